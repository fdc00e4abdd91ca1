const arm = "./libtwo_link.so"
parameters = zeros(5)    # g0, m1, m2, I1, I2: as many as in the header
prepared = zeros(64)     # at least as many as in the header
q, M = [0.3, -0.2], zeros(2, 2)

ccall((:two_link_default_parameters, arm), Cvoid, (Ptr{Cdouble},), parameters)
parameters[3] = 1.0      # m2
@assert ccall((:two_link_broken_rule, arm), Cint, (Ptr{Cdouble},), parameters) == 0
ccall((:two_link_prepare, arm), Cvoid, (Ptr{Cdouble}, Ptr{Cdouble}), parameters, prepared)
ccall((:two_link_mass_matrix, arm), Cvoid, (Ptr{Cdouble}, Ptr{Cdouble}, Ptr{Cdouble}), prepared, q, M)
println(join(round.([M[1, 1], M[1, 2], M[2, 2]]; digits=6), " "))    # symmetric: rows or columns do not matter
