#[repr(C)]
struct Parameters { g0: f64, m1: f64, m2: f64, i1: f64, i2: f64 } // as in the header
#[repr(C)]
struct Prepared { k: [f64; 64] } // at least as many as in the header

#[link(name = "two_link")]
extern "C" {
    fn two_link_default_parameters(parameters: *mut Parameters);
    fn two_link_broken_rule(parameters: *const Parameters) -> i32;
    fn two_link_prepare(parameters: *const Parameters, prepared: *mut Prepared);
    fn two_link_mass_matrix(prepared: *const Prepared, q: *const f64, M: *mut f64);
}

fn main() {
    let mut parameters = Parameters { g0: 0.0, m1: 0.0, m2: 0.0, i1: 0.0, i2: 0.0 };
    let mut prepared = Prepared { k: [0.0; 64] };
    let (q, mut m) = ([0.3, -0.2], [0.0; 4]);
    unsafe {
        two_link_default_parameters(&mut parameters);
        parameters.m2 = 1.0;
        assert_eq!(two_link_broken_rule(&parameters), 0);
        two_link_prepare(&parameters, &mut prepared);
        two_link_mass_matrix(&prepared, q.as_ptr(), m.as_mut_ptr());
    }
    println!("{:.6} {:.6} {:.6}", m[0], m[1], m[3]);
}
