/* From the C of panda: `prepare`, and functions without friction of at most 10000 characters. */

void panda_prepare(const panda_parameters *parameters, panda_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void panda_mass_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double M[restrict 49])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const double v1_angle[4] = {q[3], q[5], v0, q[4]};
    double v1_sine[4];
    double v1_cosine[4];
    panda_sincos(4U, v1_angle, v1_sine, v1_cosine);
    double v9_sine[2];
    double v9_cosine[2];
    panda_sincos(2U, &q[1], v9_sine, v9_cosine);
    M[48] = 0.006684151967360946;
    /* composite bodies, base-ward */
    const double v13 = 0.0032806082595733185 * v1_cosine[2];
    const double v14 = 0.23184755269500001 + v13;
    const double v15 = (v1_sine[1] * v14) - (0.17380470556900005 * v1_cosine[1]);
    const double v16 = 2.0125235536029997 + v15;
    const double v17 = 0.0032806082595733185 * v1_sine[2];
    const double v18 = v17 - 0.067870631425;
    const double v19 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v14);
    const double v20 = v19 - 0.014653732538;
    const double v21 = (v1_sine[3] * v18) + (v1_cosine[3] * v20);
    const double v22 = v21 - 0.5527802746500001;
    const double v23 = (v1_sine[0] * v16) - (v1_cosine[0] * v22);
    const double v24 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const double v25 = v1_cosine[1] * v24;
    const double v26 = 0.000577387053684904 * v1_cosine[2];
    const double v27 = (0.002174847060296272 * v1_cosine[2]) - (0.0013205141364616632 * v1_sine[2]);
    const double v28 = v1_sine[2] * v27;
    const double v29 = v26 - v28;
    const double v30 = (v1_sine[1] * (v29 - 0.004730348259622701)) - ((0.029497140765350635 * v1_cosine[1]) + (2.0 * v25));
    const double v31 = v1_sine[1] * v30;
    const double v32 = v31 - (0.03970275123129646 + v26);
    const double v33 = v32 + (0.165 * v23);
    const double v34 = v1_sine[0] * v32;
    const double v35 = (v1_cosine[2] * v27) + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const double v36 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const double v37 = 9.3569097314605e-05 + v36;
    const double v38 = (v1_sine[1] * v35) - (v1_cosine[1] * v37);
    const double v39 = 0.0012597535716761543 * v1_sine[2];
    const double v40 = (v39 - 0.02389827041510187) + v38;
    const double v41 = ((0.013721782605646424 + v24) + (0.384 * v19)) + (v1_cosine[1] * v30);
    const double v42 = (v1_sine[3] * v40) + (v1_cosine[3] * v41);
    const double v43 = v1_cosine[0] * v42;
    const double v44 = (v1_sine[1] * v37) + (v1_cosine[1] * v35);
    const double v45 = v1_cosine[3] * v44;
    const double v46 = 0.05313849683169709 + v29;
    M[40] = v46;
    const double v47 = v28 + v31;
    const double v48 = ((0.0030304889466540603 * v1_cosine[3]) - (2.0 * v45)) - (v1_sine[3] * ((0.04153078736086563 - v46) + v47));
    const double v49 = v1_sine[3] * v48;
    const double v50 = 0.165 * v21;
    const double v51 = v49 + v50;
    const double v52 = 0.768 * v15;
    const double v53 = v47 + v52;
    const double v54 = v51 + v53;
    const double v55 = v34 + ((v1_cosine[0] * (0.3256817453709217 + (0.165 * v15))) - (2.0 * v43));
    const double v56 = v55 + (v1_sine[0] * (0.6892538823000487 + v54));
    const double v57 = v1_sine[0] * v56;
    const double v58 = v57 - (v33 + v50);
    const double v59 = (v1_sine[0] * v22) + (v1_cosine[0] * v16);
    const double v60 = 0.316 * v59;
    const double v61 = v57 - v60;
    const double v62 = 0.0825 * v23;
    const double v63 = v62 - v60;
    const double v64 = ((v52 + 0.749763367252814) + v46) - v51;
    M[24] = v64;
    const double v65 = v63 - v64;
    const double v66 = (v1_sine[3] * v41) - (v1_cosine[3] * v40);
    M[25] = v66;
    M[31] = v66;
    const double v67 = v66 - 0.0016444875773692705;
    const double v68 = (v1_sine[3] * v20) - (v1_cosine[3] * v18);
    const double v69 = 0.0825 * v68;
    const double v70 = ((0.00239011055294907 + v44) - v69) + (v1_cosine[3] * v48);
    const double v71 = (v1_sine[0] * v67) - (v1_cosine[0] * v70);
    const double v72 = v9_sine[1] * (((((v62 + 0.7008497463952148) + v53) + v49) + v65) - v61);
    const double v73 = v72 - (v9_cosine[1] * ((0.00024382484190148615 + (0.165 * v68)) - (2.0 * v71)));
    const double v74 = v9_sine[1] * v73;
    const double v75 = (v1_sine[0] * v70) + (v1_cosine[0] * v67);
    M[17] = v75;
    M[23] = v75;
    const double v76 = (0.013297019103287584 + (0.316 * v68)) + v75;
    const double v77 = (((0.4043356361115752 - (0.316 * v23)) + (0.0825 * (v15 + v59))) - v42) - (v1_cosine[0] * v56);
    const double v78 = (v9_sine[1] * v76) - (v9_cosine[1] * v77);
    const double v79 = v9_sine[0] * (v74 + ((2.0 * v61) - (v54 + (v33 + 1.63673564001047))));
    M[0] = (0.1721381546376276 + v58) - (v9_sine[0] * (v79 + (v9_cosine[0] * (0.00796671776787104 + (2.0 * v78)))));
    const double v80 = v9_sine[0] * v9_cosine[1];
    const double v81 = (v9_sine[1] * v77) + (v9_cosine[1] * v76);
    const double v82 = (v80 * v73) + ((v9_cosine[0] * (0.0007689361029463999 + v81)) + (v9_sine[0] * ((v69 + 0.010383014241958912) - v71)));
    const double v83 = 0.13480070614822146 + v58;
    M[16] = v83;
    /* inertia matrix */
    const double v84 = v9_sine[0] * v9_sine[1];
    const double v85 = ((v9_cosine[0] * v75) + (v80 * v71)) + (v84 * v65);
    M[3] = v85;
    M[21] = v85;
    const double v86 = 0.0825 * v1_cosine[0];
    const double v87 = v86 - 0.0825;
    const double v88 = ((v1_sine[0] * v42) + (v87 * v21)) + (v1_cosine[0] * v32);
    const double v89 = 0.0825 * v1_sine[0];
    const double v90 = v89 - 0.316;
    const double v91 = (v34 + (v90 * v21)) - v43;
    const double v92 = v89 - (0.316 * v1_cosine[0]);
    const double v93 = (v92 * v68) - v66;
    const double v94 = ((v84 * v93) - (v9_cosine[0] * v88)) - (v80 * v91);
    M[4] = v94;
    M[28] = v94;
    const double v95 = v46 + (0.384 * v15);
    const double v96 = (v1_sine[3] * v95) - v45;
    const double v97 = v1_sine[3] * v15;
    const double v98 = (v1_sine[0] * v96) + ((v87 * v97) - (v1_cosine[0] * v38));
    M[19] = v98;
    M[37] = v98;
    const double v99 = ((v1_sine[0] * v38) - (v90 * v97)) + (v1_cosine[0] * v96);
    const double v100 = v86 + (0.316 * v1_sine[0]);
    const double v101 = ((v1_sine[3] * v44) - (0.0825 * v19)) + (v1_cosine[3] * v95);
    M[26] = v101;
    M[38] = v101;
    const double v102 = v1_cosine[3] * v92;
    const double v103 = ((v102 * v15) - (v100 * v19)) - v101;
    const double v104 = ((v9_cosine[0] * v98) - (v80 * v99)) + (v84 * v103);
    M[5] = v104;
    M[35] = v104;
    const double v105 = (v1_cosine[1] * v39) - v36;
    const double v106 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[2]);
    const double v107 = ((v1_sine[1] * v106) + (0.0012597535716761543 * v1_cosine[2])) - v25;
    const double v108 = (v1_sine[3] * v105) + (v1_cosine[3] * v107);
    const double v109 = (v1_sine[1] * v24) + (v1_cosine[1] * v106);
    const double v110 = v1_cosine[1] * v17;
    const double v111 = (v1_cosine[3] * v13) + (v1_sine[3] * v110);
    const double v112 = (v1_sine[0] * v108) + ((v87 * v111) - (v1_cosine[0] * v109));
    M[20] = v112;
    M[44] = v112;
    const double v113 = ((v1_sine[0] * v109) - (v90 * v111)) + (v1_cosine[0] * v108);
    const double v114 = ((v1_sine[2] * (0.0002706501814147988 * v1_sine[1])) + (v1_cosine[3] * v105)) - (v1_sine[3] * v107);
    M[27] = v114;
    M[45] = v114;
    const double v115 = (((v100 * (v1_sine[1] * v17)) - (v92 * (v1_sine[3] * v13))) + (v102 * v110)) - v114;
    const double v116 = ((v9_cosine[0] * v112) - (v80 * v113)) + (v84 * v115);
    M[6] = v116;
    M[42] = v116;
    M[8] = v74 + ((1.1168423647533403 - v63) - v65);
    const double v117 = (v9_sine[1] * v91) + (v9_cosine[1] * v93);
    M[11] = v117;
    M[29] = v117;
    const double v118 = (v9_sine[1] * v99) + (v9_cosine[1] * v103);
    M[12] = v118;
    M[36] = v118;
    const double v119 = (v9_sine[1] * v113) + (v9_cosine[1] * v115);
    M[13] = v119;
    M[43] = v119;
    const double v120 = -v82;
    M[1] = v120;
    M[7] = v120;
    const double v121 = -((v9_sine[0] * v78) - (v9_cosine[0] * v83));
    M[2] = v121;
    M[14] = v121;
    const double v122 = -v81;
    M[9] = v122;
    M[15] = v122;
    const double v123 = -((v9_sine[1] * v71) - (v9_cosine[1] * v65));
    M[10] = v123;
    M[22] = v123;
    const double v124 = -v88;
    M[18] = v124;
    M[30] = v124;
    M[32] = -v32;
    /* composite bodies, base-ward */
    const double v125 = -v38;
    M[33] = v125;
    M[39] = v125;
    const double v126 = -v109;
    M[34] = v126;
    M[46] = v126;
    const double v127 = -v36;
    M[41] = v127;
    M[47] = v127;
}

