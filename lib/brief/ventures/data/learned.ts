/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
aachen 26 47 b fv 9
aadhaar 26 eq r
aadhaar_esign 26 eq m
aarhu 1v 17 9 2l 8 3w e hk h
abandon 1t 1d w 9b c e7 h
abattoi 26 ai k
abaya 23 cg 8 im n
aberdee 26 64 a
abidjan 26 4c 9 dd 8
abl 1x d5 h fm 8
aborigi 23 51 6
abov 15 g 8 19 b 3s a 4h b 6s j al a cn 7 co c gb l hp 9 i9 r
abov_belt 26 i9 p
abov_bin 26 6s t
abov_sixty 26 cn b
abroad 12 2x i 3d i 3p f 4e 9 5d 12 5h 1d 64 i 79 z 7a f 7d q 8r 7 91 c at b bg j bo 9 ce m de v fa 9 fi 1g i1 6
abroad_choos 23 5h e bg 9
abroad_help 26 7a 9
abroad_local 26 7u e
abroad_parent 26 fi v
abroad_send 1y de q
abroad_use 26 6i 7
absenc 1o j 9 6y v 9i n 9r a f0 u g3 a
absent 1s s c 6y p gn 8
absent_memb 26 s b
absolut 23 35 9 d9 f
absolut_begin 26 d9 d
absorbe 1v 6 k 4s u cx 1l
absorbe_box 26 cx o
absorbe_brief 23 6 c 4s d cx 8
abstrac 26 8v 9 8y g
absurd 23 d8 9 gd a
abuela 23 dd e hv 9
abuja 1j 91 d 9y 7
abus 23 4w v
academi 26 13 8
academy 1n i g 1p d 5f b bb e g3 13 hd e hl g hm q
acai 26 2r w
acc 26 ek c gq d
accent 1k t 9 bd o bo j cd d ec i f6 a
accept z 1z e 3s c 4f b 5b c 5k g 71 7 8a b 9e 9 9n 9 db r ek 8 ep k eq b er 8 ew 12 fc d go p gt d hb 9 i7 o i8 f ic 8 if 9
accept_cal 26 eq c
accept_job 26 af 8
accept_mobil 26 ew t
accept_payment 26 ew e
accept_phon 23 11 7 go 7
accept_ready 26 g2 6
accepta 1x bg d
acces 15 s k 2h n 5c 9 5e 8 5k 7 8n 8 9b c ao 9 ba e bq e cc e cf 8 d3 k df c di e ed c f0 b f2 b f5 9 f7 d i0 f i6 b
acces_check 23 s e 5k a
acces_control 26 3n 9
acces_phon 20 2h j
acces_right 1u f7 g
acces_wat 23 i0 l
accessi 1l 21 d 6w b 76 1p 86 l b0 a cw b eg 2i gm 9
accessi_check 26 eg 15
accessi_hotel 26 76 u
accessi_room 26 76 8
accesso 1n fs 1a in 1c iq y iv b iw 1j
accesso_brand 26 in f iq 8
acciden 1e 4a 9 4x b 7c 7 dc d ge 9
accommo 1v 3d b 3e e 88 8 ff c fg b
accompa 1l o b 13 k 3x f 46 d 5h f 76 7 7a h 7d c as s bg a br o
accompa_first 26 7d d
accord 1l 5 b 5y d 7h h 8u e ez c
accordi 1x 1i 8 1w j ae e dz 10
account v 1c c 23 8 3d e 57 1o 5c i 5j a 6v 9 7a f 7v t 7w j 9q 8 ar p av i bq 1k c9 8 cc x ce b ct a d6 17 d7 1a d8 d d9 j da e db 9 dd a de f dg e dh m di 9 e8 c ej 9 ek 1m el q em a en w eq 9 es i ev m ew f f3 j g7 e g9 9 ga 8 gr d h0 21 h8 p ha u hb m hc 7 ic n
account_account 1x dg 7 ek k h0 q
account_app 20 23 f 7x d d6 d
account_automat 26 ek e h0 c
account_bank 20 d7 a
account_bookkee 1y 57 k 5j 8 ek 9 em 9
account_busines 26 ar b
account_client 1y e8 e h0 m hb 9
account_contrac 20 bq g
account_doctor 26 7a n
account_engin 26 ce i
account_explain 26 d9 8
account_firm 1y h0 14
account_first 1y di 7
account_manag 1y ha p
account_mark 26 d7 d
account_nam 26 57 h
account_near 26 57 b 5j 9
account_nev 26 1c c
account_open 1v d7 d en e
account_parent 23 d8 9
account_passwor 26 bq u
account_practic 20 h0 1j
account_program 20 cb d es d
account_report 26 ha a
account_sam 26 ew 9
account_send 20 es f hb d
account_shar 26 d7 h
account_smal 26 57 v
account_softwar 1x 71 7 h0 e ic r
account_sort 26 d6 t
account_staf 23 f3 d
account_stand 26 7v 9
account_tax 23 dg a
account_updat 26 g9 8
account_vot 26 h8 m
accra 1e 44 a 4q a 69 d cj a db 8 ff a
accra_kumasi 23 44 c
accra_nairobi 26 4q c
accredi 20 7d f 80 d 85 o
accurac 1v 27 b c8 9
accurat 1r 3v q 9f 7 gn 9 ij a
accus 20 4w b 83 d
ach 1y ej 9 f2 a
acidity 1v 67 c 6c g 6f b hv a
acidity_shelf 20 67 9
acn 1y 1 d 80 1a
acousti 1q ad a an 15 bc 9 cp e dw e iv v
acousti_panel 1y an j iv m
acr 1m 34 j 5q t ac 6 af e fj 19
acr_farm 26 fj d
acros 13 1h 7 3q a 3r 8 47 9 51 7 5t f 66 8 6z a 78 a 8l 7 8v 9 ca 9 cm 9 ct g df a ev d ho 9
acros_bord 23 3q g
acros_country 1y 1h b
acros_india 1y it 9
acros_ontario 26 51 b
acros_own 26 6z c
acrylic 1y bv 9 hj i
act 1h 5c i 5h c ag 6 ay c dx h e0 e ef c f1 a f5 l ga b hb a
act_outsid 23 5c c ay d
action 1o 27 b 9k 8 es 9 f6 f
activ 1e 85 7 a0 h b1 e fg a
activ_adult 26 85 9
activ_old 26 fg c
activit 1h 1w q 5n 10 6a d 6z 16 7j 9 bk r cz 20 f9 j fk a fw t gd c ie h
activit_near 26 1w f
activit_sheet 26 f9 m
actor 1i 1o p 32 k 5f f cl t dx 2n ec 8 g0 d
actor_rol 26 dx a
actres 26 f3 f
acts 1o 39 j 8v 9 ct c d1 6 e0 11
actual 1k 1n a 2i 8 5j b
actual_devic 26 2i 9
actuall 1g 2q a 65 c c7 c fa b
adapt 1g 25 k 36 c 3v 6 4o b 5h c 76 c 7g 9 7h k ao 8 ax 9 b7 j bn b cw a iq 9
adaptat 23 7u b cw p
adaptiv 1v 4c o 7z k 8u h cy 1k
adaptiv_cloth 23 4c m cy 18
add r u 7 1m 8 1q 8 1t 8 2z 9 3t c 61 c 68 a 6a 8 6e 9 8c 9 95 c 9x a 9y e 9z e aa n d0 9 d1 7 d2 8 da a dc 9 ec 7 en b gs e it a
add_card 26 6e c
add_fil 26 9y b
add_let 26 7x 8
add_lin 23 ef e i5 h
add_nam 1p 20 d d1 c d2 b
add_photo 1j d0 d gs e
add_spirit 23 aa y
add_sugar 1s 61 d 68 c 9x f
add_wat 20 8c g it g
additio 1o 71 c
additiv 1t 5i g 67 8 71 d 7q j
addres 12 2n 9 2t c 3j 8 4w 9 5y 7 6v d 6x 8 91 q 98 8 a6 a a8 7 bl c c9 c df f e0 c e5 b e6 c e7 s e8 9 ei a eo a ev 9 f0 j gt d gu l gx t
addres_ask 26 f0 c
addres_card 26 eo f
addres_sav 26 a6 8
addres_see 26 df c
adds 1l 22 b 2x 8 3t 7 84 c du a hg c
adds_caption 26 hg c
adelaid 1r 1b 9 3p d ar 8
adhd 1l 1i 9 7r 2z 8x n 9j 9 be 1h bf 9 gb p
adhd_coach 23 7r d
adhd_coursew 26 7r 8 be g
adhd_student 26 be g
adhesiv 26 ir r
adjust 1d p c 4l 9 56 9 7f c 7g c 7h 9 aw c b7 g dn g h1 p ho b i2 8 i9 9 ib y iv g
adjust_nam 26 bn 8
adjust_plan 20 1g 7
adjusta 1x 81 e 90 o i2 b in d
adjustm 23 p b 4l 6
admin 1l z i 5e 1e aq r bq d g3 k
admin_staf 23 aq n
adminis 1n 6x j 6y d aq c bq u g3 s gj f gm 8 h8 g
adminis_death 26 bq v
admissi 1s 6v 8 6y e bg 1w g3 b
admissi_read 26 bg 7
admissi_test 26 bg e
admit 1u 75 9 aw 7
adopt 1g 19 d 1d 2h 65 c 6a w 6f 15 d1 b fx 1j hp 1e
adopt_animal 23 fx g
adopt_beehiv 26 6a u
adopt_dog 20 1d c fx v
adopt_oliv 26 6f s
adopt_rescu 26 1d i
adopt_tre 26 6f d
adoptio 1o 1d 11 bx m fx 1d hp 7
ads 16 3v 7 58 2a bx 8 c9 33 cj a cn d cr k ct p ed j fz 7 g0 e ha u i6 16
ads_analyti 26 ha q
ads_link 26 58 c
ads_report 23 ha 9
ads_return 23 i6 t
ads_sold 26 cj 8
adult w 1 b i r j k m 9 13 m 15 1i 32 a 35 e 41 j 43 7 7f i 7i f 7m e 7n a 7r t 7u b 7z u 80 s 85 r 8f 8 8m 9 8v 8 b2 h b5 g b8 9 bc f be c bp c bs h cz b d4 8 fz f hh a hi 7 hl g hm 7 hs 6
adult_adhd 1v 7r u
adult_begin 1u 41 a hl e
adult_childre 1n 2c 9 7u b bp b d4 b
adult_complai 26 7z t
adult_disabil 26 35 e
adult_educati 23 15 9
adult_franc 26 8m 7
adult_glasgow 26 43 7
adult_improv 26 hm 9
adult_ireland 26 7m 8
adult_know 26 85 n
adult_learn 1x 15 n b5 e
adult_liv 20 bs j
adult_look 26 cz l
adult_mol 26 80 m
adult_nev 23 15 c b8 f
adult_parent 23 7t c
adult_reactiv 26 1 9
adult_stay 23 45 9
adult_struggl 26 15 e
adult_troubl 26 25 a
adult_typ 26 7j b
advanc 1b i d 1o a 4t 1l 9w n bq b db 6 di 1n el e g7 f i8 b
adventu 1n 32 u 8j 9 cl o cm 1n fk 7 hq 9
adventu_gam 20 32 d cm 13
advert 1i 58 a 5d a bn i bo j c9 g ex o
adverti 1b w a 50 f 58 k b6 8 c9 b ci k cj 17 ck e cl b cn c cr j ct b ha g
adverti_agency 23 58 d ha e
advi 1y 9c e d9 n dj n h0 t id f
advic 11 7 8 a 9 l n 1g b 1h 8 1u i 27 b 5i b 7f 9 7h a 7i c 7u d 7x m 7z 9 83 d 88 d 9g 1a aw o ay 10 bg 9 bm a bq b cw b d6 8 dj y dk b en 9 f7 9 fb g ft j g6 d ga c id r
advic_cal 26 fb b
advic_centr 1m 1h a 7u a
advic_friend 23 dj 9 fq b
advic_hom 23 9g u cw e
advic_phon 23 fb b
advic_video 26 dj f fb b
advis 14 5h e 8m 5 9c i 9g x av f aw e ay o bg 9 bn a d9 a df d dg h dj 19 dk j ej a ek h hb a i2 7
advis_account 26 dg 8
advis_employ 26 av a
advis_prepar 26 av c
advis_sel 26 9g b
advis_visit 23 9c e 9g m
advisor 1s 37 f 9g i ar 9 aw b h0 7 id a
advocat 26 gz k
aerator 1y ae s ij n
aerial 1v 3e z 6o g gj b if 10
aerial_photo 26 3e 9 if c
aesthet 1y bv 9 g4 u
aesthet_clinic 23 g4 m
afar 20 ad 7 fi e
affect 1q 72 c ef b
affilia 1v g1 h
affilia_link 26 g1 f
afford 1m 5j d
afforda 1o 4u d 8y v cv c il 9
afraid 1h j l 7c e 81 n
afraid_fly 26 81 g
afraid_wat 26 j k
africa 19 21 9 4z c 6v 8 al 9 ct 9 fb d
african 1b 4z d 64 19 6d a 7i c b5 b cj f ck d cp z d1 8 dk b e1 a e4 i e5 b eb a ec a
african_america 26 d1 a
african_creator 26 cp e
african_grocery 26 64 s
african_history 26 ck g e4 6
african_languag 1y b5 e e5 d eb c ec c
afrikaa 23 5c a 82 9 bh 8
afro 1x 2 n bu 10 e4 d
afro_curly 26 bu j
afro_hair 26 2 d bu 9
afrobea 1x e4 d
aft 1y 4a b 5f f cc e hl b ho c
afterca 1t m 7 9t 13 f8 19
afterca_centr 23 f8 z
afterno 15 c a o a 15 b 17 9 2j e 35 a 45 9 46 d 68 a 77 9 7b b b4 8 bp d c5 p cu d cz s e8 a f8 w hm b i4 f
afterno_book 26 77 e
afterno_car 26 f8 l
afterno_childre 23 f8 e
afterno_look 26 o f
afterno_open 23 b4 b
afterno_weekly 26 15 g
afterwa 16 f a 4r e 9d 9 b3 a bd g bo j c7 a fb b gi a ho a
afterwa_receiv 26 gi 7
afterwa_see 26 bj a bo 8
ag 20 cw x fi c
aga 23 2s a 3i b en d
again s e a 2a 9 5v b 7t 9 as b au 8 bf 9 bk 9 d7 b ey a f6 a hy 8 hz d ik c
again_fre 23 38 7
again_january 26 hz l
again_ready 23 4d 8
against 13 w 8 25 a 27 9 4t b 6s c 72 9 7f 9 7q d 7w 9 81 9 88 9 ap 9 cn a ed p eg g el m er 8 gp 9 ho a
against_oth 23 1i 8 cn f
against_policy 26 el e
against_theft 26 ad 8
against_wcag 26 eg q
agarbat 26 iu h
agatha 26 8j 8 cm 9
agav 26 2s 8 hw 6
age 10 a f b 6 i l 1i 9 1j 9 36 8 3b b 3z d 49 a 4a i 61 a 65 b 6i 8 75 a 7u k 8b h 8f 7 8m 6 8t 8 8u n 8v 9 aa 9 bj d bk i bx 8 c5 l c8 9 cl d cn 7 cs 8 cw q d8 9 f8 c fi r fr x fz e g6 p gd d h4 a hl 6 hn a hw d
age_check 1r 65 e 6i a aa 9
age_group 23 c5 9
age_label 23 cs 9
age_languag 26 bk h
age_parent 1r 7u s cw l fi 11
age_plac 26 cw c
age_rat 26 cm b
age_swap 26 75 h
aged 15 2 7 5 c 13 9 4a 9 66 g 7k 8 82 9 8t 9 8y 9 b4 9 bh 9 dk b
agenc 26 ep v et s
agency z t b 1v d 2z 8 3y j 47 b 4z d 50 i 51 d 58 17 59 m 5b v 5d m 5e 8 5h g 5j b aw a ax 9 b0 8 by 9 c2 a c9 d ca l ce f cp i ct d db 8 e9 h eb g ef a eg i eh 9 ei b ep l es h et k f5 9 fd 10 g2 7 gm d h2 11 ha 21 hf d i7 o
agency_book 23 1o 7 5n b ei b
agency_client 23 ha c
agency_find 26 50 e
agency_freelan 20 ca 9 eb b ha 9
agency_help 26 fd l
agency_hotel 23 3y g
agency_law 26 5h e
agency_liv 23 47 9 fd e
agency_market 26 58 a
agency_near 23 58 a i7 9
agency_nurs 20 i7 c
agency_onlin 26 50 9 5e a
agency_recruit 26 5d 9 ct b
agency_send 1x 51 c
agency_show 26 ha g
agency_smal 26 58 m 7w 8
agency_staf 20 4z 9
agency_transla 26 5b a
agenda 1r z e ar b f6 e fa 7
agent 14 3e 1u 3f x 3i 7 4v a 52 c 5h h 6n q 7t 8 9a 9 af d av j aw p bn 8 cb z db 7 dc h de c dj 9 e5 m e6 j eb b ec 8 ff 10 gr n h2 1q h6 j h8 a
agent_book 26 3e b
agent_cal 23 e6 e
agent_consult 26 cg 8
agent_inbox 26 3e b
agent_invento 26 h6 h
agent_list 26 h2 d
agent_near 26 aw 8
agent_offic 1q 5s 8
agent_pay 23 ff e
agent_propert 26 gr a
agent_read 26 bn d cb h
agent_shoot 26 3e 9
agent_stag 26 3f e
agent_talk 26 ec d
ages 1g 1p 14 4a m bk e bl b cg 9 cl g cv a
ages_skin 26 cg a
ages_tabl 26 1p m
aggrega 23 5p 8
agility 26 fj p
agility_kit 26 fj e
ago 1l b9 c dy 8
agr 14 1o 9 3h 8 bt c e7 i f6 c
agr_dat 1u 37 c
agr_ord 26 ij 9
agr_quart 26 1o e
agr_shar 26 d7 8
agre 10 1i c 4q 7 75 c i0 d
agre_clinic 23 89 8
agre_dat 23 75 e
agre_extra 23 9a c
agre_ord 26 dd e
agre_rul 20 1i c
agreeme 18 v a 19 a 1i u 75 h aj c ax 2i cd i cv d ej b eq 17 er j ez d i0 d
agreeme_employm 26 ax g
agreeme_explain 26 er k
agricul 1v 5x e 6l b ac r cd e
agritou 26 34 l
agronom 1y ab 6 aj g cd f
ahead 1b 2j b 2l 8 2w c 3q i 3r d 70 b c4 e cs 8 en 11 ey c
ahead_pick 26 70 e
aid 1c n 7 p l 1m i 56 b 5f s b3 d bm 9 di a h9 g hn a ho 8
aid_check 26 p 9
aid_train 1y 5f t
aids 1q p y 76 b 7s 8 86 g 88 f
aids_end 26 p 9
ail 26 1u i fv q
aim 1v b9 j bg 8
air 1a i a 25 9 27 1r 2c 9 39 a 53 f 6f 8 6j 9 6o o 7c n 84 c 9i c 9k 1n b2 8 e3 m fp b hh 8 hs 9 iu d
air_balloon 26 7c n
air_cinema 26 39 e e3 a
air_conditi 23 fp e
air_quality 20 27 1i 9k c
airbag 23 2f f
airbnb 1m 3c w 3d 1i 3e n 5o c 6u 1s
airbnb_clean 26 3c j 6u j
airbnb_host 1v 3d f 6u u
airbnb_manag 26 3d g 6u c
aircon 1x 3g b bu a
aircraf 1y 6o g
airlin 1o 3q f 4g e 88 1m bo e
airport 1h 37 d 79 b 7a j 88 d ce e ds c dt 1f gk 7
airspac 26 6o l
airtabl 26 hf w
airtim 20 1r f 4u f cq g
aisha 23 bv 7
aisl 1t 1q q 2y g
alarm 17 25 9 26 z 28 k 2c y 2f 1d 3n 1c 4x 9 7p i 8n 9 9m u 9n h 9u 8 ae r br 1h ee b fw a gb m gk g gv h gy f h3 i h6 9 ib c ie a ij d
alarm_cal 26 ae e
alarm_camera 26 3n b
alarm_night 23 26 b
alarm_not 26 gv d
alarm_phon 20 7p a 7r 9 ij i
alarm_ring 26 9n c
alarm_sensor 23 3n w
alarm_switch 23 ae b
albania 23 79 9
albergu 23 77 s
alberta 20 5d e
alberta_saskatc 26 5d c
album 1f 20 1q 2y w 83 o 8g 8 bw h cz 7 d2 o d3 2p e1 1n
album_child 26 d3 e
album_pictur 26 2y 9 d3 h
album_print 26 d3 q
alcohol 1d 1 8 5 f 2m c 2t 9 3b c 65 a 6g 2h 6h b 6i d 7s 13 91 c aa n c0 12 hw f
alcohol_drink 26 6g c
alcohol_fre 1t 6g 1b 7s d c0 c
alcohol_licenc 1y aa 7 c0 9
alcohol_spray 26 5 7
alcohol_win 23 6g 1b
ale 1y 6h e 6i g 71 c aa c
alebrij 26 fh e hj 9
alegr 26 cm a hl 7
alentej 20 8z h ck j ds 8 i3 9
aleppo 23 41 8
alert 14 y g 27 j 2c l 2f r 7p d 89 h ad j br f c6 t ct e df c ef 1o en 9 fw 8 fy 1g gb 17 gw a hc i i6 j ie k ij e
alert_gps 26 9l b
alert_neighbo 1y 2c j fy 1a
alert_own 23 gw e
alert_phon 23 gb h
alert_right 23 ie 7
alert_servic 26 c6 d
alert_system 26 gk 8
alert_tool 26 ha c
alert_wak 26 ef i
ales 26 6i w
alga 20 3j m fr 9
algorit 1p v r 7v l bj a ib f
ali 26 h4 a
align 20 11 10 1p f
alik 1t 4g 7
aliv 1m 1u b 42 a aj 7 hz c
allerg 23 2p h 72 b 7q w
allerge 19 5 d 1q 9 2n b 2o 8 2p l 2q 7 2r 7 2s 9 2u l 2v 8 2w 8 31 g 5v 8 5w 1e 5y 8 61 l 63 8 66 7 69 c 6c 7 70 b 72 2k 7q f 9n 1a 9y 7 9z 7 a1 a g6 17 ht 9
allerge_dish 20 72 p
allerge_fre 26 5w y
allerge_informa 26 72 8
allerge_ingredi 23 72 c
allerge_introdu 20 g6 n
allerge_label 20 31 a 9n b
allerge_list 1u 9n f
allerge_meal 23 5w c
allerge_nutriti 20 60 9 68 9
allerge_payment 26 70 a
allerge_product 23 72 c
allerge_record 26 72 13
allerge_sheet 1y 72 1a
allergi 1o 1 g 2p 8 5w c 7q 8 99 7 fr a
allergi_skin 26 1 g
allergy 19 1 f d g 2m e 2t a 2u f 2w o 30 g 45 e 5w 1c 6r 10 72 h 7q 1y 84 i 85 8 90 9 fr e g6 11 hk a
allergy_diet 26 7q 9
allergy_shop 26 5w c
allergy_snack 26 5w t
allergy_wish 23 6r a
allgäu 26 7c 8
allocat 20 65 m e7 f gl i
allotme 1o 19 1b 6x a 8i f cr g i0 19
allotme_near 26 19 a
allotme_rent 26 19 a
allotme_shar 26 19 d i0 k
allotme_wait 23 i0 j
allow 15 7 8 2b 7 36 e 43 7 7t 7 fp 9 ho c
allow_long 26 ir 6
allowan 1o 4n 9 d8 12 el 12 go a
alloy 26 10 6
almaty 23 fz f
almirah 26 1t f
almond 1o 3 a b 9 63 c 68 c 9y 16 ad e ir 9
almond_grow 26 ad 9
almond_peanut 26 9y q
alon y 1m 8 2c k 2f g 46 h 4b d 5e a 60 a 74 7 7s a b3 a b4 b bd a be 9 bs o cr 9 cv b dp c e8 b fi g fm g fp g fq h gc r i4 9
alon_bark 26 fp 9
alon_bedroom 26 hs 7
alon_hom 1y fp b fq 9
alon_screen 26 b7 7
along 13 1k a 1t a 2d 9 38 9 3x 7 5y 7 6s a 74 9 77 h 7a m 8d d 8e c 8w 9 8x 8 9w u bc b be a bp a bs a cy 6 d4 f fi k gp b i2 9 i8 b
along_riv 26 38 f 74 f
along_rout 20 9w 8
along_way 26 i8 i
along_whol 23 77 c
alongsi 1u 1f 8 3w 8 9j h di 8 g7 d
alopeci 1x i2 1r
alopeci_thin 26 i2 8
aloud 1f 1m w 3v c 86 h b4 b b5 g b6 14 bd c be 17 bo c cl f d5 a dx 13
aloud_app 26 dx 8
aloud_wait 26 dx r
alpaca 1y 4p 11
alpin 1y 6e g cm f
alpin_farm 26 cm e
alps 1r 2c 7 cr 9
already u x 8 3y d ao 8 b5 c bg 8 bj d d6 b db 9 di s gn 7 h4 f i8 9
already_book 20 bj k
already_draw 23 8s b
already_earn 1y di 1g
already_eat 26 a0 b
already_hom 1y fs a
already_know 1n 9e b gq 8
already_own 1u 54 9 8o 9 id b
already_train 26 ho f
already_trust 23 3y h fi c
alsac 26 7c 7
alt 1u 1w a 4o 8 eg 10
alt_text 23 eg w
alter 1u 4e g 4o 17 cy a dv a im 8
alterat 1r 4o 1z cy 8 dv b
alterat_shop 23 4o e
alterna 1j 1h a 4u s 63 a 6b n 7q 8 bt u db j fh 9 fo d g8 a
altipla 26 4 7 4l e
alto 1x 93 9 du 18
alto_tenor 26 du g
alumini 1q 4 f 9 1l 8s 8 iw w
alumni 1u fa x
alumni_mentor 26 fa i
alway y i a 5l b 94 a
alway_know 20 19 8
alway_sam 1o 5l g
alway_used 26 6 a
alway_want 26 i i
alzheim 1v 83 1j cz 21
alzheim_music 26 83 c cz h
amara 23 2 b
amateur 1f h 8 6x o 7h b du i dv y dx 12 dz e il a
amateur_actor 20 dx w
amateur_choir 26 du b
amateur_club 26 6x c
amateur_fight 26 h 9
amateur_theatr 23 dv o
amaz 20 at e
amazon 1m c8 9 i6 21
amazon_fees 26 i6 8
amazon_sel 20 i6 14
amb 1v 5 e 26 8 89 7 er c
ambassa 26 50 f
ambient 26 u g 6m 8
ambitio 23 du 7 hm 7
ambulan 1r 6o a 7e 7 8a 16 9u 9 i4 i
amc 26 9l k
america 17 1v a 64 h 6f 7 7g 9 8d 6 d1 f d3 8
amharic 23 9u 8
amina 23 14 e g3 f
amman 23 1a 8
ammonia 1y 27 g ae e ie k ij e
among 1f 35 f 3b c 7t b ez e hp g
amount 1a 1c e 61 b 63 b 7v 10 7y 9 d6 9 d8 a d9 l de g di d ev c ew a g7 j
amount_pick 26 de g
amplifi 1y 39 e dw m
amps 1y dw 1p
amsterd 1s o 7 52 c 53 8 8p a
ana 10 m 9 o 9 r 7 47 a 5d 9 94 a d7 8 da c dd 9 e2 7 f0 9 fa b fd 7
ana_ben 1y 13 8
ana_intervi 26 ex 8
ana_jona 20 2x 9
ana_list 1x o 7
analog 26 8h 1f
analog_photogr 26 8h f
analogu 20 8h 1x
analogu_camera 26 8h c
analogu_film 26 8h o
analogu_photogr 26 8h f
analys 1r 4u d c7 w ee d ev f hm w
analysi 1o 1t f 6a 7 6f c 80 b 85 f aq p c7 e ee d fv b
analysi_app 26 1t f 80 a
analysi_begin 26 aq q
analyst 1q aq u bb 13 ed 9 ev b ic d
analyst_program 26 aq o
analyti 1v ed 1b g0 b ha 1e
anatomy 20 1l i cx 7
ancesto 1y bp h d1 1j
ancestr 26 bp j d1 u
anchor 20 7r 8 bz b iq f
ancient 23 24 8 9x c
and 26 1f h 8v i
andalus 1t e0 7 fx r
andhra 23 ht h
andrew 23 64 9 fk d
android 1m s c 1m g 7s d 9p b el c hf h
android_tablet 23 s d 1m h
anew 20 76 9 gx 9
angl 1n b a 50 b 7o c 8l 7 8n 3i 9v i ip 7
angry 1l ea a gf 8
anim 23 fo d
animal 16 x 1p 1d 1m 34 s 3u m ag m ah g ai 9 bi b bx 19 cl 8 fn 7 fo 1m fr o fs b ft h fu z fv 13 fw o fx 1l fy 1h gc o hp w hu t ie 1d is a
animal_animal 23 1d 7
animal_clinic 26 fu j
animal_doctor 26 x e
animal_feed 23 ah l
animal_fit 26 fx d
animal_fully 26 hu q
animal_hom 1v fr 9
animal_hospita 26 x j
animal_mis 23 fy j
animal_morn 26 34 k
animal_mov 26 fv 8
animal_product 26 4g 8
animal_puzzl 26 8u 9
animal_shelt 1s 1d 7 fx k hp c
animal_stay 26 bx 8
animal_train 23 is e
animal_vets 26 x g
animal_visit 26 1d c
animat 26 ck i cs 8
animati 1v 49 9 5a 13
animati_studio 26 5a e
animato 26 4z h
ankara 1v 4d e 4o e 4r c im n ir b
ankl 23 b c 4h o
ankl_boot 26 4h k
anna 17 46 b 89 b bj c e6 a ea a ei g eo d ey c ez 7 f6 c f7 9 gt a h9 8
annex 23 er 8 ib 9
anniver 1l 3p d 3w 8 c1 c d5 k e2 l
anniver_farewel 26 d5 b
annotat 1v cd 36 du 8
annotat_team 26 cd q
announc 1t 6k a dp m
annoy 20 ad 6
annual 19 4v 9 57 c b0 j dg 9 et a ge e h0 w
annual_account 1x 57 f h0 13
annual_report 1t b0 l et a
anomaly 26 cc i
anonym 26 4w g f1 j
anonymi 23 w f f1 d
anonymo 1k y c 4w 2r f1 1x f2 m
anonymo_questio 26 f1 11
anonymo_report 26 4w 1k
anoth w 36 b 8w a bk h dk b ep 9 he b i5 e
anoth_client 26 ep b
anoth_packet 26 8i 7
anoth_room 23 25 9
anoth_siz 20 he d i5 f
answ r 5 f l d 1b f 1g a 4w f 5c 9 5e a 5h b 6r a 6t 1a 79 9 7i f 7l i 7q c 7t 7 7z v 80 l 86 9 87 l 88 8 a8 7 av d ax c b4 x b5 h b7 e b8 c b9 a ba a bd 9 bh 9 bl e bm b bn e bo l br a bs a c6 e ca r cf y cn 8 cx 8 d3 e d5 9 dj a e2 7 e4 6 e5 16 e6 19 ea u ei a ep t ex 11 f1 r f4 18 f5 v f7 1k f9 a fb c ft c fx b gg d gi f gp k h0 8 h2 c h4 r h7 17 hc h ic j
answ_anna 26 e8 a
answ_approv 26 f4 b
answ_apps 26 b4 a
answ_ask 1y f5 i
answ_bad 26 ea g
answ_cal 1q e6 t
answ_chat 1y 1v i 7j 7 e5 x
answ_check 1u 7l 8 f4 j
answ_child 26 b7 f
answ_email 23 7r 9 cf d
answ_employ 26 f7 v
answ_english 1y e6 c
answ_few 1y 7u d 7z e
answ_guest 20 3d c 6t 9 6u d
answ_health 26 7z d
answ_keep 26 f4 f
answ_kept 23 f1 9
answ_let 23 av f
answ_messag 23 5e c
answ_nobody 20 hc 8
answ_omar 26 ea a
answ_ord 26 e5 u
answ_own 20 d7 d
answ_parent 1y 1g e
answ_phon 1o e6 m
answ_questio 1f 5 d 7z e ax j bl b d3 c d5 e eh a ex p f5 b fx a
answ_rent 26 h7 s
answ_request 26 f5 9
answ_result 26 f1 b
answ_say 23 ca k
answ_second 1x e6 c h7 c
answ_sel 26 5h i 6t h
answ_shar 20 e5 a
answ_sheet 23 f9 f gp p
answ_sourc 20 f7 m ic 8
answ_tap 26 gq 8
answ_team 26 f7 b
answ_tenant 23 h7 s
answ_twelv 20 b9 d e2 c fx b
answ_twenty 26 7k c bl g
answ_typ 26 f7 i
answ_until 26 b4 9
answ_usual 26 6t e e6 g
answ_writ 26 80 e
answer 18 1x a 4w 8 6t a 7l b cf h e6 x f1 b f4 7 f7 8 h4 q
answer_servic 26 e6 r
antenat 1t o h 7l q 9u c
antenat_clas 1y o e 7l i
antenat_visit 26 9u c
anti 1t 25 d ap c cw b h0 8
antibio 1v x d y 9
antifou 26 9r 9
antiqu 1y 8p p 9f 1j
antiqu_furnitu 23 8p d 9f r
antiven 26 6o d
antivir 23 5c 9
antonio 1y 2l a 3u 6
ants 26 gc 9 hy a
antwerp 1n 52 b 5t 8 6l e 93 e
anxiety 1s 7m c 7n p 81 m b7 f bd f
anxiou 1o 43 y fn c
anxiou_dogs 26 fn 8
anxiou_learn 26 43 w
anybody 1c 62 b
anybody_els 23 75 8
anyon 18 0 b 1r 8 2a b 8e 7 dv b fy e
anyon_send 23 80 6
anyth 16 1z g 26 9 49 8 6w 8 87 e e5 9
anytim 1t 4l 7
anywher 1d 5t c 85 b 8r f ii p
anywher_wash 26 ii x
apart 1d 1h g 3i l 4c 9 4h b 75 9 9a 9 gc b
apartme 15 p a 2h o 3c p 3d q 3f g 3h j 3k e 3o d 5y 7 6m x 75 w 76 9 7a g 7d a 7y 1a 94 a 9c g 9d a a5 c ao 8 dr x ff r h6 b h7 9 h8 r ho a
apartme_block 1q 1x 9
apartme_buildin 20 6m v
apartme_clean 23 3c j 94 e
apartme_complex 23 3k 9 a5 c
apartme_door 26 2h t
apartme_hous 1y dr m ff g
apartme_lekki 26 7y e
apartme_own 23 h8 e
apartme_rent 26 7y c ff g
apartme_society 23 h8 m
aperiti 1v 38 9 6g 1n
aperiti_alcohol 26 6g f
aphasia 26 82 1h
api 1h 4u z eb k ec 24 ee c ef m em c eu 2a ew x
api_read 20 4u c eu 14
apiary 23 6a 16
apis 23 5k t ef r
apology 26 1a a
app k d 7 l g s e y a z a 1c d 1h w 1i 11 1m t 1q v 1r q 1s g 1t 16 1u 17 1v j 1w k 1x x 1y i 1z 1a 20 k 21 w 22 t 23 u 27 8 37 a 3v 12 3w 9 3y l 48 s 4f e 4y o 5k l 5t 7 62 t 6s 9 6w a 6x a 6y n 72 b 79 7 7e r 7f u 7g 13 7h z 7i 14 7j 15 7k r 7l q 7m 8 7n 17 7o y 7p u 7q 13 7r p 7s 10 7u r 7v 12 7w k 7x s 7z n 80 k 82 v 83 p 84 y 86 m 87 h 8a 8 8n 10 99 g 9h e 9l h 9m a 9n l 9o j 9p 9 9t 7 9u w 9v j 9w 8 a5 t a6 1a a7 a a8 7 a9 c ad d ae 7 af e b4 h b5 13 b6 13 b7 q bc 14 bd i be c bf v bh r bj 12 bk 16 bn j bo 9 br 1b bs i cl g cn d co k cs n cu 9 cz 8 d0 t d6 1g d7 v d8 s d9 n da t dc g dd p de r df l dg r dh w di i dj b dk m do o dp c dq q ds c du p dx w e0 9 eb f ee 9 ej t ek e el c ey m ez j f2 d fc r fm e fo a ft f g3 a g6 u g7 q g8 d ga k ge c gg l gn n go c gr j gs m gt l gv h gx c gy a h3 v h6 m h8 d hc d hf 16 hm 9 i1 z i5 o i7 g i8 a
app_alert 26 27 g fy i
app_asks 20 7a i 7n z i5 f
app_bank 23 d6 9 de p
app_begin 23 b6 b d9 f df e
app_book 26 9v f 9w g
app_build 20 7g j 7h h gh c hf 19
app_buy 23 1y w a5 f
app_camera 23 7q c ck e dc h
app_card 23 d8 f i1 d
app_cheap 26 1m b
app_check 1x 21 e 3y j 75 d 7q c fc f
app_checkli 26 7l f ge f
app_childre 23 1i h 1m e d8 e
app_clean 26 gv r
app_client 26 s e
app_collect 1y 1r c 7k e 99 d da f
app_comput 26 d7 d i1 b
app_connect 20 7j c 7w e 99 e fo e
app_count 20 7s d
app_cuts 26 1t f dx a
app_daily 23 9n i b7 m hm e
app_deliver 23 9n g
app_deposit 26 9t e
app_describ 23 95 e fc c ft b
app_disput 26 88 l
app_driv 23 8a e do f
app_electri 26 h3 t
app_employ 26 4y h ey h
app_estimat 26 22 c 7i c
app_explain 1x b4 n be d ce e cu d d9 j
app_family 20 48 d 84 d
app_fil 26 7u g gs g
app_find 1r 1z c 20 d 3y e 84 b b7 c bk e dh 11 dk k gg d
app_first 26 g6 k
app_freelan 23 dg n ej l
app_group 20 37 s bk g dd h
app_guid 26 80 c 86 h
app_hand 23 5k d 7g d cn b
app_hear 26 82 k
app_help 20 1x d 7s i 7x f
app_hold 26 1h c 72 i
app_hom 23 t d 32 a 7g c
app_hous 26 1x g dq f
app_instal 1y 4y a
app_keep 23 1z v d6 d
app_know 23 1u g 7i g ej d
app_languag 26 83 d
app_learn 26 dx l
app_lets 20 8g d bs e de d di d
app_lift 26 9l s
app_link 23 6u g 7v d di d
app_listen 1u u d 7f b b6 s bc 18
app_local 26 g8 d
app_look 26 1q j
app_mak 23 hf s
app_match 1y bj q dp q fo f
app_messag 26 h7 d
app_minut 23 3v g 7o i ga d
app_mov 23 9a c g7 c h6 e
app_officia 26 bh x
app_old 26 dx c
app_onlin 23 he l i5 p
app_open 1y 1i c do g
app_ord 20 a6 h a7 a ht c
app_own 20 22 c bt b
app_parent 1u 48 e 6y w 7j c d8 b
app_pay 23 a6 d dq g
app_person 26 cz c
app_phon 1v 87 f a5 h hf j
app_photo 23 d0 9 dq g
app_photogr 1y 1t f 1z g 22 f 7z e da i
app_pick 26 1q n 9h i
app_pictur 23 1m t
app_plan 20 7h 13 bf l
app_prepar 23 bh u dg c
app_print 26 d0 f
app_puts 1v 7j d 7v t bk j dg e g7 q
app_questio 26 hc o
app_read 1n 6s e 7p c 7q a 84 c co o d6 x dh d dk b dx k ek a el b
app_real 23 l v i1 d
app_recogni 26 1u f 1z f
app_record 23 ee c f6 e gs e
app_restaur 23 a6 13
app_round 26 1c i g7 e
app_runs 26 bd e dd h
app_sam 23 1x t
app_scan 20 79 i 7q d 9m g
app_school 26 6y f g3 a
app_screen 26 5b d
app_see 20 1r c a6 d
app_sel 23 4f h
app_send 23 e g da a fc g
app_shar 20 1h c 7u g br l dq g
app_shop 23 gx h
app_short 20 b5 y b7 f f2 f
app_show 1g 1r b 1w p 20 a 62 b 7n h 7r d 7v 9 8n c 9o d br a d6 o d7 j df d ey e fw 9 g6 c gn p
app_simpl 26 7i i
app_sort 26 d6 e dg c
app_split 26 1h c da j
app_spreads 26 hf k
app_staf 26 4y a ge e
app_start 26 d9 9 g6 d
app_stor 1v dh g hf 11 i5 i
app_studio 23 s e 59 c
app_suggest 20 1t q 21 c bl f
app_teach 1y 3v g 4y c f5 c ga f
app_team 26 48 f cs 7
app_tel 23 7f d 7z k 86 e
app_track 1y 23 f 7k f 7n h df b gr d
app_trad 26 4f g gt p
app_turn 1u 23 e 7p i bf q d0 i ej b
app_uses 26 gy f
app_ussd 23 7l d i8 c
app_video 23 5a a 7o e 7t d
app_voic 1y 1m d 7h e du d
app_warm 26 99 7
app_work 20 22 e 7x d 9o e
app_writ 1v 5k h 7n d 9u e e8 e ej f i1 c
apparat 1y gk 12
apparel 23 il m
appeal 1v 1c h 88 l gz 7 h9 m i6 9
appear 1f 51 b cl c eb b
appear_themsel 26 eh 8
appetit 26 ae i h1 c
appl 1g 12 9 4g g 6i o 71 a 9x 8 ac f az i g0 e hv b hw g
appli 1u at 9 g8 k
applian 1m 17 1a 1z x 2b f 2i d 9e 1w fc 18 h3 u
applian_repair 23 17 b 9e 1d fc b
applic 26 5g 11 ce p
applica 18 13 k 43 6 4u j 5g 2p 9g j at s bg 2i bn 1q bo 11 ce k cg t ct s cw c dj a ef 9 eh d en b ex 2i gh 1x hb i
applica_answ 26 ex 8
applica_applica 1x gh c
applica_check 23 9g a
applica_documen 23 at t
applica_fil 26 gh e
applica_first 26 ex 8
applica_help 26 bn l
applica_job 26 bn e
applica_lead 26 bn b
applica_list 26 ex 9
applica_open 26 ex g
applica_paid 26 5g q
applica_part 1x gh 8
applica_photo 23 cg n
applica_plac 23 bn 9
applica_post 26 ex w
applica_see 26 hb c
applica_track 23 at 9 bn p ex 19
applica_wait 23 ex 9
apply 15 at a bg n bm a bn i bo f ct d db f eg 9 ex 9 fh b fl b fx 8 g8 8 gq t
apply_phon 26 ex 8
appoint 14 d d k s l f m 14 q 13 r 13 x 1d 11 o 1s 14 51 9 5e g 7a b 7j b 7k f 7o b 7t c 7u j 80 8 8a d 9p a 9t i bq a bs j bu d bv 7 ce k e6 1d ea a fn 8 g4 c g5 1i go b h5 1q
appoint_bil 23 11 i
appoint_book 1v x e 9t 6 e6 b h5 12
appoint_calenda 26 e6 b h5 c
appoint_fil 26 bs k
appoint_friday 26 ce b
appoint_near 26 g5 e
appoint_onlin 23 g5 n h5 y
appoint_patient 23 q r ea f
appoint_record 26 x g g4 e
appoint_remind 23 q d h5 b
appoint_wait 26 h5 e
apprais 20 ay 1s
apprent 1j 13 v 4j b 96 c bb 9 cg 9 gq 1h
approac 1y aw 8
approv z w 8 1j 8 2p 8 4q 8 4t l 58 9 5a a 5e 9 5r a 9p m av b c8 b c9 c d3 j e8 g e9 b eb k el 11 es d ev d f0 v f4 b h4 g
approv_block 26 ep d
approv_click 26 f0 g
approv_kitchen 1m 5r b
approv_pay 26 em 9
approv_phon 1y f0 a
approv_print 26 d3 c
approv_repair 1y 9p m
approv_term 26 eb x
approv_ton 26 es f
approva 1a v d 4t h 58 a 5f a 5g f 5h p 9c 9 9p n bb 9 cc e cf b el h f4 7
approva_extra 26 9p 8
apps x l f 1r a 1s b 1t 8 21 c 23 7 3v d 59 k 5k d 7e g 7g b 7k d 7p 9 7s a 86 9 8n 8 9v 8 a6 a b5 f be 9 bj g bs b cf 8 cg 7 cn b cu d d7 9 d9 8 da a df c dh 9 du 8 e4 6 ec 7 gg a hf s i1 6
apps_daily 26 cn a i1 7
apps_food 20 60 9 7q 9
apps_languag 26 42 a b5 a
apps_learn 20 i 9 41 8 bc 9 hm a
apps_onlin 1v o 8 co 9 fq 9
apps_own 20 df 9
apps_plan 26 8x b
apps_read 26 86 9 dx 8
apps_ready 26 e4 8
apps_sav 26 7v 9 g7 9
apps_sel 23 4f a
apps_send 26 e c de a
apps_shar 26 d4 8 dp a
apps_shift 26 i7 9
apps_shop 20 1r a 4d a 62 9 i5 b
apps_show 1y 7g 8
apps_split 26 d7 b da a
apps_taxi 26 5t a ds a
apps_used 26 ip 8
apps_video 23 z a b2 7 b6 9
apps_workout 26 f a 7g a
apricot 26 68 c hv j
april 1m n e 1k a 57 a ag a av c
april_octob 20 1k a
apron 1m 4n 1e 5o 14 8e b c5 d cz 8 hj r iw m
apron_first 26 hj 7
apron_rent 26 4n d 5o d
apron_restaur 26 4n q
aptitud 26 as w
aquacul 23 ae t
aquaf 26 ah c
arab 23 cs g
arabic 1i 43 7 51 r 5b c 7e r b5 c d8 b is b
arabic_english 23 d8 c
arabic_french 23 7e h
aragón 26 49 a
arboris 26 73 g
arcad 1x 32 g 3b e hq 9 hs z
arcad_bar 26 3b c hs 8
arch 1t n d 8t e c1 1t
arch_backdro 20 c1 10
archite 1i 3e 8 59 f 9d d an y ao 8 c6 m cf 7 et r f6 o gh d if 7 ig n
archite_offic 1y et o
archiv 1i 20 y 6w 8 cn 9 d1 27 d3 c
archiv_deliv 26 d1 p
archiv_family 26 20 f d1 7
archiv_villag 26 d1 m
area 15 c e e 8 v h 2g k 40 9 52 b 53 a 55 a 6a 7 6i 8 97 9 9j b 9v 9 ag 8 ci a eh d fk 8 fu h fw b fy l g5 c ge e gs a hq d
area_list 26 2g a
area_scan 26 55 g
area_serv 26 6i d
aren 1j 3r 9
arena 26 fz r
arepa 23 2l m 34 b 64 g
argenti 1o r 7 51 7 ad 6 hr 6
argu 1m 88 g bd j bm 9 d7 j hg 7
argu_paid 23 d7 c
argumen 1s 1i 8 b7 a da 9 dd 9
arithme 1y 1p 9 b7 1l
arizona 1x 9s f
arm 1h 2g j 3n i 56 j 7t 8 81 n 85 8 9t 6 iv 11
arm_light 26 iv e
arm_respons 23 3n k
armchai 1x 45 8 9f 1l hp c
armenia 23 1v 9 67 h hm 8
armpit 23 9 c
arms 1q 2g k im c iv f
army 20 b2 k
aroid 26 8q m
aroma 23 iu b
around v n 8 p 9 1v h 2l 9 2t 9 33 8 3r 7 43 7 5x c 63 8 66 b 6l 9 95 j a3 9 b5 h dn 8 ds 9 dy 7 go 8
around_brisban 26 5x 9
around_bristol 26 8o 8
around_cambrid 26 dn g
around_clock 20 55 b i3 c
around_eindhov 26 5i 9
around_ghent 26 5x a
around_hous 26 95 y
around_kraków 26 hj c
around_melbour 26 39 f
around_naps 26 1v x
around_perform 26 dv 8
arrang 19 o b 14 a 1v b 37 b 3q 1p 3u 7 3x 8 7d w 8r k 9q k aw i fb a fd i g2 8 ig c
arrang_phon 26 3q c
arrang_treatme 23 7d h
arrang_trial 23 14 c fd d
arrange 1v 3u 8 8r 7
array 26 am i
arrear 1y gr 1i
arriv w 2n a 2u e 30 b 3s 9 4e 9 5d h 5v a 66 b 6l 8 77 e 7a t 85 7 8j h 8q l 8r c a1 7 a8 7 br e c0 8 c4 a d1 7 de 9 f8 9 ho 8 hz b
arriv_alon 26 74 8
arriv_bar 26 c0 g
arriv_cal 23 br f
arriv_damag 1y 8q c hz 7
arriv_noon 23 2u h
arriv_thursda 1r 4e e
arrival 19 34 b 47 a 5p d 6l b 6t z 73 8 79 9 7a h 9a e 9s b br b by h c4 o ff e gn 8
arsenic 26 16 f
art 1e 2a a 33 v 3f 10 54 1d 6w c 8y 1j az f c5 21 cm h cz 7 d3 9 e3 9 gd k hj l ir m
art_buy 23 8y l
art_clas 20 c5 1k hj d
art_histori 26 33 f
art_kids 26 c5 f
art_lamp 26 3f o
art_print 23 2a d 8y 1a
art_rent 26 54 a 8y e
art_rental 26 54 y 8y e
art_school 1y c5 j
art_studio 26 c5 i hj b
art_subscri 26 54 h 8y e
art_teach 26 c5 9
arthous 26 e3 m
arthrit 1o k d 8s e cy 13 fv l iq 8
arti 26 8k b 9t a
articl 1l ba b be e ci v cr q e9 2z h0 9 ha b he b i6 j
articul 26 82 9
artific 1s 3l g 53 a bw 8 e6 g hz d ir a
artisan 1m 2q k 66 h 8k 9 fc 19 fh 1q hi 11 io 8
artisan_earn 23 fh g
artisan_oaxaca 26 fh 8
artisan_sel 26 fh p
artist 17 3 a d t m 1m 2x 9 39 f 3a b 4z a 52 d 54 1l 8y 24 9t 1w bg 9 c5 f cp r cq i cs 1e e0 g e1 8 er 9 g2 1a hj l iq h
artist_book 26 d f e0 9
artist_calenda 26 9t e
artist_fre 23 cs d
artist_guarant 26 cs 7
artist_print 26 iq e
artist_styl 26 m o
artist_teach 20 c5 e
artist_work 20 m b
arts 1t h d s b 75 g cs 7 hl 15
arts_school 20 hl w
artwork 20 54 1j 8y g cj e
artwork_young 26 54 o
arusha 26 76 e
asana 20 f6 n ha 8
ash 1j 3q j 3s 1x 3u 1x 8o a 8s h 8z b hh a
ash_back 26 3u b
ash_hand 26 3s 8 3u d
ash_hom 26 3u g
ash_tre 26 3s m
ash_wood 26 3s 8 8s k
asia 1p 2e a 79 e
asian 1h 3 a 2s 8 4l 9 64 1i 6c 8 c3 s co d
asian_wedding 26 c3 h
asid 1k 7v 25 d6 9 dg 1r g7 16 hx b
asid_smal 26 7v t
asid_tax 20 dg 1e
ask j k 7 q 9 10 6 1x h 20 f 2p 7 2x b 3v 6 58 c 6h 9 6w 7 7e 9 7l 8 7t 8 84 7 95 a aq a bj 9 bl 8 bq 9 bs 9 ca d d8 7 d9 a di 9 dj 8 dk 9 ea p ed f er d ez d f0 a f1 e f5 e f7 p fa 8 fb a fl 9 ft 8 fx 9 gi b gq 8 h9 8 hc g ic 9
ask_anyth 1x 6w b
ask_build 1u 9c a
ask_clean 20 3c b
ask_colleag 23 f7 a
ask_data 1q ed e
ask_directl 26 1b c
ask_employ 26 di d
ask_expert 1y 2x f fb h
ask_first 1o i7 9
ask_friend 23 95 b bm 9
ask_googl 26 ea g
ask_keep 20 7n c
ask_leav 20 f0 g f1 e
ask_list 20 1z a
ask_memb 26 bk g
ask_money 1u bj 9
ask_neighbo 1s 1x d
ask_not 26 90 7 hc 8
ask_own 1t w 7
ask_parent 1v b7 a
ask_patient 26 58 k
ask_pay 1v gl e
ask_person 1x ea a hc 8
ask_pharmac 23 7t a 80 7
ask_pick 26 7e i
ask_proof 23 ap 9
ask_questio 1c d9 9 ed f
ask_quot 1u 31 9
ask_report 23 er h
ask_review 26 ea n
ask_sam 1s f7 9
ask_smal 20 q e
ask_son 26 87 a
ask_teach 1u 93 9
ask_vet 1x fu a
asks 13 10 9 1x a 4w b 6q 9 6r b 7a c 7n 14 7z 16 av d b4 d bf a bo l bp 9 bs j cb g e6 i e7 b ea l f1 f f5 i f7 8 h2 n h4 a i5 a
asks_again 26 bf f
asks_aloud 26 bo f
asks_back 26 7z h
asks_guest 26 ea x
asks_person 26 cb d
asks_questio 1r 7n v 7z b b4 h e7 e
asks_twelv 26 av c
asks_unsur 26 cb c
asleep 1m 1g f 25 w 26 a 3y a 71 6 7e 9 7f 1k
asleep_wak 26 1g d
aso 23 4o 7 4r 8
asphalt 23 9w i
aspiran 26 40 8
assam 26 2s 7 6e k
assembl 1i 1e 9 1k 7 5i c 6q b 95 1i ep b gi a hf c
assembl_furnitu 26 95 p
asses 1s 0 b 1 a 2 c 3 d 9 8 b 6 k s ic e
assessm 1o 0 a k n av h
assesso 26 5g c 7u b
asset 1t bq f cp h f4 c ge f
assign 1c z b 23 a 47 a 4y h 72 b 8a 9 cf b ey a go y gs f h0 a hd 13
assign_umpir 26 go 9
assignm 1s 1b r 4t c b4 8 ba a bf e go 1a gp d ic c
assist 1y 5e 8 76 c ce e gp e
assista 17 u a x d 14 a 5e 39 5n 14 6t q 7z m 86 g bn n bs 1d ca 1a cf 1d e5 1l e6 18 ee n f0 b f2 i f6 x f7 s gz c h2 c h7 u
assista_answ 1r 6t p e5 o e6 f f7 e h2 e h7 t
assista_company 26 f7 n
assista_part 26 ct a
assista_phon 26 e6 f
assista_read 26 e5 r
assista_start 26 5e l
assista_train 26 5e u
associa 10 14 8 1d 8 1f 8 6v a 6x p 7c 8 9u 8 ad 8 az 9 b3 8 bm c ch b eb 9 f6 8 gl c go v gr g h8 z
associa_advic 26 bm a
associa_celebra 26 3r 8
associa_fees 26 h8 a
associa_memb 23 6x j
assum 1r 7k i
assumpt 23 dk f
asthma 1v y 9 84 1f 9k b
asthma_app 26 84 s
asthma_inhal 26 y 8
astrolo 1x i1 2p
astrolo_app 26 i1 1c
astrolo_morn 26 i1 g
asturia 1y fg e
asylum 26 14 n
atar 26 6d f 6f 8
ate 1m 2u 8 e7 d fm 9 ft a g6 k
ateli 1v 75 g 8k e 9f e bg c dv d dz d in 8
athen 1v 14 c
athlet 1o 60 z a4 b il i
atlanta 1t m e c1 6 g2 7
atlanti 20 cn 7
atopic 26 1 x
atopic_skin 26 1 i
ats 20 at j bn g ex f
atta 1y 26 b 6b g 84 c a0 p
attach 1n 10 7 1h 7 8a c ef 9
attachm 1x cb i cf 8 eu f
attack 1k 5c j 5k 1l 84 2m f3 17
attack_app 26 5k y
attack_short 26 f3 7
attack_start 26 84 d
attar 26 5 v
attempt 1q 43 a 6m e 6p b 82 7 b9 8 bh a
attend 1s 15 a 6x z 6y e
attenda 1e q d s b 47 b 5p e 6x k 6y c b1 9 di b du d g3 2a gn s hf a ho 8
attenda_clas 26 g3 j
attenda_driv 26 6x h
attenda_messag 26 6y f
attenda_report 1y g3 p
attenti 1t 50 8 7r a
attenti_problem 26 7r 9
attic 1n 32 d 8g 9 97 8 9b k 9g e 9j d hx y
attorne 1q 7u e ax k bq t gz o
attract 20 cg 7
aubergi 23 67 h 9z f
aucklan 1o 1j c 85 d b2 7 hq 8
auction 1p 4t f 8g 1v fe z ig 9
audienc 1n 50 g au q bd e cj j cq c ha b
audio 19 u e 1v a 2z 8 33 b 3t 9 3v 12 6w 1w 7e j 7h d az x b5 g be b bp f cd f ci 9 cj t cl 2f d2 d ec 1n g0 1h ga 9
audio_casset 26 d2 h
audio_edit 26 az 9 g0 a
audio_feed 26 g0 n
audio_guid 20 1v d 6w 1i
audio_library 23 7e b
audio_sery 26 cj f cl e
audio_story 1y b5 f cl 1x
audio_text 20 6w b ec i
audiobo 1x 8w i cj d cl f g0 u
audiolo 26 p 12
audit 1b 5k h 9n a ay m eg v eq c f4 z ge j gk b h0 d hd j ib b
audit_ready 26 f4 d
audit_softwar 26 5k b h0 c
auditio 26 dx r
auditor 1j t a 4w f 5k c ap 9 f3 7 f4 w gl c ic m
aufgus 26 n d
augment 26 4x h 6w g
august 1j 3z f 77 7
aunt 1j 2t 8 3v 7 42 9 7a e 8d 6 iu 6
aunt_cook 26 2t 9
aunti 1u 5v 8
aunty 1o 4r 7 d4 9 dd c hi 8
aussi 1y 6f 7
aussy 20 d1 7
austin 1s 2l 8 49 g fu d
austral 13 4 9 4m 7 54 8 6b b 79 7 7s 8 90 8 cj 9 d1 7 er 8
austral_first 26 54 d
austral_singapo 1y 6a 7
austral_wed 26 c3 a
austria 14 3t 8 65 9 90 7 df 8 eg 9 gk b
authent 1n 6d b 8g t 8p e ap b cp t ip 25
author 1i 8j b 8w a az c co 13 cp n cr a f9 a g0 g g2 7
authori x 5b 9 5r a 6n 8 6o h 6u c 6y a 9m a 9n a ag a ce f f5 h gh q gm 11
authori_build 26 gh b
authori_lad 26 97 7
auti 26 1f f be k
autism 1r 1f e 1m 16
autisti 1r 1f e 1m 17 4d b 7b 8 hl k
auto 1n h n 6a d 6t t 9p 1e bt e dd a fe j hg a
auto_belay 26 h o
auto_repair 20 9p 1a bt 8
autocla 20 p 8 bv k
automat y r 8 s a 10 6 11 8 1c a 1t 8 24 7 43 x 55 b 5k d 6m 8 6p i 6u j 7v u 7x 9 9t 6 9u 9 ae g b8 b c9 h cb 11 cd 9 d7 c dd a dh f dp b e7 q ed e ee p eg b ek v em a et c ex 8 f4 o g1 9 gc a gh c go 8 gr h gv c h0 s h9 8 ha c i9 c
automat_ask 26 ez 8
automat_check 1y 6t 9
automat_cod 23 cb c ee m
automat_email 26 e7 f
automat_feed 26 ae d gc b
automat_manual 26 43 7 cb c
automat_payday 26 7v g
automat_phon 26 e6 d
automat_repetit 26 cb q
automat_replace 26 go g gv d
automat_report 26 ha l
automat_sav 23 7v n
automat_scan 26 5k 8 eg a
automat_softwar 23 cb 9 ee d f4 9
automat_tool 26 ee a
automat_workflo 26 cb k
automot 20 f4 8
autonom 23 55 f ac 11
autumn 1l 1k 7 3w 8 98 9 9b 8 bb 9 hu f
autónom 20 dg a ej k
availab 16 6 8 4z c 6l b 6z j 9w 8 ai 7 c3 c e0 b ez 9 gk q go j
availab_acros 26 6z g
avatar 20 51 m c9 1d cg e
averag_fil 26 i7 d
aviatio 1y 4g 8 if 7
aviv 1y ai e dq 8
avocado 20 5x 9 g6 9 i7 a
avoid 1e 7q b 81 9 bd d
avoid_speak 26 bd f
awak 1p 25 f 7f v
award 1p 5g 8 5y b ba e by 14 gp j
award_win 23 5y b ba e
awarene 20 f3 1v
away w 12 b 17 b 3f k 3k 8 3p r 5p 8 5x 9 6s j 73 a 75 8 87 9 96 h 9b d 9e 9 9i v 9j o 9r n c1 7 d0 b do 9 f0 a fo d fw 9 g1 8 gn h i0 8 ig b iv a
away_button 23 f0 a
away_holiday 26 fo e
away_somebod 26 9i g
away_until 23 9r b
away_why 26 6s f
awkward 1q fo 9
awn 26 3o c
awning 26 3o c
aws 1y cc 1z
aws_azur 26 cc n
aws_bil 23 cc l
axis 26 5i a ia 8
azur 23 cc 16
azur_gcp 26 cc n
baboon 26 21 p
baby 12 a t g a j c o 1q 1g 1v 1y k 26 24 3r m 3y i 4a 9 4d t 4p e 4r 1h 61 1k 7l 17 8u r 91 l as 8 bk a bw r c1 n d3 s e2 j g6 2a gb 9 hn 2w hq 9 is 9 ix 13
baby_activit 26 hn 7
baby_album 26 d3 u
baby_ate 26 g6 k
baby_bundl 26 ix 8
baby_carri 23 4r 1l ix 8
baby_carry 26 hn d
baby_clas 26 hn 13
baby_cloth 20 4d y
baby_cry 23 26 u
baby_eat 23 61 d g6 k
baby_eczema 26 g6 b
baby_equipme 23 8u d ix l
baby_first 20 7l k
baby_food 23 61 1d g6 j
baby_gear 26 8u n ix u
baby_group 1x hn h
baby_grow 26 ix d
baby_item 26 ix 8
baby_led 23 61 d g6 j
baby_massag 23 hn 1a
baby_meal 26 61 r g6 a
baby_nam 26 3r a
baby_naming 26 3r j
baby_naps 23 c 8 d 7
baby_outgrow 26 ix 8
baby_parent 23 7l d hn 9
baby_recip 26 g6 a
baby_refus 26 g6 h
baby_sensory 26 hn n
baby_shop 23 26 b
baby_show 1y c1 v
baby_sign 26 hn 19
baby_sleep 1x o b 1g 16 26 d 4r c 7l j
baby_thing 20 1y t
baby_toddl 20 bw d hn k
baby_tri 26 g6 k
baby_wak 23 1g 11
babysit 1y 3y 2n
babysit_friend 26 3y x
bac 26 5c g eb d
bachata 26 i p
bachelo 1x 4q 7 99 e ht b
back m 8 c e o g 8 k p 11 8 15 a 18 9 1b c 1k c 21 c 2d v 2t 8 3n a 4e q 4h 9 4i c 4j 8 56 12 5j 7 5m 9 5o e 5p a 6k 8 6m 9 7n d 7o u 7z 9 88 8 8f f 8l b 8u d 99 j 9y 8 b1 m bz c cb e cy g db f dx 7 e6 9 e7 a ev b f2 i g9 v gx f gy d h4 b he o hv 9 hz 8 i5 d i8 9 ii e il 9
back_autumn 26 9b 8
back_bad 26 7n f
back_bag 26 8f 7
back_cannot 26 90 7
back_clas 26 b1 p
back_clean 23 8u 9 eu e
back_crat 26 5m j
back_dirty 26 bz g
back_door 1x 3n a gx n
back_empty 1p i8 f
back_exercis 20 b1 i f2 p
back_follow 26 a3 c
back_forth 23 d7 a
back_friday 23 18 8 4i 9
back_garden 1y 2t b 3l 8 7b f i0 8
back_hom 1y fi m
back_hurt 20 b1 8
back_kne 23 56 d 7o d
back_lat 1v e6 a
back_least 26 d1 6
back_lif 23 4j d
back_list 1u h2 i
back_merchan 26 he e
back_messag 26 e7 p
back_monday 1y 4e f
back_neck 23 e a
back_next 1s 1k 7 8f d 99 c
back_offic 1v z c 5e c cb s
back_pain 1o e 9 k s 2d f 7o 1j f2 f
back_pres 26 5o e
back_project 26 g9 11
back_refil 1y 8 d hv 8
back_return 26 4c b db 9
back_room 1x 15 h by b gy j
back_sharp 26 8l o
back_someth 23 3n c
back_support 20 56 1g
back_tel 26 99 d
back_thursda 20 99 8
back_track 26 7s b
back_until 20 k 7
back_work 1s 56 b
back_yard 23 e3 g
backdro 1m 2z 15 bw a bx 19 c1 2c
backdro_fairy 26 c1 j
backdro_hir 26 c1 a
backdro_tabl 26 c1 l
backend 26 ef x
backend_group 26 ef r
backgro 1d 13 j 1b a 3y a 46 8 95 c bi b c8 11 cg q co e i4 8
backgro_check 1k 13 e 1b 9 95 b bi a
backhau 26 i8 u
backlin 20 ca f dw x
backlog 26 bf k
backpac 1h 36 e 4g 1z 74 1s 77 q 79 10 8k x 92 c io 2g
backpac_brand 26 4g d io 8
backpac_laptop 23 io s
backpac_sewn 23 4g 13
backpac_trek 26 77 a
backup 1h 1z f 3m d 51 6 59 b 5c 1w 5e k 5p 9 f4 g
backup_person 26 5e 9
backup_pow 26 3m 9
backup_test 26 f4 c
backwar 23 c h 6q h
backwas 23 3k z
backyar 1o 12 g 2b b 3k l 3l f 45 d 7b w ao l fo c
backyar_pool 26 3k a
bacteri 1y 2e h ai 8
bad 13 1 8 16 e 27 a 38 8 7f i 7n i 7r 9 d9 8 ea d er b fr 8 i9 t if 9
bad_kne 26 if e
bad_ones 1u 16 e i9 f
bad_sleep 23 7f q
bad_weath 1k 4a 8 il 9
baden 23 5a 9 ic 9
badg 1m j b 1j b 6v h 7e l
badly 1h 25 9 7f a eu a
badmint 23 hr v
badmint_hal 26 hr 9
bag 12 a g h 9 1y b 4d c 4f 11 4g 17 4j f 4r 8 5y f 5z 12 61 9 62 p 77 v 8f g 8i a 8k s 8n c 92 f 99 1c 9x h a0 9 a2 n a8 9 ai j dc u dt q io 13 ip 8 iw e
bag_brand 23 8k 8 io a
bag_buy 26 4g l io i
bag_clean 26 a d
bag_cloth 23 4f t
bag_hous 26 5x d
bag_letterb 26 5z h
bag_nev 26 3u 9
bag_send 26 4j 7 dc d
bag_shop 1y 4g e
bag_smal 23 3s 6
bag_swap 26 8f e
bag_tel 26 5z 6
bag_wash 26 99 f ip 7
bags 14 h l 14 c 3x e 4g 1v 5o b 5t c 5z y 62 18 6d 8 6e v 6j d 77 1p 8c a 8k 1v 92 13 99 t 9j g 9x z a2 g a8 k an i ap 9 ds 9 dt 1w ek 9 io 1j iw l
bags_backpac 26 4g d io s
bags_bicycl 26 iw g
bags_carri 26 3x l
bags_chain 23 4g 9 io 8
bags_inn 26 77 t
bags_map 26 dt e
bags_nam 26 a2 d
bags_oth 26 6e 8 8k 8
bags_part 26 dt a
bags_repair 23 8k b
bags_trek 26 77 a io b
bags_walk 23 77 n
bags_wallet 26 8k w
baguet 26 2o j a3 j
bahasa 1y 7z f
bahia 26 hl 8
bailif 26 8n a
bait 1u 8n g hy r iu b
bait_shop 26 8n 9
bak 19 9 d 13 a 1f p 2o 26 2p 1z 5r p 5y 2h 68 x 9x 17 a1 1m a2 r ba s c3 9 fa 9 hk 16
bak_cater 26 5r c
bak_crunchy 26 68 n
bak_deliver 26 2p 7 5y 6
bak_frozen 26 5y 7 60 c
bak_hom 1y 2o b 2p 9 5y 9 a1 b
bak_list 26 2o 9
bak_morn 26 5y e
bak_overnig 1y 2o z a1 d
bak_smal 26 9x d
bak_soda 26 9 i
bak_sourdou 26 2o d 5y i
bak_teach 26 hk 9
bakery 18 g 9 12 a 1f 1d 2o 1g 2p g 33 f 3a e 50 c 5o 8 5t 8 5u e 5w a 5y k 62 1c 6m b 9n b a1 g a2 c ah a al p ci a cs b e8 8 gx h hk e
bakery_cak 26 2p a
bakery_chain 23 2o a
bakery_count 23 1f c 2o d
bakery_near 26 2o r 5y a
bakery_pastry 26 2o d
bakery_sourdou 26 2o v
bakery_superma 26 1f 9
bakery_throw 26 62 a
bakhoor 26 iu s
baklava 26 a1 w
bal 1e 2i c 2s e 4a 1b 4e f 4f d 4p 7 8u a 97 9 af s bz g fj h fk d gc q hq 1o il c
bal_pit 1y bz h hq 1e
bal_pits 26 8u d
bal_pool 26 hq y
bal_rac 26 4e b
balanc 1e i 8 1k n 3k j 4a e 7v d ak g as 9 bf 7 d7 8 en 1m ho 2i
balanc_add 26 en f
balanc_bik 23 1k s
balanc_clas 20 ho 1k
balanc_strengt 26 ho o
balcony 1e 19 d 1e a 1u y 24 b 27 d 2b 2a 8c j 8i e 8q h 9g d bl a i0 d
balcony_garden 23 8i a
balcony_plant 20 1u h 8q c
balcony_rail 26 2b h
balcony_smal 26 8i 6
balcony_solar 20 1e b 2b 19 9g e
bali 20 58 f 7p a
balkan 26 cp a
ballad 26 e2 1b
balleri 26 4h s
ballet 1y i 24
ballet_clas 26 i v
balloon 1o 7c 1d c1 32
balloon_arch 20 c1 1f
balloon_flight 26 7c 11
ballot 26 6r h gi 9
ballroo 1y i w
balm 1u 0 d 1 o b q 91 h
baltic 1s 5k 7 8y d
baltic_coast 26 8y d
bamboo 1n 9 w 29 c 2e c 4r c 4s m 56 c 6c d 6j c 90 c ik 15 it e
bamboo_brush 26 9 i it 9
bamboo_merino 26 4r d
bamboo_sock 23 ik x
ban 1n 4g s 9s 7 b0 e c9 e f5 13
banana 1v 6 v 5m e 69 e
banana_fibr 26 6 e
band 19 f m 2d 9 2x a 4k i 4q 10 7g a 93 d ay t b9 9 bc 9 bd a c3 c c4 9 cq o dw 2a dz s e0 2g i2 7 iq 8
band_book 26 dw 8 e0 s
band_choir 26 dw a
band_djs 23 e0 z
band_fix 26 dw c
band_light 26 ho 8
band_scor 26 bd e
bangalo 1r 4g 9
bangla 1x c9 h eu f
banglad 1t 4t b di c
bank v i 8 12 v 1c g 1x b 22 g 23 j 32 e 4t g 4u 15 51 9 54 a 5j z 5k 7 6v b 7a 1c 7v g 7w s 7x f 87 p ag 9 aw 7 be e bq a ce n ck 8 cu t d6 y d7 m d8 n da q db b dd 9 de v dg g dh w dj 10 dk a ec 7 ej a ek y em 8 en 1u eq a eu f ev h ew t f3 a f9 g fi d g1 a g7 l g8 d gr r h9 j hb l iq k
bank_account 1g 23 b 7a j 7w k ce e d6 w d7 a d8 9 de a en i ew a gr b
bank_advis 26 aw 8
bank_app 1u ck c cu d d6 b dg a dh a
bank_balanc 20 en 16
bank_build 26 5s f en e
bank_card 20 1c d 4l 6
bank_company 26 f3 e
bank_credit 26 dd 9 g8 8
bank_feed 1x 22 d 57 d ek c gr p
bank_insur 1y dk a ee b
bank_investo 26 5j r
bank_invoic 26 en f
bank_lin 20 ek 19
bank_list 26 dh f
bank_old 26 cu q
bank_onlin 26 5k 7
bank_own 20 87 9 d6 c ew a
bank_pay 26 ch 9
bank_payment 1y da 9 ej 9
bank_receipt 26 1c j
bank_school 20 f9 9
bank_show 26 7x f
bank_stateme 1q dh a en 8 h0 9 hb m
bank_talk 26 5j l
bank_transac 23 4u o ek d
bank_transf 1t 6v 8 79 a ew 9 g1 d
bank_vault 23 32 i hp a
bank_wheel 26 12 s
bankid 26 i3 g
banquet 23 c2 c i7 b
baobab 23 2 e 61 f 68 f
baptism 20 1s f
bar 13 0 e g b 1f a 2j l 2k 9 2r 14 39 a 3b g 3l 8 54 b 68 p 69 1i 6g h 6i l 6v 8 70 d 74 e 8n a a0 j aa b b7 9 bc a bk e bv 8 c0 2c du i e1 k e3 b e4 g et a fk u gz 9 hj r hr d hs o i3 9 i9 g iw d
bar_bar 23 2r b 68 d 69 c
bar_bartend 26 c0 n
bar_bottl 26 aa 7
bar_chocola 26 69 r
bar_event 23 c0 x
bar_everyth 26 6g b cz 7
bar_insid 26 2q 7 2r e
bar_leipzig 26 2s b 6i c
bar_near 26 2r k
bar_staf 23 c0 t e4 8
bar_wal 20 54 g
bar_window 26 3o 8
baraat 26 2y 8 c3 d
barb 1l b p c 1g r 1n bu 2b h5 e
barb_appoint 26 r d bu 9
barb_chair 26 r 7 bu 9
barb_near 26 bu i
barb_shop 23 c d bu p
barb_studio 23 bu r
barb_van 20 c c bu t
barbecu 1r 3i d 67 h 9z a gl c
barbers 1u c f r o bu w du x
barcelo 1m 33 8
barcod 1i y j 10 z 1l x 1z e 7q 22 9m c d2 b gy 1g
barcod_scan 23 y c gy h
barefoo 1t 4h 1o 78 g 9v s
barefoo_sho 23 4h 10
barefoo_trim 26 9v a
barfi 26 a1 u
bargain 1q 1y 1h 62 z
bargain_hunt 1x 1y z 62 o
barista 1u 1f z 2k 1n
barista_coffe 26 2k b
bark 1t 6h d fp a gc 14
bark_chew 26 fp 9
barley 20 6c e hw t
barn 1i x c 1e k 45 g 49 c 6p d 9b e 9v 9 bx f dn c ie 1h ig f
barn_near 23 45 d
barn_roof 26 1e n
barrel 1o 6c 11 71 13 73 f hw l
barri 1r 1 d 76 u 86 d 9s 13 cw v eg g
barri_cod 26 9s k
barri_fre 1x 76 q 86 b cw s eg c
bars 16 0 1i 2 r i g 2v b 39 a 3b d 4j 7 68 2b 69 13 6g o 6h y 6i k 9v 8 a0 10 a4 b aa c ab 9 bc g bv 6 c0 c cw 7 du a e4 12 ew 8 hj w hw l
bars_around 26 hj c
bars_café 23 6h a
bars_candy 26 68 b
bars_dat 23 68 1c
bars_repeat 26 bc i
bars_restaur 26 6g f
bars_shop 23 6i h
bars_smal 23 39 a 69 d
bars_tasmani 26 0 e
bartend 1p aa v c0 2o hw 6
bartend_cocktai 26 c0 n
bartend_portabl 26 c0 o
bartend_servic 26 c0 k
bas 16 0 9 3 c 7 d x 9 15 9 2q g 32 9 4k a 5n b 6b 12 7f k 7i 9 7z b 8s 9 93 8 9m a 9z 18 ah 7 b4 d cs 9 du 6 ea b et e f7 e hk b il 8 it l
bas_burg 26 6b s
bas_checkli 26 9m e 9n c
bas_pick 26 dz 7
bas_station 23 2c 7
basebal 20 go n
basebal_leagu 26 go d
basel 1s 54 8 5y 7 6n b
basemen 1n 5n a 9b r ab d dm a
basi 26 df u
basic 1b 15 a 4c f b7 8 g2 b g8 a hl a ik 18 it k
basic_shirt 26 ik l
basil 1p 1u e 24 m 68 c 8c o 9z k ab r
basin 1v c 17 d e 99 d
bask 23 a9 c hi c i5 d
basket 13 1r 18 2g h 38 c 3k 9 3s f 5m 8 5u i 5x 9 64 a 73 l 8x b 91 f a5 c a9 j fh e gf 9 hi 1e ik 6
basket_vacuum 26 2g r
basket_weav 20 hi p
basket_yoga 26 f2 a
basketb 1y bk g go d
basqu 26 42 l
bassine 26 ix p
bat 1x 78 f a0 c al s fk 9 fp b
batch 13 0 q 1 h 2 e 5 b 7 k 8 d g 9 y 9 2q 8 49 9 5w f 61 c 63 9 67 1f 69 d 6a f 6b a 6c b 6h f 6i a 71 13 8d 6 8x a 8z 8 9t r 9x p 9y 9 a0 c a1 8 aa k ah l an 8 ap j aq 9 b9 9 bl a cd m ev 9 gy c hv j hw 12 ii 9
batch_dat 23 0 a
batch_granola 26 9x m
batch_numb 1q y a
batch_stock 26 71 f
batch_test 1t 1 9 7 7
bath 1e e a n 15 o 13 p a 33 h 3h 9 4m 9 78 m 91 d 94 8 ao o cv 7 cw 13 fn 1o fp b gt c it c
bath_kitchen 26 ao v
bath_walk 23 78 c cw l
bathhou 26 n w
bathroo 1c 0 c 9 f 21 b 2c i 3c d 3g c 5l b 73 m 94 e 9c 1q ao k cw 14 fg h gt e it i
bathroo_beds 26 3c a
bathtub 1y 95 9 cw c
batik 26 ik d
bats 26 78 w
battery 13 24 a 25 8 26 a 27 d 28 o 29 u 2b g 2c b 2e 7 2f f 2h l 2i 22 3m 1r 56 e 9k c ac 7 ad a ae 7 al 27 am b br b bt 1d dl n dm k fw o gb g gc c gf e gw 9 id d iq a
battery_charg 1y 2e 7 al m
battery_check 23 dm 9
battery_contain 26 al w
battery_hom 26 3m p
battery_kwh 26 al s
battery_oil 23 bt l
battery_rental 26 al a
battery_replac 26 al a bt 9
battery_screen 23 2i o
battery_shop 26 al a
battery_solar 26 al a
battery_storag 26 3m 9 al t
battery_wallbox 26 3m i
battl 26 b2 8 bh 8
bavaria 1g 7l 9 eh e
bay 1i 35 e 74 a 9b c 9p g ak r dq u dr h fk i
bay_own 26 dq d
bays 1o 5r d 9p f ak g dr a fk z
bays_launch 26 fk k
bbq 23 3i b 9z c
be 18 3c a 6g z 6i 18 6s a 97 8 fq j
be_alon 20 fq o
be_spirit 26 6g u
bea 26 bu 9
beach 1d 4 d n d 1b g 2y k 35 15 38 8 3r e 4m f 6h 8 70 b 76 v 7y c 8y b an e b2 1m hr 8 ix 9
beach_bars 26 6h a
beach_club 23 70 a
beacon 20 6w 9 br g
bead 1y cz 8 hi g
beagl 26 a2 a
beam 1v 1c b an l ig z
bean 1e 19 i 2j w 2k d 2w k 5z 1z 69 1e 6b z 6c a 8i 14 9n d a4 c gy e
bean_bar 23 69 1j
bean_ord 26 5z e
bean_roast 23 5z j
beani 23 in h
beany 20 4p 7 in 1a
bear 1o 9q 8 b6 h ia 1y
bear_fail 26 ia q
bear_wear 26 ia c
beard 1k b 1f c e 1o m bu 2a cg b
beard_oil 26 b x
beard_shap 26 bu e
beard_trim 1y c e bu t
beast 23 23 d a9 g dv h
beat 1q g2 2s
beat_buy 26 g2 r
beat_mak 26 g2 e
beat_produc 26 g2 e
beatmak 26 g2 r
beautic 1y d 1o bv t
beautif 1i 5s d ax c
beauty 1j 3 o d 17 r 17 50 c 9t 7 bv 18 dg b dv c
beauty_hom 26 d 12
beauty_salon 1s d h r w bv 13
beauty_treatme 26 d f bv 8
becam 1y 7o d gi a
becaus w w 8 3a a 4u 8
becaus_credit 23 4u 9
becaus_find 26 w 8
becaus_stop 26 h9 8
becom 19 t p 13 f 1d b 1m 8 1z a 4g 9 6m e 74 a 9m d bb s bx 9 cq 7 dw a dx 9 ew c g0 a
becom_memb 1y g9 7
becom_pay 26 g0 e
becom_rehears 26 dw f dx d
bed 15 c g 19 17 1i b 25 g 29 9 34 b 36 e 3c b 3y 9 5o 1e 73 i 74 q 76 7 7b 9 7f n 8i d 8o h 8p g 90 1w 96 8 ac 7 bl 9 cx a cy 6 fs g hy 12 i0 1j i4 f
bed_bugs 1y hy 1e
bed_city 26 i0 e
bed_linen 1u 3c a 5o 11 90 k
bed_plan 26 7f c
bed_sets 23 90 d
bed_shar 23 i0 13
bed_sheet 26 5o c 90 e
bed_shop 26 90 i
bed_walk 26 ac b
bed_wood 26 73 9
bedridd 26 cx 8
bedroom 1d 26 f 27 s 3h 8 3o 9 7y d 9a 9 9k 10 ao e cv a fg 1h g2 g gv c hs 6
bedroom_bathroo 26 fg j
bedroom_desk 26 fg r
bedroom_flat 20 7y a
bedroom_produc 23 g2 i
beds 19 t d 19 28 3c 10 3f b 3l i 5z a 73 q 74 27 76 7 8o 1b 96 14 fs c i0 q
beds_fresh 26 3c i
beds_guest 26 74 c
beds_kitchen 26 74 a
beds_lawn 26 3l c
beds_shar 26 74 e
beds_solid 26 8o u
beds_stov 26 73 j
beds_wat 26 i0 b
beds_water 26 19 b
bedsid 1o p f t d 25 1r 7f c bp e i4 13 ix o
bedsid_lamp 23 25 13
bedtim 1j 1g n 1i j 7e b 7f v b6 c bl i cl 1u
bedtim_stor 26 7f c cl l
bedtim_story 1y 7f g cl 19
bee 20 6a a ad t
beech 1u 4s 10 73 j 8b f 8s f 8t 8
beech_fibr 26 4s y
beef 1q 6b 12 a0 a a2 s fr u hu 18
beehiv 20 19 9 6a 1k ad 15
beekeep 1n 6a 22 ad 2t
beekeep_app 26 ad 14
beekeep_associa 26 ad c
beep 1n 3n c 7p g 7q i fw o gb 10 gc d gn n
beer 1g 39 9 3b i 6g m 6h a 6i 2d 70 d 71 f c0 n hj j
beer_box 26 6i c
beer_brand 26 6i 9
beer_drink 26 6i q
beer_garden 26 70 f
beer_lov 23 6i f
beer_trail 26 c0 f
beer_win 26 6g 9
bees 1x 6a u ad s
beeswax 1t 4 d 8 s 6a e 8s g it r
beeswax_wrap 20 8s e it n
beet 1u 6c n ac r
beet_onion 26 ac h
beetroo 1y 2r d 68 g 6b h 6c 9
befo 23 1h 9 79 c fe b
beforeh 1h 1o 9 2p b 2y d 45 b 8d 6 e3 c fb c
befrien 23 46 10 48 j
beg 1s 2e 7
began 1o 43 d 7s a cy c i4 7
begin v b 7 g s h p i 16 1g 9 35 13 41 o 49 8 5v 9 7e b 7h q 8d 8 8e 9 93 a aq h b3 r b8 11 ba e bc s bq 9 d7 a d9 u df d fz k ga o hh t hi d hk b hl 18 hm 7 hr i
begin_advanc 26 i h
begin_clas 20 hh 6
begin_clinic 26 hr 9
begin_cours 20 hh i
begin_early 26 g j
begin_evening 26 hr e
begin_fast 26 1a e
begin_monday 23 i 8
begin_partn 26 i f
begin_questio 26 1g d
begin_rent 26 35 b
begin_run 26 b3 l
begin_saturda 20 41 b
begin_sunday 26 hl c
begin_tuesday 20 hm 8
begun 1t bp 8
behalf 1v 3d q 3p f 5h b dh 9
behav 1v 6g 7
behavio 1k q m z d 83 h 84 d ev g fp 9 fq t ft e gw d
behavio_health 26 z e
behind 14 28 f 2e a 2j a 6i 9 9g b 9k b 9v 7 ab 6 b7 i cy e d1 7 d4 a dt j e8 9 f5 8 gb l
behind_blu 26 gx 9
behind_count 23 dt l
behind_door 26 1o 7
behind_scen 23 e8 d
behind_wardrob 23 9k 9
beig 1t 4r 7 4s a
beirut 26 a7 b
bel 1l 73 7 7e z dz 8 f8 g hn f iw m
belay 26 h x
belay_boulder 26 h o
belfast 20 15 a 3w a hj 7
belgium 1c iw a
believ 1m 3v q i1 6
believa 26 c8 l
bella 1u 3u 6 9v c bx g fm m fp g
bellow 26 dz t
belly 1y o 7 7g 8
belo 20 4q 8 66 7
belong 1i m 9 6r d ev k
belongi 1y 1z l 9b f 9j g
below 1a 1q b 24 d 2d a 6i 9 ad 9 de a
below_already 26 28 8
below_percent 26 6i c
belt 1g s d 2d d 4g 11 89 a 8b b 8k 1r hl e i9 l in 1c
belt_glov 26 in p
belt_scrap 26 4g b
ben 12 13 a 3z 8 49 9 9o 8 cf 8 d7 8 da 8 dg 8
ben_test 26 h3 e
bench 1f 10 17 3t k 4j g cd a cu d dz j fh 8 ge 8 gi b
benchma 23 ed f
bend 1r 2d 11 4l 6 56 10 8j 8 cn i
beneath 1u 7c c 8z 9
benefit 1j 7u m b1 8 cq 8 f2 a gm g
benelux 1o 8p e
bengali 20 7e e ae 7 g6 f
bengalu 1j it a
benin 26 32 g 8v h
bent 1y 2d n af 8
bereav 1m 3q 11 3s q 3t p 3w 1p
bereav_family 1p 3q u 3s h 3t l
bereave 23 3w n bq i
berg 26 21 f
bergen 1u dz 7
berimba 26 hl s
berlin 1e 5 b 5j 7 7a a 9t 9 bm d hw 7 ix 7
bern 26 1k 7 7c a
berry 1u 0 a 2r f 5p 8 ac e hv e
berry_grow 26 ac 9
berth 1v 9r 3h
berth_boat 26 9r h
besid 16 2r 8 73 b ab 9 ai c al d cb c cz 8
besid_bed 23 3v 7
bespok 1v 2p g 4o u
best 13 1n m 20 g 2j a 38 9 4f e 62 13 66 d au d bc 8 bx 8 d3 z d5 z dj 9 e8 c ed b ep k gt h gx o hg l
best_dat 1o 62 o
best_friend 1x 1n w
best_man 1x au h d5 y
best_men 23 d5 j
best_moment 23 dj e hg p
best_option 26 gt s
best_ord 23 gx 10
best_saving 26 7v 9 d9 9
best_sel 20 62 c ed g
bet 10 b 6 25 b 2d 9 6e 7 7f a 7m 8 7n 9 7q a 7s f 8s e 90 7 bd a eb a ep a fv 9 gt l
bet_answ 26 bo c
bet_best 23 gt r
bet_phras 26 bd h
bet_sleep 23 25 8
bet_than 1k 21 8
bevel 20 8l e 8m b
beverag 23 c0 c
bhk 23 9d a bl a
bibl 1x 3v 1t 7p h hg 7
bibl_vers 26 7p f
bicycl 1f 14 c 17 a 1k 12 1y c 29 t 2f a 2h i 5n d 5t c 7v 9 dl 16 dn s gi 7 iw s
bicycl_mechani 26 14 f dl d
bicycl_shop 1y 1k 8
bid 1j 5g o c6 1z fe t gt e gv d i8 1a
bid_manag 26 c6 c
bid_writ 26 c6 k
bids 1s 9c 9 c6 1b h2 8 i6 8
big u 10 9 13 9 1y a 29 b 3a e 4h 8 6z a 8f f a1 h as a au 9 cn 7 cv c dx 7 fs c h9 9 hs 6 im 9 in i
big_box 26 8f d
big_broth 26 13 i
big_bust 26 4m b
big_button 1y 59 d gs e
big_head 20 in q
big_hous 23 cv q
big_let 1y 4b c dx b
big_ones 1t a1 e
big_pay 26 4t 9
big_pictur 20 7j 7 cn a f9 c
big_practic 26 10 6
big_resel 26 6z a
big_shar 26 fg c
big_siz 1y im b
big_superma 26 a5 9
big_tabl 26 3b d
big_tal 26 im a
big_window 26 2j e
bik 15 1k 35 21 9 23 9 29 2a 2f d 2h 9 2k 1b 2w 8 33 o 37 e 5m 9 5t 23 5y j 6j c 77 8 8k 7 8q b 8r o 9b k a3 h a6 f b3 h bk 9 dc 10 dl 3j dn 3e dt a hz 8 ih m il 8 io l iw 1h
bik_bik 20 1k 8 29 g 2k b
bik_bought 26 dl 8
bik_brand 26 29 9 dl c
bik_car 26 iw q
bik_check 26 dl d
bik_child 23 1k v
bik_childre 26 1k q 29 c
bik_club 26 b3 f
bik_commut 26 8k b
bik_couri 23 5t 16 a6 b
bik_deliv 23 5t 1f
bik_family 23 1k 9 29 k dn c
bik_fit 26 dn g
bik_front 23 29 11
bik_gravel 26 dn r
bik_helmet 26 2f c iw a
bik_light 20 2f b dn d iw f
bik_lock 26 2h d iw g
bik_market 26 33 m
bik_mechani 20 dl w
bik_offic 23 a3 b dl h
bik_outsid 26 2k q
bik_own 23 dl c
bik_plac 26 dl 9 dn e
bik_rack 23 io d iw 9
bik_rental 26 dn 1r
bik_repair 23 dl 1e
bik_rid 23 5t c
bik_shop 1s 29 8 dl g dt c iw f
bik_stand 23 29 c dn 9
bik_subscri 20 1k 11 dn 1o
bik_swap 23 1k 11
bik_tour 1y 21 c 33 d 37 d 77 9
bik_weigh 26 1k 8
bik_worksho 26 dl d
bikini 1x b 6 4m 2i
bikini_swimsui 26 4m l
bil v x h 10 8 11 9 1c e 1d 9 23 a 2b c 3m i 4t b 4u 9 57 9 6s 9 79 7 9g j 9r 8 9s 7 9u 1c 9v s ak x al a am a cc 13 d6 d d7 j d9 9 da x de m dh k dr 13 ec 9 ej v el o et b fg q fi p g3 e g4 15 g9 m gr f gu f gy a gz 1e h8 j hc b ib q ic p
bil_budget 26 d7 b
bil_build 26 ep d
bil_buildin 26 de a
bil_client 26 ej d gz d
bil_collect 26 g3 d
bil_complai 26 h8 f
bil_doubl 23 cc a
bil_employ 23 ak f
bil_hom 23 de g
bil_insuran 26 g4 b
bil_lad 23 4t e
bil_met 23 9s 9 ib j
bil_receipt 26 57 e
bil_rent 26 4u h fg e
bil_right 26 9v 6
bil_school 20 g3 e
bil_sent 26 9u c
bil_softwar 26 ej f el i
bil_split 23 d7 d da 13
bil_staf 26 ak h gz 7
bil_tenant 26 gr d
bil_tool 26 x a
bil_wat 26 gr a
bil_work 26 ic f
bilbao 26 52 d
bilingu 1g 1n n 1w e 3y f 3z r 82 b bp 9 cr a gd o hn d
bilingu_kids 26 82 c
bilingu_local 26 gd s
bilingu_nursery 26 3z w
billabl 26 et w
bin 1e a 9 17 c 62 i 63 o 6s 1k em a gf 16 ih i ii a it c
bin_becaus 26 17 b
bin_lin 26 it f
binary 26 h 8 5k 8
bind 1n 7d c 8g g 8x d 9a b eq e gt d
bingo 23 cz q e4 11
binocul 20 78 1h
binocul_borrow 26 78 l
bins 1o 5l c 63 d em c gf 27 ih v
bins_ful 23 gf p
bio 1p fb j g1 1u h5 p it k
bio_enzym 26 it k
bio_follow 26 g1 c
biochar 23 aj 1s
biodegr 1t 6 f a d 3s 14 ii d iq c
biodegr_urns 26 3s o
biodige 26 ai 1b
biodive 26 ag 8
biofeed 26 81 7 84 h
bioga 26 ai 21
bioga_plant 26 ai x
biograp 23 bp 1v
biologi 1u 38 9 78 11 9k 9
biology 26 b9 a
biotech 1y w i 5p 9 5q c
birch 1t 0 c n b 3u f 9x a fs d iu b iv g
birch_whisk 26 n a
bird 1k 77 7 78 27 8b h 8d b 8y n if 7
bird_hous 26 8b i
bird_watch 26 78 1d
birdwat 20 38 7 78 i
birming 1n 3x c 4k c 5p f 5s e 5v c ip c
birth 1d e d o 1o 4r q 51 6 5b s 7l l 9u 18 d1 h e2 b i1 1p ie a is e
birth_cent 26 51 6
birth_certifi 1y 5b v
birth_chart 20 i1 1n
birthda 11 1n 6 2m e 2p 18 2z j 30 d 31 g 3t a 45 2g 7b b 7c f 7l 9 91 v a1 d a2 r bp e by k c1 z d0 e d5 y d8 d e2 v e7 a f0 h fk d fz 8 h9 7 hp 6 hq m is h
birthda_baby 23 c1 p
birthda_box 26 91 m
birthda_cak 1t 2p 15 a2 10
birthda_childre 26 45 x
birthda_farewel 26 d5 d
birthda_let 26 45 i
birthda_list 26 h9 c
birthda_party 1q 45 1l c5 8 hq a
birthda_present 20 7c c
birthda_print 26 d0 8
birthda_room 23 fk d hq d
biscuit 1l 5w h 68 d 7q 8 a0 a a1 r a2 19 dw b
bistro 1v 2m 1t 6g 9
bit 16 9 a 6g 10 6h 8 7s a 7w 9 8n q 96 7 a2 g aa t aw a df 8 fq 9 g7 a hn b hv 7 hz 9
bit_garnish 26 aa j
bit_lat 26 at 6
bit_siz 26 4y a
bitcoin 26 df 14
bits 1q a e 6p m 9h c
black 18 2 9 3 e 2q 8 2z a 43 a 4e b 6b 9 6e i 6j 8 8h n ah s br a bu 9 bx h ik x
black_slip 26 4h 8
black_soap 26 2 d
black_sock 23 ik 1a
black_soldi 1y ah 10
black_spot 26 9k 9
black_whit 1x 2z c 8h s
black_women 20 3 a i2 7
blackbe 26 69 8 ag e
blackli 23 5x b hj 9
blackou 1x 3o 1p
blackou_blind 26 3o f
blackou_curtain 26 3o k
blacksm 20 hi 1g
blackwo 26 m h
blad 1f b 2l 2d p 2g e 4x b 8l 29 8m a cx 16 id g
blad_drop 26 8l i
blad_post 1y b k 8l o
blad_refil 26 b a
blank 1t 3s c 4q 7 ax h e3 c
blanket 1l g 8 26 h 38 f 3s 6 3u d 4p n 90 y 9a c e3 c is 14
blanket_strap 26 9a c
blast 1x 3j 7 5r s
blast_chil 26 5r q
blaz 1r 1j 1h cg d im 1g
blaz_dres 26 im o
ble 23 8x a
bleach 23 1 7
bleed 1u 6 a o 9 7k d
blend 1h 2 a 5 c 7 a 1y d 2r v 3o 9 5z o 6a 9 6d 1r 6e v 6f 8 6g e 90 b 9x b iu j
bles 23 3v 9 3x a e1 9
blind 1d 1f a 33 a 3o 30 76 14 84 9 86 2k 8w c bj c eg 19 hh 9
blind_dat 26 8w f bj f
blind_deaf 26 eg d
blind_fit 26 3o a
blind_low 26 86 d
blind_read 26 86 q
blind_sew 26 3o c
blind_test 20 eg j
blind_travel 26 76 e
blink 23 8c 8 al 9
blist 23 3x b
blitz 26 hm c
block 12 19 g 1i 8 1x v 3g m 3j b 5r a 72 8 7s e 87 j 8c d 8t r 98 7 9h f an n dq g eg a ep h ev 9 go 7 h8 h hf l hm 7 hn q id t in 8 it f
block_connect 26 hf e
block_dat 1x 6u a go b
block_drain 23 3g x
block_flat 20 h8 9
block_gut 23 98 a
block_pav 26 3j i
blog 1s 50 r e9 1a
blog_articl 26 e9 x
blok 1u 3w g 4k f co d
blood 1g 7 r l f 6o 14 7j x 7t a 85 16 89 10 a8 a fu 1i
blood_antiven 26 6o a
blood_pressur 1t 7t a 89 10 a8 a
blood_sampl 23 5t 7 85 a
blood_sugar 26 7j 14
blood_test 1v 7 e 85 x fu z
bloom 26 8r o
blossom 23 5 f 6a n
blous 20 4f b 4o 8 cy g
blow 1n 96 8 98 e 9g u fn 7 hi 8
blow_door 26 9g x
blow_dry 26 fn 7
blu 1b 4 b 1t f 2e 7 3u 6 44 7 4l 9 54 b 66 f 8d 7 8y a 8z b 98 7 a3 9 do 9 f0 9 fs b gy d
blu_collar 20 f0 b
blu_jump 26 gy h
blu_light 26 4l c
blu_mountai 26 98 9
blu_shirt 23 1t i
bluetoo 1p 6m i 7s c 8n c 9o 1s fw c h3 f
bluetoo_tags 23 9o 1b
blunt 1x 8l 13
blur 1q 20 l bj c
blurry 1r 20 c 7n 9 bx b d3 c hb k
blurry_ones 26 d3 c
blurry_photo 20 hb e
blush 23 1 7 3 17
boar 26 1m a 39 f
board y 10 a 1m e 35 19 38 15 3b 1b 5j l 66 d 6p b 6q g 6x d 88 8 8j a 8o 8 8s 19 8v 15 9d h 9e a an q b0 9 ct 1w cz 7 ed i eo 9 ex 10 fo i g9 j gn e gp 9 gq b h0 l h8 18 hm l i8 o ib a ig 9 is w
board_candida 26 ex v
board_chang 23 6x 9
board_design 26 9d f b0 d
board_exam 26 b9 b
board_gam 1o 3b 1x 8u a 8v 1o bk a g9 o
board_memb 23 5g a h8 f
board_own 26 ex 9
board_pack 26 5j e
board_student 26 gq i
board_wetsuit 26 35 d
boardro 26 5s a bw 9
boat 1b 14 a 1v e 35 e 38 33 3w b 6o e 6z q 8n 7 90 8 9r 1t ap 12 ba e c2 p hu 1k
boat_book 23 6z c 9r n
boat_hir 26 38 16
boat_land 26 hu e
boat_lif 26 14 e
boat_own 20 38 n 9r o
boat_pay 26 hu e
boat_skip 26 38 y
boat_trip 1y 1v b 38 z 6z e 7c 6
boatyar 23 9r t
bob 1x i2 a
boba 1v 2s 1t
boba_shop 26 2s f
boda 1o a 7 12 l 5t d 99 c a6 l ds a iw a
boda_boda 20 12 e
body 15 0 k 1 k 9 e e e g 8 4c a 4m 9 4o f 4w 9 59 a 6e 8 7e i 7g 8 7o b 7r 16 80 8 8e p 8x 9 9t 7 be b c8 b eg a fq f g4 g ik 6 im e
body_chart 23 g4 n
body_doubl 1t 7r 1g 8x c be d
body_languag 26 au b fq f
body_lotion 26 0 c 1 b
body_measure 26 im 7
body_outsid 26 ik a
body_part 26 9t b
body_scan 23 7e p
body_shop 26 4o d
body_typ 26 c8 f
bodybui 23 a0 9
boil 1h 0 d 28 h 2v g 3g 1d 6c 7 9g o a1 a gu y h3 g ib f
boil_eggs 26 2v j
boil_servic 20 3g t h3 c
bois 26 i 9
bold 1x 4e e ir b
bolivia 23 4l 6
bologna 1v m 7 3u 7 5t 7 hk f
bologne 26 6b b 9z f
bolt 1p 2b d 2h d ge c i9 p
bomb 23 32 9 4c f 9b 8
bon 1t a2 10 fr k hu f
bonbon 26 69 w
bond 1t 3i a 5n f 6k e db b
bonfir 23 37 b 44 h
bonnet 1y 4p d 67 f 8t 9 9z d in i
bonu 1n cj e di 8 em a
bonu_episod 23 cj d
boo 1y 1l d 92 c cs d e6 d h5 c
book l c r d l e j g 9 h 8 i 8 m b n h p a q q r 13 s j w 7 x n 1l 16 1n 13 1o q 1p l 1w a 1y b 20 a 2h a 2m 9 2t f 2x e 2y d 30 a 32 8 33 f 34 b 36 c 37 w 38 9 3c h 3d h 3e i 3x h 3y r 40 h 43 9 44 f 46 e 4o a 4z b 51 c 52 l 57 11 5e 9 5n p 5q k 5r e 5s d 6l h 6r 18 6t p 6u f 6z 1d 74 9 76 f 77 g 7b m 7c 8 7m c 88 f 8a j 8w 1g 91 d 92 c 94 w 95 d 98 a 9a c 9b 8 9p h 9r f 9s v 9t e 9v b 9w w af f az 8 b6 j b9 c bh a bi r bp 1b bs 9 bt d bu h bx a c2 u c3 i co 1m cs 7 d1 6 d3 16 d4 o dl f dm l dn 8 do d dq c ds b dt o dw n dy l e0 q e6 g e7 e ea a ed d ei g ek w f2 e fa n fb r fc g ff c fj m fk j fm i fn a fo a fp 9 g0 9 g1 m g5 11 gj 8 gl v gw 9 h2 a h5 1d hi 7 hp b hr j
book_account 26 ek m
book_advanc 26 9w f
book_again 1j e 9
book_airbnb 23 3d g
book_app 1o d h r 8 8a b 9t h co b dm e g0 a hr b
book_appoint 1r q i 7a b bs g ce d e6 c g5 e h5 p
book_apps 23 9r 8 9t 7 9w 8
book_bags 26 3x l
book_band 26 e0 u
book_barb 26 r m
book_bay 26 fk d
book_book 1t b6 8
book_box 23 8w f 9b d co d
book_button 1v 6z e
book_café 26 57 i
book_cal 1q 1o b fb g g1 h
book_calenda 1p 2h 9 3c z 6z d e6 e h5 9
book_car 26 do 8
book_chat 26 6t h 7m b
book_check 20 76 e
book_child 1x 1n 1n 91 c
book_childre 26 1n 6 8w f
book_clean 23 94 13
book_club 1x 8w d co 2a
book_cod 1y dw e fj e
book_complet 26 9w 8
book_confide 23 z d f2 n
book_cours 23 1l 7
book_cov 1y b0 9
book_deposit 1y 6r g 9t a
book_directl 1s 34 g c2 f
book_doctor 26 g5 v
book_editor 26 d3 h
book_empty 1g 52 b
book_even 26 3y g
book_event 20 c2 b e0 8
book_everyth 20 1v 9 37 l
book_family 1y bp m d3 k d4 a
book_field 20 af d fj e
book_fil 23 1o d
book_first 1l 40 9 8w 9
book_fit 23 4o 9
book_fix 1s c 8 57 d dy a
book_flight 20 5h h 5n f 7c 9
book_follow 26 bj l
book_fre 1h bi b
book_given 26 1l 8
book_group 20 e7 d
book_hal 23 c2 c
book_half 26 fj k
book_help 1y fi d
book_hero 26 1n k 91 e
book_hom 1x b6 c
book_includ 26 hy 6
book_inspect 26 71 7
book_insuran 23 52 g
book_invoic 26 x d
book_itself 23 2h e
book_job 26 9p f
book_kitchen 26 5r 8 d4 8
book_lesson 23 35 8 fk e fq 9
book_let 26 8w f
book_link 23 h5 b
book_liv 26 e0 f
book_marketp 26 1y d
book_meet 23 ei d
book_meeting 26 ei t
book_mentor 26 fa 11
book_minut 23 bd f
book_monthly 1y fa c
book_mov 1u h5 d
book_nam 1r 1n e
book_nev 1y co g
book_next 1g i 9 1l l 9v e dy 8 fn 6
book_onlin 1d c a e a 7m b 92 9 9r 8 dl c dw a dy c ff 9 fk 8 fn 7 g5 e gl i
book_oth 26 1n 6
book_own 23 6u g
book_paddock 26 fj k
book_pag 1p r k 9s b fb f gl b h5 n
book_paid 1x fb e
book_pallet 26 6l i
book_parent 26 bp o
book_patient 1y q d g5 a
book_pay 1q 9r 9 bi d
book_payment 1v s f
book_pdf 26 1v a
book_phon 1n s d dp a ds b dt o hr a
book_photo 1t d3 e e7 b
book_photogr 26 2y a
book_pick 1y 18 j 99 7
book_pictur 20 bx 9 d3 x
book_plac 1p 2t e 5n f dt e
book_platfor 1q c 8 r 8 51 9 6r 9 94 9 9s 8
book_plus 23 g5 f
book_podcast 23 az 9
book_portal 20 q 9 51 7 6t a
book_pric 1y 8w e co b
book_print 20 1n c d3 g
book_recomme 23 co d
book_relativ 26 d4 k
book_rid 23 8a 8 ds c fz 8
book_right 23 ek p
book_room 1v f6 8 gl a
book_scan 23 9o d
book_second 20 8w e
book_sel 26 1l c
book_session 1y 9j 8
book_ship 23 d1 b
book_shop 1y 52 b 8w v dt 9
book_singl 23 fm e
book_sit 1k 33 b 34 a 4z 9 5n c 74 7
book_slot 1r c j 3e j 9p e dl 8
book_smal 1u q e 1n c 57 m co f
book_softwar 1u q f r m 6z 10 9s m h5 r
book_spac 26 dq d
book_stag 23 77 s
book_student 23 1l g 1y d
book_subscri 20 8w y co o
book_suppli 26 2x k
book_swap 26 8w f co e
book_system 1s 6r q 6t f 6z u 9s 8 e7 a gl j
book_tabl 20 2m a 6r 17
book_tax 23 fb g
book_test 20 fe 9
book_th 1s 1p b
book_themsel 23 h5 15
book_til 23 ea g
book_tonight 1y 3y k 9w 9
book_tool 23 8a e gt b
book_tour 26 33 b 6z n
book_tractor 20 5q t af o
book_trial 1t 4a b
book_trip 23 38 8
book_tun 26 dy g
book_vet 23 94 v fm d
book_video 20 7i 9 9j 9 bh 8 hm d
book_viewing 26 5e d h2 i
book_websit 26 1b b 7h c
book_weekend 23 36 f
book_whatsap 26 d 8
book_widget 26 6r q
book_yearly 23 d3 h
bookabl 20 32 8 5n a 5s h
bookbin 26 hi 14
booking 13 e d m d q a r f s j 1v o 2m a 2z g 33 a 3d n 3y d 4o 7 52 f 5r i 5s f 6r y 6u d 6z n 74 7 7b j 9p g 9r i 9s w 9t a 9w c af c bu 8 bz a c2 b c3 c dq l dt a fj i fk 9 gl m h5 c
booking_deposit 26 9t g
booking_phon 1u 9s d
bookkee 1f 57 2k 5j n dg g ej c ek 1w em d eo 9 es i gu c h0 p hb j ic n
bookkee_account 26 57 b 5j 9
bookkee_book 26 57 x
bookkee_firm 23 57 b
bookkee_offic 26 h0 9
bookkee_payrol 26 em a
bookkee_softwar 1x 57 a ej 9 ek q eo 9 es d h0 g
booklet 1n 9 9 1p 8 2i 8 7j a 8d 7 cn a d4 9
booksel 23 8w 23
bookshe 20 9d b
booksho 1n 1l 8 1n c 39 t 3b c 8w 1c 8x b co f cr j hp d
booksto 26 8w k
boom 1v ga 8
boost 1x 8g 7
boot 1g 1t 9 1y p 4h 18 4j q 4n m 74 6 92 q b2 d bb c i5 d iw 12
boot_camp 26 b2 g bb e
boot_lin 23 iw 12
bootcam 1p 1a y 5f h b2 1e bb 1s
bootcam_beach 26 b2 o
bootcam_cost 20 1a 8
booth 1o 2z 2y 3a 19 hs b iv b
booth_party 26 2z w
booth_rent 26 2z i
bor 1b 6n 9 7f g 8u c bd a ck a dj 9
bord 1j 3q e 6n b av d de d dk 8 ew d
bordeau 1x 8r j aw 7
borehol 1y 16 x 99 8 ij m
borehol_solar 26 16 f 99 7
born 1u 78 e 7l 8
borrow 15 18 1x 1x 1g 4e 16 4i 7 4r 7 4u g 5q a 63 9 78 g 7x s 8f 13 8u l 92 d 9h 1q af a dc r dd 9 dj b do 14 dv k g8 j hb s
borrow_back 26 1x d
borrow_cars 26 dc 16
borrow_dril 20 18 q 9h 11
borrow_equipme 26 9h c
borrow_family 26 7x 9 do a
borrow_friend 26 92 a
borrow_machin 23 af a
borrow_neighbo 20 18 9 1x z af 7 dd c
borrow_set 26 8f k
borrow_thing 23 1x p 9h c
borrow_tool 20 18 s 9h t
bos 1f ar c el e ez 9 f0 d f3 11 hd e
bos_approv 20 el f f0 f
bos_sees 23 hd h
bot 1l r e 2c 9 4m 9 70 d e5 y e6 k ee h f6 g gg c h2 d i9 a
bot_join 26 f6 h
botanic 1u 0 e m u 6g 7 6w e hw v
both w 11 8 14 8 1b a 1h d 1n 7 1s a 3g b 3i f 3r a 46 9 7w 8 9b c at 7 bj c bl r c2 a cv k d7 17 eq e fd b gq t
both_agre 20 bj a fb c
both_ends 26 2f e
both_hand 23 41 8
both_parent 1x 5v 8 7l c
both_partn 26 d7 g
both_see 1x z d
both_shown 20 gj 8
both_sid 1a 14 9 bl q c2 9 cv 9 fd c gq g
both_work 20 f8 a
bother 23 4t a dr 9
bots 1t cb d ip a
bottl 11 2 h 4 o 5 1n 8 8 9 a 16 9 26 f 2e 27 2r p 4g c 63 l 65 2k 67 1i 6a 8 6f y 6g 12 6h 1a 6i p 71 m 8s 9 9z b a7 1n aa 1d ai 9 an 11 ap a ba b hi 8 hw 14 i9 d ic 9 io a it 14 iu 8
bottl_bags 26 an r
bottl_deliver 26 a7 8
bottl_filt 26 2e 18
bottl_gas 26 ai 8
bottl_glas 20 an b
bottl_light 26 2e d
bottl_pre 26 aa a
bottl_refil 26 63 e it 9
bottl_returna 26 a7 a
bottl_scent 26 8 e 2e d
bottl_shop 20 6g a 6i 8
bottl_sink 26 it b
bottl_sit 26 5 8 hw 7
bottl_smal 23 65 16
bottl_spirit 26 aa m
bottl_superma 26 65 b
bottl_tablet 26 9 e
bottl_tap 26 2e a it c
bottl_tel 26 5 f a7 e
bottl_wat 20 16 d 2e 9 a7 g
bottl_win 23 ap g
bottlen 1y 6q j
bottom 1o a 7 2e f 3c b 3t 7 4m k 94 e at 6
boubou 23 4c g im p
bought 14 1c d 5z 9 6d g 6e a 6p 9 79 b 8z 7 9d c cm 9 dc b df 7 dl 9 e7 b fg 8 i3 i
bought_along 1x dc b
bought_directl 26 6d p
bought_shar 26 i3 e
bould 23 h m 9b 8
boulder 1x h 30
boulder_hal 23 h 1a
bounc 1v bz f ix 16
bouncy 1u 2z c 45 b 8u g bz 22
bouncy_castl 1v 2z 9 45 8 bz 1p
bound 1n 8x 18 an b bp b cr b d3 f
bound_book 23 d3 e
boundar 1v 2g i as g id e ie 8 if a
bounty 23 5k y
bouquet 1u 8r 3e c1 9
bouquet_grow 26 8r w
boutiqu 1k 34 f 50 e 5o a bg b e3 a fh m im c
boutiqu_hotel 20 34 f
boutiqu_ord 26 fh a
bow 1v 2d 8 4d e dz c fn d in b
bow_rehair 26 dz b
bow_ties 26 4d d in a
bowl 1c b 7 2l s 2m d 2n z 2r o 2v b 32 c 5m a 5n d 8z 1i 9x a a3 h fk e fs d gc n hh t ii 1o
bowl_bars 26 32 a
bowl_cups 26 ii i
bowl_plat 23 8z s
bowl_soup 26 2v f
box q 6 g h 14 19 9 1p x 1z c 20 c 27 e 29 i 2b 6 2h m 2p 8 2u g 2z b 45 i 4h k 4s h 5t a 5v 1t 5w 1a 5x u 5y a 61 d 62 h 64 a 65 l 66 1a 68 g 69 s 6d d 6g 9 6i c 6j 9 6m d 6v a 7p 12 85 8 8b l 8c u 8d p 8f 7 8h 6 8j q 8l 9 8q c 8t a 8u 13 8v d 8w a 8x 9 91 1t 9a n 9b 14 9i 9 9j 9 a0 a a1 12 a4 h aa v c5 f cl d cx q cz 14 d2 z do f dr b fr i gw 9 hl c hu 1c ih a ii q ik i ir i is i iw a
box_app 23 32 a 7p f do d
box_back 23 8l f
box_begin 26 h c
box_best 26 66 8
box_big 26 a1 h
box_bik 26 9b f
box_book 26 1p i 92 8
box_box 1t 5v e 5x d
box_build 26 6m d
box_car 26 9l d
box_card 1v b7 c
box_childre 20 45 f 8b 8 8t d hl n
box_christm 26 hw 7
box_clean 23 d2 b ii c
box_club 23 h l
box_collect 23 2u 9 9b c
box_count 23 6m 8
box_deliver 1y 5x m 91 p hu d
box_din 26 5v e
box_empty 1v 61 8
box_family 26 1p i
box_farm 23 5x c a9 f
box_fil 1x 62 f d2 j
box_firm 23 2u f
box_fish 23 hu k
box_ful 1t 2z 8
box_gluten 26 5w w
box_good 20 8u 11
box_gym 20 h 1p
box_hand 26 8d c
box_hom 26 5x 9
box_kids 23 29 h 45 d 8b g
box_knit 26 ik b
box_label 26 2u a
box_look 23 cx b
box_measur 23 27 e 5v d ad b
box_nam 23 is i
box_occasio 26 91 m
box_offic 1y 6v c b1 9
box_organic 23 6 c 4d d 5x 9
box_pack 1t 9a g
box_pap 26 ek a
box_phon 20 20 a 7p i
box_plan 26 1q b
box_post 1y 1p c 66 9 c5 i
box_recip 20 5v 17
box_seed 26 8c v
box_servic 26 4i d
box_sets 23 ir e
box_shelv 26 1z f
box_shop 23 5t e 69 8
box_shout 26 ew i
box_show 26 27 j
box_singl 26 64 f
box_siz 26 2b 7
box_slid 26 d2 g
box_smal 1y 8b d ba g
box_sold 26 b a 69 g
box_student 26 9b t
box_vegetab 26 19 a 5x c
box_women 26 h c 13 e
boy 1r 3k a 7b 8
boys 1g 13 j 1a 9 8b q bu t cu d i2 c
boys_girl 26 cu g
br t c 9 e 9 12 f 17 i 18 9 1j 8 1k l 1s 9 2u q 2w f 2z a 31 f 3f g 3i 6 3o e 3u b 44 8 45 g 4b h 4i d 4j h 4o 8 52 a 53 t 5m d 5o m 5q d 5x b 60 a 63 u 64 b 8l 8 99 g 9f 8 a5 m ag i b1 d bw 9 bx d bz b c0 7 cv e d2 b dw 9 e3 c e4 k e8 8 f4 8 fp h hx h hz 8 ip a
br_ash 26 3u n
br_back 1j 4i h 4j 7 5o j 99 k 9f c
br_broken 26 17 b
br_cak 26 45 c
br_contain 26 63 f
br_family 26 12 g
br_fresh 26 a d 4n d
br_good 20 6l 7
br_guitar 26 dw g
br_him 23 fp k
br_hom 20 4o g fe d fp 9
br_hot 26 2u j 2w f
br_jar 26 63 g
br_kitchen 26 a5 a
br_light 26 3f d
br_machin 20 3i c
br_mats 23 b1 a
br_next 26 1k g
br_own 1o 52 c b8 c
br_pair 26 ip 9
br_plant 26 53 17
br_sampl 26 3o i
br_sheep 26 ag p
br_togeth 1v 8z c c3 b cv d fa b gq c
bra 1q 2d d 4m x 4r e 4s 1v 5k 9 il i
bra_siz 20 4m v 4s j
brac 1y 2c f 58 9 cy f in c
bracele 1x 2f 1h 4k 10
bracket 1v 5i b 6q h 98 h
bradfor 23 4o f
braga 26 25 8 fn 8
braid 1u c f 5y c cg d i2 b iq m
brail 26 86 13
brain 1q 1f e 24 c 7r q 83 w cn p
brain_min 26 7r e
brain_train 23 83 s cn g
brak 1i 1k a 29 c 9p 17 bm d bt 29 dl 11 dm d dn b
brak_battery 1x bt 1p
brak_pads 1u bt f dm d
brambl 26 i0 c
brampto 26 d2 7
bran 26 ah j
branch 1f 4y o 8r b d0 c e8 c ei a gy h hc q hz c
brand w 0 a 2 b 3 u 4 b 5 g 6 7 9 a a 7 29 a 2n 11 2z g 4c o 4f c 4g f 4h m 4i g 4m a 4n c 4p 8 50 1w 52 1d 58 r 5a 7 5r q 5u l 64 i 68 9 69 9 6b a 6d 9 6h d 6k i 7q a 8k 8 8t d 8z d 9y 7 ah 6 b0 y bw b c9 s ca 1a cx 8 dl 9 ep 8 fc d fh e ha f he m hg i hw 6 ik 8 il i in 9 io b it e
brand_agency 26 58 e b0 a
brand_chain 26 4k a
brand_check 26 4f a
brand_craft 26 6h 9
brand_design 20 58 d 8z d
brand_healthy 26 68 a 9x 7
brand_identit 23 b0 16
brand_influen 26 50 b 58 e
brand_kitchen 26 2n e 8s b
brand_list 26 hb d
brand_low 26 5u f il 8
brand_nam 20 8f 7
brand_natural 23 9 b 9y 6
brand_ord 23 6k b
brand_pay 23 50 b
brand_photo 26 bw a
brand_sam 23 2n e
brand_sees 26 50 d
brand_shelv 23 7q 9
brand_smal 26 b0 a
brand_superma 1q 9 9 b 7 5w 7 6d 8
branden 20 hv c
brandy 1y 69 k hw 1y
bras 1l b i 4s 1v 93 c cy 8 dz z e0 f ea e il 18
bras_band 26 e0 7
bras_measur 26 4s x
bratisl 23 41 9 6j 8
brav 1y 2r 8 5f a 7c 9
brazil 19 2 8 3v 8 6h a 79 8 d1 7
brazil_third 26 6h e
brazili 1l 1m b 2o 9 cl b e1 e hl 9
bre 1n 4n 9 8d a ah x fn k fq e fr d fs b
bre_age 26 fr e
brea 26 5i c 9l a
breach 23 f4 8 f5 c
bread 1a 12 n 2l 9 2o 23 55 v 5w 10 5y 1w 62 o 8s c 9y h ah 7 ck c hk z i3 1h
bread_bak 23 2o a hk 9
bread_clas 26 hk f
bread_knif 23 8s f
bread_left 26 62 d
bread_milk 20 i3 13
bread_mix 26 5w s
bread_nappy 26 55 b
bread_rol 23 2o c
bread_spread 26 9y 9
bread_subscri 26 5y 1i
break 11 2v d 35 d 3n n 3z 9 44 9 5k e 7r 10 a3 b b1 10 b4 8 bf c bx a cs 8 eu 9 f1 9 gx q ia 8 iq 9
break_ins 23 3n h
break_night 26 b1 f
break_parent 26 44 9
break_room 26 2v e f1 f
break_task 26 7r f b4 d
breakag 1r 8z 7
breakdo 1n 2z 8 36 j 3g 9 9l w bt e gw g
breakdo_night 26 9l c
breakfa 18 1f c 2j h 2l b 34 17 5e 8 5y e 6t o 73 13 7c a 7i d 7j d 80 9 8z 8 9x 19 9y 6 a3 n a4 a f8 k hk d hv t
breakfa_basket 1y 73 s
breakfa_cereal 26 9x m
breakfa_includ 26 hk j
breakfa_lov 26 hv a
breakfa_lunch 26 a4 f
breakfa_own 23 34 k
breakfa_school 23 f8 m
breast 1t o 9 v k 26 g 4s g ix e
breast_pump 26 26 f ix e
breastf 1o o y 1g 7 3z 8 4r 1s 7l p a4 c
breath 1c g c 25 z 26 z 27 b 35 c 7e 1k 7f f 7o a 84 8 89 c cl b fw 8 gk 10
breath_apparat 1y gk t
breath_exercis 20 7e x
breath_mask 26 gk 8
breath_movemen 26 26 r
breath_paus 26 7f d
breath_slow 26 25 e
breatha 1x 4n l i2 6 im d
breed 1l 1d 8 ah g bx m fs d fx c ie b
bremen 26 dw 8
brew 1j 2s l 6e s 6h 1p 6i 2z 71 1j
brew_be 26 6i x
brew_tea 26 2s h
brewery 1j n b 2l u 39 d 5p 9 6i 15 71 24 a2 c ah h e4 a
brewery_softwar 23 71 16
brewery_weekend 26 2l e
bri 26 bv 9
bribery 20 4w 9 5h a
brick 1o 8f 29 an 26 ig w
brick_sets 26 8f m
brick_til 26 an e
brid 1h d a 4e c 4k 9 8r c c4 j d5 p ir 8
brid_phon 26 c4 g
bridal 1n 2x e 4e a 4o g 8r 7 bv k c1 8 c3 h ir r
bridesm 1y 4e m
bridesm_cousin 26 4e c
bridg 1j 10 10 11 d 4l o 7o b b6 b bx a ci d if b
bridl 26 8k c
bridl_leath 26 8k 9
brief 1g 6 a 38 a 3x 7 4s 18 4z m 50 m at 7 b0 f ca 9 cf b ch 1a cx h eb c ep v fb c ik a
briefca 26 8k w
brigad 1r gk 2j
brigad_austria 26 gk b
brigad_keep 26 gk 8
bright 1i g c 1f b 2r n 2s a 3a f 3e n 41 b 4s f bg 7 bv 9 dw b fk 9 hh b hi a ho b hq c
bright_kids 26 bg 8
bright_littl 26 2r c 2s c
bright_plac 26 dw d
bright_room 23 g e ho c
bright_studio 23 hi b
brim 23 in z
brin 23 3u c 6c b
bring 16 45 8 4j 9 4o a 5x 8 63 a 6y 8 77 a 8u a 95 9 a5 17 a6 g a7 i a8 n a9 g bk a cv 8 dy 8 e9 9 ed f ho a i4 c
bring_bags 26 77 e
bring_hom 26 1d 6
bring_togeth 23 95 d bk e cv c
bring_whol 26 6y c
brisban 1o k c 45 d 5x 9 dj 9
brisket 26 2l j
bristol 1g o 8 1k a 2u e 5x a hi a hx c
bristol_cook 26 2u h
british 1m 1d c 4p d 8d a 8i d e4 7
british_soap 26 e4 6
brittan 1o ae 8 af b ah b bz 9
brittl 26 a1 x
brno 1s 24 7 31 9 57 b 8k c dp 9 hs 8
bro 20 d d dy a iu 9
broad 20 d9 x
broad_fund 26 d9 s
broadca 23 cp 9 ec 8
brochur 1u 5b d b0 18
brok 17 6n g aj 9 aw x d9 8 dj g ff p ga c h1 i h2 1b hb z i8 g
brok_canada 26 hb c
brok_listing 26 ff b
broken 15 17 19 2a v 2i a 3c c 4i 8 5i c 5q b 6p 18 8t 8 9e o 9f 8 dw 8 dy 8 gg 11 h7 8 ix 7
broken_applian 23 9e u
broken_glas 20 3c 9
broken_lamp 20 17 h gg k
broken_part 23 5i h 6p j
broken_piec 1y 6p s
broken_string 26 dy b
broken_toast 26 17 b
broken_zip 26 17 a
brokera 1x dj f ff d h2 f
bronz 26 4k a
brood 23 ad 10
brookly 1v 4j d 6c 7 99 7
broom 23 hx 8
broth 1d m f 13 f 1n f 1o a 3w b 4i a 5x a 60 a 6y b a4 c de b dz b
broth_law 23 1o d
broth_sist 1u 1n d
brought 1i 31 b 3q g 4b p a4 c a7 i ix a
brought_hom 23 3q i
brow 1p 3 p d 11 bv 27
brow_laminat 20 bv l
brow_nail 26 d 8
brow_shap 23 d f
brow_thread 26 bv b
brow_wax 26 bv a
brown 1f 3 a 2s m 4l 7 4p b 6x a 8k 9 fy 8 h4 b
brown_sugar 20 2s n
browny 23 a0 t a1 r
brows 1g x b 6w a 8w b 9p b b8 j bd b bi c ee 11 fa m g0 17 g2 a
brows_test 23 ee 16
brows_track 26 g0 p
bruis 23 h j
brunch 23 1w b 2j j
brunswi 26 g i 6f b
brush 1g 9 f b 8 3j h 3k 11 3p c 4z b ag p fn q fz h
brush_cut 26 18 9
brush_hom 26 fn 7
brush_saddl 26 fz c
brush_vacuum 23 3k r
brush_wat 26 3p f
brussel 1o 73 7 8r 8
brutal 1x o 8
bubbl 1o 2s 1j 45 7 4k 8 73 7 9f 7 c0 a hs 6
bubbl_tea 1y 2s 1j
buchare 1y 1d 7 6a a 7o d
buck 1t 8g 8
bucket 1p 73 7 79 7 8r i ai b in e
bucket_hats 26 in d
buckl 1y 4r y
bucktho 23 0 e 2r 9 a1 8
budapes 1v 3o 8 73 9 7d 1n
budapes_flight 26 7d t
buddy 1o 13 g 5f j 7s n bf 7 ey d fl h i4 7
budget 15 1i a 1q g 1r 9 1v f 2x 15 50 g 54 8 58 e 5g t 5n j 6o 9 9d m bl b c2 n c3 u d6 1s d7 p di b dj 9 e0 8 et 1q g2 8 gi 11 gy a h2 9 h8 8
budget_app 20 d6 1v d7 r
budget_burn 26 et 8 ha c
budget_lin 26 el d
budget_nearly 26 et a
budget_project 26 et v
budget_pubs 26 c2 n
budget_see 23 c3 q e0 c
budget_vot 26 37 e gi 7
bueno 20 d3 9 hs f
bueno_air 20 hs c
buffet 1p 2m k 2u w 31 29 62 o
bug 23 5k y
bug_bounty 26 5k t
buggy 1y 8u g b2 1a ix g
buggy_workout 26 b2 t
bugs 1q ee 1q hy 1i
bugs_flat 26 hy l
build r h 8 16 9 1e 7 1q a 1v m 28 c 32 9 3a c 3l x 44 e 49 r 4n l 4z a 56 9 59 1f 5i b 5j g 5n 15 5q q 5r f 5s f 6m b 6v c 7g f 7h 8 7r i 7w s 7y b 81 7 8b w 8f u 8o q 8t v 96 7 9c y 9g c 9l c 9m f 9o i 9p b a3 f ac a ai h ak a am 9 an 13 ao p b8 s ba j bi a bn c c1 6 c6 d cb u cm 9 cw 7 dk a dr c dw 7 eh 19 en e ep f gh 1q gs r gt m gv f h7 l h8 k hf 1q hr 9 hy 7 ib 1c ig 1h ij f
build_answ 26 gp c
build_app 26 h3 d hf p
build_applica 20 bn 9 gh l
build_apps 1y 59 z 7w 8 hf d
build_archite 26 an a
build_around 26 1v g
build_authori 1u gh a
build_block 1u 8t y an 8 ep c
build_board 26 an a
build_brick 26 8f m
build_cal 23 5h g
build_clean 26 59 f
build_cod 23 hf p
build_compact 26 29 d 4x e
build_company 23 7y g ao 8
build_connect 26 ak d
build_contrac 1y gs d
build_control 23 ib 15
build_credit 23 7w 1i
build_databas 26 hf m
build_departm 20 gh 11
build_empty 26 9c a
build_family 26 1s f
build_fir 26 hh 7
build_firm 1x 9o b
build_garden 26 3l c
build_hom 1x 81 9 cq b
build_know 26 gh d
build_mail 23 8b 7
build_manag 1y 28 7 9c f dr 8 gr c ib c
build_materia 23 an n ig j
build_oak 26 8o k fs h
build_ones 26 59 p dl b
build_own 1p 49 10 9l h b8 e hf 9
build_pack 23 io b
build_pag 23 6v d eh t
build_part 23 ig j
build_permit 1x ci d gh 1g
build_phon 26 7g e
build_pick 20 ac l
build_plan 1x 5j c 7r c gt g
build_plus 26 am e
build_quot 26 9c f
build_raft 26 44 q
build_record 26 7n g f5 g
build_send 26 8f n
build_separat 26 5p g
build_sets 20 8f j 8t f
build_simpl 23 9p b hf 9
build_sit 1n 4n m 5u a 9o a a3 m ao e eh c gs r ig 9
build_smal 1t 2z 8 b8 i eh e
build_solar 26 1e d 6m e
build_step 26 as 9 g6 b
build_stool 26 8b e hi e
build_stor 26 f9 b g1 c
build_story 26 1n c
build_stuf 23 ig k
build_tabl 26 8f 7 8o g
build_togeth 26 59 8
build_wat 26 16 e
build_websit 26 59 a eh p
build_work 20 9g 9 cw 7 gh g
buildin 1e 52 a 53 b 6m q 86 e 99 9 a3 c ao o dr a h8 g ib 1l ij a
buildin_energy 26 ib h
buildin_school 26 ib e
built z n f s a t g u 8 1i f 20 8 22 9 2e 8 36 e 3l 8 6v a 6z 9 73 7 7d 7 7o 7 7p 8 7z c 8f 9 9h 9 ao h ar h b5 j bn 9 c1 7 c7 e cf g d7 b du 6 dv a dw 7 e6 a e7 b e9 8 es 9 ez c f5 a f6 9 g3 f ga 8 gf 7 gx 9 i6 a ic 8
built_app 23 7p e 7z f du a
built_around 1y b5 i
built_book 26 4z d ea c
built_control 26 1i a
built_credit 26 es f
built_factory 26 ao h
built_market 26 ga e
built_own 23 c7 d
built_phon 23 1i 8 87 9 9n b
built_plac 23 c1 7
built_platfor 26 6n c ic e
built_sel 26 i6 h
built_sit 26 1l c eg a
built_softwar 26 6z f g3 e
built_system 26 s e ed c
bulb 1x 3i i 96 8
bulgari 1t 4y a cm a
bulk 1g 2i c 4v c 63 f 8g a eq d i6 8 i8 a
bulky 1v 9j f dt 9 hx 1p
bulky_wast 26 hx v
bullet 23 8x o
bulleti 26 7y c ci g
bulli 26 hl 7
bully 23 4w k a2 c
bump 1t b e 4e g 4r s bw j h1 b iq d
bun 26 4v b ds f
bunch 1s 8r 1k b3 8 ci f
bundl 19 1y a 43 c 4d m 4v 1p 64 d 8d 9 8p b aj b an 8 c3 g ds b h0 9 ix b
bundl_ord 26 4v 13
bundl_suppli 26 c3 a
bungalo 23 34 j
bunge 26 7c c fm h
bunk 1v 74 2n 9d 9 dw f
bunk_beds 26 74 15
buns 20 2o k
buoy 26 ae f ij g
bureau 1m 4u q 5b d 7w 2g dd g em a gm e
bureauc 23 7a j gm k
burg 1q 2l l 2n q 6b 1f
burglar 1u 2h i 3n 14
buri 1t 3p e 9j 7
burial 1m 3q 21 3s 10 3u v gj 2g
burial_ground 1y gj u
burial_plan 26 3q b gj 7
burial_plot 26 gj s
burkini 20 j 8 4m q
burn 19 1 9 8 o b 8 1e 8 2w b 3g 9 6p d ai e et c ha b hw 8 ih a iu b
burn_test 23 8 9
burnout 23 7m 8 as d f2 i
burnt 1o 8 g 6g c
burp 26 o 8
burrata 26 66 11
burrito 23 2l i a3 u
bursar 26 g3 s
burst 1o 20 a 28 x 3g j 9i a
burst_pip 20 28 f 3g 9
bury 1x 2g b
bus 16 15 c 18 c 21 k 2k 8 3x q 44 b 48 k 49 a 5n j 7t 9 86 j 8j a a3 b c4 a dp p ds 10 fu a gf 7 gn 2y gq i i7 a
bus_childre 26 48 a gn j
bus_company 26 gn i
bus_lat 26 gn o
bus_leav 23 21 7
bus_parent 26 gn x
bus_stop 1t 21 f gf 9
bus_train 23 dp 9 ds 9
bush 1y 78 8
bushfir 23 98 9
busiest 1r 2k a 3c b
busines z 2i d 2l h 4t g 4u a 4v e 4z 8 50 f 57 n 58 k 59 c 5c k 5e k 5f e 5j d 5l b 5o a 5r h 5s a 5t 7 6l 9 a3 k ak e al b am j ar 29 aw j ax c ay h b0 j bw e c9 8 cg s e6 d e8 n ea k eb e ed w eh x ek g el 9 em c en j eo d er g ew 9 ex b f0 s f5 f gq u gv h h1 a h5 l hc e hf g ih p ii d
busines_coach 26 ar 1t
busines_headsho 26 cg f
busines_network 1n ar 9
busines_own 1o 5e n ar v er 8 fb b hf c
busines_park 1r 2k 7 2l o 2u a a3 t dp 8
busines_phon 26 2i g e6 b
busines_plan 26 ar b g9 8
busines_portrai 20 bw m cg w
busines_premis 26 3o a 5l f
busines_softwar 20 eu 9 gv q
busines_trip 26 el h
bust 1t 4m f im g
busy 15 f d 1q c 2r a 30 c 3v 8 6r c 94 d a4 b a5 a dh a dm e gb l gc c hi 9 ht b
busy_househo 1u gb g ht 9
busy_night 26 6r i
busy_parent 23 3v 6
busy_plac 26 2r 9
busy_profess 1v a4 e
but 1k 1 a 2 b 1r d 2l c 2o 8 68 d 9y 1r 9z b a2 u hv b
but_bon 26 a2 l
but_bread 26 9y 7
butan 26 a7 o
butch 1n 31 c 67 9 8l p 9n h 9z 7 a5 e fr 9 hu l
butl 23 2g g fd n
button l a 8 24 8 2c h 2f o 51 c 59 9 6z a 7p 8 7r 9 85 8 86 c 8d 7 90 9 9v 6 br k cy u cz 7 eh b fw 9 gs a
button_alert 23 2f f
button_complet 26 8d d
button_hand 20 ba 9
button_photo 1v gs d
button_sid 26 cy q
button_sign 1s u 7
button_smal 26 6z h
button_wear 23 br j
buy m 0 e 2 c 3 c 5 a 6 7 7 8 8 d 9 7 a 8 b 6 18 c 1e k 1j e 1l k 1t 9 1y z 27 9 29 8 2e 8 2i v 2o a 3f h 3o 8 4c b 4d b 4e a 4f s 4g c 4h a 4k f 4m a 4s d 4t u 4v s 54 i 5h n 5u g 62 m 63 8 65 d 66 8 69 a 6a d 6e 9 6f 6 79 j 7y y 8g s 8i 7 8o c 8p t 8r e 8u 8 8w b 8y m 8z e 91 a 92 8 93 i 9f 7 9h 9 9x a a1 a a5 c a9 j aa 7 ab 7 ah b aj y am 8 ap d ba d bt 8 c0 7 c7 7 cp d dc a dj 15 dv 9 e1 k e7 a ei q ev a ew 9 f9 a fe y ff g fh q g1 x g2 u ga 9 h2 c h6 b ig n ik e in 8 io 7 ip v is 9 iu 7 ix 8
buy_advis 26 aj 7
buy_back 1k 2i a
buy_book 23 8w b eg e g1 e
buy_bottl 1y 5 d
buy_box 1y 62 d
buy_build 26 8f 7
buy_car 26 fe a
buy_carbon 26 aj 11
buy_cheap 1t 92 8 93 8
buy_check 23 fe f
buy_choos 23 8y f
buy_clean 20 16 d
buy_collect 1x e1 6
buy_cream 26 6s 8
buy_data 23 79 z
buy_direct 26 65 a a9 i
buy_downloa 26 by d f9 7
buy_electri 26 dr 9
buy_email 26 ea g
buy_farm 1y 5u c a9 g
buy_filt 1y 1y c ff h
buy_flat 1y 7y q
buy_foodstu 23 a5 h
buy_fre 23 ig j
buy_gift 20 fh 9
buy_group 1y 4v n
buy_imagin 26 3f b
buy_instrum 26 g2 a
buy_last 26 e7 k
buy_lat 1s 93 h
buy_leas 23 5q 9 am 8
buy_les 20 1t e
buy_licenc 1v g2 q
buy_list 23 5h a 8g d
buy_machin 23 4i 8
buy_money 1y g1 a
buy_noth 23 aj 8
buy_now 1y ei e
buy_onc 20 ew c
buy_onlin 20 fe d
buy_ord 1h 5z 7
buy_own 23 4n 9
buy_pads 26 cx 9
buy_pallet 26 62 e
buy_pay 1s 4f c ew b g1 i
buy_pays 1v 1y m 4t 8
buy_piec 23 7y g
buy_plant 26 ih a
buy_plastic 26 2e a
buy_pow 26 am d
buy_pric 20 ba g
buy_puppy 20 fx c
buy_resel 26 9f 7
buy_sam 1y 7q 9
buy_sav 26 g7 c
buy_second 1u 1j d
buy_sel 1o 1j a 1y y 8g o fe i
buy_set 1y 1l 7
buy_sets 26 8f 7
buy_shar 1v 1e 1d 7y h
buy_singl 20 8g c 8z 8
buy_smal 1s dc d
buy_softwar 26 ei c
buy_tabl 26 e4 6
buy_talk 26 5h c
buy_ticket 23 39 a
buy_trad 26 8g 7
buy_try 23 8y 8
buy_use 1y 8x b
buy_used 1p 1y a 2i j 4f j fe b ip n
buy_whol 1v 7y 9
buys 1e 8p d 8w a c0 h ix 9
buys_alcohol 26 c0 b
buz 1p 26 o 2d y 4x 7 dz 6 e4 j gb d
buz_phon 26 e4 c gb d
bylaw 23 gh c h8 p
bypas 26 5k a
caa 23 if 7
cabbag 23 31 a 6c e
cabin 1j 28 e 2z e 34 r 36 c 3c v 4g b 55 c 73 27 9l e bo 8 fp d
cabin_guest 26 3c a 73 c
cabin_lak 26 73 c
cabin_own 26 3c 9
cabin_phon 26 73 n
cabinet 1n p d 29 8 3h h 5s 8 6m c ab e al d fs e
cabl 1e 28 a 2b o 6m e 7c 6 ag 9 ak d dr z dw b iq 1g iv n
cabl_tray 26 iv n
cabl_warrant 26 iq u
cacao 23 6e e 9y i
cad 1m 5i 12 c8 c
cad_fil 26 5i n c8 d
caf 1g 15 d 17 y 1f 10 2j u 3b 14 5z b 70 c 8h c b0 c b3 d dt b es b hp z hq c hr b hs a ih e
caf_near 26 3b k hp m
caf_shop 26 3b 9
caffein 1y 5z 7 6e b 6h h
café 13 h b 17 w 1f 23 2j 26 2o g 3a f 3b 1y 3w h 42 a 52 9 57 q 5s e 5z l 68 b 6e d 6h y 8l 9 8r 7 8v 9 8y 8 9e c 9x f dt s e8 a ez c hi 8 hn g hp 13 hq 15 hs i hy e i3 a ih u ii b
café_bar 26 3b c
café_canteen 23 5m 9 ii d
café_coffe 26 2j f
café_gam 1y 3b 14
café_guest 20 2j n
café_library 23 17 j 3a b
café_near 26 17 p 1f n
café_nearby 26 1f 9 2j j
café_neighbo 26 2j f
café_offic 26 68 a
café_onlin 26 6h 9
café_parent 23 hq d
café_restaur 26 ez 8
café_shop 1y dt f
café_tabl 26 2j f
cag 1t ae g fk 8 fn a hr d
cairn 26 9k 8 bf h
cairo 1y 48 c 7y h ch h g5 9
cak 1a 17 a 1f 14 2j 10 2o o 2p 3f 2q 7 45 u 5t d 62 b a2 18 bw 8 by 9 c1 8 c3 a d4 b hp q
cak_bak 26 2p n
cak_dogs 23 a2 w
cak_look 23 2p f
cak_ord 23 2p x
cal m a 8 k 8 l h q b w 7 x f 11 9 13 9 1b d 1g r 1o g 28 d 2c x 2f b 3a e 3g i 3q f 3x 7 42 a 4b 9 51 b 58 b 5c 9 5g p 5h g 5l 9 5n b 75 a 7l h 7m 7 7p l 7t h 7x e 81 7 83 d 85 a 87 1c 89 k 9d e 9l b a6 8 ae a ar h as m at 6 au b aw a bd a bj e bn a bp d br q bs b c4 k c7 1j cu w ds a e6 15 ec g ef e eh s ei t eo s es b ez m f3 j f6 v fa o fb x fc c fd e fi d fl q fo 9 fq c ft r fu 9 fx 8 fy a g1 f g5 8 gb 9 gl 8 gn a gz j h4 g h5 a h7 f h9 8 hd b i7 b iv b
cal_agre 26 75 f
cal_answ 26 1g g
cal_ask 23 ez h
cal_back 1i 11 d 1b f e6 f hc 8
cal_bank 26 cu f
cal_becaus 26 h9 8
cal_book 1y e6 d ei g
cal_both 1v 3g b
cal_button 1u eh f
cal_cal 1y e6 9
cal_centr 1h 2c n 2f a af a c7 8 ec c
cal_chat 1y fa m go 9 i8 8
cal_check 23 gz h
cal_coach 26 c7 10 ei f
cal_creator 23 g1 o
cal_dentist 23 7r c
cal_doctor 1u 7l d
cal_doesn 26 7p j
cal_draft 26 5g n
cal_elderly 26 2c c cu a
cal_email 26 gl a
cal_employ 26 f3 c
cal_end 26 co 9
cal_english 26 bd b c7 c
cal_family 1r 2c b 46 8
cal_farm 26 ie h
cal_fee 1y 3g a fc j
cal_fil 26 eo g ep j
cal_first 1n 7x 9
cal_fit 26 5g 9 ia 7
cal_friday 23 eo 9
cal_ful 23 gf d
cal_grandpa 26 87 i cu a
cal_guest 1x fl n
cal_half 23 fa h
cal_help 1t 56 b
cal_hotel 20 76 f
cal_join 23 g1 c
cal_landlin 26 87 e bs g
cal_list 1n es 9
cal_look 23 1g d
cal_marathi 26 9d c
cal_memb 20 bj m fl 9
cal_messag 1t x f 11 7 87 d h5 b
cal_minut 26 4s 9
cal_neighbo 1x 2c a
cal_night 1t 1g f ef 9
cal_not 23 f6 e
cal_numb 1r 4w a
cal_nurs 26 89 8
cal_old 26 7p k cu a
cal_outs 23 3g f 3n e
cal_own 1p fn 9
cal_parent 1y 44 9 gn b
cal_patient 26 a8 7
cal_pension 26 cu a
cal_person 20 bp e eq b
cal_phon 23 br a
cal_plus 1x l l
cal_practic 20 g5 b
cal_recepti 26 q a
cal_record 26 c7 7 ec d
cal_recordi 23 c7 b
cal_rememb 26 f6 a
cal_rid 26 5t 8
cal_ring 23 ft b
cal_sal 26 c7 10
cal_school 26 gn b
cal_scor 26 c7 o
cal_second 26 l a
cal_servic 1x 2c 8
cal_shar 26 7u a
cal_show 26 a f aw d
cal_sick 1v ez 9 i7 d
cal_speak 26 14 8
cal_start 26 fb c
cal_tel 23 87 h c7 h
cal_text 20 87 w f3 8
cal_third 26 40 8
cal_track 26 58 h
cal_train 26 c7 b
cal_turn 26 ae e
cal_valu 26 89 j
cal_vet 23 ft l fu f
cal_video 26 1o e 7t e
cal_walk 23 3x e 7t b
cal_whol 26 c4 f
cal_writ 1y 5g q f6 f
cal_written 26 1g 7
calaman 26 64 e
calathe 26 8q 9
calcula 19 r c x 8 1r a 23 h 3v 9 6n i 7f c 9k a av 9 b7 a da b dg h dj d dk n ej b el a em 12 gv n gz c i5 b i6 a ic 14
calcula_end 23 r 7
calcula_hand 26 b7 e
calcula_wag 23 em 15
calen 26 e6 d h2 d
calenda z c 8 q f r t z m 1h 1q 1q c 1s 1u 1t c 1u n 1w n 30 8 3c u 3d a 48 a 5e l 6u 16 6z 10 7h a 7k 7 7n d 7u j 7y e 8c 9 8x g 9q i 9r d 9t m 9u m 9v 9 af r cf e d6 9 e6 q e8 m ei c et 10 g4 9 gd d gl 1c gv a gw e h5 1d i1 s
calenda_app 26 1s b i1 a
calenda_automat 26 6u e
calenda_budget 26 et k
calenda_car 26 83 9
calenda_channel 23 6u g
calenda_clean 26 3c 9
calenda_don 26 e8 8
calenda_expens 26 1h q
calenda_family 26 1h f 1s g
calenda_hal 26 gl l
calenda_invoic 1y z n 5e f 9v d
calenda_know 26 r h af c
calenda_not 26 z a 8x b
calenda_payment 23 6z g
calenda_phon 26 1s b
calenda_pric 26 10 7
calenda_show 20 1h d d6 e
calenda_suggest 26 et m
calenda_tarot 26 i1 n
calenda_text 26 e6 e
calenda_websit 26 6z g
calf 23 4h 7
calibra 1o 27 f 5q i ij d
califor 1n 1z g ad 8
calisth 26 b2 k
callbac 26 at c ev e
calligr 23 hi a is u
calm 16 b 6 g c m c 1d 6 1h p 35 d 43 l 59 a 7e d 81 a 83 j 9q e c4 a ck c cl m cp b df 8 fn g fz e hp w
calm_dog 26 fn e
calm_messag 26 1h r
calm_room 23 hp e
calm_soft 26 45 7
calm_woman 23 c4 c
calori 1s l i 7i 1u a4 b
calori_app 26 7i t
calori_count 1y 7i v a4 a
calory 1r 60 q a2 d a4 11
calory_count 26 60 e a4 b
calv 1v 34 i 7m 7 ie 19 ik 7
cam 16 1w c 58 d 7a 9 84 9 cf b
cambodi 26 5 f 16 i
cambrid 20 1p f dl 9 dn i
camcord 23 d2 15
camera 11 k 8 v j 1m a 1z g 26 p 2c a 2g j 2h d 2y 9 3n 17 4l a 55 j 5q h 6s u 6w 7 7g f 7o s 7q x 80 7 86 1m 8g 7 8h p 98 l 9g j 9k 8 9w c ac p ae f au r be a bi 8 by 14 ck g d4 9 dc z fy c gc q gf g gy i hy 9 i9 26 ie 11 if i iv d
camera_abov 26 i9 y
camera_bolt 26 i9 p
camera_check 23 k e 7o d
camera_dron 26 dc 12
camera_film 26 8h 9
camera_hom 23 1z l 3n 9
camera_light 26 5q g i9 h
camera_phon 26 7g 9 7o i
camera_recogni 26 ac d gy f
camera_scal 20 6s q d4 e
camera_voic 26 au l
camera_watch 26 7g e 9w 8
camera_weight 26 ie b
cameroo 23 64 8
camino 1x 3x 11 77 k
camp 1a 34 i 35 l 36 24 3w c 44 3e 49 d 73 8 74 h 92 1g 9s 1f b2 c bb b fz a hm i iw e
camp_club 26 44 p
camp_farm 26 34 g 44 e
camp_gear 26 92 r
camp_own 26 36 k
camp_rental 26 36 n 92 d
camp_school 26 44 u
camp_van 23 36 d
campaig 1i 50 p 58 25 5b b c9 k e7 1k e8 c g9 1y h9 9 ha b i6 c
campaig_campaig 20 e7 a
campgro 23 9s 1b
campina 26 6k h
campsit 1n 36 e 77 c 92 m 9s 29
campsit_book 26 9s u
campsit_booking 26 9s j
campsit_own 26 9s k
campu 1o 13 8 1l 2o 8h e a6 i bb e br e
campu_marketp 26 1l o
campus 1v ak k
can 1o 18 e 5r d 5z 6 6h c 86 15 9f 10 aa d
canada 10 20 8 3v 6 4l 7 7w d 8d 6 8t 8 as a bg b ce e fi c hb 9
canada_germany 20 bg c
canadia 1p 1r h 2x e at a
canal 23 38 k 78 9
canc 1o v g 7d b 7z d 80 i i2 13
cancel 12 g a q 17 2t a 3y q 6r f 6z 9 88 11 dh 24 g5 m gx a h5 15
cancel_appoint 23 q k h5 p
cancel_flight 26 88 11
cancel_lat 20 3y b
cancel_off 26 q l
cancel_onlin 26 h5 c
cancel_phon 20 g5 e
cancel_slot 23 g5 a
cancel_trip 20 88 9
cancell 1f 2t d 2x a 42 a 6r 9 dh o en b go b h5 c
cancell_weath 26 en d
candid 26 2y f by f
candid_photogr 26 2y c
candida 1h w h 14 f 5d 1q at b b9 1x ct d ex 2l f0 a fd p gq h
candida_arrang 26 fd k
candl 1f 8 2o 39 h 3p 14 3t 11 6k a 91 o fh a hi n iu j
candl_ceramic 26 8 f
candl_light 26 3t d
candl_mak 23 8 a hi r
candy 1y 68 d a1 19
candy_disguis 26 68 b
canin 26 fv g
cannot z j d 1m k 26 9 4l 6 4s 8 72 8 7b 9 7e c ag b iw 9
cannot_detect 26 26 f
cannot_driv 26 ag d
cannot_reach 1r 97 8 98 8
cannot_swim 20 j m
cannot_talk 23 1m n 7m 7
cano 1v 38 18 44 f ba b
canopy 20 9q d bz r
cans 1n 16 d 2s 9 6h r 6i u a7 h
cant 23 fz g
canteen 1b 2u 1e 2v c 2w x 5m l 5r 9 62 n 6b f 6s v 72 p 9n g a3 k a6 9 a9 i f1 a ht 8 ii w
canteen_event 26 ii b
canteen_kitchen 23 2w d
canteen_ord 26 a6 b a9 i
canteen_staf 26 2u k
canva 1m 8b d 8k 1g bf c bx l hj 25 io h
canva_bag 26 8k b io b
canva_hom 23 hj g
canva_paint 26 hj i
canva_win 26 hj p
canvas 23 54 j
cap 1b c o f 8 2c a 30 b 6h f 7s a et a g8 8 hn 9 i2 n i9 e in 9
cap_mirror 26 c p
cap_town 1m 30 b 6h a
capacit 1k 5o 9 6l c 6q q al b c2 r gx e i8 b
capacit_budget 26 c2 a et 8
capital 1n 4t h g8 n
capoeir 23 hl k
cappucc 20 1f e 2j h 2k k
caps 1r 4q 7 i2 c il g in 1p
capsul 1r 7 1e 1t u 24 g 4c e 5z i 74 a
capsul_wardrob 23 1t m 4c d
captain 1x 37 d 38 9 9h a
caption 1n 86 n e8 1t eb y hg 1s
captur 20 ee f ef g eu k gz 8
car p 0 c 2 e 6 i b 9 c d o j p u t 2b 13 b 1u i 22 1l 29 i 3k h 3p c 3y a 3z e 43 g 46 c 47 26 4j 6 53 b 59 8 5d 9 6p a 76 8 7u 1v 83 q 89 8 8f 8 8q h 8u 9 96 r 9i e 9l a 9p z 9u c a8 b ak w as q at 7 aw 7 bb 12 bn 9 bo b bt 1d cg 9 cy b cz o d0 9 di d dm 1q do 1g dp o dq h dr m du 6 ex h ez 9 f8 j fa g fe 1l fi x fo d fp l fs a fu g gq 9 h1 b hy 7 i7 t iu 8 iw p ix f
car_age 26 7u k
car_agency 1x t g
car_animal 26 9i 9 ag 6
car_app 20 1u s 22 j 7u c 9u f
car_battery 23 al b bt 9
car_buy 1t 0 h fe r
car_car 20 22 c dm 16
car_card 20 8q g
car_centr 23 3z f
car_chang 1x as g bb 1j
car_charg 23 22 c iw 9
car_childre 23 3z e 44 f f8 a
car_clean 26 dm n
car_climat 23 23 a
car_club 26 do j
car_coach 23 as 16 bn c
car_company 23 t a 96 9
car_coordin 26 7u a
car_cost 23 22 1c
car_counsel 26 as n
car_dementi 26 47 14
car_documen 26 t 1e at 9
car_driv 23 88 8
car_elderly 20 p d 47 u 7u 14
car_family 1y 47 f 7u n
car_fund 23 cw 8
car_garag 26 9p c
car_guid 26 7u e fe e
car_hom 1a c g o 7 p v t m 47 y 83 a 9m b ce a cz r d0 c dm q ex c ez c i7 p
car_ill 26 47 a
car_includ 23 53 f dc 9
car_inspect 23 bt e fe e
car_insuran 26 aw a
car_keep 26 t d
car_kids 26 1a a
car_kit 26 iw a
car_list 20 fe p
car_mainten 26 22 d dm e
car_mak 23 22 9
car_manag 1y fi 18
car_near 20 p a 47 9 fp h
car_next 23 3a h
car_nurs 23 i7 e
car_offic 1u bo e
car_open 23 do l
car_organis 26 iw a
car_own 1j 22 w 9p g bt u dm t fe i h1 b
car_packag 23 91 d
car_pag 20 5d 9 ex i
car_parent 1x 47 b 7u j fi e
car_park 1i 19 a ak 1d bt g dm 1e dq j hr 8
car_part 1v 6p c fe y
car_photo 26 48 9
car_plan 1n t q 47 9 96 b
car_profess 23 9v b
car_really 23 22 z
car_record 20 t 1x
car_rental 26 do d
car_repair 1t 22 a 9p l bt s dm b
car_return 26 cg a
car_seat 1t 3i 8 8u b dp b iw k ix w
car_senior 26 46 a 47 d
car_servic 1q 22 f 3p d 96 7 bt b dm g gq 8
car_shar 23 do 1o
car_sick 26 fo e
car_softwar 20 t s h1 f
car_speak 23 t r 9p c
car_start 1x fa e
car_step 26 83 d
car_subscri 26 do d
car_train 26 43 e
car_visit 23 t d 7u k
car_wash 1x 47 e dm 1c
car_work 1v t c 47 b
car_worksho 23 9p 10 dm d
car_writ 20 t i
caramel 20 69 8 a1 t
carat 26 4k l
caravan 1s 1p d 2b 7 36 t 9s 1j a7 9
caravan_park 26 9s x
carb 23 7j h a4 d
carbon 1j 23 1r 2e h 56 c 8s c 98 e aj 2b dn g h3 e ic 1n
carbon_book 26 h3 f
carbon_credit 26 aj 1p
carbon_footpri 1y 23 1k ic v
carbon_offset 26 23 g aj b
carbon_removal 26 aj x
card s g a r v 1c u 1f g 1m f 23 8 2v j 46 s 55 x 5v q 65 h 6d e 6e e 6r e 70 d 79 h 7v l 7w u 7x r 8g 20 8k 8 8v 18 8x a 91 14 9p 10 9r 8 a1 b aa c bf r ce e cq b cz 16 d4 9 d5 8 d6 9 d8 1c de p dh l dy 8 ea d el i ev q ew 1w f9 a g1 b g3 u gj a gl a gn d gw 9 h9 g i1 c i3 h
card_app 1y 55 d d8 o
card_bank 1x 1c h h9 v
card_big 26 d5 7
card_bil 26 d6 f
card_cash 20 de u
card_chapt 26 bf c
card_check 23 8g l
card_child 26 j 7 gn d
card_collect 23 8g x
card_cost 1x d8 a
card_debt 23 7x 18
card_deposit 23 r n
card_dic 23 8v s b7 d
card_driv 23 46 e ak d
card_fair 26 8g 8 i1 7
card_family 26 d4 8
card_feed 26 dh d
card_fil 20 9v c gj a
card_first 26 8g f ce 9
card_gam 26 8v i
card_guarant 26 6r d
card_hold 23 8k d
card_invoic 26 9p o
card_list 23 dh e
card_local 26 55 f
card_mobil 23 de e g1 f
card_open 1x 2m e 2v i
card_own 23 bf b
card_parent 20 91 g g3 i
card_part 1u 9p n
card_payment 1l 1c d 23 d 70 a 7v r d9 c ew 16 gl a
card_payout 26 ew q
card_pays 26 q e dr 8
card_photo 26 9r c eo f
card_plan 26 5v c
card_plus 23 d7 d
card_pocket 26 d8 q
card_print 26 g3 f
card_read 20 r 9 ew c gf c
card_shop 26 r 7 8g c
card_short 26 di 9
card_smal 26 7w 9
card_speak 26 1m o
card_spend 23 el e
card_tel 26 65 9
card_termina 1r s c 4v 9 52 c ew s
card_upi 26 d8 c
card_video 26 5v d
card_walk 26 46 g be f
card_wat 26 6e c
card_whos 23 7w 7 8g e
card_word 26 91 b
card_work 23 7w f
cardamo 1y 6b g 6d f 9x c
cardboa 1l 6 7 3f l 3s 7 8c c 8r e ih 1q ii a
cardboa_fit 26 3f b
cardboa_plastic 26 ih t
cardif 1t 2p 7 ih d
cardiga 1x 4p x 4r f
cardiga_hats 26 4p b 4r d
cardiol 26 89 f
cardiol_clinic 26 89 b
careful 1i 2y 8
caregiv 1s 2c a 3z f 47 1w 7u 18 83 i
caretak 1m 3p a 6m 9 9i b ge k gl k gr a h7 a ib d
caretak_phon 26 gl 9
cargo 1h 29 1j 2k g 2w b 4c b 5t 20 5y d 6o b 8r g 9w a dl 1c dn 1q hz b i8 z ih t
cargo_bik 1m 29 1f 2w a 5t 15 5y b 8r e dl 15 dn 1k hz 9 ih p
caribbe 1y 64 h cz 9
carniva 20 dv v
carolin 20 4q 8 ik c
carp 20 dm d ge d
carpark 26 dm a
carpent 1i 4n e 8b s 8o v 95 d 9c d 9d l fc b gt e
carpent_paint 26 95 f
carpet 1i h f 18 i 3i 2j 5l a 9h 18 hq b hr b
carpet_clean 1v 18 i 3i j 9h 18
carpet_sofa 26 3i h
carpet_warehou 26 h i hr d
carpool 26 48 1p dp 1q
carport 26 am a gh d
carri 1a 29 g 3x g 4r 1t 4t b 6k 7 6m 1v 77 7 92 e 9w d he c i8 1r ix v
carri_local 26 29 d
carri_pay 26 4t f
carri_post 26 i8 c
carri_postal 26 6m b
carri_use 26 6m h
carrom 26 3b 9 cz f
carrot 1m 2r 7 5x h 61 f 68 g 6c g a2 c a9 a ac 9 fr d g6 b
carrot_hand 26 ac 9
carry 12 29 y 2f b 2g d 37 a 4k 8 6o 11 77 s 8f a 8p a 93 8 9a y a7 g a8 7 bt a dc 9 dr 9 er 9 hn 8 hx r hz i io k
carry_back 26 a8 6
carry_childre 23 29 v
carry_fourth 26 93 e
carry_hand 26 9a g
carry_hom 23 8f c
carry_kilo 1v 29 f 6o h
carry_risk 23 dc d er e
cars 19 22 v 43 17 6p l 8u d 9p i ak 10 bt s dc u dm 14 do 2l dp g dr 1d fe 1k gw a iw d
cars_camera 26 dc 16
cars_charg 26 dr c
cars_hom 26 bt 9
cars_mechani 26 fe r
cars_park 23 bt j
cars_room 26 9q 8
cars_shar 26 do o
cars_slid 26 8u h
cars_stand 1y do a
cart 1k 2k 26 2q k 51 a ai 8 e7 f fh c i5 e ij 9
carton 1m 65 e 66 7 6b a 6h a 6i d b0 b ih e
cartoon 1r b5 f b7 b be f c5 a cl b d8 7
cartoon_explain 26 b7 b d8 6
cartrid 1o 9 8 b 7 2e 11 3g 9 8h 8 hs 7 hy 8 ij a
cartrid_blad 26 b 7
carv 1p 33 d 8m 7 8t f c0 a fh b hi 1z
carv_learn 26 8t e hi d
carv_spoon 23 hi y
cas 10 3 d 9 u v q 10 1n 11 v 1z a 2a 9 33 9 4w s 4x d 5f b 65 b 6g 7 6h 8 72 9 7x b 7z f 88 c 8b 8 8j 1i 8l 7 9f 9 9q 1a bm s bq a cb g cd e ce g cj g dh 9 e5 a e7 c ep f es 9 ft 9 gz g hb g i6 8 iq 29
cas_arriv 26 8j f
cas_board 26 9q d
cas_box 26 8j b
cas_cas 1v 10 7
cas_charg 26 iq z
cas_check 23 hb e
cas_empty 1y e7 a
cas_fil 26 9q c gz d
cas_first 23 v b
cas_handl 23 4w g
cas_keep 26 9 g
cas_lawy 26 es f
cas_let 26 8j 9
cas_list 26 hf c
cas_manag 26 8a d
cas_managem 26 9q h
cas_monthly 26 8j 9
cas_offic 23 4w d
cas_pick 26 x c 65 f
cas_scan 26 11 h
cas_screen 23 iq h
cas_send 26 ep e
cas_set 26 8j d
cas_strap 26 iq g
cas_study 23 ep c
cas_subscri 26 8j b
cas_track 23 10 10
casabla 26 ff a
casein 26 3h 9
cash 16 s b 4t x 5j v ar 13 c0 8 d6 a d8 h db w dc b de 1f el 9 en 1o ew i i3 b
cash_bar 26 c0 b
cash_count 23 de o
cash_flow 26 en 1l
cash_forecas 26 5j f
cash_pric 26 ar i
cashew 1y 2q d 68 e 9y y
cashi 26 55 p
cashier 26 55 1f
cashier_shop 26 55 s
cashmer 26 4p y
casino 26 3v 6
cask 23 hw j
casket 26 3s j
cassava 23 2l 8
casset 1v 3o b 7p k d2 1k e1 c
cast 1n 4 e 5i q 6p 10 8s f an b dv j dx r i9 9
cast_smal 26 6p f
castelf 26 dz 9
casting 23 i9 y
castl 1o 2z b 45 d 6w 15 8f o bz 21 cm 9
castl_gallery 26 6w u
castrat 26 fu 9
casual 1t cg 9 cn e em 8 i7 e
casual_labour 23 i7 d
cat 17 1d m 31 f 3b r 3u y 49 e 75 h 8q g 9i i bx g fn 9 fo 1g fr o fs 1b ft l fu q fw 11 fx q fy 1a gc 1x hp 1u
cat_already 26 gc f
cat_caf 26 3b c hp y
cat_café 23 3b q hp 9
cat_drink 26 gc r
cat_feed 26 gc b
cat_food 26 fr v
cat_furnitu 26 fs x
cat_gon 26 fw 9
cat_loung 26 hp n
cat_lov 23 hp p
cat_mis 23 fy q
cat_own 1n 3u 7 fo o fs a ft 9 fw a gc i
cat_toy 26 fs f gc b
cat_tre 26 fs k
catalan 1v 6r a b5 l c7 f cn m cr i
catalog 1f 2a e 3s 6 4n c 4z b 8f f 8i l 8m 6 9p b bh d c8 m e9 a i5 r
catan 26 3b r
catch 1g v c 8n 1i ap q ef q h9 8 hu x hy v
catch_angl 26 8n o
catch_fish 26 8n 9
catch_log 26 8n h
categor 1u d6 t d7 g e9 d ek i el f eu e gg d
cater 19 14 v 2k 8 2u l 2w u 31 1w 5p b 5r 1e 62 f 6s g 72 1u 9n f a3 a c0 h c2 d c3 11 c4 d i7 g ii 9
cater_company 20 31 f 72 a
cater_event 20 31 f
cater_serv 26 c0 7
cater_wedding 26 31 y
caterpi 26 8t h
catholi 1u 3v y 3x 9
cats 1c 1d b 3b b 3u 11 8q a bx w dv a fn 9 fo 18 fs g fv f fw h fx h fy h gc t hp 2v
cats_dogs 1v 8q b fy 9
cats_guest 26 hp o
cats_hom 26 fv e
cats_shelt 26 hp n
cattery 26 fo m
cattl 1u hu j i8 d ie m
caught 1t 56 7 ap h hu 7
caus 1f 1c u 1f 8 2g e 7j 7 7z l 9k 11 ef f gz b
caus_list 26 gz e
caution 20 db u g7 j
caution_deposit 26 db n
caution_fee 26 db 7
caution_money 26 g7 f
cav 20 h s
cbd 26 c 8
cbs 26 gp b
cbt 26 7f m
cbt_insomni 26 7f h
cctv 23 3n n
cebu 1v 5e s
cedar 20 5 i n e in 9 iu 8
cedar_orang 26 5 9
cedi 1p 79 b
ceil 1o 28 8 3g f 3h 7 c1 8 ie m
ceiling 1y 3h l c1 b gt h
cel 1n v c 27 d 3k g 6x 8 ad 7 fw c
celebra 1h 2p x 2y e 30 p 31 a 3r 15 45 e bz b c3 m c4 a
celebra_cak 26 2p p
celebra_hom 23 30 f
celebri 20 3 e 7e f
celery 20 2r 9 72 h
cellar 1b n a 1k 9 1z b 32 a 66 g 6j 17 71 1x 9b 1h 9k b dw q fk c gu e hx 1w ic a ix 8
cellar_loft 20 hx 10
cellar_softwar 26 71 b
cello 1t 41 f 93 1y dc j dz 13
cement 1u 9h 9 an 9 ek f
cement_mix 26 9h 9
cemet 26 3p b gj f
cemeter 1m 3p 1b 3s o 3t c 3u 10 46 8 78 7 9q 9 gj 24
cemeter_managem 26 gj 12
cemeter_offic 23 gj m
cent 1b 51 9 f4 b
centime 1n 8o 16 ab 9 hz 7
centr y 15 b 1b f 1h 7 1u d 2c o 3l 7 3z i 40 8 52 9 6k e 6o a 7b 9 8a j af 8 am c bn b c2 b cz f ds 9 ec a f8 k fk 7 gl b hs g
centr_app 23 af e
centr_book 26 gl c
centr_cal 26 c7 b
centr_family 26 1h 7
centr_hom 26 7u a
centr_onlin 23 53 9
centr_plant 23 1u 9 6k e
centr_volunt 26 83 9
central 1m 2n d 2p b 2u p 2w o 6o c 72 c ex c hk i
central_kitchen 1x 2n c 2u o 2w n
central_record 26 72 d ex d
centrep 26 c1 h
century 1y 8p 14
ceo 23 ar m
ceramic 1i 8 q 10 7 24 b 6k i 6n c 8z 19 fh 18 hh 15
ceramic_cups 26 8 r
ceramic_knit 26 fh m
cereal 1v 9x 1t
cereal_childre 26 9x m
cerebra 23 1m b
cerebra_palsy 23 1m 8
ceremon 1i 2x s 2y h 3q c 3r 3k 3u c by a c4 i e0 8 g6 9
ceremon_coupl 23 2x d 3r m
ceremon_family 26 3r d g6 b
ceremon_religio 26 3r o
cert 20 9m b h2 9 h3 g
cert_fil 26 h3 e
certain 1m 6n a ad 8 en c
certif 26 f4 h h3 e
certifi y e f f m j 7 p a 1g h 2i p 35 8 3q d 3u 7 43 8 5b 1m 5f g 5h e 5k e 6a 9 6n h 7c 7 9g c 9l c 9m k 9q b aj 10 ap h aq 9 as c aw e bb f bq a c6 d d1 b db i f0 a f4 i fc v ge e gr e h3 17 hd o ig b ip 8
certifi_first 23 5h f
certifi_infant 26 1g d
certifi_inspect 26 ge m
certifi_instal 23 fc 14
certifi_insur 20 db h
certifi_insuran 1y aw j
certifi_pdf 26 h3 i
certifi_pre 26 f d 2i g
certifi_remind 23 9l g gr l
certifi_send 26 bn a
certifi_sent 26 9m f
certifi_test 23 2i d 5k d
certifi_transla 23 5b 19
certify 1y 5b 8 9w d an e hm 9
cfo 20 5j 2o c7 f
cfos 23 4z a 5j w
cha 23 25 a 6g b dh d
chaf 26 31 9
chai 1v 2k 7 2n 8 6e u hp g hr c
chain 12 v a 1r i 2j e 2p 7 4c b 4k g 4l 8 4m a 4p 6 4q 7 4t j 4y 1f 5p 8 8o c 8z 7 90 7 a8 7 ap u bw 8 df 8 dl 8 ea 9 ge c in 9
chain_cheap 26 8p a bu 7
chain_custody 26 9q b
chain_don 23 4y d
chain_local 26 1r d 8w b
chain_onlin 23 4e 9 4h 9 io 8
chain_superma 23 4d a 4s b ik 7
chainsa 23 1b a
chair 15 c j e k p c r 14 11 g 1y c 2d 7 2n 9 39 k 7g p 81 8 8p v 8u 9 9f 1a bu 1n bv 6 bz 1c dg 9 e3 b f2 f ho 1p iv 1e ix 14
chair_exercis 26 f 8 ho c
chair_gazebo 26 bz m
chair_gymnast 26 ho q
chair_phon 26 7g a
chair_rent 1y 8u c dg a
chair_rental 20 bu 9
chair_shop 26 r 8 bu a
chair_short 26 e c f2 n
chair_sideboa 26 8p l
chair_tabl 20 bz m
chalet 20 3c b
chalk 1x 7 9 a0 8
challen 1k 23 1f 5n e 7g c 7v b b1 n b2 p ev f
challen_team 23 b1 h
chama 1r 7v 9 aw c d9 9 dd 10 ga 8
chamb 1d 39 b 3u c 5h e gq e
champag 26 6g 8 c4 n
chan 23 1h c 23 f ee c
chanc 1r 40 f 5h i bn i c6 b
chandle 26 9r 7
chang o l h 11 8 1v f 23 j 2d 8 2i c 2m c 2u b 3c g 3n f 54 l 5a 9 5y c 60 b 6s 9 6x 8 72 m 7h m 7j 7 7q 9 7v f 80 j 83 f 90 9 93 8 95 a 9d a 9l 8 as k at d aw a ax 9 bb p bt h c8 c ca e cc f ch a d5 e d9 c dk 9 dm g e2 b ee o eh k em g er d ev 9 ez 8 f1 i f5 c fr a gc b gi 8 gp 8 gx 9 ht c i6 d ia 8 ib a
chang_addres 1x e5 e f0 a
chang_battery 20 2i t dm e
chang_brak 26 bt p
chang_build 26 cw e
chang_car 23 as a
chang_card 26 7v j
chang_cours 26 bb u
chang_cylind 26 3n j
chang_dat 1u 38 a
chang_even 26 7h i gt b
chang_hom 26 bt 9 dm e
chang_includ 20 at 6 e2 a
chang_job 26 as h
chang_left 26 1c a
chang_lin 20 ee 8
chang_lock 26 3n b
chang_mark 26 gp 8
chang_menu 1x 2u f 60 c
chang_ord 1t gx 9
chang_partn 26 hr 6
chang_questio 23 6r g e6 h
chang_rehears 23 d5 i
chang_season 20 6e c
chang_sinc 1y em 8
chang_siz 1x 93 h
chang_system 1y gz a
chang_therapi 23 7m 9
chang_til 26 5y 7
chang_until 1v 5m 8
chang_whatsap 26 eh d
changeo 1t 3c 21 6u q gw e
channel 1c 25 a 3o 8 4w 1h 6u 16 98 9 cf b ck 25 cq 8 cr 9 e8 t gd m h7 g ha n hg a ij b
channel_calenda 26 e8 d
channel_list 23 cf d
channel_manag 23 6u 10
channel_newslet 26 cr a gd c
channel_plac 26 h7 h
channel_plain 26 4w d
chant 23 4q v bc h
chao 1r 1s c ez b
chapel 1x 33 9 39 1a
chapt 1j 8v b bf x bp z ck 9 cn 8 co k d2 8 g0 j
char 23 31 a 3x 8
charact 1m 47 f 8j e bs o dx a ec c fx b
charcoa 1t 2e e 2l e a7 b ai 9 iu g
charg w 22 w 36 g 6r 9 89 8 9v 8 ac 7 ak 2d al n dh v dr 2d fw e g9 7 gw n iq 1h iw h
charg_bay 26 dr 8
charg_cabl 23 iq 1a
charg_car 26 ak p
charg_charg 23 36 f
charg_cheap 26 al a
charg_check 26 bm d
charg_company 26 ak t
charg_corn 26 ak e
charg_cost 20 22 x
charg_electri 20 ak b dr 17
charg_hom 20 dr 1l
charg_instal 26 ak b fc b
charg_network 26 dr 9
charg_offic 26 ak k
charg_plan 23 gw e
charg_point 1u ak 1n dr 15
charg_station 23 22 10 dr i
charg_usb 26 24 7
charg_visit 23 9v c
chargeb 20 ev 26
charit 26 12 g 1b l
charity 19 12 e 13 a 15 a 1b 18 1c 16 1d c 3w h 4f b 5c f 5g h 9j c c4 b h9 1e hx 8 i4 g
charity_shop 1x 4f d 8p 9
charlot 26 c1 8
chart t 11 o 38 a 9u g ch d ed f g4 c i1 19
chart_appoint 26 11 i
chart_body 26 im 7
chart_daily 26 i1 l
chart_exercis 20 g4 b
chart_profit 26 ed i
chart_read 23 i1 9
charter 1y av g h0 e
charter_account 20 av c h0 c
chas 1a 5e 8 6x a 88 f 9v 8 cf q el d es 1l gr a gz c h0 k h4 13 hb k
chas_client 20 h0 j hb j
chas_invoic 26 es m
chas_mis 26 dk 8
chas_payment 26 es e
chat y 11 e 1g a 1q 9 1s c 1v h 1x a 37 a 46 y 47 9 4b e 4w j 6t 19 6x 8 79 9 7i 9 7l y 7m f 7o 9 7s q 7t h 7u b b4 16 bj i bl a bs 1k cq m e5 1g e9 9 eb c el a ep 9 et 9 ex 9 ez e f2 h f7 o fa l fl l ft r gz 9 hg 8 hm 7 i4 b i5 f
chat_answ 1y b4 c f7 y
chat_fre 26 ba b
chat_group 1l s b ez c go 7
chat_mail 26 e5 x
chat_meet 26 fa e
chat_midwif 26 7l t
chat_ord 26 70 e
chat_read 26 i4 k
chat_transla 26 5b a eb c
chat_tutor 26 b4 r
chat_until 26 1g i
chat_view 26 bl d
chat_whatsap 26 6t e ex h
chat_writ 26 e9 g
chatbot 1o 7h c 7z 1b e5 s f7 e gm c gp 9 h7 e
chatgpt 1s aq 16 ca 1d gp a
che 1y 44 a 7r g a2 9 eb c
cheap u 18 c 1e a 1m 8 4v 9 6v 9 74 e 8p e 8t 9 92 a 93 b 9h b al a b7 a cv 9 dh f
cheap_android 1u s b 1m f el b
cheap_bags 26 8k 8 io 8
cheap_electri 26 1e l
cheap_furnitu 26 8p a
cheap_phon 1v b7 e id b
cheap_pow 23 18 9 9h 9
cheap_room 23 46 e cv f
cheap_tool 20 18 9 8s b 9h 8
cheapes 1n y 8 1r 1t 22 z aj 8 i5 g
cheapes_charg 26 22 u
cheaply 26 2a a
chec 26 36 f f0 e
check j p a s h w 9 11 6 13 8 1c g 1d c 1v a 21 j 36 d 3c f 3d e 3k 9 3n a 3y n 40 9 46 8 47 9 4t d 4z 9 50 d 5d 9 5h m 5k 7 5l e 5w 8 6k 7 6n 8 6t v 72 d 75 b 76 f 7c 8 7d c 7o c 7p 8 7q a 7x a 7z m 80 d 87 d 88 b 89 8 8g n 92 9 95 b 9c o 9g m 9i o 9k e 9m j 9n m 9s n 9w 8 a7 b a8 9 ae 8 ag 7 aj h ap d ax e b7 9 bi c bj c bm s bn 9 bq g ca f cd 7 ce f cu a cv c dg 7 dm b do a dx 7 e5 b eb b ee f ef e eg o el h er b et 8 eu a ev j f4 g f5 8 f9 8 fb b fc k fd j ff l fi d fu t fx d g5 d g9 8 ge e gh k gj c gk h gm i gv 11 gw l gz e h0 c h1 n h3 c h6 k hb g hy 8 i7 m i9 a ii a ij 9 ip n ix o
check_account 1y e5 d
check_adoptio 26 fx 8
check_again 1u hy e
check_against 1j 6s 9 72 b 88 b ap b el m
check_age 26 c0 7
check_air 26 9i g
check_annual 26 h0 i
check_baby 26 o 8
check_batch 26 fr 9
check_blood 26 fu o
check_both 1u fx b
check_build 1x 9c t 9g 9
check_buy 26 5h b
check_car 1y i7 d
check_carri 1y i8 9
check_check 1o h6 m
check_claim 1v 88 b c9 9 h1 d
check_clean 1q 3c g 3d c 98 b ip f ix d
check_client 23 eq e
check_clinic 26 7d c gv 9
check_cod 26 gv l
check_compani 26 46 8
check_complet 20 gh d
check_contrac 1t 9c g
check_cook 26 5d l
check_cours 26 gk e
check_cov 23 h1 e
check_deadlin 26 gz d
check_defect 26 9m d
check_deliver 23 6s 9
check_desk 20 75 e
check_dietiti 26 5w a
check_doctor 1y g5 o
check_documen 1v 5h e ce e
check_door 1u 6t e a8 9 gv h
check_due 1x h3 d
check_electri 26 9s d fc h
check_eligibi 26 w k
check_email 1y 9s h
check_empty 1m 9i d
check_engin 23 bt 9
check_everyth 26 6t e
check_expert 23 fb q
check_fak 26 50 e
check_fir 20 9m f
check_first 1p z b
check_flat 26 ff f h6 c
check_form 23 7g g
check_fre 20 ef b
check_genuin 26 ip j
check_hand 1x ae 9 ct c
check_headsto 26 gj a
check_hom 23 9g b
check_hotel 1y 76 g
check_ingredi 26 7q e
check_ins 1v s i 7o d f2 e
check_insur 1x 9i a
check_insuran 1y 7c 7
check_item 1y ix 8
check_lawy 1s ax l
check_leak 23 a7 i
check_learn 23 b7 7 gm v
check_leas 20 bm c
check_licenc 1o do a
check_liv 26 21 j
check_local 1x 95 e
check_memb 26 1x a
check_messag 23 6t a 87 o
check_nativ 26 8w c
check_nurs 26 7z a i7 f
check_odd 26 ev b h1 8
check_onlin 1y 6u e 7x g ev e
check_open 1v 1v 9
check_ord 1y 7 8 65 9
check_pair 26 ip b
check_pap 20 i8 9
check_parent 26 fi g
check_pay 23 4t h
check_pharmac 26 7p f
check_phon 1t 9s d gv c gw c
check_photo 1r 9p a hb c
check_photogr 1y 4f 9 6k 7 8g h
check_product 26 5i b
check_project 20 1c e aj k g9 7
check_quot 26 7d g
check_recal 20 ix h
check_recip 23 72 g
check_referen 20 cv 9 fd i
check_rent 20 bm o
check_repair 23 gw b
check_report 1u 9m 8 h6 s
check_return 20 8f 7 dg 7
check_room 1v 7a d 9b 9 ff d
check_second 1y ix b
check_send 1u ej 8 f4 j
check_sensor 26 ij 9
check_sit 1u 3y 1a fo d
check_spot 26 aj e
check_stock 20 a8 a
check_swing 23 ge l
check_task 23 f4 b
check_teach 1x bi p
check_test 26 ee a
check_text 1v gm d
check_tool 23 bm g
check_train 1t 13 9 fd c
check_transpo 26 1d 6
check_trip 26 76 j
check_tutor 26 40 k
check_upload 26 f9 e
check_ups 1v x a 1s c ft 9 fu v
check_used 26 eg g fe g
check_visit 26 1d 7
check_visitor 26 fi b
check_wait 23 i7 h
check_walk 26 21 g 3n a
check_weekly 26 5l o ca l
check_wheth 1n bm b ev b
check_work 1v 4z c b7 b i7 9
checkli 1a 2x b 36 d 3c h 3q b 5l k 5r b 7a a 7l p 94 c 9i c 9l c 9m m 9n u 9q 9 c6 8 ce f ey 17 f0 b ge s gu a gv s h6 k hb 1e
checkli_app 26 9m 9
checkli_automat 26 gv d
checkli_link 23 hb 10
checkli_pap 26 dj 8
checkli_piec 23 ge i
checkli_staf 26 f0 e
checkou 1l 3c f 55 o dc c dt 9 ee 9 ef l eg 9 ev g ew e g1 k i5 n
checkou_flight 26 dt 9
cheddar 26 66 c
cheerfu 23 6 k 4m 9
chees 1e 2l b 2o f 5p o 5u a 66 3t 6b b a2 b a9 e ck 9 hv w
chees_box 26 66 1j
chees_chees 26 66 9
chees_count 23 66 9 hv 9
chees_lov 23 66 w
chees_shop 26 66 15
cheesem 23 5u i 66 q
chef 18 2m p 2t 9 30 24 31 c 4n s 4z b 5d i 5o 8 5u 1i 60 w 6j j 6s 1a 72 9 8l 6 8s k a9 12 ab o ch a fd 9 hk m ht b
chef_cook 1v 2m f 2t b 30 p 31 e 60 d
chef_din 26 30 r 60 d
chef_jacket 23 4n 11
chef_ord 1y 5u 12 a9 o
chemica 1g 3i 9 3k 11 ac 7 gu e hy 9
chemica_filt 26 3k e
chemica_includ 23 3k 7
chemist 1i 4 d y 9 3k 8 8h m a5 c b4 a
chemo 1y i2 b
chemoth 1y cy f i2 1d
chen 1x e6 g g3 8 gt c
chennai 1q hm c ii d
cherry 1x 34 a 3s c 6e 7 a1 7
ches 1p bi 11 hm 2x
ches_club 26 hm 17
ches_school 26 hm 1k
cheshir 26 97 7 fz d
chest 1k v 1d 26 c 4m d 4o b 86 d 9f c
chest_ray 26 v i
chest_rays 23 v r
chestnu 23 6j e ig 9
chew 1p 4b b a2 1k ae c fp a
chewy 1y 2r 8 2s c
chi 26 7j e ho a
chicago 1l 53 d c4 c e0 8 hw 8
chicken 1f 1r 8 2l a 2n 9 2u c 2v b 2w 8 5v b 60 h 6b 9 7i b 9z m a3 c a4 e ah k fr s ht 9 ie 9
chicken_farm 26 ah b ie a
chicken_ric 1u 2u 8 5v 7 60 d a4 e
chicken_stew 26 ht b
chickpe 1u 5v e 68 w 6b s 72 d
chickpe_curry 26 5v 9 72 b
chief 1q 5j 1i gk e
chikki 26 a1 u
chil 1a 12 b 1w d 4b b 5p t 5r j 5v d 60 1r 66 e 6c s 6l 9 6m 9 9z b a4 1c fr b hu 8
chil_dish 26 60 g
chil_frozen 23 5p f 60 a 6l c
chil_meal 26 60 e a4 b
chil_sunday 26 a4 f
chil_twic 26 60 d a4 e
child w a t j n 13 9 1i j 1j 7 1k 1c 1m z 1n 1y 1p c 1x a 2p 9 2w d 3a 9 3w g 3y e 3z g 40 a 44 c 45 h 48 u 49 k 4a j 4d n 4r b 5w a 6y 17 7j c 7l b 7q 8 82 b 84 c 8b p 8j 9 8t g 8u i 91 c 92 e 93 w b6 15 b7 1d be o bi s c5 9 cl x d3 a d8 1a dn a f8 b g6 b gn x hn c hq c
child_afraid 23 j 8
child_age 1x 6y b g6 b
child_allergy 23 7q f
child_along 26 1k h
child_board 23 gn 8
child_cal 26 8j 9
child_car 26 3a i
child_child 26 48 9 6y e
child_group 26 hn a
child_grow 1x 1k 11 93 e
child_grown 23 93 e
child_hardly 26 1m e
child_hero 20 1n 1f 91 d
child_hom 23 45 d
child_learn 26 b8 e
child_mov 26 dk 9
child_nam 1v 1n f 91 c is d
child_off 26 gn m
child_play 23 b7 7
child_plus 26 a 7
child_psychol 26 1n 7
child_read 1y b6 1n
child_sav 26 1n 8 d8 d
child_seat 1s 1k 8 1x b dm 9 dn c gb b
child_siz 1y 4d d 8b c 92 8
child_typ 26 7j l
child_voic 26 1m j
child_watch 26 d8 f
childbi 20 7o 7 cx f
childca 1o 14 a 1a 1i 3a n 3y f 3z 18 f8 n hr 9
childca_next 26 1a p
childis 26 15 9
childmi 20 3y p 3z d
childre q 1 d 4 e h d i f j u 19 9 1h u 1i 1b 1k 18 1m q 1n g 1o r 1p m 1s f 1v a 29 m 2c a 2g e 2w p 34 f 35 9 3v 7 3y 11 3z 19 41 9 44 11 45 16 46 9 48 s 49 14 4a 13 4d 1a 4h d 4l a 5v 8 75 g 82 t 8b v 8m g 8t x 8w g 92 c 93 m 9x c b6 o b7 k bi 13 bp e c5 1d cl y cr e cw 9 d4 i d8 v dn 9 f8 1c fi d fx 8 fz 9 gd b gn e hl u hm m hn 8 hq v i2 c i4 s is a
childre_abroad 1x fi m
childre_adult 20 35 d 41 a
childre_afterno 26 f8 d
childre_aged 1o 82 a
childre_ages 23 bl c
childre_art 26 c5 r
childre_ask 20 cl a
childre_bik 1x 1k 1s dn b
childre_birthda 26 45 v
childre_book 1y 1n n 91 c bi k
childre_build 1y 44 d 49 g 8b m
childre_calenda 26 1h p
childre_cannot 23 1m k
childre_clas 20 bi 9 hl 7
childre_cloth 23 4d 1t
childre_cod 26 49 h
childre_data 1u 1h 7
childre_earn 26 1i t
childre_elderly 1y fd 9
childre_find 26 1i 9
childre_fram 26 4l o
childre_garden 26 19 g
childre_grad 23 f8 a
childre_grow 26 1k 7
childre_holiday 26 44 e
childre_hom 20 1p v
childre_hospita 23 i4 u
childre_ireland 20 1i d
childre_italy 26 d4 8
childre_learn 1x j p 49 e
childre_liv 1y 1h 7 4b b
childre_long 26 4m g
childre_materia 26 c5 i
childre_open 26 3z h
childre_parent 1o gn 9 hl a
childre_party 26 45 f
childre_pets 20 1u 9 2g a
childre_play 1y 3b b 8t e hq 9
childre_primary 26 f8 f
childre_project 26 8b 9
childre_read 23 15 c 3v h b6 g
childre_real 26 8b 9
childre_rid 26 48 a
childre_room 26 3h 7
childre_saf 26 16 f 1i c
childre_sam 23 75 h bi g
childre_school 1u 2w c 48 i 4a e f8 17 hl 6
childre_shop 26 29 8
childre_siz 23 93 e
childre_smal 26 c5 n
childre_speak 26 82 b
childre_speech 26 82 o
childre_sport 26 4a b
childre_stop 26 gn b
childre_suburb 23 48 c
childre_teach 20 3z l
childre_teenag 26 hl 7
childre_themsel 23 j 8
childre_toolbox 26 8b d
childre_train 26 hl 7
childre_twelv 20 c5 9
childre_wear 26 4d s
childre_women 26 h i hl 7
chilli 1v 67 12 69 8 aa c
chilli_sauc 20 67 w
chilly 1v 67 8 8c 15 8i 7
chimney 20 gu q if n
chimney_sweep 26 gu d
china 1p 79 8 bz c
chines 1n o b 4b c 64 9 b5 d cz 7
chines_malay 26 o b
chines_vietnam 26 4b c
chino 26 4c i cy 8
chip 1g 1e a 2l a 5o a 68 c 8l e a0 j ea d fy k g9 i gc 16
chip_nobody 26 2i 8
chip_skin 26 gc j
chlamyd 26 85 r
chlamyd_gonorrh 26 85 m
chlorin 1s 16 g 3k 1e 4m l
chlorin_wat 26 16 d
chocola 1h 2k a 2q a 3b c 69 2i 6k 9 91 t 9x 9 9y e a1 d
chocola_bar 26 69 d
chocola_bars 26 69 d
chocola_candl 26 91 p
chocola_gift 26 69 v a1 8
chocola_july 26 6k a
chocola_lov 23 69 q
chocola_spread 23 9y f
choic 17 8w c 8y 8 9q b bg 14
choic_univers 26 bg n
choir 1k 37 a 41 e 6x t bc a du 2l dw 9 e0 b
choir_sheet 26 du j
choir_sing 20 du h
choir_track 26 du j
choir_voic 26 du h
chok 1u g6 z
chok_allergy 26 g6 9
cholest 20 85 r
choo 20 7o a bz 8 c1 7 dd b
choos p 6 7 e 8 12 c 1c c 1k 7 1m 9 2a e 2c 8 2p 7 2q 8 2u d 2x a 2y a 30 9 3h 8 3p d 3q f 3v 6 41 9 4e c 4l 7 53 e 5h h 5v 9 5y 9 6d 9 79 8 8f d 8o g 8w e 8y j 91 b 9s c a4 j ao 9 b7 8 be d bg f bs a bw b cg a d3 q dv d dx a e1 e e8 c ec 9 fb k fm a g5 d h5 a he b hf 9 hi 8 hj 9 ir 6
choos_best 1y 5h d d3 v
choos_bik 26 1k c
choos_brand 26 fc e
choos_charact 26 bs 8 dx b
choos_country 23 79 d
choos_cours 26 bg d
choos_dat 1j 6r d
choos_degre 26 bg n
choos_design 20 2p b c1 7
choos_dish 20 2u l 6d c
choos_family 26 1c i
choos_goal 26 7v g a4 f
choos_group 20 e0 f
choos_housema 26 fg d
choos_instrum 23 41 e
choos_languag 20 1n 7 51 6
choos_menu 23 30 7
choos_next 1v b7 c
choos_onlin 20 2a g 91 c 93 d
choos_own 20 hz 7
choos_pay 23 70 e fb f
choos_pictur 26 hj 7
choos_pitch 26 9s k
choos_session 26 6z d
choos_show 26 i 8
choos_siz 1q 8y g
choos_special 26 fb e g5 f
choos_templat 20 hf d
choos_themsel 23 12 j
choos_trad 26 cg d
chop 1r 2r 7 31 d 5v w 7r d 8s 10
chop_board 26 8s z
chor 1p 1i 1j 1s w 2g e 8e c d8 1t i6 a
chor_app 26 1i c 1s e
chor_sav 26 d8 m
chord 1x 33 8 41 9 bc 1b
chorist 26 du t
choru 26 du 13 e2 a
chos 1v 3 8 3u 7 c1 8
chosen 16 5 a 2f n 2y 7 65 i 6g c 8q b 8w b 9h 8 bw b c1 a cx 9 e1 7 hz e
chosen_contact 23 2f w
chosen_tast 26 6g e
christe 1y is a
christi 1v 3v n cm 8
christm 1e 1o 20 5n d 69 b fh e hz 24
christm_eve 20 1o 1c
christm_tre 23 hz 2g
chrom 26 ij i iw 8
chronic 1o 7o i 84 i 89 h a8 w
chronic_illnes 26 84 c
chronic_patient 20 89 a a8 j
chunk 26 6b k dg 8
chunky 26 67 9 8t 9
church 16 17 e 2x a 31 b 3q k 3r 8 3v 6 3z c 40 8 41 9 44 8 6x 1h 9q a az 8 bz e d1 f du c dy b e3 r gl d h9 o hg h hn 9 ho a if 8
church_choir 26 du 9
church_hal 1s 17 h 31 d 3z e 40 a 41 b hk a hn b ho c
churchg 26 3r c
churn 1u 2q y ed h hc q
chutney 1t 66 h 67 l 9z b hv 2a
chutney_fruit 26 hv t
cid 20 6i 16 71 k
cin 23 8h e d2 h
cin_reel 26 d2 e
cinema 1o 2s d 32 g 39 e e3 2i hj 8 hs 6
cinema_bowl 23 32 a
cinema_hal 26 e3 a
cinema_trail 26 e3 r
cinema_villag 26 e3 w
ciph 26 cn g
circl 1c 13 c 15 c 17 c 1c b 3r a 3v 7 3w 13 48 i 75 c 7s c 7v d 8s b aq a as d dd 2l do c dq e fl 1n
circl_app 26 dd 16
circl_liv 23 aq c fl d
circu 20 44 p
circuit 1u 4i d b2 1f b4 d dy c h3 e
circuit_kettleb 23 b2 v
circula 1x i9 s
circula_knit 26 i9 q
cit 26 ca a f4 7
citizen 1m 1e 1e ds d gg 1s gi 1e gl c hf b
citizen_report 26 gg 1h
citru 1y 9 c aa q
city u 19 a 1v n 1w g 2y 9 32 j 33 z 34 c 44 b 4c a 4f c 5n o 5p a 5t 8 92 8 9w 8 a2 a a6 f a9 b bk q ck 8 cp c dl a dn e do b dp 8 dt b g5 g gd x gf d gg e gi 11 hi 8 i0 12 i1 8
city_bik 20 dl 8 dn r
city_birthda 26 d0 8
city_book 26 2y a
city_council 1v gi 15
city_flat 23 6u a 92 9
city_folk 20 i0 d
city_friend 26 bk f
city_garden 1x 19 b i0 t
city_guid 20 gd 1c
city_househo 20 do c
city_kids 20 33 f 34 a
city_magazin 26 1w b gd a
city_market 26 52 g dp 8
city_portal 26 9m 9 h0 7
city_street 26 gf d
city_tour 20 33 d 6z 9
city_trip 26 1v x
city_wast 1y gf e
civic 26 gi m
civil 1t bo 9 gm i gs e
civil_enginee 23 gs d
civil_servant 26 gm h
cla 23 9p a bv 9 hl c
claim 12 7 c 9 b z c 11 j 1z 9 2d 7 2e 7 4t b 56 7 7q f 88 1r 9t 7 9u 9 aj a aw 18 be a c9 d db c dc 15 el 1c g2 d g4 k h1 2y i6 9
claim_bank 26 87 a
claim_check 20 h1 d
claim_claim 23 h1 9
claim_compens 26 88 t
claim_cost 23 dc d
claim_fil 23 el g h9 a
claim_handl 23 h1 10
claim_insur 26 g4 b h1 v
claim_paid 20 h1 v
claim_part 20 h1 9
claim_photo 23 h1 12
claim_refund 26 88 t
claim_sampl 20 h1 8
claim_softwar 26 el d h1 t
clamp 1s 28 1l 8b e ia e ib e iw i
clamp_met 26 28 c ib e
clan 23 d4 e
clara 26 h8 h
clarine 23 93 h dz j
clarity 23 bd i bo h
clas x f 8 g 1x h 12 i 19 j c o c s 1j v a 15 n 1i f 1l 8 2w e 41 8 42 l 48 w 49 1g 4a 1w 4i 7 6y c 78 7 7e c 7l c aq k au n b1 1q b8 t b9 h bb k bg b bi 20 c5 1d f9 h fq e g3 r gp m hh q hi s hj e hk 1a hl 1b hm p hn s ho 1d is f
clas_age 20 4a a
clas_begin 26 i l
clas_book 1y s s 4a 8
clas_card 20 g b
clas_childre 1v 49 f 4a r bi 9 c5 x
clas_clas 1o bi a
clas_communi 26 ho g
clas_empty 1u bi a
clas_english 26 42 d f9 c
clas_ful 1u g a
clas_german 26 42 m
clas_gift 23 is q
clas_group 23 6y b
clas_gym 26 g c
clas_kids 1v 49 m 4a 9 bi z c5 o hl l
clas_kitchen 26 hk 12
clas_languag 26 42 a
clas_left 26 5w 7
clas_liv 26 b9 f hl g
clas_meet 26 1l f
clas_morn 26 g k
clas_near 1o g l i 8 4a i 7e 8 c5 e hh d hk e hn f
clas_offic 26 h g b1 k
clas_onlin 20 bi 9
clas_parent 1x 48 o
clas_pas 1x s 11
clas_privat 23 ba b
clas_read 26 15 c
clas_shar 26 48 n
clas_sit 26 b1 d
clas_student 26 49 i
clas_twic 26 hl d
clas_weekly 26 g g
clas_women 23 15 h
clas_zoom 26 41 g aq e
clasp 26 cy d fs d
classic 1m 2s 7 4j 9 6c a 6p 16 86 9 fe 9
classic_car 26 6p k
classic_cars 20 6p q fe 9
classif 1m 6n r 8p k fx 9 if b ig 9
classif_ads 23 8p a fx 8
classma 26 40 d b4 d
classro 1k 15 8 27 19 43 j 4x 9 ao u bb e bi 8 f9 15 ga c
classro_resourc 26 f9 r
claus 1o ax 1c bm i dj 8 er 2n eu g
claw 23 fn m
clay 1i 24 n 3s v 5a b 6c b 8z h c5 1h fh a hh 1z
clay_clas 26 c5 j hh e
clay_cours 26 hh d
clay_fir 26 hh 8
clay_pots 26 6c d
clay_print 26 c5 n
clay_ric 26 5a d
clay_studio 23 hh 13
clea 26 6n e 6r e
clean s 3 8 a 8 c a p d 16 u 18 9 1b 9 2e c 2g j 2h g 2w c 30 v 3c 23 3d t 3h 8 3i 1h 3j 17 3k k 3m 9 3p v 45 9 4e n 4j t 4v b 5l 2k 5o g 5r c 5s 9 63 9 6u 1e 8f 8 8p d 8u k 92 c 94 2r 97 20 98 10 99 j 9h n 9n 14 ab 6 ae 7 ai e an e az f bc 9 bv 7 c6 h c8 j d2 d dm r dv p e1 b eu e fg o gc 9 gl b gv 2h h6 9 hq d ii l ij b ip x it 15 ix m
clean_agent 26 4v g
clean_audio 23 az v
clean_beds 23 74 7
clean_book 20 c f
clean_brush 26 3j d
clean_burn 26 2w f
clean_busines 23 5l f gv u
clean_cabin 26 3c h
clean_cancel 23 3c a
clean_car 26 94 i
clean_carpet 26 3i v
clean_chang 20 3c o
clean_check 1n gv 1q ix g
clean_checkli 26 9n k
clean_company 1v 98 9 gv 1v
clean_contrac 20 5l e gv k
clean_crew 26 gv n
clean_deliver 23 9n h
clean_dishwas 26 it b
clean_drivewa 23 3j b 98 d
clean_everyth 26 8p g
clean_fee 23 gl k
clean_firm 1u 5l p 94 9 c6 b gv n
clean_flat 20 94 1d
clean_glas 26 97 d
clean_glu 26 4j d
clean_grad 20 an d ip 7
clean_grav 26 3p r
clean_guest 20 3c c 6u m
clean_gut 23 98 s
clean_hir 23 3i 7
clean_hom 1v 3i a 3j 8 94 v
clean_host 26 3c 9
clean_hous 23 3i 7 98 b
clean_househo 26 94 u
clean_ill 26 5l c 94 f
clean_includ 1y 4e b 5s 9
clean_insid 23 dm h io d
clean_json 26 eu s
clean_licens 26 3z f
clean_linen 23 6u f
clean_lit 26 2g e gc b
clean_machin 26 e1 f
clean_near 1x 5l a 94 a 97 a 98 9 99 8
clean_offic 23 5l 24
clean_open 23 5l h h6 d
clean_outsid 23 97 r
clean_oven 20 3i j
clean_part 1x 94 8 ig d
clean_patio 26 3j k
clean_pay 26 dv 8
clean_plan 26 9n c
clean_plant 26 3p 9 53 c
clean_platfor 26 94 u
clean_product 1y c8 g it l
clean_quality 26 gv i
clean_refil 26 63 a
clean_repair 1x d2 b fg b
clean_robot 26 2g o 3k d
clean_room 20 gv l
clean_schedul 26 6u h gv e
clean_securit 26 c6 9
clean_sel 23 ip 12
clean_sensor 26 gv e
clean_servic 23 3c d 3k f 5l 10
clean_sit 26 94 e gv 9
clean_stay 23 3c 9 94 c
clean_ston 26 3p f
clean_street 26 97 7
clean_studio 26 c8 i
clean_supply 26 4v 9 gv a
clean_tablet 23 it 19
clean_team 26 6u g
clean_than 23 30 e
clean_wat 20 16 1n
clean_weekly 23 94 r
clean_wel 23 it d
clean_window 26 97 1b
clean_women 26 94 f
clean_work 1x 94 f
cleans 1y 0 f 1 r 2 d 2r e
cleans_cream 26 1 b 2 c
clear w 4 7 1h 7 26 a 2g 9 6n b 7k 8 7q f 7x b 98 b 9c a 9j t ag d b0 8 cp 9 g2 d g8 c gm a hx 17 iq 8
clear_answ 1x hg 8
clear_away 23 2u 9
clear_descrip 26 9c c
clear_estat 26 hx c
clear_flat 23 hx l
clear_gut 26 98 g
clear_ord 26 ba b
clear_report 1y 7k e
clear_right 1y 6w 9 cp b
clearan 1p 40 d 6n l 8p 14 9j u fd m hx 1p
clearan_death 26 hx t
clearly 1g u 9 82 9 cr a
clergy 26 3r a
clerk 1k 8a d gg a gh b gi 7 gj n gm c h6 w
clerk_ord 26 8a f
clerk_writ 26 gm d
clev 1y 8n e 8o 8 co 8
click 16 1b j 1t 8 5t a 7j a 9n a cp e cu c em 7 ep b f0 b f3 1g g0 9 hf h
click_minut 26 f3 7
clickab 23 9s f ed 9
client w d o e h f 18 l l m l p 9 r 1m s f x 8 z 10 47 g 57 h 58 k 59 h 5a d 5b d 5c c 5e d 5f h 5g b 5h l 5j d 5l s 5o h 7m w 88 7 9j c 9l 8 9t 1d 9u 8 ar b as l at a au 9 av c aw d ax g ay c b0 c bu f bv m cf n e8 c e9 9 eg 9 eh 8 ej 1c ek 8 en 9 ep 1b es e et v fb f gs d gt c gx c gz 16 h0 2e h4 h h5 p ha 23 hb 1g
client_already 26 47 b
client_answ 23 h0 a
client_book 1r r o h5 s
client_budget 26 et o
client_claim 23 9t a
client_comment 26 e8 g ep e
client_data 20 x a h0 d
client_documen 23 h0 q hb y
client_excel 26 h0 a
client_friday 26 et g
client_half 26 as f
client_hom 26 f e
client_languag 26 9t a ej d
client_look 26 l e
client_mis 1y h0 w
client_nam 1u ep g
client_not 1y d 9 z k
client_offic 26 5f k aq c
client_open 1y 5j 7 ep h h4 n
client_pag 26 ha 8
client_pays 20 ej e
client_pick 26 r g h5 d
client_plan 26 f h
client_portal 1u gz b h0 q ha o hb b
client_project 26 5h b cf e
client_read 23 ha 8
client_remind 23 h0 l
client_report 20 ha 1q
client_result 23 ha s
client_send 1y 5p c 9t a
client_sign 1v 88 d 9t b ep l
client_step 1x gz e
client_stop 26 5h c
client_task 23 h0 c
client_upload 20 hb 15
client_writ 23 r e
clif 26 cl 8
climat 1j 23 29 6j c ct 1a ic x id c
climat_challen 26 23 v
climat_mind 23 23 w
climat_questio 26 ic m
climb 1d h 19 s b 4a k 4j i 6z a 73 a 8i 9 92 e 97 h fk j fl b fs o ge g hq 14 if e il 9
climb_childre 26 h c hq 9
climb_fram 1x fk k ge i hq h
climb_hal 26 h o
climb_rop 26 fs v
climb_sho 26 4j i
climb_tre 26 73 d hq e
climb_wal 26 h c
clini 26 4v g 5c e
clinic y j 7 k c q 1g u 9 v f x u 3u 6 4j c 4n 8 4v d 51 11 53 c 54 q 58 k 5d b 5t k 6o g 7d 1h 7j d 7k c 7t d 7z m 80 7 81 i 83 i 84 a 85 7 89 1b 8a b 9u b am m fq 9 ft 10 fu s g4 1y g5 a gv a hc e hq d i4 8 ih c
clinic_account 26 g4 b
clinic_buy 23 fi f
clinic_check 26 7d k
clinic_doctor 1y g4 o
clinic_emergen 26 3w 7 7z 9
clinic_hotel 23 54 i 7d 8
clinic_interpr 26 7d h
clinic_nearby 26 7t a
clinic_own 23 fv 9 g4 b
clinic_patient 20 g4 b
clinic_show 26 q z
clinic_softwar 23 g4 19
clinic_surgery 26 51 8
clinic_system 26 89 8 g4 b
clinic_visit 1y 7z i g5 a
clinica 1l u 1a w 1f z d 7m f 7z b cd b g4 a
clinica_not 20 u 13 g4 a
clinica_study 1y w 9
clinica_trial 20 w 1a
clinici 1y 7t 7
clip 17 2b b 2c m 2d p 2f m 2z i 5a r 80 g 86 n az v bh u bi b br b bu g by d c9 b cp j e4 6 fn 16 fw j gb c ha 9 hg 23 ia 8 ij k io e
clip_book 26 bi g
clip_caption 23 hg 13
clip_cut 26 fn f
clip_hom 26 bu 7 fn 9
clip_lens 26 80 n
clip_linkedi 26 5a 9
clip_nail 26 fn h
clip_phon 26 2z 8
clip_round 26 4l 6
clip_sensor 26 86 f ij e
clip_social 26 5a 8
clip_worn 26 2c e 2d f
clipboa 1t 6s g c4 d h6 e
clipboa_camera 26 h6 d
clipboa_chef 26 6s e
clippin 26 ha m
cloak 26 dv d
clock 1a 25 a 2h 9 2u c 32 i 39 b 55 9 6q 8 6w 9 6z 9 7t a 99 b e6 b ez k f8 c fe e gv e i3 a
clog 23 98 h
clon 1v 87 k ec k f3 u
clon_voic 26 f3 e
clos u j c 12 j 16 9 28 b 39 9 3k d 43 7 55 b 57 n 5r h 62 x aw 7 bq a ci 9 cy 9 dk 8 do a dv a fj 9 fl 9 fu c ge 9 gg 9 ht a i3 b iv e
clos_cas 1x 4w a
clos_circl 20 do e
clos_gat 26 fj 9
clos_hand 26 12 g
clos_loop 23 hc 8
clos_ticket 26 gg c
clos_until 26 ci a
closet 1x 1t 1d ip d
closur 1y 21 b 6p g cy d
cloth 14 4 9 a 12 17 o 1j m 1t 1u 1y d 2c 9 2d b 4c 1k 4d 2b 4e l 4f 1v 4j g 4n w 4o 16 4p a 4r 1b 5l f 5o e 5y 6 8e c 99 z ap c c8 y cg 7 cy 1g dv c gf b gy a ik a il 14 im m
cloth_chain 1y 4d a 4f 9 4r 9 ik 7
cloth_door 26 4f h 99 f
cloth_fit 20 4o a 8e 7
cloth_grow 26 4d v
cloth_kids 26 4d s
cloth_label 26 c8 b
cloth_magneti 26 cy s
cloth_model 26 c8 v
cloth_nappy 26 a 1p
cloth_nearly 26 4o i
cloth_onc 23 1t 15
cloth_outgrow 26 1j 9 4d e
cloth_own 26 4f i
cloth_rental 26 4d e 4e m
cloth_second 26 1j 9 4f a
cloth_sho 26 1y e
cloth_siz 23 1j 9
cloth_swap 20 1j e 4d c 4f d
cloth_wheelch 26 4c e cy k
cloth_women 26 4c e 4n c
cloth_work 23 4r k
cloud 1a x p y a 10 b 11 a 20 m 26 f 2n k 4v d 5c j 6q c 71 9 89 9 9m a bb b cc 1n d2 e ec a ef f em a eu e f0 9 f4 18 f6 c g4 8
cloud_bil 26 cc 18
cloud_kitchen 1y 2n o
cloud_laptop 26 f4 p
cloud_payrol 26 em e
cloud_photo 26 20 b
cloud_platfor 26 y d 89 c
cloud_provid 26 cc 9 ef c
cloud_system 23 11 e 71 c g4 b
cloudy 1y 3k 9 ij 9
clown 1y i4 1w
clown_visit 26 i4 t
clu 1j 32 m 8j 18 cn m gl a
club w h k 13 d 21 f 22 9 2t w 39 j 3b f 44 r 48 k 49 z 4a g 4m 8 4q w 4w 8 5r 9 65 s 6v d 6x 1h 71 8 75 l 7c 6 7h c 8n m 8w a 9r i au a b3 17 bd a bi t bk b bz 9 c5 d cj 8 co 1a cq l do a dv c e1 8 e3 8 e8 a f8 m fk b fl a g9 c gl 12 go p hf c hl e hm r ho c hr w hs f il b
club_app 26 6x c co b
club_bars 26 39 a
club_begin 26 b3 f
club_book 20 co h gl b hr d
club_church 23 44 a 6x x
club_club 23 2t d
club_communi 1x i 9
club_guid 26 b3 m
club_kids 26 4a b c5 9
club_library 26 49 g
club_liv 23 48 d
club_memb 1m 21 9 69 a 6x s hu 9
club_municip 26 9r 9
club_near 1q 13 8 2t m 44 8 4a 8 co 8 f8 d hm 8
club_outsid 26 5r b
club_parent 1v 49 8
club_parish 26 1o 7
club_post 26 co h cq c
club_print 26 4q 7
club_public 26 j 9 au 8
club_room 26 gl c
club_school 1x 44 d f8 9
club_sel 23 8n k
club_smal 20 6v c
club_softwar 26 6x c 9r b
club_togeth 26 7y e
club_train 23 6x c
club_villag 26 6v 7
cluj 26 hq 8
clust 1x 9x i cc 9 d1 6
clut 1v 9j v hx 9
clutch 1y 4g h in 8 io c
cnc 1u 5i 19 6q c 8o 9 ia b
cnc_shop 26 6q b
coach 10 f 1n h n j b l t o 8 13 f 19 9 1g z 35 o 3x o 41 7 4a m 5e b 5f l 7f e 7g l 7h 17 7i g 7j 8 7k e 7r d 7s g 7x l ar 22 as 23 au 19 ay 9 az f b2 9 b3 u bb b bd s bo j bs 9 c7 11 ei 9 f2 t fq e g1 d g9 8 gp b hg a hm 18 hr l hs 8
coach_app 26 7g d 7x h
coach_cal 20 as s f2 h
coach_chat 1y 7s h f2 e
coach_client 26 z e
coach_found 26 ar x
coach_group 1u 7h g 7r 9 ar e b3 12 hm e
coach_institu 23 gp c
coach_open 23 h e fb e
coach_program 26 ar b as b
coach_screen 26 c7 e
coach_smal 20 ar h fq e
coach_video 23 as r fq 8
coach_women 26 ar b
coal 26 ic g
coast 1i 8 n 5o a 77 f 78 t 7y d 8y f 9i g
coastal 20 77 i 97 7 b3 a
coat 1k 1l c 3h x 99 8 cy j fn 1k fs q i5 a i6 e
coat_check 26 fn d
coat_typ 26 fn c fs e
cobbl 1s 4h f 4j 26 iw n
cobbles 23 29 k dt b
cobol 26 ee g
cockpit 20 ed g h2 g i6 g
cockroa 20 hy 1b
cocktai 1m 4e c 6g 8 aa 23 c0 1k hj t hw f
cocktai_bars 23 hw 9
cocktai_even 26 aa c
cocktai_hom 26 aa c
cocktai_kit 26 aa y
cocktai_mix 26 aa 17
coco 20 8c i hp 8
cocoa 1o 68 m 69 1f 6b d 9y m a0 l ap 11
coconut 1s 8 c 2q p 2r e 9x a 9y m 9z h
cod v 7 7 w 7 y 9 1a 14 2h 1o 3a 9 3t i 49 1l 50 g 55 c 59 k 5l h 62 d 6m d 6n 1a 6t d 6u e 6v e 6w l 70 p 71 8 85 8 87 c 9o d 9s k ap b b8 1n cb o dc a di 7 dt g dw i ec d ee 1i ef c eg 8 ew i fj u gl q gv d gx b gz d hc d he e hf 1b i3 9 i5 h ia a
cod_app 26 62 h hf 17
cod_bootcam 26 1a a bb e
cod_build 1x 59 b b8 i gv i hf e
cod_card 26 2h e
cod_check 20 ee l ew f
cod_clas 20 49 19 b8 a
cod_club 20 49 19 b8 e
cod_cod 1y 49 9
cod_cours 26 1a r b8 18
cod_door 1u 2h c dw a
cod_entranc 26 6w i
cod_explain 26 ee d
cod_gat 26 fj i
cod_hand 23 59 8
cod_hear 26 6w g bp 8
cod_kids 26 49 j b8 e
cod_messag 1y 2h d
cod_open 20 3t i
cod_origin 26 ap b
cod_phon 23 2h g
cod_platfor 26 b8 a cb f
cod_post 26 ek 8
cod_program 26 1a a
cod_reason 26 6n h
cod_report 26 ia f
cod_review 1y 5d d ee 15
cod_room 26 5l b hc e
cod_school 20 1a s 49 i b8 d
cod_see 26 d4 8
cod_send 26 dc c
cod_smal 23 6t g 9o c
cod_step 26 b8 c
cod_tabl 20 70 17
coeliac 1q 2o 9 5w 1e 7q 1c
coeliac_app 26 7q z
cof 20 2k p 5z 7 bk b
coffe 11 h b 17 b 1f 1a 2e 8 2j 2a 2k 23 2s a 3a g 3b i 3c b 4v 9 5m 1e 5z 1r 63 8 69 8 6e 9 6j a 7f l 8c i 8s 9 9e h a3 9 ap j b5 c c0 a e1 8 gy a hn a ho 9 hp 1e hq a i3 i ih 11
coffe_bar 26 1f g 2k e
coffe_bean 23 5z 19 gy g
coffe_bik 26 2k 18
coffe_cak 20 hp e
coffe_cart 26 2k 1m
coffe_chain 23 1f 8 2j b 2k 9
coffe_clean 26 4v g
coffe_farm 26 5z c
coffe_ground 1v 6j e 8c r ih 1h
coffe_hous 20 1f o 2j d hp e
coffe_lov 23 5z g
coffe_lunch 23 1f b
coffe_machin 1r 2j c 5m g 9e m
coffe_near 23 2j b 2k 9 5z 9
coffe_offic 26 5m 10
coffe_roast 26 5z c
coffe_shop 1u 2j 1l 2s a
coffe_stop 23 37 e b3 a
coffe_subscri 26 5z 11
coffe_whil 26 hn d
coffin 1x 3s 2h ir c
coffin_woven 26 3s s
cogniti 26 83 1j
cogniti_train 26 83 13
cohort 1y 1a j aq f b9 d
coil 23 2v f hi j
coily 26 2 h i2 d
coimbra 26 8z i
coin 1k 1p 9 27 c 2d 8 2f f 8g 1j ad 9 d8 c df 12
coin_exchang 26 df a
coir 26 38 b
col 1u 23 a 3h 8 47 d 6b 9 dg 9
cola 1v 2v b 6g b 6h v
cold 12 0 16 n v 12 a 2q b 2r 1e 5p 20 5q a 5r l 5v b 61 l 66 7 6c q 6l b 6s a 8j 8 9k f 9n f a9 j ae 7 al o am g ap 9 ei p fr j hs 9
cold_box 1y 12 a
cold_chain 1x 5p c
cold_drink 23 2q 9 hs f
cold_email 23 ei y
cold_plung 23 n w
cold_pres 1x 0 f 2r 1t
cold_proces 20 0 1b
cold_room 1s 5p 1f 5q c 5r b 9n j am c
cold_stor 1u 5p 8 al o ap d
cold_storag 1x 5p 1v
cold_truck 1x a9 j
cold_wash 26 23 7
cold_wat 1x n 9 ae a
coldest 26 1e a
coliv 26 bl h fg z
collag 26 c5 l
collage 23 7 h a0 x
collaps 1y 2d h 7r 8
collar 1g 2d h 2f b 8e 6 f0 a fs 1p fw 31 fy c gc 14 ie 16
collar_harnes 26 fs k
collar_measur 26 fw f ie e
collar_tag 23 fw p
collate 20 7w 9 er 8
colleag 16 p a y d 23 d 2y 7 51 6 5b a 5c d 5f r 5n g 75 a 7m d 9u 9 bd a bk f ch f dp d eb 8 eg 9 ey m f7 e f9 a ft b
colleag_group 26 f9 7
colleag_join 26 e 9
colleag_neighbo 23 5q 9 bk a dp e
colleag_screen 26 eg e
colleag_train 26 5f r
collect s a c 12 1a 1j j 1y f 2u d 34 b 3f 8 3q f 3t b 3u q 48 a 4i g 4j e 4q c 4v b 54 8 5o g 5q a 5t j 5u f 5x r 62 m 6m q 6w 9 77 a 7d 8 8f 7 8g 1z 8i b 8p c 8z 9 99 17 9b d 9f v a8 e a9 m an a av 8 bz k c1 6 c6 8 d4 9 da b dk b dl c dt d e1 w ea 10 ek e es j ez 8 f4 o f8 p fm b fp e g3 e gf i gi 8 gr a gz 7 h0 c h8 g hb o hx j hz 9 ib a ig c ih 1n ii h ip g ix 8
collect_agreeme 26 ez h
collect_bag 26 77 g 99 f
collect_bags 26 99 d
collect_box 26 9b g
collect_buy 23 4v d 8g r
collect_carry 23 8p f
collect_child 1y 48 9 4a a
collect_childre 23 f8 o
collect_clos 26 62 p
collect_coffe 26 ih g
collect_collect 26 8g f
collect_cremat 26 3u j
collect_deliv 23 a9 9
collect_deliver 20 hu 7
collect_dirty 26 a d 5o e
collect_documen 20 av g hb o
collect_dues 20 h8 v
collect_eggs 26 34 p
collect_empty 23 a7 d
collect_everyth 23 5t 9
collect_evidenc 26 f4 k
collect_fil 26 7d d
collect_food 26 12 f ih f
collect_grad 26 8g n
collect_hand 23 12 9
collect_january 26 hz b
collect_list 1y 8g d
collect_near 26 ih 9
collect_next 20 2u 9
collect_onlin 20 9d 9 ea h
collect_outgrow 23 1j t
collect_photo 1x ea e
collect_piec 23 9f e
collect_point 26 2d 8
collect_proof 26 ev g f4 h
collect_recycl 23 ih c
collect_rent 26 gr d
collect_return 20 99 7
collect_review 23 ea p
collect_round 23 gf c
collect_saturda 26 4i 6
collect_school 23 dz 7 g3 a
collect_sel 23 1y d 8g f
collect_sew 26 4i u
collect_shar 26 da h
collect_ship 26 8z 8
collect_shop 20 6m c
collect_siz 23 4n 8 4q e
collect_student 26 ip b
collect_surplu 23 12 15
collect_unsold 26 12 c
collect_used 26 ii e
collect_wash 23 ii 9
collect_wast 26 gf 9 ih c
collect_work 23 1c a
collect_worn 26 5o e 9f i
colleg 1g i 9 40 i bg 1v bo a
colleg_plac 26 bg v
colleg_student 20 40 e
cologn 1q 5 e 3q h 53 8 a8 7
colombi 1n 2o c 5z b 64 8 8r 7
colombi_ecuador 26 2o d
colony 1v 6a 8 ad 1s
colony_strengt 26 ad h
color 20 2z 9
colorad 26 71 8
colour 10 3 16 c 11 m b r 7 1i 9 1s 18 1t b 2a d 2e 7 2r 8 3h l 4c a 4g 8 4h a 4l 7 4m a 4p 8 4q d 4r 7 4s a 84 8 86 9 8d e 8h f 8k 9 8t b 8x a 90 9 9d m 9f a 9t 7 b0 l b6 8 bx f c1 k c5 d c8 p cr a cs 7 d2 d dv 8 fs a gy 9 i2 8 ik h io 9 iq 8
colour_ask 26 4p 9
colour_backdro 26 bx d
colour_black 26 8h 8
colour_furnitu 26 9d l
colour_kids 26 4l c
colour_mark 26 gg c
colour_match 23 c1 a i2 b
colour_shap 26 c8 9
colour_siz 1y 4q f
colour_ston 26 c5 e
column 1v 1r 8 c1 a cr a ex f hf 9
com 17 s 9 4a a 83 c ae 6 b3 8 bk 9 co 8 e2 6 en a fc b gk l hk 9 ho 8
com_photo 26 83 i
comb 1x 1t c 4p 7 6a 8 6f 7 ik c
combin 1k 4u a 4v d 6s b 6u d af m ck c dk e i9 b
combin_harvest 26 af b ck d
combina 23 1t a 8g 8 gk 7
combo 23 1t a
comedia 1y cl 8
comedy 1t 1w f 39 14 cs 7 d5 a g1 a
comedy_night 23 39 s
comedy_writ 26 d5 9
comfort 1i 6 b 2n d 4h n 4s p 56 i hs d i4 8
comic 1h 4q 7 8g 19 8w d bi k c5 o cr m cs 37 f3 8 g9 p
comic_book 26 cs l
comic_draw 26 c5 9
comic_read 20 cs 14
command 26 u 8 gk 7
comment 16 l b 3t 7 59 a 5a d 85 k b0 g ba m bc c co c cs 8 e8 q ee r ep g er d ex b f1 m gh i gi u gp t h6 b ha x hc z
comment_bugs 26 ee v
comment_directl 26 b0 a
comment_group 23 f1 d
comment_photo 23 l g
comment_ready 26 h6 g ha d
comment_sign 26 e8 g
comment_sort 26 hc s
commerc 18 53 a 57 g 5l b 5r 13 6k 8 a5 9 ad c al c aw 8 ca 8 e5 9 g2 8 gv a he j
commerc_beekeep 26 ad b
commerc_brand 20 he f
commerc_buildin 26 53 e
commerc_clean 26 5l f
commerc_insuran 26 aw a
commerc_kitchen 23 5r 1j
commerc_pollina 26 ad 7
commiss 12 r c 2x 9 70 u 9d b 9g a a6 t aw l bg 7 c2 b dh b dj f fh b
commiss_insur 20 aw d
commiss_own 20 70 f
commiss_premium 26 aw c
commit 1o ef e gl 8
commitm 20 1b 9
committ 1x 16 12 19 c
commodi 23 5h j 6n m
commodi_cod 23 5h f 6n h
common 1c y 9 19 b 4v g 9e l d7 a e9 8 ed c iw f
common_part 23 9e p
common_questio 26 e9 a
commun 23 a6 9
communa 1t n d 19 m 2t f 5r e 74 j fg b gf e
communa_din 26 2t e 74 c
communa_kitchen 26 5r d
communi 10 g 8 i 8 12 e 16 v 17 n 18 a 19 z 1b f 1c b 1e 1j 1f b 1m i 51 8 5r 9 64 e 75 g 89 9 9u b au a bk e c5 b ci 9 co r cq e dd h de 9 ds 8 e3 m fg i fl 13 g9 t gl 17 hh d hl 7 ho c i3 m
communi_app 26 1m r g3 8
communi_centr 1j gl d hh 7
communi_energy 26 1e 17
communi_filt 26 16 i
communi_garden 1y 19 1i i0 b
communi_group 1s 18 8 1b h 1f a g9 i
communi_hal 1q c5 a gl i ho d
communi_host 26 75 h
communi_liv 26 fg a
communi_manag 26 fg h
communi_memb 20 co g fl 9
communi_neighbo 23 1e d
communi_onlin 26 fl a
communi_own 1x 1e c i3 s
communi_pharmac 26 y a
communi_project 23 g9 d
communi_room 23 gl 11
communi_shop 26 i3 a
communi_theatr 26 dx 8
communi_train 26 16 9
commut 1c 2k g 3a a 4j a 8k 9 be 9 cn i dl i dp 1z dq m io q
commut_family 23 dl a
como 26 in a
comp 23 aw 13
compa 23 57 c 94 c er c
compact 1r 29 s 4x e 5q p 9o a ac 7 gf n ij d
compan 1f 4v c 4w b 4x h 4z b 53 b 5a s 5c q 5d b 5f k 5g j 5k a 5l l 5m b 5n d 5s u 5t b 6z b 9l a aj m ak k al 9 am 9 cc a e9 d ed e em c ey f f2 c f5 b gq c gw c ib t ic n ih a ii b
compani 1g 1v e 2g d 3w 1o 46 2m 6w a 76 f 7a e 7r b 84 a bj c bk d bs 2e du b i4 c
compani_app 20 bs t
compani_elderly 23 46 1f bs f
compani_first 26 7a h
compani_old 23 76 9 bs w
compani_phon 26 bs f
compani_stay 26 46 c
company n w 9 13 a 14 b 1a c 1b h 23 7 2i f 2u t 2z a 31 d 32 9 46 d 4n g 4t 8 4w q 4z o 53 9 5a 16 5d g 5f v 5j g 5k p 5l b 5m e 5n 19 5o 9 5p a 5q d 5s s 6l f 6m f 6z c 7c 9 7y j 88 a 9a f 9l o 9m 9 9o c 9w l a3 9 aj m ak t am e ao b au 9 ay k az p b1 u c6 c cc g ce b cv b dk 8 dv c e0 8 e5 b eb d ec b ef c ei r el n f0 n f1 f f2 s f3 h f4 b f5 a f6 8 f7 p fa l fk a gn 7 gq w gs d gv s gw c h7 e h8 d hc 9 hd y hr 6 ic 9 ih a iv c
company_account 26 cc j
company_answ 26 gq 8
company_ask 20 aj 8
company_bank 26 en 8
company_book 1u 6l b 6z b fa b
company_buy 1y aj d f2 f
company_car 1y ak 1b
company_card 26 8g 7 el t
company_cars 26 ak c
company_clinica 26 w 9
company_commerc 26 5r b ih 9
company_din 23 e0 g
company_electri 26 ak b
company_employ 1k 2u a b1 8
company_estonia 26 4z a
company_event 1t fk 7
company_gap 26 f4 c
company_half 26 6l h
company_hand 26 5d e
company_hous 23 h0 a
company_invoic 26 4t a
company_larg 20 f0 c
company_leas 26 54 e 5o f
company_lend 23 1b j g8 b
company_meal 26 5v b
company_mechani 26 9l c
company_mentor 26 fa f
company_near 26 5a a
company_open 26 ei g
company_own 1o 4g 7 5q c 6z a 7y c eb c f6 d f7 d
company_pap 26 5a d
company_party 1x 5n d
company_pension 26 dk d
company_pick 26 bo f
company_platfor 26 96 9 cj b
company_post 20 4z l
company_ready 26 hd c
company_reason 26 ei l
company_retreat 26 5n y
company_rul 26 el i
company_sees 26 f2 a
company_sel 23 ic e
company_send 23 e4 8
company_shar 26 5s g
company_softwar 23 f0 b gv 16
company_sport 26 b1 a
company_staf 1l 5m 9 f0 9 f2 c gv f
company_student 23 bl 9 gq e
company_team 20 2u a fk c
company_train 26 hd d
company_video 26 5a x
company_work 23 4n c
compar 11 1r y 22 9 23 f 3q f 3x 7 40 8 44 9 4v b 7d f 80 j 9c g 9k c aw 11 bi 9 c2 r c3 q c8 9 cn 7 dj 1o em b er h ev 9 gh d gp c gw 9 h1 8 h6 i i1 i ib b
compar_book 23 44 e
compar_crush 26 i1 g
compar_grocery 26 1r 1c
compar_lend 26 dj v
compar_off 1t 9c d aw 9 c2 g
compar_plan 26 7d g
compar_pric 23 4v a
compar_result 1x cn a
compar_similar 23 3f 9 ib h
compar_superma 26 1r e
compara 23 9c h 9k 8
compari 1h 1r f 22 d 7d b aw 7 ca e dh b dj 8 f1 a if b
compari_last 26 80 6
compari_sit 20 7d c aw 7 dh b dj 9
compart 20 6m o ih h io d
compati 20 8t b bl d i1 7
compens 1y 88 1o aj l es j
compens_emissio 26 aj i
compet 1x 1j 9
competi 1j 3 c 4a k 4v b c6 a fz 8 i6 e
complai 14 5l m 7z 10 88 s 90 8 dq 8 ea c eg d gg m gv d h7 d h8 o hc p i9 c
complai_back 26 65 8
complai_client 26 88 f
complet 15 t e 2w b 3q 8 7h c 8d 8 8f g 8z a 92 t ao 9 ap 9 b8 b bd 9 bg c ce c dv f e4 8 fr 8 gh p hb 17 hg 8
complet_begin 1y 7h h b8 g
complet_car 26 t c
complet_fil 26 hb f
complet_first 26 gh a
complet_set 23 dv 9
complex 1v 3 f 3k b a5 d
complia 1h 4w t 4y 9 6u d ap 9 ay c c6 8 de 9 f4 14 f5 11 h0 b h3 12 hd p
complia_certifi 23 h3 u
complia_cours 26 hd h
complia_paperwo 26 h3 f
complia_softwar 26 f4 a f5 a
complia_train 26 4y a hd d
complic 1x b0 d bq c da h
comply 20 51 7
compone 20 6p u 9e a ig g
compos 1n 5 q 2r c 91 g d0 e e2 11 g2 1k
compos_track 26 e2 7 g2 a
compost 1j 9 m a b 19 b 3x 6 96 b i0 c ih w ii k iq a it n
compost_pap 26 9 9
compost_spong 26 it k
compoun 1r f f 27 e 3j o 44 c 48 g 9w c
compres 1x bt c ia s ik c
compuls 1t 7m d ey j gw c
comput 1c 20 a 49 c 5c 1x 6n a aq d av a cm i cu w d7 a e6 f el d em k es d i1 9 i6 a ia 8 ic a
comput_backup 23 5c o
comput_network 26 5c j
con 1r 2q q 3g a 6j 8 a7 a eu b iu g
conceal 23 3 1e
concent 1t 2 d 5 g 2r 7 aa b it a
concept 1t 4z e 9d j az d
concert 1f 1w 1k 39 2h 41 k 46 9 6v u by 9 du a dy z dz e gd z
concert_hal 26 dy 9
concert_liv 26 39 v
concert_pitch 26 dy i
concert_venu 26 6v m
concier 1x 6t g 6z g 76 9 bs i
concret 1l 1b g 3j i 9o a an l ao b gs l
condens 26 2k g
condime 26 67 x
conditi 1a 2 1c 1j a 1y f 21 q 2i a 5p b 80 7 84 7 8g n 8p d af 8 ax 8 e1 a fp b h6 12 i6 g ig 9 ip 8
conditi_check 26 8g i
conditi_photo 26 80 a
conditi_record 26 e1 7
conditi_report 23 h6 b
condo 1o 6m e h8 10
condo_associa 26 h8 l
condo_board 26 h8 d
condole 23 3t g 9q b
condomi 23 f k 3j b h8 d
conduct 1q 3r d bd c du 1p ij d
conduct_upload 23 du o
confect 23 69 g a1 e
confere 1f 5b c 5s c 6v c by 1e c4 g eb g hg j
confere_award 26 by r
confere_photo 26 by e
confere_talk 26 hg m
confett 23 bf 9
confide 1c z m 4w k 5e f ar d as m au k bd b cd 8 d5 a eb 9 eu i f2 17 hl 7
confide_report 26 4w p
confide_session 26 f2 l
configu 1v 8o v 90 b ao a
confin 26 4x f
confin_spac 26 4x b
confine 23 o k
confirm z q h r 8 31 9 3o 8 4t b 76 b 7d 9 7p x a8 h bq a c4 k dh b di a et b g5 d gn 8 go g gp c gz 9 i7 d is 9
confirm_cancel 23 6r a
confirm_dat 23 gz 9
confirm_everyth 26 76 7
confirm_mov 23 q g
confirm_nam 1x i7 d
confirm_suppli 23 c4 t
confirm_whatsap 26 q f r 7
conflic 1p ay g ca d go e gz 19
conflue 26 f7 e
conge 26 60 f
congreg 23 6x 15
congres 1v u 7 6v g
connect y t a u 8 x a 11 d 1b e 1c h 1e 7 23 g 2b 8 4t e 50 9 51 9 6k d 6s b 6v 7 7j n 7t h 7w 8 8a 8 8n 9 99 8 9a 9 a9 h ak g al f cb q cc i d7 c da 9 df o dg h dh b di j dr e dt 8 ed 15 en 8 f4 g f7 9 fo 8 h4 f ha e hf f i5 a i6 a i8 8 ic d
connect_account 1u cc t da f es b
connect_bank 1r 1c b 22 c 23 n 7w c dg k dh c en c g7 a
connect_bookkee 26 4t 8 ic o
connect_both 26 46 e d7 h
connect_client 26 7m d ha d
connect_cloud 26 f4 p
connect_met 26 7j i
connect_phon 26 d3 c
connect_sensor 26 27 9
connect_shop 1y i5 9
connect_system 1y ed 9
connect_til 23 y d ed x
connect_tool 26 cb r
connect_wallet 26 df r
cons 26 8o d
conscie 23 ck 8
conscio 1r 23 7 4f g 85 7
consent 12 u v w u z b 3p 6 4u k 5a g 6y b 9t 1t 9u 9 b7 7 bs 8 c7 9 cd 8 cg f ck 9 cp 9 d8 7 e7 m ec o f3 a f5 10 f6 a g4 i gh 8
consent_client 26 9t a
consent_form 1o z e 9t z g4 b
consent_keep 26 cg c
consent_parent 23 f5 a
consent_phon 26 9t d
consent_record 1v c7 7
consent_recordi 23 82 9 bd a
consent_show 23 bw 7
consent_sign 20 9t 8
consent_writ 20 u j
conserv 1q 3o a 41 k 93 8 97 d
conserv_train 26 41 g
consid 23 7v 9
conside 20 1q i
consign 1r 4f e ba a ip 1s ix i
consign_check 26 ix 9
consol 1o 8o 8 cm i hs 2w
consoli 23 7x z dk i
consort 26 ev 9
constan 1s dn c
constru 1f 4n a 5f a 5q f 8f d 8t c 9o 15 a3 m an 8 b5 c cn 7 gh c gs 1f gt d
constru_company 20 9o u gs l
constru_sit 1y a3 a b5 e gs w
consula 26 ce q
consult 13 l k m e o 8 u 1q 1g 15 3f d 3o 7 4z g 5e d 5g f 5h 17 5s 8 7t s 9g h 9n a 9u b av b ay 1a az 7 bb a bg b bv 7 cf 13 ep f f4 e f6 8 fb 14 ft 17 g4 9 gi 12 gm 8 h0 b ib d ic h
consult_audit 26 ib e
consult_firm 1y eg 9 fb b
consult_help 26 1g f ay k
consult_not 20 u l g4 a
consult_platfor 26 bg a fb b
consult_sit 26 gm d
consult_smal 1v ay h
consult_writ 26 u f c6 9
consum 1j 2b a 52 c 7x j 88 11 a9 a ib c
consum_brand 20 52 b
consum_right 23 88 j
consump 1x 28 f 2b o 9g h ib k
consump_hom 26 28 d 2b 8
contact 13 q a 2c a 2f x 4w 8 5h h 5k 7 87 a 8s 8 9i 9 bq j br g ce 9 cw 7 e7 f ei z eo 1f fa c ff g fx a hc 9 ib 9
contact_answ 26 br a
contact_cal 20 2c a
contact_let 26 d1 7
contact_own 26 ff j
contact_profess 26 fa 8
contain 16 1 a 9 7 16 g 18 b 55 13 5p a 63 u 6b 9 6j d 6l c 7q g ab 10 ah 8 ai 9 al u ao l dl h gf 1l i3 k i8 8 ih j ii h it b
contain_shop 1y 55 1g i3 9
contami 1x 5w f gf 9 ih g
content 1b 2z 8 50 i 6g 7 7k 8 83 a 91 h cq 9 e8 s e9 1a
content_calenda 23 e8 i
content_creator 23 50 b g1 9
contest 20 7x 8 b1 a bc 8 c6 8
context 26 ci a
contine 1s 6a 7 8w h cx d
continu 1h 20 9 ad a f4 c
contra 26 93 a a0 a
contrac r 1d c 2u 9 2v 8 2w 9 4v c 4z l 50 h 52 f 5b m 5l s 5q r 6l c 72 9 7l a 9b a 9c 1a 9l j 9m e 9o a 9r j af a am e an 7 aw 9 ax 11 ay z bm 9 bq 9 c4 k c6 j dh 17 dj c e0 c em 9 eq 15 er 1i eu a ey f f0 12 f2 a f5 e fd h g2 7 ge 9 gq a gr k gs i gt j gu i gv e gz 8 h7 c i0 a i7 m
contrac_automat 23 dh f
contrac_cater 1x 2u a 2w a 72 d
contrac_check 1x bm b er b
contrac_clean 20 5l g
contrac_company 26 dj e
contrac_county 26 5q a
contrac_deposit 1x e0 9
contrac_employ 20 gs d
contrac_end 1y eq a ey d
contrac_expir 26 c6 8
contrac_generat 26 ax a
contrac_holiday 26 f0 f
contrac_inspect 23 ge e
contrac_insuran 1u aw 9 i7 o
contrac_invoic 1v 4z i 9r e
contrac_kitchen 26 9c k
contrac_last 23 88 e
contrac_long 26 9s 7
contrac_onlin 26 eq e
contrac_ord 26 eq h
contrac_own 26 er e
contrac_pay 23 ay d
contrac_payment 20 4z d
contrac_plain 26 ax a
contrac_policy 23 ay 1d
contrac_pric 23 gv d
contrac_put 26 eu f
contrac_renew 23 eq e
contrac_rent 23 5q t
contrac_send 23 5l a
contrac_sign 1p eq 11
contrac_spread 26 c6 b
contrac_templat 1v ax 1d i0 f
contrac_test 23 gu e
contrac_tim 26 7l o
contrac_wait 20 9r e
contrac_yearly 26 1d 7
contras 23 eg m
contrib 1j 7v j da d dd 1c
control 19 1i s 36 b 43 a 4z b 5f b 5l b 6j a 6l 9 6m 9 81 e al d cm h es d et a f4 q gu a h0 a hs 7 hy s i9 a ib 1b
control_met 26 ib l
control_tablet 26 81 e
conveni 26 it c
convent 1y cs 7 fg e
convers 13 u h 29 8 42 1i 51 i 86 a 87 9 8v o 9c a as q b5 a bd 1e bs r c7 c cw j cz a e5 d fb a
convers_card 26 8v 12
convers_convers 1y bs 9
convers_partn 23 bd 13
convers_teach 26 42 h bd i
convers_walk 26 as f
convert 1h h g n b 2j c 2k n 2l m 34 i 36 c 3a d 6b b 6j b 76 b a3 b be d c0 l d2 o dw c fg a i6 7 io a iv a
convert_hors 26 2j e 2l e
convert_horsebo 26 c0 p
convert_van 26 36 e a3 d
conveyo 23 56 d i9 w
convinc 1y 9 9 23 8
convoy 26 9w d
cook u 0 d l a o p 12 i 14 g 1q 11 24 8 2g b 2l h 2m 1d 2n 17 2s t 2t 1b 2u r 2w 1e 30 2e 31 z 3i 8 3x 7 3z 9 44 b 4b 1n 5d e 5n 14 5r 1a 5v 12 5x a 60 1j 61 x 67 15 6b g 6c a 6d 12 6f v 6j 8 6s 9 72 8 74 9 78 7 8c b 8l p 8m c 8s 1f 9n e 9z 1h a3 k a4 1r a7 k ai y ct e d4 q f8 9 fd b fr 17 gb v hk 1p ht 2g hu p hv 10 i7 k
cook_along 26 1q 8 d4 f
cook_build 26 l e 5r e
cook_chef 23 60 h
cook_clas 1x hk 1g
cook_cours 20 30 1f hk i
cook_deliv 26 2n e
cook_deliver 23 60 d
cook_din 23 60 e
cook_dish 1y 14 e
cook_eat 23 42 g
cook_even 23 5n d
cook_evening 26 5n h
cook_eye 26 d4 9
cook_firewoo 26 ai 9
cook_footbal 26 cz 6
cook_fresh 1s 2s d 2u f 2w p
cook_fridg 26 1q e
cook_gas 1x a7 w ai 11
cook_germany 26 6f 7
cook_guest 20 2t d 30 g 74 b
cook_heat 20 67 8
cook_hom 1o 2m 9 2n 8 30 t 5r b ht c
cook_kitchen 20 2v c 30 f
cook_learn 26 hk n
cook_left 26 gb c
cook_lesson 26 hk n
cook_lunch 26 ht z
cook_mak 26 4b c
cook_marmala 26 hv k
cook_meal 1v a4 z ht 10
cook_mediter 26 6f 9
cook_morn 23 a3 i
cook_nearby 26 i7 i
cook_neighbo 26 ht l
cook_netherl 26 8l 6
cook_off 23 ht p
cook_oil 23 ih g
cook_organic 23 2w e 61 s
cook_own 23 2n d ht g
cook_pack 23 60 a
cook_portion 1y 4b g a4 d ht y
cook_ready 23 ht 9
cook_real 20 fr f hk 9
cook_sauc 26 9z 12
cook_sel 26 ht x
cook_show 26 o g
cook_smal 1v 0 b 4b g 8l b
cook_someth 23 4b 9
cook_tabl 26 2t e
cook_tapioca 23 2s s
cook_togeth 26 hk a
cook_wait 20 5d j bb e ct f
cookboo 1x 1q j 8w g d4 2p
cookboo_recip 26 d4 w
cookery 1y 5r 8 65 8 hk o
cookery_clas 23 hk 9
cookery_school 26 hk d
cooki 1u a1 1m f5 1b
cooki_ban 23 f5 10
cooki_box 26 a1 s
cookwar 20 8l b 8s 13
cookwar_shop 26 8l 9
cooky 1r 2p f a0 d a1 2d a2 a f5 j
cool 1b 24 a 25 k 5p v 69 8 90 d 92 b a7 8 a8 9 bz 8 cy a fs a hs b hz a ib m
cool_box 1x bz a
cool_drink 26 hz 7
cool_farm 26 5p i
cool_off 23 di 7
coop 23 1e z i3 k id b
coopera 1d 1e 1c 47 e 4u r 4v i 8v d a6 9 a9 l ap d e3 d i3 12 id i ie 9
coopera_deliver 26 4u c a6 b
coordin 1g w b 1b d 2x 17 3q 8 4k d 6u d 7d l 7u v c4 1p cv 8 fi f i4 g
coordin_car 26 7u w
coordin_wed 26 2x b c4 b
cop 1o 0 e hv f hw p
coparen 26 1h d 1s 12
copd 26 89 1g
copenha 1k 4k d 8z 7 dl a
copi 1i cs c ep e f5 d gt a
copi_chang 26 ep b gt b
copilot 1y aq 14 e5 g
copy 15 1l h 2y 9 3t 8 8e 8 8v 8 8w e b4 a b8 b c9 a cb p cm e cr j d1 c d2 7 d3 a d4 k du 6 e1 a e9 j eq p ha g
copy_data 23 cb u f5 8
copy_documen 26 d1 d
copy_numb 20 ha g
copyrig 1p 2p 7 f9 b g2 e
copyrig_strik 26 g2 d
copywri 26 e9 r
cor 1r 1m 7 9n d 9o d
cor_tempera 26 9n c
cord 1r 26 g 2b c 3o g 9f f hl 7 in c
cordles 23 18 b 9h a
cordles_dril 26 18 9
cork 1k 24 7 4j 6 5q g 6i 7 8b 7 fz c
corn 14 h 9 p j 17 b 2j x 2z f 4l b 52 v 6l e 90 9 9h h 9k 8 a5 i ak 9 bv 7 de k dt 9 fk 7 hq s hs e
corn_alway 26 45 7
corn_café 26 2j j
corn_gym 26 h 9
corn_hard 26 p u
corn_shop 1o 4l d a5 l de h dt b
cornfla 26 9x g
cornwal 1p 3c 9 8r f 8z d
corpora 19 1b e 2z 8 4n a 4y 9 5a l 5f 10 5n m 91 c a1 a aj b az 7 b1 k bw 8 by m cg 9 el b hr 6 is g
corpora_event 1y 2z 9 5n e by r
corpora_gift 1y is j
corpora_leagu 26 hr 7
corpora_learn 23 4y c hd c
corpora_podcast 26 5a e az 9
correct 15 g i u e 2d i 42 m 4o 8 5b a 7o f 7w 8 82 j 8n 7 9q a b6 9 b9 9 bd n bp c bs c ci f d2 e d6 9 e9 a eb b ej 8 ek b em c f6 g gp 17 gr 9
correct_data 26 4u 9
correct_lat 26 42 h
correct_postur 23 g m
correct_send 20 gp d
correct_sign 26 u 7 f6 7
corrido 1s 1s g 8q b 9w g g2 7
cosmeti 1n 0 n 1 i 3 q d d 7d 8 7q d
cosmeti_brand 26 0 9 3 f
cosplay 26 ir 6
cost k 1h l 22 12 27 a 37 b 3q b 4l 7 57 a 5j 7 5t 7 6n a 6s p 7u c 9o a ae 9 af 8 bm a cc s d6 8 d7 h da j df c dp a ed d el 9 fz 9 g8 a go 8 gr b gw e
cost_basi 26 df o
cost_car 20 7u g
cost_check 26 bm d
cost_deliv 26 57 8
cost_dish 26 6s l
cost_driv 26 22 d
cost_euro 1n ac 6
cost_fees 26 df 7
cost_kilomet 26 22 f
cost_least 23 1r 8
cost_les 1b 4o 7
cost_managem 26 cc 9
cost_privat 26 g3 b
cost_receipt 23 1h 9
cost_shar 26 dp g
cost_softwar 26 6s l
cost_split 26 da a
cost_sponsor 26 w 7
cost_team 23 cc i
cost_tool 23 cc 9
cost_train 26 cc d
cost_typ 23 da h
cost_vehicl 26 gw q
cost_wear 26 1t c
costa 1u k a t h 11 9
costum 1k 1o a 45 u dv 2l e0 8 e4 6
costum_rental 26 dv v
cosy 1u 8 g 3b e cm 19
cosy_gam 26 cm j
cosy_hom 23 8 e
cot 1v 26 f 8u a ix 1p
cot_bounc 26 ix g
cots 1v 26 d 8u f ix 1v
cots_high 26 ix o
cotswol 23 77 8 c0 c
cottag 1l 28 b 34 12 3c d 3d d 60 c 6u 9 ao d it a
cotto 26 4n b ik a
cotton 1e 6 l a d 4c 19 4q g 4r v 4s l 8x a 90 o ik 1p in k
cotton_grow 26 4r e
cotton_pads 26 6 o
cotton_shirt 23 4c c 4r e
cotton_sock 26 ik v
couch 1m d e 3f f 3i 9 7h 21 b3 p hs c
couch_run 26 7h y
cough 1o y 8 6h c 7z d ie 1h
coun 20 ag a aj a g9 a i3 c
council 16 19 a 55 9 5g 8 7w a ag 7 ch d ci 1m ei 9 g9 i ge 14 gg k gi 1l gl o
council_decid 23 ch j
council_grant 1y cw 8
council_meeting 20 ci y
council_tax 26 7w f
counsel 1h z c 13 d 3w 1d 7m 1d 7n h as w bg h er 8 f2 x f5 b
counsel_mid 26 er 9
counsel_phon 26 f2 f
counsel_student 26 as b
count s v a y f 1f a 2j h 2o j 2q 9 2r p 2s d 4j 6 51 7 5o b 66 e 6k 7 6l a 7g 9 7i h 7s k 84 7 8c c 8f o 8i 7 93 c 99 d 9a b 9o a a0 a a4 g ae 7 aj 8 bb 9 de f dt d ea b ey a gs b gy 18 i3 h ie a
count_calory 26 a4 f
count_cough 26 ie g
count_deliver 26 a8 b
count_hom 26 de f
count_medical 1o 6 9
count_mitos 26 v a
count_money 20 7s b de 9
count_near 20 2q 6 2r h
count_next 26 2r i 2s d
count_sel 26 gy k
count_staf 26 1f c dp 8
count_stock 20 4v g gy e
count_toward 23 93 i
count_weigh 26 ae b
countdo 1v 1h 8 1i g 7l 8 i5 9
counter 1t 7p h 8c n a8 c ap 19
countri 26 1n c 75 e
country 13 1h 8 2o a 38 a 5b 9 5h p 5y 8 64 m 75 8 79 1t 7d 9 9i a 9u 9 at b ax 8 ce e cj b d7 a de g df 8 dk f fe 9 ff b fx a g1 8 il a
country_hous 26 ff g
country_loaf 26 2o f 5y c
country_pay 26 79 e
country_sit 26 9i g
county 1d 6o 8 ci g gl g go b
coupl w i l 1v c 25 c 2m b 2p c 2x 1s 2y 1h 34 g 36 g 3b a 3h 7 3r z 4k i 5v 9 64 9 73 10 7c 6 7d 7 7m m 8j a 8o a 8r 7 8v 11 8z d 90 a 94 b 9z 8 aa 7 c0 a c1 6 c3 1h c4 q d7 26 e0 t e2 9 hi 9 hj b i1 6
coupl_austral 23 c3 a
coupl_book 20 7m g e0 e
coupl_choos 23 2y o
coupl_church 26 3r 7
coupl_dat 1x 3b 9
coupl_family 1j 2m 9 2y i 73 j
coupl_friend 1u 8j a aa 7
coupl_germany 1v d7 b
coupl_host 26 c0 9
coupl_liv 1x d7 f
coupl_long 26 8v 9
coupl_plan 1v 2x n c4 j
coupl_play 26 8v d
coupl_see 26 c3 i
coupl_shar 26 d7 j
coupl_singl 1y 7d 9
coupl_sleep 26 90 b
coupl_snor 26 25 c
coupl_spend 1y d7 d
coupl_suppli 26 c3 c
coupl_villag 26 bz 9
coupl_young 26 5v 7
coupon 23 ea a
courag 1y 7c l as a fl f
couri 1c 2h e 2n o 5t 1y 6b 9 6m 1l 6o j a6 z a8 x dl b gx a
couri_bring 23 a8 7
couri_company 26 6m g
couri_servic 26 5t p
cours y h g i w j t o d s a 14 e 15 j 1a 13 1l r 2t d 30 z 35 o 42 u 4a a 4x a 5d g 5f 18 78 g 7c 6 7e e 7l j 8h 9 aq 14 au c b5 u b8 12 b9 1e ba 1q bb 18 bg k bi o d9 h ey q f2 a f3 7 fq j g1 c ga m gk 9 hd 19 hh 19 hi t hj 7 hk 14 hl b hn s ho 8
cours_assign 26 hd m
cours_begin 1y aq 9 ba e hh b
cours_book 1y i 8 s c 1l x
cours_certifi 23 bb a
cours_cod 26 1l 7
cours_creator 26 ba f g1 a
cours_employ 26 ey h
cours_evening 26 i f
cours_ful 23 1a 9
cours_larg 26 au 8
cours_lat 23 5f d
cours_own 26 hh 7
cours_platfor 26 ba b
cours_recogni 26 5d s
cours_saturda 26 hh c
cours_teach 26 ba p
cours_video 23 1a a ba f
cours_weekend 26 8h h
cours_women 20 1a 14 hl d
cours_work 20 hd b
coursew 26 7r a be k
court 1d h k 1h b 51 9 5b q 7x d 88 f bm e eq g gm a gu a gz t hr 3k
court_book 26 h c
court_deadlin 26 gz h
court_next 26 hr e
court_roof 26 hr p
court_social 26 51 b
courtho 26 bm a ci a
courtya 1t 1f 8 2m e 33 m 39 z 3l e dq a
cousin 1d 3i 8 4e a 5z a 64 c 97 c d1 l
cov w a 9 m 7 2y 7 3g b 3k j 4g 9 5e 7 75 9 8k 9 8x z 90 t at r aw 1n az d bn j dc 20 do b gv 8 h1 p ii 9 iq e iw 14
cov_art 26 az j
cov_boot 26 iw i
cov_bought 26 dc c
cov_check 26 h1 d
cov_contrac 23 f0 c
cov_differe 26 90 c
cov_let 1v at 1a bn v
cov_plain 26 aw g
cov_sold 26 dc c
cov_trad 26 aw o
cover 1b m c 3e 8 3o 7 3p d ai b ci m db 7 dc k ez a fz a gk a hr k im c
cover_court 26 hr r
coverag 1r 2c 7 fw 9 gh e ha 12
coverag_book 26 ha d
coverag_report 26 ha g
cow 1p 66 b ai a ed d hu 1g ie 15
cow_dung 26 ai 9
cow_heat 26 ie g
cowork 1h 3a 1x 53 f 5m a 5s w fl j
cowork_cal 26 fl m
cowork_spac 1l 3a 12
cows 1p ai x ie y
cows_ireland 26 ie c
cozy 26 cm z
cpa 23 57 e dg b
cpf 26 gi a
crab 23 2m 9
crack 1f 3h u 5w 9 66 7 68 b 8z b 9f c 9v 9 dz f
crack_repair 26 3h e dz d
crackl 23 8 c
cradl 26 26 1f
craft 1a 2o d 3b a 6h m 6i z 71 b 8b e 8k e 8t h ba i c5 n cn d cr c ct c eh r f8 o fa b fh z gq j gt k hi r hw p i4 b
craft_bak 26 fa d
craft_beer 1y 3b d 6i 11
craft_box 26 8t e
craft_brand 26 fh e
craft_brewery 23 6i 8 71 a
craft_busines 1x eh a gq n
craft_café 26 hi d
craft_clas 26 c5 9
craft_fair 20 8k b
craft_gin 26 6i c
craft_kits 26 8b d 8t e
craft_worksho 26 ct h hi u
craftsm 1o 17 a 59 a 8k b 95 f 9g 9 ar e cw h eh o
craftsp 1s 8k 7 ej 8 fh p hi 1q
craftsp_show 26 hi m
craftsp_teach 23 hi m
cram 20 bf a
cran 1p a3 c ao 1e
crank 26 1k 7 2q h
crash 1m ef p
crat 1d 12 e 1j b 32 a 5m i 5p 1p 5u f 5w b 5x 23 6h 13 6j c a9 p d2 b e1 s gx b ii 19
crat_vegetab 26 5x c
crav 1x 7s 2n
craving 26 7s o
crawl 1u ca e eg r hq 8
crawl_sit 26 eg p
crayfis 26 5v h 61 i
crazy 1n 5z 6 fk c
cream 1f 0 a 1 1w 2 k 3 8 4 18 9 1j b o y a 2q 1l 4p b 6a a 6q 9 6s f 9y 15
cream_cream 26 4 d 2q c
creamy 20 2q i 69 g 9y c
creat 1b 5 b 7 b 1l a 1n c 2h h 3r 9 4n d 59 b 6e 9 6g 9 7k 9 8t b 9a 9 9d b ap b ax c b0 a be b bp b bs b c1 7 c9 d da a ej b gt j h3 b h7 b i7 a
creat_app 23 7k c 9a c i7 d
creat_invoic 20 ej c
creatin 23 7 1e
creativ 1n 58 g ax e c5 i c9 1j cp x
creator 1e 4q i 50 2p 58 i ba d c9 l cp 1j cq 1z dg c fb h g1 2m g9 s
creator_br 26 cq b
creator_brand 26 50 j 58 m
creator_fans 26 4q 7 cq g
creator_follow 23 50 i g1 a
creator_fre 26 50 o
creator_open 26 g1 o
creator_paid 23 fb b g1 9
creator_payout 26 g1 a
creator_shop 26 50 b g1 a
creator_whos 26 50 p
creatur 23 be i bs h
crech 1y 14 9 3z y fp i
credent 20 ce f ey i
credit 15 1j 8 1l a 1x a 4t j 4u 1w 5g a 7w 26 7x 10 aj 1u cp b dd p dh 9 di e es g g8 19 he s
credit_book 26 1l 8
credit_build 26 7w 14
credit_bureau 1x 4u e 7w l dd e
credit_card 1t 7x 1a dh c di 8
credit_fil 20 7w 7 g8 d
credit_history 1y 4u 8 7w 1d
credit_loan 26 7w r
credit_scor 1u 4u 1j 7w 12 g8 9
credit_union 1t g8 8
credito 23 7x 1p
credito_pay 26 7x b
creek 26 aj e
creep 20 8p c
cremat 23 3u 1s
cremati 1s 3q 1z 3u 1n fu 8
cremati_burial 23 3q a 3u 7
cremati_pets 26 3u l
cremato 1y 3s c 3u l
cremona 26 dz 8
creol 26 av f gz a
cres 26 8c c ab a
cret 26 6f y
crew 14 2y 9 2z b 31 9 3c h 3h c 3l u 4n b 4x 9 5a t 5l d 5q f 6a 9 6o b 8a a 98 p 9a p 9o h aj a am a ap b b1 b bo b by f dm i ep 8 eq 8 f0 8 gf j gj 8 gk w go 9 gs l gu a gv q hj 7 if 8
crew_build 23 3l y
crew_certifi 26 aj g
crew_deliver 26 gs e
crew_keys 26 gv k
crew_machin 26 3h b
crew_pack 26 5q g
crew_plan 26 gv e
crew_scan 26 9a c 9o d
crew_sees 26 gf e
crew_turn 26 dm e
crew_visit 26 ad 6
crib 20 26 s 8u h ix z
cricket 1r 68 e 6b 12 8m c ah d
cricket_flour 26 68 d 6b d
crim 1n 5n d 8j 1j 8w e ci i cj q
crim_cas 26 5n e 8j 9
crim_fans 23 8j o
crim_podcast 26 8j 9
crim_sery 26 8j b
crim_story 26 8w e
cris 23 7e 9 7m 9
crisi 1u 7e 8 7n m bs m
crisp 1x 2v b 68 f a0 a
crisp_cola 26 2v 9
criteri 1y w w 5g 9
critica 23 5i 9 9c 9
crm 1q 5e d cb h eo 2b h9 r
crm_smal 26 eo s
crms 20 eo 9
croatia 1n 36 a 38 8 3p 7 3r 7 4w 8 79 7 7s 8 9r 9
crochet 23 8d 1c
crocker 23 31 c bz b
crocker_hir 26 bz 8
croft 26 1e 7 a5 a
croissa 1y 2j t 2o 18
crook 1q 5x 9 87 h hv g i9 9
crop 1l 6j i ac s aj d bw 9 cd c dc 12 id 1i
crop_diseas 26 id d
crop_insuran 23 dc v
crop_wed 23 bw 9
cros 1g w a 8d 6 8n b 9w 9 av c cj k de c ew c fa c gi 7
cros_bord 1t av c de b ew c
cros_company 26 fa e
crossbo 23 8b h io d iq f
crossfi 1y h e s b
crossfi_box 26 s 9
crosswo 20 cn 18 d0 a
crowd 1i 3b a 7y l cd b g9 d
crowdfu 1u 1c u 7y a 8v h g9 1q
crowdfu_platfor 23 1c a g9 14
crowdfu_sit 26 8v b g9 f
crown 1k 10 1m 11 18 bu 8 fl b in b
crown_bridg 20 10 s
cruis 1x 33 a 88 b ct f
crumb 20 a2 8 ba 9
crumbl 26 72 b
crunchy 1q 68 11 6c 6 9x w 9y f a0 d a2 d
crush 1r 6e d an m d2 d hw 9 i1 h
cry 1g 1g g 26 1o e2 7
crypto 1r bq f df 2y
crypto_app 26 df r
crypto_exchang 26 df 9
crypto_hold 23 df w
crypto_portfol 26 df 18
crèch 20 3z b
csr 20 5n b
ctos 26 cc i
cub 20 5w f 61 w hq 9
cubic 26 ai d
cubic_metr 26 ai b
cuddl 20 fo o ix d
cue 1y c4 h d5 8 dx r
cue_silenc 26 dx 9
cues 1v c4 c cp f dx o
cuf 1r 4d v 4p f 4r 7 7t c 89 1x
cuisin 1x 2m j 30 9 6d 11
cultiva 20 6b g id 9
cultur 1m 3r b 7m h ay c bu 9 cz b
cultura 1v bo 8
cumbia 26 g2 8
cumin 23 6d p
cup 1e 6 i 1f 8 2e i 2k 9 2r i 2s s 4m c 4s k 5z f ap a go 8 ii g
cup_siz 26 4m f
cupboar 1i 3h a 6d d d2 9 dv b
cupcak 26 2p s
cups 1i 6 k 8 n 2j d 2k o 2r 7 2s 11 8z f hh 7 ii 19
cur 1p 0 g 4h 6 6c b 7s 8 ej 9 ir a
curat 1o 54 c 5m c 5w c 65 f ch h fh 1d fl a g9 c gd x iv c
curator 1x 54 d 6w 18
curd 26 9x 7
curiou 1g 2t h 65 e 8c 9 be m bi 9
curiou_childre 26 bi a
curiou_drink 20 65 f
curiou_eat 20 2t i
curl 1u 2 1h c f i2 7
curly 1r 2 13 b 8 c s 8t e bu j fn c
curly_coat 26 fn 7
curly_hair 1x 2 h c p 8t d bu h
currenc 1o 4z 8 d7 g da d ej f g1 a
current 1f 1q 8 7v b am i c9 c f4 8 ia b
current_account 26 7v e
curricu 1o 1p 20 at 9 b4 b b7 c f9 1j hl 7
curricu_grad 23 f9 u
curry 1i 2l c 5v e 67 b 68 b 6d 8 72 f 9z 1q a3 s a4 b hk v
curry_past 1x 67 b 9z 1k
curtain 1l j b 1d 6 2z w 3i 9 3o 24 74 m 90 e
curtain_roman 26 3o n
curv 1m 29 f 2d 7 71 b 85 7 9u e gy f im f
curvy 1x im 14
curvy_women 23 im e
cushion 1o 3 b e g 2a g 39 n 3f k 3u b 4h c iv s
cushion_screen 26 iv i
cust 26 e5 d ic e
custo 23 5f f 9f b im b
custody 1q 1h 21 1s u 9q f bl e df b
custody_calenda 23 1h w
custody_schedul 26 1h d 1s e
custom 17 2 9 5 a 1v e 2a 12 2p w 3o b 3q b 4h 9 4k h 4o h 4q p 59 k 5h l 6k b 6n 1u 8o y 91 d 9l 8 ap g e2 m eu a fb m i8 b ir r is 11 iw j
custom_agent 26 6n f
custom_declara 23 6n y i8 b
custom_fit 26 iw r
custom_form 26 6n c eu f
custom_furnitu 26 8o q
custom_gift 23 91 d is z
custom_offic 26 fb g
custom_pap 23 6n d
custom_print 20 2a u 4q l
custom_siz 23 ir o
custom_softwar 26 59 d 6n f
customi 23 1n g i2 6 is e
cut x 0 c c 1u 1t 8 2a b 4c i 4g b 4m k 4n f 4o j 4s b 5a o 5i f 66 z 6g 7 6o 7 8b i 8c 7 8e f 8k c 8o c 8q b 8r y 8s b 9h e ab a aj 9 az l bu q cy j e8 8 fn o fs b g6 u gb 9 hg j hu 9 hz p i2 g il 9 im v io d is k iw i
cut_art 26 c5 9
cut_back 26 3k a
cut_beard 26 bu e
cut_board 20 8s k is x
cut_colour 23 c 1h
cut_company 26 5a j
cut_food 26 g6 m
cut_hair 1y c z bu 9
cut_mail 26 66 f 8b 7
cut_nam 26 8o 8
cut_off 1v 6o c
cut_open 23 8c d
cut_ord 20 66 i hz b
cut_own 1y 8r e aj 8 hz a
cut_pack 26 hu 7
cut_piec 26 4m e
cut_real 26 im e
cut_sam 23 ab d
cut_short 20 5a g hg e
cut_sit 23 cy t
cut_siz 23 e8 e
cut_stitch 1y 8k 8 io m
cutlery 26 bz n
cuts 1a b 7 c g 1t b ac i al t bu 15 c8 c dx a g0 c h5 b hg e hu b i2 d
cuts_beard 23 bu 10
cuts_hom 26 3m 9
cuts_peak 26 al t
cuts_stem 26 ac c
cutting 26 8q v
cvs 1u at w ct c ex a
cyb 1x 5c h f3 13
cyb_insur 26 f3 7
cycl 1f 6 s 1k c 21 c 23 8 74 g 7d a 7k 1s 84 h 9l b b3 1f dn g gi d ic b il f io g iw 8
cycl_club 23 b3 1l
cycl_rout 23 21 d 74 i
cycl_track 23 7k 13
cyclist 1h 2f l 4g f 5t r 68 d 74 p 8k b b3 l dl o dn m iw m
cylind 1o 2h v 3g f 3n 1e a7 2l
cypru 26 7j 7
czech 1m 8i 6
czechia 1q 6d 8 7d h 7j 7 ad 7 fe c
dabba 1v a4 h ht o
dach 20 at 6
dachshu 23 fv 9
dad 1f 1k 7 3q b 4q a au a bp e cz a d3 d e2 9
dad_died 1y 3q b
dad_jok 26 4q c
dads 1g 26 a 7g b 82 c bl b d3 j d5 7 hn m
dads_baby 20 hn g
daily x 4 p 7 t j 8 y 8 1g 9 1i b 1p h 2u 9 3v s 6y 9 7e e 7f 8 7s e 7u a 82 e 8x 9 9n c ae 7 ag d b5 q b7 u bf i bs c ch f ci a cn t el a et 8 fo i fq g fx c g3 7 g4 c g7 b g8 i gs s hm 8 ht b i1 12
daily_allowan 26 el j
daily_cal 26 2c 9
daily_check 1y 9n k et d
daily_lesson 1x j e 1p t 7s 8 ga b
daily_limit 20 a1 8
daily_littl 26 g8 d
daily_log 23 gs h
daily_messag 26 7s h fo a
daily_not 20 i1 8
daily_ord 26 y 8
daily_plan 23 7i e ae 6 bf e
daily_practic 23 7e b
daily_puzzl 26 cn p hm 8
daily_repayme 26 g8 e
daily_report 20 t c 6y h gs d
daily_round 26 ie 8
daily_sachet 23 7 o 61 e
daily_taking 23 g4 k
daily_task 20 7f e bf e
daily_text 26 i1 e
daily_video 23 3x 8 fq h
daily_walk 23 fm e
daily_work 20 ii 9
dairy 1g 2q l 34 l 5w b 66 13 6b 9 6h c ai s ie q
dairy_farm 1t 34 l ai g ie g
dairy_fre 26 2q g
dakar 1x 8y h
dal 1u 2n a 7i 9 g6 h ht i
dal_ric 26 ht d
dalla 1v 3y 9
dam 26 ch l
damag 10 v d 1k 8 1x b 28 q 36 d 3c h 4e d 5o 9 5q c 75 a 88 d 8q a 8u c 92 9 93 8 98 9 99 6 9a k 9f e 9h c 9o 8 9p 9 af c ag 7 bv 9 db i dc f dn 9 do d dv 8 ge 9 gf 7 gg f gw o h1 z h6 f hz 8 if f ii a ix 9
damag_claim 23 h1 i
damag_photo 1q 9p c ge c gw b h1 b
damag_piec 26 5o g
damag_report 1v gg a
damag_unpaid 26 db a
damp 1m 9 7 1p 8 27 e 3h k 9k 1u 9m i
damp_wal 26 27 a 9k l
damp_writ 26 9k u
dan 23 7d 7 7s c bs a
danc 1d 3 9 i 2a s b 1w m 2x g bj a by 16 bz h c4 b e0 g e2 a g3 e hn g ho z
danc_clas 23 i u
danc_feel 26 i 8
danc_fitnes 26 ho e
danc_floor 20 bz e
danc_school 1y i 10 s c by b g3 c
danc_show 23 by v
danc_studio 23 i c
dang 1s 3w c 4x b 7m d 9u c bs 8
dangero 1p 27 7 7j c 7s 8 if a
danish 1y 4e l 5y 7 b5 9
dar 1k al a bm a hu 7
dar_salaam 26 al b
dari 23 51 g bh h
dark 18 1 9 3 j 2n a 3e 7 69 g 6f f 6i a 80 b 84 8 a5 o ir 7
dark_room 26 hj 7
dark_screen 20 84 7
dark_skin 1u 1 a 3 h ir 8
dark_sky 26 78 8
dark_stor 23 a5 w
darkroo 23 8h 27
darkroo_enlarg 26 8h w
darn 26 4j 7
dart 20 fk 1g
dash 26 iw d
dashboa 1e 27 8 89 11 ad 6 aq o bn c cc 8 dh a dk c ed 1w en b gw b ha q ib b
dashboa_data 26 ed g
dashboa_morn 26 ed q
dashboa_patient 26 89 p
dashboa_show 23 ib e
dat p o a y c 10 d 11 c 1b c 1s j 1t a 1w g 1z n 20 9 2p a 2x 9 2y c 30 b 31 c 33 9 36 8 37 w 3p c 43 7 4e d 4k 8 5f c 5n f 62 p 68 u 6q p 6r a 75 g 7s 7 8w 9 92 8 98 e 9c 9 9l c 9o b 9q 8 9v d 9x a 9y e a1 8 bf j bh 9 bj 12 bk a bm c bo 9 bz a c2 11 c3 r cg 9 co 7 d3 9 dy c e0 e eg d eo a eu h f0 c f6 9 fn a g7 o ge b gj 9 gk b gs e gw f gz c hj 8 ic f if 8 is r
dat_app 20 bj 20 g7 c
dat_ask 23 gl g
dat_bag 23 5z 7
dat_book 1q 37 i 9v 9 c2 e dy f
dat_budget 23 37 d c3 e
dat_daily 26 bf f
dat_event 26 4e 9
dat_evidenc 26 bm h eg d
dat_family 1y 3b a 3p c
dat_field 23 eg h
dat_guest 20 c2 h
dat_lad 26 9o 8
dat_last 1x 7q 9 ax c
dat_nearest 26 7p 8
dat_numb 26 c2 b
dat_off 20 c2 d
dat_offic 26 1t g
dat_part 1v 9l e
dat_pay 26 en c
dat_payment 23 es a
dat_plac 1o 1b e 37 h c3 9 e0 a
dat_pric 1y 1r b
dat_remind 1y gj e
dat_repair 26 98 c
dat_report 23 ge e
dat_slip 26 6q d
dat_spread 26 9y 9
dat_styl 26 c3 9
dat_suppli 26 ic 8
dat_writ 23 1h 7
data s t 9 v b w c x a y i 10 8 11 6 14 9 22 a 2d 8 2i e 4u k 5c 8 5e 8 5k 8 6r b 6u a 6v c 71 7 79 1s 7h e 7k e 84 a 8n 6 ap a aq t b8 b bb l be 9 bn d cb q cd 11 cf a e9 a ed 11 ef 9 eu 17 ev h f0 c f5 1f f7 8 gz 8 h1 m h2 8 hd e hf n i5 b i6 b ib b ic u
data_abroad 26 79 x
data_analysi 26 aq q
data_analyst 20 aq s bb 11
data_authori 26 6u f
data_collect 23 hf b
data_consent 1u 4u b
data_cost 26 ez 8
data_country 23 79 19
data_email 26 cb e
data_entry 1x 5e c cb i eu o
data_import 1y ic b
data_keep 26 7s 7
data_label 26 14 e cd 16
data_languag 26 cd w
data_leav 1v f0 b
data_mis 23 ed b
data_part 20 gu d
data_pipelin 26 ed 1c
data_plan 20 79 1o
data_produc 26 ep g
data_protect 1h f5 14 hd l
data_request 23 f5 o
data_rul 26 hf e
data_sheet 23 e9 9
data_sourc 1y 4u a
data_stay 1r cd 9
data_suppli 26 ic d
data_voic 26 au f
data_warehou 26 ed g
data_work 20 b8 d
databas 1g 1a d 5g i 7q 9 ap h b8 b cc 11 ei a fy g h9 1p hf z
databas_find 26 50 9
databas_form 23 hf p
datev 20 el b h0 b
daught 18 1u a 26 a 2c h 46 8 47 9 49 c 4b b 7p f 7u c 83 d 87 e b6 8 cz e fi l hu a
daught_abroad 26 fi d
daught_neighbo 26 7p a
daught_sons 1y 4b b
dawn 1r 54 c 5l k 78 j 7c e 8r d 8v 9 c4 c
daycar 1t 2w m 3z 1t 6y t fp 29
daycar_near 26 3z b fp c
daycar_parent 26 3z e 6y m
dayligh 1n 3 n
daytim 1n h a 3b e 41 c 5l w dw 8 fp d
daytim_night 26 5l h
daytim_plac 26 3b e fp e
dead 1d 3m 8 3t l 3u h 53 9 br c dh l e4 7 gg e if f ig b
dead_plant 26 53 a
dead_stock 23 ig e
deadlin 1a w 7 3q 9 4w n 57 a 5g e 9m g bg n bm j c6 i cb b dg g dh c ek 8 eq b et n g9 9 gh i gw 9 gz 1v h0 10
deadlin_bil 23 gz 12
deadlin_error 23 bg 9
deadlin_signatu 26 gh h h0 e
deadsto 1y 4c g ig 12 ip p
deaf 1o 1f 1t 26 o 51 1l 86 t eg e
deaf_guest 26 1f t
deaf_hard 26 26 b
deaf_patient 26 51 8
deal 16 4i c 5q a 6p w 8p s af 8 av 8 c7 u ch b eo 14 fe 13 h4 i id d ip 8
deal_off 26 h4 j
deal_pick 26 c7 c
deal_privat 26 8p t
deal_servic 26 4i 8
dealcoh 23 6g s
dealers 26 6p j
dear 1p 1r a 5y 7 9y 8
death 1l 3p 7 3q g 3t 7 7e 9 bq 20 hx q
death_account 26 bq v
death_sort 26 hx t
debat 26 au e bi a
debit 1n s q 1c h 6x m 97 7 d8 m de f g3 e h9 a
debit_card 20 1c h d8 l de f
debt 1l 7x 2t cm c d6 17 es w g8 9
debt_advic 26 7x p
debt_app 26 7x c d6 k
debt_collect 23 es u
debt_fre 26 7x l
debt_plan 26 7x k d6 c
debtor 26 es r
decad 1x 20 8 3v f
decaf 26 5z s
deceas 1v 3t r 3u q 9q i
decemb 1n 1o y hz 1w
decent 1g 1f 8 2j 9 4j 9 dn h hq c
decent_coffe 20 hq e
decid 12 v c 1e 9 1q 8 2w b 3f 9 3q 8 3t 8 6w 8 6x 9 6y a 9c a 9j l cd j ch j cm 8 co b db 7 g8 a gh h gi g gp 9 h1 a he i i9 8
decid_dif 26 cd e
decid_return 26 he q
decid_tool 26 ch b
decisio 1e m 9 4u p 5j 7 88 8 as d be o ed 9 ev g f6 1k gh q h1 i
deck 1i 17 c 29 j 2b a 3h a 3j 10 3l 8 49 c 5g d 8g c 8v d an b b0 t bf b ha b
deck_build 26 3l 9
deck_fenc 26 3j k
declar 20 6n s dq 8
declara 1r 10 a 6n 24 av b dg e i8 c
declin 1k 83 b
declut 20 3f f 9j 27
declut_wardrob 23 9j 18
decod 23 32 9
decodab 23 b6 1e
decodab_story 26 b6 t
decor 1y 2x f c1 1e
decorat 1h 8 a m d 2p 1b 2z j 3h 1q 3s 5 45 f 9d m a2 9 c1 1x c3 9 hz e
decorat_hom 23 9d d c1 a
dedicat 23 1n 9 2p g d4 8
deduct 1o di 9 g8 b
deducti 1r av v dg 8
deed 1x 1o 8 eu 9 gj m
deep 1h 3 h 4 c e v 3i r 4j m 5g a 94 c ch a fs a in a
deep_clean 1t 3i r 4j l 94 c
deep_tech 26 5g b
deep_tissu 23 e z
deepfak 20 87 19 f3 r
deer 1y 43 9 a2 c
default 1p 4u n
defeat 26 cy h
defect 1l 9m n ge 1x gg b gs 27 gw u h6 w i9 1c ig 9
defect_defect 26 gs 9
defect_part 26 gs 9
defect_photo 26 h6 c
defect_repair 26 ge f
defect_report 26 gg c gw g
defenc 20 2f i hl 1c
defenc_women 26 hl l
defi 23 df n
defin 1r ed l hf e
defores 26 ic h
degr 1f 2q 7 3j a 5p 10 90 8 hn a hy a ii b
degre 1r 23 c 2z i bg o
del 20 4l d 6s f ab c if a
delay 1e 11 a 82 9 88 1e
delay_train 26 88 t
delegat 23 6v i ar b
delet 1d u c 20 8 b6 8 bd b bo c bq c bs i c7 7 cc 9 cf 8 cg j ec 7 ex a f5 16 f6 d
delet_data 23 cf 9
delet_request 20 f5 s
delet_rest 26 cg 7
delet_word 26 hg 7
deletio 1s cf a ex e f5 q f6 8
deletio_request 26 f5 9
delhi 1o 37 g fn c
deli 1n 67 j 6j a 99 9 9z i hv j
deliber 26 gi f
delicat 1r 65 7 66 b
deliv 10 a 7 2n 12 2u 14 2w m 2y k 31 k 3s 8 4b e 4q 7 4v a 4x 9 5a e 5f j 5o c 5q f 5t 17 5u b 5v e 5x b 5y o 60 z 63 d 66 c 6j b 6m h 6o s 84 8 8p t 8r e 91 f 99 g 9y 6 a2 c a5 d a6 j a7 l a8 u a9 b ab h ah 9 b0 a bz g d1 e dt q fr r gx o ht 9 hz q if n ix a
deliv_acros 23 5t g
deliv_collect 26 bz c
deliv_first 26 6m 8
deliv_food 26 2n a
deliv_frozen 26 fr g
deliv_hom 23 60 f
deliv_lunch 20 2u l
deliv_medicin 26 6o e a8 f
deliv_next 26 99 7
deliv_onlin 26 a8 8
deliv_pharmac 26 5t g
deliv_restaur 26 6j f
deliv_set 20 bz b
deliv_shop 26 5t o
deliv_themsel 26 5t a a6 8
deliv_thirty 26 is 9
deliv_today 20 a8 h
deliver r a c y f 10 f 1k 7 2m c 2n 15 2p h 2u i 3s d 4b n 4t j 4u 9 5b a 5m j 5o g 5q b 5r k 5t u 5u r 5v j 5x o 5y k 60 r 61 r 64 15 65 7 66 8 6c g 6h f 6j h 6m i 6o i 6q j 6s u 70 n 77 7 79 8 8o l 8p l 8q n 8r 10 8u g 91 q 92 a 9n n 9x 8 a1 8 a4 16 a5 w a6 11 a7 o a8 q ab b ah a an b bz m cx q dg 9 e2 b eu g fr t g1 d gs a gx 10 ht i hu i hz e i3 a i5 j i8 b iv f iw 8
deliver_app 23 70 a a6 1d
deliver_apps 1r 5t 8 60 b
deliver_automat 26 g1 g
deliver_bik 26 8q g 8r h
deliver_box 23 iv d iw f
deliver_brand 23 5r p
deliver_chil 1r 4b b 60 b 6c e a4 c
deliver_clean 26 9n m
deliver_cold 1y 61 v 6c b
deliver_collect 1y a 7
deliver_dat 1h 6q v
deliver_door 1s 8q h
deliver_driv 26 av d gx f
deliver_electri 26 5x 9
deliver_first 26 6m 8
deliver_fit 26 8o e
deliver_friday 20 8r 8
deliver_hom 1v 5y c
deliver_hotel 26 dn d
deliver_kitchen 1y 2n 1f 5r a a5 b
deliver_lat 1q 4k 7
deliver_local 26 5t u
deliver_near 1y 2n o a5 j a6 g a7 f
deliver_not 1t 4t e 6s e eu w
deliver_pick 1x 8p b
deliver_plan 1m gx e
deliver_platfor 20 2u a 70 9 a6 a
deliver_pound 26 hu 8
deliver_ready 26 8c 8
deliver_record 26 4u c
deliver_restaur 26 2n e a6 b
deliver_rid 1u dg h
deliver_round 1v 5y 9 6h 8
deliver_rout 20 gx 1k
deliver_school 26 93 d
deliver_servic 23 5t c 5x 9
deliver_set 1y bz k
deliver_smal 26 64 h
deliver_twic 23 4b e a4 e
deliver_van 23 6h 7
deliver_vans 26 gx f
deliver_weekly 26 a4 b fr 8
deliver_window 26 gx f
demand 1b e c y c 2r b 4q g 51 9 5i b 5j a 6l v 8a 8 8y i af h al l dc d ds 1a ez n gy b iq a
demand_charg 26 al a
demand_shuttl 26 ds r
demand_warehou 26 6l 11
dementi 1h c a 2c l 47 1k 4b b 76 9 7u y 83 2o cz 2m
dementi_app 23 7u c 83 13 cz a
dementi_car 20 47 c 83 9 cz 9
dementi_famil 26 7u d 83 c
dementi_hom 23 7u g
dementi_music 26 83 c cz h
dementi_song 26 83 c cz h
demo 1o bi f cm 13 cq s ex 9 g2 b
democra 26 gi 7
demolit 1x an l ig 1l
demurra 20 6l 9
deni 20 4m d 88 h
denim 20 4f k 4g a an d
denmark 1b 65 7 83 f 8k b ah 9 ib a ig d
denomin 23 3v 6 6x c b4 b
dens 1t 5y 7 68 d
dent 1t q t 11 z dz u h1 m
dental 1d 9 d p b q l v b 10 1p 11 2k 4v 8 58 b 5t g 7d 1e e8 h
dental_clinic 20 7d c
dental_implant 23 7d e
dental_lab 23 10 13 11 w
dental_laborat 23 10 w
dental_labs 1x 10 r 11 o
dental_practic 1q q a 11 17 e8 i
dental_surgery 26 11 9
dental_technic 26 10 e
dental_treatme 20 11 q 7d q
dentist 1c 10 1a 11 1y 1s i 4v m 58 f 5t f 7d 19 7r c 81 c bs 9 ea b g5 9
dentist_chair 26 11 7 81 c
dentist_clinic 26 5t k
dentist_labs 26 11 d
dentist_ord 23 10 f 11 f
dentist_ring 26 10 8
dentur 26 10 n
dentur_crown 26 10 i
denv 1t 92 x
deodora 23 1 9 9 2m
departm 16 5 d 58 b 5c 17 5h a 5n b 89 8 ay d ce a ee 9 eq d f4 8 gf o gg p gh 1j gi e gk 14 gm 9 gp 8
departm_answ 23 gg c
departm_rural 26 gk a
departm_smal 26 5c d
departm_stor 1v 5 g
departu 1s 37 h 3c e 6l a 76 a 7d 7
depend 1e 7h f ef i
dependa 20 8e 6
depende 20 7s 9
deploym 20 b8 c ca 9 gk 8
deposit z d 9 m i q t r 1a x 8 2p d 2x d 30 a 31 d 37 d 3i a 3o 7 52 9 6h 8 6r 16 6z f 7v a 7w f 8o c 92 9 9t 1i ao 8 bm n bv a c2 b c3 e d9 k db 2g dd f dj 9 fg d g7 1a gl 18 gr n h5 13 h6 k ii k
deposit_back 23 bm e db 9
deposit_book 1x h5 a
deposit_cancell 1x 2x a
deposit_consent 20 9t 17
deposit_cup 26 ii c
deposit_disput 26 h6 q
deposit_first 20 db b g7 p
deposit_friday 26 6r f
deposit_guarant 23 db 18
deposit_handov 26 36 8
deposit_instalm 26 db u
deposit_insuran 20 db c
deposit_monthly 23 d9 8
deposit_paid 1t db 8
deposit_plac 23 c3 9
deposit_remind 1v r c 6r f h5 x
deposit_schem 26 bm a
deposit_stand 26 g7 c
deposit_tenant 26 db o
depot 1j 17 d 5q i 6m 9 9w e a7 d ak 11 ck b gf g
depot_charg 26 ak t
depot_nearby 26 a7 8
depreci 26 22 e
depress 1x o 8 1f f hp 7
depth 1o 8n a
derby 26 4h f
dermati 26 1 m
dermato 1k 1 p 7t l 80 2e g4 h
dermato_answ 23 7t d 80 o
dermato_appoint 26 80 9
dermato_clinic 26 g4 i
descend 23 3p 6 d1 a
describ 1c 1y l 21 f 3g d 76 b 83 c 86 i 8w e 95 n 9c g cb d cp b e1 7 ee a ei 9 fc m ft 9 gq d hf 10
describ_fault 1x 3g 9 fc g
describ_interna 26 hf s
describ_job 26 95 g 9c e
describ_project 23 gq g
descrip 1h 1y c 21 9 6w g 9c a ay t e9 1h gx c h2 o
desert 26 96 f b2 e
desig 26 go e in b
design v 6 8 m j 24 a 2a x 2e 9 2p v 2x d 37 j 3a h 3l 1h 4c o 4e 1a 4g 9 4h a 4k b 4l 6 4m d 4q 1c 4z k 52 k 53 9 59 27 5i m 61 8 7n b 8b 7 8d f 8e p 8k g 8o i 8p d 8s 14 8v b 8z b 9d 1z 9t a am i b0 1o c1 i cp d ct 9 cy h d3 j e7 a ej n fa f fs n g1 d il f in g iq b ir h
design_around 26 3 b
design_book 23 52 r
design_build 20 59 11 am d
design_cod 20 59 r
design_cut 26 is c
design_deliv 23 5f h b0 g
design_develop 20 59 f
design_don 23 4q g
design_furnitu 26 8p f fs e
design_indi 26 8e 8
design_instal 26 am n c1 a
design_know 23 9d k
design_local 26 4q h iq e
design_mak 26 8b b
design_modest 26 4m n
design_onlin 23 3l g 9d x
design_open 26 8s l
design_pay 26 9t b
design_photo 20 c1 7
design_print 23 2a v 4q e
design_ready 20 cy a
design_request 26 b0 n
design_sel 20 g1 c
design_shop 20 9d j
design_sit 20 59 e 9c f
design_smal 20 3l q
design_softwar 23 11 8 4z h
design_studio 1x 58 c 59 1j 5i d b0 w
design_subscri 23 59 c b0 w
design_team 26 5i 9
design_togeth 20 2p f
design_tool 26 e8 b
design_transla 23 ej a
design_writ 1y 37 e
desk t 11 9 2d d 3a 1t 53 e 5c i 5e a 5g a 5l s 5s i 6t u 74 8 8a a 8p g b1 f c4 a e5 d f1 i f2 h fg g g4 d iv 1l
desk_big 26 6z c
desk_cal 26 3a a
desk_exercis 26 b1 a f2 e
desk_fast 23 fg c
desk_kitchen 23 5l v
desk_kits 26 iv c
desk_lamp 20 gy c i6 a iv a
desk_pad 26 8x d iv b
desk_phon 26 3a g 6t f
desk_ris 26 iv t
desk_screen 26 iv d
desk_team 23 5s i c4 b
desk_work 1u 2d b
desktop 1v 5i c
dessert 1v 2n 8 2p h 30 a a1 j
destina 1x 1v c 2x f c3 b
destina_wedding 26 2x e
destroy 1r er 8
detach 20 3m c 98 f
detach_terrac 26 3m a
detail 17 10 8 6q 8 9q a dm f e6 b
detain 26 i4 8
detect 1k v j 26 k 28 z 2c 1d 87 c ev e gg e h1 d hy a i9 c ie a ij b
detect_wat 26 28 m
detecti 1q 2c 9 2f d 32 e 33 g 45 k 8j 2a 8v d ev c
detecti_box 26 8j 9
detecti_gam 26 32 e 8j 9
detecti_story 26 8j o
detecto 1v 28 r 2c d 78 f 95 9 9m l gk 8
deterge 1q 63 1f 99 c it 15
detour 1y i8 9
detox 26 73 f
detroit 26 6a b
dev 1y 1a i 5d 9 ef b
develop 13 1 d 2 9 4 9 1a b 28 8 2g 9 2h 8 3e 8 4r 9 4z s 59 r 5d 12 5i 9 5k g 6b 9 6x a 82 7 86 b 8h 1p 8t 8 8u d 90 d 9k a aj j az 8 b4 8 b8 o cm t ct d ec 17 ee y ef h eg 16 eu c fa e fw 9 gc 8 hf j
develop_agency 23 59 k
develop_cod 26 ee e
develop_dermato 26 1 c
develop_hir 26 4z d 5d d
develop_scan 20 8h y
develop_test 26 4z d 5k 8
devic 13 p b u 7 v a 11 9 1i k 1m h 24 a 25 w 26 z 27 h 2a b 2b 8 2c i 2d w 2f m 2i 12 49 9 4l 7 56 o 5c k 5i g 7o c 7p 8 86 a 89 u 8s a 9e h 9k 9 9m 17 bq e cu g cx 7 ev s gb y gc o gf a h3 d i9 c
devic_clas 26 v b
devic_devic 1t 56 7
devic_her 26 27 e
devic_hom 23 89 q
devic_hous 26 5i k
devic_includ 26 1i g
devic_leas 26 5c f
devic_mak 26 2i a
devic_return 26 p 9
devon 1s 0 f 2q 7 41 d
dhaka 23 iq 9
dharams 26 7c a dt g
dhl 26 fh 8
dhol 23 c3 l
diabet 1k l 17 v o 7j 2d 7q 9 a8 9 ik 7
diabet_clinic 23 v c 7j a
diabeti 1l p r 7j c ik d
diagnos 1d v w 1u n 5w d 7j 7 7r a 9e h b9 b be f bt n dl k ft b fv d id n ie 7
diagnos_advic 26 id g
diagnos_ask 23 5w a
diagram 23 86 9 bc g
dial 1x a7 f b5 c di g
dialect 1i 46 g b5 k bp b bs f cl 8 dx g ec i f6 b
dialect_theatr 26 dx 8
dialogu 20 b5 14
dialysi 1y 76 c 8a 1r
dialysi_centr 20 8a k
dialysi_patient 26 8a g
diamond 26 4k h
diap 1q a 29 1r 9 7l d cx 7 io f
diap_bag 26 io b
diary 19 r 19 z i 1g b 5e m 7f 1e 7j j 7n 1k 7o f 84 10 8x i 9p d 9q a 9v v bs n g3 a g4 10 gs z i1 9
diary_app 23 7n e 84 m
diary_invoic 26 5e p
diary_photo 20 8n 7 g3 d gs i
diary_treatme 26 g4 s
diaspor 1b 3v 7 64 i 7m a de b fi o
diaspor_nigeria 26 7m d
dic 20 8t 8 8v y b7 g
dic_gam 26 8v u
dictat 1s t e u 1a 9u o ej i
dictati 1x t c u m 5e 8 ec k
didn 1p 57 8
die 1h 20 8 24 9 53 7 8q a iq 9
died 1i 16 b 3q g 3t 18 3u m bq 9
diego 20 3l b
diem 1x el 1g
diem_trip 26 el w
dies 1l 3k a 3q a 3u i 53 e 8q e 8s e bq j
diesel 1i 38 8 3m b al w am g ek 8 gw h
diesel_generat 23 al b
diet 1i 7 e l x 4b i 5w l 60 b 7i 14 7q i 85 a
diet_app 26 l 9 7i 12
diet_work 26 l a
dietary 23 l g
dietici 1x l n 4b g 7i q 7j 9
dietici_plan 26 l d 4b f
dietiti 1i l 2b 5v c 5w g 61 g 7i 1o a4 e g6 k
dietiti_cal 26 l d
dietiti_onlin 26 l h 7i d
dietiti_shop 26 l w
dietiti_video 26 l v
dif 1k cd d gj 7
differ 26 2 c 1c d
differe 11 2 8 l g v a 26 9 2t 9 4a c 5y 9 8d 9 8g 7 90 g b3 g be r cd 8 cg e dx e
differe_guest 26 2t c
differe_own 26 8g 7
differe_pattern 26 26 e
differe_voic 26 dx j
differe_warmth 26 90 p
difficu 1d 8e 8 ay h b6 9 bd g be d cd e cn 9 fm b gm 11
difficu_cas 26 cd b
difficu_ones 23 fm d
difficu_talk 20 ay c
diffus 1x 8 g iu 2e
diffus_room 26 iu o
dig 1m 19 9 3l e 4f h 5q v 78 e d5 d e1 b f6 d fp f gj c
dig_story 26 d5 e
digest 1v ai 2x ch j
digit 20 27 g cn 7
digital 15 10 i 11 9 14 9 1a 9 1c a 1q a 1t t 3t q 73 8 75 a 79 r 7f a 7y a 8e 8 9p f 9t e aq e bq 1h c5 d ce h cr b cu p d0 b d2 i d6 k dd c dy 8 e3 9 eq k et 9 f0 g fg e g1 12 gh 11 gj a h0 g ha f ic 9
digital_agency 26 ha a
digital_certifi 26 h0 7
digital_copy 26 1l 8
digital_downloa 23 g1 v
digital_envelop 26 d6 q
digital_legacy 26 bq i
digital_market 26 ha c
digital_nomad 20 ce c fg k
digital_origina 23 el c
digital_permit 26 gh v
digital_personn 26 f0 o
digital_product 23 g1 s ic d
digital_signatu 26 eq e
digital_skil 26 1a e aq h
digital_wardrob 26 1t v
digital_work 23 14 d 75 f cb c
digitis 1s 20 k 7v e 9n e d2 1x e7 e
digitis_photo 23 20 b d2 l
digitis_video 26 d2 y
dignifi 23 3t g 3u 6
dignity 1v 5a 9
dil 26 67 9 6c 7
diligen 23 ap u
diligen_stateme 26 ap p
dim 20 j f 7f g
dim_light 26 j d 7f 9
dimensi 23 gh 9 ig 9
din 11 1i f 1q 1p 2m v 2n 1h 2t 27 2w 9 30 1t 3y 9 42 a 4b e 5v 1a 60 t 67 d 72 9 74 q 7i 9 8o g 9z k a4 b a6 n ab b be 8 bj u bk s e0 j ew 9 fg 12 hj 8 ht g
din_bar 26 hj 8
din_cook 23 74 c
din_deliver 23 2m c 5v a 60 d
din_din 20 67 c
din_fridg 26 1q j
din_guest 26 2t r
din_hom 20 2t d
din_host 26 2t e
din_kitchen 23 30 7 a4 e
din_own 23 30 y
din_part 20 30 8
din_party 23 30 f
din_pay 20 ew f
din_plan 23 1q d
din_ready 23 5v 9
din_room 1u 2n 1c 2t c ab c
din_shop 26 1q p
din_strang 26 2t o bk e
din_tabl 1x 8o n
dinnerw 23 8z y
dip 1u 8 c n p 3i 11 d9 8
dip_tank 23 3i r
diploma 1t 14 k bb a
direct 17 0 c s j 2n c 3q n 4h e 5u c 5x 9 5z j 65 o 6d i 6f 7 6t g 6x g 8r 8 a9 o de c ff k fx 9 g3 b h9 7
direct_book 23 6t m
direct_contact 23 ff f
direct_cremati 26 3q y
direct_debit 1r s n 6x i g3 b h9 9
direct_farm 26 a9 i
direct_messag 20 9t 7
direct_trad 23 6d a
directi 1l 1u f 4w 9 8q f b0 9 bq d br b dq h go c
directi_link 26 br c
directl 19 1b 9 34 f 6d i 70 e 8k a 8r a 90 b a9 k aj a b0 c c2 f de a ff g fx b g2 d g7 k i7 g
directl_family 26 fx g
directl_farm 23 6d c
directl_hom 26 8r f
directl_produc 26 5u a g2 c
directo 1f 3q p 5j k 6x d 9q 1k c2 a c3 8 dj b du m dx g eh a fc b fl p g5 a
directo_task 26 9q t
dirty 1h a m 3a c 3j 7 5o q 9v 9 ae 7 bz h
dirty_ones 23 a p 5o g
dis 26 12 d 1v e
disab 23 1f 1c 76 17 cy y
disabil 1j 1f 14 35 e 76 19 8t c aw a cy w eg f
disabil_beach 26 76 a
disabl 1m 76 n 7c c cw n cy q
disabl_guest 26 7c 6
disabl_passeng 26 7c b
disagr 23 bp 9
disagre 1v bd i
disappe 1l 68 c
disappo 1x hc 8
disast 1y 65 9 fy j
disc 1s 6 l 9p c a7 a cz d e1 b iu 7
discard 23 cf 8
dischar 1n u 17 89 q 8a o dc 9
dischar_let 23 u 11
discipl 1y ay n f0 e
disclos 1v dh e ip 7
discont 1y 6p 1w
discont_part 26 6p s
discord 23 cq 8 fl d
discoun 19 4t i 4v a 5v b 62 i 8t 8 8w a a0 9
discoun_cod 26 6v 7
discoun_shop 20 8t a 8x a
discov 1u 1w g 8v 9
discove 1v 5 9 1w 18 6g g c7 e
discove_set 26 5 8
discree 1p 7p g 7s 8 85 l cx 1o
discrim 23 ct 9
discus 1o 85 8 co z gi 19
discus_vot 26 gi t
discuss 1x co t e3 8
diseas 1j w k 1u p 80 9 89 a gc e id j ie h
diseas_photo 23 1u c 80 9 id c
disguis 20 68 d
dish 16 14 a 1q e 2l l 2m 12 2n n 2u 13 2v 9 2w j 31 y 4b l 5m 9 5v w 60 13 63 9 65 a 6b d 6d n 6s f 70 9 72 1a 7i m 7j n 9k a a3 r a4 1e bl b ch b d4 y da d g6 8 hk i ht v it w
dish_arriv 26 2u i
dish_block 26 it o
dish_chang 26 2m j
dish_guest 26 bl g
dish_measur 26 7i h
dish_menu 26 6b b
dish_plat 26 31 k
dish_portion 26 7i g
dish_soap 1y 5m c 63 c it p
dish_vegetar 26 2l a a3 9
dish_weekly 26 60 g
dishwas 1l 1z e 2e b 8s p 8z o 9e r gc 8 it y
dishwas_saf 1u 8s n 8z g
disinfe 1x 8u b ip 8
disk 20 ef d
dislik 1t 3 8 4h 7 b2 7
dismant 20 an f fe i ig g
dismiss 23 ay z
disord 20 l j 7m g 82 d
dispatc 1g 5t m 8a n 9l b 9w p fc b gn k gu 12 gx 19
dispatc_book 26 9w m
dispatc_drag 26 gu d
dispen 26 63 d 7p k
dispens 1p 4 g y g 2e e 5m d 63 l 7p g a7 b a8 c gc 1d
displac 26 14 w
display 1q 2d 7 3f i fc d gb k i5 f
dispos 1y hx f
disposa 1o 6 8 a u 8h g hx b ii b
disposa_camera 26 8h b
disposa_nappy 26 a e
disput 1h 4t e 7w m 88 z bm 13 d4 9 gs e h6 x
disput_park 26 88 x
disrupt 26 5k 7 gx a
dissolv 20 9 f 3s h it b
dissolv_wat 26 9 d
distanc 1c 1w k 1x 9 3x y 68 a 7h 8 bk d fm a go 13 gq e
distil 1r 6g c 6i c 71 c hw 2q
distill 1v 6i d hw 1v
disting 26 1i j 26 9
distrib 1g 12 n 5h 1q 5u s az u e3 8 es 9 et c gy g
distrib_abroad 26 5h 15
distric 1b 16 9 6o t a5 b ci n dy 8 ff e ge a gg a gi d gk f gn j go b
distric_hospita 1y 6o o
disturb 1y 3i 6
disus 26 6j i
div 1t j 8 35 m 39 h 4m i 6z a ch c
divers 23 8t h cg e
diversi 26 w 9 5f j
divid 1p v c 53 d 7y n d8 7 da k iv b
dividen 23 1e c
divorc 1i 1h 24 1s j as k bj 9 cv 9
divorc_parent 1y 1h 17 1s d
diy 1q 18 m c4 c hz 8
diy_stor 20 18 9 hz 7
dizzine 26 4x e 81 c
dizzy 26 4x h
djs 1s 2z c e0 1n hr 7
djs_event 26 e0 9
djs_wed 26 e0 o
dms 1t 9t 8 g1 a h5 h
dna 1x 85 1r d1 m
dna_test 26 85 b
do 19 d 8 1b 9 2g 8 2n 9 49 c 4f a 58 b 5i b 5t d 7g 8 95 9 96 7 98 8 9j 8 b0 9 bk b ch c cn 8
do_exercis 26 k 8
do_hand 26 6u 9 h2 a
do_hom 26 2n d
do_noth 1u 1b a bq 9 eg 8
do_oneself 26 2g b 98 a
do_themsel 23 d 9 95 b 9j a
do_yoursel 26 dm a
doc 23 4j 6 7d c
dock 1t 33 8 38 g 56 d 9r a
docs 20 ap g ba b
doctor z 1 9 7 8 k c l h p p u 1x v r x b 1g b 3w 9 3x k 46 m 51 e 54 b 7a z 7d c 7f n 7j l 7k 13 7l g 7o 9 7s j 7t 2p 7u r 7z 1g 80 15 84 g 85 y 8a j a8 d cd f ds q e6 9 fi 12 ft b g4 18 g5 2d g6 c
doctor_advic 23 7 a
doctor_answ 26 80 j
doctor_app 26 7t e 7z m
doctor_appoint 1u 7k d 7u a 8a a g5 u
doctor_book 26 g5 z
doctor_cal 26 85 7
doctor_clinic 23 7t a g4 b
doctor_comment 26 85 c
doctor_decid 23 v e cd f
doctor_dermato 26 1 8
doctor_dictat 23 u 11
doctor_employ 26 7s 7
doctor_first 1t 1g 7 7a e
doctor_fre 26 g5 q
doctor_hom 26 7d e
doctor_hospita 26 g5 f
doctor_law 26 54 c
doctor_let 26 u h
doctor_market 26 ds k
doctor_near 26 7t a g5 b
doctor_onlin 26 7t l g5 9
doctor_pay 23 g5 e
doctor_pharmac 20 1 8 5b c 7f 8 7z b
doctor_prescri 20 a8 g
doctor_recomme 26 7s 7
doctor_ref 20 k a
doctor_review 26 g5 p
doctor_said 20 7k 8
doctor_see 26 7t c
doctor_sees 26 g4 e
doctor_send 1x fi s
doctor_shop 26 7u g
doctor_sign 26 u l
doctor_special 26 84 9 g5 i
doctor_tel 23 l b
doctor_therapi 26 as 9
doctor_train 20 cd b
doctor_video 1y 7t 25 i4 7
doctor_writ 20 g4 c
docum 26 f0 c i7 f
documen 10 t x u d 1c 9 1z d 2y c 5a b 5b p 5g 8 5t 9 6n u 7u j 9t 7 9u e ap a at m av v ax 16 bg 8 bq m c6 o cb d ce m ck q d1 v de 9 eb f eg b eq 16 er 8 eu 15 f0 h f4 i f7 11 gh c gs b gz p h0 1b h1 p h8 c hb 19
documen_applica 23 hb d
documen_bil 26 9u k
documen_book 26 ce h
documen_certifi 26 5h g
documen_checkli 26 hb a
documen_client 20 9t c h0 9 hb o
documen_collect 26 hb w
documen_data 26 eu t
documen_due 26 ap h
documen_fil 23 cb c
documen_languag 26 7a a
documen_onlin 20 ax e eq k
documen_photo 26 h1 e
documen_plac 26 6n a
documen_read 26 eq c h1 f
documen_styl 26 2y l
documen_tax 26 av g h0 c
documen_upload 26 hb h
dodgy 1y 87 12 aj 8
doesn 13 4 h 1j 8 4m h 7p c b4 a bw 9 cw 8 fq 8
doesn_fit 1x 1j c
doesn_know 1p 7z 9
doesn_look 26 cw c
doesnt 20 6 8
dog 11 1d y 1n g 2f c 2j e 3u x 7b p a2 1r bx 1o fj 1m fm 2a fn 1x fo o fp 1l fq 2i fr 1z fs 1a ft v fu f fv q fw 12 fx 1g fy u gc 15 hp c hy u
dog_alon 26 fp c
dog_biscuit 26 a2 e
dog_cat 1u 3u 8 ft a fx w
dog_chew 23 a2 s
dog_child 26 a2 a
dog_coat 26 fs f
dog_collar 20 3s 6 fs s
dog_died 26 3u c
dog_field 26 7b n fj 10
dog_food 1y fr o
dog_friendl 26 2j j
dog_groom 23 fn 16
dog_harnes 26 fs j
dog_hom 1v gc e
dog_lead 26 2f d fs f
dog_meal 26 fr s
dog_own 1c 7b d a2 j bx e fj x fm 17 fn l fp p fq u fr t fw a gc f
dog_park 1v fj v
dog_photogr 26 bx u
dog_salon 26 fn q
dog_school 20 fj 8 fq k
dog_street 26 1n g fq f
dog_stres 26 gc i
dog_train 1y fj c fq 1e
dog_treat 26 a2 12 hy c
dog_walk 1v bx h fj 7 fm 1d fp h
dog_wash 26 fn d
doggy 23 a2 c fp 15
doggy_daycar 26 fp y
dogs 13 1d n 3u 10 7b q 81 8 a2 1g ag h bx 1i fj 1f fm 25 fn 15 fo b fp 2j fq 1f fr r fs f ft 9 fv 1d fw f fx 15 fy r gc q hp j i4 p iw 9
dogs_cannot 26 7b g
dogs_cats 1o 3u f bx o fv f
dogs_family 26 fx f
dogs_sensiti 26 a2 9
dogs_spend 20 fp 18
dogs_toddl 26 8q d
dogs_walk 26 fm c
dogs_welcom 23 b2 7
doha 26 ab e
dojo 1x hl 24
dol 20 8t 1a
dollar 14 7v i g8 c
dolphin 26 78 n cl 8
dom 20 73 1p
domain 1o 59 8 bq a cq e ef 9 eh i
domesti 1o 4i e 94 r fd 18 gv d
domesti_clean 23 94 e gv c
domesti_help 1y fd s
domesti_work 1y fd r
domicil 26 t d
domicil_car 26 t 9
don m c 9 p 8 1b b 43 7 46 d 4o 7 5b 8 7h d 7o 7 8l 8 95 9 9g a af 7 at c av 9 cw 7 em d fn 7 h0 8 ha a hy 8 i6 8 i7 9
don_buy 26 6s 8
don_choos 26 hu 7
don_exist 20 c8 c
don_intervi 26 at f
don_read 1t co 9
don_see 1u 33 c
don_softwar 26 ek d
don_use 20 5s b
don_wash 26 46 g
donat 1m 12 e 18 i 1c 19 6x o 9h b g9 a he n hx r i2 e
donat_good 26 1c n hx c
donatio 1b 12 a 1c 1l 6x u 9j 11 g9 f h9 e i4 d
donatio_app 26 1c w
donatio_away 26 9j n
donatio_pag 26 59 8 h9 d
donatio_receipt 20 6x 9 h9 9
dongl 26 gw i
donkey 23 1d w 45 9
donor 1d 12 t 16 e 1c 23 57 c g9 l h9 26 i4 9
donor_databas 26 h9 r
donor_india 23 g9 c
donor_record 26 h9 j
donor_see 26 1c s
doodl 20 7n m be h fn e
door u e 8 s i 1o d 2h 1q 2n c 2v d 32 b 3a g 3g e 3h 9 3n 1h 4b q 55 k 5s c 5x n 5y 12 6j 8 6m q 6t a 6u e 6v v 76 a 8a 9 8p b 8q a 8r 9 95 r 99 r 9g j 9l e 9m x a4 e a5 i a6 9 a7 h a8 p cw d do d ds a dw 9 fn 7 gb 17 gl p gv h gx m hy 7 hz 8 ig k
door_acces 1y s s 2h c
door_battery 26 2h 9
door_check 26 a7 8
door_cod 1n 6t g 6u l dw 7 gl i
door_damp 26 9m h
door_dril 26 3n q
door_fit 26 2h f 32 9
door_handl 23 5y u
door_keep 26 5 8
door_kitchen 23 9m a
door_lock 1t 2h 1d 3n e gb c
door_open 1k 2h 9 3n i 55 h gl b
door_own 20 2h p
door_photo 26 1o 7
door_pick 26 6j d 99 d
door_remind 23 gb u
door_sam 20 3g c a8 j
door_scan 23 6v b
door_singl 26 95 a
door_smal 26 gn b
door_thursda 26 5x 9 a1 7
door_wash 26 99 d fn b
door_window 26 3n a
doorbel 20 2h v 3n 1b
doorbel_camera 26 2h d 3n 9
doordas 26 av b
doormat 26 5w g gb i
doorste 1u 7 a d f 2i a 2r 8 5v j 5y y 6k 7
doorway 26 33 h bx 9
dorm 1y 74 1r
dormito 23 74 1n
dormito_beds 26 74 o
dos 1n 7 m 3k r 7p 1p ae c
dos_capsul 26 7 9
dosa 23 2l h 31 k
dossi 1y 8j g bg 7 hb d
dot 26 8x h br j
doubl 16 b 9 20 o 24 i 49 9 6u d 7r 16 8x a 9s 9 aw u be b cc k e7 a fj b h5 b
doubl_booking 1t r 7 6u b 9s 7 h5 d
doubl_cov 23 aw 17
doubl_gat 23 fj e
doubl_market 26 69 7
doubl_nobody 26 cc a
doubl_room 1y 7r d
doubl_wal 26 24 r
doubt 1v 1u 9 ip 8
doubtfu 1s 6n b eb d eu q ev c
doubtfu_field 26 eu l
doubtfu_ones 23 6n a
dough 1o 8s g a1 b ba c d4 8 hk 9
doula 1u o 2f 3w g 9u 1q
doula_hom 26 o t
doula_moth 26 o i
down 1x 1j 8 4d d 76 c 8u c
downhil 26 7h a b3 9
downloa 18 1p b 21 9 2y 9 6w 7 79 8 7e a 8e w 8h f ax x by h cl b cp c f9 t g1 14
downloa_fil 20 ax k
downloa_pictur 26 8h 8
downloa_ready 26 ax g
downloa_report 1v if 7
downloa_road 26 cl b
downpip 26 98 m
downsiz 20 3f 9 9j 8
downspo 23 98 1g
downsta 23 3a l 46 b i3 g
downtim 23 ef k ia o
downtow 23 33 j dq d
dozen 1u 30 8 80 9
doña 26 4y e
dra 1y 3b d 4h 9 gz b hf a ij a
draft 16 m b u z 3r a 59 f 5g p 8e b 9d 9 at 9 ax e b0 f bg h bn b bq b c6 a cf 25 d5 k e5 u e8 a e9 t ea a ep 17 er a ez 9 f6 9 gz 17 h4 b h7 12 i6 9
draft_answ 1y cf x e5 b h7 i
draft_bil 26 gz q
draft_check 26 bq g
draft_comment 26 59 8
draft_empty 26 3r 7
draft_lawy 26 ax a
draft_not 26 u p
draft_reply 1v cf 14 e5 g h7 u
draft_round 26 d5 8
draft_second 26 u 7 h4 h
drag 1k 1q f 1v l 6q i 7n 9 cs 8 eb b ez i gu c hf 19
drag_drop 26 6q d hf d
drag_screen 26 hf q
dragon 1t 4a 9 82 t 8g 9 cs e
drain 1q 3g 14 3j 7 98 b 9e h
drainag 23 3l 9
drakens 26 21 a
drama 1l 44 b 6w b dv 18 dx s
drama_group 20 dx 9
drama_student 26 dx b
drama_teach 23 dv a
drank 23 gc j
drap 1x 3o 11 c1 b
draught 20 9g m
draw 13 m 10 17 9 1z a 2a d 3b b 3l 1a 3m 8 4k b 4q 8 5i s 6p k 7n a 8o 10 8s k 9d a 9f a b7 a bi n bp e bv 7 c4 9 c5 19 cs e dd g di 1p eh 9 en c eq 8 gj 9 go 9 gs g hf d hj 7 is f
draw_becaus 26 p 9
draw_even 26 m g hj b
draw_fix 26 9f 8
draw_half 23 di l
draw_lesson 26 c5 t
draw_part 26 di e
draw_photo 26 m f
draw_plant 26 3l n
draw_print 23 5i c c5 e
draw_run 23 c4 d
draw_saving 26 di 8
draw_shelf 26 8o t
draw_tablet 26 gs g
draw_tel 26 4q c ba 9
draw_wag 26 di q
drawing 1k 4q b 5i a 9d k bx 8 cr j d3 d f7 p gh 14 in a is f
drawn 1j 9 7 1n 9 2a c 3l c 4q e cm c id c il b
dread 20 d5 e df 7
dream 1m 7c f 8v d i1 j
dream_fly 26 7c a
dres 1b 1t m 26 b 3f 9 47 o 4c 12 4d f 4e 1w 4n g 4o n 4r u 8e z 9z 8 cy 11 dv q im 2l
dres_ful 26 dv 8
dres_hir 26 4e q dv b
dres_rent 26 4e m dv b
dres_siz 26 im g
dres_trous 23 8e q
dres_weekend 26 4e q
dres_wel 26 in 9
dres_wid 1y 8e 6 im r
dressag 26 fv d
dressma 20 4i 8 4o h 8e 1j
dressma_pattern 26 8e x
dri 1g 68 c 6b d 6e a 6j b 8r y 9b 8 a2 16 aa q ah 1k ds b fn b
dri_citru 26 aa j
dri_flow 26 8r 11
dri_fruit 26 68 e aa a
dri_larva 20 ah v
dri_meat 26 a2 g hu 8
dri_treat 26 a2 o
drift 1y 25 j 5p 9
drift_off 26 25 h
dril 1b p a 16 t 18 12 1x a 2b i 2h f 3n o 3o b 4x m 8b l 9h 1n 9o 1b af g bb f bd c bo b f3 k gk c
dril_ham 26 8b e
dril_lad 26 9h l
dril_until 26 bb k
dril_used 26 18 9
drink 10 16 q 2e 1c 2j a 2r u 2s r 30 8 39 h 3b k 5z n 65 15 6e p 6g 1c 6h 1c 6i l 6n a 7s 16 a0 k a7 n aa 13 c0 10 c4 b e3 a gc s hj p hp u hs f hw c ij m
drink_add 26 aa d
drink_alcohol 23 aa 7
drink_bottl 20 2e u
drink_brand 26 6h c
drink_cak 23 2q 9
drink_cocktai 23 aa 9 hw 9
drink_coffe 1y 2s 8 3b e hp i
drink_drink 26 6h c
drink_guest 23 c0 c
drink_les 1x 7s s
drink_natural 26 6h c hj b
drink_sugary 26 2r 9
drink_tea 23 85 7 9j 8
drink_wat 1s 16 r 2e a a7 x ij v
drink_wel 23 c0 7
drip 1o 28 i 2j f 3l q 95 y 96 b fo d hd e
drip_irrigat 20 3l o 96 b
drip_tap 26 95 q
driv t p f 12 c 20 b 22 v 2l 8 2o 8 36 b 3j f 43 27 48 1p 4b q 5m b 5p a 5q j 63 8 6g 7 6m 9 6x 8 77 l 7d 7 7w 7 8a y 9a 9 9w 10 a3 e ac 9 af j ag 6 ak f av q bh 1j bt p di 9 dm c do u dp 1n dq 1f dr 19 ds 13 dy 8 f7 b fe b fj 8 fk b ft 8 fu l gf b gk 9 gn r gw 1h gx 1j hw 7 hz a i8 s
driv_alon 23 dp j
driv_app 23 dr e gx h
driv_back 1v 8a d gx a i8 h
driv_break 23 gx f
driv_cancel 26 48 a
driv_check 1y gw m
driv_collect 23 8p f ds 8
driv_drink 23 6g 9
driv_drop 26 48 9
driv_electri 1y 22 f 63 c dr u
driv_go 23 dp d dq a
driv_half 20 gf 7
driv_hom 1y p c fd 8 fu c
driv_instruc 20 43 c bh b
driv_kids 20 48 17
driv_leav 20 dp g
driv_lesson 20 43 1x bh b
driv_licenc 1s 43 11 bh e gw n
driv_neighbo 23 af d
driv_off 20 5p e
driv_own 1y 48 9 9a e
driv_permit 26 bh c
driv_phon 1u 5q f gn 8 gx c
driv_rang 26 fk b
driv_report 26 gw a
driv_ring 26 6m 9
driv_rout 23 77 7 hz 8
driv_sam 1y 48 a
driv_school 1t 43 1k bh w
driv_scor 26 gw l
driv_send 26 ek d
driv_separat 26 ak e dr g
driv_shop 23 46 e
driv_smal 26 a3 d
driv_stop 26 gx n
driv_superma 23 a5 9
driv_tax 26 av a
driv_test 26 43 g bh c
driv_theory 26 43 d bh 1b
driv_train 26 8a e
driv_turn 26 gn n
driv_wait 26 ft h
driv_women 23 ds c
driv_work 23 dp e
driven 1u 48 h 59 f ds a hy e
drivewa 1h n b 36 8 3j 1j 98 v 9b d bt 12 dm u dq 21 dr l h6 d
drivewa_empty 20 dq g
drivewa_offic 23 bt m dm e
drivewa_park 26 dq q
drivewa_patio 26 3j j
drivewa_wash 26 3j 9 98 e
drivewa_yearly 26 98 e
dron 1c 3e 17 3m 8 5a l 6o 3i ac e bc a by p cd a dc t fy o gj r h1 c id a if 33
dron_aerial 26 3e n
dron_br 26 6o c
dron_deliv 20 5a g 6o 11 if c
dron_flight 26 6o c
dron_fly 26 6o p
dron_land 26 6o a
dron_liv 26 by d
dron_map 23 gj f if h
dron_photo 20 3e 9 gj d h1 e if h
dron_servic 26 6o w
dron_survey 26 3m a if 16
drop y q b w c 1l a 44 d 4c a 4e 8 4j t 6o 8 7f a 7n e 7r a 8h h 8l m a6 b ae f ai 7 aw a b2 h b3 a c5 8 ds f dt 9 dz 7 e8 g er e fp j gc f gx h ii 9 ip 9 iq d it 8
drop_box 23 8h f 8l 6
drop_chang 26 aw j
drop_client 26 gx g h0 7
drop_fil 26 5m f
drop_needl 26 hz 7
drop_next 26 48 9 99 7
drop_off 1h q a 44 a 4j s 7f d 8h a b2 a ds d
drop_ord 26 gx e
drop_pictur 26 e8 m
drop_record 26 e1 7 er d
drop_test 26 iq e
drop_th 23 1l e
drop_treat 26 gc q
drought 1y 3l l dc e
drought_toleran 26 3l j
drov 1y 43 6
drown 1l j 8 fh 7
drug 1q x k y 8 a8 q fi i
drugsto 1q 0 a 2 a 3 c 7 b 68 b ir e
drugsto_superma 26 0 9 7 a
drum 1l 41 n 69 c a3 b dw 28 g2 b
drum_amps 23 dw w
drum_kit 26 dw 7
drunk 1v 5n a 86 f c0 9
dry 12 0 d 1 a 2 a 4 k a e n 8 24 h 28 d 3i h 45 8 4m c 4o 7 5z 7 69 8 6i a 6j 8 98 7 99 13 9b v a2 g ag 6 c0 b cs 8 dt 8 fn i hh b id b il g iu 7
dry_beds 26 5z c
dry_cellar 26 9b s
dry_clean 1v 4e a 4o 9 99 10
dry_even 26 3i c
dry_floor 26 28 7
dry_gras 26 a0 a ag 6
dry_hand 26 iu b
dry_hir 23 c0 d
dry_ice 26 2q 7 45 d
dry_room 26 99 7
dry_skin 20 1 f
dry_storag 26 5r a
drywal 20 an 7 gt b
drôm 23 73 e 8z k
dub 1y bw a eb 14
dubai 1i d c b2 7 h2 a
dublin 1j i2 7
duck 20 15 8 a2 g
due 12 o a x 9 10 p 11 b 22 a 4t j 7w 7 9v c ap j ej a en 9 es h g7 p ge a gw g gz 8 h3 j
due_dat 1k o a 10 m 11 a es a
due_diligen 23 ap o
due_monday 23 es 9
due_now 23 4t 9
duel 26 8v g bh a
dues 1u 6x 1z h8 1r
dues_event 26 6x k
dug 23 fj i
duisbur 26 n f
duka 26 g1 c
dul 1r 8l h
dumb 26 2h 9
dumbbel 26 f b
dummy 23 4x j 6o 7
dump 1o 5q g gg x hx n
dump_rubbish 26 gg h
dumpl 23 2l j 64 c hk y
dumplin 26 60 g 64 a
dun 26 b2 e es i
dung 20 ai 1o
dung_cook 26 ai s
dunk 23 hn 8 ip u
duo 20 41 f e0 n
duplica 1o 20 27 d3 c ee 9 gg f
duplica_blur 26 20 l
duplica_blurry 26 d3 c
duplica_merg 26 gg b
dur 26 x e g0 b
durabl 23 4g c 4p 8
duratio 23 r d
durban 1t j 7 3k b 65 8
dusk 20 38 h 78 f
dust 1i 27 1a 3h a 53 l 6d 9 94 9 hh 7 ia c
dutch 1l 2m d 6w b b5 i db 6
duty 1c 65 d 6i b 6k j 6n 1b 71 1c 7j 8 a8 7 ez x fd a gk e hw 8
duty_report 23 71 z
duty_return 23 71 f
duty_rost 23 ez q
duty_ship 23 6k d
duvet 1v 90 29
duvet_cov 26 90 r
dwel 1r 1u 8 21 8 7b c 8c d i0 d
dy 1n 53 c 8d a hi 8 i4 14
dye 1t 2 e 4j 7 4r 8 8d c hi 7
dyed 1r 4c r 8d 2f 90 f
dyed_yarn 1y 8d 12
dyer 26 4c 9 8d f
dyes 1t 4r 7 9f g
dynamic 1x 3d b 9s f g0 f
dynamic_pric 26 3d a
dyscalc 23 40 a be r
dyslexi 1v 40 9 b4 b b6 g be 2z
dyslexi_read 26 be z
dyslexi_tutor 26 be h
ear 1g p a x l 3v f 6j a 7h d be e bu 8 cl a dy a eb c f2 a fs b ie 1i
ear_tag 1v x m ie 1k
earbud 26 iq e
earli 1i b7 8 ep i
earli_ones 26 cf 7
early 13 g k y 9 3y l 4t m 6f k 83 d b6 i cq c cs b dd 9 di k dj a dp d ez 9 fw c ie e
early_acces 1x cs 8
early_dementi 26 83 c
early_harvest 20 6f r
early_lat 20 g d
early_morn 1v g g
early_read 26 b6 t
early_someth 26 fw 8
earn 12 14 h 1i 18 75 a 7y c 9r 8 d7 f di 1u fh b g7 m i6 7
earn_far 26 di c
earn_first 26 14 f
earn_pay 26 di 14
earn_payday 26 di q
earn_read 26 1i v
earn_rent 26 7y c g7 c
earning 1u e 8 1e f di j
earphon 26 6w f iq e
earring 1x 4k 2e hi a
ears 1o p j a2 a bx n fn m
earth 1o 8 b 2a d ao w cn f i1 d
eas 1y 7k 7
easel 23 hj 13
easel_apron 26 hj i
easi 1l 7g 8 81 7 b2 a
easily 1k 1 n c j p e
east 1e 1o 8 64 d 69 8 e4 9
east_african 26 e4 c
eastern 1u 41 c 6c a ci b
easy 12 b 6 4r 9 6w a 6y 9 7h p 82 8 8v 9 bc c bh 9 cl 8 gc 8 gm x
easy_clean 20 gc b
easy_languag 23 6w 8 gm j
easy_read 20 6w 7 gm 15
eat 10 l 1a 1q m 2m k 2n 9 2t j 2w 9 34 g 42 a 4b 9 5v 7 5w 9 60 m 61 8 66 e 6b d 6c 7 72 9 7i 1e 8c 8 9x c a0 f a4 a ah 6 ch a fr 8 g6 h gd u hk q ht c hu 7 hv 8
eat_afterwa 26 33 9
eat_breakfa 26 9x 8
eat_cook 20 ht f
eat_cut 26 g6 j
eat_disord 26 l g
eat_first 26 66 8
eat_les 1x 23 8 ie 8
eat_meal 23 1q g
eat_party 26 gd c
eat_plan 26 l d 7i d
eat_pric 26 1q 8
eat_see 26 72 f gd i
eat_togeth 1y hk j
eat_wel 1o 2m f
eaten 1l 4b a 5m h
eaten_thrown 23 5m a
eatery 1y a6 1i
eatery_app 26 a6 p
eats 1e l d 4b a 5m 9 78 9 ag d gc 9
eau 26 5 z
eau_parfum 26 5 r
ebay 1x 8g 8 i6 1o
ebay_etsy 26 i6 q
ebi 26 4o 7 4r 8
ebook 26 g1 s
ecg 26 v h
echo 20 g0 t
eco 1p a o 23 d 63 b 73 8 an f it 10
eco_clean 26 63 a it e
ecommer 23 6k 8 he t
ecommer_brand 26 he b
economi 1y be b bg b
ecuador 1x 2o e ae c
eczema 1p 1 21 80 n g6 n
eczema_eczema 26 1 b 80 a
eczema_pron 26 1 i
edg 1g b j 3h d 8l k 8x a cw 9 i0 k i2 8 ia 9 iq a
edg_razor 26 b n
edibl 1v 6b e 78 r ab r ii e
edibl_flow 26 ab p
edibl_mushroo 26 78 n
edinbur 1q 33 e 5t d cn c hl e hz b
edit 19 1h 7 2y w 3e n 59 9 5a 11 6w d 9j b at c az 21 ba a bw m bx l by d c8 8 d0 e g0 10 ha a hg i
edit_app 26 5a i
edit_audio 26 g0 g
edit_distrib 26 az k
edit_episod 26 az k
edit_imag 23 2y f c8 a
edit_pictur 1v bw b bx 9 h2 8
edit_podcast 26 az f
edit_publish 20 az j
edit_softwar 26 az 7
edit_tool 23 g0 i hg 8
editabl 1y ax o f9 o
editabl_word 23 ax k
edition 1i 1l 10 8y 14 ch i ci g cr a hw b in c ip 9
edition_piec 26 8y f
editor 1f 1w b 6w a ax 9 az d by 11 ci 9 cj a cp l cr 8 d0 b d3 n e9 a g0 x gm k hg i
editor_sit 26 by j
editor_sits 26 by j
educat 1y 1p 1j bi i
educat_hom 26 1p a
educat_parent 26 1p h
educati 1l 15 h 3y f 6y e 8t q bg e ck l d9 9 f9 d ga k
educati_authori 23 6y e
educato 1s 3a i 3z j 75 g 7j 7 f8 e
educato_childre 26 f8 a
educato_cook 26 3z i
effect 1o 23 7 84 7 cl b cp s cs 7
effort 1s b7 7
egg 1k 2k c 2p e 5w b 68 h 9v a a2 b ah e g6 r
egg_farm 26 ah f
egg_fish 26 g6 b
egg_nuts 26 2p b
eggs 1h 1r a 2v g 34 m 55 q 5u b 5x b 67 9 6b 9 a9 l hk b i3 a
eggs_bread 20 55 b
eggs_vegetab 23 a9 b
egusi 20 9z 7
egypt 1v fb g gn 8
egyptia 20 7e f
eicr 23 h3 o
eid 1u a1 m dk h
eifel 26 b9 b ds 9
eightee 1q 1k 8 38 e 3z g 6m c
eighth 23 7y e 93 a hu f
eighty 1j 6p 9 ed e
eindhov 23 2g 9 48 b 5i b
eith 1b 4d 9 4m 9 fo b
elastic 1v a 7 4s 8 56 t
elch 23 4h e
eld 1k 19 j 4b j 87 c b5 b bp g cv c cw a cz 8 fi d
eld_phon 26 87 d
eld_teach 26 19 a
elderfl 26 6h i
elderly 1a p s 2c 1f 2g b 46 1k 47 14 4b 1g 60 a 7u 11 83 j 87 g 8a a a5 a a8 c bl a bs t cu 16 cv i cw v ds g fd f fi o ho v
elderly_doctor 26 46 j 8a c
elderly_folk 23 cu f
elderly_hom 26 47 d
elderly_liv 23 fd 9
elderly_own 1y p h
elderly_parent 1r 46 i 47 h 4b h 7u 13 cw 9 fi q
elderly_person 26 2c h 47 f
elect 23 bb d cz b de d
electr 26 2h c fv a
electri 10 17 n 1e n 22 o 23 7 29 17 2b s 2k 8 36 i 38 16 3g 1p 3j 7 3m i 3n f 43 8 48 a 4n d 4x c 63 h 95 u 9c l 9o g 9r f 9s 7 ag 9 ak 17 al a am j de i dh l dl f do n dr 1a ds s e6 9 eh x fc 14 gb b gt j gw l h3 1q hx 8 ib g ih 9
electri_bik 23 29 y dl c
electri_bil 1x 2b 8 de j
electri_boat 26 38 17
electri_car 1y 22 b do c dr o
electri_cargo 26 29 l
electri_cars 1q 22 d ak f do p dr 17
electri_certifi 23 h3 12
electri_consump 26 2b l
electri_contrac 1y h3 f
electri_door 26 3g u
electri_firm 20 h3 b
electri_fleet 23 ak b
electri_gat 26 3n k
electri_met 23 23 c 9r q
electri_motor 26 38 f
electri_net 26 ag c
electri_paint 23 95 d 9c f eh a
electri_phon 26 3g c dh l
electri_plumb 20 95 e fc q
electri_pric 20 dh d
electri_repair 26 3g 9
electri_scoot 23 29 c dm e
electri_smal 20 h3 b
electri_truck 26 ak c hx e
electri_van 1y 63 q ak g ds c
electri_vans 1y 36 e 48 f ak o
electri_work 26 3g 9 4x l
electro 1f 7 b 2g 9 2h t 2i n 5i 13 8b c 9e c dz b eq 1f fv f g4 j h1 a
electro_repair 26 2i d 9e e
electro_signatu 20 eq 1k
electro_stor 26 iv 8
elegant 20 4h k e6 i
elena 26 e e ho 8
elevato 1t 9l 2e i8 a
elevato_mainten 23 9l u
elevato_servic 26 9l a
eleven 15 2a a 30 9 3y a 4k 9 4w 8 58 9 64 c 6j 8 ao 8 dm 9 dw a hp 8
eligibi 1x w v z f c6 9
eligibi_check 26 w 8 z e
ella 26 l b
elop 26 2y d
elopeme 1y 2x w c3 o
els 11 5r 9 68 c 7b 9 7n b 8o 9 dx b fj d
els_field 23 fj 8
elsewhe 1h 4c 9 4v a ex g
email 10 1s l 4w 8 58 9 5c k 5e h 5k 8 6y 9 7r e 88 a 9s f c6 a cb 18 cf 1p ch 1y ci n cu b e5 o e7 1c ea e eb f ei y ek d eo j eq c er 8 f0 a f3 16 g1 9 gd 1a gl 9 gz 8 h4 n h7 a hb l he c
email_addres 1q 4w b
email_draft 26 cf m e5 e
email_employe 26 f3 q
email_excel 26 cb d
email_importa 26 cf d
email_morn 26 c6 h
email_pap 23 6y e f0 b
email_pdf 26 cb h h3 e
email_phon 26 eo f h0 9
email_real 26 ci j
email_school 26 1s n
email_send 26 h4 e
email_spreads 26 gh b
email_text 1x h4 m h7 b
email_thursda 23 gd 12
email_tool 26 e7 c
email_websit 26 ci e eb i
emb 20 5j f 98 m
embroid 1p 4n 8 4q k 8d 10 hi g in a is p
embroid_nam 26 is i
embroid_shop 26 4q a 8d 8
emergen 16 z a 21 7 2c p 2f h 3g t 3w 8 3y b 4x e 51 a 7l f 7v g 7z 18 8a l 9m i a8 a br k c4 g e6 e f2 a fi g ft c fu e g5 c g7 9 h7 f
emergen_button 1y 2c e
emergen_cal 1t 2c f br c
emergen_clinic 26 ft 8
emergen_contact 1s br b
emergen_doctor 26 7z i
emergen_fund 26 7v o
emergen_kit 23 c4 m
emergen_light 20 9m p h3 d
emergen_pharmac 26 a8 e
emergen_plumb 26 3g 11
emergen_room 23 7z d g5 8
emergen_sign 23 7l i 7z 9
emi 23 7x 9
emigran 1s 3p n 7t e fi a
emirat 23 6a 9
emissio 1q 23 x aj t ic 2m
emissio_factor 26 ic p
emissio_report 26 ic n
emma 26 4q 7
emotion 20 7n i cd 8 ec k
employ t 13 8 14 14 15 9 1b h 1f s 2u p 3a b 3c a 47 9 4n t 4w g 4x e 4y d 5a q 5c a 5d k 5f l 5m h 7a 9 7t 7 7x 8 91 b 94 8 ak n aq f av w ay q b1 v bb o bn h bo 9 ce t ct 15 db 8 dg z di 17 dj d dk 14 dp b ej r el u em s ey p f0 r f1 n f2 1g f3 j f4 8 f7 n fa e fd a g7 h g8 h h3 b hd q i7 y iv h
employ_barb 26 c 8
employ_bil 26 ej d
employ_book 26 f2 i
employ_buy 1y dj f
employ_canada 26 ct 8
employ_clean 23 3c g 5l b
employ_coach 26 f2 e
employ_electri 26 h3 b
employ_family 26 di 9
employ_find 26 dk k
employ_fitnes 26 b1 a f2 e
employ_freelan 23 av d
employ_guest 26 ak g
employ_hir 20 bb f
employ_learn 1y 1f e hd b
employ_match 20 g7 d
employ_mentor 26 14 m
employ_open 26 i7 l
employ_own 26 ce 9
employ_partn 26 13 e
employ_pay 1j ct f di e
employ_questio 23 f1 e f7 u
employ_report 23 4w r
employ_rid 26 5t 8
employ_saving 26 g7 9
employ_sign 26 di f
employ_staf 20 em a
employ_tax 23 av a dg 17
employ_train 26 47 e hd d
employ_use 26 5f f
employ_work 23 5a h
employ_worksho 26 5f f
employe 19 2u d 4n s 4y j 5o 8 ay e ce b di 9 el i em k ey l f0 1f f1 1c f2 1k f3 w f7 b hc 9 hd q
employe_fil 23 f0 j
employe_own 26 4y f
employe_train 23 ey c f3 b hd t
employm 1g 14 b 1f 8 4z 9 ax m ay 13 bn c fd t
employm_agency 26 fd r
employm_contrac 1x ax c ay w
employm_lawy 1s ay d
employm_offic 26 bn d
employm_support 26 14 9
empti 1t gf 9 hx r
empty k q d 19 c 24 9 39 b 3a b 3f i 43 7 52 y 5s f 63 b 6l h 6r 9 7p d 8a b 8y 9 98 g 9b b 9i t 9r 9 a7 q cv e dp b dq a gf g h2 c hr 8 hx j i8 m ii a
empty_animal 23 1d 7
empty_appoint 1t r 7
empty_bags 20 dt 9
empty_basket 1u 3k 9
empty_berth 26 9r q
empty_bik 23 dn 8
empty_booking 1k e 8
empty_buildin 26 52 c
empty_car 1u 43 6
empty_cellar 26 hx n
empty_check 1t 9i c
empty_claim 20 h1 9
empty_clean 1x 5l d 94 8
empty_contain 20 gf 7
empty_deliver 1l 5y 6
empty_din 26 30 9
empty_episod 23 cj 9 cs 8
empty_evening 26 hj 7
empty_event 1x 31 a
empty_flight 23 6o 8
empty_gut 26 98 v
empty_hom 20 3f 9 9i f
empty_hous 1r 3f z 55 b 9i u
empty_issu 23 cr 9
empty_load 26 i8 k
empty_lot 26 19 l
empty_match 20 go 8 i8 d
empty_offic 23 5s u
empty_ones 26 a7 g gf 7
empty_parcel 26 6m 8
empty_party 26 45 9
empty_payment 23 ew 9
empty_piec 1t 9f 7
empty_post 23 9i g
empty_proposa 26 ep a
empty_review 1v ea 9
empty_rid 1x fz 7
empty_room 1n cv w fg a h2 h
empty_round 23 97 a
empty_run 23 i8 b
empty_seat 23 dp r
empty_sensor 1y 28 8
empty_session 1p 7e 7 b2 8
empty_shop 1u 52 1c
empty_sinc 23 34 9
empty_slot 1y q r
empty_stor 26 52 11
empty_storefr 26 52 s
empty_swap 26 a7 e
empty_ticket 20 6v 8
empty_transf 26 de 9
empty_trip 1x ds a
empty_truck 26 i8 j
empty_unit 26 24 8
empty_vehicl 26 gw 9
empty_visit 1e c 8 fu 9
empty_wal 26 8y h
enablem 26 hd b
enamel 26 2a 9 is f
encoura 26 e4 8
encrypt 1m 1z a 26 m 4w 18 7k b 7m 8 7n k
encrypt_phon 26 7k c
end w j 8 p 9 r 8 1a e 1q a 21 9 25 8 2x e 3i 8 3w 9 57 c 5n c 62 b 6x 8 7e 9 8t c av 9 b6 7 bq g cl c co a d3 c da h dg 9 ee e ef b ek b eq b et b gj c hg 9 hs d
end_dat 20 gj i
end_draw 20 p 8
end_end 1y 2x e 5n e av b ee g
end_legal 26 2x f
end_lif 20 bq d bx a fu c
end_own 26 43 7
end_print 26 d3 a
end_shift 26 f1 d
end_station 26 hs b
end_surpris 26 62 c
end_test 26 ee i
endgam 26 hm c
endocri 26 7t 9
endomet 1y 7k 17
endpoin 26 ec w
ends 16 z 9 1z c 2f 9 45 7 c5 9 di b dj p eq e f0 d
ends_exhibit 26 c5 d
ends_parent 26 f8 9
ends_send 26 2f e
ends_soon 26 dj 8
energy 1a n 8 1e 1m 2b 12 2r 8 3m 9 4n 9 68 q 6h i 6j e 7r 9 7s 8 9g 1n ai 9 ak 9 al f bb c ct n dh k dr a ib 1m ic i
energy_advis 26 9g s
energy_bars 23 68 v
energy_bil 1x 3m b ic h
energy_build 26 ib n
energy_communi 26 1e p
energy_consult 20 9g i bb f ib g
energy_coopera 26 1e w
energy_drink 26 6h n
energy_met 26 2b c
energy_monitor 23 2b 13 ib d
energy_suppli 26 1e 9 ak 9
engag 1n 2x q 4k 7 c3 1d d7 c gi b
engag_coupl 1q 2x k c3 10
engagem 1r 4k e c1 b f1 t h0 8
engin 12 25 7 2l b 38 a 3g g 3m a 4z n 5d g 5i q 6p p 9c c 9g j 9l b ai 9 am e au e bt d ca s cc g ce e e9 o eb h ef 15 ev g f4 a g2 h gs d gu s gw d h3 u
engin_built 26 25 c f5 d
engin_chat 26 eb c
engin_company 26 5d e
engin_contrac 26 gu d
engin_design 26 am e
engin_fintech 26 ev c
engin_fre 26 f9 7
engin_know 26 9c g
engin_look 23 cc 9
engin_nois 26 38 b
engin_nurs 26 14 9
engin_off 23 g2 b
engin_read 26 eu d
engin_sel 26 2l c
engin_writ 26 e9 c
enginee 1i 5i c 6p c cc n ee f gs c
enginee_lead 20 cc 9 ee b
england 1c 3q a g7 a gr 9 h6 d
english z u e 15 9 1a i 1s 9 42 v 49 8 5b p 7m 7 8w 9 9m 8 9n b at 9 av 9 ax a ay 9 b4 8 b5 d bd k c7 9 cl a cr c d8 9 dj 8 e4 8 ec c er c g5 b gp f h2 8 hm b hn 9 i1 6
english_big 26 i1 7
english_dutch 26 ca 8
english_german 1v 1a e 3y b 8w 9
english_hindi 1y c7 a dj d f9 b gp c
english_lesson 26 14 8 42 d
english_mix 20 u d
english_photo 26 9m f 9n c
english_polish 23 d5 8
english_spanish 1t e6 b
english_speak 1v g5 a
english_teach 26 42 d
english_wrong 26 7w c
english_yoruba 23 ec f
engrav 1n 2a g 2e d 3s b 3t d 4k u 91 e is 2b
engrav_nam 20 2e a is i
engrav_print 26 is l
enjoy 1d 1v j 6e 8
enlarg 23 8h 1i
enough 10 3s 8 4b c 4p a 8i 9 ad 7 ak a eh 9
enough_scor 26 cz 6
enough_work 20 eh e
enquiry 1e 58 j 59 b 5h a c2 k e9 c eh m eo 1n h2 1x h7 s
enquiry_count 26 58 a
enquiry_list 1v h2 t
enrol 1t 2i g av v
enrol_agent 23 av s
enrolme 1v 7a a g3 10
ensembl 26 41 8
ent 14 10 a 1j 9 1n c 22 g 5h n 5n a 72 v 88 b 8a 8 8e 7 9c b 9e 9 9q x ap h cb e da c em 8 ep i et a ez 8 gj 9 go 9 gv 8 h2 d i1 a
ent_addres 26 ep d
ent_availab 26 ez d go e
ent_dat 26 c3 c
ent_measure 23 1j e
ent_model 23 9e e
ent_nam 1y 1n h 9q e
ent_numb 26 22 c 8e 6
ent_onc 26 h2 l
ent_ord 26 10 9
ent_own 26 72 d
ent_product 26 50 c
ent_recip 23 72 j
enter 1h 9m 9 ap 9 go 8
enterpr 1t 1f 16 91 i f4 7 g9 f
enterta 1x 45 1b e0 g
enthusi 20 6i 7 8l 7
entir 1o 30 8 76 7 ce d g3 b
entir_chain 26 76 7 ce d
entranc 1i 6v a 6w g 86 g 9l a ad c b9 u cw 7 dq c gb c
entranc_exam 26 b9 y
entrepr 1x 5e f 5r 8 ar 13
entry 16 t 1l 22 a 33 9 57 a 5e a 5h c 6n i 71 d 7k v 7n y 7p 9 7w p 84 j 9l b cb e dw 9 ek j et a eu j fk b gj 8 gs a hp 7 hy c
entry_car 26 t n
entry_cod 23 dw 7
entry_disput 26 7w a
entry_documen 26 eu l
entry_servic 23 5e d eu a
envelop 1i 6d 8 77 7 85 a 8i j 8j 1u cz p d6 19
envelop_let 23 8j u
envelop_onlin 26 8i c
environ 1u 5k f 81 d
enzym 26 it p
epic 26 44 9
episod 1g az 1n cj 1f cl d cn c cq j cs 2m g0 11 hg b
episod_episod 20 cj 9 cs 8
episod_let 26 cj c cs 8
episod_show 23 az c
episod_start 26 cs c
equal 1t d7 j g8 e
equally 1y cg 7
equin 23 9v c bx l fv e
equip 1n 5r 17 fu 13 gn g
equipme 17 18 e 1y a 2z n 31 c 3k 8 4v g 4x a 5a 8 5q 12 5r 9 7c 7 7g 1n 8u a 92 g 9h h 9m a 9o q af 8 bz g c2 d dw a ge 16 gk 1a hq 9 i8 8 ie 8 ig 8 ix f
equipme_check 1y 7c 6 9m a gk g
equipme_deal 26 id a
equipme_hir 23 bz d
equipme_inspect 1x 9o 9 ge b gk b
equipme_photo 23 ge n
equipme_plan 26 7g i c2 d
equipme_rent 20 2z p 5q c 92 c af a
equipme_rental 23 2z h 5q 1b 8u d
equipme_sel 26 ig c
equipme_test 26 gk f
equipme_track 26 9o q
equity 23 g9 d
era 26 dv g
ergonom 1y b1 c iv 1h
ergonom_chair 26 iv x
ericeir 26 35 u
erp 1o 6q 1p cb 10 ed i ev m h4 g ic b
erp_smal 26 6q r
errand 1y a5 f fi 14
error m 5b 8 dl 9 eb 8 ec 8 ef x eg 9 fc 9 gp 8
error_animal 23 1d 7 ag 6 hp 6
error_book 1t 8w 8
error_build 26 9c a
error_car 1x o 7
error_channel 23 e8 a
error_clas 1t g 9
error_cod 1u fc d
error_data 1t 2d 7
error_flow 26 8r 9
error_monitor 26 ef 1z
error_own 1u ec 7
error_project 26 1c 9
error_quot 26 gt a
error_read 1y dl c
error_sensor 1t 27 7
error_shad 23 3 9
error_shop 1u 1r 9
error_track 23 fw 8
error_wind 20 7c 6
escalat 1x 9l d e5 9
escap 1k 2h a 32 1s 5n b 6z c 8j 1a 8v s ag 8 fj o fw h
escap_gam 20 32 z 8j v
escap_proof 26 fj r
escap_room 1u 32 19 5n a 6z b 8j k 8v d
escrow 1n 1y a 4z t 8g d c3 d fe g
escrow_releas 26 e0 7
esg 23 ic l
esg_report 26 ic d
esign 26 eq r
esim 26 79 28
esim_travel 26 79 19
esp 1x r 7
especia 1m dh a
esport 26 hs 1g
espress 1o 2j 1k 2k 2a 5z f 9e c aa 9
espress_bar 26 2j t
espress_filt 26 2j e
espress_machin 1x 2k 19 9e b
essay 1k 40 c 7r b b4 e b9 x bg 1u ck d cr s gp 1k
essenti 1x 1 7 8 b ik i iu 15
essenti_oils 1y 8 9 iu s
essex 23 2z 9 bz b
establi 1i i 9 k a m 9 v 9 x 9 13 9 1h 7 29 9 2y 9 31 c 47 9 4w 8 58 9 59 9 5a a 5d 9 6o 8 8i 7 ao 8 bb a cr a dz 6 if 8
establi_dron 26 6o 9 if 9
establi_local 23 2y a 58 a 59 9
establi_mak 26 an 7 ao 9
establi_practic 26 k b x a
estat 16 19 c 1x d 34 f 3e 1j 5e 7 6f 8 71 8 7y 10 9j a a3 u a7 c bq u cc 8 dp a e7 a eq 9 ff q gz 8 h2 1w hx k iw 9
estat_agency 20 h2 j
estat_agent 1k 3e w ff i h2 1i
estat_clearan 26 9j e hx 8
estat_driv 26 dp f
estat_flat 26 7y c
estat_media 26 3e k
estat_photogr 26 3e t
estat_sal 26 hx e
estat_smal 26 7y c
estimat 1c 20 g 22 g 23 h 7i 9 7q b 8g a 8p c 9p a av r ca a et a gt 1p h1 1e h4 1g ha 9 ic g
estimat_nev 23 h4 v
estonia 1q 4z b 6k 8 f4 7
eta 23 gk h gx e
etf 20 d8 j d9 12
etfs 26 ga u
ethic 1y w 7 4w 11
ethical 1s 1e a 4c f 5k 1r f7 9 fd o
ethical_hack 20 5k 1m
ethiopi 1v 5z d ht 8
ethnic 26 64 u
etsy 1r 6e 7 fh k i6 1l
etsy_sel 23 i6 b
etsy_vint 26 i6 q
eulogy 1v au l d5 21
eulogy_retirem 26 au j
euro j 7y a
euro_hectar 20 ac 9
euro_pallet 26 29 8
euro_rent 20 7y g
europ 14 w 9 37 a 4p 7 4z j 6p 9 75 a 88 a 8y b at 6 ef a fa 8 fl b g2 6 hg 8
europea 1j 66 e 6c 8 aj h b5 j ck e
europea_company 26 aj c
europea_portugu 23 b5 d
euthana 26 3u h
evacuat 26 fy b
evaluat 1y bo 9 et 8 gp e
evan 26 gl a hb 9
evapora 26 24 g
eve 1s 1o 1h 2n a 3o b 6u c b2 9 df 9 ee d
even s c 9 g g h e i c 12 d 15 g 17 d 1a o 1o d 1q a 2n c 2t a 32 a 39 c 3b a 3i d 3w m 3y 14 42 j 5l x 5n b 5t a 5y g 6e 7 7e 8 7h 8 7m 9 7n h 7p 8 7s b 8r 9 8v c 99 9 9w 9 aa 9 aq j b3 8 b8 9 b9 t bb m by e dl 8 dt 9 dw 9 e3 b e4 r gu g hh k hi b hj v hk 9 hr c hs d
even_appoint 26 m g
even_br 26 c g 12 g
even_buy 26 5u e
even_circl 23 15 f 3w 8
even_clas 1o i d 15 a aq j hh 8
even_collect 26 3r e
even_cours 1s 42 n b9 f bb c hh f hk d
even_friend 26 hj i
even_ful 26 e4 8
even_group 23 b9 g
even_hom 23 39 a
even_know 26 1o d
even_night 26 7l g a8 c
even_pay 26 97 e
even_program 20 1a t au d bb e
even_run 26 7x d
even_saturda 26 3z 9
even_smal 26 aa a aq d
even_weekend 26 hi c
evenin 26 1q f d9 c
evening 11 d a i i 15 c 17 b 1g 9 2m a 2n 8 39 d 3b c 3w b 3y s 43 9 47 i 5n a 7l f 7t 9 a6 a a7 9 aq g b8 b b9 8 bb 9 cj c dj 7 ds 8 dy b e3 k e4 n ft 9 gk 8 hh 6 hi e hj o hr b hs h
evening_hom 20 1g e 39 d 3b 9
evening_memb 20 e3 9
evening_train 26 aq f
evening_weekend 20 ds d
event 10 17 9 1w 1l 2k o 2z w 31 y 4e c 5n 1c 5q e 6g 7 6v 1a 6x i 72 c aa 7 bj i bk 9 by 1l bz e c0 x c1 h c2 1p c4 v dc a e0 v e7 a gd 13 gh m hg a hj 9 i7 10
event_agency 1u 2z b 5n a by d c2 b
event_calenda 23 1w e gd c
event_cater 1y 2k 8
event_centr 26 c2 k
event_decorat 26 c1 n
event_equipme 23 2z m 5q d bz 8
event_event 1x 31 a
event_hal 26 c2 a
event_hir 26 bz 8 i7 c
event_host 23 by h c0 f
event_locatio 23 c2 13
event_near 26 1w o bj b
event_nearby 26 gd d
event_organis 1x 6v j hg a
event_own 23 e0 c
event_plan 1r c2 t c4 a
event_spac 26 c2 g
event_staf 26 i7 c
event_styl 26 c1 8
event_team 26 5n e c4 b
event_ticket 26 1w f 6v 16
event_tonight 26 1w f
event_venu 1v c2 16
event_videogr 26 by i
event_volunt 26 17 f 6x d
event_weekend 20 1w 15
event_writ 26 e7 h
ever 1b 1 8 l b 2e 7 6a 8 c3 f fa 8
everybo y j 7 1o 7 1s r 35 e 37 9 48 9 71 7 a6 a a7 8 b1 9 da i du 7 el a em b f6 i
everybo_forget 26 5g 9
everybo_pays 23 em b
everybo_start 26 bb b
everybo_team 23 71 c
everyda 1j l g 46 d 4d c 4h u 8m 9 8s c a5 d cp u gm e ik u io f
everyda_lif 26 cp g
everyda_meal 26 l i
everyda_sock 26 ik u
everyon z 4z 9 b2 9 bw 8 cn c co a d0 8 da i eo a eq d g9 c ga 8 hj 9
everyon_els 1p dx 9
everyon_open 26 da e
everyon_sees 1s 7u e da 9 eo f g9 h
everyon_sit 26 bv 6
everyon_work 26 b2 8
everyth t d 9 1s 9 1v a 1y a 1z g 2k 7 37 d 3e 9 3f 9 4o 7 5w d 76 7 8b 7 8m 7 bf 8 bg c bq b bz e c4 c da g df c dw 7 em f f0 a gs a gu b
everyth_already 26 dw a
everyth_encrypt 26 7k c
everyth_fits 1y 8b 7
everyth_hom 23 5w d
everyth_includ 1u d b
everyth_phon 26 gu d
everyth_plac 1v df h
everyth_themsel 26 c4 9
everyth_used 26 4v 8
everyth_work 23 1p e
everywh 1d hc 8 i6 8
evictio 20 bm 14
evictio_let 26 bm d
evidenc 1h 7f 8 8j 17 aj h bm u eg b f4 1o h1 d
evidenc_cas 26 8j o
ewe 26 8d 8
exact 1g 5v j 60 f 7p c i1 l i5 r ir 9
exact_deliver 26 i5 x
exact_siz 26 ir b
exactly 1f 2 d 5v p 83 d 8d a 8v b b6 a hb c
exam 1a u e 1p 9 40 14 41 a 42 d 7r 9 b4 g b9 2t bd c be a bf 1t bh x g3 b gp 1a
exam_cours 26 b9 x
exam_dat 23 b9 a bf o
exam_mark 23 b9 o
exam_prep 26 40 d b9 b
exam_prepara 26 b9 r
exam_questio 26 b4 d
exam_result 26 g3 a
exam_saturda 26 b9 c
exam_teach 26 gp c
examin 1o 80 7 b9 b f5 d fv c
examina 23 7t d ft i fu f
exampl 1j 5f d bo 9 cd 8 ck a e9 a eu 9 f4 8 hb b
exampl_documen 26 f4 9
excavat 1y 2p 7 5q 22
excel 1f 5f i 6x 8 aq 1v b8 d cb c h0 9 ig c
excepti 1y q 9 cb b ef l
exces 23 12 f ig f
exchang 18 3 c y 9 1l v 42 a 4c 9 4h h 4m b 4n g 4s i 52 a 62 a 6l 9 75 1d 8f j 8l a 8m 7 8u a 93 b 9h b af a bd a cv b de c df 1k dp b f9 i he 1o i5 j i8 9 ik 9 il 8 im 8
exchang_club 26 75 d
exchang_first 1v he x
exchang_siz 1u he d
exchang_stor 23 he b i5 e
exchang_teach 26 f9 l
exchang_wallet 23 df k
excis 23 71 k
excit 23 7r 8
exclud 1u hy e ig b
exclusi 1s dc 9 g2 v h2 e
excursi 26 44 8 76 g
execut 26 2x h c4 a
executi 1o 5e t 5f f 6q c 9j e ar b at q au b bw c cf 8 fa d
executi_assista 26 5e u
executi_coach 26 5f f ar b
executo 20 bq t hx c
exercis 16 f b k 1s z 1j 2d q 7e o 7f e 7g 1n 7o 1y 7s 9 82 12 aq 9 as b b1 17 b2 7 b4 1e b5 9 b7 1t b8 f be k f2 14 fj e fq i fv 1f g4 8 ho 1e
exercis_app 1x k 7 z 9 7g o 7o g b5 c
exercis_apps 23 z a 7o 9 82 8
exercis_back 23 k 8 7o u
exercis_check 26 b7 7
exercis_clas 23 b1 s ho i
exercis_employ 26 b1 a f2 e
exercis_hom 1x 7g h 7o b fv m
exercis_learn 23 b8 a
exercis_meet 26 b1 b
exercis_plan 1y k 7 z r
exercis_senior 26 7g d ho a
exercis_session 20 z r
exercis_short 23 7g a
exercis_video 20 k d fv f
exercis_work 23 b7 g fv e
exhaust 1q 1g h 5r d
exhibit 1u 6w 1o c5 16
exhibit_end 26 c5 b
exist 16 y 9 2h m 2w b 6p a 98 8 ao d aw 9 bn c c8 d dd 9 ib k
exist_ones 26 97 7
exit 1i n 9 32 k 77 b 9m a 9w a dw 7 hc b
expat 1e 2t d 42 f 64 v 7a x 8p g av k aw 9 b2 9 b5 b bk h ce g dj b
expat_communi 26 bk e
expat_paperwo 26 7a f ce c
expat_residen 26 b2 a
expect 1a a 9 o f 7l u b2 7 dk j ef c gn 8 ix a
expect_monthly 26 dk a
expect_parent 1v a a 7l t ix b
expecta 1t 4r x 7j 7 bo 8
expecta_moth 20 4r t
expens 1i 1b c 1h 1r 22 o 4w 7 7u b d6 b d7 m da 2k dg k el 1z go k
expens_claim 23 el 19
expens_report 26 el 1f
expens_settl 26 da o
expens_split 26 1h o
expens_track 23 22 e d6 b
expensi 1c 6w 7 b2 9 c7 d hf c
experie 17 1a b 5e 9 5j n 7c l 7u b 8n 7 at a bg 8 bn g fa 1i fz 8 gx 8 gz 7
experie_financ 26 5j r
experie_mentor 26 fa u
experie_pilot 26 7c j
experie_read 26 bn g
experie_staf 23 y 9
experim 1r 1p d 8t 16 as i bi h cr 9
expert 1e 2x d 4z r 8p d ba w cd f db 7 e9 h f7 l fb 2u fl 12 h1 8
expert_cal 26 fb 18 fl a
expert_decid 26 cd 9
expert_network 26 fb z
expert_pay 26 fb k
expert_rat 26 fb b fl c
expert_set 26 fb d
experti 26 e9 a
expir 1d y 1c 5r 8 8h 9 f0 b gj b gk c gy b
expir_medicin 23 y p
expiry 1n y 1s 22 f 62 d ef 9 f0 s gy k
expiry_alert 20 y c
expiry_dat 20 y k
explain 10 7 7 11 a 3b 11 40 9 4u 8 51 7 57 l 5a f 7a c 7j l 7k f 7m 7 7w a 7z a 83 b 85 e 8v h 9g a aw p ax b b4 z b7 c be 8 bh m ca d cc a ce 9 ch h ck h cu y d9 x dj f ee 9 er c ey c ga i h1 b i1 d
explain_dish 26 ch h
explain_doctor 26 51 6
explain_family 26 cz 7
explain_fund 26 d9 c
explain_languag 26 bh e dk 8
explain_lets 26 d9 l
explain_plain 1t er b
explain_result 26 57 i
explain_rul 26 3b w
explain_smartph 26 cu x
explain_step 1x b4 f b7 e
explain_topic 26 be f
explain_video 23 83 d ck d hu 7
explain_word 20 b4 9
explana 1n 4u d 8e c at 7 b4 h be f
explod 1t hg e
explor 23 33 h
export 18 1z g 4t t 5b a 5h 1q 6n 14 ah 8 ba e cq 7 eb i ek j el j f0 9 ic 8
export_documen 23 6n q
export_help 26 5h x
export_market 26 5h g
export_pdf 26 1z g
exposur 1x 81 1m
expres 1r ev b
express 26 ec f
extend 1o im a
extensi 1n 2 d d u 8t c 9c f bv g gh d i2 9
exterio 20 3h k 3j i 98 8
externa 20 3o c f5 h
extingu 1v 4x j 9m 2a h3 g
extingu_hydrant 26 9m r
extingu_test 26 h3 e
extra x 2z 9 6f q 9c c ao 8 cq i ht e
extra_portion 26 ht r
extra_round 26 59 a
extra_virgin 20 6f 19
extract 1o 3i 10 5r d dm d et 8 eu 1t h1 h
extract_data 26 eu t
extract_machin 26 3i n
eye 1g p c v b 1m 9 4l 1d d4 8 gy a i9 c ie 8 iv b
eye_doctor 26 4l 6
eye_gaz 26 1m 7
eye_level 26 iv a
eye_test 1x p c 4l 1e
eyebrow 1y d 10 bv e
eyes 1g 3 c 4 c v b 1m c 4l j i9 8
eyeshad 26 3 o
fabric 1c a 7 25 9 3i a 3o q 4d e 4e 9 4i 7 4m o 4o e 4s 8 8d a 8e i 8f b 9f y c1 8 c8 h cz 9 hi a ig q il i im e
fabric_button 23 8e 6
fabric_choic 26 9f 9
fabric_shop 1y 4i 7 8d 7 8e 7
fac 15 0 m 1 i 3 q 4 r j 8 s i 20 t 3w 9 45 d 47 d 4l m 7q c 84 9 86 d 8m 6 bj b bv 7 bw a c9 d cg h fi b
fac_cream 23 0 c 1 7 4 c
fac_dayligh 23 3 c
fac_paint 26 45 k
fac_photo 23 s e
fac_shop 26 7q d
facad 1u 3h c 3j a 97 j if k
faceboo 1e c9 c e8 1b gg b
faceboo_ads 26 c9 e
faceboo_post 20 e8 x
facial 1s d 1o bv 1d
facial_manicur 20 bv s
facial_treatme 26 d d bv 8
facilit 1h 3w 7 53 8 5l b 5n b 5w d 9y a ak g ep b gv j ib n ij a
facilit_manag 1o ak a gv b ib e
fact 1m 7 8 e9 x h2 d
factor 1o 4 e 4t 1n al b am h ib l ic 10 ih c
factor_export 26 4t d
factor_platfor 26 4t v
factory 15 2v h 3a a 4i b 4y d 5a c 5i 8 68 9 6p g 6q i 74 8 8o a a3 j ab 9 ai f al b am 1m ao 15 di q dw 8 f1 8 g8 a hl e i9 c ia j ih 9
factory_built 26 ao c dw d
factory_machin 26 ia c
factory_own 23 am g
factory_staf 23 di f
factory_work 1y 4y g dp 8
faculty 23 1l v
fad 1m 1i e 7f h bu 1b
fad_scissor 26 bu l
fail z 1c 9 43 b 8c 9 b9 d bh e d8 8 ee 9 ef h ia u
fail_ord 26 ia e
fail_smal 26 d8 e
fail_theory 23 bh f
failur 1o 2h b 89 k
failur_patient 26 89 9
fair x 48 d 4c 9 5h n 69 c 6r b 8g 7 8p 8 8r 7 90 7 94 b af e bg 8 cd c d7 h da 9 ei b ez l fh d go 8 gq 8
fair_calenda 26 af e
fair_onlin 1y c3 9
fair_pay 1v cd k
fair_plan 26 ez d
fair_pric 1q 8p d
fair_rota 20 48 k ez g go 7
fair_shar 1t da 9
fair_trad 23 69 9 fh 9
fair_univers 26 bg a
fairly 1n 1y e cd 8 fd 7
fairnes 1u ez 9
fairy 1v 1o i 45 8 c0 d c1 t
fairy_light 20 c0 b c1 p
faith 1u 1b e 3r a 3v a 3x b bj 9 im 8
fak 1a 50 s 87 w 8g f 8j b bj i cy g f3 1z ff f ip s ir 7
fak_cal 26 87 d
fak_follow 23 50 p
fak_invoic 23 f3 v
fak_mail 20 f3 17
fak_profil 26 bj 9
fal 12 1g 8 25 i 2c 26 2f 9 3r 7 4m 8 56 8 7f u br b cw 7 d9 e f3 9 fz b hl g ho 12
fal_alarm 26 2c t br d
fal_apart 1v 4c 9
fal_ask 26 97 7
fal_asleep 1t 1g b 25 i 7e 8 7f 11
fal_cal 23 2c 17
fal_detecti 26 2c 9 2f d
fal_hom 26 cw 7
fal_off 1x iw 8
fallen 1y 2c 1b
fals 1e 1c g 26 k 2c g 2f b ad 7 bl c ee d gb b i9 b ia 8 ie 7 ir 8
fals_alarm 1n 26 h 2c e ad 6 ee b
fals_alert 26 gb 9
fam 23 8i d cm c
famil 1u 16 e 1v f 1w g 7u t 83 e 9q d b5 c bq g
familia 1m hn b iu 7
family h a 8 c b j e o k p 8 12 i 16 k 1d b 1g c 1h f 1i j 1j e 1k i 1m h 1n e 1o q 1p v 1q h 1r a 1s 1c 1v d 1z a 20 13 29 g 2c j 2g b 2m 9 2n b 2o 8 2q b 2y l 30 g 31 j 34 s 35 a 3b d 3p t 3q z 3r l 3s j 3t o 3v 6 3y w 3z g 40 g 44 g 45 g 46 k 47 u 48 q 49 e 4a d 4d g 5v 8 5w a 5x c 5y 7 63 8 64 h 6f e 6y b 73 f 75 r 7a i 7b n 7q b 7t a 7u y 7x 8 7z a 82 8 83 11 87 p 8b a 8f e 8u q 8v f 92 c 93 m 94 8 9a f 9d a 9j d 9q p 9y 7 a1 7 a9 d ai 7 aw f bi e bp v bq q bw t c3 9 c4 9 c5 a cl h cw g cz l d0 16 d1 w d2 t d3 b d4 y d8 n dc 9 dd 9 de d dh 9 dn g dy 9 e2 7 e3 b f8 e fd p fi c fx t g6 g g9 e gb e gd e gj 9 hl b hq e ht g hu d hx b hz k i0 8 i4 c ix 8
family_abroad 1q 3q 8 64 n 7u b de b fi h
family_acros 26 1h c
family_activit 26 1w f cz 8
family_advic 26 1h b
family_age 26 cw c
family_already 26 fi d
family_answ 1x 1n a 7u c fx d
family_app 20 1s d d0 e
family_around 1v 3r a
family_bank 26 db a
family_begin 23 hl h
family_belgium 23 1n 6
family_birthda 20 45 u
family_book 1r 46 c bi j d4 i
family_borrow 26 8f h 8u g
family_box 1x 8u k d2 h
family_break 26 3r 7
family_buy 1x 16 c
family_calenda 23 1s 1z
family_car 1o 3y e 7u q cz j
family_cars 26 dm a
family_celebra 23 30 9
family_ceremon 26 3r m
family_chat 1y 1s a d0 9
family_child 1s j g 1m g 3z j 84 c
family_childre 1e 1k 9 1m 7 1o 7 29 8 75 f c5 d d8 7
family_choos 1y 3p i 93 c
family_collect 20 3q f
family_company 23 a1 a
family_compar 23 c3 d
family_cook 20 0 d ht 9
family_cookboo 23 d4 1h
family_coupl 1x 36 a 3r b
family_decid 23 3t 9
family_dementi 20 7u f 83 g cz g
family_doctor 1s 7k 8 7t l 7z e
family_dogs 23 3i 8
family_eat 26 g6 8
family_elderly 1y 2c o cw a
family_employ 26 g7 9
family_ent 26 9q v
family_family 23 16 g
family_far 23 3p j
family_farm 1y 5z b af 9
family_fetch 26 16 c
family_film 20 d2 m
family_find 1y 46 d c3 a
family_first 1r o a 7a 9
family_flat 1x 9d d
family_food 23 5w g g6 c
family_forgetf 26 gb c
family_friend 1o 4d 8 bg 8 di 7
family_ful 23 3t 7
family_generat 26 i1 7
family_germany 1u fx b
family_ghent 1x bw a
family_grandmo 26 1g f
family_grandpa 1y d0 11
family_grav 23 3p f gj a
family_group 1x 7b 9
family_grov 23 6f u
family_grow 23 1k f
family_gym 26 9y 9
family_help 1x 34 e dc b fd e
family_history 20 bp d d1 z
family_holiday 1x ix 7
family_hom 1s 1p 8 3l 9 ht 8
family_hous 1x 3l a
family_houston 20 48 d
family_insuran 26 aw a
family_ireland 23 5w c
family_italy 23 3s 6
family_keep 1s 20 p hz 8
family_kept 23 8i 7
family_kids 1g 2g 9 8b 7 d8 7
family_kraków 26 62 9
family_land 23 7a t
family_languag 23 e2 7
family_leipzig 26 2n 8
family_lesson 26 35 8
family_lin 26 m a
family_look 1t fo d fx k
family_lost 26 3s 6
family_madrid 26 7b 9
family_memb 1r 1s i 2g e 83 e d0 c
family_mov 23 7a a
family_munich 26 5v 9 hz b
family_nairobi 1y fd c
family_neighbo 1x ds 9 fp a ht 8
family_netherl 23 cz 7
family_newborn 26 o l
family_off 26 cz a
family_old 1u 87 i gb m
family_open 23 2o f d8 g
family_ord 1r 3s b a9 a ht b hu e
family_organis 23 1s 17
family_oth 26 2c e
family_own 1q j b 3t 9 9q a
family_paid 23 ch i
family_parent 1s 47 x bp 8 cw a
family_party 23 31 l
family_patient 26 g9 c
family_pay 1n c 9
family_pension 20 c 9
family_photo 1x 20 12 83 e bw f d4 b
family_photogr 1v 2y c bw 13 bx c
family_piano 26 dy c
family_picky 26 1q g
family_pictur 23 20 g
family_plan 1q 1s b 3q i
family_play 26 3b e
family_porto 26 hl c
family_portrai 23 bw s
family_profess 26 bw r
family_pupil 26 40 a
family_really 23 l e
family_recip 1v 6e b 9z 8 d4 b
family_recomme 23 3q 8
family_record 26 6x f bp b
family_relativ 26 d4 d
family_rent 1y 92 e 93 k
family_restaur 26 2m i
family_reunion 23 4q b
family_run 1y 6t i
family_sam 1y 3y w
family_sat 26 gd b
family_schedul 26 1s e
family_school 1r f8 8
family_schoolc 1r 1i k 1j h 40 h 44 j 48 h 49 h 8b b f8 i
family_see 1y fd a
family_sel 23 hx r
family_send 1u d0 y d2 b
family_separat 26 1h f db 7
family_shar 1y 87 f
family_siz 26 3z h
family_smal 1i 1o f 1v f 3y i 4a p 7b e a7 8 aw 9 hq a
family_somebod 26 83 k
family_stay 20 61 a
family_story 26 bp e
family_subscri 23 1k b dn c
family_sunday 20 3b a
family_swap 26 75 y
family_switzer 26 cl 7
family_tabl 20 8v e
family_talk 26 p 9
family_teach 1x 1p 17
family_tel 26 47 9
family_texa 23 1p c
family_trad 26 1l f
family_tre 1t bp i d1 1p
family_try 26 cx b
family_villag 23 1c i
family_visit 1x 7u g
family_voic 23 d0 e
family_walk 26 2q c
family_want 1v fx a
family_watch 26 1r d
family_weekend 23 gd c
family_wish 26 75 f e2 e
family_worksho 26 4c g
family_writ 23 cw c d5 f
family_young 1u 16 e 93 j
fan 1r 3g a 6v e cq 1d cs a
fan_communi 26 cq d
fan_members 26 cq u
fancy 1u 34 9 dv i
fans 1b 2s k 4q 1a 6c 8 8g f 8j j cj h cq 2j g1 r hs 6 ia 9
fans_buy 26 g1 a
fans_pay 1x cq 1o
fantasy 23 cs m
far 14 3p v am g bg 8 co b d0 i di e
far_away 1n 3p k d0 g
far_off 1y 3p b
farewel 1m 3q l 3r 1w 3u 1j 91 g d5 z e2 6
farm w x c 19 a 1d 7 34 1u 4p 8 4u g 55 d 5p l 5q h 5u 1r 5x 1t 5z 11 66 9 69 b 6d 13 6e b 6f 6 6j z 7m 8 8d 7 8r h 9s g 9w f 9x 8 9z 8 a9 2r ab 11 ac s ae 1n af 22 ah 12 ai x aj r am e ap m aw d cm f dc b ds b ed 9 ff c fj 8 fq 9 fu 8 g8 c hi a hu l hv z hw j hz 9 i0 i i8 a ic 9 id 20 ie 1f ij f
farm_basket 26 5x e
farm_boat 26 c2 b
farm_book 23 5q h af o
farm_box 20 19 9 5x 9
farm_brittan 26 ae 8
farm_coopera 20 a9 c
farm_cows 1v ai d ie g
farm_cricket 26 ah c
farm_data 26 ic 9
farm_direct 1y 5u c 5x b 5z b a9 f
farm_directl 26 8r f
farm_equipme 26 af b id a
farm_factory 20 ab d am 8
farm_family 1s 34 d
farm_first 26 ae 7
farm_food 26 a9 i
farm_group 23 55 9 5u d a9 g
farm_guest 23 34 r
farm_hectar 26 5z d
farm_hotel 26 5u d
farm_hous 26 ff n
farm_househo 26 ai j
farm_kerala 26 6d g
farm_know 1y af 7
farm_list 1x 5u t a9 18 af c
farm_los 26 5p c
farm_machin 26 5q d af 11
farm_machine 23 af v
farm_manag 26 id d
farm_market 1j 5x a a9 q ah 7 cm a hv 7
farm_off 26 i0 b
farm_own 20 ai 7
farm_phon 20 12 c ae c ie d
farm_pick 23 a9 p
farm_rent 23 af u i0 f
farm_restaur 26 5u s a9 b
farm_sel 23 5u d a9 h
farm_sensor 26 ae a ie a
farm_shar 26 af i
farm_ship 26 5z d
farm_shop 1q 5x a a9 j hv 9
farm_softwar 26 ae 7 id v
farm_stay 23 34 1j 9s d
farm_vet 23 ie b
farm_vietnam 26 ah a
farmhou 1s 34 12 66 u 6i c 6j e 7y f 9i 9 hv e
farmhou_chees 26 66 t
faro 23 4p e 78 9
farri 1t 9v 2z
fashion 1b 4b d 4c 1m 4e f 4f u 4m 9 4p b 52 h 8k 9 aa 7 c8 s cy j he q i5 k im q in b
fashion_brand 23 4c d he a
fashion_chain 23 4c a 4e 9 4p 9
fashion_fal 26 4c b
fashion_hous 26 4i 6
fashion_label 23 4c s
fashion_photo 26 c8 v
fashion_shop 1v he e im g
fast 14 1a 9 2l 9 3a k 3f 9 b3 a bm a ef i fg 8 hs 7 iq k
fast_charg 23 iq t
fast_fashion 26 4c b
fast_food 26 2l c 2n a
fast_interne 26 3a a
fast_wifi 26 3a k
fasten 20 cy b
fastest 20 6d 8 7x g
fat 1n b9 9 fr d
fat_book 26 b9 9
fath 19 a a o 7 1o 15 34 a 38 e 3w u 7p 9 8w e d5 f hn 8
fath_brid 23 d5 f
fath_christm 26 1o 1d
fatima 26 3x w
fault 18 3g f 4i b 9e 18 9l z 9m h 9p b bt d ca b dl 8 dz 8 ef i eg 9 f7 a fc n fe i gg d gw i i9 o ia u if 8 iq 8
fault_part 1x 4i 7 9e g 9l f
fault_photo 20 3g a
fault_photogr 26 bt c
fault_repair 23 fc d ia 9
fault_report 1t gg 9 ia e
fault_see 26 fc c
fault_send 26 9e h
fault_shown 23 fe d
fava 26 6b f a0 d
favorit 26 3u h 4j 6
favour 1u 1x 1n
favouri 1d 1n 9 2p d 2r 7 4s a 6e 9 bw b cl 9 i7 h
fear 1g 81 16 au 9 i1 8
fear_fly 26 81 m
fear_height 26 81 p
feast 1x 2z j 31 9
featur 1l 23 9 cc d hc h
featur_request 26 hc i
februar 1q 7n b 96 7 9b 8
fed 1o 27 9 97 g a0 a ah 8 fo 8 hu l
federal 1u av k
federal_stat 23 av c
federat 1x 4w a 6x j go 13 hm 8
fee s q 9 39 b 3b g 4t c 50 d 57 i 5c e 5d b 5g 9 88 9 b0 a db j de c dj 9 et d fc c fd b g5 9 g9 b gh b gj a gl 9 gz f
fee_cod 26 9u 9
fee_cov 23 db 9
fee_earn 26 gz 8
fee_explain 23 57 h
fee_househo 26 93 d
fee_instalm 23 gz 7
fee_notic 26 gj b
fee_rat 26 de c
fee_seat 26 3b i
fee_video 26 50 h
feed 14 o 1a 1g 9 1u e 22 9 34 x 3l b 3m 8 53 9 57 9 7l 1a 82 9 8c a a5 9 ae 13 ah 1d ai a bf 8 c9 c cq a e9 g ed a ek 9 fo p fr h fs b g0 r g6 k gc 17 gr i hg 9 hn 9
feed_animal 23 34 o fr b
feed_baby 26 g6 n
feed_bowl 26 fs h
feed_buy 23 ah o
feed_cat 23 9i a
feed_cats 23 fo y
feed_cost 26 ed e
feed_match 26 ek e
feed_mil 23 ah c
feed_mix 26 ah 7
feed_podcast 26 ch d
feed_repot 26 1u h
feed_sleep 26 7l h
feed_stor 20 gr e
feed_support 26 o l
feed_tarif 26 3m c
feedbac 1b i e 4x f 5f i au 12 b0 d b9 a ba 19 bc m bd h bo 18 c5 8 cd a ea c f1 o fa h gp 11 hc 18
feedbac_softwar 26 gp 9 hc p
feedbac_teach 26 ba f
feel 11 0 9 4 b 27 a 2c 8 2d k 4x a 7e 7 7h a 7n l 9j 8 as g
feel_dizzy 26 4x 8
feel_stuck 23 as p
feeling 23 7n q
fees 14 x 9 6v i 6x b 6y 1d 6z c 8g 7 9q 9 d9 i de s df d di 7 ew f fd b g3 1n gj i go 9 h0 7 h8 r i6 u
fees_ads 23 i6 t
fees_attenda 20 g3 1g
fees_family 26 fd c
fees_paid 20 h8 m
fees_parent 26 g3 b
feet 1i p r 4h 19 6l b ao c ik 7 ip a
feet_grow 26 92 8
fel 1i 7f e cw 7 d9 9 ho 8
fel_asleep 20 7f e
fellow 20 dx c
felt 1i 7h 9 7o 8 8d 7 bs d dy a ii b in 1a
felt_flat 26 ii d
felt_hats 23 in 12
femal 1g 2f 9 35 e 37 c 3x f 4n a 7k a 95 b
femal_guid 23 37 e 3x i
femal_instruc 23 35 e 43 7
femal_run 23 7k c
femal_student 26 2f a
femal_tutor 26 1a 9
fenc 1d h a 2b d 3h 9 3j n 7b u 9w 11 ag 19 fj 2i ge e ie 8
fenc_acr 23 fj 10
fenc_car 26 ag 9
fenc_concret 26 3j a
fenc_field 20 7b 9 fj 15
fenc_garden 26 3a a
fenc_meadow 23 7b p fj f
fenc_park 26 9w u
fenc_wat 26 ag i
ferment 1i 2o i 67 13 69 b 6b n 6c 2p 6e a 6h b 71 10 hw c
ferment_bottl 26 67 9
ferment_food 26 6c c
ferment_hot 26 67 e 71 7
ferment_tank 26 71 b
ferment_vegetab 23 6c 10
fern 1x m b 1u j 53 a 8q e
ferrata 26 92 o
ferry 1t 66 7 6e 7 bu a
fertili 1l 7d v 7k f 85 q ah d ai n id u
fertili_clinic 20 7d k
fertili_nurs 26 7d d 85 8
fertili_track 26 7k g
festiv 1y 6g e a1 h
festiva 1f 1b b 2l 16 39 i 6h i 6v 1j by 9 cm d du 7 ii b
fetc 26 c6 c hz e
fetch 1h 16 a 1s i 2g c fp o h0 d hz i i4 s
fev 1p 7l c 7z v 84 c ie r
few s 1 a q 9 1x b 4m 8 92 a bm a cg e di 8 ec d ef b ey d
few_applica 23 ct 9
few_book 26 iv 8
few_cloth 26 4c a
few_fals 1v 26 b
few_lin 26 ec d ef d
few_patient 26 q h
few_phon 1x 3l a
few_photo 23 bm e
few_questio 1s 4s 9 7u b ax d
few_street 26 1x k
few_than 1x 1 d
few_thing 23 7z f
few_travel 26 dt g
few_use 26 f2 c
fibr 1h 3 b 6 c 2e n 3a b 3s a 4p 9 4s z 6b c 7i g 8d b fg b ik 8 il 8
fibr_lin 26 3a d
fiction 1y 8j d 8w q co 8 g0 i
ficu 23 53 f
fiddl 26 dz g
field m 31 b 7b 9 8r l ac h af d aj a cp c ct a el b eo 9 eu x fa j fi b fj q gu j hq 8 i0 e id w
field_book 23 fj f
field_consult 26 eo 9
field_cut 26 i0 e
field_dog 1y fj d
field_dogs 26 7b a fj i
field_experie 1y fa j
field_hom 1v 9a 9
field_mark 20 eu 9
field_monthly 26 fa g
field_near 1x fj e
field_not 18 id e
field_offic 1x fi m id c
field_record 26 id d
field_robot 26 ac 18
field_servic 1v 9l f gu 16
field_sit 23 if 9
field_work 26 eu f
fiesta 23 1s g gd m
fifa 23 hs 6
fifteen 17 17 9 1t 9 23 8 2f c 3c 9 3z f 72 9 7g c 9n b a9 9 b2 9 bu 9 ex b fb i i0 a i2 c
fifteen_cal 26 fb b
fifteen_househo 26 23 b
fifteen_minut 26 7g i
fifth 1j gf c
fifty 17 e b f c 1d 9 46 b 7m b 8e a 8y 9 b8 c bj m cz f d9 8 dv a e1 9 ee b ei 9
fifty_jars 26 67 a
fifty_work 26 e 8
fig 1y 5 i 8 i 68 e hv 8 iu c
fight 1e h b 1i a hl 7 ib c
figs 23 2q p
figur 1c 23 f 2a l 2p e 4u a 57 8 5g d 5j d 6w 8 8g 7 ar f cl r df 8 dk g ed 18 eu 9 i5 e ic v
figur_mark 23 ed b ic a
figurin 26 2a l cl b
fil p q m x b 1o a 24 7 2v m 3h b 4u f 5a a 5b c 5i m 5m f 63 w 67 b 6n t 7d b 7w d 83 c 8e c 8w 9 8y 8 9g d 9m a 9n d 9q i 9u 8 9y 9 a1 9 a7 9 aq e at 6 av 1f ax v b0 9 bl b bn 9 bs b cf a cp h d2 m d6 b dg v eb e ec b eg 9 el b em 17 eo g ep e et f eu b f0 1e f4 e f7 8 g1 h g4 g gf y gh o gz 13 h0 j h3 n h5 e hb n i7 i ic n ir 7 iu 9
fil_again 23 q a
fil_applica 23 9g i
fil_arriv 26 h0 8
fil_bag 26 4d d
fil_bank 26 4u c
fil_basket 26 5u n
fil_bottl 23 67 d
fil_box 26 ir c
fil_calenda 26 9u c et f
fil_cancel 1x h5 r
fil_certifi 20 9q e
fil_check 26 el g gh f
fil_clean 23 2v b
fil_complet 26 hb k
fil_contrac 26 ax a
fil_dat 23 c3 e
fil_deadlin 20 gz h
fil_deliver 23 g1 f
fil_don 23 em f
fil_driv 26 97 7 gf 7
fil_email 23 gh a
fil_end 20 av c ek g et a
fil_everyth 26 em j
fil_fil 26 av g
fil_form 1o 6n q 7u c bn i bs f
fil_fridg 23 30 f
fil_gap 1y e0 c
fil_gaps 20 ez g
fil_itself 1y 71 6 eo g
fil_jars 20 9y a
fil_job 26 g8 e
fil_leav 23 f0 1f
fil_level 20 gf 1x
fil_liv 23 ec b
fil_next 23 8h 6
fil_ord 26 8e 6
fil_own 1y 63 q e1 b
fil_pap 26 gj 9
fil_pasta 26 63 s
fil_plan 26 gh e
fil_print 20 8e 7 8y e
fil_questio 23 7 g at c
fil_receipt 26 g4 8
fil_report 26 9m h
fil_return 1t av w dg o em b
fil_right 20 eq c h0 k
fil_salad 26 2v i
fil_securit 26 f4 o
fil_stick 26 ir 6
fil_tax 1y av j dg k em f
fil_test 23 h3 f
fil_themsel 23 eo f
fil_transpo 26 cb c
fil_weigh 26 a7 e
fil_word 1x bo c g0 8
filing 23 57 h em g
filipin 1p 3z 8 64 10 de g fi h
filipin_family 20 64 c
fillet 20 ap g hu 15
filling 26 90 8
film 11 4 d i b 1z h 2y 9 35 8 3e b 4y t 5a 30 5q d 7g 9 7l b 8e 8 8h 19 9a t 9d f 9e a 9p 9 au w ba p bh n by 2b ck 1o cp k d2 12 d4 a e3 2b ey i fv f g9 8 gt c h1 j
film_car 26 h1 g
film_employ 26 5a v
film_event 26 by g
film_family 26 d2 e
film_first 23 e3 a
film_friday 26 e3 z
film_gait 26 fv e
film_liv 26 2y e
film_lov 23 e3 r
film_mak 1y cp c
film_open 26 e3 h
film_own 20 4y c
film_phon 20 1z e
film_photogr 23 8h e by j
film_print 26 8e 8
film_room 1v 9a y 9d l gt i
film_screen 26 e3 h
film_send 26 by c
film_short 23 4y d
film_show 23 by c
film_task 26 4y d
filmmak 20 5a h 8h f
filt 16 4 l 16 20 2e 2e 2j l 3b 9 3k 1c 5z f 6a a bt a cf 7 ct a ev i f6 a ff f g5 s gc d gq a hp 8 ia 8
filt_backwas 26 3k j
filt_coffe 20 2j h 3b d hp b
filt_distric 26 1b 9 ff j
filt_insuran 26 g5 q
filt_last 26 2e c
filt_light 26 2e f
filt_school 26 16 s
filt_wheelch 26 76 7
filter 1s 21 r bi e fx e
fin 16 m 13 22 d 27 9 6l 9 6p d 88 10 ad 8 bx 8 dg 9 er 8
fin_lin 20 m 1h
final 1e 31 j 5a j 5n a 9f 8 au 8 bg c bo c c4 k e4 b em 8
final_fil 23 5a n
final_handov 26 c4 p
final_numb 26 31 h 5n b
final_project 26 ba a
finally 1u 2c 7
financ 1b 4t 10 4z c 5f c 5j 2f aj c am p cc a ch e d6 9 d7 19 dj a el h ep c ga 8 gt c h2 h
financ_chief 23 5j 1g
financ_directo 23 5j k
financ_head 26 5j d
financ_instal 26 am p
financ_lead 20 5j 18
financi 1m d6 a d8 k d9 i ga k
financi_literac 26 d8 m ga b
finca 23 34 k h8 g
find p v e w f 14 9 1b 9 1d h 1w h 1y e 1z 9 20 i 3p 6 3y j 46 a 4c 9 4z e 50 r 5d p 5g z 5h l 5k e 5n i 5u b 6p h 75 a 78 8 7m b 8w e 9b d 9j 9 9k 8 9o 8 as c at 8 aw 9 az 9 b7 g ba a bj h bk 11 bl w bn b c2 m c3 e c6 f cc i ct d cx a d1 d dh r dk z dp a dq 8 e0 c e9 8 eg c ei z f7 i fa j fb b ff c fo c fy p g5 l gq f hg h hy i i8 9 i9 i ib e
find_account 26 bq 9
find_adopt 26 1d u
find_anoth 23 bk e
find_anyth 20 1z e
find_apprent 23 gq 9
find_bed 26 77 7 hy e
find_best 23 dj e ep e hg f
find_book 23 5n i c2 b c3 a
find_build 26 9c a
find_buy 23 ba h
find_check 26 5d l
find_claim 26 aw 9
find_clas 23 j 7
find_clean 26 94 g
find_company 23 ei 19
find_contact 26 ei f
find_doctor 23 g5 12
find_duplica 26 20 t
find_event 26 1w f
find_family 26 1d d 75 f
find_firm 26 bn 9
find_first 26 gp d
find_flatmat 26 bl 1c
find_forgott 26 dh l
find_freelan 26 4z f 5d d
find_friend 26 bk y
find_gap 1y b7 w
find_gaps 20 aw b
find_guest 23 az l
find_heat 26 ib h
find_hom 23 ff d
find_import 23 5h 14
find_job 23 bn g
find_leak 20 9g e
find_local 26 50 e d1 e
find_mentor 23 fa 1b
find_mis 20 eg c
find_nearest 26 7z 9
find_onlin 23 e9 a
find_oth 1x 48 c dp d
find_own 26 dq c
find_partn 1y i b bj y
find_patient 20 w r
find_pension 26 dk 12
find_plac 20 9j 9 gg f
find_remak 26 6p 18
find_rid 26 fz e
find_right 1n cx d e0 a
find_room 1u bl b
find_runaway 26 fy t
find_show 20 dk n
find_smal 26 5u f
find_special 20 g5 e
find_staf 26 5d d
find_subscri 23 dh 16
find_such 26 50 c ib f
find_tags 26 gb 9
find_technic 26 fc b
find_therapi 26 7m n
find_thing 1v 1w g
find_tool 23 9o f
find_train 20 9i e
find_truck 26 i8 m
find_trust 26 fo u
find_vet 26 46 e fb g
find_volunt 26 1b g
find_wast 26 cc k
find_wed 26 c3 m
find_why 20 9k c hc b
find_word 26 7n f
find_work 1v 14 d
finding 1n v e 5k m 80 8 if f
finding_mark 26 v 8
fing 1e 31 s 4k 8 61 x 67 a 85 1e ac 9 b7 f g6 c
fing_food 1u 31 t 61 z g6 c
fing_prick 20 85 15
fingerp 20 2h q 4k g ev e
finish x u 8 1a c 1l 8 20 d 2a f 3h 9 49 9 4l 9 4p a 59 i 5i a 7h 9 8b 8 8e 8 8o f 9c 9 9f b ac 6 ao p b8 f ba f be c bp a co c g0 a g2 7 gs b gt b h6 h hd m hi 9
finish_book 23 bp a co d
finish_cours 20 ba b
finish_episod 26 g0 d
finish_minut 26 hd i
finish_piec 1v 8o 9
finish_project 1y b8 c
finish_report 1x gs d h6 9
finish_scan 26 1l g 8h 7
finish_seconda 23 1a b
finish_send 23 9f 7
finish_sit 23 59 g
finish_song 26 g2 d
finish_train 23 a0 8
finland 1j ab 7 f6 c ia a
finnish 1u 7a e ay h f6 m
finop 26 cc l
fintech 1o 5k 9 7w d ef 9 ev i
fintech_company 23 ef 9
fir 12 8 7 n 13 1e 9 2l f 2o 7 31 n 4g b 4x o 6l 9 73 c 74 a 8z j 90 8 98 8 9f 7 9m 1y ag e al 9 ao 9 e3 c gf d gh b gk 1q h3 c hh 15 hq 9 hz q i3 9
fir_alarm 26 9m p h3 a
fir_brigad 1u gk 1i
fir_departm 20 gk 1b
fir_door 23 9m 1c
fir_engin 26 2l h
fir_equipme 26 9m f
fir_exit 1y dw 7
fir_extingu 23 9m u
fir_pit 23 n c 73 8
fir_protect 1x 9m 18
fir_rul 23 9f b
fir_safety 1k 9m t hd a
fir_sauna 26 n w
fir_season 26 98 d
fir_servic 1u gk g
fir_station 1y 1e d e3 i gk f hq d i3 e
fir_wood 26 hh e
firefig 20 gk 1j
firewoo 1y 3c b ai f
firing 26 8z 7 hh 8
firm q 29 7 2i 9 2u p 3g 9 4n b 4t e 4w g 4z f 53 c 54 h 57 q 5a f 5c n 5f i 5h b 5j g 5k e 5l j 5q k 5s o 6l m 6n 9 91 c 9a 9 9c i 9l b 9m k 9o e 9w a ag 6 aj 9 ak g al t am c ar g ay g bb c c6 n ca e cb h ct d do 9 e5 b e6 n e7 d e9 f ed f ei e ek f em g en e eo 12 ep k eq h er 8 es x eu d ex d f0 f f2 c f3 a f5 b f7 l gq t gt h gu g gv j gw e gx a gz u h0 k h3 h h4 e hc c hd f i8 8 ic 9 ig 9
firm_already 1u gq 9
firm_app 26 gh d gv e
firm_around 26 5a 8
firm_associa 23 az a
firm_book 1x 94 a
firm_build 26 5j c
firm_buy 1v aj 9
firm_contrac 23 9l a
firm_desk 26 5c 8
firm_documen 26 hb a
firm_don 23 5s c
firm_employ 1r gt a
firm_fee 26 gz 8
firm_fil 26 f7 b
firm_ireland 23 ar b
firm_measur 26 3o 7
firm_nam 23 e6 u
firm_nearby 26 9c e
firm_outsid 26 4w 9
firm_own 1o 5h a ct 9 eo 9 es c hd d
firm_party 26 2z 8
firm_pay 1q ct 9
firm_plan 26 gv h
firm_post 20 gq d
firm_public 26 c6 d
firm_read 26 cb c
firm_rent 26 54 8
firm_send 1x h4 g
firm_softwar 26 gz 1a h0 c
firm_staf 1m ex 9
firm_support 26 5c b
firm_switch 26 al e
firm_technic 23 gu j
firm_websit 26 f5 h
firm_yearly 26 3g b
firmwar 26 dl 8
firs 26 hz y
first i 6 c 9 a a 7 f d g 9 i 8 k g l b m 8 o n 14 d 15 g 1i d 26 8 35 f 3w b 3y a 41 a 43 j 46 9 4r 9 4y b 59 c 5d g 5f i 5h w 5i 9 61 g 7a k 7h a 7l j 7m c 7x 9 94 8 9d 9 9g a ar 8 b3 9 b5 9 b6 9 bb e be c bg 7 bh c bj d bn 8 bu 9 ce e cm 8 cq 8 d3 b d9 g dj m dx 8 ei b ey j ez 8 fa 9 fq i fx 8 fy 9 fz 9 g6 u g7 e ga a he d i7 9
first_aid 1i 5f p b3 b hn 9
first_appoint 20 k f l g
first_attempt 1y 6p 9 bh 8
first_birthda 23 7l f
first_book 1v b6 d
first_box 1x 5v 9 65 9
first_buy 1l dj v g7 d
first_check 1x 8g d ce b d1 7
first_chord 26 41 8 bc 9
first_clas 1t g e
first_clean 26 97 e
first_dat 23 bj f
first_deliver 23 61 d
first_donor 26 h9 h
first_draft 1r 9d a
first_drink 26 hj 7
first_episod 20 cs 7
first_fit 23 4o 9
first_flat 1t 8y 9 g7 n
first_floor 26 9m b
first_food 20 61 c g6 19
first_haircut 26 bu 8
first_hom 1y o b dj k g7 a
first_intervi 20 5d d
first_investo 1y d9 g ga e
first_job 1o bb v bn c
first_languag 20 bh a
first_laptop 26 ey c
first_learn 20 fz a
first_lesson 1r 43 b ba 9 fz 8
first_let 20 dx 8
first_level 26 cm 9
first_list 1o 2x g
first_manag 26 5f n
first_meet 1p 46 c i0 c
first_meeting 23 5h q
first_mums 26 g6 g
first_nation 23 54 c
first_night 1v o e
first_ord 1n 9 9
first_pag 1p bn d d3 8
first_parent 1r 26 e 7l d g6 8
first_phon 1y 1i s 2i b
first_pictur 20 1h d 2y b by c
first_play 26 dy c
first_practic 23 35 8
first_print 1v he c
first_program 26 1p d
first_read 1x 8w b b6 9
first_rent 26 ff f
first_report 1q ic a
first_salary 23 d6 a
first_sampl 26 5i 9
first_screen 23 be g
first_session 1r f k z f 7m j ar 9
first_shift 1x 4y a
first_sit 20 bx c
first_sketch 26 4c f
first_step 1o i 9 5h b
first_swap 26 75 a
first_talk 1l 3r 9 59 b 5h l 7d 9 as b fu 9
first_task 26 ey l
first_tast 26 g6 d
first_tattoo 26 m 9
first_test 23 f 9
first_text 26 e1 7
first_tim 1x 35 i
first_town 23 7a h
first_visit 1c k 8 94 e 9e 9 9u b
first_walk 23 fm g
first_work 1x 5i b
fish 18 1q a 2a c 2l 9 2m a 31 9 4m b 5p v 60 9 6b a 6c a 6s e 72 8 74 8 8n 1w 8y 9 a2 h ae 1g ah l aj c ap 13 fr 9 g6 8 hu 1a ij f iq 9
fish_boat 23 ap g hu 7
fish_box 23 hu q
fish_factory 26 74 c
fish_farm 1x ae 18 hu b ij 9
fish_licenc 26 8n c
fish_meal 26 ah j
fish_nets 23 2a h 4m f
fish_permit 26 8n 1c
fish_poultry 26 ah 8
fish_sauc 26 6c 8
fish_skin 26 a2 o
fisherm 1x 50 d 8n 7 hu 1k
fishmon 26 a5 h hu 7
fit v 6 7 a f f f p k w a 11 d 1d 7 1k g 1w a 28 e 2a b 2b 7 2h k 2i 7 3f a 3i b 3m a 3n t 3o s 4c 9 4e g 4h d 4l 9 4m g 4n e 4o 10 4s r 56 e 5g g 5i 9 6p b 8e c 8o c an 8 ao 8 b2 b bl c c6 m cw q dn c dr e dv b fs k fx b h3 g i2 11 i5 9 im n iw y
fit_battery 26 2i f
fit_blind 26 3o k
fit_cal 23 11 d
fit_carpet 26 3i l
fit_charg 26 dr g
fit_cov 26 3f b
fit_cut 26 i2 o
fit_door 26 2h a
fit_dril 26 2h j
fit_first 1v 6p 9
fit_hear 26 p g
fit_hom 1x i2 d
fit_last 26 fs a
fit_lock 26 2h b
fit_model 20 im g
fit_rail 26 cw i
fit_real 20 im k
fit_return 26 4o h
fit_rid 26 1k b
fit_run 26 2f d
fit_siz 26 dn d
fit_smal 23 dq f
fit_smart 26 dr d
fit_truck 26 ao c
fit_van 26 fn b
fit_video 20 4s g
fit_window 26 3o 8
fitnes 1g f 1l i 9 j a s t 2d l 2r a 7g v a4 9 b1 13 b2 1b f2 i fb c g1 e ho 19 il j
fitnes_apps 26 7g 9
fitnes_bootcam 26 b2 o
fitnes_centr 23 2r c
fitnes_chain 26 b2 7
fitnes_challen 26 7g d b2 a
fitnes_clas 23 f d s a b1 l
fitnes_coach 23 f d 7g c fb e
fitnes_studio 1x f w i 9 s c
fits 13 f e 29 8 4m h 5g c 98 7 9d b cx a ii 9 ik 7 il b iw c
fits_lie 26 in 9
fits_person 26 3q b
fitting 1t 3g a 3o j 4o j
fiv 26 4a m cq f
fix r c c d a p a 16 b 17 17 18 b 37 c 3a 9 3g c 3h n 3k 9 3n g 3q m 4i f 57 p 59 s 5c f 5k e 5l n 5t j 63 c 6o d 8l e 95 17 96 9 98 7 9a e 9c 9 9e v 9f 8 9g a a3 w ao d au d ay d b0 f bk 9 bt 9 ca j cc d ck b cu d dj k dl p ds i dw 8 dz b e0 a ee 9 ef l eg s fc b fm 9 fp h fu d gg f hc c hx 8 if f ih d
fix_around 26 95 f
fix_bik 20 bk e dl 13
fix_cal 23 fc d
fix_collect 1x gf 8
fix_contact 26 ay e
fix_dat 1i 98 9 fn 6
fix_deliver 1v 64 9
fix_desk 26 3a d
fix_develop 23 eg z
fix_door 26 95 j
fix_even 26 dw c
fix_fast 26 ef o
fix_fee 1l 57 k 5c d 9e a ej 9
fix_group 26 fp i
fix_hom 26 dz 7
fix_leav 26 hc b
fix_lend 26 18 a
fix_monthly 20 57 f
fix_plus 26 fu g
fix_pri 26 bt 9 c3 9
fix_pric 18 3h u 3n l 3q c 59 c 95 j 9a f 9c c ao b b0 f ds c dy 7
fix_problem 23 cu 9
fix_rat 23 dj 15
fix_round 1u 5t n a3 k
fix_schedul 26 if 9
fix_scop 20 59 t cc b
fix_sit 23 cu f
fix_slot 26 d 7 7c 6
fix_staf 26 gg 9
fix_stop 23 a3 r
fix_team 23 47 g
fix_timetab 23 63 r
fix_wash 26 9e t
fix_weekday 23 3k j
fix_wing 20 6o i if o
fixtur 23 e8 h go w
fizzy 20 6h e
fjord 23 38 a
fla 26 4n b ce c
flag 1g q e s c 72 c 87 k 9u a cc m cf 9 ep h er 1c f7 8 ij b
flak 1x 9x 19
flaky 26 ee m
flaky_test 26 ee h
flam 1v ai f bu a iu f
flamenc 20 i k 33 k dw 7
fland 1t 2y b 2z 9 4c h 5g a f5 e
flap 23 8c f gc r gf g
flar 23 1 i 84 f
flash 1m m e 2f x 2z u 9t n
flash_sheet 26 9t m
flashca 1v bf 20 f9 b
flashca_not 26 bf p
flashca_teach 26 f9 9
flask 20 2e z 35 a 78 g
flat s c d 1u f 1z e 28 s 29 8 2b c 2h 9 2j a 2k j 2t a 3c q 3d r 3e c 3f l 3h j 4d c 4s d 6u o 75 s 7a b 7b c 7y 18 8c 9 8o h 8p d 8q b 8s a 8x h 94 w 97 c 99 7 9a n 9c y 9d x 9k g ao j bl t c1 6 ce z da g db g dn 8 dr f ff s fg a fs a g7 f gr s h2 9 h6 g h7 b h8 s hx m hy i iu a iv i ix d
flat_bank 1y 32 8 ce u
flat_cabl 26 28 d dr e
flat_clean 26 3c a 94 f
flat_clear 26 hx 8
flat_clearan 26 hx 8
flat_dwel 1v 7b 9 8c b i0 b
flat_empty 20 ii c
flat_euro 20 7y g
flat_family 26 75 c
flat_fold 26 gr a
flat_germany 20 gr b
flat_guest 23 2t h 6u b
flat_hous 23 ff f
flat_list 23 3d h
flat_monthly 1y b0 c
flat_offic 26 8p g
flat_own 1o 3c a 3d b 9c f h8 b
flat_pack 1t 8o 9 ao k fs c
flat_rat 1x ew b
flat_rent 26 ff i
flat_roof 1v am a
flat_room 26 3h d
flat_sam 26 94 12
flat_seam 20 4d c 4s d
flat_search 26 ce m
flat_shar 20 7y b bl c fg a
flat_smal 1v bl h hy c
flat_smel 23 iu h
flat_tiny 26 9b b
flat_whit 1u 2j i 2k 10
flat_work 26 h8 d
flatbre 26 31 a
flatmat 1u bl 2g da v
flavor 23 2q i
flavour 1e 2p o 2q 1g 2s a 67 e 68 m 69 d 6h i 9x w 9y 7 9z e a0 9 a1 a
flavour_sel 26 9x d
flaw 1v 1y m 4f h
flea 1x 1w h 1y 18 9f 7
flea_market 1y 1w e 1y 10
fled 26 14 n
fleec 20 4n f 8d c 9g 9
fleet 1i 2i b 5t c 9w w ak s bt c dn b gw 1x
fleet_depot 26 ak c
fleet_manag 26 gw i
fleet_managem 26 gw p
fleet_trad 26 gw c
flemish 26 1c a
flex 26 2d i al e
flexibi 23 al f
flexibl 1l 2b c 3a k 5s k 6l c 7r 8 ai h al d
flexita 20 6b 1b
flexita_househo 23 6b w
flight 1a 1s a 23 u 37 d 3x f 5h d 5n c 6o 13 76 b 79 d 7c 2h 7d 1j 88 1s ce a dt l if w
flight_delay 26 88 p
flight_flight 23 7c 6
flight_food 26 23 t
flight_hotel 20 7d r
flight_monthly 26 5z 6
flight_permit 26 if 9
flight_photo 26 7c 8
flight_sampl 20 6o i
flight_visa 26 3x d
flip 26 b2 e
flo 26 f c 28 d
float 1l j w n o 1p 9 24 g 2k b 4m a 71 b 73 7 ae m ij 14
float_prob 23 ae n ij g
flock 1v 8d g ag 1f fo e
flock_keep 26 ag d fo d
flood 1o 28 11 h1 g
flood_sensor 26 28 u
floodli 20 fj c gl 9 hr e
floor 10 i g k 7 28 b 2g l 2u c 39 d 3e u 3h 9 3z 9 4x a 4y i 5s 1e 6q 10 6r d 7o o 8p d 97 9 9a r 9c f 9d i 9g d 9m p a7 8 an 7 b1 l bz 9 cx 8 gh 8 gv f h2 15 hq g it f iw d
floor_clean 23 it o
floor_lift 1y 9a d
floor_mat 26 c 8
floor_mats 26 iw m
floor_plan 1l 3e 11 6r g 9d j 9g g 9m k gh a h2 1f
floor_tablet 23 6q v
floor_therapi 26 k d 7o d
floor_train 26 7o f cx 9
floorpl 26 3e g
floral 1y c1 g
florenc 26 8k h dt 9
florida 1o 28 7
florist 1k 2x w 5t q 8r m c3 1k c4 9 gx e
florist_cater 26 c3 v
flour 1l 2o r 63 m 64 f 68 b 6b r a0 9 ah b
flow 16 6 p g j 28 i 2x i 3e 9 3p 1e 3q i 3u 8 5m 9 6a 8 6h 9 8i a 8r 21 9u 9 a1 9 ab h ad e ae 7 c1 x cb g d6 9 e7 m ee 9 ef c en z hw a ij t iu 9
flow_arriv 26 8r 9
flow_backdro 23 c1 s
flow_buy 26 8r m
flow_chocola 23 91 a a1 8
flow_deliver 26 3p 6 8r 10
flow_farm 23 5a 7 8r d
flow_field 26 8r d
flow_local 26 8r i
flow_offic 26 5m d
flow_shop 23 8r d e7 f
flown 1t 7c 8 8r 9 ab 8 if f
flu 26 7h 8
fluid 1y 4 h t g
flush 1x 7k r 98 d ij m
flut 23 dz 1k
fly 19 1r o 3o 7 66 b 6o 16 79 9 7c 1b 81 n 97 b ah 19 b0 s ct 9 fy 9 if 22
fly_dron 26 6o n if i
fly_larva 23 ah t
fly_right 26 fy c
fly_roof 26 if l
fly_school 26 7c u
fly_screen 26 3o a 97 f
foam 1q n d 2f c 35 q 9f x
foam_board 23 35 p
fob 23 3a 9 55 s
focu 1q 4q 7 7r e be k bf 7
focu_tim 26 7r e
fodmap 23 5w k
fog 20 8 f 7d 8 8y f
foil 1y 8 7 c j 1p 8
fold 17 c a d a e j t 8 1x b 29 u 2g t 3e 9 4d m 4r 9 52 b 6t 8 72 b 99 1e 9n i 9q b c0 9 c8 a cf 8 cz g d4 c e8 a f7 c gr d hb l ii q iv l
fold_bik 26 29 c dl 8
fold_br 26 99 s
fold_cuf 23 4d u 4r 7
fold_laundry 23 2g y
fold_scoot 26 29 t
fold_tabl 23 e q 1x f
fold_word 26 9q 9
foldabl 1x 2b i ii w iv 16
foldabl_stand 26 iv r
folk 14 19 8 1x b 2b 7 6a 7 at 8 cl 8 cp 9 cu a dg 7 dz 7 gg 9 ho 8 i0 9
folk_family 26 2n 8
folk_musicia 26 cp f
folklor 26 cl f
follow w k d l a u d 11 8 1m 7 3u 7 3v 6 4w b 50 18 5e 8 5f f 5g 9 71 6 72 9 7d c 89 g 96 8 9j a ap e b7 9 bd b bj b cq j cs 7 df 7 ea e ei 9 ej 8 eo u fb g fd b fm f fn 6 ft i g1 u gg b h4 z h9 9
follow_along 20 1g 7
follow_buy 23 g1 13
follow_cal 1x fd d ft 8
follow_check 26 50 d
follow_hom 26 7d 7
follow_littl 26 42 e
follow_onc 26 ea g
follow_own 26 50 9
follow_patient 26 89 t
follow_pay 23 fb i
follow_questio 23 bd e
follow_rep 26 5g d gg a
follow_report 26 5g a
follow_rul 1s ea 9
follow_ups 1q eo b ft c h4 f
follow_visit 1u p d 9j c
fond 23 1d 8 54 8
font 1q b0 b hg b
font_pictur 26 b0 8
food s 7 a l k 12 1m 1b 9 1f b 23 g 2l 1d 2m i 2n z 2o 7 2t o 2v e 2w g 31 t 33 m 4b i 50 c 5h a 5m a 5n r 5p k 5r 1b 5u h 5w x 60 e 61 17 62 1b 64 j 66 f 67 b 69 9 6c c 6i a 6k 7 6n g 6s s 70 a 7i e 7j 9 7q 11 84 d 85 7 8c a 8s h 8t 9 8z 7 9e 9 9n r 9z 8 a0 f a3 q a4 b a6 w a9 o ab 6 ah n ai c bd 9 f2 9 fo 9 fr 15 g6 1p hk 9 hp 6 ht h i3 h ia 9 ic 9 ih n ii j
food_allergy 1v 5w 10 7q a g6 q
food_app 26 62 a a6 b
food_baby 23 g6 w
food_bank 1u 12 1j 62 a
food_bik 26 a3 q
food_box 20 fr p
food_brand 1r ah 7
food_brought 26 31 d 4b 9
food_busines 1u 5r n
food_collect 26 12 f a9 b
food_contact 23 8s c
food_cost 1x 6s v ed g
food_deliver 1t 2n m 61 8 a6 1c fr n ht a
food_drink 1p 6n 9 e3 b
food_factory 1y ai k
food_festiva 26 1m 7
food_first 20 61 g
food_food 23 2l f 61 l
food_found 23 5r w fl c
food_hom 20 64 f
food_hygien 1u 9n m
food_lov 1v 2t 9 66 c
food_mak 1v 6n e ah h
food_market 1o 12 l ab 6
food_near 26 62 m
food_ord 26 23 d
food_order 20 a6 a
food_photo 26 l f c8 e
food_plan 23 g6 a
food_plant 1y 5o 9
food_produc 1q 62 c ah 7
food_program 26 5n a f2 f
food_region 26 31 i 64 b
food_report 26 7j h
food_saf 26 7q g 8t j
food_safety 1l 9n x
food_shop 1v fr 9
food_sleep 23 7k 8 84 e
food_supplem 20 7 c
food_test 26 12 f
food_thrown 26 6s a
food_tour 23 33 11
food_truck 1x 2l 1u
food_van 23 2l f a3 k
food_vendor 23 a9 d
food_walk 26 1b f
food_wast 1x 12 a 62 c 6s 10 ah a ih u
food_wholesa 26 5u m
foodstu 1y 64 j a5 z
foodstu_deliver 26 64 h a5 d
foody 1v 6i 8
foot 1h p 1z 33 j 78 f 9b c br n dk e fy 9
foot_car 26 p 1q
footag 1u 5a f
footbal 1b 1w b 44 f 4a 1e 4q h 7k 9 7p b 8g k bi 9 bs c ci e cj 10 cr c f8 c go d ho j
footbal_associa 26 go a
footbal_card 26 8g 9
footbal_childre 26 4a e
footbal_fans 26 cj 8
footbal_match 26 7k d cj g
footbal_stick 26 8g d
footfal 23 52 u
footpat 26 21 h
footpri 1m 23 37 3t c ic 29
footpri_calcula 26 23 d
footpri_consult 26 ic f
footpri_product 26 ic s
footpri_track 26 23 p
footres 26 iv s
footwea 1y 4h 14 4j l
footy 26 cj j
forag 1y 6j g 78 w hk w
forbid 1x ea f hj 8 hp 6
forbidd 1v 7i e dt e e9 8
forbidd_food 26 7i d
forc 1r 5n h 81 b 9m 8
forc_fun 26 5n c
forearm 26 m c
forecas 1g y g 5j 12 6s m 8n b en 1u gy x
forecas_softwar 26 en a gy b
forecou 23 2j h 3j g
foreign 19 42 b 43 8 4u 9 7a 17 ce j f0 a g8 a gd 9
foreign_crew 26 f0 d
foreign_paperwo 26 7a 9 ce c
foreign_visitor 23 33 8 6w 8
foreman 1p 6q s 9o j f7 d
foreman_sees 26 6q f 9o f
foremen 23 9o k b1 9
forest 1d 1e 9 21 8 3z t 44 10 6a o 73 12 78 1g aj 8 ap c hz v
forest_breakfa 26 73 q
forest_burial 26 3q 9
forest_kinderg 23 3z z
forg 1t 4k 10 8m b 8s 13 hi 1l
forg_knif 26 hi n
forget 18 24 8 4o 9 7p n 9v c eo c gb r
forget_cal 26 eo b
forget_due 26 9v c
forgetf 1v 83 e 8q 9 gb 1a
forgot 1o dh c gb p
forgot_keys 26 gb c
forgott 1e cc i cf 7 dh u dk b gb s gn 8 h4 e
forgott_snapsho 26 cc c
forgott_subscri 26 dh 11
fork 23 a9 e ap g dl d
forklif 1o 4x w 5f f 5q d 6l 13 b1 9 i8 8
forklif_driv 26 b1 9
form t i 8 m 9 w c z h 10 c 15 d 1e b 1o 7 33 c 3a 9 3z i 4w e 5g h 6n s 7a e 7d d 7g d 7u e 88 m 9m h 9q 13 9t p at e bg m bn l bo e bq c bs e cb d dc a dg a dh a dk c e2 b eg g eh j eo c eu p f1 c g4 9 gh m gl c gm 12 gq c gz o h3 n hf o hg 7 i2 8
form_colleag 23 bo a
form_employ 20 dk j fb b
form_fil 1u 9m e
form_group 23 bk g
form_head 23 ch 9
form_insur 23 84 7
form_invoic 23 z d 9q g
form_manag 26 ey g
form_mis 1x gh f
form_off 26 bg 7
form_parent 20 bg b
form_patient 20 7d c g4 a
form_phon 1y 11 8 4w d 88 d
form_recruit 1x at q bn i
form_registr 26 9q r
form_return 26 eu f
form_school 26 5r c
form_screen 20 hf i
form_servic 26 eu f
form_sign 1v m 8 cb d
form_video 26 hg f
form_web 26 gm u
form_websit 26 gm g
formal 1x 5g 8 es 9 f6 g
format 1f 5a e 5n b 8h a at i az a c9 8 d2 8 ij c
formula 1m 1 l 2 e 4 b 5 b 9 g r e ah 7 aq 13
formula_pivot 23 aq 10
forró 26 dz 7
forth 23 d7 e
fortnig 1i 5l a 96 c ar m b6 b ck d co b fr e hu c
fortun 1l 2y 8 i1 9
forty z 3 8 k 9 p 9 11 7 1a 9 20 9 2m a 35 d 39 h 44 8 6a f 73 7 7n a 7s c bg 8 cm 9 cn 7 cs 7 d5 g de 9 dj d dn f hl c
forty_bags 26 5z a 9x 8
forty_buy 26 5h 9
forty_common 26 iw d
forty_even 26 7s e
forty_group 26 35 j
forty_jars 26 6a b 6c a
forty_lend 26 dj m
forty_seat 26 2j f 2m j
forty_smal 26 6a f
forty_thousan 23 20 f
forum 1j 1g a 1u 9 7l 9 ba d fl 1p ft 9
forum_friend 26 1u 9 ce 9
forum_weekly 26 fl r
forward 1g 1v h 6l c 6n b 7r b 87 19 88 e cb h cr 8 ek m h7 9 ha a i8 o
forward_custom 26 6n 9
forward_email 26 7r d ek d
fost 1s 13 v 1d 2j fx j
fost_car 26 13 g
fost_hom 1y 1d 1k
found y 59 s 5e l 5g g 5j k 5k e 5r l 7w b 9j c 9m 8 ar x au a ax w ca 8 d1 6 e9 f ei 9 er c f4 7 fl i fy r hf c i4 9 i9 a
found_agreeme 26 ax n
found_animal 23 fy k
found_fals 26 i9 a
found_group 26 i4 g
found_onlin 20 fz 8
found_own 26 ar f
found_talk 26 e9 e
foundat 1e 3 1u 1c b 5g n h9 l hl c
foundat_shad 26 3 10
foundry 23 6p a
fountai 1r 8m s 8x s gc 1t
fountai_pen 20 8m d 8x b
fountai_pens 26 8m d 8x e
fourtee 1f g b 1f b 3r b 49 b 5r b ba e bh a eb a gj 9 hp f
fourth 1j 25 9 3z e 5v b 93 c
fourth_floor 20 3z e
fox 20 cl 14
fractio 1l 40 j 4z c 5j 1d 7y 1f ay c b4 m b7 q f9 d
fractio_ownersh 26 7y s
fractur 26 k g
fragil 20 6k 18
fragran 1n 1 1l 3 c 5 1w 8 a iu w
fragran_brand 26 5 d iu 7
fragran_fre 23 1 y
frail 20 47 a ho 9
fram 18 29 t 2y b 2z b 3h a 4l 2s 4p 8 56 i 5a 8 8o h 8y 1i 97 1g 9f f ad e bx b c1 7 cr 7 d0 e d2 n dl 8 fk h ge f hq d iw c
fram_fram 23 d2 l
fram_lens 26 4l b
fram_print 1y 8y e
fram_sil 20 97 19
framewo 1r 51 6 c6 9 ee b
franc 15 6n 8 8d a 8m 6 de c dk a
franc_germany 23 dk 7
franchi 1v 3i 8 3k 8 4a c e8 a hn 8
frankfu 1r 4o 7 5l a bw a e7 g
frankly 26 dy 8
fras 23 ah a hz e
fraud 1k 87 15 cu c ev 28 f3 9 fe 9 g9 8 h1 y
fraud_check 23 ev e
fraud_scor 26 ev w
fraudst 26 87 n
fre h 1 a 9 a a 7 n 7 q e r d 15 c 1a e 1q 8 1w c 21 a 23 8 33 c 38 8 3r a 50 a 5w y 63 9 6g f 76 9 7e 7 7m c 7s a 7x a 86 d 9r a 9x 8 9y 6 af a bh 9 bi 9 c2 d c3 m ch a cp e cs c cw a do 9 dq c eb a ej 9 fa 8 fd b g5 m gd a gl c h5 i hy 6 it c
fre_add 26 68 e
fre_advic 26 7x f
fre_alert 26 fy d
fre_app 20 7s e
fre_appoint 1v q g g5 c
fre_apps 20 86 c
fre_biscuit 26 a2 f
fre_borrow 26 do e
fre_brand 26 5w 9
fre_bread 26 5w r
fre_cal 23 4w c
fre_card 23 5w 7
fre_check 1u ef a
fre_clean 20 it i
fre_coffe 23 2j 9
fre_dashboa 26 ha b
fre_dat 1i 1w c 92 8 bz 9 c2 n c3 i gl e
fre_doctor 26 g5 w
fre_dogs 26 fj 8
fre_drink 26 6g p
fre_entranc 23 86 i
fre_episod 26 cs t
fre_even 26 15 8 1a g
fre_facilit 26 5w e
fre_fil 23 r e
fre_food 23 5w t
fre_grow 26 93 8
fre_hom 1v it i
fre_househo 20 5w i it 8
fre_invoic 23 ej s
fre_kitten 26 1d 8 fx 9
fre_know 1u fa b
fre_languag 26 b5 a
fre_lesson 20 49 9 ga 7
fre_loft 26 c2 b
fre_main 26 2p e
fre_maps 26 21 a gx b
fre_meal 1x 50 l 5w g
fre_mend 23 17 e
fre_messag 23 c3 e
fre_money 23 7s d
fre_music 23 cp s g2 e
fre_nearby 1y gv 9
fre_numb 26 4w e ft c
fre_onlin 20 1a 9 23 9
fre_open 1u ec 8
fre_oth 1u q b
fre_paid 20 fa 8
fre_pap 20 ci a
fre_pick 20 ig i
fre_plac 1i n a 9r a
fre_plan 1s e8 9 eo 9
fre_podcast 23 cl f
fre_product 23 50 c 5w c
fre_read 1u 15 h
fre_recip 23 1q c
fre_replace 1v fd m
fre_retest 26 5k c
fre_shop 23 2o f 5w 9 63 d
fre_siz 26 4k 8
fre_slot 1o q c 32 a fc b g5 c h5 j
fre_smal 20 1x f i4 8
fre_social 26 cq a
fre_spac 1y 6l b dq a i8 b
fre_start 1s bh a
fre_styl 26 im 7
fre_test 23 ee a
fre_today 1t 38 d
fre_tonight 20 dr 8
fre_transla 23 eb f
fre_trial 1t bi d
fre_trip 26 76 a
fre_truck 26 9w f
fre_try 1x cg 7
fre_video 1m 7e 8 b8 c
fre_walk 26 33 j
fre_websit 26 eg d
fre_weekday 23 c3 d
fre_workshe 23 b7 a
freehol 26 h8 q
freehol_block 26 h8 e
freelan 17 3a 1l 4z 2x 58 c 59 c 5a d 5d i 5e k 9u e av r ax z dg 1g dj d e8 8 e9 8 eb 9 ej 23 ek a et a fg 8 fl m ha f
freelan_agency 26 5e a c9 b
freelan_communi 26 fl h
freelan_company 26 4z d
freelan_consult 26 4z d
freelan_contrac 26 ax l dj e
freelan_design 23 4z c
freelan_develop 20 4z j 5d c
freelan_editor 23 hg 8
freelan_engin 26 4z x
freelan_freelan 26 58 a 59 a
freelan_invoic 23 dg a ej 11
freelan_market 26 58 a ha a
freelan_midwiv 23 9u i
freelan_platfor 23 4z k
freelan_return 26 av a dg i
freelan_smal 26 ax 8
freelan_tax 26 av a dg m
freelan_transla 26 eb c
freely 1x fv 8 hp d
freez 1d 28 8 2q 7 4b c 56 c 5p t 5y o 60 i 61 b au b fu a
freez_front 23 au c
freibur 1q 2o 8 3z 9 78 7 fm a
freight 1h 64 e 9w e cb e eu 9 i8 15 ig 9
freight_forward 1y cb e i8 j
freight_quot 26 i8 c
french 1j 42 g 5b 8 7e f 8j e 9f d b5 d
frequen 1p 84 c gp 9 gv r
frequen_mistak 26 gp 8
fresh 11 a a 12 b 1r a 2h 9 2o g 2r p 2s l 2u l 2v u 2w u 3c k 3p i 5m l 5p 8 5v a 5y s 5z e 61 u 64 13 66 c 6b 9 6c f 6d f 6f c 6i d 8c c 8r 10 9z m a1 e a9 a e4 d fr 1c gq 8 hz 8 i3 9
fresh_bread 1y 5y 8 i3 9
fresh_cook 26 2s d
fresh_fish 26 hu 7
fresh_flow 1x 3p m 8r w
fresh_food 1s 2v a fr j
fresh_fruit 23 2r a 5m h
fresh_good 26 64 c
fresh_graduat 26 gq e
fresh_juic 23 2r o c0 a
fresh_leav 26 64 e
fresh_linen 20 3c h
fresh_lunch 1y 2u k 2w g 5m g
fresh_meal 23 a4 a fr i
fresh_morn 26 2w d
fresh_ones 26 4n d
fresh_organic 26 61 16
fresh_produc 26 a9 b
fresh_questio 26 e4 k
fresh_rol 26 5y v
fresh_salad 26 2v s
fresh_school 26 2w g
fresh_tast 26 6f 9
freshly 1n 2s a 4b e 5z n 61 d a2 a fr q hz d
freshly_cook 20 2s a 61 d fr e
freshly_roast 26 5z o
fret 23 dz m
fri 1u 2l w 7u a 9z c bk l da f
friday s i a m a 1q 9 1w a 2l 8 2t c 37 a 44 a 5p 8 6r h 7v c 8r e 8u 9 92 h a9 a ch k ci e cs c dz 9 e1 8 e3 k et f fp 9 hh 6
friday_collect 26 a7 e
friday_night 1t 37 e
friday_shop 26 92 f
friday_soup 26 e3 f
fridg 18 l e 12 9 1q 1m 23 9 2b c 2v 22 30 c 55 o 5m 1l 5p h 5r g 60 a 6h a 7v d 94 b 9e 17 9n 19 a4 g dw 9
fridg_break 26 2v e
fridg_freez 26 30 9
fridg_gym 26 a4 j
fridg_offic 26 2v e 5m d
fridg_suggest 26 1q x
fridg_tempera 1v 9n 14
fridg_writ 26 l j 1q j
friend u 1n j 1v i 1w b 23 7 2t c 2y f 32 v 37 15 3b 9 3t e 3y m 41 8 7n b 7r h 7v 9 8j l 9a d a1 b aa 7 as c bh a bk 1m br 19 bs 14 cl 7 cn k co 8 da 1d dd f e0 7 e4 9 fk c fm 9 hj 15 hp 7 hs g i1 z
friend_already 1v 3y f
friend_ask 26 1b c
friend_chat 26 bd a bg a
friend_colleag 1v 23 b 51 7
friend_coupl 20 hj a
friend_don 1y co a
friend_family 1q 9a a 9i 9 bs 9 dd a fm 9
friend_find 26 bk 12
friend_fre 26 1d 8 fq b
friend_good 26 2y a
friend_green 26 1u 9
friend_help 20 2x a
friend_hom 20 2t 9 9b 9
friend_keep 26 1y a
friend_know 26 i1 7
friend_nearby 26 br a
friend_neighbo 23 92 a fo a fx 8
friend_onlin 1y 7k 8 bk a hs 7
friend_paint 26 hj f ir b
friend_pay 26 87 a
friend_phon 26 2y 8
friend_plan 23 1v a
friend_print 23 1n m 2a c
friend_relativ 1u 3r 7 5b 9 6f 8 bo 9
friend_restaur 26 67 e
friend_see 26 7r e br g
friend_shar 26 bf 7
friend_solv 26 8j g cn g
friend_somebod 26 3t g 79 f
friend_tak 26 2f 9 br a
friend_tips 26 gd a
friend_tonight 26 hj 8
friend_trip 26 37 n
friend_van 26 36 a
friend_vot 26 37 h
friend_walk 26 bk h
friendl 1a 4 e 1i b 1o 9 21 a 2j e 3b a 3l 8 46 y 6t a at 7 cu d e9 f ea k es x fr a h4 1c hp 8
friendl_hom 26 cw 7
friendl_messag 23 ea f h4 c
friendl_nudg 26 es e h4 e
friendl_remind 1u es 9 h4 y
friends 1y bk 17
friends_app 26 bk t
fright 26 au y
fring 23 dg 7
fro 20 18 a 27 c 83 d i2 9
frog 23 78 i
front 12 q 9 x a 1m b 29 v 2h i 2l a 3l l 6t w 6w 7 7c d 86 n 8l 7 97 c 9v c a3 9 au t cy 8 gb b i2 8
front_back 1u 4d 8 97 9
front_box 26 29 m
front_camera 20 1m g
front_desk 1n q c 4n 9 6t 14 g4 8
front_door 1q 2h 9 6m 8 gb e
front_hous 20 2h g 5d d
front_oth 26 au h
front_real 26 cy 7
front_view 26 7c 7
front_yard 26 3l j
fronti 26 av 9 dk 8
frontli 1x 4y 12 ey 12 hd l
frontli_staf 23 4y k ey g
frontli_work 26 hd i
frost 1v 1o q id n
frost_warn 26 id d
froz 26 6b e fr d
frozen 1e 2o c 2q m 4b g 5p d 60 1i 61 v 64 k 6b t 6l b a4 l fr q hu u
frozen_meal 20 4b 9 60 z a4 a
frozen_pack 26 6b p
fruit 19 12 a 2q s 2r 1h 2s e 2v r 5m 1z 5x 18 67 e 68 e 69 d 6h t a5 b aa 7 ac k c0 8 f2 f hv 25 hw h
fruit_basket 20 5m c f2 9
fruit_bowl 23 5m c
fruit_farm 23 2q 7 5x c
fruit_grow 26 5x c
fruit_infusio 26 aa a
fruit_milk 26 5m s
fruit_nuts 26 5m f 68 a
fruit_snack 23 5m x
fruit_tre 26 96 7
fruit_veg 26 5x s
fruit_vegetab 1y 5x e a5 e
fry 1o 2l n 2n 9 8s f 9z n
fssai 20 7 j
fudg 23 a1 13
fuel 1d 22 29 23 a 4t 8 9w j ai i dp c ek h gw 19 gx c i8 b ic b
fuel_car 26 22 d
fuel_card 20 gw i
fuel_pump 26 23 d
fuel_receipt 23 22 s
fuel_repair 26 22 l
fufu 26 8s h
ful q 0 9 1 a 2 7 5 9 9 7 1p d 2y c 3b 8 3x 8 4f a 4m 8 58 a 5e a 5j 9 6c b 6l 9 9j c a7 h af b ak a bb b fj 8 fn a g8 d gf w hx b ih a
ful_ads 20 cn b
ful_autumn 26 bb 9
ful_body 23 e e 7g b 80 b
ful_bottl 1y 5 c
ful_check 26 9i a
ful_cost 1y di 8 g8 p
ful_cours 20 bb f
ful_even 26 9w 9
ful_hous 23 9j f
ful_liv 26 hs d
ful_load 26 i8 8
ful_oth 23 fj 8
ful_plan 1u 1p r
ful_rout 26 af 7 gf b
ful_servic 1v 9r 9 gw 9
ful_set 1y a a 92 8 dv 8
ful_sugar 26 9x 8
ful_swap 26 ih e
ful_team 26 5j e
ful_tool 26 dl e
ful_tuesday 26 58 d
fulfilm 20 6k 20
fulfilm_centr 26 6k q
fully 1i 31 b 5r u a9 c fu o hu m
fully_equip 20 5r x fu q
fum 23 3i 6 an a
fun 1f 5n x 5w b 5x a 8t a
functio 1j 15 b 1t 8 4e a 5i d 6r b 70 9 9j d by c gy e i5 f
functio_til 23 6r b 70 a gy f
fund 14 12 9 13 a 15 8 16 a 1c a 1e f 4t c 5g 17 7v i 7y b bb b d9 1s dv 7 ei a et 8 g9 p ga t h8 l
fund_app 26 7v b d9 c
fund_company 26 7y 9
fund_council 23 g9 d
fundrai 1q 1c n 5a 8 g9 1c h9 1q
fundrai_campaig 26 g9 r
fundrai_platfor 26 1c e g9 a
fundrai_softwar 26 h9 o
funeral 1e 31 p 3q 2r 3r x 3s z 3t n 3u p 3w i 9q 2u bq m d5 d gj a
funeral_arrang 23 3q s 9q b
funeral_directo 1q 3q c 9q 1e
funeral_fix 26 3q y
funeral_funeral 26 9q 9
funeral_hom 1n 3q p 3r b 3s m 3t h 9q 1l
funeral_plan 23 3q 10 3s 5 9q b
funeral_servic 26 3q b
funeral_wish 26 bq r
fungu 20 9k f ae 7 d2 8
funk 26 e0 e
funnel 26 w 8 ai 9
funny 1l ad 7 hg 9 i1 7 ik a
funny_enough 26 ad 7
funny_story 26 hg a
fur 26 3u 8 a2 d
furnac 26 10 m
furnish 1f 3d k 3f 17 5s 1q 73 9 7y d 8o o 8p b 8y a 9d 1s ce b fg 1u h2 w
furnish_apartme 26 3d a
furnish_empty 26 3f q
furnish_flat 20 9d j
furnish_hom 26 8o e
furnish_privat 23 5s k fg m
furnish_room 1y 9d f fg t
furnitu 18 8 8 1l 8 3e b 3f 1p 3h w 6q d 8o 1l 8p 24 8y 8 90 8 95 s 9a k 9b n 9d 13 9f 28 9k 8 an 7 bz f c8 h fs y gx a i8 d ig d iv d ix a
furnitu_bought 26 9d c
furnitu_brand 26 8o e
furnitu_buy 23 3f b 8o m 8p l
furnitu_chain 26 8o b 90 b
furnitu_deal 26 8p f
furnitu_mak 1v 6q a 8o w
furnitu_mov 23 3h x
furnitu_restor 26 8p e 9f s
furnitu_room 23 c8 c
furnitu_rugs 26 3f l
furnitu_shop 1y 8y 9 9d 9
furnitu_stor 23 8 a 53 9
furnitu_vienna 26 9f 7
fus 1t 3g 1c
fussy 26 fr 9
futur 1u d6 9 dk q
fêt 26 2z 9
gadget 1o 25 g 28 e 8s z dq f gb c gc z iq b
gag 26 g6 l
gag_chok 26 g6 g
gain 1m 1x e b9 c df b
gait 20 fv 1g
gal 20 59 d 6w f bx b
gala 1v 4e e by i c4 u
gala_confere 26 c4 k
gallery 1h 2y 17 6w 1j 8y 1j 8z 8 bw k bx r c2 a
gallon 26 a7 d dm 9
galway 1u 69 d 8l 8 a5 a e4 7 ho 8
gam 12 1i 14 32 1s 3b 2r 45 v 49 1h 4a k 81 l 82 1d 8j t 8v 30 b5 d b6 13 b7 1a b8 n be f bk j bz 9 cm 31 cn 1q cz u f8 a fk k fp a g9 k ga 8 go m hm 15 hr e hs 1m
gam_already 26 8v b cm a
gam_bar 26 3b c hs j
gam_box 20 32 a 8j s b7 d
gam_caf 26 3b 1c hs 8
gam_café 1y 3b i 8v c hs e
gam_card 26 8v i
gam_centr 26 32 d hs i
gam_club 26 hs g
gam_crowdfu 26 8v b g9 a
gam_even 23 3b c hs k
gam_evening 26 3b d
gam_explain 26 8v k
gam_family 26 8v f
gam_gam 20 cm d
gam_group 1x 3b 9 49 f fk b
gam_hom 20 81 f 8j 8
gam_loung 26 hs 1a
gam_mast 20 32 j
gam_night 26 8v e cm e
gam_open 26 f8 g
gam_pcs 26 hs t
gam_phon 26 cn v
gam_play 23 cm 12
gam_rent 26 3b k
gam_sam 26 cm e
gam_set 26 8v e cm e
gam_shop 1y 8v a
gam_smal 26 be 9
gam_studio 1y cm c
gam_tabl 26 b7 h
gam_wal 26 3b e
gam_yes 26 go i
gambl 1o 7s 12 hs 7
gang 1v 13 d 8j e 9o g
gant 26 5g b et i
gap 1g 40 9 7g b b7 u dk 10 e0 b en a f4 n
gap_behind 26 b7 f
gap_check 26 f4 c
gap_open 26 7g e
gaps 1g 40 d 9m 8 ap e aw 1h df 8 dx a en d ez p
gaps_doubl 20 aw 15
garag 17 8 9 22 14 3m 8 65 c 8h 9 92 9 9b 1x 9j i 9p 1s bt r dl d dm f dq z dr 1g dw o ea f fe o fy a gw f hr 8 hs d hx l
garag_book 20 9p b dm d h5 b
garag_car 26 dm a
garag_empty 23 hx 8
garag_ful 26 gw a
garag_leipzig 26 8h d 92 d
garag_managem 26 9p 14
garag_storag 23 2b 6 9b 16
garbag 23 gg i
garda 26 5o 9
garden 10 19 29 1u 15 24 t 2g y 31 a 3l 22 3p 8 3r f 3u 9 3z m 45 i 53 12 6e 11 6i b 70 9 74 a 7b 1p 8c h 8i 1b 8m i 8q e 96 2n bw b bz r c0 c c2 g cn a cr g fb i fg a fp h ho 9 hv e i0 24 i1 7 id a
garden_beach 26 3r i
garden_book 26 3p 7 96 g
garden_br 26 53 g fp a
garden_centr 1m 1u h 24 8 3l a 8c 9 8q b
garden_choos 26 i0 b
garden_design 26 3l 13 96 c
garden_differe 26 2t c
garden_drawn 26 3l 9
garden_family 23 3l l 7b g
garden_flat 23 3c a
garden_garden 1y 96 i i0 i
garden_grow 26 i0 g
garden_hom 23 2g i 96 p
garden_lend 26 i0 10
garden_near 20 19 k 96 f
garden_neighbo 23 19 k i0 h
garden_nepal 26 6e p
garden_own 1y 3l e 7b f 96 i i0 p
garden_party 1x 31 g bz e c0 8
garden_plan 1x 1u x 3l a 96 d
garden_plant 26 96 c
garden_plot 26 19 j i0 o
garden_pool 26 7b x
garden_shar 23 7b p i0 v
garden_togeth 20 19 14
garden_visit 1x 3l a 53 9 96 l
gardenl 26 i0 k
garland 23 c1 o
garlic 1x 5w a 6c a 8s p
garment 1m 4f c 4j c 4o c 5o 8 8e o ap b di a
garment_work 26 di a
garnish 1x aa 1i ab b
garnish_drink 26 aa h
garrafo 26 a7 j
gas 1c 2l d 36 8 3g k 4x a 5r l 92 b 9k d a7 1r ai 2c gb j h3 1x
gas_boil 23 3g d
gas_bottl 1y a7 o
gas_cook 26 92 f ai e
gas_cylind 26 a7 w
gas_engin 20 3g 9 h3 z
gas_fit 26 h3 m
gas_safety 1x h3 12
gas_station 26 6m 8
gas_wat 23 a7 r
gas_whol 26 ai 8
gat 19 1j i 21 l 2k j 3n o 48 a 6a 7 6v 8 97 8 9s m 9w x a3 k dp 9 dq w f8 i fj 1h gf 9 h8 e
gat_cod 1u 9s c fj y
gat_driv 26 8r 7 dq 8
gat_motor 26 3n 9 dq g
gat_open 1x 3n 9 9w e
gat_society 23 h8 a
gateway 1r 9o g ad d ce d ew f ia g ib e ij f
gath 1l 1w e 6t c 7x e bi d bn g cj d dy b fh d ib c
gather 20 hw f
gatheri 26 d1 7
gaug 23 9m i
gav 1j do 9 h9 p
gaz 23 1m 9 78 9
gazebo 23 bz 11
gazet 26 d0 15
gcp 26 cc s
gdańsk 20 4g h
gdpr 1n f5 1g
gear 1e 1y g 56 9 5q r 6p o 7c 7 8u m 92 1d cy b dw 8 fl a ge b iv n ix o
gear_rent 20 5q c 8u d 92 q ix 8
gearbox 1y fe i ia m
gel 1n 3 c 4 e d m bv z hy h ir 1s
gel_manicur 23 bv v
gel_nail 1v bv 7 ir 1b
gelater 26 2q 1f
gelato 1y 2q 25
gen 20 85 d ca c
gend 23 8e 6 c1 a
genealo 1u bp w d1 1r
general 19 97 9 9o 8 9u 9 9v 7 bs 9 f1 8 gp 7 ih b
general_calenda 23 x 9 9v 9
general_contrac 1y gs b
general_practic 26 9u c
generat 17 2b 9 3j 9 3m e 5p b 5q 1a 9i b 9o j ai e al d am c ax b bw 7 c8 a c9 1e ca j cg w cp d e8 b ee s eh b ei k ep k fc 9 hg 8 ib a
generat_ads 26 c9 17
generat_diesel 26 3m 9
generat_mov 26 9i g
generat_replac 26 3m 9 al a
geneva 1x 30 7 4j 8 dt e
genr 23 cm d
gentian 23 6e 8 6g u
gentian_orang 26 6g e
gentl 1b 1 b 7 b 9 s g c 1g f 3j b 3u c 3v 6 6g d 7g c 7n e bv 8 d0 b hn h ho u ir 8
gentl_exercis 26 ho p
gentl_movemen 26 hn f
gentl_remind 20 d0 e
gentl_strengt 26 7g h ho d
gentlem 1y c 9
gently 1o 25 e 26 g 7s 7 b5 a b6 d bx e fr s
genuin 1s 8b o 9e a a8 b ip p
geodesi 26 73 y
geodesi_dom 26 73 r
geometr 26 6p i
georefe 26 if c
georgia 1n 2l i 37 e 5b d 65 q
germ 1x 3 8 a 7 6c 6
german 16 1a c 1k 7 3y 9 42 t 5b u 5d 15 6b b 82 8 at h b5 k bh k bp a ca a ci d ck b ec b f6 d hm 9
german_city 20 bm b
german_cours 26 5d f
german_english 1t 5b c at c hm b
german_italian 26 5b j
german_polish 26 5b b
german_turkish 23 43 7 bp f ci 9
german_voic 26 cl 7
germany s 1d 9 4g 8 5h a 76 9 8o 9 9v 7 dk 9 e9 9 fx 8 ga 8 gb 9
germany_canada 23 ce c
germany_franc 23 6f 7
germany_holland 20 1d 6
germany_netherl 1n fx a
germany_switzer 1q 8o 9
germina 20 8i p
germina_test 23 8i a
gestati 26 7j o
gestati_diabet 26 7j i
gestur 1y 1m 8 2a 9 4x 8
get 1g 8m 7
geys 20 3g b 3m a 9e a
ghana 1d 3q e 69 8 91 a an b de b ew a g1 8 g8 a
ghana_nigeria 1y de d
ghanaia 1q 7m d 8e c 9z b fi k
ghanaia_abroad 20 fi d
ghent 1j 5x 9 8v e bw a do f hh 7
ghost 1p 2n 1b 5r w 9t 7 bn i c7 7 cj f h4 c
ghost_kitchen 20 2n 1a 5r u
ghost_quot 26 h4 b
ghostwr 23 58 h bp e d5 12
giant 1p 90 7 bz 9 c1 a
gift y 5 9 8 j 1c l 1n d 1o 8 4g 8 4k e 4p 6 4r 8 66 8 67 c 69 12 6a c 7c c 8j 8 8w b 8x 9 8z 7 91 1p a1 x aa c e2 y fh 13 g9 a h9 1t hi b hv 8 hw a ik h in a is 1u iu h
gift_aid 23 h9 k
gift_basket 26 91 e
gift_box 1i 69 d 91 1r a1 r hw 9 ik a is d
gift_buy 1n 8 7 fh h is h
gift_card 1q h9 b
gift_donor 26 h9 d
gift_employ 26 91 e
gift_empty 23 8y a
gift_engrav 26 91 e
gift_giv 1q 69 8 91 i e2 i
gift_idea 26 91 a
gift_local 26 91 e fh g
gift_members 20 cq a
gift_nam 23 is r
gift_pack 23 iu j
gift_persona 26 1n 6 91 e
gift_sets 1t is a
gift_shop 1n 91 i fh b
gift_thank 26 h9 f
gift_themsel 26 4k 7
gift_vouch 1m 7c 7
gift_wrap 1o 8 7
gig 1m av 8 dc q dg 15 dw 7 dz a e0 q
gig_work 1v dg y
gigabyt 26 79 j
gigs 1s 1w w 39 10 gd r
gigs_market 23 1w g gd g
gin 1p 6g c 6i j aa r ap d c0 m hw 1n
gin_distil 23 6i b hw r
ging 1n 7 e 2r v 69 f 6c a 6g b 6h 1k aa j
ging_ale 26 6h d aa b
ging_shot 26 2r j
girl 1a 6 h d 8 1a 1c 1m c 49 1h 4a c 5n c 8b n 8t f bl f cu c cv 9 hl 7 hm h ir f
girl_aged 23 4a d
girl_cod 26 1a r 49 m
girlfri 23 i1 6
girona 20 b3 b fg f
github 26 ee y
github_gitlab 26 ee r
gitlab 26 ee y
giv 1a 12 a 1b a 1c 1z 1m 9 1n i 69 d 6x n 91 l e2 h fx c h9 1l
giv_money 26 1b c
giv_platfor 26 1c y
giv_spreads 26 h9 e
given 1g t b w 8 1l 7 h5 e
glamp 26 73 q aw 8
glanc 1p 8v a
glas 13 8 f 9 k p e 2e a 2i 9 2j 9 3i j 4l 1s 4x 8 56 9 5l a 60 c 6c 6 6g e 6h 9 73 a 86 j 97 l 9y g 9z 8 a4 e aa f an i bz g c0 r cg 8 gf n hi g hj 12 hp c hr f i5 b ih n iq g it m iu i
glas_back 23 hz 6
glas_bottl 1v 9 b aa b hi b it d
glas_contain 23 gf b
glas_cost 26 4l a
glas_fram 26 4l f 97 d
glas_hom 26 p e 4l c
glas_jars 23 9y p
glas_onlin 26 4l l
glas_serv 26 2q 8 c0 d
glas_tray 26 60 i
glas_wal 20 hp 7 hr 7
glas_wear 23 4l w
glas_win 20 hj k
glasgow 1m 13 o 14 e 3a d 43 7 9a a dj 9
glasswa 23 8z i c0 f
glaz 1n 8z 1n 97 e hh 1a
glaz_ash 26 hh a
glid 23 7c 1l
glit 20 3 e
glossar 23 b4 8
glov 1m h o 4v f 8m b in y
glov_hir 26 h j
glow 1y 2e p fk a gb h
glu 1h 2a b 4h c 4j m 9f v gc c ir 1j
glu_repair 26 9f e
glu_sol 23 4h 9 4j 9
glu_tabs 23 ir p
glucos 1x 7j 2k 89 d
glucos_sensor 23 7j w
glueles 26 i2 p
glueles_unit 26 i2 k
gluten 1m 2l b 2o j 2p a 5w 2k 7q y 9x m
gluten_fre 1t 2l a 2o d 5w 1w 9x i
gluten_lactos 26 5w 7
gmail 23 cf m h4 h
go 15 1v b 1w e 2m 9 3w 9 3x 7 7k a 83 c 96 b br b cy 7 dp v ds 8 fo k gd b
go_alon 26 3x 7
go_away 20 9i 9
goa 1y fa b hw 8
goal 18 f d l b z g 42 f 4a b 7h g 7i d 7v 1v 8u b 9j b a4 a ar 19 as g bd b be 9 co 8 d6 9 d7 u d8 t fa i fq d fv 9 g9 1n ha b
goal_budget 26 ha c
goal_cash 26 ar y
goal_rac 26 7h e
goal_reach 1y g9 10
goal_such 26 2r 7
goal_track 26 z f
goat 1j 0 10 44 c 66 q 8k a ag 27 b6 8 hu m ie k
goat_chees 26 66 l
goat_clear 26 ag n
goat_farm 26 hu 7
goat_milk 23 0 13
god 26 7s a il 9
godot 26 cp b ef h
godown 26 6i g 6l h
godpare 1t 1d i 1n h
goggl 1y 45 8 4x v 81 d
goggl_dentist 26 81 c
gold 1n 4k 18 aj 8 c1 7 d8 7
golden 1u 1o 10 cv d
golden_book 23 1o w
goldsmi 26 4k 1g
golf 1s fk 3d il c
golf_simulat 20 fk 1h
gon 15 2o b 3i 6 9f 8 9j e d4 a d6 8 et d f1 a ff a
gon_monday 26 8z 8
gonorrh 26 85 r
good o 1c d 1f c 1y a 2i 9 2j c 2o 8 40 9 4f m 4j b 4p 9 4u 9 4z 9 5p d 5t 9 63 9 64 d 6k o 6l i 6n a 8k m 8m b 8p 9 8u h 8v a 9c 9 9f k bo 8 bx 9 cn 7 co 7 de a dn 8 e1 d e7 d ev b ex 9 fh i fq 9 g1 8 g8 9 gt b gy e hw 7 hx d i9 m ig c ik a iu 7 iv 9
good_bag 26 8k 9
good_bakery 26 2o a
good_bet 23 gt r
good_bik 23 5t c dn g
good_bread 20 5y a
good_buy 26 e1 7
good_cats 26 1d 7
good_caus 26 1c n
good_chees 26 66 8
good_cloth 26 4f 9
good_coffe 1r 3a b 5m e e1 b
good_comput 23 5c f
good_english 23 bn 8
good_equipme 26 dw 7
good_even 23 8v m
good_expir 26 gy e
good_furnitu 26 9f n
good_hand 1v 6k d
good_jobs 26 ct a
good_jump 23 4p d
good_loan 26 4u b
good_match 1y fx 8
good_materia 20 ig a
good_nos 26 fq f
good_ones 1o 4f d
good_ord 1y ev 9
good_paint 26 9f d
good_part 20 i9 15
good_pay 23 g8 i
good_photo 26 cg 9
good_piec 1t 4f 9 9f 8 fh d
good_plac 1x 8n 8
good_puzzl 26 cn h
good_refus 26 ev d
good_restaur 23 30 a
good_review 1p 32 8
good_sal 26 8i 6
good_sho 1x 4j f
good_sold 26 5p b
good_spirit 26 hw c
good_vets 26 ft b
goodby 1r 13 b 1n 6 3u 17 fu b
goodby_pet 26 3u 9
googl 1a 58 y 6r 9 ca 1b e8 l e9 j ea 26 eh q gx g h5 l ha d hc 8 hf j
googl_ads 1x 58 g ha f
googl_calenda 23 h5 j
googl_ignor 26 e9 a
googl_profil 20 58 i e8 e
googl_review 23 ea 1h
googl_sheet 23 aq a hf o
gos 26 6i 8 ch e
gossip 1x ch 9
gothenb 1q 2r d 7n 9 dw c hn 9
gotland 26 5y 8 a1 e
gourmet 20 6j 1u
gourmet_mushroo 26 6j 19
governm 1n c6 o em c gl d
gown 1r 4e 26 5o c dv c im l
gown_rental 26 4e d 5o c
gps 1d u 9 2c j 7t e 9l 8 9o a af a ap c el f ez b fm k fw 26 gc c gn 1f gw c
gps_collar 20 fw 1i
gps_pet 26 fw q gc b
gps_school 26 gn s
gps_track 23 fm f gn 8
gps_unit 26 gn r
gpu 23 cc m ef g
gpus 26 cc h
grab 1u 55 d cw 1k ha c
grab_rail 26 cw q
grac 26 z a 4k 7
grad 16 v o 1j b 1p a 2i g 40 a 4f 9 6f 7 81 a 8e a 8g 1p ad c an 9 b4 8 bc 9 e1 x f8 f f9 q g3 a gp 1o ig 9 im 8 in 9 ip z
grad_honestl 23 e1 f
grad_parent 26 g3 f
grad_photogr 23 an d ip h
grad_school 26 gp c
grad_sel 23 1j b
grad_student 26 gp k
gradual 23 7f j
graduat 1g 1a i 5f a as d b9 a bb u bg b bn j bo i bw e by 9 cd a fa c gq d
graduat_car 23 as a
graffit 23 3j g gg e
grain 1n 5y d 9x c a2 18 ah 9 hw b i8 e
grain_fre 23 9x 9 a2 q
gram 1g 2d e 8d 9 9x 9 a0 t a4 a e1 b fr b fw p
gram_collar 26 fw e
gram_protein 26 a0 a
gram_sugar 23 9x 8
grammar 1t 1m b 42 f b5 w bd g
gran 1x hz e
grand 1p de 9 dy z
grand_piano 26 dy e
grandad 1y 9f 8 gj 9
grandch 1m 3t a cz d d0 y d8 e
grandfa 1j 2q c 7c 6 hr f
grandki 1x d0 c
grandma 1c 20 8 2t d 67 a 7l a 8j d d0 u d4 l do a hm i
grandmo 18 a 8 1g a 42 9 67 p 6e c cs b d0 p d1 c d4 16 hk 15 ht o
grandmo_cook 23 hk 9 ht m
grandmo_recip 20 d4 g
grandmo_visit 26 hk j
grandpa 15 o 9 1n o 1s d 20 8 3y c 44 7 46 a 4q 8 83 e 87 c 8b m 8t d bp 1g bw c cu v d0 2c d1 f d3 e d8 m f8 9 hq 8
grandpa_far 26 d0 l
grandpa_friend 26 o 9 7l a
grandpa_godpare 23 1n e
grandpa_print 26 d0 17
grandpa_relativ 26 3y c 44 b
grandpa_villag 26 d1 7
grandso 20 5 8
granit 23 9y d
granny 1p 7c 6 ao d bw 8 d3 b d8 g
granola 20 68 g 9x 2a
granola_nuts 26 9x s
grant 19 13 8 1b b 5g 1u 9g 13 ce 9 cw k el a et c g9 9 h9 g
grant_applica 20 1b a 5g g
grant_budget 26 el d
grant_writ 26 5g 1e
grap 1y 65 i
graph 20 ev f
graphic 1x b0 1p cs w e8 b hg 7
graphic_novel 26 cs t
gras 1o 5 e 3l j 96 8 a0 a ag 1k fm a hu l
gras_fed 23 a0 a hu k
gras_short 26 ag o
gratitu 23 7e 8 7n o
grav 1m 3p 3a 3t w 3u d gj 2m
grav_family 26 3p x
grav_grav 26 gj 7
grav_map 26 gj d
gravel 1v 3l m b3 a dn t
gravel_bik 26 dn r
gravest 20 3p z 3t 12 gj v
gravest_check 26 gj q
graveya 23 d1 9 gj 1a
gravy 26 9z d
graz 1k 2q 6 31 d 5y 7 a6 e ag 1w hn d i4 7 ie 9
graz_solar 26 ag o
grazi 26 aj a fw 9
greas 26 97 h
greasy 1r d4 b
great 1b 1f b 6e 9 d1 o fu 9
great_grandmo 20 6e b d1 8
great_manches 23 hy 6
greec 1j 79 c 7d a h2 8
greek 1q 4b c 6f a b5 e be c bi e
green 15 1e a 1t a 27 9 2r l 2s 7 2w a 3k m 3s d 4e a 4p 8 53 o 5z 6 64 c 67 c 6c 8 6e k 72 8 7q b 8c 8 8q o 96 m 9z 9 ab j ct d df 7 du 9 er a it 8
green_clean 23 3k c
green_fing 26 1u 9
green_indoor 26 8q i
green_pool 26 3k d
green_red 20 72 b
green_room 20 53 8
green_tea 26 2s a 6e n
green_wal 26 53 m
green_wast 26 96 x
greener 1y 53 1e 8q a
greener_workpla 26 53 w
greengr 23 5x c 6j d
greenho 1q 2r d 39 e 67 j ab 14 ac v id l
greenho_grow 26 ab 8 ac 7
greet 1s 1v a 6t e 8x f e6 g es e fm 9
greet_fre 26 fm 8
greet_guest 26 6t e
grenobl 26 dn a
grew 1l 2s a 33 g 5x 9 65 d 7m b 8i a
grey 1d 3 e 1t b 4q a 5o a 9f 7 cg e ig c il 8
greyhou 20 fs k
grid 1g 1e i 2b b 3m t 73 z 8x b aj a al 18 am 1i cn 8 ct a dr p g3 b ib c
grid_cabin 26 73 n
grid_connect 23 1e 9
grid_operato 1s 1e 7 3m j dr b
grid_servic 26 al h
grief 1y 3u v 3w 18 7m 7 hp 7
grief_counsel 26 3w d
griev 23 3s 5 3w 18
gril 1k 2l b 2m f 2n d 31 14 3i d 4y b 67 9 7b d a3 b a6 k
gril_fish 26 31 d
grind 1n 18 h 5z g 6d v 8l 1j 9y y c5 d
grind_hom 26 5z c
grind_kniv 26 8l l
grip 1q 2f c 2g d 4h d 5q f 8m 6 ac b ik g iq l
groc 1v 5u h 64 s 6c a
grocery 1d 1q e 1r 1m 30 m 55 f 5v 9 5y 8 62 17 64 27 a5 1s d6 o d7 b da a i3 1q
grocery_clos 26 62 j
grocery_deliver 1y 5v 9 5y 9 64 l a5 19 i3 c
grocery_list 26 1r e
grocery_pric 26 1r 1x
grocery_shop 26 a5 z
grocery_villag 23 55 h i3 g
groning 23 h 9 hm 9
groom 1i b g a2 e bu o fn 2s
groom_dog 26 fn c
groom_groomsm 23 bu e
groom_men 26 b b bu 9
groom_salon 23 fn 18
groomsm 20 bu h
groov 26 e1 c
gros 1r em r
gros_net 26 em r
ground 1b 5v a 5z 6 6d i 6j d 7e d 8c n 97 c 98 r 9y p ao a cr b fi b fz a ge a gj y gl g ih 1a
ground_floor 1y 9b 8
groundn 20 68 e 9y u
groundw 26 ag a fz 8
group m j r w a 12 a 15 8 18 9 1a d 1b h 1p 9 1v a 2j 9 32 x 33 q 35 v 37 1a 38 8 3b a 3w w 3x n 3z g 40 n 42 9 44 9 49 i 4q g 4u d 4v x 5f 9 6v 7 6x l 6y c 74 a 76 c 78 8 79 8 7b i 7h e 7i 9 7s d 7v c 8j b 8v e a6 b ar p au c b2 u b3 1b b9 d bf 7 bi g bk r bs b c5 k cj a co t d9 9 da 1a dd r dv i dw 8 dx 7 ed d ef g ez 8 f1 c fk g fl v fm e fp l fq d fy c fz g g3 7 g8 b g9 8 ga c hh 9 hi 8 hj o hk d hl 8 hm 11 hn f ho c hp 9 hr 9
group_age 1y c5 i
group_app 23 7h f bf c
group_book 1y 4u a co a fk b
group_buy 1u 4v u
group_chat 1q 1l 9
group_check 26 w d
group_child 26 6x 8
group_childre 1u 3z i c5 c
group_coach 20 ar a
group_cours 1y ga b
group_decid 23 co h
group_exam 26 40 n
group_expens 26 da x
group_fifteen 26 b2 d
group_fir 26 gk 8
group_found 26 ar j
group_fre 23 fx 8
group_friday 26 s 9
group_friend 1h 32 z 37 q 79 a 8j b da d e4 7 fk e hj u
group_guarant 26 g8 o
group_guest 23 e7 d
group_hand 26 1b b
group_holiday 23 37 d da h
group_instrum 26 hl c
group_journey 23 76 o
group_lead 1y b3 8
group_leagu 26 hr c
group_lesson 1u j d 1p b 35 d bi b hm g
group_level 20 hm n
group_liv 26 fl h
group_lost 26 3w i
group_max 26 37 f
group_meet 1x 3w f bk x
group_memb 23 4v b
group_nearby 26 7h a
group_nev 26 f1 c
group_newcom 26 bk h
group_offic 20 ht d
group_onlin 1g 7l 9 bi 9 fl b
group_ord 1t 4q 7 a6 q
group_paid 26 15 8
group_past 26 b9 9 bf a
group_pick 23 12 g 6v 8
group_pictur 26 2y 9
group_play 1x 8v c
group_practic 20 z a
group_pric 20 ar f
group_ready 26 5h f d9 h
group_runs 20 b3 1r
group_sav 26 7v e dd j
group_school 1y 48 9 gn 8
group_session 23 b3 h
group_set 23 ar f
group_shar 26 37 b
group_simpl 26 4v c
group_siz 1v 32 9 5n e
group_skil 26 b3 m
group_smal 20 4v l
group_social 23 ci b fy a gd d
group_stag 26 hs 6
group_start 26 ga e
group_stop 26 33 c
group_task 23 bo e
group_trad 26 4v a
group_train 1u f c b2 1f
group_travel 23 37 13 da d
group_trip 23 1v d 37 15 3x c
group_twelv 20 j d
group_twic 26 42 f
group_used 26 ip 8
group_video 26 co i
group_walk 1y fm e fq c
group_warm 26 j g
group_work 20 7r 9
grov 1y 6f 22
grov_cret 26 6f r
grow y a n 19 m 1k 1k 1u n 24 g 4d t 4r r 5j c 5s h 5u i 5x w 61 a 65 10 67 9 6f g 6j 1d 7b 9 8c 1j 8i z 8q b 8r 15 8t b 93 n 9k 9 a9 f ab 1r ac y ad 7 ae r af a b6 e cm 8 d8 a i0 13 id o ix 9
grow_bik 26 1k h
grow_child 1r a t 1k l 4d n 4r h 61 9 8t d 93 b
grow_company 23 5j b 5s 9
grow_food 20 i0 8
grow_herb 26 ab t
grow_hom 26 6j a 8c x
grow_itself 26 24 8
grow_kit 26 8c 1h
grow_kitchen 23 24 b 8c o
grow_kits 23 6j b
grow_list 26 a9 b
grow_microgr 26 ab s
grow_ord 23 6j g
grow_own 20 8c j
grow_oyst 26 6j u
grow_plan 26 1k f
grow_room 26 6j a
grow_salad 26 8c 9 ab e
grow_sel 20 6f 8 8i d a9 a
grow_siz 26 4d h 4r e
grow_veg 26 19 8 i0 e
grow_vegetab 1y 19 d 1u b 8c 8
grown 18 15 k 2j a 41 l 4c b 4k a 6b b 6j u 7f i 82 9 93 k ab z ap h bc 8 d4 z fz g hw a hz a
grown_begin 26 41 c
grown_childre 20 d4 m
grown_kids 20 d4 f
grown_ord 23 ab 7
grown_ups 1k 15 k 41 9 7f i 82 9 bc 8 fz 9
grown_western 26 6b f
growth 1o 1u e 9k 9 9u r af 8 ar o ig d
growth_chart 26 9u d
growth_curv 26 9u f
growth_plan 26 ar k
grumpy 1x 78 9 c7 l cs f
gst 1x 9s 8 ek m eu f
guadala 23 a7 8 gl 9
guarant 14 2i y 4i b 6r 9 8g 8 bb c bt 9 db 1o dd o dp n fc o fd 8 g8 g ix b
guarant_landlor 26 db q
guarant_minimum 26 cs 7
guarant_pay 26 7w 9
guarant_replace 26 db a
guarant_rid 23 dp n
guarant_skil 26 fc i
guard 1m 10 c 98 c 9w w ag b b3 a cx b dq 9 ez 9 il b
guard_certifi 26 98 7
guardia 1y 8i h bq h
guelph 26 8c 9 ik c
gues 1h 7i g b6 a et e hx c
guest t m 9 n i 1f 12 2h q 2j f 2l j 2m s 2p 7 2t 17 2x q 2y f 2z 11 30 n 31 x 33 q 34 1g 35 8 36 9 38 14 39 h 3a a 3b d 3c 14 3d 1h 3k a 3y c 45 g 4e t 5n b 6h a 6r 1b 6t 1m 6u 23 6v g 6z p 70 t 72 n 73 p 74 m 76 8 77 g 78 9 7b c 7c j 9r n 9s v 9t 9 9x 8 ak h az t bl e by j c0 m c2 j c4 n ca 8 cj 9 cq 8 e4 b e7 d ea t fg a fk a fl q g0 o hc u hh 7 hi n hj h hk e hp 1a ib b ii k
guest_add 1y 2z e
guest_arriv 1u 3c 9
guest_artist 20 m e 9t c
guest_ask 1n 6h 9
guest_book 1m 2t d 9s a az g e7 b hp d
guest_breakfa 26 73 8
guest_brows 23 g0 z
guest_budget 23 c2 p
guest_buy 1y 8z 7
guest_cancel 26 2t a
guest_chat 26 6t j
guest_check 23 6u e
guest_chef 26 2t d
guest_choos 1u 6r b 6z b 72 d 9s 8
guest_clean 23 3c e
guest_cod 26 2h f
guest_cook 23 2t c 31 c
guest_data 1y 6r i
guest_drink 20 hp d
guest_even 26 3y h c0 7
guest_expert 23 fl 16
guest_follow 26 c4 8
guest_hous 1q 34 d 3k a 6u 9 77 m hv a
guest_inbox 26 3d d
guest_kitchen 26 3c a 6s d
guest_list 1n 6v h cq d
guest_messag 1s 3d s 6t 17 6u 14
guest_night 20 9r a
guest_numb 26 31 b
guest_ord 1r 1f n 70 p
guest_outfit 26 4e d
guest_pas 26 2h 9
guest_pay 1x 6v b
guest_phon 1x 2y 9 2z f
guest_pictur 26 2z k
guest_questio 26 ca f hc e
guest_record 23 az s
guest_regist 26 9s f
guest_registr 1y 6u k 74 7
guest_rememb 23 3r 7
guest_reserv 1y 6r e 6z c 9r a hp b
guest_return 23 ii v
guest_scan 23 70 e by c hc d
guest_seat 26 7c d
guest_see 23 73 f ab 7
guest_show 26 ea i
guest_sit 26 6i 6
guest_sleep 26 bl g
guest_staf 26 by 8
guest_wait 20 c0 7
guestbo 23 2z j 3t f
guestho 1o 34 g 3e f 8z c 9x i
guid 11 6 c l b 1p 8 1v k 1w a 21 e 33 22 37 l 3b b 3q a 3v 12 3w b 3x y 6w 1c 6z 16 76 d 77 8 78 1r 7e 1e 7f d 7i 9 7o b 7u i 80 g 86 d 8m 7 9m a ac a ax g b3 l bg a bq d cz d d5 8 e9 d em 8 f4 7 fa f fe a g6 g gd 1a gh 8 hb 9 hj 8
guid_app 20 1v d 80 a fe d
guid_cal 23 3x 7
guid_city 26 1v e h0 7
guid_explain 26 3b i
guid_first 1x 6 f g6 b
guid_form 26 gh e
guid_meditat 26 7e 1g
guid_moth 26 g6 b
guid_pray 23 3v 14
guid_rid 26 b3 9
guid_session 26 7e d
guid_teach 26 1p e 8m 7
guid_tour 26 33 1f 6w 9
guid_train 26 76 7
guid_walk 1y 33 14 78 g
guid_weekend 23 b3 u
guidanc 1s 1g f as 11
guidebo 23 1v d 21 d 33 e
guideli 1v cd y
guild 23 4i n
guilt 1v 23 9 7r a as 9
guitar 1i i i 39 c 41 1w 8m v 93 13 bc 1v cp h dw e dz 1e
guitar_left 26 8m d
guitar_lesson 20 41 s bc n
guitar_teach 26 41 r
gujarat 1s 2n e 2y c 42 e 9l 9
gujarat_punjabi 26 42 e
gulf 1g 5 9 7e b at d bi a bo c de h fi b
gully 26 dr f
gum 23 3j g
gummy 20 7 u a1 q
gurgaon 23 fn f
guru 1y 41 h
gusset 26 4n 9 cx f
gut 1g l b 3j h 5w 8 6c 9 7i b 85 s 97 c 98 3p gt a if g
gut_contrac 23 gt b
gut_downspo 26 98 q
gut_health 26 l d 7i d
gut_rain 26 98 7
gut_test 26 85 y
guy 1m 3k d 95 m
gym 18 7 6 f 1b g 9 h 1g n 7 s 1l 2r q 4a t 5o 9 68 h 7g v 9y 7 a0 13 a4 x b1 i b2 d dh p gl e hl i ho y il r io b
gym_app 26 7g d
gym_bag 26 io b
gym_clas 26 4a p b2 a
gym_cloth 26 il b
gym_her 26 2r 9
gym_memb 1u s 11 2r b a0 8 a4 a
gym_members 23 f g
gym_near 1y f 9 h 8 7g 9 b2 6 hr 6
gym_pas 26 g c b1 b
gymnast 1x 4a k ho 1k
gyms 1a 9 9 f b h a s f 2r f 39 b 4a b 50 c 68 a a0 c ak g b2 j e8 8 gl d hc 9 hl 8 ho d il 9
gyms_run 26 hr 7
gynaeco 1r 7d 7 7k 15 85 h g5 g
gyuto 26 8l a
habaner 26 67 w
haberda 26 4i 7 8d a
habit 1g f 8 l l 20 c 23 11 2d f 7r 1w 7s x 7v a bl 1t en a
habit_app 23 20 e 23 c 7r d
habit_chang 26 2d e
habit_such 26 23 9
habit_track 23 7r 1d
haccp 1y 9n 26
haccp_paperwo 26 9n t
hack 1p 26 c 5k 25 fg g fz 7
hack_test 26 5k n
hackney 20 29 9 2n f 9h d
hagbad 26 dd b
haggl 1r fe 9
haifa 20 8 9
hail 1v bt l h1 9
hail_cars 26 bt k
hair 1a 0 a 2 29 b b c 23 d g r 14 1n 14 7d 10 8t d 9t 6 bu 10 bv a cg h i1 9 i2 2h
hair_best 26 1n q
hair_cut 26 c x
hair_deliver 26 0 e
hair_extensi 26 2 d i2 9
hair_los 1y 2 c i2 15
hair_salon 1s 2 8 c i r g
hair_skin 23 1n p
hair_transpl 26 7d 18
hair_walk 26 bu j
haircut 1q c 1b bu 1z fn d
haircut_beard 23 bu q
hairdre 1k 2 h c 1r r 15 46 h bu 8 dg 9 i2 b
hairdre_liv 26 c u
hairpie 20 i2 21
hairpie_women 26 i2 o
haj 23 3x 19
hal 10 h 13 i m 17 l 18 9 1e f 2z g 31 i 33 c 39 9 3z a 41 b 45 c 4a t 4w 8 51 b 55 b 6l s 7a e a9 d am f bz a c2 19 d1 8 dy 7 e3 15 eb b fk h fp f gg d gl 2r hn 7 ho u hq 13 hr i hs 9 i3 9
hal_book 23 c2 g gl 1f
hal_calenda 26 gl o
hal_club 20 5r a
hal_communi 26 gl f
hal_film 26 e3 i
hal_ful 26 6l c
hal_garden 26 c2 g
hal_kitchen 26 hk c
hal_lin 26 4o 7
hal_own 26 99 7
hal_parish 26 d1 c
hal_rental 26 gl c
hal_roof 20 fk c
hal_rooftop 26 c2 c
hal_room 26 gl j
hal_school 1y 3z f 40 b c5 b
hal_simulat 26 fk c
hal_sit 26 8p 8
hal_sport 26 gl m
halal 1r 2t 9 2u 9 5m d a1 p
halal_veg 26 5m d
haldi 23 2y 8 c1 e
half p 2w 8 38 c 5f w 5y c 62 d 6l c 76 8 7h a 8v c 9b d aq b di m du 8 e2 7 f8 a fa 9 fj m gf 7 hi b hu 8
half_alcohol 26 6i 6 c0 7
half_empty 1o 6l j
half_field 23 fj 8
half_litr 1x 28 7
half_maratho 20 7h l b3 d
half_past 1m 2w b 5y h fj 8
half_pig 23 hu d
half_pric 1i 62 g
half_sav 26 d8 9
half_siz 26 4h 7 93 c
half_team 23 1f d
half_term 23 f8 f
half_trail 26 i8 8
half_trainin 26 aq o
half_trip 23 38 i
half_window 23 3g a
half_work 26 di g
half_worksho 1y 5f 1j
halfway 26 1a 9 81 7
halifax 1v 3b e hh 8
hallmar 26 4k d
halv 1s 8j h 90 g g5 8
ham 1r 8b 1o 8o 8 9h c 9o 9 dy 6
hamburg 1i 2o d 4g b 9z b
hamilto 1y 3u d
hamlet 1x 2o 7 55 b 6j 7
hammam 23 n k
hammock 20 34 j 73 7 92 8
hamp 1x 91 1t is c
hampshi 20 4i 6
hamst 26 fs e
hand o 0 d 8 k k c 12 f 16 9 1b a 1j j 1l g 1x 9 1y z 2i d 3s b 4c e 4d c 4f n 4k f 4o 8 4p j 59 9 5g 9 5k a 69 i 6k a 81 6 8b z 8d p 8k t 8l e 8m 1n 8p e 8s l 8w q 8x k 8z e 9n c a8 c ac c aq a b7 9 ba d cm a cn h ct a cy j e1 p e5 9 el b fh b fv 9 fy 9 gd i hh a hi h hj 8 ig b ir l iu c ix f
hand_apps 26 4d b
hand_baby 26 4p b ix 8
hand_back 26 dn e
hand_book 20 1b a 1y c 8w e
hand_build 26 dl b hh 7
hand_car 20 fe c
hand_cars 26 fe a
hand_childre 1y 4d a 8m n
hand_cloth 23 a 9 4c a 4f 1c
hand_dirty 23 3a d
hand_down 23 4d a 8u a
hand_drawn 20 cm d
hand_dyed 1x 4c m 8d 1m
hand_family 26 bp 8
hand_finish 26 4p c
hand_furnitu 26 8o b 8p x
hand_good 1y 8m n g8 b
hand_half 26 aq c
hand_held 26 4l b
hand_human 23 e5 b
hand_keys 26 2h 9
hand_kids 26 8m 7
hand_leaflet 23 3w 9
hand_left 26 8m 7
hand_machin 26 ig c
hand_meet 26 f6 b
hand_nam 1q 8 9
hand_neck 26 c9 c
hand_onlin 26 8m d
hand_paint 1y ir z
hand_parent 23 1o 7 8m a
hand_phon 23 2i d fy d h2 9
hand_pick 1u 1w d 6e c 8q d 8w e gd 13
hand_platfor 23 1y q fh 9
hand_pour 26 8 o
hand_print 23 hv 7
hand_report 26 5k e
hand_rol 23 iu n
hand_sam 26 12 g
hand_school 23 1j w
hand_scissor 26 8m u
hand_search 26 1y d 5d e
hand_sel 26 8z e
hand_shop 1v 4f j 8m k
hand_smal 1y 69 c 8m 9
hand_strol 26 ix k
hand_thing 26 8m n
hand_tool 20 8b 1e 8m q
hand_until 23 dj 8
hand_used 26 e1 6
hand_work 1u 8k 8
hand_writ 26 ae 7 d4 8
handbag 1p 2e 7 4e e 4g 14 8k t io 1e
handbag_tot 26 io p
handbal 20 6x 8 go g
handboo 1s aq i ay 13 e5 j ey k hd 13
handicr 26 fh p
handl z b s 36 9 3d a 4w h 4z b 50 f 5b 9 5e 9 5y h 6k h 6l 8 8l 6 8s k 97 8 9i 9 9p 9 aj 8 ak 9 ce t cw 8 d8 7 fm b gh 8 gw c h1 10 hd a he k
handl_bil 26 ak h
handl_blad 26 b 9
handl_contrac 1y 50 d
handl_payment 20 bi c
handl_return 23 6k e he t
handl_stock 26 9i g
handl_train 26 fm e
handleb 20 1k o iw p
handmad 1e 0 y 8 r 37 d 3s h 4g m 4h h 4k 15 69 15 8k x 8o c 8s d 8x c 8z 1r a1 q fh 2g fs m i6 c ir a
handmad_ceramic 26 8z y fh g
handmad_good 26 fh 16
handmad_jewelle 26 4k q
handmad_leath 26 8k y
handmad_soap 26 0 i
handov 1c t 12 1h g 1j g 1l e 1s c 36 u 52 c 5q b 6x h 9o n 9u e af g ax d c4 o fe c h6 f
handov_cal 26 c4 d
handov_checkli 23 36 c af 7
handov_gat 26 1j l
handov_not 1y t f 1s e
handov_protoco 26 ax d h6 c
handov_return 26 5q a
handpic 23 gd l
handrai 26 cw 1b
handset 1y 2i v
handsom 23 4l 7 8s i
handwer 26 cz g eh i
handwor 26 4p 8
handwri 1e 1q 9 86 c 8j c 91 p a1 f d1 8 d4 13 d5 c ek 9 f7 9 gp 1d
handwri_card 1v 91 q a1 d d5 8
handwri_let 23 d5 9
handwri_recip 26 d4 v
handy 26 17 f
handyma 1y 3d b 95 1y fc i
handyme 1y 95 1c 98 c
hang 1a 1s c 1t c 2b p 3h 16 3o t 4o 8 54 15 5y z 87 9 95 m 97 h ae a dv a e6 e ie 8 iv c
hang_door 1y 5y 18
hang_insuran 26 54 a
hang_lamp 26 95 p
hang_wal 26 iv h
hang_wallpap 20 3h 1c
hang_wardrob 26 4e b
hangout 23 3b g hs f
hanoi 1y 33 a 6j 8 bi 9
happen x 1n 8 4q 7 4x 7 7n 9 cb i ci a d0 8 dc a gi 7
happy 1f 44 a e2 8 ea o
haram 26 3x a
harassm 20 4w r 7x b br g
harassm_report 26 4w c br d
harbour 1l 2q i 38 e 54 b 6o b 8n 8 9r 1j cl b dn j
harbour_mast 26 9r m
harbour_offic 26 9r 8
hard 14 p j 1d 8 20 d 2c g 56 9 7e b 7h g 7o h 7s c b6 m go 8
hard_cas 26 e5 8
hard_driv 26 20 i
hard_hear 20 26 a 86 b
hard_skin 26 p u
hard_wat 26 2e 7
hardbac 23 1n g d4 b
hardcov 1u bp k d3 g d4 9
hardest 20 7s 9
hardly 1g 1m f 2y i 6a 7 cr 7 hm 7
hardly_pos 26 2y l
hardnes 26 2 q
hardwar 1d 5i d 8l 9 ak f
harissa 26 9z u
harm 1q 97 8
harmful 26 6 9 4g 8
harmles 1v 7z 9 8q e f3 x
harmles_fak 26 f3 r
harnes 1o 4x 11 8k b 92 f fm d fs 1y fw q
harnes_lead 26 fs g
harsh 26 3i 7
harvest 17 16 9 19 e 5p n 5x 11 5z d 6a s 6c a 6d v 6e g 6f 1b 6j 10 71 7 8c w 8i 7 a9 12 ab r ac k ae 7 af o ck 9 g8 c i0 14 id p
harvest_dat 1u 6e 9 6f 7
harvest_door 26 5x s
harvest_family 26 a9 f
harvest_ord 23 a9 f
harvest_print 26 id j
harvest_shar 20 5x b af a
hasn 1r bs 8
hat 1b 4 8 4p 7 8w c 99 f in r
hat_ask 26 es a
hatch 20 2l m ah 6
hatchba 1y 43 f do f fe a
hatcher 26 ae c
hatha 26 g z
hatha_yin 26 g s
hats 1q 2z a 4p 12 4r r i5 i in 2s
hats_knit 26 4p r
haul 1r 4t d 9r n hx x ih i
haul_calenda 26 9r n
haulag 1v 4t m 9w 13
haulag_company 23 9w o
haulag_firm 23 4t i 9w 9
hauli 1u i8 z
hausa 1v 15 g 7l f ec r
hausver 26 h7 j
hav 1k i8 d
haven 1t 2e 8 b2 6
hawk 23 62 a 65 a
hay 1v 6e 7 73 c 84 e
hay_fev 23 84 c
hayloft 26 34 l 45 9
hazard 1v bh 1j ge a
hazard_clip 23 bh 16
hazardo 26 hx 8
hazelnu 1t 2q 9 68 n 69 d 9x d 9y 1p
hazelnu_cocoa 23 9y g
hazelnu_cream 23 9y x
hba 26 7j 7
hdb 23 9j 8
hdr 26 3e q
hdr_photo 26 3e k
head 12 2 a b 9 1t j 25 j 4y l 5j 8 ca b ei c f1 a g3 8 i2 8 in 16
head_brew 26 71 7
head_chef 26 ch 9
head_nurs 26 t a
head_offic 1x 4y j
head_sal 23 c7 9
head_siz 1y in o
head_teach 1y g3 c
headach 1n 27 c 7k 8 84 1x
headach_diary 26 84 g
headban 1y 25 1k in p
headcou 1u 2u g c2 f
headhun 23 5d 1b
headlin t at c c9 b
headlin_section 23 at c
headpho 1s 15 d 25 d cs 7 dw 7 e3 g iq c
headqua 23 53 8 e8 j
headsca 20 d 8 cg e i2 b im c
headset 1k 33 h 4x 2s 81 1o c4 17 hs e
headset_hom 26 81 j
headsho 1s bw 2b cg 2s
headsho_generat 26 cg r
headsho_studio 23 bw y
headsto 1t 3p 17 3t 1m gj i
headtea 26 2w f
headwea 23 cy a i2 b in c
headwra 26 in d
heal 1r g 8 m z 2i f 9t j
heal_work 26 m d
health z 7 7 e 9 f a g 8 k h l c m 9 n 7 o c p c u 9 z e 2i 8 2r 9 44 9 51 9 5c 8 6c d 6o 16 7h 8 7k f 7n e 7s b 7z w 85 c 89 l 8a b 9t a 9u b 9y 6 ad 8 ae 7 aw q b1 h ds 9 f2 w fw g gm d ho c ie a
health_allergy 26 90 7
health_app 23 7i d 7k c 7n e
health_assista 26 7z v
health_authori 1p 6o n
health_centr 23 6o i ds g
health_check 1x 7n d
health_claim 1s 2r 8
health_clinic 23 k c
health_coach 26 l d 7k c
health_data 1i 7k 7
health_employ 26 b1 a f2 e
health_food 20 8c 7
health_insur 1p gm 9 ho b
health_insuran 1t 9u c aw e
health_lif 26 aw u
health_not 20 p 8 4a 9
health_offic 20 6o a
health_practic 26 5c f
health_program 26 7s 7
health_questio 1u e d f c 7z p
health_servic 26 51 9
health_work 1x 89 o
healthc 20 54 8 at 6
healthi 23 7q 9
healthy 1e l a 24 8 2n j 2r c 2v 1a 53 c 5m 9 68 p 7i r 8q j 9x k a4 r ad 6 ia a
healthy_eat 26 l d 7i s
healthy_green 26 8q f
healthy_meal 20 a4 q
healthy_snack 26 2v e 68 x
hear 14 p 25 u 9 26 e 3r 9 6w l 82 h 86 d ad g bc d bm b bp d c7 9 cj j cl e du i dx 7 e0 c g2 u ia b
hear_aid 20 p p ad 7
hear_aids 20 p t
hear_beat 23 g2 11
hear_cal 26 c7 e
hear_own 26 du m
hear_story 26 3r e
hear_test 26 p 12
heard 1m cp b h4 b
heard_back 26 h4 b
hears 26 3q b 9q f
heart 1g v b 7d 9 7h d 89 10 du 6 fr g fw r
heart_canc 26 7d a
heart_failur 23 89 i
heart_rat 1y 7h e 89 b fw p
heat 10 d 8 n q 23 s 36 a 3g z 3i a 3k e 3z d 56 k 60 t 67 j 6a a 6u 9 8q d 9g 1c 9z b a4 h ai k bb 9 bm l bz a ep a f1 c fc i gb e gu p h3 f h7 j hy x ia b ib 1e ie 10
heat_bil 20 9g c
heat_break 26 9g b
heat_cool 20 ib e
heat_degr 26 hn c hy c
heat_engin 20 3g 9 h3 f
heat_farm 26 ai a
heat_firm 23 gu e
heat_map 23 f1 k
heat_pack 23 8q f
heat_plumb 26 3g m
heat_pump 1m 9g 1d bb c fc m h3 a ib a
heat_repair 26 3g 9
heat_runs 26 ib n
heat_scal 26 67 d
heat_show 26 23 n
heat_sick 26 ie p
heat_stres 26 56 r
heath 20 3d h 6a k
heavy 1a 6 e h e 4c q 4s b 5q b 6o 9 8s a 9a e a7 9 f1 k ik b
heavy_bottl 26 a7 b
heavy_cotton 26 4c l
heavywe 26 ik r
hectar 1l 5z b 8i e ac 14 af 10 ag 9 fj a if f
hed 26 3l a 8t d
hedg 1q 18 c 96 1u hw a
hedg_trim 26 18 c 96 c
hedg_weed 23 96 u
hedgeho 1y 2g j 8t a
hedgero 26 hv h hw 9
heel 1r e 9 4h g 4j 21 ik g ip 7
height 1d 1k 7 4d b 4x l 7c d 81 n 90 x 98 g ag 6 dn h gh b hz j i9 a
heir 1q 3f a d1 8 gj 8 hx h
heirloo 23 8i 18 d3 g d4 e
heist 26 32 c 8v g
hel 23 bi c
held 1c 2g b 4l 9 8g b 8o c ff b
held_until 1t ff c
helicop 23 3x a
helmet 1p 1k l 2f k 56 q 92 f dn 12 fz d iw g
helmet_light 26 2f c iw a
help r o y 14 i 17 9 1b j 1g a 1i 9 1x x 25 7 2b 9 2g i 2x 8 31 9 34 p 3p 7 3w 8 40 k 46 t 49 9 56 e 5c g 5d 8 5h r 6n 9 6x 9 79 b 7a 10 7f h 7l b 7m 8 7n f 7s u 7u k 7x g 86 h 88 b 8a b 8e 6 9a 10 9j m ae 7 au a aw l ay c b4 o b6 d b8 9 bb c be f bg x bl c bm w bn b bs f ce a cu 18 cv 14 ds 8 e5 u ea 9 f2 f f8 l fd 12 fi m fx c fy q i7 e
help_applica 20 bg x
help_arrang 26 3x 7
help_book 20 7m a 81 7
help_car 26 7u l
help_claim 23 aw 13
help_desk 26 e5 t
help_door 23 8a e
help_fal 26 7f p
help_family 1v bq e fd d
help_feed 1x o n 34 w
help_few 26 cv f
help_hom 1t 1i f 2g 9 7l b cu p fd d h6 a
help_homewor 26 f8 f
help_hous 23 1o d
help_kitchen 26 cu e
help_let 26 7x a
help_lin 1x 5c q
help_lot 26 hj 8
help_milk 26 34 l
help_mov 20 9a f
help_nam 1y 3w 7
help_near 1y 2g a fi m
help_newcom 26 7a 11
help_pag 1y e5 y
help_pap 26 14 g
help_pay 20 fd b
help_phon 1p 46 b cu k
help_pupil 20 40 t bg e
help_rat 26 9a g
help_senior 26 46 n cu h
help_smal 26 1x f ae b
help_someon 26 1x g
help_tenant 26 bm c g7 c
help_visit 23 9j 8 fi f
help_writ 1y au f
helpdes 1x 5c 18 e5 g eb f
helplin 1r 2c j 8i 7 ay e bs g
helsink 20 1o 8 fk 7 ix a
hem 1x 4e a 4o 14
hemp 1u a r 3s d 4c g 4r 12 an h ao d
hems 23 1j f
hen 1t hj a
henna 23 bv h
henna_brow 26 bv e
hens 1v 34 m ah e fo 9 ie c
her v j 7 1a c 1e 9 1f 8 27 9 38 7 4a c 4p 7 6h 9 7z a 9b 9 af 8 ci a
her_chang 26 7z d
her_drink 26 2r 9
her_local 26 4p e
her_meet 23 9b d
herb 1k 19 h 24 1b 6d c 6e j 6i a 78 14 8c w ab 1h hw e
herb_garden 23 24 q 6e 9
herb_grow 26 24 c 8c k
herb_indoor 26 ab o
herbal 1u o s 6e 14 6h d 7f a
herbal_tea 20 6e p 7f 8
herd 1o x d ag s fz 8 ie 16
herd_goat 26 ag o
herefor 20 73 a hw g
heritag 1t 6w k d1 8 gh d
hero 1x 1n 23 91 p is e
hero_nam 23 1n w
herself 1s 7a j 7s 8 82 7 89 c ga 7
hesitat 1y 21 8
hibiscu 1y 2s d 69 a 6g e 6h e
hid 1f 1 f 15 k 8k s 9f 9 d5 7 iw b
hid_glu 26 9f a
hidden 1b 24 9 2f w 4m k 68 b 7p b 7q n 8k 9 8s b 8t n cy b fe b fs b gd b in 9
hidden_gluten 26 7q r
hidden_insid 26 8t p
high 14 h 8 1f 8 2b 7 2g b 2s 7 3j i 3v 9 4m c 4r 7 4s 9 8h 7 8u 9 a0 x ab 7 bm f ci 9 cy 7 fj e gp 8 hp 8 hs g ix 13
high_back 26 cy b
high_chair 1x 8u c ix 1i
high_end 26 hs p
high_pressur 23 3j r
high_pric 20 b 6
high_protein 1y a0 1c
high_resolut 26 8h a
high_school 1q 2s 9 gp a
high_shelv 26 hp c
high_street 1x 1f c
highest 1s 7 7
highlan 20 3d h
highlif 26 cj a
highlig 1o 2y 8 7q e by 11 hg l
highlig_clip 26 by b
highlig_film 26 by j
highlig_video 26 by b hg a
highway 23 9w e
hijab 1x 50 d il d im 1b
hijabi 20 im 9
hik 1e 1y a 21 2h 2e f 33 o 4j 7 50 9 68 c 74 10 77 1m 92 b bk i cr g gd a i3 9 il 9
hik_guid 23 21 a 33 e
hik_ski 26 1y d
hik_trail 26 21 e
hil 1c 29 b 5t 9 77 a 78 c 7h 8 8z c 98 8 b3 9
hil_court 26 gu c
hillsid 26 aj a
hilo 26 4k g fh e
him 1h 1m c 82 8 bp o fc i fm k fp h ft f
himself 1u 7q e
hindi 1d u k 1s c 70 b 7e 9 7i 8 7w 9 9d 9 c7 9 c9 c dj b e2 c ec 8 f9 9 ff a ft 9 g6 a gp e
hindi_english 1r 1s c 7w a 9d 9
hindi_marathi 1v 7e a
hindi_tamil 1o u k 70 b c7 9 c9 c ec 8
hindu 26 3x 8
hing 1y 6q 9 7g f 97 f
hint 1o 27 9 32 d 8j f b4 1h cn j
hip 1m i l k p 56 d 7g d ho 8
hip_hop 23 i k
hir y a 8 h g j c 14 h 18 i 1a c 1k b 1x a 2k 7 2z e 36 r 38 o 3f d 3j 9 45 8 4e r 4z 13 5d h 5e h 5j a 5p 8 5q r 7b 9 92 9 94 9 9a c 9h d af i ag 7 ay u bb r bn b bo s bz 16 c0 j c2 i ce h ct c dn i dv 17 e0 g ei e em a en a ex 1c ey 1f fd c fj m hr b i7 h
hir_childre 26 45 a
hir_employ 26 bb a
hir_engin 26 5d d
hir_freelan 23 4z z
hir_manag 26 at 6 bo i
hir_near 1v 18 8 1x 9 38 7 4e j
hir_oth 26 dv f
hir_plan 20 ay p ey m
hir_pool 26 j a 7b b
hir_shop 1v 18 b 1x 9 92 c dn 8 ey n
hir_softwar 26 ex u
hir_train 23 47 g
histami 26 5w i 7q h
histori 1q 33 f
history 15 4u h 6w 7 71 b 7w 14 9l h 9v d bp d cj q ck q d1 p dy e eo d g4 9 g8 r gu w h9 a ia 9
history_group 26 g8 d
history_hors 26 9v h
history_instrum 23 dy a
history_show 26 cj k
hit 1r 1k l 4a d
hit_handleb 26 1k k
hitch 23 dp g
hits 1v 7s f
hiv 1n 6a 26 85 l ad 2u
hiv_noth 26 ad a
hiv_send 26 ad s
hiv_swarm 26 ad 7
hmo 26 h1 9
hmos 26 8a a
hmrc 20 71 8 em m
hoa 23 h8 1i
hoa_board 26 h8 t
hoard 26 hx b
hoas 1x 3j 9 ag 7 h8 b
hob 1x 3i d 5r f gb 12
hobart 1y 2o 8 66 e 8l 8 cy e
hobby 19 1y a 4i a 6d 8 8e y 8h o 8i g 8n 9 8s b ad c ba 11 bk i fq a g0 8 hh x hk z hr j
hobby_angl 26 8n c
hobby_bak 26 ba h
hobby_beekeep 26 ad b
hobby_cook 1r 6d 8 8s c hk w
hobby_farm 20 fq c
hobby_garden 23 8i k
hobby_photogr 26 8h l
hobby_play 1y hr o
hobby_pot 20 ba a hh x
hobby_print 26 8e d
hobby_run 26 7h 7
hobby_sew 23 4i 7 8e r
hobbyis 1v hh b
hobs 26 9e a
hoe 20 ac f
hoes 26 ac v
hog 26 7m g
hoist 1u 56 c 73 8 76 1g
hokkien 23 87 f d4 8
hol 1h n b 3n b 4d a 5k v ci e fk g hy l i9 s ik d
hol_oil 26 i9 e
hol_return 26 hy i
hold x 6 b o g 15 8 2a b 3r o 3u 6 44 a 49 b 4m 9 72 9 7y c 8g 9 8k 7 8n f 9i c 9r d aw 9 bm b bs c c2 a d8 8 df v f5 b fq 9 gj k h8 c hj 9 iw e
hold_baby 23 o t
hold_court 1y eq d
hold_farewel 26 3r l
hold_hand 23 dj 8 i4 d
hold_licenc 23 8n 7
hold_money 1p d8 9
hold_payment 26 11 7
hold_period 23 7y 9 df d
hold_read 23 15 f
hold_shar 26 7y 9
hold_smal 20 3u b
hold_stick 23 7c 7
hold_vot 26 h8 o
holding 23 df o
holiday z j 7 1h b 1u 9 1v e 28 9 2h h 2y j 30 a 34 o 35 d 36 j 37 f 3c t 3d 14 44 1h 47 d 5e 9 6u 12 75 18 76 15 7v j 7y n 9i t 9s a ao a c5 a d7 e da d em l ez j f0 z f8 f fo 13 fz 7 i0 9 ix f
holiday_app 26 1v e
holiday_camp 1y 44 17 fz c
holiday_car 26 44 g 76 a
holiday_check 26 fo f
holiday_childre 23 44 r f8 a
holiday_club 26 44 n
holiday_cottag 26 34 g 3c 9
holiday_flat 1o 2h a 3c i 3d w ix h
holiday_hom 1m 34 9 3d c 6u 13 76 b 7y c 9i u
holiday_host 26 2h c
holiday_hous 20 7y f
holiday_kids 26 44 e
holiday_let 1x 3c t 3d x 6u f
holiday_lets 20 3c e 3d f
holiday_mallorc 23 ix 7
holiday_mod 23 1u b
holiday_park 1y 34 b 9s f
holiday_pay 23 em g
holiday_rental 23 6u 16 75 9
holiday_request 23 f0 14
holland 1t 1d 7 5e 8 ac 7
hollow 26 2e x
hollow_fibr 26 2e r
hom h 2 7 8 b c m d h e n f f k o o o p u t w z b 18 8 1d o 1o h 1p w 1q a 1z t 28 g 2b c 2e 7 2g o 2h 9 2m d 2n i 2t n 30 t 31 d 39 b 3d c 3e f 3f z 3g c 3h a 3i f 3j c 3l a 3m r 3n i 3o j 3q q 3r 8 3s a 3u n 3w 8 3z 8 40 a 41 b 45 f 47 w 4b 9 4l f 4o n 5r 9 5y b 5z e 64 c 67 c 6c 6 6d c 6f e 6i 7 6u h 75 x 76 7 7d h 7g z 7o a 7u e 7y c 81 j 82 8 83 d 85 p 89 p 8c d 8e l 8f 9 8l e 8o a 8r f 8s k 8y 8 8z 8 94 g 95 h 96 a 97 g 9a 9 9c j 9d c 9e g 9f 8 9g t 9i 18 9j s 9k d 9q p 9u c 9z c a4 9 a8 a aa f ao f b6 8 bl a bp 8 bq 9 br t bt e bw d bx i c1 8 cu k cv f cw o cz e d0 f de o dj n dl e dm c dp g dr p ds 8 dy f ez 8 fc 9 fd e ff m fg a fi i fn 9 fo j fp f fq m fu x fv i fx h gb f gc d h6 m hh a hi 8 hj a hk d ho 8 hp 7 ht y hx d hy h hz 7 i2 e i7 j i8 b ir 8 it e iu d iv s
hom_abroad 1v de c
hom_accept 26 3s 7 i8 i
hom_adaptat 23 cw l
hom_alarm 26 3n e
hom_alon 1v gc v
hom_app 26 1z e
hom_applica 26 cw f ex d
hom_around 1y 5x 8
hom_baby 1x 61 9
hom_bag 26 hi 8
hom_bak 23 5r b
hom_bar 23 aa 9
hom_bartend 26 aa c
hom_battery 23 2b h 3m a
hom_big 23 8f c
hom_birth 23 o e 9u 9
hom_book 1x 95 d
hom_box 20 8c 8
hom_brew 26 6i 9
hom_build 26 an 9
hom_bundl 26 8p f
hom_buy 1u dj 10
hom_café 23 5s a hy 7
hom_car 1l t 1b 46 b 47 1c 4b 9 9i d
hom_centr 23 83 9 cz a
hom_charg 26 dr l
hom_check 1s 1d d 9i c fu c fx h
hom_chef 26 ht e
hom_childre 26 bl d
hom_clean 20 6u b 94 i
hom_clear 23 hx d
hom_collect 20 31 g
hom_cook 1b 2m b 2t p 30 e 67 n 6d n 6f u 8l p 8s y 9z k ht 1p
hom_count 20 97 c
hom_country 1u 1n 6 64 c de b
hom_daily 26 fx 9
hom_daught 26 cz 9
hom_decorat 26 c1 h
hom_deliv 26 8q d
hom_deposit 26 g7 j
hom_desk 26 iv b
hom_doctor 23 85 a
hom_documen 26 t d 1z e
hom_driv 23 dp d
hom_educat 26 1p 17 bi g
hom_eld 26 cw b
hom_empty 1s 9i c hx b
hom_equipme 26 7g y
hom_espress 26 5z a
hom_exercis 20 z y 7g e
hom_eye 26 4l q
hom_family 1x 75 h
hom_feed 26 o h
hom_film 26 e3 8 fv f
hom_find 1x 1d 12 75 i
hom_first 1y k e o f
hom_fix 20 c 8 bt c dl c
hom_fold 26 e c 2g h
hom_food 1v 2n r
hom_fragran 26 iu y
hom_fre 26 fd e
hom_fully 26 fu e
hom_funeral 23 3q f 3s 6 9q 8
hom_gift 23 8 9
hom_group 1y 3z f
hom_half 23 39 9
hom_headset 26 81 c
hom_help 20 2g h cu i
hom_holiday 23 75 b
hom_hospita 1u 3q a ce e
hom_host 20 aa e fo d
hom_improve 26 eo e
hom_inspect 1y h6 1u
hom_insuran 23 28 9 aw a
hom_invento 26 1z 23
hom_keep 23 9m f
hom_kit 26 81 b 8c p
hom_kitchen 1r 7g f ht d it f
hom_lesson 26 fq y
hom_loan 26 dj y
hom_look 26 9i f
hom_manag 20 6u b 9q b
hom_measur 1x 3o j 76 d
hom_monitor 23 89 8
hom_neighbo 26 ht a
hom_nev 26 47 f
hom_night 1u 3u c br n
hom_now 23 9q a
hom_offic 1n c c 4o b 5z a 8r b dl e iv 17
hom_onc 1y 30 e
hom_onlin 20 3w e 7l c
hom_ord 1u a9 b
hom_organis 20 9j 1e
hom_own 19 1z 9 28 h 2g k 3j f 3m e 8r c 97 m 9c u 9g 10 9i g cv a dq a hy 6
hom_paint 23 3h l
hom_park 20 bw q
hom_phon 23 83 9
hom_photo 23 d0 9
hom_piano 26 dy h
hom_print 23 1p d 8e c d0 f
hom_program 26 7o d
hom_relativ 23 2p a
hom_remind 26 gb c
hom_repair 20 95 e fc a
hom_reserv 26 r f
hom_return 26 3u d
hom_run 26 fi g
hom_saf 26 br d cw 7
hom_sal 1x 3e 8 3f 16 ff a
hom_sam 23 c1 a
hom_scent 26 8 a iu 9
hom_school 1y 1p 19 75 l
hom_securit 23 2h c 3n z
hom_see 26 fx c
hom_sel 20 3f t h2 c
hom_sensor 26 28 j gb 9
hom_servic 23 fc i
hom_set 20 3n c cu e
hom_sew 1y 3o g 8e p
hom_shar 1y bl c cv 8 hh d
hom_siz 23 3m b 8e d
hom_smal 1r 8z j bx g
hom_softwar 26 t d 9q 16
hom_solar 26 3m 15
hom_sold 23 2 c
hom_sort 26 9j j
hom_staf 26 fd 9
hom_stag 26 3f 15 9d d
hom_step 20 81 g
hom_student 26 ao c
hom_styl 1s 2n b 2u a 3f 9 60 g a4 l
hom_subscri 26 3m d
hom_sum 23 75 s
hom_superma 26 2l c 2u b
hom_teach 20 40 c 41 e 75 b
hom_test 26 85 17
hom_textil 23 ap b
hom_than 26 3r 7
hom_train 23 d f ht d
hom_try 26 4l b
hom_twic 26 9i g fo l
hom_use 23 8l 6
hom_video 1x 8e e 9d e 9j d bq e dl 8 i2 c
hom_view 26 3f f
hom_visit 1k k c p a 1o c 47 9 9u b ff d fq b fu 13 fv a hf 9
hom_warn 26 89 a
hom_watch 26 9i 17
hom_weekly 26 96 e
hom_wel 26 e0 8
hom_whil 1x 9i 1d
hom_women 26 f h
hom_work 1q 2j 9 dp c iv i
hom_workout 26 7g 1d
hom_writ 23 6u f
homelan 26 64 12
homeles 26 1f f 33 q
homemad 1u 2j j 67 a 6h a 9x 8 a2 b ht 18 hv w
homeown 1b 1z a 28 a 3d a 3j f 3k 8 3m a 8o a 95 t 96 d 98 y 9c u 9g j ao a gu c h8 k
homeown_associa 1y h8 j
homeown_hoas 26 3j 8
homeown_rent 1y 1z c
homeown_tenant 20 3g 9 95 9
homepag 26 59 b
homesch 1t 1p 2c bi 1h f9 f
homesch_family 1y 1p s bi j
homesch_parent 23 1p g
homesha 23 bl q cv 1j
homesic 1u 8 c 44 7
homeste 26 8i 7
homewor 1g z c 1i m 40 l b4 1t f8 2l fq q gp z hm 1b
homewor_club 26 f8 a
homewor_help 1y 40 c b4 s f8 t
homewor_play 20 1i d f8 h
homewor_teach 26 gp t
honest 18 1d d 3n d 5h c 8w b fx h
honest_answ 23 5h h
honest_not 20 1d 8 8w f
honest_profil 23 fx a
honestl 1g dy a e1 g fl a gq 8
honesty 1x 55 e 5m f 8r 8 bs 9
honey 1j 3 9 5u b 6a 35 6i 6 9x m 9y b ad f
honey_beekeep 26 6a y
honey_blend 26 6a a
honey_jars 26 6a d
honeymo 1y 7c 7
hong 1t 85 7 fd e
hong_kong 1t fd b
hood 1u 3i s 4m d
hoodi 26 4q 7
hoody 1v 4c f 4d e 4q 1j cy e
hoof 1v 9v 2t fu d
hoof_photo 23 9v i
hoof_trim 26 9v 13
hook 1n 4x 9 8k b 8m 7 c9 i cy 7 d7 e g2 b hi f io h
hoop 23 19 8 4k a
hoov 1x 9v 15
hop 1l i l 63 d 71 b f5 9 h5 f
hopeles 26 88 7
hoppy 26 6i a
hops 1x 6h d 6i 12
horizon 1u 4q 7 5g m
hormon 1r 9 8 7k r 84 e 85 1d
hormon_test 26 85 z
horn 20 27 8
horosco 20 i1 1x
horosco_magazin 26 i1 9
horosco_morn 26 i1 n
horribl 26 7r 9
horror 1y 7l b cj j cs e
hors 1e 1d r 2j b 2k a 2l b 8k a 8u c 9v 28 ag 9 bx 17 fv 1o fz 38 ie 9
hors_cost 26 fz j
hors_dog 26 bx h
hors_hoof 26 9v n
hors_list 26 fz 8
hors_own 1v 9v i fz o
hors_physio 26 fv l
hors_rid 26 fz 1c
hors_trail 26 2j e 2l e
horsebo 20 c0 1k
horsebo_bar 23 c0 x
horsesh 23 9v 15
horticu 26 96 9
hos 1o 28 a 43 7 4g k ai 7 gk g
hos_ruin 26 28 a
hospic 1q 1b h 3q c 3w a fu b h9 b i4 13
hospic_family 23 i4 9
hospita y u f v 13 w w x e y f 1c f 2k o 2l c 2v k 47 a 4x c 51 w 54 7 5b 9 5d d 6o 11 7d h 89 u 8a 1o ak 9 bb g c6 8 ce b ct 9 cw l dc h dp m dq m ds a ey e ez 8 f1 8 fi k g5 n g9 q i4 1d i7 o
hospita_account 26 g9 8
hospita_bil 20 g9 r
hospita_busines 26 4z d
hospita_childre 26 i4 f
hospita_confirm 26 1c e i7 f
hospita_firm 26 ed e
hospita_hom 23 89 q
hospita_india 26 7d 9
hospita_insur 20 54 d
hospita_jobs 26 ct g
hospita_laborat 26 6o d
hospita_nurs 26 5d b
hospita_patient 1y 8a b i4 8
hospita_pharmac 23 y c
hospita_queu 26 g5 b
hospita_record 23 w 14
hospita_screen 26 v a
hospita_shift 26 i7 l
hospita_softwar 26 x d ey g
hospita_staf 1x 8a b dp d
hospita_transpo 26 8a i
hospita_visit 20 g5 b i4 i
hospita_visitor 26 i4 o
hospita_work 26 bb k
host y 2h g 2p x 2t 11 2z 13 30 p 31 s 39 v 3c k 3d 1b 3e 9 42 9 45 t 5n k 5o f 6u 1m 75 9 7b l 9b v aa h az k bj a bk h by k bz b c0 13 c1 a c4 l cj o co a dt c e0 17 e4 1a e6 a ee 8 ef c fg b fl 9 fo q g0 t
host_airbnb 26 3d i
host_already 26 3d i
host_ask 1x c4 8
host_clean 26 3c 9 6u c
host_cook 26 42 h
host_cotswol 26 c0 9
host_dat 26 e0 b
host_din 23 2t y
host_earn 23 9b 7
host_flat 26 6u g
host_frankfu 20 e7 f
host_guest 1y 6u b
host_hom 26 2t e
host_list 26 9b f
host_listen 26 g0 e
host_offic 26 c0 9
host_open 23 39 l
host_party 1v 2p s c0 b
host_pick 23 2p c
host_privat 26 fl d
host_quiz 26 e4 o
host_send 23 2p c 6u f
host_show 26 g0 e
host_smal 1y bj h
hostel 1m 74 2a 99 c dt y fg 9
hostel_bed 26 74 a
hostel_dormito 26 74 o
hostel_kitchen 26 74 o
hostil 26 bd h
hot 14 e 8 n u 2k 9 2l a 2o b 2u c 2v 8 2w p 31 e 3b 9 3c d 3g d 3i g 3j b 4b o 67 17 6c a 73 8 7b f 7c f 7h a 7k j 90 d 91 a a3 1e a6 8 bu o cf 9 f8 9 i3 9 if 7 il d
hot_air 26 7c n
hot_bath 23 e b n 9
hot_chocola 23 2k a 3b e
hot_desk 20 5s a
hot_dish 20 2w 8 31 e a3 c
hot_flush 26 7k o
hot_food 1x 2w c a6 b
hot_half 26 2o d 2w f
hot_lunch 1x 2u g 4b i a3 u
hot_meal 20 a3 d f8 e
hot_rol 23 a3 l i3 d
hot_sauc 1y 67 1k
hot_sleep 23 90 a
hot_spot 26 56 8 if c
hot_towel 1x bu u
hot_tub 1u n n 3c i 3k 8 7b e
hot_wat 1t 3g h 3i g aa 8
hotel x e b j p n 9 12 a 1v c 2x a 32 8 33 8 34 f 37 r 38 8 3e 7 3x o 3y c 4n m 4v 9 4y k 53 d 54 n 5d 9 5o y 5s 8 5u m 62 h 6a 8 6h 8 6s k 6t 24 6z l 74 d 75 b 76 1k 7d 11 88 9 ab k ak s ay e c0 8 ca c dn k dt s ed d el b ev 9 hc b hv f hy a i7 h ib 14 ih h ij a iu a ix j
hotel_basemen 26 5n a
hotel_bil 26 ak c
hotel_book 20 6t a
hotel_cater 1x 62 d
hotel_check 20 6t l
hotel_clinic 23 j d 4n c
hotel_dentist 26 7d t
hotel_desk 26 6z i
hotel_front 26 6t u
hotel_group 1y ed k
hotel_guest 1x 6t 1c hc a
hotel_holiday 20 34 b 76 e ix b
hotel_host 26 5o f dt b
hotel_kitchen 23 6s 9
hotel_measur 23 76 t ck 8
hotel_messag 26 6t e
hotel_near 20 3x 7
hotel_night 26 el 9
hotel_pool 1x j u 4v e
hotel_recepti 26 6t e
hotel_rent 26 54 a
hotel_restaur 1u 5o 9 ay h
hotel_room 1r 3e 8 5s 8 6t j
hotel_send 23 35 9 6t d
hotel_shop 23 dt d
hotel_south 26 6t b
hotel_train 26 3y h
hotel_wash 26 5o 9
hotlin 1o 12 e 4w 13 f2 b
hotspot 26 79 h
hou 26 ao b hz a
hourly 1h 7b w 9a e c2 e di g fb a
hourly_work 26 di d
hous q c h d c f 9 19 8 1f a 1h 8 1o c 1u 9 1x m 1z q 28 a 2c 7 2g g 2h h 30 b 39 d 3e 9 3f r 3h o 3i 8 3j f 3k 7 3l 9 3m e 3n e 55 i 5i e 5z 7 73 c 74 f 75 16 77 f 7y m 8b 8 8l 7 8p d 8q i 94 q 95 p 96 9 97 c 98 t 9a n 9c b 9g 1b 9h 8 9i 16 9j o 9k 8 ao 1m bl e cv h cw i d7 8 dj 8 dm b dr n dy c e3 a e4 7 er e fd b ff 16 fg 1q fo b fu e g7 j gr a h6 i h7 r h8 c hh 6 hp 9 hx r if 9 iu d
hous_area 26 55 g
hous_associa 1p 9h 8 ao 9 ge a gr h
hous_bil 26 dr g fg e
hous_blend 26 5z g 9x d
hous_block 26 1x m
hous_cal 26 fu f
hous_check 20 9g q
hous_clean 20 3i d 94 1q
hous_clear 23 9j s hx 8
hous_clearan 1v 8p q 9j h hx 14
hous_company 1v 9k 9 ao m h7 9
hous_counsel 26 er 9
hous_electri 26 iu b
hous_empty 23 hx 8
hous_engin 26 3m a
hous_estat 1v 19 a 1x b
hous_family 23 75 o cw c
hous_film 26 1z f
hous_first 23 dy b
hous_fre 26 75 f
hous_garden 1y 2g a
hous_guest 26 73 c
hous_help 23 fd i
hous_holiday 26 75 p
hous_hom 23 5o 9
hous_hous 26 98 9
hous_hunt 23 ff l
hous_injecti 26 ft 8
hous_kit 26 c o
hous_lawy 23 er d
hous_local 26 ao x
hous_look 20 fq e
hous_manag 1y 5d c
hous_near 1y 97 9
hous_night 23 1o d 2c d
hous_offic 1y d c dm d
hous_operati 26 h7 g
hous_ord 23 ay d
hous_outsid 26 er c
hous_own 1l 2g a 3m 8 9i c if 9
hous_photo 26 h6 j
hous_plant 26 1u k 8q 1a
hous_poison 26 8j 8
hous_pot 26 g7 q
hous_print 23 4q c 5i 9 ao b
hous_rent 1x 3f d ff n fg 9
hous_room 26 9j g
hous_rul 1n fg 8 h7 v
hous_sal 20 3f h ff l
hous_saturda 23 8l f hw 7
hous_set 26 3n b
hous_shar 23 bl d fg l
hous_shop 23 ff c
hous_sit 26 9i 1p
hous_smel 26 iu c
hous_society 1u 5x b dq c h8 n
hous_sum 26 75 p
hous_town 26 55 d ce 9
hous_tre 26 98 7
hous_video 26 9g f
hous_wal 26 dr c
hous_wash 26 3j b
hous_written 26 3n b
housebo 20 d f 38 o
househe 26 fd 15
househo v 9 l 12 w 16 w 1e b 1q r 1r g 1s i 1z z 23 v 2a c 2b j 2g e 3g b 3h f 3i g 3n b 3o a 55 p 5v n 5w f 5x t 5y o 63 s 6b j 6j 9 6x 8 75 j 7b m 8l 7 94 1i 95 p 99 g 9b h 9d g 9e q 9h t 9i c 9j b 9k h a5 o a7 p a9 j ai i aw b cv n d6 m d7 g dh 1i do m dq 8 fc s fd o gb k hu p hx h hy b hz d i3 a it r
househo_book 26 94 l
househo_budget 26 d6 13
househo_car 23 do k
househo_city 26 2e 7
househo_contrac 26 dh 11
househo_cook 26 hu c
househo_cost 26 d7 v
househo_devic 26 2a i 2b c
househo_ful 26 hx e
househo_furnish 23 9d s
househo_incom 26 93 d
househo_ireland 26 2b 6
househo_keep 26 hz g
househo_lisbon 26 hu 7
househo_ord 1v 5v a 94 d
househo_robot 26 2g s
househo_shar 26 1r g dh d
househo_short 26 9b r
househo_smal 1v 9h e
househo_staf 23 fd r
househo_task 26 1s e cz 8
househo_utrecht 26 3h 7
househo_young 26 cv e
houseke 1o 3c e 4n c 6t k fd 21
housema 1y bl g fg p
housema_match 26 bl d
housepl 1t 1u 1x 24 r 8q 1h
housepl_photo 26 1u w
housepl_subscri 26 8q x
housepl_wat 26 1u j
housewi 23 4b i
housing 26 5i f
houston 1o 48 d 67 c
hrt 26 7k j
hub 1r 28 9 29 c 6o c 7u e a9 k ip d
hubs 1x 3a g 56 c a9 h
huelva 26 5p c
hug 1n a0 9
hul 20 9r 8
hum 1y 2v a ad d cz 9
human 15 5b m ay d bs e cd d ce 9 dj 9 eb a h7 d hy g i1 b i2 e
human_hair 23 i2 e
human_resourc 26 ay k ce d
human_transla 26 5b w
humanis 23 3r 1v
humid 1x 3 i 7h 9 9k k
humidit 1l 1u 9 27 1z 6j 9 8q 9 9k 17 ad a dy j
humidit_sensor 23 27 d 9k g
humidit_wal 26 27 h 9k e
hummu 26 2v 9 9z d
humor 23 i1 8
humour 1y cs 7
hundr 17 b 7 1b b 3b c 3n 9 4l a 8d 7 8i b c0 7 ca a ea 9 ew a
hundred 1i c9 e
hung 1t 54 8 73 8 7i i
hungari 26 67 h
hungary 1m 4x 9 7d q 7o 7 7x 9 93 i af 8
hungry 1n 2l i a0 9 a6 h
hunt 1e 1y x 32 i 45 15 5k 9 62 r 6p i 6w c b9 8 bn h ff o fw c
hurrica 20 1b a
hurry 20 86 b
hurt 1e 2d d 7h 9 7o o 7z d 9q c fm a
hurt_family 26 9q a
husband 1j 2y e 3w 9 8u d 95 d bk 9 dx b
hut 1t 21 13 73 u 77 13 7b 9 gl d i0 8
hut_open 26 21 k
huts 20 21 e 73 x 77 8 8y f
hvac 1y ep e ib f
hybrid 1r 3j c 5s g 8i d b1 c
hybrid_company 26 5s a
hybrid_team 26 b1 c
hyderab 1q c1 8
hydrant 1y 9m v gk m
hydraul 23 8b 7 bb a ho h
hydro 23 1e e
hydropo 23 24 e ab 1m
hydroth 23 fp 9 fv 17
hydroth_dogs 26 fv s
hygien 19 d 8 e a 2r 7 4m b 4s c 5o d 6j 9 9n 1b 9t 9 bv 9 hd b ht b i2 7
hygien_inspect 26 9n c
hygien_logs 23 9n f
hygien_record 26 9n c
hygieni 23 p h
hypoall 1v 1 9 99 8 a2 b ah 8
ibadan 1q 6h d
iberia 23 11 8 ct f
ibs 26 7i c
ic 26 4j c
ice 1g n l 2q 1r 43 7 45 b 5p j 66 i 6g 9 6k b aa c c0 18 hu d
ice_cream 1y 2q 1v
ice_pack 23 6k d
iced 1y 2k f 2s h 6e e 6h k
iced_tea 26 6e c 6h h
iceland 1u fz g
icf 26 as k
icf_certifi 26 as f
icon 20 8c 8 b0 8
ida 1o 1n c 2w a 3y e 41 8 44 d 45 c 48 9 49 9
ida_ben 26 3y a
idea 16 m a 1t c 2p i 45 7 5n c 7j a 9d e 9t 6 az b dk 8 e8 f f1 e g2 8 g9 9 gd b gi n hn 9 ic c
ideal 26 ei f
identic 1v 20 8 ik c
identif 1u e 8 1u 1a
identif_housepl 26 1u w
identit 1g 75 c b0 1i bj d cv a de c eq n f5 a ff c hb b
identit_check 1r eq c
identit_packag 23 b0 r
idl 1k 5q 1a 5r d cc 1f
idl_machin 23 5q d cc a
ids 1y hb r
ielt 23 b9 b
igbo 23 ec g
ignor 1k ca d e9 a ee f iq c
iia 23 7z 9
ikea 20 8y d
ikeja 26 2i b b3 8
ill 16 d 9 44 7 45 7 47 d 48 9 5e 7 5l b 94 g b9 8 bx e e0 9 fm 9 fo c gv a i4 w
ill_client 26 d d
ill_pets 26 bx e
illegal 1t 7x g bm h gg c
illnes 1i l f 1o 8 3r 7 83 a 84 b bv 7 cz 8
illustr 1e 1n z 4q s 8v 9 8y 1c b0 n b6 d cp u cq j cs b d0 c in 9 is d
illustr_drawn 26 1n a
illustr_fans 26 cq g cr 8
illustr_print 23 4q g 8y d
imag 1c v 1d 11 a 2a e 2y d 4u 9 5a b 6w 8 80 f c8 1i c9 s cd 1p cg 9 cp b id e
imag_text 23 c9 h cd i
imagin 1u 3f c
imam 20 bj 9
imei 26 2i a
imitat 26 25 i dx 7
immigra 1h 5b j 64 p 7a z 7w h bd d ce 15 cj f gz f hb l
immigra_canada 26 7w 7
immigra_law 26 gz e
immigra_lawy 23 ce h hb d
immigra_paperwo 26 7a 9 ce c
impact 1x 5a g f5 8
impair 1x 86 1c
implant 1u 11 c 58 9 7d 1e
implant_cost 26 7d 9
impleme 1y 6p h
import 12 5h 16 64 m 65 q 6d g 6f e 6l 1n 6n 1r 8m 7 8r j 8w b ap 1c df f em 8 eo b eq 8 fb g g0 8 h9 e hw 8 ic e
import_export 26 5h g
import_program 26 em d
import_singl 26 6f c
importa 1o 5b 8 8h 8 b0 9 cf r
impossi 1s cy 7
impress 1y 10 b 4v i
impromp 26 au v
impromp_talk 26 au o
improv 1i 7w 10 bd 9 c7 g ca i f3 b hm 8
improv_credit 26 7w z
improve 20 3l c 82 a eo f
inbox 1f 10 d 3d s 3e 9 5e 12 6t t cf 1w ch e e5 w e8 b eo 1b ex g h7 1t
inbox_good 26 ex 9
inbox_phon 26 h7 8
inbox_sort 26 cf d h7 f
inbox_spreads 26 eo b ex 9
inc 26 iu a
incens 1v 8 f 3u c iu 1g
incens_stick 26 iu f
inch 1y 1k b im 8 in e
inciden 1o t k ef g f4 g fl c gk 12 go i
inciden_form 26 gk 8
inciden_report 20 gk s
incl 1e 6m a
includ r 1g 8 1i 8 35 d 3m a 53 8 5s 8 93 9 9a b ao 9 bw b dn h fg 8 hf 9 hk c hy 6
includ_bath 26 ao d
includ_cal 23 1g 7
includ_deliver 20 e2 7
includ_first 23 35 8
includ_fix 26 c3 d
includ_rent 26 88 8
includ_sound 26 e0 9
includ_swap 26 dn 8
inclusi 1q w h 1f 11 fg p im g
inclusi_rent 26 fg i
incom 13 3d l 4u e 57 a 7w c 7y f 87 f 93 a ak c al b av x bb 9 ck a cq e cs 7 d6 m d7 v da c dg m dj d dk m er 8 g8 a h1 9
incom_cal 23 87 m
incom_equal 26 d7 d
incom_expens 26 dg k
incom_househo 23 12 c
incom_shar 20 bb d
incom_tax 1y av 13
incompl 1r 7j 7 gh n
inconti 26 cx 1u
inconti_pant 26 cx x
increas 1v bm 1g cc i gr e
indebt 26 7x s
indepen 10 7 8 s d y c 3q 9 4c h 4l 6 4v z 4z r 5u m 6i 8 6r a 6t b 8w l 8y 9 9g m 9l e 9p i 9q c a8 a aw q bi f cf b ch g ci i cr j dj c dv 9 e7 d fc a fh 9 g0 b g2 y gy c h6 9
indepen_advic 26 9g h
indepen_artist 26 g2 e
indepen_brewery 26 6i e
indepen_brok 26 aw e
indepen_café 23 2j b
indepen_cloth 23 4c m
indepen_compos 23 g2 w
indepen_consult 26 cf c
indepen_elevato 26 9l d
indepen_funeral 26 9q d
indepen_garag 23 9p g
indepen_gyms 26 s f
indepen_hom 26 h6 a
indepen_hotel 20 4v h
indepen_insuran 26 aw 11
indepen_lab 26 7 e
indepen_lift 26 9l b
indepen_mak 23 3a e fh 9
indepen_opticia 23 4l 9 ch m
indepen_pharmac 20 y d a8 g
indepen_podcast 23 g0 f
indepen_repair 26 9e b
indepen_restaur 1o 6r c e6 9
indepen_shop 20 5u q
indepen_teach 26 bi r
indepen_vets 26 fl 8
indesig 23 eb v eg 8
index 1r d9 1s f7 u gj 9 h1 f
index_fund 26 d9 r
index_portfol 26 d9 q
indi 1p 5 e 8e 8 cm 15 cp b er c
indi_gam 23 cm 17 cp a
india 13 7a c 7d 9 7j 7 cg 8 g6 a g9 a it 8
india_nigeria 1y 7a a
india_nris 26 4k 8
india_turkey 26 7d 7
indian 16 o 8 1m 9 2n c 4h a 64 a 6n 9 7i l 86 9 9x a c3 e cd b fi l g6 9
indian_abroad 26 fi g
indian_dish 26 7i e
indian_family 1x o 9
indian_hom 26 2n i i1 7
indian_kitchen 26 7i c
indian_languag 23 1m c cd g
indian_millet 26 9x d
indian_pakista 20 c3 9
indian_tarif 26 6n d
indian_wed 26 c3 a
indigo 26 4c p
individ 1i 3u z 41 b ar d as f g3 b hm c
individ_cremati 26 3u p
individ_smal 26 hm e
indones 1s 5k 8
indoor 1e h k 1u g 24 v 27 p 53 m 5n d 6j a 8q 11 9k b ab 1g b2 9 fk 1w fp e hq 19 hr o
indoor_air 26 27 v 9k d
indoor_farm 23 6j c ab y
indoor_garden 26 24 h
indoor_golf 26 fk 17
indoor_mini 26 fk k
indoor_plan 26 5n f
indoor_plant 20 1u b 53 b 8q r
indoor_play 26 fk o hq m
indoor_playgro 20 fk h hq 18
inducti 23 9e a ay a
industr 19 1a b 4i k 5a g 5d a 5f a 6i d 9w h a3 w al d ch a dp k ed 9 fa 8 fb x ic e ii f ij b
industr_estat 1v a3 12 dp d
industr_expert 26 fb z
industr_firm 20 5a d
industr_park 1x dp b
ines 1v 9u d
infant 1t 1g 1e 61 t
infant_sleep 26 1g 1a
infecti 1x 5l i i4 8
infecti_control 26 5l f
infecti_rul 26 i4 7
inflat 26 25 i
inflata 1y c 9 3f d 92 8 bz l e3 f
influen 1n 50 2f 58 1d g1 a ga e
influen_agency 20 50 r 58 d
influen_campaig 26 50 b 58 e
info 1x w a 1h 7
infogra 23 b0 15
inform 1i fy b g3 d
inform_everyon 26 fy d
informa 1g w b 1e 8 5u c de 9 dk a f4 b gm c
infrar 26 i9 f
infusio 20 6h 8 aa 14
infusio_jars 26 aa j
ingredi 17 0 l 1 13 3 b 7 7 b a 2o b 2p 8 5u a 5v 2l 64 j 67 g 68 t 69 f 6b h 6c 6 6s f 72 14 7q 1i 9x 7 9z c a0 a a2 m fr m ic c
ingredi_allerge 1o 6c 7
ingredi_batch 26 1 8
ingredi_chang 23 72 l
ingredi_label 26 7q z
ingredi_les 26 a0 c
ingredi_step 26 5v q
ingrown 23 b 7
inhabit 1u gh 9 gi a
inhal 1y y a 4a b gb c
inherit 1u 4k i 9f c bq p
initial 1v 4k d 8k j 8z 9 dx d
injecti 1x 5i l ft 9
injecti_mould 23 5i i
injur 1t 1d c 7h v fv c
injury 1f e a g f k 8 1f b hl d
ink 1n m u 8x d 9t 1g cs c
ink_batch 20 9t p
ink_needl 26 9t d
inks 20 m c 9t o
inlet 26 ae e
inn 1m 29 9 77 1z bj 9 cq 9 ik a
inn_inn 26 77 z
innovat 23 5g s h1 9
innsbru 23 3w a 92 8 a8 e
input 1x 1s h g8 y h6 f
input_credit 26 g8 n
input_loan 26 g8 b
ins 1g r a s h 3h 9 3n g 7o c 9h c bu p f2 d
insect 1s 3o k 6b m 78 j ah 18 fr w
insect_protein 20 6b c ah x fr t
insect_screen 26 3o k
insert 1v a l 6k 7 8x f er e
insi 23 w 9 3i a 8t c
insid 11 18 9 1e 8 27 9 2e 8 2h n 2r 8 3h 9 4g f 5i g 5t a 73 8 86 a 8c 8 8l 8 8t f 97 x ab 8 ad 6 bs 8 d9 9 dm w dy 9 e2 9 gf g hc 8 in 9 io c
insid_app 20 7w 7
insid_exist 26 2h h
insid_hospita 26 w 9
insid_outsid 1x 2g c 3h d
insid_ring 26 5t h
insid_whatsap 26 4y b
insist 23 fn 8
insol 23 2d h 4h g ip b
insomni 1y 25 f 7f 26
insomni_sleep 26 7f r
inspect 12 t p 3k c 5r d 6l b 72 a 9l 15 9m 21 9n 10 9o f 9p i ad f bt q dm d fe 1k ge 27 gh d gk g gw x h3 d h6 2d hy 9 i9 1f id d if o ih 9 ij a
inspect_accept 23 71 6 9n a
inspect_buy 26 bt 9
inspect_car 26 fe f
inspect_casting 26 i9 s
inspect_checkli 26 9m 9 ge 9
inspect_company 23 9m a
inspect_dat 1t 9l j gk a gw g
inspect_firm 23 h6 d
inspect_insur 26 6l c
inspect_know 26 9n a
inspect_list 20 fe b
inspect_part 1x i9 y
inspect_photo 26 h6 f
inspect_photogr 23 fe h
inspect_point 26 fe r
inspect_report 1y fe d h6 11
inspect_scan 26 9m f bt c
inspect_softwar 26 9m n ge l
inspect_used 26 fe a
inspect_writ 1x h6 v
inspir 26 ir c
insta 26 ai d
instagr 1b r u 1t 9 50 c 6r a c9 9 e8 1k g1 f gd 10 io e
instagr_faceboo 26 e8 z
instagr_googl 26 e8 9
instagr_messag 26 r g
instagr_pay 26 r g
instagr_post 26 e8 f
instagr_whatsap 26 gd c
instal 17 16 s 2b a 2i e 2v h 3g b 3l a 3m 1a 3n h 3o l 53 9 5q b 79 9 9g v ab 9 ai d ak z am 17 c1 d dr i eo o fc 1f gt b gu f i5 f ih 9
instal_camera 26 3n 9
instal_maintai 23 am o
instal_near 26 am 8
instal_servic 26 2v c
instal_smart 26 2v d 55 d
instal_solar 1y 3m 13
install 1g 28 9 3m n al e am k bb f cw 7 dr a fc c g8 l gu c h3 j
instalm 1d 11 a 3m e 6v 9 7x a ai i am 9 bb b c3 b db t ew a g4 8 g8 p
instalm_loan 26 g8 s
instant 1l 2a i 5i c 8h 8 9x 9 eh d g2 e gv e hy c
instant_pric 26 2a e gv g
instant_quot 26 5i d
instead 11 d 8 29 8 2j c 2s 8 4e b 4s b 68 a 7i a 84 9 ag 6 cv b cy g db k fx 9 ha c ig f
instead_button 23 cy q
instead_buy 26 18 d
instead_cut 26 1i 8
instead_kid 26 29 d
instead_own 26 d d do d
instead_pay 23 cv 8 db f
instead_throw 26 ig h
institu 1m 8w a dk d ev h gp b
instruc 1a j 8 35 11 43 23 4r b 4x f 6z d 8b d 8d a 8e b 9h 9 b1 d b2 d bh o bq h h5 h
instrum 1f p a 41 1n 5q e 7o a 93 2c bc y dy s dz 1j g2 s g3 8 hl a hn p
instrum_begin 26 bc d
instrum_lend 26 93 d dz e
instrum_lent 26 93 a
instrum_onlin 26 93 a bc m
instrum_rent 23 41 c 93 d
instrum_restor 26 dz 9
instrum_teach 26 93 f
instrum_worth 26 dy a
insulat 1i 5t m 66 c 6j b 6k c 9g l 9k d am d an 1d ii b io m
insulat_board 26 an s
insulat_box 23 66 d ii d
insulat_mak 26 an b
insulin 1s 7j 1k gx e
insur s 1z l 28 e 30 a 36 d 54 9 5q e 6l 8 7b 9 7o 8 7z a 8a c 8g e 94 a 98 a 9b 9 9i f 9u a ag c aw n c0 7 db l dc r do d dt f f3 a fm 8 ge a gm b h1 1r ho a i2 8 if 9
insur_accept 1x 1z g
insur_bank 26 aw 8
insur_bil 26 9u 8
insur_book 26 dt f
insur_check 23 99 7
insur_claim 26 h1 d
insur_form 26 i2 8
insur_invoic 26 g4 c
insur_landlor 26 28 b
insur_phon 23 dc g
insur_rul 26 7b 8
insur_trip 26 36 h do 9
insuran x k a 11 h 1z h 22 p 28 7 36 j 3x 7 52 m 54 h 5q b 6l 8 75 e 7a e 7c 7 93 a 9a d 9b b 9c d 9h c 9u 8 af 8 ag 9 aw 1g db e dc 1t dh 9 dk d dn d do u em 8 fc 9 fd 9 fz 7 g4 e g5 u gq 8 h1 u i7 j i8 9
insuran_agent 26 aw l dc c
insuran_app 23 9u e dc g
insuran_brok 20 aw z
insuran_checkli 26 75 9
insuran_claim 1x 11 r g4 j h1 v
insuran_cov 26 75 a
insuran_offic 23 dk 7
insuran_referen 26 9c 9
insuran_school 26 7a h
insuran_smal 26 aw a dc h
int 1x 1p c 43 e 75 c be f bs d bz 8
intact 26 eb 9
intak 1u 4f b 5f a 9q c ah 8 gz 1j ij j
integra 1n 14 j 2c c ew s i9 l
intelli 20 bw a c6 h ed y h1 e
intensi 1v 43 c 81 e
intenti 1x 3v g 7e 8 bj h
interac 1x fk 9 gc c hd f
interes 18 5h f 7v e 7x d 8u a as a bk 10 d8 e dd b di g es o g7 h g8 g gq g
interfa 1t ec b
interge 26 bl h cv b
interge_liv 26 bl d cv 9
interim 20 4z 1m 5j s
interim_manag 26 4z l 5j c
interio 1j 3e 13 3h a 53 d 8r 7 9d 1y an 7 iu 8 iw c
interio_design 1y 9d 1p
interio_photo 26 3e n
interio_shot 26 3e l
interla 26 7c i
intern 1t bl d gq 1l
interna 1g aj d cb b de c f7 10 ff c hf 13
interna_student 1x ff c
interna_tool 20 cb b hf 18
interne 18 1i d 26 e 28 7 2h e 3a b 5c a 5s h 73 n ax 8 ba c cu t dh e hs g
interne_café 26 hs 9
interne_clean 20 5s h fg 9
interns 1v 14 9 1a g gq 1y
interns_student 26 gq s
interpr 1m 51 45 5b n 7d l eb l i1 f
interpr_app 26 51 c eb f
interpr_arabic 26 51 p
interpr_hospita 23 51 12
interpr_servic 26 51 10 5b e
interpr_video 20 51 1g
interru 1x r 7 87 g f7 8
interst 23 3p a 81 7
interva 1x 7h a 7p g b2 8 ia a
intervi 15 1a c 3r 7 5d q 5g b at 18 ba c bb z bd o bg l bn r bo 3e bp 1e cj n ck i cv b d0 9 d2 8 d4 s d5 x e2 h e9 14 eh a ex 16 f1 g f5 a fb m fd 1b
intervi_candida 20 at c ex j fd c
intervi_check 26 bg 7 fd f
intervi_coach 26 au b bo q
intervi_expert 23 e9 f fb b
intervi_forty 26 d5 g
intervi_half 26 e2 i
intervi_phon 23 bp a eh f
intervi_practic 23 bo 17
intervi_questio 26 bo 16
intervi_slot 26 ex l
intervi_thursda 23 ex b
intervi_video 23 bo d fd q
intervi_writ 26 3t 7
intimat 23 2t k 39 10
intoler 1x 2q 9 5w g 7q n
intraor 26 11 b
intraor_scan 26 11 8
intro 1p az 10 g6 a
intro_music 23 az j
introdu 1f h 8 46 h bj 19 cv n fd f fl d g6 11 i0 e
introdu_allerge 26 g6 k
introdu_oth 26 cv c
introdu_pair 26 bj c
introdu_suitabl 26 fd d
inv 23 3m 9 6n e h6 d
invent 1q 71 9 8v d e9 8
invento 1i y w 1z 1v 6s w 9o h 9v b bm g f5 b gr 9 gy 20 h6 1e
invento_app 26 1z s 9o a
invento_clerk 23 h6 s
invento_hom 26 1z n
invento_report 26 h6 j
invento_smal 26 gy f
invento_softwar 20 y n 6s 9 gy w
invert 1o 2b 14 2j e 3m 1r al j
invert_lithium 26 3m m
invest 1n 1e d 7y 1q d9 2y ga 1w
invest_app 26 d9 c ga h
invest_real 23 7y 14 ga a
invest_smal 23 7y b d9 q
invest_women 26 d9 c ga b
investi 1y ci i cn 7
investm 1o 1e 9 7y j ak m d9 m ga 8
investo 1g 3f b 4t d 5j 1h 7y 1q d9 13 df a fb x ga e
invisib 23 4e a
invit 19 w b 1s b 2t g 3t a 4e d 9c f ap b bk d dd s ex 9
invit_second 26 1s b
invit_twelv 26 2t m
invit_wedding 23 4e h
invoic z x l z 18 10 p 1z 9 4t 2j 4z f 5e 13 5u d 6n y 6s j 71 7 9p y 9q m 9r i 9u g 9v w cb d cf 9 dg r ej 2z ek a en 14 es 1x et g eu n f3 n g3 7 g4 m gj d gl e gu u gv 9 ic l
invoic_already 23 z e
invoic_app 26 9v 9 ej s
invoic_cash 26 4t s
invoic_check 20 4t l
invoic_client 26 ej z
invoic_contrac 23 ej e
invoic_direct 26 g3 7
invoic_door 26 gl d
invoic_employ 23 iv a
invoic_list 23 cf g
invoic_minut 26 ej p
invoic_must 23 ej b
invoic_ord 26 9q h en c
invoic_overdu 26 es e
invoic_pack 26 6n d
invoic_paid 26 4t t es c
invoic_part 26 ej 9
invoic_program 1y 9p b
invoic_real 26 f3 7 gv 9
invoic_remind 20 es u
invoic_sam 26 gu q
invoic_show 23 en u
invoic_softwar 20 6n d ea f ej 9
invoic_tax 26 dg b
invoic_templat 26 ej a
invoic_tool 23 ej v
invoic_updat 26 6s i
invoic_word 26 ej a
involv 1u 2x b 56 7
iot 26 gf a
iowa 26 7m g ie e
ipad 1x 1m n
ipad_voic 26 1m l
iphon 1y 2i p iq b
iphon_samsung 26 2i h
ipswich 26 bu a
ireland 12 1 8 1i 9 3x d 4v 8 5w c 6g 8 7k b 9n 9 b4 8 c6 9 e0 7 ej 9 fh 8 ie 8
irish 1t 2o 7 bo b d1 h gj b
irish_root 26 d1 d
iron 1h 7 1j 17 b 1t 8 85 r 8s d 99 2e gb r
iron_local 26 99 r
iron_shirt 23 99 i
iron_supplem 26 7 s
iron_thyroid 26 85 b
iron_vitamin 26 85 b
irregul 1q 7k e d6 8
irrigat 1s 3l 13 96 c am c ic d id 12
irritat 1x 1 i b h
isa 23 35 g 64 9
island 1h 1e n 30 c 4p a 6o 1h 73 b a5 d de c dp b
isn 17 2a c ca 8
isn_sold 26 2a c
iso 1x f4 1p
iso_soc 26 f4 8
isps 26 e5 g
israel 1v 5e 7
issu 1c ak a ch 1f cr 2d d0 p ej h es d gd v gg 9 gj a h9 7
issu_issu 23 ch b cr 9
issu_permit 26 gj d
issu_report 26 gg b
issu_scream 26 4d 8
istanbu 1x 7d 1d
italian 1j 42 h 4b b 5b g b5 k cr a d1 7 ff b in a
italian_chines 26 4b c
italian_english 26 cr c
italy 18 5f a 9s d e7 f eb c
italy_spain 20 e7 c
itch 1v 1 t
itchy 1x 2 a a2 9
itchy_scalp 26 2 8
item 11 y d 18 a 1r d 1y p 1z 15 2v a 4f 9 4v c 55 g 64 o 8m k 90 7 99 e 9a d 9h i a5 a d2 8 dt f e9 9 ek 8 f6 f f9 f gb b ge n gy x h6 c hx c i5 a i6 10 iq 8 is j ix i
item_back 23 i5 g
item_fees 26 i6 h
item_mix 26 62 e
item_phon 26 55 g ge f
item_poland 26 e9 e
item_remind 26 gb c
item_stock 26 gy b
itinera 1y 1v 2b 37 1g
itinera_book 26 37 u
itself 14 15 a 24 b 25 9 2c 9 2h 9 3w a 7h b 84 8 9e 9 9u a cb j cf 7 d3 c d6 9 e5 9 ee 9 ef 9 eo o es a gc c hf 9 ib k ij a
itself_stop 26 es g
ivf 23 7d u g4 f
iyengar 26 g 10
jacket 1f 17 c 1y b 2f a 38 f 4d i 4f h 4g a 4j a 4n 23 4o l 4r 8 5o o 8e h a3 a cy c il o
jacket_apron 26 4n q
jacket_sleev 23 4o d
jaggery 20 2q 8 9x o a1 e
jaggery_dat 26 a1 c
jain 1v 2u c 31 c 7q 8
jaipur 1v 9e j
jakarta 1x hs 7
jam 1n 3x 9 67 c 6a a 74 b 9y 7 dw 9 hv 1u
jam_chutney 26 hv q
jam_fruit 26 67 c hv 8
jam_smal 26 hv 8
jam_sugar 26 hv 8
jams 1y 67 n 6m b hv 1d
jams_chutney 26 hv o
jams_fruit 26 67 c hv 8
janitor 20 gv 10 ib 9
january 1e 8i c hz 1b
japan 1k 79 c
japanes 1o 8b e 8l l 8x d 8y c b5 e
japanes_styl 26 8b f 8x e
jar 1b 8 d 9 d 3u 8 63 n 67 v 6a 15 6c q 6d n 8c n 8s 8 9x b 9y w 9z s fq b hv i
jar_din 26 9z a
jar_fil 26 63 8
jar_last 26 67 a
jargon 1v 1a 8
jars 1a 8 c 2v b 60 a 61 d 63 1s 67 12 6a 1q 6c 13 6d p 6q 8 8z 7 9y 1s 9z 1g a1 8 aa g hv 1j
jars_back 23 9y 6 hv j
jars_hand 26 hv 7
jars_kind 23 6a 9 9y 6
jars_market 26 9y 7
jars_onlin 26 6a 7
jars_pouch 26 61 a
jasmin 26 2s 7
java 26 58 h ee 9
javanes 26 6b 9 7z g
javascr 26 1a j b8 h
jaz 1r 1w a 39 18 e0 11 e1 x
jaz_duo 23 e0 j
jaz_soul 26 e1 j
jaén 26 6f k
jean 1p 1t m 4c i 4h 7 cy 17 im 1i
jean_blaz 26 im p
jelly 26 hv a
jerky 23 68 h 6j 9 a2 c
jersey 1s 4s 8 b3 c d2 a il j
jet 26 3j 12
jet_wash 26 3j v
jewel 20 4k i fh a
jewelle 1m 2c s 2f f 4e 9 4k 1g c8 f fh 18 hi 8
jewelle_detect 26 2c r
jewelle_mak 26 hi 8
jewelle_sel 26 c8 b
jewelry 26 4k y hx f
jigsaw 1r 8f 31 8v g cz 9
jigsaw_post 26 8f w
jigsaw_puzzl 26 8f 9
jira 26 f6 p
jira_asana 26 f6 k
jitsu 23 hl 1c
jiu 20 h f hl 1b
jiu_jitsu 23 hl 14
job x 10 g 14 s 15 9 1a g 3g a 4y b 5d c 6q t 95 k 9c a 9o 8 9p 1b a3 d ac 8 aq 9 as p at s ay i b5 g b8 9 bb 1d bd b bn 1q bo 12 ce 9 cg s ct 1w ea i ef a ek 9 ex 15 fa 8 fc t fl e gt v gu w h3 g id a
job_ads 26 ct v
job_advert 1x bo i
job_applica 1y at 8 bn p ex b
job_board 1s ct 29 ex n fd 9 gq 8
job_card 1v 9p 1y 9r a
job_centr 1t 15 a 1a 9 bn c
job_chang 26 at 7
job_descrip 23 ay w
job_due 26 10 e
job_fil 23 bn m
job_hunt 20 bn j
job_india 26 cg 7
job_intervi 1y bo r
job_lead 26 fl g
job_managem 26 gu d
job_messag 26 ea g
job_numb 26 ek f
job_photo 1y 95 f 9c d gt e
job_platfor 26 ct f
job_portal 26 ct 13
job_seek 1o at z bn 12 cg t
job_sheet 26 gu n
job_shop 20 6q 13
job_sit 1u a3 l bn 8 ct l
job_softwar 23 gt g
job_titl 23 at 6
jobs 13 14 j 1x j 3g i 4j 9 56 8 5a 7 95 1c af l at 8 b0 8 bb j bn a bt c ct 2b dk 9 eh s ex f fc l gt 16 gu w
jobs_map 26 eh f gu d
jobs_open 26 h4 a
jobs_paid 26 ch b
jobs_sit 26 ct g
jobs_worksho 26 9f 7
jobsit 26 9o b
joburg 23 65 9 cj f
jog 20 4d a il k
johanne 1m 58 f 5q b c1 8
johor 26 dz 7
join 12 r c 18 8 1p 8 34 b 37 d 3v 8 4a e 4v g 5j k 7m b 8o j 9f f co t cq d et 9 f6 r fb a fl d hr 6 i6 9
join_book 26 co r
join_cal 1x f6 o
join_clas 26 g1 c
join_custom 26 8o q
join_part 26 5j c
join_pick 26 73 8
join_work 26 et e
joinery 1x 6q u 8o 8 hi f
joint 1i 1g c 3j y 3r a 4v 12 7o d a6 c ao 8 d6 b d7 1g fr b fv b
joint_account 26 d7 15
joint_family 23 1g e
joint_goal 26 d7 f
joint_seal 26 3j n
jok 1l 4q f d5 7 e2 s e4 6
jollof 1t 2m g 31 d 9z q
jollof_bas 23 9z k
jona 1e da d dd a ef 9 em 8 fc 9
jona_jun 26 2x 9
jordan 1y 37 h ip x
journal 1k 3v h 7n 1y 8x 10 bd c bp 8 ch a ci 1r cr i d0 b d3 a d5 b i1 9
journal_app 26 7n 11
journal_keep 23 7n n 8x a
journal_town 26 ci u
journal_writ 26 d0 8 d5 c
journey 1k 1v b 37 16 3q b 3x 18 76 n 7t 8 9i m br j
jowar 23 5y d 9x h
json 20 eu 23
jss 26 b4 8
judg 1j 80 9 9j 8 ac a ev g
judo 1s 4a t hl 2k
judo_childre 20 4a d hl w
judo_clas 26 hl o
judo_club 26 hl 7
jug 20 2e o
jugs 20 2e c a7 c an 7
juic 1k 2r 2l 6g h 6h e c0 i
juic_bar 20 2r 1f c0 j
juic_smoothi 26 2r u
juki 23 4i x
julia 26 e 8
july 1j 44 9 4t 9 6k a
jumia 26 4s a
jump 1g 1j l 1t 9 4d 8 4p 1u 7c b 7g 9 gy e he b
jump_knit 26 4p q
jump_siz 26 1j 9
jump_wool 26 4p s
jun 1c 2x a 37 a dd 9 dh 9 dk 8 g7 b
junctio 26 bh f
jungl 23 53 e
junior 1n 1k c fa r
junip 26 6e 8 iu e
junk 1u 7 g 8g a 9j o hx 11
junk_remov 26 9j e hx 8
jury 1u 5g h 8y 9 bg a c6 9 fh i
justify 20 aj 8
jutland 23 1i g 5p 8
kaba 26 4o g
kaduna 23 af 8 b8 g
kaftan 23 4r 8 im c
kal 26 8i 6 ab e
kampala 1l f 8
kampala_start 26 f 8
kannada 23 ec d
kano 20 6d 8 8k f b8 f
karaok 20 2z q bz a
karat 23 hl 1c
kassel 20 3z b eh 9 hu 9
katori 26 7i p
katowic 26 4g h dw 7
kayak 1v 33 g 38 q 6z 19 92 f
kayak_tour 23 33 e 6z d
kazakhs 26 i8 h
kebab 23 2m d 6d f
kebab_noth 26 2m a
keen 1q 8l i
keep m 9 7 1d 9 1u a 1z h 20 m 3d b 3v 7 57 a 5e 9 5p 8 6c 7 71 7 7k 9 7n e 88 9 8f b 8i g 8n e 8u j 8v 8 96 8 9b g 9j e 9q 8 9v 6 ag 9 ay g bs a cg i cr 7 d9 8 dt l dv 8 eb k f4 8 gc b gk 7 gm 8 gw a h8 e h9 7 he g hz 9 ic 8
keep_account 20 57 r
keep_aliv 26 42 a
keep_bags 23 dt r
keep_best 23 20 b
keep_box 23 9b l
keep_breath 26 gk 8
keep_car 23 t d 7u f
keep_card 26 9v d
keep_cash 26 d9 9
keep_certifi 23 hd g
keep_christm 23 hz p
keep_cold 23 6c 8
keep_consent 26 9t 8
keep_control 23 f4 e
keep_cost 23 gw f
keep_dat 1y eg c ic d
keep_data 1v 7k 8
keep_degr 26 ii d
keep_delet 26 cg 7
keep_diary 1x 8n 6 bs d
keep_dogs 26 gc j
keep_donat 23 9h b he o
keep_drop 26 aw j
keep_entry 26 7k f
keep_family 1y 16 b
keep_friendl 26 gi 6
keep_gras 26 ag o
keep_layout 26 eb p
keep_legally 26 gm f
keep_list 1t 1z e dd 9
keep_long 1t 8f m
keep_not 23 7n c
keep_order 23 4v 9
keep_own 20 8i 7
keep_pac 23 9j 8
keep_pay 1y 1d b
keep_photo 23 9m f fy e
keep_piec 20 9d 9
keep_privat 20 3v b d6 c
keep_receipt 23 1z f
keep_record 1q 71 8
keep_return 23 25 8
keep_run 26 eq f
keep_second 1y 4o b
keep_sel 26 8i c 9j 9
keep_send 1y cg b
keep_shar 26 88 9
keep_staf 23 ay v f0 c
keep_stock 20 6s g
keep_swap 20 8u l e1 9
keep_til 26 5c f
keepsak 1t 3t 7 3u s 3w 9 is j
keg 20 6i d 71 f c0 b
kegs 1u 6i e 71 1k c0 a
kel 1m gj 7
kennel 1v 1d 9 fo 11
kennel_stres 26 fo 9
kent 1o 3e g 67 c bt 9 hv a
kent_sussex 26 3e b
kentuck 1y 9v f
kenya 16 y a 2i 9 5d g 5f b 7d 7 dc 9 de 9 fb a
kenya_uganda 1l 5f c 7d 8
kenyan 1l 2s b 5a d 7m c io c
kept 11 23 9 4o 7 89 7 8i 8 93 h 9u b eb f f1 b g4 a gr a
kept_sent 1y 9u b
kerala 1q 2l e 5d 9 6d g
kerala_manila 26 5d 8
kerb 1y dr d hx b
kes 1q n c
keto 23 9x c a4 d
kettl 1x 0 g 17 g 6h 8 cn 7
kettleb 1y f p b2 18
key 19 1p a 2c 9 2h 12 3n j 6u c 7y f 94 b 9i w ah 7 br d c1 6 cv d df 9 do n dy c g7 9 gl i gv e
key_box 1v 2h g do k
key_cod 26 gl c
key_cut 23 3n 9
key_ring 26 br i
key_saf 23 2h c
keyboar 1o 93 h dw b dz h eg v iv o
keyboar_trap 26 eg i
keychai 26 2f g in d
keyles 23 2h g do 9
keyring 23 is 1b
keys 18 2f b 2h t 3d f 3n c 52 b 5l g 6u m 75 e 94 e 9i j df 8 dj 9 dy c fm g fw 7 g1 k gb 18 gv 12 h2 b h6 9 h7 d
keys_guest 23 3d h 6u f
keys_key 26 2h e
keyword 1t c6 a ca i e9 10 gp 8
khachap 26 2l o 2t h
khan 23 k c
khichdi 26 2n 9
kiambu 20 47 g
kibbl 23 fr u
kibera 23 12 a
kick 1l 56 8 7l i 7s 7 hd d hh d i9 t ip 16
kick_clean 26 ip n
kick_off 23 7s 7 hd e
kickbox 26 h g hl e
kicksta 1y 24 a
kid 1c 1h b 1k p 1n 8 1w c 29 a 8b o b6 b bi t cl a d8 j gn b is c
kidney 1q 2e b 7p f fr f gc g
kidney_diseas 26 gc g
kids s h d j e 1h j 1i 18 1k t 1m a 1o d 1p 9 1s e 1w f 29 d 2d a 3y g 3z j 41 c 44 17 45 z 48 13 49 14 4a 18 4d 13 4l 7 78 8 82 h 8b t 8m 6 8t b 8u c b6 h b7 k bc 8 bi 18 bk b bu 9 bw b c5 w ce a cl t d3 c d4 8 d8 12 dn a f8 k gd e hh 8 hl v hp a hq q ip b ir 6
kids_adult 20 8m 6
kids_app 26 1i c d8 d
kids_art 26 c5 z
kids_big 26 dn 8
kids_bik 23 1k y dn c
kids_birthda 1x 45 s
kids_bor 26 8u 8
kids_camp 26 44 t
kids_climb 26 hq d
kids_club 26 f8 a
kids_disabil 26 8t d
kids_earn 26 1i w
kids_flat 26 4d e
kids_group 23 hl c
kids_grow 23 4d 9
kids_grown 23 41 b 82 c
kids_keep 26 bp 8
kids_nev 23 d3 9
kids_parent 1y hl f
kids_party 26 45 12
kids_phon 26 1i c
kids_pick 23 1h d 4l c
kids_play 23 hq 9
kids_read 23 1b e b6 10 gn b
kids_school 1u 1s c 48 e
kids_stat 26 bg 8
kids_welcom 23 78 7
kigali 1v i8 8
kil 1g 1u a 8c 8 hg b hy g
kiliman 23 5s h hj e
kiln 1o 3a l 8z 17 hh 2g ig e
kiln_dry 26 ig d
kiln_fir 26 hh m
kiln_shelv 26 hh l
kilo 17 23 8 29 11 56 r 63 d 6j g 6o e 77 d 99 a 9x 9 a1 9 hu o ih h
kilomet 1g 22 s bk c el i fy f gw h
kilowat 1v am p dr h
kim 23 g4 9
kimchi 1x 5n a 6c 2n
kimchi_sauerkr 26 6c z
kind 17 3q 8 4b a 4g a 66 b 6a d 8i 8 a1 c gh b h0 8 h5 a hv 8 i5 a i9 8
kind_good 26 1y b
kind_product 23 i9 b
kind_test 26 h5 f
kinderg 1k 2w q 3z 1k 6y z 7a v 7j 7 8t 8 b5 d g3 m ge o
kinderg_childre 26 3z e
kinderg_softwar 26 6y e g3 a
kinderg_teach 23 3z e 7j 7
kindly 1s 7g e 7j 9 7r 8 ex 9 gf 7
kindy 23 1n d
king 1y 6j d 90 8 dv g
kinky 26 i2 g
kiosk 1g 16 m 2k 8 2r b 2s a 2v d 52 e 55 i 5u x 6m g 70 c 7t a am 9 ew a g8 e gi c hc a
kiosk_market 26 gi f
kiosk_own 23 5u d g8 g
kirana 23 a5 16
kirana_stor 26 a5 p
kisumu 1v 6 r cd d
kit 12 a h c j 29 8 2b 15 35 8 49 j 5v x 81 g 85 1h 89 8 8b u 8c 1e 8d f 8t y 92 9 9m 9 aa s af 7 ai 9 ax h b2 9 c4 f d2 8 dw 9 fj 9 fu 8 gn 7 il e ir m iv k
kit_company 26 5v b
kit_experim 26 8t x
kit_first 26 ir 7
kit_kit 26 5v n 8t e
kit_light 26 2b d
kit_post 26 85 g aa c
kit_refil 20 8c a
kit_school 26 35 d
kit_sensor 26 81 f
kit_sho 26 1j 7
kit_sprout 26 8c p
kit_stay 26 49 h dw 7
kita 23 ce j
kitch 26 c f 8j e
kitchen s c b 12 f 14 b 1s c 24 c 28 a 2e 8 2l n 2m w 2n 24 2p g 2u 19 2w 17 30 1a 31 n 3h 8 4b j 4y c 5l p 5m x 5o d 5r 1w 60 b 67 9 6b d 6c c 6f b 6j q 6s 16 70 17 72 q 74 11 7g 9 8c i 8i 8 8j b 8l s 8m g 8s 16 8t 9 94 b 9c m 9e n 9j w 9n w 9x 8 9z e a2 9 a3 o a4 m a5 f a6 n a7 b ab b ai a ao l d4 c dj 7 eo a fg r fr 8 g0 8 gb c h4 h hk 18 hq c ht h hv 8 i7 e it j iv 9
kitchen_already 26 ao h
kitchen_bath 26 94 a it f
kitchen_bathroo 1t 3c b 5l b 94 b 9c l
kitchen_big 26 2w d
kitchen_book 26 c g 5r d
kitchen_brand 26 2n m 8s b
kitchen_canteen 26 6s a
kitchen_clean 20 31 e
kitchen_cook 1v 2n p 2u a 2w d d4 d
kitchen_count 23 8c o 9e e
kitchen_cupboar 23 3h a 6d a
kitchen_deal 26 h4 i
kitchen_deliv 1x 2n c 2w c ab 6
kitchen_din 1y 2n 1g
kitchen_dish 23 hk i
kitchen_family 23 30 f 9j f
kitchen_floor 20 28 9
kitchen_food 1x 5r 11
kitchen_garden 26 8c f
kitchen_help 23 i7 v
kitchen_hotel 26 9n a
kitchen_kniv 1x 8l p 8s v
kitchen_light 23 24 q
kitchen_list 26 5r 9
kitchen_local 26 2m g hk j
kitchen_must 1s 72 a
kitchen_next 26 9e f
kitchen_open 23 2n d
kitchen_ord 1u 6s b a6 9
kitchen_photo 23 7i c
kitchen_pick 26 a4 h ih e
kitchen_plac 26 ao d
kitchen_print 23 70 i
kitchen_put 26 9z b
kitchen_quick 26 2s b
kitchen_record 26 g0 a
kitchen_restaur 26 5r b 6s j
kitchen_room 26 9j g
kitchen_run 26 5r b
kitchen_second 26 8l c
kitchen_send 26 2p e
kitchen_serv 26 30 o
kitchen_shop 26 4y d
kitchen_sink 26 28 8
kitchen_station 23 5r 14 74 e
kitchen_tabl 1h p a 2n 9 5g c 74 9 8j g 9e e cu 9 dj b iv d
kitchen_tablet 26 1s n
kitchen_tap 26 2e i
kitchen_ticket 26 70 o
kitchen_toilet 23 5l f
kitchen_tool 23 8m c 8s 1g
kitchen_wal 23 72 9 a2 b
kitchen_wash 26 5o h
kitchen_weekly 26 5m d
kits 1c 3 a a m d b 1p g 3m d 5v v 5w 7 6j a 85 10 8b w 8c z 8d w 8t i aa l am 9 cz a iv a
kits_chlamyd 26 85 m
kits_hom 1y 85 a
kits_open 26 8c c
kitten 1x 1d h fx a hp a
kitten_near 26 1d 8 fx 9
kne 1c b 8 g f k 18 1k g 1v e 4d 8 56 b 77 7 7g b 7h 8 7o w fv i ho 9 if b im a
kne_exercis 26 k e 7o d
kne_hip 26 k g
kne_hit 26 1k k
kne_should 26 k c
kne_surgery 20 k 9
knead 26 hh g
knew 1t 3q 9 it a
knick 23 4s p cx e
knif 1o 8l 1a 8m 9 8s 11 hi n
knit 1g 2d c 3b b 4p 3b 4r b 8d 2j fh j i9 n ik w
knit_along 26 8d e
knit_buy 26 8d 7
knit_crochet 26 8d a
knit_hand 26 4p b 8d c
knit_kits 26 8d q
knit_machin 26 i9 q
knit_norway 26 8d a
knit_pattern 20 4p 9 8d s
knitwea 23 4p 1d fh f
kniv 1n 30 f 8l 29 8m h 8s 1o fh g
kniv_blunt 23 8l h
knob 1v 2a y 83 f gb 9
knock 1u 1b g 1o o 4b 9
knot 23 3r 9
know k r 8 1b 9 1o 9 33 e 5c 9 5d 9 5g 8 6f 8 6q 9 7i d 7z 9 85 c 87 9 9c 9 dj f du 6 fb c go 9 gq a gx 9 h7 c
know_animal 1y fo 9
know_anoth 26 cq 9
know_answ 26 e5 b
know_car 20 22 b
know_chang 23 as 8
know_family 1v d1 7
know_fil 23 5e 8
know_fre 23 go h
know_fresh 26 6f 9
know_garden 26 fb e
know_languag 26 5a 8
know_last 23 h9 c
know_leas 26 h7 n
know_lend 23 dj h
know_lift 23 9l c
know_list 23 hb b
know_long 20 r g h5 d
know_machin 1y ia 9
know_open 20 4f e
know_post 26 4z a
know_pupil 26 b4 9
know_regular 26 2j e
know_second 26 87 i
know_smal 23 aw e
know_student 20 gq 9
know_traditi 26 c3 b
knowled 1f at 7 e4 9 e9 8 f7 18 fb a
known 10 0 a 8v 9 fa 8
known_bag 26 8k 8 io 8
known_brand 1r 9 9 4g 8 4r 8 6g 7
known_fac 20 fi g
known_gam 26 8v b
known_nam 1n gq 8
koji 26 6c u
kombuch 1y 5m f 6h 1h
kong 1t 85 7 fd e
korea 1t 81 7 8z 7
korean 1q 2m h 2n u 64 j 6c 6 b5 e cs 8
kosh 26 7q a ht 9
kra 26 57 i em h
kraków 1s 5 f 62 a 9e 9 hj c
kraut 26 6c w
krav 26 hl m
krav_maga 26 hl h
ksh 1d d9 d
ksh_pesa 26 d9 g
kuala 1s bv 8
kuala_lumpur 1t bv 6
kuberne 23 cc 12
kulfi 26 2q h 9x 7
kumasi 1v 44 d id h
kurta 26 1t f cy 8
kwh 1m ak e al r dr 8
kwp 26 3m d
kyoto 20 7e 8
lab 17 5 a 7 q x 9 10 16 11 17 1l 9 45 8 4k 9 4l 9 5q l 5w 8 6a o 6o 1d 71 9 7z c 85 f 8h x 9k f a0 a d2 j g4 m
lab_coat 26 1l e
lab_ord 26 10 a 11 e
lab_own 26 10 8
lab_report 1x 6a 7
lab_result 1u 85 c
lab_sampl 1y 6o t
lab_test 1o 7 c 6a d
lab_valu 26 71 d
label w 0 b 8 9 1y a 1z b 2b 7 2u l 2v g 31 9 4c 17 4d b 4e 8 4f j 4h b 4n a 4p 9 4r 7 5v 8 5w d 5y 8 5z 7 60 f 61 8 63 a 65 9 67 9 69 8 6f 7 6h a 6w 9 72 n 7q 13 86 10 8f 8 8k 9 90 b 9j a 9n d 9x c 9y c ap c b0 d c8 i cd 1h cs 7 e8 8 eg d fr b gy b ha h he z hv 7 hw 9 i5 c i9 l im k iu 8
label_allerge 1q 2u j
label_buy 23 7q 9
label_camera 26 7q z
label_colour 26 86 f
label_deliver 26 9x d
label_design 23 8k b b0 a
label_fil 26 30 9 90 7
label_hand 26 he g
label_imag 26 cd 1g
label_label 26 4c e cd c
label_menu 23 72 k
label_model 26 cd 9
label_nam 23 2u 9
label_print 1t 6w 8
label_refund 26 he f
label_report 26 ha a
label_scan 26 7q d
label_siz 23 4f e
label_speech 26 cd 11
label_start 26 im b
labor 26 9u j
laborat 1g 4 a x 9 10 1j 11 g 5t m 6o c 85 o 9z 7 ij p
laborat_result 20 85 c
laborat_sampl 26 ij c
labour 1e 9p i ay r em c fc e i7 i
labour_law 20 ay m
labs 1h 10 1e 11 19 5t l 7t i 8h e ih 9
lac 1v 8t f i2 j im c ip a
lac_front 23 i2 c
lack 1j fa 8
lacqu 26 6q a
lactati 1x o j 7l u 9u j
lacto 23 6c 18
lacto_ferment 23 6c z
lactos 1v 2q d 5w m
lactos_intoler 23 2q 7
lad 1g 18 11 1x v 29 b 3h c 4t c 97 y 98 t 9h 1b hr b
lad_cabl 26 9o 8
lad_pressur 26 9h e
lad_sew 26 18 g
laddoo 23 a0 9 a1 10
lads 1t m 8 9a r
lady 1b d 9 i a o d 43 f 4g 9 4i 7 4o a 57 a 5l a 74 a bv 7 ck c hk e
lag 1y 6i u
lago 15 4 a 4q a 58 b 8y a 91 b ch a cj b db 8 fc a g7 b hm b
lago_abuja 1l 91 b 9y 6
lago_accra 1u 4q a
lago_johanne 26 58 g
lago_nairobi 20 ch e cj c
lago_sel 26 8y f
laid 1s i d 2u i 3l a 8z 8 bn a d0 8
laid_off 23 bn 9
lak 1e n w 20 8 21 d 35 f 38 8 44 b 5n d 73 m 77 c 78 d 8n 11 9s a dn b gu d
lak_hous 26 77 f
lak_road 23 gu f
lakesho 26 n o
lakesid 26 73 a
lam 1y 31 c fz 7 ie h
lamb 1u 2t e 34 b hu 1a
laminat 1t d 7 56 d ao 8 ba d bv o
laminat_dough 26 ba c
lamp 1a d m 17 k 25 19 26 b 2a 16 2b 9 3f 1o 95 j 9d 9 am d dr m gg z gy a he 9 i6 8 is e iv o
lamp_art 26 3f b
lamp_dump 26 gg i
lamp_post 23 dr k
lan 1d 2z a 5y 8 97 9 f2 9 fk b fm 9 gn c gx 8 h7 8 hs a
lan_onlin 26 fk d
land 15 7 b 19 r 30 9 3e 7 58 b 5p f 5w 8 6a 9 6n h 6o k 79 e 7a j 7c i ag i aj h ap x cf 9 ch b d1 9 ea c eh f eo e ex 9 ff i h9 8 hu e i0 f
land_clean 26 hu e
land_cost 26 6n p
land_inbox 23 cf e ch g
land_pag 26 58 h eh f
land_plot 26 ff f
land_shar 26 i0 9
land_sit 26 6o 9
land_weight 26 ap s
landfil 1u cx 7
landlad 23 97 a bd j cs 9
landlin 1y 2c 9 7p n 87 p bs h
landlo 26 db f g7 e
landlor 14 27 b 28 b 2b c 2h b 3n 9 52 p 6l b 7w a 9k w ak a ax e bm 1a db 20 e4 6 eq c ff n g7 1c gr 1d h3 f h6 f hp 7 hx b hy a
landlor_accept 23 db h
landlor_bank 26 5j 8
landlor_court 26 bm c
landlor_directl 23 g7 p
landlor_know 26 db 9
landlor_list 23 52 g ff c
landlor_rotterd 26 3n a
landlor_tenant 20 db p gr c
landmar 26 gx 12
landown 23 2k 7 2q 7
landsca 1n 3l y 4n b 8y c eh j gt f h4 n
langu 26 6w b e9 d
langua 26 6w c id f
languag w u 8 w 8 14 k 1f c 1m 9 1n 9 42 17 4w a 4y h 51 1g 5b k 64 d 6w u 6y m 79 9 7m c 7q f 82 a 8w b b5 1o b6 d bh n bk c bq c c9 f cd s e5 c e9 l ea 9 eb 10 ec k ed f ee e er 9 ey n f1 d f5 a g3 b g5 q gi b gm 1a gv b h7 d hc a hd c
languag_academy 26 g3 i
languag_accent 23 cd b
languag_agency 26 gm 9
languag_app 20 42 9 7q d b5 11
languag_apps 26 42 a b5 a
languag_check 1y 8w b bq h e5 d ee d
languag_cours 1y 14 l 42 c 5d d b5 i
languag_cultur 26 7m f
languag_exampl 26 hb c
languag_exchang 26 42 d bd e
languag_fre 26 b5 a
languag_german 26 bh b
languag_heat 26 h7 8
languag_interes 26 bk h
languag_keep 26 gm 8
languag_learn 26 42 m b5 15
languag_lesson 26 42 19 b5 e
languag_let 26 gm j
languag_level 26 14 9
languag_map 26 6w b
languag_pictur 26 gm 8
languag_quiz 26 hd e
languag_report 26 6y f
languag_school 1v 42 l b5 c
languag_short 23 bh e
languag_sid 26 bh c
languag_sit 23 5f e
languag_spoken 26 g5 e
languag_teach 26 42 d
languag_transla 20 c6 c gm b hc d
languag_tutor 26 42 s
languag_version 26 ca e
languag_video 26 6w 7
lankan 20 2n 8 2t 9
lantern 20 2k 8 92 a cm f
lanyard 26 iq e
lapland 26 e3 b
laps 1u 4m b h9 h
laptop 1b y a 1a q 20 9 2i 14 2j e 49 g 4g g 5c 1i 8k 9 9e r b8 b be b cu b ey a f4 j hf a hp 7 io 1q iv 13
laptop_account 26 5c n
laptop_bag 23 io d
laptop_bags 26 io n
laptop_kitchen 26 9e l
laptop_lent 26 1a h
laptop_sleev 1x 4g b 8k a io 12
laptop_stand 23 iv 1a
laptop_tool 26 f4 p
larg v m 8 x 9 1k 8 2w h 36 a 4h 8 54 8 5p b 6m 9 8e 9 8z 7 9s 8 a0 8 al b bj a cj 8 cp a ct a cu h cz a ec a eu a f4 7 fg b i0 b im a
larg_animal 23 x h 1d 8
larg_book 26 33 g
larg_box 23 6m b
larg_buy 23 4t 9
larg_charity 26 1c b
larg_choic 1u 3v 6
larg_cloud 26 ec 9 eu e
larg_coffe 26 5m a
larg_contrac 26 2w j
larg_deliver 26 a6 8
larg_event 23 1w b
larg_firm 20 hc 8
larg_grow 26 6j a
larg_hous 26 fg c
larg_insur 26 dc c
larg_let 1y cu k e2 6
larg_library 23 cp a
larg_marketp 26 8g 7 fh 7
larg_met 26 al n
larg_network 26 fl 8
larg_onlin 1y 3s 5 4c 9 8m 7 8w a
larg_pictur 26 cz h
larg_platfor 20 89 7
larg_podcast 26 cj b
larg_project 26 aj 8
larg_room 23 dw 8
larg_siz 26 im e
larg_stock 20 6o 8 cp a
larg_suppli 23 ec a
larg_typ 1x cu b
larva 1x ah 2m
larva_chicken 26 ah k
larva_meal 26 ah k
las 1i 2a n 3e q 3o a 5i p 9o j ac g bv 7 d9 b fs b fv p h6 c is g
las_compact 26 9o 9
las_cut 1y 2a f 5i p fs b
las_engrav 26 2a g is i
las_measur 26 3e d
lasagn 23 60 g hk b ht 8
lash 1r d 1d bv 25
lash_brow 23 bv v
lash_extensi 20 d t bv f
lash_lift 23 bv q
lash_studio 23 bv q
last q 4 7 6 b b 8 13 b 1l 8 1w i 21 8 24 b 27 7 2e 8 2x b 3x 8 40 a 65 7 7g c 7h 8 9l 8 9o j 9v 7 au 9 bs a bu 8 c4 a cm a e7 k ef d f4 7 fu b fw b gn 7 gx m h9 a i3 f i4 k ir 8 iu 7
last_check 1s ax d
last_cut 23 bu g
last_danc 20 2x j c4 d
last_ful 26 3x d
last_glu 26 ir g
last_meet 23 f6 7
last_mil 20 6k 7 gx u
last_minut 1x 1w d bv 9
last_pag 26 i1 7
last_plac 26 2f 9
last_practic 26 fu j
last_seen 1v 9o b
last_show 26 13 l fw h
last_stateme 26 88 f
last_test 1s 40 j
last_visit 1r h9 a
last_wint 20 cm e
last_wish 26 i4 1f
lat j d 7 6q c 6t h 74 8 82 h 9v 7 ao c ax 8 bp 8 en j es b gn 9
lat_bar 26 74 i
lat_cancell 23 h5 d
lat_check 1s 6t w
lat_hold 26 at 6 d4 8
lat_night 1x a6 d
lat_ord 1p ed d
lat_pay 20 ax 8 es h
lat_payment 1t ax e
lat_return 20 4e a
lat_shift 23 br c
lat_smal 1x fz d
lat_talk 1x 82 18
latch 26 7l h
lately 20 40 a ev 9
latency 26 ec c
latest 1y 1l 8
latex 26 c1 a
lath 1y 2 e 6p e ia d
latin 1i i d 1w i 64 y e1 b
latin_america 1n 64 i
latino 23 8r 9
latvia 20 6m 8 7n b
laugh 1f 2z 8 b2 6 hg b hi 7 ho d
laugh_hom 26 hi 8 ho 7
laught 20 8v 9 bp h
launch 1f 38 d 4h 9 4s c 59 a 7c f az d ba f by a cj c fk r g9 j gc 9
launch_monitor 23 fk v
launch_podcast 26 az 9 cj f
laund 26 5o 10
launder 1v 57 8 99 1b h0 8
launder_collect 26 99 r
laundro 20 15 m 39 h 99 o
laundry 1f a h 2g x 3c p 4n e 5o 1g 99 1x dt c gx d it 1y
laundry_bag 26 99 i
laundry_host 26 3c 9 5o d
laundry_liquid 23 it i
laundry_sheet 1y it 1f
lavend 20 8 g
law 13 1o b 4w f 54 e 5b 8 5c b 5t b 7x e 88 d ax l ay i bm b ch h db 7 eg d em 9 eq e f5 k gm 8 gr 9 gz 1g hb d
law_chang 1x ax e f5 k
law_firm 1l 54 9 5s 8 5t 8 gz 18 hb b
law_lets 26 7x c
law_not 26 ax b
law_offic 1t 5c f
law_says 1v bm g
lawn 1m 2g h 3l 2k 96 1q ag a i0 r
lawn_car 26 96 m
lawn_garden 26 3l o 96 c
lawn_hedg 26 96 8
lawn_trim 26 96 i
lawnmow 26 2g 14
laws 1y 42 9 7d 8
lawy z 1h d 4w l 7x b 88 s ax 16 ay c bm 1d bq i ce j cf e ct c em 8 er 18 es h f5 h gm n gz 19 hb a
lawy_answ 20 4w f
lawy_approv 23 ax a bm a
lawy_cal 23 ax b
lawy_check 1n bm o
lawy_cost 1y er 8
lawy_court 26 7x 9
lawy_documen 26 hb e
lawy_draft 26 ax a gz d
lawy_hous 26 er c
lawy_notary 26 bq b
lawy_record 1y gz c
lawy_softwar 26 gz d
lawy_tenant 23 bm 9
lawy_test 26 gm a
lawy_train 26 gm 8
lay 1f 6 b 28 a 2c 9 2t b 3f c 3h b 3l p 3p a 4s b 8x b 90 t am d b0 a c8 c d3 f f6 b il a
lay_phon 26 f6 e
lay_print 23 d3 i
lay_tabl 26 2t d
layout 1j 3l 9 9d j ao b b0 9 d0 g d3 n eb 1h eh a
layout_print 26 d3 b
lays 1u 1t 9 1v m 3p 7 84 7 d3 v
lazy 20 8e 8
lbs 26 4r a
lea 1v c3 d gj b ij c
lead 10 q a 32 a 33 v 3r v 3x 6 44 q 4x 8 4y g 5e f 5f i 5j r 5k 9 5l 9 78 m 82 8 ay a b2 7 b3 u b4 f bx 8 c7 n cc r e5 9 ee f eh d ei o eo v f1 x f2 b fj d fl a fq w fs q gm c hd b hj b hl 9 hn 7 i9 9 ie 8
lead_ceremon 26 3r j
lead_chang 26 f1 f
lead_company 23 cc f
lead_film 26 4y o
lead_first 23 b3 9
lead_group 26 32 h 5e d
lead_intervi 26 bn b
lead_list 20 ei e
lead_loan 26 5j q
lead_memb 26 fl a
lead_own 20 5j c
lead_persona 26 3r f
lead_smal 23 78 j du 7
lead_softwar 26 eo e
lead_start 26 5j c
leaderb 26 hs a
leaders 1x 5f 1n ar 10
leaders_coach 23 5f e ar v
leaf 1g 1u 1a 2s 9 53 a 56 b 6e 2i 96 b ab 9 id v
leaf_blow 26 96 8
leaf_diagnos 26 id t
leaf_tea 23 6e 14
leaflet 1k 1r i 3w 9 5b 7 6w d 7p k 8i 7
leafy 23 ab p
leagu 1g 3b b 4q 9 cr e e4 14 e8 e f2 d fk j go 1h hm 8 hr 1l hs 1g
leagu_night 23 3b d hr d
leagu_tabl 23 e4 6
leagu_thursda 26 hs i
leak 1b 6 s a e 24 h 28 1s 2e c 3g 14 3k 8 4s c 6c 7 9g b 9k d a7 m ai 9 ck g cx 1m dz d fc a h7 g ij s
leak_detect 26 28 l ij c
leak_pip 23 28 c 3g c ij b
leak_proof 20 6 c cx 1e
leak_test 26 24 8
leak_toilet 23 3g n
leakpro 26 6 g cx v
lean 1y 5a k a0 b
learn u i o j s 14 a 15 11 17 n 1a z 1f k 1g a 1i b 1p c 28 d 35 n 3v 7 40 g 41 k 42 1s 43 1b 49 k 4x c 4y 10 5f q 78 a 7h 8 7k 8 8t k 8u 8 aq g b5 1y b6 e b7 b b8 1i ba n bb f bc 1d bd n be 1g bf 8 bh 1a cd k cf 9 d8 i d9 8 du c dx x eb a ec 8 ee c en b ey m fa 8 fz e ga 12 gm m gx n hd 13 hh d hi f hk r hl f hm 9 i9 c ia c
learn_app 1v b5 v be d dx n ga o
learn_apps 1x 41 8 bc 9 bi 9 ec 8
learn_bit 26 be 9
learn_choos 20 b7 7 be c
learn_cod 20 1a c 49 9 b8 1i
learn_compan 26 4y a ey h
learn_cook 23 hk d
learn_differe 26 be 15
learn_difficu 1y be e gm 16
learn_disabil 23 1f 13
learn_driv 1u 43 x bh 1b
learn_employ 26 ey h
learn_english 23 42 l b5 d
learn_fail 26 bh e
learn_find 26 78 f
learn_finish 1x b8 a ba b
learn_firm 26 ek a
learn_german 23 42 d b5 f
learn_good 26 i9 j
learn_group 23 cd a
learn_guitar 20 41 b bc 10
learn_instrum 26 41 c bc s
learn_invest 23 d9 c ga 12
learn_job 23 4y h
learn_languag 26 b5 x
learn_lat 1v en k
learn_lin 23 dx 18
learn_managem 26 4y f hd d
learn_nativ 26 42 v
learn_normal 20 28 j fw d ia d
learn_phon 26 4y p
learn_piano 23 41 h bc j
learn_plac 26 bc d
learn_platfor 1y 4y e ey c hd 18
learn_portugu 23 42 c b5 d
learn_program 1v 1a 15 49 e b8 x be d
learn_python 26 b8 i
learn_read 23 15 15 b6 u
learn_record 26 1p 8
learn_repair 23 17 w
learn_run 26 7h f
learn_sav 26 d8 i
learn_sent 26 cf 9
learn_spanish 20 42 c b5 12
learn_speak 20 42 a
learn_stock 26 ga z
learn_swim 1y j 18
learn_team 23 cd o ee g
learn_test 23 bh a
learn_trad 26 ga b
learn_use 23 5f h aq b
learn_wait 20 43 k
learn_way 26 fz b
learn_wheth 26 ft g
learn_work 1y aq 9
leas 15 19 a 1k 7 29 9 2m a 52 n 53 a 54 11 5c a 5o a 5q b 5r c 5s w 7a a 93 9 am 19 bm 10 db h dn 9 eq i er k fg m g2 g gj w gr r gw h gz 8 h7 15
leas_agent 26 5s a
leas_exclusi 26 g2 8
leas_hous 23 fg 9 h7 g
leas_junior 26 1k b
leas_origina 26 54 o
leas_pay 26 am 8
leas_rent 26 gr g
leas_softwar 26 bm e
leas_whol 26 fg d g2 6
leash 1u bx i fj 13 fm h fs g
leash_edit 26 bx e
least 1c 7v c 7w 8 ar a
least_begin 26 8z 8
leath 1e 3i 8 4g 1j 4h 1l 4j m 8k 2z 9f r dz a hi c in k io 15 is k
leath_bags 1y 4g c 8k k io j
leath_belt 20 8k 11 in k
leath_handbag 26 io n
leath_repair 23 4j c 8k e
leath_sho 23 4h c 4j 6
leath_sofa 26 3i 9
leath_sol 26 4h 8
leath_stitch 26 8k e
leath_wallet 26 8k i is c
leav q 2 e 4 f r 9 13 j 17 f 1u a 21 9 2g f 30 h 31 c 3x 6 47 c 5x a 6e h 6v 9 77 9 7s b 8l 6 98 g 99 8 9j 8 9k 9 9m f ay c dp 9 dt o em b ev h f0 1e f1 f fw f gb 12 hc b hn 7 hx c
leav_alon 26 dw 7
leav_area 26 fw g
leav_bag 26 99 d
leav_bags 23 dt 11
leav_clean 26 30 o
leav_comment 26 ex g
leav_deposit 26 r h
leav_early 23 dp d
leav_everyth 26 3e 7
leav_gut 26 98 7
leav_hom 1q fw 9 g5 c gb u
leav_hous 1t 2c c
leav_kitchen 26 31 f
leav_littl 23 9k f
leav_nurs 26 47 9
leav_plan 23 f0 b
leav_plant 26 ia 8
leav_request 26 f0 p
leav_seal 26 2 c 9z d
leav_shop 23 d6 g
leav_sick 26 f0 k
leav_whit 23 4 j
lebanes 26 2n i
lebanon 20 6f e
lectur 1s 1l 1b be h bf 1m
lectur_not 20 1l 18 bf q
lectur_slid 26 bf u
led 1g 33 c 3w y 61 c 78 e 7u e 9k 8 b1 b g6 h ho b i9 b
ledg 1o 57 q 9v 6 dd a es u h9 k
leds 23 ab 19
lee 1g ei c ey a ez 9 f6 h gz 8 h0 7
leed 1e 2q a 5v g 6q b 95 d
leek 26 5x f
left x 1q d 2v a 5m a 5y 6 62 y 68 9 8m 27 bf c bh 8 d6 h di c dt a e7 f f0 b fv 9 gb s
left_alon 23 19 d
left_behind 1y gb u
left_clean 26 30 8
left_clos 26 12 f
left_end 23 7v 9
left_front 23 x b
left_hand 1r 8m 3g
left_luggag 26 dt i
left_mov 26 bf h
left_plat 26 6s c
left_sid 23 84 c
leftov 1g 12 o 1q z 62 w ah m ig 29
leftov_food 26 12 c
leftov_til 26 ig t
lefty 1y 8m 1z 8x a
leg 1o 1k f 4s j ft 9 fw c
leg_length 26 1k c 4s g
legacy 1t bq 10 ee s h9 k
legacy_cod 26 ee r
legacy_grant 26 h9 g
legal 19 2x b 3z 8 5b p 7x a 88 l ax 15 bm o bq b ci a eh b er x gm j gr j gz u
legal_advic 1s 88 g bq 9
legal_check 20 bm c
legal_kit 26 ax r
legal_team 26 er l
legal_transla 26 5b s
legally 1n 1 8 94 8 de f dh 9 eq e gm f
legally_valid 26 dh 9
legend 20 4q u cs f
legging 1s 4d e 4m f cx d il 26
legging_see 26 il 8
legging_sport 26 il o
legione 20 ij 1p
legione_risk 26 ij r
legit 26 ip l
legit_check 26 ip g
lego 1y 2g b 8f 1y
lego_sets 20 8f w
legs 1j b i 21 a 3x 8 4m b 4s c 8o e 9f d iw a
lei 1y 8u b
leicest 1s 4p e c1 7
leipzig 1j 2n 8 2s e 6i b 8h b 92 c 93 c bu 8
leisur 1t 7b h fv b ge f hh 6
leisur_centr 20 7b e
lekki 1y 32 f 4a g 7y f
lemon 1t 2p e 2q 8 68 g 6h 9 6w 7 99 7 9y 6 hr h
lemon_sorbet 26 2q 7
lemonad 20 6h 26
lena 1h a 7 7o 8
lend 14 18 1k 1b m 1x 1l 29 7 4u 22 54 i 5j 9 5q c 7x 14 8f v 8u t 92 r 93 r 9h 16 db b dd l dj 20 dn a dv v dz 9 g8 1b h2 9 i0 z ii t
lend_bed 26 i0 q
lend_circl 26 54 7 dd d
lend_input 26 g8 c
lend_library 23 18 s
lend_prepar 26 dj n
lend_risk 26 4u d
lend_sets 26 5j 7 8f 8
lend_shed 26 18 f
lend_smal 26 dd 9 g8 b
lend_takeawa 26 ii s
lend_thing 23 18 e 9h 12
lend_tool 26 9h k
length 1d e a 1k 9 21 l 4s d 8n 9 8o d 9b b im m
lens 1n 3 9 4l 1s 80 r ch j i9 8
lent 1r 18 c 1a g 54 b 78 h 93 b
lentil 1m 1q s 2u d 5v c 60 f 61 c 63 s 68 10 6b a a4 c
lentil_curry 26 a4 c
lentil_ric 26 5v d
lentil_salad 26 2u d
lentil_soup 26 1q g
leo 1k 2x 9 d8 b hp 6
leopard 26 4s a cx 8
les w 1t 8 23 d 2s 9 4t 9 6b b 6h d 6s b 7s q 8s a a0 8 cv 7 gp a hu 7
les_meat 20 23 f 6b b
les_queu 26 ak c
les_sugar 1x 2s c
les_sweet 23 6h k
les_than 1g a0 8
lesion 20 v g 80 j
lesson 10 i 1k j 1d 14 9 15 19 1p 1n 35 2g 40 18 41 1q 42 19 43 1q 49 q 4x 8 4y 1u 6z m 82 8 aq a b5 16 b8 18 b9 e ba 18 bc 15 be c bh h bi f c5 s d9 r ey 1b f3 h f9 17 fk m fq 15 fz 1d g3 7 ga 1p gi 7 hd 1i hh 6 hk y hm 1c
lesson_begin 20 35 j
lesson_book 20 43 f
lesson_childre 20 i c 35 d c5 9
lesson_church 26 40 c hk c
lesson_cours 23 35 a
lesson_employ 26 4y a hd d
lesson_grown 23 15 c 41 c fz b
lesson_kids 26 j g c5 9
lesson_let 23 15 9
lesson_library 26 15 k
lesson_near 23 j 8 35 9 fz 9
lesson_open 23 ba g
lesson_packag 26 43 9
lesson_phon 1x 4y 1g hd k
lesson_plan 1y f9 19
lesson_play 23 ga s
lesson_practic 23 4y d ga q
lesson_practis 26 fq i
lesson_pupil 23 40 c 41 h gi 6
lesson_questio 26 b9 g d9 e
lesson_quiz 26 hd i
lesson_school 26 fz f
lesson_send 26 4y f
lesson_smal 23 35 l c5 d
lesson_staf 26 4y m ey h
lesson_start 23 b8 9
lesson_teach 1y 42 g ba e fn 6
lesson_test 23 43 i
lesson_video 1y 41 7 bi b ey g
lesson_work 23 4y a
let q u 10 15 o 1c e 1o a 1s c 3c e 3d i 3t 8 45 7 4o 7 5g 9 5s 9 6e 7 6f 7 6u 9 6v 7 7b b 7x p 7y o 87 a 88 y 8j 16 8w f 8x a at m av j ax a b6 9 be c bg f bm 10 bn s bp 8 br b c7 8 ch g cj 9 cm 8 co 7 cq 8 cr 9 cu b d0 g d5 a dh a dk i dq j dr b dx e ec 8 ei 9 gd c gj g gm 11 gz 9 h6 c h9 f
let_agent 1p ec a h2 a h6 k
let_bank 23 f0 a
let_cal 26 bn 9
let_car 26 do h
let_clean 26 3c w
let_club 26 7y e
let_doctor 1y u j 7z a
let_donor 26 h9 a
let_easy 26 gm q
let_explain 26 8w 8
let_family 1v ht c
let_first 20 dx b
let_form 23 15 d gm d
let_guest 20 6v c
let_hold 26 gj f
let_househo 20 7b e
let_landlor 20 bm k
let_learn 23 b8 b be d
let_linkedi 26 at a
let_manag 20 3d f
let_managem 23 3d w
let_non 26 hf d
let_own 1q em d
let_patient 26 gm b
let_photo 1x d0 n
let_post 26 8j f
let_practis 26 cu e
let_read 20 cr 8
let_rent 26 g8 e
let_sent 26 88 b dh b
let_shar 26 7y h
let_sleep 26 90 7
let_tax 1y av m h9 m
let_templat 26 gm 9
let_twelv 26 io 9
let_twenty 1v il 8
let_underst 23 gm d
let_way 26 gm 9
let_wear 20 2c 9
lets 1b 12 c 1d 9 36 b 38 c 3c j 3d e 4v a 50 9 52 b 6u a 7r a 7x a 8g b 9r a bd c bj a bs h cq 9 cx 8 d8 a d9 g de a di j eq b ew b ez f gg a h5 c hf a
lets_brand 26 50 c
lets_choos 23 12 f h5 g
lets_look 26 4k 7 bj e
lets_staf 23 di d el b
letter 20 3p f
letterb 1g 6 k 9 d 4w c 5y c 5z p 68 c 8j e 8q b 8r c a1 15 a2 a b6 b it i
letterb_pack 20 6 a
lettuc 1q 8i d ab 1l ai 7
lev 1s 4x e 6p q 93 8 cn d h0 e
levanti 26 60 9 7e g
level 13 g b i g j c 14 8 1p b 24 b 32 b 35 c 42 c 6a 9 6z b 7g b 7h 8 9l b 9o 8 b2 f b6 r bc 8 bm a cm j cn 8 cq 8 cw b dz 8 fz a g0 n gf 1d go 10 hm j hq 8 hr q
level_distanc 23 go u
level_grad 26 1p f
level_sensor 23 gf 13
level_show 23 cw g
level_test 26 b6 9
level_train 23 b2 e
level_voic 23 g0 s
liabili 14 28 7 7b 9 aw t c0 9 er j
liabili_cov 1y aw 9
liabili_insuran 1y aw g
liabl 1g f4 9 gz a
library 14 15 1a 17 r 18 26 1l i 32 9 3a k 40 g 49 l 7e 9 8f 13 8i 6 8u f 8w e 9h i b4 7 b6 9 bf 8 cl b co a cp 1t cr e cu k d2 7 ep d fl b g2 7 iw 8
library_book 23 b6 9
library_borrow 26 18 l 8w b
library_bus 26 18 g a3 c
library_communi 26 hn 7
library_draft 26 ep f
library_onlin 26 49 g
library_thing 23 18 11 9h 9
library_tool 26 18 u
lic 23 7t b ae c
licen 20 35 g 8n c bh n cp r
licenc w 33 9 35 c 36 9 38 f 3d i 43 11 4q 7 7c 8 7m 8 7t b 8n h aa 8 bh n c0 c cc n cp q db 8 do d ds c ew 9 fc 9 g1 f g2 15 gw f if 7
licenc_age 20 aa 7
licenc_car 26 48 9
licenc_check 1p gw m
licenc_clas 26 bh 9
licenc_insuran 1t 9c d
licenc_keys 23 g1 q
licenc_plain 26 g2 6
licens 12 e 9 m 9 3g h 3u d 3x 7 3z i 4q 8 5p 8 5r k 6n 8 7m 1h 7t d 7y 9 a8 11 c0 r ce 9 cp 1f dj c dk 9 e1 8 ft p g2 t ht 8 i7 9
licens_agent 23 6n b
licens_doctor 26 7t k
licens_electri 23 3g 9
licens_insur 1v c0 9 dc a
licens_kitchen 23 5r e 9z a a2 b
licens_music 20 g2 9
licens_operato 26 3x c
licens_partn 1r ew a
licens_pharmac 23 a8 1b
licens_plumb 26 3g n
licens_psychol 26 7m k
licens_therapi 1x 7m 1d
licens_track 23 g2 w
licens_vet 23 ft 15
lid 1h 1i c 24 b 2e x 60 h 6a a ad n dr a gc d gf v
lid_send 26 gf e
lie 1h g c 25 8 7f p in 8
lie_awak 1x 7f o
lies 1n 8x q ci i f3 6 ie c
lies_flat 26 8x n
lif 14 9 a b 9 l j 14 9 15 g 2r 7 36 9 38 b 3t b 4g 9 4j 8 6c 9 6g 7 6h a 81 8 83 b 8k g a1 b al q as 18 aw y bn a bp z bq 9 bs a cj 9 cp a e2 9 fu a fw a fx d ic 9
lif_car 23 al b as x fu c
lif_chang 26 as h
lif_coach 26 as n bs g
lif_cov 26 aw m
lif_first 23 fx 8
lif_jacket 26 38 g 4g d
lif_story 20 3t g 83 c bp 1h
lifegua 23 j 8
lifesty 1x 23 e bl e c8 g
lifetim 1n b 6
lift 16 c 9 29 c 2d c 2g e 36 b 3x 7 48 a 56 1k 5q f 6o 8 76 o 77 7 7n f 81 f 86 c 9a c 9l 2t 9r b ao a b1 a bv i c0 8 dp e ds c gu s
lift_brow 26 bv j
lift_company 23 9l t
lift_family 26 ds a
lift_hotel 26 77 7
lift_mainten 1y 9l 18 gu t
lift_park 26 c e
lift_servic 23 9l l
light w 3 8 4 j 8 9 1k l 1u f 24 n 25 q 26 9 27 p 2b d 2c b 2e j 2f d 2z g 3e 7 3f d 3g g 3l 9 3n 9 3p d 3t e 49 9 4k e 4l 6 52 c 53 9 56 c 5q g 65 7 7f g 7q 9 8c a 8q r 9m h 9s 8 9w p ac c b6 8 br a bw b bx 8 c1 e c8 d cg a cn 9 cw 9 cx 8 fw d gw 9 ho 8 hr b hz 7 i2 e i9 g il f ip b iq 8 iv p iw t
light_balloon 26 c1 j
light_battery 26 8n 7
light_bik 26 1k i
light_candl 23 3p l 3t 8
light_cap 26 i2 e
light_check 26 53 8
light_classro 26 27 t
light_collar 26 fs e gc e
light_door 26 gb c
light_furnitu 26 3f p
light_keep 26 cg 7
light_oth 26 cm e
light_phon 23 iq e
light_pictur 20 j c
light_rain 26 97 7
light_siz 26 8q d
light_tap 26 2e f
light_test 26 h3 a
light_til 26 hr b
lighten 26 cg 8
lightho 1v 8v h cm o
lightho_keep 26 8v g
lightly 20 2d 8 6h m
lightro 23 g1 s
lightro_preset 23 g1 m
lightwe 26 g1 e
lik 1b 1v i 8w e bl d g6 8
lik_hik 26 bj a
likely 1l q f 6n 8 7z v ea e
likely_caus 20 7z o
likenes 26 cg 8
lil 20 hs d
lim 1n 2l d 67 c 6a g 9z c aa 9 an b d8 8
lima 20 4p 7 bi 9
limeric 20 fq 9 hr 7
limewas 26 3h v
limit 13 1i 12 2b g 6g 6 76 9 7b b 7c 6 7h f 89 9 8n l 8y 15 al d d8 k di r er g g8 c hp 9 ij a ip y
limit_grow 23 7w 7
limit_half 26 di k
limit_mobilit 23 76 d
limit_print 23 8y z
limit_sneak 23 ip t
limit_wind 26 1i f
limp 1s ab 9 ft a fv m
lin t 0 g 3 j m 10 y a 33 a 3a 9 4g c 4o g 4r 9 4w q 5c e 7j 7 7n b 7w b 8x a 9c c b8 a bm b d0 d du m dx 1f e5 9 e6 f e7 b e8 c ec c ee 9 ef c ek n eu 9 f7 9 gp g h1 9 i9 12 im i iw j
lin_against 26 7w 7
lin_app 26 d0 f dx a
lin_book 26 ek h
lin_botanic 26 m s
lin_brow 26 3 p
lin_cal 26 7w c
lin_check 23 e5 d
lin_cod 1y ec b ef d i5 g
lin_cut 20 4c c im e io b
lin_find 20 gp c i9 f
lin_lin 1y 7w b 9c e gp b
lin_manag 26 5c i
lin_not 26 e1 d
lin_post 26 e8 g
lin_send 1y 3g b bm e
lin_shar 23 4w 9 7u g
lin_show 26 4 8
lin_supervi 26 4o 7
lin_teach 26 gp 7
lin_train 26 dx 7
lin_why 23 7n i
lind 1y ej b ep g es f
lineag 1y 7e 7
linen 1c 3c 1t 3o 7 3t a 4c 1e 4v c 5o 21 6u t 8d 9 90 1w 99 7 bx 9 bz o d3 c d4 b iu w
linen_bed 23 90 s
linen_book 26 bx b
linen_bound 23 d3 e
linen_hir 20 3c b 5o c
linen_mist 23 iu u
linen_set 26 90 9
linen_thread 26 8d c
linen_towel 20 5o i
lingeri 26 4s 12
linguis 1x 42 9 5b 8 eb d
link w q f r b s k 20 f 26 k 3t d 4q 7 59 8 6r b 6t d 6u e 70 f 7v f 87 j 8h e 9b 8 9r 8 c9 l ch e d2 e d8 7 da j dh b di f ds a e8 8 ea q ej b en h ep f es n ew r f4 f f7 b fb a g1 1e gs c h5 h hb z he a hf e hg c i5 h ie 7
link_account 1s 7x b d6 c d7 a en 8
link_bank 23 6v 9
link_bio 1v fb g g1 11 h5 l
link_book 20 q d
link_client 26 ep e hb e
link_fans 26 g1 f
link_follow 23 ea f h6 d
link_hotel 26 6z a
link_instagr 26 r g g1 f
link_job 26 ea j
link_kitchen 26 70 l
link_open 26 br c
link_origina 26 f7 g
link_pag 26 g1 k
link_phon 20 e8 e
link_practic 26 q a
link_recip 26 9n e
link_rota 26 di m
link_sal 26 he e
link_see 26 ep g
link_sel 26 g1 c
link_set 26 59 8
link_smal 26 3t d
link_softwar 26 hg c
link_tool 26 c9 g
link_xero 26 en g
linkedi 1f 58 j 5a 8 at 32 bw h by 9 cg p e8 p e9 8 ei 1d hg f
linkedi_headlin 23 at n
linkedi_messag 26 ei f
linkedi_photo 26 bw a cg c
linkedi_pictur 20 cg l
linkedi_post 26 e8 f e9 a
linkedi_profil 1y at 1q
lino 26 hi x
lino_print 26 hi r
linocut 26 8y f
linz 23 4i a fp a i0 9
lion 1y 6j 10
lion_man 23 6j v
lip 1y 3 o c9 h ec 7
lips 26 3 9 4 g
lipstic 20 3 1w
liquid 1r 0 d 63 16 ai e it t
liquidi 23 en 1x
liquidi_plan 23 en 15
liquor 23 aa 7 c0 e
liquori 23 a1 y
lira 1x 7y i
lis 26 3v g 58 e
lisbon 1f 41 a 42 9 75 g 8h a 8x i b5 j e1 b
lisbon_learn 26 b5 h
lisp 23 82 p
list i j 8 k 8 q o s h t a v 8 w 8 y 8 10 c 1b f 1j d 1l c 1q v 1r t 1s h 1w d 1x d 1z q 2t 9 2x d 2y 8 30 c 36 d 3d 10 3e d 3f g 3l 8 3z c 4f 9 4z c 52 c 5e 7 5h d 5j 7 5q 9 5u c 62 9 6e 8 6g 7 6l d 6n 8 6r d 6v b 6x 8 72 f 75 9 7m a 7q 9 7r b 7u g 89 8 8f 9 8g h 8p d 95 h 9a 9 9b g 9d l 9g 9 9h 8 9m 9 9n 9 9q 8 9r e 9v 7 9w c a5 n a6 9 a9 h af 8 bf a bg 8 bl 9 bq d c2 h c3 a c6 8 ca e cf d ck 9 cq f ct h d1 7 dh h dl 8 do 9 dq 9 dv h e1 9 e6 a e7 e eg b ei e eo t ep 8 eq 9 er 8 f3 7 f4 7 f5 8 f6 c f7 a fe u ff o fz 8 g5 e ge 9 gl 9 gs a gt c gy a gz 9 h2 s h4 c h5 h h9 f hb g i0 c i6 o i8 8 if g ig f ix 8
list_account 20 bq k
list_agent 1y 3e j 3f f
list_alarm 20 7r 9
list_answ 1u f4 7
list_app 1x 1r x 1z e a5 i gt i
list_applica 1v bg 8
list_automat 26 q 9
list_availab 1q 6l a
list_big 26 h9 c
list_book 1t 3d j
list_booking 1t 3d f
list_build 20 6q d
list_buy 1t 8g b
list_cancel 26 h5 e
list_candida 1x w 9
list_card 1y 8g g
list_cars 26 fe o
list_certifi 23 6n c
list_chat 23 6x 9 bo a
list_client 1m cf a
list_clinic 26 q d
list_collect 20 4a 9
list_contact 1x eo z
list_contrac 20 dh b
list_cover 26 dc b
list_cuts 26 h5 e
list_documen 1r c6 b
list_donor 26 h9 a
list_door 20 6v 9
list_electri 23 95 f 9r e
list_event 1u 1w a 6v b
list_everyth 23 1z 9 bq f
list_fil 1r eq b
list_finish 20 1l e
list_firm 26 gq a
list_fix 1y 9g g
list_floor 26 h2 e
list_gaps 26 f7 8
list_handov 1x t j
list_harvest 26 a9 q
list_help 1s c2 b
list_hom 1p 1z d 75 b hf a
list_hous 1y 98 8
list_improv 20 f3 c
list_instrum 26 93 9
list_issu 23 ch b
list_item 1k 1z h
list_jobs 1r 95 c ct h
list_label 23 30 8
list_last 1m 2x f
list_left 26 bf h
list_lend 26 1x u
list_load 1v i8 h
list_machin 1x 5q i af c
list_mail 23 78 7 cf 8
list_map 26 1w g
list_match 1x ei b
list_materia 1u 10 d
list_measure 26 ck 8
list_menu 1r 30 7 a6 9
list_mis 1l hb a
list_monthly 23 s f
list_night 26 5u k
list_normal 26 9d a
list_onc 23 i6 g
list_open 1c h4 a
list_own 1v a6 c do c hb b
list_pack 1u 6 8
list_pag 1u ca l
list_past 26 8g 7
list_photo 1t 3e c 3f c
list_photogr 23 3e 9
list_plac 1u cq e
list_plant 20 ei d
list_post 1x 8f d ex 8
list_practic 20 q c g5 h
list_pric 1p 1r 9 4v 9
list_priorit 26 ge c
list_privat 26 9w g
list_psychol 26 7m b
list_rack 26 1j d
list_ready 1s a9 b
list_recur 26 dh t
list_replac 26 2i 8
list_review 1r ca c
list_rul 1u 8n 7
list_see 1y 1r s
list_sent 20 f6 j
list_sets 26 4f f
list_shar 1y 1h b 1r g
list_short 26 1b f 62 f
list_sit 1v i6 e
list_sort 20 1q m
list_spar 23 52 e 6l d
list_stick 26 9m 9
list_stor 20 9b c
list_story 26 cl 8
list_suppli 20 72 e
list_templat 20 eo a gy a
list_test 1v 4z n
list_ticket 26 6v 9
list_tool 20 9h h
list_until 26 z 9
list_unusual 26 c2 o
list_urgent 23 v b
list_used 1r 1y b fe o
list_van 23 36 f
list_vet 1y 40 c fc c
list_wash 20 ix 9
list_wednesd 26 2u a
list_whatsap 26 a5 v
listen 14 u 18 26 h 28 h 39 1c 3v 6 3w e 5g b 6w 7 7e b 7f 8 82 8 9l 8 ad f ae 8 az c b5 n b6 u bc 1a bo a bp o c7 12 cj 1l cl u d5 b du h dx 7 dy 7 e1 10 f6 f g0 14 g2 6 hg d ia c ie 8
listen_bar 26 e1 p
listen_cal 20 c7 p e6 9
listen_child 26 cl s
listen_consult 20 u 1i
listen_correct 20 82 a
listen_cough 26 7z d
listen_end 26 cl a
listen_learn 26 ia d
listen_mark 26 hg c
listen_set 26 26 d dy c
listen_statist 26 g0 n
listen_story 23 b5 d
listen_whil 23 b6 q bc g
listing 1h 1w f 3e 11 5e b eh a fe a ff 22 gd h h2 w i6 z
listing_agent 23 h2 9
listing_sit 26 ff f
lit 1n 2g t 4b a fo k fs p gc p gf j
lit_bins 26 gf f
lit_box 26 2g e gc i
literac 1x 15 2e d8 o ga c
literac_clas 26 15 12
literar 26 8w 8
literat 26 co 9
lithium 20 3m 10 al g
lithium_battery 23 3m t
lithuan 1v 90 y cr a
litr 1e 16 b 24 a 29 b 2e c 6f j 8s b a7 10 ed b hw q ic a ih c
litr_bottl 23 a7 p
litr_cans 23 16 c
litr_pot 26 8s e hw c
littl t 9 7 j 9 1c 9 1g 9 1n b 1o 8 2q a 2s 8 45 8 4a 9 4j 8 5v a 8b 7 8c 8 9k 9 9x b a2 9 ag 8 bf a cl h d0 d ds a fn 7 g7 h g8 h gb c hn e
littl_app 26 bf e
littl_ask 23 1o 7
littl_group 26 ag d
littl_meet 23 3a 9
littl_newspap 26 d0 o
littl_ones 1n j a 4a 9 61 9
littl_plan 26 b2 8
littl_robot 26 49 9 cb 9
littl_shop 20 2s b 4j c
littl_train 26 cl 8
liv o c c e 8 g 8 i 8 p i 1d b 1h c 1p 8 1x 9 21 9 2c g 32 b 39 z 3f j 3p a 42 g 46 a 47 q 48 9 49 d 4b i 53 h 6c c 6z e 9d g 9i l 9j 8 9r 9 ah 8 aq g b8 c b9 9 ba f bi 1p bl a bp 8 br d bs j by d c5 8 c7 8 cj l cq s cv o d1 7 d7 a e0 1c e4 8 eb n ec a fd p fg j fi m fl j fu a g5 c gn g gx 9 ha a hl 8 hz f i1 7
liv_abroad 1u fi f
liv_alon 1h 2c j 46 8 4b b 60 b bs p cv c fi c
liv_availab 23 6z g
liv_band 23 e0 1c
liv_cal 23 cq e
liv_car 20 47 1b fo d
liv_chat 26 hg e
liv_childre 23 bi a
liv_clas 1y 41 e bi y
liv_country 26 as 8
liv_deliver 23 6c e
liv_dementi 26 cz c
liv_draw 26 cq 8
liv_fost 26 1d r
liv_fre 26 9i b
liv_group 23 82 7 bi c
liv_guitar 26 i k
liv_help 1x fd y
liv_her 1x ci a
liv_hom 1t 3f j 9i c
liv_hous 23 9i g fg 9
liv_lesson 23 42 h b9 7 cq c
liv_locatio 1y br s gn c
liv_map 20 9r b fm d
liv_music 1v 39 x e0 15 hl d
liv_near 26 3p 6
liv_onlin 1v 42 d 49 f aq e bi 10 c5 c
liv_photo 26 6y f by b
liv_preview 26 is a
liv_questio 26 ba a
liv_queu 23 g5 t
liv_room 1c c i d b e 8 p o 39 x 3h 8 3o 9 9d p bi 9 fs a fu g hs 8
liv_sam 23 48 d
liv_screen 26 2y 8 aq d
liv_session 1v cq b
liv_show 1x cj b cq 9
liv_smal 20 49 e aq c
liv_stream 20 by m
liv_talk 1x co 8 fl z i1 f
liv_tast 26 65 8 69 7
liv_teach 26 g g
liv_togeth 1t cv g d7 j
liv_track 26 gw e
liv_tray 26 ab b
liv_video 1u bi q e0 19 e4 b
liv_view 26 t e
liv_wal 23 53 15
liv_whatsap 26 7s f
liverpo 26 dq 9
livesto 1x ie 17
livesto_farm 26 ie h
livestr 1s s c 3q 9 3t k 5a 8 9q e by c
livestr_link 26 s c 3t d
ljublja 1r 1f a 2a f 36 p 5u b 92 8 cm e
llama 23 8v a f9 8
lms 20 4y h hd k
load 13 1s p 29 14 2d 9 3m 9 56 g 6l b 6o 8 79 8 7g 8 81 9 9a u ak g al x dr b du 9 dx h e8 9 gx p i8 2r ih a
load_board 26 i8 u
load_carri 23 29 d i8 m
load_driv 26 i8 f
load_script 26 dx k
load_shed 1y 3m 8
load_strengt 26 2d f
loaf 1q 2o x 4h n 5y 1v bs e
loan 16 18 q 1a e 4e a 4i 8 4r a 4t a 4u 1r 54 i 5j i 7w 17 7x 12 8f 6 9h s b8 9 db b dd d di q dj 14 dz e en f g8 2i h2 a hb d
loan_app 26 7w 7 g8 v
loan_apps 23 g8 f
loan_bank 23 7w 8 dj g
loan_bik 20 dl a
loan_employ 26 g8 s
loan_family 26 db a g7 9
loan_instrum 20 dz h
loan_laptop 26 1a 8 b8 d
loan_managem 26 4u w
loan_offic 20 4u k 54 9
loan_shark 1v di 8 g8 d
loan_smal 26 di 9
loan_tool 26 9h 9
loav 1s 2o 1n 5y 25
loav_bak 23 2o y
lobby 1u 1x 9 53 b 54 q
local q 14 8 16 g 1b m 1e n 1r 8 1v i 1w m 1y b 29 8 2m 9 2q f 2u 8 2y c 33 k 39 9 3n a 3s 6 4p h 4q h 50 s 51 6 54 7 55 g 58 m 59 9 5m 9 5t i 5u s 5y a 65 7 69 7 6a h 6c b 6i i 79 9 7u a 8d c 8o b 8r k 91 l 95 c 99 h a5 d a6 r a8 8 a9 d am 8 ao g ca 8 ci 16 cj a cp d cs c d1 7 ds b e3 8 ea e fe 9 fh c fr 8 ft d g0 b g9 p gd r gq 8 hk g hw f i3 h
local_account 26 57 b av 8
local_adverti 26 ci 9
local_agency 23 51 d 58 a
local_agent 26 g8 d
local_app 23 1y i a6 v
local_artist 1y 54 g iq d
local_ash 26 3s e
local_bak 23 5y e
local_bean 26 6b e 6c c
local_beekeep 26 6a a
local_brand 23 5u h
local_busines 1t e8 b ea i
local_carpent 26 9d a
local_charity 20 b8 9
local_clean 26 5l c
local_club 20 bi 9
local_company 23 1b j
local_craftsp 26 hi h
local_creator 23 50 15
local_deliver 26 5t d a6 b
local_driv 23 77 8 ds g
local_earth 26 ao x
local_electri 26 dr 9
local_event 23 1w 16 gd q
local_farm 26 a9 d
local_firm 20 5c a
local_food 1s 1m b 50 c 5u i a9 h
local_fruit 20 2q g 2r d 69 h 6h f
local_garag 23 dm a
local_gift 26 91 a
local_grow 20 8r y a9 a
local_guid 23 33 e gd c
local_help 20 7u d fi f
local_hir 26 dn 9
local_history 1v 6w 9
local_join 26 8o q
local_journal 26 ci u
local_kitchen 26 2u g
local_let 26 gd s
local_mak 20 91 g fh j
local_market 23 1r d
local_network 26 79 b
local_newspap 23 ci l
local_orchard 26 8s k
local_own 23 36 f fe c
local_paid 26 aj 7
local_partn 23 1c e
local_person 23 3p 6 46 e do d
local_photogr 20 2y q cp n
local_pilot 26 6o 9
local_produc 26 5u d
local_product 23 91 d ah b
local_project 23 g9 w
local_rul 20 6u 9
local_school 26 43 e
local_search 26 58 9
local_sheep 26 4p f
local_shop 1q 5t h ca g
local_steel 26 29 d id g
local_stor 26 5t i a5 n
local_tailor 26 a d
local_tast 23 cg c
local_vet 26 ft k
local_walk 26 fm e
local_wash 26 3j 7 99 d
local_win 26 2m g 65 a
local_wool 23 4p d 8d 8
local_worksho 23 14 e ba b
localis 23 5b f eb o
locally 1n 16 e 3o c 4p j 5i d d0 8 g0 b hz 7
locally_hang 26 3o c
locat 26 if f
locatio 18 2f 1t 6a 9 8n l az 9 br 10 c2 y fw i gn e gx f hc a
locatio_data 1v 8n 9
locatio_friend 26 br v
locatio_photo 20 c2 c
locatio_plus 23 gn d
locatio_shar 23 br a
locatio_sound 26 2f n
lock 13 1l d 2h 25 2i 9 2v b 32 t 3n 18 5r 9 5s c 6m 2i 73 a 74 d 79 b 7v b 7w 8 92 b 9h q dd b dn j dt m dw b e4 7 g7 1a gb z gf 8 gl e ih 9 iw j
lock_apartme 23 2h e 6m s
lock_app 26 2h d
lock_away 23 73 f
lock_cabinet 26 5s 8
lock_chang 26 3n a
lock_deliver 26 6m d
lock_includ 26 dn c
lock_key 26 3n a
lock_lock 26 2h g 6m d
lock_must 26 32 i
lock_open 1y 2h r
lock_pot 26 g7 m
lock_residen 26 6m l 9h c
lock_room 1y 32 c dw 9
lock_station 26 6m e dt b
lock_until 1y 7v d
lock_wallet 26 g7 q
lockabl 23 29 g 2h l 5s h
lockdow 1y ch 9
lockout 20 3n j 4x 9
locksmi 1t 2h p 3n 2o
locksmi_hom 26 3n p
locs 26 bu c
locum 26 ct a i7 q
lodg 1m 3k s 6z e 73 q 76 8 77 9 78 7 cv u hv 8
lodg_help 26 cv m
loft 1m 2t b 9b e 9c l c2 1m d2 a hx 1u
loft_hal 20 c2 12
log 12 t 8 x 8 10 9 11 6 1g k 1u 9 22 s 3k f 3s 7 5k 7 5t c 6a 9 71 8 7j v 7k h 7l m 84 b 8n q 9l d 9n q 9q 8 cb b cc b dk a ef d et a fe 9 g2 7 g6 s gk j gq a gs c ic 8 ij r
log_baby 26 g6 m
log_book 1y fe c
log_catch 26 8n n
log_equipme 26 gk f
log_feed 26 7l i
log_fil 26 gk 8
log_fish 26 8n i
log_fuel 26 22 h ic e
log_hiv 26 6a e
log_inspect 26 3k j
log_meal 23 7j t
log_symptom 26 7k f
log_tempera 23 5t d ij d
log_visit 26 t e
logbook 1r 1z f 22 y 7j g 9l 1d f7 d fe a ij c
logic 1s b9 8 cn w
logic_puzzl 26 cn p
login 1l z c 5k a f1 f hf j
logisti 1e 56 e 5f j 5p c 6k e 6l j 9w t b1 a cb a eu d f1 i hd b he 9
logisti_company 1s 5p c 6l j hd a
logisti_firm 20 cb c
logo 1d 4n 17 4q 9 5s g 91 i b0 1x e8 9 ej a ha c
logo_brand 26 b0 p
logo_colour 20 b0 o
logo_design 26 b0 h ej c
logo_smal 26 3t 7
logs 1l 2h d 56 8 7j f 84 d 9n l 9t 7 ef y eo i f5 a f7 i
lol 23 9l b
lola 23 1s g
lon 1x 1d a 2f b 56 16 br f
lon_work 23 56 11
london 19 9b a
london_manches 26 db 7
lonel 26 bk j bs k
lonelin 20 46 h bk s
lonely 1l 46 z ar 9 bk i bs g fg c hn 9
lonely_senior 26 46 g
long r b 9 r 8 1f 8 1v a 29 a 2o 9 2t q 3s 7 3w 8 44 q 4m 9 4o 8 6p k 74 b 75 9 7h c 8f f 90 c 98 7 ci c cm 7 cr f cs b fd 9 fn 6 g0 8 gj 7 hc 8 hg j im w
long_articl 26 cr k
long_distanc 20 68 c
long_dres 20 im z
long_exist 26 6p g
long_ferment 26 2o l
long_form 26 cs d
long_leas 1v 19 8
long_paus 26 g0 d
long_piec 26 ci d
long_relatio 26 8v 9
long_report 26 cr a
long_return 26 8f 8
long_sal 26 eo a
long_sick 26 ay f
long_sleev 1y 4m f im r
long_stapl 26 90 r
long_stay 1t 75 d
long_tabl 1u 2t 1e 3w f
long_tail 26 29 c
long_version 26 ck 9 hg b
long_video 23 hg 13
long_wait 1y v 9
longgan 26 64 d
longtai 26 29 v
loo 23 98 b
look n 6 8 l f 1n 6 1q a 1t c 2c i 2p b 3d g 3k 9 3p r 3y b 47 a 4h c 4k c 53 e 5c e 5k 8 69 9 7n a 7u f 80 8 8z 7 96 b 9i w ar 9 ay a b0 a b4 9 bj e bl g bp 8 bw 8 c9 f cg g cp a cw h cx 7 cy e cz 8 dj b do a dy 7 e2 7 eh 9 en f ev b fi c fo j fs c ft 8 fx d g8 g he b i2 e ik 7 iv a
look_animal 23 fo f fx n
look_bil 26 3m d cc 9
look_box 26 cx c
look_calenda 26 48 g
look_child 23 b7 e
look_childre 23 3y h
look_comput 26 5c 13
look_family 26 l e
look_friend 26 c9 d
look_garden 26 96 j
look_gift 1y 69 9
look_good 1j e7 a
look_grav 23 3p 18
look_hom 1v 9i v cw c dy a ff 9
look_hospita 23 cw c
look_hous 23 9i e cw d
look_incom 23 dj g
look_jewelle 26 2c r
look_left 26 1q j 5m f
look_let 26 8j 8
look_log 26 1g d
look_normal 1u 4h a cy 7
look_numb 26 ar c
look_parent 1y 7u r
look_payslip 26 g8 h
look_pets 26 9i f fo w
look_pictur 23 iv g
look_plastic 20 ir 6
look_present 1q 4k a
look_ready 26 c9 8
look_sam 1s c9 8
look_screen 23 cu 9
look_shop 26 he d
look_sit 26 ak e
look_someth 1j 6 a
look_thing 26 4u b cz f
look_today 26 ad 7
look_volunt 26 do j i4 7
look_whol 26 3d e
lookup 23 9p d
loom 26 6p j
loop 1m 21 c b8 9 bc f cp e du n g2 m hc 8 iq d
loos 1g 17 9 2s 9 63 d 6e 1r 97 b 98 d 9f o fq i ge h ik 9
loos_bolt 23 ge b
loos_bracket 23 98 e
loos_leaf 1v 2s a 6e 1u
loot 23 cn 7 hs 8
loot_box 23 hs 6
lora 20 27 h ie 8
lorry 1n 6n c 9w 1c ai d gf 8 i8 i
lorry_driv 23 9w b gf 8
lorry_overnig 26 9w q
los w l s 3u 6 3w r 5p b 7i u 83 h 9o c ae j au e aw a c9 c cz p d2 8 df h ev 9 ga f i2 10 i6 i
los_deposit 26 7v a
los_dril 26 9o i
los_hair 23 i2 x
los_money 1o ga e i6 a
los_program 26 l 9 7i a
los_valu 20 22 b
los_weight 1v l o 7i t
lost z 3q b 3s 5 3w 17 7s 8 84 8 86 9 8f c 8h 8 99 c 9o f c7 l ca 8 fy 17 h4 j i6 c
lost_child 23 3w t
lost_deal 23 c7 o
lost_dog 26 fy k
lost_euro 26 ca e
lost_money 23 et a
lost_part 23 8f 6
lost_partn 20 3w 17
lost_pet 26 fy 1c
lost_piec 20 8f a
lost_stock 26 i6 d
lot 18 19 m 1t 9 24 8 6d f 6f 7 71 d 8i 9 9t 9 ap s co 8 df 8 gh a ig g
lot_test 23 6d b
lotion 1u 0 e 1 s 4 1d
lots 1c 19 o 2i e 42 l 5z e 6d a 6f i 71 a 9w f ap a bs 9 ig t
lots_harvest 26 5z 6
lots_sel 26 6f c
lottery 1s 6m f
loud 1e 1w s 2f h 86 g b0 a bc 9 du k dw t ho 9
loud_oth 26 bc c du c
loudnes 26 g0 l
loung 1p bz a fk j hp 1r hs 1m
lourd 23 3x 16
lov x 5 8 8 f a a 1d c 1j i 2q b 2t 8 4f b 4p d 5z a 66 q 69 i 6a f 6c d 6i 9 78 h 8c 9 8j a 8k d 8p b 8q s 8r 8 8w g 8y b bj e cj d d5 9 e1 g e2 i e3 g hp i ht 9 hw h i1 6 ip d
lov_cats 26 hp 8
lov_cook 20 ht c
lov_food 23 ck 8
lov_good 1y 8k l hw b
lov_let 20 d5 e
lov_story 23 e2 m
lov_wal 26 8r 8
low w v b 27 8 2g 9 2v c 3j 9 4b 9 4l f 56 a 5m a 5w c 6g c 78 8 7j 7 7v d 7x a 86 g 9x g a4 a a6 e ae 8 dh b gy b hf a ij 9 iu f
low_back 1y 56 i
low_battery 26 gb 9
low_bridg 26 4l p
low_cod 26 cb c hf j
low_commiss 26 a6 r
low_cost 1s v c 27 d ae 9
low_fodmap 26 5w h
low_heat 23 8b 7 iu a
low_incom 1q 12 a
low_minimum 26 5u f fh e
low_peak 26 al a
low_pow 20 fw b
low_pressur 23 3j g
low_rat 1y 7x h
low_salt 20 4b e
low_saxony 20 fv c
low_smok 26 iu f
low_sugar 1v 2v g 5m b 9x q a1 9
low_vision 23 86 p
lowest 1v 1r 8 4t 9 5n a
loyal 1s cq j
loyal_follow 26 cq 9
loyalty 1m 1r j 2s 9 e7 g
loyalty_stamp 26 r 7
lpg 26 a7 r
lps 1x e1 2o
ltd 26 ei d
luganda 23 ew 9
luggag 1o 4g h 77 19 dt 2r io h
luggag_airport 26 dt z
luggag_transf 26 77 10 dt f
luis 26 47 j 4k 7
lukewar 20 ij a
lullaby 23 cl 8 e2 1t
lullaby_baby 26 e2 k
lumb 26 an h
lumbar 26 2d j 56 9
lump 23 a0 g
lumpur 1t bv 9
luna 1t x l 3u 6 9v 9 fm b fw d gc 8
lunch 12 1f l 2j a 2l 1j 2m w 2u 2f 2w 24 31 b 38 8 3a w 44 u 4b 1h 5m r 60 a 6y c 7j g 8s a a3 19 a4 g b1 16 el b f8 c fm e fp g ht 17
lunch_box 1y 8s e a4 a
lunch_br 26 2u i 60 g
lunch_break 1v b1 9
lunch_clas 26 b1 a
lunch_company 26 2u x
lunch_cook 26 ht a
lunch_din 1y a4 d ht i
lunch_door 26 4b r
lunch_elderly 26 4b 1a
lunch_guest 20 1f 9 2l s
lunch_hom 20 2l b 2u a ht m
lunch_homewor 26 f8 k
lunch_near 20 1f 8 2l b 5m 9
lunch_offic 1y 1f 8 2u 16 5m g
lunch_parent 26 2w g
lunch_ric 26 2m e
lunch_smal 23 2w l
lunch_tabl 26 3a y
lunch_tuesday 26 31 b
lunch_van 26 a3 1j
lunch_work 26 b1 d
lunch_yoga 23 b1 13
lunchbo 23 2w q 8s j
lunchti 1y 4b j
lung 1v 89 7 fz 7
lupin 26 6b y
lur 23 8n 9 fj 8
luthi 1x dz 1m fa e
luxembo 1y 3z e dk 9
luxury 1u 4f f c1 9 ir a
ly 1r e h 3q c 8a e
lymph 26 e 8 bv 8
lyon 1g 5n a 9h c cv 9 fz a
lyric 1v e2 1f
machin w g 8 14 b 17 f 18 j 28 m 2e 7 2g a 2j j 2k 12 2v 1k 3i 11 4g 8 4i 26 4p o 4z c 5b j 5h a 5i x 5m h 5o 9 5q 15 5z b 6p 10 6q 16 8h 7 99 8 9e 19 9h k 9o 12 ac r af 1r ag i al e bz 9 cd m ck i cy a dm e dn 8 e1 d eb f ei f f4 7 f7 n fc d ho j hs f i9 u ia 1g
machin_book 26 9o e
machin_break 1y 5o 9 ia b
machin_broken 20 4i a
machin_build 1s 4z j 5h g eb 9
machin_cannot 26 ag k
machin_clean 23 3i c
machin_cod 26 9o d ia f
machin_deal 23 4i 8
machin_driv 26 af i
machin_fault 26 ia j
machin_food 26 9e j
machin_fre 23 af 8
machin_fresh 26 2v s
machin_hir 26 af 8
machin_hom 26 2j b
machin_insuran 26 9h a
machin_itself 26 i9 c
machin_learn 1x c8 d cd 11
machin_list 26 6q e
machin_manual 26 f7 x
machin_ord 26 6q b
machin_own 20 2k b 6p o
machin_pag 26 eh f
machin_part 1v 5i c 6p p
machin_play 26 e1 f
machin_print 26 5i e 6p a
machin_read 26 ca 8 eu e
machin_rent 26 g 8
machin_rental 23 5q d
machin_repair 20 4i 12 9e h fc a
machin_sel 26 14 8
machin_servic 1v 4i b 9e 9 ia 8
machin_shar 26 5q d af v
machin_shop 1y 5i g 6q h
machin_show 26 6q i
machin_sit 26 17 d 9o m
machin_stand 20 2k e
machin_stop 1x 4i i i9 c ia a
machin_test 26 3i b
machin_transla 26 5b r
machin_work 20 ck s
machin_worksho 26 4p e
machine 1v 5q q ac 6 af 20 id b ig d
machine_farm 26 af i id a
machine_ring 26 af z
macramé 26 hi t
macro 1s 60 x 7i e a4 12 aq b
mad 1s fd a
madrid 1g 58 c 5z a 7b d dq 8 e0 7 fd b i4 b ip 8
maga 26 hl m
magazin 1l 1w b 2j e 8e 8 ch k ci g ck a co c cr 3a d0 p gd 9 i1 g
magazin_women 26 cr v
magento 26 e9 i
maggot 26 ah k
magic 1y 8g o
magnesi 20 7 1u 9 f
magnet 1q b 6 2g e 4o 7 8t 12 cy 1m gb a
magnet_hidden 23 8t u
magnet_instead 23 cy q
magneti 1t 8t d cy 1k iq v
magneti_button 26 cy s
magneti_wallet 26 iq h
maharas 20 hw 9
mahjong 26 46 l
maid 1u 6w 7 94 11 fd 16 gv c
maida 23 5y 7
mail 12 1p 9 1s 9 5c e 5e b 66 k 79 9 80 7 85 k 8b 9 8f 8 8h z 8i 9 8j r 8l x aq 9 bl a bq e cb f cf 1v d0 f d2 7 e1 h e5 k e7 1e ei d ej o ek 9 em a eo n eq e es j f1 9 f3 1f f7 f gz h h7 a h9 9 ii d
mail_attachm 26 eu d
mail_box 20 66 t d2 b
mail_cal 23 eo y gz k
mail_client 26 cf e ej 9
mail_daily 26 1p e
mail_draft 23 cf k
mail_hom 26 8b 8 d0 8
mail_list 1y 39 9 e1 c
mail_ord 23 8i e e1 b
mail_phon 26 h7 d
mail_sam 26 8j h
mail_text 23 eq d es u
mail_tool 26 h9 7
mailbox 1n 4w d 87 a ei 8 ek i eo i f5 a h4 g ii 9
main 1b 28 17 2m a 2p a 6o b 7f c ai 7 ch 9 gl a
main_allerge 26 2p e 5w 9
main_car 26 7u b
main_pip 20 28 1f
mainlan 1x 2y 7 8r 7
mainly 1l d3 c
maint 20 59 f 9m e gw q ia m
maintai 1t 3k b 96 d am q dy j ee s
mainten 1a 1z h 22 a 3k u 53 d 6p f 93 8 96 9 9l 1n dl a dm b ei a ge g gu 1f gw 14 h7 i h8 11 ia 1j
mainten_app 26 1z e 22 d
mainten_bil 23 h8 11
mainten_company 23 9l c
mainten_contrac 1y gu p
mainten_plan 20 ia d
mainten_remind 26 1z e
mainten_repair 26 3k d
mainten_request 23 h7 n ia b
mainten_softwar 20 9l x gw l ia y
mainten_system 26 9l 9 ia j
mainten_visit 23 9l d gu r
maiz 1u dc b g8 a id d
major 20 h9 h
major_donor 26 h9 e
mak w 0 9 5 7 8 7 1q 9 2h 9 3a y 3o 7 3s i 49 d 4k g 4p 6 52 g 5h q 5i f 5u c 65 7 69 8 6n 8 6p a 6q 9 8b a 8o u 8s 8 91 u ah a an 8 cm g cp f cq 8 cy 6 dz 7 ej b fh 26 g2 k g9 a hf i hg d hi q ia 9 ii c
mak_app 26 bj e dx c
mak_apply 26 fh g
mak_build 23 ib 9
mak_clas 26 hi 8 hk f
mak_first 20 5h c
mak_local 26 dr 9
mak_market 1v 8 9
mak_marketp 23 8k 8 fh r fs b
mak_onlin 26 4k a 52 f
mak_ord 23 5u g
mak_own 1u 5c 9 9e 9
mak_practic 26 82 c
mak_prob 26 ae 7 ij 9
mak_report 26 cb 9
mak_sel 20 fh e
mak_smal 23 gb f
mak_spac 26 49 d
mak_tap 26 bu a
mak_th 26 hi f
mak_tool 23 w b 9o 9 ej a
mak_upload 26 fh h
mak_worksho 26 hi 8
makeov 20 3f e 3l i 9d g at b
makersp 26 3a l 5i 9
makeup 1v 3 1b 4 e d f bv 9
makeup_brand 26 3 t
makhani 26 9z t
mal 1f 1o 7 3z i 52 v bu a hq g
malawi 26 6o c
malay 1x o c 87 g
malay_indian 26 o b
malay_tamil 26 87 e
malayal 23 3p 7
malaysi 1m 1l 7 3x a 4x 8 50 b 9z j
mali 26 4c 9 8v h
mallorc 1t 30 a 3k b ix 9
malmö 1v 19 9 6d d
malt 1v 71 10 hw n
malt_stock 26 71 j
mama 1r 1h e 4r c fi f
man 1a 2g a 3i 9 6j n 9a i au f br b d5 s et 8 fc c ih 9
man_speech 26 au b d5 9
man_van 26 9a o
manag u s f 28 e 2h 9 2u b 3c d 3d p 4w 8 4x 9 4y b 4z e 53 d 58 e 5c x 5f x 5m c 6u s 6x c 7x b 9t a at b au e ay h b1 9 bo 8 c4 b c7 9 ca j cb n db 8 dh n dr a ea c el e er b et h ex r ey y ez 9 f0 a f1 o f2 c f6 e fg 8 fi o ge 9 gj 9 gr o gs p gw 9 h7 13 h8 k ha e hc 1j hd 14 hy 6 ib i ij 9
manag_agent 26 gr a
manag_edit 26 ha d
manag_event 20 c2 9 c4 a
manag_hoas 26 h8 9
manag_holiday 1y 3d f 6u h
manag_hospita 26 ey g
manag_hous 26 fg a
manag_look 26 fi h
manag_members 26 s e
manag_messag 26 h7 a
manag_monthly 26 5c o
manag_must 26 ch b
manag_nairobi 26 au a
manag_rent 26 gr d
manag_restaur 26 ih c
manag_ring 26 5d e
manag_see 1u et d hd f
manag_send 23 3c e
manag_spend 20 ez a
manag_stay 26 3d g
manag_subscri 26 dh c
manag_tenant 23 gr c h7 a
manag_tick 26 ey l
manag_train 26 hd d
manag_unit 23 h7 9
manag_visit 26 fi q
managem 16 s c z a 10 11 3d s 4u m 4y b 6u a 6x r 71 l 72 g 9p q 9q b 9r o 9t 7 c4 d cf 7 cm 9 eq i et 12 f0 b f3 e g3 x g4 13 gj p gr z gu e gw h gz j h0 p h7 10 h8 t h9 g ib n
managem_company 1o h7 o h8 m
managem_phon 26 6x f 71 d
managem_program 26 10 l
managem_softwar 1i 10 e 4u e 6x h 71 d 72 h 9p g 9r g eq d g3 r g4 w gj g gr j h8 b h9 e
managem_suit 23 s a gs a gz 9
managem_system 20 6r b 9r 8
manches 1f 1w c 43 c
mandari 1t 87 l b5 f e6 d gz 8 hn g ho 8
mandat 1u dh v dk 8 h0 i h2 8
mandato 1y ep j hd j
mandato_train 26 hd g
manga 23 c5 c cs 13
mango 1s 2r e 2s g 69 7 hv f
mangrov 23 aj 1c
manicur 1q d 20 bv 1y ir g
manicur_hom 26 d q ir 9
manicur_lash 23 bv d
manicur_pedicur 1v d x bv u
manila 1k 5e b
mantra 26 3v c 7e f
manual 1f k k 1z 18 43 p 56 9 5b n 8s d cb k e5 c eb 17 ev f f7 1r fv 9
manual_drawing 26 f7 r
manual_pag 26 eb a
manual_therapy 23 k g fv b
manual_warrant 26 1z u
manufac 1a 7 9 29 c 5a a 5g n 5h h 5i 9 6m k 6q 1i ai 8 am 9 e9 8 es h fc t i8 e i9 9 id b ii a
manufac_says 1y 6p 9 9e a
manufac_staf 26 5g g
manur 20 ai 1m
map x 1v z 1w s 21 u 27 c 2c 8 2g 9 3x 8 48 c 7o 9 86 r 8a 9 8n 13 9r j 9s 11 9w d a6 a ca 8 cn 8 dn b dt e eh k f1 b f9 7 ff c fm h fw b fy n ge c gf d gg i gi b gj s gq 8 gu c gx a if q is 9
map_area 23 eh e
map_berth 23 9r s
map_dat 26 ff g
map_fil 26 1v a ch 9
map_fre 23 9w e
map_gigs 26 1w v
map_permit 26 8n w
map_post 26 8j 9
map_report 26 fy d
map_rid 20 5t 8
map_right 23 gj f
map_task 26 gg 9
map_technic 26 gu i
mapl 20 67 e 9x n
maps 1f 1v 9 21 1d 58 e 6v a 8j i 8n d 8x i ap q cn 9 eu b gi o gj o gx n if b is e
mar 23 1p c 44 9 gm e
marathi 1o 7e c 9d b ff c
marathi_hindi 23 9d b ff c
maratho 1s 7h 1o b3 t cx 7 fm e
maratho_run 26 fm e
maratho_train 26 7h p b3 9
marbl 20 n e 3p f 8b 9 8t j
march 1f 1z 8 57 j em 8 ha d
margari 26 aa h
margin 14 5j 8 8w 9 ed h i6 e
margin_product 23 ed f
maria 1f w 7 11 7 1h a 33 8 6x a cj c g4 b
mariach 26 c4 b
marina 1u 9r 2o
marina_berth 26 9r a
marinad 26 9z k
marinat 26 6b 8
maritim 26 79 9
mark y 4 8 v 10 1p 8 40 9 b9 12 dx 7 eb 8 ek 8 er y g3 f gm f gp 1q i9 l
mark_answ 20 b9 i
mark_claus 26 er m
mark_comment 23 b9 7 gp t
mark_complet 26 hg c
mark_empty 26 gp 8
mark_essay 26 b9 f gp i
mark_read 26 f6 7
mark_reason 20 gp d
mark_risky 26 er u
mark_sam 26 go 8
mark_suspici 20 v 1f
mark_teach 26 gp 1f
market u 0 9 8 9 l 9 12 i 1r o 1w n 1y q 29 8 2k b 2l m 2v d 33 i 4f e 4k 7 4l a 4p 7 50 d 52 o 58 15 5g 8 5h 19 5p d 5r a 5u m 5z a 66 b 67 a 69 9 6a b 6d e 6j d 7y 9 8i 8 8l p 8z o 9y b 9z 8 a5 s a9 r ab 6 ah 9 aj 9 al 9 an 9 b0 c c9 c ca z cp c d9 a dd d ds p e1 6 e7 1i e8 9 e9 j ew o fh i g8 o ga y gd o gi j ha r hg 8 hk l hv 9 ih 9 in c io 8
market_agency 1x 58 16 ha w
market_automat 26 e7 10
market_café 23 2o b
market_check 1y 5h 19 cp f
market_data 26 ga d
market_grow 26 5u f
market_head 26 ca d
market_lead 20 ca a
market_manag 20 ca w
market_market 26 4l b
market_morn 1x 30 d
market_offic 1v 2v h 52 a 5z 9
market_onlin 1r 8 8 8z 9
market_own 23 5x 9 ab 7
market_pric 1v 5z 9 a5 e
market_report 26 ha l
market_restaur 26 8l h
market_second 23 1y q
market_shop 1o a5 a
market_simulat 26 ga v
market_smal 20 4i 8 58 9 e7 p
market_squar 26 16 c
market_stal 1o 52 f 8r 8 ew d gh b
market_team 1q b0 h by 9 e9 a hg c
market_town 23 ds i
market_trad 1t 4f e 5p d ew k g8 v
market_train 26 ds c
market_walk 26 gd k
market_wast 23 ah j
market_women 1u 1r b dd e g8 d
marketp 15 m b 11 8 1j a 1l m 1y s 2y c 40 9 44 a 4k 7 4z 16 5b 8 5d 9 5q a 5u u 64 a 6l x 6m 9 76 9 79 7 8g 15 8p q 8y r 95 c a9 m bi h c2 g c3 18 c8 i cp 9 ct a dv 9 e1 8 ew a f9 o fa n fc m fe o fh 11 g2 12 gq 9 i6 1i i8 j ig x ip j
marketp_buy 23 3s 6 e1 8 g2 7
marketp_freelan 26 4z s
marketp_handmad 26 4k a fh e
marketp_list 23 40 d 6l c
marketp_liv 26 bi d
marketp_market 26 fs b iq 8
marketp_onlin 26 2a c 8p a
marketp_own 20 6k 8 i6 8
marketp_plac 26 8y f
marketp_sel 23 8g c i6 17
marketp_show 26 dv e
marketp_smal 26 bi e gq e
marketp_teach 26 f9 r
marking 26 du 8
markup 1u 90 7
marmala 20 67 f hv 1l
marmita 26 a4 w
marqu 26 bz q
marque 23 bz p
marrake 26 3h h
marri 1q d7 w
marri_coupl 23 d7 c
marriag 1t 2z 8 bj d
marry 1o 2y b 8n d
marseil 1y ds a
marshal 26 ak 9 b3 j
marshma 23 45 9 a1 v
marten 26 4j 7 hy a
martial 1x h e s b cs 8 hl 1d
martial_arts 1x h b hl 10
masala 20 6e f 9z r
mascara 23 3 z
mash 20 61 c g6 e hw d
mask 1q 2 d 25 d 3h x 4v l dv c gk h
massag 1k e 34 n b 2d i 7o a bu 9 f2 15 fv 13 hn 1e
massag_employ 26 e g f2 e
massag_help 26 7o b
massag_offic 26 e j f2 e
massag_studio 26 e 12
massag_therapi 23 e 18
masseur 20 e 1l
mast 1e 2g b 32 h 4j f 4k 7 5c d 9r l ar c bg j c4 9 fa h hi g hm r hw c
mastect 23 m j cy a
master 23 43 6 b6 8 g2 j
masterc 23 ba 1y
mastiti 26 x f 7l 9
mat 17 4 9 g o 10 6 1p a 1s 9 32 c 6h i a7 a cf e ch m cj 8 fn g gz 1t h8 b
mat_deadlin 26 gz p
mat_dogs 26 fn 9
mat_fil 26 gz q
mat_minut 26 4 d
matatu 1y 33 i 3z h bh 9
matatu_stag 26 3z f
match w 3 r 7 8 w q 10 8 13 l 1b 10 1r a 3y d 46 c 47 p 4z u 50 q 5g l 5j 9 5z a 6z 9 75 j 7m u 8d 8 8u d 94 e 9c 1f bj 1d bk c bl 16 bn d c1 7 c6 l cj 8 cn 9 cv 1b d1 6 dp 11 ek p fa 10 fe c fo g fx n g3 9 g7 a g9 b go 13 gq 1s gr g hr 9 i0 o i1 g i2 c i8 y ig a iq a
match_against 26 w d
match_app 26 fx f go g
match_bank 23 ek u
match_brand 23 58 d
match_commut 26 dp r
match_contrac 26 4z 8
match_deposit 26 g7 c
match_family 26 3y g 47 j
match_firm 26 ei c
match_fund 26 g9 k
match_load 26 i8 t
match_local 23 50 i
match_match 23 go 8
match_ment 26 fa o
match_officia 26 go r
match_parent 26 47 g 48 e
match_patient 23 w o
match_photo 26 3 f i2 d
match_quiz 26 1d 7
match_report 20 go h
match_room 26 bl f
match_rout 23 dp 9 i8 f
match_startup 23 4z f 5j d gq d
match_student 26 cv g
match_train 26 7k d 96 e
match_volunt 20 13 f 1b r
match_young 26 fa i i0 f
matcha 23 2k a 6e f
matchma 26 bj 1o
materia 15 10 k 15 9 1p f 2a c 2e a 3s 6 45 c 4g m 4h b 4v a 4x e 58 b 5i m 5l 9 8k a 90 d an r c5 10 f9 10 fs b gt m hi b i2 8 ig x ih h
materia_box 23 c5 s
materia_colleag 26 f9 b
materia_curricu 26 f9 k
materia_fix 26 58 9
materia_sel 26 an e
materni 1n o j 4n d 4r 1x 4s b 89 b 9u n bw o
materni_cloth 26 4r 14
materni_wear 26 4r 17
math 1j 13 8 40 26 b7 2c f9 k gp f
math_app 26 b7 12
math_test 26 gp c
math_tutor 20 40 x b7 e
mathar 23 12 a
mathema 1y 1p e b7 9
matine 26 e3 e
matrix 23 y g 72 k
matron 26 gn t
mats 1m g 14 92 v b1 l bz a hn p iw v
mats_stov 26 92 y
matterp 26 3e h
mattres 1l 25 v 26 j 3i 19 90 15 92 d hy b
mattres_top 26 25 e
matur 1v 3 d i e bf 7 bj f cv d
matur_women 26 i d cv c
max 1g 35 d 37 d 9v 7 bi k fm r fx 9 go d
max_coach 26 35 g
max_dogs 20 fm t
maximum 23 33 l
maya 1o 1x 9 9p 8 9s 9 9u b 9v 8
mayb 1h 7g 9 96 b
mayb_thirty 26 96 d
mayor 23 f3 f
mayor_secreta 26 f3 c
maz 26 fs a
maîtr 26 58 9 e6 k
mba 26 ba 9
mdr 23 10 8
meadow 1n 3l 9 6e d 73 b 7b 17 ag c fj 15 hw 6
meadow_dogs 26 7b a fj 8
meal 12 l s 12 e 1q 1c 2l j 2m k 2n 8 2u w 2v h 2w 1a 30 c 3z g 47 9 4b 1r 50 f 5v 16 5w h 60 22 61 1e 62 f 6y s 7i 1s 7j 19 84 b a0 a a3 h a4 28 a6 n ah 10 f8 n fr s g1 8 g6 l ht z i4 a
meal_add 26 61 g
meal_athlet 26 60 d a4 b
meal_chil 26 60 d a4 b
meal_cook 1y 2n 9 2v c 60 c
meal_deliver 1x 60 o 61 9 a4 15 a6 a
meal_elderly 26 4b 19 60 d
meal_freez 26 61 f
meal_hom 26 a4 b
meal_keep 26 4b 9
meal_kit 1y 5v 1b 5w 8
meal_kitchen 26 30 f a4 h
meal_kits 23 5v u 5w 9
meal_macro 26 60 d a4 b
meal_meal 1u 60 e
meal_microwa 26 60 d a4 b
meal_mov 26 47 f
meal_oil 26 ah g
meal_old 26 4b 12
meal_pension 26 4b d 60 d
meal_plan 1s l i 1q 1d 8x b g1 b g6 h
meal_portion 23 fr e
meal_prep 23 60 z a4 13
meal_registe 26 7i q
meal_senior 26 4b l 60 d
meal_servic 23 60 a
meal_smal 26 60 g
meal_subscri 26 a4 i
meal_superma 26 60 a
meal_weekly 26 a4 b
mealwor 1y 6b f ah 20
mean_noth 20 1 7
meant 1u 25 a
meantim 1x dz p f6 9
measur z f a 27 b 2d a 3e h 3o 20 4f t 4h 9 4l g 4n 9 4o 1t 4s t 5o 8 5v r 61 9 6p h 76 17 7i a 89 b 8e a 9g n 9k r aa f ad d ae 9 aj j fs v fw 8 gt 1b i2 8 ic 8 ie 8 if f ij f
measur_bottl 26 aa m
measur_curtain 26 3o v
measur_ent 26 8e c
measur_fit 26 3o a
measur_floor 23 3e o
measur_hang 26 3o 9
measur_hom 23 3o h 4o h
measur_hous 26 9g z
measur_humidit 23 27 e
measur_oxygen 26 ae c ij c
measur_photo 26 4s i
measur_photogr 20 4f h
measur_result 26 4x b
measur_roof 23 gt t
measur_shop 26 4o b
measur_sit 23 4n 8
measur_spic 26 5v d
measur_suit 26 4o s
measur_tempera 20 ad a
measur_twic 26 3o a
measur_upload 26 3o c
measur_use 23 76 e
measur_wal 23 gt y
measur_window 26 3o l
measura 23 6o 7
measure 1c l d 1j b 3l c 4f f 4m 9 4o i 4p 9 9d 10 9v 7 dn b dv f fs i if p il b im 9 in 9
measure_photo 1v if e
meat 1h 23 u 4x 9 67 8 6b 1r a2 16 a4 c a5 o a9 g fr h hu 13 i3 a
meat_eggs 23 a9 h
meat_fish 26 hu p
meat_fre 26 23 i
meat_substit 26 6b i
mechani 1a 14 n 22 c 2h g 4i y 9l 1i 9p 15 ac f ai 9 bt 1r dl 1n dm z dn 8 fe 16 fz a
mechani_car 26 dm e
mechani_drivewa 23 bt u
mechani_hors 26 fz e
mechani_inspect 20 fe 1c
mechani_key 26 2h d
mechani_mobil 23 dl 9 dm d
mechani_near 26 bt f
mechani_worksho 26 4i e
medellí 20 8r 7
media 1b m 8 1i 1h 1w c 3e h 3t 8 58 1d au h b0 n bk c ch a ci g cj 9 ck 8 cn 8 co 8 cr 8 cs 8 e7 a e8 1d eh 9 fy 8 gd b gi 7 ha d
media_company 26 3e b
media_graphic 26 b0 r
media_group 1y bk a bl 9 fx 8 ip 7
media_kids 26 1i u
media_pag 26 eh b
media_post 26 e8 f
media_report 26 ha a
mediat 23 ay b fd 8
mediati 26 1h a
mediato 1u 1h s cv a
medic 23 6o o 7p j
medical 13 6 8 o 9 p e u v w b 1c j 2c c 40 a 4x 8 51 u 58 9 5b 8 5c 9 5t l 6o g 7d c 7k 9 7o c 7p a 7s 8 7z m 8a 10 aw 9 b9 i cd k f5 8 fd c g4 9 g9 h i2 9 ih b
medical_advic 20 7z c
medical_bil 20 g9 k
medical_check 26 gk 7
medical_cov 26 aw a f0 d
medical_devic 1i 25 7 7o c 7p 9
medical_dictati 26 u a
medical_hair 26 i2 f
medical_interpr 23 51 12
medical_practic 1r 58 c f5 a
medical_record 26 g4 b
medical_rid 26 8a q
medical_student 20 bf 9 cd e
medical_supply 26 cx 6
medical_taxi 26 8a f
medical_term 23 51 8
medical_transpo 26 8a r
medicar 26 89 8
medicat 1l 7 f t y 47 d 7p 1w 81 8 84 13 a8 r
medicat_list 1y t f
medicat_plan 26 7p 1d
medicin 19 1 7 7 8 y 1k 1s b 47 d 4v g 5t 8 6o x 7p 10 7t f 7u f a8 1v b9 7 bg 7 fi 18 fo c ft a fu a
medicin_deliver 26 7t 7 a8 i
medicin_door 26 a8 r
medicin_hom 26 a8 b
medicin_parent 26 7p f fi g
medicin_remind 26 47 c 7p f
medicin_stock 20 y t a8 7
meditat 1x g j 7e 34
meditat_app 26 7e 1f
meditat_morn 26 7e o
mediter 23 6f b
medium 19 4c a 4s i 8r 9 96 8 cn 7 fs d hz a ir 8
meds 1y t f 7n a 7u k 84 e fp 9
medtech 23 cd c
meet w 1 7 f o i 9 13 18 15 b 1l e 1n 8 1o 7 2t 8 37 9 3a k 3r 7 3w n 3y b 42 l 46 8 5j m 5l a 5s 12 7a c 7m 8 9b f ar k b1 k b2 b b3 d bj r bk z bl 8 c2 f co r eb 8 ei g ey e f6 1l fa e fl f fm a gi 7 gl d h8 m i0 c
meet_airport 26 7a m
meet_client 26 f h
meet_friend 23 bk n
meet_learn 26 42 h
meet_library 26 1l 8
meet_mentor 26 ey i
meet_not 26 f6 1f
meet_onc 26 13 i
meet_onlin 1y 42 9
meet_oth 1v 9b d hn b
meet_own 23 1n b h8 a
meet_point 1v 33 8
meet_room 1m 3a s 5l d 5s 1e b1 t gl i
meet_santa 26 1o c
meet_saturda 23 b3 j
meet_singl 26 bj l
meet_sit 26 5j 7
meet_smal 26 f u
meet_tuesday 23 hm 7
meet_twic 1u 13 p 37 b
meet_ups 1i fl b
meet_video 26 7m 8
meet_weekly 23 3w h
meet_writ 26 f6 w
meeting 17 13 i 15 a 5h j bk l cf n ci w ei p f1 a f6 1j gi a
meeting_school 20 ci r
meetup 1j 6v a
mehndi 1x by d c1 9 c3 u
mehndi_artist 26 c3 a
mei 14 1s 9 3y f 94 9 da c dp b f0 a
mei_tom 26 2x 9
melanin 20 m d
melanin_rich 23 m b
melanom 23 80 f
melbour 1g 39 c 5j 8 8h a hs a
melt 1q 8 l 4k i iu 13
mem 1y 7q b hg 9
memb w h h s 1r 18 1t 1e 1d 1s j 1x 9 2g 9 2r a 2u 8 3a y 3g b 4v w 55 t 65 w 6x 1z 75 10 7v c 83 9 8f 12 9r h a0 8 au 9 b3 e bj p bk j ci f cj f ck h co 1a cq 12 d0 8 da f dd 1e do r du 9 e3 v fl 1f g0 h gk p h8 8 hh t i3 c i4 8
memb_book 1x s f co i do e
memb_borrow 23 18 18
memb_buy 23 1e c
memb_card 26 55 c
memb_choos 23 8f e
memb_circl 23 7s 7 fl d
memb_club 23 cq b
memb_communi 26 75 h fl a
memb_contrib 26 7v e dd h
memb_directo 23 fl a
memb_dues 26 6x t
memb_equipme 26 gk q
memb_excel 26 6x 9
memb_fees 23 6x f
memb_fil 26 83 9
memb_finish 23 co b
memb_fre 26 bk g
memb_hom 26 18 g
memb_know 1v cq 8
memb_list 1v 75 j cq 8
memb_liv 26 1x a
memb_look 20 do h
memb_open 23 55 s
memb_own 23 1e b i3 a
memb_paid 26 6x f
memb_pay 1s cq 8 da b
memb_pick 26 2u g 8f e
memb_post 23 cq l
memb_practis 26 au i
memb_read 23 co 1e
memb_rehears 26 du b
memb_remind 23 1s m
memb_report 26 9r b
memb_reserv 26 18 b
memb_see 20 8d 6 ck g
memb_swap 26 8f h
memb_tap 26 55 g 9r c
memb_tel 26 4v c ez d
memb_train 23 b3 9
memb_updat 26 59 8
memb_vot 1t 1e e e3 9
members 15 f c g c h e n b s 16 18 8 3a g 6x s b2 7 b3 f bu 8 ci c cq 26 fk 7 fl 12 fn 9 hh c hr 8
members_empty 23 3a a
members_group 26 fl r
members_gym 26 f a s e
members_network 26 fl m
members_platfor 26 cq 1e
memo 23 f7 i
memoir 26 bp 1c
memor 26 3u b dx l
memoria 1r 3t 1s 3u t 9q 8 bq g
memoria_candl 26 3t 9
memoria_websit 26 3t p
memoris 23 5a 9 dx d
memory 1d 20 n 3t v 83 1q 9o 8 bp z bs p cz 1n dx 7 ef b eo k
memory_clinic 23 83 r
memory_gam 26 cz i
memory_los 1y 83 u cz 1a
memory_read 26 bs a
men 13 b x r 8 13 9 1t 8 3w 9 4c s 4f d 4h 7 4o h 4p 7 4s z 56 e 7d 7 7s 7 8k h bj 9 bu 11 cx 16 d5 d ho b hx c i2 e ik k in l ip 7
men_boys 23 bu e
men_buy 23 ip b
men_fath 26 d5 c
men_good 26 8k b
men_part 26 56 g
men_prostat 23 cx g
men_sweden 26 ik 6
men_van 26 hx j
men_women 1n b 8 4c g 4o a
mend 1g 17 27 1j o 4f f 4i 9 4j b 4o f 5o 12 8k i dl b dz 19
mend_cloth 26 17 f 4j c
mend_replac 26 5o f
mend_saxopho 26 dz n
mendoza 23 56 f id 9
menopau 1m l a 2d d 7k 2p fl b
menopau_app 26 7k s
menopau_clinic 26 7k l
menopau_special 26 7k d
menopau_symptom 26 7k 17
menopau_women 23 7k c
menstru 20 6 1n 7k f
menswea 26 4c h 8e f
ment 23 fa 1o
mental 1s u i 1s 10 51 6 7n w b7 15 f2 14
mental_arithme 26 b7 14
mental_health 1x u b 7n l f2 v
mente 26 fa k
mention 1q ca 26 e8 8
mention_brand 23 ca 1b
mentor 1e 13 2n 14 u 1a 18 ar e b8 x b9 9 bb l bg o ey e fa 3k go 8
mentor_company 26 fa b
mentor_empty 26 13 9
mentor_field 23 fa k
mentor_first 26 16 9
mentor_learn 26 1a a
mentor_program 26 13 r fa b
mentor_set 26 fa i
mentor_student 26 13 e fa b
mentor_teenag 26 13 y
mentor_work 23 fa d
mentor_young 26 13 1g
menu 14 1f f 1q 11 2j c 2l e 2m 1j 2n u 2r 8 2t n 2u z 2w f 30 z 31 l 4b a 5k 8 5v b 60 i 6b b 6g d 6r f 6s 9 70 1c 72 1b 7i c a3 b a4 h a6 x b0 w c0 d c8 a e6 d eh f fr h ht w hw 7
menu_agr 26 30 9
menu_allerge 23 72 e
menu_chang 1v 2m a ht m
menu_cocktai 26 c0 7
menu_dish 1y 2m h 72 p
menu_guest 20 6r c 70 f
menu_ord 23 a6 e
menu_photo 20 eh g
menu_real 26 30 f
menu_shop 23 1q d 7i i
merch 1s 4q 1q cq h
merch_fans 26 4q e cq a
merchan 1g 4q m 57 d 5t h 65 d 6w a 9h 8 cq 9 ew 1x gt a he n
merchan_accept 26 ew t
merchan_sets 26 he e
merely 1x 85 8
merg 1t d7 9 ee d gg l
merino 1t a e 4p q 4r e 4s e 8d b il d
mermaid 26 2p 8
mes 1q 3a e 6q g
mesh 1s 4j h 4m d 5c f 98 q hy l il 8
messag s q b r g x e 10 8 15 c 1h 15 3d k 3v d 5e 8 6r a 6t 13 6u 13 6y z 6z j 7p e 7s f 87 y 9k c 9p d 9t 7 af d b5 a bj d c3 8 d6 9 e6 d e7 v ea i eh d ei u es 8 f1 g f8 b g3 b gn e h4 p h7 12
messag_approv 23 h4 b
messag_arrival 26 48 9
messag_ask 1y ea e
messag_channel 20 h7 g
messag_check 26 3d m
messag_clean 26 6u m
messag_email 26 h7 d
messag_explain 26 cu 9
messag_first 20 bj c
messag_fre 26 50 9
messag_group 1x 3z 8
messag_guest 1r 6u b
messag_half 26 gx 8
messag_job 26 b5 e
messag_lat 23 bp 8
messag_let 20 6v c
messag_link 23 87 m h7 c
messag_login 26 f1 h hf e
messag_mov 26 9b 8
messag_own 1t af f
messag_pap 1y r 9 6z 9 9t a
messag_parent 1y 44 8 6y d gn 8
messag_pay 20 6r e
messag_photo 1x 6y e eh b
messag_thread 23 1h g
messag_wait 23 1h 7
messeng 1x 1h 9 4g t 9h i io o
messeng_bags 26 4g r
messy 1s 8x f c5 f hn a
messy_play 26 c5 9 hn a
mestr 26 hl a
met 18 23 f 28 i 2b p 3y d 7j 15 89 9 9g a 9r m 9s m ae e af p ak 9 al x dr k gr f h6 9 ib 23 ij c
met_build 26 ib f ij c
met_data 23 9g e al a ib d
met_person 23 3y c
met_read 1x 9s j
met_reading 26 h6 d
met_show 23 2b i 7j d
met_wait 26 9r g
meta 1y c9 d e9 f ha 9
metal 1e 3 d 9 b b 12 3s 6 4k m 4l 9 5i w 6q x 98 a ig e
metal_cas 26 3 h 9 d
metal_razor 26 b l
metalwo 26 al e
metalwo_cold 26 al b
meter 1x 3m a 63 d 9s f
meter_contrac 26 9s 7
methi 26 5x g 8c i
method 1h 1g 9 2q b 8r a aj g be 18 fq h
metr 17 h 8 31 a 3b a 44 9 5p b 6l h 73 b 9b a 9r 8 ai 7 an c dt 9 dw a fj 8 gv c hq j i0 i
metr_high 26 fj b
metric 23 9d a d4 8 ha 8
metro 1r 6c 8
mexican 1u 64 9 ht 8
mexico 1f dd 9 fh 9 g5 a hj b
mexico_city 1v hj c
mezcal 23 hw h
mia 1l j a 4a 9 6y 9 82 7 b6 8 c5 a ez a fx a gn 7
mic 1t hy 1t
mic_remov 26 hy l
mic_visit 26 hy a
micro 1h 1b e 1c d 2b m 2v n 2x m 4y s 50 y 5m c 7g c 7v a c3 d d9 b dc 13 ey f g8 k hd b
micro_influen 26 50 q
micro_invert 26 2b q
micro_lesson 20 4y u ey g hd c
micro_market 26 2v r 5m d
micro_wedding 23 2x p
microbr 1y 6i 1l
microch 23 fw d fy d gc d
microfi 1t 4u t g8 l
microgr 1t 5u e 8c 1b ab 1y am c
microle 20 4y 1d hd f
microle_app 26 4y s
microph 1j u f 25 a ad c bc b d5 b g0 c ia b ie b iv l
microsc 23 17 a 85 i
microso 23 5c 8 aq d
microwa 1x 2e 8 60 f a4 14
mics 26 az f ie e
mid 18 4w 9 5f e 6w 8 8p p a6 b as d at 8 de b e3 9 er b f4 8 gd a
mid_car 1x as f
mid_century 20 8p w
mid_siz 1d a6 a er 9 f4 7
mid_wal 20 e3 b
midday 1x 7p g fm 1o
middl 1e 41 f 73 c ik 8
middl_eastern 26 41 c
middlem 1v 4p 8 a9 o
midlif 26 as e
midnigh 1e n c 1i 9 2q 7
midsol 26 4j s
midweek 20 e4 c
midwest 1y 89 7
midwif 1o o 1a 7j 8 7l 2i 9u 1q
midwiv 1j a a o w 1g a 4r f 61 a 7l 1h 9u 3d
midwiv_birth 26 7l 8
midwiv_visit 26 o f
might 1y 34 9
migrain 1r 2d e 7o d 84 2o
migrain_suffer 23 84 a
migrant 1i 14 h 19 f 7a o dd d de u fi d ht l
migrant_parent 26 fi f
migrant_women 1y 14 b ht l
migrat 1x 10 9 ee g
mil 13 10 f 5i k 5o 8 5x b 61 9 6f 7 6p j 77 a 90 8 9f 8 9y a ah 8 ds 9 fy 9 gn a gx o ia l ig j
mil_lan 1g gn a
mil_road 26 ds 9
mil_sawmil 26 ia a
mil_street 20 5t 8
mil_tiruppu 23 ig e
milan 1u d 8 99 7 db 7
mild 1m 9 g b a 5v d 66 e 67 j 6a 8 6e 8 6f b 9z g a0 a
mild_smoky 26 67 8
mileag 1j 22 w av l dg b el 1e fe p gw y
mileag_daily 26 el j
mileag_deducti 26 av e
mileag_hidden 26 fe 9
milesto 1u 9c j bw l ej g
militar 23 at e b2 10
militar_styl 26 b2 u
milk 18 0 s 1r h 2k f 2p b 2q 1h 2s 11 34 k 55 m 5m z 5w e 66 t 69 d 6b j 72 8 7q 9 9i b 9z b ed b i3 x ie e ih c
milk_morn 23 2k d 66 f
milk_pric 26 ed e
milk_sel 26 0 d 2q f
milk_tea 26 2s r
millet 1x 5y c 61 u 9x 1a
million 1b 50 b 5h a 8n 9 c9 a g9 b
millise 20 ev s i9 b
milo 20 x b 2q 8 3u b
mimi 26 fo c fu i
min 19 3g c 4x 9 75 b 7e b 7j 7 7r a aq d b1 b b6 f bx 9 f9 b
mina 1v 2o 9 bv 6
minc 1u 4b f 6b 13 fr e hu c
mind 1c 1n a 23 q 3y h 8x b fo b hl c
mindful 20 7e 1x
mineral 1x 4 1q 9 e a7 9
mineral_filt 26 4 d
mineral_sunscre 26 4 1a
mini 1j 4a e 55 b 5q u 94 8 am z bw a bz 9 fk 16 g1 a h2 d
mini_excavat 26 5q t
mini_golf 20 fk 15
mini_grid 26 am 14
miniatu 26 2a l
minibu 1v ds 2m
minibu_villag 26 ds u
minibus 23 36 g
minimum 12 5u i 6k a fh 9 i6 9
minimum_guarant 26 e0 7
ministr 1k 5b a 6o j c6 14 g3 7 gm c
minneap 23 e4 8
minneso 1y hz 7
minor 1k h3 h
minor_work 26 h3 i
mint 1s 9 f 6e 9 6h 8 8g b ab 8 iu c
minu 1r 56 e 5p u 6m c 88 9
minut z 4 c 7 9 2d 8 3v 9 42 h 4y r 51 a 5a j 6q 8 79 8 7e i 7g w 7k 8 7n m 7o k 7s 8 8v 9 a5 a b7 d bc k bd i bw e c4 a cl a cn 9 ct 9 dc a e2 f ec d ef d ej h f3 a fb m g5 a ga e gx k hd p
minut_cal 23 9d b fb b
minut_convers 26 42 e bd f
minut_exercis 26 7o j 7s 7
minut_first 23 87 8
minut_lesson 1u 4y s ga b hd 12
minut_money 26 d7 a
minut_questio 26 7 h
minut_quiz 26 4s 9
minut_session 26 j 7 b1 d
minut_slot 26 bw p
minut_step 26 7r d ga d
minut_suggest 26 2d 7
minut_talk 26 e2 d fb g
minut_video 1y 4y e ey f
miracl 26 7w 8
mirror 1k c m f b i d 2z e 8m d bu 9 iw f
mirror_shout 26 f c
mis q q p t a v d y a 10 9 57 c 6n 8 7h a 7v b 8f 9 8j b 9n 9 9o 9 ad b bf g c6 c ca b ci 9 dc a df b e6 f ek a eq 9 er c fy 1e g9 c gh k gp 8 gz c h0 i h6 9 hb y ho 9 i9 k ie 8
mis_animal 20 fy s hp 6
mis_appoint 23 q g
mis_back 26 5l 8
mis_cal 1r e6 n
mis_check 23 9n d
mis_deadlin 20 gz 8
mis_detail 26 10 a
mis_documen 1x h0 v hb m
mis_dogs 26 fy k
mis_item 26 hb d
mis_label 26 eg d
mis_lesson 20 15 c 41 8 42 d
mis_ones 23 df e
mis_open 1y fy b
mis_part 1q dl 8
mis_pets 26 fy d
mis_piec 20 8f e
mis_plan 23 bf b
mis_reading 23 h3 e
mis_receipt 26 ek e
mis_school 23 6 7
mis_smal 23 v 8
mis_test 23 ee e
mis_visit 20 q g
miscarr 23 3w p
miscond 26 4w 1g
miso 23 6c u 9z c
misprin 26 i9 9
misread 26 g0 g
mission 1u 23 7 59 f 5h i 6o 8 89 c d8 7
mist 1y iu z
mistak 19 4x b 82 7 8e 9 9q f b7 t ba b ch c ck 8 dg 8 gp i hm a
mistak_hurt 26 9q a
mithai 26 a1 j
mitos 26 v d
mittels 1y 4z 9
mix 11 2 o 3 a 6 8 8 8 u 9 18 a 2r 8 3r 9 4m 8 5r 8 5w g 5x a 61 a 62 c 64 d 65 d 68 i 6d p 6h 9 6j 9 99 7 9x l a0 j a1 h a2 d aa 16 ah 9 az l c0 e c7 7 d9 8 g2 g gw b hh 8 hr 7 hu q ih 9
mix_box 1s 6j 7 hu z
mix_coupl 20 64 f
mix_electri 26 gw i
mix_engin 26 g2 m
mix_farm 26 ah 7
mix_intro 26 az k
mix_match 23 6 b 1t c
mix_pack 1y 68 e cx a
mix_smal 26 8 f
mix_wash 26 2 d
mixolog 23 aa o c0 j
mls 26 3e q
moan 23 ad 9
mobil 13 c t e e n a p e 15 j 18 a 2k b 3j 8 45 8 4l 9 4u s 5k d 79 t 7v d 87 9 8l g 9f 8 9m a a3 b a6 9 b5 b bt 15 c0 k cn u cp 9 cq 8 dc g de 9 dk b dl u dm w ef k ew 12 f1 d fm 9 fn 8 fu u fv d g1 n g7 9 g8 y gu d h9 j hf d i8 8 iq e
mobil_app 23 9m g fm d hf g
mobil_backend 26 ef r
mobil_barb 26 c d bu 9
mobil_bik 26 dl w
mobil_car 26 bt c dm x
mobil_coverag 26 2c 7
mobil_data 26 79 1d
mobil_gam 23 cn d
mobil_library 23 15 t 18 f
mobil_mechani 1y bt 16 dl k dm e
mobil_money 1e 4u m 7v e a6 9 cp 9 cq 9 dc a ew u g1 k g7 a g8 p h9 j
mobil_team 23 45 d fv b
mobil_wallet 20 4u a de d
mobilis 26 k 9 fv 9
mobilit 1p f a 76 l 86 b 88 h cy 7 ho d
mobilit_aids 26 76 7 88 f
mock 1j 5f b b9 28 bd f bg j bh t bo 17 f3 b f4 8
mock_exam 1x b9 1n
mock_intervi 1v bg 7 bo 15
mock_test 23 b9 b bh i
mocktai 1t 6g l aa g c0 11 hj b
mod 1h 1i h 1u a 6x 8 im 7
model 15 u 8 v a 13 9 22 e 2a o 2i d 2p b 3f l 3s c 4h c 4u a 5i l 5j b 6w 8 9e r 9g a b7 b c8 1g c9 9 cc 9 cd n cp a eb a ec n gp 9 hh 9 if b im j iq q iw 13
model_apartme 26 3f p
model_build 26 9g g
model_draw 26 5i d
model_numb 26 1z 9 9e l
model_print 23 2a n
model_siz 1x c8 j
model_stock 26 iq 9
moderat 1p fl 1r gi e gp a
modern 1m a d 2j e 6p 9 8e j 9f c cs e h8 d iu a
modest 1t 4c f 4m o il c im 15
modest_fashion 26 4c e im a
modul 1h 2b c am d ao 20 ba 10 bf c el g eo a ez a f0 a gj d gu f hd j if c
modul_modul 26 ba j
modular 1v 52 c 6m e 8o p ai c ao 25
modular_classro 26 ao v
moi 23 31 m 60 n 8s j
moi_moi 23 31 c 60 d
moist 23 24 f
moistur 1n 0 c 1 g 24 1d 27 d 28 d 9b 8 9k c id q il b
mol 1u 80 3b 9z b
mold 26 9k 1g
mold_test 26 9k q
moldova 20 4u 8 71 6
mom 1v 1m 9 d2 9 ht 8
mombasa 1o 63 c fe c
moment 1c 1m 9 2y 9 7g b 7s u by 9 dj b e2 6 es d hc 9 hg 15
moment_leav 26 96 7
momo 26 8s k 9p 9
moms 1q 4e h 94 c c1 8
mon 20 57 c e0 b g1 a go d
monaste 26 1v n 3x x
monday u 48 a 4e d 5l 8 5m d 5s c 5v 9 5z e 8z 7 92 8 ar 9 e7 c gy 9
monday_begin 26 g b
monday_cook 26 5v a
monday_door 26 a1 7
monday_friday 1u 8u d
monday_morn 1t ar b
monday_post 23 5z s 9x c
money r 12 9 1c s 1e 9 1x e 37 b 4f a 4t 1a 4u f 57 8 5j 7 6v g 7s h 7v u 7x d 7y 9 86 f 88 o a6 b ar a d6 n d7 1j d8 1n d9 m da f dc d dd f de 19 dk 9 ej 8 en c es a et 9 ew 10 fi d g1 i g7 1a g8 u g9 v ga s h8 9 h9 g he 9 i1 7
money_airtim 26 4u d cq e
money_app 26 7v e d8 m
money_apps 26 d8 a
money_asid 1y 7v m g7 p
money_automat 26 7v b
money_back 1g 88 d
money_bank 26 da a
money_card 23 de e ew r
money_check 26 d7 h
money_chor 23 d8 y
money_cost 26 ch 9
money_dat 23 d7 a
money_envelop 26 d6 c
money_family 20 de s
money_history 23 4u c g8 j
money_hom 20 de 1j
money_land 26 g7 c
money_limit 23 d8 g
money_lost 26 7s 8
money_lov 26 cj h i1 6
money_neighbo 23 1x a
money_next 23 ew b
money_paid 23 d8 7
money_pays 26 g7 f
money_person 26 5j e
money_project 26 en f g9 a
money_relativ 26 de e
money_sam 23 4t w
money_sav 1y 7s m
money_saving 26 d8 k
money_simpl 26 ar 9 d9 f
money_stock 26 ga h
money_taken 23 g9 i
moneyle 26 g8 l
monitor 1d 26 1v 27 18 2b z 3n 9 5c e 7j b 89 y ad p ae f ai 9 ef 2c eg a f4 b fk q fw b gc 9 ia c ib b ie q ij u iv z ix 9
monitor_smart 26 26 b 2b 9
monitor_system 26 ie l ij j
monk 26 3v 11
monogra 26 is m
monsoon 1u ia f
monst 1y 5y 7 82 8 aa 7
monterr 26 6k h
montess 23 8t o
monthly i 17 c 1c b 57 r 5c b 5w i 7w 8 8j 9 8p b 93 8 96 a 9w 9 cq h cr 9 cx e cz 6 d9 e db 9 dk b fa j fg a fl b ha c hm 7 ih 9 ir 9
monthly_amount 26 d9 d
monthly_bil 1y ib 9
monthly_book 1v 57 m
monthly_box 1u 5w r 64 c ir b
monthly_cal 1y fa u fl h
monthly_client 1y ha s
monthly_clos 26 57 w
monthly_coach 23 f2 h
monthly_deliver 26 cx w
monthly_envelop 26 cz i
monthly_extra 26 cq v
monthly_fee 1k b0 d db b
monthly_fix 23 57 e
monthly_incom 26 dk n
monthly_invoic 1s 9w 9
monthly_liv 20 ba e
monthly_mainten 26 h8 d
monthly_members 1u s d fl 9
monthly_onc 20 13 f
monthly_packag 23 5a b 8b c
monthly_parcel 1y 5w p 65 e 8d c
monthly_payment 1t ai 7
monthly_plan 1i 7w d 96 f fa 9
monthly_pric 1y 57 f
monthly_rental 1x 8p l
monthly_report 1n 1c f
monthly_saturda 26 17 l
monthly_statist 26 9l 8
montrea 1u 42 a 54 8 8h 8
montréa 1v 6 8 3r e 7r 8
mood 1g o 7 t b z d 1w v 7k a 7n 2q 8w 9 9d q cz 7 e2 a f1 d g2 v
mood_apps 26 7n f
mood_board 23 9d t
mood_tempo 20 g2 v
mood_track 26 7n j
moon 1s 8n h 8z 9 i1 1y
moon_calenda 23 i1 15
moon_phas 23 i1 q
moor 23 9r y
mooring 26 9r f
mop 23 29 g
moral 26 88 a
moravia 20 5f e 9f f e3 8
moringa 26 61 x
morn u f 8 g m 1r b 1t n 2k d 2o e 2q g 2r a 2w 9 34 e 35 m 3e r 3v w 3z b 5l c 5u p 5x 9 5y m 66 8 6j f 6q c 77 8 78 e 7e l 7p 9 89 h a1 a a3 h ab a bn 8 bw 9 c6 a cf e ch n cn 9 dr 8 ds 9 ed h eo 9 ew a fp q gd 9 gf 7 gx a hl b hn c hu 9 i1 n ii b
morn_brief 26 cf e ch h
morn_chart 26 i1 6
morn_email 26 ch 10
morn_even 1v g d
morn_night 26 3v h
morn_noon 26 g a
morn_open 23 1r c
morn_ord 26 8r 8
morn_own 26 2o 8
morn_sel 26 66 g a3 f
morn_send 26 5y e gd e
morn_shop 26 ar d
morn_somebod 26 i7 a
morn_weath 26 1t s
morning 1d 2k a 3y e 3z c 47 t 4a e 78 e b2 y b3 o ch f ds d hi c hk e hn l hq d hr c
morning_evening 20 3y g 47 r
morocco 1r 5 8 37 f 7e 7 7u d
mortar 26 8s h
mortgag 1q dj 26 hb y
mortgag_advic 26 dj 1j
mortgag_advis 26 dj k
mortgag_brok 1y dj g hb m
mortuar 23 3q f 9q o
mos 1q 3j m 4p 9 53 1q 78 9 98 m bs e
mos_wal 23 53 1c
mosqu 1t 3v 9 3x h dd d gi 8
mosquit 26 74 e hy f
mostly 14 0 b 1u 9 20 8 3y k 46 e 9e a 9f 8 c9 8 d6 a hk b
mostly_sit 26 3y e
mostly_women 1x 46 e
mot 20 9p w bt b
mot_remind 26 9p s
moth z 6 7 a b d a f b j 7 o 15 1a c 34 a 3w c 3z i 48 e 4l 7 4r q 61 9 7g e 7l m 7m b 7u f 89 a 91 g 9u h b2 9 bk s bp d cl 7 cz 8 d3 9 d4 s e2 6 g6 n ht c hy 8 i4 a
moth_baby 1t o a g6 c
moth_child 26 9u c
moth_childre 20 j b
moth_cook 20 ht 9
moth_first 1y g6 a
moth_hom 26 o r
moth_recip 26 d4 b
moth_tongu 1v 7m h bp d cl c f1 c
moth_visit 23 7u c 9u a
motif 20 8 d 8d e 8e 9
motif_local 26 8d c
motion 1o 2c c 2d p 3n 9 5a d f6 a fv b ga 7
motion_sensor 20 2d o
motor 1e 22 k 29 s 2h 11 38 g 3o i 4a c 4i d 56 i dl r dn 8 dq d gc f h1 i hs 6 ia z
motor_insur 26 h1 c
motorbi 1j 43 c 4i k 5t c 6p d 7w 9 a6 m a7 c bt e fe e gx b iw f
motorbi_bring 26 a7 e
motorbi_rid 26 a6 e
motorbi_tool 26 4i 6
motorcy 1v 29 e 6o a iw w
motorho 1y 36 r 75 e 9s 7
motorho_stand 26 36 9
motoris 20 3o 15 dq j
motoris_blind 26 3o o
motorwa 1s 43 s 9w x dp 9
mould 1i 27 1a 5i 12 9k 27 bm z
mould_bedroom 26 9k l
mould_check 26 9k 11
mould_grow 26 9k 8
mould_sensor 26 27 d 9k d
mouldy 23 d2 a
mount 1h 2b 1c 3i h 3m v 6f a 95 t i9 n iw 1s
mount_light 23 iw t
mount_panel 26 2b g
mountai 1g 21 q 2y d 4j b 5n e 66 q 6i a 7c i 8t c 8y c 98 8 b3 c cm d gk a
mountai_bik 26 b3 f
mountai_rescu 23 gk b
mountai_villag 23 cm f
mourn 1y 3w 2k
mous 1y cu a iv d
mouth 1m 11 7 1q g ff c
mouth_look 26 1q 9
mov s k 9 r 8 s b y 9 1z 9 3h q 3i d 3p c 49 9 4a 9 77 j 7a x 7j b 7v f 7w d 7x a 8p k 9a 2k 9b b 9i e 9s 8 ag 9 ao k b2 8 bf h bk d bl d ce m d7 b db 11 de e do a g7 r gc a gy 9 gz 7 h5 e h6 u hm b ho 8 hx b
mov_abroad 23 7a m ce u
mov_away 1v k 7 3p i
mov_bags 26 77 d
mov_blood 26 7j k
mov_book 26 9a k
mov_box 23 9a y
mov_cancel 1x h5 l
mov_choos 23 9a f
mov_company 1y 9a u
mov_conditi 26 h6 c
mov_cost 26 g7 f
mov_country 23 ce c
mov_dat 1t g7 a
mov_data 26 cb 9
mov_deposit 23 db w
mov_flat 1x 9a z db 8
mov_fre 26 q g
mov_hous 1v 9a y
mov_inspect 26 h6 y
mov_itself 26 gc j
mov_lesson 23 35 c
mov_map 26 8a 8
mov_money 1t 7x b da 9 de c g7 c
mov_mov 1v db 9 h6 l
mov_own 23 df 8
mov_part 23 2e 9
mov_sav 26 hg e
mov_session 23 f 9
mov_smal 26 7v i
mov_suitcas 26 77 c
mov_thing 20 bf f
mov_wednesd 26 ho f
mov_weekly 26 7x 8 g7 d
movemen 1j k b 26 t 4a f 71 c 7o d 7r d 81 e f2 e hn 1a ho q ie e
movi 23 e3 1e
mow 1n 2g y 3l a 96 2a 9h f ag v
mow_lawn 26 96 z
mozambi 23 2l 8
mozzare 26 66 1b
mri 26 v h 5k g
mrs 1n t s 46 9 47 h gl c h4 d
mrs_brown 26 h4 d
mrs_hal 26 t c
msg 26 9z 7
mud 1v iw d
muesli 1x 68 k 9x 1f
mug 1o 2a h 8z m fh d hh 8 i6 8
mugs 1n 4q v 6k h 6n 8 8z 1s is 1n
mugs_bowl 26 8z r
mugs_plat 26 8z 7
mul 1u 38 7 3b 9 77 k ev z hw 9
multi 1h 2h c 4a 13 aj 8 by a g4 a gl a i3 b it a
multi_blad 26 b 6
multi_purpos 26 gl c it c
multi_sport 23 4a 18
multipa 26 4s f
multipl 1s 8i f cm e e3 h i6 c
multivi 26 7 14
mum 1a 2c 8 46 9 4d 8 91 f bk n d3 b fi f
mum_dad 1t d3 d
mum_friend 26 bk w
mumbai 1k cs d
mums 1a c b 1n 7 4d 8 4r d 61 8 7b b 82 a b2 i bl 9 d3 g g6 d hn c
mums_dads 1n 82 b bl a hn 9
munich 1h j 9 1o 8 29 9 5s 8 5v 8 bk f by a hz a
municip 17 1e 9 ao g c6 a ci a f3 8 ge i gf n gg u gh q gj m gl z gm h gw b
municip_build 26 gh b
municip_insur 26 9q 8
municip_kennel 26 1d 8
municip_parish 23 gj c
murcia 23 3m 9
murd 1v 32 z 8j 1b dv 7
murd_mystery 23 32 v
murder 26 8j b
mus 26 49 f 6i c
muscl 1q e 9 2d 15 56 b a0 a a4 b fv 9 ho 9
museum 1g 1v f 32 i 33 a 6p c 6w 2u 8y d ck e fl e hq 8
museum_own 23 32 d 6w 9
museum_visitor 26 6w p
mushroo 1k 7 c 2l c 3s i 5u c 6j 2x 78 1c 8c 1v 8v k a0 9
mushroo_grow 26 6j d 8c k
mushroo_herb 26 78 f
mushroo_kit 26 8c o
mushroo_shop 26 6j 8
music 13 d 8 i 8 2m 9 39 19 3q f 3r d 41 10 5a 8 7g c 83 o 93 k 9q f az u b1 a bc z c9 a cj a ck h cp 1b cz 18 du m dw f dy 7 dz u e0 u e1 e e4 p g0 a g2 z g3 l hj b hl a hn 13 ho g i4 9
music_academy 26 g3 f
music_buy 26 g2 g
music_film 23 ck 8
music_hold 26 3r e
music_lesson 23 41 x bc d
music_licens 26 g2 a
music_lov 23 39 d e1 7
music_morning 26 hn r
music_not 26 83 9
music_pictur 23 cz i
music_plus 23 b1 g
music_record 23 cp e
music_round 20 e4 o
music_school 1n 39 a 41 o 93 g bc b dw 7 dz h
music_shop 1x 93 9 dz l
music_teach 23 41 j bc d
music_video 23 cp e g2 f
musical 1y cn 7 dv y e2 9
musicia 1e 39 18 41 d 93 i cp c cq e dw 1c dz 15 e0 19 e2 8 g2 j i4 q
musicia_play 26 7o 7
musicia_room 26 dw 9
muslim 1j 3v r 3x f bj c im o
muslim_family 20 3v 6
muslim_women 1x im a
must l 32 a 34 9 51 6 bj e d5 7
must_stand 26 d5 9
must_walk 26 gn c
must_work 1y eg 8
mustard 23 72 a 7q 9
mutual 23 h1 f
mvps 26 59 1d
mvps_found 26 59 v
myceliu 1y 3s 14 6b f 8c f an i
myob 26 ek a
myrtl 26 9y 8 iu 7
myself 1g 6a c 7p c 8m a d5 7 gj 9 h1 a
mystery 1s 32 1x 6w 7 8j 17 cm h cn n
mystery_gam 26 32 e 8j f
mystery_puzzl 26 cn n
myth 26 cs g
mytholo 20 bi l cs a
málaga 26 hr 7
münst 26 i0 8
nag 1y f s hb f
nagoya 26 2j a
nags 1y 7p j 7r 9 9n a
nail 1d 3 c d 1t p v r z 80 9 8b b bv 1g fn 1f fu i ir 34
nail_artist 23 d r
nail_bars 26 bv 9
nail_beauty 26 d a
nail_custom 26 ir m
nail_don 23 fn d
nail_ears 26 fn g
nail_hom 23 d d ir h
nail_lash 20 bv 12
nail_salon 1y d m bv b ir k
nail_sets 26 ir j
nail_short 26 ir 9
nail_stick 26 ir s
nail_studio 1y d c r h bv 7
nail_tips 26 ir c
naira 1e 79 a cq b df a
naira_cedi 26 79 c
nairobi 17 1l 8 2k 9 47 9 49 f 4q 8 5a a 5k 8 5s 8 78 b 7d c 8y c b3 8 c4 8 cd i ch a cj 9 fd a gd b
nairobi_hotel 26 hv 7
nairobi_kiambu 20 47 d
nairobi_onlin 26 49 f au a
nakuru 20 47 g a6 a
nala 26 1d j hp e
nam j 8 8 g 8 15 a 1n w 1o a 1r 8 20 l 2e 8 2g b 2p 9 3r f 3s 6 3t 7 3x 7 40 8 4n 9 4p 7 4q 8 4w 9 57 c 5b 8 5e a 5o b 69 8 6a a 6f 8 6r c 70 9 8d 8 8g 7 8j b 9a b 9q i a2 d b0 c bp 8 bs a ca b d1 c d2 a de 9 e2 l e6 j ep b es 8 f6 c gj 8 gq a h9 7 hb a hw 7 i7 9 is 16
nam_addres 20 a8 a e6 j
nam_answ 1x e6 e
nam_bags 20 4n 8
nam_book 15 6r c
nam_card 20 8g c
nam_cas 1s 11 6
nam_ceremon 1x 3r r
nam_child 26 1n 8
nam_claim 20 dc a h1 9
nam_colour 23 gg c
nam_coordin 1y fi f
nam_dat 1m 8 9 20 c 9q b is 10
nam_data 23 f5 8
nam_design 1y 9d c
nam_documen 1y d1 d
nam_dog 23 1n f
nam_engrav 23 is p
nam_farm 1y a2 9
nam_fix 26 9a g
nam_good 26 1o 7
nam_hair 20 1n 1b
nam_insid 26 bn 8
nam_invoic 26 ej 9
nam_label 1y 1j 8 b0 b
nam_lesson 1v ey a
nam_logo 1y b0 g
nam_mis 23 8j e
nam_mov 1y 2e 8 9a b
nam_nam 23 ca 8
nam_next 1n en 8
nam_numb 23 ec 8
nam_offic 1u gh 9
nam_person 1r 57 l 6t 8 is f
nam_photo 1o hx b
nam_plant 23 1u c
nam_plat 26 6f b
nam_pric 1t ep 9
nam_print 1r d0 9 is 9
nam_questio 1v 2 7
nam_quot 20 gt d
nam_ready 26 bh 8
nam_recip 26 72 8
nam_request 1u ez 9
nam_room 1v 27 a
nam_shop 1o i5 c
nam_show 26 es e
nam_siz 1y 4q 8
nam_spel 26 d1 7
nam_story 26 d2 7
nam_tag 26 fw a
nam_task 20 1b a
nam_therapi 1v 7m 8
nam_trust 23 bq 9
nam_villag 26 6a f
naming 20 3r 15
nan 1v 1m 9 1r h
nani 23 42 9
nanny 1n o 7 1g d 3y 19 3z b fd 29
nanny_agency 26 3y h fd f
nanny_houseke 26 fd y
nant 26 95 a hl b
nap 1p 1g a 6y a 7f d 7g d 7l b fp o hp a
nap_room 26 hp b
napkin 1x 2a 9 5o m
napl 1y 15 9 4o j 7x f 9z 8
nappy 1n a 3e 55 b 6y c 7l l io o
nappy_log 26 7l g
naps 1o c 9 d 8 1g n 1v w 6y 10 7f g 7l d fp g
naps_night 26 1g g
naps_playgro 26 1v p
narrat 23 6w e 82 8 g0 c
narrati 1u 5g h be 8 cm 12 d1 7 g0 f
narrato 23 7e 9 b6 b
narrow 1t 38 g ac f
nashvil 23 c0 c
natal 26 i1 e
nation 1y 1r g 54 e
nationa 1k 1b c c6 d
nationw 26 2p 9
nativ 1g 3l 14 42 1t 5b b 67 c 8r a 8w a 8z d b5 o bd c cd a du 6 eb j f9 a hf g
nativ_apps 26 hf f
nativ_ingredi 26 67 d
nativ_plant 20 3l r
nativ_speak 1r 42 16 b5 k
natur 1n 3z e 6a 7 73 l 78 1b ag 8 as e cr 9
natur_lov 1y 78 r
natural 1a 0 1c 2 c 3 l 9 1b q b 2m d 3q 8 3s o 4h a 4p e 65 w 6h s 78 t 8d 6 90 b 9y i a2 q ec e ee 9 hj 8 hy f i2 n it b iu r
natural_burial 23 3q a 3s b
natural_chew 26 a2 l
natural_deodora 26 9 1i
natural_oils 23 iu f
natural_skincar 26 0 10
natural_win 1y 2m g 65 13 hj a
nav 26 36 9 51 8
navy 26 1j 8 dl a
nbfc 23 7x 9
ncert 23 f9 g
nda 1u ax 1b er 1e f4 9
nda_term 26 ax m
ndas 20 ax i er b
ndis 26 t c z e
near s c e e c f c g e k c l b n c y b 12 9 17 g 18 b 19 b 1b w 1f c 1r e 1w x 1x 9 21 a 2j f 2k g 2l j 2m i 2n f 2o c 2p c 2q e 2r j 2s a 2t d 30 a 31 j 32 c 34 d 3b 9 3l 9 3p 6 3r 9 3u 7 3w 8 3z f 45 d 4a c 4e a 4i 9 4j b 4l a 4o d 51 9 5l 9 62 d 6f 7 6i 9 6l b 78 g 7b 8 7c 7 8q c 96 7 97 d 9a d 9b c 9f 9 9h b 9i e 9w 9 a3 f a5 9 a6 f a7 9 ab 6 b2 b bk f bu c bv 8 bw k bx 9 c1 7 c5 a co 8 dl b dq k dt i dw 8 dy a dz 8 e3 9 e4 8 f8 f fc c ff a fg 8 fi b fj d fk 7 fp h fv b fz r g5 k hh 9 hi a hj b hl 7 hn 8 hp a hq b hr a hs 7 ht 9 hw 6 hy 7 i3 9 ig b
near_brno 23 dp 8
near_expiry 23 y m
near_ghent 26 cz 7
near_haram 26 3x 7
near_hospita 26 2k d
near_mint 26 8g 9
near_offic 23 5m 9
near_parent 26 fi p
near_port 26 6l l
near_primary 26 f8 c
near_station 1s e d bw b dt b fp f
near_today 23 1r g
near_vancouv 26 78 g
near_weekend 26 1w o
nearby y y a 1f b 1r c 1x b 29 7 2j b 2m a 2q 8 3y h 3z c 5q f 62 k 6l 8 7t a 94 9 9b g 9c c 9h a af 8 do c dq a dr c dt 8 fc 9 gd i go 8 hr 6 ht 8 i0 f i7 10
nearby_accept 23 51 6 i7 h
nearby_café 26 1f 9 2u b
nearby_driv 26 43 a dr f
nearby_lunch 26 5m a
nearby_pick 26 i7 r
nearest 1c 7z f 8a i 9l g a8 a bt 9 fc 12 ft 8
nearest_instal 26 fc j
nearest_technic 20 fc p
nearly 1c 4o e 7p e a7 a bk b cv 9 et 8
nearly_empty 23 7p i a7 d
nearly_fit 26 4o b
nearly_ful 26 gf 8
nearly_used 23 et 9
neat 1x 96 8
necessa 23 88 a
neck 1h b 6 e 10 2d g 7o d 90 k c9 a gc d ie c iq k
neck_pain 26 90 8
neck_should 26 e f
neck_strap 26 iq n
necklac 20 2d f 4k l is d
necklin 26 4p 8
nee 26 1x e 4v c
need w i l 47 9 5b a 7d d 7z 9 88 8 8d 7 ay a bm d i7 a
need_list 1y 3d d
needl 1l m 9 4i a 4p a 81 b 8d p 9t w e1 d hz e i9 d
needl_batch 26 9t e
needn 1x 98 8 fq 9
neet 26 40 8
negativ 1u 8h 1k d2 i ea 9
negativ_return 26 8h 7
negativ_scan 23 8h h d2 d
neglect 20 ec 7 ew 8
negotia 1j 4v 17 5f e 5h e 5j d 7x 12 bo d dh 12
negotia_lend 26 5j 7 7x c
negotia_low 26 7x j
negotia_pric 26 4v e
negroni 26 aa g
neighbo v 12 9 17 h 18 c 19 16 1e e 1f o 1x 1q 23 9 24 9 2b 6 2c j 2j l 2o p 39 b 4b o 55 9 63 a 6f 8 6m b 7b l 95 f 97 c 98 8 99 7 9b 10 9h 1l a5 g af e ai 9 bk e cf 7 ci 11 do 1e dp m dq 9 dr k dw 8 e3 k fi c fm l fo k fy 14 g9 g gi 6 hk a ht 17 i0 i
neighbo_answ 26 1x 9
neighbo_app 26 1x 1e
neighbo_ask 1y 1x c
neighbo_book 26 af e
neighbo_borrow 26 9h r
neighbo_caretak 26 6m 9
neighbo_charg 26 dr k
neighbo_clean 26 97 7
neighbo_coffe 26 1f c 2j h
neighbo_complai 1x ai 7 fm a
neighbo_cook 20 4b 1a ht 15
neighbo_dog 26 fp c
neighbo_dril 26 9h c
neighbo_extra 26 ht g
neighbo_family 20 9h 8
neighbo_firm 26 5q a
neighbo_friend 1x 18 9 24 8 46 9 9i a bk 9 fm a
neighbo_group 1q ci 9 fy c
neighbo_grow 26 19 e i0 k
neighbo_help 23 1x x fy 9
neighbo_hom 23 ht f
neighbo_key 26 2c c 2h a
neighbo_lend 23 1x a 9h c
neighbo_list 1y 9h d
neighbo_liv 26 3p 6
neighbo_lov 26 ht d
neighbo_nearby 26 9h i
neighbo_news 26 ci y
neighbo_night 23 dw 7
neighbo_own 26 6a 7
neighbo_phon 26 fy p
neighbo_pool 26 7b m do e
neighbo_rent 26 do u
neighbo_sam 26 dp e
neighbo_shar 23 1x 16
neighbo_smal 23 1x s
neighbo_stor 26 63 c a5 d
neith 1p e9 c en b
neon 1x c1 l hj 8
neon_sign 26 c1 j
nepal 1t 6e q
nepal_sold 26 6e p
nepali 20 8s 9 f0 8
nephew 1u 9 9 28 d cu 9
nerv 1v 7z e au b fv b
nerv_troubl 26 fv 9
nervou 1j au b d5 r fj g fn q fu 9 fz a
nervou_best 26 d5 e
nervou_dog 26 fu 9
nervou_dogs 1y fj 7 fn m
nervou_young 26 fj 9
nest 20 38 b hy y
net 1i 3m 8 3o 9 ag b ck i dk i em z hc b iq b
netflix 23 dh a
netherl 15 1k a f5 d f7 a fx c
netherl_fland 20 f5 c
netherl_germany 1x 1k 7
netherl_hom 26 1d 6
nets 1x 2a j 4m h 74 d an 9 hq g
network 14 v c y h 1e 7 1x 9 4z c 5b 9 5c v 5d o 5k o 6m g 79 m a8 8 bh 8 cj 12 dy 8 e8 e ev e fb p fc z fl h fw b hf 9 i0 a i9 b ij c
network_certifi 26 fc v
network_find 26 v d fa 8
network_own 26 i0 g
network_pharmac 26 y j a8 d
network_post 26 5d 9 ct b
neurodi 20 1f 8 be j
neurolo 20 7t 9 84 e
neut 23 1d 18
neutral 1h 6b e 9g 9 cg b cx b db e go l iu j
nev r 15 h 1t a 47 d 66 b 9k 8 9o 8 b4 9 b8 9 bg 9 co 8 d3 9 d9 8 du 6 f1 9 h4 m ik a
nev_answer 26 h4 w
nev_charg 20 fw b
nev_heard 20 h4 a
nev_learn 1q 15 f hk a
nev_see 1u bk a
nev_sel 1v 66 g
nev_send 20 cf 9
nev_shown 23 f1 c
nev_start 26 9k i
nev_than 1t 1 a 47 g
nev_wear 23 1t e
nev_worn 26 1t 9
nev_writ 23 e7 b
new 20 4 c i6 7
newborn 1g a c o 1a 1g n 26 o 2y c 4p a 4r 9 7l 1g 9u p bw 1n hn p ix c
newborn_bundl 26 ix a
newborn_night 26 o 8 1g 9
newborn_photogr 26 2y e bw h
newby 26 fq 9
newcast 26 4e 9 ho 8
newcom 1c 14 13 2t a 78 a 7a 1d 7w u 8p c bk 1s ce h ey g g8 c
newcom_employ 26 14 c
newcom_registr 26 7a r
newcom_school 26 7a 9
newly 1r 5w b d7 d
newly_marri 26 d7 c
news 1h 6y h ch w ci 27 cr 9 d0 n g3 9
news_sit 26 ch d ci j
newslet 1h 1q c 1w d 6x o ch 25 ci f co f cr f e7 20 e9 c f5 e gd 1t
newslet_podcast 26 cr a fl 8
newslet_tool 26 e7 14
newspap 1k 8j e 9q f ci 1b d0 2h i3 t i4 c
newspap_post 26 d0 g gd a
newsroo 26 ci o
newssta 26 cn 7 cr 7
nex 23 z c 1k b h3 c
next l c 8 i 8 z b 1a g 1j 8 1k p 1l i 22 a 2r 7 2s a 3a b 3e k 4d g 4o 7 5z 7 64 b 65 b 6j b 6x 8 77 h 8f c 99 e 9e c 9v e ab b as j bj a bo i c7 d co b cs d dl 8 dy 7 en 8 eo m fb b fn 7 fu 8 gu f ha a hz 8
next_back 26 99 7
next_bet 26 5 8 gm 8
next_big 26 1k 9
next_block 26 hn 7
next_book 1y 77 8 8w a
next_box 1v cz a
next_cas 26 65 f
next_child 23 b7 7 be 9
next_clas 26 1l f
next_clinic 23 3z 8
next_common 26 9e f
next_count 26 2j 9
next_cours 23 i a j 8 1a a
next_cut 26 bu 7
next_dat 1i 9v g fn a
next_deliver 1n 64 k
next_door 1i 3a d 6j b
next_family 26 1j 7
next_fre 1h fc c
next_group 26 1a 9
next_guest 1x 3c b
next_hand 26 1l g
next_harvest 1y 6f b
next_issu 26 cr a
next_job 1t gu f
next_level 1y i g
next_lot 26 19 8
next_meal 23 7i k
next_morn 1m 3e w 5u b ew e
next_ones 20 cs d
next_pack 23 6 a
next_person 1y ef 9
next_plac 26 ck 8
next_rac 26 7h a
next_room 1x t d 1a m
next_round 1u 5j b 5t a
next_run 20 4c c
next_sam 26 hz 7
next_school 20 f8 d
next_sent 26 8f 8
next_siz 1p 1j 7 1k 16 4d w
next_step 1c as l c7 j dk 9 eo t
next_stop 1v gx e
next_task 23 7r j
next_test 1v 40 a f3 7
next_trip 1v 1v a
next_video 26 ck 9
next_villag 26 77 7
next_visit 1m p d
next_work 20 is c
nfc 23 ap 1c
nfc_tag 23 ap r
nfts 26 df 9
ngo 1x 5n a
ngos 1f 1c 9 59 b 5a 8 b0 8 el d h9 q hf g
ngos_church 23 h9 a
nhs 1q bo 9
nic 1d 1o d 2z 8 37 c 8q d 8z 8 91 s a1 a cr c ik 8
nicely 26 4a 9 6z 9
nich 1r 5 1d 50 g cq c ct f fl q
nich_perfum 26 5 1a
nichola 23 1o 1x
nicknam 20 4q e b7 d is 8
nicotin 26 7s p
nidra 26 7e f 7f 9
niec 1y 1x h 4g a
nig 23 74 b fs c h7 b
nigeria 13 2j 9 7m 8 8e 7 de 9 ec e en 9 fb 9 g1 8
nigeria_bank 26 en e
nigeria_city 23 g7 9
nigeria_english 26 ec g
nigeria_ghanaia 1v 7m b 8e a
nigeria_kenya 20 de d fb e
night q 6 9 a c o y 12 e 1g 1a 1w s 25 h 26 u 2c 9 2v c 34 k 36 8 37 i 39 d 3n d 3u 8 3v 7 55 a 5l c 5u f 6f 7 6m c 6t g 6u c 73 n 74 l 78 c 7f t 7h 9 7l l 8v c 90 i 9l 9 9r 9 9w g a1 a a8 a ac k b1 a br t bt 8 c6 9 cc i cl m cm i cs 7 cv 9 cw 7 cx a da b dp c dq b ds j dw 7 e3 d e4 x ez d ft c hj 7 hk b hr 8 ie a
night_begin 26 hr 6
night_cook 26 o g
night_empty 23 39 g
night_feed 20 o 7 7l f
night_find 26 7n f hg c
night_friday 26 i 8
night_guard 26 10 a
night_half 20 da e
night_light 26 cw b
night_minut 26 cl e
night_mod 26 8n 7
night_nanny 26 1g d
night_nurs 1x o b 1g 8
night_owls 26 b3 e
night_parent 26 26 a
night_pictur 20 26 j by e
night_plan 1y 1g 12 1w m
night_pric 20 3n a 6u d
night_rent 26 ac c
night_set 26 a a
night_shift 1m 2v 8 cs c
night_show 26 a6 f
night_staf 20 2v a
night_taxi 23 ds w
night_tel 26 c6 d
night_train 1y 37 k cm s
night_wak 26 1g o
night_weekend 1y dq e
night_writ 26 ca f
nightli 23 25 f by d
nightly 1o 3d 11 9w g ed h hc e
nightly_pric 23 3d u
nina 1y l a dx b
ninetee 1o aw e
ninety 1d e e 3n a 59 8 6t b ar w e2 a
ninety_goal 26 ar p
ninja 26 h g hq c
ninja_cours 26 h c hq 9
nis 20 f4 1a
nitroge 26 5p h
nobody o 14 8 46 a 5l c 5v 8 7p 9 9o 8 b3 9 bq b cf 9 ef a eo 9 f7 b fj b if 8
nobody_answ 1q 7p 8
nobody_answer 1y cf c
nobody_asks 23 f5 9
nobody_cal 1y at 7
nobody_complai 23 5l 9
nobody_decid 23 9j a
nobody_drop 26 b3 9
nobody_els 1e 7b a fj e
nobody_ent 26 hp 6
nobody_find 1v f7 d
nobody_finish 26 be 9
nobody_firm 26 e9 b
nobody_hom 1t 6m 7 8r b
nobody_open 1p 46 8 4b f
nobody_wat 23 53 8
nobody_wear 23 4g 9
nod 1t 1g d 25 e 27 d cc d
nod_off 23 25 d
nodul 26 v c
nois 19 25 i 26 e 38 9 39 9 7b a 7f d az 7 bl l dw k fs a g0 11 hq i hr 6
nois_paus 26 g0 e
nois_removal 26 g0 a
noisy 1t g 8 ec a
nollywo 26 32 g
nomad 1x 7a b ce e fg w
non y 9 9 1b c 1m s 3q 9 3r c 57 a 5y 7 6g u 6x c 75 a 8a l cg 7 cr 8 hf d
non_alcohol 23 6g 18
non_drink 23 6g n
non_emergen 23 8a t
non_leagu 26 cr f
non_profit 1n 1b d 57 f 6x d b0 9 ci b e3 a
non_speak 20 1m 18
non_technic 23 hf n
nonna 1x d4 9
nonprof 1p 14 d 18 b 1b h 1f c 5g 13 b0 a fy e h9 g i4 d
nonverb 26 1m 18
noodl 1y 2n b 6j b 70 b a6 9
noon 17 1g 8 2m b 2u 1m 5i a 62 b 6k 7 8h 8 a3 a fp d hn e hp 7 hr 6
nor 1o en b
nora 1o 9o 9 9t 7 9u b
nord 26 ep d
nordic 1l c6 d h1 c ho 9
nordman 23 hz 16
norfolk 23 p 8 44 e ho h
norm 1v 4n i
normal 13 1m 9 28 h 2b i 2c a 2o c 4b h 4h b 57 e 5l 9 7l c 85 9 bv 6 fw c ia 8
normal_cloth 26 5l f
normal_paid 26 6v 7
normal_plan 23 7r a
normal_shop 23 9d 9
normal_watch 26 2c h
normand 1v 5p 9 6i 8 hw 6 if 8
north 1a 2u 8 3v b 75 b 9l 8 ac 8 bg 8 fx d h5 b ik 8
north_carolin 23 ik a
north_gat 26 a3 a
north_south 26 2u c
northea 23 66 8 8i 7
norther 1c 15 a 16 b ab a ah 9 eb 9
norther_italy 1r eb 9
norway 1h 51 a 8d 9 9i d bp 8 gp a
norwegi 1v 8w b b5 f
norwich 1x 97 f 9f b
nos 1m 5 d 4l f fq f fz 7
nos_bridg 26 4l 7
nos_tail 20 fz 7
not m t o u 1a x f z 11 1l j 1s b 21 7 47 b 4w b 66 b 6r 9 6s a 6y l 7i b 7n h 8h 9 8w 8 8x 9 9u h 9v a a1 8 ax 8 az l bc d bf q bq b d0 d du 7 e1 g eo m eu j f0 n f6 m g0 9 g4 v gs b gt b i1 7 id d
not_appoint 26 9u b
not_apps 26 8x b bf a
not_bil 26 g4 f
not_book 20 1l d
not_calenda 26 z p
not_choos 26 bs 8
not_clip 26 az e
not_damag 23 ge f
not_doctor 26 u p
not_door 26 gb 9
not_draft 26 5g f cf 7
not_family 20 46 8
not_hand 20 f6 a
not_invoic 20 z d g4 p
not_kept 1x 9u b
not_languag 26 e1 7
not_let 26 u l
not_minut 26 bc i
not_mood 26 z f
not_nam 26 8j 8
not_onc 26 d0 f
not_part 1x u 8
not_patient 26 u h
not_phon 20 t g
not_photo 20 1z a gt b
not_pick 23 6y f
not_pictur 26 d4 d
not_post 26 8w g
not_read 26 eu d
not_room 23 gv c
not_sel 23 1l a
not_sign 20 u n
not_sold 26 ek e
not_tak 26 u d f6 j
not_typ 20 t 9
not_used 23 1l a
not_visit 1v u c
not_voic 23 9u a ad 7
not_walk 26 bq g
not_went 26 8h l
not_whatsap 26 4w c
not_word 23 z d
notary 1q 5b d b9 h bq o dj b
notatio 1y 41 c du d
noteboo 1f 1r d 6k 9 71 7 7n a 7v b 8m 8 8n b 8x 2v 9r 7 ad 7 ae 6 dd i gs d h9 i
noteboo_whitebo 26 71 9 9r 9
noth m 26 a 68 a 9g a 9y a ad 6 cz 8 g9 8
noth_add 1u 9y m
noth_els 1k 68 f 8o b
noth_ever 23 5y 7
noth_fresh 26 2r 9
noth_fruit 26 hv b
noth_log 20 4s c
noth_mix 23 99 6
noth_nic 26 4r 7
noth_organis 23 6v 7
noth_until 1y eg 9
noth_wear 26 1t 8
notic 10 s 9 1s h 26 9 2c i 56 8 5s l 6y o 9q f av 9 bm v c6 10 dh f ef i eq q er b ez a f5 8 g3 a gb k gj f gm c gs b h0 8 h3 b h4 d h8 17 ie e
notic_account 26 h8 b
notic_board 1x bl 9 h8 f
notic_dat 26 1s c
notic_hold 26 h8 o
notic_period 1q dh d eq v
notic_read 23 c6 i
notic_remind 26 f5 8
notic_sent 26 h4 e
notifi 1x g3 c i8 8
notific 1y ew b
notify 1y 4z 8 f5 8 fy g gg l
notion 23 g1 g
notion_templat 26 g1 d
notting 1v 1b 9 98 7 d2 8 dl f hl 6
nova 23 9a g cm 9 hu 7
nova_scotia 23 9a d
novel 1p 8w 21 co 1s cs t
novemb 1r 1u 8 2o 7 98 8
now u 2b 8 4i 8 5t 8 72 9 7x 8 ck 8 ei a ft d
now_cook 26 67 e
now_driv 26 4i a
now_folk 26 78 7
now_keep 20 3s 6
now_list 1u 1j b
now_run 23 9q a b9 d fm d
now_sel 20 2b c 2q 6 ey f
now_send 20 5z b
now_sid 26 6n c
now_strap 26 8k c
now_teach 23 aq c cs 7
now_used 26 1p 8 gj b
nps 23 hc 1i
nri 1t av o fi h
nris 1v 4k 9 fi b hw 6
nrw 26 9g a
nssf 23 dk i
nsw 26 4e 9
nud 20 cx 7 il d ir d
nudg 1q q n es d h4 w
nudg_text 23 h4 d
numb t y 9 1z 8 23 8 31 c 3g a 4w d 5c 8 6n 8 7a u 86 9 87 h 88 8 8j 9 95 e 9e a ar k ch c cu b dk b e0 7 ec 7 ed i eh b ej b ew d fl a g5 h gg b h7 f ha x he 8 ie 9
numb_bank 26 7a h
numb_buy 26 ew e
numb_cal 1t 3x b cu f
numb_guest 23 c2 b
numb_help 23 7a 9
numb_hom 26 r 7
numb_mov 26 7a 9
numb_night 20 4w b
numb_plat 1x 22 a 9s b
numb_questio 26 gm c
numb_second 26 87 e
numb_speak 23 ew e ft b
number u 8y c 99 8
nurs 10 o m t 10 w g 1b 9 1g g 3x 9 3y b 3z 9 47 u 4e 9 4r v 4x d 56 9 5d 1g 76 a 7a c 7d n 7e 9 7k a 7u b 7z c 80 7 83 h 85 8 89 16 8a 8 at i bo 9 ce t cg 7 cs 9 ct c cv f cx 8 d0 l de a fi b fo a fp b fu 9 g6 a i4 e i7 19
nurs_abroad 1y 5d 11 bo 9 de e
nurs_baby 26 o c 1g 9
nurs_build 26 g6 b
nurs_cal 1u 89 m
nurs_car 1x 47 b i7 j
nurs_check 23 t d
nurs_dashboa 26 89 o
nurs_hom 1l t f 47 d d0 q
nurs_phon 26 47 9 7z a
nurs_pick 26 i7 r
nurs_request 26 8a e
nurs_school 23 4x 8 i4 8
nurs_see 26 89 8 i7 f
nurs_shift 23 7e 8 i7 c
nurs_sit 26 fp 9
nurs_visit 23 o e 47 e
nurs_whil 26 5d 8
nursery 1a 1o c 1s p 26 t 2w 10 3y 9 3z 2k 61 8 6y 2d 8t k cl e fp c g3 l hq 7
nursery_childre 26 3z e
nursery_kids 26 3z u
nursery_open 26 3z w
nursery_parent 1y 3z d 6y c
nursery_plac 26 3z z
nursery_primary 1x 6y f
nursery_softwar 23 6y u g3 a
nut 1l 2m b 2p 9 5w m 68 14 9y 12
nut_allergy 1t 2m 9
nut_but 26 68 e 9y x
nut_fre 1y 5w b 68 d 9y d
nutrien 26 ab 9
nutriti 1g f 8 l 24 z c 2r 8 2w 9 60 9 68 9 6b 9 7i 1e 7k a 85 9 a0 8 a4 s fr l g6 f
nutriti_advic 26 l d
nutriti_app 23 l c 7i o
nutriti_coach 26 l 11 7i d
nutriti_plan 23 l q z d 7i d
nuts 1d 2p c 2v t 30 8 5m z 5w n 63 m 68 n 7q c 9x 16 9y 10
nuts_egg 26 5w 7 68 g
nuts_jars 26 9y 9
nuts_low 26 2v c
nuts_milk 26 2p b
nuts_seed 23 9x v
nyeri 26 2k 9 ad 7
nylon 1v 2a f 4m e 6p 9 il e io 7
oak 1g 2z 8 31 c 38 c 3s h 6c d 6g a 6q b 8b b 8o 1i cw a fs t gr a gt c gu d h6 9 ig d
oak_ash 26 3s b
oak_barrel 26 6c f
oak_street 1x gr a gt c gu d h6 9
oak_tabl 23 6q d 8o j
oat 1k 0 d 1 c 2j a 2k e 2q m 2s h 5m k 60 b 68 l 69 c 9x m a4 e
oat_bars 26 68 e a4 g
oat_milk 1v 2s h 5m j 69 c
oatmeal 26 0 f 9x c
oats 1n 1r a 2v c 61 c 63 15 68 10 9x 14 a0 p
oats_nuts 26 9x k
oaxaca 1x 6d e fh 9
oban 26 38 9 a5 h
obedien 23 fq z
obituar 1x 3t o ci u
object 1n 6w j 9j a cz g
objecti 1s c7 19
obligat 23 aj 8 h0 h
obo 26 7o f 93 a
observ 20 1d 6 go a
observa 26 ef k
obsessi 23 7m f
obtain 20 dk 9 gz 8
occasio 1k 1t 9 4e 10 4k a 91 s a1 9 d5 9 e2 7 e7 c ei e is g
occasio_wear 26 4e s
occupan 1y 3d g 6s f 71 e ib 9
occupat 1p z b 8u f b1 b cw p
occupat_health 26 b1 a
occupat_therapi 1r 8u d cw l
occupi 1y 3f l ad 6
occur 26 7m 9
ocean 20 4h i cn 7
ocean_plastic 26 4h g
ocr 26 eu n
octob 1m n e 1k a 3z 9 65 7 6f h 8r c ag a
octob_cut 26 65 8 8r d
odd 1e 1w e 39 d 3y e 8h c 95 s cj c dt a eu c ev g fs b i8 c ik 9
odd_claus 26 eu f
odd_jobs 26 95 y
odd_shap 23 dt d fs d
odomet 26 fe 9
odour 1y 9 f 3i b iu o
off l q j 1b c 1l 8 1r d 25 g 2g f 2x 9 33 9 3m e 3w 8 3y 9 42 9 44 8 4j e 4k 9 56 a 5p 8 6l e 6o b 6t e 73 i 79 a 7b a 7c 6 7d 7 7e 8 7f b 7s 8 7v 9 7x h 8h 6 8l 8 9c j 9k b al a am c aw d ax a bi b c2 i cc g cz 8 d6 b di 9 dj c ds a dt 8 e0 8 ey e f2 f fj h ft 8 g2 7 gb a gn f gt d h4 v he c hh 6 hm 8 ht a i0 e i5 g i6 8 ir g
off_anoth 23 i5 g
off_app 26 1r e 83 d
off_bed 23 i0 l
off_book 1x 1l 8
off_check 1x fu a
off_clean 23 3p c 9n d
off_cod 23 cb e he a
off_debt 23 7x j d6 k
off_deep 26 4j e 94 e
off_downloa 26 79 c
off_exchang 23 i5 e
off_fals 26 26 8
off_fix 1x 30 a
off_floor 26 2g i
off_fre 1v q c r d
off_funeral 26 3q c
off_grid 23 3m 8 73 17
off_hand 23 2c 7 2i 8
off_headset 26 4x 8
off_lead 23 7b 8 fj i
off_leash 1y fj x
off_let 20 ce c
off_lift 26 56 e
off_liv 23 bi d e0 7
off_look 23 3y h
off_low 1x 56 e
off_nam 26 3h 9
off_onlin 26 b8 g ft d
off_ord 23 7x d
off_peak 1y al e
off_photo 26 7u e
off_pick 26 44 8
off_plac 26 dp 8
off_point 1y 4j h 64 a
off_pric 20 i6 7
off_quiet 23 3t c
off_rack 26 io d
off_rainy 26 6o e
off_regular 26 97 7
off_rental 26 3d a
off_season 23 42 9
off_see 26 h4 f
off_session 1y 3w e
off_shop 26 8h c
off_show 26 1i 8
off_sign 26 gt l
off_simpl 26 i0 8
off_sit 1x c2 c if 7
off_smal 1v 40 b
off_spac 26 c2 e
off_stay 1y 7y b
off_switch 1y dy 8
off_tablet 26 6q 8
off_task 26 1b 10
off_today 23 g6 f
off_tomorro 23 ht p
off_train 26 hd f
off_wal 26 hs 7
off_walk 23 33 e
off_warm 23 bs f ir n
offcut 23 4g b
offend 23 1 7 1f f
offer 17 q i 3w f 7c 8 bv 7 e1 8 h5 c he k ig 9
offer_wait 1x q i
offic o c 9 d a e f 1f k 1t 8 27 7 2d 9 2k h 2l b 2n 8 2r d 2u 19 2v d 3a d 4j h 4o a 4u d 4w g 4x h 51 7 53 1e 54 g 57 9 5b c 5c 11 5e c 5l 1o 5m 1g 5s 17 5z h 68 g 6h 7 6y f 74 7 7a h 7o 8 8r 9 a1 h a3 d a7 9 ak i aq 13 av e b1 15 bn b bo 9 bt b bu e cb 15 cd 7 dg 9 dl i dm q dq e em c eo 9 eq a et m f2 m f3 b f5 k f6 7 gg e gh r gj i gk c gm g gv a gz 8 h0 b ht b hz 9 i3 a ib e ig a ih j iv r
offic_accept 26 9q 9
offic_assista 26 ex 8
offic_backgro 20 cg 7
offic_belgium 26 cb b
offic_book 26 c b
offic_bookkee 26 eo b
offic_br 26 b8 g
offic_buildin 1v ib c
offic_café 23 5z c
offic_canteen 20 2u u
offic_car 1v c 9 bt k dm 1g
offic_chair 23 iv l
offic_clean 1v 5l 1e gv a
offic_clos 20 iv d
offic_coffe 26 5m d
offic_cool 26 a7 a
offic_cowork 23 3a b 5s a
offic_cut 23 8r e
offic_decid 1y gh i
offic_event 20 2k 8
offic_fil 26 eg c
offic_fit 20 et 8
offic_furnitu 23 ig b iv a
offic_germany 1v f3 b
offic_hom 23 1f 8 dl d
offic_hospita 23 2v a
offic_hotel 23 bu 9
offic_job 26 bo d
offic_kit 26 iv p
offic_kitchen 23 5m 15
offic_lago 20 fc 9
offic_let 23 5s a av a gm b
offic_local 26 av 8
offic_lunch 1y 2u 15 a3 a b1 13
offic_manag 1l 2u g 53 d 5m h bn 9 c2 a cb u eq 9
offic_meal 26 2v e
offic_nashvil 26 c0 9
offic_normal 26 5l f
offic_ord 1t 1f b 5z 7
offic_own 20 dg 7
offic_park 1y 2l a bu b
offic_party 1x 5n d
offic_plant 23 53 1h
offic_privat 23 dq e
offic_rent 23 54 a 5s d
offic_rental 26 5s d
offic_see 26 5l h
offic_sees 1u 6y c gk c
offic_servic 26 5e d dl e
offic_set 26 5c f
offic_smal 1y 5m g
offic_softwar 1y 57 a aq 9 f5 c
offic_spac 23 5s 1n
offic_staf 1s aq d cb d gj b
offic_task 20 aq l cb b et g
offic_team 1y 5s 15 aq a
offic_typ 26 eu a
offic_vienna 26 5l 9
offic_wat 26 53 s
offic_wed 26 1t g
offic_wel 26 bn 8
offic_work 1f 1f 9 2r 8 7o 9 aq h bu 8 hf 9 ht h
offic_writ 26 es a
offic_yoga 26 b1 h
officia 1e 1j 7 2x b 3r h 8n 8 bh 17 gk 8 gm 1a go 2c h6 a id f
officia_let 26 gm v
officia_permit 26 8n 9
officia_questio 23 bh 1d
offlin 17 x 9 1p 9 1v c 21 r 6m b 6v a 7e 7 86 a 9l 9 da g el h gi 9 gu d hf n
offlin_app 26 hf c
offlin_cellar 26 gu f
offlin_cheap 23 el d
offlin_cod 26 6m 8
offlin_first 26 1p d
offlin_maps 20 21 q gi c
offlin_photo 23 el b
offs 1v 4y f 5n f cb g dg e
offset 1x 23 t aj 12
offshor 26 5d g
offsit 20 5n 11 5s g c2 c
often y b 7 1t 8 5y b 63 a 7j 7 84 7 88 b 97 9 9i b ca d cu 9
often_piec 23 1t f
ohio 1l 4i 7 5c b bb 9 cw 7
oil 17 0 1c 2 b 4 9 5 9 b 11 e m 4i t 5h e 63 f 64 k 6f 1z 8o 9 9y u ah b bt x dm f i9 a ih h iu c
oil_alterna 26 bt c
oil_chang 23 bt e dm f
oil_deliver 26 64 e
oil_filt 26 bt e
oil_fre 26 9y 9
oil_goat 26 0 s
oil_harvest 26 6f i
oil_oil 26 b b 6f c
oil_tim 26 4i g
oil_towel 26 e l
oils 1l 0 q 5 b 8 9 e f 6f w iu 1g
oils_hom 26 e g iu 9
oily 1v 4 e
okra 23 19 e 5x f 8i 8
old 12 c 9 p l 13 g 1d c 1l 9 46 15 4b 1b 7p h 87 o a5 c bl 8 bp 8 bs q cu 1p cv 1r cw j ds q dx 7 e2 8 fg e gb l ho v hp a
old_begin 26 hk c
old_dog 26 1d 7 fx 8
old_dogs 26 fw a
old_hom 26 cu j
old_househo 26 cv n
old_liv 1x 46 b bs g
old_men 26 13 f cx 7
old_own 23 fg c
old_parent 20 87 k gb f
old_person 1t 46 a 4b s cv d
old_spar 1y bl c cv 18
old_student 20 1l d 40 9
oldest 26 d2 b
olds 1d 9 c j 9 13 9 45 g 4a 1a b6 k b7 c gi 9
olds_austral 26 1n 6
olds_school 23 4a e gi b
olena 26 14 e
oliv 1n 0 1m 5h j 62 9 6f 27 ap b hv 7
oliv_oil 1q 0 13 5h h 6f 1g ap 9
oliv_tre 26 6f s
omar 17 6x a dp 8 ea f ei a ex 8 ez a f6 a
ombudsm 23 4w f 88 l
ombudsp 23 4w m
omega 23 7 1c
onboard 1g ay 13 ey 1n f0 i h0 h hb 9 hd b
onboard_checkli 23 ey c f0 d
onc q 13 j 1t i 23 7 24 7 2d 8 2h 8 2t h 30 d 57 a 5t 8 6f 7 72 b 7l 8 82 b 9q h bp 9 by 9 c6 9 cb f d0 8 d4 9 dh 9 du 8 dx 7 e6 c ea c ft 8 fy f ge 9 h0 8 h2 9 hc j i6 b
onc_app 1v 1t 11 h0 8
onc_bil 26 g4 b
onc_br 26 63 8
onc_forget 20 c6 8
onc_know 26 79 e
onc_money 23 5g 8
onc_plan 26 gh h
onc_play 26 46 g e3 9
onc_prepar 26 30 w
onc_program 26 9q f d3 c
onc_put 26 dr e
onc_real 26 hm 7
onc_screen 26 cb f
onc_send 23 4s 8 ed g
onc_system 26 72 d 8a d
ones u a i j c v a 2i 7 4j 6 4l 7 59 c 5o i 5t 7 61 8 8k 8 8l 6 8u j a1 a aj a b3 a c7 a cf a ck d df 7 ea b ev g gf a gi 7 h1 e hc 8 i9 f ii e ik a
ones_back 23 8u 9 a7 8
ones_daily 26 cn c
ones_hard 26 7e 9
ones_learn 26 cg 7
ones_littl 26 ik 8
ones_morn 26 ii m
ones_nev 26 1l 7
ones_oth 26 8 8
ones_politel 26 cf 8
ones_wait 26 ev i
oneself 1q 1v b 2g b 3h 8 4p a 6n 9 98 b ca a cf a d5 7 dh d ds a
onion 1r 1q a 5w e 9z g ac l
onl 26 1j a 6l g
onli 23 6j c ah a g5 c
onlin k 2 e 3 8 5 d 7 b g b i e k 7 q e r i x 8 18 8 1l 9 1p a 1y e 2a b 3e a 3q f 3s 7 3t k 3w n 40 j 41 a 42 f 43 7 49 n 4c b 4e d 4f d 4h 7 4k b 4l 9 52 b 57 i 59 9 5f c 5u h 5w 8 62 f 64 s 65 7 69 k 6b 9 6d e 6e f 6f 7 6g a 6i 7 6k n 6l c 6n a 6x 9 6z c 70 e 79 c 7i a 7k 9 7l f 7m o 7t n 80 8 8m l 8o l 8p i 8q m 8w l 8y g 8z 8 90 9 93 8 94 9 9d j 9r 8 9s f 9t 7 9x 8 9y 6 a5 h a8 6 a9 j an a aq g b8 o b9 g ba 11 bb g bc b bi m bq w bu 9 c5 e c8 n c9 h ck b co g cr g cs 8 cu g cx 9 d2 9 dj h dl f dy d e1 8 e5 a e9 c ea g eh a eq a ev g fe b ff n fh j fj b fk a fl l fq e fs d ft h g5 g gh h gi e gl m h5 13 h8 d he m hm s hv 7 hw 7 hz d i2 7 i5 v ik 7 im e in l ip a iq a is a iw 8 ix 7
onlin_account 23 57 14 bq g
onlin_acros 23 4g 8 it a
onlin_ask 1y 80 6
onlin_bank 23 cu p gr 9
onlin_book 1k q v r n x e 6z k 7c 8 9s c bu 8 co d dy b gv b h5 d
onlin_box 26 6i h
onlin_br 26 fe f hz e
onlin_brand 1u 2 8 4l 8 c9 u ik 6
onlin_buy 26 93 a
onlin_cal 20 l f h5 9
onlin_calcula 26 23 9
onlin_calenda 20 gl r h5 d
onlin_car 26 bb b
onlin_check 23 6t g
onlin_choos 26 53 c g5 f
onlin_circl 26 fl u
onlin_clas 1x b9 d bi 1m
onlin_client 26 9t m
onlin_club 26 bi d
onlin_collect 23 18 b dl i
onlin_communi 1u co 9 fl 12
onlin_configu 23 8o s
onlin_consult 26 ft d
onlin_counsel 26 7m v
onlin_cours 1o o 7 5f c aq d b9 p ba 1n bi a fq 9
onlin_deliver 23 3s b 8q g
onlin_design 26 2p d 9d a
onlin_diary 26 g4 c
onlin_entry 26 dw d
onlin_exchang 1y 1l c 52 d 62 d 6l b f9 a
onlin_farm 23 a9 t
onlin_first 26 4k 8 ff f
onlin_form 26 1o 7
onlin_fre 23 2 c
onlin_gallery 1y 8y p bw a
onlin_garden 26 3l c
onlin_gift 23 4r 7 91 a
onlin_group 1m 1p a 3w d
onlin_half 26 62 a
onlin_handmad 26 8 a 8z b
onlin_learn 23 49 9 bc d
onlin_lesson 1x aq g b8 f be i hm i
onlin_link 26 d2 8
onlin_liv 26 9d a
onlin_load 26 i8 9
onlin_magazin 26 cr v
onlin_market 1v 1y d 5u d a9 e fh b gi c
onlin_marketp 1t 4k 8 5q d 6l b 76 b 8p o e1 7
onlin_mentor 26 bg d fa 8
onlin_merchan 20 65 a
onlin_ord 23 5u q
onlin_order 23 70 17
onlin_pay 23 91 d h5 g
onlin_pick 26 a1 c
onlin_plac 26 gq e
onlin_plan 20 gh a
onlin_plant 20 53 9 8q o
onlin_platfor 20 3q f 41 f 7b e
onlin_plus 20 69 f c5 b
onlin_portal 26 gh s
onlin_pric 26 1r d
onlin_print 23 2a c 4q a
onlin_program 20 k g b8 e ba h
onlin_quiz 26 2 e
onlin_remembr 26 3t q
onlin_retail 26 i5 e
onlin_review 23 ea 16
onlin_sam 1y 6n m
onlin_schedul 23 h5 14
onlin_school 23 ck 8
onlin_search 26 85 8
onlin_sel 1r c8 b c9 9
onlin_send 1x 4e d 7l c 8h 6 ba n h8 a
onlin_servic 26 9d f bq b
onlin_shar 26 4f h
onlin_shelv 26 52 a
onlin_shop 18 7 9 5w e 64 f 69 j 6a 7 6g g 6k k 79 8 8m s c8 l cx 7 e5 d eg a ev b fh m fs b he y i5 14 in a ip 7
onlin_stand 26 ah 6
onlin_stor 1i 5 a 1j 9 4f c 6d 8 8g 9 8w f bq d cx 8 i5 h im a is 8
onlin_superma 20 64 17 a5 c
onlin_tabl 26 6r h
onlin_teach 23 42 d
onlin_tool 26 5b a
onlin_train 26 5f b hm g
onlin_tre 26 d1 6
onlin_vet 26 ft r fu b
onlin_video 23 i 9 fq f
onlin_vot 26 h8 h
onlin_wait 23 7t a
ons 1v 5 e ir e
ontario 1g 44 c 51 a ik 8
onto 1t 1j d 2b c 2d 8 4a 9 b0 e ij f is d
oolong 26 2s e
oost 26 63 9
open l h f n c 1v f 21 9 27 k 2h w 2j f 2m q 2n 8 2o h 2r a 2v g 34 9 39 n 3a a 3k e 3n v 3t k 3z 14 4b c 55 11 59 8 5g f 6m n 70 a 8c a 8i c 8m b 8s g 8z 7 9k 8 9l a 9w 8 a1 8 a6 b ad 7 b4 8 bu 7 bv 8 ch d ck 8 cy a d9 8 da 9 do i dq f dr 8 dt a dw e e3 b ec a ei d en d eo c ep 8 es g f8 b fk d fy 8 g1 9 gb c gd 9 gi 8 gl 9 gz e h1 b h4 y h7 9 hc 8 hh a hi c hp 7 hr 7 hs 7 hw 9 i3 r i7 h
open_air 1x 39 c b2 8 e3 s fp d
open_app 1q 1r a a6 b br a do d fk 9 ft 9
open_back 26 4e 9 cy d
open_bank 1x 4u c 7x d ck d
open_book 20 fb d
open_bottl 26 6g 8
open_bright 23 2r c dw c fk b
open_cal 1t 5g t
open_card 20 55 17 i3 e
open_cas 1s 11 6 dh 9 fy a
open_claim 20 h1 i
open_clas 26 s 9
open_cod 20 2h f gl h
open_comment 23 hc o
open_defect 26 ge c gs 9
open_door 1l 26 8 2v f 3n 10 55 c do d
open_end 26 8t d
open_enquiry 26 eo e
open_even 20 2n c
open_everybo 26 hp 6
open_family 23 3z g
open_fil 1y gz r
open_film 26 ba 9
open_fir 23 31 h a1 b
open_fix 26 3n h
open_flat 1y 39 f 4r d 8s j
open_fountai 26 8m h
open_gam 26 1i e
open_garden 23 3z g
open_gat 23 dq f
open_hiv 23 ad e
open_hous 26 hw 7
open_invoic 1t 4t e en x es l
open_jobs 1y ex 9
open_kitchen 26 2m y
open_larg 26 5r d
open_lat 1x 55 k
open_lesson 23 gi b
open_library 26 cp e
open_link 20 da d h6 c
open_map 26 2a d
open_menu 26 70 d
open_model 26 ec d
open_morn 23 3z g
open_neighbo 26 2j h 2o g
open_night 1t 55 a
open_noteboo 26 8m 9
open_now 20 dt 9
open_numb 26 5j 8 9w 8
open_off 1x h4 o
open_onc 20 2h g
open_ord 1i a6 c
open_own 20 cq b
open_pag 20 3t 11
open_parent 26 3z i
open_phon 1s 2h k 55 c do i dq k
open_plac 23 3z g
open_play 26 ch k
open_pollina 23 8i z
open_positio 23 5d b ex c
open_pul 26 cc e
open_questio 1r f7 e
open_quot 1y h4 12
open_report 26 4w 8
open_return 26 he k
open_room 26 b4 c
open_saturda 26 hw d
open_seam 26 dz 7
open_search 26 fy 9
open_shift 20 ez e i7 18
open_shop 1y i3 h
open_sit 20 2m e 7r c ei f
open_smal 1y i c 2m g g1 b i3 d
open_sourc 1u ec 8 ee e
open_spr 23 3k j
open_staf 26 55 9
open_studio 1x g e
open_task 20 f6 9
open_til 1u h 8 2o e bv 7
open_train 26 h b
open_until 1m n g bv 8
open_video 26 3n b
open_window 1u 27 15 5l f
open_women 26 ar d
opening 1n bi d c1 a c9 b cy 19 d5 7 g5 e
opera 1y 46 a 4y d cj 9 dv e
operat 1o 1f c 5s 8 6o e 8t c ak w bm d fv a
operat_charg 26 ak r
operati 1e k a at 7 cx 7 eu a fu e fv p g8 b h7 e hf q hw 9 i3 9
operati_head 26 4y b
operati_team 26 hf i
operati_vet 26 fv 9
operato 18 16 g 2i 8 2v b 2z d 3d l 3m h 3x 9 6o n 6q m 6z 1n 77 8 ag s ak 9 by 9 dr a en 9 ia 8 if 8 ij f
operato_phon 26 2i a
operato_solar 23 ag 9
opinion 1n 3v d 5j 7 7d c 7t k 8j 8 9d b
opportu 23 1b k c6 g
opposit 23 5s h
ops 1r 1p 8 5g b ap l ef e
opt 1x e7 h ei a f5 a
optical 26 i9 h ij g
opticia 1r p n v k 4l 26 ch n
opticia_chain 26 4l 9
opticia_hom 26 p e 4l e
optimis 23 9s g at c
option 1e 5m a eu c ga c gt n hq a i5 e
optiona 1h h d bj d ep a g9 b
optiona_extra 26 ep d
optiona_tip 23 g9 c
optomet 26 3 9 4l f
orang 1m 5 c 2q e 2r f 6g s aa 9 et e hk i hv e
orang_peel 23 6g d
orchard 1n 12 g 19 d 2t c 34 b 6i g 73 e 8s j ac b e3 f hv 18 hw 11 id w
orchest 1t 41 s cm 8
orchid 1y 1u o 78 d 96 8
ord m 0 b 2 b 3 f 4 a 7 a 8 d 9 e b 8 y u 10 n 11 m 1f k 2a k 2j f 2l d 2n v 2o c 2p l 2q 7 2r d 2s 8 2u c 2w j 3o 8 3s j 4c g 4d c 4h 9 4k c 4l 8 4m c 4n a 4p n 4q s 4r c 4s j 4v 16 5h a 5i b 5m b 5t 9 5u 1n 5v 8 5y 7 5z g 60 9 61 8 63 a 64 h 65 a 66 a 68 c 69 e 6a 7 6c 7 6d 9 6e d 6f e 6g 8 6h a 6i b 6j n 6k 16 6q 1m 6s p 70 1i 85 8 8a e 8h g 8i j 8k a 8m 9 8o p 8q a 8r l 8t b 8v d 8w g 8x e 8z k 90 d 91 g 99 7 9g a 9p i 9q h 9x b 9z 7 a1 d a3 b a5 w a6 1g a7 t a9 1c ab b ae 7 an e ao e bx b bz 9 cb j cx 9 cy 8 dd d ds d e5 o e7 d ev w fc l fh i fs e ge 9 gu a gx z gy m he g ht z hu b hw 7 hz u i3 f i5 q ia c ii 9 ik b il 8 im b in 8 iq e ir d is d it 9 iu 7 iv 8 iw 9
ord_ahead 1r 2w d 70 b
ord_album 26 e1 c
ord_alt 26 eg k
ord_app 20 5u e a6 a
ord_bag 26 8i g
ord_cak 23 2p 9
ord_campaig 26 g9 a
ord_chang 1y y 8 5m 9
ord_check 20 1j 7 ev t
ord_choos 26 2a i
ord_coffe 1y b5 d
ord_deliv 26 hz c
ord_deliver 1l 5u q 65 8 6q c 8o c an 7
ord_directl 26 70 b a9 f
ord_email 23 cb 18
ord_farm 20 5u k a9 11
ord_food 1y a6 a bd j
ord_form 1x 10 m
ord_fourth 26 5v c
ord_fre 20 4k 7
ord_ful 1r a7 g
ord_hand 26 ev b
ord_harvest 23 6f 9
ord_larg 26 8e 8
ord_lat 1s 6q t
ord_local 26 a6 r
ord_lunch 26 2w f
ord_machin 20 4p d 6q 1g
ord_mak 26 fh a
ord_monthly 20 he 9
ord_mov 26 7x e
ord_next 1p 6f 7 a7 9
ord_numb 1u he f
ord_onlin 1m 53 9 63 a 8q c ev c hz k
ord_open 1y gx f
ord_ord 1l 70 9
ord_own 23 70 d
ord_pag 23 91 e
ord_pap 23 8i 7
ord_part 18 9l 9 ia a
ord_pay 1u 70 13 a6 n
ord_phon 1q 5u b 8w h ds d
ord_photo 23 11 d
ord_pick 26 ht k
ord_pictur 26 1f d
ord_plac 26 6k 7
ord_post 20 5z d
ord_practic 23 4v f
ord_print 1v bx d
ord_questio 1y e5 d
ord_quot 23 4v h
ord_regular 1y 94 e
ord_restaur 1y 6s c 70 y a6 s
ord_return 1v e5 q
ord_send 20 8t 8 ir a
ord_sent 1t eq e
ord_servic 1y 9q t gu c
ord_set 20 gx f
ord_ship 1y 6k b ev g
ord_shop 1s 6k c 8i c a5 9
ord_sit 1u 7 7 4h 7 8f 7 8h c
ord_siz 1y im 9
ord_smal 1u 5u f 6k a
ord_snack 26 fk 8
ord_stop 20 ev 9
ord_suppli 23 6s t
ord_system 26 e5 e
ord_technic 26 gu d
ord_text 1v 2l 9 a3 9
ord_til 26 a9 d
ord_togeth 26 4v n
ord_tomorro 1v 2o 8
ord_trad 26 5u e
ord_trial 26 4s e
ord_until 1y 2u 9 ht f
ord_via 23 a5 e a8 b
ord_warn 26 y h
ord_web 20 hz d
ord_whatsap 1y 8r 7 gy 9
ord_wholesa 23 y s
order 11 y 9 2n 9 2p 9 2u j 3s a 4m b 5b 9 5u e 5x b 6g 7 70 1n 7a c 8k 8 8v 8 9p g 9z 8 a6 g ah 7 hu f
order_onlin 1y 3s a 8c 8
order_pag 26 70 y
order_phon 26 5b g
order_platfor 23 5u f a6 b
order_system 26 70 r
order_takeawa 26 70 t
ordinar 1b 24 a 2g 9 4r 8 56 8 5s 8 74 6 8m a bp b cg 9 dr 7 gp 9 gy c
ordinar_cloth 23 4r 9
ordinar_pictur 26 1n 6 cg d
ordinar_socket 26 ak 9 dr 9
ordinar_telepho 26 bp e
ordinar_tool 26 2g b 8m a
oregon 1q 2x c
organ 20 6v g cd 8 ct h
organi 1x 1s h 20 h 2x g 6v z 7r g 9j g
organic 1b 0 f 6 12 b b 1u b 2q b 2s 8 2w m 34 c 4c o 4d g 4r a 4s p 5x 1t 61 1v 63 e 6h c 8c d 8i c 90 b 9x a ac g c1 7 hz b ih l ik j in a
organic_baby 26 4d d 61 m
organic_cotton 1r 6 j 4c d 4r b 4s e ik i in b
organic_farm 20 34 f 5x i
organic_leav 26 2s b
organic_shop 20 63 9 9x b
organic_vegetab 1y 5x o 61 p
organis 15 w g 14 g 1b z 1c a 1s v 1w k 20 14 2k b 2x d 37 o 3d c 3q b 3x g 45 9 4q 9 59 e 5d a 5g 8 5n v 6v 1n 78 9 7d f 9j 1w fi b fy c hg 8 iw h
organis_europ 26 hg b
organis_guid 26 37 f 78 e
organis_medical 26 1c g
organis_pay 26 6v i
organis_profess 26 20 e
organiz 1v 1b g 1s g 20 q 2x g 9j 1a iw b
orienta 26 bj 9 ey e
origin 1f 2j c 5h d 5x 9 5z t 69 b 6a f 6d 12 6e 8 6f e 6n 11 8i 6 8k 8 ap 13
origin_spic 23 6d 10
origina 1e 20 d 2a g 3h 9 4i 7 4x b 54 1z 6p g 8y b aj b c8 b cp d d2 8 e1 e eb a el b f7 c
origina_artwork 26 54 o
origina_paintin 26 54 z
origina_part 1y 4i 7
orphana 26 1o 7 62 c
orthodo 1y 11 d
orthopa 1v 4j 8 56 d
osaka 1v 8l 8
oslo 1v 5v b dr 7
osteopa 1v 7o b fv 14 g4 p
oth q h a q a y 9 1x k 26 9 2c 8 3r 8 48 d 5q c 5s d 73 7 75 k 7b a 7r c 8j 9 8u f 9b c af a be a bx 9 cf 7 cm a cn 9 ct 9 d7 c dg 8 dp 9 du b dv c dx n f9 d fj 8 fl 9 fp f hr 6 i5 i
oth_animal 26 hp 7
oth_app 23 af k do h
oth_apps 1x 3v 7
oth_borrow 26 9h e
oth_build 23 5q h
oth_company 20 fa d
oth_dog 26 fp c
oth_driv 26 43 a
oth_family 23 1m c
oth_fly 26 7c 7
oth_food 26 2l c
oth_gam 23 8v b cm 9
oth_hom 20 9q a
oth_indepen 26 2j b 3r 8
oth_liv 26 54 7
oth_local 26 8o b
oth_mak 26 8k 8
oth_materia 26 8k 8
oth_mobil 26 2k 9 fv 9
oth_nearby 23 9b j
oth_own 1y 6p a
oth_parent 1x 1h 7 1j c 3y a
oth_part 20 dx c
oth_persona 26 1n 6
oth_rental 26 8f 7 8u a
oth_rol 26 dx u
oth_sam 1v 1l d
oth_school 26 35 a dv f
oth_sid 1r gz d
oth_speak 26 2c e
oth_sport 26 fz 9 hr 7
oth_teach 23 f9 k
oth_thing 23 1x e
oth_way 1x 75 d
ott 23 7b a hn f
ottawa 1v 3r e 41 7 5r a fm 8
otto 20 fp s fq c fx j
oud 1v 5 s 7e 8 is d iu e
ours 1d 2 a 9 a 1i d 23 a 54 7 5r h 7i b 7z a e7 e eo c hw b
ours_suit 26 2 8
ours_uses 26 9 d
ourselv 1h 76 h ey e
out 1v 32 b 5n 11 7c 8
outag 1r al j ef o gk a
outback 20 34 m 8j f
outcom 1v 7t 8 bo 8 ev e
outdat 1v 5k 9
outdoor 19 f b h a 2e 8 32 n 3z e 44 f 4p 7 50 a 5n e 6m c 6z i 80 c 92 15 b2 1f bx s e3 y fp f hr 9
outdoor_brand 26 4p 9
outdoor_cinema 26 e3 r
outdoor_equipme 26 92 i
outdoor_escap 26 32 v
outdoor_fitnes 23 f d b2 t
outdoor_gear 23 92 v
outdoor_hom 20 h 8 bx v
outdoor_shop 1x 92 9
outdoor_work 26 80 b
outfit 1l 1t 2d 3g a 4e k 4n p 6z e dv c in d
outfit_littl 26 3g b
outfit_morn 23 1t y
outgrow 1m 1j 1i 1k i 4d 1l ip c ix d
outgrow_childre 26 4d u
outgrow_ones 26 ip d
outgrow_uniform 23 1j t
outlet 1t 2b 9 62 e ij n
outlin 20 4h 7 cd 9
outlook 1q cf r e7 d eo b ex 9 h4 e
outpati 1y q h
output 1v 5b a ai a ef f
outreac 23 w h ei 2a
outs 1r w 7 3g g 3n f 3w g 9j p cq 7
outsid 13 4 8 a 8 12 a 13 8 1i 9 2e 8 2g 9 2h 9 2k o 3h 9 3j d 3u b 4w b 58 a 5c c 97 t 99 8 9k d 9u a ay l dm c er 8 f1 9 fn 8 fp 9 fz 7 hz 7
outsid_contact 26 4w 9
outsid_departm 26 58 h 5c d
outsid_door 26 99 d
outsid_hospita 26 2k r
outsid_hous 23 3h 7 fn d
outsid_offic 23 bu 9 eu a
outsid_wal 26 9k 8
outsour 1r 4z b 57 u 5c i 5e e 5j d ay 18 e5 j
outsour_account 26 57 t
oven 1f 2o 1d 3i 28 5r 10 5y j 8z 9 94 8 9e w 9x c a1 9 a2 b al j
oven_blast 26 5r q
oven_clean 26 3i 1c
oven_hom 26 9e l
oven_sold 26 2o n
overboo 26 31 b
overdra 1x 4t b 7v 9 di b
overdra_credit 26 4t a di 9
overdu 1k ej e es 1t gk 8
overdu_invoic 20 es 1f
overflo 1x 98 a gf z
overgro 26 3p 8
overhau 20 1k 8
overlan 26 74 8
overlay 20 eg l
overloa 26 et a
overloc 1x 4i 1h 8e 8
overloc_machin 26 4i e
overloo 26 3 9 7r 9
overnig 1e a c 2o v 2v a 3y e 44 b 5y e 66 c 8r c 9w 1f 9x 8 a1 c ae 7 cf d fo c i6 l
overnig_oats 26 2v d 9x 9
overnig_oxygen 20 ae 7 ij 9
overnig_wood 26 2o n
oversea 1k 5h t 6h 7 fi r
overshi 26 4c l
oversiz 1v 4c e cc 15 i8 d
oversiz_databas 26 cc q
overtim 1q 6q 9 di c em k ez g i7 a
overus 26 84 e
overvie 1e 7j 7 ca h d6 a df j dk 1m
overwhe 20 9j 9
ow 1y 7x w
ow_than 26 7x c
owe 1y da j
owed 1v 88 q 9p 7
owes 1s d7 e da b
owl 20 gb a
owls 1v 78 9 b3 f hy c
own e d 8 j 7 p d r 7 s b 10 a 1e i 1t b 22 g 24 9 28 f 2g e 2h d 2j b 2k 8 2n 9 30 8 32 8 36 r 38 b 3c j 3d v 3f b 3j b 3k d 3l a 3m f 3u e 49 g 4f b 4j 7 52 d 5e g 5f d 5s b 63 f 6a 7 6p i 6r 9 6u c 6w 8 70 i 7b x 7y i 8k 8 8r 8 94 b 96 f 97 d 9c r 9f c 9g m 9i h 9l 9 9p b 9r a 9s f 9v h 9x 7 a2 b a6 d af h ag 7 am 9 aq c ar q ay a b8 c ba c bt d bx j c2 c cq a d7 d df 8 dj 8 dm l do q dq n dr f du c dy f e1 9 e7 9 e8 g ea b ed i eh b en b eo a er 9 es a fe a ff j fh a fj h fm v fn h fo q fp l fq r fr i fs j ft p fu i fv h fw k fx a fy l fz 8 gc k gr k gt b gy h h8 o hd c hf a hh 6 hv 7 hw a hy 7 i0 r i3 j i8 c ib a if 8 iq a iw b
own_abroad 23 3d e
own_accept 20 af 7
own_addres 1y 6v g e8 d
own_agent 23 ff h
own_apartme 20 p e
own_app 1v d6 b hf k
own_approv 1y h4 d
own_associa 1t gr b h8 r
own_bank 23 dj 9
own_batch 26 67 k
own_bedroom 26 fg c
own_bil 20 dr 9
own_book 1p 7b c 9p d dy d e0 a fj b fm h fo 9 g0 h
own_borrow 23 4e 9
own_bottl 26 63 c
own_brand 1v 6b 8 it a
own_build 1u gr b
own_buy 1q fe d
own_car 1y 5d 9 do 9
own_card 26 ew b
own_cars 26 do h fe a
own_cas 26 5f b
own_cellar 23 32 d
own_chang 23 gc g
own_child 26 48 a
own_choos 26 e1 j
own_city 20 4f h 52 e
own_clean 23 94 f
own_clinic 26 fl 8
own_cloth 20 4n 9
own_clu 26 32 h
own_collect 26 ih 9
own_complai 20 88 8
own_contain 23 63 8
own_coordin 26 2x b c4 8
own_cours 26 bh 9
own_cup 23 1m 7 2r d
own_dashboa 26 ed j
own_decid 23 9j 8
own_devic 26 gc i
own_documen 20 f7 g
own_dogs 1t fr 9 fv d
own_domain 1y cq d
own_door 20 5s 8
own_driv 20 i8 i
own_family 1x ht f
own_farm 26 hv e
own_field 1x 8r v fj 7
own_fil 1x aq i
own_filt 26 2j i
own_find 1x fm d fo q fz c
own_flat 20 h8 9
own_flow 26 6 b
own_fly 26 7c c
own_fre 23 af h
own_functio 23 i5 b
own_furnitu 26 9f 7
own_gam 1y 49 1a
own_garden 1y 5x 8 i0 g
own_good 20 9f k
own_group 1v 7b j
own_guest 26 6r c
own_hal 23 6l 8
own_handl 26 b 9
own_help 20 5c a e5 a
own_hir 26 36 f
own_history 23 ee 8
own_hiv 26 6a p
own_holiday 1x 3c n 3d e 7y a
own_hom 1n d c p f dr g
own_hous 1m 3h 7 95 b 9g a bw b
own_invoic 26 9r d
own_jar 26 6a 7
own_jars 23 63 11
own_key 23 hh 7
own_kit 26 8c f af c
own_kitchen 1s 2s 9 2w 9 30 d 4y a
own_label 20 9x c
own_languag 1n 6y l h7 b hb 9
own_larg 26 i0 g
own_let 1x do f
own_lift 23 36 f
own_lin 23 du d
own_list 1p 36 c 3d c 5q c c2 b do b dq d f3 b
own_load 26 9a c i8 c
own_local 20 9c f
own_logo 20 5s e
own_look 1t he e
own_lost 23 c7 d fy b
own_lov 23 e1 b
own_machin 1y 3i i
own_manag 1y ed f
own_measur 23 8e b
own_meet 23 h8 b
own_memb 23 cq b
own_mis 20 fy 12
own_mobil 26 hf h
own_nam 1o 6r 9 70 c gg 9 is a
own_near 20 fj b
own_nearby 23 i0 j
own_neighbo 23 1y e
own_nervou 23 fj 9
own_netherl 20 dj 9
own_next 23 8i f
own_not 1y bf b
own_off 1x 6l b 7b d i0 j
own_offic 1y es 9
own_open 26 ft c
own_ord 20 5u c
own_order 26 70 y
own_oth 23 9q a
own_overvie 26 9v 6 df 9
own_own 1s ag 6
own_pac 1u b2 6
own_pag 1t fh c
own_paid 23 9w 8 df e
own_parish 26 3x c
own_park 26 9s d
own_part 1v 7y a du u dx 9
own_past 23 cv b
own_phon 1l y 9 4y f 6w g d7 a eb a ed d ew c
own_photo 1v 3d b e8 a
own_piano 26 dy d
own_piec 1x fh a
own_plan 20 ay e
own_plus 26 fq f
own_poland 1y 22 c 6p 9
own_pool 20 j l
own_portlan 23 bx a
own_post 1x fx b
own_pow 26 2b 8
own_privat 20 d7 d
own_project 26 1a 9
own_radio 23 26 k
own_rat 1x 94 g
own_recordi 26 du 6
own_remind 26 gb 9
own_renovat 26 9c h
own_rent 1t 36 e 38 g 7b s dq q
own_rental 26 38 c 9a 8
own_rid 1t 2n d 70 i a6 m fz a
own_roof 1x 1e c
own_room 1v c e 5s d 6k 8
own_run 1u em e i3 e
own_sav 26 7v 9
own_saving 26 7y 9
own_say 20 9r d
own_school 20 b4 9 i0 a
own_script 26 cb 9
own_second 23 3d b
own_see 1y h8 b
own_sees 1p h5 i
own_sel 1u 3f a i6 7
own_send 20 9v 7
own_senior 26 bx d
own_serv 20 f6 g
own_servic 1x 9e 9
own_sets 23 do d
own_shar 1r 38 g 7y b h8 d
own_shop 1t i3 9
own_sim 26 2f h
own_sit 1p 6u d 6z k ci 9
own_siz 26 4s i
own_smal 1m 1e 9 ar k b8 d
own_sofa 26 d g
own_solar 26 1e j
own_spreads 23 aq b
own_staf 1u 58 9 ag 6 ar f if 8
own_stand 26 5e 9
own_stateme 26 3d h
own_street 23 fq h
own_studio 23 m e c1 9
own_surrey 1x 96 a
own_system 23 go 9
own_talk 1y ft e
own_task 23 5f h
own_tenant 1y ib a
own_term 26 bj e eb f
own_test 26 3k 7
own_think 23 9g g
own_third 26 12 9
own_ton 20 cf 8 es e
own_tool 23 c9 a
own_trad 26 5h c
own_tre 23 hv e
own_truck 26 a7 8 i8 d
own_used 26 8o b
own_vans 26 36 f
own_villag 26 dy c i3 i
own_voic 1t bp n d5 c
own_wal 26 8y g
own_warehou 23 6k 9
own_wat 1x 2k b 3j 8 dm v
own_websit 1p 6r a ct 9
own_wed 1y 4k g c4 m
own_work 1u 5f 9 ba a fm h gc g
own_worksho 1v 5i 9 6p e 8k d dy 7
own_writ 23 bt c
ownersh 1r 7y 1g e9 7 fe b
owns 1d 4g 8 93 c 9l 8 am d bf 8 e3 d gl b
owns_dril 26 18 9
owns_history 26 9l 9
oxford 26 4c h 4h e
oxygen 1p 3x f 89 g 8a i ae 1v ij v
oxygen_drop 23 ae f
oxygen_low 26 ij g
oxygen_tempera 23 ae o
oyst 1o 6j 1q 78 8 8c y ae 1e hu 7
oyst_farm 26 ae i
oyst_grow 26 ae 10
oyst_lion 26 6j j
oyst_mushroo 1v 6j u 8c q
pac 1b j a 1v b 3x c 61 8 7h p 84 b 9a 9 b2 8 b3 1h b8 j ba p bd k ec 9 gc b
pac_group 1y b3 v
pac_list 26 78 7
pacific 23 m 7 b5 o
pack u 6 q 7 m 9 a b a y x 1h b 1t 8 2u a 3f f 4n 9 4s k 5j 7 5r a 5v d 5w e 5x w 60 g 61 9 64 d 68 o 6b y 6c b 6e c 6k 25 77 7 7p q 7q 9 8c 9 8q l 91 10 9a u a0 g a1 a a2 g ao c c4 9 cp b cx c f9 7 fr m fs a g2 7 hu d i7 c ii i ik r io 8 iu b
pack_box 1u 91 d
pack_café 26 6e 8
pack_deliv 23 60 d
pack_deliver 1y y c 91 j
pack_empty 26 6 9
pack_field 20 7p 9
pack_hand 26 91 h
pack_hom 23 2w a
pack_list 1n 1h 9 6n a
pack_load 26 i7 e
pack_lunch 23 1q 9
pack_mix 23 6 b
pack_monthly 26 64 e
pack_near 26 y 9
pack_nic 26 8q g
pack_onlin 26 6b l
pack_own 26 6k 9
pack_pads 23 6 9
pack_parcel 26 1b 9
pack_post 1y 4s g 6k r
pack_room 23 9a d
pack_runs 26 7p a
pack_ship 23 6k 25
pack_straigh 26 5x f
pack_tabl 20 8o a
pack_tees 26 ik c
packag 10 2y c 3x f 5a a 63 l 69 8 79 e 8b 7 at b az 7 b0 1d c3 h cx b et 8 ic a ii 1b
packag_menu 26 b0 h
packag_packag 26 ii 9
packag_seaw 26 ii u
packag_sign 26 b0 p
packet 1n 72 g 7p b 8i 1q cr e
pad 1k 25 n 26 j 4i b 4m 7 8l o 8x c 9f c dz 7 fs d gb b h3 c ii f iv a
pad_box 26 4i d
pad_pillow 26 25 q
paddl 1u 35 e 38 p 8s e 92 j ae k
paddl_board 26 35 d 38 p
paddl_wheel 26 ae d
paddock 1x 9s b fj 18
padel 1x h w hr 1y il x
padel_club 26 h c hr r
padel_court 23 h c hr s
padel_play 23 h c hr 9
padlock 23 32 c
pads 1h 6 2p h d 4s c 92 d bt k cx 1h dl a dm g dz j ir a
pads_banana 26 6 s
pads_ful 26 6 7
pads_light 26 4s e
pads_pack 26 6 9
pads_tampon 23 6 x
paediat 1n 1g d 61 m g5 f g6 u
paediat_dietiti 1y 61 h g6 i
paediat_nurs 26 g6 b
paella 23 30 9
pag t r j 1c 9 1j 9 3t 1h 59 t 6v b 70 m 7k a 7n a 8x 18 9q 9 at c b6 f b7 7 bn a c9 d ca 14 co g cq h cr m cs a d0 d d3 d d4 8 e5 m e9 a ea 9 eb l ef 9 eg l eh 1f ep c eq 9 er 8 eu f ex 9 f1 d f7 v fh g g1 x g9 s gk a gm p h5 e h9 9 ha e hb j he r i5 p
pag_buy 23 e9 c g1 f
pag_card 26 1c j
pag_chang 23 ca i
pag_client 26 hb d
pag_cov 26 8x e
pag_family 23 3t 8
pag_guest 26 6z d 9q 8
pag_machin 26 ca 8
pag_mis 1y gp 7 hb g
pag_nam 1y 8g b
pag_off 26 i5 e
pag_onlin 26 eh r
pag_own 26 9s 7 cq d
pag_pap 26 d0 8
pag_phon 26 70 f
pag_photo 1t 3t 15 at a
pag_plan 26 84 8
pag_review 26 c9 c
pag_sit 26 59 f
pag_smal 23 eh l
pag_stay 23 3t a
pag_story 26 fh e
pag_text 26 f1 h
pag_train 26 59 8
pag_websit 26 eh w
pai 26 k g 15 e
paid r 14 j 1f 9 1h b 37 a 4t k 5g b 5h a 5k 8 6v b 6x g 7v g 7y 9 88 8 9v 8 ch s ci c cp a cq c cs 9 d7 8 da d db 8 dc e dd f de 9 df a ej p el f em 9 es g ew 9 fa 9 fb n fl 16 g1 b g3 8 g7 h gq h h1 j h8 e
paid_cal 26 fb q
paid_card 20 g1 b
paid_club 26 cq c
paid_communi 26 cq d fl h
paid_company 20 f2 h
paid_cost 26 df 7
paid_edition 26 ch h
paid_grant 26 5g h
paid_help 23 1x a
paid_instalm 26 ai 8
paid_interns 26 1a 9 gq e
paid_job 26 1f b
paid_landlor 23 db 9
paid_memb 23 fl o
paid_mobil 20 cp d dc e
paid_onlin 26 fl 10
paid_ord 1q hz 7
paid_phon 20 7w 7 fb q
paid_sam 20 h1 q
paid_spot 26 9v 6
paid_travel 23 47 9
paid_trial 23 14 e
paid_video 26 fb b
paid_wha 26 1h b df a
paid_yearly 26 g7 c
pain 1c e a k 19 2d n 7h i 7k p 7o 2o 7z m 81 k 84 b 90 7 f2 k fv g
pain_diary 26 7o k
pain_endomet 26 7k f
pain_exercis 26 7o z
pain_report 23 7o b
painkil 1y k d 7o b 84 9
paint 16 2r a 3f k 3h 39 3j 9 3s 6 45 d 54 m 8t k 8y g 95 m 9c v 9d 9 9f 9 c5 1g eh l gt 16 hj 32 ir 13
paint_apartme 26 3h t
paint_apron 26 hj a
paint_bars 26 hj w
paint_clas 26 c5 9 hj i
paint_clay 20 c5 1c
paint_electri 26 9c k
paint_flat 26 3h o
paint_hom 26 3h b hj 8
paint_own 26 3f i hh 6
paint_pictur 20 hj 1h
paint_wal 23 3f b 3h h
paintin 1v 54 2s 6h 8 8y v
paintin_artist 26 54 a 8y e
pair 16 13 21 14 b 19 c 1b e 1o 9 3y b 4h 10 4j y 4l 1c 4s k 65 c 6r 9 75 a 7a 9 7j b 9c b bl 8 cv 8 fa s fd a go 9 i4 a ik 15 ip 1i
pair_languag 26 1n 6
pair_meet 23 13 m fa c
pair_offic 26 4j 8
pair_pair 1x 13 8 ip 9
pair_sock 26 ik a
pair_train 26 13 r i4 f
pakista 1u c3 b
pal 1q 29 c 6i r 71 b d2 b
pal_ale 23 6i d 71 a
palet 26 8d 9
pallet 1h 29 7 5p 10 62 h 6k d 6l 2m an c i8 13 ig h
pallet_carri 23 i8 u
pallet_handl 26 6l d
pallet_plac 23 5p m
pallet_positio 23 5p f 6l p
pallet_spac 26 6l 12
pallet_til 26 6l 8
palm 1l 0 b 27 c 53 8 64 r 6g b 9y 16 i1 9
palm_oil 1o 64 m 9y w
palsy 23 1m b
pan 1n 2g d 8s 10 97 15
pan_fram 26 97 l
panama 26 in i
pancak 23 45 9 a0 j
panchan 26 i1 p
pandemi 23 2o 9 7x g
panel 1a 1e r 2b 1m 3j 7 3m 28 53 a 97 h 9g k ad 8 ag b am 1d an s ao a bo g cs q fs b g3 8 if l il 9 iv j
panel_balcony 26 2b p
panel_battery 26 3m d
panel_clean 26 3m 9 97 g
panel_fit 26 ao c
panel_hom 23 1e 8 3m 8 9g f
panel_invert 1y 2b f 3m y
panel_listen 26 ad a
panel_own 26 1e e
panel_pay 26 am g
panel_replac 26 3m b
panel_roof 20 3m t am a
panel_wash 26 3j 9
panic 1g 2c a 2f a 81 d au a ay a br 12 ft 8 hy 9 ie b
panic_button 1y 2c b 2f b br s
panni 23 io 12
pans 20 1x h 8s o hv f
pant 1s 6 l 4c d 4r e cx 27 il c
pantry 1t 12 s 1q o 5m 1t
pap s 0 d 9 b r b x 9 10 9 11 6 14 h 1r 8 1s b 2x 8 3q g 3s a 47 a 5h a 5l a 6d 9 6k a 6n l 6y e 6z a 7a e 7j 7 7n a 7x 8 8e h 8i d 8x 1g 8y d 9l a 9p 8 9q 9 9t 9 9u f av n b9 l bf e c1 9 ce l ci a cr w d0 l d1 7 dd a dj m ek g el 9 eq 8 eu b ey e f0 g fe 9 ff a fx d g4 d ge b gh a gp h gq 8 h0 d h1 9 h3 c hb x i4 9 i8 e ih a it e
pap_account 26 ek a
pap_book 23 6r b b9 8
pap_calenda 1y 1s a 6z 9 7k 8 84 8
pap_cas 26 hb f
pap_certifi 26 h3 a
pap_chas 20 5g 8
pap_check 26 14 8 h0 i
pap_checkli 26 ey d ge 9
pap_cut 26 8l 7
pap_deliver 26 1n 6
pap_diary 1s r f 7j 8 9p a
pap_envelop 26 8i 8
pap_expir 26 5r 9
pap_family 23 fx c
pap_fil 1s 9u a f0 d g4 h gh 9
pap_first 20 14 8
pap_flow 23 2x i c1 e
pap_fold 26 9q 9
pap_form 1y 11 8 9t 7 eu e
pap_insur 26 h1 f
pap_let 23 9 b
pap_list 1t 1r 9 6x b 7r 8
pap_logbook 26 9l c
pap_meet 26 ey i
pap_mil 1y 6p 9 ia 8
pap_not 1x t 9 6y d bf 8
pap_pattern 26 4o d
pap_phon 26 dd g
pap_photo 23 av j hx b
pap_plan 1y 8x 1f gj 8 gv 9
pap_sheet 26 9n 9
pap_slip 1x 10 b
pap_teach 26 gp d
pap_tiny 26 bf d
pap_upload 26 hb c
paperba 26 8w b
paperwo 1a 2x b 3m d 3q b 5g 9 6n s 7a 12 9n m 9u b ax e ce 15 dj h gq 9 h2 a h3 j
paprika 20 6d m a0 g hv 9
par 26 4a g
parachu 26 6o g 7c h
paraffi 20 8 8 63 8
paragli 1x 7c 39
paragli_flight 26 7c r
paraleg 1x bm s bq f gz j
paralle 26 gh a gz 8
paralys 26 fv k
paramed 23 7f 9 8a a
parasit 26 ft 9 fu 9
parcel 13 12 e 1j 8 1y b 2h s 5t n 5v 8 5w h 5y 9 64 9 65 9 66 9 6k p 6m 26 6o d 8d q cx o ev a f3 l fr e gz a h1 b he w i3 n iv e
parcel_arriv 1v 5v b fr 9
parcel_back 20 6m 9 he e
parcel_box 23 2h 11 6m q
parcel_carri 23 6n 9
parcel_collect 23 6m u gz g
parcel_deliver 23 5t 9
parcel_hand 26 8d e
parcel_hubs 26 56 a
parcel_lock 23 2h c 6m 1w
parcel_mail 26 f3 i
parcel_neutral 26 cx a
parcel_point 26 6m d
parcel_shop 26 6m l
parcel_track 26 11 7
parcel_wait 26 6m 8
parent n a s j f o c 1g 13 1h 14 1i z 1j x 1k j 1m b 1n b 1o g 1p l 1s z 1w a 26 19 2c d 2i a 2p c 2w r 3p 8 3r 7 3w c 3y u 3z x 40 z 44 w 45 o 46 b 47 10 48 1j 49 p 4a p 4d o 4r d 5v a 5w c 61 q 6y 1j 7j c 7l 13 7n a 7p 9 7t 7 7u 12 7z a 82 q 84 8 87 p 8b h 8m 9 8t r 8u i 93 f a8 7 b4 q b6 x b7 z be j bg 9 bi 15 bj d bp v by f c5 o cl i cw s d3 u d8 w dh a f8 m fi 1b g3 14 g6 x gb b gn 13 hl e hm c hn 10 hq l i4 a ix w
parent_abroad 23 fi g
parent_answ 26 d3 j
parent_app 1r 1h r 1s c 7l b 7u a g3 g gn p
parent_associa 20 1j 7
parent_baby 1m 1g y 61 e g6 r hn b
parent_back 26 fi p
parent_begin 26 93 b
parent_birthda 23 hq d
parent_book 1t bi j bp c hn 7
parent_buri 26 3p 9
parent_buy 1v by d
parent_car 1x 47 u fi p
parent_cardif 26 2p 7
parent_chat 20 48 9 7l c gn 8
parent_child 1x 7j 7 hn 8
parent_childre 1f 1k 7 82 k hn 8
parent_choos 23 1j e
parent_clas 20 1i i 48 g hn 9
parent_compar 26 40 e 44 f
parent_curiou 26 bi a
parent_driv 23 48 k
parent_end 23 49 c
parent_fil 20 1o 9
parent_find 26 1w j
parent_friend 23 9b 9
parent_googl 26 7l 9
parent_grandpa 1r 8b e 8t b
parent_group 1j 7l a
parent_gym 26 hl h
parent_help 23 fi e
parent_hir 26 1k g 93 8
parent_hom 1s bp g fi 1a
parent_hous 20 i4 9
parent_india 20 c5 9
parent_innsbru 26 3w 8
parent_kids 1p 1s b
parent_left 23 1o 7
parent_list 1y 1j c
parent_liv 1x 1h e 2c f fi h
parent_messag 1y 6y q gn a
parent_newborn 1x 7l q
parent_notic 23 6y 10
parent_olds 1l j 8 45 b b6 e b7 b
parent_ord 1v a b 2w q
parent_own 23 44 a
parent_pay 1o 1k 9 2w a b4 a
parent_phon 1x 4l 6
parent_plan 1t 1h 8 7u b
parent_primary 1t 48 d b7 i
parent_questio 23 7l a
parent_relativ 23 3z a
parent_rent 20 4d c ix w
parent_sam 1y 48 c hl c
parent_school 1r 48 o 6y b
parent_see 1o 48 d 6y c b4 8 g6 c gn e
parent_sees 26 84 f
parent_set 26 d8 i
parent_shar 26 48 f
parent_short 26 be 9
parent_sick 26 6y e
parent_singapo 23 8u b
parent_smal 1v hn e
parent_stand 23 gn b
parent_stat 26 1j b
parent_stay 1u 7u b
parent_teach 1x j 8 1p 8 be a
parent_teenag 26 dh a
parent_tel 20 8u e
parent_thousan 26 d3 m
parent_train 26 fm f
parent_unit 26 26 o
parent_use 23 1h e
parent_verifi 26 fo f
parent_video 26 1g d
parent_visit 26 7u g
parent_watch 23 d8 c
parent_work 1t 3z f 5v 8 f8 d
parenta 1u 1i w d1 d d8 e
parenta_control 26 1i v
parfum 23 5 1o
pari 1n 4o 7 6i 7 8u 9 9j 7
parish 1e 17 d 3p g 3v c 3x q 6x 1h c5 b d1 1q gj 12 gl g ho e i4 c
parish_council 23 gl b
parish_hal 1y 17 e ho g
parish_memb 23 6x y
parish_regist 26 d1 q
parish_softwar 26 6x c gj 9
parish_town 23 gj g
park x f t 22 c 2k c 2l x 2q c 2u a 43 b 4a k 6z b 80 6 88 r 8l 6 9a a 9s 12 9w 1k a3 v ag 12 ak 18 b2 1e b3 b bt t bu c bw v bx 8 dm 15 do h dp m dq 1u dr 7 ei b fj w fm a fn g fq f ge r gf 9 gi c gx h hq c hr c if n
park_app 23 22 c 9w 8 dq e
park_book 26 9w b dm i
park_caf 26 b3 g
park_fin 20 88 12
park_front 26 8l c
park_ful 20 fj 7
park_gat 26 gf b
park_group 23 b2 l
park_hir 26 fj n
park_lorry 26 9w x
park_lunch 26 a3 b
park_manag 26 ge c
park_near 23 dq a
park_newborn 26 bw i
park_operato 23 ag o
park_outsid 1y bu 9 fn c
park_own 1x dm l dq c
park_park 23 dq e
park_part 23 bt a
park_plac 1y 9w e dq r
park_rent 23 dq a fj 8
park_residen 23 dm b dq e
park_road 1i dq 9 gx a
park_shar 26 dq 15
park_sit 26 80 c
park_spac 20 dq 1d
park_spot 20 9w d dq u
park_thermal 26 if r
park_ticket 23 88 j
park_truck 26 9w 1c
park_wat 26 ag 9
parkins 1y cy g ho d
parlor 26 m e hp d
parlour 1u d 9 2q z
parrot 1y fo d
parsley 26 60 g
part k a 7 16 e 17 a 1e 7 29 7 2a t 2e d 2y 9 3g 8 4i i 56 a 5i 10 5j j 6p 14 8b 7 8t e 8u c 9e y 9l q 9p p 9t 6 ay c bb 9 bc 9 bt k co 8 ct 9 di d dk g dl d du m dx a e7 a es 8 fc a fe l gi 7 gu l gy b hw 6 i8 e i9 v ia g id a ig e
part_brak 26 bt b
part_catalog 26 9p d
part_cfo 23 5j 14
part_classic 26 6p s
part_custom 26 2a i 9l c
part_fee 20 5d a
part_first 20 9e 9
part_fit 1y 5i 9 6p c
part_load 20 56 f i8 t
part_loud 23 bc b du m
part_machin 20 6p l ia d
part_mak 26 5i b
part_mark 23 i9 e
part_must 20 4i 8
part_nam 23 i9 8
part_nobody 26 6p j
part_numb 20 ig e
part_onc 20 du a dx 9
part_ord 1t 9p d
part_order 1t 9p e
part_part 1y 5i 9 6p d
part_person 26 ay n
part_practic 26 du 8
part_pric 1u 9p 7
part_print 20 2a f 5i 12
part_scan 1s 6p b
part_scrapya 26 fe u
part_sign 26 9l 9 gu i
part_stock 1v 4i 8 gy c
part_stor 23 16 k
part_van 20 4i 7 9e e gu d
part_wag 26 di i
part_wholesa 26 9p l
partial 1v c4 d gp 7 he d
partici 1h w 13 5f f 5n d aq x b1 e gi 1y
partici_budget 1y gi 11
partly 1o 8m b at 6 cn e dg 7 e4 d
partn y i 15 1c f 1h k 29 7 3w 14 42 b 4t 8 5c d 5h 9 7c 7 7x a 8h 7 99 8 a6 j a8 c as a b5 d bb d bd 1d bj s bk e bs 9 c7 a d7 17 d8 7 db a dc b dt d dx p dz 7 ew 9 fu c g7 j hr a
partn_app 26 3w 9 d7 f
partn_bank 1r g7 c
partn_clinic 26 fu m
partn_compani 26 3w 9 bj e
partn_company 23 13 e bb 9
partn_find 23 as f
partn_firm 20 5c c
partn_germany 26 76 c
partn_group 26 3w 9
partn_help 26 be c
partn_kit 26 a6 c
partn_laundry 26 5o a 99 9
partn_lawy 20 7x 8
partn_need 20 i 11 ew b
partn_parent 26 1h a 3w 8
partn_phon 26 bd g bs g
partn_recomme 20 79 8
partn_shar 23 d7 13
partn_shop 23 dt j
partn_weekend 26 1h a
partogr 26 9u a
party 11 d 8 1o 7 1w e 2p 13 2z 1e 30 a 31 1z 37 k 45 1t 5n k 66 e 6g a 7b 9 8v d 94 8 by p bz 1h c0 x c1 w c2 k c5 b dv a e0 14 fj 8 fk 8 gd a gl a hj h hq f hs 8
party_bags 26 45 7
party_booking 26 bz e
party_box 26 45 x
party_cater 26 31 l
party_company 1y e0 c hj 7
party_decorat 23 c1 v
party_equipme 26 2z n bz i
party_gam 26 8v m
party_hom 23 31 h 45 d
party_host 1t bz c c0 e c1 e
party_london 23 c2 9
party_manches 26 1w f
party_near 26 45 a
party_own 26 45 a
party_part 26 45 9
party_party 26 45 9
party_rental 23 2z a bz 15
party_room 20 c2 9
party_ship 26 dv 8
party_tent 26 bz n
party_venu 23 c2 9
pas y g 8 s 11 1c a 1l 7 2k i 39 8 3a 9 3i 7 40 d 43 e 6t a 9o 9 aj c ap d b9 y bh i e5 d ev 9 fz 7 gk 8 h3 d h7 d im 7
pas_challen 26 ev g
pas_first 26 bh f
pas_rest 23 6t d
pas_right 26 h7 7
pas_sam 26 40 8
passag 20 bg d du a f7 a
passata 26 9z r
passeng 1k 7c 1w 88 u 8a c cm e dp 9 ds x
passeng_pick 26 cm e
passeng_shar 26 dp 9
passion 23 2s d 5z 8 hv g
passiv 23 gm 9
passpor 1n 3x b 8q b bw a cg c ic d
passpor_photo 26 bw a cg c
passwor 1m 5e a 5k 7 bq 1k cu a hb b
past 11 q k 1q a 2k 7 2u 8 2w 9 4u b 4z b 5y e 7f 8 9x 8 9y 9 9z 1h b9 l bn g c6 8 c9 k df f e5 j ee 9 ev i f4 q f7 9 ga d gm 8 gx j ha a
past_addres 23 df o gx g
past_answ 20 f4 z
past_guest 26 34 c
past_link 26 ha c hg c
past_messag 26 87 9
past_pap 26 b9 10
past_product 26 c9 y
past_tens 23 bd c
past_ticket 26 e5 r
pasta 1k 1q d 2u c 2w d 5w z 63 u 6b f 9z t a0 9 hk 18
pasta_nuts 26 63 e
pasta_sauc 26 9z n
pasta_tomato 26 2w a
pasta_vegetab 23 2u 9
pasteur 20 6b 9 6h f
pastor 1r 13 f az 8 bj g
pastry 1t 2k h 2o p
pastry_shop 26 2o d
pastur 20 fj d hu 1h
pat 26 h3 e
patch 1k 1 15 c a 3j b 89 p bv n eh d
patch_test 1u 1 12 c 8 bv m
patel 26 t g
patent 1v 5b i 8s e
path 1m 21 18 2g 9 3l g 77 t 7z d 9j 8 an 9 gi f
path_clos 26 21 a
patholo 1y v 12
pati 26 u e hj e
patienc 1m 9j f bx i fu b
patient y 1 8 j 8 k 1o l b q 20 u 1c w 1s x q z e 10 9 11 z 2d 9 49 8 51 f 54 8 58 n 5e 7 7d 1a 7j d 7o o 7p 12 7t 1a 81 16 82 8 84 8 89 1u 8a 15 a8 x bd b cu g g4 1d g5 21 g9 7 i4 1d
patient_appoint 23 q a 8a c
patient_book 23 g5 b
patient_cal 1y 7t b
patient_clinic 23 7d 8 89 a i4 7
patient_devic 26 89 7
patient_doctor 26 g4 d g5 j
patient_donor 26 g9 c
patient_family 23 7p h i4 a
patient_fil 20 q c x d g4 l
patient_find 26 g5 k
patient_group 1u w o
patient_help 26 cu g
patient_hom 1v k r 89 13
patient_kenya 26 7d a
patient_leav 23 q d
patient_medicin 26 a8 b
patient_organis 23 w k
patient_practic 23 7o a 81 8
patient_practis 23 81 b 82 9
patient_record 1u u b x j g4 18
patient_remind 23 q h
patient_search 23 g5 r
patient_short 26 g5 e
patient_show 23 q 11
patient_staf 26 i4 a
patient_study 26 w q
patient_teach 1u j d 49 d
patient_treatme 26 k e
patient_underst 26 11 7 gm b
patient_video 26 a8 7
patient_visit 26 q l
patio 1r 2b h 3j 1q 3l v bz 9
patio_heat 26 bz 8
patisse 26 2o h
patron 26 cq h
pattern 1c 2 a 26 c 4k c 4m 9 4o a 4p f 7j q 7k l 7n g 84 h 8d 1y 8e 2o ev i fw b ik 8 iw a
pattern_design 23 8d b 8e a
pattern_print 26 8e 10
pattern_siz 23 8e t
pattern_written 26 8d c
patty 26 6b g a3 a
paulo 1i 3u 6 80 9 aj b br b ir a
paus 17 7 8 9 7 5x c 5y f 7f 9 7v 9 al a d5 a g0 o
paus_chang 20 5y 9
pav 1s 3j 12 3l i an 1p
pav_ston 23 an k
pavemen 1v 3j 7 dr e
paw 1x 3u o fy f
paw_print 20 3u k
paws 23 fm 9
pay j 2w a 34 b 4t m 55 9 62 c 63 d 6v b 70 n 79 8 7e 8 7w 8 7x o 94 9 9b 8 9r 7 9t 7 a6 g am f bb a bi a c2 a c3 c cd 8 cq s ct k d6 b d8 8 da a db m dc a dd b de k dg 9 di q dr 8 em u en d es l ew o fb t fc 9 fd 8 g0 9 g1 d g5 8 g7 a g8 e gl a go 9 i7 9 ih c
pay_advanc 23 di c
pay_app 1v es a
pay_back 26 db h
pay_bil 1x de c
pay_cal 20 fb b
pay_card 1s 91 b
pay_cash 26 7w 9
pay_client 1u es b
pay_collect 20 62 f
pay_deposit 1n m d r c 9t a db 8 gl c h5 c
pay_employ 26 em e
pay_fee 1x gh c
pay_fees 23 fd c
pay_guest 1y 2t a 34 l fg 9
pay_kilo 23 ih g
pay_kitchen 26 70 u
pay_landlor 23 g7 i
pay_lead 26 eh 9
pay_leav 20 em k
pay_link 1v 8h 6 d8 8 es d ew o
pay_list 1u g5 a
pay_memb 1u g0 n
pay_minimum 26 7x 9
pay_minut 20 fb w
pay_mobil 20 a6 d ew d
pay_monthly 1m 1k 9 cq y
pay_mow 26 ag 8
pay_must 26 ct c
pay_naira 26 79 c
pay_off 1t 7x 10 d6 l
pay_ord 26 70 e
pay_own 20 6v g
pay_pag 1y 70 d
pay_part 1t 2y 8 di 8
pay_pesa 1v a6 d gr b
pay_phon 1y 5m b 70 c
pay_post 26 ct 9
pay_rent 1p 7w 7 db 7
pay_rest 1y 4t g
pay_run 26 em c
pay_sam 20 4t e
pay_school 23 de s
pay_season 26 hu 8
pay_shipmen 26 6n 7
pay_show 26 ez 8
pay_smal 1t 6r d h5 b
pay_solar 26 3m 9 am b
pay_staf 1y 3z a
pay_straigh 23 6z d ew f
pay_suppli 26 4t j
pay_talk 26 fb 11
pay_tax 26 dg 7
pay_themsel 1x 9s d
pay_third 26 62 g
pay_vet 26 1d d
pay_wag 1v di 8
pay_wallet 26 bi 8
pay_weight 26 63 p
pay_work 23 di c
payback 1y ai 7
payday 1j 7v v d6 1a dd f di 1u em k g7 18 g8 x
payment v s s x a 1c m 23 9 3y 9 4t i 4u f 4z d 5k 8 6v f 6x a 6y b 6z d 70 j 7v s 7w q 7x o 8g e 9r 7 9s o ax a cq g d6 9 d8 d d9 8 da p dc d dd e dg j ej f en e es 10 ev 13 ew 1m fa 9 g1 c g7 j g8 9 g9 c gr k h1 9 i8 e
payment_api 26 ew 12
payment_app 23 3y 9 da a
payment_book 23 2t e
payment_both 26 7w g
payment_chas 26 es z
payment_check 1u 9s v
payment_credit 26 7w b
payment_deposit 26 gl e
payment_farm 26 a9 b
payment_fil 26 dg k
payment_held 1x 8g c
payment_let 26 ax g
payment_link 1r 6v 8 da 8 ew m
payment_mov 26 7v e
payment_part 26 ew 9
payment_phon 26 ew e
payment_plan 20 7x m
payment_provid 1v ej 9 ev e ew 9
payment_remind 1x x d es v
payment_tax 23 cq 9
payment_yet 23 ew 9
payof 26 7x 1l
payof_plan 26 7x w
payout 1f 4t a 57 d 6v a 7v a dd w de s ew 14 g1 p h1 d
payout_handl 26 h1 g
payout_next 20 ew c g1 f
payrol 1e 4z c 57 15 ak c ay 9 di 18 el m em 2p ez s f0 o g8 f gv l h0 b i7 b
payrol_softwar 20 em 1q ez b f0 b
payrol_system 26 em e
payrol_tax 26 57 d em e
pays s 16 9 1e 8 1y c 37 d 4t n 5z b 9t 9 am f cv b da a db k dd b de c di 8 do 9 dq 9 dr d em 9 en l fe b g7 h
pays_back 1y db b
pays_first 26 1y i
pays_landlor 23 g7 w
pays_lat 23 en 9
pays_memb 26 1e d
pays_own 1x 37 b
pays_percent 23 4t 8
pays_pesa 26 dd i
pays_postag 23 he 9
pays_smal 23 db k
pays_warn 23 en k
pays_weekly 26 dr 8
payslip 1j 15 e di 9 dj c em 22 g8 f hb 11
payslip_bank 26 hb e
payslip_ids 26 hb j
payslip_phon 26 g8 h
paz 26 4l 8
pcb 26 5i 10
pcos 1x 7i 9 7k t 7q 9
pcs 23 hs 1o
pdf 1a 1z c 4y e 72 b 8e 14 be b c6 e cb c db 7 dx a eb d eg v eq f eu 13 gs i gt j h3 x ha e
pdf_form 26 eg i
pdf_send 26 c6 j ha g
pdf_sign 26 eq h h3 a
pdfs 1p b0 8 eu j hd e
pea 1q 7 c 61 9 6b g 6j 9 a0 v a2 d ab t
pea_protein 23 6b f a0 k
pea_shoot 20 6j 8 ab r
peac 1t n 7
peak 1n al 2q hr 7 ib d
peak_demand 26 al a
peak_load 23 al o ib d
peanut 1m 61 g 68 h 9y 1r a0 9 a2 v g6 l
peanut_but 1u 9y 16 a2 s
peanut_egg 23 g6 f
pear 1t 9 i 5f 9 61 h hw 1d
pear_brandy 26 hw l
pearl 1t 2s 2l 6j c
pearl_cook 1y 2s s
peas 1u 61 a 6b x a0 e
peat 26 8 g 42 d
peatlan 26 aj w
peckham 26 2t h 5v h
pectin 26 hv 9
pedal 1x 1k c 5t s 81 c dn g
pedicur 1s d 1u bv 17
pedicur_brow 26 d c
pedicur_lash 26 d h
peel 1n n c 6g d 8s c ih c
peeling 20 ih 1f
peer 1p 4f i 9b y ar s dc h dd q do d fa b fl o
peer_group 23 ar r fl a
peer_mentor 26 fa b
peer_peer 23 4f d dd c
pelvic 1s f f k j 7h 7 7o 19 b2 7 cx f
pelvic_floor 1t k b 7o y cx c
pen 1p 5k c 8m j 8x c d6 9 ie r
pen_cough 26 ie f
pen_pap 26 d6 9
penalty 1t dj 8 i6 a
penang 26 o e
pencil 1y 3 e 8y 8 du 8
pendant 1v 2c 2x 4k e
pendant_look 26 2c r
penetra 23 5k 1x
penetra_test 23 5k 1l
pens 1u 8m 1i 8x 1a
pension 1c c 8 p a 19 e 4b g 4p c 60 t bq d cu 17 dk 3f em r ga a ho t
pension_apps 26 cu a dk b
pension_gap 26 dk 10
pension_liv 20 60 a
pension_tax 26 dk f em g
pentest 26 5k n
peop 26 c d q e
peopl 26 bt e cu f
pep 1k 19 b 2m e 67 1n 6d 16 6g b 9z r fn d
pep_farm 26 6d d
pep_sauc 26 9z b
pep_soup 26 2m f 6d c
pepperb 26 67 g hw 8
peppery 26 6f h
percent v 3d b 4t o 6g c 9y c ed 9
percent_rental 1y 3d b
perfect 1p 2s a 62 9 hj 7
perform 1l 1o e 58 i ay b c9 b dv 8 e0 d f1 e gv d
perform_market 23 58 d
perform_review 26 ay c f1 f
perfum 1k 0 c 1 i 5 2k iu m
perfum_hous 23 5 a iu 9
perfum_refil 26 5 d 5l 9
perhap 1t 8e 6
peri 26 2l m 9z k
peri_peri 26 2l c 9z a
perimen 1x 6 b 7k v
period 1d 6 1q x 8 2m b 3f a 7k y 7y a ay 9 df b dh d dv l eq u
period_apps 26 7k 8
period_ends 20 df 7 eq e
period_product 26 6 t
period_underwe 26 6 11
permane 1t bv 9 dj g hp b i7 b
permane_contrac 26 dj f
permiss 1e t b 1i 8 2b 8 2k b 5k f 6o d 6y c 7w c di c dm a gh c
permit 15 n 7 14 j 1c a 2x h 32 8 5a 8 6l 7 6o d 7a 13 8n 20 8r 8 9c c ai 9 ak 9 ao s b2 7 bh 8 ce 1g ci a fd n gh 2b gj 8 if d ih a
permit_authori 26 gh e
permit_charg 26 ak e
permit_fir 26 n a
permit_grant 26 ao 8
permit_help 26 7a 9 fd 9
permit_hold 23 8n d
permit_offic 26 gh c
permit_permit 23 gh n
permit_plant 26 ih 9
permit_rul 26 8n q
permit_sit 26 8n o
perpetu 26 er 9
perrera 26 fx b
person q 13 i 14 b 1b b 1c a 1m 7 1s h 20 a 2c b 37 9 3q a 3t 9 3w 8 40 8 46 i 47 a 4b i 4w f 4x 9 57 i 5b b 5e a 5j 8 6t 9 7a a 83 f 86 e 94 i 9i e ay a bj l bp b bq e c4 a cb b ce a cg 7 cu c cv i cz a d1 8 dk 8 e2 m e5 f e6 b ef c em 8 ez 8 f0 f h7 9 hc 8 hk 9 is 9
person_answ 1x b8 f
person_approv 26 c9 c
person_ask 26 ea c
person_busines 26 f0 m
person_cal 20 d9 8
person_chat 26 46 e 7a 9
person_childre 23 e2 6
person_collect 26 3q c
person_colour 26 1s p
person_dementi 23 83 r cz c
person_employ 26 94 a
person_family 1x 46 a fi b
person_first 1y 3y a
person_hom 1y 47 i
person_instead 26 do d
person_keep 23 4o c
person_know 20 5e 8
person_liv 20 9i f cv b
person_look 1x cu g
person_nam 1v e2 d
person_onc 23 h7 9
person_phon 1u 57 k ay j
person_program 26 6u e
person_report 23 4w l f2 a
person_sees 26 86 h
person_sit 26 c4 d
person_studio 26 b0 c
person_visit 26 k 8
person_writ 20 e2 g
persona 12 5 k 7 r f 16 k k l a 1n 10 1t e 23 d 2f j 30 e 3r c 47 9 59 9 5e 9 7g g 7h 8 83 b 8y 9 91 p as u at g b4 8 ba a bg u bp c br r bs 1n cf l ch c cl 8 d5 e e2 10 ei q f5 10 fd a fq b g8 g i1 o is t
persona_answ 20 ex 9
persona_assista 20 5e c bs 16 cf c
persona_book 23 1n k 91 m
persona_chef 26 30 m
persona_childre 26 1n z is b
persona_coach 20 7h b as 1a
persona_data 1l f5 17
persona_financ 26 ch j d6 c
persona_gift 1y 1n 9 91 c e2 7 is 12
persona_loan 26 g8 p
persona_messag 20 1o 7 ei 9
persona_photo 26 83 d 8y a
persona_poem 26 d5 n
persona_present 26 91 e
persona_recomme 26 8w b
persona_safety 26 2f o br 1b
persona_shop 26 a5 d
persona_stateme 1x at j bg 16
persona_train 1x f 1n s c 7g n fq f
personn 1v f0 1n gk e
personn_fil 23 f0 12
perth 1n 1b b 8r 8 hz 6
peruvia 23 2m l 64 a
pesa 1g 6 c 6v b a6 c d6 b d9 d da b dd f e5 b gr a h9 k
pesa_bank 26 4t 9 da e
pesa_card 26 h9 m
pesa_messag 26 d6 e
pesa_payment 26 e5 e
peso 1e dd 9
pest 1q 53 b 8q b ac d d5 d gu z hy 11 id d
pest_control 20 gu e hy s
pestici 20 ab 8
pesto 1y 67 n 9z 14
pet 17 1d d 1n e 2y a 3i 7 3u 27 8q e a2 p ah q an 8 bx z fm a fn l fo 2b fr 11 fs 1b ft 1k fu 14 fv j fw 15 fx 1d fy 12 gc y hp h if a ii 9 iu e
pet_cemeter 26 3u q
pet_cremato 26 3u i
pet_food 1v ah w fr 19
pet_funeral 26 3u k
pet_insuran 26 fv 9
pet_odour 26 iu f
pet_own 1j 3u o bx d fo p fs j ft y fu x fw h gc g
pet_parent 1y fm e fo e
pet_photogr 26 2y e bx 13
pet_portrai 26 bx m is b
pet_saf 26 8q g
pet_see 26 fo e
pet_shop 1o 1d 9 a2 d fn a fs f
pet_sit 23 fo 1t
pet_track 26 fw 1b fy a
petit 26 d3 h im c
petrol 1j 22 9 6m d a3 g da c
petrol_station 1n 6m b a3 d
pets 1e 1d a 2g f 3u 19 75 c 8q q 9i r bx 11 fo u fs e fw m fy 13 gc a hp f hy a iu b
pets_away 26 fo e
pets_hom 26 fo c
pflegeg 26 83 9
pharma 1r w z 1l c 5b d 5p 8 6l c g4 a
pharma_company 23 w e
pharmac 18 1 i 4 a 7 f b 6 y 34 3b b 5b 9 5t v 6o 9 7f a 7p 14 7t 19 7z c 80 8 85 8 a8 37 cx 9 g4 d g5 9 i3 e
pharmac_brand 26 1 8 cx 6
pharmac_cal 26 a8 a
pharmac_check 23 7 8 a8 b
pharmac_confirm 23 a8 t
pharmac_deliv 20 5t c a8 v
pharmac_doctor 26 7p b
pharmac_hand 26 a8 f
pharmac_medicin 26 y g
pharmac_ord 23 y p i3 d
pharmac_smal 26 y c
pharmac_stock 26 y 1g
phas 1o w a 11 d 25 9 7h d et 13 i1 r
philipp 1j 3v 9 7a b de e g8 f
phish 20 5k f 87 g f3 1d
pho 1y 6f 9 6y c el b g5 c ir 9
phobia 1v 81 28
phoenix 1t 9e 9 hr 7
phon j r e t i y b 13 8 15 b 1b c 1i x 1u d 1z f 20 s 2f b 2h k 2i 12 2z 9 3a d 3n g 3v 7 4u d 4w i 4y y 51 c 55 f 57 a 59 c 5a 7 5c a 6r m 6t 9 6w c 6z b 70 o 71 8 73 8 79 a 7f 9 7g e 7k c 7m 9 7o d 7p e 7r b 80 8 83 f 86 k 87 n 8a 8 8n 8 9a 9 9e e 9l e 9o 8 9p f 9s f 9t 9 a7 b ad 9 ap c ay b b5 9 bd c bh c bp o br f bs h c7 e c8 n cn f cu q d0 b d3 k d5 a dc p dd a de 9 dh g do c dq a ds h dt c du 6 dx 9 e4 a e6 y e8 9 ea 9 eh q ej d em a eo c eq f es 9 ew w ex 9 ey n ez 9 f0 a f1 8 f3 9 f6 j fb l ft 8 fw d fy d g3 c g5 e g8 i gb j ge a gn 9 go b gs j gt g gu j gw 9 gx b gy j h0 8 h2 e h3 e h5 d h6 9 h7 d hb e hd i hf a i7 a ie a ij a iq 19 iw o
phon_alarm 23 br e gy l
phon_animal 23 fw g ie 7
phon_answer 23 e6 y
phon_app 1n y a 1u c 1z b 26 8 3v a 7g a 86 b b6 a bh a ej d ge b h3 a
phon_around 20 b5 d
phon_back 26 3n d
phon_backup 26 51 7
phon_bas 23 15 c 7f c 9n b
phon_battery 26 2i l
phon_becom 26 t k ew h
phon_bedsid 23 t d 7f c
phon_bil 1x 4u f 79 9
phon_book 26 6r i gl 9
phon_booth 26 3a 10
phon_buy 26 2i m ap h
phon_cal 1d 83 c 87 8 89 7 c7 7 eh g fb h go 9
phon_calenda 26 7r a 8x b
phon_camera 1p k b 1u 9 3o 9 7g b 7o l 86 u
phon_card 26 ew 8
phon_cas 1x 2a e i6 c iq 1p
phon_charg 26 1i e
phon_chat 23 e b
phon_check 23 7g 8 9p b ap e
phon_childre 23 1i 1a
phon_choos 23 d3 i
phon_cloud 23 20 a
phon_cod 20 2h n
phon_contrac 26 7w 8
phon_convers 23 fb f
phon_count 1y 7o 8 hy 6
phon_cov 23 iq h
phon_desk 26 u e
phon_doctor 26 ds h
phon_door 20 gv 9
phon_even 20 5u d
phon_explain 26 7k f
phon_family 23 20 t
phon_firm 23 es f
phon_fit 26 f3 c
phon_fold 26 6t a c8 e
phon_fuel 26 22 g gw e
phon_grandpa 23 bp z cu a
phon_history 26 g8 h
phon_hold 26 iq b
phon_host 26 e6 d
phon_includ 23 em g
phon_intervi 26 fb j
phon_job 26 9p 8 ef 9
phon_languag 26 hd e
phon_laptop 26 y e
phon_leav 26 gb h
phon_lesson 23 hd h
phon_let 1y 88 d
phon_lin 1s 3g a 4w i 51 6
phon_lock 23 73 f e4 c
phon_look 26 g8 d
phon_mak 23 iq b
phon_meet 26 dp b
phon_members 26 4l 6
phon_messag 1u r c
phon_minut 20 cn c
phon_mis 26 hb d
phon_money 23 ew g
phon_morn 23 ds j
phon_mount 23 iw 1j
phon_night 23 ft d
phon_numb 1f eh a ew 9 f5 8 h7 9
phon_off 23 39 g
phon_offlin 26 9l d
phon_onc 23 2z 9 d3 c d4 g
phon_onlin 23 aw d
phon_open 26 9s f do g
phon_ord 20 70 h
phon_own 20 iq u
phon_pap 20 6r b ey g
phon_partn 26 gb d
phon_pay 26 5q i 9t d
phon_person 20 e2 c
phon_persona 26 bs f
phon_photo 1s 20 d 5b d c8 g cg h ge c gu b
phon_pick 23 12 d 9o g
phon_pics 23 3l b
phon_pictur 1x 9p b c8 g c9 b
phon_plan 20 7r c
phon_play 20 bd f dx a
phon_pocket 23 f6 e
phon_pouch 26 iq b iw c
phon_practic 26 bh c
phon_print 20 bp o cu e d0 f d3 g
phon_recepti 23 9u d e6 11
phon_remind 23 dd f h3 d hb g
phon_repair 26 2i d
phon_reserv 26 6r g dq 8
phon_rid 26 a7 f
phon_ring 1q 6r c 7p f fw d h5 a
phon_round 23 gs f
phon_screen 1y 9e w
phon_see 26 bj c
phon_sees 26 72 c gw g
phon_sent 23 gs a
phon_shar 26 1s b br a
phon_show 26 2d 7
phon_sit 1y ay l eb c eh d gs i
phon_smal 23 gy h
phon_snap 26 c8 k
phon_speak 26 87 d h6 e
phon_staf 23 4y r
phon_stand 26 iq b
phon_stay 20 44 a
phon_step 26 2z 8
phon_strap 26 iq u
phon_subtitl 26 4y a
phon_system 26 9a h e6 j
phon_tabl 23 f6 1a
phon_tablet 23 1i 8 1s f
phon_talk 23 1z e
phon_task 26 ey o
phon_tel 23 7i f gy e
phon_twelv 26 7v e
phon_unlock 23 1i b
phon_video 1y 3q b 51 f
phon_voic 20 15 e 6r f bs e
phon_walk 26 dt f id d
phon_wallet 20 dc g iq a
phon_weekend 26 80 6
phon_whatsap 23 70 g a5 f
phon_whil 20 7m c h3 d
phonic 1x b6 21 f9 s
phonic_gam 23 b6 1b
phospha 26 3k d
photo m 3 g l l m d 10 7 11 m 1c l 1n 9 1s 9 1t i 1u x 1y b 1z 9 20 18 21 b 22 b 2a h 2p b 2y i 2z o 36 9 3c e 3e p 3f f 3g a 3k 9 3p r 3t t 4g 7 4j a 4s 8 52 d 57 d 5b g 6l a 6p c 6u a 6y h 7c 6 7i e 7t a 80 10 83 x 8g 8 8n 7 8o c 8p n 8y c 95 f 96 a 98 d 9a c 9c g 9d j 9f e 9i d 9m e 9p h 9t a 9v h 9w 8 a8 f af 7 at 7 av l b4 s ba c bj h bm d bp c bq a bt 9 bw g bx n by o c1 a c2 c c8 z cg p cp t cr 8 cu 9 d0 16 d2 n d3 12 d4 b dc 9 dl 8 dq 9 e7 d e8 n eh 1d ek j el n fc a ff e fi h fm a fo i ft 8 fy c g4 9 ge u gg l gr f gs 1a gt m gu d gv b h1 t h2 i h6 14 hb d hx o i2 b if g im a is c
photo_album 1x 20 d 83 d cz 7 d3 f
photo_animal 26 bx b
photo_app 1x 20 l cg a d0 h e8 f gs c
photo_archiv 26 20 f
photo_artist 26 8y 8
photo_automat 26 r e
photo_beforeh 26 fb e
photo_bil 26 el m
photo_book 1r 20 c 91 b d3 1q ek e
photo_booth 26 2z 20
photo_box 26 2z b
photo_broken 23 6p l
photo_cal 26 eh n
photo_certifi 26 5b f
photo_chang 26 80 b
photo_chat 26 gs b
photo_checkli 20 h6 n
photo_choos 23 1n 7
photo_clip 26 80 c cp e
photo_cloth 23 1t e c8 t
photo_cloud 26 20 b
photo_collect 20 3f b a8 d
photo_consent 20 6y 9
photo_count 20 8h 6
photo_dat 23 ge e
photo_dayligh 20 3 9
photo_defect 23 ge f
photo_delet 26 cg 7
photo_deliver 1x 8r 8
photo_differe 1y im a
photo_doctor 23 7t d a8 b
photo_documen 20 av e hb a
photo_duplica 26 20 o
photo_equipme 26 c2 j
photo_estimat 26 8p g h1 e
photo_even 23 l e
photo_event 26 by b
photo_exercis 23 b4 1b
photo_fac 26 20 f cg 8
photo_family 23 20 f d0 q
photo_fil 23 av l
photo_financ 26 gt f
photo_fix 23 95 g
photo_floor 26 h2 9
photo_fram 23 d0 g
photo_fre 26 dq g
photo_friend 26 cg 9
photo_gift 23 8y a is j
photo_insur 26 h1 e
photo_kept 20 g4 b gr 9
photo_kitchen 26 30 e
photo_library 26 cp w
photo_list 1q 3d b 3e 8 c8 b h2 a if f
photo_map 26 ff c
photo_measur 26 8n 7
photo_measure 1x 9d i
photo_menu 26 c8 e
photo_mol 23 80 y
photo_music 1y 3r c 83 e cp p
photo_nobody 26 if g
photo_notic 26 1s a
photo_off 23 11 c
photo_offic 23 bw a
photo_onlin 23 c8 e
photo_open 26 h1 e
photo_organis 26 20 1g
photo_pack 23 7p a
photo_pap 20 av h h1 e
photo_patient 23 11 7 g4 e
photo_phon 1t d0 d d3 n eh l
photo_piec 1y m d
photo_plac 20 gg g
photo_plan 1y 9v b
photo_plat 23 l q
photo_pric 1n 4j 8
photo_print 1x d0 q d3 n
photo_proof 1x 9l 9
photo_questio 26 b4 h
photo_rash 23 80 d
photo_reading 20 3k g
photo_receipt 1s 1c j 22 c 57 i dg f el d
photo_remind 20 1u e
photo_report 1x gu c h6 a
photo_restor 26 d2 a
photo_review 1y 2p a
photo_room 1q h2 b h6 n
photo_rul 23 2a 9 7b i
photo_sam 26 3p 7
photo_scan 20 10 7 d2 8
photo_send 1y 9c d
photo_shoot 1x 2y s bx a c8 14
photo_shop 20 fi f
photo_short 1s by b
photo_show 1v 9w d gj c
photo_signatu 20 gu b
photo_sit 20 h6 i
photo_siz 1s 2a i eo c
photo_skin 26 80 a
photo_sleev 26 im f
photo_smal 1u d0 9
photo_stamp 26 9n c
photo_story 20 3t 14
photo_street 26 gg b
photo_studio 20 bw g bx c cg 8
photo_suggest 26 20 e h6 c
photo_tablet 26 s e
photo_taken 1y c8 a
photo_tel 23 1u k 83 g
photo_thali 26 7i c 7j f
photo_today 26 83 t
photo_van 26 gw d
photo_video 1o 9a d ea c ft 8
photo_voic 1s 3t h 83 f el 9 gs h
photo_wal 1y 8y c
photo_walk 23 fm f
photo_whatsap 20 d3 f hx 8
photo_whil 26 d2 j fo g
photo_word 23 e8 d
photo_work 26 96 7
photo_yearly 23 af g
photobo 26 2z 11 d3 18
photoco 1u f9 8
photogr x 1r b 1t 15 1y d 1z n 22 d 2y 27 3e 1k 3f c 4d a 4f o 54 b 5a c 6s 9 78 7 7i s 7p o 7x b 80 d 8g g 8h 13 8y a 98 8 99 7 9q 9 an 7 b4 a bw 19 bx 1u by 1w c3 12 c8 11 cg d cp y cr 9 d1 6 d4 9 da j dg f dk 8 ek l fe p fh b gg g gs b gy b h2 c i6 9 if 7 ig f ip m
photogr_book 23 2y l by b
photogr_camera 26 3e c by c
photogr_cloth 23 1t y
photogr_coupl 26 2y x
photogr_dogs 26 bx u
photogr_event 26 by 15
photogr_family 20 2y d
photogr_film 26 by h
photogr_florist 20 c3 10
photogr_hom 26 3e u
photogr_list 20 3d d
photogr_meal 26 7i x
photogr_mol 26 80 p
photogr_near 1y 2y 9 bw f bx j
photogr_piec 1y i6 f
photogr_pil 26 7p 8 gp d
photogr_print 26 8y e d4 h
photogr_put 26 6k 8
photogr_receipt 1x da f dg p ek f el c
photogr_relax 26 bw s
photogr_room 26 1z i
photogr_sel 1y ip 7
photogr_shot 26 cr a
photogr_stor 26 1z g
photogr_student 26 8h a
photogr_videogr 26 by o
photosh 23 2y h bx i
photovo 20 3m g ag e am e
phras 1y b9 8 bd k d5 7
physic 20 23 f b4 9 b9 9
physica 1t 9 8 k 16 40 d 7s 8
physica_therapi 26 k v
physici 1v u u cs 8
physio 1g k 15 q t z r 58 b 7o 1j 81 9 b1 b f2 d fv 1m h5 9
physio_app 26 z e 7o 11
physio_exercis 23 k d z d fv e
physio_practic 1y k e
physiot 1e k 1w q b z q 2d g 35 f 4v b 58 i 7o 25 90 g fv 1j g4 10 ho a
physiot_exercis 26 k l z e
physiot_hom 26 k e
physiot_hors 26 fv p
physiot_near 23 k r 7o 9 fv o
physiot_osteopa 23 7o 9 g4 b
physiot_practic 1s g4 9
physiot_visit 26 k u
piano 1h 41 2e 93 1j 9a a bc 1b dy 39 e2 6
piano_app 26 41 9 bc k
piano_guitar 20 41 s 93 r
piano_lesson 1y 41 14 bc h
piano_teach 20 41 g bc 9
piano_technic 26 dy u
piano_tun 23 dy 1l
pic 20 2n f 5v f 8r 7
pick t e 9 12 o 18 f 1h 8 1q a 1s c 2g i 2n 9 34 c 36 a 43 9 44 g 48 a 4e b 4f i 4j i 4n b 4q 7 5o 8 5p h 5x i 65 f 6e e 6f b 6j o 6k w 6m y 70 c 7e 8 7t 8 8a g 8f f 8p n 8u e 8v a 8w l 92 x 99 o 9h h a1 b a4 h a5 r a6 c a8 9 a9 v ac 17 ao 9 bg 7 bk e bz a c8 a cm 9 co f d3 a de j ds i dt b e6 x f8 j fa 8 fm 9 fp k gd u h5 c he b ht c hv d hz b i7 x ig b ih 11 ix 7
pick_bag 26 4f m
pick_bottl 26 65 i
pick_cardboa 26 ih t
pick_childre 26 f8 n
pick_clean 23 94 h
pick_cod 26 dt a
pick_collect 26 fp i
pick_dat 23 4e f
pick_deliver 1y 99 8
pick_din 23 1q m 2w f
pick_dirty 26 a d 5o h
pick_dish 26 2u g a4 h
pick_drop 23 ds j
pick_fit 26 65 8 7e 9
pick_fre 26 h5 d
pick_height 26 hz k
pick_hom 23 3u 9
pick_list 1x 8f d
pick_lock 23 6m c
pick_mix 26 a1 p
pick_nam 26 e6 k
pick_ord 1y 6j c a9 g fm a
pick_own 26 hv e
pick_pack 1x 6k 1q
pick_part 26 e7 g
pick_pays 26 1h e
pick_phon 1x 70 b e6 w
pick_plac 26 43 9
pick_point 1q 5x u 6m 15 8f 9 92 b
pick_robot 23 ac 12
pick_rol 26 bn i bo f
pick_sam 1x 6j b 9j 7 ig h
pick_saturda 26 18 h
pick_school 1y f8 9
pick_shop 23 a5 m
pick_short 26 co c
pick_siz 26 4n h 8d 7
pick_slot 23 dm e h5 b
pick_station 23 6m e 92 g
pick_styl 26 54 c e2 d
pick_sunday 26 bz e
pick_thing 23 2g h gd w
pick_thursda 23 a9 i
pick_websit 26 8u 8
pickl 1r 2n 7 6c 24 hv 1d
pickl_lov 26 6c o
pickl_vegetab 26 6c c hv d
pickleb 26 hr 1r
pickleb_court 26 hr w
pickup 1h 1y h 2p f 5r c 62 g 70 h 99 u 9e b bk c f8 9 ih e iw c
picky 1x 1q r
picnic 23 38 m 7b k c1 g
pics 1u 3l c 80 c
pict 26 1h c e8 e
pictur m 11 8 1f a 1h 9 1m w 1n q 1u e 20 z 26 f 2p h 2y y 2z j 3e k 3f d 3t h 45 8 54 b 7p c 80 h 82 9 8h 7 8r 9 8y a 95 a 98 7 9d f 9f 9 9g a 9v c b4 8 b6 9 bh c bw p bx k by p c8 13 c9 c cd c cg s cn 8 cp m cz u d0 j d3 v d4 d dk 7 e4 e e8 j ek g f9 9 fi b ft f fy d gs e hj t i9 d if g iv 9
pictur_app 26 1u f gs g
pictur_audio 26 3t d
pictur_baby 23 bw e
pictur_be 26 hj 8
pictur_book 1r 1n 1q 8w i d3 8
pictur_car 26 9p d
pictur_card 1s j a 1f e 1m n cz x f9 a
pictur_choos 1x 2p b cg h
pictur_city 26 cz 6
pictur_clean 23 c8 h
pictur_contrac 26 dh h
pictur_even 26 gy f hj b
pictur_family 20 2y h
pictur_gam 1y 82 g
pictur_idea 26 2p i 9d a
pictur_instead 26 d d
pictur_last 20 bu 8
pictur_leav 26 8r a
pictur_let 23 3t c
pictur_light 26 3t g
pictur_lin 26 d0 f
pictur_look 23 cg 8
pictur_mol 26 80 r
pictur_music 23 e4 g
pictur_next 23 3e h
pictur_onlin 20 by d
pictur_pap 23 6n c hb c
pictur_parent 26 6y i
pictur_phon 1u 20 u d3 g
pictur_pictur 23 c8 9
pictur_piec 26 c9 c
pictur_plac 1y fy 9
pictur_pric 23 95 m
pictur_print 23 20 g
pictur_ready 20 by a
pictur_real 23 cp k
pictur_receipt 1y da d ek s
pictur_right 20 58 9
pictur_room 1o 9d 9
pictur_round 26 e4 g
pictur_sam 1t 98 7
pictur_sign 26 11 h
pictur_step 26 hj f
pictur_story 26 45 d
pictur_studio 26 2z f
pictur_taken 20 3f k
pictur_togeth 23 20 d hj e
pictur_voic 23 1m b b4 c
pictur_writ 26 dk f
pidgin 1p 7l d b4 e
pie 1v 60 e 72 9 7r 8
pie_fish 26 60 d
piec x 0 c a a m l 1j f 1t o 2a 11 2e 9 3f 9 41 8 4c v 4d k 4e c 4f 18 4g d 4k 13 4m m 4o r 4p f 4q g 4r i 4s h 54 a 5o n 66 7 69 9 6l 8 6p r 7y 9 8f v 8k h 8o n 8p z 8y 8 8z v 99 8 9d d 9f 16 ba j bc k cy b du 9 dv j fh 11 ge d hh b i2 c i6 9 ii f il c im g in e
piec_back 20 5o 8 dv 7
piec_borrow 26 4e j dv 8
piec_equipme 26 ge o
piec_first 23 9d a
piec_hand 26 0 c
piec_mak 26 fh e
piec_measur 26 6p c
piec_mend 26 4f i
piec_plac 23 e2 6
piec_print 26 8y 8
piec_ready 23 4q k
piec_rent 26 7y h
piec_season 26 4c f
piec_siz 1y 1j 8 im g
piec_someth 26 4k f
piec_text 26 be f
piec_used 26 1y e
piec_worn 23 1t k
pierc 20 m h 9t n
pierc_studio 26 9t 9
pierogi 26 8s j
pig 1o ai e fw g hu v ie o
pig_farm 1u ie i
pigeon 23 8v c hy 9
pigment 20 3 r 3h 9
pigs 23 ie 1a
pigs_cough 26 ie e
pil 1f 25 7 46 h 7p 2m a8 6 gp a
pilat 1q g 17 s g a0 b b1 19 il c
pilat_back 26 b1 m
pilat_studio 1y g f s 9 a0 9
pilgrim 1o 3x 31 74 e 77 y dt 8
pilgrim_priest 23 3x 11
pilgrim_travel 26 3x u
pillow 1o 25 17 26 9 6t 9 90 29 iu 9
pillow_adjusta 26 90 l
pillowc 26 90 w
pilot 1e 6o a 7c 18 8w f h1 a if s
pilot_flight 26 7c 7
pin 1k u b 2f j 2h p 3s d 4o d 8z 8 a6 e gi c gs r hk a iu a
pin_cod 26 2h e
pinch 1v 4m 8 4s b 92 8 d4 g
ping 1p 1x 9 1y h 24 8 87 q d8 7 ef u fk 8 gn h
ping_pong 26 fk 8
pink 1l b 8 25 b hr a ir 9
pins 1x 4o 1f gx g
pint 1x co 7 e4 d
pintere 1x 1t d
pioppin 26 6j j
pip 1i 28 1x 3g s 9c d 9i b ad c ai 7 bc 8 gg g ij 1s
pip_listen 26 28 r
pipelin 1r ed 1c ee f ef h eo 19 ex m
pirat 23 45 v
pisco 26 2m m
pistach 23 9y o a1 i
pit 1s n d 73 9 bz k hq 1j
pit_café 26 hq m
pitch 1g 2k n 2l h 5g k 9s 2s au u bc i bz c c7 a du b dy p e3 b
pitch_book 23 9s y
pitch_map 26 9s s
pitch_payment 26 9s h
pitch_pitch 26 9s h
pitch_rais 23 dy 8
pitch_rhythm 26 bc l
pitch_tent 26 bz e
pitch_train 26 au i c7 b
pits 23 8u f
pivot 20 b d aq 1g
pivot_tabl 23 aq y
pix 1t q g 50 9 9t 6 d6 f d7 c da a em e
pixel 1y cm o
pixel_art 26 cm l
pizza 1o 2m a 2n p 7j 8 7n 9 a6 d
pizza_deliver 26 2n a a6 8
pizzeri 23 70 i
pla 1v 20 f 3y e 5n d 79 d 7e a en b it b
plac p i 9 j a n c s h 14 l 1a b 1b d 1d h 1v a 1w c 20 f 2m f 2q 8 2t d 2v f 37 e 39 b 3b d 3d a 3q 9 3t c 3z 11 44 7 4a 9 5n b 5p j 6z 9 70 a 73 7 75 a 7a 9 7c 7 9r 8 9w h ad a ao d aw 9 b2 6 bg j bi 9 c1 7 c5 8 ck 8 cn 8 df a dm 9 dn 8 dq n dt f dw 8 e0 d ec 7 f0 h fd 10 fp d gg f gq e gr a hp 6 hs 7 i1 c
plac_animal 20 1d h fx c
plac_app 26 s g gg h
plac_budget 26 c3 c e0 c
plac_cal 20 ec c
plac_choos 26 8y f
plac_company 26 5n j
plac_develop 26 5d d
plac_earth 23 2a d cn f i1 d
plac_fil 26 2v d
plac_help 26 7f d
plac_hom 26 dj e
plac_househo 26 94 i fd d
plac_keep 23 gr d
plac_liv 23 39 a 9r a fd c
plac_local 26 14 f
plac_map 26 86 c
plac_nanny 23 fd 11
plac_nearby 20 dt d
plac_old 26 dp 8 hp b
plac_own 26 fq h
plac_person 26 8 f 37 e
plac_sel 23 68 b
plac_send 26 gg h
plac_shar 26 37 h
plac_shown 1v fp 9
plac_tabl 26 2t 9
plac_taken 26 9w 9
plac_top 26 3c c
plac_until 26 3z 8
plac_wait 1u fz 8
plac_worship 1s 1c 9
placeme 1f 14 i 1q 8 5d p 6m c bb z fd 13 gq 1w i1 9
placeme_fee 20 5d c
plain 13 6 9 w f 3s l 4k 9 4w 8 6e 8 7j n 7q 9 85 e 8c a 92 9 9g b aw c ax g bq n cb k cx 10 df d ed v ee l eg b ej c er p eu 9 gm 14 ha q hf a i1 8 ik u
plain_box 23 cx k
plain_comment 23 ha w
plain_english 1s ax d er f
plain_languag 1o w c bq j ed m er e gm 1g
plain_packag 20 cx h
plain_sentenc 26 ee h i1 d
plain_shirt 26 ik m
plain_word 1d 4w 8 7j m 7q 9 cb k df 9 eu 9 hf a
plan l f l k 7 l s t d z g 10 9 11 m 1g 11 1h a 1o 7 1p t 1q x 1s g 1t c 1u d 1v 1m 1w f 2x 1g 36 c 37 m 3e j 3g b 3l p 3q t 3x 8 40 g 45 e 47 e 48 o 59 9 5j k 5l a 5n o 5y 9 6q w 6r d 76 a 79 t 7g m 7h 1h 7i f 7o d 7p k 7r 11 7s e 7u m 7w b 7x u 80 8 81 a 8a e 8o 9 8x 13 96 q 9c j 9d y 9g i 9l 9 9m d 9r a 9u 9 a4 9 ag 8 ao 8 ar a as i ay e b3 j bb h bf 1b c2 r c3 8 c4 13 cw c d6 h d8 8 dk l dr 8 dy 7 e8 s e9 8 en r et a ey g ez q f9 g fa 9 fn 8 fr 9 fv b g1 8 g6 o g7 d gf g gh 14 gi h gj f gn a gs b gt c gu k gv p gw d gx 18 h2 n ia b
plan_adapt 26 7g a 7h 9
plan_ahead 23 3q f
plan_app 1t 1q h 1t k 1v b 7i b 7p h 8x 9 dk c ez l g6 9
plan_apps 23 1q a 1v a 7r a
plan_around 26 1v h
plan_baby 26 1g p
plan_bank 26 5j i
plan_bil 23 9u e
plan_board 23 10 b 6q 8
plan_book 1y 1p d 7h a
plan_brand 26 8x b
plan_break 1y 7r b bf d cs 9
plan_build 1v 1v r 7r c 96 f gh c
plan_cal 1u fa b
plan_calenda 26 9t 7
plan_chang 1u 7h q cw c
plan_check 1y 7p a gh d
plan_coach 23 f d l c ar a
plan_compar 26 c2 j
plan_cook 26 8m 6
plan_correct 26 1g 8 6q 8
plan_crew 26 3l c gv h
plan_daily 20 t c 1g h 1p h
plan_deliv 26 gx f
plan_deliver 1v 4b d a4 9 gx s
plan_departm 23 gh k gi 6
plan_design 26 59 f
plan_diabet 23 l m
plan_early 26 3s 6
plan_everyth 23 c4 h
plan_family 1y 1q d 1v g 7u f
plan_few 23 1p 8
plan_fil 26 cw c
plan_first 1r g6 a
plan_fits 1x f g
plan_flashca 26 bf 10
plan_follow 1x fn a
plan_form 23 gh g
plan_friend 20 1v d
plan_funeral 20 3q m 3s a
plan_group 26 37 s
plan_hard 23 7h d 7s a
plan_holiday 23 1v f 76 d
plan_hom 1y 9d e
plan_host 23 5n m
plan_inspect 23 9m d gw e
plan_instagr 26 e8 z
plan_job 23 6q b en e
plan_kitchen 26 9n c
plan_las 26 3e g
plan_last 1y 3x c 40 9
plan_licens 26 du 7
plan_list 20 1q 8
plan_machin 26 6q l ia c
plan_mainten 26 9l c gu e
plan_map 20 1v q
plan_medical 26 8a f
plan_messag 23 1g 8
plan_mis 23 gh 9
plan_mood 26 9d f
plan_mov 23 bf g
plan_naps 26 1g k
plan_near 26 c4 8
plan_next 1m as 9
plan_night 20 1w c
plan_ord 23 6q e
plan_own 1x ar a c4 l
plan_pac 23 b3 8
plan_pap 26 8x e
plan_party 23 2p 7
plan_patient 26 11 l
plan_pay 20 79 b d6 g gh d
plan_payment 23 g7 b
plan_phon 1y ey 11 h2 h
plan_photo 1x 9d g h2 b
plan_pictur 23 9g f
plan_plant 23 3l h
plan_post 26 e8 g
plan_prepar 26 5j e gt j
plan_priorit 23 3g o
plan_product 26 6q b
plan_rac 26 b3 o
plan_rain 26 c4 b
plan_real 1x l h
plan_record 26 az d
plan_report 23 7w i
plan_round 26 9v c
plan_rout 1y 36 l gx h
plan_run 1x 2x f 7h i
plan_runs 26 3q c
plan_says 26 ag 7
plan_school 26 gn e
plan_send 20 8o 8 c4 c
plan_session 23 f 8
plan_several 23 gx b
plan_shift 26 gk e
plan_shop 1y 3l a 9d h
plan_short 20 3e c
plan_sit 23 gi f
plan_sits 23 3q f
plan_smal 26 2x j
plan_social 23 e8 j h2 d
plan_softwar 20 6q l 8a d gx a
plan_someon 26 gx g
plan_spreads 26 9s a gj 9
plan_stock 26 g4 b
plan_stockho 26 c2 a
plan_stop 23 gx k
plan_student 23 8x g
plan_team 1y gv e
plan_templat 26 f0 c
plan_test 23 bh e
plan_themsel 26 2x b c4 j
plan_togeth 26 k 8
plan_tool 26 6q 9 en g
plan_train 20 fv f
plan_travel 26 1v m 79 g
plan_trip 1u 1v v 36 a 37 g 79 e
plan_video 20 z f
plan_villag 26 p 8 7t 7
plan_visit 1l 96 a
plan_wait 20 6r f
plan_wed 1y 2x f c4 y
plan_weekly 26 7g i
plan_whol 1x 2x d dr c
plan_writ 26 7x k
planet 23 2p 7
plank 23 8t g
plant 10 16 f 19 a 1b i 1e f 1u 21 1x b 24 2c 34 9 3l 1m 3p 14 3s 8 53 2g 5o a 6b 12 6k n 6p g 78 h 8c n 8i n 8q 2j 8r 7 90 9 96 g 9i v ac r ag a ah 7 ai t aj h al k ei 9 f7 9 gk 8 hw a hz i i0 9 i9 9 ia i ic 8 id f if 7 ih m ij d it i
plant_app 26 1u q 24 c
plant_arriv 26 8q q
plant_bas 1u 6b 1f 7i b it q
plant_calenda 26 1u t
plant_car 23 1u 1a 8q c
plant_chosen 26 8q g
plant_compan 26 53 c aj b
plant_cut 23 3k a
plant_die 23 24 9 53 8
plant_diseas 26 1u c id d
plant_fir 23 gk 9
plant_health 1y 8i 7
plant_light 26 8c d 8q h
plant_list 20 3l d
plant_lov 23 8q s
plant_machin 26 ei e
plant_offic 26 53 1a
plant_onlin 26 8q v
plant_operato 26 16 9
plant_own 1y 24 u
plant_pay 26 al e
plant_photo 23 1u l 3p 8
plant_plan 20 3l u
plant_poisono 20 8q 9
plant_pot 23 24 1k 8q c
plant_rent 26 53 k 8q d
plant_right 26 3l 8
plant_run 23 16 b 6p 9
plant_sensor 26 24 14
plant_servic 26 53 p
plant_shop 20 1u 9 53 9 8q i
plant_sit 26 1x a
plant_sold 26 90 f
plant_spr 26 3p g
plant_swap 26 8q e
plant_tomato 26 i0 f
plant_tre 23 aj f
plant_wal 26 53 o
plant_wat 1y 3l a 53 d 9i e
plant_water 20 1u b 53 j
plant_wel 26 hw g
plantai 26 64 1c
plantat 20 3o c
plaqu 1v 3t 1q 3u 7 is i
plast 23 3h d
plaster 1v 3h c gt h
plastic 14 9 x a 8 b c 16 9 2a t 2e c 3s 7 4h d 63 a 79 8 8b 8 ai 7 an 1d c1 7 cr c ih 10 ii u it 15 iw 9
plastic_bottl 1u an 8
plastic_fre 1v 9 d a b ii b it 11
plastic_part 23 2a l
plastic_sachet 23 ii t
plastic_sand 26 an f
plastic_sim 26 79 d
plastic_sol 26 4h k
plastic_wast 20 an 1b
plat 18 l j 31 z 3t d 4k a 4x a 66 e 6f 8 6s d 72 9 74 7 7i h 8z 20 9s 9 9w c bz t d4 8 ea c fe d ge b hh 6
plat_back 26 bz n
plat_hand 26 8z r
plat_help 26 l h 31 f
plat_party 26 31 d 66 d
plat_recogni 23 9s c 9w 8
platfor w w 7 1b 10 1c u 1l 8 1y q 2k e 2z h 36 l 38 f 3q h 40 a 41 8 42 e 4t x 4z x 50 h 51 6 52 9 5i 8 5k c 5n g 5s 9 5u f 6r b 6v k 70 a 76 8 7y m 89 r 8g 7 94 r 95 d 9b d 9c f 9s e a6 i a9 a ap d b7 8 bj a c2 g c3 j cb e cc a cj a cq x cs f ct i d1 7 di 8 dv 8 e7 9 ea c eb b eq e f0 8 f2 h f4 d f5 9 fa v fc g ff e fh i fm e fo c fz 7 g5 9 g9 x gi q gk 7 gq 9 h1 f hd 15 ht 9 i7 e i8 9
platfor_agency 20 3y b gi 8
platfor_book 26 fa g g5 i
platfor_bring 23 6y c 95 d
platfor_buy 26 1y a ip 8
platfor_collect 26 8g f f5 h
platfor_company 23 2u a hd o
platfor_connect 20 4t g 50 f f4 o
platfor_don 26 cq 9
platfor_employe 26 f2 b
platfor_event 26 1w b
platfor_family 20 1l e 3q f c3 m
platfor_hir 26 4z h
platfor_hom 26 89 8 ht h
platfor_lets 26 36 f 4v e
platfor_list 26 36 f
platfor_liv 26 42 h bi a
platfor_match 23 4z f fa d i8 b
platfor_onlin 23 7m a ba b
platfor_own 1x 38 h 6r a 7b d 94 d 9c f c9 9
platfor_photogr 26 2y a
platfor_privat 20 30 9 36 a 38 8 9b 9
platfor_read 26 cs 9 h1 e
platfor_rent 26 5s i do a
platfor_send 20 5k d c6 c
platfor_short 26 52 9 b8 a
platfor_smal 23 1c j fo c h1 e
platfor_split 26 7y f cc d
platfor_team 26 5n b
platfor_tradesp 26 95 b
plausib 26 et 9
play w 1i 9 1m 7 25 f 32 p 39 d 3a 9 3b 17 41 n 45 e 46 g 4a a 5f a 83 b 8j e 8t i 8v 25 93 e b5 d bc z bd d bo 9 by j bz d c7 d ch a cj 9 cl o cm 1p cn z d2 c dv d dw j dx o dy h dz m e1 j e3 9 f8 m fj 9 fk x fp 1a g2 a ga l gc 8 ge t hm w hn k hp 8 hq 15 hr 12 hs l i4 e
play_along 20 bc b
play_already 26 cn 8
play_andrew 26 fk b
play_area 20 ge d hq e
play_back 23 bd 9
play_board 26 3b r
play_café 26 3b c hq 9
play_card 1y 46 q 8v f
play_centr 23 45 9 fk c hq 9
play_corn 26 2j 9
play_equipme 20 ge x
play_film 26 by b e3 9
play_gam 1v 49 8 8v i cm b
play_grad 26 e1 l
play_hal 26 fk d hq m
play_half 23 8v m
play_hir 23 bo h bz i
play_hom 1y hn 9 hs 7
play_hospita 26 i4 9
play_kids 23 bw e d0 8
play_list 20 32 8
play_listen 26 dy c
play_loud 26 dw f
play_money 26 ga t
play_music 20 hn c
play_outsid 26 1i e 4a b
play_part 23 dk 8
play_room 26 3a i fp f
play_saturda 26 ch a hn 8
play_short 23 25 c
play_song 23 41 b 83 g
play_sound 26 25 h
play_spac 23 fp e
play_test 26 8v a
play_togeth 1y 3b d
play_tournam 23 hs a
play_wait 26 bd g
play_weekend 26 8v e
play_work 23 hr b
playabl 26 cm a dz 9
playboo 23 er 1k
playdat 26 bk 1f
playful 1s 23 7 4d d 82 j hn e
playgro 1m 1v n 21 d 3z c 4a f fk h ge 2a hn 9 hq 1e
playgro_defect 26 ge x
playgro_hal 26 hq 9
playgro_safety 26 ge l
playlis 1v bc l e0 8
playroo 26 hq c
playthi 26 8t g 8u k
playwri 26 6w 8 ee 9
plc 23 6p d i9 8
pleas_confirm 23 31 b
pleat 20 2l 9 3o 7 8s 9 cy c
pledg 1v g9 1q h9 o
pledg_follow 26 h9 g
pledg_money 26 g9 j
plenty 1u b2 8
plot 1d 19 1a 3e a 3l h 3p h 4u 9 7y b 8i 6 ag 7 aj r ap h dc a eu d ff t gj 1w i0 1j id a
plot_allotme 26 19 a
plot_farm 26 ff d
plot_fre 26 gj e
plot_map 23 aj 7
plot_numb 26 3p 7
plough 20 af w
plovdiv 23 3b i 74 9
plug 1d 2b 2c 5p c 6k c 74 9 ak o bt c cf b dr 8 e7 b eb g ed d ee a es d gb 9 gw e
plugin 1y i5 1w
plum 1u 67 e d4 e hv o hw q
plum_brandy 26 hw l
plumb 1d 28 o 3g 2s 6x c 95 o 9c c ck 8 e6 v eh g fc 1l gt 1a gu l h3 s
plumb_electri 1q 3g 25 95 c e6 b fc s
plumb_firm 26 3g b
plumb_repair 26 3g 9
plumb_walk 26 gt i
plung 20 n 1j
plus q a 9 l a v 9 2c 7 2f 9 4s a 5t a 65 a 69 a 6f 7 7b 9 7s 8 8b b 8e c 8m 8 aa 7 ci a eg b fk 7 fu a gd a hl 7 hr 6 i3 c ib a id 9 im p in 8 iq 8
plus_caution 26 db 7
plus_dog 26 fq f
plus_guid 26 3x 8 8m c
plus_half 26 bl d
plus_holiday 26 fz d
plus_hom 23 81 b fu f
plus_linen 26 3t d iu b
plus_mail 26 85 f e1 d
plus_monthly 1s 8b a
plus_onlin 20 5 d
plus_own 23 d7 d
plus_print 26 b8 e
plus_report 26 eg i
plus_short 23 5a 9
plus_siz 1u 4c b 8e i im 1g
plus_smal 1u i3 b
plus_soft 26 6 7 fk d
plus_softwar 23 ib h
plus_staf 26 i3 d
plus_trip 26 8n 7
plus_weekend 26 c5 b
plush 26 8t i
plywood 20 fs g iv v
pocket 1d a d 4m b 4n f 8e f 9v 8 cy j d8 1y f6 b il 1c in h io b
pocket_money 1v d8 29
pocket_squar 26 in l
pod 23 74 e 8c 8
podcast 1c 3v 6 4q e 5a q az 24 ch d ci d cj 2y ck 9 cl s co a cq u cr 8 fl a g0 2e gd c hg 1c
podcast_audio 26 g0 u
podcast_chat 23 ck a
podcast_childre 26 cl e
podcast_clip 26 az 9 hg h
podcast_company 23 az i cj b
podcast_edit 26 az m g0 j
podcast_editor 26 az d g0 e
podcast_host 20 az i cj e g0 q
podcast_listen 23 cj e
podcast_long 26 hg d
podcast_network 26 cj 1a
podcast_produc 26 az 9 cj f
podcast_product 23 5a d az 1c
podcast_record 23 g0 13
podcast_sound 26 az e
podcast_studio 23 5a d az l
podcast_youtub 26 hg b
podenco 23 fx a
podiatr 1y p 1m 4v f
podiatr_visit 26 p x
pods 1v 5z d 69 8 74 8 8c f fl i
poem 20 d5 1m
poem_birthda 26 d5 n
poet 26 d5 t
point 12 16 o 1x f 21 c 2i h 4j c 5x n 6m y 6w g 75 i 7q m 86 c 8f 7 8g 8 8l b 8n c 92 9 ak 18 as b de a dr u e4 6 fe g ge 9 gp f ii 9 ij e
point_camera 1y 6w b 7q h 8g b
point_car 26 ak c
point_chang 26 2i d
point_clos 23 5x 9
point_count 26 dp 8
point_map 23 8n e
point_phon 23 6w d 7q g 86 e
poison 1t 8j 9 hy 1y
poisono 20 8q h ag 9
pokemon 26 8g l
pokémon 23 8g 1n
pol 1o 97 1f 98 y el a
poland 19 22 a 3v a cp c d1 7 e9 a f1 8 fe 9 gf 9
poland_czechia 23 fe c
polic 1e 2f g 40 b 51 k 87 c 8j f el c fd i fm c
polic_check 1t fm d
polic_clearan 23 40 d fd l
polic_report 26 8j f
policy 1f aw 2o ax h ay 1n ch h dc 12 e5 g el k f4 q f5 y f7 8 h1 m hd b he 9
policy_apprais 26 ay u
policy_evidenc 26 f4 k
policy_househo 26 aw h
policy_templat 26 ax a f5 a
policyh 20 aw p dc w h1 11
polish 1h 3 d 5b j 64 d 6c e 9f c d5 7 e9 7
polit 1s ej g es x h4 11
polit_follow 26 h4 t
polit_remind 23 ej f es j
politel 1y 9v b cf 9 e6 a ex 9
politic 20 46 a e4 e
pollen 1x 27 f 84 1e
pollina 1y 8i 15 ad 8
pollina_variety 26 8i r
polyest 1u 4c 9
polygon 26 ap o
poncho 26 4p r
pond 1p 96 7 ae 29 ij 15
pond_alarm 26 ae e ij j
pond_oxygen 26 ae c
pong 26 fk a
pontoon 26 9r k
pony 1y ag e fz 1i
poodl 23 fn c
pooja 26 9d e
pooja_corn 26 9d b
pool 18 4 7 j 2q n c 2g b 39 b 3k 30 48 f 4m a 4v 1h 5d 9 7b 2q 9i i af h ci f dc c do a dp 9 fp h fv b hn h hq o i7 h ii g ij 9
pool_car 26 3k s
pool_clean 26 3k w
pool_clos 23 j c 3k 9
pool_family 23 7b 1h
pool_guy 26 3k d
pool_heat 26 3k a hn c
pool_mainten 23 3k 13
pool_mallorc 26 3k a
pool_ord 20 4v 1m
pool_own 20 3k n 7b 1k
pool_post 26 9i h
pool_pump 26 3k a
pool_repair 26 3k b
pool_robot 26 2g e 3k a
pool_saturda 26 j g
pool_servic 23 3k o
pool_shop 26 3k f
pool_sum 26 fp 9
pool_teach 20 j y
pool_treadmi 26 fp e
pool_wat 26 ij c
poor 1i 25 m 27 8
poor_sleep 23 25 o
pop 1g 1w c 2s e 2t c 52 y c0 8 c1 8 cl a e3 i ir 6
pop_off 26 ir 6
pop_shop 23 52 s
pop_ups 1v 1w d 52 a
popcorn 23 68 h bz b
pops 26 6t a ei h
popular 1m g e
pork 23 hu 12
porridg 1u 61 s 7i a 9x p a0 c hn 7
porridg_mix 23 61 c 9x a
port 1k 2i d 6l 17 8a g i7 g
porta 26 4n c
portabl 1r d d 2b d 32 d bx d c0 x fn 7 h3 j id g
portabl_bar 23 c0 w
portal 16 10 i 1b b 34 9 3e 9 6u f 6y a 6z f 9l g 9m n av d bn 8 c3 c c6 1a ct t es 9 ff 1e fx 9 gh 15 gz 9 h0 z h2 q h7 9 h8 h ha j hb n he z i5 b
portal_agency 26 ha a
portal_client 26 9l g
portal_fees 26 6y f
portal_show 26 ha c
portal_softwar 26 h7 8
portal_upload 26 gh e
portfol 1g 1p 9 9t 9 bb n bg 8 c5 q d9 1r df 1t fa l ga 1i
portfol_part 26 d9 8
portfol_real 23 ga t
portfol_review 23 fa a
portfol_track 23 df z
porti 26 gc c ht b
portion 1c 2l i 4b p 5v q 60 r 61 a 6d a 6s g 7i 14 a4 m fr 1h ht 1v hu 9
portion_weight 23 fr n
portlan 1n 18 9 5z 6 6j 8 8l 6 9j 7 a2 c bx a fn c
porto 1j 2j d 2t e 4c i 59 e b0 d dq 9 gd b hl b i4 7 ig d ik a iu a
portrai 1m 2y i 6w 8 bw 29 bx 18 cg 2f is l
portrai_photo 26 bw a bx b
portrai_photogr 23 2y d bw 10 cg e
portuga 17 4 d y 9 35 9 4h a 4s 9 6s 9 6t 9 76 8 7y a 90 8 cp b ik i
portuga_sold 26 90 c
portugu 1i 38 c 42 b 7t c b5 p bs d c7 d hh c i1 a
portugu_catalan 26 c7 e
portugu_spanish 20 bs e i1 b
portugu_speak 26 7t c
pos 1o 2y o 5b b 6r c 6s f bw 9 c8 e ew 9
positio 1i 21 8 58 f 5d o 5p k 6l n ca m en e ex b fw q gn f gt j ie b
positio_map 26 ca f
positiv 20 7l i 85 g
possibl 17 6q a 7k 9 d8 7 fu c ga 8
post u 0 e 3 9 b g 1b 9 1w c 2a h 3y c 4e d 4f e 4j a 4s l 4z h 50 x 54 8 58 g 5b e 5z l 66 c 6a h 6d c 6k g 6p b 74 7 85 i 8f v 8h t 8j q 8l k 8r 7 8w s 8y k 91 b 9i r 9s 7 9x 7 a0 8 a1 p aa g ak b an 8 b0 e c5 9 co n cq w ct u cx 9 d0 i d2 b dr a e1 8 e8 2b e9 b ek 8 ex x f6 8 fo b fs i fy z gq c hg g i3 13 i6 c i7 s i8 t it 9
post_adverti 26 w 9
post_answ 26 ex e
post_back 26 4e k
post_both 26 9k 8
post_box 26 9i g ii 9
post_brief 23 4z m 50 d
post_chat 26 cq h ct 9
post_count 1v 8f f i3 u
post_empty 1y dp c
post_fre 20 i8 d
post_harvest 26 5p d
post_instagr 26 e8 m
post_insulat 26 2q 7 69 7
post_job 1y 5d c ct a ex c
post_let 26 8j f
post_list 26 e8 a
post_liv 26 cq c
post_load 26 i8 n
post_memb 26 cq 9
post_newslet 26 e9 8
post_next 26 is f
post_not 23 a1 g
post_noth 23 4s h
post_offic 1s 55 d 74 b a1 a i3 h
post_open 26 co c
post_phon 26 e8 b
post_photo 1y d0 8
post_ready 23 5u f
post_report 23 b0 c
post_result 26 85 g
post_rol 26 8h w
post_sampl 26 3 j
post_search 26 fy a
post_send 1y 3l a 8h e
post_shift 20 i7 11
post_shop 23 8y d
post_social 26 4z a e7 c
post_sort 26 ex w
post_stamp 26 5b g
post_tuesday 26 5z u
post_whil 26 fy 8
postag 1g 6k 7 he 8
postal 26 6m f
postcar 1u 8x g d0 1p
postcar_grandpa 26 d0 l
postcod 1p 1u g 9b e dy b
postnat 1y f f g g o 1b 9u m b2 e
postpar 1y o w 7l f a4 d
postpon 20 ic 8
postur 1s g o 2d 24 7o k bw p
postur_retouch 26 bw j
pot 19 8 b 24 1o 53 a 5v a 7v n 7w a 8c b 8q 2k 8s a 8z w dd 14 dg 8 dk b e4 6 fh f g7 1b hh 19 ht e hw 8 hz 15
pot_christm 26 hz p
pot_holiday 26 7v j
pot_kiln 26 hh e
pot_plant 26 53 e
pot_show 26 g7 l
pot_turn 26 dd s
pot_wat 23 24 17
potato 1p 2l p 4b 9 68 g a2 a a3 b
pothol 20 gg 1x
pothol_broken 26 gg a
pots 1e 18 b 19 8 24 10 2v k 2w a 53 d 5v e 6c a 7v 10 8q f a0 9 ab 7 ba l d7 i dd e dk a hv h hw b hz b
pots_ord 26 dd 9 hz e
potsdam 26 97 7
pottery 1o 16 e 24 7 8z 1r c5 9 fh w hh 1f hi b hj b
pottery_studio 26 hh 15
pottery_wheel 26 hh e
potty 23 a 7
pouch 1g 6 b 4g 9 4s d 5v b 61 o 63 9 6e 8 9x 7 9y e 9z 17 a0 i a1 b iq f iw i
pouch_superma 26 61 e
poultry 1u ah o ie o
poultry_farm 26 ah 8
poultry_feed 26 ah 8
pound 1i 34 9 6j 8 8y h fy 8
pour 1h 8 1q 2m e 6g b 6i d c0 c d4 a gs c hw b iu 9
pour_hand 26 8 g
pour_soy 23 8 n iu a
pour_tea 26 3r 7
pow 14 18 a 1e m 2b n 2h 9 2j a 2k r 3g c 3j c 3m l 4v 9 5p f 5q a 5s a 8z 7 9r a 9s b ab f ag 7 ai a ak 9 al x am 19 aq 11 bq l dm 9 dn a dr m fw 8 ib 9 ic k iq q
pow_attorne 1y 7u d ax 9 bq q
pow_bank 23 iq 12
pow_bil 1x 9s 9 al b
pow_cheap 26 al a
pow_clean 26 dm e
pow_dril 26 18 a 9h 9
pow_fibr 26 3a d
pow_heat 26 ai f
pow_memb 26 1e d
pow_own 23 2k f
pow_plant 20 al t
pow_point 26 3g d
pow_purchas 23 am d
pow_query 23 aq x
pow_shar 26 dr 8
pow_used 26 dr 8
pow_wat 20 9r c
powd 1i 2 b 7 q 2q 8 2s f 61 c 6b c 6d 8 6h b a0 t it e
powd_pap 26 it b
power 1t 56 u 6m i ac c gc d gf r
powerba 26 iq e
powerch 26 76 d
powerpo 1x 49 b aq c
practi 20 b7 r bc g bd 13 bo r
practic w g e i e k s q w u k x 19 z 16 11 1d 41 a 43 b 48 i 4v 1l 4x c 51 6 54 q 59 b 5c m 5l 15 7e b 7m d 7o 8 7t n 7z c 80 6 81 f 82 k 9u t au d b7 p bc u bd o bh n bo q c6 9 c7 f ct e d9 a ds 8 du u dw g e6 q e8 b f5 8 fl 9 fu q fv c g4 15 g5 t ga p gz n h0 1h hb l hd d
practic_app 1y 82 b 9u j b7 9 du e
practic_apps 26 bd a
practic_cal 26 c7 7
practic_clinic 20 81 f
practic_clos 26 fu j
practic_even 26 5l l
practic_exam 26 bh i
practic_family 26 43 a
practic_first 23 k f l h
practic_fre 26 e6 j
practic_germany 26 e6 d
practic_insur 23 7z f
practic_intervi 23 bo d
practic_ireland 20 4v c g4 a
practic_kids 26 b7 n bj e
practic_know 23 5c e
practic_manag 26 g4 9
practic_managem 1t z d g4 s gz k h0 u
practic_nearby 23 7m a 7t a fu b
practic_night 26 i 8 43 7
practic_offic 26 5l f
practic_own 20 e8 i
practic_platfor 26 bo b hd g
practic_portfol 20 d9 c ga 15
practic_questio 26 bh h
practic_room 23 dw p
practic_smal 23 5l e bd d
practic_softwar 1u x 10 z f 11 z g4 q h0 l
practic_staf 23 4x c
practic_system 1u q f u k x c 11 a g4 a gz b
practic_talk 20 7t f au g
practic_tool 26 9u c c7 9
practic_track 1y bc b du r
practis 19 g b 41 d 43 7 4x 15 81 j 82 15 au 12 b6 c b7 m b9 7 bc 17 bd 1b bo 19 c7 12 cu a du y dw y fq o ga h
practis_alon 20 b7 7 bd a bo a
practis_hom 1u 81 a 82 o
practis_intervi 26 bo e
practis_own 23 fq h
practis_sal 26 hd d
practis_smal 26 bd e
practis_speak 23 au g bd 1a
practis_violin 23 bc z
practit 1u u 8 g4 m
pragu 1o k d 42 b 61 8 dt a
prairi 20 cs 8
prais 1v 1i 9 1o 8
pralin 1x 69 2o
pram 1l 1v e 1x e 2j f 8u l 9b c b2 q bk e hn d ix 2n
pram_bedsid 26 ix e
pram_cot 26 ix g
pram_rent 26 8u e ix c
pram_rental 26 8u e ix 8
pram_welcom 26 2j h
pranaya 26 g h 7e f
prawn 26 39 a
pray 1n 3p 7 3v 34 3x 9 i4 f
pray_apps 26 3v b
pray_daily 26 3v k
pray_morn 26 3v w
pre 1a a d b 7 f a v e 1j p 1y a 2b 9 2i c 2l 9 3f 9 4f s 5v f 6f f 6t a 70 a 8b p 8p g a9 b aa q ao a bt o c1 8 dm b g9 d gy c h2 a ip x
pre_batch 26 aa j
pre_cut 23 8b x
pre_lov 1s a f 1j t 1y b 4f b 8p b ip j
pre_measur 26 5v d aa a
pre_ord 1o 2l 9 6f f 70 a g9 d
pre_own 1v 2i e 4f p 8p c ip i
pre_purchas 23 bt v
preciou 26 4k 8 6a 7
precise 1u 14 8 1n 9
predict 1l q s y u 27 f 4u c 7k e 84 k 9l c al c en d ev s ia m
predict_chargeb 26 ev v
pref 1c bs 9
prefer 26 gx h
prefil 23 6u a e8 h ei g
pregnan 1f 7 g e t g a 4e 9 4r 1g 6g b 7j 8 7l 23 89 h 9u b
pregnan_cours 26 7l w
pregnan_newborn 26 7l y
pregnan_women 1n e 8 4r e 6g 7 7l h
prelov 23 1y h 4f p
prematu 23 4r 7
premis 1k 3o 9 52 i 5l e b1 a ec 7 i3 b
premium 1e 3 9 aa g aw j dc h
premium_mix 26 aa k
prenata 23 g s 9u h
preord 1u im b io d
prep 1s 40 e 60 11 6s a a4 14 b9 j dj 8
prep_athlet 26 60 s
prep_meal 26 60 d a4 b
prepaid 1i 3q 8 6r n 8f 7 8l c am f d3 c d8 x ip b
prepaid_bag 26 4j 7 ip d
prepaid_box 26 8u 8 d3 e
prepaid_card 20 d8 p
prepaid_label 26 8f 8
prepaid_money 26 3q 9
prepar 13 o 8 14 e 2i d 30 k 31 a 3f u 3h b 4b 9 5j d 60 l 61 9 6n t 71 6 7h 8 7k k 7x e 7z b a4 m av 17 b9 y bb 9 bh j bm b bn a bo d dg n dj j du 8 em c fr 9 gt c h0 b h1 a h9 8
prepar_both 26 av c
prepar_candida 23 b9 10
prepar_evidenc 26 bm i
prepar_fil 1y av v
prepar_form 26 dg d
prepar_hom 23 3f m
prepar_meal 20 30 e 60 x a4 w
prepar_pag 26 7k f
prepar_pap 20 7x g dj 7 dr 8
prepar_questio 26 7z i
prepara 1m 7l d av u b9 r
pres 16 0 c 2e 9 2f v 2r 26 3s 8 4q 8 51 j 5o g 6f 15 6p h 7r 9 7s 9 86 c 8s f 9k a an 11 br d cf j e1 d e5 d em a gf 9 ir 15
pres_brick 26 an p
pres_button 1s 51 n 7r b 86 e
pres_fruit 26 2r i
pres_juic 23 2r 14
pres_nail 26 ir 1c
pres_ons 26 ir d
pres_sam 26 6f h
pres_send 1y cf p e5 9
pres_twic 23 2f h 5o d
presal 26 3f f 6v f
prescho 23 3z s
prescre 26 w m
prescri 1a u 9 x 9 y c 10 c 4l 1p 7p u 7t 2c 84 7 8a 8 a8 2s cx a e6 r ft l g4 15 i3 b
prescri_bil 26 g4 g
prescri_glas 26 4l h
prescri_pharmac 23 7t 9 a8 a
prescri_photo 26 a8 i
prescri_remind 26 7p f
prescri_request 26 e6 s
prescri_sent 1y 7t 16
prescri_upload 26 a8 b
presenc 1y au d cv 8 ib h
present 15 0 a 5 8 8 a 1n 6 1o f 3u 7 4k e 5f j 69 h 7c 9 91 l aa 8 au 1r bp b c9 e d4 8 e2 8 g9 8 is e
present_project 26 g9 d
present_train 26 au b
preserv 1s 1 p 6h 7 8r c 9z 8 hv x
preserv_real 26 8r c
preset 1y g1 1j
pressur 1e 18 e 3j 1t 7t 9 89 14 8n d 98 t 9h b a8 a
pressur_clean 20 3j q
pressur_cuf 26 7t c 89 c
pressur_roof 26 3j e
pressur_wash 1u 18 f 3j 1e 98 v 9h c
pretend 1r hq m
pretend_superma 26 hq m
pretori 20 3n c
pretty 1o cy 7
prevent 1n 84 9 di 7 ev n ho g hy d
prevent_treatme 26 84 9
preview 1h 4q 8 8y d cp y d3 g f9 f g2 8 i5 d is 16
preview_post 26 is f
previou 20 bl 9
pri 1u 2a c 2m c 8g a 8l a bt a c3 a cq 9 he b
pric m 10 8 1l 9 1q 9 1r 1i 1y a 22 b 2i b 2m 9 2p 9 3d w 3g e 3h k 3n l 3q i 4f b 4j a 4k a 4l 7 4o 8 4v o 59 c 5b 9 5h e 5j 7 5u h 5z b 62 p 6f 7 8g 9 8o c 8p g 95 r 96 8 97 9 9a t 9c g 9e c 9f a ab 6 ao d ar i b0 a bt h c2 j c3 g d9 b df a dh a dl 8 e0 g ep y fb h fc m ga i gt 11 gv b hx i i6 b
pric_agr 1s bt a
pric_app 26 22 d
pric_chain 26 1r d 8o 8
pric_check 20 95 f do c
pric_choos 26 3h b 3q g
pric_client 26 ep a
pric_contrac 23 4z 9
pric_count 23 1r f
pric_daily 26 3d c
pric_dat 1r 9c a
pric_deliver 1t a5 b
pric_fal 1p d9 f
pric_fix 1n 1l b
pric_fre 1y c2 t
pric_guest 1t 3d y
pric_hous 26 fg h
pric_list 1f 10 7 5h c ep 8 f7 a gt e
pric_mis 23 1r a
pric_morn 26 1r i
pric_nam 1v hx f
pric_onlin 1y 4v 9
pric_open 20 3n c
pric_ord 23 8o 9
pric_phon 26 3n h
pric_photo 1p 57 d 9a a hx b
pric_put 26 g1 c
pric_qualifi 26 dy c
pric_rang 1u 3g 9 fc x
pric_real 26 ga b
pric_reserv 26 62 h e0 g
pric_review 1x 3d f
pric_ris 23 dh c
pric_room 1x 3h f
pric_season 20 6u h
pric_separat 23 ar g
pric_shop 1y 1r w
pric_sort 26 8g 7
pric_sourc 23 df c
pric_staf 20 ar d
pric_talk 26 c7 7
pric_text 26 59 h
pric_told 20 3n l
pric_track 26 ep l
pric_vet 26 ed e
prick 1x 7j b 85 1t
priest 1x 3w f 3x 1z
primary 1b 2w y 48 h 6y n b7 z f8 1j f9 d g3 h hm f
primary_kids 26 b7 f
primary_pupil 26 f8 a
primary_school 1h 2w p 48 a 6y g b7 8 f8 15 hm d
primary_seconda 1u g3 h
primary_teach 23 b7 g
princip 1x dj 9
print t 10 8 1n 15 1p b 20 u 2a 2s 2z w 3t 7 3u b 4d 8 4g 9 4l 9 4q 1u 5c e 5i 1u 6p d 70 i 72 l 8e 1i 8j 9 8v n 8x m 8y 1w 9q 9 ao r b0 e b8 9 bp 12 bw k bx o c5 n ci g cr 1f cs e cu k d0 1q d1 7 d2 c d3 1l d4 15 dw 7 eq c f9 d gj 9 gy a he b hi k id c il b iq c is j
print_album 1y bw b d3 l
print_book 1r 3t 9 bp 17 d4 t
print_card 20 3o b 70 d
print_clay 26 3u 6
print_count 26 gy g
print_cov 26 8x h
print_demand 20 4q j 8y l
print_family 20 d0 9 d4 g
print_hardbac 26 1n b d4 9
print_hardcov 26 bp a d3 c
print_hom 1y 8e 14 ao b
print_hous 26 ao 1j
print_issu 23 cr u
print_itself 26 10 7
print_label 1e 72 8
print_lamp 26 2a t
print_let 23 d0 9
print_locally 26 d0 8
print_magazin 26 cr 1s
print_mail 23 d0 8
print_monthly 23 cr e d0 9
print_nam 20 is c
print_near 26 4q a
print_ord 1u 2a f 4q z 8e 6 iq g
print_own 26 5i b
print_pack 23 1p d
print_phon 26 20 g
print_photo 1y d0 o d3 10
print_plac 26 2a d
print_post 1x 2a q ei d fy 8
print_product 26 2a g
print_ready 1y b0 9
print_recycl 26 2a h
print_replace 26 2a y
print_sand 26 5i d
print_scan 26 20 h
print_second 26 2z l
print_send 26 is 8
print_servic 20 2a b 4q 9 5i m 6p a
print_sheet 20 8e 6
print_shop 1v 2a d 5t 9
print_sign 20 eq i
print_smal 23 8x b
print_today 26 5c a
print_volum 26 8w a
print_worksho 26 hi 8
print_young 26 8y 11
printab 20 1p l f9 n
printab_workshe 26 f9 9
priorit 1o 3g p 8a a cf d f1 a ge g gl 9
priorit_memb 26 3g f
privacy 1b 26 b 59 8 7k 9 ax g f5 1u fw 9
privacy_notic 26 f5 8
privacy_policy 20 ax i f5 o
privat u i 8 k c m 8 n 8 u 8 z a 22 f 2i a 2w 9 30 u 36 s 38 a 3k a 3v 8 40 c 5b a 5s u 6y i 74 9 7b m 7n d 8l 7 8n a 8p e 9w 8 au h b4 b b9 7 d2 7 d5 7 d6 b d7 u df 8 dk 7 do t dq t e0 7 fd m fe h fg 19 fj x fl s g0 l g3 x g4 e g5 b gn k gr j hj 9 hv 7 i8 8
privat_account 26 d6 d
privat_audio 26 g0 n
privat_bedroom 23 fg 16
privat_buy 1y 2i 9
privat_camp 26 44 b
privat_cars 26 do o
privat_chef 26 30 1u
privat_clinic 1s q b g4 j
privat_cost 26 d7 a
privat_crypto 26 df b
privat_din 23 5r d c2 9
privat_doctor 26 g5 b
privat_exercis 26 fj c
privat_feed 26 g0 e
privat_furnish 26 5s j fg c
privat_garden 23 19 9 7b 10 hv f
privat_group 1s fl 8
privat_half 26 fj c
privat_hir 1y n a e3 8
privat_hom 1s 3m b 97 b fd u
privat_hospita 1y 8a a
privat_househo 1y fd 8
privat_landlor 26 gr c
privat_lesson 23 40 c
privat_nursery 23 3z a 6y c
privat_onlin 1y d2 d fl l
privat_own 1p 36 t do e dq g gr l
privat_park 26 dq y
privat_party 1t e0 d hj e
privat_person 20 5b b
privat_pool 1y 3k i 7b u
privat_practic 1x u a z 9
privat_primary 26 g3 a
privat_room 1q f b m e 5s h 74 7 fg r
privat_school 1j 2w c 6y b am 9 g3 10 gn q
privat_sel 1x 2i 9 8p d
privat_session 26 ar 9 au o
privat_shar 20 d6 c
privat_spac 23 7n i dq a
privat_teach 23 41 9 ba b bc a
privat_tutor 20 40 c b4 k b9 8
private 1y f f 1z 9 do u
priz 1r 7v g cn 7 e4 z
pro 1m 4c 9 8z a ek a f6 b fl a
prob 1n 24 c 9k d 9n 14 ae 19 id 16 ij 1o
probabl 1x 7z f 9e g
probat 26 bq 1m
probati 26 f0 n
probiot 26 6c f
problem 15 5c i 5l a 6k 8 82 a b7 b bm n c4 g cu 9 e6 d eg c ft 8 gg h gs a
problem_report 26 gg a
problem_writ 26 bm i
procedu 20 4x 9 db 8 fu 9 gz f
proces 1d 0 14 u 8 8h u ay b cb q ce a ec 8 ed b eu 9 f5 q h1 i ic b
proces_contrac 26 f5 g
proces_data 26 ic e
process 1v 9e e 9q a ai 7
procras 26 7r p
procure 1y c6 1p c7 7 ei f
procure_portal 26 c6 p
produc 14 6 9 2e b 2h 9 5a p 5h e 5p 10 5r b 5u y 5x o 62 a 66 9 6b a 6j c 6w k a9 16 ah 6 ai d ao 8 ap 9 az l ba h cj 13 cl g cs 8 df 9 ep a f9 8 fw a g0 c g2 1a iq 9
produc_basket 26 a9 i
produc_beat 26 g2 d
produc_box 26 5x c
produc_farm 26 5x c a9 b
produc_pick 26 5p k a9 b
produc_podcast 26 cj z
produc_sel 26 f9 c
produc_ship 26 66 e
produc_trad 26 5p c
product v 0 m 1 h 2 i 3 d 4 9 6 m 7 d b 9 d h 10 7 2a e 2e 8 2o c 2v h 3i 8 50 15 5a s 5h o 5i l 5k 9 5l 9 5r a 5u d 5w l 63 d 64 15 69 7 6b l 6k b 6n o 6p i 6q 1b 72 q 7q 10 8m b 8x d 91 p ah 8 an m ap e az p bv 6 c8 1e c9 18 cx h e7 c e9 11 eb f ed 9 ee c ef e fh 9 fs i g1 g hc t he b hy 6 i5 l i6 g i9 t ic u it e
product_check 20 50 d 5w a
product_company 20 5a u az f ic e
product_contact 26 50 9
product_data 20 e9 d
product_descrip 20 e9 19
product_design 23 5i m
product_fee 26 50 h
product_few 26 1 f
product_fil 26 6n g
product_footpri 26 ic a
product_homelan 26 64 u
product_hous 23 5q c
product_imag 26 c8 15
product_import 26 eq d
product_lat 26 ed g
product_launch 26 by c
product_lin 20 i9 z
product_link 23 c9 w
product_list 23 72 r
product_manag 1x 6q c hc v
product_onlin 26 fh a g1 g
product_ord 20 6q 13 a5 d
product_pag 1l c9 k i5 j
product_passpor 26 ic d
product_photo 1y c8 1j e7 l
product_photogr 26 5a e c8 x
product_pictur 26 c8 q
product_plan 20 6q 14
product_servic 26 az f
product_sheet 26 72 o
product_shop 23 3i 7
product_smal 26 91 h
product_softwar 26 6q b
product_stock 23 r 7
product_test 23 5w 8 iq 9
prof 23 14 d 1y d
profess 11 e 8 n 7 z a 14 i 20 8 4o 8 51 7 5d c 7o 9 99 7 9j n 9v 7 a4 e as c at a bw n cg l dl 8 fa r fb g fg f fl o gd g
profess_help 26 14 k
profess_nairobi 26 gd c
profess_network 23 5d 9 fa 8
profess_organis 26 9j u
profess_women 1y io 9
profil 17 3t 8 46 9 4z p 58 e 5d a 5w n 65 c 7q l 8g a at 1p bj z bl 9 bw 8 cg h ct n e8 b f0 9 fa i fb s fd 9 fx q gq l
profil_check 20 bj c
profil_photo 20 bw a cg 7
profil_pictur 26 cg h
profil_post 26 e8 f
profil_recruit 26 at g
profil_send 26 5w e
profil_special 26 fb s
profil_until 26 bj 9
profil_verifi 23 bl c
profil_video 26 fx e
profil_work 26 f0 d
profil_writ 23 at s
profit 1b 15 8 1b c 1e 8 3z 8 57 j 6x d ar h b0 9 ci b df o e3 a ed d et b i5 a i6 1k
profit_item 23 i6 w
profita 23 ha c
program z k y l 9 v a 10 j 13 j 15 b 1a 1p 1p f 1u 8 20 a 2d 8 2i b 44 8 49 y 5f 9 5g a 6q 8 6u b 6y a 71 7 7f 11 7g 9 7o i 7s t 84 8 9m f 9p b 9q a 9s a aq f ar g as n au b b6 7 b7 8 b8 1t b9 8 ba k bb s be i cb u cf 8 cj a cv 8 d3 9 du 9 f2 19 f8 9 fa b g0 8 gj d gk e gw 9 gz j hf b hm 9
program_asks 26 1h 7 6q f
program_burial 26 gj m
program_cours 26 b8 v
program_fil 26 9q f av 8
program_kids 26 49 g
program_memb 23 au d gk p
program_need 26 6y e
program_part 20 9p c
program_phon 23 k e 7f c 7o c
program_questio 26 b8 e
program_school 26 13 e 1a e
program_staf 26 f2 i gm d
program_stop 26 7s d
program_teach 26 1p d ba i
progres 14 f b j 9 t b 43 9 4a 9 4t a 7o a 82 b 8o c b5 a b6 8 b7 9 be c fv a gs e ho 9
progres_not 1x t f
progres_parent 26 be a
project 13 16 i 18 n 1a p 1c 1f 25 b 49 s 4z 16 59 h 5a b 5g f 5h d 8b 16 8d 9 8e 7 9c g aj 1g ay i b0 g b8 15 bb q cd 9 cf a cp d e3 w en a et 35 f6 i g9 1i gi w gq p gs c h9 8
project_box 23 8b 8
project_budget 23 et n
project_fil 26 8e 8
project_hourly 26 4z 8
project_lost 26 et b
project_manag 1y et c f6 i
project_managem 26 et 1n
project_money 26 g9 b
project_own 1x b8 9
project_part 1t et 8
project_real 1y 1a f bb i
project_review 23 b8 a
project_school 26 e3 e
project_show 1y 49 a et l
project_shown 26 1c b
project_smal 26 g9 c
prom 20 c1 6
promis 14 2 7 g 9 4h 9 4v c 6q a 6v a 8r 7 ar 9 b8 a bg b cf b eo d es e
promis_volum 26 4v c
promot 1s 6v j cj l hc d
promot_team 26 cj k
prompt 1l t e 3v d 7n c 7p e 8x e aq m ca j dx 11 hf b
prompt_handboo 26 aq h
pron 26 1 n
pronoun 1y 68 9 82 d
pronunc 20 82 d bd 1w du 8
pronunc_coach 26 bd w
proof 13 6 8 6g 9 aj n ap r bq 9 cx x d2 8 dh 9 e7 a ev k f4 11 fj j fw e ge g gs s gv n gx b h6 f i8 a ic 9 il s
proof_deliver 1x gx a i8 e
proof_legging 26 il o
proof_origin 26 6n 8 ap j
proof_photo 26 gs g i6 7
proof_report 23 gs d
proof_underwe 26 cx m
proof_visit 26 9l b
proof_washabl 26 6 c cx 9
proof_win 26 6g f ev g
prop 16 h a t d 1o 8 2j 9 4j 8 64 8 73 a 8b c 8j b 9c a bu b cr 7 dv h ej 12
prop_espress 26 2j e
prop_invoic 20 ej 1g
propan 23 a7 1d
properl 1e 3h 8 47 d 4b b by a
propert 18 28 h 3d e 3e y 3f n 52 d 5e 7 6m d 7y 1e db c ff 13 gr 1e h2 11 h6 x h7 1m
propert_list 26 ff v
propert_manag 1h 28 f 6m 8 db a gr q h7 15
propert_managem 1v gr t h7 11
propert_own 1y 52 b
propert_photo 26 3e 9 h2 d
propert_photogr 26 3e z h2 a
proport 23 4c 9 d7 k
propos 1d v c y d 1q d 1t b 1u c 48 d 50 8 54 9 7j 7 cf b dp c et f gi 1p go l gp e gq g gt e
propos_discus 26 gi t
propos_grad 26 v 8 gp h
propos_match 26 gq k
proposa 1l 5g s c1 8 c6 b ep 38 gi q gt g h4 16
proposa_answ 23 gi 6 h4 f
proposa_proposa 26 gi 8
pros 1x 2y 9 8h 7 c3 b
prosecc 1v d 8 c0 q dv 7 hj j
prosecc_tap 26 c0 e
prospec 1y 5g i ei 23
prostat 1x v l cx m
prostat_surgery 23 cx g
prosthe 1y 10 d 4m f 4o 8
protect 11 4 u 1h 7 28 7 4m a 4n i 56 e 5o 8 87 t 9m u 9u 9 f5 y hd j in 9 iq p
protect_cloth 20 4 c 4n n 5o c
protect_contrac 26 9m b
protect_firm 26 9m t
protect_offic 20 f5 19
protect_phon 26 iq m
protect_record 26 f5 d
protect_safety 26 hd e
protect_skin 26 4 h
protect_work 23 56 9
protein 1f 7 e 2r b 2v l 60 n 68 12 6b 1y 7i k a0 3s a4 l ah 10 fr w
protein_bar 23 68 d a0 p
protein_bars 20 68 h a0 j
protein_browny 26 a0 o
protein_chip 26 a0 n
protein_deliver 26 a4 f
protein_drink 26 a0 l
protein_flour 26 6b h a0 a
protein_ingredi 26 a0 e
protein_powd 26 a0 j
protein_shak 23 2r e a0 s
protoco 1p w h 9u 8 ax d f6 9 gu b h6 c
protoco_turn 26 w h
prototy 1k 2c 9 5i 2m 8v e g9 b
prototy_part 26 5i f
proud 1u i 8 cy 7
prov 1e ap 11 d1 6
proven 1m d1 b f1 c
provid 1a t b 43 b 47 i 51 8 54 9 5c m 5f i 6z b 8a q 9u a bo b dh 13 ef 9 ev c ew 8 h1 a ih e
provisi 23 a5 y f8 f
prun 1r 53 c 8m d 96 19 id h
psalm 23 3u e 3v 1s
psalm_read 26 3v o
psorias 26 1 t 80 p
psorias_psorias 26 1 b 80 a
psychia 20 u g 7m 8 7t f
psychol 1g z z 1n 6 59 c 7e 9 7m 2e 81 13 f2 15
psychol_video 26 7m e 81 e
psychot 1t z z 3w a 7m f 81 c
psychot_practic 26 81 b
pub 1n 1w f 81 9 co 8 ds b e4 17
pub_quiz 20 1w f e4 i
public 13 j b n d 1a a 21 9 27 f 2k 8 51 7 5f a 5g 9 7b d ak 9 au r az 7 bd a bo 9 c6 1m ci a dr 8 eg j ei a ge 9 gf k gg g gi x gj 7 gl 9 gm h hr 8 i4 7
public_advic 26 9g b
public_body 1v eg 8
public_buy 23 c6 9 ei d
public_consult 26 gi y
public_contrac 20 c6 t
public_hospita 20 i4 a
public_map 23 27 m
public_offic 23 7x 9
public_park 26 fj a
public_plac 23 bk a
public_pool 1y j f 7b b
public_privat 26 c6 8
public_radio 23 ci b
public_school 23 1a g
public_search 26 gj b
public_sector 23 bo e
public_speak 1x 5f d au 16 bd c
public_station 26 ak d
public_tend 1y c6 11
public_transpo 23 21 d 29 9
publish 12 1c g 1n 6 72 9 8g 8 8v d 8w n az 1a b6 a b8 9 b9 a ch b ci l cj g ck i cn 9 co 9 cp c cr l cs 11 e8 9 e9 d eb b eg 8 er 8 ex i ez o fe 8 fy 8 g0 17 g3 8 gi i go 8 h2 8 hf 10
publish_app 20 b6 f hf 13
publish_episod 1y cj b g0 h
publish_job 26 ex u
publish_pag 26 cr c
publish_rul 26 go e
publish_spotify 23 az 9 g0 g
publish_video 26 ck m
pubs 1k c2 u ds 8 e4 14 ez 8
pubs_dead 26 e4 8
pubs_loft 23 c2 v
puck 20 b b 28 13 ia d
puf 1y 2j o 7s h 9x 17
puf_quinoa 26 9x m
puglia 26 6f y
pul 19 a 9 10 c 20 n 2d 7 2f 1b 57 b 72 9 89 9 8b a 96 9 ac 8 ao a bf a c0 8 cc c cf c cy 7 dd c e4 9 e8 a ed c ee y ek b eu b fq c gr a gz 9 h4 c ha w ic b
pul_off 26 h4 h
pul_request 1u cc e ee 12
pul_send 26 2f h
pul_should 26 2d 9
pul_valu 26 89 c h3 e
pul_weed 26 96 c ac b
pulp 26 8x f
puls 1v 25 d 26 l 2d g 81 f f1 1f
puls_survey 23 f1 19
pump 18 16 1b 22 a 23 b 24 p 26 b 3k 16 63 f 7j c 7l e 9e i 9g 1g al d am g bb c c1 c fc r gu l ia d ib h ic 9 ix a
pump_dies 26 3k a
pump_family 26 16 e
pump_filt 23 3k r
pump_instal 20 9g e fc a gu c
pumpkin 1v 7 d 30 a 68 d 6b f 9y b a2 e fr g
pumpkin_seed 20 7 b 68 b 6b d 9y a
pun 1i k e 9d c hg 7 ii c
pun_chennai 26 ii d
punch 23 d5 9 gs i
punctua 1y e0 9 ec 7
punctur 1y b3 f dl i
punjab 23 cd g fi k
punjabi 1r 3r 9 42 e 70 c e2 f
punnet 20 6j 9 ac e
puno 26 4p r
pup 23 7b b
pupcak 26 a2 r
pupil 17 13 x 1l 8 2w 14 35 h 40 1r 41 1t 93 j b4 2k bg d dz g g3 x gn k gp 10 gq c hm a ib 9
pupil_aged 23 40 a b4 c
pupil_data 26 gp 9
pupil_nam 23 gp 7
pupil_pick 26 41 d bg f
pupil_send 26 b4 j
pupil_term 1y g3 c
pupil_tir 26 b4 c
pupil_wind 26 dz c
puppy 1l 1d c a2 b bx p fm j fn 7 fp w fq 1i ft a fx l
puppy_clas 20 fq e
puppy_sal 26 1d 8 fx 9
puppy_school 26 fq v
pur 1m 8 b 4p h 5o b 61 w 6a 9 97 q a1 b cp 9 g6 a
pur_wat 26 97 s
purchas 18 1c x 1j b 1l c 23 i 2i e 2v g 4f g 4n 8 4u a 4v 1w 54 d 55 e 69 f 7y e ac 6 am a bt n c6 a d6 9 d8 8 dj b hc e i3 h ic a
purchas_group 23 4v 1w
purchas_inspect 23 bt v
purchas_ord 26 ac 7
purchas_pric 23 54 b
purchas_used 26 2i j
pure 26 61 n
purif 26 16 h 2e h
purifi 1x 27 z 2e f a7 18
purifi_wat 26 a7 o
purity 26 6a 8 6d m
purpl 23 2s d ab 7
purpos 1m 84 d as h gl b it b
purs 1x 4g 16 io c
puré 20 61 1m
puré_fing 26 61 m
push 1d 2k d 62 c az 9 e9 b el b hf b id c
push_messag 23 hf d
push_ups 26 7g 9
pushcha 20 21 1a
put w 3 a e 8 m 9 1e i 1t 8 2b b 2v a 2z 9 39 b 3m 9 3p 7 4q a 4r j 4x f 56 9 5g 9 5i 8 64 b 67 e 6b a 6l 8 6m 8 73 a 7g 9 7n 9 7s 7 7v q 8b 7 99 7 9b 8 9x 9 a5 a al h am f ao i be 9 bf f ca 7 cl 9 cs 7 d2 a d3 a d8 a d9 b dk 8 dq c dr f dv 8 e6 e f9 9 fe 8 fk 7 fu 8 gb a hz e is c iv e
put_asid 20 7v m
put_away 23 9b f iv 9
put_back 23 6h c 6k 8
put_fre 26 60 b 7t 7
put_head 26 1t g
put_jars 20 67 d 9z a
put_light 26 3 c 3f c
put_modul 26 am f bf e
put_money 1v 7v f d8 h d9 d g7 a
put_neighbo 26 a5 d
put_off 20 9c b dy 8 fu b
put_own 1y fh a
put_panel 1y 1e j 3m g
put_sam 26 dk h
put_smal 23 2k c 64 e
put_stock 26 dv g fe d
put_togeth 1q z d 37 b 5w a 7g e 8b b cx 9 iv a
put_work 26 4x e
puts 1c 16 b 1e a 1i c 1s e 4x a 6q e 6t b 7j c 7v 14 9m a 9s b bk h c8 d cf f d6 b dg h dk b eh j er b g7 n gi c h9 b ib b
puts_asid 20 7v x dg f g7 e
puts_pag 26 eh o
puzzl 1g 32 1n 8f 1w 8j m 8t 16 8u b 8v d cm c cn 3s cz 1b hm 1c is 9
puzzl_adult 26 8f 9 8v f
puzzl_app 26 cn p
puzzl_build 26 8f f 8u 9
puzzl_finish 26 b7 8
puzzl_gam 20 32 c cn 1m
puzzl_lov 26 8f 7
puzzl_play 26 cn h
puzzl_room 26 32 x
python 1r 1a l 49 h b8 1s
pão 26 2o b
qibla 26 3v q
qualifi 1c c 9 e i k a p 9 3l 9 51 w b2 a dy 9 ez i fm b ft d gk 18 go e gx b h2 b ho a
qualifi_therapi 26 e g k c
qualify 1x 7x j
quality 18 v 9 1j 7 1k g 27 12 4y c 6j 8 8k 8 8u b 9f 8 9k 9 ah d c8 a g0 8 gv 12 i9 v ij z ir e
quality_brows 26 g0 c
quality_check 1v gv z
quality_inspect 26 i9 d
quality_monitor 26 27 u ij n
quality_sensor 26 27 j ij c
quantit 1m 71 8 ap 9 er c gt o ig b
quantit_pric 26 gt q
quantit_surveyo 26 er d
quarrel 1p 46 8 cm 8
quarry 20 aj e if a
quart 17 1o 9 3y f 65 7 9v 8 ar d b1 8 dg 9 dy 8 hu 8 ib c ik 8
quart_send 26 ik b
quarter 1e 6d e 7y d 8d a ar l av 14 cr 1f dg n ej 9 ge c
quarter_box 26 6d g
quarter_estimat 20 av u
quarter_magazin 26 cr u
quarter_return 26 ej 8
quartet 23 39 a e0 16
que 26 c3 9 dw 7
quebec 20 28 7 33 i
queen 1s 2o d ad 18
queen_mis 26 ad r
queensl 1q 80 7
query 1s w b 4u g 6n f 9u 9 aq 10
quest 23 av b b6 9 bp d
questio s 2 g 5 9 7 m w 8 4y e 6t f 7l h 7n s 7z 19 8v l a8 7 at c av b ax s b4 14 b8 h b9 a bf c bh 1g bl q bo 17 bp g ca l ck a co h d3 9 d5 d d7 i d9 h e2 9 e4 w e5 q e6 i e9 i ed n ex k ey d f1 1p f4 17 f5 c f7 1b f9 d fb q fl 9 fx k gi 6 h0 b h2 9 h4 c h7 i hc 1b i5 9 ic s
questio_allergy 26 6r g
questio_answ 1q e5 b f4 a f7 b
questio_answer 1n f4 7
questio_app 20 7z o b4 f
questio_ask 1t ca 8
questio_bank 1y f9 p
questio_card 26 8v f bf e
questio_chat 26 e5 u
questio_company 26 f7 h
questio_doctor 26 7z a
questio_employ 23 f1 k f7 d
questio_end 26 d3 j f1 d
questio_even 23 b8 9
questio_explain 26 b4 d bh e
questio_family 26 7l b
questio_first 1x f 9
questio_habit 26 bl z
questio_hom 23 fx g
questio_invoic 26 ic i
questio_learn 26 bh 9
questio_list 1y 7u d bo 9
questio_nam 20 ca a
questio_night 26 7n f
questio_off 23 e4 7
questio_phon 26 eh f
questio_plain 23 ed e
questio_ready 26 ax g d9 e
questio_record 20 bo d
questio_right 26 hc c
questio_safety 23 4y r
questio_see 1v fx d
questio_sent 20 7 f
questio_sit 23 bh c cx 7 e2 c
questio_sms 26 hc q
questio_sound 26 e4 q
questio_talk 23 at c d7 h
questio_text 23 hc 1c
questio_view 26 h2 e
questio_voic 23 7z d bo h
queu 1b r m 5y 8 9t 8 ak c dm b g4 15 g5 10
quick 16 2s 7 4m c 8v b 9x 9 a5 b g8 b
quick_commerc 23 a5 c
quick_cook 26 2s b
quick_dry 1y 4m g 8x b il 9
quickbo 23 en i
quickly 1e i2 6
quiet 11 5 9 g a j g 1f 8 24 9 25 d 2j g 2k b 31 b 34 g 3a e 3t 7 3u 8 3v 8 5l 9 96 b bf 8 cl n fn d fq d fz 9 hj c hp e hq p
quiet_childre 26 hq l
quiet_littl 26 bf e fn f
quiet_remind 26 3v d
quiet_room 1r g d
quiet_teach 26 j e
quietly 1y 1o e 84 8 du d
quilt 1y 4i z 8d e
quilt_guild 26 4i g
quilt_school 26 4i c
quinc 20 6i e hv 7
quincea 1x by o e0 7
quinoa 1x 4 e l a 9x p
quit 1j s 13 7i 9 7s 2c
quit_vap 26 7s y
quiz 1a 2 z 5 b 7 a 1w c 4y h 5n h 5z e 6w 9 8q m b8 d bf x bh i bl b cn n e4 2f ga 1c hd y
quiz_app 26 cn h e4 8
quiz_apps 26 e4 b
quiz_gam 26 b8 9 cn d
quiz_host 26 e4 q
quiz_night 26 e4 1b
quiz_phon 26 bh c
quiz_questio 26 2 d e4 b
quiz_right 23 bf 8
quiz_team 1y 5n e e4 12
quiz_themsel 26 e4 b
quizmas 23 e4 16
quizmas_sound 26 e4 o
quot 11 22 c 2p b 31 e 3j 9 3q 9 4j 7 4v a 5b 9 5i g 6z a 7d k 8o d 9a l 9c p 9f l 9g 9 9m f 9p c 9q d c3 g ca j dz i eh c eo u ep g gt 1w h4 1b hx c if a
quot_beforeh 26 2p d
quot_build 26 gt f
quot_follow 23 h4 15
quot_form 26 eh f
quot_garden 26 gt f
quot_kitchen 26 gt k
quot_list 20 ca 9 h4 a
quot_nev 26 h4 f
quot_paint 26 gt f
quot_photo 1s 9f g gt c hx 8
quot_pick 26 9f 7
quot_quot 23 gt e
quot_remind 23 eo g h4 b
quot_repair 26 dz 7
quot_right 26 9m d
quot_sam 26 gt i
quot_satelli 26 3j c
quot_sit 26 gt i
quot_softwar 26 gt m
quot_wait 26 h4 b
quot_win 26 h4 b
quran 1y 3v 26 d8 8
quran_recitat 26 3v k
québec 20 4a 9
rabbit 1o 3u e a2 b fo e fx j hp v
rac 1i 1d g 4e e 7h 1j 8f 9 b3 15 by a dn d fk b hs 1q
rac_simulat 20 fk 7 hs 1h
rac_trip 26 b3 b
rack 1i 1j b 3i o 6p g 71 a 8i 8 ab s dl 9 ii c io n iw e
rack_glas 26 3i i
racket 1x hr 1r
raclet 23 1x n 66 c
radar 23 26 h 2c 17
radiato 23 3g j
radio 1b 26 p 3v 6 5b a 83 b 9r 8 ad 7 az a ba e ci p cj 9 cl o d5 d fw v g0 e gf h
radio_fre 26 ci b cl a
radio_journal 26 d5 c
radio_play 26 cl q
radio_produc 26 ba j g0 a
radio_spot 26 5b d
radio_styl 26 ci d
radiogr 26 9v 7 cd f
radiolo 1v v 1g cd e
radiu 1y 2m a gd h
radon 26 27 h 9k h
raft 1u 38 d 44 12 5n x 6z b
raft_build 23 5n u
rag 20 1h 9 8x e
ragi 1y 5y c 9x t
ragi_jowar 26 5y b 9x b
raid 26 7i c
rail 1k 1t e 2b 1g 3o b 4n b 88 8 cw 1o
rail_ramp 20 cw w
railway 1r n d 33 9 6p e 74 f 78 8 8v f ds 9
railway_station 20 74 e
rain 17 8 8 2x f 4d e 7f m 97 c 98 g af 7 b2 i c4 a cy 9 dc 9 h1 a hq 8 iw h
rain_apron 26 iw o
rain_plan 20 2x e
rain_shin 20 b2 m
rain_sound 23 7f u
rainbow 26 bx e
raincoa 23 4d i cy e fs i
rainwat 23 16 n 5o 8
rainy 1m 1v d 6o d 8f b fk b g2 6 gd c
rainy_season 1y 6o d
rais 1d 19 1c 1e a 3l 8 6j 9 7w 9 8i d 96 n ah d cw h dy 7 g9 15 hu 7 iq a
rais_beds 1x 19 z 3l 8 96 q
rais_money 23 1e c g9 v
rais_toilet 26 cw c
rajasth 1y 2y d 4k h ht g
ramadan 26 3v 6 a6 a
rambl 26 bo b
ramp 1l 6l 9 76 o cw 2l
ran 1h 5j 8 7h 9 dd a e1 8 gh b
ran_financ 26 5j 9
ranch 23 ag 8 fq d ie 7
rancid 26 6f c
random 1r ap a gi 8
rang 19 1 8 2 a 3 a 23 8 26 f 3g b 3i f 4r 8 63 9 64 8 6o c 8m 6 ca 8 dk 8 fc s fk 8 fw c ge b
rang_hood 26 3i k
rang_shown 26 3s 6
rangeho 26 3i e
rank 1e 18 d 89 h 9g e af c b9 a ca 1e e9 l eg d ex g go b ib d
rank_googl 26 ca u
rank_list 26 9g i
ranking 1x ca p
rap 1y e2 a g2 1j
rap_beat 26 g2 e
rap_sing 23 g2 p
rapes 20 8 p iu c
rapes_wax 23 8 l iu a
rapid 26 5i 19
rar 1h w f 51 b 6p c 8d a 8g a 8i f 8q 1a ct d e1 l hw c ip s
rar_aroid 26 8q i
rar_diseas 26 w g
rar_plant 26 8q g
rar_train 26 ip q
rarely 1s 1f 8
rash 1k 9 c a 9 4m c 7l z 7t o 7z f 80 17 il a
rash_acn 26 80 g
rash_photo 26 80 a
rat z 65 o 7h 9 7x f 94 f 9a 9 9e a 9s 7 cd 7 d8 7 de 13 dj 11 ea 9 ej 8 ek 8 el 9 ex d f9 l fl e fw i hc 9 hm m
rat_card 26 9e 9 ew d
rat_ends 26 dj w
rat_fee 26 de 9
rat_gam 26 hm a
rat_last 26 65 i
rat_memb 26 fl c
rat_teach 26 f9 t
rat_tournam 26 hm g
rath 17 1q 8 4p 7
rating 1i 40 c 81 c bi g dp 9 ex e f9 c fc s i8 8
ratio 1u 3z l 6y b c7 e g3 8
rats 1y hy 19
rattl 1x hn i iw k
raw 1n 5v c 66 m 6a s 6c t az 14 fr 10
raw_ingredi 26 5v c
raw_kimchi 26 6c r
raw_milk 26 66 n
raw_record 23 az x
ray 1s v z 11 k 7d g cd d fu h
ray_softwar 26 v d
rays 1u v 1o cd g fu 8
rays_sort 26 v o
razor 1p b 3g 8j d 8l c bu i
razor_blad 26 b y
razor_burn 26 b 7
razor_long 26 b m
reach 15 26 9 6y b 98 7 bo e dn a g9 t hc j
reach_manag 26 hc u
reachab 20 ez e
react 1n 1 10 7g 9 b5 i
reactio 1p 1 j 9 8 bv 7 g6 f
reactiv 1r 1 e fj y fm 8 fq 16
reactiv_dogs 1y fj r fq t
read q v m w a y e 15 1q 1b 9 1i d 1n 7 1s h 3r 9 3v u 46 9 4l 7 4u 9 4w b 5b m 5w 9 6s 9 7f 8 7j d 7p 9 7q n 7w 8 84 7 86 p 8w 1h 9s c 9y 6 aw b b4 a b6 1m be x bf d bg d bn e bp a bs e c4 9 c6 j cb l cc l cf p ch 13 ci r cl g co 28 cr s cs 15 ct 9 d1 7 d5 c d6 q df f dh b dj a dk 8 du 7 dx v e5 b eb e ee d eg s ek i el c en m ep i eq a er s et 8 eu 13 ex d f7 f f8 c fq a gc 9 gd j gh 9 gi 6 gm 12 gp d gt f gw e h1 c i1 e i4 k ib d
read_acces 20 cc d df e
read_account 20 d6 c
read_actor 26 cl f
read_adult 26 15 y
read_ahead 26 cs a
read_aloud 1m 3v b 86 9 b6 10 be r cl c
read_app 20 b6 1a dx 9
read_apps 26 b6 a co b
read_bank 1x 7w d d6 n en w
read_book 1y 3c c b6 9
read_build 26 gt j ib f
read_buy 26 ew d
read_chest 26 v g
read_chip 26 gc f
read_clean 26 3p c
read_coffe 26 ch 9
read_connect 26 cc e
read_contrac 20 c4 g er f
read_correct 1y b6 d
read_council 26 ei d
read_deliver 26 eu f
read_documen 1x cb j eu f
read_door 26 gn b
read_draft 23 bg c
read_email 23 1s o
read_even 26 b6 b
read_fetch 26 i4 x
read_fre 26 r a
read_glas 26 4l c
read_group 1x 8j 9 co 11
read_guid 26 6w 7
read_handwri 1y gp d
read_help 26 1i i e5 e
read_hospita 26 w e i4 9
read_ingredi 26 7q r
read_label 1q 0 9 5w g 7q g 86 c 9y a
read_languag 26 8w c
read_lesson 26 15 x
read_let 1y 15 f
read_level 20 b6 i gm a
read_list 1y bf r
read_listen 26 b6 d
read_lot 26 co b
read_met 20 7j 8 ib g
read_nam 23 4w 9
read_off 26 ce d
read_offlin 20 cs 7
read_open 1y e6 9 en b gd c
read_ord 1y cb f eg i
read_oth 20 dx y
read_own 23 g0 c
read_pap 23 d0 8
read_past 23 e5 d f7 f
read_print 26 86 d
read_read 1y b6 9 co b
read_receipt 20 ek c
read_report 1x 4w 9
read_second 1y 5b p
read_send 20 ci 9
read_slowly 23 7f i cr a
read_softwar 26 9s h
read_story 26 ee e
read_suppli 1x 6n b 6s g ek d er k
read_test 23 eg d gm i
read_text 1u gm m
read_third 26 ca 8 cs b
read_togeth 23 co f
read_upload 20 ep a
read_volunt 26 15 k
read_writ 1v 15 1f cr 8
readabl 1t 27 e d1 7 gi 8 gm c gt a
readine 20 bh 8 f3 9 g6 e
readine_scor 26 f3 8
reading 1g 1u c 1w d 27 f 3k p 3v d 7j 11 89 1b 9k e ae c gu d h3 p h6 a i1 l ia b ij m
reading_nurs 26 89 o
reading_sent 26 5p 8
ready r 2r 7 2u 8 2y 8 3c b 4b a 4d a 4o e 4q f 4w c 57 9 5r 8 5v 9 60 h 6t 8 6u 9 8c 8 9z f a4 g a9 b ab 8 ax r bh c d9 d dl c dz 7 e7 a ed d eg 8 ey a f4 e f5 9 f9 m gs a ha 8 hd e hh 6 ht 9 i0 d ic 9 if 7 ir b
ready_bundl 23 4d 8 c3 a
ready_campaig 26 e7 c
ready_contrac 23 ax r
ready_cook 23 5r d 9z g a4 h
ready_cours 23 ey c hd i
ready_dish 26 4b e
ready_drink 26 aa 9
ready_eat 23 9x a
ready_hir 26 14 8
ready_inspect 1u t a
ready_meal 1t 2n 8 5v 9 60 z ht d
ready_next 1v dl g
ready_pres 26 ir 7
ready_print 23 f9 i
ready_sauc 26 9z d
ready_sel 26 5h f
ready_sign 20 ax c
ready_test 26 43 7
ready_thursda 1x a9 b
ready_use 1s 2i a
ready_wear 1y im a
reagent 26 ij p
real p l l 1o e 2k a 2q a 2s d 32 e 3e m 4m 8 4x j 50 a 5e 8 5f e 5y 8 6h g 7y t 81 a 8b w 8e a 9z f aq c au e b5 n b8 9 ba a bb b bj a bo l c2 9 c3 d c7 e ck 8 cp l d0 b e0 7 e2 a f3 8 ff n fl d fr 8 g5 p ga s h2 g hm 8 i2 9 im m
real_artist 20 cp j
real_beard 23 1o j
real_body 1y 8e g im 9
real_book 26 1o e
real_brew 26 2s h
real_cal 23 c7 9
real_coach 26 h e
real_equipme 26 4x a
real_espress 26 2k i
real_estat 1m 3e 15 5e 8 7y 16 ff n h2 u
real_experti 26 e9 7
real_fil 23 aq b
real_follow 26 50 a
real_fre 26 g5 u
real_fruit 26 6h f
real_hair 26 i2 m
real_hand 26 8b e
real_instrum 26 hn h
real_intervi 26 bo w
real_lif 20 l i 81 9
real_liv 26 e0 c
real_local 23 ci i
real_money 23 ga o
real_numb 26 fl m
real_nutriti 26 l w
real_ones 1x c7 h
real_photo 1t ff n im f
real_plac 23 7f d
real_pric 1n c2 d ga v
real_read 26 gm 8
real_review 26 30 f 94 g
real_risk 26 ev c
real_sit 23 b8 a
real_situati 23 5f h
real_smal 26 8b e
real_task 20 gq 8
real_theatr 26 i f
real_tool 23 8b 16
real_wag 26 1f 9
real_wait 26 g5 9
real_wedding 26 c3 d
real_wood 26 8b 9
realist 1u 6q f cg k f3 l
reality 1t 32 f 4x 1x 81 1m
reality_therapy 26 81 p
reality_train 26 4x l
really 12 9 d 1v b 22 n 23 8 50 b 59 8 74 7 77 8 8m 6 b1 9 en 9 i6 e
really_cost 1u 22 o
really_eat 26 2w a
really_listen 26 39 a
really_mat 26 2y 8
really_pays 23 en d
really_used 26 b1 8
really_work 1y 9 g 1v a
realtor 1r 3e p 5e 9 h2 m
reapply 26 4 h
rear 20 ah f dl a iw 8
reason 14 4u n 6n b 6s a 7q e 9k 9 aw 9 cn 8 ei j er 9 es a ex d fu c gp n h1 8 h4 k he 17 i5 a
reason_advic 26 aw 9
reason_return 23 he a
reason_why 26 1t 8
rebat 1r 23 7 4v d
rebook 1v g3 8
rebuild 1u 6p b cm e cw n dl b ed f
rebuilt 23 76 d al d dl 9
rec 26 67 b ea e
recal 1l 29 d 5w c 7q d 8u a fj g fq 15 ix v
recal_check 23 ix a
recal_lead 26 fq v
recal_list 26 ix k
recalcu 23 6q 8
receipt 16 1c 14 1h c 1r 1a 1z 1m 22 1c 57 1e 6x a da 1j dc a de b dg 1d dh e ek 2o el 1n ew d fi o g3 8 g4 9 gr i h9 19 hb a hx a
receipt_app 26 dg d el e
receipt_automat 20 1c h
receipt_book 20 ek 13 g3 9
receipt_card 26 dh d
receipt_freelan 26 ek e
receipt_manual 26 1z u
receipt_mis 26 57 a
receipt_pictur 26 fi i
receipt_read 23 1r d
receipt_scan 23 1r e ek x
receipt_see 26 22 o
receipt_shoebox 26 57 8
receipt_tax 26 1c 9
receiv 13 5 d 2h 9 3q a 65 9 6d 8 6f a 6k 9 8d 7 cg f dd b de b ec 9 ew b ft 8 g0 8
receiv_hundr 26 8d b ew e
receiva 26 4t h es s
recent 1u 21 g 8e 6 bg 8 hb d
recentl 23 d e 46 h
recepti 1e q o 3y c 53 q 5m a 6t q 9p d 9s 7 9u b by 9 e6 10 ea d g4 14
recepti_cal 26 3y e
recharg 20 d f
recip 12 0 i 1 8 2 8 9 7 1q 1w 1u 9 2t 9 5r f 5v 21 5w 7 5x a 61 9 64 h 67 w 6c d 6d u 6e 8 6g 7 6s 13 71 7 72 23 7i 8 7q b 9n a 9x 7 9z k aa e bs 9 cr b d4 27 fr v g6 y hk s hu n hv 9 ic b
recip_app 26 1q e d4 8
recip_book 26 d4 s
recip_box 1x 1q 9 5v 16
recip_card 1v 6d j 6s d
recip_chang 20 7q c
recip_cook 23 67 d hk d
recip_cost 23 6s y
recip_family 1y d4 1g
recip_grandmo 23 67 c d4 t
recip_hom 23 hk k
recip_ingredi 20 5v u ic g
recip_moth 23 d4 13
recip_onc 26 72 r
recip_part 26 72 8
recip_photo 26 d4 8
recip_print 26 72 i d4 k
recip_recip 26 72 8
recip_shop 23 1q d
recip_sit 26 1q g
recip_suppli 26 72 8 9n e
recip_twenty 26 1q 9
recip_use 23 6d a
recipie 1t 6m n 91 m de 9 is q
recital 26 by e
recitat 26 3v p
reckon 26 9g b dp a
reclaim 1v 4k 9 8o g an s ig 1t
reclaim_brick 26 an c ig c
reclaim_wood 26 ig v
recogni 18 14 f 1o 7 1u r 1z e 20 b 26 a 2c a 2g h 5d k 6s f 7a c 87 h 9s 9 9w 8 ac 9 b7 b ce i ec u f6 o gp i gy a h4 a
recogni_diploma 23 14 i
recogni_handwri 26 gp d
recogni_sho 26 1o 9
recogni_wrong 26 b7 8 gf 7
recomme 12 2 9 2y 9 3r 9 4r 9 4z 8 7z b 8w j 9g b aw 9 ca h co b i5 m
recomme_friend 23 9c b
recomme_oth 23 il 9
reconci 1v 57 p ek f
record r t 11 u n w i x 1c z b 1z 9 22 b 2f a 43 6 4u e 65 8 6s 9 71 c 72 q 7e w 7t 7 82 a 84 8 9l a 9m 8 9n x 9t 7 9u 1f 9v a au a az 1k b6 8 bc h bd g bo v bp 1e c7 v cd d cj d cl g cp h d1 w dd 9 du e dx l e1 1h e2 15 ec b er 9 et i f0 q f5 y f6 19 fb b fu a g0 18 g2 9 g3 a g4 13 ge a gj g gk b gs d gu c gz m h3 o h9 d hd b hg a id o
record_actor 26 cl 7
record_answ 23 bo o
record_appoint 26 x y
record_bil 1y 9u g g4 i
record_birth 26 9u g
record_cal 20 c7 o
record_clean 23 az c
record_collect 26 e1 t
record_consent 20 w r
record_convers 26 u e
record_cut 26 az f
record_edit 23 az p g0 i
record_eld 26 bp f
record_episod 23 az 7
record_fair 26 e1 a
record_family 26 d1 i
record_few 23 6s 9
record_finish 26 g0 g
record_guest 23 g0 15
record_hom 23 cj 8
record_hors 26 9v g
record_insur 26 9u g
record_kitchen 23 9n b
record_label 23 cd s
record_lesson 20 b8 d ba e
record_listen 26 bp n e1 b
record_machin 26 4i 8
record_need 26 bn 8
record_own 26 dx g
record_phon 23 f6 e
record_photo 23 g4 b
record_project 23 et r
record_publish 1y az i er b g0 9
record_real 20 cp e e2 8
record_referen 26 ex d
record_rest 26 az b
record_room 20 az 7
record_run 23 au 8
record_send 23 h9 9
record_sentenc 26 bd j
record_separat 26 du e
record_shop 1y e1 1h
record_short 1x 65 g 7e l
record_sit 23 f6 j
record_sound 23 2f l by c
record_start 23 6q 9
record_stor 23 e1 b
record_studio 23 az c
record_system 26 t o
record_themsel 26 9n c bp b
record_transcr 20 c7 n ec c
record_video 20 z d
record_visit 26 9u c
record_voic 1x t c dx 7
record_work 1x 9u c gu c
recordi 1e 1a b 3t d 7e f 82 w aq 9 au a az b b6 e bc 9 bd f bi a bo f bp d c7 c cp a cq d d1 c du f ec s hg m
recordi_smal 26 b5 9
recours 26 4t j
recov 1x 3j d 53 8 db 6
recover 1n 2d g a0 9 a4 b gm 8
recover_breastf 26 a4 b
recreat 26 hr 7
recruit 1f w 1f 5a 1c 5d 2p at 15 bn x ct g ex 11 fb d
recruit_abroad 26 5d l at 7
recruit_agency 23 w 9 5d 10 ct b
recruit_film 23 5a 18
recruit_know 23 bn d
recruit_nurs 1y 5d 1q
recur 1q 1c f 9m g dh t ew f g3 b gu t gv h h9 a
recur_charg 23 dh s g3 b
recur_visit 26 gu d gv d
recycl 1c b 7 17 b 24 8 2a q 4g y 4h w 4k 12 4l c 4m z 63 e 8x x an 15 fs b hx n ih 14 ii m il s in b iq g
recycl_bin 26 63 e
recycl_bottl 26 4g k 4m 8
recycl_fish 26 2a h iq c
recycl_gold 26 4k i
recycl_nylon 26 il d
recycl_plastic 23 an t
recycl_silv 26 4k k
recycla 23 b h ii c
red 17 4e g 4g 9 55 a 5k 9 65 d 67 a 6g 8 72 8 7q 9 89 9 8i 8 ab a en 9 er w gb b ip 7
red_flag 23 er w
red_green 20 ed 9
red_light 23 8n 6
red_team 20 5k c
red_win 23 71 7
rednes 20 1 h
redo 1v 9c l at 7
redraw 23 2a a 8e g
reduc 1l q k 2q c 62 a 6f 9 6v c 7s e cc q
reducti 20 ic 8
redunda 23 ay f
reed 1t dz z iu 1v
reed_diffus 20 iu 1k
reef 1y 4 15 3s 9
reef_friendl 26 4 j
reel 1m 2y a 3e s 8h d d2 1o e8 f hg 10
reetha 26 it q
ref 1k k e v c 1g 8 7t a fv 9
refer 1r w a go 1p
refer_accept 26 go t
referen 1c 3y d 40 a 4z e 9t e bg 8 bj c c6 q c8 b cv c eh d ep r ex g fd x ir 8
referen_cal 20 fd 9
referen_check 26 1d 7
referen_photo 23 9t e
referen_pric 26 ep u
referen_request 26 ex k
referra 1n k d u m 7t i ei b fv 9
referra_let 26 u c
refil 16 3 s 5 b 8 v 9 1b b e x a 22 i 24 f 2v u 5l c 5m p 63 1f 6d 9 7p k 8c e 8x f a7 n a8 s bv 6 gc 9 ik 9 it x iu o
refil_arriv 26 a8 7
refil_bags 20 6d a
refil_deterge 26 63 t
refil_post 26 b 6
refil_pouch 20 63 9 it 8
refil_remind 26 a8 g
refil_shop 26 63 14
refil_subscri 1u 8x a
refil_tablet 26 it b
refilla 1r 3 w 4 7 5 f 9 h 63 e 6e d it n iu d
refilla_brand 26 3 b 9 b
refinis 26 9f 1a
reflect 1s 2f d 3v d 7n m il 9 iw o
reform 26 g 15
refresh 1p 43 9 5f i fx d
refrige 1u 12 f 2v d 5p g 9w 9
refug 1s 14 32
refuge 1x 14 2q
refuge_women 20 14 1a
refund 15 9 a 44 8 62 9 6v g 79 9 88 1a av q bi g dq b e5 e ew d g1 8 he 1i i5 l
refund_cancel 26 88 c
refund_claim 23 88 b
refund_exchang 23 he t
refund_lat 23 he e
refunda 23 db 7
refurbi 1q 1k 7 2i 27 8p m 9c g d2 7 ig c ip b iv p
refurbi_laptop 26 2i y
refus 19 4u a 88 g ce a dh 9 ev f g6 d gh a h1 c
refusal 1q 4u b 88 d
reg 23 9p d
reg_lookup 26 9p a
regener 26 4m h
regensb 26 hl 8
region 1d 1c f 21 9 31 e 50 9 64 9 7e e c6 m cl 8 ew a fh d gh 9 gk 7 hp 6
regiona 1e 54 h 5m a 6i 7 a2 9 c6 a ci i g6 i gk 8 go b gq c
regiona_artist 26 54 l
regist 19 1z b 2b 8 47 c 6x b 6y m 7a n 8s 9 9r a 9s b d1 t f0 9 f5 a fy h g3 e g4 a gj r
regist_contrac 26 9r f
regist_found 26 fy a
registe 19 l p 17 a 7a b 7i j 85 9 94 d f8 8 ht d i7 c
registe_dietiti 20 l w 7i o
registe_doctor 26 85 7
registe_yet 26 17 a
registr 19 2b 7 3m k 3r f 5h b 5r i 6u k 6v m 7a 18 9q t c4 v ce i f8 b fl c g4 8
registr_bank 26 7a p
registr_desk 26 c4 i
registr_flat 26 ce l
registr_grid 26 3m c
registr_offic 23 3r 8
regret 20 d8 9 he 9
regular 12 1f 8 2j k 5t a 6i a 6o b 6r 9 84 9 8l 7 94 k 97 b e7 c ev 9 fm d gl 9
regular_appoint 26 89 8
regular_clean 26 94 c
regular_dat 26 97 7
regular_giv 26 1c b h9 b
regular_hous 26 3i 7 94 f
regular_meal 26 84 e
regular_rid 26 8a 9
regular_round 20 5t 7 8l 7 97 b
regulat 1h ch d d9 9 dy f
rehab 1o k y 7o t 81 1l fv 19
rehab_centr 26 fv b
rehab_exercis 26 7o d fv 9
rehab_gam 26 81 y
rehabil 1r 7d 9 7o d 81 q fv a
rehair 26 dz e
rehear 23 cq a du v dw y
rehears 1e 3r g au 1t bd o bo c c4 p d5 m du 13 dw 16 dx x dz a hd d
rehears_camera 26 au u
rehears_jury 26 5g 9
rehears_onc 26 3r a
rehears_room 23 bd d dw x
rehears_spac 26 dw u
rehears_studio 26 dw 9 dz 7
reheat 20 a4 h
rehom 1x 1d n fx 1m
rehom_pet 26 fx s
reimbur 1o ch b el e
reind 26 1o 9 hu d
reinfor 26 3n c ik 8
reissu 23 e1 n
reject 1i 5x d h3 c hb 9 i9 p
reject_mis 26 h3 a
rejecti 26 ex b
rekey 26 3n j
relatio 1p 7m 9 8v a as j bj v eo e h9 c
relativ 17 p e 20 b 2p 8 2y 8 3p 7 3t h 44 8 47 d 51 a 5b 8 5c 8 6f 7 7p k 7u 10 83 i 87 f a8 8 bo 8 d0 9 d1 7 d2 9 d4 w de g fd 9 g8 9 i4 8
relativ_add 26 3t d d2 d
relativ_form 26 as 8 bo b
relativ_friend 26 3y c 51 9
relativ_help 26 p a
relativ_neighbo 1x 46 9 a8 7
relativ_send 26 d4 d
relativ_speak 26 3r 8 5b a
relativ_work 26 1m 7
relax 1k e n 2j g bw s
relax_shoot 26 bw s
relaxat 26 e 8 84 h
relay 1y 51 v 77 e fy a
releas 19 5k a 9c b 9q 8 bq 9 cm b cs 9 ee q eg c gc 9 ip b iq 9
releas_batch 1y 61 8
releas_sal 26 ip a
reliabl 1d 47 9 9i d
relief 1v 7x 10
religio 1r 3r 1c 3x c
religio_registr 26 3r 9
relish 23 9z c hv 1f
relocat 1o 7a 15 9a q at m ce 18
relocat_agency 26 ce 9
relocat_servic 23 ce c
rely 1q eh a
rem 26 1t b 1u e
remad 23 4l d
remain 1e et i
remak 1s 10 18 11 w 4l g 6p 18
remak_log 26 10 e
remark 26 ee w
remedy 23 1 b 1u a 25 c
rememb 1a 33 8 3t 9 4x 8 bs 1n cm 8 f6 8
rememb_promis 26 cf 7
rememb_said 26 bs 9
remembe 1v 1z e h3 f
remembr 23 3t 1u
remembr_pag 23 3t y
remi 26 1z e 22 e
remind v 7 7 q t r u s d x 15 z b 1s l 1u v 1z m 22 d 2d a 2e 8 3v 7 6r i 6x 8 7e 9 7j d 7p 17 9l 8 9o e 9p r 9v o a8 a bs i cf a d0 d dd l dy a ej g eo w eq o es 1q fn 8 g5 c gb w gj 7 gr f gw c h0 o h3 q h4 y h5 z h8 a hb w
remind_appoint 23 q l bs 9
remind_bil 26 x c
remind_both 26 9v 7
remind_budget 26 h8 d
remind_cal 20 7p j
remind_card 26 r w
remind_contrac 23 eq e
remind_due 26 7w 9
remind_follow 23 ej f eo d
remind_guarant 26 1z 8 dd g
remind_item 26 gb 9
remind_keep 26 gw g
remind_let 23 gj e
remind_mail 26 eo g es g
remind_moth 26 7l e
remind_next 1m h3 h
remind_own 1v eo f es 9 h5 k
remind_part 23 9p c
remind_patient 26 7p d
remind_plan 23 fn b
remind_practic 26 q d
remind_promis 26 cf 7
remind_sent 1q es a
remind_stop 23 h4 k
remind_tablet 26 7p f
remind_text 1y r 7
remind_top 26 eo g
remind_unpaid 26 es f
remind_until 20 h4 a hb y
remind_vaccina 23 ft a
remind_warrant 26 1z f
remind_wat 20 1u v
reminis 26 83 g cz e
remitta 23 de 26
remitta_app 26 de 10
remortg 20 dj 1s
remot 18 14 a 1p 8 3a k 4z 9 5c 1c 5d f 5e 2a 5n d 75 8 7a m 7t a 89 s ac 9 az 9 cd 9 ct i cv a fg q ft a gq a iv w
remot_assista 1v 5e 2d
remot_company 26 5n c
remot_employ 23 iv l
remot_monitor 23 89 h
remot_record 26 az d g0 a
remot_screen 26 51 6
remot_sit 26 5c z
remot_work 1m 3a f 7a o cv a fg r iv f
remotel 1o 3m d 5d m 5p 8 7h d 9d e ai 8 av c cu 9
remov 1d m b 20 14 2e b 9j b 9k 8 d3 a ei 8 g0 x hx m hy 14 i6 f
remov_doubl 26 20 10
remov_duplica 26 20 g d3 c
remov_edit 26 g0 a
remov_nois 23 g0 m
remov_paus 26 g0 a
removal 1i 3i f 3j h 56 n 6g f 9a 1r 9q 9 aj 1d bv c g0 e hx r ir 7
removal_certifi 26 aj l
removal_company 26 56 7 9a g
removal_firm 20 9a j
removal_van 26 9a g
renal 26 5v f
rend 1y 3j t
renew 1h 2i j 9f b bh 9 dh q e6 g eq d
renew_first 26 54 8
renewab 23 1e f ct h
renewab_energy 26 ct d
renewal 1n s c 9l a aw g dh t er b
renovat 1n 9c 35 9g z an f ig p
renovat_bathroo 26 9c w
renovat_flat 23 9c n
rent s g d j c n c 1k e 1l d 2b l 2j b 2n g 2z 19 30 f 35 c 36 1j 38 j 3a c 3b a 3d d 3f g 41 8 4d d 4e 18 4n h 4u f 52 q 53 g 54 17 5o 14 5p 13 5q 1j 5r 18 5s 19 6l x 7b 1f 7w 11 7y 1k 88 8 8f k 8p a 8q c 8u t 8y b 92 1b 93 1i 9a g 9b w 9h w 9w 9 a3 9 ac 8 af h ag k am 9 bl c bm 1o bu 9 bz t cv l cw 9 d6 a d7 h da 9 db 13 dn p do v dq 10 dv o ff 1c fg q fj g g7 1t gr 1o h7 o hh 8 hr a hz s i0 12 ii e ix 11
rent_advanc 26 g7 f
rent_arrear 26 gr d
rent_baby 26 8u e ix i
rent_bank 26 gr u
rent_bar 26 8y 8 hr e
rent_bed 26 5o f 7b e
rent_board 23 35 o
rent_box 26 4d d
rent_build 23 5q d 8f j
rent_buy 20 93 f ff m
rent_camp 20 36 19 92 c
rent_car 26 53 g do 13
rent_chair 20 bu f bz b
rent_chef 26 30 n 4n d
rent_cloth 26 a d 4e m
rent_count 1x 93 k
rent_credit 23 7w q
rent_deposit 26 db 1c g7 f
rent_design 23 4e 18
rent_dres 26 4e x
rent_due 23 g7 j
rent_empty 23 52 o
rent_equipme 26 5q m
rent_excavat 26 5q v
rent_field 26 fj e
rent_fit 26 cw k
rent_flat 1u 7y t
rent_furnitu 23 3f h 8p d
rent_garden 23 19 9 7b h
rent_goat 26 ag u
rent_includ 26 fg a
rent_increas 23 bm 14 gr c
rent_instrum 26 93 h
rent_insuran 26 db l
rent_kitchen 1x 2n h 5r g a3 d
rent_machin 23 5q g af a
rent_meet 23 5s u
rent_mobil 23 dg b
rent_monthly 20 7y g al e
rent_origina 26 54 z
rent_own 1u do f h7 d
rent_paid 1t g7 o i0 d
rent_paintin 26 54 y
rent_party 26 2z r bz d
rent_pay 20 dn 9
rent_payment 20 4u g 7w b gr p
rent_piec 26 6l f
rent_privat 26 do a fj d
rent_ready 26 i0 g
rent_record 26 4u c
rent_return 26 cv e
rent_room 1r fg o
rent_sal 26 ff f
rent_school 26 44 c 5n g
rent_season 26 i0 e
rent_sel 20 7y g 93 9
rent_skis 26 92 t
rent_smal 1x 2n b 36 e 5s d
rent_spac 23 5p g c2 9
rent_storag 26 5r a 9j a
rent_stuf 26 1x d
rent_tent 26 92 h bz a
rent_tool 23 5q d 9h t
rent_toys 23 8u t bz 8
rent_uniform 26 5o 11
rent_upfront 23 db c g7 b
rent_van 23 36 w
rent_violin 23 93 16
rent_wag 1y 2m c
rent_whol 26 5s i dv 7
rent_wifi 26 fg n
rental 12 a 8 n 8 1l b 2z n 30 a 36 11 38 j 3b c 3c s 3d s 3h 9 4d 9 4e 11 4n g 53 d 54 n 5o v 5q 10 5r m 5s 9 6u t 76 9 7b c 7y o 8f g 8p o 8u x 8y 9 92 z 93 w 9b d 9h i ax o bl 8 bm d bz v db 8 dn 18 do n dq i dv i ff m gr l hz d ix g
rental_agreeme 26 ax q
rental_bik 26 dn n
rental_car 26 do l
rental_chain 26 5q a
rental_clean 26 3c f
rental_contrac 1y ax g bm c gr c
rental_desk 26 92 a
rental_firm 23 54 7 do 9
rental_host 23 6u j
rental_hous 26 ff c
rental_incom 20 3d k
rental_manag 26 3c d 3d g
rental_managem 23 gr o
rental_near 26 dn 9
rental_own 26 3d d do d
rental_servic 23 5o 9 8f 7 8u a
rental_shar 26 7y c
rental_term 23 1l 7
rental_tool 26 6u v 9h c
rental_whol 26 dn e
reopen 26 e3 i i3 j
reopen_villag 26 e3 e i3 f
reord 1a y c 2e c 4n d 4s j 67 a 68 e 6c 8 6d 8 6e 9 6h a 90 8 gy 12
reord_suppli 26 gy y
reorder 1v b 8 2e a
rep 1o 5g d c7 y ei g eo e gd b gg a hd f
repaid 1v 7w 7 g8 1m
repaint 1x 3h u 3p 9 4j y
repaint_flat 26 3h e
repair w 1 7 16 k 17 1x 18 9 1k b 22 10 29 8 2a e 2i q 3d l 3g o 3h g 3k m 3m c 3o b 4i 1g 4j v 4o 7 4p 7 6p l 8k h 93 e 95 12 98 i 9e 28 9f w 9m 8 9p 1a bm q bt 15 df 7 dl 1d dm e dn 8 dy c dz 16 fc v fg c fi e ge f gg b gr 1b gu b gw f h1 k h7 x h8 b ia 8 ii 9 io g
repair_applian 23 17 m 2i d 9e e
repair_away 26 dz 7
repair_bik 23 dl u
repair_book 1v bt d fc j
repair_broken 23 17 e
repair_café 1u 17 17 3b a 9e g
repair_dat 26 bm h
repair_fund 23 16 b
repair_guitar 23 dz f
repair_hom 1y 3g e 3m a 95 d bt d dl 9
repair_jacket 23 4j c
repair_near 1x 17 a 4i j 4j l 9e 9 dl m dz g
repair_nearby 20 9e a
repair_ord 26 9p c
repair_own 26 9f a
repair_partn 26 di 8
repair_phon 26 9e z
repair_photo 26 gr f
repair_pric 26 22 d
repair_quot 1v 22 b
repair_ready 23 dz 7
repair_report 23 gr r
repair_request 20 gr d
repair_sew 23 4i 1d
repair_shop 1t 17 d 9p 19
repair_smal 26 h1 h
repair_ticket 20 h7 11
repair_togeth 23 17 i
repair_wash 26 9e n
repair_worksho 23 17 e
repaira 20 id h
repay 1x 7w 8 g8 1d
repay_daily 23 g8 o
repayme 1t 4u m 7x d g8 14
repeat 17 2k 7 7t b 85 c a8 d b9 a bc c bf 7 cb p h3 c hm 7 if 7
repeat_ord 1v 70 a
repeat_prescri 23 7t 9 a8 i
repetit 1t 81 6 bf w bk 9 cb 1i
repetit_task 26 cb 1b
repl 26 e5 i ea w
replac 15 2e 8 2h a 2i g 3i 8 3l e 3m d 47 i 4s 9 53 q 5o a 8p a al e cw 9 dy b ii t ix c
replac_fail 26 8c 7
replac_plastic 26 ii 12
replac_strap 26 ix f
replac_thirsty 26 3l m
replace 18 2a u 4n a 4z 9 53 d 6p a 8q c 8x 9 8z 9 ac a db 7 dn d fd o go b gv 9 iq 8
replace_guarant 20 fd 8
replace_part 26 6p e
replan 20 gx 9
replay 1v bd a cm 8 ef j f6 9
replica 26 4x b
reply 18 6t b 88 a bm i bo b cf 2d e5 r eb a ei 1c f7 b h4 b h7 t
repor 26 7w d if e
report p 1 9 7 8 t d v b 1c k 1p 8 1r 8 21 h 27 g 28 a 40 d 4w 1w 57 d 58 b 5g d 5j b 5k z 6y p 71 m 7j h 7k d 7w 1f 84 9 8j 9 9g 9 9i a 9k l 9l b 9m s 9n a aj 8 aq c b0 i b4 8 bj a br c ca 8 ci z d1 8 df m ed s ef d eg b el m er a et d f2 c f3 d f4 8 fe d fi m fy d g3 v ge p gf a gg 1a gk m go 8 gr m gs z gu i gw f h1 d h3 h h6 1l h9 b ha 1f ia h ib e ic 12 if f ij d
report_absenc 20 9r a
report_accept 20 5k i
report_agency 23 ha n
report_app 20 el m gg h gs l
report_authori 1y ib 9
report_batch 1v 7 d
report_broken 23 gg v
report_bureau 23 7w p
report_card 1v g3 1n
report_channel 23 4w w
report_city 26 9m 9 gg b
report_client 23 et f ha 10
report_comment 26 ha a
report_copy 26 ha f
report_credit 20 7w f
report_damag 1s gg 9
report_data 26 ed g
report_distric 26 gg c
report_doctor 1v 7j j 84 a
report_error 1y fc c
report_everybo 26 5g 9 71 d
report_fail 26 1c a
report_family 26 fi d
report_fault 1l ia e
report_finish 23 h6 f
report_fix 23 eg h
report_inciden 26 go i
report_infogra 26 b0 o
report_landlor 26 9k b
report_leav 23 9m j
report_lin 26 4w l 7w c
report_listen 26 az a
report_liv 26 ci b
report_mark 26 ha c
report_miscond 26 4w s
report_next 26 du 7
report_onc 20 fy e
report_own 26 af 7
report_parent 20 40 c 6y d
report_payment 23 7w k
report_pest 26 gu f
report_phon 1v h3 c h6 g
report_photogr 20 cr 9
report_plac 23 71 e
report_plain 20 ha o
report_problem 1h gg d
report_rent 26 7w u
report_sal 26 ed g
report_sam 1o bt 9
report_says 23 fm 9
report_sel 26 h2 9
report_sick 26 6y f
report_sit 20 gs i
report_street 26 br f gg b
report_system 26 4w 9
report_tablet 26 h6 f
report_templat 26 ed c el b
report_today 23 f3 7
report_tool 26 gg e ha n
report_town 26 gg r
report_typ 1y 9m 9 gs a
report_vet 26 fv b
report_web 26 4w n
report_whil 26 h6 c
report_wrongdo 26 4w g
reposit 23 ee k eq i
repot 20 1u q
repres 26 e1 j
represe 1o 4z d e0 a ez 7 f1 c
repric 26 i6 z
reprint 23 2a a 72 8 d3 e
reps 1o 4v b c7 1z ei f hd h
reps_practis 26 c7 v
reptil 26 fo e
republi 1x 4p 7 8d 6
reputat 20 ea j
req 26 e6 h f5 i
request z m e x 8 1h h 1x k 51 d 5b 8 6l 7 6o 8 6t n 86 e 8a g 94 c 9c c 9i 9 9t j af g b0 e c3 a c6 8 cc 9 dk 8 do b e0 8 e6 k ea s ec 8 ee q ex b ez 8 f0 1a f3 a f5 1a gl d go 9 h0 h h7 i h8 h hb p hc b ic b
request_answer 23 1x a
request_deadlin 26 h0 e
request_deposit 20 x e 9t n
request_flight 26 6o 8
request_form 20 h8 c
request_off 20 94 d
request_pas 26 h7 e
request_team 26 f0 a
request_tenant 26 h7 a
request_towel 26 6t c
request_visit 1x ea a
request_ward 26 8a e
requir 1a c6 9 ej b gh f
require 1u bg c ce a ep a
rerout 26 he f
res 26 g5 c hp a
resal 1j 1y l 4f v 6r 9 6v 9 7y m 8p c ip z
resal_market 26 7y j
resal_platfor 20 1y l 4f c ip 7
resched 1x h5 o
rescu 1e j 8 12 s 14 b 1d 1b 4x n 62 i 94 b an b fj d fq c fx o gk g hp 1f hv a
rescu_animal 26 1d o
rescu_cats 20 hp 19
rescu_dog 26 1d i
rescu_dogs 1v 1d d fj d fx a
rescu_food 26 12 c 62 m
researc 1g w f 5g g au e ca b cd g d1 2i e9 i ei r et 8 gz 9
researc_family 26 d1 g
researc_visit 26 d1 m
resel 1k 1y s 6z h he m i6 p ip l
reserv 14 r a 18 k 1j 7 38 a 62 r 6a 7 6r y 6z 9 7c 9 7y c 8p 8 8w 9 9w e aj f dd b dp 9 dq m e0 a fj k g5 n gj b h8 j hp c ig a ix 9
reserv_app 23 dq g fj d
reserv_chair 23 r 8
reserv_fund 23 h8 m
reserv_minut 26 38 8
reserv_onlin 1y 18 h fj b
reserv_pay 1u 62 r 6z b
reserv_pays 26 dq 9
reserv_slot 26 fb e
reserv_tabl 23 6r e
reserva 1k 1j 9 2m 9 6r 1l 6u e 9s 14 e6 b e7 d en c
reserva_system 26 9s c
reservo 26 24 v
reset 1u 7s d 9v c e5 b hy e
reshap 26 be n bf 9
residen 12 c b p d t l 17 g 19 l 1e g 1x q 3n a 55 b 6m d 7a w 97 b 9h b a5 c av b b2 7 bl g ce 13 ci v cs 9 dm c dq 1d dr 1d fg l gd c gg 1d gi 1n h7 y h8 i i3 h
residen_apartme 23 a5 c dr c
residen_associa 20 h8 9
residen_block 26 9h c
residen_car 26 t d
residen_eat 26 fg b
residen_group 1v gi c
residen_hous 23 1x c
residen_landlor 26 3n a
residen_liv 26 bl a
residen_managem 26 h8 f
residen_offic 26 1f a dq i
residen_own 20 cs 8 i3 k
residen_permit 1x 7a 1c ce 19
residen_photogr 26 gg u
residen_propert 26 h7 b
residen_propos 23 gi 12
residen_statu 23 av c
residu 1y 6 8 61 8 6a 7 6e 7
resign 26 f1 9
resin 1x 2a y an d
resista 1x 4 7 7g g ho g io 9
resiz 26 c9 8
resol 1u 4h 7 4j 25
resolut 26 8h d
resolv 23 cd 8 e5 j
resort 1v 34 a 6t f
resourc 20 ay n ce g f9 1n
respect 1n m 8 7p f ex 8 f7 n hl 7
respit 23 47 k 7u b
respond 1x 2f b gk j
respons 1a 1i 9 1s c 3n g 5c 8 al d ep 12 ge 8 hc d
respons_rat 26 hc f
rest 11 n c o h 1d a 1i a 20 9 4t j 6t 9 7f c 7g c 7h 9 7o 8 84 8 9w i ez y fp k fv b fw 9 fz 9 gc 8 go 8 hp a hw a hx e
rest_stop 26 9w g
restart 20 e5 f
restaur z 2m 1z 2n p 2t j 30 j 4n x 4y k 50 a 5d 8 5o w 5r n 5u 16 62 u 67 f 6g k 6j x 6r 2c 6s 1d 70 1s 72 b 8l v 8z k 9n f a6 2b a9 10 ab t ay n da j e4 6 e6 e ea k eh p ek f ex d ez 9 hc l ih q ii y
restaur_canteen 1v 62 d ii g
restaur_collect 26 ek k ih c
restaur_deliv 26 2n a a6 8
restaur_deliver 20 a6 w ht a
restaur_farm 26 5u d a9 b
restaur_food 1y 6s n
restaur_guest 20 2m f ii f
restaur_hotel 1t 58 b
restaur_kitchen 1t 2m e 5o e 6j 9 70 b
restaur_list 26 a6 b
restaur_menu 1x 2m e a6 a eh j
restaur_near 23 2m w 2t a
restaur_nearby 26 2m c 30 a
restaur_ord 1y 5u c a9 a
restaur_own 1t 6r l 70 d ek a
restaur_phon 23 6r x
restaur_restaur 26 2n e 2t a
restaur_seat 1y 2m v 6r g
restaur_shop 1y ih d
restaur_staf 20 4n c 4y a ay b
restaur_tast 26 6g 7
restaur_vegan 26 2m g
restles 20 83 9 fw 9
restock 1q 2v c 3c 1f 55 i 5m f
restock_soap 26 3c d
restor 1j 2k b 2z i 38 s 4j b 5c b 5n e 5s d 8h c 8p y 9f 1o d2 9 dz 13 fg b ip l
restora 1u g i 4j f aj y d2 9 dz d
restric 1u t 9 55 a
result 10 7 l 16 c 4u j 4x c 50 9 57 e 6y 8 7d 8 7q 9 80 7 85 1d aj 8 b9 b bb 9 bg 7 c7 7 ca e cn p e8 g ev 9 f1 11 f3 7 g3 d gi m h3 s ha w ic 8
result_compar 1x 4u 8
result_doctor 23 85 b
result_next 26 ha c
result_pag 23 f1 m
result_parent 26 g3 a
result_phon 26 h3 e
result_publish 23 gi e
result_shown 1x f1 a
result_sit 26 h3 q
resum 1v at 1q bn 1u ex i
resum_build 26 at 7 bn d
resum_linkedi 26 at f
resum_video 26 bn u
resum_writ 26 at k bn d
ret 26 1m c
retail 1a 4t d 4y k 52 n 5u g bb a di 9 e7 a ed b ey d ez 8 f5 a fc o gy s i5 b
retail_spac 26 52 o
retain 1h 3l 8 58 i ay f az 9 ha h
retain_client 26 ha d
retenti 1x 4t 8 ay e en i h9 b
retest 1v 5k 17 eg k
retest_includ 26 5k 7
retina 23 v 1u
retir 17 17 l 1b q 1o 9 3w 9 40 a 41 e 46 a 4g 9 6n 9 78 a 8f 8 9i e b4 8 ba i c9 9 cd 8 cs 8 cu x dy 7 f7 x fb b hi 9 ho f
retir_coupl 20 8f b
retir_nurs 26 1b f
retir_orchest 26 41 g
retir_teach 23 b4 b
retirem 1q as b au j d5 c d9 8 dk 20
retirem_plan 26 dk x
retouch 1u 9t 6 bu a bw s c8 8 cg 7 h2 8
retrain 1y 1d i bb 25
retreat 20 3v 6 5n 1e
retro 1y hs 1k
retrofi 1y 9g i
retu 26 99 d cv b
return u 18 c 1e c 25 d 2i a 3u c 4c d 4d d 4e e 4f f 4h a 4m a 4o 8 57 d 63 9 6k q 71 8 7d 7 7r 9 8f e 8h 6 8l 8 8m 6 8u c 8w 9 8y 9 90 h 92 9 99 k 9h a 9o d aq 9 as f av 1j cv a cy 9 d2 a dc 9 dg 18 dl 9 dv 8 e1 8 e5 m ej m eu l fh 8 fz 7 h0 h he 28 hy d i2 b i5 t i6 n ii 17 il 9 ip b iq 8 iv 9
return_anywher 26 ii x
return_app 23 dg g he p
return_ash 26 3u g
return_bik 26 99 8
return_calcula 26 av c
return_check 1x 6k b
return_client 20 h0 c
return_dat 1y 18 9 1x b
return_don 20 i2 6
return_empty 1u i8 a
return_everyth 26 99 9
return_field 23 eu e
return_fil 23 71 7
return_fre 1v cy 6 hy f
return_help 23 av g
return_label 1v he o i5 e
return_lat 1x 18 9
return_next 20 5x 8
return_onlin 26 dg b i5 g
return_pag 20 he 12 i5 d
return_parcel 26 he b
return_policy 23 e5 i he a
return_portal 20 he 10 i5 f
return_questio 23 e5 t
return_rat 1y he d
return_reason 23 he a
return_refund 23 he k
return_servic 23 57 e av q
return_ship 23 he a
return_softwar 26 he b i5 g
return_start 23 fz a
return_tap 26 dg 7
return_work 1y as r
return_yard 26 9o d
returna 1p 2u k 6c a 6h n a3 9 a7 b ii t it j
returna_bottl 20 6h i ii b
returna_glas 23 6c a
reunion 20 4q e
reuphol 23 9f 1z
reus 1o 1q 9 hx e ig j ii d
reusabl 1m 6 p a 1d 2e t 8s f 9a h ii 1h ir 1b it k
reusabl_bottl 26 2e d it c
reusabl_cup 26 2e d ii c
reusabl_diap 26 a g
reusabl_nappy 23 a 13
reusabl_pads 26 6 q
rev 26 35 e 8x b
reveal 20 83 c c1 a
revenu 1p 52 f ar 9 ed g hc c
revers 1t 6p 14 en g ev b he c
revers_charg 26 en f
revers_engin 26 6p t
review y v 9 30 b 3d i 3y e 4z c 5d a 6t a 7d 9 7k 8 7z b 94 9 ar a aw t ax 9 b8 8 ba b bn o c3 t c9 g ca c cc i cd b cj 9 ea 29 ee v eh b er 19 f1 c f4 7 fa e fo a g5 k hc c hm 9 i5 a
review_doctor 26 7k b g5 b
review_family 26 3y k
review_guest 20 ea e
review_local 26 ea g
review_pag 26 ea a
review_photo 26 eh f
review_policy 26 aw t
review_real 23 c3 j
review_request 20 ea t
review_resum 26 bn u
review_softwar 23 ea b er k f1 b
review_team 26 ar f
review_tool 23 c9 c ea f ee m
revis 20 ax 8 eb 9
revisio 1t b9 c bf 18
reward 1n 1i g d8 p fq d fy e g9 x
rewir 26 3g c
rewrit 1n 7h g at 1w bn 22 gm 20 i6 9
rewrit_form 26 gm r
rewrit_let 26 gm x
rewritt 26 at l
rewritt_resum 26 at g
rex 1y 1d 9 e3 g fq c fx 9
rfid 20 4n 8 5o e ii j
rfp 20 c6 15 ep 1h
rfp_ministr 26 c6 s
rhubarb 20 6h 1q
rhym 23 hn 1n
rhythm 1p 25 g 37 d 4u b 5z c bc s ev c
ribbon 23 28 f 91 k
ric 1a 2m a 2n h 2u j 2w l 5a a 5v p 60 f 63 z 64 b 6s c 7j 7 9z 7 a4 o a5 l af 8 fr 8 g6 9 ht a
ric_bowl 26 2n g 8z 8
ric_box 26 2u g
ric_lentil 20 2u 9 60 e a4 b
rich 1s m c
rich_skin 23 m b
rid 12 1d 7 1k f 29 p 2n q 48 19 5t 1q 70 f 7c 9 7x a 8a 1p 8u b 99 i a5 9 a6 1o a7 w a8 r b3 1c bt g dc d dg g dl m dm 9 dn h dp 23 ds 12 fv i fz 2z gn h gx b iw k
rid_along 20 34 c
rid_bik 23 73 7
rid_book 1y dp c
rid_bring 1y a6 c a7 d a8 i
rid_cargo 26 5t w
rid_cars 26 8u h
rid_childre 26 48 m
rid_deliv 23 5t c
rid_elderly 26 8a c ds d
rid_empty 1x fz 7
rid_hail 20 bt i
rid_hom 1x dp z
rid_hors 26 fz b
rid_lead 23 b3 k
rid_lesson 26 6z d fz i
rid_near 26 fz q
rid_pick 23 a6 h
rid_rid 1v fz b
rid_school 1y fz 1i
rid_servic 26 48 a 8a 9
rid_shar 23 dp v fz d
rid_spe 26 b3 m
rid_stabl 23 fz g
rid_swap 26 a7 f
rid_today 20 8a b
rid_train 23 fv 8
rid_villag 26 dp t
riddl 1x 32 z 5n j cn 16
ridesha 23 8a g av f dp g
ridicul 26 hs 9
riesl 20 65 a 6g e
rig 20 36 h 3e e ct h
riga 26 3e a
right s 1k 9 4q 7 50 9 6t d 7p h 7q 8 88 9 8m 5 8x c 9e c 9g b bh c bm f c7 8 c8 g c9 b cp b cs 9 cx f d5 8 dl 8 du 6 e0 a e9 d ea b ek f eq 9 f7 g g2 9 gg p gj j h0 a h7 a ie 9
right_account 26 ek q
right_animal 26 gc 8
right_away 23 9m d h9 7
right_client 20 h0 k
right_contrac 23 h7 d
right_departm 26 gg i
right_expert 23 f7 d
right_expir 26 gj 9
right_fold 26 hb d
right_hand 20 8m 6
right_hold 26 gj f
right_messag 26 7p 9
right_moment 20 hc b
right_part 20 9e o
right_pictur 1y 7p h
right_siz 1l 6 9 1k e 3m a cx f
right_team 26 gg m
right_wrong 20 ie 7
ring 13 h o 1o 8 24 l 2d 9 2e 9 2f z 4k 23 5t i 6r a 7p q 7r 8 af o br 12 dp f ds a e6 p eo h fw i hi c iq f
ring_alarm 26 br n
ring_cal 23 46 a 7p i
ring_door 26 1o d
ring_earring 23 4k 18
ring_hidden 26 2f t
ring_light 26 2z 8 iq b
ring_look 23 br e
ring_numb 26 3g 9
ring_road 23 5t 8
ring_servic 26 6r d
ring_silv 26 br e
ring_whil 1y h5 b
rins 1q 2 8 97 f 98 m
rins_clean 26 97 f
rio 20 66 7
rip 1q 66 b
ripen 20 66 m hv a
ripenes 23 ac r
ris 1g 28 c 45 f 4u 8 cn a dh b iv q
risk 1a q n u 9 4q d 4u k 56 9 7y c 80 b 89 8 d9 b db 8 dc i er w ev d ga d ij s
risk_test 26 ho 8
risky 1p 56 7 df d er 12 ev p
risky_claus 23 er 11
ritual 1x n i 3r q
riv 1n n c 16 e 38 d 74 e 8n i ij i
rival 1u ca h f1 9
riyadh 20 5r 9 bw 8 i4 a
road 15 1v 9 36 9 43 9 6o k ao b b3 o bh r cl 8 dn e dp d dq 9 ds b fy 9 gg d gu a gx c i8 c
road_cycl 26 b3 c
road_mei 26 94 a
road_sign 26 bh r
roadsid 1p 36 h bt i
roadsid_help 23 36 g
roam 1x 79 1d
roam_abroad 26 79 g
roast 1g 2j m 34 f 5z 3m 69 b 9y v 9z f hk d
roast_almond 26 9y g
roast_bean 26 5z c
roast_coffe 26 5z c 69 d
roast_dat 23 5z b
roast_monday 26 5z u
roast_own 23 5z c
roast_pep 26 9z i
roast_singl 26 5z q
roaster 26 5z g 9y 8
rob 1x 1o i 5o d
robo 26 88 f d9 p
robot 1e 25 a 2g 3m 3k e 3l 9 49 w 88 a 9e a ac 2x bs d cb 12 gc 9 h0 8
robot_greenho 26 ac s
robot_hom 26 2g 1a
robot_lawnmow 26 2g w
robot_mow 26 2g e 3l b
robot_pick 26 2g i ac i
robot_servic 26 3k a
robot_stop 26 ac 7
robot_vacuum 26 2g e 9e d
robot_weed 23 2g e ac w
robotic 1t 1a w 49 1q ac j cb d
robotic_lesson 26 49 u
rock 1t 26 16 8s 9 cm 8
rocket 1v 45 15 ak d hs e
rocket_leagu 26 hs c
rocky 1y x e 2x g fm c
rod 20 95 9 dy d
rodent 20 fs e hy e
rods 26 3o c
rol 13 5 8 9 d d 8 j 9 13 9 2o 16 2z 9 32 b 3o m 5f c 5q e 5y 1a 6e 7 76 j 8b 9 8h 1r 8v a a3 v ac 7 b9 8 bn b bo 9 c7 c cm 8 dx 1b en e fa 9 gc c hd a hk p hn a i3 b in 9 io s iu f
rol_aloud 26 dx u
rol_back 26 5s 8
rol_blind 26 3o p
rol_develop 23 8h w
rol_mats 26 hn g
rol_model 23 13 d
rol_newspap 26 i3 e
rol_ons 26 5 d
rol_pin 26 2h e
rol_play 1t 5f g 8v c b9 b c7 f cm b
rol_saturda 26 5y b
rol_scan 23 8h g
rol_show 20 76 r bn g
rol_top 23 io 18
rol_wait 23 dx g
rolepla 23 c7 u
rom 20 99 7
roman 1y 1p 8 3o 1e
roman_blind 26 3o r
romanc 1y 87 f
romanc_scam 26 87 d
romania 1h 4t b bi 9 cp e fi h
romanti 23 hv 7
romp 20 4p e 4r g
ronda 26 dd h fz g
roo 20 5s g 98 c 9j d cv c
roof 13 g d 19 d 1c c 1e 1l 2b g 2n 9 36 l 38 a 3j 1e 3m 1l 69 8 6a 8 73 a 98 1f 9g c am 20 an p cj g eh c ep k fk 8 g9 d gt 19 h4 h h8 a hr n hy c i0 9 if 1m iw h
roof_book 26 hr e
roof_box 23 iw 9
roof_check 26 am b
roof_clean 23 3j f 98 d
roof_climb 26 if 8
roof_garden 26 19 d 3j 7
roof_hous 26 g f
roof_inspect 26 if 9
roof_landsca 26 h4 c
roof_mos 26 3j 9 98 e
roof_own 26 i0 b
roof_paint 23 eh e
roof_park 26 hr c
roof_pays 23 1e d
roof_quot 20 gt n h4 a
roof_repair 20 h8 9
roof_school 23 1c 9 am m
roof_shar 23 cj 9
roof_sid 1y 3j k gt a
roof_sidin 26 3j f
roof_sit 23 1e d
roof_solar 23 1e 8
roof_survey 23 if r
roof_tent 20 36 u iw 9
roof_til 23 an 13
rooftop 1i 19 q 3m s 6a g 6j c 74 6 92 d 9g e ab 9 ak c am a c2 v hj m
rooftop_garden 23 19 s c2 9
rooftop_real 26 c2 c
rooftop_solar 1y 3m s 9g e ak d
room p c j f 8 g v k c m d n l p h t 8 z a 1a c 1g 9 1z n 26 8 27 j 2n n 2t 9 32 1j 34 18 37 d 39 w 3a r 3e e 3f h 3h 14 3o b 3u d 3v 7 3x f 3z c 53 8 54 c 5l l 5p 10 5s 1f 6j e 6t z 6w a 6x a 71 9 74 o 76 g 7r c 8j a 8o 9 8p 9 8q 9 9a x 9b 13 9d 1d 9j 11 9k v 9n a ah 8 ao f b1 i bd b bl 1t bv e c2 h c5 c c8 8 cv 1i dt a dw 1c e3 a f8 c ff t fg 14 fk 7 fp 9 fu g g0 b g5 c gl 13 gr b gt e gv n h2 n h5 g h6 y hj 9 hn b hp k hq 8 hs g hx 9 ib k iu l
room_abov 23 g c
room_anxiou 26 fn 6
room_back 23 e3 g
room_backlin 26 dw q
room_bank 26 32 j
room_book 1o 3x m 6z a 74 7 ff g gl p
room_box 20 8j 8 8v e 9b e
room_breakfa 26 34 g
room_calenda 26 6x 8
room_carpet 23 3i 7
room_cold 20 n c
room_concert 26 39 e
room_cook 26 2n f
room_cool 26 5p a
room_design 26 9d z
room_desk 26 5s b
room_don 26 c8 d
room_donatio 26 6x i 9j j
room_drum 20 dw 1f
room_empty 1u 5s m
room_family 26 9q 8
room_farmhou 26 34 l 6j e
room_fit 1y p e
room_fix 23 3h c
room_fre 1v h5 d
room_furnish 1x h2 s
room_furnitu 23 3h h 9b 8
room_gam 26 32 d hs h
room_garden 20 e0 7 fg 9
room_guest 1y 6t h ea e ib h
room_help 23 bl d cv d
room_hir 26 bz 8
room_host 23 39 l
room_humidit 26 8q 9
room_let 23 cv b gl b
room_library 26 b4 c
room_list 1r 1z f
room_look 20 bl l
room_mats 23 g f b1 a
room_monthly 23 5s k fg 9
room_moth 26 o c
room_nam 1y 9a f
room_near 1v 32 o dw g
room_nobody 26 hp 6
room_phon 1y 1z d 3v d 9a l gt d
room_photo 20 h6 d
room_photogr 23 3e 9
room_pictur 20 by b
room_privat 26 74 9
room_put 26 9b f
room_record 26 9n c
room_rental 23 76 e bl d
room_return 26 46 e
room_room 1k 27 9 3h k 9j v dw 6 h6 t hx 9
room_scent 26 8 e iu 9
room_seek 23 bl 14
room_send 26 27 7 3h b
room_set 1y hx b
room_shar 1x bl 9 dw c fg 19
room_show 26 1g f
room_sign 26 5s b
room_signatu 26 h6 j
room_siz 1u da g fp c h2 c
room_smel 26 3h 7
room_spray 20 iu 16
room_staf 1y 2v d
room_stay 26 gr a
room_student 1v bl b cv 1p ff b
room_team 23 5s k ab d
room_tempera 1y 26 b 9n b
room_tent 26 5q f
room_test 23 p g
room_thirty 26 g g
room_town 20 32 a
room_train 23 cv 8
room_valenci 26 m 8 32 h
room_wait 23 7a e
room_wal 26 3h 7 f1 f
room_work 1y c f
room_young 26 cv c
roommat 20 bl w
root 1l 2 8 24 8 3s b 5x g d1 1m
rop 1m g f 97 e 9l b fs x fz a hq d
rop_wal 26 g f
ros 1n 5 n 8r 10 96 9
rosa 1o 3t c
rosacea 1y 1 1w
rosary 23 3v 1k 83 9
rosemar 23 3s 7 68 f iu 8
rost 1n 2y b 3y 9 51 b 6z a 7f u 8x d dp f ez 18
rot 1r hv o
rota 1j 1h a 48 j 6u e 6x 1a 77 7 ay e di k ez 2h go 7 gv y
rota_softwar 26 ez k
rota_volunt 23 6x t
rotary 20 3j 12 9h e
rotary_clean 26 3j n
rotat 1o 53 e 54 p dh a
rotatio 1x 1s g 2l 9 5y 6 ag 7
roti 20 2n 9 7i l
rotterd 1l 14 8 3n a 52 b 5r b
rotterd_antwerp 23 52 b
rough 1t 1z 8 hn d
roughly 1o 1l 8 24 8
roughly_half 26 1l 7
round y p c 12 c 1c 10 2d 8 2v 9 4b k 4i 7 4l a 5a 9 5j b 5t p 5u c 5x 9 5y g 7t 8 7v w 89 9 8l 8 8v 9 97 n 9h a 9l d 9v a a3 q a5 d a9 c ab b ag d at k b0 g d5 b d9 g dd a ds k e2 b e4 1j fm 8 fu h g7 e gf f gv g gw 9 gx 9 hw 7 ih a
round_back 26 2d d
round_card 20 1c g 7v o d9 f
round_chang 1p 5a d 9d b at g d5 f e2 e
round_clock 1y 7t c
round_corn 1x 9h g
round_empty 1v 2v 8
round_family 26 ab e
round_feedbac 26 b0 h
round_first 26 97 7
round_her 1x b2 8
round_hous 26 3n b
round_leagu 26 e4 k
round_next 26 1c e
round_pictur 26 gs g
round_purchas 26 1c i 7v b
round_stop 1y 5t 9 a3 g
round_ups 26 7v b g7 c
round_villag 23 ds h fu e
round_yard 26 9v c
roundab 26 43 c
roundup 23 1c k 7v e
rout 13 h r 1v p 21 1q 2u c 36 l 3x a 43 9 6o e 74 f 77 q 7h a 86 m 8a c 9v q 9w b af c br w dn j dp 11 fc d fm b fw c gf u gh 9 gn 10 gv a gw c gx 1i hz 8 i8 l
rout_add 26 77 7
rout_apps 26 21 e
rout_childre 23 h i
rout_driv 26 gx p
rout_first 23 43 e
rout_plan 1x 1v c gf f gn i gv e gx 1e
rout_wheelch 26 21 t
routin 1h 1g f 3y d 5e f 7o f 7r 1e 83 g as d bc c cb e fq c gb f ge f
row 1h 19 a 3p b 65 c 6x 8 9w c ac l cn 8 gj b id b
row_club 23 6x 8
rows 1n 3s 6 4r 7 ac 1q ag c
royalty 1t cp 13 g2 k
royalty_fre 20 cp z g2 d
rub 1p 4 m 1u c 4h 8 8q c 97 8
rub_plant 26 1u b 8q c
rubbish 1j gf t gg v hx 11 ih i
rubbish_collect 26 hx 8
rubric 20 gp 1n
rubric_correct 26 gp n
rubs 23 4g 8
rucksac 1r 4g e 56 9 77 1k 8k 16 io 10
rug 1n x b 27 c 3i h 6m e 9o e f7 d fw f gc c ia d ie e
rugs 1u 3f 1e 3i 1a
rugs_fit 26 3i l
rugs_lamp 23 3f v
rugs_sofa 26 3i n
ruin 1k 28 9 2y 7 77 8 8l a
ruin_kitchen 26 28 a
ruin_kne 26 77 9
rul u h 9 n 9 1i g 1t a 3b n 5g a 5h e 6u 9 7b i 7h 8 8m 7 8n o 8v o bh d da 8 el j er 9 ev g ez n f0 8 fg c gh a gl b go a h2 9 h7 j he a hf a i6 7
rul_app 26 1i 9
rul_leas 26 h7 b
rul_set 26 7b 8
rul_taught 26 bh e
rul_togeth 23 1i b
rul_town 26 6u a
rul_way 26 fl 8
ruling 26 6n c
rum 23 6g 8 hv i hw z
rumour 1x ci i
run p 4 9 7 b f b h 8 m 7 s a y c 16 h 1d a 1f p 2f q 2n c 2w a 2x c 35 8 3d f 44 d 45 c 48 p 4a h 4h a 4v 8 50 8 58 q 5n m 6i b 6p 9 6t 8 74 7 7b c 7h 23 8m 7 9i a 9q a a0 8 a5 9 ai 8 ak f b3 10 bb 9 c4 v cc 8 cd a ce c ck 8 cm b dd d di 8 dm b ds c e1 6 e3 h e4 b ef a em o en 8 eq h ey a f8 b fj d fm 8 fp e fy 8 ga 7 gj 8 gy d h7 a h8 a hh 7 hi c hr 6 i3 j ia 7 ih 9 il 12
run_ads 23 58 w
run_agreeme 26 eq t
run_alon 1x 2f a b3 b
run_begin 26 7h f
run_booking 23 6r c
run_cash 26 dd 9 en e
run_clas 1y 48 f
run_clean 26 2w d 45 9
run_cloth 26 il o
run_club 1v 7h h b3 o
run_coach 26 7h f b3 9
run_company 26 5r b
run_crew 26 if c
run_cyclist 23 68 9 b3 e
run_differe 26 cm 9
run_event 20 5n d c4 p
run_farm 26 1d e
run_first 23 9q a
run_footbal 26 4a i 7k d
run_fre 1y 17 d fj h fy c
run_ful 26 bb h
run_group 1y 7h e 7x c b3 m
run_half 26 hi d
run_hand 23 aq b hk b
run_holiday 23 3d v
run_hotel 26 6t c
run_hous 26 fg c
run_local 26 16 c 58 h
run_marketp 26 6l c 8g d
run_memb 20 e3 q
run_members 26 b3 9
run_not 23 au 8
run_now 26 fm e h7 7
run_off 1y g9 7
run_onlin 1y 1l c 1y d 69 c fh b hu b
run_ord 26 3r a
run_oth 23 7b f hr 7
run_paid 26 cq c
run_parent 26 48 d
run_pay 23 em k
run_payrol 23 em t
run_plan 20 48 s 7h 1x
run_quiz 26 e4 8
run_room 26 bv b
run_rout 26 7h f
run_shar 23 2f f ak i
run_sheet 20 2x e c4 o
run_sho 26 4h h
run_shop 20 i3 c
run_short 20 il a
run_sinc 1y dm d
run_singapo 26 7h 9
run_sit 23 75 f 8p e
run_smal 1n 3a a 3u 9 50 f 76 8 8o b ce d fp a hh a
run_staf 26 ab e
run_stal 26 13 e
run_sweat 26 4 l
run_test 23 7 e
run_them 23 44 i
run_track 26 gn b
run_train 1y 7h j b2 6 cd c
run_vest 26 il b
run_volunt 23 i3 g
run_weekly 1y b1 b ck d
run_whol 26 2x h g4 c
run_women 20 4p a 74 c
runaway 1y fy 13
runs 12 w h 33 8 3q a 45 8 48 n 4c k 4k 8 4q a 4t 9 4x a 6w 7 6y 9 71 7 7h u 7p e b3 1g b4 9 b9 8 c4 d dd d ee q ef f em g f2 9 f6 a hm 9 ib k
runs_brows 26 6w c ee h
runs_complet 26 3q c bd e
runs_differe 26 b3 r
runs_insid 26 w 9
runs_night 26 ie 8
runs_schedul 26 ih e
runway 26 5j a
rupe 26 86 9 ga 9
rural 1a 16 d 55 9 5g 9 7l 8 7t j dp h ds p fu 8 fw 9 gk b
rural_bavaria 23 43 7 7l a
rural_veterin 26 x a
rush 1l 70 b 78 b bv 7
russian 26 d0 a h2 a
rust 1v b 7
rwanda 23 6 h
rye 1t 2o 10 5y z
rye_bread 26 2o c
rye_loav 26 2o c 5y b
réunion 26 67 b de 9
saas 1n 5k d cc c f4 b
saas_firm 26 5k 8
sabzi 26 ht g
sacco 1y iw b
sachet 1k 2 8 7 1d 61 o 6a 7 a0 v gy b ii r iu 9
sack 1o 4g b 4r d 5z 9 77 d 99 d a7 8
sacr 26 3x c
sacrame 23 bt c
sad 1o 6s 8
saddl 1s 8k u dn f fv g fz z iw h
saf 11 16 v 1i g 2e b 2h 9 3n 9 7q c 87 e 8l 9 8q e 8s g 8t d 8z c 9w f a7 9 br q co 9 cw q dd 9 f8 9
saf_drink 26 16 d
saf_open 26 3n 9
saf_park 26 9w b
saf_rout 26 br t
saf_wat 1y 16 13
saf_way 26 br f
safari 1r 33 a 34 x 6z a 73 u 76 i
safari_tent 1y 34 t 73 r
safegua 1x 4w 8
safely 1g m e 47 f c3 b d6 c
safety y b r e 8 1k 7 21 c 2a a 2f s 38 8 4n d 4r b 4x 17 4y f 56 o 5f i 8n 8 8t b 8z 9 9m o 9n m br s ey b ge e h3 r hd v hy 9 iq e ix 8
safety_alarm 26 2f 14 br d
safety_app 26 9n o br w
safety_apps 26 2f 9 br a
safety_brief 26 38 c
safety_check 1o gs b ix 9
safety_data 20 hd b
safety_form 26 gq 9
safety_manag 26 56 8
safety_mark 20 iq b
safety_not 26 21 e
safety_offic 1x 4n 9 4x v
safety_razor 23 b 1a
safety_record 1x 9n r h3 w
safety_sheet 1y hy a
safety_supervi 26 5f e
safety_test 1x 17 9 4r f
safety_train 1x 4x t 56 9 5f d hd g
safety_wearabl 26 2f c 56 r
safety_work 23 4y a
saffron 20 6d g ab 6
sag 1x 9 x
said 1d 1g 8 3p 6 7k 7
said_ask 26 3p 7
sail 1p 35 18 38 1w 4g 1i 9r 8
sail_school 23 35 u
sailclo 26 4g o ii k
sailor 1v 80 7 8w 9 bp 8
saint 1t 1o 13 3p 9 3x a 4c d 74 c
saint_jam 26 3x 9 74 c
saint_nichola 26 1o o
sakai 26 8l 9 8m d
sal v y c 1j 8 1l 7 1y c 2v f 3e 7 3f 1g 50 g 57 f 5h m 6s e 6v h 8g a 8p e aj e c7 1p ed v ei 1f eo 11 fe c ff t g1 g g2 8 gy r h4 a hd m ig f il 8 ip b
sal_ads 26 bx c ed i
sal_agent 23 5h c
sal_batch 26 y d
sal_cal 20 c7 1j ei e hd c
sal_coach 26 ar b c7 t
sal_cod 26 50 i
sal_decid 26 3f c
sal_email 26 ei f
sal_real 26 ff s
sal_rent 26 ff f
sal_rep 26 eo e
sal_reps 1y 4v 9 c7 h
sal_staf 1y el c
sal_tax 23 57 t
sal_team 1n c7 1e ei e
sal_train 23 5f e c7 p hd c
salaam 26 al e eb 9
salad 1i 2m a 2u c 2v 1u 5m g 5x a 6j c 70 e 8c 12 9z 9 a3 d ab w
salad_soup 26 a3 g
salad_wrap 26 2v n
salari 1s 95 f db a
salari_tenant 26 db 9
salary 1c 5d c ay o bo p ch d ct t d6 i db d di 1e el h em i eu a fd e g7 e
salary_advanc 26 di 1o
salary_band 23 ay p
salary_earn 23 g7 h
salary_talk 23 bo c
salesma 23 h4 b
salesme 26 3m a
salespe 1x c7 13 ei f eo d
salmon 1s l a 81 6 a2 j a4 b ae k
salon 1a 2 m 3 8 c 1d d x r 23 52 b 5o a bu 9 bv 1o e6 j ea f fn 24 h5 v i2 7 ir v
salon_appoint 26 r d h5 c
salon_barb 20 c 9
salon_book 26 r 1f
salon_brand 26 2 a
salon_chair 26 r 8
salon_client 26 r d
salon_dog 26 fn u
salon_nail 26 bv a ir 9
salon_near 23 d 9 bv f ir 7
salon_nearby 26 d a
salon_open 26 bv k
salon_quality 23 ir j
salsa 1v i 22 1w b 67 e
salsa_bachata 26 i k
salsa_school 26 i v
salt 1d 4 b n a 3k d 4b i 61 c 68 e 69 9 6c a 6d b 8v b 91 c 97 a 9y b a0 j a1 e aa 8
salt_cel 26 3k g
salt_peanut 26 68 h
salty 1y 4b j
salvado 23 13 g hl a
salvag 23 6p d ig o
sam l 12 b 1j a 1q a 1x m 3c b 3g g 3j 7 3p 6 3y i 40 c 43 7 48 e 4t l 5l f 5t m 66 9 6k d 6n 8 75 a 7s 9 7t 9 8r c 94 k 9h h a3 e a5 b a8 9 bi b bk n by g c1 9 cn 9 co 9 dp p gu b h1 b h2 a hc 8 hj 7 hl 6 hy c hz 7 i8 8 if 6 ig a ik c
sam_afterno 23 f6 7
sam_age 1y 75 g bk d
sam_beach 26 35 a
sam_bordeau 26 8r h
sam_campu 26 1l d
sam_clas 26 hl d
sam_clean 1u 3c 9 5l l
sam_cost 26 1h 7
sam_couri 26 5t 12
sam_electri 26 3g 9
sam_even 1j 3i 8 7t b 9e b by k gu j
sam_few 1t 1q 9 1x b
sam_flat 26 h2 b
sam_garden 26 96 e
sam_group 23 bk a
sam_handl 26 6k f
sam_hom 20 c1 8
sam_industr 1x a3 d dp j
sam_interpr 26 51 8
sam_level 26 hr 7
sam_milk 26 1r a
sam_model 23 22 b
sam_morn 1x 6j b ab c
sam_night 1t 12 k 6f e
sam_ord 1x 6k d
sam_person 1o 94 w
sam_photo 23 by a
sam_pictur 23 8r i
sam_problem 26 gg a
sam_product 23 7q 9
sam_quality 23 ah 7
sam_questio 1p 6t 9 f7 9
sam_road 26 i8 e
sam_rout 1y 48 c dp i
sam_school 1y 1j k 3y 9 48 j
sam_shelf 26 7q 9
sam_shift 26 dp q
sam_sit 1v 3y o fo a
sam_street 1p 1x z 9h d
sam_system 23 gh d
sam_teach 23 43 d
sam_tutor 26 40 o
sam_vet 23 fu d
sam_villag 23 1m 7
sampl l 2 7 3 g 5 s 3o d 5h 9 6o o 85 n an b cx e g2 9 ij c
sampl_box 23 cx e
sampl_hom 1y 3o e 85 f
sampl_ord 1v 5h e
sampl_pack 1u g2 b
sampl_post 23 5 d
sampl_set 1v 2 e 5 e cx 9
sampl_sets 26 5 i
sampl_wat 26 ij 9
samsung 26 2i l
san 1r 13 d 2l 9 3l 9
san_diego 23 3l 8
sanctio 23 5h a ak 9
sanctua 23 1d 14
sand 1f 3 c 16 c 18 e 35 a 3h q 3j 10 3s 5 5i a 9h 1c an c be 9 hq b
sand_joint 23 3j x
sand_paint 26 3h b
sand_til 26 9h c be b
sandal 1u 4h q 4j c 8k c hi 7
sandbox 26 ee 9
sandwic 1o 2l g a3 12 hp e hs 7
sangeet 26 4k a
sanitar 20 6 x cx 8 ig 9
sanitar_pads 23 6 r
sanitis 23 8u 9 ix 7
santa 20 1o 34
santa_hom 26 1o 15
santiag 1x 3x d 77 w
santo 26 iu c
sar 26 1t f 4e j
sara 1s 1 8 o 9 2x a
sari 1x 4g w cy d cz e dc e gy 9
sash 26 3h g
saskatc 1y 5d e
sat 1m fz 7 gd b
sat_hors 26 fz 8
satchel 23 4e 8 8k e df f
satelli 1i 3j a 4u a 79 c aj i dc j fw k gt o h1 s id y ie j
satelli_field 26 aj g id d
satelli_imag 26 4u c id i
satelli_pictur 20 3j b
satelli_show 26 dc d
satin 23 3 e in c
satisfa 26 f2 9 hc v
saturda x j 8 13 c 17 e 18 c 19 k 1a 9 1b l 2k 9 2o 8 2p i 2t b 30 9 31 e 35 9 3c e 3r 7 3y a 41 9 49 g 4a n 5x a 5y 9 6i b 78 8 8f 7 8l f a7 8 b3 i b9 a c5 h d8 8 ez a fq a gd d hh f hi t hm 7 hn e hw e ir 6
saturda_br 26 4i 6
saturda_guest 23 hi f
saturda_morn 1n 18 d 5x e
saturda_morning 26 4a i
saturda_night 23 3y c
saturda_sum 26 2t d
saturda_tast 26 hh c hw d
saturda_wednesd 26 b3 e
sauc 1h 26 c 2w 9 5r c 5v f 5w h 60 b 67 2r 6c g 8z 7 9z 27 hk f ii f
sauc_brand 26 67 9 9z 7
sauc_jars 23 67 c 9z s
sauc_vinegar 26 67 a
saudi 23 gx 9
sauerkr 1y 2l f 6c 1p
sauna 1s n 3h 74 7 9i 9 bk 9
sauna_trail 23 n 12
sausag 1x 6b z a2 9 hu e
sav v 23 c 2b c 4x a 62 j 7s c 7v 19 7y 9 8i m ae 9 cc d cm e d2 7 d6 j d7 e d8 1c dd u df 9 dh c dk 8 g7 1e gf 9 hg 9 ib m
sav_app 26 7v 14 g7 9
sav_automat 26 7v j
sav_chang 23 7v b
sav_circl 26 dd d
sav_gam 26 cm 9
sav_goal 20 7v q d6 b d8 j
sav_group 26 dd d
sav_money 1r 1x 9 23 9 7v 9
sav_own 23 8i 7
sav_partn 26 g7 c
sav_pow 26 2b 9
sav_rent 23 g7 1e
sav_smal 23 7v k
sav_togeth 1y dd u
sav_wast 26 62 d
saving 19 1e b 4u p 4v f 7v 12 7y a 9g l al e cc j d7 c d8 f d9 h dc 9 dd 1j di 9 dk a ep c g7 o g8 b ga c ib o
saving_account 1x 1e 8 7v f d9 c
saving_circl 26 dd 1s
saving_goal 20 7v h d8 e
saving_group 1u 4u a dd f ga a
saving_option 26 di 8
saving_subsidy 26 ep 9
savoury 23 68 y
saw 1g 18 c 8b 25 9h 8 ia a
saw_childre 26 8b e
sawdust 26 6j y
sawmil 20 1e 7 6j f ia d
saws 1v 1x g 8b e 8m 7
saxony 1s 51 8 fv d
saxopho 1y dz 1a e0 e
say y 1v b 28 7 3u c 3v 6 5l 9 5y j 6s 8 8h a 9r g bj e bm a br a ca b d0 b d5 a da 8 dx 7 ej 9 er 8 ez 9 gk 8
say_afterwa 26 bj a
say_away 23 9r s
say_goodby 1y 3u c
say_half 26 6s g
say_hom 26 br c
say_left 26 x c
say_long 1y 1v j
say_yes 1u 8h a
saying 26 cz 8
says 12 1m d 1u o 27 c 4i 9 7p b 7q f 7z o 82 9 83 b 8n b 9n 9 bh a bm l eo c gf 9 gy 9 h4 e
says_don 1y fm 9
says_ful 26 gf 8
says_keep 26 8n e
says_noth 23 cx 9
says_wait 26 7z 9
says_wheth 23 bm g
says_yes 20 7q i eq b h4 m
scaffol 1o 3m 9 5q d if y
scal 1c 3l p 63 e 67 b 6s 1h 7i e 84 b 89 m 8b b 8x 9 ad 1p ar 9 cs 9 d4 n gc q h6 a
scal_abov 26 6s t
scal_cuf 26 89 t
scal_draw 26 3l n
scaleup 26 5k 7
scalp 1t 2 2h i2 g
scalp_wat 26 2 l
scam 1k 87 2k bl a bn h cj c cu y f3 e
scam_cal 20 87 11 f3 b
scam_check 26 cu c
scam_deepfak 26 87 i
scan w v 10 y n 10 19 11 14 1l e 1r 1a 1z j 20 w 2a m 55 t 5k h 6p w 6v 1p 6w j 70 j 79 o 7e e 7p a 7q 1z 8g d 8h 1l 9m n 9o y 9q a bt n by 9 d2 1d da 9 dt 9 eg 12 ek i eq c er a eu x ew f f5 m f7 c fy b ge g gj a gp z gy 19 hb 9 hc d i2 7 ia j
scan_app 23 6v d 7q p
scan_back 26 6v 7
scan_barcod 1u 1l j 1z e 7q 17
scan_broken 26 2a i 6p e
scan_card 23 dg c
scan_cod 1b 6w k 70 d 9o 8 ew f hc f
scan_data 26 6u f
scan_deliver 23 y d 10 c gy e
scan_door 23 6v y
scan_downloa 23 8h i
scan_fault 26 bt c
scan_item 26 55 g
scan_link 26 8h k
scan_list 23 1r f
scan_machin 26 ia u
scan_mail 26 eu d
scan_ord 26 11 d
scan_pack 23 7q e
scan_pap 23 eu f
scan_pay 20 55 a
scan_payment 23 8g 8
scan_phon 20 55 b gy 10
scan_photo 23 11 k d2 d
scan_photogr 26 1z g
scan_plus 26 8h 6 eg i
scan_portal 26 10 8
scan_print 1x 20 p 2a e
scan_product 26 7q v
scan_receipt 23 1r h
scan_scan 26 gy l
scan_scor 26 bc c
scan_send 26 eq f
scan_servic 23 20 c
scan_slid 26 d2 x
scan_tag 1u t b 9m p ge d h3 b
scan_tool 23 bt e
scan_websit 23 5k b eg g
scan_work 23 9o d ek a
scandin 1l 2e h 5h h 8p d 9f c fs a g0 a
scar 1g m f ho 7
scar_chok 26 g6 8
scarc 26 dq 9
scarf 1u in m
scarify 26 3l k
scarv 1r 4p r cy 8 hn l i2 w in 1o
scatter 1q 5y 7 8x e
scaveng 26 21 9 32 i
scaveng_hunt 26 32 e
scen 1j 4x h 81 v b5 n c8 m c9 m cp g dx 15 e8 d g2 a
scen_partn 26 dx q
scenari 1x en e
scent 1j 5 2j 8 2r 9 1b 2e c fq d iu 1e
scent_candl 23 8 1d
scent_sampl 23 5 s
scent_work 26 9 i
schedul 16 10 b 1h x 1s q 1u d 5e c 6q 1e 6u b 6x 9 6z 9 7h 9 7p p 9c b 9m b 9v b ao 9 bf c cf n e8 17 ef b ez 1e f5 b f9 e gj 9 go s gu t gv p gw a h2 9 h5 14 ih a
schedul_app 26 1s f 7h d
schedul_factory 26 6q b
schedul_meeting 26 cf x
schedul_ord 26 6q r
schedul_post 26 e8 w
schedul_report 26 gu f
schedul_shar 26 1h d
schedul_softwar 26 h5 q
schedul_umpir 26 go t
schem 1m 3l 9 b6 a bm c db a dk 1e dn 9
schem_show 26 dk k
schnap 26 hw z
scholar 1p 3v e 3x d bg 16
school o 6 8 h c i t j o s 9 12 f 13 w 16 l 19 j 1a 10 1e e 1h 9 1i a 1j 1v 1m 9 1p s 1s y 27 q 2i 9 2s 8 2w 2b 2z 9 35 t 39 b 40 l 41 i 42 d 43 13 44 13 48 1v 49 v 4a 13 4i f 4q 7 4x f 51 6 59 8 5c a 5n d 6y 1c 6z i 72 8 75 9 7a s 7c d 8m j 93 o 9m a a9 b am w b4 i b5 9 b6 h b7 e b8 9 b9 e bc 8 be f bg v bh g bi g by j bz d c5 o ci n de n dv 13 dz j e3 b f8 1t f9 g fq p fz w g3 1n ga a ge 9 gi 7 gl e gn 1q gp 12 gq m h9 9 hk j hl n hm 15 hs 7 ib d is 9
school_adminis 26 6y e g3 h
school_age 20 3z g f8 k
school_band 1y dz 9
school_bik 26 1k 9
school_book 20 6z c b4 9
school_build 26 ci f
school_bus 1y 48 d gn 1s
school_canteen 1y 2w d 5r b
school_car 23 9m i f8 n
school_cater 26 2w m
school_childre 1p 16 c 19 d 49 f f8 d
school_clas 1r 78 9 bi 8
school_club 1n 49 k dv b f8 s
school_counsel 26 13 a bg f
school_curricu 23 1p j
school_cut 26 c5 9
school_distric 1v gn f
school_electri 26 43 e de e
school_empty 26 gn 8
school_ends 23 f8 8
school_english 26 gp b
school_enrolme 26 7a 9 g3 c
school_factory 26 am v
school_family 23 1p g
school_fees 1n 6y d de q g3 u
school_firm 23 h 9
school_fre 1x i4 7
school_garden 23 19 i 8m d
school_gat 1v f8 l
school_group 1u 33 9
school_grow 26 ab e
school_gyms 26 39 f 4a e
school_hal 1u 4a o gl a hr 6
school_heat 26 2w d
school_help 23 40 c f8 e
school_holiday 1y 44 10 75 l
school_hom 1u 43 8 a9 b fq e
school_homewor 20 f8 p
school_hospita 20 4x 7
school_kenya 23 2i 8
school_kids 1v 44 a
school_kinderg 26 2w e
school_kitchen 1v hk e
school_lago 23 hm g
school_languag 26 b5 a
school_learn 1y 1a u fz e
school_leav 1x 13 c
school_leftov 26 2w 9
school_let 26 1s k
school_list 20 dv e
school_liv 26 48 e
school_lunch 23 2w 1a
school_managem 26 g3 1g
school_meal 20 2w 15 h9 8
school_meet 26 i i
school_musical 26 dv 8
school_near 20 41 8 42 9 43 9 bh 8
school_nigeria 23 g3 a
school_nursery 1u 1s m 2w f 6y 18
school_offic 1x 6y p gn 8
school_onlin 20 b9 8 bi c c5 b hm f
school_ord 1x 2w d
school_own 1x j 8 1j a 2w a bh 8 g3 h
school_parent 1n 1p d 2w 8 6y k gn 7
school_pays 1y am e
school_pickup 26 f8 a
school_plac 20 7a m
school_plan 26 1p i ci e
school_play 1y by y
school_practic 26 48 h
school_pupil 1v 13 c 2w g
school_relativ 26 93 a
school_rent 26 dv m
school_rid 26 gn b
school_roof 1y 1c 8 1e j am b
school_run 1t 48 1g gn 9
school_runs 26 48 o
school_sam 26 35 a
school_school 23 2w a
school_shar 20 48 k
school_shop 26 ci f
school_sit 20 9o 8
school_siz 20 1j y
school_softwar 23 s d g3 i
school_sport 1u 4a 9 bi 8
school_start 26 8m c
school_teach 1n i c 41 9 cu c f9 f gi 9
school_team 23 hs c
school_them 26 c5 d f8 c
school_transpo 20 48 d gn 1c
school_travel 26 1p g
school_uniform 23 1j 1d
school_univers 23 gq a
school_van 26 gn f
school_weekly 26 27 9
school_women 23 1a 17
school_worksho 26 4i 8
school_writ 26 bg d
school_yard 23 16 e e3 d
schoolb 23 40 a b4 8
schoolc 1m 1i s 1j j 2i j 40 1b 44 r 48 p 49 k 8b h f8 l gn b
schoolg 23 6 e
scienc 1k 1p h 40 b 45 10 8b g 8t 17 bi m cl i f9 e
scienc_kit 23 8t w
scienti 1x 45 j au a cs 8
scissor 1l c n 8l 1k 8m 1x 9o 8 bu s
scissor_cut 26 bu 9 fn 6
scissor_cuts 26 bu l
scissor_open 26 8m 9
scissor_pens 26 8m i
scissor_sharpen 26 8l 9 8m a
scoop 1t 2e d 2q 23 81 b 98 c
scoot 1v 29 1l dl e dm f dn e iw 8
scop 1q 59 w 5k g cc c ep c ic w
scor 16 4u 2t 5g b 7f e 7w 1i b8 b bc 8 bd g c6 a c7 w ca 8 cn a du 1c e4 k ev 1b ex 9 fk f g8 c gw f hc k hd a
scor_lend 26 4u y
scor_mobil 26 4u c g8 b
scor_ord 26 ev z
scor_phon 26 4u h e4 c
scor_second 26 4u a
scor_sing 26 du o
scor_smal 26 4u e
scotch 26 67 g 9z e
scotch_bonnet 26 67 d 9z b
scotia 23 9a g cm 9 hu 7
scotlan 1j 8h 6
scottis 20 91 n 9r 7
scout 20 2x e bn i f8 h
scr 26 2i c 55 b
scrambl 26 4w 8
scrap 1n 4g b 9e b ai c d4 i ed f fe 9 ig q ih q
scrapya 20 fe 1a
scratch 1e 7 9 2i g 49 z 4d a 8h c 9f 8 9z a dc k fr 8 fs q fw 8 i9 17
scratch_cod 26 7 7 dc c
scratch_post 26 fs x
scream 1o 28 j 2f g 4d 8 bw e
screen k v p w 9 1i n 2i a 3o 9 4q 8 5s a 87 e 8a a 9e c cl 9 e3 t ed d eg j ex b fk 9 gk 8 hf l iq e iv h
screen_app 20 1i 1g
screen_arm 26 iv p
screen_cal 26 87 i
screen_childre 26 1i j
screen_defin 26 ed g hf e
screen_memb 26 e3 a
screen_print 23 4q j hi 8
screen_program 23 v g
screen_read 1s eg 19
screen_retina 26 v u
screen_run 26 e3 d
screen_show 26 z e gk e
screen_smal 26 3o a gq e
screeni 23 1w i e3 v
screens 1m 1r 9 d3 h et 8 ha i
screw 1s 5a d 8o p 8p 9 ge 9
screwdr 1y 8b t
script 1i 5a 1h 86 b bf 9 d1 8 dx 2a eu c g0 c gp 8
script_choos 26 dx p
scriptu 23 3v 1e
scrol 1o cs p
scrol_comic 26 cs j
scrub 1n u b 3p g 4n d 5o o
scrub_model 26 u c
sculptu 26 54 f c5 9
sdk 23 ef v
sea 1g 0 a 8 a n 7 35 c 38 8 3d b 3s c 69 a 6f d 76 b 7y e 9y 9 a0 k ao a hu 8 i4 f
sea_bucktho 23 0 b 2r 7
sea_salt 20 69 b 9y a a0 m
sea_view 23 76 b
seafood 1y ap r hu t
seafood_import 23 ap h
seagul 26 gf 9
seal 1a 2 9 a 9 d a 2v h 3h 8 3j t 8g 9 8j f 95 a 99 9 9w 9 9z 9 a7 m a8 m dt 13 eq g hy 12 ih j iw 9
seal_bags 23 a8 n
seal_box 20 8g 7
seal_check 1y 9w b hy a
seal_copy 26 eq f
seal_insur 1y dt k
seal_label 26 2v d
seam 1l 4d m 4s k 90 b 9f e cy f dz a ik f io 8
seamles 1x 4d f 4p 7 4s m ik w
seamles_toe 23 ik s
seamstr 1t 17 g 3o 8 4i n 4o 1y dv 7
seamstr_hom 26 4o w
seamstr_sit 26 17 g
search 10 w 9 1w a 1y l 58 t 5d e 64 g 6p h 8w a 9b j bl e bn v c2 n c6 f ca 1d ce d cp l ct b d1 r e9 10 f7 1g f9 b fb f fe 9 ff r fp 9 fy 16 g2 e g5 q gj a gz 7 ha a
search_acros 26 f7 b
search_ads 23 58 q
search_cours 26 1l 7
search_engin 1t ca t e9 9
search_first 1y 5d d
search_flat 26 ff m
search_forum 26 1u 9 ft a
search_mood 26 g2 c
search_onlin 26 7t a 80 7
search_read 26 f7 f
search_tool 26 bn g
search_vehicl 26 9b e
searcha 26 gj 8
seasid 26 cz c
season y 19 h 1k 7 1q h 1u 9 34 e 36 c 3k 8 4c f 4d d 5p 8 5x 9 65 9 6e f 6l a 6o 7 6u a 80 c 8i 7 8n b 92 k 96 c 98 9 9s 9 ac c ag h gl d hu 8 i0 n id k
season_april 26 1k b
season_pas 26 39 d
season_plus 23 7b e
season_season 23 80 e
season_swap 26 92 g
seasona 1e 8 7 2m d 2s 8 5x r 69 i 6l k 8d 8 8r l 92 b ac 7 en b gl a gw b hr 6 i7 a
seasona_box 26 69 g 8d a
seasona_work 23 ac 8 i7 c
seat 10 n b 2j 17 2m 1g 2t y 38 a 39 u 3b m 3i 8 48 d 4g h 4o 8 4x 8 6r 11 6v h 7c l 8a f 9f 9 bj b bk g dm b dn 9 dp z ds 13 du 6 e3 t gn b hj d hp 9 hs k iv 9 iw 14 ix m
seat_belt 1y 4g n io 7
seat_cots 26 ix 7
seat_cov 1y iw 1j
seat_menu 26 2m j
seat_plan 20 2x 9 6v g du 6
seat_sold 26 hk 9
seat_stand 26 4o 7
seat_tent 26 1x e
seattl 1x 98 9 hz 7
seaw 1y 3s d 78 s ae i ii 16
second r a 7 v i 17 e 1j l 1k 7 1l d 1y v 2k 8 2y 9 2z b 3d g 4d c 4f o 4o 9 4r d 5a 9 5b l 6g 7 7t a 7y a 87 d 8p g 8v a 8w i 9i k al h b9 8 bb a dx 7 e1 p ec b f1 c fe a gq a h4 c ip a ix l
second_car 1v o c 29 8 bb k
second_cost 26 4o d
second_dat 1y if 8
second_glas 26 6g a hj e
second_hand 1f 1j x 1k a 1l b 1y 1g 2i 9 4d h 4f 13 8p o 8u 9 8w r e1 13 e3 9 fe d ip 9 ix p
second_hom 1n 3d r 7y h 9i u
second_languag 20 51 7
second_lesson 26 f3 f
second_level 26 hk 9
second_lif 20 al 12
second_messag 26 h4 b
second_opinion 20 7d c 7t j
second_product 26 i5 a
second_read 23 v 9 5b c
second_sit 23 fo b
second_sunday 23 17 r b9 7
second_visit 1s 95 9
second_walk 26 cu 8
seconda 1j 13 c 1a a 1l b b4 f f9 e g3 j gp i
seconda_school 1n 13 b 1a 8 b4 9 g3 g gp f
seconda_teach 26 f9 b
secondh 23 1j f fe c
secrecy 1q 4w a 51 m 5b c 5i g cf c
secrecy_agreeme 26 5i b
secret 1p 2t q 32 9 9f 9
secret_din 26 2t q
secreta 1l 5e i 6x 8 cf v f3 b gz i
section 1n 5g t ag f at d du m ep c gj l
sector 1x bo g
secular 23 3q 8 3r u
secur 1g z m 3n l 7b 9 7w s 9w 12 bq 9 cd e eb g fj w gi 6 hb l i2 6
secur_card 23 7w v
secur_dog 23 7b a fj x
secur_door 26 3n k
secur_upload 26 hb p
secur_video 23 z m
secur_yard 26 9w 9
securit 1b 2h f 3n 1e 4w 8 5c q 5k z 9i 9 b3 8 db v f3 10 f4 25 g7 i gk 7 hs b
securit_awarene 26 f3 12
securit_camera 23 2h c 3n u
securit_check 26 3n l
securit_deposit 1y db 11 g7 l
securit_questio 20 f4 20
securit_test 20 5k 10
securit_train 20 f3 b
see n y f z e 1c c 1r m 22 n 23 a 33 e 34 f 38 e 54 b 6s 8 6y a 7j 7 7k 9 7t h 7z a 94 9 c3 g ca a ck 8 df d dk 8 dp 9 e0 a ej 9 ep a et e ev d f2 c fc a fw 9 fx a g5 b gd c gh 9 gl a gn c
see_again 26 bj a
see_animal 26 fx 8
see_art 26 gd p
see_camera 26 be 9
see_capacit 26 c2 d et 8
see_client 20 ep i
see_correct 26 g g
see_cost 20 22 g
see_doctor 1q 1g 8 7t r 7z k
see_dog 26 fx 9
see_figur 23 ed b
see_fil 26 f0 c
see_fix 26 gg c
see_food 26 84 e
see_fre 1n c3 b g5 b gl c
see_happen 26 en 8
see_list 1y hb b
see_liv 23 r f 6y f
see_long 1y ck g fd a
see_menu 1v 72 d
see_mov 26 y e
see_next 1x gu g
see_onc 1y 7q e
see_open 1x ei d h4 d i7 d
see_oth 1r 7r b
see_own 1x 54 c c7 7
see_paid 26 ej l
see_patient 26 u h
see_phon 1y fw f
see_photo 1x bj a
see_plan 23 1v e
see_preview 23 is d
see_pric 1n bt 9 e0 c fb b
see_profit 26 df c
see_real 1x 94 e g5 c
see_really 26 b1 8
see_sam 23 1h 7
see_school 23 gn h
see_squat 26 il 8
see_star 26 73 8
see_statu 20 10 6 gh d
see_superma 26 1r g
see_tank 23 6i 7 71 c
see_total 23 1r f
see_traffic 26 b7 8
see_used 26 if 8
see_verifi 26 1c e fc c
see_whol 26 df c
seed 1c 7 9 19 i 2o 7 5j 9 68 q 6b b 6d 9 8c 1g 8i 29 8q a 96 b 9x 15 9y n a0 9 ab a af d cr b dc 12 id c
seed_bag 26 dc p
seed_company 23 dc b
seed_harvest 26 8c g
seed_keep 26 8i s
seed_littl 26 9x n
seed_packet 26 8i g cr f
seed_protein 26 7 c a0 c
seed_rol 26 2o 9
seed_round 26 5j 8
seed_shop 23 8i 9 dc c
seed_smal 26 8i 9 id f
seed_soil 26 8c m
seed_spread 26 9y j
seed_vegetab 26 8i u
seedlin 1y 8c i 8i 1l
seek 1j 14 b at 13 bl 12 bn 17 cg z ct 8 ff m
seem 1s 8c 8
seen 18 2y 7 78 7 9o a ct 8
sees 10 r 8 4t a 4y a 6q d 6r d 6y i 71 7 7u a 84 8 86 m 9o l ac f ae 8 d8 9 di 8 dy 7 eo d ez e f2 h f3 b fx 8 fy e g4 c g9 c gf a gk a gn f gv g gw e h4 i h5 j hd f ib d is 9
sees_calenda 26 h5 f
sees_everyth 20 gu c
sees_fre 26 9r b
sees_history 26 g4 e
sees_lat 26 10 8
sees_map 26 9o 9
sees_phon 23 r d
sees_sal 26 50 d
sees_sam 23 1z 8 eo h
sees_stock 23 9o c
sees_total 23 f2 d
segment 20 cd g e7 q h9 7
sel n 0 h 4 a 5 h 8 9 b c y e 1j u 1l t 1y z 2b g 2i n 2k 7 2l 9 2o b 2q f 3f w 4c a 4d p 4f 15 4l d 4p a 4s 9 4t g 5h v 5u c 61 8 62 s 66 d 67 b 69 b 6a o 6b a 6f h 6h c 6i e 6j 9 6k g 6v j 6z b 79 a 7y d 8e 8 8g 1a 8i j 8k 8 8m 8 8n f 8p 1a 8q a 8t d 8w 9 8x b 8y g 8z m 9g b 9j 8 9x c 9y d 9z 9 a3 a a9 f aa 7 ah g ai 9 aj k am d an 9 c8 q c9 b cj b cp 9 cq b d9 9 dc f e1 a ei 9 f9 t fe 12 fh k fs a g1 r g2 8 ga 9 gy h h2 h he d ht e hu f hv b hw 7 hx a i5 d i6 1a ig 10 ip 19 iq b ix 9
sel_abroad 20 5h f
sel_again 26 4d h 8g 7
sel_agent 23 3f b h2 c
sel_amazon 26 i6 j
sel_bags 26 9x a
sel_book 1x 1l d g1 s
sel_buy 1s 1j c 4f f 8p b
sel_car 1y fe q
sel_card 26 8g n
sel_cars 26 fe i
sel_certifi 26 ip f
sel_check 26 ix c
sel_cours 26 g1 a
sel_credit 20 4u 8 aj a
sel_current 26 am e
sel_cut 26 0 f 8e e
sel_daily 26 61 e
sel_devic 26 2i a
sel_digital 26 79 e g1 n
sel_direct 1x 6f 8 a9 a
sel_dri 20 ah 15
sel_drink 26 2s 9
sel_fast 23 3f e fe a
sel_fifty 1y 67 9
sel_flat 23 2k e 3f b
sel_forty 1x 5z 9 6a a 6c 9
sel_fresh 23 9z e hz a
sel_good 20 4f g hx d ig 8
sel_guarant 26 2i i
sel_handmad 26 fh g
sel_hom 20 5h c
sel_invoic 26 4t 11
sel_jars 26 9y i
sel_keep 1s ic c
sel_lat 20 6t f
sel_leftov 26 ig k
sel_lesson 26 f9 o
sel_list 23 fe q
sel_market 1v 66 e 8z f
sel_must 1x ip 7
sel_neighbo 23 ht 9
sel_ones 26 8 8 aj m
sel_onlin 1j 62 d 69 d 6i c 8z 8 an e c8 8 ip c
sel_ord 23 y g
sel_oversea 26 5h v
sel_own 1v 8k 7
sel_pack 20 6k 8
sel_pag 23 h2 9
sel_permit 26 8n d
sel_piec 1u 4k 9
sel_plant 23 8i g
sel_portion 26 ht q
sel_pow 23 1e b
sel_ready 26 3m c
sel_recycl 26 ih 9
sel_rent 26 1l c
sel_sampl 20 5 n
sel_second 23 1y l
sel_send 20 8g c ip q
sel_sets 1x 2b g
sel_shar 1y 7y b hu d i5 e
sel_shop 1y i6 e
sel_short 20 ey f
sel_singl 1y b h 62 c 6a d
sel_sit 26 8z e
sel_sixty 26 69 b 9z 8
sel_siz 20 gy i
sel_smal 1p 6d 9 8i 9
sel_sneak 26 ip a
sel_solar 26 9g b gf d
sel_startup 26 ax b
sel_templat 26 g1 j
sel_thirty 1v 8 a 6e 9
sel_ticket 20 6v 17
sel_trad 23 8g t
sel_twenty 1u 8q 9 91 a
sel_upload 23 4f f 8p f c8 h
sel_used 1s 1j b 1l q 1y 10 2i 8 e1 d
sel_websit 20 6f 8
seldom 1y ee b gz 7
select 1v bg e hb d
selecti 1r 54 l 5d d d3 8 i2 c
self 15 z d 24 m 2e 9 2f a 2g a 2v 9 36 g 3a f 4z d 55 y 6v 8 70 9 77 9 7m 7 7n b 85 j 9b s 9n 9 as k av t b8 f ba m c4 k dg 1d dj a dx 7 ej 11 h3 f h8 v hl w hy 9 i5 9
self_book 26 z e h5 c
self_clean 20 2e c 2g d gc a
self_confide 26 as j
self_defenc 20 2f e hl 14
self_employ 1g 3a f 3c 9 4z 9 av l dg 1g dj a ej 12 h3 e
self_guid 26 77 c
self_help 1x 7m 9 7n e 81 7
self_manag 20 h8 t
self_pac 23 b8 h ba t
self_plan 26 c4 u
self_run 26 h8 i
self_serv 23 55 f
self_servic 1v 2v c 55 m 6v b f0 a i5 c
self_storag 1y 9b 13 9j 9
self_test 26 85 i
self_water 23 24 x
selfi 1u 2z h 4l 7 bw a ez f iq c
selfy 1u 3 k cg 2v
semest 1t 1l k bf g
semi 1x 98 9 ir b
seminar 23 4x 8 6n 7 f3 7
sen 23 9a e
send k e e q a 11 b 1o b 27 c 2a h 2f c 2p i 3c i 3k 8 3p b 46 d 4h 7 4l 8 4s 8 4y b 5e 7 5i b 5u b 5v b 5w 8 64 9 6a 7 6d 9 6k b 6t a 6u e 7u b 80 l 88 a 89 b 8d 9 8f 8 8h 9 8l c 8r 9 8u f 91 c 98 7 9a 9 9c a 9d m 9e d 9i h 9v 8 a1 d a5 h a8 b ad c at 9 av i az 9 b4 d ba b bg 8 bm i bn a br d c6 e cf g cx 9 d0 l d2 e d3 f d4 l da d dc d de 15 dh a dz b e1 7 e7 n ec a eh a ei i ej f ek a el a em 8 ep 8 eq i es l eu d f3 k f4 c f6 a fc f fi k fo b fr 9 ft i fy d gd b gf 9 gg k go d gs b h4 t h8 a h9 g ha a hb f he a i2 8 i4 8 ip e
send_alert 20 2f d
send_answ 1u f4 9
send_applica 1y bn b ex 8
send_back 1i 1k b 4h b 8f i 8u k he b
send_bil 1v 9v m
send_book 26 3c b 88 l
send_bouquet 26 8r c
send_box 1u 5v j 8u f d2 b hu c i2 b
send_broken 26 5i i
send_certifi 26 e g
send_check 23 fc g
send_checkli 26 hb r
send_clip 23 2z 8
send_comment 26 bc c
send_doctor 20 cd b
send_documen 23 eq d
send_everyth 23 bg f
send_exercis 26 z f
send_fil 1y 7d f ec b eu d
send_friend 20 da a
send_friendl 1q 46 y 6t b es i h4 19
send_frozen 26 fr 8
send_guest 23 35 d
send_hard 26 dz 7
send_harmles 26 f3 r
send_host 23 e4 8
send_invoic 1v 5e 8 ej f
send_issu 26 ch e
send_languag 26 cf 7
send_link 26 ep e
send_list 20 a5 l
send_messag 1r e7 b
send_money 1r d7 9 da e de 1m fi f
send_monthly 20 5w d
send_morn 26 a1 g bn a
send_notic 1v h8 r
send_off 1p 8l b f6 8 go 8 h4 c
send_ord 1o 10 6 5u e fc o
send_own 1y dn d
send_pair 23 4l g i4 f ik b
send_pap 1x 6k c 8i d av h
send_payment 23 es f i5 9
send_pdf 23 eu d
send_persona 26 ei m
send_photo 17 2a h 3c e 3k 7 3p k 6p 9 80 t 9d c 9i b av i ba f bm a d0 n d3 e fi e fo c gg 9
send_photogr 26 3e c
send_pictur 1l 2p m 45 a 6n 9 b4 9 bm b d0 b ek k ft e fy e gg b
send_plan 1v 9d n
send_plant 26 8q d
send_post 23 6a e
send_pre 26 5v d 6t d
send_prescri 26 a8 e
send_print 1y 2a g
send_questio 1y bp a
send_quot 20 h4 h
send_raw 26 az q
send_reading 26 89 j
send_report 1k fi e
send_right 26 cx b gg h
send_sampl 1y cx 8
send_scan 26 11 d 8h f
send_school 26 27 g is 8
send_second 26 b7 8
send_shop 26 a5 j
send_short 1n 7l a gd b
send_signatu 23 ax a
send_siz 26 4e f
send_smal 1x 6d b
send_sms 23 ae b dc c
send_summary 20 ed f
send_task 20 f6 h
send_team 23 by b c4 c fy e
send_technic 26 9e h
send_thank 23 h9 x
send_therapi 26 e c
send_train 1t d c e a 1o b 4y 9 51 b 7u f 9e f
send_vet 20 9c d 9i e
send_video 20 3h a dz c
send_voic 1t b4 c d4 b h9 8
send_weight 26 ad s
send_whatsap 23 4y f de f e7 j
senior 17 p 9 1d 9 2c t 3x b 46 21 47 9 4b 18 5j b 60 f 7g 9 83 i 87 q bw 8 bx i cu 1n cv w cw a ds f fa o fg b fp a fr a ho 10 hp a
senior_dogs 23 bx d
senior_financ 26 5j g
senior_hom 26 7g d
senior_liv 23 4b 9 fg 9
senior_mentor 26 fa t
senior_room 26 cv d
senior_shop 26 46 e
senior_tablet 26 cu h
senior_video 26 cu u
sens 1o 2c i 56 f 6f 6 7h 8 h5 g i1 7
sensibl 20 3s 7
sensiti 1k 1 17 9 j b 7 a2 k bv a i2 b
sensiti_scalp 23 i2 c
sensiti_skin 1u 1 17 9 d bv 9
sensiti_stomach 23 a2 j
sensor 15 24 13 25 s 26 z 27 1u 28 1c 2c t 2d 2c 2h 9 3n u 53 9 56 y 71 i 7j 1d 81 9 86 a 89 7 9k 1i 9n u a7 b ad 1s ae y fw 9 gb 22 gf 27 gv 9 gw a ia 21 id m ie r ij 1l
sensor_abov 26 gb w
sensor_back 26 2d z
sensor_fal 26 26 8
sensor_gps 26 2c c gw f
sensor_hom 23 89 a 9k 9
sensor_lid 20 ad p gf p
sensor_measur 23 2d f ad b
sensor_motor 26 ia p
sensor_notic 26 56 e gb h
sensor_pip 26 ij q
sensor_plac 26 ad c
sensor_pond 26 ae q
sensor_public 26 gf p
sensor_pump 26 7j e ia c
sensor_smal 26 ad a ia b
sensor_soil 26 24 c
sensor_tel 1y gf c ia t
sensory 1q 1o d 4d 9 hn 1d
sent w 7 8 7t r 9u b 9z b a1 7 aa 8 at 7 bn j cf 8 d3 9 eo b ep e eq c es 8 f6 e h4 p ik 8 ir 7 it a
sent_back 1s e0 7
sent_cal 23 eo c
sent_human 26 i1 6
sent_lat 1p 9u a
sent_letterb 26 a1 f
sent_next 26 7t 9
sent_off 26 h4 f
sent_pharmac 23 7t t
sent_phon 20 5p 8 eh c
sent_plain 26 85 b
sent_post 1x aa 8 it c
sent_proposa 26 h4 p
sentenc 1e 1m f 7e 9 bd t eb k ee j f7 c gm q gs h i1 f
sentenc_link 26 f7 g
sentenc_show 26 bd j
sentime 26 8 8
seo 1s 58 e ca 1t e9 16 ha 13
seo_agency 1x 58 c ca k ha g
seo_tool 26 ca r
seoul 1r 24 7 fk 7
sepa 23 s f da b
separat 18 u a 1c 9 1h 1w 1s k 5p b 5w 9 90 9 ak d ar b as o cf 7 d7 8 dr b du a hp i ih g
separat_childre 26 1h v
separat_parent 1u 1h 14 1s j
sequenc 1x e7 j ei 19
sequenc_tool 26 ei i
serial 1t 1z 8 8j e cl c gy h
serial_let 26 8j 9
seriou 1h 1u c 5k 8 7z b 85 a bj r cg c
serious 1p d d 7s 8 i4 9
serious_ill 23 d c i4 9
sermon 1y 3v b az n hg x
serum 26 0 g 2 h
serv 13 1f v 2j l 2k g 2l o 2m e 2q 8 2s 7 2w j 30 m 31 r 55 a 6b 9 6i 8 a3 f c0 o cc w ef v f6 f f8 9 fr a gk 9 h0 a
serv_drink 26 c0 7
serv_guest 26 c0 7
serv_leav 23 30 l
serv_night 26 cc f
serv_party 26 c0 8
serv_switch 23 cc c
serv_wash 26 30 8
servant 26 gm m
servic s 22 p 29 c 2g b 2v d 31 b 3c d 3g j 3h 9 3j 7 3k i 3m d 3p 9 3q j 46 8 4i o 51 j 53 d 55 c 57 n 5b k 5c f 5d f 5e g 5g a 5i d 5l h 5q 9 5t f 6k d 6o i 88 d 8a a 8l b 96 8 99 7 9a c 9c 9 9d b 9e i 9l s 9q m ac c ae 9 af 8 ag f ai 9 al 9 av d ax h bp b bt s c0 c c6 b cc c cd h ck 9 dl q dm h dn f ds 8 dy a e5 l e6 c ec d eh c eu j f7 g fc f fy d gk b gm i gu 17 gw o h3 l h5 d i3 d ia c
servic_agreeme 1y ax q
servic_answ 1y e5 d
servic_apartme 26 3c 9
servic_app 23 6t d 9l b fc b
servic_applian 26 17 b
servic_bik 26 9e d dl e
servic_book 1x bt a c3 9 dm c
servic_car 20 dm e
servic_charg 1u bm b gr b h8 8
servic_check 23 bm 9
servic_clean 23 1b e
servic_company 1v 5o 8 9l a
servic_contrac 1o ax 9 ia c
servic_custom 23 2a c 4q a 6p a
servic_due 1x ia 9
servic_employ 26 f0 c
servic_engin 1y gu p
servic_family 23 bp a d4 8
servic_farm 26 ai 8 id a
servic_flat 26 9c k
servic_hom 20 47 9 dl c dn h
servic_host 26 3c 9 3d a
servic_inspect 20 9l i
servic_larg 26 ec 9 eu a
servic_near 23 em a
servic_offic 20 53 b 5s c
servic_onlin 23 9d a bq a
servic_phon 26 bp e e6 b
servic_photo 26 20 b
servic_plan 1x 3g j
servic_post 23 d2 9
servic_pric 20 ch g ep d
servic_remind 1x 22 b
servic_rent 26 8f 7
servic_repair 26 3m b
servic_report 26 e5 f h3 e
servic_room 26 h5 k
servic_school 23 48 9
servic_sew 26 4i j
servic_sheet 26 h3 i
servic_shop 23 55 b 5t c i3 d
servic_smal 23 57 o 5c e
servic_softwar 23 9l g gu t
servic_technic 20 5c a f7 i gu c
servic_train 26 3h b cg c
servic_visit 1y gu c
servic_whil 26 dl e
servic_work 26 88 9
servic_worksho 26 4i d
sery 1d 2a i 39 10 5i 16 6p i 8j d cj 17 ck z cl g cr 8 cs 1i h5 c
sery_onlin 26 ck u
sesam 1y 2q d 2w g 9y a
session 11 4 8 f 1l z 25 17 9 1a f 2y b 39 8 3w r 4a c 5r e 7e o 7g k 7m 1w 7r i 81 j 82 c 83 e 8n 6 9j o aq f ar w as z au 12 b1 h b2 12 b3 f b9 8 be s bw u bx m f2 s fa e g2 e hn 9
session_client 20 f a z j
session_company 26 b1 c
session_empty 1v f 8
session_even 26 7m l
session_musicia 26 g2 d
session_not 1v z n
session_onlin 23 7m d 7r a
session_open 1y 39 d
session_own 23 ar j
session_packag 23 f 8
session_pay 26 6z d
session_phon 23 8n 6
session_print 26 bx d
session_record 26 7e d
session_thursda 20 7m 9
session_train 26 f m
session_weekend 26 3w 8
session_work 26 as o
set p 2 8 5 e 6 e a d b 7 c d 26 c 2b l 2t 9 2z p 31 c 3n a 3t 8 44 8 4i 6 5c 9 7s 7 81 8 8f h 8j 8 8u b 8z a 90 9 92 h 9k b ar i at 7 bc 9 bz j c1 6 cg 9 cu d cx 8 d8 i dg 9 dv l ej a ek 8 fa 8 g2 7 go 8 gx 9 hm b hs 6 hz g i9 9 ib a ir c it d iv 9
set_app 26 ej e
set_asid 23 dg k ej 8
set_build 26 8f g
set_child 23 1x d 48 d
set_clean 23 dv i
set_collect 20 bz o
set_dat 1y cg 8
set_exercis 26 k 8 b7 8
set_fre 20 do d
set_goal 1y fv b g9 b
set_kitchen 26 4b c
set_leav 26 7s i
set_limit 1x d8 a
set_linen 26 90 8
set_menu 23 2m e 2t g
set_person 23 2b 7
set_phon 20 cu e
set_pric 1o fa 8 fb g g1 9 g2 d
set_record 26 b8 e bc g
set_rent 20 2b f g7 c
set_simpl 26 h8 d
set_siz 20 ai d
set_smal 1p 9k b
set_stand 26 hz j
set_stay 26 ir 8
set_target 26 ar m
set_themsel 26 2z p
set_tim 26 4i 8
set_venu 26 2p b
sets 12 5 b a 7 1g 9 1u 9 2b q 3r 7 4f 9 4m 7 4n 9 4s c 6e 9 6u i 7o b 8f 1i 8m b 8t i 8z g 90 b 92 j 94 8 cz 9 dg f dv g dz 9 he 9 hv 7 il a ir 16
sets_asid 26 dg q
sets_hom 26 2b d 8f 7
sets_ord 26 ir b
sets_own 23 94 d
sets_pric 20 4f e do c
sets_room 23 1g f
sets_rul 26 he e
sets_saturda 26 ir 6
setting 1k 25 b 87 8 b7 9 cm c e6 9 i5 b ib d
settl m 1g 7 4t 9 7a b da z el b go b
settl_automat 26 da 9 dp 8
settl_everyth 26 da n
settl_lin 20 3 b
settl_pix 26 d7 8
settlem 1q af g da c di 8 gr g h1 f
setup 1c 6q e c1 j c4 r cv 9 dz c iv p
sevente 23 5y 8 7m 8
seventh 26 45 7
seventy 1q 4p d ho b
several 12 7p 9 7x 8 8a 9 95 a 9j f da 8 df 7 hc a i6 c ir 8
several_branch 23 hc a
several_currenc 23 da c
several_hospita 26 8a f
several_marketp 26 i6 k
sew 1b 6 9 14 p 17 t 18 o 3o s 4g m 4i 2q 4o j 4r a 8b b 8e 2i 8k h 90 a cy 8 dv s fs q hi 9
sew_along 26 8e 9
sew_bags 26 8k g
sew_machin 1o 17 m 18 j 4i 2p
sew_measur 26 4o d fs e
sew_pattern 26 8e 1x
sew_tot 26 4g o
sewist 26 4i 7 8e 7
sewn 1f 6 b a b 2c b 2d b 3o e 4c 14 4g 19 4h a 4m b 4o e 4s s 8k c bp a ik 9 il r
sewn_locally 26 3o c
sewn_own 23 4s h 8k e
sewn_sail 26 4g r
sews 20 4c p 4i 8 4r d
sexual 26 bj 9
sexuall 26 85 c
sexuall_activ 26 85 9
sha 26 1e b d7 c
shaadi 26 2y f c3 d
shad 1e 3 28 4 8 10 15 11 v 21 l 3o u 4p a 8d 6 8q h b2 6 i0 8
shad_due 26 11 e
shad_photo 26 10 d 11 d
shad_wrong 26 3 c
shadow 1y 3 8 c5 9 cm g
shaft 20 9l r
shak 1m 26 d 2c c 2r d 2s c a0 1f aa o br 9
shaken 26 2s g
shaky 23 c9 9
shala 26 g 10
shallow 1y j i dr d
shallow_end 26 j a
sham 1o 3v 7
shampoo 1n 0 d 1 7 2 2q 3i s 63 x fn g
shampoo_bars 23 0 d 2 p
shampoo_conditi 26 2 r
shampoo_superma 26 2 e
shap 1e d d 2a i 2f a 2p a 4a d 8z e b2 8 bs c bu c bv 6 c8 c dt b fs b ik 8 ir m
shap_siz 26 ir b
shar k 11 h 19 n 1e 12 1h s 1q b 1r d 1s x 1x f 2f 9 36 a 37 i 38 d 3a s 48 x 4f e 52 a 5e 7 5p 9 5q b 5r g 5s f 6l b 74 a 79 8 7b a 7j 7 7u t 7y 11 88 b 8h 8 9h 9 9v 6 af k ak a bl k br n cf 8 cn h cv a d6 8 d7 1c d9 a da w dh 9 dn c do x dp 11 dq n dr m dw c fg 12 fl a fz g g9 8 ga n h8 c hh 9 hu t i0 q i3 a
shar_band 26 dw t
shar_bank 26 da h
shar_beds 20 19 m
shar_cal 23 c7 8
shar_calenda 1v 1h l 1q f 1s w
shar_car 26 7u f do n
shar_cars 20 do r
shar_cas 1y 11 9
shar_compani 26 1v g
shar_cost 1r 1h q 37 h d6 b d7 m da i
shar_cours 26 bb e
shar_custody 23 1h s
shar_deck 26 bf c
shar_din 26 74 c
shar_driv 23 48 e
shar_equipme 26 9h k
shar_expens 23 da 1a
shar_family 1j 1s x
shar_firm 26 do a
shar_flat 1u 7y h bl t
shar_fold 1x ey b f7 f
shar_fund 26 ga h
shar_garag 26 dr k
shar_garden 23 19 c i0 j
shar_group 23 79 f
shar_harvest 1x i0 15
shar_hom 1v bl b cv c fg s
shar_hors 20 fz q
shar_hous 1x 7y a fg 1a
shar_househo 1p d7 d
shar_inbox 20 e5 h ex 9 h7 e
shar_incom 1t ak g
shar_kiln 26 hh i
shar_kitchen 1t 5r z 74 7 fg 13
shar_link 1u hf c i5 d
shar_list 1y 1z e
shar_liv 20 cv 8 fg l
shar_locatio 20 2f j br n
shar_log 26 7l d
shar_machin 26 5q d
shar_memb 1p 1e b do j
shar_minut 26 ga d
shar_money 1x 4f k
shar_off 26 1e 7
shar_offic 23 3a v 5s d
shar_old 26 cv 9
shar_open 1x i3 c
shar_plan 1m 1s h 7u c
shar_pow 26 dr a
shar_privat 20 dq g dr 9
shar_propert 26 7y c
shar_put 26 1e c 6m d
shar_read 1y ch b
shar_rent 1v 7y w d7 f
shar_report 1u 7k 8
shar_result 20 cn o
shar_rid 1t 48 y 8a b dp 1j
shar_room 1r 74 7 bl e
shar_scan 26 11 d
shar_school 23 48 15
shar_shop 26 1r g
shar_solar 23 1e 12
shar_spac 26 7u i
shar_spreads 26 37 b
shar_stay 26 97 7
shar_studio 26 3a g cj 9
shar_task 1v 7u n
shar_thing 23 1x d
shar_vet 1y 9v b
shar_view 26 d7 h
shar_way 26 br f
shar_whol 26 hu i
shar_worksho 26 3a 12
shareho 20 5x 9 ax g
shareho_agreeme 26 ax d
sharepo 23 f7 16
sharjah 23 3i i 4n 8
shark 1v di a g8 h
sharp 1o 8l 1b bu 8 if e
sharpen 1p 8l 2z 8m j 8s 9 8x c
sharpen_mail 26 8l f 8m 5
sharpen_van 26 8l w
shav 1n b 2c al z bu y fn a
shav_cream 26 b r
shav_legs 26 b 9
shav_oil 26 b f
shawl 26 in d
she 26 3o c g4 b
shea 1y 0 e 1 7 2 s
shear 1v 34 k 4p 6 8m r id g
shed 1e 18 m 19 e 2b a 3m h 9f b 9h g fn k fy e hx b
sheep 1i 2q q 34 j 42 9 4p s 8d g ag 29 fq f ie e
sheep_farm 23 34 g
sheep_goat 26 ag s
sheep_graz 26 ag y
sheep_milk 26 2q v
sheet 12 2o 7 2x c 3c b 5i e 5o h 72 1d 7o b 8e 9 8h 6 90 16 9n e 9t d 9u e am 9 aq a bc f c4 h c5 8 cb a ci 9 cu a d0 9 du k e9 k f9 m gp g gu e h3 o hf g hy 7 it 10
sheet_duvet 26 90 r
sheet_fil 20 9n a
sheet_fold 26 72 9 9n 9
sheet_larg 26 e2 7
sheet_metal 20 5i k 6q a
sheet_music 1y bc c du s
sheet_onlin 20 9t k
sheet_ready 26 9u 8
sheet_sent 26 it k
sheet_towel 26 3c 9
sheffie 1v 3h e cz 8
shel 1v an e fw d gc i id l
shelf 15 7 8 y a 18 9 1r e 2r 7 52 f 5m h 67 e 6b 9 6c 9 6g 7 6h b 6k g 72 8 86 i 8o r 8v b 95 j 9y 6 9z b a1 b a5 9 ab 6 gy y hh u hv 7
shelf_label 23 86 i
shelf_lif 1m 2r 7 6c a 6g 7 6h b a1 c
shelf_onlin 26 1r d 8o g
shelf_wheel 26 hh 9
shelt 1e 12 a 1d 12 3b c bx l fj d fw 8 fx 32 fy 12 hp 1c
shelt_adopt 26 1d 8
shelt_animal 26 1d b fx c
shelt_cats 26 3b f hp f
shelt_dogs 20 fx 16
shelt_own 23 fx d
shelter 1y 1f e 4g g
shelter_worksho 20 1f b 4g d
shelv 1d 18 i 1z c 3b i 52 z 55 g 5m e 64 9 6s c 7q 8 8o 1d 95 s 9h 9 9j f fs 13 hh j hp a
shelv_beds 26 fs h
shelv_memb 26 hh g
shelv_staf 26 3b m
sheng 20 e4 7
shepher 1t 73 d 8d b ag 1g hu p
sherwan 23 4e i cg 8
shetlan 26 ag g
shif 26 f0 9
shift 14 t t 1b i 2v j 3z v 4n 8 4y 1o 4z 9 56 d 6q 8 7e h 7f l 7h 9 8x a 9n b b1 q cs a ct a dc a di w dp w ez 1u f1 e f2 e gk 9 i7 2n i9 h
shift_car 23 di f dp l
shift_ends 26 di d
shift_lead 1y 4y q i9 a
shift_logs 26 f7 8
shift_nearby 26 i7 r
shift_nurs 20 cs e i7 c
shift_phon 26 f1 d
shift_plan 1y ez 18
shift_see 26 b1 8
shift_staf 1x ez v i7 t
shift_work 1m 4y a 7f g i7 e
shiitak 20 6j 1w
shillin 1e dc e
shin 1r 7h b b2 o
ship y 4 7 6 8 1l a 1y a 2i l 4k e 5i f 5w 8 5z 7 65 i 66 f 6c a 6f q 6i 8 6k 1h 79 7 8g f 8q 9 91 d a1 e ab a c1 6 cz 7 d1 8 d2 7 dv d e1 7 ev e g9 8 he h i8 16 ii 9
ship_back 26 he e
ship_both 26 dv 7
ship_chil 26 66 e 6c c
ship_cold 26 6i 8
ship_contain 23 ab i
ship_direct 23 5z c
ship_flat 23 c1 a
ship_insid 23 5i e
ship_label 20 1y b
ship_list 26 d1 f
ship_onlin 23 6k j e1 7
ship_ord 23 6k 1b
ship_plain 26 6 e
ship_post 26 i8 q
ship_ready 26 2i 8
ship_sam 26 6k f
ship_smal 23 6d c 6k b
shipmen 1t 6n x 71 d ap u
shipyar 23 cp 9
shir 26 gl b
shirt 1a 9 7 1j b 1t e 2d 1f 4c 1l 4d a 4o h 4q 2m 4r b 8e c 99 12 by e cy 1f ik 1i il d
shirt_design 26 4q 1a
shirt_grey 23 1t d
shirt_pack 26 ik q
shirt_print 26 4q 13
shirt_sensor 26 2d t
shirt_trous 20 4c 17 cy b
shiso 26 8c g ab c
shito 26 9z q
sho 18 1o 7 3a b 4h 1t 4j 2c 4n b 7h c 9v 1b cy f gy e he c ij 9 ip a
sho_box 20 ij c
sho_childre 20 4h q 4j 6
sho_own 26 4j k
sho_repair 26 4j 1b
sho_shop 1y 4h 9 4j b ip 7
sho_siz 26 4h d 9v d
shock 23 79 8
shoebox 1q 57 d dg 7 ek k
shoebox_receipt 26 ek e
shoemak 26 4j c fa g
shoot 1d 1t c 2y 2k 3e 18 5a 15 6c b 6j 7 8h h ab p ax b bw 1h bx o by o c8 13 d4 b
shoot_cost 26 c8 a
shoot_hom 26 bw s
shoot_listing 26 3e 8
shoot_product 26 c8 e
shop k 0 9 5 e 6 7 7 a 8 b b 8 l c 12 a 18 a 1j 9 1q v 1r 16 1y a 29 c 2a b 2i a 2j m 2o p 2q c 2r a 2s m 30 d 3o 7 46 c 4c c 4f u 4g g 4i c 4j f 4k a 4l c 4o k 4q a 4s 8 4u b 4y c 50 a 52 16 55 17 5i c 5l b 5t s 5u w 5w i 62 q 63 s 64 k 66 j 67 b 69 n 6a b 6c a 6f 9 6g c 6i 7 6k v 6m j 6q s 6v 7 79 9 7q n 8d a 8h b 8i 8 8l 7 8m p 8n 7 8q e 8r 7 8w k 8x b 8z e 90 a 92 d 9d r 9p l 9t 7 9x 7 9y 8 a2 9 a5 1j a9 9 am 9 ar b bu d c1 8 c8 p ca a ci g cx 7 cz 9 d6 8 de i dl d ds 9 dt 11 dz 8 e1 y e5 f e7 10 e8 c e9 8 ed a eg g ev m ew 8 ey d fc b fh o fi b fs e g1 c gx 9 gy 15 he 1a hv a hw 9 i2 7 i3 18 i5 13 i6 b ih f ik a im c in d io 9 ip g iw b
shop_accept 23 6m 9
shop_addres 23 c9 j
shop_app 23 4f g
shop_around 23 55 b
shop_assista 26 bn 9
shop_back 26 gy f
shop_bil 26 fi g
shop_book 26 e7 c
shop_brand 23 52 b 5u d
shop_canada 23 8q c
shop_car 1y ez d iw 9
shop_centr 1y 1o 7 52 f
shop_chain 23 fn 9
shop_cheap 26 8t a
shop_choos 26 he f
shop_click 26 5t e
shop_clos 1u dt 9
shop_cloth 26 4c a
shop_contain 26 dl b i3 a
shop_data 23 i5 b
shop_deliv 23 5t 9 5x c
shop_design 23 52 g
shop_driv 23 gx h
shop_email 26 e7 c
shop_family 20 5w f
shop_farm 20 19 9
shop_fil 20 63 t
shop_find 1y 5u q
shop_flea 26 1y a
shop_floor 1t 2v b 6q 13
shop_food 1v 64 9 i3 b
shop_furnitu 23 8p a 90 a
shop_garden 26 1u 9
shop_gift 23 69 9 91 a
shop_grocery 26 a5 d
shop_hand 26 g8 c
shop_handmad 26 0 9 fh g
shop_hom 20 iv c
shop_hotel 20 dn 9
shop_import 26 6n 7
shop_keep 20 6c 9 dt t
shop_kitchen 1y 5u a
shop_left 26 8m p
shop_list 1i 1q 1i 1r 11 1s 9 3l 7 7i d 9d 16 a5 t
shop_local 23 a5 m
shop_look 1u l g he b
shop_mak 26 17 b fh a
shop_market 1v 30 c a5 g
shop_marketp 23 3s 6
shop_medicin 26 fi b
shop_memb 20 18 g 55 b
shop_must 20 eg 8
shop_near 1n 2j j 5i b 66 7 90 8 bu 7 i3 d
shop_nearby 1t 2p 9 2v 9
shop_night 26 55 c
shop_offic 1x 5m 9 ih d
shop_onlin 1l 1y a 4f d 8w e a5 9 fs e
shop_open 1o 2o l 55 o ar a c1 6 he a i5 b
shop_ord 1n 5u s 6i 7 8h b fh a
shop_own 1k 8h 9 ar c e1 e e7 d ev 9 i3 d
shop_pack 26 6k k
shop_pag 1x cm 9
shop_paid 26 1x a ci f
shop_pap 26 1r b
shop_parcel 23 6k c
shop_parent 20 2j g
shop_part 1x 4i e
shop_pay 1v ih e
shop_pet 26 fs b
shop_phon 26 72 c
shop_photo 26 c8 e
shop_pick 1y 6m b a5 p he b
shop_plan 26 d6 h
shop_plant 23 6k c 8q 9
shop_plus 26 im 7
shop_post 1y 8y 9 e1 e
shop_puppy 26 1d 8
shop_put 23 62 f
shop_record 26 e1 8
shop_rent 23 52 t 93 a
shop_return 23 he p i5 f
shop_room 26 9d a
shop_sal 26 4d b
shop_sampl 26 ah 6
shop_scan 26 55 c 6v j
shop_see 23 ev g
shop_sel 1m b 7 6k 9 g1 9
shop_send 1x e7 i fc e
shop_ship 23 1l 7
shop_shirt 26 4q r
shop_sho 26 4h a
shop_shop 1x 1r 8 2j d he h
shop_short 26 52 c
shop_sit 26 4o b
shop_smal 1x 6g a a5 j
shop_softwar 26 9p c
shop_spain 23 gy e
shop_spar 23 dt e
shop_staf 1y 4y r 55 x
shop_stal 26 8l 7
shop_stand 20 55 d
shop_station 1y 4j s 8x a dt e
shop_stock 1u 5u b e1 a gy w
shop_studio 23 52 f 5l h ao h
shop_stuf 26 8m i
shop_superma 20 1k 6 8q 9 a5 c
shop_system 1x 9t 9 gy a he a i5 t
shop_tabl 26 3b 9
shop_tablet 26 r 8
shop_tast 23 6g e
shop_than 1y e9 8
shop_thursda 26 dz d
shop_tool 23 18 9 i5 13
shop_town 1v p 9 1r l
shop_travel 26 30 b
shop_trip 26 7q a
shop_vets 20 fr a
shop_villag 1v 55 r i3 16
shop_window 1v 2q c 69 d
shope 26 ik 7
shopify 1k 59 c 6k i c8 8 e9 d he 1d i5 24
shopify_app 26 i5 s
shopify_magento 26 e9 e
shopify_stor 23 59 c
shopify_woocomm 1y he 9 i5 m
shopkee 1x 5u f dt e
shopkee_send 26 5u e
shor 23 79 9 cx c f3 b
short r y 9 1b c 2d 8 2m d 3c d 3d g 3e g 3p 6 3v c 3x a 46 a 4m g 4y y 52 n 5a x 5f b 62 e 65 8 6l e 6u c 7e v 7g b 7l e 82 d 9b d ag e aq g az 8 b5 m b6 7 b7 b be l bh c bx c by a c9 g ch i ck n co g cx b d9 e dc h ey s f1 g f2 l g8 f ga m gd b gq o hc a hd s hg 15 il s ir f
short_audio 23 3v c 7s 7 b5 g
short_book 26 co s
short_brand 26 hg s
short_break 23 a3 a
short_check 20 f2 f
short_clip 1v 5a e az 8 hg j
short_daily 1u 8x e ga a i1 c
short_dat 20 62 u
short_documen 26 ck g
short_email 26 ch h gd e
short_exercis 1t 2d a b7 e b8 9
short_film 1r 5a b 7l f bh c by e ey d
short_form 1y hg e
short_gam 26 82 f
short_guid 1v 3v e 7e f
short_leas 26 52 n
short_lesson 1o 4y q bh b d9 p ey c ga u
short_let 1v 3c e 3d b 7y c
short_list 1x 6e b
short_medium 26 ir b
short_men 26 4c e cx c
short_not 1r 46 a
short_notic 1s bx 8
short_paid 23 gq e
short_phon 26 e c hd i
short_puls 26 25 c f1 d
short_questio 1s bl f cx b f1 c h2 b
short_quiz 23 2 7
short_recruit 26 5a w
short_report 1v dy 7 fm 8
short_session 1t 7e 9
short_spac 26 9b r
short_story 1y cl a
short_summary 26 d6 9
short_survey 26 f1 8 hc d
short_talk 26 42 b
short_task 20 4y c
short_term 1o 3d i 52 p 6l m 6u 9 dc q di 7 g8 9
short_train 26 hd h
short_vertica 26 hg d
short_video 1g 1w b 3p 9 4y n 5a e 7l 9 bj c c9 h ck b cn 7 ey e gq b
short_walk 1t 3e b 3x d
shortag 1y y 1c
shorten 1y 4o f
shortes 23 ds 9
shortle 23 3d 10
shortle_operato 26 3d o
shortli 1x 5d j as f bg e ex x
shortly 26 5v 9
shot 1i 2r g 3e 15 c8 w cp j cr 9 ey e
shot_film 26 cr a
shot_phon 26 c8 e
should 1g e n k a 2d 15 4o 7 56 n 7o 9 80 9 io a
should_back 26 2d 9
should_bag 26 8k 7 io b
should_blad 23 2d t
shout 1d f a 43 f 7g b ew e
show m 4 9 a 7 b 7 q o r 8 13 9 1g 8 1r b 1w k 23 g 27 o 2b b 33 8 39 c 3f g 45 7 5k 7 6q 8 6r n 76 d 7j 9 7n s 7r c 7v 9 83 j 84 9 8n g 9o i 9t 7 9w h ad a ap 9 az 12 bc k bd c by f c1 g c7 f ca 9 cj 14 ct a cw w d6 i d7 j df l di c dk 18 dt 8 dv l e0 f e3 j e7 9 ea b ed f ef 9 en l et i ey f f7 9 fv a fw d fx 9 g0 i g6 b g7 f gc f gn f h2 8 h5 e ha e hi b i5 i
show_balanc 26 en l
show_bank 26 en g
show_barri 26 cw 7
show_blu 26 4 f
show_both 26 1i 8 d7 8
show_cabl 26 dw 7
show_chair 26 39 i
show_client 1y et 9 gz f ha m
show_cod 23 dt e
show_commiss 20 dj 9
show_company 20 az c ca d
show_cost 20 1t 8
show_dat 1u 7x d g7 d
show_deposit 26 h5 c
show_donor 26 1c i
show_door 23 d2 d
show_empty 1x q f
show_everyth 23 df j
show_exercis 26 7g b 7o e
show_film 23 by a e3 u
show_first 1y ey j
show_fit 20 cw f
show_flat 23 3f j
show_food 26 85 g
show_ful 23 e0 8
show_gaps 26 aw d
show_green 26 27 e
show_hold 23 o 8
show_hom 1u n 8 3f r fv c
show_hous 26 dm d
show_last 1y 20 d 8g b
show_left 26 62 h
show_list 23 9w f
show_market 23 33 g
show_next 26 7r j
show_not 1u az 1d g0 i
show_numb 1y dk m
show_open 1y 27 f es d
show_own 1q ea e ed s gc b
show_pag 26 f7 9
show_parent 20 49 9 bf 7 g6 d
show_pattern 26 7n f
show_phon 26 8n f fw h
show_pictur 1r 1u c
show_rail 26 cw c
show_remind 26 h5 c
show_restaur 26 6r g e4 c
show_rout 26 fm a
show_sav 1v 2b 9
show_school 23 by h
show_short 26 52 c
show_siz 20 dv e i5 i
show_smal 23 1w j
show_someon 26 7n 9
show_spend 26 d6 q
show_step 23 7w 7 hj e
show_stop 23 az 7
show_tel 26 4x d
show_trad 26 13 b
show_tru 26 3x c i6 e
show_women 26 cj g
show_work 1y ha b
show_wrong 23 bc h
showing 26 cf a
shown t 50 8 5e 7 ck 8 ct 9 eh 8 f1 a ff c fh a
shown_buy 23 fe d
showroo 1u 30 7 3o c 3s 9 4e h
shr 23 an u
shr_bottl 26 an p
shred 20 6b g an d
shrimp 1v 78 h ae 22
shrimp_farm 23 ae 13
shrimp_pond 26 ae k
shrink 1v 23 b 7r 8 bb j
shropsh 26 hv 9
shrub 23 6h f 96 9
shuffl 26 1q a 5s b
shuffle 26 fk i
shut 1j 28 z 3o q 67 c 97 b cc f
shut_wat 23 28 x
shuttl 1x 48 f 74 9 77 8 ds 1x fp 9
sibl 1y 1m 8 7u 13
sibling 1e 1k 7 4k 7 7u 1d
sicily 26 bs 9
sick 19 56 9 6y 12 7t 9 a8 7 ay e b1 8 em a ez 16 f0 1f f2 h fo a i4 h i7 c id l ie n
sick_animal 26 fo e
sick_cal 23 ez y
sick_child 26 6y w
sick_childre 26 i4 f
sick_leaf 26 id t
sick_leav 1v ay a f2 a
sick_not 1v 6y i f0 17
sid y e b h a 14 9 25 d 2y e 35 9 3j m 3w 7 7b a 84 7 8m 7 90 u 9j f 9v 6 bh 8 bl u c2 o cv b cy n dn a e1 8 eq g fd c fe f gq n gz 9 h6 a hv 8
sid_fil 26 bl d
sid_gut 26 gt b
sid_opening 23 cy w
sid_sid 1i 9j d c2 9 dn 8 fe b
sid_sleep 26 90 d
sid_start 23 84 c
sideboa 1x 8o w 8p 1b
sideboa_centime 26 8o t
sidewal 26 2q h
sidin 26 3j k
sierra 26 am 9 fz g
sight 1i 33 f 76 g 86 17 eg a fy d hh f hk 8
sight_blind 26 hh 7
sightho 26 fj 8
sightin 26 fy w
sign t h 8 o 8 u t 11 8 19 h 1b p 1f b 3w 7 51 t 5b 9 6w 7 6z d 7l c 88 f 89 h 8y s 9t j aj 9 ax f b0 g bh g bq b c1 9 c3 b cb 9 cd a cj 8 dt d e8 a ei b ep k eq 1t er r ey t g3 9 gp 7 gt i gu i h1 9 h3 s h6 9 hn t i1 a
sign_agreeme 23 19 e 75 b
sign_ask 1y 7z 9
sign_consent 20 9t j
sign_contrac 1u 9c b eq f ey m
sign_copy 26 eq m
sign_documen 20 bq b eq 11
sign_first 1y 7l 9
sign_form 20 88 e
sign_languag 1u 1f j 51 14 6w c
sign_licenc 26 3r 7
sign_not 20 u c
sign_off 1q e8 c ey i
sign_offs 26 4y e cb f
sign_onlin 1y ep 9
sign_phon 1q 6z d 9t 7 eq z gt g
sign_rul 23 h 9
sign_scan 23 eq i
sign_screen 1y 88 f
sign_secrecy 20 51 8
sign_show 26 cj d
sign_video 26 1o 7
signag 26 b0 u
signal 1c x 8 21 r 2f d 9l e 9u h 9v i ei c fw b gn a gs c gu g h3 e id b
signal_not 23 9u c
signatu 1c 4x 8 6y b 9l d a8 8 ax b c0 j ep h eq 2j gh d gs d gu 10 h0 b h3 n h6 t
signatu_cocktai 26 c0 c
signatu_contrac 26 eq t
signatu_drink 26 c0 h
signatu_invoic 26 gu r
signpos 1y 21 m
sil 1x 8c 7 97 1i
sil_includ 26 97 7
silenc 1m n a 3v e 7e 8 dx 9 g0 c
silent 1k 38 b 7e g 7r c 93 c
silentl 1y be 9 c7 7
silesia 26 8i 6 am b
silicon 1v 2e i 56 8 5i 8 8s n
silk 1r 4e g 4g o 4z d i2 a in 14
silk_scarv 23 in w
silly 1k 2z 9 fz 7
silv 1r 4k 25 br e
silv_ring 23 4k t
silva 1q gz 9 h0 c
sim 1k 22 a 2f f 79 20 7a d 9z r ce f ev f fk 7 gb d hs 7
sim_card 1x 2f c 79 u gb d
sim_data 26 79 e
sim_rac 26 fk 8 hs 8
sim_sauc 26 9z t
sim_swap 26 79 9
similar 19 22 9 37 a b4 8 gi a ib h
similar_cars 23 22 b
similar_hom 23 3f 9
similar_ones 1n gi a
simpl 10 z k 31 9 34 a 3q c 4h b 6q j 7i d 8e d 9h 9 9k 9 9o 8 9p e cu a cz h d9 8 e7 d eh 9 em a eo 11 f0 9 ga a gg d gm s gy j h1 c h2 8 h9 c ia c in a
simpl_app 26 9o d
simpl_cas 23 cd 9
simpl_cremati 26 3q e
simpl_crm 26 eo 1c
simpl_enough 23 gg e
simpl_grip 26 2g e
simpl_languag 23 gm n
simpl_list 20 eo g
simpl_phon 26 cu a
simpl_tool 1u z f h8 b
simpl_web 26 4v c
simpl_word 20 ca 7 ga f gm g
simplif 26 gm s
simply 1e bs c ck 8 i4 c
simulat 1g 43 13 4x 1x 5k b bo o cm b f3 14 fk 1y ga 1j hd q hs 1b
simulat_attack 23 5k d f3 n
simulat_bays 23 fk r
simulat_trad 26 ga r
simulat_train 26 4x l f3 9
simulta 26 75 b ib a
sin 26 7a i a2 9
sinc w 1o 7 2g 9 7z 9 dm b ef 9
sinc_broth 26 1o d
sinc_eleven 23 dm e
sinc_know 26 4f f
sinc_pandemi 26 7x d
sing 1c 1o m 39 e 41 m 4i k bc m cl 9 cz h du 2d e0 18 e2 1j g2 s hn 15
sing_hear 20 du l g2 b
sing_lat 26 4i a
sing_lesson 26 41 c bc d
sing_lin 26 du l
sing_own 26 du i
sing_part 26 du d
sing_practic 26 du c
sing_song 23 1o 8 e2 h
sing_track 26 du 8
sing_turn 26 e2 i
singapo 17 3o 7 66 b b1 9
singl w b a i b 10 8 2n b 3h 9 5z i 64 b 6a e 6d q 6e 8 8g a 8l 6 8o 8 8p 9 8s 9 8z 8 95 a a0 a a2 s as 9 bj 2b bl b fg 8 hr 7 ht 8 hw h
singl_app 26 bj f
singl_bevel 26 8l c
singl_coupl 20 60 a
singl_din 26 bj f
singl_farm 26 6d c
singl_ingredi 26 a2 o
singl_item 20 62 d 64 d
singl_malt 23 hw i
singl_meat 26 a2 p
singl_moth 26 1a e
singl_mums 23 bl c
singl_origin 1x 2j d 5z n 6d x
singl_oven 26 3i 7
singl_parent 23 bj e
singl_partn 26 bj f
singl_piec 1s 2a d 8p c 8z 7
singl_product 26 2v d
singl_room 23 3h h
singl_sachet 26 a0 j
singl_screen 26 e3 d
singl_use 1y d d c1 9 ii e
singl_visit 1x 95 9
singl_women 20 7d 9
singlet 23 il 1f
singly 26 3u h io 8
sinhala 26 i1 d
sinhala_tamil 26 i1 a
sink 1m 1p 9 24 7 28 1l 3a d h8 e it d
sink_fund 26 h8 e
sip 1y 2e h 2r 8 hj 1a
siren 1r 28 7 2f 22 ef 9
sist 1g 1n f 3h b 82 a
sist_wed 26 4h 7
sit n e 8 w l 17 c 1b f 1e c 1j 8 2d 7 2n a 2v j 2z 9 3t 7 3y 1s 46 c 4e 9 4l 6 4n k 51 9 59 x 5c i 5j 8 5p b 5q e 6o 7 6u c 6z c 75 d 7b d 7c 8 7d 7 7e e 8n b 8p 9 8y 8 9a 9 9c m 9i 17 9o w 9s e a3 r a9 b ag e aj 7 ak b an 9 ao j aw h ax 9 ay g b1 f bl a bp c bq b by e c2 k ci l ct n cu d cy i dq b eg m eh g ei d f2 f f6 b fe e fo 19 fx d g2 a g5 a g9 9 gd a gq c gs 1j gv n h3 j hp a i4 8 i6 b if h ig a
sit_accessi 26 76 7
sit_add 26 gs k
sit_alert 26 bn a
sit_animal 26 fx c
sit_answ 23 ax p
sit_ask 23 w 9
sit_back 20 b1 8 cy f
sit_besid 23 cb g
sit_book 1x 52 f 7b f bd d bh 8
sit_both 26 gq k
sit_cancel 26 3y f dh c
sit_check 1y gv 9
sit_childre 26 3y w
sit_clean 23 94 d
sit_compar 23 aw 7 bi f
sit_crew 26 dm e
sit_deliv 26 2n g
sit_diary 26 gs x
sit_dog 26 fo e fp c
sit_engin 26 9c g gs d
sit_even 26 3y f
sit_family 26 aw c
sit_farm 26 34 c a9 d
sit_fil 26 c3 f
sit_find 23 c2 b eg c
sit_first 23 5h h
sit_fix 23 59 g if d
sit_floor 26 bx d
sit_front 26 7c 7
sit_guid 26 33 b 6w c
sit_hom 1q bq d
sit_host 26 fo h
sit_hotel 23 6z o
sit_instagr 23 cs 8
sit_insur 26 7b 8
sit_introdu 26 46 e
sit_kitchen 1x 5g f b5 d
sit_list 1s 1b c 30 c g5 b
sit_liv 23 9i p
sit_load 23 9a f i8 h
sit_local 1y 1b p b8 9 ci a
sit_long 26 3w i
sit_manag 1v ct 8 gs 17
sit_map 23 9s h
sit_market 26 8z e
sit_match 26 8p f gq 9
sit_measur 26 4o b
sit_meeting 1y f6 l
sit_met 26 3y b
sit_near 26 9i p fo a
sit_onc 23 i6 8
sit_onlin 23 fa 8
sit_ord 26 a9 j
sit_pallet 26 62 9
sit_parent 1y 1j j 3y e 40 c i4 7
sit_pay 23 8h e
sit_pet 26 fo i hp f
sit_photo 26 gs e
sit_pick 20 8f 8 e2 c
sit_platfor 23 3y b fm b fo a
sit_plus 1y 6u f
sit_print 26 ci r
sit_publish 26 1c g f9 7
sit_real 26 5f e
sit_report 26 gs n gu d
sit_residen 23 dq o gi f
sit_sam 26 5c 9
sit_see 20 bt b
sit_servic 23 eh f
sit_set 23 3t c
sit_shop 26 5u e
sit_show 20 fx f
sit_sign 23 h3 j
sit_softwar 26 f4 9 gs b
sit_stand 23 iv a
sit_start 26 b1 d
sit_stay 23 9i j
sit_talk 26 5j 7 h6 g
sit_tech 26 5c e
sit_test 26 4n g
sit_thing 26 fh c gd a
sit_tool 26 9o g ep g
sit_until 26 9c 9
sit_used 23 37 a fe l
sit_venu 23 c2 n
sit_video 23 1q a aq c
sit_weekly 26 eg d
sit_weigh 26 59 f
sit_wel 26 5 8
sit_whatsap 26 7 8 h2 e
sit_work 20 59 e
sit_writ 20 75 e bq e ei f
sits 19 4 a 26 a 28 9 2h c 3q b 3r a 5j a 6i 8 7e d 87 9 9h c bs e by e e5 a eo e i5 d ij 9
sits_back 26 by c
sits_family 26 3q g 3r e
sits_wel 23 4 d
sitting 20 m 9 7e k
situati 1o 4x 7 5f h 7a j 83 g b5 w bd e bh e
sixteen 1l 2t j 5f f bb e by g f4 f fg c
sixth 1v 5y 7 bf 7 bg j
sixth_form 20 bg g
sixty 1a 5 b 19 a 3z b 69 9 9y f a1 9 cn 8 cv b
sixty_percent 1x 9y d
siz s 2 7 6 j a c 1j 10 1k 18 24 d 2a g 2p 8 3m g 3z c 4c j 4d 1g 4e 13 4f j 4h n 4k e 4m 14 4n s 4p e 4q k 4r c 4s 10 4w 8 8b c 8d 6 8e 1b 8n c 8o l 8y h 90 b 92 a 93 11 96 7 9t 8 a2 c ai o al 9 c1 6 c8 m cx l da 8 dn 8 dv z fp e fs k gy p he k i2 7 i5 10 i6 7 ik b il n im 1l in p ip g ir w
siz_back 26 he b il 8
siz_button 1v 24 b
siz_chart 23 im c
siz_choos 20 dv h
siz_city 20 5n f a6 e
siz_cloth 23 4c d im o
siz_coin 23 2d 7 2f g
siz_colour 1v c1 9 dv c gy e
siz_company 1n 4w d f4 9
siz_conditi 23 i6 g
siz_cut 26 im b
siz_deliver 26 dn d
siz_design 20 2a k
siz_digest 26 ai i
siz_dog 26 a2 9
siz_exchang 20 he d
siz_firm 20 5f b
siz_first 20 1k 6
siz_fit 1v im f
siz_fits 23 in 8
siz_fix 26 3h b
siz_fold 23 4d u 4r d
siz_fram 26 8y m
siz_fre 1t 93 g
siz_grow 23 1k f
siz_hand 23 8b e ir a
siz_jean 26 im l
siz_kit 1y 4k 7 ir w
siz_label 26 im d
siz_materia 20 3s 5
siz_mis 1y dv 7
siz_museum 26 6w a
siz_next 20 4d b
siz_oth 20 1j d dv e i5 i
siz_own 26 8e c
siz_pea 26 a2 d
siz_photo 1y c8 f dv 7
siz_plant 26 8c d ai d
siz_real 23 4m d im e
siz_recomme 26 i5 g
siz_refund 23 i5 l
siz_season 26 4d e
siz_sent 26 4e c
siz_smal 1p 4h a 4q d in a
siz_sold 1o 8e a
siz_stock 1y 4h 9 4n 8
siz_swap 23 93 e
siz_temp 26 fp w
siz_try 1x 4s 8
siz_wear 26 4e f
siz_whenev 26 4d d
siz_width 26 4h a
siz_women 23 im d
siz_writ 26 e8 f
skat 1x 4a 9 fk 7
skatebo 26 d8 g f8 a
skein 20 8d 22
sketch 1l 2a r 2p t 4c e 4q 9 c5 j cq e
sketchb 26 8x j bg e
ski 1o 4 f 1y e 35 k 6z d 92 f gy c
ski_school 23 35 c 6z c
skid 26 cw e
skil 18 14 t 17 d 1a a 1b x 43 n 4a c 4o 9 4z g 5d i 5f h 7a b 95 z aq r au k b3 m bb f ct k ey c ez m fc f gu g hd b
skil_clas 26 au b
skil_cours 26 aq y au b
skil_employ 26 hd d
skil_morning 23 b3 u
skil_record 26 gu e
skil_sign 26 ey h
skil_test 1y 95 e
skil_train 23 aq a au f
skil_volunt 26 1b g
skil_work 1y 5d b 5f d 7a d
skim 1y 3k m 7v f g7 e
skin 15 0 17 1 1o 3 1a 4 r 9 j b g d c m o p q v 9 y 8 1n k 26 9 4p 7 4s i 6i 8 7t a 7z a 80 20 8k 8 8t a a2 v bu b bv g c8 a cg k gc d ir d it 9 iv 8
skin_car 26 0 p b 9
skin_chang 26 80 a
skin_check 23 t 9 80 w
skin_cream 26 1 8 y b
skin_doctor 1x 80 17
skin_fad 26 bu g
skin_feel 20 0 9
skin_lesion 26 v d 80 a
skin_photo 26 7t e 80 g
skin_spot 26 80 a
skin_ton 1o 3 12 4 8 8t b c8 c cg a iv a
skin_typ 26 0 c 4 c
skincar 1r 0 1m 1 t b c 50 a 52 a
skincar_brand 26 0 c
skincar_lin 26 0 u
skip 15 4 b 9 7 1p 9 33 c 38 19 4i 7 5v d 65 e 6g 8 8d 8 bf 9 gf 8 hx c ig d
skip_alcohol 26 6g 8
skip_empty 1s gf a
skip_quiz 26 bf c
skirt 1u il t im e
skis 1u 1y e 92 1j dt 8
skis_boot 26 92 t
skit 26 ck a
skoda 26 e k
skul 23 e a
sky 1y 34 d 78 e
skyligh 26 73 9 97 8
skån 26 5y 8
sl 26 4g b 4r h
slab 23 69 h
slack 1q cc d ed g ef 9 f7 j fl t
slack_group 26 fl m
slang 20 bs a
slat 26 2m b
slaught 1u a2 b a9 e hu 1s
slaught_sold 26 hu h
sleep 12 7 a l b o k 1g 26 25 20 26 u 34 t 4r j 73 b 74 d 7f 28 7h a 7k g 7l n 7n k 84 x 90 1f 92 q bl a bw 9 cl l f2 13 fp a fw g fz c hn a hw 9
sleep_app 26 7f 12
sleep_apps 23 25 9 7f 9
sleep_badly 1x 25 8
sleep_bag 26 4r d
sleep_bags 20 92 12
sleep_bet 26 7f g
sleep_clinic 20 25 8
sleep_coach 23 o c 1g z 7f c
sleep_consult 20 o c 1g 1n
sleep_devic 26 25 18 26 f
sleep_diary 20 1g 8 7f 16
sleep_doctor 26 7f k
sleep_food 26 84 e f2 f
sleep_night 23 7f c
sleep_pillow 26 25 c
sleep_plan 26 1g 1b
sleep_program 26 7f c f2 i
sleep_sound 26 7f i
sleep_track 23 25 h 7f g
sleep_train 23 1g c
sleep_weath 26 84 n
sleepov 26 44 8
sleev 1g 1t 8 2e 8 4g a 4m d 4o k 4p 7 8h 9 8k a 8l m 9t 6 cy 8 e1 e im 18 io 11
sleev_dres 26 im l
sleev_open 26 cy 7
sleev_sel 26 io 7
slept 1o 7f a 7h 10 90 7
slic 1n 2o l 5y f 66 f 7y g 8l b a0 9 dc e hu 7
slic_bread 26 2o a
slid 1a v j 8h e 8u d 93 a ad a au r b0 11 bf r bz p d2 20 dz a f9 g ge 1e ha u hd a hq 12
slid_bal 23 8u c hq r
slid_deck 1y b0 v ha c
slid_fee 26 93 d
slid_film 26 8h 7
slid_negativ 26 d2 8
slid_print 23 d2 l
slid_scan 23 v o d2 e
slid_workshe 26 f9 l
slight 26 cg g
slightl 1t 25 8 2g e
slim 1u 45 m 4m d 81 7 85 e b6 e iq d
slip 1b 10 a 11 7 4h j 4m k 6q a 6y c 7s h 9r e em q eu a
slip_phon 26 i4 8
slo 23 6h c b6 a hw e
slop 1u 21 g 7c 6 8o a ag g
slot 16 c g d b q 1i 17 c 1i 9 32 f 3e j 3g e 7b b 80 a 9p b 9t 6 bd b bu 8 bw g dl b dm i dq b ex e fb 9 fc 9 fj f fk 8 g5 r gl e h2 a h5 x
slot_book 26 g5 f
slot_offer 23 q g
slot_onlin 1y 3e l h5 b
slot_patient 26 q d g5 e
slot_phon 26 c 9
slot_room 26 bd f
slouch 26 2d k
slovak 1x 8t f cl 7
slovaki 1r 3x 7 6w 7 82 9 g9 9
sloveni 1n 36 a 56 7 65 e 8o e ad 7
sloveni_croatia 26 36 a
slow 13 g i 16 9 1a 9 1i a 25 v 2t 9 4c 9 59 8 78 s 7f 8 9j 9 9z n ak a b3 e b8 8 bc v bj d ch a ck a cl 9 cr a du p ef h fv a ho b
slow_cook 20 60 c 9z y
slow_fashion 26 4c e
slow_loop 26 du p
slow_motion 26 fv c
slow_night 23 g2 9
slow_ones 26 b3 g
slow_read 23 ch g
slow_walk 23 78 f
slowly 1e c d 1i c 67 g 7f f 7o f bc 8 cr 9 fr a hv 9
sls 26 5i q
slurry 1y ai w
slush 26 2s 8 bz b
sma 23 d0 d db 9 fu c
smal f 2 9 5 g 8 8 f i g a j e m 8 x a 1b 9 1c g 1n 6 1o 7 1w c 1x g 24 a 27 f 28 a 2b 7 2i 7 2j b 2q 9 2s a 33 b 35 a 37 d 39 c 3l a 3t e 3u d 3w f 3x 8 3y 9 3z a 40 a 49 a 4a b 4b c 4c a 4i 8 4q 8 4t l 4u 9 4v 9 50 l 55 c 57 l 58 d 5c q 5e b 5g b 5i e 5k 8 5o 8 5p a 5u m 61 9 64 9 65 g 66 a 67 i 69 d 6d b 6i b 6k g 6n h 6p 9 6q a 6v 9 78 9 7v k 7w i 7y f 8b j 8d 6 8i a 8z c 91 b 95 f 9k b 9x c a5 a a7 b aa a ac 9 ai 8 ar j au 9 aw d ay d b0 9 b8 i ba c bd b bi g bv 7 bx 8 c5 c c6 8 c9 a cj a cn 7 co 8 cp 9 cq 8 cr 8 d9 9 dc b e1 6 e3 8 e7 d e8 a eh j ek b em d en 8 eo g f0 b f3 8 f5 a fh 8 fl c fp d fs a fu 9 fz a g8 i g9 a gb b gq u gy e h1 b h9 a hf 9 hh b hm d hq a hu c hv d hw b i3 d ih b in c iv b
smal_agency 1o ax a ce d
smal_amount 1t 7v 15 d9 a
smal_animal 1x x 11 fu 9
smal_bag 23 i4 8
smal_bakery 20 5w d hk i
smal_bar 23 6g b hr 7 i3 d
smal_batch 1g 0 b 2 9 5 c 2q 8 49 a 67 12 69 b 6h g 6i b 9x p a1 8 aa 8 bl a hv l hw u
smal_boat 20 hu 15
smal_booklet 26 1p 8
smal_bottl 20 aa g ba h
smal_bottom 26 3t 7
smal_boutiqu 26 bg d
smal_box 1u 27 g
smal_brand 1s 50 z 52 e 6k c
smal_busines 1d 4t d 4u a 4v e 50 h 57 i 58 h 5c j 5e 8 ar h ax a ay c c9 9 e8 g eh m ek h em e en i eo d ex d f0 l f5 d gq h hf e
smal_café 20 2j h
smal_car 23 do b
smal_card 26 3s 6 8v d
smal_carri 26 4t f
smal_chain 20 y b
smal_chang 1x l a
smal_charity 1s 1b k 1d a 5g a h9 u
smal_child 20 1n m hn f
smal_childre 1k 1o j 1v c 3y n 4a q hq a
smal_chop 23 31 c
smal_circl 20 3v 6 aq c fl t
smal_claim 20 88 l h1 g
smal_clas 1v h d
smal_clinic 23 g4 i
smal_clip 20 2d c 86 e br e
smal_cold 26 ae b
smal_collect 20 8s d
smal_company 1g 5e 7 7c 9 ay b b0 a gq 13
smal_concert 20 39 x 6v h
smal_contain 23 55 18
smal_contrac 23 5q 9
smal_count 26 2r c 2s d
smal_crew 26 5a i
smal_crop 26 dc f
smal_daily 26 7f f b5 9
smal_databas 26 b8 e
smal_dental 23 11 7
smal_deposit 1x q f 6r d h5 b
smal_design 23 m b
smal_devic 20 89 f gb i
smal_digital 26 2z 9
smal_electri 23 36 f h3 b
smal_employ 26 em 8
smal_event 1y 1w f
smal_factory 1v 8o d am e
smal_farewel 23 3u s
smal_farm 1t 5u h
smal_fashion 23 i5 b
smal_favour 26 1x k
smal_fee 1k 1x c 3b d
smal_firm 1d 57 t ar b aw 9 ay c eo n f3 7 gq o
smal_fix 20 fp h
smal_flat 1u 18 9 iv n
smal_food 1x 5r c 6n q
smal_gam 23 b8 h
smal_garden 1x 3l o cr f
smal_gift 26 g9 9
smal_group 17 f b j v 33 l 35 h 37 c 3w e 3x j 40 m 76 e 7b b ar 8 au a bi d bk a c5 a co a fp a fz 9 ga 7 hm d
smal_grow 1x 65 10 8i l
smal_guestho 23 8z b
smal_guid 26 3w j
smal_gym 26 ho e
smal_hal 26 39 a gl b
smal_hand 1x 8b n 93 d
smal_hauli 26 i8 c
smal_host 23 6u d
smal_hotel 1n 37 c 5o k 6t c hy a
smal_immigra 26 64 f
smal_import 23 6n o
smal_insur 26 h1 m
smal_investo 1y 7y z g9 7
smal_jars 23 6d g
smal_jobs 1t 1x o 95 i
smal_kitchen 23 4b f
smal_lend 26 dd 9
smal_let 23 1j c
smal_lift 26 9l d
smal_liv 23 bi 16
smal_loan 1v 7w 7 di 8 g8 1g
smal_local 1y 1w s 5u d 91 g
smal_lots 1y 6f b
smal_machin 23 4p 6 9o d
smal_mak 1o 5 b 69 a 8m 8 fh j
smal_manufac 1u 5g g 5h j 6q s
smal_market 23 id e
smal_menu 26 1f 9
smal_mid 1v 6w 9
smal_monthly 20 7w h d9 c db e
smal_non 20 57 d
smal_offic 1o 5c z a7 9 f3 b
smal_onlin 1r 3 a 3w e 6k e c9 a in 9
smal_open 26 dq g
smal_panel 26 2b 6
smal_pet 26 3u o
smal_portion 1y 60 e 6d c
smal_pots 1y hv i
smal_pouch 26 6e 7 9z e
smal_practic 1y 5c b
smal_print 1u aw d d3 d
smal_privat 23 f e
smal_produc 1y 5u c
smal_product 23 2n d
smal_project 1x 1c v b8 p
smal_publish 23 8v 8
smal_purs 26 4g 8
smal_rang 20 1 b
smal_read 26 co e
smal_record 26 e1 e
smal_repair 1t 95 x 98 f
smal_reserv 23 dd 9
smal_restaur 1s 8l a 8z g eh k
smal_robot 23 49 c
smal_room 1t g d 39 e
smal_runs 1r 4c r 4k b 4q d 5i b 67 a
smal_salon 20 bv k
smal_school 26 2w n
smal_scratch 23 2i 9
smal_sensor 1x 27 f 9k r a7 c
smal_sery 1s 2a g 5i w 6p i
smal_set 1y gb c
smal_shop 1k 4o f 66 9 6k g 8w g e7 x gy h
smal_sit 26 gd g
smal_softwar 1x 5k n c6 e
smal_solar 23 ac q ad a
smal_step 1u 7r a 81 8
smal_storefr 26 g1 c
smal_studio 1u d f i b c5 k hh g iu 9
smal_stuf 26 m a
smal_sum 20 7v w
smal_suppli 20 4t 10
smal_talk 20 bd 16
smal_task 1y 7w f gq d
smal_team 1p 23 a 47 c 54 a bm 9 d5 9
smal_tins 26 6d c fr h
smal_tool 26 8b e 9o d
smal_tour 26 6z h
smal_town 1g 52 b 64 b a5 j e3 a hm a
smal_trad 1v g8 a
smal_utility 26 ij k
smal_van 26 a3 f
smal_villag 26 cj k
smal_walk 20 78 v fq e
smal_warm 26 g d 4b j
smal_wedding 23 2x m
smal_weekly 26 au h
smal_whit 26 27 e
smal_wholesa 26 gy h
smal_winery 20 65 h 71 9
smal_word 26 cn l
smal_work 23 3a c g8 c
smal_worksho 1v 4i 7 69 f in b
smal_wound 26 fu i
smalles 1q 4h 6 4q 7 7x g
smallho 1l 5q j a9 16 af r ai b aj e dc m id m
smallho_buy 26 dc f
smallho_farm 1x a9 a
smart 1b 24 q 25 7 26 h 28 8 2b e 2d 1b 2h 1d 2v 19 3n b 3o k 55 a 56 11 5m y 6m k 86 g 9g b a7 8 cy 9 dr 9 fw m gc 16 gf t ho b i9 a ib p io a
smart_collar 23 fw r gc a
smart_fridg 1v 2v 1f 55 b 5m r
smart_glas 26 56 e 86 c
smart_hom 26 28 a gb 9
smart_lock 1y 2h 1i 3n e 6m n
smart_met 26 9g f ib d
smart_shirt 23 2d r cy b
smart_vest 26 56 r
smartph 1j 1i v 2i 17 9e d cu 1h d0 a
smartph_data 26 ez 8
smartph_repair 26 2i m 9e e
smartwa 26 2d s iq e
smash 20 bw d hs 8
smel 1a 5 i 8 i 3i 7 5l 9 6d e ck f cz p iu v
smel_good 20 ck a iu 8
smel_sam 26 5 8
smel_tast 26 e4 6
smes 1o 5h l gq 8
smil 1n cg c
smith 26 hi a
smok 1g 2l h 67 a 6d 8 6e g 7s 1s 9m w aa 9 c0 9 h6 a iu k
smok_alarm 20 9m d h6 c
smok_detecto 23 9m i
smok_fre 26 7s e
smok_paprika 26 6d 9 hv 7
smok_salt 26 aa a
smoky 23 67 l
smooth 1v 8x d 9y l
smoothi 23 2r 1m g7 f
smoothi_bowl 26 2r o
smoothy 20 2r v 6b 9
sms 1d 6r f 6t s 9h c 9p 8 ae 9 dc a e7 m ea i f3 d g3 b gg b go 7 h5 i hc l
sms_book 26 6t 10
sms_parent 26 g3 8
sms_phon 26 f3 h
smudg 23 8x h iu b
smuggl 26 32 a 8v 9
snack 1e 2v y 2w 9 3b b 5m 1z 5w 1r 68 1u 91 d a0 l f8 14 fk 7 hs g
snack_bars 26 68 1c
snack_chickpe 26 68 u
snack_employ 26 5m k
snack_homewor 26 f8 a
snack_play 23 f8 j hs e
snag 23 gs o h6 e
snak 26 8q g
snap 1g a l 1q e 1t c 23 a 2b a 2z d 4k 7 4l 6 8n c c8 h d4 a ek p el s hx b hy 6
snap_photo 26 1t f ek d
snap_pictur 26 el g hx e
snap_receipt 23 el h
snapsho 1x c8 j cc e d3 v
sneak 1n 1y e 4h 1u 4j 1l fk b ip 2g
sneak_clean 23 4j 13 ip a
sneak_collect 26 ip a
sneak_recycl 26 4h t
sneak_sel 23 ip h
sneaker 20 ip z
snif 1x 5 9 9k i c6 e fj d fp h
snip 26 8c 9 dg e
snor 1y 25 2k 7f g
snow 1o 21 a 2g i 43 e 9i a fp f
soak 1y 3i c 73 9 ir b
soap 1g 0 1o 2 b b 8 3c f 4y 9 5l 9 5m b 63 w 91 i e4 6 fh e i4 7 it t
soap_box 26 b a
soap_coffe 23 3c g
soap_cold 26 0 p
soap_deterge 23 63 e it d
soap_mak 20 hi 7
soap_opera 23 4y b
soap_wat 26 5l 9
soapnut 23 it 11
sob 1y 6g x 7s 11
soc 1u 4a 16 f4 y f8 d
soci 26 i g b3 c
social 16 m 7 13 e 1c 9 1f r 1i 1c 1w b 3t 7 51 8 58 14 5a f 91 c b0 l b3 b bk b c9 a ch 9 cj 8 cn 7 co e cr 7 cs 7 e8 1m f9 e gd a gi 6 h2 9 ha d hg g
social_ads 26 c9 e
social_enterpr 23 1f 13 91 h
social_insuran 20 em 9
social_media 1c 1i 1a 1w a 58 t b0 j bk a e8 16
social_post 26 58 9 h2 e
social_run 26 b3 g
social_story 26 f9 f
social_work 1y 13 g 1c c
society 1i 27 7 5x b dq e dv b g2 7 h8 1k
society_flat 26 h8 b
society_mainten 26 h8 p
sock 1h 26 o 2g b 4d g 4s 16 8d 7 hq 9 ik 3j
sock_sensor 23 26 r
sock_subscri 26 4s f ik a
socket 1k 2b 12 3g l ak g dr f gb c gs c
socket_light 26 3g 9
soda 1o 9 j 2l e 6g 8 6h 1f aa j
sofa 1a d c e c 1y b 3f u 3i 1j 8o o 8p 1y 9b a 9d f 9f r c8 b e3 8 fo a fx 8 hp j hx e
sofa_fabric 26 9f d
sofa_mattres 23 3i w
sofia 1y 74 6 7g 8 dd a
soft 15 6 7 25 v 2c 9 2d 9 35 p 3j y 3p b 4b 14 4d u 4p h 4r j 4s p 60 d 66 8 6h r 8r 8 8t a 90 9 a1 x ac f bs a bz h e2 9 fk g fr c g6 c hq w ik 9 iq h iv 8
soft_brush 26 3p f
soft_cooky 26 a1 p
soft_drink 26 6g 9 6h 18
soft_enough 26 4p c
soft_floor 26 hq j
soft_food 26 4b f
soft_light 1x 25 c iv b
soft_play 1t bz k fk k hq o
soft_wash 20 3j 1d
soften 23 1h d 2e g
softly 23 2d g 7n b 83 9
softwar s q f r e s 12 t 17 u e v o x l y r z j 10 o 11 s 1a e 20 8 4u f 4z 8 57 f 59 a 5c 9 5d 9 5g 8 5j 8 5k n 6n j 6q t 6s u 6t p 6u k 6x o 6y l 6z z 71 11 72 l 80 a 89 b 8a j 9l k 9m e 9o c 9p 10 9q t 9r h 9s y 9t m 9u q 9v e ak b al c ap k c6 q c7 t c8 c cb l cc l e5 g e7 d e9 c ea h eb e ec e ed h ee g ei z ej f ek y el w em z eo g ep q eq f er g es t et f eu t ev o ex k ey j ez l f0 x f1 9 f4 r f5 n f6 9 g3 w g4 16 ge g gf d gh u gj i gk m gl a gm 9 go m gp d gr y gs b gt e gu p gv w gw r gy r gz p h0 m h1 u h2 s h4 e h5 m h7 9 h8 o h9 m hb 9 hc p i6 p ia k ib u ic y id k if 7
softwar_agency 23 59 c
softwar_behind 26 d1 a f5 d
softwar_check 23 bm e ev e
softwar_clean 26 c8 h gv a
softwar_clinic 26 q d g4 8
softwar_collect 23 ey f ib e
softwar_company 1o 5k j ec 7 f4 9 hc d
softwar_count 26 em c
softwar_dental 26 10 p
softwar_develop 26 eu c
softwar_documen 23 9t c eg c eu a
softwar_fil 23 h5 e ic h
softwar_fir 26 9m 9 gk 8
softwar_firm 1p 1a b 5j d
softwar_hom 26 20 e eo e
softwar_host 26 e7 g
softwar_hotel 26 6t a ib j
softwar_hous 26 c6 g
softwar_intervi 26 e9 g f5 g
softwar_invoic 26 ej a es a
softwar_keep 23 6s h h2 e
softwar_know 20 go g
softwar_licenc 26 cc 13
softwar_list 26 ei r
softwar_listen 23 u d c7 h hg b
softwar_mak 23 11 8
softwar_mark 26 v d gp 9
softwar_match 26 5g i ek h
softwar_patient 26 g4 g
softwar_plan 23 71 c 8a e gw d
softwar_plus 26 ic c
softwar_predict 23 al d ev f
softwar_product 26 eq d hc e
softwar_project 26 4z h et a
softwar_public 26 ge 9 gl e
softwar_pul 26 gr e ic f
softwar_puts 26 6q i h9 e
softwar_read 1q v b w 9 y d 6n a 72 c b4 a ek m er b gp c
softwar_robot 26 cb t
softwar_school 26 g3 8 gn 9
softwar_send 23 6t d es m
softwar_smal 1v 6u c 9o c em j f0 m gr d gy l
softwar_staf 26 ey h ez b
softwar_startup 23 f4 f
softwar_suit 26 71 9 i6 9
softwar_team 1y ee b eu a
softwar_tour 23 6z r h2 9
softwar_trad 23 9l 8 gt b
softwar_train 26 1a e
soil 1f 19 p 24 15 3l h 3s m 65 7 8c v ac c aj p cd b i0 a id 1p
soil_moist 26 24 c
soil_moistur 26 id s
soil_prob 20 24 c id 10
sol 1h 4h 1i 4j 10 80 9 dg p eh a ej c ip e
sol_clinic 26 4j a
sol_trad 1t dg o eh a ej b
solar 16 12 9 16 j 1e 22 2b 1e 3m 26 5p 16 6m c 89 a 97 f 9g 13 ac s ad 7 ag 1j ak d al n am 26 bb c ct e dr 8 e3 9 ep d fc c gc i gf q hs a id a ie i if y
solar_battery 26 3m r
solar_cold 20 5p 16 am a
solar_company 23 3m b
solar_dry 23 12 d am a
solar_firm 23 al a am r
solar_generat 26 2b c 5p 8
solar_grid 26 ct c
solar_hom 26 3m e am i
solar_homeown 26 3m 9 9g f
solar_instal 1v 3m f 9g d fc a
solar_install 26 3m i bb i
solar_instalm 26 3m 9 am b
solar_invert 23 3m 8
solar_kit 26 2b q 3m 9
solar_lamp 26 2b c am b
solar_leas 23 3m 8 am 12
solar_mini 26 am s
solar_panel 1p 1e c 2b g 3j 7 3m 16 97 g 9g i ad 8 am 8
solar_park 1u ag 18 if 10
solar_plant 26 1e q
solar_pow 1y 3a c am d
solar_power 1x 6m f ac a gc b gf n
solar_pump 23 16 s am m
solar_robot 26 ac v
solar_roof 1v 1e n 9g d am n ep b
solar_school 23 1e d am u
solar_wat 26 3m 9
sold s 2 b 3 9 a f b d 1j d 1y a 2i 9 2l 9 2o r 2s 8 4c d 4f 9 4g h 4l 6 4m a 4r 8 62 a 67 c 68 b 69 e 6a 9 6b g 6d b 6e r 6h g 8e 8 8i 6 8k 9 8s b 8y 8 90 i 9y a a0 b ar f cm 8 cr b hu g hv b hw a hx a i6 i ik j il 8 im 8 in a io 8 ip 7 iu a
sold_acros 26 cj 8
sold_bottl 26 hw 7
sold_collect 26 62 a
sold_directl 26 90 f
sold_donat 26 hx h
sold_frozen 26 6b f
sold_gift 26 ik e iu d
sold_instagr 26 io d
sold_onlin 1f 2 8 69 l 6e c a0 9 hv 9 im a in 8 iw a
sold_shop 20 ik 7
sold_sit 1s 4l a
sold_smal 23 2s d
sold_stor 26 ip 7
sold_via 1y 4m 7
sold_web 1x 7 b an a
sold_websit 1u 6d g
solder 1y 17 f 49 9 8b g 9e h
soldi 1y ah 1g ih 9
soldi_fly 1y ah 16
solely 26 58 9 b9 g
solicit 1s bq y es a gz u
solid 1i 0 n 2 x 9 p b k 4k b 8o 1m 9f a g6 15
solid_food 23 g6 u
solid_oak 26 8o k
solid_shampoo 26 2 q
solid_stick 26 9 t
solid_wood 1y 8o v
solinge 23 8m c 8s l
solo 1f z c 2f l 37 q 3x 7 5e 9 74 e cf 8 fm b gz b
solo_lawy 26 gz c
solo_travel 23 37 d
solo_walk 23 2f j fm d
solo_women 23 37 a
solutio 1v 8j 9 8s 8 b4 7 gp e
solv 1e 32 p 33 d 8j 14 ak a b4 c cm b cn 11 d1 c e5 b gg f hm 9
solv_cas 26 33 g
somali 1v dd 9
somebod w 3q b 3t 8 4z 9 57 9 79 8 7b 8 7r 8 83 e 9i d a1 8 bk b dx 7 e2 7 f2 b ho a hr 6 i7 d
somebod_already 26 4g a
somebod_answ 1y 79 e
somebod_besid 26 cz c
somebod_cal 1y i7 9
somebod_dang 20 3w 9
somebod_dementi 26 83 r
somebod_died 26 3t g
somebod_dies 26 3q b bq e
somebod_empty 23 9i g
somebod_ill 1v gv 9
somebod_mis 20 ho a
somebod_offic 23 57 b
someday 26 1h 9 9g a
someon 13 13 l 1x a 3r 9 3t m ar i ay b bo g ez 8 gx a i4 a
someon_alway 26 19 9
someon_cancel 23 gx g
somerse 20 3s d 5x 8 9f g
someth v 6 7 1n 6 1x g 2r 8 4b 9 4k c 87 9 8n 6 8w c d8 7 gb e gd d hh 6 hj c hx a
someth_beep 26 3n d
someth_hand 23 hh 9
someth_healthy 23 2r e
someth_nam 26 is 9
someth_natural 26 3s 8
someth_own 23 4e 9
someth_smal 26 4b 9
someth_special 23 1n 7
sometim 1i d1 7
somewhe 1n 2y 8 cv b
sommeli 1x 65 15
son 1g t b 1h 9 1m 8 3w 8 82 9 87 9
son_daught 23 87 9
song 1b 1o 9 2t a 41 16 7n c 83 10 b5 13 bc 1f cl a cz 1i du 7 e0 j e2 2v f9 9 g2 n hl 7 hn 10 is f
song_baby 26 e2 g hn a
song_birthda 26 e2 y
song_first 26 hn d
song_lov 20 e2 9
song_plaqu 26 is g
song_pupil 26 41 s
song_sing 26 e2 g
song_wed 26 e2 y
songwri 1v 39 c e0 e e2 21
songwri_writ 26 e2 q
sons 1i 47 b 4b b 4i a 7u a fi q
sons_daught 1o 47 9 fi n
soon 18 7z 9 ao 9
soot 23 8 d
soprano 23 du t
soprano_alto 26 du l
sor 1o 7g k 7z c cx 9
sor_throat 26 7z c
sorbet 20 2q 1g
sorbet_whil 26 2q 7
sorghum 26 6i 9
sorrel 26 ab c
sort 12 v q x b 12 9 1b d 1j a 1l a 1q f 20 1i 22 9 2g l 2x g 3q a 4d k 57 9 70 9 7a a 7p a 7r 8 7x 8 80 9 8f 7 8q a 8t c 9j 1b am 9 cf 10 cz v d6 15 dg d dy 7 ex r f9 d gd a gx a gz b h0 b h7 e hc l hw 7 hx y i9 j ih g ik c
sort_aisl 23 1q n
sort_cal 23 x h gz h
sort_curricu 26 f9 g
sort_draft 26 cf j h7 f
sort_family 20 2g g hx q
sort_food 26 1b f
sort_incom 26 d6 e dg c
sort_list 23 v b
sort_permit 23 2x p
sort_spend 23 d6 16
sort_stop 26 gx a
sort_them 26 hc q
sort_wash 26 4d u
sort_wast 23 ih e
sos 1y 2f 1a br n
sos_button 23 2f 13
souk 26 5 8
soul 1r 3p b e1 x
sound 13 25 d 26 a 2f w 39 a 3r d 5q a 7e 8 7f 10 82 19 ad e au f az n b6 r bt a cl 7 cp 12 cz a d5 c e0 a e1 j e2 7 e4 x e9 a g0 g g2 9 ia j
sound_bad 26 az 7
sound_effect 23 cl b cp e
sound_gam 26 82 l
sound_person 26 e6 9
sound_pictur 23 e4 b
sound_real 26 7f d
sound_sampl 26 e1 7
sound_system 26 e4 g
sound_travel 26 e0 9
soundpr 20 dw 2c
soundpr_room 20 dw 1c
soundtr 20 cm b g2 c
soup 1d o c 12 a 1f e 1q d 2m h 2v l 4b b 6d 9 70 d 91 h 9z g a3 1k d4 8 e3 q
soup_bas 26 9z l
soup_cak 23 1f b
soup_hot 26 a3 b
soup_kitchen 26 12 c
sour 1s 2m a 6c z 6i q dy a
sourc 19 20 a 23 c 4g 8 4u 8 58 c 5u a 6a 9 8n 8 aj a ap 9 ca j ch k ci j ck a d1 8 df c dk a e5 e e9 8 ec 7 ed v ee d ep c f7 1a ic n
sourc_figur 20 23 9 ed f
sourc_link 23 ch b
sourdou 1o 2o 1y 5w c 5y 1o 6c c hk x
sourdou_cours 26 hk s
sous 26 30 i 5d h
sous_chef 26 30 e 5d e
south 17 2b 7 2u 8 31 a 3l 8 40 a 42 d 6t 8 ah 7 c3 a e4 8 fb a
south_africa 1i fb a
south_african 23 e4 c
south_asian 1u c3 b
southea 20 3 d 66 g c9 d
southea_asian 26 3 b
souther 1n 21 b 4z 8
souther_africa 23 21 c
souveni 26 4p 7 in a
sow 1t 1u 9 8i x ab d
sow_calenda 26 8i 8
sown 23 i0 o
soy 1q 8 1f ah e iu a
soy_rapes 26 8 a iu a
soya 23 61 h 6c 7
spa 1u n 1f 3k d
spac 13 h 9 19 c 1x a 3a 15 49 9 4x 8 52 19 5p 15 5r e 5s 1c 6l 1r 7b c 7n c 7u b 81 6 8x 9 9b 1h 9w a bf l c2 16 dq 1l dw l fg 8 fp i hh 9 i8 j
spac_artist 26 3a g 52 c
spac_busines 26 6l d
spac_childre 23 49 c
spac_crat 23 5p z
spac_freelan 26 3a g
spac_near 23 9b m dq m
spac_nearby 26 9b 9 dq i
spac_neighbo 26 9b t
spac_oth 23 1x d
spac_own 23 c2 d
spac_rent 26 6l d
spac_repetit 26 bf s
spac_short 26 52 c
spac_start 26 5s d
spad 23 3l 8 96 h
spain z b 6 1d 8 6a 7 6u c 7d a 7y 9 81 6 9t 6 ac 9 ct 8 e9 8 if 6
spain_germany 1q 1d b
spain_portuga 1j 7y b
spam 1v ei 9 fl f
span 26 2b 9
spanish 19 42 u 5b d 5f g 6r c 7a i 7g c av 8 b5 u bm 9 bs c c7 b cr e dj a e6 9 gz a hm 9 i1 8
spanish_catalan 26 cr h
spanish_english 1t 5b 8
spanish_german 23 e4 7 hm d
spanish_lesson 26 42 d b5 k
spanish_portugu 26 c7 g
spar 13 16 h 17 b 24 8 2a q 2e i 2h b 52 9 5i o 6l y 6p 10 7v j 8k 9 8t c 9b 13 9p 8 bl 18 c7 7 cv 1q d9 i dq a dt 9 fe a gy a i8 8 ia e
spar_bik 26 5t a
spar_capacit 26 i8 c
spar_chang 20 7v s d9 q
spar_keys 23 2h d
spar_part 1e 16 h 17 b 24 7 2a q 2e g 5i d 6p t 8t b gy 9 ia b
spar_room 1o 46 8 6l 7 9b v bl 13 cv 20 dt b
spar_skein 26 8d 7
spar_strap 26 8k f
spar_warehou 26 6l 10
spark 1v ag a bt h
spark_plug 26 bt f
sparkl 1t 2e e 2v c 65 a 6g q 6h 15
sparkl_wat 26 2e d 2v c
sparky 1x 3g j
spas 1v e h n b 3k c 5o b
spatula 26 8s d
spawn 23 6j l
spe 1j 43 7 79 c 82 8 ac a b3 q bj d
spe_group 26 b3 m
speak y t 10 u b 1m 1r 25 9 2c c 3r 13 3w 7 42 1r 46 d 4w t 5b c 5f e 7m e 7n c 7r 8 7t 8 7z 9 82 f 86 k au 1j b5 14 bd 1p by c bz e cd 8 cl f d5 m dx e e3 9 eb d ec p ew 8 g0 9 g5 d gs o h6 a hc 8 hg b
speak_aloud 23 1m 12
speak_both 26 2c 7
speak_childre 23 1m t
speak_clas 26 au b
speak_club 23 au g bd e
speak_confide 26 au i bd e
speak_cours 26 au b
speak_doctor 23 7t e g5 b
speak_employ 26 14 8
speak_english 1x 7d 7
speak_fault 26 9p d f7 e
speak_languag 1r 51 6 5b 8 eb 9 g5 9
speak_minut 23 42 k 7n f
speak_moth 26 7m k
speak_oth 26 dx h
speak_phon 20 t v gs i
speak_pictur 26 1m 9
speak_practic 23 42 d bd 17
speak_read 26 d5 8
speak_train 23 au a
speak_typ 26 gt a
speak_whil 26 t f
speak_writ 20 u d 3r d hc d
spec 20 4l 6 72 i 9n g
special 12 k 8 m i p 8 u i v d 4z c 5t 7 5z b 7c 7 7k d 7m b 7o c 7q 9 7t n 84 8 9j 9 9v 6 be 12 cd 7 ct m dj 9 dl c e9 a f9 i fb 13 g5 1b
special_board 26 ct c
special_classro 26 f9 l
special_clinic 26 84 d
special_desk 26 iv 8
special_diet 23 7q d
special_educati 26 f9 e
special_languag 26 g5 f
special_shop 26 6f 9 8m 7
special_smal 26 6n c
special_work 26 cd c
specifi 1y 72 k 9c i
specime 26 8n 7
spectac 20 4l 1n
specy 1n 1u e 78 i 8n 9 9k 8 fo c hu b
speech 1b z j 1m 10 3q e 4v a 51 9 82 2u au 1b b6 a bd b by a cd 14 d5 2l ec 2w
speech_eulogy 26 d5 i
speech_exercis 26 82 x
speech_languag 26 82 b
speech_model 26 ec c
speech_occupat 26 z a
speech_recogni 1y ec 12
speech_servic 26 ec n
speech_sound 23 82 a
speech_text 23 51 b ec 18
speech_therap 26 z e 82 b
speech_therapi 1s 1m h 4v b 82 15 b6 b
speech_therapy 1y 82 1i
speech_wedding 26 au c d5 9
speech_written 26 d5 f
spel 1o 40 8 be z d1 7
spel_ways 26 d1 7
spend 12 4 9 1m 7 1x 9 22 9 23 a 30 8 46 8 75 a cc s cf 8 d6 24 d7 t d8 e el i fp 13 g7 b gp c
spend_email 26 cf c
spend_hand 26 d6 9
spend_les 26 gp g
spend_sav 23 d8 l
spend_until 26 d6 j
spent 1h 2x 9 8c b a2 c ah 9
spent_grain 23 a2 d
spf 23 4 18
spic 1j 5v i 64 c 67 k 6d 3k 6e c aa a iu 6
spic_blend 26 6d 12
spic_bought 26 6d p
spic_ground 26 6d c
spicy 1y 67 l 6c 7 ht 8
spicy_food 26 67 9
spid 20 81 n
spik 26 7j b 8s j
spil 1x 4 8
spin 1o 2d 7 4p e co c
spinach 1v 5x k 8c g
spinal 23 fv i
spindl 23 ia k
spiral 26 19 a
spirit 1n 6g 1u aa 22 hw 17
spirit_syrup 26 aa m
spiritu 23 i1 c
spit 20 eh 9
splash 20 7b 9
splint 1y k 9 10 7 an 7
split 18 1h 1a 2q e 5s a 5v a 70 c 7y b 90 9 9v 7 bc c be d bf m cc j d6 c d7 p da 1z de a dp b ew m fj 8 fp c g2 h gr j hu a
split_bil 1u 70 9 d7 9 da s
split_cost 1x 1h 9 cc c da j gr d
split_expens 26 1h a da x
split_incom 20 d6 a d7 i
split_payment 26 ew e
spoil 1l 5p e co x
spoil_saf 26 co e
spoken 1i 42 h 7e f a9 c g5 c gy a
spong 1y 2p 8 it 11
sponsor 16 w 10 1d 7 6a k ce c ch y cj w ck e e8 a gd n
sponsor_issu 1y gd f
sponsor_listing 26 gd e
sponsor_pay 1v w 9
spontan 26 1w 16
spoon 1n 61 f 8s d g6 9 hi 19
spoon_carv 26 hi f
spor 23 6j 8
sport 14 4 g e a 1e g 44 c 4a 1u 4h 9 4m 7 4q 8 4s d 6x 11 a0 9 bk e by g ci a cx 8 da 9 e8 9 f8 l ge c gl 1b go r gy b hl b hr b hs f il 18
sport_associa 26 go t
sport_bra 26 4s f il g
sport_brand 20 4h 9
sport_bras 20 il 18
sport_childre 26 4a i
sport_clas 26 4a 1f
sport_club 1f 4a c 6x w e8 9 gl f
sport_craft 26 f8 l
sport_gear 23 1y d
sport_ground 20 ge c gl k
sport_hal 1x 1e g gl u
sport_kit 26 1j 7
sport_outdoor 26 92 a
sport_shop 1y 4g 9
sport_swim 26 44 9 i2 7
sport_team 23 bk a
sportsw 1y 4c g il 1g
sportsw_brand 26 il o
sporty 1s 9 7
spot 13 4 d s d v h 1w b 2r 9 2x g 2z d 3u 8 4i 9 5b 8 6z a 7w 9 80 19 8n t 8q a 98 9 9k g 9s 8 9t 7 9v d 9w f aj 9 ca 8 cc a cu c d5 8 dq 16 h1 e if b
spot_app 26 80 6 b2 7
spot_fraud 26 h1 f
spot_mis 26 4 8 ca e
spot_sort 23 2x p
spotify 1x az u dh 9 g0 j
spotify_appl 1y az j g0 f
spous 1p b5 c bj e
spr 1a 3k f 3p c 6e 7 a7 8 ax 9 bg 9 cr d
spray 1e 5 i 9 g 3h e 8c q ac j bv f hy i id x it k iu 1c
spray_bottl 23 it m
spray_tan 26 bv i
spray_twic 26 8c a
spread 1f 67 h 9y 1x ai 7 aj b bf f c6 a hf a hv d
spreads 16 s e 37 9 5j 9 6q 9 6x b 71 b 7j 7 9s a aq 1a c4 9 d6 a d7 k df h ed l en d eo a eu g ex b ez 8 f0 g f4 a gr b gw c h9 j hf q
spreads_card 26 s f
spreads_email 26 ap 9 f0 c
spreads_fil 23 et a ic a
spreads_form 26 em a
spreads_pap 26 6x 9 ez b
spreads_phon 20 1z a 9l 8 9s 9 go 9
spreads_templat 26 ej a en a
spreads_work 23 i5 b i6 8
spring 20 56 1j 9f f
sprinkl 1y 3l b 9m p
sprint 1x b2 u
spritz 23 aa i
sprout 20 8c 1x
sprout_send 23 8c a
spruc 26 hz l
spy 1x 1i 9 3n e
spy_hol 26 3n c
sql 1y aq 1b
sql_dashboa 26 aq j
sql_pow 26 aq h
squad 20 32 8 b2 d
squar 1a 16 9 3b b 4l 6 55 a 5p c 6l m 9b b an a ao b dt a dw b e3 11 gi p gv d hq a i0 j in g
squar_feet 23 6l c ao d
squar_metr 1f 3b a 5p b 6l b 9b a an 8 dt 9 dw a gv b hq 9 i0 i
squar_open 26 55 e
squash 20 h f 8i f hr v
squash_court 26 h c hr f
squash_hal 26 hr d
squat 1t 7g l b2 a il 1u
squat_good 26 il 8
squat_proof 23 il 15
squat_test 26 il k
squeak 26 8o 9
squeaky 1y 95 9 bx 18
squeaky_toys 23 bx s
squeez 1t 2e e 2f d 2r d 9y h ac 6 br i cy 7 fu d
squeez_pouch 26 9y g
sri 1t 2t 8
sta 23 4o c 8v c aj e
stabili 1u 8s 9 d2 d gj a
stabl 1l 9v 9 bx k ca 9 fv r fz 1c
stabl_animal 26 bx d
stablec 26 df h
stack 1m 3c 9 66 c 8t x ab a al a ao b gp d
stackab 26 fs f
stadium 1v 43 8 dq 13
stadium_hospita 26 dq e
staf q r 8 t 9 14 a 1f b 2u q 2v i 31 g 3b i 3z i 4n s 4w g 4x 9 4y 15 53 b 54 8 55 k 5a 8 5c 8 5g c 5l d 5m n 5n e 6s f 6t 8 6y c 8a a 9n f ak n aq m ar q ay x b1 p c0 k c6 9 c7 9 cb m ce b ct b di q dp d e4 9 e5 j eh 9 el o em 8 et p ey 12 ez 1b f0 10 f1 m f2 y f3 v f7 e f8 b fd f fp g ge c gj 7 gm b gv i h0 c h5 e h7 9 h9 a hc 8 hd y i3 f i4 d i7 l i9 a ih 9
staf_account 23 ar j
staf_agency 26 ct b i7 9
staf_app 26 ey h f2 g
staf_ask 1v f7 a
staf_canteen 26 2u b dp 8
staf_check 20 dp e i9 9
staf_confide 26 f2 g
staf_data 20 f0 c
staf_desk 26 4y a 74 d
staf_draw 26 di s
staf_ent 1x 8a b ez b
staf_event 26 c0 9 i7 c
staf_explain 20 3b x
staf_fil 23 f0 10
staf_finish 26 hd o
staf_firm 1y 4z 9 ar b ct a
staf_guest 23 ak g
staf_hand 26 cb 9
staf_learn 20 4y s
staf_lesson 26 4y a ey h
staf_log 23 el b et f
staf_look 23 ay f
staf_meal 26 62 a
staf_minut 26 ey h hd e
staf_near 26 5n b 6l g
staf_offic 26 53 c b1 j
staf_onc 26 f2 i
staf_open 23 2v e 55 g
staf_phon 1x 5a 9 ey f hd b
staf_post 26 ih b
staf_pour 26 c0 c
staf_record 26 cb g f0 f
staf_report 1y 4w i f3 8
staf_represe 1t f1 a
staf_room 1y gm c h5 d
staf_scan 26 51 6
staf_schedul 26 ez 14
staf_see 1v ez i
staf_speak 26 t e
staf_stay 1u 3z a
staf_survey 26 f1 j
staf_tel 26 i4 7
staf_tick 20 2u 8 9n j
staf_train 1t 4y o ey e hd b
staf_turnov 23 ay c
staf_vot 20 54 9 5m a
stag 16 3 9 1p 9 2k 9 3f 1e 3l k 3z a 5k 9 5q a 61 m 77 1d 8u b 9c a 9d 9 au o c4 k cz k dv 1g dw c dx 8 et c h2 c
stag_box 26 1p d 3f b
stag_cal 26 c4 i
stag_costum 26 dv y
stag_fright 26 au r
stag_light 26 5q f dw 8
stag_list 23 3f b
stag_manag 23 c4 e
stag_patio 26 3l 9
stag_wardrob 26 dv f
stain 1j 4 a 3h a 3i y 4d a 4e 9 5o c 99 b 9f e d4 a hi 7
stain_carpet 26 3i h
stainle 20 2e g 63 f i9 e
stair 1j 2z 9 8a c a7 m cw q dl a hx c hz 8
stair_wheelch 26 cw 7
stairca 23 5l j ao a cw t
stairli 20 cw 1y
stak 20 df l
stal 1c 13 a 2l 12 2w 9 52 h 5r h 5u d 8r h ew g gd b gh c in 8 iq b
stal_market 26 8l 7
stamp 1f 5b f 8g t 8z 7 9n a el 9 eq f et c eu m gh d gs 9 h6 j i3 b
stamp_collect 26 8g k
stand x n 8 2k b 2r a 2x e 35 d 3r 9 3y m 55 b 5e d 5l a 5q f 6p b 86 a 94 a ab 7 au b b0 8 d5 c dl 8 do a e0 a fm a g7 9 ho b hz 1d iq e iv 1d
stand_clos 26 iv h
stand_desk 23 iv 1f
stand_front 23 86 i d5 9
stand_idl 1v 5q o
stand_ord 1p 2o 9 6j 8 ab a
stand_plan 23 g7 b
stand_stick 26 b 6 iq d
standar 19 29 7 4s d 52 i 5h b 6v 9 7k 9 8o c 9m a aj k f4 9 h6 b i9 9 ic 8 id a
standar_wardrob 26 8o 9
stapl 1x 90 u
star 1d 5 7 34 b 73 i 78 n ar 8 bc d ea 1n i1 v is n
star_googl 26 ea k
star_maps 26 is h
start o a k f 8 1a 9 21 d 25 8 35 8 3y 9 40 a 4z 9 5d 9 5e b 5g 8 5j a 5k 8 5s 9 6c 6 6q e 7e 8 7g a 7m b 7r a 84 b ac 7 ae 7 b1 e b6 8 b8 a bb a bt e cs 9 d9 x dd c ey f f2 9 fz b g6 c g9 b it 9
start_aerator 26 ij c
start_app 26 84 d
start_end 1q 21 f
start_invest 26 d9 z
start_january 26 8x 9
start_kit 1s a d
start_kits 26 a t
start_knit 26 8d 7
start_lat 1p fz c
start_lesson 23 fz a
start_marketp 26 50 c 8y f
start_play 23 93 9
start_set 1o 6 7 b 6 it e
start_sets 26 8m a
start_shift 23 b1 s
start_sit 20 3y g e0 d
start_step 26 d9 9
start_stop 1y 6q n
start_trio 26 2 8
start_trust 26 16 d
start_ups 1u 5j g
start_women 26 bl f hl a
startup 1e 4z e 5g d 5i j 5j f 5k a 5s a ar c ax m ay e b0 d cc c ei 9 f4 r gq i
startup_employ 26 f4 7
startup_legal 26 ax l
stat 12 u 8 1j 7 ai 8 aj 7 b9 d c6 b ct b d1 b dg 9 dk f ef d eq 9 gh c
stat_fund 26 bb b
stat_program 26 ai 8
stat_return 26 av d
stat_school 1y 1j a bg 7
stateme 1b 10 n 3d r 6x c 7x a 88 b ap j at h bg 15 dh a dk q eg e en h eu c gr v h0 9 hb x
stateme_check 23 88 e
stateme_dentist 26 10 i
static 23 ee h
station 12 e 9 18 a 1e 9 1v 9 21 k 22 q 2k o 31 b 36 b 3j 8 4j j 5r 15 63 9 6i 8 6m u 74 s 8m b 8x r 92 a 9w 8 a3 b aj a ak f b9 8 bw f c2 9 dn l dp l dq 8 dr b ds 8 dt 13 e3 c fp b gk 14 hq 9 hs 7 i3 9 i9 b id e
station_app 26 22 d
station_driv 26 dp h
station_equipme 26 gk 8
station_field 26 id f
station_lock 26 dt 9
station_morn 26 2k 8
station_screen 23 6m d gk l
station_shop 23 8x a
station_twenty 26 e f bw d
station_villag 26 i3 f
station_work 26 1v f 6m 8
statist 1n 1l b 9l 8 b9 a g0 m
statu u 10 7 11 8 av 8 ef d gh f
statu_offic 26 gh e
statu_pag 26 ef j
statu_updat 23 bd g
statut 23 gj n
stay r 3 b 4 8 n 7 24 8 34 t 3d g 3j 9 3t 7 3w 7 3z 9 47 h 49 a 5l h 6l b 6t i 73 g 74 9 75 h 76 b 8n 7 8p a 9d a 9i d 9s 8 ay c c8 9 cw e fa 9 fg i fo t h6 c hh 8
stay_behind 26 7u d
stay_child 26 49 h
stay_clean 23 3j 7 h6 d
stay_cool 26 24 d 90 d
stay_family 20 34 b
stay_friend 26 74 7
stay_grid 26 am 8
stay_hom 1n 9i f fo b
stay_hous 20 fo e
stay_lin 23 br b
stay_night 23 o f
stay_ord 23 4s d
stay_privat 1x 8n 7
stay_put 20 3 b
stay_round 26 97 7
stay_session 26 4 e
stay_sit 26 9s e
stay_soft 26 8r c
ste 1x 2g b 63 a d9 c hu f ib 9
steady 1k 6j c ah c cq 8
steady_incom 26 cq 9
steady_quality 20 ah 8
steal 1u 5k 8 8v 9
steam 1j n 11 2l c 2w b 3i i 3j b 4f e cm 10 dm r fr c
steam_clean 20 3i j 5p 7
steam_machin 26 dm s
steam_room 26 n p
steam_uses 26 dm a
steel 1c b o 29 j 2e 1k 2h b 2u f 3s b 3t j 5d a 6m c 8l b 8s u ab 8 ai 8 an 9 ao a hk c ht c id n ii n
steel_bottl 26 2e z
steel_plastic 26 ai b
steel_tabl 23 hk f
steep 1u af 8 ag 11
steep_bank 26 ag j
steer 26 81 d iw d
steer_wheel 26 81 b iw a
stellen 23 b 7
stem 1s 49 e 8r i 8t f ac d g2 s
stem_licenc 26 g2 c
step q i b 10 6 23 d 2z a 3u 6 43 7 4x e 5h g 5v f 76 8 7a h 7i 9 7j c 7r n 7w 7 81 k 83 a 85 7 86 k 8b 7 8e q 9f 7 9g i as n b1 d b4 y b7 c b8 a be 8 c7 d cb e ce d d9 c dk h eo j es b fq i g6 a hj p
step_applica 23 43 8
step_bench 26 10 c
step_card 26 5v q
step_cas 23 es f
step_challen 20 b1 n
step_check 1u ce e
step_com 26 1n 8
step_dat 20 eo e
step_fee 26 as e
step_fre 1y 1v e 86 h
step_listen 26 7z d
step_off 26 2z 8 7r f
step_person 23 7a 9 d9 8
step_phon 26 7i g
step_plan 1r 7r a g6 9
step_practic 26 i d
step_repeat 26 5k 7
step_smal 26 ga d
step_step 1b 7a e 7i 9 7u a 81 d 86 b 8e c b4 n es 9 fq d hj o
steril 1y p n bv b
sterili 1s m 7 11 g bv 9
steuerb 26 df a
stew 1p 4b c 60 15 9z o a3 k ht f
sti 26 85 j
stick 17 4 17 9 x b 6 1z b 2e a 2q b 7n d 8g d 8x t 9k t 9l j 9o f a2 9 ad 9 d2 u dy c fw 9 gb c ge a ia v iq h ir 19 iu j
stick_gel 23 ir w
stick_key 26 dy a
stick_last 26 4 7 ir c
stick_lift 26 9l r
stick_vibrati 23 ia 18
sticky 1o c9 c dy c ir 6
sticky_not 23 c9 c
stif 1j e v g t 2y 7 7o 9 cy s fv c
stif_back 23 e s
stif_hand 23 cy n
stil 1v 2y f 3e b 5a 8 8h 9
stillbi 23 3w j
stimula 23 g4 f
sting 1y 1 f 4 i
sting_eyes 26 4 9
stipend 26 gq 9
stir 23 61 h 9z c
stitch 1h 4d b 4g o 4h d 4i f 4j l 8d c 8k 14 io l
stitch_worksho 26 io d
stl 26 2a h
stock x x f y 1d 2b 7 2i 9 4d c 4h 8 4i 8 4n 9 4q a 4v 9 55 g 5m c 5o a 5u f 6k 10 6l c 6p q 6q e 6s 12 71 11 8x b 93 8 9f 8 a8 g ae 7 cp 17 cr d d9 b dv b ed j fe e g8 h ga y gy 19 i3 c i5 o i6 o id a ig q iq 9
stock_anyth 26 a8 6
stock_colour 26 cr h
stock_count 1y 6k 7 gy i
stock_library 26 cp b
stock_list 20 gy a
stock_market 20 ga w
stock_music 23 cp j
stock_ord 1x 5u c
stock_photo 23 cp 1h
stock_pick 26 6k f
stock_product 1y 6q e
stock_read 26 y j
stock_recip 26 6s n
stock_sel 26 ig c
stock_shop 23 gy p
stock_sit 26 6o 9
stock_smal 23 x d
stock_sync 26 6k 8 i6 8
stock_til 26 gy u
stock_updat 26 ed i
stockho 1s 4o f 8f 7 c2 a
stockta 23 gy l
stockta_mean 26 gy 9
stolen 1k 1k 9 9o c 9w 9 ev 16 iw i
stolen_card 23 ev 19
stomach 1t a2 l fr b
ston 1e n f 2o a 3j b 3p 1f 3t f 4k h 8l c 9y x an r c5 b
ston_ground 23 9y n
stonema 26 3p 8
stonewa 1x 8z 1j 90 f
stool 1u 8b m fr 9 hi f is g
stop t 1 8 21 8 2g h 33 b 37 9 38 f 4i g 5m b 5t 9 6q d 6w e 77 8 78 9 7g 9 7o b 7s 11 81 7 8l c 97 9 9w h a3 12 ac 8 ae 9 ap d br i c9 e d2 a ei a es f ev f gf e gn h gx 1e h4 h h9 d ho a i9 c ia c ih b
stop_com 1v s b
stop_counter 26 ap s
stop_don 26 br g
stop_drink 26 6g 6 7s f
stop_eat 26 fr 9
stop_fil 26 h0 8
stop_ful 26 gf 8
stop_gat 26 a3 b
stop_giv 20 h9 p
stop_go 23 cy 9
stop_hom 26 21 d
stop_look 20 78 f
stop_los 26 c9 h
stop_machin 26 i9 a
stop_morn 26 gf 7
stop_motion 26 5a d
stop_mov 26 ho f
stop_offic 23 bu c
stop_part 20 6w 8
stop_pay 1s dd 9
stop_reply 26 ei f
stop_sam 23 a3 i
stop_smok 26 7s l
stop_stop 1y 6w 7
stop_work 1u 17 8
stor u 3 9 5 j 16 c 18 b 1r g 1z e 52 u 55 u 5p j 5t 8 63 d 6a 9 6c 7 6d b 6k 12 6l b 77 8 7f a 8m 7 8v 8 8w e 9b j 9o m 9v 8 a5 16 aj a al n bq f cl d dh a dt h e1 d f9 7 g1 e gr j gy e he n hf l hz 9 i3 10 i5 13 i9 8 im 8 in 9 ip d
stor_account 26 bq j
stor_cas 26 iq e
stor_cheap 26 8 a
stor_city 26 77 7
stor_contain 26 i3 d
stor_count 26 5 a
stor_credit 1y he 10 i5 d
stor_deliver 23 6a 7
stor_everyth 26 7k c
stor_good 20 5p d 6k w
stor_hors 26 9v g
stor_list 26 dh c
stor_onlin 23 a5 w
stor_own 23 he c
stor_pack 26 6k p
stor_pictur 23 i9 f
stor_residen 26 i3 a
stor_scent 26 5 8
stor_school 26 1j d
stor_sel 23 hz a ig d
stor_shopify 26 i5 j
stor_smal 26 ip 9
stor_villag 26 i3 l
storag 18 20 e 2b a 3f f 3m b 5p 1f 5r w 6k i 6l 12 9b 23 9j c 9p f 9q 8 9r d al 18 cc b dt y eq b i6 9
storag_box 26 2b 7 9b d
storag_br 26 3f d 9b g
storag_crat 23 5p m
storag_near 20 9b 9 9j 9 dt a
storag_pack 26 6k c
storag_rent 26 5p r 9b l
storag_spac 20 6l j 9b 1a
storag_unit 1v 9b k 9j 9 al a
storefr 1v 52 12 g1 1j
storefr_digital 26 g1 n
storero 23 6s 9 9j 8
storey 1x 98 w ab 6 ao l hq f
storm 1n 97 g 9i h am 8 h1 e
story 11 5 b 1n 19 20 a 2t g 33 e 3r k 3t 1e 3v 9 45 8 4a a 6w r 7f y 82 c 83 g 8d 9 8i h 8j z 8w x b5 r b6 1p ba b be i bp 1n bs e ci p cj m cl 2l cr a d4 h d5 f e2 v f7 8 f9 9 fh i
story_child 1x 1n 15 b6 d cl e
story_childre 26 cl q
story_dish 26 2t 9 d4 8
story_family 23 8i 7 cl a
story_gam 26 82 d
story_grown 26 7f p
story_kid 26 cl d
story_languag 26 6w 7 b6 g
story_listen 26 cl s
story_ord 26 8w m
story_own 26 cl i
story_photo 20 3r d
story_plac 23 5 e
story_post 23 8j n
story_publish 26 8w h
story_record 23 83 d bp e cl 7
story_recordi 23 3t g
story_sing 26 e2 k
story_story 23 cl b
story_told 20 f7 d fl b
story_turn 23 bp l
story_writ 23 3r e d5 e ee e
storybo 1u 1n 1j 5a j 91 f b6 k is e
storybo_child 20 1n q 91 d
storyte 1y 49 a au u i4 s
stov 1g n l 34 e 5r b 6e 9 73 1c 92 15 ai c gb 1q
stov_alert 26 gb t
stov_privat 23 5r d 73 8
str 1m 33 b 4d a dy 8 dz r e0 x ec d in d
str_instrum 26 dz o
str_quartet 26 e0 11
straigh 17 5 a u b 3p 8 3s a 5x b 5z 9 6d g 6z 9 70 9 87 c 90 9 b2 a ew b g1 b h7 9
straigh_away 1v 87 f g1 d
straigh_farm 1y 6d k
straigh_hospita 26 g9 8
straigh_kitchen 23 70 c
straigh_onlin 26 5 e
strain 1x 56 t
strand 23 2 i i2 d
strang 19 2t 1f 37 f 87 n bk 1i bl b cm e dd j dq 9
strang_long 23 2t 18
strang_messag 26 87 e cu 9
strap 1g 2d o 4g j 4j 8 4m a 4r 8 4s a 56 8 7c c 8k 10 9a b in 9 io h iq 24 ix g
strateg 1p 3b e 58 b 7x 8 8v s ar b az 9 cm j e9 f
strateg_gam 20 8v r cm h
straw 1o 2e 7 2s b 6j g 8q e an a fp f in y
strawbe 1u 2q i 8c 7 ac t hv a
stray 1x 1d 1m
streak 1p 7e m 7r i 7s i 97 8 b5 a bc l
streak_badg 26 7e m
streak_friend 26 7r e
stream 1g 39 9 7g b by l ck n cq f dh m e1 b e3 b ec c hg 1e ih c
stream_servic 23 ck k
street 11 i 9 15 a 1d 9 1f 8 1n 9 1x 22 2l w 33 k 4b e 5s 9 5t b 5y 9 63 b 97 z 98 9 9h a a6 h br a ci 9 ck 9 dq b dr h fm g fq m fy e gf j gg s gh g hl a hv 8
street_art 26 33 n
street_bins 26 gf o
street_book 26 fm f
street_check 26 4b 9
street_dog 26 1d b
street_event 26 gh q
street_food 1u 2l y
street_lamp 23 gg o
street_lend 23 1x r
street_light 26 br f gg c
street_neighbo 26 1x e 97 7
street_onc 26 63 f
street_park 20 dq a
street_round 26 97 7
street_shop 26 97 7
street_view 26 97 8
street_wat 26 97 h
streetl 20 gg 1u
streetw 23 4c w ip d
strengt 1d f 1k 2d c 7g 16 7o 9 7s b 84 g a0 8 ad i as 18 b1 m b2 8 hm m ho 1p
strengt_balanc 26 ho r
strengt_medicat 26 84 k
strengt_smal 26 7s d
strengt_train 1v f c 2d d 7g v a0 8
strengt_valu 23 as 1d
strengt_walk 26 b2 7
stres 1f 2d b 56 n 7e 9 7m 8 f2 r fn b gc h hp e
stressf 1y 7j 9
stretch 1g e a g b 2d g 4j l 4m 8 4r d 7o b 8a x b1 1q co e fv a il e
stretch_break 26 b1 x
strik 20 77 9 g2 k
string 1r 3m b 41 d bc f dy k
strip 1e 1 b 7 c 2z g 3h e 6b e 80 9 8i 9 ag 9 c1 9 cs f hl 6 ie b ir 8
strok 1o 81 1c 82 h 8s 9 cy v hp p
strok_rehab 26 81 m
strol 1o 21 d 2q e 78 7 8u e fm c io 7 ix 1h
strol_rent 26 8u e ix 8
strong 1a 9 a f a 3a b 3n a 5r a 6e d 8e a 9a n b1 9 hm a hx c iq g
strong_chemica 26 hy 7
stronge 26 79 9 hg f
stroud 26 ci a
structu 1l t c u e 1p c ao d au y eu 13 io b
structu_data 26 eu s
struggl 1n 15 e 8m c b6 b
struggl_let 26 b6 b
struggl_read 26 15 e
struggl_scissor 26 8m 9
stu 26 41 b b6 d
stubbor 1v d6 d
stuck 1a 2g f 32 8 6n 8 9f b as q b4 r b8 d bc b cn a d1 8 dz a
stuck_homewor 26 b4 v
stuck_job 26 as g
stud 20 w 11 1a e bx e
student v 13 f 17 9 1l 1w 1o 8 1y c 2f a 2i a 2n 9 2s f 3b e 3y g 40 18 46 10 49 8 4f a 62 f 7a c 7m a 7r i 7w h 7x a 8h 8 8p d 8x f 93 b 9a r 9b v a6 g ao 9 as 9 au d b4 t b9 7 be c bf 1g bg k bl 18 bm 9 br n cd e cu f cv 1h db i dn 8 fa e ff z g3 e ga f gp e gq 1x h7 g hl c hm b hp f hs a i7 g ip a
student_abroad 20 fa a
student_adhd 23 7r g 8x g
student_apply 23 gq t
student_attenti 26 7r 9
student_book 23 9b d ff e
student_city 20 dn d
student_coupl 20 3b a
student_exam 23 bf a
student_family 1p 62 c hp 7
student_first 20 ga a
student_help 23 cv l
student_hous 1s ff f h7 c
student_liv 23 cv 8
student_lyon 26 gq 8
student_mov 23 db 6
student_old 26 cv p
student_parent 1y 2i i
student_pas 26 1l e b9 8
student_pays 26 cv j
student_placeme 23 gq y
student_plus 23 1l 8 hl f
student_rent 26 93 d 9a a
student_residen 20 bl g fg 9 h7 e
student_room 1x bl c ff s
student_sel 1y 1l 1m 1y c
student_senior 20 46 l cv 8
student_sit 26 cu k
student_sum 26 9b m
student_teach 23 cu a f8 e
student_term 26 93 8 g3 a
student_univers 26 40 j
student_walk 26 bg d br c
student_young 1p 8p a
studi 1u f c 4p 6
studio z d m e o f u g 1f i i m 1q r j s 1m 2p 7 2r a 2z c 3a f 41 e 49 9 4j 8 4k 8 59 1e 5a o 5i 8 5l e 7e 9 8y 8 8z e 9t 1d a0 9 ao a az k b0 11 bu g bv u bw 1i bx 14 c2 c c5 16 c8 w cl a cm p d2 9 dw j ec 8 ep 8 es a et b fh c g0 g hh 1n hi 9 hj k ho a i2 b iu 9
studio_artist 23 9t e
studio_berlin 26 9t b
studio_chain 26 bw c
studio_clas 26 g j s s
studio_design 26 2p d b0 f
studio_develop 26 cm f
studio_do 26 b0 c cn b
studio_dogs 26 bx p
studio_empty 26 hh 6
studio_fin 26 m u
studio_gam 26 8v d
studio_hir 23 c2 9
studio_lind 23 ej 8 ep d
studio_locatio 26 az d
studio_mak 26 fh h
studio_managem 26 s a 9t a
studio_memb 23 s i
studio_near 1v e d g b m 9 bw s
studio_nearby 26 g c m a
studio_night 26 cl e
studio_own 23 s g
studio_paint 20 c5 l hj l
studio_photo 23 bx a c2 b c8 e
studio_plan 26 59 f az d
studio_pottery 26 hh 6 hi c
studio_quality 23 c8 e g0 b
studio_shot 26 c8 n
studio_softwar 26 s 1a 9t z
studio_special 26 m f bu 9
studio_tattoo 26 9t 7
studio_wheel 26 hh v
study 1d v k w 33 1l 8 3v c 54 b 7r c b4 d b9 f be p bf 1r bg r ep a fa b
study_book 26 w f fa e
study_group 26 bf l
study_help 26 b4 d bg g
study_nurs 26 w h
study_plan 23 b9 7 bf 1t
study_recruit 26 w q
study_sit 23 w o
study_team 26 ep d
stuf 17 m 7 17 e 1x 9 8m c 92 c 9j d a1 8 b0 8 bk a dt 9 hx h ig e ix 7
stuf_onlin 26 1y a
stuf_weekend 26 92 d 9b 8
stumbl 23 b6 9 bd a gm 8
stupid 1s 7p 9
sturdy 23 dn 8
stut 23 82 17
stutter 26 82 12
stuttga 1u 5i g 9f 8 dl 8
styl 15 2 9 c e g a m i u g 1t l 2j 9 2n 9 2y y 3e b 3f 16 4f b 4p 9 4s e 54 8 60 d 8b i 8e a 8x 9 9d m a1 a a4 h at 9 b2 k c1 p c3 b cf c cg 9 e2 g fn 6 im b
styl_birthda 26 c1 l
styl_budget 23 54 b
styl_field 26 c 9
styl_guid 26 b0 a
styl_hom 26 3f q
styl_instruc 26 8b 8 b2 e
styl_photogr 26 2y f
styl_servic 26 1t b
styl_siz 26 8e c
styl_thali 26 2n d 2u c
styl_whol 26 cg 7
stylist 1i c 14 r 14 1t n 3f h c1 d i2 u
stylist_client 26 r k
stylist_video 23 i2 e
styrofo 26 ii j
subcont 1r 4t d en 8 er f gs 1y
subject 1f 40 j 7l 9 bf 9 bi f ch i cj b ck s cp 9 cr e e7 n f5 b f9 a gp d
subject_lin 26 e7 m
sublet 20 3a g 5s e 9b d
submiss 1x 5g g c6 8 gh f h1 j
submit 1t 5g n 6n f gh e
subscri w 5 a 6 d 7 f 8 7 9 l a a b d 1k x 2e d 2r a 2x 8 3m b 4e h 4s c 54 b 5c a 5w 7 5x l 5y u 5z 13 61 8 65 l 66 e 6a 9 6e f 6i 7 7w f 8d k 8f i 8j g 8q o 8r f 8u g 8w p 9x 8 a0 8 a2 9 aa 9 b0 h bq c cc g ch f ck d cm 9 co k cp a cq i cr n dh 1r dn w f3 7 fr m fw 9 ht 9 hu d
subscri_battery 26 3m d
subscri_childre 26 1k m
subscri_club 26 fl c
subscri_family 26 dn j
subscri_onlin 26 5f b
subscri_post 26 aa 7
subscri_shar 26 dn 9
subscri_smal 20 61 c 98 c f3 c
subsidy 1j 3z 8 5g 14 9g d cw a ep a
substit 1o 5u e 6b i 7s c a5 g gn n i7 d
substit_teach 26 i7 c
substra 26 1u i
subtitl 1m 4y a 5a 9 86 c ck u e3 n eb l hg 1e
subtitl_languag 26 ck b
subtrac 23 gt i
suburb 1e 13 b 3y f 48 e 5y b dm c f8 8 hs a
suburba 1y hy 6
succes 1l 5g 9
success 1u g9 d gx 8
success_campaig 26 g9 c
such 17 23 a 42 c 50 8 5e 8 6x a 8g f 95 a 9e 9 dh e ei 8 f4 b i3 9 i4 c ib g
suck 26 3k d
sucralo 26 a0 8
suction 23 p f
suddenl 1t 7s 8
sudoku 23 cn u
suf 20 65 8
suffer 20 84 d
sug 23 y b cc c ea e
sugar 17 2p c 2s z 2v d 5m 9 61 g 68 m 6a d 6g b 6h z 7j 1j 7q b 9x 1g 9y p a0 i a1 f ac f hv i
sugar_bars 26 2v c
sugar_beet 23 ac k
sugar_palm 23 9y 7
sugary 1y 2r b
suggest 10 s c y j 1i 9 1q 11 1t v 20 c 23 d 4z 9 6n a 6s 9 7i h 7n b 83 b bj j bl 9 c6 8 ca b dn b e9 c ea j ee 8 er m et i f1 h gp 12 gy b h1 9
suggest_answ 23 ea l
suggest_chang 1y 23 c
suggest_mark 23 gp 14
suggest_ord 26 y a
suggest_outfit 23 1t 13
suggest_rout 23 dn b
suggest_topic 26 e9 k
suggest_walk 26 21 d
suggest_word 23 er 10
suit 15 2 9 s 9 35 d 3f a 4e 9 4h 7 4m i 4n 8 4o 1y 50 9 56 14 5s m 85 b 90 8 cg e ef b eo a fg 9
suit_measur 20 4o 19
suit_rental 26 4e d
suitabl 1h 61 8 9c c c6 8 ct f fd b gq 9
suitabl_candida 26 gq a
suitcas 1i p b 32 f 77 20 8c b dt 1i io d
suitcas_hik 26 77 p
suitcas_santiag 26 77 g
suitcas_walk 26 77 e
sulphat 26 2 h
sum 12 19 8 2t 8 3p 8 44 12 4m 9 6a 8 6x 8 75 u 7b 9 7v p 90 c 9b f ao b bv 6 gq j hm 8 i0 9 i3 8
sum_break 26 44 e
sum_camp 1y 44 w hm c
sum_holiday 20 44 d ao i
sum_mov 26 b2 7
sum_wint 26 3p d
summar 26 ch z f6 19
summari 26 bf d gi 8
summary 1b u 9 4w d 5g 9 7k i c6 e d6 b e5 b e6 f ed h f6 1v fb e
summary_cal 23 e6 9 f6 g
sums 1p 7y d b7 1s
sun 1d 4 1q 2b h 3o 7 4m d 7h 8 80 8 82 8 in o
sun_cream 26 4 11
sun_protect 20 4 i in c
sunburn 26 4m 7
sunday z g 9 j 7 17 f 1w b 1x 9 2m c 39 9 3b 9 3w a 60 h 6i 8 6x e 7h a 7n i 9r b a4 q b3 a bz b cs 7 dw 7 ez b fz 7 gd a hg 7 hh b hk 9 hl 7 hm 9 hs 6
sunday_app 26 6x h 7n j
sunday_back 26 44 8
sunday_fre 26 9r g
sunday_night 1t ez a hg a
sunday_roast 26 hk f
sunflow 1x 6b x 9y l a0 d
sunflow_seed 23 9y 8 a0 b
sung 1y bc e du l
sunglas 20 4l 12 7f 8
sunligh 26 7 d 53 9
sunny 1x 4l e i0 a
sunris 1t 25 t 2y j 38 9 74 8 7c k b2 h
sunscre 20 1 e 4 2c
sunscre_stick 26 4 s
sunset 1r 20 8 25 f 38 r hj j
sunshad 23 iw 1f
sunshin 26 gd b
sup 1i 6 a 1q 1f 2t 1j 8h 8 cv 9 d2 1j h9 9
sup_club 20 2t 1n
superbi 23 z 9 9u 9
superho 26 3d j
superma z 0 b 2 8 8 8 12 o 19 9 1k 9 1r 1c 2o b 2p c 2q 8 4t d 55 f 5m e 5w b 5x x 5y 9 5z b 61 9 62 b 63 c 64 11 65 d 66 k 67 9 6a 8 6c 7 6d c 6e 8 6f 8 6m 8 8i 7 9x 7 9y 7 a5 1j ab n ak b al e cx a hq d hr a hu 9 hv 8 hz 7 i3 a
superma_birthda 26 2p 9
superma_bread 26 5y a
superma_clinic 26 hq m
superma_coffe 23 5z d
superma_deliver 23 5v a a5 c
superma_discoun 26 8x b
superma_drugsto 26 2 a 68 a
superma_eco 26 a 9
superma_family 26 12 c
superma_greengr 26 5x 9 6j a
superma_honey 26 6a e
superma_local 23 65 a
superma_market 26 8r a a5 a
superma_near 26 1r h
superma_nearby 26 1r g 2u b
superma_onlin 23 5m 9 64 a
superma_own 26 1r b 6b a
superma_pharmac 26 b 9
superma_pric 23 1q 9 1r n
superma_sauerkr 26 6c c
superma_shelf 1y 67 8 hv 8
superma_vegetab 26 8i 7
supervi 1e h 9 13 f 5e 8 5f b 5l 9 9c d ay d f8 r gq b gv a hq 8
supervi_homewor 26 f8 n
supervi_visit 26 5l b
supplem 1s 7 21 85 c a0 c
supplem_shop 26 7 a
supplem_women 26 7 s
suppli 12 1e 9 2x v 4t 1e 4v 10 5i a 5m b 5u n 6n g 6s 14 72 17 9n c ab a ae 8 ah a ap 1d c3 1j c4 1p e9 g ef e ek 15 en c eq 9 er t ev a f4 h f5 8 fl e gy u i9 9 ic 1a ii c
suppli_cancel 26 2x b
suppli_chang 26 72 h
suppli_contrac 1v eq c er y
suppli_data 26 ic 8
suppli_directo 26 fl m
suppli_fish 26 ae 7
suppli_invoic 1v 4t b 6n n 6s g
suppli_know 26 c3 l
suppli_lat 20 4t 9
suppli_off 26 2x b
suppli_ord 23 6s c
suppli_product 26 72 h
suppli_run 26 c4 e
suppli_spec 26 72 d 9n e
suppli_staf 26 ic 9
suppli_upload 23 4t g ap s
supply 19 y 9 3o 7 4n 9 4t f 4v e 53 d 5e 9 5o p 5u n 6j a 6v 9 8x b ah e ap w cd 8 dr 9 fs b gh b gv a i7 x ic a ig c ii a
supply_chain 1y 4t i ap 14
supply_clean 26 5o h
supply_fit 26 3o a dr d
supply_restaur 26 5u d
supply_shop 20 5u c
support 12 o o t a 13 8 14 f 1f t 1g b 37 9 3w n 40 8 4q b 56 1h 5c 1j 5e 9 5g a 5j 8 79 8 7l 8 7s a ay c b3 9 bb 9 be 9 cq k e5 1z f2 b g9 9 h9 u
support_agent 26 e5 k
support_chat 26 e5 e
support_email 26 e5 x
support_first 23 d1 6
support_group 23 7s b
support_rest 26 o h
support_smal 20 56 e 5c s ay b
support_suit 26 56 z
support_team 1v e5 t
support_ticket 26 e5 e
support_whatsap 26 1g 7
support_work 23 t f
supra 26 2t h is 9
sur 1g 8w d ak e b7 c cd b ee e ek 8 eu 9
surf 1p 4 y 35 27 6z 1e 74 r
surf_lesson 23 35 1f 6z c
surf_school 23 35 15 6z 11
surfac 1o 21 d 3j q 5i a 9k s ge p gv d i9 r
surfac_clean 23 3j e
surfac_defect 26 i9 s
surfac_tempera 26 9k s
surfboa 23 92 q dt b
surgeon 1v k f 7d 7 80 7 89 f bw e
surgery 1e k 1e l b m e x i 11 j 4m 9 4s f 51 9 54 d 5l c 5t 8 6o c 7d t cx d fv f
surgica 26 4x h
surnam 26 d1 y
surplu 1n 12 22 5x g 62 1d 6c d ig 18
surplu_food 23 12 1a 62 19
surplu_superma 26 12 c 62 d
surpris 1e 37 c 62 n 76 8 8d g 8w f 91 c
surpris_bags 26 62 s
surrey 1r 3o a 45 7 96 c
surroun 1u 1o a 20 e 86 e fq 8
suruler 26 3a g dw e
surv 26 eo c ff f
survey 1g 3m s 5b b 9k 8 ak c am 8 f1 2e gi e h6 b hc 2c if 1t
survey_questio 23 hc r
survey_team 26 f1 o
survey_text 23 f1 v hc c
survey_tool 20 f1 r gi e hc m
surveyo 1q 4t 8 9k j er d if m
surviv 1g 3 c 1a d 27 e 44 c bq b
surviva 23 78 9
survivo 23 m 8
sushi 20 2n 9 hk 16
suspect 1v 9 9
suspend 26 in d
suspici 1o v 1h 5c f 80 d 87 1n ev n
suspici_email 26 5c f
suspici_messag 26 87 v
suspici_spot 26 v s
sussex 1y 3e i 9j 8 bx 9
sustain 1o 23 d 4c t 8t e aj g ap 9 ic z it 9
sustain_team 26 aj a
susu 23 dd t
sutur 26 k g 4v 9
suya 20 2m h 67 f 9z 7
sw 1t i e ge 1c
sw_danc 26 i d
swabia 26 5a 9
swahili 1l 7z f 9n b aw b d9 8
swahili_english 23 9n b
swahili_voic 26 d9 8
swallow 20 4b f ho a
swam 26 hu a
swansea 23 c c 3i a
swap 12 1h h 1j e 1k 12 1l 9 1q e 1s 9 4d c 4j e 53 a 54 v 5m 9 5q d 5x c 75 29 7j 9 8f 11 8g g 8i b 8q f 8u 1m 8w a 92 a 93 x 94 c 96 7 a7 t co 9 db 7 dd a dn 9 dv d e1 7 ez 1r go f ix n
swap_baby 23 ix k
swap_flat 26 75 11
swap_friend 26 8f 7 8g 7
swap_hom 23 75 25
swap_hous 26 75 1f
swap_match 26 94 a
swap_next 1v 1k k 4d b 8f 6
swap_request 20 1h m 1s e
swap_sav 26 8i 7 ic 9
swap_shift 26 ez 11
swap_siz 20 1k f 93 i
swap_twic 26 54 n
swappab 20 29 t ac 9 id g
swappab_battery 26 29 j
swarm 23 ad 12
swatch 26 c8 a ig k
swear 1v 2c 8 at 7
sweat 1h 4 i 9 b h b n i 4p v 81 c 8d e il d
sweden 1c 51 9 8n e 9r 8 gm a
swedish 1p e e 6b g b5 e it 9
sweep 1u gu f hx n
sweet 1g 2l a 2q 8 2s a 61 a 64 d 6h r 9y g a1 1f a2 8 by i
sweet_chewy 26 2s 7
sweet_potato 26 2l c a2 a
sweet_sixteen 26 by h
sweet_spread 26 9y 9
sweet_tooth 23 2q 9
sweeten 1u 2s c 9x e 9y b
sweeten_dat 23 2s b 9x d 9y a
sweetne 23 2s 8
swel 1y 8n g
swept 1y c 9 3h 8 hx k
swim 1d j 2y n f 38 j 39 d 3k 13 44 n 4a d 4m 1v 7b 1d 8e a cx 9 i2 8
swim_club 23 j 8
swim_coach 26 j j
swim_friend 26 n d
swim_laps 26 4m 9
swim_lesson 23 j 1a
swim_pool 1t 39 d 3k x 7b 18
swim_school 23 j 11 4a d
swim_sets 26 4m b
swim_short 20 4m v 8e b cx b
swimsui 1y 4m 2u
swimwea 1y n d 4m 28 im b
swing 1v 7n h ge 17 hq 8
swip 1o 1w h 20 9 bj k bk 9 gp 7 gq 9 hg f
swis 1y ec i
swis_german 26 ec g
switch r 1m 7 27 7 73 b 8t 8 ae 7 al f aw a bb 9 cc m cm a dc h dh s
switch_car 26 bb e
switch_energy 26 dh g
switch_off 1k 73 k al d cc l ee a
switzer 19 6n h 8o 9 cl a dk a
swollen 1y ik 9
swollen_feet 26 ik 7
sworn 20 51 b 5b j
sydney 1l 1j b 7k b 88 g 8j c ix a
syllabl 23 b6 n
syllabu 1y 8b d b4 9 bf l
symbol 1y 1m 2p
symbol_speak 23 1m 10
symboli 26 ef 9
symptom 1n 7i 8 7k 2i 7t b 7z 2m 9e e ft 14 g5 d
symptom_app 26 7k k 7z d
symptom_pet 26 ft x
sync 1m 3c d 3v 7 6k 8 6m 8 6u c 7h a er c h5 q i6 7
sync_googl 26 h5 k
sync_network 23 6m 8
syndrom 1u 1f 1n 1m g
synthet 1u 5 8 cd d i2 b
syphili 26 85 r
syrup 1m y i 2s 9 6a e 9x 9 aa 23 hv u
syrup_bit 26 aa n
syrup_cocktai 26 aa l
syrup_sel 26 9x a hv 8
system y a 7 q t r a s p t d u i x t y j 11 r 3m k 3n a 4t c 4w g 5c c 6q c 6r q 6t a 6x b 6y e 6z v 70 n 71 a 72 9 89 d 8a 9 8s b 9a 9 9j 9 9l f 9m a 9o b 9p g 9q i 9s i 9u b am n c7 9 cb g di j e4 8 e5 n e6 k e7 g ea d ed 1b ef d em a f0 8 f3 7 f5 t f7 f g3 c g4 k gf 7 gk 8 gl j go h gp d gv c gx g gz s h1 e i1 7 i5 i i9 g ia d ib a ie d ij b
system_cas 26 9q u
system_check 23 3m a b7 8
system_help 26 1x g
system_hom 23 3n e
system_own 26 he c i5 c
system_part 26 9p 9
system_pick 23 70 c 8a c e7 g
system_plan 26 9l c gf d
system_pul 26 72 d gz d
system_restaur 23 6r n 70 q
system_school 26 am c gp c
system_sees 20 r d 4t g ez c
system_send 26 f3 c
system_show 26 di f ed g
system_writ 26 f5 h
szeg 26 4b c
são 1i 3u 6 80 9 aj b br b ir a
são_paulo 1i 80 8 aj 9 ir 8
tab 1y 9 b ir 8
tabby 26 fy c
tabl w e 1e 12 a 1p b 2j c 2m z 2p 8 2t 1s 2u 9 30 8 31 k 34 b 3a m 3b 16 3w 9 5g c 6i 8 6r 20 70 19 74 c 83 9 8j d 8o 1b 8v n 8z h 9e b 9f e 9q 9 a9 9 ac 7 aq i b7 q bj g bk x bz 10 c1 l co 8 dj 8 e4 f e6 a eu e f6 p fk 9 fn 6 hf e hj 7 hk g hz 8 i3 b iv d
tabl_acros 26 e4 7
tabl_beds 26 8o g
tabl_beer 26 6i 6
tabl_board 26 3b 9 6i 6
tabl_book 1x 6r 15 fn a
tabl_chair 1y e a bz 11
tabl_chef 26 hk g
tabl_few 26 iv 8
tabl_guest 26 6r j
tabl_oil 20 e t
tabl_open 26 70 d
tabl_ord 23 70 w
tabl_outsid 26 12 g
tabl_publish 26 hf i
tabl_reserv 23 6r f
tabl_second 26 hk 9
tabl_styl 23 c1 r
tabl_sunday 26 3w i
tabl_tent 26 bz i
tabl_thursda 26 bk m
tabl_top 20 ac d hz a
tabl_writ 26 f6 f
tablecl 20 5o f bz a is 9
tablet 13 9 w r a s h t 8 1i p 1m 18 1s r 2i c 46 a 51 s 6q s 6r g 6s b 6y i 7p 13 7t 7 81 9 82 b 83 1e 89 9 9m 9 9n 13 9p e 9q a 9u h a6 d a8 c b6 g b7 9 bq a cu 16 cz 8 du 6 ep a f1 8 fo 9 gj a gn h gs j h6 h it 19
tablet_app 1y 1m d 9n h b6 b cz b gs d
tablet_parent 26 6y f
tablet_plan 26 6q 8
tablet_play 26 83 g
tablet_program 26 b6 d b7 e
tablet_screen 26 1i 9
tablet_symbol 26 1m p
tablet_wait 26 6r 9
tableto 20 8v n
tablewa 1t 8z 1j bz 12
tablewa_hir 26 bz 8
tablewa_linen 26 bz n
tabs 1r 1v e ir 14
tack 26 fz f
tackl 26 8n r
taco 20 2l 1m
tactil 26 8t g cy b
taekwon 26 hl w
tag 1b t a x j 1t c 20 d 23 9 2f a 3t b 3u d 72 9 77 8 99 a 9m m 9o q ap 14 cd 9 fw z gb c ge f h3 i ie 1l
tag_door 26 t d
tag_tel 26 ie i
tagalog 1u 5b 9 64 8 b6 c
tagliat 26 hk g
tags 1i 4d b 9o 24 e9 c eg h fw n gb s gn a i6 h ie d
tags_flat 26 4d d
tags_read 26 eg k
tags_tool 23 9o 13 gb b
tahini 23 9y x
taichun 26 2s e
tail 1n 6 7 29 c 38 8 fz 8
tailor 1j a c 1j c 4i 1b 4o 23 8e a bn 14 c3 c cz c im g
taipei 26 3b 8 iv g
taiwan 20 84 8
tak 1k u b 2f d 2o b 3a g 9o b br a d1 9 da a f6 k
tak_taxi 26 2f 9 br a
takeawa 1k 1f 8 2k 9 2m j 5v f 60 d 70 1i a4 h a6 l ii 15
takeawa_box 26 ii 9
takeawa_deliver 26 60 a a6 i
takeawa_ord 26 70 e
takeawa_restaur 23 70 r
taken 13 20 b 3f h 5m b 7p j c8 d ce a dc a dd 9 dw 8 g9 m hq 8
taken_apart 23 9a a
taken_away 1x 3f d
taken_goal 23 g9 r
taken_phon 26 c8 b dc h
takeout 23 a6 m
taking 1r 2k a dg c e4 9 g4 m
tal 1k 4c h 98 a cl x hz d im h
tal_women 20 im b
talent 1q 4z t 5d r ct 9 hj i
talk t l g m 8 1g 8 1m s 2t 9 3r e 3w t 42 t 46 c 5h l 5j i 7d b 7k 9 7m s 7n h 7t f 7x b 82 n 87 a ar d as n at 9 au v ay g az 9 bd 1c bj r bo b bp f bs 11 c7 n ck a co g d4 a d5 b d7 k e3 9 f2 s fa 9 fb 11 fl q ft d fu 9 gs g hg c i1 8 i4 g
talk_author 26 co f
talk_back 26 22 f
talk_both 1y 3r b
talk_childre 26 1m 9
talk_counsel 26 as e
talk_dish 26 d4 m
talk_doctor 1v 7t e fl c
talk_don 20 fb g
talk_family 23 7t f
talk_film 23 au 8
talk_friend 23 7n b
talk_itself 26 3w g
talk_licens 23 ft q
talk_minut 26 7n j
talk_next 1x bj q eo g
talk_parent 26 1g d
talk_partn 23 bd p bs f
talk_phon 1u bj j e2 b gs d gt f
talk_psychol 26 7m e f2 i
talk_read 26 i4 k
talk_short 26 hg c
talk_video 1x 7m e au f fb w
talk_voic 26 1m 9 bd g
talk_whil 26 1z e e9 e
talk_work 20 at c
talk_writ 23 bp 9
tallin 1x 1f c 44 e
tamil 1i u m 42 c 70 c 87 d c7 a c9 d e2 d ec 9 g6 b hm a i1 9
tamil_bangla 26 c9 f
tamil_english 1y u n 70 d i1 6
tamil_telugu 23 42 d ec a
tampa 23 2p 9
tamper 20 7a d dm a
tampon 20 6 23
tampon_letterb 26 6 o
tan 1x 8k 12 bv q io 7
tanda 26 dd n
tandem 1y 35 g 7c 1p bd g dn f
tandem_paragli 26 7c 13
tank 1e n a 22 c 24 15 3i s 3j k 5p b 6i s 71 2h 8c a a7 9 ih b ik h
tank_barrel 26 71 h
tank_bottl 26 16 a 71 9
tank_box 26 ik l
tank_empty 23 24 8
tank_van 26 3i i
tannery 23 8k 9
tanzani 1r 7d b
tap 11 8 8 i 9 q a z 9 16 c 1i a 1m d 1v 9 2e 1d 2v 8 3g d 4s c 55 9 6i 9 6q d 6y q 79 8 7o a 7s 7 84 n 95 o 9k 9 9r a 9u a 9v 7 b6 8 c0 e d2 1r dh 9 ew w f7 8 ge 9 gk h gn 8 id c it 9
tap_away 26 9r c
tap_card 26 ew h
tap_field 26 id j
tap_measur 1y 4s 8
tap_pictur 23 1m 8
tap_school 26 6y f gq 8
tap_slid 26 d2 h
tap_speak 26 1m d
tap_start 23 6q e
tap_tablet 26 6y f
tap_transf 26 d2 8
tap_wat 1y 2e w it b
tapa 1y 2m j 30 9 39 k hk a
tapioca 1x 9 g 2s 1o
tapioca_pearl 26 2s p
taproom 1y 6i 21
taps 1f 1m n 3g a 6i b 6q c 7n g 8n b 95 m 9i d 9m b ck h da p ea s el h gn a
taps_star 26 ea z
tar 26 0 f iu e
target 1m 82 e aj c ar l
tarif 1l 2b 9 3m b 6n 1u al b
tarif_cod 20 6n 1d
tarot 26 i1 1q
tarot_app 26 i1 n
tarp 26 4g m io f
tarpaul 26 4g m
tartu 23 8 e 39 d
task 13 z e 1b 1x 1f a 1s k 2x 9 40 a 4x f 4y n 56 8 5e m 5f r 7f a 7r 1l 7u w 7w a 82 9 86 9 8m 8 8s 8 95 f 9n e 9q l aq m b0 8 b4 9 be m bf 9 bo 9 bs h ca b cb 1g cd 9 eg b et 12 ey 18 f4 g f6 18 f8 9 gg a gq l h0 s hm d i1 7
task_assign 23 h0 c
task_board 26 h0 v
task_buddy 26 ey c
task_client 26 5e a
task_departm 26 f4 c
task_don 1u bs a
task_family 26 1s e
task_jira 26 f6 k
task_nam 26 f6 g
task_near 23 1b 14
task_onc 26 cb v
task_such 26 95 f
tasmani 1q 0 d 2y g 3r 7 4r d cy 7
tast 11 2e m 2m d 2p k 2q a 5z m 60 d 65 w 66 m 67 d 68 d 69 s 6a 9 6b f 6c e 6d a 6e s 6f l 6g 13 6h a 6r b 71 h 8i 9 9y d a0 g ba c c0 7 cg 8 fr 8 g6 9 hh 8 hv c hw r
tast_box 20 2p b fr c
tast_buy 23 67 a
tast_choos 26 5z 7
tast_event 26 c0 9
tast_good 23 60 b
tast_menu 20 2m f 6g 6 6r h
tast_not 1v 66 j
tast_room 26 71 o
tast_set 1u 6e b
tast_sets 26 6e e
tast_win 26 65 a
tasting 1p 33 v 65 8 76 8 hw z
tasty 26 60 k
tattoo 1m m 3c r 11 9t 30 ih a
tattoo_appoint 26 m s
tattoo_artist 20 m z 9t 16
tattoo_book 26 m e r m
tattoo_pierc 26 9t 9
tattoo_studio 1v m 1j r g 9t 1b
tattooi 26 9t e
taught 1i aq b ba c bh c hh d
tax 10 1c c 22 i 3d j 4f 9 57 18 5g 9 5j 8 5z 6 6u k 6x 8 7a t 7w 8 9s h ak a av 2c ce a cq c df 10 dg 28 dk f ej 10 ek h em 1l en d fb i g1 9 gr i h0 12 h9 r hb k
tax_advis 1i av g dg d ej 8 ek g
tax_app 26 dg g
tax_apps 26 av 8 df 9
tax_consult 20 av a h0 g
tax_credit 26 5g e
tax_dat 26 en c
tax_fil 1y av r em y
tax_form 26 9s 8
tax_freelan 26 av a dg b
tax_health 26 dk 8
tax_insuran 23 22 r
tax_let 23 1c 9 av a
tax_man 26 57 8
tax_numb 26 7a 1g
tax_offic 1l av p dg g em g
tax_payment 1x dg c
tax_payrol 26 57 k
tax_prepar 23 av 1d
tax_prepara 26 av x
tax_receipt 1y h9 14
tax_report 1v df z
tax_return 1o 57 l av 17 dg 1a ej q h0 h
tax_season 26 av a
tax_set 26 dg 8 ej 8
tax_social 26 em a
taxi 1g 18 d 48 g 5t c 76 8 77 a 8a x br g dp m ds 1r el f ew e hx b iw 8
taxi_app 23 8a a ds c
taxi_driv 1x ds b ew f
taxi_rid 26 8a 9 ds a
taxi_women 26 ds x
tbilisi 1x is e
tds 26 av 9
tea 18 8 7 2j l 2s 2p 35 b 38 c 5m 9 6e 2j 6g c 6h c 8z 7 91 j bu 7 hi b ho c hp 10
tea_bags 20 6e q
tea_bar 26 2s b
tea_blend 26 6e r
tea_brown 26 2s d
tea_cak 26 2j e
tea_drink 20 6e s
tea_fruit 23 2s i
tea_leav 26 6e k
tea_lov 26 6e b
tea_near 26 2s n
tea_shop 1y 2s w 6e 8
teach u g 17 i u j 1b s b 15 y 1a k 1p 1e 35 14 3b 9 3v c 3z n 40 g 41 1b 42 1j 43 v 49 r 4a c 5d 9 5f a 6y j 75 10 7e 12 7j a 8m 7 93 i aq 9 b4 o b5 e b7 e b8 s b9 c ba 1b bb d bc w bd b be m bi 1h c5 l ck 9 cq c cu y d8 b dy a f3 f f8 b f9 2b fq e g3 n ga 14 gp 1y hi f hj f hk n hl 8 hm g i7 e
teach_begin 20 ga f
teach_childre 1t j 7 1p t 3v e 49 9 c5 a
teach_confirm 26 gp g
teach_cook 26 hk 9
teach_correct 23 42 g
teach_family 23 bi b
teach_first 23 43 d
teach_gam 26 3b a
teach_german 26 5d k
teach_group 1x j h
teach_help 26 49 b
teach_hobby 26 ba u
teach_hom 20 1p 14 41 e
teach_ill 1v b9 7
teach_invest 26 ga n
teach_kids 20 1b e c5 9
teach_languag 26 b5 a
teach_learn 1t 42 e bb d
teach_lesson 26 f9 9 ga 7
teach_listen 23 3v 9
teach_liv 26 bi d
teach_mark 23 gp c
teach_materia 23 f9 11
teach_near 26 41 9 bc a
teach_nearby 26 41 9
teach_next 26 1a 9
teach_nurs 26 3y e
teach_open 26 cu g gi c
teach_oth 20 aq c
teach_piano 23 41 n bc a
teach_program 26 b8 r
teach_pupil 26 41 f
teach_read 20 15 j fq e
teach_recomme 26 93 a dz 7
teach_see 26 g g
teach_sel 26 f9 v
teach_senior 26 cu u
teach_set 1y bc f bi 9
teach_shar 26 f9 9 ga b
teach_show 26 2g 9
teach_smal 20 42 g
teach_speak 26 bd a
teach_spend 23 gp g
teach_studio 26 6z d
teach_univers 26 b4 c
teach_upload 23 f9 v
teach_used 26 42 f f9 7
teach_wait 26 d8 7
teach_wat 26 j h
teach_women 23 35 e
teach_workshe 26 f9 e
teak 23 hw g
team s o c w 8 1b b 1f j 23 h 2u u 32 i 3c q 45 c 47 i 4n j 4q e 53 9 56 8 58 g 5d j 5e 8 5f x 5j 8 5k h 5l 9 5m 9 5n 1t 5s 1k 89 7 91 f 96 9 ab 6 aq b ar 8 ay h b0 a b1 h b2 d bw 9 by h c4 p c7 14 cc p cd v cj b e4 10 e5 k ee s ef i ei 9 er b et k ex b ez d f1 14 f2 q f3 7 f6 v f7 h fk 8 fy 8 gg a gm 9 gv a hd u hf g hg 9 hs g il a
team_assista 26 5n c
team_build 23 5n 14
team_cal 26 c7 b
team_challen 26 5n f
team_chat 26 f6 9
team_clas 26 48 f
team_contrac 26 er c
team_cook 26 30 e 5n f
team_design 26 2x e b0 a
team_desk 26 b1 c
team_develop 20 ee b ef a
team_do 26 58 f
team_event 1u 5n 13 hg d
team_fix 26 ay e
team_gam 26 fk 8
team_headset 23 c4 z
team_hom 23 cw b
team_india 26 c7 8
team_keep 23 57 f
team_lead 1o 5d 9 5f g 5l d c7 d f1 x
team_learn 1y 1f c 5f 12 aq a hd x
team_leav 23 ex g
team_machin 26 eo 9
team_manag 26 6x c
team_meet 23 f6 l
team_memb 26 2u g
team_monthly 26 ib a
team_nairobi 26 cd q
team_night 26 o f
team_offic 26 5s z hi 8
team_operati 26 eu b
team_out 26 5n f
team_own 23 ee f
team_paraleg 26 bm c bq e
team_photo 23 bw a
team_plan 23 5n h
team_sees 23 71 c
team_send 26 6u g
team_session 26 5n g
team_shirt 26 hm 7
team_show 26 c7 h h0 7
team_staf 20 2u 8 5n f
team_step 26 f2 f
team_weekly 26 5j e f1 f
teas 1x 6e 1n 6g c bs i
teaspoo 26 7q a
tech 1b 1a w 4z 8 53 8 5c a 5g 9 5n a 9m g 9p b aj a bb j bv 9 ce a cu o fa g
tech_company 1t 4z 9 ce b
tech_firm 23 aj c
tech_hous 26 ft 8
tech_support 26 5c e cu a
technic 14 v a 10 1i 11 k 3i 7 3k p 56 8 5c f 5g 9 5q b 8f 8 9e 13 9f a 9l p ai 8 bb b bv 8 ca a cc k ct a cu a dy u e5 f eb c f7 w fc 1v gu 1w h3 h hf g hy f
technic_already 26 9e f
technic_br 26 3i b bt b
technic_hom 26 9e i 9f g
technic_job 26 gu d
technic_lead 20 cc s
technic_near 23 fc o
technic_own 26 dy c
technic_scan 23 10 k h3 d
technic_see 26 gu i
technic_sees 26 dy c gu d
technic_staf 26 hf d
technic_support 26 5c b e5 f
technic_use 26 gu b
technic_work 26 3k 7
technic_writ 1y eb g
techniq 1s f a h g bc e hk g
technol 1q 27 a 55 c cu v id l
ted 26 au e c6 g
teen 1g 9 e 13 j 19 b 2s 8 4s 8 7n a c5 g d8 u ds c gq e
teen_gam 26 i4 7
teenag 1c 6 g 13 y 1i s 2s 8 44 b 49 b 7n p b8 q cs a d8 d dh b hl 6 hs b i2 i
teenag_student 23 hs c
teenag_talk 26 7n j
teenag_writ 26 7n a
tees 1v 4c e 4q 1l ik y
tees_piec 26 4q l
teeth 1p 7d v fn c
tef 26 64 i
tel t 1 g 5 9 m a 1b 9 1n 7 1r c 1t m 1u e 1v b 26 c 33 8 4v 9 5z e 65 7 6s e 7j 7 7z q 83 e 86 i 87 c 8c 7 8m 6 99 8 9e a 9k l aw b bo a bp a c7 8 cc 9 ch 9 dj 7 dv 9 dy 9 e2 o ef g f4 8 fr 9 ft f gc d gf b gy g hc b hy 6 i1 d i6 7 ia h ie h
tel_app 26 99 7 br g
tel_aviv 1y ai b
tel_chef 26 6s m
tel_clean 26 c6 d
tel_daught 23 7p a
tel_don 26 hy e
tel_eat 26 7i 8
tel_family 1u 87 j
tel_form 26 2a f
tel_friend 26 i1 g
tel_hom 26 dp f
tel_honestl 1x dy b
tel_lov 23 e2 d
tel_machin 23 5z d
tel_mis 26 f4 9
tel_morn 23 d6 e
tel_open 26 27 7
tel_own 23 8n 6 gy j
tel_parent 23 26 g 7z d
tel_person 26 83 g e2 h
tel_react 26 1 l
tel_skin 23 1 7
tel_story 1u 5 d 2t 8 54 8 6w c e2 i
tel_truth 26 96 7
tel_wait 26 7z l
tel_wheth 1x 7z f ft s
tel_work 26 4x d ce d
tel_wrong 20 1u r
telecom 1u al b bb 9
telehea 20 7t h ft 17
telemat 26 5q b gw y
telemat_box 26 gw a
telepho 1l x 9 7u f ad 7 bp k d0 8 d5 f e6 r f3 b
telepho_lin 26 7u g
telerad 26 v d
televis 1x ck c i4 8
telugu 1x 42 f ae 7 ea a ec c
temp 1o 14 f 71 9 8n c 9n w ad f fp u i7 12
temp_agency 20 14 8
temp_work 26 14 9 i7 c
tempeh 23 6b 11
temper 26 69 f iq e
tempera 17 12 d 24 b 26 v 27 p 28 a 2u 8 31 9 4b a 5p v 5t e 6e f 6g c 6k 9 6l b 6m 8 6o i 71 8 7k h 89 9 9k t 9n 1g ad w ae v ap 9 dy 9 ia b ie d ij 12
tempera_clean 26 9n l
tempera_control 20 6l c 6m b
tempera_first 26 25 7
tempera_flow 23 ij 16
tempera_humidit 23 ad b
tempera_log 23 9n b
tempera_logs 26 9n c
tempera_moistur 23 27 d 28 e
tempera_pain 26 7k c
tempera_phon 23 71 6
tempera_record 1y 5p 9 9n b
tempera_room 26 9k a
tempera_staf 23 9n l
templ 1u 2q 8 3x 7 dt e ho 9 iu e
templat 16 u 9 x 9 8e i ax 1d b0 9 bm c cp 9 d3 d e7 p ej i en c eo a ep u eq e et 7 ey e ez 8 f0 8 f4 7 f5 f f6 e fl m g1 10 gm f go 7 h0 9 h6 e hf s i0 c
templat_build 23 at 7
templat_fre 23 b0 a ej a
templat_look 23 e7 d
templat_photo 26 d4 8
templat_pric 26 ep l
tempo 1q 37 9 5x c 7h 9 bc c g2 y
tempora 1y 52 1e ce i i7 t
tempora_shop 26 52 10
ten 26 6v i
tenan 23 am c bm v
tenancy 1t 3i g ax v bm m db l gr 1g
tenancy_agreeme 26 ax u
tenancy_deposit 26 db d gr d
tenancy_law 26 db b
tenant 15 1e a 27 b 28 7 2b q 2h i 3g b 3i a 52 c 5l 8 7y c 95 g 9a 9 9k 1a am 9 bm 25 db 2d dr d ff e g7 z gr 22 h6 h h7 1u hy b
tenant_alert 26 27 7
tenant_associa 23 bm g
tenant_data 23 5k 7
tenant_deposit 26 db d
tenant_disput 26 bm d
tenant_enquiry 26 h7 o
tenant_germany 23 db 7
tenant_heat 26 bm d
tenant_landlor 1x 9k f bm b gr b
tenant_let 26 bm u
tenant_messag 23 9k h h7 13
tenant_mov 1v 3i a db l
tenant_own 1u 9k a
tenant_pay 23 gr c
tenant_pays 1y db y
tenant_rent 26 bm d g7 c
tenant_repair 23 bm b gr 10
tenant_report 26 h6 c
tenant_sav 26 g7 r
tenant_send 26 bm f
tenant_servic 26 bm a
tend 1k 3k 9 3p 1g 4v e 5b b ab c c6 2m ep 1m
tend_answ 26 c6 c ep f
tend_documen 26 5b c c6 c
tend_fit 23 c6 14
tend_grav 26 3p s
tend_respons 26 ep w
tenness 26 a8 7
tenni 1u h d 4a g fk 8 hr 1e il h
tenni_club 26 hr o
tenni_court 26 h c hr m
tenor 20 du 19
tens 1s 2d e 42 a bd e cm e
tension 23 4i e
tent 1c 18 o 1x q 1y a 2z i 34 15 36 u 5q c 73 1e 92 2b 9h f 9s e ai a bz 1e c8 c ct a im 8 io 9
tent_mats 26 92 y
tent_rent 26 2z i 92 d
tent_rental 26 2z b bz 8
tent_tablewa 26 bz n
tenth 1s 57 8
term 11 13 9 1j c 1l o 1p f 3d h 41 f 49 m 4a f 52 j 5s h 6l m 6u 9 93 e ax 18 bi j c5 o dc j dn 8 eb 18 er c eu 9 f8 9 g3 m
term_ends 26 1l 7
term_insuran 26 dc x
term_keep 26 eb v
term_lat 26 ax c
term_layout 26 eb j
term_list 26 5b a
term_loan 26 di 9 g8 b
term_rental 23 3d m 6u b
term_retail 26 52 o
term_start 23 1j a
term_student 26 dn e
termina 1k s e 2v a 4v b 52 e ew 1j i4 o
termina_chat 26 s f
termina_ill 23 i4 g
termina_tap 26 ew u
termino 23 eb w
termit 23 h6 c hy 14
termit_hom 26 hy e
terrac 1h 2b l 3l g 3m f 45 b 4q m 9g 9 dr a hj b hk 9
terrac_chant 26 4q q
terrac_hom 26 3m d
terrac_hous 1y 9g 9
terraco 26 24 y
teruel 23 6f d
tes 26 dl b g9 c
tesco 20 1q b ic 8
test p 1 q 3 a 4 c 6 b 7 z 8 a 9 a f 9 p v 16 m 17 a 1p 9 24 8 26 9 28 7 29 e 2e b 2f 9 2i h 3i a 3k o 40 i 43 q 4i 7 4l o 4m 9 4r c 4z y 5c c 5i d 5k 16 5q f 5w k 61 a 6a c 6d 9 6o 7 6p h 85 18 86 b 8e a 8i 9 8s d 8v a 9k k 9o d ah b an c as b b8 b b9 g bh 19 bv a c9 g cc g cy 8 d4 t ee 1v eg 11 f3 i f4 8 f9 8 fe a fs a fu g gk o gm g gp 8 h3 13 ij b il h iq o
test_again 20 85 b
test_against 23 eg c
test_alarm 26 br e
test_app 26 bh 9 ee e
test_attack 26 5k e
test_batch 1t 5w 7 ah 8
test_blind 20 86 c
test_book 26 43 7
test_cal 20 2c 8 2f 9
test_certifi 23 an 9
test_check 1y ee 9 eg f
test_dat 1x 43 f bh h gk d
test_dish 26 d4 8
test_don 26 ee a
test_driv 1x bt b fe j
test_due 26 h3 b
test_email 26 f3 y
test_escrow 26 4z m
test_fil 26 6d a
test_final 26 bo 8
test_find 26 9k d
test_firm 26 5k 8
test_fit 23 56 a
test_hear 23 p 12
test_hom 26 p e 85 s
test_kit 26 85 n
test_kits 26 85 l
test_liv 26 p g fu f
test_mail 26 85 i f3 c
test_part 1v f3 7
test_patch 26 3j 9
test_photogr 26 d4 h
test_point 26 2i t
test_print 26 d4 h
test_product 1y 6 a
test_questio 1y 7 f bh l gp 7
test_read 26 gm n
test_recip 20 6c 9
test_releas 23 ee 9 eg d
test_repair 23 ee e
test_report 1n 7 7 5k 7
test_result 1n 7 c 85 a h3 11
test_rid 20 29 p
test_sal 26 gq e
test_sent 26 8 8
test_serv 26 cc v
test_short 26 bh e
test_show 20 85 f ho d
test_smal 1s 5k i
test_story 26 d4 9
test_strengt 26 f a hm g
test_strip 26 ij 9
test_tag 26 h3 a
test_tool 20 ee 1b
test_train 26 gk 9
test_volunt 26 gk e
test_wal 26 9k g
test_wat 1x 3k v
test_wel 23 16 c
testimo 23 5a r ea j
texa 1h 1p c ag a
text v q y w 7 x b 15 f 28 a 2f f 3r 8 51 a 58 k 59 11 5b y 5y 9 6t b 6w n 77 7 86 k 87 h 95 c 97 d 9s 8 9v 7 ad d af d ax 9 be v bp 9 c9 g cd g dx 7 e5 e e6 n e9 x ea e eb i ec 1f ef c eg h eh d ep 9 eq f es g ex e f1 o f3 8 fj 8 g3 a gg b gm 14 gx a h4 v h5 a h7 u hc z i1 a
text_answ 20 ex c h7 c
text_audio 26 6w e cd j
text_back 23 ec 7
text_block 26 87 i
text_cal 23 h7 e
text_check 20 gm d
text_fil 23 q 9
text_includ 1y 59 8
text_know 26 h7 d
text_label 26 86 10
text_languag 26 5b a
text_lin 26 bm f
text_link 26 ea g
text_messag 1k 15 9 af i eq c f1 q gg a
text_onlin 26 x f gm 9
text_own 20 9v e
text_phon 26 es f hy 7
text_pictur 20 59 c 95 m
text_pric 26 1r d
text_read 1y 5b g be d
text_ready 23 eg d
text_referen 26 c6 9 ep b
text_rid 26 a7 e
text_set 26 59 8
text_sign 26 eq e
text_sound 23 e9 b
text_speech 1y ec 1i
text_suggest 26 e9 f
text_text 26 ec c
text_until 23 h4 n
text_visit 23 q g hc s
text_voic 26 bj e
text_word 26 ex e
text_work 1y gb d
textboo 1u 1l 25 1y f
textil 1i 4t 9 54 a 5o j an q ap b cz b fh v ig c ih b ii f
textil_wast 23 an r ih c
textur 1m 3h g 4b n bu f cp d hh 7 i2 h
textur_hair 23 bu e
textur_look 26 i2 8
textur_wal 26 3h g
th l 17 a 1x a 1y c 2a 9 f1 a
th_chang 23 7i a f1 f
th_cook 26 9n g
th_own 26 3d e 9j 8
tha 23 1q e cb d h9 8
thai 1t e h h 8 9m f hk n
thailan 1t ah c
thali 1y 2m i 2n f 2u d 7i e 7j g
than s 1 c 22 9 25 8 2d 7 47 c 6f 6 7x 8 dc 9
than_big 26 fs c
than_chain 23 4v 8
than_employ 26 f2 9
than_fac 26 47 j
than_farm 20 id a
than_fruit 26 hv 7
than_ingredi 26 1 s
than_talk 26 d5 8
than_usual 1y gi 7
thank 1e 1x f 91 k d5 8 h9 1q
thank_donor 23 h9 e
thank_let 23 h9 x
thaw 26 fr k
theat 26 dv l
theatr 1g i d 39 c 44 j 6r b 6v 9 8a 9 dv 2e dx q e3 v f3 a
theatr_group 1x dv s dx 8
theft 1j 1k 7 5q 9 9b a 9w c ad a dc w dn a
thei 26 ar e cz b
their 1k 3s 6 dr d eb b fo e
them 1g 12 a 2p s 32 e 44 j 45 y 65 7 8d 6 c1 g c5 h cz 8 e4 d ez a f8 a hc x hk j
them_night 26 e4 g
them_onlin 26 2p d cz 9
them_product 26 hc k
them_such 23 65 8
themsel 11 12 d 2x g 2z i 4k 7 7n 9 97 a 9n e 9s 9 c4 k do 9 e4 7 eo 9 ez i g3 8 h5 y
themsel_ask 26 2x h 95 b
themsel_wed 26 2x b c4 b
theory 1p 35 8 43 1n bh 22 fz 6
theory_test 20 bh 1b
therap 1u k c q n u f z 13 7f d 7m p 81 i 82 c
therapi 17 d b e 1r k 15 z 27 1m q 2d a 3w g 4v a 7m 2i 7n d 7o i 81 z 82 1m 8u c as 9 b6 9 be i cw n fv e h5 s
therapi_client 23 z t
therapi_near 23 7m a 82 8
therapi_part 23 7m 9
therapi_practic 1x z w 7m 9 82 7
therapi_speak 26 7m k
therapi_special 23 be b
therapi_talk 26 7m u
therapi_treat 26 81 8
therapi_work 23 z b
therapy 1h k 19 z g 7f f 7m 1j 7n n 81 19 82 1d as j fv a i4 r
therapy_app 26 7m e 82 10
therapy_exercis 26 k h
therapy_practic 23 z a
therapy_session 26 7m e
thermal 1l n g 9g u 9k j fy r ie b if 18 ik f
thermal_bath 26 n g
thermal_camera 1v 9g s 9k b ie a if d
thermal_dron 23 fy l if b
thermom 1v 26 h 66 7 7t d ij k
thermos 1x ib 1p
thessal 1y 80 8
thi 23 12 e 6t c bk f
thick 1j 4 b 8j c 8s c 8x i a1 h cr t il o
thick_pap 1x 8x i cr t
thigh 20 cy 7 fv d
thin 1e 25 w 2d b 4l 7 4s b 4u a 7w a 8l e 90 a a0 8 cx g gb a i2 7
thin_fil 23 4u c 7w b
thin_pad 26 25 c gb d
thing z 15 c 17 g 18 13 1w z 1x s 1y 1f 1z g 2a s 2g h 49 9 54 8 6k 7 7n 9 7r a 8m d 8t l 91 a 9b j 9h x 9j c at 7 bf 9 bv 7 ch f cr d cz b fh g fs b gd 15
thing_button 26 ca 8
thing_fix 26 bo 8
thing_friend 26 hj 8
thing_help 26 1x m
thing_kids 26 1w j gd d
thing_kitchen 26 8m d 8t j
thing_lend 26 18 d 4u b
thing_mat 26 ch s
thing_nearby 26 gd h
thing_neighbo 26 9h 13
thing_photogr 26 1y o
thing_themsel 26 91 a
think 18 n 8 22 9 9g b cn 7 d8 6 hm 9
think_money 26 d8 9
think_someon 26 8j 8
third 12 12 e 3w 7 62 j 6h 8 b7 9 h4 a
third_floor 1v 9a 9
third_shift 26 t 8
thirsty 1t 24 7 3l m 8q 9
thirsty_gras 26 3l a
thirtee 1u 2j f
thirty 10 3 8 8 7 g 9 z b 1a a 2j f 35 8 3d a 4i a 4j 6 4o 7 4t 9 5s i 5u c 7h 8 7s a 96 8 9n 9 a7 8 az 7 cg a cp f cs a cx 7 er 8 fb a
thirty_african 26 cp e
thirty_consult 26 u 8
thirty_good 23 i9 d
thiè 26 61 9 ih a
thorn 26 ag e
thought 1m 7f 8 7k d 7n g hg b
thought_go 26 7k 9
thousan 14 20 e 50 d d3 n e1 7 f7 c
thousan_phon 26 20 g
thousan_pictur 1y d3 o
thr 1t 42 e 5z 9 7l e 9y 8 aa 7 em a hj 9 ia a
thread 1i d d 1h f 4i 7 4l 7 5o b 8d b 8k b bp b bv w cr a
thread_includ 26 8d c
thread_wax 23 bv k
thresho 23 cw m
thric 23 f7 9
thrift 1y 4f 11 hx 8
thrift_shop 26 4f a
thriv 26 53 8
thro 26 7r d gp c
throat 23 25 8 6a 7 7z f
through 1s 66 f 8y 8 93 e a1 e a3 9
through_europ 23 8y 8
throw 1a 17 c 3e a 4a i 4u 8 8z k bn a hh 15 i9 e ig h
throw_away 1j 17 b bn 9
thrown 1f 4g 9 4j 8 5m 9 6s 1a 8z 8
thrown_away 1l 6s n
thumb 1q 1g d 65 f 7o c e2 7 el e gk e
thumbpr 23 el b
thuring 23 d2 8 hu 9
thursda v 1q a 1w z 39 a 3w 9 48 9 4e b 5m a 5v 9 5x e 5z 9 6i b 7h c 7m 8 97 7 a3 a a4 b a9 g bj b bk f dz 9 e6 9 ex 8 fg 8 gd 1d hj f hs c
thursda_back 26 4e h dz 7
thursda_ben 23 7m 9
thursda_clock 23 39 e
thursda_even 1u 17 c
thursda_lesson 26 i d
thursda_morn 1t gd c
thursda_own 26 1a 9
thursda_saturda 26 6i h
thus 20 aa 7
thyroid 1y 85 s a8 6
ti 1t 2p c cq d
tick 1g 5w i 6y a 7i f 7u b 9l e 9m p 9n y eh c ey h fn b g6 d ge d gn 9 gv h h3 b hy 6
tick_off 1s 7i f 7u b 9n g ey h
ticket 16 1v a 1w 16 39 10 5c u 6r 9 6v 3c 70 k 7v a 88 t 8j f cq 9 e3 j e5 1q el c fk c g1 e gd a gg e h7 z hq b
ticket_bil 26 88 8 el i
ticket_cod 26 8j f
ticket_deposit 26 6r d
ticket_event 26 1w b 6v o
ticket_messag 26 6v d
ticket_money 26 6v b
ticket_onlin 23 6v 9
ticket_phon 26 at 6
ticket_platfor 26 6v 12
ticket_sal 23 1w b 6v o
ticket_seat 23 6v d
ticket_shop 26 6v n
ticket_sold 20 6v a
tid 1s 35 i 6z i 78 h 8n 10 ae 12
tidy 1i 1q f 3e d 94 c 96 7 9j o 9q b ek e
tie 1l 3s 6 76 a 8r c hi c
tied 1n y c i6 8
tier 1m 2p 14 8b 7 ap w
tier_tier 26 ap e
ties 1v 3r 8 4d e in i
tiffin 1u 2n 9 a3 c a4 h ht u
tiffin_servic 26 a4 b
tig 26 68 g
tigernu 26 2r i 6h g
tight 1k 4s e en p ik 9 il 11
tighten 23 97 g
tigriny 20 51 a bh h
tiktok 1j 1i a 50 a c9 x ck k e8 v hg i
tiktok_ads 26 c9 v
til 11 r 9 y j 18 b 1f f 1r k 1y a 2o 9 3j d 5c 9 70 m 7p a 9c l 9h g an 1b c4 8 dc b dw 6 e7 h ea l ed x ej 9 el 9 ew 9 ey a f8 b gt c gy v hr 9 if f ig 11
til_cut 20 9h o
til_kitchen 23 an b
til_last 26 c4 e
til_reserva 26 71 6 e7 e
til_roof 26 3j g
til_screen 20 2w 8
til_sold 26 2o g an c
til_system 20 6r b 70 9 ea f
til_webshop 26 ed o
tilapia 1y ae t
tilapia_farm 26 ae 9
tilapia_pond 26 ae a
tilt 1y 29 10 h6 f
tim 1a 6 i 35 g 4i p 62 9 7e n 7l i 7r 14 9u e b9 9 bf 9 bh 9 br g cl 9 cn 7 et a fk c hp d
tim_bel 26 7e n
tim_cycl 23 6 h
tim_ticket 23 fk f
timb 1q 55 c an 8 ao 1y ap c ig x
timelin 1u bf 8 c4 24 dk 8 ep b
timelin_suppli 23 c4 17
timesha 26 7y b
timeshe 1y 4z 9 et 1n
timesta 26 ec 8
timetab 1i g e i e s 1a 2x f 63 o 6o b 7p e b9 d bf m ds k g3 y
timetab_bus 26 6o 8
timetab_clas 26 s s
timetab_group 26 g3 b
timezon 26 et a
timing 23 1i a ec a
tin 1h 4 c 9 g g c 24 8 2o 9 6d b 6e b 6f e 8m 9 a1 v d6 c fr 9 is b
tin_roof 23 g e
tinker 23 2a 9
tins 1k 4 e 8 h 3h e 63 8 6d f 6e n 6f 19 d6 g fr f
tint 1x 3 c 4 1e bv g
tiny 1b e b 2a e 2d f 2j b 2x 9 4r a 57 a 69 9 6n 8 73 f 7r l 7w b 9b 9 9d b ao o be b bf c dc l fw c hc 9
tiny_hous 23 73 i ao o
tiny_step 23 7r r
tip 1h 23 e 7i g c7 9 ci 9 cq c g1 9 g9 e gd f hx z
tip_jar 26 g1 a
tips 1c 1v d 1w d 7k d 9t a ay c c7 f co 9 fq 9 ga f gd s gv c ir l
tips_right 23 c7 b
tips_train 26 ay g
tir 1a a e v 9 1g f 2i b b4 9 c9 g fp a gm a i9 8
tir_eyes 26 v c
tir_parent 20 1g j b4 b
tirana 26 hs 9
tiruppu 23 i9 a ig h
tisax 26 f4 b
tissu 1s e 11 v c 6k d 8l 8
tissu_pap 20 8l 7
titl 1d 3b l 7y c 8v d 8w 1d cm b co h dv b e9 b ff n i6 s
titl_check 26 gz 9
titl_pap 26 ff f
toast 1g 17 o 4b b 9x k 9y 7 au o d5 u
toastma 26 2t h c4 f
toasty 20 2j 12 3b v
toda 26 di e eo g
today q 1e 8 1r h 21 e 2k 8 2q 8 38 b 43 b 44 8 5e 9 5p 8 6q b 7g d 7z 9 83 i 8n 8 a8 9 ai 6 bc 8 bf 9 d6 b db 7 eo b fc e fm 8 g6 8 hc 9 i7 9
today_card 26 bf 7
today_learn 26 43 9
today_money 26 dk c
today_see 26 fc h
toddl 1d 1g n 1k h 3z o 4a n 4d c 61 x 82 a 8q n 8t f 8u d 9y 9 bw b c5 d fk 9 hn 1h hq 1h ix a
toddl_café 26 hq p
toddl_meal 26 61 z
toddl_parent 26 hn h
toe 1o 4h 1d 4j b 5d c 9v a ik x
toe_box 20 4h 17
toes 1y 4h b ik b
tofu 26 6b h
tog 20 z b dp c ga b iv a
togeth w l d z g 13 9 16 9 17 r 19 r 1a 9 1e 8 1i g 2p 8 2y b 37 m 3b b 4v m 6t a 7g 9 8b b 8z c 94 b 9j 9 b1 8 b3 b bk e bl a bw 8 bx e c3 8 cj f cm b co l cv r d7 p da 8 dd j dp j fg a ga 9 hj b hk k
togeth_forecas 26 dk 8
togeth_forty 26 7n 9
togeth_group 23 dd c
togeth_hom 26 z g
togeth_memb 26 1e c
togeth_part 23 1a 8
togeth_residen 26 dq g
togeth_start 26 m 7
togeth_video 26 ba 9
togeth_young 26 52 g cv c
toil 26 cw a
toilet 1g 1v a 3g p 5l d 7b a 9w k bz 9 ck h cw c gv g h7 9 it g
toilet_light 26 9w i
toilet_pap 26 it k
toiletr 26 3c c i4 j
token 1x 7y e cc e df g
tokyo 1t dt e
tol 23 4w h ft e
tol_fre 26 4w e ft c
told 13 3n f 7i a 85 9 8r 8 cl 7 f7 8 fl 8 gh b
told_honestl 26 fl c
told_off 26 d5 7
told_onc 23 gh g
told_phon 1y 3n g
told_work 26 3i 7
toleran 1y 1 b 3l l
tolerat 20 a2 e fr 8
tom 1a m 7 p a 1h 9 2x a 57 a gk 8
tomato 1e 19 j 1q 9 2w 8 5p h 68 a 6c 9 8c o 8i 1i 9z u a5 h ac h hv f i0 c
tomato_basil 26 68 c 9z 9
tomato_bean 26 8i g
tomato_sauc 20 2w 9 9z i
tomb 23 3p 1q
tomorro 13 2o e 4t 8 5e 8 5y 8 6q 9 9a b em 8 fb 9 ht m hx a i7 b
tomorro_dish 26 ht h
tomorro_lunch 26 ht d
ton 19 3 z 4 9 q b 1h e 8t a 8z b ah 8 aj r b5 c bn 8 c8 b cf 10 cg a e9 j es s iv 9
ton_ask 26 q f
ton_send 26 cf 7
tongu 1n 7m j b6 8 bd i bp e cl e eb h f1 e f9 c
tonic 1u 6g e 6h k aa 1d
tonic_syrup 26 aa l
tonight 19 1w 15 39 i 3y k 5l d 74 7 99 c 9r a 9w 9 dr 9 hj 8 hs 8
tonight_car 26 7j 7
tons 26 4g 8
tontin 23 dd 18
took 1e 19 a 4x 9 7k 8 84 a cu 9 i5 f i6 7
tool v y 8 z f 18 1n 19 f 1h 7 1q 9 1x 9 29 8 4v e 4w b 50 d 5e 9 5g f 5q b 6n 8 6q i 6u g 6x d 8b 1l 8l 7 8m y 8s 15 9h 1v 9o 2d 9s 7 9t d aq d aw 8 bn 9 bt b bv f c8 c c9 n ca 14 cb 15 cc c ch b cq a e7 r e9 f eb k ee 13 ei j ej j en k ep 8 eq b er d f0 a f1 g f4 u f5 j f6 a g0 i gb b gi 8 go 9 h1 r h2 n h4 j h5 a ha h hc e hf u hg n hi a i0 m i5 t i6 z id s
tool_already 26 8s b id a
tool_borrow 23 18 v 9h 8
tool_build 20 cb r hf b
tool_buy 26 ch b
tool_cheap 26 18 a 9h 9
tool_check 1y ca j cc a f4 b
tool_child 26 8b r
tool_collect 23 f4 z
tool_connect 26 cb 9
tool_find 23 50 e 5g a ei f
tool_hir 23 18 g 1x a 9h f
tool_learn 23 e9 e en f
tool_left 26 gb c
tool_lend 26 18 d 9h w
tool_lets 26 50 c el b
tool_library 26 18 18 9h f
tool_link 20 en a
tool_machin 26 9o 12
tool_mak 1v 9o c
tool_mark 23 er c hh 7
tool_marketp 26 8s b i6 f
tool_memb 20 18 p 4v b 6x f
tool_offic 26 f3 9
tool_phon 26 9p c ej j
tool_podcast 26 az 7
tool_post 23 9s e i6 e
tool_project 26 8b s
tool_rental 26 5q d 9h c
tool_request 26 9o d
tool_scan 23 f5 t
tool_shar 23 9h j i0 a
tool_show 23 cb e i6 d
tool_smal 23 6q 8 8b 8
tool_social 26 e8 b gi 9
tool_sterili 23 bv 8
tool_stor 26 9o v
tool_survey 26 f1 b hc 9
tool_tags 26 9o q
tool_team 23 f6 b
tool_tool 20 9h b
tool_work 23 aq g
tool_writ 1x 4f d b8 9 c9 b h2 c
toolbox 1t 29 e 8b 1g 9o e f2 g gs f
toolbox_talk 20 f2 f gs d
toolmak 23 6p d
tooth 1r 10 v 11 e 1o k 2q a
tooth_shad 26 10 p
toothpa 26 9 1r
toothpa_tablet 26 9 y
top 13 2 8 v b 25 8 3c 9 4m g 4u 9 5w 9 79 8 94 e 9l 8 ac 9 cf d cl 7 d8 9 de a eo b g7 f hz 7 ik 7 io t
top_automat 26 do 9
top_backpac 23 io 11
top_bottom 20 3c b 4m a 94 e
top_hom 26 2 c
top_smal 23 4m 9
top_ups 26 4u e dk 9
topic 1e 40 a 51 9 5f a b4 a b5 b b7 t b9 h be g bf 7 bs c e9 x f9 f hc f
topping 20 2r 8 2s j
tops 1m 4d k 4m x 4r x 5m j d7 e il f im c ip f
tops_bottom 26 4m 7
torn 1n 17 h 4j b 4n b 5o 8
toronto 1e 2t 8 39 c 44 b 8p b 9z 7 fm b
torqu 23 29 9
tortill 1x 1f a 64 h hk v
tortois 1y cl f fw a gc a
tot 1n 1q 9 2a f 4g 1e 8k i 92 8 hn e io 1n is 8
tot_bags 26 4g d io b
total 1j i d 1r m 22 e ej h eu e f2 d
total_begin 23 i e
touch 17 1m 9 33 9 3h c 8z 8 97 9 di 9 dl 9 ei 9 hh a i1 6
touch_anyth 26 79 7
touch_payrol 26 di d
touch_visit 26 3h 8
tough 1y bo 9
tour 19 21 k 33 20 37 t 38 c 3e v 3x p 4i 8 63 a 6i 7 6w 1g 6z 2b 76 q 77 g 78 n 88 b 9l 9 e0 c e4 c gw c gx 14 h2 12 hw d
tour_book 20 6z 16
tour_company 20 6z f
tour_dispatc 26 9l c gx g
tour_floor 26 h2 w
tour_fre 26 33 g
tour_guid 26 33 e 6z d
tour_near 26 33 b
tour_operato 1v 6z 1n 77 a
tour_plan 26 p 8
tour_smal 26 37 f
tourism 20 7d k
tourist 18 2q 9 33 v 34 d 38 f 39 a 3d u 6u g 6w 7 73 8 79 p 7c t 9s f dn c dt r hk p
tourist_interla 26 7c e
tourist_tax 1t 3d m 6u b 9s c
tournam 1n by i hm 23 hs y
tournam_sunday 26 hm g
tow 1m n b 5q g 66 c 7c 7 h0 d
toward 1s 93 k
toward_buy 23 93 i
towel 1f d 9 e i n a 3c h 5o 15 6e c 6t h 7b a 90 c 99 7 bu x
towel_shav 23 bu j
town v h 9 1n a 1r j 32 c 33 c 51 9 52 e 55 k 64 d 6m a 6u a 7a c 8d 6 8j a a5 g a6 j ao c bk n bl 9 ci s cj 8 cl 7 cu 8 d1 6 ds j e3 o e4 a eb a eh b fi c gd m ge 11 gf b gg 1h gh f gi l gj e gl l hm 7 i3 9
town_council 20 ci e
town_driv 23 bu 7
town_foot 26 p a
town_hal 1j 4w a 51 e 55 d 7a h d1 9 eb e gg f gl f
town_look 26 fi g
town_market 26 52 c
town_offic 23 gj b
town_own 1v a6 f gg i
town_pizza 26 2m a
town_plan 26 gi c
town_referen 26 eh 8
town_report 26 gg h
town_walk 26 33 a ce 9
townhou 26 74 f
townshi 1y g2 d
toxic 23 hy e it i
toy 1l 75 b 8b m 8f 7 8t 10 8u 1d bx a fs t gc q
toy_library 26 8f 7 8u k
toy_shop 20 8b 8
toys 1g 2g l 75 e 8t 24 8u 3s bx o bz g is h ix i
toys_onlin 26 8t a ix b
tra 26 35 c g6 b
trac 1l 5w c 71 e 7q m ap 1b be 9 bq c
trac_fish 26 ap t
traceab 1n y a 10 n ap 15 i9 9
track w 10 k 21 9 22 f 23 r 25 e 2d d 3v 9 43 7 4x 8 58 d 6q a 6s c 71 l 7f e 7i c 7j 7 7k 19 7n p 7r q 7s g 84 k 97 9 9o y 9v 9 ap h bf 8 bn y c6 8 cc 9 co h cp j d6 d df 12 dh e dk 8 du v e2 c ep b et 1e ex n f5 b fm e fw z fy d g0 i g2 12 gc f gk 7 gn y gr a gv 9 gw m ii c iw e
track_app 20 7r l d6 b et a gn 8
track_applica 26 bn f
track_automat 26 et e gz 7
track_bus 26 gn q
track_calcula 26 3v c
track_choir 26 du i
track_collar 23 fw d fy a
track_cost 26 cc d
track_indepen 26 g2 o
track_link 26 ep g
track_parcel 1j he a
track_product 26 6q b ap b
track_rfid 26 ii g
track_softwar 26 9o d ex 9
track_spend 23 d6 b
track_streak 26 7r e 7s i
track_subscri 26 dh g fw a
track_system 20 9o 9 ex 9 f5 g gv h
track_track 23 et a
track_voic 26 du d
track_work 26 gi 8
tracksu 26 il n
tractio 26 i2 9
tractor 1k 5q 1h 6p 1a 7m b 9w e ac j af 36 hq 9 ic c
tractor_driv 23 5q u
tractor_hir 26 5q d af l
tractor_own 1y 6p 9 af p
trad w 1l 8 29 c 2i a 4f c 4n c 4v a 4x 7 57 c 58 b 5d d 5h m 5p l 5u l 6l e 6n 8 6v 9 75 10 8g 10 8v b 9c a al c am 9 ar 8 aw h bb r bo d c6 f cg d ch a cw a df i dg j e9 9 eh 1e ei 9 ew r g8 15 ga 15 gt s h3 i
trad_around 26 5p 9
trad_brand 26 6d a
trad_card 26 8g 1l
trad_credit 26 g8 b
trad_fair 1e 5h l ei a
trad_firm 1v 5j 7 h3 f
trad_first 26 bb i
trad_hous 26 75 19
trad_leav 26 6l 8
trad_mark 26 cg 7
trad_pric 1v 5u j
trad_smal 26 eh b
tradesm 1t 13 f 95 g ar c
tradesm_coach 26 13 f ar b
tradesp 1o 13 d 29 c 3g c 95 o 9v 9 eh f h3 b
tradesp_find 26 95 b
traditi 1k g c m 7 2y e ao 8 c3 a e0 b hi 7
trady 20 f2 l
traffic 1b 27 11 5t j 7q d 9k a ca 8 gx p hv a
traffic_light 1s 27 13 7q e 9k b
trai 26 2d e f2 f
trail 1a n t 1x b 21 1m 29 9 2j a 2k k 2l t 31 b 50 9 77 p 7h a 9w f ag 9 b3 b c0 l e3 o fj 9 fz 8 i8 d
trail_map 26 21 m
trail_rid 26 fz 8
trail_run 1y 50 b b3 d
trailhe 26 21 9 77 g
train o d g e f f 1w h g k 8 o c s k 13 o 14 p 15 9 16 p 1a k 1g b 1o c 21 i 2d h 2k 7 37 g 3p 8 3w q 3z a 43 d 45 7 47 t 4a 9 4h g 4w b 4x 14 4y u 51 c 5e w 5f 1i 6o 9 6x 8 7g 10 7h v 7k 8 7m b 7o b 81 8 82 8 83 l 86 k 88 g 8a b 9j 9 a0 e a2 k aq l au u ay e b1 s b2 1b b3 q b9 b bb a bo b c7 g cd 12 cg 9 cm c cn 7 cv f dn 9 ds i dt 9 dy g e5 9 eb 9 ec 9 ey x f1 9 f3 m fd j fj 8 fm c fq 17 fv 9 gk i gq b hd 19 hl f hm 10 ho f hy e i4 t il j ip n
train_alon 23 f a b2 7
train_annotat 26 cd j
train_app 1v s c 4y r 7g i 7o d ey o fq 9 hm c
train_apps 1y f 9 b2 6 fq a
train_baby 26 1g 9
train_bit 26 a2 g
train_car 26 47 z
train_certifi 20 hd c
train_check 26 7g 9
train_childre 23 82 h
train_client 20 f y s j
train_coach 23 hm g
train_compani 26 3w v
train_company 26 5f b b1 a
train_cours 1x 7j 9 hd q
train_crew 23 3h b
train_dementi 26 47 h
train_dog 23 fq e hy o
train_employ 1x 5f q aq 9 ey f f3 m
train_evening 26 gk 9
train_exercis 26 2d 8 7g j
train_first 23 ho 8
train_frontli 26 ey y
train_garden 23 3p 7 96 d
train_girl 26 hm d
train_group 1u b3 c hm d ht c
train_gym 26 f i 7g a
train_hand 26 8l 7
train_help 1u 8a c cu c e5 g
train_hom 1y f g
train_hors 26 fv 9 fz 9
train_hotel 26 4y a
train_instruc 26 43 k
train_intervi 26 f1 f
train_journey 26 37 u
train_kids 26 4a i ip a
train_lead 20 b2 c
train_leav 20 99 c
train_liv 20 cv d
train_local 1v 6o a
train_manag 1y 4w 8 5f s hd f
train_masseur 26 e s
train_near 26 f n fq b
train_nurs 26 1g g
train_offic 20 b1 1e
train_onlin 26 7g d hd d
train_outdoor 26 h 9 b2 a
train_own 1x ay e fq d
train_park 1x f s b2 1y
train_part 1x f 8 6p c
train_person 1u 3q a 86 f
train_phon 26 4y a
train_plac 1x fd q gq c
train_plan 1p f m 7g a 7h e b3 y
train_practic 26 b9 8 c7 9
train_qualifi 26 fm e
train_record 20 gk i hd f
train_refug 26 14 q
train_rent 26 fj f
train_screen 1y gq d
train_sel 26 ip g
train_set 26 8u j
train_shop 23 4y a
train_sit 1x 3y f
train_smal 23 au h
train_softwar 26 ey d
train_special 26 86 9
train_staf 1l 4y d ey v
train_station 1u 21 g 6i c bw a dn b
train_student 26 i7 j
train_supervi 1x 13 a
train_team 1x 5f i hd g
train_technic 26 9e i hy c
train_tips 26 fq b
train_tool 26 f3 9
train_treat 26 a2 n
train_trip 26 37 e
train_villag 26 16 k
train_visit 26 f e ho 8
train_visitor 26 7u d
train_volunt 1v 15 d cv c i4 16
train_work 1v 4x d
train_workpla 26 5f w
train_writ 23 s k
train_young 26 i4 e
traine 23 cv s db 7
trainin 1s 4x r 4y a aq p hl c
tram 1r 17 f 6p e ck s hz 9
tram_depot 23 17 e ck c
trampol 1q h d 8u f fk j hq 22
trampol_hal 26 hq y
tran 26 4s a
transac 1o 4u o ap f df g dg c ek m eu d ev j
transcr 1l az b c7 x cd k cf c d1 e ec 1k f6 18 g0 h h7 b
transcr_cal 26 c7 c f6 f
transcr_sal 26 c7 o
transf 1a 6v a 6x b 71 d 76 16 77 t 79 8 7v j 87 b 8a b bq c d2 v d7 o da k de 1g dt b ev m ew 8 g1 c gm b gr 9 hx b
transf_end 26 da a
transf_ussd 26 6x 8 79 c
transit 1o 54 c 6n b as b i1 l
transla 19 3a 9 3v 6 4u 8 51 h 5b 3v 6y a c6 9 co p eb 3k ej d gi f gm n hc a
transla_agency 26 5b v eb k
transla_check 26 eb c
transla_court 26 5b s
transla_documen 23 5b a eb f
transla_foreign 26 4u c
transla_languag 26 6y 9
transla_manual 23 5b e eb t
transla_sam 26 eb f
transla_transla 26 eb c
transpa 1n 1c e 3q h ap b hk 9
transpl 20 7d 1d 7p l id j
transpl_istanbu 26 7d n
transpo 19 21 a 29 a 37 b 48 j 6h 7 6o b 8a 1t 8p c 9w c ap a cb 9 d6 8 fx b gn 18 gw 9 ic j
transpo_attenda 26 gn s
transpo_book 26 8a o
transpo_company 26 9w c
transpo_firm 26 8a a
transpo_includ 23 3u 6
transpo_servic 23 8a f
trap 1n 7z d eg h fy d hy 10 id d
trap_camera 26 fy d
travel w 5 i e j p 9 w a 1n 7 1p d 1v 1k 24 9 2e e 2y 9 30 8 33 p 36 1i 37 1h 3x k 47 a 5e r 66 8 74 u 75 e 76 1f 79 1g 7d o 88 w 9i 13 9r 8 cr 8 da b dt 1l dy b e0 8 e3 9 el q f7 a fo n go n h5 d hk j ii 9 io d ix n
travel_abroad 26 79 a 7d s
travel_agency 1v 1v f 37 c
travel_bag 23 4g 8 io e
travel_book 1v 36 d d3 9 dt e
travel_booking 23 5e 8
travel_both 26 1n e
travel_cost 1x el a go f
travel_cot 26 8u 9 ix a
travel_cots 23 ix u
travel_data 26 79 r
travel_design 26 37 u
travel_disabil 23 76 q
travel_europ 23 1v 9
travel_expens 26 da e el e
travel_family 1y 1p e
travel_group 23 37 m
travel_guid 26 1v i
travel_insur 26 36 h
travel_leav 23 dt j
travel_lift 26 9r f
travel_lot 23 24 a
travel_parent 26 ix 9
travel_pay 23 go f
travel_plan 23 1v s
travel_policy 26 f7 9
travel_really 26 1v h
travel_screen 26 e3 h
travel_wel 26 2n 9
tray 1g 2g d 3i 9 4b b 60 f 62 l 7p 8 8c d ab w fs a iv k
tre 18 1c a 3s 14 44 a 53 k 69 9 6a 9 6f z 73 17 98 j 9s b aj u bp f d1 1t fj 8 fl a fs i ge 9 gi a hq 9 hv q hw a hz 2g
tre_copy 26 d1 d
tre_family 26 hz w
tre_hous 26 44 e 73 c
tre_liv 26 73 d hz l
tre_near 26 hz 7
tre_park 26 1c 9
tre_plant 23 3s e aj i
tre_rent 26 hz 10
tre_villag 26 6f b d1 7
treadmi 1u fp f fv 19 iv c
treasur 1k 32 p 45 1d 6w d 6x r 8j 8 dd i h8 i
treasur_hunt 1y 32 d 45 1b 6w d
treat 16 k r p j 1d h 2q b 3i 9 5w e 7m d 81 8 a1 h a2 1n bx t dw g f2 b fn b fv z gc 16 hy 1k ie 9
treat_box 26 a1 b a2 a
treat_dispens 23 gc z
treat_dog 26 a2 e
treat_dogs 23 a2 g fv e
treat_hand 26 fv c
treat_heat 26 hy p
treat_letterb 26 a2 a
treat_neut 26 1d q
treat_patient 26 k s
treat_seal 23 hy 10
treat_sensiti 26 a2 a
treat_singl 26 a2 h
treat_squeaky 26 bx p
treatme 17 d z e c k q r 7 x p 11 1a 3o b 7d 1k 7m 8 80 9 81 8 82 7 84 9 85 8 bv q cw 8 fu n fv o g4 z g9 a hy g i2 9
treatme_budapes 23 7d 10
treatme_don 26 fn 7
treatme_not 20 g4 10
treatme_plan 1v 11 17 80 b g4 a
treatme_travel 23 7d 8
treehou 26 73 1y
trek 1q 4 7 21 k 77 v fz w io b
trend 1p 2d 8 7f f f3 7
trend_instead 26 7f 9
tri 1d 4m 9 5k b 6e 8 8m h g6 r
triag 1v v e x f 7z 16 80 6 cf n
trial 13 i 8 w 1f 14 t 25 e 3a e 41 8 4a h 4s 9 5d 9 90 j ah b bi d cv h dh g fd i fp l gq w hl 9 hn b
trial_clas 1v 4a e hl 9 hn a
trial_lesson 23 i b 41 8
trial_patient 26 w p
trial_return 23 25 8
trial_set 26 cx 7
trial_unit 26 w 9
triana 26 33 m
triathl 23 4m 8 b3 i
tribal 1x 4k h
tribuna 23 bm m
tribut 26 3t 1g
trick 1n 87 a
trickl 26 gc h
trickl_charg 26 gc e
tricky 1t 4x 8 b6 k
tricycl 20 12 f 2k n a5 9
triest 23 4o a aa g
trig 1p 1 8 q f 2f k 83 i 84 1s
trig_attack 26 84 m
trik 20 2k m bz c dn 8 ih h
trim 1k c e p k 18 b 96 13 9v 1a bu t fn d hh c ig d
trim_germany 26 9v b
trim_hedg 23 96 u
trim_nail 26 p h
trimest 26 7h 9
trio 1s 2 9 24 7 39 k dx 7 e0 b
trip 11 1s c 1v 28 23 a 36 1c 37 1r 38 1m 3g d 3x u 5n c 6y j 6z 9 76 1f 79 g 7d 8 8a 9 8n e 92 a ad 7 b3 b d1 d da x do x dp c ds b dt c el q gf d gw k i8 e ii a
trip_anoth 26 36 f 7c 7
trip_check 20 36 c
trip_friday 1y 1s 9 37 f
trip_friend 23 37 n
trip_hom 23 i8 9
trip_plan 23 1v 1v
trip_togeth 26 37 n
trip_wheelch 23 76 13
trip_work 26 el m
tripadv 26 58 9
tripl 1t 3o b ip 7
triptan 26 84 e
trivia 1x cn o e4 2n
trivia_evening 26 e4 o
trivia_night 26 e4 x
trolley 1y 17 g c5 8
tromsø 26 36 9 3v 6
trophy 26 hs 9
tropica 20 8q j
troubl 1g 1u d 25 9 fv 8
troubl_fal 26 25 a
trous 1f 1t j 4c 1m 4d u 4n 1x 4o k 4r 9 5o g 8e s cy 1s il f im r
trous_cut 23 4n g cy j
trous_jacket 1y 4n 15 cy a
trous_long 20 4o b
trous_pattern 26 8e r
trous_women 26 4n d il b
trout 1v 2m a 8n 9 ae s ij 9
tru 1d 2x 9 32 c 3o 8 3x 9 8j c c8 l cj i ck a dl 8 i6 x in b
tru_crim 1y 8j d cj l
tru_profit 23 i6 15
truck 16 2l 20 3j 8 4g f 76 8 8f 8 9a n 9o a 9v g 9w 1s a3 v a7 c a9 k ak h ao p av e fu 8 gf h gw 13 hx a i8 1z ih m in a iw a
truck_caps 26 in e
truck_driv 23 9w p av f
truck_own 1v 9a b i8 r
truck_park 26 9w 1o
truck_stop 26 9w q
truck_taco 26 2l y
truck_tarp 26 4g 8
truffl 23 69 g fq 9
truly 1o 3r 7 cg c ev e f1 a hk h
truly_anonymo 26 f1 9
trumpet 20 dz 1f
trunk 1y 4m h 4s g iw i
trust y o 8 w 7 16 d 1c e 3x 9 3y l 5w 7 75 9 87 j cu a dd r et 8 f4 8 fc a fi l fo g
trust_contact 23 87 f bq 9
trust_local 26 fo e
trust_stand 26 3y i
truste 26 bq b
truth 1v 96 8 bw 7
try w 5 f 6 8 i 8 1m 9 35 a 4e c 4h 8 4l 11 4s 9 as 9 eg b i2 h i5 i
try_alon 26 35 a
try_buy 1y eg d
try_choos 26 i 8
try_fit 26 4l 6
try_fram 26 4l b
try_hom 1s 4l h 4r 8 i2 d
try_real 23 ga 8
try_smal 20 as 8
tub 1g 1 10 4 c 7 7 n n x a 29 b 2q 9 3c h 3k 8 4r b 73 8 7b e 85 b 8r d cy b hs b
tub_hir 26 7b a bz 8
tubercu 26 v l
tubs 1q n 7 2q 16 fn 7 fr e
tubs_hom 26 2q 7
tue 26 2l n hq 9
tuesday v j 8 n 8 4i 9 58 a 5a a 5s e 5z l 8l 9 94 9 96 7 a3 b ch t e8 9 fp 9 h5 a hm c hp 6
tuesday_ana 26 o 8
tuesday_back 26 8l 8
tuesday_bags 26 5z g
tuesday_begin 26 h 8
tuesday_birthda 26 31 b
tuesday_even 1x 7x c
tuesday_friday 1s a7 b fp c fr b
tuesday_send 26 5e 9 bs 8
tuesday_wednesd 1t 5s j
tuition 1v 41 e f9 a g3 p
tuk 26 5u r 74 c
tuk_tuk 26 5u f
tumbl 1x 2c x 4a 9 9e 9 hn e
tummy 20 7i a fr b
tumour 26 v 9 cd 8
tun 1h 1k a 1u e 1w f 93 b dy 3y dz o
tun_ago 26 dy 8
tun_onc 26 dy 9
tun_postcod 26 1u h dy c
tun_reed 26 dz g
tun_visit 26 dy g
tunic 1y 4m c 4n e im g
tunisia 1y 5d m 6f h
tunnel 1t k d ac b ck d dm c
turban 1y 4m c cg 9 i2 b in c
turbidi 26 ij i
turbin 1v 1e 1b 6o 7 bb i if d
turf 1y 3l 17 96 d
turin 1v f a 3y a
turkey 1l 6n a 79 8 7d r gn 9
turkish 1m 43 7 64 e a1 j b5 d bp e ci 9 dj d
turkish_arabic 20 43 7
turmeri 23 6d q
turn x c 8 h 9 u 7 w b 19 h 1m e 21 e 23 9 25 8 2k 8 3s l 4g f 5r 9 6b 9 6v 7 6w 7 70 9 74 8 7p b 8n 7 ae a ah 7 ai 8 aj 8 as 9 b6 a bb h bf q bp g c0 7 cg d d0 b dd 15 e2 b e9 a ej a et 8 ew 9 f6 a gn i go 8 hd n hg o hr k hv 7 ib d ih 9 io 7
turn_around 23 go f
turn_back 23 21 b
turn_empty 20 52 f hr g
turn_feed 26 7l 8
turn_fix 26 ej d
turn_flat 26 c f
turn_hous 26 dm e
turn_inclusi 26 w h
turn_own 26 hd h
turn_paid 26 dd a
turn_phon 20 1m b 4u d ew c
turn_practic 26 bc c
turn_song 26 e2 g
turn_structu 23 t d u 7 eu d
turn_turn 26 gn n
turn_webinar 26 hg s
turn_wooden 23 36 d 3s o
turno 26 4y e i7 j
turnov 1g 3c 1a 5h a ay b c6 a ed d en f
turnov_clean 23 3c w
turntab 26 e1 1l
turtl 23 82 8
tuscany 26 2p 9 3a a
tutor 1e 15 o 1p 8 40 36 41 a 42 n b4 2f b7 j b9 n be l bi b dg a f9 8 h5 k
tutor_centr 26 40 a b4 a
tutor_even 26 b9 b
tutor_exam 26 40 l b4 d
tutor_group 26 40 d
tutor_learn 26 15 d b7 a
tutor_onlin 26 40 l 42 a
tutor_pupil 26 40 h b4 d
tutor_smal 23 40 h
tutor_start 26 40 b
tutor_subject 26 40 j
tutoria 20 aq a ba e
twelv 10 h 8 j 9 k a l b 14 8 23 f 2t m 38 a 5t i 65 9 6i a 7j 9 7o f 7w 8 aq d ar b b2 8 b9 b bb u cd a cg 7 cj 9 cn 7 dw 7 e2 7 eb b en a fq a gd f hk 9 hm b hp 8 hq b
twelv_even 26 bb w
twelv_evening 23 b9 d ga c
twelv_guest 26 38 h hk g
twelv_kids 26 hq d
twelv_program 26 ar f
twelv_questio 20 e2 c fx b
twelv_strang 26 2t w
twelv_women 23 37 d 7i 9 7v d
twenty y 1 7 3 9 9 7 e 8 16 a 4l b 4m 7 6n 8 78 8 7n c ba d bl d bw 9 eh 8 gc a hm 8 hu 7
twenty_box 23 aa 7
twenty_buy 20 5h d
twenty_flat 26 gr 9
twenty_hom 26 iu 8
twenty_househo 20 hu d
twenty_litr 26 16 d
twenty_minut 23 bc d bw c
twenty_point 26 i1 7
twenty_questio 1y 7k b bl e
twenty_second 23 v d
twenty_story 26 83 e ba j
twenty_train 26 il 9
twenty_vehicl 26 iw 8
twenty_wel 26 9h c fz c
twi 1u 7m 7 az 7
twic x f h 13 g 15 8 2f c 39 9 3o 8 42 d 46 g 4b c 54 l 5o f 5z a 65 8 6b 9 85 9 8c c 97 8 9i f a4 i b3 c be b cd a fi c fo i hh 7 hl 7 hm b hu 7 hw 7 i4 l
twic_bik 26 5m f
twic_daily 1y 4b d 8c b
twic_first 26 bx d
twic_monthly 26 13 n
twic_mov 26 9i g
twic_own 26 d0 8
twic_teach 26 42 f
twic_weekly 1t 7o 8 a4 c ch c ci c hh b
twic_yearly 1v cr a
twiligh 23 3e t
twin 1p o e 1g d 7l f i2 8
twist 1y 4k 8 5v 8 8t g bu b
ty 26 d 9 id i
typ 11 2 s 4 7 e 8 t h u i 1n f 1q a 1r j 1v 9 1z 8 6w 7 7j 1j 83 b 9g 9 9m c b4 o bm c c8 9 c9 b d4 a da a de 9 e0 7 ej i ek 9 em 9 eu k f6 9 f7 a fn 7 gs a gv g h6 f hz 8 i6 e
typ_cal 26 ej e
typ_certifi 26 9m 9
typ_data 26 eu j
typ_diabet 1x l a 7j v
typ_frequen 26 gv r
typ_hom 26 h6 9
typ_list 26 1r h
typ_nam 23 1n e
typ_not 1y u 9
typ_onlin 26 hz e
typ_ord 26 he e
typ_patient 23 u a
typ_questio 26 b4 9 f7 i
typ_scan 20 1r e 7j 7
typ_see 26 1v f
typ_until 26 u 9
typ_use 26 0 9
typeset 23 b0 k
typewri 23 cz 8 d5 r
typical 1h 1s 9 ca c hx 8
tyr 1h 22 d 29 8 43 6 4g b 9p s b2 9 bt o dl e dm s gw 1d h5 d iw 9
tyr_chang 23 9p 7 dm m h5 e
tyrol 1m 6t 9 gj 7 hw 6
uae 1y 6y 8
uber 1x 2n w
uber_eats 26 2n 8
uganda 1j 4u c 5f e 7d a ai b
uganda_tanzani 20 7d a
ugc 23 50 e 58 h c9 i
ugc_creator 26 50 b 58 e
ugly 1m b8 e fs e
ukraini 1v bh f
ultra 26 7h q
ultraso 1p v l 28 q 3t c cd r fu 9 gf 14 gu e
ultraso_pictur 23 3t c cd f gf e
ultraso_sensor 26 gf q
umbrell 1x 33 i in b
umpir 1x go 2l
umpir_gam 26 go 9
umpir_youth 26 go t
umrah 20 3x 1y
umrah_journey 26 3x o
ums 20 g0 15
unabl 20 j b
unabl_swim 26 j 8
unanswe 23 h4 p
unatten 26 2v n dt 9
unavail 26 6p i
uncerta 1v cf 7 ek f
unchang 23 9k 8
uncl 1k 16 b 6f e d8 i
unclear 1o 72 a 87 9
und 26 3 a ek c
undat 20 8x 22
undat_plan 26 8x w
underbo 26 bt g
undergr 1t dr g gf d
underne 20 24 7 am a ik 7
undersh 20 2d x ik o
underst 13 t c w 8 1m 8 6w 9 b5 g bd g e5 b e6 g f6 8 ga i gm z
underst_accent 26 t a
underst_first 23 gm g
underst_let 23 gm g
underst_shar 26 ga h
underst_voic 26 e5 e
underst_word 26 b5 b
underta 1t 3q 1c 9q 1y
underta_form 26 9q z
underta_netherl 26 9q b
underta_underta 26 3q b 9q c
underto 23 3 k
underwa 20 ae g fv 18
underwa_treadmi 23 fv 10
underwe 1s 6 1t 4s 29 cx 1c
underwe_men 26 4s f cx d
underwi 26 4m n
underwr 1t 4u d aw f dj 8 h1 b
undo 1y cb a cc e ev c
undon 20 cc a
undy 20 4p u 8d o
uneaten 26 2w 9
unemplo 20 15 a
uneven 26 80 9
unfair 23 ea 9 gp 7
unforge 26 7c 9
unhappy 1p hc 24
unheat 26 6a w
uni 20 1l 7
uniform 1l 1j 3c 4n 1f 5o 1o
uniform_restaur 23 4n c 5o s
uniform_school 20 1j 1j
uniform_shop 26 1j k
uniform_siz 26 1j f
uniform_swap 26 1j f
uniform_used 26 1j f
union 1j 7v 9 bm a dd 9 ej c g8 a gl d
uniqu 23 e9 v
unisex 26 io h
unit 16 7 8 25 9 26 q 2n 9 2v 9 3f c 5r h 73 9 9b h ac 6 ae b aj 8 al 9 ao k ee i f9 8 gn i gr f h6 j h7 h i2 d ia a ie d
unit_test 20 ee p f9 b
unity 26 cp b ef h
univers 15 6 8 1a i 1l 12 40 x 5i 9 b0 b b4 8 bf i bg 1j bl 9 eg 9 fa c gq p
univers_car 20 gq 9
univers_hospita 1x v a
univers_student 1q 1l e 40 l 7r 9 bf a
unknown 1p 7q b 87 r d1 e
unles 1o 4s 8
unlik 1y ev 9
unlimit 19 79 7 b0 h
unlimit_design 26 b0 n
unload 1u 56 a 9a a gx k i8 d
unlock 1j 1i w 2f a 9h e cq c do t dr d
unman 1y 55 m 6o e fk c
unmark 26 hy p
unnotic 23 cm 8
unpack 23 9a n df 8
unpaid 1n 4t p 9v a db a es z g4 c gk 9
unpaid_bil 23 9v a
unpaid_invoic 1y 4t j es x
unpaid_rent 26 db a
unpaste 23 6b 9 6c l
unplan 26 ia 7
unreada 1x hb c
unsaf 1s m 7 72 k
unscent 23 9 m
unsecur 26 7w b
unseen 23 bq d
unsold 1n 12 1g 2o b 62 1k ig 9 ip 8
unsold_bread 23 12 b 62 d
unsold_food 1y 12 15 62 12
unsolv 26 cj p
unstabl 26 4x 9
unstaf 20 55 15 i3 1g
unstaf_shop 23 55 x i3 p
unsubsc 23 ch g e7 13
unsuita 23 7t 8
unsur 1r cb h e5 d gx 9
until t e c n c 1g 8 2o 7 3x 7 5p 8 6m d 9r 7 bb a bf 8 d6 i dt b f8 o h4 g hb k ht 9
until_both 23 bj b
until_complet 26 hb r
until_dat 26 7v e
until_don 26 3v 8 a8 6
until_even 1o 5y 8
until_exam 20 bf 8
until_fal 26 25 f
until_fil 23 hb d
until_ful 26 af f
until_gon 26 2o f
until_handov 23 1l 7 fe a
until_hir 26 bb b
until_midnigh 1s n c 2q 7
until_night 26 6m j
until_octob 23 ag b
until_payday 1x d6 x
until_report 26 ef c
until_sold 23 3f b
until_somebod 23 eg a
until_sunday 1u 1x b 9r a
unus 1i 19 i 6l b 79 b 7b 8 9b d cc 1a dh i dq 9 i0 t
unus_softwar 26 cc v
unus_subscri 26 cc c dh g
unusual 1n 2t e 39 p 5w c c2 19 fs f i9 a
unwant 26 1k 7 ei 9
unworn 26 ip g
upcycl 23 4g 1k 8p h
updat 16 10 6 59 k 5c d 5e d 5j e 6a b 6s f 6w a 72 d bd b dk c ed j eh c f5 l fo b h9 b i5 9
updat_law 26 f5 g
updat_pag 26 eh a
upf 26 4m h
upfront 1l am d db c dr b g7 f
upgrad 23 6t g
upholst 1r 3i y 3o a 4i 9 8o f 9f 17 hp b
upi 1u s f d8 f dt 8 h8 e
upkeep 20 6w 7
upload z 1 8 7 c 1n 8 1t 9 20 8 23 7 2a n 4l e 4q h 4t u 5b i 5i p 6n b 7t 7 88 k 8p 9 8y o 91 f 9g c a8 p ap g az f bf i bm m c8 15 cg 1a cp j d0 8 d3 c df 9 dj c du k dx e eb b eq 9 er u eu g f9 10 fh a g0 f g2 f gh d gp a gx 9 h2 f hb 1o hg u is c
upload_book 26 88 i
upload_contrac 23 88 e
upload_draw 26 5i n
upload_few 26 cg i
upload_fil 1u 4q 8 8y d g1 a
upload_invoic 23 4t w ap d
upload_last 26 dj d
upload_leas 26 bm e er e
upload_lesson 26 f9 n
upload_list 26 91 i
upload_pdf 26 eq h
upload_phon 1x c8 u hb t
upload_photo 1m 1n a 3o 9 4f b 5b b 8p c d0 b h2 a
upload_pictur 23 d3 e ft b
upload_portal 20 hb n
upload_prescri 1y 4l k a8 y
upload_record 1y g0 f
upload_scan 23 eu f gp e
upload_scor 26 du o
upload_script 26 dx p
upload_selfy 26 cg z
upload_spotify 26 az f
upload_stateme 26 7x d eu d
upload_word 26 eb e
upload_work 20 8y j
upon 20 dx 8
upp 1o 16 c 4h q 5s e 85 7 id c
upp_arm 26 85 7
upp_villag 26 16 c
upright 1v 29 e 93 f dy 13
ups 14 m 9 x 8 15 i 1s c 1w a 41 8 4u 9 5j d 7f h 82 8 b1 f eo 9 fl b ft f fu s fz 8 h4 c
ups_automat 26 7v 9
ups_see 26 1h 7
ups_shop 23 4u d
ups_vaccina 26 fu f
upsel 1y 6t y
upset 1s fr b
upstair 1s 3a r 74 6
uptim 1v ef 1r
uptim_error 26 ef 18
upward 1s i g
urban 1n n e 19 d 32 e 6j d ab a gi c i0 e
urban_garden 26 19 d i0 9
urban_plan 26 gi c
urdu 23 27 9 70 f
urgency 1y 89 9 ge a h7 8
urgent 1g v 15 x l 3g a 5c 9 5t i 6o 7 7z x 8a b a8 a e6 g ft c h7 h
urgent_cal 1y h7 9
urgent_cas 23 v l
urgent_now 26 ft f
urgent_ones 1y v i
urn 1s 3s 14 3u 1f gj i
urns 1s 31 9 3s 33
urns_myceliu 26 3s n
us 1c 1 e 5 a 15 f 2s 9 33 c ag 9 al 9 dn 8 ep d ev e fw 9 hy h ir 8
us_abov 26 al b
us_gel 26 hy i
usa 23 8s b
usabl 1y 21 b cg 7
usag 1u 28 7 4v i 6s g 6w c
usb 1t 24 7 d2 k f3 7 iq c iw o
usb_charg 26 iw o
usb_stick 26 d2 j f3 7
use q 2 b a 9 1h 8 1m 9 2e 8 3o 7 4r 8 5f i 5s b 5x 9 6d d 6m g 86 d 8s b 8t 8 8x a an 8 aq a cg 7 cy 7 d0 8 d6 8 ds a f2 f ib f ii e
use_app 1x ds e
use_content 26 50 9
use_exist 26 2w h
use_own 1v 5f f
use_phon 1v 3o a
use_plastic 26 c1 a
use_sel 26 1e c
use_smartph 23 d0 9
use_wheelch 20 76 e 86 h cy f
used v 4 9 6 7 8 9 1b a 1d 6 1j k 1k f 1l 13 1m 9 1y 1w 2i 1g 3a b 4f p 6j a 8o 8 8p q 8u e 8w 11 93 d b1 a bt b cw b e1 l et 8 fe 1c ig t ih 9 ii b ip 11 ix n
used_baby 23 1y u ix 9
used_bik 26 1k c 29 9
used_book 1x 1l k 1y j 8w 1r
used_build 26 ig x
used_car 1t bt f fe 15
used_cars 26 fe 18
used_cloth 20 1y c 4f 13
used_cook 26 ih g
used_daily 26 4v 8
used_equipme 26 1y d ig c
used_furnitu 23 8o a 8p 19
used_good 1y 8p a
used_iphon 26 2i m
used_item 26 1y f
used_kick 26 ip n
used_lps 26 e1 k
used_materia 26 an 7
used_ones 20 ii d
used_part 26 fe p
used_phon 23 2i 1r
used_sets 26 8f 7
used_textboo 23 1l 13 1y d
used_thing 1y 1y w ip 7
used_train 1y cp a er 9
used_uniform 26 1j n
used_work 23 42 e
useful 1l fs c
uses 1b 9 a an 8 gb b gy b ii k
ussd 1m 5k b 6v c 6x 8 79 b 7l d a7 d di e gg d i8 c
ussd_sms 26 6x 8 gg e
ustad 26 4i f
usual 18 v f 1r v 1t b 21 b 6h a 6t a ad 6 ah 7 e6 c fw a
usual_repair 26 bt c
usual_rout 26 fw e
usual_shop 26 1r b
usual_siz 26 3z 9
usual_way 26 id b
usually 1e 7m d 8z 7 9e h
utah 1y hi 7
ute 20 do v ek i
utensil 23 8s 1b
utility 1i 23 b 4u b 9s b gm a gr i gw a ib d ij p
utility_bil 20 23 c gr c ib d
utrecht 1l 8f c c5 9
uziza 26 6d f 6g f
vacancy 1q bn 1y ct 1d ex e
vacant 1s 3f j 52 1o 6a e dq g
vacant_shop 26 52 1b
vacatio 1p 1v e 3c 14 3d g 44 k 6u j f0 g fo g ix h
vacatio_rental 1x 3c 10 3d e 6u h ix 7
vaccin 1n x w 4v 9 5p b 6o i fu 16
vaccin_blood 26 fu d
vaccina 1o x 1a fp f ft a fu 16
vaccina_check 23 x 8
vacuum 1k c f 2g 15 3k 1a 5i c 6c 7 97 d 98 1q 9e c
vacuum_clean 23 c g
vacuum_pack 23 6c 7 hu 7
vagu 23 7q 9
valenci 1m m 8 32 g 89 c hj a
valet 20 ak e dm o
valid 1h 2h c bq j eq k
validat 1x 5p 8 5q i
validit 26 7c 6
valley 1h 21 a 3z 9 5x f 7c 7 98 l a8 7 ad g af e ci d cm f ds 9
valley_gut 26 98 o
valpara 20 5a 8
valu 19 l d 1z 14 22 c 6s a 71 9 7j f 89 y 9f 8 as 1f bj 11 c6 i eu f gr a h3 g h4 c ij i
valu_invoic 26 gr e
valuabl 1x 1z f 8g 9 9j h hx a
valuati 20 7y 9 h2 g
valv 1m 28 13 a7 a ai 7 dz l ij f
valv_clos 26 28 f
van 10 c 8 29 8 2k e 2l u 2z a 36 1b 3i r 48 a 4i e 5t a 63 o 77 k 80 7 8l v 8u 9 95 d 9a 1q 9e e 9o y a3 23 ak f bt c bu i c0 l cu 9 d2 b dm n do d ds j e3 9 fn o fu u gn 9 gt c gu c gw r gx n hx x hz a ih d iw 8
van_bring 20 63 e 77 d
van_build 26 a3 q
van_carry 26 9a g hx j
van_contrac 26 1d 6
van_convert 26 2l c
van_fix 26 9e f a3 d
van_fre 26 36 9
van_ful 23 ak h
van_lif 23 36 d 50 b
van_map 26 48 9
van_mount 26 3i j
van_own 26 dm l
van_park 20 80 b 8l b a3 e fn c
van_part 26 gw 9
van_phon 26 ds k gw g
van_round 26 fu e
van_set 26 do e
van_sit 20 9o 14
van_stop 1y 8l f a3 o bu b gx a
van_travel 23 36 17
van_van 23 2l f 9a c gx 9
van_workben 26 4i g
vancouv 1q 73 d 78 g 9f 7
vancouv_victori 26 9f 7
vanilla 1x 5 e 2q g 6d f a0 7
vanish 1m fy 8
vans 1c c b 12 u 36 1r 3i 8 3j 9 48 d 5p e 6o 7 76 a 77 n 8a e 9a a 9o g a3 k ak p bt 9 ds e gn h gu d gw g gx 12 ih m iw a
vap 20 7s 1w
varanas 23 iu d
variant 1x c8 d c9 14
variati 26 c9 8
variety 1o 6j j 8i 2v ab i id b
variou 26 c9 8
varnish 26 3h e
vas 1t 2a h 8r g 8z x
vastu 26 9d a
vat 1g 57 a 5h d dg l ek 1b el c en g g1 n h0 c
vat_handl 26 g1 a
vault 1r 32 y 8g 8 bq 1b dt d hp b
vedic 23 i1 z
veg 1k 5m b 5v c 5x 1k 8k e ac 6 c3 8 fr e i0 q i3 d
veg_box 26 5x 13
veg_farm 26 5x c
veg_superma 26 5x s
vegan 1d 0 d 3 c 7 k d e 2m 12 2q v 2u 9 4g q 4h h 66 b 69 10 6b p 7q a 9y 7 a0 i a1 n io 9
vegan_burg 26 6b d
vegan_chees 26 66 d 6b d
vegetab 17 19 u 1u p 2r c 2w c 5p e 5v h 5x 1x 61 p 68 j 6c z 7i 9 8c k 8i 1j 8k b 96 k 9z 8 a5 b a9 s ac c fr f hv v i0 13
vegetab_app 26 1u c a9 i
vegetab_balcony 26 1u h 8c 9
vegetab_box 20 19 9 5x v
vegetab_chicken 23 2u 9 9z a
vegetab_farm 20 5x s a9 a hv f
vegetab_garden 23 1u c 96 g
vegetab_grow 26 5x c
vegetab_plot 26 i0 v
vegetab_rais 26 19 r
vegetab_shop 26 19 a
vegetab_soup 20 2w 9
vegetab_tan 26 8k f
vegetab_variety 26 8i o
vegetab_wrap 26 2v 9
vegetar 1i 2l d 2m p 2t b 2v 8 31 t 4b d 5v 9 6b d 6c d a3 f
vehicl 1c 22 o 36 n 6z 9 76 9 77 7 8a 1a 9b e 9p b 9q w ak d bt a dm h do i fe p gk l gn d gw 2k gx d iw i
vehicl_charg 26 ak 9 gw f
vehicl_check 26 gk 7 gw m
vehicl_driv 23 gw f
vehicl_inspect 26 9p f gw d
vehicl_own 26 iw g
vehicl_repair 26 bt 9 dm e
velcro 23 cy c
velvet 26 e3 i
ven 1y 9f x al 9
vend 1s 2v 21 55 d 5m v f2 9 i3 8
vend_machin 1v 2v 15
vend_snack 26 2v e 5m a
vendor 1e 2x e 4t a a9 a c3 1r c4 u er b f4 g
vendor_arrival 26 c4 p
vendor_fre 26 c3 l
vendor_securit 26 f4 j
venetia 26 3o c
veneto 26 47 9
venezue 26 2l n
venison 26 a2 e hu a
vent 26 9m f
ventila 1t 27 h bv 7 ib c
ventur 26 5j m
ventur_back 26 5j h
venu 1b 1w j 2p j 2x 1r 2z d 31 r 32 a 39 b 3r f 5n f 6v t bk b by a c0 g c1 d c2 20 c3 8 c4 e e4 d ed h fk n gl l hj 9
venu_bar 26 c0 9
venu_book 26 c2 o
venu_hir 26 c2 o gl e
venu_list 26 c2 g
venu_own 1x 1w a 2x 9 c2 l
venu_pric 23 c2 h
venu_run 26 2x f
vera 26 2c e
verbal 26 1m 17
verd 26 2v g
verdict 23 ca 9
verein 26 6x c
verifi 18 1c d 1y a 48 9 6r 9 75 9 8g c 95 b 9a 9 aj 8 bk f bl h c3 p dp 9 fb e fc r ff 1o fm b fo b g5 n g9 f gi d i1 9 i7 c i8 9
verifi_artisan 26 fc n
verifi_doctor 23 g5 v
verifi_profil 20 8g d
verifi_rental 26 ff n
verifi_student 26 ff k
verifi_suppli 26 c3 o
verifi_vendor 26 c3 c
verific 20 ex 8
verify 1o bj m bl b ev e g9 u
verify_identit 26 bj g
vermont 1t 2q 8 4i a 6c c 8i 7
vermout 26 aa e hj e
vers 1y 7p h e2 b hg 7
version 14 9 a 3s 7 7r c 9y 6 aa 8 c9 a ca 9 ez 9 gm g hg 7 ho 8
versu 1y 52 9 6s h et 8
vertica 1n 3e g 5a d 6o h ab 1e cs i hg 1m
vertica_clip 20 5a d hg z
vertica_farm 26 ab 1k
vertica_off 26 6o i
vertica_reel 26 3e g
vertica_scrol 26 cs j
vertica_video 26 hg a
vessel 1y 6o b ap h
vest 1s 56 1s fs e il c
vet 13 x 1n 1d v 3u d 40 8 46 9 47 k 48 a 4v d 4z 1d 5d n 8a 9 94 x 96 8 9c 9 9i l 9v h ct i dd 9 fb r fc j fd e fm y fo 11 fp 9 fr m ft 2r fu 2a fv 19 fw 9 fx g fy 8 gc 8 hp 6 ie k
vet_animal 26 x d
vet_bil 23 1d h
vet_cal 1t x b fo 8 ft e
vet_check 23 1d b
vet_clean 23 94 19
vet_clinic 23 x 11
vet_develop 26 5d 10
vet_expert 26 4z d fb b
vet_freelan 26 4z 1g
vet_hom 23 40 d fu x
vet_local 26 46 e fm e
vet_must 26 fv 9
vet_near 23 ft a fu b ie 7
vet_not 26 x d
vet_nurs 20 ct k fo a
vet_nutriti 26 fr i
vet_pap 23 fx j
vet_pet 23 3u 6 fo g
vet_practic 1v x 14 4v b ct h fu j
vet_record 26 x d
vet_sit 26 9i y
vet_technic 26 fc o
vet_train 26 fd 9
vet_treat 26 fv h
vet_van 26 fu u
vet_vet 26 ft a
vet_video 23 ft 19
veteran 26 at 6
veterin 1l x 1t 4v f ft 1l fu i
veterin_clinic 26 x b
veterin_practic 1v x x 4v e
vets 1d x 1o 3u o 4v o fp 9 fq a fr b ft t fu 1e fv 8 fw a fy p
vets_onlin 26 ft a
vets_shelt 20 fy s
vhs 20 d2 1i
via 1b 5 8 4u a 4w a 75 b 92 e 9d b 9h c a5 b a8 9 af b c6 a cx 9 da a ek a ft 9 gr b
via_app 26 4w e a8 c
via_ferrata 26 92 i
via_pesa 20 da d
via_sit 20 75 e
via_video 26 9d e ft c
via_whatsap 26 a5 f c6 d
vial 23 5 k 5p 9
vib 26 ek g hf f
vibrat 1u 25 e 2c 7 2d 1n 86 g
vibrati 1q 4x d 86 h 9l d ia 2n
vibrati_sensor 20 ia 1h
vicar 23 d5 f
victim 26 i4 8
victori 1n 78 7 9f 7 dp d dv 7
vid 23 7k b fd a gq c
video r a 9 f d g 9 k n l k z w 1g k 1o j 1t 8 26 9 2z c 35 a 3e d 3n e 3p 6 3w 7 40 9 41 8 4y s 50 9 51 15 5a 12 5v 9 75 a 7c a 7g m 7l m 7m 1b 7o s 7r 9 7t 1p 81 9 82 b 83 9 86 a 89 9 8d 8 8e h 9a 9 9d d 9e a 9g a 9j b 9p f aq c as 10 au c b1 g b9 a ba 15 bc 9 bi s bj f bn d bo j by w c9 15 ck 1d cm h co 8 cp r cq d cu y d2 p dj a e0 y e4 c e8 8 ey t fb x fd h fo a fq 13 ft 1h fv e fx h g2 p ga 7 gq a hg u hm d i1 6 i2 m iv b
video_ads 26 c9 1f
video_advic 26 a g d5 8
video_app 26 86 9
video_bartend 26 aa b
video_brand 26 50 d 5a e
video_button 23 ck 9
video_cal 1b 1g t 4s a 75 e 7l f 9d i au d bj l bp 9 cu 19 fb b fq d ft g iv d
video_channel 26 ck 1h ga 8
video_chat 1y 1q 9 40 9
video_check 20 7o g
video_childre 23 3x 8 42 d
video_clas 26 bi v
video_clip 23 cp d hg o
video_consult 20 7t l fb b
video_cours 20 8s 9 ba s
video_creator 20 c9 a cp e
video_dog 26 fq b fv 9
video_doorbel 20 3n v
video_driv 26 a8 7
video_edit 23 5a d
video_fault 26 9e f
video_feedbac 26 bo e
video_film 26 4y d
video_fit 23 i2 g
video_fre 1y bh 8
video_gam 23 cm 12 hs 7
video_group 26 d9 h
video_hom 1x z 9 7g 9 b2 6 fq b
video_homewor 26 fq 9
video_intervi 23 bo e ex c
video_languag 20 51 i ey f
video_learn 1v 1a 9 41 8 4x 8 b6 8 bi 9 ft d
video_lesson 1x 4y i 82 c b9 e ba j
video_list 20 bq f
video_liv 20 cq b
video_look 23 as e c9 f
video_mak 1x g2 l hg f
video_monthly 26 5a e
video_onc 1y 37 c hm 7
video_onlin 26 dl 9 fu b
video_pay 26 fb h
video_phon 1y 7o c
video_platfor 23 2z h g2 a
video_prescri 20 7t 19 ft f
video_questio 26 bo 8 e4 d
video_quiz 26 4y f 6e 7
video_recip 26 7i a
video_room 23 z d 7r d 9a c
video_round 26 89 h e4 g
video_sam 26 7t f
video_see 26 z g e0 g
video_sent 26 e0 8
video_sery 23 b5 a ck 11
video_session 1u z a 7m n as k
video_short 26 hg z
video_sit 23 51 b be 9 gq 8
video_social 20 5a d cj a
video_step 23 8e m
video_stylist 26 i2 d
video_tap 23 d2 16
video_tool 26 b8 a
video_train 23 f a 3w h 4y a
video_video 23 ck 9
video_visit 23 7t i
video_whatsap 26 f 8
video_work 26 fd l
video_writ 26 at d
videogr 1y 5a l by 11
vienna 1i a 8 5l 9 bx b dy 7 hk e
vietnam 1m 4b b ah 9 ai 8 bg i c9 8
view 14 t 9 11 d 1s f 34 b 3f c 76 8 7c 6 9d c bl h ck w d7 b dk l ed c ff f g5 a h2 m hg 7 hq a
view_fee 26 ff f
view_phon 26 1s g
view_sofa 26 3f f
viewing 1t 3f a 5e d h2 1g
viewpoi 26 3e 8
villa 1t 30 l 32 j 38 9 3c a 3d b 9i h
villa_mallorc 26 30 9
villag 10 p a 15 x 16 1k 1c a 1e m 2o 8 2w 9 31 9 34 a 3a k 3p 6 45 a 4p a 55 1x 63 i 6a c 6f a 6m h 6o 8 77 j 78 7 7t h a6 i a7 8 af 9 ah 7 aj j am h bz 8 c5 9 cd a cj b ck 9 cm t cu j d1 n d2 g de d do r dp q ds 1u dy 7 e3 19 ff a fu h g9 a gl 11 hq 8 hv a i3 2j
villag_afterno 26 15 g c5 e
villag_around 23 ds i
villag_buy 26 1e f
villag_car 26 do d
villag_fix 20 63 q cu e fu e
villag_grocery 26 a5 d i3 a
villag_hal 1p 31 d 45 e e3 n gl 1f
villag_househo 23 55 n ah b
villag_kitchen 26 ck g
villag_memb 26 55 t
villag_near 1y 6f a
villag_open 26 i3 f
villag_ord 26 a6 i ds h
villag_own 23 i3 11
villag_school 26 2w g
villag_shop 23 55 o i3 19
villag_squar 26 55 e
villag_station 26 dp l
villag_stor 26 i3 p
vin 1y 65 g 6i 7 73 9 fe p
vin_plat 26 fe g
vinegar 1u 67 b 6c a it e
vineyar 1l 34 f 65 h 71 b 7c c 9s a ac g af e ag d id g
vint 23 i6 1a
vintag 1l 2k e 2l b 2z 11 4f 1q 6p 10 8h 8 8p 17
vintag_piec 23 4f i
vintag_shop 26 4f 17
vintag_tractor 26 6p k
vinyl 1v 1y e e1 2j
violin 1n 41 1j 93 2c ba i bc 19 ct e dz 1f
violin_cello 23 93 17
violin_mak 20 ct e dz 8
violin_open 26 dz 7
violin_repair 26 dz k
violin_worksho 26 dz u
virgin 1y 6f 1i
virgin_oliv 26 6f z
virtual 1e 1t c 2n s 32 c 3e s 3f c 3t 8 4x 1x 5e 11 5j a 81 1p al p bs p dh i e6 c ga s h2 n i5 r ie e
virtual_brand 26 2n r
virtual_card 26 dh n
virtual_fenc 26 ie a
virtual_furnitu 26 3e f
virtual_pow 26 al v
virtual_reality 1x 32 c 4x 1o 81 1f
virtual_stag 23 3e 9 3f e h2 c
virtual_tour 23 3e l h2 c
virtual_try 26 i5 y
vis 23 4n o 7l c
visa 1g 3x q 5d d 7a s 7d e bg b ce 31 ex c fb e hb e
visa_documen 26 ce c hb a
visa_first 26 ce h
visa_pap 26 ce g
visib 26 ap f ca g
visibil 20 2f f ca 1d
visibl 1n h1 a
vision 1p 4l b 86 z as f i9 s
vision_system 26 i9 e
visit q c o d i e b h d k 13 n b o 1a p 16 q s t j u d w a x f 1d b 1f 8 1o 13 2j b 2o 9 3b a 3e e 3g 9 3h d 3i j 3k q 3l 9 3o c 3p k 3q b 46 12 47 w 4o d 53 n 5l l 6w b 7l 8 7t c 7u 1a 7z d 94 b 95 i 96 m 98 g 9c d 9e e 9g k 9i m 9j i 9l o 9r 9 9u 1f 9v g ag 6 ai 9 cu u cw 8 d1 b dl 8 dm j dy i ea f ff c fi 13 fn a fo e fq 9 fu 13 fv i fx m g4 e g5 f gu 18 h5 b h9 7 hc q hk b ho 8 hp a hq 9 hy h i4 12
visit_archiv 26 d1 o
visit_area 26 fu a
visit_boat 26 9r h
visit_cancel 23 q k
visit_car 20 p a 47 a 9u f
visit_check 20 5l m
visit_childre 23 i4 r
visit_client 20 f d
visit_cost 26 7u h
visit_doctor 26 7u g
visit_documen 26 9u o
visit_elderly 20 p i 46 d fi o
visit_empty 1i p 9
visit_family 1v o 9 1o u
visit_first 1r o g
visit_fortnig 26 5l b
visit_garden 20 96 8
visit_hom 1l 3q j 4o b bx a cu b fu d
visit_invoic 23 ea f
visit_market 23 hk i
visit_measur 23 3o 7 9g h
visit_moth 23 o e
visit_need 1u 7z e
visit_not 1x u f
visit_old 23 cu j
visit_ord 20 ea a
visit_own 26 c h 3i k
visit_patient 1y k s
visit_phon 23 9l d
visit_plan 1o 1o a 7u c 9u g
visit_record 20 t c
visit_report 1y p 8
visit_saturda 23 1d 7
visit_test 26 3k e
visit_wat 23 3k g
visit_weekly 1t 94 c fi z fq c i4 b
visit_writ 26 9c e
visitor 13 17 r 2k 7 33 1c 34 k 38 a 46 l 52 d 6v y 6w 25 8z 7 9r d ak a dn 8 dq d eg a f5 8 fi f h8 9 hk c hy 8 i4 s i5 i
visitor_ask 23 6w 7
visitor_gat 26 h8 e
visitor_gift 26 8z 7
visitor_know 26 33 9
visitor_point 26 6w q
visitor_scan 26 6w t
visitor_school 26 33 8
visitor_see 23 34 i
visitor_tax 23 6u c 9s 9
visitor_th 26 17 b
visitor_twic 26 46 n 7u d
visitor_underst 26 6w b
visor 26 81 d
visual 1o 7r e b0 t be f bf d f9 k hf 14 i9 z
visual_build 23 hf 13
visual_identit 26 b0 u
visual_schedul 26 f9 l
visuall 1y 86 y
visuall_impair 1y 86 r
vital 20 89 1d
vital_sign 23 89 10
vitamin 1s 7 2k 85 18 a0 c
vitamin_iron 26 7 g
vitamin_sachet 26 7 u
vocabul 1t 1m o b5 15
vocatio 1u 4i 7 4x 9 b5 g gq m
vocatio_school 20 4x 8
voic x t d x 8 15 k 1m 1g 1s c 1z 9 20 9 3t j 3v j 41 8 4w h 7e o 7h 8 7j 9 7l c 7n q 7z k 83 c 87 h 9u c au 11 b4 e b5 9 b6 a bj d bo c bp v bs 1e cd e cf f cj 8 cl j co 9 d0 f d1 8 d4 c d5 7 d6 9 d9 9 du z dx o e6 1t e9 u ec 1a f3 m f6 7 f7 a g0 p gs l gt d hc 8 hg a i1 9
voic_agent 26 e6 t
voic_answ 26 f7 j
voic_assista 20 70 b bs e e6 e
voic_automat 26 g0 d
voic_bos 26 f3 i
voic_cal 20 f1 d
voic_check 26 dx d
voic_child 23 1m o
voic_clon 1y 87 c ec g f3 d
voic_compani 26 bs x
voic_data 26 cd o
voic_family 26 83 i bp 8
voic_messag 1n 15 9 3t 8 b4 9
voic_not 1f x a 4w g cf 8 d0 j d4 a ek 9 eo b gs g gt f
voic_own 26 id g
voic_part 26 bc c du 8
voic_phon 23 dx a
voic_pick 23 e6 1j
voic_record 20 du d g0 9
voic_recordi 23 d1 e
voic_story 26 20 g 3t 9
voic_structu 23 au t
voic_tel 26 bo i
voic_text 20 e5 d
voicema 26 e6 p
voiceov 26 ha 9
void 23 17 h 6m 8
void_deck 26 17 f
volcano 23 45 f b6 9 be a
volleyb 26 go 8 hr c
volum 1d 4v s 6k 8 8w a 9a o ap a hx k if a ih d
volum_dat 26 4v c
volunt 14 w 8 12 1j 13 w 14 d 15 19 17 1s 1b 2b 23 8 6x 1m 86 g br f cv 9 do c e3 n fx 9 fy o gk 1k h8 f i3 11 i4 25
volunt_brigad 26 gk 8
volunt_collect 23 12 17
volunt_fir 1v gk 16
volunt_fix 20 17 w
volunt_match 26 1b g cv e
volunt_meet 26 13 i 15 f
volunt_mentor 26 13 u
volunt_platfor 26 1b 11
volunt_post 26 fy f i3 h
volunt_rota 26 6x l
volunt_run 23 fy d i3 p
volunt_task 26 1b i
volunt_tutor 26 15 g
volunt_visitor 26 46 a
volunta 1x dk 9
volunte 1y 1b 1w 5n i as a
vorarlb 26 8o 9
vot 1a 1e 10 1w a 37 1n 4v 8 54 8 ci d co e cq 8 dr b e3 g gi 2e h8 1z
vot_council 26 gi 6
vot_dat 23 37 17
vot_documen 26 h8 h
vot_keep 26 h8 o
vot_next 1t 54 8 co f e3 8
vot_plac 26 37 e
vot_project 26 gi y
vouch 19 n 7 6z e 7c g 91 j 9h 8 db c el 9 hi c is b
vouch_gift 23 91 a
vows 23 3r 9 d5 z
vulnera 23 5k 1c
vulnera_found 26 5k l
waffl 23 2q 8
wag 1b 16 c 1f c 2m b 4t e av 8 di 1k ed e em 1e en d g8 l gv f i7 f
wag_already 23 di v
wag_percent 26 ed i
wag_slip 26 em d
wag_tax 26 av a em e
waikato 23 3u 6
waist 1p 2g d 4m a 4o e
waistba 23 4s j il 8
wait q j 7 k e q y r c s m 14 8 17 b 1f b 2m a 2t 8 2z a 3z 8 43 d 4j e 4t l 51 7 54 7 5d c 5t 7 6r h 70 c 77 7 7m d 7t 8 7z n 80 9 82 c 85 7 8l 9 9r e bb 9 bu b ct 8 dl d dr 9 ds 9 dx j dz 8 ev c ex 9 ft h fx a g5 p h5 o i0 c i7 r
wait_answ 1v h4 g
wait_buy 23 dr 9
wait_feedbac 26 bn 9
wait_kitchen 26 i7 w
wait_lat 23 ds 8
wait_lin 20 dx m
wait_list 14 j 8 k 8 q 14 s p 2t a 3z a 6r 9 7m b 9r i h5 s i0 c
wait_money 23 4t u
wait_next 1y 4j 6 77 f
wait_payment 20 4t a
wait_room 1h 54 8 5l a g5 i
wait_test 1y 43 9
wait_until 1m ef 9
wait_whil 26 dx d
waitlis 20 6r c 6z 9 9t 7
waiv 1v 6z 12
wak 1f 1g 1g 25 x 26 i 34 h 36 9 3u a 7f r cz 8 ef l
wak_night 20 1g m 7f b
wal z g c h 18 10 6 24 o 27 k 2b i 2c 9 33 9 3b f 3h z 3j f 53 1g 54 y 6m a 72 c 8x d 8y 15 98 b 9k 1k 9s a an 7 c1 9 dr a dw 7 e3 a fs i gj 8 gl a gt s hs 9 iv g
wal_apartme 26 6m h
wal_button 23 9k 8
wal_calenda 1y 8x d
wal_desk 26 53 e iv b
wal_ful 26 3b d
wal_measur 26 9k v
wal_pictur 26 54 8
wal_plan 26 9s a
wal_quot 26 gt l
wal_shelv 26 fs w
wal_socket 20 2b o
wal_stand 26 iv h
wal_tempera 26 27 h 9k e
walk v f b m 8 r 8 13 9 1b g 1z r 21 1q 2f q 2k b 2q b 33 21 3e c 3f 9 3n d 3w a 3x 18 46 17 4h 8 6s c 74 7 77 1k 78 1o 7e b 7j g 9g f ac c as 8 aw b bk v br 1d bu r bx a cw 10 dt 8 fj 9 fm 2k fp k fq h gd k gt g h6 n ho k
walk_around 20 3n 9
walk_back 23 gn b
walk_bags 26 77 a
walk_book 23 bu k fm a
walk_camino 23 77 a
walk_city 26 33 l 4h 7
walk_dawn 26 78 d
walk_distanc 1r 1x 9 3x z bk e
walk_dog 23 fm n
walk_dogs 23 fm h
walk_empty 23 9i f
walk_field 20 fj 8
walk_follow 26 fm t
walk_footbal 26 ho p
walk_forest 26 78 k
walk_fre 23 77 7
walk_friend 26 7n a br g
walk_good 26 bx k
walk_group 1v 77 8
walk_help 26 46 l
walk_hom 1v 2f 9 br 1n
walk_hous 1y 1z d 9g d cw b h6 o
walk_ins 1v r 9 bu q
walk_lat 23 f 8
walk_liv 26 fm e
walk_natur 26 as f
walk_near 26 fm c fp c
walk_next 26 t f 77 e
walk_own 23 3x 7
walk_park 26 bk 9
walk_past 1x 2k a
walk_phon 26 h2 e
walk_room 23 1z e gt e
walk_round 1x 3n a gw e id c
walk_rout 23 21 1m
walk_sam 26 br c
walk_show 23 cw 1b
walk_sit 23 fm b fp b
walk_smal 23 33 q
walk_street 26 fm f
walk_togeth 23 br c
walk_tour 26 33 r
walk_train 26 f a 21 d
walk_video 26 3e g
walk_walk 23 fm b
walk_wel 26 k 8
walkthr 26 3e k
wallbox 1v 3m t dr 1n
wallet 1e 4g b 4u 9 5k 9 8k 1e d7 c da b dc j dd e de 1e df 1z ev a ew m g7 r gb a io 9 iq k is a
wallet_exchang 23 df u
wallpap 1u 3h 1y
walnut 20 34 d 67 g 8o 8
waltz 23 41 a
wand 23 83 c
wander 26 83 9
want 16 i c 3e 7 6f 7 76 9 77 9 e6 9 fx 8 hr 7
want_car 26 77 d
want_list 23 ig 9
want_look 26 e6 e
war 20 5o a 81 7 ig 9
ward 1g y e 4r 8 51 f 6s b 89 a 8a 1h b5 d cy a ez c f1 b gg j i4 1q
ward_sees 26 8a 8
warden 1y 8n 9 gk h if 7
wardrob 1e 1t 24 1y c 4c g 4e 1b 4f r 8o i 95 c 9j 1t 9k 8 ct a dv 1r ik c
wardrob_borrow 26 4e d dv b
wardrob_ful 23 4f 9
wardrob_hir 26 dv x
wardrob_kitchen 20 9j 1f
wardrob_list 26 9j 9 dv e
wardrob_subscri 26 4e w
warehou 18 h q 12 a 4x h 56 x 5p f 6k 13 6l 27 8g 9 8p b a3 t bz 9 dv c ed y fp a gy w he k hq b hr c i7 q
warehou_forklif 23 6l s
warehou_offic 26 4x 8
warehou_pack 26 6k c
warehou_pick 26 gy f
warehou_port 26 6l d
warehou_softwar 26 gy w
warehou_work 26 a3 b i7 c
warm 14 g 8 j z n a 26 a 2q 9 2w e 4a 9 4b 13 69 9 b1 n bc c bs f f8 k fn a fr 9 hn 9 ir f iu e
warm_lunch 1y 4b 15
warm_meal 20 4b c f8 m
warm_pool 23 j y
warm_room 23 g c hn d
warm_ups 26 b1 o
warm_wat 1u 4a c fn d ir k
warmth 1x 90 10
warn 14 y p 1z b 21 g 26 d 56 i 7o 9 7p q 7q f 80 a 84 13 87 p 89 7 ae a dh h en l eq 9 fw g gc o gz 8 h3 c i6 g ia d ie n ij f
warn_chang 26 80 f
warn_let 1x 87 c
warn_low 26 7j 7 gb 9
warn_notic 23 eq e h3 h
warn_own 26 fw f gc h
warn_pack 23 y g 7p a
warn_renewal 26 dh q
warn_sign 1y o 8 7o b
warn_work 26 56 r
warning 1m 84 a 87 l ia e
warrant 1c 1z 21 2i 15 3g b 95 9 9e k eo c fc b ia a io d iq 1a iv 9
warrant_dat 20 1z u
warrant_ends 26 1z 9
warsaw 1m 45 7 53 d fk b
wasabi 26 8c 9 ab c
wash z 0 k 1 9 2 10 a v c s 18 a 1j m 1y c 28 m 3j 1p 3p n 46 b 47 i 4d s 4g g 4n i 4p 8 4q a 4s a 5o 1l 5r 8 63 r 74 6 8f b 8t 8 90 j 97 w 98 o 99 2d 9e 15 dm 1g fc e fn 10 ii 1e ik b
wash_bags 23 4g j
wash_br 26 a d 4n d
wash_car 26 dm n
wash_check 1y 1j 8 ii k
wash_clip 23 fn y
wash_conditi 26 2 r
wash_cut 23 c c
wash_dres 23 47 q
wash_driv 26 3j g
wash_drivewa 23 3j l 98 e
wash_dry 26 99 h
wash_fold 20 99 1p
wash_hair 26 c u
wash_hir 26 3j 7
wash_hom 20 a 9 3j 9 99 9
wash_iron 20 99 10
wash_lin 26 74 c
wash_liquid 1y 63 11 it 8
wash_machin 1l 1y b 28 o 9e w fc i
wash_mend 20 1j o 5o f
wash_near 26 3j 7 dm a
wash_oth 26 9h e
wash_rent 26 4n d 5o f
wash_roof 26 3j m
wash_wat 26 dm i
washabl 1j 6 n a 18 4r 8 54 b 56 a cx 1r
washabl_nappy 26 a s
washdow 26 27 g i9 f
wasp 20 hy 1w
wasp_mic 26 hy c
wasp_nest 26 hy t
wast 13 12 d 2r 7 5r b 62 o 63 x 6j a 6s 11 96 t 98 9 99 7 9j c ab 7 ah v ai t aj 9 an 1n cc o gf 15 hx t ib b ig d ih 1s it l
wast_away 23 96 k
wast_bags 26 62 d
wast_bins 26 gf b
wast_collect 23 gf j ih 1d
wast_company 26 gf 7 ih 9
wast_departm 1x gf u
wast_food 23 62 d 6s 9
wast_kitchen 26 6s d it d
wast_restaur 26 6s l ih c
wast_sel 23 ah t
wast_shop 1y 63 13
wast_stock 26 6s 11
wast_trad 26 ig c
wast_wat 1s 5o 9 99 9
wat v 0 e 2 f 4 l 9 e j s n g 16 1t 19 t 1u 1a 21 g 24 1h 28 18 2e 1o 2k e 35 i 3g m 3i g 3j n 3k 18 3l c 3p 7 4a a 53 14 5m 8 6e e 6g 9 6h b 7b 8 81 7 8c k 8n 15 97 q 99 c 9i q a7 1q ab a ae r ag f dm 14 fj 8 fn b gc u gg d gr d h1 8 hn f i0 x ib c id p ij 16 ir c it k
wat_acces 26 16 d
wat_block 26 id v
wat_board 26 fn 6
wat_bottl 1x 2e 17 a7 f
wat_brush 26 3k p
wat_damag 1v 28 l h1 8
wat_deliver 26 16 a a7 13
wat_dispens 20 2e c 5m c a7 a gc c
wat_empty 26 a7 n
wat_extract 26 3i j
wat_farm 26 ae l
wat_feed 23 1u 8
wat_filt 20 16 u 2e 18
wat_fountai 23 gc 16
wat_hardnes 26 2 l
wat_heat 20 3g k 3m 8
wat_holiday 26 9i f
wat_insid 23 dm k
wat_juic 26 6g 9 6h 9
wat_kiosk 26 16 q
wat_leak 20 28 15 ij b
wat_light 23 gr 9
wat_litr 26 a7 h
wat_log 26 3k j
wat_met 23 28 c ij b
wat_must 26 ij a
wat_off 26 28 a
wat_offic 23 53 c a7 a dm h
wat_park 26 bu a
wat_phon 26 a7 l
wat_pip 26 gg e
wat_plant 1u 1u c 24 a 53 8 9i k
wat_play 26 hn 8
wat_point 26 16 w 21 e
wat_pol 26 97 s
wat_pool 26 3k a
wat_pow 1x dm d
wat_pump 20 16 c
wat_quality 26 ij 1g
wat_quiet 26 2k c
wat_replac 26 53 j
wat_run 20 16 d
wat_saf 23 2e e
wat_sel 26 16 a 8n e
wat_shelt 26 fj 9
wat_straigh 26 3p c
wat_swim 23 4a d
wat_tank 1x 24 t 2k 7 3j b a7 9
wat_tempera 23 6e g 8n 7
wat_test 1v 16 d 3k 8 ij k
wat_tuesday 26 a7 e
wat_twic 26 j d 8c c
wat_wis 26 3l b
watch 10 1r 8 26 c 28 8 2c j 38 a 78 v 7h t 8k b 9i s 9v 7 ba d br a c6 8 ca k ck d d2 9 d8 g dh h ef o es a ew a hg j hi c ie 8 ij 9
watch_end 20 hg b
watch_grow 26 d8 8
watch_hard 26 2c c 7p 8
watch_put 26 2i 8
watch_strap 23 8k e in 9
watch_tempera 23 28 e 5p 8 ij f
watch_tour 26 78 8
water 1l 19 g 1u o 1x a 24 12 3p e 53 q i0 c
water_plant 20 1x 9 24 w
water_pots 26 24 9
waterco 1x 1n b 8y 9 c5 n
waterpr 1n 5t d fw g gc d io 14 iw b
waterpr_rol 26 io s
wav 1r 35 17 bu 9
wax 1f 8 28 b b d 1c 8k k 9f d bv 19 dz m e1 g iu 17
wax_canva 26 8k f io 7
wax_facial 26 bv l
wax_leath 26 9f g dz c
wax_melt 20 8 d iu 10
way w l a x a 21 9 2f a 2s 7 36 a 3g 9 3l 8 3v 8 3x n 4w b 6a 8 6m 8 6o 7 75 c 77 7 br s hy 7 i8 r ii 9
way_eat 26 l k
way_hom 1r 2s 9 br o i8 e
way_saint 26 3x 9 74 c
way_trip 26 36 i
way_work 1y 3v e
ways 1n 2c 7 br m ct c d1 7 dv 7 ew f
wcag 23 eg 1l
weak 1e 2d 8 3n c 81 9 8s c ad 9 c9 a cx m
weak_blad 20 cx p
weak_point 23 3n b
weakest 26 b9 7
weaknes 26 cx b
wean 1v 61 11 g6 1u
wean_plan 26 g6 q
wear 14 3 p 5 t m 7 1t 14 2c j 2d w 4c a 4d r 4e 16 4f e 4h f 4k k 4l z 4r 14 4s c 56 y br d cy 7 ge a i2 b ia b ik b il k im e
wear_ankara 26 4d d im b
wear_habit 26 2d e
wear_morn 23 1t c
wear_someth 26 4e a
wear_tattoo 26 m b
wear_whil 26 4r 7
wearabl 1q 25 k 26 j 2d 1b 2f k 56 1m 89 m fw r
weath 17 q c 1t y 1u b 2k 9 2q 7 38 g 4a 9 6o f 6s 9 6z l 78 7 7c 9 7n c 84 16 8n k af i b2 w d0 b dc 9 en 9 fz 9 gs w ib y id j if 9 il 9
weath_calenda 26 1t f
weath_crew 23 gs m
weath_holiday 26 6s d
weath_mov 26 af 7
weath_sleep 26 84 r
weath_station 20 id e
weather 26 3t 9 aj h
weav 1l 38 8 3s g 5o b 8d 7 90 c fh u hi 1v i9 b in a
weav_basket 26 hi m
weav_pot 26 fh f
web 11 7 7 b 9 1a m 3t 8 4g 9 4p 7 4w v 59 15 6h 8 6j 8 6k c 6n 8 6t b 6x 9 8a 9 8m 9 8x 8 8z k 9f 8 9p 9 ao a b8 k bc 8 cn 9 cx 7 cz 9 e1 j eb e ef r eg q eh j eo b f5 c gh 9 gm q go 7 gz 8 hz f i5 g im 9 iq 8
web_agency 1y ef 8 eg f f5 a
web_app 1x 72 b 9p d bc c ee b
web_design 20 59 1n eh a
web_develop 1y 1a e 59 c b8 u
web_form 1y 4w o eo h
web_mobil 26 ef r
web_pag 1p eh b gm q
web_phon 20 4w n 7r c bh b
web_program 26 gj b gz d
web_search 26 1u 9 ft a
web_shop 1c b 9 6k 8 8z a ao b cx 7 cz 9 e1 b eg 9 gy 9 im 9
web_softwar 26 gh f gr e
web_stor 1k 7 9 6d 9 8m a an 8 e1 a hz 8 i5 f iq a
web_tool 1y 4v b 6n c 6x f go b
webcam 23 fp f iv l
webinar 23 hg 1t
webshop 1g 0 d 4r 9 64 h 6g e 8q e ed k i5 c
webshop_ship 23 4k 7
websit 11 1d 8 1j 8 1n 7 2i a 3s 8 3t t 58 t 59 1k 5b g 5k 7 6d b 6e 8 6l d 6r d 6z c 79 8 8r c 8u 9 ax c ci j ct d d3 d dv i e0 9 e5 9 eb q ef a eg 17 eh 2s et b f5 x f9 9 ff g fh a fx 8 gi 9 gm 9 gz 8 h8 a h9 8 i0 a il 8
websit_accessi 26 eg 17
websit_answ 26 2 7
websit_build 1y 1n a 59 i eh 1m
websit_car 26 59 f
websit_deliver 26 79 e
websit_farm 26 a9 f
websit_instagr 26 6r d
websit_own 26 i0 i
websit_phon 26 eh 8
websit_photo 26 eh w
websit_show 23 52 b ff c
websit_slow 26 59 c
websit_text 23 58 t
websit_whatsap 23 5x d eh e
webtoon 23 cs 1r
webtoon_app 26 cs y
wechat 26 6t a
wed 15 1t a 20 9 2p r 2x 1q 2y 21 2z e 3r u 4e 17 4k t 4o b 8h 6 c0 9 c1 b c2 b c3 1u c4 1n d2 8 d3 a d5 18 e0 11 e2 r is d
wed_band 23 e0 j
wed_budget 26 2x j c3 a
wed_cak 23 2p w
wed_danc 23 i 8 e2 d
wed_fair 1n c3 9
wed_gift 23 e2 9 is a
wed_guest 1v 2x c 4e 11
wed_marketp 23 c3 y
wed_photogr 1x 2y 1z c3 9
wed_plan 1y 2x 1r c3 b
wed_portal 26 c3 i
wed_ring 23 4k u
wed_selfi 26 bw 9
wed_speech 26 d5 16
wed_suppli 23 c3 12
wed_venu 1x 2x i c2 e
wed_video 26 2y e
wedding 19 2k b 2p 7 2x 1w 2y 7 2z o 31 10 3r x 4e e 66 9 8r u a1 i au 9 c0 p c3 11 c4 e d5 i e0 l is i
wedding_anniver 26 d5 8 e2 6
wedding_bal 26 4e d
wedding_birthda 20 2z f
wedding_company 26 is a
wedding_coupl 26 2x h
wedding_garden 26 31 i
wedding_naming 26 3r g
wedding_offic 26 a1 f
wedg 23 66 j 8o i
wedn 26 18 a 5u e
wednesd 14 1r b 5s f 5x m 8f 8 b3 9 bk s gd j ho a
wednesd_even 20 b3 d gd f
wednesd_morn 26 ho b
wednesd_night 23 1r g
wednesd_saturda 20 8f c
wee 1x 2o a 4n a 5e a 6f 9 7n c cv c
weed 1k 2g e 3j f 3p v 96 1r ac 29 ag d cd c if 7
weed_beds 26 96 i
weed_stay 26 3j c
weedkil 26 96 8
weekday 1d 1i c 1o 7 2m b 2x 9 32 g 3k g 45 b 49 b c3 a f8 b fk 7 gb b hp b
weekend w 1h f 1w 1f 2l e 2m c 2o 8 2z a 34 e 35 8 36 i 3h 8 3w f 45 b 4e x 4g 8 52 c 73 o 78 c 7b 9 8h 9 92 x b3 j dq 8 ds 9 gd 1a go d hh 7 hi u hm 9 ib k
weekend_away 26 3w 8
weekend_camp 26 92 m
weekend_cours 23 35 f
weekend_drop 26 4e f
weekend_off 26 73 g
weekend_rid 23 b3 z
weekend_tips 26 gd d
weekend_train 26 10 8
weekend_walk 23 3w g
weekend_worksho 26 hi q
weekly u 1b d 1i c 1p y 1q n 1r 8 2l c 39 c 3k m 3w g 4a i 5j 7 5l b 5m f 5o m 5v a 5x 9 5y f 60 i 61 a 66 a 6j a 7g c 7i 9 7k 7 7o 8 7u a 82 9 8l 9 8r n 8x e 94 m 9i h 9j b 9z b a4 s a5 b a9 e ab e b1 g b9 e bi f c5 c ca i ch 15 ci o cj r cs n d0 8 d7 g e4 a ez 9 fg j fi o fl s g7 d gd c ge a hh 9 hm 9 hn e hs 7 hu j
weekly_art 26 c5 n
weekly_box 1x 1p g 5v c hu g
weekly_brief 26 ch w
weekly_cal 23 fl q
weekly_challen 26 23 d
weekly_chart 26 b7 8
weekly_check 20 9i w
weekly_circl 26 3w g
weekly_clas 20 au g
weekly_cowork 26 fl m
weekly_din 23 fg 10
weekly_email 20 ch g ci u gd i
weekly_exchang 26 8l f
weekly_fortnig 23 hu d
weekly_kids 26 hl c
weekly_kitchen 26 94 d
weekly_list 26 1w g
weekly_liv 23 bi g
weekly_market 23 2l j
weekly_meal 26 1q n a4 b
weekly_menu 1t 1q p 7i f
weekly_newslet 26 ch 1k
weekly_onlin 26 1p d cs c
weekly_pick 20 a9 n
weekly_plan 1q 1p f 82 b 8x c
weekly_pool 26 3k l
weekly_program 26 49 f cj h
weekly_report 1x 27 c b4 9
weekly_session 1y 9j e b1 b hn c
weekly_shop 1n 1r c a5 d
weekly_show 20 az 9 cj f ck d
weekly_timetab 26 b9 f
weekly_video 1y 3w g fq d
weekly_visit 20 3k d
weigh 1b 1k 7 29 c 2e b 2f 9 59 b 5m b 5v j 63 n 6s t 7i d 8f f 9w 9 a7 j ad b ae 9 d4 m gf a
weigh_bin 26 6s v
weigh_kilo 26 29 h
weigh_noth 26 2f d
weigh_station 26 9w c
weight 16 b e f g l y 2m b 63 r 7i 1h 89 f 90 a 9u 8 a4 d ad u ap s fr 13 fz 7 hx 9 ie c ih i
weight_age 23 fr y
weight_coach 26 l d 7i d
weight_los 1x l g 7i y a4 9
weight_tempera 26 ad m
weird 1x 6a 8 ef j
wel t 4 9 9 7 16 s 1t 8 2m d 3o c 77 b 8h 8 8q b 8z 9 91 d 93 c ci 9 fz b hw 9 in 9
wel_chosen 23 9h c
wel_keep 26 4h 7
wel_kept 1s 93 k
wel_kids 26 1o 7
wel_known 1f 9 8 8z 7
wel_pack 26 8q g
welcom 17 m 7 2j f 2m 9 34 b 3c l 3r 7 78 7 7e 8 b3 b co 8 e7 d ey b hq c
welcom_guest 26 34 g
welcom_video 26 ey a
weld 1u 29 l 4x m 5d c i9 f
welfar 1v fn 7 fz 7
wellb 1y 7n h as d f2 1n
welling 1v 6i 7 7f 8 8l 7 bw f
wellnes 1u e b n 11 b1 g f2 f
welsh 1v 8 e 8o a b5 f gj c
went 18 7d 9 7o 9 8h f
went_wel 26 43 7
went_wrong 1t 8h c
west 1h 3q a 6d a 7i e cj c
west_african 1u 6d a 7i e cj c
western 1l 5d 9 6b e bo d bp 9
western_austral 23 6b f
westlan 20 2r e hr e
wet 1d 8 9 a a 28 y 8l f cx 7 io c
wet_alert 26 28 7
wet_earth 26 8 c
wet_grind 26 8l j
wetsuit 1y 35 m 4m h
wetsuit_includ 23 35 h
wha 23 1h d df c gu c
whal 1t 1n 8 38 h 6z e 78 u cl c
whal_watch 1y 38 e 6z b 78 7
what 26 8n 8 gd h
whatev 1f 2r a 6t 9 gw b hu h
whatev_siz 26 90 7
whatsap 10 d 9 q e r g 1g 8 4w f 4y g 6t 12 6v 8 70 g 79 8 7s 8 a5 z a7 c av 8 b4 f bn a d3 a de 9 dg 8 e2 9 e5 k e7 l ea a eh m ei 9 ek 8 eo b es d ex a ft d gd g gg o gi 8 gn 8 h0 i h2 8 h7 b i5 d
whatsap_answ 26 ex h
whatsap_app 23 a5 e a7 d
whatsap_assista 26 6t v
whatsap_bot 1y r e e5 d gg d h2 d
whatsap_cal 1y ei c
whatsap_channel 23 gd r
whatsap_communi 26 b3 8 fl a
whatsap_deliver 20 5x d
whatsap_lin 26 d4 d e5 e
whatsap_list 26 c6 d
whatsap_market 26 e7 10
whatsap_photo 26 dg e
whatsap_shop 26 a5 y
whatsap_sit 26 6 7
whatsap_smal 26 7 8 d3 g
whatsap_sms 23 6t g
whatsap_support 26 o 8
whatsap_ussd 26 6v d gg e
whatsap_voic 20 70 b
whe 1s 2t a 3g 8 6u b ae 9 bf d cy 8 et e ez 9 ft c hv 8
wheat 1o 5y g 6i 8 ah b hq d
wheel 1b 12 l 29 20 2g y 2k r 36 d 4b h 66 f 7c 8 81 9 ac d ae a ak b dl f do 9 dz b fn a fu c hh 28 id b
wheel_hand 23 dl a hh 7
wheel_kiln 23 hh r
wheel_lift 26 29 d 2g e
wheelch 1c 21 n 3x e 4c b 76 2d 86 1e 8a 20 cw k cy 22 dn 9
wheelch_help 26 3x 7
wheelch_hotel 26 76 15
wheelch_partn 23 76 b
wheelch_rout 26 86 m
wheelch_stretch 23 8a w
wheelch_transpo 26 8a r
wheelch_van 26 8a b
whenev 1i 4d b 8z 7 g7 b
wherev 1n 2l b 3v d
wheth w 5j 7 75 a 7q 8 7x 9 7z m 8q c bm g dy 8 ev b ft s gk d
wheth_clinic 26 7z h ft 8
wheth_food 23 7q f
wheth_instrum 26 dy a
whetsto 26 8s m
whey 1v 7 e a0 1i
whey_protein 26 a0 g
whic 23 1n a 2p a ie d
whichev 1y 1j 8 88 9
whil w d 8 1v a 3a 9 4j f 6l c 7m d 8l a 9i 10 b6 e bc 8 d2 a d6 9 dl g dm g dq e dx b dz 8 fm g fo m h6 d
whil_away 1v 9i q fo c
whil_baby 20 c 8
whil_child 26 b6 r
whil_drink 20 hj a
whil_driv 23 e9 d
whil_earn 26 3a 9
whil_family 20 12 9
whil_holiday 26 fo 8
whil_oth 1u q 9
whil_own 20 fm j
whil_travel 1v 1v 9 9i u fo c
whil_wait 1l 4j l 8l c d2 7 dl g dz a
whil_walk 20 t e 7e a h6 o
whilst 26 db 7
whisk 23 n c hp d
whiskey 26 69 f hw v
whisky 1x 6e d c0 b hw 1g
whisky_own 26 hw l
whisky_tast 26 c0 9 hw 7
whisp 1v 6w 7 7e e 84 d cx 8 dx a
whistl 20 go i
whit 18 4 j 9 7 24 8 25 9 27 a 2j g 2k u 2y a 2z a 3h e 4h 9 4p 6 65 9 68 b 6v 8 86 i 8h n 8q a 99 7 bz a c8 i fy 9 ha n ik f ip 7
whit_backgro 26 c8 f
whit_can 26 86 p
whit_film 23 4 k
whit_label 1x 6v b ha s
whit_nois 26 25 c
whit_shirt 1y ik 9
whit_tees 26 ik d
whitebo 1n 5s g 6q a 71 c 9r g c9 c gk 8
whoduni 26 8j 1f
whoev 1h 7x 8 f3 u
whoev_click 26 f3 s
whol v 2u 9 2x i 32 9 3d f 3o b 3q d 48 9 5s b 5y 8 6d 8 6e 8 77 7 8p f 97 9 9d 9 ad 9 az 8 bg 8 d4 a df d dv c fg 9 hu l i1 8
whol_apartme 26 3o k
whol_applica 26 5g g
whol_barn 20 45 c
whol_budget 26 2x f
whol_clan 23 d4 b
whol_clas 1x 48 b
whol_collect 26 8g d
whol_country 26 8h 6 fe e
whol_departm 23 bg 8
whol_even 23 32 h
whol_family 1k c 8 87 9
whol_first 26 2x h
whol_flat 23 9d h
whol_group 20 bo e
whol_hom 26 8p f
whol_hous 20 fg g
whol_market 26 58 h
whol_rout 23 77 e
whol_season 20 92 f
whol_street 26 97 h
whol_team 1p 4n a 5s e ez 9
whol_term 26 dn e
whol_th 1x 3d c az b
wholesa 17 y 19 4v i 5u 1g 62 s 6j 7 6l a 8w b 9p h ab c cb 9 en b es c fh k gt e gx b gy 11
wholesa_mak 26 fh a
wholesa_marketp 26 5u z
wholesa_platfor 26 5u a fh e
wholesa_sel 26 62 j
whos 17 1s e 1v a 50 h 5z 8 6p b 7u c 87 c 8g a 90 e 95 a dj e fq e i4 b
whos_dog 20 fq i
whos_family 23 i1 7
whos_first 26 bh b
whos_fix 26 dj k
whos_parent 20 87 a
whos_turn 26 1s d
why u 26 c 6s c 7n d 7z 9 bh 9 ca 8 eq 8 f1 d ga 7 gi 6 h4 a hc a hm 7
why_answ 26 bh 8
why_leav 1t f1 9 hc a
why_plan 26 6q a
why_work 26 1t 8
wick 1v 8 g 24 i 9h c il k
wick_crackl 26 8 9
wick_keep 26 24 c 9h c
wid 1d 36 b 3e d 4c d 4h 1e 4l k 4o a cw b im q in n iq a
wid_brim 26 in u
wid_door 23 cw d
wid_toe 23 4h 18
wid_trous 1y 4c e 8e 6 im u
widget 23 6r u
widow 1k 3w 1p bj 9 bs 9 cv 14 hk b
widow_divorc 23 bj 9
widow_fath 26 3w m
widow_spar 26 cv n
width 1o 4h n 4l 8 76 7 ik 7
wif 1e 2o 9 3w 9 cz 7
wifi 1f 26 a 2j b 3a t 5c i 79 c cu 15 fg x gb c hq c
wifi_clean 23 fg z
wig 26 i2 1h
wigs 1v 2 e cy 9 dv 7 i2 2n
wigs_chemoth 26 cy 8 i2 9
wigs_fit 26 i2 r
wiki 26 f7 1t
wil 1u ay a bq w
wild 1m 1d a 5n f 6a h 78 f 96 a
wildflo 26 3l c 8i c
wildlif 1u 78 10 ag a hy 6
willow 1x 3s 1u hi i
willow_basket 26 3s d
willow_coffin 26 3s h
win 11 8 f 1v b 2m l 2t d 30 9 5g 9 5h c 5t e 5y 7 65 27 66 g 6e 7 6g 16 6r d 71 m 91 c ap i ba c c6 m e7 j ep e ev j gv 9 h4 f hj 1k
win_back 23 e7 f ev f h4 b
win_bak 26 5y c ba f
win_barrel 26 71 7
win_bars 26 hj c
win_be 26 6g u
win_bottl 23 8 d 65 d
win_club 23 65 1j
win_drink 23 65 y
win_estat 26 e7 d
win_pair 23 6r d
win_rat 23 h4 b
win_shop 1s 5t d 65 8
win_subscri 26 65 17
win_tast 23 65 d
win_work 26 ep a
winch 26 6o 9 7c 9
wind 1e 1e q 1i c 2b a 38 9 6o i 7c s 8n 9 ct a dz e if c il a
wind_band 26 dz c
wind_turbin 23 1e d
windo 26 2o a gt e
window 13 1h 7 1u h 27 y 2g j 2o c 2q j 3a a 3h k 3n f 3o 1c 52 9 5l s 5r 9 69 a 8q g 94 c 97 2i 98 d 9k 9 ef b eo g gb u gx 15 h4 k ig e
window_clean 1y 2g d 5l u 97 1y
window_directi 26 1u h 8q g
window_kitchen 26 eo c
window_lock 23 3n c gb q
window_open 20 2j d gb i
windows 23 8c 18 i0 9
windy 26 bz 9
winegro 23 65 1d 71 7
winemak 1x 65 14 71 8
winery 1n 56 9 65 15 71 21 e7 q
winery_bottl 26 71 i
winery_georgia 20 65 e
wing 1q 13 8 2n d 6o k 7c e 8i 7 if p
wing_dron 26 6o d if d
winnipe 1x 1q g 8g 8 cs 7 hq e
wins 1v 4t 9 h2 c
wint 16 n b 1y a 2g c 3p 9 4a 9 7a b 8i g 92 9 9b b 9k i 9r c ad 6 b2 8 cm a dl 8 fk a hu a hv a
wint_cloth 26 9b 8
wint_cover 26 3p d
wint_golf 26 fk a
wint_storag 23 9r e
wip 1l 2g c 2i 1k dm h io c
wip_clean 1y io c
wipeabl 26 4h g io 8
wir 1k 2g o 3g f 4s r ak c e5 d fc b
wireles 1v 9k e 9n 18 gb e ia d iq c
wireles_prob 26 9n q
wireles_sensor 23 9n f gb d ia c
wis 1u 3l b 57 f hu a
wish 18 1o b 3p 7 3u 7 75 a 9q e bp i bq 11 cm c e2 9 ez 15 hh 6 hi a i4 15
wish_dy 26 i4 x
wish_family 26 3p 6 bq j
wish_list 1y cm f e1 7
wish_quiet 26 3u 6
wish_record 26 e2 e
wishlis 26 cm c
wit 1n 1o i 47 d 5z 8 7e c 9d a 9p 9 a8 a bb b be e dy d ey b gd a ig 9
withdra 1n 7v k d9 9 g7 c
witnes 23 bq d g4 g
wok 1x 1g j 5r 8
wok_night 26 1g 8
woman 1j 16 h 7a c 95 a c4 b dm c
woman_keep 26 16 c
women r 0 c 2 e 3 e 6 o 7 s b h d e f m h r k 7 m m n 8 14 t 15 q 1a 20 1t e 2f u 35 n 37 l 3p 7 3x e 4c j 4e e 4f i 4g f 4h 7 4k a 4m t 4n q 4o h 4p e 4r 9 4s l 6e 9 74 d 7g b 7i 9 7k 13 7l c 7v 9 8d 9 8e c 8k a ar g as d b3 f bk 9 br y bv m cj j cr m cx p d9 q dd d dk k ds s fa j fl e g8 c ga d hl s ht h i1 d i2 10 il j im w in 8 io c ir c iu 7
women_aged 1o 7k 9
women_build 26 4n g
women_buy 23 4k b
women_childbi 23 cx c
women_clas 26 b8 d hl 7
women_cloth 26 im a
women_coach 26 as b
women_constru 26 4n c
women_cook 20 14 e ht s
women_cycl 23 b3 s
women_driv 23 6g 8
women_dubai 26 d d
women_entrepr 26 ar o
women_fifty 1y f g 46 e 8e e
women_first 26 fa b
women_footbal 23 cj 11 cr e
women_forty 1y 1a d 35 l
women_ful 26 4m 8
women_germany 1u im 9
women_girl 20 1a h hl 9
women_group 1t hv b
women_hat 26 b 6
women_health 26 k d 7k n
women_invit 26 4e d
women_ireland 1y 7k b
women_kuala 26 bv 8
women_learn 26 i d 1a e
women_lift 26 il b
women_liv 1x 95 9
women_los 23 i2 m
women_men 1k 4f b 8k 9 in a
women_mov 26 dd g
women_natural 26 2 a
women_ord 26 7 8
women_parent 26 7l a
women_part 23 dk n
women_puno 26 4p m
women_rid 26 b3 d
women_room 26 74 c
women_run 1y 7 d 13 c 2f g 6e b
women_safety 26 2f c br m
women_sam 26 15 c
women_sew 23 8e b
women_shav 26 b 9
women_singl 26 1a e
women_smal 20 h e 1r c
women_spain 1v 4r 7
women_start 1y 35 e d9 n
women_student 1y br e
women_teach 26 3y e
women_tech 26 1a r
women_trad 23 g8 c
women_train 23 1a l hm 7
women_travel 23 37 j
women_walk 26 br k
women_women 26 h f ds k
women_work 20 bv b
won 1a 1q a 3d b 4j 8 7v a c6 g ep 9
won_eat 23 1q d
wonderf 1r 8y a
wonky 23 5x y
woo 26 6k a as e
woocomm 1v he n i5 w
wood 18 5 9 n 10 17 a 2o g 2z i 34 f 3a f 3s f 3u a 4l 9 5y 8 6j 9 73 m 8b q 8o 1a 8s v 8v 8 97 9 9f 9 ai 6 ao g fh 9 fz f hh c hi 7 ig p
wood_door 26 ig j
wood_fir 1x n 13 2o a hk 9
wood_oven 26 2o b 5y b
wood_stov 20 73 m
wooden 1c 8 8 i a 1i b 35 e 36 a 38 r 3s m 4l m 55 b 73 q 83 a 8b t 8c c 8f d 8o i 8t 29 8u k ad a ao j cl n cz a hq e is n
wooden_board 26 is g
wooden_boat 26 35 j 38 j
wooden_box 26 1i e
wooden_build 23 8t 1a
wooden_cabin 23 36 d 55 d 73 i
wooden_learn 26 8t a 8u i
wooden_modul 26 ao p
wooden_ones 26 8f 7
wooden_toolbox 26 8b n
wooden_toys 26 8t x is f
wooden_urns 26 3s p
wooden_wick 26 8 9
woodlan 23 3s j
woodwin 20 93 g dz 19
woodwin_bras 26 dz u
woodwor 1t 3h 8 8b 1s ba g hi o
wool 1f a m 34 9 3o 9 3s h 4p 2j 66 h 8d 1a 90 h 9f e fh h i6 b ik 9 in p
wool_jump 23 4p o
wool_knit 23 4p h 8d 7
wool_local 26 4p s
wool_sheep 26 4p h
wool_shop 23 8d b
wor 20 1t 8 4f c gc c
word q z b 15 a 1m m 3r b 4w 9 5b 8 7j f 7n l 7z c 82 9 87 b ax g b5 f b6 t bo 8 cb d cn p d5 b df 8 dx i eb q ec 8 er t ex b f6 9 g0 d ga a gm f hf f
word_app 26 87 h
word_back 20 7n e
word_check 1t gm f
word_documen 26 ax l
word_gam 26 cn v
word_indesig 26 eb e
word_look 26 1m 8
word_mouth 1x ff a
word_own 20 b4 9 df d
word_pdf 26 eb c
word_post 26 ex e
word_prepar 26 7z i
word_problem 26 40 9
word_process 26 9q 9
word_read 26 b6 a
word_sourc 26 e5 9
word_transcr 26 hg 7
word_used 23 1m 8
word_usually 26 er 8
wordpre 26 59 h ca b
work g 9 g c 9 m e t a 11 a 13 8 14 i 17 9 19 9 1a a 1f i 1p b 1t d 1v a 2d 8 2j d 3a l 3g 9 3h 7 3v 7 3z l 4j 8 4k b 4n r 4o 8 4r d 4x l 4y j 54 l 56 o 59 c 5d d 5e 8 5f b 5i 8 6q c 7a g 7e 8 7f 9 7v 9 7w 7 89 8 8y h 94 b 95 9 9c c 9j a 9o e 9p 7 9u b 9v a a3 g ac e aq j as s aw 7 b1 c b2 7 b7 9 ba a bb i bc 9 be b bn a bo 9 bv 8 ce k cf 7 ck b cw 7 de i dg d di m dk a dl 8 dm a dp m em a eq b et b ez e f0 a f8 e fa 7 fd k fg e fi d fm j fp c g8 b gb a gk 8 gq 9 gs a gu e gz 9 h0 a ha 8 hd d hf 9 ht f i6 9 i7 h ia a io d iv i
work_abroad 1y 5d b de c fi f
work_alon 1s 94 9 dy 7 fm 9
work_answ 1x b7 a f1 d
work_back 23 7o e
work_blind 26 eg 9
work_body 23 7e 9
work_book 20 i7 d
work_bookkee 26 ek a
work_boot 26 4n d
work_build 26 io b
work_busines 26 ar b
work_buy 26 4n a 8y f
work_capital 20 4t c g8 m
work_car 1y 42 e
work_certifi 26 h3 a
work_cloth 23 4n e
work_coach 23 as a
work_comp 26 aw o
work_contrac 20 eq s f0 b
work_cost 1x 22 d
work_coupl 1v 94 b
work_daily 26 io 7
work_data 1y 14 c bb f
work_doctor 26 7a 9
work_don 1x ha l
work_draw 23 m d di d hf d
work_dust 26 ia e
work_eleven 26 4k d dw f
work_employ 23 di 7 i7 d
work_fal 26 56 e
work_family 1u 0 c fd 9
work_far 26 di 8
work_find 26 dp f
work_first 1v 59 d
work_fre 26 et 8
work_ful 1v gc b
work_germany 20 5z 7
work_group 26 fm k
work_gulf 1y de h fi b
work_hand 1u 4k c i5 a i6 7
work_height 20 4x c 98 a
work_help 26 7a 9
work_hom 1m 3a d iv s
work_hospita 26 1c e
work_insid 20 cd b
work_invoic 26 eu f
work_kitchen 23 3a a
work_languag 1x 5f c
work_level 26 b2 f
work_lif 26 as b
work_lift 26 56 e
work_lunch 26 a3 b
work_match 26 9c h
work_model 26 5i k
work_moth 20 89 b
work_near 23 dp 8
work_nearby 23 ht d
work_night 1v ac m
work_nurs 23 cv d
work_offic 1y cb b
work_offlin 1j 86 9
work_ord 1t 9r 9 ge d gu m h7 e ia f
work_own 1o aq i h8 a
work_pack 23 5g b
work_packag 26 5g 9
work_pap 1y h0 g
work_paperwo 26 7a 9
work_parent 1k 3z d 44 b f8 f
work_part 1v ck 8
work_patient 23 w i
work_permit 1t ce t fd t
work_phon 1o 6u a 9u a
work_photo 20 54 b gi 7
work_photogr 1y dg e
work_pick 23 4n g
work_placeme 23 fd m gq d
work_plan 20 as m
work_privat 23 fg e
work_prop 26 hl 7
work_quiet 26 m 8
work_record 1x et i
work_room 23 fg 9
work_rotat 26 54 d
work_safety 26 56 e hd c
work_saturda 23 19 8
work_scan 1x 9o m em b
work_send 23 at c
work_shar 26 7j 8 88 9
work_shift 23 3z k i7 c
work_signal 1p 21 a 9v b
work_sms 1y 9p 7
work_spac 23 3a f
work_tax 26 dg k
work_test 20 gq d
work_trad 20 bo n
work_trous 20 4n 1u
work_tunnel 26 ck d
work_visa 26 7a 9 ce 10
work_wifi 23 gb e
work_window 26 4k 7
work_women 1n d e bv 8
work_work 23 8y 9
work_writ 20 59 e
workben 23 4i j 8b b
workboo 20 as b b7 i b8 g
workflo 1x cb 1d f5 a h0 g hf d
worklis 26 v g
workloa 23 f1 l
workman 23 fc q
workman_warrant 26 fc e
workout 1q f 14 7g 34 a0 g b2 1n il c
workout_app 26 f a 7g 1c
workout_hom 26 7g 13
workout_video 26 f a 7g j
workpla 1g 6 9 c c 15 d 2u d 3a f 53 q 5c e 5f s 5m m a3 g ak z b1 q bj a dk c ey d f2 k
workroo 20 3o g
workshe 1n 10 c 1p c 82 g b4 g b7 i f9 24
worksho z 14 w 17 a 1f c 29 7 2i 8 2q 8 3a l 49 c 4c d 4g p 4i s 4j e 4k q 4p b 5f 1e 5i o 5n c 69 n 6p m 6q k 8e 7 8k o 8o d 93 b 9f 19 9p v al 9 ar 9 ba g bt e cn 7 ct 9 cz 9 d2 a dl r dm b dy b dz 1g gw f hh f hi 1l hk h in h io d
worksho_desk 23 3a l
worksho_near 1y ba a hi e
worksho_offic 26 aq b
worksho_ord 1y 6q a
worksho_plan 23 9p d
worksho_repair 26 4i e dz e
worksho_sold 23 in c io c
worksho_team 1y 5f 12 5n e
worksho_warehou 26 a3 d
worksho_wheel 26 dz e hh d
workspa 1x 11 d 3a x 5s f eb l
worksta 26 49 h iv g
workwea 23 4n 1p 5o 1i im c
workwea_rental 26 4n j 5o r
world 1f 2t h 64 v 81 8 bi c e3 d ek 8
worldsc 26 1p d
worldwi 1m hf c
worm 26 78 j
wormwoo 26 6h f aa e
worn 18 5 9 1t t 2c r 2d r 4d d 4j t 4k e 4r 8 4s b 56 9 5o a 9f l 9p p dl a fw 7 ge b gw b i2 7 ip f
worn_brak 20 9p x
worn_build 26 1t c
worn_chain 23 ge c
worn_heel 23 4j d
worn_ones 26 5o e
worn_tyr 26 gw g
worri 1s 3n a
worry 1g 3x c 7n d 87 a
wors 1h 5j 7 7m 9 7o c fq a ft 8 hy 8
worship 1r 12 a 1c b
worth 1a 4j c 9e d bn c cr 7 dy 8 hc b ht a hx a
worth_ask 26 hc f
worth_repair 26 4j 9
worth_try 26 bn g
worthwh 26 30 9
wound 1u o v p d 89 d fu x
wound_photo 26 89 d
woven 1r 3o b 3s 11 90 r in p
wrap 1a 0 h 8 7 2l h 2v n 4r 16 66 9 68 9 69 9 6b a 6k a 8s j 8w 11 91 b a3 f ej a fh 8 fs a in c ir 7 is a it k
wrap_card 1u fh 8
wrap_hand 26 8w j
wrap_pap 20 0 i
wraparo 26 f8 q
wraparo_car 26 f8 k
wreath 20 8r 8 hz o
wreck 20 9f 9
wrestl 26 7 7
wri 26 b8 c hb b
wrinkl 23 cg v
wrist 1v v d 26 g 8k 7
wristba 1s 26 f 2c x 6v 9 9q d em d
wristba_scan 26 9q d
writ o k 7 l a s d t i u w w 7 15 q 1n 7 1q b 1v b 3r q 59 c 5g 1f 5k a 6t a 6y a 7n k 7x e 80 9 88 l 8j l 8m 8 8w e 8x c 9c a 9k d 9u 9 at t au 9 aw 8 ay a az 9 b8 c bg g bm j bn c bp q bq e c4 d c6 i c9 e cb f ch r ci 9 cr b d4 c d5 1p dg 9 e2 y e7 z e8 c e9 1e ea d eb c ee j ei n ej h ep l f5 e f6 t gm g gs k gt d h2 8 h4 g h6 e h7 9 ha b i1 9 i6 9
writ_adult 26 15 c
writ_agency 26 e9 b
writ_applica 23 5g 1h
writ_back 1x 15 h
writ_bid 26 5g i c6 9
writ_bids 26 c6 s
writ_buy 23 e7 j
writ_caption 26 e8 v
writ_car 26 bt c
writ_clinica 26 u t
writ_cod 23 b8 h
writ_cold 26 8j d
writ_daily 23 gs s
writ_essay 23 bg r
writ_first 26 ei g
writ_guest 26 6u l
writ_hand 26 8x 9 es a
writ_hold 26 3r e
writ_honest 23 8w f
writ_hook 26 c9 j
writ_invoic 23 ej h
writ_landlor 23 bm d
writ_lead 23 3r s
writ_let 1u 88 7 bm n ch i gm a
writ_list 1y 2y 7 4f e h2 h
writ_mail 26 e7 g
writ_nam 26 d2 8
writ_not 1r t 8 u h 7n c g4 b
writ_noteboo 26 ae 7
writ_offs 26 dg d
writ_onc 1y 6y e
writ_own 1y 8i 7 bp i
writ_person 26 b2 8
writ_persona 23 d5 d ei f i1 d
writ_piec 26 e2 7
writ_plan 1u l g 1g b cw a
writ_platfor 26 e9 e
writ_policy 26 ay h
writ_prop 20 9c d ej g
writ_read 23 g0 c
writ_real 26 d0 8
writ_record 1s 9u d ci e e2 v f5 j
writ_report 1o 5k k 9k i gs 9 h6 g
writ_review 26 ea c
writ_search 26 e9 l
writ_servic 20 5g l at b c6 8
writ_shop 23 1q a
writ_short 1y ch h
writ_sing 26 e2 m
writ_song 26 e2 o
writ_speech 23 d5 1k
writ_summary 20 f6 1a
writ_templat 26 f6 8
writ_tend 26 ep w
writ_test 1y c9 f d4 f
writ_text 23 59 f
writ_themsel 23 5g a
writ_timelin 26 c4 e
writ_wed 23 d5 z
writ_whatsap 1y r e 6t f i7 e
writ_word 26 d5 g
writ_yearly 26 df 8 gr h
written 10 2k 8 2p 8 3r h 3t 8 5e 9 5k 7 5l 9 8d 7 9q 8 at e bt c ch 9 cu b d5 l e2 a ft l gp a i1 b
written_check 23 7s 7
written_consent 1u f3 8
written_list 26 3n b
written_own 26 i1 b
written_permiss 23 2k d 5k c
written_report 20 bt b
wrocław 23 3b 9 3g 8 8g b
wrong y 3 9 1u g 6n e 6t 8 72 a 7q a 7w b 8h 8 b7 10 bc c bh c e6 b em a ep d eu a gf 8 gn 8 gp c hc 9 i1 7 i9 k
wrong_answ 1t 7q c b7 d
wrong_cod 26 6n e
wrong_entry 20 7p c 7w a
wrong_figur 26 eu b
wrong_label 26 i9 t
wrong_materia 26 gf 7
wrong_not 26 bc n
wrong_patient 26 11 8
wrong_pric 26 ep c
wrong_sid 26 8m 6
wrong_siz 1t he 9
wrongdo 26 4w m
wrot 1m 1p e 9o c 9q a
wrot_own 26 9q b
württem 26 5a 9 ic a
xbau 26 gh o
xero 1y ek 9 en h
xero_myob 26 ek 8
yaba 26 3a g
yacht 1y 30 g 38 e 9r w
yacht_chart 26 38 c
yacht_club 26 9r q
yak 26 a2 q
yam 26 64 h a5 j
yard 19 16 b 3l q 5p b 7b h 96 9 9o a 9r j 9v 17 9w 1q a3 f ad 8 ba d dw 7 e3 l fe g fz g hr c i8 9 ig d
yard_along 23 9w v
yard_book 26 9w 9
yard_design 26 3l j
yard_own 26 7b e
yarn 1r 2d e 4p t 8d 26
yarn_knit 26 8d j
yarn_pattern 26 8d c
yearboo 23 d3 16
yearly x 1e i 3g d 3p d 4i 8 96 b 98 i af 9 bq b cr 7 d3 f df 8 dk l dy c f1 c f3 7 g7 i ge b gr g
yearly_boil 26 3g m
yearly_car 20 96 d
yearly_check 1o 98 b
yearly_cost 26 gr h
yearly_meet 23 h8 e
yearly_plan 1n en 8
yearly_publish 26 cr c
yearly_rent 26 g7 r
yearly_report 26 ge 9
yearly_return 26 1e p
yearly_servic 1t 4i d
yearly_stateme 26 dk f
yearly_tax 23 df d
yellow 1j 1l g 1u u 27 c 43 c 6b e
yellow_box 26 1l b
yerba 26 6h h
yes 16 7q h 7u a 87 b 8h 8 9c a bk 9 dj 8 eq 8 ex b go c h4 t hg b
yesterd 1k b7 i
yet_answ 23 dj 8
yield 1s ie d
yin 26 g z
yoga 1e g 26 h 9 s x 2r f 7e m b1 1r f2 k hn 8 ho z il j iu 8
yoga_nidra 26 7e c
yoga_offic 26 b1 h f2 e
yoga_pilat 1y s d b1 j
yoga_stretch 26 35 8 b1 g
yoga_studio 1o g 1i s n 2r e 7e c
yoga_teach 20 g f
yoghurt 1o 2q c 2v p 5m c 9x d a0 7 a2 d
york 1v a1 h ab 6 dx 7
yorkshi 1o 6h f bx e
yoruba 1q 7l d 7m 7 cm e cs d ec u
yoruba_hausa 26 ec q
youn 26 1l b 2k c
young w 13 18 1a 8 2s 7 33 8 3b a 4f b 4h 7 4q a 52 v 54 d 65 c 7v e 7w 8 8b b 8p c 8q a 8y q 93 f 99 a bg e bw 9 ch a cv i cy 8 d6 c dc 9 fa f fg e gd d hp 8 i0 b
young_adult 1n i4 a
young_artist 23 8y w bg b
young_brand 23 52 q
young_family 1l 3f a 8p 9 bw 8 ch e i0 f
young_illustr 26 4q c 8y i
young_paint 26 54 o
young_person 20 13 13 cv o
young_profess 1h n 7 2r 7 fa d fg d gd h
young_travel 23 74 9
young_women 1u 1a e
young_work 1t 7v b
youngst 1x 7c 6 h1 9
your 1d 45 a bs a dx a i0 b
yoursel 1d 3m a 8e a 95 9
youth 1g h f 12 b 13 14 14 b 4a c gi g go 11 hs 9
youth_basebal 26 go d
youth_club 1y 13 j
youth_group 26 12 d
youtub 1f ck 2p g2 c hg r
youtub_channel 20 ck 1p
youtub_short 26 hg e
yurt 23 44 g 73 17 fz 7
yurt_lak 26 44 e 73 c
yusuf 1y 14 g 3t 7
zagreb 20 3p 9 d2 e
zalo 26 6j 9
zambia 1u af 8 g8 d
zanziba 23 6d f
zealand 1i 5e b 8n 7 ax d
zebra 23 3o p
zebra_blind 26 3o k
zero 1b q a 2r a 3v 9 63 13 6g 1l bh 9 ez 7 it p
zero_alcohol 26 6g 17
zero_rat 26 bh c ez a
zero_wast 1x 63 1a it u
zinc 1x 4 1s 9 v
zip 1m w d 17 w 4r 8 7c 9 io a
zip_cod 20 w d
ziplin 26 7c c
zips 1r 4g a 4j p cy g io c
zomby 26 1g 7 cc 8
zon 1g 1h b 6k b 6m a 7p a 8n 8 bi f
zoo 20 6w f 8t 8
zoom 1l 1g d 41 e 7x c 8d b aq c b9 p bi d co 9 f3 7 f6 o hm f
zoom_clas 26 hm g
zoom_team 26 f6 c
zulu 26 4x 9 bh 8
zumba 23 b1 v
zurich 1m 30 9 7c 7 f2 9
złoty 26 2l 9
łódź 23 3o 8 6l 8 ab 7
`;
