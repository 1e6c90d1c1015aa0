/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
aachen 28 5v b jr 9
aadhaar 28 hi s
aadhaar_esign 28 hi m
aarhu 1x 2b 9 3p 9 5k f lg g
aba 28 v 11
aba_speech 28 v n
abandon 1s 2h v c3 b gz h ie j
abattoi 28 da k
abaya 20 ap t f8 8 n2 m
abbrevi 28 ki 9
aberdee 28 8c a
abidjan 25 4x h
abl 1z fx h ji 8
aborigi 25 79 6
abov 16 g 8 u 9 2d b 4m b 5g a 65 b 90 i aw 7 dd a ff 7 fg c k7 l ll 9 m5 r
abov_bakery 28 g d aw b
abov_belt 28 m5 p
abov_bin 28 90 t
abov_sixty 28 ff b
abroad 11 1t 9 41 i 4p p 51 h 5d f 6l a 6z b 7l 11 7p 1c 8c i 9h y 9i f 9l q bj 7 bt c dl b e8 j eg 8 f6 l g6 u ie c j6 9 je 1g lx 6 mm h
abroad_choos 25 7p e e8 9
abroad_help 28 9i 9
abroad_local 28 a2 e
abroad_parent 22 je t
abroad_send 1z g6 q
abroad_use 28 8q 7
absenc 1m j 9 96 t ca m cj a hs t j3 d jz a
absent 1r 1c c 96 o kj 8
absent_memb 28 1c c
absolut 22 49 8 g1 f
absolut_begin 28 g1 d
absorb 28 1o 9 6g h
absorbe 1x 6 l 6g u fp 1l
absorbe_box 28 fp n
absorbe_brief 25 6 c 6g d fp 8
abstrac 28 bn 9 bq h
absurd 25 g0 9 k9 b
abuela 25 g5 e lr 9
abuja 1l bt c cq 8
abus 1w 74 s ig 1n
abus_wiv 28 ig m
academy 1l i f 10 r 12 k 13 1p 15 c 2t c 7n b e3 d jz 11 l9 d lh f li p
acai 28 3v w
acc 28 hc b km c
acceler 28 id e
accent 1l 12 b 1d 9 4k a e5 o eg j f5 d h4 i hy a
accept z w c 33 d 5g b 63 b 6n b 7j c 7s f 99 7 ai b c6 9 cf 9 g3 r hc 8 hh l hi b hj 8 ho 12 j8 d kk o kp d l7 9 m3 o m4 e m8 8 mb 9 mj 9
accept_app 28 m4 h
accept_cal 25 hi c
accept_job 28 d7 8
accept_mobil 28 ho t
accept_payment 28 ho e
accept_phon 25 1l 7 kk 7
accepta 1x az g e8 d
acces 15 s f 18 h 1c k 1v f 3l m 7k 8 7m 8 7s 7 az m bf 8 c3 c dg 9 e2 d ei e f4 e f7 7 fv j g7 b ga d h5 b hs b hu b hx 9 hz d lw f m2 b mj 8
acces_card 28 18 b
acces_check 25 1c e 7s a
acces_cod 25 az v
acces_control 28 5b 9
acces_partn 28 mj d
acces_phon 22 3l j
acces_right 1w hz g
acces_wat 25 lw m
accessi 1l 35 d 94 b 9e 1n ae k ds a fo b h8 2h ki 9 mh i
accessi_check 28 h8 16
accessi_holiday 28 9e t mh c
accessi_hotel 28 9e u
accessi_plac 28 ae c
accessi_room 28 9e 8
accesso 1l 4k 14 4m e jo 18 n3 19 n6 w nb a nc 1g
accesso_brand 28 n3 f n6 8
acciden 1e 11 r 1s e 5y 9 75 b 9k 7 g4 d ka 9
acciden_recover 28 1s g
accommo 1w 51 b 52 e ag 8 ig c jb c jc b
accompa 1l o b 27 k 5l f 5u d 7p f 9i i 9l c dk r e8 b ej o ig h
accompa_first 28 9l d
accord 1n 5 b 86 d 9p i bm f hr c
accordi 1x 2m 8 30 i d6 e gr 10
account w 2g c 37 8 51 e 6n 2i 6q o 6v d 7f 1p 7k i 7r a 93 9 9i f a3 s a4 j at 7 ci 8 dj p dn i ei 1k f1 8 f4 x f6 b fl b fy 17 fz 1a g0 e g1 j g2 e g3 9 g5 b g6 g g8 e g9 l ga 8 h0 b hb 9 hc 1m hd q he a hf w hi 9 hk i hn m ho g hv j ie 9 k3 e k5 9 k6 8 kn d kv 7 kw 21 l4 p l6 v l7 m l8 8 m8 n
account_account 1z hc l kw r
account_app 20 37 f 6n b a5 d fy d
account_associa 25 6n q
account_automat 25 6n d hc d kw c
account_bank 22 fz a
account_bookkee 20 7f k 7r 8 hc 9 he 9
account_busines 28 dj b
account_card 25 6n u fz d
account_cash 28 hf a
account_client 20 h0 d kw m l7 9
account_collect 28 kw c
account_contrac 22 ei g
account_debit 25 6n 11
account_doctor 28 9i n
account_engin 28 f6 i
account_ent 28 6q 7
account_firm 20 kw 14
account_keep 28 g1 9
account_link 28 6q 7
account_low 28 a3 g
account_manag 20 l6 p
account_mark 28 fz d
account_nam 28 7f h
account_near 28 7f b 7r 9
account_nev 28 2g d
account_numb 28 k5 8
account_onc 28 6p f
account_open 1w fz d hf e
account_pap 22 6n h
account_parent 25 g0 a
account_partn 22 6v h
account_passwor 28 ei u
account_phon 28 6n l
account_practic 22 kw 1j
account_program 22 f3 d hk d
account_propert 28 6q f
account_report 28 l6 a
account_sam 28 ho 9
account_self 28 6n c g8 8
account_send 22 hk f l7 d
account_shar 28 fz h
account_smal 28 7f v
account_softwar 1z 99 8 kw e m8 r
account_sort 28 fy u
account_staf 25 hv e
account_stand 28 a3 9
account_student 28 6n c 6v b
account_tax 25 g8 a
account_updat 28 k5 8
account_vot 28 l4 m
accra 1e 5s a 6e a 8h d fb a g3 8 jb a mm d
accra_kumasi 22 4o 7 5s c
accra_nairobi 28 6e c
accredi 1v 10 j 11 e 9l d a8 c ad l
accurac 1x 3b b f0 9
accurat 1t 5j s c7 7 kj 9 mf b
accus 22 74 b ab d
ach 1z hb 9 hu a
achiev 28 e0 9
acid 1z 4j 11
acidity 1x 8f c 8k g 8n b lr a
acidity_shelf 22 8f a
acn 1u 1 c 4j s a8 17 ax e
acn_dark 28 4j d
acn_scar 28 ax d
acousti 1s d5 a df 16 e4 9 fh e go f nb w
acousti_panel 20 df j nb m
acr 1n 48 j 7y u d4 6 d7 e jf 1a mx e
acr_farm 28 jf c
acros 13 2l 7 5e a 5f 8 6i g 6k a 79 7 81 f 8e 8 97 a 9g a bd 7 bn 9 f2 9 fe 9 fl g g7 a hn d lk 9 mj a
acros_bord 25 5e g
acros_city 28 81 g mj g
acros_country 20 2l b
acros_india 1z 64 7 n9 9
acros_ontario 28 79 b
acros_own 28 97 c
acrylic 1z 10 e en 9 lf i
act 1g 12 1u 7k i 7p c dq b gp g gs e h7 b ht a hx k ip 9 k6 a l7 a
act_clas 28 12 s
act_cours 28 12 v
act_outsid 25 7k c dq d
act_school 28 12 b
action 1o 3b b cc 8 hk 9 hy f iu j
activ 1e 4j d 6r i ad 7 cs g dt e iv e jc a
activ_adult 28 ad 9
activ_old 28 jc c
activ_trad 28 6r n
activat 28 6j a i0 f
activit 1f 30 p 4i 1j 7v z 8i d 97 13 9r 9 ec q fr 1x i7 b i9 l ir a iu d iz 1g j5 i jg 9 js r k9 b ma g mw h
activit_age 28 iz t
activit_book 28 4i 9 97 r
activit_near 28 30 f
activit_sheet 28 j5 m
activit_toddl 28 4i c iz g
activit_track 25 iu f js d
actor 1i 12 v 25 7 2s p 46 k 7n f fd u gp 2l h4 8 jw d
actor_rol 28 gp a
actor_train 28 12 n
actres 22 12 h hv e
actres_directo 28 12 e
acts 1o 4d i bn 8 fl b ft 6 gs 10 i5 k
actual 1l 2r a 3m 8 7r b mk d
actual_devic 28 3m 8
actuall 1h 3u a 6h i 8d c ez d j6 b
acupunc 25 x 2c
acupunc_osteopa 28 x 12
adapt 1g 39 j 4a d 5j 6 6c b 7p c 9e c 9o 9 9p k dg 8 dp 9 dz k ef b fo a n6 9
adaptat 25 a2 b fo p
adaptiv 1w 60 o a7 j bm h fq 1k
adaptiv_cloth 25 60 m fq 19
add r 1e 7 2q 8 2u 8 2x 8 43 9 4k 8 4m 7 4r 8 4u r 5h c 6i 9 89 c 8g a 8i 8 8m 9 b4 9 bx b cp a cq e cr e d2 n fs 9 ft 7 fu 7 g2 a h4 7 hf a ko e n9 9
add_card 28 8m d
add_fil 25 cq b
add_lin 22 4m d h7 d m1 h
add_local 28 4k e
add_milk 25 4u g
add_nam 1r 34 d ft c fu b
add_photo 1i fs d ko d
add_plan 25 hf e
add_spirit 25 d2 z
add_sugar 1u 89 d 8g c cp e
add_wat 1z 4u u b4 g n9 f
addi 25 1y 8
addict 1z 4o q a0 h ih 16
addicti 22 io 12
addicti_apps 28 io m
additio 1o 1t b 99 c
additiv 1t 4r g 7q g 99 d 9y j
addr 28 gz e mu c
addres 13 3r 9 3x c 57 8 6p a 74 9 86 7 93 d 95 8 bt q c0 8 cy 9 d0 7 ed c f1 c g7 f gs c gx b gy c gz s h0 9 ha a hg a hn 9 hs j ig q kp c kq l kt s mu b
addres_ask 25 hs c
addres_card 28 hg f
addres_measur 28 6p g kp f
addres_see 28 g7 d
adds 1l 36 b 5h 7 6q w ac b gm a io b lc c
adds_caption 28 lc d
adelaid 1t 2f 9 5d d dj 9
adhd 1n 2m 9 6v b 9z 30 bp o cb 9 e6 1i e7 9 k7 q
adhd_coach 22 9z d
adhd_coursew 28 e6 g
adhd_student 28 e6 g
adhesiv 22 1x i n7 q
adjust 1e p c 1w a 69 9 7e 9 9n c 9o c 9p 9 do c dz g gf g kx p lk b ly 8 m5 9 m7 y nb g
adjust_nam 28 ef 8
adjusta 1z a9 e bs o ly b n3 d
adjustm 22 p a
admin 1l 1j i 7m 1e di r ei d il 13 jz k
admin_staf 25 di n
adminis 1o 95 j 96 d di c ei u jz s kf e l4 g
adminis_death 28 ei v
admissi 1t 93 8 96 e e8 1w jz b
admissi_read 28 e8 7
admissi_test 28 e8 e
admit 1u 9d 9
adolesc 20 u s 17 n
adopt 1h 2d d 2h 2h 8d c 8i w 8n 15 ft a if 9 jt 1k ll 1f
adopt_animal 25 jt g
adopt_beehiv 28 8i u
adopt_dog 22 2h c jt w
adopt_oliv 28 8n s
adopt_rescu 28 2h i
adopt_tre 25 8n d if a
adoptio 1r 2h 12 ep n jt 1e ll 7
adoptiv 28 iy z
adoptiv_parent 28 iy h
adrenal 28 i9 h
ads 17 4g e 5j 7 7g 2a ep 8 f1 33 fb a ff d fj k fl p h5 j jv 7 jw e l6 u m2 16 my a
ads_analyti 28 l6 q
ads_link 28 7g c
ads_report 25 l6 a
ads_return 25 m2 u
ads_sold 28 fb 8
adult v 1 b i p j i m 9 s t u n w b x 9 12 f 14 e 15 j 17 a 27 k 29 1e 46 a 49 d 4h b 4m u 4n f 5p i 5r 6 6u s 9n h 9q e 9u e 9z r a2 a a7 s a8 q ad p b7 7 be 8 du g dx f e4 e e6 c eh b ek f fr a i3 9 i7 h io u ip e iw 10 jv d ld 9 lh f mi i
adult_abov 28 4m f
adult_adhd 1x 9z u
adult_afraid 28 j e
adult_anxiety 22 u o
adult_begin 1v 5p a lh e
adult_childre 1m w b 3g 8 a2 a eh a fw a
adult_complai 28 a7 u
adult_coupl 25 u g
adult_creativ 28 4h c
adult_disabil 25 49 e
adult_educati 1z 29 8
adult_evening 28 io 8
adult_franc 28 be 7
adult_glasgow 28 5r 7
adult_hobby 22 mi b
adult_improv 28 li 9
adult_intelle 28 s 9
adult_ireland 28 9u 9
adult_know 28 ad o
adult_learn 1w 29 n dx d iw a
adult_liv 20 ek i
adult_look 20 fr i iw e
adult_mol 28 a8 m
adult_nev 22 29 c e0 e
adult_occasio 28 4n b
adult_parent 22 a1 c
adult_reactiv 28 1 9
adult_scrol 28 io f
adult_shop 28 4m n
adult_start 28 jv e
adult_stay 25 5t a
adult_struggl 25 29 e
adult_toys 28 4m o
adult_troubl 28 39 b
adult_typ 28 9r b
advanc 1c i d 2s a 71 1l bn 8 co o ei b g3 7 ga 1m hd e k3 f m4 b
adventu 1l 21 a 46 s 4i e bb 8 fd n fe 1k i9 n jg 7 lm 8 mw 1u
adventu_gam 22 46 d fe 15
adventu_park 28 i9 r
advert 1i 25 d 4g 9 7g a 7l a ef i eg j f1 g hp n
adverti 1b x 7 1g a 78 f 7g j dy 8 f1 b fa k fb 16 fc e fd b ff c fj j fl b l6 g my 9
adverti_agency 25 7g d l6 e
advi 20 c4 e g1 n gb n kw t m9 f
advic 10 7 8 a 9 l m x f 2k a 2l 8 2y h 3b a 6q b 7q a 9n 9 9p a 9q b a2 c a5 l a7 9 ab c ag c ap x at 8 c8 19 do n dq y e8 8 ee a ei b fo a gb w gc b hf 9 hz 9 ig t iu 9 iy x j7 f jp i k2 d k6 b m9 q
advic_app 25 iy x jp d
advic_cal 28 j7 c
advic_centr 1l 2l a ig l
advic_friend 25 gb 9 jm b
advic_hom 22 c8 u fo d
advic_interne 28 x 8
advic_phon 1z ig i j7 a
advic_video 28 gb f j7 c
advis 15 4m b 6q 8 7p e be 5 c4 i c8 x dn f do e dq o e8 a ef a g1 a g7 d g8 h gb 19 gc j hb 9 hc h l7 a ly 7
advis_account 28 g8 8
advis_employ 28 dn a
advis_prepar 28 dn c
advis_sel 25 c8 b
advis_visit 25 c4 e c8 m
advisor 1s 4b f b2 7 c8 i dj 9 do b kw 7 m9 a
advocat 28 kv k
aed 1r 11 p
aerator 20 d6 t mf o
aerial 1x 52 z 8w g kf b mb 11
aerial_photo 28 52 a mb c
aesthet 1s 10 7 6v a ax 1l en 9 k0 r
aesthet_clinic 22 ax s k0 l
afar 22 d5 7 je f
affect 1s 9a c h7 b
affilia 1o 6i a 6j h jx f my 19
affilia_commiss 22 6j c my k
affilia_link 1w jx d my c
afford 1l 7r d
afforda 1n q b w 9 72 c bq t fn c n1 8
afraid 1i j k 9k e a9 m
afraid_fly 28 a9 g
afraid_wat 28 j j
africa 1b 35 9 6l e 77 d 93 8 dd a fl a j7 d
african 1c 77 d 8c 1a 8l a 9q c dx c fb f fc e fh z ft 8 gc b gt a gw j gx b h3 a h4 a
african_america 28 ft a
african_creator 28 fh e
african_grocery 28 8c t
african_history 28 fc g gw 6
african_languag 20 dx e gx d h3 c h4 c
afrikaa 25 7k a aa 8 e9 8
afro 1v 2 m em z gw d i5 f mk e
afro_curly 28 em k
afro_hair 22 2 c em 9 mk b
afrobea 1x gw d i1 i
aft 1z q b 5y a 7n e f4 e lh b lk c
afterca 1u m 7 ax c cl 13 j4 19
afterca_centr 25 j4 10
afterno 16 c b o a 12 a 17 j 29 a 2b 9 3n e 49 a 4i a 5t 9 5u d 8g 9 9f 9 9j a ax 9 b1 7 dw 8 eh d ex p fm d fr s h0 a j4 w li a m0 f
afterno_book 28 9f f
afterno_car 28 j4 l
afterno_childre 25 j4 e
afterno_look 28 o f
afterno_open 25 dw b
afterno_weekly 28 29 f
afterwa 17 f a 6f e c5 a dv a e5 g eg j ez 9 ig b j7 b ke a lk b
afterwa_receiv 28 ke 7
afterwa_see 28 eb a eg 8
ag 1w 4j a as n fo v iu i je b
aga 25 3w 9 56 c hf d
again r e a 4z 7 83 a a1 8 dk a e7 9 fz a hq a hy 9 iq a lu 8 lv d n0 b
again_fre 25 4c 8
again_january 28 lv m
again_lat 22 6u 8
again_ready 25 61 9
against 13 t 8 1g 8 39 a 3b 9 4j 8 6p 8 71 a 90 c 9a 9 9n 9 9y c a4 9 a9 9 ag 9 dh 9 ff a h5 o h8 g hd l hj 8 iv e kl 9 lk a
against_oth 22 2m 8 ff f
against_own 25 6p d
against_policy 28 hd e
against_theft 20 d5 7 mp 9
against_wcag 28 h8 q
agarbat 28 na h
agatha 28 bb 8 fe 9
agav 28 3w 7 ls 6
age y a e i j q z 12 b 13 r 2m 8 2n 9 4f a 4i w 4j b 4l c 4m a 4n 6 5n c 5x a 5y h 6o i 89 9 8d a 8q 7 9d 9 a2 j b3 g be 6 bl 8 bm l bn 9 d2 8 eb c ec h ep 8 ex k fd c fk 8 fo p g0 8 i7 g i9 b iu 19 iy 1k iz 15 j2 n j4 c je p jn u jv d k2 n k9 b lj a ls c mq c mr 8
age_check 1p 4m e 8d e 8q a d2 9
age_child 20 q i
age_clas 25 q 16
age_grad 28 4i g
age_group 1r 12 e 13 z 4i d i7 i
age_label 25 fk 9
age_languag 25 ec h
age_parent 1r a2 s fo m je 10
age_part 28 ls d
age_plac 28 fo d
age_problem 28 iy q
age_rat 28 fe b
age_send 28 jn f
age_swap 28 9d h
age_wel 28 iu x
aged 15 5 c 27 8 8e g 9s 7 aa 9 as f bl 9 bq 9 dw 8 e9 8 gc b
agenc 28 hh v hl t
agency z s a 1d b 1q a 20 17 21 12 2z d 43 8 5m j 5v b 77 d 78 j 79 d 7g 17 7h m 7j w 7l m 7m 8 7p g 7r b do a dp 9 ds 8 eq 9 eu b f1 d f2 l f6 f fh j fl d g3 9 h1 i h3 g h7 a h8 i h9 9 ha b hh m hk i hl j hx 9 i0 m j9 11 jy 7 ki d ky 11 l6 21 lb d m3 o
agency_book 25 2s 7 7v b ha b
agency_client 25 l6 c
agency_find 22 20 v 78 e
agency_freelan 22 f2 9 h3 b l6 9
agency_help 28 j9 l
agency_high 28 20 8
agency_hotel 25 5m g
agency_law 28 7p e
agency_liv 25 5v a j9 f
agency_market 28 7g a
agency_near 25 7g a m3 9
agency_network 28 20 8 7r 9
agency_nurs 22 m3 c
agency_onlin 28 78 9 7m a
agency_recruit 28 7l a fl b
agency_send 1x 79 c
agency_show 28 l6 h
agency_smal 28 7g n a4 8
agency_staf 20 77 9
agency_transla 28 7j a
agenda 1t 1j e dj b hy e j6 8
agent 14 1w 7 20 16 21 h 4g o 52 1t 53 x 56 7 6l 8 6o i 73 a 7a c 7p h 8v p a1 8 ao c c2 9 d7 c dn i do p ef 8 f3 y g3 7 g4 h g6 c gb 9 gx m gy i h3 b h4 8 i3 a il l jb z kn m ky 1p l2 i l4 a
agent_book 28 52 c
agent_cal 22 gy e
agent_consult 28 f8 8
agent_empty 28 8v 8
agent_flight 28 6l 8
agent_guangzh 28 4g p
agent_inbox 28 52 b
agent_insur 28 do 8
agent_insuran 28 6o 9 g4 d
agent_invento 28 l2 h
agent_list 28 ky d
agent_near 25 20 l do 8
agent_offic 1s 80 8
agent_pay 25 jb e
agent_propert 28 kn a
agent_read 28 ef e f3 h
agent_sel 22 20 d
agent_shoot 28 52 9
agent_stag 28 53 e
agent_talk 28 h4 c
agent_team 28 i3 a
ages 1g q c 2t 13 4i q 5y m 6i c ec e ed a f8 8 fd f fn a
ages_car 28 b7 6
ages_skin 28 f8 a
ages_tabl 28 2t m
aggrega 20 6o e 6t c
agility 28 jf p
agility_kit 28 jf e
ago 1m e1 d gq 8
agr 14 2s 8 55 8 el c gz i hy c
agr_dat 1w 4b b
agr_ord 28 mf 9
agr_pric 1z mn 8
agr_quart 28 2s e
agr_vet 28 jk 9
agre 10 2m c 6e 7 6t 8 9d c lw d
agre_claim 28 6t a
agre_clinic 25 ah 9
agre_dat 25 9d e
agre_extra 25 c2 c
agre_ord 28 g5 e
agre_rul 22 2m c
agreeme 19 1f a 2d a 2m u 6s p 9d g db b dp 2i f5 i fn d hb b hi 16 hj j hr d lw e
agreeme_employm 28 dp g
agreeme_explain 28 hj k
agri 1x ib c
agricul 1w 85 e 8t b d4 r f5 e
agritou 22 48 j ib q
agronom 20 d3 6 db f f5 f
ahead 1b 1r l 3n b 40 c 5e h 5f d 98 b ew e fk 8 hf 11 hq c
ahead_pick 25 98 d
ahm 28 w e
aid 1c p l 11 1d 2q i 7e b 7n s dv d ee 9 ga a i4 13 l5 g lj a lk 8
aid_check 28 p 9
aid_cours 28 11 v
aid_organis 28 28 9 id 9
aid_station 25 i4 18
aid_train 1z 11 t 7n t
aids 1r p y 4v b 9e b a0 7 ae g ag f
aids_end 28 p 9
ail 28 2y j jr q
aim 1x e1 j e8 7
air 19 i 9 1u 1d 39 8 3b 1o 3g 9 4d a 4v g 6l f 7b f 8n 8 8r 8 8w n 9k m ac b b1 p ca b cc 1l du 8 gv l i5 15 jl a ld 8 lo 9 mw h na d
air_balloon 22 9k m mw n
air_cinema 25 4d d gv a
air_con 28 54 9
air_conditi 1z 1u 1f an b jl d
air_hockey 25 b1 y
air_pool 28 ca g
air_purifi 25 3b l my 9
air_quality 22 3b 1i cc c
air_test 25 4v e
air_wat 28 1u m
airbag 25 3j f
airbnb 1m 50 v 51 1i 52 o 7w c 92 1r mh i
airbnb_clean 28 50 k 92 j
airbnb_host 1v 51 f 92 t
airbnb_manag 28 51 h 92 c
aircon 1w 1u 12 54 a em a
aircon_servic 28 1u a 54 9
aircraf 20 8w h
airles 28 1 8
airlin 1n 21 g 5e f 64 d 6l z ag 1k eg d
airlin_cancel 25 21 9
airport 1e y c 1q 1c 1r 2m 4b c 6l 23 9h a 9i h ag c f6 d gk b gl 1b
airport_check 28 9i e
airport_flight 28 6l 8 gl a
airport_pick 28 1r a
airport_runs 25 1r r
airport_shuttl 28 gk d
airport_transf 28 1r 15
airspac 28 8w l
airtabl 28 lb x
airtim 1u 23 j 2v d 72 e ao 13 fi e iv i
aisha 1z s c en 6
aisl 1q 2u o 42 f
akara 28 aq z
alarm 19 39 9 3a 10 3c k 3g z 3j 1d 5b 1d 75 a 9x i az n bf 9 ce v cf i cm 8 d6 s ej 1i h6 b ix b j3 a js a k7 m kg h kr h ku f kz i l2 9 m7 d ma a mf d
alarm_cal 28 d6 e
alarm_camera 28 5b b
alarm_night 25 3a b
alarm_not 28 kr d
alarm_phon 22 9x b 9z a mf i
alarm_ring 28 cf c
alarm_sensor 25 5b w
alarm_sprinkl 28 az a
alarm_switch 25 d6 b
alarm_test 28 j3 a
albania 25 9h 9
albergu 25 9f s
alberta 22 7l e
alberta_saskatc 28 7l c
album 1f 25 f 34 1p 42 w ab n b8 8 eo g fr 7 fu o fv 2o gt 1n j2 1q mx m mz s
album_child 28 fv d
album_family 25 fv h j2 n
album_pictur 28 42 9 fv i
album_print 28 fv r
alcohol 1d 1 8 5 f 3q b 3x 9 4f b 8d a 8o 2f 8p b 8q c a0 13 ak i bt c d2 n es 12 ls e
alcohol_drink 28 8o c
alcohol_fre 1u 8o 1b a0 c es c
alcohol_licenc 1z ak a d2 7 es 9
alcohol_spray 28 5 8
alcohol_win 25 8o 1c
ale 1z 8p e 8q g 99 c d2 c
alebrij 28 jd e lf 9
alegr 25 fe a lh 7
alentej 22 br g fc j gk 8 lz 9
aleppo 25 5p 8
alert 15 1i g 3b j 3g l 3j q 6k 12 6l 1b 9x d ah h d5 j ej f ey t fl e g7 c h7 1o hf 9 j1 t js 8 ju 1g k7 17 ks 9 l8 i m2 j ma l mf e
alert_cheap 28 6l o
alert_chosen 28 3j f
alert_driv 28 j1 c
alert_gps 28 cd b
alert_leav 28 j1 e js 8
alert_neighbo 20 3g j ju 1b
alert_own 25 3b 7 ks e
alert_phon 25 k7 h
alert_right 22 ma 7
alert_servic 28 ey d
alert_system 28 kg 8
alert_tool 28 l6 c
alert_wak 28 h7 i
ales 28 8q w
alga 22 57 m jn 9
algorit 1m 1f p 4o i 6l 8 a3 k eb 9 m7 e mt b
align 1z w q 1l z 2t f
alignme 25 1o t
aliv 1n 2y a 5q 9 db 7 if m lv c
alkalin 28 22 e 4t f
allerg 25 3t i 9a b 9y x
allerge 19 5 d 2u 9 3r b 3s 8 3t l 3u 7 3v 7 3w 9 3y k 40 8 45 g 4p f 4t 8 4u c 83 8 84 1d 86 8 89 m 8c 8 8e 7 8h c 8k 7 98 b 9a 2k 9y f al 9 aq 9 cf 1a cq 7 cr 7 ct a k2 16 lp 9
allerge_baby 28 k2 h
allerge_dish 22 9a p
allerge_fre 28 84 x
allerge_informa 28 9a 8
allerge_ingredi 22 9a c
allerge_introdu 22 k2 n
allerge_label 22 45 a cf b
allerge_list 1w cf f
allerge_meal 25 84 b
allerge_nutriti 22 88 9 8g a
allerge_payment 28 98 a
allerge_product 25 9a c
allerge_record 25 9a 12
allerge_sheet 20 9a 1b
allergi 1r 1 g 3t 8 84 c 9y 8 c1 7 jn a
allergi_skin 28 1 g
allergy 19 1 e d g 3q e 3x a 3y f 40 n 44 g 4q 9 4u 8 5t e 84 1b 8z 10 9a h 9y 1y ac i ad 8 bs 9 iq o jn e k2 10 lg a
allergy_diet 28 9y 9
allergy_medicat 28 iq b
allergy_profil 28 84 7
allergy_shop 28 84 c
allergy_snack 28 84 s
allergy_test 28 ad b
allergy_wish 25 8z a
alley 22 b1 q
allgäu 28 9k 8
allocat 20 6s a 8d m gz f kh i
allotme 1q 2d 1b 95 a ba f fj g lw 1a
allotme_near 28 2d a
allotme_rent 28 2d a
allotme_shar 28 2d d lw k
allotme_wait 25 lw k
allow 14 7 8 3f 7 4a e 4n a 5r 7 i4 9 jl 9 lk c
allow_long 28 n7 7
allowan 1p 6b 9 6n c g0 12 hd 11 kk b
allowan_set 28 6n c g0 c
almaty 25 jv f
almirah 28 2x g
almond 1o 3 a b 9 4r c 4s 10 4u b 8b c 8g c cq 14 d5 d n7 9
almond_dry 28 4u c
almond_grow 28 d5 9
almond_milk 22 4s 10
almond_peanut 28 cq q
alon z r b 1y 6 2q 8 3g k 3j g 5u h 5z d 6v a 7m a 88 a 9c 7 a0 a dv a dw b e5 a e6 9 ek o fj 9 fn b gh c h0 b i3 b ih a ir 6 je g ji g jl g jm h k8 s m0 9
alon_bark 28 jl a
alon_bedroom 28 lo 8
alon_hom 1z jl a jm 9
alon_screen 28 dz 8
along 13 2o 9 2x 9 3h 8 4c 9 4w e 86 7 90 a 9c 9 9f h 9i l b5 d b6 c bo 9 co u e4 b e6 a eh a ek a fq 6 fw f ib b ic 8 ig 8 je j kl b ly 9 m4 a mm s
along_offic 28 9i o
along_riv 25 4c e 9c f ib e
along_rout 20 co 8 mm h
along_way 28 m4 h
along_whol 25 9f c
alongsi 1w 27 8 2j 8 5k 8 cb i ga 8 k3 d
alopeci 1z ly 1s
alopeci_thin 28 ly 9
aloud 1f 2q w 5j c 6z p ae h dw b dx g dy 14 e5 c e6 17 eg c fd f fx a gp 13
aloud_app 28 gp 8
aloud_wait 28 gp r
alpaca 1w 6d z ib 1o
alpaca_walk 28 ib z
alpin 20 8m g fe g
alpin_farm 28 fe e
alps 1t 3g 8 fj 9
already u 1h 8 5m d dg 8 dx c e8 8 eb d fy b g3 9 ga s iz c l0 f m4 9 mm e
already_book 22 eb k
already_draw 25 bk b
already_earn 20 ga 1h
already_eat 28 cs b
already_go 28 mm u
already_hom 1x 4q 7 jo a
already_know 1p c6 c km 8
already_list 28 51 h
already_own 1v 7c 9 bg 9 m9 b
already_train 28 lk g
already_trust 22 5m h je c
alsac 25 9k 7
alt 1v 30 a 6c 8 h8 10
alt_text 25 h8 w
alter 1w 62 f 6c 18 fq a gn a n2 8
alterat 1r 6c 1y fq 8 gn b ms f
alterat_includ 25 ms f
alterat_shop 25 6c f
alterna 1k x e 1m a 2l a 72 r 8b a 8j n 9y 8 el u g3 j jd 9 jk d k4 a mh h
altipla 28 4 7 69 e
altitud 28 21 9
alto 1z bv 9 gm 19
alto_tenor 28 gm g
alumini 1r 4 f 9 1k nc w
alumni 1u 6s g j6 x
alumni_mentor 25 j6 h
alway x i 9 25 7 7t b bw a
alway_know 20 2d 8
alway_sam 1o 7t g
alway_used 28 6 a
alway_want 28 i h
alzheim 1x ab 1l fr 23
alzheim_music 28 ab d fr i
ama 28 mm e
amapian 22 i1 z
amara 25 2 b
amateur 1d h 8 14 c 18 9 95 n 9p a gm h gn w gp 10 gr d i3 10 ml m n1 a
amateur_actor 22 gp w
amateur_choir 28 gm b
amateur_club 25 95 c
amateur_fight 28 h a
amateur_run 28 9p 7
amateur_sport 28 95 g i3 x
amateur_team 25 ml g
amateur_theatr 22 gn n
amaz 22 dl e
amazon 1m 21 c 6y e f0 8 m2 1z my b
amazon_fees 28 m2 8
amazon_sel 22 m2 14
amb 1x 5 e 3a 9 ah 7 hj c hx 8
ambassa 25 78 e
ambient 28 1e h 8u 9
ambitio 1r 13 c
ambitio_club 28 13 b
ambulan 1r 11 e 8w a 9m 7 ai 15 cm 9 m0 g
amc 28 cd k
america 17 2z 9 4p c 8c h 8n 7 9o 9 ft f
amharic 25 cm 8
amina 22 1m c 28 e jz e
amman 25 2e 8 j8 9
ammonia 1z 3b g am d d6 e ma k mf e
among 1f 49 f 4f b 6i e a1 b hr e ll h
among_friend 22 6i g i3 7
amount 1a 2g d 4n d 6s d 89 a 8b b a3 10 a6 9 fy 9 g0 a g1 l g6 g ga d hn c ho a k3 j
amount_pick 28 g6 g
amphith 28 70 t
amplifi 20 4d e go m
amps 20 go 1q
amsterd 1u 7a c 7b 8 bh a
amuseme 28 2m i
ana 10 m 9 o 8 21 a 5v a 7l 8 bw a g2 c g5 9 gu 7 hs 8 j6 a j9 7
ana_intervi 28 hp 8
ana_jona 22 41 9
analog 28 b9 1g
analog_photogr 28 b9 f
analogu 22 b9 1x
analogu_camera 28 b9 d
analogu_film 28 b9 o
analogu_photogr 28 b9 f
analys 1t 72 e ez x h6 d hn g li w
analysi 1o 12 m 2x f 8n c a8 b ad c di p ez e h6 c jr b
analysi_app 28 2x f a8 a
analysi_begin 28 di q
analyst 1s di u e3 12 h5 9 hn b m8 d
analyst_program 28 di o
analyti 1v 14 7 h5 1a jw a l6 1d
anatoli 28 4y f
anatomy 22 2p i fp 7
ancesto 20 eh h ft 1k
ancestr 28 eh j ft u
anchor 22 9z 8 er b n6 g
ancient 25 38 9 cp d
and 25 21 g 2j h bn i
andalus 1u gs 7 i2 g jt r
andhra 25 lp h
andrew 25 8c 9 jg e
android 1n 1c d 2q h a0 e ch c hd c lb h
android_tablet 25 1c d 2q h
anew 22 9e 9 kt 9
angel 20 44 7
angl 1o b a 4v g 78 b 9w c bd 7 bf 3i cn i
angry 1k h2 a iy s kb 8
anim 1z 4p 9 6i y jk c
animal 16 y q z 1s 1h 1p 2h 1m 48 r 4q n 5i m as c d8 m d9 f da 9 ea b ep 18 fd 8 ib n jj 7 jk 1m jn o jo b jp h jq z jr 12 js n jt 1l ju 1g k8 o ll w lq s ma 1d n8 a
animal_animal 25 2h 7
animal_childre 28 ib d
animal_clinic 22 z n jq i
animal_doctor 22 z e 1h d
animal_don 28 ll 6
animal_feed 25 d9 l
animal_fit 28 jt d
animal_fully 28 lq q
animal_health 22 z l
animal_hom 1x jn 9
animal_hospita 25 z j 1h i
animal_mis 25 ju j
animal_morn 28 48 k
animal_mov 28 jr 8
animal_pick 28 5i 6 ib 8
animal_practic 25 z o
animal_product 28 64 8
animal_puzzl 28 bm 9
animal_shelt 1s z 9 2h 7 jt k ll c
animal_stay 25 y 9
animal_train 25 n8 f
animal_vets 28 1h g
animal_visit 28 2h c
animat 28 fc i fk 8
animati 1x 5x 9 7i 14
animati_studio 28 7i e
animato 28 77 h
ankara 1x 61 e 6c e 6f d n2 n n7 b
anki 28 70 h
ankl 25 b d 65 o
ankl_boot 28 65 k
anna 19 14 7 5u c ah c eb c gy a h2 b ha g hg e hq c hr 8 hy d hz 9 l5 8
annex 20 1t q
anniver 1k 21 d 5d d 5k 7 et c fx j gu k i0 p i8 i ik c
anniver_farewel 28 fx c
anniver_remind 28 ik c
anniver_surpris 28 i8 e
annotat 1x f5 37 gm 8
annotat_team 28 f5 q
announc 1r 8s 9 gh l mm p
announc_trip 25 gh g mm o
annoy 20 d5 6
annual 19 73 9 7f c ds j g8 9 hl 9 ka e kw w
annual_account 1z 7f f kw 13
annual_report 1v ds m hl b
anomaly 28 f4 i
anonym 28 74 g ht j
anonymi 22 1g e ht d
anonymo 1i 1i b 74 2n ht 1u hu l ih d ip d iw o
anonymo_nam 28 ih e
anonymo_questio 28 ht 12
anonymo_report 28 74 1l
anoth w 4a b 4i b 4p j bo a ec h gc b hh 8 la b m1 e
anoth_client 28 hh b
anoth_country 28 4p m
anoth_packet 28 ba 7
anoth_room 20 39 9
anoth_siz 22 la d m1 f
answ r 5 f l d 21 a 2f f 2k 9 6z 8 74 f 7k 8 7m b 7p b 8z a 91 1a 9h 9 9q e 9t i 9y c a1 7 a7 v a8 l ae 9 af k ag 8 d0 7 dn d dp c dw x dx h dz e e0 c e1 a e2 a e5 9 e9 9 ed e ee b ef e eg l ej a ek a ey e f2 r f7 x ff 8 fp 8 fv e fx 9 gb a gu 7 gw 7 gx 16 gy 19 h2 t ha a hh t hp 11 ht r hw 18 hx v hz 1k ik v ip f iw d iy t j5 a j7 c jp c jt b kc d ke f kl k kw 8 ky c l0 r l3 16 l8 h m8 j
answ_anna 28 h0 a
answ_answ 22 ik f
answ_app 22 iy e
answ_approv 28 hw b
answ_apps 28 dw a
answ_ask 20 hx i
answ_back 28 ff 7
answ_bad 28 h2 g
answ_both 28 ik u
answ_cal 1s gy u
answ_chat 20 2z g 9r 7 gx y
answ_check 1w 9t 8 hw j
answ_child 22 dz f iy n
answ_doctor 28 iw k
answ_email 25 9z 9 f7 d
answ_employ 28 hz v
answ_english 20 gy c
answ_few 20 a2 c a7 e
answ_guest 22 51 c 91 9 92 d
answ_health 25 a7 d
answ_keep 28 hw f
answ_kept 25 ht 9
answ_let 25 dn f
answ_mail 25 f7 d
answ_messag 22 7m c
answ_night 1s 21 f
answ_nobody 22 l8 9
answ_omar 28 h2 a
answ_open 25 ik j
answ_ord 28 gx u
answ_own 20 fz c
answ_parent 1z 2k e iy a
answ_phon 1n gy m
answ_product 28 my 9
answ_questio 1e 5 d a7 d dp i ed b fv c fx e h9 9 hp o hx a jt a
answ_rent 28 l3 s
answ_request 25 hx 9
answ_result 25 ht b
answ_ring 28 ei 8
answ_say 25 f2 k
answ_second 1x gy c l3 c
answ_sel 28 7p i 91 g
answ_shar 22 gx a
answ_sheet 25 j5 f kl p
answ_singl 28 fv d
answ_smal 25 ip i
answ_sourc 22 hz m m8 8
answ_tap 28 km 8
answ_team 25 hz a
answ_tenant 25 l3 t
answ_twelv 22 e1 d gu c jt b
answ_twenty 28 9s d ed g
answ_typ 28 hz i
answ_until 28 dw 9
answ_usual 28 91 e gy h
answ_writ 28 a8 f
answer 19 31 a 74 8 91 a 9t b f7 h gy w ht b hw 7 ik d l0 q
answer_servic 28 gy r
antenat 1s o h 9t p cm c
antenat_clas 1w o e 9t h
antenat_visit 28 cm c
anti 1r 39 d 4j o 4v b ax p dh c fo b kw 8
anti_age 25 4j j
anti_wrinkl 28 ax p
antibio 1x 1h d 1i a
antifou 28 cj 9
antiqu 1u bh o c7 1g i6 d mr 27
antiqu_furnitu 25 bh d c7 s
antiqua 28 bo c mq f
antiven 28 8w d
antivir 25 7k 9
antonio 20 3p a 5i 7
ants 28 k8 9 lu a
antwerp 1p 7a b 81 8 8t f bv e
anxiety 1o u x 9u b 9v o a9 l dz e e5 e ih c ip 11 iw 9
anxiety_burnout 25 u 8 ih c
anxiou 1m w 17 5r w ip m jj c
anxiou_adult 28 w g ip 8
anxiou_dogs 28 jj 9
anxiou_learn 28 5r w
anxiou_patient 25 w v
anybody 1c 8a b
anybody_els 25 9d 8
anyon 19 0 b 3e b b6 7 gn b ju e mm d
anyon_book 28 gn 8
anyth 17 33 g 3a 9 5x 9 94 9 af e gx 9 il e
anytim 1s 69 7
anywher 1e 1v h 81 c ad a bj f me p mm d
anywher_wash 28 me x
apart 1c 2l g 56 k 60 9 65 a 9d 9 ik t k8 b
apart_fil 28 bz 7
apart_shar 28 ik e
apartme 16 p a 20 m 3l n 50 p 51 q 53 g 55 j 58 e 5c e 86 8 8u x 9d w 9e 9 9i h 9l a a6 1b bw a c4 g c5 a cx d dg 9 gj y jb r l2 b l3 a l4 r lk a
apartme_block 1r 31 9
apartme_buildin 22 8u v
apartme_clean 25 50 j bw e
apartme_complex 25 58 9 cx c
apartme_door 28 3l t
apartme_hous 20 gj n jb g
apartme_lekki 28 a6 e
apartme_own 25 l4 e
apartme_rent 28 a6 c jb g
apartme_society 25 l4 m
aperiti 1w 4c 9 8o 1n
aperiti_alcohol 28 8o f
aphasia 28 aa 1i
api 1j 72 10 h3 l h4 26 h6 c h7 m he c hm 2b ho x
api_read 22 72 d hm 14
apiary 25 8i 16
apis 25 7s t h7 r
apology 28 2e a
app k l g 1c d 1i a 1j a 1m 19 2g d 2l v 2m 11 2q s 2u v 2v q 2w f 2x 16 2y 16 2z j 30 k 31 x 32 i 33 19 34 j 35 w 36 t 37 u 3b 7 4b 9 5j 12 5k 9 5m l 5w s 63 e 6h y 6i p 6j m 6k a 6n c 6o d 6p d 6q j 6r f 6s f 6t v 6u p 6w v 6z r 70 d 76 o 7s l 81 7 8a t 90 9 94 a 95 9 96 m 9a b 9h 7 9m r 9n u 9o 13 9p z 9q 13 9r 14 9s r 9t q 9v 17 9w y 9x u 9y 12 9z p a0 z a2 q a3 11 a4 k a5 s a7 n a8 j aa v ab p ac x ae l af h ai 8 bf z c1 g c9 e cd g ce a cf l cg i ch 9 cl 7 cm w cn j co 8 cx s cy 1a cz a d0 7 d1 b d5 c d6 7 d7 e dw h dx 12 dy 13 dz q e4 12 e5 i e6 c e7 v e9 q eb 11 ec 15 ef j eg 9 ej 1a ek i fd g ff d fg k fk n fm 9 fr 8 fs s fy 1e fz v g0 s g1 m g2 t g4 g g5 o g6 r g7 l g8 q g9 v ga i gb b gc m gg o gh c gi q gk c gm p gp w gs 9 h3 e h6 9 hb s hc d hd c hq l hr j hu d ij d ik r im o in r io t ip 7 iq u ir 7 it j iu b iv g iw n ix m iy y iz j j0 o j1 i j2 b j3 i j8 r ji e jk a jp e jz a k2 u k3 q k4 d k6 j ka c kc l kj n kk b kn i ko m kp k kr g kt c ku a kz u l2 m l4 d l8 d lb 15 li 9 lx z m1 o m3 g m4 9 mg d mj i mk m ml l mm m
app_adds 25 6q z ac c
app_alert 28 3b g ju i
app_asks 1x 6i f 9i h 9v w ik d m1 e
app_bank 22 6n c fy 8 g6 o
app_begin 25 dy b g1 f g7 e
app_block 28 a0 g io o
app_book 25 cn e co g
app_both 28 6z e j1 e
app_bring 28 6u f cx l
app_build 22 9o i 9p i kd c lb 19
app_buy 25 32 x cx f
app_camera 25 9y d fc e g4 i
app_card 25 g0 f lx c
app_chat 28 jp i
app_cheap 28 2q b
app_check 1x 35 e 5m j 9d d 9y c j8 f
app_checkli 28 9t g ka f
app_childre 25 2m h 2q e g0 e
app_choos 28 gs f mu i
app_clean 28 kr r
app_client 28 1c e
app_collect 1z 2v c 9s e c1 d g2 f im d
app_comput 28 fz d lx b
app_connect 22 9r d a4 e c1 e jk e
app_count 20 a0 d
app_cuts 28 2x f gp a
app_daily 22 6w f cf h dz n li e
app_deal 28 j0 h ja c
app_deliver 25 cf g
app_deposit 28 cl e
app_describ 25 bx e j8 c jp b
app_din 28 2u i 6h c
app_disput 28 ag m
app_driv 22 ai e gg e
app_electri 28 kz u
app_employ 28 76 h hq h
app_enough 28 ip a
app_estimat 28 36 c 9q c
app_explain 1z dw o e6 d f6 f fm e g1 j
app_family 20 5w d ac d j0 g
app_fil 28 a2 f ko f
app_find 1r 33 d 34 d 5m e 6j a 6p f ac c dz c ec e g9 11 gc k kc d
app_first 28 k2 l
app_freelan 25 g8 o hb l
app_friend 28 6s e
app_group 22 4b s ec g g5 i
app_guid 25 a8 c ae g it g
app_hand 25 7s d 9o e ff b
app_hear 28 aa k
app_help 22 31 d a0 h a5 g
app_hold 25 2l b 9a h iq j
app_hom 25 1d d 46 a 9o d
app_hous 28 31 g gi f
app_instal 20 76 a
app_keep 22 33 u fy d iq g
app_kids 28 2m j 6n c
app_know 25 2y g 9q g hb d
app_languag 28 ab d
app_learn 25 gp k
app_lets 22 b8 e ek e g6 c ga d
app_lift 28 cd t
app_link 20 6s e 92 f a3 d ga c im f
app_listen 1v 1e e 6w c 9n b dy s e4 17
app_local 28 k4 d
app_logs 28 9r g ix e
app_look 25 2u i 6p h
app_mak 25 lb s
app_map 22 6h s bf g j1 g
app_match 1z eb q gh q jk f mm e
app_messag 25 l3 c
app_minut 22 5j g 6u h 9w i k6 c
app_morn 28 5j f in f
app_moth 28 ec h iy b
app_mov 25 c2 c k3 c l2 e
app_officia 28 e9 x
app_old 28 gp c
app_onlin 25 la l m1 p
app_open 1x 2m c 6j b gg g io a
app_ord 20 al 8 cy h cz 9 lp b
app_own 22 36 c el b
app_parent 1u 5w e 96 w 9r c g0 b iy g iz f
app_pay 25 cy e gi h
app_person 28 fr d
app_phon 1w af f cx h lb i
app_photo 25 fs 9 gi g
app_photogr 20 2x f 33 h 36 f a7 e g2 i
app_pick 22 2u m 6o c c9 g
app_pictur 25 2q t
app_plan 22 9p 14 e7 l
app_prepar 25 e9 u g8 c
app_print 28 fs g
app_pul 28 6q d hc f
app_puts 1w 6t b 9r d a3 r ec j g8 d k3 r
app_questio 28 l8 p
app_read 1n 6o c 6r d 90 e 9x c 9y a ac c fg o fy w g9 d gc b gp k hc a hd b im a iu b
app_real 25 l u lx d
app_recogni 25 2y f 33 f 6h d
app_record 22 70 d h6 c hy e ko d
app_remind 22 2y i 6j 8 6u 8
app_restaur 25 cy 13
app_round 28 2g i k3 e
app_runs 28 e5 f g5 h
app_sam 25 31 t
app_say 28 ej c
app_scan 22 9h j 9y c ce g
app_school 28 96 f jz a
app_screen 28 7j d
app_search 25 6m i mg t
app_see 22 2v c cy c
app_sel 25 63 i
app_send 1z e f 1m v g2 9 iz g j8 f
app_shar 22 2l c a2 g ej m gi h
app_shop 22 6j h kt h
app_short 20 6w f dx x dz d hu f
app_show 1g 2v b 30 p 34 9 8a b 9v i 9z d a3 9 bf c cg d ej a fy l fz k g7 d hq e it c j2 a js 9 k2 c kj p mk a ml l
app_simpl 28 9q j
app_singl 28 eb l mj g
app_smal 22 6w c a4 f io b iy j
app_sort 25 fy e g8 b iq l
app_split 28 2l c g2 j
app_spreads 28 lb l
app_staf 28 76 b ka f
app_start 28 g1 9 k2 d
app_stor 1v g9 f iw a lb 10 m1 i
app_studio 25 1c e 7h c
app_suggest 1z 2x p 35 b 6i e ed f mm b
app_sums 28 6t u
app_tap 28 ix b m9 i
app_teach 20 5j f 76 c hx c k6 f
app_team 25 5w e 6x g
app_tel 22 9n d a7 k ae e
app_test 28 6r e
app_track 20 37 f 9s f 9v h g7 b kn e
app_trad 28 63 g kp o
app_transla 28 6z i h3 d
app_travel 25 kk e mm v
app_turn 1t 37 d 6s g 9x h e7 p fs h hb b iv b
app_uses 28 ku f
app_ussd 22 1m c 9t d m4 c
app_vet 22 4g c ij s ji g
app_video 25 7i a 9w f a1 d
app_voic 1z 2q d 6t e 9p e gm d
app_warm 28 c1 7
app_work 22 36 e a5 d cg e
app_writ 1w 7s h 9v e cm d h0 e hb f is e lx c
app_yearly 28 j3 10
apparat 20 kg 12
apparel 25 n1 m
appeal 1v 2g h ag l ie b kv 7 l5 m m2 9
appear 1g 79 b fd c h3 b mg c
appear_themsel 28 h9 8
appetit 25 d6 h kx b
appl 1g 26 9 64 g 8q m 99 a cp 7 d4 f dr i ib m jw e lr b ls f
appl_cak 28 2j 8
appl_pick 28 ib p
appli 1v 17 a dl 9 k4 k
applian 1m 2b 19 33 w 3f e 3m d 6k d c6 1u j3 10 j8 18 kz u
applian_label 25 j3 n
applian_repair 25 2b b c6 1d j8 b
applian_shop 28 6k e
applic 28 7o 11 f6 p
applica 19 1m 9 27 l 5r 7 72 j 7o 2q c8 j dl r e8 2j ef 1r eg 11 f6 k f8 t fl s fo c gb a h7 9 h9 d hf b hp 2i i6 c iz a kd 1x l7 i
applica_answ 28 hp 8
applica_applica 1z kd c
applica_check 25 c8 a
applica_documen 25 dl t
applica_fil 28 kd e
applica_first 28 hp 8
applica_help 28 ef m
applica_job 28 ef e
applica_jobs 28 ef a ic 8
applica_lead 28 ef b
applica_list 28 hp 9
applica_open 28 hp g
applica_paid 28 7o q
applica_part 1z kd 8
applica_photo 25 f8 o
applica_plac 22 ef 8
applica_post 28 hp w
applica_see 28 l7 c
applica_track 25 dl 9 ef p hp 1a
applica_wait 22 hp 8
apply 15 6s e dl a e8 n ee a ef h eg e fl c g3 f h8 9 hp 8 jd b jh b jt 8 km t
apply_phon 28 hp 8
appoint 13 d c k r l e m 13 t k w x 1a 12 1b 12 1h 1b 1l o 1o d 2w 12 79 8 7m g 9i b 9r b 9s f 9w b a1 b a2 i a8 8 ai d am m ap 8 av 7 ch a cl h ei 9 ek h em c en 7 f6 j gy 1b h2 9 ic a il e ir 6 jj 8 k0 b k1 1g kk b l1 1o mk 10 ms e
appoint_bil 22 1l h il a
appoint_book 1u 1h e gy a l1 11 ms a
appoint_calenda 28 gy b l1 c
appoint_fil 28 ek j
appoint_friday 28 f6 b
appoint_near 28 1k 6 k1 e
appoint_onlin 25 k1 o l1 z
appoint_patient 25 1a s h2 f
appoint_record 28 1h g k0 f
appoint_remind 25 1a d l1 c
appoint_salon 25 1b c mk w
appoint_wait 28 l1 f
apprais 1x dq 1p mr 1k
apprais_photo 28 mr m
apprent 1j 10 7 16 m 27 s 67 b by b f8 9 km 1h
apprent_train 28 16 b
approac 1w iy a
approv 10 1g 8 2n 8 3t 8 6e 8 71 l 7g 9 7i a 7m 9 7z a ch m dn b f0 b f1 c fv i h0 g h1 b h3 k hd 11 hk d hn d hs u hw c l0 g
approv_block 28 hh d
approv_click 28 hs f
approv_invoic 28 1l 6
approv_kitchen 1m 7z b
approv_pay 28 he 9
approv_phon 20 hs a
approv_print 28 fv b
approv_repair 20 ch m
approv_term 28 h3 x
approv_ton 28 hk f
approva 1a 1f d 4s 9 4z i 71 h 7g a 7n a 7o f 7p p ch n e3 9 f4 e f7 a hd h hw 7 il h
approva_anyth 25 il b
approva_extra 28 ch 8
approva_send 28 il b
apps x l f 1m b 2v a 2w b 2x 8 35 c 37 7 5j c 6w 8 7h j 7s d 9m g 9o a 9s d 9x 9 a0 a ae 9 bf 8 cn 8 cy 9 dx f e6 8 eb g ek b f7 8 ff b fm c fz 8 g1 8 g2 a g7 c gm 8 gw 6 h4 7 i7 d in 9 io 1d iv a kc a lb s lx 6
apps_beauty 28 cl 8 mk 8
apps_book 28 6u 9 cj 9
apps_clos 28 io e
apps_daily 25 ff a ik 8 lx 7
apps_dat 28 eb b i7 8
apps_family 25 2w a j1 8
apps_food 22 88 9 9y 9
apps_grocery 28 ao 9 cx a
apps_hom 28 33 b
apps_languag 28 5q a dx a
apps_larg 28 5j 7
apps_learn 22 i 9 5p 8 e4 9 li a
apps_list 28 in b
apps_memb 28 iv 8
apps_onlin 1x o 8 fg 9 jm a
apps_own 22 g7 9
apps_parent 28 2l 8 iz 8
apps_phon 28 iq 8
apps_plan 28 bp b
apps_read 28 ae 9 gp 8
apps_ready 28 gw 8
apps_sav 28 a3 9 k3 9
apps_sel 25 63 a
apps_send 28 e c g6 a
apps_shar 28 fw 8 gh a
apps_shift 28 m3 a
apps_shop 22 2v a 61 a 8a 9 m1 b
apps_sit 28 io h
apps_split 28 fz b g2 a
apps_taxi 22 1m 8 1r 7 81 9 gk 9
apps_transla 28 6z 9
apps_used 28 n5 8
apps_video 25 1j a du 7 dy 9
apps_workout 28 f b 9o a
apricot 25 4r e 8g c lr h
apricot_plum 28 4r b lr e
april 1l n e 2o a 7f 9 d8 a dn b i6 c
april_octob 20 2o a
apron 1m 6b 1e 7w 14 b6 b ex d fr 7 lf r nc m
apron_first 28 lf 7
apron_rent 28 6b d 7w d
apron_restaur 28 6b q
aptitud 28 dk w
aquacul 25 d6 t
aquaf 28 d9 d
arab 25 fk g
arabic 1i 15 a 5r 7 79 q 7j c 9m r dx c g0 a is e iw h n8 b
arabic_english 25 g0 b
arabic_french 25 9m h
aragón 28 5x a
arboris 1z 1y 1m 9b f
arc 28 6y 9 75 9
arcad 1u 46 f 4f d b1 1z lm 8 lo y
arcad_bar 25 4f c b1 9 lo 7
arcad_machin 22 b1 w
arch 1n n c 24 b 4k l 4w p bl c et 1o i4 h ii 11
arch_backdro 22 et 11
arch_mirror 28 4k m
archery 25 5s 9 i9 s
archery_climb 28 i9 k
archite 1h 1t 8 4z b 52 8 7h f c5 b df x dg 8 ey m f7 7 hl r hy o kd d mb 7 mc n
archite_interio 28 df 7
archite_offic 20 hl p
archiv 1k 34 y 94 8 az h ff 9 ft 28 fv c
archiv_deliv 28 ft p
archiv_family 28 34 f ft 7
archiv_villag 28 ft m
area 14 c e 19 a 1f g 1p d 1x 7 3k j 5o 8 7a a 7b a 7d a 8q 8 bz 9 cb b cn 9 d8 8 fa a h9 d i5 b iz f jg 8 jq g js a ju k k1 b ka d ko 9 lm d
area_list 28 3k a
area_scan 28 7d g
area_serv 28 8q d
aren 1k 5f 9
arena 28 jv r
arepa 20 3p k 48 b 8c g aq 10
argenti 1p 79 7 d5 6 ln 6
argu 1n ag f e5 j ee 9 fz j
argu_paid 25 fz d
argumen 1r 2m 8 dz a g2 8 g5 9
arithme 20 2t 9 dz 1m
arizona 1x ck f
arm 1j 3k j 5b j 7e k a1 8 a9 o ad 8 nb 12
arm_light 28 nb e
arm_respons 25 5b k
armchai 1z 5t 8 c7 1l ll c
armenia 25 2z 9 8f h li 8
armpit 25 9 d
arms 1s 3k l n2 d nb f
army 22 du l
aroid 28 bi k
aroma 25 na c
around v n 8 p 9 1s a 2z g 3p 9 3x 9 4i d 4p 9 5r 7 6m f 85 c 8b 8 8e b 8t 9 bx i cv 9 dx h gk 9 gq 6 in 8 kk 8
around_austral 25 bs 7
around_brisban 28 85 a
around_cambrid 28 gf f
around_clock 1x 1s a 7d a lz b
around_ghent 28 85 a
around_hous 28 bx x
around_kraków 28 lf c
around_melbour 28 4d e
around_naps 28 2z x
around_perform 28 gn 8
around_topic 28 4i q
around_world 25 4p h
arousal 25 4m k iw c
arrang 19 o b 28 a 2z a 4b b 5e 1p 5i 7 5l 8 9l w bj k ci k do h j7 a j9 i jy 8 mc c
arrang_phon 28 5e c
arrang_treatme 25 9l i
arrang_trial 25 28 d j9 d
arrange 1w 5i 8 bj 7
array 28 de i
arrear 20 kn 1i
arriv w 3r a 3y d 44 b 5g 9 62 9 6i g 7l g 83 a 8e b 8t 8 9f e 9i t bb h bi l bj c d0 7 ej f es 8 ew a ft 7 j1 1d j4 9 lk 8 lv b
arriv_alon 28 9c 9
arriv_bar 28 es g
arriv_cal 25 ej f
arriv_damag 1z bi b
arriv_hom 22 j1 16
arriv_leav 28 j1 13
arriv_noon 25 3y h
arriv_school 28 j1 j
arriv_thursda 1s 62 e
arrival 18 1r t 1s p 48 b 5v a 7x c 8t b 91 y 9b 8 9h 9 9i h ap d c2 e ck b ej a eq g ew n j1 1c jb d kj 8 mh f
arrival_departu 28 8t a j1 c
arrival_notic 25 j1 u
arrival_off 28 91 d
arrow 25 35 8 is j
arsenic 28 2a f
art 1d z 9 11 a 25 8 3e a 47 u 4k h 53 z 6u r 7c 1b 94 b b2 1g bq 1g dr f ex 1z fe h fv 8 gv 8 k9 j lf l n7 l
art_buy 22 b2 i bq l
art_clas 22 ex 1m lf d
art_gallery 28 b2 w bq g
art_histori 28 47 g
art_kids 28 ex f
art_lamp 28 53 o
art_lov 22 b2 m
art_onlin 28 b2 7 bq k
art_print 25 3e d bq 1b
art_rent 28 7c a bq e
art_rental 28 7c y bq e
art_school 20 ex j
art_studio 28 ex j lf b
art_subscri 28 7c h bq e
art_teach 25 ex 9
art_wal 28 7c m
arthous 28 gv n
arthrit 1p k d bk e fq 13 ir j jr l n6 8
arti 28 bc b cl a
articl 1i 4m b 6t r e2 a e6 d fa t fj o h1 2v im t kw 8 l6 a la b m2 i my y
articl_sam 25 6t m
articul 28 aa 9
artific 1r 13 o 4k o 59 f 7b a eo 8 gy g lv c n7 a
artific_gras 25 13 n 59 9
artific_stem 28 4k o
artisan 1k 3u k 4k c 4t k 8e g bc 9 id f j8 17 jd 1p le z mi y n4 7
artisan_earn 25 jd h
artisan_oaxaca 28 jd 8
artisan_sel 28 jd q
artist 17 3 a d t m 1l 25 j 41 9 4d e 4e b 6y 8 77 a 7a d 7c 1k b2 21 bq 23 cl 1v e8 9 ex f fh r fi h fk 1c gs g gt 8 hj 8 i5 9 jy 19 lf l mi a mz 11 n6 h
artist_book 28 d g gs 9
artist_calenda 28 cl e
artist_contrac 28 7c b
artist_fair 28 b2 6
artist_fre 25 fk d
artist_guarant 28 fk 7
artist_her 28 b2 9
artist_print 28 n6 e
artist_styl 28 m o
artist_talk 25 b2 9
artist_teach 22 ex f
artist_work 1z m b b2 6
artistr 28 10 11
arts 1r h d 12 m 1c a 9d g fk 7 i5 n lh 13
arts_academy 28 12 m
arts_school 22 lh x
artwork 22 7c 1j bq h fb e
artwork_young 28 7c p
arusha 25 21 o 9e e
asana 22 hy n l6 8
asbesto 22 1w c 1x 6 de h
ash 1l 5e j 5g 1x 5i 1x bg a bk h br b ld a
ash_back 28 5i b
ash_hand 28 5g 8 5i d
ash_hom 28 5i g
ash_tre 28 5g m
ash_wood 28 5g 8 bk k
asia 1q 3i a 9h d
asian 1i 3 a 3w 8 4t f 69 9 8c 1i 8k 8 ev s fg c
asian_shop 25 4t c
asian_superma 28 8c b
asian_wedding 28 ev h
asid 1l 6n u a3 23 ap d fy 9 g8 1p k3 16 lt b
asid_payment 28 6n j
asid_smal 28 a3 r
asid_tax 22 g8 1e
ask j y b 1k 6 1y 8 31 h 34 e 41 b 4m 8 7g c 8p 8 94 7 9m 9 a1 8 bx 9 di 9 ek 9 f2 d g1 a ga 8 gb 8 gc 9 h2 o h5 e hj c hr d hs 9 ht e hx d hz o i8 8 is g iw 8 iy k j6 8 jh 8 jt 9 ke b km 8 l5 8 l8 g m8 9
ask_anyth 1x 94 b
ask_build 1t c4 9
ask_button 25 6t 8
ask_clean 22 50 b
ask_colleag 22 hz a
ask_copy 25 au 8
ask_council 22 1y 7 1z 7
ask_data 1r h5 f
ask_directl 28 2f c
ask_doctor 1q is c
ask_employ 25 ga c
ask_expert 1z 41 f j7 h
ask_friend 25 bx b ee 9
ask_googl 28 h2 g
ask_keep 20 9v c
ask_leav 20 hs g ht e
ask_list 1x 33 a
ask_memb 28 ec g
ask_neighbo 1t 31 d
ask_not 25 l8 8
ask_nurs 28 it 7
ask_own 1s 1g 7
ask_parent 1u dz a
ask_patient 28 7g k
ask_pay 1x kh e
ask_payment 22 il 9
ask_person 1z h2 a l8 8
ask_pharmac 22 a1 a a8 7 av 8
ask_pick 28 9m i
ask_proof 20 dh 9
ask_questio 1c g1 9 h5 f
ask_quot 1v 45 9
ask_report 25 hj h
ask_review 28 h2 n
ask_sam 1r hz 9
ask_smal 20 1a e
ask_son 28 af a
ask_teach 1t bv 8
ask_vet 1x jq a
asks 13 1k 9 31 9 6i b 6y 8 74 b 8y 9 8z b 9i c 9v 12 a7 16 dn d dw d e7 9 eg k eh 9 ek j f3 g gy i gz b h2 l ht f hx i hz 8 ik 9 il s ip e ky n m1 9
asks_again 28 e7 f
asks_aloud 28 eg f
asks_back 22 a7 g ip l
asks_guest 28 h2 y
asks_person 28 f3 d
asks_questio 1r 6i e 6y a 9v t a7 b dw h gz e
asks_twelv 28 dn c
asks_unsur 28 f3 c
asleep 1o 2k f 39 w 3a a 5m a 99 6 9m 9 9n 1l
asleep_wak 28 2k d
aso 20 6f 7 ms g
aso_ebi 22 ms d
asphalt 25 co i
aspir 20 10 q 12 c 6y j
aspir_author 28 6y g
aspir_muas 28 10 f
aspiran 25 6v 8
aspirat 28 mn f
assam 25 3w 7 4k f 8m j
assembl 1j 2i 9 2o 7 4w 16 7q c 8y b bx 1h hh b ke a lb c
assembl_film 28 4w c
assembl_furnitu 28 bx p
asses 1u 0 b 1 a 2 c 3 e 9 8 b 6 k s m8 e
assessm 1p 0 a k n v h dn g
assesso 25 7o b a2 a
asset 1r 6q 1y ei f fh g hw b ka f
asset_family 28 6q o
assign 1d 1j b 37 a 5v a 76 h 7j 8 9a b ai 9 f7 b hq a kk x ko f kw a l9 14
assign_umpir 28 kk a
assignm 1u 2f s 71 c dw 8 e2 b e7 e kk 17 kl d m8 c
assist 1s r 1b 9e a f6 d it g kl d mn c
assist_liv 22 r 17
assist_reprodu 28 it g
assista 17 r b s 1k w d 1e a 1h d 1s f 28 a 6y b 7m 36 7v 14 91 p a7 m ae g ef m ek 1c f2 19 f7 1b gx 1k gy 17 h6 m hs b hu h hy w hz r il 2p kv c ky c l3 t
assista_answ 1t 91 o gx o gy f hz e ky f l3 t
assista_book 28 ek j
assista_company 28 hz n
assista_front 28 il o
assista_handl 28 7m f il h
assista_part 28 fl a
assista_phon 28 gy f
assista_prepar 28 il o
assista_read 28 gx s
assista_servic 28 7m r
assista_show 28 il x
assista_start 28 7m m
assista_train 28 7m u
assista_whatsap 28 ef h il b
associa 11 1y 7 28 8 2h 8 2j 8 6n j 93 a 95 p 9k 7 cm 8 d5 7 dr a dv 8 ee c f9 b h3 9 hy 8 ic 8 ih b kh c kk u kn g l4 z mg 9
associa_advic 28 ee a
associa_celebra 28 5f 8
associa_fees 28 l4 a
associa_memb 22 95 j
associa_smal 28 9k d ic e
assum 1t 9s i
assumpt 22 6q d gc f
asthma 1x 1i a ac 1g cc b
asthma_app 28 ac t
asthma_inhal 28 1i 8
astrolo 1z lx 2q
astrolo_app 28 lx 1c
astrolo_morn 28 lx g
asturia 20 jc e
asylum 28 28 o
atar 28 8l g 8n 8
ate 1k 6h 10 gz c ix 8 ji 8 jp 9 k2 j
ateli 1p 24 9 9d f as a b2 n bc d c7 d e8 b gn c gr b i8 b mi z ms 1f
athen 1v 28 c
athlet 1q 88 z cw b n1 i
atlanta 1t m e
atlanti 22 ff 7
atms 28 22 u
atol 28 21 f
atopic 28 1 y
atopic_skin 28 1 j
ats 22 dl j ef g hp f
atta 20 3a b 8j g ac c cs o
attach 1p 1k 7 2l 7 6n 8 ai c h7 9
attachm 1z f3 i f7 8 hm f
attack 1l 7k j 7s 1l ac 2l hv 17 ip s
attack_app 28 7s y
attack_short 28 hv 7
attack_start 28 ac c
attar 28 5 v
attempt 1s 5r b 8u e 8x b aa 7 e1 8 e9 a
attend 1r 29 a 95 y 96 e
attenda 1e 1a e 1c b 5v b 7x e 95 j 96 c dt 9 ga a gm c jz 29 kj r lb a lk 8
attenda_clas 28 jz k
attenda_driv 28 95 g
attenda_messag 25 96 f
attenda_report 20 jz q
attenti 1p 9z 9 io f mz 9
attenti_back 25 io e
attenti_problem 28 9z 9
attic 1o 46 d b8 9 bz 8 c3 l c8 e cb d lt y
attorne 1s a2 e dp k ei u kv p
attract 20 f8 7
attribu 28 mr l
aubergi 25 8f h cr e
aucklan 1o 2n c ad c du 7
auction 1n 71 e b2 7 b8 1t ja x mc 9 mr 2t
auction_collect 28 mr k
auction_room 28 mr j
audienc 1o 78 g dm p e5 e fb j fi b l6 b
audio 19 1e d 25 8 2z a 43 8 47 b 5h 9 5j 11 6t p 6u x 6w b 70 o 94 1u 9m j 9p d dr x dx f e6 b eh f f5 f fa 9 fb r fd 2b fu c h4 1l iw 19 iy d jw 1g k6 9 mx 9
audio_casset 28 fu h
audio_edit 28 dr 9 jw a
audio_feed 28 jw o
audio_guid 20 2z d 94 1i iw b
audio_lesson 28 iw e
audio_library 25 9m c
audio_sery 28 fb f fd e
audio_story 20 dx f fd 1w
audio_text 20 6u e 94 b h4 h
audiobo 1u 25 1q bo h fb c fd e jw s
audiobo_record 28 25 b jw a
audiolo 28 p 12
audit 1c 7s h cf a dq n h8 w hi c hw 10 ka k kg c kw d l9 k m7 b
audit_fil 25 kg 7
audit_ready 28 hw d
audit_softwar 28 7s b kw c
auditio 22 12 j gp p
auditor 1l 1d a 74 f 7s c dh 9 hv 7 hw x kh c m8 m
aufgus 28 n d
augment 22 6x h 75 g 94 g
augment_reality 25 6x d 75 c
august 1l 5n f
aunt 1j 3x 8 5j 6 9i d ie c
aunt_cook 28 3x a
aunti 1w 83 8
aunty 1q 6f 7 fw 9 g5 d le 8
aussi 20 8n 8
aussy 22 ft 7
austin 1t 5x g jq d
austral 14 4 9 6a 7 7c 8 8j b 9h 7 a0 9 bs 9 fb 9 ft 7 hj 8
austral_first 28 7c d
austral_singapo 1z 8i 7
austral_wed 28 ev a
austria 15 5h 8 8d 9 bs 7 g7 8 h8 9 kg b kv 7
authent 1l 8l a aq b b2 d b8 r bh d dh b fh s mn 1t n5 22
author 1g 25 h 6u 8 6w 9 6y 20 bb a bo a dr b fg 12 fh m fj 9 j5 9 jw e mq 9 mx 10
author_publish 28 6y a
authori x 7j 9 7z a 8v 8 8w h 92 c 96 a ce a cf a d8 a f6 f hx h kd q ki 11
authori_build 25 kd a
authori_lad 28 bz 7
auti 28 2j g e6 l
autism 1o s j v 15 2j d 2q 13
autism_delay 28 v b
autisti 1q s b v 15 2j d 2q 16 61 b 9j 8 lh k
autisti_adult 28 s b
autisti_childre 20 v n
auto 1l h m 1o g 1s 9 6p b 6r b 6s j 8i b 91 s ch 1c el d g5 9 j2 d ja i lc a
auto_belay 28 h p
auto_repair 20 1o g ch 1a
autocla 22 p 8 en l
autoimm 25 ir r
automat z 1b 8 1c a 1l 8 1p o 2g a 2x 9 38 7 5r y 6j 8 6n a 6p k 6s t 7d b 7s d 8u 8 8x i 92 j a3 v a5 9 cl 7 cm 9 d6 g e0 b f1 h f3 11 f5 9 fz c g5 a g9 e gh c gz r h5 e h6 p h8 c hc v he a hl d hp 8 hw o in h jx 9 k8 a kd c kk 8 kn h kr c kw s l5 8 l6 c m5 c
automat_ask 28 hr 8
automat_check 20 91 9
automat_cod 25 f3 c h6 l
automat_email 28 gz f
automat_feed 28 d6 d k8 b
automat_manual 28 5r 7 f3 c
automat_payday 28 a3 g
automat_phon 28 gy d
automat_repetit 28 f3 q
automat_replace 28 kk g kr d
automat_report 28 l6 m
automat_rol 28 1p f
automat_sav 25 a3 o
automat_scan 28 7s 9 h8 a
automat_scor 28 b1 a jg a
automat_softwar 25 f3 9 h6 d hw a
automat_switch 28 6p c
automat_tool 28 h6 a
automat_wash 28 1p i
automat_workflo 28 f3 k
automot 22 hw 8
autonom 25 7d f d4 11
autumn 1j 2o 7 4r 8 5k 7 c0 8 e3 9 i6 c lq e
autónom 22 g8 a hb k
availab 17 6 8 6i d 77 c 8t b 97 j co 8 da 7 ev c gs b hr 9 kg q kk j
availab_acros 28 97 g
avatar 1z 79 l f1 1c f8 e j0 e
averag_fil 28 m3 c
aversio 28 iv i
aviatio 20 64 8 mb 7
aviv 20 da e gi 9
avocado 22 85 9 k2 9 m3 9
avoid 1f 4o d 9y c a9 a e5 d
avoid_speak 28 e5 f
awak 1o 39 e 9n u ic 8 ip 7
award 1m 25 9 6l w 86 b e2 d eq 11 i0 10 kl i mv c
award_night 22 eq e i0 11
award_seat 28 6l t
award_win 25 86 b e2 e
awarene 22 hv 1v
away w y 9 1y 7 26 b 2b a 53 k 58 8 5d r 7x 8 90 i 9b b af 9 al 9 by h c3 d ca u cb o cj n et 7 fs b hs a i2 c i8 e jk d js 9 kj g lw 8 mc a nb a
away_button 25 hs a
away_cost 25 jp 8
away_holiday 28 jk e
away_somebod 28 ca h
away_until 25 cj b
away_why 28 90 f
awkward 1r jk 9
awn 28 5c d
awning 28 5c d
aws 20 f4 20
aws_azur 28 f4 n
aws_bil 25 f4 m
axis 28 7q b m6 8
ayurved 20 x 1j i2 m
ayurved_meal 28 i2 j
azur 25 f4 17
azur_gcp 28 f4 n
baboon 28 35 q
baby 11 a s g a j b o 1o 11 y 19 16 2k 1t 32 j 3a 21 4v 1i 5f l 5m i 61 s 6d d 6f 1g 89 1i 9t 15 av o bm q bt l ec a eo r et n fv s gu i it s ix 1t iz x j2 y k2 27 lj 2t lm 9 n8 8 nd 12
baby_activit 25 iz 8
baby_album 28 fv u
baby_apps 28 9t a
baby_ate 28 k2 k
baby_bottl 25 3a e 4v 17
baby_bundl 28 nd 9
baby_carri 22 4v a 6f 1l nd 8
baby_carry 28 lj d
baby_clas 28 lj 15
baby_cloth 22 61 z
baby_cry 25 3a u
baby_diary 25 ix 15
baby_eat 25 89 d k2 k
baby_eczema 28 k2 b
baby_emergen 28 11 x
baby_equipme 25 bm e nd l
baby_fac 25 j2 g
baby_feed 28 4v w 9t d
baby_first 20 9t j
baby_food 20 19 h 89 1b k2 i
baby_gear 28 bm n nd v
baby_group 1t 19 o lj g
baby_grow 28 nd d
baby_item 22 av f nd 8
baby_journal 28 ix l
baby_led 25 89 d k2 j
baby_massag 25 lj 1a
baby_meal 28 89 r k2 a
baby_milk 28 av i
baby_music 28 lj g
baby_nam 25 5f a
baby_naming 28 5f j
baby_naps 25 c 9
baby_outgrow 28 nd 9
baby_parent 25 9t d lj a
baby_photo 28 eo a j2 u
baby_pictur 28 j2 s
baby_recip 28 k2 a
baby_refus 28 k2 h
baby_rock 28 3a f 4v b
baby_sensory 28 lj o
baby_shop 1z 3a a
baby_show 1x et v
baby_sign 28 lj 1b
baby_sleep 1x o b 2k 16 3a d 6f b 9t j ix 9
baby_thing 22 32 u
baby_toddl 1v 19 a eo d iz a lj j
baby_track 28 9t d ix t
baby_tri 28 k2 l
baby_wak 25 2k 12
babycci 28 19 u
babysit 20 5m 2p
babysit_friend 28 5m y
bac 28 7k g h3 d
bachata 28 i q
bachelo 1x 6e 7 c1 e lp b
back m 8 c e p g 8 k p x 8 1l 8 1n 9 1y 8 29 a 2c 9 2f c 2o c 35 c 3h v 3x 8 4x a 5b a 62 r 65 9 66 c 67 8 6j w 7e 13 7r 7 7u 9 7w e 7x 9 8s 8 8u 9 9v d 9w u a7 9 ag 8 aw 8 b7 f bd b bm c c1 j cq 8 dt m er c f3 e fq g g3 f gy 9 gz a hn b hu i ia 8 io 8 ip 8 iv 8 k5 w kt g ku d l0 b la o lr 9 lv 8 m1 d m4 9 me f mt b n1 9
back_autumn 28 c3 9
back_bad 28 9v f
back_bag 28 b7 7
back_cannot 28 bs 7
back_car 28 ia g
back_clas 28 dt p
back_clean 25 bm 9 hm e
back_crat 28 7u k
back_dirty 28 er h
back_door 1z 5b a kt n
back_empty 1r m4 f
back_exercis 22 dt i hu q
back_follow 28 cv c
back_forth 25 fz a
back_friday 1z 66 8
back_garden 20 3x b 59 8 9j e lw 8
back_glas 28 1n n
back_hom 1x je m
back_hurt 22 dt 8
back_kne 25 7e d 9w d
back_land 28 dh g
back_lat 1x gy a
back_least 28 ft 6
back_lif 22 67 c
back_list 1u ky i
back_merchan 28 la d
back_messag 28 gz p
back_monday 20 62 g
back_neck 25 e a
back_next 1r 2o 6 b7 d c1 c
back_off 28 6j e m1 g
back_offic 1x 1j c 7m c f3 s
back_pain 1q e 9 k t 3h f 9w 1j hu f
back_pres 28 7w d
back_project 28 k5 12
back_red 25 62 9
back_refil 1z 8 d lr 8
back_relativ 25 ie j
back_return 28 60 c g3 9
back_review 28 im a
back_room 1z 29 h eq b ku j
back_school 20 4x l
back_sharp 28 bd o
back_someth 25 5b c
back_support 22 7e 1h
back_tel 28 c1 d
back_thursda 22 c1 8
back_track 28 a0 b
back_until 22 k 7
back_work 1r 7e b
back_yard 25 gv g
backdro 1m 24 1t 43 15 eo a ep 19 et 2d
backdro_fairy 28 et k
backdro_hir 28 et a
backdro_tabl 28 et l
backend 28 h7 x
backend_group 28 h7 r
backgro 1e 27 k 2f a 5m a 5u 9 6w 9 bx c ea b f0 11 f8 q fg f m0 8
backgro_check 1m 27 f 2f 9 bx b ea a
backhau 28 m4 u
backlin 1z f2 e go w im g
backlog 28 e7 k
backpac 1i 4a e 4x r 64 1z 9c 1r 9f q 9h 10 bc w bu c n4 2f
backpac_brand 28 64 d n4 8
backpac_first 28 4x f
backpac_kids 28 4x h n4 b
backpac_laptop 25 n4 t
backpac_sewn 25 64 14
backpac_trek 28 9f a
backtes 25 6r 1b
backup 1j 33 g 5a d 79 7 7h b 7k 1x 7m k 7x 9 hw g
backup_person 28 7m 9
backup_pow 28 5a 9
backup_test 28 hw c
backwar 25 c g 8y h
backwas 20 58 x am f
backyar 1q 26 f 3f b 58 l 59 f 5t d 9j x dg l jk b
backyar_pool 28 58 a
bacteri 1z 3i h da 8
bad 12 1 7 x d 2a e 3b a 4c 8 9n h 9v i 9z 9 h2 c hj a i6 b ir j m5 s mb 9
bad_kne 28 mb f
bad_market 28 6q a
bad_ones 1v 2a e m5 f
bad_sleep 1x x h 9n o
bad_weath 1k 5y 8 n1 9
baden 25 7i 9 m8 9
badg 1l j a 2n b 6m b 6u i 93 h 9m l
badly 1i 39 9 9n a hm a
badmint 1w 14 o ln s ml 12
badmint_court 28 ln g ml c
badmint_hal 28 ln 9
bag 12 a g h 9 32 b 4q e 4r k 4u 11 4v b 4x u 61 b 63 11 64 17 67 f 6f 8 86 f 87 12 89 8 8a p 9f v b7 g ba a bc r bf c bu f c1 1b cp h cs 9 cu n d0 9 da j g4 u gl q iq a mn n n4 13 n5 8 nc e
bag_box 28 4x d
bag_brand 25 bc 8 n4 a
bag_buy 28 64 m n4 i
bag_clean 28 a d
bag_cloth 25 63 u
bag_dog 28 4q n
bag_hous 28 85 c
bag_letterb 28 87 h
bag_lunch 28 4x m
bag_nam 28 4x 8
bag_nev 28 5i 9
bag_send 28 67 7 g4 d
bag_shop 1x 64 e
bag_smal 25 5g 6
bag_swap 28 b7 e
bag_tel 28 87 6
bag_wash 25 c1 f
bag_watch 28 mn j
bags 14 h k 23 9 28 b 4q 8 4r m 4t a 4u p 4x t 5l e 64 1t 7w b 81 c 87 x 8a 17 8l 8 8m u 8r d 9f 1o ar c ay a b4 a bc 1t bu 13 c1 s cb g cp y cu f d0 k df i gk 9 gl 1v hc 9 ic c mn 17 n4 1i nc k
bags_backpac 28 64 d n4 s
bags_bicycl 28 nc f
bags_carri 28 5l m
bags_chain 25 64 9 n4 8
bags_inn 28 9f u
bags_jewelle 28 mn b
bags_map 25 gl e
bags_nam 28 cu d
bags_oth 28 8m 8 bc 8
bags_own 25 4r f
bags_part 28 gl a
bags_repair 25 bc a
bags_shop 28 gl f
bags_sold 22 4r a
bags_street 28 ic c
bags_trek 28 9f a n4 b
bags_walk 25 9f n
bags_wallet 28 bc w
bags_wat 28 4u f
baguet 28 3s j cv j
bahasa 20 a7 f
bahia 28 lh 8
bailif 28 bf a
bait 1w bf g lu r na b
bait_shop 28 bf 9
bak 19 9 d 27 a 2j p 3s 25 3t 1y 4u 1l 7z p 86 2f 8g x cp 16 ct 1l cu r e2 s ev 9 id c ij g j6 9 lg 15 mi g
bak_breakfa 28 lg i
bak_cater 28 7z d
bak_crunchy 28 8g n
bak_deliver 28 3t 7 86 6
bak_frozen 28 86 7 88 d
bak_hom 1x 3s b 3t 9 4u e 86 9 ct a
bak_left 28 86 6
bak_list 28 3s 9
bak_look 28 e2 e
bak_morn 28 86 e
bak_overnig 20 3s z ct d
bak_smal 28 cp d
bak_soda 28 9 i
bak_sourdou 28 3s e 86 i
bak_teach 28 lg 9
bak_tourist 28 lg 9
bakery 19 g 9 26 a 2j 1c 3s 1h 3t g 47 e 4e e 78 b 7w 8 81 8 82 e 84 a 86 k 8a 1d 8u a ao 9 aw 7 cf b ct g cu c d9 a dd p fa a fk b h0 8 kt h lg d
bakery_cak 28 3t b
bakery_chain 25 3s a
bakery_count 25 2j c 3s d
bakery_food 28 kt 8
bakery_near 28 3s r 86 a
bakery_open 28 fa a
bakery_pastry 28 3s e
bakery_smal 28 4p 8
bakery_sourdou 28 3s w
bakery_superma 28 2j 9
bakery_throw 28 8a a
bakhoor 28 na s
baklava 28 ct w
bakuchi 28 4j r
bal 1e 14 k 23 1e 3m b 3w d 5y 1b 62 f 63 d 6d 6 bm a bz 9 d7 r er g i3 b jf g jg d k8 p lm 1o n1 c
bal_pit 20 er h lm 1f
bal_pits 25 bm d
bal_pool 28 lm z
bal_rac 28 62 b
balanc 1d i 8 1o a 21 9 2o m 58 j 5y d 6q a 6t k a3 c dc g dk 9 hf 1k i7 r lk 2g
balanc_add 28 hf e
balanc_bik 25 2o s
balanc_clas 22 lk 1l
balanc_men 28 i7 f
balanc_strengt 28 lk p
balayag 28 am t
balcony 1f 2d d 2i a 2y z 38 b 3b d 3f 2a b4 j ba e bi h c8 d ed a lw e
balcony_garden 25 ba a
balcony_plant 22 2y h bi c
balcony_rail 28 3f h
balcony_smal 28 ba 6
balcony_solar 22 2i b 3f 1a c8 e
bali 1z 7g f 9x a i2 b
balkan 28 fh a
ballad 28 gu 1c
balleri 28 65 s
ballet 20 i 24
ballet_clas 28 i v
balloon 1o 9k 1c et 33 mw u
balloon_arch 22 et 1h
balloon_flight 28 9k 11
ballot 28 8z i ke a
ballroo 1x i v b0 i
balm 1s 0 c 1 n b p 4n 1a bt g
baltic 1u 7s 7 bq e
baltic_coast 28 bq e
bamboo 1m 9 v 3d c 3i c 4k b 4l 14 4z a 6f c 6g m 7e b 8k c 8r b bs c n0 13 n9 e
bamboo_brush 20 9 h 4l y
bamboo_merino 28 6f d
bamboo_sock 25 n0 x
ban 1n 64 s ds e f1 e hx 12
banana 1t 6 t 4r b 7u d 8h d
banana_fibr 28 6 e
band 1a f m 25 q 3h 9 41 a 68 i 6e z 9o a bv d dq t e1 8 e4 9 e5 a ev c ew 9 fi n go 2a gr s gs 2h i1 c ly 7 mz 18 n6 8
band_book 28 go 8 gs t
band_choir 28 go a
band_djs 25 gs z
band_fix 28 go c
band_light 28 d4 6 lk 8
band_liv 25 gs 9 i1 9
band_open 28 fi b
band_scor 28 e5 f
band_stag 28 6e 8
band_wed 28 gs f i1 9
bandcam 28 mz h
bangalo 1r 64 9
bangla 1z f1 h hm e
banglad 1v 71 b ga b
bank w i 9 26 v 2g g 31 b 36 g 37 j 46 e 6n 1s 6q 7 6s k 71 g 72 16 79 a 7c a 7r z 7s 7 93 b 9i 1b a3 g a4 s a5 f af p d8 a do 7 e6 f ei a f6 n fc 8 fm t fy z fz m g0 o g2 r g3 b g5 9 g6 w g8 g g9 w gb 11 gc b h4 7 hb a hc y he 8 hf 1u hi a hm e hn h ho u hv a if c j5 g je d jx a k3 m k4 d kn r l5 j l7 m n6 k
bank_account 1h 37 b 6n 1a 9i j a4 j f6 e fy w fz a g0 a g6 a hf i ho b kn b
bank_advis 28 dj 8 do 8
bank_app 1w fc c fm d fy b g8 a g9 a
bank_balanc 22 hf 17
bank_build 28 80 f hf e
bank_buy 28 gb c
bank_card 20 2g d 69 6
bank_company 28 hv f
bank_credit 25 6s 8 g5 9
bank_data 1z 6s 7
bank_feed 1z 36 d 7f d hc c kn p
bank_financi 28 g1 9
bank_insur 20 gc a h6 b
bank_investo 28 7r r
bank_invoic 28 hf e
bank_land 28 l5 c
bank_lin 22 hc 19
bank_list 28 g9 f
bank_old 28 fm r
bank_own 20 af 9 fy c ho a
bank_pay 28 f9 9
bank_payment 1z g2 9 hb 9
bank_receipt 28 2g j
bank_school 20 j5 9
bank_show 28 a5 f
bank_stateme 1r g9 9 hf 8 kw 9 l7 m
bank_talk 28 7r l
bank_transac 25 72 o hc d
bank_transf 1v 93 8 9h a ho 9 jx d
bank_vault 25 46 i ll a
bank_wheel 28 26 s
bankid 28 lz g
banquet 20 b0 r eu c m3 a
banquet_hal 28 b0 c eu a
baobab 25 2 e 89 f 8g f
baptism 22 2w g
bar 13 0 e g a 15 a 2j a 3n k 3o 9 3v 13 4d a 4f g 59 8 7c b 8g p 8h 1g 8o h 8q k 93 8 98 d 9c e ak 25 b1 1l bf 9 cs i d2 b dz 9 e4 a ec e en 8 es 2b gm h gt k gv b gw g hl a i1 k if 9 jg u kv 9 lf r ln d lo o lz 9 m5 g nc d
bar_bar 25 3v c 8g d 8h d
bar_bartend 28 es o
bar_bottl 28 d2 7
bar_chocola 28 8h q
bar_event 25 es x
bar_everyth 28 8o c fr 7
bar_insid 28 3u 7 3v e
bar_leipzig 28 3w b 8q c
bar_near 25 3v j ak i
bar_own 25 i1 d
bar_quiet 28 ak h
bar_servic 25 b1 w
bar_snack 28 8g a ak c
bar_staf 25 es t gw 8
bar_twelv 28 ak b
bar_wal 20 7c f
bar_window 28 5c 8
baraat 28 42 8 ev d
baranga 28 22 8 c9 a
barb 1l b o c 1f 10 x 1b 1m em 29 l1 d mk 1g
barb_appoint 28 1b d em 9
barb_book 28 1b d mk b
barb_chair 28 em 9
barb_near 28 em j
barb_nearby 25 c a mk s
barb_shop 25 c d em q
barb_studio 25 em s
barb_van 22 c d em u
barbecu 1q 56 d 8f g as k cr a i9 e kh c
barbers 1u c f 1b o em w gm w mk z
barbers_town 28 mk p
barcod 1j 1i j 1k z 2p x 33 e 6k p 9y 22 ce c fu b ku 1f mq 1k
barcod_scan 22 1i c ku g
barefoo 1v 65 1q 9g g cn s
barefoo_sho 25 65 11
barefoo_trim 28 cn a
barfi 28 ct t
bargain 1o 32 1e 6k m 8a x
bargain_hunt 1u 32 y 6k e 8a n
bari 28 69 9
barista 1t 2j z 3o 1m 4s f ay b
barista_coffe 25 3o a ay b
bark 1u 8p d jl b k8 14
bark_chew 28 jl a
barley 22 8k e ls t
barn 1h y b 1h c 25 a 2i j 5t g 5x c 8x c b0 1j c3 d cn 8 ep e gf b ma 1f mc e mr d
barn_hir 28 b0 t
barn_near 25 5t d
barn_roof 28 2i n
barnyar 28 ib l
barrel 1q 8k 11 99 14 9b g ls l
barri 1p 1 b 6z f 9e r ae c ck 12 fo t h8 f
barri_cod 28 ck l
barri_fre 1z 9e p ae b fo t h8 c
bars 17 0 1h 2 r i g 3z b 4d a 4f d 67 7 6x b 8g 2b 8h 13 8o o 8p y 8q k ak d cn 7 cs 10 cw b d2 c d3 8 e4 g en 6 es c fo 8 gm a gw 13 ho 8 i1 z i7 p lf w ls k
bars_around 28 lf c
bars_café 25 8p b
bars_candy 28 8g b
bars_club 25 i1 h
bars_dat 25 8g 1d
bars_quiet 25 lf d
bars_repeat 28 e4 i
bars_restaur 28 8o f
bars_shop 25 8q i ls 6
bars_smal 25 4d a 8h d
bars_tasmani 28 0 e
bartend 1p ak f d2 u es 2n ls 6
bartend_cocktai 28 es o
bartend_portabl 28 es o
bartend_servic 28 es k
bas 15 3 c 7 d v e 1h 9 1s d 1z l 29 8 3u g 46 9 4m h 4s 9 68 9 7v a 8j 11 9n i 9q 9 a7 b bk 9 ce 9 cr 16 d9 7 dw b fk 8 h2 a hl d hz d i2 e ia o im o ip 8 iy a lg 9 n1 8 n9 k
bas_boat 28 ia n
bas_burg 28 8j t
bas_checkli 28 ce e cf c
bas_lubrica 28 4m h
bas_pick 25 gr 7
bas_plan 28 9q d
bas_station 25 3g 7
bas_therapy 28 v a 9n f
basebal 22 kk o
basebal_leagu 28 kk d
basel 1u 7c 8 86 7 8v b
basemen 1p 7v a c3 r d3 d ge 9
basi 28 g7 u
basic 1b t e 15 a 29 a 60 f 6m b 6n f ao p dz 8 jy b k4 a lh 9 n0 17 n9 k
basic_entry 28 6m e
basic_shirt 28 n0 l
basil 1r 2y f 38 m 8g c b4 o cr l d3 r
basin 1v c 16 d e am j c1 c
bask 25 d1 c le c m1 c
basket 13 2v 17 3k h 4c c 4k 8 58 9 5g f 82 h 85 9 8c a 9b l bp a bt f cx c d1 j ij f jd e kb 9 le 1d mg r
basket_pick 28 mg h
basket_vacuum 28 3k r
basket_weav 22 le q
basket_yoga 28 hu a
basketb 1t ec f i3 y kk c ml q
basketb_tournam 28 i3 f
basqu 28 5q m
bassine 22 4v s nd o
bat 1t 15 g 1n a 9g e al 8 cs b dd q jg 8 jl a
bat_mitzvah 28 15 f
batch 13 0 r 1 h 2 e 5 b 7 k 8 d g 9 1i 9 3u 8 4j d 4n z 4r n 4t 7 4u 8 4v a 5x 9 84 f 89 d 8b 9 8f 1f 8h e 8i f 8j a 8k b 8p f 8q b 99 13 bp a br 8 cl r cp p cq 9 cs c d2 k d9 l df 8 dh j di 9 e1 9 ed a f5 m hn 9 ku c lr j ls 11 me 9
batch_dat 22 0 a
batch_granola 28 cp n
batch_mix 28 d2 a
batch_not 28 cl 7
batch_numb 1r 1i a
batch_stock 28 99 f
batch_test 1t 1 9 7 7
batch_trac 28 99 9
bath 1b e 9 n 13 o 11 p a r b 1v u 47 e 4n f 4v p 4y u 55 9 6a 9 6x a 9g k aw 9 bt c dg n fo 11 i2 l ic a jj 1k jl a kp a mw 9 n9 b
bath_haircut 28 ic e jj d
bath_kitchen 28 dg v
bath_massag 28 e c aw 7
bath_mats 28 4y k
bath_salt 28 4n b bt g
bath_seat 28 4v f
bath_show 28 n a 1v b
bath_spa 28 n a aw 7
bath_towel 28 4y k
bath_walk 25 9g c fo l
bathhou 28 n w
bathroo 1c 0 b 9 e 1v 1w 35 b 3g i 50 d 54 b 7t a 9b l an 10 bw e c4 1p dg j fo 14 j0 f jc h kp d n9 h
bathroo_beds 28 50 a
bathroo_fit 28 1v z
bathroo_kitchen 28 dg h
bathroo_remodel 28 1v b c4 f
bathroo_team 28 1v x
bathroo_walk 25 1v l fo c
bathtub 20 bx 9 fo c
batik 28 n0 d
bats 28 9g w
batter 28 ig l
batter_women 28 ig g
battery 13 1n 1i 1o g 1s n 38 a 39 8 3a a 3b d 3c o 3d u 3f g 3g b 3i 7 3j f 3l l 3m 20 5a 1q 7e e cc c d4 7 d5 a d6 7 dd 27 de b ej b el 1b gd m ge k j1 11 js o k7 g k8 c kb d ks 9 m9 c mp 14 n6 a
battery_car 28 gj 8 j1 i
battery_charg 1z 1n a dd m
battery_check 20 mp g
battery_contain 28 dd w
battery_diagnos 28 gd d mp b
battery_hom 28 5a q
battery_kwh 28 dd s
battery_measur 28 mp i
battery_oil 25 el l
battery_rental 28 dd a
battery_replac 28 dd a el 9
battery_report 28 mp d
battery_screen 25 3m p
battery_sel 28 3m f
battery_shop 28 dd a
battery_solar 28 dd a
battery_storag 28 5a 9 dd t
battery_superma 28 dd h
battery_swap 28 1n h
battery_wallbox 28 5a i
battl 22 du 7 e9 8
bavaria 1h 9t 9 h9 f
bay 1i 1p 17 49 d 9c a c3 c ch g dc q gi t gj h ia e jg i
bay_own 28 gi d
bays 1p 1o d 1p v 7z d ch f dc g gj a jg z
bays_launch 28 jg l
bazaar 1v 4y 7 i6 11 mg j
bazaar_shop 22 mg g
bbq 25 56 c cr c
be 17 50 a 8o y 8q 17 90 9 ak y bz 7 jm i
be_alon 22 jm o
be_spirit 28 8o u
be_tap 28 ak v
bea 28 em 9
beach 1d 4 c n d 21 q 23 9 2f f 42 k 49 14 4c 8 5f e 6a f 8p 8 98 b 9e t a6 c bq b df e du 1l i8 13 ln 8 nd 9
beach_bars 28 8p a
beach_city 28 21 i
beach_club 25 98 a
beacon 22 94 9 co 7 ej g
bead 20 fr 8 le g
beagl 28 cu a
beam 1x 2g b df l mc z
bean 1g 2d i 3n x 3o d 40 k 87 20 8h 1e 8j z 8k a ba 15 cf d cw c ku e
bean_bar 25 8h 1i
bean_ord 28 87 e
bean_roast 25 87 j
beani 25 n3 h
beany 22 6d 7 n3 1a
bear 1p ci 8 dy h m6 1x
bear_fail 28 m6 q
bear_wear 28 m6 c
beard 1l b 1f c e 2s m 4o e em 2a f8 b
beard_oil 25 b w
beard_shap 28 em e
beard_trim 1z c d em t
beast 25 37 d d1 g gn g
beat 1o 1o 17 25 q ig e jy 2q
beat_buy 28 jy s
beat_mak 28 jy f
beat_produc 28 jy f
beaten 28 ig j
beatmak 28 jy s
beautic 1x d 1n 10 p en t
beautic_techniq 28 10 g
beautif 1f q a 4h i 80 c dp b j2 c
beautif_th 28 4h j
beauty 1g 3 m d 15 10 15 1b 15 4j d 4o 2i 78 b ax 6 cl 7 en 16 g8 b gn b mk 1g
beauty_addict 28 4o o
beauty_book 25 1b 9 mk e
beauty_brand 28 4o f
beauty_creator 28 4o 9
beauty_fans 28 4o t
beauty_hom 28 d 14
beauty_profil 28 4o x
beauty_salon 1r d h 1b w en 12 mk l
beauty_studio 25 en 8 mk p
beauty_treatme 28 d g en 8
becam 20 9w e ke a
becaus w 1g 8 4e 9
becaus_credit 25 72 9
becaus_find 28 1g 8
becaus_sam 28 i8 d
becaus_stop 28 l5 8
becom 18 w 8 1d o 27 f 2h b 2q 7 33 a 64 9 8u e 9c 9 ce d e3 q ep 9 go a gp 9 ho c ic c ie 9 ii 8 iv i jw a
becom_pay 28 jw e
becom_rehears 28 go f gp e
bed 15 c g 2d 16 2m b 39 g 3d 8 48 b 4a e 4w 1m 50 b 5m 9 7w 1d 9b i 9c q 9e 7 9j 9 9n n an 1a ba d bg h bh f bs 1v by 8 d4 7 ed a fp a fq 6 ic c ig h j0 i jo g lu 11 lw 1j m0 e
bed_breakfa 25 48 f an 1j
bed_bugs 20 lu 1f
bed_city 28 lw f
bed_euro 28 6l 8
bed_food 28 ig h
bed_linen 1w 50 b 7w 11 bs k
bed_plan 28 9n c
bed_sets 25 bs d
bed_shar 25 lw 14
bed_sheet 28 7w c bs e
bed_shop 28 bs i
bed_star 28 j0 b
bed_walk 28 d4 b
bed_wood 28 9b 9
bedridd 28 fp 8
bedroom 1d 1u d 3a f 3b s 55 8 5c 9 a6 d c2 9 cc 10 dg e fn a iw 8 jc 1g jy g kr c lo 6
bedroom_bathroo 28 jc j
bedroom_desk 28 jc s
bedroom_flat 22 a6 a
bedroom_produc 25 jy j
beds 19 r n 13 a 1d d 2d 26 4w 1i 50 z 53 b 59 h 87 9 9b p 9c 25 aw e bg 1a by 13 i2 9 ic 1b jo c lw p
beds_desk 28 4w k
beds_fresh 28 50 i
beds_guest 28 9c d
beds_kitchen 25 9c 9 i2 7
beds_lawn 28 59 c
beds_long 28 9c e
beds_shar 28 9c f
beds_solid 28 bg v
beds_stov 28 9b j
beds_toddl 28 4w g
beds_wat 28 lw b
beds_water 28 2d b
bedsid 1p p f 1d d 39 1s 4z b 9n c eh f m0 14 nd o
bedsid_lamp 22 39 13 4z a
bedtim 1k 2k n 2m j 9m b 9n v dy c ed i fd 1w
bedtim_stor 28 9n c fd m
bedtim_story 20 9n g fd 1a
bedwet 25 fp b iy j
bee 22 8i a d5 u
beech 1u 4w k 6g z 9b j b3 f bk f bl 8
beech_fibr 28 6g y
beef 1p 8j 11 al i as w cs 9 cu r jn s lq 16
beehiv 22 2d 9 8i 1k d5 16
beekeep 1p 8i 22 d5 2r
beekeep_app 28 d5 11
beekeep_associa 28 d5 b
beep 1p 5b d 9x g 9y i js p k7 10 k8 d kj o
beer 1h 4d 9 4f i 8o l 8p a 8q 2c 98 d 99 f ak 1k es n i5 9 lf j
beer_bar 25 ak 16
beer_box 28 8q c
beer_brand 28 8q 9
beer_drink 28 8q r
beer_garden 25 98 e ak b
beer_lov 25 8q f
beer_trail 28 es f
beer_win 28 8o 9
bees 1x 8i t d5 s
beeswax 1v 4 e 8 s 8i e bk h n9 r
beeswax_wrap 22 bk e n9 o
beet 1v 4t 7 8k n d4 r
beet_onion 28 d4 h
beetroo 20 3v d 8g g 8j h 8k 9
befo 25 2l 9 9h c ja b
beforeh 1h 2s 9 3t b 42 d 5t b b5 6 gv c i1 c j7 c
befrien 25 5u 10 5w k
beg 1t 3i 7
began 1p 5r d a0 a fq c
begin v b 7 g s h q i 15 14 7 2k 9 49 12 4h j 5p n 5x 8 83 8 9m b 9p p b5 7 b6 9 bv a di h dv q e0 11 e2 e e4 s ei 9 fz a g1 u g7 d i4 9 ia d jv k k6 n ld t le d lg b lh 18 li 7 ln i mo a
begin_advanc 28 i i
begin_age 28 lh 6
begin_clas 22 ld 6
begin_clinic 28 ln 9
begin_cours 22 ld i
begin_early 28 g j
begin_empty 28 5r 7
begin_evening 28 ln e
begin_fast 28 2e e
begin_monday 1z i 8
begin_partn 28 i f
begin_questio 28 2k e
begin_rent 28 49 b
begin_run 28 dv m
begin_saturda 1z 5p a
begin_sunday 28 lh c
begin_talk 28 fz e
begin_tuesday 22 li 9
behalf 1x 51 q 5d f 7p b g9 9
behav 1w 8o 7
behavio 1j v a 1a l 1j c ab g ac c hn g ip o iy 1p jl 9 jm s jp d ks c
behavio_health 28 1j e
behind 14 x 9 y b 16 c 3c e 3i 9 3n 9 8q 8 at b c8 a cc b cn 7 d3 6 dz h fq d ft 6 fw 9 gl i h0 9 i1 b iy 9 k7 k
behind_blu 28 kt 9
behind_count 1z gl k
behind_deck 28 i1 g
behind_door 25 2s 7
behind_guid 28 hx d
behind_scen 22 h0 d
behind_wardrob 25 cc 8
beig 1s 6g 9
beirut 28 cz b
bel 1l 9m 10 gr 8 j4 f lj g nc m
belay 28 h x
belay_boulder 28 h p
belfast 22 29 a 5k a
belgium 1e f3 9 nc b
believ 1l 5j p 6w u lx 6
believa 28 f0 l
bella 1v 5i 6 cn c ep g ji m jl g
bellow 28 gr t
belly 1z 9o 8 ir c
belo 22 6e 8 8e 7
belong 1h m 9 8z d hn j im u
belong_togeth 25 im u
belongi 1x 33 k az i c3 e cb f
below 1b 2u b 38 d 3h a 6l j 8q 9 d5 9 g6 a
below_already 28 3c 8
below_percent 28 8q c
belt 1h 1c d 1o l 3h d 64 11 ah a b3 b bc 1r if d lh e m5 l n3 1c
belt_glov 28 n3 q
belt_scrap 28 64 b
ben 12 27 a 5x 9 f7 7 g8 8
ben_test 28 kz f
bench 1e 18 1q 1k 15 1n 19 5h j 67 f ay f f5 9 fm c gr i ke b
benchma 20 6p h h5 e
bend 1r 3h 10 4l 9 69 6 7e z bb 8 ff h
beneath 1v 9k c br 9
benefit 1j a2 k fi 8 hu a ic 8 ki f mj p
benelux 1q bh e
bengali 22 9m e d6 7 k2 f
bengalu 1l n9 a
benin 28 46 h bn i
bent 20 3h n d7 9
bento 25 4x 10 5z i
bereav 1n 5e 11 5g q 5h p 5k 1q
bereav_family 1r 5e v 5g i 5h l
bereave 25 5k n ei i
berg 1z 35 e
bergen 1w gr 7
berimba 28 lh s
berlin 1f 5 b 7r 7 9i a cl 9 ee d ls 7 nd 7
bern 28 9k a
berry 1t 0 a 3v f 7x 8 d4 e ib t lr e
berry_grow 28 d4 9
berth 1x cj 3i
berth_boat 28 cj h
besid 17 3v 8 4x 9 6t d 9b b d3 9 da d dd d f3 b fr 8
besid_bed 25 5j 7
bespok 1u 3t f 6c u i7 d
best 13 2r n 34 f 3n a 4c 9 63 e 6h e 6p 9 8a 13 8e d dm d e4 8 ep 8 fv y fx y gb 9 h0 b h5 b hh j kp h kt n lc l mx 9 my d
best_dat 1r 8a o
best_friend 1x 2r x
best_man 1z dm i fx z
best_men 25 fx k
best_moment 25 gb e lc q
best_option 28 kp s
best_ord 25 kt 11
best_post 28 h0 a
best_restaur 28 44 a 6h 9
best_saving 28 a3 9 g1 9
best_sel 22 8a d h5 h
bet 10 b 6 39 b 3h 8 8m 7 9n a 9u 8 9v 9 9y a a0 e bk d bs 7 e5 a h3 a hh a iv e jr 9 kp k
bet_answ 28 eg c
bet_best 25 kp r
bet_phras 28 e5 h
bet_school 28 q b
bet_sleep 22 39 8
bet_than 1j 35 8
bet_wors 28 6o 8
beta 20 6y c
bevel 22 bd f be b
beverag 25 es c m5 8
bhk 25 c5 a ed a
bias 20 6t 1h
bias_met 28 6t j
bib 28 4v t
bibl 1r 15 1s 5j 1m 6w 1o 9x g
bibl_app 28 5j 9 6w a
bibl_clas 28 15 17
bibl_lesson 28 15 r
bibl_read 28 5j f 6w a
bibl_study 22 15 a 5j 8 6w o
bibl_vers 25 6w a 9x f
bibs 28 4v e fq 9
bicycl 1h 28 c 2b b 2o 12 32 c 3d t 3j a 3l i 7v e 81 d a3 9 gd 17 gf t ke 7 mp w nc r
bicycl_mechani 28 28 f gd d
bicycl_shop 20 2o 8
bid 1j 7o o ey 1y ja r kp e kr d m4 1a mr 1f
bid_manag 28 ey c
bid_sit 28 mr l
bid_writ 28 ey k
bids 1s c4 9 ey 1b ky 8 m2 8 mr q
big t 13 c 1k 8 27 9 32 a 3d a 4e e 4r 9 65 7 6k a 97 a at 8 ay e b1 7 b7 e ct g dk a dm 9 ff 7 fn c gp 7 jo c l5 9 n2 9 n3 h
big_box 25 b7 c
big_brand 1t 4u 6
big_broth 28 27 i
big_bust 28 6a b
big_button 20 7h d ko e
big_club 28 13 k
big_head 22 n3 q
big_hous 25 fn q
big_indoor 28 7b d
big_let 1z 5z c gp a
big_machin 22 ay r
big_ones 1u ct e
big_pay 28 71 9
big_pictur 22 9r 7 ff a j5 b
big_resel 28 97 a
big_room 28 b1 c
big_shar 25 j0 c jc c
big_siz 20 n2 b
big_stor 20 6k k
big_superma 28 cx 9
big_tabl 28 4f d
big_tal 28 n2 a
big_window 28 3n e
big_yard 25 at d
bik 15 1s 8 2o 34 35 9 37 8 3d 29 3j d 3l 9 3o 1b 40 8 47 n 4b d 7u 9 81 22 86 j 8r c 9f 8 aj a bc 7 bi b bj n c3 k cv h cy f dv h ec a g4 10 gd 3i gf 3d gl 9 i4 a iv 9 lv 8 md m mp 2q n4 l nc 1g
bik_around 28 gf f
bik_battery 25 mp j nc b
bik_bik 1z 2o 8 3d g 3o b mp f
bik_box 22 mp c
bik_brand 25 3d 9 gd c
bik_buy 28 3d l
bik_car 28 bi 9 nc q
bik_check 25 gd c mp 7
bik_child 25 2o w
bik_childre 28 2o q 3d c
bik_club 25 dv e
bik_commut 28 bc c
bik_couri 25 81 16 cy b
bik_deliv 22 81 1d
bik_family 25 2o 9 3d k gf c
bik_fit 28 gf g
bik_fram 28 3d c mp e
bik_front 25 3d 11
bik_gravel 28 gf r
bik_group 28 dv 9
bik_helmet 28 3j c nc a
bik_larg 28 gf 8
bik_light 22 3j b gf c nc f
bik_lock 28 3l d nc h
bik_market 28 47 k
bik_mechani 20 gd v mp f
bik_medium 28 gf 8
bik_offic 25 cv b gd h
bik_outsid 28 3o q
bik_own 25 gd c
bik_plac 28 gd a gf e
bik_rack 25 n4 e nc a
bik_rental 28 gf 1r
bik_repair 22 gd 1d
bik_rid 20 81 b iv d
bik_servic 28 gd d
bik_shop 1u 3d 8 gd g gl c nc f
bik_siz 28 2o f
bik_sold 28 2o 8 mp a
bik_stand 22 3d c gf 9
bik_subscri 22 2o 12 gf 1o
bik_swap 25 2o 11
bik_tour 20 35 d 47 e 4b d 9f 9
bik_weigh 28 2o 8
bik_wheel 28 3d c
bik_worksho 22 gd c
bikini 1z b 6 6a 2i
bikini_swimsui 28 6a l
bil w 1h h 1k 7 1l 9 1t 8 2g e 2h 9 37 a 3f c 5a h 6p 1h 71 b 72 9 7f 9 90 9 9h 7 c8 k cj 8 ck 7 cm 1c cn s dc x dd a de a f4 13 fy d fz j g1 9 g2 x g6 m g9 k gj 13 h4 9 hb v hd o hl b il s jc r je p jz e k0 16 k5 m kn f kq f ku a kv 1e l4 j l8 a m7 r m8 p ml 8
bil_booking 25 il 15
bil_budget 28 fz b
bil_build 28 hh d
bil_buildin 28 g6 9
bil_check 28 je f
bil_client 28 hb d kv d
bil_collect 28 jz d
bil_complai 28 l4 f
bil_doubl 25 f4 a
bil_employ 25 dc f
bil_find 28 6p s
bil_hom 25 g6 g
bil_insuran 28 k0 b
bil_lad 25 71 e
bil_list 28 1k f
bil_met 25 ck 9 m7 j
bil_quantit 25 1t e
bil_receipt 25 7f e
bil_rent 28 72 i jc e
bil_school 20 jz e
bil_sent 28 cm c
bil_softwar 28 hb g hd h
bil_split 25 fz d g2 13
bil_staf 25 dc g kv 7
bil_switch 28 6p 1f
bil_tenant 28 kn d
bil_tool 28 1h a
bil_upload 25 6p b
bil_wat 28 kn a
bil_work 28 m8 f
bilbao 28 7a d
bilingu 1h q m 2r m 30 d 5m e 5n s 6z a aa b eh 9 fj a i1 a k9 o lj d
bilingu_family 28 6z b
bilingu_kids 28 aa c
bilingu_local 28 k9 s
bilingu_nursery 28 5n x
bilingu_school 28 q c
billabl 28 hl w
billiar 25 17 v b1 j
biltong 28 4r d
bin 1f a a 2b d 8a j 8b o 90 1l 9z 8 he a kb 17 md i me a n9 d
bin_becaus 28 2b b
bin_lin 28 n9 f
binary 25 h 8 7s 8
bind 1k 9l b au 1z b8 g bp c c2 b hi d kp b
binding 25 mo s
binding_test 28 mo e
bing 25 6i f
bingo 25 fr r gw 12
binocul 22 9g 1i
binocul_borrow 28 9g l
bins 1r 7t c 8b d he c kb 29 md v
bins_ful 25 kb p
bio 1r j7 k jx 1v l1 p n9 k
bio_enzym 28 n9 k
bio_follow 28 jx d
biochar 25 db 1t
biodegr 1v 6 f a e 5g 14 me e n6 c
biodegr_urns 28 5g o
biodige 28 da 1c
biodive 28 d8 8
biofeed 28 a9 7 ac i
bioga 28 da 21
bioga_plant 28 da x
biograp 25 eh 1w
biohack 28 iu s
biologi 1u 4c 9 9g 10 cc 9 iu p
biologi_age 28 iu o
biology 25 70 b e1 a
biomark 28 iu h
biopsy 25 is q
biopsy_report 28 is l
biotech 1z 1g i 4j c 7x a 7y c
birch 1s 0 c n a 4w f 5i e cp a jo d na b nb g
birch_whisk 28 n a
bird 1j 9g 26 b3 g b5 b bq n i5 9 mb 7 mu d
bird_hous 28 b3 i
bird_watch 28 9g 1d
birdhou 28 4h h b3 a
birdwat 22 9g j
birming 1o 5l c 68 c 7x f 80 e 83 d n5 c
birt 28 4u b 9j e
birth 1e e e o 1o 6f q 7j s 9t m cm 18 ft h gu b iy b lx 1p ma a n8 e
birth_certifi 20 7j v
birth_chart 22 lx 1o
birthda 10 19 i 2r 6 3q d 3t 16 43 j 44 d 45 f 4i 9 4q c 5h 9 5t 2e 6x a 9j a 9k e 9t 9 ak 8 b0 16 b1 e bt u ct c cu q eh d eq j et y fs d fx x g0 c gu t gz a hs g i0 12 i1 g i8 c ib g jg d jv 7 l5 7 lm l mu k mw d n8 g
birthda_anniver 28 i0 h
birthda_baby 25 et q
birthda_box 25 4q c bt m
birthda_cak 1s 3t 13 cu z
birthda_card 28 mu q
birthda_childre 22 5t v ib c
birthda_company 28 i1 g
birthda_farewel 28 fx e
birthda_firm 28 43 9
birthda_garden 28 5t d
birthda_gift 20 in 9 mw 8
birthda_guest 22 b0 g
birthda_kid 28 g0 8
birthda_let 28 5t i
birthda_list 25 l5 c
birthda_party 1o 5t 1k b1 8 lm a
birthda_present 1z 9k c
birthda_print 28 fs 8
birthda_room 22 jg d lm c
birthda_young 28 9k 7
biscuit 1l 4p e 4q b 84 h 8g d 9y 8 cs a ct q cu 18 go b
bistro 1u 19 r 3q 1r 8o 8
bit 17 9 a 4p 7 4r 8 4t 9 6u m 8o 10 8p 8 a0 9 a4 9 bf q by 7 cu g d2 t do a g7 8 jm 9 k3 a lj c lr 7 lv 9
bit_garnish 28 d2 j
bit_lat 28 dl 6
bit_plus 28 4r c bf 7
bit_siz 22 6u v 76 a
bitcoin 28 g7 15
bits 1s a e 8x m c9 c
bitumen 28 1w v
black 18 2 9 3 e 1r g 3u 8 43 a 5r a 62 b 6k e 6m e 8j 9 8m i 8r 8 b9 n d9 s ej a em 9 ep h n0 x
black_friday 25 6k i
black_own 28 6m k
black_slip 28 65 8
black_soap 28 2 d
black_sock 25 n0 1b
black_soldi 20 d9 10
black_spot 28 cc a
black_whit 1z 43 c b9 t
black_women 1z 3 a ly 6
blackbe 28 8h 8 d8 e
blackli 25 85 b lf 9
blackou 1x 24 d 5c 1o
blackou_blind 28 5c f
blackou_curtain 28 5c l
blacksm 22 le 1g
blackwo 28 m h
blad 1g b 2m 3h p 3k e 75 b bd 2a be a fp 16 m9 g
blad_drop 28 bd i
blad_post 20 b k bd p
blad_refil 28 b a
blank 1t 5g b 6e 7 dp h gv c
blanket 1l 3a h 4c f 4y 8 5g 6 5i d 6d m bs x c2 c gv c i8 h ic l n8 13
blanket_strap 28 c2 c
blast 1x 57 7 7z s i9 b
blast_chil 28 7z q
blaz 1s 2n 1i f8 d n2 1h
blaz_dres 28 n2 o
ble 25 bp a
bleed 1u 6 a o 9 4l e 9s d
bleed_gums 28 4l d
blemish 25 4j o
blemish_pron 28 4j a
blend 1g 2 a 5 c 7 a 14 a 32 c 3v v 4r a 4u 1f 5c 8 6i b 87 n 8i 9 8l 1o 8m u 8n 7 8o e bs b cp b mt a na i
blend_ready 28 4u d
bles 25 5j 9 5l a gt 9
blind 1e 2j a 47 a 5c 31 6t 9 9e 14 ac a ae 2k aw c bo d eb c h8 19 i7 9 ld a
blind_dat 22 bo e eb d i7 a
blind_deaf 28 h8 e
blind_fit 28 5c a
blind_low 25 ae d
blind_read 28 ae q
blind_sew 28 5c c
blind_test 22 h8 j
blind_travel 28 9e e
blink 25 b4 8 dd 9
blist 22 5l b av e
blitz 28 li d
block 12 1z 12 2d f 31 u 54 m 57 b 7z a a0 c af j ao b at 8 ay 8 b4 c bl r c0 7 c9 e df n gi f h8 9 hh g hn 9 in j io 22 kk 8 l4 g lb l li 7 lj q m9 s n3 8 n9 e
block_apps 28 io 18
block_build 28 df a
block_connect 28 lb e
block_dat 1z 92 a kk b
block_drain 20 54 w
block_flat 22 l4 9
block_gut 25 c0 a
block_pav 20 1z 13 57 g
block_phon 22 io g
block_print 28 4y 9 bp c
block_sit 28 a0 g io a
blog 1p 21 8 78 q h1 18 iz 8 my 1u
blog_articl 28 h1 y
blog_test 28 my t
blok 1w 5k h 68 g fg d
blond 28 2r 6
blood 1e 7 o l d t 11 z a 11 d 8w 12 9r w a1 9 ad 14 ah y av 14 d0 9 iq 8 is 1d iu g jq 1f
blood_antiven 28 8w a
blood_pressur 1o t i z a a1 9 ah y av 12 d0 8
blood_result 28 7 f is a
blood_sampl 25 81 7 ad a
blood_sugar 28 9r 15
blood_test 1q 7 c t i ad v is 16 jq w
blood_valu 28 l g is c
bloom 28 bj o
blossom 25 5 f 8i n
blous 22 63 b 6c 8 fq g
blow 1m am 16 by 8 c0 e c8 t jj 6 le 7
blow_door 28 c8 x
blow_dry 1z am 15
blown 28 4z 8 na 7
blu 1b 4 b 1o 8 2x f 5s 7 69 9 7c a 8e f b2 9 b5 7 bq a br b cv 9 gg 9 hs 9 jo b ku d mu b
blu_collar 22 hs b
blu_field 25 b2 c
blu_jump 28 ku h
blu_light 28 69 c
blu_mountai 28 c0 9
blu_shirt 25 2x i
bluetoo 1r 8u i a0 d bf d cg 1t js c kz f
bluetoo_tags 25 cg 1b
blunt 1x bd 13
blur 1s 34 m eb c
blurry 1t 34 c 9v 9 ep a fv c l7 k
blurry_ones 28 fv c
blurry_photo 22 l7 e
blush 22 3 16
boar 28 2q a 4d f
board y y 16 17 b 1k a 1n 9 1x h 1z a 2q e 49 18 4c 15 4f 1a 7r k 8e d 8x b 8y g 95 d ag 8 bb a bg 8 bk 18 bn 15 c5 h c6 a df q ds 9 fl 1v fr 7 h5 i hp 10 i8 d ia h jk i k5 j kj e kl 9 km b kw l l4 17 li k m4 n m7 a mc 9 n8 v
board_candida 28 hp v
board_chang 25 95 a
board_design 28 c5 g ds d
board_exam 28 e1 b
board_gam 1q 4f 1z bm a bn 1q ec b k5 o
board_hous 28 bb 8
board_kennel 25 y 1p
board_memb 25 7o a l4 f
board_morn 28 49 d
board_own 28 hp 9
board_pack 28 7r f
board_pas 25 au 8
board_repair 28 1n c
board_student 28 km j
board_volunt 28 l4 8
board_wetsuit 28 49 d
boardro 28 80 a eo 9
boat 1c 28 a 2z e 49 e 4c 33 5k a 8w d 97 q as d bf 6 bs 8 cj 1s dh 11 e2 e eu p ia 1c lq 1j my b
boat_book 25 97 c cj n
boat_hir 28 4c 17
boat_land 28 lq d
boat_lif 28 28 e
boat_own 22 4c n cj o
boat_pay 28 lq f
boat_skip 28 4c z
boat_trip 1z 2z b 4c z 97 e 9k 6 ia b
boatyar 25 cj t
bob 1x ly 9
boba 1x 3w 1u
boba_shop 28 3w f
boda 1o 1m r 26 l 6o a 81 d c1 b cy k gk a nc a
boda_boda 1z 1m a 26 e
bodega 28 9b a ao f
body 15 0 k 1 j 9 e e e g 8 x b 1o t 4j 7 4m b 60 a 6a 9 6c f 6v f 74 9 7h 9 8m 8 9m i 9w b 9z 15 a8 8 aw i ax b b6 o bp 9 cl 7 e6 a f0 a h8 a jm e k0 f mt a n2 e
body_but 28 1 b 4j c
body_chart 25 k0 n
body_contour 28 ax f
body_doubl 1t 6v i 9z 1f bp c e6 d
body_languag 28 dm b jm e
body_lotion 28 0 d 1 b
body_measure 28 n2 7
body_outsid 28 n0 a
body_part 28 cl b
body_saf 28 4m g
body_scan 25 9m p
body_scrub 28 aw s
body_shop 1x 1o 13 1s 8 6c c
body_typ 28 f0 f
bodybui 22 aj e cs 9
bogotá 1w 25 7
boho 28 i8 t
boho_picnic 28 i8 n
boil 1h 0 c 1u h 3c h 3z g 54 1c 8k 7 c8 n ct a j3 x kq x kz f m7 f
boil_eggs 28 3z j
boil_servic 20 54 t j3 h kz b
bois 28 i 9
bold 1w 62 e n7 b
bolivia 22 ie 8
bologna 1x m 7 5i 7 81 7 lg f
bologne 28 8j b cr f
bolt 1q 3f c 3l d at a ka c m5 p
bomb 25 46 9 60 f c3 9
bon 1t as 7 cu 10 iu b jn k lq f
bonbon 28 8h w
bond 1s 21 l 56 a 7v f 8s e g3 b
bonfir 25 4b b 5s h
bonnet 20 6d d 8f f bl 9 cr d n3 j
bonu 1n fb e ga 8 he a iv e
bonu_episod 25 fb d
bonus 28 6j a 73 e
boo 1z 2p d 4h b bu c fk d gy d l1 b
book l c r d k e i g 8 h 8 m b n h p 9 1a p 1b 12 1c i 1g 7 1h n 1m g 1q a 1r q 21 h 24 m 2p 15 2r 12 2s q 2t k 30 a 32 b 34 a 3l 9 3q 9 3x e 41 e 42 d 44 a 47 f 48 b 4a b 4b v 4c 9 50 g 51 h 52 h 5l g 5m q 5o g 5r 9 5s e 5u d 6c a 6l g 6u u 6v e 6y z 77 a 79 b 7a l 7f 10 7m 8 7v o 7y j 7z e 80 c 8t g 8z 17 91 o 92 e 97 1b 9c 9 9e e 9f g 9j l 9k 8 9u b ag f ai i am b an c aw 6 b1 a bo 1f bt c bu c bw v bx d c0 a c2 b ch g cj f ck u cl d cn b co v d7 e dr 8 dy i e1 b e9 a ea r eh 19 ek 9 el c em h ep a eu t ev h fg 1l fk 7 fv 15 fw o gd f ge k gg c gi b gk b gl o go m gq l gs q gy f gz e h2 9 h5 c ha g hc v hu e i0 a i2 7 i3 8 ij u il d im 8 j3 i j6 m j7 r j8 g jb b jf l jg j ji h jj a jk 9 jl 9 jw 9 jx l k1 10 kf 8 kh u ky a l1 1c ll a ln i mh 14 mi 10 mj a mk 15 ml w mq z mw e mx 10
book_account 28 hc m
book_advanc 28 co f
book_again 1i e 9
book_ahead 1x 1r p
book_airbnb 25 51 g
book_app 1p d i 1b 7 1m 8 ai b cl h fg b ge e jw 9 ln b ml b
book_appoint 1s 1a i 9i b ek f f6 d gy c k1 e l1 p
book_apps 20 cj 8 cl 7 co 8 mk 8
book_author 28 mx b
book_bags 28 5l m
book_band 28 gs v
book_barb 28 1b m
book_barcod 28 mq 13
book_bay 28 jg d
book_bet 28 ip 8
book_book 1t dy 8
book_box 25 bo f c3 e fg e
book_button 1w 97 e
book_café 28 7f i
book_cal 1s 2s b j7 h jx i
book_calenda 1r 3l 9 50 10 97 d gy f l1 a
book_cater 28 ij k
book_chair 25 1b g mk d
book_chang 28 19 d
book_chat 28 91 i 9u a
book_check 1z 9e e
book_child 1x 2r 1o bt c ie f
book_childre 28 2r 6 bo g
book_clas 20 mj d
book_clean 25 bw 14
book_club 1w bo d fg 29
book_cod 20 go e jf e
book_confide 25 1j e hu n
book_consult 25 ax 6
book_cours 22 2p 7
book_court 25 ln l ml g
book_cov 1z 6y b ds 9
book_creat 28 6y a
book_dat 1w mw o
book_dentist 28 il f
book_deposit 1x 8z e cl a
book_direct 22 an b
book_directl 1t 48 g eu f
book_djs 28 gs 9 ij c
book_doctor 28 k1 w
book_editor 28 fv i
book_empty 1h 7a b
book_even 28 5m g
book_event 22 eu b gs 8
book_everyth 22 4b m
book_family 1w eh l fv j fw 9 j2 a
book_field 22 d7 d jf e
book_fil 25 2s d
book_first 1n 5o 9 bo 9
book_fit 22 6c 9
book_fix 1u c 8 7f d gq a
book_flight 22 7p g 7v f 9k 9
book_follow 28 eb m
book_fre 1i ea a
book_given 28 2p 8
book_group 1x gz c
book_hal 25 eu c
book_half 28 jf k
book_help 20 je e
book_hero 28 2r k bt e
book_hom 1w dy b
book_hous 28 j3 d
book_includ 28 lu 6
book_indepen 28 bo g mx i
book_inspect 28 99 7
book_insuran 22 7a g
book_invoic 28 1h e
book_itself 25 3l e
book_job 28 ch f
book_kitchen 28 7z 8 fw 8
book_lat 1t mx 9
book_lesson 22 49 8 jg f jm 9
book_let 28 bo g
book_link 20 am 6 l1 b
book_liv 28 gs f
book_mail 28 1r e 2t e
book_marketp 28 32 e
book_meet 22 ha d
book_meeting 28 ha t
book_mentor 28 j6 11
book_minut 20 6u e e5 e
book_monthly 1z j6 c
book_mov 1w l1 d
book_nam 1r 2r e
book_need 28 11 f
book_nev 20 fg g
book_next 1h i 9 2p l cn e gq 8 jj 6
book_night 1z mh h
book_nobody 25 mq b
book_off 28 mi h
book_onlin 1d c a e a 24 a 9u a am 8 bu 9 cj 8 gd c go a gq c jg 8 jj 7 k1 e kh i mq e
book_own 25 92 h
book_paddock 28 jf k
book_pag 1r 1b l ck b j7 f kh b l1 n
book_paid 1z j7 e
book_pallet 28 8t i
book_paperba 28 mx d
book_parent 25 eh n
book_partn 28 6v w
book_party 28 ij 18
book_patient 20 1a d k1 b
book_pay 1q cj 9 ea d mh c ml d
book_payment 1v 1c e
book_pdf 28 2z a
book_phon 1o 1c c 6y j gh a gk b gl o ln b
book_photo 1s fv e gz b
book_photogr 28 42 a
book_pick 1z 2c j c1 7
book_pictur 22 ep 9 fv y
book_pitch 22 i3 j ml k
book_plac 1q 3x e 7v f gl e
book_platfor 1r c 8 1b 8 79 9 8z a bw 9 ck 8 mh e
book_play 28 iz 8
book_plus 25 k1 f
book_podcast 20 dr 8
book_portal 1x 1a 9 79 6 91 9 mi g mk p
book_post 28 fg e
book_practic 28 1a e
book_pric 1x bo e fg b
book_print 1z 2r c fv g mx d
book_publish 28 6y f mx 8
book_quiz 28 ik 9
book_read 25 6u g bo j mq k
book_recomme 25 fg e
book_relativ 28 fw k
book_rid 22 gk c jv 8
book_right 25 hc p
book_room 1x hy 9 kh a
book_royalty 28 mx d
book_salon 28 1b s mk o
book_scan 25 cg d
book_second 20 bo e
book_sel 28 2p c
book_session 1z cb 8
book_shar 28 ml 8
book_ship 25 ft c
book_shop 1x 7a b bo v gl 9 iv a
book_show 28 h5 i
book_singl 25 ji e
book_sit 1j 47 b 48 a 77 9 7v b 9c 7 an g mh y
book_slot 1r c j 52 i ch d gd 8
book_smal 1w 1a e 2r d 7f m fg g
book_softwar 1w 1a f 1b m 97 10 ck m l1 r
book_spac 28 gi d
book_stag 25 9f t
book_student 25 2p g 32 d
book_studio 28 1c e
book_subject 28 mx 9
book_subscri 22 bo z fg p
book_sup 28 i0 c
book_suppli 25 41 k
book_swap 25 bo f fg e mq b
book_system 1u 8z r 91 f 97 u ck 8 gz a kh j
book_tabl 20 3q a 8z 17
book_tax 22 j7 g
book_test 20 ja 9
book_th 1r 2t b
book_themsel 25 l1 15
book_til 22 h2 g
book_tonight 1z 5m k co 8
book_tool 25 ai e kp a
book_tour 28 47 b 97 n
book_tractor 22 7y t d7 p
book_transf 28 1r 8
book_trial 1v 5y b
book_trip 20 4c 8
book_tun 28 gq g
book_used 28 2p g mq h
book_verifi 28 ev b mh d
book_vet 25 bw w ji e
book_video 22 9q 9 cb a e9 8 li d
book_view 28 20 7
book_viewing 28 7m d ky i
book_websit 22 1q d 1r d 2f a 9p b
book_weekend 25 4a f
book_whatsap 28 d 8
book_widget 28 8z q
book_worksho 25 mi k
book_writ 25 il g
book_yearly 22 fv g
bookabl 1z 7v a 80 g
bookbin 28 le 14
bookcas 28 bg j mq c
booking 13 e d m d 1a a 1b f 1c i 21 b 24 l 2z n 3q a 43 g 47 a 51 n 5m c 6c 7 7a e 7z i 80 f 8z y 92 d 97 n 9c 7 9j j aw 7 b1 7 ch g cj h ck v cl a co c d7 b em 8 er a eu b ev c gi l gl a i1 d ij b il y jf h jg 9 kh m l1 c mk 8 ml d mw 7
booking_deposit 28 cl h
booking_guest 28 8z c
booking_phon 1w ck d
bookkee 1g 10 7 7f 2k 7r n g8 g hb c hc 1x he d hg 9 hk i id c kq c kw p l7 j m8 n
bookkee_account 28 7f b 7r 9
bookkee_book 28 7f x
bookkee_firm 25 7f b
bookkee_offic 28 kw 9
bookkee_payrol 28 he a
bookkee_softwar 1z 7f a hb 9 hc r hg 9 hk d kw g
booklet 1m 9 9 4h i 4p 19 9r 9 b5 6 ff a fw 9
bookmar 25 im i
booksel 22 bo 22
bookshe 1z 4w q c5 b
booksho 1l 2p 7 2r b 4d s 4f c bo 1a bp a fg e fj i ll c mg s mq z mu e
booksho_florist 28 mg q
booksho_near 28 bo c mq 9
booksto 1z bo i mq r mx 9
boom 1t k6 8
boost 1u 1s c ax g b8 7
boot 1f 2x 9 32 o 65 16 67 p 6b l bu q du d e3 c i6 d m1 c mm d mo s nc 11
boot_camp 28 du g e3 e
boot_lin 25 nc 13
boot_skis 28 32 d
bootcam 1r 2e z 7n h du 1f e3 1t
bootcam_beach 28 du o
bootcam_cost 22 2e 9
booth 1n 18 c 25 1x 43 2u 4e 18 lo b nb b
booth_party 28 43 x
booth_rent 28 43 i
bor 1c 4q 7 8v 9 9n g bm c e5 a fc a gb 9
bord 1l 5e e 8v b dn d g6 d gc 8 ho d
bordeau 1z bj j
borehol 1w 22 t 2a w ay e c1 7 mf l
borehol_solar 25 22 g 2a f
born 1t 9g e
borrow 15 2c 1w 31 1g 62 16 66 7 6f 7 6s 1h 72 g 7y a 8b 8 9g g a5 s b7 12 bm l bu d c9 1n d7 a g4 r g5 9 gb b gg 14 gn j k4 j l7 r my c
borrow_back 28 31 d
borrow_buy 28 my d
borrow_cars 25 1q 9 g4 15
borrow_dril 22 2c q c9 11
borrow_equipme 28 c9 c
borrow_family 28 a5 9 gg a
borrow_fee 28 6s b
borrow_friend 25 bu a mq 8
borrow_machin 25 d7 a
borrow_neighbo 22 2c 9 31 10 d7 8 g5 c
borrow_set 28 b7 k
borrow_thing 25 31 p c9 c
borrow_tool 22 2c s c9 t
borrow_use 25 2c 8
bos 1g dj c hd e hr 9 hs c hv 10 l9 e mw 8
bos_approv 22 hd f hs e
bos_sees 25 l9 h
bot 1m 1b e 3g a 6a 9 98 d gx z gy k h6 h hy g ip 9 kc d ky d m5 b
bot_join 28 hy h
botanic 1u 0 e m t 4n a 8o 6 94 e b0 d ls u
both x 1l 8 28 9 2f a 2l d 2r 7 2w 9 54 b 56 f 5f a 5u 9 6h d 6z c 70 6 a4 8 c3 c dl 7 eb c ed r eu a fn k fz 17 hi e ik 19 it k ix j j1 a j2 a j9 b km s mm c
both_agre 20 eb a i7 a j7 c
both_answ 28 ik u
both_check 25 mm f
both_ends 28 3j e
both_hand 25 5p 8
both_parent 1s 83 7 9t a ix l
both_partn 1z fz d ik h it d
both_repli 28 ik o
both_see 1w 1j d ix b
both_sets 28 5f c j2 d
both_shown 22 kf 8
both_sid 1b 28 9 ed q eu 9 fn 9 j9 c km g
both_work 20 6v 8 j4 9
bother 25 71 a gj 9
botox 22 ax 1f
bots 1v f3 d n5 a
bottl 11 2 h 4 o 5 1m 8 8 9 9 22 1h 23 10 2a 9 3a e 3i 25 3v p 4j f 4n 8 4s o 4v 15 4x w 4z 9 64 c 8b k 8d 2j 8f 1h 8i 8 8n x 8o 11 8p 19 8q p 99 l bk 9 cr b cz 1m d2 1c da 9 df 10 dh a e2 b ib d ix 10 le 8 ls 13 m5 d m8 9 n4 a n9 13 na 8
bottl_bags 28 df r
bottl_deliver 28 cz 8
bottl_feed 25 ib m
bottl_filt 28 3i 18
bottl_gas 28 da 9
bottl_glas 22 df b
bottl_kilo 28 23 z
bottl_light 28 3i d
bottl_nappy 28 ix w
bottl_pre 28 d2 a
bottl_refil 28 8b e n9 9
bottl_returna 28 cz a
bottl_scent 28 8 e 3i d
bottl_shop 20 22 f 8o a 8q 8
bottl_sink 28 n9 b
bottl_sit 28 5 8 ls 7
bottl_smal 25 8d 17
bottl_spirit 28 d2 m
bottl_superma 25 8d b
bottl_supply 28 22 o
bottl_tablet 28 9 e
bottl_tap 28 3i a n9 c
bottl_tel 28 5 f cz e
bottl_vent 25 4v 15
bottl_warm 28 3a f 4v b
bottl_wat 20 22 j 2a d 3i 9 cz f
bottl_weight 28 ix b
bottl_win 25 d2 7 dh g
bottlen 1z 8y j
bottom 1o a 7 3i e 4v n 50 b 5h 7 6a k bw e ia 5
boubou 25 60 f n2 q
boudoir 28 eo e
bought 14 1v a 2g c 4i b 87 8 8l f 8m a 8x 9 9h b aj 9 ar i br 7 c5 c fe 9 g4 b g7 7 gd 8 gz b j3 a lz h mv g
bought_along 1t g4 a
bought_anywher 28 1v g
bought_directl 28 8l p
bought_hous 25 j3 f
bought_shar 28 lz e
bould 25 h n c3 8
boulder 1z h 30
boulder_hal 25 h 1b
bounc 1w er f nd 16
bouncy 1w 43 c 5t b bm g er 24
bouncy_castl 1x 43 a 5t 9 er 1r
bound 1n 1z b au 9 bp 17 df a eh b fj b fv e
bound_book 25 fv e
boundar 1v 3k i dk g m9 e ma 8 mb a
bounty 25 7s z
bouquet 1w bj 3f et 9
bouquet_grow 28 bj x
boutiqu 1e r a u a w 9 14 9 1q a 20 c 21 c 48 d 4m c 78 d 7w 9 an l ap 1r b1 a e8 a gv 8 i0 a jd k mg l mn o ms v n2 b
boutiqu_forty 28 4m d e8 c
boutiqu_hotel 1x 48 e an m
boutiqu_ord 28 jd a
bow 1x 3h 8 61 e gr c jj e n3 b
bow_rehair 28 gr b
bow_ties 28 61 d n3 a
bowel 22 ir o
bowl 1b b 7 3p q 3q d 3r y 3v o 3z b 46 c 4v b 6x 9 7u a 7v c ar d b1 1k br 1h cp a cv g jg e jo d k8 m ld s me 1m
bowl_alley 28 b1 a
bowl_bars 28 46 b
bowl_cups 28 me i
bowl_lan 28 b1 r
bowl_plat 25 br t
bowl_soup 28 3z f
box q 6 f h 14 2d 9 2t x 33 c 34 c 3b d 3d h 3f 6 3l m 3t 8 3y g 43 b 4h u 4i 1c 4m a 4o 13 4p 15 4q 17 4x 16 5t j 65 k 6g h 81 a 83 1s 84 1a 85 u 86 a 89 e 8a h 8c a 8d l 8e 1a 8g g 8h s 8l d 8o 9 8q b 8r 9 8u d 93 a 9x 13 ad 7 al b am g ar 8 az m b1 b b3 l b4 u b5 p b7 7 b9 6 bb q bd 9 bi c bl a bm 12 bn d bo b bp 9 bt 1s c2 n c3 14 ca 9 cb 9 cs a ct 12 cw h d2 v d3 6 ex f fd d fp q fr 15 fu z gg f gj b ho 8 iz 9 jn i ks 9 lh c lq 1c md a me q mj b mt 15 mw e n0 i n7 i n8 i nc a
box_app 25 46 a 9x g gg d
box_back 25 bd f
box_begin 25 h c
box_best 28 8e 8
box_big 28 ct h
box_bik 28 c3 g
box_book 28 2t j bu 8
box_bottl 28 4x a
box_box 1r 83 e 85 c
box_braid 25 am y
box_build 28 8u d
box_car 28 cd d
box_card 1x dz c
box_child 28 4x i fd d
box_childre 1z 4i i 4x 9 5t f b3 7 bl d lh m
box_christm 25 ls 7
box_clean 25 fu c me d
box_climb 28 h 9 mj d
box_club 25 h m
box_collect 25 3y 9 c3 c
box_count 25 8u 8
box_deliver 1x 85 m ar 7 bt p lq d
box_din 28 83 e
box_dry 28 3u 7
box_family 20 2t h
box_farm 25 85 c d1 f
box_fil 1z 8a f fu k
box_firm 25 3y f
box_fish 25 lq k
box_ful 1v 43 8
box_gluten 28 84 x
box_good 22 bm 13
box_gym 22 h 1r
box_hand 22 b5 b
box_hom 25 85 9
box_item 25 4q d
box_kids 20 3d g 4i y 4x j 5t c b3 f
box_knit 28 n0 b
box_label 28 3y a
box_leak 28 fp c
box_lock 25 6x d az f
box_look 25 fp b
box_measur 25 3b e 83 d d5 b
box_meat 25 as 7
box_nam 1z 4x x n8 g
box_occasio 28 bt n
box_offic 20 93 c dt 9
box_organic 25 6 c 61 d 85 9
box_outfit 28 mt v
box_pack 1v c2 g
box_pap 28 hc a
box_phon 22 34 a 9x i
box_plan 28 2u b
box_post 1z 2t c 4i h 8e 9 ex i
box_product 28 bt g
box_put 28 4l a fv e
box_recip 22 83 18
box_school 28 4x c
box_seed 28 b4 v
box_sel 25 mp a
box_servic 28 66 d
box_sets 25 n7 e
box_shelv 28 33 g
box_shop 22 81 e 8h 8
box_shout 28 ho i
box_show 28 3b j
box_singl 28 8c f
box_siz 25 3f 7 4q 7
box_slid 28 fu h
box_smal 1x 4o i b3 d e2 g
box_sold 28 b a 8h g
box_spoon 28 iz f
box_student 28 c3 t
box_toys 20 4q 1b bm n
box_vegetab 28 2d a 85 d
box_women 28 h d 27 e
boy 1r 58 a 9j 8
boys 1g 27 i 2e 9 b3 p em t fm d ly a
boys_girl 20 fm e
br t c 9 e 9 11 8 14 a 1q a 1x e 23 8 24 b 26 f 2b i 2c 9 2n 8 2o k 3y p 40 f 43 a 45 f 4x 8 53 g 56 6 5c d 5i b 5s 8 5t g 5z h 66 d 67 h 6c 8 7a a 7b s 7u d 7w l 7y d 85 b 88 9 8b t 8c b bd 8 c1 g c7 8 cx l d8 i dt c eo 9 ep d er b es 7 fn e fu b go 9 gv c gw k h0 8 hw 7 i1 c jl h lt h lv 7 mm b mo 9 mq b ms 7 n5 a
br_ash 28 5i n
br_back 1j 66 h 67 7 7w i c1 k c7 c
br_broken 28 2b b
br_cak 28 5t c
br_contain 28 8b f
br_crew 25 24 i
br_family 28 26 h
br_fresh 28 a d 6b d
br_good 22 8t 8
br_group 28 26 g
br_guitar 28 go g
br_him 25 jl k
br_hom 20 6c f ja d jl 9
br_hot 28 3y j 40 f
br_hotel 28 1q i
br_jar 28 8b g cq 6
br_kitchen 28 cx a
br_light 28 53 d
br_machin 22 56 c
br_mats 22 dt a
br_next 25 2o f
br_own 1o 22 a 7a b e0 c
br_pair 28 n5 9
br_partn 28 a4 7
br_person 28 14 h
br_plant 25 7b 16
br_sampl 20 1x t 5c g
br_sheep 28 d8 q
br_smal 28 ms 7
br_togeth 1w br c ev b fn e j6 b km c mk a
br_visitor 25 1c a my 8
bra 1r 3h d 4v h 6a x 6f e 6g 1w 7s 8 n1 i
bra_siz 22 6a v 6g j
brac 1u w r 1y c 3g e 4l m 7g 9 fq e n3 b
bracele 1x 3j 1h 4i a 68 z
bracket 1x 7q b 8y h c0 h
bradfor 25 6c f
braga 28 39 8 jj 8
braid 1r c e 86 b am 1k f8 c ly a mk v n6 m
braid_salon 25 am n mk b
brail 28 ae 14
brain 1o 2j d 38 c 9z p ab v ff o im 17 ir m iz e
brain_fog 28 ir n
brain_min 28 9z f
brain_train 25 ab t ff g
brak 1i 1o 1y 2o a 3d c ch 15 ee c el 26 gd 10 ge d gf b mp b
brak_battery 1z el 1p
brak_pads 1u 1o b el f ge d
brak_suspens 28 1o e
brak_tyr 25 1o e
brambl 28 lw c
brampto 28 fu 7
bran 28 d9 j
branch 1f 1y i 76 n aj f ar a av a bj b fs c h0 b ha a ku h l8 q lv c
brand v 0 9 2 b 3 t 4 b 5 g 6 7 9 a 1q a 24 b 3d 9 3r z 43 f 4j d 4l d 4m h 4n a 4o y 4r q 4x 8 4z a 60 o 63 c 64 e 65 l 66 g 6a 9 6b b 6d 8 78 1u 7a 1b 7g q 7z q 82 k 8c i 8h 9 8j a 8l 9 8p d 8s h 9y 9 ap 17 bc 8 bl d br c cq 7 ds x eo b f1 r f2 18 fp 7 gd 9 hh 8 i0 i if 8 j8 d jd e l6 e la l lc i mn 8 mt d n0 8 n1 i n3 9 n4 a n9 e
brand_agency 22 7g d ds 9
brand_car 28 1q 9
brand_chain 28 68 a
brand_check 28 63 a
brand_colour 28 3 f
brand_craft 28 8p 9
brand_design 22 7g d br d
brand_drugsto 28 4m 8 n7 7
brand_healthy 28 8g a cp 7
brand_identit 25 ds 16
brand_influen 28 78 c 7g e
brand_kitchen 28 3r e bk c
brand_lago 28 24 9
brand_list 28 l7 d
brand_low 28 82 f n1 9
brand_mak 28 4z 8
brand_nam 1x b7 7
brand_natural 25 0 9 9 b cq 6
brand_onlin 28 4n 7 bs b
brand_ord 25 8s b
brand_own 28 1o 8
brand_parcel 28 4g f
brand_pay 1z 78 a
brand_photo 28 eo a
brand_photogr 28 eo a
brand_sam 25 3r d
brand_sampl 28 4o c
brand_school 25 4x f
brand_sees 28 78 d
brand_sel 22 4o e
brand_send 28 8s e mt e
brand_shelv 25 9y 9
brand_shop 25 4r c
brand_smal 28 ds a
brand_superma 1r 9 9 b 7 8l 8
branden 22 lr d
brandy 20 8h k ls 1z
bras 1k b i 4k b 4z 1g 6g 1s bv c fq 7 gr y gs f h2 d n1 16
bras_band 25 gs 7
bras_measur 28 6g y
bratisl 25 5p 9 8r 8
brav 20 3v 8 7n 9 9k 9
brazil 1a 2 8 5j 8 6t b 8p a 9h 8 ft 7
brazil_third 28 8p e
brazili 1n 2q b 3s 9 6l c a1 7 fd b gt f lh 9
bre 1n x 9 4q c 6b 9 6o f b5 a d9 w jj k jm e jn d jo b
bre_age 25 6o d jn e
brea 28 7q c cd a
breach 25 hw 8 hx c
bread 1a 26 m 3p 9 3s 21 4u 18 6u 8 7d v 84 z 86 1v 8a o ao 1c bk b cq h d9 7 fc c lg y lz 1g mi f
bread_bak 20 3s 9
bread_cak 22 3s e 4u u
bread_clas 28 lg f
bread_drink 28 ao w
bread_knif 25 bk f
bread_left 28 8a e
bread_milk 20 ao b lz 13
bread_mix 22 4u 10 84 q
bread_nappy 28 7d b
bread_recip 28 4u 8
bread_rol 25 3s b
bread_spread 28 cq 9
bread_subscri 28 86 1j
break 11 3z d 49 d 4k c 5b m 5n 9 5s 9 6r e 6v d 7s e 9z y cv a dt z dw 8 e7 c ep a fk 8 hm 9 ht 8 i2 8 kt p m6 8 n6 9
break_ins 25 5b i
break_night 28 dt f
break_parent 28 5s 9
break_room 28 3z f ht f
break_task 28 9z e dw d
breakag 1r 4k k br 7
breakdo 1n 1s 11 43 8 4a j 54 9 cd w el e ks f
breakdo_club 28 1s j
breakdo_cov 28 1s 7
breakdo_night 28 cd c
breakdo_servic 28 1s a
breakfa 19 2j b 3n i 3p b 48 17 7m 8 86 e 91 n 9b 13 9k a 9q d 9r d a8 9 an 28 br 8 cp 19 cq 6 cv n cw a i0 9 j4 l lg d lr t
breakfa_basket 20 9b t
breakfa_buffet 25 an c
breakfa_cereal 28 cp m
breakfa_includ 25 lg i
breakfa_lov 28 lr a
breakfa_lunch 28 cw f
breakfa_own 25 48 l
breakfa_school 25 j4 m
breakou 22 4j g 6r i
breast 1s o 8 1f j 3a f 4v k 6g g nd e
breast_pump 22 3a e 4v f nd d
breastf 1p o y 2k 7 4v b 6f 1r 9t o cw c ix g
breath 1c g b 11 e 39 z 3a z 3b a 49 c 4l 8 9m 1l 9n f 9w a ac 8 ah c fd b io n ip 17 js 8 kg z
breath_apparat 20 kg t
breath_exercis 22 9m y
breath_mask 28 kg 8
breath_movemen 28 3a s
breath_open 28 io v
breath_paus 28 9n d
breath_questio 28 ip t
breath_slow 28 39 e
breatha 1z 6b m n2 d
breathw 22 9m i i2 1d
breed 1m 2h 8 4q 6 d9 h ep m jo d jt c ma b
bremen 28 gd 8 go 8
brew 1l 3w l 8m s 8p 1p 8q 31 99 1k
brew_be 28 8q x
brew_tea 28 3w h
brewery 1j n b 3p t 4d d 7x 9 8q 14 99 23 aq f cu c d9 h gw a
brewery_softwar 25 99 17
brewery_weekend 28 3p e
brewery_yard 25 3p 9 aq b
bri 28 en a
bribery 22 74 a 7p a
brick 1o 1t m 23 a b7 27 df 26 mc w
brick_sets 28 b7 m
brick_til 28 df e
brick_wal 25 1t m
brickla 20 1t 1a
brid 1f d a 62 b 68 8 bj b ew i fx o ii 11 ms 1h n7 8
brid_groom 20 ii 9
brid_guest 28 ms 7
brid_phon 28 ew h
brida 28 10 b 6c f
bridal 1j 10 h 41 d 62 9 6c f am k en j et 8 ev g ii 1d ms 1p n7 p
bridal_boutiqu 28 ms o
bridal_gown 22 ii 14 ms 9
bridal_hair 28 am k
bridal_shop 1w ms g
bridal_styl 28 10 h
bridesm 1x 62 l ms o
bridesm_cousin 28 62 c
bridg 1j 1k z 1l d 4i f 69 o 9w b dy b ep a fa d i9 i mb b
bridl 28 bc c
bridl_leath 28 bc 9
brief 1h 6 a 4c a 6g 17 6t 1d 77 m 78 m dl 7 ds f f2 9 f7 b f9 1a fp i h3 c hh v j7 c n0 a
brief_chosen 28 6t j
briefca 28 bc x
brigad 1t kg 2k
brigad_austria 28 kg b
brigad_keep 28 kg 8
bright 1h g c 1t a 2j b 3v m 3w a 4e f 4w a 52 n 5p a 6g d b0 q e8 7 en 9 go a jg 9 ld b le a lk b lm b
bright_colour 28 4w c 6g g
bright_kids 28 e8 8
bright_littl 28 3v d 3w c
bright_plac 28 go c
bright_room 20 g d lk c
bright_studio 25 h 8 le c
brighte 25 4j q
brighto 22 lw 8
brim 25 n3 10
brin 25 5i c 8k c
bring 15 u 8 1x 8 5t 8 67 8 6c a 6m 9 6u a 8b a 9f 9 ar 8 b1 8 bm a bx 9 cx 14 cy f cz i d0 m d1 e ec a gq 7 h1 8 h5 e ic 9 ie a iq 9 iu 9 lk a m0 c mg g mm d
bring_bags 28 9f f
bring_childre 28 ie f
bring_farm 28 ar c d1 g
bring_hom 28 2h 7
bring_sam 28 mg g
bring_show 28 ic e
bring_togeth 22 u c bx d ec e fn b
bring_whol 28 96 c
brioch 28 4u i
brisban 1p k c 5t d 85 9 gb 9
brisket 28 3p k
bristol 1i o 8 2o a 3y e 6x b 85 a le a lt b
bristol_bath 22 6x c
bristol_cook 28 3y h
british 1o 2h c 6d d b5 a ba e eg 8 gw 7
british_soap 28 gw 7
brittan 1r d6 8 d7 b d9 b er 9
brittl 28 ct x
brno 1t 38 7 7f b bc c gh 9 lo 8
bro 22 d c gq a na 9
broad 1z 4n b g1 w
broad_fund 28 g1 t
broadba 28 6p 15
broadca 22 6t a fh 9 h4 8
broccol 22 4r e
brochur 1w 7j d ds 19
brok 17 20 h 6o g 6r 1e 8v f db 9 do x g1 8 gb f jb o k6 c kx i ky 1b l7 y m4 g
brok_canada 28 l7 c
brok_listing 28 jb b
brok_onlin 28 gb 9
brok_own 28 6r b
brok_trad 28 6r p
broken 15 1n t 2b 18 3e u 3m 9 50 c 66 7 7q b 7y a 8x 16 ay 7 bl 8 c6 n c7 8 go 7 gq 8 kc 10 l3 8
broken_applian 25 c6 u
broken_lamp 22 2b h kc k
broken_machin 25 ay a
broken_part 22 7q h 8x i
broken_phon 25 1n q
broken_piec 20 8x t
broken_string 28 gq b
broken_tir 28 3m e
broken_toast 28 2b c
broken_zip 28 2b a
brokera 1v 20 s gb e jb c ky e
bronz 1x 4t u 68 9 b2 p
bronz_cut 28 4t d
bronz_dies 28 4t d
brood 25 d5 10
brookly 1x 67 d 8k 7 c1 7
broom 20 i4 l
broom_wagon 28 i4 h
broth 1c m f 1t h 27 e 2r f 2s a 5k a 66 9 85 9 88 9 96 b aq e as e cw c g6 b gr a i1 c i2 b iy a
broth_law 22 2s c
broth_ready 28 as g
broth_sist 1t 2r d
brought 1i 45 b 4p 8 5e f 5z o 6q 7 cw c cz i nd a
brought_hom 1z 4p 8 5e g
brow 1p 3 o d 10 10 h en 25 mk i
brow_laminat 22 en l
brow_nail 28 d 8
brow_shap 25 d f
brow_studio 25 en a mk f
brow_thread 28 en b
brow_wax 28 en a
brown 1g 3 a 3w m 69 7 6d b 95 a bc 9 ju 8 l0 b
brown_dog 28 ju 9
brown_sugar 22 3w o
browni 25 4u 1a
browni_mix 28 4u p
browny 25 cs t ct s
brows 1g 1h c 6i e 6j 15 94 a bo b ch b e0 j e5 b ea b h6 z j6 m jw 16 jy a
brows_extensi 25 6j 12
brows_test 25 h6 16
brows_track 28 jw p
bruis 25 h k
brunch 1z 19 k 30 a 3n i
bruno 25 z 9
brunswi 28 g i 8n b
brush 1f 9 f b 8 1p i 4l 2f 57 g 58 10 5d c 77 b d8 p jj p jv g
brush_cut 28 2c 8
brush_head 25 4l i
brush_hom 28 jj 7
brush_refil 28 4l u
brush_saddl 28 jv d
brush_sand 28 4l 7 57 c
brush_teeth 28 4l a
brush_vacuum 25 58 s
brush_wat 28 5d f
brussel 1q 9b 8 bj 8 lt 8
brutal 1x o 8
bubbl 1o 3w 1i 68 7 9b 7 c7 7 es a
bubbl_tea 1z 3w 1i
buchare 20 2h 7 8i a 9w e
buck 1u b8 9
bucket 1o 1w c al d bj i da a n3 d
bucket_hats 28 n3 e
buckl 20 6f y
bucktho 25 0 e 3v 9 ct 8
buckwhe 28 4t e
budapes 1w 1x 7 5c 8 9b 9 9l 1o
budapes_flight 28 9l u
buddy 1p 27 g 6v h 7n j a0 o hq c ih k jh h
budget 15 s 9 2m 9 2u f 2v 9 2z f 41 15 6h j 78 g 7c 8 7g e 7o s 7v j 8w 9 c5 m ed b eu n ev u fy 1q fz n ga b gb 9 gs 8 hl 1p i0 16 jy 7 ke 11 ku a ky 9 mv l
budget_app 22 fy 1w fz q
budget_burn 28 hl 8 l6 c
budget_company 28 6h o
budget_dat 28 eu a
budget_lin 28 hd d
budget_nearly 28 hl 9
budget_project 28 hl w
budget_pubs 28 eu o
budget_see 25 ev q gs c
budget_spreads 28 mv q
budget_vot 28 4b d ke 7
bueno 20 lo e
bueno_air 20 lo c
buf 28 ij a in b
buffet 1p 3q k 3y v 45 26 8a o an c ij p
buffet_family 28 45 l
bug 25 7s z
bug_bounty 28 7s t
buggy 1x 4v h bm g du 18 nd f
buggy_workout 28 du t
bugs 1s h6 1q lu 1j
bugs_flat 28 lu l
build r h 8 q f 18 c 1t 1l 1x 9 1z q 23 8 2a 9 2u a 2z k 3c c 46 9 4e c 59 y 5s e 5x r 6b l 77 a 7e 9 7h 1f 7o 8 7q b 7r f 7v 15 7y q 7z f 80 f 8u b 93 c 9o e 9p 8 9z h a4 s a6 b a9 7 at 16 az 9 b3 w b7 u bg q bl v by 7 c4 y c8 c cd c ce f cg j ch c cv f d4 a da g dc a de 9 df 13 dg p e0 s e2 j ea a ef c et 6 ey d f3 u fe 9 fo 7 gc a gj c go 7 h9 19 hf e hh f i9 9 kd 1q ko r kp m kr f l3 l l4 k lb 1q ln 9 lu 7 m7 1c mc 1h mf f mz c
build_answ 28 kl d
build_app 25 6j 8 kz d lb o
build_applica 22 ef 9 kd l
build_apps 20 7h z a4 8 lb d
build_archite 28 df a
build_around 28 2z f
build_authori 1w kd a
build_block 1u 1z c bl y df 8 hh c
build_board 28 df a
build_box 28 y h
build_brick 28 b7 m
build_cal 25 7p g
build_clean 25 7h e az c
build_cod 25 lb p
build_compact 28 3d d 75 e
build_company 20 1t m a6 g dg 8
build_connect 28 dc d
build_contrac 20 ko d
build_control 25 m7 16
build_credit 25 a4 1j
build_databas 28 lb m
build_deck 28 1z n
build_departm 22 kd 11
build_empty 28 c4 a
build_family 22 2w f at b
build_fir 28 ld 8
build_firm 1u 1t 9 at 8 cg b
build_garden 25 59 c
build_hom 1v 1t p a9 9 at e fi a
build_hous 1z 1t n at a
build_know 28 kd d
build_mail 22 b3 7
build_manag 20 3c 7 c4 g gj 9 kn b m7 c
build_materia 1z at 16 df l mc i
build_merchan 1t at g
build_model 28 7r c
build_next 25 q f
build_oak 28 bg l jo h
build_offic 25 lb d
build_ones 28 7h p gd b
build_own 1q 1t b 5x 10 cd h e0 e lb 9 mk a
build_pack 25 n4 b
build_pag 25 93 c h9 t
build_part 25 mc j
build_permit 1z fa d kd 1h
build_phon 28 9o e
build_pick 22 d4 l
build_piec 28 bl d
build_plan 1x 7r c 9z b kp h
build_plus 28 de f
build_project 28 1t i b3 e
build_quot 28 c4 f
build_raft 28 5s r
build_record 28 9v g hx g
build_send 28 b7 n
build_separat 28 7x g
build_sets 22 b7 k bl g
build_simpl 25 ch c lb 9
build_sit 1n 6b m 82 a cg a cv m dg e h9 b ko q mc 9
build_smal 1t 43 8 e0 g h9 e
build_solar 28 2i d 8u e
build_start 28 86 6
build_step 28 dk 9 k2 b
build_stool 28 b3 e le f
build_stor 28 j5 c jx c
build_story 28 2r c
build_stuf 25 mc l
build_supply 28 at a
build_tabl 28 b7 7 bg g
build_togeth 28 7h 8
build_trust 28 jm e
build_wat 28 2a e
build_websit 28 7h a h9 p
build_work 22 c8 9 kd g
buildin 1g 7a a 7b a 8u r ae d c1 9 cv c dg p gj a l4 g m7 1m mf a
buildin_energy 28 m7 i
buildin_school 28 m7 e
built 10 n f 1c a 1d f 1e 8 1v q 1z d 2m f 34 8 3i 8 4a e 59 8 7q 9 93 a 9b 8 9l 7 9x 8 a7 c b7 9 c9 8 dg h dj c dx j ef 9 et 7 ez e f7 g fz b gm 6 gn a go 7 gy a gz b h1 8 hr c hx a hy 9 io a jz f k6 8 kb 7 kt 9 m2 a m8 8
built_app 25 9x f a7 f gm a
built_around 1z dx i
built_book 28 77 d h2 c
built_control 28 2m a
built_credit 28 hk f
built_factory 28 dg h
built_market 28 k6 e
built_own 25 ez d
built_phon 20 af 9 cf b
built_plac 25 et 8
built_platfor 28 8v c m8 e
built_sel 28 m2 h
built_sit 28 2p b h8 a
built_softwar 28 97 f jz e
built_system 28 1c f h5 c
built_wardrob 25 1v 11
bulb 1w 4z 12 56 h by 7
bulgari 1v fe a
bulk 1g 3m c 73 c 8b e b8 a hi d m2 8 m4 9 mx 9
bulky 1t cb f gl 8 lt 1m mm q
bulky_wast 28 lt w
bullet 25 bp o
bulleti 28 a6 c fa h
bulli 28 lh 7
bully 25 74 l cu c
bump 1r b e 1o e 62 f 6f s b1 e eo j kx a n6 c
bun 28 73 b gk f
bunch 1t bj 1k fa f
bundl 19 32 a 4u 7 5r b 61 m 73 1o 8c d b5 8 bh a db b df 8 ev g gk b kw 8 mo 9 mq n nd b
bundl_age 28 mq j
bundl_ord 28 73 13
bundl_suppli 28 ev b
bungalo 22 1t e 48 j
bunge 25 9k b i9 c ji h
bunk 1v 4w z 9c 2l go f
bunk_bed 28 4w f
bunk_beds 22 4w o 9c 14
bunny 28 y a 2s d
buns 1z 3s j al 9
buoy 28 d6 f mf g
bureau 1o 72 q 7j e a4 2h au e g5 g he a ki e
bureauc 25 9i j ki j
burg 1p 3p k 3r p 8j 1e al 23
burg_fry 28 al f
burg_takeawa 28 al o
burglar 1w 3l i 5b 15
buri 1v 5d f
burial 1o 5e 22 5g 11 5i w kf 2h
burial_book 28 kf 7
burial_ground 20 kf u
burial_plan 28 5e b kf 8
burial_plot 28 kf s
burkini 22 j 8 6a q
burn 1a 1 a 8 o b 8 23 7 2i 9 40 b 54 9 8x e da e hl c l6 b ls 8 md a na b
burn_test 25 8 9
burnout 1u u l dk c hu f i2 h ih v
burnt 1p 8 g 8o b if h
burp 28 o 8
burrata 28 8e 11
burrito 25 3p j cv v
bursar 28 jz s
burst 1q 34 a 3c x 54 j 9m 7 ca a
burst_pip 22 3c f 54 9
bury 1z 3k b
bus 14 s j w k 17 a 1p f 1r 8 29 b 2c c 35 j 3o 8 5l p 5s b 5w j 5x a 7v j a1 9 ae i aq m bb 9 cv b ew a gh o gk z i5 g iy 9 jq a kb 7 kj 2u km h mm f mz 9
bus_childre 28 5w a kj j
bus_company 28 kj j
bus_driv 22 mm c
bus_lat 28 kj p
bus_leav 25 35 8
bus_own 22 1r 7
bus_parent 28 kj y
bus_stag 28 3o c i5 a
bus_station 1x aq g i5 c
bus_stop 1r 35 e aq c kb 8
bus_train 20 gh 9 gk 9
bus_wash 28 1p m
bush 20 9g 9
bushfir 25 c0 a
busiest 1s 3o a 50 b
busines z 10 b 3m d 3p h 6m 1y 71 g 72 a 73 e 77 8 78 f 7f n 7g k 7h c 7k k 7m j 7n e 7r d 7t b 7w a 7z h 80 a 81 7 8t 9 au e cv k dc e dd b de j dj 25 do j dp c dq h ds j eo e f1 8 f8 r gy d h0 n h2 k h3 e h5 w h9 w hc g hd 9 he c hf j hg d hj g ho 9 hp b hs s hx f id t km u kr h kx 9 l1 l l8 e lb f md p me d
busines_around 25 6m t
busines_card 22 au m ds 9
busines_clas 28 6l d
busines_coach 25 dj 1s
busines_data 28 kx g
busines_headsho 28 f8 f
busines_list 28 6m c h9 b
busines_network 1p dj 9
busines_own 1p 7m m dj v hj 8 j7 b lb c
busines_park 1s 1p 8 3o 7 3p o 3y a cv t
busines_pay 28 6m f
busines_phon 28 3m g gy b
busines_plan 28 dj b
busines_portrai 22 eo m f8 w
busines_premis 28 5c a 7t g
busines_softwar 22 hm 9 kr q
busines_train 25 id 12
busines_travel 22 an d
busines_trip 25 hd h
bust 1v 6a f n2 g
busy 14 f d 14 9 2u b 3v a 44 b 5j 7 8z b bw c cw b cx 9 g9 9 ge e i7 9 il o in m k7 k k8 c le 8 lp a mj k mt k mu 9
busy_cost 28 mj e
busy_family 1r mu b
busy_househo 1w 2u 8 k7 g lp 9
busy_manag 28 f9 b
busy_night 28 8z j
busy_plac 28 3v 9
busy_profess 1v cw e
busy_singl 28 i7 8
busy_street 28 3j 9
but 1j 1 9 2 b 2v d 3p c 3s 8 4j a 4s 18 4u a 8g c cq 1q cr b cu t ib b lr a
but_bon 28 cu l
but_bread 28 cq 7
but_fac 28 1 b 4j c
but_fresh 28 4s e
butan 28 cz o
butch 1l 45 c 8f 9 as 2b bd o cf g cr 7 cx d jn 9 lq k mg o
butch_booksho 28 mg q
butch_fishmon 28 as q
butch_near 28 as k
butch_shop 1z as 1b
butcher 25 as q lq t
butl 20 3k f il 11 j9 m
butterm 25 4s k
button l a 8 38 8 3g h 3j o 6j a 79 c 7h 9 97 a 9z 9 ad 8 ae c b5 6 bs 9 cn 6 ej k fq t h9 b j3 b js 8 ko a
button_alert 25 3j e
button_cal 1d j3 e
button_complet 28 b5 c
button_hand 22 e2 9
button_photo 1x ko d
button_set 20 6k b
button_shop 25 6j f
button_sid 28 fq q
button_sign 1t 1e 7
button_smal 28 97 h
button_wear 25 ej j
buy m 0 d 2 c 3 c 5 9 6 7 7 8 8 d a 8 b 6 20 b 23 s 2c c 2i j 2n e 2p j 2x 9 32 y 3b 9 3d 8 3i 8 3m u 3s 9 4g n 4h b 4j 7 4k 8 4m b 4n 8 4y a 4z 7 53 g 5c 8 60 b 61 b 62 9 63 r 64 c 65 a 68 e 6a a 6g d 6j 8 6k s 71 s 73 r 7c i 7p m 82 f 8a m 8d c 8e 8 8h 9 8i d 8m 9 9h i a6 x ar 8 b2 i b8 r ba 6 bg b bh s bj e bo a bq l br e bu 8 bv h c7 7 c9 9 cp a ct 9 cx c d1 i d2 7 d3 7 d9 b db x de 8 dh c e2 d fh d g4 9 gb 14 gn 8 gt k gz a ha p hn 9 ho 9 id a ii e j5 9 ja y jb f jd q jx v jy t k6 8 ky b l2 b mc m mg j mn n mo g mp n mq t mr 7 mu a mv h my 14 n0 d n3 8 n5 u n8 9 nd 8
buy_alway 28 6j d
buy_back 1j 23 c 3m 9
buy_barcod 28 mq o
buy_bik 28 gf a
buy_black 28 8h 7
buy_book 20 bo b h8 d jx e mq b
buy_bottl 1x 5 c 23 i
buy_box 20 8a e
buy_build 28 b7 7
buy_car 25 ja 9
buy_carbon 28 db 11
buy_cheap 1u 2c 8 bu 8 bv 8
buy_check 20 ja f mo d
buy_choos 22 bq f
buy_clean 20 2a d
buy_cod 20 6x b
buy_collect 1z gt 7
buy_count 28 mq 8
buy_cream 28 90 8
buy_data 25 9h z
buy_direct 28 8d b d1 i
buy_downloa 22 eq c mv k
buy_electri 28 gj 9
buy_email 28 h2 g
buy_everyth 28 mg h
buy_farm 1z 4s d 82 c d1 g
buy_filt 20 32 c jb g
buy_flat 20 a6 q
buy_floor 28 bh 9
buy_foodstu 25 cx h
buy_fre 25 mc j
buy_ful 1z 4o e
buy_furnitu 28 c7 a
buy_gift 20 jd 8
buy_group 20 73 o
buy_guid 22 h1 b my 1e
buy_imagin 28 53 b
buy_instrum 28 jy a
buy_item 25 my c
buy_last 25 gz k
buy_lat 1t bv h
buy_les 22 2x f
buy_licenc 1w jy r
buy_link 28 my k
buy_list 22 7p a b8 c
buy_local 22 mg i
buy_machin 1z 66 7
buy_money 1x jx 9
buy_noth 20 db 8
buy_now 1w 6k i ha e
buy_onc 22 ho c
buy_onlin 1x 6k e ja d
buy_open 28 b2 g
buy_ord 1j 87 7
buy_own 20 6b 9
buy_pads 28 fp 9
buy_pallet 28 8a e
buy_pap 28 mp g
buy_pay 1t 63 d ho b jx h
buy_payment 28 b8 8
buy_pays 1v 32 m
buy_piec 22 a6 g
buy_plant 28 md a
buy_plastic 25 23 a 3i 9
buy_pow 28 de d
buy_pre 28 63 f
buy_premium 20 mr e
buy_pric 22 e2 g
buy_privat 28 3m a
buy_puppy 22 jt c
buy_resel 28 c7 7
buy_sam 20 9y 9
buy_sav 28 k3 c
buy_second 1u 1s a 2n d
buy_sel 1n 2n a 32 x b8 o ja h mp r
buy_set 20 2p 8
buy_sets 25 b7 7 mo d
buy_shar 1x 2i 1b a6 h
buy_shop 22 my e
buy_singl 22 b8 c br 8
buy_smal 1q g4 c
buy_softwar 28 ha d
buy_spain 28 ha d
buy_straigh 28 b2 7
buy_tabl 28 gw 7
buy_talk 28 7p d
buy_test 28 84 a
buy_ticket 25 4d a
buy_tool 25 at 7
buy_trad 28 b8 7
buy_try 25 bq 8
buy_use 20 bp b
buy_used 1o 32 a 3m j 63 j ja b mq s n5 n
buy_whol 1x a6 9
buys 1e 23 9 bh c bo a es g mo a nd 9
buys_alcohol 28 es c
buz 1r 3a p 3h y 75 7 gr 7 gw j k7 d
buz_phon 28 gw c k7 d
bylaw 25 kd c l4 q
bypas 28 7s a
caa 25 mb 8
cab 1z 1m 14
cabbag 25 45 a 8k e
cabin 1h 16 d 3c d 43 d 48 q 4a b 4v c 50 t 64 b 6l c 7d c 9b 23 b1 d cd d eg 8 jl c mh 1i
cabin_check 28 6l e
cabin_clean 28 50 9 ax 6
cabin_cottag 28 mh u
cabin_guest 28 50 a 9b c
cabin_lak 28 9b c
cabin_night 28 9b i
cabin_own 22 50 9 mh i
cabin_phon 28 9b o
cabinet 1m p d 1v j 3d 7 55 g 8u b as a d3 d dd d jo e
cabl 1e 3c a 3f o 8u e aj j at h d8 9 dc d gj y go a i1 8 n6 1f nb m
cabl_car 28 9k 7
cabl_station 28 aj i
cabl_switch 28 at m
cabl_tray 28 nb n
cabl_warrant 28 n6 u
cabs 25 1m r dc h
cacao 20 8m e cq h i2 o
cacao_ceremon 28 i2 g
cad 1o 7q 10 f0 c
cad_fil 28 7q k f0 d
caesare 28 z a
caf 1f 19 s 29 c 2b x 2j 10 3n u 4f 13 4r a 4s b 87 b 98 b au e ay 9 b9 b ds c dv c gl c hk b ll z lm c ln b lo a md e
caf_near 28 4f l ll n
caf_shop 28 4f 9
caffein 20 87 7 8m b 8p i
café 13 h b 19 1l 2b v 2j 22 3n 25 3s g 4e f 4f 1y 4s h 4z 7 5k h 5q a 7f q 80 e 87 k 8g b 8m d 8p y ar d au a ay 7 bd 9 bj 7 bn 9 c6 c cp e gl s h0 a hr c le 8 lj g ll 13 lm 15 lo j lu e lz a md u me b
café_bar 28 4f c
café_canteen 25 7u 9 me d
café_coffe 28 3n f
café_gam 20 4f 15
café_guest 22 3n n
café_library 25 2b j 4e b
café_near 28 2b p 2j o
café_nearby 28 2j 9 3n k
café_neighbo 28 3n f
café_offic 28 8g a
café_onlin 28 8p 8
café_ord 25 ar 8
café_parent 25 lm d
café_region 28 ll 7
café_restaur 28 hr 8
café_shop 1x gl f
café_smal 28 h0 8
café_tabl 28 3n f
cag 1u d6 f jg 8 jj a ln d
cairn 28 cc 8 e7 h
cairo 1z 5w a a6 h f9 g k1 9
cak 1a 19 e 2b a 2j 12 3n 10 3s n 3t 3e 3u 7 4u 1c 5t u 81 d 8a b cu 17 eo 8 eq 9 et 8 ev 9 fw b ib a ll p
cak_bak 28 3t o
cak_dogs 25 cu w
cak_look 25 3t f
cak_mix 28 4u 18
cak_ord 25 3t w
cak_shop 28 3t b
cal m a 9 k 8 l h 1a b 1g 7 1h f 1l 9 1m 9 1s f 21 a 27 9 2f e 2k r 2s g 3c d 3g y 3j b 4e e 54 i 5e f 5l 7 5q a 5z 9 6m 8 6o 8 6z l 79 b 7g c 7k 9 7o p 7p g 7t 9 7v b 9d a 9t h 9u 7 9x l a1 h a5 e a9 7 ab d ad a af 1c ah k c5 e cd c d6 a dj e dk m dl 6 dm c do a e5 a eb f ef a eh d ej q ek b ew k ez 1j fm w gk a gy 16 h4 g h7 e h9 t ha u hg s hk b hr m hv j hy v i0 a ig 8 il h it c j6 o j7 x j8 c j9 e je d jh q jk 9 jm b jp r jq a jt 8 ju a jx f k1 9 k7 9 kj a kv j l0 g l1 a l3 f l5 8 l9 b m3 b nb b
cal_agre 28 9d f
cal_answ 28 2k g
cal_arrival 28 1s 8 j1 9
cal_ask 25 hr h
cal_back 1j 1l d 2f f gy f l8 8
cal_bank 25 fm f in d
cal_becaus 28 l5 8
cal_book 20 gy e ha g
cal_both 1w 54 b
cal_button 1t h9 f
cal_centr 1j 3g n 3j a d7 a ez 8 h4 c
cal_chat 20 j6 m kk 8 m4 8
cal_check 25 kv h
cal_clear 22 i0 g
cal_coach 22 ez y ha e
cal_creator 25 jx o
cal_dentist 25 9z c
cal_doctor 1w 9t d
cal_doesn 28 9x j
cal_draft 28 7o n
cal_elderly 28 3g c fm a
cal_email 28 kh a
cal_employ 25 hv b
cal_end 28 fg 9
cal_english 28 e5 b ez c
cal_family 1t 3g c 5u 9
cal_farm 28 ma h
cal_fee 1z 54 a j8 j
cal_fertili 28 ad 7 it g
cal_fil 28 hg g hh j
cal_first 1p a5 9
cal_fit 28 7o 9 m6 7
cal_friday 25 hg 9
cal_ful 25 kb d
cal_grandpa 28 af i fm a
cal_guest 1x jh o
cal_half 22 j6 g
cal_help 1s 7e b
cal_hotel 22 9e f
cal_join 25 jx c
cal_known 28 ha b
cal_landlin 28 af e ek g
cal_list 1p hk 9
cal_liv 28 fw 8
cal_look 25 2k d
cal_maps 28 io a
cal_marathi 28 c5 c
cal_memb 22 eb n jh a
cal_messag 1u 1h f 1l 7 af d l1 b
cal_minut 28 6g 8
cal_neighbo 1z 3g b
cal_night 1v 2k f h7 9
cal_not 22 hy e
cal_numb 1s 74 9
cal_nurs 25 ah 8
cal_old 28 9x l fm a
cal_outs 20 1s k 54 e 5b e
cal_own 1p jj 9
cal_parent 20 5s a kj b
cal_patient 28 d0 7
cal_pension 28 fm a
cal_person 20 eh e hi b
cal_phon 25 ej a
cal_plus 1z l l
cal_practic 20 k1 b
cal_put 28 gy b
cal_recepti 28 1a a
cal_record 28 ez 8 h4 c
cal_recordi 25 ez b
cal_relativ 28 6z j
cal_rememb 28 hy 9
cal_removal 28 ci b
cal_rid 28 81 8
cal_ring 25 jp b
cal_sal 28 ez 10
cal_school 28 kj c
cal_scor 28 ez p
cal_servic 1w 3g 8
cal_shar 28 a2 a
cal_show 25 a f do c
cal_sick 1x hr 9 m3 d
cal_someon 28 dj m j3 n
cal_speak 28 28 9
cal_start 25 j7 b
cal_study 28 6v 8
cal_suppli 25 ew c ij a
cal_tel 25 af h ez h
cal_text 22 af x hv 8
cal_track 28 7g h
cal_train 28 ez b
cal_transla 28 6z b
cal_turn 28 d6 e
cal_valu 28 ah j
cal_vet 22 jp l jq e
cal_video 28 2s e a1 e
cal_walk 25 5l e a1 c
cal_wel 25 2s 7
cal_whol 28 ew g
cal_writ 20 7o q hy g
calaman 28 8c e
calathe 28 bi 9
calcula 1a 1b c 1u h 2v a 37 h 5j 9 6p a 6q a 8v i 9n c cc a dn 9 dz a g2 b g8 h gb d gc n hb b hd a he 12 kr n kv c m1 b m2 a m8 14 my c
calcula_end 25 1b 7
calcula_hand 28 dz e
calcula_plan 28 6p e
calcula_wag 25 he 16
calen 28 gy d ky d
calenda 10 c 8 14 7 1a f 1b t 1j n 2l 1q 2u c 2w 1t 2x c 2y n 30 n 44 8 50 t 51 a 5w a 6l 9 7m l 92 15 97 10 9p a 9s 7 9v c a2 j a6 e b4 9 bp g ci i cj d cl m cm m cn 9 d7 q f7 d fy 9 gy q h0 n ha c hl z in 1i j3 h k0 9 k9 d kh 1c kr a ks e l1 1d lx r mh l mi d ml p
calenda_app 28 2w b lx a
calenda_automat 28 92 e
calenda_budget 28 hl k
calenda_car 28 ab a
calenda_channel 25 92 f
calenda_clean 28 50 9
calenda_expens 28 2l q
calenda_family 28 2l f 2w f
calenda_hal 25 kh k ml d
calenda_invoic 20 1j n 7m e cn d
calenda_know 25 1b g d7 c
calenda_mail 28 in m
calenda_medicat 28 ac 9
calenda_mov 28 in 11
calenda_not 28 1j b bp b
calenda_onlin 28 ml c
calenda_payment 25 97 g
calenda_phon 28 2w b
calenda_plan 28 in b
calenda_pric 28 1k 7
calenda_remind 28 1h a j3 b
calenda_show 22 2l d fy d
calenda_suggest 28 hl l
calenda_tarot 28 lx n
calenda_text 28 gy e
calenda_websit 28 97 g
calf 25 65 8
cali 28 i3 7
calibra 1q 3b f 7y i cf 9 mf e
califor 1p 33 g d5 8
calisth 28 du k
callbac 28 dl c hn e
calligr 20 le 9 mi s n8 s
calm 16 b 6 g b m c 2h 6 2l p 49 d 4m 9 4n d 5r l 7h a 9m d a9 a ab j ci e ew a fc c fd m fh b g7 8 ip t iy n jj g jv d ll w mx 9
calm_animal 28 ll 6
calm_breath 28 ip k
calm_dog 28 jj e
calm_exercis 28 ip h
calm_messag 28 2l r
calm_plan 28 iy x
calm_room 25 ll e
calm_soft 28 5t 7
calm_woman 25 ew c
calori 1u l j 9q 1v cw c
calori_app 28 9q u
calori_count 20 9q v cw a
calory 1t 88 r cu d cw 12
calory_count 28 88 e cw b
calv 1w 48 i 9u 8 ib e ma 18 n0 7
cam 17 30 b 7g d 9i a ac 9 f7 b
cambodi 28 5 f 2a i
cambrid 22 2t g gd 9 gf i
camcord 25 fu 16
camel 28 4s e jp 8
camera 12 k 8 12 n 14 q 1f j 24 9 25 9 2q a 33 f 3a p 3g a 3k j 3l d 42 9 5b 17 69 a 6v w 7d j 7y h 90 u 94 8 9o e 9w s 9y y a8 7 ae 1l az e b8 8 b9 p c0 l c8 j cc 8 co c d4 p d6 f dm s e6 a ea 8 eq 15 fc g fw 9 g4 10 ju d k8 r kb g ku i lu 9 m5 26 ma 12 mb j nb d
camera_abov 28 m5 y
camera_bolt 28 m5 q
camera_check 25 k e 9w d
camera_dron 28 g4 12
camera_film 28 b9 9
camera_gear 28 6k e 7y d
camera_hom 25 33 k 5b 9
camera_light 25 7y f m5 h
camera_phon 28 9o 8 9w i
camera_recogni 28 d4 d ku f
camera_scal 22 90 r fw e
camera_speak 28 ae j
camera_voic 28 dm l
camera_watch 28 9o e
camera_weight 28 ma b
camera_work 25 12 f
camera_wrong 28 m5 d
cameroo 25 8c 9
camino 1z 5l 12 9f k
camp 1a 12 m 13 p 21 e 48 h 49 k 4a 24 5k b 5s 3e 5x d 9b 8 9c g bu 1f ck 1f du c e3 b i5 14 jv a li i my g nc e
camp_club 28 5s q
camp_farm 28 48 g 5s f
camp_gear 28 bu r
camp_july 28 i5 g
camp_own 28 4a k
camp_rental 28 4a n bu e
camp_school 25 5s u
camp_van 25 4a d
campaig 1j 78 p 7g 26 7j b f1 l gz 1k h0 d k5 1z l5 9 l6 b m2 c
campaig_campaig 22 gz a
campgro 25 ck 1c
campina 28 8s i
campsit 1n 4a e 9f b ay 9 bu m ck 28
campsit_book 28 ck u
campsit_booking 28 ck j
campsit_own 28 ck l
campu 1q 27 8 2p 2p b9 e cy i e3 e ej e
campu_marketp 28 2p o
campus 1x dc j
can 1r 2c e 7z d 87 6 8p d ae 15 c7 11 d2 d
canada 11 34 8 5j 7 69 7 9o 8 a4 e b5 6 dk a e8 b f6 e je c l7 9
canada_germany 22 e8 c
canadia 1r 2v g 41 e dl a
canal 20 w r 4c j 9g 9
canc 1p 1f g 9l b a7 d a8 i ly 13
cancel 11 g 9 1a 15 21 a 3x a 4i b 5m q 6o k 8z f ag 10 aj a g9 22 i0 9 ij 9 il f k1 m kt a l1 15
cancel_appoint 25 1a k l1 q
cancel_flight 25 ag 10
cancel_gym 25 il j
cancel_lat 1x 5m a
cancel_off 28 1a k
cancel_onlin 28 l1 c
cancel_phon 22 k1 e
cancel_slot 25 k1 a
cancel_subscri 28 g9 12 il b
cancel_trip 1x ag 8
cancell 1d 3x d 41 a 5q 9 6p i 8z 9 g9 m hf a kk a l1 b
cancell_weath 28 hf d
candid 28 42 e eq e
candid_photogr 28 42 c
candida 1j 1g i 28 f 7l 1q dl b e1 1z fl d hp 2m hs a j9 p km i
candida_arrang 28 j9 k
candl 1e 8 2k 4d g 4h 15 4k b 4m m 5d 12 5h z 6r 8 8s a bt m i8 w ii 9 jd 9 le m na i
candl_candl 28 8 9
candl_ceramic 28 8 f
candl_flow 28 i8 d
candl_gift 28 8 9
candl_hold 28 4k b
candl_light 28 5h d
candl_mak 1z 8 9 4h 1a le p
candles 28 4k w
candy 1x 4p 1l 8g c ct 18
candy_disguis 28 8g b
canin 28 jr g
cannabi 20 4n 26
cannabi_edibl 28 4n o
cannot z j d 2q k 3a 8 69 6 6g 8 9a 8 9j 9 9m c d8 b nc 8
cannot_detect 28 3a f
cannot_driv 25 d8 d
cannot_eat 28 9a e
cannot_reach 1s bz 7 c0 8
cannot_sleep 28 39 9
cannot_swim 22 j m
cannot_talk 25 2q n 9u 8
cano 1v 4c 17 5s f e2 b ia p
canopy 1w aq b ci d er p ij 1n
canopy_chair 25 er a ij x
cans 1o 23 p 2a d 3w 9 8p r 8q u cz h
cans_carton 28 23 l
cant 1z iw 7 jv f
canteen 1c 3y 1f 3z c 40 x 7u m 7z 9 8a n 8j f 90 w 9a p cf g cv k cy 9 d1 h ht a lp 8 me x
canteen_event 28 me b
canteen_kitchen 25 40 e
canteen_ord 28 cy b d1 h
canteen_staf 28 3y k
canton 28 4t e by g
canva 1m 4x c b3 e bc 1f e7 c ep k lf 24 mv p n4 h
canva_bag 28 bc b n4 b
canva_hom 25 lf h
canva_paint 28 lf i
canva_win 28 lf q
canvas 25 7c k
cap 1c c p f 8 3g a 44 b 8p f a0 a hl a i5 b lj 9 ly o m5 e n3 9
cap_mirror 28 c q
cap_town 1m 44 b 8p 9
capacit 1m 7w 9 8t c 8y q dd b eu r hl 8 kt f m4 b
capacit_budget 28 eu a hl 8
capital 1l 71 g k4 m
capoeir 25 lh k
cappucc 22 2j f 3n h 3o l
caps 1t 6e 7 ly c n1 g n3 1q
capsul 1q 7 1e 2x t 38 f 4n x 60 e 87 h 9c a mt e
capsul_wardrob 25 2x n 60 d
captain 1x 4b d 4c 9 c9 9 i3 c
caption 1n 6z p ae n h0 1s h3 w lc 1s
captur 1x h6 e h7 f hm j im 1b kv 8
car p 0 c 2 e 6 h b 9 c c o i p t r 1i t k 1d 28 1m v 1o z 1p 13 1q w 1r k 1s a 1y 9 27 b 2y i 36 1k 3d h 4j k 4l c 4m 9 58 g 5d c 5m a 5n d 5r g 5u c 5v 23 6o 11 6z 9 7b b 7h 8 7l 9 8x a 9e 8 a2 1t ab p ah 8 am c b7 7 bi h by q ca e cd 9 ch y cm c d0 b dc v dk q dl 7 e3 11 eg a el 1c f8 8 fq b fr o fs 9 ga d ge 1o gg 1e gh o gi h gj l hp h hr 9 i6 i ia 7 if a ih o ix e j1 a j3 e j4 j j6 f ja 1j je w jk d jl k jo a jq g km 8 kx b lu 6 m3 r na 8 nc p nd f
car_age 28 a2 k
car_agency 1x 1d g
car_animal 28 ca 9 d8 6
car_app 22 2y s 36 k a2 c cm f
car_baby 28 ix a
car_battery 25 dd b el 9
car_book 25 1r f
car_boot 22 i6 f
car_brand 25 4 a 4j 7 4l 7
car_buy 1u 0 h 4j d ja r
car_car 20 36 c ge 15
car_card 20 bi f
car_centr 22 t c 5n e
car_chang 1w 10 a dk f e3 1h
car_charg 25 36 c nc a
car_childre 25 5n e 5s g j4 a
car_clean 25 ge m
car_climat 25 37 a
car_club 28 gg j
car_coach 25 dk 17 ef d
car_compani 25 5u a j3 n
car_company 25 1d a by 9
car_coordin 28 a2 a
car_cost 25 36 1d
car_counsel 28 dk n
car_dementi 28 5v 15
car_documen 28 1d 1f dl 9
car_door 25 1q b
car_driv 22 ag 8
car_elderly 20 p d r 9 5v u a2 14
car_family 1x r 8 5v f a2 m
car_fund 20 r d fo 7
car_garag 25 1o 10 ch b
car_group 1x ih 9
car_guid 28 a2 e ja c
car_hir 28 1q q
car_hom 1b c g o 7 p v r q 1d m 5v z 6o j ab b ce b f6 a fr r fs c ge q hp c hr c m3 p
car_ill 28 5v a
car_includ 25 7b g g4 9
car_inspect 1z 1o a el d ja d
car_insuran 22 6o 10 do a
car_interio 28 4g d
car_keep 28 1d d
car_kids 28 2e a
car_kit 28 nc a
car_languag 28 6z b
car_list 20 ja p
car_mainten 28 36 d ge e
car_mak 25 36 9
car_manag 20 je 18
car_meanwhi 28 1o f
car_mechani 28 1o b ge e
car_meet 28 ih p
car_nam 28 5v 9
car_near 22 p a 5v 9 jl g
car_next 25 4e i
car_nurs 25 m3 d
car_offic 1w eg e
car_open 25 gg m
car_organis 28 nc a
car_own 1j 1o k 36 w ch f el t ge t ja i kx b
car_packag 25 bt e
car_pag 20 7l 9 hp i
car_parent 1v 5v b a2 i ih c je e
car_park 1i 2d a dc 1c el g ge 1d gi j i6 o ln 8
car_part 1v 8x b ja y
car_plac 22 r j
car_plan 1o 1d q 5v 9 by b
car_profess 25 cn b
car_ready 22 1o 8
car_really 25 36 z
car_record 22 1d 1z
car_relativ 28 ih j
car_rental 25 1q 1f gg c
car_repair 1u 1o j 36 a ch l el t ge b
car_residen 25 r g
car_return 28 f8 a
car_scan 28 1d d
car_seat 1s 56 7 bm b gh a my a nc k nd v
car_see 25 1m d
car_senior 28 5u b 5v d
car_servic 1r 1o h 36 f 5d d by 7 el b ge g km 8
car_shar 22 1q 9 gg 1l
car_shift 28 r i
car_sick 28 jk e
car_softwar 22 1d t kx f
car_speak 25 1d s ch c
car_staf 28 r f
car_start 1z j6 e
car_step 28 ab d
car_subscri 28 gg d
car_train 28 5r e
car_valet 28 1p b ge e
car_visit 25 1d d a2 k
car_wash 1w 1p 1i 5v d ge 1b
car_work 1w 1d c 5v b
car_worksho 20 1o a ch y ge d
car_writ 22 1d i
caramel 20 4r d 8h 7 ct t
carat 28 68 l
caravan 1u 2t d 3f 7 4a u ck 1k cz 9
caravan_park 28 ck y
carb 25 9r i cw e
carbon 1j 22 g 37 1q 3i g 7e c bk c c0 e db 2b gf f if f kz d m8 1m
carbon_book 28 kz f
carbon_credit 25 db 1n if b
carbon_filt 28 3i j
carbon_footpri 20 37 1l m8 v
carbon_offset 25 37 g db b if 7
carbon_removal 28 db x
carcas 28 1v i
card r g a 18 8 1b u 1p b 22 8 2g u 2j g 2q e 37 8 3z j 4u 9 5u r 6j e 6n 1i 6t b 6u f 7d w 83 p 8d g 8l d 8m e 8z e 98 c 9h g a3 k a4 t a5 r ao l au c aw 7 ay o b8 1y bc 8 bn 15 bp a bt 12 ch z cj 7 ct b d2 c e7 r f6 e fi a fr 15 fw 8 fx 8 fy 9 g0 1b g6 o g9 k gq 8 h2 d hd h hn q ho 1u ik 8 iq 9 j5 a jx a jz u kf a kh 9 kj c l5 f lx c lz g mi q mj q mu 23 mw 10
card_accept 28 mj h
card_app 1x 6n l 7d c g0 n
card_bank 1z 2g h l5 v
card_big 28 fx 7
card_bil 25 fy e
card_build 28 a4 9
card_buy 25 mu i
card_card 25 mu b
card_cash 1z g6 s
card_chapt 28 e7 c
card_check 25 b8 m
card_child 28 kj d
card_choic 28 mw n
card_collect 25 b8 x
card_cost 1z g0 a
card_coupl 28 bn k ik 9
card_debt 22 a5 18
card_deposit 25 1b p
card_design 28 ds a mu b
card_dic 25 bn t dz e
card_discoun 28 6j i
card_driv 22 1m d 5u e dc d
card_explain 28 84 8
card_fair 28 b8 8 lx 7
card_family 22 6s 8 fw 8
card_feed 28 g9 d
card_fees 1r 6n e
card_fil 22 cn c kf a
card_first 25 b8 f f6 9
card_gam 25 bn i ik c
card_gift 20 mu 1d
card_guarant 28 8z e
card_hold 25 bc d
card_invoic 28 ch o
card_kids 28 6n c g0 d
card_limit 28 6n 8
card_list 25 g9 e
card_local 28 7d f
card_machin 28 ao g
card_members 28 g c aw 7
card_mobil 25 g6 e jx f
card_open 1z 3q e 3z i
card_own 25 e7 b
card_parent 20 bt f jz i
card_part 1u ch n
card_payment 1m 2g d 37 d 98 a a3 s g1 c ho 16 kh a
card_payout 28 ho r
card_pays 28 1a e gj 8
card_phon 1v 6n g mj d
card_photo 25 cj c hg e
card_pictur 22 83 9 mw d
card_plain 28 lx d
card_plan 28 83 d
card_plus 25 fz d
card_pocket 28 g0 q
card_print 22 jz e mu o
card_read 1x 1b 8 ho b kb c
card_receiv 28 ij a mw k
card_return 25 6u 8
card_sel 28 b8 e
card_send 22 mt d
card_shop 1z b8 b mu e
card_short 28 ga 9
card_smal 28 a4 9
card_speak 28 2q p
card_spend 25 hd e
card_support 28 im 8
card_tel 28 8d a
card_termina 1t 1c c 73 9 7a c ho t
card_upi 28 g0 d
card_use 28 8l f
card_video 28 83 d
card_walk 28 5u g e6 f
card_wallet 28 6j 8
card_wat 28 8m d
card_whos 25 a4 7 b8 e
card_word 28 bt b
card_work 1z a4 d
card_wrap 28 mu b mw 9
card_writ 28 mu i
cardamo 1z 4u e 8j f 8l f cp c
cardboa 1l 6 7 4w n 53 k 5g 7 b4 c bj e md 1q me a
cardboa_fit 28 53 b
cardboa_plastic 28 md u
cardif 1v 3t 7 md d
cardiga 1z 6d y 6f f
cardiga_hats 28 6d b 6f d
cardio 25 aj 19
cardio_machin 25 aj 10
cardiol 28 ah f
cardiol_clinic 28 ah c
careful 1j 42 8
caregiv 1q r t 3g a 5n f 5v 1u a2 15 ab i
caretak 1m 5d a 8u 9 ca b j3 n ka k kh k kn a l3 a m7 d
caretak_phon 28 kh 9
caretak_task 28 j3 e
cargo 1i 3d 1k 3o g 40 b 60 b 81 20 86 d 8w b bj g co a gd 1c gf 1q lv b m4 10 md t
cargo_bik 1n 3d 1f 40 a 81 15 86 b bj e gd 15 gf 1l lv a md q
caribbe 20 8c h fr 9
carlo 28 6q h
carniva 20 gn v i5 c
carolin 22 6e 8 n0 d
carp 20 1x a ge d ka c
carpark 28 ge b
carpent 1h 16 15 1t c 6b e b3 q bg u bx d c4 c c5 k j8 a kp d
carpent_paint 28 bx g
carpet 1h h f 1x 1n 2c i 4y f 56 2h 7t a c9 17 lm b ln b
carpet_clean 1x 2c i 56 j c9 19
carpet_sofa 28 56 h
carpet_warehou 28 h i ln e
carpool 28 5w 1r gh 1r
carport 25 1z d de 9 kd c
carri 1a 3d g 4x a 5l g 6f 1t 71 b 8s 7 8u 1v 9f 7 bu e co e la c m4 1r mm n my 9 nd w
carri_local 28 3d d
carri_pay 28 71 f
carri_post 28 m4 c
carri_postal 28 8u b
carri_use 28 8u h
carriag 28 9c g ii a
carrom 28 4f 9 fr g
carrot 1n 3v 7 85 h 89 f 8g g 8k g cu c d1 a d4 9 jn d k2 b
carrot_hand 28 d4 9
carry 12 1r 7 1y h 3d x 3j b 3k d 68 8 8w 10 9f r ap r b7 a bh a bv 8 c2 x cz f d0 7 el a g4 9 gj 9 hj 9 iq 8 lj 8 lt r lv i mm 17 n4 j
carry_bags 28 9f a
carry_childre 25 3d w
carry_crown 28 1y n
carry_fold 28 iq 9
carry_fourth 28 bv e
carry_hand 28 c2 f
carry_hom 22 b7 c
carry_item 28 mm u
carry_kilo 1x 3d f 8w g
carry_risk 25 g4 d hj e
carryco 28 4v w
cars 17 1o l 1p w 1q 2d 1r p 1s y 1z d 36 t 5r 16 8x k bm c ch h dc y el r g4 t ge 12 gg 2h gh g gj 1a ja 1i ks a nc c
cars_camera 28 g4 17
cars_charg 28 gj d
cars_hom 28 el 9
cars_list 28 ja a
cars_mechani 28 ja s
cars_own 25 1q h
cars_park 25 el j
cars_rent 25 1q p gg 9
cars_room 28 ci 9
cars_shar 28 gg o
cars_slid 28 bm i
cars_stand 1x gg a
cars_wait 25 1q d
cart 1i 23 v 3o 23 3u j 79 a aq 12 da 8 gz e i6 d ij a jd c m1 d
carton 1j 23 l 4p e 4q a 8d d 8j 9 8p 9 8q c ds b md d
cartoon 1r w d dx f dz b e6 f ex a fd b
cartoon_explain 28 dz b
cartrid 1q 9 8 b 7 3i 12 54 9 b9 8 lo 7 lu 8 mf a
cartrid_blad 28 b 7
carv 1r 47 d be 7 bl f es b jd b le 1z
carv_learn 28 bl e le d
carv_spoon 25 le z
cas 11 3 d 9 u d 7 1f r 1k 1p 1l w 33 a 3e a 47 9 4r g 4x j 74 t 75 d 7n b 8d b 8o 7 8p 9 9a 9 a5 b a7 f ag c b3 8 bb 1j bd 8 c7 9 ci 1a ee s ei a f3 g f5 e f6 g fb g g9 9 gx 9 gz c hh f hk 9 jp 9 kv g l7 g m2 8 n6 2b
cas_arriv 28 bb f
cas_board 28 ci d
cas_box 28 bb b
cas_cas 1v 1k 7
cas_charg 28 n6 z
cas_check 25 l7 e
cas_empty 20 gz a
cas_fil 28 ci c kv d
cas_first 25 1f b
cas_handl 25 74 g
cas_keep 28 9 g
cas_lawy 28 hk g
cas_let 28 bb 9
cas_list 28 lb d
cas_manag 22 s 9 ai d
cas_managem 28 ci h
cas_monthly 28 bb 9
cas_offic 25 74 d
cas_pick 28 1h c 8d f
cas_scan 28 1l h
cas_screen 25 n6 g
cas_send 28 hh e
cas_set 28 bb d
cas_strap 28 n6 g
cas_study 25 hh c
cas_subscri 28 bb b
cas_track 25 1k 10
cas_upload 28 1l 6
casa 22 6h d an f j4 g mh f
casein 28 55 a
cash 16 1c b 23 e 6j f 6n 9 71 w 7r u dj 13 es 8 fy a g0 h g3 u g4 b g6 1e hd 9 hf 1n ho i lz b
cash_bank 28 ho b
cash_bar 28 es b
cash_count 25 g6 p
cash_flow 28 hf 1m
cash_forecas 28 7r f
cash_pric 25 dj i
cash_wallet 28 6n 9
cashbac 22 6j 2d 6n 8
cashbac_ord 28 6j h
cashbac_paid 28 6j 9
cashew 1w 3u d 4r b 4s n 8g d cq x
cashew_yoghurt 28 4s l
cashi 28 7d p
cashier 28 7d 1f
cashier_shop 28 7d s
cashles 28 93 h
cashmer 28 6d y
casino 28 5j 6
cask 25 ls k
casket 28 5g i
cassava 20 4r q
casset 1x 5c b 9x k fu 1l gt d
cast 1o 4 e 12 h 7q q 8x 10 bk f df a gn j gp r m5 9
cast_smal 28 8x f
castelf 28 gr 9
casting 22 m5 x
castl 1p 43 b 5t d 94 15 b7 o er 21 fe 9
castl_gallery 28 94 u
castrat 28 jq 9
casual 1t f8 8 ff e he 8 id 9 m3 e
casual_labour 25 m3 d
cat 18 y 1h z j 2h m 45 f 4f q 4q s 5i y 5x e 9d h b0 g bi g ca i ep g jj 9 jk 1g jn n jo 1b jp l jq q js 11 jt r ju 19 k8 1w ll 1u
cat_already 28 k8 f
cat_caf 28 4f c ll z
cat_café 25 4f p ll 9
cat_drink 28 k8 r
cat_feed 28 k8 b
cat_food 28 jn v
cat_furnitu 28 jo x
cat_gon 28 js 9
cat_hotel 25 y 1n
cat_loung 28 ll o
cat_lov 25 ll p
cat_mis 25 ju q
cat_own 1m y j 5i 7 jk o jo a jp 9 js 9 k8 h
cat_room 28 y b
cat_toy 28 jo f k8 b
cat_tre 28 jo k
catalan 1x 8z a dx l ez f ff m fj i
catalog 1f 3e e 5g 6 6b c 77 b b2 7 b7 f ba l be 6 ch b e9 d f0 l h1 a m1 q mq q mr h
catan 28 4f r
catapul 28 4i b b3 9
catch 1i 1f c bf 1k dh q h7 q l5 8 lq y lu v
catch_angl 28 bf p
catch_fish 28 bf 9
catch_log 28 bf h
categor 1t fy t fz g h1 c hc i hd e hm d kc c
cater 19 28 v 3o 8 3y k 40 t 45 1v 7x a 7z 1d 8a f 90 f 9a 1t b0 p cf f cv a es h eu d ev 10 ew d i0 1b ij 1k m3 f me 9
cater_company 22 45 f 9a a
cater_event 22 45 f
cater_fre 28 ev e
cater_music 28 ij e
cater_party 28 45 h
cater_serv 28 es 7
cater_wedding 28 45 z
caterpi 28 bl h
catholi 1w 5j z 5l 9
catnip 28 4q x
cats 1c y r z r 2h b 4f a 4q t 5i 10 bi a ep w gn a jj 9 jk 17 jo g jr f js h jt g ju h k8 t ll 2u
cats_dogs 1x bi b ju 9
cats_guest 28 ll o
cats_hom 28 jr e
cats_shelt 28 ll o
cats_smal 28 4q h 5i e
cats_treat 28 ep d
cattery 25 y j jk l
cattl 1w lq k m4 c ma n
caught 1v 7e 7 dh i
caus 1g 2g v 2j 9 3k e a7 l cc 12 h7 f kv c
caus_list 28 kv e
caution 22 g3 u k3 j
caution_deposit 28 g3 n
caution_fee 28 g3 7
caution_money 28 k3 f
cav 20 h r
cbd 22 4n 1o
cbd_gummy 28 4n p
cbs 28 kl a
cbt 22 9n k ip r
cbt_insomni 28 9n h
cctv 22 5b m
cds 28 34 8
cebu 1v 4p g 7m s
cedar 22 5 i n f n3 9 na 8
cedar_orang 28 5 9
cedi 1p 9h b
ceil 1o w d 24 e 3c 8 54 f 55 7 et 8 ma m
ceiling 20 55 l et b kp h
cel 1o 1f c 1o c 3b d 58 g 95 8 d5 7 js b
celebra 1f 3t v 42 c 44 o 45 a 5f 14 5t e b0 b er a ev l ew 9 i5 b ij s ms h
celebra_cak 28 3t q
celebra_hom 25 44 f
celebri 20 3 e 10 8 9m f
celery 22 3v 9 9a h
cellar 1c n a 18 a 2o 9 33 c 46 b 8e g 8r 17 99 1x az h c3 1h cc b go q jg c kq e lt 1x m8 a nd 8
cellar_garag 28 az 8 c3 g
cellar_loft 22 lt 11
cellar_softwar 28 7k 8 99 b
cello 1v 5p f bv 1y g4 j gr 13
cement 1q at 28 c9 9 df 8 hc e
cement_iron 25 at 10
cement_mix 28 c9 9
cemet 28 5d b kf f
cemeter 1o 5d 1b 5g o 5h c 5i 10 9g 7 ci 9 kf 24
cemeter_managem 28 kf 12
cemeter_offic 25 kf m
cent 1c 17 9 79 9 aj 9 au a aw f ax 7 hw b
centerp 25 4k e et b ii d
centime 1p bg 17 d3 9 lv 7
centr x s 9 t g u 8 v 1a 13 f 16 m 17 l 29 b 2f f 2l 7 2y d 3g n 5n h 8s e 8w a 9j 9 ai i aj p au f av h ax b b1 f d7 7 de c ef a eu a fr f gk 8 h4 a ia i ic t ig f j4 j kh a lo g mg l
centr_app 25 d7 e
centr_book 28 kh c
centr_cal 28 ez b
centr_even 28 ld 6 mi 9
centr_family 25 t 9 2l 7
centr_hom 28 a2 a
centr_meet 28 2s 8
centr_near 28 17 k j4 c
centr_off 28 z c
centr_onlin 22 7b 9
centr_plant 25 2y 9 8s e
centr_shop 25 t d mg i
centr_speech 28 v r
centr_train 28 16 b
centr_volunt 28 ab a
central 1o 3r c 3t b 3y p 40 p 8w c 9a c hp b lg i
central_kitchen 1z 3r c 3y o 40 n
central_record 28 9a d hp c
centrep 20 4k d et g ii v
century 1x bh 13 mr g
century_design 28 mr e
ceo 25 dj m
ceramic 1i 8 p 1k 7 38 a 4z g 8s i 8v c b2 a br 18 jd 17 ld 14 mi l mr b
ceramic_calligr 28 mi o
ceramic_cups 28 8 r
ceramic_knit 28 jd m
ceramid 25 1 f 4j p
cereal 1w cp 1t
cereal_childre 28 cp m
cerebra 25 2q b
cerebra_palsy 25 2q 8
ceremon 1h 41 r 42 h 5e c 5f 3h 5i b b0 a eq a ew h gs 8 i0 a i1 k i2 e k2 9 ms j
ceremon_coupl 25 41 e 5f m
ceremon_din 28 b0 b
ceremon_family 28 5f d k2 b
ceremon_religio 28 5f p
ceremon_sound 25 5f e i1 d
ceremon_wear 25 ms l
cert 22 ce b ky 9 kz g
cert_fil 28 kz e
certain 1n 8v a d5 8 hf c
certif 28 hw h kz e
certifi x e f f l j 7 p a 10 19 11 1f 16 a 1u k 2k h 3m p 49 8 4j b 4n p 5e c 5i 6 5r 7 7j 1k 7n f 7p d 7s d 8i 9 8v g 9k 7 b2 8 c8 c cd c ce k ci b db z dh h di 9 dk c do e e3 e ei a ey c ft a g3 h hs a hw h ia i j8 v ka e kn d kz 15 l9 n mc b mn 9 n5 8
certifi_authent 22 b2 b mn a
certifi_batch 28 4n u
certifi_coach 28 dk b
certifi_electri 28 kz a
certifi_engin 25 1u m
certifi_expir 25 11 b
certifi_first 25 7p g
certifi_infant 28 2k e
certifi_inspect 28 ka m
certifi_instal 22 j8 14
certifi_insur 22 g3 g
certifi_insuran 20 do j
certifi_lab 28 4j 8
certifi_must 28 11 8
certifi_pdf 28 kz i
certifi_pre 28 f e 3m h
certifi_reject 28 kz d
certifi_remind 25 cd h kn l
certifi_run 25 11 c
certifi_sam 20 11 19
certifi_send 28 ef 9
certifi_sent 28 ce f
certifi_teach 25 q b
certifi_technic 28 1n e
certifi_test 25 3m d 7s d
certifi_transla 25 7j 1a
certify 1z 7j 8 co d df e li 9
cfo 22 7r 2o ez f
cfos 25 77 a 7r w
cha 20 39 a 8o a aw 8 g9 c mk b
chaat 28 45 i aq g
chai 1x 3o 7 8m v ll h ln c
chain 11 1f 9 1z f 23 8 2v i 3n d 3t 7 60 b 68 f 69 7 6a 9 71 j 76 1c 7x 8 aj b al 7 av c bg c br 7 bs 7 d0 7 dh t eo 8 g7 8 ka b ms 8 n3 9
chain_cheap 22 am 6 bh a
chain_custody 28 ci b
chain_departm 28 4y 7
chain_don 25 76 d
chain_fil 28 ao 9
chain_gym 28 aj 9 du 7
chain_hotel 28 an e
chain_househo 28 23 d 9d 9
chain_link 28 1z q
chain_local 28 2v e bo c
chain_onlin 25 62 a 65 9 n4 8
chain_shop 28 w 9
chain_superma 25 61 a 6g b n0 7
chainsa 22 1y k 2f a
chair 14 c j e k p b w 19 1b 13 1l g 32 c 3r 8 4d k 4w i 9o p a9 7 am 16 aw b bh v bm 9 c7 1a em 1m en 6 er 1b g8 9 gv a hu e ii a ij 13 lk 1o mk h mr b nb 1d nd 13
chair_cater 28 ij o
chair_cook 28 3r d
chair_cuts 28 am r
chair_empty 25 am 8
chair_exercis 28 f 8 lk c
chair_filling 28 w r
chair_gazebo 28 er n
chair_gymnast 28 lk q
chair_massag 25 e i
chair_phon 28 9o a
chair_rent 1x am c bm c g8 a
chair_rental 22 em a
chair_shop 28 1b 8 em a
chair_short 28 e c hu n
chair_sideboa 28 bh l
chair_tabl 22 er m
chalet 22 50 b 51 a
chalk 1z 7 9 cs 9
challen 1j 37 1d 6n b 6r 9 6x k 7v e 9o c a3 a dt m du o hn e i4 7 iv 1k
challen_bank 28 6n c
challen_team 22 dt h
chama 1s a3 9 do c g1 9 g5 11 k6 8
chamb 1f 4d c 5i c 7p f km e
champag 22 8o 8 ap 9 ew n i8 7
champio 1x 14 b i3 q
chan 22 1z a 2l b 37 f h6 b
chanc 1r 5o d 7p i ef h ey b it c
chandle 28 cj 7
chanel 28 mn k
chang p l g 10 7 19 a 1l 8 1o c 1s f 2z f 37 j 3h 8 3m c 3q b 3y b 4v g 50 g 5b f 6o 9 6p e 6q 7 7c l 7i 9 86 c 88 b 90 8 95 8 9a m 9p m 9r 7 9y 8 a3 f a8 j ab d am 6 ap 8 bs 9 bv 8 bx 9 c5 a cd 8 dk k dl d do a dp 8 e3 p el h f0 c f2 e f4 f f9 a fx e g1 c gc 9 ge g gu b h6 n h9 j he g hj d hn 9 hr 8 ht i hx c jn a k8 b ke 8 kl 8 kt 9 lp c m2 d m6 8 m7 a ms 7
chang_addres 1x gx e hs a
chang_appoint 28 l1 c
chang_battery 22 3m u ge e
chang_brak 25 el p
chang_build 28 fo e
chang_car 22 dk a
chang_card 25 a3 i
chang_cours 28 e3 v
chang_cylind 28 5b j
chang_dat 1w 4c a
chang_electri 28 i9 c
chang_even 28 9p j kp b
chang_hom 25 el 9 ge d
chang_hospita 28 iq i
chang_includ 22 dl 6 gu a
chang_job 22 dk g
chang_keep 22 am c
chang_left 28 2g a
chang_lock 28 5b b
chang_mark 28 kl 8
chang_mat 25 4v f
chang_menu 1z 3y f 88 c
chang_ord 1r kt 9
chang_pack 25 6 9
chang_pad 28 4v q
chang_partn 28 ln 6
chang_pric 28 1t 8
chang_questio 25 8z g gy h
chang_rehears 25 fx i
chang_room 1z aj g ap i
chang_season 22 8m c
chang_shop 28 au c
chang_sinc 20 he 8
chang_siz 1x bv h
chang_system 20 kv a
chang_tabl 22 19 l
chang_therapi 25 9u 9
chang_til 28 86 7
chang_until 1x 7u 8
chang_whatsap 28 h9 e
changeo 1u 50 20 92 q i4 8 ks f
channel 1d 39 a 5c 8 74 1i 92 15 c0 9 f7 b fc 24 fi 8 fj 9 h0 t if c k9 m l3 g l6 n lc a mf b
channel_calenda 28 h0 d
channel_list 25 f7 d
channel_manag 25 92 10
channel_newslet 28 fj a k9 d
channel_plac 28 l3 h
channel_plain 28 74 d
chant 20 6e t 6w g e4 h
chao 1p 2w c hr a
chapati 25 4u i lp 9
chapel 1z 47 9 4d 1b
chapt 1i 6w j 6y n bn a e7 x eh y fc 8 ff 7 fg j fu 7 jw h mx f
char 25 45 a 5l 8
charact 1l 5v f 6y m bb d ek o gp a h4 c jt b
charcoa 1t 3i d 3p e ao e aq 9 cz b da 9 na g
charcut 28 as q
charg w 1n j 2m 8 36 w 4a g 8z 9 ah 8 cn 8 d4 7 dc 2d dd n g9 u gj 2d hf 8 js e k5 7 ks o mt 7 n6 1h nc h
charg_bay 28 gj 8
charg_cabl 25 n6 1a
charg_car 28 dc q
charg_charg 25 4a g
charg_cheap 28 dd a
charg_check 28 ee d
charg_company 28 dc t
charg_corn 28 dc d
charg_cost 22 36 x
charg_electri 22 dc b gj 18
charg_hom 22 gj 1m
charg_instal 28 dc b j8 b
charg_network 28 gj 9
charg_offic 28 dc k
charg_plan 25 ks e
charg_point 1w dc 1o gj 16
charg_port 25 1n w
charg_station 25 36 10 gj i
charg_twic 28 3i 8
charg_usb 28 38 7
charg_visit 25 cn c
chargeb 20 hn 26
charit 28 26 g 2f l
charity 19 11 a 26 e 27 a 29 a 2f 18 2g 16 2h c 5k h 63 b 7k f 7o h cb c ew b i4 c ic b id 9 if 8 iv d l5 1e m0 g mq n
charity_church 28 5u b ic 9
charity_law 28 ie b
charity_shop 1w 63 c bh 9 mq k
charlot 28 et 7
chart t 1l o 4c a 6k i 6r c cm g f9 d h5 f ix 9 j0 c k0 c lx 19 mv b
chart_appoint 28 1l j
chart_daily 28 lx l
chart_exercis 22 k0 c
chart_platfor 28 6r 8 cm e
chart_profit 28 h5 i
chart_read 22 lx 9
charter 20 dn g kw f
charter_account 22 dn d kw c
chas 1b 7m 8 95 a ag g cn 8 f7 q hd d hk 1l il c kn a kv c kw k l0 13 l7 j
chas_client 22 kw k l7 j
chas_invoic 25 hk l
chas_mis 28 gc 8
chas_payment 28 hk e
chas_refund 28 il f
chassi 28 1p f 3d j
chat z 1l e 2k a 2u 9 2w c 2z f 31 a 4b a 5u z 5z e 6v d 70 a 74 j 91 19 95 8 9h 9 9q 9 9t y 9u f 9w a a0 q a1 h a2 b dw 16 eb i ed a ek 1l fi m gx 1g h1 9 h3 c hd 9 hh 9 hl 9 hp 9 hr d hu h hz o i3 7 ih h ip v it a iy b j2 d j6 l jh l jp q kv 9 lc 8 m0 b m1 e
chat_answ 20 dw c hz z
chat_clear 28 ih o
chat_fre 28 e2 c
chat_group 1m 1c b hr c j2 9
chat_mail 28 gx x
chat_meet 28 j6 e
chat_midwif 28 9t u
chat_ord 28 98 e
chat_phon 28 a2 a
chat_read 28 m0 k
chat_servic 28 6t 8 70 a
chat_transla 25 7j a h3 b
chat_tutor 28 dw r
chat_until 28 2k i
chat_view 28 ed e
chat_whatsap 28 91 e hp h
chat_writ 28 h1 g
chatbot 1m 9p b a7 1a gx r hz d il f ip 1p is a ki c kl 9 l3 d
chatgpt 1u di 16 f2 1e kl a
chauffe 25 1r 29
chauffe_servic 25 1r 12
che 20 5s a 9z g cu 9 h3 d
cheap t 1q c 2c c 2i a 2q 8 6l q 6o c 6p x 73 9 93 8 9c e ar 9 bh e bl 9 bu a bv a c9 b dd a dz 9 fn 9 g9 e
cheap_android 1w 1c c 2q f hd b
cheap_bags 28 bc 8 n4 8
cheap_contrac 22 6p 17
cheap_electri 25 2i l 6p r
cheap_flight 28 6l 1a
cheap_furnitu 28 bh a
cheap_gear 28 bu a
cheap_haircut 28 am 7 em c
cheap_phon 1u dz c m9 b
cheap_pow 25 2c a c9 9
cheap_room 25 5u e fn g
cheap_ticket 28 6l i 93 i
cheap_tool 22 2c 9 bk b c9 9
cheapes 1n 1i 8 2v 1t 36 y 6k x db 8 m1 g
cheapes_charg 28 36 t
cheapes_pric 28 2v 8 6k i
cheapes_shop 28 6k c
cheaply 25 3e a
cheat 1m io e iv n
chec 28 4a g hs e
check j p a t f w d z 8 1c h 1g 9 20 a 2g g 2h c 2z a 35 i 4a d 4g a 50 f 51 e 58 9 5b a 5m n 5o 9 5v 9 6j d 6l a 6m c 6p a 71 d 77 9 78 d 7l 9 7p m 7s 7 7t d 84 8 8s 7 8v 8 91 v 9a d 9d b 9e f 9k 8 9l d 9w d 9x 9 9y a a5 a a7 n a8 d af d ag b ah 8 av e b8 n bu 9 bx b c4 n c8 m ca o cc e ce j cf m ck n co 8 cz b d0 9 d6 8 d8 7 db h dh d dp e dz 9 ea c eb c ee s ef 8 ei f f2 f f5 7 f6 f fm a fn c ge b gg a gp 7 gx b h3 b h6 e h7 e h8 o hd h hj b hl 8 hm a hn j hw g ie b ik h iu g j3 c j5 8 j7 a j8 l j9 j jb l je c jq t jt d k1 d k5 7 ka e kd k kf c kg h ki i kr 10 ks m kv e kw c kx n kz c l2 k l7 f lu 8 m3 m m5 a me a mf 9 mh h mj c mm b mn j mo h mp k mw a n5 n nd o
check_account 1z gx d
check_adoptio 28 jt 8
check_again 1t lu d
check_against 1k 90 9 9a a ag b dh b hd m mp 7
check_air 28 ca g
check_already 28 2h 7
check_annual 28 kw i
check_baby 28 o 8
check_batch 25 jn 9
check_battery 1w mp a
check_blood 28 jq p
check_both 1v jt b
check_build 1z c4 t c8 9
check_buy 28 7p b
check_car 20 m3 c
check_carri 20 m4 9
check_check 1q l2 n
check_claim 1x ag b f1 9 kx e
check_clean 1r 50 g 51 c c0 b n5 g nd d
check_client 25 hi e
check_clinic 25 9l c kr 9
check_cod 25 kr k
check_compani 28 5u 9
check_complet 22 kd d
check_contrac 1s c4 g
check_cook 28 7l l
check_cours 28 kg e
check_cov 22 kx d
check_deadlin 28 kv d
check_deal 28 6l a
check_defect 28 ce e
check_deliver 25 90 9
check_desk 1x 9d d
check_dietiti 28 84 b
check_doctor 1z k1 o
check_documen 1x 7p e f6 e
check_door 1v 91 d d0 9 kr h
check_due 1v kz d
check_electri 22 6p g ck c j8 g
check_eligibi 28 1g k
check_email 20 ck i
check_empty 1n ca e
check_engin 25 el 9
check_everyth 25 91 e
check_expert 22 j7 p
check_fact 28 h1 g
check_fak 28 78 f
check_family 20 t f
check_fir 1z ce e
check_first 1p 1j b ax a
check_flat 28 jb g l2 c
check_form 25 9o f
check_fre 22 h7 b
check_genuin 28 n5 j
check_guest 20 mh b
check_guid 28 l2 d
check_gym 28 1c e mj c
check_hand 1w d6 8 fl b
check_headsto 28 kf a
check_hom 22 c8 b mh b
check_host 22 mw 8
check_hotel 20 9e g
check_ingredi 28 9y d
check_ins 1v 1c i 9w d hu d
check_insur 1w ca a
check_insuran 1x 9k 6
check_item 1x nd 8
check_lawy 1u dp l
check_leak 25 cz i
check_learn 25 dz 7 ki w
check_leas 22 ee c
check_leav 1z mr c
check_licenc 1r gg a
check_link 28 cf d
check_liv 28 35 i
check_local 1w bx e mw h
check_memb 28 31 a
check_messag 25 91 a af o
check_nativ 25 bo c
check_nurs 28 a7 a m3 f
check_odd 25 hn b
check_onlin 20 92 e a5 g hn e
check_open 1v 2z 9
check_ord 1z 7 7 8d 9
check_pair 28 n5 b
check_pap 22 m4 9
check_parent 28 je h
check_partn 25 fz g ik b
check_pay 22 71 h
check_pharmac 28 9x f
check_phon 1r 6m b ck c ik b kr b ks c
check_photo 1q ch 9 ii a l7 c
check_photogr 1x 8s 7 b8 h mn h
check_plac 28 6s 7
check_product 28 7q b
check_project 22 2g e db l k5 7
check_quot 28 9l g
check_recal 22 nd h
check_recip 22 9a g
check_referen 22 fn a j9 i
check_rent 22 ee o
check_repair 25 ks b
check_report 1w ce 8 l2 s
check_return 20 b7 7 g8 7
check_review 28 6m a
check_room 1w 9i c an b c3 9 jb d
check_second 1x mp f nd b
check_sel 20 mo g mq g
check_send 1u hb 8 hw i
check_sensor 28 mf 9
check_sit 1w 5m 1b jk d
check_spot 28 db e
check_stitch 28 mn a
check_stock 22 d0 a
check_suppli 20 4g h
check_swing 25 ka l
check_task 25 hw b
check_teach 1w ea o
check_test 28 h6 a
check_text 1x ki d
check_togeth 22 iu d
check_tool 25 ee g
check_train 1s 27 8 j9 c
check_transpo 28 2h 7
check_trip 25 9e j
check_tutor 28 5o k
check_upload 25 j5 e
check_ups 1r t j w i 1h 9 2w b iu g jp 8 jq s
check_used 25 h8 g ja g mo d
check_vaccina 25 z 9
check_visit 28 2h 8
check_visitor 28 je c
check_wait 25 m3 g
check_walk 28 35 g 5b a
check_weekly 25 7t l av c f2 k
check_wheth 1p ee c hn b
check_work 1w 77 c dz b m3 9
checkli 1b 41 b 4a d 50 g 5e b 7t l 7z b 9i a 9t p bw c ca c cd c ce m cf u ci 9 ey 8 f6 f hq 15 hs b in f it 9 j3 u ka s kq a kr r l2 k l7 1e mo a
checkli_app 22 ce 8 in h
checkli_automat 28 kr d
checkli_hom 25 j3 g
checkli_link 25 l7 10
checkli_pap 28 gb 8
checkli_piec 25 ka j
checkli_staf 28 hs e
checkou 1k 50 f 6j e 7d n g4 c gl 8 h7 k h8 9 hn g ho d jx j m1 m mg v
checkou_flight 28 gl 9
cheddar 25 4r d 8e c
cheerfu 25 6 l 6a 9
chees 1e 3p b 3s e 7x n 82 a 8e 3q 8j b cu b d1 e fc 9 lr w mw d
chees_box 28 8e 1j
chees_chees 28 8e 9
chees_count 22 8e 9 lr 9
chees_dairy 28 mw c
chees_farm 28 8e d
chees_lov 25 8e w
chees_shop 28 8e 15
cheesem 25 82 i 8e q
chef 19 3q p 3x 9 44 25 45 a 6b s 77 b 7l i 7w 9 82 1j 88 x 8r k 90 1a 9a 9 bd 7 bk k d1 13 d3 o f9 a j9 9 lg m lp b mw 9
chef_cook 1x 3q g 3x c 44 q 45 d 88 d
chef_din 28 44 r 88 d
chef_jacket 25 6b 11
chef_ord 20 82 12 d1 o
chemica 1h 1u j 43 8 56 9 58 11 ax j d4 7 kq d lu 9
chemica_clean 28 1u m
chemica_filt 28 58 e
chemica_includ 25 58 8
chemica_peel 28 ax g
chemist 1h 4 c 1i 9 4j a 58 8 av 16 b9 l cx c dw a
chemist_shop 22 av z
chemo 20 ly b
chemoth 20 fq f ly 1e
chen 1w gy f jz 8 kp b
chennai 1s li b me d
cherry 1z 48 b 5g c 8m 7 ct 7
ches 1r ea 12 li 2y
ches_club 28 li 16
ches_school 28 li 1l
cheshir 25 1z 6 bz 7 jv d
chest 1m 1f 1d 3a c 4x f 6a d 6c b ae d c7 c
chest_ray 28 1f j
chest_rays 25 1f s
chest_strap 28 4x g
chestnu 22 8r d i5 c mc 9
chew 1o 4q 1r 5z a cu 1h d6 c jl a
chew_smal 28 4q d cu d
chew_strengt 25 4q 10
chewy 1z 3v 8 3w c
chi 25 9r e lk a
chiang 25 aw 8
chicago 1n 7b c ew d gs 8 ls 8
chicken 1f 3p a 3r 9 3y b 3z b 4t c 83 b 88 g 8j 8 9q b al 18 as c cr m cv c cw e d9 k j0 a jn r lp 9 ma 9 mx c
chicken_farm 28 d9 b ma b
chicken_ric 1w 3y 8 83 8 88 d cw e
chicken_shop 28 al p
chicken_stew 28 lp b
chicken_vegetab 25 mx e
chickpe 1t 4r 12 4t b 83 e 8g v 8j s 9a c
chickpe_curry 28 83 9 9a b
chief 1s 7r 1j kg e
chikki 28 ct t
chil 1a 22 9 26 b 30 d 4s 9 4t 15 5z a 7x s 7z j 83 c 88 1q 8e e 8k r 8t 9 8u 9 ao 9 cr b cw 1b jn b lq 8
chil_box 28 83 h
chil_dish 28 88 h
chil_frozen 25 7x f 88 a 8t c
chil_meal 28 88 e cw b
chil_sunday 28 cw f
chil_twic 28 88 d cw f
child w a s j m q p v l 11 9 12 g 1r 7 27 9 2m i 2n 7 2o 1a 2q y 2r 1x 2t c 31 9 3t 8 40 c 4e 9 4i s 4w h 4x g 5k g 5m e 5n g 5o a 5s c 5t g 5w s 5x k 5y j 61 m 6f b 84 9 96 16 9r b 9t b aa b ac b b3 o bb 8 bl g bm i bt c bu d bv u dy 13 dz 1b e6 n ea r ex 9 fd x fv a g0 18 gf 9 ie 1e ig 9 it b iy 1g iz z j1 j j2 c j4 b k2 b kj w lj c lm b
child_account 28 g0 e
child_afraid 25 j 9
child_age 1r 96 a iy 17 iz j j2 d k2 a
child_allergy 25 9y f
child_along 28 2o g
child_already 25 iz g
child_arriv 28 j1 c j4 a
child_birthda 28 4i g
child_board 25 kj 8
child_cal 28 bb 9
child_cannot 28 j k
child_car 28 4e j
child_child 28 96 e
child_clas 28 12 h
child_develop 28 iz e
child_emergen 28 11 h
child_first 28 dy d
child_group 28 lj a
child_grow 1z 2o 11 bv e
child_grown 22 bv e
child_hardly 28 2q f
child_hat 28 mv 8
child_height 20 4w f
child_hero 22 2r 1h bt d
child_hom 25 5t e
child_learn 22 e0 d
child_let 25 ie k
child_mind 28 2r d
child_mov 28 gc 9
child_nam 1u 2r f 4x f bt c n8 d
child_off 28 kj n
child_open 25 4i f
child_phon 28 j1 e
child_play 22 iz q
child_plus 28 a 8
child_protect 1r ie 8
child_psychol 1x ig c iy 11
child_read 20 dy 1o
child_sav 28 2r 8 g0 e
child_school 20 ie m j1 b
child_seat 1q 1r b 2o 7 31 b ge 9 gf b k7 a
child_siz 20 61 d b3 c bu 8
child_typ 28 9r m
child_voic 25 2q i
child_watch 28 g0 g
child_writ 28 dz e
childbi 1z fp f iw d
childca 1p 28 a 2e 1i 4e n 5m f 5n 19 j4 n ln 9
childca_next 28 2e q
childho 1v 4l b iz c
childis 28 29 9
childmi 1u 19 c 5m m 5n c iz o
childre q 1 d 4 e h d i e j u q t s h v 1e w 9 12 n 15 v 19 o 2d 8 2l t 2m 19 2o 17 2q p 2r g 2s r 2t m 2w e 2z a 3d l 3g a 3k e 40 o 48 e 49 9 4i j 4l 7 4w 12 4x g 5j 7 5m 10 5n 17 5p 9 5s 10 5t 15 5w r 5x 13 5y 12 61 19 65 d 69 a 6y 7 83 8 9d g aa t b3 u be g bl w bo g bu c bv l cp c dy n dz k ea 12 eh e ex 1c fd w fj d fo 8 fw h g0 v gf 8 ib f ie 1i ig m iy g iz g j0 h j1 p j2 q j4 1a je d jv 9 k9 a kj e lh t li l lm u ly b m0 r mq i n8 a
childre_abroad 1z je m
childre_account 28 g0 a
childre_adult 22 49 e 5p a
childre_afterno 28 j4 d
childre_aged 1p aa a
childre_ages 25 ed d
childre_art 28 ex r
childre_ask 1z fd a
childre_back 28 ie f
childre_bed 28 4w r ig h
childre_bik 1z 2o 1t gf b
childre_birthda 28 5t w
childre_book 1u 2r l 6y d bt c ea i mq o mx f
childre_both 28 j2 d
childre_build 20 5s d 5x g b3 m
childre_café 25 19 t
childre_calenda 28 2l p
childre_cannot 25 2q k
childre_childre 28 lh 8
childre_clas 1x q d 15 g ea 9 lh 7
childre_climb 28 lm 9
childre_cloth 25 61 1u
childre_cod 28 5x h
childre_corn 25 aj f
childre_data 1u 2l 7
childre_earn 25 2m s j0 h
childre_elderly 20 j9 9
childre_find 28 2m 9
childre_fle 28 ig i
childre_follow 28 4u 6
childre_fram 28 69 o
childre_garden 28 2d h
childre_grad 25 j4 a
childre_hand 28 b3 8
childre_holiday 25 5s e
childre_hom 1z 2t v ie 11
childre_hospita 22 m0 u
childre_ireland 22 2m d
childre_italy 28 fw 8
childre_learn 1v j p q d v d 5x e
childre_liv 1w 5z a
childre_long 22 w e 6a f
childre_materia 28 ex i
childre_open 25 5n h
childre_own 28 46 h
childre_parent 1o kj 9 lh a
childre_party 28 5t g
childre_pets 22 2y 9 3k a
childre_photo 28 j2 x
childre_pictur 28 2q 9
childre_play 1x 19 9 4f b bl e lm 9
childre_primary 28 j4 e
childre_project 25 b3 8
childre_read 22 29 c 5j g dy g
childre_real 28 b3 8
childre_rid 28 5w a
childre_room 22 4w a
childre_saf 28 2a g 2m c
childre_sam 25 9d h ea h
childre_school 1s 40 c 5w i 5y e ie d j4 16 lh 6
childre_see 28 j1 h
childre_sensory 28 v d
childre_several 28 v o
childre_shop 28 3d 8
childre_siz 25 bv e
childre_smal 25 15 f ex n
childre_speak 28 aa b
childre_special 25 s g
childre_speech 28 aa p
childre_sport 25 5y a
childre_stay 22 ie f
childre_stop 28 kj c
childre_suburb 25 5w c
childre_teach 22 5n j
childre_teenag 28 lh 8
childre_themsel 25 j 9
childre_thing 28 61 d
childre_toolbox 28 b3 d
childre_train 28 lh 8
childre_treatme 28 it a
childre_twelv 22 ex a
childre_visit 28 ib d
childre_voic 25 12 e
childre_wear 28 61 s
childre_women 28 h j lh 8
childre_young 28 67 7 mq e
chilli 1v 4r k 8f 12 8h 8 d2 c
chilli_sauc 22 8f w
chilly 1x 8f 8 b4 15 ba 7
chimney 1v 1w 13 j3 f kq n mb l
chimney_sweep 22 j3 d kq d
china 1o 4g c 9h 8 er c
chines 1o o b x l 5z b 8c 9 dx d fr 7
chines_malay 28 o b
chines_medicin 28 x m
chines_vietnam 28 5z c
chino 28 60 i fq 8
chip 1d 1y z 2i 9 3p 9 4p 8 4r 1e 7w 9 8g b al 1c bd d cs i h2 c i4 19 ju i k5 h k8 13
chip_skin 28 k8 k
chip_sweet 28 3p c
chip_tim 25 i4 10
chippy 25 al w
chlamyd 28 ad s
chlamyd_gonorrh 28 ad n
chlorin 1u 2a h 58 1g 6a l
chlorin_wat 28 2a d
chocola 1i 3o a 3u a 4f c 4n c 8h 2g 8s a bt s cp 8 cq e ct d
chocola_bar 28 8h d
chocola_bars 28 8h d
chocola_candl 28 bt o
chocola_gift 28 8h w ct 8
chocola_july 28 8s b
chocola_lov 25 8h q
chocola_spread 25 cq f
choic 15 b0 h bo b ci a e8 13 i7 9 i8 a mw o
choic_univers 28 e8 n
choir 1k 25 i 4b a 5p e 95 s e4 9 gm 2k go 9 gs b
choir_sheet 28 gm k
choir_sing 22 gm h
choir_track 28 gm j
choir_voic 25 gm h
chok 1t 11 k k2 y
chok_allergy 28 k2 9
cholest 22 ad q
choma 28 47 b
choo 20 9w a er 8 et 7 g5 b ms b
choos p e 8 26 c 2g c 2o 7 2q 9 3e e 3g 8 3t 7 3u 8 3y c 41 9 42 a 44 8 55 8 5d c 5e f 5p 9 62 b 69 7 7b e 7p h 83 9 86 9 8l 8 9h 8 b7 d bg g bo e bq i bt b ck b cw j dg 9 dz 7 e6 d e8 e ek a eo a f8 9 fv q gn c gp a gt e h0 b h4 9 j7 j ji a k1 d l1 a la b lf 9 mt k mu e mw p n7 6
choos_best 20 7p e fv v
choos_bik 28 2o c
choos_brand 25 j8 e
choos_card 28 mu 10
choos_charact 28 ek 9 gp c
choos_country 25 9h d
choos_cours 28 e8 d
choos_dat 1j 8z d mh d mw g
choos_degre 28 e8 n
choos_design 22 3t b et 7
choos_dish 22 3y l 8l c
choos_family 25 2g i
choos_goal 28 a3 g cw f
choos_group 22 gs e
choos_housema 28 jc d
choos_instrum 25 5p f
choos_languag 20 2r 6
choos_list 22 mw d
choos_model 28 1q d
choos_next 1x dz c
choos_onlin 22 3e g bt d bv d
choos_own 20 lv 7
choos_pay 22 98 d j7 f
choos_pictur 25 6y c
choos_pitch 28 ck l
choos_rout 1z 6l c
choos_session 28 97 d
choos_show 28 i 9
choos_siz 1p bq g
choos_special 28 j7 e k1 g
choos_styl 22 42 h 4k a
choos_tabl 28 6v c
choos_templat 22 lb d
choos_themsel 25 26 j
choos_topic 1z 6t c
choos_trad 28 f8 d
chop 1r 3v 7 45 d 83 w 9z c bk z
chop_board 28 bk z
chor 1n 2m 1g 2w u 3k d b6 b g0 1q in f j0 39 m2 a
chor_app 25 2m b 2w e j0 s
chor_fairly 28 j0 z
chor_rota 28 j0 n
chor_sav 28 g0 m
chord 1z 47 8 5p 9 e4 1b
choreog 28 i a i8 8
chorist 28 gm t
choru 28 gm 14 gu a
chos 1v 3 8 s a 5i 7 et 8
chosen 16 5 9 3j m 4q l 6t d 8d i 8o c ap f bi b bo a c9 8 eo b et a fp 9 gt 7 io v lv e mr 9 mt 15
chosen_contact 25 3j w
chosen_describ 28 mr d
chosen_tast 28 8o e
christe 1v b0 h mu q n8 a
christi 1r 15 q 5j l 6w o i7 g
christi_parent 28 15 j
christm 1c 12 l 2s 1x 4k a 7v c 8h b i0 9 i6 t jd d lv 1z mu i
christm_card 28 mu o
christm_eve 22 2s 1d
christm_market 22 i6 n
christm_party 28 7v f i0 b
christm_tre 22 lv 2d
christm_video 28 2s a
chrom 28 mf j nc 8
chronic 1l t m x f 9w h ac g ah g d0 u ih j ir 1f
chronic_complai 28 x g
chronic_conditi 22 ir o
chronic_illnes 1x t g ac a ih e ir o
chronic_pain 25 9w c ir 9
chronic_patient 1z ah 9 d0 i ir e
chunk 28 8j l g8 8
chunky 28 8f a bl 9
church 16 15 b 2b e 41 9 45 b 5e j 5f 8 5n c 5o 8 5p 9 5s 8 95 1g ci a dr 8 er e ft f gm c gq b gv r i6 h ic e ie i kh c l5 n lc h lj 9 lk 9 mb 8
church_choir 28 gm 9
church_hal 1s 2b h 45 d 5n e 5o a 5p a lg a lj a lk c
church_school 20 ie c
church_squar 28 i6 q
churchg 28 5f c
churn 1u 3u y 4s m h5 h l8 q
chutney 1v 8e h 8f l cr b lr 2b
chutney_fruit 28 lr t
cid 1z 8q 12 99 j ak 7
cigaret 28 ao z
cin 25 b9 e fu h
cin_reel 28 fu f
cinema 1n 3w d 46 g 4d d b1 a gv 2f lf 8
cinema_bowl 25 46 a
cinema_hal 28 gv a
cinema_trail 28 gv r
cinema_villag 28 gv w
cinemat 25 20 i
ciph 28 ff g
circadi 28 4z 9
circl 1b 15 q 27 b 29 b 2b c 2g b 5f 9 5j 7 5k 12 5w f 9d c a0 c a3 c bk a di a dk b g5 2i gg b gi d i2 p id j ih 1u j1 k jh 1l
circl_app 28 g5 17
circl_chat 28 jh g
circl_family 28 5w e j1 c
circl_fourtee 28 5f d
circl_liv 25 di d jh d
circl_memb 28 g5 h
circl_onlin 28 15 g ih a
circu 22 5s q
circuit 1w 66 d du 1g dw e gq d kz e
circuit_kettleb 25 du w
circula 1u ii n m5 r
circula_knit 28 m5 q
circula_wed 28 ii n
cit 25 f2 a hw 7 mk b
citizen 1n 2i 1f gk d kc 1t ke 1f kh c lb b
citizen_report 28 kc 1h
citru 1z 9 c ar 7 d2 q
city t 14 7 1m a 1r 8 21 8 2d 9 2z l 30 g 42 8 46 i 47 w 48 c 5s a 60 9 63 c 6h f 6o 9 6x 10 7v m 7x 9 bu 8 co 8 cu a cy e d1 a ec p fh c gd 9 gf e gg b gh 8 gl a i4 c i5 d ib 7 ic a k1 g k9 v kb c kc e ke z le 7 lw 10 lx 7 mg c mh 9 mi c mj f mk 8
city_bik 20 gd 8 gf q mp 9
city_birthda 28 fs 8
city_book 28 42 a
city_brand 28 i4 8
city_break 22 an c
city_council 1v ke 14
city_court 25 14 f
city_flat 25 92 a bu 9
city_folk 22 lw e
city_friend 28 ec f
city_gam 28 46 e 6x m
city_garden 1z 2d b lw t
city_guid 22 k9 1d
city_hard 28 3i 7
city_holiday 28 21 i 5s b
city_househo 22 gg c
city_kids 1z 47 e 48 a
city_know 28 47 j
city_magazin 25 30 b 6h 8 k9 a
city_market 28 7a f gh 9
city_park 28 i5 e
city_portal 25 6m c ce 8
city_rally 28 6x a 7v d
city_salon 28 mk b
city_stor 28 2v d
city_street 28 kb d
city_sum 28 lw f
city_tour 1z 47 d 6x d 97 9
city_trip 28 2z v
city_wast 20 kb e
civic 28 ke n
civil 1s eg 9 ki g ko e ms g
civil_enginee 25 ko d
civil_servant 28 ki g
civil_servic 28 eg 9
cla 25 ch a en 9 lh c
claim 12 7 c 9 b 1j c 1l j 1u 7 1w 7 33 9 3h 7 3i 7 4j 7 71 c 7e 7 9y f ag 1r cl 7 cm 9 db a do 18 e6 a f1 d g3 c g4 15 hd 1c jy d k0 k kx 2y m2 9
claim_bank 28 af a
claim_check 22 kx d
claim_claim 25 ag 8 kx 9
claim_compens 28 ag t
claim_cost 25 g4 d
claim_fil 22 hd f l5 a
claim_handl 25 kx 10
claim_insur 28 k0 b kx v
claim_paid 22 kx w
claim_part 22 kx 9
claim_photo 25 kx 12
claim_refund 28 ag u
claim_sampl 22 kx 8
claim_softwar 28 hd d kx t
clamp 1u 3c 1m b3 f m6 e m7 f nc j
clamp_met 28 3c c m7 e
clan 25 fw e
clara 28 l4 i
clarine 25 bv h gr j
clarity 20 e5 h eg h
clas x g 1v h 12 i 18 j c o c q 1k 11 a 12 11 15 17 1c 1i 1f a 1r 7 29 n 2m f 2p 8 40 e 5p 8 5q l 5w v 5x 1e 5y 1v 66 7 70 k 96 c 9m c 9t c di k dm m dt 1p e0 r e1 g e3 k e8 a ea 1y ex 1c i2 b i9 c ib h j5 h jm e jz q kl l ld p le s lf d lg 19 lh 19 li o lj s lk 1d mi 1a mj 12 n8 f
clas_adult 28 i h 12 g
clas_age 22 5y a
clas_ages 28 q f
clas_baby 20 11 h
clas_begin 25 i l
clas_book 1z 1c r
clas_build 28 q f e0 k
clas_cancel 28 mi 9
clas_card 22 g b
clas_childre 1u 12 c 15 r 5x f 5y q ea 8 ex w
clas_clas 1p ea 9
clas_communi 28 lk g
clas_company 28 dt h
clas_empty 1w ea b
clas_english 28 5q d j5 c
clas_ful 1v g a
clas_german 28 5q m
clas_gift 22 mi b n8 p
clas_group 22 96 b
clas_gym 25 g c mj d
clas_indepen 25 ea d mi h mj g
clas_kids 1w 12 f 5x m 5y 9 ea z ex o lh l
clas_kitchen 28 lg 12
clas_languag 28 5q a
clas_liv 28 e1 d lh g
clas_meet 28 2p f
clas_morn 25 g j
clas_mosqu 28 15 8
clas_near 1p g k 5y i 9m 9 ex e ld d lg e lj f mi g
clas_not 22 70 9
clas_offic 28 h h dt k
clas_onlin 22 ea 9
clas_parent 1x 5w o
clas_pas 1z 1c 11
clas_privat 20 e2 b
clas_read 28 29 d
clas_record 28 70 m
clas_shar 28 5w o
clas_sit 25 dt d mi c
clas_student 28 5x h
clas_studio 28 ex i mj c
clas_teach 20 mi e
clas_twic 28 lh e
clas_weekly 28 g g
clas_women 25 29 i
clas_work 28 dt 9
clas_zoom 28 5p g di e
clasp 25 fq d jo d
classic 1n 3w 7 67 9 8k a 8x 16 ae 9 ak c ja 9
classic_car 28 8x k
classic_cars 22 8x r ja 9
classif 1k 8v q bh j ii b jt 8 mb a mn f mo b mp 7 mr 7
classif_ads 25 bh a jt 8
classif_sit 25 mc 9
classma 22 5o c 70 9 dw c
classro 1k q h 29 8 3b 19 5r j 75 9 dg u e3 e ea 8 j5 15 k6 c mv n
classro_pack 25 j5 c mv o
classro_resourc 28 j5 r
claus 1q dp 1d ee i gb 8 hj 2o hm g
claw 20 b1 j jj m
claw_machin 28 b1 g
clay 1i 38 n 4h l 4s 9 5g u 7i b 8k b br h ex 1f jd a ld 1x
clay_clas 28 ex i ld e
clay_cours 28 ld d
clay_earring 28 4h p
clay_fir 28 ld 8
clay_pot 28 4s b ld 9
clay_pots 28 8k d
clay_print 28 ex o
clay_ric 28 7i d
clay_studio 25 ld 13
cle 28 3y g 4l b
clea 28 8v e 8z d
clean s 3 8 a 8 c a p d w r 1p g 1u h 22 a 23 h 2a u 2c 9 2f 9 3i c 3k j 3l g 40 c 44 v 4l a 50 22 51 t 55 8 56 1h 57 17 58 k 5a 9 5d v 5t 9 62 m 67 t 70 7 73 b 7t 2j 7w f 7z c 80 9 8b 9 92 1e an f as h ay d az 7 b7 8 bh d bm k bu c bw 2q bz 20 c0 11 c1 j c9 n cf 14 d3 6 d6 7 da d df e dr f e4 9 en 7 ey h f0 j fu d ge q gn o gt b hm e ic f j0 g jc o k8 9 kh b kr 2f l2 9 lm d me l mf b mo b n5 x n9 15 nd m
clean_agent 28 73 g
clean_audio 25 dr w
clean_bed 28 7w g an e
clean_beds 25 9c 8
clean_big 28 ay h
clean_book 22 c g
clean_bottl 28 23 7 3i d
clean_brush 28 57 c
clean_burn 28 40 f
clean_busines 25 7t f kr u
clean_cabin 25 50 h
clean_cancel 25 50 a
clean_car 22 1p d bw g
clean_carpet 28 56 w
clean_chang 22 50 o
clean_check 1o kr 1q nd g
clean_checkli 28 cf k
clean_cloth 25 ic e
clean_company 1x c0 9 kr 1v
clean_contrac 22 7t e kr k
clean_crew 28 kr n
clean_deliv 28 c1 d
clean_deliver 22 cf h
clean_dishwas 28 n9 b
clean_drivewa 25 57 b c0 d
clean_dry 25 az c
clean_everyth 28 bh g
clean_fee 25 kh k
clean_fillet 25 as q lq d
clean_firm 1w 7t p bw 9 ey b kr n
clean_flat 20 s e bw 1c
clean_glas 28 bz d
clean_glu 28 67 d
clean_grad 22 df e n5 7
clean_grav 28 5d r
clean_guest 22 50 d 92 n
clean_gut 20 c0 r j3 k
clean_hir 25 56 7
clean_hom 1v 56 a 57 8 bw u
clean_host 28 50 9
clean_hous 25 56 7 c0 b
clean_househo 28 bw u
clean_ill 28 7t c bw f
clean_includ 1z 62 b 80 9
clean_insid 22 ge h n4 d
clean_json 28 hm s
clean_licens 28 5n g
clean_linen 25 92 f
clean_lit 28 3k f k8 b
clean_machin 28 gt f
clean_near 1z 7t a bw a bz a c0 9 c1 8
clean_offic 25 7t 25
clean_open 25 7t h l2 d
clean_outsid 22 bz r
clean_oven 22 56 j
clean_pag 28 7h f
clean_part 1z bw 9 mc d
clean_patio 28 57 k
clean_pay 28 gn 7
clean_plac 25 50 b
clean_plan 25 cf c j0 a
clean_plant 28 5d 9 7b d
clean_plastic 28 23 e
clean_platfor 28 bw u
clean_product 20 f0 g n9 l
clean_quality 28 kr i
clean_refil 28 8b a
clean_repair 1w 1u a fu a jc b
clean_robot 28 3k o 58 d
clean_room 20 an c kr l
clean_rota 28 92 g j0 b
clean_schedul 28 92 h kr e
clean_securit 28 ey 9
clean_sel 25 n5 13
clean_sensor 28 kr e
clean_servic 25 50 d 58 g 7t 10
clean_shop 28 7t g
clean_sit 28 bw e kr 9
clean_stay 25 50 9 bw c
clean_ston 28 5d g
clean_studio 28 f0 i
clean_supply 28 73 9 kr a
clean_surgery 28 w f 7t f
clean_tablet 22 n9 18
clean_team 28 92 h
clean_tel 28 gn i i0 i
clean_than 25 44 e
clean_thursda 22 w 7
clean_wat 1z 22 b 2a 1l
clean_weekly 25 bw s
clean_wel 25 n9 d
clean_window 28 bz 1b
clean_women 28 bw f
clean_work 1z bw f
cleans 1x 0 e 1 q 2 d 3v e 4j s
cleans_cream 28 1 b 2 c
clear v 4 7 w 7 z b 3a a 3k 9 6s d 70 a 8v b 9s 7 9y e a5 a c0 a c4 9 cb s d8 c i8 d ih e is a it a jy d k4 c ki 9 lt 16 mq d mv 8
clear_align 28 w c
clear_answ 1w lc 8
clear_away 1z 3y 8 i8 c
clear_descrip 28 c4 b
clear_estat 25 lt c
clear_estimat 28 z n
clear_flat 25 lt l
clear_gut 28 c0 g
clear_hom 28 lt 8 mq f
clear_instruc 28 mv h
clear_not 25 70 d
clear_ord 28 e2 c
clear_report 20 9s d
clear_return 20 4g a
clear_right 1z 94 9 fh b
clear_rul 1n ih l
clearan 1q 5o d 8v k bh 15 cb u j9 m lt 1q mr h
clearan_death 28 lt t
clearly 1f 1e 9 aa 9 fj a my 9
clergy 22 u b 5f a
clerk 1l ai d kc a kd b ke 7 kf n ki c l2 x
clerk_ord 28 ai e
clerk_writ 28 ki c
clev 1x 4g 9 bf e
click 17 1x e 2f j 2x 8 81 a 9r a cf 9 fh e fm c he 7 hh b hs a hv 1f jw 9 lb h mg j my 9
click_collect 25 mg r
click_minut 28 hv 7
clickab 22 ck e h5 9
client w d o e h f 17 l l m l p 9 s a u j 10 9 1b 1m 1c f 1h 8 1j 10 4q 9 5v g 7f h 7g j 7h g 7i d 7j d 7k c 7m d 7n g 7o b 7p l 7r c 7t r 7w h 9u v am l ax b cb c cd 8 cl 1d cm 8 dj b dk l dl a dm 9 dn c do d dp g dq c ds c em f en m f7 n h0 b h1 9 h8 9 hb 1c hc 8 hf 9 hh 1b hk e hl v i7 9 ij a j7 f ko d kp b kt c kv 15 kw 2c l0 h l1 p l6 23 l7 1f mk u
client_already 28 5v b
client_answ 25 kw a
client_book 1r 1b n am 9 l1 s
client_br 25 i8 d
client_budget 28 hl n
client_claim 25 cl a
client_comment 28 h0 f hh e
client_data 20 1h a kw d
client_documen 25 kw q l7 y
client_excel 28 kw a
client_friday 28 hl g
client_half 28 dk f
client_hom 28 f f
client_languag 28 cl b hb d
client_look 28 l e
client_mis 20 kw w
client_nam 1w hh g
client_not 20 d 9 1j j
client_offic 28 7n k di c
client_open 1z 7r 7 hh h l0 n
client_pag 28 l6 8
client_pays 1z hb e
client_pick 28 1b g l1 d
client_plan 28 f f
client_portal 1v kv b kw p l6 o l7 b
client_project 28 7p b f7 e
client_read 25 l6 8
client_remind 25 kw l
client_report 22 l6 1q
client_reserv 28 mk 7
client_result 25 l6 s
client_send 1z 7x c cl a il b
client_sign 1x ag d cl c hh m
client_step 1z kv f
client_stop 28 7p c
client_stylist 28 am 7
client_task 25 kw d
client_upload 22 l7 15
client_writ 22 1b e
clif 28 fd 8
climat 1j 1u k 37 28 8r b az h fl 19 m8 w m9 b
climat_challen 28 37 w
climat_control 25 8r d az i
climat_mind 25 37 x
climat_questio 28 m8 l
climat_report 28 m8 d
climb 1b h 17 v c 19 c 1c b 1y 1m 4w 16 5y i 67 h 97 9 9b a ba 9 bu d bz g i9 p jg i jh b jo n ka g lm 12 mb d mj h mo e n1 9
climb_childre 28 h d lm 9
climb_forest 28 i9 9
climb_fram 1w 19 a 4w c jg l ka h lm g
climb_hal 25 h o
climb_rop 25 1y f jo u
climb_sho 25 67 i
climb_tow 28 i9 k
climb_tre 28 9b e lm e
climb_triangl 25 4w 15
climb_wal 22 h c
clini 28 73 f 7k e
clinic y j 7 k c t 13 w u x d z 19 1a 1f 1e 9 1f f 1h u 67 b 6b 8 73 c 79 10 7b c 7c q 7g k 7l b 81 k 8w g 9l 1h 9r d 9s c a1 d a7 m a8 7 a9 i ab i ac a ah 1b ai b ax 1o cm a de m iq k it v jm 9 jp 10 jq s k0 1y k1 a kr a l8 e lm d m0 8 md c
clinic_account 28 k0 b
clinic_buy 25 je f
clinic_chair 28 w h
clinic_check 28 9l k
clinic_devic 28 ax i
clinic_doctor 1x ax b k0 n
clinic_emergen 28 5k 8 a7 9
clinic_hospita 20 u 8
clinic_hotel 25 7c j 9l 8
clinic_insur 25 iq 8
clinic_interpr 28 9l i
clinic_keep 28 73 9
clinic_near 28 z i it 8
clinic_nearby 28 a1 a
clinic_own 25 jr 9 k0 b
clinic_patient 1z k0 a
clinic_ray 28 w j
clinic_run 28 ax e
clinic_show 28 1a 10
clinic_softwar 25 k0 1a
clinic_surgery 25 z e 79 7
clinic_system 28 ah 8 k0 b
clinic_visit 1z a7 i k1 a
clinica 1k 1e 19 1g 1e 1j d 4j 7 9u f a7 a f5 b k0 a
clinica_not 22 1e 14 k0 a
clinica_study 20 1g 9
clinica_trial 22 1g 1a
clinici 1w t n u 8
clip 18 14 7 3f b 3g m 3h o 3j m 43 i 7i r a8 g ae n dr v e9 v ea a ej b em g eq d f1 b fh j iz 9 j2 9 jj 17 js i k7 b l6 9 lc 23 m6 8 mf j n4 e
clip_book 28 ea f
clip_caption 25 lc 14
clip_cut 28 jj f
clip_hand 28 lc 8
clip_hom 28 em 7 jj 9
clip_lens 28 a8 n
clip_linkedi 28 7i 9
clip_nail 28 jj h
clip_parent 28 dz 8
clip_phon 28 43 8
clip_round 28 69 6
clip_sensor 28 ae f mf e
clip_show 28 25 7 lc 9
clip_social 28 7i 8
clip_worn 28 3g e 3h f
clipboa 1v 90 g ew c l2 e
clipboa_camera 28 l2 d
clipboa_chef 28 90 e
clippin 25 im 9 l6 l
clo 28 a b 12 d
cloak 28 gn d
clock 1a r j 1s 9 39 9 3l 9 3y b 46 i 4d a 6l 9 6x c 94 9 97 9 a1 a c1 b gy b hr k ig a j4 c ja e kr d lz 9 mr b
clock_tow 28 6x g
clog 25 c0 h
clon 1w 6z 8 af k h4 k hv u
clon_voic 28 hv e
clos t j c u 8 20 9 21 8 26 i 2a 9 3c a 4d 9 4m 7 58 d 5r 7 6h 9 7d b 7f m 7z h 8a w aj b ei a fa 9 fq 8 gc 8 gg a gn a i4 i ih p io 9 j2 s jf 8 jh 9 jq c ka 8 lp a lz a nb e
clos_album 28 j2 10
clos_cas 1z 74 b
clos_circl 1z gg d ih m
clos_contact 28 u d
clos_gat 28 jf 8
clos_hand 28 26 g
clos_photo 25 j2 g ka 9
clos_road 25 i4 11
clos_room 22 ih e
clos_sunday 28 mr 7
clos_ticket 28 kc c
clos_until 25 fa a
closene 25 ik w iw 8
closest 22 1m n
closet 1w 2x 1c n5 c
closur 1z 35 b 8x g fq c i4 g
cloth 14 4 9 a 12 2b n 2n m 2x 1t 32 d 3g 9 3h b 4y 9 60 1j 61 2a 62 l 63 1u 67 g 6b w 6c 16 6d a 6f 1b 7t f 7w e 86 6 ap 1b b6 c c1 z dh c f0 y f8 7 fq 1g gn b i6 d i8 8 ic l id 9 kb b ku 9 ms a mt 1j n0 a n1 14 n2 m
cloth_boutiqu 28 ap w
cloth_chain 20 61 a 63 9 6f 9 n0 7
cloth_chosen 28 mt z
cloth_door 28 63 h c1 f
cloth_fit 22 6c a b6 7
cloth_grow 28 61 w
cloth_kids 28 61 s
cloth_label 25 ap j f0 b
cloth_magneti 28 fq s
cloth_model 28 f0 v
cloth_nappy 28 a 1q
cloth_nearly 28 6c i
cloth_onc 25 2x 15
cloth_ord 28 60 e
cloth_outgrow 28 2n 9 61 f
cloth_own 28 63 j
cloth_rental 28 61 f 62 m
cloth_second 28 2n 9 63 a
cloth_sho 28 32 e
cloth_shop 1w ap p mt h
cloth_siz 25 2n 9
cloth_swap 22 2n f 61 c 63 d
cloth_wheelch 28 60 e fq l
cloth_women 28 60 e 6b d
cloth_work 25 6f k
cloud 1c 1h p 1i a 1k b 1l b 34 n 3a g 3r l 73 d 7k j 8y c 99 9 ah 9 ce b e3 b f4 1o fu f h4 a h7 g he a hm e hs 9 hw 18 hy d k0 8
cloud_bil 28 f4 18
cloud_kitchen 20 3r o
cloud_laptop 28 hw q
cloud_payrol 28 he e
cloud_photo 28 34 b
cloud_platfor 28 1i d ah d
cloud_provid 28 f4 9 h7 c
cloud_system 25 1l e 99 c k0 b
cloudy 20 58 9 mf 9
clov 25 4l d
clown 1x 12 l m0 1u
clown_visit 28 m0 t
clu 1k 46 l 6x 1s bb 18 ff m i7 8 kh a
club v h k 13 13 14 o 17 q 1s f 27 d 35 f 36 9 3x v 4d i 4f e 5s q 5w k 5x y 5y g 6a 8 6e v 6j i 7z 8 8d r 93 d 95 1f 99 7 9d k 9p c aj o ak d bf l bo a cj h dm 9 dv 15 e5 a ea s ec b er 9 ex d fb 8 fg 19 fi k gg 9 gn b gt 8 gv 8 h0 a i1 i i3 a i4 b i7 a j4 l jg a jh a k5 c kh 11 kk n lb c lh d li p lk b ln w lo f mj 9 ml v mo 10 mz b n1 a
club_app 25 95 c fg a ml a
club_bars 28 4d a
club_begin 28 dv f
club_book 20 fg h kh b ln e
club_church 25 5s a 95 y
club_club 25 3x d
club_coach 22 14 7
club_communi 1z i 9
club_demo 28 mz a
club_food 28 i5 8
club_group 28 iv 8
club_guid 28 dv n
club_hal 28 kh e
club_kids 25 5y a ex 9
club_library 25 5x g
club_liv 25 5w d
club_memb 1n 35 9 8h a 95 s lq 9
club_municip 28 cj 9
club_music 28 17 9 ea a
club_near 1s 27 8 3x m 5s 9 5y 9 fg 9 j4 e li 8
club_non 28 ml f
club_outsid 28 7z b
club_parent 1v 5x 8
club_parish 28 2s 8
club_plac 28 2g b ak 9
club_play 22 13 k
club_post 28 fg g fi c
club_print 28 6e 7
club_privat 25 i1 h
club_public 28 j 9
club_restaur 28 b1 7
club_room 1z kh a mo l
club_school 1w 5s d j4 9 ml f
club_sel 25 bf k
club_smal 1z 13 c 93 c
club_softwar 28 95 c cj b
club_togeth 28 a6 e
club_train 25 95 c
club_volunt 22 13 b if 7
clubhou 28 95 8
cluj 25 lm 8
clust 1z cp i f4 9 ft 6
clut 1w cb w lt 9
clutch 1x 1o s 64 h n3 8 n4 c
cnc 1t 18 u 7q 17 8y c bg 9 m6 b
cnc_shop 28 8y b
coach 10 f 1l h m j b l t o 7 v l 13 1b 14 1p 25 b 27 e 2d 9 2k y 49 n 5l o 5y l 6r d 7m b 7n k 9n e 9o k 9p 16 9q f 9r 8 9s d 9z d a0 f a5 l aj b dj 21 dk 21 dm 18 dq 9 dr f du 9 dv t e3 b e5 s eg j ek 9 ez 10 ha 9 hu s ip o it a iu 15 iw g iy i jm d jx c k5 8 kl a lc 9 li 16 ln l lo 8
coach_app 25 9o d a5 g iu g
coach_board 28 li g
coach_cal 22 dk s hu h
coach_chat 20 a0 h hu f
coach_client 28 1j e
coach_found 28 dj y
coach_group 1u 9p g 9z 9 dj d dv 11 li e
coach_institu 22 kl c
coach_open 25 h e j7 e
coach_program 28 dj b dk b
coach_screen 28 ez e
coach_smal 22 dj h jm e
coach_sport 28 14 b
coach_train 28 f k
coach_use 28 iu g
coach_video 25 dk s
coach_women 28 dj b
coal 28 m8 g
coast 1h 8 m 4h g 6q 8 7w a 9f e 9g s a6 d bq f ca g i9 8
coastal 22 9f i bz 7 dv a
coat 1l 1w g 2p c 4r a 55 x ap d c1 8 fq k jj 1k jo r m1 a m2 e
coat_check 28 jj d
coat_typ 28 jj c jo e
cobbl 1t 65 e 67 27 6m 9 nc n
cobbles 25 3d j gl b
cobol 28 h6 g
cockpit 20 6q e h5 g ky g m2 f
cockroa 22 lu 1c
cocktai 1l 62 c 8o 8 ak 19 d2 21 es 1j i7 c lf s ls f
cocktai_bar 25 ak v es f
cocktai_bars 25 ls 9
cocktai_even 28 d2 c
cocktai_hom 28 d2 c
cocktai_kit 28 d2 y
cocktai_mix 28 d2 17
cocktai_win 28 ak h
coco 1z z 8 b4 h ll 8
cocoa 1r 8g m 8h 1f 8j e cq n cs l dh 12
coconut 1s 8 c 3u p 3v e ar 8 cp a cq m cr h
cod w 1g 7 1i 9 24 b 2e 14 3l 1n 4n 7 5h h 5x 1l 6j 1n 78 g 7d c 7h k 7t h 8a d 8u c 8v 19 91 d 92 e 93 e 94 l 98 p 99 8 ad 8 af b aj i al 7 az i cg d ck k dh b e0 1m f3 o g4 a gl h go i h4 d h6 1h h7 b h8 8 ho i io h iq g jf u kh q kr d kt b kv d l8 d la e lb 1b lz 9 m1 h m6 a mj j mm d
cod_app 28 8a h lb 17
cod_bootcam 28 2e a e3 e
cod_bottl 28 4n 6
cod_build 1z 7h b e0 j kr j lb e
cod_card 28 3l e 5w 9
cod_check 20 h6 k ho f
cod_checkou 28 6j f
cod_clas 22 5x 1a e0 a
cod_club 22 5x 1a e0 e
cod_cod 1z 5x 9
cod_cours 28 2e s e0 19
cod_door 1t 3l c go 9
cod_entranc 28 94 i
cod_explain 28 h6 d
cod_fre 25 2e a
cod_gat 25 jf i
cod_hand 25 7h 8
cod_hear 28 94 h eh 8
cod_kids 28 5x k e0 e
cod_messag 20 3l d
cod_money 28 6j w
cod_not 28 bb f
cod_open 20 5h g
cod_origin 28 dh c
cod_pays 28 6j t
cod_phon 25 3l g
cod_platfor 28 e0 b f3 f
cod_program 28 2e a
cod_reason 28 8v h
cod_report 28 m6 f
cod_review 20 7l d h6 15
cod_room 28 7t b l8 e
cod_school 22 2e t 5x i e0 d
cod_see 25 fw 8 mj 8
cod_sees 28 ga d iq 8
cod_send 28 g4 d
cod_smal 25 91 f cg c
cod_step 28 e0 c
cod_tabl 22 98 18
cod_test 28 6j f h6 10
coeliac 1r 3s 9 84 1f 9y 1c
coeliac_app 28 9y 10
cof 20 3o p 87 7 ec b
coffe 12 h b 19 1y 2b b 2j 1b 3i 8 3n 2a 3o 23 3w a 4e g 4f h 4l 7 50 a 73 9 7u 1e 87 1q 8h 8 8m 9 8r a 9n l ao i ay 7 b4 i bk 9 c6 h cv 9 dh i dx c es a gt 9 ib 9 ic c iv d ku a lj a lk 9 ll 1e lm a lz i md 10
coffe_bar 28 2j h 3o e
coffe_bean 25 87 19 ku g
coffe_bik 28 3o 19
coffe_cak 20 ll d
coffe_cart 25 3o 1l ij b
coffe_chain 25 2j 9 3n b 3o 9
coffe_clean 28 73 g
coffe_farm 25 87 c
coffe_ground 1x 8r f b4 r md 1i
coffe_hous 1x 19 16 2j m 3n d ll d
coffe_loung 28 19 n
coffe_lov 25 87 g
coffe_lunch 22 2j b
coffe_machin 1s 3n d 7u g c6 m
coffe_near 25 3n b 3o 9 87 9
coffe_offic 28 7u 11
coffe_plac 28 19 t
coffe_play 28 19 b 4f e
coffe_roast 28 87 c
coffe_shop 1u 3n 1l 3w a ib c
coffe_snack 28 4f d
coffe_soft 28 19 b
coffe_stop 25 4b e dv a
coffe_subscri 28 87 12
coffe_toddl 28 19 g
coffe_whil 28 lj d
coffin 1z 5g 2i n7 c
coffin_woven 28 5g s
cogniti 20 ab 1g ip w iz f
cogniti_behavio 28 ip t
cogniti_train 28 ab 14
cohort 1z 2e j di e e1 d
coil 25 3z f le i
coily 28 2 h ly d
coimbra 28 br h
coin 1i 2t 8 3b c 3h 7 3j e ay o b8 1i d5 9 g0 c g7 10 iv 14 mr c
coin_exchang 28 g7 a
coin_laundry 28 ay g
coin_stamp 28 mr e
coir 28 4c b
col 1w 37 a 55 9 5v e 8j a g8 9
cola 1x 3z b 8o b 8p v
cold 13 0 16 n v 1u p 26 a 3u b 3v 1f 4s a 7x 20 7y a 7z l 83 b 89 l 8e 7 8k q 8t b 90 a ak 9 as h bb 8 cc f cf f d1 j d6 7 dd o de g dh 9 ha q jn j lo 9
cold_box 20 26 b
cold_chain 1x 4s 8 7x c
cold_drink 22 3u 9 lo e
cold_email 25 ha z
cold_plung 25 n x
cold_pres 1z 0 g 3v 1u
cold_proces 22 0 1b
cold_room 1q 1u o 7x 1d 7y c 7z b as m cf j de b
cold_stor 1w 7x 9 dd o dh d
cold_storag 1x 7x 1w
cold_truck 1z d1 j
cold_wat 1x n 9 d6 a
coldest 28 2i a
colic 28 4v s
coliv 28 ed i jc 10
collag 28 ex l
collage 25 7 h cs x
collaps 20 3h h 9z 9
collar 1i 3h h 3j b 5g 5 b6 6 hs a jo 1r js 33 ju c k8 15 ma 17
collar_harnes 28 jo k
collar_measur 28 js f ma f
collar_tag 25 js p
collate 20 6s 8 a4 8 hj 8
colleag 17 p a u a v 9 1i c 20 a 24 j 37 d 6h 9 79 6 7j a 7k c 7n q 7v g 9d b 9u d cm 9 e5 b ec f f9 f gh d h8 a hq m hz e ij c j5 a jp b
colleag_group 28 j5 7
colleag_join 28 e 9
colleag_neighbo 25 7y a ec b gh e
colleag_screen 28 h8 e
colleag_train 28 7n r
collect s a c 20 j 23 1j 26 19 2n j 32 f 3y c 48 b 4k h 4p g 4x 9 5e e 5h a 5i p 5w a 66 g 67 d 6e c 6s d 73 b 7c 7 7w f 7y a 81 i 82 e 85 r 8a m 8u p 94 9 9f a 9l 7 b2 l b7 7 b8 1y ba b bh c br 9 c1 16 c3 d c7 u d0 e d1 l df a er k et 6 ey 8 fw 8 g2 a gc b gd b gl c gt w h2 z hc d hk i hr 8 hw n ib a if h ii f im g j4 p ji a jl d jz e kb i ke 8 kn 9 kv 7 kw c l4 g l7 n lt j lv 9 m7 9 mc b md 1l me h mg l mn q mr 1c ms 8 n5 g nd 8
collect_agreeme 28 hr i
collect_auction 28 b8 k mr a
collect_badg 28 4i 9
collect_bag 28 9f h c1 f
collect_bags 28 c1 d
collect_box 28 c3 g
collect_buy 20 73 d b8 q ii 8
collect_canada 28 b8 9
collect_carry 25 bh g
collect_check 25 mn e
collect_child 20 5w 9 5y a
collect_childre 25 j4 p
collect_clos 28 8a q
collect_coffe 28 md h
collect_collect 28 b8 g
collect_cremat 28 5i k
collect_deliver 20 lq 7
collect_dirty 28 a d 7w d
collect_documen 22 dn g l7 o
collect_dues 22 l4 v
collect_eggs 22 48 n ib l
collect_empty 25 cz d
collect_everyth 25 81 9
collect_evidenc 28 hw k
collect_fil 28 9l d
collect_food 28 26 g md f
collect_grad 28 b8 o
collect_hand 25 26 9
collect_hom 28 23 b 5i d
collect_january 28 lv b
collect_list 1w 4x c b8 d
collect_nam 28 mu d
collect_near 25 23 h md 9
collect_next 22 3y 9
collect_not 25 im e
collect_onlin 20 c5 9 h2 g ms b
collect_outgrow 25 2n t
collect_parcel 28 8u d
collect_photo 1z h2 e
collect_piec 22 c7 e mr d
collect_plastic 20 23 1a md b
collect_point 1x 23 m
collect_proof 28 hn g hw h
collect_recycl 25 md c
collect_rent 22 20 v kn c
collect_return 22 c1 7
collect_review 25 h2 p
collect_round 25 kb c
collect_saturda 28 66 6
collect_school 25 gr 7 jz a
collect_seed 25 ba e if n
collect_sel 25 32 d b8 f
collect_sew 28 66 v
collect_shar 28 g2 h
collect_ship 25 br 7
collect_shop 1z 8u b mg j
collect_siz 25 6b 8 6e e
collect_student 28 n5 c
collect_surplu 25 26 15
collect_unsold 28 26 c
collect_used 25 me d
collect_wash 25 me 9
collect_wast 28 kb 9 md c
collect_work 25 2g a
collect_worn 28 7w d c7 h
colleg 1e i 8 10 b 13 f 1m 9 5o h aj 8 au a e8 1s eg a
colleg_plac 28 e8 w
colleg_recruit 28 13 g
colleg_student 20 5o e
cologn 1s 5 e 5e h 5r 6 7b 8 d0 7
colombi 1n 3s c 87 b 8c 8 bj 7
colombi_ecuador 28 3s d
colony 1w 8i 8 d5 1r
colony_strengt 28 d5 i
color 20 43 9 am b
colorad 28 99 8
colour 10 3 16 c 11 m a 1b 7 2m 9 2w 17 2x b 3e c 3v 7 4l 7 4y e 55 k 60 a 64 8 65 a 69 7 6a a 6d 8 6e c 6f 7 6g 9 ac 8 am 1e au 9 b5 e b9 e bc 8 bl b bp a bs 9 c5 m c7 a cl 7 ds k dy 8 ep e et k ex d f0 o fj 9 fk 7 fu d gn 8 ii 8 jo a ly 8 mk 8 mv a n0 h n4 9 n6 8
colour_ask 28 6d a
colour_backdro 28 ep d
colour_black 28 b9 8
colour_fit 28 6g g
colour_furnitu 28 c5 m
colour_kids 28 69 c
colour_mark 28 kc c
colour_match 25 et a ly b
colour_numb 28 gn e
colour_shap 28 f0 9
colour_siz 1x 6e e
colour_ston 28 ex e
colouri 25 3w d am c
column 1x 2v 8 et b fj a hp f lb 9
com 16 1m c 5y a ab c ec 9 fg 8 hf a j8 b kg k lk 8
com_pay 28 1m e
com_photo 28 ab i
comb 1z 2x d 6d 7 8i 8 8n 7 n0 c
combin 1j w b 20 d 70 f 72 a 73 c 90 b 92 c d7 l fc b gc d ic b it b m5 b
combin_harvest 28 d7 b fc d
combina 22 2x a 4k f b8 8
combo 22 2x a
comedia 20 fd 8
comedy 1v 30 g 4d 15 fk 7 fx a jx a
comedy_night 25 4d t
comedy_writ 28 fx 9
comfort 1i 6 b 3r d 4g b 65 m 6g p 7e h lo d m0 8
comic 1i b8 1a bo e ea j ex o fj m fk 37 hv 8 k5 p mx i
comic_book 28 fk l
comic_draw 28 ex 9
comic_read 22 fk 15
command 28 1e 8 kg 7
comment 17 l b 5h 7 6m d 6r 8 6w u 7h a 7i d ad k ds g e2 m e4 c e8 7 fg c fk 8 h0 p h6 q hh g hj c hp b ht l j2 z kd i ke u kl s l2 b l6 x l8 z
comment_bugs 28 h6 v
comment_directl 28 ds a
comment_group 25 ht d
comment_photo 25 l g
comment_ready 28 l2 g l6 d
comment_sign 28 h0 f
comment_sort 28 l8 s
comment_voic 28 j2 h
commerc 18 7b 9 7f g 7t b 7z 13 8s 8 cx 9 d5 c dd c do 8 f2 8 gx 9 i5 9 if 9 jy 8 kr a la j mn 9 mv e
commerc_beekeep 28 d5 b
commerc_brand 1z if b la f
commerc_buildin 28 7b d
commerc_clean 28 7t g
commerc_insuran 28 do b
commerc_kitchen 25 7z 1j
commerc_pollina 28 d5 7
commiss z 1b b 20 16 41 9 6j u 6o n 6p a 98 r b2 d c5 a c8 9 cy q do j eu a g9 a gb e ij c jd b mh 9 mi c mn d mr 8 my g
commiss_club 28 6j q
commiss_deliver 25 mg b
commiss_insur 1z 6o j do c
commiss_own 20 98 e
commiss_paid 28 20 j
commiss_premium 28 do c
commiss_sal 20 20 c b2 a
commiss_shop 28 6j i
commiss_shown 25 6o 9
commiss_stay 28 mh c
commit 1q h7 e
commitm 22 2f 9 f4 8
committ 1z 2a 13 2d c
commodi 25 7p j 8v m
commodi_cod 25 7p f 8v i
common 1d 1i 9 2d b 6v b 73 g c6 l fz a h1 8 h5 c iw f nc f
common_part 25 c6 p
common_questio 28 h1 a
commun 20 cy 9 mu b
communa 1v n d 2d m 3x f 7z e 9c k jc b kb e
communa_din 28 3x e 9c c
communa_kitchen 28 7z d
communi 10 i 8 s d 15 p 18 e 26 e 2a u 2b n 2c a 2d y 2f e 2g b 2i 1h 2j a 2q h 6s e 79 8 7z 8 8c e 9d f ah 9 av l cm a dm a ec e ex b fa 9 fg r fi d g5 h gk 8 gv l jc h jh 13 k5 r kh 15 ld c lh 6 lk c lz l ms 8 mu b
communi_acces 28 s o
communi_app 28 2q s jz 8
communi_behavio 28 v c
communi_centr 1l kh d ld 7
communi_clinic 28 t c
communi_colleg 28 i a mi 9
communi_energy 28 2i 17
communi_filt 28 2a i
communi_fund 25 6s c
communi_garden 20 2d 1j lw b
communi_group 1t 2c 8 2f h 2j 9 k5 i
communi_hal 1r ex a kh h lk d
communi_host 28 9d h
communi_hous 28 15 u
communi_liv 28 jc a
communi_manag 28 jc h
communi_memb 22 fg g jh a
communi_neighbo 25 2i d
communi_onlin 28 jh a
communi_own 1z 2i d lz s
communi_pharmac 20 1i a av x
communi_project 22 k5 d
communi_room 22 kh 11
communi_shar 28 k5 d
communi_shop 28 lz a
communi_theatr 28 gp 9
communi_train 28 2a 9
commut 1b 1p 9 3o g 4e a 67 a 6u j al c bc 8 e6 9 ff h gd h gh 1x gi l mp i n4 p
commut_family 22 gd a
como 28 n3 a
comp 25 do 13
compa 20 7f b bw c hj b ig b is c
compact 1s 3d s 75 e 7y o cg a d4 7 kb n mf c
compan 1h 73 c 74 b 75 i 77 b 7b b 7i s 7k q 7l b 7n l 7o k 7s a 7t l 7u b 7v d 80 v 81 b 97 b cd a db n dc l dd 9 de a f4 b h1 d h5 e he c hq f hu c hx b km c ks c m7 u m8 n md b me b
compani 1e s j 21 b 2z d 3k c 5k 1k 5u 2i 6j b 6w c 94 a 9e e 9i e 9z a ac a eb b ec c ek 2b gm a io 9 ip 1z it k iu a j3 j m0 b
compani_app 22 ek u
compani_elderly 25 5u 1h ek g
compani_emotion 28 ip n
compani_first 28 9i i
compani_listen 28 ip s
compani_old 25 9e 9 ek x
compani_phon 28 ek f
compani_speak 28 9z d ip d
compani_stay 28 5u c
company n 11 j 1g 9 1m 8 1t e 1w g 23 9 27 a 28 b 2e c 2f h 37 7 3m f 3y t 43 a 45 d 46 9 5u d 6b g 6h b 74 q 77 o 7b 9 7i 16 7l g 7n v 7r g 7s o 7t b 7u e 7v 19 7w 9 7x a 7y d 80 s 8t f 8u g 97 c 9k 9 a6 k ag a b1 7 c2 f cd o ce 9 cg c co l cv 9 db m dc t de f dg b dm a dq k dr q dt u ey c f4 g f6 b fn b gc 8 gn b gs 8 gx b h3 d h4 b h7 c ha r hd n hs n ht f hu s hv h hw b hx a hy 8 hz p i0 x i1 8 i3 i i4 c i9 8 if n ij 8 j6 l jg a kj 8 km v ko d kr s ks c l3 e l4 d l8 9 l9 y ln 6 m8 9 md a nb c
company_account 28 f4 j
company_answ 28 km 8
company_app 28 1m b 7s h
company_ask 22 db 8
company_bank 28 hf 8
company_book 1v 8t b 97 b j6 b
company_buy 1z db d hu f
company_car 1x dc 1a
company_card 28 b8 7 hd t
company_cars 25 dc c
company_clinica 28 1g 9
company_commerc 28 7z b md 9
company_din 20 gs g i0 e
company_electri 28 dc b
company_employ 1m 3y a dt 8
company_estonia 28 77 b
company_event 1t i0 i ij 8
company_gap 28 hw c
company_garag 28 ks a
company_half 28 8t i
company_hand 28 7l e
company_health 28 dt a
company_hous 25 kw a
company_inspect 28 1w r
company_invoic 28 71 a
company_larg 20 hs c
company_leas 25 7c e 7w f mp b
company_lend 25 2f k k4 b
company_meal 28 83 b
company_mechani 28 cd c
company_mentor 28 j6 f
company_near 25 1z 7 7i a
company_night 25 i4 c
company_open 28 ha g
company_out 28 7v f
company_own 1p 11 d 64 8 7y c 97 b a6 d h3 c hy d hz d
company_packag 25 21 b
company_pap 28 7i d
company_party 1v 7v d i0 9 i1 d
company_pension 28 gc e
company_pick 28 eg f
company_platfor 28 by 9 fb b
company_post 22 77 l
company_present 28 n8 a
company_put 28 gn f
company_ready 28 l9 c
company_reason 28 ha m
company_retreat 28 7v z
company_rul 28 hd i
company_school 1z if 9
company_sees 28 hu a
company_sel 25 m8 e
company_self 28 az 8 c3 a
company_send 25 gw 8
company_shar 28 80 g
company_softwar 25 hs b kr 16
company_sport 22 dt a
company_staf 1l 7u 9 hs 9 hu c kr f
company_student 25 ed a km e
company_team 22 3y a jg c
company_train 28 l9 d
company_video 28 7i x
company_work 25 6b c
compar 11 2v x 36 9 37 f 5e f 5l 7 5o 8 5s 9 6k r 6o 1i 6p j 73 b 9l f a8 j c4 f cc b do 10 ea 9 eu q ev q f0 9 ff 7 gb 1n he b hj h hn 9 ij 16 il a kd c kl b kx 8 l2 h lx h m7 b mk v my d
compar_book 1v 5s d ij 1i mk d
compar_car 28 6o 13
compar_crush 28 lx g
compar_grocery 28 2v 1d
compar_insur 25 6o 11 do h
compar_insuran 25 6o m do f
compar_lend 28 gb v
compar_off 1u 6p d c4 d do 9 eu g
compar_plan 25 9l g
compar_pric 1z 6k u 73 9 ml b
compar_result 1z ff a
compar_salon 28 mk q
compar_similar 25 53 9 m7 h
compar_superma 28 2v f
compara 25 c4 i cc 8
compari 1h 2v f 36 c 6k t 6o x 9l b f2 e g9 a gb 8 ht a mb b my 1a
compari_sit 1x 9l b g9 a gb 8
compari_tabl 28 my s
compart 22 8u p md h n4 e
compass 20 is 9
compati 22 bl b ed e lx 7
compens 1z ag 1n db l hk j
compens_emissio 28 db i
compet 1x 2n 9
competi 1j 3 c 14 e 5y i 73 b aj c b1 c ey 9 jv 8 m2 e
competi_amateur 28 14 f
competi_sociali 28 b1 d
complai 14 x i 4g a 7t l a7 z ag r bs 8 h2 b h8 d kc l kr c l3 c l4 o l8 p m5 c
complai_back 28 8d 8
complai_client 28 ag f
complai_nois 25 ak 9
complem 25 x j k2 d
complet 15 1d d 1v y 20 c 21 8 40 b 4h e 5e 8 6u 8 9p c b5 8 b7 g br 9 bu t dg 8 dh 9 e0 b e8 b f6 c gn f gw 8 ii 8 jn 8 kd p l7 16 lc 8 mt 9
complet_bathroo 25 1v 1d
complet_begin 1x 9p g e0 f
complet_car 25 1d c
complet_fil 28 l7 f
complet_first 25 kd 9
complet_set 22 gn 9
complet_sets 28 ii 9
complet_tabl 28 br e
complex 1t 3 e 58 b cx d ml u
complia 1j 74 t 76 9 92 d dh 9 dq d ey 8 g6 a hw 15 hx 11 kw b kz 12 l9 q
complia_certifi 25 kz u
complia_cours 28 l9 h
complia_paperwo 28 kz f
complia_softwar 28 hw a hx a
complia_train 28 76 b l9 d
complic 1w ds d ei c g2 g
comply 22 79 7
compone 20 8x t c6 9 mc f
compos 1p 5 r 3v d bt g fs f gu 12 jy 1l
compos_track 28 gu 7 jy a
composi 20 1z 19 aj 9
composi_deck 28 1z r
compost 1l 9 l a c 2d c by b lw d md x me k n6 a n9 n
compost_pap 28 9 9
compost_spong 28 n9 k
compoun 1r f f 3b e 57 o 5s c 5w e av b co c ie 9
compres 1v aw c el c ia h m6 r n0 b
compres_run 28 aw 6
compuls 1v 9u d hq j ks d
comput 1c 1n u 1v b 24 8 34 a 5x c 7k 1x 8v a au a di d dn a fe i fm v fz a gy f hd c he k hk d lx 8 m2 a m6 8 m8 a
comput_backup 25 7k o
comput_network 28 7k j
con 1s 3u q 54 a 8r 8 cz a hm b na g
conceal 25 3 1f
conceiv 22 ft 8 i0 f it 1i
concent 1u 2 d 5 g 3v 7 d2 b n9 a
concept 1o 77 d ap o c5 i dr c i0 v i8 b it f
concept_stor 1z ap m
concern 28 4j 9
concert 1g 30 1j 4d 2h 5p k 5u 9 93 u eq 9 gm a gq z gr e i5 19 k9 z mz k
concert_hal 28 gq 9
concert_liv 28 4d v
concert_near 28 30 f i5 8
concert_pitch 28 gq i
concert_venu 28 93 m
concier 1r 6h r 91 f 97 f 9e 8 ek h il s mw b
concret 1k 1t a 1z w 2f f 57 h cg 9 df l dg b ko k
condens 22 1u c 3o g mx g
condime 28 8f x
conditi 19 2 1b 1u 13 2n a 32 e 35 p 3m 9 7x b a8 7 an 9 b8 m bh d d7 8 gt a ir z jl a l2 11 m2 f mc 9 mo m mq h n5 8
conditi_check 25 b8 i
conditi_photo 28 a8 a
conditi_record 28 gt 8
conditi_report 25 l2 b
condo 1p 1u 9 8u e l4 10
condo_associa 28 l4 l
condo_board 28 l4 d
condole 25 5h h ci b
condom 28 4m 17
condomi 25 f l 57 c l4 d
conduct 1r 5f c aw 8 e5 c gm 1p mf d
conduct_upload 25 gm p
confect 25 8h h ct e
confere 1h 7j c 80 c 93 c b0 g eq 1e ew h h3 f i0 a lc j
confere_award 28 eq r
confere_organis 25 i0 b
confere_photo 28 eq f
confere_talk 28 lc n
confett 25 e7 9
confide 1e 1j n 74 k 7m f dj d dk m dm k e5 b f5 8 fx a h3 9 hm i hu 17 ig 7 lh 7
confide_report 28 74 q
confide_session 28 hu m
configu 1x bg w bs b dg b
confin 28 75 f
confin_spac 28 75 b
confine 25 o l
confirm z 1a i 1b 8 5c 8 6o 8 71 a 9e b 9l 9 9x x d0 h ei a ew k g9 a ga 9 hl a ij c j0 h k1 d kj 8 kk g kl c kv 9 m3 d mm b n8 9
confirm_cancel 22 8z a
confirm_dat 22 kv 9
confirm_mov 22 1a f
confirm_nam 1z m3 d
confirm_own 28 j0 d
confirm_suppli 25 ew t
confirm_whatsap 28 1a g 1b 8
conflic 1r dq g f2 d kk f kv 1a
conflue 28 hz e
conge 28 88 g
congreg 20 6w 8 95 14
congres 1x 1e 7 93 h
connect y 1d a 1e 8 1h a 1l e 2f e 2g i 2i 8 37 g 3f 8 6z b 71 e 78 9 79 9 8s d 90 b 93 7 9r n a1 h a4 8 ai 8 bf 9 c1 8 d1 g dc h dd f f3 q f4 i fz c g2 9 g7 p g8 h g9 b ga i gj e h5 15 hw g hz 9 im j iu a l0 f l6 e lb f m1 a m2 a m4 8 m8 d
connect_account 1v 6p c f4 t g2 f hk b
connect_bank 1t 2g c 36 c 37 o a4 c g8 j g9 c hf c k3 a
connect_bookkee 28 71 8 m8 o
connect_both 28 5u e fz h
connect_car 28 ie d
connect_client 28 9u d l6 d
connect_cloud 28 hw q
connect_devic 25 iu d
connect_exist 28 ml e
connect_met 28 9r j
connect_not 28 im c
connect_phon 28 fv c
connect_sensor 28 3b 9
connect_shop 20 m1 a
connect_system 20 h5 a
connect_til 22 1i c h5 v mg e
connect_tool 28 f3 r
connect_wallet 28 g7 r
cons 28 bg e
conscie 25 fc 8
conscio 1l 63 e ia 9 iy g
conscio_parent 25 iy g
consent 11 1e u 1g u 1j b 70 d 72 j 7i f 96 b ax a cl 1s cm 8 dz 7 ez 9 f5 8 f8 f fc 9 fh 9 g0 7 gz l h4 n hv a hx z hy a iw b k0 h
consent_afterca 28 ax 7 cl c
consent_client 28 cl b
consent_form 1p 1j e cl z k0 b
consent_given 28 1g 9
consent_keep 28 f8 c
consent_not 22 70 b
consent_parent 25 hx b
consent_phon 28 cl d
consent_record 1w ez 7
consent_recordi 25 aa 9 e5 a
consent_sign 22 cl 8
consent_writ 20 1e i
conserv 1s 5c a 5p k bv 8 bz d
conserv_train 28 5p g
consid 25 a3 9
conside 22 2u j
consign 1o 63 d b2 f mn 1j mr f n5 1p nd h
consign_boutiqu 28 mn v
consign_check 28 nd a
consol 1o 1n 19 4k c fe h lo 2v
consoli 1z 6q e 6s 7 a5 w gc h
consort 28 hn 9
constan 1s gf c
constru 1f 11 h 1t 1l 6b a 7n a 7y f b7 d bl c cg 15 cv m df 8 dx c kd c ko 1e kp c
constru_company 1w 11 h 1t 9 cg s ko k
constru_firm 1z 1t w
constru_sit 20 cv a dx e ko x
consula 28 f6 q
consult 13 l k m e o 8 t h u h w b x r z 8 1e 1q 2k 15 53 d 5c 7 77 g 7m d 7o f 7p 17 80 8 a1 s ax b c8 h cf a cm b dn b dq 1a e3 a e8 b en 6 f7 12 hh f hw e hy 8 j7 13 jp 16 k0 9 ke 12 ki 8 kw b m7 d m8 h
consult_audit 28 m7 e
consult_doctor 28 t c a1 q
consult_fee 28 t c
consult_firm 20 h8 9 j7 b
consult_help 28 2k g dq k
consult_not 22 1e m k0 a
consult_oil 28 x v
consult_platfor 28 e8 b j7 c
consult_room 1z u n
consult_sit 28 ki d
consult_smal 1w dq h
consult_treatme 28 ax 6
consult_writ 28 1e f ey 9
consum 1h 3f a 7a b a5 h ag 10 d1 a m7 c
consum_brand 22 7a c
consum_right 22 ag i
consump 1w 3c e 3f n c8 h m7 j
consump_hom 28 3c d 3f 9
contact 13 u 8 1a a 3g a 3j w 74 9 7p h 7s 7 af a bk 8 ca 9 ei j ej g f6 9 fo 7 gz f ha z hg 1f i7 9 j6 c jb g jt a l8 9 m7 9
contact_answ 28 ej a
contact_cal 22 3g a
contact_let 28 ft 7
contact_own 28 jb j
contact_profess 28 j6 8
contact_shar 28 i7 8
contain 16 1 9 9 7 17 d 23 9 2a g 2c a 4k 9 7d 13 7x a 8b u 8j 9 8r d 8t c 9y g an k az 1a d3 10 d9 8 da 9 dd u dg m gd g i9 8 kb 1k lz k m4 8 md j me h n9 b
contain_rent 28 az 10
contain_room 28 an t
contain_shop 20 7d 1h lz 9
contain_yard 28 7x f az b
contami 1z 84 f kb 9 md g
contemp 20 68 e ap f b2 r
contemp_gallery 28 b2 k
content 1b 24 s 43 8 78 i 8o 7 9s 8 ab a bt h fi 8 h0 r h1 19 iw f
content_calenda 25 h0 i
content_creator 1z 24 c 78 a jx 8
contest 22 a5 9 dt a e4 9 ey 8
context 28 fa a
contine 1u 8i 7 bo i fp d
continu 1h 34 9 d5 a hw c
contour 25 ax i mb e
contra 28 bv a cs b
contrac r 1t c 1u e 20 a 2h c 3y 9 3z 8 40 9 6p 1a 73 c 77 l 78 h 7a f 7j m 7t s 7y r 8t c 9a 9 9t a az d c3 a c4 1b cd j ce e cg a cj j d7 a de d do 9 dp 11 dq z ee 9 ei 9 ew k ey j g9 15 gb c gs c he 9 hi 15 hj 1h hm a hq e hs 12 hu a hx d j9 h jy 8 ka 9 km a kn k ko i kp j kq i kr e kv 8 l3 c lw a m3 m
contrac_automat 25 g9 f
contrac_cancell 28 6p c
contrac_cater 1z 3y a 40 a 9a d
contrac_check 1x 6s c ee b hj a
contrac_clean 22 7t h
contrac_company 28 gb e
contrac_county 28 7y a
contrac_deposit 1u gs 9
contrac_employ 22 ko d
contrac_end 1z hi a hq b
contrac_ends 22 6p s
contrac_expir 28 ey 8
contrac_generat 28 dp a
contrac_holiday 28 hs g
contrac_hous 28 1t 8
contrac_inspect 25 ka e
contrac_insuran 1v do 9 m3 o
contrac_invoic 1x 77 i cj e
contrac_kitchen 28 c4 k
contrac_last 25 ag e
contrac_law 28 70 6
contrac_long 28 ck 7
contrac_onlin 28 hi e
contrac_ord 28 hi h
contrac_own 28 hj e
contrac_pay 20 dq c
contrac_payment 1z 77 c
contrac_plain 28 dp a
contrac_policy 25 dq 1e
contrac_pric 25 kr d
contrac_put 28 hm f
contrac_renew 25 hi e
contrac_rent 25 7y t
contrac_send 22 7t a
contrac_sign 1q hi 10
contrac_spread 28 ey b
contrac_support 28 2h 7
contrac_switch 28 6p u
contrac_templat 1x dp 1d lw g
contrac_test 25 kq e
contrac_tim 28 9t o
contrac_wait 22 cj e
contrac_yearly 25 2h 7
contrad 1r 6w 9 im 8
contras 25 h8 m
contrib 1k a3 i g2 d g5 1b
control 19 2m r 4a b 5r a 77 b 7n b 7t a 8r 9 8t 9 8u 9 a9 d az u dd d fe h hk c hl a hw p ig b io 9 iq i kq a kw a lo 7 lu r m5 a m7 1a
control_desk 28 hk f
control_met 28 m7 l
control_tablet 28 a9 e
conveni 1z ao 1f n9 b
convent 1x fk 7 jc d mx 9
convers 13 1e h 1t r 3d 8 5q 1i 6z z 79 h ae a af 9 bn l c4 a dk q dx a e5 1e ek r ez b fo j fr a gx d ik i ip k iw 7 j7 a my a
convers_card 25 bn y ik 8
convers_coach 28 ip d
convers_convers 1x ek 9
convers_own 28 1t g fo e
convers_partn 25 e5 14
convers_teach 28 5q h e5 i
convers_walk 28 dk f
convert 1h h e n b y b 15 d 1v a 25 a 3n c 3o m 3p m 48 i 4a c 4e d 8j b 8r b 9e a az f cv a e6 d es l fu n go c jc a m2 7 my a n4 a nb 9
convert_barn 28 y d 25 c
convert_hors 28 3n e 3p f
convert_horsebo 28 es p
convert_van 28 4a e cv d
convert_vans 28 9e c
conveyo 25 7e d m5 x
convinc 20 9 9 37 8
convoy 28 co d
cook v 0 d l a o q r r s e 26 i 28 h 2u 12 38 8 3k c 3p h 3q 1e 3r 17 3w u 3x 1d 3y r 40 1f 44 2e 45 y 4t c 56 9 5l 7 5n 9 5s b 5z 1o 7l e 7v 15 7z 1b 83 12 85 a 88 1k 89 y 8f 15 8j g 8k a 8l 12 8n w 8r 8 90 9 9a 8 9c 9 9g 7 aq n ar f as i b4 b bd q be c bk 1g cf e cr 1i cv k cw 1s cz k da z fl d fw q i2 7 i7 e j4 9 j9 b jn 17 k7 v lg 1q lp 2h lq p lr 10 m3 k
cook_along 28 fw f
cook_build 28 l e 7z e
cook_chef 25 88 h
cook_clas 1z lg 1h
cook_cours 22 44 1g lg i
cook_deliv 28 3r e
cook_deliver 25 88 d
cook_din 22 88 e
cook_dish 1x 28 e
cook_eat 25 5q g
cook_even 25 7v d
cook_evening 28 7v i
cook_eye 28 fw 9
cook_family 25 44 7
cook_firewoo 28 da 9
cook_fold 28 r 8
cook_fresh 1u 3w d 3y f 40 q
cook_fridg 28 2u e
cook_front 28 aq c
cook_gas 1z cz w da 12
cook_germany 28 8n 7
cook_guest 22 3x d 44 h 9c b
cook_heat 22 8f 8
cook_hik 28 i2 8
cook_hom 1o 3q 9 44 t 7z b lp c
cook_kitchen 22 3z c 44 f
cook_learn 28 lg n
cook_left 28 k7 c
cook_lesson 28 lg n
cook_liv 28 45 f i5 e
cook_long 28 5n 9
cook_lunch 28 lp z
cook_mak 28 5z c
cook_marmala 28 lr k
cook_meal 1x cw z lp 10
cook_mediter 28 8n 9
cook_morn 25 cv j
cook_nearby 28 m3 j
cook_neighbo 28 lp l
cook_netherl 28 bd 6
cook_off 25 lp o
cook_oil 22 ao d md f
cook_organic 25 40 f 89 s
cook_own 25 3r d lp g
cook_pack 22 88 9
cook_pair 28 i7 l
cook_portion 20 5z g cw d lp y
cook_ready 25 lp 9
cook_real 22 jn f lg a
cook_sauc 28 cr 12
cook_sel 28 lp x
cook_serv 28 le 7
cook_short 28 5l f
cook_show 28 o h
cook_smal 1v 0 b 5z g as 9 bd b
cook_someth 25 5z 9
cook_tabl 28 3x e
cook_tapioca 25 3w s
cook_togeth 25 lg a
cook_wait 22 7l j e3 e fl e
cookboo 1x 2u j bo g fw 2o mx d
cookboo_recip 28 fw w
cookery 20 7z 8 8d 8 lg o
cookery_clas 25 lg 9
cookery_school 28 lg e
cooki 1v 4u b ct 1m hx 1b
cooki_ban 25 hx 10
cooki_box 28 ct s
cookwar 22 bd b bk 14
cookwar_shop 28 bd 9
cooky 1r 3t f 4q c 4u c cs d ct 2c cu a hx j
cool 1b 1u h 38 9 39 j 4x 9 7x v 8h 8 ax 7 bs d bu b cz 8 d0 9 fq a jo a lo b lv a m7 m
cool_box 1x er 9
cool_drink 25 lv 7
cool_farm 28 7x i
cool_pack 28 4x d
coop 25 2i 10 lz l m9 b
coopera 1e 1m c 2i 1c 4y 9 5v e 72 r 73 i bn d cy 9 d1 l dh d gv d id a lz 12 m9 i ma 9
coopera_deliver 28 72 c cy b
coordin 1h s i 1g a 2f d 41 17 5e 8 68 d 92 d 9l m a2 v ew 1p fn 8 if 7 je f m0 f
coordin_car 28 a2 x
coordin_wed 28 41 b ew b
cop 1q 0 e lr g ls p
coparen 28 2l d 2w 12
copd 28 ah 1h
copenha 1l 68 d br 7 gd b
copi 1j fk c hh e hx d kp a my a
copi_chang 28 hh b kp b
copilot 20 di 14 gx h
copy 15 2p g 42 9 5h 8 6y e au 1j b6 8 bn 8 bo e dw a e0 a f1 a f3 o fe e fj j ft c fu 7 fv a fw j gm 6 gt a h1 j hi o l6 g mv 9 mx o
copy_answ 28 dw b
copy_data 25 f3 u hx 8
copy_documen 25 ft c
copy_numb 22 l6 g
copy_shop 1z au 1y
copyrig 1r 3t 7 j5 b jy e
copyrig_strik 28 jy e
copywri 28 h1 s
cor 1s cf d cg d ia 8
cor_tempera 28 cf c
coral 28 ia j
cord 1s 3a f 3f c 5c g c7 f lh 7 n3 c
cordles 22 2c b 6k d c9 a
cordles_dril 25 2c 8 6k b
cork 1k 38 7 4w d 67 6 7y g 8q 7 jv c
corkag 28 b0 l
corn 12 h 8 p i w 8 19 v 22 a 24 v 2b b 3n v 43 e 4r e 4z 8 69 a 7a t 8t e aj n ao z ap 9 aq b bs 8 c9 f cc 8 cx h en 6 g6 j gl 9 i5 b ib a lm r lo e
corn_alway 28 5t 7
corn_café 28 3n j
corn_gym 28 h 9
corn_hard 28 p u
corn_maz 28 ib g
corn_parent 25 19 j
corn_sam 28 c9 h
corn_shop 1n 22 d 69 d ao l cx k g6 h gl b
corn_stor 22 ao b
cornfla 28 cp h
cornrow 25 am q bl h
cornwal 1r 50 9 bj f br d
corpora 18 2f d 6b 9 7i k 7n y 7v l bt c ct 9 db b dt j eq l f8 8 hd a i0 d i3 7 mj k n8 f
corpora_event 1z 43 9 7v d eq r i0 h
corpora_gift 1w n8 j
corpora_leagu 25 i3 a ln 7
corpora_learn 25 76 c l9 c
corpora_podcast 28 7i e dr 9
corpora_sport 28 mj t
correct 16 g i 14 i 1e e 3h i 5q m 6c 8 6t 9 6y 9 7j a 9w f a4 8 aa j bf 7 ci a dy a e1 9 e5 n eh c ek d fa f fu f fy 9 h1 a h3 b hb 8 hc b he c hy g kl 17 kn 9
correct_age 28 2k 8 ix 8
correct_data 28 72 9
correct_fre 28 ms 7
correct_lat 28 5q h
correct_mistak 25 6t 8
correct_postur 25 g n
correct_send 22 kl d
correct_sign 28 1e 8 hy 7
corrido 1s 2w g bi b co g
cosmeti 1k 0 m 1 h 3 p d c 4o 1n 9l 8 9y c ax j
cosmeti_brand 28 0 9 3 f
cost k q a 2l l 36 12 3b a 4b b 5e b 69 7 7f a 7r 7 81 7 8v a 90 p a2 d cg a d6 9 d7 8 ee a f4 s fy 8 fz h g2 j g7 c gh a h5 d hd 9 he 7 ie b jv 9 k4 a kk 8 kn b ks e mj 9
cost_basi 28 g7 p
cost_car 20 a2 g
cost_check 22 ee c
cost_credit 28 mj e
cost_deliv 28 7f 8
cost_dish 28 90 m
cost_doctor 28 2l 7
cost_driv 28 36 d
cost_euro 1o d4 6
cost_fees 28 g7 8
cost_kilomet 28 36 f
cost_les 1c 6c 7
cost_managem 28 f4 9
cost_privat 28 jz b
cost_receipt 25 2l 9
cost_restaur 28 90 d
cost_school 25 q b
cost_shar 28 gh h
cost_shop 28 4g 9
cost_sign 28 k4 8
cost_softwar 28 90 l
cost_split 25 g2 a
cost_sponsor 28 1g 7
cost_team 25 f4 i
cost_tool 25 f4 9
cost_train 28 f4 d
cost_typ 25 g2 h
cost_vehicl 28 ks r
cost_venu 28 h5 i
cost_wear 28 2x c
costa 1u k a 1d h 1l 8
costum 1l 12 9 2s a 5t v gn 2n gs 8 gw 6
costum_rental 28 gn w
cosy 1u 8 g 4f d fe 18
cosy_gam 28 fe j
cosy_hom 25 8 e
cot 1v 3a f 4w c bm a nd 1o
cot_bounc 28 nd g
cots 1w 3a d bm g nd 1v
cots_high 28 nd o
cotswol 25 9f 8 es c
cottag 1k 3c b 48 11 50 c 51 d 88 c dg d mh 1i n9 9
cotto 28 6b b n0 a
cotton 1e 6 l a d 4y e 4z a 60 19 6e g 6f v 6g l bp 9 bs o mu 9 n0 1p n3 k
cotton_grow 28 6f e
cotton_pads 28 6 o
cotton_pap 25 mu c
cotton_shirt 25 60 c 6f e
cotton_sock 28 n0 w
cou 28 ii b iv d
couch 1n d d 4p d 53 f 56 9 9p 22 dv q lo c
couch_run 28 9p z
cough 1p 1i 8 8p c a7 d ma 1i
coun 22 d8 a db b k5 b lz c
council 16 1y h 23 f 2d a 7d 9 7o 8 a4 a d8 7 f9 d fa 1l ha 9 ic f k5 i ka 14 kc j ke 1k kh n
council_ask 28 ke b
council_contrac 22 23 7
council_decid 25 f9 j
council_grant 20 fo 8
council_meeting 22 fa y
council_own 28 fa b
council_school 22 1y d fa d
council_tax 28 a4 f
counsel 1f u 1d 1j b 27 c 5k 19 9u 19 9v h dk u e8 g hj 8 hu u hx a ig x ih 9 ik p
counsel_help 28 ig c
counsel_mid 28 hj 9
counsel_onlin 28 9u e
counsel_phon 28 hu g
counsel_student 28 dk b
count t 1f a 1i e 2j a 3n h 3s j 3u 9 3v o 3w c 67 6 79 7 7w b 8e e 8t a 9q h a0 k ac 7 al 11 as u at f au h av d b1 8 b4 b b7 n ba 7 bv c c1 d c2 b cg a cs a cw g d6 7 db 8 e3 9 g6 f gl d h2 b hq a if d ii c iv a ko b ku 17 lz h ma a
count_cal 25 6m a
count_calory 28 cw f
count_correct 28 9w 9
count_cough 28 ma g
count_dat 28 ii b
count_deliver 25 d0 a
count_hom 25 as e g6 f
count_medical 1p 6 9
count_medicin 28 av b
count_mitos 28 1f a
count_money 22 a0 b g6 a
count_near 22 3u 7 3v h
count_next 28 3v h 3w e
count_open 28 at c
count_pack 28 as 7
count_pan 28 bz d
count_phon 25 al f
count_piec 20 al c
count_sel 28 ku j
count_staf 28 2j d gh 8
count_stock 20 73 g ku e
count_toward 25 bv j
count_weigh 28 d6 b
countdo 1v 2l 8 2m g ik l
counter 1u 1v c 9x i b4 n d0 c dh 1a
countri 28 2r c 9d f
country 12 2l 8 3s a 4c 9 4n e 4p 1t 7j 9 7p o 86 8 8c l 9h 1r 9l 9 ca 9 cm 9 dl a f6 d fb b fz a g6 g g7 8 gc e i2 8 i4 7 iq c jb b jt a mh i mm g mq 9 mr a n1 a
country_bid 28 ja c mr 7
country_clinic 28 9l 7
country_hom 28 mh p
country_hous 22 i2 d jb f
country_loaf 28 3s g 86 d
country_pay 25 9h d
country_permit 28 4n 7
country_post 28 4p j mq g
country_sit 28 ca g
country_upload 28 2r 7 iq e
county 1e 8w 8 fa g kh g kk b
county_cork 28 7y a
coup 28 it a
coupl v i k u 14 1v 8 2z b 39 b 3q a 3t c 41 1p 42 1d 48 g 4a f 4f 9 4m m 5f x 68 h 6q 8 6z e 83 8 9b y 9l 7 9u l an l aw j b0 j bb 9 bg a bj 7 bn x br c bs 9 bw b cr 8 d2 7 es a ev 1e ew o fz 20 gs s gu 9 i1 h i8 m ii 15 ik 1c it 1c iw h j0 c le 8 lf b lx 6 ms 8
coupl_app 25 fz h ik 11
coupl_austral 22 ev a
coupl_book 22 9u g gs f
coupl_budget 28 fz y
coupl_childre 25 it a
coupl_choos 25 42 n
coupl_church 28 5f 7
coupl_counsel 25 u b
coupl_dat 1z 4f a
coupl_family 1j u t 3q 9 42 h 9b j b0 8
coupl_friend 1v bb a d2 7
coupl_gam 28 ik c
coupl_germany 1w fz b
coupl_host 22 es 9 i1 b
coupl_liv 1w fz f ik a
coupl_parent 22 u d
coupl_plan 1v 41 n ew i
coupl_play 28 bn d
coupl_questio 28 bn k ik c
coupl_sav 28 fz n
coupl_see 28 ev i
coupl_sel 28 ii p
coupl_shar 25 fz h
coupl_singl 1z 9l 9
coupl_sleep 28 bs b
coupl_snor 28 39 c
coupl_spend 20 fz d
coupl_suit 28 aw k
coupl_suppli 28 ev c
coupl_therapy 28 u c ik 9
coupl_tourist 28 9g 7
coupl_try 25 it n
coupl_villag 28 er 9
coupl_wed 25 41 e ii a
coupon 1z 6j 1n h2 a
coupon_cod 28 6j 10
courag 20 9k l dk 9 jh f
couri 1d 3l e 3r n 81 1y 8j 9 8u 1l 8w j cy 10 d0 x gd b kt b mg c mt a
couri_back 28 mt 8
couri_bring 20 mg f mt 7
couri_company 28 8u g
couri_servic 28 81 p
cours y h g i w j t o c 10 1g 11 1d 12 o 14 d 15 m 16 n 18 m 1c a 28 e 29 i 2e 12 2p q 3x d 44 z 49 n 5q u 5y a 6u b 70 6 75 a 7l g 7n 17 9g g 9m e 9t j b9 9 di 14 dm c dx t e0 11 e1 1d e2 1p e3 18 e8 j ea n g1 h hq p hu a hv 7 i4 t i9 r jm i jx c k6 m kg 9 l9 18 ld 19 le s lf 7 lg 12 lh b lj s lk 8 mi m
cours_adult 28 15 g 6u 9
cours_aid 25 i4 v
cours_assign 28 l9 m
cours_begin 1z di 9 e2 e ld b
cours_book 1w 1c c 2p w
cours_certifi 22 10 g e3 a
cours_cod 28 2p 8
cours_creator 28 e2 f jx a
cours_employ 25 11 i hq h
cours_evening 28 i f
cours_fees 28 6s a
cours_fre 25 10 8
cours_ful 25 2e a
cours_hair 28 10 w
cours_kit 28 10 i
cours_lat 22 7n c
cours_lesson 22 14 m
cours_near 25 10 8
cours_onlin 22 10 c 6u 8
cours_own 25 ld 7
cours_parent 28 o a 11 h
cours_platfor 28 e2 c
cours_product 28 10 8
cours_quiet 28 15 e
cours_recogni 28 7l t
cours_saturda 28 ld c
cours_school 28 12 f lg f
cours_staf 28 11 8 l9 d
cours_teach 28 e2 q
cours_video 25 2e a e2 f
cours_weekend 28 b9 h
cours_women 22 2e 15 lh d
cours_work 20 l9 b
coursew 28 9z a e6 l
court 1b h j 14 1b 2l a 79 8 7j p a5 c ag f ee d hi f i3 d ig 14 ki 9 kv s ln 3f ml 2q
court_book 22 h c ml e
court_club 28 ml r
court_deadlin 28 kv h
court_fre 22 ml f
court_hal 25 ml o
court_near 28 ln j ml h
court_next 28 ln f
court_roof 28 ln q
court_social 25 79 b
court_video 28 14 u
courtho 28 ee a fa a
courtya 1s 2j 8 3q e 47 k 4d z 59 d gi a
cousin 1e 1p 9 56 8 62 a 87 a 8c d bz c ft l
cov w a 9 m 7 1s 8 24 s 42 8 4y h 54 a 58 j 64 9 6o x 6y s 7m 7 bc 9 bp z bs t dl r do 1l dr d ef j g4 1z gg b kr 8 kx o me 9 mx h n6 e nc 13
cov_art 28 dr j
cov_boot 28 nc i
cov_bought 28 g4 d
cov_breakdo 28 1s 7
cov_check 25 kx d
cov_compar 28 do d
cov_contrac 25 hs c
cov_design 22 6y a ds 9 mx n
cov_differe 25 bs c
cov_half 28 b0 f
cov_les 28 6o j
cov_let 1x dl 1a ef w
cov_plain 28 do g
cov_rent 1v 24 h
cov_sold 28 g4 d
cov_trad 28 do n
cover 1a m c 1x e 52 8 5c 7 5d c ar c da a fa k g3 7 g4 j hr a jv 9 kg a ln l n2 b
cover_court 28 ln t
cover_market 25 ar f
coverag 1t 3g 8 js 9 kd e l6 12
coverag_book 28 l6 d
coverag_report 28 l6 g
coverin 25 1w f 1x 7 5c c
covid 20 ir l
cow 1q 8e b da a h5 d lq 1g ma 15
cow_dung 28 da 9
cow_heat 28 ma g
cowork 1j 4e 1x 6v a 7b f 7u a 80 w jh j
cowork_cal 28 jh m
cowork_spac 1m 4e 12
cows 1p 4s n da w ma x
cows_ireland 28 ma c
cozy 28 fe z
cpa 25 7f f g8 b
cpf 28 ke a
cpr 22 11 19
crab 22 3q 9
crack 1f 1n o 4r d 55 u 84 9 8g b br b c7 c cn 9 gr f
crack_cas 28 bb 9
crack_repair 28 55 f gr d
crack_screen 25 1n t
crackl 25 8 c
cradl 28 3a 1g
craft 19 18 k 3s d 4f a 4h 19 4i 15 4s 7 8p l 8q x 99 b ak g as 8 b3 d bc d bl h e2 i ex n ff c fj b fl c h9 q i6 1a j4 n j6 a jd y km i kp i le q ls n m0 b mi g
craft_bak 28 j6 d
craft_beer 1x 4f c 8q 11 ak k
craft_box 22 4h b 4i c bl d
craft_brand 28 jd e
craft_brewery 25 8q 9 99 b
craft_busines 1z h9 b km o
craft_café 28 le d
craft_clas 28 ex 9
craft_fair 20 bc b i6 g
craft_gin 28 8q c
craft_kit 28 4h s
craft_kits 25 4h w b3 c bl e
craft_market 1r i6 s
craft_studio 28 18 p
craft_worksho 25 fl h le s mi c
craftsm 1o 2b 9 7h a bc b bx f dj d fo h h9 n
craftsp 1u bc 8 hb 8 jd q le 1r
craftsp_show 28 le l
craftsp_teach 25 le m
cram 22 e7 a
cran 1r 1y b cv c dg 1e
crank 28 3u h
crash 1m h7 p
crat 1d 26 e 2n b 46 a 4i l 4p 9 4q c 4s 8 7u i 7x 1o 82 f 84 b 85 22 8p 13 8r c ar g d1 o fu b gt t kt b me 18 mq e
crat_today 28 7x 9
crat_vegetab 28 85 d
crav 1r a0 2e
craving 28 a0 o
crawl 1w f2 e h8 r lm 8
crawl_sit 28 h8 q
crayfis 28 83 h 89 g
crazy 1o 87 6 b1 9 jg c
crazy_golf 28 b1 a jg d
cream 1d 0 a 1 1t 2 j 3 8 4 16 9 1g b n 1i 9 3u 1i 4j 1s 4n n 4o h 4s p 6d b 8i a 8y 9 90 e av l cq 13
cream_cream 28 4 d 3u c
cream_syrup 28 av o
creamer 25 4s q
creamy 20 3u i 8h g cq c
creas 22 mt 7
creat 1d 5 b 7 c 2p a 2r c 3l h 5f 9 6b c 6y 8 7h b 8m 9 8o 9 9s a bl b c2 9 c5 b dh c dp c ds a e6 b eh b ek c et 8 f1 e g2 b hb b kp i kq a kz b l3 b m3 a
creat_app 25 9s c c2 c m3 d
creat_invoic 22 hb c
creatin 25 7 1f
creatio 28 24 f h6 h
creativ 1j 17 b 18 a 4h t 7g f dp e ex h f1 1f fh v i0 9 mi 1e
creativ_cours 28 mi v
creativ_even 25 4h n
creativ_worksho 20 17 c mi s
creator 1e 24 15 4o b 6e h 78 2o 7g i e2 d f1 l fh 1j fi 1y g8 c j7 h jx 2l k5 s
creator_br 28 fi b
creator_brand 25 78 i 7g m
creator_fans 28 6e 7 fi g
creator_follow 25 78 i jx b
creator_fre 28 78 o
creator_members 28 fi 12
creator_open 28 jx o
creator_paid 25 j7 b jx 9
creator_payout 28 jx a
creator_shop 28 78 c jx a
creator_whos 28 78 q
creatur 25 e6 i ek i
crech 1z 28 9 5n y jl i
credent 22 f6 f hq i
credit 14 23 a 2n 8 2p a 31 a 6s f 71 j 72 1u 7o 9 a4 23 a5 10 at d b1 7 db 1t fh b g5 o g9 9 ga d hk f if 7 k4 17 la r mj 16 mq f
credit_book 20 2p 7
credit_build 28 a4 15
credit_bureau 1z 72 e a4 m g5 f
credit_card 1r 6s a a5 19 g9 c ga 7
credit_clas 28 mj t
credit_company 28 db 9 if 8
credit_fil 22 a4 7 k4 d
credit_history 1z 72 8 a4 1c
credit_loan 28 a4 s
credit_scor 1w 72 1k a4 13 k4 a
credito 25 a5 1q
credito_pay 28 a5 b
creek 25 db d
creep 22 bh d
cremat 25 5i 1u
cremati 1u 5e 20 5i 1n jq 8
cremati_burial 25 5e a 5i 7
cremati_pets 28 5i l
cremato 20 5g c 5i l
cremona 28 gr 8
creol 28 dn f kv a
crep 25 aq 1s
cres 28 b4 c d3 a
cret 25 8n w
crew 14 1t p 1w a 1x j 1y k 1z q 24 n 42 9 43 b 45 9 50 h 55 c 59 u 6b b 75 9 7i s 7t d 7y f 8i 8 8w a ai a c0 p c2 p cg h db a de 9 dh b dt b eg b eq f ge i i0 i kb i kf 8 kg w kk 9 ko l kr p mb 8
crew_build 22 1t a 59 y
crew_certifi 28 db g
crew_deliver 28 ko e
crew_floor 28 1x r
crew_keys 28 kr k
crew_list 28 hi d
crew_machin 25 1z 7 55 b
crew_pack 28 7y g
crew_plan 28 kr e
crew_scan 28 c2 c cg d
crew_sees 28 kb e
crew_turn 28 ge f
crew_visit 28 d5 6
crib 20 3a s 4w d bm h nd z
cricket 1p 8g d 8j 11 be c d9 d i3 14 ml e
cricket_flour 28 8g d 8j d
cricket_tournam 28 i3 o
crim 1o 7v c bb 1i bo e fa h fb q mq h
crim_cas 28 7v d bb 9
crim_fans 25 bb o
crim_podcast 28 bb a
crim_sery 28 bb b
crim_story 25 bo e
cris 25 9m 9 9u 8
crisi 1n u 8 9v j ek j ig e ih k ip x iy c
crisi_help 28 9v c
crisi_lin 25 ig 9 ip 9
crisi_numb 22 ip d
crisp 1p 3z a 4p 1a 4r 25 8g e cs 9
crisp_cola 28 3z a
criteri 1z 1g v 7o 9
critica 22 7q 9
crm 1s 7m e f3 h hg 2c l5 s
crm_smal 28 hg s
crms 20 hg 9
croatia 1p 4a a 4c 8 5d 7 5f 7 74 8 9h 7 a0 7 cj 9
crochet 22 b5 1b mv f
crochet_pattern 28 b5 d mv c
crocker 25 45 d er b
crocker_hir 28 er 9
croft 28 2i 8 cx a
crohn 28 ir l
croissa 1z 3n s 3s 18
crook 1q 1x 9 85 9 af h lr g m5 9
crop 1n 8r j d4 s db d eo 9 f5 c g4 13 m9 1k
crop_diseas 28 m9 d
crop_insuran 25 g4 v
crop_wed 25 eo 9
cros 1h 1g a b5 7 bf c co 9 dn c fb l g6 c ho c j6 d ke 7
cros_bord 1v dn c g6 c ho c
cros_company 28 j6 e
crossbo 25 b3 h n4 d n6 f
crossfi 1z h e 1c b mj f
crossfi_box 25 mj d
crosswo 22 ff 19 fs a
crowd 1g 4f 9 6s a a6 l aq i f5 a i5 j k5 c mm q
crowd_managem 28 i5 e
crowd_tuesday 28 aq 8
crowdfu 1t 2g t a6 a bn h k5 1p mx r
crowdfu_platfor 25 2g a k5 15
crowdfu_sit 28 bn b k5 g
crowdle 28 6s w
crown 1j w 1a 1k 1k 1l 16 1y 14 em 8 jh a n3 b
crown_bridg 22 1k t
crown_fit 28 1l d
crown_reducti 25 1y w
cruis 1r 1r p 21 11 47 9 ag a fl e ia b
cruis_ship 28 fl c
crumbl 28 9a b
crunch 1v 4r d
crunchy 1r 4r f 8g 11 8k 6 cp v cq f cs e cu d
crush 1r 23 f 8m d df l fu d ls 9 lx g
cry 1h 2k g 3a 1p gu 7
crypto 1r ei f g7 2w
crypto_app 28 g7 r
crypto_exchang 28 g7 9
crypto_hold 25 g7 w
crypto_portfol 28 g7 19
crèch 20 5n b iz a
csr 20 7v b
ctos 28 f4 i
cub 22 84 f 89 w lm 9
cubic 22 az g da d
cubic_metr 22 az c da a
cuddl 1z y 9 jk n nd c
cue 20 ew h fx 9 gp s
cue_silenc 28 gp 9
cues 1x ew c fh f gp o
cuf 1t 61 w 6d f 6f 8 a1 c ah 1y
cuisin 1x 3q j 44 9 8l 10 i2 b
cultiva 22 8j g m9 a
cultur 1j 4s 10 5f a 9u h dq b em 8 fr b i5 10
cultur_but 28 4s o
cultur_festiva 28 i5 r
cultur_lov 28 i5 c
cultura 1w eg 8
cumbia 22 i1 e jy 7
cumin 25 8l p
cup 1f 6 h x q 2j 8 3i i 3o 9 3v i 3w s 4v k 6a c 6g i 87 f dh a i3 c me g
cup_match 28 kk 8
cup_siz 28 6a g
cupboar 1i 1v l 4u 7 55 a 8l d fu 9 gn b
cupcak 28 3t s
cups 1k 6 k 8 n 3n e 3o p 3v 7 3w 12 br f ld 7 me 19
cur 1q 0 g 65 6 8k b 9m 7 a0 7 hb 9 n7 a
curat 1h 4k 9 4o d 4p c 4y 9 7c a 7u b 84 b 8d c at 9 b1 a b2 v f9 e i6 g ii a j2 c jd 17 jh 9 k5 b k9 s mn a mq a mt t mw b nb b
curat_collect 28 7c d
curat_exhibit 28 b2 k
curat_market 28 i6 c jd c
curat_show 28 b2 f
curator 1z 7c d 94 19
curd 25 4s g
curiou 1f 3x g 6u z 8d e b4 9 e6 m ea 9
curiou_adult 1x 6u y
curiou_childre 28 ea b
curiou_drink 22 8d f
curiou_eat 22 3x i
curitib 28 8u h
curl 1s 2 1f c e am n ly 6 mk 9
curl_cut 28 c e
curly 1q 2 12 b 8 c r am h bl e em j jj c mk a
curly_coat 28 jj 8
curly_hair 1v 2 g c o am e bl c em g
currenc 1q 77 8 fz h g2 d hb f jx a
current 1g 6n l 6q b a3 b de i f1 c hw 8 m6 b
current_account 22 6n n a3 d
curricu 1o q s 2t 21 dl 9 dw a dz c j5 1j lh 7
curricu_grad 25 j5 u
curry 1l 3p d 83 e 8f b 8g b 8l 8 9a f 9c 7 cr 1r cv s cw b lg w
curry_past 1z 8f b cr 1k
curtain 1k j b 43 x 4y l 56 8 5c 23 9c l bs d
curtain_roman 28 5c n
curv 1n 3d f 3h 7 6r i 99 b cm e ku f n2 f
curvy 1v ms i n2 13
curvy_brid 25 ms g
curvy_women 25 n2 e
cushion 1l 3 a e g 3e f 4d l 4y 26 53 i 5i a 65 c i8 15 nb q
cushion_cov 25 4y v
cushion_flow 28 5i b i8 e
cushion_screen 25 nb h
cust 25 gx d m8 d mq e
custo 25 7n f c7 c n2 b
custody 1s 2l 22 2w u ci f ed e g7 b
custody_calenda 25 2l x
custody_schedul 28 2l e 2w e
custom 18 2 9 5 a 1t 8 1v 8 21 8 2z c 3e 13 3t w 4z a 5c b 5e b 65 9 68 h 6c h 6e p 7h l 7p l 8s b 8v 1u bg y bt d cd 8 dh g gu m hm a j7 n m4 b mm b n7 r n8 11 nc i
custom_agent 28 8v f
custom_declara 25 8v y m4 b
custom_fit 28 nc r
custom_form 28 8v c hm f
custom_furnitu 28 bg r
custom_gift 25 bt e n8 z
custom_hom 28 1t b
custom_itinera 28 21 b 2z i
custom_offic 28 j7 g
custom_pap 25 8v d
custom_print 22 3e u 6e l
custom_siz 25 n7 o
custom_softwar 28 7h d 8v f
customi 25 2r g ly 7 n8 e
cut x 0 c c 1u 18 k 1y q 2x 8 3e b 4h q 4t e 60 h 64 b 6a k 6b f 6c j 6g b 7i o 7q f 8e z 8o 7 am k ar g as k at j b3 i b4 7 b6 f bc c bg c bi b bj y bk b c9 e d3 a db 9 dr l em q fq i jj o jo b k2 t k7 9 lc i lq 9 lv o ly g mk e mv f n1 9 n2 v n4 d n8 k nc i
cut_art 28 ex 9
cut_back 25 1y b 58 a
cut_beard 28 em e
cut_blow 28 am 6
cut_board 22 bk k n8 y
cut_colour 1z c 1e am k
cut_company 28 7i j
cut_food 28 k2 m
cut_fre 28 as 7
cut_hair 1z c z em 9
cut_hand 28 6c c
cut_list 22 mv d
cut_mail 28 8e g b3 8
cut_nam 28 bg 8
cut_off 1t 8w b
cut_open 25 b4 d
cut_ord 1z 8e h as i lv a
cut_own 20 bj e db 8 lv a
cut_pack 25 4t b lq 7
cut_pattern 28 nc c
cut_piec 28 6a e
cut_real 28 n2 e
cut_sam 25 d3 d
cut_short 22 7i g lc e
cut_sit 25 fq t
cut_siz 25 h0 e
cut_stitch 20 bc 8 n4 n
cut_tre 28 1y a
cut_vegetab 28 ar k
cut_wood 28 4h e
cutlery 28 er o
cuts 1b b 7 c g t l 2x b am 14 as d d4 i dd s em 15 f0 c gp a jw c l1 b lc e lq b ly e ms a
cuts_beard 25 em 11
cuts_colour 25 am m
cuts_hom 28 5a 9
cuts_infecti 28 t u
cuts_peak 28 dd u
cuts_stem 28 d4 c
cutting 28 bi v
cvs 1w dl w fl c hp a
cyb 1x 7k h au j hv 12
cyb_caf 28 au b
cyb_insur 28 hv 7
cyberca 28 au j
cycl 1f 6 s 2o c 35 c 37 8 9c g 9l a 9s 1r ac g cd b dv 1e gf g i4 9 it 19 ke e m8 b n1 f n4 g nc 8
cycl_app 28 9s i
cycl_club 25 dv 1m
cycl_meds 28 ac c ir 6
cycl_ovulati 28 it l
cycl_rout 25 35 e 9c j
cycl_track 25 9s 13
cyclist 1h 3j l 64 f 81 q 8g d 9c p an b bc b dv l gd o gf m mp p nc l
cyclora 28 24 v
cylind 1q 3l v 54 f 5b 1f cz 2n
cypru 28 9r 8
czech 1o 5q 9 ba 6
czechia 1s 8l 8 9l h d5 7 ja c
dabba 1x cw h lp o
dach 22 dl 6
dachshu 25 jr 9
dad 1g 2o 7 5e b 6e a 6f 7 dm a eh e fr b fv d gu 9
dad_died 20 5e b
dad_jok 28 6e c
dads 1h 19 f 3a a 9o b aa c ed b fv i fx 7 lj m
dads_baby 22 lj h
daily x 4 p 7 t j 9 1i 9 2k 9 2m a 2t h 3y 9 4t e 5j r 6t e 6u f 6v a 6w r 96 9 9m e 9n 8 a0 e aa e ao m ar a bp 9 cf c d6 7 d8 d dx q dz v e7 i ek c f9 e fa a ff t hd a hl 8 ik h ir a iv a jk i jm g jt c k0 c k3 a k4 i ko r li 8 lp b lx 11
daily_allowan 28 hd j
daily_cal 28 3g 9
daily_car 25 1q c
daily_check 20 cf l d8 6 hl e
daily_goal 28 6y d
daily_lesson 1x j e 2t s 6u a a0 7 k6 b
daily_limit 22 ct 8
daily_littl 28 k4 e
daily_log 25 ko h
daily_messag 25 a0 h jk a
daily_news 25 6t 8
daily_not 22 lx 8
daily_ord 28 1i 9
daily_passag 28 6w r
daily_plan 22 9q d d6 6 e7 e in d
daily_practic 25 9m b
daily_puzzl 28 ff q li 8
daily_rank 28 6v e
daily_rat 28 ar e
daily_repayme 28 k4 e
daily_report 22 1d c 96 h ko d
daily_round 28 ma 8
daily_sachet 25 7 o 89 e
daily_taking 25 k0 k
daily_task 22 9n e e7 e
daily_text 28 lx e
daily_use 1z ao g
daily_video 25 5l 8 jm h
daily_walk 25 ji e
daily_weekly 28 k3 d
daily_work 22 me 9
dairy 1g 3u l 48 l 4s 17 4u b 84 b 8e 12 8j 9 8p c da r ma p mw a
dairy_farm 1v 48 l da g ma g
dairy_fre 28 3u h
dakar 1z bq h
dal 1w 3r a 9q 9 k2 h lp i
dal_ric 28 lp d
dalla 1x 5m 9
dam 28 f9 l
damag 11 1f d 1n f 1w v 1y h 24 7 2o 8 31 b 3c q 4a d 50 h 62 d 7w a 7y c 9d a ag d bi a bm d bu 9 bv 8 c0 9 c2 k c7 f c9 c cg 8 ch 9 d7 c d8 7 en 9 g3 i g4 f gf 9 gg d gn 8 ka 9 kb 7 kc f ks o kx 10 l2 f lv 8 mb f me a nd 9
damag_claim 25 kx j
damag_guest 28 l2 c
damag_phon 28 1n c g4 e
damag_photo 1r ch d ka d ks b kx c
damag_piec 28 7w g
damag_replac 28 1w e
damag_report 1x kc a
damag_roof 20 1w g
damag_unpaid 28 g3 a
damp 1m 3b e 55 k cc 1t ce h
damp_wal 28 3b a cc l
damp_writ 28 cc u
dan 25 9l 7 a0 c ek a
danc 1d 3 9 i 28 12 b 17 c 1c b 30 m 41 g b0 l eb a eq 15 er g ew b gs g gu a i1 14 i7 u jz e lj g lk y mi b
danc_clas 25 i u
danc_feel 28 i 8
danc_fitnes 28 lk f
danc_floor 1u b0 l er c i1 v
danc_school 1x i z 1c c eq b jz b
danc_show 22 eq v
danc_studio 25 i d
dang 1p u a 5k c 75 a 9u c cm c ih b ip 8
dangero 1o 1y m 9r b a0 7 mb 9
danish 1z 62 l 6u i 86 7 dx 9
dar 1l dd a ee a ik f lq 7
dar_salaam 28 dd b
dari 25 79 h e9 h
darija 28 29 j
dark 18 1 8 3 j 3r a 4j u 8h g 8n f 8q a a8 b ac 8 cx o ix a n7 7
dark_kitchen 28 3r e
dark_room 28 lf 7
dark_skin 1u 1 9 3 h n7 8
dark_sky 28 9g 8
dark_spot 1z 4j 10
dark_stor 25 cx x
darkroo 25 b9 28
darkroo_enlarg 28 b9 w
darn 28 67 7
dart 1w ak w b1 l jg 1d
dart_automat 28 b1 a jg a
dart_scor 28 b1 a jg 8
dash 28 nc d
dashboa 1e 3b 8 6q 8 ah 11 d5 6 di o ef c f4 8 g9 a gc c h5 1v hf b ks c l6 q m7 b mv l
dashboa_data 28 h5 g
dashboa_morn 28 h5 p
dashboa_patient 28 ah q
dashboa_show 25 m7 e
dat p o a 1i c 1k d 1l c 2f c 2w j 2x a 30 g 33 n 34 9 3t a 41 9 42 c 44 a 45 c 47 9 4a 8 4b w 5d c 5r 7 62 d 68 8 6l f 6q b 7n c 7v f 8a p 8g u 8y o 8z a 9d f a0 7 b0 c bo 9 bu 8 c0 e cd c cg b cn c cp a cq d ct 8 e7 j e9 9 eb 10 ec a ee c eg 9 er a eu 11 ev r f8 8 fg 7 gq c gs e h8 c hg a hm h hs c hy 9 i2 9 i7 y i8 8 ii 8 ij 8 ik o iq b jj a k3 n ka b kf 9 kg b ko e ks f kv c lf 9 m8 f mb 8 ms 9 mw m n8 r
dat_app 20 eb 1w k3 b
dat_apps 28 eb b i7 g
dat_ask 25 kh g
dat_bag 25 87 7
dat_book 1q 4b i 6l 8 cn 9 eu e gq f
dat_budget 25 4b d ev f
dat_cours 28 i4 9
dat_daily 28 e7 g
dat_evening 28 i7 w
dat_event 25 i7 a
dat_evidenc 28 ee h h8 d
dat_family 20 4f a 5d c
dat_field 22 h8 h
dat_guarant 28 ms 7
dat_guest 20 eu h
dat_idea 25 ik 1c
dat_lad 28 cg 8
dat_last 1w 9y 8 dp c
dat_nearest 28 9x 8
dat_night 1z 4m f ik c
dat_numb 28 eu b
dat_off 22 eu d
dat_offic 28 2x g
dat_onlin 22 mw n
dat_ord 20 j2 c
dat_part 1x cd e
dat_pay 25 hf c mh e
dat_payment 22 hk 9
dat_photo 22 4j 7
dat_plac 1q 2f e 4b h ev 9 gs 9
dat_pric 1z 2v b
dat_remind 20 kf d
dat_repair 28 c0 c
dat_report 22 ka e
dat_shop 28 33 8
dat_singl 28 eb f i7 l
dat_slip 28 8y d
dat_smal 28 4b b
dat_spread 28 cq 9
dat_stock 28 8a e
dat_styl 28 ev 9
dat_suppli 25 m8 8
dat_writ 25 2l 7
data t 1d 9 1f b 1g c 1h a 1i i 1k 8 1n j 28 9 36 a 3h 8 3m e 6i 9 6p 9 6r a 72 k 7k 8 7m 8 7s 8 8z b 92 a 93 c 99 7 9h 1s 9p e 9s e ac a dh a di s e0 b e3 k e6 9 ef d f3 p f5 11 f7 a h1 9 h5 11 h7 9 hm 17 hn h hs c hx 1f hz 8 iq b it a iu 13 j1 a kv 8 kx m ky 8 l9 e lb n m1 b m2 a m7 b m8 u
data_abroad 28 9h x
data_analysi 28 di q
data_analyst 22 di s e3 10
data_authori 28 92 f
data_check 1z iu e
data_coach 28 iu a
data_collect 25 lb b
data_consent 1u 72 b
data_country 25 9h 1a
data_delet 28 hx n
data_driv 28 ga e
data_email 28 f3 e
data_entry 1z 7m c f3 i hm p
data_import 20 m8 b
data_label 28 28 e f5 16
data_languag 28 f5 w
data_leav 1x hs b
data_mis 25 h5 c
data_part 22 kq d
data_pipelin 28 h5 1d
data_plac 25 iq b
data_plan 20 9h 1n iu 9
data_produc 28 hh h
data_protect 1j hx 14 l9 l
data_rank 28 kx 9
data_recover 28 1n k
data_request 25 hx o
data_rul 25 lb d
data_sheet 25 h1 9
data_shop 28 m1 d
data_sourc 20 72 a
data_stay 1r f5 9
data_suppli 28 m8 d
data_voic 28 dm e
data_warehou 28 h5 g
data_weekly 28 iu f
data_work 22 e0 d
databas 1i 2e d 7o i 9y 9 dh h e0 c f4 11 ha a ju g l5 1q lb z mt d
databas_find 28 78 9
databas_form 25 lb p
datev 22 hd b kw b
daught 19 2y a 3a a 3g h 5e 8 5u 9 5v 9 5x c 5z b 9x f a2 c ab d af e dy 8 fr f j1 l je l lq a
daught_abroad 28 je d
daught_arriv 28 j1 t
daught_neighbo 28 9x a
daught_sons 20 5z b
dawn 1r 4u 8 7c c 7t k 9g j 9k e bj d bn 9 ew c
daycar 1t 40 l 4w i 5n 1t 96 t jl 28
daycar_near 28 5n b jl c
daycar_parent 28 5n f 96 n
dayligh 1n 3 n 24 t
dayligh_studio 28 24 w
daytim 1o h a 4f d 5p c 7t w go 8 i5 d jl d
daytim_night 28 7t h
daytim_plac 28 4f e jl e
dead 1d 1s 8 1y 7 5a 8 5h l 5i h 7b 8 ej c g9 k gw 7 kc d mb f mc b
dead_battery 20 1s 9
dead_plant 28 7b a
dead_stock 25 mc e
deadlin 1b 1g 7 5e 9 74 n 7f a 7o e ce g e8 n ee j ey i f3 b g8 g g9 c hc 8 hi b hl n il p in 1h k5 9 kd i kv 1v kw 10
deadlin_bil 25 kv 12
deadlin_error 25 e8 9
deadlin_let 28 il b
deadlin_signatu 28 kd h kw f
deadsto 20 60 g mc 13 n5 p
deadwoo 28 1y r
deaf 1p 2j 1s 3a o 6z 9 79 1l ae t h8 e
deaf_guest 28 2j t
deaf_hard 25 3a a
deaf_patient 28 79 8
deal 15 1o i 23 7 66 c 6j 9 6l 12 6p d 7y 9 8x v bh r d7 8 ez t f9 a hg 12 j0 a ja 10 l0 i m9 c mn d mp i mr 11 n5 7
deal_off 28 l0 j
deal_pick 25 ez c
deal_privat 28 bh t
deal_servic 25 1o 8 66 8
dealcoh 25 8o t
dealers 28 8x j
dear 1n 2v a 86 6 cq 7
death 1n 5d 7 5e g 9m 9 ei 21 lt r
death_account 28 ei v
death_sort 28 lt t
debat 25 6t c dm e ea a
debit 1n 1c p 2g h 6n 1d 95 m bz 7 g0 m g6 f jz e l5 a
debit_card 1x 2g g 6n 19 g0 k g6 e
debt 1l 6q 15 6s 9 a5 2s fe c fy 15 hk v k4 9
debt_advic 28 a5 p
debt_app 28 a5 c fy k
debt_collect 25 hk u
debt_fre 28 a5 l
debt_plan 28 a5 k fy c
debtor 28 hk r
decad 1w 34 8 5j f
decaf 28 87 s
deceas 1x 5h r 5i q ci i
decemb 1n 2s y i4 b lv 1v
decent 1g 2j 8 3n 9 67 9 gf i lm c
decent_coffe 22 lm e
decid 13 1f c 2i 9 2u 8 40 b 53 9 5e 8 5h 8 94 8 95 9 96 a c4 a cb l f5 j f9 j fe 8 fg b g3 7 k4 b kd h ke g kl 9 kx a la i m5 8
decid_dif 28 f5 e
decid_return 28 la p
decid_sam 28 kd d
decid_tool 28 f9 b
decisio 1f m 9 72 p 7r 7 ag 8 dk d e6 o h5 9 hn g hy 1k kd p kx i mt 7
decisio_launch 28 14 7
deck 1i 1z 1e 2b c 3d i 3f a 55 a 57 z 59 8 5x c 7o c b8 c bn d df a ds t e7 b i1 17 l6 b
deck_build 25 1z a 59 9
deck_fenc 28 57 l
declar 22 8v r gi 8
declara 1t 1k a 8v 24 dn b g8 e m4 d
declin 1l ab c
declut 22 53 f cb 28
declut_wardrob 25 cb 19
decod 25 46 9
decodab 25 dy 1f
decodab_story 28 dy t
decor 1v 41 f 4k 1b et 1c ii 1w
decor_wed 28 ii m
decorat 1f 8 9 m d 3t 19 43 j 4k 12 55 1o 5t e b0 8 c5 l cu 9 et 1v ev 9 ij u lv d
decorat_bak 28 ij m
decorat_hom 22 4k a c5 d et a
dedicat 22 2r 9 3t g
deduct 1q ga 9 k4 b
deducti 1s dn v g8 8
deed 1x 20 g 2s 8 kf l
deep 1h 3 h 4 c e v 56 q 67 l 7o a aw h bw c f9 a jo a n3 a
deep_clean 1v 56 r 67 m bw c
deep_tech 28 7o b
deep_tissu 20 e x aw i
deepfak 22 af 1a hv r
deer 20 5r 9 cu c
default 1p 6s l 72 m
defeat 28 fq h
defect 1m 1t 8 ce n ka 1y kc b ko 28 ks u l2 w m5 1d mc 9
defect_defect 28 ko 9
defect_part 28 ko 9
defect_photo 28 l2 c
defect_repair 28 ka f
defect_report 28 kc c ks g
defenc 20 17 i 3j i lh 1b
defenc_women 28 lh l
defi 25 g7 o
defin 1t h5 l lb d
defores 25 if d m8 h
degr 1g 3u 8 57 a 7x 11 bs 9 lj a lu a me b
degre 1t 37 c 43 i e8 p
dehydra 28 4r d cu d
del 22 69 d 90 f d3 b mb a
delay 1d v t 1l a aa 9 ag 1d io z
delay_train 28 ag u
delegat 25 93 i dj b
delet 1d 1e c au b dy 8 e5 b eg b ei b ek i ez 7 f4 9 f7 8 f8 j hp a hx 15 hy d io b j1 a
delet_data 25 f7 9
delet_request 22 hx s
delet_rest 28 f8 7
delet_word 28 lc 7
deletio 1s 6z 8 f7 9 hp d hx p hy 8
deletio_request 28 hx 9
delhi 1p 4b g jj c
deli 1n 8f j 8r a c1 9 cr i lr i
deliber 25 io 9 ke f
delicat 1r 4t b 8d 7 8e a
deliv 11 a 8 3r 12 3y 15 40 m 42 k 45 l 4i 9 5g 8 5z e 6e 7 6z 8 73 a 75 9 7i e 7n j 7w c 7y f 81 17 82 b 83 e 85 b 86 p 88 z 8b d 8e c 8r b 8u h 8w s ac 8 ao a bh t bj e bt g c1 g cq 6 cu c cx e cy j cz l d0 u d1 a d3 h d9 9 ds a er g ft e gl p jn s kt o lp 9 lv q mb n mg e mt 7 nd a
deliv_acros 25 81 f
deliv_collect 28 er d
deliv_first 28 8u 9
deliv_food 28 3r a
deliv_frozen 28 jn g
deliv_hom 25 88 f
deliv_lunch 22 3y l
deliv_medicin 28 8w d d0 f
deliv_next 28 c1 7
deliv_onlin 28 d0 8
deliv_pharmac 28 81 g
deliv_restaur 28 8r f
deliv_set 22 er b
deliv_shop 25 81 n
deliv_straigh 28 5g d
deliv_themsel 28 81 a cy 8
deliv_thirty 28 n8 9
deliv_today 22 d0 h
deliver r a c 1i f 1k f 1q j 2o 7 3e 9 3q c 3r 14 3t h 3y i 4g e 4i b 4k e 4s a 5g d 5z n 6k c 71 j 72 9 7j a 7u j 7w g 7y b 7z k 81 t 82 r 83 j 85 o 86 k 88 r 89 r 8c 15 8d 7 8e 8 8k g 8p f 8r h 8u i 8w j 8y j 90 u 98 n 9f 7 9h 8 ar 8 at f bg l bh l bi o bj 10 bm h bt p bu a cf n cp 8 ct 8 cw 16 cx w cy 11 cz o d0 q d3 b d9 a df b er m fp q g8 9 gu b hm g jn t jx d ko a kt 10 lp h lq i lv d lz a m1 j m4 c mg z mm j nb f nc 8
deliver_app 20 98 9 al 8 cy 1a
deliver_apps 1r 81 8 88 b
deliver_automat 28 jx g
deliver_bik 25 bi g bj h
deliver_box 25 nb d nc g
deliver_brand 25 7z q
deliver_chil 1s 5z b 88 b 8k e cw c
deliver_clean 28 cf m
deliver_cold 20 89 v 8k c
deliver_collect 20 a 8
deliver_dat 1j 8y w
deliver_door 1t bi h
deliver_driv 25 dn c kt e
deliver_electri 28 85 9
deliver_first 28 8u 8
deliver_fit 28 bg e
deliver_friday 22 bj 8
deliver_hom 1x 86 c
deliver_hotel 22 1q s gf c
deliver_kitchen 20 3r 1f 7z a cx c
deliver_lat 1q 68 7
deliver_local 25 81 t
deliver_near 20 3r p cx j cy h cz f
deliver_not 1v 71 e 90 e hm w
deliver_pick 1x bh b
deliver_plan 1o kt e
deliver_platfor 22 3y a 98 a cy a
deliver_pound 28 lq 8
deliver_product 28 m1 f
deliver_ready 28 b4 8
deliver_record 28 72 c
deliver_restaur 28 3r e cy b
deliver_rid 1v g8 h
deliver_room 28 bh f
deliver_round 1u 86 8 8p 7 mg a
deliver_rout 20 kt 1j
deliver_school 28 bv d
deliver_servic 25 81 c 85 9
deliver_set 20 er k
deliver_shop 28 81 l
deliver_sit 22 at k
deliver_smal 28 8c h
deliver_twic 25 5z e cw e
deliver_van 25 8p 7
deliver_vans 28 kt f
deliver_weekly 28 cw b jn 8
deliver_window 28 kt f
deliver_work 28 6e 9
delux 25 4o 11
delux_siz 28 4o i
demand 1a e c 1i c 3v a 4g c 6e g 6y 8 79 9 7q b 7r 9 8t u ai 8 bq h d7 g dd k g4 d gk 19 hr m ku b mx 1a n6 9
demand_book 25 6y a mx i
demand_charg 28 dd a
demand_shuttl 28 gk r
demand_warehou 28 8t 12
dementi 1i c a r z 3g l 5v 1l 5z b 9e 9 a2 y ab 2m fr 2m
dementi_app 25 a2 c ab 15 fr a
dementi_car 22 5v c fr 9
dementi_famil 28 a2 d ab d
dementi_hom 22 a2 f
dementi_music 28 ab d fr i
dementi_song 28 ab d fr i
demo 1o 25 g ea e fe 12 fi r hp 8 jy b mz a
democra 28 ke 7
demolit 1z df l mc 1m
demonst 28 iz h
demurra 22 8t 9
deni 22 6a d ag h
denim 22 63 l 64 a df d
denmark 1d 8d 7 ab e bc b d9 9 m7 a mc d
denomin 22 5j 6 95 c dw b
dens 1t 86 7 8g d if d
dent 1s 1a s 1l y 1o 11 gr u kx m
dental 1d 9 c p b w 2e z e 1a l 1f b 1k 1o 1l 2j 4l i 7g b 81 g 9l 1e h0 h
dental_car 28 4l a
dental_clinic 1x w 15 9l b
dental_flos 28 9 f 4l a
dental_hygieni 28 p e
dental_implant 25 9l e
dental_lab 25 1k 14 1l x
dental_laborat 25 1k x
dental_labs 1z 1k r 1l o
dental_offic 20 w m
dental_practic 1r w o 1a a 1l 17 h0 i
dental_studio 28 w n
dental_surgery 25 w b 1l 9
dental_technic 28 1k f
dental_treatme 22 1l r 9l r
dental_work 25 z h
dentist 1b w 2b z 9 1k 19 1l 1w 2w i 4l x 73 l 7g f 81 f 9l 18 9z c a9 b ek 8 h2 b il j k1 9
dentist_chair 25 w 7 1l 7 a9 b
dentist_clinic 28 81 k
dentist_labs 28 1l d
dentist_ord 25 1k f 1l f
dentist_practic 28 w g
dentist_ring 28 1k 8
dentur 20 w e 1k l 4l m
dentur_crown 28 1k i
denv 1u bu x
deodora 25 1 9 9 2l
departm 17 5 d 7g b 7k 17 7p a 7v b ah 8 dq d f6 a h6 8 hi d hw 8 kb o kc q kd 1j ke e kg 14 ki 9 kl 8
departm_answ 25 kc c
departm_rural 28 kg a
departm_smal 28 7k d
departm_stor 1s 5 f 4y 7
departu 1p 1r 8 21 b 4b g 50 e 6l b 8t a 9e a j1 c
depend 1f 9p f h7 i
depende 22 a0 9
deploym 22 e0 d f2 9 kg 9
deposit y d 9 m i q 9 1a s 1b 19 1q h 3t d 41 d 44 9 45 c 4b d 4s f 56 a 5c 7 8p 8 8z 14 97 e a3 9 a4 e am d b0 9 bg b bu 9 cl 1h dg 8 ee m en 9 eu b ev d g1 k g3 2d g5 f gb 9 ij m jc d k3 19 kh 16 kn m l1 12 l2 j me j mh x mk h
deposit_back 25 ee e g3 9
deposit_book 1x l1 a
deposit_cancell 1x 41 a
deposit_card 1w ij 8
deposit_check 25 mh b
deposit_consent 22 cl 18
deposit_cup 28 me d
deposit_damag 25 1q a
deposit_disput 28 l2 q
deposit_first 22 g3 c k3 q
deposit_friday 28 8z f
deposit_guarant 25 g3 19
deposit_handov 28 4a 8
deposit_instalm 25 g3 t
deposit_insuran 20 g3 c
deposit_monthly 25 g1 8
deposit_onlin 25 mh f
deposit_paid 1u g3 8
deposit_payment 28 1h f
deposit_plac 25 ev a
deposit_remind 1w 1b c 8z e l1 x
deposit_review 22 mh o
deposit_schem 28 ee a
deposit_stand 28 k3 c
deposit_tenant 28 g3 o
depot 1l 2b d 7y i 8u a az g co f cz d dc 12 fc c kb f
depot_charg 28 dc u
depot_nearby 28 cz 8
depreci 28 36 f
depress 1v o 7 u y 2j f ll 6
depth 1r bf a
derby 28 65 f
dermati 28 1 m
dermato 1k 1 p 4j c a1 k a8 2d av c ax o k0 h
dermato_answ 25 a1 d a8 p
dermato_appoint 25 a8 8
dermato_clinic 28 k0 i
dermato_test 20 4j 9
descend 25 5d 6 ft a
describ 1d 32 l 35 f 54 d 9e b ab b ae i bo f bx o c4 g f3 d fh b gt 7 h6 a ha a iy b j8 m jp 9 km d lb 10 mq h mr f
describ_fault 1z 54 9 j8 h
describ_interna 28 lb t
describ_job 28 bx h c4 f
describ_project 25 km g
describ_situati 28 ab f iy f
descrip 1i 32 c 35 9 94 g c4 a dq t h1 1i kt c ky p
desert 25 by e du e mw g
desig 28 kk e n3 b
design v 6 8 m i 18 e 1v v 38 a 3e w 3i 9 3t v 41 d 4b j 4e g 4v n 4x 8 4y g 4z s 59 1g 60 n 62 18 64 9 65 a 68 a 69 6 6a d 6e 1b 6y 8 77 k 7a j 7b 8 7h 26 7q l 89 8 9v b b3 7 b5 f b6 p bc g bg i bh c bk 13 bn b br a c5 1z cl a de i ds 1n et i fh d fl 9 fq h fv i gz a hb m i0 9 i6 e j6 f jo m jx d mn 16 mr k mu h mv b mx c n1 f n3 g n6 a n7 h
design_around 28 3 b
design_bags 22 mn 1f
design_book 25 7a s
design_brand 25 4z 8
design_build 22 7h 11 de e
design_cod 22 7h s
design_cut 28 n8 d
design_deliv 25 7n h ds g
design_develop 22 7h f
design_don 25 6e g
design_draw 28 1v d
design_fair 25 i6 p
design_fits 28 1v i
design_furnitu 28 bh e jo e
design_handbag 28 mn f
design_hotel 28 i1 d
design_indi 28 b6 8
design_instal 25 1v b de m et a
design_know 25 c5 k
design_light 28 68 f
design_local 28 6e h n6 e
design_mak 28 b3 b
design_modest 28 6a n
design_onlin 25 59 g c5 y
design_open 28 bk m
design_ord 25 4y f
design_pay 28 cl b
design_photo 22 et 7
design_piec 28 60 f
design_print 22 3e u 6e e mx d
design_produc 28 1v g i0 d
design_ready 22 fq a
design_request 28 ds n
design_season 28 4h c
design_sel 20 jx c
design_shop 1z c5 j mu 8
design_sit 22 7h e c4 g
design_smal 20 4z g 59 p
design_softwar 25 1l 8 77 h
design_studio 1z 7g c 7h 1k 7q d ds w
design_subscri 25 7h c ds w
design_togeth 22 3t g
design_tool 25 h0 b
design_transla 25 hb a
design_writ 20 4b f
desir 20 iw 1f
desir_pain 28 iw t
desk t 1l 9 1q e 25 8 3h d 4e 1q 4w u 7b e 7k i 7m a 7o a 7t r 80 h 91 t 9c 7 ai a bh f dt f ew a gx d ht h hu h jc f k0 c nb 1j
desk_big 28 97 c
desk_cal 28 4e a
desk_chair 28 4w i nb g
desk_deliver 28 bh d
desk_exercis 28 dt a hu e
desk_fast 25 jc c
desk_kitchen 25 7t w
desk_kits 28 nb c
desk_lamp 20 4z a ku c m2 a nb a
desk_night 28 91 g
desk_pad 28 bp d nb b
desk_phon 28 4e g 91 f
desk_ris 28 nb t
desk_room 25 an c
desk_screen 28 nb d
desk_team 25 80 i ew b
desk_work 1w 3h b
desktop 1w 7q c in 9
dessert 1x 3r 8 3t i 44 b ct k
destina 1v 2z c 41 f 6l 8 ev b ib c ml d
destina_wedding 28 41 e
destroy 1r 4q 6 hj 8
detach 22 5a c c0 g
detach_terrac 28 5a a
detail 18 1k 8 8y 8 ci a ge f gy b
detain 28 m0 8
detect 1k 1f j 3a k 3c z 3g 1d af c hn e iv 8 kc d kx d lu a m5 c ma a mf b
detect_wat 28 3c m
detecti 1r 3g a 3j d 46 f 47 g 5t k 6x a bb 2b bn d hn c
detecti_box 28 bb 9
detecti_gam 25 46 e 6x 9 bb 9
detecti_story 28 bb o
detecto 1x 3c r 3g e 9g f bx 9 ce l kg 8
deterge 1q 8b 1e ay g c1 c n9 14
deterge_machin 28 ay d
detour 20 m4 9
detox 1z 9b d i2 1o io b
detox_retreat 28 i2 w
detroit 28 8i a
dev 20 2e j 7l 9 h7 b
develop 15 1 e 2 9 4 9 v e 13 g 2e b 3c 8 3k 9 52 8 6f 9 6y 8 77 s 7h r 7l 13 7q a 7s g 8j 9 95 a aa 7 ae b b9 1p bl 8 bm e bs d cc a db j dr 8 dw 8 e0 p fe u fl d h4 17 h6 y h7 h h8 17 hm c iz y j6 e js 9 k8 8 lb j
develop_agency 25 7h l
develop_area 28 iz n
develop_cod 28 h6 e
develop_delay 25 v k
develop_dermato 28 1 d
develop_hir 28 77 d 7l d
develop_scan 22 b9 y
develop_test 25 77 c 7s 8
devic 14 p b 1e 8 1f a 1l 9 1n n 1u 8 2m k 2q h 38 a 39 x 3a z 3b g 3e b 3f 8 3g i 3h w 3j m 3m 11 5x 9 69 7 7e o 7k k 7q g 9w c 9x 8 ae a ah u ax n bk a c6 g cc 9 ce 17 ei e fm f fp 7 hn s io c iu z k7 x k8 p kb 9 kz d m5 c
devic_buy 28 3m m
devic_clas 28 1f b
devic_data 22 iu x
devic_devic 1v 7e 8
devic_her 28 3b e
devic_hom 25 ah q
devic_hous 28 7q k
devic_includ 28 2m h
devic_leas 25 7k e
devic_mak 25 3m a iu d
devic_own 25 1n j
devic_plan 25 iu d
devic_return 28 p 8
devon 1u 0 g 3u 7 5p d
devot 28 15 9
devotio 28 5j 1c 6w l
deworm 28 z x
dhaka 22 4l 7 n6 8
dharams 28 9k a gl g
dhl 28 jd 8
dhol 25 ev m
diabet 1k l 16 1f n 9r 2d 9y 8 d0 9 n0 7
diabet_clinic 25 1f d 9r a
diabeti 1n p s 9r c n0 d
diagnos 1d v j 1f v 1o s 2y m 84 c 9r 7 9z a c6 h e1 b e6 e el m gd j iq 9 jp b jr d m9 n mp 9
diagnos_advic 28 m9 h
diagnos_allergy 28 iq b
diagnos_ask 25 84 a
diagram 25 e4 g
dial 1v cz f dx c ga e
dialect 1j 5u g 6z v dx k eh a ek g fd 7 gp g h4 i hy b
dialect_theatr 28 gp 7
dialogu 1x dx 12 ip h
dialysi 20 9e b ai 1s
dialysi_centr 22 ai l
dialysi_patient 28 ai h
diamond 28 68 i
diap 1p a 27 2v 8 4v b 9t c fp 7 ix 19 n4 f
diap_bag 25 4v a n4 a
diary 1a 1b 19 1j h 2k b 7m n 9n 1e 9r j 9v 1l 9w f ac 10 bp i ch d ci a cn v ek n ir 1g ix v jz a k0 10 ko z lx 9 mk 9
diary_app 25 9v f ac n
diary_invoic 28 7m p
diary_photo 22 bf 7 jz d ko i
diary_treatme 28 k0 s
diaspor 1b 5j 7 6y 8 8c i 9u a g6 b je o mm e
diaspor_nigeria 28 9u d
dic 22 bl 8 bn z dz g
dic_gam 28 bn u
dictat 1u 1d f 1e 1b cm p hb i
dictati 1z 1d c 1e n 7m 8 h4 k
didn 1r 7f 8
die 1h 38 9 bi a n6 9
die_becaus 28 7b 8
died 1j 2a b 5e g 5h 18 5i m ei 9
diego 22 59 b
diem 1z hd 1g
diem_trip 28 hd w
dies 1l 4t c 58 a 5e a 5i i 7b e bi e bk d ei j
diesel 1l 4c 8 5a b dd w de h hc 8 ks h
diesel_generat 25 dd b
diet 1i 7 c l w x n 5z h 84 k 88 b 9q 13 9y i ad a ir c
diet_allergy 28 5z 9
diet_app 28 l a 9q 12
diet_work 28 l a
dietary 25 l g
dietici 1z l n 5z g 9q q 9r 9
dietici_plan 28 l d 5z f
dietiti 1k l 2c 83 c 84 h 89 h 9q 1o cw e ir a k2 k
dietiti_cal 28 l d
dietiti_onlin 28 l g 9q d
dietiti_shop 28 l w
dietiti_video 28 l v
dif 1j 6t 7 f5 c
differ 28 2 c 2g d
differe 11 2 8 l g 1f a 3a 9 3x 9 4p v 5y c 86 9 b5 9 b8 7 bs g dv g e6 q f5 7 f8 e gp e i3 9
differe_country 25 4p 1f
differe_guest 28 3x d
differe_pattern 28 3a f
differe_voic 28 gp k
differe_warmth 28 bs p
difficu 1e b6 8 dq h dy 9 e5 g e6 d f5 d ff 9 ip c iy 9 ji a ki 11
difficu_cas 28 f5 b
difficu_ones 25 ji d
difficu_talk 22 dq c
difficu_tre 28 1y 6
diffus 1x 8 g z e na 2c
diffus_room 28 na o
dig 1m 1z 1a 2d 9 59 e 63 h 7y u 9g e fx d gt b hy d jl e kf c
dig_story 28 fx e
digest 1w 6t v da 2x f9 j
digesti 28 ir e
digit 22 3b g ff 7
digital 14 w d 18 f 1k h 1l 9 28 9 2e 9 2g a 2u 9 2x s 5h p 6n f 6o c 9b 8 9d 9 9h q 9n 9 a6 a ar 9 b6 7 ch f cl d di e ei 1g ex c f6 g fj b fm o fs b fu i fy k g5 c gq 7 gv 9 hi j hl 8 hs f i2 w il g io i it 8 j2 b j3 m jc e jx 10 kd 10 kf 9 kw g l6 e m8 9 mv v
digital_agency 28 l6 a
digital_butl 28 il q
digital_certifi 28 kw 8
digital_copy 28 2p 8
digital_detox 20 9b b i2 1b io 9
digital_downloa 22 jx v mv b
digital_envelop 28 fy r
digital_fabrica 28 18 n
digital_fram 25 fs 9 j2 g
digital_good 28 jx l
digital_legacy 28 ei i
digital_market 28 l6 c
digital_nomad 20 f6 c jc j
digital_origina 25 hd c
digital_permit 28 kd w
digital_personn 28 hs o
digital_plan 25 kf e mv 10
digital_product 22 jx r m8 c
digital_servic 28 j3 u
digital_signatu 28 hi e
digital_skil 28 2e e di i
digital_wallet 28 6n c
digital_wardrob 28 2x v
digital_wellb 28 io m
digital_work 25 28 d 9d e f3 c
digitis 1u 34 k a3 e cf d fu 1y gz e
digitis_photo 25 34 b fu l
digitis_video 28 fu y
dignifi 25 5h h 5i 6
dignity 1v 7i 8
dil 28 8f 9 8k 7
dilator 28 4m u
diligen 25 dh v
diligen_stateme 28 dh p
dim 20 j e 4z 8 9n g
dim_light 28 j d 9n 9
dimensi 25 kd 9 mc 9
dimmabl 28 4z y
dimmabl_bulb 28 4z i
din 11 2m e 2u 1o 3q u 3r 1f 3x 26 40 9 44 1s 5m 9 5q a 5z d 6h w 6z f 83 19 88 s 8f c 9a 9 9c q 9q 9 b0 b bg f cr j cw a cy n d3 a e6 8 eb t ec s gs j ho 9 i0 l i1 9 i7 12 i8 h jc 12 lf 8 lp f mw a
din_app 28 6h c lp c
din_bar 28 lf 8
din_concier 28 6h r
din_cook 25 9c c
din_deliver 25 3q c 83 a 88 d
din_din 22 8f c
din_fridg 28 2u i
din_guest 28 3x r
din_guid 28 6h c
din_hom 20 3x c
din_host 28 3x e
din_kitchen 25 cw e
din_own 25 44 y
din_part 22 44 8
din_party 25 44 f
din_pay 22 ho f
din_plan 25 2u e
din_ready 25 83 9
din_room 1w 3r 1c 3x c d3 c
din_sandban 28 i8 n
din_shop 28 2u q
din_singl 28 eb f i7 k
din_strang 28 3x o ec f
din_tabl 1z bg n
dinnerw 25 br y
diod 28 ax r
dip 1w 8 c n q 56 11 g1 8
dip_tank 25 56 r
diploma 1r 10 o 28 k e3 9
direct 16 0 c t i 1c i 1q d 1v a 1x 9 21 d 23 a 3r b 4g d 5e m 65 d 82 c 85 9 87 j 8d o 8l h 8n 6 91 f 95 f an e bj 8 d1 n g6 b jb j jt 9 jz b l5 7 mz b
direct_book 20 1q d 91 l
direct_contact 22 jb f
direct_cremati 28 5e y
direct_debit 1s 1c m 95 j jz c l5 9
direct_farm 28 d1 i
direct_measur 28 1v f
direct_messag 20 cl 7
direct_own 28 jb b
direct_primary 28 t r
direct_trad 25 8l a
directi 1l 2y f 74 9 bi f ds 9 ei d ej b gi h kk c
directi_link 28 ej c
directl 1b 2f 9 48 f 8l i 98 e bc a bj b bs b d1 l db a ds c eu g g6 a jb g jt c jy d k3 j m3 h
directl_family 28 jt g
directl_farm 25 8l c
directl_hom 28 bj f
directl_produc 28 82 a jy c
directo 1e 12 h 5e p 6m 25 7r k 95 d ci 1i eu a ev 8 gb b gm l gp g h9 9 j8 b jh o k1 a mk t
directo_map 28 6m p
directo_task 28 ci t
dirty 1h a m 23 7 4e b 57 7 5s 8 7w o cn 8 d6 7 er h
dirty_ones 25 a p 7w g
dis 28 26 d 2z d
disab 25 2j 1e 9e 16 fq y
disabil 1j s 1n 2j 14 49 e 70 a 9e 17 bl b do 9 fq v h8 f iw c
disabil_beach 28 9e a
disabil_offic 28 70 b
disabil_support 28 s 12
disabl 1l s 2e 9e l 9k c fo m fq p
disabl_childre 25 s s
disabl_guest 28 9k 6
disabl_passeng 28 9k b
disadva 25 16 l 27 h
disadva_youth 28 16 h
disagr 25 eh 9
disagre 1x e5 i
disappe 1l 8g c
disast 20 8d 9 ju i
disc 1r 6 l ch b cz 9 fr d gt b i1 p na 7
disc_jockey 28 i1 p
discard 25 f7 8
dischar 1n 1e 16 ah p ai o g4 9 iq m is m
dischar_let 20 1e 10 iq m
dischar_summary 25 is n
discipl 1w dq l hs d i3 8 iy c
disclos 1x g9 e
disco 28 i1 11
discont 20 8x 1v
discont_part 28 8x t
discord 20 fi 8 jh c
discoun 18 q a 6j 10 6k e 71 h 73 a 83 b 8a h ar b bo 9 cs 8 iv k mk d
discoun_cod 22 6j q
discoun_shop 22 bl a bp a
discoun_superma 28 ao 9 ar 9
discov 1p 30 f 4o b 6h c bn 9 ij b mi r ml c
discov_book 28 mi r
discove 1t 5 9 30 17 4o v 6h x 8o e ez d
discove_box 28 4o b 8o e
discove_set 28 5 8
discree 1n 4m z 9x g a0 7 ad l fp 1l iw f
discree_app 28 iw a
discree_packag 28 4m a
discree_parcel 28 4m a
discrim 25 fl 9
discus 1q ad 7 fg 11 ke 1a
discus_vot 28 ke t
discuss 1x fg u gv 8
diseas 1j 1g j 1y a 2y o a8 9 ah 9 ir 9 k8 e m9 i ma g
diseas_photo 25 2y c a8 9 m9 c
disguis 20 8g d
dish 17 28 a 2u e 3p l 3q 11 3r n 3y 13 3z 9 40 j 45 y 5z l 6h 1o 7u 9 83 v 88 13 8b 9 8d a 8j d 8l n 90 e 98 9 9a 19 9q m 9r n al a aq a as 7 cc a cv q cw 1e ed b f9 b fw y g2 d j0 u k2 8 lg i lp v n9 w
dish_arriv 28 3y i
dish_block 28 n9 o
dish_chang 28 3q i
dish_guest 28 ed g
dish_measur 28 9q h
dish_menu 28 8j b
dish_ord 22 6h 12 lp c
dish_plat 28 45 k
dish_portion 28 9q g
dish_rat 28 6h s
dish_soap 20 7u c 8b c n9 q
dish_star 28 j0 d
dish_vegetar 28 3p a cv 9
dish_weekly 28 88 h
dishwas 1m 33 d 3i b 4x l bk p br p c6 r k8 8 n9 y
dishwas_saf 1w bk n br g
disinfe 1x bm b n5 8
disk 20 h7 d
dislik 1v 3 8 65 7 du 7
dismant 22 df f ja i mc g
dismiss 25 dq 10
disney 28 6i f g9 a
disord 22 l k 9u g aa d
dispatc 1h 1m 10 1s d 81 m ai n cd b co o j8 b kj j kq 12 kt 19
dispatc_book 28 co m
dispatc_drag 28 kq d
dispen 28 8b d 9x k
dispens 1n 4 f 1i f 22 c 3i d 4n p 7u c 8b k 9x g av x ay b cz a d0 a k8 1b
displac 22 28 v id k
display 1n 1n q 53 i at 7 j8 d k7 j m1 e mv c
dispos 1z lt f
disposa 1p 6 8 a v b9 g lt b me b
disposa_camera 28 b9 b
disposa_nappy 28 a e
disput 1j 71 f a4 m ag z ee 13 fw 9 ko e l2 y
disput_park 28 ag y
disrupt 28 7s 7 kt a
dissolv 22 9 f 5g i n9 b
dissolv_wat 28 9 d
distanc 1b 30 k 5l v 6v e 9p 8 ec c i4 8 ik s iv k ji a kk 12 km e
distanc_coupl 28 ik h
distanc_hotel 28 5l d
distanc_student 28 6v g
distil 1t 8o c 8q d 99 c ls 2r
distill 1x 8q d ls 1v
disting 28 2m i 3a 9
distrac 28 io 1o
distrac_apps 28 io n
distrib 1h 26 n 4r 9 7p 1q 82 s dr v hk 9 hl c ku g
distrib_abroad 28 7p 16
distric 1b t a 13 d 8w t cx b fa n gq 7 jb d ka a kc 9 ke d kg f kj i kk a
distric_hospita 20 8w o
distric_leagu 25 13 h kk 8
disus 28 8r i
ditch 25 1s o
div 1p j 7 49 k 4d g 6a h 97 9 f9 b ia 2r
div_bas 25 ia u
div_centr 28 ia 9
div_shop 25 ia b
divemas 28 ia p
divers 25 bl i f8 f
diversi 28 1g 9 7n k
divid 1p 1f c 7b c a6 n g0 7 g2 j j0 s nb b
divid_househo 28 j0 t
dividen 25 2i c
divisio 25 13 9 i3 g
divorc 1i 2l 22 2w i dk j fn 9 i7 g ih n
divorc_parent 20 2l 17 2w d
diwali 1v mu h
diy 1n 2c l 4h 15 at u ew b lv 7
diy_sets 28 4h p
diy_stor 1z 2c 9 at g
dizzine 28 75 e a9 c
dizzy 28 75 h
djs 1r 43 c gs 1m i1 16 ij c ln 7 mz 8
djs_event 28 gs 9
djs_wed 25 gs o i1 9
dms 1t cl 8 jx a l1 h
dna 1z ad 1q ft l
dna_test 28 ad b
do 19 d 8 1o k 1t a 1u 9 1z 6 2f 9 3r 9 5x b 63 a 7g b 7q b 81 c c0 8 cb 8 ds 9 ec b f9 c ff 8 i7 a
do_exercis 28 k 8
do_hand 28 ky a
do_hom 28 3r d
do_noth 1w 2f a ei 9 h8 9
do_oneself 22 1z 7 3k a c0 a
do_someth 28 i7 e
do_themsel 25 d a bx b cb a
do_yoursel 28 ge a
doc 25 67 6 9l d
dock 1v 47 9 4c g 7e d cj a
docs 22 dh g e2 b
doctor x 1 9 7 7 k b l h p o r g t 22 u b v a x f z e 1e 1u 1f q 1h b 2k a 5k 8 5l j 5u l 79 d 7c a 9i x 9l b 9n m 9r k 9s 12 9t f 9w 9 a0 i a1 2k a2 q a7 1e a8 13 ac f ad x ai i av a ax 12 d0 c f5 e gk p gy 9 ic m iq 1p ir o is 16 it 8 iu h iw g ix c je 10 jp a k0 15 k1 2a k2 b
doctor_advic 25 7 a
doctor_answ 28 a8 j
doctor_app 28 a1 e a7 m
doctor_appoint 1w 9s e a2 a ai b k1 v
doctor_asks 22 ir 8
doctor_book 28 k1 10
doctor_cal 25 ad 7
doctor_clinic 25 a1 a k0 b
doctor_comment 28 ad c
doctor_decid 25 1f e f5 f
doctor_dermato 28 1 9
doctor_dictat 25 1e 12
doctor_explain 28 ad 8
doctor_first 1u 2k 7 9i f
doctor_fre 28 k1 q
doctor_hom 28 9l e
doctor_hospita 25 k1 f
doctor_law 28 7c c
doctor_led 28 ax q
doctor_let 22 1e g is z
doctor_market 28 gk k
doctor_near 22 t j a1 a ax 6 k1 b
doctor_nurs 22 t 1m
doctor_onlin 28 a1 l k1 9
doctor_own 28 1e 7
doctor_pay 25 k1 f
doctor_pharmac 22 1 8 7j c 9n 9 a7 c
doctor_physiot 28 x 8 9w a
doctor_prescri 1z d0 f
doctor_ref 20 k a
doctor_review 28 k1 q
doctor_said 22 9s 8
doctor_scan 28 iq j
doctor_school 20 v b
doctor_see 25 a1 b
doctor_sees 25 k0 e
doctor_send 1z je t
doctor_shop 28 a2 g
doctor_sign 28 1e m
doctor_skin 22 a8 7 ax i
doctor_special 25 ac 9 k1 h
doctor_surgery 1u t r
doctor_tel 25 l b
doctor_therapi 28 dk 9
doctor_today 25 is a
doctor_train 20 f5 a
doctor_video 20 a1 26 m0 8
doctor_visit 22 r k t j
doctor_writ 22 k0 d
doctora 28 im 8 mf 9
docum 28 hs c m3 f
documen 11 1d x 1e d 1w 8 2g 9 33 d 42 d 7i b 7j p 7o 8 7p 9 81 9 8v v a2 k au e cl 7 cm e dh a dl m dn w dp 17 e8 8 ei m ey o f3 d f6 m fc q ft w g6 a h3 g h8 b hi 16 hj 8 hm 16 hs h hw i hz 11 ic d iq f kd c ko b kv q kw 1c kx p l4 c l7 19
documen_applica 25 l7 e
documen_bil 28 cm k
documen_book 28 f6 h
documen_certifi 28 7p g
documen_checkli 28 l7 a
documen_client 22 cl c kw 9 l7 o
documen_collect 28 l7 w
documen_data 28 hm t
documen_due 28 dh h
documen_fil 25 f3 c
documen_help 28 ic 7
documen_languag 28 9i b
documen_onlin 22 dp e hi l
documen_photo 28 kx e
documen_plac 28 8v a
documen_read 28 hi c kx f
documen_shop 28 au o
documen_styl 28 42 l
documen_tax 28 dn g kw c
documen_upload 28 l7 h
dodgeba 28 i3 s
dodgy 20 af 12 db 8
dodoma 28 1z 8 22 9
doe 25 44 c iz b mt c
doesn 14 4 i 2n 9 6a h 9x c dw b eo 9 fo 8 jm 8
doesn_fit 1z 2n c
doesn_know 1r a7 9
doesn_look 28 fo d
doesnt 22 6 8
dog 12 y y 2h z 2r g 3j c 3n f 4q 1k 5i x 6o 8 9j q aq c cu 1r ep 1n jf 1m ji 2b jj 1z jk o jl 1m jm 2j jn 1z jo 1b jp w jq f jr r js 12 jt 1g ju u k8 16 ll c lu u mh d
dog_alon 28 jl c
dog_birthda 28 4q a cu a
dog_biscuit 28 cu e
dog_board 28 y n jk e
dog_cat 1t 4q a 5i 8 jp a jt v
dog_chew 25 cu r
dog_child 28 cu a
dog_coat 28 jo f
dog_collar 22 5g 6 jo t
dog_died 28 5i d
dog_field 28 9j n jf 10
dog_food 20 jn p
dog_friendl 22 3n i mh b
dog_groom 25 jj 17
dog_harnes 28 jo k
dog_hom 1x k8 e
dog_lead 28 3j d jo f
dog_meal 28 jn t
dog_own 1d y 8 4q a 9j d cu j ep e jf y ji 17 jj l jl p jm v jn t js a k8 f
dog_park 1w jf v
dog_photogr 28 ep u
dog_salon 28 jj r
dog_school 1z jm j
dog_street 28 2r g jm f
dog_stres 28 k8 j
dog_subscri 28 4q k jn e
dog_train 1z jf c jm 1e
dog_treat 28 cu 13 lu c
dog_walk 1x ep g ji 1d jl h
dog_wash 28 jj e
doggy 25 cu c jl 16
doggy_daycar 28 jl y
dogs 14 y 14 z m 2h o 4q i 5i 10 9j q a9 8 cu 1h d8 h ep 1i jf 1f ji 26 jj 16 jk b jl 2j jm 1e jn r jo f jp 9 jr 1d js f jt 15 ju s k8 q ll j m0 p mh a nc 9
dogs_cannot 28 9j g
dogs_cats 1o y b z c 5i e ep n jr e
dogs_family 28 jt f
dogs_sensiti 28 cu 9
dogs_spend 22 jl 18
dogs_toddl 28 bi d
dogs_walk 28 ji b
dogs_welcom 22 du 7 mh c
doha 28 d3 e
dojo 1z lh 25
dol 20 bl 19
dollar 12 a3 h iv a k4 b
dolphin 25 9g m fd 8
dom 22 9b 1p
domain 1r 7h 9 ei a fi f h7 9 h9 j
domesti 1o 66 e bw q ig 18 j9 17 kr c
domesti_abus 28 ig e
domesti_clean 25 bw e kr b
domesti_help 20 j9 s
domesti_violenc 25 ig 13
domesti_work 20 j9 s
domicil 28 1d c
domicil_car 28 1d 9
don m c 9 p 8 2f b 4n 7 5r 7 5u d 6c 7 7j 8 9p d bd 8 bx 9 c8 a d7 7 dl c dn 9 fo 8 he d in h j0 d jj 7 kw 8 l6 b lu 8 m2 8 m3 9
don_buy 28 90 8
don_chat 28 f8 6
don_choos 28 lq 7
don_count 28 9h 7
don_exist 22 f0 c
don_intervi 28 dl f
don_match 25 6v 8
don_notic 25 80 8
don_pil 28 5u f
don_properl 22 1u b
don_read 1v fg 9
don_see 1v 47 c
don_skip 25 j0 e
don_softwar 28 hc c
don_tap 28 2z f
don_train 28 5d c
don_use 20 80 a
don_wash 28 5u f
donat 1n 26 f 2c i 2g 1a 95 o c9 b ie 9 iv a k5 a la n lt r ly e
donat_good 28 2g o lt c
donatio 1b 26 9 2g 1l 95 u cb 10 ie a if g k5 f l5 e m0 d
donatio_app 28 2g x
donatio_away 28 cb o
donatio_pag 25 l5 c
donatio_receipt 22 95 9 l5 9
dongl 28 ks i
donkey 22 2h w 5t 9 ib c
donor 1c 26 r 2a d 2g 20 7f c ic l id h ie 14 if z it h k5 k l5 23 m0 8
donor_abroad 22 ie i
donor_databas 28 l5 r
donor_india 25 k5 c
donor_insemin 28 it m
donor_record 28 l5 k
donor_see 25 2g r
dont 1u iy b
doodl 22 9v m e6 i jj e
doomscr 25 6t d io h
door v y a 17 g 1c h 1q a 1w 8 1x 8 23 k 24 c 2b 8 2s d 3l 1p 3r c 3z d 46 a 4e g 54 e 55 9 5b 1h 5z q 7d k 80 c 85 n 86 12 8r 8 8u q 91 a 92 d 93 u 9e a ai 9 az 9 bh b bi a bj 9 bx r c1 r c8 i cd e ce x cw e cx h cy 9 cz h d0 p fo d gg d gk a go 9 jj 7 k7 17 kh p kr h kt m lu 7 lv 8 mc k
door_acces 1z 1c r 3l b
door_battery 28 3l 9
door_check 28 cz 8
door_cod 1m 24 b 91 f 92 k go 7 kh i
door_collect 28 23 i
door_damp 28 ce h
door_door 1t 1w 7 23 n
door_dril 28 5b q
door_fit 28 3l f 46 9
door_handl 25 86 u
door_kids 28 17 c
door_kitchen 22 ce a
door_lock 1v 3l 1e 5b e k7 c
door_open 1l 3l 9 5b j 7d h kh b
door_own 22 3l p
door_photo 28 2s 7
door_pick 28 8r d c1 e
door_remind 25 k7 u
door_sam 1z q e 54 c d0 i
door_scan 25 93 b
door_shop 28 19 d
door_singl 28 bx a
door_smal 25 kj b
door_thursda 28 85 9 ct 7
door_wash 28 c1 d jj c
door_width 22 mh d
door_window 28 5b a
doorbel 22 3l v 5b 1b
doorbel_camera 28 3l d 5b 9
doordas 28 dn b
doormat 28 84 h k7 i
doorste 1u 7 a d f 3m a 3v 8 4i h 4s 9 83 i 86 y 8s 7
doorway 22 47 g ep 8 ic m
dorm 20 9c 1t
dormito 22 9c 1m al 7
dormito_beds 28 9c o
dos 1k 7 l 4n 11 58 q 9x 1m d6 b i0 f ix a
dos_cannabi 28 4n r
dos_capsul 28 7 9
dos_clear 28 4n 6
dosa 22 3p h 45 h 4u c
dossi 20 bb g dh 9 e8 7 l7 e
dot 25 bp g ej j
doubl 16 b 9 34 o 38 i 4o b 5x 9 6t 9 6v f 92 c 9z 16 an e bp a ck 9 do u e6 b f4 j gz a jf a l1 b
doubl_booking 1u 1b 7 92 b l1 d
doubl_cov 25 do 18
doubl_gat 25 jf e
doubl_market 28 8h 7
doubl_nobody 28 f4 a
doubl_room 1x 9z d an b
doubl_wal 28 38 s
doubt 1u 2y 9 n5 8
doubtfu 1r 6l 9 70 7 8v a h3 d hm p hn c
doubtfu_field 28 hm l
doubtfu_ones 22 8v 9
dough 1o 4u k bk f ct b e2 c fw 8 lg 9
doula 1w o 2g 5k g cm 1r
doula_hom 28 o t
doula_moth 28 o i
down 1x 2n 8 4w a 61 d 9e c bm c
down_used 28 4w 8 bm b
downhil 28 9p a dv a
downloa 18 2t b 35 9 42 9 9h 8 9m a b6 w b9 f dp w eq i fd b fh c j5 t jx 13 mv 27
downloa_fil 20 dp k
downloa_pdf 25 mv c
downloa_pictur 28 b9 8
downloa_print 22 mv j
downloa_ready 28 dp h
downloa_report 1w mb 7
downloa_road 28 fd b
downpip 28 c0 m
downsiz 1v 6q 7 az k
downspo 25 c0 1h
downsta 25 4e m 5u b lz h
downtim 22 6p 9 h7 j m6 n
downtow 22 47 i gi d
dozen 1t 44 8 a8 9
doña 28 76 d
dra 20 4f d 65 9 kv b lb a mf a
draft 18 m b 1e 10 5f a 6y m 7h f 7o q ak 8 b6 b c5 9 dl 9 dp e ds f e8 h ef b ei b ey a f7 25 fx k gx v h0 a h1 u h2 a hh 18 hj a hr 9 hy a il d kv 18 l0 a l3 12 m2 9
draft_answ 20 f7 y gx b l3 i
draft_bil 28 kv q
draft_check 28 ei g
draft_comment 28 7h 9
draft_empty 28 5f 7
draft_lawy 28 dp a
draft_not 28 1e p
draft_own 20 6y 8
draft_reply 1x f7 14 gx h l3 u
draft_round 28 fx 8
draft_second 28 1e 8 l0 f
drag 1l 2u f 2z l 8y i 9v a fk 8 h3 b hr i kq c lb 18
drag_drop 25 8y c lb d
drag_screen 28 lb q
dragon 1v 5y a aa u b8 9 fk e
drain 1n 1p j 1z h 54 12 57 7 c0 b c6 g
drain_oil 28 1p b
drainag 20 1z n 59 8
drakens 28 35 b
drama 1l 12 1a 5s b 94 b gn 18 gp r
drama_group 22 gp a
drama_school 28 12 v
drama_student 28 gp a
drama_teach 25 gn b
drank 22 k8 j
drap 1x 5c 10 et b ii d
draught 1z ak s c8 l
draught_beer 28 ak j
draw 13 m z 1v e 2b 9 33 a 3e d 4f b 4h e 4w h 59 1a 5a 8 68 a 6e 8 6q 8 6u 9 7q r 8x j 9v a bg z bk j c5 a c7 a dz a ea n eh c en 6 ew 8 ex 18 fk d g5 g ga 1n h9 9 hf c hi 8 it 9 kf 8 kk 9 ko g lb c mi i mv b n8 e
draw_becaus 28 p 9
draw_clas 28 ex 9 mi h
draw_even 25 m f lf a
draw_fix 28 c7 8
draw_half 25 ga l
draw_lesson 28 ex u
draw_part 28 ga e
draw_photo 25 m e
draw_plant 28 59 o
draw_print 25 7q d ex e
draw_run 25 ew e
draw_shelf 28 bg t
draw_tablet 28 ko g
draw_tel 28 6e c e2 9
draw_wag 28 ga q
drawdow 28 6r z
drawing 1j 6e a 7q a c5 j fj j fv c hz o ik c kd 12 mx d n3 a n8 e
drawn 1k 9 7 2r 9 3e c 59 c 6e e fe d iw a m9 b n1 b
dread 1z fx d g7 7
dream 1k 6l 9 9k e bn c ii b lx i
dream_fly 28 9k a
dres 1b 2x l 3a a 53 9 5v n 60 11 61 f 62 1v 6b g 6c n 6f u ap 13 b6 y cr 8 fq 10 gn p ii e ms 1x n2 2j
dres_ful 28 gn 8
dres_hir 28 62 r gn b
dres_measur 25 ms x
dres_onlin 28 ap 9 ms 7
dres_rent 28 62 m gn b
dres_siz 28 n2 g
dres_suit 28 ap t
dres_trous 25 b6 q
dres_weekend 28 62 q
dres_wel 22 n3 9
dres_wid 20 b6 6 n2 r
dressag 28 jr d
dressma 22 66 9 6c i b6 1k
dressma_pattern 28 b6 x
dri 1f 4h a 4q 9 4r 1e 4t i 8g b 8j d 8m a 8r a bj y c3 8 cu 15 d2 p d9 1j gk b jj b
dri_citru 28 d2 j
dri_flow 25 4h b bj 10
dri_fruit 20 4r 1b 8g c d2 9
dri_larva 22 d9 w
dri_mango 25 4r a
dri_meat 28 cu g lq 8
dri_treat 28 cu p
drift 1w 39 j 7x 9 ik i
drift_apart 28 ik g
drift_off 28 39 i
driftwo 28 4z w
dril 1c p a 11 9 2a t 2c 12 31 a 3f i 3l f 4h a 5b p 5c b 6k k 75 m b3 m c9 1n cg 1c d7 g e3 e e5 c eg b hv k kg d
dril_ham 28 b3 f
dril_lad 28 c9 l
dril_until 28 e3 j
dril_used 28 2c 9
drink 10 22 l 2a q 3i 1b 3n a 3v t 3w q 44 7 4d h 4f j 4l 7 4s l 87 m 8d 14 8m p 8o 1b 8p 1b 8q l 8v 9 a0 14 ak 10 ao x b1 d cs k cz n d2 12 es z ew b gv a i3 7 ih d ij a k8 r lf o ll u lo f ls c mf l
drink_add 28 d2 e
drink_alcohol 25 d2 7
drink_bottl 22 3i v
drink_brand 28 8p c
drink_cak 22 3u 9
drink_cocktai 25 d2 9 ls 9
drink_coffe 1z 3w 8 4f c ll j
drink_drink 28 8p c
drink_guest 25 es c
drink_hom 20 ak 8
drink_les 1x a0 s
drink_natural 28 8p c lf c
drink_powd 28 8p c
drink_snack 20 ao s
drink_sugary 28 3v 9
drink_tea 25 cb 8
drink_than 28 a0 7
drink_wat 1s 22 v 2a r 3i a cz x mf v
drink_wel 25 es 7
drink_yoghurt 28 4s p
drip 1p 3c i 3n f 59 q bx y by c jk e l9 e
drip_irrigat 22 59 p by b
drip_tap 28 bx q
driv t p f 11 b 1m 1o 1o f 1p 11 1q y 1r 17 1s s 26 c 34 b 36 u 3s 7 4a b 57 f 5r 25 5w 1m 5z p 6m c 6o f 7u b 7x 9 7y i 8b 8 8o 6 8u 9 9f l 9l 7 ai x az 9 c2 9 co z cv d d4 9 d7 i d8 6 dc f dn o e9 1i el n ga 8 ge b gg t gh 1l gi 1e gj 18 gk 12 gq 8 hz b j1 d ja b jf 8 jg b jp 8 jq k kb a kg 9 kj q ks 1g kt 1h ls 6 lv 9 m4 r mg d mm 10
driv_airport 28 1r w
driv_alon 22 gh j
driv_already 25 m4 e mm r
driv_app 22 1m h gj e kt h
driv_around 25 1s 7
driv_back 1v ai d kt 9 m4 g
driv_break 25 kt g
driv_cancel 25 5w a
driv_car 25 1r 8
driv_check 20 ks n
driv_collect 22 bh f gk 8 mg e
driv_data 28 ks a
driv_dispatc 28 1s c kt b
driv_drink 25 8o 9
driv_electri 20 36 f 8b d gj u
driv_empty 1z mm a
driv_fair 28 5w e
driv_far 22 1m a
driv_go 25 gh d gi a
driv_half 20 kb 7
driv_hand 28 1p g
driv_hom 1z p c j9 8 jq c
driv_instruc 22 5r c e9 b
driv_keep 22 1m d
driv_kids 22 5w 19
driv_leav 1z gh f
driv_lesson 22 5r 1x e9 b
driv_licenc 1q 5r z e9 e ks m
driv_neighbo 25 d7 e
driv_off 22 7x e
driv_own 1z 1m c 5w 9 c2 e
driv_park 28 21 7 co j
driv_permit 28 e9 c
driv_phon 1w 7y g kj 9 kt c
driv_rang 25 jg a
driv_record 28 36 b
driv_report 22 j1 m ks 9
driv_rid 28 gh b
driv_ring 28 8u 9
driv_rout 22 9f 7 lv 8
driv_sam 20 5w a
driv_school 1v 5r 1m e9 x
driv_scor 28 ks l
driv_self 28 1q f dn f
driv_send 25 hc d
driv_separat 28 dc e gj g
driv_set 28 dn c
driv_shop 22 5u e
driv_show 28 co b
driv_smal 25 cv c
driv_stop 28 kt o
driv_tax 28 dn a
driv_taxi 22 1p c
driv_test 28 5r g e9 c
driv_themsel 28 gg f
driv_theory 28 5r d e9 1c
driv_thursda 28 5w 9
driv_train 25 ai e
driv_trip 25 1q e
driv_turn 28 kj n
driv_wait 22 1r m jp h
driv_wash 28 1p t
driv_way 28 mm c
driv_women 22 gk c
driv_work 20 gh d
driven 1p 16 b 1r b 5w g 7h e gk a lu d
drivewa 1i n b 1z 1w 57 1k c0 v c3 d el 12 ge u gi 21 gj l l2 d
drivewa_empty 22 gi h
drivewa_offic 25 el m ge e
drivewa_park 28 gi q
drivewa_patio 22 1z t 57 i
drivewa_wash 28 57 9 c0 e
drivewa_yearly 28 c0 f
dron 1e 20 b 52 17 5a 8 7i l 8w 3j d4 e e4 a eq p f5 a g4 t ju o kf r kx c m9 a mb 33
dron_aerial 28 52 n
dron_br 28 8w c
dron_deliv 22 7i g 8w 11 mb b
dron_flight 28 8w c
dron_fly 28 8w q
dron_land 28 8w a
dron_liv 28 eq d
dron_map 25 kf e mb h
dron_photo 20 52 9 kf d kx e mb g
dron_servic 28 8w w
dron_survey 28 5a a mb 17
drop y 17 12 1a a 1g c 2p 9 4g f 4n m 5s d 60 a 67 s 6k p 6l j 8w 8 9n a 9v e 9z a ay e b9 h bd m cy a d6 f da 7 do 9 du h dv a ex 8 gk f gl 9 gr 7 h0 g hj d ie a in b jl j k8 e kt h me 9 mo 8 mt 6 mz a n5 9 n6 d
drop_box 25 b9 f bd 6
drop_chang 28 do i
drop_client 25 kt g
drop_fil 28 7u f
drop_girl 28 17 s
drop_needl 28 lv 7
drop_next 28 c1 7
drop_off 1h 1a a 5s a 67 s 9n d ay h b9 a du a gk d
drop_ord 28 kt d
drop_pictur 28 h0 n
drop_record 28 gt 7 hj c
drop_school 28 ie i
drop_ship 28 4g k
drop_test 22 4w 8 n6 d
drop_th 25 2p d
drop_treat 28 k8 r
dropshi 28 4g 1a
drought 1z 59 l g4 e
drought_toleran 28 59 j
drov 20 5r 6
drown 1l j 8
drug 1p 1h k av k d0 p ix b je i
drug_shop 28 av b
drugsto 1p 0 a 2 a 3 b 7 a 4j 7 4m 8 8g a av q n7 e
drugsto_superma 28 0 9 7 a
drum 1l 25 f 5p n 8h c ay p cv b go 27 jy a
drum_amps 25 go w
drum_kit 28 go 7
drunk 1w 7v a ae f es 9
dry 11 0 d 1 a 2 a 4 k a d n 7 1p 9 1w 6 38 g 3c c 4u m 56 h 5t 8 6a b 87 7 8h 8 8q 9 8r 8 am y an j as k at 8 ay 1m az h c0 7 c1 12 c3 u cu g es a fk 8 gl 8 jj i ld a m9 b n1 g na 7
dry_ag 28 as l
dry_aged 28 as j
dry_beds 28 87 c
dry_cellar 28 c3 s
dry_cid 28 8q f
dry_clean 1w 62 a 6c 9 c1 11
dry_even 28 56 c
dry_floor 28 3c 7
dry_gras 28 cs a d8 6
dry_hand 28 na c
dry_heat 28 n d ay e
dry_hir 25 es d
dry_ice 28 3u 7 5t d
dry_ingredi 28 4u m
dry_room 22 an o
dry_season 28 22 9
dry_skin 1z 1 f
dry_storag 25 7z a az c
drywal 22 kp b
drôm 25 9b e br l
dtp 28 au s
dtp_centr 28 au m
dub 1x 25 t eo a h3 11
dubai 1j d c du 7 ky b
dublin 1l gw 6 ly 7
duck 20 cu g
ductles 28 1u q
due 13 o b 1h 9 1k p 1l b 36 a 71 j a4 7 ce 8 cn c dh k hb a hf a hk h il a j3 c k3 p ka a ks g kv 8 kz j
due_dat 1m o b 1k m 1l a hk a
due_diligen 25 dh o
due_monday 25 hk 9
due_now 25 71 9
duel 25 6u 9 bn g e9 9
dues 1w 95 1z l4 1r
dues_event 28 95 k
dug 22 1z a jf h
duisbur 28 n g
duka 22 ao v jx c
dul 1q bd g
dumb 28 3l a
dumbbel 22 f a aj z
dummy 1w 11 1p 4v c 75 h
dump 1n 23 c 7y g in 15 kc w lt m
dump_rubbish 28 kc h
dumpl 20 3p i 4t v 8c c lg w
dumpl_wrap 28 4t l
dumplin 1w 4t 1o 6h 9 88 e 8c 8 aq 17
dun 28 du e hk i
dung 22 da 1p
dung_cook 28 da s
dunk 25 lj 8 n5 v
duo 20 5p e gs n mz f
duplica 1q 34 27 fv c h6 9 kc f
duplica_blur 28 34 l
duplica_blurry 28 fv c
duplica_merg 28 kc a
dur 28 1h e jw b
durabl 25 64 d 6d 8
duratio 22 1b c mk e
durban 1u j 7 58 b 8d 8
dusk 20 4c h 9g f b2 c
dust 1i 18 b 1x b 3b 1a 55 a 7b l 8l 9 bw 9 ld 6 m6 c my g
dusty 1z 1p 9
dutch 1m 3q d 6n e 94 b dx i f2 7 g3 7
duty 1b 17 8 4p f 6k b 8d c 8q a 8s i 8v 19 99 1a 9r 7 av m hr v j0 j j9 a kg d ls 8 mm l
duty_calcula 28 8v c mm b
duty_plan 28 hr f
duty_product 28 4g a
duty_report 22 99 y
duty_return 25 99 f
duty_rost 25 hr q
duty_ship 22 6k d 8s d
duvet 1u ay 1a bs 27
duvet_cov 28 bs s
dwel 1q 9j b b4 d lw d
dy 1o 7b c b5 a le 8 m0 13
dye 1r 2 d 4y f 67 7 6f 7 am 7 b5 b
dyed 1s 60 q 6d 6 b5 2f bs f
dyed_yarn 20 b5 12
dyer 28 b5 f
dyes 1v 6f 7 6g 8 c7 g
dynamic 1v 51 b ck e jw e
dyscalc 25 5o 9 e6 r
dyslexi 1w 5o 8 dw b dy g e6 2y
dyslexi_childre 28 e6 8
dyslexi_read 28 e6 z
dyslexi_tutor 28 e6 h
décor 28 4k e ii f
dön 28 al 15
ear 1i p a 1h m 5j g 8r a 9p d e6 e em 8 fd a gm 6 gq a h3 c hu a jo c ma 1j
ear_tag 1x 1h m ma 1l
earbud 1z 6z 2b n6 c
earli 1h hh h
earli_answ 28 hh f
earli_ones 28 f7 7
early 12 g j v j 14 a 1i 9 5m k 6q 12 71 l 8n j ab d dy h fi b fk a g5 9 ga j gb a gh d hr 9 i5 a iz 9 js b ma e mx d
early_acces 1w fk 8
early_account 28 6n c
early_bird 25 i5 a
early_childho 28 iz b
early_dementi 28 ab d
early_harvest 22 8n r
early_interve 28 v s
early_lat 20 g d
early_morn 1u g g 14 a
early_read 25 dy s mx 8
early_retirem 22 6q 1c
early_sal 28 i5 9
early_someth 28 js 8
earn 12 28 h 2m 18 6q 7 6u 8 9d a a6 c cj 8 fz e ga 1s id d iv 11 j0 b jd b k3 m m2 7 my h
earn_far 28 ga b
earn_finish 28 g0 7
earn_first 28 28 g
earn_own 28 id c
earn_pay 28 ga 14
earn_payday 28 ga q
earn_point 28 iv n
earn_read 25 2m v my f
earn_rent 28 a6 c k3 c
earning 1u e 8 2i f 6n f ga h
earphon 28 94 g n6 e
earring 1w 4h r 68 2c le 9
ears 1p p j 25 9 cu a ep m jj m
earth 1q 8 b 3e d 5g 5 dg x ff f lx d
easel 25 lf 13
easel_apron 28 lf j
easi 1m 9o 8 a9 7 du a
easily 1l 1 n c k p e
east 1f 2s 8 8c d 8h 9 gw 9 if 8
east_african 28 gw c
east_sid 28 ay 7
eastern 1w 5p c 8k a fa b
easy 12 b 6 4v 9 6f 9 94 a 96 9 9p p aa 7 bn 9 e4 b e9 8 fd 7 is u iw 7 k8 8 ki x
easy_clean 20 k8 b
easy_hold 28 bk 9
easy_languag 1z 94 7 is 18 ki h
easy_read 1z iw a ki 14
easy_today 28 iu c
eat 10 l 18 s d v 9 2u l 3q k 3r 8 3x i 40 8 48 f 4p a 4q 8 4t 8 5q 9 5z 9 6h 16 84 9 88 m 89 8 8e d 8j c 8k 7 9a 8 9q 1d al 8 aq c b4 8 cp c cs f cw a d9 6 f9 9 i9 8 iy 9 jn 8 k2 h k9 u lg q lp b lq 7 lr 7
eat_afterwa 28 47 9
eat_breakfa 28 cp 9
eat_cook 22 lp f
eat_cut 28 k2 j
eat_disord 28 l h
eat_first 28 8e 8
eat_les 1x 37 8 ma 8
eat_meal 25 2u f
eat_party 28 k9 d
eat_plan 28 l d 9q d
eat_play 28 v g
eat_pric 28 2u 8
eat_see 28 9a e k9 j
eat_togeth 20 lg j
eat_wel 1q 3q f
eaten 1m 5z a 7u h
eaten_thrown 25 7u a
eatery 1z cy 1h
eatery_app 28 cy q
eats 1f l d 1t 8 5z a 7u 9 9g 9 d8 d k8 9
eau 28 5 z
eau_parfum 28 5 r
ebay 1z b8 8 m2 1p
ebay_etsy 28 m2 q
ebi 22 6f 8 ms h
ebook 1z 6y 1z jx p
ebook_print 25 6y 11
ecg 28 1f h
echo 20 jw s
eco 1o a n 37 c 8b a df f ia a n9 z
eco_clean 28 8b a n9 e
eco_deterge 28 n9 9
ecommer 25 8s 8 la t
ecommer_brand 28 la b
economi 1v 1q f e6 a e8 b
ecuador 1z 3s f d6 c
eczema 1q 1 21 a8 n ir f k2 n
eczema_eczema 28 1 b a8 a
eczema_pron 28 1 i
edg 1h b j 1z 6 4w h 55 d bd k bp a fo a lw j ly 8 m6 9 n6 a
edg_razor 28 b n
edibl 1t 4n z 8j e 9g p d3 q me d
edibl_flow 28 d3 q
edibl_mushroo 28 9g n
edinbur 1s 47 e 81 e ff c lh e lv c
edit 1a 25 t 42 w 52 o 7h 9 7i 11 94 e cb b dl c dr 22 e2 a eo m ep m eq d fs e jw 11 l6 a lc i
edit_app 28 7i i
edit_audio 28 jw g
edit_distrib 28 dr l
edit_episod 25 25 h dr j
edit_imag 25 42 g f0 a
edit_pictur 1x eo b ep 9 ky 9
edit_podcast 28 dr f
edit_publish 22 dr j
edit_softwar 28 dr 7
edit_tool 25 jw i lc 8
editabl 1z dp n j5 o
editabl_word 25 dp k
edition 1h 2p z 4o e b2 9 bq 13 f9 h fa g fj a ls b mq g n3 b n5 9
edition_nam 25 ls 6
edition_piec 28 bq f
editor 1f 30 b 4o j 6y k 94 9 dp 9 dr d eq z fb a fh l fj 8 fs a fv n h1 a jw w ki j lc i mx m
editor_cov 28 mx p
editor_design 28 6y 8
editor_sit 28 eq i
editor_sits 28 eq j
editori 28 ki i
educat 20 2t 1k ea i
educat_hom 28 2t a
educat_parent 28 2t h
educati 1i 15 a 29 g 5m e 96 d bl p e8 d fc k g1 8 ie h iw 11 j5 d k6 j
educati_adult 28 iw s
educati_authori 22 96 e
educato 1o q c 17 j 4e h 4i f 4m d 5n h 9d f 9r 7 iy n j4 d
educato_childre 28 j4 a
educato_cook 28 5n i
effect 1p 37 7 ac 7 fd c fh s fk 7
efficie 20 1u c ay d
effortl 28 4y 8
egg 1k 3o c 3t e 4t g 84 b 8g h cn a cu b d9 d it w k2 r
egg_farm 25 d9 f
egg_fish 28 k2 c
egg_freez 28 it m
egg_noodl 28 4t d
egg_nuts 28 3t c
eggs 1h 2v 9 3z g 48 l 4t 9 4u v 7d p 82 b 85 a 8f 9 8j 9 ao j ar a d1 k ib m lg b lz 9
eggs_bread 22 7d b
eggs_milk 25 ib c
eggs_vegetab 25 d1 b
egusi 22 cr 7
egypt 1w 6u 7 j7 g kj 8
egyptia 22 9m f
eicr 25 kz o
eid 1t ct l gc h mu g
eifel 28 e1 b gk 9
eightee 1r 2o 8 4c e 4y b 5n g 8u c
eighth 25 a6 e bv a lq e
eighty 1l 8x 9 h5 e
eindhov 25 3k 9 5w b 7q a
eith 1b 61 9 6a 9 jk b
elastic 1x a 7 6g 9 7e t
elch 25 65 e
eld 1l 2d k 5z i af c dx b eh h fn c fo a fr 9 je d
eld_phon 28 af d
eld_teach 28 2d a
elderfl 28 8p i
elderly 1b p s r 15 3g 1g 3k b 5u 1l 5v 14 5z 1g 88 a a2 12 ab k af g ai a cx a d0 c ed a ek t fm 16 fn h fo v gk g j1 9 j9 f je o lk v
elderly_doctor 28 5u k ai d
elderly_folk 25 fm f
elderly_hom 28 5v d
elderly_liv 25 j9 9
elderly_own 1z p h r f
elderly_parent 1r r g 5u i 5v h 5z g a2 13 fo 9 je q
elderly_person 28 3g h 5v g
elect 25 e3 d fr b g6 d
electio 28 6t 9 kd 9
electr 28 3l d jr a
electri 11 16 g 1q g 1v 9 2b n 2i n 36 n 37 7 3d 17 3f s 3o 8 4a h 4c 16 4l d 4z s 54 1p 57 7 5a h 5b f 5r 8 5w a 6b d 6p 19 75 b 8b h at 8 bx u c4 l cg f cj f d8 9 dc 17 dd a de i g6 h g9 k gd f gg m gj 1a gk r gy 9 h9 w i9 7 j8 14 k7 b kp i ks l kz 1p m7 g
electri_bik 25 3d z gd c
electri_bil 1x 3f 8 g6 i
electri_boat 28 4c 18
electri_car 1z 1q b 36 b gg b gj o
electri_cargo 28 3d l
electri_cars 1r 1q a 36 d dc f gg o gj 17
electri_certifi 25 kz 12
electri_consump 28 3f l
electri_contrac 1z 6p a kz e
electri_door 28 54 u
electri_firm 22 kz b
electri_fleet 25 dc c
electri_gas 28 6p h
electri_gat 28 5b k
electri_load 28 3d d
electri_met 25 37 c cj q
electri_motor 28 4c f gd 8
electri_near 28 j8 9
electri_net 28 d8 c
electri_paint 25 bx d c4 f h9 a
electri_phon 28 54 d g9 k
electri_plan 25 6p f
electri_plumb 22 bx f j8 r
electri_pric 22 g9 e
electri_repair 28 54 9
electri_safety 1w 4z 8
electri_scoot 25 3d c ge d
electri_smal 22 kz b
electri_suppli 28 2i 9 6p c
electri_toothbr 28 4l m
electri_truck 28 dc c lt e
electri_van 20 8b q dc g gk c
electri_vans 20 4a f 5w g dc o
electri_wir 28 16 r
electri_work 25 54 9 75 j
electro 1f 7 c 18 m 3k 9 3l s 3m n 6k v 7q 13 b3 c c6 c gr b hi 1e i5 k jr f k0 j kx a
electro_open 28 i5 p
electro_repair 28 3m e c6 e
electro_signatu 22 hi 1k
electro_stor 28 nb 8
elegant 1x 4n 8 65 j gy h ms g
element 25 q 15
elena 28 e e lk 9
elevato 1v cd 2f m4 a
elevato_mainten 25 cd u
elevato_servic 28 cd a
eleven 16 3e a 44 a 5m a 68 8 74 8 7g 9 8c d 8r 8 ge 9 go a ll 8
eligibi 1z 1g w 1j g ey 9
eligibi_check 28 1g 8 1j e
elimina 25 9q g ir r
elimina_diet 28 ir d
elit 22 13 e
ella 28 l b
elop 28 42 c
elopeme 20 41 w ev p
els 11 7z 9 8g c 9j 9 9v b bg 9 gp b j1 e jf d
els_field 25 jf 8
elsewhe 1g 60 9 73 a hp g
email 12 2w l 6l a 74 8 7g 9 7k l 7m i 7s 8 96 9 9z e ag b ck f ey a f3 19 f7 1q f9 20 fa o fm c gx p gz 1d h2 e h3 f ha 10 hc d hg j hi c hj 8 hs a hv 16 il a jx 9 k9 1c kh a kv 9 l0 n l3 a l7 m la c
email_addres 1s 74 b
email_draft 28 f7 m gx e
email_employe 28 hv q
email_excel 28 f3 d
email_importa 28 f7 d
email_morn 28 ey g
email_pap 25 96 e hs b
email_pdf 28 f3 h kz e
email_phon 28 hg f kw 9
email_real 28 fa j
email_school 28 2w n
email_send 28 l0 e
email_spreads 28 kd b
email_text 1z l0 m l3 b
email_thursda 25 k9 12
email_tool 28 gz c
email_websit 28 fa e h3 i
emb 22 7r f c0 n
embarra 1s iw g
embos 28 mu q
embroid 1r 6b 8 6e k b5 11 le f n3 b n8 p
embroid_nam 28 n8 i
embroid_shop 28 6e a b5 8
embryo 25 it 12
emerg 22 b2 i
emerg_collect 28 b2 f
emergen 16 t d z d 11 19 1j a 3g o 3j g 54 s 5k 8 5m b 75 d 79 a 9t e a3 g a7 17 ai k ce i d0 a ej k ew g gy e hu 9 ic b ig c ip 9 iq a je f jp c jq e k1 b l3 f
emergen_button 20 3g e
emergen_cal 1s 3g e ej c
emergen_clinic 28 jp 8
emergen_contact 1s ej b
emergen_doctor 25 a7 i
emergen_functio 28 3j 9
emergen_fund 28 a3 o
emergen_kit 22 ew l
emergen_light 22 ce p kz d
emergen_pharmac 28 d0 e
emergen_plumb 28 54 11
emergen_respons 25 11 o
emergen_room 20 t c a7 c
emergen_sign 25 9t j a7 a
emergen_vet 28 z b
emi 25 a5 9
emigran 1t 5d n a1 e
emirat 25 8i 9
emissio 1r 37 x db t m8 2m
emissio_factor 28 m8 p
emissio_report 28 m8 n
emma 28 6e 7
emotion 1r 6i e 6z 7 9v g h4 i ip 13 it 7
emotion_support 28 ip a it 7
emotion_wellnes 28 ip n
employ v 11 i 16 g 27 8 28 14 29 9 2f h 2j t 3y p 4e b 50 a 5v 9 6b t 6n d 74 g 75 e 76 e 7i q 7k a 7l l 7n l 7u i 9i a a1 7 a5 9 am 9 bt c bw 9 dc n di f dn x dq r dt w e3 p ef g eg 9 f6 t fl 16 g3 8 g8 10 ga 17 gb d gc 15 gh b hb r hd u he t hq q hs s ht n hu 1h hv k hw 9 hz n j6 e j9 b k3 h k4 h kz b l9 r m3 y mj n nb i
employ_bil 28 hb d
employ_book 28 hu j
employ_buy 20 gb f
employ_canada 28 fl 8
employ_clean 25 50 g 7t b
employ_coach 28 hu e
employ_electri 28 kz b
employ_family 28 ga 9
employ_find 28 gc k
employ_fitnes 28 dt a hu e
employ_franc 28 hx 8
employ_freelan 25 dn e
employ_guest 28 dc g
employ_hir 22 e3 f
employ_learn 20 2j f l9 c
employ_match 22 k3 e
employ_mentor 28 28 k
employ_open 28 m3 l
employ_own 28 f6 9
employ_partn 28 27 f
employ_pay 1k fl e ga e mj a
employ_questio 25 ht e hz u
employ_rent 28 am d
employ_report 25 74 r
employ_rid 28 81 8
employ_saving 28 k3 9
employ_sign 28 ga f
employ_staf 22 he b
employ_tax 25 dn a g8 18
employ_train 25 5v d l9 c
employ_use 28 7n f
employ_work 22 7i g
employ_worksho 28 7n f
employ_writ 28 m3 e
employe 1b 3y d 6b t 76 j 7w 8 dq f f6 b ga 9 hd i he k hq l hs 1f ht 1c hu 1k hv w hz b l8 9 l9 q mj m
employe_fil 25 hs j
employe_own 28 76 f
employe_train 25 hq d hv b l9 u
employe_wellb 28 hu 1b
employm 1i 28 c 2j 9 77 a dp n dq 14 ef c j9 t
employm_agency 28 j9 r
employm_contrac 1z dp c dq w
employm_lawy 1u dq d
employm_offic 28 ef d
employm_support 28 28 9
empower 28 id 17
empti 1v kb a lt s
empty k 1a d 2d c 38 9 4d b 4e b 53 i 5r 7 7a y 80 e 8b b 8t h 8z 9 9x d ai b bq 8 c0 g c3 b ca s cj 9 cz q fn e gh b gi 9 kb g ky b ln 8 lt i m4 m me 9 ml a mm 9
empty_animal 25 2h 7
empty_bags 22 gl 9
empty_basket 1t 58 9
empty_berth 28 cj q
empty_bik 22 gf 8
empty_boot 28 mm g
empty_buildin 28 7a c
empty_campaig 25 7g 9
empty_cellar 28 lt n
empty_check 1t ca c
empty_claim 22 kx 9
empty_clean 1z 7t d bw 9
empty_contain 22 kb 7
empty_deliver 1n 86 7
empty_din 28 44 9
empty_episod 25 fb 9 fk 8
empty_evening 28 lf 7
empty_event 1v 45 9
empty_flight 25 8w 8
empty_gut 28 c0 v
empty_hom 22 53 9 ca f
empty_hous 1r 53 y 7d b ca u
empty_issu 25 fj 9
empty_load 25 ay 7 m4 k
empty_lot 28 2d l
empty_lots 1x if c
empty_match 20 m4 d
empty_mov 28 c2 b
empty_offic 25 80 u
empty_ones 28 cz g kb 7
empty_parcel 28 8u 8
empty_party 25 5t 9
empty_payment 22 ho 9
empty_piec 1u c7 7
empty_plant 28 2y 8
empty_post 25 ca g
empty_prescri 28 av 7
empty_proposa 28 hh a
empty_rid 1x jv 7
empty_room 1o fn w jc a ky h
empty_round 22 bz a
empty_run 25 m4 b
empty_seat 20 gh q
empty_sensor 20 3c 8
empty_session 1p 9m 7 du 7
empty_shop 1t 7a 1b
empty_sinc 25 48 9
empty_slot 1z 1a r
empty_stor 28 7a 11
empty_storefr 28 7a t
empty_swap 28 cz e
empty_ticket 22 93 8
empty_transf 25 g6 9
empty_trip 1u gk 9
empty_truck 28 m4 k
empty_unit 22 38 8
empty_vehicl 28 ks 9
empty_visit 1e jq 9
empty_wal 28 bq h
enablem 28 l9 b
enamel 22 4l q n8 e
encoura 28 gw 9
encrypt 1l 33 a 3a l 74 17 9s b 9u 8 9v k
encrypt_phon 28 9s c
end w j 8 p 8 16 e 1b 8 2e e 2u a 35 9 39 7 41 d 56 8 5k 9 6u 7 6v 8 6y 9 7f c 7v c 8a b 95 8 9m a bl c dn 9 dy 7 ei f fd c fg a fv c g2 h g8 9 h6 e h7 a hc b hi a hl b i0 a kf b lc 8 lo d
end_dat 1z kf g
end_din 28 i0 h
end_end 1w 41 c 6y b 7v e dn b h6 g
end_legal 28 41 f
end_lif 22 ei d ep a jq c
end_own 28 5r 7
end_print 28 fv a
end_shift 28 ht d
end_station 28 lo b
end_surpris 28 8a c
end_test 28 h6 j
end_train 28 35 i
endgam 28 li c
ending 28 6i b
endocri 25 a1 9
endomet 1w 9s 15 ir g
endpoin 28 h4 v
ends 16 1j 9 33 c 3j 9 5t 7 6p k ex a ga b gb o hi d hs d io 9
ends_exhibit 28 ex e
ends_parent 28 j4 9
ends_send 28 3j e
ends_soon 28 gb 8
energy 1a n 8 x d 1u 8 2i 1m 3f 11 3v 8 5a 9 6b 9 6p 11 8g q 8p h 8r e 9z 9 a0 8 c8 1m da 9 dc 9 dd f e3 c fl n g9 j gj a in b ir q m7 1l m8 i
energy_advis 28 c8 t
energy_bars 25 8g w
energy_bil 1z 5a b m8 i
energy_build 28 m7 n
energy_communi 28 2i q
energy_company 22 1u 7
energy_consult 22 c8 i e3 g m7 g
energy_contrac 28 6p c
energy_coopera 28 2i x
energy_drink 28 8p o
energy_met 28 3f c
energy_monitor 25 3f 13 m7 d
energy_suppli 28 2i 9 dc 9
energy_switch 28 6p c g9 g
energy_work 28 x h
engag 1k 41 p 68 7 b0 e ev 1a fz b ii a ik s ke b
engag_coupl 1p 41 k ev z ik e
engagem 1q 68 e et b ht s i8 a kw 7
engin 12 1u i 25 18 3p b 4c a 54 g 5a a 6i 8 6l 8 6o 8 6p 9 77 m 7l g 7q p 8x p c4 b c8 j cd b da 8 de d dm e el d f2 s f4 g f6 d h1 o h3 h h7 14 hn g hw a iz 8 jy g ko c kq s ks d kz t my e
engin_built 28 39 c hx d
engin_chat 28 h3 c
engin_chatbot 28 a7 a
engin_company 28 7l e
engin_contrac 28 kq e
engin_deliver 28 da e iz d
engin_design 28 de f
engin_fintech 28 hn c
engin_fre 28 j5 7
engin_know 28 c4 f
engin_look 25 f4 9
engin_nois 28 4c b
engin_nurs 28 28 9
engin_off 25 jy b
engin_rank 28 6o e f2 c
engin_read 28 hm d
engin_record 28 25 e
engin_sel 28 3p c
engin_writ 28 h1 c
enginee 1j 1x a 70 7 7q c 8x c f4 n h6 f ko c
enginee_lead 22 f4 9 h6 b
england 1e 5e a k3 a kn 9 l2 e
english 10 q h 1e e 29 8 2e i 5q v 6i 8 6r 8 6t 9 6u 9 6w 8 7j q 9u 7 ce 8 cf b dl 9 dn 9 dp a dq 9 dw 8 dx d e5 l ez 9 fd a fj c g0 8 gb 8 gw 8 h4 c hj c j5 7 k1 b kl f li b lj 9 lx 6
english_big 28 lx 7
english_dutch 28 f2 8
english_german 1w 2e e 5m b
english_hindi 1z 6w d ez a gb d j5 b kl c
english_lesson 28 28 8 5q d
english_mix 22 1e c
english_photo 28 ce f cf c
english_polish 25 fx 8
english_spanish 1v gy b
english_speak 1w k1 a
english_teach 28 5q d
english_version 28 is c
english_vietnam 28 6m c
english_wrong 28 a4 c
english_yoruba 25 h4 f
engrav 1o 3e g 3i d 4x k 5g b 5h d 68 v bt e n8 2c
engrav_nam 1z 3i a 4x c n8 h
engrav_print 28 n8 l
enjoy 1d 2z j 8m 8
enlarg 25 b9 1i
enough 11 5g 8 5z c 6d 9 ba 9 d5 7 dc b h9 9
enough_family 28 j1 9
enough_work 22 h9 e
enquiry 1f 7g k 7h b 7p b eu k h1 c h9 m hg 1o ky 1z l3 s
enquiry_count 28 7g a
enquiry_list 1x ky u
enquiry_viewing 28 ky d
enrichm 28 4q d
enrol 1t 3m g dn u
enrol_agent 25 dn r
enrolme 1x 9i a jz 11
ensembl 25 5p 8
ensuit 28 an h
ent 14 1k a 2n 9 2r c 36 g 6o c 7p n 7v a 9a v ag a az c b6 7 c4 b c6 9 ci x dh h f3 e g2 c he 8 hh i hl a hr 8 i4 7 in a it 9 kf 9 kk 9 ky d lx a mj a
ent_addres 28 hh d
ent_availab 28 hr d kk f
ent_dat 28 ev c
ent_figur 25 6q 7
ent_gallery 28 b2 7
ent_measure 25 2n e
ent_model 25 c6 e
ent_nam 1z 2r h ci e
ent_numb 28 36 c b6 6
ent_onc 28 ky m
ent_ord 28 1k 9
ent_own 28 9a d
ent_product 28 78 c
ent_recip 25 9a j
enter 1i ce 9 dh 9
enterpr 1t 16 c 2j 16 bt h hw 7 k5 d
enterta 1w 5t 1b b1 w gs g
enterta_centr 28 b1 q
enthusi 1x 8q 7 bd 6
entir 1o f6 c jz b
entir_chain 28 9e 7 f6 d
entranc 1h 1z a 93 a 94 g ae f av b cd 9 d5 c e1 t gi b iv d k7 c
entranc_exam 25 e1 y
entrepr 1u 7m e 7z 8 dj 12
entrepr_coach 28 dj b
entry 15 1d 1i 36 a 47 9 6h a 6m k 6r p 7f 9 7m 9 7p b 8v i 99 c 9s u 9v x 9x 9 a4 o ac i aj m cd a f3 d go 9 hc i hl 9 hm i i4 n i5 c in d ir m iv e ix i jg b kf 8 ko a ll 6 lu b
entry_car 28 1d n
entry_cod 1z aj q
entry_disput 28 a4 b
entry_documen 28 hm m
entry_fee 1z i4 b iv a
entry_fre 28 6m q
entry_phon 28 9s f
entry_servic 25 7m d hm a
entry_stop 28 6r q
envelop 1j 8l 8 9f 7 ad a ba i bb 1t fr p fy 18 mu n
envelop_let 25 bb u
envelop_onlin 28 ba c
environ 1v 7s e a9 d
enzym 28 n9 p
epic 25 5s 9 i3 8
epileps 28 s 8 ac v
episod 1h 25 p 6i h dr 1n fb 1e fd d ff d fi j fk 2m jw 11 lc b
episod_clip 28 25 7 dr 9
episod_episod 22 fb 9 fk 8
episod_let 28 fb c fk 8
episod_show 25 dr c
episod_start 28 fk c
equal 1u fz j k4 e
equally 20 f8 7
equin 25 cn c ep m jr e
equip 1o 1q r 7z 17 jq 12 kj g
equipme 17 w 7 2c e 43 n 45 c 58 8 73 g 75 a 7i 7 7y 11 7z 9 9k 7 9o 1m aj d bm a bu g c9 h ce a cg q d7 8 er g eu d go a ka 16 kg 1a lm 9 m4 8 ma 8 mc 8 mo 1g my l nd f
equipme_check 20 9k 6 ce b kg g
equipme_deal 28 m9 a
equipme_hir 22 er d
equipme_inspect 1z cg 9 ka b kg b
equipme_own 22 my e
equipme_photo 25 ka n
equipme_plan 28 9o i eu d
equipme_rent 22 43 q 7y c bu d d7 a
equipme_rental 25 43 i 7y 1c bm e
equipme_sel 28 mc c
equipme_test 28 kg f
equipme_track 28 cg q
equity 1z 6r r k5 c
equity_curv 28 6r i
era 25 gn f
erectio 28 iw i
ergonom 1w 4x o dt c nb 1f
ergonom_chair 28 nb x
ergonom_pack 28 4x m
ergothe 28 v u
ericeir 28 49 v
erp 1r 8y 1q f3 10 h5 j hn m l0 g m8 c
erp_smal 28 8y s
errand 1u cx e il 12 in y je 11
error m 6l f 7j 8 gd 8 h4 8 h7 x h8 9 j8 9 kl 8
error_animal 25 2h 7 d8 6 ll 6
error_build 28 c4 a
error_car 1x o 7
error_channel 25 h0 a
error_clas 1u g 9
error_cod 1r j8 c
error_data 1t 3h 7
error_far 28 6l 17
error_flow 28 bj 9
error_host 1x mw 9
error_monitor 28 h7 20
error_own 1w h4 7
error_project 28 2g a
error_read 1z gd b
error_sensor 1v 3b 7
error_shad 22 3 9
error_shop 1r 2v 9
error_toy 28 bm 9
error_track 25 js 8
error_tre 28 1y 7
escalat 1z cd d gx 9
escap 1k 3l a 46 1s 6l o 6x l 7v b 97 c bb 19 bn s d8 8 ig 8 jf o js g
escap_gam 20 46 z 6x 9 bb v
escap_proof 28 jf r
escap_room 1u 46 19 6x 9 97 a bb k bn d
escrow 1o 32 a 77 t b8 e ev d ja g mn b
esg 25 m8 l
esg_report 28 m8 d
esign 28 hi s
esim 28 9h 29
esim_travel 28 9h 1a
esp 1z 1b 7
especia 1n g9 a
especia_parent 28 g9 a
esport 25 17 g lo 1f
espress 1p 3n 1l 3o 2c 87 f au 7 c6 c d2 9
espress_bar 28 3n t
espress_filt 28 3n e
espress_machin 1z 3o 1a c6 c
essay 1m 5o c 9z b dw e e1 w e8 1v fc d fj t kl 1l
essenti 1w 8 b ao s n0 i na 13
essenti_oils 20 8 9 na s
essex 25 43 a er b
establi 1j i 9 k a m 9 t 8 w 8 1f 9 1h 9 20 8 27 9 2l 7 3d 8 42 9 45 b 5v 9 74 9 7g 9 7h 9 7i a 7l 9 8w 8 ba 7 dg 8 e3 a fj 9 mb 8
establi_dron 28 8w 9 mb 9
establi_local 25 42 a 7g a 7h 9
establi_mak 28 df 7 dg 9
establi_practic 28 k b 1h a
estat 16 17 c 1r a 1w 7 20 1f 23 8 2d c 31 d 48 f 52 1i 7m 7 8n 8 99 8 a6 10 ao f cb 9 cv t cz c ei u gh a gz a hi 9 jb o kv 8 ky 1v lt k mr y nc 9
estat_agency 20 20 w ky j
estat_agent 1j 1w 7 20 10 52 v jb h ky 1g
estat_brok 25 20 b
estat_car 22 1r e
estat_clearan 28 cb e lt 8
estat_driv 28 gh f
estat_flat 28 a6 c
estat_media 28 52 l
estat_offic 25 20 p
estat_photogr 28 52 t
estat_piec 28 mr q
estat_sal 25 lt d mr a
estat_smal 28 a6 c
estimat 1c z w 1t 7 34 g 36 g 37 h 9q 9 9y a b8 a bh c ch a dn q f2 a hl a in s kp 1n kx 1d l0 1g l6 9 m8 g mr c
estimat_nev 25 l0 w
estimat_surgery 28 z e
estonia 1s 77 b 8s 8 f6 9 hw 7
eta 25 kg h kt d
etf 22 g0 i g1 12
etfs 28 k6 u
ethic 20 1g 7 74 12
ethical 1u 2i a 60 f 7s 1q hz 9 j9 o
ethical_hack 22 7s 1l
ethiopi 1x 87 d lp 8
ethnic 28 8c u
etsy 1q 24 8 8m 7 jd k m2 1k mv f
etsy_sel 22 m2 b
etsy_shop 28 m2 c
etsy_vint 28 m2 q
eucalyp 28 1y 6
eulogy 1x dm l fx 22
eulogy_retirem 28 dm j
euro k a6 a
euro_hectar 22 d4 9
euro_pallet 28 3d 8
euro_rent 22 a6 g
europ 15 1g 9 4b a 6d 7 77 j 8x 9 9d b ag a bq b dl 6 h7 a j6 8 jh b lc 8
europea 1l 8e e 8k 8 db i dx j fc e
europea_company 28 db c
europea_portugu 25 dx d
euthana 28 5i h
eva 1w v 8
evacuat 25 11 e ju a
evaluat 1z eg 9 hl 8 kl e
evan 28 kh b l7 9
evapora 28 38 g
eve 1t 2s 1i 3r a 5c b 92 c du 9 g7 9 h6 c i9 b
even r c 9 g g h e i b u h y e 11 h 12 h 15 f 25 8 26 c 29 g 2b d 2e n 2s c 2u 9 3r b 3x a 46 b 4d c 4f a 4h c 56 d 5k m 5m 12 5q i 6i c 6r 9 7t v 7v a 81 a 86 g 8m 7 9m 8 9p 8 9u 9 9v h a0 b ar 9 aw 8 bj 8 bn a c1 8 co 8 d2 9 di i e0 9 e1 s e3 m eq d gd 8 gl 9 go 8 gv a gw r i1 9 i7 a ih c ik f in d kq g ld k le b lf u ln c lo d mi g ms p
even_act 28 12 10
even_appoint 25 m f ms 6
even_both 28 ik s
even_br 28 c g 26 h
even_buy 28 82 e
even_circl 25 29 e 5k 8
even_clas 1p i d 11 e 29 a di j ld 8 mi 9
even_collect 28 5f d
even_cours 1r 11 e 15 b 5q n e1 e e3 b ld f lg c
even_dres 25 ms t n2 9
even_family 28 k9 f
even_first 28 7h 8
even_friend 28 lf i
even_ful 25 gw 8
even_gown 28 62 g ms a
even_group 25 e1 h
even_hom 25 4d a
even_know 28 2s d
even_night 28 9t h d0 c
even_open 25 9x a
even_pack 28 mr 7
even_pay 25 bz e
even_pick 25 6i j
even_program 22 2e t dm d e3 e
even_run 28 a5 e
even_saturda 28 5n 9
even_session 28 u c e1 d
even_smal 28 d2 a di d
even_talk 28 ek b
even_weekend 22 t f le b mi b
evenin 28 2u f g1 c
evening 10 d 9 i h t f 20 c 29 b 2b a 2k 8 3q 9 3r 8 4d c 4f c 5k b 5m r 5r 8 5v h 6v 8 7v a 9t f a1 8 ak k b2 d cy a cz 8 di f e0 b e1 8 fb b gq b gv j gw m i1 e i7 1b ic b ih c il a io b jp 9 kg 8 ld 6 le d lf n ln a lo h
evening_hom 20 2k d 4d d
evening_memb 1z gv 9
evening_phon 28 io a
evening_privat 28 i7 d
evening_singl 28 i7 g
evening_train 22 di e
evening_weekend 1z t n gk c
event 11 2b 9 30 1l 3o p 43 x 45 x 62 c 6t h 7v 1b 7y e 8o 7 93 1a 95 i 9a c ak 8 b0 z d2 7 eb i ec 9 eq 1l er e es x et i eu 1p ew v g4 a gs v gz a i0 13 i4 k i7 p ij 16 k9 14 kd m lc a lf 9 m3 10
event_agency 1v 43 b eq d eu b i0 t
event_bar 28 es 9
event_calenda 25 30 f k9 d
event_cater 20 3o 8
event_centr 28 eu k
event_company 1x i0 e
event_decorat 28 et o
event_equipme 25 43 n 7y d er 8
event_event 1w 45 9
event_hal 25 b0 z eu a
event_hir 28 er 9 m3 d
event_host 25 eq h es f
event_locatio 25 eu 14
event_managem 28 ew b i0 b
event_near 25 30 o eb a
event_nearby 28 k9 d
event_organis 1x 93 j lc a
event_own 22 gs c
event_plan 1q eu s ew a i0 r ij a
event_product 28 i0 b
event_rental 28 er 9 ij a
event_spac 25 b0 b eu g
event_staf 25 i0 b m3 c
event_styl 28 et 8
event_suppli 28 ij u
event_team 28 7v d ew b
event_ticket 25 30 f 93 15
event_togeth 28 6t d
event_tonight 28 30 f
event_vendor 28 ij w
event_venu 1v b0 k eu 15
event_videogr 28 eq i
event_volunt 28 2b f 95 d
event_weekend 20 30 15
event_writ 28 gz i
ever 1c 1 7 l b 3i 7 8i 8 ev e j1 9 j6 8
everybo z j 7 2s 7 2w s 49 e 4b 9 99 7 cy a cz 8 dt 9 g2 i gm 7 hd a he b hy h
everybo_forget 28 7o 9
everybo_pays 25 he b
everybo_start 28 e3 b
everybo_team 25 99 c
everyda 1j l e s h 5u d 61 b 65 u 6j f be 9 bk c cx d fh u ki c n0 t n4 f
everyda_lif 25 fh g
everyda_meal 28 l g
everyda_skil 28 s k
everyda_sock 28 n0 v
everyon z 6v 9 77 9 du 9 ff b fg a fs 8 g2 i hg a hi d j0 h j1 d k5 c k6 8 lf 9 ml 8
everyon_els 1p gp 9
everyon_open 28 g2 f
everyon_pays 28 ml f
everyon_sees 1s a2 e g2 9 hg e j1 9 k5 i
everyon_work 25 du 7
everyth t d 9 2z a 32 a 33 g 3o 7 4b d 4h f 4i c 52 9 84 d ao b b3 7 be 7 e7 8 e8 c ei b er e ew c g2 f g7 c go 7 he e hs a ij c im b ko a kq b mg c
everyth_already 28 go a
everyth_deliver 28 mg d
everyth_encrypt 28 9s c
everyth_hom 22 84 d
everyth_includ 1w d b
everyth_insid 1z 4h n 4i n
everyth_party 28 ij c
everyth_phon 28 kq d
everyth_plac 1x g7 h
everyth_pric 28 ms 7
everyth_themsel 28 ew 9
everyth_used 28 73 9
everyth_work 25 2t e
everyth_yoursel 28 2z a
everywh 1c l8 8 m2 8
evictio 22 ee 15
evictio_let 28 ee d
evidenc 1i 9n 8 bb 17 db h ee u h8 b hw 1o kx d
evidenc_cas 28 bb o
evs 25 1o f
ewe 28 b5 8
exact 1g 6p i 83 j 88 f 9x c lx k m1 q n7 9
exact_deliver 28 m1 x
exact_siz 28 n7 b
exactly 1g 2 d 83 p ab c b5 a bn b dy b l7 c
exam 1a 16 f 1e e 2t 9 5o 14 5p 9 5q d 6v 1b 70 y 9z 9 dw g e1 2r e5 c e6 a e7 1t e9 w ie a ip c jz b kl 18
exam_cours 25 e1 w
exam_dat 22 e1 a e7 o
exam_mark 25 e1 o
exam_nerv 28 ip d
exam_prep 25 5o d e1 b
exam_prepara 28 e1 s
exam_questio 22 70 p dw c
exam_result 25 jz a
exam_saturda 28 e1 b
exam_styl 28 70 7
exam_teach 28 kl c
exam_work 28 6v k
examin 1p a8 7 e1 a hx d jr c
examina 20 a1 d it e jp h jq f
exampl 1l 7n d eg 9 f5 8 fc a h1 b hm a hw 8 l7 b
exampl_documen 28 hw 8
excavat 1z 1z 7 3t 7 7y 21
excel 1h 7n i 95 8 di 1w e0 d f3 c kw 9 mc c mv b
excepti 20 f3 b h7 l
exces 22 26 f mc f
exchang 19 3 d 1i 9 2p w 5q a 60 9 65 i 6a b 6b g 6g j 7a a 8a a 8t 8 9d 1d b7 j bd a be 7 bm a bv b c9 a d7 a e5 a fn c g6 c g7 1l gh b j0 d j5 i la 1p m1 j m4 a mw i n0 9 n1 9 n2 8
exchang_club 28 9d d
exchang_empty 25 mw 7
exchang_first 1x la y
exchang_fre 28 mw 9
exchang_siz 1v la d
exchang_stor 25 la b m1 e
exchang_teach 28 j5 l
exchang_wallet 25 g7 l
excis 25 99 k
excit 25 9z 8
exclud 1t lu e mc b
exclusi 1p 20 d b0 p jy t ky d
exclusi_use 25 b0 p
excursi 28 5s 9 9e h
execut 28 41 i ew a
executi 1o 1r v 6r c 7m s 7n f 8y b cb e dj b dl p dm b eo c f7 8 j6 d
executi_assista 25 7m t
executi_coach 28 7n f dj b
executo 22 ei t lt c
exercis 16 f b k 1r x c 11 8 1j 1j 3h p 9m p 9n d 9o 1m 9w 1x a0 9 aa 12 di 9 dk b dt 17 du 7 dw 1d dx 9 dz 1r e0 f e6 j hu 14 ik a ip 1r iw 1f jf e jm i jr 1f k0 8 lk 1e mj d
exercis_app 1z k 8 1j 9 9o p 9w h dx c
exercis_apps 25 1j a 9w 9 aa 8
exercis_back 25 k 8 9w u
exercis_check 28 dz 8
exercis_clas 25 dt s lk j
exercis_convers 28 iw 7
exercis_desir 28 iw t
exercis_employ 28 dt a hu e
exercis_hom 1v x 9 9o g 9w b jr l
exercis_learn 25 e0 a
exercis_meet 28 dt b
exercis_nam 28 ip g
exercis_plan 20 k 8 1j s
exercis_senior 28 9o d lk a
exercis_session 22 1j r
exercis_short 22 9o 9
exercis_tomorro 28 6u 8
exercis_video 22 k d jr f
exercis_work 22 dz e jr d
exhaust 1q 1o d 2k g 7z d
exhibit 1p 94 1k b2 2i ex 13 i5 m
exhibit_end 28 ex b
exhibit_spac 28 b2 l
exist 16 1i 9 3l m 40 b 8x a c0 8 dg d do 8 ef b f0 d ig 9 m7 j ml 9
exist_ones 28 bz 7
exit 1h n 9 46 k 9f b b0 b ce a co a go 7 l8 a
exotic 25 4p k jk g
expat 1f 3x e 5q f 6m a 8c v 9i x bh g dn k do 9 du 9 dx b ec h f6 g gb b
expat_communi 28 ec f
expat_paperwo 28 9i g f6 c
expat_residen 28 du a
expect 1b a 9 o f 9t u du 7 gc j h7 c kj 8 nd a
expect_monthly 28 gc a
expect_parent 1w a a 9t t nd b
expecta 1u 6f x 9r 7 eg 8
expecta_moth 22 6f t
expens 1k 2f d 2l 1s 36 o a2 b fy b fz m g2 2m g8 l hd 20 kk k
expens_claim 25 hd 19
expens_report 28 hd 1f
expens_settl 28 g2 o
expens_split 28 2l o
expens_track 25 36 e fy b
expensi 1b 94 7 du 9 ez c i4 9 lb c
experie 17 2e a 7m 9 7r n 9k k a2 b bf 7 dl 9 e8 8 ef f i0 h ih a j6 1i jv 8 mi b mw 1a
experie_financ 28 7r s
experie_gift 28 9k 7 mw 1a
experie_mentor 28 j6 u
experie_pilot 28 9k j
experie_read 28 ef g
experie_staf 25 1i 9
experie_vouch 28 9k 7 mw h
experim 1p 2t d 4i 1m bl 16 dk h ea h fj 9
experim_box 28 4i c bl e
experim_craft 28 4i m
expert 1c 1y 8 41 d 77 q bh c e2 u f5 e g3 7 h1 h hz k iw b iy l iz 9 j7 2o jh 10 mi f mn e mr w
expert_cal 28 j7 18 jh a
expert_decid 28 f5 9
expert_find 28 j7 g
expert_network 28 j7 10
expert_pay 28 j7 j
expert_rat 28 j7 c jh c
expert_set 28 j7 d
experti 25 20 i h1 a
expir 1d 11 f 1i 1c 6j h av a b9 9 hs b iq c kf b kg c ku b
expir_medicin 25 1i p
expiry 1o 1i 1s 36 e 8a d h7 9 hs r ku k kw 7
expiry_alert 22 1i c
expiry_dat 1z 1i k
explain 10 7 7 w 7 1l a 4f 11 4p b 5o 9 6w 8 72 8 79 7 7f l 7i f 9i b 9r l 9s e a4 9 a7 a ab a ad e bn h c8 a do o dp b dw z dz c e6 8 e9 m f2 d f4 a f6 9 f9 g fc h fm x g1 x gb f h6 9 hj b hq c is 19 iw a k6 i kx b lx d
explain_cov 28 do h
explain_dish 28 f9 h
explain_doctor 28 79 6
explain_family 28 fr 7
explain_fund 28 g1 c
explain_gam 28 4f c
explain_languag 28 e9 f gc 8
explain_lets 28 g1 m
explain_plain 1s hj b is h
explain_result 22 7f h is c
explain_rul 28 4f x
explain_smartph 28 fm x
explain_step 1z dw f dz e
explain_topic 28 e6 f
explain_video 25 ab d fc e lq 7
explain_word 22 dw 9
explana 1k 6w t 70 6 72 c b6 c dl 6 dw g e6 f is t it k
explod 1t lc e
explor 20 47 g 6x c iw 7
explora 28 6x i
export 19 33 f 71 t 7j a 7p 1q 8v 14 d9 8 e2 d h3 j hc j hd j hs 9 im 9 m8 8 mr 9
export_documen 25 8v r
export_help 28 7p y
export_market 28 7p h
export_pap 28 8v c
export_pdf 28 33 g
expos 25 9y g ie b
exposur 1z a9 1n
expres 1r 1n e 1p m hn b
expres_tunnel 28 1p m
express 28 h4 f
extend 1m 4w m n2 9
extensi 1j 2 c d t 10 p 1t 22 6j 16 6k p am 8 bl c c4 e en f kd c ly 8
extensi_app 28 6j d
extensi_build 28 1t i c4 f
extensi_train 28 10 q
exterio 1z 1p f 55 k 57 h c0 8
externa 22 5c c hx h
extingu 1v 11 q 75 j ce 29 kz g
extingu_hydrant 28 ce r
extingu_practic 28 11 p
extingu_test 28 kz e
extra x 13 g 43 9 8n q c4 b dg 8 fi i lp e
extra_portion 28 lp s
extra_round 28 7h a
extra_technic 28 13 s
extra_virgin 22 8n 19
extract 1m w p 4l a 4n u 56 z 7z c al 9 ge c hl 8 hm 1q kx f
extract_clean 28 w f 56 9
extract_data 28 hm t
extract_machin 28 56 n
extrud 28 4t s
eye 1g p c 1f b 2q 9 4j d 69 1c av 9 fw 8 ku a m5 c ma 8 nb b
eye_doctor 28 69 6
eye_drop 28 av a
eye_gaz 28 2q 7
eye_level 28 nb b
eye_test 1x p c 69 1d
eyebrow 1z d 11 en d
eyes 1i 3 c 4 d 1f b 2q c 69 j m5 8
eyeshad 28 3 p
fab 25 18 1n
fab_lab 25 18 1b
fabric 1d a 7 39 a 56 a 5c q 61 f 62 9 66 7 6a o 6c e 6g 8 b5 a b6 i b7 b c7 x et 8 f0 h fr a le 9 mc q ms a n1 i n2 e
fabric_button 25 b6 6
fabric_choic 28 c7 9
fabric_shop 20 66 8 b5 7 b6 7
fabrica 20 18 r
fac 14 0 m 1 h 3 p 4 q j 7 u s 10 8 1c h 34 s 4g 8 4j 1d 4o f 5k 9 5t d 5v c 69 l 9y c ac 9 ae c ax a be 6 eb b en 7 eo a f1 d f8 h i7 h j2 d je b
fac_car 22 4j x en a
fac_cream 20 0 b 4 b 4j j
fac_dayligh 25 3 c
fac_fac 1v u p i7 d
fac_oil 28 0 d 4j 9
fac_paint 28 5t k
fac_photo 25 1c e
fac_shop 28 9y d
fac_therapy 28 u s
facad 1w 55 c 57 a bz k mb k
faceboo 1e 6m 8 f1 c h0 1a j2 a kc b
faceboo_ads 28 f1 e
faceboo_post 22 h0 x
facial 1p d 1l 10 n aw 18 en 1c
facial_manicur 22 en t
facial_treatme 28 d e en 8
facial_wax 25 10 n
facilit 1h 25 9 7t a 7v b 84 c az m cq a dc f hh b ih c kr j m7 n mf a ml j
facilit_manag 1r dc a kr b m7 e mf 9
fact 1m 7 8 6t a h1 w ky c
fact_check 28 6t b
factor 1r 4 f 71 1m dd b de i m7 m m8 10 md c
factor_export 28 71 d
factor_platfor 28 71 u
factory 15 1v a 22 k 23 l 3z h 4e a 4g j 4t i 66 b 76 d 7i c 7q 8 8x g 8y i 9c 8 az b bg a cv j d3 9 da f dd b de 1l dg 14 ga o go 8 ht 8 k4 a lh d m5 b m6 i
factory_built 28 dg c go d
factory_machin 28 m6 c
factory_own 25 de g
factory_send 28 4p 8
factory_staf 25 ga f
factory_work 20 76 g gh 8
faculty 20 2p t 70 c
fad 1m 10 e 2m e 9n i em 1b
fad_scissor 28 em l
fail z 2g 9 5r b b4 9 e1 d e9 e g0 8 h6 9 h7 h it b m6 u
fail_cycl 28 it a
fail_ord 28 m6 e
fail_smal 28 g0 e
fail_theory 25 e9 f
failur 1q 3l b ah k
failur_patient 28 ah 9
fair x 1m 8 5w c 60 9 7p n 8h b 8z b ap 8 b2 c bj 7 bw b d7 d e8 8 f5 c fz h g2 9 ha b hr l i6 w j0 d jd d kk 8 km 8
fair_calenda 28 a6 9 d7 e
fair_cost 28 gg e
fair_onlin 20 ev 9
fair_organic 28 ap f
fair_pay 1v f5 j
fair_plan 25 hr d
fair_pric 1m bh c
fair_rota 22 5w k hr g kk 8
fair_shar 1u g2 a
fair_split 1z j0 k
fair_trad 22 8h 9 jd 9
fair_univers 28 e8 b
fairly 1k 32 d f5 7 j0 14 j9 7
fairly_keep 28 j0 h
fairnes 1v hr 9
fairnes_scor 28 hr 8
fairy 1v 2s h 5t 8 es c et u i8 i
fairy_light 1z es b et p i8 f
faith 1r 15 1d 2f d 5f 9 5j 9 5l b n2 8
fak 1a 11 c 6k e 78 s af v b8 f bb b eb i fq f hv 1y jb e mn f n5 r n7 7
fak_cal 28 af d
fak_follow 25 78 p
fak_invoic 25 hv v
fak_mail 22 hv 17
fal 13 2k 8 39 i 3g 27 3j 9 5f 7 6a 8 6k g 6l b 7e 8 9n u ej b fo 7 g1 e hv 9 jv b lh g lk 12
fal_alarm 28 3g t ej d
fal_apart 1w 60 9
fal_asleep 1v 2k b 39 i 9m 8 9n 12
fal_cal 25 3g 18
fal_detecti 28 3g 9 3j d
fal_hom 28 fo 8
fal_off 1z nc 9
falafel 22 al 1p
fallbac 28 js g
fallen 1x 1y n 3g 1a
fallen_tre 28 1y l
fals 1g 2g h 3a k 3g g 3j b d5 7 ed c h6 d k7 b m5 b m6 8 ma 7 n7 8
fals_alarm 1p 3a h 3g e d5 6 h6 b
fals_alert 28 k7 9
fam 25 ba d fe c
famil 1w 2a e 2z f 30 h a2 t ab e ci d dx c ei g
familia 1n lj b na 7
family g a 8 c b j e o j q f r l s e t l u o v b w 9 13 9 15 h 19 j 26 i 2a j 2h a 2k c 2l f 2m i 2n e 2o h 2q g 2r e 2s q 2t u 2u g 2v 9 2w 1a 2z d 33 9 34 12 3d f 3g i 3k b 3r a 3s 7 3u a 42 k 44 g 45 i 48 r 49 a 4f d 4i e 4p 9 4s 7 4w a 5d s 5e y 5f k 5g i 5h n 5j 6 5m v 5n f 5o f 5s f 5t g 5u j 5v t 5w o 5x e 5y d 61 g 6l 9 6q 8 6s 7 6z g 84 9 85 c 86 7 8c g 8n d 96 a 9b e 9d p 9i h 9j m 9y a a1 9 a2 w a5 8 a7 a aa 8 ab y af o al b an d as 7 b0 9 b1 d b3 9 b7 d bm q bn e bu c bv l c2 e c5 a cb c ci o cq 7 d1 c da 6 do e ea e eh u ei p eo s ev 8 ex 9 fd g fo f fr l fs 15 ft u fu s fv b fw x g0 m g4 9 g5 9 g6 c gf f gq 8 gu 7 gv b i0 b i9 b ib k ie b if 7 iq i iy b j0 b j1 12 j2 15 j4 d j9 o je b jt s k2 g k5 e k7 d k9 e kf 9 lh a lm d lp f lq d lt b lv j m0 b mh a mo d nd 8
family_abroad 1r 5e 8 8c n a2 b g6 b je h
family_acros 25 2l b
family_activit 28 30 f fr 8
family_addict 28 ih f
family_advic 28 2l b
family_age 28 fo d
family_album 28 34 f j2 y
family_already 28 je d
family_answ 1z 2r a a2 c jt d
family_app 22 2w d fs e
family_around 1w 5f 9
family_autisti 25 v g
family_award 28 i0 c
family_bank 28 g3 a
family_begin 25 lh h
family_belgium 25 2r 6
family_bet 28 q b
family_birthda 1z 5t t
family_book 1r 5u c ea j fw i
family_borrow 28 b7 g bm h
family_box 1x bm k fu h
family_break 28 5f 7
family_bucket 28 al d
family_build 25 at b cb f
family_buy 1x 2a c
family_café 20 19 9
family_calenda 25 2w 20
family_car 1p 5m e a2 p fr j
family_caregiv 28 a2 12
family_cars 28 ge a
family_celebra 25 44 9
family_ceremon 28 5f n
family_chang 28 ab n
family_chat 20 2w a fs 9
family_child 1t j g 12 e 2q g 5n j ac b
family_childre 1e 2o 9 3d 8 9d e ex d g0 7 j2 c
family_choos 1x 5d h bv c
family_circl 28 j1 c
family_city 20 ib 9
family_coffe 25 19 15
family_collect 22 5e f
family_company 1z ct 9
family_compar 25 ev d
family_compoun 28 5w e
family_cook 22 0 e lp 9
family_cookboo 25 fw 1i
family_copenha 28 2o 6
family_counsel 28 u j
family_coupl 1w 4a a 5f b
family_decid 25 5h 9
family_dementi 22 a2 f ab e fr g
family_disabl 22 s n
family_doctor 1r t u 9s 7 a1 l a7 e
family_dogs 22 56 8
family_elderly 1x 3g n fo a
family_employ 28 k3 9
family_ent 28 ci v
family_enterta 28 b1 q
family_even 25 5f c al b
family_family 22 2a g
family_far 1z 5d i j2 a
family_farm 20 87 c d7 9
family_fetch 28 2a c
family_film 20 fu m
family_find 1z 5u d ev a
family_first 1s o a 9i 9
family_flat 1z c5 c
family_fly 25 6l 8
family_food 25 84 g k2 c
family_forgetf 28 k7 c
family_friend 1o 61 8 6s c e8 8 ga 7
family_ful 22 5h 7 j2 f
family_garden 20 1z a
family_generat 28 lx 7
family_germany 1w jt b
family_ghent 1z eo a
family_grandmo 28 2k f
family_grandpa 1x fs 10 j2 h
family_grav 25 5d f kf a
family_gril 28 as d
family_group 1v 9j 9
family_grov 25 8n u
family_grow 25 2o f
family_gym 28 cq a
family_help 1x 48 e g4 b j9 e
family_history 22 eh d ft z
family_hom 1r 15 b 1t a 2t 8 59 9
family_hotel 22 an c
family_hous 1u 20 8 59 9
family_houston 20 5w d
family_insuran 25 do a
family_ireland 25 84 c
family_italy 25 5g 6
family_keep 1s 34 o lv 8
family_kept 25 ba 7
family_kids 1h 3k 9 b3 7 g0 8
family_kraków 28 8a 9
family_land 25 9i t
family_languag 22 gu 7
family_leipzig 28 3r 8
family_lesson 28 49 8
family_lin 28 m a
family_liv 1s iq b
family_locator 28 j1 x
family_look 1v jk d jt k
family_lost 28 5g 6
family_madrid 28 9j 9
family_map 25 j1 1m
family_memb 1r 2w i 3k e ab e fs c j2 c
family_munich 28 83 9 lv b
family_nairobi 20 j9 d
family_neighbo 1w gk 9 jl a
family_newborn 25 o k
family_off 28 fr b
family_offic 1t u j
family_old 1w af j k7 m
family_open 25 3s e g0 f
family_ord 1r 5g a d1 a lp b lq e
family_organis 25 2w 16
family_oth 28 3g f
family_own 1s j b 5h 9 ci a
family_paid 1x f9 h if a
family_parent 1t 5v x eh 9 fo a
family_party 22 45 j
family_patient 25 k5 c
family_pay 1n c 9
family_pension 22 c 9
family_photo 1w 34 11 ab e eo f fw a j2 x
family_photogr 1w 42 c eo 13 ep c
family_piano 28 gq c
family_picky 28 2u g
family_pictur 25 34 h
family_plan 1o t l 2w b 5e h b0 9
family_play 28 4f e
family_porto 28 lh c
family_portrai 25 eo t
family_privat 28 j2 9
family_problem 28 u f
family_profess 28 eo r
family_pupil 28 5o 9
family_really 22 l d
family_recip 1x 8m c cr 9 fw b
family_recomme 25 5e 8
family_record 28 95 f eh b
family_relativ 22 fw c
family_rent 1z az f bu e bv k
family_reserv 25 mo 8
family_restaur 28 3q i
family_reunion 25 6e b
family_room 1z u e 48 d an a ig f
family_run 1z 91 h an f
family_sam 20 5m x
family_sat 28 k9 b
family_schedul 28 2w e
family_school 1o q j i9 8
family_schoolc 1t 2m k 2n h 5o i 5s j 5w i 5x i b3 b j4 i
family_see 1z j9 a
family_sel 20 lt q mr b
family_send 1u fs y fu b
family_separat 28 2l f g3 7
family_shar 1z af f iq g
family_sign 25 ig 8
family_siz 28 5n h
family_smal 1j 19 c 2s f 2z f 5m h 5y p 9j e cz 8 do 9 lm a
family_somebod 28 ab l
family_stay 1x 89 a
family_story 28 eh e
family_subscri 22 2o b gf c
family_suburb 22 w 6
family_sunday 1z 4f a
family_swap 28 9d y
family_tabl 22 bn e
family_teach 1x 2t 17
family_teenag 22 j1 b
family_tel 28 5v 9
family_texa 25 2t c
family_throw 28 4y b
family_track 25 j1 b
family_trad 28 2p g
family_tre 1v eh i ft 1q
family_trip 28 2z e ia 6
family_try 28 fp b
family_villag 25 2g i
family_visit 1w a2 f
family_voic 25 fs e
family_walk 28 3u c
family_want 1x jt a
family_watch 28 2v d
family_weekend 20 k9 c
family_wish 28 9d f gu e
family_word 28 6z d
family_worksho 25 60 f
family_writ 22 fo c fx f
family_young 1w 2a e bv j
fan 1r 54 a 93 e fi 1c fk a mz q
fan_communi 28 fi d
fan_members 28 fi v
fancy 1v 48 9 gn j
fans 1a 3w j 4o l 4p j 6e 19 6i a 8k 7 as d b8 f bb j fb g fi 2g i5 i jx r m6 9 mx 9 mz v
fans_abroad 28 4p j
fans_buy 28 jx a
fans_pay 1z fi 1p
fantasy 20 fk k mq e
far 13 1m 15 5d u 6l 2c de g e8 8 fg b fs h ga d ik a j2 b
far_airport 28 6l 10
far_apart 1x ik f
far_away 1l 5d j fs f
far_below 28 6l q
far_driv 28 1m c
far_off 20 5d b
far_travel 25 6l f
farewel 1o 5e m 5f 1y 5i 1j bt g fx 10 gu 7
farm w y 9 1h c 2d a 2h 7 48 1t 4n g 4r a 4s o 6d 8 6s 9 72 g 7d d 7x l 7y h 82 1r 85 1t 87 11 8e 9 8h b 8l 13 8m b 8n 6 8r z 9u 8 ar f as f b5 7 bj h ck g co f cp 8 cr 8 d1 2p d3 11 d4 s d6 1n d7 22 d9 12 da w db r de e dh m do d fe f g4 b gk b h5 9 i6 q ib 1m id 8 if a jb c jf 8 jq 8 k4 c le a lq l lr z ls j lv 9 lw h m4 9 m8 9 m9 1z ma 1f mf f
farm_basket 28 85 e
farm_boat 25 as 8 eu b
farm_book 25 7y i d7 o
farm_box 22 2d 9 85 9
farm_brittan 28 d6 8
farm_coopera 22 d1 c
farm_cows 1x da d ma h
farm_cricket 28 d9 c
farm_data 28 m8 9
farm_direct 20 82 c 85 b 87 b d1 f
farm_directl 28 bj f
farm_equipme 28 d7 b m9 a
farm_factory 22 d3 d de 9
farm_family 1t 48 d
farm_first 28 d6 7
farm_food 28 d1 i
farm_gat 28 4s 8 d1 b
farm_group 22 7d 9 82 d d1 e if c
farm_guest 25 48 s
farm_hectar 25 87 c
farm_hotel 28 82 d
farm_hous 28 jb n
farm_househo 28 da j
farm_kerala 28 8l g
farm_know 1z d7 7
farm_list 1z 82 u d1 19 d7 d
farm_los 28 7x c
farm_machin 28 7y d d7 12
farm_machine 22 d7 v
farm_manag 28 m9 d
farm_market 1j 85 a ar g d1 q d9 7 fe 9 i6 z
farm_nearby 28 as f
farm_off 28 lw b
farm_open 28 ib k
farm_own 20 da 6
farm_phon 22 26 c d6 c ma e
farm_pick 22 d1 o
farm_rent 25 d7 v lw e
farm_restaur 28 82 s d1 b
farm_sel 25 82 d d1 i
farm_sensor 28 d6 a ma b
farm_shar 28 d7 i
farm_ship 28 87 d
farm_shop 1o 4r c 85 9 d1 i ib 12 lr 8
farm_softwar 28 d6 7 m9 v
farm_stay 25 48 1i ck e
farm_tabl 28 d1 i
farm_vet 25 ma b
farm_vietnam 28 d9 a
farm_visit 22 ib 1h
farmaci 28 av k
farmhou 1p 1w b 48 10 8e s 8q b 8r d a6 f an e i2 f lr d
farmhou_chees 28 8e u
faro 25 6d f 9g 9
farri 1v cn 31
fascia 28 1w n
fashion 1b 24 a 5z c 60 1l 62 f 63 t 6a 8 6d b 7a h ap 1m bc 8 d2 7 f0 s fq j i5 a la q m1 j mn a ms 9 mt d n2 q n3 a
fashion_brand 25 60 d la b
fashion_chain 20 60 9 62 9 6d 9 ap 8 ms 7
fashion_din 28 5z g
fashion_fal 28 60 b
fashion_hous 28 66 7
fashion_label 22 60 s
fashion_lov 28 mn c
fashion_photo 28 f0 v
fashion_shop 1w ap p la e n2 h
fashion_sit 28 mt d
fashion_stor 25 ap 17
fast 14 1s a 2e 9 3p 9 4e k 53 9 70 a al i au i dv a ee 9 h7 i i2 m lo 7 n6 j
fast_charg 25 n6 t
fast_fashion 25 60 a
fast_food 22 3p b 3r a al s aq 9
fast_hik 28 i2 p
fast_interne 28 4e a
fast_respons 28 1s c
fast_wifi 28 4e l
fasten 22 fq b
fastest 20 a5 g
fat 1n e1 9 jn c
fat_book 28 e1 9
fath 19 a a o 7 2s 15 48 a 4c e 5k t 9x 9 bo c fx f iy w lj 8
fath_brid 25 fx f
fath_christm 28 2s 1e
fath_moth 25 eh 8 iy i
fatigu 1x 6t h ir z
fatima 28 5l w
fault 19 1n a 1o c 1u 7 54 f 66 b ay 7 c6 18 cd y ce h ch b el d f2 a gd 8 gr 8 h7 i h8 9 hz a j8 n ja j kc d ks h m5 n m6 u mb 8
fault_part 1x 66 7 c6 g cd f
fault_photo 22 54 a
fault_photogr 28 el c
fault_repair 25 j8 e m6 a
fault_report 1s kc 9 m6 d
fault_see 25 j8 c
fault_send 28 c6 h
fault_shown 25 ja e
fava 28 8j f cs d
favorit 28 5i h 67 6
favour 1v 31 1o
favouri 1d 2r 9 3t c 3v 7 6g 9 8m 9 eo b fd 9 m3 g
fear 1f a9 15 dm 9 lx 7
fear_fly 28 a9 m
fear_height 28 a9 p
feast 1u 43 j 45 9 as 7 i5 g
featur 1l 25 9 37 9 f4 d l8 h
featur_request 28 l8 j
februar 1r 9v b
fed 1p 3b 8 as j bz g cs 9 d9 7 lq l
fed_beef 28 as a cs a
federal 1w dn k
federal_stat 25 dn c
federat 1u 13 9 74 9 95 i i3 h kk z li 7
fee r q f u 9 13 a 19 a 20 8 4d b 4f f 6s e 71 c 78 c 7f h 7k d 7l b 7o 8 ag 9 aj 8 ds 9 g3 i g6 c gb 8 hl d i0 d i4 a i6 g iv c j8 c j9 b k1 9 k5 b kd a kf 9 kh 9 kv f mt 8
fee_cod 28 cm 9
fee_cov 25 g3 9
fee_earn 28 kv 8
fee_event 28 i0 d
fee_explain 25 7f h
fee_househo 28 bv d
fee_notic 28 kf b
fee_rat 28 g6 c
fee_school 28 q r
fee_season 25 i3 c
fee_seat 25 4f i
fee_someth 28 31 g
fee_video 28 78 h
feed 14 o 19 2k 9 2y e 36 9 48 w 4v j 59 b 5a 8 6t e 7b 9 7f 9 9t 19 aa 9 b4 a d6 12 d9 1b da 9 e7 7 f1 c fi a h1 g h5 a hc 9 ib 19 io j ix 1e j0 a j2 11 jk p jn h jo b jw r k2 j k8 16 kn h lc 9 lj 9
feed_animal 22 48 n ib a jn b
feed_baby 28 k2 n
feed_bowl 28 jo h
feed_buy 25 d9 p
feed_cat 25 ca a
feed_cats 22 jk y
feed_cost 28 h5 e
feed_family 25 j2 w
feed_goat 28 ib q
feed_lamb 25 ib g
feed_match 28 hc e
feed_mil 25 d9 c
feed_mix 28 d9 7
feed_nappy 25 ix x
feed_naps 25 9t c ix i
feed_podcast 28 f9 d
feed_product 28 4v t h1 e
feed_read 28 6t e k8 f
feed_repot 28 2y h
feed_sleep 25 9t g
feed_stor 22 kn e
feed_support 28 o l
feed_tarif 28 5a c
feedbac 1c i d 6y a 75 f 7n i dm 12 ds d e1 a e2 1a e4 m e5 h eg 19 ex 8 f5 9 h2 c ht o j6 h kl 11 l8 19 mt a
feedbac_softwar 28 kl 9 l8 q
feedbac_teach 28 e2 f
feeding 28 ix q
feel 10 4 a 3b a 3g 8 3h j 4y 7 75 9 9p 9 9v k aj 8 cb 8 dk g ih d ip e
feel_alon 28 ih f
feel_dizzy 28 75 8
feel_stuck 25 dk p
feeling 22 9v p ip p
fees 13 q h 1h 9 6n g 93 h 95 b 96 1b 97 a ci 9 g1 h g6 q g7 c ho f i4 8 i6 a ie 1g j9 a jz 1l kf h kk 8 l4 p m2 s mh d mr 8 mz 8
fees_ads 25 m2 u
fees_attenda 22 jz 1h
fees_family 28 j9 c
fees_paid 20 l4 m
fees_parent 28 jz b
fees_shown 28 mr a
fees_uniform 28 ie u
feet 1j p r x c 65 19 8t a dg b n0 7 n5 a
feet_grow 28 bu 9
fel 1i 1y 1f 9n e fo 7 g1 8 lk 8
fel_asleep 22 9n e
fel_tre 28 1y o
felin 28 z u
fellow 22 gp c
felt 1k 9p 9 9w 8 b5 7 ek d gq a me b n3 1a
felt_flat 28 me d
felt_hats 25 n3 12
femal 1h 49 e 4b d 5l e 6b a 9s b aj n bx b
femal_guid 25 4b f 5l h
femal_instruc 25 49 f 5r 7
femal_run 25 9s c
femal_student 25 3j a
femal_train 28 aj s
femal_tutor 28 2e 9
fenc 1c h a 1z 2e 3f c 55 9 57 n 9j t az d co 10 d8 18 i5 b ib 7 if 9 jf 2f ka d ma 8 mh b
fenc_acr 25 jf 10
fenc_car 28 d8 9
fenc_concret 25 1z 6 57 a
fenc_field 22 9j a jf 16
fenc_garden 25 4e a
fenc_gat 25 1z f
fenc_height 28 mh d
fenc_instal 28 1z n
fenc_meadow 25 9j p jf f
fenc_park 28 co v
fenc_wat 25 d8 h
fenc_yard 25 az g
ferment 1j 3s i 8f 14 8h b 8j o 8k 2q 8m a 8p b 99 10 ls c
ferment_bottl 28 8f 9
ferment_food 28 8k c
ferment_hot 28 8f e 99 7
ferment_tank 28 99 b
ferment_vegetab 25 8k 10
fern 1z m b 2y j 7b a bi e
ferrata 22 bu n i9 r
ferry 1t 1q i 8e 7 8m 7 em a
fertil 28 it 1c
fertili 1l 9l v 9s f ad o d9 d da m it 25 m9 s
fertili_clinic 20 9l k it h
fertili_coach 28 it h
fertili_nurs 1z 9l c it 12
fertili_track 28 9s g
festiv 1z 4k 8 8o e ct h
festiva 1e 2f a 3p 14 4d i 8p h 93 1h aq i eq 9 fe d gm 6 i5 2i me a mu k
festiva_card 28 mu p
festiva_go 28 i5 a
festiva_organis 28 i5 r
festiva_ticket 28 93 m i5 p
fetc 28 ey c lv e
fetch 1j 2a a 2w i 3k c jl o kw d lv j m0 t
fev 1o t 17 9t c a7 u ac c ma q
few s 1 a s a 1a 9 31 b 4v c 6a 8 bu a ee a f8 d ga 8 h4 d h7 b hq d
few_applica 25 fl 9
few_book 28 nb 8
few_cloth 28 60 a
few_fals 1x 3a b
few_fre 28 s i
few_lin 25 h4 c h7 c
few_part 28 4v h
few_patient 28 1a h
few_phon 1z 59 a
few_photo 25 ee e
few_questio 1u 6g a a2 b dp d
few_street 22 31 j
few_taps 1w ir 6
few_than 1z 1 e
few_thing 22 a7 f
few_travel 28 gl h
few_use 28 hu c
few_word 1z 6z 8
fiancé 28 ik q
fibr 1j 3 b 6 c 3i n 4e b 4y 9 5g a 6d a 6g 10 8j c 9q h b5 b jc b n0 8 n1 9
fibr_lin 28 4e d
fibromy 28 ir j
fiction 1v 6u 1i bb c bo p jw h
fiction_book 28 6u w
ficu 22 1y d 7b f
fiddl 28 41 9 gr g
field m 45 b 9j 9 bj m d4 h d7 d db a e3 9 fh c fl a hd a hg 9 hm x i9 d ib d ie c j6 j je c jf q kq j lm 8 lw e m9 v
field_book 25 jf f
field_check 20 if 7
field_consult 28 hg a
field_contain 28 i9 c
field_cut 28 lw f
field_dog 20 jf d
field_dogs 28 9j a jf j
field_experie 20 j6 j
field_hir 28 ml a
field_hom 1x c2 9
field_mark 22 hm 9
field_monthly 28 j6 g
field_near 1z jf f
field_not 1a m9 d
field_offic 1z je n m9 c
field_record 28 m9 d
field_robot 28 d4 18
field_servic 1w cd f kq 17
field_sit 25 mb 9
field_work 20 hm d ie l
fiesta 1x 2w f b0 r ij k k9 k
fifteen 18 q k 2b 9 2x 9 37 8 3j c 50 9 5n e 9a 9 9o d cf a du 9 em 9 hp b j7 i lw a ly c mx a
fifteen_cal 28 j7 c
fifteen_househo 28 37 b
fifteen_learn 28 q d e9 a
fifteen_minut 28 9o j
fifth 1j kb b
fifty 18 e c f b 2h 9 5u a 9u b b6 a bq 9 e0 c eb l fr f g1 9 gn 9 gt 9 h6 b ha 9 iu a
fifty_jars 25 8f a
fifty_work 28 e 9
fig 20 5 i 8 j 8g f lr 9 na c
fight 1f h b 2m a iy d lh 7 m7 c
figs 25 3u p
figur 1d 37 f 3e l 3t e 6q c 70 9 72 a 7f 8 7o d 7r d 94 8 b2 8 b8 7 dj g fd p g7 8 gc g h5 18 hm 9 m1 e m8 v
figur_hand 25 6q 7
figur_mark 25 h5 c m8 a
figur_smal 28 fd f
figurin 25 3e k 4k e fd b
fil p 1a m 1h b 22 l 25 c 2s a 38 7 3z m 55 b 6y l 72 f 7i a 7j c 7q l 7u f 8b w 8f b 8v t 9l c a4 d ab c au k av a ax u b6 c bo 9 bq 8 c8 e ce a cf d ci h cm 8 cq 9 ct 9 cz 9 di e dl 6 dn 1f dp v ds 9 ed b ef 9 ek b f7 a fh h fu m fy b g8 u h3 e h4 b h8 9 hd b he 16 hg g hh e hl f hm b hs 1e hw e hz 8 il g im 9 iq c jx h k0 h kb y kd o kv 13 kw j kz n l1 e l7 n m3 i m8 n mi b ml 8 mt 7 mv t n7 7 na 8
fil_again 22 1a 9
fil_applica 25 c8 j
fil_arriv 28 kw 8
fil_bag 28 61 d
fil_bank 28 72 c
fil_basket 25 82 m
fil_bottl 22 8f d
fil_box 28 n7 c
fil_calenda 28 cm c hl f
fil_cancel 1z l1 r
fil_car 28 bs 7
fil_carton 28 4p g
fil_certifi 20 ci e
fil_check 28 hd g kd g
fil_clean 25 3z b
fil_clinic 28 k0 b
fil_complet 25 l7 j
fil_contrac 28 dp a
fil_dat 25 ev f
fil_deadlin 22 kv h
fil_delet 20 au 9
fil_deliver 22 jx f
fil_don 25 he f
fil_driv 28 bz 7 kb 7
fil_email 22 kd a
fil_end 22 dn c hc g hl a
fil_everyth 28 he i
fil_fil 28 dn g
fil_form 1p 8v q a2 c ef i ek e il f
fil_fridg 25 44 g
fil_gap 20 gs c
fil_gaps 1z hr g
fil_itself 20 99 6 hg g
fil_jars 22 cq a
fil_job 28 k4 e
fil_leav 25 hs 1f
fil_level 22 kb 1x
fil_liv 25 h4 c
fil_machin 25 22 d
fil_messag 28 1a 9
fil_next 22 b9 6
fil_onc 22 mv 9
fil_onlin 28 2s 7
fil_ord 28 b6 7
fil_own 1x 8b q gt a
fil_pap 28 kf 9
fil_pasta 25 4t a 8b r
fil_plan 28 kd e
fil_play 22 ml d
fil_prescri 28 av f
fil_print 20 b6 7 bq e
fil_questio 25 7 e dl c m8 8
fil_read 22 mv c
fil_receipt 28 k0 8
fil_report 28 ce h
fil_return 1v dn x g8 n he b
fil_right 22 hi c kw k
fil_salad 28 3z i
fil_second 28 9l d
fil_securit 28 hw o
fil_sent 28 25 7
fil_skin 28 ax l
fil_station 20 ao d
fil_tax 20 dn j g8 k he f
fil_test 25 kz f
fil_themsel 22 hg f
fil_trad 28 ko f
fil_transpo 28 f3 c
fil_voic 28 fy g
fil_weigh 28 cz e
fil_whatsap 28 au e
fil_word 1z eg c jw 8
filing 25 7f h he g
filipin 1q 8c 10 g6 f je h
filipin_family 22 8c c
fillet 1w as 1f dh f lq 12
filling 1w w 1l bs 7
filling_extract 28 w r
film 12 4 d i a 24 f 33 h 42 9 49 8 4w a 52 a 6i 1i 76 t 7i 2z 7y d 9o 9 9t b b6 9 b9 18 c2 t c5 f c6 a ch 9 dm x e2 p e9 n eq 2b fc 1n fh k fu 12 fw a gv 2b hq i jr f k5 8 kp b kx j mz f
film_car 25 kx f
film_club 28 gv a
film_employ 28 7i w
film_evening 28 gv w
film_event 28 eq g
film_family 28 fu e
film_first 25 gv b
film_friday 28 gv 10
film_gait 28 jr e
film_liv 25 42 e mz c
film_lov 25 gv s
film_mak 1z fh c
film_night 20 6i d
film_open 28 gv h
film_own 20 76 c
film_phon 22 33 e
film_photogr 25 b9 e eq j
film_print 28 b6 8
film_room 1w c2 y c5 m kp h
film_screen 25 gv g
film_send 28 eq c
film_sery 28 6i g
film_short 25 76 d
film_show 1z 6i e eq c
film_stream 25 6i 10
film_task 28 76 e
filmmak 22 7i h b9 f
filt 17 4 k 1u 8 22 p 2a 20 3i 2c 3n l 4f 9 58 1c 6t d 87 f 8i 9 el a fl 9 hn i hy a j3 i jb f k1 s k8 d km a ll 7 m6 8
filt_backwas 28 58 j
filt_chang 28 j3 c
filt_coffe 22 3n h 4f c ll a
filt_distric 25 2f 9 jb h
filt_insuran 28 k1 q
filt_last 28 3i c
filt_light 28 3i f
filt_school 28 2a t
filt_wat 28 22 a 3i a
filt_wheelch 28 9e 7
filter 1t 22 g 35 r ea e jt e
fin 16 m 13 v c 36 d 3b 9 8t 9 8x d ag z d5 8 g8 8 hj 7 iz g mn f
fin_lin 22 m 1i
fin_motor 20 v f iz m
fin_watch 28 mn n
final 1e 45 j 7i j c7 9 e8 c eg c ew j gw b he 8
final_fil 25 7i n
final_handov 28 ew o
final_numb 28 45 h 7v b
final_project 28 2e 8 e2 a
finally 1t 3g 7
financ 1c 71 10 77 c 7n b 7r 2f db d de p f4 a f9 f fy 9 fz 19 gb a hd h hh c k6 8 kp c ky h
financ_chief 25 7r 1g
financ_directo 25 7r k
financ_head 28 7r d
financ_instal 28 de q
financ_lead 22 7r 18
financi 1m 6q t fy a g0 k g1 h k6 j
financi_advis 28 6q 7 g1 g
financi_indepen 25 6q q
financi_literac 28 g0 m k6 b
finca 22 48 k l4 g
find p 1f e 1g f 20 m 28 9 2f 9 2h h 30 g 32 e 33 9 34 h 5d 6 5m j 5u a 60 9 6j b 6m c 6o l 6p k 77 e 78 r 7l p 7o z 7p l 7s e 7v i 82 b 8x h 9d a 9g 8 9u b ap 8 bo d bw 8 c3 d cb 9 cc 8 cg 8 dk c dl 8 do 9 dr 9 dz g e2 a eb h ec 10 ed w ef b eu m ev e ey f f4 h fl c fp a ft d g9 r gc z gh a gi 8 gs c h1 8 h8 c ha z hz i im o ir 8 j3 b j6 j j7 b jb b jk c ju p k1 l km f lc h lu i m4 9 m5 i m7 e mi f ml k
find_account 28 ei 9
find_adopt 28 2h u
find_again 28 dk f
find_anoth 25 ec f
find_anyth 22 33 f
find_apprent 25 km 9
find_bed 28 9f 7 lu e
find_best 22 gb d hh e lc f
find_book 20 7v h eu b ev a mi v
find_build 28 c4 a
find_buy 22 e2 g
find_check 28 7l l
find_claim 28 do 9
find_clas 22 j 7
find_clean 28 bw g
find_company 25 ha 1a
find_contact 28 ha f
find_doctor 25 k1 13
find_duplica 28 34 u
find_event 28 30 f
find_family 28 2h d 9d f
find_firm 28 ef 9
find_first 25 kl d
find_flat 28 ig 7 jb b
find_flatmat 28 ed 1d
find_forgott 28 g9 m
find_freelan 28 77 g 7l d
find_friend 28 ec z
find_gap 20 dz v
find_gaps 22 do c
find_guest 25 dr l
find_heat 28 m7 i
find_him 28 mm f
find_hom 25 jb c
find_import 25 7p 14
find_job 25 ef g
find_leak 22 c8 e
find_local 22 6m b 78 e ft e
find_mean 28 im u
find_mentor 25 j6 1c
find_mis 22 h8 c
find_nearest 28 a7 9
find_not 25 im u
find_onlin 25 h1 b
find_opponen 28 ml h
find_oth 1z 5w d gh d
find_own 28 gi c
find_partn 1w i b eb x i7 d
find_patient 22 1g s
find_pension 28 gc 12
find_plac 1z cb 9 kc f
find_remak 28 8x 18
find_restaur 28 6h c
find_rid 28 jv e
find_right 1p fp d gs b
find_room 1w ed b
find_runaway 28 ju t
find_sam 22 6o f
find_show 22 gc n
find_smal 25 82 f
find_somebod 1z 17 f
find_special 22 k1 f
find_staf 28 7l d
find_story 28 4i f
find_subscri 25 g9 16
find_such 28 78 d m7 f
find_tags 28 k7 9
find_technic 28 j8 b
find_tenant 28 20 y
find_therapi 28 9u n
find_thing 1x 30 g
find_tool 22 cg f
find_trad 28 j3 h
find_train 22 ca f
find_truck 28 m4 n
find_trust 28 jk u
find_vet 28 5u f j7 g
find_volunt 28 2f g
find_wast 28 f4 l
find_wed 28 ev m
find_why 22 cc d l8 b
find_word 28 9v f
find_work 1v 28 d 6j b
finding 1o 1f e 7s m a8 8 is v mb f
finding_mark 28 1f 9
fing 1f 45 t 68 9 89 y 8f b ad 1f d4 9 dz f k2 c
fing_food 1w 45 u 89 z k2 c
fing_prick 22 ad 16
fingerp 22 3l q 68 g hn e
finish x 1e 8 1t d 1v 8 1z 6 25 7 2e c 2p 8 34 d 3e f 4h b 55 9 5x 9 69 9 6d a 6i a 6u b 6y g 7h h 7q a 9p 9 b3 7 b6 8 bg f c7 b dg p e0 f e2 f e6 c eh a fg c i4 h iv a jw a jy 7 ko b kp a l2 h l9 l le 9 ms 6
finish_book 20 eh a fg d
finish_cours 22 e2 b
finish_episod 28 jw d
finish_minut 28 l9 h
finish_piec 1v bg 9
finish_project 20 e0 c
finish_report 1z ko d l2 9
finish_room 20 1v a
finish_scan 28 2p g b9 7
finish_seconda 25 2e b
finish_send 25 c7 7
finish_sit 25 7h g
finish_song 25 jy d
finish_train 25 cs 8
finland 1l d3 7 hy c m6 a
finnish 1w 9i d dq i hy m
finop 28 f4 l
fins 28 ia s
fintech 1q 7s 9 a4 d h7 9 hn i
fintech_company 25 h7 9
fir 13 8 7 n 13 11 x 2a 9 2i 9 3p f 45 o 64 b 6q l 75 o 8t 9 9b c 9c a br j bs 8 c0 8 c7 7 ce 1y d8 e dd 9 dg 9 gv d if b kb d kd b kg 1q kz c ld 15 lm 9 lv p lz 9
fir_alarm 28 ce p kz a
fir_brigad 1w kg 1j
fir_departm 22 kg 1b
fir_door 25 ce 1d
fir_engin 28 3p g
fir_equipme 28 ce f
fir_exit 1w go 7
fir_extingu 20 11 m ce t
fir_follow 28 6q g
fir_pit 25 n c 9b 8
fir_protect 1z ce 19
fir_rul 25 c7 b
fir_safety 1j 11 c ce t l9 a
fir_sauna 28 n x
fir_season 28 c0 d
fir_servic 1t kg f
fir_spreads 28 6q f
fir_station 20 2i e gv j kg f lm d lz e
fir_tre 28 if a lv w
fir_wood 28 ld f
firefig 22 kg 1j
firewoo 20 50 c da f
firing 28 br 7 ld 8
firm r 11 9 14 7 1r e 1t i 1u 9 1y 7 24 8 3m a 3y p 54 9 6b b 6r 8 71 e 74 g 77 f 7b c 7c h 7f q 7i f 7k n 7n i 7p b 7r g 7s e 7t j 7y k 80 o 8t m 8v 9 az 9 bt c c2 9 c4 i cd b ce k cg e co a d8 7 db 9 dc g dd t de c dj e dq g e3 c ey n f2 e f3 h fl d gx c gy n gz d h1 g h5 f ha f hc e he h hf e hg 12 hh k hi h hj 8 hk x hm d hp d hs f hu c hv a hx b hz l i0 9 i9 7 if 7 km t kp g kq g kr j ks e kt a kv v kw k kz h l0 e l8 c l9 f m4 8 m8 9 mc 9 mw 8
firm_already 1w km 9
firm_app 28 kd d kr e
firm_around 28 7i 8
firm_associa 25 dr a
firm_book 1w 1r 9 bw 9
firm_build 28 7r c
firm_buy 1x db 9
firm_contrac 25 cd a
firm_desk 28 7k 8
firm_documen 28 l7 a
firm_don 25 80 b
firm_employ 1t kp b
firm_fee 28 kv 8
firm_fil 28 hz b
firm_hous 28 cb a
firm_ireland 25 dj 8
firm_liv 28 gw d
firm_measur 28 5c 7
firm_nam 22 gy t
firm_nearby 22 c4 e
firm_outsid 28 74 9
firm_own 1q 7p a fl 9 hg 9 hk c l9 d
firm_party 28 43 9
firm_pay 1q fl 9
firm_plan 28 kr h
firm_post 22 km d
firm_privat 25 if 7
firm_public 28 ey d
firm_read 28 f3 c
firm_rent 25 7c 7
firm_send 1x l0 g
firm_softwar 28 kv 1b kw c
firm_staf 1o hp 9
firm_support 25 7k b
firm_switch 28 dd e
firm_technic 25 kq k
firm_visitor 25 1r b
firm_wait 28 71 h
firm_websit 28 hx i
firm_yearly 28 54 b
firmwar 28 gd 9
firs 28 lv y
first i 6 c 9 9 a 7 f d g 9 i 8 k g l b m 8 o n w 8 x 7 11 i 28 d 29 g 2m d 49 f 4x a 5k b 5m a 5p a 5r j 5u 9 6f 9 76 b 7h b 7l f 7n i 7p v 7q 9 89 g 9i k 9p a 9t j 9u c a5 9 ax 9 b2 a bw 8 c5 9 c8 a dv 9 dx 9 dy 9 e3 e e6 b e8 7 e9 c eb d ef 8 em 9 f6 e fe 8 fv b g1 g gb m gp 8 ha b hq j hr 8 ix 6 iz a j6 9 jm h jt 8 ju 9 jv 9 k2 u k3 e k6 a la d m3 9 mx a
first_aid 1i 11 1b 7n o dv b i4 9 lj 9
first_appoint 20 k f l g w c
first_attempt 20 8u 8 8x 9 e9 8
first_birthda 25 9t f
first_book 1t dy c
first_box 1v 4o 9 83 9 8d 9
first_buy 1l b2 i gb u k3 c
first_cal 1l i0 c
first_check 1w b8 d f6 b ft 7
first_chord 28 5p 8 e4 9
first_clas 1v g e
first_clean 25 bz d
first_danc 25 i1 8
first_dat 25 eb f
first_deliver 25 89 d
first_deposit 25 g1 c
first_donor 28 l5 h
first_draft 1t c5 a
first_drink 28 lf 7
first_english 28 29 f
first_episod 22 fk 7
first_fit 22 6c 9
first_flat 1v bq 9 k3 n
first_floor 22 ce a
first_food 22 89 d k2 1a
first_grad 28 4x l
first_haircut 28 em 8
first_hom 1t o a 4k a gb i j3 e k3 a
first_hous 25 f6 9
first_househo 25 6p b
first_intervi 22 7l d
first_investo 20 g1 g k6 f
first_job 1p e3 w ef c
first_languag 22 e9 a
first_laptop 28 hq c
first_lat 1x iz c
first_learn 22 jv a
first_lesson 1r 5r b jv 8
first_let 20 gp 8
first_level 25 fe 9
first_list 1o 41 g
first_loan 28 72 b
first_manag 28 7n o
first_meet 1q 5u c lw c
first_meeting 25 7p q
first_mums 28 k2 g
first_nam 1l ih d
first_nation 25 7c c
first_night 1w o e
first_novelis 28 6y f
first_ord 1n 9 8
first_pag 1r ef d fv 8
first_parent 1s 3a e 9t d
first_phon 1z 2m s 3m a
first_pictur 22 2l d 42 b eq c
first_play 28 gq c
first_practic 25 49 8
first_print 1x la c
first_program 28 2t e
first_read 1z bo b dy 9
first_rent 28 jb f
first_report 1r m8 a
first_salary 25 fy 8
first_sampl 28 7q a
first_say 28 gr 6
first_screen 25 e6 f
first_session 1q f k u 8 1j f 9u i ax c dj 9
first_shift 1z 76 a
first_sit 22 ep d
first_sketch 28 60 f
first_snow 28 5r e
first_step 1o i 8 7p b j2 f
first_swap 28 9d a
first_talk 1l u 9 5f 9 7h b 7p k 9l a dk b jq 9
first_task 25 hq k
first_tast 28 k2 d
first_tattoo 28 m 9
first_test 1x f 8
first_text 28 gt 7
first_third 25 ga 7
first_tim 1w 49 i
first_touch 28 13 f
first_town 25 9i h
first_visit 1d k 8 x a bw e cm b
first_walk 22 ji f
first_win 25 4g f
first_work 1z 7q c
first_workout 28 9o a
fish 19 2u a 3e c 3q a 5z 9 6a b 7x u 88 9 8j a 8k a 90 e 9a 8 9c 8 al e as 1q bf 1w bq 9 cu h d6 1g d9 l db c dh 12 if b jn 9 k2 9 lq 1a mf e n6 9
fish_boat 22 dh f
fish_box 22 as 7 lq p
fish_chip 25 3p c al f
fish_factory 28 9c c
fish_farm 1z d6 18 lq b mf 9
fish_ice 25 as z
fish_land 28 7x g
fish_licenc 28 bf c
fish_meal 28 d9 j
fish_nets 25 3e h 6a f
fish_permit 28 bf 1c
fish_poultry 28 d9 8
fish_sauc 28 8k 8
fish_shop 22 as 1e
fish_skin 28 cu p
fisherm 1w 78 d lq 1i
fishmon 25 as x cx h lq 7
fit w a f f f p k 1g a 1l d 1o 9 1u z 1v 1b 1x s 2h 7 2o g 30 a 3c f 3e b 3f 7 3l k 53 a 56 b 5a 9 5b t 5c s 60 9 62 g 65 d 69 a 6a g 6b e 6c 10 6g q 7e e 7o h 7q 9 8x b ap j b6 c bg c df 8 dg 9 du b ed d ey m fo q gf c gj e gn b jo k jt b kz g ly 12 m1 a ms d mt d n2 o nc y
fit_back 22 mt 7
fit_battery 28 3m f
fit_blind 28 5c k
fit_cal 25 1l c
fit_carpet 28 56 m
fit_charg 28 gj g
fit_child 25 2o f
fit_cov 28 53 b
fit_cut 28 ly o
fit_dat 22 ms 7
fit_door 28 3l a
fit_dril 28 3l j
fit_first 1x 7q 8 8x 9
fit_hear 28 p g
fit_heat 28 1u o
fit_hom 1z ly d
fit_kitchen 22 1v z
fit_last 28 jo a
fit_lock 28 3l b
fit_measur 28 1v l
fit_model 22 n2 g
fit_rail 28 fo i
fit_real 20 n2 k
fit_return 28 6c h
fit_rid 28 2o c
fit_room 1x 1v i ap t
fit_run 28 3j d
fit_servic 28 1v 8 1x 8
fit_set 28 ey g
fit_siz 28 gf d
fit_smal 22 gi f
fit_smart 28 gj d
fit_truck 28 dg d
fit_van 28 jj c
fit_video 22 6g e
fit_window 28 5c 8
fitnes 1f f 1h i 8 j a 1c s 3h k 3v a 4g b 9o u aj 1o dt 12 du 19 hu h iu s iv v j7 c jx d lk 18 mj p n1 i
fitnes_apps 28 9o 9
fitnes_bootcam 28 du o
fitnes_centr 1z 3v b aj 17
fitnes_chain 28 du 7
fitnes_challen 28 9o d du a
fitnes_clas 25 f e 1c a dt l
fitnes_coach 25 f e 9o d j7 e
fitnes_goal 28 iv s
fitnes_studio 1x f t i 9 1c c aj a
fitnes_track 28 3h p iu a
fits 13 f e 1v b 3d 8 4x 8 6a h 6p c 7o c c0 7 c5 b fp a me 9 n0 7 n1 b n3 8 nc c
fits_lie 28 n3 9
fits_person 28 5e b
fitting 1p 54 9 5c i 6c i at y ms 1c
fiv 28 5y l fi e
fix s c c d a p b 1m 8 1n q 20 g 23 e 2a b 2b 18 2c b 4b c 4e 9 54 c 55 o 58 9 5b h 5e m 66 f 7f p 7h r 7k f 7s e 7t n 81 j 8b c 8w d bd e bx 18 by 9 c0 7 c2 e c4 9 c6 v c7 9 c8 a cv w dg d dm e dq d ds f ec 9 el 9 f2 j f4 d fc c fm d gb k gd q gk j go 8 gr b gs a h6 9 h7 l h8 t j8 c ji 9 jl g jq d kc f l8 b lt 8 mb f md d mp 9
fix_around 28 bx f
fix_bik 22 ec e gd 13
fix_buy 28 23 f
fix_cal 25 j8 e
fix_clean 28 7t m
fix_collect 1z kb 8
fix_commiss 28 20 w
fix_contact 28 dq e
fix_dat 1l c0 9 jj 7
fix_deliver 1w 8c 9
fix_desk 28 4e d
fix_develop 25 h8 z
fix_door 28 bx j
fix_even 28 go c
fix_fast 25 h7 n
fix_fee 1m 7f k 7k d c6 a hb 9
fix_group 28 jl h
fix_hom 28 gr 7
fix_leav 28 l8 a
fix_lend 28 2c a
fix_menu 25 44 b
fix_monthly 22 7f f
fix_phon 22 1n e
fix_plus 28 jq f
fix_pri 28 el a ev 9
fix_pric 18 55 u 5b l 5e c 7h b bx j c2 f c4 c dg a ds f gk c gq 7
fix_problem 25 fm 9
fix_rat 25 gb 15
fix_round 1w 81 o cv k
fix_schedul 28 mb 9
fix_scop 22 7h t f4 b
fix_screen 28 1n 8 h7 9
fix_sit 25 fm f
fix_slot 28 d 8 9k 6
fix_staf 28 kc 9
fix_stop 25 cv s
fix_team 22 5v f
fix_timetab 25 8b r
fix_wash 28 c6 t
fix_weekday 25 58 k
fix_wing 22 8w j mb n
fixing 22 at p
fixtur 1x 4z c h0 g i3 11 kk u
fixtur_refer 28 i3 h
fizzy 22 8p f
fjord 22 4c a
fla 28 6b b f6 c
flag 1h 1a e 1c c 6z b 9a c af k cm a f4 m f7 9 hh h hj 1c hz 8 i3 i mf b
flag_footbal 28 i3 m
flak 1w 23 r cp 19
flaky 28 h6 m
flaky_test 28 h6 h
flam 1w da f em a na f
flamenc 22 i k 47 l go 7
fland 1v 42 c 43 8 60 h 7o a hx e
flap 25 b4 f k8 s kb g
flar 1x 1 g ac e ir 1s
flar_ups 28 ir d
flash 1m m e 1w b 24 15 3j x 43 u cl n
flash_sheet 28 cl m
flashca 1u 70 1h e7 1y j5 a
flashca_not 28 e7 p
flashca_quiz 28 70 h
flashca_teach 28 j5 a
flask 20 3i z 49 9 4x e 9g g
flat s c d 1s b 1t b 1u 8 1v h 1w q 20 l 2y f 33 d 3c s 3d 8 3f c 3l 9 3n a 3o j 3x a 4w m 4y 6 50 q 51 r 52 c 53 l 55 j 61 c 6g d 92 o 9d s 9i b 9j b a6 18 ao a b4 9 bg h bh d bi b bk 9 bp h bw w bz c c1 7 c2 n c4 z c5 x cc g dg k ed t f6 z g2 g g3 g gf 8 gj f ig f j0 g jb r jc a jo a k3 f kn s ky 9 l2 g l3 b l4 s lt m lu h mh h na a nb i nd d
flat_already 28 g3 7
flat_bank 20 46 8 f6 v
flat_battery 28 1s b
flat_box 28 et b
flat_cabl 28 3c d gj e
flat_clean 28 50 b bw f
flat_clear 28 lt 8
flat_clearan 28 lt 8
flat_dwel 1x 9j 9 b4 b lw b
flat_empty 22 me c
flat_euro 22 a6 g
flat_family 28 9d c
flat_fold 28 kn a
flat_germany 22 kn b
flat_guest 25 3x h 92 b
flat_hous 20 jb e mh c
flat_list 25 51 h
flat_monthly 20 ds c
flat_offic 28 bh g
flat_own 1o 1u d 50 a 51 b c4 f l4 b
flat_pack 1r 1v c bg 9 dg k jo b
flat_phon 25 s f
flat_rat 1x ho b
flat_rent 28 jb i
flat_roof 1t 1w 1a de 9
flat_room 28 55 d
flat_sam 28 bw 13
flat_seam 22 61 d 6g d
flat_search 28 f6 m
flat_shar 1x a6 a ed c j0 o jc 9
flat_smal 1w ed h lu c
flat_smel 25 na h
flat_tiny 28 c3 b
flat_tir 28 1s a
flat_tyr 20 1s 9
flat_whit 1v 3n i 3o z
flat_work 28 l4 d
flatb 22 1s 15 m4 d
flatbre 28 45 a
flatmat 1t ed 2e g2 v j0 z
flavor 25 3u i
flavour 1d 3t n 3u 1f 3w a 4p m 4r k 4s e 8f e 8g m 8h c 8p i cp v cq 7 cr d cs 8 ct a
flavour_sel 28 cp d
flaw 1x 32 m 63 h
fle 25 ig 14
fle_abus 28 ig f
flea 1q 30 f 32 14 4k 9 4y 7 4z 8 i6 u mq g mr l
flea_market 1r 30 c 32 w i6 o mq c mr h
fled 28 28 n
fleec 22 6b f b5 d c8 a
fleet 1h 1o c 1p 8 1q 1z 1s 8 3m b 81 c co v dc r el c gf a ks 1v
fleet_depot 28 dc c
fleet_electri 28 1q d ks e
fleet_manag 25 ks h
fleet_managem 28 ks p
fleet_trad 28 ks c
flemish 28 2g a
flex 22 3h h dd d mo 8
flexibi 25 dd f
flexibl 1k 14 7 3f c 4e j 6l l 80 k 8t c 9z 8 da g dd d
flexibl_dat 25 6l m
flexita 20 8j 1a
flexita_househo 25 8j x
flight 1a 1r 1a 21 1l 2w a 37 t 4b c 5l e 6l 1l 7p d 7v c 8w 12 9e b 9h c 9k 2e 9l 1i ag 1q f6 9 gl j mb v
flight_delay 28 ag p
flight_food 28 37 t
flight_hotel 1z 21 w 9l q
flight_lat 25 1r 7
flight_monthly 28 87 6
flight_numb 25 1r j ag g
flight_off 28 6l 8
flight_permit 28 mb 9
flight_photo 28 9k 8
flight_sampl 22 8w j
flight_visa 25 5l c
flight_wait 28 1r h
flip 25 du e
flo 28 f d 3c d
float 1m j x n o 2t 9 38 g 3o b 6a a 99 b aw e d6 m kv 7 mf 14
float_prob 25 d6 o mf g
float_tub 28 aw f
flock 1x b5 h d8 1g jk d
flock_keep 28 d8 d jk c
flood 1o 3c 10 kx f
flood_sensor 28 3c u
floodli 20 jf c ln e ml 8
floor 10 i f k 7 10 8 1x 2k 3c a 3k l 3y c 4d d 4w g 4y j 4z d 52 t 55 8 5n 8 75 a 76 h 80 1c 8y z 8z d 9w n aj o az a b0 h bh d bz 9 c2 p c4 f c5 i c8 c ce o dt k er 9 fp 8 i1 o iw e kr f ky 14 lm g n9 f nc d
floor_clean 25 n9 o
floor_company 28 1x b
floor_furnitu 28 aj c
floor_lamp 28 4z b
floor_lay 25 1x 11
floor_lift 20 c2 d
floor_light 25 4z c b0 d i1 c
floor_mat 28 c 9
floor_mats 22 4y e nc l
floor_oth 28 80 l an d
floor_plan 1m 52 12 8z g c5 k c8 g ce k kd a ky 1g
floor_sampl 28 1x p
floor_shop 20 1x 9
floor_show 25 1x q
floor_tablet 25 8y v
floor_therapi 28 k d 9w d
floor_til 25 1x 12
floor_train 25 9w f fp 8 iw e
floorpl 28 52 g
floral 1z et g i8 c
florenc 28 bc h gl 9
florida 1r 3c 7
florist 1j 41 u 81 p bj l ev 1j ew 9 i8 a kt d mg n mi a mu j
florist_cater 28 ev v
flos 25 9 j 4l r
flour 1k 3s q 4u 1g 8b l 8c f 8g b 8j r ao c cs 9 d9 b
flour_mix 28 3s 8 4u a
flow 16 6 p g j 3c i 41 i 4h x 4k 8 4n c 52 9 5d 1e 5e i 5i 7 7u 9 8i 8 8p 8 ba a bj 21 cm 9 ct 9 d3 h d5 c d6 7 et y f3 g fy 9 gz l h6 9 h7 c hf z i8 1b ls 9 mf t mu a na 9
flow_arriv 28 bj 9
flow_backdro 25 et t
flow_buy 28 bj m
flow_candl 25 i8 o
flow_chocola 25 bt a ct 8
flow_deliver 28 5d 6 bj 10
flow_farm 25 7i 7 bj d
flow_field 28 bj d
flow_food 28 i8 a
flow_local 28 bj i
flow_music 28 i8 d
flow_offic 28 7u d
flow_shop 20 bj c gz f mu a
flown 1u 9k 8 bj 9 d3 8 mb f
flu 28 9p 8
fluid 20 4 h 1d g
fluorid 22 4l 13
flush 1x 4r e 9s r c0 d mf m
flut 25 gr 1k
fly 19 y 9 2v n 6l g 8e b 8w 15 9h 8 9k 1a a9 n au e bz b d9 18 ds s fl 9 ju 9 mb 20 mm 19 mw c
fly_country 28 mm r
fly_dron 28 8w o mb h
fly_larva 25 d9 u
fly_right 28 ju c
fly_roof 28 mb l
fly_school 28 9k u
fly_screen 28 5c a bz f
foam 1o n c 1p 1g 3j c 49 o 4s 7 4v e c7 v
foam_board 25 49 p
foam_brush 28 1p m
fob 20 7d r aj e
focu 1n s b 6v 1t 9z d e6 i io 14
focu_room 28 6v i
focu_session 22 6v p io v
focu_tim 28 9z e
fodmap 25 84 l
fog 1w 8 e 9l 8 bq e i1 l ir p
foil 1x c j 2t 8 mu s
foil_embos 28 mu k
fold 17 c a d a e j 1d 8 31 a 3d s 3k t 4t t 4v q 52 9 61 l 6f 9 7a a 9a b au 8 ay h c1 1d cf h ci b es 9 f0 a f7 8 fr g fw c h0 a hz c im b iq m kn d l7 k me q nb l
fold_bik 25 3d c gd 8
fold_br 28 c1 t
fold_cuf 25 61 u 6f 7
fold_hand 28 4v 12
fold_laundry 22 3k x
fold_maintai 28 im f
fold_pap 28 iq 8
fold_scoot 28 3d t
fold_tabl 20 e q 31 e ay g
fold_word 28 ci 9
foldabl 1w 3f i 4w g me w nb 15
foldabl_stand 28 nb s
folk 16 2d 8 31 b 3f 7 8i 7 dl 8 fd 8 fh a fm a g8 7 gr 7 i5 c kc 9 lk 8 lw 9 mz 9
folk_family 28 3r 8
folk_musicia 28 fh f
folk_song 28 mz e
folklor 28 fd f
follow w k c l a 1e c 1l 8 1m e 1r c 2q 7 4i b 5i 7 5j 6 6h b 6q b 6x 8 74 a 78 17 7m 8 7n e 7o 9 9a 9 9l c ah g by 7 cb a dh e dz 9 e5 b eb b fi j fk 7 g7 7 h2 e ha 9 hb 8 hg t i2 8 il d iy 9 j7 g j9 b ji e jp h jx t kc b l0 y l5 8
follow_buy 25 jx 14
follow_cal 1v j9 d
follow_car 28 1m h
follow_check 28 78 d
follow_child 22 4i l
follow_clinic 28 ix 6
follow_flight 28 1r m
follow_littl 28 5q e
follow_onc 28 h2 g
follow_onlin 28 i2 8
follow_patient 28 ah t
follow_pay 25 j7 j
follow_questio 25 e5 e
follow_rep 28 7o d kc a
follow_report 28 7o a
follow_rul 1r h2 9
follow_subject 25 6t b
follow_ups 1r hg b jp d l0 f
follow_visit 1w p d cb d
follow_woman 28 id 9
fond 25 2h 8 6c 7 7c 8
fondo 28 i4 j
font 1p ds b lc a mv 9
font_pictur 25 ds 8
food s 7 a l k x 9 17 g 19 e 26 1l 2f 9 2j b 37 g 3p 1b 3q i 3r y 3x o 3z e 40 g 45 s 47 l 4p c 5z i 6h d 78 c 7p 9 7u a 7v r 7x j 7z 1a 82 h 84 w 88 e 89 17 8a 1a 8c j 8e f 8f b 8h 8 8k c 8q 9 8v g 90 r 98 9 9q d 9r 9 9y 11 ac d ad 7 al g aq w b1 9 b4 9 bk g bl 9 br 7 cf q cr 8 cs e cv q cw a cy v d1 o d3 6 d9 n da c hu 9 i0 b i2 7 i5 19 i6 o i8 b ie m ig 7 ir p jk 9 jn 14 k2 1o lg 9 lp g lz h m6 9 m8 9 md n me i
food_allergy 1x 84 10 9y a k2 r
food_app 28 8a a cy b
food_authori 1d 7z 8
food_baby 25 k2 w
food_bank 1w 26 1k 8a a
food_bik 28 cv q
food_box 22 jn p
food_brand 1t d9 7
food_brought 25 45 c 5z 9 aq 9
food_busines 1w 7z n
food_cart 28 aq c i6 g
food_chain 25 3r a al 8 aq 9
food_collect 28 26 f d1 b
food_contact 22 bk c
food_cost 1z 90 v h5 g
food_deliver 1u 3r m 89 8 cy 1c jn n lp a
food_drink 1p 8v 9 gv b
food_factory 20 da k
food_festiva 1z i5 1f
food_first 22 89 g
food_food 25 3p f 89 m
food_found 25 7z w jh c
food_hal 28 i5 8
food_hom 22 8c g
food_hygien 1s cf l id a
food_lov 1v 3x 9 8e c
food_mak 1x 8v e d9 h
food_market 1o 26 l aq q i6 9
food_near 22 8a l al 8 aq n
food_ord 28 37 d
food_order 22 cy a
food_photo 25 l f f0 e ir b
food_plan 25 k2 a
food_plant 20 7w 9
food_produc 1s 8a c d9 8
food_program 28 7v a hu g
food_ready 25 al 7
food_region 28 45 i 8c b
food_report 28 9r g
food_saf 28 9y g bl k
food_safety 1n cf x
food_shop 1u 4p 7 al 9 jn 9
food_sleep 1z ac d ir 10
food_stal 1v 22 9 aq z i5 h
food_stand 22 aq b i5 8
food_start 28 ie 9
food_supplem 22 7 d
food_test 28 26 f
food_thrown 28 90 a
food_tour 25 47 11
food_truck 1w 3p 1r
food_van 25 3p f cv k
food_vendor 25 d1 d
food_walk 28 2f f
food_wast 1x 26 a 8a c 90 10 d9 9 md u
food_wholesa 28 82 m
foodstu 20 8c j cx 10
foodstu_deliver 28 8c h cx d
foody 1s 4p 8 6h c
foot 1h p 1y 47 h 4z 8 9g f aw v c3 c ej m gc e ju 9
foot_car 28 p 1r
foot_reflex 28 aw k
footag 1w 7i f
footbal 1a 13 1t 30 b 5s f 5y 1b 6e g 9s 9 9x c ak j b8 j ea 8 ek b fa d fb y fj c i3 14 iv a j4 b kk d lk j ml k mo c
footbal_academy 25 13 1d
footbal_associa 28 kk a
footbal_camp 28 13 n
footbal_card 28 b8 9
footbal_childre 28 5y f
footbal_club 20 i3 7
footbal_fans 28 fb 8
footbal_leagu 28 i3 m
footbal_match 25 9s c fb e
footbal_pitch 22 ml i
footbal_screen 28 ak p
footbal_stick 28 b8 d
footbal_train 25 13 o 5y g
footbal_volleyb 28 i3 d
footfal 25 7a u
footpat 28 35 h
footpri 1o 37 3a 5h c m8 2a
footpri_calcula 28 37 d
footpri_consult 28 m8 f
footpri_product 28 m8 s
footpri_track 28 37 p
footres 28 nb t
footwea 20 65 14 67 l
footwor 25 i 8 14 s
footwor_serv 28 14 h
footy 28 fb j
forag 20 8r h 9g w lg w
forbid 1x h2 f lf 8 ll 6
forbidd 1u 9q e gl e h1 8 mm b
forbidd_food 28 9q d
forc 1r 7v h a9 b ce 8
forc_fun 28 7v c
forearm 28 m c
forecas 1h 1i g 6k e 7r 11 90 m bf b hf 1u ku x
forecas_softwar 28 hf a ku b
forecou 25 3n h 57 h
foreign 19 4p 9 5q b 5r 8 6m n 72 8 9i 15 f6 j hs 9 k4 a k9 9
foreign_crew 28 hs d
foreign_mov 28 9i 9
foreign_paperwo 28 9i 9 f6 c
foreign_residen 25 6m p
foreign_sal 28 7p 9
foreign_visitor 22 94 8
foreman 1p 1t d 8y q cg j hz d
foreman_sees 28 8y e cg g
foremen 25 cg k dt 9
forest 1c q i 2i 9 35 8 5n r 5s 10 8i n 9b 11 9g 1e db 7 dh b i2 m i9 z if 1e lv u
forest_bath 28 9g u i2 b
forest_breakfa 28 9b q
forest_burial 28 5e 9
forest_hous 28 i2 e
forest_kinderg 25 5n x
forest_school 28 q c if d
forestr 28 d8 6
forex 25 6r v
forg 1u 68 10 aj f be b bk 12 le 1l
forg_knif 28 le o
forget 18 38 8 6c 9 9x n cn c hg c im a k7 q
forget_cal 28 hg c
forget_due 28 cn c
forgetf 1x ab e bi 9 k7 1b
forgot 1q g9 c k7 q
forgot_keys 28 k7 c
forgott 1f f4 i f7 7 g9 u gc b k7 s kj 8 l0 e
forgott_snapsho 28 f4 c
forgott_subscri 28 g9 11
fork 25 d1 e dh h gd d
forklif 1o 11 q 75 v 7n f 7y d 8t 12 at d dt 8
forklif_driv 28 dt 9
forklif_safety 28 11 s
form v i 8 m a 1g c 1j h 1k c 29 d 2i b 2s 7 47 b 4e a 5n j 74 e 7o h 8v s 93 7 9i e 9l d 9o d a2 e ag n au g ce h ci 13 cl q dl e e8 m ef l eg f ei d ek e f3 d g4 a g8 a g9 b gc d gu b h8 g h9 j hg c hm q ht d il o k0 9 kd n kg 7 kh c ki 11 km d kv p kz n lb p lc 8 ly 8
form_cal 25 il j
form_colleag 25 eg a
form_employ 22 gc k j7 b
form_fil 1w ce e
form_group 25 ec g
form_invoic 25 1j c ci g
form_keep 28 a2 f
form_manag 28 hq g
form_mis 1v kd f
form_parent 22 e8 b
form_patient 22 9l c k0 a
form_phon 20 1l 8 74 c ag e
form_recruit 1z dl q ef i
form_registr 28 ci r
form_renewal 28 il i
form_return 28 hm f
form_school 28 7z c
form_screen 22 lb i
form_servic 28 hm g
form_sign 1w m 8 f3 d
form_video 28 lc g
form_web 28 ki t
form_websit 28 ki f
formal 1z 7o 8 hk 9 hy h
format 1e 1x e 6y 14 7i d 7v b b9 9 dl i dr a fu 8 mf b mx a
format_amazon 28 6y f
format_book 28 6y u
formula 1k 1 j 2 d 4 a 5 a 9 f 1b e 4j e 4v l 70 8 d9 7 di 11
formula_pivot 25 di 10
forró 28 gr 7
forth 25 fz e
fortnig 1k 7t a by c dj n dy b fc d fg c jn e lq c
fortun 1k 42 7 lx 9
forty 10 3 8 k 9 p 9 13 8 1l 7 2e 9 34 8 3q a 49 d 4d h 4m 7 5s 7 8i f 9b 8 9v a a0 d ap b e8 7 fe 9 ff 7 fx h gb d gf f gn 7 in c lh c
forty_bags 28 87 a cp 8
forty_common 28 nc d
forty_even 25 a0 e
forty_group 28 49 j
forty_jars 28 8i b 8k a
forty_lend 28 gb n
forty_own 28 p g
forty_seat 28 3n f 3q i
forty_smal 28 8i f
forty_thing 28 in k
forty_thousan 25 34 e
forum 1i 2k a 2y 8 9t 8 e2 c it a jh 1o jp 9 my f
forum_friend 25 2y 9 f6 9 it 7
forum_weekly 28 jh r
forward 1g 2z g 8t c 8v b 9z a af 18 ag f f3 g fj 7 hc l il 10 l3 9 l6 a m4 o
forward_custom 28 8v 9
forward_email 28 9z d hc c
forward_mail 28 hc d
fost 1r 27 v 2h 2h ie d iy t jt j
fost_car 22 27 f iy f
fost_hom 1z 2h 1k ie b
found y 7h r 7m l 7o g 7r j 7s e 7z l a4 a cb c ce 8 dj x dm a dp w f2 8 ft 6 h1 f ha 9 hj c hw 7 jh i ju q lb b m0 8 m5 9
found_agreeme 28 dp n
found_animal 25 ju k
found_fals 28 m5 a
found_fix 28 7h h
found_gam 28 ff 7
found_group 28 m0 g
found_members 25 18 9 aj 9
found_onlin 20 jv 8
found_own 28 dj g
found_talk 25 h1 d
foundat 1c 3 1r 1t 16 2g a 7o l id j ie 9 ig c l5 k lh b
foundat_roof 28 1t f
foundat_shad 28 3 11
foundry 25 8x a
fountai 1t be s bp s k8 1t
fountai_pen 22 be d bp b
fountai_pens 28 be e bp e
fourtee 1g g b 2j b 5f a 5x c 7z b e2 e e9 a h3 a iy c kf 9 ll f
fourth 1l 39 9 5n d 83 b bv c
fourth_floor 22 5n e
fox 1z 12 8 fd 13
fractio 1n 5o j 77 c 7r 1e a6 1g dq c dw n dz r j5 e
fractio_ownersh 28 a6 t
fractur 28 k g
fragil 1z 4k a 8s 16
fragil_good 28 8s g
fragmen 25 ad g
fragran 1o 1 1m 3 c 5 1w 8 a 4o 8 na w
fragran_brand 28 5 d na 7
fragran_fre 25 1 y
frail 22 5v a lk 9
fram 18 1w 8 1z k 3d s 42 a 43 b 4w b 4z h 55 a 69 2s 6d 7 7e i 7i 8 bg h bq 1i bz 1f c7 f d5 e ep b et 7 fj 7 fs e fu n j2 q jg h ka f lm d mp 1d nc c
fram_fit 28 69 6
fram_fram 25 fu m
fram_lens 28 69 b
fram_numb 22 mp 1t
fram_print 20 bq e
fram_sil 22 bz 19
framewo 1r 79 6 ey 9 h6 b
franc 16 8v 8 b5 a be 6 g6 c gc a
franc_germany 25 gc 7
franchi 1v 12 9 56 8 58 8 5y c h0 9 lj 8
frankfu 1t 6c 8 7t a eo b gz f
frankly 28 gq 8
fras 25 d9 a lv e
fraud 1l 6n 9 af 15 fm c hn 28 hv 9 ja 9 k5 8 kx y
fraud_check 22 hn e
fraud_scor 28 hn w
fraudst 28 af n
fre h 1 a 9 a a 7 t 9 1a e 1b d 1p d 29 c 2e e 30 c 35 a 37 8 47 c 4c 8 4u a 5f a 78 a 84 x 8b 8 8o f 9e 8 9u b a0 a a5 a ae c aj 9 am 9 ay 8 b0 9 cj a cp 8 cq 6 d7 9 e9 8 ea 8 eu d ev l f9 9 fh d fk c fo a gg 9 gi c h3 9 hb 9 ij 9 in n iz d j6 8 j9 b k1 m k9 a kh c l1 i lu 6 mh 9 mi b mk k ml l mt 7 n9 c
fre_add 28 8g e
fre_advic 28 a5 f
fre_agent 28 i3 f
fre_alert 28 ju d
fre_app 20 a0 d
fre_appoint 1v 1a f k1 c mk 9
fre_apps 22 ae c
fre_articl 28 mx 8
fre_biscuit 28 cu g
fre_book 1s mk g ml d
fre_borrow 28 gg e
fre_box 25 4i e 84 17
fre_brand 25 84 9
fre_bread 28 84 q
fre_cal 25 74 b
fre_calenda 25 in 10
fre_card 25 84 7
fre_chair 25 am 9
fre_check 1u h7 a
fre_childre 28 19 d
fre_choic 20 b0 n
fre_clean 1x n9 h
fre_client 28 mk 9
fre_coffe 25 3n a
fre_court 25 ml o
fre_dashboa 28 l6 b
fre_dat 1i 30 c bu 8 er 9 eu n ev i ij a kh e
fre_doctor 28 k1 x
fre_dogs 28 jf 8
fre_drink 28 8o p
fre_entranc 25 ae h
fre_episod 28 fk t
fre_even 28 2e g
fre_everyon 22 i3 7
fre_facilit 28 84 e
fre_fil 25 1b f
fre_food 25 84 t
fre_gam 28 fe a iz i
fre_grow 28 bv 8
fre_hom 1w n9 i
fre_househo 22 84 i n9 9
fre_idea 28 4i 9
fre_invoic 25 hb s
fre_kitten 28 2h 8 jt 9
fre_know 1v j6 c
fre_languag 28 dx a
fre_lesson 20 5x 9
fre_loft 28 eu b
fre_long 28 mk d
fre_machin 20 ay d d7 f
fre_main 28 3t e
fre_map 28 ae c
fre_maps 28 35 b kt b
fre_meal 1z 78 l 84 f
fre_mend 25 2b e
fre_messag 25 ev f
fre_money 25 a0 e
fre_music 25 fh s jy e
fre_nearby 1z kr 9
fre_newslet 28 f9 d
fre_numb 28 74 e jp c
fre_onlin 20 2e 9 37 9
fre_open 1u h4 8
fre_oth 1w 1a b
fre_packag 28 me d
fre_paid 20 j6 7
fre_pap 22 fa b
fre_pick 1x mc h
fre_pitch 25 ck 8 ml f
fre_plac 1i n b cj a
fre_plan 1u h0 9 hg 9
fre_play 25 iz n
fre_podcast 25 fd f
fre_product 25 78 c 84 b
fre_read 1v 29 h
fre_recip 25 2u c
fre_replace 1x j9 m
fre_restaur 28 6h e
fre_retest 28 7s c
fre_return 1u mt h
fre_salon 28 1b a
fre_seat 1x mi o
fre_shop 22 3s e 84 8 8b d
fre_siz 28 68 8
fre_skin 28 1 b
fre_slot 1o t h 1a d 46 a j8 b k1 c l1 j
fre_smal 1z 31 e m0 7
fre_social 25 fi 9
fre_spac 20 8t c gi a m4 b
fre_start 1t e9 a
fre_styl 28 n2 7
fre_templat 25 mv 9
fre_test 25 h6 a
fre_today 1u 4c d
fre_tonight 1w ml 9
fre_transla 22 6z 8 h3 f
fre_trial 1s ea c
fre_trip 28 9e a
fre_truck 28 co f
fre_try 1z f8 7
fre_tutoria 28 10 8 e2 c
fre_vacuum 25 1p 12
fre_video 1n 9m 8 e0 c
fre_walk 22 47 i 6x a
fre_websit 28 h8 e
fre_weekday 25 ev d
fre_weight 25 aj u
fre_wifi 28 9h 8
fre_workshe 25 dz a j5 7
freediv 28 ia p
freedom 20 6q 1d
freedom_dat 28 6q j
freedom_numb 28 6q g
freehol 28 l4 q
freehol_block 28 l4 e
freelan 18 24 9 4e 1k 6n y 77 2w 7g c 7h c 7i d 7l i 7m j am 9 cm e dn q dp z g8 1f gb d h0 8 h1 8 hb 21 hc a hl a in k jh m l6 e
freelan_agency 28 7m a f1 b
freelan_communi 28 jh h
freelan_company 28 77 d
freelan_consult 25 77 c
freelan_contrac 28 dp l gb e
freelan_design 25 77 c
freelan_develop 22 77 j 7l c
freelan_editor 22 lc 7
freelan_engin 28 77 x
freelan_freelan 28 7g a 7h a
freelan_invoic 25 g8 a hb 11
freelan_market 28 7g a l6 a
freelan_midwiv 25 cm i
freelan_platfor 25 77 k
freelan_return 28 dn a g8 i
freelan_smal 25 dp 8
freelan_tax 28 dn a g8 n
freelan_transla 28 h3 c
freely 1x jr 8 ll d
freez 1e 3c 8 3u 7 4r i 5z c 7e c 7x s 86 p 88 j 89 b dm b it h jq a
freez_dri 28 4r g
freez_front 25 dm d
freibur 1s 3s 8 5n 9 9g 7 ji a
freight 1i 8c e co e f3 e hm 9 m4 15 mc 9
freight_forward 20 f3 e m4 k
freight_quot 28 m4 c
french 1k 5q g 70 8 7j 8 9m g ap c bb e c7 d dx c
french_read 28 ap a
frequen 1o ac b kl 8 kr p
frequen_mistak 28 kl 8
fresh 11 a a 26 b 2v a 3l 9 3s g 3v p 3w k 3y k 3z u 40 u 4s 17 4t 1g 50 j 5d i 7u l 83 a 86 s 87 e 89 u 8c 13 8e c 8j 9 8k e 8l f 8n c 8q d ao a aq a ar y as o b4 c bj 10 cr m ct e d1 a gw e jn 1b km 8 lv 8 lz 9
fresh_bread 1z 86 8
fresh_cook 28 3w d
fresh_fish 22 as l
fresh_flow 1x 5d m bj v
fresh_food 1t 3z a jn j
fresh_fruit 20 3v 9 7u g ar u
fresh_good 22 8c b
fresh_graduat 28 km e
fresh_juic 22 3v o es a
fresh_leav 28 8c e
fresh_linen 22 50 i
fresh_lunch 20 3y k 40 h 7u g
fresh_meal 25 cw a jn i
fresh_milk 28 4s p
fresh_morn 25 40 d
fresh_noodl 28 4t r
fresh_oat 28 4s s
fresh_ones 28 a 7 6b d
fresh_organic 28 89 17
fresh_pasta 28 4t p
fresh_produc 25 ar b d1 b
fresh_questio 28 gw k
fresh_rol 28 86 v
fresh_salad 28 3z t
fresh_school 28 40 g
fresh_tagliat 22 4t t
fresh_tast 28 8n 9
freshly 1p 3w a 5z e 87 n 89 d cu b jn r lv d
freshly_cook 22 3w a 89 d jn e
freshly_roast 28 87 o
freshne 1x 4r 9
fret 25 gr m
fri 1r 3p v 4r k al p aq f cr b ec l g2 e
fri_chicken 28 al p
frictio 22 io u
friday s i a m a 2u 9 30 a 3x c 4b a 5s a 7x 8 8z h a3 c aq 9 bj e bm 9 bu h d1 a f9 k fa d fk c gr 9 gt 8 gv k hl f jl 9
friday_collect 28 cz e
friday_market 28 aq 8
friday_night 1u 4b e
friday_shop 28 bu f
friday_soup 28 gv f
fridg 19 l d 1q a 26 9 2u 1l 37 9 3f c 3z 21 44 c 4t 9 7d o 7u 1l 7x h 7z g 88 a 8p a a3 d ak a ao f av e bw b c6 16 cf 19 cw g go 9 j0 a my 9
fridg_break 28 3z f
fridg_card 28 3z i ao g
fridg_freez 28 44 9
fridg_gym 28 cw j
fridg_offic 28 3z e 7u d
fridg_suggest 28 2u x
fridg_tempera 1w cf 14
fridg_writ 28 l k 2u i
friend t y 9 2r j 2z h 30 a 3x c 42 e 46 u 4b 13 4p 9 5h d 5m l 5p 7 6h 10 6i p 6s u 6x 9 9v b 9z g a3 9 ak e b1 j bb j c2 c ct a d2 7 dk b e9 9 ec 1j ej 17 ek 12 ff j fg 8 g2 1a g5 f gw 8 i3 c ig c io h ip b iv a jg c ji 8 lf 13 ll 6 lo f lx x mw d
friend_advic 28 mk 8
friend_already 1w 5m f
friend_anonymo 28 ip e
friend_ask 25 2f c
friend_birthda 22 b1 c
friend_chat 28 e5 a e8 b
friend_colleag 1v 37 b 79 7
friend_coupl 1z lf 9
friend_don 20 fg a
friend_family 1p c2 9 ek 9 g5 a ji 9
friend_find 28 ec 12
friend_fre 25 2h 8 jm b
friend_good 28 42 a
friend_green 28 2y 9
friend_help 22 41 a
friend_hom 22 3x a c3 9
friend_keep 25 32 a
friend_know 28 lx 7
friend_loan 28 6s p
friend_nearby 28 ej b
friend_neighbo 1z bu 9 jk 9 jt 8
friend_onlin 1x 14 7 9s 8 ec a lo 7
friend_paint 28 lf f n7 b
friend_pay 28 af a
friend_phon 28 42 8
friend_plan 25 2z a
friend_print 25 2r n 3e c
friend_relativ 1s 6s k 7j 8 8n 7 eg 8
friend_restaur 28 8f e
friend_see 20 6h k 6i d 9z d ej e
friend_shar 28 e7 7
friend_solv 28 bb g ff h
friend_somebod 28 5h f 9h g
friend_tak 28 3j 9 ej a
friend_tips 25 21 8 k9 a
friend_tonight 28 lf 8
friend_trip 28 4b o
friend_van 28 4a a
friend_vot 28 4b h
friend_walk 25 ak 7 ec g
friendl 19 4 e 2m b 2s 9 35 a 3n d 4f 9 59 8 5u x 91 a at 8 b2 d dl 7 fm c h1 f h2 j hk w j2 e jn 9 l0 1a ll 8
friendl_hom 28 fo 8
friendl_messag 25 h2 f l0 c
friendl_nudg 25 hk d l0 d
friendl_remind 1w hk 9 l0 z
friends 1z ec 17
friends_app 28 ec u
fright 25 6i a dm x
fring 22 g8 7
fro 22 2c a 3b b ab d ly 9
frog 25 9g i
front 12 1h a 1n c 1v 9 2q a 3d v 3l i 3p a 59 l 91 w 94 7 9k d ae n aq x bd 7 bz b cn c dm s fq 8 il e k7 b ly 8
front_back 1v 61 8 bz 9
front_box 28 3d m
front_brak 28 ch 8
front_camera 22 2q g
front_client 28 il d
front_desk 1n 1a b 6b 9 91 14 k0 8
front_door 1s 3l a 8u 8 k7 e
front_fix 28 1n f
front_hous 22 3l h 7l d
front_oth 28 dm g
front_real 28 fq 7
front_view 28 9k 7
front_yard 25 59 i
fronti 25 dn 9 gc 7
frontli 1z 76 12 hq 12 l9 l
frontli_staf 25 76 k hq g
frontli_work 28 l9 j
frost 1w 2s q m9 n
frost_warn 28 m9 d
froz 28 8j e jn d
frozen 1f 3s c 3u l 4t 18 5z g 7x d 88 1i 89 v 8c k 8j t 8t b as 6 cw k jn q lq u
frozen_dumplin 25 4t x
frozen_meal 22 5z 9 88 z cw a
frozen_pack 28 8j p
fruit 19 26 9 3u s 3v 1f 3w e 3z q 4r 15 7u 1y 85 18 8f e 8g e 8h d 8p s ao c ar 2n cx b d2 7 d4 k es 8 hu f if 9 lr 23 ls h
fruit_basket 20 7u c
fruit_bowl 25 7u c
fruit_farm 25 3u 7 85 c
fruit_green 25 3v g ar w
fruit_grow 28 85 d
fruit_infusio 28 d2 a
fruit_milk 28 7u s
fruit_nuts 28 7u f 8g a
fruit_ring 28 4r l
fruit_sel 28 8p g ar b
fruit_snack 25 7u x
fruit_tre 25 1y 6
fruit_veg 22 85 q ar o
fruit_vegetab 1x 85 d ar w cx e
fry 1m 3p n 3r 8 4r n 4u 7 al 1k bk e cr m
fssai 22 7 j
fudg 25 ct 14
fuel 1e 1s j 36 28 37 a 6n 9 71 8 at b co j da h gh c hc h ks 19 kt b m4 b m8 a
fuel_car 28 36 d
fuel_card 22 ks i
fuel_pump 28 37 d
fuel_receipt 25 36 s
fuel_repair 28 36 m
fufu 28 bk h
ful q 0 9 1 a 5 8 1t a 25 8 2t d 42 c 4n b 4o n 5l 8 63 a 6a 8 7g 9 7m a 7r 9 8k b 8t 9 cb c cz g d7 b dc a e3 b i0 a jf 8 jj a k4 c kb v lt b md a
ful_ads 22 ff b
ful_autumn 28 e3 9
ful_body 22 e d 9o b a8 b
ful_bottl 20 5 c
ful_check 28 ca a
ful_cost 1z ga 8 k4 p
ful_cours 22 e3 g
ful_even 28 co 9
ful_event 28 i0 b
ful_hous 25 cb f
ful_liv 22 lo c
ful_load 28 m4 8
ful_oth 22 jf 8
ful_pas 28 i5 c
ful_plan 1v 2t r i0 a
ful_record 28 6r c
ful_rout 28 d7 8 kb c
ful_servic 1x cj 9
ful_set 1z a a mo 8
ful_siz 1t 4o 16
ful_spectru 28 4n q
ful_sugar 25 cp 7
ful_swap 28 md e
ful_team 28 7r e
ful_tool 28 gd e
ful_tuesday 28 7g e
fulfil 28 4g b m0 k
fulfilm 20 4g 9 8s 1z
fulfilm_centr 28 8s q
fully 1i 45 a 7z u d1 b i4 a jq n lq m
fully_equip 20 7z w jq p
fum 25 56 6 df a
fun 1e 7v w 84 b 85 9 b1 d bl a i4 w ia 8 j0 a
fun_run 25 i4 13
functio 1j 29 b 2x 8 62 9 7q d 8z b 98 9 b0 q cb d eq c ku e m1 f
functio_til 25 8z c 98 a ku f
fund 14 r a s i 26 9 27 a 29 8 2a 9 2g a 2i e 6s v 71 c 7o 16 a3 i a6 b e3 b g1 1s ha a hl 8 ic 9 id h if 8 k5 p k6 s l4 l
fund_app 28 a3 c g1 c
fund_company 28 a6 9
fund_council 25 k5 d
fund_form 20 79 6
fund_loan 28 6s k
fund_packag 28 s d
fund_part 28 6s 8
fundrai 1q 2g n 7i 8 k5 1c l5 1p
fundrai_campaig 28 k5 r
fundrai_platfor 28 2g f k5 b
fundrai_softwar 28 l5 o
funeral 1g 45 p 5e 2t 5f x 5g z 5h n 5i q 5k i ci 2w ei n fx d kf a
funeral_arrang 25 5e s ci b
funeral_directo 1s 5e c ci 1e
funeral_fix 28 5e y
funeral_funeral 28 ci 9
funeral_hom 1p 5e p 5f b 5g m 5h h ci 1l
funeral_plan 25 5e 10 ci b
funeral_servic 28 5e b
funeral_wish 28 ei s
fungu 22 cc f d6 7 fu 8
funk 28 gs e
funnel 28 1g 8 da 9
funny 1l d5 7 lc 9 lx 7 mu n n0 a
funny_enough 28 d5 7
funny_story 28 lc a
fur 25 4q 7 5i 7 cu d
furnac 22 1k k 1u c j3 c
furnish 1f 4k a 4y 7 51 k 53 18 80 1p 9b 9 a6 d b2 c bg o bh b bq a c5 1t f6 b jc 1u ky w
furnish_apartme 28 51 a
furnish_empty 28 53 r
furnish_first 1x 4k b
furnish_flat 22 c5 k
furnish_hom 25 b2 6 bg e
furnish_privat 25 80 l jc n
furnish_room 1z c5 f jc t
furnitu 18 8 8 1v b 1x 8 2p 7 4k b 4w 1d 52 b 53 1o 55 w 8y c az f bg 1k bh 22 bs 8 bx r c2 j c3 m c5 12 c7 26 cc 8 er f f0 g jo y kt a m4 d mc d nb d nd a
furnitu_bought 28 c5 d
furnitu_brand 28 bg e
furnitu_buy 25 53 b bg n bh m
furnitu_chain 20 4z 7 bg a bs a
furnitu_childre 28 4w g
furnitu_deal 28 bh e
furnitu_hom 22 1v 8 4k 8
furnitu_mak 1w 8y 9 bg w
furnitu_mov 20 55 x
furnitu_relativ 28 bh a
furnitu_restor 28 bh e c7 t
furnitu_room 22 f0 c
furnitu_rugs 28 53 m
furnitu_shop 1x aj a bq 9
furnitu_stor 22 8 a 7b 9 b2 6
furry 28 4q f
fus 1v 54 1d
fusilli 28 4t r
fussy 28 jn 9
futsal 25 i3 d ml i
futur 1r 10 b 6r r gc o
fêt 28 43 a
gadget 1n 1n o 39 g 3c d 4g 1o bk x gi f k7 b k8 y n6 a
gadget_onlin 28 4g x
gadget_test 28 4g f
gag 28 k2 l
gag_chok 28 k2 g
gain 1n 31 e e1 c g7 a ix a
gait 22 jr 1h
gal 22 7h e 94 g ep b
gala 1u 62 d eq h ew t i0 r
gala_confere 28 ew k
galet 28 aq y
gallery 1g 42 16 94 1g b2 36 bq 1g br 7 eo j ep q eu 9 i1 c
gallery_art 28 7c 8 b2 7
gallery_artist 28 b2 9 bq e
gallery_exhibit 28 b2 t
gallery_near 28 b2 u
gallery_origina 28 b2 l
gallon 22 22 11 cz d
galway 1w 8h d bd 8 cx a gw 7 lk 8
gam 11 14 j 15 b 17 l 1n j 2m 13 46 1r 4f 2o 4i i 4m 8 5t v 5x 1g 5y k 6x 1k a9 k aa 1c b1 o bb t bn 2y dx c dy 11 dz 17 e0 m e6 e ec i er 8 fe 2y ff 1o fr s i7 a ik p iz 1e j0 a j4 a jg k jl 9 k5 j kk m li 13 ln e lo 1l
gam_already 28 bn b fe a
gam_among 28 4f e i3 8
gam_app 28 j0 d k6 d
gam_around 28 4i q
gam_bar 25 4f c b1 9 lo j
gam_box 22 46 a bb t dz d
gam_caf 28 4f 1d lo 8
gam_café 20 4f j bn c lo f
gam_card 28 bn j
gam_centr 28 46 e lo j
gam_cheap 28 dz f
gam_club 28 lo h
gam_consol 25 1n h lo 7
gam_crowdfu 28 bn b k5 b
gam_even 25 4f c lo l
gam_evening 25 4f d
gam_explain 28 bn l
gam_family 28 bn f
gam_gam 20 fe d
gam_group 1x 5x f jg c
gam_hom 20 17 8 a9 f bb 8
gam_loung 28 lo 1c
gam_mast 22 46 j
gam_music 25 15 j 17 e fr h
gam_night 28 bn e fe f
gam_open 28 j4 g
gam_pcs 28 lo u
gam_phon 22 6x t ff t
gam_play 22 fe 11
gam_put 28 14 n
gam_rent 28 4f l
gam_sam 28 fe e
gam_set 28 bn e fe e
gam_shop 20 bn a
gam_smal 22 i7 f
gam_studio 20 fe c
gam_tabl 28 dz i
gam_tournam 28 lo 8
gam_wal 25 4f e mv c
gam_yes 28 kk i
gambl 1n a0 z io m iv 9 lo 6
gambl_sit 28 io a
gamifi 20 6u f j0 f
gamify 28 6w b iv g
gang 1x 27 d bb e cg g
gant 28 7o c hl i
gap 1h 5o 9 6n b 6q 8 9o c dz s gc 11 gs b hf a hw n
gap_behind 28 dz g
gap_check 28 hw c
gap_open 28 9o e
gaps 1g 4w 8 5o d dh d do 1g g7 8 gp a hf d hr p ir 6 ix 6 mk l
gaps_doubl 22 do 15
garag 17 8 9 18 9 1o t 1s g 1t c 36 13 5a 8 6m e 8d c ay 8 b9 9 bu 9 c3 1w cb i ch 1q el q gd d ge f gi y gj 1f go n h2 e ii a ja o ju a ks f ln 8 lo c lt k mp 8
garag_book 22 ch b ge d l1 b
garag_car 28 ge a
garag_cellar 28 18 9 go 7
garag_empty 25 lt 8
garag_ful 28 ks a
garag_leipzig 28 b9 d bu e
garag_managem 28 ch 15
garag_mechani 28 1o b
garag_near 28 1o i
garag_pay 25 mp 8
garag_storag 25 3f 7 c3 15
garbag 22 23 d kc i
garda 28 7w 9
garden 10 r c 1y d 1z p 2d 29 2y 14 38 t 3k x 45 a 59 21 5d 7 5f f 5i 9 5n m 5t i 7b 11 8m 11 8q b 98 9 9c 9 9j 1o b0 d b4 h ba 1b be i bi e by 2l eo b er r es c eu g ff a fj g i8 7 i9 9 j7 i jc a jl h lk 9 lr e lw 23 lx 7 m9 a mi e
garden_beach 28 5f j
garden_book 28 5d 6 by g
garden_br 25 7b g jl 9
garden_centr 1o 2y i 38 8 59 a b4 9 bi b
garden_choos 28 lw b
garden_communi 28 b0 9
garden_design 25 1z 7 59 12 by c
garden_differe 28 3x d
garden_drawn 28 59 9
garden_family 25 59 l 9j g
garden_fenc 22 1z p
garden_flat 22 50 a
garden_garden 20 by i lw i
garden_grow 28 lw g
garden_hom 25 3k i by p
garden_lend 28 lw 11
garden_near 22 2d k by f
garden_neighbo 25 2d k lw h
garden_nepal 28 8m p
garden_own 20 59 e 9j f by i lw p
garden_party 1x 45 g er e es 8
garden_plan 1z 2y x 59 a by d
garden_plant 28 by c
garden_plot 28 2d j lw o
garden_pool 28 9j x
garden_room 25 r g
garden_shar 25 9j q lw v
garden_togeth 22 2d 15
garden_view 28 an c
garden_visit 1z 59 a 7b 9 by l
gardenl 28 lw l
garland 25 et o
garlic 1x 84 a 8k a bk p
garment 1n 24 c 63 c 67 c 6c d 7w 8 b6 p dh b ga a
garment_work 28 ga a
garmin 28 iu j
garmin_data 28 iu e
garnish 1z d2 1j d3 b
garnish_drink 28 d2 h
garrafo 22 22 i cz i
gas 1c 1u v 3p d 4a 8 54 k 6p s 75 a 7z l aq i bu b cc c cz 1p da 2a k7 j kz 1v
gas_boil 22 54 d
gas_bottl 20 cz o
gas_cook 28 bu f da f
gas_cylind 28 cz w
gas_electri 25 6p k
gas_engin 22 54 9 kz z
gas_fit 28 kz l
gas_refil 25 1u l cz k
gas_safety 1z kz 13
gas_wat 25 cz r
gas_whol 28 da 8
gat 19 1z s 2n i 35 l 3o i 5b n 5w a 8i 7 93 8 an 9 ao c az 8 bz 8 ck m co w cv k gh 9 gi w ib 7 j4 h jf 1g kb 9 l4 e
gat_clean 28 an e
gat_cod 1v ck c jf y
gat_driv 28 bj 7 gi 8
gat_motor 28 5b 9 gi h
gat_open 1x 5b 9 co e
gat_society 25 l4 a
gateway 1t cg g d5 d f6 d ho f m6 g m7 e mf f
gath 1l 20 d 30 e 91 c a5 e ea d ef f fb c gq a ij a jd d m7 c mt d
gather 1x i7 i ls e
gatheri 25 ft 7
gaug 25 ce i
gav 1l gg 9 l5 q
gaz 25 2q 9 9g 9
gazebo 20 aq v er z
gazet 28 fs 16
gcp 28 f4 s
gdańsk 22 64 h
gdpr 1p hx 1g
gear 1d 32 g 6k a 7e 8 7y q 8x o 9k 6 bm m bu 1c fq a go 8 i9 m ia h jh 9 ka b mo 1o nb n nd n
gear_buy 28 mo e
gear_marshal 28 i9 t
gear_pick 28 6k e
gear_rent 22 7y c bm d bu r nd 8
gear_swap 28 mo c
gearbox 1x 1o r ja i m6 l
gel 1m 3 c 4 d d l 10 b 4l o en z i9 9 lu g n7 1r
gel_manicur 25 en v
gel_nail 1x en 7 n7 1d
gelater 28 3u 1f
gelato 20 3u 26
gels 28 4n a
gemara 28 6w k
gen 1p ad b f2 a mq b
gend 1x et a i7 g ig a
gend_balanc 28 i7 e
genealo 1w eh w ft 1r
general 19 t z 1t m 6u c bz 9 cg 8 cm 9 cn 7 ek 9 ii 8 il 9 is a md a
general_calenda 25 1h 9 cn 9
general_chatbot 20 il b kl 8
general_classif 22 ii a
general_contrac 1z 1t a ko b
general_knowled 25 6u g gw 7
general_practic 20 t 13 cm b
general_practit 28 t c
generat 18 3f 9 4m 8 57 9 5a e 6w b 7x b 7y 1a ao 9 ca b cg j da d dd d de c dp b f0 a f1 1e f2 j f8 w fh d h0 b h6 r h9 a ha k hh j i1 e id d lc 8 m7 a
generat_ads 28 f1 18
generat_diesel 28 5a 9
generat_mov 28 ca g
generat_replac 28 5a 9 dd a
geneva 1z 44 7 67 8 gl f
genr 1z fe c mx g
gentian 25 8m 8 8o v
gentian_orang 28 8o e
gentl 1b 1 a 7 b 9 r g b w m x b 2k f 4l l 57 b 5i c 8o d 9o c 9v e en 8 fs b iy d lj g lk t n7 8
gentl_exercis 28 lk p
gentl_movemen 28 lj g
gentl_remind 22 fs e
gentl_strengt 28 9o g lk d
gentl_whiten 28 4l u
gentlem 20 c 9
gently 1m 39 d 3a f dx a dy d ep d jn r mq o
gently_read 28 mq q
genuin 1p av t b3 n c6 9 d0 b mn e n5 o
genuin_medicin 22 av r d0 a
geocach 28 6x j
geodesi 28 9b y
geodesi_dom 28 9b s
geometr 25 4x 9 8x i
georefe 28 mb d
georgia 1o 3p h 4b e 6s 9 7j d 8d q
germ 1z 3 8 a 7 89 8 8k 6
german 17 2e d 2o 8 5m 9 5q u 6l b 7j v 7l 15 8j b aa 8 dl h dx l e9 l eh a f2 a fa e fc c h4 b hy e li 9 my 9
german_city 22 ee b
german_cours 28 7l f
german_english 1v 7j c dl d li b
german_italian 28 7j j
german_languag 28 my d
german_polish 28 7j b
german_turkish 22 5r 7 eh e
german_voic 28 fd 7
germany u 2h a 64 8 6h 8 7p a 9e 9 bg 9 cn 8 gc a h1 9 jt 8 k6 8 k7 a
germany_canada 25 f6 c
germany_franc 25 8n 7
germany_holland 22 2h 6
germany_netherl 1p jt a
germany_switzer 1q bg 9
germina 22 ba p
germina_test 25 ba a
gestati 28 9r o
gestati_diabet 28 9r i
gestur 1z 2q 8 3e 9 6z a 75 8
get 1h be 7 in c
geys 22 54 b 5a a c6 a
ghana 1f 5e e 8h 8 bt b df b g6 b ho b jx 8 k4 b
ghana_nigeria 20 g6 d
ghanaia 1r 6l 8 9u d b6 c cr b je k
ghanaia_abroad 22 je e
ghe 28 4s e ct g
ghent 1l 1v 8 85 9 bn e eo b gg g ld 7
ghost 1r 3r 1b 7z x cl 7 ef i ez 7 fb f l0 c
ghost_kitchen 22 3r 1a 7z u
ghost_quot 28 l0 c
ghostwr 20 6y i 7g g eh d fx 11
giant 1m 4q c ay m bs 7 et 9 i9 l
giant_drum 28 ay o
giant_sw 28 i9 n
gift x 5 8 8 i 13 9 2g k 2r d 2s 7 4h d 4p b 64 7 68 e 6d 6 6f 8 6j c 8e 8 8f c 8h 11 8i b 9k b bo a bp 9 br 7 bt 1m ct w d2 c gu x ic 9 ie d if g in a jd 12 k5 9 l5 1r le a lr 7 ls 9 mi 11 mu 18 mw 1t n0 g n3 9 n8 1r na g
gift_aid 25 l5 k
gift_basket 28 bt e
gift_box 1j 8h d bt 1q ct r ls 9 n0 a n8 d
gift_buy 1m jd h mi d n8 h
gift_card 1n 6j d l5 a mi 1a mw r
gift_child 28 2r 6
gift_corpora 28 bt e
gift_donor 28 l5 d
gift_employ 28 bt e
gift_empty 1z bq 9
gift_engrav 28 bt e
gift_experie 28 9k 7 mw c
gift_giv 1o 8h 8 bt i gu h mw k
gift_idea 25 bt a mw 8
gift_local 28 bt e jd g
gift_members 22 fi a
gift_nam 22 n8 q
gift_pack 20 na i
gift_persona 28 2r 6 bt e
gift_play 25 13 f
gift_sets 1u n8 b
gift_shop 1l bt h jd a mu p
gift_tags 28 mu q
gift_thank 28 l5 f
gift_themsel 25 68 7
gift_tins 25 4r 9
gift_tre 28 if e
gift_vouch 1l 9k 7 mw 1c
gift_wrap 1o mu u
giftabl 28 4t 8
gig 1o dn 8 g4 q g8 16 go 8 gr a gs q
gig_work 1x g8 y
gigabyt 28 9h j
gigs 1u 30 w 4d 11 k9 s
gigs_market 25 30 g k9 g
gin 1r 8o c 8q j d2 s dh e es n ls 1o
gin_distil 25 8q b ls r
ging 1p 7 f 3v w 8h f 8k a 8o c 8p 1l d2 j
ging_ale 28 8p d d2 b
ging_shot 28 3v j
girl 18 6 g d 8 13 y 15 p 17 14 2e 1a 2q b 5x 1f 5y b 7v b am a b3 l bl e ed f fm b fn 8 ie h lh 7 li h n7 e
girl_aged 25 5y c
girl_cod 28 2e s 5x m
girl_team 28 13 g
girlfri 20 i8 a
girona 22 dv c jc e
gita 22 15 s 6w i
gita_story 28 15 o
github 28 h6 x
github_gitlab 28 h6 r
gitlab 28 h6 x
giv 1a 26 a 2f 9 2g 1z 2q 9 2r i 8h d 95 m bt l gu h ie k if e jt c l5 1k mw m
giv_money 28 2f c
giv_platfor 28 2g y
giv_spreads 28 l5 e
giv_thing 28 32 a
given 1h 1d b 1g 8 2p 7 l1 e mi d
glamp 28 9b q do 8
glanc 1q bn a
glas 13 8 f 9 j p e 1n j 3i 9 3m 9 3n 9 4l 9 4s g 4v d 4z n 56 j 69 1r 6z 9 75 8 7e 9 7t a 88 c 8k 6 8o e 8p 9 9b 9 ae j ak m bz l cq g cr 7 cw e d2 f df h er f es r f8 8 ii f kb n le g lf 12 ll c ln f m1 b md n n6 f n9 m na i
glas_back 25 lv 7
glas_bottl 1x 9 b d2 b le c n9 d
glas_contain 25 kb b
glas_cost 28 69 a
glas_fram 28 69 f bz d
glas_hom 28 p e 69 c
glas_insid 25 3i d 4v k
glas_jar 25 9 g 4s n
glas_jars 25 cq p
glas_onlin 28 69 l
glas_refil 25 4l e
glas_serv 28 3u 8 es d
glas_smal 28 ak s
glas_tray 28 88 i
glas_wal 22 ll 8 ln 7
glas_wear 25 69 w
glas_win 22 lf k
glasgow 1o 27 o 28 e 4e d 5r 7 c2 b gb a
glassho 28 b0 g bi k
glasswa 25 br i es f
glaz 1p br 1o bz f ld 1b
glaz_ash 28 ld b
glid 25 9k 1l
glit 1z 3 e
gloriou 28 4s 7 6e 8
glossar 22 70 7 dw 7
glov 1m h o 73 f be b n3 y
glov_hir 28 h j
glow 1v 3i n 4j l jg a k7 g
glu 1h 3e b 4h h 65 b 67 m c7 v k8 b n7 1j
glu_repair 28 c7 e
glu_sol 25 65 9 67 9
glu_tabs 25 n7 q
glucos 1w 9r 2h ah d iu o
glucos_sensor 20 9r v iu k
glueles 28 ly q
glueles_unit 28 ly l
gluten 1k 3p b 3s i 3t a 4t g 4u 13 6h b 84 2g 9y x al 7 cp m
gluten_fre 1p 3p 9 3s c 4t e 4u q 6h 9 84 1q cp h
gluten_lactos 28 84 8
gluten_nuts 25 4u d
gmail 25 f7 m l0 h
gnocchi 22 4t 1b
gnocchi_daily 28 4t s
go 15 2z b 30 e 4g 9 5k 9 5l 7 9s a ab c by b ej a fq 7 gh v gk 8 ig 8 jk k k9 b mm j
go_alon 28 5l 7
go_along 25 5u 8 ig c
go_away 22 ca 9
go_way 28 gh 8 mm g
goa 1z j6 b ls 8
goal 18 f d l b s r v a 1j f 5q f 5y b 6q f 6v l 6y c 9p g 9q c a3 1u bm b cb a cw a dj 18 dk f e5 b e6 9 fg 8 fy 9 fz t g0 t iu i iv 1q j6 i jm d jr 8 k5 1m l6 b
goal_budget 28 l6 c
goal_cash 28 dj z
goal_keep 28 iv h
goal_rac 28 9p e
goal_reach 1w k5 z
goal_review 25 s h
goal_see 28 6v c
goal_shar 1z iv n
goal_start 25 6v 8
goal_step 28 iv c
goal_track 28 1j g
goalkee 25 13 u
goalkee_session 28 13 h
goat 1h 0 y 4s o 5s c 8e p as i bc a d8 24 dy 8 ib 1j lq k ma j
goat_chees 25 8e k
goat_clear 28 d8 o
goat_farm 28 lq 7
goat_milk 22 0 13 4s a
goat_sheep 25 4s a
god 28 a0 a n1 8
godot 28 fh b h7 h
godown 28 8q g 8t g
godpare 1t 2h i 2r h ie 12
goggl 20 5t 9 75 v a9 d
goggl_dentist 28 a9 c
gold 1o 68 18 db 8 et 8 g0 7
golden 1v 2s 10 fn c
golden_book 25 2s x
goldsmi 28 68 1i
golf 1o 14 11 b1 f jg 36 mo 14 n1 b
golf_club 20 mo u
golf_lesson 28 14 b jg 8
golf_simulat 22 jg 1j
gon 15 3s a 56 6 6l a c7 8 cb d fw a hl d ht a
gon_monday 28 br 9
gonorrh 28 ad s
good n 2g c 2j c 32 a 3m 8 3n c 3s 8 4l 8 5o 9 63 m 67 a 6d 9 6t 9 72 8 77 9 7x c 81 9 8b 9 8c d 8s n 8t h 8v a ak b an e ar h at 8 bc k be a bh 9 bm h bn 9 c7 j ep 8 ff 7 g6 9 gf 8 gt d gz d hn a hp 9 i2 7 ii 9 jd i jm 9 k4 9 kp a ku e ls 7 lt d m5 l mc b mm b mn g mq g mv b n0 9 na 7 nb 9
good_bad 1v 6q 9
good_bag 28 bc 9
good_bakery 28 3s a
good_bet 25 kp r
good_bik 22 81 b gf g mp a
good_bought 28 ar f
good_bread 22 86 a
good_breakfa 25 an m
good_buy 22 gt 7
good_camera 28 42 a
good_cats 28 2h 7
good_caus 25 2g n
good_chees 28 8e 8
good_coffe 1r 4e b 7u e gt c
good_comput 25 7k f
good_dry 28 1x 7
good_ears 28 ep j
good_equipme 28 go 7
good_even 25 bn j
good_expir 28 ku e
good_food 1l i2 c
good_furnitu 28 c7 o
good_hand 1u 8s c
good_jobs 28 fl a
good_jump 25 6d d
good_loan 28 72 b
good_match 1z jt 8
good_materia 22 mc a
good_news 28 6t j
good_nos 28 jm f
good_ones 1p 63 d
good_ord 20 hn 9
good_pack 28 8s i
good_paint 25 c7 d
good_pap 25 ar e
good_part 1x 1n 9 m5 13
good_pay 25 k4 i
good_photo 20 f8 8
good_piec 1u 63 9 c7 8 jd d
good_plac 1w bf 8
good_plan 28 mv e
good_puzzl 28 ff h
good_refus 28 hn d
good_resal 28 ii r mn b
good_restaur 22 44 a i8 7
good_review 1p 46 8
good_sal 28 ba 6
good_sho 1z 67 f
good_sold 28 7x b
good_spirit 28 ls c
good_templat 28 mv 8
good_therapi 28 9u c aw 7
good_truck 28 8t 8
good_vets 28 jp b
goodby 1r 27 b 2r 6 5i 17 jq b
goodby_pet 28 5i 9
goodnot 28 mv 16
googl 1b 7g z 8z 9 f2 1c h0 m h1 j h2 28 h9 r kt g l1 l l6 e l8 8 lb j
googl_ads 1z 7g h l6 f
googl_calenda 25 l1 k
googl_ignor 28 h1 a
googl_profil 22 7g i h0 e
googl_review 25 h2 1h
googl_sheet 25 di a lb p
gorgeou 20 24 e ix 7
gos 28 8q 8 f9 e
gospel 1z 25 h
gospel_choir 25 25 e
gossip 1z f9 9
gothenb 1r 3v d 9v 9 go c lj 9
gotland 28 86 8 ct f
gourd 25 4z t
gourmet 1v y 8 4r f 8r 1o
gourmet_mushroo 28 8r 1a
governm 1n ey n he c kh d
gown 1o 62 22 7w b gn c ii 16 ms 2c n2 k
gown_measur 28 ms s
gown_rental 28 62 d 7w c
gown_siz 28 ms r
gps 1d 13 9 1e 9 3g j 6x b a1 d cd 8 cg a d7 9 dh c hd e hr b iv p j1 m ji j js 25 k8 c kj 1f ks b
gps_collar 22 js 1i
gps_pet 28 js r k8 b
gps_school 28 kj s
gps_track 22 13 b ji f kj 8
gps_unit 28 kj r
gps_watch 28 j1 g
gpu 25 f4 m h7 h
gpus 28 f4 h
gra 28 fs j id c
grab 1t 1v c 7d d al 7 fo 1k l6 c
grab_rail 25 1v c fo q
grac 25 1j 9
grad 16 q q 1f o 2n b 2t 9 3m g 4i b 4x e 5o a 6s v 8n 7 a9 a av 9 b6 a b8 1o d5 c df a dw 8 e4 9 gt x it 9 j4 f j5 p jz a kl 1n mc 9 mo 8 mr 9 n2 8 n3 9 n5 y
grad_clean 28 mo d
grad_honestl 25 gt g
grad_parent 28 jz f
grad_photogr 25 df e n5 h
grad_school 28 kl c
grad_sel 25 2n b
grad_student 28 kl k
gradual 25 9n i
graduat 1g 16 d 2e i 6s 8 7n a dk d e1 a e3 u e8 b ef i eg h eo e eq 9 f5 a j6 c km c
graduat_car 25 dk b
graduat_ceremon 28 eq b
graduat_work 28 km e
graffit 25 57 h kc e
grain 1o 86 d cp c cu 18 d9 9 ls b m4 e
grain_fre 22 cp 9 cu q
gram 1h 3h e 4r 9 9q 8 b5 9 cp 8 cs t cw a gt b jn c js q
gram_collar 28 js e
gram_protein 28 cs 9
gram_sugar 25 cp 8
grammar 1v 2q b 5q f dx w e5 g
gran 1w i4 g lv e
gran_fondo 28 i4 f
grand 1r 25 c gq y
grand_piano 25 25 c gq d
grandad 20 c7 9 kf 8
grandch 1n 4i e 5h a fr d fs w g0 e
grandfa 1l 3u c 9k 6 ln f
grandki 1z fs d
grandma 1c 34 8 3x e 8f a 9t 9 bb c fs u fw k gg 9 ix 7 j1 c j2 16 li i
grandma_big 28 9r 8
grandma_photo 28 fs f j2 c
grandmo 19 a 8 2k b 5q 8 6z 9 8f p 8m c fk c fs p ft c fw 16 lg 15 lp o
grandmo_cook 25 lg 9 lp m
grandmo_recip 20 fw g
grandmo_visit 28 lg j
grandpa 15 o 8 11 a 2r o 2w c 4i p 5m b 5u 9 6e 8 ab e af b b3 m bl d eh 1d eo c fm u fs 2a ft f fv d g0 l ix 7 j1 e j2 1h
grandpa_far 28 fs m
grandpa_friend 28 o a 9t a
grandpa_friendl 28 j2 k
grandpa_godpare 25 2r f
grandpa_nanny 25 ix a
grandpa_print 28 fs 18
grandpa_relativ 28 5m c 5s b
grandpa_see 22 j2 14
grandpa_teach 28 15 8
grandpa_video 28 fm a
grandpa_villag 28 ft 7
grandso 22 5 8
granit 25 cq d
granny 1o 1t h dg c eo 8 fv a g0 f j2 u
granny_flat 28 1t i
granny_pictur 28 j2 h
granola 22 8g h cp 2b
granola_nuts 28 cp t
grant 18 1u l 27 8 2f b 7o 1s c8 12 fo j hd 9 hl c id z k5 9 l5 g
grant_applica 22 2f a 7o g
grant_budget 28 hd d
grant_sponsor 25 k5 8
grant_start 25 id 9
grant_writ 28 7o 1f
grap 20 8d j 8o 6
graph 1z hn e im c
graphic 1z ds 1q fk x h0 c lc 7
graphic_novel 28 fk t
gras 1n 5 d 13 n 59 i as j by 8 cs 9 d8 1i ji 9 lq k
gras_fed 20 as i cs 9 lq j
gras_short 28 d8 o
gratitu 20 9m 8 9v n ik s
grav 1o 5d 3c 5h x 5i d kf 2m
grav_family 28 5d x
grav_grav 28 kf 8
grav_map 28 kf d
gravel 1q 1z q 59 l at a dv 9 gf r i4 n mp o
gravel_bik 22 gf p mp j
gravel_drivewa 28 1z q
gravel_rid 25 dv 9 i4 m
gravest 22 5d z 5h 13 kf v
gravest_check 28 kf q
graveya 25 ft 9 kf 1a
gravy 28 cr d
graz 1l 45 d 86 7 cy e d8 1w i8 l lj c m0 7 ma 9
graz_board 28 i8 n
graz_solar 28 d8 p
grazi 28 db 9 js 9
greas 25 al 7 bz h
greasy 1s fw b
great 1b 2j b 8m 9 ao a ft o jq 9
great_coffe 28 ao d
great_grandmo 22 8m b ft 8
great_manches 25 lu 6
greec 1k 6o 9 8w 7 9h c 9l a a1 7 ky 8
greek 1q 5z c 6t i 6w a 8n a dx e e6 b ea d
greek_family 28 8n 6
green 16 24 t 2i a 2x a 3b 9 3v k 3w 7 40 a 58 m 5g d 62 a 6d 8 7b o 87 6 8c c 8f c 8k 8 8m k 9a 8 9y b ar z b4 8 bi o by m cr 9 d3 j fl d g7 7 gm 9 hj a n9 9
green_clean 25 58 d
green_fing 28 2y 9
green_indoor 28 bi j
green_pool 28 58 d
green_red 22 9a c
green_screen 22 24 14
green_tea 28 3w b 8m o
green_wal 28 7b n
green_wast 28 by x
greener 20 7b 1e bi a
greener_workpla 28 7b v
greengr 20 85 b 8r c ar 1l
greenho 1r 3v d 4d e 8f j b0 o d3 14 d4 u m9 l
greenho_grow 28 d3 8 d4 7
greet 1q 1r m 2z a 91 d bp f gy f hk e ji 8 mu 1g
greet_card 25 bp e mu 1j
greet_guest 28 91 d
greetin 28 mu j
grenobl 25 gf a
grew 1m 3w a 47 g 85 9 8d d 9u c ba a
grey 1e 3 e 2x c 6e b 7w a c7 8 f8 e mc d n1 8
greyhou 22 jo k
greysca 28 io h
grid 1h 24 c 2i i 3f b 5a u 9b 10 bp b db a dd 19 de 1j ff 8 fl a gj q jz b m7 c
grid_cabin 28 9b o
grid_connect 25 2i a
grid_operato 1u 5a j gj b
grid_servic 28 dd h
grief 1v u r 5i t 5k 16 ll 6
grief_counsel 25 u b 5k d
griev 25 5k 1a
gril 1i 3p b 3q e 3r c 45 12 56 d 76 b 8f 8 9j d aq 16 as p cv a cy j
gril_fans 28 as h
gril_fish 28 45 d
grind 1n 1y 15 2c g 87 g 8l v bd 1i cq x ex d
grind_hom 28 87 c
grind_kniv 28 bd l
grip 1r 3j c 3k d 65 d 7y f be 6 d4 b mo d n0 g n6 l
groc 1r 82 g 8c q 8k 9 ao p ar c
grocery 1e 23 9 2u e 2v 1l 44 m 7d e 83 9 86 8 8a 17 8c 27 ao 13 cx 1r fy n fz b g2 a lz 1q
grocery_clos 28 8a j
grocery_deliver 1x 83 9 86 9 8c l ao d ar 7 cx 17 lz b
grocery_list 28 2v f
grocery_pric 28 2v 1z
grocery_shop 25 ao b cx w
grocery_villag 25 7d i lz g
groning 25 h 9 li 9
groom 1i b g 4o s cu e em o ii 9 jj 2q
groom_dog 25 jj c
groom_groomsm 25 em e
groom_men 28 b b em 9
groom_parcel 28 4o q
groom_salon 25 jj 19
groomsm 22 em h
groov 25 gt c
gros 1p he q iz b
gros_net 28 he r
ground 1b 1y b 22 a 83 a 8l i 8r d 9m d aj 8 b4 m bz c c0 q cq p dg a fj b i3 e ip d je b jv a ka a kf y kh g md 19
ground_floor 1v aj a
groundn 22 8g f cq v
groundw 25 d8 a jv 8
group m j r 10 b 12 j 13 p 14 7 19 e 1g a 21 i 26 a 2c 9 2e d 2f h 2t 9 2z 9 3n 9 46 w 47 p 49 u 4b 19 4c 8 4f 9 5k w 5l n 5n g 5o m 5q 9 5s 9 5x h 6e g 6h b 6m 9 6s a 6w h 6x l 72 c 73 x 7n 9 95 l 96 c 9c a 9e b 9g 8 9h 8 9j i 9p e 9q 8 a0 d a3 b ak 8 b1 j bb b bn e cy b dj p dm c du u dv 1a e1 d e7 7 ea g ec r ek b ex k fb a fg t g1 9 g2 1a g5 r gn i go 8 gp 7 h5 c h7 g hr 8 ht c i2 h i7 g i8 7 i9 l ib a id q if i ih x jg g jh v ji e jl l jm c ju b jv f k4 b k5 8 k6 c ld 8 le 8 lf o lg c lh 8 li 11 lj f lk c ll 9 ln 9 ml e
group_age 20 ex j
group_app 25 9p f e7 d
group_attenda 28 95 8
group_book 1t 72 9 fg 9 jg b
group_busines 22 id e
group_buy 1w 73 v
group_café 28 19 b
group_chat 1r 2p 9
group_check 25 1g d
group_child 25 95 8
group_childre 1u 5n j ex c
group_coach 22 dj a
group_compani 28 21 f
group_company 1w 4c 7
group_cost 28 4b e
group_cours 20 k6 b
group_decid 22 fg h
group_exam 28 5o n
group_expens 28 g2 x
group_fifteen 28 du d
group_fir 28 kg 8
group_found 28 dj j
group_fre 20 jt 8
group_friend 1g 46 x 4b p 9h a b1 8 bb a g2 d gw 6 i9 7 jg d lf t
group_guarant 28 k4 o
group_guest 25 gz e
group_hand 28 2f b
group_holiday 25 4b e g2 i
group_instrum 28 lh c
group_journey 25 9e p
group_lead 1z 21 c dv 8
group_leagu 25 13 a ln b
group_lesson 1v j d 2t c 49 d ea b li g
group_level 20 13 c li n
group_liv 25 jh g
group_lost 28 5k h
group_max 28 4b f
group_meet 1v 5k e ec w
group_memb 22 73 b
group_morn 28 19 h
group_nearby 28 9p a
group_nev 28 ht c
group_newcom 28 ec i
group_nursery 22 if c
group_offic 22 lp d
group_onlin 1i 9t a ea 9 jh b
group_ord 1t cy q
group_outdoor 28 i9 9
group_packag 28 21 d
group_past 28 e1 9 e7 a
group_pick 25 26 f 93 8
group_pictur 28 42 9
group_play 1x 6x e bn c
group_practic 20 10 e 1j a
group_pric 22 dj f
group_rais 28 if r
group_read 25 6w d
group_ready 28 7p f g1 h
group_runs 22 dv 1r
group_sam 1u ih d
group_sav 28 a3 d g5 j
group_school 1x 5w 9 kj 8
group_session 25 dv h
group_set 25 dj f
group_shar 22 4b a
group_simpl 28 73 c
group_siz 1x 46 9 7v e
group_skil 25 dv m
group_smal 22 73 l
group_social 22 fa b ju a k9 d
group_start 28 k6 f
group_stop 28 47 d
group_task 25 eg e
group_teach 28 5o e
group_team 1z 13 e
group_trad 25 73 a
group_train 1u f c 13 d du 1e
group_travel 25 4b 14 g2 d
group_trip 25 2z d 4b 16 5l c
group_twelv 20 j d i2 e
group_twic 28 5q f
group_used 1z n5 7
group_video 22 13 e fg i ih h
group_villag 28 id f
group_walk 1z ji e jm c
group_warm 28 j g
group_women 22 ih h
group_work 22 9z a
grov 20 8n 23
grov_cret 28 8n r
grow z a n 2d m 2o 1k 2y m 38 g 4i b 4w 10 61 t 6f r 7r c 80 g 82 h 85 w 89 a 8d 10 8f 9 8n g 8r 1c 9j 9 b4 1i ba z bi b bj 15 bl b bv n cc 9 d1 f d3 1r d4 y d5 7 d6 r d7 a dy e g0 9 i6 f if b lw 13 m9 n nd 9
grow_along 28 4w o
grow_bik 28 2o h
grow_child 1r a s 2o l 4w b 61 n 6f h 89 9 bl d bv b
grow_company 25 7r b 80 8
grow_desk 28 4w v
grow_food 20 lw 8
grow_herb 28 d3 t
grow_hom 28 8r a b4 x
grow_itself 28 38 8
grow_kit 28 b4 1h
grow_kitchen 25 38 b b4 o
grow_kits 25 8r b
grow_list 25 d1 b
grow_microgr 28 d3 s
grow_ord 25 8r f
grow_own 22 b4 j
grow_oyst 28 8r u
grow_plan 22 2o e
grow_room 28 8r a
grow_salad 28 b4 9 d3 e
grow_sel 22 8n 8 ba d d1 a
grow_siz 28 61 h 6f e
grow_veg 28 2d 8 lw f
grow_vegetab 20 2d d 2y b b4 8
grown 19 29 k 3n a 5p l 60 b 68 a 8j b 8r u 9n i aa 9 bv k d3 z dh h e4 8 fw y i3 8 j1 h jv g ls 9 lv a
grown_begin 28 5p c
grown_childre 1w fw k j1 k
grown_kids 22 fw g
grown_ord 25 d3 7
grown_ups 1l 29 l 5p 9 9n i aa 9 i3 8 jv 9
grown_western 28 8j g
growth 1p 2y e cc 8 cm r d7 7 dj o ix o mc d
growth_chart 25 cm d ix c
growth_curv 28 cm f
growth_plan 28 dj k
grumpy 1z 9g 9 ez m fk f
gst 1z ck 9 hc l hm e
guadala 20 cz 8
guangzh 22 4g t
guarant 14 1w l 3m x 66 b 8z 9 b8 7 e3 c el 9 g3 1n g5 o gh m j8 o j9 8 k4 f nd b
guarant_landlor 28 g3 r
guarant_minimum 28 fk 7
guarant_pay 28 a4 9
guarant_replace 28 g3 a
guarant_rid 25 gh n
guarant_skil 28 j8 i
guard 1m 1k b 1w b c0 c co w d8 b dv a fp a gi 9 hr 9 if 8 n1 b
guard_certifi 28 c0 7
guardia 1x s i ba h ei h
gucci 28 mn k
guelph 28 b4 9 n0 c
gues 1i 9q g dy a hl e i0 9 lt b
guest u m 9 n i 1r 7 2j 12 3l p 3n f 3p j 3q s 3t 7 3x 16 41 p 42 f 43 11 44 n 45 v 47 q 48 1e 49 8 4a 8 4c 14 4d h 4e a 4f d 50 13 51 1h 58 a 5m c 5t g 62 t 6h 9 7v b 8p a 8z 1b 91 1l 92 22 93 h 97 p 98 s 9a n 9b o 9c m 9e 8 9f g 9g 9 9j c 9k i ak f an t aw c b0 p cj n ck u cl 9 cp 8 dc h dr t ed e eq j es m eu j ew n f2 8 fb 9 fi 8 gw b gz d h2 s i0 q i2 n i7 d i8 b ia g jc a jg a jh q jw n l8 u ld 7 le m lf h lg e ll 1a m7 a me k mh 11 ms g
guest_add 20 43 e
guest_app 28 91 e
guest_artist 22 m e cl c
guest_ask 1n 8p 9
guest_book 1l 3x d ck 9 dr g gz b ll c mh p
guest_breakfa 25 9b 8 an c
guest_brows 25 jw z
guest_budget 25 eu q
guest_buy 20 br 8
guest_cancel 25 3x a
guest_chat 28 91 j
guest_check 25 92 f
guest_chef 28 3x d
guest_choos 1v 8z b 97 b 9a c ck 8
guest_clean 25 50 e
guest_cod 28 3l f
guest_cook 25 3x c 45 c
guest_data 1z 8z i
guest_drink 20 ll d
guest_even 28 5m h es 7
guest_expert 25 jh 17
guest_hous 1p 48 c 58 a 92 9 9f l an p lr 9
guest_inbox 28 51 d
guest_kept 28 i7 9
guest_kitchen 28 50 a 90 d
guest_list 1o 93 h fi d i0 c
guest_managem 28 i0 i
guest_messag 1u 51 s 91 18 92 14
guest_money 28 mh a
guest_night 1z cj a mh d
guest_numb 28 45 b
guest_ord 1s 2j n 98 p
guest_outfit 28 62 d
guest_pay 1v 93 b
guest_phon 1z 42 9 43 g
guest_pictur 28 43 k
guest_questio 28 f2 f l8 e
guest_record 25 dr s
guest_regist 28 ck f
guest_registr 1z 92 k 9c 7 an 9
guest_reserv 20 8z d 97 d cj a ll b
guest_return 22 an 9 me v
guest_room 25 an c
guest_scan 25 98 d eq d l8 d
guest_seat 25 9k c
guest_see 25 9b f d3 7
guest_show 28 h2 i
guest_sit 28 8q 6
guest_sleep 28 ed g
guest_smal 22 4y 7
guest_wait 22 es 7
guest_writ 28 91 g
guestbo 25 43 k 5h f
guestho 1n 48 f 52 e an z br b cp h i2 e
guid 10 6 b 21 r 2t 8 2z j 35 d 47 1y 4b k 4f a 4h k 4m 7 5e a 5j 10 5k b 5l w 6h e 6i d 6w e 6x e 94 1b 97 14 9e c 9f 8 9g 1o 9m 1d 9n c 9w b a2 h a8 f ae c be 7 ce 9 d4 9 dp f dv l e8 a ei c fr d fx 8 h1 d he 8 i2 f i9 k ia t ih 9 ik h ip n ir 6 it f iw w j6 e ja 9 k2 g k9 19 lf 8 my 1a
guid_adult 28 iw g
guid_app 20 2z d 6i b a8 a ja b
guid_cal 25 5l 7
guid_city 25 2z d 6h g
guid_elimina 28 9q e ir b
guid_explain 28 4f j
guid_first 1x 6 f k2 b
guid_form 28 kd e
guid_help 28 21 h
guid_hotel 28 5l e
guid_meditat 28 9m 1i
guid_moth 28 47 8 k2 b
guid_pray 25 5j 15
guid_rid 28 dv 9
guid_session 28 9m d
guid_step 22 ae f
guid_talk 22 ik l
guid_teach 28 2t e be 7
guid_therapi 28 i2 8
guid_tour 28 47 1h 94 a
guid_train 22 9e 7 ih d
guid_walk 1w 47 11 9g f i2 9
guid_weekend 22 dv t
guidanc 1p 2k e dk z iw g iy 13
guidebo 1z 2z c 35 c 47 d mx 1s
guidebo_walk 28 mx t
guideli 1w f5 x
guild 25 66 n
guilt 1t 37 9 9z 9 dk 8
guinea 25 y i
guitar 1j i h 4d d 5p 1w be v bv 13 e4 1u fh h go e gr 1e
guitar_left 28 be d
guitar_lesson 22 5p s e4 n
guitar_teach 28 5p r
gujarat 1s 3r d 42 c 5q e cd 9
gujarat_punjabi 28 5q e
gulf 1h 5 9 9m b dl d ea a eg c g6 h je b
gully 28 gj f
gum 25 57 h
gummy 1x 7 t 4n v ct o
gums 1z 4l r
gun 28 e g aw a
gurgaon 25 jj f
guru 1x 5p h
gusset 28 6b 9 fp f
gut 1g l b 1w z 57 h 84 8 8k 9 9q b ad s bz c c0 3o ir e j3 p mb g
gut_contrac 25 kp b
gut_downspo 28 c0 r
gut_health 28 l d 9q d
gut_rain 28 c0 7
gut_test 25 ad x
guy 1o 58 d bx m
gym 18 f 1b g 9 h 1g v n 1c 1k 3v p 5y s 7w 9 8g h 9o u aj 29 cq 7 cs 12 cw w dt h du d g9 o il h kh e lh h lk y mj 1s n1 q n4 b
gym_app 28 9o d
gym_bag 28 n4 b
gym_clas 28 5y p du a
gym_cloth 28 n1 b
gym_equipme 28 aj c
gym_her 28 3v 9
gym_memb 1v 1c 11 3v a aj l cs 8 cw a
gym_members 20 f g aj b mj 8
gym_near 1w f 9 h 8 9o 8 aj k ln 6 mj j
gym_own 28 mj g
gym_pas 25 g c dt b mj 11
gym_visit 28 mj q
gymnast 1z 5y l lk 1l
gyms 1a 9 9 f b h a 1c f 3v e 4d b 5y a 78 c 8g a aj e cs c dc g du j h0 8 kh d l8 9 lh 8 lk d mj 1v ml a n1 9
gyms_pool 22 mj 1d
gyms_run 28 ln 7
gyms_studio 22 mj e
gynaeco 1s 9l 7 9s 15 ad i k1 h
gyuto 28 bd a
habaner 28 8f w
haberda 28 66 7 b5 a
habit 1f l k 34 b 37 10 3h e 6u a 9z 1u a0 v a3 a ed 1s hf a io g iu z
habit_app 25 34 d 37 c 9z d
habit_chang 28 3h e
habit_such 28 37 a
habit_track 25 9z 1e
haccp 20 cf 26
haccp_paperwo 28 cf t
haciend 28 g8 b
hack 1r 3a c 7s 24 jc g jv 7
hack_test 28 7s n
hackney 22 3d 9 3r f c9 d
hafiz 28 15 l
hagbad 28 g5 b
haifa 22 8 9
hail 1u 1m 10 1w r el l kx 8
hail_cars 28 el k
hail_damag 25 1w o
hair 19 0 a 2 25 b a c 20 d f 10 15 1b 12 2r 12 4g 9 4o 1a 9l z am 22 ax 1j bl c em y en 9 f8 h lx 8 ly 2c mk 11
hair_appoint 28 am f cl 8
hair_best 28 2r q
hair_colour 28 am 9 ly b
hair_cut 22 c v am c
hair_deliver 28 0 e
hair_dye 28 2 d am 7
hair_extensi 25 2 c am 9 ly 9
hair_los 20 2 c ly 15
hair_mask 25 2 c 4o g
hair_nail 20 10 1c mk e
hair_reducti 28 ax l
hair_removal 22 ax 1a en d
hair_salon 1n c g 1b f am 1h mk l
hair_skin 25 2r p
hair_studio 28 am l
hair_stylist 25 c d am b
hair_transpl 28 9l 19
hair_typ 28 2 n
hair_walk 28 em k
haircut 1p c 1a am 7 em 1x ic d jj c mk m
haircut_beard 25 em q
hairdre 1i 2 g c 1p 10 f 1b 14 5u h am u em 8 g8 8 id b ly b mk p
hairdre_liv 28 c v
hairdre_near 28 c r mk e
hairdre_salon 28 2 a am f
hairdre_smal 28 id d
hairpie 22 ly 21
hairpie_women 28 ly o
haj 20 21 i 5l 17
haj_packag 28 21 b 5l 9
haj_travel 28 5l 9
hal 10 h 12 i l 12 c 16 9 18 8 2b k 2c 9 2i f 43 g 45 i 47 b 4d 9 5n a 5p b 5t c 5y s 74 8 79 b 7d a 8t r 9i e aj a az a b0 1w b1 a d1 d de e er a eu 18 ft 7 gq 7 gv 14 h3 a i6 c ic b jg h jl e kc c kh 2o lk u lm 12 ln i lo 9 lz 9 ml 1d
hal_birthda 28 b0 q
hal_book 25 eu g kh 1g
hal_calenda 28 kh o
hal_church 28 kh d
hal_club 20 7z a
hal_communi 28 kh g
hal_council 28 kh e
hal_film 28 gv j
hal_fre 22 ml 8
hal_ful 25 8t c
hal_garden 28 eu g
hal_hir 20 b0 a ml 9
hal_indoor 28 i9 7
hal_kitchen 25 b0 g lg c
hal_lin 28 6c 7
hal_local 25 aj 8
hal_lock 28 kh c
hal_parish 28 ft c
hal_park 28 b0 i
hal_quiet 25 lm j
hal_rental 28 kh c
hal_roof 22 jg c
hal_rooftop 28 eu c
hal_room 28 kh j
hal_school 1z 5n g 5o b ex c
hal_simulat 28 jg d
hal_sport 28 kh m
halal 1q 3x a 3y 8 6h u 7u d as r ct o
halal_butch 28 as l
halal_meat 28 as d
halal_restaur 28 6h g
halal_veg 28 7u d
haldi 22 42 7 et e ii e
half p t a 19 9 40 8 4c c 6j 9 7n w 86 c 8a d 8t c 9e 8 9p a bn c c3 d di b ga l gm 8 gu 7 i4 i ib c j4 a j6 9 jf m le b lq 8 mx 8
half_alcohol 28 8q 6 es 7
half_board 25 an e
half_empty 1o 8t j
half_field 25 jf 8
half_half 1w 6j 8
half_lawn 28 b0 f
half_litr 1z 3c 7
half_machin 28 aj e
half_maratho 1x 9p k dv c i4 13
half_past 1o 40 b 86 h jf 8
half_pig 25 lq d
half_pric 1i 8a g
half_sav 28 g0 9
half_siz 28 65 7 bv c
half_slot 28 jf 8
half_team 22 2j d
half_term 25 j4 g
half_trail 28 m4 8
half_trainin 28 di p
half_trip 25 4c j
half_wait 28 k1 8
half_window 25 54 a
half_work 28 ga g
half_worksho 20 7n 1j
halfway 22 a9 6
halifax 1w 4f e ld 8
hallmar 28 68 d
halv 1t bb h bs g k1 8
ham 1r b3 1n bg 8 c9 c cg 9 gq 6 mr d
ham_pric 28 mr c
hamburg 1l 3s d 64 c cr b
hamilto 20 5i d
hamlet 1z 3s 7 7d b 8r 8
hammam 20 n k aw w
hammam_scrub 28 aw m
hammock 22 48 k 9b 8 bu 9
hamp 1w bt 1r i8 7 n8 c
hampshi 22 66 7
hamst 22 4q m jo e
hand o 0 d 8 k k c x i 10 9 16 a 1p v 25 6 26 e 2a 9 2f a 2n j 2p g 31 9 32 z 3m c 4i m 4t g 4v i 4y a 5g b 60 d 61 c 63 n 68 f 6c 7 6d j 7h 8 7o 8 7s a 8h i 8s 9 b3 y b5 o bc s bd d be 1m bh e bk k bo p bp k br e cf b d0 b d4 c di a dz 9 e2 d fe a ff h fl 9 fq i gt p gx 9 hd b ii d ix 8 iz j jd a jr 8 ju 9 k9 i ld a le h lf 8 mc b mi f mo c mp k mq n my f n7 l na b nd e
hand_apps 28 61 b
hand_baby 28 6d b nd 9
hand_back 22 gf c
hand_bicycl 28 2o 9 mp a
hand_bik 22 2o 9 mp 1c
hand_book 20 2f a 32 c bo e mq i
hand_booksho 28 mq z
hand_build 28 gd b ld 8
hand_car 1z 1p s ja c
hand_cars 28 ja a
hand_childre 20 61 a be n
hand_cloth 25 a 9 60 a 63 1d
hand_compari 28 my r
hand_dark 28 ix e
hand_design 28 63 e
hand_dirty 25 4e d
hand_down 22 4w 8 61 a bm a
hand_drawn 22 fe e
hand_dyed 1z 60 m b5 1m
hand_family 28 eh 8
hand_feet 28 x e
hand_find 25 32 l
hand_finish 28 6d c
hand_fold 22 4t 13
hand_furnitu 25 bg a bh w
hand_good 1z be n k4 b
hand_half 28 di c
hand_held 28 69 b
hand_hotlin 28 ip d
hand_human 25 gx c
hand_keys 28 3l 9
hand_kids 28 be 7
hand_leaflet 25 5k 9
hand_learn 28 4i v
hand_left 28 be 8
hand_machin 28 mc c
hand_meet 28 hy b
hand_modul 28 16 h
hand_mov 28 iz a
hand_nam 1q 8 9
hand_near 28 c2 f
hand_neck 28 f1 c
hand_onlin 28 be d
hand_paint 20 n7 10
hand_parent 22 be a
hand_phon 22 3m d ju c ky 9
hand_pick 1u 30 c 8m c bi d bo d k9 13 mh c
hand_platfor 25 32 r jd a
hand_pour 28 8 o
hand_print 25 lr 7
hand_project 28 4i v
hand_report 28 7s e
hand_rol 25 na o
hand_sam 25 26 g
hand_school 25 2n x
hand_scissor 28 be u
hand_search 28 32 e 7l e
hand_sel 25 br d
hand_shop 1w 63 j be l
hand_smal 20 8h d be 9
hand_sport 28 32 e mo f
hand_strol 25 nd k
hand_task 28 hw 8
hand_thing 28 be o
hand_tool 1z at f b3 1c be q
hand_train 25 di a
hand_treatme 28 x p
hand_until 25 gb 8
hand_used 28 gt 6
hand_wash 1w 1p 1f
hand_wed 28 ii t
hand_work 1w bc 8
hand_worksho 25 11 c mi r
hand_woven 28 4y r
hand_writ 25 d6 7 fw 8
handbag 1q 62 e 64 14 bc t mn m n4 1d
handbag_tot 28 n4 p
handbal 22 95 8 kk g
handboo 1s di i dq 12 gx j hq j l9 12 mx q
handful 1r 6k a
handica 28 14 7 9k 6
handicr 22 i6 l jd o
handl 10 b t 1w 7 4a 9 4l b 51 a 74 h 77 b 78 g 7j 9 7m 9 86 h 8s h 8t 8 bd 6 bk k bz 8 ca 9 ch 9 db 8 dc a f6 t fo 8 g0 7 il d ji c ks c kx 10 la k
handl_bil 25 dc g il g
handl_blad 28 b 9
handl_contrac 20 78 e
handl_payment 20 ea c
handl_return 25 8s e la u
handl_several 28 6z b
handl_stock 28 ca g
handl_train 28 ji e
handl_trust 28 1w 6
handleb 22 2o o nc q
handmad 1g 0 z 8 r 4b d 4z i 5g h 64 n 65 h 68 16 8h 15 bc w bg c bk d bp c br 1r ct r i6 b jd 2j jo n m2 c mu a n7 a
handmad_ceramic 25 br x jd g
handmad_good 28 jd 18
handmad_jewelle 28 68 r
handmad_leath 28 bc y
handmad_soap 28 0 j
handov 1d 1d 13 1q e 2l g 2n g 2p e 2w b 4a u 7a c 7y b 95 h cg o cm e d7 g dp d ew n ja c l2 f mm m
handov_cal 28 ew d
handov_checkli 25 4a d
handov_gat 28 2n k
handov_not 1z 1d f 2w d
handov_protoco 28 dp d l2 c
handov_return 25 1q 9 7y a
handpic 22 21 f k9 l
handrai 28 fo 1c
handset 1x 1n i 3m u
handsom 25 69 7 bk i
handwer 28 fr g h9 i
handwor 22 6d 7
handwov 28 4y 16
handwov_rugs 28 4y u
handwri 1f 2u 9 ae c bb c bt o ct f ft 8 fw 13 fx c hc 9 hz 9 im s kl 1e mu i
handwri_card 1w bt p ct c fx 8 mu 9
handwri_let 25 fx 9
handwri_not 25 mu e
handwri_noteboo 28 im e
handwri_recip 28 fw v
handy 25 2b e at d
handyma 1z 51 b bx 1y j8 h
handyme 20 bx 1d c0 c
hang 1a 17 i 2w c 2x c 3f o 4h a 4z e 55 16 5c t 6c 7 7c 14 86 z af 9 b2 6 bx m bz g d6 a gn a gy e ma 8 nb c
hang_door 20 86 19
hang_insuran 28 7c a
hang_lamp 25 bx o
hang_wal 25 4h d nb g
hang_wallpap 22 55 1c
hang_wardrob 25 62 a
hanging 28 4k n
hangout 25 4f g lo f
hanoi 1z 47 9 8r 8 ea 9
happen y 2r 8 6e 7 6t 8 75 7 f3 h fa a g4 a ke 7
happen_body 28 9 8
happen_rain 28 bz 7
happy 1f 4q 6 5s a ak c gu 8 h2 o
haram 25 21 g 5l a
harassm 20 74 r a5 b ej g
harassm_report 28 74 d ej d
harbour 1i 3u h 4c e 6i a 6x 8 7c a 8w a b2 n bf 7 cj 1g fd b gf i
harbour_mast 28 cj m
harbour_offic 28 cj 8
hard 14 p j 2h 8 34 c 3g g 6w 9 7e 9 9m b 9p f 9w h a0 c dy m io a kk 8 mv d
hard_cheat 28 io f
hard_driv 28 34 i
hard_hear 20 3a a ae b
hard_moment 28 a0 f
hard_skin 28 p u
hard_step 28 mv k
hard_wat 28 3i 7
hardbac 22 2r g fw b
hardcov 1w eh k fv f fw 9
hardest 20 a0 9
hardly 1g 2q f 42 i 8i 7 fj 7
hardly_pos 28 42 l
hardnes 28 2 r
hardshi 22 1a 9 ih 1e
hardwar 1d 7q d at 1j bd 9 dc f mg c
hardwar_shop 1t at m
hardwar_stor 1t at 1c mg c
hardwoo 28 1x e
harissa 28 cr v
harm 1o bz 7
harmful 28 6 9 64 8
harmles 1x a7 9 bi e hv x
harmles_fak 28 hv s
harnes 1p 75 10 bc b bu f i9 o ji d jo 1y js q
harnes_lead 28 jo g
harvest 18 2a 9 2d e 6s b 7x n 85 12 87 d 8i t 8k a 8l w 8m h 8n 1c 8r 11 99 7 b4 w ba 7 d1 12 d3 r d4 k d6 7 d7 p fc 9 k4 c lw 15 m9 o
harvest_dat 1w 8m 9 8n 7
harvest_door 28 85 s
harvest_family 28 d1 f
harvest_ord 25 d1 f
harvest_print 28 m9 i
harvest_shar 22 85 c d7 a
hassl 25 6p a
hat 1c 4 8 6d 7 bo b c1 f i7 c mv 9 n3 r
hat_ask 28 hk a
hat_swip 28 i7 f
hatch 20 3p m al o d9 6
hatchba 20 5r f gg g ja b
hatcher 28 d6 c
hatha 28 g z
hatha_yin 28 g t
hats 1s 43 a 6d 12 6f r m1 i n3 2t
hats_knit 28 6d r
haul 1r 71 d cj m lt x md i
haul_calenda 28 cj n
haulag 1w 71 l co 13
haulag_company 22 co n
haulag_firm 25 71 h co 9
hauli 1w m4 10
hausa 1x 29 g 9t f h4 s
hausver 28 l3 j
hav 1l m4 d
haven 1r ig k
hawk 22 8a a 8d a aq n
hay 1t 4q c 9b c ac d ib o
hay_fev 25 ac b
hay_wagon 28 ib h
hayloft 28 48 l 5t 9
hazard 1v e9 1i ka a
hazard_clip 25 e9 17
hazardo 28 lt 8
hazelnu 1u 3u 9 4r c 8g n 8h d cp d cq 1q
hazelnu_cocoa 25 cq g
hazelnu_cream 25 cq x
hba 28 9r 7
hdb 25 cb 8
hdmi 28 1n x
hdmi_port 28 1n q
hdr 28 52 q
hdr_photo 28 52 l
head 13 2 a b 9 2x j 39 j 4l n 76 l 7r 8 aw 6 f2 b ha c ht a jz 8 ly 8 n3 16
head_brew 28 99 7
head_chef 28 f9 9
head_nurs 28 1d a
head_offic 1z 76 j
head_sal 25 ez 9
head_siz 20 n3 o
head_teach 20 jz c
headach 1o 3b c 9s 8 ac 1x
headach_diary 28 ac g
headban 20 39 1j n3 p
headcou 1w 3y g eu f
headhun 25 7l 1b
headlin t dl b f1 a i5 f
headlin_section 25 dl c
headpho 1s 29 d 39 d 6t 9 fk 7 go 7 gv h n6 b
headqua 25 7b 8 h0 j
headsca 22 d 8 f8 e ly b n2 c
headset 1m 47 i 75 2t a9 1p ew 18 lo f
headset_hom 28 a9 j
headsho 1u eo 2b f8 2u
headsho_generat 28 f8 r
headsho_studio 25 eo y
headsto 1v 5d 18 5h 1m kf i
headtea 28 40 f
headwea 25 fq a ly b n3 c
headwra 28 n3 d
heal 1n m w x 1g 3m d cl i i2 15
heal_work 28 m d
health y e 9 f a k g l b m 8 n 7 o b p c t t u 8 x f z f 1e 9 1j e 1y 6 3v 9 4n 7 5s 8 6o c 79 9 8k d 8w 14 9s e 9v e a0 a a7 v ad c ah k ai a aj 8 av k cl 9 cm b d5 7 d6 7 do p dt g gk 9 hu u i2 9 i4 8 ie f ip d iq x is 9 iu r iw j js f ki c lk c ma 9
health_allergy 28 bs 7
health_app 20 9q c 9s b 9v e iw 9
health_assista 28 a7 w
health_authori 1o 8w n
health_centr 1v t f z a 8w g av m gk d
health_chatbot 28 a7 e ip a
health_check 1v 9v d ie n
health_claim 1r 3v 8
health_clinic 25 k d
health_coach 25 l c 9s c iu a
health_data 1h iq b
health_employ 28 dt a hu e
health_form 1v aw 6 i2 a ia 7
health_insur 1p ki 9 lk b
health_insuran 1r 6o 9 cm c do e
health_lif 28 do t
health_mind 1w iu d
health_not 20 p 8 5y 9
health_offic 22 8w b
health_optimis 28 iu f
health_plan 1x z 8
health_post 25 t v
health_practic 22 u b 7k e
health_questio 1s e d f c a7 o
health_record 25 iq y
health_scor 28 j3 i
health_servic 25 79 9
health_work 1z ah p
healthc 20 7c 8
healthi 22 9y 9
healths 28 iu m
healthy 1d l a 38 8 3r j 3v c 3z 19 7b b 7u 9 8g p 9q q bi j cp k cw q iu 13 m6 a
healthy_age 28 iu d
healthy_eat 28 l d 9q s
healthy_green 28 bi f
healthy_meal 22 cw r
healthy_snack 28 3z f 8g x
hear 14 p 23 1e 8 3a e 5f 9 6u a 6z 17 70 8 94 l aa h ae d d5 g e4 d ee b eh d ez 9 fb j fd c gm h gp 7 gs c jy v m6 b mx 8
hear_aid 20 p o d5 7
hear_aids 22 p t
hear_beat 25 jy 13
hear_cal 28 ez e
hear_convers 28 1e d
hear_family 28 p g
hear_own 25 6z i gm m
hear_story 28 5f e
hear_test 28 p 12
heard 1l fh a ih 9 l0 b
heard_back 28 l0 c
hears 28 5e b ci f
heart 1e 15 a 1f b 6w o 9l 9 9p c ah y ir a iu p j2 j jn f js q
heart_canc 28 9l a
heart_clinic 28 ah b
heart_comment 28 j2 b
heart_failur 25 ah j
heart_rat 1w 9p e ah a ir b iu i js o
heat 11 d 8 n q y z 1u 1j 1x d 37 t 4a a 54 z 56 a 58 e 5n c 7e l 88 t 8f j 8i a 92 9 ay a bi d c8 1d cr b cw i da k e3 a ee m er a hh a ht c j3 a j8 j k7 d kq p kz g l3 j lu y m6 b m7 1f ma 11
heat_bil 22 c8 c
heat_break 28 c8 c
heat_cool 20 m7 e
heat_degr 28 lj d lu c
heat_engin 22 54 9 kz f
heat_farm 28 da a
heat_firm 25 kq e
heat_floor 28 1x b
heat_los 28 1u m
heat_map 25 ht l
heat_pack 25 bi f
heat_plumb 28 54 m
heat_pump 1l 1u 1u ay a c8 1c e3 c j8 m m7 a
heat_repair 28 54 9
heat_roof 28 j3 i
heat_room 25 y 1a
heat_runs 28 m7 n
heat_scal 28 8f e
heat_show 28 37 o
heat_sick 28 ma p
heat_staf 28 y c
heat_stres 28 7e s
heath 22 51 h 8i k na 7
heavy 1b 6 e h c 1s 9 1w 7 60 q 6g b 7y b 8w 9 bk a c2 e cz 9 ht k n0 b
heavy_bags 28 h h
heavy_bottl 28 cz b
heavy_cotton 28 60 l
heavy_lift 28 1s c 8w c
heavy_rain 1t 1w 7
heavywe 28 n0 r
hebrew 20 15 11 6w i fs g
hebrew_read 28 15 f
hebrew_school 28 15 o
hectar 1l 87 b ba d d4 13 d7 z d8 9 jf a mb f
hed 28 59 a bl c
hedg 1r 1y f 2c c by 1u ls a
hedg_trim 28 2c c by c
hedg_weed 25 by v
hedgeho 20 3k j bl a
hedgero 28 lr h ls 9
heel 1t e 9 65 g 67 23 n0 h n5 7
height 1c 11 g 2o 7 4w h 61 b 75 l 9k c a9 n bs x c0 g d8 6 gf h kd b lv i m5 9 mh a
heir 1p 53 a ft 7 kf 8 lt g mr m
heirloo 22 ba 17 fv f fw e
heist 28 46 c bn g
hel 25 ea c
held 1b 3k a 69 8 b2 8 b8 a bg b ij a jb b
held_until 1o jb c
helicop 22 5l a mw f
helmet 1o 2o l 3j j 7e p bu e gf 11 i9 9 jv d mo t nc g
helmet_light 28 3j c nc a
help r o y r b s s 17 k 1q 9 1s h 1u a 21 a 28 h 2b 9 2f j 2k a 2m 9 31 x 39 7 3f 9 3k i 45 9 48 p 5d 6 5k 8 5o k 5u s 5x 9 7e e 7k f 7l 8 7p q 8v 8 95 9 9h a 9i 10 9n h 9t a 9u 8 9v f a0 s a2 k a5 g ae g ag b ai b au 8 b6 6 c2 z cb m d6 7 dm 9 do l dq c dw o dy d e0 9 e3 b e6 f e8 w ed c ee v ef b ek f f6 a fm 16 fn 13 gx u h2 9 hu f i4 c ic z id l ie d ig o ih c ip p iy 9 j4 k j9 12 je l jt c ju p m3 e
help_abus 28 ig m
help_applica 22 e8 y
help_ben 28 5x 9
help_book 22 9u a a9 7
help_car 28 a2 l
help_child 1z e6 n ie h
help_claim 22 do 13
help_desk 25 gx s
help_door 25 ai e
help_explain 28 i4 7
help_fal 28 9n q
help_family 1w ei e j9 d
help_feed 1z o o 48 x
help_few 28 fn f
help_find 20 ap g
help_friend 25 am 7
help_grant 25 1u f
help_group 20 ih e
help_hom 1u 2m f 3k 9 9t b fm p j9 d l2 a
help_homewor 28 j4 g
help_hous 20 2s c ic p
help_job 28 17 e
help_kitchen 28 fm d
help_let 28 a5 a
help_lin 1v 7k p ip o
help_los 28 l g
help_lot 28 lf 8
help_milk 28 48 m
help_mov 22 c2 f
help_near 20 3k a je n
help_newcom 28 9i 12
help_old 28 fm v
help_pag 20 gx z
help_pap 28 28 g
help_pay 22 j9 b
help_phon 1r 5u b fm l
help_pupil 22 5o u e8 e
help_rat 28 c2 h
help_road 28 1q m
help_sel 25 cb 9 id m
help_senior 28 5u n fm g
help_smal 28 31 g d6 b
help_somebod 28 17 j
help_someon 28 31 g
help_tenant 28 ee c k3 c
help_visit 25 cb 8 je g
help_women 28 a0 e
help_writ 20 dm f
helpdes 1z 7k 19 gx g h3 g
helpful 28 hz c
helplin 1s 3g j ba 7 dq e ek h ig 7
helsink 22 2s 8 jg 8 nd a
hem 1z 62 a 6c 14
hemp 1r a p 4n 2i 5g c 60 e 6f 10 df g dg c
hemp_extract 28 4n k
hemp_oil 28 4n w
hemp_tinctur 28 4n k
hems 25 2n g
hen 1q 6x p lf a
hen_party 1u 6x h
henna 25 en h
henna_brow 28 en e
hens 1w 48 n d9 e id g ma c
her u j 7 18 8 2e b 2i 9 3b 8 5y b 6d 7 8p 9 a7 9 c3 9 fa 9
her_chang 28 a7 e
her_drink 28 3v 9
her_local 28 6d e
her_meet 25 c3 e
her_until 28 d7 f
herb 1j x r 2d h 38 1a 4q a 4r d 8l c 8m i 8q a 9g 13 ar 15 b4 v d3 1f ls e
herb_diet 28 x r
herb_eggs 28 ar c
herb_garden 25 38 q 8m 9
herb_grow 28 38 c b4 k
herb_indoor 28 d3 o
herb_salad 25 ar b
herbal 1q o q x 17 4l b 4n f 8m 12 8p c 9n a aw b
herbal_medicin 28 x o
herbal_tea 22 8m p 9n 9
herbal_teas 28 4n 7 8m c
herd 1p 1h d d8 s jv 8 ma 16 mw c
herd_goat 28 d8 o
herefor 22 9b a ls g
heritag 1r 4t m 94 j ar c as a ft 7 kd c
heritag_wheat 25 4t l
herm 28 mn k
hero 1t 2r 1z bt o ie d n8 d
hero_nam 25 2r x
herring 28 1x x
hers 1z ih b
herself 1s 4o 9 9i j a0 8 ah c
hesitat 20 35 8
hibiscu 20 3w d 8h a 8o e 8p f
hid 1f 1 e 29 k 4o a bc s c7 9 fx 7 nc b
hid_glu 28 c7 b
hidden 1b 38 9 3j v 6a k 6h 9 8g a 9x c 9y n bc 9 bk b bl n fq b i8 b ja b jo a k9 b n3 9
hidden_gluten 28 9y r
hidden_insid 28 bl p
hifz 28 15 e 6w d
high 13 1p 8 1u 9 2j 8 3f 7 3k b 3w 7 57 h 5j 9 6a c 6f 7 6g 8 ay 7 b9 7 bm 9 cs v d3 6 ee e fq 7 i4 7 i9 o jf e kl 8 ll 7 lo g mg q nd 12
high_back 28 fq b
high_chair 1x 4v 9 bm c nd 1i
high_efficie 28 1u b ay b
high_end 28 lo q
high_pressur 20 1p b 57 q
high_pric 20 b 6
high_protein 1z cs 1b
high_resolut 28 b9 a
high_rop 28 i9 12
high_school 1r 3w 9 kl a
high_shelv 28 ll c
high_street 1r 2j b 6m a mg y
highest 1r 7 7
highlan 20 51 h
highlif 28 fb a
highlig 1o 42 8 9y d am 12 eq 10 im v lc l
highlig_book 28 im d
highlig_clip 28 eq b
highlig_film 28 eq j
highlig_video 28 eq b lc b
highway 20 1s i co e
hijab 1z 78 e n1 d n2 1c
hijabi 22 n2 9
hik 1e 32 a 35 2e 3i f 47 o 67 7 78 9 8g c 9c z 9f 1m an d bu b ec i fj f i2 q i7 f k9 a lz 9 n1 9
hik_cyclist 28 an d
hik_guid 20 35 a 47 e i2 7
hik_ski 28 32 d
hik_south 28 9f 7
hik_trail 28 35 e
hil 1d 3d c 81 9 9f a 9g c 9p 8 br c c0 8 dv 9 i2 c if b
hil_court 28 kq d
hillsid 28 db a
hilo 28 68 g jd e
hilux 28 1q i
him 1h 2q c aa 8 eh p j8 i ji j jl h jp f mm d
himself 1u 9y e
hindi 1e 1e k 2w c 6w b 98 b 9m 9 9q 8 a4 9 c5 9 ez 9 f1 c gb b gu c h4 8 j5 a jb a jp 9 k2 a kl e
hindi_english 1s 2w d a4 a c5 a
hindi_marathi 1x 9m a
hindi_tamil 1q 1e k 98 b ez 9 f1 c h4 8
hindu 20 15 j 5l 7
hindu_family 25 15 g
hing 1w 1n k 8y 8 9o e bz f
hint 1p 3b 9 46 d 6x a bb f dw 1h ff i
hip 1o i l k p 7e d 9o d lk 8
hip_hop 25 i l
hir y a 8 h g j c 1q q 1r 8 1s b 24 q 28 h 2c i 2e b 2o b 31 a 3o 7 43 e 4a q 4c o 53 d 57 9 5t 8 5v 9 62 r 77 12 7l h 7m i 7r 9 7x 8 7y r 9j 9 b0 q bu 9 bw 9 c2 b c9 d d7 i d8 7 dq u e3 q ef b eg r er 15 es i eu i f6 h fl c gf h gn 16 gs g ha e he a hf a hp 1b hq 1d ia g ij d j9 c jf l ln b m3 h ml e
hir_borrow 25 ms 7
hir_car 25 1q c
hir_charg 28 ml c
hir_childre 28 5t a
hir_desk 25 1q h
hir_employ 28 e3 a
hir_engin 28 7l d
hir_freelan 25 77 z
hir_hal 20 b0 a
hir_kayak 28 ia i
hir_manag 28 dl 6 eg i
hir_near 1x 2c 9 31 9 4c 8 62 j c9 8
hir_oth 28 gn f
hir_plan 22 dq p hq m
hir_platfor 28 eu g ij a
hir_pool 28 j a 9j b
hir_shop 1x 2c b 31 9 bu d gf 8 hq l
hir_softwar 28 hp u
hir_train 25 5v g
hir_wedding 25 b0 h
histami 28 84 i 9y h
histori 1r 47 f
history 15 6i 9 6k 12 6r g 6u q 72 g 94 7 99 a a4 13 cd h cn c eh c fb q fc p ft o gq e hg d iq q j3 f k0 9 k4 r kq v l5 a m6 9
history_art 28 6u i
history_group 28 k4 d
history_hors 28 cn i
history_instrum 25 gq a
history_product 28 6k o
history_show 28 fb l
hit 1o 14 8 1u 7 2o j 5y c iy h
hit_handleb 28 2o k
hit_kids 28 iy h
hitch 25 gh g
hits 1v a0 f ir 7
hiv 1p 8i 27 ad l d5 2w
hiv_noth 28 d5 a
hiv_send 28 d5 s
hiv_swarm 28 d5 7
hmo 28 kx 9
hmos 28 ai a
hmrc 22 99 8 he l
hoa 25 l4 1i
hoa_board 28 l4 u
hoard 22 im m lt a
hoas 1z 57 a d8 7 l4 b
hob 1z 56 d 7z f k7 12
hobart 20 3s 8 8e f bd 8 fq e
hobby 17 14 c 18 p 4h m 66 9 b6 w b9 m ba f bf 9 bk b d5 c e2 z ec h i3 g i4 8 jm 9 ld v lg x ln j mi 1d ml n mv d
hobby_angl 28 bf c
hobby_bak 28 e2 i
hobby_beekeep 28 d5 b
hobby_build 28 18 i
hobby_cook 1t 8l 8 bk c lg w
hobby_farm 22 jm b
hobby_garden 25 ba l
hobby_learn 28 mi k
hobby_mak 20 4h f
hobby_photogr 28 b9 l
hobby_play 1u 14 e ln m ml s
hobby_pot 22 e2 a ld x
hobby_print 28 b6 e
hobby_run 22 i4 a
hobby_sew 25 66 8 b6 s
hobby_smal 25 ec 9
hobby_team 28 i3 n
hobby_woodwor 25 18 b
hobbyis 1x ld b
hobs 28 c6 a
hockey 1x b1 13 mo u
hockey_equipme 28 mo e
hoe 22 d4 f
hoes 28 d4 v
hog 28 9u g
hoist 1v r f 7e c 9b 8 9e 1g
hokkien 25 af f fw 8
hol 1i n b 14 b 1z c 4h b 5b b 61 a 7s u fa e jg g lu l m5 s n0 e
hol_oil 28 m5 e
hol_return 28 lu i
hold x 6 b o g 3e b 5f o 5s a 5x b 6a 9 6n b 9a 9 a6 c b0 a b8 9 bc 7 bf e ca c cj d do 8 ee b ek b eu 9 g0 8 g7 v hi 8 hx b il c iq a kf j l4 c lf 9 mr b nc e
hold_baby 25 o u
hold_cal 25 il b
hold_clinic 28 jm g
hold_court 20 hi d
hold_dat 20 b0 e
hold_farewel 28 5f l
hold_hand 22 gb 8 m0 d
hold_licenc 25 bf 7
hold_money 1r g0 9
hold_own 25 mr e
hold_period 25 a6 9 g7 c
hold_read 25 29 f
hold_shar 28 a6 9
hold_smal 1z 5i a
hold_stick 25 9k 6
hold_vot 28 l4 o
holding 25 g7 p
holiday y y 11 1q 8 21 z 2l b 2y 9 2z d 3c 9 3l g 42 j 44 9 48 n 49 d 4a j 4b f 4p 9 50 t 51 13 5s 1g 5v d 6l 15 7m 8 92 11 9d 17 9e 13 a3 j a6 m ca s ck a dg a ex a fz d g2 c he k hr j hs y ia g j4 e jk 12 jv 7 lw 9 mh 16 mu c nd e
holiday_apartme 25 an 9
holiday_app 28 2z e
holiday_camp 1x 5s 16 jv b
holiday_car 28 5s g 9e a
holiday_check 28 jk f
holiday_childre 25 5s s j4 a
holiday_club 28 5s n
holiday_cottag 28 48 g 50 9
holiday_flat 1q 3l a 50 i 51 x nd i
holiday_flight 28 6l b
holiday_guest 28 mh j
holiday_hom 1m 51 c 92 12 9e b a6 c ca t j3 a mh 1g
holiday_host 28 3l c
holiday_hous 22 a6 g
holiday_kids 25 5s e
holiday_let 1x 50 t 51 x 92 f
holiday_lets 22 50 e 51 f
holiday_lodg 28 y o
holiday_mak 1s 21 k 6l k ia j
holiday_mallorc 25 nd 8
holiday_mod 22 2y b
holiday_park 20 48 b ck f
holiday_pay 25 he g
holiday_rental 22 92 15 mh b
holiday_request 25 hs 14
holiday_visitor 28 1q e
holisti 22 x q ig d
holisti_heal 28 x m
holland 1v 2h 8 7m 8 d4 7
hollow 25 3i x
hollow_fibr 28 3i s
holy 25 15 a 5l b
hom h 2 7 8 b c m d h e n f f k o o o p u r s s a 1d w 1j b 1t o 1v a 1w b 1z 9 20 k 22 8 23 e 2h o 2s h 2t w 2u a 33 s 3c g 3f c 3k n 3l 9 3q d 3r h 3x n 44 s 45 d 4d b 4k k 4t 8 4u c 4y k 51 c 52 f 53 z 54 c 55 a 56 f 57 c 59 a 5a q 5b i 5c j 5e q 5f 8 5g 9 5i m 5k 8 5o a 5p b 5t f 5v w 5z 9 69 f 6c n 6o h 7z 9 86 b 87 e 8c c 8f c 8k 6 8l b 8n d 8q 7 92 h 9d w 9e 7 9l h 9o z 9w 9 a2 d a6 c a9 j aa 8 ab c ad o ah p as c at a b4 d b6 l b7 8 bd e bg a bj f bk k br 8 bw g bx g by a bz f c2 9 c4 i c5 d c6 g c7 8 c8 t ca 17 cb s cc d ci p cm c cr b cw 9 d0 9 d2 f dg f dy 8 ed a eh 8 ei 9 ej t el e eo d ep i et 8 fm k fn e fo o fr e fs f g6 o gb n gd d ge c gh g gj p gq f hr 8 ic e ie k j0 e j1 h j3 v j9 d jb m jc a je i jj 9 jk i jl f jm m jq w jr i jt h k7 f k8 d l2 m ld a le 8 lf a lg d lk 8 ll 7 lp y lt d lu h lv 7 ly e m3 j m4 a mh q mt l n7 8 n9 d na d nb s
hom_abroad 1w g6 c
hom_accept 28 5g 7 m4 h
hom_adaptat 25 fo l
hom_afterwa 28 9l 8
hom_alarm 28 5b e
hom_alon 1x k8 w
hom_app 28 33 e
hom_applica 28 fo e hp d
hom_around 20 85 9
hom_away 28 ca f
hom_baby 1z 89 9
hom_bag 28 le 8
hom_bak 1x 4u u 7z a
hom_bar 25 d2 9
hom_bartend 28 d2 c
hom_battery 25 3f h 5a a
hom_big 25 b7 c
hom_birth 25 o f cm 8
hom_book 1x bx d mh a
hom_box 22 b4 9
hom_brew 28 8q 9
hom_build 25 1t b df 9
hom_bundl 28 bh f
hom_buy 1w gb 11
hom_café 25 80 a lu 7
hom_calenda 28 92 c mh j
hom_car 1k 1d 1a 5u a 5v 1a 6o a ca c j3 p
hom_centr 25 ab 9 fr a
hom_charg 28 gj l
hom_check 1t 2h d ca c jq c jt h
hom_chef 28 lp f
hom_childre 1z 15 c ed c ie s
hom_clean 22 92 b bw i
hom_clear 25 lt d
hom_collect 20 45 h
hom_cook 1c r d 3q b 3x p 44 e 8f n 8l n 8n t as i bd p bk x cr k lp 1p
hom_count 22 bz c
hom_country 1v 8c c g6 c
hom_daily 28 jt 9
hom_daught 28 fr 9
hom_decorat 25 4k h et h
hom_deliv 28 bi d
hom_deposit 28 k3 k
hom_desk 28 nb b
hom_doctor 25 ad a
hom_documen 28 1d e 33 e
hom_driv 25 gh d
hom_eat 28 4t 8
hom_educat 28 2t 18 ea g
hom_eld 28 fo b
hom_elderly 25 r q
hom_empty 1s ca c lt b
hom_equipme 28 9o y
hom_espress 28 87 a
hom_exercis 22 1j z 9o e
hom_eye 28 69 r
hom_family 1x 9d h
hom_feed 28 o h
hom_film 28 gv 8 jr f
hom_find 1z 2h 12 9d i
hom_first 1x k d o e
hom_fix 22 c 8 el d gd d
hom_fold 28 e c 3k i
hom_food 1x 3r p
hom_foundat 28 1t s
hom_fragran 28 na z
hom_fre 25 j9 e
hom_friend 20 4p 8
hom_fully 28 jq d
hom_funeral 25 5e f 5g 6 ci 8
hom_gift 25 8 9
hom_group 1w 5n f 6w h
hom_guest 28 92 l
hom_headset 28 a9 c
hom_help 1z 3k g fm h
hom_holiday 25 9d b
hom_hospita 1w 5e a f6 e
hom_host 22 d2 e jk d
hom_hous 25 ie f
hom_improve 25 at e hg d
hom_inspect 20 l2 1u
hom_insuran 1z 3c 8 6o q do 9
hom_invento 28 33 21
hom_keep 25 ce g
hom_kit 28 a9 b b4 p
hom_kitchen 1t 9o g lp e n9 f
hom_lesson 28 jm y
hom_library 28 mq r
hom_lif 28 6o f
hom_loan 25 gb x
hom_look 28 ca f
hom_mainten 28 33 e j3 13
hom_manag 22 92 b ci b
hom_measur 1x 5c j 9e d
hom_mix 28 4u a
hom_monitor 25 ah 8
hom_must 25 j3 d
hom_near 25 r 9
hom_neighbo 28 lp a
hom_nev 28 5v g
hom_night 1w 5i c ej n
hom_now 25 ci a
hom_offic 1p c c 6c b 87 a bj b gd e nb 18
hom_onc 1w 44 d
hom_onlin 22 5k e 9t d
hom_ord 1w d1 b
hom_organis 22 cb 1e
hom_outdoor 28 24 9 aj 9
hom_own 18 1t g 1v e 1w k 1y 6 1z 9 3c g 3k j 57 f 5a d at h bj b bz l c4 s c8 y ca f fn a gi 9 j3 r
hom_paint 25 55 l
hom_pap 25 fs 9
hom_park 22 eo r
hom_philipp 28 g6 f
hom_phon 25 ab 9
hom_photo 25 fs 9
hom_piano 28 gq h
hom_print 25 2t d b6 c fs f
hom_program 25 9w d
hom_put 28 7o g
hom_relativ 25 3t a
hom_remedy 28 1 9 4j 7
hom_remind 1z j3 i k7 a
hom_repair 22 bx e j8 b
hom_reserv 28 1b g
hom_return 28 5i d
hom_room 20 r e
hom_run 25 r 9 je g
hom_saf 28 ej d fo 8
hom_sal 1z 52 8 53 17
hom_sam 22 et a
hom_scan 28 33 g
hom_scent 28 8 a na 9
hom_school 1u q c 2t 16 9d k j1 u
hom_screen 1w 6i b
hom_securit 25 3l c 5b z
hom_see 28 jt c
hom_sel 1x 20 n 53 s ky b
hom_sensor 28 3c j k7 9
hom_servic 22 j8 h
hom_set 1z 5b c fm e
hom_sets 28 2k f
hom_sew 20 5c g b6 p
hom_shar 1x ay 7 ed c fn 8 ih b ld c
hom_shown 28 mh a
hom_siz 22 5a b b6 d
hom_smal 1t br j ep g
hom_softwar 28 1d e ci 16
hom_solar 28 5a 15
hom_sold 22 2 c
hom_sort 25 cb i
hom_staf 28 j9 9
hom_stag 28 53 16 c5 e
hom_step 22 a9 g
hom_stor 28 1v 8
hom_student 28 dg c
hom_styl 1u 3r b 3y a 53 9 88 g cw l
hom_subscri 28 5a d
hom_sum 25 9d s
hom_superma 25 3p b 3y b aq 9
hom_task 25 j0 c
hom_teach 22 5o d 5p e 9d b
hom_test 28 ad 19
hom_textil 22 4y s dh b
hom_than 28 5f 7
hom_train 25 d f lp e
hom_travel 28 mh c
hom_try 1z 69 a mt y
hom_twic 28 ca g jk l
hom_use 22 bd 6
hom_video 1z b6 f c5 e cb e ei e gd 8 ly c
hom_view 28 53 f
hom_visit 1m k c p a 2s c 5v a cm c jb d jm b jq 13 jr b lb 9
hom_warn 28 ah b
hom_watch 28 ca 18
hom_weekly 28 by e
hom_wel 25 gs 8
hom_whil 1z ca 1e
hom_women 28 f h
hom_work 1p 3n 9 au a gh b mj 9 nb h
hom_workout 22 9o 1b aj 8 mj 9
hom_writ 25 92 f
homelan 28 8c 13
homeles 1z 2j e 47 l ic 2a
homemad 1w 3n j 8f a 8p a cp 8 cu b lp 18 lr x
homeopa 28 x 11
homeown 1b 1t 7 1z 8 33 a 3c a 51 a 57 f 58 8 5a a bg a bx t by d c0 x c4 u c8 j dg a j3 h kq b l4 j
homeown_associa 20 l4 k
homeown_hoas 28 57 8
homeown_rent 1z 33 c
homeown_tenant 22 54 a bx 9
homepag 28 7h c
homesch 1s 2t 2b ea 1h j5 f
homesch_family 1z 2t s ea j
homesch_parent 25 2t g
homesha 25 ed r fn 1k
homesic 1w 8 c 5s 8
homesta 28 an h
homeste 28 ba 8
hometow 28 g6 9
homewor 1h 17 q 1j c 2m m 5o l dw 1u j4 2m jm q kl z li 1b
homewor_club 25 j4 a
homewor_don 28 dw 7
homewor_help 1x 17 r 5o b dw r j4 s
homewor_play 22 2m d j4 h
homewor_teach 28 kl t
honest 16 2h c 4g 8 5b d 6h f 6m c 7p c ap r ax 7 bo a jt h my p
honest_advic 1w ap z
honest_answ 25 7p h
honest_not 22 2h 8 bo f
honest_photo 28 n2 7
honest_product 28 my 11
honest_profil 25 jt a
honest_review 1z 6h a 6m g
honestl 1h gq a gt g jh a km 8
honesty 1x 7d d 7u f bj 8 ek 9
honey 1k 3 9 82 b 8i 34 cp m cq c d5 f ib 9
honey_beekeep 28 8i y
honey_blend 28 8i a
honey_jars 28 8i d
honey_sel 28 cq 6
honeymo 1v 21 1l 9k 6 i8 8
hong 1v ad 7 j9 e
hong_kong 1v j9 b
honour 25 fx 7
hood 1w 56 t 6a d
hoodi 28 6e 7
hoody 1x 60 f 61 f 6e 1j fq f
hoof 1x cn 2u jq e
hoof_photo 25 cn i
hoof_trim 28 cn 14
hook 1o 1s b 75 8 bc b be 7 f1 i fq 7 fz f jy b le f n4 g
hook_fee 28 1s b
hoop 25 2d 8 68 a
hoov 1z cn 15 ge 9
hop 1l i k 8b d 99 b hx 9 it h l1 f
hopeles 28 ag 8
hoppy 28 8q a
hops 1z 8p e 8q 12
horizon 1v 6e 8 6q d 7o m
hormon 1r 9 8 9s q ac e ad 1c it r
hormon_test 25 ad y
horn 22 3b 8
horosco 22 lx 1y
horosco_magazin 28 lx 9
horosco_morn 28 lx o
horribl 25 9z 9
horror 1x 9t b fb h fk e
horror_story 28 fb g
hors 1g 2h r 3n b 3o a 3p c bc a bm d cn 28 d8 9 ep 18 jr 1p jv 39 ma 9 mw c
hors_cost 28 jv j
hors_dog 28 ep h
hors_hoof 28 cn n
hors_list 28 jv 8
hors_own 1x cn i jv o
hors_physio 28 jr l
hors_rid 25 jv 1a mw e
hors_trail 28 3n e 3p f
horsebo 22 es 1l
horsebo_bar 25 es x
horsesh 25 cn 15
horticu 28 by a
hos 1p 3c a 5r 7 64 l da 7 ij 8 kg g
hos_ruin 28 3c a
hospic 1r 2f h 5e c 5k a jq c l5 b m0 14
hospic_family 25 m0 9
hospita y r c t c u 8 z q 1e f 1f 13 1g w 1h e 1i f 1m 9 2g g 3o n 3p d 3z k 5v a 75 c 79 w 7c 7 7j 9 7l d 8w 12 9l h ah u ai 1o av 8 dc 9 e3 g ey 8 f6 b fl 8 fo k g4 h gh m gi n gk a hq e hr 8 ht 8 ig a iq m je j k1 o k5 q m0 1d m3 o
hospita_account 28 k5 8
hospita_bil 22 k5 s
hospita_busines 28 77 d
hospita_childre 25 m0 f
hospita_confirm 28 2g e m3 f
hospita_departm 28 v 8
hospita_firm 28 h5 d
hospita_gat 28 3o e an e
hospita_hom 25 ah r
hospita_india 28 9l 9
hospita_insur 22 7c d
hospita_jobs 28 fl f
hospita_laborat 28 8w e
hospita_let 25 is e
hospita_nurs 28 7l b
hospita_own 1x z b
hospita_patient 20 ai b m0 8
hospita_pharmac 25 1i d
hospita_queu 28 k1 c
hospita_record 25 1g 15
hospita_screen 28 1f b
hospita_shift 28 m3 l
hospita_softwar 28 1h d hq g
hospita_staf 1z ai b gh d
hospita_stay 28 fo i
hospita_transpo 28 ai j
hospita_visit 22 k1 b m0 i
hospita_visitor 28 m0 o
hospita_ward 25 r a
hospita_work 28 e3 k
host y 3l g 3t x 3x 11 43 12 44 p 45 r 4d u 4y 8 50 k 51 19 52 8 5q 9 5t t 6v b 7v k 7w f 92 1l 9d 9 9j k b0 j c3 v d2 h dr k eb a ec h eq k er b es 12 et a ew k fb n fg a gl c gs 15 gw 19 gy a h7 c i0 y i1 y i7 17 ih i ij v jc a jh 9 jk p jw t mh 18 mi l mw v
host_airbnb 28 51 i
host_already 25 51 h
host_clean 28 50 9 92 c
host_cook 28 5q h
host_cotswol 28 es 9
host_dat 25 gs b
host_din 25 3x y
host_evening 28 4d e
host_flat 28 92 h
host_frankfu 22 gz e
host_group 25 ih a
host_guest 1u 4y 6 92 a b0 8 mh g
host_hom 25 3x d
host_intervi 28 fb f
host_list 22 c3 e mh s
host_listen 28 jw e
host_offic 28 es a
host_open 25 4d l
host_organis 28 i0 9
host_party 1x 3t t es b
host_pick 25 3t d
host_privat 28 jh e
host_quiz 28 gw p
host_sees 28 8z f
host_send 22 3t b 92 f
host_set 28 43 j
host_show 28 jw e
host_smal 1x eb g
host_visit 28 mw 9
hostel 1m 9c 2a ay e c1 b gl x jc 9
hostel_bed 28 9c a
hostel_dormito 28 9c o
hostel_kitchen 28 9c p
hostil 28 e5 h
hot 14 n v 3o 9 3p a 3s b 3y c 3z 8 40 p 45 e 4f 9 50 d 54 d 56 g 57 b 5z n 8f 17 8k a 9b 8 9j f 9k f 9p a 9s j al g aq l aw s bs d cv 1e em p f7 9 ia 6 j4 9 lz 9 mb 7 mw g n1 d
hot_air 22 9k m mw n
hot_bath 22 e b n 9 aw 7
hot_chocola 25 3o a 4f e
hot_desk 22 80 a
hot_dish 22 40 9 45 e cv c
hot_flush 28 9s o
hot_food 1x 40 c cy b
hot_half 28 3s d 40 f
hot_lunch 1z 3y g 5z i cv v
hot_meal 22 cv d j4 d
hot_rol 25 cv l lz e
hot_sauc 20 8f 1l
hot_sleep 25 bs a
hot_spot 28 7e 8 mb c
hot_ston 25 aw 14
hot_towel 1z em u
hot_tub 1w n n 50 i 58 8 9j e
hot_wat 1v 54 i 56 g d2 8
hotel w e b j p n 9 y y 1q u 1r s 21 w 24 8 26 9 2z c 41 a 48 f 4b q 4c 8 4y j 52 7 5l m 5m c 6b m 73 9 76 k 7b d 7c m 7l 9 7w x 82 m 8a h 8i 7 8p 8 90 k 91 22 97 l 9c d 9d b 9e 1i 9l 11 ag 9 an 1e aw 9 b2 7 d3 k dc s dq d es 8 f2 c gf k gl r h5 d hd b hn 9 i1 a i8 b ia f l8 b lr f lu 9 m3 g m7 12 md g mf a na a nd j
hotel_airport 28 1q i
hotel_bil 28 dc c
hotel_book 22 91 a
hotel_car 28 r f
hotel_cater 1z 8a d
hotel_chain 28 an a
hotel_check 22 91 m
hotel_clinic 25 j d 6b d
hotel_clos 25 21 d aj e ia 7
hotel_decorat 28 i8 8
hotel_deliv 28 gl j
hotel_dentist 28 9l u
hotel_design 28 4y c
hotel_desk 25 97 h
hotel_front 28 91 u
hotel_group 20 h5 k
hotel_guest 1u 91 1a l8 a
hotel_holiday 22 48 b 9e e nd b
hotel_host 28 7w f gl b
hotel_kitchen 22 90 9
hotel_measur 25 9e t fc 8
hotel_messag 28 91 e
hotel_near 20 y g
hotel_night 28 hd a
hotel_pas 28 ia 7
hotel_pool 1z j v 73 e
hotel_recepti 25 91 e
hotel_rent 28 7c a
hotel_restaur 1u 7w 9 dq h
hotel_rooftop 28 i1 d
hotel_room 1r 52 8 80 8 91 j an t
hotel_send 25 49 9 91 d
hotel_shop 25 gl e
hotel_south 28 91 b
hotel_spas 25 aw 7 i2 8
hotel_staf 28 76 b
hotel_train 28 5m h
hotel_transf 25 1r a 21 v
hotel_walk 28 5l e an h
hotel_wash 28 7w 9
hotlin 1n 26 e 74 12 hu a ig z ip m
hotspot 28 9h h
hottest 28 l0 a
hou 28 dg b lv b
hourly 1f 1r f 24 e 9j v c2 d eu d ga f j7 a
hourly_work 28 ga e
hous p c h d b f 9 r k z e 15 e 17 n 19 j 1t 16 1w b 1x c 1y g 1z b 20 q 23 b 2j a 2l 8 2s c 31 l 33 p 3c a 3k g 3l h 44 b 4d c 4w d 52 9 53 q 55 n 56 8 57 e 59 9 5a e 5b d 6q g 7d h 7q d 87 7 9b b 9c e 9d 13 9f f a6 l an w as 8 aw b ay a az b b3 7 bd 6 bh c bi h bw p bx o by 9 bz b c0 s c2 l c4 b c8 19 ca 15 cb n dg 1k ed d fn g fo h gb 8 ge b gj m gq c gv a gw 7 hj d i1 c i2 l ic o ie j ig k j0 f j3 18 j9 a jb 14 jc 1n jk b jq e k3 i kn 9 l2 h l3 q l4 b ll 9 lt q mb 9 mh k mr f ms b mz a na d
hous_area 28 7d g
hous_associa 1q 1y 9 c9 8 dg a ka 9 kn g
hous_bath 28 ic e
hous_bed 28 4w j
hous_beds 28 4w c 9c d
hous_bil 25 gj g jc d
hous_blend 28 87 g cp d
hous_block 25 31 m
hous_build 22 1t k
hous_cal 25 jq f
hous_check 22 c8 q
hous_clean 22 56 d bw 1r
hous_clear 22 cb r mr a
hous_clearan 1v bh q cb h lt 14 mr c
hous_company 1x cc 9 dg n l3 9
hous_concert 25 4d d mz o
hous_counsel 28 hj 9
hous_electri 28 na b
hous_empty 25 lt 8
hous_engin 28 5a a
hous_estat 1v 2d a 31 a
hous_extensi 25 1t q kd d
hous_family 22 9d n fo c ig d
hous_film 28 33 f
hous_first 22 gq b ic b
hous_flat 20 j3 b
hous_fre 25 9d e
hous_garden 1x 3k 9
hous_good 28 an j
hous_guest 28 9b c
hous_help 25 j9 j
hous_history 28 ft 7
hous_holiday 28 9d p
hous_hom 20 7w 9
hous_hous 28 c0 9
hous_hunt 25 jb l
hous_idea 25 j3 f
hous_injecti 28 jp 8
hous_kit 28 c p
hous_laborat 28 z h
hous_lawy 25 hj d
hous_local 28 dg y
hous_look 22 jm e
hous_mainten 28 33 e
hous_manag 1x 7l c
hous_measur 28 mh e
hous_moth 25 ie 19
hous_near 20 bz a
hous_neighbo 28 bx i
hous_night 25 2s d 3g e
hous_offic 1z d c ge d
hous_operati 28 l3 g
hous_ord 25 dq d
hous_outsid 28 hj c
hous_own 1i 1t d 1x 7 1z 7 3k a ay 9 ca b j3 d mb 9
hous_photo 25 l2 j mh e
hous_plant 28 2y l bi 1a
hous_play 28 19 p
hous_poison 28 bb 8
hous_pot 28 k3 q
hous_print 25 6e c 7q 9 dg c
hous_remind 25 j3 s
hous_rent 1z 53 d jb o jc 9
hous_room 25 r m cb g
hous_rul 1n 24 9 jc 8 l3 u
hous_sal 22 53 i jb m
hous_saturda 25 bd f ls 7
hous_self 28 an h
hous_set 28 5b b
hous_shar 25 ed d jc l
hous_shop 25 jb c
hous_sit 28 ca 1q
hous_smel 28 na c
hous_society 1w 85 b gi d l4 o
hous_spr 28 j3 f
hous_sum 28 9d p
hous_teenag 28 17 q
hous_town 28 7d d f6 9
hous_tre 28 c0 7
hous_video 28 c8 f
hous_wal 28 gj c
hous_wash 28 57 b
hous_written 28 5b b
housebo 22 d f 4c o
househe 28 j9 15
househo w 9 l r n 1x c 22 k 23 1a 26 v 2a w 2i a 2u r 2v g 2w i 33 y 37 v 3e c 3f j 3k e 4l h 54 b 55 g 56 g 5b b 5c a 6i d 6p u 7d p 83 n 84 f 85 t 86 o 8b r 8j k 8r 9 95 8 9d i 9j m az 9 bd 7 bw 1h bx p c1 g c3 h c5 g c6 q c9 s ca c cb b cc h cx o cz p d1 j da j do c fn n fy m fz g g9 1g gg m gi 8 il a iz e j0 10 j8 s j9 o k7 k lq p lt h lu b lv d lz a mo 8 n9 r
househo_book 28 bw l
househo_budget 28 fy 12
househo_car 25 gg k
househo_contrac 28 g9 z
househo_cook 28 lq c
househo_cost 28 fz v
househo_devic 28 3e i 3f c
househo_ful 28 lt e
househo_furnish 25 c5 t
househo_incom 28 bv d
househo_ireland 28 3f 6
househo_keep 28 lv g
househo_landlor 28 1x 6
househo_les 25 4l b
househo_lisbon 28 lq 7
househo_ord 1w 83 a bw d
househo_pays 28 6i 8
househo_pick 28 23 7 bw h
househo_plan 28 j0 e
househo_recycl 25 23 r
househo_robot 28 3k t
househo_shar 28 2v h g9 d
househo_short 28 c3 r
househo_smal 1x c9 d
househo_staf 25 j9 r
househo_task 25 2w e fr 8 j0 a
househo_thing 28 iz t
househo_utrecht 28 55 7
househo_wast 28 23 b
househo_young 28 fn e
houseke 1q 50 f 6b c 91 k j9 22
housema 20 ed g jc q
housema_match 28 ed d
housepl 1v 2y 1y 38 s bi 1i
housepl_photo 28 2y w
housepl_subscri 28 bi y
housepl_wat 28 2y i
housewi 1z 5z g
housewo 25 j0 x lk 9
housing 28 7q f
houston 1q 5w e 8f c
howl 28 ji 9
hrt 28 9s j
hub 1o v b 17 o 18 b 3c 8 3d c 4p e 8w b a2 d d1 j n5 c
hubs 1z 4e g 7e c d1 i
huelva 28 7x c
hug 1n cs 8
hul 20 1x 8 cj 8
hum 1z 3z a d5 d fr 9
human 16 7j m dq d ek e f5 d f6 9 gb 9 h3 a l3 d lu g lx b ly e mn 8 mt i
human_assista 28 ek c
human_editor 28 6y 9
human_hair 25 ly f
human_resourc 28 dq k f6 d
human_stylist 28 mt r
human_transla 28 7j x
humanis 25 5f 1x
humid 1z 3 i 9p a cc k
humidit 1n 2y a 3b 20 8r 9 cc 17 d5 a gq j
humidit_sensor 25 3b d cc g
humidit_wal 28 3b h cc e
hummu 28 cr d
humor 25 lx 8
humour 1x fk 7
hundr 17 b 6 2f b 4f d 5b 9 69 a b0 b b5 7 ba b es 7 f2 a ho a mx b
hundred 1j f1 f
hung 1t 7c 8 9b 8 9q i
hungari 28 8f i
hungary 1n 75 9 9l q a5 9 bv i d7 8
hungry 1n 3p i aq o cs 8 cy h
hunt 1e 32 x 46 i 4p b 5t 16 6k e 6x 1d 7s 9 8a r 8x i 94 b e1 8 ef g jb n js c
hunt_family 28 94 f
hurrica 22 2f a
hurry 1z ae b
hurt 1e w b 3h d 9p 9 9w o a7 e ci c ji a
hurt_family 28 ci a
husband 1h 42 d 5k 9 b2 6 bm d bx d gp b ig m ik a
hut 1t 35 13 9b t 9f 13 9j 9 kh c lw 8
hut_open 28 35 k
huts 1z 35 e 9b v 9f 8 bq f i6 l
hvac 1x 1u u hh e m7 f
hyaluro 22 4j p ax n
hybrid 1r 1o q 1q f 57 c 80 g ba c dt c
hybrid_battery 28 1o o
hybrid_company 28 80 a
hybrid_team 28 dt c
hyderab 1r et 8
hydrant 20 ce v kg m
hydrati 28 4x f lv 8
hydraul 22 1s g b3 7 e3 9 lk h
hydro 25 2i e
hydropo 25 38 f d3 1n
hydroth 25 jl 9 jr 17
hydroth_dogs 28 jr s
hydroxy 28 4l l
hygien 19 d 8 e a w j 10 j 3v 7 4l 7 6a a 6g b 7w c 8r 8 cf 1a cl 9 en 9 ic d id 9 l9 a lp a ly 7
hygien_inspect 28 cf c
hygien_label 1z id b
hygien_logs 25 cf f
hygien_record 28 cf c
hygieni 1x p g w l 4l 7
hyp 22 6h a
hyperlo 28 fa k
hyperpi 28 4j c
hypoall 1x 1 8 c1 7 cu b d9 8
ibadan 1r 8p d
ibd 28 ir j
iberia 25 1l 9 fl f
ibs 22 9q a ir j
ic 28 67 c
ice 1g n l 22 m 3u 1r 5t b 7x j 8e i 8o 9 8s b aq d as 14 d2 c es 17 lq d
ice_clean 28 as r
ice_cream 1z 3u 1v
ice_pack 25 8s e
iced 20 3o f 3w h 8m f 8p k
iced_tea 28 8m c 8p i
iceland 1w jv f
icf 28 dk k
icf_certifi 28 dk f
icon 1v b4 7 iw b
iconic 28 mn g
ida 1q 2r c 40 a 5m f 5p 8 5s d 5t d 5w 9 5x 9
ida_ben 28 5m a
idea 15 m a 18 a 2x b 3t h 4i a 6u m 7v c 9r 9 c5 d cl 6 dr a gc 8 h0 e ht d i0 d i8 8 ik w im u iz 1e j3 b jy 7 k5 9 k9 b ke m lj 9 m8 b mw d
idea_age 25 iz a
idea_book 28 6u c
idea_budget 28 i0 i jy b
idea_fre 25 iz 9
ideal 25 6v a ha f
identic 1w 34 8 n0 c
identif 1v e 8 2y 1a
identif_housepl 28 2y w
identit 1f 9d c ds 1h eb d fn 9 g6 b hi n hx a jb c l7 b mh a mm g
identit_check 1r hi c
identit_packag 25 ds s
idl 1m 7y 1a 7z e f4 1f
idl_machin 25 7y d f4 a
idli 28 4u d cs e
ids 20 l7 r
ielt 25 e1 a
igbo 25 h4 h
ignor 1j 4q 8 f2 c h1 a h6 f n6 b
iia 25 a7 9
ikea 20 bq d
ikeja 28 3m c dv 8
ill 16 d 9 5s 8 5t 7 5v d 5w 9 7m 7 7t b bw g e1 8 ep f gs 9 is 9 ji 9 jk c kr a m0 v
ill_childre 28 m0 f
ill_client 25 d d
ill_pets 28 ep f
illegal 1u a5 g ee h kc c
illiter 28 29 g
illnes 1g l e t 11 2s 8 5f 7 ab 9 ac a fr 8 ih 11 ir o iw f
illustr 1f 2r z 6e s bn 9 bq 1b ds n dy d fh u fi j fk b fs c mu 1a n3 9 n8 c
illustr_card 28 mu q
illustr_drawn 28 2r a
illustr_fans 28 fi g fj 8
illustr_print 25 6e h bq d
imag 1d 1f 1d 1l b 3e e 42 d 72 9 7i b 94 8 a8 f f0 1i f1 s f5 1p f8 9 fh b iq b m9 e
imag_text 22 f1 g f5 i
imagery 28 f5 9
imagin 1u 53 c
imei 28 3m a
imitat 28 39 j
immedia 28 dm 9
immersi 25 e3 h i2 c
immigra 1j 7j j 8c q 9i z a4 h e5 d f6 15 fb e kv f l7 l
immigra_canada 28 a4 8
immigra_law 28 kv e
immigra_lawy 25 f6 h l7 e
immigra_paperwo 28 9i 9 f6 c
immunis 28 iq k
impact 1v 6s d 7i f
impair 1z ae 1d
impairm 28 s 8
implant 1s w s 1l c 4l c 9l 1d
implant_cost 28 9l 9
implant_ven 28 w n
impleme 20 8x h
import 12 4k c 4p f 6r v 7p 15 8c m 8d q 8l g 8n e 8t 1n 8v 1q be 7 bj j bo b dh 1b g7 e he 8 hg b iq f j7 g l5 e ls 8 m8 e
import_brok 28 6r t
import_duty 25 6k d 8v j
import_export 28 7p h
import_portal 28 iq i
import_program 28 he d
import_singl 28 8n c
import_trad 25 6r j
importa 1p 7j 8 b9 7 ds 9 f7 q in 9
importa_thing 28 in 8
impossi 1s fq 7
impress 1z 1k b 73 i
impromp 28 dm v
impromp_talk 28 dm p
improv 1j 12 9 14 a a4 z e5 9 ez f f2 j hv b li 8
improv_credit 28 a4 z
improve 20 59 c aa a at h hg f
improvi 22 i 8 12 1d
improvi_play 28 12 v
impuls 25 4g p
impuls_shop 28 4g k
inbox 1h 1k e 51 s 52 9 7m 12 91 u f7 1w f9 e gx x h0 c hg 1c hp g im s l3 1u
inbox_good 28 hp 9
inbox_idea 28 im a
inbox_phon 28 l3 8
inbox_sort 28 f7 d l3 f
inbox_spreads 28 hg b hp 9
inc 28 na b
incens 1x 8 g 5i c na 1h
incens_stick 28 na f
incenti 28 7v k
inch 1z 2o b mv g n2 8 n3 e
inciden 1p 1d j h7 g hw g jh c kg 11 kk i
inciden_form 28 kg 7
inciden_report 22 kg s
incl 1f 8u a
includ r 1q b 24 d 25 b 2k 9 2m 8 49 d 5a a 6k a 7b 8 80 9 bv 9 c2 b dg 9 eo b gf h ia 7 jc 8 lb 9 lg b lu 6 ms e
includ_bath 28 dg d
includ_cal 25 2k 8
includ_deliver 22 gu 7
includ_first 22 49 8
includ_fit 28 1u 7
includ_fix 28 ev c
includ_plan 28 j0 e
includ_post 28 4h d
includ_rent 28 ag 8
includ_sound 28 gs 9
includ_swap 28 gf 8
inclusi 1n r e s b 17 c 1g g 23 c 2j z jc o ms b n2 f
inclusi_monthly 28 r f
inclusi_rent 28 jc i
incom 13 16 a 51 l 6s a 72 e 7f a a4 c a6 f af e bv a dc c dd a dn w e3 9 fc a fi d fk 7 fy l fz u g2 c g8 l gb d gc l hj 8 id v k4 a kx 9 mz b
incom_cal 22 af l
incom_equal 28 fz d
incom_expens 28 g8 k
incom_househo 22 26 c
incom_moth 28 id h
incom_shar 22 e3 d
incom_tax 20 dn 13
incompl 1s 9r 7 kd n
inconti 28 fp 1v
inconti_pant 28 fp x
increas 1w ee 1g f4 i kn e
indebt 28 a5 s
indepen 10 7 8 s 9 z m 1c d 1i c 1o l 4n 6 4o 8 5e 9 60 h 6q f 73 y 77 q 82 m 8q 8 8z a 91 a bo m bq 9 c8 l cd e ch h ci b d0 a do p ea f f7 b f9 g fa i fj j gb c gn 8 gz c j8 a jd 9 jw b jy x ku c l2 9 mg 13 mi l mj d mu a mx a mz m
indepen_advic 28 c8 h
indepen_artist 20 jy d mi e mz k
indepen_brewery 28 8q e
indepen_brok 28 do e
indepen_café 25 3n b
indepen_cloth 25 60 m
indepen_compos 25 jy w
indepen_consult 28 f7 c
indepen_design 25 b6 8 mu i
indepen_elevato 28 cd d
indepen_funeral 28 ci d
indepen_garag 22 1o a ch f
indepen_gyms 25 1c f aj 8
indepen_hom 28 l2 b
indepen_hotel 22 73 h
indepen_insuran 28 do 12
indepen_lab 25 7 d
indepen_lift 28 cd b
indepen_mak 25 4e d jd a
indepen_opticia 25 69 9 f9 m
indepen_pharmac 20 1i d d0 g
indepen_podcast 25 jw f
indepen_repair 28 c6 b
indepen_restaur 1p 8z c gy 9
indepen_retail 20 mg k
indepen_shop 1w 82 o mg 12
indepen_studio 25 mj l
indepen_teach 25 ea p mi 9
indepen_vet 28 z b 73 d
indepen_veterin 22 z r
indepen_worksho 22 1o p
indesig 25 h3 w h8 8
index 1s g1 1t hz u kf 9 kx f
index_fund 28 g1 r
index_portfol 28 g1 q
indi 1m 5 d 4o m 6y x b6 8 fe 13 fh a hj b mz 10
indi_artist 25 mz m
indi_author 20 6y w
indi_gam 25 fe 18 fh a
indi_label 25 4o c hj c mz a
india 15 8l 8 9i c 9l 9 9r 8 f8 8 k2 b k5 b n9 9
india_nigeria 20 9i a
india_nris 28 68 8
indian 17 o 8 1z 8 21 a 2q 9 3r b 65 9 8c a 8v 9 9q l ae 9 cp b ev e f5 c je l k2 9
indian_abroad 28 je g
indian_dish 28 9q e
indian_family 1x o 9
indian_hom 28 3r g lx 7
indian_kitchen 28 9q c
indian_languag 22 2q c f5 g
indian_millet 28 cp d
indian_pakista 22 ev 9
indian_tarif 28 8v d
indian_wed 28 ev a
indigen 1x if p
indigo 28 60 o
individ 1g u k 14 a 5i x 5p a an b az c dj c dk e in 9 jz b li c mi e
individ_cremati 28 5i p
individ_smal 28 li e
individ_therapy 28 u o
indones 1r 4k e 7s 7 ip 8
indoor 1e h k y k 2y f 38 u 3b o 4w l 7b k 7v c 8r a ar j bi 10 cc a d3 1e du 9 i9 a jg 1v jl d lm 19 ln n
indoor_activit 28 i9 7 jg c
indoor_air 28 3b w cc d
indoor_climb 28 4w f i9 7
indoor_court 28 ln e
indoor_farm 25 8r c d3 z
indoor_garden 28 38 h
indoor_golf 28 jg 18
indoor_mini 28 jg l
indoor_plan 28 7v f
indoor_plant 22 2y c 7b c bi s
indoor_play 28 jg o lm n
indoor_playgro 20 jg h lm 18
indoor_suit 28 y n
inducti 1x 18 1k c6 9 dq 9
industr 1a 2e b 66 k 7i g 7l a 7n a 8q d co h cv w dd d f9 a gh k j6 8 j7 x m8 e me f mf b
industr_estat 1x cv 12 gh d
industr_expert 28 j7 z
industr_firm 22 7i e
industr_park 1z gh b
ines 1v cm c
infant 1t 2k 1e 89 t ix f
infant_sleep 28 2k 1b
infecti 1w t v 7t h m0 7
infecti_control 28 7t f
inferti 28 it j
infinit 28 24 15
infinit_cov 28 24 p
inflat 28 39 i
inflata 1x c 8 53 c bu 8 er l gv f ia 8
influen 1n 78 2e 7g 1c jx 9 k6 d my 9
influen_agency 22 78 s 7g d
influen_campaig 28 78 c 7g e
influen_product 28 78 c my 9
info 1z 1g a 2l 7
infogra 25 ds 16
inform 1h 6l 8 6t b ig j ju b jz d
inform_everyon 28 ju d
informa 1g 1g b 23 9 2i 8 82 b g6 9 gc a hw b ic 8 ki c
infrar 28 m5 g
infusio 22 8p 8 d2 14
infusio_jars 28 d2 j
ingredi 18 0 l 1 14 3 b 7 8 b a 3s b 3t 8 4j c 4q 7 4u j 83 2k 8c j 8f g 8g t 8h e 8j h 8k 6 90 f 9a 14 9y 1i cp 7 cr c cs a cu n jn l m8 c
ingredi_allerge 1p 8k 7
ingredi_batch 28 1 8
ingredi_chang 25 9a l
ingredi_label 28 9y 10
ingredi_les 28 cs c
ingredi_list 1v 4j 7
ingredi_step 28 83 q
ingredi_treat 28 cu a
ingrown 25 b 8
inhabit 1v kd 9 ke a
inhal 20 1i a 5y c k7 c
inherit 1r 68 g c7 b ei n mr r
inherit_piec 25 68 e mr b
initial 1w 68 d bc j br 9 gp c
injecta 28 ax c
injecti 1s 7q k av 8 ax q it n jp 9
injecti_mould 25 7q i
injur 1u 2h c 9p v jr d
injury 1f e a g e k 8 t a 14 7 2j b aw 6 i3 7 lh d
ink 1n m t 4h a bp d cl 1f fk b mu d
ink_batch 22 cl p
ink_needl 28 cl d
inks 22 m c cl o
inlet 28 d6 e
inn 1n 3d 9 9f 1z an c eb a fi 8 n0 a
inn_circl 28 fi 9
inn_inn 28 9f 10
innovat 22 18 h 7o r kx 9
inns 28 91 a
innsbru 25 5k a bu 8 d0 d
input 1z 2w h k4 y l2 e
input_credit 28 k4 n
input_loan 28 k4 b
ins 1f 1b 9 1c h 55 8 5b f 9w c c9 c em p hu d mp c
insect 1u 5c l 8j n 9g j d9 19 jn x
insect_protein 22 8j c d9 x jn t
insect_screen 28 5c k
insemin 28 it s
insert 1w a l 8s 7 bp f hj e
insi 25 1g a 56 a bl b
insid 11 1p g 2c 9 2i 8 3b 9 3i 7 3l n 3v 8 4h h 4i s 4v c 55 9 64 f 7q g 81 a 9b 8 ae 9 b4 8 bd 8 bl f bz w d3 8 d5 6 ek 8 g1 9 ge w gq 8 gu 9 kb g l8 8 mu 9 mw 8 n3 9 n4 c
insid_app 22 a4 7
insid_box 28 9 9 4i c
insid_clean 25 1p 8
insid_exist 28 3l h
insid_hospita 28 1g 9
insid_noth 22 4i a
insid_outsid 1x 3k c 55 d
insid_ring 28 81 h
insid_whatsap 28 76 b
insight 25 ir f
insist 25 jj 8
insol 25 3h h 65 g n5 b
insomni 20 39 f 9n 27
insomni_sleep 28 9n s
inspect 13 1d p 1o n 1w 10 1y a 58 c 7z d 8t a 9a a cd 15 ce 20 cf 10 cg f ch i d5 f el q ge d i9 c j3 j ja 1l ka 27 kd d kg f ks x kz d l2 2c lu 9 m5 1f m9 d mb o md 9 mf a mp 11
inspect_accept 22 99 6 cf 9
inspect_buy 28 el 9
inspect_car 28 ja g
inspect_casting 28 m5 s
inspect_checkli 28 ce 9 ka a
inspect_company 25 ce a
inspect_dat 1v cd j kg a ks h
inspect_firm 25 l2 d
inspect_insur 28 8t c
inspect_know 28 cf a
inspect_list 1z ja b
inspect_mechani 28 mp q
inspect_part 1z m5 z
inspect_photo 22 l2 e
inspect_photogr 25 ja h
inspect_point 28 ja s
inspect_repair 28 1o b
inspect_report 1x j3 l ja d l2 z
inspect_scan 28 ce f el c
inspect_softwar 28 ce o ka l
inspect_train 25 58 c i9 8
inspect_used 28 ja a
inspect_writ 1z l2 w
inspir 1w q e 15 e 19 d 4w c n7 b
insta 28 da d
instagr 1b 1b u 2x 9 78 c 8z a f1 9 h0 1j io m j2 d jx f k9 11 n4 e
instagr_faceboo 28 h0 z
instagr_googl 28 h0 9
instagr_messag 28 1b h
instagr_pay 28 1b g
instagr_post 25 h0 f
instagr_whatsap 28 k9 d
instal 17 1u 1k 1v v 1x e 1z n 2a s 3f a 3m e 3z g 54 a 59 a 5a 1a 5b h 5c l 7b 9 7d 9 7y b 9h 9 c8 v d3 9 da d dc z de 17 et d gj i hg o j8 1f kp a kq f m1 f md 9
instal_camera 28 5b 9
instal_maintai 25 de p
instal_near 28 de 8
instal_own 28 1z 6
instal_servic 25 3z c
instal_smart 28 3z c 7d d
instal_solar 20 5a 14
install 1f 16 j 1u s 1v 9 3c 9 5a m dd e de k e3 e gj a i8 9 j8 b k4 k kq b kz i
instalm 1d w 8 10 8 1l 9 5a e 93 9 a5 a b2 p da i de 9 e3 a ev a g3 s ho a k4 p
instalm_loan 28 k4 t
instant 1h 3e h 6j c 7q b b9 8 cp 8 h9 c jy d kr d lu b mh b mn b mv h
instant_book 22 mh c
instant_pric 25 3e e kr f
instant_quot 25 7q d
instead 12 d 8 2c 8 3d 8 3n c 3w 8 62 b 6g b 6u b 8g 9 9q a ac 8 d8 6 fn b fq g g3 j jt a l6 c mc f
instead_button 25 6c 7 fq r
instead_buy 28 2c d
instead_cash 28 g3 h
instead_kid 28 3d e
instead_own 28 d d gg e
instead_pay 25 fn 8 g3 g
instead_throw 28 mc h
institu 1l 10 f 16 m bo 9 gc d hn g kl b
instruc 1a j 7 11 h 49 10 4h g 5r 23 6f b 75 f 97 d b3 c b5 8 b6 b c9 9 dt d du d e9 o ei g i9 9 ia 7 l1 g mi h mv c
instruc_begin 28 b5 c
instruc_certifi 25 11 b
instrum 1g p b 5p 1o 7y e 9w a bv 2c e4 z gq t gr 1j jy s jz 8 lh a lj q
instrum_begin 28 e4 e
instrum_lend 28 bv e gr e
instrum_lent 28 bv a
instrum_onlin 28 bv a e4 m
instrum_rent 25 5p c bv d
instrum_restor 28 gr 9
instrum_teach 28 bv g
instrum_worth 28 gq a
insu 28 33 j 6o d
insulat 1i 1w r 4x v 81 m 8e c 8r b 8s c c8 l cc d de b df 1b me b n4 m
insulat_board 28 df t
insulat_box 25 8e e me d
insulat_lunch 28 4x m
insulat_mak 28 df b
insulin 1s 9r 1i av g kt e
insur s t a 1s k 1w 7 1y 6 33 l 3c e 44 9 4a d 6o 1h 7c 9 7y d 8t 8 9j 9 9w 8 a7 a ai c b8 e bw a c0 a c3 9 ca f cm a d8 c do n es 7 g3 k g4 r gg d gl f hv a ka a ki b kx 1q lk a ly 7 mb 9 mn d
insur_accept 1z 33 f
insur_bank 28 do 8
insur_bil 28 cm 8
insur_book 28 gl f
insur_claim 28 kx d
insur_club 28 iv 8
insur_form 28 ly 8
insur_invoic 28 k0 c
insur_landlor 28 3c b
insur_pays 1w 6o b
insur_phon 25 g4 g
insur_post 25 b9 6
insur_rul 28 9j 8
insur_stock 25 mn 9
insur_trip 28 4a h gg a
insuran x k a t d 1l h 1q j 33 g 36 p 3c 7 4a i 5l 7 6o 1l 7a l 7c g 7y b 8t 8 9d d 9i e 9k 6 bv 9 c2 c c3 b c4 c c9 c cm 8 d7 7 d8 9 do 1e g3 e g4 1r gc c gf c gg s il c j9 8 jv 7 k0 d k1 t km 8 kx t m3 i m4 9
insuran_agent 28 do l g4 d
insuran_app 22 6o b cm e g4 g
insuran_book 28 k1 e
insuran_brok 20 6o 8 do y
insuran_checkli 28 9d 9
insuran_claim 1v 1l r k0 i kx t
insuran_compari 28 6o y
insuran_cov 28 9d a
insuran_deposit 28 4a 8
insuran_find 28 6o q
insuran_offic 25 gc 7
insuran_quot 28 6o 11
insuran_referen 28 c4 9
insuran_renewal 28 6o 9 il b
insuran_school 28 9i i
insuran_smal 28 do b g4 h
int 1w 2t b 5r d 9d b e6 f ek d i3 q
int_company 28 i3 o
intact 28 h3 9
intak 1u 63 b 7n a ci c d9 8 kv 1i mf j
integra 1n v f 28 j 3g b ho r m5 l
intelle 25 s p
intelle_disabil 25 s j
intelli 1z eo 9 ey h h5 x in i kx e
intensi 1x 5r c a9 e
intent 25 eb 9 my a
intenti 1x 5j g 9m 8 eb h
interac 1z jg 9 k8 d l9 f
interch 1w 6n h
interde 28 4l t
interde_brush 28 4l n
interes 19 6s c 7p f a3 e a5 d bm a dk a ec 10 g0 e g5 c ga g hk o i7 i k3 g k4 g km g
interfa 1u h4 b in 9
interge 28 ed i fn b
interge_liv 28 ed d fn 9
interim 22 77 1n 7r s
interim_manag 28 77 l 7r c
interio 1g 1p m 4g a 4k i 4y i 4z b 52 10 55 9 7b c b2 7 bj 7 c5 1s na 7 nc b
interio_accesso 28 4k b nc d
interio_archite 28 c5 d
interio_design 1u 4y 8 c5 1m
interio_photo 28 52 n
interio_shot 28 52 l
interio_studio 22 4z 9
interla 28 9k j
interlo 28 1z t
interlo_ston 28 1z n
intern 1v ed e km 1l
interna 1e q l 1q b 4p q 6z 8 db d f3 a g6 b hz y jb b lb 11
interna_student 1x jb c
interna_tool 22 f3 b lb 18
interne 16 2m d 3a e 3l d 4e a 4n 8 4y 7 6p 16 7k a 80 g 9b l au r dp 8 e2 c fm r g9 d ih a lo f mr i
interne_bil 28 6p q
interne_caf 28 au b
interne_café 28 lo 9
interne_clean 22 80 i jc 9
interne_provid 22 6p b
interns 1x 28 9 2e g km 1z
interns_student 28 km s
interpr 1m 6z 18 79 44 7j n 9l l h3 l lx f
interpr_app 25 6z b 79 b h3 f
interpr_arabic 28 79 q
interpr_hospita 25 79 12
interpr_languag 28 6z e 79 e
interpr_servic 28 79 10 7j e
interpr_video 22 79 1h
interru 1z 1b 7 af g hz 8
interst 25 5d a a9 7
interva 1x 9p a 9x g du 8 m6 a
interve 28 v z
intervi 16 2e c 5f 7 6y b 7l q 7o b dl 19 e2 c e3 y e5 o e8 l ef r eg 3f eh 1f fb n fc j fn b fs a fu 8 fw t fx x gu g h1 16 h9 a hp 17 ht h hx a i7 g j7 n j9 1c
intervi_candida 22 dl c hp j j9 d
intervi_check 28 j9 f
intervi_coach 28 dm b eg q
intervi_expert 25 h1 f j7 b
intervi_forty 28 fx g
intervi_half 28 gu h
intervi_phon 22 eh a h9 e
intervi_practic 25 eg 17
intervi_questio 28 eg 16
intervi_slot 28 hp l
intervi_thursda 25 hp b
intervi_tuesday 28 7l 8
intervi_video 22 eg d j9 p
intervi_writ 28 5h 7
intimac 1w 4m b ik z iw 29
intimac_coach 28 iw m
intimac_exercis 28 ik c iw a
intimat 1r 3x i 4d u 4m 1n ak b ik a iw 7
intimat_moistur 28 4m o
intoler 1x 3u 9 84 g 9y n
intraor 28 1l b
intraor_scan 28 1l 9
intro 1r dr 11 k2 a
intro_music 25 dr k
introdu 1e h 8 q a 1m a 4j 9 4r a 5u h eb 16 fn m i7 1j j9 f jh d k2 10 lw e
introdu_allerge 28 k2 k
introdu_oth 28 fn c
introdu_pair 28 eb c
introdu_suitabl 28 j9 e
inv 25 5a 9 8v e l2 d
invent 1r 4v c 99 9 bn d h1 8
invento 1j 18 k 1i w 33 1t 4g b 90 w cg h cn b ee g hx b kn 9 ku 21 l2 1e
invento_app 28 33 s cg a
invento_clerk 25 l2 s
invento_hom 28 33 n
invento_report 28 l2 j
invento_smal 28 ku f
invento_softwar 22 1i n 90 9 ku x
invert 1q 3f 15 3n f 5a 1s dd k
invert_lithium 28 5a m
invest 1l 2i d 6n c 6q a 6s b a6 1o g1 2t k6 1t
invest_app 28 g1 c k6 i
invest_real 25 a6 15 k6 a
invest_smal 25 a6 c g1 r
invest_women 28 g1 c k6 b
investi 20 fa i ff 7
investm 1o 2i 9 6q m a6 j dc m g1 l k6 8
investo 1h 53 b 6s 1r 71 d 7r 1f a6 1q g1 12 g7 a j7 w k6 e
investo_fund 28 6s r
investo_lend 28 6s l
invisib 1x 62 9 j0 h
invisib_work 28 j0 f
invit 19 1g b 2w a 3x g 5h 9 62 d c4 e dh b ec d g5 s hp 9 j2 1a
invit_family 20 j2 b
invit_relativ 22 j2 z
invit_second 28 2w b
invit_twelv 28 3x m
invit_wedding 22 62 h
invitat 1k i0 j mv q
invoic 10 1h l 1j 19 1k p 71 2l 77 f 7m 13 82 d 8v y 90 k 99 7 ch z ci n cj i cm g cn x f3 d f7 9 g8 r h2 9 hb 30 hc a hf 14 hk 1y hl g hm o hv o jz 8 k0 n kf d kh e kq v kr 8 m8 l
invoic_already 25 1j e
invoic_app 28 cn 9 hb s
invoic_cash 28 71 s
invoic_check 22 71 l
invoic_client 25 hb y
invoic_contrac 25 hb f
invoic_direct 28 jz 7
invoic_door 28 kh e
invoic_employ 25 nb a
invoic_list 25 f7 g
invoic_minut 28 hb p
invoic_must 25 hb b
invoic_ord 28 ci h hf d
invoic_overdu 28 hk e
invoic_pack 28 8v d
invoic_paid 28 71 t hk d
invoic_part 28 hb 9
invoic_prepar 28 g8 e
invoic_program 20 ch c
invoic_real 28 hv 7 kr 9
invoic_remind 22 hk u
invoic_sam 28 kq q
invoic_show 25 hf u
invoic_softwar 22 8v e h2 f hb 9
invoic_tax 28 g8 b
invoic_templat 28 hb a
invoic_tool 25 hb v
invoic_updat 28 90 i
invoic_warrant 28 33 f
invoic_word 28 hb a
involv 1u 41 a 7e 7
iot 28 kb a
iowa 28 9u g ma e
ipad 1w 1n n 2q n
ipad_voic 28 2q l
iphon 1z 1n d 3m p n6 a
iphon_samsung 28 3m h
ipl 25 ax u
ipswich 28 em a
iran 28 6y d
ireland 14 1 8 2m 9 5l d 84 c 8o 8 9s c cf 9 dw 8 ey 9 gs 7 hb 9 jd 8 ma 8
iren 28 x a b2 8
irish 1v 3s 8 eg b ft h kf c
irish_root 28 ft d
iron 1f 7 1h 1w e 2b b 4x m ad p aq c at 13 ay h bk d c1 2c k7 q
iron_local 28 c1 s
iron_rods 28 at n
iron_servic 28 ay 8 c1 d
iron_sheet 28 1w h
iron_shirt 25 c1 j
iron_supplem 28 7 s
iron_thyroid 28 ad b
iron_vitamin 28 ad b
ironmon 28 at 10
irregul 1r 9s e fy 8
irrigat 1u 59 14 by c de c m8 d m9 13
irritab 25 9v a ir h
irritat 1z 1 i b i
isa 22 49 f 8c 9
isbn 22 2p g 6y n mq e
island 1i 2i m 44 c 6d a 8w 1i 9b b cx d g6 b gh b i9 9
isn 19 3e c f2 8
isn_sold 28 3e c
iso 1z hw 1q
iso_soc 28 hw 8
isolat 28 25 d
isps 28 gx g
israel 1w 7m 7
issu 1e ag 8 dc b f9 1g fj 2f fs p hb h hk d k9 w kc 9 kf a l5 7
issu_issu 25 f9 b fj 9
issu_permit 28 kf d
issu_report 28 kc b
issu_scream 28 61 8
istanbu 1w 4p 8 9l 1d ap i
italian 1k 4p 9 5q h 5z b 6z b 7j g dx k fj a ft 7 jb b n3 a
italian_chines 28 5z c
italian_dialect 28 6z d
italian_english 28 fj c
italy 19 4j b 4p l 7n a ap a ck d gz g h3 d
italy_spain 22 gz d
itch 1x 1 u
itchy 1z 2 a cu 9
itchy_scalp 28 2 8
item 11 1i d 2c a 2v d 32 o 33 14 3z a 4g k 4o j 4q 8 73 c 7d f 8c o ao b ar 9 at d av c be k c1 e c2 d c9 h cx a fu 8 gl f h1 8 hy f j5 f k7 a ka n ku w l2 c lt c m2 z mg i mm u mo i mt d n6 8 n8 j nd i
item_back 25 m1 f
item_fees 28 m2 h
item_margin 28 mt b
item_mix 28 8a e
item_open 28 mm d
item_phon 28 7d g ka f
item_poland 28 h1 e
item_remind 28 k7 c
item_shop 25 mg c
item_stock 25 ku b
itinera 1z 21 d 2z 29 4b 1g
itinera_book 28 4b v
itself 14 29 9 38 b 39 9 3g 9 3l 9 5k a 9p b ac 8 c6 9 cm a f3 j f7 7 fv c fy 9 gx 9 h6 9 h7 9 hg n hk a im e j2 a k8 c lb 9 m7 k mf a
itself_stop 28 hk h
iui 28 it k
ivf 1v 9l r it 1z k0 d
iyengar 28 g 10
jabs 28 jq h
jacket 1g 2b d 32 a 3j a 4c f 61 i 63 h 64 a 67 b 6b 23 6c l 6f 8 7w o b6 h cv a fq c mt c n1 o
jacket_apron 28 6b q
jacket_sleev 25 6c d
jacket_trous 28 7w d mt f
jaggery 20 3u 8 cp o ct d
jaggery_dat 28 ct c
jain 1x 3y c 45 b
jaipur 1v c6 i
jakarta 1x lo 7
jam 1o 5l 9 8f c 8i a 9c b au 8 cq 7 go 9 lr 1t
jam_chutney 28 lr r
jam_fruit 28 8f c lr 8
jam_smal 28 lr 8
jam_sugar 28 lr 8
jamaica 28 6m a
jams 1z 8f m 8u b lr 1c
jams_chutney 28 lr o
jams_fruit 28 8f c lr 8
janitor 22 kr 10 m7 a
january 1e ba c lv 1b
japan 1k 4p k 9h b ap d
japanes 1o 4p 13 4t b b3 e bd k bp d bq d dx d
japanes_candy 28 4p u
japanes_styl 28 b3 f bp e
jar 1c 8 e 9 d 4s p 4u 8 5i 7 8b n 8f w 8i 15 8k q 8l n b4 n bk 8 cp b cq x cr s ik e jm b lr i
jar_deposit 28 4s q
jar_din 28 cr a
jar_fil 28 8b 8
jar_last 28 8f a
jar_open 28 bk 8
jargon 1u is f
jars 1c 8 c 3z b 4s 8 4u 8 88 b 89 d 8b 1t 8f 13 8i 1r 8k 13 8l p 8y 8 br 8 cq 1u cr 1h ct 9 d2 g lr 1k
jars_back 25 cq 6 lr j
jars_hand 28 lr 7
jars_kind 25 8i 9 cq 6
jars_market 28 cq 7
jars_onlin 28 8i 8
jars_pouch 25 89 a
jasmin 28 3w 7
java 28 7g h h6 9
javanes 28 8j 9 a7 h
javascr 28 2e j e0 h
jaz 1s 4d 19 gs 12 gt y
jaz_duo 25 gs j
jaz_soul 28 gt j
jaén 28 8n k
jean 1q 2x m 60 i 65 7 ap p fq 17 n2 1i
jean_blaz 28 n2 p
jean_tops 28 ap p
jeddah 28 3r h ij e
jelly 28 lr b
jerky 22 4r c 8g h 8r 8 cu c
jerryca 25 22 r
jersey 1t 4s e 6g 8 dv c fu a n1 j
jet 22 1p 11 57 11
jet_wash 25 1p a 57 v
jewel 22 68 i jd a
jewelle 1n 3g s 3j f 68 1g f0 f ii b jd 19 le 8 mn a
jewelle_detect 28 3g r
jewelle_mak 28 le 8
jewelle_sel 28 f0 b
jewelle_watch 25 mn b
jewelry 28 68 z lt f
jewish 1z 15 h 6w 8
jewish_family 25 15 e
jigsaw 1t b7 33 bn g fr 9
jigsaw_post 28 b7 x
jigsaw_puzzl 28 b7 9
jingl 28 25 e
jira 28 hy p
jira_asana 28 hy k
jitsu 25 lh 1d
jiu 22 h f lh 1b
jiu_jitsu 25 lh 15
job x 16 n 1k g 1t k 1w 8 1y 8 28 s 29 9 2e g 54 a 76 b 7l c 8y t au d bx l c4 b cg 8 ch 1c cv d d4 8 di 9 dk p dl s dq i dx g e0 9 e3 1d e5 b ef 1q eg 12 f6 a f8 s fl 1x h2 i h7 b hc 9 hp 15 ih 9 j6 9 j8 t jh e kp u kq w kz g m9 a
job_ads 28 fl w
job_advert 1z eg i
job_applica 1z dl 8 ef p hp b
job_board 1u fl 2b hp n j9 9 km 9
job_card 1x ch 1z cj a
job_centr 1t 16 h 29 a 2e 9 ef b
job_chang 28 dl 7
job_cost 1z cg 8
job_descrip 25 dq w
job_due 28 1k e
job_fil 25 ef n
job_hunt 22 ef i
job_india 28 f8 7
job_intervi 20 eg r
job_lead 28 jh h
job_managem 28 kq e
job_messag 25 h2 f
job_numb 28 hc f
job_photo 20 bx f c4 d kp d
job_placeme 28 16 b e3 l
job_platfor 28 fl f
job_portal 28 fl 14
job_seek 1q dl y ef 12 f8 t
job_sheet 28 kq n
job_shop 22 8y 14
job_sit 1w cv l ef 8 fl l
job_softwar 25 kp f
job_titl 25 dl 6
jobs 13 1w e 1x e 1y e 28 k 31 j 54 i 67 9 7e 8 7i 7 ap 8 au i bx 1a d7 l dl 7 e3 i ef a el c fl 2a gc 9 h9 r hp f j8 l kp 15 kq v
jobs_map 28 h9 f kq d
jobs_open 28 l0 a
jobs_paid 28 f9 b
jobs_sit 28 fl f
jobs_worksho 28 c7 7
jobsit 28 cg b
joburg 25 8d 9 fb f
jockey 28 i1 w
jog 20 61 a n1 j
johanne 1n 7g f 7y b et 8
johor 28 gr 7
join 11 1b c 1t h 1v 8 2t 8 48 b 4b d 5j 8 5y e 6v b 70 7 73 f 7r k 9u b aj f bg i c7 f fg s fi d hl 9 hy q i3 d j7 a jh d m2 9
join_alon 25 i3 i
join_book 28 fg s
join_cal 1z hy o
join_clas 28 jx d
join_custom 28 bg r
join_fee 1z aj c
join_list 1v mz 9
join_part 28 7r c
join_pick 28 9b 8
join_work 28 hl f
joinery 1w 18 q 8y t le f
joint 1i 2k c 57 x 5f a 6n a 73 12 9w d al a cy b dg 8 fy b fz 1e jn b jr b mg e
joint_account 25 6n b fz 12
joint_family 25 2k e
joint_goal 28 fz f
joint_open 28 cy d
joint_seal 28 57 n
jok 1m 6e f fx 8 gu t
jollof 1v 3q g 45 e cr q
jollof_bas 25 cr k
jona 1f dj 9 g2 d g5 a h7 9 he 8 j8 9
jona_jun 28 41 a
jordan 20 4b h n5 y
journal 1i 5j h 6r 15 9v 1x bp z e5 b eh 8 f9 9 fa 1o fj h fs a fv 9 fx a i2 d ir i ix i j2 n lx 9
journal_app 25 6r h 9v 10
journal_keep 25 9v o bp a
journal_town 28 fa v
journal_writ 28 fx c
journey 1h 21 l 2z a 4b 14 4p m 5e a 5l 15 6w d 9e l ca l ej i i2 9 it e mm g
jowar 25 86 d cp h
joy 1x 4q c
joyful 28 v e 4x f
json 22 hm 23
jss 28 dw 8
jubile 28 i0 l
judg 1j a8 9 cb 8 d4 a hn f
judgeme 1x iw 7
judo 1u 5y t lh 2l
judo_childre 22 5y d lh w
judo_clas 28 lh p
judo_club 28 lh 8
jug 20 22 g 3i n
jugs 20 22 c 3i c cz c
juic 1j 3v 2j 8o g 8p d al 7 ar a es i i2 c ib c
juic_bar 22 3v 1f es j
juic_smoothi 28 3v v
juki 25 66 x
july 1k 5s 9 71 9 8s a i5 e
jumia 28 6g a
jump 1g 1s 13 2n l 2x 9 61 8 6d 1t 9k b 9o 8 ku e la b
jump_knit 28 6d r
jump_siz 28 2n 9
jump_start 25 1s 18
jump_wool 28 6d s
jun 1c 41 a 4b a g5 9 gc 8 i4 9 k3 a
junctio 25 at f e9 e
jungl 20 7b e
junior 1m 10 i 14 k 2o b j6 q
junip 28 8m 8 na e
junk 1u 7 g b8 a cb n lt 11
junk_remov 28 cb e lt 8
jury 1w 7o h bq 9 e8 b ey 9 jd i
justify 22 db 8
jut 28 4y c 65 h
jutland 25 2m h
kaba 28 6c h
kaduna 25 d7 7 e0 g
kaftan 25 6f 8 n2 c
kal 28 ba 6 d3 e
kampala 1l 1w 7
kampala_start 28 f 8
kandy 28 41 a
kannada 25 h4 c
kano 22 bc f e0 g
karaok 1u 43 o b1 2i er 9 i1 e
karaok_cabin 28 b1 f
karaok_room 25 b1 1b
karat 25 lh 1c
kart 1x b1 b i9 21 lo 8 mw f
kart_track 28 i9 d
kassel 22 5n b h9 9 lq 9
katori 28 9q p
katowic 28 64 h go 7
kayak 1r 47 f 4c o 97 15 bu e ia 2i mw s
kayak_tour 20 47 e 97 c ia v
kazakhs 28 m4 h
kdp 28 6y n
kebab 1z 3q c 8l e al 1c
kebab_noth 28 3q a
keen 1r bd i
keep m w 7 2h 9 2y a 33 g 34 l 51 b 5j 7 7f a 7m 9 7x 8 8k 7 99 7 9s 8 9v f ag 9 am 6 b7 b ba f bf d bm j bn 8 by 8 c3 g cb e ci 8 cn 6 d8 8 dq g ek a f8 i fj 7 gl m gn 8 h3 k hw 8 im 8 iv c ix 6 k8 b ks a l4 e la f lv 9 mt h mx 9
keep_account 22 7f r
keep_aliv 28 5q 9
keep_bags 25 gl s
keep_best 25 34 c
keep_box 1z c3 k
keep_breath 28 kg 8
keep_calenda 28 ij 8
keep_car 25 1d d a2 f
keep_card 28 cn d
keep_cash 25 g1 9
keep_certifi 25 l9 g
keep_christm 25 lv o
keep_cold 25 8k 8
keep_consent 28 cl 8
keep_control 20 hw e
keep_cost 22 ks f
keep_dat 20 h8 c m8 e
keep_data 1w 9s 8
keep_degr 28 me d
keep_delet 28 f8 7
keep_diary 1x ek d
keep_dogs 28 k8 j
keep_donat 25 c9 b la o
keep_drop 28 do i
keep_entry 22 9s e
keep_family 1z 2a a
keep_friendl 28 ke 6
keep_gras 28 d8 o
keep_layout 28 h3 p
keep_legally 28 ki e
keep_list 1r 33 d il b
keep_long 1s b7 l
keep_not 22 9v c
keep_open 22 mo f
keep_order 25 73 9
keep_own 1x ba 7
keep_pac 25 cb 8
keep_pay 1z 2h b
keep_photo 22 ce f ju d
keep_piec 22 c5 9
keep_privat 20 5j c fy c
keep_rat 28 5 8
keep_receipt 25 33 f
keep_record 1r 99 7
keep_return 22 39 8 mt a
keep_right 28 6y 9 fk 7
keep_run 28 hi f
keep_scor 28 j0 h
keep_second 1t 6c a
keep_sel 25 ba c cb 8
keep_send 20 f8 b
keep_shar 25 ag 9 iv g
keep_staf 25 dq v hs c
keep_stand 28 ar e
keep_stock 1z 90 f
keep_swap 22 bm m gt a
keep_ticket 28 4d 9
keep_til 28 7k f
keepsak 1v 5h 7 5i s 5k 9 n8 j
kefir 22 4s 19 8k e
keg 22 8q d 99 f es b
kegs 1w 8q e 99 1k es a
kek 28 1m u
kel 1o kf 8
kennel 1t y 21 2h 8 jk z
kennel_cattery 28 y 8 jk a
kennel_near 28 y 8 jk a
kent 1p 52 g 8f c lr a
kent_sussex 28 52 c
kentuck 20 cn f
kenya 18 1i b 3m 9 7l g 7n b 9l 8 g4 9 g6 a j7 a
kenya_uganda 1n 7n c 9l 8
kenyan 1n 3w b 7i d 9u c n4 d
kept 11 37 9 ah 7 ba 7 bv h cm b h3 e ht b ic 9 k0 a kn a mt t
kept_item 28 mt e
kept_sent 1x cm b
kerala 1r 3p e 7l 9 8l g
kerala_manila 28 7l 8
keratin 28 am p
kerb 1t 1z v gj c lt a my c
kes 1s n d
keto 20 4u k cp b cw d
kettl 1s 0 f 2b f 4r 15 6u 8 8p 7 ff 7 mg j
kettleb 20 f q du 19
key 1a 2t a 3g 9 3l 12 5b j 6u k 92 c a6 f aj 9 an 9 az 7 bw b ca w d9 7 ej d et 6 fn d g7 9 gg n gq c k3 9 kh i kr e
key_box 1v 3l f gg j
key_cod 28 kh c
key_cut 25 5b 9
key_idea 28 6u s
key_ring 28 ej i
key_saf 25 3l c
keyboar 1p 1n c bv h go a gr h h8 v nb o
keyboar_trap 28 h8 i
keychai 28 3j g n3 d
keyles 25 3l g gg 9
keynot 28 dm e
keyring 25 n8 1c
keys 19 1p b 3j b 3l t 51 g 5b c 7a c 7t g 92 m 9d d at g bw e ca j g7 8 gb 9 gq c ji g jx k k7 18 kr 11 ky b l2 9 l3 d
keys_cut 25 at l
keys_guest 25 51 h 92 f
keys_key 28 3l e
keyword 1u ey a f2 i h1 10 kl 7 my 8
khachap 28 3p n 3x h
khan 20 k b
khichdi 28 3r 9
kiambu 22 5v g
kibbl 25 jn u
kibera 25 26 a
kick 1n 7e 8 9t j a0 7 l9 e ld d m5 t n5 16
kick_clean 28 n5 o
kick_off 25 a0 7 l9 e
kickbal 28 i3 s
kickbox 28 h g lh e
kicksta 20 38 a
kid 1d 2l b 2o p 2r 8 30 c 3d b b3 p dy b ea u fd b g0 j kj b n8 c
kidney 1q 3i a 9x f jn e k8 g
kidney_diseas 28 k8 g
kids s h d j e 12 d 13 c 17 9 19 j 2l i 2m 18 2o t 2q a 2s d 2t 9 2w e 30 e 3d d 3h a 4i y 4l a 4w r 4x h 5m g 5n j 5p c 5s 17 5t z 5w 13 5x 14 5y 17 61 13 69 7 6n e 6q 7 9g 8 aa g b3 t be 6 bl b bm c dy h dz k ea 18 ec b em 9 eo b ex v f6 a fd t fv b fw 8 g0 12 gf 9 i5 9 i9 b iy f j0 d j1 e j2 a j4 k k9 e ld 8 lh v ll a lm q n5 b n7 6
kids_adult 20 be 6
kids_app 28 2m c g0 d
kids_art 28 ex z
kids_autism 20 v e
kids_bed 25 4w b
kids_big 28 gf 8
kids_bik 25 2o z gf c
kids_birthda 1z 5t t
kids_camp 28 5s u
kids_climb 28 lm d
kids_club 28 j4 a
kids_corn 28 i5 e
kids_debit 28 6n c g0 a
kids_disabil 28 bl d
kids_earn 28 2m x
kids_flat 28 61 e
kids_group 25 lh c
kids_grow 22 61 9
kids_grown 25 5p b aa c
kids_keep 28 eh 8
kids_liv 28 eb e
kids_monthly 28 4i c
kids_nam 28 2s 7
kids_near 25 12 h 13 g 30 h
kids_nev 25 fv 9
kids_parent 1x 6n b lh f
kids_party 28 5t 13
kids_phon 25 2m b j1 b
kids_pick 25 2l d 69 c
kids_play 1z 19 9 lm 8
kids_read 25 2f e dy 11 kj b
kids_room 28 4w o c5 d
kids_school 1u 2w c 5w e
kids_stat 28 e8 8
kids_tabl 28 4w b
kids_welcom 25 9g 7
kigali 1x m4 8
kil 1g 2y 9 b4 7 lc b lu g
kiliman 25 80 h lf f
kiln 1p 18 q 4e k br 17 ld 2g mc e
kiln_dry 28 mc e
kiln_fir 28 ld m
kiln_shelv 28 ld m
kiln_wheel 28 18 b
kilo 17 23 12 37 8 3d 10 7e r 8b d 8r f 8w e 9f d ar f ay g c1 a cp 9 ct 8 lq o md h
kilo_big 28 3d g
kilo_bottl 28 23 b
kilomet 1h 36 t 6x b ec c hd i iv 9 ju f ks h
kilowat 1x de p gj h m7 9
kim 20 k0 9
kimchi 1z 7v a 8k 2n
kimchi_sauerkr 28 8k z
kind 16 5e 8 5z 9 64 a 8e b 8i d ba 8 ct c kd b kw 7 lr 8 m1 9
kind_good 28 32 b
kind_product 25 m5 b
kind_test 28 l1 e
kinderg 1j q j v g 40 p 5n 1g 96 y 9i s dx c jz l ka n
kinderg_childre 28 5n f
kinderg_parent 28 96 n
kinderg_softwar 28 96 e jz a
kinderg_teach 22 5n d 9r 7
kindl 20 6y 19 mx j
kindl_print 28 6y o
kindly 1t 9o e 9r 9 9z 8 hp 9 kb 7
kindy 25 2r d
kinesio 25 x r
king 1z 12 8 8r d bs 8 gn h
kingsto 20 6m 9
kinky 25 4m d ly g
kiosk 1f 22 x 2a m 3o 8 3v b 3w a 3z c 4s a 7a d 7d i 82 w 8u g 98 b a1 a av 7 de 9 ho a k4 e ke c l8 a mu 8
kiosk_market 28 ke f
kiosk_own 25 82 d k4 g
kirana 22 ao e cx 16
kirana_stor 28 cx q
kisumu 1v 6 r 25 7 f5 d
kit 12 a h c k 10 s 1q 9 24 f 3d 8 3f 15 49 8 4h 14 4i r 4l 7 4u 6 4x a 5x j 83 x a9 g ad 1f ah 8 aj 9 b3 t b4 1d b5 f bl y bu 9 ce 9 d2 s d7 7 da 9 dp h du 9 ew f fu 8 go 9 i1 b ia c id j jf 9 mo i n1 e n7 m nb k
kit_begin 28 4h o
kit_certifi 22 10 13
kit_childre 28 4i c b3 p
kit_company 28 83 b
kit_experim 28 bl y
kit_fair 28 d7 c
kit_first 25 n7 7
kit_fre 28 n7 6
kit_includ 25 24 i
kit_kids 28 4i c b3 i
kit_kit 28 83 o bl e
kit_light 28 3f d
kit_monthly 28 4i c
kit_post 28 ad g d2 c
kit_refil 20 b4 9
kit_school 28 49 d
kit_sel 28 mo d
kit_sensor 28 a9 f
kit_sho 28 2n 7
kit_sprout 28 b4 p
kit_stay 28 5x i go 7
kita 25 f6 j
kitch 28 c g bb f
kitchen t c b 17 9 19 b 1v 1n 24 c 26 f 28 b 2w d 38 c 3c a 3i 8 3p n 3q w 3r 23 3t g 3y 19 40 18 44 1a 45 n 4n c 4t h 4u g 4y b 55 8 5z i 76 c 7t p 7u y 7w d 7z 1w 88 b 8f 9 8j e 8k c 8n b 8r q 90 16 98 17 9a q 9c 11 9o 9 al 8 b0 q b4 i ba 8 bb b bd s be g bk 17 bl 9 bw b c4 m c6 n cb w cf x cp 8 cr e cu 9 cv o cw m cx f cy n cz b d3 a da a dg l fw c hg a iz e j0 e jc r jn 8 jw 8 k7 c l0 h lg 18 lm c lp h lr 8 m3 f n9 j nb 9
kitchen_already 28 dg h
kitchen_bath 20 1v h 1x 6 bw 9 n9 d
kitchen_bathroo 1u 1v q 50 b 7t b bw b c4 l
kitchen_big 28 40 d
kitchen_book 28 c g 7z d
kitchen_bought 28 1v h
kitchen_brand 28 3r n bk c
kitchen_canteen 28 90 a
kitchen_clean 22 45 e
kitchen_cook 1x 3r p 3y a 40 d fw d
kitchen_count 25 b4 o c6 f
kitchen_cupboar 25 55 a 8l a
kitchen_deal 28 l0 i
kitchen_deliv 1z 3r c 40 c d3 6
kitchen_design 25 1v n
kitchen_din 20 3r 1h
kitchen_dish 25 lg i
kitchen_family 22 44 e cb e
kitchen_fit 28 1v p
kitchen_floor 22 3c 9
kitchen_food 1z 7z 11
kitchen_garden 28 b4 f
kitchen_help 25 m3 v
kitchen_hotel 28 cf a
kitchen_kniv 1z bd p bk v
kitchen_lead 28 i2 7
kitchen_light 25 38 q
kitchen_list 28 7z a
kitchen_local 28 3q g lg j
kitchen_must 1u 9a a
kitchen_next 28 c6 g
kitchen_open 22 3r c
kitchen_ord 1w 90 b cy 9
kitchen_phon 28 io c
kitchen_photo 25 9q c
kitchen_pick 28 cw h md e
kitchen_plac 28 dg d
kitchen_print 25 98 j
kitchen_put 28 cr b
kitchen_quick 28 3w b
kitchen_record 28 jw a
kitchen_remodel 28 1v b c4 f
kitchen_restaur 28 7z b 90 j
kitchen_room 25 cb f
kitchen_run 28 7z b
kitchen_second 28 bd c
kitchen_send 28 3t e
kitchen_serv 28 44 n
kitchen_shop 22 76 c
kitchen_showroo 22 1v a
kitchen_sink 28 3c 8
kitchen_stag 28 b0 z
kitchen_station 25 7z 15 9c f
kitchen_tabl 1i p a 18 8 3r 9 7o b 9c 9 bb h c6 e fm 9 gb b nb d
kitchen_tablet 28 2w n
kitchen_tap 28 3i j
kitchen_ticket 28 98 o
kitchen_toilet 25 7t g
kitchen_tool 25 be d bk 1g
kitchen_towel 25 4y o n9 9
kitchen_wal 25 9a 9 cu b
kitchen_wash 28 7w h
kitchen_weekly 28 7u d
kits 1c 3 a a m d b 2t g 4h w 4u 8 4x 9 5a d 83 v 8r a ad 10 b3 v b4 y b5 u bl i d2 l de 9 fr a id z mv i nb 9
kits_chlamyd 28 ad n
kits_hand 28 b5 c
kits_hom 1z ad a
kits_open 28 b4 d
kits_shop 28 mv 9
kitten 1x 2h h jt a ll a
kitten_near 28 2h 8 jt 9
kitty 25 b0 a
kne 1e b 8 g f k 19 2o g 2z e 61 8 7e b 9f 7 9o b 9p 8 9w w jr i lk 9 mb b n2 a
kne_exercis 28 k e 9w d
kne_hip 28 k g
kne_hit 28 2o k
kne_should 28 k c
kne_surgery 22 k 9
knead 28 ld h
knew 1r 5e 8 n9 a
knick 25 6g p fp e
knif 1q bd 1b be 9 bk 11 le n
knit 1h 3h b 4f b 6d 3c 6f b b5 2j jd i m5 n mv 1c n0 w
knit_along 28 b5 e
knit_buy 28 b5 7
knit_crochet 28 b5 a
knit_hand 28 6d b b5 d
knit_kits 28 b5 p
knit_machin 28 m5 q
knit_norway 28 b5 a
knit_pattern 1x 6d 8 b5 r mv 19
knitwea 22 6d 1d jd f
kniv 1p 44 f bd 2a be h bk 1p jd h
kniv_blunt 25 bd h
knob 1x 3e z ab f k7 9
knock 1u 1t o 2f g 2s n
knot 22 5f 8
know k 1b 8 2f 9 2s 9 47 d 6l 8 7k 9 7l 9 7o 8 8n 8 8y 9 9q d ad c af 9 c4 9 gb f gm 6 il a j7 c kk a km a kt 9 l3 c
know_animal 1x jk 9
know_anoth 25 fi 9
know_answ 28 gx b
know_car 1z 36 a
know_family 1v ft 7
know_fil 25 7m 8
know_fre 22 kk h
know_fresh 28 8n 9
know_garden 28 j7 f
know_languag 22 7i 7
know_last 25 l5 c
know_leas 28 l3 n
know_lend 25 gb h
know_lift 25 cd c
know_list 22 l7 b
know_long 20 1b f l1 d
know_machin 1z m6 9
know_open 22 63 e
know_pap 28 il v
know_path 25 35 c
know_post 28 77 a
know_pupil 28 dw 9
know_regular 28 3n e
know_second 28 af i
know_ship 28 mr 7
know_smal 25 do f
know_student 22 km 9
know_traditi 28 ev b
knowled 1e 6u t dl 6 gw 9 h1 8 hz 16 im 16
knowled_badg 28 6u j
knowled_bas 22 hz j im z
known 10 0 a bn 9 mr 8
known_bag 28 bc 8 n4 8
known_brand 1s 9 9 64 8 6f 8 8o 7
known_fac 20 je g
known_gam 28 bn b
kofi 25 mm a
koji 28 8k u
kombuch 20 7u g 8p 1h
kong 1v ad 7 j9 e
korea 1r 4p q a9 7 br 7
korean 1o 3q g 3r s 4o i 4p c 6u g 8c j dx d fk 8
korean_brand 28 3r f 4o j
kosh 25 9y a as c lp 9
kra 25 7f h he g
kraków 1s 5 f 8a a c6 9 lf c
kraut 28 8k x
krav 28 lh m
krav_maga 28 lh i
ksh 1e g1 d
ksh_pesa 28 g1 g
ktv 28 b1 h
kuala 1r en 8
kuala_lumpur 1s en 6
kuberne 25 f4 11
kulfi 28 3u h cp 7
kumasi 1t 23 8 4o 8 5s d m9 g
kurta 28 2x g fq 8
kwh 1o dc e dd r gj 8
kwp 28 5a d
kyoto 22 9m 8
lab 17 5 9 7 q t d 18 x 1h 8 1k 16 1l 17 22 9 2p 9 4j g 4n 18 5t 8 68 9 69 8 7y l 84 8 8i o 8w 1d 99 9 a7 d ad f b9 w cc f cs a fu i is 17 k0 l
lab_certifi 28 4n u
lab_coat 28 2p e
lab_ord 28 1k b 1l e
lab_own 28 1k 8
lab_pap 28 4n f is d
lab_report 1v 4n k 8i 7 is e
lab_result 1s ad c is p
lab_sampl 20 8w t
lab_test 1p 7 c 8i d
lab_valu 25 99 d is 9
label w 0 b 8 9 32 a 33 b 3f 6 3y k 3z f 4j 8 4n 9 4o 9 4r j 4t b 4x x 4y 9 60 16 61 b 63 j 65 b 6b a 6d 8 83 8 84 c 86 8 87 6 88 f 89 8 8b 9 8d 9 8f 9 8h 8 8n 6 8p a 94 9 9a n 9y 13 ae y ap 15 au 8 b7 8 bc 9 bs b cb a cf c cp c cq c dh c ds d f0 i f5 1g fk 7 h0 8 h8 d j3 c jn a ku b l6 g la y lr 7 ls 9 m1 c m5 l mt d mz 18 n2 j na 8
label_allerge 1r 3y j
label_bottl 28 4x u
label_buy 22 9y 9
label_camera 28 9y 10
label_carry 28 ap c
label_colour 28 ae f
label_deliver 28 cp d
label_design 25 bc c ds a
label_fil 28 44 9 bs 7
label_hand 28 la g
label_imag 28 f5 1h
label_label 28 60 e f5 c
label_larg 28 65 b
label_menu 25 9a k
label_model 28 f5 9
label_nam 25 3y 9
label_print 1u 94 8
label_record 28 mz w
label_refund 28 la f
label_report 28 l6 a
label_scan 28 9y d
label_sign 28 mz p
label_siz 22 63 e ap i
label_speech 28 f5 12
label_start 28 n2 c
label_train 28 f5 k
labor 28 cm j
laborat 1f 4 9 t f z r 1h 8 1k 1h 1l f 81 l 8w b ad n is u mf o
laborat_finding 28 is q
laborat_result 20 ad c is 9
laborat_sampl 28 mf c
labour 1e 1n i ch i dq q he c j8 e m3 i
labour_law 22 dq n
labs 1i 1k 1e 1l 19 81 l a1 i b9 e iq c md 9
lac 1v bl e ly j ms n n2 c n5 a
lac_front 25 ly c
lack 1i j6 8
lacqu 25 8y 9
lactati 1z o j 9t u cm j
lacto 25 8k 18
lacto_ferment 25 8k z
lactos 1w 3u d 84 m
lactos_intoler 22 3u 7
lad 1h 1y 7 2c 11 31 v 3d b 55 d 71 c bz y c0 u c9 1b ln b
lad_cabl 28 cg 8
lad_pressur 28 c9 f
lad_sew 28 2c g
laddoo 25 cs 8 ct 10
lads 1u m 8 c2 r
lady 1a d 9 i 9 o d 5r f 64 9 66 7 6c 9 7f a 7t a 9c 9 aj i am d ap s fc c lg e
lady_accra 28 4o 8
lady_gym 28 aj p
lady_hair 28 am 9
lag 1z 8q u
lago 16 4 a 6e a 7g b bq a bt b f9 a fb b g3 8 i5 9 j8 a k3 a li b
lago_abuja 1n bt a cq 6
lago_accra 1w 6e a
lago_johanne 28 7g g
lago_nairobi 22 f9 e fb c
lago_sel 28 bq f
lagoon 28 da h
laid 1r i c 1x 9 3y h 59 a br 8 ef a fs 8 in g
laid_off 25 ef 9
lak 1e n w 34 8 35 d 49 f 4c 8 5s a 7v d 9b m 9f c 9g d bf 11 ck a gf c i5 b kq d mh 9
lak_hous 28 9f f
lak_meadow 28 i5 e
lak_road 25 kq f
lakesho 28 n p
lakesid 28 9b a
lam 20 45 c jv 7 ma i
lamb 1s 3x e 48 a as r ib k lq 18
laminat 1p 1x 17 7e c au 1a e2 c en m
laminat_dough 28 e2 c
laminat_onlin 28 au f
lamp 1b d m 24 o 2b k 39 19 3a b 3e 16 3f 9 4g k 4z 23 53 1o bx i de d gj m kc z ku a la 9 m2 8 mr g n8 e nb o
lamp_art 28 53 b
lamp_ceramic 28 mr d
lamp_dump 28 kc j
lamp_pendant 28 4z 10
lamp_post 25 gj k
lampsha 25 4z 1d
lan 1e 43 a 86 7 b1 1a bw 8 bz 9 jg b ji 8 kj d l3 8 lo a
lan_arcad 28 b1 j
lan_onlin 28 jg d
lan_snack 28 b1 q
land 15 7 b 1r 7 20 j 2d r 44 9 6k a 6n 8 7g b 7x f 84 8 8i 8 8v g 8w k 9h e 9i j 9k i d8 i db h dh w f7 9 f9 b ft 9 h2 c h9 f hg e hp 9 ib 8 jb h l5 7 lq e lw f
land_clean 28 lq d
land_cost 28 8v p
land_inbox 25 f7 e f9 g
land_pag 28 7g h h9 f
land_plot 28 jb e
land_pric 28 6k f
land_shar 28 lw a
land_sit 28 8w 9
land_weight 28 dh t
landfil 1v fp 7
landlad 25 bz a e5 j fk 9
landlin 20 3g 9 9x n af p ek i
landlo 28 g3 g k3 d
landlor 15 1x c 20 15 3b b 3c b 3f c 3l b 5b 9 7a q 8t b a4 a cc w dc 9 dp e ee 1b g3 21 gw 7 hi c jb n k3 1c kn 1c kz f l2 f ll 7 lt b lu a
landlor_accept 25 g3 h
landlor_bank 28 7r 8
landlor_court 28 ee d
landlor_directl 25 k3 o
landlor_family 28 1x 6
landlor_know 25 g3 9
landlor_list 25 7a g jb c
landlor_rent 28 20 8 kn d
landlor_rotterd 28 5b a
landlor_tenant 20 20 a g3 p kn b
landlor_unit 25 1u 8
landmar 22 6x y kt 10
landown 1x 3u 7
landsca 1n 1z h 59 y 6b a bq c h9 j kp e l0 n
langu 28 94 b h1 c
langua 28 94 d m9 f
languag w v b 1e 8 1g 8 28 k 2j b 2q 9 2r 9 5q 17 6i a 6m g 6n d 6z 1i 74 a 76 h 79 1f 7j k 8c d 94 u 96 m 9h 9 9u c 9y f aa 9 bo b dx 1n dy d e9 n ec c ei c f1 f f5 s gx c h1 l h3 y h4 j h5 f h6 d hj 9 hq n ht d hx a ig a ik c in f ip 9 is v iz 9 jz b k1 q ke b ki 19 kr b l3 d l8 a l9 c
languag_academy 28 jz i
languag_accent 25 f5 b
languag_agency 28 ki 9
languag_app 22 5q 9 9y e dx 11
languag_apps 28 5q a dx a
languag_build 28 jm e
languag_check 20 bo b ei h gx d h6 c
languag_cours 20 28 l 5q c 7l d dx i
languag_cultur 22 9u e
languag_exampl 28 l7 c
languag_exchang 28 5q d e5 e
languag_fre 25 dx a
languag_german 28 e9 b
languag_heat 28 l3 8
languag_interes 28 ec i
languag_keep 28 ki 8
languag_learn 28 5q m dx 16
languag_lesson 28 5q 19 dx e
languag_let 28 ki j
languag_level 25 28 9
languag_map 28 94 b
languag_patholo 28 v m
languag_pictur 28 ki 8
languag_questio 28 is h
languag_quiz 25 ik c l9 e
languag_report 28 96 g
languag_school 1x 5q l dx c
languag_servic 28 ki n
languag_short 25 e9 e
languag_sid 28 e9 c
languag_sit 22 7n d
languag_spoken 28 k1 e
languag_teach 28 5q d
languag_test 1z my b
languag_transla 22 ey c ki b l8 d
languag_tutor 28 5q t
languag_version 28 f2 e
languag_video 28 94 8
lankan 22 3r 9 3x 9
lant 28 4k c bu d
lantern 1u 3o 8 4k j 4z w bu 8 fe e ii h
lanyard 28 n6 e
lapland 28 gv b
laps 1w 6a b l5 i
laptop 1b 1i a 1n 1k 2e p 34 9 3m 14 3n e 5x f 64 g 6k j 7k 1h bc 9 c6 q e0 b e6 a fm b hw i i1 8 io j lb a ll 7 n4 1p nb 13
laptop_account 28 7k o
laptop_bag 25 n4 e
laptop_bags 28 n4 n
laptop_hing 28 1n i
laptop_kitchen 28 c6 l
laptop_lent 28 2e h
laptop_repair 28 1n c 3m e
laptop_sleev 1z 64 b bc b n4 13
laptop_stand 25 nb 1b
laptop_tool 28 hw q
laptop_until 28 io d
larg v m 8 1h 9 1x 8 22 c 2o 7 40 h 4a a 65 8 6k a 7c 8 7x b 8u 9 au a ay f b6 9 ck 8 cs 8 dd b eb a fb 8 fh a fl a fm g fr a h4 a hm a jc b lw b mh 9 n2 a
larg_animal 25 1h h 2h 8
larg_bag 28 cp 7
larg_bank 28 6n 9
larg_book 20 47 f mk 8
larg_bottl 22 22 n
larg_box 25 8u b
larg_buy 25 71 9
larg_car 28 r a s 9
larg_charity 25 2g a ic 8
larg_city 20 i4 7
larg_cloud 28 h4 9 hm f
larg_coffe 28 7u a
larg_contrac 25 1t 8 40 i
larg_dairy 28 4s 8
larg_deliver 28 cy 8
larg_event 22 30 b
larg_firm 22 l8 8
larg_format 25 1x g
larg_fre 25 ay 7
larg_grow 28 8r a
larg_hous 28 jc c
larg_insur 28 g4 d
larg_let 20 fm k
larg_library 25 fh a
larg_machin 25 ay e
larg_met 28 dd n
larg_network 28 jh 8
larg_onlin 1v 60 9 be 6 bo a
larg_pictur 28 fr h
larg_plan 25 au h
larg_platfor 20 ah 7
larg_podcast 28 fb b
larg_privat 28 q 9
larg_project 28 db 8
larg_purchas 28 6k e
larg_room 25 go 8
larg_sel 28 mw 9
larg_siz 28 n2 e
larg_stock 22 8w 9 fh a
larg_suppli 25 h4 a
larg_typ 1z fm b
larva 1z d9 2n
larva_chicken 28 d9 l
larva_meal 28 d9 k
las 1g 18 1e 3e m 52 o 5c 9 7q o au a ax 26 b1 l cg i d4 f en 7 g1 a i9 k jo a jr o l2 a mv 9 n8 f
las_centr 28 ax l
las_compact 28 cg 9
las_cut 1w 18 v 3e e 7q o jo b
las_engrav 28 3e g n8 i
las_hair 22 ax 1c en 8
las_maz 28 b1 k
las_measur 28 52 e
las_print 28 18 i au c
las_resurfa 28 ax f
las_tag 25 b1 9 i9 l
lasagn 20 4t p 88 f lg b lp 8
lasagn_sheet 28 4t l
lash 1r d 1c 10 1m en 25
lash_brow 25 en v
lash_cours 28 10 m
lash_extensi 1z d t 10 p en f
lash_lift 25 en q
lash_studio 25 en q
last r 4 7 6 b b 8 27 a 2p 8 30 h 35 8 38 b 3b 7 3i 8 41 b 5l 8 5o a 6k a 8d 8 9o c 9p 8 cd 8 cg j cn 7 dm 9 ek a em 8 ew a fe b gz k h7 d hw 7 jq b js b kt m l5 a lz f m0 k mk e n7 8 na 7
last_check 1s dp d
last_cut 25 em h
last_danc 20 41 j ew d
last_ful 28 5l e
last_glu 28 n7 g
last_guest 1z i0 a
last_meet 25 hy 7
last_mil 22 8s 7 kt v
last_minut 1u 30 c en 8 mk s
last_ord 1t ak b
last_pag 28 lx 7
last_photo 28 34 e
last_practic 28 jq j
last_seen 1x cg b
last_show 28 27 i js h
last_stateme 28 ag f
last_test 1u 5o j
last_visit 1r l5 a
last_wint 22 fe f
last_wish 28 m0 1e
lat j d 7 1r 7 8y c 91 g 9c 8 aa h cn 7 dg c dp 8 eh 8 hf j hk b iz a kj 9
lat_audio 28 mx b
lat_bar 28 9c i
lat_birthda 28 eh 8
lat_cancell 22 l1 d
lat_check 1u 91 w
lat_diagnos 28 v e
lat_flight 28 1r a ag h
lat_food 28 al c
lat_hold 28 dl 6 fw 8
lat_invoic 28 hk e
lat_night 1z cy d
lat_ord 1r h5 d
lat_parcel 22 4g 9
lat_pay 20 dp 8 hk h
lat_payment 1r dp d
lat_return 22 62 a
lat_sam 22 4o 7
lat_shift 22 ej b
lat_shop 28 ao c
lat_smal 1x jv c
lat_talk 1v aa 17 iz l
latch 28 9t h
lately 22 5o a hn 9
latency 25 h4 c
latest 1w 22 9 2p 8 iq c
latex 25 70 8 et a
lath 1z 2 e 8x e m6 c
latin 1i i d 30 g 6z 8 8c y gt b is d
latin_america 1n 8c i
latin_word 28 is f
latino 22 bj 9
latvia 20 8u 8 9v a
laugh 1g 43 8 du 7 lc b lk d
laugh_hom 28 le 8 lk 8
laught 20 bn 9 eh h
launch 1d 14 e 4c d 65 8 6g b 7h a 9k e dr d e2 e eq 9 fb c i0 1b ip a jg q k5 i k8 9 mx 12
launch_monitor 20 14 g jg u
launch_podcast 28 dr 9 fb f
launch_team 28 mx i
laund 28 7w 10
launder 1t 7f 8 ay 1b c1 19 kw 8
launder_check 28 kw 7
launder_collect 28 c1 s
laundro 1z 29 l 4d g ay 18 c1 n
laundry 1e a g 3k w 50 o 6b e 7w 1f aw 7 ay 24 c1 1w gl b ic 13 kt c n9 1w
laundry_bag 28 c1 i
laundry_host 28 50 9 7w d
laundry_liquid 25 n9 j
laundry_loung 28 ay m
laundry_sheet 20 n9 1g
laundry_wash 28 ay x
lavend 20 8 f ib c
laveri 28 ay k
law 13 2s b 6t a 70 7 74 f 7c e 7j 8 7k b 81 b a5 e ag d dp l dq i ee a f9 h g3 7 h8 c he 9 hi e hx k kn 9 kv 1f l7 d
law_chang 1z dp e hx l
law_firm 1m 7c 9 80 8 81 8 kv 18 l7 b
law_lets 28 a5 d
law_not 28 dp b
law_offic 1u 7k f
law_says 1w ee e
lawn 1m 1y a 3k g 59 2k b0 p by 1p d8 a lw r
lawn_car 28 by n
lawn_garden 28 59 o by c
lawn_hedg 28 by 8
lawn_trim 28 by i
lawnmow 28 3k 14
laws 1v 6z r 9l 7
lawy 10 2l d 74 m a5 b ag t dp 16 dq d ee 1e ei i f6 k f7 e fl c he 8 hj 18 hk h hx h ig i ki n kv 1a l7 a
lawy_answ 22 74 f
lawy_approv 25 dp a ee a
lawy_cal 25 dp b
lawy_check 1p ee o
lawy_cost 20 hj 8
lawy_court 22 a5 9 ig 7
lawy_documen 28 l7 e
lawy_draft 28 dp a kv d
lawy_hous 28 hj c
lawy_need 28 ee 9
lawy_notary 28 ei b
lawy_record 20 kv c
lawy_softwar 28 kv d
lawy_tenant 25 ee 9
lawy_test 28 ki a
lay 1e 6 b 1w b 1x 1u 1z 9 3c a 3g 8 3x a 53 b 55 a 59 o 5d a 6g a 6y o bp b bs s de a ds 9 f0 c fv f hy b ip b n1 a
lay_floor 25 1x t
lay_phon 28 hy e
lay_print 25 fv i
lay_tabl 28 3x d
lay_til 28 1x g
layer 25 4u r 4z g
layout 1j 59 a 6y m c5 j dg b ds 9 fs g fv m h3 1h h9 a
layout_print 28 fv b
lays 1t 2x 9 2z m 5d 7 ac 7 fv s in g
lazy 20 6o 9 b6 9
lbs 28 6f a
lea 1r ev c kf a mf b
lead 11 q 9 s a 1a a 21 7 46 a 47 u 5f v 5s q 6x d 75 8 76 h 7m f 7n i 7r r 7s a 7t 9 9g n aa 8 dq a du 7 dv u dw e ep 8 ez n f4 r gx 9 h6 e h9 e ha o hg v ht x hu b ia a jf d jh a jm w jo q ki c l9 b lf b lh 9 lj 8 m5 9 ma 8 my a
lead_ceremon 28 5f j
lead_chang 28 ht f
lead_company 25 f4 f
lead_film 28 76 o
lead_first 25 dv 9
lead_group 20 46 g 6x e 7m c
lead_guid 25 47 i ia d
lead_intervi 28 ef b
lead_list 22 ha e
lead_loan 28 7r q
lead_memb 28 jh a
lead_own 22 7r c
lead_persona 28 5f f
lead_smal 22 9g j gm 6
lead_softwar 28 hg e
lead_start 28 7r c
leaderb 25 6v a lo a
leaders 1x 7n 1n dj 10
leaders_coach 25 7n e dj w
leaf 1h 2y 19 3w 9 7b a 7e b 8m 2j by b d3 9 m9 v
leaf_blow 28 by 8
leaf_diagnos 28 m9 u
leaf_tea 25 8m 15
leaflet 1k 2v i 4o 7 4p g 5k 9 94 d 9x j ba 7
leafy 22 d3 o
leagu 1f 13 18 4f a 6e 9 b1 9 fj d gw 13 h0 e hu c i3 1x iv u jg j kk 1d li 8 ln 1j lo 1f
leagu_entry 28 iv d
leagu_night 25 4f d ln d
leagu_tabl 25 gw 7
leagu_thursda 28 lo j
leak 1b 6 r a e 1u d 1w 19 38 g 3c 1r 3i c 54 14 58 8 6g b 8k 7 c8 b cc d cz m da 9 fc f fp 1k gr d j3 d j8 a l3 f mf s
leak_detect 28 3c l mf c
leak_pip 25 3c c 54 d mf b
leak_proof 22 6 c fp 1e
leak_roof 28 1w r
leak_test 25 38 7
leak_toilet 25 54 o
leakpro 20 6 f 4x 1c fp t
lean 1v 6t t 7i j cs a
learn u i n j s q m s g v c 11 8 15 h 16 o 18 a 28 a 29 10 2b n 2e y 2j k 2k a 2m b 2t c 3c c 49 n 4i 11 4w h 5j 6 5o f 5p k 5q 1q 5r 1b 5x k 6u 12 6w n 70 7 75 c 76 z 7n p 9g a 9p 8 9s 8 bl j bm 9 di f dx 1x dy e dz b e0 1i e2 n e3 f e4 1c e5 n e6 1f e7 8 e9 1a f5 k f7 9 g0 i g1 8 gm c gp x h3 a h4 8 h6 c hf b hq m iw 8 j6 8 jv e k6 12 ki m kt m l9 12 ld d le f lg r lh f li 9 m5 c m6 c mi m
learn_app 1w 6u q dx v e6 d gp n k6 o
learn_apps 1z 5p 8 e4 9 ea 9 h4 8
learn_bit 28 e6 9
learn_book 25 6u 8 mi c
learn_choos 22 e6 c
learn_clean 28 s g
learn_cod 22 2e c 5x 9 e0 1j
learn_compan 28 76 b hq h
learn_cook 25 lg d
learn_differe 28 e6 15
learn_difficu 20 e6 e ki 18
learn_disabil 22 2j 13 iw b
learn_do 28 ie 9
learn_driv 1u 11 e 5r x e9 1b
learn_employ 28 hq h
learn_english 25 5q l dx d
learn_fail 28 e9 f
learn_find 28 9g g
learn_finish 1z e0 a e2 b
learn_firm 28 hc a
learn_german 25 5q d dx f
learn_good 28 m5 j
learn_group 25 f5 a
learn_guitar 22 5p b e4 10
learn_heart 22 6w q
learn_instrum 28 5p c e4 t
learn_invest 25 g1 c k6 13
learn_job 22 76 g
learn_kit 28 4i s
learn_languag 28 dx x
learn_lat 1x hf k
learn_lin 25 gp 19
learn_managem 28 76 g l9 d
learn_nativ 28 5q v
learn_normal 22 3c k js d m6 d
learn_off 28 5q i
learn_phon 28 76 q
learn_piano 25 5p h e4 j
learn_plac 28 e4 e
learn_plan 28 5o a
learn_platfor 20 76 e hq c l9 18
learn_portugu 25 5q c dx d
learn_program 1x 2e 15 5x e e0 y e6 d
learn_project 28 4i i
learn_python 28 e0 i
learn_read 1x q l 15 a 29 11 dy r
learn_repair 25 2b w
learn_run 28 9p g
learn_sav 28 g0 i
learn_sent 28 f7 9
learn_someth 20 6u a
learn_spanish 22 5q c dx 13
learn_speak 22 5q a
learn_stock 28 k6 10
learn_swim 20 j 19
learn_team 25 f5 o h6 g
learn_test 25 e9 a
learn_thing 28 17 h bl e
learn_togeth 25 18 d
learn_tow 25 4w z
learn_trad 22 16 c k6 a
learn_use 25 7n h di b
learn_wait 22 5r l
learn_way 28 jv b
learn_wheth 28 jp g
learn_work 20 di a
leas 16 2d a 2o 7 3d 9 3n 9 3q a 7a n 7b a 7c 11 7k a 7w a 7y b 7z c 80 x 9i 9 az 9 bv 9 de 18 ee z g3 h gf 9 hi i hj k jc m jy g kf v kn r ks h kv 8 l3 15 mp l
leas_agent 28 80 a
leas_bik 28 mp m
leas_company 28 ks a
leas_exclusi 28 jy 8
leas_hous 25 jc a l3 h
leas_junior 28 2o c
leas_origina 28 7c p
leas_pay 28 de 8
leas_rent 28 kn g
leas_return 25 mp d
leas_softwar 28 ee e
leas_whol 28 jc d
leash 1w ep i jf 13 ji h jo h
leash_edit 28 ep e
least 1d a3 c a4 8 dj a
least_begin 28 br 7
leath 1f 4h k 56 8 64 1j 65 1k 67 m bc 2y c7 r gr a le c mn m n3 k n4 15 n8 k
leath_bags 1z 64 c bc k n4 j
leath_belt 22 bc 11 n3 k
leath_good 25 bc 10 mn m
leath_handbag 28 n4 o
leath_repair 25 67 c bc e
leath_sho 25 65 c 67 6
leath_sofa 28 56 9
leath_sol 28 65 7
leath_stitch 28 bc e
leath_wallet 25 4h c bc h n8 c
leav q 2 e 4 f 16 9 1b 9 1p 8 27 i 2b f 2y a 35 9 3k e 44 h 45 c 5v c 85 a 8m g 93 9 9f 8 a0 a am 6 bd 6 c0 f c1 7 cb 8 cc 9 ce f dq b gh 9 gl n he b hn g hs 1d ht e j1 n js e k7 11 l8 a lt c
leav_alon 28 go 7
leav_area 28 js h
leav_bag 28 c1 d
leav_bags 25 gl 12
leav_clean 28 44 o
leav_comment 28 hp g
leav_deposit 28 1b h
leav_early 22 gh d
leav_everyth 28 52 7
leav_gut 28 c0 7
leav_hom 1r js 9 k1 c k7 u
leav_hous 1u 3g c
leav_kitchen 28 45 f
leav_littl 22 cc e
leav_nurs 28 5v 9
leav_plan 25 hs b
leav_plant 28 m6 8
leav_request 28 hs p
leav_seal 28 2 c cr d
leav_shop 22 fy f
leav_sick 28 hs j
leav_usual 28 j1 e
leav_whit 25 4 j
leav_whol 25 ap a
lebanes 28 3r j
lebanon 22 8n e
lectur 1o 2p 17 70 3o e6 g e7 1i
lectur_consent 28 70 m
lectur_not 20 2p 18 70 z e7 q
lectur_record 28 70 o
lectur_slid 25 e7 u
led 1e 17 c 47 c 4z u 5k v 6x 8 89 b 9g d a2 d an a ax k b1 9 dt a ih c k2 g lk a m5 b
led_train 25 5k g
ledg 1q 7f r cn 6 g5 a hk u l5 k
leds 22 d3 18
lee 1h u 9 w 7 ha c hq a hr 9 hy h kv 8
leed 1f 3u a 83 h 8y b bx e
leek 28 85 f
left x 2u d 3z a 6t k 7u a 8a y 8g 9 be 27 e7 c e9 8 fy h ga b gl a gz f hs b jr 9 k7 s
left_alon 25 2d d
left_behind 20 k7 u
left_clean 25 44 7
left_clos 28 26 g
left_end 25 a3 9
left_front 25 1h b
left_hand 1r be 3g my 8
left_luggag 28 gl j
left_mov 28 e7 i
left_plat 28 90 c
left_right 22 6t y
left_sid 20 ac b ix 6
left_until 28 fy g
leftov 1g 26 n 2u y 4y 9 8a w av 7 d9 m ii 9 mc 28 mq q
leftov_food 28 26 c
leftov_list 28 2u 9 mq j
leftov_til 28 mc t
lefty 1z be 1z bp a my j
leg 1q 2o f 6g j jp 9 js c
leg_length 28 2o c 6g g
legacy 1v ei 10 h6 s l5 k
legacy_cod 28 h6 q
legacy_grant 28 l5 h
legal 1a 41 a 4n i 7j q a5 a ag l dp 14 ee o ei b fa a h9 b hj x ig o ki j kn j kv t
legal_advic 1u ag g ei 9
legal_check 22 ee c
legal_kit 28 dp r
legal_team 28 hj l
legal_transla 28 7j t
legally 1n 1 7 6i g bw 8 g6 e hi e ki e
legally_valid 28 g9 9
legend 20 6e t 6x 9 fk f
legging 1u 61 e 6a f fp d n1 28
legging_see 28 n1 8
legging_sport 28 n1 p
legione 22 mf 1q
legione_risk 28 mf r
legit 28 n5 l
legit_check 28 n5 g
lego 20 3k b b7 1x
lego_sets 22 b7 v
legs 1l b j 35 a 5l 7 6a b 6g d bg f c7 e nc a
lehenga 25 62 j ii r
lei 1z bm b
leicest 1t 1t a 6d e et 7
leipzig 1l 3w d 8q b b9 b bu c bv c em 8
leisur 1t 9j h jr a ka f ld 6
leisur_centr 22 9j f
lekki 20 46 f 5y g a6 g
lemon 1u 3t e 3u 8 8g g 8p 9 94 7 c1 7 cq 6 ln i
lemon_sorbet 28 3u 7
lemonad 1z 8p 24
lena 1e a 7 mt 6
lend 15 2c 1k 2f n 31 1l 3d 7 6s 2h 71 8 72 22 7c i 7r a 7y d a5 14 b7 v bm u bu s bv s c9 17 g3 b g5 m gb 21 gf a gn w gr 9 id 8 k4 1b ky 9 lw z me t
lend_bed 28 lw q
lend_circl 28 7c 7 g5 d
lend_input 28 k4 c
lend_library 25 2c s
lend_marketp 28 6s o
lend_money 25 6s m k4 b
lend_oth 25 31 e 6s f
lend_prepar 28 gb o
lend_risk 28 72 d
lend_sets 28 7r 7 b7 8
lend_shed 28 2c f
lend_smal 25 g5 9 k4 b
lend_takeawa 28 me t
lend_thing 25 2c e c9 12
lend_tool 28 c9 k
length 1e e a 2o 9 35 l 4z j 6g c bf 9 bg d c3 b ms 8 n2 m
length_colour 28 ms 7
length_metr 28 4z 7
lens 1o 3 a 69 1t 6k e a8 r f9 j m5 8
lent 1r 2c c 2e g 7c b 9g h bv b
lentil 1o 2u t 3y d 83 c 88 f 89 c 8b t 8g 10 8j a cw c
lentil_curry 28 cw c
lentil_ric 28 83 d
lentil_salad 28 3y d
lentil_soup 28 2u g
leo 1i 41 9 g0 b j1 e j2 a
leon 28 de 9
leopard 28 6g 9 fp 8
les v 2x 8 37 d 3w 9 4v b 6o a 71 9 8j b 8p d 90 b a0 p bk a cs 8 kl a mn 8
les_air 28 4v i
les_meat 20 37 f 8j b
les_queu 28 dc c
les_sugar 1z 3w c
les_sweet 25 8p l
les_than 1i cs 8
les_wat 28 d3 6
lesion 22 1f g a8 j
lesson 10 i 1l j 1e 12 e 14 17 15 1a 16 a 28 9 29 1a 2t 1n 49 2h 5o 18 5p 1q 5q 19 5r 1q 5x q 6u 26 75 8 76 1t 97 m aa 8 di a dx 16 e0 18 e1 e e2 19 e4 15 e6 c e9 h ea f ex s g1 r hq 1a hv h iw g iy n j5 17 jg n jm 15 jv 1d jz 7 k6 1p ke 6 l9 1i ld 6 lg x li 1d
lesson_begin 22 49 j
lesson_book 22 5r f
lesson_card 28 6u r
lesson_childre 20 i b 15 f 49 d ex 9
lesson_church 28 5o d lg c
lesson_cours 25 49 a
lesson_employ 28 76 b l9 d
lesson_exercis 28 iw e
lesson_family 28 15 d 2t d
lesson_finish 28 2t 8
lesson_grown 25 29 d 5p c jv c
lesson_history 28 6u 10
lesson_kids 28 j g ex 9
lesson_let 25 29 9
lesson_library 28 29 k
lesson_local 28 e9 d
lesson_near 22 j 8 14 7 49 9 jv 9
lesson_open 25 e2 g
lesson_packag 25 5r 9
lesson_phon 1z 76 1f l9 k
lesson_plan 20 j5 1a
lesson_play 22 k6 r
lesson_plus 28 14 b e0 d
lesson_practic 25 76 d k6 q
lesson_practis 28 jm i
lesson_pupil 25 5o d 5p h
lesson_questio 28 e1 g g1 e
lesson_quiz 28 l9 i
lesson_school 25 15 f jv f
lesson_send 25 76 f
lesson_smal 25 49 m ex d
lesson_staf 28 76 n hq h
lesson_start 22 16 g e0 9
lesson_teach 1z 5q f e2 e jj 6
lesson_test 25 5r i
lesson_video 20 5p 8 ea c hq g
lesson_work 25 76 a
let q 1e 11 1m 9 20 q 24 a 29 o 2g e 2s a 2w c 4l 8 50 e 51 i 5h 8 5t 7 6c 7 6o f 7o 9 80 9 8m 7 8n 7 92 9 93 8 9j b a5 o a6 p af a ag y au 9 bb 16 bo f bp a dl m dn j dp a dy 9 e6 c e8 f ee 10 ef s eh 8 ej b ez 8 f9 g fb 9 fe 8 fg 8 fi 8 fj 9 fm b fs g fx a g9 a gc i gi j gj b gp e h4 8 ha 8 i8 a ie j il r iq b is w k9 c kf f ki 10 kv 9 l2 c l5 f
let_agency 20 20 15
let_agent 1r 20 d h4 a ky a l2 k
let_bank 25 hs a
let_cal 28 ef 9
let_car 28 gg i
let_clean 28 50 x
let_club 28 a6 e
let_doctor 1z 1e j a7 a is b
let_donor 28 l5 a
let_easy 22 is q ki o
let_family 1u lp c
let_fifteen 20 4j 7
let_first 20 gp a
let_form 25 29 d ki c
let_grandpa 28 fs 9
let_guest 22 93 c
let_hold 28 kf f
let_hom 28 6o f
let_househo 22 9j f
let_landlor 22 ee k
let_latin 28 is a
let_learn 25 e0 b e6 d
let_light 28 i8 h
let_linkedi 28 dl a
let_manag 22 51 f
let_managem 25 51 x
let_non 28 lb d
let_own 1r he d
let_parent 22 15 9
let_patient 28 ki c
let_photo 1z fs n
let_photogr 28 2w b il e
let_post 28 bb f
let_practis 28 fm d
let_read 20 fj 8
let_rent 28 k4 e
let_say 28 ee h
let_sent 28 ag b g9 a
let_shar 25 a6 g
let_sleep 28 bs 7
let_sponsor 28 ie d
let_tax 20 dn m l5 n
let_templat 28 ki 9
let_twelv 28 n4 9
let_twenty 1u n1 8
let_underst 25 ki d
let_way 28 ki 9
let_wear 22 3g 9
lets 1b 1v 9 20 f 26 c 2h 9 4a b 4c c 4v b 50 j 51 e 73 a 78 9 7a b 92 9 9z a a5 a b8 b cj a e5 c eb a ek h fi 8 fp 8 g0 a g1 g g6 a ga j hi b ho b hr f kc a l1 c lb a mh l mj d mm c
lets_brand 28 78 c
lets_choos 25 26 f l1 g
lets_look 28 68 7 eb e
lets_own 28 4a e
lets_staf 25 ga d hd b
letter 22 5d f
letterb 1j 6 k 9 e 74 c 86 c 87 q 8g d bb e bi b bj c ct 16 cu a dy b n9 j
letterb_pack 22 6 a
lettuc 1r ba d d3 1m da 7
lev 1u 75 e 8x q bv 8 ff d kw f
levanti 28 88 9 9m g
level 13 g a i g j c 13 8 1v e 1x y 28 8 2t b 38 b 46 a 49 b 4i b 5q c 8i 9 97 b 9o b 9p 8 cd b cg 8 du e dy q e4 8 ee 9 fe j ff 8 fi 8 fo b gr 8 jv 9 jw n kb 1c kk z li i lm 8 ln q
level_acces 28 1v n
level_distanc 25 kk v
level_grad 28 2t e
level_moistur 28 1x j
level_sensor 25 kb 12
level_show 25 fo g
level_test 28 dy 9
level_train 25 du e
level_voic 25 jw s
lgbtq 28 17 9
liabili 15 3c 7 7q 8 9j 9 do t es 9 hj j
liabili_cov 1x do 9
liabili_insuran 1u do e
liabl 1h 21 8 hw 9 kv a
libido 25 4m d iw p
library 14 29 1a 2b q 2c 25 2p i 46 9 4e k 5o g 5x l 6v o 6y 8 9m 9 b7 12 ba 6 bm f bo e c9 i dy 9 e7 8 fd b fg a fh 1s fj d fm k fu 7 hh d iy g jh b jy 7 mq t mx 9
library_age 28 iy q
library_book 20 dy 9
library_borrow 28 2c m bo c
library_bus 28 2c g cv c
library_communi 28 lj 8
library_draft 28 hh f
library_local 25 6y c
library_onlin 28 5x h
library_open 25 6v c
library_thing 25 2c 12 c9 9
library_tool 28 2c u
lic 22 a1 a d6 b
licen 20 49 g ax a bf c e9 n fh r
licenc w q f y b 11 9 47 9 49 c 4a 9 4c f 51 i 5r 10 6n n 6s c 9k 8 9u 8 a1 b ak f ao c bf g d2 8 e9 m es b f4 m fh p g3 8 gg d gk c ho 8 j8 9 jx e jy 15 ks f mb 7 mv c mz a
licenc_age 20 d2 7
licenc_check 1q ks m
licenc_clas 25 q f e9 9
licenc_insuran 1r c4 c
licenc_keys 25 jx q
licenc_partn 1z 6n h
licenc_room 28 5n c
licens 11 e 9 m 9 u 18 10 h 13 s 1m o 1u 7 4n q 54 h 5i c 5l 7 5n i 6e 8 7x 8 7z j 9u 1g a1 c a6 9 av f ax 6 d0 z es q fh 1d gb b gc 9 gt 8 jp p jy s lp 8 mz g
licens_agent 25 8v c
licens_barb 28 10 q
licens_car 28 5n f
licens_coach 20 13 10
licens_doctor 25 a1 k ax 6
licens_electri 25 54 9
licens_imag 28 fh 9
licens_insur 1w es 9 g4 a
licens_kitchen 1z 4n o 7z d cr a cu a
licens_laborat 28 ad 9
licens_music 22 jy 9
licens_operato 25 5l c
licens_partn 1r ho 9
licens_pharmac 22 av c d0 1b
licens_plumb 28 54 n
licens_psychol 22 u 11 9u j
licens_taxi 28 1m o
licens_therapi 1u u q 9u 1c
licens_track 25 jy w
licens_vet 25 jp 15
lid 1i 2m c 38 b 3i v 4n 6 4x h 88 h 8i 9 d5 n gj a k8 c kb u
lid_send 28 kb e
lie 1j g c 39 8 9n p mo c n3 8
lie_awak 1z 9n p
lies 1m bp q fa i ia 5 iy d ma c
lies_flat 28 bp o
lif 13 9 a b 9 l h s f 28 8 29 f 4a 9 4c a 5h b 64 9 67 8 6o 9 8k 8 8p a a9 8 ab a bc g ct a dd p dk 17 do w ef a eh y ei 9 ek a fb 9 fh a gu 9 ie 8 il x iw 7 jq a js a jt c m8 9
lif_admin 28 il r
lif_car 25 dd b dk x jq c
lif_chang 22 dk g
lif_coach 28 dk n ek g
lif_cov 28 do n
lif_first 22 jt 8
lif_insuran 28 6o 8 do h
lif_jacket 28 4c h 64 d
lif_skil 28 s o
lif_story 22 5h g ab c eh 1i
lifegua 25 j 8
lifelon 22 6u l bc d
lifelon_learn 25 6u g
lifesty 1x 37 e ed e f0 g lu 6
lifetim 1k az 7
lifetim_pric 28 az 8
lift 16 c 9 r a 18 9 1o 13 1s a 3d c 3h c 3k e 4a b 5l 7 5w a 7e 1j 7y e 8w 8 9e n 9f 7 9v g a9 f ae c aj c c2 c cd 2r cj b dg a dt a en i es 8 gh e gk b io g kq s
lift_brow 28 en j
lift_company 25 cd t
lift_family 28 gk a
lift_hotel 28 9f 7
lift_mainten 20 cd 18 kq t
lift_mechani 28 1o b cd k
lift_park 28 c e
lift_servic 22 1o e cd k
lift_stand 28 7y h
light w 3 8 4 j 8 9 1s 8 24 x 2o l 2y e 38 n 39 q 3a 8 3b o 3f d 3g a 3i i 3j d 43 g 4j 8 4v i 4x j 4z 1k 52 7 53 d 54 g 59 9 5d d 5h e 5x 9 68 e 69 6 7a c 7b 9 7e c 7y g 9n g 9y 9 b0 8 b4 a bi r ce h ck 8 co o d4 c dy 8 ej a eo b ep 8 et e f0 d f8 a ff 9 fo 9 fp 7 i0 b i1 16 i8 f js c ks 9 lk 8 ln b lv 7 ly e m5 g n1 f n5 b nb p nc t
light_backdro 22 24 t
light_balloon 28 et k
light_battery 25 bf 7
light_bik 28 2o j
light_bras 28 4z w
light_candl 25 5d l 5h 7
light_cap 28 ly e
light_check 28 7b 8
light_classro 28 3b u
light_collar 28 jo e k8 f
light_door 28 k7 c
light_furnitu 28 53 p
light_generat 28 i1 g
light_hand 28 gf d
light_keep 28 f8 7
light_microph 28 i1 8 nb c
light_oth 28 fe f
light_phon 25 n6 e
light_pictur 22 j c
light_rain 28 bz 7
light_shop 28 4z 8
light_short 28 52 7
light_siz 28 bi d
light_strol 28 4v 10
light_studio 28 24 c 4z b
light_tabl 28 b0 d
light_tap 28 3i f
light_test 28 kz a
light_til 28 ln c
lighten 28 f8 8
lightho 1x bn i fe n
lightho_keep 28 bn h
lightly 22 3h 8 8p m
lightro 25 jx s
lightro_preset 25 jx m
lightwe 28 jx e
lik 1b 2z i 4q e 6i d bo e ed c
lik_hik 28 eb a
likely 1m 1a g 8v 8 a7 v bj 7 h2 e
likely_caus 22 a7 o
likenes 28 f8 8
lil 1z lo c mm e
lim 1p 3p e 8f d 8i g cr c d2 9 df b g0 8
lima 1z 6d 7 ea 9 id 9
limb 28 a9 8
limeric 1z 1z 7 21 8 jm 8 ln 7
limewas 28 55 w
limit 12 2m 12 3f f 4n 6 4p c 6n r 9e 8 9j a 9p e ah 9 b2 7 bf l bq 14 dd d g0 j ga p hj f io f k4 c ll 8 mf a n5 y
limit_edition 25 b2 9 n5 a
limit_flavour 25 4p g
limit_grow 25 a4 7
limit_half 28 ga k
limit_mobilit 25 9e e
limit_print 25 bq 10
limit_set 22 6n h
limit_sneak 25 n5 u
limit_wind 25 2m f
limousi 28 1r d ew f
limp 1t d3 9 jp a jr m
lin u 0 g 3 k m 11 1i b 1m a 47 a 4e 9 4j e 4l e 4m e 64 c 6c g 6f 9 6w c 74 r 7k e 9r 7 9v c a4 c bp b c4 d e0 a ee b fp 7 fs d gm m gp 1g gt 6 gx 9 gy f gz b h0 c h4 c h6 9 h7 c hc n hm 9 hz 9 i5 8 i9 j ip g kl g kx a m5 12 n2 j nc j
lin_against 28 a4 7
lin_app 25 1m g fs f gp a
lin_book 28 hc h
lin_botanic 28 m t
lin_brow 28 3 p
lin_cal 28 a4 c
lin_check 22 gx d
lin_cod 20 h4 b h7 d m1 h
lin_cut 22 60 b n2 e n4 b
lin_find 22 kl c m5 f
lin_lin 1x a4 a c4 e kl b
lin_manag 28 7k i
lin_not 28 gt e
lin_post 28 h0 f
lin_send 20 54 b ee e
lin_shar 25 74 9 a2 g
lin_show 28 4 8
lin_supervi 28 6c 7
lin_train 28 gp 7
lin_why 25 9v j
lina 22 v b
lind 20 hb b hh g hk f
lineag 20 9m 8
linen 1d 4y 17 4z a 50 1t 5h a 60 1e 73 c 7w 21 92 t ap d b5 a bs 1w c1 7 ep 9 er o fv b fw b i8 9 na w
linen_bed 25 bs s
linen_book 28 ep c
linen_bound 25 fv e
linen_hir 22 50 b 7w c
linen_mist 25 na u
linen_set 28 bs 9
linen_tablecl 22 4y x
linen_thread 28 b5 d
linen_towel 22 7w i
lineup 28 i5 e m4 8
lingeri 20 4m j 6g z
lingual 28 6z h
linguis 1z 7j 8 h3 e
link x 1a f 1b b 1c k 1z d 34 f 3a k 5h d 6e 7 6i 9 6j i 6k n 6l b 6s a 6t k 70 7 7h 8 8z b 91 d 92 e 98 f a3 f af i b9 e c3 8 cj 8 f1 k f9 e fu e g2 i g9 b ga f gk a h2 q hb b hf h hh f hk m ho q hw f hz b im 11 j7 a jx 1d ko c l1 h l7 y la a lb d lc c m1 g ma 7 ml a my 1b
link_account 1u a5 b fy c fz b hf 9
link_ads 28 f1 i
link_bank 25 93 a
link_bio 1x j7 h jx 11 l1 m
link_book 20 1a d
link_client 28 hh e l7 e
link_cod 25 af d
link_fans 28 jx g
link_follow 25 h2 f l2 d
link_hotel 28 97 a
link_instagr 28 1b g jx e
link_job 28 h2 j
link_kitchen 28 98 l
link_lyric 28 gu 7
link_messag 22 6k h
link_not 25 im j
link_open 28 ej c
link_origina 28 hz g
link_own 28 m1 a
link_pag 28 jx k
link_phon 22 h0 e
link_practic 28 1a a
link_pric 25 6k c
link_quot 28 im g
link_recip 28 cf d
link_rota 28 ga n
link_sal 28 la e
link_second 28 70 6
link_see 20 hh f
link_sel 25 jx c
link_shop 22 my 1f
link_smal 25 5h d 6s f
link_softwar 28 lc c
link_sourc 25 6t f
link_tool 28 f1 g
link_voic 28 ef 9 im f
link_xero 28 hf g
linkedi 1h 7g k 7i 8 dl 33 eo h eq 9 f8 q h0 q h1 8 ha 1e lc f
linkedi_headlin 25 dl n
linkedi_messag 28 ha f
linkedi_photo 28 eo a f8 c
linkedi_pictur 22 f8 l
linkedi_post 28 h0 f h1 a
linkedi_profil 20 dl 1r
lino 22 4h 13 le v
lino_print 22 4h t le p
linocut 28 bq g
linz 25 66 a jl a lw 9
lion 20 8r 11 9e 7
lion_man 25 8r v
lip 1w 3 n ax a f1 h h4 7
lips 28 3 a 4 g
lipstic 1z 3 1v 4o t
liquid 1t 0 d 8b 17 da f n9 u
liquidi 25 hf 1x
liquidi_plan 25 hf 15
liquor 22 ak e d2 7 es e
liquori 25 ct y
lira 1w a6 i
lis 28 5j g 7g e
lisbon 1f 5p a 5q 9 6l b 9d g b9 a bp i dx i gt b
lisbon_learn 28 dx g
lisp 25 aa q
list i j 8 k 8 1a o 1c h 1d a 1f 8 1g 8 1k b 20 8 2f f 2n d 2p c 2u v 2v t 2w h 30 d 31 d 33 p 3x 9 41 d 42 8 44 c 4a d 4x c 51 10 52 d 53 g 59 8 5n c 6h c 6i c 6m d 77 c 7a c 7p d 7y 9 82 c 8a 9 8m 8 8o 7 8t c 8v 8 8z d 93 b 95 8 9a f 9d 9 9u 9 9y 9 9z b a2 g ah 8 ak 8 b7 9 b8 g bh c bx h c3 g c5 m c8 9 c9 8 ce 8 ci 8 cj e cn 6 co c cx n cy 9 d1 h d7 8 e7 a e8 8 ed 9 ei d eu h ev a f2 e f7 d fc 9 fi f fl g ft 7 g9 h gd 8 gi 9 gn h gt 9 gy a gz e h8 b ha e hg s hh 8 hi 8 hj 8 hv 7 hw 7 hx 8 hy b hz a ii e il a in r iq 8 iz 8 j0 b j3 d ja u jb o jv 8 k1 e ka a kh 9 ko a kp c ku a kv 9 ky s l0 b l1 h l5 f l7 f lw c m2 o mb g mc f mh j mi b mk 9 mn 8 mp 9 mq d mv d my 9 mz a nd 8
list_account 22 ei l
list_agent 20 52 j 53 g
list_alarm 22 9z a
list_answ 1s hw 7
list_app 1x 2v x 33 e cx i in 9 kp j
list_applica 1v e8 8
list_automat 28 1a 9
list_availab 1s 8t a
list_big 28 l5 c
list_book 1t 51 j
list_booking 1t 51 e
list_build 22 8y d
list_buy 1r b8 a my c
list_cancel 28 l1 f
list_candida 1z 1g 9
list_cannot 28 3a a
list_card 1z b8 g
list_cars 22 ja n
list_certifi 22 8v c
list_chat 25 95 9 eg a
list_client 1o f7 a
list_clinic 28 1a e
list_collect 20 5y 9
list_commiss 28 20 b
list_communi 28 kh d ml c
list_contact 1z hg z
list_contrac 22 g9 b
list_cover 28 g4 b
list_cuts 28 l1 f
list_damag 28 mb h
list_documen 1t ey b
list_donor 28 l5 a
list_door 20 93 9
list_duty 20 j0 d
list_electri 25 bx f cj e
list_even 20 mi b
list_event 1u 30 a 93 b
list_everyth 25 33 a ei f
list_fee 1z 6m c
list_fil 1r hi a
list_finish 1z 2p e
list_firm 25 km a
list_fix 20 c8 h
list_floor 28 ky e
list_fre 1a mh h mk 8
list_fridg 25 j0 b
list_gaps 28 hz 8
list_good 1f mq g
list_guest 1u mh a
list_handov 1x 1d j
list_harvest 28 d1 r
list_heat 28 j3 i
list_help 1s eu b
list_hom 1q 33 c 9d b lb a
list_hous 1z c0 8
list_improv 22 hv d
list_instrum 28 bv 9
list_insur 28 44 e
list_interne 28 6i 9 iq 8
list_issu 25 f9 b
list_item 1m 33 h
list_jobs 1p bx c fl g
list_label 20 44 8
list_last 1n 41 f
list_left 25 e7 h
list_lend 28 31 u
list_list 20 mv d
list_load 1u m4 g
list_machin 1w 7y h d7 c
list_mail 25 f7 8
list_manag 28 g9 c
list_map 25 30 g
list_match 1x ha b
list_materia 1w 1k c
list_measure 28 fc 8
list_menu 1s cy 9
list_mis 1m l7 9
list_monthly 25 1c g
list_night 28 82 k
list_normal 28 c5 a
list_onc 25 m2 h
list_own 1w cy c gg c l7 b
list_pack 1t 6 7
list_pag 1v f2 l
list_pap 1u iq 9
list_pas 28 1c f
list_photo 1s 52 b 53 c mp a
list_photogr 22 52 9
list_plac 1t fi e in g
list_plant 22 ha d
list_post 1z b7 d hp 8
list_practic 20 1a c k1 g
list_pric 1p 2v 9 73 8
list_priorit 28 ka c
list_privat 28 co h
list_propert 28 a6 c
list_psychol 28 9u b
list_rack 28 2n d
list_ready 1t d1 b
list_really 28 42 8
list_recur 28 g9 t
list_review 1s f2 c
list_rul 1w bf 7
list_school 1x 4x g
list_see 1x 2v s
list_sent 1z hy h
list_sets 25 63 f
list_shar 1w 2l a 2v f 6h d
list_short 25 2f e 8a e
list_sit 1v m2 e
list_sort 22 2u l
list_spar 20 7a d 8t c
list_stick 28 ce 9
list_stock 1k mg e
list_stor 22 c3 c
list_story 25 fd 8
list_suppli 20 9a e
list_templat 22 hg a ku a
list_test 1u 77 m
list_ticket 28 93 9
list_tool 22 c9 i
list_until 28 1j 9
list_unusual 28 eu p
list_urgent 20 1f a
list_used 1s 32 a ja o
list_van 20 4a e
list_vet 20 5o c j8 b
list_wash 20 nd 9
list_wednesd 28 3y a
list_whatsap 28 cx w
list_whol 28 ii c
listen 14 1e 18 3a h 3c h 4d 1c 5j 6 5k f 6w d 70 a 7o a 94 7 9m b 9n 8 aa 8 cd 8 d5 f d6 8 dr c dx n dy u e4 19 eg 9 eh n ez 12 fb 1l fd u fx b gm h gq 7 gt 11 hy f ip x jw 13 jy 7 lc d m6 c ma 8 mz u
listen_asks 25 ip m
listen_bar 28 gt q
listen_cal 22 ez q gy 9
listen_child 28 fd s
listen_consult 22 1e 1j
listen_correct 22 aa b
listen_cough 28 a7 d
listen_end 28 fd a
listen_learn 28 m6 d
listen_mark 28 lc c
listen_play 28 e4 g
listen_set 28 3a d gq c
listen_statist 28 jw o
listen_story 25 dx d
listen_whil 25 dy q e4 g
listen_writ 28 5f 7
listing 1h 20 b 30 f 52 10 6m 14 7m b h9 a ja a jb 1z k9 h ky v m2 y
listing_agent 25 ky 9
listing_sit 28 jb f
lit 1p 3k t 5z a jk k jo q k8 q kb k
lit_bins 28 kb f
lit_box 28 3k f k8 i
literac 1x 29 2e g0 o k6 c
literac_clas 28 29 13
literat 22 fg 8 i5 r
literat_festiva 28 i5 n
lithium 22 5a 10 dd g
lithium_battery 25 5a t
lithuan 1x bs z fj a
litr 1e 22 12 2a b 38 a 3d b 3i c 8n j bk b cz 10 h5 b ls q m8 a md b
litr_bottl 22 22 f cz p
litr_cans 25 2a c
litr_pot 28 bk e ls c
litr_refil 28 22 a
litr_tank 28 22 e md e
littl t j 9 10 8 19 8 1n 8 2g 9 2k 9 2r b 2s 8 3u a 3w 7 4u 7 4w b 5t 8 67 8 6u 9 83 a b4 7 cc 9 cp b d8 8 e7 a fd g fs d gk a ik a jj 7 k3 f k4 h k7 c lj e
littl_app 28 e7 e
littl_ask 25 2s 7
littl_card 28 2j f
littl_gam 28 fe e ik h
littl_group 25 10 7 d8 d
littl_littl 28 k3 d
littl_meet 25 4e a
littl_newspap 28 fs p
littl_ones 1m j a 19 b 5y 9 89 9
littl_plan 25 du 7
littl_robot 28 5x 9 f3 9
littl_shop 1z 1n f 3w a 67 c
littl_train 28 fd 9
liv o c c g 8 i 8 p i r x s f 25 b 2h b 2l c 2t 8 31 9 35 8 3g g 46 b 4d z 4y 7 53 j 5d 9 5q g 5u a 5v q 5w 9 5x d 5z h 6z l 7b g 8k c 97 e c5 g ca l cb 8 cj 9 d9 8 di g e0 c e1 8 e2 f ea 1o ed a ej d ek j eq d ex 8 ez 8 fb k fi r fn n ft 7 fz a gs 1c gw 7 h3 m h4 a ic b ih j iy a j1 c j9 p jc j je m jh i jq a k1 c kj f kt 9 l6 a lh 8 lv f lx 7 mi j mk b ml 8 mz a
liv_abroad 1q 1t 7 je e
liv_alon 1i r 9 3g j 5u 8 5z c 88 b ek q fn d je c
liv_apartme 28 4q 6
liv_artist 25 b2 d
liv_availab 25 97 g
liv_band 1z gs 1a i1 e
liv_cal 25 fi e
liv_calenda 28 ml h
liv_caption 28 6z f h3 i
liv_car 1z r e 5v 1a jk d
liv_chat 25 lc e
liv_childre 25 ea a
liv_clas 20 5p e ea y
liv_country 25 iq e
liv_cultur 28 4s g
liv_deliver 25 8k e
liv_dementi 25 r h fr c
liv_disabil 28 s 9
liv_draw 28 fi 9
liv_even 28 e1 d ix b
liv_experie 28 ih a
liv_fost 28 2h r
liv_fre 28 ca b
liv_group 25 aa 7 ea c
liv_guitar 28 i k
liv_help 1z j9 z
liv_her 1u fa 9
liv_hom 1v 53 k ca c
liv_hous 22 ca g jc 9
liv_kitchen 28 j0 b
liv_lesson 25 5q h e1 7 fi c
liv_locatio 1z ej s j1 a kj c
liv_long 25 iu d
liv_map 1z cj b j1 l ji d
liv_music 1w 4d x gs 15 lh d
liv_onlin 1x 5q d 5x f di e ea 11 ex c
liv_photo 28 96 g eq b
liv_preview 28 n8 a
liv_questio 22 e2 9 iy h
liv_queu 25 k1 t
liv_room 1b c i d a p n 25 g 4d w 4y a 55 7 5c 8 6v 9 c5 o ea 9 jo a jq f lo 8 mi a
liv_sam 25 5w d
liv_screen 28 42 8 di d
liv_seat 28 mi m
liv_session 1w fi b
liv_show 1x fb b fi 8 i5 c
liv_smal 22 5x e di c
liv_stream 22 eq m
liv_street 28 ic g
liv_talk 1z fg 9 jh z lx f
liv_tast 28 8d 8
liv_teach 28 g g
liv_togeth 1s fn g fz j ik a
liv_track 25 1s b ks e
liv_train 28 ih i
liv_transla 28 6z 13 h3 f
liv_tray 28 d3 a
liv_tre 28 if 8
liv_video 1t ea p gs 18 gw a mz a
liv_view 28 1d e
liv_wal 25 7b 14
liv_whatsap 28 a0 f
liverpo 28 gi 9
livesto 1z ma 18
livesto_farm 28 ma h
livestr 1u 1c c 5e 9 5h l 7i 8 ci e eq c
livestr_link 28 1c c 5h d
ljublja 1r 24 8 2j 9 3e f 4a p 82 b bu 8 fe e
llama 22 bn a ib c j5 8
lms 22 76 i l9 k
load 12 1s b 24 c 2w n 3d 12 3h 9 5a 9 7e g 8t b 8w 8 9h 8 a9 9 aj c ay o c2 t dc g dd x gj b gm 9 gp g h0 9 il a j0 d kt n m4 2n md a
load_board 28 m4 v
load_carri 25 3d c m4 n
load_door 28 24 8
load_driv 28 m4 f
load_load 28 m4 8
load_script 28 gp k
load_shed 20 5a 8
load_strengt 28 3h f
loaf 1q 3s w 4u a 65 n 86 1u ek e
loan 16 1o a 2c q 2e e 62 a 66 8 6f a 6s 28 71 a 72 1q 7c i 7r h a4 17 a5 12 c9 s e0 9 g3 b g5 d ga q gb 14 gr e hf e id a k4 2h ky a l7 d
loan_agreeme 28 6s b hi 8
loan_app 28 a4 7 k4 v
loan_apps 25 k4 f
loan_bank 25 a4 8 gb g
loan_bik 22 gd 9
loan_debt 28 a5 i
loan_employ 28 k4 t
loan_family 25 6s b g3 9
loan_friend 28 6s v
loan_instrum 22 gr h
loan_laptop 28 2e 8 e0 e
loan_managem 28 72 x
loan_offic 22 72 l 7c a
loan_pay 28 k4 d
loan_shark 1x ga 8 k4 d
loan_smal 25 ga 9
loan_tool 28 c9 9
loav 1u 3s 1o 86 27
loav_bak 25 3s z
lobby 1w 31 9 7b b 7c q 8u 8
local p 1m a 1q a 1w b 28 8 2a f 2f m 2i m 2v 8 2z g 30 l 32 b 3d 8 3u f 3y 8 42 c 47 k 4d 9 4o 8 4s 9 5b a 5g 6 6d h 6e g 6m v 78 s 7d f 7g m 7h 9 7u 9 81 h 82 r 86 a 8h 7 8i g 8k a 8q h 9h 9 a2 a ak 9 ay 7 b5 c bg b bj k bt k bx b c1 g cx c cy r d0 8 d1 d dg g f2 8 fa 15 fb a fh d fk b ft 7 gk a gv 8 h2 e i3 a i5 d ij 9 iv n ja 9 jd b jn 8 jp d jw b k5 o k9 q km 8 lg g ls f lz g mg o mi a mw h mx a
local_account 28 7f b dn 8
local_adverti 28 fa 9
local_agency 25 79 d 7g a
local_agent 25 k4 d
local_app 25 32 i cy v
local_artist 1x 6y b 7c g n6 c
local_ash 28 5g e
local_authori 1t 17 b
local_bak 25 86 f
local_bean 28 8j e 8k c
local_beekeep 28 8i a
local_brand 20 82 h
local_build 28 1t 8 2z i
local_busines 1t 6m u h0 a h2 i
local_buy 28 2i g
local_carpent 28 c5 a
local_charity 22 e0 a
local_clean 28 7t c
local_club 1w 13 a ea 9
local_company 20 2f j
local_craftsp 28 le h
local_creator 25 78 15
local_deliver 28 81 d cy b
local_driv 20 9f 8 gk f
local_earth 28 dg y
local_electri 28 gj 9
local_event 25 30 17 k9 r
local_farm 28 d1 d
local_firm 1w 7k a
local_food 1t 2q b 78 c 82 i d1 h
local_footbal 28 6e d i3 8
local_fruit 22 3u g 3v e 8h h 8p e
local_garag 25 ge a
local_gift 25 bt a
local_group 20 6m 9
local_grow 22 bj y d1 a
local_guid 22 47 e 6m b k9 c
local_help 20 a2 d je f
local_hir 28 gf a
local_history 1x 94 9
local_host 25 mw j
local_indepen 28 69 9
local_join 28 bg r
local_journal 28 fa v
local_kitchen 28 3y g
local_let 28 k9 s
local_mak 20 bt f jd j mi g
local_market 25 2v d
local_meet 25 ak 7
local_network 28 9h b
local_newspap 25 fa l k9 a
local_orchard 28 bk k
local_own 25 4a f ja d
local_paid 28 db 7
local_partn 22 2g e iv l
local_person 25 5d 6 5u e gg d
local_photogr 22 42 r fh n
local_pilot 28 8w 9
local_print 28 6e a
local_produc 25 82 d
local_product 22 bt d d9 b
local_project 25 k5 x
local_provid 28 ai e
local_roof 28 1w r
local_rul 22 92 9
local_run 28 i4 8
local_school 22 5r d
local_search 28 7g 9
local_servic 1w 6m r
local_sheep 28 6d g
local_shop 1n 6m 9 81 g f2 f iv l mg z
local_steel 28 3d d m9 g
local_stor 22 81 g cx k mg b
local_tailor 28 a d
local_tast 25 f8 c
local_treat 28 bt e
local_vet 28 jp l
local_walk 25 ji e
local_wash 28 57 7 c1 d
local_win 28 3q g 8d b
local_wool 25 6d d b5 8
local_worksho 22 28 e e2 b
localis 25 7j g h3 o
locally 1n 2a e 5c c 6d j 7q d fs 8 jw b lv 7 mu e
locally_hang 28 5c c
locat 25 1z 6 mb e
locatio 18 3j 1s 6x 9 8i 9 bf l dr 9 ej 10 eu x i8 f ig c j1 1q js h kj e kt f l8 9 mj a
locatio_app 28 j1 j mj e
locatio_data 1v bf 8
locatio_friend 22 ej u
locatio_photo 22 eu c
locatio_plus 25 kj e
locatio_shar 20 j1 x
locatio_sound 28 3j o
locator 28 j1 16
lock 13 18 b 2p d 3l 25 3m 9 3z b 46 s 5b 18 6x 8 7z 9 80 b 8u 2h 9b a 9c e 9h b a3 b a4 8 az h bu b c9 q g5 b gf j gl m go b gw 8 i2 f ic t io 11 k3 19 k7 z kb 8 kh e nc k
lock_apartme 25 3l f 8u s
lock_app 28 3l d
lock_away 20 9b f i2 m
lock_cabinet 28 80 8
lock_chang 28 5b b
lock_deliver 28 8u d
lock_includ 28 gf b
lock_key 28 5b a
lock_lift 28 io h
lock_lock 28 3l g 8u d
lock_must 28 46 h
lock_open 1z 3l q
lock_own 28 io o
lock_phon 28 3l d io a
lock_pot 28 k3 l
lock_remind 28 k7 c
lock_residen 28 8u l c9 c
lock_room 20 46 c go 9
lock_show 28 ic r
lock_station 28 8u e gl b
lock_until 20 a3 d
lock_video 28 io m
lock_wallet 28 k3 p
lockabl 1z 3d f 3l k 80 g az 1b
lockabl_storag 25 az 15
lockdow 20 f9 9
lockout 1z 1s t 5b i 75 8
locksmi 1u 3l p 5b 2p
locksmi_hom 28 5b p
locs 25 am c em c
locum 28 fl b m3 q
lodg 1j y l 21 1l 4z 8 58 r 97 d 9b p 9e 7 9f 8 an n fn t lr 8 my 8
lodg_guid 25 21 r
lodg_help 28 fn m
lodg_room 28 an r
lodg_smal 25 y c
loft 1k 19 e 1t 18 24 l 3x b 4w a b0 t c3 d c4 j eu 1k fu a lt 1r mo c
loft_convers 22 1t z c4 e
loft_hal 22 eu 13
log 13 1d 8 1h 9 1k 9 1l 6 2k k 2y 9 36 s 58 f 5g 7 6r 12 7s 7 81 c 8i 9 99 8 9r v 9s h 9t l ac b bf q cd d cf q ci 8 f3 b f4 b gc a h7 c hl a ir 15 ix 18 j3 e ja 9 jy 7 k2 s kg i km b ko c m8 8 mf r
log_baby 28 k2 n
log_book 1z ja c
log_catch 28 bf o
log_equipme 28 kg f
log_feed 22 9t g ix u
log_fil 28 kg 7
log_fish 28 bf j
log_food 28 ir g k2 a
log_fuel 28 36 h m8 e
log_hiv 28 8i e
log_inspect 28 58 j
log_meal 25 9r t
log_phon 28 36 f 6r e
log_symptom 25 9s e ir 9
log_tempera 22 81 d mf d
log_visit 28 1d e
logbook 1t 33 f 36 z 9r g cd 1d hz e ja a mf d
logic 1u e1 8 ff w
logic_puzzl 28 ff p
login 1m 1j c 7s a ht f lb j
logisti 1g 7e f 7n i 7x d 8s e 8t j co t dt a f3 a hm d ht j l9 b la 9
logisti_company 1u 7x c 8t j l9 a
logisti_firm 22 f3 c
logo 1e 6b 17 6e 9 80 g bt h ds 1x h0 9 hb a l6 c
logo_brand 28 ds p
logo_colour 22 ds o
logo_design 28 ds h hb c
logo_smal 28 5h 7
logs 1l 3l d 6r e 7e 8 9r e ac d cf l cl 7 h7 y hg h hx a hz h ir l ix l
logs_feed 28 ix o
logs_symptom 28 ir n
lol 25 cd b
lola 25 2w h
lombard 28 gh 8
lon 1z 2h a 3j b 7e 17 ej f
lon_work 25 7e 11
london 1a 6l e c3 a lw 8 mm c
london_manches 28 g3 7
lonel 28 ec j ek l
lonelin 1x 5u g ec q
lonely 1k 5u y ec i ek g ip 9 jc c lj 9
lonely_senior 28 5u g
long r b 9 w e x 7 2j 8 2z a 3d a 3s 9 3x p 5g 6 5k 8 5s p 6a 9 6c 8 8x j 9c b 9p c b7 e bs c c0 7 fa b fj e fk b ik i in e ir e j1 a j9 9 jj 6 kf 7 l8 8 lc i n2 v
long_appoint 28 w g am 7
long_articl 28 fj k
long_covid 25 ir h
long_distanc 1x 8g b ik w
long_dres 22 n2 z
long_exist 28 8x g
long_ferment 28 3s l
long_first 28 w d
long_form 28 fk d
long_illnes 28 iq 8
long_journey 28 mm h
long_kind 28 l1 e
long_leas 1x 2d 9
long_menu 28 al 8
long_paus 28 jw d
long_piec 28 fa d
long_rang 28 8w d
long_relatio 20 iw b
long_report 28 fj a
long_return 28 b7 8
long_sal 28 hg a
long_sick 28 dq f
long_sleev 1x 6a e n2 q
long_stapl 28 bs s
long_stay 1r 9d c i2 7
long_tabl 1t 3x 1c 5k f ak b b0 f
long_tail 28 3d c
long_term 1r ir c
long_version 28 fc 9 lc b
long_video 25 lc 13
long_wait 1u mk b
longevi 28 iu 1n
longgan 28 8c d
longtai 28 3d w
loo 25 c0 b
look n 6 8 l e 24 8 2r 6 2u a 2x c 3g i 3t b 4k 8 51 g 58 9 5d q 5m b 5v a 65 c 68 c 7b e 7k e 7s 8 8h 9 9v a a2 f a8 8 br 7 by b ca w dj 9 dq a ds a dw 8 eb e ed g eo 8 f1 f f8 f fh a fo h fp 7 fq e fr 8 gb b gg a gq 7 gu 7 h9 9 hf e hn b j3 b je c jk j jo c jp 8 jt d k4 g la b ly e nb a
look_animal 25 jk f jt n
look_bil 28 5a d f4 9
look_box 28 fp b
look_calenda 28 5w g
look_child 22 dz d
look_childre 25 5m h
look_comput 28 7k 14
look_draw 28 eh l
look_family 25 l e
look_fre 28 gi b
look_friend 28 f1 d
look_garden 28 by j
look_gentl 28 x a
look_gift 1x 8h 9
look_good 1j 4l b gz 9
look_grav 25 5d 18
look_hom 1w ca v fo d gq a
look_hospita 25 fo c
look_hous 22 ca e fo d
look_incom 25 gb g
look_jewelle 28 3g r
look_left 28 2u j 7u f
look_let 28 bb 8
look_littl 28 o 8
look_log 25 2k d
look_normal 1w 65 b fq 7
look_numb 28 dj d
look_parent 1z a2 r
look_payslip 28 k4 h
look_persona 25 i7 f
look_pets 25 ca e jk v
look_photo 28 dw i
look_pictur 25 nb g
look_plac 22 6h c
look_plastic 22 n7 6
look_present 1q 68 a mw a
look_print 28 2r 6
look_ready 28 f1 8
look_real 25 6p h
look_rest 28 ax 7
look_sam 1u f1 9
look_screen 25 fm 9
look_shop 25 la c
look_sit 28 dc e
look_someth 1k 6 a
look_thing 28 72 b fr f
look_today 25 d5 7
look_volunt 28 gg i
look_whol 28 51 e
lookup 25 ch d
loom 22 4y s 8x i
loop 1n 35 d e0 9 e4 g fh e gm n jy m l8 8 n6 d
loos 1g 2b 9 3w 9 8b c 8m 1r ar y bz b c0 d c7 o jm i ka h n0 9
loos_bolt 25 ka b
loos_bracket 25 c0 e
loos_good 25 8b a ar s
loos_leaf 1x 3w a 8m 1v
loot 25 ff 7 lo 8
loot_box 25 lo 6
lopez 20 1t 9
lora 22 3b h ma 8
lorry 1o 8v b co 1c da d kb 8 m4 i
lorry_driv 25 co b kb 8
lorry_overnig 28 co q
los x l r r c 1u f 5i 6 5k r 6r q 7x b 9q u ab i cg c d6 j dm d do a f1 c fr p fu 8 g7 h hn 9 ih m iv c k6 f ly 10 m2 i
los_aversio 28 iv e
los_deposit 28 a3 b
los_dril 28 cg i
los_hair 25 ly y
los_money 1m iv a k6 d m2 9
los_nobody 28 a6 9
los_pictur 28 fr b
los_program 28 l a 9q a
los_valu 1z 36 b
los_weight 1x l o 9q u
lost 10 5e b 5g 5 5k 17 a0 8 ac 8 b7 c b9 8 c1 c cg g ez l f2 8 gm 6 j2 a ju 17 l0 j m2 c
lost_child 22 5k t
lost_deal 25 ez o
lost_dog 28 ju k
lost_euro 28 f2 e
lost_idea 28 im a
lost_money 25 hl a
lost_nobody 28 mm a
lost_part 25 b7 6
lost_partn 22 5k 17
lost_pet 28 ju 1c
lost_piec 22 b7 a
lost_stock 28 m2 d
lot 18 2d m 2x 9 38 8 4n 7 8l e 8n 7 99 d ba 9 cl 8 dh r fg 8 g7 8 i6 a kd a mc g mr a
lot_test 22 8l b
lotion 1w 0 e 1 s 4 1e
lots 1c 2d n 3m e 4s 8 5q l 87 e 8l a 8n i 99 9 co f dh a ek 9 if a mc s mr m
lots_harvest 28 87 7
lots_sel 25 8n c
lottery 1r 8u e ao i
loud 1f 30 s 3j h ae f ds a e4 9 gm k go t lk 9
loud_oth 28 e4 c gm c
loud_slow 28 6z 9 gm a
loudnes 28 jw l
loui 25 60 f mn i
loui_vuitton 28 mn e
loung 1l 19 k 1p l ak b au b aw e ay k er 9 jg i ll 1n lo 1j
lourd 25 5l 17
lov x 5 8 8 e a a 2h c 2n i 3u b 3x 8 4o c 4p h 63 b 6d d 87 9 8e p 8h i 8i f 8k c 8q 9 9g g b2 d b4 8 bb a bc c bh b bi s bj 8 bo f bq b eb e fb c fx 9 gt g gu h gv f ii l ik g ll i lp 9 ls g lx 6 mn l mq h n5 c
lov_booksto 28 mq o
lov_cats 28 ll 8
lov_cook 22 lp b
lov_food 25 fc 8
lov_friend 28 6i e bj 7
lov_furnish 28 b2 e
lov_good 20 bc l ls b
lov_languag 28 ik o
lov_lehenga 28 ii m
lov_let 22 fx e
lov_story 25 gu n
lov_wal 28 bj 8
low w q o z a 1f a 3b 8 3k 9 3z b 4n i 57 9 69 f 6l n 7e a 7u a 84 b 8o c 9g 8 a3 c a5 a ae f cp f cw a cy d d6 8 g9 a i8 l i9 e id 9 ip 9 iw 9 j1 e ku a lb 9 mf 9 na f
low_back 20 7e i
low_battery 22 j1 p
low_bridg 28 69 p
low_cod 28 f3 c lb j
low_commiss 25 cy p
low_cost 1p q l z c 1f c 3b c d6 9
low_dos 20 4n x
low_far 28 6l j
low_fee 20 q o
low_fodmap 28 84 h
low_heat 25 b3 7 na a
low_incom 1q 26 a id d
low_interne 28 6p 9
low_libido 28 iw e
low_minimum 28 82 f jd e
low_peak 28 dd a
low_pow 22 js b
low_pressur 25 57 h
low_rat 20 a5 i
low_rop 28 i9 n
low_salt 22 5z e
low_saxony 22 jr c
low_smok 28 na g
low_sugar 1x 3z g 7u b cp r ct a
low_tabl 22 i8 12
low_vision 22 ae o
lowest 1w 2v 8 6k g 71 9
lowest_pric 28 6k c
loyal 1t fi j
loyal_follow 28 fi 9
loyalty 1k 2v j 3w 8 6j b gz f
loyalty_card 1r 3w 7
loyalty_point 22 6j 8
lpg 28 cz r
lps 1z gt 2r
ltd 28 ha d
lub 25 4m 1g
lubrica 20 4m 28 m6 8
lucknow 28 kj 7
lucy 28 13 9
luganda 22 ho 9
luggag 1n 1r a 64 g 9f 18 gl 2p mm 12 n4 g
luggag_airport 28 gl y
luggag_spac 28 mm s
luggag_transf 28 9f 11 gl f
luis 28 5v k 68 7
lukewar 1z mf 9
lullaby 25 fd 8 gu 1u
lullaby_baby 28 gu l
lumb 28 df h
lumbar 28 3h j 7e a
luminai 28 4z 13
lump 25 cs g
lumpur 1s en 9
luna 1s 1h k cn 9 ji b js d
lunch 13 2j l 3n a 3p 1j 3q w 3y 2e 40 24 45 b 4c 8 4e w 4x 1e 5s u 5z 1h 7u r 88 a 96 c 9r g al c an j aq h bk a cv 18 cw g dt 16 hd b ie c j4 c ji e jl g lp 16
lunch_box 1w 4x 1l bk d cw 9
lunch_br 28 3y j 88 h
lunch_break 1x dt 9
lunch_cater 28 40 o
lunch_clas 28 dt a
lunch_company 28 3y x
lunch_cook 25 lp 9
lunch_crowd 28 aq l
lunch_din 20 cw e lp i
lunch_door 28 5z r
lunch_elderly 28 5z 1a
lunch_family 28 al b
lunch_guest 22 2j 9 3p s
lunch_hom 22 3p b 3y a lp m
lunch_homewor 28 j4 k
lunch_near 20 2j 8 3p a 7u 9
lunch_offic 20 2j 8 3y 17 7u g
lunch_parent 28 40 g
lunch_ric 28 3q e
lunch_sit 28 cv b
lunch_smal 25 40 m
lunch_tabl 28 4e z
lunch_togeth 28 4e 9
lunch_tuesday 28 45 b
lunch_van 28 cv 1k
lunch_work 28 dt d
lunch_yoga 25 dt 13
lunchbo 22 40 p 4x z bk j
lunchti 20 5z i
lung 1x ah 7 jv 7
lupin 28 8j z
lupu 28 ir k
lur 20 bf 9 jf 8 my h
luthi 1z gr 1m j6 e
luxembo 20 5n e gc 9
luxury 1l y d 1q b 1r b 21 a 63 d et 8 i8 y mn 26 n7 9
luxury_picnic 25 et 8 i8 w
lvt 28 1x y
ly 1r e h 5e c ai e
lymph 28 e 8 en 7
lyon 1g 1u 8 7v a c9 c fn 8 jv a mm a
lyon_lil 28 mm c
lyric 1w gu 1f
machin w 16 t 18 1a 1p 7 1z 8 22 m 28 b 2b f 2c i 3c m 3k a 3n i 3o 11 3z 1i 4t e 56 10 64 8 66 25 6d o 77 c 7j i 7p 9 7q w 7u h 7w 9 7y 14 87 b 8x y 8y 15 aj 1k al 7 ao d au p ax 7 ay 23 b1 u b9 6 c1 7 c6 18 c9 k cg 11 d4 q d7 1p d8 h dd e er 9 f5 l fc h fq 9 ge d gt d h3 f ha e hz m ic a id d j8 d lk j lo f m5 t m6 1e
machin_book 25 cg d
machin_br 28 22 e
machin_break 20 7w 9 m6 b
machin_broken 22 66 a
machin_build 1u 77 k 7p g h3 a
machin_cannot 28 d8 k
machin_clean 22 56 c ic k
machin_cod 28 cg d m6 f
machin_deal 25 66 8
machin_driv 28 d7 i
machin_dry 25 ay 10
machin_duvet 25 ay 15
machin_fair 28 d7 e
machin_fault 28 m6 k
machin_fil 28 3z c
machin_food 28 c6 j
machin_fre 1z aj c d7 7
machin_fresh 28 3z t
machin_help 25 id e
machin_hir 28 d7 8
machin_hom 25 3n b ay 8
machin_insuran 28 c9 a
machin_itself 28 m5 c
machin_las 28 18 x
machin_learn 1z f0 d f5 11
machin_list 28 8y f
machin_litr 28 22 e
machin_manual 28 hz x
machin_now 28 d4 6
machin_ord 25 8y b
machin_own 20 3o b 8x n
machin_pag 28 h9 f
machin_part 1v 7q c 8x o
machin_plan 28 au c
machin_play 28 gt f
machin_plus 25 1p e aj f
machin_print 28 7q e 8x a
machin_project 28 2c 9
machin_read 28 f2 8 hm d
machin_rent 28 g 8
machin_rental 25 7y d
machin_repair 22 66 13 c6 h j8 b
machin_sel 28 28 8
machin_servic 1v 66 b c6 9 m6 7
machin_shar 28 7y d d7 w
machin_shop 1z 7q g 8y h
machin_show 28 8y i
machin_sit 28 2b e cg m
machin_smal 25 aj d
machin_stand 20 3o e
machin_stop 1x 66 i m5 c m6 a
machin_test 28 56 b
machin_transla 28 7j r
machin_wash 25 ay g
machin_women 25 16 a 28 d id b
machin_work 1z fc q
machin_worksho 28 6d e
machine 1w 7y q d7 20 m9 b mc d
machine_farm 28 d7 i m9 a
machine_ring 28 d7 z
macram 28 4y c b5 a
macramé 28 le t
macro 1s 88 x 9q e cw 12 di b
mad 1s j9 9
madagas 28 8h k if 9
madrasa 25 15 k 5w h
madrid 1i 7g d 87 a 9j d gi 9 gs 7 j9 b m0 b n5 8
maga 28 lh m
magazin 1l 30 b 3n e 6m 9 b6 8 f9 k fa g fc a fg c fj 39 fs o k9 9 lx f
magazin_women 28 fj v
magento 28 h1 i
maggot 28 d9 k
magic 20 b8 o
magnesi 22 7 1w 9 g
magnet 1r b 6 3k e 6c 7 bl 12 fq 1m k7 a
magnet_hidden 25 bl u
magnet_instead 25 6c 7 fq r
magneti 1u 4l 7 bl e fq 1k n6 v
magneti_button 28 fq s
magneti_wallet 28 n6 h
maharas 22 ls 8
mahjong 28 5u l
mai 25 aw 8
maid 1w 94 7 bw 12 j9 17 kr d
maida 25 86 7
mail 13 1r 8 2t 8 2w 9 6j 8 6l 9 7k e 7m b 8e k 9h 8 a8 7 ad j b3 a b7 8 b9 z ba 9 bb r bd x di 9 ed a ei e f3 f f7 1v fs f fu 7 gt h gx k gz 1e ha d hb o hc 8 he a hg n hi e hk j ht 9 hv 1e hz f in e kv h l3 a l5 9 me d
mail_assista 28 1r 7 f7 d
mail_attachm 28 hm d
mail_box 22 8e t fu b
mail_cal 25 hg y kv k
mail_client 28 f7 e hb 9
mail_daily 28 2t e
mail_draft 25 f7 j
mail_hom 28 b3 8 fs 8
mail_list 1w 4d 9 gt c
mail_ord 25 ba e gt b
mail_phon 28 l3 d
mail_sam 25 bb g
mail_text 25 hi d hk u
mail_tool 28 l5 8
mailbox 1p 74 d af a ha 9 hc j hg i hx a l0 g me 9
mailing 28 mu 9
main 1b 1o f 3c 17 3q a 3t a 8w b 9n c da 7 kh a
main_allerge 28 3t e 84 9
main_car 28 a2 b
main_deal 25 1o k
main_pip 22 3c 1g
mainlan 1x 20 9 bj 7
mainly 1n fv c
maint 22 7h g ce e ks q m6 n
maintai 1t 58 a by d de q gq j h6 s im g
mainten 1b 1q b 1u 9 33 h 36 a 58 u 7b d 8x f bv 8 by 9 cd 1m gd a ge b ha a j3 1a ka g kq 1f ks 14 l3 i l4 11 m6 1j
mainten_app 25 33 d 36 c j3 k
mainten_bil 25 l4 11
mainten_calenda 28 ks e
mainten_company 25 cd d
mainten_contrac 1z kq p
mainten_history 28 j3 d
mainten_includ 28 1q 8
mainten_plan 1w j3 13 m6 c
mainten_remind 25 33 d
mainten_repair 28 58 d
mainten_request 25 l3 o m6 b
mainten_softwar 22 cd x ks l m6 z
mainten_system 28 cd 8 m6 k
mainten_visit 25 cd d kq r
maiz 1v g4 b ib b k4 a m9 d
major 20 l5 g
major_donor 25 l5 d
mak w 8 7 18 n 21 d 24 8 2u 8 3l 9 4e x 4h 17 4k i 4p l 4t a 4z b 5c 7 5g h 5x c 68 g 6l d 7a f 7p p 7q f 82 b 8d 7 8h 8 8v 8 8x a 8y 9 b3 a bg t bt s d9 a df 8 fe f fh e fi 8 gr 7 hb a i6 t ia c id f jd 25 jy k k5 a lb h lc c le p m6 8 me c mi i mv 9
mak_app 28 eb f gp c
mak_apply 28 jd g
mak_bak 28 id d
mak_build 25 m7 a
mak_clas 28 le 8 lg f
mak_first 22 7p c
mak_hom 28 4t 8
mak_licens 28 jy c
mak_local 28 gj 9
mak_market 1v 8 9 i6 a
mak_marketp 22 4z 8 bc 8 jd r jo a
mak_onlin 25 4w 8 68 a 7a e
mak_ord 25 82 g
mak_own 1t 4h a 7k 9
mak_period 28 6 a
mak_practic 28 aa c
mak_prob 28 d6 7 mf 9
mak_report 28 f3 9
mak_sel 22 jd e
mak_smal 1z k7 e
mak_spac 25 18 b 5x d
mak_tap 28 em a
mak_th 28 le f
mak_tool 25 1g b cg a hb a
mak_upload 28 jd h
mak_worksho 28 le 8
makeov 22 53 e 59 i c5 g dl b
makersp 25 18 18 4e k 7q 9
makeup 1v 3 1a 4 e d f 10 i 4o c en 9
makeup_brand 28 3 u
makhani 28 cr t
mal 1e 2s 7 5n h 7a t em a it e lm f mg a
mal_fertili 28 it h
malaria 28 av y
malaria_test 28 av r
malawi 25 8w c
malay 1z o d 3k 8 af g
malay_indian 28 o b
malay_tamil 28 af e
malayal 25 5d 7
malaysi 1n 5l 9 75 8 78 c cr j
mali 28 bn i
mallorc 1v 44 9 58 b nd 9
malmö 1w 2d 9 8l d
malprac 28 w 7
malt 1x 99 10 ls n
malt_stock 28 99 j
mama 1s 2l e 6f c je g
man 1a 3k a 56 9 8r n c2 h dm f ej b fx s hl 8 i1 c j8 c md 9
man_speech 28 dm b fx 9
man_van 28 c2 o
manag v s a 11 8 1c f 20 8 3c e 3l 9 3y c 50 d 51 p 74 9 75 9 76 b 77 e 7b d 7g e 7k y 7n x 7u c 92 s 95 d a5 b cl a dl b dm e dq h dt 9 eg 9 ew b ez 9 f2 j f3 o g3 7 g9 m gj a h2 c hd e hj b hl h hp r hq y hr 9 hs a ht o hu c hv 6 hy e jc 8 je o ka a kf 9 kn o ko p ks 9 l3 14 l4 l l6 e l8 1j l9 14 lu 7 m7 i mf 9
manag_agent 28 kn a
manag_edit 28 l6 d
manag_event 20 ew a
manag_hoas 28 l4 9
manag_holiday 20 51 f 92 h
manag_hospita 28 hq g
manag_hous 28 jc a
manag_look 28 je h
manag_members 28 1c f
manag_messag 28 l3 a
manag_money 28 s c
manag_monthly 28 7k p
manag_must 28 f9 b
manag_nairobi 25 dm a
manag_read 28 dl 6
manag_rent 28 kn d
manag_repair 28 20 e kn d
manag_restaur 28 md c
manag_ring 28 7l e
manag_school 28 hp c
manag_see 1w hl d l9 f
manag_send 22 50 d
manag_spend 22 hr a
manag_stay 28 51 h
manag_subscri 28 g9 c
manag_tenant 25 kn c l3 a
manag_tick 28 hq l
manag_train 28 l9 d
manag_unit 25 l3 9
manag_visit 28 je p
managem 18 1c c 1j a 1k 11 20 8 51 s 72 m 76 b 92 b 95 r 99 m 9a h ch r ci b cj p cl 7 ew d f7 7 fe a hi i hl 13 hs b ht 8 hv f i0 m i5 a jz y k0 13 kf p kn 10 kq e ks h kv k kw p l3 10 l4 u l5 g m7 o
managem_company 1r l3 p l4 m
managem_fee 28 i0 d
managem_phon 28 95 f 99 d
managem_program 28 1k l
managem_softwar 1k 1k f 72 e 95 h 99 d 9a h ch h cj g hi d jz r k0 w kf g kn j l4 c l5 e
managem_suit 25 1c a ko a kv 9
managem_system 22 8z c cj 8
manches 1h f 8 30 c 5r c
mandari 1u 6z m af l dx f gy d kv 8 lj g lk 8
mandat 1u 6p u g9 u gc 8 kw i ky 8
mandato 20 hh j l9 k
mandato_train 28 l9 h
mandazi 25 3o 8 4u i
manga 25 ex c fk 13
mango 1r 1y b 3v d 3w f 4r a ar e lr f
mangrov 20 db 1a if 12
manicur 1r d 20 10 c en 1z n7 g
manicur_hom 28 d r n7 a
manicur_lash 25 en d
manicur_pedicur 1x d x en v
manikin 28 11 q
manila 1j 7m b
mantel 28 4k m
mantra 28 5j c 9m f
manual 1g k k 33 17 5r p 7e 9 7j n bk d f3 k gx c h3 18 hn f hz 1r jr 9
manual_drawing 28 hz r
manual_pag 28 h3 a
manual_therapy 25 k g jr b
manual_warrant 28 33 u
manufac 1c 7 9 3d b 4g b 7i a 7o o 7p h 7q 9 8u k 8y 1j c6 9 da 8 de 9 h1 8 hk g j8 u m4 f m5 9 m9 c me a
manufac_says 20 8x 9 c6 a
manufac_staf 28 7o h
manur 22 da 1m
manuscr 28 6y 1c
map x 1m f 2z z 30 r 35 u 3b c 3g 8 3k 9 47 8 5l 8 5w c 6h 17 6m y 9w 9 ae q ai 9 bf 12 cj i ck 11 co d cy a f2 8 ff 8 gf b gl f h9 j ht b j1 1m jb c ji h js b ju n ka c kb d kc i ke b kf r km 8 kq c kt 9 mb p ml f n8 9
map_area 25 h9 e
map_arrival 28 j1 h
map_berth 25 cj s
map_dat 28 jb g
map_fil 28 2z a f9 9
map_fre 22 co e
map_gigs 28 30 w
map_list 28 f2 f
map_own 28 6m d ke 6
map_permit 28 bf w
map_pitch 28 ck d
map_post 28 bb 9
map_report 28 ju d
map_restaur 25 6h r
map_review 28 6h 9 6m 9
map_rid 22 81 8
map_right 25 kf f
map_servic 28 6m 9
map_short 28 30 g
map_sit 28 mb c
map_technic 28 kq i
mapl 22 8f e cp n
maps 1f 35 1d 70 i 7g e 93 a bb i bf d bp i dh q ff 9 hm a io 8 ke o kf o kt n mb a n8 e
mar 22 2t c 5s 9 ki e
marathi 1r 9m c c5 c jb c
marathi_hindi 25 c5 c jb c
maratho 1r 9p 1n dv s i4 1e ji e
maratho_fun 28 i4 p
maratho_run 28 ji e
maratho_train 28 9p q dv 9
marbl 1z n e 1x c 5d e b3 9 bl j
march 1g 7f j he 8 ic c l6 c
marco 25 1r j
margari 28 d2 h
margin 12 21 8 7r 7 h5 g m2 d mt d
margin_product 22 h5 f
margina 25 hm f id k
margina_women 28 id g
maria 1f 1l 6 2l 9 47 8 95 a fb b k0 b
mariach 28 ew b
marina 1w cj 2p
marina_berth 28 cj a
marinad 28 cr l
marinat 22 as p
maritim 28 9h 9
mark y 4 7 1f z 2t 8 4o 9 5o 9 6w h e1 11 gp 7 hc 8 hj x i4 j i6 j im 8 ir e iz 9 jz f ki e kl 1o m5 l
mark_answ 1z e1 h
mark_claus 28 hj m
mark_comment 25 e1 7 kl t
mark_complet 28 lc c
mark_cours 25 i4 u
mark_empty 22 kl 8
mark_essay 28 e1 d kl i
mark_hand 28 kl c
mark_mistak 28 6w e
mark_pitch 28 i6 n
mark_read 28 hy 7
mark_reason 22 kl d
mark_risky 28 hj u
mark_sam 25 kk 8
mark_slip 28 6w f gp 7
mark_spot 28 i6 d kc c
mark_suspici 22 1f 1f
mark_teach 28 kl 1f
markdow 28 im d
market u 0 9 8 9 26 h 2v n 30 m 32 q 3d 7 3o b 3p l 3z d 47 g 4t 9 4u 7 63 e 68 7 69 a 6d 7 6r a 6s a 78 c 7a o 7g 14 7p 18 7x d 7z 9 82 m 87 a 8e b 8f a 8h 9 8i a 8l d 8r d a6 9 ao k aq 1e ar 1d as 7 ba 7 bd o br o cq b cr 7 cx s d1 q d3 6 d9 9 db 9 dd 9 df 9 ds c f1 b f2 y fh c g1 9 g5 d gk o gz 1h h0 9 h1 j ho o i6 28 jd i k4 o k6 w k9 o ke j l6 q lc 8 lg l lr 8 md 9 mq a mr c n3 b n4 8
market_agency 1z 7g 17 l6 x
market_automat 28 gz 11
market_brewery 28 3p a
market_buy 25 20 7
market_café 25 3s b
market_check 20 7p 19 fh f
market_data 25 k6 c
market_grow 28 82 f
market_hal 28 47 k i6 g
market_head 28 f2 d
market_indoor 28 ar o
market_lead 22 f2 a
market_manag 1z f2 v i0 d
market_market 28 69 b
market_morn 1z 44 c
market_offic 1x 3z i 7a a 87 9
market_onlin 1t 8 8 br 9
market_own 22 85 9 d3 7
market_pitch 28 aq c
market_pric 1x 87 9 cx e
market_report 28 l6 l
market_restaur 28 bd h
market_run 28 cx d i6 9
market_second 22 32 q i6 c
market_sel 28 aq k
market_shop 1p cx a
market_simulat 28 k6 w
market_sit 28 jd c
market_smal 1z 66 7 7g 9 gz o i6 b
market_squar 25 2a b
market_stal 1m 7a f aq 9 ar w as a bj 7 ho c i6 l kd a
market_sum 25 i6 u
market_team 1r ds h h1 a lc c
market_technic 28 1n f
market_town 20 gk i
market_trad 1t 63 d 6s d 7x d ho k k4 v
market_train 28 gk c
market_vegetab 28 ar b
market_visitor 25 aq d
market_walk 28 k9 k
market_wast 22 d9 i
market_women 1u 2v a g5 e k4 c
marketp 14 m b 1l 8 2n a 2p m 32 r 42 b 5o 8 5s a 68 7 6s k 77 15 7j 8 7l 8 7y a 82 t 8c 9 8t w 8u 9 9e 9 b8 14 bh p bq q bx b d1 l ea h eu f ev 17 f0 i fl a gn 9 gt 8 ho 9 ii w ij t j5 n j6 m j8 l ja o jd 11 jy 11 km 9 m2 1g m4 j mc w mg n mh k mi x mk i mo m mp f mv b n5 j
marketp_buy 22 5g 6 gt 8 jy 7
marketp_celebra 28 ij m
marketp_cheap 25 4g 9 n4 8
marketp_freelan 28 77 s
marketp_handmad 28 68 a jd f
marketp_list 25 5o d 8t c
marketp_liv 28 ea d
marketp_market 28 jo b n6 8
marketp_onlin 28 3e c bh a
marketp_own 22 8s 8 m2 8
marketp_plac 28 bq f
marketp_second 28 ii c
marketp_sel 25 b8 c m2 17
marketp_show 28 gn e
marketp_smal 28 ea e km e
marketp_teach 28 j5 q
marketp_used 20 ii l mo k
marking 28 gm 8
marmala 22 8f f lr 1l
marmita 28 cw w
marqu 28 er r
marque 1z b0 d er o ij g
marrake 25 1r 9 55 h
marri 1o u 9 fz u ik y iw 8
marri_coupl 1z u 8 fz b ik a
marriag 1n u n b0 m eb c i7 g i8 x ik g
marriag_counsel 20 u m
marriag_proposa 28 i8 s
marry 1p 42 b bf d i8 e
marseil 20 ej a gk a
marshal 1x dv h i4 u i9 16
marshma 25 5t 9 ct w
mart 28 4t b ao f
marta 28 76 d
marten 28 67 7 lu a
martial 1z h e 1c b fk 8 lh 1e
martial_arts 1z h b lh 11
masala 20 8m f cr q
mascara 22 3 z 4o 9
mash 22 89 d k2 f ls e
mask 1o 2 d 12 o 39 c 4o g 55 w 73 k gn c ia l kg g
mask_fins 28 ia m
mason 1w 1t 11 at s c4 f
mason_carpent 28 1t e c4 f
masonry 25 16 u
masonry_carpent 28 16 p
massag 1f e 2v n a x c 10 b 3h g 4m 1n 9w a aw 3k em 8 hu 11 i2 o jr z lj 19 mk a mw b
massag_cent 28 aw k
massag_employ 28 e g hu e
massag_facial 28 aw p
massag_gun 28 e c aw 7
massag_help 28 9w b
massag_hot 28 aw h
massag_hous 28 aw r
massag_near 25 e b x 8 aw i
massag_offic 28 e j hu e
massag_oil 25 4m d
massag_plac 28 mk c
massag_studio 1z e z x 7 aw 17
massag_therapi 20 e 17 aw b
masseur 22 e 1l
mast 1d 25 a 3k a 46 h 67 f 68 7 7k d as a cj k dj b e8 j ew 9 ia 6 j6 g le g li q ls c mi d mz i
mast_butch 28 as d
mast_incom 28 mz d
mastect 25 m j fq a
master 1z 25 13 jy i
masterc 20 10 e e2 1u
mastiti 28 1h f 9t 9
mat 17 4 9 g o 1k 6 2t a 2w 9 46 b 4v b 4y 7 8p i cz a f7 e f9 m jj g kv 1s l4 b
mat_deadlin 28 kv p
mat_dogs 28 jj 9
mat_fil 28 kv q
mat_minut 28 4 e
matatu 1x 47 g 5n h e9 8
matatu_stag 28 5n g
match w 3 r 7 8 13 n 14 a 1g p 1k 8 27 l 2f 10 2v a 4k f 4o k 4x f 5m d 5u c 5v p 6v r 77 u 78 q 7o l 7r 9 87 a 97 9 9d j 9u u b5 8 bm d bw e by 7 c4 1f eb 1c ec c ed 16 ef c et 7 ey l ff 9 fn 1b ft 6 gh 11 hc o i3 i i7 p ie 8 j6 10 ja d jk g jt n jz 9 k3 a k5 b kk 11 km 1r kn f ln 8 lw o lx g ly c m4 y mc a mm x mv b n6 a
match_again 28 6v 8
match_against 28 1g d
match_app 28 jt f kk f
match_bank 25 hc t
match_brand 25 7g d
match_commut 28 gh s
match_deposit 28 k3 c
match_family 28 5m g 5v j
match_firm 28 ha d
match_fund 28 k5 k
match_group 28 ln 7
match_load 28 m4 u
match_local 25 78 i
match_match 22 kk 8
match_ment 28 j6 p
match_next 28 i7 8
match_officia 28 kk q
match_oth 25 4k h
match_parent 25 5v g 5w d
match_patient 25 1g p
match_photo 28 3 f ly d
match_pupil 28 ie f
match_quiz 28 2h 7
match_report 22 kk h
match_right 25 u b
match_room 28 ed f
match_rout 22 gh 9 m4 f
match_send 28 mm p
match_sent 28 i7 r
match_sets 22 mv 9
match_startup 25 77 f 7r d km e
match_student 25 6v a fn g
match_study 28 6v e
match_tactic 28 14 h
match_train 28 9s d by e
match_volunt 22 27 f 2f s
match_young 28 j6 j lw f
matcha 25 3o a 8m f
matchma 20 eb 1i i7 1v
mateo 28 13 9
materia 15 1k i 1w f 23 e 29 9 2t f 3e b 3i a 4h x 4i d 4m c 4v a 5g 6 5t c 64 l 65 b 70 6 73 a 75 c 7g a 7q m 7t 9 at 10 bc 9 bs d df r ex 10 j5 z jo b kp l le a ly 8 mc w md g
materia_box 25 ex s
materia_build 28 1z 8
materia_colleag 28 j5 b
materia_curricu 28 j5 k
materia_fix 28 7g 9
materia_instruc 28 4h b
materia_saf 28 1w c
materia_sel 25 df e
materia_tool 25 4h r
materni 1o o k 6b d 6f 1y 6g c ah b cm n eo o
materni_cloth 28 6f 14
materni_wear 28 6f 18
math 1j q w 27 8 5o 25 6v 9 dz 2b j5 j kl f mv b
math_app 28 dz 13
math_gam 28 dz n mv d
math_test 28 kl c
math_tutor 22 5o x dz e
mathar 25 26 a
mathema 20 2t e dz 9
matine 28 gv f
matrix 25 1i g 9a k
matron 28 kj u
mats 1l g 13 19 i 4y w aw a bu u dt k er 9 lj p nc u
mats_stov 28 bu z
matterp 28 52 h
mattres 1n 39 v 3a k 56 1b bs 15 bu e lu b
mattres_top 28 39 d
matur 1v 3 d i e 4j e e7 7 eb f fn c
matur_women 28 i e fn c
max 1g 49 d 4b c aj d cn 7 ea k ji q jt 9 kk d
max_coach 28 49 g
max_dogs 20 ji s
maximum 22 47 l 4j 7
maya 1r 31 a ch 8 ck 9 cm b cn 8
mayb 1i 9o 9 by b
mayb_thirty 28 by d
mayor 22 hv e
mayor_secreta 28 hv c
maz 1z b1 m ib q
maîtr 28 7g 9 gy k
mba 28 e2 9
mdr 25 1k 8
meadow 1n 59 9 8m d 9b b 9j 17 d8 c i5 d jf 14 ls 6
meadow_dogs 28 9j a jf 8
meal 13 l r r 11 17 8 26 f 2u 1c 3p j 3q k 3y w 3z h 40 1a 44 d 5n h 5z 1r 6h 9 78 f 83 16 84 g 88 22 89 1e 8a f 96 t 9q 1t 9r 19 ac b al a cs a cv h cw 28 cy n d9 11 i2 r j4 n jn s jx 8 k2 l lp z m0 9
meal_activit 28 9r a
meal_add 28 89 g
meal_athlet 28 88 e cw b
meal_baby 28 89 8
meal_busy 28 cw b
meal_chil 28 88 e cw b
meal_cook 1z r g 3r 9 3z c 88 c
meal_deliver 1z 88 o 89 9 cw 16 cy a
meal_elderly 28 5z 19 88 e
meal_freez 28 89 f
meal_guid 28 l g i2 e
meal_hom 28 cw b
meal_keep 28 5z 9
meal_kit 20 83 1b 84 8
meal_kitchen 28 44 g cw h
meal_kits 25 83 u 84 9
meal_macro 28 88 e cw b
meal_meal 1w 88 e
meal_microwa 28 88 e cw b
meal_mov 28 5v e
meal_oil 28 d9 g
meal_old 28 5z 13
meal_pension 28 5z d 88 e
meal_plan 1t l i 2u 1d bp b jx b k2 h
meal_portion 25 jn e
meal_prep 25 88 z cw 13
meal_registe 28 9q q
meal_senior 28 5z l 88 e
meal_servic 25 88 a
meal_smal 28 88 g
meal_subscri 28 cw i
meal_superma 28 88 a
meal_supervi 28 j4 d
meal_weekly 28 cw b
mealwor 20 8j g d9 21
mean 15 15 a 6w q im z is c
mean_simpl 28 15 8 6w e
meant 1w 39 b
meantim 1z gr p hy 9
meanwhi 1g 1o c
measur z f a 1t 7 1u c 1v t 1x l 3b b 3h a 4h d 4u 8 4y l 4z f 52 h 5c 1z 63 s 65 9 69 g 6b 9 6c 1t 6g s 6p 9 7w 8 83 q 89 9 8x h 9e 16 9q 9 ah b b6 a c8 n cc r d2 f d5 c d6 9 db j is 9 jo u js 8 kp 19 ly 7 m8 8 ma 8 mb f mf f mh b mo a mp c ms w my j
measur_bottl 28 d2 m
measur_curtain 28 5c w
measur_cut 28 mv e
measur_ent 28 b6 c
measur_fit 25 5c 9
measur_floor 25 52 p
measur_hang 28 5c 9
measur_hom 25 5c h 6c h
measur_hous 28 c8 z
measur_humidit 25 3b e
measur_ingredi 28 83 d
measur_length 28 bf 7
measur_light 28 4z k
measur_link 28 my v
measur_oxygen 28 d6 c mf d
measur_part 25 4h h
measur_photo 28 6g i
measur_photogr 22 63 h
measur_plan 28 1v f
measur_pric 28 1x 8
measur_result 28 75 b
measur_roof 25 kp s
measur_room 25 1u c
measur_sel 25 mp c
measur_shop 28 6c b
measur_sit 25 6b 8
measur_siz 28 ms i
measur_spic 28 83 d
measur_suit 28 6c t
measur_tempera 20 d5 a
measur_twic 28 5c a
measur_upload 28 5c c
measur_use 25 9e f
measur_wal 25 kp y
measur_window 28 5c l
measura 25 8w 8
measure 1d l d 2n b 59 b 63 f 6a 9 6c j 6d 9 c5 11 cn 7 gf b gn f jo j mb p ms 9 mt j n1 b n2 9 n3 9
measure_photo 1w mb e mt 8
measure_taken 28 ms c
meat 1g 37 t 75 9 8f 8 8j 1p al 7 aq i as 1p cu 13 cw c cx o d1 f jn g lq 11 lz 9
meat_box 28 as 7 lq f
meat_eggs 25 d1 i
meat_farm 28 as f lq c
meat_fish 25 as 7 lq o
meat_fre 28 37 i
meat_milk 28 8j a
meat_substit 28 8j i
mechani 1a 16 n 1o 16 28 n 36 c 3l g 66 y cd 1i ch 15 d4 f da 9 el 1r gd 1m ge z ja 16 jv a mp y
mechani_car 28 ge e
mechani_drivewa 25 el v
mechani_empty 28 1o 8
mechani_hors 28 jv e
mechani_inspect 20 ja 1c mp f
mechani_key 28 3l d
mechani_mobil 25 gd 9 ge d
mechani_near 28 el f
mechani_shop 25 1o o
mechani_worksho 25 16 a 66 e
med 28 2p e ax c
medal 1z i4 1f mr g
media 1b m 8 2m 1h 30 d 52 h 5h 8 6t d 7g 1d dm h ds n ec c f9 a fa g fb 9 fc 8 ff 8 fg 9 fj 8 fk 7 gz a h0 1d h9 9 io t ju 8 k9 b ke 7 l6 d mv a
media_company 28 52 b
media_friend 28 30 b mk 8
media_graphic 28 ds r
media_group 20 ec a ed 9 jt 8 n5 7
media_kids 28 2m u
media_limit 28 2m c io a
media_pag 28 h9 b
media_post 28 h0 f
media_report 28 l6 a
mediat 25 dq b j9 8
mediati 25 2l a mx h
mediato 1w 2l s fn a
medic 25 8w p 9x j
medical 13 6 7 o 9 p e t j 1e v 1g b 2g j 3g c 4m 8 5o a 75 8 79 u 7g 9 7j 8 7k 9 81 l 8w g 9l c 9s 9 9w b 9x a a0 8 a7 m ai 10 ax b do 9 e1 i f5 k i5 d iq 1l is y it 8 j9 c k0 9 k5 h ly 9 md b
medical_advic 1z a7 c is a
medical_bil 22 k5 k
medical_check 28 kg 7
medical_cov 28 do b hs d
medical_devic 1i 9w c 9x 9
medical_dictati 28 1e a
medical_documen 25 1e d iq o
medical_hair 28 ly f
medical_history 28 iq d
medical_interpr 25 79 12
medical_jargon 28 is e
medical_let 28 is x
medical_pap 28 iq z
medical_passpor 28 iq p
medical_post 28 i5 i
medical_practic 1t 7g c hx a
medical_record 25 iq t k0 b
medical_rid 28 ai q
medical_silicon 28 4m d
medical_student 22 e7 9 f5 e
medical_supervi 28 ax 8
medical_supply 28 fp 7
medical_taxi 28 ai f
medical_term 20 79 7
medical_transpo 28 ai s
medicar 25 ah 8
medicat 1k 7 d 1d x 5v c 9x 1v a9 7 ac 11 av h d0 q iq h it y
medicat_list 20 1d g
medicat_plan 28 9x 1e
medicat_review 28 av i
medicin 16 7 7 r i t j x 10 z i 1i 1f 2w b 5v d 73 g 81 8 8w u 9x x a1 e a2 e av 1j d0 1q ic d iq 1a ir a it 9 iw 9 je 16 jk b jp 9 jq 9
medicin_baby 25 av q
medicin_deliver 28 a1 7 d0 i
medicin_door 28 d0 s
medicin_family 28 iq i
medicin_hom 25 av 8 d0 a
medicin_list 28 iq j
medicin_parent 28 9x f je h
medicin_remind 28 5v c 9x f
medicin_shop 28 av b
medicin_stock 22 1i t d0 7
medicin_villag 28 8w d
meditat 1t g h 9m 30 i2 17 ip j
meditat_app 22 9m 1d ip d
meditat_breathw 28 i2 v
meditat_morn 28 9m p
mediter 25 8n b
medium 1b 4q 9 60 a 6g j az a bj 9 by 8 ff 7 jo d lv a n7 8
meds 1z 1d f 9v a a2 k ac d ir 7 jl 9
medtech 25 f5 c
meet w f o i 9 17 n 19 a 1r e 27 17 29 b 2p e 2r 8 2s 7 4e k 5f 7 5k m 5m a 5q k 5u 8 7r m 7t a 80 12 9i b 9u 8 ak 8 c3 f dj l dt k du b dv e eb q ec z ed 8 eu f fg r ha g hq d hy 1k i7 l ih o ir 6 j0 b j6 e jh f ji a ke 7 kh d l4 m lw c
meet_airport 28 9i m
meet_client 25 f h i7 f
meet_friend 20 ak b ec m
meet_greet 22 1r l
meet_learn 25 17 g 5q g
meet_library 28 2p 8
meet_mentor 28 hq i
meet_not 28 hy 1g
meet_onc 25 27 h
meet_onlin 20 5q 8
meet_oth 1w c3 d lj b
meet_own 22 2r a l4 9
meet_plac 25 17 p
meet_point 1x 47 9
meet_room 1n 4e t 7t e 80 1f dt t kh i
meet_santa 28 2s c
meet_saturda 25 dv j
meet_singl 25 eb k
meet_sit 28 7r 7
meet_smal 28 f v
meet_train 28 gk 9
meet_tuesday 22 ih d li 7
meet_twic 1w 27 p 4b b
meet_ups 1k jh c
meet_video 25 9u 8 ih f
meet_weekly 25 5k g
meet_writ 28 hy v
meeting 17 u o 1r e 27 i 29 a 7p i ec l f7 m fa w ha p ht a hy 1j ih g ke a
meeting_school 22 fa r
meetup 1j 93 a
megabyt 28 9h a
mehndi 1z 41 9 eq d et a ev u
mehndi_artist 28 ev a
mei 16 2w 9 5m g bw 9 g2 d gh c hs a
mei_tom 25 41 9
meisn 28 12 u
melanin 1z m d 4j i
melanin_rich 22 m b
melanom 25 a8 f
melasma 28 ax j
melbour 1h 4d c 7r 8 b9 a lo a
melt 1r 8 l 23 c 68 h na 13
mem 20 9y b lc 9
memb w h h 18 w 1c 1q 1p e 2c 1s 2i 1c 2w i 31 9 3k 9 3v 9 3y 8 4e y 4o k 54 b 6l f 73 w 7d t 8d w 95 1z 9d z a3 b aj w b7 11 cj h cs 8 dm 9 dv e eb p ec j fa f fb f fc g fg 19 fi 11 fs 8 g2 f g5 1e gg q gm 9 gv v ih d iv k jh 1f jw h kg p ld s lz b m0 8 mj 9 ml d mz 8
memb_book 1x 1c e fg i gg d
memb_borrow 22 2c 17
memb_buy 22 2i b
memb_card 25 7d b
memb_choos 25 b7 e
memb_circl 25 a0 7 jh d
memb_club 1z fi a mz e
memb_communi 28 9d h jh a
memb_contrib 28 a3 d g5 h
memb_directo 25 jh a
memb_dues 28 95 u
memb_equipme 28 kg q
memb_excel 28 95 9
memb_fees 25 95 g
memb_fil 28 ab a
memb_finish 25 fg c
memb_fre 28 ec g
memb_hom 28 2c g
memb_know 1x fi 8
memb_list 1x 9d k fi 8
memb_liv 28 31 a
memb_look 22 gg h
memb_mark 28 4o g
memb_open 25 7d s
memb_oth 28 jh 9
memb_own 25 2i c lz a
memb_paid 25 95 f
memb_pay 1r fi 8 g2 b
memb_pick 28 3y g b7 e
memb_post 22 fi l
memb_practis 28 dm i
memb_push 28 6l d
memb_read 22 fg 1c
memb_rehears 28 gm b
memb_remind 25 2w m
memb_report 25 cj b
memb_reserv 28 2c b
memb_see 1z b5 6 fc f
memb_shar 1x j2 d
memb_stak 28 iv o
memb_swap 28 b7 i
memb_tap 28 7d g cj c
memb_tel 28 73 c hr d
memb_train 20 dv 9
memb_updat 28 7h 8
memb_use 20 18 h
memb_vot 1v 2i e gv 9
members 13 f c g c h d n b 18 p 1c 15 1p 8 4e g 95 q aj q aw g du 7 dv f em 8 fa b fi 22 jg 7 jh 10 jj 8 ld c ln 8 mj 1c ml h
members_book 28 mj e
members_empty 22 4e a
members_group 28 jh r
members_gym 28 f b 1c e
members_near 28 18 j mj 9
members_network 28 jh n
members_platfor 28 fi 1e
membran 28 1w y
memo 1z hz h im 19
memoir 22 6y c eh 19 mx l
memor 25 5i b 6w d gp l
memoria 1t 5h 1s 5i t ci 8 ei h
memoria_candl 28 5h 9
memoria_websit 28 5h o
memoris 1v 15 s 6w 1i 7i 8 gp b
memoris_quran 28 15 b
memory 1c r r 1n c 34 m 5h u 6w f ab 1q cg 8 eh y ek p fr 1l gp 7 h7 b hg k ik j ir 9 ix 6 mw o
memory_car 25 r c
memory_clinic 25 ab t
memory_gam 28 fr i
memory_jar 28 ik i
memory_los 1x r k ab u fr 19
memory_present 28 mw o
memory_read 28 ek a
men 12 b x 1b 8 27 9 2x 8 4j 7 5k 9 60 r 63 c 65 6 6c h 6d 7 6g z 7e d ap n ax d bc h em 10 fp 14 fx d i7 e ig e ih n iw 8 lk a lt c ly d mt a n0 k n3 k
men_beard 28 b 6
men_boys 25 em e
men_buy 25 n5 b
men_circl 28 ih y
men_fath 28 fx c
men_good 28 bc b
men_offic 28 ap d
men_part 28 7e g
men_prostat 25 fp g
men_sweden 28 n0 6
men_van 28 lt k
men_women 1n b 8 60 f 6c a i7 f
mend 1i 1n d 2b 29 2n p 63 f 66 a 67 b 6c e 7w 13 bc i gd b gr 19
mend_cloth 28 2b f 67 c
mend_replac 28 7w f
mend_saxopho 28 gr o
mendoza 25 7e f m9 9
menopau 1n 3h d 9s 2p jh a
menopau_app 28 9s s
menopau_clinic 28 9s m
menopau_special 28 9s d
menopau_symptom 28 9s 17
menopau_women 25 2 7 9s c
menstru 22 6 1n 9s f
menswea 22 60 g ap w b6 f
menswea_stor 28 ap r
ment 25 j6 1p
mental 1o u b 11 b 14 b 1e i 2w w 9v u dz 12 hu 10 il f ip w j0 k
mental_arithme 28 dz 15
mental_health 1u u a 11 9 1e b 9v l hu t ip i
mental_load 20 2w x il e j0 j
mente 28 j6 l
mention 1r f2 27
mention_brand 25 f2 1b
mentor 1e 27 2k 28 t 2e 17 6r 9 dj e e0 w e1 9 e3 l e8 n hq e j6 3i kk 9
mentor_company 28 j6 b
mentor_empty 28 27 9
mentor_field 25 j6 k
mentor_first 28 2a 9
mentor_learn 28 2e a
mentor_program 28 27 s j6 b
mentor_set 28 j6 i
mentor_student 28 27 e j6 b
mentor_teenag 28 27 w
mentor_work 25 j6 d
mentor_young 28 27 1i
menu 15 2j f 2u 10 3n c 3p e 3q 1j 3r v 3v 8 3x n 3y z 40 f 44 z 45 l 5z a 7s 8 83 b 88 i 8j b 8o d 8z g 90 9 98 1c 9a 1b 9q c al j cv b cw h cy x ds w es d f0 a gy e h9 f jn i lp w ls 7 mv 9
menu_agr 28 44 9
menu_allerge 20 9a d
menu_chang 1x 3q a lp n
menu_cocktai 28 es 7
menu_dish 20 3q g 9a o
menu_guest 22 8z c 98 f
menu_ord 25 cy e
menu_photo 22 h9 g
menu_real 28 44 e
menu_shop 25 2u e 9q i
merch 1s 6e 1o fi h mz o
merch_fans 28 6e e fi a
merch_stream 28 mz c
merchan 1f 6e l 6m e 7f c 81 g 8d d 94 a at j fi 8 ho 1u la m mg n mz b
merchan_accept 28 ho t
merchan_sets 28 la d
mercury 28 4j f
merely 1z ad 8
merg 1u fz 9 h6 d kc l
merino 1v a e 6d q 6f e 6g e b5 b n1 d
mermaid 28 3t 8
mes 1r 4e e 8y g
mesh 1u 67 h 6a d 7k g c0 q lu m n1 8
mesothe 28 ax r
messag s 1a b 1b g 1h e 1k 8 29 c 2l 14 51 k 5j c 7m 8 8z a 91 13 92 13 96 z 97 i 9x f a0 f af x cc c ch d cl 7 d7 d dx a eb d ev 9 fy 9 gy d gz v h2 i h9 d ha u hk 8 ht g j1 e j4 b jz b kj e l0 o l3 12 mu p
messag_approv 25 l0 b
messag_arrival 28 5w 9
messag_ask 20 h2 e
messag_card 28 mu 8
messag_channel 22 l3 g
messag_check 28 51 m
messag_clean 28 92 l
messag_email 28 l3 d
messag_explain 28 fm 9
messag_first 22 eb d
messag_fre 28 78 9
messag_guest 1p 92 b
messag_half 28 kt 9
messag_job 25 dx e
messag_let 22 93 c
messag_link 25 af l l3 c
messag_login 28 ht h lb e
messag_mov 28 c3 8
messag_own 1u d7 e
messag_pap 20 1b 9 97 9 cl a
messag_parent 1x 5s 8 96 d kj 8
messag_pay 22 8z e
messag_photo 1z 96 e h9 b
messag_pric 28 6k j
messag_print 22 mu 11
messag_thread 25 2l g
messag_wait 22 2l 7
messag_weath 28 97 9
messeng 1z 2l 9 64 t c9 g n4 p
messeng_bags 28 64 r
messy 1u bp g ex f lj b
messy_play 28 ex 9 lj a
mestr 28 lh a
met 18 v 9 37 f 3c i 3f o 5m d 6p e 6t d 9r 15 ah 9 c8 a cj l ck m d6 e d7 p dc 9 dd x gj k ic 8 kn f m7 22 mf c my d
met_build 28 m7 f mf c
met_data 22 6p e c8 e dd a m7 d
met_person 25 5m c
met_read 1z ck j
met_reading 28 l2 d
met_show 25 3f j 9r d
met_wait 28 cj g
meta 20 f1 d h1 f l6 9
metal 1f 3 d 9 b b 11 18 12 1w c 23 9 5g 6 68 m 69 9 7q w 8y w c0 a mc e
metal_cas 28 3 h 9 e
metal_razor 28 b l
metal_roof 28 1w b
metal_shop 20 18 g
metalwo 28 dd f
metalwo_cold 28 dd b
meter 1z 5a a 8b d ck f
meter_contrac 28 ck 7
methi 28 85 f b4 j
method 1j 2k a 3u b bj a db f e6 17 jm i
metr 16 1x j 45 a 4f a 4z 8 5s 9 7x a 8t g 9b b ao g az 10 b0 9 c3 a cj 7 da 7 df c gl 9 go a i6 e i9 9 jf 7 kr c lm i lw i
metr_acces 28 az i
metr_floor 28 1x b kr d
metr_high 28 jf b
metric 25 c5 a fw 8 l6 8
metro 1p 8k 7 aw a
mexican 1v 4p d 8c 9 lp 8
mexico 1f 4p f 9r 7 g5 9 jd 9 k1 9 lf b
mexico_city 1x lf c
mezcal 25 ls h
mia 1h j 9 q 9 12 8 4x 8 5y 9 am 7 dy 8 ex 9 hr 9 jt 9 mt 9
mic 1t lu 1t
mic_remov 28 lu l
mic_visit 28 lu a
michiga 22 4n 8
micro 1i q l 2f e 2g d 3f m 3z n 41 m 4s e 6u v 76 s 78 y 7u b 9o c a3 a ev e g1 b g4 13 hq f k4 k l9 b
micro_influen 28 78 q
micro_invert 28 3f q
micro_lesson 20 6u i 76 u hq g l9 c
micro_market 28 3z s 7u d
micro_school 28 q p
micro_wedding 25 41 p
microbr 20 8q 1m
microch 25 js d ju d k8 e
microfi 1u 72 t id a k4 l
microfi_lend 28 id 9
microgr 1v 82 f b4 1b d3 1z de c
microle 20 6u e 76 1d l9 f
microle_app 28 76 t
microne 28 ax l
microph 1j 1e f 25 s 39 a d5 c e4 b fx a i1 l jw c m6 b ma a nb k
microsc 20 q e 2b 9 ad f
microso 20 1n u di d
microwa 1z 3i 8 88 g cw 15
mics 22 25 g dr e i1 9 ma d
mid 19 74 9 7n e 94 8 bh q cy b dk d dl 8 g6 c gv 9 hj b hw 8 k9 a mr b
mid_car 1z dk g
mid_century 1z bh v mr d
mid_siz 1e cy 9 hj 9 hw 7
mid_wal 22 gv b
midday 1z 9x g ji 1p
middl 1e 5p f 9b c n0 8
middl_eastern 28 5p c
middlem 1u 6d 8 d1 n
midlif 28 dk e
midnigh 1e n b 2m 9 3u 7 ao d
midsol 28 67 s
midweek 1w gw b mh d
midwest 1z ah 7
midwif 1n o 18 4v k 9r 8 9t 2g cm 1o ix b
midwif_design 28 4v f
midwiv 1k a a o w 2k b 4v n 6f f 89 b 9t 1h cm 3d
midwiv_birth 28 9t 8
midwiv_visit 28 o f
might 20 48 9
migrain 1s 3h e 9w d ac 2n
migrain_suffer 25 ac a
migrant 1i 28 h 2d f 6n a 9i n g5 d g6 t je d lp k
migrant_job 28 28 c
migrant_parent 28 je f
migrant_women 1z 28 b lp l
migrat 1z 1k 9 h6 g
migrati 1x my g
mil 13 18 9 1k f 1q a 4y 8 6l a 7q j 7w 8 85 b 89 8 8n 7 8x j 9f a bs 8 c7 8 cq a d9 8 gk 9 ju 9 kj a kt o m6 l mc j
mil_lan 1j kj b
mil_road 28 gk 9
mil_sawmil 28 m6 a
mil_tiruppu 25 mc e
milan 1w d 9 c1 7 g3 7
mild 1l 9 g b 9 4l c 4n 9 83 c 8e e 8f j 8i 8 8m 8 8n a cr g cs a
mild_smoky 28 8f 8
mileag 1l 1q b 36 w dn l g8 b hd 1e ja q ks x
mileag_daily 28 hd j
mileag_deducti 28 dn e
mileag_hidden 28 ja 9
milesto 1p c4 g eo j hb e ix 16 iz w j2 e
milesto_photo 28 eo a
militar 25 dl e du 10
militar_styl 28 du u
milk 17 0 s 2v h 3o f 3t b 3u 1g 3w 10 48 k 4s 28 4u m 7d l 7u y 84 e 8e s 8h d 8j i 9a 8 9y 9 ao 13 av c ca b cr b h5 a ib l ix 7 lz w ma e md c
milk_bread 22 ao 16
milk_eggs 28 ao c
milk_goat 25 ib m
milk_local 28 4s h lz e
milk_morn 25 3o d 8e g
milk_powd 28 4u d
milk_pres 28 4s s
milk_pric 25 h5 d
milk_sel 28 0 d 3u g
milk_tea 28 3w r
milk_vitamin 28 av i
millet 1z 86 c 89 u cp 1b
millime 22 1v 8
million 1c 78 b 7p a bf 9 f1 a k5 a
millise 22 hn t m5 b
milo 20 y 9 1h b 3u 8 5i b
mimi 25 z f jk c jq i
min 19 54 c 6x b 75 9 9d b 9m b 9r 8 9z a di d dt b dy f ep 9 j5 b
mina 1x 3s 9 en 6
minc 1v 5z f 8j 13 jn e lq c
mind 1b 2r a 37 p 5m h 70 g bp b iu b jk a lh c
mind_maps 28 70 m
mind_stay 28 jk e
mindful 1w 9m 1u i2 c io e iw f
mindful_unlock 28 io d
mineral 1x 4 1q 9 e 22 c cz 9
mineral_filt 28 4 d
mineral_sunscre 28 4 1b
mineral_wat 28 22 a cz 8
mini 1h 1u m 4o 12 4t 7 5y e 7d a 7y t ao 16 az f b1 h de x eo 9 er 9 if 9 jg 15 jx a ky c
mini_excavat 28 7y u
mini_golf 20 b1 9 jg 15
mini_grid 28 de 14
mini_market 22 7d b ao 14
mini_mart 28 4t 9 ao c
mini_split 28 1u r
miniatu 28 3e l
minibu 1w 1q e gk 2m
minibu_villag 28 gk u
minibus 22 4a f
minigol 28 b1 c jg a
minimal 28 4j 8
minimar 22 ao m
minimum 14 82 j 8s b jd a m2 9
ministr 1l 7j a 8w j ey 14 jz 7 ki b
minivan 25 1r t
minneap 25 gw 8
minneso 20 lv 7
minor 1j t b kz g
minor_work 25 kz h
mint 1s 9 e 4l b 8m 9 8p 8 aw c b8 b d3 8 na c
mint_tea 25 aw c
minu 1s 7e e 7x u 8u d ag 9
minut 10 4 c 7 9 1s c 3h 8 5j 9 5q i 6t e 6u 1d 6v b 76 q 79 a 7i j 8y 8 9h 8 9m j 9o w 9s 8 9v n 9w k a0 8 bn 9 cx a dz d e4 j e5 i eo e ew b fd a ff 9 fl 8 g4 a gu f h4 d h7 d hb h hv a j7 n k1 b k6 e kt l l9 p mk j
minut_cal 22 c5 b j7 b
minut_convers 28 5q e e5 g
minut_discoun 28 mk f
minut_exercis 28 9w j a0 8
minut_first 25 af 8
minut_lesson 1t 6u 1n 76 p k6 a l9 10
minut_money 28 fz b
minut_questio 28 7 h
minut_quiz 28 6g 8
minut_session 28 j 8 dt d
minut_slot 28 eo p
minut_step 28 9z d k6 d
minut_suggest 28 3h 7
minut_summary 25 6t j 6u q
minut_talk 28 gu d j7 h
minut_tim 28 6v k
minut_video 20 76 e hq f
miracl 25 a4 8
mirror 1h c l f b i d 43 d 4k 28 ap p be c em 8 mt 9 nc e
mirror_shout 28 f c
mirror_vas 28 4k b
mis r 1a p 1d a 1f d 1i a 1k 9 1w b 4p 8 70 a 7f c 8v 8 9p a a3 b b7 9 bb b cf 9 cg 9 d5 b e7 h ey c f2 b fa 9 g4 a g7 b gy f hc a hi 9 hj c ju 1e k5 d kd k kl 8 kv c kw i l2 9 l7 y lk 9 m5 k ma 8
mis_animal 22 ju s ll 6
mis_appoint 25 1a h
mis_back 28 7t 9
mis_cal 1s gy n
mis_check 25 cf d
mis_clas 1x 70 c
mis_deadlin 22 kv 8
mis_detail 28 1k b
mis_documen 1z kw v l7 m
mis_dogs 28 ju l
mis_item 25 l7 c mg 9
mis_label 28 h8 d
mis_lesson 22 29 c 5p 8 5q d
mis_ones 25 g7 d
mis_open 20 ju b
mis_part 1p 16 b 4h 9
mis_pets 28 ju d
mis_piec 1z b7 e
mis_plan 25 e7 c
mis_play 28 ml f
mis_reading 25 kz e
mis_receipt 28 hc e
mis_school 25 6 7
mis_smal 25 1f 8
mis_test 25 h6 d
mis_til 28 1w q
mis_visit 22 1a g
miscarr 1z 5k o ih i it c
miscarr_group 28 5k 9 ih a
miscond 25 74 1e
miscond_report 28 74 d
mislead 28 f0 9
miso 25 8k u cr c
misprin 28 m5 9
misread 28 jw f
mission 1v 37 7 4i 9 7h g 7p i 8w 8 ah c g0 7
mist 1w 4o c ar e na x
mistak 19 6l g 6r o 6w a 75 b b6 9 ci f dz s e2 b f9 b fc 8 g8 8 il 9 kl i li a
mistak_far 28 6l m
mistak_hurt 28 ci a
miswak 28 4l q
mithai 28 ct j
mitos 28 1f d
mittels 20 77 9
mitzvah 28 15 s
mix 10 2 o 3 a 6 8 8 8 q p 1e 8 25 1b 2c a 3v 8 4r 8 4u 23 5f 8 6a 7 6z g 84 g 85 a 89 9 8a c 8c d 8d d 8g i 8l p 8p 9 8r 9 at e c1 7 cp k cs i ct h cu c d2 15 d9 9 dr k es e ez 7 g1 8 i1 j i3 a jy f ks a ld 8 ln 7 lq q md 9
mix_add 28 cp d
mix_age 1z q 12
mix_bottl 28 d2 9
mix_box 1u 8r 8 lq 10
mix_coupl 1z 6z i 8c e
mix_electri 28 ks i
mix_engin 28 jy l
mix_farm 28 d9 7
mix_fil 28 ct c
mix_flour 28 4u g
mix_gluten 28 4u d
mix_intro 28 dr k
mix_master 22 25 q jy 9
mix_match 25 6 b 2x c
mix_pack 20 8g e fp a
mix_pap 28 4u u
mix_sam 28 25 h
mix_smal 28 8 f
mix_song 28 25 i
mix_volleyb 28 i3 h
mix_wash 28 2 e
mixolog 25 d2 p es j
mls 28 52 q
moan 25 d5 9
mobil 14 c t e f n a p e 1m 9 1x 7 29 j 2c a 3o b 57 8 5t 9 69 9 6j b 6p y 72 s 7s d 9h t a3 d af 9 ao s bd g c7 8 ce a cv b cy 9 dx b el 15 es k ff u fh 9 fi 9 g4 g g6 9 gc b gd v ge w h7 k ho 12 ht d i1 c ic g ji 9 jj 8 jq u jr d jx n k3 a k4 y kq d l5 j lb d m4 8 n6 e
mobil_app 22 1m e ce g ji d lb g
mobil_backend 28 h7 r
mobil_barb 28 c e em 9
mobil_bik 28 gd x
mobil_car 28 el c ge x
mobil_coverag 28 3g 7
mobil_data 28 9h 1e
mobil_gam 25 ff d
mobil_library 25 29 u 2c f
mobil_mechani 20 el 17 gd k ge e
mobil_money 1f 72 m a3 d ao o cy 9 fh 9 fi 9 g4 a ho v jx k k3 a k4 p l5 j
mobil_plan 25 6p 11
mobil_tarif 28 6p k
mobil_team 25 5t d jr b
mobil_wallet 1z 6j g 6n 8 72 a g6 d
mobilis 28 k 9 jr 9
mobilit 1r f a 9e l ae b ag h fq 7 lk d
mobilit_aids 28 9e 7 ag f
mock 1k 7n b e1 27 e5 f e8 j e9 t eg 17 hv b hw 8 ms c
mock_exam 1z e1 1o
mock_intervi 1x e8 7 eg 16
mock_test 25 e1 b e9 i
mocktai 1u 8o l b1 7 d2 g es 11 lf b
mod 1i 2m h 2y a 95 8 io b
model 16 10 10 1e 8 1f a 1n c 1q 9 27 9 36 e 3e o 3m d 3t b 4z 8 53 l 5g c 65 c 72 a 7q l 7r a 94 8 c6 r c8 a dz b f0 1g f1 9 f4 8 f5 n fh a h3 a h4 n kl 9 ld 9 mb a n2 j n6 q nc 13
model_apartme 28 53 p
model_build 28 c8 g
model_draw 28 7q d
model_hold 28 1l 7
model_numb 28 33 9 c6 l
model_print 25 3e n
model_siz 1x f0 i
model_stock 28 n6 9
moderat 1n 6v 9 ih 2p jh 1o ke d kl a
moderat_circl 28 ih n
moderat_group 28 ih j jh a
modern 1h a c t b 3n d 8x 9 au b b6 i c7 b fk d iw a l4 c ms g na 9
modest 1s 60 e 6a n an e n1 c n2 14
modest_fashion 28 60 e n2 a
modul 1i 16 f 3f c de b dg 21 e2 10 e7 b hd g hg 9 hr a hs a kf d kq f l9 j mb c
modul_modul 28 e2 j
modular 1u 1v z 4w b 7a b 8u d bg o da b dg 24
modular_classro 28 dg w
modular_kitchen 28 1v z
moi 25 45 m 88 n bk k
moi_moi 25 45 d 88 d
moist 25 38 f
moistur 1l 0 c 1 f 1x m 38 1b 3b d 3c d 4j p 4m l c3 8 cc b m9 p n1 b
moistur_measur 28 1x g
mol 1w a8 3c cr b
mold 28 cc 1h
mold_test 28 cc q
moldova 22 72 9 99 6
mom 1w 2q 8 fu 9 i0 a lp 8
mombasa 1p 1s 7 23 7 4u 7 8b b ja c
moment 1b 2q 9 42 9 9o a a0 s eq 9 gb b hk c iy e iz a j2 l l8 9 lc 14
moment_leav 28 by 7
momo 20 4t i aq e bk i ch 8
moms 1s 62 i bw c et 8
mon 22 7f c gs b jx a kk c
monaste 28 2z n 5l x
monday u 5w a 62 d 7u e 80 c 83 8 87 e br 7 dj a gz c
monday_begin 28 g b
monday_cook 28 83 9
monday_friday 1u bm d
monday_morn 1s dj b
monday_plan 28 ef 8
monday_post 25 87 t cp d
money r 26 8 2g r 2i 9 31 d 4b b 4g 8 63 a 6j 10 6n m 6r b 6s q 71 18 72 f 7f 8 93 g a0 h a3 t a5 d ae e ag o ao g cy b dj a fy m fz 1h g0 1n g1 m g2 f g4 d g5 f g6 18 gc 9 hb 8 hf c hk a hl 9 ho 10 ii 8 iv t j0 e je d jx h k3 19 k4 u k5 v k6 r l4 9 l5 g la 9 lx 7 mm c mp 7 mr c mw a
money_account 22 ho 9
money_agent 25 ao i
money_airtim 28 72 e fi e
money_app 28 a3 d g0 m
money_apps 28 g0 a
money_asid 20 a3 m k3 p
money_automat 28 a3 c
money_back 1g 6j 1a ag d
money_bank 28 g2 a
money_car 28 hu 9
money_card 25 g6 e ho s
money_check 25 fz g
money_chor 25 g0 10
money_cost 28 f9 9
money_dat 25 fz a
money_envelop 22 fy b mu d
money_family 22 g6 s
money_goal 28 iv i
money_history 25 72 c k4 j
money_hom 20 g6 1i
money_land 28 k3 d
money_limit 25 g0 g
money_loan 28 k4 b
money_lost 25 a0 7
money_lov 28 fb g lx 6
money_neighbo 25 31 a
money_next 22 ho a
money_paid 20 g0 7
money_pays 25 k3 f
money_person 28 7r e
money_project 28 hf f k5 b
money_relativ 28 g6 e
money_sam 20 71 v
money_sav 20 a0 m
money_saving 28 g0 l
money_simpl 28 dj 9 g1 f
money_stock 28 k6 i
money_taken 25 k5 j
money_tax 28 6n f
money_trad 28 k6 g
moneyle 25 k4 k
monitor 1e 14 e 3a 1w 3b 18 3f z 5b 9 6k d 7k e 9r b ah z d5 p d6 f da 9 h7 2c h8 a hw c jg q js b k8 9 m6 d m7 b ma q mf v nb z nd 9
monitor_smart 28 3a b 3f 9
monitor_system 28 ma l mf k
monk 28 5j 10
monogra 28 n8 n
monolog 28 12 e
monsoon 1w m6 f
monst 20 86 7 aa 8 d2 7
mont 25 6q g bo d
mont_carlo 28 6q d
monterr 22 8s g
montess 1s q 11 19 c 4i q 4w x bl k iz f
montess_activit 25 4i h iz a
montess_element 28 q r
montess_inspir 28 4w b
monthly j 2b c 2g b 4i o 4o j 4p f 4q j 7f s 7k c 80 8 84 j a4 9 bb 9 bh b bv 8 by a co 9 fi i fj a fp e fr 7 g1 e g3 9 gc b i6 g j6 j jc a jh c l6 c li 8 md 9 mj d n7 a
monthly_activit 28 4i k
monthly_amount 28 g1 e
monthly_bil 1t 1m 9
monthly_book 1x 7f n
monthly_box 1r 4i o 4o d 4p g 4q v 84 q 8c b n7 b
monthly_cal 20 j6 v jh h
monthly_client 20 l6 s
monthly_clos 28 7f w
monthly_coach 25 hu h
monthly_craft 28 i6 14
monthly_deliver 28 fp w
monthly_envelop 28 fr j
monthly_extra 28 fi v
monthly_fee 1j ds c g3 b
monthly_fix 25 7f e
monthly_giv 1z ie d
monthly_incom 28 gc o
monthly_individ 28 dj e
monthly_invoic 1u co 9
monthly_liv 20 e2 e
monthly_mainten 28 l4 d
monthly_members 1r 1c d jh 8 mj i
monthly_onc 22 27 f
monthly_packag 22 7i b b3 c
monthly_parcel 1z 4i b 84 p 8d d b5 c
monthly_pas 1r mj e
monthly_payment 1s da 7
monthly_plan 1k a4 d by f j6 9
monthly_pric 1w 7f e
monthly_rat 28 li 9
monthly_rental 1z bh l
monthly_report 1p 2g f
monthly_saturda 28 2b l
monthly_stateme 22 7f 8
monthly_statist 28 cd 8
monthly_them 28 4i e 4p f
montrea 1w 5q a 7c 8 b9 8
montréa 1x 6 8 5f e 9z 8
mood 1f 1d b 1j c 30 v 6i s 9s a 9v 2n bo 9 c5 p fr 7 gu a ht c ip a ix h jy u
mood_apps 28 9v f
mood_board 22 c5 s
mood_tempo 22 jy w
mood_track 28 9v k
moon 1s bf h br 9 ia 6 lx 1w
moon_calenda 25 lx 15
moon_phas 25 lx r
moor 25 cj y
mooring 28 cj f
mop 22 3d f
moral 28 ag a
moravia 22 7n e c7 g gv 8
moringa 28 89 w
morn u f 8 g l 19 d 1p 8 25 a 2v b 2x n 3o d 3s d 3u g 3v a 40 9 48 e 49 l 4s d 52 q 5j v 5n b 6t g 7t c 82 o 85 9 86 l 8e 8 8r f 8y c 9f 8 9g e 9m l 9x 9 ah h al a ao f ar e ct 9 cv h d3 9 eo 8 ey 9 f7 d f9 m ff 9 gj 7 gk 9 h5 g hg 9 ho 9 i4 8 in i iz c jl q kt a lh b lj c lq 9 lx n me b
morn_brief 25 6t a f7 d f9 g
morn_chart 28 lx 6
morn_email 28 f9 11
morn_even 1x g e
morn_juic 28 al 8
morn_messag 28 iu f
morn_night 28 5j h
morn_noon 28 g a
morn_open 25 2v c
morn_ord 25 bj 7 in e
morn_own 28 3s 8
morn_questio 28 h5 9
morn_school 25 14 c
morn_sel 25 8e g cv f
morn_send 25 86 e k9 e
morn_shop 25 dj d
morn_smal 28 iz l
morn_somebod 28 m3 a
morn_sort 28 26 e in e
morn_until 28 aj e
morn_weath 28 2x t
morning 1c q c s b 10 b 19 11 25 d 3o a 5m d 5n b 5v s 5y d 9g e du x dv o f9 f gk c le b lg e lj l lm c ln c mw a
morning_evening 22 5m h 5v s du 6
morning_shop 28 gk g
morocca 28 4k g
morocco 1r 5 8 4b f 9m 7 a2 d
mortar 28 bk h
mortgag 1r gb 27 l7 y
mortgag_advic 28 gb 1k
mortgag_advis 28 gb k
mortgag_brok 20 gb g l7 m
mortuar 25 5e f ci p
mos 1r 57 m 6d 9 7b 1q 9g 9 c0 m ek e
mos_wal 25 7b 1d
mosaic 25 4h 1k
mosaic_tray 28 4h k
mosqu 1r 15 g 5j 9 5l h g5 d ke 7
mosquit 28 9c f lu g
mostly 15 0 b 1q b 2y 9 34 8 5m k 5u e c6 a c7 9 f1 8 fy 9 lg b
mostly_sit 28 5m f
mostly_women 1w 5u d
mot 1z 1o s ch v el b
mot_remind 28 ch s
moth y 6 7 a a d 9 f b j 7 o 14 u b v 9 2e c 48 a 5k c 5n i 5w c 69 7 6f q 89 8 9o e 9t l 9u c a2 e ah 9 bt f cm h du 8 ec r eh d fr 8 fv 9 fw s id o ie p it 9 ix 8 iy r k2 m lp b lu 8 m0 a ms j
moth_ask 22 iy a
moth_baby 1u o a k2 c
moth_brid 25 ms k
moth_child 28 cm c
moth_childre 22 j c
moth_cook 22 lp 9
moth_fath 1r iy j
moth_first 20 k2 a
moth_food 28 ie j
moth_hom 25 o r
moth_pram 28 du a
moth_recip 25 fw a
moth_tongu 1v u g 9u i eh d fd a ht c
moth_visit 25 a2 c cm b
motif 22 8 d b5 f b6 a
motif_local 28 b5 d
motion 1r 3g c 3h p 5b 9 7i d hy a jr b k6 7
motion_sensor 22 3h o
motivat 1z iv c
moto 28 1m 11
motor 1e v e 16 k 36 j 3d r 3l 11 4c g 5c i 5y c 66 d 7e i gd q gf 8 gi d iz y k8 f kx i lo 6 m6 y
motor_insur 28 kx c
motor_languag 28 iz i
motor_mechani 28 16 p
motorbi 1j 1m r 5r c 66 k 81 b 8x c a4 8 cy m cz c el e ja e kt b nc f
motorbi_bring 25 cz d
motorbi_rid 25 1m f cy e
motorbi_taxi 22 1m a
motorbi_tool 28 66 6
motorcy 1v 1s t 3d e 8w a nc w
motorho 20 4a r 9d e ck 7
motorho_stand 28 4a 9
motoris 1w 1s m 5c 12 gi i
motoris_blind 28 5c o
motorwa 1s 1s e 5r s co x gh 9
mould 1j 3b 1a 4v o 7q 12 cc 26 ee y
mould_bedroom 28 cc l
mould_check 28 cc 12
mould_grow 28 cc 8
mould_sensor 28 3b d cc d
mouldy 25 fu a
mount 1i 1u b 1v f 3f 1c 56 h 5a v 8n a bx t m5 n nc 1s
mount_light 25 nc t
mount_panel 28 3f g
mountai 1g 35 p 42 c 67 b 7v d 8e q 8q a 9k i bl b bq c c0 7 dv c fe d i4 k i9 8 kg 9 mw a
mountai_bik 25 dv e
mountai_rac 28 i4 o
mountai_rescu 25 kg b
mountai_villag 22 fe f
mourn 20 5k 2n
mous 20 fm a nb d
mouth 1m 1l 6 1t 8 2u e 4l i jb b
mouth_look 28 2u 9
mouthwa 25 9 j 4l j
mov s k 9 1b 8 1c b 1i 9 33 9 4w 9 55 q 56 d 5d c 5x 9 5y 9 6p c 9f j 9i x 9r b a3 f a4 d a5 a az n bh k c2 2j c3 b ca e ck 8 d8 9 dg k du 8 e7 i ec d ed d f6 m fz b g3 11 g6 d gg a in r iv m k3 r k8 a ku 9 kv 7 l1 e l2 t li b lk 8 lt b
mov_abroad 25 9i n f6 v
mov_app 28 mm d
mov_away 1t 5d i
mov_bags 28 9f e
mov_blood 28 9r k
mov_book 28 c2 k
mov_box 25 c2 y
mov_cancel 1z l1 l
mov_choos 25 c2 g
mov_company 20 c2 u
mov_conditi 28 l2 c
mov_cost 28 k3 f
mov_country 25 f6 c
mov_dat 1u k3 a
mov_data 28 f3 9
mov_deposit 25 g3 w
mov_flat 1z c2 10 g3 8
mov_fre 25 1a g
mov_hous 1w c2 x
mov_inspect 28 l2 y
mov_itself 28 k8 j
mov_lesson 25 49 c
mov_map 28 ai 8
mov_money 1v a5 c g2 9 g6 c k3 c
mov_mov 1x g3 9 l2 m
mov_numb 28 37 9 6p j
mov_oth 28 az 7
mov_own 25 g7 8
mov_part 25 3i 9
mov_sav 28 lc e
mov_session 20 f 9
mov_smal 22 a3 i
mov_suitcas 28 9f d
mov_thing 22 e7 g
mov_van 28 c2 l
mov_wednesd 28 lk f
mov_weekly 28 a5 8 k3 d
movemen 1h k b 12 c 3a s 5y e 6q 8 99 c 9w c 9z c a9 e hu e ic b iz 10 lj 18 lk q ma d
movi 1z 6i 14 gv 1a
movi_night 28 6i g
movy 28 6i m fu h
mow 1p 3k y 59 b by 2b c9 g d8 w
mow_lawn 28 by 10
mozzare 28 8e 1b
mri 25 1f g 7s g is c
mrs 1o r e w 8 1d r 5u 9 5v h kh c l0 d
mrs_brown 28 l0 d
mrs_hal 28 1d d
mrs_lee 28 w 8
msg 28 cr 7
muas 28 10 k
mud 1u 1z 8 i9 l nc c
mud_run 28 i9 k
muddy 1z ib 7
muesli 1z 8g l cp 1f
muffin 28 4u s
mug 1p 3e h 4u g br m jd d ld 8 m2 8
mug_cak 28 4u h
mugs 1o 6e u 8s i 8v 8 br 1t n8 1n
mugs_bowl 28 br s
mugs_plat 28 br 7
mul 1w 4c 8 4f 9 9f k hn z ls 9
mulch 22 1y b
multi 1h 21 f 3l b 5y 13 ap l eq 9 i5 9 k0 a kh a lz b mj p n9 a
multi_blad 28 b 6
multi_brand 25 ap o
multi_purpos 28 kh c n9 c
multi_sport 25 5y 19
multipa 25 6g f
multipl 1r 70 7 ba e fe e gv h m2 c mj d
multivi 28 7 15
mum 1b 3g 8 5u 9 bt f ec n fv c je f
mum_dad 1v fv e
mum_friend 28 ec v
mumbai 1m fk e
mums 1a c b g 8 19 m 2r 7 4u 7 61 8 6f d 89 8 9j b aa a du i ed 9 fv f iy c k2 c lj c
mums_dads 1m 19 d aa b ed a lj 9
munich 1j j a 2s 8 3d 9 83 9 ec f eq a lv a
municip 19 2i 9 dg h ey a fa a hv 8 id 9 ka i kb n kc u kd q kf m kh z ki h ks c
municip_build 28 kd b
municip_insur 28 ci 9
municip_kennel 28 2h 8
municip_parish 25 kf c
murcia 25 5a 8
murd 1v 46 z 6x o bb 1a
murd_mystery 20 46 u 6x l
murder 28 bb a
mus 28 5x f 8q c
muscl 1p e 9 3h 14 4n h 7e b cs 9 cw b jr 8 lk 9
museum 1h 2z f 46 i 47 a 8x c 94 2v bq d fc e jh e
museum_own 25 46 e 94 9
museum_visitor 28 94 q
mush 25 al d
mushroo 1l 7 d 3p c 4r l 5g i 82 c 8r 2x 9g 1c b4 1v bn k cs 9
mushroo_grow 28 8r e b4 k
mushroo_herb 28 9g g
mushroo_kit 28 b4 o
mushroo_shop 28 8r 8
music 12 d 8 i 8 15 c 17 u 19 i 25 p 3q 9 4d 18 5e f 5f c 5p z 7i 7 9o b ab o ak l b0 9 bv j ci e dr t dt a e4 y f1 a fb a fc g fh 1a fr 17 gm l go f gr t gs t gt e gw p i1 s i5 1i i6 e i8 8 ij k jw 9 jy z jz k lf b lh 9 lj 13 lk g m0 9 mz y
music_academy 28 jz f
music_book 28 gs 9
music_buy 28 jy h
music_fans 20 i5 l mz m
music_festiva 28 4d e i5 a
music_film 25 fc 8
music_food 28 i5 y
music_guest 28 dr 8
music_hold 28 5f d
music_label 28 mz b
music_lesson 25 5p y e4 d
music_licens 28 jy a
music_light 28 5x 9
music_lov 25 4d d gt 8
music_morning 22 19 o lj q
music_not 28 ab a
music_party 25 gs 9 ij e
music_pictur 25 fr h
music_plus 25 dt g
music_produc 28 25 b jy d
music_record 22 25 a fh e
music_room 22 17 17 go 9
music_round 22 gw p
music_school 1n 4d a 5p n bv g e4 b go 7 gr h
music_shop 1z bv 9 gr m
music_stay 28 ak 7
music_teach 25 5p j e4 d
music_video 25 fh e jy g
musical 1w 12 r gn x gu 8
musical_theatr 28 12 h
musicia 1g 4d 18 5p d bv i fh c fi e go 1c gr 15 gs 19 gu 8 i8 a jy j m0 q mz o
musicia_room 28 go 9
muslim 1j 15 l 5j q 5l e 6w j eb c n2 n
muslim_family 1w 15 f
muslim_learn 28 6w b
muslim_women 1z n2 a
must l 46 a 79 6 eb d fx 7 i1 b
must_check 1q j3 b
must_play 25 i1 v
must_stand 25 fx 9
must_walk 28 kj c
mustard 25 9a b 9y 9
mut 22 6v j
mutual 1z i7 c kx e
mvps 28 7h 1c
mvps_found 28 7h u
myceliu 20 5g 15 8j g b4 f df i
myob 28 hc a
myrtl 28 cq 8 na 7
myself 1f 8i b 9x c be a kf 9 kx a mz b
mystery 1q 46 1w 4p c 6x y bb 16 fe g ff m
mystery_gam 28 46 e bb f
mystery_puzzl 28 ff n
myth 28 fk g
mytholo 22 ea l fk a
málaga 28 ln 7
nafdac 22 4j 7
nag 1x f s j0 i l7 e
nagoya 28 3n a
nags 20 9x j 9z 9 cf a
nail 1d 3 c d 1s p u 10 1z 1b z a8 8 at i b3 b en 1g jj 1f jq i mk u n7 33
nail_artist 25 d s
nail_bars 28 en 9
nail_beauty 25 d a mk f
nail_brow 22 mk f
nail_custom 28 n7 n
nail_don 25 jj e
nail_ears 28 jj g
nail_hom 25 d d n7 i
nail_lash 22 en 13
nail_paint 28 at n
nail_salon 20 d m en b n7 k
nail_sets 28 n7 k
nail_short 28 n7 a
nail_stick 28 n7 s
nail_studio 1z d c 1b h en 7 mk a
nail_technic 22 10 10 en 8
nail_tips 28 n7 d
naira 1g 9h a fi b g7 b
naira_cedi 28 9h c
nairobi 18 2p 9 3o 8 5v a 5x f 6e 8 7i a 7s 8 80 8 9g b 9l c bq c dv 8 ew 9 f5 i f9 a fb 9 j9 a k9 b
nairobi_hotel 28 lr 7
nairobi_kiambu 22 5v d
nairobi_onlin 28 5x f dm a
nakuru 20 1p 8 5v g cy 9
nala 28 2h j ll f
nam j 8 8 g 8 1r b 20 8 29 9 2r w 2s a 2v 8 34 l 3i 8 3k b 3t 9 4i 9 4x x 5f f 5g 6 5l 7 5o 8 6b 9 6d 6 6e 8 6i 9 6z 8 74 9 7f c 7j 8 7m a 7w b 8h 8 8i 9 8n 8 8z c 98 9 b5 8 b8 7 bb b c2 b ci h cu d ds c ek a f2 b ft c fu a g6 9 gu l gy j hh b hk 8 hy c ih b ip 8 kf 8 km 9 l7 a ls 7 m3 9 mu 9 n8 16
nam_addres 22 d0 a gy j
nam_anoth 28 4i f
nam_answ 1z gy f
nam_author 20 6w 8
nam_book 15 8z c
nam_card 20 b8 c mu a
nam_cas 1u 1l 6
nam_ceremon 1z 5f s
nam_child 28 2r 8
nam_claim 22 g4 a kx 9
nam_colour 25 kc c
nam_coordin 1z je f
nam_dat 1o 8 9 34 c ci b n8 11
nam_data 22 hx 8
nam_design 20 c5 c
nam_documen 1z ft d
nam_dog 25 2r f
nam_engrav 22 n8 o
nam_fix 28 c2 h
nam_garden 1x by 7
nam_gift 25 n8 b
nam_good 25 2s 7
nam_group 1w ih b
nam_hair 20 2r 1b
nam_help 1u ip g
nam_insid 28 ef 8
nam_invoic 28 hb 9
nam_label 1v 2n 8 4x v ds a
nam_lesson 1x hq a
nam_local 28 4j c
nam_logo 20 ds g
nam_mis 1z bb d
nam_moderat 28 ih j
nam_mov 20 3i 8 c2 b
nam_numb 22 h4 8
nam_offic 1v kd 9
nam_person 1t 7f l 91 9 n8 f
nam_photo 1r lt c
nam_piec 1w 4x i
nam_plac 20 ie 9
nam_plant 22 2y c
nam_plat 28 8n b
nam_pric 1u hh 9
nam_print 1r fs 9 n8 9
nam_quot 20 kp c
nam_ready 28 e9 8
nam_recip 28 9a 8
nam_request 1w hr 9
nam_roof 28 1w b
nam_room 1s 3b a
nam_shop 1n m1 c
nam_show 25 hk e
nam_sign 20 1r r
nam_siz 20 6e 8
nam_spel 28 ft 7
nam_story 28 fu 7
nam_stylist 28 mt 7
nam_tag 28 js a
nam_tags 28 4x r
nam_task 20 2f a
nam_therapi 1x 9u 8
nam_tre 28 1y 7
nam_trust 20 ei 8
nam_villag 28 8i f
nam_wish 28 bg 8
namibia 28 2t a
naming 22 5f 15
nan 1x 2q 9 2v h
nani 25 5q 9
nanny 1m o 7 2k d 5m 17 5n a ix 1l j9 27
nanny_agency 28 5m h j9 f
nanny_baby 28 2k 9
nanny_houseke 28 j9 z
nanny_infant 28 ix a
nano 28 4l 9 78 f
nant 28 bx a lh b
nap 1r 2k a 5n 8 96 a 9n d 9o e 9t a ix i jl o ll b
nap_room 28 ll b
napkin 1w 4y r 7w l
napl 20 29 9 6c k a5 f cr 8
nappy 1m a 3b 4v f 7d b 96 c 9t k ix 21 n4 n
nappy_bag 28 4v b n4 b
nappy_log 28 9t g
nappy_mood 28 ix l
nappy_sleep 28 ix q
naps 1o c 9 d 7 2k n 2z v 96 z 9n g 9t c ix 1g jl g
naps_diap 28 9t d ix b
naps_nappy 28 ix j
naps_night 28 2k h
naps_playgro 28 2z p
narrat 25 94 e aa 8 jw c
narrati 1w 7o h e6 9 fe 13 ft 7 jw f
narrato 25 9m 9 dy b
narrow 1u 4c g d4 f
nashvil 25 es c
natal 28 lx e
nation 1z 2v f 4p f 7c e
nationa 1j 14 7 2f b ey c mj 9
nationw 25 3t 9 mp 8
nativ 1f 59 14 5q 1s 7j b 8f b bj a bo a br d dx o e5 c f5 a gm 6 h3 j if 10 j5 a lb g
nativ_apps 28 lb f
nativ_ingredi 28 8f d
nativ_plant 22 59 r
nativ_read 28 h3 l
nativ_speak 1t 5q 17 dx k
nativ_specy 28 if 8
nativ_tre 25 if 11
natur 1p 5n e 8i 7 9b l 9g 1b d8 8 dk f fj 9
natur_cabin 28 9b 7
natur_lov 20 9g r
natural 1a 0 1c 2 c 3 l 9 19 x m 1a b 24 h 3q d 4l b 4y b 5g o 65 9 6d e 8d v 8p r 9g s ak 8 b5 6 bs b cq i cu q h4 e h6 9 in m lf 8 lu f ly n n9 b na q
natural_burial 25 5e a 5g b
natural_chew 28 cu l
natural_deodora 28 9 1h
natural_dye 28 4y f
natural_languag 25 h6 c in t
natural_light 20 24 m
natural_oils 25 na f
natural_skincar 28 0 10
natural_win 1x 3q g 8d 12 ak a lf a
naturop 28 x 19
naturop_clinic 28 x o
nav 28 4a 9 79 8
navigat 28 2t a it 7
navy 28 2n 8 gd a
nbfc 25 a5 9
ncert 25 j5 g
nda 1w dp 1c hj 1f hw 9
nda_term 28 dp m
ndas 22 dp i hj b
ndis 22 s t 1d b 1j d
ndis_partici 28 s h
ndis_provid 28 s b
near r c d e c f c g d k c l b n c q d s 8 t e u i w a x b y a z b 14 9 16 9 17 8 18 9 19 9 1i a 1n f 1p 9 1q 9 1s 8 1w 9 1x 9 1y d 20 9 22 c 23 7 25 9 26 9 2b f 2c b 2d b 2f v 2j b 2v e 30 v 31 9 35 a 3n f 3o g 3p i 3q h 3r e 3s c 3t c 3u d 3v i 3w 9 3x d 44 a 45 i 46 c 48 c 4f 9 4t 7 59 9 5d 6 5f 9 5i 7 5k 8 5n f 5t d 5y c 62 9 66 9 67 b 69 a 6c c 6h a 79 8 7t 9 8a c 8n 7 8q 9 8t a 9g f 9k 7 aj a ak a al e am 8 an b ao c ap h aq b ar b as 8 at b au d av f aw d ax 9 ay 9 az a b0 a b2 c bi b by 7 bz c c2 c c3 b c7 9 c9 a ca d co 9 cv f cy f cz 9 du a ec f em c en 8 eo j ep 9 et 7 ex a fg 8 gd b gi j gl i go 8 gq 9 gr 8 gv 9 gw 8 ib 8 j4 e j8 b je b jf c jl g jr a jv p k1 j ld 8 le 9 lf a lh 7 lj 8 ll 9 lm a ln a lo 6 lp 9 ls 6 lu 6 lz 9 mc a mi f mj h
near_brno 25 gh 8
near_expiry 25 1i n
near_ghent 28 fr 7
near_haram 28 5l 8
near_harbour 28 b2 c
near_hom 1x mj d
near_hospita 28 3o e
near_hous 25 1y d
near_kitchen 28 d3 d
near_mint 28 b8 9
near_offic 25 7u 9
near_parent 28 je p
near_port 28 8t l
near_porto 28 4n e n0 b
near_primary 28 j4 c
near_school 22 u f
near_show 28 1k 6
near_station 1r e d 1n 9 eo a gl a jl d
near_today 22 2v g
near_vancouv 28 9g g
near_weekend 25 30 m
near_work 28 mj g
nearby y w 8 z a 1i a 2j b 2v c 31 b 3n b 3q a 3u 7 4s 9 5m g 5n b 6h i 6m m 7y e 8a j 8t 8 a1 a al 9 ar 8 as 8 bw 8 c3 f c4 c c9 9 d7 8 gg c gi a gj c j8 9 k9 h kk 8 lw e m3 y mk s ml e
nearby_accept 25 79 6 m3 i
nearby_busines 28 6m u
nearby_café 28 2j 9 3y b
nearby_doctor 28 a1 a
nearby_driv 28 5r a gj f
nearby_farm 28 4s e
nearby_hand 28 1p 8
nearby_lunch 28 7u a
nearby_phon 28 1n 9 m3 h
nearby_pick 28 m3 r
nearby_pric 20 mk q
nearby_vet 28 z 8 jq c
nearest 1c 1m 15 6l c a7 f ai h cd g d0 a el 9 j8 12
nearest_instal 28 j8 j
nearest_taxi 28 1m r
nearest_technic 22 j8 q
nearly 1c 6c e 9x e cz a ec b fn 9
nearly_empty 25 9x j cz d
nearly_fit 28 6c b
nearly_fre 28 fn c
nearly_ful 28 kb 8
nearly_used 22 hl 9
neat 1z by 8 la 9
necessa 25 ag a
neck 1i b 6 e 10 x 7 3h f 9w d aw e bs k f1 a k8 c ma c n6 k
neck_back 25 aw 7
neck_pain 25 aw 8 bs 8
neck_should 28 e g
neck_strap 28 n6 n
necklac 22 3h f 68 l n8 d
necklin 22 6d 8 ms d
nee 28 31 e 73 c
need x i l 5v 9 7j a 9l d b5 7 dq a ee d in h m3 a
need_list 20 51 d
needl 1k m 9 x a 4h q 66 9 6d a a9 b b5 o cl u gt c lv e m5 d
needl_batch 28 cl e
needn 1z c0 8 jm 9
neem 25 4l d
neet 28 5o 8
negativ 1u b9 1j fu i h2 9
negativ_return 28 b9 7
negativ_scan 25 b9 i fu d
neglect 20 h4 7
negotia 1k 20 c 73 17 7n e 7p e 7r d a5 12 eg d g9 11 mx c
negotia_lend 28 7r 7 a5 c
negotia_low 28 a5 j
negotia_pric 28 73 e
negroni 28 d2 g
neighbo v y a 22 b 26 8 2b g 2c b 2d 15 2i e 2j m 31 1q 37 9 38 9 3g i 3n l 3s o 4d b 5z o 6m i 8b 9 8n 8 8u b 9j l aj j ak i ao j av c az 7 bx e bz c c0 8 c3 10 c9 1k cx g d7 e da 9 ec e fa 11 gg 1d gh l gi 9 gj k go 8 gv k i3 7 je c ji k jk k ju 13 k5 g lg 9 lp 17 lw i mg o
neighbo_answ 28 31 9
neighbo_app 28 31 1f
neighbo_ask 1z 31 c
neighbo_book 28 d7 e
neighbo_borrow 28 c9 s
neighbo_caretak 28 8u a j8 9
neighbo_charg 28 gj k
neighbo_clean 28 bz 7
neighbo_coffe 28 2j d 3n h
neighbo_complai 1w ji a
neighbo_cook 22 5z 1a lp 15
neighbo_dog 28 jl c
neighbo_dril 28 c9 c
neighbo_extra 28 lp g
neighbo_family 20 c9 8
neighbo_firm 28 7y a
neighbo_friend 1z 2c 9 38 8 5u 9 ca a ec a ji a
neighbo_groc 28 ao p
neighbo_group 1r fa 9 ju c
neighbo_grow 28 2d e lw k
neighbo_help 25 31 y ju 9
neighbo_hom 25 lp f
neighbo_key 28 3g c 3l a
neighbo_lend 25 31 a c9 c
neighbo_lisbon 28 dx g
neighbo_list 20 c9 d
neighbo_liv 28 5d 6
neighbo_lov 28 lp c
neighbo_nearby 28 c9 h
neighbo_news 28 fa z
neighbo_night 25 go 7
neighbo_own 28 8i 7
neighbo_phon 28 ju p
neighbo_pool 28 9j m gg e
neighbo_rent 28 gg v
neighbo_sam 28 gh e
neighbo_shar 22 31 15
neighbo_shop 25 22 h
neighbo_smal 22 31 s
neighbo_stor 20 8b b cx c mg 19
neith 1r h1 d hf b
neo 28 m a 6n g
neobank 22 6n u
neon 1u b1 d et k i8 7 lf 8
neon_sign 25 et i
nepal 1v 8m q da 6 g6 9
nepal_sold 28 8m p
nepali 22 bk 8 hs 8
nephew 1u 9 9 3c d 6k f fm 9 ij j
nerv 1v a7 e dm b ip f jr a
nerv_troubl 28 jr 9
nervou 1i w 8 dm b fx q i2 c jf g jj p jq 8 jv a
nervou_best 28 fx e
nervou_dog 28 jq 9
nervou_dogs 20 jf 7 jj m
nervou_system 28 i2 e
nervou_young 28 jf 9
nest 1z 1y a 4c a lu w
net 1j 5a 8 5c 9 6q 16 6z i d8 b fc i gc i he z l8 b n6 a
net_worth 25 6q 1e
netbal 28 i3 u
netflix 20 6i 14 g9 9
netflix_prim 28 6i j
netherl 16 2o a hx d hz a jt c
netherl_fland 22 hx d
netherl_germany 1z 2o 7
netherl_hom 28 2h 7
netherl_now 28 6j 8
nets 1w 3e i 6a g 9c c df 9 lm g ml p
network 15 1f c 1i h 2i 8 31 9 6j 8 6p c 77 c 7j 9 7k v 7l o 7s n 8u f 9h m d0 9 e9 8 fb 12 gq 7 h0 e hn e j2 d j7 p j8 z jh i js a lb 9 lw a m5 b mf d mj g
network_busines 28 dj 8
network_certifi 28 j8 w
network_find 28 1f d j6 8
network_own 28 lw g
network_pharmac 28 1i j d0 e
network_post 28 7l a fl b
neurodi 1z v o e6 i
neurodi_childre 25 v e
neurolo 22 a1 8 ac e
neut 25 2h 18
neuter 25 z 1c
neutral 1g 4m q 6t k 8j e c8 9 f8 a fp b g3 e j2 a kk l na i
neutral_parcel 28 4m t
neutral_summary 28 6t b
nev s 29 g 2x a 5v d 6p 9 8e b cc 8 cg 8 dw 9 e0 9 e8 8 fg 8 fv 9 g1 8 gm 6 ht 9 i1 a l0 m lh 6 n0 a
nev_accept 28 4o 7
nev_answer 28 l0 w
nev_cal 20 l0 9
nev_charg 22 js b
nev_heard 22 l0 b
nev_learn 1s 29 f lg a
nev_play 28 i1 n
nev_read 28 29 d
nev_see 1t ec 9
nev_sel 1x 8e h
nev_send 20 f7 9
nev_shown 22 ht b
nev_start 28 cc i
nev_than 1u 1 a 5v g
nev_wear 25 2x e
nev_worn 28 2x 9
nev_writ 22 gz b
new 20 4 c m2 7
newborn 1g a c o 19 2k n 3a n 42 c 4v 14 6d 9 6f 9 9t 1f cm o eo 1l ix q lj p nd c
newborn_bundl 28 nd a
newborn_night 28 o 8 2k 9
newborn_photogr 28 42 e eo h
newby 28 jm 9
newcast 28 62 9 lk 8
newcom 1d 28 11 3x a 6n g 9g a 9i 1d a4 u bh b ec 1t f6 h hq g k4 c
newcom_employ 28 28 c
newcom_mov 28 9i k
newcom_registr 28 9i r
newcom_school 28 9i 9
newly 1r 84 b fz d
newly_marri 25 fz c
newlywe 22 ii u ik e
newlywe_sel 28 ii q
news 1g r a 6t 2u 96 g f9 u fa 24 fj 9 fs m jz 9
news_brief 25 6t u
news_filt 28 6t j
news_headlin 28 6t b
news_sit 28 f9 d fa k
news_sourc 28 6t o
newslet 1h 2u c 30 c 6l 14 95 o f9 23 fa f fg e fj f gz 1y h1 c hx d k9 1s
newslet_podcast 28 fj a
newslet_tool 28 gz 14
newspap 1l 6t i ao q bb e ci f fa 1b fs 2h k9 9 lz t m0 c
newspap_post 28 fs h k9 a
newsroo 28 fa o
newssta 28 ff 7 fj 7
nex 22 1j c 2o b i7 d kz c
next l c 8 i 8 y b 1j b 2e g 2n 8 2o p 2p i 36 a 3v 7 3w a 4e b 52 k 61 g 6c 7 6i a 87 7 8c b 8d a 8r b 95 8 9f h az 8 b7 c c1 e c6 c cn e d3 b dk j eb a eg h ez d fg b fk d gd 8 gq 6 hf 8 hg m i7 d ii f is c it c ix f iz c j7 a jj 7 jq 8 kq f l6 a lv 8
next_bet 28 5 8 ki 8
next_big 28 2o 8
next_block 28 lj 8
next_book 1x 9f 8 bo a
next_bottl 28 ix q
next_box 1t 4i 9 4o 8 fr 9
next_cas 28 8d f
next_check 1w w 7
next_child 25 dz 7 e6 8
next_clas 28 2p f
next_clinic 25 5n 9
next_common 28 c6 g
next_count 28 3n 9
next_coupl 25 ii 13
next_cours 25 i b j 9 2e a
next_cut 28 em 7
next_dat 1j cn g jj a
next_deliver 1p 8c k
next_door 1i q a y 9 19 8 4e d 8r b
next_fre 1i j8 c
next_generat 25 4m b ao d
next_group 25 2e 9
next_guest 1z 50 b
next_haircut 28 c a
next_hand 28 2p h
next_harvest 20 8n b
next_issu 28 fj a
next_job 1u kq f
next_level 20 i h
next_lot 28 2d 8
next_meal 25 9q l
next_morn 1n 52 x 82 c ho f
next_nap 25 ix c
next_ones 22 fk d
next_pack 25 6 a
next_person 20 h7 9
next_plac 22 fc 8
next_rac 28 9p a
next_rehears 28 gm 7
next_room 1z 1d e 2e m
next_round 1v 7r b 81 a
next_run 22 60 c
next_sam 25 lv 7
next_saturda 28 n7 6
next_school 1z j4 d
next_season 1z mo 8
next_sent 28 b7 8
next_siz 1r 2n 7 2o 17 61 x
next_smal 1x iz a
next_step 1d dk l ez j gc 9 hg t it 8 iz b
next_stop 1v kt d
next_task 25 9z j
next_term 1z 12 8
next_test 1u 5o a hv 6 it m
next_trip 1w 2z a
next_video 28 fc 9
next_villag 28 9f 7
next_visit 1l p c is p
next_work 22 n8 c
nfc 20 dh 1a io p
nfc_tag 20 dh q io k
nfts 28 g7 9
ngos 1g 2g 9 7h b 7i 8 ds 8 hd d l5 q lb g
ngos_church 25 l5 a
nhs 1s eg 9
niacina 25 4j v
nic 1d 2s d 43 8 4b c 4u 9 4z c bi d br 8 bt q ct 9 fj c i7 c n0 8
nic_box 28 bt j
nicely 28 5y 9 97 9
nich 1q 5 1b 4g c 6n t 78 f fi c fl f jh p my z
nich_blog 28 my r
nich_perfum 28 5 1a
nich_sit 28 my c
nichola 25 2s 1y
nicknam 22 6e e dz d n8 8
nicotin 28 a0 p
nidra 28 9m f 9n 9
niec 20 31 h 64 a
nig 20 6k c 9c a ia 8 jo b l3 b
nigeria 15 3n a 9u 9 b6 8 dp 8 g6 9 h4 e hf a j7 a je b jx 9
nigeria_bank 28 hf e
nigeria_english 28 h4 g
nigeria_ghanaia 1x 9u c b6 a
nigeria_kenya 22 g6 d j7 e
night p 6 8 a c o x r j y o z 9 1s g 26 e 2k 19 30 r 39 h 3a t 3g 9 3z c 48 k 4b i 4d d 4j e 4z 7 5b c 5i 8 5j 7 6i a 7d 9 7t b 82 e 8n 7 8u c 91 g 92 b 9b m 9c k 9g b 9n s 9p 9 9t l al h an n aq d av 9 b1 b b2 6 bn c bs h cd 8 cj 9 co f ct 9 d0 a d4 k dt 9 ej s ey 9 f4 i fd l fe h fk 7 fn 8 fo 7 fp a g2 b gh c gi b gk j gv d gw x hr d i0 g i4 a i6 l ic n ig a ik 8 io 9 ip e jp c lf 7 lg b ln 7 ma a mh e
night_bazaar 28 i6 s
night_begin 28 ln 7
night_box 28 4m h
night_bus 28 mz f
night_concert 28 30 g
night_cook 28 o h
night_cream 28 4j c
night_deliver 28 d3 6
night_driv 28 1s c 5r 7
night_eleven 28 74 c
night_empty 20 4d f
night_feed 22 o 8 9t f
night_find 28 9v f lc c
night_guard 25 1k 9
night_half 20 g2 e
night_light 25 4z h fo b
night_market 20 aq k i6 r
night_minut 28 fd e
night_mod 28 bf 7
night_nanny 28 2k d
night_nurs 1v o b 2k 7
night_owls 25 dv e
night_parent 28 3a a
night_pictur 20 3a j eq e
night_plac 25 ia 5
night_plan 20 2k 12 30 n
night_pric 22 5b a 92 d
night_record 28 bs 7
night_rent 28 d4 c
night_run 20 i4 m
night_send 28 ct f
night_set 28 a a
night_shelt 22 ic 18
night_shift 1o 3z 8 fk c
night_shop 25 ao b
night_show 25 cy e
night_staf 22 3z b
night_taxi 25 gk x
night_team 25 i0 c
night_tel 25 1s e ey c
night_train 1z 4b k fe s
night_wak 28 2k p
night_weekend 1x gi e
night_writ 28 f2 f
nightli 22 39 f eq d
nightly 1o y f 51 11 co g h5 h l8 e
nightly_pric 25 51 v
nightly_rat 22 y c
nina 20 l a gp b
ninetee 1p do e
ninety 1d e f 5b a 7h 8 91 b dj w gu a
ninety_goal 28 dj q
ninja 28 h g lm c
ninja_cours 28 h d lm 9
nis 22 hw 1b
nitroge 22 4r r 7x h
noah 28 v h
nobody o 28 8 5u 9 7t b 83 8 9x 9 dv 9 ei b f7 9 h7 a hz a jf b mb 7 mq e
nobody_answ 1p 9x 8
nobody_answer 20 f7 c
nobody_asks 1z hx 9
nobody_cal 1z dl 7
nobody_complai 25 7t 9
nobody_decid 25 cb a
nobody_drop 28 dv 9
nobody_els 1f 9j a jf e
nobody_find 1v hz c
nobody_finish 28 e6 9
nobody_firm 28 h1 b
nobody_hom 1v 8u 8 bj b
nobody_nam 28 ax 6
nobody_open 1r 5u 8 5z f
nobody_read 1s mq f
nobody_wat 25 7b 8
nobody_wear 25 64 9
nod 1v 2k d 39 f 3b e f4 d
nod_off 25 39 d
nodul 28 1f c
nois 18 y b 11 b 39 i 3a e 4c 8 4m b 6z d 9j 9 9n c ak d b0 9 dr 7 ed l go j i1 8 jo 9 jw 10 lm g my d
nois_paus 28 jw e
nois_removal 28 jw a
nois_siz 28 4m c
noisy 1t g 8 h4 a
nollywo 28 46 h
nomad 1x 9i b f6 e jc w
nomine 28 6q u
non z 9 9 2f c 2q s 5e 9 5f c 6u u 7f b 86 7 8o u 95 c 9d a ai l f8 7 fj 8 lb d ml 8
non_alcohol 25 8o 19
non_drink 25 8o n
non_emergen 25 ai t
non_fiction 22 6u 1c
non_leagu 28 fj f
non_memb 28 ml f
non_profit 1p 2f d 5n 8 7f f 95 d ds 9 fa b gv a
non_slip 28 1v c
non_speak 20 2q 17
non_technic 25 lb n
nonna 1x fw 9
nonprof 1r 28 e 2c b 2f h 2j c 7o 13 ds a ju e l5 g m0 c
nonverb 28 2q 19
noodl 1t 3r a 4t 24 6h e 8r a 98 a al c
nook 25 ao g ay 7
noon 18 2k 8 3q b 3y 1l 7q a 8a c 8s 8 b9 8 cv a dc 9 jl d lj e ll 7 ln 6
noorani 28 15 y
noorani_qaida 28 15 r
nor 1q hf b
nora 1p cg 9 cl 7 cm b
nord 22 b2 d hh c
nord_hotel 28 hh a
nordic 1n 0 9 ey e kx c lk 9
nordman 25 lv 16
norfolk 25 5s f lk h
norm 1w 4w e 6b i
normal 13 2q 9 3c h 3f i 3g b 3s c 5z g 65 b 6l b 7f f 7t 9 9t c ad 9 in g js c m6 8
normal_cloth 28 7t g
normal_paid 28 93 8
normal_plan 20 9z 9 in h
normal_shop 25 c5 a
normal_watch 28 3g h
normall 1z 6z f
normand 1x 7x 9 8q 7 ls 6 mb 8
north 1a 3y 8 5j c 6i 8 9d b cd 8 d4 8 e8 8 jt d l1 b n0 8
north_carolin 25 n0 a
north_gat 28 cv a
north_south 28 3y c
northea 25 8e 8 ba 7
norther 1e 29 a 2a b d3 a d9 9 h3 9
norther_italy 1t h3 9
norway 1j 79 a b5 9 ca d kl a
norwegi 1x bo a dx f
norwich 1z bz f c7 b
nos 1n 5 d 69 f as k jm f jv 7
nos_bridg 28 69 7
nos_tail 1z as j jv 7
not m 1d o 1e 1a 1h f 1j 11 25 7 2p j 2w b 5v b 6i a 70 12 71 8 74 b 8e b 90 a 96 l 9q b 9v h b9 9 bp 9 cm h cn 9 ct 8 dp 8 dr l e4 c e7 q ei a fs d gm 7 gt g hg l hm i hs n hy m il a im 1a jw 9 k0 v ko b kp a lx 7 m9 c mr 8 mu d
not_app 20 70 h im z
not_appoint 28 cm b
not_apps 25 70 7 bp a e7 9
not_assista 28 il d
not_bil 25 k0 e
not_book 22 2p d
not_calenda 25 1j p in a
not_choos 28 ek 9
not_clip 28 dr f
not_collect 28 im 8
not_consent 28 1j d
not_damag 25 ka f
not_doctor 28 1e p
not_door 28 k7 9
not_draft 28 7o f f7 7
not_expens 28 kk 7
not_family 20 5u 8
not_flashca 22 70 12 e7 e
not_group 28 8d 8
not_hand 22 hy b
not_inciden 28 1d f
not_invoic 22 1j d k0 p
not_kept 1x cm b
not_languag 25 gt 7
not_let 28 1e m
not_link 28 im p
not_mean 28 im q
not_minut 28 e4 g
not_mood 28 1j f
not_onc 28 fs f
not_part 1v 1e 8
not_patient 28 1e i
not_phon 22 1d g
not_photo 22 33 a kp a
not_pick 25 96 f
not_pictur 28 fw d
not_post 28 bo g
not_quiz 28 70 e e7 d
not_read 25 hm d
not_room 25 kr c
not_second 28 im q
not_sel 22 2p a
not_shar 25 70 9 ik c
not_sign 20 1e n
not_sold 25 hc e
not_student 28 2p h 70 a
not_tak 20 1e c 70 l hy i im o
not_treatme 28 k0 b
not_typ 22 1d 9
not_used 25 2p a
not_visit 1s 1e b
not_voic 22 cm a d5 7
not_walk 28 ei g
not_went 28 b9 m
not_whatsap 28 74 c
not_word 25 1j d
not_written 20 mu c
notary 1r 20 n 7j e e1 h ei o gb b
notatio 20 5p c gm d
noteboo 1e 2v c 4x c 8s 9 99 7 9v a a3 b be 8 bf b bp 2s d5 7 d6 6 g5 i im u ix 6 ko d l5 i ml a
noteboo_pag 28 im o
noteboo_whitebo 28 99 9 cj 9
noth m 3a a 8g a c8 a cq a d5 6 fr 8 k5 8 mt 7
noth_add 1u cq m
noth_els 1l 8g f bg b j1 d
noth_ever 25 86 7
noth_fresh 28 3v 9
noth_fruit 28 lr b
noth_hotel 28 2z a
noth_log 20 6g c
noth_mix 25 c1 7
noth_nic 25 6f 7
noth_print 22 mj 8
noth_until 20 h8 9
noth_wear 28 2x 9
notic 11 1c 9 2w g 3a a 3g i 7e 8 80 l 96 p ci f dn 9 ee v ey 10 g9 f h7 i hi q hj b hr a hx 8 j1 x jz a k7 k kf f ki c ko b kw 8 kz b l0 d l4 17 ma e
notic_account 28 l4 c
notic_board 1z ed 9 l4 f
notic_dat 28 2w c
notic_hold 28 l4 o
notic_hom 28 j1 c
notic_period 1s g9 e hi v
notic_read 25 ey j
notic_remind 28 hx 8
notic_sent 28 l0 e
notifi 1x jz c m4 8
notific 1z ho b
notify 20 77 8 hx 8 ju g kc l
notion 20 jx f mv 12
notion_dashboa 28 mv q
notion_templat 25 jx c mv c
notting 1w 2f 9 c0 7 fu 8 gd f i7 b lh 6
nova 20 4z g c2 f fe 8 lq 7 mz e
nova_scotia 22 4z 7 c2 d
novak 1z r a
novel 1m 6y q bo 1w fg 1o fk r mg c mq 18 mx 15
novel_nobody 28 mq j
novel_paperba 28 mx e
novelis 25 6y r
novelty 28 lf 7
novemb 1q c0 7 i6 d ic e if 7
now t v 8 1o 8 1x 8 3f 8 66 8 6h d 6i g 6k c 81 8 9a 8 a5 8 fc 8 ha a i3 7 ig 7 ih 9 jp c mg b
now_colleag 28 7n f
now_cook 28 8f e
now_driv 28 66 a
now_folk 28 9g 8
now_help 28 5d 7 i8 d
now_keep 22 5g 6
now_list 1t 2n b
now_off 28 i2 e
now_onlin 28 1o e
now_prop 28 66 6 my f
now_rent 28 v d ap d
now_run 25 ci a e1 d ji d
now_sel 22 3f c 3u 7 hq f
now_send 20 87 b
now_shop 28 mg f
now_sid 28 8v c
now_strap 28 bc c
now_teach 25 di d fk 7
now_used 28 kf b
now_wait 22 6k j
now_whol 28 13 e i3 g
now_wif 28 i6 d
now_women 28 id d
now_work 25 1x d
nps 25 l8 1j
nri 1v dn p je h
nris 1w 68 9 je b
nrw 28 c8 a
nssf 25 gc i hs 8
nsw 28 62 9
nud 22 fp 8 n1 c n7 e
nudg 1r 1a m hk d ik 9 l0 x
nudg_text 25 l0 d
numb t 1i 8 1m e 1r a 37 8 45 c 4h c 54 a 6p c 6q 8 74 d 7k 8 9i t af g bb 9 bx e c6 a dj j f9 c fm b gc b gs 7 h4 7 h5 i h9 a hb b ho d ip 9 iu c jh a k1 h kc b l3 e l6 x ma 9 mp w
numb_bank 28 9i h
numb_buy 25 ho e
numb_cal 1u 5l b fm f
numb_check 25 mp j
numb_guest 1w eu a
numb_mov 28 9i 9
numb_night 22 74 b
numb_photo 28 c6 b
numb_plat 1w 36 a ck b
numb_questio 28 ki c
numb_second 28 af d
numb_speak 25 ho e jp b
number u bq b c1 8
number_sign 28 bq h
nurs 10 o m r 12 t 17 z e 1d 10 1g g 2f 9 2k g 5l 9 5m b 5n 9 5v u 62 9 6f v 75 d 7e 9 7l 1g 9e 9 9i c 9l o 9m 9 9s a a2 b a7 d a8 7 ab h ad 7 ah 16 ai 8 ax o dl i eg 8 f6 t f8 7 fk 9 fl c fn f fp 8 fs l g6 a it s iw 8 ix b je b jk a jl b jq 8 k2 a m0 e m3 18
nurs_abroad 20 7l 11 eg 9 g6 e
nurs_baby 28 o d 2k 9
nurs_build 28 k2 b
nurs_cal 1w ah n
nurs_car 1z 5v c m3 j
nurs_check 25 1d d
nurs_dashboa 28 ah p
nurs_hom 1m r e 1d f 5v d fs q
nurs_phon 28 5v 9 a7 a
nurs_pick 28 m3 q
nurs_plan 25 r d
nurs_practit 28 t p
nurs_request 28 ai f
nurs_school 25 75 8 m0 8
nurs_see 28 ah 8 m3 f
nurs_shift 22 9m 8 m3 c
nurs_sit 28 jl 9
nurs_sleep 28 2k g
nurs_visit 25 o e 5v e
nurs_whil 28 7l 8
nursery 19 11 q 2s b 2w n 3a s 40 y 4v a 4w p 4x b 5n 2i 89 8 96 2b bl k fd d if 12 jl c jz k mz 7
nursery_childre 28 5n f
nursery_furnitu 25 4w l nd 8
nursery_kids 28 5n u
nursery_open 25 5n w
nursery_parent 1x 11 a 5n d 96 c
nursery_plac 28 5n 10
nursery_primary 1x 96 f
nursery_school 1z if c
nursery_seedlin 28 if n
nursery_softwar 25 96 v jz a
nut 1n 3q b 3t 9 4s a 84 m 8g 15 cq 13
nut_allergy 1v 3q 9
nut_but 28 8g e cq x
nut_fre 20 84 b 8g d cq d
nut_milk 28 4s a
nutrien 28 d3 a
nutriti 1g f 8 l 22 x b 13 a 1j c 3v 8 40 9 8j 9 9q 1d 9s a ad 9 cs 8 cw r jn k k2 e
nutriti_advic 25 l c x d
nutriti_app 25 l c 9q o
nutriti_coach 28 l 11 9q d
nutriti_plan 25 l q 1j e 9q d
nuts 1d 3t c 3z t 44 7 4r 1m 4u a 7u z 84 n 8b l 8g n 9y c at 8 cp 15 cq z
nuts_dri 28 4r g
nuts_egg 28 84 7 8g g
nuts_jars 28 cq 9
nuts_low 28 3z c
nuts_milk 28 3t c
nuts_seed 25 cp w
nyama 28 47 b
nyeri 25 3o 8 d5 7
nylon 1x 3e f 6a f 8x 9 n1 e
oak 1g 1x m 1y 8 43 8 45 c 4c c 4z 9 5g h 8k d 8o a 8y b b3 b bg 1i fo a jo t kn a kp b kq d l2 9 mc d
oak_ash 25 5g b
oak_barrel 28 8k f
oak_street 1z kn a kp c kq e l2 9
oak_tabl 20 8y c bg j
oaks 25 if t
oat 1k 0 d 1 b 3n 9 3o e 3u m 3w h 4s 1l 7u k 88 b 8g l 8h c cp l cw e
oat_bars 28 8g e cw g
oat_drink 25 4s a
oat_milk 1u 3w g 4s s 7u i 8h c
oatmeal 28 0 f cp c
oats 1p 2v a 3z c 89 d 8b 15 8g 11 cp 14 cs p
oats_nuts 28 cp k
oaxaca 1w 8l e jd 9
oban 28 4c 9 cx i
obedien 25 jm z
obituar 1z 5h p fa v
object 1m 94 i cb a fr f mm n
objecti 1u ez 1a
obligat 25 db 8 kw h
obo 28 9w f bv a
observ 22 2h 6 kk a
observa 28 h7 k
obsessi 22 9u f
obtain 22 gc 9 kv 8
occasio 1i 2x 9 4n a 62 z 68 a bt r ct 8 fx 8 gu 7 gz b ha d ms 1f mu 12 n8 f
occasio_dres 25 62 a ms t
occasio_wear 22 62 r ms 14
occupan 1x 51 g 90 e 99 d
occupat 1n v 1f 1j a bm f dt a fo o iz d
occupat_health 28 dt a
occupat_therapi 1p v 16 bm c fo k iz 8
occupi 1z 53 l d5 6
occur 28 9u 9
ocean 1v 21 g 4i r 65 h ia b
ocean_plastic 28 65 g
ocr 28 hm o
octob 1n n e 2o a 5n 9 8d 7 8n h bj c d8 a
octob_cut 28 8d 8 bj e
odd 1g 30 e 4d e 5m e b9 c bx r fb c gl b hm c hn g jo b m4 c n0 9
odd_claus 28 hm f
odd_jobs 28 bx x
odd_shap 25 gl d jo d
odomet 28 ja 9
odour 20 9 f 56 b na p
off l u 9 w 6 z 9 1a i 24 a 2f c 2p 8 2v d 39 g 3k f 41 9 47 9 5a e 5k 8 5m 9 5q 9 5s 8 67 e 68 8 6o c 6p d 7e a 7x 8 8t e 8w a 91 d 9b i 9h a 9j 9 9k 6 9l 7 9m 8 9n a a0 8 a5 h aw 8 ay c b9 6 bd 7 c4 j cc b dd a de b do d dp a ea b eu h f4 g fr 8 fy b ga 8 gb c gk a gl 8 gs 8 hq e hu f i2 a jf h jp 8 k7 a kj f kp d l0 u la c ld 6 li 7 lp a lw e m1 f m2 8 mi d mq b n7 g
off_acces 25 18 b
off_anoth 1z m1 e
off_app 28 2v f ab d
off_badg 28 6m b
off_bed 25 lw m
off_book 1w 2p 8
off_car 28 6o f
off_check 1w jq a
off_clean 25 5d c cf d
off_cod 25 f3 f la b
off_debt 25 a5 j fy k
off_deep 28 67 e bw e
off_downloa 25 9h b
off_event 28 ij a
off_exchang 22 m1 d mw 8
off_fals 28 3a 8
off_find 25 fx 7
off_first 20 u 8
off_fix 1v 44 a
off_floor 28 3k i
off_fre 1u 1a c 1b d
off_funeral 28 5e c
off_grid 25 5a 8 9b 17
off_hand 25 3g 7 3m 8
off_headset 28 75 8
off_lay 28 de d
off_lead 25 jf i
off_leash 20 jf x
off_let 22 f6 c
off_licenc 28 ao j
off_lift 28 7e e
off_link 28 h0 f
off_liv 25 ea e
off_look 22 5m g
off_low 1z 7e e
off_nam 28 55 9
off_onlin 28 e0 g jp d
off_operato 28 6p s
off_ord 25 a5 d
off_own 20 i2 d
off_parent 28 2w f
off_peak 1x dd d
off_photo 25 a2 e
off_pick 25 5s 8
off_play 28 iz d
off_point 20 67 i 8c a
off_prevent 28 z c
off_pric 22 m2 8
off_privat 28 r d
off_quiet 25 5h c
off_rack 28 n4 d
off_rainy 28 8w d
off_rental 28 51 a
off_season 25 5q 9
off_second 20 4q 8
off_see 28 l0 f
off_servic 25 ay e
off_session 1x 5k d mi f
off_shop 22 b9 c
off_sign 28 kp l
off_sit 1w eu b
off_slot 28 1a k
off_smal 1w 5o b
off_spac 28 eu e
off_squar 28 8t c
off_stag 28 12 c
off_stay 20 a6 b
off_switch 1z gq 7
off_tablet 28 8y 8
off_talk 28 u 7
off_task 28 2f 10
off_tel 28 cc g
off_text 28 h4 b
off_today 25 k2 e
off_tomorro 25 lp o
off_train 28 l9 f
off_until 25 w 8
off_valu 28 l0 f
off_wal 28 lo 7
off_walk 25 47 f
off_warm 25 ek f n7 o
offcut 25 64 b
offend 20 2j e
offer 18 x 9 14 9 1a i 5k f 9k 8 ax 9 en 7 gt 8 l1 b la j mc 9 ms 9
offer_wait 1z 1a j
offic o c 9 d b e f u g w 9 y 8 11 b 1n b 20 h 21 a 2j k 2x 8 3h 8 3o h 3p b 3r 8 3v d 3y 19 3z d 4e d 67 h 6c a 72 d 74 g 75 h 79 6 7b 1e 7c g 7f 9 7j c 7k 11 7m c 7t 1o 7u 1h 80 16 87 h 8g g 8p 7 96 f 9c 7 9i g 9w 8 au f aw 8 bj 9 ct h cv d cz 9 dc i di 13 dn e dt 15 ef b eg 9 el b em e f3 15 g8 9 gd i ge q gi e he c hg 9 hi a hl m hu m hv b hx k hy 7 i0 i ic a kc e kd r kf i kg c ki f kr a kv 8 kw b lp b lv 8 lz a m7 e mc a md j mt 8 nb s
offic_accept 28 ci 9
offic_ask 1z y f
offic_assista 28 hp 8
offic_backgro 22 f8 7
offic_belgium 28 f3 b
offic_book 28 c b
offic_bookkee 28 hg b
offic_br 28 e0 g
offic_buildin 1x m7 c
offic_café 25 87 c
offic_canteen 22 3y v
offic_car 1x c 9 el k ge 1h
offic_chair 25 nb l
offic_clean 1x 7t 1e kr a
offic_clos 22 nb d
offic_coffe 28 7u d
offic_cool 28 cz a
offic_cowork 25 4e b 80 a
offic_cut 25 bj e
offic_decid 20 kd i
offic_event 22 3o 8
offic_factory 28 75 9
offic_fil 25 h8 c
offic_fit 22 hl 9
offic_freelan 28 4e g
offic_furnitu 22 mc b nb a
offic_germany 1x hv b
offic_hom 25 2j 9 gd d
offic_hospita 22 3z a
offic_hotel 22 em 9
offic_job 28 eg e
offic_jobs 25 ap c
offic_kit 28 nb p
offic_kitchen 25 7u 15
offic_lago 22 j8 9
offic_let 25 80 a dn a ki b
offic_local 28 dn 8
offic_lunch 20 3y 16 cv a dt 14
offic_manag 1m 3y g 7b d 7u h ef 9 eu a f3 u hi 9
offic_meal 28 3z e
offic_nashvil 28 es a
offic_normal 28 7t g
offic_ord 1v 2j c 87 8
offic_own 22 g8 8
offic_park 20 3p a em c
offic_party 1w 7v d i0 r
offic_plant 25 7b 1i
offic_privat 22 gi e
offic_rent 25 7c a 80 d
offic_rental 28 80 e
offic_see 28 7t h
offic_sees 1v 96 c kg c
offic_servic 28 7m d gd e
offic_set 28 7k f
offic_smal 20 7u g
offic_softwar 20 7f a di a hx b
offic_spac 25 80 1o
offic_staf 1t di d f3 d kf b
offic_task 22 di l f3 b hl h
offic_team 1w 80 11 di a
offic_typ 28 hm a
offic_vienna 28 7t 9
offic_wat 28 7b t
offic_wed 25 2x f
offic_wel 28 ef 8
offic_work 1e 2j 8 3v 7 9w 9 aq 9 aw a di h em 8 lp g
offic_writ 28 hk a
offic_yoga 28 dt h
officia 1f 2n 7 41 c 5f i 6s b bf 8 e9 18 kg 8 ki 1a kk 2c l2 a m9 e
officia_let 28 ki w
officia_permit 28 bf 9
officia_questio 25 e9 1e
offlin 18 1h a 2t 9 2z b 35 r 6z c 8u a 93 a 9m 7 ae 9 cd 9 g2 g hd h ke 9 kq d lb m
offlin_app 28 lb c
offlin_cellar 28 kq f
offlin_cheap 25 hd d
offlin_first 28 2t e
offlin_maps 22 35 q ke d
offlin_photo 25 hd b
offs 1x 76 e 7v e f3 g g8 e
offset 1w 37 s db 11 if i
offshor 25 7l g
offsit 22 7v 11 80 h eu c
often z b 7 2x 9 86 b 8b a 9r 7 ag b bx 9 bz 9 ca b f2 d
often_piec 25 2x f 3e 9
ohio 1n 66 7 7k c fo 7
oil 16 0 1b 2 b 4 9 5 9 b 10 e m x s 1o k 1p e 4m 9 4n y 66 t 7p d 8b f 8c k 8n 1x ao 9 bg 9 cq u d9 b el x ge f m5 9 md g na c
oil_alterna 28 el c
oil_chang 20 1o n el e ge e
oil_deliver 28 8c e
oil_drop 28 4n m
oil_filt 28 el e
oil_fre 28 cq 9
oil_goat 28 0 t
oil_harvest 28 8n i
oil_oil 28 b b 8n c
oil_separat 28 1p k
oil_soap 28 ao e
oil_tim 28 66 g
oil_towel 28 e m
oil_treatme 25 x 14
oils 1l 0 p 5 b 8 9 e f 4n 13 8n w na 1f
oils_blend 28 na a
oils_hom 28 e h na 9
oily 1u 4 d 4j h
okada 28 1m e
oklahom 28 1w 7
okra 25 2d f 85 f ba 8
old 12 c 9 p l r m 1m 9 1q a 27 f 2h c 2p 9 5u 15 5z 1a 6u 8 9x h af n cx b ed 8 eh 8 ek q fm 1n fn 1q fo j gk q gp 7 gu 8 jc e k7 l lk v ll a
old_begin 28 lg c
old_car 25 r h
old_cars 28 1q h
old_cats 28 ll b
old_coupl 28 1v 9
old_dog 28 2h 7 jt 8
old_dogs 28 js a
old_hom 28 fm k
old_househo 28 fn n
old_liv 1z 5u b ek g
old_men 28 27 f fp 7
old_own 25 jc c
old_parent 22 af k k7 f
old_person 1u 5u a 5z s fn e
old_residen 28 1m 8
old_spar 20 ed c fn 19
old_student 22 2p d 5o 9
oldest 25 fu b
olds 1f 9 c j a 27 9 5t g 5y 1b dy k dz d ke 9
olds_austral 28 2r 6
olds_school 25 5y e ke b
olena 28 28 f
oliv 1o 0 1o 4j b 7p i 8a 9 8n 27 dh b lr 7
oliv_oil 1s 0 14 7p g 8n 1h dh 9
oliv_tre 28 8n s
omar 18 95 a gh 9 h2 f ha a hp 8 hr a hy a
ombudsm 25 74 g ag m
ombudsp 25 74 m
omega 22 7 1b
onboard 1i dq 14 hq 1o hs i kw h l7 9 l9 b
onboard_checkli 25 hq d hs d
onc r 27 j 2x i 37 7 38 7 3h 8 3l 9 3x h 44 d 6j 8 6l 8 6p d 7f 9 81 8 8n 7 9a b aa b ci h eh 9 ey 9 f3 f fs 8 fw 9 g9 9 gm 8 gp 7 gy c h2 c jp 8 ju e ka 9 kw 8 ky 9 l8 i m2 b mg a mt 8
onc_app 1x 2x 11 kw 8
onc_bil 28 k0 b
onc_br 28 8b 8
onc_contrac 28 6p g
onc_forget 20 ey 8
onc_know 28 9h e
onc_money 25 7o 8
onc_plan 28 kd h
onc_play 28 5u g gv 9
onc_prepar 28 44 w
onc_program 28 ci f fv c
onc_put 28 gj e
onc_real 28 li 8
onc_screen 25 f3 e
onc_season 28 14 7
onc_send 25 h5 g
onc_system 28 9a d ai d
onc_twic 22 6l d
ones v a i j c 19 9 1f a 1w 8 3m 8 67 6 69 7 7h c 7w h 89 8 bc 8 bd 7 bm i ct a db b dv 9 ez a f7 a fc d h2 b hn g im b kb a ke 7 kx e l8 8 m5 f me e n0 a
ones_back 22 bm 9 cz 8
ones_daily 28 ff c
ones_ful 28 kb e
ones_hard 28 9m 9
ones_learn 28 f8 7
ones_littl 28 n0 8
ones_morn 28 me n
ones_nev 28 2p 7
ones_oth 28 8 8
ones_politel 28 f7 8
ones_wait 25 hn i
oneself 1o 1t 8 1x 8 1z 8 21 8 2z a 3k b 55 8 6d a 8v 9 c0 a f2 9 f7 a fx 7 g9 c gk a
onion 1r 2u a 84 e al 8 ar s cr f d4 l
onl 28 2n b 8t g
onli 25 8r c d9 a k1 c
onlin k 2 e 3 8 5 d 7 b g a i e k 7 15 a 1a e 1b i 24 8 2c 8 2p 9 2t a 32 e 3e b 4g l 4k d 4m c 52 a 5e f 5g 7 5h k 5k n 5o j 5p a 5q f 5r 7 5x n 60 a 62 d 63 d 65 7 68 b 69 9 6j r 6k u 6m 8 6q c 6s 9 6v g 7a b 7f i 7h 9 7n c 82 h 84 8 8a f 8c s 8d 7 8h k 8j 9 8l e 8m f 8n 7 8o 9 8s n 8t c 8v a 95 a 97 c 98 e 9h c 9q a 9s 9 9t f 9u n a1 n a8 8 am 7 ap 9 au d be l bg l bh i bi m bo m bq g br 8 bs 9 bv 8 bw 9 c5 k cj 8 ck f cl 7 cp 8 cx h d1 j df a di g e0 o e1 g e2 11 e3 f e4 b e6 8 ea m ei v em 9 ex e f0 n f1 h fc b fg g fj g fk 8 fm g fp 8 fu 9 gb h gd f gq d gt 8 gx a h1 c h2 g h9 a hi a hn g i6 9 ih k ja b jb n jd j jf b jg b jh l jm e jo d jp h k1 g kd g ke e kh m l1 13 l4 d la m li s lr 7 ls 7 lv d ly 7 m1 v mg p mn d mo g mp d mq v mr o ms 9 mu c mw b mx 9 n0 7 n2 e n3 k n5 a n6 9 n8 a nd 7
onlin_account 25 7f 15 ei g
onlin_acros 25 64 8 n9 a
onlin_appoint 28 1o e am 6
onlin_art 28 b2 7 ex e
onlin_ask 20 a8 7
onlin_auction 25 mr 1a
onlin_bank 22 6n 8 fm p
onlin_book 1l 1a w 1b n 1h e 97 k 9k 8 ck c em 8 fg e gq b kr b l1 d
onlin_box 28 8q f
onlin_br 28 ja f lv e
onlin_brand 1v 2 8 69 8 f1 t n0 6
onlin_bundl 28 5r h
onlin_buy 22 at 7 bv 9
onlin_cal 22 l f
onlin_calcula 28 37 a
onlin_calenda 22 kh s l1 d
onlin_car 28 e3 b
onlin_catalog 25 mq g
onlin_check 22 91 f
onlin_choos 28 7b c k1 g
onlin_circl 25 ih a jh t
onlin_clas 1z e1 c ea 1n
onlin_client 28 cl m
onlin_club 28 ea e
onlin_collect 25 2c b gd i
onlin_communi 1u fg 9 jh 12
onlin_configu 25 bg t
onlin_consult 28 jp d
onlin_counsel 25 9u t
onlin_cours 1p o 7 6u c 7n c di d e1 p e2 1n ea a jm 9
onlin_deliver 22 5g b bi g
onlin_design 28 3t d c5 a
onlin_diary 28 gq 6 k0 d
onlin_directo 22 6m n eu b
onlin_driv 28 jf c mg f
onlin_entry 25 go d
onlin_exchang 20 2p c 7a d 8a d 8t b j5 b
onlin_farm 25 d1 t
onlin_fashion 20 ap 8
onlin_first 25 68 8 jb f
onlin_fit 28 6a 7
onlin_form 22 au j
onlin_fre 25 2 c
onlin_gallery 20 bq p eo a
onlin_garden 28 59 c
onlin_gift 1z mu d
onlin_group 1k 2t a 5k c ih m
onlin_half 28 8a a
onlin_handmad 28 8 a br b
onlin_learn 25 5x a e4 d
onlin_lesson 1z di g e0 g e6 j li j
onlin_link 28 fu 8
onlin_listing 28 jb j
onlin_liv 28 c5 a
onlin_load 28 m4 9
onlin_magazin 28 fj v
onlin_market 1x 32 d 82 d d1 d jd b ke c
onlin_marketp 1s 68 8 7y d 8t a 9e b bh n gt 7 mo a
onlin_mentor 28 e8 d j6 8
onlin_merchan 22 8d a
onlin_ord 25 82 q
onlin_order 25 98 17
onlin_own 25 mn e
onlin_pay 22 bt d l1 f
onlin_payment 25 ml b
onlin_person 28 ke 9
onlin_pet 28 y 8 4q 8
onlin_pharmac 28 av e d0 k
onlin_pick 28 ct c
onlin_plac 28 km e
onlin_plan 1x 6q u kd 9
onlin_plant 22 7b 9 bi o
onlin_platfor 1w 5e e 5p d 6s p 9j d ij a
onlin_plus 20 8h f ex b
onlin_portal 28 kd s
onlin_post 28 mq i
onlin_pric 25 2v d
onlin_print 22 3e b 6e a au 7
onlin_program 22 k g e0 f e2 h
onlin_quiz 28 2 e
onlin_remembr 28 5h r
onlin_retail 28 m1 f
onlin_return 28 la b
onlin_review 25 h2 16
onlin_sal 1z mr i
onlin_sam 20 8v n
onlin_schedul 22 l1 14
onlin_school 22 fc 8
onlin_search 28 ad 8
onlin_sel 1r f0 a f1 9
onlin_send 1z 62 e 9t c e2 n l4 a
onlin_servic 28 c5 g ei b
onlin_shar 28 63 h
onlin_shelv 28 7a a
onlin_shop 18 7 9 4g k 4k f 4m 8 6j g 6k 11 84 e 8c f 8h j 8i 7 8o f 8s k 9h 7 be s f0 k gx d h8 a hn b jd m jo b la x m1 13 mn 9 mp h n3 9 n5 7
onlin_skin 28 4j 7 a8 g
onlin_stand 28 d9 6
onlin_stor 1i 5 a 2n 9 4g h 63 c 6k b 8l 8 b8 9 bo f ei d fp 8 m1 h n2 9 n8 8
onlin_superma 22 8c 18 cx c
onlin_tabl 28 8z h
onlin_teach 22 5q c
onlin_therapy 28 u f 9u 19
onlin_tool 28 7j a
onlin_train 28 7n b li g
onlin_tre 28 ft 7
onlin_try 25 4y c
onlin_turn 28 52 c
onlin_vet 28 jp r jq c
onlin_video 22 i 9 14 7 jm d
onlin_vot 28 l4 h
onlin_wait 25 a1 a
ons 1w 5 e n7 f
onset 28 4n 9 aa f
ontario 1i 5s c 79 9 n0 8
onto 1v 2n d 3f c 3h 8 5y a ds e mf f n8 d
oolong 28 3w e
oost 28 8b 9
opaqu 25 n2 9
open l h e n b q g t c 17 r 18 c 20 b 24 8 2z f 35 8 3b j 3l v 3n f 3q p 3s g 3v a 3z f 4d m 4e a 58 d 5b u 5h k 5n 14 5z b 6m h 6n d 6v a 7d 10 7h 8 7o e 8u m 98 a aj g ak c al d ao i at 9 av 8 aw 7 ay 8 b2 g b4 9 ba c be b bk g cc 8 cd a ct 8 cy b d5 6 dw 8 en 8 f9 d fc 8 fq 9 g1 8 g2 9 gg i gi e gj 8 gl a go e gv a h4 a ha c hf d hg c hh 8 hk f i0 9 i5 l ia 6 ib k io k iq a j2 a j4 b jg d ju 8 jx 9 k7 b ke 8 kh 9 kv e kx a l0 w l3 9 l8 8 ld a le c ll 7 ln 6 lo 7 ls 8 lz q m3 h mj b mk c mm a mn 8
open_account 1z 6n k
open_air 1u 4d b du 8 gv q i5 1c jl c
open_app 1p 2v a cy a gg c jg 9 jp 9
open_appoint 25 mk p
open_back 28 62 9 fq c
open_bank 1x 6n 8 72 c a5 d fc d
open_book 1x j7 d
open_both 28 ik k
open_bottl 28 8o 8
open_box 1r 4p 8
open_bright 25 3v c go c jg b
open_build 25 go a
open_cal 1r 7o s
open_card 22 7d 17 lz f
open_cas 1u 1l 6 ju a
open_claim 22 kx i
open_cod 20 3l f kh h
open_comment 25 l8 o
open_defect 28 ka c ko 9
open_door 1m 17 p 3z g 5b 10 7d c gg d
open_early 1z v c
open_end 28 bl d
open_enquiry 25 hg e
open_even 22 3r c
open_evening 22 t j
open_family 22 5n g
open_farm 28 ib a
open_fil 1x kv r
open_film 28 e2 9
open_find 28 4i f
open_fir 25 45 i ct b
open_fix 25 5b h
open_flat 20 4d f 6f d bk k
open_fountai 28 be h
open_gam 28 2m e
open_garden 25 5n g
open_gat 22 gi f
open_group 28 ih b
open_gym 28 aj n
open_hiv 25 d5 e
open_hous 1w 17 11 20 d
open_instagr 28 io n
open_invoic 1v 71 e hf x hk l
open_jobs 1z hp 9
open_kitchen 28 3q y
open_larg 28 7z d
open_lat 1u 7d j al c
open_lesson 25 ke b
open_library 28 fh e
open_link 1z g2 d l2 c
open_loan 28 6s 7
open_map 20 3e c
open_menu 28 98 d
open_midnigh 28 ao c
open_model 28 h4 d
open_morn 20 5n g aj c
open_neighbo 28 3n h 3s f
open_night 1o 6v 9 b2 c
open_noteboo 28 be 9
open_now 1w gl 8
open_numb 28 7r 8
open_off 1z l0 n
open_onc 20 3l h
open_ord 1j cy c
open_own 1z 20 e aw 9 fi a
open_pag 22 5h 10
open_parent 28 5n i
open_phon 1r 1n c 3l k 6m a 7d b gg i gi k
open_photogr 28 mm h
open_plac 25 5n h
open_plan 28 av d
open_plastic 28 9h 9
open_play 28 f9 k
open_pollina 25 ba 10
open_positio 25 7l b hp c
open_pric 25 b2 f
open_pul 28 f4 e
open_questio 1s hz e
open_quot 20 l0 13
open_report 28 74 8
open_return 28 la j
open_room 22 dw b
open_saturda 25 ls d
open_school 28 q c
open_seam 28 gr 7
open_search 28 ju 9
open_shift 22 hr e m3 19
open_shop 1w i0 e lz g
open_shut 28 io l
open_sit 20 3q e 9z c ha f mn e
open_smal 20 i c 3q h jx b lz d
open_sourc 1w h4 8 h6 e
open_spr 22 58 i
open_studio 1z g e
open_tap 28 j2 n
open_task 20 hy 9
open_thursda 20 ar d
open_til 1t 3s e en 7
open_train 25 h b
open_until 1j n f al f ao h en 8
open_usual 28 6j d
open_video 28 5b b
open_wat 20 ia h
open_window 1w 3b 16 7t f
open_women 25 dj d i3 8
open_worksho 25 18 e
opening 1n ea d et a f1 b fq 18 i0 e i1 b k1 e
openly 1m 15 8
opera 20 5u a 76 c fb 9 gn f
operat 1o z a 2j c 6y c 80 8 8w e ay b bl c dc v ee d jr a
operat_charg 28 dc r
operati 1f k a z p dl 7 fp 7 hm a jq e jr p k4 b l3 e lb q ls 9 lz 9
operati_head 28 76 b
operati_team 28 lb i
operati_vet 28 jr 9
operato 19 1r 8 1s g 21 h 2a g 3m 8 3z a 43 d 51 l 5a h 5l 9 6p p 8w n 8y l 97 1n 9f 8 d8 s dc 9 eq 9 gj a hf 9 m6 8 mb 8 mf e
operato_phon 25 3m a
operato_solar 25 d8 9
opinion 1n 5j d 7r 7 9l c a1 k c5 b my d
opponen 28 ml o
opportu 25 2f k ey g
opposit 25 80 i
ops 1t 2t 8 7o a dh l h7 e
opt 1x gz g ha a hx a
optical 28 m5 h mf g
opticia 1t p n 1f k 69 27 f9 n
opticia_chain 28 69 9
opticia_hom 28 p e 69 f
optimis 1z ck f dl b iu h
optimiz 28 dl c iu d
option 1f 6r l 7u a hm c k6 c kp n lm b m1 e
optiona 1h h d eb d hh b k5 b
optiona_extra 28 hh d
optiona_tip 25 k5 c
optomet 28 3 9 69 f
oral 28 4l 10
orang 1o 5 c 3u e 3v g 8o s d2 9 hl e lg i lr e
orang_peel 25 8o d
orchard 1o 26 f 2d d 3x c 48 b 8q e 9b e bk j d4 b gv g ib n lr 17 ls 11 m9 w
orchard_appl 28 8q f ib e
orchest 1v 5p s fe 8
orchid 20 2y n 9g e by 8
ord n 0 b 2 b 3 f 4 a 7 a 8 d 9 e b 8 1i v 1k n 1l m 1m a 1v 8 2j k 3e k 3n f 3p d 3r v 3s c 3t l 3u 7 3v d 3w 8 3y c 40 j 4g 15 4l 8 4m a 4s a 4t b 4v 9 4w 8 4x b 4y b 4z 7 5c 8 5g j 60 h 61 c 65 9 68 c 69 8 6a c 6b a 6d n 6e s 6f c 6g j 6h g 6j o 6y b 73 16 7p a 7q b 7u b 81 9 82 1n 83 8 86 7 87 g 88 9 8b a 8c h 8d a 8e b 8g c 8h e 8i 7 8k 7 8l 9 8m d 8n d 8o 8 8p a 8q b 8r n 8s 16 8y 1m 90 p 98 1i ad 8 ai e al j ap 8 aq h as l at b b9 g ba k bc a be 9 bg p bi a bj l bl b bn d bo g bp e br l bs d bt g c1 7 c8 a ch i ci h cp b ct d cv b cx w cy 1g cz t d1 1c d3 b d6 7 df e dg e ep b er 9 f3 j fp 9 fq 8 g5 d gk d gx o gz d hn w ig b in f j8 l jd j jo e ka 9 kq b kt z ku m la g lp z lq b ls 7 lv u lz f m1 q m6 c me 9 mg h mq b ms 7 mt 7 mu b mx 9 n0 b n1 8 n2 b n3 8 n6 e n7 d n8 d n9 9 na 7 nc 9
ord_ahead 1r 40 d 98 b
ord_album 28 gt c
ord_alt 28 h8 k
ord_app 20 4g c 82 e cy a
ord_bag 28 ba g
ord_button 1t 6j d
ord_cak 25 3t 9
ord_campaig 28 k5 b
ord_car 28 1m e
ord_chang 20 1i 8 7u 9
ord_check 22 2n 7 hn u
ord_child 28 3t g j2 d
ord_choos 25 3e h
ord_coffe 20 5q 8 dx e
ord_count 28 al c
ord_deadlin 28 in r
ord_deliv 25 lv b
ord_deliver 1m 82 q 8d 8 8y c bg c
ord_deposit 20 5c 7
ord_directl 28 98 b d1 f
ord_email 25 f3 18
ord_farm 22 82 k d1 11
ord_food 20 cy a e5 j
ord_form 1z 1k m
ord_fourth 28 83 c
ord_fre 22 68 7
ord_ful 1t cz g
ord_hand 28 hn b
ord_harvest 25 8n 9
ord_kit 28 ad f
ord_larg 28 b6 8
ord_lat 1s 8y s
ord_local 25 cy q
ord_lunch 28 40 f
ord_machin 22 6d d 8y 1h
ord_mak 25 jd a
ord_model 28 5g 5
ord_monthly 22 la 9
ord_mov 25 a5 d
ord_next 1p 8n 7 cz 9
ord_numb 1v la f
ord_onlin 1m 6j 9 7b 9 8b a bi c hn c lv k
ord_open 1z kt f
ord_ord 1l 98 9
ord_own 25 98 d
ord_pag 25 bt e
ord_pap 25 b6 6 ba 7
ord_part 19 cd 9 m6 a
ord_pay 1v 98 13 cy n
ord_payment 28 g5 9
ord_phon 1p 82 b bo g gk d
ord_photo 25 1l c
ord_pick 22 lp i
ord_pictur 28 2j d
ord_plac 25 8s 7
ord_post 22 87 d
ord_practic 22 73 f
ord_print 1w ep d
ord_questio 1z gx d
ord_quot 25 73 g
ord_refil 1x 4l 7
ord_regular 20 bw e
ord_restaur 1z 90 b 98 x cy s
ord_return 1w gx p
ord_sampl 1k 4g c
ord_send 22 bl 9 n7 a
ord_sent 1u hi e
ord_servic 20 ci t kq c
ord_set 22 kt f
ord_shar 25 6h g
ord_ship 20 8s b hn h
ord_shop 1q 8s c ba b
ord_sit 1w 7 7 b7 7 b9 c
ord_siz 20 n2 9
ord_smal 1v 82 e 8s a
ord_snack 28 jg 8
ord_sort 28 98 e
ord_stop 22 hn 9
ord_suppli 25 90 t
ord_system 28 gx e
ord_task 28 in f
ord_technic 28 kq e
ord_text 1x 3p 9 cv 9
ord_til 22 al b d1 c
ord_togeth 28 73 n
ord_tomorro 1x 3s 8
ord_trad 28 82 e
ord_trial 28 6g e
ord_until 1z 3y 9 lp f
ord_vegetab 28 d1 h
ord_via 25 cx e d0 b
ord_warn 28 1i i
ord_web 22 lv e
ord_weekend 28 aq d
ord_whatsap 20 bj 7 ku 9
ord_wholesa 25 1i t
order 12 1i 9 3r 9 3t 9 3y j 5g a 6a b 6h d 7j a 82 e 85 b 8o 7 98 1n 9i c al m bc 7 bn 8 ch g cr 8 cy g d9 7 iq p lq f
order_onlin 1z 5g a b4 7
order_pag 28 98 z
order_phon 25 7j g al l
order_platfor 25 82 f cy b
order_system 28 98 r
order_takeawa 28 98 u
ordinar 1b 38 a 3k 9 6f 8 6s w 7e 8 80 8 be a eh b f8 9 gj 7 iy 9 kl 9 ku c
ordinar_café 28 ll 7
ordinar_cloth 25 6f a
ordinar_lend 28 6s x
ordinar_pictur 28 2r 6 f8 d
ordinar_socket 28 dc 9 gj 9
ordinar_telepho 28 eh f
ordinar_tool 28 3k b be a
oregon 1s 41 c
organ 22 93 g f5 7 fl i
organi 1z 2w h 34 h 41 h 93 10 9z g cb g
organic 1c 0 g 6 12 b b 2y c 3u c 3w 8 40 m 48 c 60 o 61 g 6f a 6g q 85 1u 89 1w 8b d 8p c ap b b4 d ba c bs b cp a d4 g et 8 lv c md l n0 j n3 a
organic_baby 28 61 d 89 n
organic_cotton 1t 6 j 60 e 6f b 6g f n0 i n3 b
organic_farm 22 48 f 85 i
organic_leav 28 3w b
organic_shop 22 8b 9 cp c
organic_vegetab 20 85 o 89 p
organis 15 1g g 28 g 2f y 2g a 2w u 30 k 34 13 3o b 41 c 4b o 51 b 5e b 5l g 5t 8 6e 9 7h e 7l a 7o 8 7v w 93 1n 9g 9 9l f cb 1v i0 16 i3 d i4 j i5 j i6 q je b ju c lc 8 nc h
organis_birthda 28 i0 t
organis_company 28 i0 g
organis_end 28 41 f
organis_europ 28 lc b
organis_guid 28 4b f 9g e
organis_medical 28 2g g
organis_party 28 i0 o
organis_pay 28 93 i
organis_profess 28 34 e
organis_themsel 28 i0 9
organiz 1x 2f g 2w g 34 r 41 g cb 1b nc b
orienta 25 hq e
origin 1g 3n c 4s 9 4y 6 7p d 85 9 87 s 8h b 8i f 8l 12 8m 8 8n d 8v 10 as a bc 8 dh 13 mr h
origin_check 25 mr d
origin_spic 25 8l 11
origina 1c 1n c 34 d 3e g 55 9 66 7 6s b 6w k 75 a 7c 1w 8x f at a av c b2 1g bq b db a f0 b fh c fu 8 gt d h3 9 hd a hz c mn f
origina_art 28 7c j b2 e
origina_artwork 28 7c p
origina_fee 28 6s d
origina_paintin 22 7c y b2 k
origina_part 1z 66 7
origina_text 25 6w q
origina_work 28 7c g b2 6
ornamen 28 4k e
orphan 1z ie 1m
orphana 25 2s 7 8a b ie g
orthodo 1w w l 1l d
orthopa 1x 67 8 7e e
osaka 1x bd 8
oslo 1v 6l 8 83 a
osmosi 28 22 y
osteopa 1u x 1t 9w a jr 13 k0 o
osteopa_practic 25 x o
oth p h 9 1a a 1i 8 24 b 31 j 3a 8 3g 8 4k 9 5f 7 5w c 6s 8 6v b 7y b 80 c 9d j 9j a 9z b am 8 an a bb 9 bm f c3 b d7 a e6 a ep 8 f7 7 fe a ff 9 fl 9 fz b g8 8 gh 8 gm b gn c gp m i1 a ik d ix 6 j5 c jf 8 jh 9 jl f m1 h mm a
oth_animal 25 ll 7
oth_app 25 d7 l gg h
oth_apps 1z 5j 7
oth_bars 25 ak 8
oth_borrow 28 c9 f
oth_bought 28 da 9
oth_build 25 7y g
oth_company 20 j6 d
oth_copy 25 au 8
oth_country 28 9d 8
oth_dat 22 ik g
oth_dog 28 jl c
oth_driv 25 5r a
oth_family 25 2q c
oth_fly 28 9k 7
oth_food 28 3p c
oth_gam 25 bn b fe a
oth_half 1z 19 e
oth_hom 20 ci a
oth_ignor 28 n6 d
oth_indepen 22 14 7 3n b 5f 8 mz 8
oth_local 28 bg b
oth_mak 25 bc 8
oth_market 28 i6 a
oth_materia 28 bc 8
oth_mobil 25 3o 9 i1 9 jr 9
oth_nearby 22 c3 j
oth_own 20 8x a
oth_parent 1w 2l 7 2n c 5m a
oth_part 22 gp c
oth_persona 28 2r 6
oth_pharmac 25 av 8
oth_rental 25 24 8 b7 7 bm a
oth_rol 28 gp u
oth_sam 1x 2p e
oth_school 28 49 a gn g
oth_sel 28 mv 9
oth_shop 28 7a 9
oth_sid 1s kv d
oth_speak 25 3g e
oth_sport 28 jv 9 ln 7
oth_stal 28 aq 9 ar 9
oth_studio 28 g c 25 8
oth_teach 25 j5 k
oth_thing 1x 31 d
oth_way 1x 9d d
oth_work 1w 6v a
otherwi 1l 2f 8
ott 25 9j a lj f
ottawa 1x 5f e 5p 8 7z a
otto 20 jl s jm c jt i
oud 1x 5 s 9m 8 n8 e na e
oura 28 iu j
ours 1f 2 a 9 b 2m d 37 a 7z h 9q b a7 b gz e hg d ls b
ours_suit 28 2 9
ours_uses 28 9 e
ourselv 1i 1t m 9e h hq e
out 1t 46 a 6x a 7v z 9k 7 i9 9
outag 1t dd k h7 o kg a
outback 22 48 m bb f
outcom 1w a1 7 hn e
outdat 1v 7s 8
outdoor 18 f a h a y k 1z e 3i 7 46 m 5n e 5s e 6d 7 6x 12 78 a 7v d 8u c 97 h a8 b bu 14 du 1d ep r gv w i8 h i9 1e jl f ln 9 mo k
outdoor_activit 28 i9 k
outdoor_brand 28 6d a
outdoor_cinema 28 gv r
outdoor_equipme 28 bu i
outdoor_escap 25 46 v 6x g
outdoor_fitnes 25 f e du u
outdoor_gear 22 bu u mo 9
outdoor_hom 20 h 8 ep v
outdoor_kit 28 mo n
outdoor_paintba 28 i9 t
outdoor_puzzl 28 6x q
outdoor_shop 1x bu 9
outdoor_work 28 a8 b
outfit 1j 2x 29 54 a 62 j 6b n 97 c ap y gn b ms a mt 1z n3 c
outfit_hom 28 mt v
outfit_littl 28 54 c
outfit_morn 25 2x y
outgrow 1l 2n 1h 2o i 4w e 61 1k mo 1e n5 c nd d
outgrow_childre 28 61 u
outgrow_gear 28 mo o
outgrow_ones 28 n5 d
outgrow_piec 28 2n 9
outgrow_skis 28 mo e
outgrow_sport 28 mo s
outgrow_uniform 25 2n t
outing 1t s v 6x m i0 c
outlet 1r 3f 8 6t 1j 8a e al c mf m
outlet_lean 28 6t l
outlin 1x 65 7 6y 1h f5 8
outlook 1s f7 s gz d hg b hp 9 l0 e
outpati 1z t b 1a h
output 1x 7j a da a h7 f
outreac 1z 1g g ha 25 ic 1i
outreac_work 28 ic q
outs 1r 1g 7 1s m 54 f 5b f 5k g cb o fi 8
outsid 13 4 8 a 8 1p a 26 a 2m 9 3i 8 3k 8 3l 9 3o o 55 9 57 d 5i b 74 b 7g a 7k c bz s c1 8 cc d cm a dq l ge c hj 8 ht 9 i9 a jj 8 jl 9 jv 7 lv 7
outsid_contact 28 74 9
outsid_departm 28 7g h 7k d
outsid_door 28 c1 e
outsid_hospita 28 3o q
outsid_hous 25 55 7 jj d
outsid_offic 25 em 9 hm a
outsid_wal 25 cc 8
outsour 1t 77 c 7f u 7k i 7m e 7r d dq 19 gx j
outsour_account 28 7f t
oven 1g 3s 1d 4u 7 56 29 7z 10 86 j al c br 9 bw 8 c6 w cp c ct 9 cu a dd j
oven_blast 28 7z q
oven_clean 28 56 1c
oven_hom 28 c6 l
oven_sold 28 3s n
overboo 22 45 a
overdra 1z 71 b a3 9 ga b
overdra_credit 28 71 a ga 9
overdu 1l hb e hk 1r kg 8
overdu_invoic 22 hk 1e
overflo 1z c0 a kb z
overgro 25 5d 7
overhau 1z 2o 7 mp 15
overhau_sel 28 mp f
overlan 28 9c 7
overlay 22 h8 l
overloa 22 6t d hl a
overloc 1z 66 1j b6 8
overloc_machin 28 66 e
overloo 28 3 a 9z 9
overnig 1f a c y w 3s v 3z a 5m e 5s b 86 e 8e c an l bj c co 1e cp 8 ct b d6 7 f7 d jk b m2 l
overnig_oats 28 3z d cp 9
overnig_oxygen 22 d6 7 mf 9
overnig_stay 20 y a
overnig_wood 28 3s n
overpay 20 6o 9
oversea 1j 4p g 4y 8 7p s je q
overshi 28 60 l
oversiz 1w 60 d f4 15 m4 c
oversiz_databas 28 f4 q
overtim 1s 8y 9 ga c he k hr g m3 a
overus 28 ac e
overvie 1g 9r 7 f2 h fy a g7 j gc 1n hq a ir 6
overwhe 1x cb 9 in m
ovulati 28 it 14
ow 20 a5 w
ow_than 28 a5 c
owamb 22 ij i
owe 1w 6q y at 8 g2 j
owed 1x ag q ch 8
owes 1u fz f g2 b
owl 22 k7 a
owls 1v 9g 9 dv f lu c
own e d 8 j 7 p d r 9 y m z l 10 9 1c b 1k 9 1o b 1q k 1r 8 1t o 1u h 1v e 1w e 1y d 1z g 20 b 22 b 2i i 2x b 36 g 38 9 3c f 3k e 3l d 3n b 3o 8 3r 9 44 8 4a q 4c b 4g a 4l 8 4q d 50 j 51 v 53 b 57 b 58 d 59 a 5a f 5i e 5x g 63 b 67 7 6m c 7a c 7m f 7n c 80 b 8b f 8i 7 8x h 8z 9 92 c 94 8 98 i 9j x a6 i at 8 bc 8 bj 8 bw b by e bz d c4 q c7 c c8 m ca h cd 9 ch b cj a ck f cn h cp 7 cu b cy d d7 g d8 7 de 9 di c dj q dq a e0 c e2 c el d ep i eu b fi a fz c g7 8 gb 8 ge l gg q gi n gj f gm c gq f gt 9 gz 9 h0 g h2 b h5 h h9 b hf a hg a hj 9 hk a ib f j3 l ja a jb i jd a jf h ji u jj h jk p jl l jm q jn i jo j jp p jq i jr h js k jt a ju l jv 8 k8 k kn k kp b ku g l4 n l9 c lb a lr 7 ls a lu 7 lw r lz j m4 c m7 a mb 8 mh v ml b mn l mx i my c mz b n6 9 nc a
own_abroad 22 51 e
own_addres 20 93 g h0 d
own_agent 25 jb h
own_animal 28 ib h
own_apartme 22 p f
own_app 1u 6v c fy b j1 b lb j
own_approv 20 l0 d
own_associa 1u kn a l4 q
own_bakery 28 2j m
own_bank 22 gb 9
own_batch 28 8f k
own_bathroo 25 9b e an r
own_bedroom 25 jc c my a
own_bik 28 mp a
own_bil 22 gj a
own_book 1p 9j c ch c gq d gs a jf b ji g jw g mk 9 mx 8
own_borehol 28 ay d
own_borrow 25 62 a
own_bottl 25 22 a 8b c
own_brand 1t 4l b 4n b 4r d n9 9
own_build 1v kn b
own_busines 28 id j
own_buy 1r ja d
own_card 28 ho b
own_cars 22 1q d gg h ja 9
own_cas 28 7n b
own_cater 28 b0 c
own_cellar 25 46 e
own_chair 28 p 8
own_chang 22 k8 f
own_child 25 5w a
own_choos 25 gt j
own_christm 28 i6 d lv 7
own_city 1z 63 g 7a d
own_clean 25 bw f
own_cloth 20 6b 9
own_clu 28 46 h
own_collect 22 ms c mu c
own_commiss 28 mh e
own_complai 22 ag 8 h2 9
own_contain 25 8b 8
own_coordin 28 41 b ew 9
own_cours 25 e9 9
own_crew 25 1t q
own_cup 25 2q 8 3v d
own_dashboa 28 h5 i
own_dat 28 hy 8
own_deal 28 1o c
own_decid 25 cb 8
own_deliver 25 1q h
own_design 1t 4v h mn r
own_devic 28 k8 i
own_directo 28 6m c
own_documen 22 hz g
own_dogs 1u jn 9 jr d
own_domain 20 fi e
own_driv 20 m4 i
own_earn 22 gi 8
own_estat 28 1r f
own_even 28 y m
own_fac 28 4j f
own_family 1x lp e
own_farm 22 lr d
own_field 1x bj v
own_fil 1z di i
own_filt 28 3n i
own_find 1z ji d jk q jv c
own_firm 28 1u d
own_flat 1x l4 9
own_fleet 28 1q t
own_flow 28 6 b
own_fly 28 9k c
own_fre 25 d7 g
own_functio 25 m1 b
own_gam 20 5x 1c
own_garden 20 85 8 lw g
own_gear 25 ia 6
own_good 1z c7 k
own_group 1v 9j i
own_guest 25 8z c
own_guidebo 28 mx t
own_hal 25 8t 8
own_handl 28 b 9
own_health 25 iq p
own_help 22 7k a gx a
own_hir 25 4a e
own_history 25 h6 9
own_hiv 28 8i p
own_holiday 1u y r 50 m 51 e a6 a
own_hom 1o d c p f gj g
own_hous 1l 55 7 bx b c8 9 eo b
own_invoic 28 cj d
own_jar 28 8i 7
own_jars 25 8b 11
own_join 28 9j 8
own_key 22 ld 6
own_kit 28 b4 f d7 c
own_kitchen 1s 3w 9 40 9 44 d 4t d 4u c 76 b
own_lab 28 4l 7
own_label 1z cp c
own_laborat 25 z f
own_languag 1o 6z e 96 l l3 b l7 9
own_larg 25 22 h lw g
own_let 1x gg f
own_lift 25 4a f
own_lin 22 4m f gm d
own_list 1n 4a b 51 b 6h 8 7y c eu a gg a gi d hv a mh n
own_load 28 c2 c m4 c
own_local 20 c4 f
own_logo 22 80 f
own_look 1v la d
own_lost 25 ez d ju b
own_lov 22 gt b
own_luxury 28 mn p
own_lyon 28 1u 9
own_machin 1x 1z 7 56 h
own_mail 28 6l 8
own_manag 20 h5 e
own_measur 25 b6 b
own_measure 25 gf e ms c
own_meet 22 l4 b
own_memb 22 fi b
own_mis 22 ju 13
own_mix 28 7 8
own_mobil 28 lb h
own_monthly 25 mr e
own_must 1z jt 8
own_nam 1q 8z a 98 c kc 9 n8 a
own_near 20 jf b
own_nearby 20 z a lw i
own_neighbo 25 32 e
own_nervou 25 jf 9
own_netherl 22 gb a
own_next 25 ba f
own_not 1x 70 8 e7 a
own_novel 28 mx p
own_off 1w 8t a 9j d lw j mh c
own_offic 20 hk 9
own_open 28 jp c
own_ord 22 82 c
own_order 28 98 z
own_oth 25 ci a
own_overvie 28 cn 6 g7 9
own_own 1s d8 6
own_pac 1u du 6
own_pag 1t jd c
own_paid 25 co 8 g7 e
own_parish 28 5l d
own_park 28 ck e
own_part 1x a6 a gm u gp 9
own_past 25 fn c
own_phon 1l 1i 9 76 e 94 g fz a h3 9 h5 d ho c io h j0 a
own_photo 1v 51 b h0 a mn c
own_piano 28 gq d
own_piec 1z jd a
own_plan 22 dq f
own_plus 28 jm f
own_poland 20 36 c 8x a
own_pool 22 j m
own_portlan 25 ep a
own_post 1x jt b mh e
own_pow 28 3f 8
own_privat 22 fz d
own_profil 28 6m s
own_project 28 2e 9
own_questio 25 6x a
own_radio 25 3a k
own_rat 1z bw g
own_recordi 28 gm 6
own_remind 28 k7 9
own_renovat 28 c4 i
own_rent 1t 4a e 4c g 9j s gi q
own_rental 28 4c c c2 9
own_report 25 6r b
own_rid 1v 3r d 98 i cy m jv a
own_roof 1x 2i c
own_room 1q c d r o 11 i 80 c 8s 7
own_run 1w he e lz e
own_saving 28 a6 9
own_say 22 cj d
own_school 20 dw 9 lw a
own_script 28 f3 9
own_second 22 51 a
own_see 20 l4 b
own_sees 1r l1 j
own_sel 1v 53 a m2 7
own_send 22 cn 7
own_senior 28 ep d
own_serv 22 hy g
own_servic 1x c6 9
own_sets 25 gg d
own_shar 1t 4c g a6 b l4 e
own_shop 1s mq c
own_sim 28 3j h
own_sit 1p 92 d 97 k
own_siz 28 6g i
own_smal 1k 1q d 1r 9 1t 8 1y 9 2i 8 dj k e0 c
own_sofa 28 d g
own_solar 28 2i k
own_song 25 mz 12
own_sound 25 i1 g
own_speech 28 v 8 6y 9
own_spreads 25 di b
own_staf 1w 7g 9 d8 6 dj d mb 8
own_stand 28 7m 8
own_stateme 28 51 h
own_stock 22 4g h
own_street 25 jm h
own_studio 20 m d et 9
own_surrey 1z by a
own_system 22 kk 9
own_talk 20 jp e
own_task 22 7n h j3 g
own_team 25 13 e
own_tenant 1z m7 a
own_term 22 eb d h3 e
own_test 20 my j
own_think 25 c8 g
own_tidy 28 53 9
own_ton 22 f7 8 hk e
own_tool 20 f1 a
own_trad 28 7p d
own_travel 1x y m
own_tre 25 lr e
own_trip 28 ia 7
own_truck 25 m4 d
own_used 25 bg a
own_vans 28 4a f
own_vet 28 z b 50 d
own_vets 28 z d
own_villag 25 gq b lz i
own_voic 1u eh n fx c
own_wal 22 bq f
own_warehou 22 4g b 8s 8
own_wat 1x 3o b 4m c 57 8 ge v
own_watch 28 mn b
own_websit 1r 8z b fl 9
own_wed 1x 68 g ew l
own_word 1q im d
own_work 1s 7n 9 e2 9 ji h k8 f
own_worksho 1x 7q a 8x e bc d gq 7
own_writ 22 el b
ownersh 1p a6 1e ja b mr 8
owns 1e 25 7 64 8 6t i bv b de d e7 8 gv d kh a mz 7
owns_dril 28 2c 9
owns_history 28 cd 9 hg 9
owns_outlet 28 6t n
oxford 28 60 h 65 e
oxygen 1q 5l e ah g ai i d6 1v ia 7 mf u
oxygen_drop 25 d6 g
oxygen_low 28 mf h
oxygen_tempera 25 d6 o
oyst 1q 8r 1q 9g 8 b4 z d6 1f lq 8
oyst_farm 28 d6 i
oyst_grow 28 d6 10
oyst_lion 28 8r j
oyst_mushroo 1x 8r v b4 q
ozon 25 22 m
pac 1c j a 2z b 5l c 89 8 9p q ac b c2 9 du 8 dv 1i e0 j e2 p e5 k h4 9 ir i k8 b
pac_group 20 dv w
pac_list 28 9g 7
pacific 25 m 8 dx o
pack u 6 p 7 m 9 9 b a 1i w 1v 8 2l b 2x 8 3y 9 4h h 4i 9 4k o 4p 9 4r u 4t u 4x n 53 f 6b 9 6g j 7r 7 7z a 83 d 84 e 85 w 88 f 89 9 8c d 8g o 8j y 8k b 8m c 8s 23 9f 7 9x p 9y 9 an e ao 9 ar d as d av o b4 8 bi k bt z c2 u cs g ct 9 cu g dg c ew 9 fh b fp c jn l jo a jy 7 lq d m3 b me i mr a mu 9 mv d n0 r n4 7 na b
pack_bottl 28 4x d
pack_box 1t bt d
pack_café 28 8m 8
pack_deliv 25 88 d
pack_deliver 1w 1i b 4k f bt h
pack_empty 28 6 9
pack_field 22 9x 9
pack_gram 28 4r b
pack_hand 28 bt h
pack_hom 25 40 a
pack_kitchen 25 1v f
pack_list 1n 2l 9 8v 9
pack_load 28 m3 e
pack_lunch 1z an q
pack_machin 28 22 e 4t b
pack_meat 28 as d
pack_mix 25 6 b
pack_monthly 28 8c f
pack_near 28 1i 9
pack_nic 28 bi h
pack_onlin 28 8j m
pack_own 28 8s 9
pack_pads 25 6 9
pack_pag 28 4p k
pack_parcel 28 2f 9
pack_person 28 d0 b
pack_post 20 6g g 8s s
pack_room 25 c2 d
pack_runs 28 9x a
pack_ship 25 8s 25
pack_skin 28 av c
pack_sold 28 8k 7
pack_straigh 28 85 g d4 6
pack_tabl 1z bg a
pack_tees 28 n0 c
pack_vaccina 28 av b
packag z 14 b 1p 7 1z 7 21 1b 42 c 4m 7 5l e 7i 9 8b k 8h 8 9h e aw h dl b dr 7 ds 1b ev g fp b hl 8 m8 a me 19
packag_hom 28 1z c
packag_menu 28 ds h
packag_packag 28 me 9
packag_seaw 28 me u
packag_sign 28 ds p
packag_travel 1x i2 8
packet 1o 9a g 9x b ba 1r fj e
pad 1k 39 n 3a j 4v n 66 b bd n bp c c7 b gr 7 jo d k7 b kz c me f nb a
pad_box 28 66 d
pad_pillow 28 39 r
paddl 1t 49 d 4c p bk e bu j d6 j ia 13
paddl_board 25 49 c 4c o ia 8
paddl_tour 28 ia n
paddl_wheel 28 d6 d
paddleb 25 ia 1e
paddock 1z ck b jf 18
padel 1v h w 14 v ln 1x n1 w
padel_club 28 h d ln s
padel_court 25 h c ln t
padel_play 25 h c ln 9
padi 28 ia o
padlock 20 46 b az r
pads 1i 6 2q h d 1o c 6g c bu c el l fp 1i gd a ge g gr j n7 a
pads_banana 28 6 s
pads_ful 28 6 7
pads_light 28 6g f
pads_pack 28 6 9
pads_tampon 25 6 x
paediat 1j v q w n 11 g 2k c 89 k ix f k1 e k2 s
paediat_cpr 28 11 i
paediat_dentist 25 w p
paediat_dietiti 20 89 h k2 i
paediat_nurs 28 k2 b
paella 25 44 9
pag t 1b j 2n 9 4p d 5h 1g 6j f 6m e 6q 7 6y c 7h s 93 b 98 m 9s a 9v 9 au c bp 18 ci 9 dl c dy f dz 7 ef a f1 d f2 14 fg f fi h fj m fk a fs c fv d fw 8 gx l h1 9 h2 9 h3 l h7 9 h8 l h9 1e hh c hi 9 hj 8 hm f hp 9 ht d hz u ij 9 im c jd g jx x k5 s kg 9 ki o l1 e l5 9 l6 d l7 i la r m1 o mi a mv l mx d
pag_booklet 28 ff a
pag_buy 25 h1 c jx e
pag_card 28 2g j
pag_chang 25 f2 i
pag_check 20 6j g
pag_client 28 l7 d
pag_cov 25 bp d
pag_explain 28 4p k fr 7
pag_family 25 5h 8
pag_guest 25 97 d ci 8
pag_machin 28 f2 8
pag_mis 20 kl 7 l7 h
pag_nam 20 b8 c
pag_numb 28 6y 8
pag_off 28 m1 e
pag_onlin 28 h9 r
pag_own 28 ck 7 fi e
pag_pap 25 fs 8
pag_phon 28 98 e
pag_photo 1t 5h 14 dl a
pag_plan 25 ac 7
pag_review 25 f1 c
pag_sel 28 93 d
pag_sit 28 7h f
pag_smal 25 h9 l
pag_start 28 6x d
pag_stay 25 5h a
pag_stor 28 la c
pag_story 25 jd e
pag_text 28 ht h
pag_train 28 7h 8
pag_websit 28 h9 x
pai 28 k g 29 e
paid r 20 b 28 j 2j 9 2l b 4b a 6j b 71 k 7o b 7p 9 7s 7 93 b 95 g a3 f ay 7 cn 8 f9 r fa b fh a fi b fk 9 fz 8 g2 d g3 7 g4 e g5 f g6 9 g7 a hb p hd f he 9 hk f ho 9 i3 8 ij 8 iv b j6 8 j7 m jh 16 jx b jz 8 k3 h km h kx j l4 e mj b mt a
paid_cal 28 j7 r
paid_card 20 ay e jx b
paid_club 28 fi c
paid_communi 28 fi d jh h
paid_company 22 hu i
paid_consult 28 j7 j
paid_cost 28 g7 8
paid_cours 28 k6 8
paid_edition 28 f9 i
paid_foundat 22 id b
paid_grant 28 7o h
paid_help 22 r 9 31 a
paid_instalm 28 da 8
paid_interns 28 2e 9 km e
paid_job 28 2j c
paid_landlor 25 g3 9
paid_link 28 my 9
paid_list 1z 6m b
paid_memb 25 jh p
paid_mobil 22 fh d g4 f
paid_onlin 28 jh 11
paid_phon 22 a4 7 j7 q
paid_refer 28 i3 c
paid_sam 22 kx r
paid_sold 28 n5 7
paid_spot 28 cn 6
paid_stag 28 ij g
paid_travel 25 5v 9
paid_trial 25 28 e
paid_video 28 j7 c
paid_visit 28 mj f
paid_wha 28 2l b g7 a
paid_yearly 25 k3 b
pain 1b e 9 k 17 x j 3h l 9p i 9s n 9w 2i a7 l a9 j ac a aw 9 hu i ir 1b iw 12 jr f
pain_bad 28 x 9
pain_diary 28 9w k
pain_endomet 25 9s e
pain_energy 28 ir k
pain_exercis 28 9w z
pain_patient 28 9w l
pain_report 25 9w b
pain_scal 25 ac d ir k
pain_sex 28 iw m
painkil 1z k d 9w b ac 8
painles 28 w 6 ad g
paint 16 16 h 3v 9 4h j 4w h 53 j 55 38 57 9 5g 6 5t d 7c m at 1s b2 l bl k bq g bx m c4 u c7 9 ex 1e h9 l kp 13 lf 30 mp a n7 12
paint_apartme 28 55 t
paint_apron 28 lf a
paint_bars 28 lf w
paint_clas 28 ex 9 lf i
paint_clay 22 ex 1b
paint_electri 28 c4 l
paint_flat 28 55 o
paint_hom 28 55 b lf 8
paint_kitchen 28 16 f 55 b
paint_mix 25 at n
paint_numb 28 4h q
paint_own 28 53 i ld 6
paint_pictur 22 lf 1i
paint_sel 28 bq e mp 8
paint_shop 25 at a
paint_smal 28 55 8
paint_studio 28 at b lf b
paint_tool 28 at g
paint_wal 25 53 b 55 h
paintba 22 i9 1l
paintba_field 28 i9 o
paintin 1t 7c 2p 8p 7 b2 v bq t mr r
paintin_artist 28 7c a bq e
paintin_sculptu 28 b2 l
pair 17 1p 8 27 22 28 b 2d c 2f e 2s 9 5m b 65 10 67 y 69 1c 6g k 6z 9 8d c 8z 9 9d a 9i a 9r b c4 b ed 9 fn 8 i7 e ic 9 j6 t j9 a kk 9 m0 a n0 16 n5 1j
pair_meet 25 27 m j6 c
pair_offic 28 67 8
pair_pair 1z 27 8 n5 9
pair_sock 28 n0 a
pair_train 28 27 r m0 f
pakista 1u ev b
pal 1r 3d b 8q r 99 b fu b
pal_ale 22 8q d 99 a
palet 20 4o a 4y d b5 8
pallet 1j 3d 7 7x 11 8a h 8s e 8t 2n df d m4 14 mc i
pallet_carri 25 m4 v
pallet_handl 28 8t d
pallet_plac 25 7x n
pallet_positio 25 7x f 8t p
pallet_spac 28 8t 13
pallet_til 28 8t 8
palm 1j 0 a 1y m 3b c 4y a 4z b 7b 8 8c q 8o b cq 14 lx 9
palm_oil 1o 8c m cq v
palm_siz 28 3b e 4y b
palsy 25 2q b
pamp 28 1p 8
pan 1o 3k d aq h bk 10 bz 14
pan_fram 28 bz l
panama 28 n3 j
pancak 1x 4u 1s 5t 8 cs h
pancak_browni 28 4u s
panchan 28 lx p
pancit 28 4t r
pandemi 20 3s 8 a5 f
panel 1b 18 a 1o x 1z l 2i r 3f 1m 57 7 5a 26 7b 9 bz h c8 l d5 8 d8 b de 1d df r dg a eg f fk p is a iu 9 jo b jz 8 mb l n1 9 nb j
panel_balcony 28 3f p
panel_battery 28 5a d
panel_beat 28 1o q
panel_clean 28 5a 9 bz g
panel_fit 28 dg d
panel_hom 25 2i 9 5a 8 c8 f
panel_invert 20 3f f 5a y
panel_listen 28 d5 b
panel_own 28 2i e
panel_pay 28 de h
panel_replac 28 5a b
panel_roof 22 5a s de a
panel_sid 28 1z c kb 7
panel_wash 28 57 9
panic 1h 3g a 3j a a9 d dm a dq a ej 12 ip r jp 8 lu 9 ma b
panic_attack 28 ip v
panic_button 20 3g b 3j b ej t
panni 25 n4 13
pans 22 31 h bk o lr f
pant 1u 6 l 60 d 6f e fp 29 n1 c
pantry 1u 26 r 2u o 7u 1t
pap s 0 d 9 b 1b b 1h 9 1k 9 20 e 28 h 2w b 4h c 4n 8 4u g 4z h 5e g 5g 9 5v a 6n g 6q 9 6r a 6t 8 7p a 7t a 8l 9 8s a 8v k 96 e 97 9 9i e 9r 7 9v a a5 8 au d b6 h ba c bp 1f bq d cd 9 ch 8 ci 9 cl 9 cm f dn m e1 l e7 e et 9 f6 k fa a fj v fs l ft 7 g5 a gb m hc f hm a hq e hs g ig 9 il g iq 1c ja 9 jt d k0 d ka b kd a kl g kw c kx 9 kz c l7 w m0 9 m4 d md a mn a mp 9 mu i mv 9 n9 e
pap_account 28 hc a
pap_bags 20 4u e ar d
pap_boil 28 j3 b
pap_book 25 8z c e1 8
pap_calenda 20 2w a 97 9 9s 8 ac 8
pap_cas 28 l7 f
pap_certifi 28 kz a
pap_chart 22 ix 7
pap_chas 22 7o 8
pap_check 25 20 j kw h
pap_checkli 28 hq d ka a
pap_cut 25 bd 7
pap_deadlin 28 5e 8
pap_deliver 28 2r 6
pap_diary 1t 1b f 9r 8 ch a
pap_envelop 28 ba 8
pap_expir 28 7z a
pap_family 22 jt c
pap_fil 1t cm a hs d k0 h kd 9
pap_first 22 28 8
pap_flow 20 41 i 4h m et e
pap_fold 28 ci 9
pap_form 20 1l 8 cl 7 hm e
pap_insur 28 kx g
pap_let 25 9 b
pap_list 1u 2v 9 95 c 9z 9 in 9
pap_logbook 28 cd c
pap_meet 28 hq i
pap_mil 20 8x 9 m6 8
pap_not 1z 1d 9 96 d e7 9
pap_noteboo 28 9v c
pap_order 28 iq 10
pap_pattern 28 6c c
pap_phon 20 g5 f
pap_photo 22 dn j lt b
pap_plan 1z bp 1f kf 8 kr 9
pap_seed 28 mu h
pap_sheet 28 cf 9
pap_siz 28 mv e
pap_slip 1x 1k b
pap_teach 28 kl d
pap_tiny 28 e7 e
pap_trad 25 6r i k6 a
pap_upload 28 l7 c
paperba 1w bo 9 mq h mx 1s
paperba_book 25 mx 18
paperwo 1b 41 a 5a c 5e b 7o 9 8v r 9i 12 cf m cm b dp e f6 15 gb h il 10 km a ky a kz j
paperwo_assista 28 il v
paperwo_includ 28 5a h
paprika 20 8l m cs g lr 9
par 28 5y f
parachu 28 8w g 9k h
paraffi 22 8 8 8b 8
paragli 1z 9k 3a
paragli_flight 28 9k r
paragra 28 is k ki g
paraleg 1z ee s ei f kv j
paralle 28 kd a kv 8
paralys 28 jr l
paramed 20 11 j 9n 8 ai a
paramed_teach 28 11 g
parasit 28 jp 9 jq 9
parcel 13 26 d 2n 8 32 b 3l r 4g p 4i o 4k a 4m w 4o l 4p 8 4q u 81 m 83 8 84 h 86 8 8c 9 8d 9 8e 8 8s o 8u 24 8w c ao p az 9 b5 p fp n hn a hv k jn d kv a kx b la v lz n mm 1a mt 9 nb d
parcel_abroad 28 mm e
parcel_arriv 1w 83 b jn 9
parcel_back 22 8u 9 la e
parcel_box 25 3l 12 8u q
parcel_carri 25 8v 8
parcel_collect 25 8u v kv g
parcel_company 28 81 a mm 9
parcel_deliver 22 81 9 mm b
parcel_hand 28 b5 e
parcel_hubs 28 7e a
parcel_lock 22 3l c 8u 1v
parcel_mail 28 hv i
parcel_neutral 25 fp a
parcel_pick 22 8u c ao m
parcel_point 28 8u d
parcel_shop 28 8u l
parcel_track 25 1l 7
parcel_travel 28 mm 19
parcel_wait 25 8u 8
parent m a r j f o b q n r q s e u h v y 11 f 12 e 13 c 15 l 19 s 2k 11 2l 13 2m y 2n w 2o i 2q a 2r b 2s f 2t k 2w x 3a 18 3g d 3m 9 3t b 40 q 4i x 4q 7 4v s 4w l 4x o 5d 8 5k c 5m t 5n x 5o x 5s v 5t o 5u b 5v z 5w 1h 5x o 5y o 61 n 6f c 6n c 83 9 84 b 89 q 96 1i 9r c 9t 12 9v a 9x 9 a2 11 a7 a aa p ac 8 af o an a b3 g be 9 bl r bm h bv f d0 7 dw p dy w dz y e6 i e8 9 ea 13 eb c eh t eq e ex n fd i fo r fv t g0 v g9 9 ix u iy 1i iz z j0 e j1 p j2 f j4 m je 19 jz 13 k2 w k7 b kj 12 lh e li b lj z lm k m0 a nd v
parent_abroad 25 je g
parent_answ 28 fv k
parent_app 1s 2l r 2w c 9t b a2 a iy d jz g kj p
parent_apps 28 2l 8
parent_ask 1j iy e
parent_associa 20 2n 7
parent_autisti 28 v a
parent_baby 1l 19 b 2k w 89 e ix k iz b k2 q lj a
parent_back 28 je p
parent_begin 28 bv b
parent_birthda 25 lm d
parent_book 1v ea k eh c lj 8
parent_buri 28 5d 9
parent_buy 1x eq d
parent_calm 28 e7 8
parent_car 1w 5v t je p
parent_chat 20 5w 9 9t c iy a kj 8
parent_child 1z 9r 7 lj 9
parent_childmi 28 iz d
parent_childre 1e s a v d 2o 7 4i b aa j iy a iz 8 lj 8
parent_choos 25 2n e
parent_clas 22 2m i 5w g lj 9
parent_coach 1x v f iy t
parent_coffe 28 19 b m0 8
parent_compar 25 5o e 5s f
parent_confirm 28 j0 v
parent_curiou 25 ea a
parent_driv 22 5w j
parent_end 25 5x c
parent_fil 22 2s a
parent_find 28 30 i
parent_friend 25 c3 9
parent_googl 25 9t 9
parent_grandpa 1n 11 b b3 d bl a
parent_group 1j 9t a
parent_grown 28 j1 h
parent_gym 28 lh h
parent_help 25 je f
parent_hir 28 2o g bv 8
parent_hom 1u eh g je 1b
parent_hous 20 an k m0 8
parent_india 22 ex 9
parent_innsbru 28 5k 8
parent_kids 1o 2w b
parent_leav 25 19 a lj 8
parent_list 1z 2n c
parent_liv 1z 2l f 3g g je h
parent_meeting 28 u d
parent_messag 20 96 r kj b
parent_midwiv 28 4v f
parent_neurodi 28 v f
parent_newborn 1v 4v a 9t p
parent_notic 25 96 11
parent_olds 1m j 8 5t b dy f dz b
parent_ord 1u a b 40 p
parent_own 25 5s a
parent_pay 1n 12 8 2o 9 40 9 dw 9
parent_phon 1x 69 6
parent_plan 1s 2l 8 a2 a iy o
parent_practis 28 11 h
parent_primary 1s q e 5w c dz h
parent_pupil 20 4x a
parent_questio 22 9t a iy a
parent_relativ 20 5n a
parent_rent 22 61 c nd x
parent_sam 1x 5w c lh c
parent_school 1o q 9 4x a 5w n 96 a
parent_see 1o 19 f 5w d 96 c dw 8 k2 b kj e
parent_sees 28 ac e
parent_send 25 6n c g0 b
parent_set 28 g0 i
parent_shar 28 5w e
parent_short 28 e6 8
parent_sick 25 96 d
parent_singapo 25 bm a
parent_smal 1u 19 9 4w 8 iz e lj e
parent_stand 22 kj b
parent_stat 28 2n b
parent_stay 1u a2 b
parent_teach 1z j 8 2t 8 e6 a
parent_teenag 1z u o g9 9
parent_tel 22 bm f
parent_thousan 28 fv n
parent_toddl 1x 19 9
parent_train 28 ji g
parent_twin 28 ix 7
parent_unit 28 3a p
parent_use 22 2l e
parent_verifi 28 jk f
parent_video 25 2k d
parent_visit 28 a2 g
parent_watch 1x g0 b
parent_work 1s 5n f 83 7 j4 d
parenta 1w 2m w ft d g0 f
parenta_control 28 2m v
parenth 28 it j
parfum 25 5 1o
pari 1o 6c 7 bm 9 cb 8
parish 1e 2b c 5d g 5j c 5l q 95 1h ex b ft 1q ic f kf 11 kh g lk e m0 c
parish_council 22 kh b
parish_hal 1w 2b e ic g lk g
parish_memb 25 95 z
parish_regist 28 ft q
parish_softwar 28 95 c kf 9
parish_town 25 kf g
park y f t s c y 8 1p f 21 8 36 c 3o c 3p x 3u c 3y a 5r b 5y k 97 a ag q b0 p bd 6 c2 9 ck 12 co 1k cv v d8 12 dc 17 du 1e dv a el t em c eo v ge 14 gg h gh m gi 1u gj 7 ha b i6 j i8 l i9 m ib a jf v ji a jj g jm f ka r kb 9 ke c kt h lm c ln d mb n
park_app 25 36 c co 8 gi e
park_book 28 co b ge j
park_caf 28 dv f
park_driv 28 gi e i9 7
park_fees 28 97 g
park_fin 22 ag 12
park_front 28 bd c
park_ful 22 jf 8
park_gat 28 kb b
park_group 25 du m
park_hir 28 jf o
park_kitchen 28 b0 i
park_lorry 28 co y
park_lunch 28 cv b
park_manag 28 ka c
park_near 22 gi a
park_newborn 28 eo i
park_operato 25 d8 p
park_outsid 20 em 9 jj c
park_own 1z ge l gi d
park_park 25 gi e
park_part 25 el b
park_plac 20 co d gi r
park_rent 25 gi a jf 8
park_residen 25 ge b gi e
park_road 1k gi 9 kt a
park_shar 28 gi 16
park_sit 28 a8 c
park_spac 22 gi 1d
park_spot 22 co e gi u
park_thermal 28 mb s
park_ticket 25 ag j
park_truck 28 co 1d
park_wat 28 d8 9
parkins 20 fq g lk d
parlor 28 m f ll e
parlour 1v d 9 3u z aw a
parquet 22 1x q
parrot 1z jk d
parsha 28 6w k
parsley 28 88 h
part k a 7 12 c 1n k 1o c 1v 8 2a e 2b a 3e t 3i d 42 8 4h j 4v d 4w 8 66 i 6q 9 7e a 7q z 7r j 8x 12 bl e bm c c6 x cd p ch p cl 6 dq c e3 9 e4 8 el j fg 8 fl 8 ga c gc g gd d gm l gp a gz a j8 a ja l ke 7 kq k ku b ls 6 m4 e m5 v m6 g m9 a mc d
part_brak 28 el b
part_catalog 28 ch d
part_cfo 25 7r 14
part_classic 28 8x t
part_custom 28 3e i cd c
part_fee 20 7l a
part_first 22 c6 9
part_fit 1x 7q 8 8x c
part_labour 22 1n k
part_load 22 7e f m4 u
part_long 28 8x t
part_loud 25 e4 b gm m
part_machin 22 8x l m6 d
part_mak 28 7q b
part_mark 25 m5 e
part_must 20 66 8
part_nam 22 m5 8
part_nobody 25 8x j
part_numb 22 mc e
part_onc 22 gm a gp a
part_ord 1u ch e
part_order 1v ch e
part_part 20 7q 9 8x d
part_person 28 dq n
part_practic 28 gm 8
part_print 22 3e f 7q 13
part_product 28 3e c
part_repair 28 c6 9
part_scan 1t 8x b
part_scrapya 28 ja u
part_sign 28 cd 9 kq i
part_stock 1v 66 8 ku c
part_stor 25 2a l
part_van 22 66 7 c6 e kq d
part_wag 28 ga i
part_wash 28 4v l
part_wholesa 28 ch l
partial 1x ew d kl 8 la d
partici 1h s k 11 b 1g 13 7n f 7v d di w dt e ke 1x
partici_budget 20 ke 11
partly 1p be c dl 6 ff e gw c
partn x i 14 1v f 2g f 2l k 5k 12 5q a 6n m 6v 1e 7k c 9k 7 a5 a b9 7 c1 8 cy j d0 c dk 9 dx d e3 c e5 1b eb r ec e ez 9 fz 14 g3 9 g4 a gl c gp n gr 6 ho 9 i7 8 ig m ik 14 it 8 iv p iw 8 ix h jq c k3 i ln a mj q my i
partn_answ 28 ik 9
partn_app 28 5k 9 fz e
partn_bank 1r 6n u k3 c
partn_calenda 28 2l a
partn_clinic 28 jq n
partn_compani 28 5k 9 eb f
partn_company 25 27 e e3 9
partn_find 25 dk e
partn_firm 20 7k b
partn_fit 28 6v 9
partn_germany 28 9e c
partn_group 28 5k 9
partn_help 28 e6 c
partn_kit 28 cy d
partn_laundry 28 7w b c1 9
partn_lawy 22 a5 9
partn_need 22 i 12 ho b
partn_parent 28 2l a 5k 8
partn_phon 28 e5 g ek g
partn_program 28 my p
partn_questio 28 ik q
partn_recomme 22 9h 8
partn_shar 25 fz 13
partn_shop 1x gl i mo 9 my k
partn_studio 28 mj f
partn_venu 28 mj d
partn_weekend 28 2l a
partn_work 28 mp 9
partner 1t ie a
partogr 28 cm a
party 10 d 7 19 d 2s 7 30 d 3t 12 43 1d 44 9 45 1w 4b j 5t 1s 6o 9 6x c 7v j 8e e 8o 9 9j 9 b0 14 b1 e bn d eq o er 1f es w et v eu k ex b gn a gs 13 i0 1o i1 27 i7 f ij 1p jf 7 jg 8 k9 a kh a lf g lm f lo 8
party_bags 28 5t 7
party_booking 28 er e
party_box 25 5t x
party_cater 28 45 l
party_company 1z gs d i0 h lf 7
party_cov 28 6o f
party_decorat 25 et w
party_equipme 28 43 o er i
party_gam 28 bn n
party_hand 28 ij 8
party_hir 28 er d ij a
party_hom 20 45 h 5t c
party_host 1s er b es d et e
party_manches 28 30 f
party_near 28 5t a
party_offic 22 i1 8
party_own 25 5t a i1 g
party_part 22 5t 8
party_party 28 5t 9
party_plan 25 i0 b
party_pros 28 ij f
party_provid 28 ij m
party_rental 25 43 b er 15
party_room 20 b0 a eu 9
party_ship 28 gn 8
party_tent 28 er n
party_twelv 28 4b d
party_venu 20 b0 a eu 9
pas y 18 8 19 b 1c 10 1p g 2g a 2p 7 3o h 4g 9 56 7 5o d 5r e 91 a aj a aq b cg 9 db c dh c e1 x e9 i gx c hn 9 i5 e jv 7 kg 8 kz c l3 d mj 19
pas_challen 28 hn g
pas_first 28 e9 g
pas_friend 28 ic 9
pas_guest 28 ia 7
pas_gym 28 aj c mj 9
pas_open 25 4n 6
pas_rest 25 91 e
pas_right 28 l3 7
pas_sam 28 5o 8
pas_studio 28 g c
passag 1v 6w 1f e8 c gm 9 hz 9 im f
passag_explana 28 6w p
passata 28 cr r
passeng 1j 1m 22 1r f 9k 1t ag s ai c fe e gh 8 gk w mm f
passeng_driv 28 1m b
passeng_pick 28 fe f
passeng_shar 28 gh 9
passion 20 3w d 87 8 lr f
passiv 1z 6q b ki 8
passpor 1j 4p m 5l a au 11 bi a eo 9 f8 b il k iq s m8 c
passpor_photo 1x au 11 eo 9 f8 a
passwor 1n 7m a 7s 7 ei 1j fm a l7 b
past 12 1a k 2u a 3o 8 3y 8 40 9 4l 10 6k m 6r b 72 b 77 b 86 e 9n 8 cp 8 cq 9 cr 1i e1 l e8 7 ef g ey 8 f1 k g7 f gx j h6 9 hn i hw q hz 9 iu a k6 d kt k l6 a mr b
past_addres 25 g7 o kt g
past_answ 22 hw 10
past_everyth 28 73 9
past_guest 28 48 c
past_link 25 6k c l6 b lc c
past_messag 28 af 9
past_pap 28 e1 10
past_pric 20 mr e
past_product 22 6k l f1 v
past_tens 25 5q 8 e5 c
past_ticket 28 gx s
pasta 1l 2u e 3y d 40 d 4t 1b 84 z 8b u 8j f cr t cs 9 lg 18
pasta_mak 28 4t a lg 9
pasta_nuts 28 8b e
pasta_sauc 28 cr n
pasta_tomato 28 40 a
pasta_vegetab 25 3y 9
pasta_worksho 28 4t a lg 9
pasteur 1x 4s 19 8j 9 8p e
pastor 1q 27 e 6w 9 dr 7 eb g i7 9
pastry 1v 3o h 3s p
pastry_shop 28 3s e
pastur 20 jf d lq 1g
pat 28 kz d
patch 1k 1 14 c 9 1w d 4x 8 57 b ah p am 8 en n h9 c ib f
patch_test 1v 1 12 c 8 am 8 en m
patchwo 25 4y p le i
patel 28 1d g
patent 1v 7j i av c bk e
path 1l 35 17 3k 9 59 g 9f s a7 c df 9 i4 b ke f
path_clos 28 35 a
path_first 28 cb 8
patholo 1v v n 1f 10 is o
patholo_report 28 is d
pathway 25 13 d ig 7
pati 28 1e f lf e
patienc 1m cb f ep i im d jq b
patient y 1 8 j 7 k 1m l b t z w 14 x q 1a 1y 1e 1b 1g 1r 1h q 1j d 1k 8 1l z 3h 9 79 e 7c 8 7g m 7m 7 9l 19 9r d 9w n 9x 12 a1 18 a9 15 aa 8 ac 8 ah 1t ai 14 av 11 d0 x e5 b fm f ih d iq 1k ir m is v k0 1c k1 20 k5 7 m0 1c
patient_abroad 28 9l 9
patient_appoint 25 1a a ai c
patient_associa 28 ih a
patient_book 25 k1 b
patient_cal 20 a1 b
patient_clinic 25 9l 8 ah a m0 8
patient_control 28 iq q
patient_doctor 22 k0 d k1 i
patient_donor 28 k5 d
patient_family 1z t b 9x g m0 9
patient_fil 22 1a d 1h d k0 l
patient_find 25 k1 j
patient_group 1t 1g o
patient_help 28 fm h
patient_hom 1x k r ah 13
patient_kenya 28 9l a
patient_leav 22 1a d
patient_long 20 w c
patient_medicin 28 d0 b
patient_organis 25 1g l
patient_own 25 iq b
patient_practic 22 9w a a9 8
patient_practis 25 a9 b aa 9
patient_record 1s 1e a 1h j iq f k0 17
patient_remind 25 1a h
patient_rent 28 a9 7
patient_search 25 k1 s
patient_short 28 k1 e
patient_show 25 1a 12
patient_staf 28 m0 a
patient_study 28 1g q
patient_teach 1v j b 5x c
patient_treatme 28 k e
patient_underst 28 1l 7 ki c
patient_video 28 d0 7
patient_visit 28 1a k
patio 1p 1z 1s 3f g 57 1o 59 t an c er 8
patio_build 28 1z a 59 9
patio_heat 28 er 9
patisse 28 3s i
patron 28 fi h
pattern 1d 2 a 3a c 68 b 6a 8 6c a 6d f 9r r 9s l 9v g ac g b5 1y b6 2o hn i ir l js b mv 1n n0 8 nc 9
pattern_button 28 b5 c
pattern_design 25 b5 c b6 a
pattern_pdf 28 b6 n mv c
pattern_print 28 b6 11
pattern_right 28 b5 6
pattern_siz 25 b6 t
pattern_sold 28 mv h n0 b
pattern_writ 28 6r 8
pattern_written 28 b5 c
patty 28 8j g cv a
paul 1z x 9
paulo 1j 5i 6 a8 9 db b ej b n7 a
paus 17 7 8 4i b 85 c 86 f 9n 9 a3 9 dd a fx a j1 a jw o
paus_chang 20 86 9
pav 1p 1z 1z 23 m 57 10 59 h df 1n
pav_ston 25 df k
pav_til 28 23 n
pavemen 1u 57 7 aq d gj e
pavilio 28 i8 9
paw 1x 5i o ju e
paw_print 22 5i k
pawn 25 6s 8 mn k
pawn_shop 28 mn 8
paws 25 ji 9
pay i 40 a 48 a 6p a 71 l 8a c 8b c 93 b 98 m 9h 8 9m 8 a4 8 a5 o bw 9 c3 8 cl 7 cy g de e e3 9 ea 9 eu 9 ev b f5 8 fi r fl j fy b g0 8 g2 9 g3 l g4 a g5 b g6 j g8 9 ga o gj 7 he s hf c hk l ho o ie o ij 9 j7 s j9 7 jw 8 jx c k3 9 k4 d kh 9 kk 8 md c mh d mj j mk b ml a mv a
pay_advanc 25 ga c
pay_app 1w hk a
pay_assista 28 s 8
pay_back 28 g3 h
pay_bil 1x g6 c
pay_cal 1z j7 a mh d
pay_card 1r 1m b bt b
pay_cash 22 a4 8
pay_client 1t hk b
pay_collect 20 8a f
pay_commiss 1s 6j c
pay_deposit 1l m d 1b b cl a g3 8 kh c l1 c mh b
pay_downloa 28 jx e
pay_employ 28 he e
pay_fee 1w kd b
pay_fees 20 ie r j9 b
pay_guest 1x 3x a 48 k jc 9
pay_gym 25 mj 9
pay_instalm 1u b2 a
pay_invoic 22 in 9
pay_kilo 22 md g
pay_kitchen 28 98 u
pay_landlor 25 k3 i
pay_lead 28 h9 9
pay_leav 22 he k
pay_lend 28 gn 7
pay_link 1v b9 6 g0 7 hk d ho n
pay_list 1u k1 a
pay_market 28 2v d
pay_memb 1w jw o
pay_minimum 28 a5 9
pay_minut 20 j7 w
pay_mobil 22 cy d ho d
pay_monthly 1m 2o 9 fi z
pay_mow 28 d8 8
pay_must 25 fl b
pay_naira 28 9h c
pay_off 1u a5 11 fy l
pay_ord 25 98 d
pay_own 20 93 g
pay_pag 20 98 c
pay_part 1t 42 8 ga 8
pay_pesa 1x cy d kn b
pay_phon 1w 7u a 98 b
pay_play 28 ln 7
pay_post 28 fl 8
pay_product 28 78 9
pay_rent 1p g3 6
pay_rest 1x 71 g
pay_run 28 he c
pay_sam 20 71 d
pay_school 1z g6 q ie 13
pay_season 28 lq 8
pay_settl 28 kk f
pay_smal 1u 8z c l1 b
pay_solar 28 5a 9 de b
pay_staf 20 5n a
pay_stag 25 ij e
pay_straigh 25 97 d ho f
pay_studio 25 mj j
pay_suppli 25 71 i
pay_talk 28 j7 11
pay_themsel 1w ck d
pay_third 22 8a f
pay_today 28 ga 7
pay_try 28 mt 8
pay_vet 28 2h d
pay_visitor 28 ib 9
pay_wag 1x ga 8
pay_weight 28 8b p
pay_work 22 ga c
payday 1l a3 w fy 1b g5 f ga 1v he k k3 19 k4 x
payment v 1c r 1h a 1t d 2g m 37 9 4n 7 6n l 71 h 72 e 77 d 7s 8 93 e 95 a 96 b 97 d 98 j a3 r a4 p a5 n az 8 b8 d cj 7 ck n dp 9 fi g fy 9 g0 d g2 o g4 d g5 e g8 j hb e hf e hk z hn 12 ho 1k ii c il c j6 9 jx c k3 i k4 9 k5 c kn j kx 9 m4 d mh e mi h ml j
payment_api 28 ho 13
payment_app 25 5m 9 g2 a
payment_book 25 3x e
payment_both 28 a4 f
payment_chas 28 hk 10
payment_check 1w ck v
payment_credit 28 a4 c
payment_deposit 28 kh e
payment_door 28 1c h ml c
payment_farm 28 d1 c
payment_fil 25 g8 j
payment_held 1u b8 b
payment_let 28 dp g
payment_link 1s 93 8 g2 8 ho m
payment_mov 28 a3 f
payment_part 20 ho 9
payment_phon 25 ho e
payment_plan 22 a5 m
payment_provid 1u 4n 7 hb 8 hn d ho 9
payment_remind 1w 1h c hk u mi b
payment_tax 25 fi 9
payment_yet 22 ho 9
payof 28 a5 1j
payof_plan 28 a5 v
payout 1f 6j d 71 a 7f c 93 9 a3 a g5 w g6 r ho 13 jx p kx d mi c mj o
payout_handl 28 kx g
payout_next 22 ho c jx f
paypal 1x 6j l
payrol 1g 77 c 7f 16 dc d dq 9 ga 19 hd n he 2r hr s hs p k4 g kr l kw b m3 b
payrol_softwar 22 he 1q hr b hs b
payrol_system 28 he e
payrol_tax 28 7f d he e
pays t 23 c 2a 9 2i 8 32 c 4b d 6j f 6o 9 71 n 87 b cl 9 de e fn b g2 a g3 j g5 b g6 c ga 8 gi 9 gj d he 9 hf l ie 9 j0 c ja a k3 h mg a mz 8
pays_back 1z 6s e g3 b
pays_euro 1t j0 c
pays_family 1x 23 f
pays_first 25 32 i
pays_landlor 25 k3 x
pays_lat 22 hf 8
pays_memb 28 2i d
pays_money 25 6j f ii 8
pays_onlin 28 mg f
pays_own 1z 4b b
pays_pesa 28 g5 j
pays_postag 25 la 9
pays_smal 22 g3 k
pays_warn 25 hf k
pays_weekly 25 6o c gj 8
payslip 1l 29 e ga 8 gb c he 22 k4 f l7 12
payslip_bank 28 l7 e
payslip_ids 28 l7 j
payslip_phon 28 k4 h
paywal 28 7s a
paz 28 69 8
pcb 28 7q 11
pcos 1z 9q 9 9s t 9y 8
pcs 22 1n i lo 1o
pdf 19 33 c 6y o 70 g 76 e 9a b b6 13 e6 b ey e f3 c g3 7 gp 9 h3 d h8 v hi f hm 13 ir j is k ko i kp i kz w l6 e mv 1n
pdf_form 28 h8 j
pdf_send 28 ey j l6 g
pdf_sign 28 hi h kz a
pdfs 1r ds 8 hm j l9 e
pe 25 ih h
pea 1s 7 d 89 a 8j h 8r a cs w cu e d3 u
pea_protein 25 8j f cs k
pea_shoot 22 8r 8 d3 r
peac 1t n 7
peak 1o dd 2p ln 7 m7 d
peak_demand 28 dd a
peak_load 25 dd p m7 d
peanut 1n 4r 9 89 g 8g h aq f cq 1s cs 8 cu v k2 l
peanut_but 1w cq 17 cu t
peanut_egg 25 k2 g
pear 1t 9 i 89 g ar 8 ls 1c
pear_brandy 28 ls l
pearl 1v 3w 2m 8r c
pearl_cook 20 3w s
peas 1v 89 a 8j x al 9 cs e
peat 28 8 g 5q c
peatlan 28 db w
peckham 28 3x h 83 h
pectin 28 lr 9
pedal 1x 2o c 4y 7 81 s a9 c gf f
pediatr 22 v c
pedicur 1u d 1v en 19
pedicur_brow 28 d c
pedicur_lash 28 d g
peel 1n n c 8o d ax h bk c md c
peeling 22 md 1f
peer 1o 63 i 6s 16 c3 x dj r g4 g g5 p gg d ih 11 j6 b jh n mm n
peer_facilit 28 ih d
peer_group 20 dj q ih f jh 9
peer_lend 28 6s z g5 l
peer_mentor 25 j6 b
peer_peer 20 63 c 6s s g5 c mm b
peer_support 28 ih u
pelvic 1s f f k j 9p 7 9w 18 du 7 fp e iw o
pelvic_floor 1t k b 9w x fp c iw k
pen 1q v 8 7s c be j bp c fy 9 ma r
pen_cough 28 ma g
pen_pap 28 fy 9
penalty 1u gb 8 m2 a
penang 28 o f
pencil 1x 3 e 4x 14 bq 8 gm 8
pencil_cas 28 4x x
pendant 1t 3g 2t 4z 1y 68 d
pendant_look 28 3g r
penetra 25 7s 1x
penetra_test 25 7s 1m
pens 1s be 1g bp 18 ib d mu q
pension 1c p 9 2d e 5z g 6d c 6n a 6q x 88 s an g ei d fm 15 gc 3d he p k6 a lk s
pension_apps 28 fm a gc b
pension_gap 22 6n c 6q 9 gc y
pension_liv 22 88 b
pension_tax 28 gc f he g
pentest 28 7s n
peop 28 c d 1a f
peopl 28 el e fm f
pep 1m 2d b 3q e 8f 1n 8l 17 8o b aq e cr s jj d
pep_farm 28 8l e
pep_sauc 25 aq f cr b
pep_soup 28 3q g 8l c
pepperb 28 8f h ls 8
peppery 28 8n i
peptid 25 4j 17
percent w 4n 7 51 b 6j a 6s e 71 o 8o c cq d
percent_back 28 6j i
percent_rental 20 51 b
perf 28 1 a 6i d
perfect 1p 3w a 8a 9 lf 7
perform 1j 12 w 14 a 2s e 6r b 7g h dq b f1 b gn 7 gs d ht d iw 9 kr c
perform_arts 28 12 m
perform_coach 28 14 c 6r d
perform_market 25 7g d
perform_review 28 dq c ht f
perfum 1l 0 d 1 i 5 2j 4o g c1 6 na l
perfum_hous 25 5 a na a
perfum_refil 28 5 d 7t 9
perfum_sampl 28 5 k 4o b
perfum_shop 28 5 a
perfume 28 4o h
pergola 25 1z s 59 c
perhap 1u b6 6
peri 25 3p m 4r j cr k
peri_peri 25 3p c 4r b cr a
perimen 1z 6 b 9s v
period 1e 6 1q q c 1h 8 3q b 53 a 9s y a6 a g7 a g9 d ga 7 gn k hi u
period_apps 28 9s 8
period_ends 22 g7 7 hi e
period_product 28 6 t
period_underwe 28 6 12
permane 1r 10 o ax c en 9 gb f ll b m3 b
permane_contrac 28 gb g
permiss 1e 1d b 1t 9 3f 8 3o b 7s f 8w d 96 b a4 b ga b ge a kd c
permit 14 n 7 1t a 1y 8 28 j 2g a 41 g 4n 8 7i 8 8w d 9i 12 bf 1w bj 7 c4 b da 9 dc 9 dg r du 7 e9 8 f6 1e fa 9 i4 c i6 v j9 m kd 28 kf 8 mb c md a
permit_authori 28 kd f
permit_charg 28 dc e
permit_doctor 28 9i 9
permit_fir 28 n b
permit_grant 28 dg 8
permit_help 28 9i 9 j9 9
permit_hold 25 bf e
permit_offic 28 kd c
permit_permit 25 kd n
permit_plant 28 md 9
permit_rul 28 bf q
permit_sit 20 bf l
perpetu 28 hj 8
perrera 28 jt b
person r s a u n 14 7 21 a 27 i 28 b 2f a 2g a 2q 7 2w h 34 a 3g b 5e a 5h 9 5k 9 5o 8 5u i 5v a 5z i 74 f 75 9 7f i 7j b 7m a 7r 7 91 9 9i a ab f ae e bw i ca e dq a eb k eh b ei e ew a f3 a f6 a f8 7 fm c fn i fr a ft 8 gc 8 gu n gx f gy b h7 c he 7 hr 8 hs f ic 9 ip a j0 d l3 9 l8 8 lg 9 n8 9
person_answ 1v e0 f
person_approv 28 f1 c
person_ask 25 h2 b
person_busines 28 hs m
person_cal 1z g1 8
person_chat 28 5u f 9i 9
person_childre 25 gu 7
person_collect 28 5e c
person_colour 28 2w p
person_dementi 25 ab s fr c
person_employ 28 bw a
person_family 1x 5u a je b
person_first 1z 5m a
person_ground 28 ip 8
person_hom 20 5v j
person_instead 25 gg d
person_keep 25 6c c
person_know 20 7m 8
person_liv 22 ca g fn b
person_look 1z fm g
person_nam 1w gu d
person_onc 25 l3 9
person_party 28 b1 c
person_pays 28 4b d
person_phon 1v 7f k dq j
person_program 28 92 e
person_report 25 74 l hu a
person_sees 25 ae h
person_shar 22 14 g
person_sit 28 ew d
person_studio 28 ds c fe 8
person_underst 28 ki d
person_visit 25 k 7
person_writ 22 gu g
persona 11 5 j 7 q f 14 k j l 9 s p 1r 7 2r z 2x d 37 c 3j i 44 d 4m 9 5f c 6h e 6q 7 6t n 6w 9 7h 8 7m 8 9o f ab a aj 8 ap c bq 8 bt o dk u dl f dw 8 e2 a e8 t eh b ej q ek 1k f7 j f9 b fd 8 fx d gu z ha o hx z i7 s il o im p in 9 ip 8 iq g ir 7 it 7 j9 a jm a k4 f lx n mt 10 n8 s
persona_answ 22 hp 9
persona_assista 1x s t 7m c ek 13 f7 b il 10
persona_book 25 2r l bt n
persona_brief 28 6t o
persona_budget 28 s d
persona_car 25 5v d
persona_chef 28 44 m
persona_childre 28 2r 10 n8 b
persona_coach 22 9p b dk 1c
persona_daily 28 7 g
persona_data 1n hx 17
persona_financ 28 f9 k fy c
persona_gift 20 2r 9 bt d gu 7 n8 13
persona_introdu 28 i7 t
persona_knowled 25 im 10
persona_loan 25 6s 8 k4 o
persona_massag 28 4m e
persona_messag 22 2s 7 ha 9
persona_photo 28 ab e bq a
persona_poem 28 fx n
persona_present 28 bt e
persona_recomme 28 bo c
persona_safety 28 3j o ej 1c
persona_shop 25 cx c mt i
persona_stateme 1z dl k e8 17
persona_styl 28 ap j
persona_stylist 22 2x i mt 1j
persona_train 1v f 1m 1c b 9o m aj b jm f
persona_video 25 mw b
personn 1x hs 1o kg e
personn_fil 25 hs 12
perth 1n 2f b bj 8
peruvia 22 3q l 8c a
pesa 1h 6 c 93 b cy c fy b g1 d g2 c g5 f gx b kn a l5 j
pesa_bank 28 71 9 g2 e
pesa_card 28 l5 l
pesa_messag 28 fy e
pesa_payment 28 gx e
peso 1d g5 9
pest 1r 7b b az c bi b d4 d fx d kq z lu 11 m9 d
pest_control 1z az b kq d lu r
pestici 20 d3 8
pesto 20 8f n cr 14
pet 17 y t z z 23 j 2h d 2r e 42 a 4q 16 56 6 5i 25 6o i bi e cu p d9 q df 7 ep z ib k ji a jj l jk 2a jn 11 jo 1a jp 1j jq 13 jr j js 15 jt 1d ju 11 k8 y ll h mb a me 9 na e
pet_barnyar 28 ib g
pet_board 28 y v jk e
pet_bottl 28 23 b df b
pet_cemeter 28 5i q
pet_cremato 28 5i i
pet_food 1w d9 w jn 18
pet_funeral 28 5i k
pet_help 28 ju n
pet_insuran 22 6o o jr 9
pet_odour 28 na f
pet_own 1j y g z r 4q g 5i n ep c jk o jo j jp x jq w js h k8 g
pet_parent 1v 4q c ji d jk d
pet_photo 28 ep n
pet_photogr 28 42 e ep 13
pet_portrai 28 ep m n8 b
pet_saf 28 bi g
pet_see 25 jk d
pet_shop 1o 2h 9 4q c cu d jj a jo f
pet_sit 22 y d jk 1s
pet_stor 28 4q 8
pet_track 28 js 1c ju a
pet_zoo 28 ib f
petal 28 i8 i
petit 28 fv h n2 d
petrol 1j 1p c 8u d cv f g2 b mm e
petrol_station 1n 1p 9 8u b cv c
pets 1e y o z p 2h a 3k f 4q v 5i 18 9d c bi p ca q ep 10 jk t jo e js l ju 11 k8 a ll e lu 9 na b
pets_away 28 jk e
pets_hom 28 jk c
pets_travel 28 y b
pflegeg 28 ab 9
pharma 1s 1g z 2p b 7j d 7x 8 8t d k0 a
pharma_company 25 1g e
pharmac 18 1 i 4 a 7 e b 6 t 9 u a x 9 z g 1i 32 4f b 4j e 6z 8 7j 9 81 u 8w 9 9n 9 9x 14 a1 18 a7 c a8 7 ad 8 av 2n d0 37 fp 9 k0 d k1 9 lz e
pharmac_brand 25 1 8 4j 7
pharmac_cal 25 d0 a
pharmac_chain 28 av 8 d0 8
pharmac_check 25 7 7 d0 b
pharmac_confirm 25 d0 u
pharmac_count 28 av b
pharmac_deliv 22 81 c d0 w
pharmac_doctor 28 9x c
pharmac_duty 25 av t d0 8
pharmac_empty 28 d0 7
pharmac_hand 25 x d d0 f
pharmac_health 28 4n 7
pharmac_medicin 25 1i g av c
pharmac_near 28 av m d0 8
pharmac_ord 25 1i p lz d
pharmac_pharmac 25 av 11
pharmac_prescri 28 1i c av d
pharmac_self 28 t 9
pharmac_shop 22 av r
pharmac_smal 25 1i c
pharmac_stock 25 1i 1f
phas 1p 1g a 1l d 39 8 70 6 9p d hl 12 lx r
phd 28 dm h
phd_student 28 dm e
philipp 1k 5j 9 9i b g6 d k4 f
phish 22 7k 8 7s f af g hv 1e
pho 1z 1q c 8n 9 96 c hd b k1 d n7 9
phobia 1x a9 2a
phoenix 1v c6 9 ln 8
phon j 1b e 1d j 1i b 1m l 1n w 1s 8 27 8 29 b 2f c 2m x 2y d 33 f 34 s 3j b 3l k 3m 12 43 9 4e d 5b g 5j 7 6m i 6n f 6p e 6x v 6y a 6z n 72 d 74 i 76 x 79 c 7d f 7f a 7h c 7i 7 7k a 8z m 91 9 94 d 97 b 98 o 99 8 9b 8 9h a 9n 9 9o e 9s c 9u 9 9w d 9x e 9z a a8 8 ab d ae k af n ai 8 al d bf 8 c2 9 c6 e cd e cg 8 ch f ck f cl 9 cz b d5 9 dh c dq b dx 9 e5 d e9 b eh o ej f ek i ez e f0 n ff g fm q fs b fv k fx a g4 p g5 a g6 9 g9 f gg c gi a gk h gl c gm 7 gp 9 gw a gy y h0 9 h2 9 h9 q hb d he a hg c hi f hk 9 ho w hp 9 hq o hr 9 hs a ht 8 hv 9 hy j i2 9 ig 8 ik h il a io t iv e iw 7 j1 n j7 l jp 8 js d ju d jz c k1 e k4 i k7 j ka a kj 9 kk b ko i kp g kq j ks 9 kt b ku j kw 8 ky e kz e l1 d l2 9 l3 d l7 e l9 i lb a m3 9 ma a mf a mj c ml 8 n6 19 nc o
phon_accesso 28 n6 w
phon_alarm 25 ej e ku k
phon_animal 25 js g ma 7
phon_anonymo 28 74 e
phon_answer 25 gy z
phon_app 1o 1i a 1m e 2y c 33 b 3a 8 5j b 9o b ae b dy a e9 a hb d ka b kz b
phon_around 22 dx d
phon_back 28 5b d
phon_backup 28 79 7
phon_bas 25 29 d 9n c cf b
phon_battery 28 3m l
phon_becom 28 1d k ho h
phon_bedsid 25 1d e 9n c
phon_bil 1x 72 f 9h 9
phon_book 28 8z j
phon_booth 28 4e 11
phon_buy 28 3m m dh g
phon_cal 1e s a ab c af 8 ah 7 ez 7 h9 g j7 h kk 8
phon_calenda 28 9z b bp b
phon_camera 1r k c 2y 9 5c 9 9o b 9w m ae s
phon_card 1x mj f
phon_cas 1z 3e f m2 c n6 1q
phon_charg 25 2m e
phon_chat 25 e b
phon_check 25 ch c dh f
phon_childre 25 2m 1b
phon_choos 25 fv i
phon_clip 28 k7 9
phon_cloud 25 34 a
phon_cod 22 3l n
phon_comput 1x 1n q io 9
phon_connect 28 ik 8
phon_contrac 20 6p o
phon_convers 25 j7 g
phon_count 20 9w 8 lu 6
phon_cov 22 n6 h
phon_desk 28 1e d
phon_doctor 28 gk h
phon_driv 28 6m f
phon_even 20 82 d
phon_explain 28 9s f
phon_family 25 34 u
phon_fil 28 il g
phon_find 28 dz f
phon_firm 25 hk e
phon_fit 28 hv d
phon_fix 28 1n d
phon_fold 28 91 b f0 f
phon_fre 28 2m j
phon_fuel 28 36 f ks f
phon_gam 25 17 9 6x 9
phon_grandpa 25 eh y fm 9
phon_history 28 k4 h
phon_hold 28 n6 b
phon_host 28 gy d
phon_includ 25 he g
phon_interne 28 g9 k
phon_intervi 28 j7 k
phon_job 28 ch 8 h7 9
phon_languag 28 l9 e
phon_laptop 20 1i d 6k d io o
phon_lead 25 6x l
phon_leav 22 k7 g
phon_led 28 6x a b1 c
phon_lesson 25 l9 h
phon_let 20 ag e
phon_limit 28 2m c io b
phon_lin 1s 1m d 54 a 74 i 79 6
phon_lock 1x 9b e gw b i2 l io j
phon_look 28 k4 d
phon_mak 22 n6 b
phon_meet 28 gh b
phon_members 28 69 7
phon_messag 1w 1b c
phon_minut 22 ff c
phon_mis 28 l7 d
phon_money 25 ho h
phon_morn 25 gk j
phon_mount 25 nc 1j
phon_night 1z ig e io 9 jp c
phon_not 1z ir 6
phon_numb 1g h9 9 ho 9 hx 8 l3 9
phon_off 22 4d g
phon_offlin 25 cd d
phon_old 28 fm g j1 e
phon_onc 25 43 9 fv c fw g
phon_onlin 25 do c
phon_open 28 ck g gg f
phon_ord 20 98 h
phon_own 22 n6 u
phon_pap 22 8z b hq h
phon_partn 28 k7 d
phon_pay 25 7y i cl d mj f
phon_payment 20 ho d
phon_person 22 gu c
phon_persona 28 ek f
phon_photo 1t 34 c 7j d f0 g f8 h ka c kq b
phon_photogr 28 ff 7
phon_pick 1z 26 c cg f
phon_pics 25 59 b
phon_pictur 1z ch b f0 g f1 b
phon_plan 20 6p b 9z b
phon_play 22 e5 f gp b
phon_pocket 25 hy e
phon_pouch 28 n6 b nc c
phon_practic 28 e9 c
phon_pric 25 kp g
phon_print 1z eh o fm e fs f fv g
phon_put 28 6r e n8 g
phon_queu 25 il e
phon_ready 25 al f
phon_recepti 25 cm d gy 12
phon_record 22 70 c
phon_remind 20 6s c g5 f kz d l7 f
phon_repair 20 16 f 1n o 3m c
phon_reserv 28 8z g gi 9
phon_rid 28 cz f
phon_ring 1r 8z c 9x f js d l1 a
phon_round 25 ko e
phon_scan 28 ly d mq g
phon_screen 1x 1n i c6 v
phon_see 28 eb b
phon_sees 28 9a c ks h
phon_send 25 mt e
phon_sent 25 ko a
phon_shar 22 2w a
phon_shift 28 76 l iv e
phon_shop 20 1n b
phon_show 28 3h 7
phon_sit 20 dq l h3 c h9 d ko i
phon_smal 25 ku h
phon_snap 28 f0 k
phon_speak 28 af d l2 e
phon_staf 25 76 r
phon_stand 25 n6 a
phon_stay 20 5s a
phon_step 28 43 8
phon_strap 28 n6 u
phon_subtitl 28 76 a
phon_system 28 c2 i gy j
phon_tabl 22 6z k hy 19
phon_tablet 25 2m 8 2w g
phon_talk 25 33 e
phon_task 28 hq o
phon_team 28 6x f
phon_tel 22 9q d j1 g ku e
phon_twelv 28 a3 e
phon_unlock 25 2m b
phon_video 20 5e b 79 f
phon_voic 22 29 e 8z f ek f
phon_walk 28 gl f m9 d
phon_wallet 22 g4 g n6 a
phon_weekend 28 a8 7
phon_whatsap 22 98 f cx f
phon_whil 20 1n l 9u c kz d
phonic 1z dy 22 j5 s
phonic_gam 25 dy 1c
phospha 28 58 d
phot 28 eq a i8 c
photo m 3 g l k m d y b 1k 7 1l m 1o d 1q 9 1w a 24 u 2g l 2r 9 2w 9 2x h 2y w 32 b 33 9 34 17 35 b 36 b 3e h 3t b 42 h 43 n 4a 8 50 e 52 p 53 f 54 a 58 9 5d r 5h t 64 7 67 a 6g 8 6p c 6x h 7a d 7f d 7j g 8t a 8x b 92 a 96 h 9q e a1 a a8 10 ab v au m ax 6 b8 8 bf 7 bg c bh n bq c bx f by a c0 d c2 c c4 f c5 k c7 e ca d ce e ch h cl a cn h co 8 d0 f d7 7 dl 6 dn l dw s e2 c eb h ee d eh c ei a el 9 eo g ep m eq o et a eu c f0 y f8 p fh t fj 8 fm 9 fs 16 fu m fv 12 fw b g4 9 gd 8 gi 9 gz d h0 n h9 1d hc j hd n ii a iq d is g j0 9 j2 1e j8 a jb e je h ji a jk i ju c k0 9 ka u kc l kn f ko 1a kp l kq d kr b kx t ky i l2 14 l7 d lt o ly b mb g mh b mk g mn b mp 9 mr f ms 7 mt a n2 a n8 c
photo_age 28 j2 c
photo_album 1x 34 d ab d fr 7 fv f
photo_animal 28 ep b
photo_app 1v 34 l f8 a fs h h0 e is d j2 t ko b
photo_archiv 28 34 f
photo_artist 28 bq 8
photo_automat 25 1b e
photo_beforeh 28 j7 e
photo_bil 22 6p s hd k
photo_book 1r 34 c bt b fv 1q hc e j2 e
photo_booth 28 43 20
photo_box 28 43 b
photo_broken 25 8x l
photo_cal 28 h9 n
photo_certifi 28 7j g
photo_challen 28 6x n
photo_chang 28 a8 b
photo_chat 28 ko b
photo_checkli 22 l2 n
photo_choos 22 2r 7 mt d
photo_clip 25 a8 c fh d j2 c
photo_cloth 25 2x e f0 u
photo_cloud 28 34 b
photo_collect 22 53 b d0 e
photo_consent 20 96 9
photo_count 22 b9 6
photo_dat 22 ka e
photo_dayligh 22 3 9
photo_defect 25 ka e
photo_delet 28 f8 7
photo_deliver 1x bj 8
photo_differe 20 n2 a
photo_doctor 25 a1 d d0 b
photo_documen 22 dn f l7 a
photo_don 25 j0 o
photo_duplica 28 34 p
photo_end 25 6x a
photo_equipme 28 eu j
photo_estimat 22 bh f kx e
photo_even 22 l e
photo_event 28 eq b
photo_exercis 25 dw 1a
photo_fac 28 34 f f8 8
photo_family 22 34 e fs p
photo_fil 20 dn k
photo_financ 28 kp f
photo_fix 25 bx g
photo_floor 28 ky 9
photo_forward 28 hc c
photo_fram 25 fs h
photo_fre 22 gi g mk d
photo_friend 28 f8 9
photo_gift 25 bq a n8 j
photo_grandpa 28 fs 9 j2 c
photo_includ 28 ev c
photo_insur 22 kx e
photo_kept 1z k0 a
photo_kitchen 28 44 e
photo_lab 28 is n
photo_library 28 fh x
photo_list 1r 51 b 52 8 f0 b ky a mb e
photo_map 28 jb d
photo_measur 28 bf 7
photo_measure 1z c5 j
photo_menu 25 f0 e
photo_mol 25 a8 z
photo_music 20 5f b ab f fh q
photo_nobody 28 mb h
photo_notic 28 2w a
photo_off 25 1l c
photo_offic 25 eo a
photo_onlin 22 f0 d
photo_open 25 kx d
photo_organis 28 34 1h
photo_own 1s y i 1w 8
photo_pack 25 9x a
photo_pap 1z dn g iq k kx e
photo_patient 25 1l 7 k0 e
photo_phon 1u fs e fv n h9 m
photo_piec 1z m d
photo_plac 22 kc g
photo_plan 1z ax 6 cn b
photo_plat 25 l p
photo_pric 1n 67 8 6m 9 ij e mk a
photo_print 1x au a fs p fv n
photo_progres 28 bg 8
photo_proof 1x cd 9
photo_questio 28 dw h
photo_rash 25 a8 d
photo_reading 22 58 h
photo_receipt 1u 2g k 36 c 7f j g8 f hd d
photo_remind 22 2y e
photo_report 1w kq c l2 a
photo_restor 28 fu a
photo_review 1z 3t b
photo_room 1r ky b l2 n
photo_rul 25 3e 9 9j i
photo_saf 22 ii c
photo_sam 28 5d 7
photo_scan 20 1k 7 fu 8
photo_seam 28 mn e
photo_send 20 c4 d
photo_shar 1x im b j2 f
photo_shoot 1x 42 s ep 9 f0 13
photo_shop 20 je f
photo_short 1u eq b
photo_show 1v co d kf c
photo_signatu 22 kq b
photo_sit 20 l2 i
photo_siz 1s 3e h hg c
photo_skin 25 a8 9
photo_sleev 28 n2 f
photo_smal 1w fs a
photo_spac 28 24 h j2 d
photo_stamp 28 cf c
photo_story 22 5h 14 fw 8
photo_street 28 kc b
photo_studio 1z 24 1l eo f ep b f8 8
photo_suggest 28 34 e l2 c
photo_tablet 28 1c e
photo_taken 1x f0 9
photo_tel 25 2y j ab g
photo_thali 28 9q c 9r f
photo_today 25 ab m
photo_trip 28 gg a
photo_van 28 ks e
photo_video 1o c2 d h2 c jp 8
photo_virtual 28 53 9
photo_voic 1u 5h h ab f hd 9 ko h
photo_wal 20 bq c
photo_walk 25 ji f
photo_whatsap 20 fv f lt 8
photo_whil 28 fu j jk g
photo_word 25 h0 d
photo_work 28 by 7
photo_worn 1z 1o g
photo_yearly 25 d7 g
photobo 28 43 12 fv 18
photoco 1t au 1n j5 8
photogr y 24 16 2v b 2x 16 32 d 33 m 36 d 42 26 4y 7 52 1k 53 d 61 a 63 n 7c b 7i c 90 9 9q s 9x o a5 a a8 d b2 b b8 g b9 13 bq a c0 8 c1 8 ci 9 df 8 dw a eo 19 ep 1s eq 1w ev 12 f0 11 f8 d fh y fj 9 ft 6 fw 9 g2 k g8 f gc 8 hc k i8 k il e iq b ja o jd b kc g ko b ku a ky c m2 9 mc f mm e mn k mr c n5 m
photogr_book 22 42 l eq b
photogr_camera 28 52 c eq d
photogr_car 28 ja c
photogr_cloth 25 2x y
photogr_coupl 28 42 w
photogr_dogs 28 ep u
photogr_event 28 eq 16
photogr_family 22 42 d
photogr_film 28 eq h
photogr_florist 22 ev 10
photogr_handov 28 mm d
photogr_hom 28 52 v
photogr_let 28 a5 j il b
photogr_list 1z 51 c
photogr_meal 28 9q x
photogr_mol 28 a8 p
photogr_near 20 42 9 eo f ep k
photogr_piec 20 m2 g
photogr_pil 28 kl d
photogr_print 28 bq e fw h
photogr_product 28 7i e
photogr_put 28 8s 8
photogr_real 28 63 9
photogr_receipt 1z g2 f g8 p hc f hd c
photogr_relax 28 eo t
photogr_room 28 33 j
photogr_sel 1x mn q n5 7
photogr_shot 28 fj a
photogr_stor 28 33 f
photogr_student 28 b9 a
photogr_studio 28 24 c f0 b
photogr_videogr 25 eq n
photogr_wed 28 42 k
photosh 25 42 h ep i
photovo 22 5a h d8 e de e
phras 1z 6z 8 e1 8 e5 k fx 7
physic 22 37 f dw 9 e1 9
physica 1u 9 8 k 16 5o d a0 8
physica_therapi 28 k w
physici 1t t 8 x 7 1e s fk 8 is d
physio 1h k 16 1a u 1j s 3h 7 7g b 9w 1k a9 9 dt b hu e jr 1o
physio_app 28 1j e 9w 11
physio_exercis 25 k e 1j e jr e
physio_practic 20 k f
physiot 1f k 1x r b x c 1a a 1j r 3h g 49 f 4n 7 73 b 7g i 9w 25 bs h jr 1j k0 10 lk b
physiot_exercis 28 k l 1j e
physiot_hom 28 k e
physiot_hors 28 jr p
physiot_near 22 k r x 8 9w 9 jr n
physiot_osteopa 25 9w 9 k0 b
physiot_practic 1t k0 9
physiot_visit 28 k v
piano 1j 25 a 5p 2f bv 1j c2 a e4 1b gq 3a gu 6
piano_app 28 5p 9 e4 k
piano_guitar 22 5p t bv s
piano_lesson 20 5p 15 e4 h
piano_teach 22 5p h e4 9
piano_technic 28 gq u
piano_tun 25 gq 1l
pic 22 3r e 83 f bj 7
pick s e 9 1r 9 23 o 26 n 2c f 2l 8 2u a 2w c 3k i 3r 8 48 c 4a a 4o 9 5r 8 5s f 5w a 62 a 63 h 67 i 6b a 6e 7 6i j 7x g 85 i 8d f 8m d 8n b 8r o 8s v 8u y 98 c 9m 8 a1 8 ai g al a ao b au b b7 f bh n bm e bn a bo k bu x c1 n c9 g ct b cw h cx q cy c d0 9 d1 v d4 16 dg 9 e8 7 ec e er a f0 a fe a fg f fv 9 g6 i gk i gl b gy x ib 17 in l j4 j j6 8 ji 9 jl k k9 u l1 b la b lp c lr d lv b m3 w mc b md 11 mg f mt l nd 7
pick_bag 28 63 m
pick_best 28 fv l
pick_bottl 28 8d i
pick_cardboa 28 md u
pick_childre 28 j4 n
pick_clean 25 bw g
pick_cod 25 gl a
pick_collect 28 jl i
pick_dat 25 62 f
pick_deliver 1x c1 8
pick_din 25 2u n 40 g
pick_dirty 28 a d 7w g
pick_dish 28 3y g cw h
pick_drop 22 gk j
pick_farm 28 1h c ib e
pick_fit 28 8d 8 9m a
pick_fre 28 l1 d
pick_height 28 lv k
pick_hom 1z 5i 8
pick_list 1z b7 d
pick_lock 25 8u c
pick_mix 28 ct p
pick_mov 28 1r 8
pick_nam 25 gy j
pick_ord 20 8r c d1 h ji a
pick_own 1z ib 1h lr c
pick_pack 1z 8s 1q
pick_part 28 gz h
pick_pays 28 2l e
pick_phon 1u 98 a gy u
pick_piec 28 mt j
pick_plac 28 5r 9
pick_plan 28 6p i
pick_point 1r 85 u 8u 16 b7 9 bu c
pick_robot 25 d4 12
pick_rol 28 ef i eg f
pick_sam 1z 8r c mc h
pick_saturda 25 2c g
pick_school 1z j4 9
pick_second 28 bo g
pick_sel 28 23 8 63 e
pick_shop 20 ao b cx k
pick_short 28 fg d
pick_siz 25 6b f b5 6
pick_slot 25 ge e l1 c
pick_station 25 8u e bu h
pick_styl 28 7c c gu d
pick_sunday 25 er d
pick_thing 25 3k h k9 x
pick_thursda 25 d1 i
pick_today 20 in 13
pick_twenty 28 3r 9
pick_ups 1t 1r 7
pick_websit 28 bm 9
pick_window 28 al i
pickl 1s 8k 23 lr 1d
pickl_lov 28 8k o
pickl_vegetab 28 8k c lr d
pickleb 28 ln 1t
pickleb_court 28 ln x
pickup 1i 1r s 23 15 32 i 3t f 7z c 8a g 98 h c1 t c6 b ec c j4 9 md e nc c
picky 1v 2u p iy h
picky_eat 25 2u f iy f
picnic 1w 4c k 9j h et f i8 2n
picnic_birthda 28 9j 8 i8 a
picnic_park 28 i8 r
picnic_th 28 i8 8
pics 1w 59 c a8 c
pict 28 2l d h0 e
pictur n 1l 8 2j a 2l 9 2q w 2r r 2y d 34 10 3a f 3t h 42 y 43 j 4h b 4u 7 52 k 53 d 57 7 5h h 5t 8 6y 8 7c a 9x c a8 h aa 9 b9 7 bj 9 bq a bx a c0 7 c5 f c7 9 c8 a cn c dw 8 dy 9 e9 c eo p ep k eq p f0 13 f1 c f5 c f8 s ff 8 fh m fr u fs i fv u fw d gw e h0 j hc g j2 m j5 9 je b jp e ju d ko d lf t m5 d mb g mx 9 nb 9
pictur_app 28 2y f ko f
pictur_audio 28 5h d
pictur_baby 25 eo e
pictur_be 28 lf 7
pictur_book 1q 2r 1p bo i mx e
pictur_car 22 1m e ch c
pictur_card 1t j a 2j e 2q n fr w j5 a
pictur_choos 1z 3t b f8 h
pictur_clean 25 f0 h
pictur_cloth 28 f0 e
pictur_contrac 28 g9 h
pictur_even 25 ku f lf a
pictur_family 1z 42 h j2 a
pictur_gam 20 aa h
pictur_grandpa 28 j2 c
pictur_guid 28 4h j
pictur_idea 28 3t i c5 a
pictur_insid 28 kb e mw e
pictur_instead 28 d d
pictur_last 20 em 8
pictur_leav 28 bj a
pictur_let 25 5h c
pictur_light 28 5h f
pictur_lin 28 fs g
pictur_look 25 f8 8
pictur_mol 28 a8 r
pictur_music 25 gw g
pictur_next 25 52 i
pictur_onlin 22 eq d
pictur_pap 20 8v b iq e l7 b
pictur_parent 28 96 i
pictur_phon 1w 34 v fv g
pictur_pictur 25 f0 9
pictur_piec 25 f1 c
pictur_plac 1z ju 9
pictur_pric 25 bx n
pictur_print 25 34 h
pictur_quot 28 c7 7
pictur_ready 22 eq a
pictur_real 25 fh l
pictur_receipt 20 g2 d hc t
pictur_right 22 7g a
pictur_room 1p c5 a
pictur_round 28 gw g
pictur_sam 1u c0 7
pictur_sign 28 1l h
pictur_step 28 lf f
pictur_story 22 5t c
pictur_studio 25 43 f
pictur_taken 22 53 k
pictur_togeth 25 34 d lf f
pictur_voic 25 2q b dw c
pictur_writ 28 gc f
pidgin 1r 9t e dw e
pie 1x 88 e 9a 9 9z 9
pie_fish 28 88 e
piec x 0 c a a m k 1y g 2n f 2x n 3e 10 3i 9 4h a 4k 13 4v a 4w i 4x e 4y f 53 9 5p 8 60 u 61 k 62 c 63 17 64 d 68 11 6a m 6c r 6d f 6e g 6f h 6g h 6u 8 7c a 7w n 8h 9 8t 8 8x r a6 9 al 8 ap l b7 u bc g bg n bh z bq 8 br u c1 8 c5 d c7 16 e2 j e4 k fq b gm 9 gn j ii l jd 10 ka d ld b ly c m2 9 me e mn y mr u mt n n1 c n2 f n3 e
piec_back 20 gn 7
piec_borrow 28 62 j gn 7
piec_check 28 mn c
piec_count 20 ii j
piec_equipme 28 ka p
piec_expert 28 mr e
piec_first 22 c5 9
piec_hand 28 0 c
piec_keep 28 mt j
piec_kept 20 mt 8
piec_mak 28 jd e
piec_match 25 4k d
piec_measur 28 8x c
piec_mend 28 63 i
piec_own 28 jd b
piec_plac 25 gu 7
piec_ready 25 6e k
piec_rent 28 a6 h
piec_season 28 60 f
piec_seen 28 mr 8
piec_siz 1x 2n 8 mt 6 n2 f
piec_someth 28 68 f
piec_text 28 e6 f
piec_used 28 32 e
piec_worn 25 2x k
pierc 22 m h cl n
pierc_studio 28 cl 9
pierogi 25 4t d bk h
pig 1p da e js g lq v ma o
pig_farm 1w ma i
pigeon 25 bn c lu 9
pigment 1w 3 q 4j e 55 8 ax k
pigment_las 28 ax g
pigs 22 ma 1a
pigs_cough 28 ma e
pikl 28 4w e lj h
pil 1e 39 7 5u g 9x 2j av t kl a
pil_pack 22 9x b av v
pilat 1r g 16 1c f cs b dt 19 n1 c
pilat_back 28 dt m
pilat_studio 20 g f cs 9
pilgrim 1q 5l 33 9c f 9f z gl 8
pilgrim_priest 25 5l 12
pilgrim_travel 28 5l v
pillow 1o 39 17 3a 9 4v b 4y e 91 8 bs 28 na 9
pillow_adjusta 28 bs l
pillowc 28 bs w
pilot 1g 8w b 9k 19 bo e kx b mb s
pilot_flight 28 9k 7
pin 1j 1e a 1y 6 3j j 3l p 5g c 6c c b1 9 br 8 cy e ke c ko q lg a na a
pin_cod 28 3l e
pinbal 25 b1 q lo a
pinch 1x 6a 8 6g c bu 8 fw g
pineapp 22 ar 9
ping 1p 32 h 38 8 6i k af q b1 j g0 7 h7 u jg 8 kj h
ping_pong 22 b1 i jg 7
pink 1n b 8 39 c ln b n7 9
pins 1x 6c 1f 6h f kt f
pins_map 28 6h e
pint 1w ak s gw d
pintere 1x 2x d
pioppin 28 8r k
pip 1h 16 b 1u 9 1z d 3c 1v 54 r at y c4 c ca b d5 c da 7 e4 8 kc f mf 1q
pip_fitting 28 at o
pip_listen 28 3c r
pipelin 1t h5 1d h6 e h7 h hg 1a hp m
pirat 22 5t v
pisco 28 3q n
pistach 22 cq o ct i
pit 1u n d 9b 9 er k lm 1l
pit_café 28 lm n
pitch 1d 13 f 3o m 3p g 7o j aq t ar 8 ck 2n dm s e4 h er b ez 9 gm a gq o gv b i3 z i5 a i6 1j ml 1h mz f
pitch_book 20 ck x ml 9
pitch_court 25 ml 1h
pitch_fee 28 i6 i
pitch_fre 22 ck 8 ml 9
pitch_map 28 ck t
pitch_payment 28 ck h
pitch_pitch 25 ck h
pitch_rais 25 gq 8
pitch_refere 28 i3 g
pitch_rhythm 28 e4 m
pitch_saturda 28 i6 e
pitch_tent 28 er e
pitch_train 25 13 a dm i ez b
pits 22 bm f
pivot 22 b d di 1h
pivot_tabl 25 di y
pix 1v 1a g 78 9 cl 6 fy f fz c g2 b he f
pixel 20 fe o
pixel_art 28 fe l
pizza 1n 3q a 3r o 4u a 9r 7 al 17 cy d j0 d
pizza_deliver 28 3r a cy 8
pizzeri 25 98 i
pla 1x 34 f 5m e 7v d 9h d 9m a hf b n9 b
plac o i 8 j 9 n c q 9 r c 13 8 16 j 17 o 19 g 1c g 28 j 2e b 2f d 2h g 2z a 30 b 34 f 3q f 3u 7 3x c 3z e 4b d 4d b 4f c 5e 8 5h c 5n 10 5y 9 6h z 6q 9 6x c 7v b 7x i 97 9 98 a 9d a 9i 9 9k 7 ak d cj 8 co h d5 a dg c do 8 e8 i ea 9 et 7 ex 8 fc 8 ff 8 g7 a gi m gl f go 8 gs c h4 7 hs g i9 9 id a ij f in c j1 g j9 z jl c kc f km e kn a ll 6 lo 7 lx b mj 8 mk 8 ml b
plac_alert 22 j1 m
plac_animal 22 2h h jt c
plac_app 25 1c f kc g
plac_budget 28 ev c gs c
plac_cal 20 h4 b
plac_choos 28 bq f
plac_company 25 7v j
plac_develop 28 7l d
plac_earth 25 3e d ff f lx d
plac_eat 20 6h y i9 d
plac_employ 28 28 k
plac_family 22 4f d j2 c
plac_fil 28 3z d
plac_group 20 b1 7
plac_help 22 9n c i4 8
plac_hom 20 gb d
plac_househo 28 bw h j9 d
plac_keep 20 kn c
plac_learn 28 16 g
plac_list 1x mi a
plac_liv 25 4d a cj b j9 c
plac_local 28 28 f
plac_mak 28 24 8
plac_map 28 ae c
plac_nanny 25 j9 12
plac_nearby 1w 6h j gl c
plac_nev 22 mj 8
plac_old 28 gh 9 ll b
plac_own 22 jm f
plac_pap 28 al 8
plac_person 28 8 f 4b d
plac_sel 25 8g b
plac_send 25 kc g
plac_shar 28 4b h
plac_shown 1v jl 9
plac_staf 28 hs f
plac_tabl 25 3x 9
plac_taken 28 co 9
plac_task 28 in u
plac_tonight 28 ak 9
plac_top 28 50 b
plac_wait 1u jv 7
plac_wat 25 ia 9
plac_whol 28 lx g
plac_worship 1t 2g 9
placeme 1f 16 h 28 i 7l o 8u b e3 w j9 13 km 1v lx 9
placeme_fee 22 7l c
plain 13 6 9 1g f 4l 8 4m v 4s b 5g k 68 9 6o h 6r 9 74 8 8m 8 9r m 9y 8 ad e b4 9 bu 9 c8 b do b dp f ei n f3 j fp z g7 d h5 u h6 k h8 b hb c hj p hm 9 im c is 1b ki 13 l6 p lb a lx 8 mv 9 n0 u
plain_box 22 4m 9 fp j
plain_comment 25 l6 w
plain_english 1s 6r c dp d hj e is 9
plain_languag 1p 1g c ei j h5 m hj e ki 1g
plain_packag 22 fp i
plain_parcel 25 4m m
plain_sentenc 28 h6 g lx d
plain_shirt 28 n0 m
plain_smok 28 4s b
plain_text 28 im d
plain_word 1d 6o h 74 8 9r m 9y 8 f3 k g7 9 hm 9 is w lb a
plan l f k k 7 l r s e t 9 v a x a 1d d 1j g 1k 8 1l m 1u 9 1v f 21 c 2k 10 2l a 2s 7 2t s 2u w 2w f 2x c 2y d 2z 1l 30 f 41 1f 4a c 4b m 52 j 54 a 59 p 5e t 5l 7 5o g 5t e 5v d 5w n 6o a 6p q 6q r 6w p 7h 8 7r j 7t a 7v o 86 9 8y w 8z c 9e a 9h s 9o m 9p 1g 9q e 9w c 9x k 9z 10 a0 d a2 l a4 b a5 t a8 8 a9 9 ai d aj 9 au i ax 6 b0 a bg 8 bp 12 by p c4 i c5 y c8 h cd 9 ce d cj a cm 9 cw 9 d8 7 dg 8 dj a dk i dq e dv j e3 h e7 1b eu q ew 12 fo b fy g g0 7 gc l gj 8 gq 7 h0 r h1 8 hf q hl a hq f hr q i0 r ig e ij d in 19 it j iu m iy w j0 i j3 o j5 g j6 8 jj 8 jn 9 jr b k2 n k3 d kb f kd 13 ke g kf e kj a ko b kp c kq k kr p ks d kt 17 ky n m6 b mv z
plan_adapt 28 9o a 9p 9
plan_adjust 28 9p a
plan_adult 25 9z d
plan_against 28 6p e
plan_ahead 25 5e f
plan_answ 28 iy j
plan_app 1u 2u h 2x l 2z b 9q b 9x i bp 9 gc c hr l in 12 k2 9
plan_apps 25 2u a 2z a 9z a
plan_around 25 2z h
plan_arrang 28 2z f
plan_baby 25 2k n
plan_bank 28 7r i
plan_bil 22 cm e
plan_board 25 1k b 8y 8
plan_book 1x 21 g 2t c 9p a
plan_both 22 j0 d
plan_brand 28 bp b
plan_break 1z 9z b e7 d fk 8
plan_build 1x 2z r 9z c by f kd c
plan_buy 25 6k b
plan_cal 1v j6 b
plan_calenda 28 cl 7
plan_chang 1u 9p q fo b
plan_check 1z 9x a kd d
plan_child 1z v 9 g0 e iy s
plan_coach 25 f e l c dj b
plan_compar 28 eu j
plan_cook 28 be 6
plan_coordin 25 s 9
plan_correct 28 2k 8 8y 8
plan_crew 28 59 d kr h
plan_daily 22 1d c 2k h 2t h
plan_deliv 28 kt f
plan_deliver 1x 5z d cw 9 kt s
plan_departm 25 kd k ke 6
plan_design 28 7h f
plan_diabet 25 l m
plan_downloa 28 mv k
plan_everyth 25 ew h
plan_family 20 2u d 2z g a2 f
plan_few 25 2t 8
plan_fil 25 fo c
plan_first 1q k2 a
plan_fit 22 1u f
plan_fits 1v f g 6p g
plan_flashca 28 e7 11
plan_flat 28 j0 i
plan_follow 1w jj a
plan_food 28 x g
plan_form 25 kd h
plan_friend 22 2z d
plan_funeral 22 5e n 5g a
plan_goal 20 s b
plan_group 28 4b t
plan_hard 22 9p d a0 9
plan_help 28 iy 9
plan_holiday 25 2z f 9e e
plan_hom 1w c5 e j3 p
plan_host 25 7v m
plan_inspect 25 ce d ks e
plan_instagr 28 h0 z
plan_job 20 1y 7 8y a hf d
plan_kitchen 25 cf c
plan_las 28 52 g
plan_last 20 5l c 5o 9
plan_licens 28 gm 7
plan_liv 28 kj g
plan_machin 28 8y l m6 c
plan_mainten 28 cd c kq e
plan_map 22 2z r
plan_medical 25 ai f
plan_medicat 28 it z
plan_messag 25 2k 8 5w 9
plan_mis 25 kd 9
plan_mood 28 c5 f
plan_mov 25 e7 g
plan_naps 28 2k l
plan_next 1m dk 9
plan_night 22 30 c
plan_open 22 ak d
plan_ord 22 8y d in p
plan_own 1z dj a ew m
plan_pac 25 dv 8
plan_pag 28 mv x
plan_pap 28 bp e
plan_party 1z i0 l ij a
plan_patient 28 1l l
plan_pay 22 9h b fy f kd c
plan_payment 25 k3 b
plan_pdf 22 mv h
plan_permiss 25 1t b kd e
plan_phon 1z hq 11 il e ky h
plan_photo 1u au 9 c5 g j0 c ky b
plan_pictur 25 c8 f
plan_plac 22 in a
plan_plain 28 mv b
plan_plant 25 59 h
plan_post 25 au 7 h0 g
plan_prepar 28 7r e kp j
plan_print 25 au h
plan_priorit 25 54 p
plan_product 28 8y c
plan_project 28 6q h hl f
plan_rac 28 dv o
plan_rain 28 ew b
plan_read 28 e8 d in g
plan_real 1z l h
plan_record 28 dr e
plan_report 22 a4 i
plan_revisio 28 6w t
plan_round 28 cn c
plan_rout 20 4a l kt h
plan_run 1v 41 e 9p i i0 13
plan_runs 25 5e c
plan_says 28 d8 7
plan_school 28 kj e
plan_send 22 bg 8 ew c
plan_session 22 f 8
plan_several 25 kt b
plan_shift 22 kg d
plan_shop 1z 59 a c5 h
plan_short 20 52 c
plan_sid 28 6o w
plan_sit 22 ke f
plan_sits 25 5e f
plan_sleep 25 iu s
plan_smal 25 41 j
plan_social 25 h0 j ky d
plan_softwar 22 8y l ai d kt a
plan_someon 28 kt h
plan_spreads 28 ck a kf 9
plan_step 28 c8 c
plan_stock 28 k0 b
plan_stockho 28 eu a
plan_stop 25 kt j
plan_student 25 bp g
plan_tast 28 1v d
plan_team 20 kr e
plan_templat 28 hs c
plan_test 22 6q g e9 d
plan_text 28 6w d
plan_themsel 28 41 b ew j
plan_togeth 28 k 9
plan_tool 28 8y 9 hf g
plan_train 20 jr f
plan_travel 28 2z n 9h h
plan_trip 1v 21 a 2z v 4a a 4b g 9h e
plan_video 22 1j g
plan_villag 28 p 8
plan_visit 1m by a
plan_wait 22 8z f
plan_walk 28 au e
plan_wed 20 41 g ew z
plan_weekly 25 9o h
plan_whol 1x 41 e gj c
plan_workshe 28 j5 f mv i
plan_writ 28 a5 j
planet 20 3t 7 6i 9
plank 25 bl g
plant 10 22 w 2a e 2d a 2f h 2i f 2y 20 31 b 38 2c 48 9 4k b 4s j 59 1m 5d 13 5g 8 7b 2g 7w a 8j 12 8s m 8x g 9g h b4 n ba m bi 2j bj 7 bs 9 by g ca v d4 r d8 a d9 7 da s db h dd k ha 9 hz 9 i2 c if 2k kg 8 ls a lv i lw 9 m5 9 m6 i m8 8 m9 f mb 7 md m mf d n9 i
plant_app 28 2y r 38 c
plant_arriv 28 bi q
plant_bas 1r 4s b 8j 1d 9q a i2 h n9 p
plant_calenda 28 2y t
plant_car 25 2y 1b bi c
plant_chosen 28 bi h
plant_compan 28 7b d db b
plant_cut 25 58 a
plant_dairy 28 4s a
plant_die 25 38 a 7b 8
plant_diseas 28 2y d m9 d
plant_fil 28 22 m
plant_fir 25 kg 9
plant_health 20 ba 7
plant_light 28 b4 d bi h
plant_list 20 59 c
plant_liv 28 2y 8
plant_lov 25 bi s
plant_machin 28 ha f
plant_nativ 28 if r
plant_near 28 bi a if 8
plant_offic 28 7b 1b
plant_onlin 28 bi v
plant_operato 28 2a 9
plant_own 20 38 v
plant_pay 28 dd e
plant_photo 22 2y l 5d 8
plant_plan 22 59 v
plant_plot 28 if p
plant_poisono 22 bi 9
plant_pot 25 38 1l bi c
plant_rent 28 7b l bi d
plant_report 28 if i
plant_right 28 59 8
plant_run 25 2a b 8x 9
plant_sensor 28 38 15
plant_servic 28 7b p
plant_shop 22 2y 9 7b 9 bi i
plant_sit 28 31 a
plant_smal 28 if d
plant_sold 28 bs f
plant_spr 28 5d f
plant_swap 28 bi e
plant_tomato 28 lw f
plant_tre 22 db f if w
plant_wal 28 7b o
plant_wat 20 59 a 7b d ca e
plant_water 22 2y c 7b j
plant_wel 28 ls g
plantai 1x 4r 17 8c 16 ar s
plantai_chip 28 4r q
plantat 22 5c c
plaqu 1w 5h 1q 5i 7 n8 h
plast 20 1t i 55 d
plaster 1w 55 c kp g
plastic 14 9 w a 8 b c 23 28 2a 9 3e t 3i c 4l b 4z b 5g 7 65 d 8b a 9h 8 b3 8 da 7 df 1d et 7 fj c md 10 me u n9 14 nc 9
plastic_bottl 1u 23 n df 8
plastic_brick 28 23 b df k
plastic_collect 28 md c
plastic_fre 1u 9 c a a me a n9 10
plastic_hom 28 23 f
plastic_part 22 3e l
plastic_pav 28 23 b df g
plastic_recycl 28 23 v 3e g
plastic_rubbish 28 23 e
plastic_sachet 25 me t
plastic_sand 28 df f
plastic_sim 28 9h d
plastic_sol 28 65 k
plastic_wast 1z 23 k df 1a
plat 18 l i 1m 9 1p d 45 y 4k 9 4v i 4z 9 5h c 68 9 75 9 8e e 8n 8 90 d 9a 9 9c 7 9q h aj a ak k br 1z ck 9 co c er t fw 8 h2 c ja d ka b
plat_back 28 er n
plat_hand 28 br s
plat_help 28 l g 45 f
plat_party 28 45 d 8e d
plat_recogni 22 1p b ck c co 8
platfor x 1g 7 1s 7 2f 10 2g v 2p 8 32 q 3o f 43 h 4a l 4c f 5e h 5o a 5p 8 5q e 6i d 6s q 71 x 77 x 78 h 79 6 7a 9 7q 8 7s c 7v g 80 9 82 f 8z b 93 l 98 a 9e 8 a6 m ah r aj d b8 8 bw r bx d c3 d c4 f ck e cy i d1 a dh d dz 8 eb a eu g ev j f3 e f4 a fb a fi x fk f fl i ft 7 ga 7 gn 8 h2 c h3 a hi e hs 8 hu h hw d hx 9 ii c ij q j6 v j8 g jb d jd j ji d jk c jv 7 k1 9 k5 x ke q kg 7 km 9 kx f l9 14 lp 8 m3 d m4 9 mh w mm m mp i
platfor_agency 22 5m b ke 8
platfor_book 28 j6 g k1 i
platfor_bring 25 96 c bx d
platfor_buy 22 mp p n5 7
platfor_check 28 m3 d mh j
platfor_collect 28 b8 f hx h
platfor_company 25 3y b l9 o
platfor_connect 20 71 g 78 f hw n ie c
platfor_don 28 fi 9
platfor_employe 28 hu a
platfor_event 28 30 b
platfor_family 22 2p f 5e f ev n
platfor_hir 28 77 h
platfor_hom 25 ah 8 lp g
platfor_host 28 ij e
platfor_lets 28 4a e 73 e
platfor_list 28 4a g 52 7
platfor_liv 28 5q i ea a
platfor_local 28 ij c k5 d
platfor_match 20 77 e j6 d m4 b mm m
platfor_onlin 22 u 8 9u a e2 b
platfor_own 1z 4c h 8z b 9j d bw e c4 f f1 a
platfor_photogr 28 42 a
platfor_privat 1z 44 9 4a 9 4c 8 6s c c3 8 mh c
platfor_read 28 fk a kx e
platfor_rent 28 80 i gg a
platfor_send 22 7s d ey c
platfor_short 28 7a 9 e0 b
platfor_smal 25 2g j jk c kx e
platfor_split 28 a6 f f4 d
platfor_team 28 7v b
platfor_tradesp 28 bx b
platfor_used 25 mo e mp 7
platfor_verifi 28 6m d
plausib 28 hl 9
play v s b v k w 7 12 w 13 1a 14 r 19 1s 2m 8 2q 7 39 e 46 o 4d d 4f 15 4i q 5p m 5t e 5u f 5y 9 6x h 7n a ab b b1 f bb d bl h bn 23 bv e dx c e4 w e5 d eg 9 eq j er c ez d f9 a fb 8 fd n fe 1n ff x fu b gn b go i gp m gq g gr l gt i gv 9 i1 18 i3 z iz 1m j4 m jf 8 jg w jl 19 jy 9 k6 k ka s li u lj j ll 8 lm 13 ln 11 lo l m0 d ml 18 mz d
play_along 22 e4 b
play_already 28 ff 8
play_andrew 28 jg b
play_app 28 ml b
play_area 20 19 f ka d lm e
play_baby 28 iz o
play_back 22 i3 b
play_bas 28 v m
play_big 25 gp b
play_board 28 4f q
play_caf 28 19 v lm 9
play_café 25 19 t 4f c lm 9
play_card 1z 5u p bn f
play_centr 25 5t a jg c lm 9
play_christm 28 12 s
play_club 25 ml f
play_corn 20 w d 19 s
play_credit 28 b1 b
play_develop 25 13 l iz r
play_equipme 20 ka y
play_family 28 13 h
play_fee 22 13 c 19 l
play_field 20 ml 9
play_film 28 eq b gv 9
play_follow 25 6x c
play_gam 1w 5x 8 bn i fe c
play_grad 28 gt l
play_hal 28 jg d lm n
play_half 25 bn m
play_hir 25 eg h er i
play_hom 20 lj 9 lo 8
play_hospita 28 m0 9
play_hous 28 4w b lm e
play_idea 22 iz 1r
play_join 28 i3 9
play_kids 22 eo d
play_languag 28 12 8 5m 9
play_learn 28 4i s
play_list 22 46 9
play_listen 28 gq c
play_littl 28 19 8
play_loud 28 go f
play_money 28 k6 s
play_moth 28 v g fd d
play_music 22 lj c
play_near 28 jg d
play_nev 28 i1 j
play_outsid 28 2m e 5y b
play_part 22 gc 8
play_pas 28 19 g
play_prompt 28 iz o
play_real 28 12 e
play_room 28 4e i jl f
play_run 28 fe h
play_saturda 25 f9 a lj 8
play_short 25 39 c
play_show 28 e4 g
play_song 22 5p a ab g mz 8
play_sound 28 39 g
play_spac 25 jl e
play_test 28 bn a
play_togeth 1x 4f c
play_tournam 25 lo b
play_villag 25 19 p lm e
play_wait 28 e5 g
play_wedding 28 i1 w
play_weekend 28 bn f
play_work 25 ln b
playabl 28 fe a gr 9
playboo 25 hj 1k
playdat 28 ec 1f
playful 1t 37 7 61 e aa j ik d lj e
playgro 1j 19 n 2z m 35 c 5n b 5y e jg h ka 27 lj 9 lm 1c
playgro_defect 28 ka y
playgro_hal 28 lm 9
playgro_safety 28 ka l
playgro_soft 28 lm 9
playhou 28 4w i lm c
playlis 1s 4p 8 e4 i gs 7 i1 r mz q
playof 28 i3 l
playroo 1z 19 c 4w 14 lm a
playthi 28 bl h bm k
playwri 28 94 9 h6 9
plc 25 8x d m5 8
pleas_confirm 1z 45 a
pleasur 1x 4m 15 iw f
pleat 20 3p 9 4z f 5c 7 bk 9 fq c
pledg 1v k5 1p l5 n
pledg_follow 28 l5 g
pledg_money 28 k5 k
plenty 1v du 8
plot 1e 20 l 2d 1a 52 a 59 h 5d g 72 9 a6 b ba 6 d8 7 db s dh h g4 a hm c if s jb s kf 1w lw 1j m9 a
plot_allotme 28 2d a
plot_farm 28 jb d
plot_fre 28 kf e
plot_land 28 20 b
plot_numb 28 5d 6
plot_own 28 1z 6
plough 22 d7 w
plovdiv 22 4f i 9c 9
plug 1f 3f 2d 4w c 7x c 8s c 9c a dc o el d f7 b gj 8 gz b h3 g h5 c h6 a hk d k7 a ks e
plugin 1z m1 1v
plum 1u 4p f 4r c 8f e fw d lr n ls p
plum_brandy 28 ls l
plumb 1e 16 q 1v q 3c o 54 2s 95 c at q bx o c4 b fc 8 gy v h9 f j8 1l kp 18 kq k kz s
plumb_electri 1q 16 d 54 24 bx c gy b j8 s
plumb_firm 28 54 b
plumb_item 28 at h
plumb_repair 28 54 9
plumb_til 28 1v f
plumb_walk 28 kp h
plung 20 n 1i
plus r a 9 l a 1f 9 3g 7 4w a 6g a 81 a 8d a 8h a 8n 7 9j 9 a0 8 b3 b b6 c be 8 fa a h8 b i7 b jq 9 k9 a lh 6 lz c m7 a n2 p n3 8 n6 8
plus_caution 28 g3 7
plus_coach 28 a0 j aj g
plus_court 25 14 c
plus_dog 28 jm f
plus_guid 28 5l 8 be d
plus_half 28 ed d
plus_holiday 28 jv d
plus_hom 25 a9 b jq f
plus_human 25 a2 d mn c
plus_linen 28 5h d na c
plus_mail 28 ad d gt e
plus_monthly 1u b3 b
plus_onlin 22 5 e
plus_own 22 fz d
plus_plan 28 l g
plus_print 28 e0 d
plus_report 28 h8 i
plus_short 25 7i 9
plus_siz 1v 60 c b6 i n2 1h
plus_smal 1w lz b
plus_soft 28 6 8 jg d
plus_softwar 25 m7 i
plus_staf 28 lz d
plus_trip 28 bf 7
plus_weekend 28 ex c
plush 25 4q d bl i
plywood 20 jo g nb v
plzeň 28 21 8 en d
pocket 1d a d 6a b 6b e 6n i 6z d b6 f cn 7 fq j g0 1y hy b im a iy b j0 m n1 1c n3 g n4 c
pocket_money 1t g0 26 j0 o
pocket_squar 28 n3 l
pod 25 9c f b4 8
podcast 1c 24 l 25 1m 6e d 7i p dr 22 f9 d fa d fb 2x fc 8 fd s fg a fi u fj 8 jh a jw 2d k9 c lc 1b
podcast_audio 28 jw u
podcast_chat 25 fc a
podcast_childre 28 fd e
podcast_clip 28 dr 9 lc i
podcast_company 25 dr i fb b
podcast_edit 25 25 f dr l jw i
podcast_editor 28 dr d jw e
podcast_episod 28 fb f
podcast_host 22 dr i fb e jw q
podcast_listen 25 fb e
podcast_long 28 lc d
podcast_network 28 fb 1b
podcast_produc 28 dr 9 fb f
podcast_product 25 7i d dr 1d
podcast_record 22 25 a jw 12
podcast_sound 25 dr e
podcast_studio 1z 25 m 7i c dr k
podcast_tool 28 25 8 jw a
podcast_video 28 9n 9
podcast_youtub 28 lc b
podenco 25 jt a
podiatr 20 p 1n 73 f
podiatr_visit 28 p y
pods 1v 87 d 8h 8 9c 8 b4 f ic r jh i
poem 1z fx 1k
poem_birthda 28 fx n
poet 25 6y d fx s
point 12 23 x 2a o 31 f 35 c 3m h 67 c 6j c 6l k 85 n 8u y 94 g 9d h 9y m ae c b7 7 b8 8 bd b bf b bu 9 dc 18 dk b g6 a gj u gw 6 iv 19 ja g ka 9 kl f me 9 mf e
point_camera 20 94 c 9y h b8 c
point_car 28 dc c
point_chang 25 3m d
point_check 28 mp b
point_clos 25 85 9
point_collect 20 6l f
point_hotel 28 dc c
point_local 28 iv b
point_map 25 bf e
point_phon 25 94 e 9y h ae e
point_valid 28 mk b
poison 1v bb 9 lu 1z
poisono 22 bi h d8 9
pokemon 28 b8 l
pokémon 25 b8 1o
pol 1p 6o a bz 1f c0 y hd a mo 9
poland 1a 36 a 5j a fh c ft 7 h1 a ht 8 ja 9 kb 9
poland_czechia 25 ja c
polic 1d 1s a 3j f 5o a 79 j af c bb e hd c i4 7 ig y j9 h ji c
polic_check 1u ji d
polic_clearan 25 5o d j9 l
polic_court 25 ig u
polic_report 28 bb f
policy 1f 6o 26 do 2l dp h dq 1n f9 h g4 12 gx f hd j hw q hx y hz 8 kx m l9 b la 9
policy_apprais 28 dq u
policy_evidenc 28 hw k
policy_find 28 6o s
policy_househo 28 do i
policy_really 28 hw 7
policy_sid 28 6o c
policy_templat 28 dp a hx a
policyh 20 6o m do p g4 v kx 10
polish 1i 3 d 1p 9 7j j 8c d 8k e c7 c fx 7
polit 1u hb h hk y l0 12
polit_follow 28 l0 t
polit_remind 25 hb g hk j
politel 1z cn b f7 9 gy a hp 9
politic 20 5u a 6t i gw e
pollen 1z 3b f ac 1e
pollina 20 ba 16 d5 8
pollina_variety 28 ba r
polygon 28 dh p
poncho 28 6d r
pond 1r by 8 d6 2a mf 15
pond_alarm 28 d6 e mf j
pond_oxygen 28 d6 c
pong 22 b1 n jg 9
pong_bar 28 b1 a jg 8
pontoon 28 cj l
pony 20 d8 f jv 1j
poodl 25 jj d
pooja 28 c5 f
pooja_corn 28 c5 b
pool 18 4 7 j 2o n c 14 9 17 i 3k a 4d b 58 2z 5w f 6a a 73 1f 7l 9 9j 2o ak a ca h d7 g fa e g4 c gg 9 gh 9 i4 a iv 8 jl g jr b lj h lm n m3 h me g mf 8 mj 12
pool_billiar 28 17 q
pool_car 28 58 t
pool_clean 28 58 w
pool_clos 25 j d 58 9
pool_family 25 9j 1i
pool_guy 28 58 d
pool_heat 28 58 a lj d
pool_mainten 25 58 14
pool_mallorc 28 58 a
pool_ord 22 73 1m
pool_own 22 58 n 9j 1l
pool_post 28 ca h
pool_pump 28 58 a
pool_repair 28 58 b
pool_robot 28 3k f 58 a
pool_saturda 28 j g
pool_servic 25 58 p
pool_shop 28 58 f
pool_sum 28 jl 9
pool_tabl 28 ak f b1 a
pool_teach 22 j z
pool_treadmi 28 jl f
pool_wat 28 mf c
pool_yoga 28 mj u
poor 1e 25 7 39 k 3b 7 id z
poor_sleep 22 39 o 4n 6
poor_women 20 id 12
pop 1g 30 c 3w e 3x c 4r 9 7a y aq a es 8 et 8 fd a gv i i1 a i8 u
pop_off 28 n7 7
pop_questio 28 i8 g
pop_shop 25 7a s
pop_ups 1x 30 d 7a b
popcorn 20 4r n 8g g er a
pops 28 91 a ha h
popular 1o g d
populat 1x ic k
porcela 22 1x l 1z d br h
porch 28 c1 g
pork 1x as m lq y
pork_fre 28 as a
porn 25 iw i
porridg 1w 89 r 9q a cp p cs c lj 8
porridg_mix 25 89 c cp a
port 1j 1n 1d 1r g 3m c 8t 16 ai g iq 8 m3 e
port_battery 28 1n 8 3m e
porta 28 6b c
portabl 1r d d 1u 8 3f c 46 d ep c es x jj 7 kz i m9 f
portabl_bar 25 es w
portal 16 1k i 20 d 2f b 48 9 4m 9 52 9 6m t 92 f 96 a 97 f cd g ce m dn d ef 8 ev c ey 1a fl s iq j jb 1c jt 9 kd 14 kv 9 kw z ky q l3 9 l4 h l6 j l7 m la z m1 b mi l mk 10 mq 9
portal_agency 28 l6 a
portal_client 28 cd g
portal_fees 28 96 f
portal_map 28 6m r
portal_scan 28 1k 8
portal_sel 28 97 e
portal_show 28 l6 d
portal_softwar 28 l3 8
portal_upload 28 kd d
portfol 1h m 7 2t 9 6q 8 cl 9 e3 n e8 8 ex r g1 1s g7 1u j6 l k6 1i
portfol_part 28 g1 8
portfol_real 25 k6 t
portfol_review 25 j6 b
portfol_track 25 g7 10
porti 28 k8 c lp b
portion 1d 3p h 5z p 6w 8 83 q 88 r 89 a 8l a 90 g 9q 14 aq p cw l jn 1h lp 1u lq 9
portion_weight 25 jn n
portlan 1p 2c 9 87 6 8r 9 by 7 cb 8 cu c ep a jj d
porto 1k 3n d 3x e 4n c 4z a 60 i 7h e ds d gi 9 k9 b lh b m0 7 mc d n0 a na 9
portrai 1o 42 i 94 9 eo 2a ep 19 f8 2g n8 m
portrai_photo 28 eo a ep b
portrai_photogr 25 42 d eo 10 f8 f
portuga 18 4 e 1i 9 49 9 65 b 6g 8 90 9 91 9 9e 8 a6 a ap a bs 8 fh b n0 j
portuga_sold 28 bs c
portugu 1j 4c d 5q b 6z d a1 c dx p ek d ez d ld c lx a
portugu_catalan 28 ez e
portugu_spanish 22 7j 8 ek e lx b
portugu_speak 28 a1 c
pos 1r 42 p 7j b 8z d 90 f eo a f0 f ho 9
positio 1j 35 9 7g f 7l o 7x k 8t n f2 l hf e hp b j1 g js q kj f kp j ma b
positio_map 28 f2 f
positiv 20 9t i ad g iy k
possibl 17 6q c 8y a 9s 9 g0 8 ir b jq c k6 8
possibl_evening 28 b2 7
possibl_trig 25 ac 8 ir c
post u 0 e 3 9 b g t f 1z b 2f 9 30 c 3e h 4g d 4i k 4p l 4q b 5m c 62 d 63 e 67 a 6g l 77 h 78 y 7c 8 7g g 7j e 87 l 8e c 8i h 8l b 8s g 8x b ad i b7 v b9 t bb q bd k bj 7 bo t bq k bt a ca r ck 8 cp 7 ct p d2 g dc b df 7 ds e ex a fg m fi w fl u fp 9 fs i fu b fx 7 gj a gt 8 h0 2b h1 b hp x hy 8 i5 9 jk b jo i ju y km c lc g lz 13 m2 c m3 r m4 t mm g mq h mu s n9 9
post_adverti 28 1g 9
post_answ 28 hp f
post_app 28 6h e fg g
post_back 28 62 k
post_both 25 cc 8
post_box 28 ca h me 9
post_brief 25 77 m 78 d
post_buy 28 mq g
post_chat 28 fi i fl 8
post_count 1x b7 f lz u
post_empty 1z gh c
post_fre 22 m4 d
post_hand 22 4i z
post_harvest 28 7x e
post_instagr 28 h0 m
post_insulat 28 3u 7 8h 7
post_job 20 7l c fl a hp c
post_let 28 bb f
post_list 25 h0 a
post_liv 28 fi c
post_load 28 m4 n
post_memb 28 fi 9
post_monthly 28 4p c
post_newslet 28 h1 8
post_next 28 n8 f
post_not 25 ct g
post_noth 25 6g h
post_offic 1t 19 c 7d d 9c b ct a lz h
post_open 28 fg d
post_phon 28 h0 b
post_photo 20 fs 8
post_ready 25 82 f
post_report 25 ds c
post_result 25 ad g
post_rol 28 b9 w
post_sampl 28 3 k
post_scan 28 au 7
post_search 28 ju a
post_securit 28 i5 i
post_send 1z 59 a b9 d
post_shift 22 m3 11
post_shop 25 bq d
post_social 28 77 a gz c
post_sort 28 hp w
post_stamp 28 7j h
post_tuesday 28 87 u
post_whil 28 ju 8
postag 1g 4p d 4u 9 mu 8
postal 25 8u e mm b
postcar 1w bp g fs 1o
postcar_grandpa 28 fs k
postcod 1r 2y g c3 f gq b
postnat 20 f g g g o 1b cm m du e
postpar 20 o w 9t g cw d
postpon 22 m8 8
postur 1u g o 3h 24 9w l eo p
postur_retouch 28 eo j
pot 1a 8 b 38 1o 4s 8 6n i 7b a 83 a a3 n a4 a b4 b bi 2k bk a br w g5 13 g8 8 gc b gw 6 iv 14 jd f k3 1a ld 19 lp e ls 8 lv 15
pot_christm 28 lv p
pot_holiday 28 a3 j
pot_kiln 28 ld e
pot_plant 28 7b e
pot_show 28 k3 l
pot_turn 28 g5 s
pot_wat 25 38 18
pot_work 28 a4 7
potato 1o 3p o 4r o 8g f ar b cu a cv b
potato_chip 28 4r p
pothol 22 kc 1y
pothol_broken 28 kc a
pots 1f 2c c 2d 8 38 10 3z k 40 a 4s 9 6n h 7b d 83 e 8k a a3 11 bi f cs 9 d3 7 e2 l fz i g5 e gc a lr h ls a lv c
pots_ord 28 g5 9 lv f
potsdam 28 bz 7
pottery 1m 18 b 2a d 38 7 br 1o ex 9 jd v ld 1d le b lf a mi 19 mw j
pottery_begin 28 ld 9
pottery_clas 28 ld o mi c
pottery_even 28 ld 9 mi b
pottery_studio 25 18 b ld 13
pottery_sushi 28 mi i
pottery_wheel 28 ld e
potty 25 a 8
pou 28 8 9 4r a
pouch 1f 6 b 4r b 4u s 4x e 64 9 6g c 83 b 89 o 8b 9 8m 8 cq e cr 16 cs i ct a n6 f nc i
pouch_superma 28 89 f
poultry 1r as k d9 n id 19 ma m
poultry_farm 28 d9 8
poultry_feed 28 d9 8
poultry_keep 28 id g
pound 1g 8r 7 bq g
pour 1i 8 1r 3q e 8o b 8q d es c fw a ko d ls b na 9
pour_hand 28 8 h
pour_soy 25 8 n na a
pour_tea 28 5f 7
pow 15 1n c 2c a 2i m 3f n 3l 9 3n a 3o r 54 c 57 c 5a l 6p b 73 9 7x f 7y a 80 a at 7 ay a br 7 cj a ck b d3 f d8 7 da a dc 9 dd x de 19 di 11 ei l ge 9 gf 9 gj m i6 p m7 9 m8 j n6 q
pow_attorne 20 a2 d dp 9 ei q
pow_bank 25 n6 12
pow_bil 1z ck 9 dd b
pow_cheap 28 dd a
pow_clean 28 ge f
pow_dril 28 2c a c9 9
pow_fibr 28 4e d
pow_heat 28 da e
pow_laptop 28 1n j
pow_memb 28 2i d
pow_own 25 3o f
pow_plant 22 dd t
pow_point 28 54 d
pow_purchas 25 de e
pow_query 25 di x
pow_shar 28 gj 8
pow_used 28 gj 9
pow_wat 20 cj c
powd 1j 2 b 7 r 3u 8 3w f 4u b 89 b 8j c 8l 8 8p b cs t n9 f
powd_pap 28 n9 c
power 1s 4j b 7e t 8u i d4 c iw c iy f k8 d kb q
powerba 28 n6 e
powerch 28 9e d
powerpo 1z 5x b di c
poznań 28 24 a
practi 22 dz r e4 g e5 13 eg r
practic x g e i e k s t m u 1e v a w p x y z w 10 q 11 h 13 a 16 n 1a w 1e k 1h 19 1j 16 1l 1d 4l c 5p a 5r b 5w i 73 1k 75 c 79 6 7c q 7h b 7k m 7t 14 9m b 9u c 9w 8 a1 n a7 c a9 f aa k cm t dm d dz p e4 u e5 o e9 n eg q ey 9 ez f fl e g1 a gk 8 gm u go g gy q h0 c jh 9 jq q jr c k0 15 k1 t k6 p kv n kw 1g l7 l l9 d
practic_app 20 aa b cm k dz a e5 9 gm e
practic_apps 28 e5 a
practic_cal 28 ez 8
practic_childre 28 v c aa b
practic_clinic 22 a9 f
practic_clos 28 jq j
practic_even 28 7t l
practic_exam 28 e9 j
practic_family 28 5r a
practic_first 25 k g l h
practic_fre 28 gy j
practic_germany 28 gy d
practic_insur 25 a7 f
practic_intervi 25 eg e
practic_ireland 22 73 c k0 a
practic_kids 28 dz n eb e
practic_know 25 7k f
practic_lesson 28 16 i
practic_manag 28 k0 9
practic_managem 1v 1j d k0 t kv k kw u
practic_model 25 10 p
practic_nearby 22 9u a a1 a jq b
practic_night 28 i 8 5r 7
practic_offic 28 7t f
practic_open 28 a7 9
practic_own 1z z e h0 i
practic_patient 20 x h
practic_platfor 28 eg b l9 g
practic_portfol 22 g1 c k6 15
practic_questio 25 e9 g
practic_quiet 28 u h
practic_room 25 go p
practic_shop 28 p b
practic_sign 28 76 d
practic_smal 25 7t e e5 d
practic_softwar 1w 1h 11 1j f 1l 10 k0 r kw l
practic_staf 25 75 c
practic_system 1w 1a g 1e k 1h c 1l b k0 b kv b
practic_talk 22 a1 g dm g
practic_test 28 10 g
practic_tool 28 cm c ez 9
practic_track 20 e4 b gm r
practis 1a g b 11 f 5p e 5r 7 75 15 a9 j aa 15 dm 12 dy d dz m e1 7 e4 17 e5 1b eg 19 ez 12 fm a gm y go z jm p k6 i
practis_alon 22 e5 a eg a
practis_hom 1w a9 a aa o gm 6
practis_intervi 28 eg e
practis_own 25 jm h
practis_sal 28 l9 d
practis_smal 28 e5 e
practis_speak 25 dm g e5 1b
practis_violin 25 e4 z
practit 1r t w x i k0 l
pragu 1p k c 5q c 6x 9 89 8 gl a
prairi 22 fk 8
prais 1w 2m 9 2s 8
pralin 1z 8h 2q
pram 1l 2z d 31 e 3n f 4v e bm l c3 c du q ec e lj d my v nd 2m
pram_bedsid 28 nd f
pram_car 28 my d nd b
pram_cot 28 nd g
pram_rent 28 bm e nd c
pram_rental 28 bm e nd 9
pram_welcom 28 3n h
pranaya 28 g i 9m f
prawn 22 4d 9 as m
pray 1o 15 q 5d 7 5j 33 5l 9 m0 e
pray_apps 28 5j b
pray_daily 28 5j j
pray_morn 28 5j w
pre 1a a d b 7 f a 1f d 2n p 32 a 3f 9 3m c 3p 9 53 9 63 r 83 f 8n e 91 a 98 a b3 o bh g d1 b d2 p dg 9 el n et 8 ge b ii n k5 d ku c ky a mn 16 mp 8 mq m mx a n5 w
pre_batch 28 d2 j
pre_cut 22 4h b b3 w
pre_lov 1p a e 2n s 32 a 63 a bh b ii q mn g mq o n5 i
pre_measur 28 83 d d2 a
pre_ord 1n 3p 9 8n e 98 a k5 d mx 9
pre_own 1t 3m e 63 n bh b mn 13 mp 8 n5 i
pre_purchas 25 el v
prebook 25 1r 1k
prebook_pickup 28 1r r
preciou 28 68 8 8i 8
precise 1w 28 9 2r 9
predict 1l 1a r 1i u 3b f 6k f 72 b 9s d ac k cd c dd c hf d hn s ix a j3 c m6 m
predict_chargeb 28 hn v
predict_drop 28 1a f
predict_next 28 ix b
preemi 22 ix i
pref 1e ek 9
prefer 25 kt h
prefere 22 il m
prefil 25 92 a h0 h ha g
pregnan 1f 7 g e u g a t n 62 9 6f 1f 8o b 9r 8 9t 22 ah h cm b ih e it m mt 7
pregnan_check 28 t s
pregnan_cours 28 9t w
pregnan_los 22 ih g
pregnan_newborn 28 9t z
pregnan_women 1p e 8 6f f 8o 7 9t i
prelov 20 32 g 63 n ii c mq e
premari 28 ik y
prematu 20 6f 7 ix q
prematu_baby 25 ix k
premis 1l 5c 9 7a i 7t e dt b lz b
premium 19 3 8 1p 8 1w 8 4m 9 4q 7 6m a 6o j aj a d2 e do h g4 f i7 9 mr b mu a mv 9
premium_mix 28 d2 k
premix 25 4u d jn a
prenata 25 g s cm g
preord 1u 4v c n2 b n4 c
prep 1s 1o e 5o e 88 11 90 a cw 13 e1 j gb 8
prep_athlet 28 88 s
prep_meal 28 88 e cw b
prepaid 1h 6n 15 8z n ay 8 b7 7 bd c de e fv b g0 w n5 b
prepaid_bag 28 67 7 n5 d
prepaid_box 28 bm 9 fv e
prepaid_card 1u 6n 15 g0 m
prepaid_label 28 b7 8
prepaid_money 28 5e 9
prepaid_return 28 bd 7 mt 6
prepar 13 o 8 q 9 28 c 3m d 44 k 45 a 4q 8 53 u 55 b 5z 9 6v a 7r d 88 l 89 9 8v s 99 6 9p 8 9s k a5 e a7 b aq 9 cw l dn 17 e1 y e3 9 e9 j ee b ef a eg c g8 m gb i gm 8 he b il f jn 9 kp c kw b kx a l5 8
prepar_both 28 dn c
prepar_candida 25 e1 11
prepar_evidenc 28 ee j
prepar_fil 20 dn w
prepar_form 28 g8 c
prepar_hom 25 53 m
prepar_meal 20 44 e 88 w cw w
prepar_pag 28 9s g
prepar_pap 22 a5 g gb 7 gj 9
prepar_questio 25 a7 i it 7
prepara 1l 15 9 1x a 9t c av m dn t e1 q ik j
prepara_cours 28 e1 n
prepara_cream 28 av o
pres 16 0 b 11 c 23 k 3i 9 3j u 3v 23 4h g 4n 9 4s i 5g 8 6e 8 6z 9 79 i 7w f 8n 14 8x h 9z 9 a0 a ae c bk e cc a df 10 ej d f7 i gt d gx c he a kb 9 n7 15
pres_brick 28 df p
pres_button 1r 6z a 79 m 9z b ae e
pres_flow 25 4h n
pres_fruit 28 3v h
pres_juic 25 3v 15
pres_morn 25 3v 7 4s r
pres_nail 28 n7 1d
pres_ons 28 n7 d
pres_sam 28 8n h
pres_send 20 f7 p gx 9
pres_twic 25 3j i 7w d
presal 28 53 f 93 f
prescho 20 5n q iy i
prescho_teach 28 iy f
prescre 28 1g n
prescri 1a 1e 9 1h 8 1i c 1k c 69 1o 9x t a1 2b ai 8 av 18 ax d d0 2r fp a gy r iq m jp l k0 14 lz a
prescri_bil 25 k0 g
prescri_glas 28 69 h
prescri_medicin 28 av b
prescri_pharmac 25 a1 9 d0 a
prescri_photo 28 d0 j
prescri_remind 28 9x f
prescri_request 28 gy s
prescri_sent 1z a1 16
prescri_upload 28 d0 b
presenc 1w dm c fn 8 m7 g
present 15 0 a 5 8 8 a 2r 6 2s f 5i 7 68 e 7n j 8h g 9k 9 bt k d2 8 dm 1r eh a f1 e fw 8 gu 8 k5 8 mw 11 n8 d
present_birthda 28 mw 9
present_insur 25 6o 8
present_project 28 k5 d
present_train 28 dm b
preserv 1t 1 p 6z 8 bj c cr 8 lr y
preserv_real 28 bj c
preset 20 jx 1k
pressur 1d t i z a 1p 9 2c e 57 1r a1 9 ah 12 av 13 aw 6 bf d c0 s c9 b d0 9 iq 8
pressur_check 22 av s
pressur_clean 22 57 q
pressur_cuf 28 a1 c ah d
pressur_roof 28 57 f
pressur_tablet 28 av 7
pressur_wash 1w 2c f 57 1f c0 w c9 c
pretend 1r 19 v lm l
pretend_play 28 19 e
pretend_superma 28 lm m
pretori 20 5b b
pretty 1p fq 7
pretzel 28 4r d
prevent 1m z b ac 8 hn n iu e j3 m lk g lu d
prevent_task 28 j3 i
prevent_treatme 28 ac 9
preview 1i 6e 8 bq d fh y fv g j5 f jy 9 m1 d n8 16
preview_post 28 n8 f
previou 22 ed a
pri 1u 3e c 3q c b8 9 bd 9 el a ev 9 fi 9 la c mq d ms 9
pric l w 6 1k 7 1m c 1n 8 1o 8 1q a 1s c 1t 9 1z 7 20 9 2p 8 2u 8 2v 1f 36 a 3m a 3t 8 51 u 54 e 55 j 5b k 5e h 63 b 67 9 68 a 69 7 6c 8 6j 8 6k 1u 6l d 6o b 73 n 7h b 7j 9 7p d 7r 7 82 g 87 a 8a n 8n 6 b2 g b8 8 bg b bh f bx q by 7 bz 8 c2 r c4 f c6 b c7 9 dg c dj h ds a el g eu i ev f g1 a g7 9 g9 a gd 8 gs f hh x ij i j7 g j8 l k6 h kp z kr b lt h m2 b mk p mn a mr a ms 8 my b
pric_agr 1s el a
pric_alert 22 6k u 6l 8
pric_app 25 36 c
pric_chain 28 2v e bg 8
pric_chart 25 6k e
pric_check 1x bx e gg c
pric_choos 28 55 b 5e g
pric_client 22 hh 9 ij 9
pric_compari 28 2v f 6k z
pric_contrac 22 77 9
pric_count 25 2v f
pric_daily 28 51 c
pric_dat 1r c4 a
pric_deliver 1v cx b
pric_drop 20 6k z
pric_fal 1p g1 f
pric_fix 1o 2p a
pric_forecas 25 6k f
pric_fre 1v eu r ij m
pric_guest 1v 51 z
pric_history 1v 6k 1e
pric_hous 28 jc h
pric_insur 25 6o o
pric_level 28 2u 8
pric_list 1e 1k 7 7p c hh 8 hz a kp d mk b
pric_metr 28 i6 e
pric_mis 25 2v b
pric_money 28 k6 b
pric_morn 28 2v i
pric_nam 1x lt g
pric_night 28 an f
pric_onlin 1x 6k h 73 9
pric_open 1z 5b b 6m b
pric_ord 22 bg 9
pric_phon 1x 1s d 5b f 6k n
pric_photo 1r 7f d c2 a lt b mk b
pric_put 25 jx b
pric_qualifi 28 gq c
pric_rang 1w 54 9 j8 y
pric_real 25 k6 b
pric_reserv 28 8a h gs h
pric_return 1x 6j b
pric_review 1z 51 g
pric_ris 22 g9 b
pric_room 1z 55 g
pric_season 20 92 h
pric_separat 25 dj g
pric_ship 28 e2 9
pric_shop 1w 2v v
pric_shown 1r 1m e b2 c
pric_sourc 25 g7 c
pric_squar 1z 1x 8
pric_staf 20 dj d
pric_talk 28 ez 8
pric_text 28 7h h
pric_told 1z 5b k
pric_track 22 6k m hh k my e
pric_vet 28 h5 e
pric_watch 28 6k c
prick 1z 9r b ad 1u
priest 1z 5k f 5l 20
prim 28 6i y
primary 1b q 1x t p 40 x 4x 9 5w g 96 n dz z j4 1h j5 d jz g li d
primary_car 25 t q
primary_kids 28 dz g
primary_pupil 22 q b j4 a
primary_school 1h q 1g 40 p 5w a 96 g dz 8 j4 14 li c
primary_seconda 1v jz i
primary_teach 20 dz g
princip 1z gb 9
print t 18 14 1k 8 2r 15 2t a 34 t 3e 2r 43 w 4h r 4z l 5i b 61 8 64 9 69 9 6e 1s 6y 19 7k e 7q 1r 8x d 98 i 9a k au 1y b6 1h bb 9 bn n bp m bq 1v ci 9 dg r ds d e0 8 eh 11 eo k ep n ex n fa g fj 1e fk d fm k fs 1p ft 7 fu b fv 1k fw 14 go 7 hi c j2 g j5 d kf 9 ku a la a le j m9 b mq f mu 19 mv v mx 1f n1 a n6 c n8 j
print_album 1z eo b fv l mx e
print_book 1q 5h 9 eh 15 fw s
print_card 1w 5c a 98 c
print_clay 28 5i 6
print_copy 20 6y c au s
print_cotton 28 4z d
print_count 28 ku g
print_cov 22 6y k bp g
print_cut 28 18 9
print_demand 1u 4g a 6e h 6y 8 bq k mx 1g
print_family 22 fs 9 fw g
print_fly 28 au 8
print_hardbac 28 2r b fw 9
print_hardcov 28 eh b fv b
print_hom 1z au 7 b6 14 dg b
print_hous 25 dg 1i
print_hundr 28 6y 8
print_issu 25 fj u
print_itself 28 1k 7
print_label 1d 9a 8
print_lamp 25 3e s 4z a
print_lampsha 28 4z p
print_let 25 fs 9
print_locally 25 mu e
print_machin 28 au h
print_magazin 28 fj 1t
print_mail 25 fs 8
print_mil 28 18 f 7q k
print_monthly 25 fj f fs 9
print_nam 22 n8 c
print_near 28 6e a
print_onlin 28 au 8
print_ord 1w 3e f 6e z b6 7 n6 g
print_own 28 7q b
print_pack 20 2t d
print_pap 28 4h d
print_pdf 28 6y g
print_phon 28 34 h
print_photo 1x au a fs o fv z j2 a
print_plac 28 3e d
print_post 1v 3e p ha c mu z
print_product 28 3e g
print_ready 1z ds 9
print_recycl 28 3e i
print_replace 28 3e y
print_run 20 mx m
print_sand 28 7q d
print_scan 1z 34 f au 1o
print_second 28 43 m
print_servic 22 3e b 6e a 7q m 8x a
print_shop 1v 3e d 81 9 au f
print_short 28 mu 9
print_sign 22 hi i
print_smal 25 bp c
print_sold 25 mu f
print_tabl 28 18 e
print_text 28 6w 8
print_titl 28 mq f
print_today 25 7k 9
print_volum 28 bo 9
print_worksho 28 le 8
print_young 28 bq 11
printab 1z 2t k j5 m mv 1g
printab_workshe 28 j5 a
printma 25 le x
priorit 1o 54 o ai a f7 d ht a in 19 ka g
priorit_memb 28 54 f
privacy 1b 3a b 4m b 9s 8 dp f hx 1s j1 a j2 9 js 9
privacy_notic 28 hx 8
privacy_policy 22 dp j hx o
privat t i 8 k b m 8 n 8 q j r c u f 14 q 1e 8 1r p 36 e 3m a 44 t 4a r 4c a 4m 8 58 9 5j 8 5o c 6s k 7j 9 80 s 96 h 9c 8 9j l 9v d b1 q b2 c bd 6 bf a bh d dm h dw a fy b fz t g7 7 gg s gi s gs 7 i0 9 i1 f i7 a i8 b if 7 il x iw u j2 1c j9 l ja g jc 16 jf v jh r jw k jz v k0 d k1 b kj j kn i lf 9 lr 7 mh z mp e
privat_account 28 fy e
privat_airport 28 1r u
privat_album 28 j2 s
privat_assista 28 il p
privat_audio 25 iw d jw n
privat_bedroom 25 jc 16
privat_buy 1z 3m 9
privat_camp 28 5s b
privat_cars 28 gg o
privat_chef 28 44 1v
privat_circl 28 jh a
privat_client 22 u 9
privat_clinic 1u 1a b k0 j
privat_coach 28 14 b
privat_cost 28 fz 9
privat_crypto 28 g7 b
privat_din 20 7z c i8 l
privat_doctor 28 k1 b
privat_driv 28 1r a
privat_exercis 28 jf c
privat_feed 22 j2 q jw d
privat_flat 28 an a
privat_furnish 28 80 k jc c
privat_garden 25 2d 9 9j 11 lr f
privat_giv 25 if c
privat_group 1u jh 8
privat_half 28 jf c
privat_hir 1w n a
privat_hom 1t 5a b bz a j9 u
privat_hospita 20 ai b
privat_host 1t b0 b i0 a mh 11
privat_househo 20 j9 8
privat_investo 25 6s u
privat_journal 28 5j 7 j2 f
privat_karaok 25 b1 12
privat_landlor 22 20 c kn c
privat_lend 28 6s h
privat_lesson 20 5o c iw d
privat_nursery 25 5n a 96 d
privat_onlin 20 fu d jh m
privat_own 1p 4a t gg e gi g kn l mh p
privat_park 28 gi y
privat_party 1t gs d i1 s lf e
privat_person 20 7j b
privat_plac 28 j2 d
privat_pool 20 58 i 9j u
privat_practic 1w u l 1e a
privat_primary 25 q r jz a
privat_room 1r f c m e r a 80 h 9c 7 jc s
privat_sal 28 mn 8 mp 8
privat_school 1k q m 40 c 96 b de 9 jz 11 kj r
privat_sel 1u 3m 8 bh c mp j
privat_session 20 dm n mi b
privat_shar 20 fy c
privat_spac 20 9v h gi a
privat_suit 28 r d jc c
privat_teach 22 5p 8 e2 b e4 9
privat_tenni 25 14 1h
privat_trad 28 6r b
privat_tutor 22 5o c dw k e1 8
privat_viewing 28 b2 f
private 1w f f 33 8 gg t i7 a
priz 1q a3 g b1 i ff 7 gw z iv q
priz_count 22 b1 e
pro 1j 13 a 14 a 24 9 60 9 br 9 hc 8 hy b jh a
prob 1p 38 c cc d cf 15 d6 1a m9 16 mf 1p
probabl 1z a7 f c6 h
probat 28 ei 1m
probati 28 hs n
probiot 28 8k f
problem 15 u a z a 7k i 7t a 8s 9 aa a dz b ee m ew g fm 9 gy d h8 d iw a iy l jp 8 kc h ko a
problem_report 28 kc a
problem_writ 28 ee h
procedu 1z 75 8 g3 7 kv e
proces 1f 0 15 1e 9 b9 u dq b f3 q f6 a h4 8 h5 b hm 9 hx q kx i m8 b
proces_contrac 28 hx g
proces_data 28 m8 e
process 1w 6y 9 c6 e ci a da 7
procras 22 6v d 9z o
procure 1z ey 1p ez 7 ha e
procure_portal 28 ey p
produc 14 6 9 1v a 25 h 3i b 3l 9 4t 8 7i p 7p e 7x 10 7z b 82 x 85 o 8a 9 8e 9 8j a 8r c 94 k ar j d1 16 d9 6 da c dg 8 dh 9 dr l e2 h fb 13 fd g fk 8 g7 9 hh a i6 a j5 8 js a jw b jy 1b mz l n6 8
produc_basket 28 d1 i
produc_beat 28 jy e
produc_box 28 85 d
produc_desk 28 25 7
produc_farm 28 85 d d1 b
produc_pick 28 7x l d1 b
produc_podcast 28 fb 10
produc_sel 28 j5 c
produc_ship 28 8e f
produc_shop 28 82 g ar j
produc_studio 28 25 b
produc_trad 28 7x d
product v 0 m 1 h 2 h 3 d 4 9 6 m 7 d b 9 d h 18 8 1k 7 24 d 3e e 3i 8 3s c 3z h 4g 1l 4j 9 4m i 4n e 4o m 4v l 56 8 6k 18 78 14 7i s 7p o 7q l 7s 9 7t 9 7z 9 82 c 84 k 8b c 8c 14 8h 7 8j k 8s b 8v o 8x i 8y 1a 9a p 9y z be b bp c bt n d9 8 df m dh e dr o f0 1d f1 17 fp h gz c h1 11 h3 e h5 9 h6 b h7 e i0 p in b jd 9 jo i jx g l8 t la b lu 6 m1 k m2 g m5 s m8 u my q n9 e
product_app 28 9y d in e
product_brand 22 10 7
product_check 22 78 e 84 b
product_company 22 7i u dr f m8 e
product_contact 28 78 9
product_data 20 h1 c
product_descrip 22 h1 19
product_design 20 18 f 7q k
product_fee 25 78 g
product_few 28 1 g
product_fil 28 8v g
product_footpri 28 m8 a
product_homelan 28 8c v
product_hous 25 7y c
product_imag 28 f0 15
product_import 28 hi d
product_lat 25 h5 g
product_launch 20 eq b i0 q
product_lin 22 m5 z
product_link 20 6k u f1 u
product_list 22 9a q
product_manag 1z 8y d l8 w
product_onlin 25 4g j jd a jx f
product_ord 1z 8y 11 cx d
product_pag 1n f1 k m1 j
product_passpor 28 m8 d
product_photo 20 f0 1j gz m
product_photogr 28 7i e f0 x
product_pictur 28 f0 q
product_plan 22 8y 15
product_researc 28 4g g
product_servic 28 dr f
product_sheet 28 9a o
product_shop 25 56 7
product_smal 28 bt g
product_social 28 bt h
product_softwar 28 8y c
product_stock 25 1b 7
product_stor 28 4g s
product_suppli 28 4g k
product_test 1z my 11 n6 8
prof 22 28 d 32 d 70 6
profess 10 10 7 13 8 1j a 28 h 34 8 6c 8 70 b 79 7 7l c 9w 9 b2 6 c1 7 cb m cn 7 cw d dk c dl a eo m f8 k gd 8 i5 8 i7 k j6 q j7 f jc f jh n k9 f mt f
profess_club 28 13 a
profess_help 28 28 l
profess_nairobi 28 k9 c
profess_network 22 7l 9 j6 8
profess_organis 28 cb v
profess_parent 28 mt 9
profess_women 1z n4 9
profil 18 4o q 4q 7 5h 8 5u 9 6h f 6m w 77 p 7g d 7l a 84 n 8d c 9y l b8 a dl 1n eb z ed 9 f8 h fl m h0 b hs 9 j6 i j7 s j9 9 jt p km j mi 9
profil_check 22 eb c
profil_empty 22 9y 8
profil_photo 20 6m c eo 9 f8 7
profil_pictur 28 f8 h
profil_post 28 h0 f
profil_recruit 28 dl g
profil_send 28 84 f
profil_special 28 j7 s
profil_verifi 25 ed c
profil_video 28 jt e
profil_work 28 hs d
profil_writ 25 dl s
profit 1b 2f c 2i 8 5n 9 7f j 95 d dj h ds 9 fa b g7 o gv a h5 d hl b m2 1k
profit_item 22 m2 v
profita 25 l6 c
program z k y l 9 10 7 16 9 1f a 1k j 27 j 29 b 2e 1p 2t f 34 a 3h 8 3m b 5s 8 5x y 6l 8 6q 8 6y b 7n 9 7o a 8y 8 92 b 96 a 99 7 9n 10 9o 9 9w i a0 t ac 8 ce f ch b ci a ck a di e dj f dk n dm a dy 7 dz 8 e0 1s e1 8 e2 j e3 r e6 h f3 u f7 8 fb 9 fn 8 fv 9 gm 9 hu 18 ie k im 8 iw s j4 9 j6 b kf c kg e kv j lb b li 8 mv 9 my e
program_asks 28 2l 7 8y f
program_burial 28 kf m
program_cours 28 e0 w
program_fil 28 ci f
program_first 28 e6 g
program_fre 28 mv 9
program_kids 28 5x h
program_memb 25 dm d kg p
program_need 25 96 e
program_part 20 ch c
program_phon 22 k e 9n c 9w c iw d
program_questio 28 e0 d
program_school 28 27 e 2e e
program_sex 28 iw k
program_show 28 2y e
program_staf 28 hu i ki d
program_stop 28 a0 d
program_teach 28 2t e e2 i
program_test 28 li f
program_writ 22 6q e
progres 15 f b j 9 1d a 5r 9 5y 9 71 a 9w a aa b bg c dx a dy 8 dz 9 e6 c jr 9 ko e lk 9
progres_not 1z 1d f
progres_parent 28 e6 a
project 13 15 c 1t g 1z f 2a i 2c m 2e p 2g 1f 39 b 4g 8 4h g 4i z 5x s 6q v 77 15 7h g 7i b 7o f 7p d b3 15 b5 9 b6 7 c4 f db 1f dq h ds f e0 13 e3 p f5 8 f7 9 fh d gv w hf a hl 32 hy i k5 1i ke w km p ko b l5 8
project_ages 28 4i v
project_box 22 4h b b3 8
project_budget 25 hl n
project_family 28 4i i
project_fil 28 b6 8
project_grant 28 hl d
project_hourly 28 77 8
project_investm 28 6q h
project_lost 28 hl b
project_manag 1z hl c hy i
project_managem 28 hl 1o
project_money 28 k5 b
project_own 1z e0 9
project_real 20 2e f e3 h
project_review 25 e0 a
project_school 28 gv e
project_show 20 5x a hl k
project_shown 28 2g b
project_smal 28 k5 d
prom 1z et 6 ms r
prom_dres 28 ms o
promis 14 2 7 g 9 x b 13 a 1u 7 65 9 6r 9 73 c 8y a 93 a dj 9 e0 a e8 b f7 b hg c hk e mo 8
promis_heal 22 x b
promis_volum 28 73 c
promo 25 6j 12 fb b
promo_cod 28 6j w
promot 1r 93 j fb k l8 c mz g
promot_team 28 fb l
promoti 20 mz h
prompt 1l 1d d 5j d 9v c 9x e bp e di l f2 j gp 10 ik m iz m lb b
prompt_handboo 28 di h
pron 22 1 m 4j c
pron_skin 25 4j 9
pronoun 20 aa d
pronunc 20 aa d e5 1v gm 8
pronunc_coach 28 e5 x
proof 14 6 8 8o 9 db o dh r ei 9 fp w fu 8 gz 9 hn k hw 11 iv 8 jf j js e ka g ko s kr n kt a l2 f m4 a m8 9 n1 s
proof_deliver 1z kt a m4 e
proof_legging 28 n1 p
proof_origin 22 dh i
proof_photo 28 ko g m2 7
proof_report 25 ko d
proof_underwe 28 fp m
proof_visit 25 cd a
proof_washabl 28 6 d fp 9
proof_win 28 8o e hn g
prop 16 h a 1d d 1x 8 24 8 2s 8 3n 9 67 8 6r c 9b a ak a b0 a b2 8 b3 c bb b c4 a em a fj 7 gn h hb 12 ii 9 mg a my a
prop_bas 28 1z 6
prop_espress 25 3n d
prop_firm 28 6r h
prop_invoic 22 hb 1h
propan 25 cz 1d
properl 1f 1u a 55 8 5v d 5z b ak b eq a
propert 19 1u d 20 14 3c h 51 e 52 y 53 n 6q l 7a d 7m 7 8u d a6 1d g3 c j3 g jb 12 kn 1d ky 10 l2 w l3 1l
propert_list 28 jb u
propert_manag 1i 3c f 8u 8 g3 9 kn q l3 15
propert_managem 1w 20 9 kn t l3 11
propert_own 1z 1u e 7a b
propert_pension 28 6q p
propert_photo 28 52 a ky d
propert_photogr 28 52 10 ky a
propert_portal 28 20 b jb 10
propert_sal 28 20 b
propert_valuati 28 20 b ky d
prophyl 28 w t
propo 28 21 e kx d
proport 25 60 9 fz k
propos 1e 1f b 1i d 2u d 2x b 2y c 5w d 78 8 7c 9 9r 7 f7 b gh c hl e i8 h ke 1p kk l kl e km f kp e
propos_discus 28 ke t
propos_grad 28 kl i
propos_match 28 km j
proposa 1l 7o s et 8 ey b hh 36 i8 1n ke q kp g l0 16
proposa_answ 25 ke 6 l0 f
proposa_proposa 28 ke 8
pros 1u 42 9 b9 7 ev b ij h
prosecc 1x d 8 es q gn 8 le 7 lf j
prosecc_tap 28 es e
prospec 20 7o i ha 24
prostat 1x 1f k fp m
prostat_surgery 22 fp f
prosthe 20 1k d 6a g 6c 9
protect 11 4 t 2l 7 3c 7 6a 9 6b h 7e e af s ce t cm 8 hx x ie 8 ig n l9 i n3 9 n6 o
protect_cloth 22 4 c 6b o 7w c
protect_contrac 28 ce b
protect_firm 28 ce u
protect_offic 20 hx 17
protect_ord 28 ig q
protect_phon 28 n6 m
protect_record 25 hx c
protect_safety 28 l9 e
protect_skin 28 4 h
protect_work 25 7e 9
protein 1g 7 f 3v b 3z k 4q 9 4u m 88 n 8g 13 8j 1z 9q k cs 3s cw l d9 10 jn w
protein_bar 25 8g d cs p
protein_bars 22 8g h cs k
protein_browny 28 cs o
protein_chip 28 cs n
protein_deliver 28 cw f
protein_drink 28 cs l
protein_flour 28 8j h cs 9
protein_ingredi 28 cs f
protein_pancak 28 4u a cs g
protein_powd 28 cs j
protein_shak 25 3v d cs s
protein_snack 28 4q b cs r
protoco 1p 1g g cm 8 dp c hy 9 iu i kq b l2 b
protoco_turn 28 1g h
prototy 1k 18 h 3g 9 7q 2m bn e k5 c
prototy_part 28 7q f
prototy_servic 28 7q f
prototy_test 28 bn 8
proud 1t 4h e fq 7
prov 1f dh 11 iv c
proven 1n ft b ht c
provena 1x b2 d dh d mr w
provena_not 28 mr j
provid 19 s p 1d b 4m 8 4n 6 5r a 5v h 6p j 6r d 79 8 7c 9 7k l 7n h 97 b ai o cm a eg a g9 10 h7 9 hn c i3 d ij i kx a md e mw g
provid_fre 28 hb a
provid_show 25 ij c
provisi 1x ao 1n cx w j4 e
provisi_shop 28 ao u
provisi_stor 28 ao u
prp 28 ax r
prun 1r 1y 15 7b c be c by 18 m9 h
psalm 25 5i d 5j 1q
psalm_read 28 5j o
psorias 22 1 s a8 n ir i
psorias_psorias 28 1 b a8 a
psychia 22 1e h 9u 8 a1 f
psychol 1d u 18 1j x 6r c 7h b 9m 9 9u 29 a9 11 hu 12 ig i ih a ip q iy 14
psychol_train 28 9u h
psychol_video 28 9u e a9 f
psychom 28 v g 72 g
psychot 1t u r 1j z 5k a 9u f a9 c
psychot_practic 22 u o a9 a
pub 1n 30 f a9 8 ak 1v fg 8 gk b gw 17
pub_go 28 1m 8
pub_quiz 20 30 f ak a gw i
public 13 j b n d 12 g 14 9 2e a 35 9 3b e 3o 8 79 7 7n a 7o 9 9j d dc 8 dm r dr 7 e5 a eg 9 ey 1m fa a gj 8 h8 j ha 9 j2 a ka 9 kb k kc g ke w kf 7 ki h ln 8 m0 7 mp 9
public_advic 28 c8 c
public_body 1x h8 9
public_buy 25 ey 9 ha c
public_consult 28 ke y
public_contrac 20 ey t
public_court 28 14 e ln 7
public_health 28 o a t 9
public_hospita 22 m0 a
public_map 25 3b m
public_offic 25 a5 9
public_park 28 jf a
public_plac 20 ec a
public_pool 20 j f 9j b
public_privat 28 ey 8
public_radio 25 fa b
public_school 25 2e g
public_search 28 kf b
public_sector 25 eg e
public_speak 1w 12 j 7n d dm 15 e5 c
public_station 28 dc d
public_tend 20 ey 11
public_transpo 22 35 d 3d 9
publici 25 i6 t
publish 12 2g g 2r 6 6t 9 6y 18 9a 9 b8 7 bn d bo n dr 1a dy a e0 9 e1 a f9 a fa l fb g fc i ff 9 fg 9 fh c fj l fk 11 h0 9 h1 d h3 b h8 8 hj 8 hp i hr o ju 8 jw 17 jz 8 ke h kk 8 lb 10 mx 1o my h
publish_app 22 dy f lb 13
publish_author 28 mx i
publish_book 22 6y o mx u
publish_ebook 28 6y q
publish_episod 20 fb b jw i
publish_job 28 hp u
publish_own 28 mx p
publish_pag 28 fj c
publish_rul 28 kk e
publish_shop 25 fr 8 mu 8 mx 8
publish_spotify 25 dr 9 jw g
publish_video 28 fc n
pubs 1l ak 8 cz 8 eu u gk 8 gw 15 hr 8
pubs_dead 28 gw 9
pubs_loft 25 eu w
puck 22 b b 3c 13 m6 d
pud 25 4s q
puesto 28 aq 12
puf 1z 3n o 4r i a0 h cp 17
puf_quinoa 28 cp m
puglia 28 8n y
pul 1a a 9 w d 1k c 34 o 3h 7 3j 1c 6q 9 7f b 9a 9 ah 9 b3 b by 9 d4 8 dg a e7 a es 9 f4 c f7 c fq 7 g5 c gw 9 h0 b h5 c h6 y hc a hm b jm c kn a kv 9 kz b l0 c l6 w m8 b
pul_off 28 l0 h
pul_request 1w f4 e h6 13
pul_send 28 3j h
pul_should 28 3h 9
pul_valu 28 ah d kz f
pul_weed 28 by c d4 b
pulp 25 4z g bp e
puls 1t 39 d 3a l 3h f a9 f ht 1d iu l iv f
puls_survey 25 ht 1a
pump 18 1u 1p 22 l 2a 1b 36 a 37 b 38 o 3a b 4v r 58 16 8b e 9r c 9t e ay 9 c6 i c8 1g dd c de g e3 c et c ix g j3 b j8 r kq l m6 d m7 h m8 9 nd a
pump_dies 28 58 a
pump_family 25 2a d
pump_filt 22 22 f 58 r
pump_instal 20 1u 9 c8 e j8 a kq c
pump_wat 28 38 8 ay e
pumpkin 1t 7 d 44 a 8g d 8j e cq b cu d ib 1k jn f
pumpkin_patch 28 ib g
pumpkin_seed 22 7 c 8g c 8j d cq a
pun 1j k e 4r a c5 c i3 c lc 7 me c
pun_chennai 28 me e
punch 20 4h t fx 9 ko h
punch_needl 28 4h p
punctua 1z gs 8 h4 7
punctur 1x 1o d 1s d dv e gd h
punjab 25 f5 f je k
punjabi 1t 5f 9 5q e 98 c gu g
punnet 22 8r 9 d4 f
puno 28 6d r
pup 25 9j a
pupcak 28 cu r
pupil 17 q i 12 8 27 x 2p 8 40 14 49 h 4x y 5o 1q 5p 1s bv j dw 2i e8 d gr g ie d jz x kj k kl z km c li a m7 9
pupil_aged 25 5o 9 dw b
pupil_data 28 kl 9
pupil_nam 25 kl 7
pupil_pick 28 5p d e8 f
pupil_send 28 dw j
pupil_supply 28 4x p
pupil_term 20 jz d
pupil_tir 28 dw c
pupil_wind 28 gr c
puppy 1n 2h c 4q e cu b ep p ji j jj 8 jl x jm 1j jp a jt l
puppy_clas 20 jm d
puppy_sal 28 2h 8 jt 9
puppy_school 28 jm v
pur 1n 8 b 22 r 6d h 7w b 89 w 8i 8 bz q ct b fh 9 k2 a
pur_wat 20 22 q bz q
purchas 17 2g w 2n a 2p b 37 h 3m d 3z f 63 f 6b 8 6j n 6k e 72 9 73 1t 7c d 7d d 8h f a6 e ao g ap d ar e as d at b av e d4 6 de a el m ey 9 fy 8 g0 8 gb a l8 e lz g m8 a mm b mo b mp a
purchas_group 25 73 1y
purchas_inspect 25 el v
purchas_ord 28 d4 7
purchas_pric 25 7c b
purchas_used 28 3m j
pure 28 89 o
purif 28 2a h 3i i
purifi 1u 22 y 3b x 3i e cz 16 my b
purifi_wat 22 22 v cz m
purific 28 22 13
purific_shop 28 22 o
purify 28 22 12
purity 25 8i 8 8l l
purpl 25 3w e d3 7
purpos 1n 6s b ac d dk h kh b n9 b
purs 1z 64 17 n4 c
puré 22 89 1n
puré_fing 28 89 m
push 1d 3o d 6i 9 6l j 8a c dr 9 h1 b hd b lb b m9 b
push_messag 25 lb e
push_ups 28 9o 9
pushcha 20 35 1a 4v d
put v 3 a e 8 m 9 14 d 1t 9 1w d 1z 6 21 9 2i i 2x 8 3f b 3z a 43 9 4d a 4h b 5a 8 5d 7 6e a 6f j 6o a 75 f 7e 8 7o 8 7q 8 8c b 8f d 8j a 8t 8 8u 8 9b a 9o 9 9v 9 a3 q ay 7 b3 7 c1 7 cp 8 cx a dd h de d dg i e7 f fd 7 fk 7 fu a fv a g0 a g1 a gc 8 gi c gj f gn 7 gy e i3 a i4 d i5 8 ii 8 il h iv a j5 9 jg 7 jq 8 k7 a lv e mg a mp 8 mz d n8 b nb e
put_asid 20 a3 m ap d
put_away 22 c3 f nb 9
put_back 25 8p c 8s 8
put_decisio 28 m a 14 7
put_fre 28 88 b
put_head 28 2x h
put_hous 28 dq d
put_jars 22 8f d cr a
put_light 28 3 d 53 c
put_link 28 jx c
put_modul 28 de d e7 e
put_money 1w a3 f g0 i g1 d k3 a
put_neighbo 28 cx d
put_off 1w w 9 c4 a gq 7 il i jq a
put_onlin 25 mo d
put_own 1x jd a ms b
put_panel 20 2i j 5a f
put_sam 28 gc h
put_smal 25 3o c 8c e
put_stock 28 gn f ja d
put_tabl 28 i3 e
put_thing 28 m1 e
put_togeth 1p 1j d 21 e 4b a 4l 7 84 a 9o e b3 b fp 8 mq b nb 9
put_work 28 75 e
puts 1c 21 d 2a b 2i a 2m c 2w d 6t 9 75 a 8y d 91 b 9r b a3 12 ce a ck b ec h f0 d f7 f fy b g8 h gc b h9 j hj b in p k3 n ke c l5 b m7 b
puts_asid 22 a3 w g8 f k3 e
puts_everyth 28 2w i
puts_pag 28 h9 o
puts_task 28 hy 8 in i
puzzl 1g 46 1n 4q 9 6x 1c b7 1w bb n bl 16 bm b bn d fe c ff 3s fr 1c li 1c n8 9
puzzl_adult 28 b7 9 bn f
puzzl_app 28 ff p
puzzl_build 28 b7 f bm 9
puzzl_finish 28 dz 7
puzzl_gam 20 46 c 6x e ff 1m
puzzl_lov 28 b7 7
puzzl_play 28 ff h
puzzl_room 28 46 x
python 1s 2e l 5x i e0 1r
pão 28 3s a
qaida 28 15 y
qibla 28 5j s
quad 28 48 b i9 c
qualifi 1d c 9 e i k a p 9 59 9 79 v av c ax 7 du a gq 9 hr i ji b jp d kg 17 kk e kt b ky b lk a
qualifi_therapi 28 e g k c
qualify 1x a5 j
quality 18 1f 9 22 8 2n 7 2o g 3b 12 4g h 76 c 8r 8 bc 8 bm b c7 8 cc 9 d9 d f0 a id e j2 d kr 11 m5 u mf z n7 e
quality_brows 28 jw c
quality_check 1w kr y
quality_inspect 28 m5 d
quality_monitor 28 3b u mf o
quality_sensor 28 3b j mf c
quantit 1m 1t l 99 8 dh 9 hj c kp o mc b
quantit_pric 28 kp q
quantit_surveyo 28 hj e
quarrel 1p ip 8
quarry 1z db e i9 h mb a
quart 17 13 c 2s 9 5m f 8d 7 cn 7 dj d dt 8 g8 8 gq 8 lq 8 m7 c n0 8
quart_send 28 n0 b
quart_them 28 4o 8 8d 8
quarter 1f 8l d a6 e b5 a dj l dn 14 fj 1g g8 m hb 9 ka d
quarter_box 28 8l f
quarter_estimat 22 dn t
quarter_magazin 28 fj u
quarter_return 28 hb 8
quartet 22 4d a gs 16 i8 7
que 25 ev 9
quebec 22 3c 7 47 j
queen 1u 3s e d5 19
queen_mis 28 d5 r
queensl 1s a8 8
query 1u 1g b 72 g 8v f cm 9 di 10
quest 20 6x k dn a dy 8 eh c
questio s 2 g 5 9 7 l 1g 8 6i a 6u 8 6w d 6y 8 70 r 76 e 91 f 9t h 9v r a7 19 bn j d0 7 dl b dn a dp r dw 14 e0 h e1 a e7 c e9 1f ed q eg 16 eh f f2 l fc a fg h fv 9 fx d fz h g1 h gu 9 gw w gx q gy i h1 i h5 m hp k hq d ht 1o hw 16 hx b hz 1a i8 8 ik 1a ip d is q it b iw a iy j j5 c j7 q jh 9 jt k ke 6 kw b ky 9 l0 b l3 h l8 19 m8 s mt s
questio_allergy 28 8z h
questio_answ 1r gx b hw a hz b
questio_answer 1m hw 7 ik b
questio_app 22 a7 p dw g
questio_ask 1r is m
questio_bank 20 j5 p
questio_card 28 bn f e7 e
questio_chat 28 gx u
questio_company 28 hz h
questio_doctor 25 a7 9 it 7
questio_employ 25 ht k hz d
questio_end 25 6u 8 fv j ht d
questio_even 1x ik p
questio_explain 25 dw d e9 e
questio_family 28 9t b
questio_first 1w f 9
questio_habit 28 ed 10
questio_hom 25 jt g
questio_invoic 28 m8 i
questio_learn 25 6w 8 e9 8
questio_list 20 a2 c eg a
questio_nam 1z 6i g f2 a
questio_next 1u is n
questio_night 28 9v f
questio_off 22 gw 7
questio_parent 28 iy b
questio_phon 28 h9 f
questio_plain 25 h5 e
questio_ready 28 dp g g1 e
questio_record 22 eg d
questio_right 28 l8 d
questio_safety 25 76 s
questio_see 1t jt c
questio_sent 22 7 f
questio_show 28 9v m ik f
questio_sit 25 e9 d fp 7 gu c
questio_sms 28 l8 q
questio_sound 28 gw r
questio_talk 25 dl c fz g
questio_text 25 l8 1a
questio_view 28 ky e
questio_voic 25 a7 d eg h
queu 1a t 9 1b l 1p f 86 8 cl 8 dc c ge b il c k0 14 k1 10
queu_system 28 1b d
qui 28 hq f mt b
quick 16 6a c al 9 aq d au c bn b cp 8 cx a ir a k4 b
quick_commerc 25 cx c
quick_cook 28 3w b
quick_dry 20 6a g bp b n1 9
quick_print 28 au e
quickbo 25 hf j
quickly 1f ly 6
quiet 10 5 8 g 9 j f u e x m y a 17 9 19 k 1u 9 25 8 2j 8 38 9 39 c 3n f 3o b 45 b 48 f 4e d 4m m 4v e 5h 7 5i 7 5j 8 6v h 7t 9 ak f an b aw a by a e7 8 fd n jj d jm c jv 8 lf b ll d lm n mj c
quiet_childre 28 lm j
quiet_littl 28 e7 e jj f
quiet_massag 28 4m n
quiet_ones 28 mj 8
quiet_remind 28 5j e
quiet_room 1l g b u h x f y d z a 15 a 17 b 25 a 6v l
quiet_teach 28 j e
quiet_unit 25 1u 9 39 d
quietly 1x 2s e ac 7 gm d
quilt 1x 4y h 66 y b5 e
quilt_guild 28 66 h
quilt_school 28 66 c
quilt_throw 28 4y f
quinc 22 8q e lr 7
quincea 1v b0 o eq n
quinoa 1z 4 f l b cp p
quit 1k 1c 13 9q 9 a0 2b
quit_vap 28 a0 z
quiz 19 2 x 5 a 7 a 30 c 4o d 4p c 6u y 70 15 76 g 7v h 87 e 94 9 ak 17 bi l e0 c e7 w e9 i ed a ff m gw 2c ik 1e iw k k6 19 l9 w mt i
quiz_app 28 ff h gw 8
quiz_apps 28 gw b
quiz_gam 28 e0 9 ff d
quiz_host 28 gw r
quiz_night 22 ak b gw 19
quiz_phon 28 e9 d
quiz_questio 25 2 d 70 9 gw a
quiz_right 25 e7 9
quiz_streak 25 6t 8 6u b
quiz_team 1z 7v d gw 12
quiz_themsel 28 gw c
quiz_thursda 28 ak q
quizmas 25 gw 17
quizmas_sound 28 gw p
quot 12 1u d 1w 8 1x 8 36 c 3t b 45 e 57 9 5e 9 67 7 6o y 73 a 7j 9 7q f 97 9 9l k bg d c2 l c4 o c7 l c8 9 ce f ch c ci d ev g f2 j gr i h9 c hg u hh g ij b im i kp 1s l0 1b lt c mb a
quot_beforeh 28 3t d
quot_build 28 kp f
quot_follow 25 l0 15
quot_form 28 h9 f
quot_garden 28 kp f
quot_idea 28 im g
quot_insur 28 6o t
quot_kitchen 28 kp k
quot_list 22 f2 9 l0 a
quot_nev 25 l0 e
quot_paint 28 kp f
quot_photo 1t c7 g kp c lt 8
quot_pick 28 c7 7
quot_quot 22 kp e
quot_remind 25 hg g l0 b
quot_repair 25 gr 7
quot_right 28 ce e
quot_roof 28 kp v
quot_sam 28 kp h
quot_satelli 28 57 c
quot_sit 28 kp i
quot_softwar 28 kp m
quot_wait 28 l0 c
quot_win 28 l0 c
quran 1t 15 1w 5j 1y 6w 15
quran_app 28 5j 9 6w a
quran_clas 28 15 q
quran_lesson 28 15 b
quran_recitat 28 5j l
quran_teach 25 15 g 5j g
québec 22 5y 9
rabbit 1n y i 4q g 5i d cu b ib a jk d jt j ll u
rabbit_guinea 25 y e
rac 1i 2h f 62 e 6x s 9p 1i b7 9 dv 14 eq a gf c i4 21 jg b lo 1p
rac_clu 28 6x p
rac_simulat 22 jg 7 lo 1j
rac_trip 28 dv b
rack 1i 24 b 2n b 4h b 56 o 8x g 99 a aj y ba 8 d3 r gd 9 me c mu c n4 n nc e
rack_glas 28 56 i
racket 1w ln 1r mo p
raclet 25 31 n 8e c
radar 25 3a h 3g 18
radiato 25 54 j
radio 1b 1m c 3a p 7j a ab b cj 8 d5 7 dr a e2 e fa p fb 9 fd o fx d ia c js u jw e kb h mz a
radio_fre 25 fa b fd 9 mz 8
radio_journal 28 fx c
radio_play 28 fd q
radio_produc 28 e2 j jw a
radio_spot 28 7j d
radio_styl 28 fa d
radio_taxi 28 1m f
radiogr 28 cn 7 f5 f
radiolo 1v 1f 1f f5 d is p
radiolo_report 28 is o
radiu 20 3q a k9 h
radon 28 3b h cc h
raft 1r 4c c 5s 10 7v u 97 b i9 k ia 9 mw o
raft_build 20 7v s i9 i
rag 22 2l 9 bp e
ragi 20 86 c cp u
ragi_jowar 28 86 b cp b
raid 28 9q c
rail 1j 1v a 2x d 3f 1f 4w c 5c a 6b b 6t b ag 8 fo 1n
rail_ramp 22 fo x
railway 1r n c 17 e 47 8 8x e 9c d 9g 8 bn f gk 9
railway_station 20 17 d 9c c
rain 17 8 8 1w f 1z c 41 f 4x 9 61 d 9n l bz c c0 g du i ew a fq 9 g4 9 i8 8 kx a nc g
rain_apron 28 nc o
rain_cov 25 4x d
rain_plan 20 41 e
rain_shin 22 du m
rain_sound 25 9n u
rainbow 28 ep e
raincoa 25 61 i fq d jo j
rainwat 25 2a n 7w 8
rainy 1k 2z c 4h c 8w b b7 a jg b k9 c
rainy_season 1w 8w b
rais 1d 1v 9 2d 1b 2i a 8r 9 a4 9 ba c by n d9 d fo h gq 7 if k iy c k5 14 lq 7 n6 9
rais_beds 1z 2d 10 59 8 by q
rais_money 25 2i c k5 v
rais_seedlin 25 ba g if q
rais_toilet 25 1v c fo c
raisin 25 4u e
rajasth 1x 42 c 4k e 68 g lp g
rajasth_gujarat 28 42 c
rally 25 14 8 6x k 7v f
ramadan 28 cy a
rambl 28 eg a
ramen 25 3q l 4t o
ramp 1m 8t 9 9e o fo 2m
ran 1i 7r 8 9p 9 g5 a gt 9 kd a
ran_financ 28 7r 9
ranch 25 d8 8 jm c ma 7
rancid 25 8n b
random 1r dh a ke 8
rang 19 1 8 2 a 3 a 14 b 37 7 3a f 4j h 54 a 56 e 6f 7 8b 8 8w b ao 9 as 7 be 6 f2 8 gc 8 is h j8 s jg 8 js b ka b mu b
rang_hood 28 56 k
rang_shown 25 5g 6
rangeho 28 56 e
rank 1d 2c c 6k e 6o g 6v j ah g c8 e d7 b e1 a f2 1d h1 l h8 c hp g kk b m7 c my a
rank_googl 28 f2 u
rank_high 25 my c
rank_list 28 c8 i
rank_mark 28 6k a
ranking 1z f2 p
rap 1t 17 j 25 r gu 9 jy 1f
rap_beat 28 jy f
rap_sing 25 jy q
rapes 22 8 p na c
rapes_wax 25 8 l na a
rapid 28 7q 1a
rar 1h 1g f 79 b 8x c b5 a b8 a ba g bi 18 fl d gt l ls c n5 s
rar_aroid 28 bi g
rar_diseas 28 1g h
rar_plant 28 bi g
rar_train 28 n5 r
rarely 1s 2j 8
rash 1l 9 c a a 6a c 9t 10 a1 o a7 f a8 17 n1 b
rash_acn 28 a8 g
rash_photo 28 a8 a
rat y 4o 8 6h r 6r a 6s g 8d n 9p 9 a5 f an b bw e c2 9 c6 9 ck 7 g6 12 gb 10 h2 9 hb 8 hp c ik 8 ir a iu b j5 l jh e js i l8 9 li l
rat_card 28 c6 9 ho d
rat_data 28 iu a
rat_dish 28 6h c
rat_ends 28 gb w
rat_fee 28 g6 9
rat_gam 28 li b
rat_item 28 hc d
rat_last 28 8d i
rat_memb 28 jh c
rat_retain 28 gb 7
rat_teach 28 j5 u
rat_tournam 28 li h
rat_variabi 28 iu e
rath 18 2u 8 6d 7
rating 1h 4o a 5o c 6i 8 6m b a9 c ea f gh 9 hp d j5 c j8 r
ratio 1w 5n m 96 b ez e jz 8
rats 20 lu 1a
rattl 1z lj j nc k
ravioli 22 4t 1l
ravioli_gnocchi 28 4t s
raw 1o 83 c 8e m 8i s 8k t dr 14 jn 10
raw_ingredi 28 83 d
raw_kimchi 28 8k s
raw_milk 28 8e n
raw_record 25 dr y
ray 1o t j w q z 16 1f x 1l j 9l f f5 c iq j jq g
ray_lab 28 t j
ray_softwar 28 1f d
ray_vaccina 28 z t
rays 1v 1f 1o f5 g
rays_sort 28 1f p
razor 1p b 3f bb d bd c em i
razor_blad 28 b z
razor_burn 28 b 7
razor_long 28 b m
rea 28 ly c mx d
reach 15 1s f 3a 8 96 b c0 7 eg e gf 9 ie a iv j k5 t l8 j
reach_manag 28 l8 u
reachab 20 hr e
react 1p 1 z 9o a dx j
reactio 1p 1 j 9 7 4j e en 7 k2 f
reactiv 1t 1 e jf z ji 9 jm 17
reactiv_dogs 20 jf r jm t
read q q g 15 i 1f m 1g a 1i e 29 1p 2f 9 2m d 2r 7 2w g 5f 9 5j s 5u 9 69 7 6o g 6t u 6u r 6w x 6y b 6z a 72 9 74 b 7j l 84 9 90 9 9r c 9x 9 9y n a4 8 ae o bo 1g ck b cq 6 do a dw 9 dy 1l e6 w e7 d e8 d ef e eh a ek e ew 9 ey i f3 k f4 l f7 o f9 12 fa q fd g fg 27 fj r fk 14 fl 9 ft 6 fx b fy p g7 e g9 b gb a gc 8 gm 7 gp v gx b h3 e h6 c h8 s hc h hd c hf m hh i hi 9 hj r hm 12 hp d hz f il 9 im i in c is h iu p iw a j4 c jm 9 k8 9 k9 j kd 9 ke 6 ki 10 kl d kp f ks e kx b lx e m0 k m7 d mq 1a mx s my s
read_acces 22 f4 d g7 e
read_account 20 fy c
read_actor 28 fd f
read_adult 28 29 y
read_ahead 28 fk a
read_aloud 1m 5j b ae 9 dy z e6 r fd c
read_app 22 dy 1b gp a
read_apps 28 dy a fg b
read_bank 1z a4 d fy o hf x
read_book 1u 50 b 6u 8 dy 8 mq f mx f
read_build 28 kp j m7 f
read_buy 22 ho c my r
read_calenda 28 hl i in g
read_card 28 fy f mv d
read_charity 28 29 9
read_chest 28 1f g
read_childre 20 mq d
read_chip 28 k8 f
read_clean 28 5d c
read_coffe 28 f9 9
read_connect 25 f4 e
read_contrac 22 ew g hj f
read_correct 20 dy d
read_council 28 ha d
read_deliver 28 hm f
read_documen 1z f3 j hm f
read_door 28 kj b
read_draft 25 e8 c
read_email 25 2w n
read_english 20 6u e
read_even 28 dy c
read_fetch 28 m0 y
read_fre 28 1b a
read_glas 28 69 c
read_group 1w bb 9 fg 10
read_guid 28 94 8
read_handwri 1z im e kl d
read_hear 25 6u g
read_help 28 2m i gx e
read_history 28 6r h
read_hospita 28 1g e m0 9
read_ingredi 25 9y q
read_ireland 28 fg 8
read_label 1s 0 9 84 h 9y g ae c cq b
read_languag 25 6z e bo c
read_lesson 28 29 y
read_let 1x 29 e il g
read_level 22 dy i ki a
read_list 20 e7 s
read_listen 25 dy d
read_lot 25 fg a mq 9
read_met 22 9r 8 m7 g
read_nam 25 74 9
read_numb 25 is c
read_off 25 f6 c
read_offlin 20 fk 7
read_onlin 25 mq c
read_open 1x gy 9 hf b k9 c
read_ord 20 f3 f h8 i
read_oth 22 gp z
read_own 22 jw b
read_pap 25 fs 8
read_past 25 gx d hz f
read_plan 25 6w 12
read_policy 28 6o g do i
read_print 25 ae d mx 8
read_read 20 dy 9 fg b
read_receipt 22 hc c
read_report 1z 74 a
read_second 20 7j p
read_send 22 fa 9
read_shop 28 ae a
read_slowly 25 9n j fj a
read_softwar 28 ck i
read_story 28 2s 7 h6 f
read_suppli 1x 8v b 90 g hc b hj k
read_test 22 h8 d ki h
read_text 1u ki m
read_th 28 iu n
read_thing 28 29 8
read_third 28 f2 8 fk b
read_togeth 22 fg f
read_upload 22 hh a
read_volunt 28 29 l
read_writ 1w 29 1e fj 8
readabl 1r 3b d ft 7 ke 7 ki c kp a
readin 28 15 c ki c
readine 20 hv 9 iu c k2 f
readine_scor 28 hv 8
reading 1g 1x b 2y c 30 d 3b f 58 p 5j e 9r 11 ah 1a cc e d6 c i5 a kq d kz o l2 a lx l m6 b mf m mx s
reading_nurs 28 ah p
reading_sent 28 7x 8
ready s 24 9 3v 7 3y 8 42 8 4u d 50 b 5z a 61 a 6c e 6e f 74 c 7f 9 7z 8 83 9 88 h 92 9 al o ap 9 as 7 av 8 b4 8 cr f cw g d1 b d3 9 dp r e9 c g1 d gd c gr 7 gz a h5 d h8 8 hq a hw e hx 9 j5 n ko a l6 8 l9 e ld 6 lp 9 lw d m8 9 mb 8 mv 9 n7 b
ready_bundl 25 61 9 ev a
ready_campaig 28 gz c
ready_contrac 22 dp r
ready_cook 20 7z d cr f cw g
ready_cours 25 hq d l9 i
ready_dish 25 5z e
ready_drink 28 d2 9
ready_eat 22 cp a
ready_hir 28 28 9
ready_inspect 1w 1d a
ready_meal 1u 3r 8 83 9 88 y al 7 lp d
ready_mix 28 4u a
ready_next 1w gd g
ready_pick 25 g6 9
ready_pres 28 n7 7
ready_print 22 j5 i
ready_sauc 28 cr d
ready_sel 28 7p f
ready_sets 22 24 g
ready_sign 22 dp c
ready_test 28 5r 8
ready_thursda 1z d1 c
ready_upload 28 f1 8
ready_use 1u 3m a
ready_wear 1x ap h n2 a
reagent 28 mf p
real p l k 12 8 20 j 2s e 3o a 3u a 3w c 46 e 52 m 6a 8 6k f 6m b 6p h 6x 8 6z l 75 i 78 a 7m 8 7n e 86 7 8p g a6 t a9 a b3 v b6 a cr f di c dm e dx m e0 9 e2 a e3 b eb a eg l eu 9 ev d ez e fc 8 fh l fs b gu a hv 8 i7 a ii 9 jb n jh d jn 8 k1 p k6 s ky g li 8 ly 9 n2 m
real_artist 22 fh k
real_beard 25 2s k
real_body 20 b6 h n2 9
real_book 28 2s e
real_booksel 28 bo f
real_brew 28 3w h
real_cal 25 ez 9
real_coach 25 h e
real_equipme 28 75 a
real_espress 28 3o j
real_estat 1m 20 v 52 14 7m 8 a6 16 jb m ky t
real_experti 28 h1 8
real_farm 28 48 b
real_fil 25 di b
real_firm 28 e3 j
real_follow 28 78 b
real_fre 28 k1 v
real_fruit 28 8p f
real_hair 28 ly m
real_hand 28 b3 f
real_instrum 25 lj h
real_intervi 28 eg w
real_lif 20 l h a9 9
real_liv 22 gs b
real_local 25 fa i
real_machin 22 11 f
real_money 25 k6 o
real_numb 28 jh m
real_nutriti 28 l w
real_ones 1z ez h
real_phon 28 6z i
real_photo 1t jb n n2 e
real_plac 25 9n d
real_pric 1o eu e k6 v
real_read 28 ki 9
real_review 25 44 e bw g
real_risk 28 hn c
real_room 25 ed 9
real_shop 25 ap d
real_sit 25 e0 a
real_situati 25 7n h
real_smal 28 b3 e
real_speech 28 6z e
real_stag 28 12 e
real_task 22 km 8
real_theatr 25 i f
real_tool 25 b3 16
real_use 1x 6p 10
real_wag 28 2j a
real_wait 28 k1 9
real_wedding 25 ev d
real_wood 25 b3 8
realist 1u 8y f f8 l hv k in s
reality 1t 46 f 6x f 75 1w a9 1m
reality_therapy 28 a9 p
reality_train 28 75 l
really 12 9 c 2z b 36 m 37 7 78 b 9c 7 9f 8 be 6 dt 9 hf 9 i7 9 in e m2 e
really_cost 1v 36 o
really_eat 28 40 a
really_listen 25 4d a
really_look 25 i7 f
really_mat 28 42 8
really_pays 25 hf d
really_speak 28 6m c
really_used 28 dt 8
really_work 1x 9 f 2z a
realtor 1r 20 w 52 o 7m 9 ky l
reapply 28 4 h
rear 1x 1t j d9 e gd a
rear_extensi 28 1t i
reason 15 6r d 72 n 8v b 90 a 9y e cc 9 do 9 ff 8 ha k hj 9 hk 9 hp c jq c kl n l0 k la 17 m1 a
reason_advic 28 do 9
reason_mistak 28 6r k
reason_return 22 la a
reason_why 28 2x 8
rebat 1s 37 7 73 d
rebook 1w jz 8
rebuild 1u r f 8x b fe f fo n gd b h5 f
rebuilt 25 9e e dd e gd 9
rec 28 8f c h2 e
recal 1m w b 3d d 84 c 9y c bm a jf g jm 15 nd w
recal_check 25 nd a
recal_lead 28 jm v
recal_list 28 nd l
recalcu 25 8y 8
receipt 16 2g 14 2l c 2v 19 33 1l 36 1b 6j 9 7f 1d 95 a g2 1i g4 9 g6 a g8 1c g9 e hc 2n hd 1m ho d j3 r je o jz 8 k0 9 kn i l5 18 l7 a lt 9
receipt_app 28 g8 c hd e
receipt_attach 28 6n 8
receipt_automat 22 2g h
receipt_book 22 hc 13 jz 9
receipt_card 28 g9 d
receipt_find 28 j3 o
receipt_freelan 28 hc e
receipt_manual 28 33 u
receipt_mis 28 7f a
receipt_pictur 28 je i
receipt_read 22 2v d
receipt_scan 25 2v e hc y
receipt_see 28 36 o
receipt_shoebox 28 7f 8
receipt_tax 28 2g a
receipt_warrant 28 33 n
receiv 14 5 d 3l 9 5e a 6n 8 8d 9 8l 8 8n a 8s 9 b5 7 f8 f g5 b g6 b h4 9 ho b iy 9 jp 8 jw 8 mm e mw f
receiv_cod 28 3l e
receiv_confirm 28 mm g
receiv_cut 28 25 7
receiv_hundr 28 b5 b ho f
receiva 28 71 h hk s
recent 1s v 8 35 f e8 8 l7 c
recentl 25 d e 5u h
recepti 1f 1a o 5m b 7b q 7u a 91 q am 6 an h az c b0 e ch c ck 7 cm a eq 9 gy z h2 c k0 14
recepti_cal 28 5m f
recharg 1z d f 4z e
recif 28 jo a
recip 13 0 i 1 8 2 8 9 7 2u 1x 2y 9 3x a 4u k 7z f 83 22 84 7 85 a 89 9 8c h 8f x 8k d 8l u 8m 8 8o 7 90 14 99 8 9a 24 9q 8 9y b am 6 cf 9 cp 7 cr k d2 e ek a fj b fw 29 jn w k2 z lg s lq o lr a m8 c
recip_app 28 2u e fw 8
recip_book 28 fw s
recip_box 1z 2u 9 83 16
recip_card 1w 4u 9 8l i 90 d
recip_chang 22 9y c
recip_cook 25 8f e lg d
recip_cost 25 90 y
recip_empty 25 9a 8
recip_family 20 fw 1g
recip_grandmo 25 8f c fw u
recip_hom 25 lg k
recip_ingredi 22 83 t m8 g
recip_moth 25 fw 13
recip_onc 28 9a r
recip_part 28 9a 8
recip_photo 25 fw 8
recip_print 28 9a i fw k
recip_recip 28 9a 8
recip_shop 25 2u e
recip_sit 28 2u g
recip_suppli 28 cf d
recip_twenty 28 2u 8
recip_use 25 8l a
recipie 1t 8u n bt n mw r n8 q
recipie_choos 28 mw q
recital 28 eq e
recitat 20 5j n 6w 1b
recitat_mark 28 6w t
reckon 28 c8 c gh a
reclaim 1u 68 8 bg f df s io h mc 1r
reclaim_brick 28 df d mc c
reclaim_wood 28 mc v
recogni 18 q a 16 j 1p 8 28 f 2s 7 2y r 33 e 34 b 3a a 3g a 3k h 6h a 70 9 7l j 90 f 9i c af h ck 9 co 9 d4 9 dz a f6 i h4 u hy o ip 8 kl i ku b l0 a
recogni_diploma 25 28 j
recogni_exam 28 16 j
recogni_handwri 28 kl d
recogni_sho 28 2s 9
recogni_wrong 28 dz 7 kb 7
recomme 13 2 9 42 9 5f 9 6f 9 6h z 6i r 6m a 77 8 a7 b bo i c8 b do 9 f2 h fg c i1 8 ix 8 m1 m
recomme_friend 1z 6h e c4 a
recomme_oth 25 n1 9
recomme_restaur 28 6h p
recomme_sery 28 6i g
reconci 1x 7f q g7 7 hc g
record s 1d 12 1e n 1g i 1h 1c 1j c 25 17 33 9 36 b 3j 9 5r 6 6w 9 70 1i 72 e 8d 8 90 9 99 c 9a q 9m x a1 7 aa a ac 8 cd a ce 8 cf y cl 7 cm 1g cn a dm a dr 1l dy 8 e4 h e5 g eg v eh 1d ez v f5 d fb c fd g fh h ft w g5 9 gm f gp l gt 1j gu 16 h4 b hj 9 hl i hs q hx y hy 1a iq y j7 b jq b jw 19 jy 9 jz a k0 13 ka a kf g kg b ko d kq c kv m kz p l5 d l9 b lc a m9 o mz 16
record_actor 28 fd 7
record_answ 25 eg o
record_app 28 iq m jw a
record_appoint 28 1h y
record_bil 20 cm g k0 i
record_birth 28 cm g
record_cal 22 ez o
record_car 28 1o 8 ft 8
record_clean 25 dr c
record_collect 28 gt v
record_consent 20 1g r
record_convers 28 1e e
record_cut 28 dr f
record_edit 22 dr p jw i
record_eld 28 eh f
record_episod 25 dr 7
record_fair 28 gt a
record_family 25 ft i iq b
record_few 25 90 9
record_finish 28 jw g
record_guest 25 jw 15
record_hom 20 25 7
record_hors 28 cn g
record_import 28 iq p
record_insur 28 cm g
record_kitchen 25 cf c
record_label 1z f5 q mz 12
record_lectur 22 70 1w
record_lesson 22 e0 c e2 e
record_listen 28 eh l gt c
record_machin 28 66 8
record_match 28 1g d
record_mix 28 25 l
record_not 25 70 e
record_own 28 gp g
record_phon 25 hy e
record_photo 25 k0 b
record_podcast 28 25 b jw a
record_project 25 hl r
record_publish 20 dr j hj b jw 9
record_real 22 fh e gu 8
record_referen 28 hp c
record_releas 25 mz v
record_rest 28 dr b
record_room 22 dr 7
record_run 25 dm 9
record_send 25 l5 9
record_sentenc 28 e5 j
record_separat 28 gm f
record_shop 1z gt 1i
record_short 1z 8d g 9m m
record_sit 25 hy j
record_song 22 25 d gu g mz m
record_sound 22 3j k eq c
record_start 25 8y 9
record_stor 25 gt b
record_story 28 eh l
record_studio 1z 25 1m dr c
record_summary 25 70 9
record_system 28 1d o
record_themsel 28 cf c eh b
record_transcr 22 ez n h4 b
record_vaccina 28 1h g
record_video 20 1j d
record_visit 28 cm c
record_voic 1z 1d c gp 7
record_work 1z cm c kq c
record_writ 22 70 f
recordi 1f 25 a 2e b 5h e 70 k 9m g aa x di 9 dm a dr b dy e e4 9 e5 f ea a eg f eh d ez c fh a fi e ft c gm f h4 s lc m mz c
recordi_smal 28 dx a
recours 28 71 j
recov 1z 57 d 7b 8 g3 7
recover 1j 1n i 1q c 1s 1w 3h e cs 9 cw b iu k
recover_breastf 28 cw c
recover_operato 28 1s d
recreat 1z i3 c i4 d ln 6
recreat_run 25 i4 b
recruit 1h 13 e 1g 1g 7i 1d 7l 2p dl 15 ef x fl g hp 11 j7 d
recruit_abroad 28 7l l dl 7
recruit_agency 25 1g 9 7l 10 fl b
recruit_film 25 7i 18
recruit_know 25 ef d
recruit_nurs 20 7l 1r
recur 1n 2g e ce f g9 r ho e jz b kq r kr g l5 a
recur_charg 25 g9 s jz b
recur_gift 25 l5 a
recur_payment 28 ho e
recur_visit 28 kq e kr d
recycl 1b b 7 1p w 23 1l 2b a 38 8 3e p 64 y 65 w 68 12 69 c 6a y 8b e bp x df 14 jo b lt n md 13 me m mu 9 n1 r n3 a n6 g
recycl_bin 28 8b f
recycl_bottl 25 64 j 6a 8
recycl_collect 28 md k
recycl_fish 28 3e i n6 c
recycl_gold 28 68 i
recycl_nylon 28 n1 d
recycl_plastic 22 23 a df s
recycl_silv 28 68 l
recycl_wat 28 1p x
recycla 1z b g 23 v me b
red 19 62 g 64 9 7d a 7s a 8d d 8f a 8o 8 9a 9 9y 9 ah a ba 8 d3 a hf 9 hj w is b k7 b n5 7
red_arrow 28 is f
red_flag 25 hj w
red_light 25 bf 7
red_team 22 7s c
red_win 25 99 7
redeem 20 mw o
rednes 1z 1 g ax 6
redo 1w c4 l dl 7
redraw 25 3e b b6 g
reduc 1m 1a k 3u c 8a a 8n 9 93 c a0 e f4 q
reducti 1v 1y 15 ax m
redunda 25 dq f
reed 1v gr z na 1v
reed_diffus 22 na 1k
reef 1v 4 13 5g 9 ia u
reef_friendl 25 4 i
reel 1m 42 a 52 s 6h d b9 d fu 1n h0 e io 9 lc 10 my e
reetha 28 n9 q
ref 1l k e u e 1f c 2k 7 a1 a i3 h jr 9
ref_client 28 u a
refer 1n u b 1g 9 i3 19 kk 1g my o
refer_accept 28 kk r
refer_subscri 28 my e
refere 22 i3 x kk 1p
referen 1d 20 b 5m d 5o a 77 e cl e e8 8 eb c ey q f0 b fn c h9 d hh r hp g is f j9 x n7 8
referen_cal 22 j9 9
referen_check 28 2h 7
referen_photo 25 cl e
referen_pric 28 hh v
referen_rang 28 is j
referen_request 28 hp j
referra 1m k c 1e m a1 h ha b ic 9 jr 9
referra_let 28 1e c
refil 16 3 s 5 b 8 u 9 1a b e 1h 9 1u f 22 1h 36 i 38 f 3z u 4j 7 4l 11 7t c 7u p 8b 1e 8l 9 9x l b4 e bp f cz m d0 s k8 9 n0 9 n9 x na n
refil_arriv 28 d0 7
refil_bags 22 8l b
refil_deterge 28 8b t
refil_near 28 22 h cz 8
refil_post 25 b 6 4l e
refil_pouch 22 8b 9 n9 9
refil_remind 28 d0 g
refil_shop 25 8b 12
refil_station 28 22 l 8b e
refil_subscri 1w bp b
refil_tablet 28 n9 b
refilla 1r 3 w 4 7 5 f 9 h 8b e 8m d am c n9 n na d
refilla_brand 28 3 b 9 b
refin 20 4u d
refin_sugar 25 4u c
refinis 25 1x d c7 19
reflect 1s 3j d 4x l 5j d 9v n n1 9 nc n
reflex 28 aw p
reflexo 25 x j aw c
refores 25 db m if 10
reform 28 g 15
refresh 1o 10 7 11 d 5r 9 7n h jt d
refrige 1u 1u h 26 e 3z d 7x f co 8
refs 28 i3 8
refug 1p 28 2x 6n i ig o
refuge 1v 28 2o 6n l
refuge_women 22 28 1c
refund 15 9 a 4g e 5s 8 8a 9 93 g 9h 9 ag 1a dn q ea g gi b gx e ho d il c jx 8 la 1h m1 l ml 8
refund_cancel 28 ag c
refund_claim 25 ag c
refund_exchang 25 la u
refund_lat 25 la e
refund_tax 28 dn a
refurbi 1r 2o 7 3m 26 bh n c4 g fu 7 mc c mp h n5 b nb p
refurbi_laptop 28 3m z
refus 19 6j 9 72 a ag g f6 9 g9 9 hn f k2 c kd a kx c
refusal 1r 72 b ag d
reg 25 ch d
reg_lookup 28 ch b
regener 25 6a g ax d
regensb 28 lh 8
reggaet 28 i1 f jy 8
regi 28 b2 f fd e
region 1a 2g e 35 8 45 d 4p b 78 8 8c 8 9m d b2 b ey k ho 9 i5 b ii 8 jd d kd 8 mi d mj c mp a
region_wed 28 ii a
regiona 1f 7c h 7u b 8q 8 cu 9 ey a fa i iv b k2 j kg 8 kk b km d
regiona_artist 28 7c l
regist 19 33 b 3f 8 5v c 95 b 96 m 9i l bk 9 cj a ck b ft s hs 9 hx a ju h jz e k0 a kf r mh b mp m mz e
regist_contrac 28 cj f
regist_found 28 ju a
regist_work 28 mz j
registe 1a l o s a 2b a 9i b 9q j ad 8 av 9 bw c i3 h lp c m3 c
registe_dietiti 22 l w 9q o
registe_doctor 28 ad 7
registe_play 28 i3 o
registe_yet 28 2b a
registr 18 3f 7 4u 6 5a k 5f f 7p b 7z h 92 k 93 l 9i 17 ci s ew u f6 i i4 g j4 b jh c
registr_bank 28 9i q
registr_desk 28 ew i
registr_flat 28 f6 l
registr_grid 28 5a c
registr_insuran 25 7z a
registr_offic 22 5f 8
regret 22 g0 9 la 9
regular 13 12 9 24 7 2j 8 3n k 5w 9 81 a 8q a 8w b 8z a ac 9 bd 7 bw k bz b gz d hn 9 ji d kh 9
regular_appoint 28 ah 8
regular_booking 28 kh c
regular_clean 28 bw c
regular_cours 28 12 f
regular_dat 28 bz 7
regular_giv 28 2g b l5 b
regular_hous 28 56 7 bw f
regular_meal 28 ac e
regular_rid 28 ai 9
regular_round 22 81 7 bd 7 bz b
regular_visit 20 ma 7
regulat 1i f9 d g1 9 gq f
rehab 1q k y 9w u a9 1m jr 1a
rehab_centr 28 jr b
rehab_exercis 28 9w d jr 9
rehab_gam 28 a9 y
rehabil 1t 9l 9 9w d a9 r jr a
rehair 28 gr e
rehear 25 fi a gm w go z
rehears 1g 12 8 17 l 5f g dm 1u e5 o eg c ew p fx m gm 14 go 16 gp x gr a l9 d
rehears_camera 28 dm v
rehears_jury 28 7o 9
rehears_onc 28 5f a
rehears_room 20 17 o e5 c go v
rehears_spac 28 go u
rehears_studio 28 go 9 gr 7
reheat 22 cw i
rehom 1z 2h o jt 1n
rehom_pet 28 jt s
reiki 28 x k
reimagi 28 4v g 4z g
reimbur 1q f9 b hd f
reind 28 2s 9 lq d
reinfor 28 5b c n0 8
reissu 25 gt n
reject 1j 6y 9 85 d kz c l7 9 m5 p
rejecti 25 hp a
rekey 28 5b j
relaps 28 a0 z
relat 20 im 1d
relat_not 28 im r
relatio 1n 9u 9 dk i eb t hg e ik 1k iw b l5 c
relatio_check 25 ik 17
relativ 16 p e r i 34 b 3t 7 42 7 5d 7 5h h 5v c 6s g 6z r 79 a 8n 6 9x j a2 y ab h af e az 8 d0 7 fs 9 ft 6 fu 9 fw u g6 f ie u ih n is 9 j2 16 j9 8 m0 8
relativ_abroad 1z 6z h
relativ_add 28 5h d fu e
relativ_addict 28 ih r
relativ_follow 28 1m 8
relativ_form 28 dk 8 eg b
relativ_friend 25 5m b 79 8
relativ_help 28 p b
relativ_interpr 28 6z 9
relativ_languag 28 6z h
relativ_neighbo 1z 5u 9 d0 7
relativ_send 28 fw d
relativ_speak 28 5f 8 7j a
relativ_work 28 2q 7
relax 1k e m 3n g am 8 eo r
relax_shoot 28 eo t
relaxat 28 e 8 ac i
relay 1x 79 v 9f d i4 v ju a
releas 19 7s a c4 b ci 8 ei 9 fe b fk 9 h6 p h8 b k8 9 mv a mz 26 n5 b n6 9
releas_batch 20 89 8
releas_sal 28 n5 a
relevan 28 ha a
reliabl 1d 5v 9 ca d
relief 1w a5 10
religio 1r 15 v 5f 1d 5l c
religio_registr 28 5f 9
relish 25 cr c lr 1f
relocat 1p 9i 14 c2 p dl l f6 18
relocat_agency 28 f6 9
relocat_servic 25 f6 c
rely 1r h9 9
rem 25 1t b 2x b 2y d
remad 25 69 d
remain 1f hl i
remak 1u 1k 19 1l x 69 g 8x 19
remak_log 28 1k e
remark 28 h6 v
remedy 20 1 a 2y a 39 b 4j 9
rememb 19 47 9 5h 9 75 8 ek 1m fe 8 il b mw 7
rememb_promis 28 f7 7
rememb_said 28 ek 9
remembe 1w 33 e kz f
remembr 25 5h 1v
remembr_pag 25 5h z
remi 28 33 f 36 e
remind v 7 7 1a t 1b u 1c d 1h 15 1j b 2w l 2y u 33 m 36 d 3h a 3i 8 5j 7 8z i 9m 9 9r d 9x 17 cd 8 cg e ch r cn o d0 a ek j f7 a fs d g5 l gq a hb g hg w hi o hk 1p in d j0 n j3 1a jj 8 k1 c k7 w kn f ks d kw n kz q l0 y l1 z l4 a l7 w mi b
remind_appoint 25 1a l ek 9
remind_bil 25 1h c
remind_both 25 cn 7
remind_budget 28 l4 d
remind_cal 22 9x j
remind_card 25 1b w
remind_contrac 25 hi e
remind_due 28 a4 9
remind_follow 25 hb g hg e
remind_forget 28 6j 8
remind_fre 25 in e
remind_guarant 28 g5 h
remind_item 28 k7 9
remind_keep 25 ks g
remind_let 25 kf e
remind_mail 28 hg g hk g
remind_moth 28 9t e
remind_next 1n kz h
remind_oth 25 j0 c
remind_own 1w hg f hk 9 j3 e l1 k
remind_part 25 ch d
remind_patient 28 9x d
remind_plan 25 jj c
remind_practic 28 1a e
remind_promis 28 f7 7
remind_sent 1s hk a
remind_stop 25 kw 7 l0 l
remind_tablet 28 9x f
remind_text 20 1b 8
remind_top 28 hg g
remind_unpaid 28 hk g
remind_until 20 l0 a l7 y
remind_vaccina 1z jp 9
remind_warrant 28 33 f
remind_wat 22 2y u
reminis 28 ab h fr e
remitta 25 g6 28
remitta_app 28 g6 11
remodel 22 1t u 1v l c4 11
remortg 22 gb 1t
remot 1a 28 a 2t 8 4e k 77 a 7k 1d 7l f 7m 2b 7v d 9d 8 9i m a1 a ah s d4 9 dr 9 f5 9 fl i fn a jc r jp a km a nb w
remot_assista 1x 7m 2d
remot_company 28 7v d
remot_employ 25 nb l
remot_monitor 25 ah h
remot_record 28 dr d jw a
remot_screen 28 79 6
remot_sit 28 7k z
remot_work 1n 4e e 9i o fn a jc r nb f
remotel 1r 5a d 7l n 7x 8 9p e c5 d da 7 dn c fm a
remov 1c m b 1w d 1x 9 1y i 34 12 3i b 6v a cb b cc 8 fv 9 ih 9 jw w lt l lu 12 m2 e
remov_doubl 28 34 11
remov_duplica 28 34 f fv c
remov_edit 28 jw a
remov_nois 25 jw n
remov_paus 28 jw a
removal 1h 1y 18 56 e 57 g 7e m 8o e ax 1g az f c2 1o ci 9 db 1b en b jw d lt q n7 6
removal_certifi 28 db l
removal_clinic 28 ax r
removal_company 25 7e 7 c2 f
removal_firm 1z az b c2 j
removal_near 25 1y g ax h lt g
removal_van 28 c2 g
renal 28 83 g
rend 20 57 u
renew 1g w g 1w a 25 b 3m j 4t 9 6o 9 c7 b e9 8 g9 p gy f hi c
renew_first 28 7c 8
renewab 22 2i e fl h
renewab_energy 25 fl d
renewal 1j 1c c 4o 9 6o 1d 6u 9 cd 9 do f g9 q hj a il 15 in b
renewal_cancel 25 g9 e
renewal_let 22 6o v il g
renovat 1k 1t 1j 1v s an b b1 b c4 2x c8 x df e mc n
renovat_bathroo 28 c4 x
renovat_company 28 1t b 1v i
renovat_flat 22 c4 n
renovat_room 28 an d b1 c
renovat_whol 25 1t 13
rent s g c j b n c q i v 8 x a z 9 1q 16 20 11 24 m 2o e 2p c 3f l 3n a 3r g 43 18 44 e 49 c 4a 1i 4c j 4e c 4f a 4k a 51 d 53 g 5p 8 61 c 62 17 6b h 72 f 7a q 7b g 7c 17 7w 13 7x 12 7y 1i 7z 18 80 18 8t w 9j 1e a4 10 a6 1k ag 8 am f ap 8 ay b az y b0 j b7 j bh a bi c bm t bq b bu 1a bv 1h c2 g c3 v c9 v co 9 cv 9 d4 7 d7 h d8 k de 9 ed c ee 1n em 9 er s fn l fo 8 fy a fz g g2 9 g3 12 gf o gg v gi z gn o ia 5 jb 1c jc q jf g k3 1r kn 1n l3 o ld 8 ln a lv s lw 11 me d nd 11
rent_advanc 28 k3 g
rent_apartme 25 20 q jb a
rent_arrear 28 kn d
rent_baby 28 bm e nd i
rent_bank 28 kn u
rent_bar 28 bq 8 ln e
rent_bed 28 7w f 9j f
rent_board 25 49 o
rent_boat 25 4c 8 ia b
rent_box 28 61 d
rent_bright 28 b0 e
rent_build 25 7y d b7 j
rent_buy 22 bv f jb m
rent_camp 22 4a 1a bu d
rent_car 22 1q q 7b f gg 10
rent_cars 28 1q g gg w
rent_chair 1x w 8 am b em e er b
rent_chef 28 44 n 6b d
rent_cloth 28 a d 62 m
rent_collect 28 20 b kn d
rent_count 1z bv k
rent_credit 25 a4 r
rent_deposit 28 g3 1c k3 f
rent_design 25 62 18
rent_dres 28 62 y
rent_due 22 k3 j
rent_empty 25 7a o
rent_equipme 28 7y m
rent_excavat 28 7y u
rent_field 28 jf e
rent_fit 28 fo i
rent_flat 1u a6 t
rent_furnitu 25 53 i bh d
rent_garag 28 8t a
rent_garden 25 2d 9 9j h
rent_goat 28 d8 u
rent_guarant 28 g3 d
rent_hous 28 q f
rent_includ 28 jc a
rent_increas 25 ee 15 kn c
rent_instrum 28 bv h
rent_insuran 28 g3 l
rent_kitchen 1z 3r h 7z g cv d
rent_lago 28 20 8
rent_loan 28 az 9
rent_lock 28 k3 c
rent_machin 22 7y g d7 a
rent_meet 25 80 u
rent_mobil 25 g8 b
rent_monthly 20 a6 g dd e
rent_origina 28 7c 11
rent_oth 28 am d
rent_own 1u 1q t gg f l3 c
rent_paid 1v k3 n lw d
rent_paintin 28 7c y
rent_party 28 43 s er d
rent_pay 22 gf 9
rent_payment 22 72 g a4 b kn q
rent_piec 28 8t f
rent_privat 28 gg a jf c
rent_quiet 28 j d
rent_ready 28 lw f
rent_record 28 72 c
rent_return 28 fn e
rent_room 1o q b jc m
rent_sal 25 jb f
rent_school 28 5s d 7v h
rent_season 28 lw f
rent_sel 22 a6 g bv 9
rent_shop 28 z f fa 9
rent_skis 28 bu u
rent_smal 1w x c 1n a 3r b 4a e 80 c
rent_spac 25 7x f eu a
rent_storag 28 7z a cb a
rent_stuf 28 31 e
rent_tabl 28 7w d
rent_tent 28 bu h er a
rent_tool 25 7y d c9 u
rent_toys 25 bm u er 8
rent_uniform 28 7w 12
rent_upfront 25 g3 c k3 b
rent_van 25 4a w
rent_violin 25 bv 17
rent_wag 1x 3q c ak 8
rent_whol 28 80 i
rent_wifi 28 jc o
rent_yard 28 23 f co e
rental 14 a 8 n 8 1q 1d 24 x 2p b 43 n 44 a 4a 11 4c k 4f d 50 s 51 t 55 9 61 9 62 12 6b g 7b d 7c n 7w v 7y 11 7z n 80 9 92 u 9e 9 9j d a6 o az a b7 g bh o bm y bq 9 bu 10 bv w c3 d c9 i dp o ed 9 ee e em 7 er v g3 8 gf 19 gg o gi i gn j ia 6 ij a jb l kn l lv c mh m nd h
rental_agency 1z 1q b
rental_agreeme 28 dp q
rental_bik 28 gf o
rental_car 28 gg l
rental_cars 25 1q c gg c
rental_chain 28 7y a
rental_clean 28 50 f
rental_company 25 4a a ij a
rental_contrac 20 dp g ee c kn b
rental_desk 25 1q c bu a
rental_firm 22 gg 9
rental_host 25 92 j
rental_hous 28 jb d
rental_incom 22 51 l
rental_manag 28 50 d 51 h
rental_managem 25 kn o
rental_near 25 1q j gf 9
rental_own 28 51 e gg d
rental_platfor 25 62 a ij a mh b
rental_servic 25 7w 9 b7 7 bm a
rental_shar 28 a6 c
rental_studio 28 24 v
rental_tool 28 92 v c9 c
rental_whol 28 gf d
reopen 25 av f gv i lz h
reopen_villag 28 gv f lz f
reord 1b 1i c 3i c 4j 9 4n 8 4r a 6b d 6g j 8f a 8g e 8k 8 8l 8 8m 9 8p a bs 8 ku 11 mu f
reord_sam 25 4j 7
reord_suppli 28 ku x
reorder 1u b 7 3i a
rep 1q 7o d ez y ha g hg e k9 b kc a l9 f
repaid 1v k4 1l
repaint 1z 55 u 5d 9 67 y
repaint_flat 28 55 e
repair x 16 9 18 g 1n 19 1o 15 1u g 1w 15 20 h 2a l 2b 1x 2c 9 2o b 36 10 3d 8 3e e 3m p 51 l 54 o 55 g 58 m 5a c 5c b 66 1h 67 v 6c 7 6d 7 8x l bc h bv d bx 12 c0 i c6 28 c7 x ce 8 ch 19 ee p el 15 g7 7 gd 1d ge e gf 8 gq b gr 15 j3 c j8 v jc c je e ka f kc b kn 1a kq b ks f kx k l3 w l4 b m6 8 me 9 n4 f
repair_applian 25 2b m 3m d c6 e
repair_away 28 gr 7
repair_bench 28 1n m
repair_bik 22 gd u
repair_book 1x el d j8 k
repair_broken 25 2b e
repair_café 1w 2b 18 4f b c6 g
repair_dat 28 ee h
repair_flat 28 1w h
repair_fund 25 2a b
repair_guitar 25 gr f
repair_hom 20 54 e 5a a bx e el e gd 9
repair_jacket 25 67 c
repair_laptop 28 1n c c6 e
repair_messag 28 ch g
repair_mis 28 g7 e
repair_near 1w 1n k 1w g 2b a 66 j 67 l c6 9 gd m gr g
repair_nearby 22 c6 a
repair_ord 28 ch c
repair_own 28 c7 a
repair_partn 28 ga 7
repair_phon 25 1n b c6 y
repair_photo 25 1o e kn f
repair_pric 28 36 d
repair_quot 1x 36 b
repair_ready 25 gr 7
repair_report 25 kn r
repair_request 22 kn d
repair_safety 28 2b a
repair_sal 28 20 8
repair_servic 22 1o d
repair_sew 25 66 1e
repair_shop 1s 1n 9 1o e 2b c ch 18
repair_smal 25 kx h
repair_stor 28 1o d
repair_ticket 22 l3 11
repair_togeth 20 18 n 2b h
repair_train 28 16 b
repair_wash 28 c6 n
repair_worksho 22 2b e
repaira 22 m9 h
repairm 28 1u 8 c9 i
repay 1u 6s p a4 8 k4 1a
repay_daily 25 k4 o
repay_harvest 28 k4 b
repayme 1r 6s n 72 l a5 d k4 13
repeat 18 3o 7 a1 b ad c d0 d e1 9 e4 c f3 p kz c mb 7
repeat_ord 1w 98 a
repeat_prescri 20 a1 8 d0 i
repetit 1t e7 w ec 9 f3 1h
repetit_task 28 f3 1b
repl 28 gx j h2 x
replac 16 1n r 1w v 3i 8 3l 9 3m g 56 8 59 e 5a d 5v i 6g 9 7b q 7w a bh a dd e fo 9 gq b me u nd c
replac_fail 28 b4 7
replac_plastic 28 me 13
replac_roof 25 1w v
replac_strap 28 nd g
replac_thirsty 28 59 m
replace 18 1n d 1o 9 1q 9 1w a 3e u 6b 9 77 9 7b d 8x a bi c bp a br 9 d4 a g3 7 gf d ij a j9 o kk b kr 9 n6 8
replace_guarant 22 j9 8
replace_part 28 8x e
replace_phon 28 1n c
replace_somebod 28 77 8
replan 22 kt 9
replant 28 if d lv p
replay 1v 6r n e5 a h7 i hy 8
repli 22 ik s
replica 28 75 b
reply 1a 91 c ag a ee i eg b f7 2e gx r h3 a ha 1d hz b l0 a l3 u
repor 28 a4 d mb e
report q 1 9 7 8 1d d 1f b 1w 8 1y 7 2g k 2t 8 2v 8 35 h 3b g 3c a 4n a 5o c 74 1w 7f d 7g c 7o c 7r b 7s z 96 p 99 m 9r g 9s d a4 1f ac 9 bb 9 ca a cc l cd b ce t cf a db 9 di c ds i dw 8 eb 9 ej c f2 8 fa z ft 9 g7 m h5 t h7 d h8 b hd m hj a hl e hu c hv d hw 8 ie 8 if a iq r ir 7 is t j1 c ja d je n ju d jz v ka p kb a kc 1a kg m kk 8 kn m ko z kq i ks f kx d kz h l2 1l l5 b l6 1f m6 h m7 e m8 12 mb f mf e
report_absenc 1v cj 9
report_accept 22 7s i
report_agency 25 l6 o
report_app 22 hd m kc i ko m
report_authori 20 m7 9
report_batch 1x 7 e
report_bik 28 mp d
report_broken 25 kc w
report_bureau 25 a4 p
report_card 1x jz 1o
report_channel 25 74 w
report_city 28 ce 9 kc b
report_client 25 hl g l6 10
report_comment 28 l6 a
report_copy 25 l6 e
report_credit 22 a4 f
report_damag 1s kc 9
report_data 28 h5 g
report_distric 28 kc c
report_doctor 1u 9r h ac 9
report_error 1w j8 c
report_everybo 28 7o 9 99 d
report_explain 28 is c
report_fail 28 2g a
report_family 28 je d
report_fault 1l m6 e
report_finish 25 l2 f
report_fix 22 h8 g
report_inciden 28 kk j
report_infogra 28 ds p
report_landlor 28 cc b
report_leav 22 ce j
report_lin 28 74 l a4 c
report_listen 28 dr a
report_liv 28 fa b
report_low 28 j1 c
report_mark 28 l6 c
report_miscond 28 74 t
report_next 28 gm 7
report_onc 22 ju d
report_own 28 d7 7
report_parent 22 5o c 96 d
report_payment 25 a4 k
report_pest 28 kq f
report_phon 1x kz d l2 h
report_photogr 22 fj 9
report_plac 25 99 f
report_plain 20 is f l6 o
report_problem 1j kc d
report_rent 28 a4 v
report_sal 25 h5 f
report_sam 1p el 9
report_says 25 ji 9
report_scan 25 iq 10
report_sel 28 ky 9
report_sick 28 96 g
report_sit 22 ko i
report_street 28 ej g kc b
report_system 28 74 9
report_tablet 28 l2 f
report_templat 28 h5 c hd b
report_today 25 hv 7
report_tool 28 kc e l6 n
report_town 28 kc r
report_typ 20 ce a ko a
report_vet 28 jr b
report_web 28 74 n
report_whil 28 l2 c
report_wrongdo 28 74 h
reposit 25 h6 k hi i
repot 22 2y q
repres 28 gt j
represe 1o 77 d b2 h gs a ht c
represe_artist 28 b2 f
repric 28 m2 z
reprint 25 3e a 9a 8 fv e
reprodu 20 it t
reps 1p 73 b ez 1y ha f l9 h
reps_practis 28 ez v
reptil 28 jk d
republi 1x 6d 7
reputat 1z h2 i
req 28 gy h hx i
request 10 m e 1h 8 1m e 23 7 2l h 31 k 79 d 7j 9 8w 9 91 n ae e ai h bw c c4 c ca 9 cl j d7 g ds f ev a ey 8 f4 9 gc 8 gg b gs 9 gy k h2 t h4 9 h6 q hp b hr 8 hs 1a hv b hx 1a ij a kh e kk 8 kw i l3 i l4 h l7 q l8 b m8 c mh b mm g
request_answer 25 31 a
request_deadlin 28 kw f
request_deposit 22 1h d cl n
request_flight 28 8w 8
request_form 22 l4 c
request_off 22 bw d
request_pas 28 l3 e
request_team 28 hs a
request_tenant 28 l3 a
request_towel 28 91 c
request_visit 1z h2 a
request_ward 28 ai f
requir 1a ey 9 hb b kd e
require 1w e8 c f6 a hh a
rerout 28 la f
res 28 k1 c ll a
resal 1i 32 k 63 u 8z 9 93 8 a6 l b2 6 bh c ii r mn u mo q mq d n5 y
resal_market 28 a6 j
resal_platfor 1z 32 l 63 c mo d n5 7
resched 1w in p l1 n
rescu 1f j 8 11 f 1s 9 26 s 28 b 2h 1c 75 n 8a i bw b df b ia 6 jf d jm c jt o kg g ll 1g lr a
rescu_animal 28 2h o
rescu_cats 22 ll 19
rescu_dog 28 2h i
rescu_dogs 1x 2h d jf d jt a
rescu_food 28 26 c 8a m
reseala 28 4r 9 89 g
researc 1g 1g f 4g d 7o g dm c f2 b f5 f ft 2i h1 i ha r hl 8 im f kv 9
researc_family 28 ft g
researc_visit 28 ft m
resel 1k 32 s 97 h ii f la m m2 p mo b mq b n5 l
reserv 13 1b a 2c j 4c a 8a q 8i 7 8z x 9k 9 a6 b ak l bo 9 co e db f g5 b gh 8 gi m gs a ii a jf j k1 n kf b l4 i ll b mc 9 mg b mi b ml x mo a nd 9
reserv_app 22 gi g jf c
reserv_cal 28 m3 a
reserv_chair 25 1b 8
reserv_fund 25 l4 m
reserv_minut 28 4c 8
reserv_onlin 20 2c h jf b
reserv_pay 1v 8a s 97 c
reserv_pays 28 gi 9
reserv_pick 28 mg e
reserv_slot 28 j7 e
reserv_tabl 22 8z e
reserva 1l 2n 9 3q 9 8z 1m 92 f b0 9 ck 14 gy b gz d hf c
reserva_system 28 ck d
reservo 28 38 v
reset 1s a0 c cn b gx a i2 h lu e
reshap 28 e6 o e7 a
residen 12 c b m 7 p d r 1w 13 9 1d l 25 7 2b g 2d l 2i f 31 p 5b 9 6m t 7d b 8u d 9i v ao d bz b c9 b cx c dn b du 6 ed f f6 12 fa u fk 9 ge b gi 1d gj 1c i1 9 jc l k9 c kc 1c ke 1m l3 y l4 h lz h
residen_apartme 25 cx c gj c
residen_associa 20 1w 7 l4 9
residen_block 25 c9 c
residen_car 25 r k 1d d
residen_eat 28 jc b
residen_elderly 28 r u
residen_group 1x ke c
residen_hom 20 r p
residen_hous 25 31 c
residen_landlor 28 5b a
residen_liv 28 ed a
residen_managem 28 l4 f
residen_offic 28 2j 9 gi i
residen_own 22 fk 8 lz k
residen_permit 1x 9i 1c f6 18
residen_photogr 28 kc v
residen_propert 28 l3 b
residen_propos 25 ke 13
residen_room 28 r f jc a
residen_statu 25 dn c
residen_street 28 bz 7
residen_town 25 kc b
residu 20 6 8 89 8 8i 7 8m 7
resign 28 ht 9
resin 1u 1z n 3e w 4h k df c
resin_coast 28 4h j
resista 1z 4 7 9o g lk g n4 9
resiz 28 f1 9
resol 1w 65 7 67 27
resolut 28 b9 e
resolv 25 f5 8 gx j
resort 1r y p 1r n 21 b 91 e
resort_transf 28 1r a 21 8
resourc 20 dq n f6 g j5 1n
respect 1m m 7 9x e hz m lh 7
respit 20 r f s p 5v j a2 a
respit_car 28 s 9 5v g
respond 1x 3j a kg j
respons 1b 11 i 1s 9 2m 9 2w c 5b g 7k 8 dd d hh 11 l8 d
respons_cours 28 11 p
respons_rat 28 l8 f
respray 25 1o 1i
rest 11 n c o h x 9 2h a 2m a 34 9 71 j 91 9 9n c 9o c 9p 9 9w 8 ac 7 co h hr y i2 8 iu e jl k jr b js 9 jv 9 k8 8 kk 8 ll a ls a lt e
rest_puls 28 iu h
rest_stop 28 co g
restart 22 gx g
restaur z 3q 1x 3r p 3x j 44 i 4t i 4z a 6b w 6h 28 76 k 78 a 7w w 7z n 82 15 8a u 8f f 8o k 8r x 8z 2c 90 1d 98 1r 9a a ak 7 as c bd v br k cf e cy 2a d1 z d3 s dq n g2 j gw 6 gy e h2 j h9 p hc e hp d hr 9 i8 c l8 k md q me y
restaur_app 28 6h c
restaur_canteen 1x 8a d me g
restaur_club 28 ak 9
restaur_collect 28 hc k md c
restaur_deliv 28 3r a
restaur_deliver 22 cy w lp a
restaur_farm 28 82 d d1 b
restaur_food 20 90 n
restaur_guest 22 3q f me g
restaur_guid 28 6h f
restaur_hotel 1v 7g b
restaur_kitchen 1v 3q e 7w e 8r a 98 b
restaur_list 25 6h b cy b
restaur_menu 1z 3q e cy a h9 k
restaur_mid 28 cy f
restaur_near 22 3q u 3x a
restaur_nearby 22 3q b 44 a 6h b
restaur_ord 1z 82 c d1 a
restaur_own 1u 8z m 98 d hc 9
restaur_pay 1v 6h a
restaur_phon 25 8z x
restaur_recomme 28 6h z
restaur_restaur 25 3r d 3x a
restaur_seat 20 3q v 8z g
restaur_shop 20 md d
restaur_staf 20 6b c 76 a dq b
restaur_street 28 6h e
restaur_tabl 28 3q r
restaur_tast 28 8o 7
restaur_tips 28 6h 15
restaur_vegan 28 3q g
restles 20 js 9
restock 1s 3z c 50 1g 7d i 7u g
restock_soap 28 50 e
restor 1j 3o b 43 i 4c r 67 b 7k a 7v e 80 d b0 t b9 b bh y c7 1o fu 9 gr 12 i2 d if 13 jc b n5 l
restora 1u g h 67 e db y fu 9 gr c if b
restric 1w 1d 9 7d a
result 10 7 k t 9 22 d 2a c 4u 7 6r c 72 i 75 c 78 9 7f e 9l 8 9y 9 a8 7 ad 1c ax 9 db 8 e1 b e3 9 e8 7 ez 7 f2 e ff o h0 g hn 9 ht 11 hv 7 is s iu a jz d ke l kz s l6 v m8 8
result_count 25 e3 a
result_doctor 22 ad b
result_explain 28 ad f is y
result_next 25 l6 c
result_pag 25 f2 7 ht n
result_parent 28 jz a
result_phon 28 kz e
result_plain 28 is b
result_publish 25 ke e
result_shown 1w 4j 7 ht 9
result_sit 28 kz q
result_wal 28 22 9
resum 1x dl 1r ef 1v hp i
resum_build 28 dl 7 ef d
resum_linkedi 28 dl f
resum_video 28 ef u
resum_writ 28 dl k ef d
resurfa 20 58 c ax h im k
resusci 28 11 13
ret 28 2q c
retail 16 6k q 6r r 71 c 76 i 7a l 82 f ap d e3 9 ga 8 gz 9 h5 9 hq b hr 8 hx a j8 m ku q m1 a mg v
retail_pric 20 6k f
retail_spac 28 7a o
retail_trad 22 6r 11
retain 1i 1z j 59 8 7g i dq f dr 9 l6 h
retain_client 28 l6 d
retain_wal 25 1z m 59 9
retenti 1x 71 8 dq e hf i l5 b
retest 1x 7s 18 h8 k
retest_includ 28 7s 7
retina 25 1f 1v
retinol 25 4j 1c
retir 18 2b l 2f q 2s 9 5k 9 5o 9 5p e 5u a 64 9 6q f 8v 8 9g a b7 8 ca e dw 8 e2 i f1 9 f5 8 fk 8 fm w gq 7 hz x j7 b le 9 lk f mr a
retir_coupl 22 b7 b
retir_nurs 28 2f f
retir_orchest 28 5p g
retir_teach 25 dw b
retirem 1o r c 6q 29 dk b dm i fx b gc 1y
retirem_calcula 25 6q d gc e
retirem_plan 25 6q q gc w
retouch 1w cl 7 em a eo t f0 8 f8 7 ky 9
retrain 1z 2h h e3 24
retreat 1w 7v 1b i2 2k
retreat_guest 28 i2 t
retro 1z b1 b lo 1l
retrofi 20 c8 i
retu 28 c1 e fn b
return u 1q e 2c c 2i b 39 e 3m a 4g a 5i b 60 d 61 d 62 e 63 f 65 a 6a 9 6c 8 6j a 7f d 8b 9 8s q 99 8 9l 8 9z 9 ap a au 7 b7 e b9 6 bd 7 be 6 bm c bo 9 bq 8 bs h bu 9 c1 l c9 a cg c dk f dn 1j fn a fq 9 fu a g4 9 g8 17 gd 9 gn 8 gt 8 gx m hb m hm l ii 8 jd 8 jv 7 kw h la 27 lu d ly b m1 t m2 n me 17 mo 8 mp h mt n n1 9 n5 b n6 8 nb 9
return_account 28 kw c
return_anywher 28 me x
return_app 25 g8 g la q
return_ash 28 5i g
return_bik 25 c1 8 mp c
return_calcula 28 dn c
return_car 22 1q b
return_check 1z 8s b
return_client 22 kw b
return_company 28 mp b
return_dat 20 2c 9 31 b
return_don 20 6u 7
return_empty 1w m4 a
return_everyth 28 c1 a
return_field 25 hm e
return_fil 25 99 7
return_flight 28 8w 7
return_fre 1v lu f
return_help 25 dn h
return_label 1t ap 8 au c la n m1 d
return_lat 1x 2c 9
return_monthly 28 hc 8
return_next 22 85 9
return_onlin 28 g8 b m1 g
return_pag 22 la 12 m1 d
return_parcel 25 la b
return_policy 25 gx i la b
return_portal 22 la 11 m1 f
return_questio 25 gx t
return_rat 20 la d
return_reason 25 la b
return_refund 25 la l
return_right 25 mt 9
return_servic 25 7f e dn q
return_ship 25 la b
return_softwar 28 la b m1 g
return_start 25 jv a
return_tap 28 g8 7
return_work 1z dk r
return_yard 28 cg d
returna 1q 3y k 4s g 8k a 8p m cv 9 cz a me t n9 k
returna_bottl 20 4s d 8p h me b
returna_glas 22 8k a
reunion 22 6e e
reuphol 25 c7 1z
reus 1r 2u 9 lt f mc j me d
reusabl 1n 6 p a 1f 3i t bk f c2 i me 1i n7 1c n9 k
reusabl_bottl 28 3i d n9 c
reusabl_cup 28 3i d me d
reusabl_diap 28 a h
reusabl_nappy 25 a 15
reusabl_pads 28 6 q
rev 28 49 e bp b
reveal 22 ab c et a
reveng 28 6r m
reveng_trad 28 6r h
revenu 1p 7a e h5 g l8 c
revenu_shar 28 7a f
revers 1s 22 r 8x 13 hf f hn b la c
revers_charg 28 hf f
revers_engin 28 8x u
revers_osmosi 28 22 r
reversa 28 6r d b9 9
review x s a 1f 9 44 a 4o 8 51 h 5m e 6h i 6m 1i 77 b 7l a 91 a 9l 9 9s 8 a7 b av a bw 8 dj a do s dp 9 e2 b ef o ev s f1 g f2 b f4 h f5 b h2 27 h6 u h9 b hj 17 ht c hw 7 in i j6 d jk a k1 k l8 c li 9 m1 9 mh k mi d mk n my n
review_ask 28 l8 9
review_check 28 hj c
review_doctor 25 9s b k1 b
review_family 28 5m k
review_guest 1z h2 e
review_list 28 6i 9
review_local 25 6m c h2 f
review_pag 28 h2 a
review_photo 28 h9 f
review_policy 28 do t
review_real 20 6m 8 ev i
review_request 22 h2 u
review_restaur 28 6h c h2 g
review_resum 28 ef u
review_sit 22 6h b my m
review_softwar 25 h2 b hj k ht b
review_team 28 dj f
review_tool 25 f1 c h2 f h6 l
review_video 25 4o 8 my 8
revis 20 dp 8 h3 9
revisio 1s 6w x e1 c e7 18
rewa 28 j0 c mm h
reward 1j 2m f 6j z 6r 9 g0 n iv 1b j0 14 jm c ju d k5 v mm 13
reward_apps 28 iv c
reward_step 28 iv b
rewir 25 4z e 54 c
rewrit 1o 9p g dl 1w ef 23 ki 20 m2 9
rewrit_form 28 ki s
rewrit_let 28 ki w
rewritt 28 dl l
rewritt_resum 28 dl g
rex 1z y g 2h 9 gv g jm c jt 9
rfid 20 22 8 6b 8 7w e me j
rfp 22 ey 15 hh 1h
rfp_ministr 28 ey s
rheumat 22 a1 b ir 18
rhubarb 22 8p 1r
rhym 25 lj 1o
rhythm 1q 39 g 4b d 72 b 87 b e4 t hn c
riad 28 an h h2 c
ribbon 25 3c f bt k
ric 1b 3q a 3r h 3y j 40 l 4s g 4t g 7i a 83 p 88 f 8b z 8c b 90 c 9r 7 aq q cr 7 cw o cx l d7 8 k2 9 lp a
ric_bowl 28 3r g br 9
ric_box 28 3y g
ric_crack 28 4r a
ric_lentil 22 3y 9 88 e cw c
ric_pud 28 4s l
rich 1r m c
rich_skin 22 m b
ricksha 28 1m e 9c 9
rid 12 1m 1g 1r e 2h 7 2o f 3d o 3r q 5w 19 81 1p 98 f 9k 9 a5 a ai 1p bm c c1 i cx 9 cy 1o cz w d0 r dv 1c el g g4 d g8 f gd m gf h gh 22 gk 12 i4 g i9 b ib o iv b jr i jv 2y kj i kt b mp i mw 8 nc j
rid_along 22 48 c
rid_app 28 1m b
rid_apps 20 6n b gk 9
rid_bik 22 9b 7
rid_book 1z gh c
rid_bring 20 cy d cz d d0 i
rid_cargo 28 81 v
rid_cars 28 bm i
rid_childre 28 5w m
rid_deliv 25 81 c
rid_driv 28 1m b
rid_elderly 28 ai d gk d
rid_electri 28 ge e
rid_empty 1w jv 7
rid_hail 20 1m w el i
rid_hom 1z gh 10
rid_hors 28 jv b
rid_lead 25 dv l
rid_lesson 28 97 d jv i
rid_near 28 jv q
rid_pick 25 cy h
rid_pric 28 1m i
rid_rid 1w jv b
rid_school 20 jv 1i
rid_servic 28 5w a ai 9
rid_shar 22 gh u jv d
rid_spe 28 dv n
rid_stabl 25 jv g
rid_swap 28 cz f
rid_today 22 ai b
rid_train 25 jr 8
rid_villag 28 gh t
riddl 1u 46 x 6x 1q 7v i ff 14
riddl_city 28 46 e 6x a
riddl_town 28 46 9 6x a
riddl_trail 28 6x y
ridesha 20 1q 17 ai f dn d gh f
ridesha_deliver 28 dn c
ridicul 28 lo 9
riesl 22 8d a 8o e
rig 22 4a h 52 e fl h
riga 28 52 a
right t 2o 9 6e 7 6i e 6t i 6y 9 70 7 78 9 91 c 9x h 9y 8 ag 9 be 5 bp c c6 c c8 b e9 c ee f ez 8 f0 g f1 c fh b fk 9 fp f fx 8 gd 8 gm 6 gs b h1 d h2 b hc f hi 8 hz g jy 9 kc p kf j kw a l3 a ma 9 mo d
right_account 28 hc q
right_away 22 ce d l5 7
right_client 22 kw k
right_contrac 22 l3 d
right_departm 28 kc i
right_expert 25 hz d
right_expir 28 kf 9
right_fold 28 l7 d
right_hand 22 be 6
right_hold 28 kf f
right_messag 28 9x 9
right_moment 1z l8 b
right_now 1p 6i k
right_part 1z c6 n
right_pictur 1z 9x h
right_plac 22 70 6
right_siz 1l 6 9 2o e 5a a fp f mo k
right_team 28 kc m
right_wrong 22 ma 7
ring 13 h n 1p 7 2s 8 38 l 3h 9 3i 9 3j y 4r d 68 23 7l 8 81 i 8z a 9x q d7 n ej 12 gh f gk a gy p hg h iu s js i le c n6 f
ring_alarm 28 ej n
ring_cal 25 5u a 9x j
ring_data 28 iu p
ring_door 28 2s d
ring_earring 25 68 19
ring_hidden 28 3j t
ring_light 28 43 8 n6 b
ring_look 25 ej e
ring_numb 28 54 a
ring_road 1z 1p a
ring_servic 28 8z d
ring_silv 28 ej e
ring_whil 20 l1 b
rins 1q 2 8 4l a bz f c0 m
rins_clean 28 bz f
rio 22 8e 7
rip 1o 4r c 8e b ar d
rip_today 28 ar a
ripen 20 4s d 8e l lr a
ripenes 20 ar a d4 q
ris 1i 3c c 5t f 72 8 ff a g9 b nb q
risk 1b 1a n 1e a 6e d 6r a 6s m 72 k 7e 9 a6 d a8 b ah 8 g1 b g3 8 g4 h hj w hn d k6 c mf s
risk_grad 28 6s s
risk_test 28 lk 8
risky 1p 7e 7 g7 d hj 11 hn p
risky_claus 25 hj 11
ritual 1t n h 4n a 5f p am 7
riv 1k n c 21 p 2a d 4c d 9c d bf h i5 i ia c ib d if u mf h
riv_bank 28 if p
riv_cruis 28 21 q
rival 1v f2 h ht 9
riyadh 20 7z 9 eo 8 ij d m0 a
road 14 1p e 1q j 1s f 2z 9 4a 8 5r 9 8w k dg b dv o e9 q fd 7 gf d gh d gi 9 gk b i4 18 i9 7 ip 8 ju 9 kc c kt b m4 c mp a
road_bik 28 gf d mp a
road_cycl 28 dv c
road_mei 28 bw a
road_rac 28 i4 q
road_sign 25 e9 q
roadsho 28 1r m
roadsid 1o 1s 1i 4a g aq c el h
roadsid_assista 25 1s l el 9
roadsid_help 20 1s l 4a f
roam 1z 9h 1e
roam_abroad 28 9h g
roast 1h 3n m 48 f 4r 1n 87 3l 8h b as 8 cq w cr f lg c
roast_almond 25 cq g
roast_bean 28 87 c
roast_chickpe 25 4r t
roast_coffe 28 87 c 8h d
roast_dat 25 87 b
roast_monday 28 87 u
roast_nuts 28 4r q
roast_own 25 87 c
roast_pep 28 cr i
roast_singl 28 87 q
roaster 28 87 g cq 8
rob 1z 2s i 7w d
robo 28 ag g g1 q
robot 1g 14 d 39 b 3k 3n 58 f 59 9 5x w ag a c6 a d4 2x ek e f3 12 k8 9 kw 8 mu k
robot_greenho 28 d4 s
robot_hom 28 3k 1b
robot_lawnmow 28 3k w
robot_mow 28 3k f 59 b
robot_pens 28 mu o
robot_pick 28 3k i d4 i
robot_servic 28 58 a
robot_stop 28 d4 7
robot_vacuum 28 3k f c6 d
robot_weed 25 3k e d4 x
robotic 1u 18 c 2e w 5x 1q d4 j f3 d
robotic_lesson 28 5x v
rock 1s 3a 15 4v o bk 8
rocket 1x 5t 16 dc d lo e
rocket_leagu 28 lo d
rocky 20 1h e 41 g ji c
rod 22 bx a gq d
rodent 1z jo e lu e
rods 20 5c b at q my h
rol 14 5 8 9 d d 8 j 9 19 h 1p 9 1z 7 27 9 3s 16 43 9 46 b 4n 7 4t 7 5c m 7n c 7y e 86 1a 8m 7 9e i ao n aq a b3 a b9 1r bn a cv v d4 7 e1 9 ef b eg 9 ez c fe 9 gp 1b hf e j6 a k8 c lg p lj a lz b n3 9 n4 s na f
rol_aloud 28 gp v
rol_back 25 80 8
rol_blind 28 5c p
rol_develop 25 b9 w
rol_machin 28 1p f 4t c
rol_mats 28 lj g
rol_model 25 27 d
rol_newspap 28 lz e
rol_ons 28 5 d
rol_pin 28 3l e
rol_play 1t 19 l 7n g bn c e1 b ez f fe b
rol_saturda 28 86 c
rol_scan 25 b9 g
rol_show 22 9e q ef h
rol_top 25 n4 18
rol_wait 25 gp g
rolepla 25 ez u
rolex 25 mn p
rollov 28 1p e
rom 20 1r 8 c1 7
roman 20 2t 8 5c 1f
roman_blind 28 5c s
romanc 1v af e i8 c mq d
romanc_fantasy 25 mq c
romanc_scam 28 af d
romania 1j 71 b ea 9 fh e je h
romanti 1x i8 1p
romanti_surpris 28 i8 o
romp 22 6d d 6f g
ronda 28 g5 h jv h
roo 20 80 g an c c0 c cb d fn c
roof 13 g d v e 1t q 1w 2u 1y b 2d d 2g c 2i 1k 3f g 3r 8 4a k 4c 9 57 1e 5a 1i 8h 8 8i 8 9b 9 ak 9 at n b0 8 c0 1e c8 c de 1x df p fb f h9 c hh k j3 p jg 8 k5 d kp 17 l0 g l4 a ln n lu c lw 8 mb 1k nc h
roof_book 28 ln e
roof_box 25 nc a
roof_check 25 de b j3 c
roof_clean 25 57 f c0 d
roof_climb 28 mb 8
roof_company 22 1w 13
roof_contrac 28 1w b
roof_firm 28 kd d
roof_garag 28 3f 7
roof_garden 22 2d c b0 c
roof_hous 28 g f
roof_inspect 25 1w b mb 9
roof_landsca 28 l0 c
roof_leak 25 1w b j3 g
roof_mos 28 57 9 c0 e
roof_own 28 lw b
roof_paint 25 h9 e
roof_park 28 ln d
roof_pays 25 2i d
roof_quot 22 kp m l0 b
roof_repair 1z 1w t l4 8
roof_replace 28 1w d
roof_school 25 2g 9 de m
roof_shar 25 fb 8
roof_sheet 20 1w a at y
roof_sid 20 57 k kp a
roof_sidin 28 57 g
roof_sit 25 2i d
roof_solar 25 2i 9
roof_survey 25 mb s
roof_tent 20 4a u nc 9
roof_til 20 1w a df 11
roof_use 28 1w c 2i c
roof_window 28 j3 d
rooftop 1j 2d q 5a s 8i f 8r c bu d c8 e d3 9 dc c de a eu v i1 b lf m
rooftop_garden 25 2d s eu a
rooftop_real 28 eu c
rooftop_solar 20 5a t c8 e dc d
room o c j f 8 g t k b m d n k p g q a r 19 t a u 19 v f x r y v z n 11 d 15 8 17 y 1j 9 1t 8 1u o 1v k 1x 8 24 h 25 h 2e c 2k 8 33 m 3b i 3r l 3x 9 46 1h 48 16 4b c 4d v 4e q 4k n 4s 9 4w m 4y c 52 d 53 h 55 13 5c a 5i c 5j 7 5l f 5n b 6v 19 7b 8 7c b 7t k 7x y 80 1d 8r d 91 x 94 9 95 a 99 9 9c n 9e f 9z c aj c ak 8 an 1y ap i as b aw y az y b0 b b1 r bb 9 bg 8 c2 v c3 12 c5 1b cb z cc t cf 9 d9 8 dg f dt h e5 b ed 1r en d eu g ex c fn 1g gl 9 go 1a gv a i2 c ig d j4 b jb r jc 12 jl 9 jq f jw a k1 c kh 11 kn a kp d kr m ky m l1 f l2 x lf 8 lj a ll j lo f lt 9 m7 j mo 9 mr 7 na k
room_abov 22 g c u d
room_accesso 28 4k t
room_anxiou 28 jj 6
room_app 28 kp k
room_back 25 gv g
room_backlin 28 go r
room_bank 28 46 j
room_bar 28 b1 g
room_bathroo 25 an i
room_behind 28 x e gl f
room_book 1p 5l m 97 a 9c 7 jb f kh p
room_box 20 bb 8 bn e c3 e
room_breakfa 25 48 f an k
room_calcula 28 1u h
room_calenda 28 95 8
room_camera 28 6v v
room_car 28 r g
room_carpet 25 56 7
room_cats 28 y b ll a
room_certifi 28 11 h
room_childre 1z q d
room_cold 22 n d
room_concert 28 4d e
room_cook 28 3r f
room_cool 28 7x a
room_design 28 c5 10
room_desk 28 80 b
room_don 28 f0 d
room_donatio 28 95 j cb j
room_drum 22 go 1f
room_empty 1s 80 m
room_even 20 aw h
room_evening 25 d g
room_factory 28 az h
room_family 22 ci 8
room_farmhou 28 48 m 8r d
room_first 1z ih d
room_fit 20 p e
room_fix 25 55 d
room_floor 25 an c
room_food 25 17 f
room_fre 1v l1 c
room_ful 1x 6v 8
room_furnish 1z ky s
room_furnitu 22 4w h 55 h
room_gam 28 46 e lo i
room_garden 20 jc 9
room_grand 28 25 c
room_guest 1w 91 g h2 d m7 f
room_hand 22 x n
room_help 25 ed d fn d
room_high 28 ll c
room_hir 25 17 9 er 8
room_host 25 4d l
room_hot 28 1u 8
room_let 1x fn a kh a
room_library 28 dw c
room_list 1q 33 e
room_look 20 ed l
room_massag 28 aw k
room_mats 25 g f dt a
room_meal 25 r g
room_measur 28 1v c
room_monthly 25 80 l jc a
room_moth 28 o c
room_municip 28 id d kh j
room_nam 20 c2 f
room_near 1v u e 46 o go f
room_neighbo 28 c3 d
room_night 22 an q
room_nurs 28 r z
room_old 28 r i fn m
room_onlin 25 6v h
room_own 1s an m
room_person 25 b1 c
room_phon 20 33 d 5j d c2 m kp e
room_photo 20 y h l2 d
room_photogr 25 52 9
room_pictur 20 eq b
room_plan 28 c5 g
room_pric 1z an f
room_privat 25 9c 9 b1 h
room_put 28 c3 g
room_rat 28 an f
room_ray 28 z p
room_record 28 cf c
room_rental 25 9e f ed d
room_return 28 5u e
room_room 1j 3b 8 55 k cb u l2 s lt 8
room_sam 22 6v 8
room_scent 28 8 e na 9
room_seek 25 ed 15
room_send 28 3b 7 55 b
room_senior 28 r d fn 9
room_servic 25 1u t 91 e
room_set 20 lt b
room_shar 1x ed 9 go c jc 19
room_show 20 2k d aj g
room_sign 28 80 b
room_signatu 28 l2 j
room_simpl 28 1j d
room_siz 1t g2 g jl c ky b
room_smel 28 55 7
room_spray 22 na 16
room_squar 28 7x g az e
room_staf 1z 3z d
room_stay 25 kn a
room_street 28 an e
room_student 1x ed c fn 1q jb b
room_team 22 6v e 80 j d3 d
room_tempera 1w 3a a cf a
room_tent 28 7y f
room_test 25 p f
room_therapi 28 l1 e
room_thirty 28 g g
room_town 20 46 a
room_train 25 fn 8
room_travel 28 an d
room_valenci 28 m 8 46 h
room_wait 25 9i e
room_wal 28 55 7 ht f
room_warm 28 17 e
room_wifi 28 an h jc d
room_work 1z c f
room_young 25 fn b
roommat 1z ed v j0 r
root 1l 2 8 w l 1y b 38 8 5g b 6w e 85 f ar b ft 1k
root_canal 28 w n
rop 1j g e 1y y 4q 8 bz d cd a i9 22 jo v jv a lm c mo e
rop_climb 28 1y e
rop_cours 25 i9 1c
rop_garden 28 i9 g
rop_wal 28 g f
ros 1o 5 n r 8 bj 10 by 9 i8 a
rosa 1n r e 5h c 6h a
rosacea 20 1 1y
rosary 25 5j 1j ab 9
rosemar 22 4r b 5g 7 8g e na 8
rost 1p 42 b 5m 9 79 b 97 a 9n v bp d gh f hr 19
rot 1s lr o
rota 1i r 9 s 9 1s 7 2l a 5w j 92 d 95 19 9f 7 dq d ga j hr 2e in q j0 p kr x
rota_softwar 28 hr k
rota_volunt 25 95 u
rotary 22 57 12 c9 e
rotary_clean 28 57 n
rotat 1o 7b e 7c p ak m g9 a j0 c
rotat_taps 28 ak n
rotatio 1v 2w f d8 7 j0 1b
rotatio_plan 28 j0 p
roti 22 3r 8 9q l
rotterd 1m 5b a 7a b 7z b
rotterd_antwerp 25 7a c
rou 28 4w b ae g
rough 1o ic 19 j1 i lj c
rough_locatio 28 j1 i
rough_sleep 22 ic 12
roughly 1p 38 8
roughly_half 28 2p 7
round z p b r k 21 r 26 c 2g 10 3h 8 3z 9 4k d 4s c 4w a 5z k 66 7 69 a 7i 9 7r b 81 p 82 c 85 9 86 g a1 8 a3 x ah 9 bd 8 bn 9 bz n c9 9 cd c cn a cv q cx d d1 c d3 b d8 d dl k ds g fx b g1 g g5 a gk k gu b gw 1j ig 8 ji 8 jq h k3 e kb f kr g ks 9 kt 9 ls 7 md a mg e
round_back 28 3h d
round_card 22 2g h a3 o g1 f
round_chang 1r 7i d c5 c dl g fx f gu e
round_clock 1u r l 6l b a1 c ig b
round_corn 1x c9 f
round_edg 28 4w h
round_family 25 d3 e
round_feedbac 28 ds h
round_first 28 bz 7
round_her 1w du 8
round_hous 28 5b b
round_leagu 28 gw k
round_mirror 28 4k n
round_next 28 2g e
round_pictur 28 ko f
round_purchas 28 2g j a3 c
round_stop 20 81 9 cv g
round_trip 22 21 1a
round_ups 28 a3 c k3 c
round_villag 22 6x d gk h jq e
round_yard 28 cn c
roundab 28 5r c
roundup 25 2g k a3 e
rout 13 h r 23 a 2z p 35 1q 3y c 4a l 5l b 5r 9 6l h 6x f 8w e 9c f 9f q 9p a ae l ai c cn q co b d7 c ej w gf j gh 12 i4 7 i9 n ic c j1 g j8 d ji b js c kb u kd 9 kj 10 kr a ks b kt 1h lv 8 m4 l mm v
rout_add 28 9f 7
rout_apps 28 35 f
rout_childre 25 h i
rout_driv 28 kt p
rout_first 25 5r e
rout_high 28 i4 c
rout_plan 1z 2z c kb g kj i kr e kt 1f
rout_wheelch 28 35 u
routin 1h 2k f 4j u 4l 8 5m c 7m f 9w f 9z 1e ab g dk d e4 c f3 e jm c k7 e ka e
row 1i 2d a 5d b 8d c 95 8 aj b co b d4 l ff 8 kf b m9 b
row_club 25 95 8
rows 1p 5g 6 6f 7 d4 1r d8 d
royalty 1r 6y j fh 12 jy j mx g mz e
royalty_fre 22 fh 10 jy e
rub 1q 4 m 1w s 2y c 65 7 bi c bz 8
rub_plant 28 2y c bi c
rubbish 1j 23 y kb t kc v lt 10 md i
rubbish_collect 25 23 8 lt 8
rubbish_hom 28 23 e lt e
rubbl 28 df k
rubric 22 kl 1n
rubric_correct 28 kl o
rubs 25 64 8
rucksac 1r 4x o 64 e 7e 9 9f 1k bc 15 n4 10
rug 1n 1h b 3b c 4y y 56 h 8u d cg e hz d i8 o js f k8 c m6 d ma d
rug_flow 28 i8 p
rugs 1s 4y 20 53 1d 56 19
rugs_cushion 25 4y 14
rugs_fit 28 56 m
rugs_lamp 25 53 w
rugs_sofa 28 56 n
ruin 1k 3c 9 42 8 9f 8 bd 9
ruin_kitchen 28 3c a
ruin_kne 28 9f 9
rul u h 9 n 9 2m f 2x a 4f n 6r k 7o a 7p d 9j i 9p 8 be 7 bf n bn o e9 d g2 8 hd i hj 9 hn f hr n ih k jc b kd a kh a kk 9 ky 8 l3 j la a lb 9
rul_app 28 2m 9
rul_leas 28 l3 b
rul_taught 28 e9 e
rul_togeth 25 2m b
rul_town 28 92 a
ruling 28 8v c
rum 25 8o 8 lr h ls z
rumour 1z fa i
run p 4 9 7 b f b h 8 m 7 y 8 1c a 1i c 2a h 2h a 2j o 3j p 3r b 40 a 41 d 4y c 51 e 5s d 5t c 5w p 5y g 65 a 78 8 7g q 7v l 8q b 9c 7 9j b 9p 22 be 7 ca a ci a cs 8 cx 9 da 8 dc f dv 10 e3 9 ew v f5 a f6 c fc 8 fe a g5 d ga 8 ge a gk c gt 6 gv h gw b h7 a he o hf 8 hi h i0 p i3 8 i4 18 i6 d i9 c iv m j4 b jf d ji 8 jl e k6 7 kf 8 ku d l3 9 l4 a ld 7 le c ln 6 lz j md 9 mx 9 n1 12
run_ads 25 7g w
run_agreeme 28 hi t
run_alon 1x 3j a dv b
run_begin 28 9p g
run_booking 25 8z d
run_brows 28 fh 9
run_cash 28 g5 a hf e
run_chain 28 r a
run_challen 25 i4 8 iv c
run_clas 20 5w g
run_clean 28 40 d 5t 9
run_clos 25 i4 b
run_cloth 28 n1 o
run_club 1u 9p g dv n
run_coach 28 9p g dv 9
run_company 22 7z a i4 b
run_crew 28 mb c
run_cyclist 25 8g 9 dv e
run_deliver 28 3r g
run_differe 28 fe 9
run_event 1z 7v b ew o i0 a i4 a
run_family 20 t b
run_farm 28 2h e
run_first 22 ci a
run_footbal 28 5y h 9s d
run_fre 20 2b d jf h ju c
run_ful 25 e3 g
run_group 1w 9p d a5 c dv l i4 9
run_half 20 le c
run_hand 25 di b lg c
run_holiday 25 51 w
run_hom 22 j0 c
run_hotel 25 91 b an h
run_hous 28 jc c
run_husband 28 ig g
run_leagu 28 iv b
run_local 22 2a b 7g g
run_marketp 28 8t d b8 d
run_memb 22 gv q
run_members 28 dv 9
run_now 28 ji e l3 8
run_onlin 1z 2p c 32 d 4g b 8h c jd b lq b
run_ord 28 5f a
run_oth 25 9j f ln 7
run_paid 28 fi c
run_parent 28 5w d
run_pay 25 he k
run_payrol 25 he t
run_plan 22 5w s 9p 1y
run_quarry 28 i9 f
run_quiz 28 gw 9
run_rac 28 i4 n
run_room 28 en b
run_rout 28 9p g
run_shar 25 3j f dc j
run_sheet 1z 41 e ew o i0 o
run_sho 25 65 g
run_shop 22 lz c
run_short 1z n1 a
run_sinc 1u 6h d ge b
run_singapo 28 9p 9
run_sit 22 1t 8 9d f bh e
run_smal 1n 4e a 5i 9 78 f 9e 8 ap b bg b f6 c jl a ld a
run_staf 25 d3 e i0 c
run_stal 25 27 d
run_sunday 25 i3 d
run_sweat 28 4 l
run_test 25 7 d
run_them 25 5s i
run_themsel 25 s f
run_togeth 28 dv 9
run_town 28 i6 9
run_track 28 kj c
run_train 1z 9p j du 6 f5 c
run_vest 28 n1 b
run_volunt 25 lz g
run_weekly 20 dt b fc d
run_whol 28 41 h k0 c
run_women 20 1o d 6d a 9c c
runaway 20 ju 13
runs 12 y r 1g h 1r h 47 8 5e a 5t 8 5w n 60 k 68 8 6e a 6r i 71 9 75 a 94 7 96 9 99 7 9p u 9x e dv 1f dw 9 e1 8 ew d g2 8 g5 d h6 p h7 f he g hu 9 hy a i4 9 li 9 m7 k mr a
runs_brows 28 94 c h6 g
runs_complet 28 5e c e5 f
runs_differe 28 dv s
runs_insid 28 1g 9
runs_night 28 ma 8
runs_schedul 28 md e
runs_walk 25 y r 47 d
runway 25 7r a i5 9
rupe 28 ae 9 k6 9
rural 1a 20 a 2a d 7d 9 7o 9 a1 k gh h gk p id l js 9 kg b
rural_bavaria 25 9t a
rural_veterin 28 1h a
rural_women 22 id r
rush 1m 98 b 9g b en 7
russian 25 6m f fs 9 ky a
rust 1v b 7
ruth 22 am 8
rwanda 25 6 h
rye 1t 3s z 4u o 86 z
rye_bread 25 3s b 4u 9
rye_loav 28 3s c 86 c
réunion 25 8f b
saas 1o 7s d f4 c hw b
saas_firm 28 7s 8
sabzi 28 lp g
sacco 20 nc a
sachet 1j 2 8 7 1c 22 13 4u a 89 o 8i 7 cs u ku b me r na 8
sachet_bottl 28 22 o
sachet_wat 28 22 f
sack 1r 64 b 6f e 87 9 9f d bs 7 c1 c cz 8
sacr 28 5l c
sacrame 22 el b ic 7
sad 1p 6i 8
saddl 1u bc v gf f jr g jv z nc h
saf 10 r a 17 d 1w 7 1y d 22 c 2a u 2m g 3i b 3l 9 4m l 4w 8 5b 9 9y c af e bd 9 bi e bk f bl d br b co e cz 9 ej p fg 8 fo p g5 9 ie c ig 11 j4 8
saf_drink 22 22 f 2a c
saf_flat 28 ig p
saf_haven 28 ig k
saf_hom 20 ie c
saf_hous 28 ig m
saf_materia 25 4m a
saf_open 28 5b 9
saf_park 28 co b
saf_plac 1x ig e
saf_rout 28 ej t
saf_silicon 25 4m v
saf_spac 28 17 o
saf_wat 1z 2a 12
saf_way 25 ej f
safari 1q 21 1q 47 9 48 w 97 9 9b t 9e h
safari_beach 28 9e c
safari_tent 20 48 t 9b r
safely 1f m e 4k e 5v e ev b fy c
safety y b q 11 14 18 g 2o 6 35 c 3e a 3j r 4c 8 4v g 6b d 6f b 75 16 76 f 7e n 7n i bf 7 bl b br 8 ce o cf m ej s hq a i5 a ig u ip 9 ka e kz q l9 v lu 9 mo a n6 d nd 8
safety_alarm 28 3j 15 ej d
safety_app 28 cf o ej w
safety_apps 28 3j 9 ej a
safety_brief 28 4c c
safety_check 1q ko b nd 9
safety_cours 28 11 j
safety_data 22 l9 c
safety_form 28 km 9
safety_inducti 28 18 k
safety_item 28 mo a
safety_lay 28 ip d
safety_manag 22 11 f 7e 8
safety_mark 1w n6 a
safety_norm 28 6b a
safety_not 25 35 d
safety_offic 1w 11 f 6b 8 75 u
safety_plan 1v ig 10
safety_razor 25 b 1b
safety_record 1w cf r kz v
safety_sheet 20 lu b
safety_supervi 28 7n e
safety_test 1v 6f e
safety_train 1w 11 e 75 s 7e 9 7n d l9 f
safety_wearabl 28 3j c 7e s
safety_work 22 11 f 76 a
saffron 22 8l g d3 6
sag 1z 9 x
said 1f 2k 8 5d 6 9s 7
said_ask 28 5d 7
said_last 28 ek 9
sail 1r 49 18 4c 1x 64 1j cj 8
sail_school 25 49 v
sailclo 28 64 o me l
sailor 1v a8 7
saint 1v 2s 13 5d a 5l a 60 d 9c c
saint_jam 28 5l 9 9c c
saint_nichola 28 2s o
sakai 28 bd 9 be d
sal u 1i b 20 k 2n 8 2p 7 32 c 3z e 53 1f 6k i 78 g 7f e 7p l 90 e 93 g ap 8 b2 b b8 a bh d db e ez 1n h5 u ha 1d hg z id 9 ja c jb t jx g jy 7 ku q l0 a l9 l mc f mn c mp 7 mr x my 9 n1 8 n5 a
sal_ads 28 ep c h5 i
sal_agent 25 7p c
sal_batch 28 1i d
sal_cal 22 ez 1k ha e l9 c
sal_classif 28 mn 8 mp 8
sal_coach 28 dj b ez t
sal_cod 28 78 i
sal_decid 25 53 b
sal_deliver 28 90 8
sal_design 28 mu 8
sal_email 28 ha f
sal_pric 1t 20 b
sal_real 20 6k o jb q
sal_rent 28 jb f
sal_rep 28 hg e
sal_reps 1x 73 9 ez g
sal_scan 28 ku a
sal_staf 1z hd b
sal_tax 22 7f s
sal_team 1p ez 1f ha e
sal_train 25 7n e ez p l9 c
salaam 28 dd e h3 9
salad 1j 3q a 3y c 3z 1v 40 8 7u g 85 a 8r c 98 e ar l b4 12 cr 9 cv d d3 x
salad_soup 28 cv g
salad_wrap 28 3z o
salari 1s bx f g3 a
salari_tenant 28 g3 9
salary 1d 6n e 7l c dq o eg p f9 d fl t fy h g3 d ga 1d hd h he i hm a j9 e k3 e
salary_advanc 28 ga 1o
salary_band 25 dq q
salary_earn 25 k3 g
salary_rent 28 fy 9
salary_slip 28 hm d
salary_talk 25 eg c
salesma 25 l0 b
salesme 28 5a a
salespe 1z ez 14 ha g hg d
salicyl 28 4j r
salicyl_acid 28 4j l
salmon 1u l a a9 6 cu j cw b d6 k
salon 18 2 l 3 8 c 1b d v 10 14 1b 1z 1u b 7a a 7w 9 am 2d aw 7 ax a b2 7 em 9 en 1l gy i h2 e jj 20 l1 t ly 6 mk 2w n7 t
salon_appoint 28 1b d l1 c
salon_barb 1x c 9 mk 12
salon_book 25 1b 1c mk b
salon_box 28 am o
salon_brand 28 2 a
salon_café 28 7a f
salon_chair 1x 1b 7 am z
salon_client 22 1b c am e mk h
salon_deposit 25 1b c
salon_dog 28 jj v
salon_hom 28 ax 7 n7 a
salon_junior 28 10 f
salon_nail 28 en a n7 9
salon_near 22 d 9 am h en f n7 7
salon_nearby 25 d a mk p
salon_open 28 en k
salon_own 25 10 k
salon_pay 1z mk g
salon_quality 25 n7 k
salon_stylist 28 am o
salsa 1v i 22 30 a 8f d aq k i7 8
salsa_bachata 28 i k
salsa_school 28 i v
salt 1d 4 b n a 4n 8 4r w 4s 8 58 d 5z i 89 c 8g e 8h 9 8k a 8l b bn b bt c bz a cq b cs j ct e d2 8
salt_cel 28 58 g
salt_peanut 28 8g h
salty 1x 4p h 4r b 5z h
salvado 25 27 h lh a
salvag 25 8x d mc o
salón 28 b0 w
salón_fiesta 28 b0 p
sam l r 9 s b t 9 11 h 26 b 2n a 2u a 31 m 4o 8 50 b 54 g 57 7 5d 6 5m i 5o c 5r 7 5w e 6o f 6t c 6v d 6z 8 71 l 7t f 81 l 8e 9 8s c 8v 8 9d a a0 9 a1 9 aq c bj c bw j c9 g cv d cx b d0 9 ea c ec n eq f et 9 ff 9 fg 8 gh o ih d it d ix 8 kq b kx b ky a l8 8 lf 7 lu c lv 7 m4 8 mc a mg h mm 9 n0 c
sam_age 1z 9d f ec d
sam_appoint 25 t c
sam_beach 28 49 a
sam_bordeau 28 bj h
sam_campu 28 2p d
sam_car 22 r o
sam_clas 28 lh e
sam_clean 1w 50 9 7t l
sam_client 28 i8 d
sam_colour 25 am 7
sam_cost 28 2l 7
sam_couri 28 81 13
sam_cov 25 6o 17
sam_deliver 25 mg i
sam_electri 28 54 9
sam_even 1k 56 8 a1 b c6 b eq k kq j
sam_event 25 6t t
sam_exam 25 6v p
sam_few 1u 2u 9 31 b
sam_flat 28 ky b
sam_garden 28 by e
sam_group 25 ec a
sam_handl 28 8s e
sam_hardshi 28 ih n
sam_hom 1z et 8
sam_industr 1x cv d gh i
sam_interpr 28 79 8
sam_level 22 14 7 ln 6
sam_list 1x ka 8
sam_milk 28 2v a
sam_model 22 36 b
sam_morn 1w 8r b d3 c
sam_night 1u 26 k 8n e
sam_ord 1x 8s d
sam_person 1o bw w
sam_photo 25 eq b
sam_pictur 22 bj i
sam_problem 28 kc a
sam_product 22 9y 9
sam_quality 25 d9 7
sam_questio 1q 91 9 hz 9
sam_return 28 8s 8
sam_road 28 m4 f
sam_rout 20 5w c gh i
sam_school 1z 2n k 5m 9 5w j
sam_shelf 28 9y 9
sam_shift 28 gh r
sam_sit 1x 5m o jk a
sam_situati 25 ih a
sam_stag 25 it 7
sam_street 1r 31 z c9 d ic b
sam_subject 28 mx 8
sam_system 25 kd d
sam_teach 20 5r d
sam_timelin 28 ix a
sam_tutor 28 5o o
sam_vet 25 jq d
sam_villag 25 2q 7
sam_way 1t mm d
sam_work 28 s c
samosa 28 bk i
sampl l 3 g 5 r 1x l 4g 9 4o f 4y e 5c d 8w n ad m df a fp d jy 9 mf c ms g
sampl_box 22 4o j fp d
sampl_door 28 1x c
sampl_first 1j 4y 7
sampl_gown 25 ms z
sampl_hom 1x 1x g 5c e ad e
sampl_hous 20 1x e
sampl_low 28 4o 9
sampl_ord 1x 7p e
sampl_pack 1w jy b
sampl_post 22 5 d
sampl_set 1x 2 f 5 e fp 9
sampl_sets 28 5 i
sampl_try 28 4y f
sampl_wat 28 mf 9
samsung 28 3m m
san 1t 27 e 3p 9 59 9
san_diego 25 59 8
sanctio 25 7p a
sanctua 25 2h 15
sand 1e 3 b 19 a 1s d 1x 13 22 b 23 a 2a c 2c e 49 a 55 q 57 z 5g 5 7q a at c c9 1b df c e6 9 lm a
sand_joint 25 57 x
sand_paint 28 55 b
sand_pav 28 23 d df c
sand_til 28 c9 c e6 b
sand_tim 28 4l 7 bn 9
sandal 1w 65 q 67 d bc d le 8
sandban 28 i8 t
sandbox 28 h6 9
sandsto 28 1z s
sandwic 1p 3p f al f cv 11 ll f lo 7
sandwic_cheap 28 lo 7
sangeet 28 68 a
sanitar 22 6 x fp 8 mc 9
sanitar_pads 25 6 r
sanskri 22 15 m
santa 1z 2s 31 i4 q
santa_hom 28 2s 16
santa_know 28 2s 7
santa_run 28 i4 n
santiag 1x 5l d 9f v
santo 28 na c
sar 28 2x g 62 i
sara 1p 1 8 o 9 41 a
sari 1x 64 w ao l fq d fr e g4 d
sari_sari 25 ao b
sash 25 55 g ii j
saskatc 20 7l e
sat 1o jv 8 k9 a
sat_hors 28 jv 8
satchel 20 4x u bc d g7 e
satelli 1j 1q c 57 b 72 a 9h c db j g4 j js k kp o kx r m9 y ma j
satelli_field 28 db g m9 d
satelli_imag 28 72 c m9 j
satelli_pictur 22 57 b
satelli_show 28 g4 d
satin 25 3 f n3 c
satisfa 25 l8 u
sativa 28 4n k
saturda x j 8 11 8 12 f 27 b 2b e 2c c 2d k 2e 9 2f k 3o 9 3s 8 3t i 3x a 44 8 45 e 49 9 50 d 5m a 5p 9 5x g 5y n 85 a 86 9 8q b 9g 8 b7 7 bd f dv i e1 a ex g g0 8 hr 9 i6 e ib a jm a k9 c ld e le s li 7 lj e ls d n7 6
saturda_farm 28 i6 e
saturda_guest 25 le f
saturda_morn 1n 2c d 85 e
saturda_morning 25 5y g
saturda_night 22 5m c
saturda_sum 28 3x d
saturda_tast 28 ld c ls d
saturda_wed 28 45 b
saturda_wednesd 28 dv e
sauc 1h 3a c 40 8 4t c 7z c 83 e 84 i 88 b 8f 2p 8k g al 8 aq g br 7 cr 25 lg e me f
sauc_brand 28 8f 9 cr 7
sauc_jar 28 8f c
sauc_jars 25 8f c cr s
sauc_vinegar 28 8f a
saudi 25 kt 9
sauerkr 20 3p g 8k 1p
sauna 1r n 3g 9c 7 ec 9 i2 8
sauna_trail 25 n 13
sausag 1s 8j x aq g as 1i lq d
sav v 37 c 3f c 6h g 6p c 6q f 6s m 75 a 8a j a0 c a3 19 a6 9 am 8 ba m d6 9 f4 c fe e fu 7 fy j fz e g0 1d g5 u g7 9 g9 c gc 8 im g k3 1d kb 9 lc 9 m7 m
sav_app 28 a3 15
sav_automat 28 a3 j
sav_bil 25 6p b
sav_chang 25 a3 b
sav_circl 28 g5 d
sav_gam 28 fe 9
sav_goal 22 a3 r fy b g0 j
sav_group 28 g5 d
sav_link 28 im n
sav_littl 28 k3 e
sav_money 1t 31 9 37 9 a3 9
sav_own 25 ba 7
sav_partn 28 k3 c
sav_pow 28 3f 9
sav_rent 25 k3 1e
sav_restaur 28 6h p
sav_show 28 37 7
sav_smal 22 a3 j
sav_togeth 20 g5 u
sav_wast 28 8a e
saving 19 2i b 6n 8 6p a 6q f 6s n 72 p 73 f a3 12 a6 a c8 k dd e f4 j fz b g0 f g1 g g4 9 g5 1i ga 8 gc a hh b id 19 k3 n k4 b k6 c m7 o
saving_account 1z 2i 8 a3 g g1 c
saving_circl 22 g5 1o id h
saving_goal 20 a3 h g0 e
saving_group 1r 6s e 72 a g5 e id 16 k6 a
saving_rat 28 6q a g1 9
saving_subsidy 28 hh 9
savoury 20 4r y 8g w aq g
savoury_snack 28 4r w 8g g
saw 1g 18 m 2c c 6k c b3 23 m6 9
saw_childre 28 b3 e
sawdust 28 8r y
sawmil 22 2i 8 8r f m6 d
saws 1x 31 g b3 f be 7
saxony 1u 79 8 jr d
saxopho 20 gr 1b gs e
say x 2z b 3c 7 5i b 5j 6 6v a 7t 9 86 i b9 9 cj g eb d ej a f2 b fs a fx a g2 8 gp 7 hb 8 hr 9 ii 8 il n iy p kg 8
say_afterwa 28 eb a
say_away 25 cj s
say_child 28 iy b
say_don 22 6v 8
say_goodby 1z 5i b
say_half 28 90 g
say_hom 28 ej c
say_left 28 1h c
say_long 1z 2z j
say_need 25 ax 7
say_plan 28 il g
say_yes 1t b9 a
saying 28 fr 9
says 12 2q d 2y n 3b c 66 9 6t 9 6z m 9x b 9y f a7 o aa 9 ab b bf b cf 9 e9 a ee k hg c kb 8 l0 e mr 8
says_don 1z ji 8
says_ful 28 kb 8
says_keep 28 bf e
says_noth 25 fp 9
says_read 28 6z f
says_wait 28 a7 9
says_wheth 25 ee g
says_yes 20 9y i hi b l0 m
scaffol 1o 1w 10 5a 9 7y d mb x
scal 1c 59 p 8b d 8f b 90 1f 9q d ac a ah m ar k as f b3 b bp 9 d5 1l dj 9 fk 9 fw m ir g k8 q l2 9
scal_abov 28 90 t
scal_cuf 28 ah t
scal_draw 28 59 o
scal_show 28 d5 g
scaleup 28 7s 7
scalp 1t 2 2h am a ly g
scalp_wat 28 2 l
scam 1l af 2l ed a ef h fb d fm y hv f
scam_cal 22 af 11 hv b
scam_check 28 fm b
scam_deepfak 28 af i
scan x w a 1f 10 1i n 1k 1a 1l 14 2p e 2v 1a 33 j 34 w 3e m 6k f 6r e 7d t 7s h 8x w 93 1p 94 j 98 i 9h n 9m e 9x a 9y 1z au 16 b8 d b9 1l ce n cg z ci a el n eq 9 fu 1d g2 9 gl 9 h8 12 hc i hi c hj a hm x ho f hx m hz c iq 15 is c ju b ka g kf a kl z ku 19 l7 9 l8 e ly 7 m6 j mj a mq t
scan_app 25 93 d 9y p
scan_back 28 93 8
scan_barcod 1t 2p i 33 d 6k m 9y 16
scan_bind 25 au 16
scan_book 28 kf e mq c
scan_broken 28 3e i 8x e
scan_card 25 g8 c
scan_cod 1a 94 k 98 c ho f iq c l8 f mj c
scan_data 28 92 f
scan_deliver 25 1i e 1k c ku f
scan_door 25 93 x
scan_downloa 25 b9 i
scan_fault 28 el c
scan_fold 28 au 7
scan_item 28 7d g
scan_keep 28 ju e
scan_link 28 b9 k
scan_list 22 2v f
scan_machin 28 m6 u
scan_mail 28 hm d
scan_ord 28 1l d
scan_pack 25 9y d
scan_pap 25 hm f
scan_pay 22 7d a
scan_payment 25 b8 8
scan_phon 22 7d b ku 10
scan_photo 25 1l l fu d
scan_photogr 28 33 f
scan_plus 28 b9 6 h8 i
scan_portal 28 1k 8
scan_print 1z 34 q 3e e
scan_product 28 9y u
scan_receipt 25 2v h
scan_report 28 iq i is a
scan_scan 28 ku l
scan_scor 28 e4 c
scan_send 25 hi f
scan_servic 25 34 c
scan_slid 28 fu x
scan_tag 1w 1d b ce q ka e kz b
scan_tool 25 el e
scan_usual 28 1f c
scan_websit 25 7s b h8 g
scan_work 25 cg d hc a
scandin 1l 3i g 4k b 7p h ap c bh d c7 c jo a jw a
scar 1g m f 6i d ax g
scarc 28 d9 6 gi 9
scarf 1v mn 8 n3 m
scarify 28 59 k
scarv 1t 6d s fq 8 lj m ly x n3 1p
scatter 1q 86 7 bp e im a ir c
scaveng 25 35 9 46 i 6x 15
scaveng_hunt 25 46 e 6x q
scen 1j 12 1h 6i 9 75 h a9 v dx n f0 l f1 l fh g gp 14 h0 d jy a
scen_partn 28 gp q
scen_scen 28 gp a
scenari 1v 11 d 6q l hf e
scent 1l 5 2k 8 2u 9 1c 3i d jm d na 1g
scent_candl 25 8 1e
scent_sampl 25 5 s
scent_work 28 9 i
sch 28 fa c io d
schedul 17 1k b 2l x 2w q 2y d 7m c 8y 1e 92 c 95 9 97 9 9p 9 9x p c4 b ce b cn b dg 9 e7 c f7 n h0 18 h7 b hr 1e hx c in a io a j3 c j5 e kf 9 kk r kq t kr o ks a ky 9 l1 14 md a
schedul_app 28 2w f 9p e
schedul_factory 28 8y c
schedul_insur 28 c1 7
schedul_meeting 28 f7 x
schedul_ord 28 8y s
schedul_post 28 h0 w
schedul_prevent 28 j3 i
schedul_report 28 kq f
schedul_shar 28 2l e
schedul_shift 28 hr f
schedul_softwar 28 l1 r
schedul_umpir 28 kk s
schem 1n 59 9 dy a ee c g3 a gc 1e gf 9
schem_show 28 gc k
schnap 28 ls 10
scholar 1q 5j e 5l c 6w 9 e8 16
school o 6 8 h c i s j n q 1p u g v d w 9 y 8 10 i 12 r 13 i 15 t 16 x 1c 9 1y 8 22 b 23 7 26 e 27 u 2a l 2d j 2e z 2i e 2l 9 2m a 2n 1t 2q 9 2t r 2w x 3b p 3m 8 3w 8 40 28 43 9 49 s 4d b 4x 1c 5o k 5p h 5q d 5r 11 5s 12 5w 1s 5x u 5y 12 66 f 6l i 75 e 79 6 7h 8 7k a 7v c 96 1a 97 h 9a 8 9d 9 9i r 9k c au 7 be i bv n ce a d1 b de v dw h dy h dz e e0 9 e1 e e6 f e8 u e9 f ea g eq j er c ex n fa l g6 m gn 11 gr i gv b i9 f ib r id a ie 1g if g j1 u j4 1r j5 g jm o jv u jz 1m k6 9 ka 9 ke 6 kh d kj 1n kl 10 km m l5 8 lg i lh m li 13 lo 6 m7 c ml e mx a
school_adminis 28 96 e jz h
school_adult 28 j e
school_age 1v q l 12 c 5n f j0 a j4 j
school_backpac 28 4x h n4 b
school_bag 28 4x z
school_bags 25 4x 19 n4 a
school_band 20 gr 9
school_bik 28 2o 9
school_book 1w 97 b dw 8 mx 9
school_build 25 q b fa e
school_bus 1z 5w d kj 1t
school_canteen 20 40 d 7z b
school_car 25 ce i j4 o
school_cater 28 40 m
school_childre 1o 2a c 2d d 5x f j4 c
school_clas 1n 9g 9 i9 9 ib o
school_club 1o 5x k gn b j4 s jm 8
school_company 1z i9 8
school_counsel 22 27 a e8 e
school_curricu 25 2t k
school_cut 28 ex 9
school_distric 1x kj f
school_electri 28 5r e g6 d
school_empty 25 kj 7
school_english 28 kl c
school_enrolme 28 9i 9 jz c
school_factory 28 de w
school_family 1v 2t e
school_fees 1o q 9 96 d g6 q ie 12 jz u
school_firm 22 h 9
school_first 20 4x a
school_fre 1z m0 7
school_garden 25 2d i be d
school_gat 1x j4 l
school_grow 28 d3 e
school_gym 28 5y h
school_gyms 22 4d e 5y d ml d
school_hal 1t 5y o kh 9 ml e
school_heat 28 40 d
school_help 22 5o c ie f j4 e
school_holiday 1v 5s y 6l z 9d k
school_hom 1v 5r 8 d1 b jm e
school_homewor 22 j4 p
school_hospita 22 75 8
school_hous 25 1y 9
school_kenya 25 3m 8
school_kids 1v 5s a
school_kinderg 22 v 9 40 d
school_kit 28 4x a kj b
school_kitchen 1v lg d
school_lago 25 li g
school_languag 28 dx a
school_last 28 27 i
school_learn 20 2e v jv e
school_leav 1u 10 7 16 i 27 b
school_leftov 25 40 8
school_let 22 2w j
school_licenc 1x q d y f
school_list 1z 4x f gn e
school_liv 28 5w e
school_lunch 25 40 1b
school_managem 28 jz 1h
school_market 25 k6 a
school_meal 20 40 14 l5 8
school_meet 28 i i
school_mix 28 q h
school_musical 28 gn 8
school_near 20 q l 5p 8 5q 9 5r 9 e9 8
school_nigeria 25 jz a
school_nursery 1v 2w l 40 f 96 18
school_offic 1w 96 o kj 8
school_onlin 22 e1 8 ea d ex b li f
school_ord 1v 40 c
school_own 1x j 8 2n a 40 9 e9 8 jz h
school_pack 25 4x a
school_pag 28 4x 9
school_parent 1m 2t c 96 k
school_partner 28 ie a
school_pays 1z de e
school_photo 28 24 8 eo a
school_pickup 28 j4 a
school_plac 20 q i 9i m
school_plan 28 2t i fa e
school_play 1z eq y
school_practic 28 5w h
school_privat 25 q 9 e4 a
school_pupil 1w 27 c 40 g
school_receiv 28 ac 7
school_recogni 25 q d
school_relativ 25 bv a
school_rent 22 q s gn l
school_rid 28 kj c
school_roof 20 2g 9 2i j de b
school_room 28 j4 e
school_rucksac 28 4x o
school_run 1v 5w 1h kj a
school_runs 28 5w p
school_sam 25 49 9
school_school 25 40 a
school_scout 28 17 9
school_shar 22 5w l
school_shop 28 fa g
school_sit 22 cg 8
school_siz 22 2n y
school_smal 25 15 f
school_softwar 25 1c d jz i
school_sport 1t 5y 9
school_start 28 be c
school_supply 28 4x f bp e
school_teach 1p i c 5p 9 fm c j5 f ke 9
school_team 25 lo c
school_term 28 jz h
school_them 28 ex d j4 d
school_train 22 q e j1 e li e
school_transpo 22 5w d kj 1d
school_travel 28 2t g
school_uniform 20 2n 1c id h
school_univers 25 km a
school_van 28 kj f
school_visit 20 ib s
school_weekend 28 15 b
school_weekly 25 15 d 3b 8
school_women 22 16 g 2e 16
school_work 22 j1 i
school_worksho 28 66 8
school_writ 28 e8 d
school_yard 20 2a d gv d if i
school_youth 28 16 b
schoolb 22 4x j 5o 9 dw 7
schoolc 1n w 7 2m t 2n k 3m j 5o 1b 5s r 5w q 5x k b3 h j4 l kj b
schoolg 25 6 e
scienc 1j 2t g 4i b 5o b 5t z 6u v b3 f bl 17 ea m fd i iz b j5 d
scienc_box 28 4i c
scienc_kit 25 bl x
scienti 1x 5t j dm 9 fk 8
scissor 1m c o bd 1k be 1y em s jj 6
scissor_cut 28 em 9 jj 6
scissor_cuts 28 em l
scissor_open 28 be 9
scissor_pens 28 be i
scissor_sharpen 28 bd 9 be a
sconc 28 4z 11
scoop 1v 3i e 3u 25 a9 b c0 c
scoot 1x 3d 1l gd e ge f gf e nc 8
scop 1s 7h v 7s g f4 c hh d m8 x
scor 17 72 2s 7o b 9n e a4 1i b1 e e0 b e5 g ey a ez v f2 8 ff a gm 1b gw k hn 1b hp 9 i3 8 ip 7 iu g j0 b j3 c jg f k4 c ks e l8 k l9 a
scor_criteri 28 7o 8
scor_lend 28 72 y
scor_mobil 28 72 c k4 b
scor_ord 28 hn z
scor_phon 28 72 i gw c
scor_second 28 72 a
scor_sing 28 gm o
scor_smal 28 72 e
scor_weekend 28 hr 8
scotch 28 8f g cr e
scotch_bonnet 28 8f d cr b
scotia 22 4z 9 c2 g fe 9 lq 7
scotlan 1l b9 6
scottis 22 bt l cj 7
scout 1u 13 s 17 a 41 d 4p f ef h i8 c j4 e
scr 20 1n c 1x h 3m b 7d a
scrambl 28 74 8
scrap 1n 23 g 4l 9 64 b c6 b da c fw i h5 f ja a mc q md p
scrap_collect 28 23 b md c
scrap_deal 28 23 b mc 9
scrapya 22 ja 1b
scratch 1e 7 9 1q b 3m f 4q d 5x z 61 a b9 c c7 8 cr 9 g4 k jo q js 8 m5 16
scratch_cod 28 g4 d
scratch_post 28 jo x
scream 1p 3c j 3j g 61 8 eo e iy j
screen k 1f p 1g 9 1n w 24 f 2m n 3m a 5c 9 6e 8 80 a af e ai a ak 9 c6 c fd 9 gv t h5 d h8 i hp b iz f jg 9 kg 8 lb l n6 e nb h
screen_app 22 2m 1h
screen_arm 28 nb p
screen_battery 22 1n 1g
screen_cal 25 af h
screen_childre 28 2m j
screen_defin 28 h5 h lb d
screen_fre 20 4i b iz 12
screen_habit 28 io f
screen_memb 28 gv a
screen_print 22 18 d 6e j le 7
screen_program 25 1f g
screen_read 1t h8 19
screen_retina 28 1f v
screen_run 28 gv d
screen_show 28 1j e kg e
screen_smal 28 5c a km e
screeni 25 30 j gv v
screens 1l 2v 8 6r k fv g hl 8 l6 h
screw 1p 4h g 7i d at 10 bg n ka 9 mv e
screw_sold 28 at q
screwdr 20 b3 u
script 1i 12 k 70 a 7i 1g ae b e7 9 ft 8 gp 29 hm b iy d jw c kl 8
script_analysi 28 12 n
script_choos 28 gp p
script_tough 28 iy f
scriptu 1x 15 r 5j 19 6w 1q
scriptu_guid 28 5j 9
scriptu_read 25 15 h 5j 9
scrol 1i 4g c 6i h 6u f fk n io 11
scrol_comic 28 fk j
scrol_night 28 io f
scrub 1m 1e b 4o 8 5d f 6b c 7w n aw 1f
scrub_model 28 1e c
scuba 25 49 g ia u
sculpto 28 b2 r
sculptu 1x 4k o 4z e 7c e b2 t
sdk 25 h7 w
sea 1e 0 9 8 a 49 c 4r l 51 b 5g b 8h 9 8n c 9e a a6 d as g cq 9 cs j dg a i2 r ia p lq 8 m0 d
sea_bucktho 25 0 b 3v 7
sea_kayak 28 ia m
sea_salt 1z 4r n 8h b cq a cs m
sea_view 25 9e b
seafood 1x as b dh q if 7 lq s
seafood_import 25 dh h
seagul 28 kb 9
seal 1a 2 9 a 9 d a 1w 9 3z h 4m 8 4u 8 55 8 57 s b8 9 bb f bx a c1 8 co 8 cr 9 cz l d0 m gl 13 hi g lu 11 md j nc 8
seal_bags 25 d0 o
seal_box 22 b8 7
seal_check 20 co b lu a
seal_copy 28 hi f
seal_insur 20 gl k
seal_label 28 3z d
sealant 28 at k
seam 1m 61 m 6g k bs b c7 e fq e gr a mn d n0 e n4 8
seamles 1w 21 8 61 e 6d 7 6g l n0 w
seamles_toe 25 n0 s
seamstr 1u 2b g 5c 8 66 o 6c 1z gn 7
seamstr_hom 28 6c w
seamstr_sit 28 2b g
search 10 1g 9 32 l 6i j 6l i 6m x 6o 8 6p 9 7g t 7l e 8c g 8x h bo a c3 j ed e ef v eu m ey f f2 1c f6 d fh l fl b ft r h1 10 hz 1f im q j5 a j7 e ja 9 jb q jl 9 ju 15 jy d k1 q kf a l6 a mg m ml b my n
search_acros 25 hz a
search_ads 25 7g r
search_cours 28 2p 7
search_engin 1p 6l 9 f2 r h1 8 my i
search_find 28 im u
search_first 20 7l d
search_flat 28 jb l
search_forum 28 2y 9 jp a
search_mood 28 jy c
search_off 28 6o f
search_onlin 28 a1 a a8 7
search_read 28 hz g
search_shelv 28 mg u
search_show 25 6i k
search_tool 28 ef g
search_vehicl 28 c3 e
searcha 1z 6m 1b
seasid 28 fr c
season x 14 8 2d h 2o 7 2u h 2y 8 48 e 4a b 4k 8 58 8 60 f 61 c 7x 8 85 9 8d 9 8m f 8t a 92 a a8 b ba 7 bf a bu k by b c0 9 ck 9 d4 c d8 h i3 10 ib d kh c lq 8 lw n m9 j mo n
season_april 28 2o c
season_pas 22 4d c
season_plus 25 9j e
season_season 22 a8 e
season_swap 28 bu g
seasona 1d 3q c 3w 8 4k o 85 q 8h h 8t k ar i b5 8 bj k bu b d4 7 hf b j3 o kh 9 ks b m3 a mo 9 mt 9
seasona_box 28 8h g b5 a
seasona_card 28 3q g
seasona_checkli 28 j3 p
seasona_drop 28 mt c
seasona_vegetab 25 85 e ar n
seasona_work 22 d4 8 m3 c
seat 10 n b 1r 8 3n 16 3q 1f 3x y 4c a 4d u 4f m 56 8 5w d 64 h 6c 8 6l o 6v 8 75 8 8z 11 93 h 9k k ai f ak f am 7 c7 9 eb b ec g ge b gf 9 gh z gk 13 gv t i7 e kj b lf d ll 9 lo k mi 1f mv b nb 9 nc 13 nd m
seat_baby 28 4v b nd 9
seat_belt 20 64 n n4 7
seat_chart 25 mv j
seat_cots 28 nd 7
seat_cov 20 nc 1k
seat_menu 28 3q i
seat_plan 22 41 9 93 g gm 6
seat_ready 28 1r 7
seat_shown 28 mi 9
seat_sold 20 mi h
seat_stand 28 6c 7
seat_tent 28 31 e
seat_togeth 28 6l 9 lf 7
seattl 1z c0 9 lv 7
seaw 1w 4p 9 4r b 4s b 5g c 9g r d6 h me 15
second r a 7 1f h 1t b 22 9 2b d 2n l 2o 6 2p d 32 w 3o 8 42 9 43 b 4q 6 51 g 61 c 63 n 6c 9 6f e 70 9 7i 9 7j l 8o 7 a1 a a6 a af d bh g bn a bo h ca k dd h e1 8 e3 a gp 7 gt p h4 a ht c ii e im k ja a km a l0 b mo d mp m mq o ms 7 n5 a nd l
second_box 1z 4i 9
second_brain 28 im 1d
second_branch 28 aj e
second_car 1x o c 3d 8 e3 k
second_cost 28 6c c
second_dat 1z mb 8
second_floor 1u 10 b
second_glas 28 8o a lf f
second_hand 1e 2n x 2o a 2p b 32 1f 3m 8 61 h 63 12 bh o bm 9 bo q gt 12 gv 9 ii l ja c mo k mp y mq 10 n5 9 nd o
second_hom 1n 51 r a6 h ca u j3 e
second_languag 22 79 7
second_lesson 28 hv f
second_level 28 lg 9
second_lif 20 dd 12
second_machin 25 22 d
second_messag 28 l0 c
second_opinion 20 9l c a1 i
second_plac 25 9e 8
second_product 28 m1 a
second_read 25 1f 9 7j c
second_sit 25 jk b
second_smal 28 av d
second_storey 28 1t n
second_sunday 22 2b q e1 7 i6 c
second_suppli 25 i0 9
second_third 28 l0 f
second_visit 1t bx 9
seconda 1k 27 d 2e a 2p b dw g j5 e jz j kl i
seconda_school 1o 27 b 2e 8 dw 9 jz g kl f
seconda_teach 28 j5 b
secondh 22 2n f ja c mq e
secrecy 1r 74 a 79 l 7j c 7q g f7 b ig 8
secrecy_agreeme 28 7q b
secret 1o 3x p 46 9 c7 9 i8 k ig 17
secret_addres 25 ig 11
secret_din 28 3x r
secret_locatio 25 i8 l ig 9
secreta 1m 7m h 95 8 f7 u hv b il v kv i
section 1p 7o u d8 f dl d gm m hh c kf l
sector 1x eg f
secular 25 5e 9 5f v
secur 1f 1j l 5b k 6q b 9j 9 a4 q az n co 10 ei 9 f5 d h3 f jf v ke 6 l7 k mh f
secur_card 25 a4 v
secur_dog 25 9j a jf y
secur_door 28 5b k
secur_upload 28 l7 p
secur_video 25 1j m
secur_yard 22 az r co 8
securel 28 iq a
securit 1c 3l f 5b 1e 74 8 7k q 7s z ca 9 g3 w hv 10 hw 25 i5 11 k3 i kg 7 lo c
securit_awarene 28 hv 12
securit_camera 25 3l c 5b v
securit_check 28 5b m
securit_deposit 20 g3 12 k3 m
securit_door 28 5b 9
securit_questio 22 hw 21
securit_test 20 7s z
securit_train 22 hv b
sedan 25 1q i
sedatio 25 w u
see n u j 19 9 1i e 1j d 1m a 2g c 2v m 36 m 37 a 47 d 48 f 4c e 4g c 6i f 6r 8 7c a 96 a 9r 7 9s 9 a1 h a7 a bw 9 ev g f2 a g7 d gc 8 gh 8 gs a hb 9 hh a hl e hn d hu c ib 8 j1 i j2 p j8 a js 9 jt a k1 b k9 c kh a kj c mk 9
see_again 25 eb a
see_animal 25 jt 8
see_art 28 k9 p
see_camera 28 e6 8
see_capacit 28 eu c hl 8
see_car 28 36 g
see_child 25 kj 7
see_childre 20 j2 j
see_client 22 hh i
see_com 28 1m e l9 c
see_correct 28 g g
see_cost 20 36 g
see_doctor 1q 2k 8 a1 r a7 k
see_dog 28 jt 9
see_family 28 j1 t
see_figur 25 h5 c
see_fil 28 hs c
see_fix 28 kc c
see_food 28 ac f
see_fre 1l ev b k1 b kh c mk a
see_happen 28 hf 8
see_list 1w l7 b
see_liv 25 1b f 96 f
see_long 20 fc f j9 b
see_menu 1x 9a d
see_mov 28 1i e
see_next 1u kq f
see_off 1z k2 d
see_onc 1z 9y e
see_onlin 28 6k f
see_open 1z ha d l0 d m3 d
see_oth 1p 6v c 9z b j1 d
see_own 1z 7c c ez 8
see_paid 25 hb k
see_patient 22 1e g
see_pattern 28 9s f
see_phon 20 js f
see_pick 28 ib 8
see_pictur 20 1m d
see_plan 22 2z e
see_preview 22 n8 d
see_pric 1m el 9 gs d j7 a
see_profit 28 g7 d
see_real 1x bw e k1 c
see_room 22 4z 8
see_sam 22 ix c
see_school 25 kj h
see_setup 28 6r i
see_squat 28 n1 8
see_star 28 9b 8
see_statu 22 1k 6 kd c
see_superma 28 2v h
see_tank 25 8q 7 99 c
see_total 25 2v f
see_traffic 28 dz 8
see_used 28 mb 8
see_verifi 28 2g e j8 c
see_whol 28 g7 c
see_word 28 2q 8
seed 1c 7 9 2d i 3s 7 4r 8 4u b 7r 9 8g q 8j b 8l 9 b4 1f ba 29 bi a by b cp 14 cq n cs 9 d3 a d7 d fj c g4 12 id i if i m9 c mu l
seed_bag 28 g4 p
seed_company 25 g4 b
seed_harvest 28 b4 g
seed_keep 28 ba s
seed_kits 25 id m
seed_littl 28 cp o
seed_packet 28 ba g fj f
seed_pap 25 mu e
seed_protein 28 7 d cs c
seed_rol 28 3s 9
seed_round 28 7r 7
seed_shop 25 ba 9 g4 c
seed_smal 28 ba a m9 f
seed_soil 28 b4 m
seed_spread 28 cq k
seed_vegetab 28 ba v
seedl 28 ba d if f
seedlin 1v b4 h ba 1h if 1n
seek 1j 28 b dl 12 ed 12 ef 16 f8 y fl 8 ig i jb l
seek_safety 28 ig k
seem 1t b4 9 e7 7
seen 18 t a 6i a 9g 7 cg 9
seen_next 28 6i f
sees 11 1b 8 71 a 76 a 8y d 8z d 96 i 99 7 a2 a ac 8 ae l cg m d4 f d6 8 g0 9 ga 8 gq 7 hg d hr f hu h hv b ix c j1 9 jt 9 ju f k0 c k5 d kb a kg a kj e kr h ks e l0 i l1 j l9 f m7 d n8 9
sees_calenda 28 l1 g
sees_everyth 22 kq c
sees_family 28 kj g
sees_fre 28 cj b
sees_history 28 k0 f
sees_lat 28 1k 8
sees_look 25 j1 b
sees_map 28 cg 9
sees_phon 25 1b d
sees_sal 28 78 d
sees_sam 25 hg h
sees_stock 25 cg d
sees_total 25 hu d
segment 22 f5 g gz q l5 7
sel m 0 g 4 9 5 g 8 8 b b 1i e 20 13 21 9 22 9 23 p 2n t 2p r 32 y 3f f 3m m 3p 9 3s a 3u f 4g g 4k f 4o 7 4r b 4t 7 4y 8 53 v 60 a 61 o 63 13 69 c 6d 9 6g 8 71 g 7p u 82 b 8a r 8e c 8f b 8h a 8i n 8j a 8n g 8p b 8q d 8r 9 8s f 93 j 97 a 9h 9 a6 d ao c aq i ar a b2 d b6 7 b8 19 ba i bc 7 be 8 bf f bh 19 bi a bl d bp a bq g br m c8 a cb 8 cp c cq c cr 9 cv 9 d1 e d9 f da 8 db j de c df 9 f0 p f1 b fb b fi b g1 8 g4 e gt a i6 w id g ii w j5 s ja 10 jd j jo a jx q jy 7 k6 8 ku g ky h la c lp d lq f lr a ls 7 lt a m1 b m2 18 mc z mn z mo e mp y mq t mr f mv a mw d mz g n5 17 n6 a nd 9
sel_abroad 22 7p f
sel_again 28 61 h
sel_agent 25 53 b ky d
sel_amazon 28 m2 j
sel_answ 28 mo d
sel_bags 25 cp a
sel_bal 28 23 w
sel_bik 28 mp l
sel_book 1x 2p d jx s
sel_buy 1t 2n d 63 f bh b
sel_car 20 ja q
sel_card 25 b8 n
sel_cars 28 ja i
sel_certifi 28 n5 f
sel_check 28 nd c
sel_cloth 28 63 h
sel_commiss 22 mr b
sel_cours 28 jx a
sel_credit 22 72 8 db a
sel_current 28 de e
sel_cut 28 0 f b6 f
sel_daily 28 89 f
sel_decor 25 ii 13
sel_devic 28 3m a
sel_digital 28 9h e jx n
sel_direct 1x 8n 8 d1 a
sel_dri 22 d9 15
sel_drink 28 3w a
sel_drop 28 mn c mp d
sel_fast 22 53 e ja 9
sel_fifty 1z 8f 9
sel_fish 28 bf f
sel_flat 22 3o d 4y a 53 b
sel_forty 1z 87 9 8i a 8k 9 cp 7
sel_fresh 25 cr e lv b
sel_ful 1z 4o d
sel_good 22 63 g lt e
sel_group 22 21 c
sel_guarant 28 3m j
sel_handmad 25 i6 b jd g
sel_hom 1x 20 10 7p c
sel_hous 28 20 16
sel_hundr 25 8g b
sel_invoic 28 71 12
sel_jars 28 cq j
sel_keep 1u m8 c
sel_kilo 28 ar d
sel_landlor 28 20 p
sel_lat 22 91 f
sel_leftov 28 mc k
sel_lesson 28 j5 o
sel_list 20 ii b ja p mp c
sel_main 28 84 9
sel_market 1u 8e d br f
sel_must 1z n5 7
sel_neighbo 25 lp 9
sel_ones 28 8 8 db m
sel_onlin 1j 8a d 8h d 8q a br 8 df f f0 8 mn a mq t n5 c
sel_ord 22 1i g
sel_origina 28 b2 t
sel_oversea 28 7p w
sel_pack 20 8s 8
sel_pag 25 ky 9
sel_permit 28 bf d
sel_piec 1u 68 9
sel_plant 25 ba g
sel_portion 28 lp r
sel_pow 25 2i b
sel_pre 28 mn f
sel_read 28 mq c
sel_ready 25 4k c 5a c
sel_recycl 28 md 9
sel_rent 20 20 p 2p a
sel_sampl 22 5 n
sel_school 28 id e
sel_second 25 32 l
sel_send 20 b8 c mn a n5 r
sel_sets 1w 3f g
sel_shar 20 a6 b lq d m1 d
sel_shop 1z m2 e
sel_short 22 hq f
sel_singl 1z b h 8a c 8i d
sel_sit 28 br e
sel_sixty 28 8h b cr 8
sel_siz 22 ku h
sel_smal 1q 8l 9 ba 9
sel_sneak 28 n5 a
sel_solar 28 c8 c kb d
sel_startup 28 dp b
sel_stuf 25 32 a
sel_superma 28 8e a mw 8
sel_tabl 28 i6 c
sel_templat 28 jx j
sel_test 22 n6 c
sel_thirty 1u 8 a 8m 8
sel_ticket 20 93 17
sel_trad 25 b8 t
sel_twenty 1u bi 9
sel_upload 25 63 f bh g f0 h
sel_used 1r 2n a 2p p 32 z 3m 8 gt d mp l
sel_vinyl 25 mz r
sel_web 22 mp e
sel_websit 22 8n 8
sel_wed 28 ii f
seldom 20 h6 b kv 8
select 1u ap u e8 d l7 c
selecti 1r 4o i 4p f 7c k 7l d ly c
selecto 25 gt 7 i1 v
self 14 t a 12 f 17 a 1j c 1p g 1q p 24 d 38 l 3i 9 3j a 3k 9 3z 9 4a g 4e f 6n g 6x a 6y p 77 c 7d w 93 8 98 9 9f 8 9v b ad i an i au 8 ay 10 az q c3 r dk k dn r e0 f e2 l ew j g8 1b gb a hb z ih g kz e l4 t lh u lu 8 mx o
self_book 28 1j e l1 c
self_car 28 a7 a
self_checkou 28 7d r
self_clean 22 3i c 3k d k8 a
self_confide 28 dk j
self_contain 25 an s
self_defenc 20 17 e 3j e lh 13
self_driv 25 1q 13
self_employ 1g 4e f 6n g 77 9 dn k g8 1f gb a hb 11 kz e
self_guid 25 6x g 9f c
self_help 1u 9u 8 9v e a9 7 ih l
self_manag 22 l4 t
self_pac 25 e0 h e2 t
self_plan 28 ew v
self_publish 22 6y 13 mx 13
self_run 28 l4 i
self_serv 20 7d f au c ay a
self_servic 1q 1p k 24 f 3z b 7d k 93 a ay 15 hs 9 m1 b
self_storag 1x az 12 c3 12 cb 9
self_tap 25 12 m gp a
self_test 28 ad i
self_water 25 38 x
selfi 1w 43 i 69 7 eo b hr f n6 c
selfy 1w 3 l f8 2w
semest 1t 2p k e7 g
semi 1z c0 9 n7 b
seminar 1z hv 7 i2 h
seminar_hous 28 i2 f
semolin 28 4t d
sen 25 c2 f
send k e e 1a a 1l b 1m d 2s b 3b c 3e h 3j c 3t j 4o c 50 i 58 8 5d c 5u e 65 6 69 8 6g 8 6k 9 6l b 6p b 76 b 7m 7 7q c 82 b 83 b 84 8 8c 9 8i 7 8l 9 8s b 91 a 92 e a2 b a8 l ag a ah b au a b5 9 b7 9 b9 9 bd c bj 9 bm e bt c c0 7 c2 9 c4 a c5 n c6 d ca h cn 8 ct c cx h d0 b d5 c dl 9 dn i dr 9 dw d e2 b e8 8 ee i ef a ej d ey e f7 g fp 9 fs m fu e fv f fw l g2 d g4 d g6 15 g9 a gr b gt 8 gz n h4 a h9 a ha i hb f hc a hd a he 8 hh 9 hi i hk l hm d hv k hw c hy a il m iz 9 j8 f je l jk b jn 9 jp i ju c k9 c kb 8 kc k kk d ko b l0 t l4 a l5 g l6 a l7 f la a ly 8 m0 8 mm u mt l mu 9 n5 f
send_abroad 28 mm c
send_alert 1z 3j c 6k i
send_answ 1v hw 9
send_applica 1z ef b hp 8
send_audio 28 h4 d
send_back 1k 2o b 65 b b7 j bm i la b
send_bil 1w cn m
send_book 28 50 b ag l
send_bouquet 28 bj c
send_box 1s 83 j bm f fu b lq c ly b
send_broken 28 7q i
send_card 28 mu e
send_certifi 25 e h
send_check 22 j8 g
send_checkli 28 l7 r
send_comment 28 e4 c
send_doctor 20 f5 a
send_documen 25 hi d
send_everyth 25 e8 f
send_exercis 28 1j f
send_fil 1v 25 d 9l e au e h4 a hm c
send_friend 1x g2 9
send_friendl 1r 5u z 91 b hk i l0 19
send_frozen 28 jn 8
send_guest 25 49 d
send_hard 28 gr 7
send_harmles 28 hv s
send_heart 28 j2 c
send_hom 1w mt c
send_host 25 gw 8
send_invoic 1x 7m 8 hb f
send_issu 28 f9 e
send_languag 28 f7 7
send_link 28 hh e
send_list 1z cx k
send_messag 1r gz b
send_money 1r fz 8 g2 e g6 1m je f
send_monthly 22 84 e
send_morn 25 ct f ef 8
send_nearest 25 1m k
send_notic 1x l4 r
send_off 1r bd b hy 8 in a l0 c
send_ord 1p 82 e j8 o
send_own 20 gf d
send_pair 25 69 g m0 f n0 b
send_pap 1z 8s c ba d dn i
send_parcel 20 mm 14 mt d
send_payment 25 hk f
send_pdf 22 hm c
send_persona 28 ha m
send_photo 18 3e h 50 e 58 7 5d k 6p a 8x a a8 u c5 c ca b dn i e2 f ee a fs o fv e je e jk c kc 9 mt 8
send_photogr 28 52 c
send_pictur 1m 3t m 5t a 8v 9 dw 9 ee b fs c hc k jp d ju e kc b
send_plan 1v c5 m
send_plant 28 bi d
send_post 25 8i e
send_pre 28 83 d 91 e
send_prescri 25 d0 e
send_print 1x 3e g
send_questio 1z eh a
send_quot 22 l0 i
send_raw 28 dr q
send_reading 28 ah j
send_report 1l je e
send_right 28 fp b kc h
send_sampl 1x fp 8
send_scan 28 1l d b9 f
send_school 28 3b h
send_second 28 dz 8
send_shop 28 cx j
send_short 1p 9t a k9 b
send_signatu 25 dp b
send_siz 28 62 g
send_smal 1z 8l b
send_sms 25 d6 b g4 c
send_summary 22 h5 f
send_surpris 28 b5 d
send_task 22 hy i
send_team 22 eq b ew c ju d
send_technic 28 c6 h
send_thank 25 l5 x
send_therapi 28 e c
send_ticket 28 hd h
send_train 1v d c e a 2s b 79 c a2 f c6 f
send_travel 28 mm h
send_trial 28 4o f
send_vet 22 c4 e ca e
send_video 20 1t e 55 a gr c
send_voic 1u dw c fw b il a l5 8
send_weight 28 d5 s
send_whatsap 22 76 f g6 f gz j
senior 19 p 9 r 10 2h 9 3g t 5l a 5u 22 5v a 5z 19 7r b 88 f 9o a ab j af q eo 8 ep i fm 1o fn x fo a gk f j6 o jc c jl a jn a lk 11 ll a
senior_dogs 25 ep d
senior_financ 28 7r g
senior_hom 28 9o d
senior_liv 22 r c 5z 9 jc 9
senior_mentor 28 j6 u
senior_residen 28 r q
senior_room 28 fn e
senior_shop 28 5u e
senior_tablet 28 fm g
senior_video 28 fm u
sens 1p 3g i 4v c 7e f 8n 6 9p 8 l1 g lx 6
sensibl 22 5g 7
sensiti 1k 1 17 9 i b 7 4l h cu k en 9 ly b
sensiti_scalp 22 ly b
sensiti_skin 1w 1 19 9 d en 9
sensiti_stomach 25 cu k
sensiti_teeth 28 4l j
sensor 17 38 14 39 s 3a 10 3b 1v 3c 1d 3g u 3h 2d 3l 9 5b u 7b 8 7e z 99 i 9r 1e a9 a ae a ah 7 cc 1j cf v cz b d5 1u d6 y iu f js 9 k7 23 kb 28 kr a ks a m6 22 m9 m ma s mf 1n
sensor_abov 28 k7 w
sensor_back 28 3h z
sensor_gps 28 3g c ks e
sensor_hom 25 ah a cc 9
sensor_lid 22 d5 p kb p
sensor_measur 25 3h f d5 b
sensor_motor 28 m6 p
sensor_notic 28 7e e k7 i
sensor_pip 28 mf q
sensor_plac 28 d5 c
sensor_pond 28 d6 q
sensor_public 28 kb p
sensor_pump 28 9r e m6 c
sensor_smal 28 d5 b m6 b
sensor_soil 28 38 c
sensor_tel 20 kb c m6 t
sensory 1m v 1f 19 g 2s c 4i k 61 8 iz t lj 19
sensory_gym 28 v r
sensory_integra 28 v g
sensory_morning 28 19 h
sensory_play 28 iz b lj d
sensory_room 28 v o
sensory_tray 28 iz p
sent x 7 8 4w a a1 r cm b cr b ct 7 d2 8 dl 7 ef j f7 7 fv 9 hg b hh e hi c hk 8 hy d i7 e l0 p mt 7 n0 8 n7 7 n9 a
sent_cal 25 hg c
sent_hom 1z mt a
sent_human 28 lx 6
sent_lat 1q cm a
sent_letterb 28 ct f
sent_next 22 a1 8 i7 p
sent_off 28 l0 f
sent_pharmac 25 a1 u
sent_phon 1w h9 b
sent_plain 28 ad b
sent_post 1z d2 8 n9 c
sent_proposa 28 l0 q
sentenc 1e 2q f 6t 9 70 c 9m 9 e5 s h3 k h6 i hz c im b ki p ko h lx e
sentenc_link 22 70 6 hz f
sentenc_show 28 e5 j
sentime 28 8 8
seo 1u 7g f f2 1u h1 17 l6 14
seo_agency 1z 7g c f2 k l6 g
seo_tool 28 f2 r
seoul 1r 4p 8
sepa 25 1c e g2 c
separ 28 4t a jf a
separat 18 y c 1e a 1p e 2l 1v 2w j 7x b 84 9 bs 8 dc d dj b dk o f7 7 gj b gm a ik e j2 a ll h md f
separat_childre 28 2l v
separat_parent 1v 2l 14 2w j
septic 28 54 c
sequenc 1z gz j ha 19
sequenc_tool 28 ha i
serial 1s bb d fd c ku h mn m
serial_let 28 bb 9
seriou 1g 2y c 7s 7 a7 b ad a eb q f8 c
serious 1r d d a0 8 m0 a
serious_ill 25 d d m0 9
sermon 1z 5j a 6w h dr n lc x
serum 1r 0 d 2 e 4j 36 4o f
serum_cream 28 4j s
serum_night 28 4j a
serv 14 14 l 2j w 3n l 3o g 3p o 3q e 3u 8 3w 7 40 k 44 m 45 s 4u 7 6i 9 7d a 8j 9 8q 8 au 8 ay 7 cr 7 cv f es p f4 w h7 w hy g j4 a jn a kg 9 kw a
serv_drink 28 es 7
serv_guest 28 es 7
serv_leav 25 44 l
serv_night 28 f4 f
serv_party 28 es 8
serv_switch 25 f4 c
serv_wash 28 44 7
servant 28 ki k
servic r 18 8 1o w 1p b 1r k 1s d 1u 10 24 9 36 o 3d c 3k b 3z d 45 b 50 c 54 j 55 9 58 i 5a d 5d 9 5e i 66 o 6i 11 6m w 6p c 79 j 7b c 7d c 7f n 7j k 7k f 7l f 7m f 7o a 7q d 7t g 81 e 8s d 8w i ag d ai a am 7 av 9 ay y b1 g bd b by 8 c1 7 c2 b c5 b c6 h cd r ci l d4 c d6 9 d7 8 d8 e da 9 dn d dp h eh b el r es b ey b f4 b f5 g fc 9 gd p ge h gf e gq 9 gx k gy c h4 d h9 c hm i hz f i1 d is e j3 s j8 e ju d kg b ki h kq 16 ks n kz k l1 d lz d m6 c mt a mu b
servic_agreeme 20 dp q
servic_answ 20 gx d
servic_apartme 28 50 9
servic_app 25 91 e cd b j8 b
servic_applian 28 2b b
servic_bik 28 c6 d gd e
servic_boil 28 j3 c
servic_book 1u b1 d el a ev 8 ge b j3 13
servic_brak 22 1o 11 el j
servic_busines 22 6m 8
servic_car 22 ge e
servic_cars 28 el 9
servic_centr 28 1n 9
servic_charg 1v ee b kn b l4 8
servic_check 22 6p g
servic_clean 25 2f e
servic_company 1x 7w 8 cd a
servic_contrac 1o dp 9 m6 b
servic_custom 25 3e c 6e a 8x a
servic_due 1x m6 9
servic_employ 28 hs c
servic_engin 20 kq q
servic_family 22 eh a
servic_farm 25 da 7
servic_fee 1p mh a
servic_fit 28 1v 8
servic_flat 28 c4 l
servic_fre 28 u 9
servic_hom 22 5v 9 gd c gf i
servic_host 28 50 9 51 a
servic_househo 28 6i g g9 d
servic_inspect 22 cd i
servic_kilo 28 ay g
servic_know 28 6l h
servic_larg 28 h4 9 hm a
servic_laundry 25 ay 1h
servic_near 25 he a
servic_off 28 1o 8
servic_offic 22 7b c 80 d
servic_onlin 22 c5 9 ei a
servic_own 25 6i 8
servic_patient 28 ai 9 iq 8
servic_pay 28 6i g
servic_persona 25 2x b mt 8
servic_phon 28 eh f gy b
servic_photo 28 34 b
servic_plan 1w 54 j
servic_post 25 fu 9
servic_pric 20 f9 g hh d
servic_print 28 mu 8
servic_provid 28 7k f
servic_really 28 6m c
servic_remind 1w 36 b
servic_rent 25 b7 7
servic_repair 28 5a b
servic_report 25 gx e kz e
servic_room 28 l1 k
servic_school 25 5w a
servic_send 28 f5 c
servic_sew 28 66 j
servic_sheet 28 kz i
servic_shop 25 7d b 81 c lz d
servic_smal 25 7f o 7k e
servic_softwar 25 cd g kq u
servic_spr 25 1u m
servic_technic 22 7k a hz i kq d
servic_town 28 6m h h9 8
servic_train 28 55 b f8 c
servic_visit 1x kq c
servic_wash 28 1p b c6 b
servic_whil 28 gd e
servic_work 28 ag 9
servic_worksho 28 66 d
sery 1d 3e i 4d 10 4v d 6i 19 7q 16 8x i bb d fb 16 fc y fd g fj 7 fk 1h i4 m l1 b
sery_onlin 28 fc u
sesam 1z 3u d 40 g cq a
session 10 4 8 f 1k u 10 v l 13 c 14 7 18 b 19 d 1j 22 25 i 2e f 42 a 5k q 5y c 6v p 7z d 9m o 9o j 9u 1u 9z h a9 j aa c ab e ax k cb n di e dj v dk y dm 11 dt g du 11 dv e e1 7 e6 r eo t ep m hu r io l iw d j6 d jy d lj 8 mi h
session_client 22 f a 1j j
session_company 28 dt c
session_empty 1v f 8
session_ends 28 io d
session_even 28 9u l
session_exam 28 6v g
session_musicia 28 jy d
session_not 1x 1j n
session_onlin 25 9u d 9z a
session_open 20 4d d
session_own 25 dj j
session_pay 25 97 d
session_person 22 u u
session_phon 25 bf 7
session_play 28 jy b
session_print 28 ep d
session_record 28 9m d
session_thursda 22 9u 8
session_train 28 f m
session_weekend 28 5k 8
session_work 28 dk o
set q 2 8 5 e 6 f a d b 7 c e 3a c 3f l 3x 9 43 p 45 c 4h b 4l c 4s 7 4v d 5b a 5h 8 5s 8 66 7 6k d 6n i 7k 9 a9 8 b7 h bb 8 bm b br a bs 9 bu h cc b dj i dl 7 e4 9 er j et 6 f8 9 fm d fp 8 g0 i g8 9 gn l hb a hc 8 i8 u ii d j6 8 jy 7 kk 8 kt 9 li b lo 6 lv g m5 9 m7 a mo d n7 c n9 d nb 9
set_app 28 hb e
set_asid 22 6n e g8 k
set_build 28 b7 h
set_child 25 31 e 5w e
set_clean 25 gn h
set_clear 1u i8 d
set_collect 22 er p
set_dat 1z f8 8
set_exercis 28 k 8 dz 7
set_fix 28 5v g
set_fre 1z gg c
set_goal 1z iu e jr b k5 c
set_hand 25 1p f li 8
set_kitchen 28 5z c
set_leav 28 a0 g
set_limit 1w 6k c 6n a g0 9
set_linen 28 bs 8
set_menu 25 3q e 3x g
set_parent 25 6n i
set_person 25 3f 7
set_phon 22 fm e
set_piec 20 ii b
set_pric 1p j6 8 j7 g jx 9 jy e
set_record 28 e0 d e4 h
set_rent 22 3f g k3 c
set_simpl 28 l4 d
set_siz 22 da c
set_smal 1r cc b
set_stand 28 lv j
set_stay 28 n7 8
set_target 25 dj m
set_themsel 25 43 n
set_tim 28 66 9
set_ups 25 i8 q
set_venu 28 3t b
sets 12 5 b a 7 24 y 2k 8 2y 9 3f p 4h x 4l 7 5f 7 6b 8 6g c 6n b 8m 9 92 i 9w a b7 1g be b bl i br f bs b bu i bw 8 fr 8 g8 f gn g gr 8 i1 8 ii 14 lr 7 mo g n1 9 n7 16
sets_asid 28 g8 q
sets_clean 28 mo e
sets_grandpa 28 j2 d
sets_hom 28 3f d b7 7
sets_next 22 ii e
sets_ord 28 n7 b
sets_oth 28 b7 7
sets_own 25 bw d
sets_piec 25 fr 7
sets_pric 22 63 f gg d
sets_print 28 4h h n1 c
sets_room 25 2k e
sets_rul 28 la d
sets_sold 28 ii j
sets_whol 28 4l 7
setting 1j 39 b dz 9 fe c gy 9 io b m1 b m7 d
settl n 71 9 9i b g2 z hd b kk a
settl_automat 28 g2 9 gh 8
settl_everyth 28 g2 n
settl_lin 22 3 c
settlem 1p 16 9 av 7 d7 g g2 b ga 7 kn g kx f
setup 1d 6r 11 8y e et k ew r fn 9 gr c im c nb p
setup_los 28 6r p
sevente 25 86 8 9u 8
seventh 28 5t 7
seventy 1q 6d d lk b
several 12 v e 6t c 6z 9 9x 9 ai 9 ap i bx 9 cb f ie 9 iq k ir b l8 9 m2 c mg d n7 8
several_branch 22 l8 9
several_currenc 25 g2 c
several_doctor 25 iq p
several_hospita 25 ai f iq b
several_learn 28 ie 9
several_marketp 28 m2 k
several_shop 1z mg j
sew 1a 6 9 16 1e 17 b 28 p 2b s 2c n 4y 8 5c r 64 l 66 2p 6c j 6f a b3 a b6 2h bc h bs a fq 8 gn s id 1b jo p le 9 ms d mv l
sew_along 28 b6 9
sew_bags 28 bc g
sew_machin 1o 2b l 2c j 66 2o id k
sew_measur 28 6c e jo e
sew_pattern 25 b6 1v mv c
sew_school 25 16 1e
sew_tot 28 64 o
sewist 28 66 7 b6 6
sewn 1h 6 b a b 3g b 3h b 5c e 60 14 64 19 65 a 6a b 6c e 6g s bc c eh 9 n0 9 n1 r
sewn_locally 28 5c c
sewn_own 25 6g i bc e
sewn_sail 28 64 s
sews 20 60 o 66 8 6f d ms f
sex 1r 4m 12 is 9 iw 20
sex_educato 28 4m d
sex_shop 28 4m e
sex_therapi 22 iw 18
sexolog 28 iw p
sexual 1z 4m i iw 1u
sexual_health 25 iw r
sexual_wellnes 25 4m a iw 18
sexuali 28 iw l
sexuall 28 ad c
sexuall_activ 28 ad 9
sha 28 2i c fz c
shaadi 28 42 e ev d
shad 1g 3 29 4 9 1k 15 1l w 35 l 4z w 5c u 6d a b5 6 bi i du 6 lw 8
shad_due 28 1l e
shad_fram 28 4z o
shad_photo 28 1k d 1l d
shad_sold 28 3 a
shad_wrong 28 3 c
shadow 1z 4z 8 ex 9 fe g
shaft 22 cd r
shak 1m 3a d 3g c 3v c 3w c al b cs 1f d2 o iv e
shak_phon 25 iv e
shaken 28 3w h
shaky 25 f1 9
shal 1x 6u a
shala 28 g 10
shallow 20 j i gj e
shallow_end 28 j a
sham 1n 5j 7 iw d
shampoo 1o 0 c 1 7 2 2q 4q 6 56 s 8b w jj g
shampoo_bars 25 0 d 2 p
shampoo_conditi 28 2 r
shampoo_superma 28 2 e
shap 1e d d 3e h 3j a 3t a 4t k 5y d br d du 8 ek c em c f0 c gl b jo b n0 8 n7 m
shap_siz 28 n7 b
shar k v 8 14 7 18 g 1l h 2d m 2i 10 2l s 2u b 2v d 2w x 31 f 4a a 4b i 4c d 4e r 5w x 63 e 6h g 6i e 6j 9 6v 9 7a a 7m 7 7x 9 7y a 7z g 80 f 8t b 9c a 9h 8 9j a 9r 7 a2 t a6 11 ag b b9 8 c9 9 cn 6 d7 k dc a ed k ej m f7 8 ff h fn a fz 1b g1 a g2 w gf c gg w gh 10 gi m gj m go c i2 b ik c iq m iv g ix p j0 i j1 q j2 h jc 12 jh a jv f k5 7 k6 m l4 b ld 9 lq s lw p lz a
shar_account 28 fz e
shar_baby 25 ix w j2 b
shar_band 28 go t
shar_bank 28 g2 h
shar_beds 22 2d m
shar_both 28 i7 8 ix e
shar_button 28 im d
shar_cal 25 ez 8
shar_calenda 1x 2l m 2u f 2w w
shar_car 25 a2 e gg m
shar_cars 20 gg s
shar_cas 20 1l 9
shar_circl 28 i2 p
shar_clean 28 j0 b
shar_communi 28 2i g
shar_compani 28 2z g
shar_cost 1t 2l q 4b i fy b fz l g2 j
shar_cours 28 e3 e
shar_custody 25 2l s
shar_deck 28 e7 c
shar_din 28 9c c
shar_doctor 20 iq q
shar_driv 20 1p 9 5w d
shar_emergen 28 ej a
shar_equipme 25 c9 j
shar_expens 25 g2 1a
shar_family 1j 2w w j1 u
shar_firm 28 gg 9
shar_flat 1w a6 h ed u
shar_fold 1z hq c hz f
shar_fund 28 k6 h
shar_garag 28 gj k
shar_garden 25 2d c lw k
shar_group 20 9h e
shar_hardshi 28 ih n
shar_harvest 1z lw 15
shar_hom 1v ed b fn c j0 a jc s
shar_hors 22 jv q
shar_hous 1x a6 a jc 1b
shar_househo 1q fz d j1 a
shar_inbox 22 gx h hp 9 l3 e
shar_incom 1v dc g
shar_kiln 28 ld i
shar_kitchen 1v 7z z 9c 7 jc 14
shar_link 1v lb c m1 c
shar_list 1v 33 d
shar_liv 22 fn 8 jc l
shar_locatio 1x 3j i ej m j1 f
shar_log 25 9t c
shar_machin 25 7y d ay 8
shar_memb 1p 2i b gg i
shar_minut 28 k6 d
shar_money 1z 63 k
shar_offic 25 4e v 80 d
shar_old 28 fn 9
shar_open 1x lz c
shar_partn 20 ix f
shar_payment 28 ml c
shar_photo 25 j2 n j7 d
shar_plan 1l v b 2w h a2 c
shar_pot 25 iv v
shar_pow 28 gj b
shar_pric 28 6j d
shar_privat 22 gi h gj 9
shar_propert 28 a6 c
shar_put 28 2i c 8u d
shar_questio 28 ik e
shar_read 1w f9 b
shar_rent 1x a6 x fz f
shar_report 1w 9s 8 hw 7
shar_result 22 ff o
shar_rid 1v 5w z ai b gh 1k
shar_room 1r 9c 7 ed e
shar_scan 28 1l d
shar_school 25 5w 16
shar_shop 22 2v g 6j a
shar_solar 25 2i 13
shar_spac 28 a2 i
shar_spreads 28 4b b
shar_stay 28 bz 7
shar_studio 25 18 b 4e f fb 8
shar_tabl 28 3x e
shar_task 1x a2 o
shar_thing 25 31 d
shar_tim 28 6v p
shar_trip 22 1m c
shar_van 28 g2 8
shar_vet 20 cn b
shar_view 25 fz g
shar_watchli 25 6i 15
shar_way 28 ej g
shar_whol 28 lq i
shar_women 28 id 9
shar_worksho 1z 18 13 4e x mp c
shareho 22 85 9 dp g
shareho_agreeme 28 dp d
sharepo 25 hz 16
sharjah 25 56 i 6b 9
shark 1x ga a k4 h
sharp 1o bd 1a em 8 mb f
sharpen 1r bd 2z be k bk 9 bp c
sharpen_mail 28 bd f be 5
sharpen_van 28 bd w
shav 1o b 2d 10 e dd z em y jj a
shav_cream 28 b s
shav_legs 28 b 9
shav_oil 28 b g
shav_wax 28 b 9
shawarm 28 al 16
shawarm_shop 28 al q
shawl 28 n3 d
she 25 4y e 5c c k0 b
she_curtain 28 4y c 5c a
shea 20 0 f 2 t
shear 1x 48 l 6d 6 be s m9 g
shebeen 28 ak l
shed 1g 2c m 2d e 3f a 4z c 5a h c7 c c9 g jj k ju e lt b mi d
sheep 1j 3u r 48 j 4s j 6d s b5 g d8 29 jm e ma e mw b
sheep_farm 25 48 f
sheep_goat 28 d8 t
sheep_graz 28 d8 z
sheep_milk 25 3u u 4s a
sheet 12 1w w 41 c 4t d 50 b 6y 8 7q e 7w h 9a 1c 9w b at m au 8 b6 9 b9 6 bs 16 cf e cl d cm d di a e4 f ew h ex 8 f3 a fa 9 fm 9 fs 9 gm k h1 j i0 g ix o j5 n kl g kq e kz n lb g lu 7 n9 10
sheet_back 28 kq a
sheet_doctor 28 ix k
sheet_duvet 28 bs s
sheet_fil 22 cf a
sheet_fold 28 9a 9 cf 9
sheet_larg 28 gu 7
sheet_metal 22 7q k 8y a
sheet_music 20 e4 c gm s
sheet_onlin 22 cl k
sheet_put 28 1w i de d
sheet_ready 28 cm 8
sheet_sent 28 n9 k
sheet_towel 28 50 9
sheffie 1x 55 e fr 8
shel 1t 4h h 4z e df d js d k8 h m9 k
shelf 15 7 8 1i a 2c 9 2v e 3v 7 4k k 4t 8 4w 9 7a f 7u h 8f d 8j 9 8k 9 8o 7 8p b 8s g 9a 8 ae i bg r bn b bx j cq 6 cr b ct a cx 9 d3 6 ku y ld u lr 7
shelf_label 25 ae j
shelf_lif 1n 3v 7 8k a 8o 7 8p b ct b
shelf_onlin 28 2v e bg g
shelf_wheel 28 ld 9
shelt 1e z c 26 9 2h 11 4f b ep k ic 1l ig r jf c js 8 jt 30 ju 11 ll 1c
shelt_adopt 28 2h 8
shelt_animal 28 2h b jt c
shelt_cats 28 4f e ll f
shelt_dogs 22 jt 16
shelt_own 22 jt d
shelter 1v s 9 2j d 64 f ia f
shelter_bay 28 ia a
shelter_worksho 20 2j b 64 d
shelv 1d 2c h 33 c 4f i 4k b 4w 17 7a z 7d g 7u d 8c 9 90 c ar a bg 1c bx s c9 9 cb f jo 12 ld i ll 9 mg n mq a
shelv_beds 28 jo h
shelv_memb 28 ld h
shelv_neighbo 28 mg u
shelv_staf 28 4f n
sheng 22 gw 8
shepher 1u 9b c b5 b d8 1g lq p
sherwan 22 62 g f8 8 ii e
shetlan 28 d8 g
shiatsu 25 x e aw o
shif 28 hs 9
shift 14 r x 1d t 2f i 3z j 5n w 6b 8 76 1m 77 9 7e d 8y 8 9m h 9n l 9p 9 bp a cf b dt q fk a fl a g4 9 ga w gh x hr 1t ht e hu e in k iv d kg 9 m3 2m m5 h
shift_car 25 ga f gh l
shift_ends 28 ga d
shift_hom 28 m3 d
shift_lead 20 76 q m5 a
shift_logs 28 hz 8
shift_nearby 28 m3 r
shift_nurs 22 fk f m3 c
shift_phon 28 ht d
shift_plan 20 hr 18
shift_see 28 dt 8
shift_sleep 28 in 8
shift_staf 1z hr w m3 t
shift_work 1n 76 a 9n g m3 e
shiitak 22 8r 1x
shillin 1f g4 d
shin 1p 1p h 9p b du n
shingl 22 1w j
ship z 4 7 6 8 2p a 32 a 3m m 4g 15 4p d 68 d 7q f 84 7 87 7 8d i 8e g 8k a 8n q 8q 8 8s 1h 9h 8 az p b4 7 b8 f bi 9 bt c ct e d3 a fr 7 ft 8 fu 7 gn d gt 7 hn e k5 8 la h m4 16 me 9 mm l mp 8
ship_back 28 la d
ship_chil 28 8e f 8k c
ship_cold 28 8q 8
ship_contain 1z az 14 d3 h
ship_direct 22 4g b 87 c
ship_door 28 1 7 mp f
ship_flat 22 et a
ship_insid 25 7q e
ship_label 20 32 b
ship_list 28 ft f
ship_onlin 25 8s j gt 7
ship_ord 22 4g e 8s 19
ship_plain 28 6 e
ship_post 28 m4 q
ship_ready 28 3m 9
ship_sam 28 8s e
ship_smal 25 8l c 8s c
shipmen 1v 8v y 99 d dh v
shipyar 25 fh 9
shir 28 kh b
shirt 1b 9 7 2n b 2x e 3h 1e 60 1k 61 a 6c h 6e 2l 6f b ap f b6 c c1 12 eq e fq 1f i3 b mt 9 mz t n0 1h n1 d
shirt_design 28 6e 1b
shirt_grey 25 2x d
shirt_pack 28 n0 r
shirt_print 28 6e 14
shirt_sensor 28 3h t
shirt_trous 20 60 16 fq b
shiso 28 b4 g d3 c
shito 28 cr r
shloka 22 15 m 6w 10
sho 17 4e b 65 1r 67 2a 6b b 6j b 9p c ap k cn 19 fq f ie d ii c ku d la c mx 9 n5 a
sho_box 20 mf b
sho_childre 22 65 q 67 6
sho_own 28 67 k
sho_repair 25 67 1a
sho_shop 20 65 9 67 b n5 7
sho_siz 22 65 c cn c
shock 20 11 g 1o 8 9h 7
shoebox 1r 7f d hc k
shoebox_receipt 28 hc e
shoemak 28 67 c j6 g
shoot 1e 24 1h 2x c 42 2l 52 18 7i 15 8k b 8r 7 b9 h d3 p dp b eo 1h ep o eq o f0 13 fw b
shoot_cost 28 f0 a
shoot_hom 25 24 8 eo r
shoot_listing 28 52 8
shoot_product 28 f0 e
shop j 5 d 7 9 8 b b 7 l b 18 a 19 a 1n 10 1o r 1u 9 20 8 22 w 26 a 2c 9 2n 9 2u u 2v 14 3d b 3e a 3m 9 3n l 3s o 3u b 3v a 3w l 44 c 4g w 4k i 4m j 4n a 4q 8 4r h 4t 7 4u 7 4y 6 5u b 60 b 63 s 64 f 66 c 67 e 68 9 69 c 6c j 6e a 6j 10 6k 12 6m j 6s 8 6y b 72 a 76 c 78 9 7a 13 7d 15 7q b 7t b 81 r 82 u 84 h 8a o 8b q 8c j 8e i 8f a 8h m 8i a 8k 9 8n 8 8o c 8q 7 8s t 8u i 8y r 9h 8 9y l al v ao s ap t ar q as x at j au v av j b5 9 b9 a ba 7 bd 6 be o bf 7 bi d bo j bp b br e bs a bu c c5 q ch k cl 7 cq 8 cu 9 cx 1g de 8 dj a em c et 8 f0 n f2 a fa g fp 7 fr 8 g6 h gd c gk 8 gl z gr 7 gt x gx e gz y h0 b h5 9 h8 f hn l hq b ib p iv f j8 a jd n jo d jx b ku 12 la 17 lr 9 ls 8 ly 7 lz 16 m1 11 m2 b md f mg 1g mn h mo g mp c mq c ms b mt m mu o mv 9 my v n0 9 n2 b n3 c n4 9 n5 g nc a
shop_accept 25 8u 9
shop_addres 25 f1 j
shop_adult 28 fr f io e
shop_app 20 63 f 6j a mg b
shop_apps 28 4g 9
shop_around 25 7d b
shop_assista 28 ef 9
shop_back 25 ku f
shop_bays 28 1o d
shop_bil 28 je g
shop_book 25 gz c
shop_box 28 mt b
shop_brand 22 4n 7 7a b 82 c
shop_build 22 6k e at 7
shop_buy 1z 6j b
shop_canada 22 bi c
shop_car 1z 4g b hr c nc a
shop_centr 1x w 8 7a e
shop_chain 20 jj 8 ms 7
shop_cheap 28 bl b
shop_check 28 4g f
shop_checkou 28 mg c
shop_choos 25 la f
shop_click 28 81 f
shop_clos 1s gl 9
shop_cloth 22 60 a
shop_club 28 bf 9
shop_collect 22 mn e
shop_commiss 20 6j g mg b
shop_communi 28 lz h
shop_comput 28 au c
shop_contain 28 gd b lz a
shop_count 1x al c as s
shop_craft 28 4i 9
shop_creator 28 jx a
shop_dat 28 ms 7
shop_data 25 m1 b
shop_deliv 22 81 9 85 c
shop_deliver 25 cx k mg e
shop_design 22 7a g
shop_dres 25 ap p
shop_driv 22 kt h
shop_dry 28 6c b
shop_email 28 gz c
shop_family 22 84 f
shop_farm 20 2d 9
shop_fil 22 8b t
shop_find 20 82 q
shop_flea 25 32 a mq 8
shop_floor 1v 3z b 8y 13
shop_food 1x 8c 9 lz c
shop_fre 22 19 c
shop_fresh 28 as r
shop_furnitu 25 bh a bs a
shop_garden 28 2y 9
shop_gat 28 ao i
shop_gift 22 8h 9
shop_grocery 28 cx d
shop_guest 22 ia 8
shop_hand 28 k4 c
shop_handmad 28 0 9 jd g
shop_hom 20 nb c
shop_hotel 20 gf 9
shop_import 28 8v 7
shop_interne 20 4n 7
shop_keep 20 8k 9 gl t
shop_last 25 lz a
shop_left 28 be q
shop_link 28 6j w
shop_list 1j 2u 1j 2v 12 2w 9 9q d c5 18 cx u mg b
shop_local 1z cx j mg f
shop_look 1u l g la b
shop_loos 25 8b a ar s
shop_machin 22 al e
shop_mak 25 2b b jd a
shop_market 1u 1n c 44 c cx g
shop_marketp 1z 4p 8 5g 5 mg r
shop_medicin 28 je c
shop_memb 20 18 a 2c g 7d b
shop_men 28 fp b
shop_must 20 h8 8
shop_near 1l 3n i 7q b ap g au g av a bs 8 em 7 lz c
shop_nearby 1s 3t 9 3z 8
shop_neighbo 20 ao b
shop_night 22 7d b
shop_offic 1x 7u 8 md d
shop_onlin 1k 32 a 63 d 6j b bo e cx 9 jo d mg k
shop_open 1p 3s l 7d o dj a et 6 la 9 m1 b
shop_ord 1m 82 r 8q 7 b9 a jd a
shop_own 1k b9 9 dj c gt e gz c hn 9 lz d
shop_pack 28 8s k
shop_pag 1w fe 9
shop_paid 22 31 a fa f
shop_pap 25 2v b
shop_parcel 22 8s b
shop_parent 1z 3n f
shop_part 1w 66 e
shop_pas 28 gx f
shop_pay 1o 6j 9 md d
shop_pet 28 jo b
shop_phon 22 9a c
shop_photo 28 f0 e
shop_pick 1z 8u b cx p la b
shop_plan 25 fy f
shop_plant 25 8s c bi 9
shop_post 1x bq 9 gt e
shop_print 28 au h
shop_puppy 28 2h 8
shop_put 22 8a f mg e
shop_record 25 gt 8
shop_rent 25 7a t bv a
shop_rental 28 7a 9
shop_reord 1u mu a
shop_residen 28 lz a
shop_restaur 20 4t a
shop_return 22 la p m1 f
shop_reward 28 6j b
shop_room 25 z f c5 a
shop_run 25 1o d hq n
shop_sal 25 61 a
shop_salon 28 1u 8
shop_sam 22 mg b
shop_scan 28 7d c 93 i
shop_school 1w 22 e
shop_screen 22 1n g
shop_second 25 mp f
shop_see 22 hn g
shop_sel 1m b 7 8s 9 jx 9
shop_send 1t 6k g au b gz h j8 d
shop_servic 25 6m k
shop_shirt 28 6e s
shop_sho 28 65 a
shop_shop 1w 2v 8 3n d la h
shop_short 28 7a c
shop_sit 25 6c b mg b
shop_smal 1z 8o a cx i
shop_softwar 28 ch c
shop_spain 25 ku d
shop_spar 25 gl e
shop_staf 20 76 r 7d x
shop_stal 28 bd 7
shop_stand 22 7d d
shop_station 1x 67 r al g au 7 bp 9 gl d
shop_stock 1t 82 b gt 9 ku v mg i
shop_studio 22 7a f 7t h dg h
shop_stuf 28 be i
shop_superma 20 bi 9 cx c
shop_system 1z cl a ku a la b m1 t
shop_tabl 25 4f 9 4z 8
shop_tablet 28 1b 8
shop_tast 25 8o e
shop_test 25 4m e
shop_than 20 h1 8
shop_thursda 28 gr d
shop_til 25 mg e
shop_tool 22 2c 9 m1 13
shop_town 1r p 8 2v j as a mg r
shop_travel 28 44 c
shop_trip 28 9y a
shop_used 1z bo i mn f mp d
shop_vas 28 4k s
shop_vets 22 jn a
shop_villag 1x 7d s lz 16
shop_wait 20 6j 8
shop_window 1x 3u c 8h e
shope 28 n0 7
shopify 1l 4g m 7h c 8s i f0 8 h1 c la 1e m1 24
shopify_app 28 m1 s
shopify_magento 28 h1 d
shopify_stor 22 4g b 7h c
shopify_woocomm 20 m1 m
shopkee 1u 82 e gl d mg h
shopkee_send 28 82 e
shor 20 9h 9 fp c hv b ia 8
short r r e 14 c 1i 9 2f c 3h 8 3q d 4j c 50 d 51 g 52 f 5d 6 5j d 5l 9 5u a 6a g 6t b 6u f 6w j 76 y 7a n 7i x 7n b 8a e 8d 8 8t e 92 c 9m w 9o b 9t e aa d ak a c3 c d8 e di g dr 8 dx m dy 7 dz a e6 k e9 c ep c eq a f1 f f9 i fc n fg g fp b g1 e g4 h hq s ht f hu k ia 7 io 9 ip c iw b k4 f k6 m k9 b km n l8 a l9 s lc 15 mh n n1 r n7 f
short_audio 1z 5j b 6w e dx e
short_book 22 fg r
short_brand 28 lc s
short_break 22 cv 9
short_check 22 hu f
short_clip 1w 7i e dr 8 lc j
short_cours 22 18 d
short_daily 1v 6w e bp e k6 b lx c
short_dat 1z 8a s
short_documen 28 fc g
short_email 28 f9 h k9 e
short_exercis 1u 3h a dz c e0 9 ip d
short_film 1r 7i b 9t f e9 c eq e hq d
short_form 1z lc e
short_gam 22 14 m aa e
short_guid 1w 5j e 9m f
short_health 28 aw 7
short_instruc 28 ia 7
short_leas 28 7a o
short_lesson 1o 6u n 76 p e9 a g1 o hq c k6 t
short_let 1x 50 f 51 b a6 c
short_list 1t 8m b ak a
short_medium 28 n7 b
short_men 28 60 e fp c
short_not 1s 5u a
short_notic 1r ep 8
short_paid 25 km e
short_phon 28 e c l9 i
short_plan 28 9w a
short_privat 28 iw f
short_profil 28 km j
short_puls 28 39 d ht d
short_questio 1t ed g fp b ht c ky c
short_quiz 25 2 8
short_rang 28 4j d
short_recruit 28 7i w
short_report 1x gq 7
short_session 1v 9m 9
short_spac 28 c3 r
short_stay 1s r m mh 16
short_story 1z fd a
short_summary 22 fy 8
short_survey 28 ht 8 l8 d
short_talk 22 5q a
short_task 22 76 c
short_term 1r 51 i 7a p 8t m 92 9 g4 q ga 7 k4 9
short_train 28 l9 h
short_vertica 28 lc d
short_video 1h 30 a 5d 9 76 n 7i e 9t 9 eb d f1 h fc b ff 7 hq e io e km b
short_walk 1v 52 b 5l d
shortag 20 1i 1d
shortcu 28 im e
shorten 1z 6c f
shortes 25 gk 9
shortle 25 51 11
shortle_operato 28 51 o
shortli 1z 7l j dk f e8 e hp x
shortly 28 83 9
shot 1k 3v h 52 15 f0 x fh j fj 9 hq e
shot_film 28 fj a
shot_phon 28 f0 f
should 1h e o k a 3h 15 6c 7 7e n 9w 9 a8 a mn 9 n4 a
should_back 28 3h 9
should_bag 25 mn a n4 a
should_blad 25 3h t
shout 1e f a 5r f 9o b ho e
show m 4 9 a 7 b 7 12 c 1a o 1b 8 1v h 1x b 20 9 2k 7 2v b 30 k 37 f 3b n 3f b 4d c 53 f 5t 7 6i i 6k f 6m a 6q p 6r e 6s 8 6t 9 7s 7 8y 8 8z m 9e d 9r 9 9v r 9z c a3 9 ab h ac 9 aj d b2 f bf g cg h cl 7 co g d5 9 dr 12 e4 k e5 c eq f et g ez e f2 9 fb 13 fc 7 fl a fo v fy g fz j g7 k ga b gc 17 gl 8 gn l gs e gv j h2 b h5 e h7 9 hf k hl h hq f hz 8 i5 9 ic u ik a il c ir 7 it 8 jr a js c jt 9 jw h k2 b k3 f k8 f kj f l1 e l6 e le a m1 i mk f ml h ms 7 mz c
show_answ 28 ez 7 ik f
show_balanc 28 hf l
show_bank 28 hf g
show_barri 28 fo 8
show_blu 28 4 f
show_brush 28 jj 6
show_cabl 28 go 7
show_catalog 28 b2 6
show_chair 28 4d j
show_clean 28 n a ic e
show_client 1z hl 8 kv f l6 m
show_cod 22 gl e
show_commiss 22 gb 9
show_company 22 dr d f2 e
show_dat 1v a5 d k3 d
show_deposit 28 l1 c
show_doctor 20 iq i
show_donor 28 2g i
show_door 25 fu d
show_empty 1x 1a f
show_everyth 25 g7 j
show_exercis 28 9o a 9w e
show_far 28 1m g
show_fertil 28 it m
show_film 22 6i b eq a gv u
show_first 20 hq j
show_fit 22 fo f
show_flat 22 53 j
show_food 28 ad h
show_fre 20 ml r
show_ful 1z 6r b gs 7
show_gaps 28 do d
show_green 28 3b e
show_hold 25 o 8
show_hom 1v n 8 53 r jr d
show_hous 28 ge e
show_kitchen 25 cy e
show_larg 28 fb b
show_last 1x 34 c 6s c b8 b
show_laundry 28 ic u
show_left 28 8a h
show_list 1x co e
show_local 25 ip 8
show_market 20 47 e
show_next 28 9z k
show_not 1u dr 1c jw i
show_numb 1z gc m
show_open 1x 3b e aj c hk c mk d
show_outlet 28 6t e
show_own 1r h2 e h5 r k8 b
show_pag 28 hz 9
show_parent 20 5x 9 k2 d
show_pattern 28 9v g
show_phon 28 bf f js h
show_pictur 1s 2y b
show_pric 1q 6k n
show_rail 28 fo c
show_remind 28 l1 c
show_restaur 28 8z g gw c
show_rout 28 ji 9
show_sav 1v 3f 8
show_school 25 eq i
show_see 28 6i l
show_sel 28 20 j
show_send 25 il k
show_servic 28 6i g
show_short 28 7a c
show_siz 22 gn f m1 i
show_smal 25 30 j
show_someon 28 9v 9
show_spend 28 fy m
show_step 22 a4 7 lf e
show_stock 25 ij c mg k
show_stop 22 6q j dr 7
show_tel 28 75 e
show_terrac 28 1x r
show_titl 28 gn e
show_trad 25 27 9
show_train 22 aj b
show_trig 28 ir d
show_tru 25 5l c m2 d
show_van 28 cg g ic e
show_way 28 kg 7
show_went 28 37 7
show_women 28 fb f
show_work 1x l6 b
show_wrong 22 e4 f
showcas 1x 12 12 13 i
showcas_cast 28 12 h
showcas_match 28 13 g
showing 28 f7 a
shown t 1m f 7m 7 b2 7 fc 8 fl 9 ht a jb b jd a
shown_buy 22 ja d
shown_liv 25 mi 9
shown_ord 28 6j 8
showroo 1p 1v 1c 1x b 5c b 5g 8 62 f mn g
shr 20 23 q df t
shr_bottl 28 df p
shred 22 8j g df d
shrimp 1w 9g h d6 22
shrimp_farm 25 d6 13
shrimp_pond 25 d6 j
shrink 1w 37 b 9z 9 e3 j
shropsh 28 lr a
shrub 25 8p f by 8
shuffl 22 2u a 80 a i7 9
shuffle 22 b1 n jg h
shut 1j 3c z 5c q 8f c bz b f4 f io 18
shut_wat 25 3c x
shuttl 1s 1r c 5w e 9c 7 9f 7 gk 1s i5 p ia p
shuttl_bus 22 1r b i5 n
shy 1l 12 g 4m c
shy_childre 28 12 b
sibl 1t q e a2 z iy n
sibl_discoun 22 q d
sibl_fight 28 iy f
sibling 1f 2o 7 a2 1d
sicily 22 ar 8 ek 9
sick 1a t d z h 7e 9 96 12 a1 9 d0 7 dq e he a hr 16 hs 1e hu h jk a m0 h m3 b m9 l ma n
sick_animal 20 y 8 z f jk d
sick_cal 25 hr y
sick_child 28 96 w
sick_childre 28 m0 f
sick_kids 25 t h
sick_leaf 28 m9 u
sick_leav 1x dq b hu a
sick_not 1x 96 i hs 17
sick_pets 28 z b
sicknes 25 x 9
sid z e b h 9 1z 8 28 9 39 d 42 e 49 9 57 m 5k 7 6o w 6t 9 6w l 9j a be 7 bs u cb f cn 6 ed u eu o fn b fq n gf a gt 8 hi g i3 j ix b j9 b ja f km n kv 9 l2 a lr 7 ml 9
sid_fil 28 ed d
sid_gat 25 1z f
sid_gut 28 kp b
sid_opening 25 fq x
sid_send 28 8v c
sid_sid 1h 6o r 6w h cb d gf 8 ja b
sid_sleep 28 bs e
sid_start 25 ac c
sideboa 1v bg v bh 1a mm 9
sideboa_centime 28 bg u
sidewal 28 3u h
sidin 28 57 k
sierra 28 de 9 jv h
sight 1j 47 f 9e h ae 16 h8 a ju d ld f
sight_blind 28 ld 7
sightho 28 jf 8
sightin 28 ju w
sign t h 8 o 8 1e u 1l 8 1r e 2d i 2f q 2j b 5k 7 79 t 7j 9 94 7 97 d 9t c ag e ah h bq s cl k db 9 dp g ds g e9 h ei b et 9 ev c f3 9 f5 a fb 8 gl d h0 9 ha b hh k hi 1t hj r hq s ii a jz 9 kl 7 kp i kq i kx 9 kz s l2 9 lj t lx a mx b mz d
sign_agreeme 25 2d e 9d b
sign_ask 1z a7 9
sign_check 25 ii d
sign_consent 1z cl i
sign_contrac 1t c4 a hi e hq k
sign_copy 25 hi l mx a
sign_documen 22 ei b hi 11
sign_first 1z 9t 9
sign_form 22 ag e
sign_languag 1w 2j j 79 15 94 c
sign_leas 22 18 9
sign_licenc 28 5f 7
sign_not 22 1e d
sign_off 1q h0 b hq h
sign_offs 28 76 d f3 f
sign_onlin 1z hh 9
sign_phon 1s 97 d cl 8 hi z kp h
sign_rul 25 h 9
sign_scan 25 hi j
sign_screen 20 ag f cd 8
sign_secrecy 22 79 8
sign_show 28 fb d
sign_smal 28 gl d
sign_station 28 db d
sign_video 28 2s 7
sign_work 25 1t 8
signag 28 ds u
signal 1c 1h 8 35 r 3j d 6r 1o cd d cm h cn i ha c js b kj a ko b kq g kz e m9 b
signal_backtes 28 6r i
signal_entry 20 6r n
signal_not 25 cm c
signal_provid 28 6r i
signatu 1d 6s a 75 8 96 b aw 8 cd d d0 9 dp b es k hh h hi 2j kd d ko d kq 10 kw b kz n l2 t
signatu_cocktai 28 es c
signatu_contrac 28 hi t
signatu_drink 28 es h
signatu_invoic 28 kq r
signatu_phon 28 6s e
signpos 20 35 n
sil 1x 6x a b4 7 bz 1i
sil_includ 28 bz 7
silenc 1n n a 5j d 9m 8 gp 9 jw c
silent 1j 4c a 6v u 9m g 9z c bv c i1 b i2 h
silentl 1x 6v 10 e6 9 ez 7
silesia 25 1x 7 de 9
silicon 1q 3i h 4m 15 4v y 4x d 7e 7 bk l
silk 1q 4m d 4z d 62 f 64 n 77 d ly a ms 9 n3 12
silk_scarv 25 n3 w
silly 1l 43 9 jv 6
silv 1r 68 23 ej e mr w
silv_ring 25 68 t
silva 1r 1v 8 kv 9 kw c
sim 1m 36 a 3j f 9h 21 9i d cr s f6 f hn f jg 7 k7 d lo 7
sim_card 1z 3j c 9h u k7 d
sim_data 28 9h e
sim_rac 28 jg 8 lo 8
sim_sauc 28 cr u
sim_swap 28 9h 9
similar 19 4b 9 dw 8 ke a m7 h
similar_cars 25 36 b
similar_hom 22 53 9
similar_ones 1m ke a
simpl 10 1j j 45 9 48 a 4j a 4w b 5e c 65 a 6q 8 6u a 6w 8 8y j 9q c ak i b6 d c9 8 cc 9 cg 8 ch e fm 9 fr h g1 8 gz d h9 8 he 9 hg 10 hs 9 if 7 iq 9 ix 9 k6 9 kc c ki r ku j kx b ky 8 l5 b m6 c ms b n3 a
simpl_app 1z 1m b 6z c cg c iq e ix a
simpl_cas 25 f5 9
simpl_cremati 28 5e e
simpl_crm 28 hg 1c
simpl_enough 25 kc e
simpl_explana 28 is d
simpl_grip 28 3k e
simpl_languag 22 ki n
simpl_list 20 hg g
simpl_phon 28 fm a
simpl_program 28 6q f 6y d
simpl_tool 1w 1j f l4 b
simpl_way 20 if c
simpl_web 28 73 c
simpl_word 1x k6 e ki g
simplif 28 ki s
simply 1f aw 6 ek c fc 8 m0 c
simply_buy 28 4g 9
simulat 1i 5r 13 75 1x 7s b eg p fe c hv 15 jg 20 k6 1k l9 r lo 1d
simulat_attack 25 7s d hv n
simulat_bays 25 jg s
simulat_trad 28 k6 s
simulat_train 28 75 l hv 9
simulta 28 9d b m7 a
sin 28 9i i cu 9
sinc v 3k 9 ge a
sinc_broth 28 2s d
sinc_eleven 22 ge d
sinc_know 28 63 f
sinc_last 1n 6n b
sinc_pandemi 22 a5 d
sinc_sunday 28 a1 9
sing 1d 12 c 25 f 2s m 4d e 5p m 66 k e4 m fd 9 fr h gm 2c gs 17 gu 1j jy s lj 16 mz 9
sing_hear 22 gm l jy c
sing_lat 28 66 a
sing_lesson 28 5p c e4 e
sing_lin 28 gm l
sing_own 28 gm i
sing_part 28 gm d
sing_practic 28 gm c
sing_rap 28 25 a
sing_song 25 2s 8 gu h
sing_songwri 28 gs d mz b
sing_track 28 gm 8
sing_turn 28 gu i
singapo 19 3x 8 5c 8 8e b dt 9
singl w b a i b 1k 8 25 9 3r a 4q 9 55 9 87 i 8c b 8i e 8l q 8m 8 b8 9 bd 6 bg 8 bh 9 bk 9 br 7 bx a cs a cu r dk 9 eb 27 ed a i7 23 id 9 ln 7 lp 8 ls g mj h mz o
singl_adult 25 i7 x
singl_album 25 25 a mz n
singl_app 28 eb f
singl_bevel 28 bd c
singl_card 28 b8 d
singl_cook 28 i7 b
singl_coupl 20 88 a
singl_din 28 eb f
singl_even 28 i7 b
singl_evening 28 i7 i
singl_event 28 eb r i7 14
singl_farm 25 8l c
singl_gift 28 ie a
singl_ingredi 28 cu p
singl_item 20 8a d 8c d
singl_malt 25 ls i
singl_meat 28 cu o
singl_moth 22 2e d id g
singl_mums 25 ed d
singl_night 22 i7 a
singl_origin 1x 3n d 4s 9 87 m 8l x
singl_oven 28 56 7
singl_parent 22 eb d
singl_partn 28 eb f
singl_party 28 i7 q
singl_piec 1r 3e d bh c
singl_product 28 3z d
singl_profess 20 i7 h
singl_protein 28 4q b
singl_room 22 55 h
singl_sachet 28 cs j
singl_screen 28 gv d
singl_shar 28 eb j
singl_subscri 28 mj s
singl_track 25 mz e
singl_use 1z d d et 9 me e
singl_visit 1x bx 9
singl_women 20 9l 9
singlet 25 n1 1f
singly 1z 5i g at s aw e
sinhala 25 i1 b lx c
sinhala_tamil 25 i1 8 lx a
sink 1m 1v e 1z e 2t 9 38 7 3c 1k 4e c l4 d n9 c
sink_fund 28 l4 e
sip 20 3i h 3v 8 lf 1b
siren 1t 3c 7 3j 24 h7 9
sist 1g 2r f 55 b aa 9
sist_wed 28 65 7
sit n e 8 y i 11 g 1g l 1t b 2b c 2f f 2i c 2n 8 3r a 3z j 43 9 5h 7 5m 1s 5u c 62 9 69 6 6b k 6o c 6s 8 79 9 7h x 7k h 7r 8 7x b 7y e 8w 7 92 c 97 c 9d d 9j c 9k 8 9l 7 9m e an c at d bf b bh 9 bq 8 c2 9 c4 l ca 17 cg v ck e cv r d1 b d8 e db 7 dc b df 8 dg j do g dp 9 dq g dt f ed a eh c ei b eq e eu k fa l fl m fm d fq i gi b h8 m h9 g ha d hu f hy b i5 a i9 7 ij a io p ja e jk 19 jt d jy a k1 a k5 9 km c ko 1j kr n kz j ll a m0 8 m2 b mb g mc a mg j mh t mi j mr b my k
sit_accessi 28 9e 7
sit_add 28 ko k
sit_alert 28 ef a
sit_animal 28 jt c
sit_answ 25 dp p
sit_antiqu 28 mr m
sit_app 28 6i f
sit_apps 28 io e li b
sit_ask 25 1g 9
sit_back 22 dt 8 fq f
sit_besid 25 f3 h
sit_best 28 f9 d my 9
sit_block 28 io c
sit_board 28 bn b
sit_book 1z 7a f 9j e e5 e e9 8
sit_both 28 km j
sit_cancel 28 5m g g9 c
sit_check 20 kr 9
sit_childre 28 5m x
sit_clean 22 bw d
sit_compar 1x 6o u ea d ij i
sit_crew 22 ge e
sit_deliv 28 3r f
sit_diary 28 ko x
sit_dog 28 jk e jl c
sit_engin 28 c4 f ko d
sit_even 28 5m g
sit_family 28 do c
sit_farm 28 48 c d1 d
sit_fil 25 ev f
sit_find 20 eu b h8 c mi v
sit_first 25 7p g
sit_fix 25 7h g mb c
sit_floor 25 ep d
sit_found 28 5m c
sit_fre 1z mt 7
sit_front 28 9k 7
sit_guid 28 47 b 94 d
sit_high 28 fq b
sit_hom 1r ei d
sit_host 28 jk h
sit_hotel 25 97 p
sit_instagr 25 fk 8
sit_insur 28 9j 8
sit_introdu 28 5u f
sit_kitchen 1z 7o e dx e
sit_list 1u 2f c 44 c k1 b
sit_liv 25 ca p
sit_load 25 c2 g m4 g
sit_local 1z 2f p e0 9 fa a
sit_long 28 5k i
sit_manag 1w fl 8 ko 17
sit_map 22 ck g
sit_market 28 br e
sit_match 28 bh f km 9
sit_measur 28 6c b
sit_meeting 20 hy m
sit_met 28 5m b
sit_near 22 ca n jk a
sit_night 22 y g
sit_onc 25 m2 9
sit_onlin 25 j6 8
sit_ord 28 d1 j
sit_parent 20 2n k 5m e 5o d m0 7
sit_pay 25 6 7 b9 e
sit_permit 28 i5 9
sit_pet 28 jk i ll f
sit_phon 1w io i
sit_photo 28 ko e
sit_pick 20 b7 8 gu c
sit_platfor 25 5m b ji b jk a
sit_plus 20 92 g
sit_print 28 fa r
sit_publish 28 2g g j5 7
sit_real 28 7n e
sit_report 28 ko o kq e
sit_residen 25 gi p ke f
sit_sam 20 7k 9
sit_see 22 el b
sit_send 25 65 7
sit_servic 25 h9 f
sit_set 25 5h c
sit_shop 28 82 e
sit_show 20 jt f
sit_shut 28 io o
sit_sign 25 kz j
sit_smal 25 mn f
sit_softwar 28 hw 8 ko b
sit_stand 25 nb a
sit_start 25 dt d
sit_stay 25 ca j
sit_talk 25 25 d 7r 7 l2 f
sit_tech 28 7k e
sit_test 28 6b g
sit_thing 28 jd c k9 a
sit_tool 28 cg g hh h
sit_used 22 4b a ja l
sit_venu 25 eu n
sit_video 25 2u a di c
sit_weekly 28 h8 d
sit_weigh 28 7h f
sit_wel 28 5 8
sit_whatsap 28 7 8 ky f
sit_work 22 7h e
sit_writ 22 9d e ei e ha f
sits 1a 4 a 3a a 3c 9 3l c 5e b 5f 9 7r a 8q 8 9m c af 9 c9 c ek d eq e gx a hg e m1 d mf 9
sits_back 28 eq d
sits_family 28 5e g 5f d
sits_wel 25 4 d
sitting 22 m 9 9m l
situati 1o 7n g 9i j ab f dx v e5 e e9 d ih e iy e
sixteen 1l 3x i 7n d e3 d eq g hw e jc b
sixth 1w 86 7 e7 8 e8 j
sixth_form 22 e8 g
sixty 1b 5 b 2d b 5n b 8h 9 az a cq f ct 9 ff 8 fn c
sixty_percent 1z cq d
siz s 6 i a c 2n 10 2o 18 38 d 3e g 3t 8 4o 1p 4q d 4y e 4z b 5a g 5n c 60 j 61 1g 62 13 63 i 65 n 68 e 6a 13 6b s 6d e 6e k 6f c 6g 10 6u f 74 8 ap k az i b3 c b6 1b bf b bg l bq h bs b bu a bv 11 by 7 cl 8 cu c da n dd 9 et 6 f0 m fp l g2 8 gf 8 gn y jl e jo k ku o la k ly 7 m1 10 m2 8 mo 16 ms t mt f n0 b n1 n n2 1l n3 p n5 g n7 w
siz_back 28 la b n1 9
siz_button 1w 38 b
siz_chart 22 n2 c
siz_chew 28 4q f
siz_choos 20 gn g
siz_city 22 7v f cy e
siz_clean 22 4m b
siz_cloth 25 60 d n2 o
siz_coin 25 3h 7 3j g
siz_collect 28 mo 8
siz_colour 1w et 9 gn c ku e
siz_company 1p 74 d hw 9
siz_conditi 22 m2 g mo e
siz_cut 28 n2 b
siz_deliver 28 gf d
siz_design 22 3e k
siz_digest 28 da i
siz_dog 28 cu 9
siz_exchang 22 la d
siz_firm 20 7n b
siz_fit 1w n2 f
siz_fits 25 n3 8
siz_fix 28 55 b
siz_fold 25 61 u 6f d
siz_fram 28 bq m
siz_fre 1v bv g
siz_grow 25 2o g
siz_hand 22 b3 e n7 a
siz_hat 28 4o 7
siz_honest 28 ap j
siz_jean 28 n2 l
siz_kit 20 68 7 n7 x
siz_label 28 n2 d
siz_materia 22 5g 6
siz_mis 20 gn 7
siz_museum 28 94 a
siz_next 20 61 b
siz_ord 1z 4z 7
siz_oth 22 2n d gn f m1 i
siz_own 28 b6 c
siz_pea 28 cu d
siz_photo 1z f0 f
siz_plant 28 b4 d da d
siz_promis 28 mo d
siz_real 25 6a d n2 e
siz_recomme 28 m1 g
siz_refund 25 m1 l
siz_season 25 61 d
siz_sent 28 62 d
siz_smal 1r 65 a 6e d n3 a
siz_sold 1q b6 a
siz_squar 28 dg d
siz_stock 20 65 9
siz_swap 25 bv e
siz_tast 28 mt 8
siz_tel 28 ku j
siz_temp 28 jl w
siz_top 28 6a 8
siz_town 20 mg b
siz_version 25 4o h
siz_wear 28 62 g
siz_whenev 28 61 d
siz_width 28 65 a
siz_women 25 n2 e
siz_writ 28 h0 f
skat 1v mo f
skatebo 28 g0 g j4 a
skein 22 b5 23
sketch 1m 3e r 3t s 60 e 6e 9 ex j fi e
sketchb 28 bp j e8 f
skew 22 8j 9 aq 11 as d
ski 1l 4 f 14 i 1r m 32 d 49 j 97 c ax 7 bu e ku c mo t
ski_school 25 49 c 97 c
ski_techniq 28 14 j
skid 28 fo e
skil 18 s t 13 9 16 v 20 a 28 u 2b c 2e a 2f w 5r n 5y c 6c 9 77 f 7l i 7n h 9i b as 7 bx x di r dm k dv m e3 f fl k hq c hr m id p j8 f kq g l9 a
skil_clas 28 dm b
skil_cours 28 di y dm b
skil_employ 25 l9 c
skil_institu 28 16 p
skil_morning 25 dv u
skil_record 28 kq e
skil_sign 25 hq g
skil_test 1x 13 9 bx e
skil_train 22 di a dm f
skil_volunt 28 2f g
skil_work 20 7l b 7n d 9i e
skim 20 58 m a3 g k3 e
skin 16 0 17 1 1o 3 1a 4 r 9 j b g d c m o p p 1f 9 2r k 3a 9 4j 15 4o k 6d 6 6g i 8q 8 a1 9 a7 a a8 1z av 8 ax 1l bc 8 bl 9 cu v em b en g f0 a f8 k ir 7 k8 d n7 d n9 9 nb 8
skin_analysi 28 a8 a
skin_boost 28 ax f
skin_car 22 0 n b 9 4j l
skin_chang 28 a8 a
skin_check 22 1d 8 a8 v ax c
skin_clinic 25 ax l
skin_cream 25 1 8 1i b
skin_diseas 28 a8 a
skin_doctor 1z a8 18
skin_fad 28 em g
skin_feel 22 0 a
skin_hair 22 4o q
skin_lesion 28 1f d a8 a
skin_photo 28 a1 e a8 g
skin_spot 28 a8 a
skin_ton 1q 3 13 4 9 ax b bl b f0 c f8 a nb a
skin_treatme 28 ax g en 8
skin_typ 28 0 d 4 c
skincar 1p 0 1k 1 q b b 4j p 4o b 78 a 7a a av o
skincar_brand 25 0 c 4j o
skincar_lin 28 0 u
skip 16 4 b 2t 9 47 d 4c 19 4i 9 66 7 83 d 8d e 8o 9 b5 8 e7 9 j0 l kb 8 lt b mc d
skip_alcohol 28 8o 8
skip_empty 1s kb a
skip_pays 28 j0 p
skip_quiz 28 e7 d
skirt 1t 1x r ms 7 n1 t n2 e
skirt_board 25 1x p
skis 1r 1r 7 32 d bu 1h mo 1f
skis_board 28 mo f
skis_boot 22 bu s mo f
skit 28 fc a
skoda 25 e k 1r f
skul 25 e b
sky 1w 48 c 9g d i9 m
sky_bridg 28 i9 l
skydiv 28 9k o mw f
skyligh 22 1w m 9b 9 bz 7
skån 28 86 8
sl 28 64 b 6f h
slab 1z 1x 7 1z p 8h g
slack 1s f4 d h5 g h7 9 hz k jh t
slack_group 28 jh n
slang 22 ek a
slat 1z 1w 1d 1z d 3q a
slaught 1w cu c d1 e lq 1u
slaught_sold 28 lq h
sleep 11 7 8 l 9 o j x e y f 1z 7 2k 23 39 1y 3a t 48 s 4n m 6f i 9b b 9c c 9n 25 9p a 9s f 9t n 9v j ac v bs 1d bu p ed 9 eo 9 fd l hu 11 ic 18 ir p iu 17 ix 14 jl 9 js f jv b lj 9 ls 9
sleep_app 28 9n 12
sleep_apps 25 39 9 9n 9
sleep_badly 1z 39 9
sleep_bag 28 6f d
sleep_bags 1z bu 11 ic d
sleep_bet 28 9n g
sleep_bottl 28 ix l
sleep_clinic 22 39 9
sleep_coach 25 o c 2k 10 9n c
sleep_consult 22 o c 2k 1o
sleep_devic 28 39 19 3a f
sleep_diary 22 2k 8 9n 17
sleep_doctor 28 9n k
sleep_doorway 28 ic i
sleep_food 25 ac e hu f
sleep_night 25 9n c
sleep_pillow 28 39 d
sleep_plan 28 2k 1b
sleep_pods 28 ic p
sleep_program 28 9n c hu i
sleep_sit 28 y n
sleep_sound 28 9n i
sleep_stres 20 ir t
sleep_track 20 39 h 9n g iu d
sleep_train 25 2k d
sleep_weath 28 ac o
sleep_window 28 ix g
sleep_zon 28 iu e
sleepov 28 5s 8
sleepy 28 3o 7
sleev 1h 3i 8 64 b 6a e 6c l 6d 7 b9 9 bc a bd m fq 8 gt f ms 9 n2 19 n4 11
sleev_dres 28 n2 m
sleev_length 28 n2 8
sleev_open 28 fq 7
sleev_sel 28 n4 7
slept 1n 9n 9 9p z
slic 1n 3s l 4r l 86 e 8e f a6 g al b bd b cs 9 g4 d lq 7
slic_bread 28 3s a
slid 1a 19 o 1f j 4w j 70 19 b9 e bm d bv 9 d5 a dm p ds 11 e7 r er p fu 1y gr a ir c j5 g ka 1d l6 t l9 a lm 12
slid_audio 28 70 m
slid_bal 25 bm d lm s
slid_deck 20 ds v l6 c
slid_fee 28 bv d
slid_film 28 b9 7
slid_negativ 28 fu 8
slid_print 25 fu l
slid_scan 25 1f o fu e
slid_workshe 28 j5 l
slight 28 f8 g
slightl 1u 39 7 3k e
slim 1w 5t m 6a d a9 7 ad e dy e n6 d
slip 1c 1k a 1l 7 1v 9 65 j 6a k 6w b 8y a 96 c a0 g cj e he q hm a in g
slip_phon 28 m0 8
slip_plan 25 6w e
slo 25 8p c dy a ls e
slop 1u 35 g 9k 6 bg a d8 g if f
slot 16 c g d c t k 1a 1h 2b c 2m 9 46 f 52 j 54 e 9j b a8 a ch b cl 6 e5 b em 8 eo g gd b ge j gi b hp e in f j8 9 jf f jg 9 k1 r kh f ky a l1 x
slot_book 28 k1 g
slot_offer 25 1a g
slot_onlin 1z 52 k l1 b
slot_patient 28 1a e k1 e
slot_phon 28 c 9
slot_room 28 e5 g
slouch 28 3h k
slovak 1z bl f fd 7
slovaki 1r 5l 7 94 7 aa 9 k5 9
sloveni 1o 4a a 7e 8 8d e bg e d5 6
sloveni_croatia 28 4a a
slow 13 g h 1n a 2a 9 2e 9 2m 9 39 v 3x 9 4t b 60 9 7h 8 9g s 9n 8 cb 9 cr m dc a dv d e4 u eb c f9 a fc a fd 9 fj a gm o h7 h i2 9 iu 9 jr a lk b
slow_comput 28 1n g
slow_cook 1z 88 b cr w i2 e
slow_dat 28 eb f i7 b
slow_fashion 28 60 e
slow_loop 28 gm p
slow_motion 28 jr c
slow_night 25 jy 9
slow_ones 28 dv f
slow_read 25 f9 g
slow_walk 25 9g f
slowly 1e c d 2m c 8f g 9n f 9w f e4 8 fj 9 jn a lr 9
sls 28 7q r
slurry 20 da w
slush 28 3w 8 er b
sma 20 1u 9 at 9 fs d g3 9 jq b
smal f 2 8 5 g 8 7 f h g a j d m 8 q j r 9 t j y a z b 10 7 15 b 19 a 1h a 1q c 1t 8 1u 9 1z 8 24 9 2g f 2r 6 30 c 31 g 38 9 3b e 3c 9 3f 7 3n b 3u 8 3w 9 47 a 49 a 4b c 4d b 4k b 4o 9 4p c 4q d 4r e 4s 9 4z d 59 a 5h d 5i c 5k e 5l 8 5m 9 5n a 5o a 5x a 5y b 5z c 60 a 66 8 6e 8 6s c 6w 9 71 k 72 9 73 9 78 k 7d c 7f k 7g d 7k p 7m b 7o b 7q e 7s 8 7x a 82 m 89 9 8c 9 8d f 8e a 8f h 8h c 8l b 8q a 8s g 8v h 8y a 93 9 9g 9 a3 j a4 h a6 f ak g an b ao c ap 9 at 8 au 9 ay 7 az 8 b2 6 b3 i b5 6 ba a br b bx f cc b cp c cx 9 cz b d2 9 d4 9 da 8 dj i dm 9 do c dq d ds 9 e0 h e2 c e5 b ea f en 7 ep 8 ex c ey 8 f1 9 fb a ff 7 fg 8 fi 8 fj 8 g1 9 g4 b gv 8 gz d h0 a h9 j hc a he d hf 8 hg f hs b hv 8 hx a i6 9 ia 7 id b ie 9 iz d jd 8 jh c jl d jo a jq 9 jv a k4 i k5 a k7 b km t ku e kx b l5 a ld b li d lm 9 lq c lr d ls b lz c md b ms 8 mz f n3 c nb b
smal_agency 1q dp a f6 d
smal_amount 1t a3 15 g1 a
smal_animal 1u y j z l 1h z
smal_bag 25 m0 8
smal_bags 28 4r g
smal_bakery 22 84 d lg h
smal_bar 25 8o b ln 7 lz d
smal_batch 1h 0 b 2 9 5 b 3u 8 4r j 4t 8 5x a 8f 12 8h b 8p f 8q b cp p ct 8 d2 8 ed a lr k ls u
smal_bil 28 m0 8
smal_boat 22 lq 16
smal_book 28 4i e ep a
smal_bottl 20 d2 f e2 g
smal_bottom 28 5h 7
smal_boutiqu 25 e8 c
smal_box 1w 3b g
smal_brand 1r 78 z 7a e 8s b
smal_build 1v at 8
smal_busines 1e 6m 9 71 d 72 b 73 e 78 i 7f i 7g h 7k j 7m 8 dj h dp a dq d f1 9 h0 g h9 m hc h he e hf i hg d hp d hs m hx d km i lb e
smal_café 22 3n h
smal_car 1w 6o 8 gg a
smal_card 28 5g 6 bn e
smal_carri 28 71 f
smal_cars 28 1q 10
smal_centr 28 v e
smal_chain 22 1i b
smal_chang 1z l a 2g 9
smal_charity 1u 2f k 2h b 7o a l5 v
smal_child 1z 2r m j1 c lj f
smal_childre 1k 19 g 2s j 2z d 5m n 5y q ie b iz c lm b
smal_chop 25 45 d
smal_circl 1z 15 r 5j 6 di c jh r
smal_claim 22 ag m kx g
smal_clas 1t h c q o
smal_clinic 22 t b k0 h
smal_clip 22 3h c ae e ej e
smal_cold 28 d6 b
smal_collect 20 bk d
smal_company 1h 1r 8 7m 7 9k 8 dq b ds a km 12
smal_concert 22 4d x 93 h
smal_constru 28 1t q
smal_contain 25 7d 19
smal_count 25 3v c 3w d au f
smal_crew 28 7i i
smal_crop 28 g4 g
smal_daily 28 9n f dx a
smal_dairy 25 4s q 8e i
smal_databas 28 e0 e
smal_deal 20 mr i
smal_dental 25 1l 8
smal_deposit 1w 1a e 8z c l1 b
smal_design 25 m b
smal_devic 22 ah f k7 i
smal_digital 28 43 a
smal_electri 25 4a g kz b
smal_event 1w 30 f i0 9
smal_exercis 25 ip t
smal_experim 28 dk 9
smal_factory 1u bg d de e
smal_family 20 an g
smal_farewel 25 5i s
smal_farm 1t 82 h
smal_fashion 20 ap d m1 b
smal_favour 28 31 l
smal_fee 1k 31 b 4f d
smal_firm 1e 1y 8 24 c 7f t dj 9 do 9 dq c hg n hv 7 km o
smal_fish 22 as c
smal_fitnes 25 f j 4g d aj f
smal_fix 20 jl f
smal_flat 1s nb m
smal_food 1z 7z c 8v r
smal_gam 20 e0 g iz o
smal_garden 1z 59 p fj f
smal_gift 28 k5 9
smal_grant 1z id v
smal_group 17 f b j v 10 a 13 f 21 a 47 k 49 h 4b b 5k d 5l i 5o m 6w d 9e e 9j b dj 8 dm a ea d ec a ex a fg a i2 a jl a jv 8 li d
smal_grow 1x 8d 10 ba l
smal_guestho 25 br a
smal_guid 25 5k j
smal_gym 28 lk f
smal_hal 22 4d a b0 d kh a
smal_hand 1w b3 m bv d
smal_hauli 28 m4 c
smal_heat 28 1u d
smal_hom 25 ie i
smal_host 25 92 d ec 9
smal_hotel 1m 4b c 4y d 7w j 91 b an k lu a
smal_hous 25 ic e
smal_househo 28 r y
smal_immigra 28 8c f
smal_import 25 8v o
smal_insur 28 kx m
smal_investo 1z a6 z
smal_jars 25 8l g
smal_jobs 1s 31 o bx i
smal_kids 1x mz c
smal_kitchen 22 5z d
smal_label 25 mz a
smal_leak 28 3c a
smal_lend 22 6s p g5 9
smal_lesson 25 6u f iy u
smal_let 25 2n d
smal_lift 28 cd d
smal_liv 25 ea 16
smal_loan 1v a4 7 ga 8 k4 1f
smal_local 1x 30 r 82 d bt e
smal_lots 1x 4s 9 8n b
smal_machin 22 6d 6 ay 8 cg d
smal_mak 1n 5 b 4k r 4p u 8h a be 8 jd j
smal_manufac 1w 7o g 7p j 8y s
smal_market 25 m9 e
smal_medium 20 4q c
smal_menu 28 2j 9
smal_mid 1x 94 9
smal_mix 25 4u 7
smal_monthly 1w a4 g g1 c g3 d
smal_non 22 7f d
smal_offic 1n 1n 9 7k y cz 9 hv b
smal_onlin 1r 3 a 5k d 8s e f1 9 n3 9
smal_open 28 gi g
smal_panel 28 3f 7
smal_party 25 4b e
smal_pet 28 5i o
smal_pets 22 4q r
smal_pharmac 28 z f
smal_plac 22 al 7
smal_plat 25 5h h ak r
smal_portion 1x 88 e 8l b
smal_pots 20 lr j
smal_pouch 28 8m 7 cr e
smal_practic 20 7k c
smal_print 1u do c fv d
smal_privat 22 f e q i
smal_produc 20 82 c
smal_product 22 3r c
smal_project 1x 2g v e0 n
smal_publish 25 bn 8
smal_purs 28 64 8
smal_rang 22 1 a
smal_read 28 fg e
smal_record 22 gt e mz u
smal_repair 1t bx x c0 f
smal_reserv 25 g5 9
smal_restaur 1r as 8 bd a br g h9 k
smal_robot 25 5x c
smal_room 1s g d x b 4d d
smal_runs 1t 60 r 68 b 6e d 7q b 8f a
smal_salon 22 en j
smal_sav 25 6s 8 a4 7
smal_saw 28 b3 e
smal_school 22 q p 40 m
smal_scratch 25 3m 9
smal_sensor 1z 3b f cc s cz c
smal_sery 1u 3e g 7q x 8x j
smal_set 1z k7 c
smal_shop 1j 1u b 6c f 8e 9 8s g bo e gz x ku h
smal_sit 28 k9 f
smal_siz 1u 4o o
smal_softwar 1z 7s n ey e
smal_solar 22 4z c d4 q d5 a
smal_spa 25 aw j
smal_step 1s 9z 9 a9 8 iz 9
smal_storefr 28 jx c
smal_studio 1u d g i b 25 e ex k ld g ms b na 9
smal_stuf 28 m a
smal_sum 22 a3 u
smal_suppli 1x 71 y ij b
smal_talk 20 e5 16
smal_task 20 a4 e km d
smal_team 1r s b 37 a 5v c 7c a ee 9 fx a
smal_test 20 8 7
smal_tins 28 8l d jn h
smal_tool 28 b3 e cg d
smal_tour 28 97 h
smal_town 1h 7a b 8c b cx i gv a li a
smal_trad 1u i6 a k4 9
smal_train 28 10 d cu d
smal_unit 22 1n b 4r a az d
smal_utility 28 mf k
smal_van 25 cv e
smal_villag 28 fb l
smal_walk 22 9g w jm e
smal_warm 28 g d 5z j
smal_wed 28 42 g
smal_wedding 25 41 n
smal_weekly 25 dm g
smal_whit 25 3b e
smal_wholesa 28 ku i
smal_winery 22 8d h 99 9
smal_word 28 ff l
smal_work 22 4e c k4 c
smal_worksho 1v 4z p 66 7 8h d n3 a
smal_wound 25 jq i
smalles 1p a5 g
smallho 1m 7y k d1 15 d5 6 d7 q da b db e g4 n ib b m9 m
smallho_buy 28 g4 g
smallho_farm 1z d1 a
smart 1b 22 a 38 q 39 7 3a g 3c 7 3f d 3h 19 3l 1b 3z 18 4v a 5b b 5c k 6p e 70 9 7d a 7e 10 7u y 8u j ae f az b c8 b cz 8 fq 8 gj 9 ix 8 j0 9 j1 9 js l k8 15 kb s lk b m5 a m7 n n4 a
smart_collar 25 js r k8 b
smart_fridg 1x 3z 1g 7d c 7u r
smart_glas 28 7e e ae c
smart_hom 25 3c 9 j3 d
smart_lock 20 3l 1j 5b e 8u n
smart_met 22 6p h c8 e m7 c
smart_ring 28 3h d iu a
smart_shirt 25 3h s fq b
smart_thermos 28 m7 i
smart_vest 28 7e s
smart_wat 28 22 d k8 g
smartes 25 6p a la e
smartph 1j 1m b 2m u 3m 15 6x 9 c6 d fm 1g fs a
smartph_repair 28 3m m c6 e
smartwa 20 3h p iu z n6 d
smash 1v 1n j al 15 eo b lo 7
smash_burg 25 al 11
smash_display 28 1n h
smel 1b 5 i 8 j 56 7 7t 9 8l e d9 6 fc f fr q na v
smel_good 22 fc a na 8
smel_sam 28 5 8
smel_tast 28 gw 7
smes 1q 7p l km 8
smil 1l w k 4l 7 f8 b
smil_consult 28 w i
smith 28 le a
smok 1h 3p h 4s 9 8f a 8l 8 8m g a0 1r ce w d2 8 es 9 j3 c l2 b na k
smok_alarm 20 ce d j3 d l2 c
smok_detecto 25 ce j
smok_fre 28 a0 f
smok_paprika 28 8l 9 lr 7
smok_salt 25 4s a d2 a
smoky 25 8f m
smooth 1w bp d cq l
smoothi 25 3v 1o k3 f
smoothi_bowl 28 3v p
smoothy 22 3v w 8j 9
sms 1e 8z f 91 s c9 b ch 9 d6 9 g4 a gz n h2 i hv d jz c kc b kk 8 l1 j l8 l
sms_book 28 91 11
sms_parent 28 jz 8
sms_phon 28 hv h
smudg 25 bp h na c
smuggl 28 46 a bn 9
snack 1b 3z w 40 9 4f a 4p 2c 4q w 4r 15 4x k 7u 1v 84 1n 8g 1p ak v ao y b1 w bt c cs j j4 12 lo f
snack_bar 25 8g a b1 u
snack_bars 25 8g 1b aq 9
snack_box 22 4p 15 4x p 8g d
snack_brand 28 4r f 8g a
snack_chickpe 28 8g u
snack_crat 28 4p c 84 e
snack_deliver 28 4q b 7u q
snack_employ 28 7u k
snack_homewor 28 j4 a
snack_lov 28 4p u
snack_machin 28 3z c
snack_play 25 j4 k lo e
snag 25 ko o l2 e
snak 28 bi g
snap 1h a l 2u e 2x c 37 a 3f a 43 d 68 7 69 6 as a bf c f0 h fw a hc o hd s lt b lu 6
snap_photo 28 2x f hc c
snap_pictur 25 hd g lt d
snap_receipt 25 hd h
snapsho 1z f0 j f4 e fv w
sneak 1o 32 e 65 1t 67 1l jg c n5 2h
sneak_clean 25 67 14 n5 a
sneak_collect 28 n5 a
sneak_recycl 28 65 t
sneak_sel 25 n5 i
sneaker 22 n5 10
snif 1z 5 9 cc h ey e jf d jl h
snip 28 b4 9 g8 e
snor 20 39 2l 9n g
snorkel 22 ia 1z
snorkel_tour 28 ia c
snorkel_trip 28 ia o
snow 1p 1w c 35 a 3k i 5r d ca a jl f
snowboa 25 49 g mo l
soak 20 56 d 9b 9 n7 b
soap 1g 0 1n 2 b b 8 4h a 50 f 7t 9 7u b 8b v ao b ay h bt h id k jd e n9 s
soap_box 28 b a
soap_coffe 25 50 g
soap_cold 28 0 q
soap_deterge 25 8b e n9 d
soap_mak 1x 4h a id l
soap_opera 25 76 a
soap_wat 28 7t 9
soapnut 25 n9 12
sob 20 8o y a0 12
soba 28 4t l
soc 1r 13 1r 5y 14 ak j hw w j4 c
soc_academy 28 13 q
soc_school 25 13 o 5y e
soci 28 i g dv c
social 15 m 7 17 d 27 d 2g 9 2j r 2m 1a 30 b 5h 7 6s 8 79 7 7g 13 7i e ay 7 b1 f bt b ds k dv b ec b f1 a ff 7 fg e fj 7 h0 1k i3 p ic u io p iz c j2 d j5 e k9 9 ke 6 ky 9 l6 d lc f mv 9
social_ads 28 f1 e
social_enterpr 22 16 b 2j 13 bt f
social_gam 28 b1 o
social_insuran 22 he 9
social_media 1d 2m 19 30 a 7g t ds j ec a h0 16 io o mv 8
social_network 1x 77 8 iz a j2 g
social_offic 25 79 b ic 8 ig 7
social_post 28 7g 9 ky e
social_run 28 dv g
social_securit 25 bw 8
social_story 28 j5 g
social_work 1s 17 f 27 e 2g b ic r
sociali 28 b1 h
society 1j 85 b gi e gn b jy 7 l4 1k
society_flat 28 l4 b
society_mainten 28 l4 p
sock 1i 3a o 3k b 4q 7 61 g 6g 16 b5 7 ib c lm 9 n0 3j
sock_box 28 4q 8 n0 a
sock_sensor 25 3a s
sock_subscri 28 6g g n0 a
socket 1l 3f 12 4z c 54 l dc g gj f k7 c ko c
socket_light 28 54 9
soda 1r 9 j 3p e 8o 8 8p 1g d2 k
sofa 1b d c e c 24 h 32 b 53 u 56 1i bg o bh 1y c3 a c5 f c7 r f0 b gv 8 jk a jt 8 ll j lt e
sofa_fabric 28 c7 e
sofa_mattres 25 56 x
sofia 1z 9o 8 g5 a
soft 16 6 7 z 8 19 z 1p 7 39 v 3g 9 3h 9 49 p 4l g 4v a 4y 9 57 z 5d c 5z 14 61 u 6d g 6f j 6g p 88 d 8e 8 8p r bj 8 bl a bs 9 ct x d4 f ek a er h gu 9 jg g jn c k2 d lm w n0 9 n6 h nb 8
soft_brush 25 5d e
soft_cooky 28 ct q
soft_drink 22 8o 8 8p 15
soft_enough 28 6d c
soft_floor 28 lm j
soft_foam 28 1p c 4v f
soft_food 28 5z f
soft_light 1z 39 c nb b
soft_play 1t 19 t er k jg k lm o
soft_wash 22 57 1e
soften 25 2l d 3i f
softly 25 3h f 9v b ab 9
softwar u 1a g 1b e 1c 14 1d 18 1e f 1f p 1h m 1i s 1j l 1k p 1l u 2e f 34 9 6r 8 6y o 70 d 72 f 77 8 7f g 7h a 7k 9 7l 9 7o 8 7r 8 7s o 8v k 8y u 90 v 91 q 92 l 95 p 96 m 97 10 99 13 9a m a8 b ah b ai k cd k ce e cg c ch 12 ci u cj i ck 10 cl n cm r cn e dc b dd d dh l ey r ez u f0 c f3 l f4 m gx h gz d h1 d h2 i h3 e h4 e h5 i h6 g ha 10 hb f hc z hd x he 10 hg g hh r hi f hj g hk u hl f hm u hn p hp l hq k hr l hs y ht 9 hw r hx o hy a jz x k0 18 ka h kb d kd v kf j kg n kh b ki a kk m kl d kn z ko c kp e kq q kr x ks s ku t kv q kw m kx v ky t l0 f l1 n l3 9 l4 p l5 n l7 9 l8 q m2 q m6 l m7 u m8 z m9 k mb 7
softwar_agency 25 7h c
softwar_behind 28 ft a hx d
softwar_check 25 ee e hn e
softwar_clean 28 f0 i kr a
softwar_clinic 28 1a e k0 8
softwar_collect 25 hq f m7 e
softwar_company 1q 7s j h4 7 hw 9 l8 d
softwar_count 28 he d
softwar_dental 28 1k p
softwar_develop 28 hm c
softwar_documen 25 cl c h8 c hm a
softwar_fil 25 l1 e m8 h
softwar_fir 28 ce 9 kg 8
softwar_firm 1r 2e b 7r d
softwar_hom 28 34 e hg e
softwar_host 28 gz f
softwar_hotel 28 91 b m7 i
softwar_hous 28 ey g
softwar_intervi 28 h1 g hx g
softwar_invoic 28 hb a hk a
softwar_keep 25 90 h ky e
softwar_know 22 kk h
softwar_licenc 28 f4 13
softwar_list 28 ha r
softwar_listen 25 1e d ez h lc c
softwar_mak 25 1l 8
softwar_mark 28 1f d kl 9
softwar_match 28 7o i hc h
softwar_patient 28 k0 h
softwar_plan 25 99 c ai f ks d
softwar_plus 28 m8 c
softwar_predict 25 dd d hn f
softwar_product 28 hi d l8 e
softwar_project 28 77 h hl a
softwar_public 28 ka a kh e
softwar_pul 28 kn e m8 f
softwar_puts 28 8y i l5 e
softwar_read 1q 1f b 1g 9 1i d 6o b 8v a 9a c dw a hc k hj b is a iu c kl c
softwar_robot 28 f3 t
softwar_school 28 jz 8 kj 9
softwar_send 25 91 e hk m
softwar_smal 1x 92 c cg c he j hs m kn d ku l
softwar_staf 28 hq h hr b
softwar_startup 25 hw f
softwar_suit 28 99 9 m2 9
softwar_team 20 h6 b hm a
softwar_tour 25 97 s ky 9
softwar_trad 25 cd 8 kp a
softwar_train 28 2e e
soil 1g 1z b 2d p 38 15 59 h 5g m 8d 7 b4 v d4 c db p f5 a lw a m9 1p
soil_moist 28 38 d
soil_moistur 28 m9 s
soil_prob 22 38 c m9 10
soiré 28 5p 9 i7 g
sol 1j 20 a 65 1i 67 10 a8 9 g8 p h9 a hb c n5 f
sol_clinic 28 67 a
sol_trad 1v g8 o h9 a hb b
solar 17 16 g 22 b 26 9 2a k 2i 23 3f 1f 4z h 5a 28 7x 17 8u c ah b bz f c8 14 d4 t d5 7 d8 1k dc e dd n de 28 e3 c fl e gj 8 gv a hh d j8 c k8 i kb q lo a m9 b ma j mb y
solar_battery 28 5a r
solar_cold 20 7x 15 de a
solar_company 25 5a b
solar_dry 25 26 d de b
solar_firm 25 dd a de s
solar_generat 28 3f c 7x 8
solar_grid 28 fl c
solar_hom 28 5a e de i
solar_homeown 28 5a 9 c8 g
solar_instal 1x 5a f c8 d j8 a
solar_install 22 16 l 5a h e3 h
solar_instalm 28 5a 9 de b
solar_invert 25 5a 8
solar_kit 28 3f q 5a 9
solar_lamp 28 3f c de b
solar_leas 25 5a 8 de 12
solar_mini 28 de s
solar_panel 1r 2i c 3f g 57 7 5a 16 bz h c8 i d5 8 de 9
solar_park 1w d8 19 mb 11
solar_plant 28 2i q
solar_pow 20 4e c de d
solar_power 1z 8u f d4 a k8 c kb n
solar_pump 22 22 f 2a r de m
solar_robot 28 d4 v
solar_roof 1x 2i n c8 d de o hh b
solar_school 25 2i d de u
solar_wat 28 5a 9
sold s 2 b 3 8 a f b d 2n d 32 a 3m 9 3s q 3w 8 4m 8 4n c 4r a 4t c 60 d 64 h 69 6 6a a 6f 7 8a a 8f b 8g b 8h e 8i 9 8j g 8l b 8m r 8p g at b b6 7 bc 9 bk a bs i cq a cs b dj b fe 7 fj b ii 9 lq g lr b ls a lt a m2 h mn b mp 8 mu i mv e n0 i n1 8 n2 8 n3 a n4 8 n5 7 na a
sold_acros 28 fb 8
sold_bottl 28 ls 7
sold_collect 28 8a a
sold_directl 28 bs f
sold_donat 28 lt h
sold_frozen 28 8j f
sold_gift 28 n0 e na d
sold_instagr 28 n4 d
sold_onlin 1g 2 8 8h l 8m c cs 9 lr 9 mu k mx c n2 a n3 8 nc a
sold_pdf 28 b6 c mv h
sold_separat 28 i7 8
sold_set 28 4l 7
sold_shop 20 n0 7
sold_singly 25 at p aw c
sold_sit 1s 69 a
sold_smal 25 3w d
sold_stor 28 n5 7
sold_via 20 6a 7
sold_web 1z 7 b df a
sold_websit 1w 3m 8 8l g
solder 1z 18 j 2b f 5x 9 b3 g c6 h
soldi 20 d9 1h md 9
soldi_fly 20 d9 16
solely 28 7g 9 e1 g
solicit 1u ei z hk a kv u
solid 1i 0 n 2 x 9 p b j 1z g 4w 9 68 b bg 1m c7 a k2 14
solid_food 25 k2 u
solid_oak 28 bg k
solid_shampoo 28 2 r
solid_stick 28 9 u
solid_wood 20 bg w
solinge 25 be c bk l
solo 1g 1j d 3j l 4b r 5l 8 7m 9 9c e f7 8 it e ji b kv b
solo_lawy 28 kv c
solo_moth 28 it g
solo_travel 22 4b d
solo_walk 25 3j j ji d
solo_women 25 4b a
solutio 1v 6x 8 70 7 bb 9 kl e
solv 1f 46 o 47 d bb 14 dc a dw c fe b ff 11 ft b gx b kc f li 9
solv_cas 28 47 g
solv_puzzl 28 46 h
solvent 28 c1 8
somali 1x g5 a
somebod w u 9 17 k 5e a 5h 7 6v 8 77 9 7f 8 9h 8 ab e ca d ct 8 ec b gp 7 gu 7 hu b ip b lk a ln 6 m3 d
somebod_already 25 64 9
somebod_answ 1w 9h d
somebod_besid 28 fr d
somebod_dang 1x 5k 8
somebod_dementi 25 ab q
somebod_died 28 5h f
somebod_dies 28 5e b ei e
somebod_empty 25 ca g
somebod_ill 1v kr 9
somebod_kind 28 go 7
somebod_kitchen 22 j0 c
somebod_mis 22 lk a
somebod_offic 25 7f b
somebod_ord 28 4g d
somebod_talk 1x 17 y
somebod_watch 28 7x 8
someday 25 2l 9 c8 a
someon 13 27 m 31 a 5f 8 5h m 6i 9 6v d dj d dq b eg f hr 8 ih a j3 e kt a m0 a
someon_alway 28 2d 9
someon_built 28 dj m
someon_cancel 25 kt g
someon_pay 28 do 8
someon_sits 28 5f d
somerse 22 5g d 85 9 c7 h
someth v 6 7 2r 6 31 f 3v 8 5z 9 68 c 6u 8 af 9 bo b in 9 k7 e k9 d ld 6 lf c lt a mm f
someth_beep 28 5b d
someth_hand 22 ld 9
someth_healthy 25 3v e
someth_nam 28 n8 9
someth_natural 28 5g 9
someth_own 25 62 a
someth_smal 25 5z 9
someth_special 22 2r 7
sometim 1j 4q e ft 7
somewhe 1p 42 8 fn b
sommeli 1z 8d 15
son 1h 1d a 2l 9 2q 8 5k 8 aa 9 af 9 ia 6 iq g
son_daught 25 af a
song 19 25 w 2s 9 3x a 5p 14 9v c ab 10 b1 m dx 11 e4 1c fd 9 fr 1g gm 7 gs i gu 2q i1 s iz l j5 9 jy m lh 6 lj z mz 24 n8 f
song_ana 28 gu 7
song_baby 28 gu h lj a
song_birthda 28 gu x
song_first 28 lj d
song_friend 28 mz d
song_littl 28 fd d
song_lov 22 gu 9
song_movemen 28 iz p
song_plaqu 28 n8 g
song_play 20 mz c
song_pupil 28 5p s
song_record 28 gu h
song_sel 28 mz j
song_sing 28 gu h
song_wed 28 gu z
song_written 28 gu h
songboo 25 mz f
songwri 1w 4d c gs e gu 21 mz c
songwri_writ 28 gu q
sonic 25 4l 1b
sonic_brush 28 4l n
sons 1j 5v b 5z c 66 a a2 a ia b je q
sons_daught 1p 5v 9 je n
soon 18 dg 9
soot 25 8 d
soprano 25 gm t
soprano_alto 28 gm m
sor 1o 4n e 9o i a7 c fp 9
sor_muscl 25 4n d
sor_throat 25 a7 c
sorbet 22 3u 1h
sorbet_whil 28 3u 7
sorghum 28 8q 9
sorrel 28 d3 c
sort 12 1f q 1h b 23 z 2f d 2n a 2p a 2u f 34 1i 3k l 41 g 4i m 4t b 5e 9 61 k 7f 9 9i a 9x a a5 8 a8 9 b7 7 bi a bl c cb 1b de 8 f7 z fr v fy 15 g8 d gq 7 hp r in e ip b iq d j2 c j5 d k9 a kt a kv a kw a l3 e l8 l ls 7 lt y m5 j md g mo 9 mq e n0 c
sort_age 1w 4i p j2 e
sort_aisl 25 2u m
sort_cal 25 1h h kv h
sort_curricu 28 j5 g
sort_draft 28 f7 j l3 f
sort_family 22 3k g lt r
sort_food 28 2f f
sort_incom 28 fy e g8 c
sort_list 25 1f b
sort_permit 25 41 p
sort_photo 28 34 f
sort_sel 22 23 14
sort_spend 25 fy 16
sort_stop 28 kt a
sort_them 28 l8 q
sort_thought 28 ip i
sort_wash 28 61 u
sort_wast 22 23 a md d
sos 20 3j 19 ej n
sos_button 25 3j 12
souk 28 5 8
soul 1q 5d b gt w i1 8
sound 13 24 9 25 u 39 c 3a 9 3j v 4d a 5f d 6u 9 7y a 9m 8 9n z aa 19 b0 b b1 7 d5 e dm e dr m dy q el a fd 7 fh 12 fr a fx c gs a gt j gu 7 gw x h1 a i0 k i1 1f i2 h jw f jy 9 m6 i
sound_bad 28 dr 7
sound_bath 28 i2 l
sound_effect 25 fd c fh e
sound_engin 25 25 a
sound_gam 28 aa l
sound_light 22 i0 g i1 d
sound_person 28 gy 9
sound_pictur 25 gw c
sound_real 28 9n d
sound_sampl 28 gt 8
sound_studio 28 25 s
sound_system 20 b0 d gw f i1 q
sound_travel 28 gs 9
soundpr 22 go 2d
soundpr_room 22 go 1d
soundtr 22 fe b jy c
soup 1d o c 26 a 2j f 2u d 3q h 3z l 5z b 6h b 8l 9 98 d ar i bt g cr g cv 1k fw 8 gv q ic l
soup_bas 28 cr l
soup_cak 25 2j b
soup_hot 28 cv b
soup_kitchen 28 26 c
soup_pack 25 ar m bt k
sour 1u 3q a 8k 10 8q q gq a
sourc 1a 1u 7 34 a 37 c 64 8 6t 1o 72 8 7g c 8i 9 bf 8 db a dh 9 f2 i f9 k fa j fc a ft 8 g7 c gc a gx e h4 7 h5 v h6 d hh b hz 19 m8 m
sourc_figur 22 37 9 h5 f
sourc_link 22 6t g f9 b
sourc_show 28 6t e
sourdou 1p 3s 1y 4u o 84 d 86 1o 8k b lg w
sourdou_cours 28 lg r
sourdou_rye 28 3s b 4u e
sous 28 44 i 7l h
sous_chef 28 44 f 7l e
south 18 3f 7 3y 8 45 9 4p 9 59 8 5o 9 5q c d9 7 ev a gw 9 j7 a
south_africa 1j j7 a
south_african 25 gw c
south_asian 1w ev b
south_korea 20 4p c
southea 1z 3 c 8e g f1 d
southea_asian 28 3 b
souther 1o 35 c
souther_africa 22 35 c
souveni 25 6d 7 n3 a
sow 1v 2y 9 ba x d3 d
sow_calenda 28 ba 8
sown 25 lw o
soy 1r 8 1e 4s b d9 e na a
soy_rapes 28 8 a na a
soya 25 89 g 8k 7
spa 1m n 18 58 b aw 29 ax e i2 8 mk f mw i
spa_near 28 n a aw 7
spac 13 h 9 x 7 17 e 24 15 2d c 31 a 4e 13 5x 8 7a 18 7x 13 7z d 80 1b 8t 1q 9j c 9v b a2 b a9 6 az b b0 8 b2 d bp 9 c3 1g co a e7 k eu 15 gi 1k go l ik b jc 8 jl h ld 9 m4 j ml d mm s
spac_artist 28 4e g 7a c
spac_busines 28 8t d
spac_childre 22 5x c j2 c
spac_crat 25 7x z
spac_freelan 25 4e f
spac_hourly 28 24 c eu g
spac_near 25 c3 m gi n
spac_nearby 28 c3 a gi i
spac_neighbo 28 c3 t
spac_oth 25 31 d
spac_own 25 eu d
spac_rent 28 8t d
spac_repetit 22 e7 q
spac_short 28 7a c
spac_start 28 80 e
spad 25 59 8 by h
spaghet 25 4t m
spain 11 b 6 2h 8 8i 7 92 c 9l a a6 9 a9 7 cl 6 d4 a fl 8 h1 8 mb 7
spain_germany 1s 2h b
spain_portuga 1l a6 b
spam 1x ha 9 jh g
span 28 3f 9
spanish 1a 5q u 7j d 7n g 8z c 9i i 9o b dn 9 dx v ee 9 ek c ez b fj e gb a gy 9 kv a li a lx 9
spanish_catalan 28 fj h
spanish_english 1v 7j 8
spanish_german 25 gw 6 li d
spanish_lesson 28 5q d dx k
spanish_portugu 28 ez g
spar 13 1q c 2a h 2b b 38 8 3e q 3i i 3l a 4v c 4w c 7q o 8t y 8x z a3 j bc 9 bl c c3 13 ch 8 ed 18 ez 7 fn 1p g1 i gi a gl 9 i1 8 ja a ku 9 m6 e mm j
spar_bik 28 81 a
spar_capacit 28 m4 c
spar_chang 22 a3 t g1 r
spar_keys 25 3l d
spar_luggag 28 mm s
spar_part 1e 2a h 2b b 38 7 3e q 3i g 4w b 7q d 8x s bl b ku 9 m6 a
spar_room 1p 5u 8 c3 v ed 13 fn 20 gl b
spar_skein 28 b5 7
spar_strap 28 bc f
spar_warehou 28 8t 10
spar_wheel 28 1q j
spark 1v d8 a el h ik d
spark_plug 28 el f
sparkl 1v 3i f 3z d 8d a 8o q 8p 16
sparkl_wat 28 3i d 3z c
sparky 1z 54 j
spas 1r e f n a x 9 58 c 7w a aw 7 i2 8 mk p
spas_massag 25 e b x 8 mk c
spatula 28 bk d
spawn 25 8r l
spe 1j 5r 7 6p d 9h b aa 8 d4 a dv q eb d i7 1h
spe_dat 22 eb d i7 1o
spe_group 28 dv n
speak x v 7 12 n 1d z 1e b 25 a 2q 1q 39 8 3g c 5f 13 5q 1p 5u c 6m g 6z v 74 s 7j c 7n d 9u e 9v c 9z 8 a1 8 a7 9 aa e ae j dm 1j dx 14 e5 1n eq c er e f5 7 fd d fx m gp d gv 9 h3 d h4 o i1 16 im f ip e jw 9 k1 d ko n l2 a l8 8 lc b mt 7
speak_aloud 22 2q 11
speak_both 25 3g 7
speak_childre 25 2q t
speak_clas 28 dm b
speak_clearly 28 aa b
speak_club 25 dm g e5 e
speak_confide 28 dm i e5 e
speak_cours 28 dm b
speak_doctor 25 a1 f k1 b
speak_employ 28 28 9
speak_english 1v 9l 7
speak_fault 28 ch d hz e
speak_front 28 dm g
speak_hear 28 6z b fd f
speak_languag 1p 6m o 6z 9 79 6 7j 8 h3 9 k1 9
speak_light 28 i1 t
speak_minut 25 5q l 9v f
speak_moth 28 9u l
speak_oth 28 gp h
speak_part 28 12 f
speak_phon 22 1d v ko i
speak_pictur 28 2q 9
speak_play 28 39 g
speak_portugu 28 6z a
speak_practic 25 5q d e5 18
speak_read 28 fx 8
speak_short 28 i7 9
speak_suppli 28 dj 9
speak_train 25 dm b
speak_whil 28 1d f
speak_writ 22 1e d 5f d l8 d
spec 20 69 6 9a i cf f
special 12 k 8 m i s j v m 1e i 1f d 1x 7 4z 7 77 c 81 7 87 b 9k 7 9s d 9u c 9w c 9y 9 a1 n ac 8 cb 9 cn 6 e6 11 fl m gb 9 gd c h1 a ir 9 is 8 j5 i j7 12 k1 1b mr 7
special_board 28 fl c
special_childre 28 v q
special_classro 28 j5 l
special_clinic 28 ac d
special_coffe 28 87 c
special_communi 28 v c
special_desk 28 nb 8
special_diet 25 9y e
special_educati 28 j5 e
special_languag 28 k1 f
special_light 28 4z 7
special_shop 28 8n 9 be 8
special_smal 28 8v c
special_work 28 f5 c
specifi 1z 4t 7 9a k c4 i
specime 28 bf 7
spectac 1z 69 1l i5 9 i6 f
spectru 25 s 8 4n 10
specy 1o 2y e 9g i bf 9 cc 8 if g jk b lq a
speech 1b v 1u 1j j 2q z 5e e 6z 11 70 6 73 a 79 9 aa 2t dm 1a dy a e5 b eq 9 f5 13 fx 2j h4 2t iz 12
speech_eulogy 28 fx i
speech_exercis 28 aa y
speech_languag 22 v k aa a
speech_model 25 h4 c
speech_occupat 22 v p 1j a
speech_play 28 iz o
speech_recogni 20 h4 12
speech_servic 25 6z 9 h4 n
speech_sound 25 aa b
speech_speech 25 6z o
speech_text 25 79 b h4 19
speech_therap 28 1j e aa b
speech_therapi 1r v j 2q h 73 b aa 14 dy b
speech_therapy 1w v i aa 1g
speech_wedding 28 dm d fx 9
speech_written 28 fx g
spel 1r e6 z ft 8
spel_ways 28 ft 7
spend 13 4 a 2q 7 31 a 36 9 37 a 44 8 5u 9 6q b 9d a f4 s f7 8 fy 23 fz t g0 e hd i jl 13 k3 b kl d
spend_email 28 f7 c
spend_hand 28 fy 9
spend_les 28 kl h
spend_sav 25 g0 l
spend_smal 28 jl h
spend_today 28 fy m
spend_until 28 fy k
spent 1h b4 b cu c d9 9 iv j mj d
spent_grain 25 cu d
sperm 28 ad g it g
spf 20 4 16 4j s
spi 25 3h c j1 j
spic 1l 4h c 4r h 83 i 8c d 8f k 8l 3l 8m c d2 a
spic_blend 28 8l 12
spic_bought 28 8l p
spic_ground 28 8l d
spicy 1x 8f k 8k 6 aq h
spicy_food 28 8f a
spid 22 a9 n
spik 25 9r a bk i
spil 1z 4 8
spin 1n 3h 7 6d e ay e fg b i1 r
spinach 1u 4t e 85 j ar 8 b4 g
spinal 25 jr i
spindl 25 m6 k
spiral 22 2d 9 au t
spiral_bind 28 au m
spirit 1p q f 8o 1v d2 23 ls 17
spirit_syrup 28 d2 m
spiritu 25 lx c
spit 22 h9 9
splash 22 9j 9
splint 1z k 9 1k 7
split 19 1u 1n 2l 19 3u e 80 a 83 9 98 c a6 b bs 9 cn 6 e4 c e6 d e7 m f4 j fy c fz o g2 1z g6 9 gh b ho m j0 n jf 8 jl c jy h kn j lq a ml d mz c
split_bil 1u 98 8 fz 9 g2 s ml d
split_cost 1z 2l 9 f4 d g2 k kn d
split_expens 28 2l a g2 y
split_incom 22 fy a fz h
split_payment 25 ho e
split_send 28 g6 d
split_sheet 28 mz 8
split_unit 28 1u 17
spoil 1k 4q 9 7x d ao 9 fg x
spoil_saf 28 fg e
spoken 1k 5q h 9m g d1 c k1 c ku 9
spong 1z 3t 7 4u e n9 11
sponsor 14 13 b 1g y 6n c 8i j f6 c f9 w fb t fc d h0 9 i3 g i4 8 i5 h ie 1r iv y k9 m my 9
sponsor_bank 28 6n j
sponsor_challen 28 iv b
sponsor_issu 20 k9 f
sponsor_listing 28 k9 f
sponsor_memb 25 iv 9
sponsor_pay 1t 1g 8 ie 11
sponsor_test 28 my e
spontan 25 30 14 6l c
spoon 1m 4v l 89 f bk d iz n k2 9 le 18
spoon_carv 28 le f
spor 25 8r 8
sport 13 4 g e a 14 i 17 s 2i f 5s c 5y 1s 65 9 6a 7 6e 8 6g d 95 z aj b ak 9 cs 9 ec d eq g fa 9 fp 7 g2 8 h0 9 i3 r i4 8 j4 k ka c kh 1a kk p ku b lh a ln a lo f mj 16 ml 17 mo 1t n1 16
sport_associa 28 kk s
sport_bra 28 6g g n1 g
sport_brand 20 65 9
sport_bras 22 n1 19
sport_card 25 b8 9 mj 10
sport_childre 28 5y i
sport_clas 28 5y 1h
sport_club 1f 17 8 5y c 95 u h0 9 kh f
sport_craft 28 j4 m
sport_equipme 25 mo 1c
sport_facilit 28 ml h
sport_family 28 mo h
sport_gear 20 32 c mo 1b
sport_ground 1z ka b kh j
sport_hal 1w 2i f kh u ml a
sport_kit 25 mo a
sport_leagu 25 i3 10
sport_outdoor 28 bu a
sport_shop 1w 64 8
sport_siz 28 mo l
sport_spac 28 ml m
sport_swim 28 5s 9 ly 7
sport_team 25 ec b
sportsw 20 60 g n1 1g
sportsw_brand 28 n1 p
sporty 1u 9 7
spot 13 4 d 1c d 1f h 22 8 30 b 3v 9 41 g 43 d 4g 9 4j p 5i 8 66 9 7j 8 97 a a4 9 a8 18 ax c bf t bi a c0 9 cc g ck 8 cl 7 cn d co g db 9 f2 8 f4 9 fm c fx 8 gi 16 i6 e i8 l kx e mb b
spot_app 28 a8 7 du 7
spot_fraud 28 kx g
spot_mis 28 4 8 f2 e
spot_sort 25 41 p
spotify 1w dr t jw i mz g
spotify_appl 20 dr j jw f
spotles 20 1r 8
spous 1q dx c eb d
spr 19 1u j 58 f 5d b 8m 7 dp 8 e8 9 fj c i6 a ib 8 j3 i
spr_autumn 25 i6 d
spr_sum 28 5d c j3 f
spray 1g 5 i 9 g 18 a 55 f b4 q d4 j en f lu j m9 x n9 k na 1d
spray_bottl 25 n9 m
spray_tan 28 en j
spray_twic 28 b4 b
spread 1g 4s 9 6s o 8f h cq 1x da 7 db b e7 f ey 9 lb a lr d
spreads 17 1c e 4b 9 6h a 6q k 6r 8 7r 9 8y 9 95 c 99 b 9r 7 ck a di 1a ew 9 fy b fz k g7 h h5 m hf d hg a hm g hp b hr 8 hs g hw a kn b ks c l5 j lb q mv i
spreads_app 28 6h e lb d
spreads_card 28 1c f
spreads_email 28 dh 9 hs c
spreads_fil 25 hl a m8 a
spreads_form 28 he a
spreads_pap 28 95 9 hr b
spreads_phon 22 33 a ck 9 kk 9
spreads_templat 28 hb a hf a
spreads_work 25 m1 b m2 8
spring 22 7e 1k c7 g
sprinkl 1z 59 b az b ce p
sprint 1x du u i4 f
spritz 25 d2 j
sprout 22 b4 1x
sprout_send 25 b4 a
spruc 28 lv m
spy 1w 2m 9 5b e 6x g
spy_hol 28 5b c
sql 20 di 1c e0 8
sql_dashboa 28 di j
sql_pow 28 di h
squad 1w 6v k du d
squalan 28 1 f 4j f
squar 19 v 9 1x h 2a 9 4f b 69 6 7d a 7x b 8t l ao h aq b az w b0 a c3 b df a dg b gl a go a gv z i3 b i6 i ke o kr c lm 9 lw j n3 f
squar_feet 25 8t b dg d
squar_met 28 v d
squar_metr 1e 1x f 4f a 7x a 8t b ao f az s b0 9 c3 a df 8 gl 9 go 9 kr b lm 8 lw h
squar_open 25 7d e i3 8
squash 1x h e 14 p ba e ln u
squash_coach 28 14 n
squash_court 28 h d ln g
squash_hal 28 ln e
squat 1t 9o l aj n du a n1 1t
squat_good 28 n1 8
squat_proof 25 n1 16
squat_rack 28 aj j
squat_test 28 n1 l
squeak 25 bg 9
squeaky 1x 4q b bx 9 ep 16
squeaky_toys 22 ep r
squeez 1v 3i f 3j d 3v d cq h d4 7 ej i fq 7 jq d
squeez_pouch 28 cq g
squid 28 al j
sri 1v 3x 8
sta 25 6c c bn c db e
stabili 1u 4w a bk 9 fu d kf a
stabl 1m cn 9 ep k f2 9 jr s jv 1d
stabl_animal 28 ep d
stablec 28 g7 i
stack 1o 50 a 8e c bl y cj 7 d3 a dd b dg c kl e
stackab 28 jo g
stadium 1x 5r 8 gi 14
stadium_hospita 28 gi e
staf r r h y h 1b 8 1d 9 28 a 2j b 3y q 3z j 45 g 4f j 5n i 6b s 74 g 75 9 76 15 7b b 7c 8 7d k 7i 8 7k 9 7o c 7t d 7u o 7v e 90 f 96 d ai a ak 7 cf f dc n di m dj q dq x dt p es l ey 9 ez 9 f3 m f6 c fl b ga q gh d gw 9 gx j h9 9 hd p he 8 hg 9 hl p hq 12 hr 1b hs 10 ht n hu y hv w hz e i0 o ie 9 ig c j4 b j9 g jl h ka c kf 7 ki b kr i kw c l1 e l3 9 l5 a l8 9 l9 y lz f m0 d m3 l m5 a md 9 mw 8
staf_account 25 dj k
staf_agency 28 fl b m3 a
staf_app 28 hq h hu g
staf_ask 1x hz a
staf_canteen 25 3y b
staf_check 1z gh d m5 9
staf_confide 28 hu h
staf_data 22 hs c
staf_desk 25 76 a 9c c
staf_draw 28 ga t
staf_ent 1z ai b hr c
staf_equipme 28 45 h
staf_event 28 es 9 m3 d
staf_explain 20 4f y
staf_fil 25 hs z
staf_finish 28 l9 n
staf_firm 1z 77 8 fl a
staf_fitnes 28 dt a
staf_guest 22 dc g
staf_learn 22 76 s
staf_lesson 28 76 b hq h
staf_log 25 hd b hl g
staf_look 25 dq f
staf_meal 28 8a a
staf_minut 28 hq g l9 e
staf_near 28 7v c 8t g
staf_offic 28 7b c dt j
staf_onc 28 hu i
staf_open 25 3z e 7d g
staf_party 22 i0 1c
staf_phon 1z 7i 9 hq f l9 b
staf_post 28 md b
staf_pour 28 es c
staf_questio 28 ht f
staf_record 28 f3 g hs g
staf_report 20 74 h hv 8
staf_represe 1v ht a
staf_room 20 ki c l1 d
staf_scan 28 79 6
staf_schedul 28 hr 14
staf_see 1x hr i
staf_shift 22 r q
staf_sit 1z y f
staf_sleep 28 y n
staf_social 28 h0 b
staf_speak 28 1d e
staf_stay 1w 5n a
staf_survey 28 ht j
staf_team 22 i3 c
staf_tel 28 m0 7
staf_tick 22 3y 8 cf k
staf_train 1t 76 n hq e l9 a
staf_turnov 25 dq c
staf_vot 22 7c 9 7u a
stag 15 3 9 12 17 1t u 24 c 2t 9 3o 8 53 1c 59 j 5n a 7s 9 7y a 89 l 9f 1b b0 u bm a c4 a c5 9 dm n ew j fr j gn 1d go b gp 8 hl b i0 r i5 1m i9 9 ij j ky b
stag_box 28 2t e 53 b
stag_cal 28 ew i
stag_camp 28 i5 r
stag_costum 28 gn z
stag_fright 28 dm r
stag_group 20 6e 7 i9 c
stag_light 28 7y f go 8
stag_list 25 53 b
stag_manag 25 ew e
stag_park 28 b0 h
stag_patio 28 59 9
stag_payment 22 1t k
stag_ready 28 1t 7
stag_school 28 12 y
stag_securit 28 i5 h
stag_wardrob 28 gn f
stain 1l 4 a 55 a 56 z 61 a 62 9 7w d c1 b c7 e fw a le 7
stain_carpet 28 56 h
stainle 22 3i g 8b f m5 e
stair 1i 1x e 43 9 ai c cz l fo p gd 9 iv c lt b lv 7
stair_wheelch 28 fo 8
stairca 25 7t j dg a fo u
stairli 22 fo 1y
stak 1w g7 j iv 1t
stak_money 25 iv 1b
stal 1b 22 8 27 a 3p z 40 9 7a g 7z g 82 d aq 1v ar 1b as b bj h ho f i5 f i6 18 k9 a kd b n3 8 n6 b
stal_cheap 28 ar f bj a
stal_cook 28 aq g
stal_fair 28 7a 9
stal_fees 28 i6 e
stal_food 28 3p c aq 9
stal_hold 28 i6 c
stal_market 25 bd 6
stal_weekly 28 3p i aq k
stallho 25 i6 17
stamp 1f 7j f b8 s br 7 cf 9 hd 9 hi e hl c hm l kd d l2 i lz b mr h mu q
stamp_collect 28 b8 k
stamp_medal 28 mr e
stand x n 8 s c 3o b 3v a 41 e 49 c 4t 9 5f 9 5m m 7d b 7m c 7t a 7y e 8x b ae a aq n ar l bw a d3 7 dm b ds 8 fx c gd 8 gg a gs 9 i5 h i6 f ia 8 ji a k3 9 lk b lv 1d n6 e nb 1c
stand_clos 28 nb h
stand_collect 28 lv 7
stand_desk 25 nb 1g
stand_front 25 ae j fx 9
stand_handicr 28 i6 h
stand_idl 1x 7y o
stand_open 28 ar e
stand_ord 1o 3s 9 4t c 8r 8 d3 a
stand_paddl 28 bu e ia 9
stand_plan 25 k3 c
stand_stick 28 b 6 n6 d
standar 1a 6g d 7a h 7p b 93 9 9s a bg c ce a db k hw 8 l2 c m5 9 m8 8 m9 a
standar_wardrob 28 bg 9
standby 25 1s h hr 9
stapl 1x bs u
star 1d 12 9 48 b 6h f 6m b 9b i 9g m e4 d h2 1m j0 1a lx u n8 m
star_googl 28 h2 k
star_map 28 n8 b
star_maps 28 n8 h
stargaz 28 9g a mw h
start o a k f 8 u 8 16 d 1s h 2e 9 35 d 39 8 5o a 6x a 77 9 7l 9 7m b 7r a 7s 8 80 9 8y d 9m 8 9o a 9u b 9z b ac a ax 6 d4 7 d6 7 dt e dy 8 e0 9 e3 a el e fk 9 g1 x g5 c hq f i4 g id q ie c jv b k2 c k5 b n9 9
start_aerator 28 mf d
start_app 25 ac c
start_arch 28 i4 h
start_breath 28 49 f
start_chair 28 f 8
start_check 22 6v 7
start_childre 28 ie m
start_clock 28 6x g
start_end 1q 35 e
start_fee 25 i4 b
start_fees 28 i4 d
start_invest 28 g1 z
start_january 28 bp 9
start_kit 1s a d id d
start_kits 20 a r id o
start_knit 28 b5 7
start_lat 1q jv b
start_lesson 25 jv a
start_mak 25 6d b
start_marketp 28 78 c bq f
start_mentor 28 j6 b
start_off 28 hu 9
start_own 22 id i
start_person 28 gc 8
start_play 22 bv 9
start_privat 25 iw 7
start_saturda 28 27 f
start_set 1p 6 7 b 6 16 d n9 d
start_sets 28 be a
start_shift 25 dt t
start_sit 22 5m g gs c
start_solid 28 k2 h
start_step 28 g1 9
start_stop 20 8y n
start_toolkit 28 16 h
start_trio 28 2 9
start_trust 28 2a d
start_tyr 28 1s t
start_ups 1u 7r g
start_women 25 ed e lh a
start_work 22 ie 8
startup 1g 18 l 77 e 7o d 7q j 7r f 7s a 80 b dj c dp m dq f ds d f4 c ha 9 hw s km i
startup_employ 28 hw 7
startup_legal 28 dp l
stat 12 q a z a 10 9 1e 8 2n 7 4n 9 6l a 6r a da 8 db 7 e1 d ey b fl a ft b g8 8 gc e h7 d hi 9 kd c
stat_art 25 z c 11 c 25 a
stat_fund 28 e3 b
stat_program 28 da 9
stat_return 28 dn c
stat_school 20 2n a e8 7
stateme 1c 1k n 4k h 4m 9 51 r 6t 9 95 c a5 a ag b dh j dl h e8 15 g9 9 gc q h8 e hf h hm b kn v kw 9 l7 w
stateme_check 25 ag e
stateme_dentist 28 1k i
stateme_piec 28 4k m
static 25 h6 g
station 12 e 9 17 b 1m 8 1n 8 1p 8 22 m 2c a 2i 9 35 j 36 o 3o o 45 9 4a b 4x 9 57 8 67 i 7z 14 8b 8 8q 8 8u s 9c q aj b al h ao 9 aq b at 8 au c be a bp q bu a co 8 cv b db 9 dc e e1 8 eo e gf l gh k gj b gk 8 gl 11 gv c i4 s i5 8 i6 h jl a kg 12 lm 8 lo 7 lz 9 m5 b m9 d mm c
station_app 28 36 d
station_busines 28 au d
station_driv 25 gh g
station_equipme 28 kg 8
station_even 28 aq j
station_field 25 m9 e
station_first 25 i4 d
station_kiosk 28 7d 9
station_lock 28 gl 9
station_morn 28 3o 8
station_near 28 22 8 gj 9
station_screen 25 8u d kg l
station_shop 22 bp a
station_squar 28 ic 8
station_twenty 28 e g eo d
station_villag 28 lz g
station_way 28 36 g
station_work 28 2z g
statist 1n 2p b 6r 8 70 6 cd 8 e1 a jw m
statu v 1k 7 1l 8 dn 8 h7 d kd f
statu_claim 25 ag 8
statu_offic 28 kd d
statu_pag 28 h7 j
statu_updat 25 e5 g
statut 25 kf n
stay r 3 b 4 8 n 7 r l y r 38 8 48 s 4r a 51 g 57 9 5h 7 5k 7 5n 9 5v g 5x a 7t g 8t b 91 i 9b f 9c 9 9d g 9e b an f bf 7 bh a c5 a ca c ck 8 dq b f0 9 fo d i2 a ic 9 ie d ig 9 j6 9 jc i jk s l2 b ld 8 mh w
stay_behind 25 a2 d
stay_busy 28 3j 9
stay_child 28 5x i
stay_clean 25 57 8 l2 d
stay_cool 28 38 d bs d
stay_crisp 28 4r n
stay_family 1w 48 a
stay_friend 28 9c 7
stay_grid 28 de 8
stay_hom 1o ca f jk a
stay_hous 22 jk e
stay_lets 28 mh p
stay_lin 25 ej c
stay_low 28 ak 7
stay_near 28 48 q
stay_night 22 o e
stay_ord 25 6g e
stay_privat 1v bf 7
stay_put 20 3 c
stay_round 28 bz 7
stay_session 28 4 e
stay_sit 28 ck e
stay_soft 28 bj c
ste 1z 3k b 8b b g1 c lq f m7 9
steady 1j 8r b d9 c fi 8
steady_incom 28 fi 9
steady_quality 22 d9 8
steal 1u 7s 8 bn 9
steam 1j n 10 24 b 3p c 40 b 4i p 56 i 57 a 63 d aq i aw 9 fe z ge q jn b
steam_clean 22 56 j
steam_front 28 aq l
steam_machin 28 ge r
steam_room 25 n p aw a
steam_uses 28 ge a
steel 1e b o 1z a 3d k 3i 1k 3l b 3y f 4x b 5g b 5h j 7l a 8u b at c bd b bk u d3 8 da 9 df a dg a lg c lp c m9 o me n mn 8
steel_bottl 28 3i y
steel_fram 28 1z d
steel_plastic 28 da b
steel_tabl 25 lg f
steep 1w d7 8 d8 12
steep_bank 28 d8 j
steer 28 a9 d nc d
steer_wheel 28 a9 b nc a
stellen 25 b 7
stem 1r 4i k 4k o 5x e bj h bl f d4 c jy s
stem_licenc 28 jy c
step q i b 1k 6 1z i 37 d 43 a 4h k 4j 8 4w a 5i 6 5r 7 75 d 7p g 83 e 9e 7 9i h 9r c 9z n a9 k ab a ad 7 ae j b6 q c7 7 c8 i dk n dt d dw x dz c e0 a e6 8 ez d f3 d f6 d g1 d gc h hg j hk b ic c il a it i iv 1e iy c iz g jm h k2 a lf p mv a
step_applica 25 5r 9
step_bench 28 1k c
step_booklet 28 4h j
step_card 25 83 p
step_cas 25 hk f
step_challen 20 dt m iv k
step_check 1w f6 e
step_com 28 2r 8
step_dat 20 hg e
step_explain 28 ab d
step_fee 28 dk e
step_fenc 28 1z g
step_fre 20 2z e ae g
step_goal 22 iv j
step_guid 28 it c
step_lin 28 9r f
step_listen 28 a7 d
step_off 28 43 8 9z e
step_paid 28 iv 8
step_person 20 g1 8
step_phon 25 9q d
step_photo 22 j2 b
step_plan 1p 9z a k2 9
step_practic 28 i d
step_repeat 25 7s 7
step_screen 22 1z c
step_smal 28 k6 d
step_step 1b 4h f 9i e 9q 8 a9 c ae a b6 c dw m hk 9 it 9 jm b lf o
steril 1z p n en b
sterili 1s 1l g 4v i en 9
steuerb 28 g7 9
stew 1r 5z c 88 15 cr p cv k lp f
stew_vegetab 28 88 9
sti 25 4q b ad i
stick 17 4 18 9 x b 6 33 b 3i 9 3u b 4q 7 4x n 9v d b8 d bp t cc u cd j cg f cu 9 d5 9 fu u gq c j0 a j2 a js 9 k7 c ka a m6 v n6 h n7 19 na j
stick_chart 22 j0 d
stick_gel 25 n7 x
stick_key 28 gq a
stick_last 28 n7 c
stick_lift 28 cd r
stick_vibrati 25 m6 18
sticky 1p aq f f1 c gq c in b
sticky_not 22 f1 c in a
stif 1k e v g u x 8 42 7 9w 9 fq s jr c
stif_back 25 e s
stif_hand 25 fq n
stif_neck 22 x 7
stil 1x 42 g 52 b 7i 9 b9 9
stillbi 25 5k j
stimula 22 it d k0 e
sting 20 1 f 4 j
sting_eyes 28 4 9
stipend 28 km 9
stir 20 4u a 4v f 89 g cr c
stitch 1i 61 b 64 o 65 b 66 g 67 l b5 c bc 13 mn 9 mt a n4 l
stitch_serial 28 mn a
stitch_worksho 28 n4 d
stl 28 3e i
sto 28 12 a gp e
stock y 1h f 1i 1d 3f 7 3m 9 4g p 61 c 65 8 66 8 6b 8 6e 9 6r 9 6s a 73 9 7d g 7u c 7w b 82 f 8s 10 8t c 8x q 8y e 90 12 99 11 ao a ap 8 at b bp b bv 8 c7 8 d0 g d6 7 fh 17 fj d g1 b gn a h5 j ja d k4 h k6 y ku 1a lz c m1 n m2 o m9 a mc q mg 18 mu a n6 9
stock_colour 28 fj h
stock_count 1x 8s 7 ku h
stock_library 28 fh b
stock_list 20 ku a
stock_market 22 k6 x
stock_medicin 28 1i c
stock_music 25 fh k
stock_ord 1z 82 c
stock_photo 25 fh 1i
stock_pick 28 8s e
stock_pric 25 ij c
stock_product 20 8y e
stock_read 25 1i j
stock_recip 28 90 n
stock_risk 28 6e h
stock_scan 28 6r b
stock_screen 25 6r a
stock_sel 28 mc c
stock_shop 22 ku p
stock_short 28 1i d
stock_sit 28 8w 9
stock_smal 22 1h d
stock_sync 28 8s 8 m2 8
stock_test 28 4g i 8x e
stock_til 22 ku s
stock_updat 28 h5 i
stockho 1u 6c f b7 7 eu b
stockta 25 ku l
stockta_mean 28 ku 9
stolen 1l 2o 9 cg c co 9 hn 17 mp q nc h
stolen_card 25 hn 1a
stolen_sold 28 nc f
stomach 1u cu m jn b
ston 1d n f 1v 9 1w j 1z q 3s 9 57 b 5d 1e 5h f 68 g aw w bd c cq w df q ex b
ston_ground 25 cq o
ston_oven 28 3s c
ston_worktop 28 1v b
stonema 28 5d 8
stonewa 1z br 1j bs f
stool 1s 4h e 4w f al 7 b3 l ir b jn 9 le e n8 f
stop t 1 8 35 8 3k h 47 b 4c f 66 g 6q k 6r j 7u b 81 9 8y d 94 e 9f 9 9g 9 9o 9 9w b a0 10 a9 7 bd b bz 9 co g cv 12 d4 8 d6 9 dh d ej h f1 e fu a ha a hk f hn f ij a j1 a kb e kj h kt 1d l0 h l5 d lk a m5 c m6 c md b
stop_com 1u 1c a
stop_counter 28 dh s
stop_don 28 ej g
stop_drink 28 8o 7 a0 f
stop_eat 25 jn 9
stop_fil 28 kw 8
stop_ful 28 kb 8
stop_gat 28 cv b
stop_giv 22 l5 p
stop_go 25 fq 9
stop_hom 28 35 d
stop_long 28 j1 i
stop_look 22 9g f
stop_los 1z 6r g f1 f
stop_machin 28 m5 a
stop_morn 25 aq f
stop_motion 28 7i d
stop_mov 28 lk f
stop_offic 25 em c
stop_part 20 94 8
stop_pay 1s g5 9
stop_reply 28 ha f
stop_sam 25 cv i
stop_shop 28 8y e
stop_smok 28 a0 k
stop_stop 1x 94 7
stop_van 28 kt f
stop_window 28 kt j
stop_work 1t 6q v
stor u 3 9 5 j 1n 9 1o 8 2a c 2c b 2v g 33 e 4g 17 4m b 6k m 7a u 7d t 7x j 81 8 8b c 8i 9 8k 7 8l b 8s 10 8t a 9f 7 9n 9 ao z ap 18 at 10 az f be 7 bo d c3 i cg m cn 7 cx 15 db a dd m ei e fd d g9 9 gl h gt d iw 7 j3 d jx d kn i ku e la m lb l lv 9 lz y m1 12 mg w n2 8 n3 8 n5 d
stor_account 28 ei j
stor_belongi 28 az b c3 d
stor_br 28 cx m
stor_buy 28 b2 7 b8 d
stor_carry 20 ap d
stor_cas 28 n6 d
stor_cheap 28 8 a
stor_city 28 9f 7
stor_collect 28 81 h
stor_contain 25 lz d
stor_count 28 5 a
stor_credit 20 la 10 m1 d
stor_deliver 25 8i 7
stor_everyth 28 9s c
stor_first 25 4g f
stor_fit 25 1v 8 1x 8
stor_furnitu 28 az h c3 d
stor_good 22 7x e 8s v
stor_grocery 28 ao i lz f
stor_hors 28 cn g
stor_includ 22 1u 7
stor_list 25 g9 b
stor_near 28 ao n at k
stor_onlin 25 cx x
stor_own 20 4g g la b
stor_pack 28 8s q
stor_payment 28 iw 8
stor_pictur 25 m5 g
stor_post 28 8l c
stor_repair 28 j3 h
stor_residen 28 lz a
stor_scent 28 5 8
stor_school 28 2n d
stor_sel 20 lv a mc c
stor_shopify 25 4g c m1 i
stor_smal 28 n5 9
stor_stock 28 mg c
stor_villag 28 lz l
storag 18 18 9 1o d 34 e 3f a 53 f 5a b 7x 1f 7z v 8s i 8t 11 az 2k c3 22 cb c ch f ci 8 cj c dd 17 f4 a gl y hi a j2 c m2 9
storag_box 25 3f 7 az b c3 c
storag_br 28 53 d c3 g
storag_company 28 az 8 c3 a
storag_crat 25 7x n
storag_facilit 28 az q
storag_lock 28 18 d az b
storag_mov 25 az b
storag_near 20 az 8 c3 9 cb 9 gl a
storag_pack 28 8s c
storag_rent 28 7x r c3 l
storag_room 22 az 1a c3 c
storag_spac 20 8t j az a c3 19
storag_unit 1u az 1a c3 k cb 8 dd a
storefr 1x 7a 13 jx 1k
storefr_digital 28 jx n
storero 25 90 9 cb 8
storey 1w 1t p c0 w dg l lm f
storm 1k 1w 18 1y u 6t 9 bz f ca g kx d
storm_damag 1z 1w m 1y k
story 11 5 b 15 e 2r 19 34 9 3x g 47 e 4i c 4p a 5f j 5h 1d 5j 9 5t 8 5y a 6t x 6u 8 94 q 9n y aa b ab f b5 9 ba h bb z bo x dx q dy 1p e2 b e6 i eh 1m ek e fa p fb l fd 2k fj 9 fw h fx f gu v iq 8 j5 9 jd i
story_book 25 eh s
story_child 1z 2r 16 dy d fd e
story_childre 28 fd q
story_dish 28 3x a fw 8
story_family 25 ba 7 fd b
story_gam 28 aa d
story_grown 28 9n q
story_kid 28 fd d
story_languag 28 94 7 dy h
story_listen 28 fd s
story_ord 28 bo l
story_own 28 fd f
story_photo 22 5f c
story_plac 25 5 f
story_post 25 bb n
story_publish 28 bo i
story_record 25 ab d eh e fd 7
story_recordi 25 5h g
story_sing 28 gu k
story_story 22 fd b
story_told 20 hz c jh b
story_turn 25 eh k
story_word 28 6t g
story_writ 25 5f e fx e h6 e
storybo 1v 2r 1k 6y b 7i j bt g dy k n8 e
storybo_child 22 2r r bt d
storyte 1w 5x a dm q m0 r
stov 1i n m 48 e 7z b 8m 9 9b 1c bu 15 da d k7 1r
stov_alert 28 k7 t
stov_privat 25 7z d 9b 8
str 1n 47 a 61 a gq 8 gr r gs x h4 d i8 a n3 d
str_instrum 28 gr o
str_quartet 25 gs 10
straigh 18 5 9 1e b 1x 6 4g f 5d 8 5g 9 85 b 87 8 8l g 97 9 98 9 af c bs 9 du a ho b jx a l3 9 mw 9
straigh_artist 28 b2 7
straigh_away 1x af f jx c
straigh_buy 28 4g m
straigh_farm 20 8l l
straigh_hospita 28 k5 8
straigh_kitchen 25 98 c
straigh_lin 25 1x 8
straigh_onlin 28 5 e
strain 1x 7e t
strand 1x 2 h 1s 1g ly c
strand_driv 28 1s s
strang 1a 3x 1f 4b f af m ec 1j ed b fe f g5 j gi 9
strang_long 25 3x 18
strang_messag 28 af d fm 9
strap 1g 3h o 4x g 64 j 67 8 6a a 6f 8 6g a 7e 8 9k c bc 10 c2 b iu c n3 9 n4 h n6 23 nd g
strata 25 l4 d
strateg 1p 4f e 6r 1o 7g b a5 8 bn s dj b dr 9 fe j h1 f
strateg_gam 22 bn s fe i
straw 1q 3i 8 3w b 8r g bi f df a jl f n3 y
strawbe 1s 3u h 4l d d4 s ib u lr a
strawbe_pick 28 ib a
stray 1z 2h 1n
streak 1n 6t 8 6u o 6w 8 9m l 9z h a0 f dx 9 e4 l j0 c
streak_badg 28 9m n
streak_friend 25 9z e
stream 1f 4d 9 6i 2w 6v g 9o b eq k fc m fi e g9 l gt a gv b h4 c lc 1c md b mz s
stream_brazil 28 6i 8
stream_pays 28 mz f
stream_servic 1x 6i v fc i
stream_subscri 25 6i n
street 10 i 9 1w 7 1z 8 20 7 23 e 29 9 2h 9 2r 9 31 1y 3p t 47 j 5z d 6h e 6m e 80 8 81 a 86 8 8b a ao j aq 10 bz x c0 9 c9 9 cy g ej a fc 8 gi a gj g i5 p ic 1e ie c ji f jm k ju e kb i kc r kd f lh a lr 8 mg r
street_art 28 47 n
street_bins 28 kb p
street_book 28 ji f
street_check 25 5z 9
street_childre 28 ie k
street_corn 28 8i 7
street_dog 28 2h b
street_event 28 kd r
street_food 1p 3p u 6h 9 aq 12 i5 x
street_hom 25 ic o
street_kitchen 28 3p f 6h e
street_lamp 25 kc o
street_lend 25 31 r
street_light 28 ej g kc c
street_market 28 fh 9 i6 c
street_medicin 28 ic j
street_neighbo 28 31 e bz 7
street_onc 28 8b f
street_park 20 17 8 gi a
street_round 28 bz 7
street_shop 25 mg b
street_view 28 bz 8
street_wat 28 bz h
streetl 22 kc 1u
streetw 25 60 w n5 d
strengt 1c f 1j 13 9 3h b 4j h 4l g 4q t 9o 14 9w 9 a0 b ac f aj 1a d5 h dk 17 dt m du 8 iu k li l lk 1o
strengt_balanc 28 lk s
strengt_club 28 aj q
strengt_label 28 4j 7
strengt_machin 25 aj 12
strengt_medicat 28 ac k
strengt_plan 28 9o g iu a
strengt_session 28 f h iu 9
strengt_smal 25 4l d a0 d
strengt_train 1x f d 3h d 9o w cs 8
strengt_valu 25 dk 1e
strengt_walk 28 du 7
stres 1c x 9 3h a 4n b 7e l 9m 9 9u 7 hu p i2 9 ik b ip 1l ir z jj a k8 g ll d
stres_adult 28 ip b
stressf 1z 9r 9
stretch 1h e a g b 3h f 67 l 6a 8 6f d 9w b ai x dt 1q fg d jr a n1 e
stretch_break 28 dt y
strik 1z 9f 8 jy k
string 1s 5a b 5p d e4 f gq k
strip 1f 1 a 7 c 43 h 4l b 55 e 8j e a8 9 ba 9 d8 9 et 8 fk f lh 6 ma b mx c n7 8
strok 1o 14 1s a9 1b aa h bk 9 fq v ll p
strok_correct 28 14 r
strok_rehab 28 a9 m
strol 1o 35 d 3u e 4v 1n 9g 7 bm e ji c nd 1h
strol_rent 28 bm e nd 9
strong 1a 9 9 f a 4e b 5b 9 7z a 8m d b6 a c2 n dt 8 iu e li a lt c n6 g
strong_age 28 iu g
strong_chemica 28 lu 7
stronge 25 9h 9 lc f
stroud 28 fa a
structu 1l 1d d 1e e 2t c 6y f dg d dm y hm 13 n4 b
structu_data 28 hm t
struggl 1n u a 29 e be c dy b
struggl_let 28 dy c
struggl_read 28 29 e
struggl_scissor 28 be 9
stu 28 5p c dy d
stubbor 1x fy e
stuck 1b 1s b 3k e 46 8 8v 8 c7 b dk q dw r e0 d e4 b ff a ft 8 gr a
stuck_homewor 28 dw w
stuck_job 28 dk g
stud 22 1g 12 2e e ep e
student u 18 8 1m 9 1n 9 27 f 2b 9 2p 1u 2s 8 32 c 3j 9 3m a 3r 9 3w e 4f d 5m g 5o 15 5u y 63 a 6j m 6v 15 70 17 8a f 9i b 9u a 9z h a4 g a5 9 aj 9 aq b au e ay 9 b9 8 bh d bp f bv a c2 q c3 u cy f dg 9 dk 9 dm c dw s e6 b e7 1e e8 j ed 17 ee 9 ej m f5 d fm e fn 1f g3 i im c in 9 io 9 j0 9 j6 d jb y jz e k6 f kl e km 1v l3 g lh c li b ll e lo a m3 g n5 a
student_abroad 22 j6 a
student_adhd 22 9z f bp g
student_apply 25 km u
student_attenti 28 9z 9
student_book 25 c3 e jb f
student_canada 22 70 6
student_city 22 gf c
student_coupl 22 4f a
student_discoun 28 6j l
student_exam 22 6v a e7 a
student_family 1r 8a c ll 8
student_first 22 k6 a
student_flat 25 j0 g
student_food 28 cy b
student_help 25 fn l
student_hous 1t jb e l3 c
student_liv 25 fn 8
student_mov 25 g3 7
student_old 25 fn o
student_parent 20 3m i
student_pas 28 2p e e1 9
student_pays 28 fn j
student_placeme 25 km y
student_plan 28 e7 d
student_plus 25 2p 8 lh f
student_put 28 e7 e
student_rent 25 bv d c2 a
student_residen 22 ed g jc 9 l3 e
student_room 1z ed c jb r
student_sel 20 2p 1n 32 c
student_senior 22 5u l fn 8
student_sit 25 fm j
student_sum 28 c3 m
student_teach 25 fm 9 j4 d
student_term 28 bv 8 jz a
student_univers 22 5o i 70 6
student_visit 28 5u g
student_walk 28 e8 c ej c
student_work 22 kl b
student_young 1o bh a in 9
studi 1v f c 6d 6
studio y d m e o f s g 1d i i m 1o w d 10 o 17 a 18 n 1b i 1c 1k 24 1u 25 1w 3t 7 3v a 43 c 4e e 4z j 5p d 5x 9 67 7 68 8 7h 1c 7i o 7t e 9m 9 aj 9 am b aw t br d cl 1b cs 9 dg a dr j ds 10 em f en t eo 1g ep 13 eu c ex 15 f0 v fd a fe o fu 8 go i h4 8 hk a hl b jd c jw g ld 1l le 9 lf k lk a ly b mi c mj 1w mk m ms 7 na 9
studio_acros 28 mj g
studio_artist 25 cl e
studio_berlin 28 cl b
studio_book 28 1b d mk b
studio_chain 28 eo c
studio_clas 28 g j 1c s
studio_design 28 3t d ds f
studio_develop 28 fe g
studio_do 28 ds c ff b
studio_dogs 28 ep q
studio_empty 28 ld 6
studio_engin 28 25 p
studio_fin 28 m v
studio_gam 28 bn d
studio_hir 22 24 y eu 9
studio_last 28 mk f
studio_lind 25 hb 8 hh d
studio_locatio 28 dr d
studio_mak 28 jd i
studio_managem 28 1c a cl b
studio_memb 22 18 h 1c h
studio_near 1v e d g a m 9 25 i eo r
studio_nearby 25 g c m a
studio_night 28 fd e
studio_own 22 1c f
studio_pag 28 97 d
studio_paid 28 mj f
studio_paint 22 ex m lf l
studio_pas 28 mj c
studio_photo 25 ep a eu b f0 e
studio_plan 28 7h f dr e
studio_pottery 28 ld 6 le c
studio_quality 25 f0 e jw b
studio_quiet 25 g f
studio_room 22 aw 10
studio_shot 28 f0 n
studio_softwar 28 1c 1b cl 10
studio_spac 28 24 j 4e g
studio_spas 25 e b x 8
studio_special 28 m e em 9
studio_tattoo 28 cl 8
studio_teach 28 10 s
studio_visit 25 mj m
studio_wheel 25 18 d ld v
study 1c 15 e 1f k 1g 30 2p 8 5j b 6v 22 6w 17 70 i 7c b 9z b dw d e1 e e6 p e7 1q e8 q hh a io x j6 a
study_alon 28 6v h
study_book 25 1g f j6 d
study_buddy 28 6v i
study_group 22 6v f 6w f e7 k
study_help 28 dw d e8 h
study_nurs 28 1g h
study_partn 28 6v x
study_plan 25 e1 7 e7 1u
study_recruit 28 1g q
study_room 22 6v 1c
study_session 28 6v i 9z e
study_sit 25 1g p
study_squad 28 6v i
study_stream 28 6v k
study_team 28 hh d
stuf 18 m 7 2b e 31 9 be c bu c cb d ct 8 ds 9 ec a gl 9 ii b lt i mc f nd 7
stuf_onlin 28 32 a
stuf_weekend 28 bu e c3 8
stumbl 25 dy 9 e5 a ki 8
stump 20 1y 1u
stump_grind 25 1y u
stump_lawn 28 1y 8
stupid 1r 9x 9
stut 20 v k aa 15
stutter 28 aa 12
stuttga 1v 7q g c7 8 gd 8
styl 14 2 9 c d g 9 m i 10 b 1e f 24 8 2x k 3n 9 3r 8 42 w 4k w 4p 8 52 b 53 14 63 a 6d 9 6g d 6u 8 7c 7 88 c ap k aq a b3 h b6 a c5 m ct 9 cw g dl 9 du j et o ev a f7 c f8 9 gu g i8 r jj 6 mk 8 mt u mv 9 mx 9 n2 b
styl_birthda 28 et l
styl_box 28 6g g mt 10
styl_budget 25 7c c
styl_charg 28 mt d
styl_conscio 25 63 g
styl_fee 25 mt g
styl_field 28 c 9
styl_guid 28 ds a
styl_hom 28 53 q
styl_instruc 28 b3 8 du e
styl_photogr 28 42 f
styl_picnic 28 i8 o
styl_room 28 4k b c5 e
styl_servic 25 2x b mt 8
styl_show 28 53 d
styl_siz 28 b6 c
styl_suit 22 an c ap 9
styl_thali 28 3r d 3y c
styl_wash 28 am 7
styl_whol 28 f8 7
stylish 25 19 e 1z e
stylist 1f c 11 1b 11 2x m 4k g 53 g am 1e et c ly s mk w mn 9 mt 33
stylist_client 28 1b l
stylist_pick 25 mt 18
stylist_rent 25 am c
stylist_video 25 ly f
styrofo 28 me j
subcont 1r 71 c hf 8 hj f ko 1x
subfloo 28 1x 13
subfloo_level 28 1x f
subject 1f 5o i 6t a 6u c 6v q 9t 8 e7 9 ea f f9 i fb a fc s fh 9 fj e gz m hx b j5 a kl d mx i
subject_lin 28 gz m
sublet 22 4e g 80 e c3 d
submiss 1z 7o g ey 8 kd g kx i
submit 1v 7o n 8v g kd e
subscri w 5 a 6 d 7 f 8 7 9 k a b b d 2o x 3i d 3v a 4i i 4l 8 4o m 4p e 4q j 5a b 62 h 6g c 6i d 7c b 7k a 85 l 86 u 87 13 89 8 8d l 8e d 8i 9 8m f 8q 7 a4 f b5 k b7 i bb g bi o bj e bm g bo p cp 8 cs 8 cu 9 d2 9 ds h ei b f4 g f9 f fc d fe 9 fg k fh a fi i fj n g9 1p gf w hv 7 il d jn l js 9 lp 9 lq c mj j
subscri_battery 28 5a d
subscri_box 20 4o 8 4q s
subscri_childre 25 2o m 4i c
subscri_club 28 jh c
subscri_family 25 gf i
subscri_onlin 28 7n b
subscri_post 28 d2 7
subscri_shar 28 gf a
subscri_smal 22 89 c c0 c hv c
subsidy 1k 5n 9 7o 14 c8 d fo a hh a
substit 1r 82 e 8j j a0 c cx h kj m m3 d
substit_teach 28 m3 d
substra 28 2y i
subtitl 1n 6z i 76 a 7i 9 ae c fc v gv n h3 l lc 1f
subtitl_languag 28 fc b
subtrac 22 6q f kp i
suburb 1f w b 27 a 5m e 5w e 86 b ge c lo a
suburba 1x lu 6
succes 1l 7o 9 i7 c it 8
succes_fee 22 i7 b
success 1v k5 d
success_campaig 28 k5 c
such 17 37 9 5q c 7m 8 95 a b8 g bx a g9 d hw b ij e m0 b m7 f mo 8
suck 28 58 d
sucralo 28 cs 8
suction 20 p f 4v 11
suction_bowl 28 4v e
suction_plat 28 4v p
sudden 25 t l
suddenl 1u a0 8
sudoku 25 ff u
suds 28 fk f
suf 1z 8d 8
suffer 22 ac d
sug 25 1i c f4 b h2 e
sugar 18 t 9 3t b 3w z 3z d 4u p 7u 9 89 g 8g m 8i d 8o c 8p z 9r 1i 9y a ao a cp 1f cq p cs i ct f d4 f lr i
sugar_bars 28 3z c
sugar_beet 25 d4 k
sugar_palm 25 cq 7
sugar_than 25 lr 7
sugary 1x 3v a
suggest 11 1c d 1i j 2m 9 2u 11 2x w 34 b 37 d 6i h 77 9 8v a 90 9 9q g 9v b ab b eb j ed a ey 8 f2 b gf b h1 c h2 j h8 8 hj m hl h ht h im f kl 13 ku b kx 9 mm h
suggest_answ 25 h2 l
suggest_chang 1z 37 c
suggest_fits 28 i7 9
suggest_mark 25 kl 15
suggest_match 25 mm c
suggest_ord 28 1i a
suggest_outfit 25 2x 14
suggest_rout 25 gf b
suggest_topic 28 h1 k
suggest_walk 28 35 d
suggest_word 25 hj 10
suit 14 2 8 r 8 y j 49 c 53 a 62 9 65 7 6a h 6b 8 6c 1w 6h b 78 9 7e 13 80 l ad b an m ap o aw d b1 8 bs 8 f8 e h7 b hg a iz g ms 8
suit_around 28 an d jc c
suit_both 28 6h i
suit_child 25 iz i
suit_measur 22 6c 1a
suit_rental 28 62 d
suit_sho 28 ap t
suitabl 1h 89 8 c4 c ey 8 fl f if 8 j9 b km 9
suitabl_candida 28 km a
suitcas 1j p b 46 f 9f 20 b4 b gl 1h mm s n4 d
suitcas_hik 28 9f p
suitcas_santiag 28 9f f
suitcas_walk 28 9f f
sulphat 28 2 h
sulphur 28 47 o
sum 12 12 f 1u 8 2d 8 5d 7 5s 12 6a 9 8i 7 9d t 9j 9 a3 n bs b c3 f dg b i6 i i9 8 if 7 km j li 8 lw 9
sum_break 28 5s e
sum_camp 1z 12 d 5s w li c
sum_even 28 i6 d
sum_holiday 22 5s d dg i
sum_mov 28 du 7
sum_paid 28 a3 g
sum_wint 28 5d c
summar 28 f9 z hy 1a
summari 22 6t p 70 i e7 c ke 7
summary 1a 1e 9 6t 1g 6u 1h 70 14 74 c 7o 8 9s h ey d fy b gx b gy e h5 g hy 1r iq 15 ir f is h ix c j7 d
summary_app 28 6t h 6u 9
summary_book 28 6u j
summary_cal 25 gy a hy g
summary_diagnos 28 iq b
summary_doctor 25 ir g
summary_list 28 hy j
summary_non 28 6u s
summary_plain 28 is a
sump 28 j3 j
sump_pump 28 j3 f
sums 1p 6t 19 a6 d dz 1s
sums_news 28 6t o
sun 1e 4 1r 3f h 4o 7 5c 7 6a d 9p 8 a8 8 aa 8 n3 o
sun_cream 25 4 10
sun_protect 22 4 i n3 c
sunburn 28 6a 8
sunday y g 9 15 c 2b f 30 b 31 9 3q c 4d 9 4f 9 5k a 88 h 8q 7 95 e 9p a 9v j cj b cw q dv a er b fk 7 go 7 hr b i3 e i6 d ib 9 ik a jv 6 k9 9 lc 7 ld a lh 7 li 9 lo 6 mr 8
sunday_app 28 95 g 9v k
sunday_back 28 5s 8
sunday_fre 28 cj g
sunday_night 1v hr b lc a
sunday_roast 28 lg e
sunday_school 20 15 k
sunflow 1x 8j w cq l cs d ib c
sunflow_seed 25 cq 8 cs c
sung 20 e4 e gm m
sunglas 22 69 13 9n 9
sunligh 28 7 e 7b a
sunny 1x 19 a 69 e lw a
sunris 1s 39 s 42 j 4c 8 9c 7 9k j du h i2 l ia 6
sunris_yoga 28 i2 l
sunscre 20 1 e 4 2b 4j b
sunscre_stick 28 4 t
sunset 1r 39 f 4c q 4g p lf j
sunshad 25 nc 1g
sunshin 28 k9 a
sup 1i 6 a 2u 1d 3x 1i b9 8 fn 9 fu 1i i0 a i4 c ia q l5 9
sup_board 28 ia p
sup_club 22 3x 1o
superb 28 1r 9
superbi 25 1j 9 cm 9
superho 28 51 j
superin 25 av s cg a
superin_pharmac 28 av n
superma 10 0 b 2 8 8 8 26 o 2d 9 2o 9 2v 1d 3s b 3t c 3u 8 4s 7 4t 9 71 e 7d f 7u e 84 b 85 x 86 9 87 b 89 9 8a b 8b c 8c 11 8d d 8e k 8f 9 8i 8 8k 7 8l c 8m 8 8n 8 8u 8 ao k ar b as a ba 7 cp 7 cq 7 cx 1j d3 n dc b dd e fp a lm c ln a lq 9 lr 8 lz a
superma_birthda 28 3t 9
superma_bread 28 86 a
superma_chain 28 3t b
superma_clinic 28 lm m
superma_coffe 25 87 d
superma_deliver 25 83 a cx c
superma_discoun 22 ar 8 bp a
superma_drugsto 28 2 a 8g a
superma_eco 28 a a
superma_family 28 26 c
superma_food 28 i8 8
superma_greengr 28 85 9 8r a
superma_honey 28 8i e
superma_local 25 8d a
superma_market 28 bj a cx a
superma_natural 28 0 9 4s 8
superma_near 25 2v g ar 8
superma_nearby 28 2v h 3y b
superma_onlin 25 7u 9 8c b
superma_own 28 2v b 8j a
superma_pasta 28 4t 8
superma_pharmac 28 b 9
superma_pric 25 2u 8 2v n
superma_sauerkr 28 8k c
superma_shelf 20 8f 8 lr 8
superma_vegetab 25 ba 7
supervi 1e h 9 19 l 27 f 7m 8 7n b 7t 9 ax 6 c4 e dq c ih 8 j4 r km b kr a lm 8
supervi_homewor 28 j4 n
supervi_play 28 19 r
supervi_visit 28 7t b
supplem 1s 7 21 ad c cs b
supplem_shop 28 7 a
supplem_women 28 7 s
suppli 12 21 e 2i 9 41 v 4g 1r 6p z 71 1e 73 10 7q a 7u b 82 n 8v g 90 13 9a 16 cf b d3 a d6 8 d9 a dh 1d ev 1k ew 1p h1 g h7 e hc 14 hf c hi 9 hj s hn a hw g hx 8 i0 p ij 17 jh e ku u m5 8 m8 19 me c
suppli_cancel 22 41 a
suppli_chang 22 9a g
suppli_commiss 28 ij a
suppli_contrac 1w hi c hj y
suppli_data 28 m8 8
suppli_directo 28 jh n
suppli_fail 25 21 9
suppli_fish 28 d6 7
suppli_invoic 1x 71 b 8v o 90 g
suppli_know 25 ev k
suppli_lat 20 71 9
suppli_marketp 28 82 m ij r
suppli_near 28 7x a
suppli_off 28 41 b
suppli_ord 25 90 c
suppli_paid 28 71 d
suppli_pay 20 6p c
suppli_post 28 4g r
suppli_product 25 9a g
suppli_run 28 ew f
suppli_ship 25 4g x
suppli_spec 28 9a d cf d
suppli_staf 28 m8 9
suppli_tru 28 ij 9
suppli_upload 25 71 g dh t
supply 19 1i 9 1u 7 22 h 4h a 4x o 5c 7 6b 9 71 e 73 e 7b d 7m 8 7w n 82 n 8r a 93 9 at 9 bp b d9 d dh v f5 8 gj 9 jo b kd b kr a m3 w m8 a mc c me 9
supply_chain 20 71 i dh 15
supply_clean 28 7w g
supply_fit 28 5c a gj d
supply_instal 28 1u b
supply_restaur 25 82 d
supply_shop 20 82 c
support 12 o o s 1t 1d a 27 8 28 f 2j t 2k b 4v a 5k m 5o 8 6e b 7e 1g 7k 1h 7m 8 7o 9 7r 8 9h 7 9t 8 a0 a dq c dv 9 e6 8 fi j gx 1y hu a ic h id h ie q if 7 ih n ip 9 it l iz k k5 9 l5 u
support_agent 28 gx k
support_chat 28 gx e
support_circl 25 ig 8 ih a
support_email 28 gx x
support_first 25 ft 6
support_group 20 a0 a ih 10
support_liv 28 s b
support_plan 25 s f
support_provid 28 s 9
support_rest 28 o h
support_smal 22 7e f 7k s dq b
support_suit 28 7e 10
support_team 1x gx t
support_ticket 28 gx e
support_visit 28 o 8 ic j
support_whatsap 28 2k 7
support_woman 28 id l
support_work 1x s 1z 1d d
supra 28 3x h n8 9
sur 1i 4o 7 bo e dc f dz c f5 b h6 e hc 8 hm 9
surah 25 6w q
surf 1r 4 y 49 28 97 1e 9c r
surf_lesson 25 49 1g 97 c
surf_school 25 49 15 97 12
surfac 1o 1z 7 35 d 57 q 7q a cc s ia 5 ka p kr d m5 r
surfac_clean 25 57 e
surfac_defect 28 m5 s
surfac_tempera 28 cc t
surfboa 20 bu p gl a mo h
surg 22 1m o
surg_pric 28 1m f
surgeon 1v k f 1y n a8 7 ah e ax 8 eo d
surgery 1d k 1d l b m e t v w l z 1l 1h h 1l j 1y l 6a 8 6g f 79 9 7c c 7t b 81 8 8w b 9l s fp d jr e
surgery_room 28 z p
surgica 28 75 h
surnam 28 ft z
surplu 1o 26 22 85 h 8a 1d 8k d mc 19
surplu_food 25 26 1b 8a 1a
surplu_superma 28 26 c 8a e
surpris 1c 4b b 4o u 4q 1e 6l c 8a m 9e 8 b5 e bo f bt b i8 11
surpris_bag 28 4q n
surpris_bags 28 8a s
surpris_box 28 4q a bt e
surpris_cosmeti 28 4o g
surpris_parcel 25 4q 18
surpris_selecti 28 4o i
surrey 1t 5c a 5t 8 by c
surroun 1t 2s 9 34 e ae d
suruler 28 4e g go e
surv 28 hg c jb f
survey 1h 1y t 5a s 7j b cc 9 dc c de 8 ht 2e ke f l2 b l8 2d mb 1u
survey_questio 25 l8 r
survey_team 28 ht o
survey_text 25 ht w l8 c
survey_tool 22 ht r ke e l8 n
survey_tre 28 1y n
surveyo 1r 71 8 cc j hj d mb m
surviv 1g 3 b 2e c 3b e 4x l 5s b ei b if p
surviva 1z 9g 9 if j
survivo 1z m 7 ig s
sushi 1x 3r 8 al d lg 14 mi k
suspect 1x 9 9
suspend 28 n3 d
suspens 22 1o u
suspici 1q 1f 1i 7k f a8 e af 1o hn o
suspici_email 28 7k f
suspici_messag 28 af v
suspici_spot 28 1f s
sussex 20 52 i cb 8 ep 9
sustain 1n 37 c 60 t am b bl e db g m8 y n9 9
sustain_team 28 db b
susu 25 g5 u
sutur 28 k g 73 9
suv 28 1r 8
suya 22 3q i 8f f cr 7
sw 1r i d 6r m i9 m ka 1a
sw_danc 28 i d
sw_trad 28 6r m
swab 25 cc a
swabia 28 7i 9
swaddl 28 4v e 6f h
swahili 1n a7 g cf b do b g1 8
swahili_english 25 cf b
swahili_voic 28 g1 9
swallow 1z v 8 5z f lk a
swam 28 lq a
swansea 25 c d 56 a
swap 13 1n b 2d 8 2l h 2n e 2o 12 2p a 2u e 61 d 67 e 7b a 7c v 7u 9 7y d 85 c 9d 29 9r 9 b7 12 b8 h ba b bi f bm 1m bo a bu a bv x bw c by 7 cz t fg 9 g3 7 g5 a gf 9 gn e gt 7 hr 1r j0 g kk f mo l mq c mw a nd o
swap_baby 25 nd l
swap_credit 28 mq i
swap_flat 28 9d 10
swap_friend 28 b7 7 b8 7
swap_hom 25 9d 26
swap_hous 28 9d 1f
swap_match 28 bw a
swap_next 1x 2o k 61 c b7 7
swap_request 22 2l m 2w e
swap_sav 28 ba 7 m8 9
swap_shift 28 hr 12
swap_siz 20 2o f bv h
swap_twic 28 7c o
swappab 20 3d s d4 8 m9 g
swappab_battery 28 3d j
swarm 25 d5 13
swatch 25 f0 a mc k
swear 1x 3g 8 dl 7
sweat 1j 4 j 9 c h b n i 6d w a9 d b5 e n1 d
sweden 1e 79 9 bf d cj 8 ki a
swedish 1r e e 8j h dx e n9 a
sweep 1r i4 8 j3 e kq e lt m
sweet 1f 3p a 3u 8 3w a 4p 1a 89 9 8c d 8p q aq i cq f ct 1e eq i
sweet_box 28 4p c ct i
sweet_chewy 28 3w 7
sweet_potato 28 3p c cu a
sweet_sixteen 25 eq g
sweet_spread 28 cq 9
sweet_tooth 25 3u 9
sweeten 1w 3w b cp e cq b
sweeten_dat 25 3w a cp d cq a
sweetne 25 3w 8
swel 20 bf g
swept 20 c 9 55 8 lt k
swim 1d j 2w n f s 8 14 18 4c i 4d d 58 12 5s m 5y d 6a 1u 9j 1d b6 a fp 9 i4 b ia e iv 9 ly 7 mj d
swim_club 25 j 9
swim_coach 25 j j 14 h
swim_friend 28 n d
swim_laps 28 6a a
swim_lesson 25 j 1b
swim_pool 1r 4d d 58 x 9j 17 i4 b iv 9
swim_school 25 j 10 5y e
swim_sets 28 6a b
swim_short 22 6a w b6 c fp b
swim_techniq 28 14 r
swimsui 20 6a 2v
swimwea 20 n e 6a 29 n2 b
swing 1v v i 9v g ka 17
swing_climb 28 v g
swip 1m 30 h 34 8 6h x 6u n eb j i7 m km 9 lc f
swip_dish 28 6h t
swis 1x 4n g h4 h
swis_german 28 h4 g
switch s 2q 7 3b 7 6o s 6p 1b 9b b at a bl 8 d6 7 dd f do 9 e3 9 f4 m fe a g4 i g9 r
switch_car 28 e3 e
switch_electri 28 6p c
switch_energy 25 6p b g9 f
switch_insuran 25 6o i
switch_night 28 fe h
switch_off 1j 9b j dd d f4 k h6 a
switch_onlin 28 6o 9
switch_provid 28 6p c g9 g
switch_servic 28 6p c
switzer 1b 8v h bg 9 fd 9 gc a
swollen 20 n0 9
swollen_feet 28 n0 7
sworn 22 79 b 7j j
sydney 1n 2n c 9s b ag g bb c nd a
syllabl 25 dy n
syllabu 1z b3 d dw 9 e7 k
symbol 20 2q 2r
symbol_speak 25 2q 11
symboli 28 h7 a
sympath 28 mu s
symptom 1m 9s 2e a1 a a7 2k c6 e ir 2u jp 11 k1 c
symptom_app 28 9s k a7 e
symptom_journal 28 ir l
symptom_log 25 ir o
symptom_pet 28 jp w
synagog 22 15 f 6w f
sync 1j 50 c 5j 7 6r k 8s 7 92 c 9p 9 hj b ir a l1 p mz s
sync_fees 28 mz c
sync_googl 28 l1 k
sync_licenc 28 mz d
syndrom 1t s j 2j 1j 2q f
synthet 1v 5 8 f5 d ly b
syphili 28 ad s
syrup 1n 1i i 3w 9 8i e av r cp a d2 23 lr u
syrup_bit 28 d2 o
syrup_cocktai 28 d2 m
syrup_sel 28 cp a lr 8
system z a 7 1a u 1b a 1c p 1d d 1e i 1h u 1i j 1l s 1u 9 31 9 4i 9 5a k 5b a 71 c 74 g 7k c 8y c 8z r 91 b 95 b 96 f 97 w 98 n 99 b 9a a ah d ai 9 bk b c2 9 cb 8 cd f ce a cg b ch g ci i ck j cm c de n ez 9 f3 g ga j gw 9 gx o gy k gz g h2 d h5 1c h7 d he a hs 8 hv 7 hx u hz f i1 g i2 8 jz d k0 k kb 7 kg 8 kh j kk h kl e kr b kt h ku 9 kv s kx e lx 7 m1 j m5 h m6 d m7 a ma d mf b
system_cas 28 ci u
system_check 25 5a a dz 8
system_clean 28 kr h
system_help 28 31 g
system_hom 22 1u 9 5b e
system_own 28 la c m1 c
system_part 28 ch 9
system_pick 25 98 c ai c gz g
system_plan 28 cd c kb d
system_pul 28 9a d kv d
system_restaur 25 8z o 98 q
system_school 28 de c kl d
system_sees 22 1b c 71 g hr c
system_send 28 hv d
system_show 28 ga f h5 g
system_work 28 ga d
system_writ 25 6y d hx h
szeg 28 5z d
são 1j 5i 6 a8 9 db b ej b n7 a
são_paulo 1j a8 8 db 9 n7 8
tab 20 9 b n7 8
tabby 28 ju c
tabl v e 1d 14 b 17 e 18 e 19 w 24 l 26 a 2t b 3n b 3q y 3t 8 3x 1q 3y 9 45 j 48 a 4e l 4f 14 4w i 4y a 4z 15 5k 9 6h e 6v b 6z k 7o b 8q 7 8z 1w 98 17 9c b ak 13 ay f b0 n b1 8 bb c bg 1a bn n br f c6 a c7 d ci 9 d4 7 di i dz p eb g ec w er z et k fg 8 gb 8 gw f gy a hm d hy o i3 m i6 n i8 10 jg 8 lb e lg g lv 7 lz a my f nb c
tabl_acros 28 gw 7
tabl_becaus 28 i8 d
tabl_beds 28 bg g
tabl_beer 28 8q 6
tabl_bench 28 ay d
tabl_board 28 4f 9
tabl_book 1u 19 a 8z 12 jj a
tabl_chair 1x e a er 10
tabl_chef 28 lg g
tabl_cushion 25 i8 11
tabl_door 28 e g
tabl_fee 28 i6 f
tabl_good 28 i8 8
tabl_guest 25 8z j
tabl_lamp 1z 4z 1o
tabl_linen 25 4y 9 i8 c
tabl_oil 22 e u
tabl_onlin 25 3x 9 i3 d
tabl_open 28 98 d
tabl_ord 25 98 w
tabl_outsid 28 26 g
tabl_plan 28 8z h
tabl_publish 28 lb i
tabl_reserv 20 8z f ak l
tabl_run 28 4y 9
tabl_second 28 lg 9
tabl_set 28 fm d
tabl_sets 28 4w 8 br e
tabl_sound 28 b0 e
tabl_styl 25 et s
tabl_sunday 28 5k i
tabl_tenni 20 14 e 17 p
tabl_tent 28 er i
tabl_thursda 28 ec m
tabl_top 22 d4 d lv a
tabl_writ 25 6v c hy e
tablecl 1x 4y 1q 7w e er a n8 9
tablet 14 9 w 1b a 1c i 1d 8 1n p 2m p 2q 18 2w s 3m c 4i c 4l x 5u a 6y 8 79 s 8y r 8z g 90 b 96 i 9x 13 a1 7 a9 9 aa b ab 1b ah 9 av 9 ce 9 cf 13 ch e ci a cm h cy d d0 b dy g dz 9 ei a fm 16 fr 8 gm 6 hh a jk 9 kf a kj h ko j l2 h n9 19
tablet_app 20 2q d cf h dy b fr b ko d
tablet_bamboo 28 9 j 4l e
tablet_glas 28 4l e
tablet_pap 28 d0 b
tablet_parent 28 96 g
tablet_plan 28 8y 8
tablet_play 28 ab h
tablet_program 28 dy e dz e
tablet_screen 25 2m 8
tablet_symbol 28 2q q
tableto 22 bn n
tablewa 1v br 1k er 13
tablewa_hir 28 er 9
tablewa_linen 28 er n
tabs 1q 2z e 6k j n7 13
tack 28 jv f
tackl 28 bf r
taco 1x 3p 1k aq u
tactic 25 14 l fb k
tactil 25 bl g fq a
taekwon 28 lh x
tag 1b 1d 9 1h j 1y 8 2x b 34 d 37 9 3j a 5h b 5i c 6r h 9a 9 9f 8 b1 7 c1 a ce m cg q dh 14 f5 9 i9 g io i js y k7 b ka e kz i ma 1k mo e
tag_check 28 mo 8
tag_door 28 1d d
tag_see 28 6r e
tag_tel 28 ma i
tagalog 1u 4h a 6z d 7j 9 8c 8 dy c
tagliat 20 4t 1f lg f
tagliat_ravioli 25 4t x
tags 1i 4x n 61 b 6i c cg 22 h1 b h8 h im b js m k7 r kj 9 m2 h ma c mu m
tags_flat 28 61 e
tags_read 28 h8 k
tags_tool 25 cg 14 k7 b
tahini 25 cq y
taichun 28 3w e
tail 1n 6 7 3d c 4c 8 as k jv 8
tailor 1h a b 16 f 21 q 2n b 66 19 6c 20 b6 a ef 12 ev b fr c id m ms l n2 f
tailor_journey 28 21 o
tailor_train 25 16 a id p
taipei 25 nb f
taiwan 22 ac 8
tajw 25 15 x 6w d
tak 1h 1e b 1y a 3j c 3s a 4e f 70 j cg b ft 9 g2 9 hy j im l ms 8
tak_taxi 28 3j 9 ej a
tak_univers 28 70 d
takeawa 1l 2j 8 3o 9 3q j 83 f 88 d 98 1i al 1t cw h cy l me 15
takeawa_box 28 me 9
takeawa_deliver 28 88 a cy j
takeawa_near 28 al n
takeawa_ord 28 98 e
takeawa_restaur 25 98 r
takeawa_shop 28 al 17
taken 12 34 b 53 h 6h a 7u b 9x j f0 d f6 a g4 a g5 9 go 8 k5 m lm 8 ms 7
taken_apart 22 c2 a
taken_away 1x 53 d
taken_goal 25 k5 r
taken_lat 28 9x c
taken_phon 28 f0 b g4 h
taken_video 28 ms 7
takeout 22 al e cy m
taking 1r 3o 9 g8 d gw 9 k0 m
tal 1l 1y 9 60 h c0 a fd x lv d n2 h
tal_tre 28 1y a c0 a
tal_women 22 n2 c
talent 1n 13 n 4h a 77 r 7l p fl 8 lf h
talk t l g m 8 u j v 9 17 m 25 8 2k 8 2q r 3x 9 5f e 5k t 5q s 5u c 6z z 70 7 7p k 7r h 9l b 9s 9 9u r 9v h a1 f a5 b aa n af a av 7 dj d dk n dl 9 dm v dq g dr 9 e5 1b eb q eg a eh f ek 10 ez m fc 9 fg g fw a fx b fz j gv 9 hu r i0 g i7 j ik n im a ip u iw e iz k j6 9 j7 10 jh p jp c jq 9 ko f lc c lx 7 m0 g
talk_app 28 2q 9 in f
talk_author 28 fg f
talk_back 28 36 f
talk_bil 28 h4 c
talk_bit 28 10 8
talk_both 20 5f b
talk_childre 28 2q 9
talk_colleag 25 it 7
talk_counsel 28 dk e
talk_dish 28 fw m
talk_doctor 1x a1 f jh c m0 7
talk_don 22 j7 g
talk_family 25 a1 f
talk_friend 25 9v b
talk_go 28 aa 8 ik 9
talk_intervi 28 6y h
talk_itself 28 5k g
talk_licens 25 jp r
talk_long 28 eh 8
talk_minut 28 9v j
talk_next 1z eb q hg g
talk_parent 28 2k e
talk_partn 22 e5 o ek f
talk_person 1x ip a
talk_phon 1w eb i gu b ko d kp e
talk_psychol 25 9u d hu i
talk_read 25 m0 j
talk_short 28 lc c
talk_sleep 22 ip 9
talk_special 28 ir 7
talk_therapy 25 u i
talk_video 1z 9u e dm f j7 v
talk_voic 25 2q 9 e5 f
talk_whil 28 33 e h1 e
talk_work 20 dl b
talk_writ 25 eh 9
tallin 1z 2j c 5s e
tamil 1j 1e m 5q c 98 c af c ez a f1 e gu e h4 9 i1 8 k2 b li b lx 9
tamil_bangla 28 f1 g
tamil_english 1z 1e m 98 d i1 8 lx 6
tamil_telugu 22 5q d h4 a
tampa 25 3t 9
tamper 20 9i b ge a
tampon 22 6 23
tampon_letterb 28 6 o
tan 1z bc 13 en q n4 7
tanda 28 g5 n
tandem 1z 49 g 9k 1n e5 g gf f i9 c
tandem_paragli 28 9k 13
tank 1e n b 22 e 36 c 38 15 56 s 57 j 7x b 8q s 99 2g at i ay a b4 a cz 8 ia b md b n0 h
tank_barrel 28 99 h
tank_bottl 28 2a a 99 a
tank_box 28 n0 l
tank_empty 25 38 8
tank_van 28 56 i
tannery 25 bc 9
tanzani 1t 9l b
tap 12 8 8 i a 12 e 1a a 22 9 2a c 2m a 2q d 3i 1c 3z 8 54 d 6g c 6w a 7d 9 8q 9 8y d 96 q 9h 8 9w a a0 8 ac m ak o bx o cc 9 cj a cm a cn 7 dy 8 es e fu 1q g9 9 ho v hz 8 in 9 ix q j2 d ka 9 kg h kj 8 m9 b n9 9
tap_away 28 cj c
tap_card 28 ho h
tap_field 28 m9 i
tap_pictur 25 2q 8
tap_school 28 96 g km 8
tap_slid 28 fu h
tap_speak 28 2q d
tap_start 25 8y d
tap_tablet 28 96 g
tap_transf 28 fu 8
tap_wat 1z 3i v n9 b
tapa 20 3q j 44 9 4d l lg a
tapestr 28 4y x
tapioca 1z 9 h 3w 1p
tapioca_pearl 28 3w p
taproom 1x 8q 1z ak h
taps 1e 1v g 22 d 2q n 54 a 8q b 8y c 9v f ak w bf b bx m ca d ce a fc g g2 p h2 s hd h ir 7 kj a
taps_star 28 h2 10
tar 28 0 f na e
target 1n 6k j aa e db c dj l
target_pric 28 6k k
tarif 1l 1m b 3f 9 5a b 6p 19 8v 1t dd a
tarif_cod 22 8v 1d
tarot 28 lx 1q
tarot_app 28 lx n
tarp 25 64 m n4 f
tarpaul 28 64 m
tartu 25 8 e 4d d
task 14 1j e 2f 1x 2j a 2w k 41 9 4i g 5o a 6x g 75 f 76 n 7e 8 7m l 7n r 9n a 9z 1l a2 w a4 a aa 9 be 8 bk 8 bx f cf e ci l di m ds 8 dw 9 e6 m e7 9 eg 9 ek i f2 b f3 1g f5 9 h8 b hl 12 hq 18 hw g hy 18 il d in 29 j0 t j3 16 j4 9 kc a km l kw s li d lx 7 mv 9
task_app 28 in e
task_assign 25 kw d
task_automat 28 f3 c in e
task_board 28 kw v
task_buddy 28 hq d
task_client 28 7m a
task_deadlin 28 hl e in f
task_departm 28 hw c
task_don 1u ek a
task_family 28 2w e
task_fre 28 in 11
task_hom 28 fr 8
task_hous 28 j0 b
task_jira 28 hy k
task_list 20 in h
task_nam 28 hy g
task_near 25 2f 14
task_onc 28 f3 v
task_such 28 bx f
task_yet 20 in 9
tasmani 1s 0 e 42 g 5f 7 6f d 8e 7 fq 7
tast 11 3i l 3q c 3t k 3u a 4l c 4p s 4r b 4s d 6h y 87 l 88 d 8d v 8e l 8f c 8g d 8h r 8i 9 8j f 8k d 8l a 8m r 8n k 8o 11 8p 9 8z b 99 h ba 9 cq c cs f e2 c es 7 f8 7 jn 8 k2 9 ld 7 lr c ls q mt f mw o
tast_box 22 3t b jn c
tast_budget 25 6h l
tast_buy 25 8f a
tast_choos 28 87 7
tast_event 28 es 9
tast_flight 28 87 6
tast_good 25 88 b
tast_journey 28 4p q
tast_menu 22 3q f 8o 6 8z h
tast_not 1x 8e k
tast_profil 25 6h f 8d g
tast_room 28 99 o
tast_set 1w 8m b
tast_sets 28 8m e
tast_win 28 8d b
tastefu 28 4m z
tasting 1p 47 u 8d 8 9e 8 ls y mw v
tasty 28 88 k
tattoo 1n m 3c 1b 11 ax f cl 31 md a
tattoo_appoint 28 m s
tattoo_artist 22 m z cl 17
tattoo_book 28 m e 1b m
tattoo_pierc 28 cl 9
tattoo_studio 1x m 1k 1b h cl 1c
tattooi 28 cl e
taught 1i 10 a 16 g di b e2 c e9 c iw 9 ld d
taught_job 28 16 j
tavern 28 ak x
taverna 28 4s b
tax 11 2g c 36 j 51 j 63 9 6n w 6q 7 7f 18 7o 9 7r 8 92 k 95 8 9i t a4 8 ck h dc a dn 2b f6 a fi c g7 10 g8 28 gc f hb 10 hc h he 1k hf d j7 i jx 9 kn i kw 11 l5 r l7 k
tax_advis 1k dn g g8 d hb 8 hc g
tax_app 28 g8 g
tax_apps 28 g7 9
tax_consult 22 dn a kw g
tax_credit 28 7o e
tax_dat 28 hf d
tax_documen 28 l7 a
tax_fil 20 dn r he y
tax_form 28 ck 8
tax_freelan 28 dn a g8 b
tax_health 25 gc 8
tax_insuran 25 36 s
tax_invoic 28 g8 g
tax_let 20 2g 9 dn 9
tax_man 28 7f 8
tax_numb 28 9i 1h
tax_offic 1m dn p g8 g he g
tax_payment 1z g8 c
tax_payrol 28 7f k
tax_pension 28 he i
tax_pot 25 6n g g8 b
tax_prepar 25 dn 1d
tax_prepara 28 dn w
tax_receipt 20 l5 14
tax_report 1x g7 z
tax_return 1p 7f l dn 18 g8 1b hb q kw h
tax_season 28 dn a
tax_set 25 6n e g8 8 hb 8
tax_social 28 he a
taxi 1d 1m 27 1o 8 1p q 1r i 2c c 5w f 81 b 9e 7 9f 9 ai v ej f gh l gk 1o hd e ho d lt b
taxi_app 22 1m p ai 9 gk c
taxi_book 28 1m b 1r a
taxi_company 28 1m f
taxi_driv 1t 1m p gk b ho e
taxi_own 28 1p d
taxi_rank 22 2c f
taxi_rid 28 ai 9 gk a
taxi_women 28 gk y
tbilisi 1x n8 e
tds 28 dn 9
tea 19 8 7 3n l 3w 2o 49 b 4c c 4n b 4y 7 7u 9 8m 2j 8o c 8p c aw j br 7 bt i em 7 le b lk c ll 10
tea_bags 22 8m q
tea_bar 28 3w b
tea_biscuit 28 4p 8
tea_blend 28 8m r
tea_brown 28 3w d
tea_cak 28 3n e
tea_drink 20 8m r
tea_fruit 25 3w j
tea_leav 28 8m k
tea_loung 28 aw f
tea_lov 28 8m b
tea_near 28 3w n 9j 8
tea_shop 20 3w w 8m 8
teach u g 16 i u j 1a q y s a 10 s 11 u 12 e 15 y 16 k 1c b 29 y 2e k 2t 1e 49 13 4f 9 5j b 5n m 5o f 5p 1b 5q 1j 5r v 5x r 5y c 6w h 7l 9 7n 9 96 j 9d 10 9m 12 9r a be 7 bv h di 9 dw o dx e dz f e0 s e1 c e2 1b e3 d e4 w e5 b e6 l ea 1g ex l fc 9 fi c fm x g0 b gq a hv e i2 b j4 b j5 2b jm e jz n k6 14 kl 1x le f lf f lg n lh 8 li g m3 e mi 13 mv 8
teach_app 28 iy b
teach_begin 22 k6 g
teach_certifi 22 11 k
teach_childre 1s j 7 2t t 5j e 5x 9 ex a
teach_confirm 28 kl g
teach_cook 25 s l lg 9
teach_correct 25 5q g
teach_english 28 q f 5x f
teach_family 25 ea b
teach_first 22 11 f 5r d
teach_gam 28 4f a
teach_german 28 7l k
teach_girl 25 15 m 5y c
teach_group 1w j h
teach_hair 28 10 q
teach_help 28 5x b
teach_hobby 25 e2 t mi c
teach_hom 1z 2t 13 5p d
teach_ill 1x e1 7
teach_invest 28 k6 n
teach_kids 22 2f e ex 9
teach_languag 25 dx a
teach_learn 1u 5q e e3 d
teach_lesson 28 j5 a
teach_listen 25 5j 9
teach_liv 28 ea e
teach_mark 25 kl c
teach_materia 25 j5 12
teach_mis 25 16 e
teach_near 25 5p 9 e4 a
teach_nearby 28 5p 9
teach_next 25 2e 9
teach_nurs 28 5m f
teach_onlin 28 15 8 e5 a
teach_open 28 fm g ke b
teach_oth 20 di c
teach_pay 28 1c c
teach_piano 25 5p o e4 a
teach_program 28 e0 r
teach_pupil 28 5p g
teach_read 22 29 j jm d
teach_recomme 28 bv a gr 7
teach_retir 25 5o d
teach_seat 28 mi c
teach_see 28 g g
teach_sel 22 16 m j5 s
teach_senior 28 fm u
teach_set 1z e4 f ea 9
teach_shar 28 j5 a k6 b
teach_show 28 3k 9
teach_sit 28 ea f
teach_smal 1z 5q f
teach_speak 28 e5 a
teach_spend 25 kl g
teach_studio 28 97 d
teach_univers 28 dw c
teach_upload 25 j5 w
teach_used 28 5q f j5 7
teach_video 28 6w 8
teach_wait 28 g0 7
teach_wat 28 j h
teach_women 25 49 f
teach_workshe 28 j5 e
teak 25 ls f
team s o c s d 11 8 13 w 1g 8 1v r 1y 9 2f b 2j j 37 g 3y u 46 i 50 q 5t c 5v i 6b j 6e e 6x t 7b 9 7e 8 7g g 7l j 7m 9 7n x 7r 8 7s h 7t 9 7u 9 7v 1s 80 1j ah 7 bt f by 9 d3 6 di b dj 8 dq h ds a dt h du d eo 9 eq h ew p ez 14 f4 o f5 u fb c gw 10 gx k h6 r h7 i ha 9 hd 9 hj a hl k hp b hr d ht 14 hu q hv 7 hy v hz h i0 b i3 18 i4 8 ic 8 iv e jg 8 ju 8 kc a ki 8 kr b l9 u lb g lc 9 lo g ml c mx 8 n1 a
team_assista 28 7v c
team_bring 28 ic e
team_build 25 7v 14
team_cal 28 ez b
team_certifi 28 7s c
team_challen 22 7v e iv n
team_chat 28 hy 9
team_city 25 7v c
team_clas 28 5w e
team_contrac 28 hj c
team_cook 28 44 e 7v f
team_design 25 1v h 41 e ds a
team_desk 28 dt c
team_develop 22 h6 c h7 a
team_do 25 1u c 7g f
team_event 1v 7v 12 i0 9 lc d
team_fee 25 i3 c
team_fix 28 dq e
team_gam 28 jg 8
team_headset 25 ew z
team_hom 25 fo b
team_india 28 ez 8
team_keep 25 7f f
team_lead 1q 7l 9 7n g 7t d ez e ht x
team_learn 20 2j d 7n 13 di b l9 y
team_leav 25 hp g
team_machin 28 h1 8 hg 9
team_manag 25 95 c
team_meet 25 hy l
team_memb 28 3y g
team_monthly 28 m7 a
team_nairobi 28 f5 q
team_night 25 o f
team_offic 28 80 10 le 8
team_operati 28 hm b
team_out 25 6x 9 7v f
team_outing 22 6x k i0 b
team_own 25 h6 f
team_paraleg 28 ee c ei e
team_photo 25 eo a
team_plan 25 7v h
team_play 25 i3 c
team_rac 22 6x t
team_read 28 mx b
team_sees 25 99 c
team_send 28 92 h
team_session 28 7v g
team_shirt 28 li 7
team_shop 28 s g 6b g
team_show 28 ez h kw 8
team_staf 22 3y 8 7v f
team_step 28 hu g
team_survey 28 1y c
team_train 28 13 g lo 7
team_venu 28 ml c
team_weekly 28 7r e ht f
team_women 28 13 j
team_work 22 fh 9
teamwor 25 ik f
teas 1v x g 4n 8 8m 1k 8o c ek h
teaspoo 28 9y 9
tech 1c 2e x 4m 9 77 9 7b 8 7k a 7o 9 7v b ce h ch b db a e3 j en a f6 b fm o j6 g
tech_company 1v 77 9 f6 b
tech_firm 25 db c
tech_hous 28 jp 8
tech_support 28 7k e fm a
technic 15 10 p 13 i 14 8 16 9 1f a 1k 1h 1l k 1n q 56 7 58 p 7e 8 7k f 7o a 7y b av a b7 8 c6 13 c7 a cd p da 7 e3 a en 8 f2 9 f4 k fl a fm a gq t gx f h3 c hz w j8 1w kq 1w kz h lb g lu f
technic_already 28 c6 f
technic_br 28 56 b el b
technic_cours 28 10 a
technic_hom 28 c6 i c7 g
technic_job 28 kq e
technic_lead 22 f4 s
technic_near 25 j8 o
technic_own 28 gq c
technic_scan 25 1k k kz d
technic_school 28 fm g
technic_see 28 kq i
technic_sees 28 gq c kq d
technic_staf 28 lb d
technic_support 28 7k b gx f
technic_train 22 10 d 13 c
technic_use 28 kq b
technic_work 28 58 7
technic_writ 20 h3 g
techniq 1o f a h f 10 q 14 1c e4 d ip c lg e
techniq_lesson 28 14 h lg f
techno 28 i1 k
techno_party 28 i1 f
technol 1s 3b b 7d c f5 7 fm v m9 l
ted 28 dm e ey g
teen 1f 9 e u a 17 x 27 i 2d b 3w 7 6n k 9v a ex f g0 u gk b km e
teen_hang 28 17 g
teenag 1b 6 f u 10 17 15 27 u 2m q 3w 7 5s b 5x a 6n i 9v o e0 p fk 9 g0 d g9 b j1 p lo a ly h
teenag_gam 28 17 e
teenag_hang 28 17 c
teenag_school 28 27 i
teenag_struggl 28 u a
teenag_student 20 lo c
teenag_talk 28 9v j
teenag_writ 28 9v b
tees 1w 60 d 6e 1l n0 y
tees_piec 28 6e l
teeth 1m w w 4l y 4v a 9l t jj b
tef 28 8c j
tel t 1 f 5 9 m b 1s a 2f a 2r 7 2v b 2x m 2y d 2z b 3a c 47 8 6i c 6k e 73 9 87 e 8d 7 90 e a7 q ab e ae i af c b4 7 be 6 c1 8 c6 a cc k do a eg a eh a ez 8 f4 9 f9 9 gn 8 gq 8 gu o h7 g hw 8 j1 f jn 9 jp f k8 e kb b ku f l8 b lu 6 lx d m2 7 m6 h ma h
tel_app 28 c1 7 ej g
tel_aviv 20 da c
tel_buy 22 6k f
tel_chef 28 90 m
tel_child 28 j1 c
tel_clean 28 ey d
tel_daught 22 9x a j1 g
tel_don 28 lu e
tel_family 1w af j
tel_form 28 3e f
tel_friend 25 lx f
tel_hom 28 gh f
tel_honestl 1z gq b
tel_lov 25 gu d
tel_machin 25 87 d
tel_mis 28 hw 9
tel_morn 25 fy e
tel_open 28 3b 8
tel_own 22 ku h
tel_parent 25 3a g a7 d
tel_person 28 ab h gu i
tel_pric 28 1s f
tel_react 28 1 k
tel_skin 25 1 7
tel_story 1s 5 c 3x 8 7c 8 94 b gu h
tel_wait 28 a7 m
tel_wheth 1x a7 f jp t
tel_work 28 75 e f6 d
tel_wrong 22 2y q
telecom 1v 6p i dd b
telehea 22 a1 h jp 18
telemat 28 7y b ks y
telemat_box 28 ks a
telepho 1m 1h a 6u f a2 f d5 7 eh j fx f gy r hv b
telepho_lin 28 a2 g
telerad 28 1f d
televis 1w fc c m0 8
telugu 1x 5q f d6 7 h2 a h4 b
temp 1q 28 g 99 9 bf c cf x d5 g jl v m3 12
temp_agency 22 28 9
temp_work 28 28 9 m3 d
tempeh 25 8j 12
temper 25 1n 9 8h e n6 e
temper_glas 28 n6 b
tempera 17 1u a 26 d 38 a 3a v 3b p 3c a 3y 8 4s 8 5z a 7x v 81 e 8m f 8o c 8s 9 8t b 8u 9 8w j 99 8 9s h ah 9 as 7 cc t cf 1g d5 x d6 v dh 9 gq 9 it 7 ix 9 iy d m6 b ma d mf 12
tempera_clean 28 cf m
tempera_control 22 8t c 8u c
tempera_flow 25 mf 16
tempera_humidit 25 d5 b
tempera_log 25 cf c
tempera_logs 28 cf c
tempera_moistur 25 3b e 3c e cc 8
tempera_pain 28 9s c
tempera_phon 25 99 6
tempera_record 1z 7x 9 cf b
tempera_room 28 cc a
tempera_staf 25 cf l
templ 1s 15 k 3u 7 4h c 5l 7 gl d lk 9 na e
templat 17 1e 9 1h a 6y 9 b6 i dp 1d ds 9 ee c fh 9 fv d gz p hb i hf c hg a hh u hi e hl 8 hq e hr 8 hs 8 hw 7 hx f hy e jh m jx 10 ki f kw 9 l2 e lb s lw c mv 1i
templat_build 25 dl 7
templat_fre 25 ds a hb a
templat_look 25 gz d
templat_photo 28 fw 8
templat_pric 28 hh m
tempo 1s 4b 9 85 c 9p a e4 c jy y
tempora 1x 7a 1d f6 h m3 t
tempora_shop 28 7a 10
ten 28 93 i
tenan 25 de c ee v
tenancy 1u 56 g dp v ee m g3 l kn 1f
tenancy_agreeme 28 dp u
tenancy_deposit 28 g3 d kn d
tenancy_law 28 g3 b
tenant 17 20 15 2i a 3b c 3c 7 3f q 3l i 54 b 56 a 7a c 7t 9 a6 c bx g c2 9 cc 1b de 9 ee 26 g3 2e gj d jb e k3 10 kn 23 l2 h l3 1v lu b
tenant_alert 28 3b 7
tenant_associa 25 ee g
tenant_deposit 28 g3 d
tenant_disput 28 ee d
tenant_enquiry 28 l3 p
tenant_find 28 20 k
tenant_heat 28 ee d
tenant_landlor 1x cc f ee b kn b
tenant_let 28 ee v
tenant_messag 25 cc h l3 14
tenant_mov 1x 56 b g3 m
tenant_own 1w cc b
tenant_pay 25 kn c
tenant_pays 20 g3 z
tenant_rent 25 ee d k3 b
tenant_repair 25 ee b kn 11
tenant_report 28 l2 c
tenant_sav 28 k3 q
tenant_send 28 ee f
tenant_servic 28 ee a
tend 1m 58 9 5d 1h 73 f 7j b d3 c ey 2n hh 1n
tend_answ 28 ey c hh f
tend_documen 28 7j c ey c
tend_fit 25 ey 14
tend_grav 28 5d s
tend_respons 28 hh w
tenness 28 d0 7
tenni 1o h c 14 27 17 q 5y e jg 8 ln 1a ml w n1 g
tenni_club 25 ln o
tenni_coach 28 14 10
tenni_court 25 h c ln m ml a
tenni_hal 28 ln 9
tenni_music 28 17 r
tenor 22 gm 19
tens 1r 3h e 5q 9 aw d e5 d fe d
tension 20 x 8 66 d
tent 1d 2c o 31 p 32 a 43 i 48 15 4a u 7y c 9b 1d b0 a bu 2a c9 f ck e da a er 1d f0 b fl 9 i8 a ij 11 n2 8 n4 8
tent_chair 25 ij t
tent_mats 28 bu z
tent_rent 28 43 i bu e
tent_rental 28 43 b er 9
tent_tablewa 28 er n
term 11 q d 12 d 27 9 2n c 2p n 2t f 4x a 51 g 5p f 5x l 5y e 7a i 80 g 8t m 92 9 bv e dp 17 ea j ex o g4 j h3 17 hj c ie a iq 8 ir 9 j4 9 jz m
term_conditi 22 dp 9 ir f
term_ends 28 2p 7
term_fees 22 q d jz a
term_insuran 28 g4 x
term_keep 28 h3 w
term_lat 25 dp c
term_layout 28 h3 j
term_list 28 7j a
term_loan 28 ga 9 k4 b
term_play 28 12 b
term_rental 25 51 n 92 b
term_retail 28 7a o
term_start 25 2n a
term_student 28 gf d
termina 1l 1c e 1r h 3z a 73 a 7a e ay c ho 1j m0 n
termina_card 28 ay e ho b
termina_chat 28 1c f
termina_ill 25 m0 f
termina_tap 28 ho u
termino 25 h3 w
termit 20 l2 b lu 12
termit_hom 28 lu e
terrac 1g 1x m 3f k 59 g 5a e 5t b 6e l ak a an l c8 9 gj a lf b lg 9
terrac_chant 28 6e q
terrac_hom 28 5a e
terrac_hous 1z c8 9
terraco 25 38 x 4k f
terrari 25 4h u le a
terrazz 28 1x e df 8
teruel 25 8n e
tes 25 4n 9 gd b k5 c
tesco 22 2u a m8 8
test p 1 q 3 a 4 b 6 b 7 y 8 a 9 a f 9 p u t c 10 9 16 n 1n 8 22 e 2a m 2b a 2t 9 38 8 3a 9 3c 7 3d d 3i b 3j 9 3m h 4g o 4j d 4m j 4n 6 4o 7 4v i 4w 9 4z 7 56 a 58 o 5o i 5r q 66 7 69 o 6a 9 6f c 6j f 6q 8 6r j 70 9 77 y 7k c 7q d 7s 16 7y f 84 k 89 a 8i c 8l 9 8w 7 8x g ad 17 ae a av e b6 9 ba 9 bk d bn a cc k cg d d9 b df c dk b e0 b e1 g e9 18 en a f1 g f4 g fq 8 fw s h6 1t h8 10 hv h hw 8 iq 9 is n it l j5 8 ja a jo a jq g kg n ki f kl 8 kz 12 mf b mo 8 my 1d n1 h n6 o
test_again 1z ad a
test_against 25 h8 c
test_alarm 28 ej e
test_app 28 e9 9 h6 e
test_attack 28 7s e
test_batch 1s d9 8
test_blind 22 ae c
test_book 25 5r 7
test_buy 22 my x
test_cal 22 3g 8 3j 9
test_certifi 25 df 9
test_check 20 h6 9 h8 f
test_choos 28 9l 7
test_clean 28 1u 7
test_cod 28 6j s
test_dat 1x 5r f e9 h kg c
test_deliver 28 5g 5
test_dish 28 fw 8
test_don 25 h6 a
test_driv 1z el b ja k
test_due 28 kz b
test_email 28 hv y
test_escrow 28 77 m
test_fil 28 8l a
test_final 28 eg 8
test_find 28 cc e
test_firm 28 7s 9
test_fit 25 7e a
test_hear 25 p 12
test_hom 28 p e ad s
test_indepen 28 7 e
test_kit 28 ad n
test_kits 28 ad m
test_liv 28 p g jq e
test_mail 28 ad i hv c
test_milk 28 4s 7
test_monday 20 it 9
test_parent 25 4v e
test_part 1v 6q e hv 7
test_patch 28 57 9
test_photogr 28 fw h
test_point 28 3m s
test_print 28 fw i
test_product 1w 6 a 4g t
test_questio 1x 7 e 70 e e9 l
test_read 25 ki m
test_recip 22 8k 9
test_releas 22 h8 c
test_repair 25 h6 e
test_report 1o 7 7 7s 7
test_result 1n 7 c ad a is h kz z
test_rid 20 3d p mp c
test_sal 28 km e
test_sent 25 8 7
test_serv 28 f4 v
test_shop 25 1 d 4o 7
test_short 28 e9 d
test_show 1z ad f lk d
test_sit 25 my n
test_smal 1t 7s i
test_spot 28 ax 9
test_spr 28 70 7
test_stor 28 fw c
test_story 28 fw 9
test_strengt 28 f b li f
test_strip 28 mf 9
test_suppli 28 4g f
test_talk 25 dk d
test_tool 22 h6 1b
test_toys 25 4m r
test_trad 28 6r h
test_train 28 kg 9
test_treatme 28 it l
test_volunt 28 kg e
test_wal 25 cc g
test_wat 1x 58 v
test_wel 25 2a c
test_work 28 h6 e
testimo 25 7i r h2 j
texa 1j 2t c cg 8 d8 a
text w 1a y 1g 7 1h b 29 f 3c a 3j g 5f 9 6t e 6u f 6w t 6y d 79 a 7g l 7h 12 7j z 86 9 91 b 94 o 9f 7 ae k af i bx c bz d ck 8 cn 7 d5 e d7 d dp 9 e6 v eh 9 ej a f1 g f5 h gp 7 gx f gy o h1 x h2 e h3 j h4 1g h7 c h8 h h9 e hh 9 hi g hk g hp e ht p hv 8 im 9 jf 8 jz b kc c ki 15 kt a l0 w l1 a l3 v l8 y lx a
text_answ 22 hp c l3 c
text_audio 20 6t k 94 d f5 i
text_besid 28 6z 9
text_block 28 af i
text_cal 25 hk 8 l3 e
text_check 20 ki d
text_fil 20 im c
text_includ 20 7h 8
text_know 28 l3 d
text_label 28 ae y
text_languag 28 7j a
text_lin 28 ee f
text_link 25 h2 f
text_messag 1m 29 9 d7 i ej a hi d ht q kc a
text_onc 28 l8 k
text_onlin 28 1h f ki 9
text_own 22 cn e
text_phon 28 hk f lu 7
text_pictur 22 7h c bx m
text_pric 28 2v d
text_read 20 7j h e6 d
text_ready 25 h8 d
text_referen 28 ey 9 hh b
text_rid 28 cz e
text_set 28 7h 8
text_sign 28 hi e
text_sound 25 h1 b
text_speech 20 h4 1j
text_suggest 28 h1 f
text_text 28 h4 c
text_transla 28 6w d
text_until 25 l0 n
text_visit 25 1a g l8 s
text_voic 25 eb e
text_word 25 6w a hp e
text_work 20 k7 d
textboo 1w 2p 26 32 f
textil 1j 18 c 4y u 71 9 7c b 7w j df q dh b fr b jd w mc c md b me f
textil_shop 28 4y 7
textil_wast 25 df r md c
textur 1l 24 b 4k a 55 g 5z m em f fh d ld 7 ly h
textur_hair 22 em e
textur_look 28 ly 8
textur_wal 22 24 c 4k a 55 g
th l 2b 9 31 a 32 c 3e 9 ht a iu 9
th_chang 25 9q a ht g
th_cook 28 cf g
th_hom 20 4h h
th_own 28 51 e cb 8
tha 25 2u e f3 d l5 8
thai 1t e h h 8 aw t ce f lg m
thai_massag 25 e f aw s
thailan 1v d9 d
thali 20 3q j 3r f 3y d 9q e 9r g
than s 1 c 1f 8 36 9 39 8 3h 7 5v c 8n 6 a5 8 g4 9
than_big 25 jo c
than_employ 28 hu 9 hx 8
than_fac 28 5v k
than_farm 22 m9 a
than_fruit 28 lr 7
than_ingredi 28 1 s
than_quiet 28 mj 8
than_talk 28 fx 9
than_usual 1z ke 7
thank 1f 31 g bt k fx 8 l5 1q mu s mv f
thank_donor 25 l5 e
thank_let 25 l5 y
thaw 28 jn k
thc 25 4n 1g
thc_fre 28 4n k
theat 28 gn l
theatr 1g i d z b 12 1u 4d c 5s j 8z b 93 9 ai 9 gn 2b gp q gv u hv a i5 o
theatr_actres 28 hv c
theatr_clas 28 12 p
theatr_exhibit 28 i5 o
theatr_group 1v 12 y gn r gp 7
theatr_school 28 12 b gn f
theft 1j 2o 7 7y 9 c3 a co c d5 a g4 v gf a mp j
thei 28 dj e fr b
their 1l 5g 6 gj d h3 b jk e
them 1e 26 9 3t r 46 d 4i x 4o 7 4p g 4q v 5s i 5t x 6v b et f ex h fr 7 gw d hr a ii e im a j4 a l8 w lg h mr a
them_box 22 4i c 4q m
them_crat 28 4q g
them_night 22 gw f
them_onlin 28 3t d fr 9
them_parcel 28 4i q
them_product 28 l8 k
them_such 25 8d 8
themsel 11 s 9 26 c 41 h 43 i 68 7 9v 9 ay 7 bz a cf e ck 9 ew k gw 7 hg 9 hr h jz 9 l1 y
themsel_ask 28 41 h bx b
themsel_wed 28 41 b ew b
theolog 25 6w h
theory 1p 10 b 49 8 5r 1l e9 20
theory_test 22 e9 1c
therap 1w k d 1a o 1e f 1j 15 9n e 9u o a9 j aa c
therapi 16 d a e 1q k 14 u x v 1l 1j 24 2q p 3h a 5k g 73 a 9u 2f 9v d 9w h a9 y aa 1l aw o bm b dk 9 dy 9 e6 h fo m i2 b ip o iw w iz g jr d l1 r
therapi_childre 28 v 8
therapi_client 25 1j t
therapi_guid 28 9w d iw g
therapi_hous 28 d e
therapi_near 22 9u a aa 8 iw 7
therapi_part 25 9u 9
therapi_plan 28 fo e
therapi_practic 1x 1j w 9u 9 aa 7
therapi_see 25 u l
therapi_send 28 1j f
therapi_speak 28 9u l
therapi_special 25 e6 b
therapi_talk 25 9u t
therapi_treat 25 v d a9 8
therapi_work 22 1j b
therapy 1f k 16 u 29 v 1s 1j f 9n d 9u 1e 9v n a9 17 aa 1b dk i ie d ig 9 ih h ip 8 jr 9 m0 q
therapy_app 28 9u e aa 11
therapy_counsel 28 9v c
therapy_exercis 28 k h
therapy_platfor 28 u 9 9u a
therapy_practic 22 v b 1j a
therapy_room 25 k c u b
therapy_session 25 v g 9u d
therapy_trauma 28 u n
thermal 1m n g aw 7 c8 t cc j ju r ma b mb 19 mw b n0 g
thermal_bath 22 n g aw 7 mw c
thermal_camera 1x c8 s cc c ma b mb d
thermal_dron 25 ju l mb c
thermom 1w 3a g 6q g 8e 7 a1 d mf k
thermos 1w 1u h m7 1m
thesi 28 au w
thessal 1z a8 8
thi 25 26 e 91 c ec e
thick 1k 4 b 4v a bb c bk c bp i ct h fj t n1 o
thick_pap 1z bp i fj u
thick_spoon 28 4v c
thickne 28 4t d
thiev 25 1z 6
thigh 22 fq 7 jr e
thin 1f 39 v 3h b 69 7 6g a 72 a a4 a bd e bs a cs 8 fp g k7 a ly 7
thin_fil 25 72 c a4 b
thin_pad 28 39 c k7 d
thing y 17 9 29 c 2b g 2c 12 30 y 31 r 32 1e 33 f 3e r 3k h 4g e 4k 8 4p 9 5x 9 9z a ap a az a b1 a be d bl k c3 i c9 w cb c dl 6 e7 9 en 7 f9 f fj c fr a ii 8 in l iz s jd g jo b k9 14 mm b
thing_button 28 f2 8
thing_don 22 in d
thing_find 28 17 h
thing_fix 28 eg 8
thing_friend 20 b1 e lf 7
thing_help 28 31 m
thing_kids 28 30 i k9 d
thing_kitchen 25 be d bl j iz k
thing_lend 28 2c d 72 b
thing_mat 28 f9 s
thing_nearby 28 k9 i
thing_neighbo 28 c9 14
thing_now 28 9g 8
thing_ord 28 4g e
thing_photogr 28 32 p
thing_social 28 n5 8
think 19 n 8 36 9 c8 c ff 7 li 9
think_money 28 g0 9
think_someon 28 bb 8
third 12 26 d 6o c 8a k 8p 8 dz 9 fk 7 mr 7
third_floor 1w c2 9
third_party 1w 6o d mr b
third_shift 28 1d 8
thirsty 1v 38 7 59 n bi 9
thirsty_gras 28 59 a
thirtee 1w 3n f
thirty 10 8 7 g 9 1j a 2e a 3n f 51 a 66 a 67 6 6l d 6t 8 71 9 80 h 82 b 9p 8 a0 a by 7 cf 9 cz 8 f8 a fh f fk a fp 7 hj 8 j7 a mx e
thirty_african 28 fh e
thirty_consult 28 1e 8
thirty_good 25 m5 d
thirty_percent 25 6l 8
thirty_read 28 mx 9
thiè 28 89 9 md 9
thorn 28 d8 e
thought 1k 9s c 9v g im k ip w lc a
thought_exercis 28 9n 8 ip j
thought_go 28 9s 9
thousan 13 34 d 78 d fv m gt 7 hz c i1 a
thousan_follow 28 78 9
thousan_phon 28 34 f
thousan_pictur 20 fv o
thr 1v 5q e 87 9 9t e cq 8 d2 8 he a lf 9 m6 a
thread 1k d e 2l f 66 7 69 7 7w b b5 b bc b eh a en x fj a
thread_includ 28 b5 d
thread_wax 25 en l
thresho 25 fo m
thric 25 hz 9
thrift 1z 63 11 i6 h lt 8
thrift_shop 28 63 a
thril 1z i9 p mq d mx u
thril_park 28 i9 l
thro 28 9z d kl c
throat 20 t a 39 7 8i 7 a7 f
through 1t 1t c 8e f bq 9 bv e ct e cv 9
through_europ 25 bq 8
throw 1b 2b c 4y 1j 52 a 5y i 72 8 b1 7 br k ef a ld 16 m5 e mc i
throw_away 1l 2b c ef a
thrown 1g 64 9 67 8 7u 9 90 1b ar 8 br 8
thrown_away 1m 90 n
thumb 1r 2k d 8d f 9w c gu 7 hd e kg e
thumbpr 25 hd c
thuring 25 fu 8 lq 9
thursda v 2u a 30 z 4d a 5k 9 62 b 6l 8 7u a 83 9 85 e 87 9 8q b 9p c 9u 8 ak e bz 7 cv 9 cw a d1 g eb b ec f gr 9 gy 9 hp 8 jc 8 k9 1d lf f lo d
thursda_baby 28 5m a
thursda_back 28 62 i gr 7
thursda_ben 25 9u 9
thursda_clock 25 4d e
thursda_even 1u 2b c
thursda_friday 1z ar d
thursda_lesson 28 i c
thursda_morn 1t k9 c
thursda_omar 25 hp 8
thursda_own 28 2e 9
thursda_saturda 28 8q i
thursda_sunday 25 ib c
thus 22 d2 7
thyroid 1x z a ad r
ti 1t 3t c fi d
tick 1g z c 6i c 84 i 96 a 9q f a2 c cd e ce p cf y h9 c hq h j0 j jj a k2 c ka d kj 9 kr h kz b lu 6
tick_off 1s 9q f a2 b cf g hq h j0 i
ticket 15 21 h 2z 9 30 15 4d y 6l 13 7k t 93 37 98 j a3 a ag s bb e fi 9 gv j gx 1n hd a i5 q jg b jx e k9 a kc e l3 x lm b mi b
ticket_bil 28 ag 8 hd h
ticket_cod 28 bb f
ticket_deposit 28 8z d
ticket_drop 28 6l r
ticket_event 25 30 b 93 o
ticket_messag 28 93 d
ticket_money 28 93 b
ticket_onlin 25 93 a
ticket_phon 28 dl 6
ticket_platfor 28 93 13
ticket_play 28 jg 8
ticket_sal 25 30 b 93 p
ticket_seat 25 93 c
ticket_shop 28 93 m
ticket_sit 25 mi 9
ticket_sold 20 93 9
ticket_visa 28 21 b
tid 1u 49 i 97 j 9g i bf 11 d6 13
tidy 1j 2u f 52 d bw c by 7 cb o ci b hc f
tie 1m 5g 6 9e a bj c le c
tied 1n 1i c iz c m2 7
tier 1l 3t 13 dh v
tier_tier 28 dh e
ties 1v 5f 7 61 e n3 h
tiffin 1u 3r 8 4x p cv c cw h lp t
tiffin_servic 28 cw b
tig 25 16 a 8g f
tigernu 28 3v i 8p g
tight 1l 6g f hf p n0 a n1 12
tighten 25 bz h
tigriny 22 79 a e9 g
tiktok 1j 24 8 2m a 4g f 78 a f1 x fc k h0 u io f lc i
tiktok_ads 28 f1 w
til 11 16 f 1b 9 1i j 1v s 1w 1e 1x 1h 23 e 2c a 2j f 2v j 32 a 3s 9 57 d 7k 9 98 l 9x a al 7 as 7 at a c4 k c9 g df 1a ew 9 g4 a gz h h2 k h5 v hb 9 hd 9 ho 9 j4 a kp b ku v ln 9 mb d mc 11 mg k
til_arriv 28 9f 8
til_card 28 1b a
til_crew 28 1x r
til_cut 22 c9 p
til_farmhou 28 1w b
til_ful 28 1w c
til_kitchen 22 1x 6 df b
til_last 28 ew e
til_paint 28 16 q
til_reserva 28 99 7 gz e
til_roof 28 57 g
til_screen 22 40 9
til_shop 22 ku a mg j
til_sold 22 3s f df b
til_system 22 8z b 98 a h2 g
til_webshop 28 h5 m
tilapia 20 d6 u
tilapia_farm 28 d6 9
tilapia_pond 28 d6 a
tilt 20 3d 10 l2 f
tim 19 6 h 1o h 49 f 66 o 6v 1c 8a 9 9m m 9t h 9z 13 cm e e1 8 e7 8 e9 8 ej f fd 8 ff 7 hl a i4 1k ix c jg c ll c mr x
tim_bel 28 9m o
tim_belt 25 1o n
tim_bid 28 mr o
tim_chip 28 i4 i
tim_cycl 25 6 h
tim_feed 28 9t 8
tim_medal 28 i4 r
tim_ticket 22 jg f
timb 1p 1x b 7d c at m df 7 dg 1w dh c mc w
timelin 1p ew 1z gc 8 hh a in i iq i iw 8 ix d
timelin_suppli 25 ew 19
timesha 28 a6 c
timeshe 20 77 9 hl 1o
timesta 28 h4 8
timetab 1k g e i e 1c 1b 41 g 8b o 8w c 9x e e1 d e7 n gk k jz y
timetab_bus 28 8w 8
timetab_clas 28 1c s
timetab_group 28 jz c
timezon 28 hl a
timing 25 2m a h4 a
tin 1j 4 c 9 h g d 38 8 3s 9 4n 7 8l c 8m b 8n e be a ct v fy c jn 9 n8 b
tin_roof 25 g e
tinctur 28 4n 12
tinker 1z 18 r im g
tins 1l 4 e 8 h 4r a 55 e 8b 8 8l f 8m n 8n 1a fy h jn f
tint 1z 3 c 4 1f en g
tiny 1d e c 19 9 3e e 3h g 3n b 41 9 6f b 7f a 8h 9 8v 8 9b f 9z l a4 b c3 9 c5 a dg p e6 c e7 c g4 k if 8 js d l8 a
tiny_hous 25 9b i dg p
tiny_step 25 9z r
tip 1i 37 e 9q g ez 9 fa 9 fi b jx 9 k5 e k9 g lt z
tip_jar 28 jx a
tipi 28 9b r i8 9
tips 1c 2z d 30 d 6h 15 9s d cl a dq c ez f fg 9 iy c jm 9 k6 f k9 s kr c n7 l
tips_friend 28 2z a
tips_local 28 bf 8
tips_right 25 ez b
tips_train 28 dq g
tir 19 a d 1f 9 1o 8 1t 8 2k e 3m a dw 9 f1 g iy h jl 9 ki 9 m5 8 mt 8
tir_eyes 28 1f c
tir_parent 1z 2k i dw b iy h
tir_shop 28 1o b
tirana 25 20 8 lo 9
tiredne 25 9p 9
tiruppu 25 m5 a mc h
tisax 28 hw b
tissu 1r e 11 z d 1f c 8s c aw k bd 8
tissu_pap 22 bd 7
titl 1b 4f j 6i 17 6u 9 a6 b bn c bo 1b fe a fg g gn a h1 a jb m m2 r mq 1x mx l
titl_check 28 kv 9
titl_off 28 mq f
titl_pap 28 jb e
titl_stream 28 6i p
titl_togeth 28 fg h
toast 1h 2b p 5z b cp l cq 7 dm p fx v
toastma 28 3x h ew f
toasty 22 3n 12 4f w
tobacco 28 g6 j
toda 28 ga d hg g
today q 2i 8 2v g 35 e 3o 8 3u 8 4c a 5r b 5s 8 6t 8 7m 8 7x 8 8y b 9o c a7 9 ab f ar a bf 8 d0 8 e4 8 e7 9 fy 9 g3 7 hg a in p iu 9 j8 e ji 8 l8 8 m3 9 mg 9
today_card 28 e7 7
today_family 25 ab m
today_good 28 ar 8
today_learn 28 5r 9
today_lesson 22 6u 7
today_money 28 gc c
today_see 22 j8 g
today_session 28 9o j
today_tool 28 c9 8
toddl 1c 19 z 2k m 2o h 4i t 4w s 5n o 5y m 61 b 89 w aa a bi m bl e bm c cq 9 eo b ex d iy l iz 11 jg 9 lj 1h lm 1g nd 9
toddl_café 28 lm q
toddl_meal 28 89 10
toddl_parent 28 lj i
toddl_scream 28 iy h
toe 1q 65 1e 67 c 7l c cn a n0 y
toe_box 22 65 17
toes 20 65 b n0 b
tofu 28 8j h
tog 22 1j b gh c k6 b nb a
togeth v l c u 8 18 f 1j f 21 h 27 9 2a 9 2b q 2d r 2e 8 2i 7 2m f 3t 8 42 a 4b l 4f a 6v r 73 m 91 9 9o 9 b3 b br b bw b cb 8 dv b ec e ed a eo 8 ep d fb e fe b fg k fn r fz p g5 i gh j ik a im f jc 9 k6 9 lf b lg j mq a
togeth_family 28 br e
togeth_forecas 28 gc 8
togeth_group 25 g5 c
togeth_hom 28 1j h
togeth_learn 28 18 e
togeth_memb 28 2i c
togeth_part 25 2e 9
togeth_residen 28 gi g
togeth_start 28 m 7
togeth_typ 28 4l a im g
togeth_video 28 e2 a
togeth_young 28 7a f fn c
toil 25 fo a i6 c
toilet 1g 1v b 2z a 54 p 7t d 9j a ak d co k er 9 fc h fo c i5 a kr f l3 8 n9 g
toilet_light 28 co j
toilet_pap 25 n9 j
toiletr 28 50 c m0 j
token 1w a6 d f4 e g7 g iv s
tokyo 1t 6l d gl d
tol 22 74 g jp d
tol_fre 28 74 e jp c
told 14 5b f 9q a ad 9 bj 8 hz 8 kd b
told_honestl 28 jh c
told_off 28 fx 7
told_onc 25 kd h
told_phon 1z 5b g
told_work 28 56 7
toleran 20 1 b 59 m
tolerat 22 cu e jn 8
tom 19 p 9 s 9 1s 8 2l 8 41 a 7f 9 kg 8
tomato 1g 2d k 2u 9 40 8 4t c 7x h 8g a 8k 9 ar s b4 o ba 1i cr u cx h d4 h lr g lw c
tomato_basil 28 8g d cr 9
tomato_bean 28 ba h
tomato_sauc 22 40 9 cr i
tomb 25 5d 1r
tomorro 13 3s d 6u 8 7m 8 86 8 8y 9 c2 b he 8 lp l lt a m3 b
tomorro_dish 28 lp h
tomorro_lunch 28 lp c
tomorro_work 28 6u 8
ton 19 3 y 4 9 1a b 23 a 2l d 4j i 6z i ax a bl a br b d9 8 db r dx c ef 8 f0 b f7 z f8 a h1 j hk r nb 9
ton_ask 28 1a g
ton_send 28 f7 7
tongu 1o u j 4l 9 9u k dy 8 e5 h eh e fd d h3 g ht e j5 b
tonic 1v 8o e 8p k d2 1d
tonic_syrup 28 d2 m
tonight 18 30 14 4d h 5m k 6h a 6i 11 7t d 9c 7 ak a b1 8 c1 c cj a co 9 gj 8 lf 7 lo 8 ml 9
tonight_car 28 9r 8
tons 28 64 8
tontin 25 g5 19
took 1g 2d a 6r d 75 9 9s 8 ac a m1 g m2 8
tool w 16 b 18 8 1i 9 1j f 2c 1n 2d f 2l 7 2u 8 31 9 3d 7 4h p 4w c 6k b 6y q 73 f 74 b 78 d 7m 9 7o f 7y b 8v 8 8y i 92 g 95 d at 16 b3 1l bd 7 be y bk 15 c9 1v cg 2d ck 8 cl d di d do 8 ef 9 el b en g f0 c f1 n f2 14 f3 15 f4 c f9 b fi a gz r h1 f h3 k h6 12 ha j hb j hf k hh 8 hi b hj d hs a ht g hw u hx j hy a jw i k7 a ke 8 kk 9 kx r ky n l0 j l1 a l6 h l8 e lb u lc n le a lw m m1 t m2 z m9 s
tool_already 28 bk c m9 a
tool_borrow 25 2c v
tool_build 22 f3 r lb b
tool_buy 28 f9 b
tool_chat 28 70 7 m1 e
tool_cheap 28 2c a c9 9
tool_check 20 f2 j f4 a hw b
tool_child 28 b3 r
tool_collect 25 hw z
tool_connect 28 f3 9
tool_find 25 78 e 7o a ha f
tool_hir 25 2c g 31 a c9 f
tool_includ 25 4h d
tool_keys 28 at c k7 c
tool_learn 25 h1 e hf g
tool_left 28 k7 c
tool_lend 28 2c d c9 w
tool_lets 28 78 c hd c
tool_library 28 2c 19 c9 g
tool_link 22 hf a
tool_machin 25 cg 10
tool_mak 1x cg c
tool_mark 25 hj c ld 7
tool_marketp 28 bk c m2 f
tool_memb 22 2c q 73 b 95 f
tool_offic 28 hv 9
tool_paint 22 at x
tool_phon 28 ch c hb k
tool_photo 25 kx a
tool_podcast 28 dr 7
tool_post 25 ck f m2 e
tool_project 28 b3 s
tool_rental 28 7y d c9 c
tool_request 28 cg d
tool_scan 25 hx t
tool_shar 25 c9 j lw b
tool_shop 25 at g gz c
tool_show 22 f3 e m2 d
tool_smal 22 4g d 8y 8 b3 7
tool_social 28 h0 b ke 9
tool_sterili 25 en 8
tool_stor 28 cg w
tool_survey 28 ht b l8 9
tool_tags 28 cg q
tool_team 25 hy b
tool_tool 22 c9 b
tool_work 25 di g
tool_writ 1z 63 e e0 9 f1 b ky c
toolbox 1v 3d e b3 1h cg e hu h ko g
toolbox_talk 22 hu f ko d
toolkit 28 16 v
toolmak 25 8x d
tooth 1q w d 1k v 1l e 2s j 3u a 4l u 4q c
tooth_past 28 4l l
tooth_shad 28 1k p
toothbr 20 9 s 4l 1w
toothbr_subscri 28 9 f 4l e
toothpa 20 9 1k 4l 1t
toothpa_tablet 20 9 u 4l y
top 14 2 8 1f b 1w 9 39 8 50 9 6a g 6t a 72 9 84 9 9h 8 ao o bw e cd 8 d4 9 f7 d fd 8 g0 9 g6 a hg b i9 a k3 f lv 7 ms 7 n0 7 n4 t
top_automat 28 gg 9
top_backpac 25 n4 12
top_bottom 22 50 b 6a a bw e
top_card 28 ao r
top_hom 28 2 d
top_smal 25 6a 9
top_ups 28 72 e gc 9
topic 1e 4i w 5o a 6t m 6u d 79 9 7n 9 dw a dx a dz s e1 h e6 f e7 7 ek c h1 x ih f ik j j5 f l8 e
topping 22 3v 8 3w k
tops 1m 61 k 6a w 6f x 7u k ap n fz e n1 f n2 c n5 f
tops_bottom 28 6a 7
torah 25 15 e 5j b 6w d
torch 1z i8 e
torn 1p 2b h 67 b 6b b 7w 9
toronto 1g 4d c 5s c bh b cr 7 ji a
torqu 25 3d 9
tortell 25 4t y lg c
tortill 1x 2j 9 8c h lg v
tortois 20 fd e js a k8 a
tos 28 cr 8
tot 1p 2u 8 3e g 64 1f bc i lj f n4 1o
tot_bags 28 64 d n4 b
total 1k i d 2v n 36 e hb h hm e hu d
total_begin 25 i e
touch 17 13 b 1v b 2q 9 47 9 4g 8 55 b br 8 bz 9 ga 8 gd 9 ha 9 iw g ld 9
touch_exercis 28 iw o
touch_payrol 28 ga d
touch_plan 28 1v h
touch_visit 28 55 8
tough 1v 4q v eg 8 iy g
tough_moment 28 iy f
tough_toys 28 4q n
tour 19 20 a 21 r 35 k 47 1z 4b t 4c c 52 v 5l p 66 8 6x f 8b a 8q 7 94 1g 97 2a 9e q 9f g 9g m ag b cd 9 gs b gw c ia 19 ks c kt 14 ky 11 ls d mw 9 mz 9
tour_book 22 97 16
tour_company 20 21 a 97 f
tour_dispatc 28 cd c kt h
tour_floor 28 ky w
tour_fre 28 47 g
tour_guid 28 47 f 97 d
tour_near 28 47 b
tour_operato 1u 21 f 97 1l 9f 9 ia 5
tour_plan 28 p 8
tour_smal 28 4b f
tourism 1z 9l k ib c
tourist 16 3u 9 47 t 48 d 4c e 4d 9 51 s 6x j 6z e 92 f 94 7 9b 7 9h o 9k r ck f gf c gl q i5 8 lg o mh u mw 8
tourist_interla 28 9k e
tourist_offic 1o mw 9
tourist_tax 1v 51 m 92 c ck c
tournam 1k 13 b 14 i eq h i3 1x li 1z lo w
tournam_sunday 28 li g
tournam_team 28 i3 d li 7
tow 1j n b 1s 2b 4w x 6x e 7y f 8e c 9k 6 i9 i kw c
tow_cars 28 1s o
tow_servic 28 1s a
tow_toy 28 4w p
tow_truck 25 1s 1l
toward 1r bv k
toward_buy 25 bv j
towel 1g d 9 e i n a 4y 1s 50 h 7w 14 8m c 91 h 9j a bs c c1 7 em x
towel_shav 25 em j
town u h 8 z b 12 9 1m 9 1s 9 2r a 2v i 46 c 47 b 6m 10 6x t 79 9 7a e 7d j 8c c 8u 9 92 9 9i b an k ap c bb 9 cx e cy i dg b ec m ed 9 fa r gk j gv n gw 9 h3 8 h9 b i4 9 i5 f i6 j je b k9 l ka 10 kb a kc 1e kd e ke k kf d kh k lz 9 mg 1c mj 8 mk d
town_car 28 1m b
town_centr 22 mg q
town_council 22 fa f
town_driv 25 em 8
town_food 28 cy b
town_foot 28 p b
town_hal 1l 74 a 79 e 7d d 9i h ft a h3 d kc f kh f
town_hous 28 an j
town_kids 28 gd 8
town_look 28 je h
town_market 22 7a b i6 c
town_offic 25 kf a
town_own 1w cy g kc i
town_pizza 28 3q a
town_plan 28 ke c
town_report 28 kc h
town_school 25 if 7
town_shop 25 mg f
town_sit 28 mg f
town_superma 28 7d 9
town_trad 25 6m t
town_walk 28 47 a f6 9
town_websit 28 6m c mg c
townhou 28 9c f
townshi 1z jy d
toxic 25 lu e n9 j
toxin 25 ax q
toxin_fil 28 ax l
toy 1j 4i g 4m 9 4q q 4w 13 9d b b3 l bl z bm 1c ep a jo s k8 p
toy_library 28 b7 7 bm l
toy_shelv 25 4w u
toy_shop 1x b3 8
toyota 28 1q l
toys 1e 19 o 3k k 4i 9 4m 1k 4q 2h 9d d bl 21 bm 3l ep n er f iz e n8 g nd h
toys_age 28 bm e
toys_already 28 4q 8 9d 9
toys_buy 28 iz g
toys_lubrica 28 4m v
toys_onlin 25 bl a nd b
toys_treat 25 4q 1b
tra 22 s a 49 b av b k2 b
trac 1m 84 b 99 e 9y m dh 1a ei c
trac_fish 28 dh s
traceab 1n 1i a 1k m dh 15 m5 9
track x 1k k 1s a 25 e 35 9 36 e 37 r 39 d 3h d 5j 9 5r 8 6k w 6q k 75 8 7g d 8y a 90 c 99 l 9n e 9q b 9r 7 9s 19 9v p 9z r a0 e ac k bz 9 cg y cn 9 dh i e7 8 ef y ey 8 f4 9 fg h fh j fy d g7 12 g9 d gc 8 gm v gu c hh b hl 1d hp n hx b i9 d ir o it f iu i ix u j1 d ji e js y ju d jw i jy 13 k8 f kg 7 kj y kn 9 kr 9 ks m me c my b mz 8 nc e
track_app 1x 9z k fy a hl 9 ir 6 ix s kj 8
track_applica 28 ef f
track_automat 28 hl e kv 7
track_bus 28 kj q
track_calcula 28 5j d
track_choir 28 gm i
track_collar 25 js d ju a k8 8
track_cost 28 f4 d
track_driv 25 1r a
track_error 28 jy 7
track_indepen 28 jy o
track_link 28 hh g
track_mix 28 25 g
track_numb 28 iu a
track_parcel 1l la b
track_pric 28 6k w
track_product 28 8y c dh c
track_rfid 28 me g
track_softwar 28 cg d hp 9
track_spend 25 fy b
track_streak 28 9z f a0 g
track_subscri 28 g9 g js a
track_system 22 cg 9 hp 9 hx g kr g
track_track 25 hl a
track_voic 28 gm d
track_work 28 ke 8
tracksu 28 n1 n
tractio 28 ly a
tractor 1l 7y 1h 8x 19 9u b co f d4 j d7 35 ib p lm 9 m8 b
tractor_driv 25 7y u
tractor_hir 28 7y d d7 m
tractor_own 20 8x a d7 p
tractor_rid 28 ib s
trad w 16 l 1v 9 2p 8 3d c 3m a 63 c 6b c 6m x 6r 2d 6s b 73 a 7f c 7g b 7l c 7p m 7x l 82 l 8t d 8v 8 93 8 9d z at c b8 z bn b c4 9 dd c de 8 do g e3 r eg c ey e f8 c f9 9 fo a g7 h g8 i h1 9 h9 1c ha 8 ho q i6 p id b j3 g k4 14 k6 14 kp q kz h mg a mo j mp h
trad_around 28 7x 9
trad_associa 1n mg b
trad_bik 28 mp d
trad_brand 28 8l a
trad_brok 28 6r k
trad_card 28 b8 1m
trad_certifi 28 16 b kz r
trad_count 22 at k
trad_credit 22 k4 a
trad_fair 1g 7p m ha b i6 9
trad_firm 1x 7r 8 kz f
trad_first 28 e3 i
trad_hom 28 9d u
trad_hous 28 9d 1a
trad_ins 22 mp e
trad_leav 28 8t 8
trad_log 28 6r 11
trad_magazin 28 f9 d
trad_mark 28 f8 7
trad_open 25 6m g
trad_pays 25 6s f
trad_phon 28 6m i do d
trad_pric 1s 82 h
trad_quot 28 kp 12
trad_record 28 eg d
trad_run 28 1t 8
trad_see 28 6r 8
trad_signal 25 6r 12
trad_smal 28 h9 b
trad_test 28 16 s
trad_trad 22 6r c
tradesm 1r 16 c 27 e at a bx g dj c
tradesm_coach 28 27 f dj b
tradesp 1o 27 d 3d b 54 c at 8 az i bx o cn 9 h9 e j3 o kz b
tradesp_find 28 bx b
traditi 1i g c x a 15 a 42 e 6w e ar a dg 8 ev 9 gs b
trady 22 hu l
traffic 1c 3b 11 81 j 9y d cc a f2 8 kt p lr a my 9
traffic_light 1t 3b 13 9y e cc b
trai 22 y e 21 b 3h d hu d
trail 1a n u 1s a 31 a 35 1n 3d 9 3n a 3o k 3p t 45 b 4r g 6x 18 78 9 9f p 9p a co f d8 9 dv b es l gv o i4 u jf 9 jv 8 m4 d
trail_gam 28 6x o
trail_map 28 35 n
trail_rid 28 jv 8
trail_run 1x 78 b dv d i4 d
trailhe 28 35 9 9f h
train o d g e f f 1v h g k 8 o c q c s n 10 14 11 w 12 b 13 19 14 8 16 10 1c k 1y e 27 o 28 p 29 a 2a p 2e k 2k b 2s b 35 i 3h h 4b g 5d 7 5k p 5n b 5r d 5t 7 5v t 5y 9 65 g 74 b 75 13 76 t 79 c 7m v 7n 1i 8w 9 95 8 9o 10 9p v 9s 8 9u b 9w a a9 8 aa 8 ab m ae k ag g ai b aj v cb 9 cs e cu j di l dm t dq d dt s du 1a dv q e1 b e3 a eg b ez g f5 11 f8 9 fe c fn f gf 9 gk i gl 9 gq f gx 9 h3 9 h4 9 hq w ht 9 hv m ia 7 id 1c ih o iw 7 j9 j jf 8 ji c jm 16 jr 9 kg i km b l9 19 lh f li 10 lk f lu e m0 t n1 j n5 n
train_advis 28 4m 7
train_alon 25 f a du 7
train_annotat 28 f5 j
train_app 1x 1c c 76 s 9o j 9w d hq p jm a li d
train_apps 20 f a du 7 jm a
train_assista 25 s 14
train_baby 28 2k 9
train_bit 28 cu g
train_car 28 5v 10
train_centr 20 13 q
train_certifi 22 l9 c
train_check 22 9o 8
train_childre 22 aa h aj e
train_client 22 f w 1c j
train_climb 25 1y x
train_coach 22 li e
train_compani 28 5k u
train_company 28 7n b dt a
train_counsel 25 5k g
train_cours 1x 9r 9 l9 q
train_crew 25 55 b
train_cup 28 4v h
train_dementi 28 5v h
train_dog 25 jm e lu p
train_employ 1z 7n r di 9 hq f hv m
train_evening 28 kg 9
train_exercis 28 3h 8 9o k
train_first 20 11 g lk 7
train_frontli 28 hq y
train_garden 25 5d 6 by d
train_girl 28 li d
train_group 1u dv c id c li d lp c
train_guid 1z i9 a
train_gym 25 f i 9o 9 aj b
train_hand 25 bd 7
train_help 1u ai c fm b gx g
train_hom 1w f e
train_hors 28 jr 9 jv 9
train_host 22 ih q
train_hotel 28 76 b
train_instruc 28 5r l
train_intervi 28 ht g
train_journey 28 4b v
train_kids 28 5y h n5 a
train_law 28 11 c
train_lead 22 du c
train_leagu 28 13 g lo 7
train_leav 20 c1 b
train_liv 22 fn d
train_local 1x 8w a
train_manag 20 74 8 7n t l9 f
train_masseur 28 e s
train_model 1u 10 h
train_near 25 f n 16 h jm b
train_nurs 25 2k f ax d
train_offic 22 dt 1f
train_onlin 28 9o d l9 d
train_outdoor 28 h 9 du a
train_own 1w dq e jm d
train_park 1z f t du 1z
train_part 1v f 8 8x b
train_person 1v 5e a ae f
train_phon 28 76 b
train_plac 1v 13 e 16 f id i j9 p km c
train_plan 1r f n 9o a 9p e dv y
train_practic 28 e1 8 ez 9
train_qualifi 28 ji e
train_record 22 kg i l9 f
train_refug 28 28 r
train_rent 28 jf f
train_run 28 f4 d i4 8
train_screen 1z km d
train_sel 28 n5 g
train_set 28 bm j
train_shop 25 76 a
train_sit 1x 5m f
train_smal 20 13 e dm h id e
train_softwar 28 hq d
train_special 28 ae 9
train_staf 1l 76 d hq v
train_station 1w 35 f 8q c eo a gf c
train_student 25 m3 j
train_studio 22 10 10
train_supervi 1w 27 9
train_teach 20 q f
train_team 1z 7n j l9 g
train_technic 28 c6 i lu c
train_tips 28 jm b
train_tool 28 hv 9
train_treat 28 cu n
train_trip 28 4b e
train_twic 28 13 d
train_villag 28 2a k
train_visit 28 f f lk 8
train_visitor 28 a2 d
train_volunt 1x 29 e fn c m0 17
train_vouch 28 16 d
train_weld 28 16 r
train_women 28 q f
train_work 1t 75 d
train_workpla 28 7n x
train_worksho 28 16 s
train_writ 25 1c l
train_young 28 m0 d
train_youth 25 16 a 17 e
traine 22 16 9 fn s
trainin 1s 13 e 75 r 76 a di o lh c
tram 1t 2b f 8x f fc t lv 9
tram_depot 25 2b e fc d
trampol 1r h d bm f i9 7 jg j lm 22
trampol_hal 28 lm x
tran 25 1s c 6g 9
transac 1q 72 o dh f g7 g g8 c hc m hm c hn j
transcr 1m 70 i dr b ez x f5 k f7 c ft e h4 1j hy 18 jw h l3 b
transcr_cal 28 ez c hy f
transcr_sal 28 ez p
transf 1a 1r 1t 21 v 93 a 95 b 99 d 9e 16 9f t 9h 8 a3 j af b ai b ei c fu u fz n g2 k g6 1f gl b hn l jx c ki b lt b
transf_book 28 1r l
transf_end 28 g2 a
transf_hotel 28 1r 7
transf_ussd 28 95 8 9h c
transit 1o 4k 8 7c c 8v b dk b lx k
transla 18 4p 9 6w s 6z 2e 72 8 79 g 7j 3s 96 9 ey 9 fg o h3 3h hb d iq a is h ke f ki m l8 a
transla_agency 28 7j w h3 k
transla_app 28 6z 17 h3 f
transla_apps 28 6z 9 79 9
transla_check 28 h3 c
transla_convers 28 6z 16
transla_court 28 7j t
transla_documen 25 7j a h3 f
transla_foreign 28 72 c
transla_languag 28 96 9
transla_manual 25 7j e h3 u
transla_medical 25 is 9
transla_sam 25 6z d h3 e
transla_sid 28 6w q
transla_transla 28 h3 c
transla_voic 28 6z b
transpa 1j 2g d 5e f dh a mr c
transpl 22 9l 1e 9x l m9 j
transpl_istanbu 28 9l n
transpo 19 s 8 1s a 35 a 3d a 4b b 5w j 8p 7 8w b ai 1u bh c co c dh a fy 8 jt b kj 18 ks 9 m8 j
transpo_attenda 28 kj s
transpo_book 28 ai o
transpo_company 28 co c
transpo_firm 28 ai a
transpo_includ 25 5i 6
transpo_servic 25 ai f
trap 1n a7 c h8 h ju d lu 10 m9 c
trap_camera 28 ju d
trash 20 23 h 70 6 j0 p
trauma 1v u 1e ig l
trauma_inform 25 ig j
travel w 5 h e j p 8 y l 1g a 1q 9 1r 9 21 17 2r 7 2t d 2z 1j 38 8 3i e 42 8 44 8 47 o 4a 1h 4b 1g 5l j 5v a 6l q 6z m 7m r 8e 8 9c t 9d e 9e 1d 9h 1f 9l o ag v an l ca 11 cj 8 fj 8 g2 b gl 1k gq a gs 8 gv 8 hd p hz a ia 6 jk m kk l l1 d lg j mh e mm 1t n4 d nd m
travel_abroad 25 9h a 9l s
travel_agency 1u 21 15 2z f 4b c
travel_agent 28 21 s 6l c
travel_bag 25 64 8 n4 e
travel_book 1w 4a d fv 9 gl f
travel_booking 25 7m 9
travel_both 28 2r e
travel_bring 28 mm c
travel_cost 1z hd a kk e
travel_cot 28 bm 9 nd a
travel_cots 25 nd u
travel_data 28 9h s
travel_design 25 4b t i6 d
travel_disabil 25 9e q
travel_expens 28 g2 e hd e
travel_family 1x 2t e
travel_group 22 4b m
travel_guid 28 2z i
travel_insur 25 4a h
travel_insuran 28 6o c
travel_leav 22 gl j
travel_lift 28 cj f
travel_look 28 ca f
travel_lot 25 38 a
travel_luggag 28 mm c
travel_offic 28 21 f
travel_own 1x 6l e mh c
travel_parent 28 nd 9
travel_pay 22 kk e
travel_plan 25 2z s
travel_policy 28 hz 9
travel_really 28 2z i
travel_sam 28 mm g
travel_screen 28 gv h
travel_siz 20 4o a
travel_wel 28 3r 9
tray 1g 3k c 4h h 4k 17 4t a 56 9 5z b 88 f 8a l b4 c d3 v iz k jo a nb j
tray_wal 28 4k r
tre 18 1y 2u 2g a 5g 13 5s a 7b i 8h 9 8i 9 8n y 9b 17 c0 i ck b db u eh f ft 1s i9 b if 2e jf 8 jh 9 jo i ka 9 ke a lm 9 lr p ls a lv 2e
tre_aliv 25 if j
tre_car 28 1y m
tre_climb 28 1y a jh c
tre_commerc 28 7b d if d
tre_copy 28 ft d
tre_donor 28 if n
tre_family 28 lv w
tre_fel 28 1y a
tre_health 28 1y c
tre_hous 28 5s f 9b c
tre_inspect 28 1y d
tre_list 28 1y 9
tre_liv 25 9b d lv k
tre_look 28 7b d
tre_near 22 1y d lv 7
tre_own 28 1y h
tre_park 28 2g a
tre_piec 28 1y u
tre_plant 22 5g e db h if y
tre_rent 28 lv 10
tre_saf 28 1y 8
tre_surviv 28 if c
tre_trim 28 1y d
tre_villag 25 8n b ft 7 if d
treadmi 1s aj 17 jl f jr 18 nb b
treasur 1j 46 o 5t 1d 6n c 6x 16 94 c 95 q bb 8 g5 h l4 i
treasur_hunt 1w 46 c 5t 1a 6x 16 94 c
treat 15 k r p i t j v d 24 9 2h g 3u a 4p 19 4q 1b 56 8 84 d 9u c a9 8 ct g cu 1l ep r go f hu a jj a jr y k8 15 lu 1i ma 9
treat_box 25 4q g ct b cu a
treat_dispens 25 k8 10
treat_dog 28 cu e
treat_dogs 25 cu g jr e
treat_hand 28 jr c
treat_heat 28 lu q
treat_letterb 28 cu a
treat_neut 28 2h q
treat_patient 28 k s
treat_seal 25 lu 11
treat_sensiti 28 cu a
treat_singl 28 cu g
treat_smal 28 4p j 84 e
treat_squeaky 28 ep q
treatme 15 d x e b k o u b w n x 1n 1h o 1l 18 1y 7 22 9 5c a 9l 1i a8 9 a9 8 ac 9 ad 8 am f aw u ax t en p fo 7 it 12 jq l jr m k0 w k5 a lu f ly 9
treatme_budapes 25 9l 11
treatme_don 28 jj 7
treatme_help 28 t 9
treatme_not 22 k0 11
treatme_plan 1t w 6 x d 1l 16 a8 b k0 9
treatme_room 20 x p aw m
treatme_salon 28 am 9
treatme_travel 25 9l 8
treehou 28 9b 1z
treetop 28 i9 w
trek 1q 4 7 21 i 35 k 9f v ib a jv v n4 b
trend 1o 3h 8 4g 1c 6r a 9n e
trend_instead 28 9n 9
tri 1d 6a 8 7s b 8m 8 be h k2 r
triag 1x 1f f 1h f a7 17 a8 7 f7 n
trial 14 i 8 y d 13 t 1g 1f 28 u 39 e 4e e 4o 16 5p 8 5y h 6g 9 7l 9 bs j d9 b ea d fn g g9 g j9 i jl m km w lh 9 lj b
trial_clas 1x 5y e lh 9 lj a
trial_lesson 25 i c 5p 8
trial_night 25 y k bs k
trial_patient 28 1g p
trial_quart 28 13 g
trial_return 25 39 8
trial_set 28 fp 7
trial_siz 22 4o 1q
trial_unit 28 1g 9
triana 28 47 m
triangl 1z 4w 1e
triathl 1v 14 10 6a 7 dv g i4 1a
tribal 1z 68 g
tribuna 25 ee k
tribut 28 5h 1g
trick 1o af a
trickl 28 k8 h
trickl_charg 28 k8 e
tricky 1v 75 8 dy l
tricycl 1v 1m r 22 8 23 j 26 e 3o l
triest 25 6c b d2 g
trig 1o 1 7 1a e 3j j ab h ac 1p ip 8 ir 1c
trig_attack 28 ac m
trik 22 3o n er c gf 8 md h
trilogy 28 mx j
trim 1k c e p i 1y t 2c b by 13 cn 19 em t jj d ld c mc d mk 9
trim_germany 28 cn b
trim_hedg 25 by v
trim_nail 28 p g
trimest 28 9p 9
trio 1u 2 9 38 7 4d l gp 8 gs b
trip 11 1m r 1q a 1r j 21 1e 2w b 2z 26 37 a 4a 1a 4b 1q 4c 1l 54 c 5l t 7v c 96 j 97 9 9e 1d 9h f 9l 8 ai 9 bf e bu a d5 6 dv b ft d g2 w gg x gh c gk b gl b hd p ia 1b kb c ks k m4 d me a mm 17
trip_anoth 28 4a f 9k 7
trip_begin 25 ia e
trip_best 28 4c 8
trip_book 25 1r d
trip_check 22 4a c
trip_flight 22 21 8
trip_friday 20 4b f
trip_friend 22 4b n
trip_help 28 1q f
trip_hom 22 m4 8
trip_lunch 28 96 f
trip_map 28 1m j
trip_plan 25 2z 1x
trip_rout 28 ks e
trip_stay 28 9g 7
trip_togeth 28 4b n
trip_trip 1x ia 7
trip_wheelch 25 9e 14
trip_work 28 hd m
tripadv 28 7g 9
tripl 1v 5c b n5 8
triptan 28 ac e
trivia 1w 6u l ff o gw 2l
trivia_evening 28 gw o
trivia_night 28 gw y
trolley 1z 2b g az 7 ex 8
tromsø 28 4a 9 5j 6
trophy 20 i3 15 lo 8
tropica 22 bi j
troubl 1f x b 2y c 39 9 jr 8
troubl_fal 28 39 b
trous 1g 2x j 60 1n 61 u 6b 1y 6c k 6f a 7w g b6 s fq 1s mt i n1 f n2 r
trous_cut 25 6b g fq j
trous_jacket 20 6b 15 fq a
trous_long 22 6c b
trous_pattern 28 b6 r
trous_women 28 6b d n1 b
trout 1x 3q a bf 9 d6 s mf 9
tru 1e 41 a 46 c 4g b 5c 8 5l a bb c f0 l fb j fc a gd 8 ij d m2 x mo b ms a n3 b
tru_crim 20 bb d fb l
tru_pric 25 ij 9
tru_profit 25 m2 15
truck 16 1p g 1s 1s 23 i 3p 1z 57 8 64 f 6m 9 9e 8 b7 8 c2 n cg a cn g co 1r cv u cz c d1 k dc h dg p dn d jq 8 kb h ks 12 lt 9 m4 1y md l n3 a nc a
truck_caps 28 n3 e
truck_driv 22 co o dn e
truck_friday 28 8q 7
truck_near 28 1s j 3p v
truck_own 1w c2 b m4 r
truck_park 28 co 1p
truck_stop 28 co q
truck_taco 28 3p z
truck_tarp 28 64 9
truffl 25 8h h jm 9
truly 1p f8 c hn e ht a lg h
truly_anonymo 28 ht 9
trumpet 22 gr 1f
trunk 1u 6a f 6g f ap h ms i nc h
trunk_show 22 ap e ms f
trust y o 8 1w 7 2a c 2g d 5l 8 5m l 6m j 9d 9 af i fm 9 g5 r hl 8 hw 8 j8 a je k jk g
trust_busines 28 6m v
trust_contact 25 af g ei 9
trust_local 25 jk d
trust_person 1z io a
trust_stand 28 5m i
truste 28 ei b
truth 1w by 7 eo 8
try w 5 f 6 7 i 8 2q 9 49 a 4o g 4y f 62 b 65 7 69 10 6g 8 ap c dk 8 h8 b ia g it s iy b ly h m1 h ms 6 mt 12
try_alon 28 49 a
try_baby 25 it n
try_buy 20 h8 d
try_choos 28 i 9
try_conceiv 28 it 13
try_div 25 ia v
try_fit 25 69 6 mt 7
try_fram 28 69 b
try_hom 1q 4y l 69 g 6f 8 ly d mt i
try_pottery 28 mi a
try_real 25 k6 8
ttc 28 it u
tub 1g 1 z 4 c 7 7 n m 1h 9 3d b 3u 9 4l h 50 h 58 8 6f b 9b 8 9j e ad b aw d bj c fq b ix 9 lo a
tub_hir 28 9j a er 9
tubercu 28 1f m
tubs 1r 1z 7 3u 16 jj 7 jn e
tubs_hom 28 3u 7
tuck 28 ao f
tucson 20 1s 7
tue 28 3p o lm 9
tuesday v j 8 n 8 66 9 7g a 7i 9 80 e 87 k bd 9 bw 9 by 7 cv a f9 t h0 9 ih c jl 9 l1 a li c ll 6
tuesday_ana 28 o 8
tuesday_back 28 bd 8
tuesday_bags 28 87 g
tuesday_begin 28 h 8
tuesday_birthda 28 45 b
tuesday_even 1v a5 c
tuesday_friday 1t cz b jl c jn b
tuesday_send 28 7m 9 ek 9
tuesday_video 28 ih e li 8
tuesday_wednesd 1v 80 j
tuft 28 4y w
tuition 1r q e 5p d j5 9 jz n
tuk 22 1m l 6o a 82 q 9c c
tuk_tuk 22 1m a 82 f
tulip 25 bj b ib r
tulip_field 28 ib m
tumbl 1x 3g x 5y 9 ay c c6 9 lj e
tumbl_dry 28 ay b
tummy 22 9q 9 jn b
tumour 28 1f 9 f5 8
tun 1j 2o a 2y e 30 f bv b gq 3z gr p
tun_ago 28 gq 8
tun_onc 28 gq 9
tun_postcod 28 2y h gq c
tun_reed 28 gr g
tun_visit 28 gq g
tuna 28 as g
tunic 20 6a c 6b e n2 g
tunisia 1x 7l l 8n g
tunnel 1r k d 1p 1b 4q b d4 a fc d ge b
tunnel_wash 28 1p e
turban 20 6a c f8 9 ly b n3 c
turbidi 28 mf i
turbin 1x 2i 19 8w 7 e3 i mb e
turf 1x 59 16 by d ml 14
turf_own 28 ml f
turin 1x f 9 2b 8 5m a
turkey 1l 4p g 8v a 9h 7 9l r kj 9
turkish 1n 5r 8 8c e ct j dx d eh e fa 9 gb d is f
turkish_arabic 20 5r 7 is f
turmeri 25 8l q
turn x h 9 10 b 1g b 2d h 2q e 35 e 37 8 39 8 3o 8 4h c 5g l 64 f 6s a 6t 8 6y 9 70 e 7z 9 8j 9 93 8 94 7 98 9 9c 7 9x b bf 7 d6 9 d9 7 da 8 db 8 dk 9 dy a e3 h e7 q eh f es 7 f8 d fs b g5 15 gu b h1 a hb 9 hl 8 ho 9 hy a ir 6 is 9 j0 l kj h kk 8 l9 n lc o ln k lr 7 m7 c
turn_around 25 kk f
turn_back 22 35 b
turn_empty 22 7a f ln g
turn_feed 28 9t 8
turn_fix 28 hb d
turn_flat 25 c f
turn_hous 28 ge f
turn_inclusi 28 1g h
turn_own 28 l9 h
turn_paid 28 g5 a
turn_phon 22 2q b 72 d ho c
turn_practic 28 e4 c
turn_railway 28 17 e 9c d
turn_song 28 gu g
turn_stock 28 90 8
turn_structu 25 1d e hm d
turn_turn 28 kj n
turn_webinar 28 lc s
turn_wooden 25 4a d 5g o
turnkey 20 1t d
turno 28 76 d m3 i
turnov 1i 50 1b 7p b dq b ey a h5 d hf f
turnov_clean 25 50 x
turntab 22 gt 1j i1 n
turtl 20 aa 7 ia i
tuscany 28 3t 9 4e a
tutor 1g 29 p 2t 8 5o 36 5p a 5q o dw 2g dz j e1 n e6 l ea b g8 a j5 8 l1 k
tutor_centr 28 5o a dw a
tutor_even 28 e1 b
tutor_exam 28 5o m dw d
tutor_group 28 5o d
tutor_hom 28 q 9 5o n
tutor_learn 28 29 d dz b
tutor_onlin 28 5o m 5q a
tutor_pupil 28 5o h dw d
tutor_smal 25 5o i
tutor_start 28 5o b
tutor_subject 28 5o j
tutoria 1z 10 9 di 9 e2 e
tvet 28 16 t
twelv 11 h 8 j 9 k a l b r a 37 g 3x n 4c a 4s 8 6l 8 81 i 8d 9 8q 9 9r 9 9w g a4 8 di d dj b du 8 e1 c e3 u f5 a f8 7 fb 9 ff 7 go 7 gu 7 h3 b hf a i2 9 id b jm a k9 f lg 9 li b ll 8 lm b
twelv_even 28 e3 x
twelv_evening 25 e1 e k6 c
twelv_guest 28 4c h lg g
twelv_kids 28 lm d
twelv_own 25 mz c
twelv_program 28 dj e
twelv_questio 22 gu c jt b
twelv_strang 28 3x w
twelv_women 25 4b d 9q 9 a3 d
twenty y 1 8 3 9 e 8 16 c 2a a 4o 9 69 b 6a 7 6i 9 8v 8 9g 8 9v c e2 d ed d eo 9 h9 8 k8 a li 8 lq 7
twenty_box 1w 4p 8
twenty_buy 22 7p d
twenty_flat 28 kn 9
twenty_hom 28 na 8
twenty_househo 1x 4l 7 6i 9 lq c
twenty_litr 28 2a d
twenty_minut 25 e4 e eo d
twenty_pair 28 n5 9
twenty_point 28 lx 7
twenty_questio 20 9s b ed f
twenty_second 25 1f d
twenty_shop 25 6j 9
twenty_story 28 ab e e2 j
twenty_train 28 n1 9
twenty_vehicl 28 nc 8
twenty_wel 28 c9 c jv c
twi 1w 9u 8 dr 7
twic x f i w a y 9 27 g 3j c 4d a 5c 8 5q d 5u g 5z c 6l 8 7c m 7w f 87 a 8d 8 8j 9 ad 9 b4 c bz 8 ca f cw i dv c e6 b f5 a i2 f ic 8 je c jk i ld 7 lh 7 li b lq 8 ls 7 m0 l
twic_bik 28 7u f
twic_daily 20 5z d b4 b
twic_first 28 ep e
twic_monthly 28 27 o
twic_mov 28 ca g
twic_teach 28 5q f
twic_weekly 1v 9w 8 cw c f9 d fa b ld b
twic_yearly 1x fj a
twiligh 25 52 u
twin 1p o e 2k c 4v b 9t e ix k ly 7
twist 1v 68 7 83 8 am z bl f em a
twist_weav 25 am w
ty 28 d 9 m9 i
typ 12 2 t 4 8 e 9 1d h 1e i 2r f 2u 9 2v j 6z 9 94 7 9r 1k ab b au e c8 a ce c dw p ee c f0 9 f1 c fw a g2 a g6 9 gs 7 hb i hc 9 he 9 hm k hy 9 hz b im k j3 b jj 7 ko b kr g l2 f lv 8 m2 e mu b
typ_answ 25 6z 8
typ_cal 28 hb e
typ_certifi 28 ce 9
typ_dat 28 gs c
typ_data 28 hm j
typ_diabet 1z l b 9r w
typ_frequen 28 kr r
typ_let 25 au l
typ_list 28 2v h
typ_mouth 28 2u g 4l a
typ_nam 22 2r e
typ_not 1z 1e 9 im d
typ_onlin 28 lv e
typ_ord 28 la e
typ_patient 25 1e a
typ_questio 25 dw 8 hz h
typ_scan 22 2v f 9r 7
typ_see 28 2z f
typ_speak 25 94 b im g
typ_until 28 1e 9
typ_use 28 0 9
typeset 25 ds l
typewri 25 fr 9 fx s
typical 1j 2w a f2 d lt 8
tyr 1g 1o 1b 1s w 36 d 3d 7 64 b az 8 ch r du 9 el n gd e ge r ks 1b l1 c nc 9
tyr_chang 20 1s q ge l l1 d
tyr_fit 28 1o b el 9
tyr_shop 25 1o n
tyr_storag 28 1o d ch k
tyrol 1m 91 9 kf 7 ls 6
uae 1z 96 9
uber 1x 1m c 3r v
udon 28 4t v
uefa 28 13 h
uefa_coach 28 13 d
uganda 1l 72 d 7n e 9l a da c
uganda_tanzani 22 9l a
ugc 25 78 e 7g h f1 i
ugc_creator 28 78 c 7g e
ugly 1n e0 e jo e
ukraini 1w e9 f
ultra 25 9p q
ultraso 1p t 8 z h 1f l 3c q 5h c f5 r jq 9 kb 12 kq e
ultraso_pictur 25 5h c f5 f kb e
ultraso_sensor 28 kb q
umbrell 1x 47 i n3 b
umpir 1u i3 1f kk 2e
umpir_gam 28 kk a
umpir_provid 28 i3 h
umpir_youth 28 kk s
umrah 1z 21 i 5l 1u
umrah_journey 28 5l n
umrah_packag 28 21 b 5l 9
ums 22 jw 16
unabl 22 j b
unabl_swim 28 j 9
unanswe 25 l0 p
unatten 25 3z m ay e gl 9
unavail 28 8x i
unbox 20 4q o
uncerta 1v hc f
unchang 25 cc 8
uncl 1l 2a b 8n e al d g0 h
unclear 1q 9a a af 9
und 28 3 a hc c
undat 22 bp 23
undat_plan 28 bp w
underbo 28 el g
underfl 25 y f 1x r
underfl_heat 25 y c 1x l
undergr 1t 1p g gj f kb d
underli 28 6w 9 kl 9
underne 20 38 7 de 8 n0 7
undersh 22 3h w n0 o
underst 14 1d c 1g 8 2q 8 6z b 94 9 dx g e5 h gx b gy f hy 8 is j k6 i ki y
underst_accent 28 1d a
underst_first 25 ki f
underst_let 22 ki g
underst_shar 28 k6 h
underst_voic 28 gx e
underst_word 28 dx b
underta 1v 5e 1c ci 1z
underta_form 28 ci z
underta_netherl 28 ci b
underta_underta 28 5e b ci c
underto 25 3 l
underwa 1v 14 1a d6 f ia d jr 15
underwa_camera 22 14 15 d6 d
underwa_photo 28 ia b
underwa_treadmi 25 jr 11
underwe 1t 6 1t 6g 2a fp 1c ic l
underwe_men 28 6g g fp d
underwi 28 6a n
underwr 1u 72 d do f gb 8 kx a
undo 20 f3 a f4 e hn c
undon 1z f4 a
undy 22 6d u b5 o
uneaten 28 40 9
unemplo 1x 10 7 16 j 29 9
uneven 28 a8 9
unfair 25 h2 a kl 7
unfinis 28 in j
unforge 25 9k 9 i0 g
unhappy 1r l8 23
unheat 28 8i w
unhous 28 ic m
uni 22 2p 8
uniform 1k 2n 3b 6b 1e 7w 1n id k ie q
uniform_restaur 25 6b c 7w s
uniform_school 22 2n 1j
uniform_shop 28 2n k
uniform_siz 28 2n g
uniform_sold 28 2n g
uniform_swap 28 2n g
uniform_used 28 2n g
uninsur 28 t g
union 1j 6s 8 a3 9 ee a g5 9 hb c k4 a kh b
uniqu 22 h1 t
unisex 22 am o n4 g
unit 16 7 8 w d x 7 1u 1q 1v j 39 9 3a p 3r 9 3z 9 53 c 7z h 9b 9 az 1e c3 h d4 6 d6 a db 7 dd 9 dg k h6 h ic 9 j5 8 kj i kn f l2 i l3 g ly e m6 a ma d mg 9
unit_near 28 1n c az j
unit_rent 25 az i
unit_siz 28 az i
unit_test 22 h6 o j5 b
unit_unit 28 az 7
unity 28 fh b h7 h
univers 15 6 8 18 9 2e i 2p 11 5o u 6j b 6v k 70 m 7q 9 aq c ds b e7 i e8 1i ed 8 h8 9 io 9 j6 c km p mz 8
univers_car 22 km a
univers_hospita 1z 1f a
univers_student 1p 2p d 5o h 6v 9 70 8 9z 8 e7 a
unknown 1r 9y c af r ft e
unles 1o 6g 8
unlik 1z hn 9
unlimit 1a t a 1p b 1q h ds h
unlimit_design 28 ds n
unlimit_mil 28 1q g
unlimit_wash 28 1p c
unload 1w 7e a c2 a kt k m4 d
unlock 1i 1q b 2m u 3j a c9 d fi c gg t gj d io z
unman 1x 7d l 8w e ay q jg c
unmark 28 lu p
unmarri 25 fz 8 i7 t
unmarri_profess 28 i7 h
unnotic 25 fe 8
unpack 25 c2 n g7 8
unpaid 1n 71 p cn a g3 a hk z k0 c kg 9
unpaid_bil 25 cn a
unpaid_invoic 20 71 j hk y
unpaid_rent 28 g3 a
unpaste 25 8j 9 8k l
unplan 28 m6 8
unreada 1x l7 c
unsaf 1r 9a k
unscent 25 9 m
unsecur 28 a4 a
unseen 25 ei d
unsold 1o 26 1g 3s b 8a 1k mc 9 n5 8
unsold_bread 25 26 c 8a d
unsold_food 20 26 16 8a 13
unsolv 28 fb q
unstabl 28 75 a
unstaf 20 7d 14 aj c lz 1g
unstaf_shop 25 7d x lz p
unsubsc 25 f9 g gz 13
unsuita 25 a1 8
unsur 1r f3 h gx d kt 9
until t e b n b 2k 8 3s 7 5l 7 7x 8 8u d al a ao b av 9 cj 7 e3 9 e7 8 fy h gl b io d j4 o l0 g l7 k lp 9
until_arrival 20 mh b
until_both 22 eb a
until_complet 28 l7 s
until_dat 28 a3 e
until_deliver 1z mm a
until_don 25 5j 7
until_even 1p 86 8 ar b
until_exam 22 e7 9
until_fal 28 39 f
until_fil 22 l7 d
until_ful 28 d7 f
until_gon 28 3s f
until_handov 25 2p 7 ja b
until_hir 28 e3 a
until_midnigh 1q n b
until_night 20 8u i al k av g
until_octob 25 d8 b
until_payday 1z fy y
until_report 28 h7 c
until_saturda 28 ap 8
until_sold 22 53 b
until_somebod 25 h8 a
until_sunday 1v 31 b cj a
until_walk 28 k 8 io c
unus 1j 2d i 8t b 9h b 9j 9 c3 d f4 19 g9 i gi 9 lw t mw 8
unus_softwar 28 f4 v
unus_subscri 28 f4 c g9 g
unusual 1m 3x e 4d o 6l q 84 c eu 18 jo e m5 a mi f
unwant 25 ha 9
unworn 25 n5 g
upcom 28 mx i
upcount 28 n7 7
upcycl 22 64 1j bh h
updat 17 1k 6 6q c 7h k 7k d 7m d 7r d 8i b 90 g 94 a 9a d e5 b gc d h5 j h9 c hx l jk b l5 b m1 9 mv 8
updat_law 28 hx h
updat_pag 28 h9 a
upf 28 6a h
upfront 1n de e g3 c gj b k3 f
upgrad 1x 1n g 91 f
upholst 1s 56 y 5c a 66 9 bg f c7 18 ll b
upi 1v 1c f g0 g l4 e
upkeep 1x 94 7 j3 1m
upkeep_plan 28 j3 t
uplight 28 i1 q
upload 10 1 7 7 b 2r 8 2x 9 34 8 37 7 3e o 69 e 6e i 6o 8 6p j 6y o 70 p 71 v 7j i 7q p 8v b a1 7 ag l bh 9 bq p bt f c8 c d0 p dh g dr g e7 j ee m f0 15 f8 1a fh j fs 9 fv c g7 9 gb c gm k gp e h3 b hi 9 hj v hm g is r j5 11 jd a jw g jy g kd d kl b kt 9 ky g l7 1p lc u n8 c
upload_bil 28 6p c
upload_blood 28 7 f is i
upload_book 28 ag i
upload_contrac 25 ag e
upload_draw 28 7q n
upload_few 28 f8 i
upload_fil 1u 6e 8 bq d jx a
upload_invoic 25 71 x dh d
upload_last 28 gb e
upload_leas 28 ee e hj e
upload_lesson 28 j5 o
upload_list 28 bt j
upload_pdf 22 hi g is q
upload_phon 1z f0 v l7 u
upload_photo 1o 2r a 5c 9 63 c 7j c bh c fs c ky a
upload_pictur 25 fv e jp b
upload_portal 22 l7 o
upload_prescri 20 69 k d0 z
upload_record 1z 70 f jw f
upload_scan 25 hm f kl e
upload_scor 28 gm o
upload_script 28 gp p
upload_selfy 28 f8 z
upload_slid 28 70 m
upload_spotify 28 dr f
upload_stateme 28 a5 d hm d
upload_track 28 jy 8
upload_word 25 6y f h3 d
upload_work 22 bq j
upon 1z gp 7
upp 1p 2a c 65 p 80 e m9 c
upp_villag 28 2a c
upright 1x 3d e bv f gq 13
ups 14 m 9 t g w h 1h 8 29 i 2w c 5p 8 72 9 7r d 9n h aa 8 dt f hg 9 i3 7 i8 h ir 9 iu d jh b jp f jq r jv 8 l0 c
ups_see 28 2l 7
ups_shop 25 72 e
ups_vaccina 28 jq e
upsel 1v 91 w
upset 1t jn b
upstair 1u 4e s 9c 7
uptim 1x h7 1s
uptim_error 28 h7 18
upward 1r i g 6s 9
urban 1h n c 2d b 46 c 6x h 8r c at 9 aw h d3 9 ke b lw c mj b
urban_explora 28 6x e
urban_gam 28 46 e 6x a
urban_garden 28 2d d lw a
urban_plan 28 ke c
urban_spa 25 n e aw j
urdu 25 3b 9 98 f
urgency 1z ah 9 ka a l3 8
urgent 1g t l 1f 14 1h l 54 a 7k 9 81 i a7 x ai b d0 a gy g is h jp c l3 h
urgent_cal 20 l3 9
urgent_car 28 t p
urgent_cas 25 1f l
urgent_now 28 jp f
urgent_ones 20 1f i
urn 1u 5g 15 5i 1f kf i
urns 1u 45 9 5g 34
urns_myceliu 28 5g n
us 1d 1 e 5 a s 9 29 e 3w 9 47 c 4h d d8 9 dd 9 gf 8 hh d hn e js 9 lu h n7 9
us_abov 28 dd b
us_gel 28 lu i
usa 22 4p a bk b
usabl 1z 35 b f8 7
usag 1t 3c 7 6p j 73 i 90 f 94 c
usb 1u 38 7 fu k hv 7 n6 c nc o
usb_charg 28 nc o
usb_stick 25 fu j
use r 2 b a 9 18 b 1p 7 1w 7 2l 8 2q 9 3i 8 4j a 6f 8 6p k 7n i 80 b 85 9 8l d 8u g ae d b0 d bk b bl 8 bp a df 7 di a f8 7 fq 7 fs 8 fy 8 gk a hu f m7 f me e my 9
use_app 1x gk e
use_content 28 78 9
use_event 28 b0 i
use_exist 25 40 h
use_lat 22 4o 7
use_local 28 8q 7
use_machin 22 4x d
use_now 22 6u 8
use_own 1x 7n f
use_phon 1w 5c a
use_pick 28 6p i
use_plastic 25 et a
use_print 28 18 f
use_second 28 10 e
use_sel 25 2i b
use_smartph 25 fs 9
use_wheelch 22 9e e ae h fq f
used w 4 9 6 7 8 a 2f a 2h 6 2n k 2o f 2p 13 2q a 32 1w 3m 1f 4e b 63 p 8r a bg 8 bh q bm e bo 11 bv d dt a el b fo b gt l ii w ja 1c mc t me b mn n mo 1c mp 14 mq x n5 11 nd o
used_baby 25 32 v nd 9
used_bicycl 28 mp q
used_bik 20 2o b 3d 8 mp 1l
used_book 1w 2p k 32 j bo 1p mq 1l
used_bridal 25 ii 13
used_build 28 mc x
used_car 1t 6s 8 el f ja 15
used_cars 28 ja 1a
used_cloth 22 32 d 63 14
used_cook 28 md g
used_daily 28 73 9
used_design 28 mn p
used_equipme 28 32 e mc c
used_furnitu 20 bg a bh 17
used_good 1u bh a
used_iphon 28 3m m
used_item 25 32 f
used_kick 28 n5 o
used_lps 28 gt l
used_materia 28 df 7
used_ones 22 me d
used_part 28 ja p
used_phon 25 3m 1r
used_sets 25 b7 7 mo d
used_skis 28 mo u
used_sport 25 mo 1e
used_textboo 25 2p 14 32 d
used_thing 1z 32 w n5 7
used_train 20 fh a hj 9
used_uniform 28 2n n
used_work 25 5q f
useful 1l jo c
uses 1c 9 a 18 8 df 8 k7 b ku b me k
ush 28 ew f ij i
ussd 1n 1m c 6o c 7s b 93 c 95 8 9h b 9t d cz d ga d kc d m4 c
ussd_app 28 6o d ga 8
ussd_smartph 25 1m c
ussd_sms 28 95 8 kc e
ustad 28 66 f
usual 18 1f f 2v t 2x b 35 b 6j b 6l a 8p 9 91 a d9 7 gy b is 9 j1 i js a
usual_basket 28 2v g
usual_repair 28 el c
usual_rout 20 j1 n js d
usual_shop 22 2v a 6j c
usual_siz 28 5n 9
usual_way 28 m9 b
usually 1f 9u d br 7 c6 h
utah 20 le 7
ute 22 gg w hc h
utensil 25 bk 1b
utility 1j 37 b 6p s 72 b ck c ki 9 kn i ks a m7 d mf p
utility_bil 20 37 b 6p h kn b m7 d
utrecht 1n 55 7 b7 c ex 9
uziza 28 8l f 8o f
vacancy 1s ef 1y fl 1d hp e
vacant 1u 53 k 7a 1q 8i d gi h
vacant_shop 28 7a 1c
vacatio 1o y a 21 b 2z e 50 13 51 g 5s k 92 i hs f jk g mh n nd h
vacatio_rental 1x 50 10 51 e 92 h mh h nd 8
vaccin 1n z s 1h v 73 9 7x a 8w i av b jq 16
vaccin_blood 28 jq e
vaccina 1j t n y a z 1o 1h 16 av k iq 11 jl d jp 9 jq 12
vaccina_blood 28 jq e
vaccina_card 28 iq h
vaccina_check 20 t b z 8
vaccina_smal 28 z f
vacuum 1j c f 1p 1e 3k 14 4r b 58 19 7q c 8k 7 bz d c0 1p c6 b
vacuum_clean 22 c g
vacuum_pack 22 8k 7
vagu 25 9y 9
valenci 1o m 8 46 g ah c lf b
valet 20 1p d dc e ge o
valid 1h 3l c ei j hi k mk 9 mw 9
validat 1z 7x 8 7y j
valley 1h 35 a 5n 9 85 f 9k 7 c0 k d0 7 d5 d d7 e fa d fe f gk 9 mw a
valley_gut 28 c0 p
valpara 22 7i 8
valu 17 l b 20 q 23 9 33 12 36 c 6q n 90 9 99 9 9r e ah w c7 8 dk 1d eb y ey g hm e is 1i kn a kz f l0 a mf h
valu_explain 28 is u
valu_invoic 28 kn e
valu_plan 28 6q 7
valuabl 1x 33 f b8 9 cb h lt a
valuati 1v 20 16 ky e mr f
valv 1o 3c 13 cz a da 8 gr l m7 9 mf f
valv_clos 28 3c f
van 10 c 8 1q i 1r c 1s b 1u a 3d 8 3o f 3p v 43 b 4a 1b 4s 8 56 r 5w a 66 e 81 a 8b o 9f k a8 7 bd v bm 9 bx d c2 1p c6 e cg y cv 23 dc f el c em i es l fu b ge n gg d gk j gv 9 ic k jj o jq u kj 9 kp c kq c ks r kt n lt x lv a md d nc 8
van_bring 22 8b e 9f e
van_build 25 cv p
van_carry 28 c2 f lt k
van_contrac 28 2h 7
van_convert 28 3p d
van_fix 28 c6 g cv d
van_fre 25 4a 9
van_ful 25 dc h
van_hir 25 1q c c2 c
van_insid 28 56 6
van_lif 22 4a d 78 b
van_map 28 5w 9
van_mount 25 1u d 56 j
van_own 25 ge l
van_park 22 a8 c bd b cv f jj d
van_part 28 ks 9
van_phon 28 gk k ks h
van_photo 28 1q e
van_round 28 jq f
van_set 28 gg e
van_sit 22 cg 14
van_stop 20 bd f cv o em c kt a
van_travel 25 4a 17
van_van 25 3p f c2 c kt a
van_workben 28 66 g
vancouv 1r 9b d 9g g c7 7
vancouv_victori 28 c7 7
vanilla 1z 5 e 3u g 8l g
vanish 1l ju 8
vanity 25 1v m
vanity_unit 28 1v i
vans 1d c a 26 u 4a 1s 56 8 57 9 5w d 7x e 8w 8 9e 9 9f m ai e c2 a cg g cv k dc q el 9 gk f kj i kq e ks h kt 11 md n nc a
vap 20 a0 1w
varanas 25 na e
variabi 28 iu j
variant 1z f0 d f1 15
variati 28 f1 9
variety 1p 8r j ba 2t d3 i m9 b mj g
variou 28 f1 9
varnish 28 55 e
vas 1o 3e g 4k 2g bj e br v ii z
vas_arch 28 4k b ii d
vas_mirror 25 4k 1c
vas_tray 25 4k n
vastu 28 c5 a
vat 1i 7f a 7p d g8 l hc 1b hd c hf g jx n kw c
vat_handl 28 jx 9
vault 1r 46 x b8 8 ei 1a gl d iq v ll b
vedic 25 lx z
veg 1k 4t d 7u b 83 b 85 1k ar 16 bc e ev 8 jn d lw q lz c
veg_box 28 85 14
veg_farm 28 85 d
veg_shop 28 ar q
veg_superma 28 85 s
vegan 1e 0 d 3 c 7 k d f 3q 11 3u v 3y 9 4n c 4s i 64 q 65 h 6h b 8e b 8h 10 8j p 9y a cq 7 cs i ct m n4 9
vegan_burg 28 8j d
vegan_chees 28 8e d 8j d
vegan_restaur 28 3q i 6h c
vegetab 18 2d u 2y p 3v c 40 c 4r 9 7x e 83 h 85 1x 89 p 8g j 8k y 9q 9 ao b ar 1p b4 k ba 1j bc b by l cr 8 cx b d1 r d4 c jn f lr v lw 12 mx a
vegetab_app 28 2y d d1 h
vegetab_balcony 28 2y h b4 9
vegetab_box 20 2d 9 85 v ar d
vegetab_chicken 25 3y 9 cr a
vegetab_farm 22 85 s d1 a lr f
vegetab_fruit 28 3v e ar c
vegetab_garden 22 2y c by g
vegetab_grow 28 85 d
vegetab_near 28 85 9
vegetab_plot 28 lw v
vegetab_rais 28 2d r
vegetab_shop 20 2d 9 ar 10
vegetab_soup 22 40 9
vegetab_tan 28 bc g
vegetab_variety 28 ba o
vegetab_wrap 28 3z 9
vegetar 1j 3p d 3q p 3x c 3z 8 45 s 5z d 83 9 8j e 8k d cv f
veggi 25 4r c aq a
vehicl 1c 1p a 1s r 36 n 4a m 6o a 9e 8 ai 19 c3 d ch b ci v dc d el a ge g gg h ja p kg l kj d ks 2i kt d nc h
vehicl_charg 28 dc 9 ks f
vehicl_check 25 kg 7 ks m
vehicl_driv 25 ks g
vehicl_inspect 28 ch f ks e
vehicl_own 28 nc h
vehicl_recover 25 1s y
vehicl_repair 28 el 9 ge e
velcro 25 fq c
velvet 22 4y i gv h
ven 1x w q c7 x dd 9
vend 1r 22 b 3z 1z 7d c 7u u ay 7 hu 9
vend_machin 1w 3z 15
vend_snack 28 3z e 7u a
vendor 1e 41 e 71 a d1 a ev 1r ew u hj b hw g i5 a i6 l ij 1j
vendor_arrival 28 ew q
vendor_event 28 ij m
vendor_fre 28 ev m
vendor_pitch 28 i5 c
vendor_securit 28 hw j
venetia 28 5c d
veneto 25 6z g
venezue 25 3p l aq f
venezue_arepa 28 3p i aq d
venison 28 cu f lq a
vent 20 4v 1j ce e
ventila 1t 1u b 3b h en 7 m7 c
ventur 28 7r m
ventur_back 28 7r h
venu 1a 30 j 3t i 41 1p 43 d 45 p 46 a 4d a 5f f 7v e 93 t b0 18 ec b eq 9 es g et d eu 1y ew d gw d h5 g i0 16 i1 m i6 a ii b jg m kh k lf 9 mj f ml 15 mz 9
venu_bar 28 es 9
venu_book 25 eu n ml s
venu_cater 25 i0 y
venu_empty 28 ml b
venu_fee 28 b0 d
venu_hir 25 b0 b eu n kh e
venu_list 28 eu g
venu_near 28 b0 n
venu_own 1w 30 a 41 9 eu k ml c
venu_pric 25 eu i
venu_run 25 41 f
vera 25 3g e mk g
verbal 28 2q 17
verd 28 3z g
verdict 1w 6k f f2 9 my 9
verein 28 95 c
verifi 18 20 m 2g d 32 a 6h b 6m i 8z 9 9d 9 b8 d bx c db 8 ec f ed h ev p gh 9 ij 8 j7 e j8 r jb 1m ji b jk a k1 n k5 f ke d lx 9 m3 b m4 9 mh 9
verifi_artisan 28 j8 o
verifi_doctor 25 k1 w
verifi_flat 28 20 v
verifi_listing 25 6m p jb a
verifi_profil 22 b8 e
verifi_rental 28 jb n
verifi_student 25 jb j
verifi_suppli 28 ev p
verifi_vendor 25 ev c ij b
verify 1p 4g d eb m ed b hn e k5 u mn e
verify_identit 28 eb g
vermice 28 4t i
vermont 1u 1y 6 3u 8 66 a 8k c ba 7
vermout 28 d2 e lf e
vers 1v 6w 1p 9x h gu a im 8
vers_memory 28 6w j
version 14 9 a 4o c 5g 6 9z c cq 7 d2 8 f1 a f2 9 hr 9 in 9 ki g lc 7 lk 8
version_lat 28 7h 8
versu 20 90 h hl 8
vertica 1p 52 g 7i e 8w i d3 1f fk j lc 1o
vertica_clip 22 7i d lc z
vertica_farm 28 d3 1l
vertica_off 28 8w i
vertica_reel 28 52 h
vertica_scrol 28 fk j
vertica_video 28 lc b
vessel 20 8w b dh h
vest 1u 7e 1t jo e n1 c
vet 14 y o z u 19 9 1h 1o 2h v 5i d 5o 8 5u 9 5v k 5w b 73 d 77 1d 7l m ai 9 bw x by 8 c4 9 ca l cn h fl i g5 9 ij t iy 9 j7 q j8 j j9 e ji y jk 10 jl 9 jn m jp 2r jq 2a jr 19 js 9 jt g ju 8 k8 8 ll 6 ma k mm a
vet_animal 28 1h d
vet_bil 25 2h h
vet_cal 1v 1h b jp f
vet_cater 28 ij o
vet_check 25 2h b
vet_clean 25 bw 1a
vet_clinic 22 z y 1h 11
vet_develop 28 7l 10
vet_expert 28 77 d j7 c
vet_freelan 28 77 1h
vet_hom 25 5o d jq x
vet_local 28 5u f ji e
vet_must 28 jr 9
vet_near 22 jp 9 jq b ma 7
vet_next 28 y d
vet_not 28 1h d
vet_nurs 20 fl k jk a
vet_nutriti 28 jn i
vet_pap 25 jt j
vet_pet 25 5i 6 jk h
vet_practic 1w z 9 1h 14 73 b fl h jq j
vet_record 28 1h d
vet_sit 28 ca y
vet_technic 28 j8 o
vet_train 28 j9 9
vet_treat 28 jr h
vet_van 28 jq u
vet_vet 28 jp a
vet_video 25 jp 1a
vet_visit 28 z i jq f
veteran 28 dl 6
veterin 1l z 1w 1h 1r 73 f jp 1k jq i
veterin_clinic 22 z o 1h b
veterin_doctor 28 z f
veterin_hospita 28 z o
veterin_practic 1v z m 1h w 73 e
vets 1e y 9 z z 1h 1o 5i o 73 p jl 9 jm a jn c jp t jq 1e jr 8 js a ju p
vets_nurs 25 z j jq f
vets_onlin 28 jp a
vets_shelt 22 ju s
vhs 22 fu 1i
via 1c 5 8 23 a 72 a 74 b 9d b bu e c5 b c9 b cx b d0 9 d7 b ey a fp 9 g2 a hc a i9 h jp 9 kn b
via_app 28 74 e d0 c
via_ferrata 22 bu h i9 l
via_pesa 22 g2 d
via_sit 22 9d e
via_video 28 c5 f jp c
via_whatsap 25 cx e ey d
vial 25 5 k 7x 9
vib 22 hc f lb e
vibrant 28 17 g
vibrat 1w 39 e 3g 7 3h 1o ae g
vibrati 1s 75 e ae g cd d m6 2o
vibrati_sensor 22 m6 1h
vibrato 28 4m 12
vicar 25 fx f
victim 20 ig y m0 7
victori 1p 9g 8 c7 7 gh d
vid 25 9s b j9 a km c
video r a 9 f d g 9 k n l k 13 f 14 p 15 a 1j w 20 a 24 g 2k k 2s k 2x 8 3a 9 43 d 49 9 4g 9 4h l 52 d 5b e 5d 6 5o 9 5p 8 6v g 6z j 76 s 78 9 79 15 7i 12 83 9 9d a 9k b 9o m 9t n 9u 1b 9w s 9z 9 a1 1p a9 9 aa b ab 9 ae 9 ah 9 b5 8 b6 h c2 9 c5 d c6 a c8 a cb b ch f di c dk 11 dm c dt g e1 a e2 15 e4 9 ea s eb g ef d eg j eq w f1 15 fc 1d fe h fg 8 fh r fi d fm y fu p gb a gs y gw c h0 9 hq t ih 11 io f it a iz b j7 x j9 h jk a jm 12 jp 1h jr f jt h jy p km a lc u li d lx 6 ly m mv 8 mz c nb b
video_ads 28 f1 1g
video_advic 28 a g fx 8
video_app 28 ae 9
video_bartend 28 d2 b
video_brand 28 78 d 7i e
video_button 22 fc 9 j3 l
video_cal 1c 2k s 6g 9 6v 9 6z r 9d e 9t g c5 i dm d eb m eh 9 fm 19 j7 b jm d jp g nb d
video_channel 28 fc 1i k6 8
video_chat 1z 2u 9 5o 9 it g
video_check 1z 9w g
video_childre 25 5l 8 5q d
video_clas 28 ea v
video_clip 1z fh c lc n
video_consult 22 a1 l j7 b
video_cours 20 10 7 bk 8 e2 s
video_creator 22 f1 a fh e
video_dog 28 jm b jr 9
video_doorbel 22 5b v
video_driv 28 d0 7
video_edit 25 7i d
video_fault 28 c6 f
video_feedbac 28 eg e
video_film 28 76 d
video_fit 25 ly g
video_fre 1z e9 8
video_gam 25 fe 12 lo 7
video_group 22 g1 g ih q
video_hom 1z 1j 9 9o 9 du 6 jm b
video_homewor 28 jm 9
video_intervi 25 eg e hp c
video_kits 28 mi 9
video_languag 22 79 i hq f
video_learn 1x 2e 9 5p 8 75 8 dy 9 ea 9 jp e
video_lesson 1x 76 j aa d e1 e e2 j
video_list 22 ei f
video_liv 22 fi c hv 6
video_look 22 dk e f1 f
video_mak 1x jy l lc f
video_monthly 28 7i e
video_next 28 j7 j
video_onc 20 4b c
video_onlin 28 gd a jq c
video_pay 28 j7 i
video_phon 20 9w d
video_photo 28 24 h
video_platfor 25 43 i jy a
video_podcast 28 6u 9 dr 9
video_prescri 22 a1 1a jp f
video_questio 28 eg 8 gw d
video_quiz 28 76 f 8m 7
video_recip 28 9q a
video_room 20 1j c 6v n 9z c c2 b
video_round 28 ah h gw g
video_sam 28 a1 g
video_second 28 79 7 iz i
video_see 25 1j g gs g
video_sent 28 gs 8
video_sery 22 dx a fc 10
video_session 1w 1j b 9u o dk k
video_short 28 lc 10
video_sit 25 79 b km 9
video_social 22 7i d fb a
video_step 25 b6 m
video_strok 25 14 13
video_stylist 28 ly d
video_tap 25 fu 17
video_tool 28 e0 b
video_train 25 f a 5k g 76 a
video_until 28 io c
video_video 25 fc 9
video_visit 25 a1 j
video_whatsap 28 f 8
video_work 28 j9 m
video_writ 28 dl d
videogr 1x 24 d 7i k eq 10
vienna 1k a 9 ep c gq 7 lg e
vietnam 1m 4k d 5z b 6m b 6z 8 d9 9 da 8 e8 i
view 15 1d 9 1l d 20 k 2w f 48 b 53 c 6i v 6t c 9e 7 9k 6 b2 7 c5 c ed h fc w fz b gc l h5 b jb e k1 9 ky m lc 7 lm b
view_fee 25 jb e
view_phon 28 2w g
view_sofa 28 53 f
viewing 1r 20 19 53 a 7m d b0 9 b2 f ky 1e
viewing_off 28 ky 9
viewpoi 28 52 8
villa 1p 1r a 44 j 46 i 4c 8 50 9 51 a ca f mh 11
villa_mallorc 28 44 8
villa_own 25 mh t
villag 10 p a r b 19 o 29 w 2a 1k 2g a 2i m 3s 8 40 9 45 9 48 9 4e k 5t a 6d a 7d 1x 8b i 8i b 8n a 8u h 9f j 9g 8 a1 h cy j cz 8 d7 8 d9 7 db j de h er 8 ex 9 f5 a fb b fc 9 fe t fm j ft n fu g g6 d gg q gh q gk 1u gq 7 gv 19 i5 b id u if h jb a jq h k5 a kh 11 lm 8 lr a lz 2i mh e
villag_afterno 28 29 f ex e
villag_around 20 gk i
villag_buy 28 2i f
villag_car 28 gg d
villag_festiva 28 i5 8
villag_fix 22 8b q fm e jq e
villag_grocery 28 cx d lz a
villag_grow 28 fe e
villag_hal 1r 45 d 5t e gv o kh 1h
villag_hous 25 jc c mh b
villag_househo 25 7d n d9 c
villag_kitchen 28 fc h
villag_memb 28 7d t
villag_near 1z 8n a
villag_open 28 lz g
villag_ord 28 cy i gk h
villag_own 25 lz 11
villag_school 28 40 g
villag_shar 28 gg i
villag_shop 25 7d o lz 19
villag_squar 28 7d e
villag_station 28 gh l
villag_stor 28 lz p
villag_women 25 id 14
vin 20 8d h 8q 7 9b 9 ja p
vin_plat 28 ja g
vinegar 1w 8f b 8k a n9 e
vineyar 1m 48 f 8d i 99 b 9k d ck a d4 g d7 e d8 d i4 c m9 g
vint 25 m2 1b
vintag 1l 25 9 3o e 3p b 43 z 63 1p 8x z b9 8 bh 16 i6 r mr n
vintag_cloth 28 63 m
vintag_design 25 bh e mr p
vintag_market 28 i6 s
vintag_piec 25 63 i
vintag_shop 28 63 17
vintag_tractor 28 8x k
vinyl 1o 1x 19 32 d ak a gt 2b i1 o mz 1m
vinyl_drop 28 mz h
vinyl_shirt 28 mz r
violenc 1v ig 1i
violenc_hom 28 ig e
violent 22 ig 1i
violent_men 28 ig e
violent_partn 25 ig s
violin 1p 5p 1j bv 2d e2 j e4 1a fl e gr 1f
violin_cello 25 bv 18
violin_mak 22 fl e gr 9
violin_open 28 gr 7
violin_repair 28 gr k
violin_worksho 28 gr u
viral 25 4g 1r
virgin 20 8n 1j
virgin_oliv 28 8n z
virtual 1f 2x d 3r t 46 c 52 t 53 c 5h 8 6v 15 75 1y 7m 11 7r a a9 1p dd p ek q g9 i gy d k6 t ky o m1 s ma f
virtual_brand 28 3r r
virtual_card 28 g9 m
virtual_fenc 28 ma b
virtual_furnitu 28 52 f
virtual_library 28 6v n
virtual_pow 28 dd v
virtual_reality 1z 46 d 75 1p a9 1g
virtual_stag 25 52 9 53 e ky d
virtual_study 28 6v 10
virtual_tour 25 52 l ky d
virtual_try 28 m1 y
vis 25 6b o 9t c
visa 1h 21 y 5l q 7l d 9i s 9l e e8 b f6 31 hp b j7 e l7 e
visa_documen 28 f6 c l7 a
visa_first 28 f6 h
visa_flight 25 21 n
visa_pap 25 f6 g
visib 28 dh f f2 g
visibil 1x 3j e f2 1b
visibl 1n kx a
vision 1r 69 b ae z dk g m5 s
vision_system 28 m5 e
visit r c o d j e b h d k 12 n b o 19 p 15 r e s b t l w 8 x b z b 17 c 19 8 1a r 1d j 1e d 1g a 1h f 2h b 2j 8 2s 13 3n b 3s 9 4f a 52 e 54 9 55 d 56 j 58 p 59 9 5c c 5d k 5e b 5u 12 5v v 6c d 7b n 7t k 94 b a1 c a2 19 a7 d bw a bx h by m c0 g c4 d c6 e c8 k ca m cb h cd o cj 9 cm 1e cn g d8 6 da 9 fm t fo 8 ft b gd 8 ge j gq i h2 f i9 8 ib 11 ic b ie j ik 9 is f jb b je 13 jj a jk e jm 9 jq 13 jr i jt l k0 e k1 f kq 17 l1 b l5 7 l8 q lg b lk 9 ll a lm 9 lu h m0 12 mj t mw 9
visit_archiv 28 ft o
visit_area 28 jq a
visit_boat 28 cj h
visit_cancel 25 1a j
visit_car 22 p a 5v a cm f
visit_check 20 7t k
visit_child 28 ie c
visit_childre 25 m0 s
visit_client 22 f e
visit_cost 28 a2 i
visit_doctor 22 a2 f
visit_documen 28 cm p
visit_elderly 22 p i 5u d je p
visit_empty 1j p 9
visit_family 1v o 9 2s t
visit_first 1t o h
visit_fortnig 28 7t b
visit_garden 22 by 9
visit_half 22 t e ib c
visit_hom 1n 5e j 6c b ep a fm c jq e
visit_invoic 25 h2 f
visit_market 25 lg i
visit_measur 22 5c 7 c8 h
visit_moth 25 o f
visit_need 1w a7 f
visit_not 1v 1e f
visit_old 25 fm j
visit_ord 20 h2 9
visit_own 28 c h 56 k
visit_patient 20 k t
visit_phon 22 cd d
visit_pictur 28 kq g
visit_plan 1p 2s a a2 c cm g
visit_record 22 1d d
visit_report 20 p 8
visit_saturda 22 2h 7
visit_school 28 ib g
visit_shown 28 jb i
visit_test 28 58 e
visit_wat 25 58 g
visit_weekly 1v bw d je z jm c m0 c
visit_writ 25 c4 e
visitor 12 17 9 1q f 1r b 2b q 47 19 48 k 4c a 5u l 6m b 7a c 93 x 94 23 an b aq e br 7 cj d dc a gf 8 gi d h8 a hx 8 i5 k i6 n i9 h ia 6 ib b je f l4 9 lg c lu 7 m0 r m1 h my m
visitor_ask 22 94 7
visitor_family 28 gf 9
visitor_gat 28 l4 e
visitor_gift 28 br 7
visitor_point 28 94 r
visitor_scan 28 94 t
visitor_see 22 48 i
visitor_tax 20 92 b ck 9
visitor_th 28 2b b
visitor_twic 28 5u o a2 d
visitor_underst 28 94 b
visor 28 a9 d
visual 1p 9z d ds t e6 f e7 d j5 l lb 14 m5 z
visual_build 25 lb 14
visual_identit 28 ds u
visual_schedul 28 j5 l
visuall 20 ae y
visuall_impair 20 ae s
vital 22 ah 1d
vital_sign 25 ah 10
vitamin 1q 7 2h 4j s ad 16 av k cs b
vitamin_iron 28 7 g
vitamin_sachet 28 7 u
vitamin_serum 28 4j t
vocabul 1v 2q o dx 15
vocal 20 25 1m jy d
vocal_booth 25 25 10
vocatio 1t 16 x 66 7 75 8 dx f id o km m
vocatio_school 22 75 7
vocatio_skil 28 id n
vocatio_train 28 16 b km e
voic x 12 q 1d d 1h 8 25 w 29 j 2q 1g 2w c 33 9 34 9 5h j 5j i 5p 8 6t 9 6w c 6z x 74 g 9m p 9p 8 9r 9 9t b 9v q a7 l ab c af h cm d dm 10 dw e dx 9 dy a eb d eg c eh v ek 1f f5 e f7 f fb 8 fd k fg 8 fs f ft 8 fw c fx 7 fy 8 g1 9 gm z gp o gy 1u h1 v h4 1a hc 8 hv m hz a il e im t ip k ir 8 j2 9 jw p ko l kp c l8 8 lc a lx 9
voic_actor 25 25 8
voic_agent 28 gy t
voic_answ 28 hz j
voic_assista 20 98 b ek f gy e
voic_automat 28 jw d
voic_booth 25 25 12
voic_bos 28 hv i
voic_cal 20 ht d
voic_check 28 gp e
voic_child 25 2q o
voic_clon 1z af c h4 g hv d
voic_compani 22 ek w ip r
voic_data 28 f5 o
voic_family 25 ab i
voic_memo 22 im 12
voic_messag 1o 29 9 5h 8 dw a
voic_not 1g 1h a 74 g f7 8 fs j fw a hc a hg b il g ko g kp f
voic_own 28 m9 h
voic_part 28 e4 c gm 8
voic_phon 25 gp a
voic_photo 25 im g
voic_pick 25 gy 1k
voic_print 28 eh b
voic_record 22 gm e jw 9
voic_recordi 25 ft e
voic_story 28 34 h 5h 9
voic_structu 25 dm u
voic_tel 28 eg i
voic_text 22 gx d
voic_train 28 dm b
voic_transla 28 6z x
voicema 28 gy p
voiceov 25 25 d l6 9
void 25 2b h 8u 9
void_deck 28 2b f
volcano 20 4i z 5t f dy 8 e6 9
volleyb 20 i3 18 kk 7 ln b
volleyb_leagu 28 i3 n
volum 1e 73 s 8s 8 bo 9 c2 p dh a lt k mb 9 md d mq f
volum_dat 28 73 c
volunt 15 1g 8 26 1j 27 w 28 d 29 19 2b 1s 2f 2b 37 8 95 1m ae f ej g fn 9 gg b gv n ic n if z jt 9 ju o kg 1j l4 f lz 11 m0 24 mq c
volunt_brigad 28 kg 8
volunt_collect 25 26 17
volunt_fir 1x kg 16
volunt_fix 22 2b w
volunt_match 28 2f g fn e
volunt_meet 28 27 i 29 g
volunt_mentor 28 27 v
volunt_plant 25 if n
volunt_platfor 28 2f 12
volunt_post 28 ju f lz h
volunt_rota 28 95 l
volunt_run 25 ju d lz p
volunt_stay 28 ic f
volunt_task 28 2f i
volunt_tutor 28 29 g
volunt_visitor 28 5u b
volunta 1z gc 9
volunte 20 2f 1x 7v j dk 9
vorarlb 28 bg 9
vot 1b 17 c 2i z 30 a 4b 1n 6h g 73 8 7c 8 7u 8 fa d fg e fi 8 gj b gv g ke 2f l4 1z
vot_council 28 ke 6
vot_dat 25 4b 18
vot_documen 28 l4 i
vot_keep 28 l4 o
vot_next 1u 7c 8 fg f gv 8
vot_plac 25 4b d
vot_project 28 ke y
vouch 18 16 9 6j 12 97 d 9k g aw 7 bt j g3 c hd 9 iv n le b mw 2m n8 a
vouch_card 28 mw y
vouch_cod 25 6j z
vouch_experie 28 9k 7 mw 9
vouch_local 28 mw h
vows 25 5f 9 fx z
vuitton 28 mn j
vulnera 1x 16 i 7s 17 ie s
vulnera_childre 28 ie q
vulnera_found 28 7s k
vulva 28 4m r
waffl 1z 3u 7 4u p aq e
wag 1b 2a c 2j c 3q b 6n 9 71 e ak 8 dn 8 ga 1k h5 d he 1d hf c k4 l kr f m3 f
wag_already 25 ga w
wag_early 28 6n c ga l
wag_percent 28 h5 i
wag_slip 28 he d
wag_tax 28 dn a he e
wagon 20 5n n i4 l ib k
waikato 25 5i 6
waist 1r 3k d 6a a 6c e
waistba 25 6g j n1 8
wait q k e t d v 8 1a y 1b c 1c l 1m 8 1n l 1o d 1p f 1r l 2b b 2j a 3q a 3x 8 43 a 5n 8 5r c 67 d 6k h 71 k 79 7 7l c 81 7 8z h 98 c 9f 7 9u c a1 8 a7 n a8 9 aa c au d bd 9 cj e em b gd c gj 9 gk 9 gp j gr 8 hn c hp 9 io f it 7 jp h jt 9 k1 p l1 o lw b m3 q mk c
wait_animal 28 jt a
wait_answ 1x l0 g
wait_area 28 1p k
wait_arrival 22 1r t
wait_book 28 mk d
wait_buy 22 6k e gj 9
wait_choos 28 1q d
wait_driv 25 e3 e
wait_feedbac 28 ef 9
wait_kitchen 28 m3 x
wait_lat 25 gk 8
wait_lin 1z gp l
wait_list 15 j 8 k 8 1a 14 1c p 3x a 5n a 8z 9 9u b cj i l1 s lw c
wait_minut 28 fl f
wait_money 22 6j 8 71 s
wait_next 1z 67 6 9f f
wait_pay 28 71 a
wait_payment 22 71 a
wait_room 1i 1o 9 7c 8 7t a k1 j
wait_test 1z 5r 9
wait_until 1m h7 9
wait_whil 28 gp d
waitlis 20 8z c cl 7
waiv 1x 97 13
wak 1h 2k 1h 39 x 3a i 48 i 4a 9 5i a 9n r fr 8 h7 l
wak_night 22 2k n 9n b
wal z g c h 16 1k 6 1t m 1v a 1x 7 1z o 24 d 38 o 3b j 3f i 3g 9 47 9 4f f 4k 1k 4y b 4z w 55 z 57 f 7b 1f 7c x 8u a 9a c b2 k bp d bq 15 c0 b cc 1j ck a et 9 gj a go 7 gv a jo i kf 7 kh a kp r lo 9 nb f
wal_apartme 28 8u h
wal_art 25 4k l bq d
wal_button 22 cc 8
wal_calenda 20 bp d ci 8
wal_desk 28 7b e nb b
wal_ful 28 4f d
wal_hanging 28 4k i
wal_light 22 4z x b2 c co b
wal_measur 28 cc w
wal_pictur 28 7c 8
wal_piec 28 4k p
wal_plan 28 ck a
wal_quot 28 kp k
wal_sconc 28 4z n
wal_screen 28 80 8
wal_shelv 25 4k e jo v
wal_socket 22 3f o
wal_stand 28 nb h
wal_tapestr 28 4y k
wal_tempera 28 3b h cc e
wal_til 28 1x b
walk v f b m 7 t p y i 1b 8 1n h 1v j 27 9 2f g 33 r 35 1q 3j q 3o b 3u b 47 1z 52 c 53 9 5b d 5k a 5l 16 5u 17 65 8 6x f 90 b 9c 7 9f 1k 9g 1o 9m b 9r g ak a an d au d c8 e d4 c dk 8 do b ec v ej 1d em r ep 9 fo 10 i2 d ib s ig 7 iv y jf 9 ji 2i jl k jm h k9 k kp g l2 n lk k mx g
walk_alpaca 28 ib p
walk_app 28 iv m ji c
walk_around 22 5b a
walk_back 25 kj b
walk_bags 28 9f a
walk_behind 28 c8 f
walk_book 25 em l ji a
walk_camino 25 9f a
walk_city 28 47 j 65 7
walk_clinic 28 t t
walk_coffe 28 27 a
walk_dawn 28 9g e
walk_distanc 1q 5l x ec d
walk_dog 25 ji o
walk_dogs 25 ji h
walk_earn 28 iv b
walk_empty 22 ca f
walk_field 22 jf 8
walk_follow 28 ji t
walk_footbal 28 lk p
walk_forest 28 9g l
walk_friend 28 9v a ej g
walk_goal 28 iv z
walk_good 25 ep i i2 d
walk_group 1w 9f 8
walk_help 28 5u l
walk_hom 1v 3j 9 ej 1m
walk_hous 1z 33 d c8 d fo b l2 n
walk_ins 1u 1b 9 em p
walk_liv 28 ji e
walk_natur 28 dk f
walk_near 28 ji c jl c
walk_next 28 1d f 9f f
walk_own 25 5l 7
walk_park 28 ec a
walk_past 1x 3o a
walk_phon 25 1n b ky e
walk_print 28 au b
walk_room 25 33 e kp f
walk_round 1z 5b a ks f m9 c
walk_rout 22 35 1m
walk_sam 25 ej c ic d
walk_shop 25 1n f
walk_show 1z 1v y fo 18
walk_sit 25 ji b jl b
walk_smal 25 47 o
walk_street 25 ji e
walk_togeth 25 ej d
walk_tour 25 47 r
walk_train 28 f b 35 d
walk_twic 28 y h
walk_video 28 52 h
walk_walk 22 ji b
walk_weekend 28 ib g
walk_wel 28 k 8
walk_work 28 ji c
walkthr 28 52 l
wallbox 1x 5a u gj 1n
wallet 1f 4h a 64 b 6j l 6n m 72 9 7s 9 bc 1d fz c g2 b g4 j g5 f g6 1e g7 1z hn a ho m k3 q k7 a n4 9 n6 k n8 a
wallet_account 28 6n l
wallet_exchang 25 g7 u
wallpap 1w 55 1z
walnut 22 48 e 8f g bg 8
waltz 25 5p a
wand 22 ab b ay 7
wander 28 ab 9
want 17 i c 52 7 8n 7 9e 9 9f 9 gy 9 jt 8 ln 7
want_car 28 9f e
want_list 25 mc 9
want_look 28 gy e
war 20 7w a a9 7 mc 9
ward 1h r d 1i e 6f 8 79 f 90 b ah a ai 1g dx d fq a hr c ht b kc j m0 1q
ward_sees 28 ai 8
warden 1x 11 h bf 9 kg g mb 7
wardrob 1e 1v 1i 2x 24 32 c 4w i 60 g 62 1b 63 r bg i bx b cb 1r fl a gn 1q mn 8 n0 c
wardrob_borrow 28 62 d gn b
wardrob_ful 22 63 9
wardrob_hir 28 gn x
wardrob_kitchen 22 cb 1f
wardrob_list 28 cb 9 gn e
wardrob_subscri 28 62 x
warehou 19 h p 26 a 4g p 75 h 7e x 7x f 8s 14 8t 28 az c b8 9 bh b cv t er 9 gn c h5 y i5 9 jl b ku x la k lm b ln d m3 q
warehou_forklif 25 8t s
warehou_offic 28 75 9
warehou_pack 28 8s c
warehou_pick 28 ku f
warehou_port 28 8t d
warehou_softwar 28 ku x
warehou_work 28 cv b m3 d
warm 14 j y n a 17 h 19 e 3a a 3u 9 40 e 4z e 5y 9 5z 12 8h 9 dt m e4 c ek f ie 9 j4 j jj a jn 9 lj 8 n7 f na d
warm_lunch 1z 5z 15 ie d
warm_meal 20 17 c 5z b j4 l
warm_pool 25 j y
warm_room 25 g c lj d
warm_ups 28 dt o
warm_wat 1w 5y c jj d n7 l
warmth 1x bs 10
warn 16 1i q 33 a 35 g 3a d 7e i 9w 9 9x r 9y g a8 a ac 14 af p ah 7 d6 a g9 h hf l hi a ir 9 js h k8 o kv 8 kz c m2 h m6 d ma o mf f
warn_chang 28 a8 f
warn_let 1z af c
warn_low 28 9r 8 k7 9
warn_notic 25 hi e kz h
warn_own 28 js f k8 g
warn_pack 25 1i h 9x a
warn_renewal 28 g9 p
warn_sign 1z o 8 x 7 9w b
warn_work 28 7e s
warning 1l 4w 8 ac a af k m6 e
warrant 1a 1n y 33 1x 3m 12 54 b bx 9 c6 j hg b j3 c j8 b m6 a mp t n4 d n6 18 nb 9
warrant_dat 22 33 u
warrant_ends 28 33 9
warrant_part 25 1n g
warrant_receipt 28 33 e
warsaw 1n 5t 7 7b d jg b
wasabi 28 b4 9 d3 c
wash z 0 j 1 8 2 10 a v c s 1p 2k 22 k 2c a 2n m 32 c 3c l 4v f 4y b 57 1p 5d m 5u b 5v h 61 r 64 f 6b i 6d 8 6e a 6g 9 7w 1k 7z 8 8b r am f ay 1q b7 a bs j bz v c0 n c1 2b c6 14 ge 1g ic k j0 d j8 e jj 10 me 1d n0 b
wash_bags 25 64 j
wash_basin 28 c e am 7
wash_bay 28 1p 13
wash_br 28 a d 6b d
wash_car 22 1p b ge l
wash_card 28 1p b
wash_check 20 2n 9 me k
wash_clip 25 jj y
wash_conditi 28 2 r
wash_count 28 b7 g
wash_cut 20 c b am i
wash_dish 25 j0 m
wash_dres 22 5v p
wash_driv 28 57 g
wash_drivewa 25 57 m c0 e
wash_dry 20 ay 1c c1 g
wash_fold 22 c1 1p
wash_hair 28 c v
wash_hand 1z ay b
wash_hir 28 57 7
wash_hom 22 a 9 57 9 c1 9
wash_hous 25 7w 9 ay n
wash_iron 22 c1 12
wash_lin 28 9c c
wash_liquid 20 8b 12
wash_loung 28 1p m
wash_machin 1l 32 b 3c n ay q c6 v ic f j8 i
wash_members 28 1p c
wash_mend 22 2n o 7w f
wash_near 25 1p k 57 7 ge a
wash_oth 28 c9 f
wash_pas 28 1p 7
wash_rent 28 6b d 7w f
wash_roof 28 57 n
wash_smal 22 ay 7
wash_tunnel 28 1p i
wash_wat 25 1p a ge i
wash_yoursel 28 ay 7
washabl 1k 6 n a 19 4v d 4y e 6f 8 7c b 7e a fp 1r
washabl_nappy 28 a t
washdow 28 3b g m5 g
wasp 22 lu 1x
wasp_mic 28 lu c
wasp_nest 28 lu u
wast 13 23 y 26 c 4s 7 6i a 7z b 8a n 8b w 8r a 90 z by s c0 9 c1 7 cb b d3 7 d9 u da s db 9 df 1m f4 n ii 9 kb 13 lt s m7 b mc d md 1q n9 l
wast_away 25 by l
wast_bags 28 8a e
wast_bins 28 kb c
wast_brows 28 6i g
wast_collect 20 23 k kb i md 1a
wast_company 28 kb 7 md 9
wast_departm 1z kb u
wast_food 25 8a d 90 9
wast_kitchen 28 90 d n9 d
wast_pick 22 23 k md b
wast_restaur 28 90 l md c
wast_sel 25 d9 t
wast_shop 20 8b 13
wast_stock 28 90 11
wast_trad 28 mc c
wast_wat 1r 7w 8 c1 8
wat v 0 e 2 f 4 l 9 e j r n g 1n d 1p v 1u b 22 24 2a 1t 2d t 2y 19 35 g 38 1h 3c 17 3i 1o 3o e 49 i 4m a 4u r 54 m 56 g 57 n 58 17 59 c 5d 7 5y a 7b 14 8m e 8o 9 8p b 9j 8 a9 6 am 6 ay j b4 k bf 15 bz q c1 c ca q cz 1p d3 a d6 q d8 f ge 14 ia j jf 8 jj b k8 u kc d kn d kx 8 lj e lw x m7 c m9 o mf 16 n7 c n9 k
wat_acces 28 2a d
wat_atms 28 22 o
wat_bas 22 4m j
wat_block 28 m9 v
wat_board 28 jj 6
wat_bottl 1x 3i 17 4x 9 cz e
wat_brush 28 58 q
wat_certifi 28 ia a
wat_damag 1t 1n l 3c k
wat_deliver 25 2a 9 cz 12
wat_dispens 22 3i c 7u c cz a k8 c
wat_empty 28 cz o
wat_extract 28 56 k
wat_factory 28 22 v
wat_farm 28 d6 l
wat_feed 25 2y 8
wat_filt 22 2a u 3i 18
wat_fountai 25 k8 16
wat_hardnes 28 2 l
wat_heat 20 1u b 54 k 5a 8
wat_holiday 28 ca f
wat_hom 28 22 8 n9 e
wat_insid 25 ge l
wat_juic 28 8o 9 8p 9
wat_kiosk 25 22 o 2a q
wat_leak 22 3c 15 mf b
wat_light 25 kn a
wat_litr 28 cz i
wat_log 28 58 j
wat_machin 28 3i d
wat_met 25 3c c mf b
wat_must 28 mf a
wat_off 28 3c a
wat_offic 25 7b c cz a ge i
wat_park 28 em a
wat_phon 28 cz l
wat_pip 28 kc e
wat_plant 1t 22 s 2y c 38 a 7b 8 ca j
wat_play 28 lj 8
wat_point 25 2a w 35 d
wat_pol 28 bz t
wat_pool 28 58 a
wat_pow 1x ay 8 ge d
wat_product 28 22 a
wat_pump 22 2a c
wat_quality 25 mf 1e
wat_quiet 28 3o c
wat_refil 25 22 18
wat_replac 28 7b j
wat_run 22 2a d
wat_saf 25 3i f
wat_sel 25 22 l 2a 9 bf e
wat_shelt 28 jf 9
wat_shop 28 22 a 3i a
wat_straigh 28 5d c
wat_swim 22 5y d
wat_tank 1x 38 t 3o 7 57 b at b cz 9
wat_tempera 25 8m g bf 7
wat_test 1w 2a d 58 8 mf k
wat_tuesday 28 cz e
wat_twic 28 j d b4 d
wat_wis 28 59 b
watch 10 1r 8 3a b 3c 8 3g i 4c 9 6i p 6l j 9g t 9p s bc b ca r cn 6 e2 c ej a ey 8 f2 j fc c fu 9 g0 g g9 f h7 m hk a ho 9 ir 9 iu 1d iv 8 j1 j lc i le c ma 8 mf 9 mn 1j
watch_childre 25 j1 f
watch_collect 28 mn e
watch_desk 28 mn c
watch_end 20 lc b
watch_far 28 6l s
watch_flight 28 1r e
watch_grow 28 g0 8
watch_hard 28 3g c 9x 9
watch_netflix 28 6i 9
watch_ring 28 iu x
watch_sel 25 mn 10
watch_strap 25 bc e n3 a
watch_tempera 25 3c e mf f
watch_tour 28 9g 8
watch_writ 28 cn b iu f
watchli 25 6i 1w
watchma 25 mn g
water 1m 2d g 2y o 31 a 38 12 5d c 7b q if c lw b
water_plant 22 31 9 38 w
water_pots 28 38 9
waterco 1z 2r b bq 9 ex o
waterpr 1n 1w b 1x p 81 c js g k8 d n4 13 nc b
waterpr_rol 28 n4 t
wav 1p 49 14 am c em 9
wav_dry 28 am c
wax 1f 8 28 b b d 1c 10 k 1p n bc k c7 d en 19 gr m gt g na 17
wax_canva 28 bc f n4 7
wax_facial 28 en l
wax_leath 28 c7 g gr c
wax_melt 22 8 d na 11
wax_polish 28 1p b
way w l a 1h a 1m a 35 9 3j a 3w 7 4a a 54 9 5j 8 5l n 74 b 8i 8 8u 8 8w 7 9d c 9f 7 al c ej s lu 7 m4 q me 9 mm p
way_driv 28 kg 7
way_eat 28 l k
way_hom 1q 3w 9 al 8 ej n m4 d
way_saint 28 5l 9 9c c
way_trip 28 4a j
way_work 1z 5j f
ways 1o 3g 8 ej n fl c ft 7 ho f
wcag 25 h8 1l
weak 1f 3h 8 5b c a9 9 bk c d5 9 f1 a fp n
weak_blad 22 fp p
weak_point 25 5b b
weakest 28 e1 7
weaknes 28 fp b
wealth 25 6q 1r
wealthy 28 mn 8
wean 1v 4v o 89 11 k2 1t
wean_plan 28 k2 q
wean_set 28 4v n
wear 15 3 p 5 t m 7 2x 15 3g j 3h v 60 9 61 s 62 17 63 d 65 f 68 k 69 z 6f 14 6g c 7e y ap l bv 8 ej d fq 7 ka a ly b m6 b ms 14 n0 b n1 k n2 f
wear_ankara 28 61 d n2 b
wear_habit 28 3h e
wear_morn 25 2x c
wear_someth 28 62 a
wear_tattoo 28 m b
wear_whil 28 6f 7
wearabl 1o 39 j 3a i 3h 18 3j j 4v r 7e 1j ah l iu 1v js q
wearabl_data 28 iu q
wearabl_pump 28 4v s
weath 17 1a c 1w 7 2x y 2y b 3o 9 3u 7 4c g 5y 9 8w f 90 9 97 l 9k 8 9v c ac 15 bf k d7 i du w fs b g4 9 hf 9 i6 9 ia 8 ir 7 jv 9 ko w m7 y m9 j mb 8 n1 9
weath_calenda 28 2x f
weath_crew 25 ko m
weath_cycl 28 ac 7 ir 6
weath_holiday 28 90 d
weath_mov 28 d7 8
weath_sleep 28 ac r
weath_station 22 m9 e
weather 28 5h 9 db h
weav 1k 4y n 5g f 7w a am y b5 7 bs c id q jd u le 1t m5 b n3 9
weav_basket 28 le l
weav_hom 28 4c 8 4y 9
weav_pot 28 jd g
web 12 7 7 b 9 2e m 4g j 4m 8 5h 8 64 9 6d 6 6o 9 6q 8 74 v 7h 16 8p 8 8r 8 8s c 8v 8 91 b 95 a ai 8 be 9 br l c7 8 ch 9 dg b e0 k e4 8 ff 9 fr 9 gt j h3 e h7 r h8 q h9 i hg b hx c it 8 kd 9 ki p kk 7 kv 8 lv f m1 g mn 9 mp 9 mq b n2 9
web_agency 20 h7 9 h8 g hx a
web_app 1x 6q b 9a b ch d e4 c h6 b
web_design 22 7h 1o h9 a
web_develop 20 2e e 7h c e0 u
web_form 20 74 o hg h
web_mobil 28 h7 r
web_pag 1p 6x a h9 b is a ki p
web_phon 22 74 o 9z c e9 b
web_program 28 kf b kv d
web_search 22 2y 9 6o e jp 9
web_shop 1d b 9 4g 9 8s 8 br b dg b fp 7 fr 9 gt b h8 9 ku 9 mn 9 n2 9
web_softwar 28 kd g kn e
web_stor 1l 7 9 4g d 8l 8 be b df 8 gt b lv 8 m1 f n6 9
web_tool 20 73 b 8v c 95 f kk c
webcam 1x y x 6v j jl e nb k
webinar 25 lc 1u
webshop 1h 0 d 6f 9 6j f 8c h 8o e bi e h5 j m1 c
websit 11 1r 8 2h 7 2n 7 2r 7 3m a 5g 7 5h s 6h 9 6k k 6m y 6o a 6r 8 6v i 7g s 7h 1i 7j f 8l b 8m 8 8t d 8z c 97 b 9h 8 bj c bm 9 dp b fa i fl d fv c gn h gs 9 gx 9 h3 q h7 9 h8 16 h9 2p hl b hx w ii 9 iy b j5 9 jb g jd a ke 8 ki 8 kv 8 l4 a l5 8 lw a mg t mh f ml l mo 8 my l n1 8
websit_accessi 28 h8 17
websit_answ 28 2 8
websit_book 28 6v w
websit_build 20 2r b 7h i h9 1n
websit_buy 28 2n d
websit_car 28 7h f
websit_dead 28 5h 9
websit_deliver 28 9h e
websit_farm 28 d1 f
websit_friend 28 5h f
websit_indepen 28 mg y
websit_instagr 28 8z e
websit_own 25 1q e lw h
websit_phon 28 h9 8
websit_photo 28 h9 x
websit_shop 28 6m h
websit_show 22 7a b jb c
websit_slow 28 7h c
websit_text 25 7g t
websit_tourist 28 mh f
websit_town 28 6m u
websit_trad 28 h9 v mo e
websit_whatsap 25 85 d h9 e
webtoon 25 fk 1s
webtoon_app 28 fk z
wechat 28 91 a
wed 15 2x a 34 9 3t r 41 1q 42 1z 43 e 5f u 62 16 68 t 6c b b0 y es 9 et b eu a ev 1t ew 1m fu 7 fv a fx 17 gs 10 gu r i1 t i7 9 ii 1x ms 1c n8 d
wed_band 25 gs j
wed_budget 28 41 j ev a
wed_cak 25 3t x
wed_danc 25 gu d
wed_decor 28 et 8 ii x
wed_dres 25 62 d ii i ms r
wed_fair 1n ev a
wed_gift 25 gu a n8 b
wed_gown 28 ms u
wed_guest 1u 41 c 62 10 ms l
wed_hal 22 b0 r
wed_marketp 20 ev x ii k
wed_party 22 i1 l
wed_photogr 1z 42 1y ev 9
wed_plan 20 41 1s ev c
wed_portal 28 ev i
wed_ring 25 68 u
wed_selfi 28 eo 9
wed_speech 28 fx 16
wed_stuf 28 ii f
wed_suppli 25 ev 13
wed_venu 1v 41 i b0 n eu e
wed_video 28 42 e
wedding 18 3o a 41 1v 43 n 45 y 5f x 62 d 8e 9 b0 1r bj u ct i dm 9 es o ev 10 ew e fx i gs l i1 s ms f n8 i
wedding_anniver 28 fx 8
wedding_bal 28 62 d
wedding_birthda 1x 43 e b0 x i1 e
wedding_company 28 n8 a
wedding_coupl 28 41 i
wedding_garden 28 45 i
wedding_naming 28 5f g
wedding_offic 28 ct f
wedding_party 28 b0 h i1 g
wedg 25 8e j bg i
wedn 28 2c a 82 e
wednesd 14 2v a 80 f 85 m b7 8 dv 9 ec t k9 j lk a
wednesd_even 22 dv d k9 e
wednesd_morn 28 lk b
wednesd_night 25 2v f
wednesd_saturda 22 b7 c
wee 1x 12 b 3s 9 6b a 7m a 8n 9 9v c fn c
weed 1l 3k e 4n 9 57 f 5d v by 1r d4 29 d8 d f5 c mb 7
weed_beds 28 by i
weed_stay 28 57 c
weedkil 28 by 8
weekday 1d 24 b 2m b 2s 7 3q b 41 9 46 g 58 g 5t b 5x b ev a j4 b k7 b ll b
weekend v t l y 8 10 p 15 c 2l e 30 1d 3p d 3q c 3s 8 43 a 48 d 4a h 55 7 5k e 5t b 62 w 64 7 6l h 7a b 9b n 9g b 9j 9 aq c b9 8 bu w dv i gk 9 i2 k i5 l i6 f ib e k9 18 kk c ld 7 le s li 8 m7 j mi l
weekend_away 25 5k 8
weekend_camp 28 bu m
weekend_clas 28 mi c
weekend_cours 20 10 j 49 e
weekend_drop 28 62 g
weekend_escap 28 6l r
weekend_food 25 aq o i5 e
weekend_market 1r i6 9
weekend_off 22 9b f
weekend_retreat 28 i2 f
weekend_rid 25 dv 10
weekend_season 28 5n 9
weekend_tips 28 k9 d
weekend_train 28 1k 8
weekend_walk 25 5k g
weekend_worksho 20 le n mi p
weekly u 12 b 1q e 2f d 2m c 2t y 2u m 2v 9 3p c 4d c 58 n 5k f 5y i 6s 7 7t a 7u f 7w m 83 a 85 9 86 f 88 i 89 a 8e a 8r b 9o c 9q 9 9s 7 9w 8 a2 a aa 9 aq e av e bd 9 bj n bp e bw m ca h cb b cr b cw s cx b d1 e d3 e dt g e1 f ea f ex c f2 i f9 15 fa o fb q fk n fs 8 fz g gw b hr 9 i3 c i6 9 ih k ik e iu o jc j je o jh s k3 c k9 c ka a ld 9 li 8 lj e lo 7 lq j mr e
weekly_art 28 ex o
weekly_box 1z 2t h 83 c lq g
weekly_brief 28 f9 w
weekly_cal 25 jh r
weekly_car 28 1q c
weekly_challen 28 37 d
weekly_chart 28 dz 7
weekly_check 20 ca v
weekly_circl 28 5k g
weekly_clas 1x dm e i2 b
weekly_cowork 28 jh m
weekly_din 25 jc 10
weekly_email 22 f9 g fa u k9 i
weekly_exchang 28 bd f
weekly_fortnig 25 lq d
weekly_group 25 dv e ih a
weekly_kids 28 lh c
weekly_kitchen 28 bw d
weekly_leagu 25 i3 a
weekly_lesson 28 15 d
weekly_list 28 30 h
weekly_liv 25 ea h
weekly_market 1x 3p g aq q
weekly_meal 28 2u o cw b
weekly_menu 1v 2u p 9q f
weekly_mobil 28 a3 d
weekly_newslet 28 f9 1k
weekly_onlin 22 2t d fk b ih g
weekly_pick 22 d1 n
weekly_pil 22 9x b av m
weekly_plan 1q 2t e aa b bp c iu r mv 9
weekly_pool 28 58 l
weekly_program 25 5x f fb g
weekly_questio 28 eh b
weekly_report 1x 3b c dw 9
weekly_session 20 cb e dt b lj c
weekly_shop 1p 2v d cx d
weekly_show 22 dr a fb e fc e
weekly_timetab 28 e1 f
weekly_video 20 5k f jm d
weekly_visit 22 58 d
weeknig 1z i3 x
weigh 1b 23 o 2o 7 3d c 3i b 3j 9 4u g 7h b 7u b 83 i 8b n 90 t 9q d al 8 b7 f co 9 cz j d5 b d6 9 fw m kb a
weigh_again 28 8b 9
weigh_bin 28 90 v
weigh_kilo 28 3d g
weigh_noth 28 3j d
weigh_station 28 co c
weight 16 b e f g l x 3q b 4q f 8b r 9q 1g ah f aj 17 ar 7 as c bs a cw d d5 t dh s ix b jn 12 jv 6 lt 9 ma c md h
weight_age 25 jn y
weight_area 28 aj a
weight_coach 28 l d 9q d
weight_gain 28 ix b
weight_los 1z l h 9q y cw a
weight_machin 28 aj c
weight_show 28 aj e
weight_tempera 28 d5 n
weightl 28 9o 9
weird 1z 8i 8 h7 j
wel u 4 9 9 7 2a s 2x 8 3q d 5c c 9f b am 6 ap f b9 8 bi b br 9 bt d bv c iu p jv b ls 9 n3 9
wel_brand 25 ap v
wel_chosen 22 c9 b
wel_habit 28 iu f
wel_keep 28 65 7
wel_kept 1s bv k
wel_kids 28 2s 7
wel_known 1h 9 7 br 7 ff 7
wel_pack 28 bi h
welcom 18 m 7 3n f 3q 9 48 b 50 l 9g 7 9m 8 dv a fg 8 gz d hq b lm c mh 9
welcom_guest 28 48 h
welcom_video 28 hq a
weld 1r 16 2d 1z f 3d k 75 j 7l b m5 e
weld_plumb 28 16 r
welfar 1x jj 7 jv 7
wellb 1t 4m b 9v g dk c hu 1g io n iv d
welling 1w 8q 7 bd 7 eo f
wellnes 1m e a n w u c z c 4m m 4n i aw 9 dt e hu d i2 u ip l iw 13 mj c
wellnes_plan 28 z c
wellnes_spa 28 n d aw a
welsh 1w 8 e bg a dx f kf c mz b
went 1a 9l 9 9w 9 b9 f iu b
went_wel 22 5r 7 iu e
went_wrong 1u b9 c
west 1i 5e a 6l g 8l a 9q e fb c
west_africa 1z 6l h
west_african 1w 8l a 9q e fb c
western 1m 7l 9 8j e eg d eh 8
western_austral 25 8j f
westlan 22 3v e ln e
wet 1d 8 9 a a 1v n 1x e 3c y 4q c bd f fp 7 ix e n4 c
wet_alert 28 3c 7
wet_earth 28 8 c
wet_grind 28 bd j
wet_nappy 25 ix h
wet_room 22 1v s
wetsuit 1x 49 l 6a g mo k
wetsuit_includ 25 49 i
wha 22 23 b 2l d g7 c kq c
whal 1v 2r 8 4c i 97 e 9g v fd d
whal_watch 20 4c f 97 c
what 25 bf 8 il k k9 h
whatev 1f 3v a 91 9 iq b ks b lq h
whatev_child 28 5t 7
whatev_siz 28 bs 7
whatsap 10 d 9 1a e 1b g 2k 8 6l b 74 f 76 g 91 12 93 8 98 g 9h 8 a0 8 au 8 cx 10 cz c dn 8 dw f ef a fv a g6 9 g8 8 gu 9 gx k gz l h2 a h9 m ha 9 hc 8 hg b hk d hp a il 9 j2 a jp d k9 g kc o ke 8 kj 8 kw i ky 8 l0 9 l3 b m1 d
whatsap_answ 28 hp h
whatsap_app 22 cx e cz d
whatsap_assista 28 91 u
whatsap_bot 20 1b e gx d kc d ky d
whatsap_cal 20 ha c
whatsap_channel 25 k9 s
whatsap_communi 28 dv 8 jh a
whatsap_deliver 22 85 d
whatsap_lin 28 fw d gx e
whatsap_list 25 ey d
whatsap_market 28 gz 11
whatsap_photo 25 g8 d j2 b
whatsap_shop 28 cx z
whatsap_sit 28 6 7
whatsap_smal 28 7 8 fv g
whatsap_sms 25 91 h
whatsap_support 28 o 8
whatsap_ussd 28 93 e kc e
whatsap_voic 20 98 b il a
whe 1u 3x a 92 c d6 9 e7 d fq 8 hl d hr 9 jp c lr 8
wheat 1n 4t l 86 g 8q 8 d9 b lm c
wheat_beer 28 8q 8
wheel 1b 18 j 1o b 1q y 1s a 26 l 3d 1x 3k x 3o r 4a c 5z h 8e f 9k 8 a9 9 d4 d d6 a dc a gd e gg 9 gr a jj a jq c ld 27 m9 b
wheel_driv 25 1q m
wheel_hand 25 gd a ld 7
wheel_kiln 22 18 d ld r
wheel_lift 28 3d d 3k e
wheelch 1d s d 35 o 5l e 60 b 9e 2e ae 1d ai 21 fo k fq 23 gf a
wheelch_holiday 28 9e l
wheelch_hotel 28 9e 15
wheelch_partn 25 9e c
wheelch_rout 28 ae m
wheelch_stretch 25 ai v
wheelch_transpo 28 ai r
wheelch_van 28 ai c
whenev 1j 61 b 6x b k3 b
wherev 1o 3p b 5j d
wheth x 6k h 7r 7 9d a 9y 8 a5 9 a7 m bi c ee g gq 8 hn b jp s kg d
wheth_clinic 28 a7 i jp 8
wheth_food 25 9y f
wheth_instrum 28 gq a
wheth_open 28 7r 8
whetsto 28 bk m
whey 1x 7 e cs 1j
whey_protein 28 cs f
whic 25 2r a 3t a ma d
whichev 20 2n 8 ag 9
whil w d 8 1n m 4e 9 67 f 6u d 8t c 9u d au e bd a ca 10 dy e e4 9 fu a fy 8 gd g ge g gi e gp c gr 8 ji g jk n l2 d
whil_away 1w ca q jk c
whil_baby 20 c 8
whil_child 28 dy s
whil_do 25 i7 e
whil_drink 22 lf b
whil_driv 25 h1 d
whil_earn 28 4e a
whil_family 20 26 9
whil_oth 1w 1a 9
whil_own 22 ji j
whil_travel 1x ca u jk c
whil_wait 1k 1n u 67 l au j bd b fu 7 gd f gr a
whil_walk 22 1d e 9m b l2 p
whil_writ 28 im b
whilst 28 g3 7
whisk 25 n d ll d
whiskey 28 8h f ls v
whisky 1z 8m d es b ls 1h
whisky_own 28 ls l
whisky_tast 28 es 9 ls 7
whisp 1v 4m c 94 7 9m e ac d fp 8 gp a
whisp_quiet 28 4m b
whistl 22 kk j
whit 18 4 j 24 g 38 8 39 9 3b a 3n g 3o t 42 a 43 a 55 e 65 9 6d 6 8d 9 8g b 93 8 ae i b2 f b9 n bi a c1 7 er a f0 i i8 c ju 9 l6 n n0 f n5 7
whit_backgro 28 f0 f
whit_can 28 ae p
whit_film 25 4 k
whit_label 1z 93 b l6 t
whit_nois 28 39 d
whit_shirt 20 n0 9
whit_tees 28 n0 e
whit_wal 28 b2 m
whitebo 1p 80 g 8y a 99 d cj g f1 c kg 8
whiten 20 w g 4l 1t
whiten_strip 28 4l e
whoduni 28 bb 1f
whoev 1j a5 8 hv u
whoev_click 28 hv t
whol v x 8 1t o 3y 8 41 i 46 9 51 f 5c b 5e c 5w 9 80 b 86 8 8l 8 8m 8 9f 7 ap e as 8 bh f bz 9 c5 9 d5 8 dr 8 e8 8 fw 9 g7 d gn b i3 a ii q jc 8 lq l lx 7
whol_animal 25 as c lq c
whol_apartme 28 5c l
whol_applica 28 7o g
whol_barn 22 5t d
whol_body 28 x g
whol_budget 28 41 g
whol_clan 25 fw b
whol_clas 1z 5w c
whol_collect 28 b8 d
whol_country 25 b9 6 ja c mq f
whol_departm 25 e8 8
whol_even 25 46 i
whol_family 1i af 9
whol_first 28 41 h
whol_flat 25 c5 i
whol_group 20 eg d
whol_hom 25 bh f
whol_hous 1x 1t 11 jc f
whol_househo 28 4l 7
whol_lif 28 96 c
whol_market 28 7g h
whol_outfit 25 ap j
whol_rout 25 9f f
whol_season 1z bu e i3 i
whol_sets 25 ii 14
whol_street 28 bz h
whol_team 1r 6b a 80 e hr 9
whol_term 25 gf d
whol_th 1w 51 c dr b i0 e
whol_valley 28 d5 g mw c
wholesa 16 1i 18 73 i 82 1e 8a r 8t a ap a ar p at 7 bo a ch g d3 b f3 9 hf b hk c jd k kp d kt b ku 11 mu a
wholesa_mak 28 jd a
wholesa_market 1z ar x
wholesa_marketp 28 82 z
wholesa_platfor 28 82 a jd e
wholesa_retail 28 ap c
wholesa_sel 22 8a i
wholesa_shop 28 82 d
whoop 28 iu j
whos 17 2w e 2z a 78 h 87 8 8x b a2 c af c b8 a bs e bx b gb e jm e m0 b
whos_dog 22 jm i
whos_family 25 lx 7
whos_first 25 e9 a
whos_fix 28 gb k
whos_parent 20 af a
whos_turn 25 2w d
why v 3a c 6r d 90 c 9v d a7 9 e9 9 f2 8 hi 8 ht d k6 7 l0 a l8 a li 7
why_answ 28 e9 8
why_leav 1u ht 9 l8 a
why_plan 28 8y a
why_work 28 2x 8
wick 1x 8 h 38 j c9 d n1 k
wick_crackl 28 8 9
wick_keep 28 38 d c9 c
wid 1e r b 4a b 52 d 60 d 65 1e 69 k 6c a fo b n2 q n3 n n6 a
wid_brim 28 n3 u
wid_door 22 r e fo d
wid_toe 25 65 19
wid_trous 20 60 e b6 6 n2 u
widen 1w 1m 9
widget 1x 8z s ik s
widow 1j 16 g 5k 1n eb 9 ek 8 fn 13 i7 h id o lg a
widow_divorc 22 eb 9
widow_fath 28 5k n
widow_spar 28 fn n
width 1o 4k b 65 n 69 7 mh d n0 7
wif 1d 3s 8 5k 9 i6 a ik e
wifi 1g 3a a 3n b 4e t 7k i 9h c an d ay d fm 15 jc x k7 c lm c
wifi_clean 25 jc z
wig 28 ly 1i
wigs 1x 2 f fq 9 gn 8 ly 2p
wigs_chemoth 28 fq 8 ly 9
wigs_fit 28 ly r
wiki 28 hz 1t
wil 1v dq a ei w
wild 1o 2h b 7v f 8i h 9g f by 9
wildern 25 11 n 9g 9
wildern_rescu 28 11 i
wildflo 25 59 c ba c
wildlif 1u 9g z d8 a ib 8 lu 6
willow 1x 4q d 5g 1u le i
willow_basket 28 5g d le 7
willow_coffin 28 5g h
willpow 25 a0 e
win 12 8 f 2z b 3q l 3x d 44 9 4g h 6r d 7o 8 7p b 81 e 86 7 8d 27 8e g 8m 7 8o 15 8z d 99 m ak 18 bt d dh i e2 c ey m gz j hh e hn j iv n ix 8 kr 9 l0 f lf 1l mw q
win_back 22 gz f hn f iv c l0 b
win_bak 28 86 c e2 e
win_bar 25 ak 17
win_barrel 28 99 8
win_bars 28 lf c
win_be 28 8o u
win_bottl 25 8 d 8d d
win_club 22 8d 1i
win_drink 25 8d z
win_estat 28 gz e
win_finish 28 iv j
win_glas 25 ak y lf a
win_mak 28 7p h
win_pair 25 8z d
win_product 28 4g s
win_rat 20 6r g l0 a
win_shop 1u 81 d 8d 9
win_subscri 28 8d 17
win_tast 20 8d d mw y
win_work 28 hh a
winch 22 1s q 8w 8 9k 8
wind 1f 1y 6 2i p 2m c 3f a 4c 9 8w i 9k s bf 9 fl a gr e ia 6 mb c n1 a
wind_band 28 gr c
wind_turbin 25 2i e
windo 28 3s a kp e
window 14 1t a 2l 7 2y h 3b y 3k j 3s c 3u j 4e a 55 k 5b f 5c 1c 7t s 7z 9 8h a al g bi g bw c bz 2j c0 d cc 9 h7 b hg g it 7 ix a k7 u kt 14 l0 k mc e
window_clean 20 3k d 7t u bz 1y
window_directi 28 2y h bi h
window_kitchen 28 hg c
window_lock 25 5b d k7 q
window_open 22 3n d k7 i
windows 25 b4 18 lw 9
windy 28 er 9
winegro 25 8d 1d 99 7
winemak 1z 8d 15 99 8
winery 1p 7e a 8d 15 99 21 gz q
winery_bottl 28 99 i
winery_georgia 22 8d e
wing 1r 3r d 8w k 9k e al r ba 7 mb o
wing_dron 28 8w d mb c
winnipe 1z 2u g b8 8 fk 7 lm f
wins 1w 71 9 ky c
wint 16 n b 1o 8 1z 6 32 a 3k c 5d 8 5y 9 9i a ba f bu 9 c3 b cc i cj c du 8 fe a ic f jg a lq a lr 9
wint_cloth 28 c3 8
wint_cover 28 5d c
wint_golf 28 jg b
wint_storag 25 cj e
wip 1m 3k d 3m 1k ge h n4 c
wip_clean 20 n4 c
wipeabl 28 65 h n4 8
wir 1j 16 18 1z 6 3k o 4k c 4z n 54 e 6g r dc c gx d j8 b
wir_carpent 28 16 h j8 c
wir_electri 28 4z e
wireles 1w cc e cf 18 i1 8 k7 e m6 d n6 c
wireles_prob 28 cf q
wireles_sensor 25 cf f k7 d m6 c
wis 1w 59 c 7f f lq a
wish 17 2s b 5d 7 5i 7 6l 8 9d a ap a ci e eh g ei 10 fe c gu 9 hr 14 i1 c it c le a m0 13
wish_baby 28 it f
wish_dy 28 m0 w
wish_family 28 5d 6 ei j
wish_list 1x fe f gt 7 i1 b
wish_quiet 28 5i 6
wish_record 28 gu e
wishlis 28 fe c
wit 1p 2s j 5v d 87 8 9m c c5 9 ch 9 d0 a e3 c e6 f gq d hq b k9 a lb 9 mc a
withdra 1n a3 k g1 9 k3 c
witnes 22 6x f ei d k0 g
wiv 1r ig m
wobbl 25 bg 8
wok 1x 2k j 7z 8
wok_night 28 2k 8
woman 1h 15 f 2a g 9i c bx a ew a ge b id x
woman_keep 28 2a c
woman_teach 28 15 j
women r 0 c 2 e 3 e 6 n 7 r b g d e f l h q k 7 m l n 8 x 7 10 8 16 k 1m g 28 t 29 p 2e 1y 2x e 3j u 49 n 4b k 4j a 4m e 4o a 5d 7 5l d 60 j 62 d 63 i 64 e 65 6 68 a 6a t 6b p 6c h 6d e 6f 9 6g k 6n d 8m 9 9c c 9o b 9q 8 9s 12 9t c a3 9 aj g am h ap o aw 7 ax d b5 9 b6 b bc 9 dj g dk d dv f ec 9 ej y en m fb i fj l fp o g1 p g5 d gc k gk s i2 8 i7 a id 1r ig 18 ih 8 it c iw 7 j6 j jh d k4 c k6 d lh s lp h lx d ly z n1 j n2 v n3 8 n4 c n7 c na 7
women_aged 1r 9s 9
women_build 28 6b g
women_buy 25 68 c
women_childbi 25 fp c
women_childre 1w ig x
women_clas 28 e0 e lh 7
women_cloth 28 n2 a
women_coach 25 13 i dk b
women_constru 28 6b d
women_cook 22 28 f lp s
women_cycl 25 dv t
women_driv 20 1m n 8o 8
women_dubai 28 d d
women_earn 28 id f
women_entrepr 25 dj o
women_farm 25 id f
women_fifty 1z f f 5u e b6 e iu d
women_first 25 j6 b
women_footbal 25 fb 10 fj f
women_forty 1x 2e c 49 k ap h
women_ful 28 6a 8
women_germany 1v n2 9
women_girl 1x 2e g am 8 lh 9
women_group 1s if a lr b
women_gym 28 aj c
women_hat 28 b 6
women_health 25 k d 9s m
women_hom 28 lp a
women_invit 25 62 d
women_ireland 20 9s b
women_kuala 28 en 8
women_learn 28 i e 2e e
women_lift 28 n1 b
women_liv 1w ih f
women_los 22 ly m
women_men 1j 63 a ax e bc 9 n3 a
women_mov 28 g5 h
women_natural 28 2 b
women_ord 28 2 8 7 8
women_parent 28 9t a
women_part 25 gc o
women_puno 28 6d m
women_rid 28 dv d
women_room 25 9c c id c
women_run 1x 7 c 27 c 3j g 8m b
women_safety 28 3j c ej m
women_sam 25 29 b it i
women_seek 25 ig j
women_sew 20 b6 b id p
women_shav 28 b 9
women_shelt 28 ig t
women_singl 28 2e e
women_smal 20 h e 2v b id b
women_spain 1x 6f 7
women_start 20 49 e g1 o
women_student 1x ej d
women_teach 22 q e 5m e
women_tech 28 2e s
women_town 22 am a
women_trad 22 id e k4 c
women_train 22 2e l id j
women_travel 25 4b k
women_walk 22 ej j
women_wash 28 c1 d
women_women 28 h f gk l
women_work 1z 4y a en a
won 1b 2u a 51 b 67 8 a3 b ey g hh 9
won_eat 25 2u c
wonderf 1r 6z 8 bq a
wonky 1z 85 w ar r
woo 28 8s b dk e
woocomm 1x la n m1 w
wood 18 5 9 n 10 18 y 1w 8 1x v 1y f 2b a 3s f 43 h 48 e 4e e 4h j 4w a 4z g 5g f 5i 9 69 9 86 8 8r 8 9b m az d b3 p bg 19 bk u bz 8 c7 9 dg g i9 8 jd 9 jv e ld c mc o
wood_door 28 mc j
wood_fir 1z n 14 3s a lg 9
wood_floor 25 1x 14
wood_fram 28 1w c bz 8
wood_kit 28 4h b
wood_oven 28 3s b 86 c
wood_shop 28 18 b 4e l
wood_stov 20 9b m
wooden 1c 8 8 i 9 19 e 1x 8 2m b 49 e 4a a 4c r 4k 8 4w t 5g l 69 m 6x a 7d b 9b q ab a b3 s b4 c b7 d bg i bl 29 bm k d5 a dg j fd k fr a i6 f i8 9 lm e n8 n
wooden_board 28 n8 g
wooden_boat 28 49 j 4c k
wooden_box 25 2m e 6x d
wooden_build 25 bl 1b
wooden_cabin 25 4a d 7d e 9b j
wooden_floor 28 i c 1x b
wooden_huts 28 i6 j
wooden_kitchen 28 19 j
wooden_learn 28 bl b bm j
wooden_modul 28 dg p
wooden_ones 28 b7 7
wooden_tabl 28 i8 c
wooden_toolbox 28 b3 n
wooden_toys 28 bl z n8 f
wooden_tray 28 4k a b4 g
wooden_urns 28 5g p
wooden_wick 28 8 9
woodlan 25 5g j
woodwin 22 bv g gr 1a
woodwin_bras 28 gr u
woodwor 1s 18 c 55 7 b3 1q e2 g le n mv m
wool 1g a l 1x 9 48 9 4y o 5c 8 5g h 6d 2j 8e h ap c b5 19 bs h c7 e jd i m2 b n0 9 n3 o
wool_coat 28 ap b m2 d
wool_jump 25 60 9 6d o
wool_knit 25 6d i b5 7
wool_local 28 6d s
wool_sheep 28 6d h
wool_shop 25 b5 b
wor 20 17 c 2x 8 63 c k8 c
word q 1j a 29 9 2q l 5f a 6o c 6t 8 6w e 6y c 6z d 74 9 7j 8 9r e 9v l a7 c aa 9 af b dp f dx f dy t f3 d ff o fx b g7 8 gp h h3 q h4 8 hj s hp b hy 9 im b is r jw c k6 9 ki f lb e mv e
word_app 28 af h
word_back 22 9v e
word_bet 28 eg 8
word_check 1u ki f
word_documen 28 dp l
word_fil 1z 6y e
word_fix 28 jw c
word_gam 28 ff w
word_indesig 28 h3 e
word_look 25 2q 7
word_mouth 1w 1t 7 jb a
word_own 22 dw 9 g7 d
word_pdf 28 h3 d
word_post 25 hp e
word_prepar 28 a7 j
word_problem 28 5o 9
word_process 25 ci 8
word_questio 28 is i
word_read 25 dy 9
word_search 28 im a
word_sourc 28 gx 9
word_templat 28 mv r
word_transcr 28 lc 7
word_try 28 2q 8
word_used 25 2q 9
word_usually 28 hj 8
wordpre 28 7h h f2 a
work g 9 f c 9 m e q a s u x 7 10 9 12 8 16 e 17 i 1d 9 1l a 1o 9 28 i 2b 9 2d 9 2e a 2j h 2t a 2x d 2z a 3h 8 3n d 4e l 4k 8 54 9 5j 7 5n l 67 8 68 b 6b q 6c 8 6f d 6j 9 6q c 6v f 6z a 75 k 76 j 7c k 7e o 7h c 7l c 7m 8 7n a 8y c 9i f 9m 8 9n 9 a3 9 ah 8 aj a ak 8 ay 7 b2 g bq g bw b bx 9 c4 b cb a cg e cm b cn 9 cv g d4 e di i dk s dt c du 7 dz 8 e2 a e3 h e4 8 e6 b ef a eg 9 en 8 f6 j f7 7 fc a g6 h g8 c ga l gc a gd 8 ge a gh m he a hi b hl b hr d hs a i2 7 ic g ie 9 in b io 8 j1 9 j4 d j9 k jc e je d ji i jl b k4 b k7 9 kg 8 km 9 ko a kq e kv 8 kw a l6 8 l9 c lb 9 lp e m2 9 m3 h m6 a mj b mk 9 n4 d nb i
work_abroad 1z 7l b g6 c je f
work_alon 1t bw 9 gq 7 ji 9
work_answ 1x dz a ht d
work_back 25 9w e
work_blind 28 h8 9
work_body 25 9m 9
work_book 1x i3 c m3 d
work_bookkee 28 hc a
work_boot 28 6b d
work_build 25 n4 b
work_busines 25 dj b
work_buy 28 6b a bq g
work_capital 22 71 c k4 n
work_car 1x 5q d
work_cloth 25 6b e
work_coach 25 dk b
work_comp 28 do n
work_contrac 20 hi s hs b
work_cost 1x 36 d
work_coupl 1v bw b
work_daily 28 n4 7
work_dat 28 2x 8
work_data 1z 28 c e3 f
work_deposit 28 a4 f
work_don 1w l6 l
work_draw 25 m e ga d lb d
work_drink 25 ak b
work_dust 28 m6 e
work_eleven 28 68 d go f
work_employ 22 m3 d
work_experie 28 m9 a
work_fair 28 g2 8
work_fal 28 7e e
work_family 1r 0 c j9 9
work_far 28 ga 8
work_farm 20 ib 8
work_film 28 fc h
work_find 28 gh f
work_first 1v 7h c
work_ful 1w k8 b
work_germany 22 87 7
work_group 25 ji k
work_gulf 20 g6 h je b
work_hand 1v 68 d m1 a m2 7
work_height 1x 11 h 75 b c0 a
work_help 1z s s
work_hom 1n 4e d nb s
work_hospita 28 2g e
work_hous 25 ic b jc a
work_insid 22 f5 b
work_invoic 28 hm f
work_joinery 25 18 n
work_kitchen 22 4e a
work_known 28 j6 d
work_languag 1z 7n c
work_leav 25 9f d
work_level 28 du f
work_lif 25 dk b ie 8
work_lift 28 7e e
work_long 28 9d f
work_look 25 8i c
work_lunch 22 cv a
work_match 28 c4 h
work_mobil 28 3g 7
work_model 28 7q l
work_moth 20 ah b
work_near 20 s h gh 8
work_nearby 22 lp d
work_neck 28 aw 8
work_net 28 6z m
work_night 1x d4 n
work_nurs 22 fn d
work_offic 1x f3 b
work_ord 1t cj 9 ka c kq m l3 e m6 f
work_own 1o di i l4 a
work_pack 25 7o b
work_packag 28 7o 9
work_pap 20 kw g
work_paperwo 28 9i 9
work_parent 1l 5n e 5s b j4 f
work_part 1v fc 8
work_partn 28 5k 8
work_patient 25 1g i
work_permit 1v f6 t j9 t
work_person 25 s 9
work_phon 1q 92 a cm a
work_photo 20 7c b ke 7 mk d
work_photogr 20 g8 f
work_pick 25 6b f
work_placeme 25 j9 n km d
work_plan 1z dk l
work_privat 25 jc e
work_prop 28 lh 7
work_quiet 25 m 8
work_record 1z hl j
work_room 25 jc a
work_rotat 28 7c d
work_safety 28 7e e l9 c
work_salon 22 10 g
work_saturda 25 2d 8
work_sav 28 75 k
work_scan 1z cg m he b
work_send 25 dl c
work_shar 25 9r 8 ag 9
work_shift 22 5n k m3 c
work_short 22 14 c
work_signal 1r 35 b cn b
work_silentl 25 6v w
work_sms 20 ch 8
work_sold 28 bq a
work_spac 25 4e f
work_student 1w 70 9
work_tax 28 g8 k
work_team 20 v a
work_test 20 km c
work_trad 20 eg m
work_train 1z 16 b
work_trous 22 6b 1v
work_tunnel 28 fc d
work_visa 28 9i 9 f6 10
work_visit 25 ie f
work_wal 28 b2 9
work_walk 22 ic d
work_weekday 28 6u 8
work_wifi 25 k7 e
work_window 28 68 7
work_women 1o d e en 8
work_work 22 bq 8
work_writ 1z 7h d
work_youth 25 17 b 27 a
workben 22 66 j b3 a
workboo 1x 15 a dk a dz h e0 f
workflo 1z f3 1d hx b kw g lb d
worklis 28 1f g
workloa 25 ht l
workman 22 j8 p
workman_warrant 25 j8 e
workout 1q f 15 9o 33 aj z cs f du 1n mj b n1 b
workout_app 28 f b 9o 1d
workout_hom 28 9o 14
workout_plan 25 9o d aj k
workout_video 28 f b 9o j
workpla 1h 6 9 c c 11 o 29 c 3y d 4e f 7b q 7k e 7n r 7u n cv f dc y dt q eb a gc c hq d hu j
workpla_health 28 hu e
workroo 22 5c h
workshe 1m 1k c 2t b aa f dw g dz h ip e j5 21 mv v
worksho y 11 a 16 14 17 b 18 16 1o x 1s c 28 v 2b a 2j c 3m 8 3u 8 4e k 4t c 4z l 5x c 60 d 64 p 66 s 67 e 68 p 6d a 7n 1d 7q n 7v c 8h m 8x m 8y k b6 7 bc o bg d bv a c7 18 ch u dd 9 e2 f el e ff 7 fl 9 fr 9 fu a gd q ge a gq b gr 1f ks f ld f le 1k lg h mi 1s mp j n3 g n4 d
worksho_br 28 11 d c7 h
worksho_desk 20 4e j
worksho_evening 28 le f
worksho_host 28 mi k
worksho_lift 25 1o s
worksho_local 28 le e mi h
worksho_mak 28 4e g mi c
worksho_memb 28 18 b
worksho_near 1z e2 a le e
worksho_offic 28 di b
worksho_ord 20 8y a
worksho_plan 25 ch d
worksho_repair 28 66 e gr e
worksho_sold 25 n3 c n4 c
worksho_team 20 7n 13 7v e
worksho_univers 28 18 9
worksho_warehou 28 cv d
worksho_wheel 28 gr e ld d
worksho_wood 25 18 w
workspa 1z 1l d 4e y 80 g h3 l
worksta 28 5x i nb g
worktop 22 1v 18 df e
workwea 25 6b 1p 7w 1j n2 c
workwea_rental 28 6b j 7w r
world 1e 3x h 4p r 6t c 8c v a9 7 ea c gv d
world_food 25 4p d 8c b
worldsc 28 2t d
worldwi 1l lb c
worm 25 9g j
wormwoo 28 8p f d2 e
worn 19 5 9 1o l 2x u 3g s 3h r 61 d 67 u 68 e 6f 8 6g b 7e 9 7w 9 c7 l ch p gd a ii e ka c ks c ly 7 n5 g
worn_brak 22 ch x
worn_build 28 2x c
worn_chain 25 ka c
worn_heel 25 67 d
worn_onc 25 ii f
worn_ones 28 7w d
worn_part 25 1o h
worn_tyr 28 ks h
worri 1t 5b 9
worry 1g 5l c 9v d af a ip y
wors 1h 6o a 7r 7 9u 9 9w c jm 9 jp 8 lu 8
worship 1r 26 a 2g b 5k 7
worth 1a 67 c 6q 14 c6 c ef b fj 7 gq 7 l8 b lp a lt a
worth_ask 28 l8 f
worth_repair 28 67 9
worth_try 28 ef g
worthwh 28 44 9
wound 1r o t p c 11 j ah c jq w
wound_photo 28 ah d
woven 1q 4y 15 4z d 5c a 5g 10 bs q n3 o
woven_wool 25 4y k 5c a
wrap 1a 0 h 8 7 3p h 3z n 4s 7 4t g 6f 15 8e 9 8h 8 8j a 8s a al c aq 9 bk i bo 10 bt b cv f hb a jd 8 jo a mu 17 mw d n3 c n7 7 n8 9 n9 k
wrap_card 1w jd 9
wrap_hand 25 bo j
wrap_pap 1z 0 h mu g
wraparo 28 j4 r
wraparo_car 28 j4 l
wreath 1z 4k p bj 7 lv n
wreck 1x 1s f c7 8 ia a
wri 28 e0 d l7 b
wrinkl 1w 4j 11 ax 10 f8 t
wrinkl_injecti 28 ax n
wrist 1x 1f e 3a g bc 7
wristba 1t 3a f 3g x 40 8 93 9 ci d he d
wristba_scan 28 ci d
writ o k 7 l a 1c d 1d i 1e v 1g 7 1y 6 29 p 2r 7 2u a 2z a 5f q 6r b 6y 1d 70 g 7h b 7o 1e 7s a 91 9 96 a 9v l a5 e a8 9 ag l bb l be 8 bo d bp c c4 a cc d cm 9 dl s dm 9 do 8 dq a dr 9 e0 b e8 g ee i ef b eh p ei e ew d ey i f1 e f3 e f9 r fa 9 fj b fw b fx 1p g8 9 gu y gz z h0 c h1 1e h2 d h3 c h6 i ha n hb h hh k hx d hy s il b im k is c ki f ko j kp c ky 8 l0 g l2 e l3 9 l6 b lx 8 m2 9 mr e mu b mx n mz 8
writ_adult 28 29 d
writ_agency 28 h1 b
writ_applica 25 7o 1i
writ_back 1z 29 h
writ_bid 28 7o j ey 9
writ_bids 28 ey s
writ_book 28 6y p mx b
writ_buy 22 gz j
writ_caption 28 h0 w
writ_car 28 el c
writ_clinica 28 1e t
writ_cod 25 e0 h
writ_cold 28 bb d
writ_comment 22 6m e
writ_daily 25 ko s
writ_develop 28 6y d
writ_easy 28 e4 j is g
writ_email 28 f7 d il h
writ_essay 25 e8 r
writ_first 25 ha g
writ_group 28 29 f
writ_guest 28 92 m
writ_hand 25 bp 9 hk a
writ_hold 28 5f e
writ_honest 25 bo f
writ_hook 28 f1 j
writ_invoic 25 hb h
writ_landlor 25 ee d
writ_lead 25 5f s
writ_let 1v ee m f9 i ki a
writ_list 1w 63 d ky g
writ_mail 28 gz h
writ_messag 22 mu k
writ_nam 22 fu 8
writ_not 1q 1e g 9v c k0 b
writ_noteboo 28 d6 7
writ_novel 28 6y h
writ_offs 28 g8 d
writ_onc 1z 6q d 96 e
writ_own 1z ba 7 eh i
writ_person 28 du 8
writ_persona 22 6t d fx d ha f lx d
writ_piec 28 gu 7
writ_plain 28 h6 g
writ_plan 1w l h 2k c fo b
writ_platfor 28 h1 e
writ_policy 28 dq h
writ_prop 22 c4 e hb g
writ_publish 28 6y h mx n
writ_read 22 jw b
writ_record 1t cm d fa f gu u hx j mz b
writ_report 1q 1y 9 7s k cc i ko 9 l2 g
writ_review 25 h2 b
writ_script 28 70 c
writ_search 28 h1 m
writ_sentenc 28 im e
writ_servic 22 7o m dl b ey 8
writ_shop 25 2u 9
writ_short 1z f9 h
writ_sing 28 gu m
writ_softwar 28 6y l
writ_someth 28 bo i
writ_song 28 gu o
writ_speech 25 fx 1l
writ_summary 20 70 f hy 18
writ_templat 28 hy 8
writ_tend 28 hh w
writ_test 20 f1 f fw f
writ_text 20 6y c 7h d
writ_themsel 25 7o a
writ_timelin 28 ew f
writ_wed 25 fx 10
writ_whatsap 20 1b e 91 e m3 d
writ_word 25 fx f
writ_yearly 28 g7 8 kn h
written 10 1w a 3o 8 3t 7 5f g 5h 8 6u 8 7m 8 7s 7 b5 7 dl e el b fm b fx l gu a iy b jp k kl 9 lx b mx i
written_check 25 a0 7
written_child 28 iy k
written_consent 1u hv 8
written_coupl 28 5f a
written_guarant 25 1w h
written_list 28 5b b
written_own 28 lx b
written_permiss 22 3o d 7s b
written_publish 28 mx i
written_quot 28 3t d
written_report 22 el b
written_sex 28 iw 7
wrocław 25 4f 9 b8 c
wrong y 3 9 21 8 2y f 6q 8 8v e 9a a 9y a a4 b b9 8 dz 10 e4 b e9 c gy b he a hh d hm a kb 8 kj 8 kl c l8 9 lx 7 m5 k
wrong_answ 1u 9y c dz d
wrong_cod 28 8v e
wrong_entry 22 9x c a4 a
wrong_figur 28 hm b
wrong_label 28 m5 t
wrong_materia 28 kb 7
wrong_not 28 e4 l
wrong_patient 28 1l 8
wrong_pric 25 hh c
wrong_sid 28 be 6
wrong_siz 1t la 9
wrongdo 28 74 m
wrot 1l 2t d cg c ci 9 mx e
wrot_own 28 ci b
württem 28 7i 9 m8 a
xbau 28 kd o
xero 20 hc 9 hf h
xerox 28 au s
yaba 28 4e g
yacht 1z 44 f 4c d cj v mw f
yacht_chart 28 4c c
yacht_club 28 cj q
yak 28 cu r
yam 25 8c h aq j cx j
yard 18 y g 1s a 1z o 23 r 2a b 59 p 7x a 9j h aq c at k az 11 by 9 cg a cj i cn 15 co 1n cv e d5 8 e2 d go 7 gv l if e ja f jv f ln c m4 9 mc c
yard_along 25 co v
yard_book 28 co 9
yard_design 28 59 j
yard_empty 25 if d
yard_own 28 9j f
yard_ship 28 az y
yarn 1s 3h d 6d t b5 25 id f
yarn_knit 28 b5 k
yarn_pattern 28 b5 c
yawn 28 e5 9
yearboo 20 fv 14 j2 g
yearboo_family 28 fv b j2 c
yearly x 1u g 2i h 54 d 5d d 66 8 by b c0 j d7 9 ei b fj 7 fv f g7 7 gc l gq b ht c hv 7 i4 f i5 9 iu 9 j3 l k3 i ka b kn g
yearly_boil 28 54 m
yearly_car 22 by d
yearly_check 1o c0 b iu e
yearly_contrac 1t 1u h
yearly_cost 28 kn h
yearly_mainten 28 j3 h
yearly_meet 25 l4 e
yearly_publish 28 fj c
yearly_rent 28 k3 q
yearly_report 28 ka 9
yearly_return 28 2i n
yearly_servic 1t 66 d
yearly_stateme 28 gc f
yearly_tax 25 g7 d
yeast 25 4u e
yel 28 iy e
yellow 1k 2p g 2y u 3b c 5r c 6m g 8j f
yellow_box 28 2p b
yellow_pag 28 6m h
yerba 28 8p h
yes 15 1o 9 4x 9 9y g a2 a af b b9 8 c4 9 ec 9 gb 8 hi 8 hp a kk c l0 s lc b
yes_whatsap 28 6o 8
yesterd 1k dz i ii b
yet_answ 25 gb 8
yield 1t ma d
yin 28 g z
yoga 1e g 23 h 9 1c w 3v e 4n 7 9m m dt 1p hu j i2 2b lj 8 lk z mj u n1 i na 8
yoga_clas 25 g 11 i2 8
yoga_digital 28 i2 w
yoga_nidra 28 9m c
yoga_offic 28 dt h hu e
yoga_pilat 20 1c d dt k
yoga_stretch 28 49 8 dt g
yoga_studio 1o g 1g 1c m 3v e 4n 6 9m c mj d
yoga_teach 22 g f
yoga_twic 28 i2 t
yoghurt 1n 3u c 3z n 4s 2f 7u c cp d cu c
yoghurt_cultur 28 4s e
yoghurt_kefir 28 4s s
yogurt 25 3u g 4s q
york 1w 6x e ct g d3 6
yorkshi 1q 8p f ep e
yoruba 1s 9t e 9u 7 fe e fk d h4 u
yoruba_hausa 28 h4 q
youn 28 2p a 3o b
young v s b 10 8 12 9 13 a 16 e 17 10 27 17 2e 8 4f a 4g a 63 b 6e 9 7a u 7c c 8d b a3 d a4 8 ar 9 b3 a bh c bi 9 bq p bv e c1 a e8 e eo 9 f9 a fn h fq 8 fy b g4 9 ip 8 j6 f jc d k9 d ll 8 lw a mq 9 mz 8
young_adult 1m s d m0 9 mq a
young_artist 1z b2 b bq u e8 b
young_brand 25 7a q
young_family 1j 53 9 bh 9 eo 8 f9 e lw f
young_illustr 28 6e c bq h
young_learn 25 15 d 16 g
young_mak 28 7a f
young_men 25 10 9
young_paint 28 7c p
young_perform 25 12 i
young_person 22 27 13 fn o
young_play 25 13 a
young_profess 1i n 7 3v 7 j6 d jc d k9 h
young_travel 25 9c 9
young_women 1t 2e e
young_work 1r a3 b in 9
youngst 1z 9k 7 kx 9
your 1d 5t a ek a gp a lw b
yoursel 1c 4h y 5a 9 b6 9 bx 9 iv 8
yoursel_leav 28 ay 7
yous 28 bt b mu 9
youth 1e h e 12 9 13 v 16 y 17 2b 26 a 27 12 28 b 5y c 6n c ke f kk y lo 8
youth_basebal 28 kk d
youth_board 28 17 j
youth_centr 28 17 15 go 7
youth_club 1w 17 e 27 i
youth_footbal 28 13 a 5y f
youth_group 28 26 d
youth_leagu 22 13 h kk e
youth_led 28 17 f
youth_soc 25 13 k
youth_work 22 17 1i
youtub 1h 70 a fc 2p jy d lc r
youtub_channel 22 fc 1p
youtub_short 28 lc e
youtub_video 28 70 d
yurt 25 5s g 9b 17 jv 7
yurt_lak 28 5s d 9b c
yusuf 1z 15 c 28 g 5h 7
zagreb 22 5d 9 fu e
zalo 28 8r 9
zambia 1w d7 8 k4 d
zanziba 22 8l f
zaragoz 28 1w 7 m0 g
zealand 1k 6q 8 7m b bf 8 dp d
zebra 25 5c p
zebra_blind 28 5c l
zero 1b 1a a 3v a 4u 9 5j 9 8b 12 8o 1k e9 9 n9 p
zero_alcohol 28 8o 17
zero_rat 28 e9 d hr a
zero_wast 1z 8b 1a n9 v
zettelk 28 im x
zinc 1w 4 1r 9 u 1w r
zinc_gut 28 1w o
zip 1m 1g d 2b w 6f 7 9k 9 i9 12 mw b n4 a
zip_cod 22 1g d
zip_lin 22 9k 9 i9 t mw c
zip_rid 28 i9 f
ziplin 20 9k b i9 1o
zips 1t 64 b 67 p 6f 7 fq g n4 c
zoe 22 am 8
zomby 28 2k 7 f4 8
zon 1f 2l a 8s b 8u a 9x a bf 8 ea f i9 9 iu k j1 g
zon_food 28 iu e
zon_school 28 j1 j
zon_session 28 9u 8
zoo 20 94 f bl 8 ib h
zoom 1n 2k e 5p e a5 d b5 b di c e1 q ea d fg a hv 7 hy p lc 7 li e
zoom_clas 28 li f
zoom_team 28 hy c
zoos 28 94 8 ib a
zulu 28 75 a e9 9
zumba 25 dt v
zurich 1n 44 9 9k 7 hu 9
złoty 28 3p a
łódź 22 5c 7 d3 7
`;