void panda_gravity(const panda_prepared *restrict prepared, const double q[restrict 7], double g[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const double v1_angle[4] = {q[2], q[1], q[3], q[5]};
    double v1_sine[4];
    double v1_cosine[4];
    panda_sincos(4U, v1_angle, v1_sine, v1_cosine);
    const double v9_angle[2] = {q[4], v0};
    double v9_sine[2];
    double v9_cosine[2];
    panda_sincos(2U, v9_angle, v9_sine, v9_cosine);
    /* inertia forces of the links */
    const double v13 = v1_sine[1] * v1_cosine[0];
    const double v14 = 9.81 * v13;
    const double v15 = 9.81 * v1_cosine[1];
    const double v16 = (v1_cosine[2] * v15) + (v1_sine[2] * v14);
    const double v17 = (v1_sine[2] * v15) - (v1_cosine[2] * v14);
    const double v18 = v1_sine[1] * v1_sine[0];
    const double v19 = 9.81 * v18;
    const double v20 = (v9_cosine[0] * v17) + (v9_sine[0] * v19);
    const double v21 = (v1_sine[3] * v20) - (v1_cosine[3] * v16);
    const double v22 = 0.0032806082595733185 * v9_sine[1];
    const double v23 = (v9_cosine[0] * v19) - (v9_sine[0] * v17);
    const double v24 = (0.17380470556900005 * v23) + (v22 * v21);
    const double v25 = (v1_sine[3] * v16) + (v1_cosine[3] * v20);
    const double v26 = v22 * v25;
    const double v27 = 0.0032806082595733185 * v9_cosine[1];
    const double v28 = 0.23184755269500001 + v27;
    const double v29 = v26 + (v28 * v23);
    const double v30 = (v1_sine[3] * v29) - ((v1_cosine[3] * v24) + (0.067870631425 * v16));
    const double v31 = (v28 * v21) - (0.17380470556900005 * v25);
    const double v32 = v31 + (0.014653732538 * v16);
    const double v33 = ((v9_cosine[0] * v32) + ((2.012523553603 * v17) + (0.5527802746500001 * v16))) - (v9_sine[0] * v30);
    const double v34 = (7.3266765863443215 * v1_cosine[1]) - v33;
    const double v35 = ((v9_cosine[0] * v30) + (19.742856060845433 * v18)) + (v9_sine[0] * v32);
    const double v36 = ((v1_sine[3] * v24) - ((0.067870631425 * v20) + (0.014653732538 * v23))) + (v1_cosine[3] * v29);
    g[4] = v36;
    const double v37 = (5.422774494316502 * v18) - v36;
    const double v38 = (((0.27690780075318017 * v13) + (7.3266765863443215 * v18)) - (v1_cosine[2] * v37)) - (v1_sine[2] * v35);
    g[2] = v38;
    const double v39 = ((0.27690780075318017 * v1_cosine[1]) + (v1_sine[2] * v37)) - (v1_cosine[2] * v35);
    g[0] = ((v1_cosine[1] * v38) - (v18 * v34)) - (v13 * v39);
    g[1] = (((0.01993386669246 * v1_cosine[1]) - (32.80954542685273 * v1_sine[1])) + (v1_sine[0] * v39)) - (v1_cosine[0] * v34);
    g[3] = -v33;
    g[5] = -v31;
    g[6] = -(v26 + (v27 * v23));
}

void panda_kinetic_energy(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double *restrict T)
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    panda_sincos(4U, &q[1], v0_sine, v0_cosine);
    double v8_sine[2];
    double v8_cosine[2];
    panda_sincos(2U, &q[5], v8_sine, v8_cosine);
    /* angular velocities of the links, tip-ward */
    const double v12 = qd[0] * v0_sine[0];
    const double v13 = (qd[1] * v0_sine[1]) - (v0_cosine[1] * v12);
    const double v14 = qd[0] * v0_cosine[0];
    const double v15 = qd[2] + v14;
    const double v16 = (v0_sine[2] * v15) + (v0_cosine[2] * v13);
    const double v17 = (v0_sine[2] * v13) - (v0_cosine[2] * v15);
    const double v18 = 0.316 * v13;
    const double v19 = (0.0825 * v15) - v18;
    const double v20 = (v19 + (0.0825 * v17)) - (0.384 * v16);
    const double v21 = (v0_sine[1] * v12) + (qd[1] * v0_cosine[1]);
    const double v22 = 0.316 * v21;
    const double v23 = 0.0825 * v21;
    const double v24 = (v0_sine[2] * v23) - (v0_cosine[2] * v22);
    const double v25 = qd[3] - v21;
    const double v26 = v24 + (0.384 * v25);
    const double v27 = (v0_cosine[3] * v26) - (v0_sine[3] * v20);
    const double v28 = (v0_sine[2] * v22) + (v0_cosine[2] * v23);
    const double v29 = v28 + (0.0825 * v25);
    const double v30 = (v8_sine[0] * v27) - (v8_cosine[0] * v29);
    const double v31 = (v8_cosine[0] * v27) + (v8_sine[0] * v29);
    const double v32 = (v0_cosine[3] * v25) + (v0_sine[3] * v16);
    const double v33 = (v0_sine[3] * v25) - (v0_cosine[3] * v16);
    const double v34 = v32 * ((0.094243372804 * v27) + (((0.0030304889466540603 * v33) - (0.03146037232526039 * v32)) - (0.029307465076 * v29)));
    const double v35 = (v17 * (0.03239943042445132 * v17)) - (v18 * ((0.429417246416 * v13) - (3.228604 * v18)));
    const double v36 = v35 + (v21 * (((0.052878381999606115 * v21) - (0.016496666281351487 * v13)) - (0.429417246416 * v22)));
    const double v37 = v25 * ((0.74928881601 * v24) + ((0.003288975154738541 * v17) + (0.07758614905253959 * v25)));
    const double v38 = (v36 + (v24 * ((3.587895 * v24) + (0.19700413866 * v17)))) + v37;
    const double v39 = (v38 + (v33 * ((0.10068694498 * v29) + (0.03942757095803552 * v33)))) - v34;
    const double v40 = qd[4] - v17;
    const double v41 = (v8_sine[0] * v33) + (v8_cosine[0] * v40);
    const double v42 = qd[5] + v32;
    const double v43 = (v0_cosine[3] * v20) + (v0_sine[3] * v26);
    const double v44 = v41 * (((0.20048323339000002 * v43) + ((0.010567766133106952 * v41) + (0.00018713819462921 * v42))) + (0.035054317870000004 * v31));
    const double v45 = (v39 + (1.225946 * ((v27 * v27) + (v29 * v29)))) + v44;
    const double v46 = v45 + (1.666555 * ((v31 * v31) + (v30 * v30)));
    const double v47 = v43 + (0.088 * v41);
    const double v48 = (v8_sine[1] * v31) - (v8_cosine[1] * v47);
    const double v49 = (v8_cosine[0] * v33) - (v8_sine[0] * v40);
    const double v50 = (v8_sine[1] * v42) - (v8_cosine[1] * v49);
    const double v51 = (v8_cosine[1] * v31) + (v8_sine[1] * v47);
    const double v52 = (v8_cosine[1] * v42) + (v8_sine[1] * v49);
    const double v53 = qd[6] - v41;
    const double v54 = v52 * (((0.002511073196545797 * v53) - (0.029212399412428362 * v52)) + (0.3005558972680001 * v51));
    const double v55 = (v13 * (0.05649492601407083 * v13)) + (v14 * (0.02812428471219496 * v14));
    const double v56 = qd[1] * (((0.026534991901690206 * qd[1]) - (0.02052220364201634 * v12)) - (0.0015378722058927998 * v14));
    const double v57 = (v55 + (v12 * ((0.008503511624021552 * v12) - (0.00796671776787104 * v14)))) + v56;
    const double v58 = ((v22 * (3.228604 * v22)) + v57) + (0.3815367543 * ((v25 * v28) + (v17 * v19)));
    const double v59 = v58 + (3.587895 * ((v28 * v28) + (v19 * v19)));
    const double v60 = (((0.008754514243679167 * v21) - (0.01824920229252011 * v15)) + (0.01097529621312451 * v13)) + (0.253458328416 * v22);
    const double v61 = (((0.007810710052552201 * v25) - (0.0554316863472517 * v17)) + (0.06767727025085991 * v16)) - (0.74928881601 * v19);
    const double v62 = (v59 - (v15 * (v60 + (0.177689449744 * v18)))) + (v16 * (v61 + (0.19700413866 * v28)));
    const double v63 = v62 + (v43 * ((2.892501 * v43) - (0.094243372804 * v33)));
    const double v64 = (0.029307465076 * v43) + (((0.004328104104196259 * v32) - (0.00920049103512621 * v33)) - (0.010869510762828563 * v40));
    const double v65 = v49 * (((0.04705351387 * v43) + ((0.00304822180576663 * v41) - (0.0024804603581707898 * v49))) + (0.035054317870000004 * v30));
    const double v66 = ((v63 - (v40 * (v64 - (0.10068694498 * v27)))) - v65) - v54;
    const double v67 = v66 + (v46 - (v48 * ((0.3005558972680001 * v50) - (1.495522 * v48))));
    const double v68 = v30 + (0.088 * v42);
    const double v69 = v50 * ((0.03163334319094959 * v50) + (0.0007827825633684959 * v52));
    const double v70 = v42 * (((0.04705351387 * v31) - ((0.011794560230238952 * v42) + (0.00020751783443736984 * v49))) - (0.20048323339000002 * v30));
    const double v71 = (v69 - (v68 * ((0.004068879917323594 * v50) - (0.005147210742676412 * v52)))) - v70;
    const double v72 = v53 * ((((0.001930610339838224 * v50) - (0.006684151967360946 * v53)) - (0.005147210742676412 * v48)) - (0.004068879917323594 * v51));
    const double v73 = 0.5 * (v67 + ((v71 + (1.495522 * ((v68 * v68) + (v51 * v51)))) - v72));
    *T = (qd[0] * (qd[0] * 0.004606581888605611)) + v73;
}

void panda_potential_energy(const panda_prepared *restrict prepared, const double q[restrict 7], double *restrict V)
{
    (void)prepared;
    const double v0_angle[4] = {q[6], q[5], q[4], q[3]};
    double v0_sine[4];
    double v0_cosine[4];
    panda_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8_angle[2] = {q[2], q[1]};
    double v8_sine[2];
    double v8_cosine[2];
    panda_sincos(2U, v8_angle, v8_sine, v8_cosine);
    const double v12 = ((0.002034439958661797 * v0_sine[0]) - 0.23184755269500001) - (0.002573605371338206 * v0_cosine[0]);
    const double v13 = ((0.17380470556900005 * v0_sine[1]) - 0.014653732538) - (v0_cosine[1] * v12);
    const double v14 = ((0.002573605371338206 * v0_sine[0]) - 0.067870631425) + (0.002034439958661797 * v0_cosine[0]);
    const double v15 = ((v0_sine[2] * v14) - 0.5527802746500001) + (v0_cosine[2] * v13);
    const double v16 = ((0.17380470556900005 * v0_cosine[1]) - 2.0125235536030006) + (v0_sine[1] * v12);
    const double v17 = 0.002031994566 + (v8_sine[0] * ((0.028227094878000014 - (v0_cosine[2] * v14)) + (v0_sine[2] * v13)));
    const double v18 = v8_sine[1] * (v17 - (v8_cosine[0] * ((0.7468579598720001 + (v0_sine[3] * v16)) + (v0_cosine[3] * v15))));
    *V = 9.81 * ((5.365065983920002 - (v8_cosine[1] * (((v0_cosine[3] * v16) - 3.3445000435120007) - (v0_sine[3] * v15)))) + v18);
}

void panda_position_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[4] = {q[5], q[4], q[3], q[2]};
    double v0_sine[4];
    double v0_cosine[4];
    panda_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8_angle[2] = {q[1], q[0]};
    double v8_sine[2];
    double v8_cosine[2];
    panda_sincos(2U, v8_angle, v8_sine, v8_cosine);
    const double v12 = (0.107 * v0_sine[0]) + (0.088 * v0_cosine[0]);
    const double v13 = (v0_cosine[1] * v12) - 0.0825;
    const double v14 = (0.384 + (0.088 * v0_sine[0])) - (0.107 * v0_cosine[0]);
    const double v15 = ((v0_sine[2] * v14) - 0.0825) - (v0_cosine[2] * v13);
    const double v16 = v0_sine[1] * v12;
    const double v17 = (v0_cosine[3] * v15) + (v0_sine[3] * v16);
    const double v18 = (0.316 + (v0_cosine[2] * v14)) + (v0_sine[2] * v13);
    const double v19 = (v8_sine[0] * v18) - (v8_cosine[0] * v17);
    const double v20 = (v0_cosine[3] * v16) - (v0_sine[3] * v15);
    x[0] = (v8_cosine[1] * v19) - (v8_sine[1] * v20);
    x[1] = (v8_cosine[1] * v20) + (v8_sine[1] * v19);
    x[2] = (0.333 + (v8_cosine[0] * v18)) + (v8_sine[0] * v17);
}

void panda_rotation_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[4] = {q[3], q[5], q[4], q[1]};
    double v0_sine[4];
    double v0_cosine[4];
    panda_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8_angle[3] = {q[2], q[6], q[0]};
    double v8_sine[3];
    double v8_cosine[3];
    panda_sincos(3U, v8_angle, v8_sine, v8_cosine);
    const double v14 = v0_cosine[0] * v0_cosine[3];
    const double v15 = v0_sine[0] * v0_sine[3];
    const double v16 = v15 + (v8_cosine[0] * v14);
    const double v17 = v0_cosine[2] * v8_sine[0];
    const double v18 = (v0_sine[2] * v16) + (v0_cosine[3] * v17);
    const double v19 = v0_sine[2] * v8_sine[0];
    const double v20 = (v0_cosine[0] * v19) - (v0_cosine[2] * v8_cosine[0]);
    const double v21 = (v8_cosine[2] * v18) - (v8_sine[2] * v20);
    const double v22 = (v0_cosine[3] * v19) - (v0_cosine[2] * v16);
    const double v23 = (v0_sine[2] * v8_cosine[0]) + (v0_cosine[0] * v17);
    const double v24 = (v8_cosine[2] * v22) + (v8_sine[2] * v23);
    const double v25 = v0_cosine[0] * v0_sine[3];
    const double v26 = v0_sine[0] * v0_cosine[3];
    const double v27 = (v8_cosine[0] * v26) - v25;
    const double v28 = v0_sine[0] * v8_sine[0];
    const double v29 = (v8_cosine[2] * v27) - (v8_sine[2] * v28);
    const double v30 = (v0_cosine[1] * v24) + (v0_sine[1] * v29);
    R[0] = (v8_sine[1] * v21) - (v8_cosine[1] * v30);
    R[1] = (v8_sine[1] * v30) + (v8_cosine[1] * v21);
    R[2] = (v0_cosine[1] * v29) - (v0_sine[1] * v24);
    const double v31 = (v8_cosine[2] * v20) + (v8_sine[2] * v18);
    const double v32 = (v8_cosine[2] * v23) - (v8_sine[2] * v22);
    const double v33 = (v8_sine[2] * v27) + (v8_cosine[2] * v28);
    const double v34 = (v0_cosine[1] * v32) - (v0_sine[1] * v33);
    R[3] = (v8_sine[1] * v31) + (v8_cosine[1] * v34);
    R[4] = (v8_cosine[1] * v31) - (v8_sine[1] * v34);
    R[5] = (v0_cosine[1] * v33) + (v0_sine[1] * v32);
    const double v35 = v26 - (v8_cosine[0] * v25);
    const double v36 = (v0_sine[2] * v35) - (v0_sine[3] * v17);
    const double v37 = (v0_cosine[2] * v35) + (v0_sine[3] * v19);
    const double v38 = v14 + (v8_cosine[0] * v15);
    const double v39 = (v0_cosine[1] * v37) + (v0_sine[1] * v38);
    R[6] = (v8_sine[1] * v36) + (v8_cosine[1] * v39);
    R[7] = (v8_cosine[1] * v36) - (v8_sine[1] * v39);
    R[8] = (v0_sine[1] * v37) - (v0_cosine[1] * v38);
}

void panda_jacobian_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double J[restrict 42])
{
    (void)prepared;
    const double v0_angle[4] = {q[0], q[2], q[1], q[3]};
    double v0_sine[4];
    double v0_cosine[4];
    panda_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8_angle[2] = {q[5], q[4]};
    double v8_sine[2];
    double v8_cosine[2];
    panda_sincos(2U, v8_angle, v8_sine, v8_cosine);
    J[29] = v0_cosine[0];
    J[37] = v0_cosine[2];
    const double v12 = v0_cosine[1] * v0_sine[0];
    const double v13 = v0_sine[1] * v0_cosine[0];
    const double v14 = v13 + (v0_cosine[2] * v12);
    const double v15 = v0_sine[2] * v0_sine[0];
    J[30] = v15;
    const double v16 = 0.316 * v15;
    const double v17 = v16 + (0.0825 * v14);
    const double v18 = (v0_cosine[3] * v14) + (v0_sine[3] * v15);
    const double v19 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    J[32] = v19;
    const double v20 = ((0.0825 * v18) - v17) - (0.384 * v19);
    const double v21 = 0.088 * v8_sine[0];
    const double v22 = v0_sine[1] * v0_sine[0];
    const double v23 = v0_cosine[1] * v0_cosine[0];
    const double v24 = v23 - (v0_cosine[2] * v22);
    const double v25 = (v8_cosine[1] * v18) + (v8_sine[1] * v24);
    const double v26 = 0.088 * v8_cosine[0];
    const double v27 = (v26 * v25) + ((v21 * v19) - v20);
    const double v28 = (v8_cosine[0] * v19) - (v8_sine[0] * v25);
    const double v29 = (0.107 * v28) - v27;
    J[0] = v29;
    const double v30 = v0_sine[2] * v0_cosine[1];
    const double v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    J[39] = v31;
    const double v32 = (v0_cosine[3] * v30) - (v0_sine[3] * v0_cosine[2]);
    const double v33 = 0.333 + (0.316 * v0_cosine[2]);
    const double v34 = (0.0825 * v30) - v33;
    const double v35 = ((0.0825 * v32) - v34) + (0.384 * v31);
    const double v36 = v0_sine[2] * v0_sine[1];
    const double v37 = (v8_sine[1] * v36) - (v8_cosine[1] * v32);
    const double v38 = (v35 + (v21 * v31)) + (v26 * v37);
    const double v39 = (v8_cosine[0] * v31) - (v8_sine[0] * v37);
    const double v40 = (0.107 * v39) - v38;
    const double v41 = 0.333 + v40;
    J[1] = -(v0_cosine[0] * v41);
    const double v42 = v33 + v40;
    const double v43 = v16 + v29;
    J[2] = (v0_cosine[2] * v43) - (v15 * v42);
    const double v44 = v17 + v29;
    const double v45 = v34 - v40;
    J[3] = -((v24 * v45) + (v36 * v44));
    const double v46 = v20 - v29;
    const double v47 = v35 + v40;
    J[4] = -((v19 * v47) + (v31 * v46));
    const double v48 = (v8_sine[1] * v32) + (v8_cosine[1] * v36);
    const double v49 = (v8_cosine[1] * v24) - (v8_sine[1] * v18);
    J[5] = (v49 * v47) + (v48 * v46);
    const double v50 = v27 + v29;
    const double v51 = v38 + v40;
    J[6] = (v28 * v51) - (v39 * v50);
    const double v52 = (v0_cosine[2] * v23) - v22;
    const double v53 = v0_sine[2] * v0_cosine[0];
    J[23] = v53;
    const double v54 = 0.316 * v53;
    const double v55 = v54 + (0.0825 * v52);
    const double v56 = (v0_cosine[3] * v52) + (v0_sine[3] * v53);
    const double v57 = (v0_cosine[3] * v53) - (v0_sine[3] * v52);
    J[25] = v57;
    const double v58 = ((0.0825 * v56) - v55) - (0.384 * v57);
    const double v59 = v12 + (v0_cosine[2] * v13);
    J[24] = v59;
    const double v60 = (v8_cosine[1] * v56) - (v8_sine[1] * v59);
    const double v61 = (v26 * v60) + ((v21 * v57) - v58);
    const double v62 = (v8_cosine[0] * v57) - (v8_sine[0] * v60);
    const double v63 = (0.107 * v62) - v61;
    J[7] = -v63;
    J[8] = -(v0_sine[0] * v41);
    const double v64 = v54 + v63;
    J[9] = (v53 * v42) - (v0_cosine[2] * v64);
    const double v65 = v55 + v63;
    J[10] = (v36 * v65) - (v59 * v45);
    const double v66 = v58 - v63;
    J[11] = (v31 * v66) + (v57 * v47);
    const double v67 = (v8_cosine[1] * v59) + (v8_sine[1] * v56);
    J[26] = v67;
    J[12] = (v67 * v47) - (v48 * v66);
    const double v68 = v61 + v63;
    J[13] = (v39 * v68) - (v62 * v51);
    J[14] = 0.0;
    J[21] = 0.0;
    J[28] = 0.0;
    J[36] = 0.0;
    J[15] = (v0_cosine[0] * v63) + (v0_sine[0] * v29);
    J[16] = (v15 * v64) - (v53 * v43);
    J[17] = -((v24 * v65) + (v59 * v44));
    J[18] = (v57 * v46) - (v19 * v66);
    J[19] = (v67 * v46) + (v49 * v66);
    J[20] = (v62 * v50) - (v28 * v68);
    J[22] = -v0_sine[0];
    J[27] = -v62;
    J[31] = -v24;
    J[33] = -v49;
    J[34] = -v28;
    J[35] = 1.0;
    J[38] = -v36;
    J[40] = -v48;
    J[41] = -v39;
}

void panda_influence_rotational_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double G[restrict 21], double H[restrict 147])
{
    (void)prepared;
    double v0_sine[4];
    double v0_cosine[4];
    panda_sincos(4U, q, v0_sine, v0_cosine);
    double v8_sine[2];
    double v8_cosine[2];
    panda_sincos(2U, &q[4], v8_sine, v8_cosine);
    G[8] = v0_cosine[0];
    G[16] = v0_cosine[1];
    G[0] = 0.0;
    G[7] = 0.0;
    G[15] = 0.0;
    H[0] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    for (size_t k = 14U; k < 17U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 21U; k < 25U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 28U; k < 33U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 35U; k < 41U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 42U; k < 50U; k++) {
        H[k] = 0.0;
    }
    H[56] = 0.0;
    H[57] = 0.0;
    for (size_t k = 63U; k < 66U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 70U; k < 74U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 77U; k < 82U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 84U; k < 90U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 91U; k < 107U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 112U; k < 115U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 119U; k < 123U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 126U; k < 131U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 133U; k < 139U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 140U; k < 147U; k++) {
        H[k] = 0.0;
    }
    const double v12 = -v0_sine[0];
    G[1] = v12;
    H[50] = v12;
    const double v13 = v0_sine[1] * v0_cosine[0];
    G[2] = v13;
    H[51] = v13;
    const double v14 = v0_cosine[1] * v0_cosine[0];
    H[9] = v14;
    const double v15 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v14);
    G[3] = v15;
    H[52] = v15;
    const double v16 = (v0_sine[2] * v0_sine[0]) - (v0_cosine[2] * v14);
    const double v17 = (v0_cosine[3] * v13) + (v0_sine[3] * v16);
    G[4] = v17;
    H[53] = v17;
    const double v18 = (v0_sine[3] * v13) - (v0_cosine[3] * v16);
    const double v19 = (v8_cosine[0] * v15) + (v8_sine[0] * v18);
    G[5] = v19;
    H[54] = v19;
    const double v20 = v8_sine[1] * v8_sine[0];
    const double v21 = v8_sine[1] * v8_cosine[0];
    const double v22 = ((v21 * v18) - (v20 * v15)) - (v8_cosine[1] * v17);
    G[6] = v22;
    H[55] = v22;
    const double v23 = v0_sine[1] * v0_sine[0];
    G[9] = v23;
    const double v24 = v0_cosine[1] * v0_sine[0];
    H[58] = v24;
    const double v25 = (v0_sine[2] * v24) - (v0_cosine[2] * v0_cosine[0]);
    G[10] = v25;
    const double v26 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v24);
    const double v27 = (v0_cosine[3] * v23) - (v0_sine[3] * v26);
    G[11] = v27;
    const double v28 = (v0_sine[3] * v23) + (v0_cosine[3] * v26);
    const double v29 = (v8_cosine[0] * v25) + (v8_sine[0] * v28);
    G[12] = v29;
    const double v30 = ((v21 * v28) - (v20 * v25)) - (v8_cosine[1] * v27);
    G[13] = v30;
    G[14] = 1.0;
    const double v31 = v0_sine[1] * v0_sine[2];
    G[17] = -v31;
    const double v32 = v0_sine[1] * v0_cosine[2];
    const double v33 = (v0_cosine[3] * v0_cosine[1]) + (v0_sine[3] * v32);
    G[18] = v33;
    const double v34 = (v0_cosine[3] * v32) - (v0_sine[3] * v0_cosine[1]);
    const double v35 = (v8_sine[0] * v34) + (v8_cosine[0] * v31);
    G[19] = -v35;
    const double v36 = ((v31 * v20) - (v8_cosine[1] * v33)) - (v21 * v34);
    G[20] = v36;
    H[1] = -v0_cosine[0];
    H[2] = -v23;
    H[3] = -v25;
    H[4] = -v27;
    H[5] = -v29;
    H[6] = -v30;
    H[10] = -(v0_sine[2] * v13);
    H[11] = v0_cosine[0] * v33;
    H[12] = -(v0_cosine[0] * v35);
    H[13] = v0_cosine[0] * v36;
    H[17] = -((v0_cosine[1] * v25) + (v31 * v23));
    H[18] = (v23 * v33) - (v0_cosine[1] * v27);
    H[19] = -((v0_cosine[1] * v29) + (v23 * v35));
    H[20] = (v23 * v36) - (v0_cosine[1] * v30);
    H[25] = (v33 * v25) + (v31 * v27);
    H[26] = (v31 * v29) - (v25 * v35);
    H[27] = (v25 * v36) + (v31 * v30);
    H[33] = -((v35 * v27) + (v33 * v29));
    H[34] = (v27 * v36) - (v33 * v30);
    H[41] = (v35 * v30) + (v29 * v36);
    H[59] = -(v0_sine[2] * v23);
    H[60] = v0_sine[0] * v33;
    H[61] = -(v0_sine[0] * v35);
    H[62] = v0_sine[0] * v36;
    H[66] = (v0_cosine[1] * v15) + (v31 * v13);
    H[67] = (v0_cosine[1] * v17) - (v13 * v33);
    H[68] = (v0_cosine[1] * v19) + (v13 * v35);
    H[69] = (v0_cosine[1] * v22) - (v13 * v36);
    H[74] = -((v33 * v15) + (v31 * v17));
    H[75] = (v15 * v35) - (v31 * v19);
    H[76] = -((v15 * v36) + (v31 * v22));
    H[82] = (v35 * v17) + (v33 * v19);
    H[83] = (v33 * v22) - (v17 * v36);
    H[90] = -((v35 * v22) + (v19 * v36));
    H[107] = -((v0_sine[0] * v23) + (v0_cosine[0] * v13));
    H[108] = -((v0_sine[0] * v25) + (v0_cosine[0] * v15));
    H[109] = -((v0_sine[0] * v27) + (v0_cosine[0] * v17));
    H[110] = -((v0_sine[0] * v29) + (v0_cosine[0] * v19));
    H[111] = -((v0_sine[0] * v30) + (v0_cosine[0] * v22));
    H[115] = (v13 * v25) - (v23 * v15);
    H[116] = (v13 * v27) - (v23 * v17);
    H[117] = (v13 * v29) - (v23 * v19);
    H[118] = (v13 * v30) - (v23 * v22);
    H[123] = (v15 * v27) - (v25 * v17);
    H[124] = (v15 * v29) - (v25 * v19);
    H[125] = (v15 * v30) - (v25 * v22);
    H[131] = (v17 * v29) - (v27 * v19);
    H[132] = (v17 * v30) - (v27 * v22);
    H[139] = (v19 * v30) - (v29 * v22);
}

void panda_stiffness_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double K[restrict 49])
{
    (void)prepared;
    const double v0_angle[4] = {q[2], q[1], q[3], q[4]};
    double v0_sine[4];
    double v0_cosine[4];
    panda_sincos(4U, v0_angle, v0_sine, v0_cosine);
    const double v8_angle[3] = {q[5], q[6], q[0]};
    double v8_sine[3];
    double v8_cosine[3];
    panda_sincos(3U, v8_angle, v8_sine, v8_cosine);
    for (size_t k = 0U; k < 8U; k++) {
        K[k] = 0.0;
    }
    K[14] = 0.0;
    K[21] = 0.0;
    K[28] = 0.0;
    K[35] = 0.0;
    K[42] = 0.0;
    const double v14 = v0_sine[1] * v0_cosine[0];
    const double v15 = (v0_sine[2] * v0_cosine[1]) - (v0_cosine[2] * v14);
    const double v16 = v0_sine[1] * v0_sine[0];
    const double v17 = (v0_sine[3] * v16) + (v0_cosine[3] * v15);
    const double v18 = (v0_cosine[2] * v0_cosine[1]) + (v0_sine[2] * v14);
    const double v19 = (v8_sine[0] * v18) + (v8_cosine[0] * v17);
    const double v20 = (0.002573605371338206 * v8_cosine[1]) - (0.002034439958661797 * v8_sine[1]);
    const double v21 = 0.23184755269500001 + v20;
    const double v22 = (v8_cosine[0] * v18) - (v8_sine[0] * v17);
    const double v23 = (0.17380470556900005 * v22) - (v21 * v19);
    const double v24 = (v0_cosine[3] * v16) - (v0_sine[3] * v15);
    const double v25 = (0.002573605371338206 * v8_sine[1]) + (0.002034439958661797 * v8_cosine[1]);
    const double v26 = v25 - 0.067870631425;
    const double v27 = v23 + ((0.014653732538 * v17) + (v26 * v24));
    const double v28 = v27 + ((0.5527802746500001 * v15) - (2.012523553603 * v18));
    const double v29 = v28 + ((0.7468579598720001 * v14) - (0.028227094878000014 * v16));
    const double v30 = (9.81 * v29) - ((32.80954542685272 * v0_cosine[1]) + (0.01993386669246 * v0_sine[1]));
    K[8] = ((v8_cosine[2] * v8_cosine[2]) + (v8_sine[2] * v8_sine[2])) * v30;
    const double v31 = v0_sine[0] * v0_cosine[1];
    const double v32 = (v8_sine[2] * v31) - (v0_cosine[0] * v8_cosine[2]);
    const double v33 = v0_cosine[0] * v0_cosine[1];
    const double v34 = (v0_sine[0] * v8_cosine[2]) + (v8_sine[2] * v33);
    const double v35 = v0_sine[1] * v8_sine[2];
    const double v36 = (v0_sine[2] * v35) + (v0_cosine[2] * v34);
    const double v37 = (v0_cosine[3] * v36) - (v0_sine[3] * v32);
    const double v38 = (v0_cosine[3] * v32) + (v0_sine[3] * v36);
    const double v39 = (v0_sine[2] * v34) - (v0_cosine[2] * v35);
    const double v40 = (v8_cosine[0] * v39) + (v8_sine[0] * v37);
    const double v41 = (v8_cosine[0] * v37) - (v8_sine[0] * v39);
    const double v42 = (v21 * v41) + (0.17380470556900005 * v40);
    const double v43 = v42 + ((v26 * v38) - (0.014653732538 * v37));
    const double v44 = (0.316 * v35) + (0.0825 * v34);
    const double v45 = (((0.5527802746500001 * v36) + (2.012523553603 * v39)) - (4.3880230000000005 * v44)) - v43;
    const double v46 = 0.088844724872 * v0_cosine[1];
    const double v47 = 0.028227094878000014 * v0_cosine[1];
    const double v48 = 3.587895 * v0_cosine[1];
    const double v49 = (v0_cosine[1] * v45) + (((v47 * v32) - (v46 * v34)) - (v48 * v44));
    const double v50 = (2.520390088000001 * v0_cosine[1]) - v29;
    const double v51 = 9.81 * (v49 + (v35 * v50));
    const double v52 = (v0_cosine[0] * v8_sine[2]) + (v8_cosine[2] * v31);
    const double v53 = (v8_cosine[2] * v33) - (v0_sine[0] * v8_sine[2]);
    const double v54 = v0_sine[1] * v8_cosine[2];
    const double v55 = (v0_sine[2] * v54) + (v0_cosine[2] * v53);
    const double v56 = (v0_cosine[3] * v55) - (v0_sine[3] * v52);
    const double v57 = (v0_cosine[3] * v52) + (v0_sine[3] * v55);
    const double v58 = (v0_sine[2] * v53) - (v0_cosine[2] * v54);
    const double v59 = (v8_cosine[0] * v58) + (v8_sine[0] * v56);
    const double v60 = (v8_cosine[0] * v56) - (v8_sine[0] * v58);
    const double v61 = (v21 * v60) + (0.17380470556900005 * v59);
    const double v62 = v61 + ((v26 * v57) - (0.014653732538 * v56));
    const double v63 = (0.316 * v54) + (0.0825 * v53);
    const double v64 = (((0.5527802746500001 * v55) + (2.012523553603 * v58)) - (4.3880230000000005 * v63)) - v62;
    const double v65 = (v0_cosine[1] * v64) + (((v47 * v52) - (v46 * v53)) - (v48 * v63));
    const double v66 = 9.81 * (v65 + (v54 * v50));
    const double v67 = (v8_sine[2] * v66) - (v8_cosine[2] * v51);
    K[9] = v67;
    K[15] = v67;
    const double v68 = 9.81 * v16;
    const double v69 = 43.046505630000006 * v16;
    const double v70 = 9.81 * v28;
    const double v71 = ((v68 * v45) + (v69 * v44)) + (v32 * v70);
    const double v72 = ((v68 * v64) + (v69 * v63)) + (v52 * v70);
    const double v73 = -((v8_sine[2] * v72) - (v8_cosine[2] * v71));
    K[10] = v73;
    K[22] = v73;
    const double v74 = 9.81 * v18;
    const double v75 = 9.81 * v27;
    const double v76 = (v74 * v43) - (v39 * v75);
    const double v77 = (v74 * v62) - (v58 * v75);
    const double v78 = -((v8_sine[2] * v77) - (v8_cosine[2] * v76));
    K[11] = v78;
    K[29] = v78;
    const double v79 = 9.81 * v24;
    const double v80 = 9.81 * v23;
    const double v81 = (v38 * v80) - (v79 * v42);
    const double v82 = (v57 * v80) - (v79 * v61);
    const double v83 = -((v8_sine[2] * v82) - (v8_cosine[2] * v81));
    K[12] = v83;
    K[36] = v83;
    const double v84 = (v25 * v79) - ((9.81 * v20) * v19);
    const double v85 = 9.81 * v22;
    const double v86 = v25 * v85;
    const double v87 = v20 * v85;
    const double v88 = ((v38 * v86) - (v40 * v84)) + (v41 * v87);
    const double v89 = ((v57 * v86) - (v59 * v84)) + (v60 * v87);
    const double v90 = (v8_sine[2] * v89) - (v8_cosine[2] * v88);
    K[13] = v90;
    K[43] = v90;
    K[16] = -((v54 * v66) + (v35 * v51));
    const double v91 = (v54 * v72) + (v35 * v71);
    K[17] = v91;
    K[23] = v91;
    const double v92 = (v54 * v77) + (v35 * v76);
    K[18] = v92;
    K[30] = v92;
    const double v93 = (v54 * v82) + (v35 * v81);
    K[19] = v93;
    K[37] = v93;
    const double v94 = -((v54 * v89) + (v35 * v88));
    K[20] = v94;
    K[44] = v94;
    K[24] = (v52 * v72) + (v32 * v71);
    const double v95 = (v52 * v77) + (v32 * v76);
    K[25] = v95;
    K[31] = v95;
    const double v96 = (v52 * v82) + (v32 * v81);
    K[26] = v96;
    K[38] = v96;
    const double v97 = -((v52 * v89) + (v32 * v88));
    K[27] = v97;
    K[45] = v97;
    K[32] = -((v58 * v77) + (v39 * v76));
    const double v98 = -((v58 * v82) + (v39 * v81));
    K[33] = v98;
    K[39] = v98;
    const double v99 = (v58 * v89) + (v39 * v88);
    K[34] = v99;
    K[46] = v99;
    K[40] = (v57 * v82) + (v38 * v81);
    const double v100 = -((v57 * v89) + (v38 * v88));
    K[41] = v100;
    K[47] = v100;
    K[48] = -((v59 * v89) + (v40 * v88));
}

void panda_damping_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double D[restrict 49])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 49U; k++) {
        D[k] = 0.0;
    }
}
