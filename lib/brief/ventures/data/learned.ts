/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
abandon 1u 1d x 9b c e7 s
abattoi 22 ai t
abaya 22 im z
ability 22 g8 b
abl 1u q c 72 b bb c d5 b
aboard 22 76 8
abov 14 3s 6 4h a 7c a cd d i9 9 if a
abroad 11 3d f 3p m 5d 13 5h 1k 64 n 75 8 79 12 7a i 7d 16 at f bg i bq a ce m de 13 eu b ev b fa d fi 1i hz 8 i6 a
abroad_languag 22 75 a ce 9
abroad_send 1w de r
absenc 1r 15 b 6y s 9i d f0 14
absent 1s s l 3z 9 44 a 6y x
absorbe 1u 6 k 4s a cx 1k
absorbe_brief 22 cx f
abstrac 22 8y p
abus 22 4w 1o
academy 1l 1p 7 5f h g3 1d gg 9
acai 22 2r z
accent 1k t d bd v bo j f6 d
accept z t f 1z f 3i 8 3s a 4f h 5b j 5k b 9e e 9n a db r ek 9 ep d ew 1d go m gs a gt f hb c ic b ik 9
accept_ask 1r 1z 8 ic 8
accept_deposit 1z r 9
accept_fix 22 5t 9 9e a
accept_let 22 2h a db b
accept_mobil 22 ew w
accept_off 22 3f 8 h2 9
accept_pays 22 4h a
accepta 22 59 c gt b
acces 18 16 h 2h l 3n c 5c f 5e f 5y 9 ba k cc d cf 8 dh b di p ed j ef a en 9 f7 i i6 d
acces_bank 22 d6 8 en b
acces_client 22 h0 9 ha 8
acces_data 1z ed a
acces_phon 1w 2h p
acces_right 1u f7 l
accessi 1j 21 m 59 9 76 22 86 u cw j eg 33 gm 9
accessi_check 22 eg 1y
accessi_hotel 22 76 x
accesso 1m fs 1z in 1s iq 1m iv h iw 1r
accesso_brand 22 in o iq d
acciden 1e j 9 n 9 35 9 3y a 45 9 4a f 4x d 5t 9 92 9 dn 8 hl 9
acciden_damag 22 45 a 46 a
accommo 1r 14 b 3d h 3e 9 ff j fg h
accompa 1h 13 o 14 9 3q 8 46 k 5h 8 7a e 7d d br v de 9 fi f
accompa_family 22 1g 7 3q 9
accompa_first 22 7d 8
accompa_pair 22 13 h
accord 1n 2d b 5y 8 7f a 7h a cz 8
accordi 1z dz 1f e0 7
account v 1c a 3t 6 49 c 57 1k 5c g 5j h 7a 7 7v o aq a ar o av h ay a bh 9 bq y cc f d6 19 d7 19 d8 m d9 i da 9 db g dg k dh m e8 b ei d ej d ek 17 el s em g en v eq a es b ew g f0 e f3 h g4 9 g7 d g9 a ga 8 gr b h0 1x h8 g ha r hb l ic 11
account_acces 22 dh c
account_account 1u dg b ek 9 h0 q
account_already 22 en b
account_app 1w 23 9
account_automat 22 ek l h0 j
account_bank 1z ar c d7 h g7 d
account_bookkee 1w 57 w 5j d ek f
account_client 1u 5j 8 en a h0 z hb f
account_contrac 1z bq h
account_cost 22 d6 8
account_doctor 22 7a d
account_engin 22 ce a
account_firm 1w h0 19
account_help 22 5c a cq b
account_know 22 ga 8
account_landlor 22 db h
account_licenc 1z dh b en b
account_manag 1w ha o
account_near 22 57 h 5j e
account_offic 1w 4t 9 ek 9 em a
account_open 1w en 9
account_ord 22 d9 9
account_parent 22 49 a d8 g
account_practic 1z h0 24
account_send 1u es 9
account_softwar 1w el b h0 n ic 18
account_sort 22 d6 v
account_staf 22 f3 8
account_tax 22 av c dg h
accredi 22 80 9 85 c
accurac 1s 27 i fw c
accurat 1s 27 b 3v a 9a e 9f b fw c
accurat_quot 22 9a b 9f a
accus 1z 4w o
acid 1z hv 8
acidity 1s 5z 9 67 i 6c r 9z 9 hv 8
acidity_shelf 1z 67 f 6c 8
acn 1u 1 l 80 1q
acousti 1q ad 7 an z dw 9 iv x
acousti_panel 1w an l iv j
acr 1k 5q v fj z id h
acros 13 1r a 2v b 9q 9 am 8 cn 9 f7 c
acros_bord 1z 3q 9 8c 7
acros_road 22 1r d 2v g
acrylic 1z bv h hj 9
act 1i 27 9 cc 9 dx t e0 8
action 1u 27 k f6 r
activ 1g a0 n b1 o bj a
activit 1j 1w 16 44 b 6a 9 6z 1s 83 w bk 10 cz 1r f9 l fk i fw 16 gd j
activit_near 22 1w m fk a
activit_sheet 22 f9 m
actor 1j 1o f 32 9 cl d dx 2q
acts 1p 27 a bs a cc a dk c e0 q hc a
actual 1o 2i b 5j k im 8
actual_devic 22 2i a
adapt 1j 25 e 7g f bn j cw j iq h
adaptat 22 cw 17
adaptiv 1r 4c 10 7z c 8u a cy 1x
adaptiv_cloth 1z 4c w cy 1j
add s 1q a 1s a 3h 8 61 c 68 a 6a e 6g 8 7r 9 7u b 95 d 9x 7 9y c 9z a a0 9 aa h bn d da h en c et a fs a ic 9 io 9
add_anoth 22 9z 8
add_food 22 2j a
add_lin 1z ef a
add_nam 1p d1 8 d2 7
add_ons 1z en i
add_product 1w 8x a
add_sam 22 h0 9
add_smal 1z 8t 9
add_someth 22 5y 8
add_spirit 22 aa e
add_sugar 1q 6a 8
add_weekly 22 8r 8
additio 1o 3t 8 71 8
additiv 1s 2s b 5i t 7q o
addres 12 2n e 2t d 4w e 5s c 6x 8 91 q 97 c 9i h a8 c bl c e5 d e7 i ei c ej a ev f f3 8 fy e gt c gu c gx a h3 b
addres_ask 22 1h 8 fy c
addres_see 22 df a
adds 1k 3t 7 84 9 du 7 f4 b
ade 1z cp k cq k g4 f
adelaid 1q 3p 8
adhd 1k 7r 30 8x e be 1p gb m
adhd_coach 22 7r h
adhd_coursew 22 be o
adhd_student 22 be o
adjust 1h 7g h b7 b bf 9 h1 11 ho 8 ib e
adjusta 22 90 v in 9
admin 1j z k 5e 1j aq l bq m g3 n
admin_staf 22 aq j
adminis 1o 6x 8 6y m bq x g3 s
adminis_death 22 bq w
admir 22 hh 9
admissi 1r 51 c bg 1w g3 j
admit 1w 1a e
adopt 1g 1d 20 6a 13 6f 12 d1 7 fu b fx 1y gl 9 hp 1b
adopt_animal 22 fu b fx q
adopt_beehiv 22 6a v
adopt_dog 1w 1d h fx v
adopt_oliv 22 6f u
adopt_rescu 22 1d w
adoptio 1p 1d 11 bx q fx 20
ads 16 1d b 58 1g 8p c c9 2s ct 11 g0 h ha q i6 17
ads_report 22 ha h
ads_return 22 i6 m
adult x i r j o 15 1k 32 e 35 h 45 9 7f h 7r m 7z q 80 p 85 o 8f a 8v s b2 d b6 9 be e bi d
adult_adhd 1w 7r c
adult_complai 22 7z 13
adult_educati 1z 15 f dk a
adult_know 22 85 z
adult_learn 1w 15 y
adult_literac 22 15 15 be b
adult_look 22 cz a
adult_mol 22 80 y
adult_nev 22 15 k
advanc 1d 26 a 2o 9 39 9 4t 1a 5u 9 6f 8 9w h bq k di 2d g7 l gi 8
adventu 1m 32 v 8j e cm 14 fk d hq f
adventu_gam 1z 32 l cm t
advert 1l 58 h bb a bn v bo j c9 p ex p
advert_questio 22 ex 9
adverti 19 50 l 58 u b6 d c9 i ch a ci s cj 19 cn k cp 9 cq e cr d ct g fx c ha o ic 8
adverti_agency 1z 58 j ha j
adverti_ask 22 bh 9 cl a
adverti_larg 22 ci a cj a
adverti_law 22 58 9 g5 9
advi 1u d9 z dj 10 h0 19 id o
advic 10 7 d l s 1g b 1h e 1t c 1u e 27 a 7a 7 7f g 7i i 7j b 7k e 7l 9 7u h 7x u 7z d 88 m 8q c 9g 1j as a aw 12 ay 18 bg b bm b cc a d6 d d9 a df c dj 17 en f er c fb p fq b ft i g6 j ga j hg 9 id s
advic_cal 22 fb i ft b
advic_centr 1k 1h b 7u d 7w 7
advic_ends 22 1g 7 7j 8
advic_fre 1w 7x 8
advic_friend 22 l e fq h
advic_hom 1z 9g v cw 9
advic_licenc 22 5j 9 ce 9
advic_phon 22 fb i
advic_protect 22 7f 9
advic_use 22 7i 9 ir 8
advic_video 22 dj a fb i
advic_warning 22 d9 9 ga 8
advic_writ 22 aw 8
advis 13 x d 1g e 7x a 9g 12 ae 9 ar 9 av b aw n ay n bg o bq c d9 g df j dg l dj w dk s ej d ek e f0 e f5 a hb e id n
advis_account 22 dg d
advis_consent 22 6y a e7 b
advis_nam 1z dk a
advis_not 22 eo a
advis_see 22 f0 d
advis_wheth 22 ek a gu 9
advis_writ 22 7n b eu a
advisor 1r 37 p ar e aw i
aerator 22 ij 9
aerial 1u 3e 14 6o a if 11
aerial_photo 22 3e f if k
aesthet 1u bv g g4 v
aesthet_clinic 1z g4 n
afar 1w 22 c 2h a 2v a cp b
affect 1z 5w c eb h
affilia 1r g1 l
affilia_link 22 g1 j
afforda 1w 4u 9 8y 1j g8 a il h
afraid 1g j 8 1n 8 1o f 34 f 7c o 81 t fz f
african 19 64 1c ck 9 cp e
african_grocery 22 64 u
african_history 22 ck a
african_languag 1u ec 8
afro 1w 2 13 bu w
afro_curly 22 bu c
afro_hair 22 2 k bu f
afrobea 1w e4 8
aft 1w cc 9 hl 7 ho 7
afterca 1p 7d f 9t 10 f8 19
afterca_centr 1z f8 w
afterno 14 o b 17 e 2j d 2s g 45 f 5h b 83 h 8b 7 al 8 bp f c5 9 cu c cz 10 f8 17
afterno_book 22 77 9
afterno_chemist 22 ho 7
afterno_childre 1z bp a f8 m
afterno_empty 1z 2j a
afterno_look 22 o 9
afterno_moth 22 cz b
afterno_not 22 83 a
afterno_somebod 22 cz 7
afterno_wholesa 1z 6r b 6s 9 9n 8
afterwa 15 5k 7 9n 9 bd b bo f e3 9 ho 8
afterwa_nobody 22 4i 8 5k 9
ag 1z cw 1l fi k
ag_parent 22 fi g
aga 22 3i k
again p 0 9 8 8 e a x a 10 9 1a a 2d b 4i a 5v 9 7t b 9m a b4 8 cl b e4 7 ek 9 ey c hz 7
again_ask 1z b7 9
again_empty 1e 80 8
again_end 22 k a l 9
again_first 1z 7 9 4i 8
again_half 22 8l 7 ah 8
again_hom 1z hk a
again_next 1p hz 7
again_onc 22 8z 9
again_own 22 bg 8
again_ready 1z e7 b
again_second 22 2u b aa 7
again_send 1u 2p 9 2t 9 5w 8
again_third 22 7b 7
again_whenev 22 7q a
against 12 25 h 3b 9 4t e 6n 7 6s a 72 c 7q g 7z 9 cn c ed e el b hm a ib a
against_acciden 22 3y b 45 a
against_damag 1w 96 8
against_injury 22 fm b fp b
against_oth 1w cn 9
against_quiet 22 2j a
against_real 22 ei b gh b
against_work 22 3l 8
agarbat 22 iu m
age z i d m f 1i 8 1j g 36 d 3z a 49 e 4a j 61 g 65 d 6i b 7u q 82 a 8b 7 8t d 8u o aa f bj j c0 7 c5 h cl 9 cm b cw z d8 e f8 k fi o fr l g6 k hm b hs 8
age_check 1p b 8 65 g 6i e aa g bj d
age_child 22 d8 a
age_group 1z 4a a c5 e
age_label 22 8t a
age_languag 1z bk a
age_must 22 1i 8 aa 7
age_parent 1o 7u 10 cw n fi w
age_plac 22 cw k
aged 14 66 i
agenc 22 ep 1b et 1a
agency y w a 14 9 1b b 1v f 37 d 3y i 47 b 4z d 50 k 58 1f 59 r 5b 12 5d w 5e f 5h m 5j 9 5n c 7d 7 aw f az 9 b0 a by 9 c2 c c9 f ca l ce e ct i e0 7 e9 k eb e eg a ei h ep c es e et n f5 8 fd 14 gi 9 h2 v ha 1u hf i i7 r
agency_book 22 5n h ei h
agency_client 1z ha l
agency_find 22 50 9
agency_help 22 fd m
agency_licenc 22 e3 8
agency_liv 22 47 f fd 8
agency_market 22 58 f
agency_near 22 58 f fd b
agency_nurs 1z i7 k
agency_onlin 22 50 e 5e h
agency_own 1z ep a et a ha c
agency_platfor 22 14 f 1b j
agency_recruit 22 5d f ct h
agency_send 1w 51 8
agency_show 22 ha e
agency_smal 22 58 y
agency_staf 1z 4z e
agency_transla 22 5b i
agenda 1s 5j 8 ar i
agent 12 37 c 3e 1i 3f 10 3i 7 3j 9 3x a 52 f 5h q 6n v 9a e av e aw u cb 16 db d dc p de f e5 m e6 g ff 11 gr i h2 1w h6 l h8 b
agent_cal 1z 3e a e6 m
agent_inbox 22 3e b
agent_invento 22 h6 k
agent_list 22 h2 k
agent_near 22 aw c ff d
agent_paid 22 db b
agent_pay 22 ff i
agent_propert 22 gr f
agent_send 22 9a b
agent_stag 22 3f k
ages 1h 1p u 45 9 4a m 7k a cg g cq b hl 9 hs e hw 6
ages_skin 22 cg h
ages_tabl 22 1p q
agility 22 fj x
agility_kit 22 fj h
ago 1c s c d3 a en a gn c
agr 12 10 8 1h d 1i 8 3h c 7x d 8o a 9a d ar c dd d dr c e7 f f6 h fo a g7 a hx 7
agr_exercis 22 fq b
agr_first 1w fm a
agr_monday 22 1h 8
agr_not 22 2u b
agr_pric 1z 9a b
agr_start 1w ih 9
agr_writ 22 a8 8
agre y f b v 9 1i c 42 9 50 9 58 a 5e c 9a b 9f a ar 9 b1 8 cc a cd c dr a f6 b gm 9 gp 8 hx 7
agre_chang 1u 23 9
agre_clinic 22 3w 7 fu b
agre_employ 22 bb a
agre_extra 22 9a j
agre_first 22 f a fv a
agre_fix 1w 4n 9
agre_measura 22 58 9
agre_must 22 et a
agre_notic 22 58 9 5j 9
agre_owns 1w gy 9 ie 8
agre_pays 22 53 a gv a
agre_pric 1w 4j 9 5z 9
agre_read 22 cc 9
agre_record 22 c7 9 f6 b
agre_rul 22 bk a
agreeme 1b 1i u a8 7 ax 1v ay c eq 1i
agreeme_check 22 5b b
agreeme_nam 1z 5c a em a eu a
agricul 1u 5x n ac l
agronom 1w aj 9
ahead 19 2j e 2k a 2l c 2r a 3r o 51 8 70 h 98 9 a3 d ch 9 cs c en 13
ahead_pick 22 70 l
aid 1c n c p n 16 e 1m y 56 l 5f v b2 a b3 c h9 e hd b ho b
aid_insur 22 5g a
aid_paid 22 1m 7 cy 6
aid_train 1w 5f t
aids 1s p f 76 g 88 9
ail 22 1u c fv 18
air 1a 27 28 39 i 3g d 53 o 6j 9 6o c 7c s 84 7 9k 1m ae b b2 e e3 11 gd b hh f iu n
air_balloon 22 7c p
air_cinema 22 39 m e3 g
air_quality 1w 27 1z 9k k
air_word 22 cs 8
airbag 22 2f p iw a
airbnb 1i 3c 16 3d 1k 3e t 5o m 6u 1q
airbnb_clean 22 3c w 6u v
airbnb_host 1r 6u y
airbnb_manag 22 3d p 6u j
aircon 1s 3g i
airlin 1o 3q 9 88 19
airport 1k 79 8 7a 8 81 9 88 8 8k d ds k dt 1g
airport_flight 22 dt e
airtabl 22 hf y
airtim 1w 4u 9 cq a
aisha 1z 2j b 4f a bv b
aisl 1r 1q f cx c
ajar 1z 26 n d4 8
alarm 19 25 g 26 r 28 x 2c 16 2f 1l 3n 1i 7p l 7r d 87 d 89 m 9i n 9m 13 9n h ae c br 16 gb m gk t gv 9 h3 o i9 e ie c
alarm_behind 22 26 b 28 a
alarm_company 22 3n c
alarm_head 22 9n 9
alarm_morn 22 26 b 9n 9
alarm_phon 1z 7p g 7r g
alarm_sensor 1z 3n t
alarm_switch 1z 7p a ae 7
alarm_th 22 89 9
alarm_tru 22 2c 9 ie 8
albergu 22 77 c
album 1f 20 1y 2y r 3t a 8g j bw o cs f cz b d2 v d3 2e e1 1f
album_pictur 22 2y e d3 q
album_print 22 d3 14
alcohol 1b 5 k 2m i 2t f 65 h 6g 2i 6h f 6z 8 7s 15 91 j aa p c0 x hw a
alcohol_fre 1p 6g 1z 7s k c0 g
alcohol_licenc 1w aa b c0 a
alcohol_post 22 5 j 65 b
alcohol_win 22 6g 14
ale 22 6g 9 aa 9
alentej 22 ck c
alert 16 27 d 2c s 2f s 7p l ad d bn b br f c6 t ct i ef 21 fw e fy v gb 1n hc p
alert_alert 22 ef 9
alert_neighbo 1z 2c n fy a
alert_phon 22 gb b
alert_sampl 22 ef 9
alert_somebod 22 ef c
alert_th 22 ef 9
alga 22 3j y
algorit 1q v a ib a
ali 22 c3 8 h4 f
align 1w 11 w 1p 9
alik 1l 20 h 78 6 ca 9 gp a hj 7 i1 8
aliv 1s 53 a aj e
allerg 22 2p u 7q 1k
allerge 16 5 e 8 8 1q e 2m d 2n h 2o c 2p o 2q b 2r b 2u k 31 n 5v d 5w 19 5y 8 60 c 61 j 67 b 68 c 69 j 6c b 70 h 72 2h 7q p 9n v 9x 9 9y c 9z c a0 9 a1 g g6 17 ht e
allerge_cook 22 ht a
allerge_dish 1w 31 b 72 r
allerge_fre 22 5w 16
allerge_ingredi 22 72 k a1 8
allerge_introdu 22 g6 m
allerge_label 1z 31 g 9n i
allerge_meal 1z 2u a 5w j
allerge_must 22 8 a 70 a
allerge_nutriti 1w 60 e 68 e
allerge_payment 22 70 g a6 8
allerge_product 1z 2o a 72 j
allerge_record 22 72 1s
allerge_sheet 1w 72 t
allerge_shelf 22 6b 9 a1 8
allerge_test 22 9y 7
allerge_use 22 2r 9 5v a
allergi 1q 1 k 7t 9
allergy 17 1 i d j l a m f 2m l 2t g 2u d 2w k 30 n 45 n 4b b 5w 1c 6r x 72 f 7q 1f 84 v 85 e 9t 9 f8 a g6 n hk 9 hp b
allergy_ask 1z 7q a hp 8
allergy_shop 22 5w k
allergy_snack 22 5w u
allergy_wish 1z 6r g
allergy_writ 1w d a 2t 9 30 9 45 9
allocat 22 65 d
allotme 1j 18 a 19 w 1u 9 2b a 5y b 7b 7 8i d 96 9 9h 9 cr 9 hu 6 i0 1r
allotme_club 1w 96 8 i0 b
allotme_shar 22 19 m i0 z
allotme_society 22 19 g
allotme_wait 22 i0 r
allow 14 7 c q b 36 e 3z c 43 c 7t c be d ht 9
allow_addres 22 2n a dw 7
allow_check 22 8q a dl a
allow_hir 22 36 a i7 a
allow_insur 1z d a 7t a
allow_must 22 c9 a
allow_sel 22 4 a aa 7
allow_test 22 2f 9 fp b
allowan 1s d8 o el v
almond 1r 3 h 9x b 9y 14 ir h
almost 1h e9 a
alon x i 9 1h c 1x a 2c d 33 a 3x 7 4n 9 5e a 87 a 94 a b2 7 b4 e b8 b bo a bq a c6 d cr a cv g d7 b dp b fi i fm h fp h fq e gc p
alon_ask 22 av c
alon_count 1z c6 8
alon_hom 1u 81 8 fp g fq d
alon_lat 22 cu b
alon_learn 1z 2w a 6y 9
alon_let 22 1h 8
alon_noth 22 f0 a gq b
alon_questio 22 bo h d7 b
along y t c y b 14 9 21 9 3x 7 77 h 7a f 81 8 8d a 9m 9 9w m af 9 aj 7 bc b be c cq f d4 9 dn 8 dt b gn a gp 9 gx c
along_ask 22 3x 7
along_corrido 22 9w 9
along_inspect 22 9m 9
along_motorwa 22 9w n
along_not 1z 76 7 gn 9
along_offic 22 14 f
along_own 22 ao 8
along_riv 1z 38 8 74 9
along_rout 22 af 9
along_street 22 5y 8
along_thursda 22 55 f
alongsi 1w 9j a
alopeci 1u i2 1v
aloud 1b 1b e 1m k 1n c 3r 8 3v 7 86 q 9q f b6 x be u bp e d5 k dx 16 gm f
aloud_child 22 1b 9 b6 l
aloud_sees 22 d0 7
aloud_wait 22 dx i
alpaca 22 4p 12
alpin 22 21 n 6e b
already v 2d 9 3y a 48 9 63 9 b5 a bj b d6 b di n er a h4 d
already_book 22 bj c
already_earn 1z di 12
already_hom 1w fs f
already_met 1z fo a
already_ord 22 10 8
already_own 1z 8o f il d
already_sold 22 44 a
already_use 1w f6 a
alt 1w 4o d eg 15
alt_text 1z eg x
alter 1q 4e a 4o 1i im d
alterat 1z 4o 26 im 7
alterna 1k 4u 1c 6b 12 bt v db 10 fh f fo l g8 h
althoug 1q es b hu 6
alto 1w du 13
altoget 22 34 g
alumini 1u 4 a 9 13 iw 9
alumni 1r bn b fa 14
alway x 2h a 37 c 55 c 6a 8 7q a be c en a f1 a ft a gm 9 hm a
alway_ask 22 4e a
alway_back 22 7d 6
alway_cook 22 1q a
alway_don 1w 56 8 5p 8
alway_hand 1s dl 9
alway_hom 22 6m 8
alway_leav 1z 2h a
alway_next 22 4d a
alway_open 1w f1 g
alzheim 1u 83 26 cz 2i
alzheim_music 22 83 l cz q
amara 22 2 i ir 8
amateur 1f 1u 9 6x q du 9 dv c dx y
amateur_actor 1z dx x
amateur_theatr 22 dv a
amazon 1k i6 2e
amazon_sel 1z i6 1l
amb 1w 25 9
ambassa 22 50 o
ambulan 1p 2c j 6o j 7z 8 89 e 8a z i4 a
america 17 64 a
amina 1r 14 f 16 g 1a i 1c a g3 l
ammonia 1w 27 a ae 8 ie 8 ij 8
among 1d 35 a 4u 9 5j 8 ch a do 9 dr 9 fw 9 hp i
among_box 22 dr a
amount 1d 2r 8 7v v 7y c d9 q de e g7 d g9 9
amplifi 1z dw b
amps 1z dw 1p
ana y r c 1b a 47 g 4g 9 5d d 7m 9 7w 8 8w a 94 g b8 c bp 9 c7 8 cc b cf g d7 e da j dd e e2 9 eg 9 ex b f0 g fa h fd b fh b gq 9 hm 9
ana_ana 22 cf 8
ana_half 22 ef 9
ana_jona 1w 2x d
ana_ruiz 1n ap 9
analogu 1z 8h 2g
analogu_film 22 8h p
analogu_photogr 22 8h j
analys 1p 4u 8 6f a c7 u hm c
analysi 1m 1t p 6f a 80 j 85 a aq p c7 e ch 9
analysi_app 22 1t o 80 i
analysi_begin 22 aq p
analyst 1r aq 10 bb a
analyst_program 22 aq n
analyti 1s ed 1w g0 h ha x
anatomy 1z 1l n
ancesto 1u bp q d1 21
ancestr 22 bp 16 d1 1g
anchor 22 bz k
andalus 1u fx 9
andhra 1z ht a
anew 1s 1i 8 8k 8 em c gx e
anew_compar 22 em b gx c
angel 1u 71 9
angl 1o b k 8l a 8n 3m 9v 8
angl_show 22 8n i
angry 1m 2g b 2w b e5 b
anim 22 2s c
animal 16 x 1r 1d 1x 3u e 8t a 8u b ag c ah i bx 18 fn c fo 12 fr z fs e ft x fu 15 fv 1o fw u fx 1w fy 1k gc q hp 17 hu e ie 15
animal_ask 22 bx 8 fu b
animal_back 1z ft a fx 9 fy k
animal_cost 22 1d 9
animal_eat 22 gc e
animal_fed 22 ah 8 fr a
animal_feed 22 ah h
animal_hom 1u fr e fx 9 gc b
animal_hospita 22 x p
animal_kept 22 hp 8 i0 8
animal_night 22 ie 8
animal_own 22 x g
animal_puzzl 22 8u e
animal_quiet 22 hp 8
animal_sam 22 1d 9
animal_shelt 1s 3u 6 fx 9 hp g
animal_show 22 fx a
animal_stay 22 bx a
animal_vet 22 1d 9 fv a
animal_vets 22 x a
animal_welfar 1z fn 9 hp 8 ie 8
animati 1w 5a 12
ankara 1s 4o 9 im p ir 7
ankl 1z 4h q 7c 8
ankl_boot 22 4h l
anna 19 46 j 6u e 91 b bj k cb a d1 b e6 h e8 d e9 c ea h ei r ej c eo f et c ey i ez d f6 l f7 g g9 9 gt h h9 f
anna_medium 22 8r 8
annex 22 er c
anniver 1j 4k a 7n b bq b c1 g c4 b e2 t
annotat 1s cd 38
announc 1r co a dp k e6 c he 9 if 8
annoy 1z 1i 9 io a
annual 1a av d b0 i et h g7 f h0 n
annual_account 1w 57 a h0 r
annual_report 1u b0 k et i
anonym 22 4w u f1 u
anonymi 22 w a f1 e
anonymo 1j v b 4w 2r f1 1o f2 d hc 9
anoth u 1f 7 2b 8 36 a 6f 8 bk c cn b dk a dn a dv c ep d i5 d
anoth_bag 22 99 9
anoth_client 1z ep g
anoth_gam 22 32 a hr 8
anoth_jar 1u 6a 9
anoth_kitchen 22 1f 7 2w b
anoth_lies 22 18 8 cr 8
anoth_nam 1f 5x 9
answ p 1 8 5 8 q b 1b g 1e 9 1g 9 1x h 2f f 37 b 4w d 6t u 6y a 79 b 7i f 7l k 7s 9 7t c 7x 9 7z r 80 l 86 c 88 a av c b4 t b5 g b7 9 b8 b bd 9 bm g bn b bo k br d c6 g ca m cf w cx 7 dk 9 e5 18 e6 12 e8 a ea r ep r ex s f1 o f4 y f5 k f7 1d fb d fl a ft f fx b gg i gi c gp b h0 9 h2 b h4 j h7 y hc o ic j
answ_anna 22 e8 g
answ_app 1w 7x 8 hf 8
answ_apps 22 b4 f
answ_ask 1w bo a f5 a
answ_bad 22 ea g
answ_cal 1s e6 x
answ_chang 22 ca 9 f4 a
answ_chat 1u 1v a e5 14
answ_check 1s 6t 9 7l e
answ_child 22 b7 9 hq 7
answ_correct 22 e5 a f7 a
answ_cost 22 7q a
answ_email 22 7r f cf n
answ_employ 22 f7 x
answ_empty 1q ga 9
answ_error 1p b4 8 eb a
answ_guest 1z 3d f 6t e
answ_health 22 7z l
answ_inbox 22 cf a e5 a
answ_keep 22 f4 9
answ_kept 1z hc 8
answ_larg 22 bm 9
answ_let 1w av g
answ_link 1z 10 8
answ_mark 22 86 9
answ_messag 22 h0 9
answ_mis 1z 6t a dk a
answ_morn 1z 3u 6
answ_nobody 1s 1b a f1 9 hc a
answ_not 1z 10 8 7s b
answ_noth 1z 7z 9
answ_off 22 1e 9
answ_omar 22 ea f
answ_open 22 4i 8
answ_ord 22 e5 u
answ_own 22 e5 a
answ_parent 1w 1g 9 b4 9
answ_part 1u 5i b
answ_phon 1r e6 12
answ_pric 22 9c b
answ_promis 22 4w b cf 8
answ_questio 1g 5 8 7l c d3 8 ex d
answ_ready 22 cf 8
answ_rent 22 h7 u
answ_report 1z bj a bk a gg 8
answ_request 1z 1x a ic 9
answ_right 22 86 9
answ_sam 1s fy a h2 8
answ_sav 1z 6y 9
answ_second 1u 80 7 f1 a
answ_sent 1z f4 a h4 b
answ_sheet 22 f4 h
answ_shop 22 1r b 7q a
answ_somebod 1z h 9
answ_sourc 1w f7 f ic d
answ_stay 22 ev 9
answ_telepho 1z 2h a dq a
answ_tenant 1z h7 x
answ_third 1z f1 a
answ_thirty 22 1x a ft b
answ_trad 22 e6 b
answ_twenty 22 bm 9
answ_wait 1z 37 a
answ_wrong 1w 71 8 f4 9
answer 17 7h a cf h e6 1a f0 c f1 h f5 c f7 d gi a gj b h4 s
answer_onc 1z ea a
answer_paid 22 es a
answer_sam 22 f0 a
antenat 1r o t 7l 11
antenat_clas 1z o k 7l v
anti 1u 25 1b ap k cw 8 ex b
antibio 1u y j
antiqu 1w 8p 14 9f 1m
antiqu_furnitu 1z 8p k 9f s
antiven 22 6o 8
ants 22 hy g
anxiety 1p 7m d 7n 13 81 13 au 9 b7 n bd n
anxiou 1m 43 d i1 8
anybody 1c 2a b 3q a e2 7 es 9 i0 7
anybody_cal 22 2c 9
anybody_notic 22 eu a
anyon 1b 2a d dv 8
anyth 14 25 b 6o 8 id b
anyth_els 1w 4 9
anyth_sinc 22 6k a
anyth_sold 22 g2 8
anyway 19 2c c 2d d 63 b gn d
anyway_sel 22 2c 9 2d a
anywher 1h 8r a ii h
apart 18 1h t 3i a 84 8 8e a 97 9 9a d dv a gc 8 go 8 ia 9 ie 9
apartme 14 2h d 3c o 3d p 3e b 3f i 3h o 3k e 3o 9 6m o 75 10 7a q 7d 7 7y 1g 94 g 9c k a5 b dr 17 ff 13 h6 e h8 n
apartme_buildin 22 6m 9 99 9
apartme_clean 22 3c o 94 n
apartme_door 22 2h j
apartme_hous 1z dr e ff q
apartme_lekki 22 7y 9
apartme_own 22 h8 9
apartme_rent 22 7y j ff p
apartme_society 1z h8 n
aperiti 1z 6g 1j
aphasia 22 82 1u
api 1f 4u i eb t ec 2h ee k ef 12 em k eu 25 ew 15
api_read 1z 4u 8 eu u
apiary 22 6a 13
apis 22 5k 9 ef f
app k l d s e z e 1c h 1h r 1i t 1m s 1q r 1r r 1s k 1t 16 1u z 1v m 1w j 1x v 1y f 1z 10 20 o 21 x 22 w 23 x 24 8 3v z 3w g 3y d 4y p 51 8 59 b 5a a 5k e 62 h 6t c 6w e 6x a 6y j 7e u 7f s 7g 13 7h o 7i y 7j z 7k u 7l r 7m d 7n x 7o y 7p i 7q x 7r p 7s 10 7u o 7v w 7w e 7x k 7z k 80 l 81 7 82 n 83 n 84 z 86 q 8n s 99 c 9l g 9n k 9o b 9u k 9v i a5 l a6 10 a7 9 a8 9 a9 b ad g b4 c b5 z b6 t b7 k bc u bd i be f bf n bh h bj x bk u bn n bo b br x bs l cn g co j cs m d0 j d6 13 d7 p d8 l d9 i da l dc k dd k de f df i dg j dh m di b dj 9 dk j dq j ds 9 du o dx s eb h ej j ek b el h ey m ez l fc q ft c g0 8 g3 c g6 o g7 j g8 f ga k ge a gg i go b gr b gs j gt h gv h gx f h3 k h6 n h8 a hc e he e hf 16 i1 w i5 t i7 d
app_alert 22 27 a fy a
app_asks 22 7n 9
app_bank 22 d6 e
app_begin 22 d9 o df 9
app_book 22 78 9 9v 9
app_build 1w 7g b hf 20
app_camera 1z 7q k
app_cannot 22 bc a br a
app_card 22 i1 8
app_childre 1z 1i a 1m p
app_client 22 s l
app_collect 1z da b
app_connect 1z 7w 8 99 9
app_count 1u 7o 9
app_driv 22 8a 9 bh 9
app_employ 22 4y u ey o
app_explain 1w ce 9 cu 8
app_family 22 84 9 d0 b
app_fil 22 7u 9
app_find 1r dh a
app_freelan 1z dg o ej y
app_group 22 37 a bk a
app_hand 22 5k 9
app_help 1z 1x l 7x 9
app_hom 22 7g k
app_keep 1z 1z i
app_know 22 1u a 7i 9
app_languag 22 83 8
app_learn 22 dx y
app_lets 1z 8g 8
app_link 22 6u 9 di 9
app_listen 1u b6 f bc h
app_mak 22 hf 14
app_match 1w dp g
app_mov 22 h6 9
app_onlin 22 he z i5 15
app_open 1w 1i 8
app_ord 1z a7 g ht 8
app_own 22 22 k
app_parent 1w 48 9 6y w
app_phon 1w a5 e hf b
app_photogr 1z 22 a da b
app_plan 1z bf i
app_prepar 22 bh j
app_print 22 d0 9
app_puts 1z 7j 9 7v a
app_questio 22 hc r
app_read 1m 84 8 co r d6 e dx e
app_restaur 1z a6 y
app_round 22 1c a g7 9
app_runs 22 dd a
app_send 1z da f fc 9
app_shop 1z gx b i1 7
app_short 1z b7 9
app_show 1j 1w f d6 8
app_sort 22 d6 9
app_spreads 22 hf o
app_staf 22 4y i
app_stor 1u dh k hf t i5 u
app_studio 22 59 j
app_suggest 22 1t a bl a
app_teach 1z 3v b 42 9 ga 9
app_team 22 48 9
app_track 1z 7n b
app_trad 22 gt 12
app_turn 1w 23 9 7p b d0 c
app_video 1z 5a g 7t m
app_voic 1w 1m o
app_writ 1w e8 a i1 7
apparat 1z gk 10
apparel 1z il 10
appeal 1z 88 z h9 p
appear 1h 51 8 9c a bh 9 bp a cs f ep a
appetit 22 ae a
appl 1f 1i 8 3u a 4g a 6i r 9x c ac q az h g0 h hw 7
appli 1z 14 9 g8 d ic a
applian 1k 17 19 1z 1d 2b 9 2i l 9e 2f fc y h3 k
applian_repair 1z 17 h 9e 21 fc h
applic 22 5g 1k ce 14
applica 18 1b c 43 b 4u 8 5d d 5g 26 at z bg 2t bn 1t bo 1e ce s cg n ct z cw f ex 2g gh 20 h7 a hb k
applica_deadlin 22 bg a
applica_documen 22 at z
applica_fil 22 4u a
applica_help 1z bg 17 bn v
applica_job 22 bn l
applica_kept 22 ct a ex 9
applica_lead 22 at 7 bn h
applica_off 22 bg a
applica_paid 22 5g l
applica_photo 22 cg n
applica_post 22 ex v
applica_stand 22 bg a
applica_track 1z at f bn 12 ex 21
apply 17 50 9 bg s bn k bo 9 ct f ex a fh e fl e gq d
apply_ask 22 6u 9 fs a
apply_minor 22 50 9 ga 8
apply_nam 22 iq 8
appoint 15 k u m t q 1o r 1i x 12 1s 13 5e e 7a b 7j m 7k k 7t b 7u c 8a o 9t p bs c bu d bv 9 ce e e6 1d g5 1w h5 23
appoint_book 1w x 8 e6 i h5 1p
appoint_calenda 22 h5 i
appoint_fil 22 q a bs b
appoint_kept 22 k a
appoint_last 22 l 9
appoint_onlin 1z g5 12 h5 11
appoint_part 1w h5 b
appoint_remind 22 q l h5 i
appoint_wait 22 q a
apprais 1z ay 17
apprent 1j 13 11 dy 9 eh t gq 1t
approac 22 ep b
approv 10 2o b 4q e 58 f 5a g 5e h 5r h 9p 9 av e ax a az 9 c8 j c9 k d3 7 dl 9 e5 a e8 g e9 g eb e el j es d ez b gm d h4 h
approv_correct 22 e5 a
approv_design 22 4q a
approv_kitchen 1i 5r g
approv_rent 22 2n a 31 c
approv_repair 22 9p a
approv_text 1z gm 8
approv_word 1w w 9 eb c
approva 1a v k 3m c 58 f 5f g 5g o 5h k 9c f 9p e av 9 bb f el e
approva_data 22 27 9 9p 9
apps v d 9 e a k 9 l d z 9 1h 7 1q 9 1r g 1s a 1t b 1u 9 1z 9 21 b 22 e 23 a 3v b 42 a 51 9 59 m 5e a 60 a 62 9 6t 9 7e c 7f 9 7g a 7h b 7j 9 7k b 7l 9 7n b 7o 9 7p b 7q a 7r a 7s d 7w 8 80 8 81 8 82 8 86 d 8n 8 99 8 9v e a5 9 a6 9 ad 7 av 8 b4 9 b5 f b7 9 bc 9 bd a bf 8 bh 9 bj g c8 9 co a cu j d7 c d9 a da e de 9 df a dh c di 9 dk a dq a ds 9 dt a du 9 dx 7 ee c fq 9 g8 b gv 9 hf y i1 8
apps_food 1w 60 e 7q f a6 c ht b
apps_languag 22 42 f b5 f
apps_learn 1z i f 41 e bc g
apps_onlin 1s 7o e b3 9 co f fq f he c ix a
apps_plan 22 8x h
apps_sav 22 7v d g7 e
apps_sel 1z 4f f
apps_send 1z d g e h de f
apps_shar 22 d4 d d7 i
apps_shop 1u 1r g 4d f 62 e dt g i5 h
apps_staf 22 4y d gv g
apps_taxi 22 5t f ds f
apps_video 1z z f b2 b b6 f
apps_workout 22 f g 7g f
april 1j n 9 1k i 8i 8 9k a ag 7 cq f
april_everybo 22 1k 7 8i 8
april_octob 1u 9k 9
apron 1k 4n 1n 5o q 8e 7 c5 g hj o
apron_rent 22 4n l 5o n
apron_restaur 22 4n t
aptitud 22 as v
aquacul 22 ae 1e
arab 22 cs b
arabic 1k 51 t 5b e 7e 9 b5 k
arabic_french 22 7e a
arcad 1u 32 q 3b n hs 1k
arcad_bar 22 3b k hs d
arch 1u n 9 c1 1k hj 8
arch_backdro 1z c1 i
archite 1h 3e f 53 a 54 8 8o a an a ao d c6 8 et d f6 f gh f ig b
archite_chamb 22 ao 8 gh b
archite_offic 1z 54 8 et b
archiv 1j 20 y ch 9 d1 21
archiv_deliv 22 d1 h
archiv_family 22 20 p d1 d
archiv_villag 22 d1 m
area 16 c f e e 1w c 6a c 97 g 9j e a7 9 ci h dm d ff e fk f fu t g5 b ge g hr 9
area_first 22 a5 9 fm b
area_fix 1z c 9 97 b
area_keep 22 4b 9 6a a
area_photo 22 dm 9
area_scan 22 55 b
area_serv 22 6i 8
arepa 22 2l e
argu 1l 88 9 8v j bs 9 cn b
argumen 1w b7 h db d dd g
arithme 1z b7 1t
arizona 1w 9s 9
arm 1b 4 h 5 d d 9 m k 3n g 6f 8 81 8 85 d 93 d 9t e i4 a iv y
arm_parent 22 hq 7 i4 b
arm_part 22 5 8
arm_respons 22 3n j
armchai 1z 9f 1v hp 8
armenia 22 67 b
arms 1k 2g b im e
army 1z b2 m
aroma 22 iu j
around x 1m 9 1v a 55 d 95 j dj 9
around_cambrid 22 dn 9
around_clock 22 55 k
around_corn 1s bu a dj d
around_hospita 22 dq b
around_hous 22 95 w
around_naps 22 1v j
arrang 1b 3q 1b 7d e 8r 9 9q g aw b fb b fd 9 gq 9
arrang_next 22 3y b gq b
arrange 1z 3u 5 bc d
array 22 am b
arrear 1z gr 14
arriv y 2n b 5d i 5t c 66 9 69 9 7a o 8j 9 8q f 8r e a1 d a8 7 br b c1 a de a f8 9 fr d g8 a
arriv_damag 22 8q l
arriv_last 22 b 7
arriv_next 1r 66 9
arriv_thursda 1r 4e 9
arriv_whol 22 69 9 a1 8
arrival 19 47 g 4j 9 6l 9 6t t 9a h by j c4 y e7 d ff 9
art 1e 33 o 3f v 54 27 8h 9 8y 2a c5 2c e3 e gd c hj k ir u
art_clas 1z c5 1z
art_lamp 22 3f e
art_print 22 8y 21
art_rent 22 54 i 8y l
art_rental 22 54 1l 8y l
art_school 1u 8h 8 c5 j
art_studio 22 c5 t hj j
art_subscri 22 54 u 8y l
art_teach 22 c5 f
arthrit 1p cy 1a fv q
articl 1l 4v m 55 a ba h ci 1d e9 2t
artific 1r 3l r bw e ir i
artisan 1j 2q c 66 o fc 1g fh 1u hi 19 hv a
artisan_earn 1z fh j
artisan_sel 22 fh p
artist 17 d 15 m 1d 3a i 52 j 54 1c 8y 1p 9t 1n c5 c cq i cs 18 e0 i g2 11 hj 8 iq k
artist_book 1z m g e0 e
artist_draw 22 cs a
artist_fre 22 cs 9
artist_guest 22 9t 8
artist_keep 22 9t 8 cs a
artist_leav 22 m b 9t 8
artist_liv 22 54 9
artist_teach 22 c5 g
arts 1u h o hl 1j
arts_school 1z hl 14
artwork 1w 54 24 8y p
artwork_young 22 54 r
asana 1z f6 a
ash 1k 3q a 3s 1x 3u 1g 8z i
ash_hand 22 3s e 3u 8
ash_wood 22 3s e 8s a
asham 1u 7s i cz 9
asia 1q 79 9
asian 1h 2s h 64 1j 6c d c3 x
asian_superma 22 2s f 64 h
asian_wedding 22 c3 a
asid 1i 3t 7 7v 1s dc k dg 19 g7 e
asid_smal 22 7v s
asid_tax 1z dg x
ask h 6 b k 9 w b y a 14 8 1b a 1d 8 1l 8 1x g 1z b 20 b 2p a 2x b 3b a 3s 5 3x 7 4l 9 4v 8 58 c 5k 8 61 a 68 9 6h 9 6n 7 7e 8 7t c 7z b 83 9 8c 7 95 d 9c a 9d 9 9g b bi b ca b ck a cq a d9 9 di a dk b dp 9 dr 8 e9 9 ea o ed d ez c f0 b f5 c f7 k f9 7 fb b fx b fy 9 gi c go 8 gq b hc d hr 6 hw 5 i0 8 i2 6 i7 b ic 8
ask_account 22 57 b
ask_advanc 22 7v 8
ask_advic 1w 1h 7 3q 8
ask_advis 1z ay c
ask_afterno 22 1q a 83 a
ask_afterwa 22 35 a bo b
ask_age 1w 8g 7 8v a b4 9
ask_alcohol 22 31 c hw 6
ask_allergy 22 45 a
ask_animal 22 fo a
ask_answer 22 1b 9 f0 a
ask_august 22 1p 7
ask_authori 1e 4x 7 6n 7
ask_aviatio 1w 6o a if 9
ask_back 1z 24 8
ask_bar 1u 88 7 gz 9
ask_bet 22 ba a cq b
ask_blad 22 b a 8l 7
ask_book 1z b6 9
ask_bookkee 22 10 8
ask_both 1r d7 a gq j
ask_breakfa 22 35 a
ask_build 1q 5s 9 9c f hr 6
ask_buy 1l 8 8 8r 8
ask_cal 1u 1z 9 fx 9 hv 6
ask_carri 1q 5 9
ask_cemeter 1z 3r 9 3s 6 3t 7
ask_central 22 4u a ew b
ask_certifi 1s e a
ask_chamb 1u o 9 37 9 ft a fv 9 gq 9
ask_check 1w 92 9 hm a
ask_child 1r b7 8
ask_clean 1w 4e 9 5l a 94 a
ask_client 1r d 9 ep 9
ask_club 22 8n 9 9r 9
ask_colleag 22 z a f7 h
ask_collect 1w i 9 39 9 e4 7
ask_consent 1l 83 7
ask_convers 22 51 a
ask_cook 1z 1q a 5r a 5v a
ask_council 22 gi 9
ask_custom 1u 5z 8 6n 9 71 8 hw 5
ask_dat 1u 9v 9
ask_data 1o t 9 9u a ad 7 ed l f0 a
ask_devic 22 v b 11 9
ask_doctor 1n y c
ask_drink 1w 34 b 65 a hr 7
ask_driv 22 ad 8
ask_eat 22 2m c 60 9
ask_eaten 22 5x 9 61 a
ask_educati 1z 6y 9
ask_employ 22 bb a di a
ask_employm 1o 4w 9 ez 9 gx 9
ask_environ 22 ig 9 ih 9
ask_error 1k 1l 8
ask_even 1z 9 a 7e a
ask_everybo 1z 60 9 ct a
ask_expert 1u 7j 9 7k 9 fb q
ask_family 1s 48 9 7l 8
ask_feed 22 ah 8 fr a
ask_fibr 1s 4p 9
ask_field 1w ac 8
ask_financi 1n ev 9
ask_fir 1w 90 a 9f 9 dr 9
ask_firm 22 hc 9
ask_fit 22 95 a
ask_fix 22 i4 7
ask_friday 1w 56 b cf a
ask_friend 22 95 g cg f
ask_grid 1z 2b 9 ak 9 dr 9
ask_guest 1w 9s 9
ask_hal 22 6l b
ask_happen 22 2c 9
ask_happy 22 61 a ea b
ask_health 1m 5o 8
ask_her 22 hw 6
ask_him 1u 7c 7 8v a dr 9
ask_hold 1w 2a b 8g 7
ask_host 22 aa 7
ask_hundr 22 7z a ea b
ask_inspect 22 9l 8
ask_kindly 22 bg 8
ask_label 1z 8d 6 fs a
ask_laborat 22 an 7 ii 9
ask_landlor 1o 53 8 db e
ask_last 1z 9g a
ask_lat 1r e1 7
ask_lawy 16 5h 8 er b
ask_let 1z 9h 9
ask_licenc 1k 7w 7
ask_list 1z 95 a
ask_littl 22 22 9
ask_mak 1u dl 9 hs 5
ask_mark 1z 4k 9
ask_materia 22 15 9 4h a
ask_measur 22 4l a 4m b
ask_milk 22 1g 7 55 9
ask_mis 22 ek a
ask_monday 1z dk f
ask_money 1o 54 7 h1 a
ask_morn 22 34 c 90 b
ask_music 22 du 6 g2 8
ask_noth 1s 25 8 9o 9
ask_off 1z 1e 9
ask_often 1z ca 9
ask_onc 1r go 9
ask_ord 22 an 7
ask_organis 1z 5n a 76 7
ask_origin 22 6a a 6f 9
ask_own 1r fy a
ask_owns 1z bc a bf 9
ask_pag 1z 8w b 8x a
ask_pap 1u 6d 9 6e 8 93 9
ask_parent 1u 13 9 b7 g cl 9
ask_part 1w w d 2g 9
ask_pay 22 66 a co b
ask_payment 1z s 9
ask_permit 1z 1d 9 2m b 5a a
ask_person 1q 23 8 cb c ea f hc c
ask_pharmac 22 7t h
ask_photogr 22 2y a ir 8
ask_pictur 1u 1t a 8c a
ask_plac 1z 7m a
ask_plant 1z 8i 7 hz 8 ia a
ask_play 22 8t a dx 8
ask_polic 1z 13 a bi a dt b
ask_practic 22 41 9
ask_pric 1u 4p 9
ask_product 1z 2 9 3 a 7 9
ask_profess 22 z a h0 9
ask_publish 22 3v 7 co b
ask_questio 1d bf a ed f
ask_quot 1w 31 f
ask_read 1z 1r b ci a cs a
ask_real 1w cr a f7 a
ask_recipie 22 91 a
ask_recomme 22 4r a bh 9
ask_record 1z 2i 9 bd 9
ask_registr 22 30 a
ask_regulat 1u db a dc b df 9 di 9 dk a
ask_reord 1z 68 9
ask_repair 1z 9f 9
ask_report 22 5k 9 ib a
ask_return 22 ip 8
ask_review 22 ea z
ask_right 1z 1z 9 22 9
ask_rul 1z a 9 4d a ai 9
ask_safety 1m 97 9
ask_school 22 gp 9
ask_second 1z bi a
ask_see 22 27 9 gk 9
ask_sel 1u 65 a
ask_send 22 de a
ask_smal 1s d 9 3b 8 bs a
ask_stal 22 8k 8 d4 8
ask_stay 1z f2 9
ask_sunday 1z 90 a
ask_tax 1k 54 7
ask_teach 1z 41 8 fq a
ask_today 22 f5 a
ask_top 22 dy 9
ask_touch 22 4i 8
ask_toys 1z 2a b 8m 8 8u 9
ask_trad 1u ea a
ask_transpo 1z 43 a dp 9 ds 9
ask_treatme 22 7t b
ask_twelv 22 e1 8
ask_twenty 22 7n b bd a
ask_twic 1w 9q 8
ask_use 22 5x 9
ask_used 22 ch b
ask_vain 1z y 8
ask_vet 1w 9v 9 ag 8 fu h
ask_veterin 1s x 9 3u 6
ask_wat 22 ae 8 dm 9
ask_whos 22 cd 9 dx 8
ask_why 1r 3v 6 4u 8
ask_word 1z 6g 8 ct a
ask_work 1p 56 a 6q 8
ask_writ 22 ea b
askew 22 d3 8 i9 x
asks y w 9 10 a 1p c 4u a 7n g 7z n av 8 bg a bs b c6 7 ca 9 cb a cn a cp a df c e0 7 e6 e ea k f1 m f5 f h2 f
asks_again 22 bf 9
asks_back 1z 7z 9 9h 9
asks_family 22 1p 7 87 a
asks_guest 22 ea x
asks_him 22 4n a 8g 7
asks_pap 1w eq a
asks_questio 1r 6n 9 7z i b4 9
asks_sam 22 98 a
asks_twic 22 w 8
asks_unsur 22 cb 9
asks_wheth 22 d5 7 ft b
asks_why 1s fx 8
asleep 1j 1g 9 25 u 3y f 7f 1u cl l hp a
asphalt 22 gg 9
assembl 1j 29 b 55 a 95 12 gi j
assembl_furnitu 22 95 r
asses 1p 0 i 1 h 2 j 3 l 5 c 9 c b b ic m
asses_qualifi 1z 0 9 2 9 3 a
asses_recip 22 0 9 1 9
assessm 1o 0 g k i av r
asset 1q cp 9 ia 9
assign 1c z i 47 g 5b e df o go 19 gs c hd 12
assignm 1q 1b 18 4t b 5d a go 24 gp m
assist 1u 5e d 76 j ce n gp o
assista 16 x d 14 f 5e 2v 5n v 6t d 7z o bn o bs 1x bt b ca 15 cf 1x ct b e5 1k e6 17 ee t ex a f0 k f2 r f6 o f7 x gz j h7 t
assista_answ 1o 6t f e5 o h2 8 h7 o
assista_company 22 f7 11
assista_know 1z y 8
assista_part 22 ct f
assista_start 22 5e j
assista_train 22 5e y
associa 10 1f 9 1j 8 3r 9 6x o 9k b 9q d 9u k ad b bm m ch g gl c go 14 gr r gz b h8 19
associa_build 22 9h 9 h8 g
associa_busines 1w 5f a e9 a
associa_evening 22 9u d 9w 9
associa_event 22 58 9 gz a
associa_form 22 9q e i3 8
associa_larg 22 ic a
associa_meeting 1z 6w 9 c6 8
associa_memb 22 6x v
associa_off 22 9k a
associa_onlin 22 ch b fa 8
associa_propert 22 gr 9 h2 9
associa_start 22 ej a
associa_train 22 gs a h0 9
associa_wholesa 22 72 9 gy a
associa_work 22 al 8
asthma 1w 4a a 84 1y
asthma_app 22 84 u
astrolo 1w i1 2n
astrolo_app 22 i1 1r
astrolo_morn 22 i1 j
asturia 1z fg 9
asylum 22 14 v
ate 1j t f 72 9 ah b g6 r
athlet 1o 60 16 a4 i il g
atlanta 1w m a
atopic 22 1 18
atopic_skin 22 1 n
ats 1z at j bn p ex p
atta 1w 6b 9 84 8 a0 r
attach 1s fw a
attachm 1u cb c
attack 1k 4w b 5c r 5k f 84 21 f3 r f4 b
attempt 1r 43 e ba c dj b ew d
attend 1w 5f a 6x 1h 6y p
attenda 1f i 9 2u a 5l a 5p b 6x e du 7 g3 1y gn w
attenda_clas 22 g3 f
attenda_report 1z g3 c
attenti 1s 50 e bi c hn 9
attic 1i 8p f 9b o 9g j 9j k hm g hx 1a
attorne 1q 7a 7 7u m ax u bq u gz m
aucklan 1q 1j 8
auction 1r 8g 26 fe y ie a ig g
audienc 1n au p cj n
audio 1a 1v g 2z d 33 h 3v 17 6w 1x 7e n az u b5 e bp 9 cj k cl 2c ec t g0 1g
audio_edit 22 az f g0 f
audio_feed 22 g0 n
audio_guid 1w 1v i 6w 20
audio_sery 22 cj m
audio_story 1z cl 1m
audio_text 22 6w 8
audiobo 1s 8w s cj j cl z g0 17
audit 1a 1c a 4w 9 5k s ay f eg 1a f4 11 h0 i hd n
audit_softwar 22 5k k h0 j
auditor 1j 4w 8 5k 7 aj 8 ap h f3 7 f4 18 ic v
auditor_accept 1z 5k 7 f4 a
auditor_know 1z 4w 8
augment 22 4x t 6w r
august 1f 19 d 1p 7 34 b 3z m 53 d 5s b 81 8 8i 7 9s f i0 e
august_oth 22 1p 7
aunt 1g 13 k 3v b 64 k 7w h 8i a cy 9 hv a
austin 1p 49 a
austral_first 22 54 8
authent 1n ap i cp y ip 1w
author 1g 1n d 8j 9 az g cl a co z cp y cr h f9 f g0 i g2 c gi 9
author_photogr 22 b5 a cr a
author_read 22 gi 9
author_writ 22 1n 6
authori v y a 5b f 5r a 6n e 6o m 6y f 70 a 8n 8 ag 7 ce d f5 e gh u gm 12
authori_accept 1z 42 9 5b a f5 9
authori_animal 1z fx 9 fz a
authori_demand 22 2w b ae 8
authori_guest 22 6t a 9s a
authori_insur 1w 2l a 4x a 5f a
authori_lawy 1n ev 9 h1 a
authori_permit 1z 14 9 35 9 9c a
authori_record 22 9n 9 g3 8
authori_registr 22 fr a
authori_rul 1z 61 9 6n a dd 9
authori_says 22 y 8 ht 7
authori_shar 22 5r a dp a
authori_show 22 2o a 2p b
authori_treatme 22 d a fu b
authori_wash 22 2r 9 dm 9
authori_wast 22 ah 8 fn 9
authori_wat 22 n 9 ag 8
auti 22 1f q be v
autism 1r 1m 1k
autisti 1p 1f 9 1m 1t hl x
auto 1m 9p 1s bt o fe v hg h
auto_repair 1w 9p 1l bt e
autocla 22 bv p
automat 10 24 c 43 c 55 k 7v 11 ae d aq a c9 k cb 1k d9 c dh p e7 v ed n ee e eg d ek u em e eo a es d et m ex c f4 11 g1 c gc g h0 n ha b i9 m ik 9
automat_cod 22 cb j
automat_email 22 e7 m
automat_questio 22 ca 9
automat_sav 1z 7v 10
automat_softwar 22 cb e ee m
automat_suit 22 cb e f4 h
automat_workflo 22 cb v
autonom 22 55 r ac 12
autumn 1b 1k a 23 f 3p 6 6l 9 7c a 93 c 9s 9 ax 9 bb c
autónom 1z ej c
availab 19 c2 d c3 e ff f g5 f gk r
avatar 1w 51 15 c9 1j cg p
aviatio 1u 3e 9 6o d by a if b
aviatio_authori 1z if 9
avoid 1f g b 2p a 6c 8 6e 9 be u
avoid_health 22 6c 9 6e 9
avoid_promis 1z g b 4h 9
avoid_protect 22 2p b
awak 1m 1g b 25 a 7f u
award 1o by 14
awarene 1u br c f3 25
away u 17 d 19 9 20 a 25 8 2v c 3p l 3x 9 6s j 83 9 8l 6 96 a 9i w 9j i 9r q cg a d0 f dz 7 f0 a f3 9 f6 9 fo l fw c ig 9 iv c
away_ask 1z 2g a 83 9 cf a
away_becaus 22 9r 9 ew b
away_fre 1z f6 a
away_let 22 88 8
away_not 22 3x 7
away_sel 1z 25 9 ig 8
away_somebod 22 fo a
away_until 1w 9r e
away_why 22 6s a f2 a
awn 22 3o l dt c
awning 22 3o l
aws 1z cc 1x
aws_azur 22 cc r
aws_bil 22 cc n
azur 22 cc y
baby 12 a v j m o 18 1g 21 1y k 26 2a 3r f 3y o 4d 11 4r 1t 61 1w 7l 17 8u x bw 10 c1 j d3 t e2 s e4 8 g6 27 hn 2d is e ix 1i
baby_album 22 d3 s
baby_ate 22 g6 p
baby_bundl 22 ix f
baby_carri 1z 4r 1w ix e
baby_clas 22 1g 7 hn 1t
baby_clinic 22 7l a
baby_cloth 1u o 9 4d 14
baby_cry 1z 1g a 26 w
baby_eat 1z 61 k g6 j
baby_equipme 1z 8u k ix r
baby_food 22 61 29 g6 x
baby_gear 22 8u z ix 1h
baby_group 1s hn n
baby_grow 22 ix 8
baby_item 22 ix f
baby_led 22 61 l g6 r
baby_massag 22 hn 16
baby_meal 22 61 16 g6 h
baby_nam 22 3r j
baby_parent 22 7l l hn g
baby_recip 22 61 a g6 h
baby_refus 22 g6 k
baby_shop 22 ix b
baby_show 1w c1 p
baby_sign 22 hn 1h
baby_sleep 1s o l 1g 1w 26 l 4r i 7l m
baby_thing 22 1y u
baby_toddl 1z bw 8 hn h
baby_tri 22 g6 h
baby_wak 22 1g 13
baby_wear 22 a a 4r 1i
babysit 1u 3y 3g 7q 9
babysit_friend 22 3y x
back k e n k o 11 d 18 e 1k b 2d n 2i 9 2w c 3n a 4e o 4h 9 4j e 4m e 4p 8 4s c 56 r 5o b 79 7 7e 8 7n 9 7o u 7z a 88 a 8f 7 8g 7 8k 8 8l 7 90 c 99 c 9h c 9y 7 b1 l bd 9 bm c cb f cr 8 cy b db k dn 9 e6 b el a ev b f2 h fi d fv 8 fx a g9 t gk 8 gm a gx g h4 a he f hm 9 hz 7 i2 7 i5 c i8 8 ii f il 9
back_again 22 7s 9
back_anoth 1z 6a 9
back_ask 1w 6 9
back_bag 1z 62 9
back_blam 22 3i 7 fv a
back_break 22 7r a
back_broken 1w 1x f 5q 9 9h 9
back_cal 22 ft b
back_cannot 22 90 b
back_check 22 fx a
back_clas 1z 7o 9 b1 o
back_clean 1z 52 9
back_complet 22 5o b dv 8
back_cost 1z ds 9
back_donor 22 h9 8
back_door 1l 3n b 5o 8 gx r
back_exercis 1w b1 m f2 i
back_fil 22 g c
back_first 1w 9 a i2 7
back_garden 22 3l e 7b 9
back_holiday 22 6f e
back_hom 1s fi z fy a
back_kne 1z 4 c
back_last 22 25 9
back_lat 1o e6 e
back_leg 22 x e
back_messag 22 br a e7 o
back_mis 1z 9h 9
back_monday 1q 4e 9
back_neck 1z e f
back_noth 22 4g a ai 7
back_offic 1s 5e k cb x
back_own 22 63 a gx c
back_paid 22 6v a cr 8
back_pain 1m k y 2d k 7o 1q f2 n
back_pres 1z 5o 9
back_project 22 g9 1b
back_refil 1w 8 9
back_return 22 4c h
back_room 1r 15 9 dt f hj 7 hm e
back_sam 1q 2q 8
back_season 1z 35 9 36 9
back_send 22 4k a at 7
back_sharp 22 8l f
back_shop 1u 8 9 cr 9
back_show 1z 7e a ib 9
back_sit 22 2v a
back_someth 1u 1z 9
back_spreads 1z 6x 8 ed a h9 7
back_stres 22 g c
back_support 1z 56 x
back_tel 1z 7d 6 99 8 ev b
back_thursda 1z 99 d
back_torn 22 4e a
back_trial 1z 25 9
back_until 1u 26 a
back_use 22 ba a
back_used 22 8w b
back_wet 22 92 a
back_whenev 22 1d 9
back_whol 22 18 8
back_wint 22 1o 8
back_work 1o 56 k hn a
back_yard 1z e3 9 ih b
backdro 1k 2z u bx v c1 1x
backdro_fairy 22 c1 c
backdro_hir 22 c1 f
backdro_tabl 22 c1 d
backgro 1d 1t a 3y c 46 b c8 14
backgro_check 1k 3y a
backlin 1z ca o dw d
backlog 22 bf b
backpac 1g 36 9 4g 1x 74 1m 77 17 79 19 8k 18 92 j io 2c
backpac_brand 22 4g l io d
backpac_laptop 22 io f
backpac_sewn 1z 4g 10
backup 1j 2y a 3m o 59 h 5c 1r 5e a
backup_pow 22 3m e
backup_updat 22 5c b
backwar 1s 6q 9 ab 7 cn a e2 7
backwas 22 3k r
backyar 1n 12 9 3k o 3l p 7b 1g ao a
backyar_pool 22 3k h
bad 12 23 b 27 g 38 9 4a d 5n c 7f l 7n d 7o i 7s b 85 b 88 9 d9 d ea b f1 c go 9 i9 m
bad_back 22 7o a
bad_conscie 1z 1p 7 23 f
bad_review 1u 88 c ea a
bad_sleep 22 7f w 84 7
bad_weath 1j 4a e
badg 1k j p 1j a 35 a eg b f4 8 gk 7
badly 1f 7f b 90 a bk a f6 a
bag 10 6 9 1y b 4f w 4g x 4j e 4r d 5y r 5z z 62 k 63 d 77 q 8f e 8k 12 99 15 9x o a2 k a8 c ai c ap a dc b dt x dv c ih 9 io 1g iw m
bag_already 22 io d
bag_brand 1z 8k d io g
bag_buy 1z 4g x 8k 8 io r
bag_cloth 1z 4f t
bag_cost 22 io 8
bag_letterb 22 5z b
bag_parcel 22 4f 9
bag_part 1z 8k b
bag_scal 22 9u a
bag_stag 22 77 d
bag_swap 22 8f 8
bag_warm 22 a8 8
bag_writ 22 62 a dt b
bags 13 h e 16 b 4g 1y 5y h 5z w 62 1h 6e p 6j f 77 1m 8c e 8f g 8k 1j 92 m 99 14 9j h 9x 11 a2 d a8 o an k dt 1k io 1i iw h
bags_backpac 22 io 19
bags_chain 22 4g g io d
bags_door 22 5y b 99 9
bags_ful 22 5z 9
bags_nam 22 a2 8
bags_repair 22 8k h
bags_stand 22 70 a
bags_thing 22 1t b 9j a
bags_walk 22 77 t
baguet 22 2o b a3 b
bailif 1z 8n i
bait 1u f3 o hy e
bak 19 9 e 1q b 2o 25 2p 1b 55 c 5r o 5w c 5y 1c 62 d 68 q 9x 10 a1 14 a2 f ba h bi c hk 1i
bak_hom 1u 2o g 2p f 5w e a1 g
bak_morn 22 5y 9 62 a
bak_overnig 1z 2o d a1 8
bak_smal 22 9x a
bak_soda 22 bi f it b
bak_teach 22 hk e
bak_work 22 5r a
bakery 16 12 c 1f 11 2o 20 2p i 59 a 5u h 5x a 5y q 62 1c 7y a a1 a a2 k a3 a ah b al f ci g dk k gq b gx g ha c hk 7
bakery_cak 22 2p h
bakery_chain 1z 2o f
bakery_count 22 1f 8 2o l
bakery_near 22 2o 17 5y h
bakery_night 22 hk b
bakery_shop 22 2o l
bakery_sourdou 22 2o w
bal 1e 4a w af z bx a bz i gc h hq 1n hr b
bal_pit 1w bz j hq 1c
bal_pool 22 hq 14
balanc 1e i e 1k s 35 e 7v e as e bf c en 1c ho 20
balanc_bik 1z 1k v
balanc_clas 1w ho 1c
balcony 1d 19 h 1e h 1u s 2b 26 8c n 8i f 8q s 9g k ff a hj c i0 d
balcony_plant 1z 1u j 8q k
balcony_solar 1w 1e j 2b 1j 9g l
ballad 22 e2 1v
ballet 1z i 25
ballet_clas 22 i w
balloon 1l 7c 20 c1 2m
balloon_arch 1z c1 19
balloon_flight 22 7c 1e
ballroo 22 i r
balm 1r 0 k 1 g b h
bamboo 1l 9 x 29 l 4s s 6c 8 ik 10 it n
bamboo_brush 22 9 a it f
bamboo_sock 1z ik v
ban 1n 4g 14 64 b b0 i c9 n f5 17 ff a
banana 1z 6 12 5m m
band 1a f a 2x g 4q u 4s o 8d 7 93 9 ay l c4 c dw 26 dz h e0 2b iq e
band_book 22 dw c e0 1a
band_djs 1z e0 u
band_pay 22 e0 7
bangla 22 c9 b
bank u 12 13 1e b 1x j 23 d 4t f 4u 10 53 c 5j t 62 c 6v b 7a y 7v k 7w k 87 q 8i 9 9g 9 ag b aw a bq f ce 9 cu m d6 10 d7 i d8 u d9 9 da l db b dd 9 dg a dh m dj 18 dk b ej e ek z en 1g ev b ew r f0 a f9 j fi d g1 b g7 j g8 b g9 b gr i h0 a h9 c hb k ic b iq k
bank_accept 1z dj 9
bank_account 1e 7a 9 d6 15 d8 f en e g9 8
bank_advis 22 ar d aw c
bank_app 1r cu 7 d6 e dh g
bank_ask 1z ic 9
bank_balanc 22 en 15
bank_bank 1z d8 f f0 9
bank_branch 1z 87 a
bank_card 22 46 a
bank_company 22 f3 8
bank_credit 22 dd f g8 d
bank_data 1u 4u 9 87 9
bank_feed 1z ek k
bank_grant 22 g9 c
bank_investo 22 5j q
bank_invoic 22 4t g
bank_keep 22 dj 9 ic a
bank_lin 1u ek 11 en a
bank_off 22 7v 8
bank_old 22 cu o
bank_own 1w 7v c 87 f d6 i ew g
bank_parent 22 db h fi g
bank_payment 1u da e ej f
bank_pays 22 dj 9
bank_says 22 dj b
bank_school 1z f9 e
bank_stateme 1r dh g h0 f hb t
bank_transac 22 4u 8 ek l
bank_transf 1q 6v d g1 e
bank_wheel 22 12 s
banquet 22 c2 k i7 a
baptism 22 d1 6
bar 12 g h 2j m 2k e 2r 1d 3b t 68 u 69 1f 6g h 6h a 6i p 74 9 8c 7 a0 o aa f bc i bv e c0 24 du 9 e1 q e4 k fk q gz d hj v hr b hs u hw 9
bar_bar 1z 2r i 68 k 69 j
bar_bartend 22 c0 f
bar_chocola 22 69 p
bar_event 1z c0 18
bar_insid 22 2r 8
bar_leipzig 22 6i 8
bar_window 22 3o 9
barb 1j 2 a b m c 1r r 1n bu 2k
barb_appoint 22 r l bu f
barb_near 22 bu v
barb_shop 22 c k bu 19
barb_studio 1z bu q
barb_van 1w c i bu r
barbecu 1p 3i j 9z i gl l
barbers 1r c m bu v du 1e
barcod 1k 10 g 1l 9 1z 9 7q 1c gy 11
barcod_scan 22 gy a
barefoo 1q 4h 1i 78 9 9v e
barefoo_sho 22 4h 14
barfi 22 a1 v
bargain 1q 1y 1k 62 18
bargain_hunt 1u 1y 11 62 x
barista 1s 1f 14 2k 1m
bark 1s gc 1b
barn 1h 1e p 1p c 78 9 9w l e0 j ie 1k
barrel 1p 65 d 6c f 71 x 73 9 ah e hw 14
barri 1p 76 10 86 l 9s 1o cw 1b eg x
barri_fre 1s 76 u 86 h cw 16 eg k
bars 15 0 t 2 q i e 2k a 3b d 4j c 68 24 69 t 6g r 6h u 6i g a0 10 aa 7 bc v bv 9 c0 d du h e4 10 hj x hw g
bars_box 22 69 9
bars_café 1z 3b e
bars_dat 22 68 t
bars_repeat 22 bc a
bars_restaur 22 6g o
bars_shop 1z 6i 9 hw 6
bars_smal 22 hw 6
bars_twelv 22 bc e du 9
bartend 1p aa x c0 2d
bartend_cocktai 22 c0 f
bartend_portabl 22 c0 f
bartend_servic 22 c0 m
bas 16 6b 1g 6o d 7i f 9z 15 ah c ap d b4 8 e0 7 et c f7 o it o
bas_burg 22 6b s
bas_fee 22 33 a
basebal 22 go a
basemen 1o 9b v ab 8
basic 1b 15 h ay c b7 e ba d ik 1r it o
basic_shirt 22 ik o
basil 1r 1u j 24 a 9z o ab y
basin 1w c m d 9 9r f
basket 12 2 9 18 a 1i 9 1r 14 3k 8 3s 5 5m h 73 e 78 9 8x h 91 h 9y 9 a5 d a9 p b1 9 fh d hi 14 i3 9 ik b
basket_weav 1z hi o
basketb 22 bk a
basqu 22 42 d
bat 1u al 1b fk f
batch 13 0 o 1 h 2 f 7 p 8 i 29 9 5w o 61 g 67 1a 69 d 6a n 6c j 6h f 6i i 71 1e 8c 9 8h 9 8t a 8x h 9t w 9x n 9y f a0 j a2 b aa f ah h ap v aq c cd t fr a hv v hw 12
batch_granola 22 9x n
batch_leav 22 5w 9
batch_sampl 1z 8x a
batch_several 22 1 9 71 9
batch_stock 22 71 9
batch_test 1r 4 9 7 c 6a 8
bath 1b e f n 1e o h 28 8 2c b 78 y 8d k 8h i 94 d ao 9 cn b cw 10 fn 18 fp b gt h hq d
bath_night 22 2c 9
bath_walk 22 78 k cw c
bathroo 1c 9 o 2c d 3c c 3g g 5l h 73 a 94 d 9c 1i ao l cw 1j gt m ig b it k
bathtub 22 cw 7
batik 22 ik 8
bats 22 78 10 hy 8
battery 12 24 b 25 d 27 f 28 m 29 p 2b m 2c g 2f g 2g c 2h k 2i 1b 3m 1j 76 8 ad a al 21 am b br b bt 11 dl i dm l fw v gb l gc b gf f iq i
battery_charg 1u al m
battery_check 1z dm d
battery_contain 22 al 12
battery_empty 22 br a fw a
battery_heat 22 2d a gb 9
battery_hom 22 3m u
battery_must 22 iq 8
battery_oil 1z bt h
battery_pow 22 2k 9
battery_radio 1r 2g 9 ad 7 gf 8
battery_rental 22 al h
battery_replac 22 al h bt f
battery_shop 22 al h
battery_storag 22 3m e al 1c
battery_test 1w 28 9 29 9
battery_wallbox 22 3m b
battery_work 22 dl a
bay 1k ak q dr 10 fk r
bays 1r ak f dr 9 fk 11
bbq 1z 3i j 9z k
be 17 t 8 6g d 6i x 7d 7 7j 8 85 b 88 a 97 d cn 8 fq d
be_alon 22 fq i
be_ask 1w 6i 9
beach 1d 4 9 2y d 35 x 3r 8 76 17 b2 15 dn d fj 9 hr e in 9
beach_teach 22 35 a
beach_towel 22 4 a
bead 22 hi a
beam 1r 1c i af g ig t
bean 1d 19 p 23 c 2k c 2w f 5m b 5z 27 69 1h 8i x a0 b gy l
bean_bar 1z 69 1i
bean_ord 22 5z 9
bean_roast 1z 5z r
beani 22 in r
beany 1z in 1a
bear 1i 4t a 9i b b6 q cl c dr a ev p ew b ia 20
bear_fail 22 ia u
beard 1k b 1r 1o o bu 1t
beard_oil 22 b 17
beard_shap 22 bu i
beard_trim 1w bu t
beat 1p c9 c g2 2q ii a
beat_mak 22 g2 k
beautic 1z d 1j bv w
beautif 1m hm d
beauty 1j 2 a 3 u d 1y r z 50 9 bv 1n dv 8 ir 8
beauty_fair 22 2 a 3 b
beauty_salon 1r d j r k bv 1e
beauty_studio 22 d h bv e
beauty_treatme 22 d n bv e
becam 1n 1c n 4w c eo a gi d hn 8
becaus w 1f 8 bj a gp 9
becom 16 t c 4g b 6m 8 8k 9 9u f
becom_dear 22 69 9 9y 7
becom_entry 22 t 9 9u a
becom_memb 1z hh 6
becom_ord 22 8o a 9f a
becom_rehears 22 dw 9 dx 9
bed 13 19 1c 25 f 34 l 36 c 3c d 3v 8 5o w 73 7 74 o 76 9 7f k 8a l 8g 8 8i 9 8o e 8w d 90 24 96 d 9q a ac 8 cw 8 cx e fs o hy 13 i0 19 i4 c
bed_breakfa 22 34 p
bed_bugs 1w hy 1m
bed_july 22 i0 8
bed_linen 1r 3c d 5o z 90 x
bed_need 22 8a a
bed_shar 22 i0 1g
bed_sheet 22 90 n
bedroom 1b 26 q 27 i 3c b 3e 9 3f a 3o f 9k 15 ao 8 fg 14 g2 g
bedroom_desk 22 fg g
bedroom_flat 1z 3c d 3f b
bedroom_night 22 26 b dw 7
bedroom_produc 22 g2 k
beds 19 19 1e 3c v 3l l 73 8 74 1z 8a a 8o 10 96 11
beds_fresh 22 3c e
beds_guest 22 74 g
beds_kitchen 22 74 g
beds_solid 22 8o v
bedsid 1k t p 25 1h 9u l ef a i4 12 ix t
bedsid_lamp 1z 25 z
bedtim 1p 7f 11 b6 b cl 1z
bedtim_stor 22 7f j cl z
bedtim_story 1u 7f d cl 1b
bee 1z ad z
beech 1s 73 o
beef 1r 6b i a2 p fr j hu 1l
beehiv 1z 6a 21 ad 1y
beekeep 1n 6a 1y ad 2p
beekeep_app 22 ad 1a
beep 1p 3n 8 fw i gb k
beer 1g 5q f 6g 10 6h h 6i 2m 71 l c0 k hj y
beer_box 22 6i l
beer_trail 22 c0 j
bees 1w 6a 16 ad 14
beeswax 1s 8 x 6a o 8s p it o
beeswax_wrap 1z 8s l it k
beet 1u 6c 8 ac i
beetroo 1z 6b 9 6c g
beforeh 1c 1o 8 3s 6 4v a cc d dy 8 e3 8 f3 8
beforeh_not 22 30 a dz 7
befrien 1z 46 w 48 c
began 1n 84 8 8w a i9 9
begin u b 7 g t h h i 11 1x b 35 10 41 g 4o 9 7h o aq j b3 o b8 x ba f bb d bc s bp 9 bq e cz 8 d9 13 df g fz h ga k hh s hi i hl q hs 7
begin_book 22 i 9 35 a
begin_clas 22 hh b
begin_first 22 b a 4o a
begin_half 1z b8 a
begin_look 22 c9 a
begin_monday 1w i c s d
begin_must 22 bb a
begin_now 22 bb a
begin_own 22 52 a
begin_piec 22 1t b bc a
begin_privat 22 6y a ij 9
begin_run 22 b3 r
begin_second 22 d9 9
begin_stop 22 i 9
begin_whol 1z 1i 8 48 9
begin_word 22 1m 7
begun 1k 84 8 b6 a bp j gq f
behalf 1z 3d j
behav 22 bk e
behavio 1k 84 8 ev a fq 12 gw l ie 8
behavio_vet 22 ie 8
behind 10 1p 8 26 b 28 a 4i 9 6i 9 9k b 9m b ac 9 ah 8 am b an 8 b7 e bc a do 9 dt l dv 8 e8 e g9 8 gb t
behind_church 1z do d
behind_count 1w dt m
behind_door 1s bc e fx a
behind_glas 22 2v c
behind_hous 1r ah b an a
behind_scen 22 e8 m
behind_wardrob 1w 9k e
bel 1e 1k c 2h f 73 b bl k iw k
believ 1m 3v p 6j 8 8g c ad 7 db b i1 b
believa 22 c8 c f3 d
bella 1r 9v l bx p fm z fp o fq a fw 9
belly 1r 8e 7 90 a ft k
belong 1b 1e a 2a a 53 e 6r c an a fy a
belong_client 22 58 9
belong_restaur 22 6r b
belong_somebod 22 h a 2a c
belongi 1w 1z q 9b p 9j p
below 17 6o 8 98 d ad 6 ao 9 cf 8 dk 9 id a if c
below_lin 22 2v a
below_sum 22 gh b
belt 1e 22 c 4g t 4i f 56 h 8k 1k 9l l 9p g hl i ia d in 12
ben 13 j a 13 n 1f 9 1n 6 1o a 3y b 3z e 40 9 41 9 45 a 48 a 49 g 4a a 7i 9 7m b 7v 8 8b 6 8q a 95 a bn d bu a ct b cv 7 d0 a d4 8 d9 9 da e dg d f8 d fa 8 fg a g3 8 hl 6 hm b hn a hq 7 hs 6
ben_garden 22 d0 e
ben_jona 22 13 k
bench 1b 10 1a 11 f 3t g 4i b 7c b 8k i 8n f 93 d dp p dz j gi m
bench_bus 22 ge a
bench_empty 22 dz 7
bench_plan 22 8z 9
bench_today 22 4j 8
bend 1j 2d 9 4m f 56 f 8p e cn a
beneath 1u 7c 8 84 9 bp a
benefit 1k 1f a b1 8 cv 7 f2 g
bengali 1z 7e 8
benin 22 32 9 8v b
bent 1p 12 h 4l 9 cr 9 e1 7
bereav 1l 3q x 3s p 3t s 3w 20
bereav_family 1p 3q s 3s l 3t o
bereave 1z 3w w bq s
berry 1u 2p a 2r p hv 9
berth 1w 9r 34
besid y 10 a 11 8 1a b 25 8 3v 7 4i a 6d a 73 6 80 8 87 a 9q a ab 9 ae 8 bi 9 dj c em e gf g gp 8 hs 8
besid_bed 22 3v c
besid_oth 1w 4u 9
besid_own 22 5c b hg 8
besid_pap 1z 9l 8 9n 8 ge 9
besid_school 22 ab 9
besid_shad 22 10 b
besid_system 22 em h gz a
bespok 1u 2p q 4o z
best 11 1n e 20 h 2j b 30 b 38 9 3w 7 4y c 62 15 66 b 7v 9 au d c7 9 ch c cj b d3 a d5 z d9 9 e8 e ep f hg h hm b ik 9
best_dat 1q 62 d
best_friend 1u 1n k 3w a
best_man 1w au i d5 1b
best_men 22 d5 8
best_moment 22 dj 8 hg g
best_person 22 ey b
best_saving 22 7v d d9 e
best_sel 1z 62 k
bet 10 1q 9 7f h 7n e 88 9 ep a et a fq b gt d
bet_answ 22 bo b
bet_next 22 40 9
bet_pric 22 c 9
bevel 22 8l 7
beverag 1z c0 k
bibl 1u 3v 2c 7p 9
bicycl 1d 1k 1m 29 13 2f h 2h u 4g 9 74 9 7v e dl 1c dn h iw p
bicycl_mechani 22 14 8 dl m
bicycl_shop 1w 1k f 4g 9
bid 1j c6 20 fe y i8 15
bid_writ 22 c6 z
bids 1w c6 1z
big v 13 d 4h b 68 b 8d 7 9n 9 9y 8 cv m dc b e1 8 fs a hw 6 im e in e
big_brand 1u hw 9
big_broth 22 13 o
big_head 1z in k
big_hous 22 cv 19
big_shop 22 e1 d fs i
big_siz 1w im g
big_tal 22 im f
bik 12 1k 2l 1o a 21 f 23 9 29 2a 2f l 2h f 2k 1e 33 m 5t 1y 5y l 77 b a3 h a6 i b3 k dc 13 dl 2z dn 30 dt b io a iw 1m
bik_bik 1w 29 n 2k h dn c
bik_car 22 iw 14
bik_child 22 1k 16
bik_childre 22 1k 19 29 k
bik_club 22 b3 n
bik_couri 1z 5t 1u a6 h
bik_deliv 22 5t 17
bik_family 1z 1k f 29 w dn j
bik_first 1z dn 9
bik_helmet 22 2f j iw f
bik_light 1w 2f i dn e iw n
bik_lock 1z 2h l iw o
bik_market 22 1k 7 33 b
bik_mechani 1z dl 17
bik_monthly 22 29 f dn k
bik_offic 1z a3 h dl g
bik_outsid 22 2k r
bik_rack 22 dl a iw f
bik_ready 22 5t 9
bik_rental 22 dn 26
bik_rid 22 dn f
bik_shop 1o dl g iw i
bik_stand 1z dl a dn 9
bik_subscri 1w 1k 1c dn 27
bik_swap 22 1k o
bik_tour 1w 21 l 33 k 77 e
bikini 1z 4m 28
bil v 11 9 1d c 1e e 3m e 3n 9 6l e 6s c 7w 9 9g i 9u 18 ab 7 ak s al j am d cc 13 d6 e d7 i da 13 db a de l dh t dr q ec 9 ej s el d et g fg k fi e g3 9 g4 y g9 p gr d gu c gz y h8 i ib b ic p
bil_card 22 ak 9
bil_client 22 ej m gz 9
bil_doubl 22 cc c
bil_employ 22 ak a
bil_firm 22 gu 9
bil_hom 22 de p
bil_insuran 22 g4 h
bil_lie 22 9u d
bil_list 22 10 9 cc 9
bil_met 22 9s a
bil_paid 1z 9u c
bil_school 22 g3 9
bil_softwar 22 el b
bil_split 22 da 1r
bil_tenant 22 gr k
bil_work 22 ic 9
bil_writ 22 9g b
bilingu 1f 1n l 3z s 82 7 gd p hn 8
bilingu_kids 22 82 7
bilingu_local 22 gd s
bilingu_nursery 22 3z w
billion 1z d1 6
bin 1d a b 4j h 63 x 6s 1a 7r d gf 1o ih l ii b it g
bin_ful 22 gf f
bin_lin 22 it i
bind 1o 1n a e5 b er a gi a gm f gt k hr 8
bingo 22 cz 15 e4 1q
binocul 1z 78 f if j
bins 1j 5l c 62 a bs e gf 2u ih z ii 9
bins_ful 1z gf q
bio 1o fb n g1 1k h5 q it m
bio_enzym 22 it l
bio_follow 22 g1 8
biochar 1z aj 1s
biodegr 1r 6 o a n 3s 1m ii m iq k
biodige 22 ai 1q
biofeed 22 84 b
bioga 22 ai 2u
bioga_plant 22 ai t
biograp 1z bp 1o
biologi 1u 78 1d 9k j
biology 1z bf a bg j
birch 1s 3u a 4p 9 9x h
bird 1k 78 1z 8b 8 8d 8 8y j
bird_watch 22 78 1m
birdwat 1w 78 j
birming 1l 3x 8 5p 9
birth 1b a e o 1r 3p 6 4r r 5b n 7l s 90 9 9u 14 d1 t d7 a i1 1o
birth_certifi 1w 5b q
birth_chart 22 i1 1v
birth_clas 1s a 8 90 9 d7 a
birthda 11 2m d 2p 17 2z a 30 c 31 h 3t 7 45 25 5m d 8t a 91 w a1 i a2 l by n c1 w d3 8 d5 z d8 c dk j e2 t f0 t fk g fz b hq 8 is d
birthda_baby 22 c1 d
birthda_box 22 91 y a1 b
birthda_cak 1r 2p 17 a2 s
birthda_childre 22 45 1b
birthda_farewel 22 d5 8
birthda_party 1q 45 1s
birthda_rid 22 fz g
birthda_room 22 fk h
birthda_saturda 1z 2z a
birthda_show 22 45 l d3 7
birthda_tabl 1z c1 9
biscuit 1k 1o 8 5m q 5w j 68 g 7q c a1 12 a2 1b
bishop 1z 1o b dv a hm b
bistro 1u 2m 1w 6g f ek 9
bit 14 18 b 1d b 4y d 6f 9 6g s 8n g a2 n aa f cg e
bit_siz 22 4y i
bitcoin 22 df 1j
bits 1q a 9 18 h 9h t
black 17 m 9 1t p 2s e 4e f 6e n 80 9 8h 9 ah y ik p
black_slip 22 4h a
black_sock 22 ik z
black_soldi 1w ah 18
black_tea 22 6e v
black_whit 1u 8h a
blackou 1w 3o 1k
blackou_curtain 22 3o n
blacksm 22 hi 1x
blad 1f b 2a 2d j 2g q 8l 28 8m c 8s a cx 1g
blad_blunt 22 b 7 8l e
blad_cost 22 b d
blad_post 1w b h 8l w
blam 1i 7j 8 8q a 9k a c6 8 eg a fv c gg 9 gh b gw a i8 9
blam_oth 22 9k a
blank 1r 3s 8 4q c cf 9 d2 7 f1 a
blanket 1j 38 9 3u 9 4p r 90 10 is v
blast 1w 5r a
blaz 1r 1j 1z cg 9 im 13
blaz_dres 22 im e
ble 1w 8d 7 eb c
bleach 1z 8h 9 9k k
bleed 1s p a 7k i 8l 6
blend 1h 2r k 5z p 6d 1r 6e 15 6g 9 iu n
blind 1c 1f h 3o 2m 65 a 6w c 76 1e 86 2n 8w l bj i eg 1c hw a
blind_dat 22 8w p bj m
blind_deaf 1z 6w c eg l
blind_nobody 22 3o 7
blind_read 22 86 r
blind_sew 22 3o b
blind_test 1z eg 9
blindly 1q v c 4u b 7z b 80 a 82 a cd b eb e h1 e
blink 1w 25 9 2h i ac 8
block 13 1x o 3g g 3j f 5y 9 7s f 87 j 8t x 8u d 9m a a7 9 an j bj e de b dq j h8 o hf h hn h id n it i
block_drain 22 3g o
block_flat 1w 5y a h8 e
block_offic 22 2n a 9m 9
block_pav 22 3j m
blog 1p 9 a 50 s e9 13
blog_articl 22 e9 y
blok 1w 3w b 4k a
blood 1f l 9 6o 1a 7j 15 85 1k 89 10 fu n
blood_pressur 1u 89 12
blood_sampl 22 85 j
blood_sugar 22 7j 1c
blood_test 1u 85 1f fu f
blous 1z 4f h cy a
blow 1l h a 9g a hi c
blu 17 1t f 21 a 2e b 44 b 4l g 66 f 8y e 8z k 9d a c1 a cz 8 dn e do b fh 8 fs f gy i i5 d
blu_coat 22 i5 g
blu_jump 22 gy p he c
blu_light 22 4l l
blu_shirt 22 1t j
bluetoo 1u 6m 9 9o 1c
bluetoo_tags 22 9o v
blunt 1r b 9 18 9 8l 19 8m 7
blur 1p m 9 20 a 80 7 8h a
blurry 1s 20 a hb m
blurry_photo 22 hb j
blush 22 3 1a 6 b
board y j 8 w b 35 11 38 14 3b 1o 5d 9 5g a 5j f 66 o 6o 9 6q o 6x i 8s 13 8v 1k 9o a an u ar a b9 b bl e ct 1o ex k fd 8 fo q g9 k gq d gv a h8 15 hk a hm q i8 r is p
board_chang 1z 6x b
board_design 22 9d 9
board_draw 22 8s i
board_gam 1l 3b 2g 8j 8 8v 29 g9 m
board_memb 22 5g g h8 j
board_own 22 ex f
board_volunt 22 h8 9
boat 1d 1v n 35 g 38 2l 6w l 6z 14 8n f 9r 1l ap f hu 1e
boat_book 22 6z k
boat_harbour 22 38 d
boat_hir 22 38 1b
boat_hotel 22 38 8
boat_own 22 38 12 9r 9
boat_pay 22 hu 9
boat_skip 22 38 y
boat_trip 1z 1v h 38 1m 6z 9
boatyar 22 9r v
boba 1u 2s 1z
boda 1p 12 d 5t m a6 p
body 14 0 j 1 d e g 1t f 4m e 4o d 4s c 7e f 7g d 7r 14 8e w 9l b 9t d au c g4 h h3 f h8 b il 9 im g
body_chart 1z g4 n
body_doubl 1r 7r 1e
body_hom 22 1t b
body_languag 22 au h
body_scan 22 7e k
body_siz 22 4m b
boil 1d 16 h 1z g 3g 1e 9g x d4 a gu 10 h3 o
boil_fail 22 9g h
boil_servic 1w 3g s h3 i
bolt 1p 9p c ge i i9 9
bon 1o v h a2 o ho 8
bond 1s 3i h 6k a
bonfir 22 44 a
bonnet 1w 4p 8 67 b in w
bonu 1n 4v a cj h em b
bonu_episod 22 cj g
boo 1z 1l 9 cs 8
book l c o d d e m f b g d i d l a m f n g q q r 16 s h x a 1l z 1n 12 1o 9 1y h 20 b 2m f 2t i 2x e 2y j 2z a 30 g 33 g 36 d 37 p 38 a 3c c 3d e 3e e 3i 8 3v 6 3y k 40 d 43 c 44 i 46 9 4a c 4z c 52 f 57 s 5e b 5n j 5q g 5r j 5s b 6l f 6r 14 6t n 6z 19 74 8 7b b 7m e 88 9 8a i 8w 1h 91 k 92 d 94 t 95 g 96 a 9a d 9j a 9p a 9r c 9s m 9t b 9w j af a ar 9 as b b6 j b9 9 bh a bi i bp y bt a bu d bx a by a c2 r c3 d co 1f cs b d1 6 d3 z d4 u dl e dm n dw b dx 9 e0 v e6 i e7 a ed d ei h ek u f2 d fa o fb p fc l fe a fj j fk k fm k fn b fo c fp f fq a fu b g0 8 g1 h g3 8 g5 y gj 9 gl 13 h5 15 hh 7 hi 8 hr a
book_account 22 ek t
book_afterwa 1z fm b
book_again 1l e g
book_airbnb 1z 3d i
book_anoth 1z 30 a 32 a 44 a
book_app 1n d b r c co j h5 b
book_appoint 1q q t bs 9 e6 j g5 9 h5 q
book_apps 1z 9r d 9w e ad d
book_band 22 e0 x
book_barb 22 r y
book_bay 22 fk l
book_book 1u b6 e
book_box 1z 8w o co m
book_cal 1m 1o 7 fb p g1 i
book_calenda 1o 3c o e6 g h5 e
book_child 1u 1n 1s 91 j
book_clear 22 e6 b
book_clos 22 2t a
book_club 1u 65 a 8w m co 2i
book_cod 1z dw 9
book_confide 22 f2 h
book_cours 1z 1l 7 42 9
book_cov 1w 5r a b0 e
book_dat 1w 2x 9 2y 9 co a
book_deposit 22 9t 7
book_directl 1w 34 b 5n g
book_doctor 22 g5 1f
book_driv 22 dq b
book_editor 22 d3 q
book_even 22 3y b
book_event 1w by c e0 d
book_family 1w d3 v d4 o
book_field 1w af 9 fj m
book_fil 1z 1o 8
book_fix 1s c d fm a
book_fre 1i n a 3v 5 b9 a
book_ful 1z b9 8
book_group 1w co a
book_half 22 fj j
book_help 1z 2x a
book_hero 22 1n y 91 l
book_hom 1z b6 f
book_hospita 22 g5 j
book_instead 22 e6 b
book_insuran 22 52 9
book_kitchen 22 5r d
book_lesson 22 fk 9 fq f
book_link 22 h5 i
book_list 1w 3e 9
book_lov 22 8w e
book_marketp 22 1y l h5 e
book_meet 22 ei d
book_meeting 22 ei r
book_mentor 22 fa 1a
book_messag 22 m h
book_monthly 1z 3y a
book_nam 1p 1n r
book_next 1h c b i g 1l a fn b fu d
book_night 1z o 9
book_not 22 2t a dw 7
book_onlin 1e dy 8 gl k h5 a
book_own 1z 78 9
book_paddock 22 fj k
book_pag 1o r c 9t b fb i h5 q
book_patient 22 g5 j
book_person 22 8w b
book_phon 1o d3 d h5 e hr 8
book_photo 1u d3 n
book_pictur 1w d3 x
book_platfor 1o c c r c 3e 9 5n e 6r f 73 7 94 e 9s d by b
book_podcast 1z ar c as c az e
book_portal 1w q e 37 f 6t f
book_pric 1w 8w b co i
book_print 22 1n m d3 q
book_questio 22 e4 d
book_recomme 22 2y a co n
book_regular 22 94 b 96 9
book_relativ 22 d4 n
book_remind 1z d a 88 8
book_room 1w f6 e gl i
book_seat 22 6r b
book_second 1w 35 9 7m a 8w n
book_sel 22 1l i
book_servic 22 bt b d3 c
book_session 1u 9j c
book_shop 1z 52 k 8w z
book_singl 22 fm a
book_sit 1k 33 i 6u 9 74 d 76 9 78 7 fc a g5 a
book_slot 1r c b 9p 8
book_smal 22 q a 1n 6
book_softwar 1q q j r y 6z 15 9s z 9t b gl c h5 14
book_sold 22 1l 8
book_stag 22 77 e
book_student 1z 1l q 1y k
book_subscri 1z 8w 19 co 15
book_suppli 22 2x h
book_swap 22 8w p co n
book_system 1s 6r 17 6t l 6z z e7 g gl y
book_tabl 1z 2m g 6r 1g
book_term 1z 41 8 49 9
book_themsel 22 h5 u
book_til 1z 18 a ea o
book_tool 22 gt h
book_tour 22 33 g 6z y
book_tractor 1z 5q u af i
book_trial 1s i c 41 b 4a i
book_trip 22 38 d
book_vet 1z 94 j
book_video 22 7i f 9j f
book_viewing 22 h2 a
book_websit 22 eh c
book_weekday 22 fk a
book_yearly 22 d3 q
book_yet 1n fp c
booking 14 e l r e s l 1v m 2m g 2t b 2z o 33 e 36 c 38 a 3d g 3y k 5r v 5s r 6r 17 6u f 6z x 7b n 9p c 9r l 9s w 9t k 9w m bu e bz i c2 j c3 l dq e fj m fk h gl p h5 e
booking_check 22 s a
booking_deposit 22 9t t
booking_link 22 r a 6r b
booking_phon 1w 3y a
bookkee 1d 57 31 5j n 71 d dg l ej g ek 2a en b eo e es s ew e gu j h0 p hb h
bookkee_account 22 57 h 5j e
bookkee_book 22 57 z
bookkee_firm 1z 57 h
bookkee_softwar 1s 57 f ej e ek 15 eo e es k h0 p
booklet 1q 3b 8 cn j
booksel 22 8w 1p
booksho 1j 5 a 1n e 1v 9 3b j 4g f 7n b 8j 6 8k 8 8w 11 8x h co o cr a d4 8 hp 8
booksto 22 8w w
boost 1w 48 a
boot 1b 1o 8 1y d 29 a 34 j 4f b 4h z 4j h 4n h 65 f 73 9 74 e 92 9 b2 k bb i do f gq d i5 j iw s
boot_camp 22 b2 p bb l
boot_lin 22 iw 10
bootcam 1o 1a 1c 5f a b2 1w bb 2b
bootcam_beach 22 b2 p
booth 1n p c 2z 2p 3a q iv h
booth_rent 22 2z r
bor 1d hm 9
bord 1k 1u 9 3q 9 4z 9 8c 7 av g de k ew n
borehol 1w 16 11 ij 11
born 1w o c bp a d1 a
borrow 13 12 a 18 1t 1x 19 4e 14 4i 9 4r b 4u p 54 9 78 8 7x s 8f z 8u h 92 i 9h 1n af d db c dc g dd e dv o dz 7 e0 8 g8 u hb n hr 9
borrow_book 22 18 a 8f 7
borrow_dril 1w 18 r 9h 1n
borrow_friend 22 92 g ix b
borrow_hal 22 ao 8 hq 7
borrow_machin 1z 4i d 9h 9 af i
borrow_neighbo 22 1x 19 dd k
borrow_rent 1w 3a a 92 9
borrow_room 1r 17 a 5s a 6k 9
borrow_sign 22 18 a 7x 9
borrow_thing 22 1x b 9h k
borrow_tool 1z 18 v 9h j
borrow_van 22 36 a
bos 1e 4n g 4w h 54 8 9p j di h f0 j f1 a f3 18 gq f
bos_cal 22 f3 h
bos_consent 22 f3 b
bos_find 22 4w b f1 b
bot 1m e5 r e6 x gg 8 h2 8
botanic 1u 0 9 m a 6w o hw 1c
both u p c 1h h 6l b 75 b 9k c 9p a af d bj a bl f cv b d7 y fd e gm b gq n i8 9
both_agre 1w fb a
both_count 22 cn 8
both_hand 1s 41 b
both_hom 1z 1n 8
both_know 22 6b 9
both_market 22 5z 9
both_partn 22 25 9
both_read 22 5y 8 c4 8
both_say 1z bl 9
both_sid 19 bl d fd g
both_stand 22 dk 8
both_ways 1q 6k 8
bottl 10 2 f 4 u 5 1n 26 o 2e 22 2r h 63 k 65 1t 67 10 6f e 6g 10 6h 13 6i j 71 j 8s e 9t b 9z d a7 1i aa 17 af 9 ai c an y ap a hw p ii d ij i io 9 it r iu e
bottl_bags 22 an s
bottl_cost 22 5 a
bottl_deliver 22 a7 c
bottl_fil 1z 2 9
bottl_filt 22 2e 1j
bottl_first 22 5 8
bottl_pack 22 aa 7
bottl_refil 22 63 m it f
bottl_returna 22 a7 g
bottl_scent 22 8 8 2e l
bottl_spirit 22 aa e
bottl_stand 22 6i a
bottl_tap 22 2e g
bottl_tel 22 5 9 a7 9
bottl_wat 1z 2e f a7 q
bottl_win 1w aa a ap 9
bottlen 1z 6q l
bottom 1m 1r e 4m l 8z 9
bottom_shelf 22 1r d
boubou 22 im t
bought 12 5 a 6 b 1c d 3j 8 3n 8 5z a 79 b 9d b cm b df 8 e7 d in 9
bought_again 22 9 b 9o a
bought_ask 22 69 9
bought_list 22 ei b
bought_onc 22 aj 8
bought_onlin 1w 3n b bz a
bought_sampl 22 27 9 2e a
bould 22 h r
boulder 1w h 23
boulder_hal 22 h w
bounc 1s bz p ix 18
bouncy 1s 2z j 45 i bz 1q
bouncy_castl 1s 2z e 45 e bz 1e
bound 1p 8x k c4 9 d3 b
boundar 1w 2g b 3l 9 as 9
bounty 1z 5k 19
bouquet 1s 8r 2v c1 g
bouquet_grow 22 8r w
boutiqu 1k 34 p 4c a 50 9 e3 g fh x in d
boutiqu_hotel 1w 34 n
bow 1u 93 o dz h hl c in j
bow_ties 22 in h
bowl 1c 2l y 2m l 2n p 2r v 5n h 8z u 9x h fh 9 fk d gc s hh 17 ii 1k
bowl_plat 22 8z a
box p 6 f h 14 11 9 19 c 1c b 1p t 20 c 22 b 2g a 2h l 2z a 3b h 45 n 4i f 4s b 5v 1j 5w 19 5x 19 5y c 61 l 65 u 66 14 68 c 69 u 6d f 6e 9 6i d 6m k 6n 8 6v b 73 6 7p q 8b l 8c q 8d s 8f 9 8j v 8l b 8q d 8s c 8t f 8u k 8v l 8w i 91 1h 9a n 9b w a1 12 a2 b a4 c aa t ak 9 c5 c cl g co a cx 7 cz x d2 r dn 8 do b dr m ek 9 fr q gc c gw c hl h hu 10 hz d ii n ik k ir e iw d
box_alarm 22 7p h
box_back 1z 8l 9
box_bik 22 9b 8
box_box 1s 5v n 5x l
box_childre 1w 45 9 8b c 8t j hl 11
box_collect 1z 9b k
box_cost 22 5v a aa 7
box_deliver 1u 5x 10 91 12 hu l
box_empty 1u 61 c
box_family 22 1p a
box_farm 22 5x k a9 d
box_fil 1w 22 e d2 l
box_fit 22 gw a
box_front 22 2h a
box_gift 22 aa 8
box_good 1w 8u l
box_gym 1z h 1v
box_hand 22 8d 7
box_hom 22 dr f
box_hottest 22 66 a
box_kids 22 45 l 8b r
box_leav 22 a8 8
box_meat 22 hu 9
box_nam 22 is b
box_not 22 do a dr a
box_offic 1z b1 g
box_organic 22 5x f
box_post 1z 66 g c5 b
box_put 22 ak 9 d3 9
box_recip 1z 5v d hu 9
box_servic 1z 4i 8 5w f
box_sets 1z ir 9
box_shelv 22 1z 9
box_shop 22 8j a
box_smal 22 8v b
box_sold 1z 69 9
box_somebod 1z 66 a
box_stay 22 5v a 9b a
box_student 22 9b v
box_subscri 1s 8b 9 8j a aa a
box_test 22 6o b fr a
box_third 1z 8f b fr 9
box_twelv 22 6i a 8d 6
box_twenty 22 5w 9 d2 6
box_vegetab 22 19 g 5x k
boy 1w 3k k 51 d
boys 1g 13 9 8b 17 bu n i2 7
br s a 9 s c 12 9 17 i 1k 8 1s d 20 9 2u d 3f a 3o c 44 d 45 b 4b 9 4j c 4o 9 52 9 53 b 54 8 5o 8 5x 9 63 j 6o d 99 9 a5 9 ab 7 ag 7 b1 8 b2 7 cn 9 cq c cv c e3 9 e4 b e8 d hj a hz 8 ip b
br_along 1u cq a
br_back 1j 4i 8 4j a 9f 8
br_bags 1z 1t b 9j 9 dt b
br_buy 1w ca 8
br_cal 22 eh c
br_clean 22 a a
br_enquiry 1z 59 9 e8 b
br_family 1z 12 9 bq a
br_fresh 22 a 8
br_hom 22 4o a
br_let 22 dh c
br_machin 22 3i b
br_mats 22 b1 8
br_next 1z 1k a 6l a
br_ord 1z 4k 9
br_own 1m u 9
br_pair 1w 13 9 i0 7 ip d
br_repeat 1z 31 b 8o a
br_result 22 gi 9
br_sampl 22 3o i
br_somebod 1u 3x 7 hj 8
br_togeth 1s cv 9 dp 8
bra 1q 4r m 4s 2d il s
bra_siz 1z 4s o
brac 22 cy a in m
bracele 1u 2f 1x 4k 11
bracket 1z 26 b 2b 12
braid 1u c n i2 9
brail 22 86 1j
brain 1q 7r i 83 1l cn 15
brain_gam 22 83 g cn m
brain_train 1z 83 16 cn n
brak 1g 1k m 29 j 6p b 9l d 9p x bt 1l dl 14 gw d
brak_battery 1u 29 8 bt 11
brak_pads 1u bt q
branch 1d 4u 9 4y h 87 9 8r j cu 9 d0 7 hc f
brand v 0 f 2 f 3 11 4 g 5 l 6 a 8 9 9 a a 9 b 9 1k 8 29 g 2n x 43 9 4c 11 4f d 4g k 4h 10 4k 9 4l 9 4m a 4n 9 4p 9 4s 9 50 1k 52 11 58 w 5a c 5r k 5u p 5w 8 64 k 68 e 69 e 6b e 6d 9 6e b 6f 8 6g 8 6h e 6k 9 7q b 8f 7 8k 7 8o c 8t k 8z f 9x a 9y c a0 9 az 8 b0 y bw i c9 r ca 1a cx 9 e7 d fh d he n hg 9 hv 6 hw 5 ik d il h in e io i iq c it b
brand_agency 22 58 k b0 f
brand_br 22 52 a
brand_chemist 1z 4 g b f cx a
brand_cloth 22 a g cy a
brand_design 1w 58 j 8z 9
brand_healthy 22 68 g 9x b
brand_identit 22 b0 y
brand_influen 22 50 i 58 k
brand_low 22 il e
brand_nam 1w ca 8
brand_natural 22 0 f 9y b
brand_pay 1z 1q a 50 g
brand_smal 22 b0 f
brand_superma 1p 67 c 68 d 6b c 6f c 9x 9 9y 9 9z a a1 a
branden 1w hv 8
brandy 1z hw 29
bras 1j 3s 6 4l e 4s 1t cy c dz m e0 l il v
bras_measur 22 4s w
brav 1u 32 a 35 9 3w d 81 a
bre 1p ah r fm a fn e ie 9
breach 22 f4 e f5 e
bread 18 12 o 1p a 2o 1t 5w 11 5y 2e 62 z 6f a 77 c 7i b 8l 8 8s h 9y p a0 c ah 9 cn c hk 13 i3 k
bread_bak 22 2o g hk e
bread_knif 22 8l a 8s m
bread_mak 22 1p c 5y h
bread_milk 22 i3 9
bread_mix 22 5w r
bread_spread 22 9y e
bread_subscri 22 5y 24
break 10 1z c 2h c 36 a 3n k 5i 9 5k b 5t a 6p h 75 d 7a 8 7r p 8z a a3 a an a b1 13 bf a bx g dz 7 fe b gc 8 gx f ia i
break_ins 22 3n m
break_night 22 b1 9 ez b
break_nobody 22 16 a
break_task 22 b4 8
breakag 1p 75 p 94 c af a c0 8 dw 8 dy a
breakag_lost 22 94 b
breakdo 1o 36 w 3g h 9l d bt j gw j
breakfa 15 2j q 34 15 35 f 47 a 4w 8 5y j 6t h 73 u 7c a 7i a 7j a 9x 1c 9y a a3 i el 9 f8 o hk 7 hv q
breakfa_basket 1w 73 g
breakfa_cereal 22 9x w
breakfa_own 1z 34 b eo 9
breakfa_school 22 f8 o
breast 1q 26 q 4s p 9u b ix p
breast_pump 22 26 o ix o
breastf 1p o 18 4r 1b 7l r
breath 19 25 j 26 q 7e 1f 7f c 7o c 89 c cl d d5 k gk n hl 5
breath_apparat 1z gk s
breath_exercis 1w 7e v
breatha 1w 4n 9 im 8
breed 1k 1d f ad 8 ah k bx l fq b fx i ie 8
brew 1i 2s j 6e m 6h 10 6i 2e 71 1q
brew_batch 22 6i a 71 k
brew_tea 22 2s b
brewery 1k 2l o 6i 17 71 2f ah h e4 7
brewery_softwar 1z 71 18
brewery_yard 22 ah 8
bribery 1z 5h j
brick 1n 8f 2j an 2g ig v
brick_sets 22 8f u
brick_til 1z an i
brid 1h d a 4e e c4 j d5 h
brid_phon 22 c4 k
bridal 1k 3 b d b 2x m 4e b 4o g bv k c1 e c3 s ir w
bridal_shop 1s 3 9 d 9 4e 9 4o 9
bridesm 22 ir 8
bridg 1e 10 x 11 c 93 d b2 9 b6 h bx f ci j gg b gn d hj f if m
brief 1h 38 h 4s 9 4z e b0 o ch 1o cx w ep z
brigad 1r 1b l 1e b gk 2v i3 a
brigad_volunt 22 1b j gk j
bright 1h 3e h 7n e hh 7
bright_studio 1z hi 7
brim 1w 4p a ck a in 16
brin 22 3u 8
bring 14 53 c 55 b 77 6 83 7 a5 y a6 9 a8 8 bk g dn c e9 e g9 9 i3 a
bring_enquiry 22 e9 b
bring_guest 22 6r b
bring_money 22 2q 9 96 9
bring_someth 22 a5 e i3 d
bring_togeth 22 bk m
brisket 22 2l a
bristol 1g hx 7
british 1k 8i 8
brittl 22 a1 x
brno 22 hs 6
bro 22 dy 7
broad 1s 8e a d9 w hj 8
broad_fund 22 d9 s
broadca 1z ec j
brochur 1z b0 12
brok 17 6n i aw 11 dj w fd 8 ff x ga b h1 z h2 o hb o
broken 12 17 y 1x b 2a p 3c a 4i f 5i c 5q a 6p v 76 d 8t 9 9e l 9h e ag 9 dy e ef i fc 9 gg 13
broken_applian 1z 9e u
broken_glas 1u 97 a
broken_lamp 1z gg l
broken_lift 22 76 8
broken_nobody 22 5q a
broken_ones 22 8z b
broken_part 1w 5i a 6p b 8t 9
broken_piec 22 6p a hh 7
broken_string 22 dy d
broken_thing 22 76 8
broker 22 bl d
brokera 1z ff l
brooch 22 in m
brood 22 ad p
brookly 22 4j a
broom 22 hy c
broth 1d 13 l 1m e 1n 8 77 a 7x d ag c de e dz 7 e2 b
broth_button 22 df 8
broth_law 22 77 c e2 c
brought 1d 17 l 31 h 3q 9 4b n 63 9 6f d 99 9 a3 c eh h ew e
brought_back 1z 6f e
brought_hom 22 3q b a3 d
brow 1q d m bv 1u
brow_laminat 1z bv m
brow_shap 22 bv 9
brow_thread 22 bv f
brown 1d 1t e 2s 8 53 9 5m f 6x f 80 i ab 8 h0 b h4 h
brown_black 22 80 b
brown_sugar 22 2s 9
browny 1z a0 u a1 16
brows 1h b8 e ee t g0 t
brows_test 22 ee w
bruis 1s h b 32 c 62 9 hl 7
brunch 22 2j t
brush 1g 9 p 3j e 3k o ag r fn q hj g it d
brush_vacuum 1z 3k k
bubbl 1n j i 2s 2c 73 c hn b
bubbl_tea 1w 2s 2c
bucket 1n 28 d ai 8 hv 7 in j
bucket_hats 22 in j
buckl 1w 4r p
budapes 1z 7d 1p
buddy 1m 13 a 5f b 7s a fl k
budget 16 1q f 2x 13 58 m 5g t 9c a 9d u c2 n c3 o d6 1z d7 13 et 1e ge 9 gi w
budget_app 1z d6 24 d7 1a
budget_cut 22 53 a 5f a
budget_lin 22 ge a
budget_project 22 et 10
budget_pubs 22 c2 e
budget_see 22 e0 7
budget_somebod 22 l 9 5g a
buffet 1o 2u y 31 1n 62 9
bug 1z 5k y ee g
bug_bounty 22 5k r
buggy 1w 8u q b2 1a ix s
buggy_workout 22 b2 x
bugs 1o ee 10 hy 1p
bugs_flat 22 hy m
build r 1v c 32 a 3l s 49 h 4n j 59 15 5i c 5j f 5n 13 5q q 6m e 7g 9 7r e 7w 16 7y b 8b t 8f c 8o d 8t q 9c 14 9h a 9o f a3 e an 12 ao u at 9 b8 f bn k c6 e cb k dr i eh 11 ep 9 gh 1g gr 9 gs v gt i h7 e h8 h hf 1l hr 7 i9 c ib 1g ig 17 ij j
build_app 22 hf 14
build_applica 1z bn e gh p
build_apps 1w 59 12 hf m
build_around 22 1v 9
build_authori 1w 9c a hr 7
build_block 1q 8t 11 8u c an d
build_brick 22 8f m
build_cal 22 5h 9
build_cardboa 22 32 a
build_clean 22 59 9
build_client 1z 59 9
build_cod 22 hf o
build_compact 22 4x 8
build_company 22 7y a
build_control 22 ib 1c
build_credit 22 7w 26
build_databas 22 hf d
build_departm 1z gh 17
build_fir 1z hw 6
build_first 1w cm 9
build_garden 22 3l h
build_mail 22 ba a
build_manag 1w gr i ib k
build_materia 1z an f ig 19
build_merchan 1r 9h d 9o 8 eh a
build_next 22 ep a
build_not 22 9c b dl a
build_offic 1w 5s a ao 8 gh a
build_own 1p 49 g 9m c hf f
build_pag 22 eh t
build_part 22 ig v
build_permit 1z n 9 gh 1y
build_record 22 7n 9 f5 a
build_room 22 32 a ao 8
build_sam 1z q 9 i5 b
build_simpl 22 hf 9
build_sit 1p 4n p 9o h a3 p ao b gs 18
build_stool 22 8b 9 hi 8
build_subcont 22 gs a
build_wat 22 ab 8
build_websit 22 59 e eh 11
build_work 1w gh a
build_yard 1z 5q a ig 8
buildin 1f 2u a 52 j 5l a 6m 8 86 9 99 f 9a b 9m 8 ao q dl a h8 e ib 1l ij 9
buildin_energy 22 ib o
buildin_plant 22 ij 9
built 10 t b 1i c 3l c 4x 7 8b a ao g dj a ea b ed b ez c f6 d
built_app 1z du 7
built_around 1w b5 a
built_book 22 ea i
built_own 22 c7 8
built_plac 22 c1 7
built_platfor 22 6n 7 ic 8
built_softwar 22 6z 9 g3 8
built_system 22 ed h
built_work 22 ez b
bul 1z 34 c
bulb 1r 1b b 3i f
bulk 1d 4v m 63 l hx b
bulky 1u 9j o hx 1w
bulky_wast 22 hx z
bulleti 22 ci a
bully 22 4w u a2 m
bump 1q b 8 4e a 9n e bw n h1 r
bunch 1s 8r 21 a9 d ab f
bundl 18 1y g 4d n 4v 1f 8d 6 c3 j ix j
bundl_suppli 22 c3 a
bungalo 22 34 c 98 b
bunk 1u 74 2f dw a
bunk_beds 22 74 1m
buns 22 2o d
buoy 1z 9r g ae 8 ij 9
bureau 1n 4u s 5b o 7w 1v em i gm 9
bureauc 22 7a t gm p
burg 1r 2l s 2n d 6b 1g
burglar 1w 2h q 3n 1c
buri 1r 3p 9 3q 8 3u 8
burial 1l 3q 29 3s 16 3u 18 gj 20
burial_ground 22 gj s
burial_plot 22 gj s
burkini 22 4m x
burn 19 1 9 8 10 ai r hk 9
burn_again 22 ai 7
burnout 1z as k f2 q
burnt 1m 1o 8 73 6 d1 g gf f
burrata 22 66 15
burrito 1z 2l a a3 v
bursar 1z am b g3 13
burst 1m 28 z 3g j 7e b 9i f hk a ij a
burst_pip 1z 28 k 3g f
bus 14 15 c 1m g 21 m 29 b 2f e 3x a 48 h 74 c 86 r 8j 7 ak e b6 a c4 b dp j ds 1a gf 9 gi d gn 2k hs 5 i3 8
bus_driv 22 1m a
bus_numb 22 86 h
bus_parent 22 gn 17
bus_ring 22 gn a
bus_stand 22 gn a
bus_stop 1q 2f c gf b gi b
bus_twic 22 ds f
busiest 1s 2k g 2l d 3c j 3e 9 c0 9
busines y 2k 9 2l h 4t a 4u d 50 m 57 w 58 p 59 a 5c s 5e d 5f c 5h 9 5j e 5l i 5o e 5r j 5s d 5t c 6l e a3 n ak e al k am v ar 1s aw j ax h ay m b0 m bw k c9 d cg t e6 k e8 w ea r eb q ed 10 eh j ek l em l en j eo k er g ex j f0 12 f5 q gq e gv o h5 n hc i hf h ih o ii j
busines_bank 22 5j 9 en b
busines_breakfa 22 eo a
busines_coach 22 ar 28
busines_headsho 22 cg a
busines_network 1l ar e
busines_own 1l ar 18 hf g
busines_park 1q 2k c 2l o 2u b a3 y
busines_phon 22 2i 9 e6 h
busines_portrai 1w bw u cg 11
busines_premis 22 5l n
busines_softwar 1z ed a gv 15
busines_trip 22 el a
bust 1o 4s d 8e 9 im j
busy 15 2r b 5v b 70 b 81 6 a4 f dm 9 gb j hi e
busy_afterno 22 2j a 41 9
busy_househo 1w gb l
busy_night 22 6r b
busy_profess 1u a4 i
busy_weekend 22 2y a
but 1i 1r r 2o e 68 k 9y 1w a2 s d4 a hv f
but_bon 22 a2 n
butch 1l 31 j 67 f 6d b 8l j 9z d hu p
butch_shop 1z 8l 6
butl 1z fd v
button i 2c d 2f k b6 a br e cy i eg a
button_ask 18 9o 8
button_deliver 22 gx 9
button_downloa 1r 5f d
button_everybo 1z 4i 8
button_hand 1q ba c
button_held 22 9 8
button_hom 22 fy 9
button_messag 1i 44 b
button_mushroo 22 6j a
button_ord 1e 2j a 2q 9 2r 8
button_pric 1r f4 9
button_ring 1k a b
button_sid 22 cy f
button_smalles 22 cn 8
button_use 22 er 9
button_walk 22 br g
buy n 0 j 2 h 3 g 7 b 8 c 18 c 1l h 1t 9 1y j 27 d 29 d 2i w 2o f 3f h 3o b 4c g 4d d 4f g 4g g 4h h 4k g 4m g 4s g 4t r 4v 16 54 9 5h l 62 a 67 c 6a g 6b 9 6c a 6d b 6e e 6h c 79 c 7y q 8g i 8k 7 8n 9 8o f 8p m 8r k 8u a 8x a 8y n 8z m 91 e 92 b 93 e 9f 8 9x f 9y a a0 c a1 d a5 b a9 l aa 7 ah e aj u ap c ax b ba d bt a c0 8 c6 a ca a dj w e1 j ei k f9 c fe r fh m g1 q g2 t g7 9 ga 9 h2 9 h6 a ig d ik g il b in c io c ip o is c iu c
buy_advis 22 4r a
buy_again 1u e7 a
buy_anoth 1z 6c 8
buy_ask 22 c6 8
buy_back 1h 2i f 67 b
buy_bank 22 dj a
buy_buy 1w 6c 8 8n 8
buy_carbon 22 aj 19
buy_cheap 1u 92 e
buy_check 22 ei b fe p
buy_collect 1z 8u 9
buy_credit 22 ae 8 aj u
buy_downloa 22 f9 b
buy_dres 22 cy 6
buy_driv 22 4b 9 5u a
buy_farm 1z 5x 9 a9 r
buy_few 1w 5h e 92 9
buy_flat 1w 7y r
buy_foodstu 1z a5 k
buy_fre 22 ig b
buy_gift 1z fh 9
buy_group 1w 4v 1u
buy_half 22 e1 8
buy_harvest 22 6a a
buy_hom 1z 6a 9
buy_keep 22 3 b 8y a
buy_last 22 e7 b
buy_lat 1r 6e 8
buy_licenc 1s g2 c
buy_market 22 8c b
buy_money 1w 1l 7 8g 7
buy_must 1w 79 c
buy_next 1w 39 9 79 7 8n 8
buy_now 1z 6e 9
buy_ord 1f 5z c 9x 9
buy_part 22 95 a
buy_pay 1w 4t 9
buy_pays 1z 4t a
buy_present 1w 45 9
buy_product 22 7 a
buy_puppy 22 fq b
buy_questio 22 8n 9 ca 9
buy_ready 22 3o 7
buy_really 22 4t a 4v c
buy_right 22 7 a
buy_sam 1w 7q f
buy_sav 22 g7 j
buy_second 1q 1j 8 1y d
buy_sel 1o 8g 8 fe l ga 9
buy_shar 1w 1e h 7y t
buy_start 22 4t a
buy_suppli 22 4t a
buy_thirty 22 4e a 8p a
buy_trust 1z 8y 9
buy_use 1u 2 8 8x h
buy_used 1n 1y g 2i i fe c
buy_wear 1z 6 a 8e 8
buy_writ 22 ap 8
buys 1b 5 9 4n d 63 9 8m 7 8t 8 9o c ai 8 c0 h dc b dj 8 h1 b
buys_alcohol 22 c0 c
buys_sam 22 9o a
buz 1r 26 b 2d i dz f e4 c gb 9
bylaw 22 h8 t
cabbag 22 6c 9
cabin 1n 28 9 34 k 3c x 73 2a 9l 9
cabin_guest 22 73 k
cabin_lak 22 73 k
cabin_phon 22 73 p
cabinet 1n 3h s ab 8 al 9 eq i f0 m
cabl 1f 17 b ag t dr q hz 8 iq 1g iv m
cabl_check 22 ag 8
cabl_tray 22 iv o
cabl_warrant 22 iq i
cactu 22 9i c
cad 1k 5i 9
caf 1e 17 1k 1f 1r 2j 1a 3b 1h 70 j 8h 7 b0 g es h hp 1n hq l hr 7 hs d ih k
caffein 1w 6h i
café 12 17 1b 1f 1p 2j 1v 2o q 2u c 3a n 3b 22 3w h 57 j 5s c 5z p 68 i 6e j 6h o 79 8 8r c 8v d 8y c 9e i 9x k b5 b gd a hi d hn d hp 1b hq 10 hs r ih j
café_ask 22 68 a 8r a
café_bar 22 3b k
café_coffe 22 2j m 5z 9
café_count 22 2j a
café_gam 22 3b s
café_guest 22 2j 11
café_househo 22 2o a
café_library 1z 17 b 3a h 8v b
café_near 1z 17 12 1f 12 3b e
café_nearby 22 1f f 2j t
café_neighbo 22 2j m 2o a
café_next 22 hp d
café_onlin 22 8y a
café_open 1z 17 h 8y 9
café_ord 22 6a a
café_reord 22 6e 9
café_shop 1u 2o 9 dt 9
café_work 22 5s i 5z f
cag 1r 1d d ae a fk e hr 8
cak 18 17 f 1f z 1p 8 2j 18 2o e 2p 38 2q c 45 l 7b 8 a2 17 bw d c1 f d4 9 hp 7
cak_bak 22 2p p
cak_dogs 22 a2 g
cak_look 22 2p d
cak_ord 1z 2p 10
cal l l d q a x e 11 b 13 9 1g f 1o j 28 8 2c s 2f c 3a i 3g k 3n e 3q a 42 b 4b a 51 h 5g m 5n c 7l b 7m 9 7p e 7t g 83 a 87 14 89 e 9l 9 9q 9 ar b as g at 9 au 9 ay a bd f br g c4 j c7 1b cu u d0 7 ds d e6 19 ec f ef f eh n ei s eo i es b ez i f3 k f6 x fa i fb 14 fc e fd c fi e fl l fn 9 fo b fq d ft l fu d fx a fy j g1 f g5 a gg 9 gn a gz f h4 d h5 e h7 a h9 c hd c ho 8 i7 e iv e
cal_again 1s 3u 6
cal_agre 22 c7 9
cal_answ 22 1g a
cal_appoint 22 7k a
cal_ask 1w ez 9 ft a
cal_back 1j 11 c e6 o hc d
cal_book 1z e6 m ei 9
cal_cal 1w e6 e
cal_calenda 22 7k a
cal_centr 1k 2c t c7 e ec e gg b h1 f
cal_chang 22 eh d
cal_chat 22 fa p
cal_clinic 22 3w 7
cal_coach 22 c7 1m ei n
cal_compar 22 ae 8
cal_count 1z eh b
cal_creator 1z g1 o
cal_dentist 22 7r k
cal_doctor 1w p a 7l g g6 a
cal_draft 22 5g i
cal_elderly 22 2c j cu f
cal_emergen 1u x 9
cal_empty 1k e6 c
cal_even 22 2c e 7c 8
cal_family 1q 46 d
cal_fee 1u 3g f fc n
cal_fil 22 ep a
cal_firm 22 es a
cal_first 1r ci 9 fx d
cal_fit 22 5g e
cal_friday 22 eo e
cal_friend 1z 2f e br f
cal_ful 1z 9w 9 gf 8
cal_grandpa 22 87 b cu f
cal_guest 1u fl e
cal_insur 1z o 9 5k 9
cal_join 22 g1 8
cal_leav 22 e6 b
cal_let 1w gg d
cal_look 1z 1g 9 1z 9
cal_memb 22 fl f
cal_messag 1s x 9 7p 9 eh a ei 9 h5 h
cal_mis 1z ho a
cal_neighbo 1s fy a gb c
cal_night 1w fy h
cal_not 22 f6 n
cal_offic 1w 5b a
cal_old 22 7p b cu f
cal_onc 1w fm a ft a
cal_oth 1z 7o 9 i8 9
cal_outs 1z 3g p 3n o
cal_own 1q fn g
cal_paid 22 i7 a
cal_parent 1w 44 g
cal_part 1u 3a a
cal_plan 1z 3g b ds 9
cal_practic 1z g5 j
cal_recepti 22 q g
cal_record 22 83 g
cal_recordi 22 c7 i
cal_rid 1z 5t d ds 9
cal_sal 22 c7 15
cal_school 22 gn a
cal_scor 22 c7 v
cal_servic 22 2c e
cal_sick 1u ez a i7 c
cal_someth 22 15 9
cal_speak 22 3w 7
cal_staf 1z r 9
cal_start 22 fb b
cal_stop 22 fq b h9 8
cal_sunday 22 84 a d0 b
cal_team 22 ef c
cal_th 22 c7 a
cal_themsel 22 1g 7
cal_today 1m e6 c
cal_train 22 c7 i
cal_valu 22 89 n
cal_venu 22 c2 c
cal_visit 1w ft a
cal_whil 22 e6 b
cal_whol 22 c4 9
cal_whos 22 fy c
cal_work 22 87 g
cal_writ 1z 5g 9 f6 9
cal_yet 22 ec 8
calcula 1b 23 o 3v 7 6n o d7 e da e dg l dj e dk r em r ic s
calcula_wag 22 em w
calenda z q i r m x a z k 1h 1n 1s 1t 1u n 1w j 3c i 54 9 5e e 6u w 6z l 7k f 7r b 7u f 83 a 84 a 8x r 9t 8 9v c af c cf f e6 o e8 o et q gd d gl 13 gw a h5 18 i1 k
calenda_app 22 1s g i1 g
calenda_budget 22 et h
calenda_channel 22 6u 9
calenda_contrac 22 7k a
calenda_expens 1z 1h t
calenda_family 22 1h 9 1s n
calenda_fre 22 1s a
calenda_hal 22 gl i
calenda_invoic 1w z b 5e a 9v i
calenda_messag 1z 6u d
calenda_not 22 z g 8x h
calenda_phon 22 1s g
calenda_show 1z 1h 8 d6 9
calenda_tarot 22 i1 n
calenda_text 22 e6 d
calenda_websit 22 6z a
calf 1w 34 v ie i
calibra 1l 27 c 5q a 9n 9 dr a ij 9
callbac 22 at k
calligr 1z hi f is u
calm 14 1 b 1h f 2f c 43 f 7c 8 7e b 7z 9 83 7 d9 9 fn e fz e hp i if a
calm_dog 22 fn 9
calori 1r l o 7i 1v a4 j
calori_app 22 7i t
calori_count 1w 7i 11 a4 f
calory 1r 60 h 7i b a4 y
calory_count 22 a4 h
calv 1u 34 c ie 1o
cam 10 11 8 1e 9 1k 8 2a b 2h b 39 b 6b 9 88 8 8i h 9l 8 bm a cf a en c gi 9 gj 9 ii 9 iq 9 iw a
cam_back 1h 11 9 6b a
cambrid 1z 1p 9 dn b
camcord 22 d2 1j
camera 12 v c 26 r 2g f 2h n 2y b 3n 15 55 b 5q f 6s n 7o d 7q y 86 s 8h x ac l au t by z ck i d4 a dc t gc w gj b gy e h6 a hy 6 i9 20 ie 10 if a io b
camera_film 22 8h f
camera_hom 22 1z c 3n g
camera_near 22 6s 9 i9 a
camera_phon 22 7o a
camera_scal 1z 6s 9 d4 9
camera_voic 22 au g
camino 1w 3x y 77 8
camp 1a 34 k 35 10 36 20 3w 7 44 32 49 l 92 1p 9s 1e b2 k b8 d bb h c5 c iw c
camp_club 22 44 q
camp_farm 22 34 p
camp_rental 22 36 z 92 l
camp_school 22 44 j
campaig 1h 50 11 58 22 c9 x e7 22 g9 23 h9 g ha j i6 8
campaig_campaig 1w e7 f
campaig_hand 22 50 9 g9 8
campgro 1z 9s 1q
campina 22 6k b
campsit 1q 35 b 36 h 38 9 92 g 9s 2z
campsit_own 22 9s u
campu 1n 1l 2c 8h 9 a6 t
campu_marketp 22 1l p
campu_shop 22 1l c 8h 9
campus 1z ak a iq b ir a
can 1p 18 8 86 1b 9f 8 aa n
canadia 1p 1r a at g
canc 1o v o 80 10 i2 1i
cancel 12 d c g g q 10 1w b 2t h 2x b 38 9 3y v 6r m 6z c 88 y bk a c3 8 dh 1v h5 15
cancel_appoint 1z q v h5 q
cancel_book 22 f a
cancel_child 22 bw 8
cancel_flight 22 88 13
cancel_last 22 2t a 2x a
cancel_lat 22 3y h
cancel_off 22 q d
cancel_onlin 22 h5 i
cancel_trip 22 38 8
cancel_weath 22 6z h
cancell 1g 2p a 2t m 2u a 2x h 30 a 31 b 3y a 42 f 6r b 7r a dh 14 h5 c
cancell_liabili 22 2x a 31 c
cancell_term 22 30 a 42 9
candida 1j w e 5d 1h b9 20 ce 9 ex 2k fd h
candl 1e 8 32 39 s 3p 1e 3t v 91 d am c hi h hz 7 iu c
candl_mak 22 8 h hi k
candy 1z a1 1f
canin 22 fv s
canist 22 6f j
cannot w j l 1m m 25 9 4j 8 4m a 79 7 84 9 8p a 98 a a8 8 b4 9 b8 a ca 8 ft a g8 8 go 8
cannot_chang 1w ca 8
cannot_easily 1z c 9
cannot_fal 22 br a
cannot_keep 22 ch b
cannot_mov 22 c4 8
cannot_prov 22 b8 a
cannot_reach 1s 98 f
cannot_read 1g gp 9
cannot_return 22 4q a
cannot_say 22 84 g
cannot_sold 1z 4m a 90 a
cannot_stand 22 go 8
cannot_swim 1u j y
cannot_taken 22 8l 7
cannot_talk 22 1m q
cannot_until 22 79 7
cannot_writ 22 b8 a
cannot_yet 22 b5 a
cano 1u 38 1i
canopy 22 9q 8 bz i
cans 1k 16 k 2s f 6h p 6i h a7 g
cant 22 fz b
canteen 1b 2u 1k 2w 11 4x e 62 j 6b o 6s z 72 n a3 i a6 e a9 b di 8 dp 8 ht 9 ii o
canteen_kitchen 1z 6s 9
canteen_ord 22 a6 h a9 b
canteen_until 1z 6b 9
canva 1l 8k 1z bx l hj 22 io m
canva_bag 22 8k h io h
cap 1d di 9 i2 k i9 m in f
capacit 1p 6l p 6q 9 c2 o i8 m
capacit_budget 22 c2 g
capital 1o 4t o g8 i
capoeir 22 hl k
cappucc 22 2j r 2k y
caps 1n 9 9 il 9 in 19
capsul 1q 7 1i 1t v 24 a 4c m 5z v 74 h
capsul_wardrob 1z 1t s 4c j
captain 1u gk j
caption 1l 86 v e8 1k eb 11 hg 1q
captur 1z ee a eu z
car p 0 h 2 o 6 r b f c e o p p 12 t 1x 1u t 22 1k 29 e 3k k 3p m 3z c 43 d 44 b 46 i 47 1r 48 b 4b 9 4j a 59 b 6p d 76 7 77 c 7u 1j 8q l 8u a 91 b 96 w 9i b 9p 14 9u r ak x as 10 at a aw c bb 1d bn b bo c bt 16 cg 9 ct a cv b cy a cz b di b dm 1p do 1o dp m dq j dr l f8 s fa g fe 1e fi y fo a fp n fu b fx 8 gq b ho 7 hy 5 i7 k iu b iw y ix e
car_advic 1z 24 8 7u e
car_age 22 7u n
car_agency 1u 47 d
car_alon 22 cv 7 dp g
car_app 1w 1u 17 22 v 7u i
car_ask 1w 48 9 99 9 fm a fo 9
car_back 1z 9p c
car_battery 1z bt e
car_buy 1u 0 t fe p
car_cal 22 ho 7
car_car 1z 22 j dm 1r
car_card 1z 8q e
car_centr 22 at 7
car_chang 1s as n bb 1y
car_charg 22 22 k iw f
car_childre 1z 3z l 44 p f8 g
car_clean 22 dm x
car_club 1z 22 j do t
car_coach 1z as 1q bn j
car_company 22 96 f
car_cost 22 22 24
car_counsel 22 as y
car_deal 22 aw 8 dr a
car_dementi 22 47 18
car_documen 22 t 2e at f
car_elderly 1w p l 47 1a 7u 1a
car_fair 1z t a cg 9
car_family 22 47 p 7u 11
car_fre 22 29 9
car_garag 22 9p k
car_group 1u a8 7 cz 7
car_hom 19 c i o d p 11 t y 47 y cz 8 d0 8 di 8 dm 14 ez b i7 n
car_includ 22 53 9
car_inspect 1z bt n fe j
car_insuran 22 aw g
car_kit 22 iw f
car_label 1z 99 9
car_list 22 fe s
car_look 22 fp b
car_mainten 22 22 k dm k
car_manag 1u fi 14
car_must 1z 4d a
car_near 1w p g 47 e f8 b
car_offic 1u bo o cg 9 gq m
car_own 1h 22 w 9p a bt t dm v fe q
car_packag 22 91 l
car_pag 22 5d f
car_parent 1u 47 i 7u s do e fi n
car_park 1j ak 1g bt a dm 14 dq o hz 9
car_part 1r 6p l fe 12
car_plan 1m t l 47 c
car_really 22 22 v
car_record 1z t 1w
car_rental 22 do l
car_repair 1q 22 h 9p z bt w dm h
car_seat 1q 3i d 8u i dp h iw k ix s
car_senior 22 46 g 47 k
car_servic 1n p f 22 o 3p o 47 c 7u b 96 c bt h dm o
car_shar 1z do 2e
car_softwar 1z t v
car_speak 22 t 12
car_start 1w fa j
car_stay 22 47 9
car_student 22 cv 7
car_subscri 22 do l fi g
car_task 22 46 a 47 9
car_train 22 43 8
car_until 22 dr f
car_visit 22 t n 7u w
car_wash 1u dm 1m
car_work 1s 47 h
car_worksho 22 9p 1q dm k
car_writ 22 t u 90 b
caravan 1p 34 a 36 19 9s 1m
caravan_park 22 9s y
carb 1z 7j b a4 l
carbon 1h 23 2d 98 8 9m g 9p e aj 2m h3 h ic 28
carbon_book 22 h3 j
carbon_credit 22 aj 27
carbon_footpri 1w 23 24 ic 10
carbon_offset 22 23 l aj i
carbon_removal 22 aj 12
card r g e r f 1f a 1m j 2j d 2v g 3b a 46 p 55 p 5h a 5v c 69 9 6q 8 79 h 7v j 7w m 7x o 8g 1h 8k 9 8n i 8v 18 8x h 91 j 9p i 9s d a1 b aa a bf q cq b cz s d5 c d8 13 de g dy c ea d el u ev v ew 1e f9 8 g1 8 g3 n gj j h9 8 ho 7 i1 e
card_bank 1z h9 g
card_besid 1z 54 8
card_card 22 8g a
card_cash 22 de a
card_check 22 2y a
card_collect 22 8g 16
card_cost 1z d8 h
card_debt 1z 7x 1e
card_fees 1s de 8
card_fil 1z 9b 9 9v 8
card_first 22 8g 9
card_hand 22 d4 d
card_index 22 gj w
card_machin 22 4i 8
card_mobil 1z g1 c
card_open 1w 2v n
card_parent 1w g3 b
card_part 1s 9p 8
card_payment 1i 7v j ew 1k
card_plain 22 8n 9 i1 8
card_plan 22 bf 9
card_read 1z r f gf 8
card_short 22 di g
card_somebod 22 55 9
card_speak 22 1m q
card_termina 1w s h
card_walk 22 46 a
card_wat 22 8n 9
card_whos 22 8g a d8 a
card_work 1z 7w 9
card_writ 22 46 a 6k a
cardamo 22 6b a
cardboa 1k 32 b 3s e 8r 9 hm h ih 1p ii i
cardboa_plastic 22 ih u
cardiga 1w 4p q 4r 9
careful 1h z a 5k f ad 8 af 9 ee g
careful_money 22 ad 8
caregiv 1o 47 21 7u 1s 83 a
careles 22 u f f4 e
caretak 1h 9i h ag d dr f fc d ge f gl x h7 f hy 6 ib s
caretak_know 22 ib g
caretak_phon 1z gl j
cargo 1h 29 29 5t 1e 8r a dl 14 dn 1z do 9 i8 y ih 9
cargo_bik 1k 29 22 5t z 8r 8 dl x dn 1r
caribbe 1w 64 r
carniva 1z dv p
carolin 22 ik 9
carpent 1j 4n 9 8b 1b 8o w 9d a gt m
carpet 1h 18 y 3i 2a 8e f 8f 9 9h 10 dw 9 hr 8
carpet_clean 1s 18 x 3i w 9h y
carpool 22 48 2s dp 2s
carport 22 gh b
carri 18 5 8 29 a 3s 5 3x 7 4r 1n 6k i 6m 1g 6n d 77 9 7s 9 8l 9 9w 9 ai 7 he k i8 1j ix d
carri_must 22 i8 9
carri_pay 22 4t 9 6m b
carriag 22 74 a cl o
carrom 22 cz 9
carrot 1k 12 g 2w f 5x h 61 o a9 g g6 j hu 6
carry 11 29 e 5u b 63 g 6o v 77 n 8p p 9a t 9b b a7 e dc j hx e ih b io k
carry_bag 22 63 a 77 7
carry_chair 22 e3 8
carry_childre 1z 29 l
carry_gas 22 2a c
carry_hand 22 a8 8
carry_risk 1z db a dc j
carry_wast 22 9j a ih 9
cars 19 22 k 43 y 6p q 98 9 9p j ak 11 bt y dc c dm 19 do 25 dp s dr 1e fe 1s
cars_check 22 75 a
cars_hand 22 22 9 ak 9
cars_hom 22 bt f
cars_mechani 22 fe h
cars_park 22 bt l
cars_shar 22 do y
cars_stand 1z 43 a
cart 1h 16 g 2k 2c 2q 8 51 7 a7 c e7 n gb c gc a
cart_empty 1w gb b gc a
carton 1q cx c ii d
cartoon 1q c5 g
cartrid 1p 2e l 3g g
carv 1w c0 7 hi 2d
carv_spoon 1z hi r
cas z 3 b 9 v v d 10 1c 11 w 18 9 1c c 4w i 5o c 7x e 7z d 88 c 8j 1c 93 g 9g b 9o 9 9q 14 bm s cb q cd f ce j dg 9 dh e gz i hb g iq 1o
cas_box 22 8j f
cas_cal 22 11 9 9q 9
cas_cas 1s 7x 8 cb b
cas_charg 22 iq 14
cas_count 1z 5o a ce 9
cas_fil 22 9q j gz l
cas_firm 22 cd 9 gz a
cas_fre 1z 7t a 7x 9
cas_keep 1z 9 h
cas_know 22 10 8 cb 9
cas_managem 22 9q a
cas_set 22 8j 8
cas_stay 1z 9 a
cas_track 22 10 q
cas_wrong 22 ce 9
cas_yet 22 9 8
cash 16 4t 16 5j v 5u i 6v c 7w b 9v c am a ar 13 c0 c d8 f d9 b dd b de x di 9 en 2e ew l
cash_account 22 de a
cash_carry 22 5u h ab 8
cash_forecas 22 5j n
cash_plan 1z ar b
cash_pric 22 ar e
cashew 1z 2q 8 9y q
cashier 22 55 1u
cashier_shop 22 55 v
cashmer 22 4p 13
cask 22 hw n
cassava 1z 64 j
casset 1w cl k d2 1r e1 m
cast 1l 4 8 5i 9 6p d 8s m dv j dx 10 i9 l
casting 1z i9 13
castl 1n 2z h 45 m 6w 1c 8f o bz 1s
castl_gallery 22 6w v
casual 1s cn p
cat 15 1d 11 31 n 32 f 3b 12 3u 18 49 m a2 c bx k dv b fn e fo 1a fr n fs 16 ft n fu n fw 13 fy 1q gc 1l hp 1z hy 7
cat_caf 22 3b k hp 1p
cat_café 1z 3b s hp g
cat_drink 22 gc q
cat_food 22 fr v
cat_furnitu 22 fs w
cat_loung 22 hp p
cat_lov 1z hp x
cat_mis 22 fy d
cat_own 1l fo b gc i
cat_smal 22 31 c
cat_toy 22 fs m gc g
catalan 1s b5 r c7 a cn d cr a
catalog 1h 4n i 4z i 7x l 8i t 9p g c8 k cy 9
catch 1f 8n 1n ap m ef b ev b hu 17 hy 15
catch_angl 22 8n q
categor 1u d6 1c d7 a ek u el 9
cater 19 14 t 2k c 2u y 2w 1a 31 2i 3d c 5r 1f 62 9 6s e 72 1m a3 h c0 u c3 s c4 l
cater_company 1z 31 o
cater_event 1w 31 n
cater_wedding 22 31 10
catholi 1r 3v r
cats 1a 1d b 3b d 3u 1a 75 g bx k dv 9 fo 18 fw a fx f gc s hp 2f
cats_guest 22 hp q
cats_hom 22 fv 8
cats_shelt 22 hp p
cattl 1w ie 19
caught 1p 1d 8 56 d 8n 8 ap m ee b
caus 1i 1c n 1f e 6s d 7z a ed a ee a ef c er 9
caus_fault 22 ee a
caus_list 22 er 9 gz 9
caution 1z db b g7 q
caution_money 22 g7 l
cav 22 h b 66 b
cctv 22 3n 15
cebu 22 5e a
cedi 1r 79 7
ceil 1m 28 8 3g k 3h c cw 8 di e h1 a
ceiling 22 3h m
cel 1o 3k m
celebra 1h 2p r 30 e 3r 24 45 c c4 9
celebri 22 3 n
celery 1w 72 m 9n 8
cellar 16 17 e 18 f 1k c 1y i 1z m 28 f 29 a 5o g 66 l 6j v 71 1q 9b 1k 9g a 9i o 9k a ak i dw x hs 7 hv 8 hx 1l ib 9
cellar_loft 1w hx t
cello 1p 41 9 77 6 93 1n dc a dz 15
cement 1p 11 8 1x b an f
cemet 22 3p k gj q
cemeter 1l 3p 1z 3r 9 3s r 3t a 3u 1e gj 2o
cemeter_managem 22 gj 1c
cent 1a hq c
centime 1s 8o l ao a
centr x 13 j 14 9 1h 8 1o 7 1u j 24 9 2c o 3l b 3z d 40 b 45 9 4l 8 52 9 6k i 7u a 7x a 83 d 8a a 8c b 8i 7 8q 9 b4 9 b7 a bh 9 bn e c2 g c7 b cz g dw 7 ec b f8 j fk c gg 9 gl d h1 c hh 9 hi 8 hq 9 hs o
centr_allotme 22 1u 9 96 9
centr_ask 22 7t b 83 a
centr_book 22 gl k
centr_car 22 4b 9 bb a
centr_freelan 1z 3a b
centr_guest 22 hh 7
centr_hom 22 24 9 7u e
centr_library 22 8u a bs b
centr_money 22 d6 8 dh c
centr_old 22 46 a gb 9
centr_room 22 dw b eu a
centr_volunt 22 83 g
central 1m 4u b ew c hk a
central_bank 22 4u a ew b
century 1u 8p 12 9l a
ceo 1z ar x
ceramic 1k 8 b 10 8 24 9 4p a 6k 9 8z 28 fh u hh 1q
ceramic_knit 22 fh m
cereal 1s 9x 24
cereal_childre 22 9x n
ceremon 1i 2x p 2y g 3r 3h 3u 7 by h c4 t e0 e
ceremon_coupl 1z 2x l 3r p
ceremon_religio 22 3r r
certain 1k m k 5b b 7n b cp b dz 7 f7 b gr a h7 8
certain_word 22 7n b
certif 22 f4 t
certifi y e g f f 2i b 42 a 5b 1c 5f j 6n 8 9m s aj n ap d aq a as h aw j b5 a bb g c6 f d1 j f4 h fc s h3 1l hd o
certifi_cost 22 aj 8
certifi_first 22 5h 9 b2 7
certifi_instal 1z fc x
certifi_insur 1z 96 9 db b
certifi_insuran 1w aw r
certifi_pdf 22 h3 l
certifi_pre 22 2i 9
certifi_registr 22 c 9 e b
certifi_sent 22 9m 9
certifi_test 22 5k 9
certifi_transla 1w 5b 16
certify 22 5b f
cfo 1w 5j 3a c7 9
cfos 22 5j z
chai 1w 6e b hp b
chain 11 2j d 2k 9 2l b 2n b 2o b 2p b 2r a 2s j 3a c 4c i 4d b 4e b 4f a 4g a 4h a 4k d 4l b 4m k 4q b 4r a 4s b 4t p 4y 10 5p g 5q b 5s c 74 8 75 d 8o e 8p a 8z c 90 c a8 d ap 14 b2 8 bu 8 bv 7 bw 8 dl a dw 7 fn a ge i hj 9 hu 7 hy 6 ik 9 il 9 in a io 9
chain_label 22 5v a hu a
chain_onlin 22 4h f io d
chain_superma 22 4d h ik d
chainsa 22 aj i
chair 13 e p p e r k 11 d 1y a 39 r 76 g 7g c 8a i 8p x 8u f 9f 13 9t a bu 14 bv 7 bz 10 cr 9 gl e gq i ho 1j iv 18 ix y
chair_gazebo 22 bz e
chair_gymnast 22 ho p
chair_insid 22 cr 8
chair_rent 1w 8u k bz d
chair_rental 1z bu f bz d
chair_short 1z f2 c
chalk 1p h d 4o g 65 o 71 j hr d
challen 1k 23 14 5n n 7g k 7v i b1 l b2 z
challen_team 22 b1 l
chama 1r dd 16
chamb 18 x 8 y 9 4t 8 5h r 6n 8 eb a en 9 ep 9 ez 9 f0 b f3 a f5 8 fv 8 gq n
chamb_evening 1z f0 c f5 9 gq a
chamb_vets 22 ft b fv a
chan 22 1h 8 23 9
chanc 1m 6 b bn b cm b cn j e4 8 gq i
chang n i 9 l c 23 k 2d d 3n g 4i 8 4k 9 54 9 5a c 5z 9 6x b 72 k 7h l 7v g 80 g 90 a 93 a 9d f 9l b as j at e ax 9 b0 b bb w bh 9 bt g ca i cf 9 cw 7 cy 8 d5 d d9 d dk b dm h e2 b e5 a ee m eg 9 eh o em d er c et 9 f1 k fr a gx 9 hc c i5 b i6 b ib 9
chang_accord 22 2d a 7h a
chang_addres 22 e5 k
chang_answ 22 37 a
chang_appoint 22 h5 i
chang_ask 1u 7h b ca 8
chang_battery 1z 2i c
chang_becaus 22 hc 9
chang_board 22 6x 9
chang_brak 22 bt g
chang_build 22 cw 9
chang_car 1z as f
chang_card 22 7v c
chang_clean 22 5l b
chang_cost 1z 31 b
chang_cri 22 d3 7 e2 8
chang_dat 1r 23 8 38 f hi 7
chang_diet 22 l 9
chang_dish 22 2w b
chang_even 1z 7h m gt g
chang_figur 22 ed b i5 c
chang_first 22 f1 b
chang_hand 1w ek 9
chang_hom 22 bt f dm k
chang_includ 1z d5 7
chang_interfa 22 ha 8 i6 9
chang_job 22 as 9
chang_lat 1z ee a
chang_lay 22 90 j
chang_next 1r 6x 7 93 9
chang_not 22 fz a gy a
chang_noth 1z c9 a eg a
chang_ord 1u gx a
chang_pag 22 ca 9
chang_plac 1u hj 8
chang_plan 1q 7h a
chang_program 22 bb a
chang_publish 22 ez b
chang_questio 22 6r a
chang_reason 22 6q a 85 9
chang_room 1w b 9 4m i
chang_rul 1u e8 a
chang_shift 22 t b di a
chang_show 1z f4 a
chang_sinc 1s eq d
chang_siz 1z 4k 9
chang_smal 1z 2u a
chang_start 1w hg 7
chang_suppli 22 5z 9
chang_system 1z 6z 9 9s 9 gz g
chang_text 1u 6w 9
chang_th 22 23 a dk i
chang_tuesday 22 ce 9
chang_use 1q 5s 9 hr 6
chang_visit 1z 23 9
chang_word 1z d5 b eh g
chang_wrong 1z 9d 9
changeo 1s 3c 26 6u 18
changeo_finish 22 6u 9
channel 1c 4w 1l 6u 14 ck 2d cr f e8 11 ex d ga b h7 g ha v hg 9
channel_manag 1z 6u 12
channel_plac 22 h7 e
chapel 22 39 b 7c 8
chapt 1f 1l a 5k 9 8w b bf n bp 14 cm e f4 a g0 e
chapt_chapt 1z bp e
charact 1m 2p b 47 9 bs b
charcoa 1u a7 j ai h hj 8 iu 8
charg w 22 17 2c a 2d b 3a b 95 b 98 a ak 2b al k bm c dh i dr 2b es a fc b fw f g9 9 gq a gr b gw m iq 19 iw d
charg_ask 22 95 a gq b
charg_cabl 1z iq 1a
charg_car 22 ak 16
charg_cheap 22 al h
charg_check 22 bm k
charg_cost 22 22 1c
charg_electri 1z ak j dr 1f
charg_extra 1z 59 9 fn 9
charg_family 22 d8 a
charg_hom 1z dr 1z
charg_list 22 h2 9
charg_network 22 dr f
charg_offic 22 ak w
charg_point 1u ak 1s dr t
charg_smal 1z g b 3a b
charg_station 1z 22 15 dr t
charg_visit 22 9v 8 fu b
chargeb 1z ev 2l
charit 22 12 p 1b x
charity 19 12 g 1b k 1c 18 1y d 46 d 4b c 4f c 7x c c4 d f8 a h9 1l hx d i4 o
charity_school 1z f8 c
charity_shop 1z 1y f 4f f 9j 9
charity_smal 1z h9 7
chart r 38 e 9u 9 ch a g4 d ha 8 i1 11 im 9
chart_copy 22 cr 8
chart_heat 22 8z 9
chart_list 22 7s 9
chart_long 22 f4 8
chart_morn 1z i1 f
chart_open 22 ch 9
chart_payment 22 ef 9
chart_read 22 i1 g
chart_real 22 im 7
chart_road 22 gx 9
chart_sinc 22 84 7
chart_sugar 22 6i 7 71 7
charter 1w av m h0 9
charter_account 1z av h
chas 1c 6x b cf d el a es 1z h0 i h4 18 hb p
chas_client 1w h0 b hb r
chas_invoic 22 es z
chas_payment 22 6x 9 es l
chat x s b 1l a 1q e 1s c 1v f 40 9 46 q 4w b 5b b 6t w 6x 9 6y a 7l v 7m q 7t e 7u a b4 11 b6 9 ba a bf 9 bj c bo a bs 10 d0 7 du 6 e5 16 e9 f el d ep e er b ez i f2 a f7 b fa f fl l ft s gk 9 gn 9 gs a gv a hm b
chat_answ 1z b4 g f7 b
chat_group 1k s e 1j 9 6x b 6y c ez j fc a gk b gn c gs c gv c
chat_midwif 22 7l u
chat_whatsap 22 ex a
chat_writ 22 e9 p ep a
chatbot 1m 1v a 7z 1n bs j ck h e5 17 f7 n gm 9 gp g h7 j
chatbot_answ 22 7z a e5 l
chatbot_read 22 ck h gm 9
chatgpt 1s aq p bn b ca 1t
che 1w 7r a
cheap u 7 8 8 9 18 c 1r e 4f e 4v f 5p a 74 h 8r b 8t e 92 f 93 a al i b7 9 bu a dh g io c
cheap_pair 22 4j a ik 8
cheap_than 1m 6o 8
cheapes 1l 18 9 1r 1j 22 18 iq 9
cheapes_charg 22 22 u
cheat 1o bf a
check j l 9 s i 1c b 1v a 21 c 3c g 3d c 3n d 3y k 40 a 46 a 4f b 4t 8 4z b 50 b 5b a 5c a 5l b 6t q 72 i 7d 8 7l a 7p a 7q c 7z u 80 m 87 e 89 a 8g a 92 c 9c i 9g m 9i l 9k n 9m d 9n g 9s i a7 c a8 9 aa 7 ae a ap b ax g b7 9 bi e bj h bm r ca a ce c ci 9 de a dg b dl b eg s ej a ek b er h ev 9 f9 8 fb c fc h fd d fe c ff i fi f fu k g5 f g8 a ge f gh o gj 9 gk f gv u gw p gz a h0 b h3 c h6 h ha 8 hb d i7 f ip j ix l
check_acciden 22 hl 6
check_addres 1w 91 f
check_again 1s hy 6
check_against 1k el d
check_age 22 c0 c
check_alarm 22 9n 9
check_annual 22 h0 a
check_answ 1z b4 9
check_ask 1s i9 9
check_bank 1z es 9
check_batch 22 fr e
check_build 1w 9c u
check_button 1p bj c
check_cabl 22 ag 8
check_cal 22 6u 9
check_certifi 22 f a
check_chat 22 hm a
check_check 1s h6 m
check_childre 22 3y b cn a
check_claim 1u 9 a 25 8 c9 f
check_clean 1p 3c i ix d
check_client 22 e b
check_clos 22 57 b
check_colour 22 3 b
check_comment 22 50 9 ha 8
check_compani 22 46 a
check_complet 1z gh i
check_contrac 1z dh b
check_count 1z 1b b 9a b gh a
check_credit 22 bb a
check_data 22 gb 9
check_deliver 1z 6j a 6s e
check_deposit 22 92 a
check_doctor 1z 7t a g5 q
check_documen 1s 5h 8 ce 9 fb b
check_door 1s 65 a a8 a
check_driv 22 36 a
check_electri 22 fc a
check_employm 22 3y b 40 9
check_engin 22 bt f cm a
check_expert 22 fb o
check_fak 22 50 9
check_fenc 22 fj 8
check_filt 22 4 a
check_fir 1z 8p 9 9m 8
check_firm 22 9c b i8 9
check_fix 22 b8 a
check_flat 22 h6 h
check_genuin 22 ip f
check_guest 22 3d f
check_hom 22 7d a
check_hotel 1z 6t a 76 8
check_hous 22 9g j 9k a
check_identit 1u de 9 fc c fd a
check_ins 1s s h
check_insur 1u ag 7
check_insuran 1z 7m a
check_invoic 22 ej a
check_item 1z 8u 9 ix f
check_label 22 aa 7
check_lawy 1s ax i er a
check_leak 22 a7 a
check_leas 1w bm j
check_licenc 1o 9c c
check_liv 22 21 b
check_meet 22 bi a bk a
check_messag 1z 87 l
check_money 22 46 a
check_nam 1q ep 9
check_nois 22 2m c fp b
check_numb 1w 44 a
check_onlin 1w 7x 9 ev m
check_own 22 4t a
check_pap 22 fx a
check_past 22 2l b
check_pay 22 4t a
check_payment 1z cq a
check_pharmac 22 7p m
check_phon 1p 9s g gv b
check_photo 1q gw d
check_photogr 1w 4f e 8g 8
check_pictur 1w ge 9
check_plan 1w 4i 8
check_project 22 1c b g9 8
check_recal 1z ix b
check_recip 22 fr a
check_record 1u j 9
check_rent 1z 2j a bm f
check_repair 22 gw i
check_report 1z h6 y
check_return 1z 8u 9 92 9 dg c
check_room 1w 7a 8
check_rul 1w 5t 9 dl a
check_safety 1w 8s a
check_sampl 22 gk 7
check_sel 22 8g 7
check_send 1w ej f gd d gv 9
check_set 22 8f 7 9h 9
check_show 22 2n a
check_sit 1u 3y s eg h
check_somebod 1u 23 9 75 9 if 8
check_spot 22 1v 9 aj 8
check_step 22 9b a
check_stock 1z ix b
check_swing 22 ge o
check_teach 1u bi j
check_term 22 2x a i6 9
check_text 1u 7l 9
check_ticket 22 33 a
check_train 1s hm 9
check_tutor 1z 15 9 40 h
check_twic 22 l 9
check_upload 22 f9 g
check_ups 1z fu m
check_used 22 eg 9 fe p
check_visit 22 k a
check_wal 22 3h 8
check_wheth 1n 56 9 g8 a
check_word 22 7e a
check_work 1s 4z i b7 b
check_writ 1w o 9 1d 8 ae 7
check_written 22 9n 9
checkli 1b 2x i 36 g 3q f 5l i 5r j 7l h 94 k 9n 11 ey 1a gu h gv h h6 n hb 17
checkli_link 1z hb v
checkli_not 22 5l b 94 b
checkou 1m 3c f 55 16 ev b ew o g1 l
cheerfu 22 6 c 46 a
chees 1h 5p a 66 3m 6b j 9y a a2 c a9 f bx b hk d hv a
chees_box 22 66 1z
chees_count 22 66 g hv 6
chees_lov 22 66 14
chees_mak 1z hk e
chees_shop 22 66 1w
chef 18 2m r 30 2i 4n s 5d 9 5u 1k 60 h 6j x 6s 11 a9 z ab l hk 9
chef_cook 1s 30 r
chef_jacket 1z 4n z
chef_ord 1u 5u 16 a9 o
chef_pay 22 ab 8
chef_plan 22 6j a
chemica 1h 3i a 3k 13 99 9
chemica_includ 22 3k 9
chemica_wast 22 99 9
chemist 1d 4 m 9 g b i p a 7o 9 8h k cx c d2 b
chemoth 1z cy p i2 1u
chen 1s e6 o ea a g3 d gt i h4 d
cherry 1w 3s 9
ches 1o bi m hm 3q
ches_club 22 hm x
ches_grandma 22 hm m
ches_school 22 hm 24
cheshir 22 fz 9
chest 1q v 17 7t 9 8p b
chest_rays 22 v c
chestnu 22 2b a 6j 9
chew 1p 4b a 7d b a2 1m fs b
chicago 1j 53 8
chicken 1d 2u i 4b b 5v f 60 m 7i e 9n b 9z 9 a0 b a3 e a4 j ah m fr r ht f ie f
chicken_farm 22 ie i
chicken_ric 1r 2u d 5v 9 60 k 7i b a4 j
chicken_stew 22 4b d ht i
chickpe 1u 5v o 68 10 72 g
chickpe_curry 22 5v f 72 d
chief 1s 5j 15
chikki 22 a1 v
chil 1a 2w e 60 14 6c l a4 14
chil_frozen 1w 2w g 5p 8 60 e
chil_meal 22 a4 h
child v a g j s 13 c 1h e 1i m 1k 17 1m y 1n 1h 1o c 1p 9 26 f 3w a 3y e 3z o 40 g 44 j 45 c 48 g 49 m 4a s 4d p 51 7 6w 8 6y w 7j f 7l e 7q b 7z b 82 j 8b u 8m 7 8t b 8u f 91 i 93 o 9u b b6 17 b7 12 b8 c be g bi 12 c5 d cl 1b d3 7 d8 18 dn a f8 g gn r hn i hq 8
child_agre 22 gn a
child_alon 22 1b 9 bi a
child_break 22 hq 7
child_button 22 7s 9
child_cal 22 44 a
child_cannot 22 j y
child_first 22 1m 7 b6 l
child_group 22 hn g
child_grow 1w 1k x
child_grown 22 93 9
child_hand 22 8b e
child_hardly 22 1m q
child_hero 1w 1n 1p 91 j
child_hurt 1z ge c
child_know 1u bi 9
child_learn 1z 1m 7 1p 7 b8 k
child_money 22 8g 7 d8 l
child_nam 1w 1n 6 91 j cl 9
child_own 1w b7 9
child_practis 22 b7 a
child_protect 1z i 9 4a a
child_read 1u b6 1p
child_safety 22 3o 7 4d a
child_sav 22 d8 l
child_says 22 1m 7 82 a
child_school 1z 6y 9
child_seat 1s 1k e
child_sits 1w j 9 8m 7 cl 9
child_siz 1z 92 d
child_told 22 gn a
child_typ 22 7j r
child_wait 1z 48 9
child_watch 22 4a a d8 9
childca 1k 14 a 1a 1d 3a s 3y n 3z 1v f8 u
childca_next 1z 1a y
childho 1z 1b c
childmi 1z 3y w 3z l
childre p 1 e 4 e h e j p 15 9 1a f 1h x 1i 19 1k 17 1m t 1n p 1o p 1p h 1s c 29 p 2c 9 2g e 2w r 34 d 3b a 3w 7 3y 10 3z 11 44 11 45 17 48 11 49 14 4a 19 4d 18 4h e 4l d 75 e 82 w 87 c 8b z 8m i 8t y 8w f 92 e 93 q 9x c b6 o b7 l bi u c5 16 ck a cl y cr e d4 g d8 w dn f f8 12 fi d gn m hl t hm o hq w i2 g i4 r is a
childre_abroad 1u fi i
childre_art 22 c5 v
childre_ask 1u bi f cl 9
childre_bal 22 hq f
childre_bik 1u 1k 1r dn i
childre_birthda 22 45 w
childre_book 1u 1n 11 91 j bi d
childre_build 1w 49 9 8b o
childre_calenda 22 1h q
childre_cannot 22 1m d
childre_car 22 48 a
childre_chang 22 48 a 93 a
childre_clas 1z 4a a bi g hl b
childre_cloth 1w 4d 2c
childre_collect 22 b7 a
childre_data 1u 1h 7 6x 8 g3 d
childre_drawing 22 8b 6
childre_earn 22 1i s
childre_finish 1z 49 9
childre_fram 22 4l t
childre_front 22 ck a
childre_hom 22 1p q
childre_hospita 1z i4 r
childre_insur 1u j 9
childre_keep 1z 2y a 8t 9 b7 9
childre_learn 1w j 9 49 a
childre_leav 22 2w b
childre_lie 22 2w b cl a
childre_materia 22 c5 f
childre_must 1z 44 a
childre_nam 22 1n b
childre_nev 22 1u 9 bp a
childre_next 22 1a b 4d a
childre_not 22 3z a
childre_open 22 3z 9 49 a
childre_oth 22 fx a
childre_own 22 1i 8 32 9
childre_parent 1k gn g hl 6
childre_party 22 45 m
childre_pets 22 hy 6
childre_play 1u 3b i 8t l hq d
childre_possibl 22 1s a d8 a
childre_project 22 49 a 8b e
childre_put 1z cl 9
childre_read 1w 15 j 3v a b6 p
childre_real 22 8b e
childre_saf 22 16 9 1i i
childre_sam 1z 75 a bi 9
childre_school 1r 2w k 48 u f8 1a hl a
childre_shop 22 bw 8
childre_sit 1z bi a hm a
childre_siz 22 93 9
childre_smal 22 c5 e
childre_sport 22 4a h
childre_start 1z d8 9
childre_stop 22 gn l hm a
childre_swim 22 j a
childre_teach 1s j 8 3z b
childre_toolbox 22 8b g
childre_until 22 f8 r
childre_wheth 22 3y b 40 9
childre_women 22 h c hl f
chilli 1u 67 y aa 8
chilli_sauc 1z 67 s
chilly 1s 67 d 8c j
chimney 1u 9g d dv 7 gu 11 if q
chimney_sweep 1z 9g a gu j
chin 1w b e cg 9 hl 5
chines 1o b5 m
chip 1e 68 i 8l k 8z d a0 e fy q gc q
chip_skin 22 gc l
chlorin 1u 16 p 3k 18 4m 10
chlorin_wat 22 16 m
chocola 1k 2q i 69 2w 91 l 9y g a1 n
chocola_gift 22 69 1c a1 d
chocola_lov 22 69 x a1 b
chocola_spread 22 9y g
choic 1a 3v a 7m 9 8w a 8y e bg 18
choic_univers 22 bg s
choir 1g 37 a 39 a 41 m 6x x 75 9 7k a cx 7 du 2i e0 7 gl d
choir_sheet 22 du q
choir_sing 1z du n
choir_track 22 du t
choir_women 22 7k a cx 7
chok 1s 2s b g6 11
chok_allergy 22 g6 b
choos p 1q 9 2q c 2u e 2x a 2y 9 3h a 3q h 41 a 4l 9 5v f 69 8 8o g 8u d 8w a 8y j 9s 9 a1 9 a4 d a5 a bg c bw c c1 8 d3 a d9 b e1 f e3 8 e8 a e9 a f2 b fb 9 fg c
choos_dat 1k 6r c
choos_degre 22 bg s
choos_design 1w 8o 9 c1 7
choos_dish 1w 2u h
choos_family 22 1c a
choos_first 1s be a
choos_housema 22 fg h
choos_kind 22 i9 a
choos_languag 1z ec a
choos_lay 22 d3 h
choos_meal 1z 60 d a4 b
choos_next 1w b7 9
choos_pictur 22 3t 7
choos_pitch 22 9s k
choos_siz 1m 8y d f0 a fs b
choos_skin 22 0 9
choos_task 1z 56 b cb e
choos_twelv 22 8y a e1 8
choos_word 22 1m 8 cy 6
chop 1o 5v x 8s x
chop_board 22 8s w
chor 1p 1i 1p 1s z 8e 7 d8 1j
chor_app 22 1i i 1s m
chord 1u 41 f bc 17 e2 d
chorist 22 du 1d
choru 22 du 1u
chos 1r 3 c be a e0 8 ie a
chosen 18 2y d 6g d 6y c 8o b bw d c1 e cl b co a hg b hz 6
chosen_lat 22 ec 8
christe 22 1n 9
christi 1w 3v n
christm 1a 1o 1s 5n j 66 c 8l 9 bp 9 cu 9 d0 9 hz 2l
christm_eve 1z 1o u
christm_tre 1z hz 3c
chronic 1n 7o p 84 l 89 v a8 10
chronic_illnes 22 84 l
chronic_patient 1z 89 i a8 k
church 14 3r 9 3v 6 3w b 44 c 46 b 64 h 6x 1i bz 9 d1 6 do a dq b ds e du 9 dy c e3 s gf 9 gj 9 h9 p hg g
church_hal 1o ho 8
church_school 22 3v 7
churchy 1z hz a i0 a
churn 1r 2q d ed a hc t
chutney 1r 67 q 9z i hv 2d
chutney_fruit 22 hv w
cid 1w 6i 1e 71 r
cin 22 d2 b
cinema 1q 2s 8 39 o e3 33
cinema_trail 22 e3 p
cinema_villag 22 e3 10
circl 1c u a 17 l 1a j 1c k 3w y 4l 9 4v a 75 8 8v a 8w a dd 2l fl 1i fy a i9 9
circl_app 22 dd 1d
circl_first 22 g9 8 ii 9
circl_trust 22 75 a
circuit 1s b2 19 b4 m dy 9 h3 m
circuit_kettleb 1z b2 s
circula 1z 5o e i9 a
citizen 1l 1e 1n ds l gg 2b gi 28 hf j
citizen_report 22 gg 1z
citru 1z aa p
city v 19 d 1v o 1w q 2y b 32 k 33 s 44 b 6u c 8y b ab 9 bj a bk t ci c dl a dn 9 gd x gg j gi y hp 7 i0 v
city_bik 1w dl e dn g
city_council 1u gi 17
city_dogs 22 fm b
city_flat 22 6u h
city_folk 22 i0 9
city_garden 1w 19 k i0 v
city_guid 1z gd 1c
city_kids 1z 33 9
city_kind 22 1w a
city_magazin 22 1w g gd f
city_market 22 52 a
city_street 22 gf 8
city_tour 1w 33 k
city_trip 22 1v v
city_wheth 1r 98 9
claim 12 7 c 9 d 11 d 2e c 2r b 7r d 88 1p a0 9 aw 12 be e c9 m db i dc 1d el 1h g2 c g4 k h1 2u ic c io a
claim_allow 1z 7 9 c9 a
claim_check 22 2d a
claim_compens 22 88 r
claim_handl 1z h1 w
claim_health 1z 7f 9 e9 a
claim_paid 1u 88 7 dc b h1 x
claim_photo 22 h1 1g
claim_refund 22 88 r
claim_sampl 1w h1 b
claim_treatme 22 7r a
clamp 1q 28 17 ia 9
clarine 22 93 b dz i
clarity 22 bo a
clas v f c g 1q h o i 1c o c s 1c v g 15 s 1i m 2s 8 2w e 42 v 48 w 49 1c 4a 1m 6y c 7e i 7l j 8e 8 aq n au p b1 1l b2 9 b8 j b9 f ba a bb s bg b bi 1u c5 1a f9 b fq d g3 o gp a hh z hi x hj i hk 1b hl y hm v hn 15 ho 1e is f
clas_baby 22 7l a
clas_begin 1w i v
clas_book 1w s k 4a e 65 a
clas_card 22 g j
clas_childre 1r 4a r c5 x
clas_clas 1p b1 9
clas_communi 22 hi 9 ho 9
clas_cook 22 6b 9
clas_empty 1s c5 8
clas_english 22 42 k
clas_find 22 v b bb a
clas_ful 1w g h b1 b bb d
clas_german 22 42 w
clas_gift 22 is q
clas_group 22 6y i
clas_guest 22 90 b
clas_hand 22 48 a
clas_kids 1u 49 11 4a f bi 1b c5 14
clas_liv 22 b9 9 hl b
clas_members 22 hh 7
clas_midwiv 1z a 9 26 a 4r 9
clas_near 1n g x i c 4a t 7e d b8 d c5 l hh n hi 7 hk n hn p
clas_not 1z g b
clas_offic 22 h a b1 w
clas_onlin 22 bi h c5 b
clas_parent 1w 48 s
clas_part 1u 4a d
clas_pas 1w s t
clas_privat 1z ba g hh 6
clas_read 22 15 k
clas_school 22 13 a bh 9
clas_shar 1z 1i 8 48 9
clas_show 22 1i 8
clas_sit 22 b1 8
clas_student 22 49 a
clas_teach 22 bi h
clas_term 1w 4a b
clas_today 1s c5 8
clas_women 22 15 b
clas_zoom 22 41 9
clasp 22 cy 8 fs j
classic 1n 6p 1q a1 c fe g
classic_car 22 6p t
classic_cars 1z 6p w fe e
classif 1m 6n 17 7z a 80 9 81 9 84 a 89 9 8p g fx g ig f
classif_ask 1z 7z 9 81 8 84 9
classma 1z 40 j 8m 8 b4 k
classro 1k 27 17 ao r f9 14
classro_resourc 22 f9 v
claus 1p ax 17 er 2m eu b
claw 22 8s b
clay 1j 24 9 3s 16 ac 9 c5 15 hh 21
clay_cours 22 hh h
clay_fir 22 hh c
clay_pots 22 6c 8
clay_print 22 c5 e
clay_studio 22 hh w
clea 22 6n 8
clean s 3 b a a c 8 16 13 18 j 2e j 2g q 30 o 36 a 3c 1n 3d n 3h 8 3i 1h 3j 1b 3k t 3m c 3p x 4e g 4j y 4o 8 51 8 53 e 5l 2a 5r g 5w a 63 c 6u 18 8u n 92 d 94 2d 97 20 98 1e 99 q 9h j 9n v ae 7 an 8 az b bz a c8 b d2 9 dm u dv a e1 8 ek b fg j g0 9 gc d gv 22 h9 9 i2 7 ih d ii 9 ip r it 14 ix k
clean_agent 22 4v a
clean_audio 22 az n
clean_book 1w c 9
clean_busines 22 5l n gv 17
clean_cabin 22 3c b
clean_cancel 1z 3c d
clean_carpet 22 3i 14
clean_chang 22 gv a
clean_check 1p gv 1c ix b
clean_checkli 22 9n v
clean_cloth 22 4e a
clean_company 1w 98 g gv 2b
clean_contrac 1w 5l l gv c
clean_cost 22 30 a 8u a
clean_drivewa 22 3j a 98 m
clean_fair 22 94 n i2 8
clean_fee 1z gl c
clean_firm 1s 5l o 94 f gv l
clean_first 22 94 b
clean_fix 22 5l b 94 b
clean_flat 1z 94 x
clean_grad 1z an 8 ip 9
clean_grav 22 3p x
clean_guest 1w 34 b 3c k 6u v
clean_gut 1z 98 u
clean_hir 1z 3i b
clean_hom 1s 3i 7 3j d 94 16 97 a
clean_host 22 3c f 6u 9
clean_househo 22 94 v
clean_ill 22 5l i 94 n
clean_insid 1z dm c
clean_insur 22 n 9
clean_linen 22 6u 9
clean_lit 22 2g m gc g
clean_look 22 d2 6
clean_must 22 dv 8
clean_near 1r 2g e 3i a 5l f 94 f 97 g 98 e 99 d
clean_offic 1z 5l 2a
clean_oven 1z 3i l
clean_part 1s 94 d
clean_patio 22 3j l
clean_plan 22 9n j
clean_plant 22 3p d 53 m
clean_platfor 22 94 v
clean_product 1w c8 9 it y
clean_quality 22 gv o
clean_robot 22 2g 10 3k m
clean_room 22 gv 10
clean_sam 22 97 c
clean_saturda 1z 3c e 9h 9
clean_sel 22 ip q
clean_servic 1z 3k q 5l 1i
clean_sit 22 gv e
clean_stay 1z 3c e 5l a 94 i
clean_street 22 97 c 98 a
clean_tablet 22 it 11
clean_team 22 6u 9
clean_test 22 5w 9
clean_than 22 30 g
clean_use 22 gv a
clean_wat 1z 16 2c
clean_weekly 1z 94 t
clean_wel 1z 94 a it i
clean_window 22 97 1o
clean_work 1u 3c a 94 f
cleans 1z 0 9 1 9 2r o
clear w 27 b 3k c 6n m 7q b 98 j 9c g 9j z ag f ba c bo 9 c0 8 ch b dd a g2 b h1 a hg 9 hx 18 iq e
clear_advic 22 ir 8
clear_answ 22 7q a hg f
clear_estat 22 hx 7
clear_gut 22 98 o
clear_messag 22 e6 b
clear_pictur 1w ck 9
clear_plan 1w 9c a
clear_refund 22 44 a
clear_report 22 7k 9
clear_right 1w 6w 9 cz 7 g2 a
clear_term 22 2p b
clearan 1n 8p 1e 9j 1a fd n hx 1x
clearan_death 22 hx g
clearly 1j 2 a 7 a 1q a 82 j g6 8
clearly_explain 22 7 a
clerk 1i ge a gh o gj 8 h1 j h6 u
clev 1z e4 a
click 18 9 h c3 8 cu 7 f3 17 hf 8
client w d u e o f 12 l r m q r 1d s j z 13 47 p 57 s 58 u 59 l 5a m 5b o 5c j 5e o 5f d 5g i 5j j 5l e 7m y 9t 14 ar h as o at h au e av i aw g ay j b0 h bu m bv s bw c cf q e9 e ej 13 ek c en b ep 10 es d et o fb j gs a gz v h0 1r h4 g h5 e ha 1s hb 1f
client_accept 22 r a gs a
client_account 22 ha 8
client_already 22 47 h
client_answ 1z h0 b
client_ask 1w e a f5 9
client_book 1s e a r s h5 g
client_budget 22 et s
client_buy 22 5a a
client_confirm 22 5g a at 7
client_data 1z 57 a h0 l
client_documen 1z h0 15 hb 1h
client_evening 22 5j 9 en b
client_field 22 at 7
client_follow 22 bu 7
client_half 22 5a a
client_keep 22 l 9
client_mis 1u h0 y
client_nam 1r ep g
client_not 1w r 9 z h
client_offic 22 5f b
client_open 1w 5j c h4 n
client_ord 1w e9 a
client_own 1u 7m a
client_pick 22 r a
client_plan 22 f e
client_portal 1q h0 s ha u hb i
client_pref 1u 5e a
client_read 1z ha d
client_recomme 22 59 9
client_remind 22 ej a
client_report 1w eg a ha 1w
client_result 1z ha y
client_sav 1z 59 9 5e a
client_see 1u 3 a
client_send 1w 5p 8
client_sent 22 l 9
client_show 22 e b 58 9
client_sign 1s m 9 9t 8 ep o
client_start 22 f a
client_stay 22 57 b
client_studio 22 9t 8
client_train 1z 5e a
client_upload 1z hb 15
client_use 22 5b b
client_visit 22 47 9
client_writ 1z z 9
client_written 22 aw 8
clif 22 ca h
climat 1h 1u 9 23 22 ct 14 ic 11 id j
climat_challen 22 23 w
climat_mind 22 23 12
climat_questio 22 ic h
climb 1d h 1w s j 4j a 92 n fk h fs e ge j gi c hq x if s il g
climb_childre 22 h l hq f
climb_fram 1w fk i ge k hq t
climb_hal 22 h y 92 a
climb_rop 22 fs h
climb_wal 22 h l
clini 22 4v 9
clinic y q 1j v u x t y e 1g 9 1m 7 3w c 51 u 53 e 54 q 5d 9 5t a 7d 1c 7j d 7t a 7z 9 83 g 84 h 89 19 8a c am n ao b e6 e ft y fu t fv a g4 1t g5 b gv c hc e i2 8
clinic_cal 22 3w 7
clinic_car 22 cz 7
clinic_hospita 22 7u 9
clinic_hotel 22 54 b 7d d
clinic_insur 1z v a 89 c
clinic_own 1z fv f g4 g
clinic_parent 22 7l a
clinic_patient 22 76 8
clinic_pays 22 v b 7d 6
clinic_pres 22 51 8 84 a
clinic_school 22 16 a
clinic_softwar 1z g4 1i
clinic_visit 22 7z 9 g5 j
clinica 1m u 1k w 1y
clinica_not 1z u 14
clinica_trial 1z w 1x
clip 18 2a g 2d c 5a g az v bh u bu h ck e fn 17 hg 2e io 9
clip_book 22 bi 9
clip_caption 1z hg 11
clip_hom 22 bu b fn f
clip_nail 22 fn g
clip_worn 22 2d 9
clipboa 1s 6s h ge m h6 i
clipboa_camera 22 h6 f
cloak 22 dv 8
clock 17 25 j 32 r 35 b 4o 8 55 g 6z h 7l b 8z f ck b ez d fe d gv l
clog 22 98 t
clon 1s 87 s ec q f3 i
clon_voic 22 f3 8
clos u w 9 1v b 2q 8 34 a 3k c 3z 9 4q b 4w 9 57 w 5r e 5x b 62 j 7v 9 8n h ao 9 bq a ci 9 cy 8 df 8 fj c fu b ge h hp 9 ht a hy 8
clos_anoth 22 5l b
clos_ask 22 55 9
clos_circl 22 do 9 ii 9
clos_dat 1z w f ge 9
clos_door 22 9n 9
clos_even 22 62 a
clos_field 22 71 7 fj a
clos_group 1z 3z a
clos_liv 22 5x 9
clos_monday 22 3b 9 el 9
clos_night 1z h 9
clos_repair 22 j a
clos_room 1w ah 7 hp 7
clos_shop 22 ew b
clos_until 1z 9i b ci e
closest 22 8q a
closet 1w 1t 1m
cloth 13 4 f a 1k 17 n 1j 12 1t 18 2d i 4c 22 4d 2h 4e 10 4f 1y 4g d 4i 8 4j u 4n 11 4o 17 4r 1h 5o g 8e k 8l 7 90 b 99 g ap c c8 12 cy 1o ik h il 15 im y in 9
cloth_chain 1u 4d f 4f e 4r e ik b in b
cloth_kids 22 4d u
cloth_magneti 22 cy u
cloth_model 22 c8 v
cloth_nappy 22 a 2d
cloth_onc 22 1t i
cloth_outgrow 22 1j g 4d m
cloth_rental 22 4d m 4e 10
cloth_sal 22 1y a 4d a
cloth_seam 22 4o 8 4r a
cloth_second 22 1j g 4f f
cloth_shop 1w 4o a
cloth_swap 1u o 9 1j n 1t a 4f i
cloth_wheelch 22 4c k cy z
cloth_women 22 4c k
cloth_work 22 4r c
cloud 1a 20 j 2n n 5c k cc 28 d3 a ec e ef g eu j f4 y
cloud_bil 22 cc 18
cloud_kitchen 1u 2n q
cloud_system 22 11 9 71 7
cloudy 1u 3k a ij l
clown 1w i4 2c
clown_visit 22 i4 q
clu 1j 32 c 8j 19 cn g
club v h q j 8 1b a 21 c 22 b 2t 17 38 a 39 o 44 q 49 u 4a k 4q m 5r b 65 15 6x 1i 75 g 7c d 7h i 8n j 8w h 92 a 9r n au f b3 16 b8 c bd c bi w bk i by a bz b c5 k co 1e cq h d4 a da a do g e1 e e3 9 f8 y g9 a gl z go k hl m hm q hr 11 hs n hu 7 i0 7
club_app 22 6x j co i
club_begin 22 b3 n b8 a
club_book 22 gl k
club_cars 22 dm 9 do g
club_church 1z 44 g 6x 1f bz a
club_communi 1w i e c5 a
club_cours 22 bi h bk h
club_employ 22 44 a 7g 9
club_evening 1z 8n 8 8w b dc c
club_food 22 6i a
club_guid 22 b3 d
club_gyms 22 n 9 hr c
club_hal 22 hr c
club_kids 22 4a h c5 f
club_memb 1l 6x t
club_near 1q 2t 10 44 e 4a e b3 9 bk e c5 9 co f f8 n
club_offic 22 2d a bu 7
club_outsid 22 5r h
club_own 22 8n 9
club_parent 1q 37 9 49 d
club_parish 1z 1b i 1o c
club_room 22 e4 8 gl k
club_sam 22 3p 7 7c c
club_school 1u b4 9 f8 f hl 8
club_smal 1z 39 g
club_softwar 22 6x j 9r j
club_train 22 6x j il 8
clumsy 22 8m b
clust 1z 9x l
clut 1s 9j z hx f
clutch 1z 4g a io m
cnc 1u 5i 14
coach z f 19 j k l 19 o d z d 1g 14 35 q 3x v 41 c 4a l 5e a 5f w 7f f 7g f 7h 13 7i l 7j e 7k n 7r h 7x k ar 26 as 1z au 1g az d b3 v bd r bn c bo q bs f c7 1e ei e f2 i g1 e hg c hm r
coach_app 22 7g k 7x 9
coach_cal 1z as q
coach_client 22 z l
coach_found 22 ar 12
coach_group 1q 7r e b3 z hm 9
coach_program 22 ar h as g
coach_video 1z as o
coal 22 bp b
coast 1h 35 9 78 15
coastal 1w 77 b
coat 1d 1t e 3h 13 4o l 8a p 8k e 99 c cy t e3 e fn 1f fs j i5 f i6 b
coat_check 22 fn 8
cobbl 1r 4h 9 4j 1x dt f
cobbles 22 29 d
cockroa 22 hy 1i
cocktai 1n 6g f aa 2p c0 1t hj u
cocktai_even 22 aa a
cocktai_hom 22 aa h
cocktai_kit 22 aa 17
cocktai_mix 22 aa 1l
coco 1z 8c b fo a fu b
cocoa 1m 68 e 69 1k 9x a 9y r a0 p ap 19
coconut 1w 8 9 2q 8 2r 9 9y h
cod u 1a 1k 2h m 3a a 3t h 49 1j 50 m 55 l 59 h 5l d 6m 8 6n 17 6t a 6w 9 70 l 7q a 87 d 8j 8 9s b ap f b8 1l bb b cb o dw a ec 8 ee 1j fj l gl o hc e he f hf 1g hr 8 i3 9 i5 d ia 9
cod_bootcam 22 1a i bb l
cod_build 1s 59 h b8 d gv b
cod_clas 1z 49 1l b8 f
cod_club 1z 49 13 b8 m
cod_cod 1s 49 d hf c
cod_cours 22 1a 1c b8 1w
cod_door 1w dw 9
cod_kids 22 49 u b8 l
cod_mix 22 5 8
cod_open 1z gl 9
cod_platfor 22 b8 g
cod_post 22 50 9
cod_read 22 9r 9 ee a
cod_review 1w ee 1k
cod_school 1w 1a w 49 s b8 k
cod_step 22 b8 a
cod_tabl 22 70 11
cod_test 22 ee 1l
cod_writ 22 50 9 b8 a
coeliac 1o 5w 1g 7q 1m hk 7
coeliac_app 22 7q 17
cof 1z 2k 14 5z c
coffe 10 1f w 2e d 2j 26 2k 1x 2s c 3a f 3b b 5m 1i 5z 21 6e a 7f a 8s e 9e f a3 8 ap p b5 e cn 8 gy f hn c hp 15 hq h i3 8 ih x
coffe_bar 22 1f 9 2k m
coffe_bean 22 5z 27 gy p
coffe_bik 22 2k 1k
coffe_cak 1z hp 8
coffe_cart 22 2k 24
coffe_chain 1z 2j g 2k d 2s e
coffe_fruit 22 5m r
coffe_ground 1w 8c 8 ih 1f
coffe_machin 1r 2j g 5m p 9e k
coffe_near 1z 2j g 2k d 5z e
coffe_offic 1z 1f e 5m 1e
coffe_part 22 84 7
coffe_roast 22 5z k
coffe_shop 1w 2j 28
coffe_stop 22 37 9
coffe_subscri 22 5z 16
coffe_whil 22 hn 8
coffin 1w 3s 2x 9q b
coffin_mak 22 3s n 9q 9
coffin_woven 22 3s v
cogniti 22 83 1v
cogniti_train 22 83 19
cohort 1u 1a b b9 l
coily 22 2 a i2 a
coin 1g 1c k 1p e 2f 9 84 9 8g 1x df 1b ew b
col 1s 47 l
cola 1w 6h z
cold 10 0 r n m 12 h 2q d 2r 10 4b a 5p 2b 5r h 5v h 66 9 6c n 6l g 6o a 78 6 7h d 8c 7 8q a 9g b 9k b 9n c 9p 8 a9 e al l am j ei m fr l hs 6 hu 6
cold_box 1w 6o a
cold_chain 1r 5p l 5v 9 a8 7 hu 8
cold_drink 1z 2q e hs 9
cold_email 1z ei x
cold_plung 22 n t
cold_pres 1w 2r 1d
cold_proces 1z 0 y
cold_room 1q 5p 1n 9n f am d bz c
cold_stor 1p 12 c 5p f al t
cold_storag 1z 5p 31
cold_truck 1w a9 l
cold_until 22 fr a
cold_wal 22 9k h
cold_way 1s 5v 9
coldest 1z al b
coliv 22 bl s fg 1k
collag 22 c5 o
collage 1z 7 q a0 14
collaps 1z 2d a
collar 1g 4p 9 fs 1i fw 2i gc 12 ie 1i
collar_measur 22 ie 9
collar_stay 22 4o 8
colleag 15 y f 2y c 51 c 53 c 5c k 5f l 5n g 5q c 7a 8 as 9 az 8 bd o bk f bo d ch d di c eb f ee c ey v f7 e f9 a ga 9 hd b i9 c ic c
colleag_neighbo 22 bk h dp 8
collect s 12 y 1c g 1j i 1y a 2u a 3f a 3q 9 3u i 44 b 48 b 4a b 4c a 4i 9 4q f 4v k 5t l 5x f 6m n 6x c 8g 1r 8p d 99 12 9b f 9f r a9 i bz i c1 7 c5 8 da b de 9 e1 11 e4 6 ea 17 ek a es p ew c f4 n f8 n fp e g3 i gf j gn a gr g h0 f h8 g hb x hf a hx q ih 1o ip e
collect_bil 22 ic a
collect_box 22 5x 9 9b a
collect_buy 1w 4v n 8g u e1 c
collect_child 1u 4a f f8 b gn 9
collect_childre 1z 5v a f8 o
collect_collect 22 8g p
collect_count 22 ih 9
collect_deposit 22 55 9
collect_documen 1w av e hb 12
collect_dues 1w 6x 8 h8 r
collect_food 22 12 o
collect_hand 1z ct a
collect_keep 22 1c b 3q 9
collect_list 22 8g 9
collect_money 22 da a
collect_onlin 1z 9d f ea a
collect_ord 22 2u b
collect_outgrow 22 1j g
collect_pap 22 ce 9
collect_piec 22 9f 8
collect_point 1z ai 9 b7 9
collect_proof 22 ev 9 f4 a
collect_receipt 22 dg 8 ek a
collect_recycl 22 hx a ih k
collect_return 22 fp b
collect_review 1z ea 11
collect_school 1z g3 g
collect_sel 1z 1y k 8g o
collect_sew 22 4i j
collect_shop 22 12 9 6m n
collect_society 1r e4 7
collect_sunday 22 bz 9
collect_surplu 22 12 t
collect_twenty 1u 1b a 99 8 eq a
collect_used 22 ii 9
colleg 1d i e 40 b 43 9 b9 8 bg 1q bo h
colleg_plac 22 bg w
colleg_student 1z 40 9
cologn 1m 5 n 3q a
colony 1u ad 1i
colour 10 3 10 c r m g 1s o 1t f 3h i 4c a 4h b 4m d 4q b 4r c 8d d 8h 8 8x e 9d m b0 g bx 9 c1 g c8 p gj a hj c ik e io g
colour_allow 22 3 b 2s 9
colour_furnitu 22 9d q
colour_label 22 3 b c8 a
colour_nev 22 8d 8
colour_sel 22 4c 9 4h a
colour_shap 22 c8 e ik 8
colour_siz 1z 4q 9
column 1r 1a a be a eu 9 ex a hf e
com 17 s a 1o 9 4a h 6x 8 83 7 ay a b3 8 bk g co e
com_photo 22 83 a
comb 1z 1t 9 ik 8
combin 1n 4v q af z dk o
combin_harvest 22 af j
comedy 1s 39 1e
comedy_night 1z 39 u
comfort 1l 4h 15 fw b hs 9 i4 f io 8
comic 1i 8g 1m 8w o c5 n cs 34 g9 n
comic_book 22 cs r
comic_draw 22 c5 f
comic_read 1z cs 1f
coming 22 hl 8 ho a
comma 1w 40 9 du 6
comment 18 59 h 5a m 5g d 5j a 85 b at 8 az b b0 h b9 9 co c cq h e8 o ee c ep i er k gi c gp q ha 10 hc x
comment_directl 22 b0 9
comment_photo 22 l b
comment_second 22 cq i
comment_sort 22 hc v
commerc 17 57 f 5l i 5r 1b a5 e al l aw c ep 8 ff d he k ih c
commerc_beekeep 22 ad 7
commerc_brand 1w he 9
commerc_busines 22 57 b
commerc_clean 22 5l n
commerc_industr 22 ed b ic a
commerc_kitchen 1z 5r 1s
commerc_meet 22 e5 a i5 c
commerc_trad 22 58 9 eo a
commiss 12 1v b 2n c 70 y 9d g a6 u aw q bg 9 c2 i cp c dh i dj k e1 9 fc c fh f h3 b
commiss_insur 1z aw h
commiss_openly 22 1v 9
commiss_ord 22 a6 8
commiss_premium 22 aw h
commiss_shown 22 9d a dj 9
committ 1z 16 o
commodi 22 5h b 6n b
commodi_cod 22 5h 9 6n 8
common 1e 75 9 9e m b4 c ba d d7 r dh b e9 e es 9
common_jobs 22 95 a
common_part 22 9e p
common_questio 22 e9 f
communa 1r 19 12 2t o 5r a 74 8 fg h gf 9
communa_din 22 2t l 74 7
communi 10 g d i e 12 f 16 n 17 w 19 1i 1c f 1e 1g 1m w 5r e 5x d 64 f au h bj c bk m c5 b ci e co 11 cq s dd i de e ds d e3 x fg n fl 1i g3 8 g9 o gl t h7 a hh a i0 8 i3 y
communi_app 22 1m 1d g3 d
communi_associa 22 dd 9
communi_centr 1k c5 8 gl h hh c hi 7
communi_energy 22 1e 1n
communi_garden 1w 19 2a i0 b
communi_group 1q 1b a g9 j
communi_hal 1u ho 8
communi_liv 22 fg g
communi_manag 22 fg k
communi_memb 22 co b fl f
communi_onlin 22 5e b fl f
communi_own 1w i3 1e
communi_platfor 22 cq i fl f
communi_project 1z g9 i
communi_room 22 gl u
communi_rul 22 co b
communi_shop 22 de a i3 i
communi_student 22 7r a
communi_trust 22 de a
commut 1b cn g dn 8 dp 2b io u
commut_train 22 cn a
comp 1z aw 10
compact 1r 29 8 4x 9 gf 18 ij 8
compan 1b 4v l 4w j 4x t 4y f 4z g 53 i 5a 16 5c 12 5d g 5f u 5g s 5k h 5l v 5m m 5n j 5s 1g 5t h 6z h 9l f aj z ak x al e am f cc h e9 j ed j em j ey k f2 h f5 i gq j gw i ib 1a ic z ih h ii h
compani 1h 13 e 2g k 3w 1t 46 2i 76 f 7a 9 bk l bs 2v
compani_elderly 1z 46 1o bs n
compani_first 22 7a a
compani_old 1z 76 g bs x
compani_ring 22 46 a
compani_see 22 3w 7
compani_stay 22 3w 7 46 h
company o 1b b 2g 9 2u p 31 i 3m 8 46 j 4w o 4z k 5a y 5d f 5f j 5j e 5k o 5n z 5s a 69 b 6z c 9a k 9l j 9o g 9w i aj a ak m ao d au c ay e az n b1 u cc a dp c ei t el l ev d f2 c f7 s fa m fk b gf 8 gn c gq r gs e gv z h7 d h8 f hc b hd u iv b
company_agent 1z h8 b
company_ask 22 2u b
company_book 1u 6z i
company_build 22 5j 9 ao 8
company_buy 1z aj 8 ei a
company_canteen 22 dp a
company_car 1w ak 13
company_cut 22 5n b
company_din 22 e0 8
company_employ 1h 2u b hd e
company_event 1u fk 8
company_few 22 gv a
company_half 22 6l a
company_hand 22 ei b
company_hom 1z 3m a
company_leas 22 54 9 5o a
company_lend 1z 1b c
company_lunch 22 31 p dk b
company_meal 22 5v h a4 d
company_open 22 ei 9
company_ord 1s iv b
company_own 1p 5d c ev f
company_party 1z 5n m bz a
company_pays 1w dp 9
company_platfor 22 96 f cj h
company_post 22 4z a
company_product 22 5a a
company_reason 22 ei i
company_retreat 22 5n y
company_sees 22 7k a
company_sel 22 ic 9
company_shop 1z 69 9
company_softwar 22 gv 1x
company_sold 22 7k a
company_spend 22 5n b
company_sport 22 h a b1 h
company_team 1w 2u g fk f
company_train 22 hd j
compar 10 y d 1r u 27 a 3f a 3q u 4v c 5j 9 5p 8 9c c aw 13 c2 p c3 s c8 f dj 1c e7 d em c er b gt c h1 b h6 f ib c ij b
compar_bank 22 dj f
compar_both 1w c8 9
compar_grocery 22 1r y
compar_mark 22 er c gp 9
compar_off 1u 9c c aw 9 c2 a
compar_pictur 22 1u 9 80 b
compar_plan 22 7d 9 7r a
compar_pric 22 5p b
compar_superma 22 1r o
compara 1z 71 c 9c a hc b
compari 1l 6 8 1r o aw d dh j h6 8
compari_sit 22 aw c dh j
compens 1u 88 20 aj p es a
compens_emissio 22 aj m
competi 1k 4a c 4v c 5h f
complai 14 5l j 5m 9 7k d 7t c 7z t 88 p eg l f9 9 gg f gv l h7 f h8 n hc l
complai_sam 22 1 9
complet 18 1p a 5o 9 7j 8 8d 6 8f c 91 b 92 v f0 b fr e g4 c gh y h0 a hb z i8 b
complet_begin 1z 7h a
complet_fil 1z f0 c hb m
complet_first 22 f a gh f
complet_record 22 fu b
complia 1f 4w o 4y g de e f4 1w f5 1m h3 1a hd w
complia_certifi 1z h3 y
complia_cours 22 hd m
complia_paperwo 22 h3 j
complia_th 22 f4 8
complia_train 22 4y i hd j
compos 1m 7e b cp u d0 9 e2 z g2 1f
compos_video 22 cp i
compost 1h 9 9 a k 8c c 96 b ih 13 ii j iq h it s
compost_spong 22 it l
compoun 1s 3j q 9w 9
compres 1w ia 10 ik l
compuls 1r 15 9 ej c ey r go 9 gw k h6 9
comput 1a 1a a 49 b 59 b 5c 1l aq l bs a cm s cu 1c ec 9 em f i6 e
comput_backup 1z 5c k
comput_gam 22 cm z hs 6
comput_network 22 5c b
con 1q 2q r 3g h iu k
conceal 22 3 14
concent 1s 2r 8 5b d it h
concept 1u 9d c cr d
concept_stor 1w cr a
concert 1d m a 1w 1h 39 2h 41 u 4q 9 6v f 93 i bc 9 by g cq g du e dy j dz n gd q
concert_liv 22 39 v
concert_pupil 22 93 a
concert_venu 22 6v d
concier 1w 6t q 6z a bs t
concret 1p 3j g 9o e an q ao j gs s
conditi 1c 2 1a w e 1y d 2i g 4f c 4v 8 7r 9 80 f 8g 9 9f 8 ax d b9 9 gh d h6 11 i6 8 ix 9
conditi_good 22 4f d
conditi_photo 22 80 i
conditi_report 22 h6 h
condo 1l 6m 9 h8 18
condo_associa 22 h8 s
condo_board 22 h8 i
condole 22 3t n
condomi 22 f c h8 k
conduct 1s du 1r fa a
conduct_upload 22 du m
confect 22 69 q a1 m
confere 1e 4u 9 5b l by 1i c2 e c4 a ca 8 cc 9 eg a ev a f1 a gg 8 gh a gi 8 gm 8 hg k
confere_award 22 by h
confere_photo 22 by k
confere_plan 22 gh b gi 9
confere_talk 22 hg o
confide 1c u a 4w p 5e k ar h as s au w ax 9 bd i bo 9 c6 7 eb b ep 9 er a f2 x i4 6
confide_contrac 22 er c
confide_data 22 5e b gz a
confide_report 22 4w v
configu 1w 8o b
confirm 12 1v c 31 f 3o f 4q b 4t c 60 a 6r f 7p r a8 k c4 l dg 8 dh b et d ey b f4 c fb 9 g5 9 gz e is f
confirm_cancel 22 6r g
confirm_dat 1z gz f
confirm_fact 22 5g a at 7
confirm_lin 22 7w 9
confirm_phon 1z 4t a
confirm_suppli 22 c4 r
conflic 1q 5r c ca 8 fp c go a gz 12
congreg 22 6x u
congres 1q q b u c v c w b x b 6v 9 71 a 89 a
connect 10 1b p 1e g 27 9 6s a 6v e 7t a a9 b ak h al c cb c df i dg c dh b e5 a e6 b ed 1e f7 h fw a ha i i5 i
connect_bank 1s 23 8 7w 7
connect_both 22 d7 a
connect_client 22 ha 9
connect_sensor 22 27 d
connect_shop 1z i5 g
connect_system 1w ed e f7 a
connect_til 22 ed x
conscie 1u 1p 9 23 j 63 a hu 7
consent 10 u m w c z a 1s c 2y c 49 a 4u c 51 7 5a k 6t c 6y h 7p b 7u a 9j b 9t 1j b4 b b6 b b7 c bw c bx 8 by 9 cd b cg b d7 c d8 c e7 p ec i f3 c f5 y f6 g fn a g4 e
consent_ask 1s 75 8 be a hm 9
consent_data 1s b4 8 b7 9 ei 9
consent_fac 22 20 c cg a
consent_form 1q z d 5a c 9t b g4 g
consent_insur 1z 51 a i4 7
consent_keep 22 hc 9
consent_minor 22 b8 a fa 8
consent_music 22 5a a
consent_must 22 9t 8 cd 9
consent_not 22 r a
consent_parent 22 b6 a
consent_photo 1z 5n a 6y 9
consent_read 22 1s a da a
consent_record 1z bo a
consent_remind 22 6r b
consent_show 1z 9d 9 bw c
consent_shown 22 f6 b
consent_stor 22 b4 a b7 a
consent_writ 1w u i 13 9 gn 9
conserv 1r 3o i 41 a
conserv_train 22 41 9
consign 1q 4f m ip 1q ix m
consist 22 2j e
consol 1i cm n ec 8 ef a eu e ev 9 f0 a f4 8 hs 1y i6 e
consoli 22 7x 9 dk v
constan 1w 7 9
constru 1e 5q j 8f 8 8t i 9o 1m a3 t an e gh l gs 28 gt k
constru_company 1z 9o 11 gs y
constru_sit 1u a3 g gs 1d
consula 1z ce 1k
consult 12 l t o e u 1i 1g 1a 3f f 3h c 4z q 5g k 5h 21 7t 18 9n a 9u j av b ay 1l cb a cf 11 f4 j fb 16 ft 1a g4 f gi 12 h0 f ib k ic m
consult_help 22 1g 9 ay b
consult_not 1z u m g4 g
consult_offic 22 al 8
consult_own 22 f4 h
consult_smal 1u ay r
consult_writ 22 u a 9n e
consum 1h 7x m 88 1l a9 g dh b ea b i5 b ib k
consum_advic 22 88 8 dh c
consum_law 1w ea a i5 b
consum_right 22 88 u
consump 1w 28 q 2b v
consump_hom 22 28 l
contact 14 2e c 2f l 50 a 7u 9 b3 d bn d br f ct b da d e7 c ei 14 eo 17 f8 9 fa h fb a ff i fl 8 hc g
contact_food 22 8s a ii 9
contact_let 22 da a
contact_own 22 ff l
contact_profess 22 5d 9 fa d
contain 16 2q a 55 w 63 l 6l f ab 16 al v ao z gf 15 i3 l i8 f ih e ii x it a
contain_shop 1w 55 z i3 g
contami 22 5w d
content 1a 50 u 5x b 6g c 7l a 91 m e8 10 e9 1z
content_calenda 22 e8 o
content_creator 1z 50 h
content_origin 22 4c 9 ik 8
content_right 22 ba a
contine 1r 8w a cx i
continu 1m 4q 9 7e b ad 7 b5 a f4 8 hh 7
contrac r 1d a 1e a 1i 9 2u c 2w a 3h a 4z i 50 e 5b l 5l o 5q q 6m 9 7w g 9c 10 9l g 9r b af 8 aw c ax 19 ay w bm f bq a c2 c c4 f c6 m ce 9 dh 1h dj a e0 b em b eq 1h er 1s f0 u fd c gr b gt l gu d gz d h4 c h7 a hl 6 hy 5
contrac_age 22 cm a
contrac_automat 1z dh o
contrac_cater 1w 2u g 2w g
contrac_check 1u bm i er h i9 9
contrac_company 22 dj 9 dl a
contrac_dat 1z eq a
contrac_ends 22 54 9 ib a
contrac_first 1u ce b dh a
contrac_holiday 22 3c b f0 s
contrac_insuran 1u 1e 8 aw f
contrac_invoic 1w 4z b
contrac_minimum 22 5l b
contrac_nam 1w er b
contrac_open 22 6m b
contrac_ord 22 eq a
contrac_pas 22 eq b
contrac_payment 1z s 9 4z k
contrac_plain 22 ax g
contrac_policy 1z ay 1c
contrac_proces 22 ed b er c
contrac_renew 1u eq r ih 9
contrac_rent 22 5q v
contrac_runs 1z 5m 9 5o 8
contrac_says 22 er c
contrac_sign 1r eq 1r
contrac_start 22 er 9
contrac_templat 1u ax 1r
contrac_test 22 h3 g
contrac_wait 1z 9r 9
contrad 1q t 9 2a a bq 9 f4 9
contrad_both 22 f4 8
contras 22 ba b eg a
contrib 1o dd 1a
control 1c 1i 12 3n d 43 9 8a d 8n 8 hy 17 i9 j ib 1d
control_room 22 43 a 8a g
convent 22 9t b hs 8
convers y 29 c 42 1b 46 a 51 n 8v m 9c e as f b5 e bd 1a bs p c7 h cw i e5 d h7 9
convers_card 22 8v 12
convers_clas 22 42 w
convers_hous 22 1b 9
convers_partn 1z bd 11
convers_teach 22 42 a bd r
convert 1h h 9 2k p 36 j d2 11 dw 8 iv f
convert_van 22 36 l
conveyo 22 i9 14
cook u o 9 14 j 1q 10 2g i 2l j 2m x 2n 13 2s j 2t z 2u c 2w s 30 1k 31 k 4b 1e 5n z 5r v 5v x 60 10 61 m 67 r 6b p 6d z 6f o 6s a 72 e 74 8 8c 7 8l k 8m 8 8s 15 9z 1a a3 b a4 12 a7 m ai w d4 n fd d fr s gb w hk 1k ht 1x hu g hv h ih b
cook_again 1z d4 d
cook_approv 1z 2n a 60 9
cook_chef 1w 60 c
cook_clas 1w 2w a hk 1z
cook_cours 1z 30 i hk t
cook_deliv 22 2n l
cook_deliver 1z 60 j
cook_din 1z 30 a
cook_dish 1s a4 b
cook_even 1z 1q a 5n k
cook_gas 1u a7 z ai x
cook_guest 1z 2t k 30 g 74 7
cook_hand 22 72 9 d4 8
cook_hom 1n 2m f 2n d 30 10 5r d a6 a ht j
cook_kitchen 1z 30 o
cook_left 1z 5v a gb h
cook_lesson 22 hk 10
cook_look 22 72 9
cook_lunch 1z ht 13
cook_meal 1s a4 u ht 1m
cook_morn 22 a3 9
cook_neighbo 22 ht x
cook_not 22 5r a gb 9
cook_off 22 ht 8
cook_oil 22 ih k
cook_onc 22 74 7
cook_organic 1z 2w a 61 g
cook_own 1z ht a
cook_pack 1z 60 f
cook_portion 1z 4b a ht 1m
cook_ready 1z ht b
cook_rol 22 hk o
cook_sal 22 5r a hv 6
cook_sel 22 ht 10
cook_short 22 3x 9
cook_show 22 o a
cook_smal 1w 4b a 8l 7
cook_someth 22 4b e
cook_sunday 22 a4 d
cook_trust 22 6b 9
cookboo 1z 1q b d4 35
cookboo_recip 22 d4 t
cookery 1q 5r c 65 d 6b b 6d c 6j c 8l 8 8s c hk z
cookery_clas 1z 65 b 6b 9 hk e
cookery_school 1s 6d 9 6j 9 hk i
cooki 1w a1 1q f5 19
cookwar 22 8s t
cooky 1q 2p p 59 a a0 h a1 2b a2 i f5 n
cool 19 n b 25 m 2q 8 5m a 5p 18 5u f 66 8 69 c 90 b 9w b a7 d a8 f hs 7 ib k
cool_box 1w a8 8
cool_farm 22 5p r
coop 22 1e 1r i3 11
coopera 1c 1e 1j 4u h 4v y 5q 9 71 8 a6 f a9 m ac 8 ap k i3 1j id c
coopera_deliver 22 a6 h
coopera_yard 1z ac 8 af 8 id 9
coordin 1h 2x 15 4k 9 7d 9 7u 11 c4 2f
coordin_car 22 7u y
coordin_wed 22 2x g c4 h
cop 1r hw 8
coparen 22 1h m 1s 1l
copd 22 89 1w
copi 1f t a 15 9 6n f 8s a 9m c b9 8 ec a eh b ep g f5 i gt g
copi_chang 22 ep h gt h
copilot 1w aq 13 e5 9
copy 14 1l d 1n b 2y f 5b b 5i 9 5k 7 8s c 8v e 9m a b4 c by 9 c9 g cb r cc g cm o cr l cs g d1 a d2 a d4 d du b e9 s eq 9 f4 b f5 a ha f
copy_documen 22 d1 9
copy_family 22 d2 6 d4 8
copy_hom 22 cr 8
copy_numb 1z ha i
copyrig 1o 2p c 8y b ch c co c dx 9 f9 9 g2 k
copyrig_strik 22 g2 j
cor 1q 9n c 9o q
cord 1p 26 u 3o m 4d c 9f 9 hz 7
cork 1k 65 e 8s d dz a fz 8
corn 11 h k p b 1n 7 1x b 2g b 2j d 2z 8 52 h 5i l 5m e 5y b 7y b 85 9 8g g 8m 9 9b d 9k i a5 j ad 9 bu 8 cr 8 de b dj a f0 e ft b gf 9 hq e hs c
corn_gym 22 h f
corn_hous 22 7y h
corn_shop 1n 1x c a5 o de a
cornwal 1p 8r 9 8z 9
corpora 17 1b k 4n g 4y f 5a t 5f 1i 5n u 91 g a1 e aq c az b b0 c b1 w bw d by r el j h8 c hd f is m
corpora_event 1w 5n l by y
corpora_gift 1u is q
corpora_learn 1z 4y i hd i
corpora_podcast 22 5a m az f
correct 15 2d t 3r 7 42 o 50 9 5b i 7w 7 av 9 b6 g bd f ci m d2 7 d6 e e5 d e9 b eb a ek i em a eu c f6 i gp 19 gy c
correct_first 22 e9 b
correct_lat 22 42 a
correct_not 22 u b f6 b
correct_postur 1z g e bc a
corrido 1m t e 3q 9 4w i 9w k
cosmeti 1m 0 12 1 o 3 o d n 7d e 7q m 91 a ir 8
cosmeti_brand 22 0 f 3 n
cost k 1h k 22 10 27 9 31 b 37 b 3q g 57 b 5j 8 6n b 6s m 7y 8 cc y d6 9 d7 k da m dp 9 fz 8 g8 a gw a hv 6
cost_check 22 1c b bm k
cost_driv 22 22 k
cost_enquiry 1z 30 a
cost_low 1z 2q 9
cost_managem 22 cc f
cost_materia 22 45 a
cost_money 1s 20 a
cost_nam 1w di 9
cost_next 1s b 8
cost_nobody 22 fz a
cost_own 1w hv 6
cost_pack 22 5v a
cost_post 22 64 a
cost_pow 22 6j a ab 8
cost_pric 22 d8 a
cost_quart 22 cr 8
cost_shar 1z dp 9
cost_siz 22 im 7
cost_smal 1s 2e 9 fw 9
cost_softwar 22 6s w
cost_sold 22 0 9 2o a
cost_someth 22 8f 7 i3 8
cost_split 22 da g
cost_travel 22 47 9
cost_trust 1z 1 8 em a
cost_typ 22 da 9
cost_wast 22 2q 9 2r 9
cost_work 22 hv 6
costa 1u c 9 k h
costum 1l 45 k dv 34
costum_rental 22 dv 1b
cosy 1u cm 14
cosy_gam 22 cm p
cot 1q 1a a 26 t 75 8 8u g ix 1a
cot_bounc 22 ix b
cots 1s 26 l 8u o ix 1i
cots_high 22 ix f
cotswol 1z c0 8
cottag 1p 34 12 3c g
cotton 1e 4c u 4g e 4r e 4s g 8k 8 ik 18 in e
cotton_sock 1z ik y
couch 1m 3i g 7h 1b b3 v
couch_run 22 7h 12
cough 1p u h 7t 9 ie 16
council 14 1e b 47 b 4w 8 56 9 ci 1c f1 f f3 c g9 f ge p gf 9 gg i gi 1g gl i
council_decid 1z ch a ci c gi 9
council_lawy 22 u b 9o a
council_meeting 1w ci q
council_pay 22 47 9
council_tax 22 7w 9
counsel 1h 3w 1h 7m 1i as 11 bg i f2 13
counsel_phon 22 f2 9
counsel_student 22 as g
count p j 9 x 9 y h 10 c 18 9 1b 9 1f e 1m 7 1t c 25 9 2j k 2o h 2r f 2s a 4o 8 5o a 66 b 6l g 6n 7 7i i 7o 9 7q d 7s a 84 8 8c e 8f j 8v b 8z 9 93 b 99 f 9h 9 9p a a0 9 a4 h a8 8 ac 9 ag 9 aj g bb a bg a ce a cq b cu 7 d2 7 dt b dv a e4 7 em b ey d gq a gy u i3 g i8 8 ie b ii 9 ij 9
count_answ 1w 7n a
count_ask 22 d2 6
count_asks 22 10 8 cn a
count_back 1z s 9
count_big 22 8h c
count_calory 22 7i 9
count_check 22 j a
count_deliver 22 a8 i
count_door 22 6m b
count_employe 22 4z 9 9a b
count_end 22 79 7 e6 b
count_error 1w ec a
count_everyth 1z gy 9
count_fifty 22 y b
count_food 1z 6e 9 8c 7
count_lat 1z ft a
count_legal 22 ce 9 gr 9
count_look 22 1a b 8r a
count_medical 1o 6 f
count_money 1z 7s d de f
count_must 1w 7q d
count_near 1w 2r f 2s 8
count_next 22 2s 8
count_nobody 22 84 a
count_noth 1z 89 8
count_often 22 1t i
count_ord 22 5v a 9p 9
count_packag 1w 1v 8 2x 9 37 a
count_paid 22 aj 8 ej a
count_pays 22 cq b
count_photogr 22 8f 7 99 9
count_piec 1z a 9
count_plant 22 ac 9
count_proof 22 gs a
count_questio 1w 8v a dc c ey a f4 9
count_return 1u ii 8
count_right 22 6l b
count_run 22 7h d
count_sal 1u a3 d ih 8
count_sel 1z 1i 8 cq a gy b
count_sign 1w 6n 7
count_siz 22 dv 8
count_step 22 bg a
count_stock 1w 4v 9 6k 9
count_than 22 7q a
count_toward 22 93 a
count_view 22 hg 8
count_visit 1z x a
count_wash 22 8f 7
count_wear 22 56 c
count_word 22 b6 a
count_work 1r 1b a
countdo 1s 1i a
counter 1s 8c 13 a8 k ap 1k
countri 22 1n 8 75 8
country 13 2o h 5h u 5y b 64 n 73 6 75 9 79 1b 7a e 7d 7 ax d ce f de q g1 9
country_loaf 22 2o p 5y f
country_point 22 75 c
county 1c 9v 9 c6 9 gk g gl a
coupl w i h 25 c 2x 1n 2y 19 3r n 4k a 73 v 7m m 8v t bw a c0 8 c3 19 c4 i d7 2a e0 t
coupl_book 1w 2x 9 2y 9 7m 9 e0 8
coupl_both 22 d7 b
coupl_choos 22 2y l
coupl_dat 1u c3 b
coupl_family 1m 2y w 73 j
coupl_friend 1r 8j 6
coupl_plan 1u 2x n c4 l
coupl_see 22 c3 e
coupl_shar 22 d7 o
coupl_sleep 1z 25 9
coupl_spend 1z d7 n
coupl_suppli 22 c3 j
coupon 1w 1r b
courag 1w 7c y fl 9
couri 1b 2n q 3s 6 5t 2b 6m 17 6o l a6 r a8 u
couri_company 22 6m 9
couri_servic 22 5t r
cours y h j i 11 j q o m s g 14 i 15 r 1a 17 1l 10 25 9 2t c 30 k 35 12 42 k 4a g 4x d 4y b 5f z 78 r 7e g 7l l 7s j aq 1h au j b5 k b8 1c b9 1i ba 1y bb 1h bf 9 bg p bi u bk a cu b d9 c ey 11 fq f g1 f ga o hd 1c hh y hi x hj b hk 12 hn e ho 8 hq 9
cours_ask 22 35 a
cours_assign 22 hd h
cours_begin 1w aq f ba l hh 7
cours_book 1u i c s j 1l 1e
cours_certifi 22 bb g
cours_creator 22 ba m g1 g
cours_ful 22 h a
cours_group 22 7s j
cours_larg 22 au d
cours_lesson 22 i 9
cours_library 22 cu b ey i
cours_list 22 1l 8
cours_liv 22 3q 9 bi m
cours_offic 22 15 f aq y
cours_own 22 e7 b
cours_part 1s i c aq 9
cours_platfor 22 aq c ba h
cours_quiet 22 dl a
cours_set 22 5f a
cours_teach 22 ba 11
cours_weekend 22 8h a
cours_work 22 ba a
coursew 22 be v
court 1b h y 1h e 5b w 7x j 88 d 9l a 9u b bq d eq l fk 8 gm b gu g gz o hr 2o
court_lat 22 9u d
courtya 1z 39 c 3l q
cousin 1e 14 e 1y e bg f bl e ce d d0 f d1 e e0 c
cov x 2m c 36 a 3g g 3k e 8x j 90 f 9f 9 at s aw 1e az a b0 9 bn j db 9 dc 16 gv e iq l iw 12
cov_boot 22 iw e
cov_cost 1q 33 8
cov_let 1s at 18 bn t
cov_pay 22 2m c
cov_phon 22 36 a
cov_plain 22 aw d
cov_rent 22 3a b
cov_trad 22 aw p
cov_train 22 5e b
cov_wrong 22 9g b em b
cover 1b m f 2p 9 3h a 3o d 3p 6 dc 10 eg 9 ez h h1 f hr 7
cover_plac 22 b2 7
coverag 1w ha 12
coverag_book 22 ha j
coverag_report 22 ha l
cow 1o ai h hu 1s ie 1q
cowork 1e 3a 2i 57 a 5s 1d cf a cg 9 et a f6 a fl j
cowork_cal 22 fl m
cowork_spac 1h 3a 18 5s d
cows 1q ai 17 ie u
cows_ireland 22 ie 8
cozy 22 cm 12
crack 1d 29 c 3h n 68 i 8z m ag 9 dc g dy d dz b gs c
crack_repair 22 3h 8 dz 8
crackl 1z e1 j
cradl 1z o d 26 1m
craft 18 6h z 6i 1n 8b k 8k h 8t q ba s c5 s eh y en 9 f8 n fh 17 gq b gt n hi 12 hw 15
craft_beer 1w 3b 8 6i 1v
craft_box 22 8b a 8t l
craft_brand 22 fh i
craft_brewery 22 6i f
craft_busines 1w gq e
craft_clas 22 c5 f hi 9
craft_gin 1z 6i k hw c
craft_kits 22 8b e 8t l
craft_market 1o fh 9
craft_worksho 22 ct a hi 1a
craftsm 1q 4j k 8k j 95 o cw a eh u
craftsp 1s fh q hi 1r
craftsp_show 22 hi k
craftsp_teach 22 hi c
cran 1s ao 1f
crash 1m do a
crat 1b 12 l 5p 1v 5q e 5x x 6h 1d 6i e 6j c a9 n d2 7 ds b e1 12 hj a ii 13
crav 1w 7s 1k
craving 22 7s u
crawl 1r ca 9 eg 9 hn c hq f
crazy 1q fk m
cream 1c 0 h 1 1o 3 d 4 1e 9 z b m m 9 y e 2q 27 4m c 6a h 7c b 9y v
cream_cream 22 4 m 2q k
creamy 1z 69 9 9y 8
creas 1z 8w c 90 b ip 8
creat 1c 5 j 1n 8 c9 n ct d ej i et d gt u
creat_invoic 1z ej l
creatin 22 7 11
creativ 1n 58 a c5 q c9 26 cp 1n
creator 1d 4q n 50 2g 58 s ba j c9 y cp 1q cq 2m dg h fb k g1 2g g9 p
creator_br 22 cq k
creator_brand 22 50 u 58 y
creator_fans 22 cq n
creator_fre 22 50 r
creator_hand 22 cp b cq b
creator_meet 1w cp a cq a
creator_open 22 g1 f
creator_paid 1z fb h g1 f
creator_shop 22 50 i g1 g
crech 1u 3z z fp r
credit 15 3l a 4u 24 5g f 7w 2n 7x 11 ae 9 aj 1u db a dd k di i g8 y he w
credit_bureau 1w 4u p 7w 9
credit_card 1s 7x 1b di e
credit_history 1z 7w 1z
credit_loan 22 7w t
credit_scor 1s 4u 2d 7w 1r g8 f
credit_union 1w 7v a dd e g8 c
creek 1z aj l id h
creep 22 ib l
cremat 22 3u 1s
cremati 1r 3q 2d 3u 1p
cremati_pets 22 3u m
cremato 22 3s f 3u e
crew 15 3c g 3h e 3j b 3l k 4n w 5a k 98 m 9a s 9o e ac h b1 f gg 8 gk t gs e gu a gv x
crew_build 22 3l f
crew_certifi 22 aj 9
crew_count 22 ac 9
crew_keys 22 gv f
crew_plan 22 gv m
cri 1u d3 9 e2 9 hn 9
crib 1w 26 19 8u q ix 19
cricket 1q 6b 18 8m 8 ah 9
crim 1p 8j 1r cj e
crim_cas 22 8j e
crim_fans 22 8j p
crim_sery 22 8j d
cris 1z 7e d 7m e ga 8
crisi 1s z c 7e c 7m a f2 b
crisi_numb 22 7e a
crisp 1s 2v j 68 o ab d hs b
criteri 22 w a
critica 22 9c f
crm 1p cb 9 eo 31 h4 e h9 18
crm_smal 22 eo 15 h4 d
crochet 22 8d 1t
crocker 22 bz i
crocker_hir 22 bz e
croissa 1u 2j z 2o 1l
crook 1n 87 c hv 9
crop 1i ac r aj 8 cd k dc 13 id 23
crop_diseas 22 id l
crop_insuran 22 dc 10
crop_weed 22 ac 9
cros 1d 4m e 7k e 84 e 88 c 8d b ac 8 av e bh e de i ew l fa h gi 8
cros_back 22 4m f
cros_bord 1r av e de h ew k
cros_calenda 22 7k g 84 g
cros_company 22 fa k
crossbo 22 8b a io n
crossfi 1z h q
crosswo 1z cn 1g d0 7
crowd 1j 7y 11 g9 i
crowdfu 1s 1c 17 8v n g9 2c
crowdfu_platfor 22 g9 1d
crown 1p 10 1l 11 1r 7d g
crown_bridg 1z 10 v
crumb 1s 17 a 3b 9 66 c
crumbl 1z 72 h cw 7 dz 7
crumpl 22 eu e
crunch 1s 68 b
crunchy 1r 68 y 9x j 9y r
crush 1u 6d a 6e 9 i1 7
cry 1h 1g o 26 1a 8w b e2 a
crypto 1q df 3n
crypto_app 22 df v
crypto_exchang 22 df h
crypto_hold 22 df 14
crypto_portfol 22 df 16
cub 22 3b a 61 a
cue 1z c4 f dx 14
cue_silenc 22 dx 9
cues 1u 7g 9 dx o
cuf 1q 89 y cy 9
cuisin 1u 2m t 6d 13
culprit 22 8j 7
cultiva 22 6b q
cultur 1l 3r 7 8c 7 ay j cz 7
cultura 1s 1w c 64 c
cumin 22 6d n
cup 1d 6 m 1f 8 2e t 2s s 4s g 5z g 6e a 8z e ap j ii r
cup_cups 22 2s 8
cupboar 1e 3h f 4v f 4x a 6d a 8v h 93 f 9h c 9k f dv p
cupboar_ful 1z 4v b dv 7
cupcak 22 2p 16
cups 1g 6 l 8 9 2j i 2k s 2r 9 2s 17 8z m hh b ii 1l
cur 1n l 9 w b 4h a 7e b 7s c au 8 be c ef d ir h
curat 1m 54 8 ch o fh 1g fl f g9 7 gd 13
curator 1w 6w 16
curiou 1g 65 d be d
curl 1w 2 1h c o
curly 1p 2 17 c 16 bu d fn d
curly_coat 22 fn 9
curly_hair 1s 2 q c 11 bu b
currenc 1n am 9 d7 a g1 a
current 1k 35 a c9 m
curricu 1l 1p 28 at f b4 d b7 e f9 1e
curricu_grad 1z f9 q
curry 1i 5v h 67 i 72 p 9z 1j a3 t a4 i hk 19 ht a
curry_past 1w 67 h 9z 1a
curs 22 2g e 8e 9
curtain 1k 2z a 3i f 3o 2j 74 d 90 n 9w i i2 6
curtain_roman 22 3o e
curv 1k 29 a 9k 10 ad d al 8 ca f ib a im f
curvy 1w im 17
curvy_women 1z im i
cushion 1n e a 3f d hq c iv v
cushion_floor 22 hq b
cushion_screen 22 iv e
custody 1p 1h 20 1s w df k
custody_calenda 22 1h n
custody_schedul 22 1h 9 1s m
custom 16 2 f 5 h 2a 18 2p 1h 3o j 4h f 4k r 4o q 4q 11 59 e 5h r 6l a 6n 2h 71 7 8o 17 91 h ap c bx a e2 11 fb e i8 h ir x is 19 iw b
custom_agent 22 6n s
custom_declara 1z 6n 18 i8 j
custom_fit 22 iw f
custom_food 22 64 a 71 9
custom_form 22 6n m
custom_furnitu 22 8o q
custom_gift 1z 91 k is 10
custom_offic 1z 6d a 6l a
custom_pap 22 6n m
custom_print 1z 2a 1d 4q z
custom_siz 1z ir p
custom_softwar 22 59 j 6n s
custom_tax 1z 5z 9 hw 6
customi 22 1n b is m
cut x c 19 18 9 2a f 3n 9 4g 9 4m i 4n h 4o h 4s e 53 c 5a c 5i j 5y 9 66 p 8b b 8e g 8k d 8l 7 8m 9 8r j 8s i 9h 9 a9 b ab i bu v cc i cy f g6 u hg j hu 7 hz l i2 8 ic 9 il c im b io 8 is d
cut_back 22 i2 8
cut_beard 22 bu m
cut_board 1z 8s l is n
cut_colour 22 c u
cut_hair 22 c y bu d
cut_lat 22 8l 7
cut_must 22 4o 8
cut_off 1w 6o 8 gb d i6 8
cut_onc 22 ag 8
cut_own 1w 8r 8 hz e
cut_pattern 22 4g a
cut_room 22 66 a
cut_sam 1z bu a
cut_short 1w 5a b hg h
cut_sit 1z cy p
cut_siz 22 4m b
cut_stitch 1z io f
cutlery 22 bz r
cuts 18 b 8 c n 3m b al f bu n dx 9 hg c hk 9 i2 c
cuts_beard 22 bu d
cuts_hair 22 c k
cuts_hom 22 3m e
cuts_peak 22 al i
cutting 1z 1u j 53 l 8q 11
cutting_friend 22 8q f
cvs 1s at 13 bn b
cyb 1u 5c r 5k c f3 1i
cyb_insur 1z 5k 9 f3 b
cycl 1d 6 p 1k 8 21 k 23 e 74 8 7k 28 84 f b3 1q f9 9 ic i il p io a iw d
cycl_club 1z b3 1x
cycl_rout 22 21 n 74 9
cycl_track 22 7k w
cyclist 1g 2f 10 5t 9 74 11 8k 7 b3 q dl w dn w iw m
cylind 1o 2h r 3g l 3n x a7 27
dabba 1w a4 k ht o
dad 1j cl g d3 8
dad_read 22 cl g
dads 1h 82 7 hn a
dads_baby 1z hn a
daily y 4 8 7 o y d 3v z 7e f 7n e 7s 9 82 6 a1 8 ag 8 b7 m bf a bs f ch n cn o ed e fo h fq i g4 c g8 k gs l i1 z
daily_lesson 1w j 9 1p 7
daily_lif 1z fq a
daily_limit 1z a1 c
daily_messag 22 7s a fo g
daily_not 1w ai 8
daily_practic 22 41 9
daily_repayme 22 g8 j
daily_report 22 6y a gs l
daily_sachet 22 7 a
daily_taking 22 g4 k
daily_task 22 7f 9 bf 9
daily_use 22 2e a
daily_video 1z fq a
dairy 1h 2q e 66 17 a9 b ie s
dairy_fre 22 2q e
dakar 22 8y b
dal 1z g6 9
damag 10 28 s 2z 9 36 l 3c g 3f c 3h 9 3i 8 3j 8 5q d 88 8 8q h 8u k 92 e 96 b 98 c 99 b 9a p 9f d 9i d db e fc 9 gg o gw u h1 1b h6 k ix g
damag_ask 1w 45 9 92 9 9i a
damag_bil 22 6l b db b
damag_buildin 22 9a b
damag_clean 1z 8u 9 dv 7
damag_hom 1w c 8
damag_insuran 22 9a b 9r 9
damag_item 22 99 9
damag_los 22 92 a
damag_machin 22 4i 8 96 9
damag_neighbo 22 7b 7 if 9
damag_photo 1r gw i h1 m
damag_proof 22 9i b h6 h
damag_roof 22 98 j
damag_settl 22 1x a gl 9
damag_theft 22 3f 8 5q a
damag_way 1z 2p a 8q 9
damag_whil 22 3o 7
damp 1i 27 f 3h m 6j g 9b f 9k 1v ao 8 dy i
damp_wal 22 27 f 9k z
danc 1b i 2h s i 1w k 2s 8 4e f 4j c 4m 9 by z bz c cz 8 e0 o e2 7 hn q ho 19
danc_clas 1z i 1b 1w e bj a
danc_floor 1z i 9 bz d
danc_school 1q i 1h s i 4j 9 4m 9
danc_show 1z by u
danc_studio 1z i j 2s 9
dang 1n 1f a 21 b 3w 7 7m k 8b 7 f2 a h1 a
dangero 1n 6l c 7j k 7s c bj b cy 6
danish 22 4e f
dar 1h j d 1x a bm c gj 9 hj 8
dar_ask 22 1x a
dari 22 51 b bh b
dark 15 3 c 1n 8 2n g 32 b 69 h 6f e 6i e 73 b 78 9 80 h 84 s 8k 7 a5 g
dark_empty 1z b2 7
dark_kitchen 22 2n l 8c 7
dark_light 1z 80 8
dark_room 22 84 g
dark_stor 22 a5 m
darkroo 22 8h 2m
darkroo_enlarg 22 8h 10
darn 22 4p d
dart 1z fk 1d
dash 1z iw j
dashboa 1c 89 w 9v e aq n ed 2e en p ha t
dashboa_data 22 ed n
dashboa_morn 22 ed s
dashboa_patient 22 89 s
dat p p c 1s e 1w i 1z d 2k b 2p i 2t a 2x e 2y l 2z c 30 d 31 j 33 c 36 e 37 c 38 b 3p a 43 c 5f j 5n i 62 l 68 l 6d 9 6q 8 6r b 8w b 92 e 98 a 9a b 9c f 9l 9 9v h 9y e a1 8 au 9 ax a b9 7 bf c bh d bj 1d bo c bw a bz a c2 s c3 n co d dy f e0 c eg d eo e eq e eu e fn i fo b g7 m ge c gk a gs d gw a gz h hi b ic b is l
dat_agr 22 p b 2x a
dat_app 1z bj 2g
dat_ask 1z 2x a 2y a
dat_back 22 gk 7
dat_birth 1w 3p 6
dat_book 1q dy a
dat_bus 22 ds a
dat_check 22 ce 9
dat_contrac 22 eq b
dat_count 22 eo a gz a
dat_evidenc 22 bm a
dat_family 1z 3p 8
dat_field 1z eg e
dat_final 22 31 c 5n b
dat_first 1z 3p 7
dat_fit 22 1o 8
dat_guest 1w c2 g
dat_host 22 2t a
dat_instead 22 4o a
dat_kept 22 3h 8
dat_label 1z 62 9
dat_last 1u ax h ff 9
dat_mat 1z ft a
dat_next 1z dy 8
dat_nobody 22 ey b
dat_off 22 dm 9
dat_open 1w f7 a
dat_payment 22 es g
dat_plac 1p 1w c hi 8
dat_practis 22 bh 9
dat_send 1z eu a
dat_set 22 9v g ge a
dat_show 1w 18 a ey a ic 9
dat_shown 1i 9c b
dat_stand 22 5i 9 8n 9
dat_whol 22 5n b
dat_writ 22 9h 9 fx a
data s q a t b y e z c 2i e 4u m 5d c 5e f 6r d 6u 9 6v c 6x 9 72 9 79 1e 7r 9 84 a 9p 8 aq u ay a b8 b bf 8 bn f cb s cd 1b ed 1a ei a eu 10 ex b f0 a f5 1e f7 e g4 8 gw b gz a h0 b h1 c h2 c ha c hf n i1 7 i5 i ic r
data_abroad 22 79 z
data_agreeme 22 5e b ay e
data_allergy 22 6r b 72 9
data_analysi 22 aq p
data_analyst 1z aq w
data_apart 22 84 a ha 8
data_authori 1z 4u 9 ae 7
data_check 22 5d 9
data_childre 1u b4 9 b7 9
data_collect 22 hf j
data_country 22 79 q
data_dead 22 9q 9 gj 9
data_deposit 22 gr 9
data_employ 22 bn 9 f2 a
data_entry 1u 5e l cb s eu o
data_handl 22 g3 8
data_kept 1w 4w a 9p 8
data_label 22 cd 1w
data_licenc 1w ct a
data_minor 22 6x 9 9t 8
data_mis 22 ed h
data_must 22 2i a
data_parent 22 7l a
data_patient 22 2d a 81 9
data_pipelin 22 ed 1d
data_plan 22 79 1n
data_proces 1z 5c a e5 9 ed a
data_protect 1j 9u 9 f0 9 f5 1i hd b
data_read 22 87 a ha 8
data_sheet 22 8o a
data_sourc 22 7q a
data_used 1z 4u 9 6v a eo 9
data_work 1w b8 d
databas 1h 50 d 5g s ap 8 cc z d1 9 ei g fy a h9 1e hf t
databas_find 22 50 e
databas_form 1z hf q
daught 16 p j 15 c 2c n 3s 5 51 c 7p 9 83 h 8a a cu 9 cz 9 d4 a ds e fi m gj a hl 6 hu 6
daught_cal 22 83 g
daught_neighbo 22 ds f
daught_read 22 15 f
dawn 1o 16 b 5l b 78 6 7c u ae f cp 9
daycar 1q 2w t 3z 22 6y 1a fp 2x
daycar_near 22 3z g fp i
daycar_parent 22 3z m 6y z
dayligh 1q 3 u i2 7
daytim 1q e d 3b 9 hh 8
daytim_plac 22 3b 8
dead 1c 17 e 3p 6 3q 8 3t u 3u u 79 6 9q d ae e e4 9 gj i if d
dead_ends 22 d1 6
dead_fish 22 ae 8
dead_panel 22 if g
deadlin 19 3q c 4w j 57 g 5g l 9m 9 bg k bm q c6 b dg j eg 9 ek d eq i et m gw e gz 1c h0 n
deadlin_bil 22 gz g
deadlin_pap 22 3q 9 bg 8
deadlin_signatu 22 gh a h0 9
deadsto 1w 4c p ig 19 ip k
deaf 1m 1f 1r 51 1l 6w d 86 1a eg n
deaf_visitor 22 6w d
deal 16 4i i 5q h 6p n 6q 8 8p e ae c af f ah 9 bt a c7 d eo q fe 13 h4 p id c ig b
deal_car 22 bt b fe b
deal_open 22 6q a eo b
deal_used 22 2i a 8p a
dealcoh 22 6g s
dealers 22 6p a
dear 1g 1r f 22 9 69 9 6j a 8g b 8h 7 9y b ab 7 e1 8
dear_again 22 8h 7
dear_than 22 am 8
death 1j 3p 7 3q i 3t b bp a bq 1z hx f i1 7
death_account 22 bq w
death_family 22 bq a
death_sort 22 hx g
debit 1m 1c a 5u b d8 o de 9
debit_card 1w d8 m de 9
debt 1k 1r b 7x 33 d6 1b di a es 17 g8 b
debt_advic 1z 1r b 7x 12
debt_app 22 7x j d6 u
debt_collect 1z es 17
debt_plan 22 7x w d6 i
decad 1s 1c a 3v 9 7c 7
decaf 22 5z s
deceas 1u 3t 1a 3u 1a
decemb 1j 1o g 66 a 6k a 8i 8 ev 9 hz 1s i4 7
decent 1j hq 8
decent_coffe 1w hq 8
decid 11 5 a v d 1e 9 1q d 2w l 3t a 6y g 7s a 87 b 9c f 9j e 9q 8 bp b bq a c4 9 cd d d6 9 dc a gh c gi l gj a gp 9 he a
decid_alon 1z 2w a 6y 9 ij 9
decid_ask 22 7q a
decid_buy 22 4r a f7 a
decid_claim 22 h1 9
decid_pag 22 3t 7
decid_pays 22 46 a h2 9
decisio 1g 1q a 37 a 4u x 5g 9 5j c as e be e ed e f6 1k gh i h1 c
deck 1i 3h g 3j r 3l f 8g 8 8v s b0 y
deck_build 22 3l f
declar 1z 6n y dq e eg e
declara 1q 6n 26 av i dg 9 i8 m
declin 1o 83 m eq 9 ez 9 fb d
declut 1z 9j 2f
declut_wardrob 1z 9j 12
decodab 22 b6 13
decodab_story 22 b6 u
decor 1z 2x a c1 1z
decorat 1g 2p 17 2z u 3h 20 45 9 6n e 9d j c1 26
decorat_hom 1z 9d k
dedicat 22 1n g 2p b
deduct 1s g8 k
deducti 1s av z
deed 1z gj a
deep 1d 3 e u a 3i z 4j e 7b d 8i a ge d i5 a
deep_clean 1p 3i z 4j e
deep_end 22 7b a
deepfak 1w 87 1h f3 15
default 1p 4u v eu c
defeat 22 cy q
defect 1l ge 1f gs 2b gw q h6 p i9 21
defect_defect 22 gs e
defect_photo 22 h6 h
defenc 1w 2f n hl 1k
defenc_women 22 hl k
defi 22 df w
defin 1w 1s d b4 c ed b fh 9
degre 1r 1a a 23 e 2z a bg v
dehumid 22 dy b
del 22 6s 9 ab 7
delay 1d w 9 11 8 82 h 88 1q fn 8
delay_train 22 88 r
delegat 22 6v b ar 8
delet 1b u 9 1t a 20 g 7k n 7s g au b b6 d bd d bo j bs g cf 9 cg a ex d f5 1c f6 k
delet_ask 1z 10 8
delet_everyth 1z 7k a cf a
delet_recordi 1z bo a c7 8
delet_request 1w f5 t
delet_tap 22 7k a bd a
deletio 1u da c f5 f f6 d
delhi 1k 37 9
deli 1o 67 p 9z l
delicat 1o 65 c 66 i 6c a 6f a 9z 8 cf 9 hk 7 hw 7
delicat_hotel 1z hw 6
deliv 10 2n y 2u r 2w p 2y h 31 m 3s 6 4b m 5m e 5o f 5t 1a 5v g 5x j 5y x 60 y 63 m 6o 19 8q d 8r n 99 n a1 8 a2 8 a5 c a6 o a7 b a8 p b0 c d1 e dt u fr c gx 12 hu 7 hz p if a is 9
deliv_first 22 2y a
deliv_food 22 2n g
deliv_lunch 1w 2u j 2w a
deliv_medicin 22 6o 9 a8 9
deliv_onc 22 4v c
deliv_own 22 fr a
deliv_pharmac 22 5t 9 a8 8
deliv_restaur 22 6j a
deliv_shop 22 5t 12
deliv_themsel 22 5t f a6 d
deliv_thirty 1z hz 8 is d
deliver r y 9 2m h 2n 1d 2p g 2u s 3e 9 3s 5 4b n 4k 9 4v b 5b e 5m w 5o j 5r g 5t 13 5v s 5x r 5y p 60 u 61 j 64 p 69 b 6c b 6g 8 6h g 6j n 6m e 6o z 6s v 70 i 8o n 8q n 8r 10 8t 9 8u o 91 r 9n i a1 d a4 17 a5 15 a6 1b a7 10 a8 15 ab d by a bz n c1 7 cx n eu h fr x g1 b gx 15 ht g hu g hz n i5 d iv d iw a
deliver_app 1z 70 f a6 1p
deliver_apps 1o 5t c 60 e a6 b ht 9
deliver_automat 22 g1 j
deliver_box 1z iw i
deliver_brand 22 5r c
deliver_company 22 a4 d
deliver_cook 1z 2n a
deliver_dat 1k 6q a
deliver_door 1s 8q e
deliver_driv 22 gx p
deliver_empty 1z 6h c
deliver_expensi 22 2u b 4b 9
deliver_fit 22 8o m a8 8
deliver_friday 1w 8r d
deliver_hom 1s 5y k
deliver_kitchen 1w 2n 1v 5r f a5 h
deliver_lat 1r 4k c
deliver_local 22 5t u
deliver_near 1u 2n 12 a5 s a6 q a7 o ht a
deliver_not 1s y a eu v
deliver_part 1q 5t b
deliver_plan 1k gx j
deliver_platfor 1w 2u g 70 f a6 g
deliver_restaur 22 2n l a6 h
deliver_rid 1s dg a
deliver_round 1z 6h d
deliver_rout 1z gx 1q
deliver_sampl 1r 4v a
deliver_servic 22 5t k 5x f
deliver_set 1w bz o
deliver_vans 1z 55 f gx o
deliver_weekly 22 a4 h
deliver_window 22 gx p
demand 19 5 9 e j 2a a 2s 8 4q i 51 h 5i k 5j f 6l 14 af u al o dc l ds w gy h
demand_shuttl 22 ds s
demand_warehou 22 6l 1e
dementi 1h 2c v 47 1d 4b i 76 f 7u 13 83 2q cw b cz 2l
dementi_activit 22 83 y cz 1q
dementi_app 1z 7u i 83 1j cz f
dementi_car 1z 47 j
dementi_famil 22 7u j 83 l
dementi_music 22 83 l cz q
dementi_song 22 83 l cz q
demo 1o bi 9 cm s cq 9
demolit 1w an m ig 1g
deni 22 88 a
denim 22 4f i an 8
denomin 22 6x j b4 i
dens 1s 3k 9 5m e 5o d ih b
dens_round 1w 5m b 5o a ih 9
dent 1r q 1a 11 1o 6f 8 dz 9
dental 1e 9 l p k q g v k 10 20 11 2m 4v 12 7d 1k e8 a ha a
dental_clinic 1z 7d d
dental_lab 22 10 1w 11 1k
dental_laborat 22 10 14
dental_labs 1u 10 q 11 p
dental_practic 1r q c 11 1g e8 a
dental_treatme 1w 11 s 7d x
dentist 1b 10 1d 11 1n 1s f 25 8 4v o 58 e 7d 17 7r l 81 8 bs h cr e g5 f
dentist_chair 22 81 8
dentist_clinic 22 5t b
dentist_dental 22 11 m
dentist_hom 22 7d d
dentist_ord 22 10 h 11 j
dentist_practic 22 25 9
dentist_send 22 10 f
denv 1r 92 a
deodora 1z 9 3f
departm 17 4m d 5c w ay h eq d gf s gg q gh 1e gk 19 gm a in a
departm_answ 22 gg d
departm_stor 1s 4m f in b
departu 1z 37 b 6l e ay b
depend 1h a 9 7h a 8r a ef b em a gk 9 i7 c
dependa 1z 3o a
deposit y q h r 13 2p m 2x h 30 f 31 h 3i c 3o d 3r 6 6h d 6i 9 6r 11 6z 9 7v 9 88 d 8o f 92 d 9t 14 bm h bv e c2 f c3 j d9 x db 2h dd d e0 7 fg c g7 1j gl w gr n h5 x h6 l h7 a ii o
deposit_back 1w bm j db l
deposit_book 1w h5 h
deposit_cancell 1u 2p 9 2x g
deposit_claim 22 db b
deposit_consent 1z 9t j
deposit_contrac 22 c2 d e0 7
deposit_cup 22 ii k
deposit_disput 22 h6 w
deposit_first 1z g7 q
deposit_guarant 22 db 18
deposit_guest 22 6r b
deposit_instalm 22 db x
deposit_insuran 22 92 a db n
deposit_kept 22 r a
deposit_list 22 dv 8
deposit_monthly 22 d9 c
deposit_must 22 3o 7 gr 9
deposit_ord 1z 8o a
deposit_plac 1z c3 9
deposit_remind 1w r e h5 f
deposit_stand 22 gl 9
deposit_writ 22 d9 9
depot 1g 6m c 9w h a7 i ak 1c an 7 ge 10 gf e ig 8
depot_charg 22 ak u
depot_yard 22 9w 9 ge a
depth 1s 8n c ch a i5 e
deputy 22 4y i cb a
derby 1z go m
dermati 22 1 t
dermato 1j 1 r 7t z 80 1q g4 l
dermato_answ 1z 7t m 80 s
dermato_clinic 22 g4 m
describ 1e 1y n 21 a 3g c 76 7 86 s 8w i 9c f fc c hf u iu a
describ_interna 22 hf g
describ_project 1z gq 9
descrip 1j 21 b 6w 9 9c h ay t e9 1c h2 q
design v m h 2p k 37 o 3l 1f 4c j 4e 11 4f b 4k a 4q 1g 4z l 52 m 58 b 59 1j 5i g 8d c 8e i 8o r 8s g 8x b 96 b 9d 1o b0 1r bg 8 c1 k c5 9 ct e cy 9 e8 a eh a ej o fa k fs e g1 d i1 9 il 9 in h io 8 ir k
design_book 22 52 u
design_build 1z 59 9 am 9
design_cod 1z 59 g
design_deliv 1z b0 i
design_don 1z 4q 9
design_follow 22 ir 8
design_local 22 4q a iq 9
design_market 1r 52 8
design_onlin 1z 3l h 9d 1g
design_pay 22 9t 8
design_photo 1w 8o 9 c1 7
design_portfol 22 bg 8 c5 f
design_print 22 4q o 8d 6
design_ready 1w cy 6
design_real 22 8o a
design_request 22 b0 n
design_sel 1w 4k 9 g1 g
design_smal 1w 3l k
design_softwar 22 4z a
design_studio 1s 58 i 59 1x 5i m b0 1c
design_subscri 1z 59 i b0 y
design_togeth 1z 2p 9
design_tool 22 b0 c e8 i
desk r 2c 8 3a 1g 4s a 53 e 5l g 5s d 6t v 6w a 7a 9 7c 9 8o a 8p b 8x a 92 a al 8 b1 d bq b c4 c e5 j el e f1 i f2 f fg c gg 9 gy 9 iq 8 iv 1b
desk_ask 22 w 8 1b 9
desk_exercis 22 b1 h f2 l
desk_fast 22 3a b
desk_friday 22 el 9
desk_kitchen 22 5l i
desk_lamp 22 gy k iv h
desk_night 22 6t 9
desk_open 22 go 8
desk_pad 22 8x l iv h
desk_phon 22 6t o
desk_ris 22 iv x
desk_stretch 22 b1 h
desk_team 22 5s o c4 h
desk_tonight 1z y 8
desk_use 22 53 a 6z a
dessert 1u 2p b 30 i 31 b a1 v
destina 1w 1v i 2x 9 c3 j
destroy 1z er f ip a
destroy_trust 22 er c
detail 18 s e 2x a 4d c 6q g 6t b dm h ej d io a
detect 1j v z 28 12 2c z 87 l ev n h1 p i9 m ie h ij j
detect_wat 22 28 r
detecti 1o 2c f 32 n 33 9 45 k 8j 20 ev k
detecti_box 22 8j e
detecti_gam 22 32 m 8j e
detecti_story 22 8j n
detecto 1w 28 1c 2c n 9m 10
deterge 1n 63 1b 99 c it 1d
detour 1z i8 a
detox 22 73 p
develop 13 4z x 59 q 5d 18 5i h 5k b 8h 1p aj b b8 n cm k ec 19 ee 14 eg o eu e fa g hf r
develop_agency 1z 59 u hf d
develop_cod 22 ee m
develop_consol 22 ec 8
develop_evening 22 6k a b8 a
develop_hir 22 4z j 5d j
develop_meet 1w ec a ee 9 eu 9 ew a
develop_scan 1z 8h h
devic 12 p c u e v l 11 b 1m m 24 g 25 1i 26 1e 27 9 2a k 2b e 2c r 2d 1d 2f v 2i 1m 49 e 56 y 5c r 7j d 7k d 7o 9 7p d 80 8 82 6 89 p 8s f 9e n 9m w cx a ev c g4 d gb 13 gc 11 ge e
devic_ask 1z p a 24 8 27 9
devic_authori 22 v b 11 9
devic_clas 22 v b
devic_cost 22 2i a
devic_devic 1r 2i c
devic_hom 1z 89 q
devic_hous 22 5i b
devic_includ 22 1i 9
devic_list 22 7f 9
devic_nam 22 7k a
devic_plan 22 7p a
devic_return 22 2i a
devic_stand 22 6s 9
devic_start 22 ge a
dharams 22 dt a
dhol 22 c3 n
diabet 1i l v v e 7j 2z
diabet_clinic 1z 7j g
diabeti 1k p q ik j
diagnos 1d v 1o 1u f 51 9 5w q 7r c 9e n be i bt q ft d fv f id p ie 7
diagnos_advic 22 id 9
diagnos_health 22 7r a be b
diagnos_medicin 22 ft f
dial 1w 7r a a7 a
dialect 1j 46 9 b5 o bs 9 cl d ec 1d f6 d
dialogu 1z b5 a cs a
dialysi 1w 76 k 8a 20
dialysi_centr 1z 8a g
diap 1o a 2c io l
diap_bag 22 io h
diary 1a 1 a r 1a z i 7f 1a 7j 10 7n 1c 7o l 84 x 8x j 9v f bs k g4 z gs q h4 b h5 b
diary_app 22 7n n 84 g
diary_even 22 7j a
diary_not 22 1g 7 g4 s
diary_photo 1z g3 8 gs a
diary_treatme 22 g4 g
diaspor 1a 64 s de h fi 13
dic 1w 8v a e4 8
dictat 1r t q u 1r 9u f ej b
dictati 1u t l u 13 ec q
die 1i 3s 6 8q c hz 8
died 1i x r 3t 1l 3u y bq b
diem 1z el 1b
diem_trip 22 el z
dies 1j 3q i 3u w 53 r 8q c ag 8 ai 9 bq q d0 7
diesel 1j 3m g al 16 am s gw b
diet 1k l 15 1q a 4b t 7i 1k 85 j
diet_app 22 l e 7i 1m
dietary 1z l n
dietici 1s l y 4b 9 7i 12
dietici_plan 22 l j
dietiti 1i l 25 5w b 7i 1r g6 q
dietiti_cal 22 l j
dietiti_shop 22 l u
dietiti_video 22 l t
dif 1m 71 8 8z 9 cd j ep 9
differe 10 2 9 l j 4x 7 6d b 7v b 8c 7 8g 7 8o c 90 d be 12 ed b ie 9
differe_height 22 98 a
differe_hom 22 8c 7 8f 7
differe_own 22 6d a
differe_pric 1z 4g 9
differe_thing 22 dk 8
difficu 1i 2t a 4l a ay a b6 9 bd b be n gm n
diffus 1w 8 q iu 25
diffus_room 22 iu e
dig 1l 3l e 5q a 78 8 d5 9
digest 1s ai 2v ch r
digital 15 1a h 1c h 1t t 3t 10 73 e 7a a 9n e 9t d aq i bq 1s c5 f cb e ce j cr g cu 10 d0 f d2 t d6 j eq p fg k g1 1d gh t ha i ic f
digital_agency 22 ha h
digital_downloa 1z g1 s
digital_envelop 22 d6 r
digital_nomad 1w 7a d fg q
digital_permit 22 gh y
digital_product 22 g1 1b ic l
digital_skil 22 1a o aq q
digital_wardrob 22 1t x
digital_work 1z cb i
digitis 1s 20 m 7v 9 9n 9 d2 2h
digitis_photo 1z 20 i d2 l
digitis_video 22 d2 15
dignity 1w cz 9
dim 1z j 9 7f f
din 11 1q 1f 1v 9 2m r 2n 12 2t 28 30 1u 3y a 5v 16 60 h 67 a 74 p 7i f 8o f 9d 9 9z b a6 m bj w bk 13 c2 c c4 8 e0 k el b fg r ht c
din_cook 1z 74 7
din_deliver 22 2m j 5v h
din_fridg 22 1q b
din_guest 22 2t t
din_hom 1z 2t k
din_host 22 2t l 30 a
din_own 1z 30 n
din_part 1w 30 d
din_pay 1w 2t 9 30 9
din_plan 1z 1q l 5v a
din_room 1s 2n g ab 7 c2 e
din_shop 22 1q m
din_strang 22 2t 12 bk m
din_tabl 1s 8o k 9d c
dinnerw 22 8z i
dioces 22 3x g
dip 1r 3i x 8z a
dip_tank 1z 3i t
dips 22 6f c 9z l
direct 16 2n i 3q l 4h f 50 a 5u l 5x f 5z p 65 o 6d q 6t q 8r a 9t a a9 z ff l g1 9
direct_contact 22 8r a
direct_cremati 22 3q t
direct_farm 22 a9 s
direct_messag 1w 50 d 9t c g1 b
direct_trad 1z 5z 9 6d g
directi 1m 1u a b0 g bq n go 8
directl 1b 34 a 5n f 70 f a9 d c2 a ck 9 de a ff l fx 8 g2 a g7 j
directo 1e 3q v 5j o 9q 1m bq a c3 e du u dx j eh h fl t g5 g
directo_task 22 9q s
dirt 1z do d ih c
dirty 1f a e 3j 9 5l a 5o 8 9v h do 9
disab 1z 1f 2a 76 1z cy 1h
disabil 1h 1f 10 76 1j aw f cy 14 eg a
disabil_beach 22 76 g
disabl 1k 76 j 7c 8 cw 12 cy 12 eg d
disabl_passeng 22 7c 7
disagr 22 cd a gs b
disagre 1w bd b cd l ed a
disappe 1n 5o c
disappo 22 bj e
disast 1w fy b
disc 1u 6 8 9p 9 cz 8
dischar 1k k b u 1b 47 a 7u 9 89 18 8a d
dischar_desk 22 89 9 8a a
dischar_let 1z u 1b
dischar_offic 22 7u 9
dischar_team 22 k a 47 9
discipl 22 ay o
disclos 22 dh p fb b
discont 1z 6p 1f
discont_part 22 6p y
discoun 19 1k 8 4t i 4v k 5v j 62 l 8t c 8x e a0 g cc c iw 9
discoun_shop 1w 8t e 8x g iw b
discov 1z 1w r
discove 1u 1w 1w 6g a c7 8
discree 1q 7p 9 85 a 9j b cx 22
discret 22 15 d cx 9
discrim 1z ct e ex c ff a
discus 1r v c co 12 gi 11
discuss 1z co 1h
diseas 1h w o 1u q 80 h 89 h ad d gc i id u ie b
diseas_photo 1z 1u j 80 h id k
dish 15 1q e 2l w 2m 11 2n t 2u u 2v j 2w u 31 n 4b a 5v w 60 f 6b k 6d s 70 e 72 1c 7i d 7j v 9z 9 a3 i a4 12 bl f d4 y hk e ht o ii b it t
dish_arriv 22 2n a 2u a
dish_ask 22 31 c d4 d
dish_block 22 it r
dish_chang 22 2m b
dish_cook 1w hk a
dish_dish 1z d4 b
dish_normal 22 2l b 2u b
dish_onc 1z 2w a 6b 9
dish_portion 22 7i 9
dish_sel 22 2v a
dish_soap 1z it l
dishwas 1k 8z k 9e q gc 9 it u
disinfe 1s c b bu 8 bv 7
disk 22 ef n
dislik 1q 3 c 4h b bp c iu 8
dismant 22 fe o
dismis 22 ay o ef h
dismiss 1z ay 12
disord 1w l t 7i c 7m a 82 n
dispatc 1h 5t b 8a o 9w l gn a gu 11 gx 11 i8 j
dispatc_softwar 22 8a o
dispen 22 7p t
dispens 1m 4 v y 9 2e m 4l b 5m r 63 g a7 h gc 12
displac 22 14 10
display 1r 3f v gb h
dispos 1z 9e d dm c
disposa 1p a t 8h l hx i ii g
disposa_camera 22 8h h
disput 1h 36 a 4t a 7w l 88 12 8g 7 ay d bm 1d da a db h e4 c gs d h6 14
disput_park 22 88 v
disput_round 22 4t a
dissolv 1z 9 9 it i
distanc 1d 3x e 4l 9 fm h ft a go e gq 9
distanc_open 22 1v 9
distanc_writ 22 al 8 ft b
distil 1r 6i n 71 m hw 2o
distill 1r 6i n hw 1z
distrib 1g 12 v 5h 1l 5u u az p dc c
distrib_abroad 22 5h 15
distric 1e 6o m 7b c 9g a a6 d ci x dy i gg e gi m gk n gl 8 gn a go 9
distric_hospita 22 6o i
ditch 22 ac g fz b
div 1s 35 11 39 a 4m c
divers 1z 8t q cg 9
diversi 22 5f t
divid 1s d7 a dx 9 iv j
divorc 1j 1h 2l 1s o 9b a as i
divorc_parent 1u 1h 1a 1s j
diy 1p 18 l c4 j
diy_stor 1z 18 g
dizzine 22 6 b 4x e
dizzy 22 4x e ho 8
djs 1r 2z k e0 1z
djs_event 22 2z 8 e0 f
djs_wed 22 e0 n
dms 1s g1 i h5 n
dna 1u 85 20 d1 a
dna_test 22 85 j
do 1b 1x e 2g e 3l a 3q c 6u c 7o c 95 e 96 d 9j d av a b1 b dm d h2 d
do_alon 22 1x h av c
do_hand 22 6u e h2 f
do_themsel 22 95 g 9j f
doc 22 7d 8
dock 1o 2g g 56 g 6k c 6l c ag 9 ii a
docs 1w ap 9
doctor x 1 f 7 c k i l m o 9 p n u 1x v g w b y d 1g e 1u b 3x g 46 n 47 a 51 a 56 c 7a 10 7d g 7f u 7g a 7j g 7k l 7l k 7m a 7o b 7p a 7s m 7t 2e 7u o 7z 1i 80 12 84 j 85 w 8a o a8 9 cd 9 ds w fi l g4 v g5 28 g6 g ho a i7 c
doctor_advic 22 7 g
doctor_answ 22 80 8
doctor_app 22 7t n 7z z
doctor_appoint 1r 8a i g5 1d
doctor_ask 22 w 8
doctor_cal 1z o f
doctor_clinic 1z 7t g g4 g
doctor_decid 22 7p a cd 9
doctor_dermato 22 1 e
doctor_dictat 22 u 1d
doctor_first 1p 7a 8
doctor_follow 22 1g 7
doctor_fre 22 g5 r
doctor_hom 22 7d i
doctor_keep 22 7t b 84 a
doctor_let 22 u o 3q 9
doctor_list 22 g5 9
doctor_market 22 ds o
doctor_near 22 7t h g5 j
doctor_not 22 hl 6
doctor_onlin 22 7t y g5 e
doctor_open 22 g5 9
doctor_pay 22 g5 k
doctor_pharmac 22 1 e 7f f
doctor_phon 1z 85 8
doctor_practic 1w 7i 9 7m a a8 8
doctor_promis 22 l 9 56 c
doctor_read 1z 85 8
doctor_ref 1w k f
doctor_see 22 7d 6 7t j
doctor_shop 22 7u 9
doctor_sign 1w u w 7z e
doctor_special 22 u b g5 a
doctor_surgery 1r k 9
doctor_therapi 22 as d g4 8
doctor_today 1w p e 7s b
doctor_told 22 85 9
doctor_typ 22 g4 8
doctor_video 1w 7t 28
doctor_wait 1w 4l 9 7s b ds 9 ho 7
doctor_writ 1s u a 7o 9 7s a 85 8
documen 11 t 1m u o z a 1z e 43 9 5b n 5g d 6n x 7u k at t av t aw 8 ax 12 bq n c6 n ce i ck 12 d1 w de f eb m eq z eu 1r f7 1g fb a gr c gs e gz t h0 1i hb 1p hd c
documen_applica 22 hb j
documen_certifi 22 5h 9
documen_checkli 22 hb g
documen_client 1z 9t 8 h0 e hb 13
documen_collect 22 hb 1f
documen_dat 1z f7 a
documen_data 22 eu m
documen_mis 1w av a
documen_onlin 1w 5b a ax m eq q
documen_proces 22 eu a f7 a
documen_tax 22 av a h0 j
dodgy 22 87 c
doesn 13 5k 7 eq e
doesn_fit 1w 1j 8
doesn_pay 1w i8 9
doesn_see 22 id a
dog z x b 1d 1a 2g 9 3u 14 3w 7 7b u 86 c a2 1s ag 8 bq a bx 1c d5 8 e2 8 fj 1n fm 23 fn 1y fo z fp 1w fq 27 fr 1p fs 1c ft f fu b fv 16 fw 14 fx 19 fy w gc 12 gx 9 ho 7 hp j hy r i4 9
dog_alon 1z fp h
dog_best 22 3w b
dog_biscuit 22 a2 j
dog_chew 22 a2 p
dog_coat 22 fn 9 fs m
dog_collar 22 fs v
dog_died 1z 3u g
dog_field 22 7b y fj 1m
dog_food 1s 86 c fr w
dog_garden 22 ho b
dog_groom 22 fn 21
dog_harnes 22 fs o
dog_hom 1u gc f
dog_lead 22 fs m
dog_meal 22 fr u
dog_own 1b a2 l fj y fm 10 fn o fp r fq s fr q gc f
dog_park 1q fj 10 fn 8
dog_photogr 1z bx y
dog_salon 22 fn s
dog_school 1s 3u 6 fj c fq t fx 8
dog_street 22 1n a
dog_stres 22 gc l
dog_train 1u fj f fq 25
dog_walk 1w fj c fm 29 fp s
dog_wash 22 fn 8
doggy 1z a2 l fp 15
doggy_daycar 22 fp y
dogs 12 3u 15 7b p 86 a a2 1e bx 15 fj 1d fm 1h fn 10 fp 1y fq 1b fr k fv 17 fx 10 fy c gc k hp y i4 16
dogs_cannot 22 7b 9
dogs_car 22 fm b fp b
dogs_cats 1l 3u a bx e
dogs_family 22 fx 9
dogs_fix 22 fm b fp b
dogs_sam 22 fm b fv a
dogs_sensiti 22 a2 b
dogs_spend 1z fp 13
dojo 1u hl 1z
dol 22 8t 1i
dom 1z 73 1n
domain 1r 59 a cq 9 eh g
domesti 1r 94 u fd 1m
domesti_clean 22 94 n
domesti_help 1z fd t
domesti_work 1w fd 19
don m c 9 43 a 4y c 5e b 5j 9 7g 9 7o 9 95 a at 8 az 8 ha c
don_answ 1u 5u 9
don_besid 1z 89 8
don_book 1z 98 a
don_button 1n 5j a
don_first 1u 3q 8
don_fre 22 eb d
don_hom 22 fu b
don_next 1w f6 a
don_right 1s 7o 9
don_see 1z ev d id 9
don_train 22 3p 8 eu a
donat 1l 12 j 1c 1z 6x 12 g9 g he q hx d i2 s
donatio 1d 1c 2d 6x s 9j r g9 e h9 q
donatio_app 22 1c y
donatio_pag 22 h9 m
donatio_receipt 1w 6x a h9 f
donkey 22 1d 11
donor 1d 1c 1u 6o h g9 d h9 2f
donor_again 22 1c b
donor_databas 22 h9 w
donor_see 22 1c v
doodl 1w 7n d
door r p 9 12 a 15 a 1b e 1o i 1x e 26 b 29 b 2h 1b 2n a 2v j 32 j 3a f 3h 8 3n 10 3u 8 4b b 5s a 5x c 5y 12 6i a 6j d 6m i 6v l 73 6 76 c 86 c 8a g 95 m 99 j 9b 9 9g c 9l c 9m w 9n i a4 d a5 g a7 i a8 n bi b cg b cm d cw 8 do d ds 9 dw b gb z gc 8 gl l gx s i4 8 ig j ih a
door_acces 1z 2h l
door_ajar 22 26 i
door_alway 22 f1 h
door_ask 1z 2n a 5x 9
door_cod 1q 6t a 6u d gx a
door_door 1r gx a
door_dril 22 3n g
door_fil 22 6m b 9n e
door_handl 1u 5y h
door_insur 22 32 a do 9
door_keys 1z 5y a
door_kitchen 1z 9m h
door_lock 1s 2h r 3n j gb j
door_mark 22 9m 9 dq b
door_not 1w p a 1x a 3u 6
door_open 1h 2v a 3n b 6v c gl c
door_paid 22 5y b
door_part 22 5y 8
door_party 22 gl 9
door_pick 22 99 8
door_plan 22 95 e fz 8
door_remind 1z gb r
door_rid 22 5y b
door_sam 1z a8 c
door_school 22 9m 9
door_sel 22 4f a
door_slip 22 1x h
door_stay 1u i4 6
door_stick 22 95 e
door_ward 1z 8a d i4 7
door_wash 22 99 9
doorbel 1w 2h 16 3n 1d
doorbel_camera 22 2h m 3n g
doorste 1u d 9 5v c 5y 1q
dorm 1w 74 1o gh j
dormito 22 74 24
dormito_beds 22 74 o
dos 1l 7 t u g x f 3k l 7j b 7p 1y
dosa 1z 2l 9 31 b
dot 1u 7q j 8e 8 8g 7 br b
doubl 17 6u c 7r 16 aw s cc i fj b h5 f
doubl_booking 1w 6u b h5 j
doubl_cov 22 aw 14
doubl_gat 22 fj f
doubt 1j 21 b 7c 8 7z f ac g cb 9 cd i dc d eu q f4 a gm c ip b
doubtfu 1s u d 6n c eu c ev l gj n
doubtfu_ones 22 6n a ev i
dough 1q a1 i hk b
doula 1s o 2q 3w a 9u 25
doula_hom 22 o v
down 1z 1j f 4d l 8u k
downloa 1a 2y g 5f c 7e g 8e 11 8h 8 ax s by f cp 9 f9 z g1 y
downloa_fil 1z ax m
downspo 1z 98 1o
downsta 1z 2v a 3a c
downtim 1z ef x ia r
draft 17 4z a 50 a 58 b 59 o 5g d 5j a 9d f at g ax m b0 k bn a c6 e cf 1q e5 10 e8 h e9 u ep 1b gz 1a h7 x i6 8
draft_answ 1w cf j e5 g
draft_bil 22 gz i
draft_comment 22 59 d
draft_reply 1s cf n e5 9 h7 t
drag 1l 1q 9 hf 16
drag_screen 22 hf r
dragon 1s 82 a 8g g
drain 1m 1n 9 3g y 3j c 73 6 9e p ao d
drainag 1z 3l a
drama 1m dv 1b dx t
drama_group 1w dx a
drank 1s t f 6i 9 9u c fm a gc a
drap 1w 3o u c1 7
draught 1u 23 l 9g f 9r 8
draw 11 6 b m 14 1z i 2a d 3l v 3t 8 4s j 5h e 6p j 7x c 8h 8 8l 9 8o o 8s n 9t c c5 13 ck a cs o di 17 dk 9 gj b gs f hj j
draw_becaus 22 gj 9
draw_even 22 m 9 hj j
draw_evening 22 m b cs a
draw_lesson 22 c5 w
draw_plant 22 3l e
draw_pric 22 6p 9
draw_wag 22 di t
drawing 1h 5i b 6q 9 8x a bx c d3 8 gh n is 8
drawing_lie 22 6q a
drawn 1c 6 c 1n 6 3l a 6p i 8e 9 cg c cm e cs 8 di m gh a
drawn_hand 22 gh b
dream 1p i1 y
dres 1b 1o c 1t 11 3f f 47 i 4c n 4d f 4e 2a 4n e 4o n 56 a 8e x 9z d cy 11 dv v im 1x
dres_hir 22 4e 18 dv g
dres_last 22 4e g
dres_rent 22 4e 10 dv g
dres_siz 1z im c
dres_wid 1w im k
dressma 1w 4o r 8e 22
dressma_pattern 22 8e 12
drew 1z cr b cs a di a
dri 1f 68 j 6b 9 6j a 8r 10 a2 11 aa l ah 1b
dri_flow 22 8r 13
dri_fruit 22 68 l
dri_larva 1z ah j
drift 1w 35 c hs a
dril 1b 16 e 18 15 1x b 1z 9 2b i 3n d 3o 8 8b 7 9h 20 9o 1n af i f3 n f4 c gk e
dril_lad 22 9h i
dril_screen 22 f4 8
dril_until 22 bb b
drink 10 16 t 2e 18 2q a 2r 13 2s q 30 c 38 8 39 i 3b m 5m g 5z r 65 12 6e r 6g 1d 6h 1o 6i m 7s 17 a0 n a7 m aa x c0 11 e3 e gc s hj s hs c hw 9 ij s
drink_bottl 1z 2e u
drink_brand 22 6h j
drink_cak 22 2q f
drink_cocktai 22 aa f
drink_coffe 1w 2s e 3b 9 hp 8
drink_drink 22 6h j
drink_guest 22 c0 k
drink_les 1s 7s u
drink_natural 22 6h j
drink_nobody 22 hw 6
drink_pay 22 2r 9
drink_than 22 6g 9
drink_wat 1r 16 13 2e h a7 v ij 13
drink_wel 22 c0 c
drip 1l 16 k 28 q 3l q 95 x h1 a
drip_irrigat 1w 3l o
drip_tap 22 95 x
driv t p c 12 k 1m 7 20 a 22 l 36 c 3j 8 43 1z 48 1d 4b p 5d a 5q o 5u f 76 b 77 c 8a y 98 a 9w 11 a3 f ac b ad f af j av n bh 1m bt d dp 16 dq 19 dr w ds s e3 c fe f fk 9 ft a fu g gf l gk c gn y gw 1b gx 1f hz a i8 q
driv_acros 1z dy 8
driv_app 22 dr 9 gx p
driv_ask 22 an 7
driv_back 1w 8a 9 gx b i8 8
driv_chang 22 gn a gx c
driv_check 1z gw n
driv_eith 22 77 7
driv_electri 1u dr 11
driv_forty 22 ad 8
driv_hom 1u fd d
driv_ill 22 gx c
driv_instruc 1z 43 l bh j
driv_kids 1z 48 1c
driv_know 1s 8a c ds a gf h gx q
driv_leav 1z fu b gf e
driv_lesson 1z 43 1s bh j
driv_licenc 1o 43 19 gk 7 gw k
driv_must 22 9w 9
driv_neighbo 22 af 9
driv_nobody 22 4b 9 dp a
driv_off 1z 9v 9
driv_ord 1z 5u a
driv_own 22 gx c
driv_parent 1z gn k
driv_pay 1z 9w 9
driv_pays 1z 8a 9
driv_permit 22 bh k ds a
driv_rang 22 fk f
driv_round 1w 12 d 4b d ih 9
driv_school 1w 43 2e bh 10
driv_scor 22 gw t
driv_set 22 gk 7
driv_singl 22 c 9 dm 9
driv_superma 22 a5 e
driv_taxi 22 48 a dp a
driv_test 22 43 q bh k
driv_theory 22 43 m bh 28
driv_town 22 ds a i3 8
driv_wait 22 76 8
driv_work 1z dp 9
driv_yoursel 1z 5q a ig 8
driven 1r 48 u 59 9 dp 9 gf b
drivewa 1h 3j 1m 98 15 bt 19 dq 24 dr n
drivewa_offic 1z bt e
drivewa_patio 22 3j j
drivewa_wash 22 3j f 98 m
dron 1d 3e 11 5a i 6o 3p ac p by q fy b gj e id m if 30
dron_aerial 22 3e n
dron_br 22 6o n
dron_deliv 1w 5a a 6o 1g
dron_flight 22 6o n
dron_fly 1z 6o t id 9
dron_map 22 if k
dron_photo 22 3e f gj 9
dron_servic 22 6o y
dron_survey 22 if 1n
drop y 1 8 25 c 28 a 44 b 4i 8 4l a 4z c 64 j 7r a 8h 9 ae a b2 b b3 a fp m he b hf d ip a iq f ir a
drop_glu 22 4l g
drop_off 1k 44 a he d
drop_oil 22 4i d
drop_second 22 4z 9 9c b
drop_test 22 iq k
drought 1w 3l p 4u c
drought_toleran 22 3l l
drov 1s 48 9 do 9
drown 1l 1p 9 24 9
drug 1o u h 54 f 84 8 a8 14
drugsto 1p 0 g 2 h 3 j 7 h 68 h ir g
drugsto_superma 22 0 f 7 g
drum 1m 41 r dw 2a hn o
drum_amps 22 dw q
drunk 1r m c 2s 8 65 a c0 b
dry 10 0 9 1 h 2 e 4 8 a e d h 19 9 1u 8 24 d 28 e 3i l 4m h 4o b 98 c 99 13 9b n a2 k ac 8 af h ah b am b c0 d fn j fr a hh i id k il a
dry_cellar 22 9b m
dry_clean 1w 4o f 99 1g
dry_even 22 3i d
dry_heat 22 ah 8
dry_hir 1z c0 h
dry_skin 1z 1 q
dub 22 eb 1d
due 12 x j 2x a 5e a 9l 8 ax a dg 8 ej g es e f4 a g3 9 g7 s gw a gz 9 h0 9 h3 d
due_dat 1n g7 a
due_friday 1l ej b
due_lat 22 el 9
due_list 22 97 9
due_monday 22 es e
duel 22 8v a
dues 1r 6x 29 h8 1e
dues_event 22 6x i
dug 1z ak 9
duisbur 22 n 9
dul 1n 45 a fr b hg 8
dummy 1z 4x b cr d
dump 1p 5q a an 8 gg w
dumpl 22 2l u hk 1k
dumplin 1w 60 9 d4 k
dung 1z ai 1v
duo 22 e0 h
duplica 1s 20 2f
duratio 22 r l bv 7
dusk 1u 38 a 78 7 ad 8 ae 7
dust 1e 27 g 6d c 8z a 90 a 94 e 9o 9 hh b
dust_field 22 18 8
dustbin 22 1o 8 gf q
dutch 1s b5 r
duty 1b 16 9 65 h 6i j 6k g 6n 1j 71 1d 7z c 89 7 8v a ck 9 ez r fd 9 h7 a hw 8 ic 8
duty_deposit 22 65 b 6i a
duty_report 22 71 13
duty_ship 22 65 b 6k 9
duvet 1z 90 1e
dy 1o 7n c 8d c i4 1f
dye 1r 2 n 8d m 8k 9
dyed 1q 4p 9 8d 29 90 a
dyed_yarn 1w 8d 19
dyes 1p 4d c 4r b 4s c 6d c 8d 6 90 c 9f a fs b
dyes_ask 22 6d a fs a
dyes_test 22 4r a 90 b
dyk 22 78 6 ag n
dynamic 1s 3d h 9s 9 g0 k
dynamic_pric 22 3d f
dyslexi 1w b6 a be 35
dyslexi_read 22 be 10
ear 1c p h 26 j 3v b 6w 9 7z k be h e1 7 hp a ie 1a
ear_tag 1u ie 17
earbud 22 iq n
earli 1i ep g
early 12 g d 4t 13 6f h 83 h 9r d av 9 b6 k di y dp j ez f fo c i7 a
early_harvest 22 6f p
early_morn 1z g b
early_nev 22 gb 9
early_off 22 k a 92 a
early_read 22 b6 u
early_shift 22 dp e
early_sign 22 s a dg 8
earn 10 14 i 1i z 7y i 9r b d7 r di 1i dk d fh d g1 8 g7 f i6 i ir 9
earn_finish 22 4k a
earn_first 1z 14 9
earn_les 22 bb a d7 b
earn_pay 22 di u
earn_payday 22 di t
earn_read 22 1i j
earn_rent 1z 7y n cq a g7 i
earning 1u c b e e 1e 9 di c
earplug 22 25 k 74 a
earring 1z 4k 1m
ears 1k 4 q 6w 8 dv b fn e fz 8
earth 1m 3s 7 ao u cn 8
eas 22 93 b
easel 1z hj s
easi 1p b 8 7g f 83 b b2 a fa 9
easily 1m 1 d c e 4c a 5v b gc 8
east 1b 1o e 2b 8 93 9
east_african 22 e4 7
eastern 1w 6c h
easy 12 7 9 1q b 2e a 4q a 4r f 59 a 6w d 7h h 7r b b3 b gc a gm 18
easy_clean 1z gc e
easy_find 1s k 9 59 9
easy_languag 22 gm 18
easy_part 22 cc 9
easy_read 1z gm 1b
easy_use 1z 4r 9
easy_word 22 6w e
eat z l 16 12 b 1q g 23 a 2m c 2w b 5v 9 5w a 60 e 61 d 66 b 6b f 78 6 7i 17 9x b a0 c a4 b a6 a ah b d6 d g6 f gc 9 gd u hk b ht h hu 7 hv e
eat_breakfa 22 9x 9
eat_cook 22 60 9 ht p
eat_cut 22 g6 g
eat_disord 22 l o 7i 9
eat_eat 22 6b 9 ah 8
eat_les 1z 23 f
eat_margin 1z fs a i6 9
eat_meal 1z 1q a 60 9
eat_often 22 6c 9
eat_plan 22 l j 7i k
eat_profit 1w 2o 9
eat_see 22 72 9 gd a
eat_wel 1q 2m f
eaten 1g 12 j 19 a 2w c 3b 9 5m i 5x 9 60 9 61 9 6b e 6c 8 8c b fr 9
eaten_hand 22 3b 9
eatery 22 a6 1a
eatery_app 22 a6 p
eats 1d 2u c 4l 9 5y a 6p b ae a dc b
eats_whol 1z 5y a
ebay 1w i6 21
ebay_etsy 22 i6 s
ebook 22 g1 u
ecg 22 v u
echo 1z g0 o
eco 1n a y 23 m 63 i 73 c an q it 1h
eco_clean 22 63 h it m
ecommer 22 he 15
economi 1z bf a
eczema 1n 1 1m 80 17 g6 s
eczema_eczema 22 1 i 80 i
edg 1c j k 3h a 80 e 8g k 8k h 8l c 98 b cd c cw a hl 7 i0 a i9 d
edibl 1s 1u b 6b n 78 s ab a ii n
edibl_mushroo 22 78 n
edit 19 2y u 3e t 5a 1c at b az 20 bw q bx o by e c8 d cj c d0 7 g0 16 h2 c hg r
edit_app 22 5a s hg 8
edit_distrib 22 az d
edit_episod 22 az x
edit_imag 22 c8 g
edit_pictur 1u h2 d
edit_publish 1z az i
edit_softwar 22 az b g0 c
edit_tool 1z az b g0 t hg c
editabl 1w ax r f9 b
editabl_word 22 ax n
edition 1j 1l 10 8y x ch f ci a hw 7 ip g
edition_piec 22 8y 9
editor 1g az o by l ci e cr a d3 12 g0 y hg l
educat 1w 1p 23 bi b
educat_parent 22 1p r
educati 1j 15 s 1p 8 6y m 8t 14 bg n ck 1h d9 9 dk b f9 h g3 8 ga s
educati_authori 1z 6y m
educato 1r 3a b 75 a cl c f8 l
effect 1r 5j 8 9k c cp q cz 9
effort 1w b7 c
egg 1n e4 7 g6 v
eggs 1g 34 t 5x b 6b e a0 b a9 t hk 8 hu b i3 c
eggs_vegetab 22 a9 h
egypt 1w fb a
eicr 22 h3 o
eid 1w a1 a
eightee 1z 38 a 66 j
eighth 22 a d hu 8
eighty 1q 1t i 3b b gp f
eith 1c 25 8 77 6
elastic 1w 4s d 56 d
elbow 1s 5 a 17 a 4p g bc 9
eld 1h 1l c cv 7 fi l hn b
elderly 19 p s 2c 1x 2g i 46 21 47 1f 4b 1v 60 g 7u 1a 83 x 87 r 8a g a5 f a8 e bl h bs 13 cu 1h cv u cw 14 ds q fd e fi r ho 1b
elderly_doctor 22 46 b 8a l
elderly_folk 22 cu 9
elderly_hom 22 47 k
elderly_liv 22 fd e
elderly_own 22 p b
elderly_parent 1o 46 s 47 q 4b p 7u 1a fi s
elderly_person 22 2c a 47 9
electri 10 17 l 22 k 24 a 29 16 2b t 38 y 3g 1i 3m c 3n j 4i 8 4n 9 4x 7 63 a 95 t 9c m 9e b 9r a ak 18 al f am g dh h do r dr 1e ds b eh e fc x fe a gb 9 gt p gw l h3 1e ib d ic c
electri_bik 22 29 u
electri_bil 1w de c
electri_boat 22 38 1d
electri_car 1z 22 j do k dr t
electri_cars 1p do q dr 1d
electri_certifi 1z h3 1g
electri_consump 22 2b q
electri_contrac 1z h3 g
electri_fir 22 2l b 2z 8
electri_fleet 22 ak k
electri_gat 22 3n m
electri_met 22 9r h
electri_near 22 24 9 fc d
electri_paint 1z 9c m
electri_plumb 1w fc p
electri_pric 1z dh d
electri_safety 1w 24 8 9e 9
electri_scoot 22 29 k
electri_truck 22 ak k hx 8
electri_van 1w 63 g ak 9
electri_vans 1u 48 9 ak x
electri_work 22 3g g 4x c
electro 1f 7 j 2h n 2i 12 5i w 8b 8 9e j cu a dz 7 eq 1l g4 r iv b
electro_repair 22 2i l 9e l
electro_shop 22 cu b
electro_signatu 1z eq 1u
elevato 1u 9l 2r
elevato_mainten 1z 9l t
elevato_servic 22 9l g
eleven 14 51 7 5s f 6m b 74 a 7x 8 ak g cv 7 d3 a dw e ge a gx a
eleven_room 22 y 8
eligibi 1z w a z a
ella 22 l h c1 7
elopeme 1w 2x z c3 y
els x 1f 9 1w b 7n a 7w 9 8m e 8n 8 ab 7 d4 a dn 8 dx 7 e2 a e9 a fj d
els_cycl 22 6 a
els_end 22 cx 7
els_field 22 fj d
els_hear 22 u 8
els_next 22 3x 7
els_say 1z e2 c
els_sees 22 dx 8
elsewhe 1h b 9 37 a 4c 9 56 b 6e 9 ef c
email z 1s e 2t 9 5c o 5e g 6y a 7r e cb 13 cf 21 ch 1m ci c e5 r e7 1x ea c ei 11 ek d eo q f3 l g1 8 gd z gz e h0 9 h4 j hb l he e
email_ask 22 ci a
email_cal 22 ei b
email_draft 22 cf 11 e5 l
email_employe 22 f3 u
email_list 1u hb b
email_phon 22 eo m h0 f
email_school 22 1s d
email_shop 22 he d
email_sort 22 cf h
email_text 1s h4 j
email_thursda 22 gd b
email_tool 22 e7 i
emb 1z 5j 9
embarra 1s bd 9 cx 8
embroid 1p 4q y 8d 1f in b is s
embroid_nam 22 is r
embroid_shop 22 4q h 8d c
emergen 16 z h 2c 10 2f p 3g x 3n 9 3y h 4x 8 51 h 7l p 7v l 7z s 89 b 8a l 9m k a8 f b3 a br y c4 f e6 k f2 f fi k fu l g5 k g7 f gr b h3 e h7 h iw b
emergen_button 1u 2c h
emergen_cal 1s 2c p
emergen_contact 1r b3 c br i
emergen_fund 22 7v u
emergen_kit 22 c4 k
emergen_light 1w 9m p h3 h
emergen_lin 22 7m b
emergen_numb 1p br d g5 b gr c
emergen_parent 22 fi g
emergen_pharmac 22 a8 k
emergen_room 22 7z l g5 e
emergen_urgent 22 e6 b
emigran 1r 3p 11 7t 9 d1 a fi i
emissio 1p 23 n aj y ic 2h
emissio_report 22 ic r
emma 22 2t b 4q b
emotion 22 7n u ec 9
employ t e c 14 s 1f x 2u s 4n u 4w h 4x g 4y o 5a q 5c d 5d j 5f t 5m i 7a 8 7e 9 7f 9 7t c 91 b ak m aq h av q ay o b1 10 bb s bn f bo f cb a ce u ct 12 dg 14 di y dk k ej x el r em h ey w f0 r f1 q f2 1g f3 k f7 t fa f fb a fd 9 g7 h g8 h hd t i7 n iv g
employ_ask 1w 5t 9 94 a ct a
employ_bil 22 ej m
employ_book 22 f2 a
employ_check 22 bn 9
employ_company 22 di a
employ_fitnes 22 b1 h f2 l
employ_freelan 22 5e b
employ_health 22 7e a 7g 9
employ_hir 22 bb o
employ_insur 1w 3y a 7l 9 7t a
employ_keep 22 bo b
employ_lawy 22 ce 9
employ_learn 1u 1f 8 hd h
employ_match 1w g7 j
employ_nearby 22 3z a 44 a
employ_network 22 f2 a
employ_pay 1l ct i
employ_payrol 22 di a
employ_person 22 ce 9
employ_questio 1z f1 m f7 v
employ_relocat 22 7a a
employ_report 1z 4w v
employ_tax 1z av f dg 1o
employ_train 22 hd j
employ_use 22 g c 5f m
employe 1a 4y 9 5j 8 ay f di 8 el s em o ey u f0 1v f1 22 f2 1y f3 1b f7 i hd 12 iv 9
employe_fil 22 f0 u
employe_phon 22 f0 a
employe_train 1z ey h f3 j hd 19
employm 1d 14 d 1b b 4w a 4z e 5e a ax g ay 1a et 9 ez a fd q gv 9 gw 9 gx b
employm_agency 22 fd v
employm_contrac 1u ax g ay z
employm_keys 22 5l b 94 b
employm_lawy 1m 4w 8 ay j gx 9
empti 1r 3i 8 98 9 gf h hx 17
empties 22 e4 m
empties_even 22 e4 h
empty i q e 39 9 3f g 52 r 5s c 63 b 65 c 6h 9 6i 8 6l h 6r b 7y 9 8y a 98 d 9i m 9r a a7 j cv i dp c ds 9 ee 9 gf a gx a h2 9 hh 6 hr a hx j i8 o
empty_animal 22 fw a
empty_appoint 1u r c
empty_bed 1z 19 e
empty_bins 22 62 a
empty_birth 22 o e
empty_booking 1k e e
empty_campaig 1z 58 d
empty_car 1z ak c
empty_cellar 22 hx m
empty_check 1w 9i m
empty_clas 1o 4a c b1 9 bb b
empty_clean 1u 5l j 94 d
empty_cours 1s i c 5f d
empty_din 22 30 f
empty_eleven 1z gx d
empty_episod 1z cj e
empty_even 1u 39 d
empty_event 1s 31 e c0 9
empty_gut 22 98 x
empty_hal 1z h 9 6l 9
empty_hom 22 3f f
empty_hous 1m 3f x 9i z
empty_item 22 i6 d
empty_kiln 22 8z g
empty_lesson 1s 42 b ey e
empty_match 22 go 8 i8 9
empty_messag 1r h7 9
empty_nev 22 7s 9
empty_non 1q 1k 9
empty_noon 22 dw b
empty_offic 1u 5m b 5s v
empty_ones 22 a7 a
empty_piec 1p 1j 8 9f b hh 8 ii b
empty_pot 22 dk 8
empty_rac 22 7h a
empty_reading 22 7j 8
empty_rent 22 2j a 2m c
empty_repair 1w 9e d
empty_return 1r av 9 dg a
empty_review 1z ea f
empty_rid 1w fz d
empty_room 1k 3h 9 9d d cv 1a fg f
empty_round 1z 97 g
empty_run 1z i8 j
empty_seat 22 dp t
empty_session 1n f b 7e b 9j b b2 c
empty_shelf 1z 65 h
empty_shop 1q 52 1h
empty_sit 1w gv d
empty_slot 1u q s
empty_smal 22 5 8
empty_spr 22 6l d
empty_storefr 22 52 u
empty_ticket 1w 6v d
empty_trip 22 38 c
empty_visit 1e c c 46 9 47 c dm 9 fu f
empty_wal 22 8y k
empty_walk 22 fm g
empty_way 1z ds 9
encrypt 1q 1z b 26 b 4w m 7n f
end v j b 13 9 1i 9 21 g 37 a 3i d 62 9 7e 9 b6 a bq f bx c ck c cl 9 co c d6 9 db a dj d et b hg 9 i7 a i9 b
end_ask 22 b6 a
end_end 1z ee 9
end_finish 22 57 b ed b
end_lif 1z bq m bx g
end_lin 22 bd a i9 l
end_pictur 1w ck d
end_shelf 22 6c 9
end_sign 22 e0 7
endles 1u 9d c cj a cy 7 cz 9
endomet 1w 7k 1h
ends 11 y a 2h a 7a 7 8n 8 d1 8 dj j eq b gj 9
ends_cal 22 9l 8 d0 7
ends_legal 22 bm 9
ends_medicin 22 o a 1g 7
ends_next 22 f4 8
ends_regulat 22 d6 8 d9 9
ends_send 22 7u 9
ends_trust 22 1c b 5w 9
enemy 22 y f
energy 19 n d 1e 25 2b 17 3m g 68 o 6h p 7r a 9g 1y ai f ak c al m ct a dh v ib 28 ic i
energy_advis 22 9g 17
energy_bars 22 68 s
energy_bil 1z 3m k ic f
energy_build 22 ib r
energy_communi 22 1e t
energy_consult 1w 9g a ib p
energy_coopera 22 1e 1c
energy_drink 22 6h x
energy_monitor 1z 2b 1c ib k
energy_stop 22 f a 42 9
energy_used 22 n 9 ib a
engag 1n 2x j c3 1a gi l
engag_coupl 1p 2x e c3 12
engagem 1p 4k m c1 h f1 1d
engin 12 3g m 4z m 5d i 6p u 7z b 9p 9 au f bt c ca w cc k ce h e9 e eb t ef 17 f9 7 g2 m gk f gu k h3 s
engin_cal 22 c2 c
engin_design 22 am 9
engin_fre 22 f9 b
engin_transla 22 eb l
enginee 1j 6p o ee e f4 k
enginee_lead 1z ee d
english 11 42 y 5b j ax d b5 f bd a bn c g5 g
english_lesson 22 42 k
english_speak 1u g5 h
engrav 1l 2a q 3t 8 4k v 91 l is 22
engrav_nam 1z is f
engrav_print 22 is k
enjoy 1f 1v e 2x b 41 8 5n e 6e e 96 a bk a
enlarg 22 8h 22
enough y 9 9 1l e 1p 7 3s 7 7n 9 9t a 9v 8 ak j
enough_post 22 8v b hg 8
enough_stay 22 5l b ik 8
enough_until 22 12 9 bg 8
enquiry 1e 31 b 34 b 58 v 59 h c2 t e8 a e9 k eo 1u h2 1h h7 10
enquiry_list 1s h2 u
enrol 1r w b 2i a av m f8 9
enrol_agent 22 av k
enrolme 1u f8 9 g3 r
ent 13 1n 6 1s b 22 c 5h m 6s a 72 n 9q t ap h cb c et i gj g hp 7 i1 7
ent_hand 1z 1s a
ent_measure 1z 1j 9
ent_nam 1z 1n 9 9q 9
ent_recip 1z 6s 9 72 o
ent_visit 22 9l 8
enter 1k 1w a cb 9 g6 b gj a gz a h3 f i1 7
enterpr 1s 1f 1j 91 b
enterta 1u 2z 9 45 1q e0 r i1 9
entranc 1n 1r c 6v j 6w 8 86 b a5 9 b9 13 fj b
entranc_exam 22 b9 13
entrepr 1w 5e s ar 14
entry 16 t 1r 5e h 5h o 6s b 6v 9 7f a 7k w 7n 17 7p e 7s 9 84 s 9l d 9u e cb m du 9 ek q et h eu k fk c g3 b gs c hf 9
entry_car 22 t d
entry_cod 22 fk 8
entry_documen 22 eu r
entry_health 22 7k a 7l a
entry_let 22 7p a ek a
entry_nam 1z t a
entry_rul 22 1v 9 7s c
entry_second 22 6s 9 gs a
envelop 1e 9 b 7x o 8i i 8j 1n cz m d6 17 el f is b
envelop_let 22 8j a
environ 1u 23 j ig b ih c
environ_offic 1z 23 f ig 8 ih 9
enzym 22 it s
episod 1h az 1w cj 22 cs 26 g0 1b hg 7
episod_episod 1w cj d cs d
episod_show 1z az h g0 c
equal 1s 5d b 96 b c9 a g8 9 i7 b
equally 22 da b
equin 22 bx 10 fv 9
equip 1p 5r p 79 8 8m 9 93 c bz d fu h gn b
equipme 17 18 k 1y g 2z 11 31 j 3k f 4v 8 56 9 5a d 5q 1s 5r g 7g 14 8u g 92 i 9h u 9m e 9o v af e by b bz s fj a fk a ge n gk s hq a ig e ix k
equipme_check 22 9m j fk a
equipme_inspect 1w 2l a ge k gk 7
equipme_liabili 1w 2y 9
equipme_rent 1w 2z 12 5q k 92 j af h
equipme_rental 1z 2z q 5q 25 8u k
equipme_test 1z 56 b gk a hq c
equipme_track 22 9o t
equity 1z g9 k
ergonom 1w b1 k iv 1q
ergonom_chair 22 iv 10
erp 1o 6q 1x cb 16 ed a
erp_smal 22 6q u
errand 1s 46 b a5 l bs 18 fi 15
error j 5b a b4 8 cb 9 ec 8 ef s eg a
error_birth 22 9u a
error_car 1z 47 c
error_card 1s 2j d
error_channel 1z e8 f
error_clas 1w g f 4a e
error_edition 22 1l b
error_gat 22 5y 8 97 9
error_insur 1z f5 9
error_key 22 df 8
error_memb 22 dd d
error_mend 22 ai 7
error_monitor 22 ef 2h
error_plant 1z 8q d
error_positio 22 7h a
error_pow 22 8z 9
error_proof 22 f4 8
error_put 22 cs 8
error_real 22 ec b f3 d
error_record 1s au a
error_say 22 dk 8
error_sensor 22 27 d
error_shop 1u a5 b
error_siz 1l 4h a il d
error_suppli 1u 2x d
error_than 22 7h a
error_track 1z fw e
error_vot 22 gi d h8 a
error_word 22 eb a
escalat 1z 9l n
escap 1j 2h i 32 2f 54 9 5n h 5s b 6z k 8j 1c 8v o ag 8 fj s fp b
escap_gam 1w 32 12 8j y
escap_proof 22 fj u
escap_room 1s 32 22 5n f 6z i 8j m 8v l
escap_rout 22 54 9 5s b
escrow 1l 4z u 8g 8 c3 g fe j
esg 1z ic t
esg_report 22 ic l
esim 22 79 2v
esim_travel 22 79 1j
esport 22 hs 20
espress 1o 2j 1h 2k 1w aa g
espress_bar 22 2j u
espress_machin 1z 2k i
essay 1k b4 e b9 k bg 1n ck m gp 1t
essenti 1w ik x iu 10
essenti_oils 1z iu l
establi 1o i g k i 2y i 31 k 47 g 58 g 59 f 5a h 5d g bb h
establi_local 1z 2y g 58 f 59 e
estat 15 19 c 3e 1g 3f b 52 c 7y 1c 9j f 9w b a3 u a7 e bq 1g dp j fd a ff 11 gz e h2 1v hx p
estat_agent 1h 3e z 3f b 52 b ff o h2 1z
estat_clearan 22 9j l hx d
estat_media 22 3e m
estat_photogr 22 3e x
estat_sal 22 hx l
estimat 1e 23 9 9a b av p et i gt 1l h1 1a h4 1p ic r
estimat_nev 1z h4 s
estimat_real 1z 9a b
estuary 22 78 n
eta 22 gk a
etf 1z d8 c d9 s
etfs 22 ga w
ethic 1w v d w m 4w 13
ethic_board 22 v b w i
ethical 1r 4c n 5k 1j fd 8
ethical_hack 1z 5k 1e
ethiopi 1w 5z 8
ethnic 22 64 1a
etsy 1q fh t i6 1w
etsy_sel 22 i6 j
etsy_vint 22 i6 s
eulogy 1u d5 2c
euro r d9 b
europ 14 4z a at b
europea 1i 66 8 6c e b5 c
euthana 22 3u a
eva 1z q a r a 7d 6
evaluat 1z et e gp 9
evapora 22 24 b
eve 1p 1o x gf a
even r 9 c d f g b i b n 9 u 8 x 8 15 g 17 b 1a r 1e b 1i 9 20 b 2b 9 2t b 32 c 39 g 3b b 3i a 3r 8 3w p 3y 13 5l e 5t c 5y b 62 c 7c 8 7e 9 7h b 7p c aa b aq e b8 a b9 n bb h bc 9 by d cm 9 dj a dw 8 e3 b e4 h ew b gi e gt b hh h hi 9 hj z hr c hs k im 7
even_again 22 dw 7
even_appoint 1z m 9 7j a
even_circl 22 15 9
even_clas 1l 15 g 42 b aq i b8 c ba d hh a hi 7
even_collect 22 3r 8
even_cours 1s bb j bs a
even_friend 22 dj f hj v
even_keep 22 d a e3 8
even_know 1z 1o 7 39 a
even_let 22 1a b bb a
even_neighbo 1z 2c e
even_night 22 7l 9 a8 8
even_not 1z 20 b 48 9 hs 6
even_pay 22 h2 9
even_return 22 dl b
even_sam 1z gi 9
even_school 22 b5 a hj e
even_somebod 1z ft a
even_weekend 22 hi 7
even_whoev 22 dn 9
even_yes 22 f4 8
evening x h a i d n 9 1a b 2m d 2n d 37 a 39 o 3w f 3y v a6 b bb c bc b cq 9 dw 7 e0 f e3 v e4 w ep 9 gi 9 hi 7 hj q hl 6 hs m
evening_associa 22 go a
evening_bars 22 m b hj 9
evening_br 22 17 a 1u 9
evening_build 22 4n a dj 9
evening_empty 22 e3 8
evening_firm 22 1c b e4 8
evening_list 22 18 a
evening_memb 22 e3 g gr 9
evening_offic 22 5s b
evening_open 22 8n 9
evening_school 22 40 9 gq b
evening_shop 22 5u a
evening_spar 22 6k a 9l 8
evening_stand 22 48 a bd a
evening_text 22 59 9
evening_trad 22 ei b
evening_train 1z 8d 6
evening_weekend 1z 7t a hr 7
event 11 8 b 17 g 1w 23 2k q 2l 9 2q a 2z 10 31 1h 3a c 5n 1v 5q h 6g 8 6v 1s 6x m aa a bj r bk e by 1v bz m c0 19 c1 p c2 1t c4 13 ci b dc h e0 11 gd 1j gh l i7 16 ir 8
event_agency 1r 5n f by d c2 h
event_calenda 22 1w m gd k
event_cancel 22 6v a
event_cater 1z 2k d
event_centr 22 c2 s
event_check 22 1w a gd 9
event_dat 1z 1w e
event_decorat 22 c1 u
event_equipme 1z 2z x 5q l bz d
event_event 1s 1w d 31 e by a
event_fair 22 6v a
event_first 22 5n b
event_hal 22 c2 g i7 a
event_hir 22 bz e i7 l
event_host 22 by t c0 q
event_locatio 1z c2 13
event_near 22 1w 10 bj g
event_nearby 22 gd k
event_organis 1u 6v w
event_own 1z 6v a e0 8
event_part 1u 5n e
event_plan 1q c2 t
event_quiet 22 2k 9 5n b
event_smal 1z 2z 7 gz 9
event_spac 22 3a b c2 q
event_styl 22 c1 e
event_team 22 c4 h
event_ticket 22 1w m 6v 1w
event_tonight 22 1w m
event_use 22 2z 8 69 9
event_venu 1s c2 1l
event_visitor 22 bn 9 co b
event_volunt 22 17 o 6x 8
event_weekend 1w 1w 17
ever 1a b 8 3u 7 ae 7 cf e
everybo u 1s g 20 a 2x b 37 c 48 g 4x 7 5m e 63 9 8i 7 8m 7 cg 9 da j e7 a el b eq b et 9 f1 a f3 7 f6 9
everybo_asks 22 8g 7 98 a
everybo_buys 1z 4n f 8h 7
everybo_els 1u 8m c e8 a e9 a
everybo_fil 22 55 9
everybo_fillet 22 hu 8
everybo_hir 22 31 c bn 9
everybo_hom 1z 5m c
everybo_leav 22 bh 9
everybo_lik 22 20 c
everybo_messag 22 6z a
everybo_money 22 7c 8
everybo_nobody 1z 5p b
everybo_own 1z et a
everybo_see 22 7y 9
everybo_sel 1z dc c
everybo_start 22 bb g ey b
everybo_talk 22 4m b
everybo_walk 22 53 a
everyda 1n l b 46 l 4h y 5f b 8m i cp k ik 14 io s
everyon 13 4q a
everyth t 20 c 64 a 7k 9 9j a 9v 8 c4 a da c ef b f0 g ih c
everyth_green 22 1u 9
everyth_hang 22 ef c gk 7
everyth_next 22 7k a
everyth_onc 1w gy 9
everyth_right 22 a a
everyth_said 22 9v 7
everyth_shelf 22 32 a
everyth_word 22 1m 7
everywh 1g 8e 8 8g 8
evictio 22 bm z
evidenc 1h 1h 8 7f b 8j 1g be b bm q f4 1k
evidenc_cas 22 8j n
evidenc_method 22 7f 9 be b
exact 1m 3o d 60 a dk c i1 8
exactly 1h 3n c 3r 9 5q a 5v c 6s 9 8d 8 cj a
exactly_person 22 3r 9
exam 19 1l 9 1p d 40 1a 42 i b4 q b9 2n be l bf 1s bh x g3 d gp 1t
exam_cours 22 b9 1h
exam_dat 22 b9 h bf f
exam_mark 22 b9 9
exam_prep 22 40 k b9 i
exam_prepara 22 b9 17
exam_questio 22 b4 k
exam_result 22 g3 h
exam_saturda 22 b9 b
exam_teach 22 b9 8 gp q
examin 1p 7l 8 7o b 7t 9 bh 8
examina 1z 7t m dj c
exampl 1l 5a b 9f 8 bo g e9 i
excavat 1w 5q 23
excel 1g aq 1t
except 1z ij 9
excepti 1u cb h ef e f0 g
exces 22 12 p ig o
exchang 17 3 k 1l 10 42 f 4c a 4h h 4n h 75 1z 8f w 8u g a7 c aj a bd g de 8 df 1d f9 l he 1n i5 j i8 c ik f il c im d in 9
exchang_first 1s he x
exchang_own 22 df h
exchang_siz 1s he h im 9
exchang_stor 1z he c
exchang_teach 22 f9 m
excit 22 7r e cl b
exclud 1s 5i e 5x b bl c fl 8 hy 9
exclusi 1s 91 c dc f g2 y h2 9
excus 1r 1e 8 7o c cq a
executi 1l 5e x 5f n 6q l ar h at 10 au h
executi_assista 22 5e y
executi_coach 22 5f m ar h
exercis 16 k 1n z 1x 5f d 7e o 7g 1k 7o 20 82 1a aq e as c b1 1e b4 1h b5 f b7 1n b8 o f2 u fj a fq t fv s ho 1j
exercis_app 1u z e 7g i 7o s b5 i
exercis_apps 1z z f 7o f 82 e
exercis_back 1z 7o i
exercis_clas 1z b1 q ho t
exercis_employ 22 b1 h f2 l
exercis_hom 1u k 9 7g a 7o j fv n
exercis_last 22 7o a b7 a
exercis_learn 22 b7 a b8 g
exercis_meet 22 b1 a
exercis_not 22 fq b
exercis_plan 1w z t
exercis_senior 22 7g k ho f
exercis_session 1z z t
exercis_video 22 k m b1 c
exercis_work 22 b7 9 fv 8
exhaust 1s 1g 8 2o c
exhibit 1r 6w 20 c5 z dj b
exhibit_end 22 c5 b
exist 18 2h e 5i a 97 a fy 9
exist_already 22 dd 9
exit 1g h 9 n e 32 h 34 b 39 a 3a b 3z a 77 8 9m g e3 d gl 9 hc h
exit_ask 22 34 c e3 8
exit_fir 22 32 a 39 a
expat 1d 64 11 7a 1e av w aw e b5 c bk m ce q fi e
expat_communi 22 bk m
expat_paperwo 22 7a n ce j
expect 1b 4j 9 5z 8 7l 12 9e e b2 8 hx 8
expect_parent 1u 7l 14
expecta 1u 4r 12 ix 8
expecta_moth 1z 4r w
expens 1g 1b b 1h 1u 22 q 7u b d6 h d7 p da 2k dg n el 2z go e
expens_claim 1z el 1p
expens_track 1z d6 h
expensi 1e 2l a hf i
experie 1a v e 2t d 5j f 6s c 7c 7 7j e 9g 9 at 9 bn f fa 11 gz d hc c
experie_mentor 22 fa w
experie_read 22 v b bn 9
experim 1s 8t 1d
expert 1e 4z 18 7j a 7k 9 ba 1e cd a e9 t f7 p fb 2w fl 13 ge 9 h1 i hf 8
expert_cal 1z fb 1s fl e h1 j
expert_let 22 cd 9 hf 9
expert_pay 22 fb c
expert_rat 22 fb i
expert_record 22 e9 b
expir 1g y 1b 4v 9 5r e 6o a gj f gk 8
expir_medicin 22 y q
expir_next 22 y 8
expiry 1p y 14 62 m f0 d gy c
expiry_dat 22 y b
explain 11 7 b l 9 3b z 40 f 57 g 5a h 7j b 85 e 8v g aw o ax f b4 x b7 b bh k ck k cu t d9 j dj 8 ga k gm h h1 b i1 7
explain_plain 1u w 9
explain_show 22 et a
explain_smartph 22 cu x
explain_step 1w b7 d
explain_video 22 83 8 ck m
explana 1k b4 m bh a d9 9 ga b ha 8
export 1a 4t u 5h 33 6n 1m df 9 eb g ek h f0 e
export_documen 22 6n v
export_help 22 5h 15
exposur 1z 81 1n
expres 1q ev a
extend 1w 3f f b0 9 ct a im j
extensi 1l 2 l d x 8t g 9c n ao t bv o i2 h
exterio 1z 3h y 3j u
externa 22 3o 8
extingu 1s 4x b 9m 2d h3 l
extingu_hydrant 22 9m s
extingu_test 22 h3 i
extra z 2r 8 2z 9 3h b 59 a 6f x 94 e 9a c 9c k ao b ht p
extra_round 22 59 e
extra_such 22 da a
extra_virgin 1z 6f 1j
extra_work 1u 2p 9 9f 9
extract 1m 2j b 2m c 2n b 3i 13 eu 2l h1 a
extract_data 22 eu v
extract_machin 22 3i e
eye 1e p k v d 4l 1b b0 a be e gy e
eye_doctor 22 4l a
eye_test 1u p k 4l 19
eyebrow 1z d 15 bv h
eyes 1a 1 a 3 c 4l h 4x 9 6w d 8g d 8t 8 d3 7 dt 9
fabric 1d 6 9 3i c 3o u 4d d 8d h 8e b 8f 7 9f 1c ig y il h
fabric_shop 1z 8d c 8e 8 9f 9
fabric_test 1z 6 a
fac 14 0 r 1 f 3 h 4 p d c j d 1e a 1n 6 20 11 3w b 4l n 4r a 86 h bj d c9 f cg q di 9 e4 8 i7 a
fac_cream 22 0 k 1 c
fac_south 22 1e d
facad 1w 3h l 3j i 97 u if o
faceboo 1f c9 k e8 y
faceboo_ads 22 c9 m
faceboo_post 22 e8 o
facial 1r d 1e bv 18
facial_manicur 22 bv c
facial_treatme 22 d n bv e
facilit 1h 5l h ak c gv w ib g if 9
facilit_manag 1p gv i ib e
fact 1o 5g b at 8 ck 9 d1 6 e5 b e9 13 h2 l
factor 1p 4 r 4t 2e al j am u ib 10 ic u ih m
factor_platfor 22 4t x
factory 17 6q 11 a3 k ab 7 ai 8 am 1h ao u di b hl 9 i9 h ia g
factory_machin 22 ia l
factory_own 22 am a
factory_staf 1z di a
factory_work 1z 4y a
fad 1o 1i 9 an 8 bu 1f
fad_scissor 22 bu d
fail 10 1c j 24 9 51 7 5p 8 6v a 7m a 8c 9 9g b b9 b bc e ec b ef e ia y
fail_cal 1z 51 a gk 8
fail_coldest 22 al 8
fail_deliver 22 5t 9
fail_list 22 6r b g4 8
fail_onc 22 9 b gb 9
failur 1o 1c h 2a d 5p d 89 s bs d cw 6 ew c
faint 1z be b
fair x 5 b 4c f 5h p 69 j 8r c 8z c 94 d bg e c3 c ei g el f ez e fh e gq a i1 a i5 c ip 8
fair_host 22 6u 9
fair_last 22 el c
fair_market 22 5a a fs a
fair_onlin 1z ba a c3 f i5 b
fair_parcel 22 i6 9 ii 9
fair_parent 22 2p b 49 a
fair_pay 1w 6v 9 cd 9
fair_phon 22 r a 6r b
fair_rota 22 48 9 ez 9
fair_rul 22 8m 8 i2 8
fair_shop 1z 4k 9 6k a cs a
fair_study 22 11 9 bg h
fair_tabl 22 6g 9 8v b
fair_trad 22 69 f fh f
fair_wait 22 5h o
fair_wed 22 2y a
fair_wholesa 22 gv a
fairly 1k m b 39 a 41 9 7m b bu 7 ex a fd 9
fairnes 1u 4u c ex b go c
fairy 1w 1o v c1 v
fairy_light 1z c1 p
faith 1u 1g 8 3v i 3x j
fak 1a 4f e 50 p 87 13 bj f f3 1j ff f ip r ir d
fak_ask 22 4f 9
fak_follow 22 50 d
fak_invoic 22 f3 u
fak_mail 22 f3 u
fak_return 22 4f 9
fal 11 h m 1o 9 2b b 2c 1w 35 b 4x 8 7f 14 br h cl e cw b d9 m df 8 dp a f4 8 fo c fz h hl j ho 18 hq 8
fal_alarm 22 2c 1a br l
fal_apart 1w go 9
fal_ask 1z 97 b fz a i0 7
fal_asleep 1s 7f 1k cl j
fal_behind 22 40 9
fal_cal 22 2c u
fal_detecti 22 2c e
fal_due 1z 2m b 65 b 7x 9
fal_few 1z 36 9
fal_first 1z 9k a
fal_ill 1n 3r 7 cs 8
fal_know 22 ho 7
fal_sam 1u 14 8 fm a fo 9
fal_silent 1z 1x a
fal_somebod 22 h a
fal_theft 22 93 a
fal_wat 22 7b 7
fallen 1z 2c 1n if 9
fals 1g 1c h 26 l 2c h 4t a 50 d 87 f ap e br g ff e fy b gb i i9 g ie e ir f
fals_alarm 1p 26 i 2c 9 87 d br e i9 e
fam 1z 8i 7
famil 1q 16 n 1v m 1w o 7u 16 83 n 9q k bq p
familia 1q fn 8 iu c
family h a d j e o i 12 g 1g b 1h b 1i h 1j e 1k e 1m a 1o n 1p r 1q e 1s 15 1v b 20 10 29 f 2c e 2y m 31 c 34 b 3p n 3q s 3r j 3s e 3t h 3y s 3z f 40 f 44 g 45 f 46 k 47 p 48 j 49 c 4a e 4b a 4d i 5x 9 64 i 6f 9 6x 8 6y f 73 a 75 s 7a a 7b k 7l 9 7p b 7q a 7u v 83 m 87 o 8b a 8f 9 8u p 8v f 93 j 9a e 9j a 9q k aj 7 aw f bp q bq m bw o c5 9 cl f cw 9 cz e d0 w d1 r d2 o d3 f d4 v d8 k de e dn e f8 d fd k fi e fx k g6 b g9 d gb a gd b hl 8 hq c ht g hu 9 hz f i4 6 ix 8
family_abroad 1s 64 w de i fi t
family_acros 22 1h 7
family_afterno 22 83 a
family_age 22 cw k
family_agr 22 d2 6
family_answ 1z 6y 9 fx 9
family_app 1z 1s l
family_back 1s 43 9
family_begin 1z hl m
family_bik 22 29 9
family_birthda 1z 45 10
family_book 1q o 8 46 c d4 w
family_box 1w 5x c 8u c d2 8
family_br 22 d2 6
family_calenda 1z 1s 2f 7u e
family_car 1r 7u u
family_centr 1z 1q a 1r b 8u 9
family_chat 1w 1s f 7u d d0 a
family_check 1z 8u 9
family_child 1r j t 1m m 3z u 84 7
family_childre 1f 1k d 1p 7 29 e c5 h
family_choos 1z 3p 8 3t 7
family_church 1z 3r 9
family_collect 22 3q 9
family_cov 22 d8 a
family_dementi 22 7u a cz q
family_doctor 1u 7m a 7t n 85 d
family_elderly 1z 2c y
family_employ 22 7u 9 g7 e
family_ent 22 9q s
family_family 1z 16 a
family_far 22 3p 8
family_fil 1w 3t g 9q 8 bq a
family_film 22 d2 p
family_find 1w 6y 9
family_first 1s o 8
family_food 1z 5w 9
family_friend 1r 2x e 4d e c1 9 c4 b fo e g9 a
family_grandpa 1z d0 v
family_grav 22 3p p
family_group 22 37 a
family_help 1z fd p
family_history 1u 3p 6 bp k d1 1b
family_hom 1r 1p e ht d
family_insur 22 83 a cy 6
family_keep 1w 20 e
family_kept 1z 9q 8
family_land 22 7a 8
family_languag 1z aj 8
family_leav 1z 5w 9 7l 9 87 a
family_list 22 48 a
family_liv 1p de b
family_look 1u fx x
family_meet 22 3y b
family_memb 1u 2g 9 83 9 d0 8
family_nam 1r 48 8
family_neighbo 22 fp i
family_newborn 22 o y
family_old 1s 87 v gb n
family_open 1w 20 b 2o 9 d8 9
family_ord 1m 3s 8 hu 8
family_organis 1z 1s y
family_own 1s 87 9
family_paid 1z ch a
family_parent 1s 47 12
family_pas 1w o 9 2q 8 7l 9
family_pay 1s o 8
family_photo 1z 20 1v 83 a bw r
family_photogr 1s 2y j bw 13 bx j
family_pictur 1z 83 9
family_plan 1p 1s i 3q b
family_play 22 3b 8
family_portrai 22 bw h
family_pref 22 40 9 8u a
family_quarrel 22 1i 8
family_really 1z l a 1p 7
family_recip 1u 9z f d4 g
family_recomme 22 46 a 8u a
family_relativ 22 d4 8
family_rely 22 7p a
family_rent 1w 92 b
family_reunion 22 d1 6
family_sam 1w 3p 6 3y b
family_schedul 22 1s m
family_school 1q f8 e
family_schoolc 1o 1i r 1j n 40 r 44 u 48 s 49 r 8b i f8 m
family_second 22 a a hq 7
family_sel 1z hx g
family_send 1r bp 9 d0 g d2 7
family_separat 22 1h 9
family_short 22 2y a 3z a
family_sign 22 bp a
family_sit 1w 3y a
family_sits 22 9q 9
family_smal 1h 1o m 1v 9 3y r 4a t hq i
family_stand 22 3t 7
family_stay 1w 3z 9 61 g
family_sunday 1u 6k f
family_tabl 1z 8v n
family_talk 22 8u a
family_teach 1u 1p 18
family_tre 1s bp j d1 1p
family_use 1u a 9 26 a
family_villag 1z 1c a
family_visit 1u 46 c
family_voic 22 d0 9
family_whos 1u 20 a
family_wish 22 75 8
family_young 1u 16 9 93 x
famou 1w ar a cj a
fan 1s 3g i cq 22
fan_members 22 cq x
fancy 1s dv t
fans 1a 2s s 3i a 4q 1g 8g a 8j k cq 20 g1 r
fans_buy 22 g1 g
fans_pay 1w cq 1g
fantasy 22 cs b
far 11 3p v 3x 7 8j a ae a ao 8 bp a d0 j d1 6 d3 8 dr 9 i4 6
far_apart 1u 97 a
far_away 1k 3p j 3x 8 d0 l
far_off 1z 3p 8
far_sid 22 35 a
farewel 1j 13 g 3q d 3r 23 3u 1n a1 8 d5 h
farm w 19 h 34 1p 4u m 5p q 5q m 5u 1h 5x 1p 5z x 63 a 66 g 69 d 6a a 6d 14 6e b 6f b 6j 17 8r e 9w f 9z a a9 24 ab 19 ac t ae 1j af 1t ah r ai y aj u am g ap s aw 9 ff d g8 d gd a hi g hu v hv 11 hw q i0 9 id 1r ie 19
farm_book 22 5q a af j
farm_cook 22 hv 8
farm_coopera 1z 5q a
farm_cows 1u ai f
farm_data 22 ap 8
farm_direct 1u 5u k 5x i 5z i a9 i
farm_driv 22 5u h
farm_factory 22 ab 9
farm_family 1r hu a
farm_gat 1z a9 g hu 8 i3 d
farm_grow 22 5x 9
farm_hectar 22 5z 8
farm_hous 22 ff o
farm_kerala 22 6d a
farm_list 1s 5u t a9 19 af 8
farm_machin 22 5q m af 1t
farm_machine 22 af u
farm_manag 22 id l
farm_market 1h 5x b 9x 7 a9 w gd d
farm_phon 1r ie d
farm_pick 22 a9 b
farm_rent 22 af j i0 9
farm_restaur 22 5u 1c a9 h
farm_sel 22 5u m a9 m
farm_sensor 22 ae g ie i
farm_shop 1n 19 d 5x g a9 r hv 8
farm_shown 22 a9 b ap 8
farm_stay 22 34 2g
farmhou 1p 34 12 66 9 6j 8 7y 9 9g 9 hv 8
farri 1u 9v 3i
fashion 1a 2s 8 4c 1s 4e q 4f 12 aa c c8 s cy x he k hr 6 im 18 in f
fashion_brand 1z 4c j cy 9 he h
fashion_chain 22 4c f 4e g
fashion_label 1z 4c s
fashion_photo 22 c8 v
fashion_shop 1u im s
fast 15 2l f 2n c 3a c 3f g 3i b 4t c b3 g by b cf d dx 9 ex a iq r
fast_chang 22 bh 9
fast_charg 1z iq z
fast_food 22 2l h 2n g
fast_slow 22 7h a
fast_than 1z dx 7 dy 8
fasten 1z 4r a
fastest 1z y e 7x a c1 9
fath 1b b d 1o 1m 3w v d5 g hn h
fath_brid 22 d5 8
fath_christm 22 1o 1u
fault 18 2z a 3g l 4i f 5q 8 9e 19 bt f dl f dm c ef a fc b fe d gg n gw d i9 m ia 10 ij c iq e
fault_part 1z 4i 8 9e q
fault_photo 22 3g a
fault_repair 22 dl a
fault_report 1u gg g ia j
fault_send 22 9e a dm 9
fault_stand 22 1z a
fava 22 6b a a0 8
favorit 22 3u a
favour 1p 1x 22 f3 8 i7 h
favouri 1g 2p 9 2r d 4s e 67 8 6e h 9h 9 e1 8
fear 1b j 8 75 8 7c a 81 1j au e bd m cq 9 f5 c fn 8 i1 9
fear_fly 22 81 1d
fear_height 22 81 r
feast 1r 3v 8 4i h d4 a gf f gh i i3 a ih 9
feath 22 78 6 90 n
featur 1k cc g hc n
featur_request 22 hc n
februar 1m 3p 7 73 6 ad b ho 8 hp 8
fed 1k 97 a 9u g ah 8 ai d fo c fr a hu j
federal 1s av 8
federat 1u 6x t go w hm d
fee s 3b e 3y a 57 m 5c d 5d j 5g b 9e b 9u c b0 a db k di 9 ew a fc f ff a g3 c g9 f gz a i6 7
fee_back 1z db m
fee_book 1z 3y a
fee_buy 22 3f 8
fee_cod 22 9u c
fee_commiss 22 aw 8
fee_cov 22 57 b
fee_explain 22 57 b
fee_fix 22 5c b
fee_guid 22 33 a
fee_mis 22 q a
fee_not 1z 3b 9 8u 9
fee_noth 22 7x 9
fee_rent 22 7y a
fee_rul 22 9u d gz a
fee_seat 1z 3b k
fee_shar 22 5g a
fee_start 1z 5g 9
fee_video 22 50 f
feed 16 o s 34 u 3l g 3m c 6b 9 7l 1a 82 7 8c 7 a2 a ae 11 ah 1i ai 8 ch e ek g fo q fr n g0 v g6 t gc 17
feed_animal 22 fr i
feed_buy 1z ah w
feed_cats 22 fo v
feed_deal 22 ae g ah d
feed_match 22 ek l
feed_mil 22 ah a
feed_pond 22 ae c ah e
feed_sleep 1z o f 7l i
feed_stor 1z ae 7
feed_tarif 22 3m g
feedbac 1b i 9 4x 9 au v b0 g ba 1f bn b bo 1e cd h ea j f1 12 fa m fq d gp 12 hc 1z
feel 11 23 a 27 c 2d b 3f 9 7h l 7n j 90 a as g d4 8 en c
feel_bad 22 7n b
feel_bet 1w 7n a
feel_differe 22 7 a
feel_good 22 7h a
feel_guilty 1z 23 9
feel_paid 22 7t b im 7
feel_saf 22 dp a
feel_stuck 1z as n
feel_watch 1u 87 9 c7 8 et 9 gv 9
fees 14 39 c 6v e 6y 1b d9 m de y df a g3 1h gj p h8 o i6 m
fees_ads 22 i6 h
fees_attenda 1z g3 z
fees_paid 1z h8 a
fees_visitor 22 6v b 9r 9
feet 1e p u 4h 15 4j d 4y c
feet_back 22 4h a
fel 1j 1g b 1p 8 d9 e fz a
fellow 22 dx 8
felt 1i 3q 9 8d c be b dy 9 in n
felt_hats 22 in o
femal 1e 35 9 3x a
femal_guid 1z 3x b
femal_instruc 22 35 a
fenc 1c h i 2b 8 3h f 3j i 3n d 7b y 9w s ac 8 ag 17 dn 8 fj 1w ie f
fenc_acr 1z fj z
fenc_field 1z 7b f fj w
fenc_look 22 dn 9
fenc_meadow 1z 7b n fj o
ferment 1j 2o c 67 j 6b e 6c 2p 6h i 71 w hk e hw 7
ferment_vegetab 22 6c r
fern 1u 1u n 8q m
ferry 1r 1p k 37 n 77 g 9i d cm 9
fertili 1m 7d l 7k p 85 11 ai b id l
fertili_nurs 22 7d 8
fertili_track 22 7k o
festiv 1u 6g 8 a1 m
festiva 1d 1b b 1c a 1e 8 23 9 2l 10 39 u 6h f 6v 1a 8d c by f cm d cq a e0 9 ii p
fetch 1b 11 8 16 e 1y h 4j c 4n c 5q 9 62 d 64 d 90 9 9b j ai c dt d ho a hz 7 i4 7 ig e
fetch_noth 22 16 a
fev 1j u 9 7l j 7z w 84 k 9u i ie r
few t 1 a 3 a 1q c 33 8 42 a 51 9 5h 8 7e a 89 6 92 c bm a di b dp b ei c ex d ey j f2 b fl 8 fz b gw c
few_answ 22 bn 9 ei b
few_applica 1z ct e
few_buy 1w 4t 9
few_clas 22 g c 49 a
few_everybo 22 4o a 5z 9
few_field 22 at 7
few_guest 22 33 a
few_holiday 1w 69 9 8r 9
few_ingredi 22 1 a
few_keep 22 2t a fz a
few_kind 22 bm 9 g5 9
few_languag 22 51 a 5b b
few_larg 22 5a a cq b
few_meal 22 1q a
few_stop 22 7i 9 d6 8
few_taps 1z r 9
few_than 1u 1 9
few_warm 22 2q 9 dl a
few_weekend 22 2x a 92 a
fibr 1h 6 8 4d a 4m a 4p h 4s p 7i 9 8d 6 ik d il e
fibr_car 1z 4d a
fibr_content 22 4c 9 ik 8
fibr_label 1z 4p 9 4s a
fibr_writ 22 4m b 4s b
fiction 1z 8j h 8w b
field k 4z b 7b d 8r i ac n af b aj a bb c ct e eu o fa e fi c fj q fn 9 gu p i0 c id l
field_acros 22 cn 8
field_away 22 gk 7
field_check 1w eu 9
field_dogs 22 7b g fj u
field_field 1s af b eu d id c
field_hand 1w id 9
field_hom 1z 9a g
field_jona 22 go 8
field_known 22 f4 8
field_mark 22 eu a
field_messag 1r 91 c
field_near 1w fj p
field_nev 22 eb a
field_offic 22 fi o
field_parent 1z 48 9
field_party 22 7s 9
field_plot 22 19 g i0 h
field_robot 22 ac 1s
field_servic 1r 9l d gu 1s
field_siz 1f 8y 9
field_staf 22 eu a
field_stay 22 fa 8
field_tabl 22 8z 9
fiesta 22 gd t
fifteen 1a 1t h 23 f 3g b 3z 9 5x e 5y 9 7k f be h bh e fb e fl a g6 b iv b ix a
fifteen_cal 22 fb i
fifteen_househo 22 23 i
fifth 1g 1k a 6m a 7n a 88 8 cd 9 cs a hy 6 i1 7
fifty 1a u 9 y 9 4f e 4m 9 4o f 67 d 6f 8 6i 8 8e c a0 b aj c bj a cx 8 cz 7 dc b dt 9 ei g
fifty_piec 22 4f 9 4o a
fig 1u 5 o 8 t 53 v 7b c iu k
figur 1b 23 d 2a 10 57 d 5g d 5j l 80 7 8g d ar o cl q cs f dg b dk n ed 1b h1 b i5 m ic 15 ij c
figur_check 22 5g a ed b
figur_compar 22 gt b
figur_look 22 eu a
figur_mark 22 ed h ic g
figur_wrong 22 22 9 gy a
figurin 22 2a x
fil p g c q m 1b 9 22 b 2v j 3h c 3t 8 4u f 5b c 63 r 6h b 6i 8 6n a 6p a 7w g 8t 9 9n d 9q g 9u d ai 8 aq g av 16 ax n b0 c c6 9 cp d ct d d2 o dg m em w ep d et g f0 14 f7 a f9 8 g0 a g1 a g2 a g4 k gf t gh d gz v h0 b h3 h h5 d hb m i7 j ic h iu a
fil_again 1w q e 6r b
fil_answ 22 ep a
fil_applica 22 9g a
fil_board 22 ct a
fil_bottl 22 67 a
fil_cancel 1u h5 q
fil_car 22 90 b 9u l
fil_certifi 22 9q a h3 g
fil_check 22 gh a
fil_client 1z 7m a
fil_complet 22 hb n
fil_contrac 22 ax g
fil_cov 22 3z a
fil_deadlin 1z gz f
fil_deliver 22 g1 j
fil_desk 22 28 a
fil_diary 22 r 9 7j a
fil_email 22 eo a
fil_empty 22 7w 7
fil_end 22 et h
fil_evening 1z h 9 3y a
fil_form 1p i2 7
fil_friday 1z 2a b
fil_fridg 22 2v a
fil_gap 1z e0 7
fil_gaps 22 ez a
fil_group 22 bi a
fil_hand 1r 1b a
fil_hom 22 3t 7 9q 9
fil_jars 22 9y 7
fil_kitchen 22 5m c
fil_label 22 6h 9
fil_lat 1z em a
fil_level 1z gf 1r
fil_lin 22 71 9
fil_machin 22 5o b
fil_off 1z 5p b
fil_oth 1w f0 c
fil_pas 1z 22 e f0 c
fil_pasta 22 63 h
fil_phon 1z 9w 9
fil_pictur 22 gk 7
fil_print 22 bw 8
fil_questio 22 at 8
fil_return 1s av e dg b
fil_right 1w h0 f
fil_room 1z 6a 9 bl 9
fil_securit 22 f4 f
fil_shelf 22 55 9
fil_smal 1w 4 9 2v 9
fil_station 1w a7 b
fil_tax 1u av t dg j
fil_transpo 22 6h 9
fil_word 1w bo c g0 e
filing 22 57 a em e
filipin 1r fi m
fillet 1z hu n
filling 22 69 a
film 10 m a 32 b 35 d 3e d 3o a 4x f 4y s 5a 25 5q 8 8e d 8h 1k 9a k 9d d au k ba d bh e by 1o c2 a ck 14 cp k d2 w d4 a e3 1v ft a fv p gd b hk 7 hl 6
film_employ 22 5a x
film_event 22 by q
film_film 22 ck f
film_friday 22 e3 9
film_gait 22 fv n
film_handov 22 5q a
film_lov 22 e3 u
film_phon 1z 1z 9 5a a
film_right 22 e3 8
film_room 1u 9a h 9d i gt b
film_school 22 cp b
film_task 1z 4y m ey b
filmmak 1z 5a a
filt 16 4 h 16 1n 2e 29 2j d 3k y 5w b 5z g 87 c 8h 9 ev j fa 9 g5 l gc j
filt_due 22 2e a
filt_insuran 22 g5 r
filt_light 22 2e a
filt_school 22 16 u
fin 16 m q 13 b 64 b 88 18 af a em a er d
fin_fil 22 em b
fin_lin 1z m y
final 1e 31 u 5n g 9f e au e b0 9 ba d bg e bo a c4 m
final_bil 22 7d 6
final_fil 22 b0 a
final_handov 22 c4 p
final_numb 22 31 p 5n h
finally 1w 4s d
financ 1b 3m c 4t 1l 5j 1t aj 7 am h cc k d6 f d7 1d dj g el f ga e
financ_chief 22 5j 12
financ_directo 22 5j m
financ_lead 22 5j 13
financ_manag 22 el c
financi 1j 4t a 7v 8 7y 9 d6 f d8 x d9 r dd 9 ev c g7 9 g9 8 ga r
financi_authori 1n ev 9
financi_literac 22 d8 z ga h
find p v b w g 14 b 1b b 1w g 1y m 20 a 46 a 4z c 50 p 5d l 5g r 5h q 5k e 5n c 7m f 9o c as 9 at a az a b7 e bj k bk 10 bl 10 bn e c2 r c3 j c6 n cx 8 d1 i dh j dk l e0 8 eg d ei s f7 i f9 9 fa l fb b ff j fy t g5 r gb 9 gq i hg c hy f i8 e i9 j if 8
find_account 22 bq a
find_animal 22 x a
find_answ 22 c6 8
find_anyth 1w dq a
find_best 22 dj 8 ep 8
find_build 22 9c b
find_client 22 9t 8
find_company 1z ei 13
find_contrac 22 eq b
find_doctor 22 g5 1f
find_employ 22 i7 a
find_event 22 1w m
find_fair 1z ez b
find_family 22 1d 8 75 8
find_fil 22 5p b em b
find_flatmat 22 bl w
find_forgott 22 dh c
find_fre 22 g5 9
find_freelan 22 4z o 5d j
find_friend 22 bk z
find_gap 1w 40 9 b7 m
find_good 1z 63 a
find_guest 1z az m
find_hard 1z 6y 9 bd 9
find_hol 22 hy 6
find_import 22 5h 16
find_job 1z bn o
find_licenc 22 ev b ew b
find_licens 1z d8 9 dd 9
find_local 22 50 9 d1 9
find_mis 1z b7 9
find_moment 22 hg m
find_noth 1z 8o a
find_partn 1w i c bj 15
find_patient 22 w u
find_pension 22 dk z
find_prepar 22 c6 f
find_read 22 f7 a
find_rid 22 dp a fz 8
find_right 1p cx 7 e0 7
find_room 1u bl k
find_runaway 22 fy y
find_show 1z cj a
find_siz 1r il a
find_somebod 1w 1x a ih 9
find_special 1w g5 j
find_tags 22 9o a gb e
find_train 1z 5f a 5j 8
find_truck 22 i8 y
find_trust 22 fo i
find_vet 22 fb 9
find_volunt 22 1b p
find_why 22 9k 9 hc j
find_work 1s 14 h
find_wrot 22 4w b f1 b
finding 1p p c v c 5c c 5k l ie 9 if i
fing 1b 4 c 2f f 2g e 31 s 61 j 71 8 85 u 8b c ad d b7 b br d cu e g6 e
fing_cal 22 2f f br g
fing_food 1s 31 u 61 k g6 e
fing_prick 22 85 t
fingerp 1z 2h y 4k q
fingert 1z 85 b 86 j 8s b
finish x 1a b 20 b 2a d 3h d 49 a 4k 9 4p 8 59 k 6d d 6e c 8d 7 8e 9 8o m 9a b 9c c 9f e a0 c ao g aq b b8 m ba h be e c1 8 cm e co j d3 9 eg a g2 b gs d gt h h6 d hd l hi b ic a
finish_agr 1z 9a b
finish_book 1z 57 a bp a co m
finish_check 1w eg a
finish_cours 1z ba g
finish_episod 22 cs a g0 a
finish_first 1p d3 a
finish_job 1z gu d
finish_level 1z cm 9
finish_minut 22 hd a
finish_ord 22 6e 9
finish_pag 22 59 9
finish_piec 1r 8d 8 8e 7 8o e 9f 8
finish_project 1w 9c a b8 i
finish_record 22 f5 a g4 8
finish_report 1s ed 9 gs d h6 e ic 8
finish_room 1w 9d 9
finish_song 22 g2 j
finish_text 22 be b
finish_train 22 2r 9 a0 d
finish_work 1u 1a a
finnish 1z f6 b
finop 22 cc t
fintech 1o 7w 8
fir 11 8 c n s 1b d 1e d 2l b 32 c 34 e 3a d 6l b 74 c 8z j 90 d 9f c 9m 20 ag e aj b ak 9 al c an f ao e dw a gh k gk 1y gl a h3 e hd f hh 10 hz 13 i3 c
fir_alarm 22 9m 14 h3 g
fir_authori 1u 3a a hw 5
fir_brigad 1s 1b g gk 26
fir_damag 22 8 a
fir_departm 1w gk 1i
fir_door 1u 9m 1b dw a
fir_equipme 22 2l b 9m j
fir_extingu 22 9m 14
fir_protect 1u 9m 1d
fir_safety 1p 8 8 9m 1h hd i
fir_servic 1p 6l 9 al b ao b
fir_station 1u 1e 9 gk m hq 9 i3 9
fir_test 22 90 b
firefig 1w gk 1z
firm p 1a a 2i b 2u f 3h 8 4n f 4t e 4u 9 4w j 4z c 53 a 54 b 57 d 5a c 5c i 5j a 5k 9 5l e 5s e 6l d 88 a 8r b 91 g 94 d 9a c 9c e 9j a 9m k 9o 8 ak a al w am l ay k c6 e ca a cb c cc a cd d ct d dr 9 e5 b e6 p e7 h e9 d eb f ed c ef a eg 9 ei c ek c el g em d en k eo y ep l eq c es k ex 9 f0 k f2 d f3 a f4 b f5 j f7 j gq r gt g gu c gv f gw d gz 13 h0 m h3 g h4 h hb 9 hc e hd i i8 a ic c
firm_app 22 gv m
firm_ask 1z em a
firm_best 22 ep a
firm_book 1w 94 g ek 9
firm_buy 1s 8r 9 f5 9
firm_chang 1w gz 9
firm_check 22 cd 9 e9 b
firm_documen 22 hb g
firm_electri 22 ak 9
firm_family 22 3t 7
firm_fil 22 f7 h
firm_first 22 5h f ca 9
firm_hand 22 2i a en b
firm_hom 22 3g c
firm_licenc 22 9c b
firm_list 1w e7 a
firm_look 1z gq a
firm_measur 22 3o c
firm_mov 1z em a
firm_nam 1u e6 t f0 b gq 9
firm_next 22 gt b
firm_not 1z es 9
firm_ord 1u 4n 9 cg 9 f5 9
firm_own 1l c6 b ct d el 9 f4 8 hd k
firm_pay 1r gq 9
firm_pays 1w 88 8
firm_plan 22 gv 9
firm_public 22 c6 7
firm_read 22 gd 9
firm_renew 22 2i a f2 a
firm_send 1s ei 9 el a f3 8 h4 p
firm_softwar 22 gz 21 h0 j
firm_spac 22 5s b
firm_spend 22 ep a
firm_suppli 22 ek a
firm_support 22 5c h
firm_tool 22 eq b
firm_trad 1z f5 9 hc 8
firm_writ 1w e9 a ef b gq a
first g 6 e 9 a f d g b h a k d o d 13 9 14 b 1i b 1l 8 26 a 3l 8 41 a 43 f 46 a 4s 9 5d e 5f f 5h j 61 e 7a b 7d 6 7h a 7l f 7m d 7s c 7x 8 8c 7 9d 9 ar 8 b6 b ba b bb f bg a bh a bj b bu a ce a d3 8 d9 a db d di 8 dj i ec 8 ei 9 fa a fm b fq c fx a g6 h g7 f ga 9 h9 8 he c
first_advic 22 l 9 9k a
first_aid 1h n a 5f r b2 8 b3 a ho 9
first_answ 1u 7s a
first_ask 22 6e 9 cx 7
first_attempt 1z 43 a dj 9
first_begin 22 1m 7 d4 8
first_book 1q 37 9 b6 k
first_box 1w 5v f 5x 9
first_buy 1l dj o g7 h
first_cal 1l 5d a
first_check 1z 8g 8
first_child 22 cl a
first_choos 22 6u 9
first_clas 1z g o b1 c
first_clean 1z 97 j i2 8
first_coin 1z ew b
first_consult 1z l c
first_contact 22 fa 8
first_contrac 22 ib a
first_danc 22 e0 a
first_dat 1w 4o a bj m
first_donor 22 h9 o
first_draft 1q 59 b 9d g at 8
first_episod 1z cj a
first_even 1r 1e d 1z 8
first_fil 22 g c 3y b
first_find 22 90 b
first_firm 22 ee a
first_flat 1u g7 p
first_food 1z 61 k g6 t
first_fre 1h bu 8
first_goal 22 be b
first_gon 22 6l b
first_good 22 40 9 7j a
first_guest 1w 2r 8
first_haircut 22 bu 9
first_hard 22 bc a bq b
first_hold 22 f a
first_hom 1s dj m g7 g
first_import 22 z a
first_investo 1z ga j
first_invoic 22 ej a
first_job 1n bb 10 bn d
first_know 22 dg 8
first_landlor 22 db g
first_languag 1z bh a
first_last 1q 7h a
first_leav 22 ca 9
first_lesson 1q 40 b 42 9 b5 a ba e fq c
first_let 1w dx 9
first_lin 1n v 9 cz 8 db e
first_list 1m 5h 9
first_meet 1r 3y d 46 k bk e fm d fo c
first_messag 1w 9k 9 ei c
first_money 1z 5n a
first_morn 1z 4y d
first_mums 22 g6 l
first_nation 22 54 8
first_night 1q o 8 1d b dv 9
first_nobody 22 55 9
first_not 22 fp b
first_ord 1m 4m e
first_pack 22 7 a
first_pag 1q 1a h 7l d d3 a dc h
first_paid 22 ci a
first_pair 22 6 a
first_paragra 22 bg d eb a
first_parent 1r g6 e
first_pays 22 gl 9
first_person 22 9n 9
first_phon 1w 1i r
first_pictur 1r 2y g by j
first_piec 22 8o a
first_plan 1w 7h c
first_pres 22 e1 c
first_print 1s 8v a
first_program 22 1p 8
first_quart 22 cm a
first_rain 22 af 9
first_read 1s b6 e
first_report 1u ic h
first_request 1z 7m a
first_round 1u 8v e
first_salary 1z d7 b
first_sampl 22 5h 8
first_school 1z 8m 8
first_send 1z 7d 6
first_session 1p f l z d 7m t ar e
first_show 22 27 9 6r b
first_smal 22 4t a d1 6
first_snow 22 43 8
first_step 1p 5h c
first_sum 1z aj 8
first_talk 1j 5h 7 7d 6 as g fa c
first_tap 22 4s b
first_term 1z 1l h
first_thirty 22 72 9
first_town 22 7a a
first_try 1m 4o 8 6p 9 gh c
first_version 22 v b ee a
first_visit 1d k e 3o 9 9e e h5 b
first_walk 22 fm q
first_word 1u b5 a
fish 19 1q g 30 c 49 b 4b e 5p b 5v c 6b g 6c d 6s h 72 f 8n 26 a2 d ae 1t ah i ap 11 fr f hu 1l
fish_boat 22 ap a hu c
fish_box 22 hu x
fish_farm 1z ae 1x hu j
fish_licenc 22 8n j
fish_meal 22 ah k
fish_nets 22 2a b 4m a
fish_permit 22 8n 1w
fish_sauc 22 6c 9
fisherm 1z hu 20
fit v b f f i p e w 9 11 8 2h m 3n t 3o p 4e i 4h g 4o w 4s 15 5g h 5i c 6p i 8e c 8o g 9g d am e b2 h bt c c6 i cw j dv 8 ep 8 fc b fs d fx a h3 g i2 p ia l il b im r ir 7 iw y
fit_blind 22 3o m
fit_cal 22 11 8
fit_certifi 1z h3 g
fit_check 22 iw a
fit_devic 22 p h
fit_door 22 2h h gb 9
fit_dril 22 2h c
fit_first 1r 5i a 6p a
fit_half 22 56 c
fit_hom 1u bt d i2 f
fit_incom 1z g8 9
fit_model 1z 4h 9 im j
fit_real 1z im m
fit_sam 22 am 8
fit_sel 22 am d gw a
fit_siz 22 dn 8
fit_trust 22 4c 9
fit_twenty 1u 28 9 gf 8 iw b
fit_video 1w 4s i
fit_window 22 3o b
fit_writ 22 5g a ia a
fitnes 1f f 1y i e j j s z 2d s 7g 13 a4 f b1 1t b2 1l f2 r gk 8 ho 1r il q
fitnes_bootcam 22 b2 p
fitnes_challen 22 7g k b2 f
fitnes_clas 1z f k s f b1 y
fitnes_coach 1z f k 7g j
fitnes_studio 1u f u i e s j
fitnes_test 22 gk 9
fits 11 f d w i 2a d 4g e 5g i 5w 9 7m 9 9d i c6 8 cz 7 d5 9 il 9 iq c iv b iw f
fits_first 1w fz 9
fits_nobody 22 cx 7
fitting 1s 3g i 3o v 4o c
fix s c f 17 10 3a c 3g b 3h p 3k a 3q r 3t 8 4i j 57 r 59 q 5c a 5l b 5s a 5t m 6o c 8l c 8w e 95 z 96 c 97 b 9a d 9e k a3 m a7 9 ay e b0 d ch 9 co a dj j dl o ds e dw 8 f1 9 fm f fp j fu c hr 9 ih 9
fix_area 22 fu b
fix_bik 1w dl n
fix_cal 1z ds 9
fix_collect 1z 2u a 5t 9 ir 7
fix_contact 22 9j a
fix_cost 22 2q 9 c0 7
fix_dat 1m fn c
fix_deliver 1w ii 8
fix_desk 22 3a h
fix_evening 22 8e 8 dw c
fix_fee 1p 2l 9 57 m 9e i
fix_first 1w fm a
fix_group 22 hr e
fix_numb 1z 4n 9
fix_packag 1u fp a
fix_plac 1z 8l 6 dl a
fix_pric 18 3h w 3n 8 3q b 95 b 9a c b0 c
fix_problem 22 5c b
fix_rat 22 dj 12
fix_round 1s 5t o a3 m gf d
fix_rout 22 1a g
fix_scop 1z 59 t cm 9
fix_send 1z fm b
fix_sit 1z cu 8
fix_team 1w 5s a
fix_th 22 d6 8
fix_trial 22 3t 7 fp b
fix_weekday 22 3k k
fix_weekly 22 5r a
fix_wing 1z 6o 7 if f
flag 1g 35 d 8f 9 cf g ep a er 1e
flak 1z 9x 1a
flam 1u 4x a ai t dv 9
flamenc 1z i 9 33 c
fland 22 4c b
flap 1r 4g g 8c 8 8k 7 fy a gc 10 gf 9
flar 22 1 9 84 r
flash 1p 2f v 2z 8 9t a
flashca 1u bf 23 f9 h
flashca_teach 22 f9 f
flask 22 2e n
flat r c d 28 n 2b a 2h a 2j d 2k h 3c l 3d m 3f m 3h j 6u l 75 z 7y 16 8x a 94 q 9a k 9c u 9d o 9k 9 ao e bl w bm c ce j da f db j dn d ff r fg f g7 f gr o h6 h h7 b h8 s hx k hy m iu a iv d
flat_abov 22 dw 7
flat_bank 1w ce h
flat_clean 22 3c h 94 n
flat_clear 22 hx d
flat_empty 22 hx d
flat_family 1z 5y a 75 k
flat_fold 22 gr c
flat_guest 1w 2t 9 6u h
flat_monday 1z 8p 9
flat_own 1n 7y b h8 e
flat_pack 1r ao m
flat_shar 1w 7y h bl k fg f
flat_smal 1w hy 8
flat_smel 1z iu j
flat_wat 22 35 a
flat_whit 1r 2j n 2k v
flatmat 1q 1l e bl 2k da 16
flatten 22 8l 7
flavor 1z 2q b
flavour 1f 2l a 2p l 2q 1f 67 i 68 e 6h s 9x g 9z g a0 b a1 a
flaw 1z 1y a 4f l i9 b
flea 1q 1k d 1t d 1y 1d 4f b 9f b d2 7
flea_market 1r 1k a 1t a 1y 14 9f 8
fleec 1z 4p k
fleet 1i af e ak 15 bt h gw 2m
fleet_depot 22 ak k
fleet_manag 22 gw n
fleet_managem 22 gw p
fleet_trad 22 gw d
flex 22 2d b al n
flexibi 1z al n
flexibl 1j k a 3a v 5s 11 6l n ai b al h
flexita 1z 6b 1d
flexita_househo 1z 6b 12
flight 19 23 m 3x c 6o 16 79 h 7c 2c 7d 1f 81 g 88 1x 8a b dt p if 10
flight_delay 22 88 1g
flight_sam 1z if 9
flight_sampl 1w 6o n
flight_stair 22 8a a
flight_visa 22 3x 8
flo 22 28 9
float 1o j n n 16 73 d ae f ij h
float_prob 1z ae e ij 9
flock 1s 4p c 8d 8 ag 1y
flock_keep 22 ag 8
flood 1m 28 11 53 b 9b a h1 a
flood_sensor 22 28 v
floodli 1z hr 9
floor z i e 2c b 2g b 39 f 3e r 4e d 4y e 5s o 6m b 6q v 74 8 7o n 7y 8 94 a 97 c 9a o 9c d 9d b 9m i b1 9 cx g db a gv a h2 12 hq p hz 9 ib b ij b it d iw e
floor_clean 22 it l
floor_lift 1z 9a m
floor_mats 22 iw m
floor_plan 1m 3e 10 9m b h2 1f
floor_shop 22 3o 7
floor_tablet 22 6q u
floor_train 22 7o 9 cx f
floor_word 22 7j 8
floorpl 22 3e m
floral 1z 6a a c1 i
florist 1k 8 b 2x k 3p b 5t c 8r 12 c3 1h c4 a
florist_cater 22 c3 z
flour 1j 2o j 64 q 6b s a0 f ah 7 cs 8 d4 j hk c
flour_fin 22 64 f
flow 15 6 h g n 2x a 3p 1f 5m j 5t a 8r 2j 8z 8 91 c 9g e a1 9 ad l c1 w cb c e7 s en 1s hw 6 ij l is 9
flow_arriv 22 8r e
flow_backdro 1z c1 s
flow_chocola 22 91 g a1 d
flow_deliver 22 3p b 8r 1l
flow_farm 1z 8r k
flow_offic 22 5m q
flow_shop 1w 8r k 8z a e7 m
flower 22 ad 9
flown 1q 6o a 78 6 if f
flu 1u y a 1o e hz a
flush 1w 6j a 7k u
flut 1z dz 1t
fly 18 1r r 3o d 6o x 7c 15 7d 7 81 13 ah 1d aj b b0 u dt d if 17
fly_larva 1z ah t
fly_roof 22 if i
fly_screen 22 3o g 97 a
foam 1n 2s 8 35 b 9f l
foam_board 22 35 a
focu 1o 4q b 7r n be p
focu_tim 22 7r m
fodmap 22 5w a
foil 1z c b
fold 16 a e 22 g 29 13 2g n 4y g 6t c 7x b 8g 9 99 13 9n c 9q f 9t a bq f ce b cx 8 d1 7 d3 8 d4 a dk l dl b ds a ey d f4 c f7 k gh d gr i hb k hd b hk a iv f
fold_bik 22 29 k dl f
fold_laundry 22 2g w
fold_scoot 22 29 v
foldabl 1s 2b b ii j iv 10
foldabl_stand 22 iv g
follow w 1g 7 21 a 50 v 89 f 9j c ap 9 cq f ea b eo z ey a fb i fd 9 fm a g1 s g4 a h4 1c h9 c
follow_buy 1z g1 12
follow_cal 22 fd 8
follow_earn 22 cq b
follow_lesson 22 b8 a
follow_list 1u f5 9
follow_patient 22 89 q
follow_pay 1z 7i 9 fb l
follow_plan 22 40 9
follow_rul 1u ea a
follow_school 22 b4 a
follow_thirty 1z 6 a 10 8 11 8
follow_ups 1r eo i h4 o
follow_visit 1w 9j e
font 1n 8x b b0 h cm b eb b is 8
font_pictur 1z b0 c cm 9
food r 7 g 12 1r 23 9 2j c 2l 1k 2m j 2n y 2o c 2t q 2v e 31 y 33 h 4b o 5m b 5n c 5p a 5r 11 5u v 5w p 60 d 61 1d 62 1g 64 n 66 9 67 d 6b 9 6c k 6n 9 6o b 6s 10 70 d 78 6 7i b 7q 16 8c 8 8s j 9n z a0 n a3 l a4 c a6 12 a9 u ah 8 ap 8 c8 a fr 1f g6 1b ht g i3 n ih m ii l
food_age 22 g6 b
food_allergy 1w 5w 14 g6 f
food_app 22 62 g a6 h
food_ask 22 6c 9
food_baby 1z 61 9 g6 11
food_bank 1r 12 1w 62 j
food_bik 22 a3 q
food_box 22 fr 15
food_brought 22 31 j 4b e
food_busines 1z 5r t
food_check 22 55 h 8s a
food_collect 22 12 j a9 h
food_cool 22 5u a
food_cost 1s 2t 9 6s 16 ed 9
food_deliver 1p 2n z 60 d 61 d 70 d a4 a a6 1q fr y ht g
food_factory 1z ai a
food_festiva 22 6h 9
food_first 1u 61 c
food_food 1w 2l l 61 w ii 8
food_found 1z 5r v
food_handl 22 9n 9
food_hom 1z 64 l
food_hygien 1s 2l 9 9n r
food_mak 1w 6n 8 ah b
food_market 1q 12 o 1w c 6i 8
food_offic 1s 5m b 5p a 5u 9 71 8 ab 7
food_ord 22 23 8
food_order 1w a6 g
food_packag 22 ii f
food_plan 1z g6 g
food_program 22 f2 9
food_region 22 64 h
food_rul 22 2t a
food_safety 1o 9n 1k
food_sam 22 2n a
food_shop 1u 7 9 fr e
food_sleep 22 84 9
food_stand 22 2w b i3 8
food_supplem 1w 7 j a0 8
food_test 22 12 9
food_thrown 22 6s b
food_tour 1z 33 10
food_truck 1z 2l 2j
food_van 22 2l n
food_wast 1u 12 h 62 j 6s 1k ih p
food_wholesa 22 5u 19
foodstu 1u 64 b a5 1b
foodstu_deliver 22 64 a a5 j
foot 1e p 27 1r a 21 a 33 g 48 d 77 9 br a e7 a hr 7 ie a
foot_car 22 p 26
footag 1s 5a p
footbal 1c 48 9 4a 1c 6i 8 8g g cj e f8 9 hl a ho k
footpat 22 21 c an 8
footpri 1n 23 31 3t 8 ic 1t
footpri_consult 22 ic j
footpri_product 22 ic t
footpri_track 22 23 t
footres 22 iv u
footwea 1z 4h y 4j a
footy 22 cj b
for 22 9v p ie 9
forag 1w 78 1f hk 1g
forbid 1s ea n gp b ho 7 i6 8
forbidd 1n 13 b 5w a 8h 8 9b b cq c d2 7 dt c e9 c g1 8
forbidd_pictur 22 8h 7 d2 6
forbidd_thing 22 9b a dt b
forc 1p 4w f 81 7
forecas 1h y 8 5j 15 6s p en 2u gy 1c
forecas_softwar 22 en j gy g
forecou 1z 3j m
foreign 1d 7a 1h ce r gp 9
foreign_paperwo 22 7a e ce j
foreman 1s 14 f 6q 1b 9o 9 d5 c
foreman_sees 22 6q 9 9o 8
foremen 1z 6q d 9o d
forest 1e 3z t 6a o 73 1f 78 1g 8x a hz 19
forest_breakfa 22 73 m
forest_kinderg 22 3z y
forev 1w ap a
forg 1r 4k b 8s x hi 1x
forg_knif 22 hi l
forget 19 7p u 83 f bs a f5 8 gb 19
forgetf 1w 83 p gb 1c
forgot 1m 15 g 63 9 7s a gb 14
forgott 1a 9 9 1s c 2f 9 48 8 77 6 cc c dh u dn 8 eh a gb n h4 g
forgott_subscri 22 dh 11
fork 1s 8s j a9 j gx b ih g
forklif 1p 4x l 5f o 5q n 6l 10
form t t a w c z f 10 d 15 f 1e 9 1f a 6n f 6v a 6y c 7a 7 7u c 88 g 8k c 9m d 9q y 9t e at d bg 9 bo 9 bs a c6 9 cb e dh c eg a eo d ep a eu p f4 a f7 b fb b g4 c gg c gh b gl b gm u gq i gz f h1 c h3 r hc a hf r hg c i3 8
form_automat 22 eo a
form_bank 22 i a cq b
form_build 22 9t d hf j
form_check 1z i3 8
form_colleag 22 as c bo h
form_count 22 gq h gr 9
form_employ 1z dk b fb h
form_fil 1s 9m 9 ep 9
form_fit 22 z a g4 8
form_insur 1w g b 44 a
form_lat 22 u 8
form_mis 1z gh 9
form_must 1s bq 9
form_off 22 1e 9
form_own 1z 8k 8 h3 c
form_patient 22 g4 h
form_phon 1z 4w 8
form_recruit 1w at o
form_registr 22 9q s
form_screen 1w hf m
form_servic 22 7u 9
form_smal 22 fm b
form_web 22 gm h
formal 1z 5g d
format 1h 11 9 5a e 5n i at l c9 e ch b
formula 1n 1 e 2 k 5 k aq z
formula_asses 22 2 a 5 a
formula_pivot 22 aq s
fortnig 1h 9 b x a ar n be b d4 8 eh b
fortun 1m i1 g
forty z 9 c 18 c 20 a 39 h 4l b 4m c 4s c 54 8 55 d 5z b 6a h 6c a 6n 9 85 a 88 9 89 a 8w d 8z d 9x 8 ad 8 ce d cg b cp a gg a h1 b hl 7
forty_bags 22 5z h 9x d
forty_cal 22 ce f gl 9
forty_jars 22 6a i 6c g
forty_let 22 4s b h1 9
forty_piec 22 0 9 8z b
forty_plac 22 53 a dp a
forty_real 22 7z a 88 8
forty_seat 22 2m b 39 a
forty_smal 22 6a 9
forty_thing 22 18 a 55 d
forty_thousan 1z 20 f
forum 1l 1g b 8g c b9 9 ce f ck b fl 1e ft p
forum_weekly 22 fl f
forward 1g 53 a 6l s 6n l 87 h 88 8 i8 12
forward_custom 22 6n g
fost 1r 13 y 1d 2b fx n
fost_hom 1w 1d 1h
found w 59 v 5e l 5g a 5j o 5k i 5r k 9f 9 9j e 9m d 9o c ar 10 au c ax q ca b d1 b e5 b e9 a eg b ei a er b f4 b f9 8 fa a fb a fl j fy u hf d hx 7 i9 f ib a
found_again 1w 9m f
found_animal 22 fy g
found_ask 1w 3q 8
found_evening 1w 5k 9 5s a ei a
found_lat 1z 7z 9
found_meet 22 f4 a
found_mis 22 er c i9 h
found_part 22 9v 7
found_pets 22 fy p hp 8
found_smal 22 7w 8
foundat 1h 3 1n 5g g h9 o i4 c
foundat_shad 22 3 16
fountai 1p 33 9 8m m 8x u gc 1w
fountai_pen 22 8m d
fountai_pens 22 8m 8 8x n
fourtee 1k bc a fv a hl 6
fourth 1g a d k a 25 k 3v 7 3w 7 56 b 5v h 7g 9 7i 9 7r a 8w b bs b cq a hr g
fox 1z 3z a cl y
fractio 1k 40 i 4z j 5j 1v 7y 1y ay i b4 m b7 i f9 m
fractio_ownersh 22 7y s
fragil 22 6k h
fragran 1l 1 14 5 1t iu 1h
fragran_brand 22 5 m iu b
fragran_fre 22 1 p
fram 17 19 b 29 z 4l 2d 54 c 8y 11 97 u 9f p ad b c1 7 d0 o d2 a fk f ge g hq m ig a iw c
fram_fram 22 d2 a
fram_sil 1z 97 w
framewo 1r ee i
franchi 1u 3i e 3k f 4a k
fraud 1h 1c e 87 1s bl a ev 2u fe e g9 d
fraud_check 1z ev n
fraud_scor 22 ev y
fre i 1 8 n a q d r f 1i 9 1q a 21 a 33 e 3a a 3r d 40 9 50 c 5w 11 63 c 6g o 76 b 7e 9 7m g 7q b 7s b 7x e 86 d 92 a 9x a 9y 8 a1 8 a2 9 b4 9 b5 b b9 8 ba d bu 7 c2 a c3 j ch a cp h cs 9 cw f dq d eb d ej e fa 9 fd a fj b g0 8 g2 9 g5 m h5 j it e
fre_app 1z 7i 9 7s o
fre_appoint 1s q p
fre_brand 22 5w f
fre_bread 22 5w u
fre_clean 22 it v
fre_dashboa 22 ha i
fre_dat 1j 36 a 92 e c2 j c3 p fo a
fre_doctor 22 g5 13
fre_dogs 22 fj d
fre_drink 22 6g 13
fre_edit 22 hg 8
fre_exchang 1s ik a
fre_food 22 5w k 7q g
fre_good 22 co b
fre_group 22 b3 b fl b
fre_hom 1z cw c it e
fre_househo 1z 5w w it e
fre_invoic 22 ej 16
fre_lesson 1z 49 f ba a ga c
fre_meal 1u 50 o 5w r
fre_music 1z cp v g2 n
fre_nearby 1z gv f
fre_ones 1z 21 a
fre_oth 1r q b
fre_paid 1z fa d
fre_pap 22 ci h
fre_pay 22 1q a
fre_pick 1z ig a
fre_plac 1j n i s f 3z b 4a b fp c
fre_plan 1r e8 f eo d
fre_product 22 50 k 5w k
fre_recip 22 1q g
fre_replace 1w fd l
fre_sampl 22 ax c
fre_shop 1z 5w f 63 l
fre_slot 1o 3g a bu 9 h5 k
fre_speak 22 3r o
fre_tel 22 hm a
fre_templat 22 d3 7
fre_text 1z f1 a
fre_tool 1z c8 a h5 e
fre_version 1w 21 a
fre_video 1l 40 c 7e d aq 9 b4 c b8 f b9 a ba d fq d hi 7
fre_walk 22 33 s
fre_weekend 22 4e e
fre_workshe 22 b7 g f9 b
fre_writ 22 at 7
freehol 22 h8 10
freehol_block 22 h8 i
freelan 17 3a 1s 3e 9 4z 2j 58 j 59 i 5a l 5d t 5e v av o ax 11 az 9 b0 9 by a c9 d dg 1l e8 e e9 d ej 28 ek g et h fl p g0 9 h2 c ha f hg 9
freelan_agency 22 5e h c9 h
freelan_associa 22 dg 8 ej a
freelan_communi 22 5e b fl p
freelan_consult 22 4z j
freelan_contrac 22 ax y dj 9
freelan_design 1z 4z i
freelan_develop 1z 4z i 5d j
freelan_editor 1z az b g0 b hg c
freelan_engin 22 4z v
freelan_field 22 4z 9
freelan_freelan 22 58 f 59 e
freelan_invoic 1z dg g ej 1o
freelan_market 22 58 f ha h
freelan_photogr 1z 3e b by d
freelan_platfor 22 4z w b0 c
freelan_return 22 av g dg s
freelan_tax 22 av g dg 10
freely 22 42 a
freez 1b 1z 9 2q b 4b f 5y o 65 a hu 7 hv 6
freight 1j 6n a 8v b fb b i8 1w
freight_forward 1w i8 s
french 1j 42 b 5b b 7e 9 b5 k eb a
frequen 1s ie a
fresh 10 2o f 2r r 2u n 2v u 2w c 3c k 3p c 5m c 5y c 5z p 61 v 64 r 6c p 6d h 8r x 9z l a4 b a9 h e4 7 fo 9 fr 1h hu 8
fresh_flow 1u 3p b 8r 15
fresh_food 1s fr t
fresh_fruit 22 2r g 5m 9
fresh_graduat 22 gq 9
fresh_juic 1z 2r q
fresh_linen 1z 3c m
fresh_lunch 1z 2u g 5m a
fresh_meal 1z a4 g fr d
fresh_produc 22 a9 h
fresh_rol 22 5y j
fresh_salad 22 2v u
fresh_wat 1z 2k 8
freshly 1k 5z k ai 7 fr f hz 8
freshne 1z 6i c
fri 1w 10 8 bk d da 9
friday q 1w d 2t 9 36 b 3y c 5b a 5m c 69 9 6j 9 6r g 7m a 8r e 92 h 9m a 9o 8 ab 8 ag 8 ci c ee 9 fp a g7 a go c
friday_ask 22 gd 9
friday_button 1e 2x a 69 9
friday_error 1g 36 a
friday_list 1i 6r c
friday_must 1z 8p 9
friday_night 1s 3b 8 4e 9 go n
friday_noon 22 bg 8
fridg 16 12 e 1q 1m 2b 8 2v 1u 5m 1g 5r b 60 f 66 d 6o i 7v 8 83 c 9e s 9n 1h a4 k d7 e
fridg_door 22 9n e
fridg_gym 22 a4 m
fridg_offic 22 2v l 5m q
fridg_suggest 22 1q x
fridg_tempera 1s 9n 19
fridg_writ 1z l a 1q b
friend t 1n b 1t a 1v j 1w e 2a a 2f a 2s 9 2t f 2y e 32 u 34 a 37 14 3t 9 3y o 41 a 44 b 4e 9 52 8 79 a 7m 9 7n 9 7r i 8j 9 8n 7 8w d 9a b as c bh e bk 1o bo a br v bs i cg m cn a da 18 dc e dd a dj 8 fd 8 fk c fm 9 fz 9 hj 16 hp 8 hs b i1 11
friend_already 22 3y a da a
friend_cal 22 br g
friend_colleag 1w 23 8 ga c
friend_compar 22 cn a
friend_family 1q 9a f dd g fm f
friend_help 22 2x g
friend_neighbo 22 92 g fo g
friend_not 22 37 a 7n h
friend_onlin 22 bk h
friend_own 22 34 j
friend_phon 22 cg k
friend_print 1z 1n e 2a i
friend_read 1z dx 7 i1 7
friend_relativ 1s 5b f as a bo f fd 9 ix a
friend_shop 1w 52 f 9f 9
friend_solv 22 8j 9 cn a
friend_somebod 22 3t a 79 9
friend_tips 22 gd f
friend_van 22 36 g
friendl 1a 4 8 46 d at c cu 8 cw a ea d es r h4 u it c
friendl_hom 22 cw c
friendl_messag 22 h4 i
friendl_remind 1u es e h4 c
friends 1z bk 14
friends_app 22 bk u
fright 1z au 13 ft e
frighte 1u 7c 9 cl h cu 8 dk d
fring 1z 2g j
frog 1z bg j
front 11 d d 29 g 2h c 3l m 4d a 4p d 6t 10 7q b 86 c 97 f 9f 9 9k b 9p 9 au g dn b
front_back 1s 4d d 97 f
front_camera 22 1m 8 ck a
front_desk 1o 6t 1a
front_garden 22 3l a 96 9
front_mirror 22 9 b au d
front_oth 22 au a
front_own 22 dt b ev b
front_yard 22 3l l
frontli 1s 4y 1s ey 11 hd q
frontli_staf 1z 4y y
frontli_work 22 hd m
frost 1q 1o 15 6m c 8i h dn 8 gf a id 12
frozen 1e 2q r 2w r 4b f 5p 8 60 1c 61 m a4 l hu 10
frozen_meal 1u 2w q 4b d 60 12 a4 f
fruit 1a 2q t 2r 15 2s 9 5m 1y 5x 1f 67 o 68 o 6h b a5 i ac r b1 a f2 f hv 1t hw g
fruit_basket 1z 5m p b1 c
fruit_farm 1z 5x j
fruit_grow 22 5x k
fruit_nuts 22 5m 9 68 g
fruit_veg 22 5x t
fruit_vegetab 1z 5x n a5 m
fry 1q 5v 9 8s o 9z p cv b
fudg 1z a1 10
fuel 1c 22 1w 2l 9 38 c do 9 ek l gf e gw 13
fuel_car 22 22 k
fuel_card 1w gw e
fuel_receipt 1z 22 t
fufu 22 8s a
ful p 0 9 1 c 2 9 e a g b 2t a 2y f 6l 9 92 a a7 f af 9 ak i bb b c3 8 dq b dr b dy 7 fn a g8 d gf r hx b
ful_autumn 22 bb e
ful_body 22 e m 7g j
ful_bottl 1z a7 a
ful_car 22 9w 9 ak 9
ful_cost 1w di 9 g8 p
ful_cours 1z b9 8 ba a
ful_enough 22 ak k
ful_even 22 39 a
ful_friday 22 ef h
ful_guest 22 cn 8
ful_history 22 eo a h9 8
ful_last 22 dv 8
ful_ord 1z eh b
ful_plan 1u 1p 7
ful_pric 16 c3 8
ful_servic 1s 3d d c4 b gw e
ful_set 1z 92 d
ful_siz 1w 2 9
ful_weekday 22 2m c
ful_whil 1z g b hh 6
fulfilm 1w 6k 33
fulfilm_centr 22 6k v
fulfilm_hous 22 6k g
fully 1j fu f
fully_equip 1z fu g
fum 22 an i
fun 1d 5n t 8t 9
functio 1j q a z a 15 k 6r i 70 g gy m h0 9 i5 q
functio_til 1z 6r i 70 f gy m
fund 15 15 9 1a g 1c f 5g 1h 7v l 7y e bb g d9 1e dv c g9 12 ga h h8 k
fund_app 22 7v i d9 j
fund_approva 22 bb a
fund_build 22 7y e h8 g
fund_council 1z g9 h
fund_count 22 15 9 1a b
fund_smal 22 1c k do a
fundrai 1n 1c 1b g9 1o h9 1o
fundrai_campaig 22 g9 q
fundrai_platfor 22 1c z g9 g
fundrai_softwar 22 h9 q
funeral 1g 3q 2u 3r l 3s e 3u 10 9q 2z bq z d5 9
funeral_arrang 22 3q 11 9q j
funeral_directo 1p 3q m 9q 1f
funeral_fix 22 3q 14
funeral_hom 1p 3q r 3s 6 9q 26
funeral_plan 1z 3q 1t 9q i
funeral_wish 22 bq s
funny 1p d5 8 hg g ik i
furnac 22 10 u 3u 9
furnish 1e 34 b 3d k 3f 14 5s 16 8o g 9d 1t fg 1e h2 q
furnish_apartme 22 3d f fg c
furnish_empty 22 3f q
furnish_flat 22 9d p
furnish_privat 22 fg o
furnish_room 1w 34 b 9d o fg o
furnitu 17 8 d 1l d 3e e 3f 1o 3h j 53 d 8o 29 8p 2i 8q c 8y c 95 q 9a b 9b t 9d 10 9f 26 an c fs u ig e iv l ix i
furnitu_buy 1z 3f h 8o y 8p x
furnitu_chain 22 8o g 8p g
furnitu_hom 22 3f 8
furnitu_mak 1z 8o 1i
furnitu_mov 22 3h e
furnitu_restor 22 8p l 9f 18
furnitu_shop 1u 39 9 8q e 8y e 9d e
furnitu_stor 1z 8 g 53 g
furth 1f 1r a 7t a 8q 9 d1 9
fus 1r 3g 10 dr i
futur 1s r b dk 16
gadget 1q 28 8 8s 1d gb k gc 1l iq j
gain 1k 1x a 8y a ad c b9 j d9 9 df d
gait 1z fv 1a
gal 22 6w r
gala 1u by l c4 r
gala_confere 22 c4 c
gallery 1i 2y 11 54 d 6w 1d 8y 1r bw o bx n hj 9
gallon 22 a7 l
gam 12 1i s 32 1t 3b 2d 45 l 49 13 4a k 81 q 82 t 83 b 8g 9 8j v 8v 2q b5 b b6 q b7 13 b8 q bk g bz f cm 2n cn 23 cz 10 e4 c fk r g9 j hm 16 hr j hs 1m hu 8
gam_bar 22 3b k hs w
gam_box 22 8j 11
gam_caf 22 3b 1r hs d
gam_café 1w 3b 1i 8v a hs p
gam_centr 22 hs r
gam_crowdfu 22 8v i g9 g
gam_even 1w 3b i hs u
gam_explain 22 3b 9
gam_fair 22 3b 9 cm a
gam_family 22 8v p
gam_gam 1w cm f
gam_group 22 49 a fk 8
gam_hom 1z 32 g 81 a 8j d
gam_look 22 hm f
gam_loung 22 hs 1q
gam_mast 1z 32 a
gam_mov 22 hr 8
gam_phon 1z cn w
gam_play 22 cm 1e
gam_puzzl 22 hm h
gam_shop 1u 2a b 32 9 8v g hs 5
gam_studio 1w cm k
gam_wal 22 3b 9
gambl 1p 7s 1e
gang 22 8j a
gant 22 et t
gap 1e 40 d aw a b7 k df d dk v e0 6 en b i7 c
gaps 1g 40 c aw 1b be f ez h fw a go a
gaps_doubl 1z aw 10
garag 17 18 e 22 15 7y a 9b 1e 9h c 9j h 9p 23 bt u dm n dq t dr 1a dw x fe n gw o h5 d hs 8 hx t
garag_book 1z 9p j dm j h5 h
garag_car 1z 22 e dm f
garag_empty 22 hx d
garag_ful 22 gw g
garag_leipzig 22 8h 8
garag_managem 22 9p 1d
garag_storag 22 9b 1j
garbag 22 gg a
garden y 19 29 1u 17 24 z 2g x 3c a 3j a 3l 1o 3p a 3u a 3z l 45 j 53 u 5x 9 6d 9 6e x 7b 1o 8c m 8i 18 8l 9 8m i 8q i 96 2c bz m c0 d c2 j d0 8 fp b gt e ho 7 hv e i0 21
garden_beach 22 3r a
garden_book 22 96 p
garden_br 22 53 b
garden_centr 1j 1u o 24 b 3l e 8c e 8i 9 8q c
garden_design 22 3l 1s 96 k
garden_family 22 7b q
garden_flat 1z 3c g 6u c
garden_garden 1w 3l 9 96 u i0 z
garden_lend 22 i0 19
garden_near 22 96 j
garden_neighbo 1z 19 y i0 q
garden_own 1w 3l n 7b o 96 u i0 f
garden_plan 1w 1u 12 3l h 96 m
garden_plant 22 96 k
garden_plot 22 19 m i0 r
garden_pool 22 7b q
garden_rent 22 7b 14 i0 8
garden_room 22 2g a
garden_shar 1z 7b 13 i0 1n
garden_shear 22 8m g
garden_togeth 1z 19 12
garden_visit 1z 96 11
garden_wed 22 c4 c
garden_weekend 22 7b 7 8c 7
gardenl 22 i0 r
garland 22 c1 k
garlic 1w 8s r i6 m
garment 1n 4j n 8d 7 ap i
garnish 1w aa 1c
garnish_drink 22 aa b
garrafo 22 a7 p
gas 1b 2a g 2l k 36 d 3g s 8z a a3 c a7 20 ai 1x gb q h3 1n
gas_boil 22 3g j
gas_bottl 1z a7 y
gas_cook 22 ai 9
gas_cylind 22 a7 11
gas_engin 1z 3g f h3 y
gas_fit 22 h3 t
gas_pow 1z 8z b
gas_safety 1u 2l 9 h3 16
gas_wat 1z a7 16
gat 14 1h 8 1j 8 21 p 2k j 3n n 48 o 6a b 79 8 7b e 81 6 8a a 97 c 98 b 9s 9 9w o a3 n a9 c af 9 ag 8 ck b dp i dq p ds i f8 i fj 11 gf a gg f h8 f hu 6 i3 9 ie 8 ig 9
gat_car 22 di a
gat_cod 1s fj w
gat_list 1u af b
gat_lock 22 97 9
gat_long 22 79 7
gat_society 1z h8 f
gateway 1s ew r ib a
gath 1n 4j j 64 b bn a dk j dy 8 fh 8
gather 22 8d 6 hw a
gav 1g f3 d h9 9 i0 7
gaz 22 78 f
gazebo 1z bz y
gazet 22 d0 1k
gdpr 1m f5 21
gear 1f 1k a 1y m 5q k 6p a 8u x 92 26 cy 7 iv 12 ix 19
gear_rent 1w 5q k 8u k 92 16 ix d
gearbox 22 fe r
gel 1m 4 8 bv 16 hy 7 ir 1l
gel_manicur 1z bv w
gel_nail 1w bv c ir 13
gelato 1w 2q 20
gen 22 85 o
gend 1z c1 i
genealo 1u bp 1g d1 1w
general 18 x d 7z e 97 f 9m b 9t b 9v c cb 9 ev 9 f1 e gp c
general_calenda 22 x g 9v g
general_chatbot 22 7z g gp f
general_tool 1w ed a
generat 18 2b g 3m m 5q q 9o l al d ax k bw d c9 1k ca o cg s cp o d1 a e8 i ee n eh j ei x ep h hg d
generat_replac 22 3m e al h
generat_sam 22 cp i
generat_test 22 ee m
gentian 22 6g a
gentian_orang 22 6g 8
gentl 1c 1 a g j 1g g 3j 9 3u 9 6g 8 7n 9 ho k
gentl_exercis 22 ho p
gentl_movemen 22 hn 9
gently 1l 25 9 7e b bx 8
genuin 1r 8b 7 8k 9 a8 k ip p
georgia 1p 2l c 65 b
geriatr 22 cz a
germ 1q 3 c a b 61 b 6c a 6d c a2 9 ab 9 ah i
germ_test 22 6c 9
german 14 42 z 5b c 5d r b5 l bh a
german_cours 22 5d 9
germina 1z 8i k
gestati 22 7j x
gestati_diabet 22 7j p
get 1h 56 b 86 e 8m c ae c be h
geys 22 3g l 3m j
ghanaia 1p 8e 7 fi m
ghanaia_abroad 1z fi h
ghost 1o 2n 1q 5r x cj 9 h4 i
ghost_kitchen 1w 2n 1n 5r t
ghostwr 1z 58 p bp z d5 1s
giant 1r bz g c1 7
gift y 0 c 8 k 1c f 4k i 67 b 69 12 8c 9 8x e 8y 9 91 23 a1 x aa g bx a cr b e2 11 ev a fh 12 g9 d h9 1j hi d ik k in 8 is 1w iu f
gift_basket 22 91 l
gift_box 1h 4k a 69 f 91 21 a1 t
gift_buy 1o fh f is m
gift_card 1p a1 9 h9 7
gift_empty 22 8y f
gift_engrav 22 91 l
gift_giv 1q 91 t e2 q
gift_local 22 91 l fh p
gift_market 22 e2 8
gift_nam 22 is 17
gift_pack 1z iu b
gift_set 1z fs e
gift_shop 1k 0 b 8x d 91 r fh h is 9
gift_vouch 1n hi b
gift_wrap 1o 8 c is a
gig 1n dc v dg 1c e0 19
gig_work 1z dg 13
gigs 1r 39 y gd o
gigs_market 22 gd m
gin 1o 6g j 6i y aa t c0 h hw 1v
gin_distil 1z 6i k hw u
ging 1o 7 9 2r v 69 9 6h 14 aa l
girl 1a 6 e 1a 1s 1m 7 49 1e 8b 12 8t k bl a go g
girl_cod 22 1a 14 49 y
girl_parent 22 6 a
giv 1b 12 b 1a a 1b l 1c 1j 1n p 69 b 91 s e2 r h9 1d
giv_money 22 1a b 1b j
giv_platfor 22 1c z
giv_spreads 22 h9 j
given 1b 6 9 w 8 16 9 18 g 1l a bp 9 ew m hw 8 i2 7
given_back 22 ew r
given_photo 22 3h 8 95 a
glad 22 1b c
gladly 1z m b 1c e
glanc 1z 6s 9 ed b
glas 11 8 l 9 g p q 15 g 1n 8 2v d 3i c 4l 1t 4x f 56 g 6g j 73 7 86 u 8g 8 97 b aa e an d bz b c0 i dc c e4 8 gf o hi h hj w hr h iq c iu c
glas_contain 1z gf j
glas_hom 1z p m 15 9 4l k
glas_ice 1z c0 8
glas_jars 22 9y 8
glas_serv 22 c0 8
glas_wear 22 4l 13
glas_win 22 hj a
glasgow 1n 14 8
glasswa 1z 8z u c0 m
glaz 1o 8z 1t fh b hh x
glaz_test 22 8z i hh 7
glid 22 7c 1j
glov 1i h k 11 c 22 j 4v r 71 d 8m 7 9v a ad b in o
glov_hir 22 h b
glow 22 2e b gb b
glu 1g 2a i 4h d 4j f 4l f 8b c 9f r hy 9 ir 18
glu_repair 22 9f i
glu_sol 22 4h c
glu_sound 22 hy 9
glu_tabs 22 ir s
glucos 1z 7j 26
glucos_sensor 1z 7j w
gluten 1k 2o h 5w 2j 7q 16 9x p
gluten_fre 1r 5w 25 9x j
gmail 22 h4 a
go 14 12 a 1d b 1e b 3x a 6j c 83 7 89 6 8a a dh e dp h dq d fo e gd g
go_away 1z fo a
go_hom 1w 89 8 8a d
goal 18 f c l h z d 42 n 58 c 7f a 7h g 7i k 7v 1p 9j c ar 1b as o be e co e d6 e d8 w fa g fq l g7 a g9 14
goal_cash 22 ar j
goal_check 22 fq b
goal_not 22 58 9
goal_part 22 7v c
goal_reach 1z g9 w
goal_shar 1z d8 9
goal_track 22 z 9
goat 1m 0 f 66 v ag 26 b6 e hu 12 ie t
goat_clear 22 ag s
goat_milk 1z 0 f 66 a
godot 22 ef a
godown 22 6i a 6l b
godpare 1s 1d c 1n 7
goggl 1u j 9 4x 9 81 8 9h 9
goggl_dentist 22 81 8
gold 1n 4k 19 c1 e
golden 1q 1o h 20 d bp c cv 7
golden_book 22 1o h
golden_wedding 22 20 c bp a
goldsmi 22 4k 1p
golf 1r fk 2z il k
golf_simulat 1z fk 1a
gon 11 d 9 62 a 6j a 7d 6 cf b
good o 1f 7 1y b 27 a 2a c 2e a 2i d 2k a 2n a 2o e 2t a 2y a 4f j 4j c 5t a 60 a 62 9 63 8 6k g 6l e 6n c 7m a 7w 8 8k q 8m i 8p a 9f g 9y 7 bo 9 co d ct b e1 a e7 a ev i f9 9 fa b fh l fz 8 g1 e gy d h6 b hc a hw b hx 9 i8 c i9 j ig f iv 9
good_ask 22 4f 9 65 b
good_bakery 22 2o g 62 a
good_car 1r 6k 9 99 8
good_clean 22 5l b 94 b
good_cloth 22 4f d
good_coffe 1s 2k b e1 8
good_comput 22 5c k
good_conditi 1z 2n a
good_count 22 6l b ig 9
good_english 1z bn c
good_enough 1u bo a
good_even 22 8v e
good_feel 22 5a a
good_first 1z 2a i 6l a
good_food 1n 2t b
good_guest 22 7b 7
good_hand 1s 4o 9
good_help 22 fd 9
good_intervi 22 at 7
good_jobs 22 ct f
good_list 22 ef 9
good_locatio 22 n 9 2j a
good_mark 22 40 9 c7 9
good_must 1z 2i 9
good_ord 1z ev b
good_part 1u i9 x
good_pas 22 43 a bh 9
good_pay 1z 7w 9 g8 a
good_pictur 1z c8 a
good_piec 1u 4f f fh 8
good_plac 1w 6m a 7n g 8n 8
good_refus 22 1y a ev b
good_restaur 1z 30 g
good_rid 1w fz c
good_sel 22 g1 c
good_shelf 22 hw 6
good_shop 22 1r b ev b
good_sound 22 az 8
good_spirit 22 hw m
good_stuf 22 8p a hx 7
good_tax 22 8w b
good_thing 1w 1f c gd a
good_vets 22 ft d
good_writ 22 7o a 8p a
goodby 1s 3u 1c 45 9
googl 19 58 r aq d ca 19 e8 n ea 1v eh t h5 l ha f hf l
googl_ads 1w 58 l ha i
googl_calenda 1z h5 m
googl_profil 1w 58 b e8 m
googl_review 1z ea 1u
googl_sheet 1z aq f hf q
gourmet 1z 6j 1y
gourmet_mushroo 22 6j 1o
governm 1n 15 g c6 12
gown 1p 1o d 4e 1l im o
gown_rental 22 4e m
gps 1c 2c n fw 1y gc g gn 17
gps_collar 22 fw w
gps_pet 22 fw 19 gc g
gps_school 22 gn v
gpu 1z cc t
grab 1r 55 n cw 1j ha 8
grab_rail 22 cw t
grad 17 v a 81 6 82 7 8g 1t e1 j f8 i f9 l gp 2b ip y
grad_photogr 1z an 8 ip f
grad_school 22 b7 a gp k
grad_sel 22 8g 7
graduat 1e 1a c as g bb y bw o by g fa k
graduat_back 22 1a b bb a
graduat_car 22 as g
graffit 22 3j k gg o
grain 1p 9x g a2 1c
grain_fre 1z 9x e a2 s
gram 1i 5i d a0 j e1 8
gram_protein 22 a0 g
grammar 1w 40 9 b5 v
grand 1u dy v
grand_piano 22 dy n
grandch 1n cz 8 d0 d
grandfa 1g 8b c 93 f bp j d1 7 gn d hr 9
grandki 1s d0 7
grandma 1a 8j 7 bp h d0 19 d4 v hm k
grandmo 18 a d o c 1n 8 1u c 3v 5 4p c 67 l 82 b 8z e cs i d0 18 d4 1k f8 c hk 1k hn 9 ht o
grandmo_cook 22 hk e ht f
grandmo_recip 22 d4 t
grandmo_says 22 82 f cs e
grandpa 15 1n b 1s b 3y d 44 c 46 f 7l c 83 o 8b a bi c bp 1b bw 8 cu 19 d0 24 d1 r d8 b f8 9 g6 c
grandpa_far 22 d0 s
grandpa_parent 22 g6 c
grandpa_print 22 d0 1d
grandpa_relativ 22 3y h 44 h
grandpa_villag 22 d1 d
grandso 1u 2c 8 87 t bp a cu g ho 7
granny 1p d8 a
granola 1z 68 q 9x 2j
grant 1a 5g 2g 9g z cw a g9 c h9 h
grant_writ 22 5g 24
grap 22 71 a
graph 22 b9 9
graphic 1u b0 25 cs 10
graphic_novel 22 cs v
gras 1n 2s 8 3l m ag 1m hu k
gras_fed 22 hu k
gras_short 22 ag g
gratitu 22 7n x
grav 1j 3p 35 3t 1d 3u 8 gj 2d
grav_family 22 3p 19
grav_map 22 gj l
gravel 1r 3l i 4j 9 b3 g dn 9
gravest 1w 3p 1s 3t 1p gj y
gravest_check 22 gj t
graveya 22 d1 6 gj 1g
gravy 22 9z l
graz 1n a6 a ag 27
greas 1u 4 c 8k 8 ia n
great 1b d1 y
greek 1s b5 n bi a
green 14 1b c 1e b 1k a 1t c 24 8 2r f 32 a 3k r 3q d 3s n 4e e 4p a 53 12 5z b 64 f 67 c 6e q 6f c 7b 8 7q h 8c a 8q h 96 q 9r c ab s ct h ii b
green_claim 22 4c 9
green_clean 22 3k i
green_door 22 1b h 32 e
green_indoor 22 8q e
green_pool 22 3k j
green_wal 22 53 11
green_wast 22 96 13
green_wat 1z 3k g ae 7
greener 22 53 17
greengr 1z 5x j 62 a 6j l
greenho 1u ab 1o ac y id 12
greenho_grow 22 ab d
greet 1p 8x o e6 o
grew 1h 2a a 33 9 8i 8 ap f eb n
grey 1a 34 d 4q h 5o b 7n o 8f 8 9f b 9v c ak b an 8 fy e ig e ip 9
grey_van 22 ak d
grid 1g 1e w 2b e 3m 14 73 1a ak 9 al 1f am 1l cn f dr t
grid_cabin 22 73 m
grid_generat 22 3m b
grid_operato 1p 1e e 2b 8 3m l
grid_servic 22 al l
grief 1w 3u 1e 3w 22
grief_counsel 22 3w f
griev 1z 3w 21 73 7
gril 1p 2m r 31 r 3i g 67 f a6 d
grind 1m 4l 8 5z b 6d n 8l 1e 9o f 9y w
grind_kniv 22 8l m
grip 1m 2a a 4j 8 ik l iq o
groan 22 hs b
groc 1z 64 l 6c i
grocery 1d 1r 22 30 9 5v f 62 13 64 2k a5 2d d6 q da h i3 1q
grocery_deliver 1z 5v g 64 z a5 1y
grocery_pric 22 1r 2e
grocery_shop 22 a5 v
grocery_stor 22 i3 d
grocery_villag 22 i3 t
groom 1j b w a2 p bu 12 bx 8 fn 31 fr a fu b
groom_dog 22 fn k
groom_groomsm 1z bu i
groom_men 22 b l bu f
groom_salon 1z fn 1a
groom_train 1w a2 c
groomsm 1z bu n
groov 22 e1 v
gros 1o em o
ground 19 3l 8 5z b 6d d 6m e 6o 9 7c h 8c 7 98 o 9y r ao a fz o ge k gj s ih 15
ground_floor 1u 6m f
ground_ready 22 fz a
ground_until 22 7c 8
groundn 1w 9y 10
group m f a j d s b w c 12 9 1p 9 1v 9 32 r 33 l 35 i 37 18 38 9 3w t 3x p 3z j 40 f 42 9 44 a 49 f 4q f 4v 17 6v 9 6x f 6y c 7h f 7l 9 7r 9 7s e 7v a 8j 8 a6 c ar p au b b2 p b3 14 b9 e bf c bi c bk q c5 g ch 9 co p da 10 dd n dv f ed a ez b fk e fl s fm g fp m fq e fy i fz a g3 8 g8 d g9 9 hh 9 hj l hm i hn i hr 7
group_account 22 h0 9
group_age 1w 49 c
group_app 22 7h r bf k
group_ask 1w ch a
group_back 22 11 9 da a
group_book 1z 32 a co h
group_br 22 9j a
group_busines 1z ar c ed a
group_buy 1q 4v 1h
group_cal 1w fw a
group_centr 22 83 a cz 7
group_chat 1o 1l e du 8
group_child 22 1m 7
group_childre 1s j 8 3z f
group_club 22 7d 6
group_coach 1z ar g
group_company 1u 38 c au a
group_cours 22 h a
group_cousin 22 bl g ce f
group_doctor 22 7s c
group_exam 22 40 j
group_family 1u 1p b
group_fifteen 22 b2 8
group_food 22 12 e
group_found 22 ar l
group_friend 1i 32 y 37 u 79 7 8j 7 fk d hj w
group_guarant 22 g8 p
group_hir 22 35 a fd b
group_holiday 22 37 m da b
group_hom 1z 9d 9
group_keep 1z 49 9 4u 9 da a
group_know 1z g b 3w 7 b2 7
group_larg 22 bj a fl b
group_lead 1z 44 a b3 d
group_lesson 1z 1p 7
group_let 22 3 b 88 8
group_liv 22 fl 9
group_lost 22 3w a
group_market 22 c9 a
group_meet 22 3w a bk x
group_memb 22 42 9
group_not 1q hr 6
group_offic 1z ht 8
group_onc 22 32 a
group_onlin 1f 7l g bi f ff 9 fl h
group_ord 1w 4q a a6 t
group_own 22 fo a
group_parent 1u 48 e be a g3 b
group_past 22 bf f
group_patient 22 84 a a8 8
group_pay 1z da a
group_permit 22 b2 7
group_pharmac 22 7j a
group_pick 22 12 a
group_pric 1w 4v b ar 9
group_profess 22 z a
group_ready 22 5h 8 d9 b
group_runs 1z b3 1g
group_sam 1z e5 9
group_session 1z b3 q
group_set 22 2m c ar a
group_sit 1z w 9
group_skil 22 b3 d
group_smal 22 37 h 9u d
group_social 22 ci h gd l
group_stay 1z co a
group_stop 22 33 i 7s j
group_subject 22 ba a ch b
group_talk 1z 37 a
group_trad 22 4v j i6 9
group_train 1z f k b2 15
group_travel 22 37 1t da l
group_trip 1z 1v j 37 19 3x 8
group_twic 22 42 9
group_use 1z da a
group_used 22 ip d ix b
group_vets 22 4v c fy c
group_walk 1u fm l fq b
group_women 22 7k a ai 9
group_work 1z 6x 8 7r g
grov 1z 6f 1m
grow x a f b 9 19 9 1k 1c 1u f 24 h 3s 9 4d l 4r e 5j b 5x s 61 a 62 a 65 p 6f k 6j 13 82 a 8c 1m 8i 10 8r 14 93 h a9 m ab 14 ac t ae y hl 5 i0 z id j
grow_bik 22 1k b
grow_child 1p a f 1k 11 4d p 4r 9 93 i
grow_fath 22 b f
grow_herb 22 ab p
grow_hom 22 8c 1h
grow_kit 22 8c 1x
grow_kitchen 1z 24 i 8c n
grow_ord 22 6j a
grow_post 22 5u a 6f e
grow_salad 22 8c f ab 9
grow_sel 1z 6j g 8i 8 a9 g
grow_togeth 22 bj a
grow_vegetab 1w 1u i 8c e
grown 17 13 b 1m 9 4k g 6j z 7f l 8b d 8i a 93 o ab 13 aj d ap r d4 r hw 6
grown_cellar 22 6j d
grown_childre 22 d4 t
grown_ups 1o 7f m
growth 1o 2 a b 8 50 9 ar t
growth_plan 22 ar m
grumpy 22 c7 a cs a
gst 1z ek a eu 9
guarant 14 1z a 2i 10 4i h 4v 9 5k 7 7y a 95 a bb h db 1k dd p ev 9 fc q fd c g8 i
guarant_cost 22 29 9 2g a
guarant_replace 22 db h
guarant_skil 22 fc l
guard 1i 10 d 11 c 6w 8 87 a 9w h ae 8 ag 7 an 7 cx 7 f0 f il h
guardia 1w 8i a b8 d fa a
guardia_consent 22 b8 a fa 8
gues 1c 1m c 23 c 7j e 84 f bh d et 9
guest t m c n r 1f r 2h g 2j n 2l m 2m 13 2p a 2q 8 2t 15 2x k 2y i 2z t 30 t 31 u 33 r 34 13 36 d 38 y 3a g 3b g 3c v 3d 12 45 h 4e q 5n i 6g 8 6h e 6r 1b 6s c 6t 1p 6u 1k 6v l 6z b 70 r 72 a 73 u 74 n 76 8 78 a 7b a 7c b 90 a 9r t 9s t 9x 7 ak e az o by n c0 n c2 f c4 g cj e dt b e4 7 ea o fg c fk e fl m g0 n h6 a hc v hh 9 hi t hj c hk c hp 17 ii d
guest_again 1w 1f 8 2t 9 6r b hs 6
guest_agre 22 cj a
guest_arriv 1r c1 8
guest_ask 1m 6h f
guest_back 1p 2q 8
guest_book 1q 2z 9 az c hp 7
guest_br 22 dt b hj 9
guest_brows 1z g0 u
guest_budget 1z c2 j
guest_cal 22 38 8
guest_cancel 22 2t g 5n b
guest_chat 22 6t g
guest_clean 22 3d f
guest_cook 22 31 j hk c
guest_cov 22 33 a
guest_data 1w 6r l 6t 9
guest_drink 1z hp 8
guest_expert 1z fl 12
guest_guid 22 33 a
guest_host 22 6u 9
guest_hous 1o 34 k 6u f 76 a 77 9
guest_kitchen 22 6s j
guest_know 1z 6i 9
guest_leav 1z 6r b dt b
guest_list 1k 30 b 6v s cq e
guest_look 1z 36 9
guest_messag 1q 3d q 6t 1y 6u 11
guest_must 22 6t a hg 8
guest_night 1w 9r c
guest_not 1s dn 8
guest_numb 22 31 g
guest_ord 1s 1f 8 70 l
guest_outfit 22 4e m
guest_own 1u 3d e 9s 9
guest_pas 22 8r a
guest_pay 1u 75 9
guest_phon 1r 2y e 2z f
guest_pictur 22 2z k
guest_record 22 az i
guest_regist 22 34 c 9s 9
guest_registr 1z 6u 9 9s 9
guest_reserv 22 6r a 6z 8
guest_room 1z ij c
guest_second 1z 9r 8
guest_see 1z 73 a
guest_send 22 74 7
guest_show 1z 9r 8 ea a
guest_sit 22 8y a
guest_sleep 22 90 b
guest_staf 22 6t a by d
guest_stand 22 66 a 9s a
guest_tax 1z 34 b
guest_themsel 22 3c b
guest_weekday 22 n 9 2m c
guest_writ 1z 6t 9 cv a
guestbo 1z 2z o 3t 9
guestho 1r 34 s 3e l 9x g
guid 10 1f d 1v m 21 b 33 23 37 a 3q j 3v 13 3x 12 6w 1s 6z y 77 a 78 1j 7a 7 7e 1c 7f b ac 9 ax a b0 a b3 m e9 a fa 9 fe 9 g1 a g6 a gd 1l
guid_app 1z 1v j
guid_begin 22 d9 9
guid_first 1u 6 9
guid_lead 22 3x 7
guid_meditat 22 7e 1q
guid_pray 22 3v p
guid_rid 22 b3 e
guid_teach 22 1p 8
guid_tour 22 33 25 6w g
guid_walk 1w 33 19 77 b 78 7
guid_weekend 1z b3 q
guidanc 1u 1g a 1i a as 1a d9 b
guidebo 1z 1v j 21 m 33 l
guideli 1u cd a
guild 1u 4i a 4n c 9p b eh e
guild_evening 1z 4n 9 9p 9 eh b
guilt 1u 23 k
guilty 1u 23 c
guitar 1h 41 1r 8m 14 93 16 bc 1s dz 1h
guitar_lesson 1z 41 i bc n
guitar_teach 22 41 s
gulf 1h at h
gum 22 3j k 7d 7
gummy 1w 7 x a1 z
gurgaon 1z fn 9
guru 1w 41 b
gut 1f l h 3j h 7i i 85 z 97 d 98 3d if f
gut_downspo 22 98 u
gut_health 22 l j 7i k
gut_roof 22 98 m
gut_test 22 85 15
guy 1o 3k k
gym 17 f 19 g f h 1q n c s 20 1h 7 2r c 5o i 68 n 7g x a0 10 a4 v b1 m b2 h dh u gi e gl n ho 15 ib b il w io f
gym_app 22 f a 7g k
gym_bag 22 io h
gym_company 22 h a
gym_memb 1r s 14
gym_members 1z f j b1 c
gym_near 1w f e h e 7g e b2 b
gym_offic 1z 2r 8 68 9
gym_pas 22 g j b1 i
gymnast 1s 2d j 4a s ho 1y
gyms 19 9 9 e 9 h f 2r e 68 g 7g c a0 g ak 9 b2 e ho b hr a il a
gyms_hotel 22 e b n 9
gyms_offic 1z 2e 9
gyms_pharmac 22 7 a 85 9
gynaeco 1o 6 b 7k y 85 a g5 m
habit 1d l n x 9 23 v 77 7 7r 25 7s 1f 7v f 8a 9 bl 13 bx b fx 9 hw 6
habit_app 1z 23 k 7r l
habit_track 22 7r 1q
haccp 1w 9n 2k
haccp_paperwo 22 9n u
hack 1o 5k 1w fg q
haggl 1w 5u a
hail 1p 19 9 6f 8 bt m h1 10
hail_cars 22 bt l
hair 18 2 2i b a c 21 d a r z 1n q 7d 1b 93 c bu y bv h cg g e1 9 i2 27 in d
hair_best 22 1n g
hair_cut 22 c 16
hair_extensi 22 2 k i2 h
hair_los 1w 2 j i2 1f
hair_salon 1r c s r l
hair_skin 22 b 7 1n 7
hair_transpl 22 7d 1k
hair_walk 22 bu c
haircut 1q c 1u bu 2c fn 8
haircut_beard 1z bu p
hairdre 1j 2 o c 2b r 1b 46 a 4e a 64 a 8r a bu f i2 e
hairdre_liv 22 c u
hairpie 1z i2 2g
hairpie_women 22 i2 q
haj 22 3x 21
hal y h 16 i o 1e f 1x a 2c 9 2z 9 31 e 39 c 4a r 5r a 64 c 6l 10 77 g 8b 7 9g 9 aj b am d ao n bz d c2 14 c6 a dy 8 e3 18 gg 9 gl 2g hl 7 ho b hq 12 hr u hs b i3 b i7 a
hal_book 1z c2 p gl 2e
hal_club 1z h f 4a a 5r g
hal_confere 22 eb a gi 9
hal_council 22 gl 9
hal_count 22 51 a 6l b
hal_empty 22 ao e
hal_garden 22 c2 d
hal_kitchen 22 hk 7
hal_off 22 6l a hq b
hal_offic 22 31 c
hal_own 1z 6l h
hal_rent 22 gl k hr 8
hal_rental 22 gl k
hal_room 22 6l b gl w
hal_villag 22 gl f
halal 1p a1 q
haldi 22 c1 l
half n a c j 9 t d 1a b 4j 9 56 b 5f r 5y d 62 d 6q 7 7h d 93 a ab 6 d7 a e2 7 e7 c fj j gf c hi 8 hu 7 i1 7 i5 c
half_back 22 hn 7
half_cal 1z x a 98 a
half_daily 22 4 a
half_empty 1o 6l a
half_field 1w fj c
half_ful 1n gf a
half_guest 22 m b
half_jok 1z i1 7
half_lat 1u 1a a
half_length 22 j e
half_maratho 1w 7h t b3 g
half_minut 1w 56 f
half_noth 22 b a
half_paid 1z i3 8
half_past 1g 5y f 6q c fj d
half_pig 22 hu f
half_point 1z e4 7
half_pric 1h 62 k
half_sav 22 d8 e
half_stop 22 2f 9 hl 6
half_team 22 1f 8
half_trail 22 i8 d
half_van 22 hx 9
half_visitor 22 6w a i5 j
half_way 22 fq b
half_window 1z 3g b
half_work 22 di a
half_worksho 1z 5f 15
half_writ 1z 3r 9 e2 h
hallmar 22 4k g
hallway 22 e1 9
halv 1p 6f a 8g 8 8j a b7 9 ck b d7 a
halv_incom 22 ck a
ham 1u 8b 1q dy 8
hammam 22 n t
hamp 1u 91 19 is j
hand m 0 b 8 a d g m c 1j p 1k b 1l f 1x f 1y 14 2i c 3b 8 3s g 3u 6 48 9 4d i 4f v 4i 8 4p g 5e b 81 7 8b o 8d n 8k n 8l b 8m 1i 8p l 8s l 8u c 8w z 8x b 8z c 9p 9 a8 e ac 8 aq a ba a bm a c6 a cn e cy j cz 7 d4 c dc a e1 n fe b fh 8 fv 9 gd f gh 9 gj 8 he a hi c ho 8 id a ig 9 ir g ix j
hand_apps 22 4d h ix b
hand_ask 1s 9s 9
hand_baby 22 ix f
hand_back 1w 4j 9
hand_book 1w 1y j 8w 1j
hand_car 1z fe h
hand_childre 1u 4d f 8m v
hand_cloth 22 4c f 4f 24
hand_count 1z 9r 8 ii 9
hand_cut 22 i2 8
hand_down 1z 1j b 4d g 8u f
hand_drawn 22 cm 9
hand_dyed 1w 8d 1n
hand_everyth 22 64 a e5 a
hand_find 22 1y y
hand_first 1w 5e a
hand_furnitu 22 8o g 8p 1e
hand_good 1w 8m 16
hand_help 22 7s 9
hand_hold 1z 81 6
hand_keep 1w 8l 6
hand_key 22 2h a 9i b
hand_lay 22 an 7 d0 7
hand_left 22 fz 8
hand_let 22 75 a dx 8
hand_machin 1z 4i b ig i
hand_mak 22 8m 8
hand_onlin 22 1y y 8m h
hand_paint 1z ir y
hand_parent 22 8m 7
hand_phon 1z 2i k h2 e
hand_pick 1r 8w a gd x
hand_platfor 1w 1y n 8f a fh e
hand_post 22 d2 6 hg c
hand_pour 22 8 f
hand_report 22 1c b 5k 9
hand_rest 22 bm 9
hand_ring 22 1b c
hand_rol 1z iu e
hand_say 22 77 7
hand_school 1z 13 a 1j 13
hand_search 22 1y l
hand_send 1z 48 9 dj 9
hand_shop 1u 1y e 4f u 8m 18
hand_sit 22 bl a
hand_somebod 22 7s 9
hand_stay 22 9v 7
hand_strol 22 ix m
hand_talk 22 5i c
hand_thing 22 8m q
hand_tool 1w 8b 1c 8m y go 9
hand_until 1u gk 8
hand_voic 1z 71 9 81 8
hand_work 1w ac e
handbag 1q 4e o 4g 1c 8k 12 io 1h
handbag_tot 22 io f
handboo 1p aq l ay 13 e5 b ey m hd 17
handful 1s 8f 8 ah 7 d4 k gr b
handful_flat 22 gr 9
handhel 22 fw b gx g
handicr 22 fh 14
handl 10 b x 4z d 5b a 5y t 6u a 8s i 9h a ce b gz b h1 p hd b he k
handl_booking 22 s a 6r b
handl_contrac 22 4z 9 50 9
handl_money 1z ev b
handl_return 1z 6k 8 he v
handleb 1w 1k m iw t
handmad 1c 0 18 8 18 3s v 4g v 4h s 4k 1i 69 1f 8k 18 8o i 8s j 8v a 8x j 8z 24 a1 u fh 25 fs m
handmad_ceramic 22 8z 1f fh 9
handmad_good 22 fh 1f
handmad_jewelle 22 4k 16
handmad_leath 22 8k 17
handmad_soap 22 0 t
handov 1b t 15 1h 9 36 v 3d d 5q 9 6x j 9o s a8 7 ax b c4 s fe f gr b h6 n
handov_cal 22 36 a
handov_checkli 1z 36 c
handov_not 1w t 9
handov_protoco 22 h6 h
handov_return 22 36 a 5q a
handpic 22 gd s
handset 1z 2i h
handsom 22 8s a cg d
handwri 1g 1q f 91 c a1 9 bq a d1 e d4 17 d5 m dy d gp 1c
handwri_card 1w 91 d d5 e
handwri_let 22 d5 f
handwri_list 22 1q g dy e
handwri_recip 22 d4 s
handyma 1w 95 2w fc l
handyme 1w 95 1g
hang 15 2b 11 3h v 3o f 4g 9 4x 8 54 r 5y 13 7a 7 87 h 8d 6 8h 8 ao a e6 g gl 9 hz 6
hang_besid 22 b 7
hang_door 1w 5y i
hang_hook 22 2c 9
hang_wallpap 1z 3h w
hangout 1z 3b a hs 9
happen v 19 9 3t 7 7v 8 81 9 9b 9 ci f d7 b dc b dq a
happen_animal 22 x a ft b
happen_assista 22 5e b ca 9
happen_child 1w 44 a b4 9
happen_dog 22 fm b fp b
happen_interne 1z 6r b
happen_money 22 hx b
happen_nobody 1z 8r a
happen_now 22 2c 9 3u 6
happen_part 22 ef 9
happen_pictur 22 1t b 20 c
happen_pow 22 5p b g4 8
happen_pric 22 8g 7
happen_print 22 2z 8
happen_record 22 72 9 bd a
happen_sit 22 3y b fo a
happen_somebod 1m 81 7
happen_th 22 1x a 1y a
happen_third 22 aj 8 am 8
happy 1d 44 9 ea p
harassm 1w 4w 18 br p
harassm_report 22 4w n br l
harbour 1r 38 q 6z b 8n 8 9i d 9r 20
harbour_offic 22 9r b
hard 15 20 e 66 f 86 e 8l 8 bc c bf b cz b
hard_cas 22 7x 9
hard_copy 22 6b 9
hard_hear 22 86 j
hard_not 22 6y a 8k 8
hardbac 22 1n 8
hardcov 1u d3 9
hardest 1w 7s k c7 8 em d
hardly 1c 1m l 53 9 ec f
hardly_field 22 ec 8
hardwar 1d 2b 9 2h a 3n 8 98 9 ak 8 hy c
hardwar_shop 1s 2b 8 hy c
hardwar_stor 1u 98 9
harissa 22 9z w
harm 1k o a 4w b 72 a 7w 9 97 c 9n 9 a8 9 b4 a b9 9 bs i
harmles 1u 80 n f3 b
harnes 1r 4x z fs 1m
harvest 17 16 g 5p w 5x r 6a y 6d 12 6e j 6f 17 6j 16 71 b 8c s a9 16 ab l ac 10 ae 9 af p ap b g8 g i0 19
harvest_dat 1u 6d b
harvest_ord 22 a9 m
harvest_shar 1z 5x j af i
harvest_sold 22 6j a
hasn 1q el e f4 c
hat 1d 4 e dv d in 10
hatch 1w 2l x 9g j dq b
hatchba 22 fe i
hatcher 1z ae d ah a
hats 1n 1d 8 4p 17 4r g in 2g
hats_knit 22 4p u
haul 1p 4t n 9r 9 hx 1a ih p
haulag 1w 4t f 9w 16
haulag_company 22 9w w
hauli 1s 9w j gw c i8 11 ih i
hauli_associa 22 9w 9 gw a
hausa 1s 15 a ec a
hausver 22 h7 p
hav 1k ft b i8 9
haven 1w 5h j
hay 1r 34 a 7c 7 84 n fo 9 fz m
hay_fev 22 84 l
hazard 1s bh 1l it d iu 8
hazard_clip 1z bh 12
hazard_label 22 it b
hazelnu 1q 2q f 68 f 69 k 9x m 9y 19
hazelnu_cocoa 1z 9x 9 9y f
hazelnu_cream 22 9y n
hdr 22 3e s
hdr_photo 22 3e m
head 11 b a 3x 7 4l 8 4y e f4 b g3 e ge a i2 f in v
head_ask 22 3x 7
head_chef 22 9n 9
head_nurs 22 t b
head_offic 1w 4y f
head_siz 1z in j
head_teach 1u g3 j
headach 1o 5 9 27 a 84 2d
headban 1w 25 1e in s
headhun 22 5d 10
headlin s at b
headlin_nobody 22 ef 9
headpho 1s 25 n dw d e3 a iq k
headqua 22 e8 b
headsca 1w cg 9 i2 l im j
headset 1l 4x 27 81 12 c4 y hs d
headsho 1r bw 1v cg 2s
headsho_generat 22 cg i
headsho_studio 1z bw v
headsto 1s 3p 1w 3t 1o
headwea 1z cy g i2 m in l
headwra 22 in m
heal 1o 0 a g d m 1t 3w b 7o b 9t k fv 8
heal_work 22 m o
health y 7 b e f f g g d k k l h n c s b 1g 7 2r c 44 f 6c f 6e a 6o 10 7e b 7f a 7g a 7i c 7k n 7n m 7r b 7z 15 8a 9 9t e a8 9 ad b ae a aw q b1 r f2 14 fw i g4 9 g5 d ho c ie h
health_app 1z 7i j 7k l 7n m
health_assista 22 7z x
health_authori 1q k 9 m 9 6o z
health_check 1z 7n m
health_claim 1r 2r e 7e 9
health_coach 22 l j 7k m
health_data 1g 7f b
health_employ 22 b1 h f2 l
health_food 1z 7 9 6c 8
health_form 22 g c
health_insur 1q ho e
health_insuran 1s aw o
health_lif 22 aw h
health_not 22 s a 4a f
health_offic 1r 5o 9 6o f
health_promis 1z g b 6c 8 6e 9
health_questio 1s e l f i 7h b 7z 13
health_visitor 1z 1g a g6 c
health_word 1u 6e 8
health_work 1w 89 8
healthy 1f l h 24 e 2r a 2v 1t 68 15 7i 11 8q k 9x w a4 l ad 8
healthy_eat 22 l j 7i 17
healthy_food 22 a4 d
healthy_meal 1z a4 g
healthy_snack 22 68 1e
hear z p 1r u b 15 9 39 d 3r b 82 j 86 j bc g bd g cj i cl l du b dx 7 dy 8 e2 c g2 c hy 6 ia c
hear_aid 1z p q
hear_aids 22 p c
hear_beat 22 g2 g
hear_becam 22 1c b
hear_breath 22 89 7
hear_differe 22 82 9
hear_own 22 du e
hear_record 22 f6 b
hear_sam 22 ce 9
hear_story 1z 3r i cl a
hear_test 22 p v
hear_wheth 22 bd a
heard 1d u n 4w k 6w h bp 9 cp a cx c dw b e0 8 ec f gq d h4 f
hears 22 9q 8
heart 1f v l 1e 9 3r 7 7h j 89 12 fw u ho a
heart_failur 22 89 r
heart_rat 1z fw u
heat z n i 26 b 3g u 3k d 3m 9 56 r 60 m 67 f 7k d 7o a 9g 1b a4 j ah 9 ai 9 bm k c1 7 fc f gb c gu p h7 l hy u ib 1a ie r
heat_chart 22 dk 8
heat_cold 1u h7 a
heat_cool 22 2q 9
heat_electri 22 gb 9
heat_engin 22 3g g h3 g
heat_map 22 f1 c
heat_nobody 22 gb a
heat_plumb 22 3g e
heat_pump 1n 9g 1s fc j gu g ib h
heat_radio 22 26 b 2d a
heat_runs 22 ib l
heat_stres 22 56 x
heat_weekend 22 ib l
heavy 1a 2 b 9a n a7 b ad 8 f1 10 ih b
heavy_bottl 22 a7 d
heavy_metal 1w a0 8
heavywe 22 ik v
hectar 1o ac 1a af w ag h
hectar_machin 22 ac 9 af 9
hedg 1n 96 1o fy a hw 6
hedg_trim 22 96 k
hedg_weed 22 96 f
hedgeho 22 2g j
hedgero 22 hv a hw 5
heel 1o t w 4h g 4j 1f ik j ip c
height 1d 4d i 7c 9 81 n 90 t 97 b 98 9 ag 7 hr c hz 7
height_chang 22 90 a hr 8
heir 1n d1 d e1 9 hx a
heist 22 8v a
held 19 4l d 6n 8 76 9 8g 8 9w c df c ev n
held_tax 22 fa 8
helicop 1z if 9
hello 1q e7 a ei 9
helmet 1q 2f y 56 17 dn l fz 11 iw r
helmet_light 22 2f j iw f
help r o l 14 e 15 c 1b g 1g c 1i 8 1x 16 25 8 2x e 2z 8 40 p 46 s 49 e 4r a 56 c 5c i 5h s 6n g 6x 8 76 9 7a 14 7f l 7m e 7n k 7s f 7u n 7w a 7x d 86 m 88 b 9a 17 9j k as a au 9 av c aw m ay b b4 u b6 a b8 b be o bg v bl c bm 10 bn g ce a cu y cv u e5 p ea b f2 e f8 g fd 11 fi d hl 8 i3 a i4 6 i7 f
help_applica 1z bg r
help_becaus 22 25 9
help_book 22 7m h as c
help_buy 22 4h a
help_claim 1z aw 15
help_count 22 1b c ce 9
help_desk 22 e5 17
help_door 22 8a 9 ds a
help_ends 1w o 9 7a a bg a
help_fal 22 7f r
help_feed 1z 34 j
help_find 22 5j 9
help_form 22 15 f
help_group 1r 7j 9 7n 9 7s a 81 7 i2 7
help_hom 1u 1i 9 cu l fd m
help_homewor 22 f8 9
help_instead 22 w a cv e
help_learn 22 7s c
help_lin 1u 5c o
help_mov 1z gz 9 i4 7
help_near 22 fi o
help_need 22 cy 6
help_newcom 22 7a o
help_not 1z 32 a 4r 9 8e 8
help_nurs 22 76 c
help_onc 22 49 a
help_own 22 1b j ea b
help_pag 1w aq b e5 f
help_partn 22 be i
help_phon 22 46 c
help_pupil 1z 40 v b4 9
help_senior 22 46 y cu t
help_someth 1w 7t a
helpdes 1u 5c 12 e5 p
helplin 1r ay m bs l
hem 22 4o 17
hemp 1u a 9 4c 9 4r d an t ao 8
hen 1q d c hj j
hen_party 1u d 9
henna 1z bv l
henna_brow 22 bv h
hens 1r x 9 34 v ie k
her s y b 18 9 7s a 8n 9 g2 8
her_first 22 8y a fx a
her_ful 22 5u a
her_last 22 6i 7
her_today 22 18 8
her_until 1z af 8
herb 1h 19 e 24 17 6d l 6e v 78 1g 8c 18 ab 1g hw d
herb_garden 1z 24 q 6e e
herb_grow 22 24 i 8c v
herbal 1r o a 6e 1b 6h 8 7f h
herbal_tea 1w 6e r 7f d
herd 1r x 9 66 c ag c ie 10
herefor 1z 73 6 hw 9
heritag 1s 6w s d1 e
hero 1u 1n 2j 91 13
hero_nam 1z 1n s
heron 22 m r cq 14
hers 1o 8s b bp 9 d4 k d7 a
herself 1s 1o 7 cd i cu 8 gp 9
hesitat 22 ax a
hibiscu 1u 2s 8 6g 8 6h 8
hid 1d 1 a 15 b 27 8 78 7 7h b 7s a 8k u be j fx c fy a hp b
hidden 1b 2f f 3i a 5q 9 7q o 8t 9
hidden_fault 22 5q a
hidden_gluten 22 7q u
high 13 h 9 3j l 57 b 76 8 8u f a0 13 bm h hs 6 ip b ix x
high_chair 1u 8u j ix 1a
high_low 22 6g 9
high_pressur 1z 3j v
high_pric 1z ak 9 ba a
high_protein 1w a0 1l
highest 1r 7 b 33 c
highlig 1r by 16 hg s
highlig_film 22 by n
highlig_video 22 by i hg g
highway 22 9w a
hijab 1w il m im 1c
hik 1d 21 2s 33 11 74 19 77 1s 92 i bj d bk b cr 9 il g
hik_guid 1z 21 g 33 l
hil 1b 21 n 29 k 4p a 78 8 7c e br g dj b ei d gu g
hil_court 22 gu j
hil_fast 22 7h a
hillsid 22 aj 9
him 1b 4 9 o c 17 a 6m 9 8v a e1 7 fx l gj b
himself 1m 5s c 89 9 e4 7 go 8 gx j
hind 22 9v i fv a
hind_leg 22 9v a
hindi 1b e2 7
hing 1u 8o a
hint 1n 27 e 32 f 8j m b4 1n cn l
hint_empty 1z 8j 9
hip 1j i m k d fv c ho d
hip_hop 22 i n
hips 1z cy 6
hir x h c j a n a 18 j 1x a 2k c 2z i 31 c 35 d 36 s 38 s 3f j 3j e 45 9 4e s 4z 12 5d p 5e a 5j f 5o d 5q v 7b 9 9a i 9c a 9h g af s al 9 ay n bb m bn 9 bo e bz 19 c0 p c1 9 c2 n ce b dn e dv 12 e0 p ei e em b ex 15 ey 18 fd h fj m hr d hx 8 i7 o
hir_borrow 22 2k 9 3f 8
hir_engin 22 5d j
hir_few 22 bb a ex 9
hir_freelan 1z 4z 11
hir_graduat 22 bb a
hir_hal 22 h a
hir_near 1w 38 c 9h e bz a c2 b
hir_panel 22 am 8
hir_plan 1w ay p ey d
hir_room 1z 31 b
hir_shop 1u 1x f dn d ey c
hir_softwar 22 ex u
histami 22 5w b 7q s
histori 1u bp k
history 16 4u t 7w 1h 9l f bp l cj g ck x d1 11 dy 8 eo f fe b ft b gu j
history_animal 1z x a ft a fw a
history_evening 22 20 c bp a
hit 1o 1k o bc b hl 6
hit_handleb 1z 1k i
hits 1w 5c d 7s a e1 8
hiv 1o 6a 18 85 a ad 2k
hoa 1z h8 1x
hoa_board 22 h8 x
hoard 22 hx h
hob 1z 3i n 5r q gb n
hobby 18 1y g 8e x 8h r 8i n ba r bj d bk l hh u hk q hr n
hobby_angl 22 8n 7
hobby_cook 1p hk o
hobby_garden 1z 8i t
hobby_photogr 22 8h t
hobby_play 1z hr t
hobby_pot 22 hh y
hobby_sew 22 8e 15
hoe 22 ac i
hoes 1z ac 10
hoist 1w 56 n 76 17
hokkien 22 87 9
hol 1e 2b 9 3u a 4d c 5k 10 8g 9 gg o hy 9 ik 9
hold u 9 c 17 f 2a l 3r k 44 a 4w 8 5i 9 6l a 6v a 7v a 81 7 8b 7 8g 8 8s c 9i i 9v d b2 7 cw b d7 b d8 b df p dx 9 ew c fb c gj n hj 8 i4 7 i8 9 iq 9
hold_baby 22 o a
hold_back 1w 26 a i8 9
hold_court 1u bq 9 eq e gm 8
hold_error 22 9v 7
hold_evening 1z 3w 7 hj 8 hs 6
hold_farewel 22 3r d
hold_grav 22 3p 7 gj 9
hold_hand 1z i4 e
hold_licenc 22 dx 8
hold_money 1n 7v b d8 e fe a
hold_read 22 15 9 3r 9
hold_session 22 f a b2 7
hold_th 22 dc d
hold_train 1z b2 7
hold_until 1s 9 a 81 7
hold_vot 22 h8 e
hold_wed 22 9 b 3r a
holding 22 df 9 ga 8
holiday z j d 1h e 1v h 2h f 2y k 34 u 36 s 37 m 3c 12 3d 15 44 1q 5x 9 5y h 69 a 6f 9 6u 1g 75 1h 76 1h 77 c 7v h 7y p 8h 7 9i 12 9s d a1 9 ay a c5 a dt f em a ez k f0 1f f8 j fo v i0 9 is 9
holiday_app 22 1v k
holiday_br 1z 69 9
holiday_camp 1w 44 1z fz 8
holiday_car 22 44 q 76 g
holiday_childre 1z 44 u f8 g
holiday_club 22 44 p
holiday_cottag 22 34 p 3c f
holiday_flat 1p 3c f 3d j
holiday_hom 1k 3d j 6u 1c 7y g 9i z
holiday_host 22 2h e
holiday_hous 1z 7y 9 9i b
holiday_let 1s 3c 1c 3d 1e 6u o
holiday_lets 1z 3c n 3d o 75 f
holiday_park 22 9s l
holiday_request 22 f0 1c
hollow 1z 2e a 90 b
hom g 8 c c l d o e s f b k l o o p y t q z c 1d k 1o h 1p v 1z w 24 9 28 i 2b h 2e a 2g p 2h a 2n b 2t k 30 n 3d c 3e 9 3f x 3g g 3h c 3i f 3j 9 3m r 3n l 3o e 3q j 3u 7 45 b 47 s 4l e 4o g 5z 8 64 c 67 b 6d c 6f c 6i 8 6u k 75 11 7d f 7g r 7o a 7u a 81 b 85 u 89 q 8c h 8e d 8l b 8r d 8s d 8y a 94 m 95 k 97 g 9c m 9d g 9g u 9i w 9j o 9k i 9q q 9z c a8 a aa g ao k br t bt h bx b c1 8 cu b cv 9 cw o cz 7 d0 g d2 7 de n dj l dl g dm i dp d dr o ds b dy a fc a fd f ff i fg c fi k fn 8 fo d fp d fq d fu w fv b fx b fy b gb g gc a h6 l hh 8 hs 5 ht w hx f hy g hz b i2 7 i7 d ir c iu h iv p
hom_abroad 1u de i fi e
hom_adaptat 22 cw 10
hom_alon 1z gc s
hom_animal 22 fx a
hom_area 22 95 a
hom_baby 1w 61 f
hom_bar 22 3o 7 aa f
hom_battery 1z 2b t 3m h
hom_birth 22 o 9
hom_book 1u 95 j
hom_box 1u 8c d dr a
hom_brew 22 6i f
hom_buy 1w dj 10 ff f
hom_car 1l t y 46 e 47 1o 4b a 7u b 9i j
hom_chang 22 t b di a
hom_charg 1z dr c
hom_check 1u 9i m cw b
hom_chef 22 ht 8
hom_clean 1w 6u h 94 s
hom_clos 1z 94 a
hom_cook 1b 2t v 67 m 6d q 6f s 8l p 8s v 9z m ht 1w
hom_count 1z 94 a ey b
hom_country 1r 1z 8 64 j de h fi d
hom_cours 22 3q 9
hom_decorat 22 c1 k
hom_deposit 22 g7 v
hom_desk 22 iv h
hom_doctor 22 85 j
hom_documen 22 t n 1z l
hom_easy 22 8y a
hom_educat 22 1p 1w bi a
hom_eld 22 cw 7 fi c
hom_empty 1o 9i j hx h
hom_end 22 3o 7 br a
hom_exercis 22 z 16
hom_eye 22 4l u
hom_fair 1z 24 8 8o a
hom_family 1z 75 w
hom_feet 22 p g
hom_find 1w 1d g
hom_firm 22 8r a
hom_first 1s o 9 fx 8
hom_fold 22 2g a
hom_fragran 22 iu 1k
hom_funeral 1z 3q i 9q d
hom_group 22 3z 9
hom_guest 22 6u y
hom_hear 22 hs 6
hom_holiday 1z 75 k
hom_hospita 1w ce 8
hom_host 1z aa n
hom_inspect 1w h6 1o
hom_invento 22 1z 2k
hom_keep 22 9m 9
hom_kit 22 81 7 8c 13
hom_kitchen 1r 2p 9 7g 9 ht i
hom_know 1s 1d 8
hom_lad 22 18 a
hom_list 22 95 a
hom_loan 22 dj 15
hom_look 1z 7d a 9c a 9i n
hom_manag 1w 6u h
hom_measur 1s k 9 3o g 76 8
hom_morn 1z 89 9
hom_neighbo 1z dr f ht f
hom_night 1w 3u 9 br a
hom_not 1u fv 9
hom_numb 22 dn 9
hom_offic 1k c h 2k b 5z b dl d iv 1m
hom_onc 1u p 9
hom_organis 1z 9j 1e
hom_own 19 28 l 2g o 3j f 3m g 7y b 97 u 9c w 9g x
hom_paid 22 47 9
hom_paint 22 3h o
hom_pap 22 d0 f
hom_park 1w bw g
hom_photo 22 d0 f
hom_print 1z 1p 8 8e 8 d0 n
hom_quiet 1z hy 6
hom_relativ 22 2p h
hom_remind 22 k a gb i
hom_repair 1z 95 l fc h
hom_saf 22 br 18 cw g
hom_sal 1u 3e e 3f 16 ff f
hom_say 22 1d f
hom_scent 22 8 h iu f
hom_school 1w 1p 1y 75 c
hom_screen 1s fk 8
hom_securit 1z 2h l 3n 1c
hom_sel 1z 3f z h2 j
hom_sensor 22 28 l gb e
hom_servic 1z fc r
hom_set 1w 3n 8 cu 8
hom_sew 1z 8e q
hom_shar 1w bl k cv d hh 8
hom_shift 22 i7 l
hom_shop 22 97 c
hom_smal 22 8z a bx b
hom_softwar 22 t n 9q 1u
hom_solar 22 3m 1l
hom_staf 22 fd e
hom_stag 22 3f 1u 9d l
hom_stop 1w 81 8
hom_styl 1r 3f f a4 l
hom_sum 1z 75 u
hom_superma 22 2l h 2u h
hom_teach 1w 41 9 75 j
hom_tel 22 28 a 30 a
hom_telepho 22 1z a br a
hom_test 22 85 21
hom_their 22 fo a
hom_train 1z ht 8
hom_use 22 85 9
hom_video 1s 8e 8 dl f i2 7
hom_visit 1m p d 47 g fu 1j
hom_warn 22 89 j gb 9
hom_watch 22 9i 1d
hom_way 22 go 8
hom_weekend 22 br a
hom_whil 1z 9i i
hom_work 1o 2j e 5m a iv o
hom_workout 22 7g 1n
hom_writ 1z 1d 9
homelan 22 64 14
homeles 22 1f q 33 g
homemad 1q 2j b 67 g 6h g 9x c a2 i ht 1j hv 1h
homeown 1b 3j c 3m e 95 l 96 j 98 12 9c 12 9g j h8 n
homeown_associa 1w h8 r
homepag 22 59 h
homesch 1q 1p 2n bi 1u f9 j
homesch_family 1w 1p s bi b
homesch_parent 1z 1p p
homesha 1z bl 16 cv 22
homesic 1w 44 d
homewor 1g z j 40 w b4 2j f8 27 gp 1a
homewor_club 22 b4 a f8 g
homewor_don 22 b4 c
homewor_help 1w 40 j b4 19 f8 o
homewor_play 1z 1i 8 f8 m
homewor_teach 22 gp v
honest 1b b9 7 f1 9 h1 b
honest_answ 22 f1 b
honestl 1e 1c a 51 9 fw a
honesty 1z 55 p 5g d 5m 9
honey 1o 3 g 6a 36 9x g 9y c
honeymo 22 d5 8
hood 1s 3i p 4d a
hoodi 22 4q b
hoody 1s 4c a 4q 1r cy 8
hoof 1u 9v 2v
hoof_photo 22 9v a
hoof_trim 22 9v 1b
hook 1f 2a f 2b l 2c d 4j d 4s h 56 b 9o l dv 8 hi 8 i2 8
hoov 22 9v 1i
hop 1i i m w c 25 g 2l a 5k f 5m c 63 l 8z 9 dc k df g f5 g
hopeful 1z 25 a 4e a
hops 1u 6h 9 6i 17
horizon 1w 5g b
hormon 1u 7k p 85 1f
hormon_test 22 85 15
horosco 1z i1 2c
horosco_morn 22 i1 o
horror 1z cj d
hors 1e 1d t 54 8 9v 1l bx 16 fv 1h fz 3a ie g
hors_cost 22 fz j
hors_hoof 22 9v e
hors_hors 22 9v 7 fz 8
hors_own 1u fz s
hors_physio 22 fv q
hors_rid 22 fz 1z
horsebo 1z c0 12
horsebo_bar 22 c0 m
horsesh 22 9v 1e
hos 1o 4g 9 98 9 gk r
hospic 1p 3q m 3s 7 3w h bq c i4 1u
hospic_family 22 3s 6 i4 f
hospita y l a v a w a x i y i 2k b 2v f 3q 9 3x 8 47 a 4x g 51 10 6o l 89 p 8a 1j ce b cw c dq m fi k g5 t g9 o i4 1k i7 s
hospita_bil 22 g9 t
hospita_car 1z 56 9
hospita_dietiti 22 l e
hospita_dischar 1w k 9
hospita_doctor 22 47 9
hospita_hom 1z 89 r
hospita_patient 22 8a l i4 f
hospita_record 22 w g
hospita_shift 22 i7 y
hospita_softwar 22 x m
hospita_transpo 22 8a o
hospita_visit 1z fi f g5 i i4 e
hospita_visitor 22 i4 12
hospita_work 22 bb b
host y 2h a 2p z 2t 16 2z z 30 w 31 y 37 b 39 l 3c o 3d 19 45 o 5n n 5o j 6u 1j 9b h aa h az m bk n by o bz f c0 11 c1 g c2 a c4 o cj o co b dt e e0 x e4 x ee e fg a fo o g0 u
host_add 22 ee a
host_ask 1u 2p 9 c4 d
host_clean 22 3c f 6u j
host_cook 22 42 b
host_din 22 2t 12
host_evening 22 2h a e4 8
host_firm 22 ef c
host_group 22 bk a
host_guest 1u 6u h
host_holiday 22 dt b
host_hom 22 2t l
host_listen 22 cj a g0 8
host_meet 22 2t a
host_open 22 39 a
host_party 1s 2p 10 c0 f
host_pays 22 hj 9
host_privat 22 fl 8
host_send 1z 6u 9
host_smal 1w bj a
hostel 1k 33 a 35 a 74 2p da a fg g
hostel_bed 22 74 g
hostel_dormito 22 74 o
hostel_kitchen 22 74 p
hot 11 9 n e c m a n w 2l b 2w e 3c e 3g f 3i e 3k b 4b q 56 b 67 1e 6c 9 73 8 7b g 7c g 7k g a3 17 a6 d bu i ia a ib e
hot_air 22 7c p
hot_bath 22 e i n f
hot_chocola 22 3b 8
hot_dish 1z a3 c
hot_flush 22 7k o
hot_food 1u 2w a a6 i
hot_lunch 1u 4b s a3 z
hot_meal 22 a3 m
hot_sauc 1w 67 24
hot_towel 1w bu n
hot_tub 1q n o 3c j 3k e 7b m bz c
hot_wat 1p 3g j 3i i ib d
hot_weath 22 fr a
hot_wrap 22 a3 c
hotel x e d j g n e 1v 9 33 c 34 e 35 9 36 9 37 f 38 9 3e a 3x a 4n h 4y l 53 h 54 v 5e d 5o 1d 5s f 5u p 6a d 6s i 6t 24 6z e 73 a 74 e 76 1d 7c a 7d z 8l 6 8r a ab k ak 11 am a c0 8 ca a dt n ep 9 hc e hv 6 i7 b ib 16 iu c ix h
hotel_approv 22 6t a
hotel_associa 22 6t a ib a
hotel_bil 22 ak k el 9
hotel_book 22 6t h
hotel_café 22 6a a
hotel_check 22 6t 10
hotel_desk 22 6z a 7c i
hotel_event 22 i7 a
hotel_front 22 6t v
hotel_group 1w ed b
hotel_guest 1w 6t 27 hc h
hotel_holiday 22 76 9
hotel_lobby 1z 5s b hw 6
hotel_measur 22 76 h
hotel_pay 22 6t a
hotel_pool 1s j o 4v 8
hotel_recepti 22 6t m 8r a
hotel_reord 22 6a a
hotel_restaur 1s ay a
hotel_room 1r 3e d 6t d 74 a
hotel_shop 1w 8l a ey a
hotlin 1o o h 12 9 4w 1t f2 h
hottest 22 66 e hu 8
hourly 1g 7b 1f c2 n fb g
hous p p e 1b a 1u e 1x g 1z q 28 b 2g f 2h j 34 g 37 f 39 e 3e d 3f r 3h m 3i a 3j g 55 h 5o d 5z c 6u b 73 g 74 a 75 1a 77 d 7y o 8e 7 8p i 8q t 94 z 95 f 98 r 9a l 9g 12 9h a 9i 1a 9j l 9k d ao 1h bl g bm c bz b cv m dj e dr m e3 8 er f fd f ff z fg 1c fu b g7 h gr f h6 e h7 s h8 e hx q i4 7 i7 g ia 9 ib b iu c
hous_ask 22 9g h i7 a
hous_associa 1o 9k e gr r
hous_bank 1z 4t f
hous_bil 22 dr a
hous_blend 22 5z r 9x 8
hous_block 22 1x b
hous_cal 22 fu o
hous_check 22 9g 12
hous_clean 1w 3i m 94 2b
hous_clear 22 9j l hx d
hous_clearan 1s 8p w 9j q hx 13
hous_company 22 ao y h7 g
hous_empty 1z hx c
hous_estat 1q 19 b 1z 8
hous_front 22 97 9
hous_garden 1s 2g e ff a
hous_guest 22 73 k
hous_help 1z fd t
hous_hous 1r p f 98 d
hous_lawy 22 er f
hous_local 22 ao u
hous_mis 22 eb a
hous_must 22 9i b
hous_operati 1z do 9 h7 j
hous_outsid 1z er i
hous_pas 22 9h 9
hous_photo 22 h6 b
hous_plant 22 1u w 8q 21
hous_pot 22 g7 r
hous_print 22 4q 9 ao i
hous_rent 1u 73 b ff m fg e
hous_ring 22 77 7
hous_room 22 9j 9 fg c
hous_rul 1o 7b a fg e h7 x
hous_sal 1z 3f s ff n
hous_scissor 22 c 9
hous_self 22 9a b 9b g
hous_shar 1w bl k fg l
hous_shop 22 8g c
hous_sit 1z 9i 2i
hous_sleep 22 bw 9
hous_society 1s h8 t
hous_stand 22 bm 9
hous_student 22 bl g cv o
hous_sum 22 75 18 76 c
hous_tre 22 fw a
hous_wash 22 3j g
hous_work 22 9g b i7 a
housebo 1z d 9 38 t
househe 22 fd 1d
househo v 9 o 12 r 16 q 1q q 1r b 1s h 1z w 23 u 2b p 2g c 2o 9 3g e 3h f 3i h 3n e 3o e 55 o 5v v 5w o 5x t 5y s 63 x 6b l 6f b 75 m 7b i 94 18 95 q 99 j 9a e 9b k 9d m 9e n 9h r 9i l 9j i 9k l a5 q a7 q ai j aw 9 cv i d6 s d7 j dh 1a do o fc n fd s gb o hu l hx f hy c hz j i3 b it w
househo_book 22 94 j
househo_budget 22 d6 18
househo_car 22 do y
househo_contrac 22 dh 12
househo_cost 22 d7 z
househo_devic 22 2a a 2b k
househo_eat 22 5v a
househo_ful 22 5v a hx l
househo_furnish 1z 9d 10
househo_ord 1r 5v g 6f 8 a7 c hz 7
househo_shop 22 i3 8
househo_short 22 9b 12
househo_staf 22 fd w
househo_use 1z 6a 9 6f 9
househo_young 22 cv 8
houseke 1n 3c o 6t d fd 1q
housema 1z bl q fg x
housepl 1r 1u 20 24 i 8q 1t
housepl_photo 22 1u u
housepl_subscri 22 8q w
howev 22 ds a
hub 1r 6o 8 a9 v
hubs 1w a9 l
hum 1u ad a ia f
human 19 5b j ay n cd g eu b h7 9 hy q i1 d
human_touch 22 eu a
humanis 22 3r 27
humidit 1m 27 1j 9k 1d dy 8
humidit_sensor 1z 27 j 9k f
humidit_wal 22 27 9 9k a
hummu 22 2v j 9z l
hums 1r 17 a bc 9 e2 7 ia k
hunch 22 i6 j
hundr 15 v g 3b 8 4v 9 68 d 75 9 7y 9 7z d 80 b 8g a 8l 9 c7 9 cf b cg f cn c f0 a f4 b hv 8
hundr_cam 22 2h a
hundr_cas 22 7z a cd 9
hundr_night 22 90 a
hundr_pictur 22 20 c
hundr_piec 22 68 a 8g 7
hundred 1h 2w a 6b d i2 c
hung 1k 4 8 2b 8 4o b 87 f i2 8
hungary 1q 7d 15
hungry 1k 2l e 68 a a6 g hu 6
hunt 1g 1y 11 32 w 45 v 62 10 6w 8 bn m ff o
hurry 1r 6 i 87 9 bq a cy b f3 8
hurt 1a 2d e 56 a 77 a 7o q 7z c eb b fm f ge b
hurt_somebod 1w 9h 9
husband 1q dx h
hut 1o 4 9 21 13 66 9 73 1b 77 1b ag 7 gl l
hut_open 22 21 h
hut_switch 22 73 c
huts 1z 4p d 73 1l
hvac 1z ib q
hydrant 1w 9m x gk 8
hydraul 22 ho a
hydropo 1z 24 n ab 20
hydroth 1z fv 1h
hydroth_dogs 22 fv v
hygien 17 6 8 d a e g 2r 9 4m e 4x 8 5m a 5o b 6j 8 9n 1l 9t b bv a ht b i4 a ib c
hygien_allergy 22 d a 30 a
hygien_cours 22 9t 8
hygien_inspect 22 9n j 9t 8
hygien_logs 22 9n k
hygien_safety 22 e b 8u a
hygien_staf 22 6s 9
hygieni 1z p s
hypoall 1u a2 j
ice 1e n p 2q 28 2s i 5p h 7c b aa b c0 z
ice_cream 1q 2q 2f 7c a
iced 1u 2k e 2s t 6e n 6h v
iced_tea 22 6e k 6h r
iceland 1z fz b
icf 22 as o
icf_certifi 22 as i
icon 1z hf 9
ida 1c h c j c 13 h 1i e 1k f 1m f 1n d 1o 9 1p 9 2w d 3y i 41 b 44 i 45 g 49 c 8m a cu e d0 c d3 9 d5 9 f8 9 hm i hq 9
ida_ben 1w 3y e hq 9
ida_mei 22 13 e
idea 17 20 9 2p a 45 c 5n k 91 c 9d n c9 b cn 8 e8 p f1 h g9 8 gd i gi o
identic 1z ik 8
identif 1s e d 1u 1b e5 c ew d g7 a
identif_housepl 22 1u u
identit 1j e b b0 1e dd f de k fa 8 fc d fd b g8 d hb k ip 8
identit_check 1w g8 c
identit_packag 22 b0 a
idl 1k 2z 8 43 a 5q 1e 5r m cc 19
idl_machin 22 5q m
ids 1w hb d
igbo 1z ec b
ignor 1m 27 a 7r b ee r el d gc 8
ill 14 16 9 2w b 3r 7 44 c 45 b 47 e 48 f 5e d 5l h 6q a 94 k b9 e by b c4 9 d4 a dp a e0 8 gv c gx c i4 15 i7 b
ill_empty 22 7h a
ill_mov 22 bw 8
ill_pets 22 bx 9
ill_second 1r 3r 8
illegal 1u 7x a bm b gg l
illnes 1h l o m a 1d 9 3r 9 3w 7 3x 7 7h c 83 a 84 j cz h e0 7 fo a i1 7
illnes_allergy 22 m b
illustr 1h 1n i 4q f 8y 1d b0 n cp 15 cq d d0 8
illustr_fans 22 cq 9
illustr_print 1z 4q 9 8y k
imag 1e v 1e 5a j bw 8 c8 1b c9 a cd 1i
imitat 1z 25 a dx a f3 c
immigra 1h 5b c 64 l 7a 1e 7w i ce 1h cj 9 hb s
immigra_lawy 1z ce r hb i
immigra_paperwo 22 7a e ce j
impact 1z 5a a
impair 1w 86 1r
implant 1u 11 8 7d 1q
impleme 1w 6p a
import 13 5h 1a 64 k 65 o 6e c 6l 1d 6n 1q 6o 8 8r j 9z 9 ap 12 eo d fb h h9 k hf 9
import_data 1z z 9
import_export 22 5h w
import_list 22 h9 8
import_pap 22 64 a 6n m
import_singl 22 6f 8
importa 1u 5b g cf q
impres 22 5s c
impress 1z 11 m
impromp 22 au w
impromp_talk 22 au p
improv 1k 7v 9 7w 1b b7 a b9 9 bn 9 ga 8
improv_credit 22 7w 16
inbox 1f 10 9 3d n 3e a 5e t 6t a cf 26 e5 15 eo 1a ex g h7 1l
inbox_phon 22 eo a h7 c
inbox_spreads 22 eo g ex f
inc 22 ei b
incens 1u 8 q i1 9 iu 1c
incens_stick 22 iu j
inch 1z 4o q in 9
inciden 1s t b ef u gk 9 go 9
inciden_report 22 gk 8
includ u 35 b 3s 6 9a b bw a c5 8 fg c gt f
includ_deliver 22 61 a
inclusi 1r 1f 20 fg 16 im r
inclusi_rent 22 fg r
incom 14 3d o 57 b 58 c 7v b av z aw b bb f d7 u dg j dj j dk l f8 a g8 g
incom_expens 22 dg k
incom_few 22 5a a b9 8
incom_lat 22 gd 9
incom_shar 1u 3d e bb j cs 9
incom_tax 1w av 17
incompl 1z gh e gu c
inconti 22 cx 2k
inconti_pant 22 cx 14
increas 1u bm 1c cc c gr n
indemni 1z av a aw a
indemni_cov 22 aw 8
indepen 11 x c 2j b 4c r 4v g 4z c 5u m 8e 9 8w n 9e b 9g n aw w ci k cr w e3 a fh c g2 w ge b h2 8
indepen_advic 22 9g a
indepen_artist 22 g2 k
indepen_booksho 22 co b cr a
indepen_brok 22 aw i
indepen_café 22 2j h 5z 9
indepen_cloth 22 4c y
indepen_compos 1z g2 u
indepen_hotel 1w 4v a
indepen_insuran 22 aw 18
indepen_mak 22 fh f
indepen_opticia 22 ch c
indepen_pharmac 22 a8 9
indepen_repair 22 9e g
indepen_shop 1z 5u t
indesig 22 eb c
index 1q x i d9 1n gj y
index_fund 22 d9 r
index_portfol 22 d9 r
indi 1o 5 8 8e e cm 1x
indi_gam 22 cm 21
indian 13 64 f c3 f fi g
indian_dish 22 7i a
indian_hom 22 2n a
indian_languag 1z 1m 8 cd 9
indian_tarif 22 6n 8
indian_wed 22 c3 g
individ 1n 3u g
individ_cremati 22 3u g
indoor 1c h p 1u h 24 11 27 12 53 q 5n h 8q 10 9k i ab 1d fk 22 hq 1r hr m
indoor_air 22 27 1c 9k l
indoor_garden 22 24 r
indoor_golf 22 fk 1k
indoor_mini 22 fk k
indoor_plan 22 5n j
indoor_plant 1w 1u i 53 k 8q t
indoor_play 22 fk 14 hq 11
indoor_playgro 1w fk i hq 1m
industr 19 4i h 5a c 5d h 9w c a3 x cb d ch f dp h fa e fb x ic i ii a
industr_estat 1r 9w d a3 11 dp g
industr_expert 22 fb 12
industr_meeting 22 cb 9 ed b
infant 1u 1g 1t 61 z
infecti 1u 5l b
inflat 22 25 b
inflata 1z bz 12 e3 a
inflati 1z bf a
influen 1n 50 31 58 1f g1 g ga h
influen_agency 1w 50 u 58 j
influen_campaig 22 50 i 58 k
infogra 22 b0 t
inform 1l 7p b cb 9 ed b g3 9
informa 1g 1v 9 5g a 5u l bq a c6 8 ch b de e ej a f4 k g5 d
infusio 1z aa 1j
infusio_jars 22 aa l
ingredi 16 0 r 1 t 2 c 3 h 7 c 2o f 2p d 2r b 30 b 5u h 5v 20 64 q 67 g 68 o 69 d 6b 9 6c b 6s i 72 x 7q 1h 9x c 9y 7 9z d a1 a a2 k fr o ht 8
ingredi_allerge 1n 67 b 68 c 6c b 9z a
ingredi_chang 1z 72 o
ingredi_label 22 7q 17
ingredi_sold 22 b 9 6b 9
inhal 1z y k 1h e 4a j
inherit 1z bq 19
initial 1w 4k a 8k l
initiat 22 1a o 1b a
injecti 22 5i x
injur 1r 18 c 1d m 7h x
injury 1g c 9 e h g e i 9 30 a 4a a fm b fn 9 fp a fq a hi 9 hl 5
injury_bit 22 fm b fp b
injury_damag 1z c 9 30 a
ink 1k m d 8m a 9t 1g cs j eq g
ink_batch 1z 9t x
inks 1w m g 9t r
inn 1l 77 1i 9t c hm h
innovat 22 5g z h1 h
inns 1r 21 c 73 6 77 t d5 8 ds b e0 8
inns_hal 22 d5 7 e0 7
input 1w 1s a g8 15
input_credit 22 g8 o
input_loan 22 g8 h
ins 1f s h 3n k 3z 9 40 9 5e a bu r
ins_off 22 s a
insect 1q 3o o 6b z 78 u ah 20 fr x
insect_protein 1w 6b i ah 1d fr t
insect_screen 22 3o m
insert 22 e1 9
insid 10 1k 8 1n 7 3n 8 8i 7 8k 9 8x a 97 x aa 7 dm i dz 7 f3 a hq b io a
insid_outsid 1w dm c
insid_piec 22 9f a
insist 22 71 a
insol 1w 2d q 4h p 4j a
insomni 1w 25 o 7f 26
insomni_sleep 22 7f h
inspect 13 t p 9l 19 9m 1z 9n z 9o d 9p m 9t c ad j bt u dm b f0 d fe 18 ge 2c gw x h3 g h6 29 i9 1t id a if 14
inspect_accept 1z t o 9n 8 9t 8
inspect_app 22 ge g h6 1p
inspect_ask 22 9n 9 hq 7
inspect_casting 22 i9 w
inspect_check 22 9l 8
inspect_dat 1r 9l 9 9o 9 gw b
inspect_firm 22 h6 g
inspect_list 1z fe j
inspect_look 22 9t 8
inspect_photo 22 h6 9
inspect_photogr 22 36 a
inspect_read 22 9n 9
inspect_repair 22 9o a
inspect_report 1z fe l h6 19
inspect_scan 22 9m 9
inspect_softwar 22 9m 12 ge z
inspect_writ 1w h6 m
instagr 1b r g 50 f e8 14 gd u io 9
instagr_messag 22 r b
instagr_pay 22 r a
instal 18 16 o 3g k 3l j 3m 1a 3n v 3o m 9g 10 eo j fc 1p fy 9 gt i gu p i5 h
instal_camera 22 3n g
instal_plan 22 9g h gu k
instal_solar 1u 3m w
install 1g 3m 10 al p am p cw a fc h g8 n gu f h3 k
instalm 1d 3m h 7d 9 ai n am f bb e db w g8 p
instalm_loan 22 g8 r
instant 1o 8h g 9x g gv 9
instead z y a 18 e 1i c 4o 9 7f 9 ag b al c cv c cy 9 db i f3 b f6 b he b
instead_button 1z cy g
instead_buy 22 18 m
instead_count 22 8f 7 gy a
instead_own 22 3s 6
instead_pay 1z 5s b db a
instead_scor 22 7f 9
instead_text 22 f6 b gv a
instead_throw 22 ig b
instead_wat 22 7s 9
institu 1r z b 8b 7 ev 9 gp 8
instruc 1d 43 1n 4r j 4x l 5t c 6z 8 8d 7 b1 g b2 7 bh r h5 i
instrum 1f d a 41 1f 93 2b bc 1p cp a dy y dz 1w g2 r hn n
instrum_away 22 bc a dz b
instrum_lend 22 93 m dz 9
instrum_orchest 22 dz 7
instrum_rent 1z 41 b 93 l
instrum_restor 22 dz f
instrum_stand 22 dy 9 dz 7
insulat 1k 66 8 6k 8 9g n aj d an 1a
insulat_board 22 an r
insulin 1r 7j 18
insur p 1z h 28 k 36 c 4x 8 5k 8 5q 9 6l 8 7b 8 8a c 8g 9 9b a 9i c 9m 9 9u g 9w c ag 7 aw m cw a cx 7 db g dc x f2 a f3 9 fv 9 gm a h1 1f ho b i2 d
insur_accept 1w 1z f
insur_activit 22 44 a bk a
insur_advic 1u 7o 9 dj 8
insur_against 1k 6n 8
insur_animal 22 fn 9 fv a
insur_ask 1s 1z b 4e 9 6l a i4 6
insur_book 22 7b 7 94 b
insur_breakag 22 94 b
insur_carry 1z 8p 9 db a dc c
insur_check 1z ge 9
insur_childre 22 26 b 3z a
insur_doctor 22 7t b 7z a
insur_equipme 1w 2y 9
insur_error 1u 57 a 5j 8
insur_failur 22 5p b
insur_fal 1s 2b 8 93 9 i0 7
insur_fir 22 ak 9 gl 9
insur_good 1w 6k 9 99 9 9a b
insur_guest 1r 75 8
insur_injury 1p e 9
insur_invoic 22 9w 9
insur_know 22 56 9
insur_lat 22 9u a
insur_lawy 22 6z a i9 a
insur_lost 22 74 7 9i b
insur_mistak 22 51 a bm 9
insur_often 22 9i b
insur_pap 22 8a g i7 a
insur_passeng 22 dp a ds a
insur_pay 1n ho a i2 c
insur_pays 1p cx 9 fv 8 fz 8
insur_phon 22 dc r
insur_post 1w 8h a
insur_product 1u 8t 9
insur_public 22 2k 9 2l b
insur_recal 22 29 h 5u a
insur_refund 1u 37 9
insur_seminar 1z 4x a 5k 9 f3 9
insur_sign 22 89 9 h1 c
insur_stand 22 75 a hq 7
insur_test 1w 18 a h1 b
insur_theft 22 dn 9
insur_thing 22 1x a 4o a
insur_town 22 2c 9
insur_train 22 14 9 7g 9
insur_treatme 22 k a
insur_trip 22 36 a
insur_wat 1z 24 8 9b 9
insur_work 22 8y a
insuran y k e 11 b 1z h 28 d 36 c 3y c 52 h 5n b 5r a 6l c 9a l 9c h aw 1s db t dc 2f do g fc c g4 i g5 l gq a h1 1f
insuran_agent 22 aw x dc k
insuran_app 1z dc 12
insuran_brok 1z aw 16
insuran_certifi 22 c6 c
insuran_check 22 1b c
insuran_claim 1w 11 i g4 s h1 1n
insuran_cov 22 72 9 i8 9
insuran_guest 22 9r 9
insuran_licenc 1z 36 9 9a b do 9
insuran_offic 22 1z a em b
insuran_pay 1z k a
insuran_pays 22 3x 7
insuran_smal 22 aw g dc r
insuran_tax 22 9c b dg 8
insuran_writ 22 19 a
int 1u 43 8
intak 1r 4f h gz 1x ij j
integra 1m 14 t ew w i9 i
intelli 1w bw g c6 a ed 1c
intensi 1w 43 8
intenti 1z 3v 5 7e d bj b
interac 1w fk f gc k
interes 1a w 8 6n 9 7v a bk n di a es h g7 e g8 m
interfa 1r ha 9 i6 b
interge 22 bl s cv j
interge_liv 22 bl l cv e
interim 1z 4z 1v 5j 19
interim_manag 22 4z w 5j j
interio 1h 3e 16 3h g 53 i 8o a 9d 29 iu 9
interio_design 1w 9d 29
interio_photo 22 3e n
interio_shot 22 3e m
intern 1q bl l cd h gq 22
interna 1f cb h de j f7 1o hf 15
interna_tool 1w cb h hf 17
interne 1b 1i o 3a i 6r a 6v c 73 16 ax a cu 13 dh a g3 8 g4 9 gb c
interne_fail 1z 6r b
interne_pow 22 gb 9
interns 1u gq 2y
interns_student 22 gq v
interpr 1m 51 43 5b 15 7d 9 eb w i1 p
interpr_app 22 51 m eb r
interpr_arabic 22 51 u
interpr_hospita 22 51 1i
interpr_servic 22 51 1t 5b n
interpr_video 1z 51 10
interru 1w r c f7 d
interst 22 3p 6
interva 1w 7p 9 97 b b3 b
intervi 16 3r 7 4z 9 5d q at 11 au c bb w bn w bo 35 cj 11 d4 b d5 d e2 d e9 y ex 12 fb v fd m g0 8
intervi_ana 1z g0 a
intervi_coach 22 au h bo 17
intervi_expert 22 e9 p fb i
intervi_find 22 at 7
intervi_friday 22 bn d
intervi_job 22 bn 9
intervi_record 22 bo b
intervi_thursda 22 ex i
intervi_video 1z bo m fd f
intimat 1z 2t c 39 1c
intoler 1u 5w a 7q u
intro 1q az x
introdu 1i 2x a 46 a bj 1c bl a fd 8 fl k g6 17
introdu_allerge 22 g6 p
introdu_oth 22 cv 7
inv 1z 6n 9
invent 1o 4w c 8j c bn a bs a h1 b
invento 1j y 1o 1z 2h 6s 1a 9o t bm b gy 28 h6 1i
invento_app 22 1z 17 9o g
invento_clerk 22 h6 v
invento_hom 22 1z z
invento_report 22 h6 m
invento_softwar 1w y 17 6s d gy 1b h6 c
invert 1n 2b 8 3m 1s al 8
invert_lithium 22 3m d
invest 1o 1e l 7y 26 d9 32 ga 27
invest_app 22 d9 j ga s
invest_real 1z 7y 1c ga g
invest_smal 1z 7y i d9 s
invest_women 22 d9 j ga h
investi 1w ci r
investm 1p 5j a 7y w ak e d9 10 ga e
investm_advic 22 5j 9
investo 1h 5j 1g 7y 17 d9 z fb r ga j
invit 1a 1h b 1s i 2t f bk i ct c dd k ex a iv 9
invit_fifteen 22 bk a
invit_second 22 1s g 7u 9
invit_twelv 22 2t j
invitat 1o 6x a
invoic 10 z v 10 h 4t 2h 4z c 57 a 5e v 6n b 9p 8 9q b 9v k cb b dg n ed a ej 2q en 9 es 20 et d eu o f3 n g4 j gu r ic c
invoic_cash 22 4t 1a
invoic_check 22 4t a
invoic_list 22 cf a
invoic_must 22 9v a ej i
invoic_overdu 22 es l
invoic_paid 22 4t 1a es j
invoic_part 22 ej e
invoic_remind 1z es 1c
invoic_softwar 1w 6n 8 ej f
invoic_tax 22 dg h
invoic_tool 1z ej v
involv 1z 2x i h1 c
ipad 1w 1m a
irish 1z d1 7
iron 1h 7 17 32 a 85 m 8s l 99 2c gb k
iron_local 22 99 u
iron_shirt 22 99 9
iron_supplem 22 7 t
irrigat 1r 3l 12 am k id 15
island 1k 1e b 6o 1l
isn 18 gx 9
iso 1w f4 1x
issu 1c 9g 9 ch 1u cr 22 d0 u ej g gd 18 gg g h9 c
issu_issu 22 ch g
issu_part 22 d0 a
issu_report 22 9g b gg i
issu_stop 22 ch b gd 9
istanbu 1w 7d 1u
italian 1n 42 k b5 l
itch 1q 1 14 5 9 m 9 hp 7 i2 9
itchy 1u 2 c
itchy_scalp 22 2 a
item 12 18 f 1r j 1z 11 3i a 4c 9 64 c 99 o 9a m 9h t a5 g a9 b cd a ej a f6 j f9 j gb i gt e gy 14 he b hx a i6 17 iq e is j it 9 iv d iw a ix w
item_earn 22 i6 h
item_insur 22 99 9
item_phon 22 55 b
item_remind 22 gb i
itinera 1w 1v 2w 37 1h
itinera_book 22 37 v
itself 11 2v b 3t 8 78 b cf d d3 b e5 a eo d
ivf 22 7d 1d
ivory 1z dz 9
ivy 22 2r 9
jacket 1f 2f h 38 p 4d u 4f h 4j k 4n 1k 4o b 8e c a3 g cy 7
jacket_apron 22 4n g
jacket_sleev 22 4o 9
jaggery 22 9x 8 a1 9
jaipur 1z 9e c
jam 1j 3x g 48 a 67 i 6a f 9y b dw e hv 1t
jam_fruit 22 67 j hv e
jam_smal 22 hv e
jams 1s 32 9 55 b 67 y 6m d hv 1q
jams_chutney 22 hv n
jams_fruit 22 67 j hv e
janitor 1z gv 12
january 1d 1o c 73 8 7s g 8i 8 hz 10 i1 7
japanes 1w 8l 9 8x a b5 p
jar 1c 8 k 63 1b 67 14 6a 14 6c n 8c s 9x f 9y 10 9z 11 a2 b g1 d hv m
jar_cost 22 9y 7 hv b
jar_din 22 9z b
jars 1b 60 h 61 d 63 1r 67 18 6a 1t 6c 1f 9y 1l 9z 1e a1 e aa i g6 a hv 1h
jars_back 1z hv b
jars_ful 1w 6a 9 6c 8
jars_kind 1z 6a f 9y a hv 6
jars_pouch 22 61 g g6 c
jars_sel 1z hv 6
jaz 1s 39 13 e0 p
jean 1p 4c p 4n h cy 17 im 16
jean_blaz 22 im f
jelly 22 2s a hv i
jerky 1z 68 q a2 l
jersey 1p b3 g d2 6 il v
jetty 22 38 g 6z n
jewel 1z 2x d 4k k
jewelle 1m 2c c 2f k 4k 2f fh w hi d
jewelle_mak 22 hi c
jewelry 22 4k 1j hx 9
jigsaw 1r 8f 2t 8v r
jigsaw_post 22 8f z
jigsaw_puzzl 22 8f f
jitsu 22 hl 1n
jiu 1z h q hl 1k
jiu_jitsu 22 hl 1e
job w 14 v 1a g 1f 8 3g c 4l 8 4y 9 5d f 6q 11 95 m 9p o a3 e as l at w ay h bb 1a bn 1o bo 18 cg r cq a ct 21 ex w fc t fl c gt 10 gu 11 h3 i
job_ads 22 ct 1c
job_advert 1s bn b bo f
job_applica 1z at f bn 14 ex j
job_board 1q 5d c ct 2b ex q fd b
job_card 1u 9p y
job_centr 1r 14 d 15 b 1a a bn i
job_chang 22 at c
job_descrip 22 ay v
job_empty 1u gu c
job_fair 1w bo a
job_good 1z ig 8
job_half 22 14 9
job_hunt 1z bn n
job_intervi 1z bb b bo 1b
job_lead 22 fl j
job_managem 22 gu k h3 c
job_photo 1z gt m
job_platfor 22 ct m
job_portal 22 ct 1a
job_seek 1m at 13 bn 1a cg w
job_sheet 22 gu v
job_shop 1z 6q 1p
job_sit 1s a3 m bn d ct x
job_softwar 1z gt n h3 c h4 c
job_titl 22 at 7
job_today 22 ct a
job_use 22 2e a
jobs 13 14 u 1x m 3g p 3m 9 3n 8 6l 8 95 19 af l b0 d bb g bn f bt g ct 21 eh i ex l fc t gq g gt u gu j
jobs_firm 22 ex 9 gt b
jobs_map 22 eh 9
joburg 1z cj 8
jog 22 il o
johan 1z 9q 9 gj 9
join 12 r b 3v 5 4a h 57 b 7m c 8o h 9f g ao a b1 b co u f6 m fl j
join_again 1z 1a b
join_cal 1u f6 g
join_custom 22 8o q
join_part 22 5j 8
joinery 1z 6q b gq j hi 9
joint 1f 1g 8 3j z 3r 6 4v 1e ao e d7 1e
joint_account 22 d7 1h
joint_family 1z 1g 8
joint_seal 22 3j e
jok 1k d5 d e2 o eb a ho 7 i1 8
jollof 1s 9z q
jollof_bas 1z 9z m
jona 15 13 i 1s b 28 b 2x b 46 a 4n a 7s c 7u 9 9o a ar b c7 9 cc a cq c d7 n da i dd d dp a e2 8 fc c
jona_jun 22 2x e
jona_thursda 1w 13 j
jordan 1z 37 a ip o
journal 1j 3v 8 7n 2s 8x 1c ci 1t d3 f d5 7 i1 f
journal_app 22 7n 17
journal_keep 22 7n 12
journal_town 22 ci w
journey 1k 37 1z 3x 1q 76 8 7j 8 7m 9 7t d 8d 6 9i 15 go 8
jowar 22 9x 8
joy 1z 8k b bp d
json 1z eu 1s
judg 1g t a v e 1g 7 2d h 7z 9 82 f 87 a bg a cg 9 ev v
judo 1q 4a o gl o hl 20
judo_childre 1w 4a k hl q
jug 1z 1f 9 2e q 34 c
jugs 1w 2e k a7 k
juic 1i 2r 2x 6g h 6h h c0 l
juic_bar 1w 2r 1w c0 k
juic_smoothi 22 2r 10
julia 22 2 a e c
july 1e 9 c h g 19 l 1o 7 66 9 75 9 9r b 9s e ah 7 dd c hz 7 i0 c
jump 1d 1j z 1t t 4c c 4d d 4m k 4p 1p 7c e 7g 9 8d 8 bz c gy l he h
jump_medium 22 gy e
jump_siz 22 1j g
jump_wool 22 4p v
jun 1c 4 9 2x h 4o 9 5g c 5n d ac c ag 9 c3 9 c4 a dd f df d dh e g7 i
junior 1m 1k 8 fa o ha d
junk 1z 9j 15 hx 1u
junk_remov 22 9j l hx d
jury 1s 5g i fh l
kaba 22 4o b
kaftan 22 im k
kano 1w 8k 9
karaok 1z 2z 15 bz i
karat 1z hl 1p
kayak 1s 33 p 38 15 6z 17 92 o
keen 1s l a d7 d du 7
keep l 1i a 1u c 1z a 20 f 6c c 7k a 7n d 8i i 8u g 9b 8 9j a 9t a ad 9 ay d bm a dd 9 dt l h8 c h9 8 he d hz b
keep_addres 22 ck a
keep_adverti 1z b6 9 cl a
keep_answ 22 e5 a hc 9
keep_bags 22 dt q
keep_best 1z 20 e 66 a
keep_book 22 51 a
keep_box 22 6 a 8v b
keep_buy 22 1l 8 6e 9
keep_calenda 22 1h 8 9t 8
keep_card 1z 9b 9 9v 8
keep_cash 22 d9 e
keep_childre 1z 1h 7 49 9 hy 6
keep_christm 22 hz v
keep_client 1w 5c a 9t e
keep_cold 22 6c e 8i 8
keep_com 1z 8t 9
keep_control 22 f4 9
keep_cook 22 72 9
keep_cost 22 38 8
keep_dat 1s o 8 dy 8
keep_data 1z 2i 9 8o a
keep_default 1z eu a
keep_deposit 22 bl a
keep_diary 22 7f 9 7j a
keep_documen 1z f7 a
keep_dogs 22 gc a
keep_donat 22 he q
keep_entry 1z 7k j 7s b
keep_everyth 1z ch b
keep_family 1z 3r 9 40 9
keep_first 1z 3 a 5v a dh b
keep_fix 1s 2q 8 ch a
keep_good 22 5l b ig 9
keep_gras 22 ag g
keep_half 1z 8d 6
keep_hand 1z 1i 8 4p 9 5e a
keep_health 1z 7d 6 84 9
keep_hors 22 fz a
keep_lesson 1u fz 9
keep_list 1o dd d h9 a
keep_littl 1z 1i 8 2b 9
keep_memb 22 4v c
keep_menu 22 2m c 2n a
keep_money 1s 37 9
keep_numb 1z 19 a eo 9
keep_off 1z 4k 9 ia a
keep_order 1z 70 9
keep_own 1u 8i 9
keep_pap 1u 4k 9 9t 7 dj 8 gp 8
keep_past 22 9v 7 ex 9
keep_pay 22 1d 8 ea b
keep_person 22 14 9 4n a
keep_photo 22 9m 9
keep_pictur 1u 1t a
keep_piec 1w 4r 9 9d e
keep_plac 22 3z a ad 8
keep_pric 1z 1k b
keep_receipt 1u 1r a
keep_reserv 1z 6a 9 7y 8 aj 8
keep_rid 22 5t 9
keep_right 22 7q a
keep_safety 22 5l b
keep_said 22 1m 7
keep_sam 22 2m c
keep_scor 22 du 6
keep_second 1u 5z 8 6f 8 dq a
keep_secret 22 bo b
keep_sel 22 8i 8
keep_shar 22 da a
keep_staf 1z ay s
keep_stock 22 3s 6 6s a
keep_sum 22 hq 7
keep_swap 22 8u c
keep_touch 22 h9 8
keep_train 22 7g 9
keep_wait 1u 2t 9 43 9
keep_work 22 6c 9
keepsak 1r 3u 10 is t
keg 1z 6i 15 c0 k e4 8
kegs 1r 6i c 71 1r c0 h
kel 17 a b p c 19 b 1h 8 48 f 7b 8 9q a 9s b cu 8 cv 7 ds a en h f5 b gj e go b ho 8 i8 a
kennel 1u 1d 9 fo 1b
kent 1o 67 a
kept w 10 8 20 i 23 9 4m a 7s a 7x 8 8d 7 9u c bf 9 bg a bs 9 eb a ec a ej a f1 e f5 d g4 9
kept_apart 1z hp 8
kept_back 1w 8d 8
kept_dat 1z dh b
kept_electro 22 ej a g4 8
kept_error 22 u 8
kept_first 1w dq a
kept_long 1w 9u c bd 9
kept_right 22 ej a gr 9
kept_saf 1w 37 a 3q 8
kept_see 22 9q 9 gh b
kept_sent 22 4c 9 fs a
kept_sound 22 t b 9u a
kept_told 22 8z 9 ef c
kept_wheth 1z f0 c
kept_why 22 bf 9
kept_writ 22 42 9 9n 9
kerala 1r 6d b
kerb 1w 86 9 do 15
keto 22 9x k a4 m
kettl 1j 17 o 5m j 8c 8 hv 6
kettleb 1w f e b2 19
key 16 19 b 28 b 2c n 2f e 2h 15 3d e 3n n 52 9 5l c 75 d 8j 7 94 d 9i 18 ao 9 br f c1 b cs i df i do p g7 e ge c gl y
key_answ 22 2h a
key_box 1w do h
key_handov 22 3d f
key_hold 1z 2c 9 9i y
key_lost 22 9i b
key_ring 1z 2f j ge f
key_saf 1z 2h l
key_somebod 22 2h a cs 8
key_turn 1z 2h a
keyboar 1q dw 7 dz 9 eg 8 hs 7 iv q
keychai 22 2f p in m
keyles 22 2h t
keyring 1w 8k 8 is 13
keys 16 1x b 2f d 2h h 5l k 5y e 6u g 94 m 9i r br c db a df e dy b fm j fw d g1 g gb 1d gv y h7 f
keys_addres 22 94 b 9i b
keys_ask 22 9d a
keys_damag 22 94 b 9i b
keys_fing 1z 2f h br f
keys_keep 22 5l b 94 b
keys_numb 22 fm b
keyword 1u ca r e9 14 i6 9
khan 1z k j 6x 9 g5 9
kiambu 1w 47 9
kibbl 22 fr v
kick 1l j j 7l a 9v p hh 9 ip 15
kick_clean 22 ip p
kickbox 22 h r hl g
kid 1c 1k x 1w i 8b 12 bi 1d cl i d8 m
kidney 1o w 8 gc k
kidney_diseas 22 gc j
kids s 4 b i 9 1h l 1i 17 1k 10 1o 7 2d d 44 z 45 13 48 1a 49 15 4a 1c 4d 16 82 k 8b y b6 s b7 k b8 b bi 18 bu b bw 8 c5 11 cl 10 d8 13 dn c f8 b gd c hl d hq n ik 8 io 9 ip d ir a
kids_app 22 1i i
kids_art 22 c5 1j
kids_bik 22 1k 1p dn k
kids_birthda 1s 45 18
kids_camp 22 44 v
kids_club 22 f8 g
kids_party 22 45 1p
kids_phon 22 1i i
kids_play 22 hq f
kids_read 1z b6 1m
kids_school 1u 48 9
kil 1h ah 8
kiliman 22 5s a hj 9
kiln 1o 3a c 8z 1a hh 2f
kiln_fir 22 hh m
kiln_shelv 22 hh n
kilo 1a x c 29 s 63 9 6j f 6s c 99 e hu j ih j
kilo_cost 22 12 9 6j a
kilomet 1k a a 29 a 77 8 dn 9 ds c fy a i8 g
kilowat 1s 2b b ab 9 am b dr h
kim 1u e b 2m b 79 7 fv h g4 e
kimchi 1z 6c 2e
kimchi_sauerkr 22 6c 19
kind 13 8 9 1y c 3w 7 6a l 6p f 9y 8 a1 a bm j bw 8 cc c cm g df c dj a ec b eu c h0 b hv 8 i5 e
kind_cas 1z bm f gz 9 hb c
kind_chang 22 cc 9
kind_client 22 h0 9 ha 8
kind_event 22 1w a
kind_good 22 1y h i5 c
kind_let 22 88 8 bm 9
kind_not 1z hv 6
kind_shop 22 12 9 i5 c
kinderg 1l 2w w 34 c 3z 1q 6y 16 82 9 g3 p ge a
kinderg_softwar 22 6y l g3 h
kindly 1p 1d 8 bg 9
king 22 dv i
kiosk 1e 16 q 2k d 2v h 5u 18 6m a 70 j am g br h cr g dt a g8 i hc h
kiosk_own 1z 5u l g8 j
kirana 1z a5 1b
kirana_stor 22 a5 q
kisumu 1u 6 8
kit 11 a a 29 d 2b o 35 d 3k 8 3m c 49 k 4p a 5v 1g 5w a 81 a 85 15 8b 12 8c 1o 8d o 8q d 8t 12 aa 14 ax l c1 7 c4 d fj b hh 7 hi 8 il k ir q it 9 iv m iw b
kit_company 22 5v h
kit_experim 22 8t v
kit_kit 22 5v 10 8t l
kit_school 22 35 l
kit_sensor 22 81 9
kit_sho 22 1j 8
kit_sprout 22 8c o
kita 1z ce a
kitchen r 12 f 14 e 1d 9 24 d 2g d 2l o 2m u 2n 1o 2p e 2u r 2w q 30 13 31 l 3b c 3h d 4b d 5l g 5m t 5o a 5r 1x 60 c 61 a 67 c 68 b 69 b 6c b 6j m 6s 18 70 11 72 s 74 r 8c n 8l f 8m g 8o a 8s 1c 94 c 9c h 9e a 9j m 9m 8 9n z 9x b 9z d a2 9 a3 e a4 h a5 f a6 i ab d bl a cv a d4 9 fg d g0 8 gt c h4 d hk n ht i hv 7 i7 h it c iv 9
kitchen_allerge 1z 2p a 69 9
kitchen_approva 22 2n a 2u b
kitchen_bathroo 1r 3c a 5l h
kitchen_cook 1s 2n r hv 6
kitchen_count 22 8c s
kitchen_cupboar 22 3h h
kitchen_deal 22 h4 l
kitchen_deliv 1s 2n j
kitchen_din 1z 2n 16
kitchen_door 1z 6j a
kitchen_family 22 9j 9
kitchen_farm 22 a9 d
kitchen_food 1s 2l 9 5r 15
kitchen_garden 22 8c o
kitchen_good 22 5r a
kitchen_guest 22 cv b
kitchen_help 22 i7 x
kitchen_kniv 1w 8l b 8s v
kitchen_know 1z 2n a
kitchen_label 1z 68 9
kitchen_left 22 30 d
kitchen_light 22 24 s
kitchen_list 1z 5r e
kitchen_local 22 hk e
kitchen_morn 22 5m c a3 8
kitchen_next 22 9e 9
kitchen_off 22 31 c
kitchen_ord 1r 6s h a6 9
kitchen_plan 22 2m c
kitchen_print 1z 70 g
kitchen_record 22 31 c g0 f
kitchen_restaur 22 5r h 6s t
kitchen_run 22 5r h
kitchen_second 22 8l 8
kitchen_sel 1p 2q 8
kitchen_shop 1w 5u a 8l 6 8s a
kitchen_showroo 1z 30 a 9c a
kitchen_station 1z 5r 18 74 9
kitchen_tabl 1e 2n f 3b a 9u b gp a iv d
kitchen_tablet 1w 1s c
kitchen_tap 22 2e b
kitchen_ticket 22 70 e
kitchen_toilet 22 2j a 3b 9
kitchen_tool 22 8m 9 8s 27
kitchen_wal 1z 72 e
kitchen_wash 22 5o a
kitchen_wast 22 6s 1l ah d
kitchen_window 22 ab d
kits 1a 1p q 2s c 4p d 5v 10 5w d 85 14 8b x 8c 19 8d x 8t r aa y am e bv 8 c5 9 d4 b hi 8
kits_differe 22 8c 7
kits_hom 1w 85 h hi 9
kits_open 22 8c 7
kitten 1z 1d h
kne 19 4 a g b k 10 1k k 35 a 4e c 4n m 56 l 76 9 77 b 7c 9 7g a 7h e 7o z ac d ag b b2 8 dx a fv g ho f
kne_exercis 22 k m 7o l
kne_height 22 ag 8
kne_high 1w 76 a
kne_hit 1z 1k m
kne_scan 22 u 8
kneel 22 3v 5 4n l
knew 1j 21 h 3r 7 dk 9 gm c ij 9
knif 1i 4i c 8l 1t 8m b 8s 1e hi k hk g
knif_blunt 22 8l e
knit 1h 3b j 4p 2u 8d 2f fh k ik f
knit_along 22 8d h
knit_hand 22 8d l
knit_kit 22 4p g 8d l
knit_kits 22 8d t
knit_pattern 22 8d 13
knitwea 22 4p 2f
kniv 1l 30 a 8l 2a 8m 7 8s 1t
kniv_blunt 22 8l h
knob 1u 2a v
knock 1o 1o z
knot 1s 4i 8 8k f bi a fn 8
know j 13 9 1o 8 7i a 85 c 8w c c3 8 df 8 dj 8 ec 9 gx e h1 c h7 c i4 7
know_animal 1w 1d 8 fo f fx 9 hp 7
know_answ 1z e5 f
know_ask 22 ea b
know_brand 1z 64 g
know_buy 1u 5h a ga a
know_chang 1z hc 8
know_clear 22 h1 9
know_cook 1z d4 8
know_dialect 22 ec l
know_dogs 22 fm b
know_even 22 8g 7
know_evening 22 e3 8
know_exactly 1z 6s 9
know_expect 22 b2 7
know_farm 22 id a
know_few 22 bk a
know_film 22 e3 8
know_firm 1u e9 a eb b ep 9
know_half 1z fv 9
know_help 1z i4 7
know_hospita 22 3x 7
know_hous 1w h7 b
know_languag 1z cd 9
know_last 1w 2d 9 3r 6
know_leas 22 h7 o
know_lend 22 dj b
know_lies 22 64 a gj f
know_long 1z r b
know_messag 22 es a
know_nam 1k 2c a
know_noth 1u 1a a
know_onc 22 13 a 6b 9
know_oth 1k 6l 8
know_own 1s 3v 6 df 9
know_permit 22 8n 9
know_post 22 4z f e8 b
know_pric 1u 6j 9 dj 8
know_product 22 eb a
know_pupil 22 b4 e
know_read 1z 8w b bg a
know_reason 22 ds a
know_regular 22 2j f
know_room 22 bl a
know_round 22 gv a gx c
know_second 1z g b 87 a
know_sel 22 8w b
know_sinc 22 ib a
know_somebod 22 15 9 3p 7
know_stop 22 cb 9
know_street 1w gx h
know_town 22 br a
know_trad 1z 4x a e7 b
know_trick 1w h1 i
knowled 1g q 9 5c a 5g a 7r a c9 a dg 8 e9 e f7 24 fb g hg 7
known 10 0 d 2e a 4r a 6a 8 6g 9 77 8 87 9 8j 7 8x b ao 9 e2 8 ei b f4 9 ft a gm 8 hn 8 i4 7 io 8 iq 9
known_brand 1z 4r f 6g d iw b
known_cas 22 v b
known_nam 1q 3g a
kofi 22 bw 8 g2 8
kombuch 1u 5m 9 6h 1t
korean 1r 2m s 2n j 64 p b5 n
kra 22 57 a em a
krav 22 hl n
krav_maga 22 hl i
ksh_pesa 22 d9 9
kuberne 22 cc 1b
kumasi 1s id 9
kurta 22 1t a
kwh 1m al 9
kwp 22 3m k
lab 17 10 1n 11 1i 4k g 5q n 67 a 6a m 6o w 8h 1d a0 g d2 7 g4 g
lab_bench 22 10 l
lab_coat 22 1l 8
lab_ord 22 10 h 11 9
lab_report 1s 6a c 6d 9
lab_result 1w 85 9 a0 a
lab_sampl 1z 6o d
lab_test 1p 67 a
lab_town 22 10 8
lab_valu 22 71 8
label v 0 a 3 b 8 f 1j 9 1t c 1y a 2u l 2v a 31 e 4c v 4d c 4f f 4h d 4m b 4q a 4s b 50 a 5v d 5w h 5z 8 60 e 61 c 64 a 67 b 68 a 69 d 6a 9 6c 8 6d 9 6e 8 6g 9 6h b 6k 9 6w c 71 d 72 d 77 8 7q 17 86 l 8d 6 91 c 99 8 9n c 9x d 9y c 9z a a2 b c8 i cd 1n e8 c e9 b fr e fs d ha k he v hv 6 i5 g i9 p im h in a ir 8 iu a
label_adverti 22 e9 b
label_allerge 1l 2u g 5y 8
label_camera 22 7q 17
label_check 1w hw 6
label_colour 22 86 9 ik 8
label_decid 22 1q a 7q a
label_design 22 b0 f
label_dish 22 2v a
label_fibr 22 4m b 4s b
label_fil 22 90 b
label_hand 1z he k
label_health 22 68 a
label_ingredi 1u 3 a
label_label 22 4c k cd k
label_list 1u 99 8
label_materia 22 4h a
label_menu 1z 72 c
label_must 22 8d 6
label_need 1z 2q 9 61 9
label_own 22 cd f
label_pack 1z dv 7
label_print 1s 6k e
label_return 1z 4d a
label_say 1z 4q a
label_skin 22 4s b ir 8
label_speech 22 cd 17
label_test 22 ab 8 ah 8
label_warning 22 8 a 8t a
label_writ 1u 2s 8 63 9
laborat 1f 4 a 10 12 24 8 25 9 27 9 5t c 85 t 9z d ah a cd 9 fw a ii 9 ij y
laborat_confirm 22 60 9
laborat_dentist 22 25 9 5t b
laborat_radio 22 27 9 fw a
laborat_test 1z fr 9
labour 1g 5l a 5t 9 94 a 9e b ay t fc k i7 h
labour_law 1z ay v
labrado 1z bx 8 ft b
labs 1f 10 16 11 1c 8h k
lac 1u 4j a im 8
lack 1f i 9 17 f 21 a 30 a 52 9 7g 9 9o 9 cp a
lactati 1w o s 7l p 9u x
lacto 22 6c z
lacto_ferment 22 6c r
lactos 1u 5w r
lad 1c 18 r 1x r 3h c 4x k 97 z 98 m 9h 15 hr 7 if e
lad_sand 22 9h 9
laddoo 1z a1 16
lady 1i o 8 20 e 43 8 74 7 ck 9
lag 1z hs 6
laid 1i 3l 9 7j 8 84 7 an e cd d if f
lain 22 an 8 d2 7
lak 1c j j n z 21 d 35 a 4m f 6u b 73 10 78 6 8n 17 d3 c d5 9 e2 g gd b gr c gu k h6 a
lak_hous 22 6u c
lak_road 1z gr d gu m h6 b
lakesid 22 73 g
lam 1w ag 8 fz k ie t
lamb 1w hu 1r
laminat 1s bv p
lamp 14 d k 17 f 25 1b 2a 1a 2b e 32 d 34 g 3f v 49 a 74 9 7q c 80 9 8g a 9m c am n cg b cm e dr 10 e1 9 fy f gg 15 gy e i6 d i9 c is e iv c
lamp_dump 22 gg c
lamp_post 1w dr 10 fy j
lan 1c j h 3k a 94 d 97 e 9s l do c fk e fm e gh d gn k gu c hs h
lan_onlin 22 fk g
land 14 19 m 35 b 38 a 3x b 5p f 6n l 6o a 79 l 7a a 7c k 7y 9 ag k aj f ap e d1 6 dj 9 eh i ff k fj 8 i0 r if 9
land_cost 22 6n u
land_desk 1z 5c a ev b
land_guest 22 7c 8
land_liabili 22 9w 9
land_pag 22 eh p
land_plac 1z 5p b 6o a ae 7
land_plot 22 ff j
land_regist 1w 7y 8
land_shar 22 i0 h
landlad 22 bd b
landlin 1w 7p d bs a
landlo 22 db a
landlor 12 23 a 2b n 3n 8 52 n 53 9 6m d 7w m 7x f 88 8 95 b 9k r ak d ax f bd l bm 1d db 1k dr b e4 f ff o g7 x gr 1t h3 d h6 g hj a hy 9
landlor_agr 22 dr f
landlor_directl 22 g7 n
landlor_fir 1z 5r a 6l a hh 6
landlor_leav 22 6m b ak 9
landlor_let 22 5s b 9b a
landlor_list 1z 52 9 ff h
landlor_nam 22 db h gr 9
landlor_says 1z ak 9
landlor_tenant 1u 9k 9 db h gr i
landlor_yes 22 bd e
landown 22 2k c 2q c
landsca 1n 3l 1k 8y k gt o h4 p
langua 22 6w 8
languag w 14 e 1m 9 42 1j 4y l 51 15 5b v 64 c 6w f 6y l 79 a au 9 b5 1n b6 c bd f bh j bk b c9 c cd x e9 a eb 10 ec p ed i f1 b g3 d g5 m gm 1h gv c h7 8 hc 9
languag_academy 22 g3 m
languag_app 1z 42 e b5 1l
languag_apps 22 42 f b5 f
languag_café 22 b5 a bd a
languag_check 1w bq 9
languag_choos 22 aj 8
languag_clas 22 75 a bk a
languag_cours 1z 14 e 42 j b5 t
languag_easy 22 gm e
languag_email 22 gv a
languag_exchang 22 42 k bd l
languag_fre 22 b5 f
languag_german 22 eb a
languag_interes 22 bk a
languag_learn 22 42 w b5 1q
languag_lesson 22 42 1v b5 k
languag_not 22 51 a 5b b
languag_pictur 22 cd 9
languag_school 1r 42 v 79 6 7w 8 b5 d
languag_short 22 bh 9
languag_teach 22 42 k
languag_test 1z b6 9 bh 9
languag_transla 1z gm r
languag_tutor 22 42 y
lantern 1z hz a
lap 1z hn 8 hp b
laps 1s 4m a h9 j hp 7
laptop 1b 2i 1d 49 h 4g g 5c 1d 5s b 9e s io 1k iv 17
laptop_account 22 5c i
laptop_bags 22 io o
laptop_sleev 1u io r
laptop_stand 1z iv 1a
larg t 1k b 1w b 23 f 33 c 36 f 3v 6 43 9 5o d 5p c 5v 9 63 b 7e 9 8a a 8s c a6 9 a7 c al g bj f cj c ck 9 cm b ct c cz 8 ec k eu f ew a f9 8 fg 9 fh 9 g0 8 hf a hq 8 i0 9 i4 6 ic 9 il b im g is 9
larg_apps 1z bj a
larg_bag 1z 9x b
larg_book 22 33 n fc d
larg_buy 22 4t a
larg_choic 1u 3v a
larg_client 1z fb d
larg_cloud 22 ec h eu o
larg_event 1z 1w g
larg_firm 1w hc d
larg_garden 1z i0 h
larg_group 1u 4v a
larg_job 22 ct o
larg_kne 22 1k b
larg_let 1u cu 9
larg_list 1z fe b
larg_marketp 22 8s h fh b
larg_met 22 al w
larg_ones 1s 6k 9 ec 9 ew a
larg_onlin 1z 4c f 8m c im b
larg_platfor 1z ci a
larg_podcast 22 cj h g0 c
larg_shar 22 e3 8
larg_sit 22 5i c
larg_suit 1z t a eo 9
larg_suppli 22 a7 c eu a
larg_than 1w ab 7
larg_train 22 au d
larg_writ 22 at c
largest 1p 5k b 79 6 f9 8 ic 8
larva 1w ah 2k
larva_chicken 22 ah n
las 1j 2a 13 3e q 5i w 9o h ac s bv d is p
las_cut 1z 2a o 5i w
las_engrav 22 2a p is r
lasagn 22 60 p ht e
lash 1q d 10 bv 22
lash_brow 22 bv q
lash_extensi 1w d v bv m
lash_lift 1z bv o
lash_studio 1z bv o
last n 4 9 6 d b a 12 a 13 c 1l d 1w b 21 e 2s 9 3x 7 40 b 5m a 6n 7 7g 9 7h d 8w 9 9l 9 9o e ax 9 bg 9 bh a bq 9 bu 8 bv 7 c6 8 df 8 e7 b em 9 f4 c fw a gn 9 gx j h9 8 hu 6 i3 h i4 o ia a ij 8
last_birthda 22 5m j
last_bus 22 21 n
last_buy 22 6d a ba a
last_chang 1z d5 7
last_check 1q 8n 7 ax j
last_clas 22 13 a bh 9
last_cut 1z bu g
last_friday 22 cc f
last_ful 22 3x 9
last_kitchen 22 67 9
last_lesson 1z 2s 9
last_long 1u 7r 9
last_mil 1w gx y
last_minut 1w 1w k 2t 9 bv b
last_mistak 22 b7 a e4 8
last_not 22 fs a ho 7
last_ord 1z c0 a
last_own 22 fs a
last_pag 1s i1 a
last_practic 22 fu b
last_report 22 ia a if f
last_seen 1s 9o c
last_shop 22 55 9 i3 8
last_show 1z 13 b dv 7 fw 9
last_signatu 1z eq a
last_step 1z bs b cb c
last_street 22 7h d
last_sum 22 bg 8
last_test 1w 40 o
last_train 22 ds a
last_until 1u 2d 9
last_wed 22 3r 7 4e g
last_wint 1s 9g d
last_wish 22 i4 1s
lat h w 9 6q 8 6t b 82 h 88 8 ax 8 en h es b
lat_birthda 22 f0 a
lat_book 22 cs 8
lat_broken 1z 18 a 92 9
lat_cancell 22 h5 d
lat_check 1s 6t l
lat_firm 1z en b
lat_flight 22 3x 7 88 i
lat_grandpa 22 26 c
lat_label 22 71 7
lat_must 1w 3q 8
lat_pay 1w es m
lat_payment 1u 5u 9 ax i
lat_pick 1z dt b
lat_rent 22 7w 9 gr 9
lat_repair 22 h1 9
lat_runs 22 48 a
lat_shift 1w 2f e br j
lat_show 22 en b
lat_stop 22 w a
lat_talk 1w 82 1b
lat_train 1w g2 a
lat_wheth 22 d7 b
lat_wish 22 59 9
lately 1z s a
lath 1u 14 9 6p q
latin 1h 1w a 64 x e1 8
latin_america 1k 64 b
laugh 1d 32 9 8m 7 cm 9 cp j d5 8 hl 6 ho 8 i4 9
laught 1o 8v i cz 8 d5 8 hj 9 hl 6 hr 6 i2 9
launch 1g 38 9 59 g az l ba f cj k cq a fk p g9 8 gc f
launch_monitor 22 fk t
launch_podcast 22 az f cj m
launder 1u 4t c 57 d 99 1m
launder_collect 22 99 u
laundro 1z 15 d 39 b 99 14
laundry 1e a n 2g u 3c n 4n e 5o 20 74 8 99 2e gx f it 1f
laundry_bag 22 99 f
laundry_host 22 3c f 5o n
laundry_sheet 1w it 12
lavator 1z 73 b 7b d cx e
lavend 1z 8 l
law 13 3r 6 4v 8 4w h 77 8 ax f ay r bg b bm b e2 9 ea e eg f em e f5 c gz 1p hb e
law_asks 1w eg a
law_chang 1w ax d em g
law_demand 22 ex 9
law_firm 1k 4w d gz 1u hb f
law_first 22 bg 8
law_wel 22 e2 c
lawn 1k 19 e 2g 1i 3l 27 7b 8 96 24 ag h cv 7 i0 9
lawn_car 22 96 11
lawn_garden 22 3l 14 96 k
lawn_hedg 22 96 d
lawn_mow 22 2g 18 96 w
lawn_trim 22 96 f
lawnmow 22 2g 15
laws 1z bm c
laws_chang 22 bm 9
lawy x 4w g 5h 9 7a b 88 q ax z ay j bm 12 ce n ci a eg a er 16 es j f5 a gm l gz 17 hb d
lawy_answ 1w 4w 9
lawy_approv 22 ax g
lawy_associa 22 9u d bm 9
lawy_cal 22 ax b c7 9
lawy_check 1o bm f cj 8
lawy_childre 22 gn a
lawy_data 22 9q 9
lawy_deposit 22 r a 6r b
lawy_documen 22 hb j
lawy_draft 22 ax g gz l
lawy_fees 22 es a
lawy_health 22 g4 8 g5 9
lawy_hous 22 er j
lawy_long 22 ex 9
lawy_must 22 bq b
lawy_need 22 ay c
lawy_owns 1u 6w 9 aj 7 e9 a
lawy_pap 22 gp 9
lawy_read 1z gm 8
lawy_record 1z 1h 7 gv a gz k
lawy_sign 22 bm 9
lawy_tenant 1z 9k a bm f
lawy_test 22 er c gm 9
lawy_text 22 eb d f5 a
lawy_train 22 86 9
lawy_writ 1z 52 9 6l a ep a
lawy_written 22 9v a
lay 1b 3l v 3p 6 4u 9 75 8 90 15 9w f an c d3 n hj a
lay_print 1w d3 g
lay_tabl 1w 75 9
layout 1k 2z b 8x b b0 f d0 8 d3 n eb s h3 e
lays 1z 1v d d3 f
lea 1s 45 9 br v c3 l
lead z 33 k 3r 8 3x 9 44 u 4y j 5d b 5f g 5h a 5j n 78 c b3 o bn a bx e c7 q cc q di 9 e5 9 ee e ei 12 eo 10 f1 14 fj g fl c fq y fs j hd e hl 6 hn 8
lead_bad 22 f1 b fr a
lead_breakfa 22 c7 9 ee a
lead_chang 22 ee a f1 s
lead_film 22 4y q
lead_first 1z b3 9
lead_intervi 22 bn h
lead_list 1w ei l
lead_loan 22 5j r
lead_memb 22 fl f
lead_return 22 2i a 44 a
lead_start 22 5j j
lead_walk 1z fj a
leaderb 22 hs 6
leaders 1u 5f 15 ar 14
leaders_coach 1z 5f l ar y
leaf 1d 1n 8 1u 10 6e 1r 96 9 98 9 hk 8 id 1a ii d
leaf_diagnos 22 id u
leaf_print 22 ii f
leaf_tea 22 6e 1l
leaflet 1j 6 e b 8 1r p 7i 9 i2 8
leaflet_keep 22 1r b
leagu 1f e4 z fk p go 1d hr 1h hs 1g
leagu_night 22 3b 8
leagu_thursda 22 hs b
leak 19 6 r a g 1z 8 24 q 28 2a 2e j 3g 17 3k d 4w 9 5m a 6c b a7 h ai d cx 1q fc g h7 k ij 14 iu 9
leak_detect 22 28 z ij k
leak_night 1z a 9
leak_pip 1z 28 k ij j
leak_proof 1w cx 1n
leak_test 22 24 c
leak_toilet 22 3g n
lean 1q 5a b a0 h cw 6 fx 8 gj 8
learn t i i j n 14 9 15 12 17 l 1a m 1f j 1g f 35 p 3v 8 40 f 41 q 42 1f 43 1a 49 i 4y 12 5f s 7h e 8t f aq j b5 1y b6 o b7 c b8 1m ba z bb b bc 1a bd n be 1k bf a bh 14 bs c cd p d8 b d9 b du f dx 15 ee a en b ey p ga 17 gm c gx e hd 16 hh j hi p hk v hl a hm b i9 e
learn_app 1s 4y g b5 y dx 12 ga 12
learn_apps 1w 41 d 4y c bc f
learn_choos 1z be b
learn_cod 1z 49 f b8 1y
learn_compan 22 4y i ey o
learn_cook 22 cy 6 hk e
learn_count 22 dx 8
learn_dat 22 6y a bh 9
learn_differe 22 be 1r
learn_difficu 1w be m gm m
learn_disabil 1z 1f z
learn_driv 1s 43 1f bh 1b
learn_employ 22 42 9 ey o
learn_english 1z 42 v b5 k
learn_finish 1s b8 g ba g be a bs a
learn_german 1z 42 j b5 l
learn_guitar 1w 41 i bc x
learn_hold 1z ba a bd 9
learn_hom 1z 9r 8 ey b
learn_instrum 22 41 j bc 1a
learn_invest 1z d9 i ga 1c
learn_job 1z 4y a
learn_languag 22 b5 1d bh 9
learn_lat 1w 5f a en b
learn_lesson 1w 43 9
learn_lin 1z dx 1r
learn_littl 22 b7 a
learn_managem 22 4y i hd j
learn_normal 1z 28 8
learn_own 1s ba d
learn_pas 22 43 a bh 9
learn_pay 1z bc a
learn_phon 22 4y q
learn_piano 22 41 s bc w
learn_platfor 1w 4y h ey h hd 10
learn_portugu 22 b5 k
learn_program 1s 1a 12 71 8 b8 1b
learn_python 22 b8 a
learn_read 22 15 1i b6 1e
learn_real 1z 6q 9
learn_repair 1z 17 x
learn_sav 22 d8 e
learn_spanish 1z 42 j b5 u
learn_speak 1z 1m 7 42 g
learn_stock 22 ga 16
learn_swim 1z j 16
learn_team 1z cd z ee a
learn_test 1z bh 9
learn_today 22 bf 9
learn_togeth 1z be b
learn_trad 22 y b ga h
learn_use 22 5f a
learn_wait 1z 43 k bh 9
learn_why 22 f1 b
learn_work 1w aq f
learnt 1j 53 a 82 9 9u d cf b d6 9
learnt_return 22 9u d
leas 14 2j e 2m f 3a c 3m a 52 z 54 1a 5c g 5q e 5s n ak g am 13 bm t db d dn e eq r er d fg n g2 f gj y gr z gw m gz e h7 14
leas_hous 1z fg f h7 d
leas_junior 22 1k 7
leas_origina 22 54 r
leas_rent 22 gr q
leas_says 22 52 a
leas_shop 22 52 l
leas_sign 22 3a b
leas_use 22 52 a
leas_work 22 eq l
leash 1q bx m fj 12 fm q fs o
leash_edit 22 bx j
least 1c 7e 9 7w 8 ch a dh a
least_onc 1z s 9
least_twic 1w 7g 9
leath 1f 3i e 4g 1j 4h 1a 4j o 8k 2v 9f 9 in j io 1b
leath_bags 1u 4g j 8k m io r
leath_belt 1z 8k 13 in g
leath_handbag 22 io p
leath_repair 1z 4j l 8k h
leath_sho 22 4h l
leath_stitch 22 8k j
leath_wallet 22 8k t
leav o g b m a 13 i 17 c 1u 9 2g b 30 a 3a a 4n a 5w 9 6e g 6o b 98 e ag 7 ak 8 ay c cd 9 cq f dp a dt c em b ev a f0 w f4 9 gb u gf 8 hc 9
leav_alon 22 c6 e
leav_bag 22 1u 9 99 8
leav_cal 22 hl 6
leav_clean 22 30 f
leav_cold 22 7h a
leav_deposit 22 r b 6r b
leav_few 1z 49 9 fu b
leav_fly 1z 6o a dt b
leav_hom 1p 3a d fw f gb z
leav_keep 22 5w 9
leav_kind 22 3s 6 cc 9
leav_littl 22 2n a 6a a
leav_messag 22 87 a
leav_night 22 br a
leav_offic 1z h b 5l a
leav_own 22 17 b
leav_platfor 1z 6r b 6v a cq a
leav_pric 22 6k a
leav_request 22 e6 b f0 s
leav_room 1w 17 a
leav_settl 22 52 a cg a
leav_shop 1z y a 5t 9 d6 9
leav_soon 22 1v 9 bn 9
leav_staf 22 f2 a
leav_stand 1z ag 8
leav_such 22 ew b
leav_whol 22 m b
lebanes 22 2n b
lectur 1r 1l 1x bf 1e ee 9
lectur_not 1w 1l 1m bf r
led 1h 3w 9 61 k 6j a 78 7 7u 9 g6 p
ledg 1q es a h9 8
leds 22 ab w
lee 1d ei i eo c es c ex c ey e ez e f6 q gu c gv d gz c h0 b h5 b
leek 1w 1f 9 5x m 62 9
left r 4 8 t d 1p 8 1q 9 28 a 35 9 4n c 4s a 5m a 62 r 6j 9 7d 6 80 d 83 7 8l 6 8m 1v 9u c 9v b 9w 9 bf 9 cf a d6 j dt b dy 9 eh a f0 e fv c gb y ig 9
left_alon 1w 19 9
left_ask 22 5m c
left_behind 1u gb 17
left_box 22 fr a
left_card 1z de 9 ew b
left_clos 22 62 a
left_for 22 9v j
left_hand 1m 8l 7 8m 3c cw 6
left_last 22 f0 a f1 b
left_let 22 1p 7
left_ord 22 2n a
left_plat 22 6s b
left_right 22 4l e
left_sid 1r 9l a 9u f
left_van 22 5u a
leftov 1e 12 h 1q z 31 b 62 10 6g 8 a2 b ah b ig 1x
leftov_food 22 12 j
leftov_til 22 ig t
lefty 1z 8m 1z
leg 1k a e x f 1k b 4n e 9v a fv e
legacy 1q bq y ee w h9 q
legacy_cod 22 ee u
legacy_grant 22 h9 l
legal 19 3z d 5b y 88 z ax 1k bm 13 ci f er z f5 a gm b gr f gz 15
legal_advic 1p 88 r bm e er a f5 8
legal_departm 22 gm 9
legal_form 22 1e 9 i3 8
legal_kit 22 ax x
legal_team 22 er t
legal_transla 22 5b w
legging 1s il 22
legging_sport 22 il f
legione 1z ij 1y
legione_risk 22 ij s
lego 1w 8f 2c
lego_sets 1z 8f r
legs 1f b i 4m e 7h o
leicest 1u 4p 9
leipzig 1j 2s 9 6i 7 8h 7
leisur 1w ge a
lekki 1u 7y a
lemon 1u 2p p 6h f hr c
lemonad 1u 3b i 6h 2a
lena 1s g b 50 e co a
lend 13 18 1i 1b b 1k c 1x c 29 f 4t b 4u 1r 54 k 5q h 7x 17 8f z 8u k 8w d 93 l 9h 1k dd y dj h dn h dv w g8 15 i0 1e ii o
lend_bed 22 i0 r
lend_library 1z 18 v
lend_money 22 8w b g8 h
lend_nam 22 4u a
lend_own 22 7x 9 9h 9
lend_prototy 22 26 b 8t a
lend_smal 22 dd f g8 h
lend_takeawa 22 ii v
lend_thing 1z 9h 16
lend_thirty 22 29 9 90 b
lend_twelv 22 8f c 9h 9
lend_twenty 1w 25 9 8s a 8v a
lend_writ 22 8f 7
length 1d e g j n 33 9 4e h 7n a ck 9 im g ir 9
lens 1m 4l 1j 80 8 ch a i9 i
lent 1l 18 n 1x h 3v 8 54 j 9o k dc a
lentil 1j 1q v 2u l 60 n 63 y 68 15 6b f a4 i
lentil_soup 22 1q p
leo 1h 2a g 2h j 2x e 78 8 bp e cl j d8 j
les w 1i b 23 f 2l a 2s e 6h f 6s 9 7s y aj 8 di 9
les_childre 22 1i 8
les_left 22 83 a
les_meat 22 23 g
les_often 1z di f i1 7
les_return 22 7o a
les_sugar 1z 2s 8 6h a
les_sweet 1w 6h h
lesion 1w v s 80 q
lesson 10 i 1f j 1j 15 o 1p 14 35 1r 40 1b 41 1p 42 1o 43 1m 49 x 4x e 4y 1p 6z r 7c a b5 1a b8 17 ba 16 bc 18 bh q c5 t d9 g ey 1j f8 a f9 18 fk k fq 15 fz 1a ga 1c hd 1f hh 9 hk y hm 10 hr 9
lesson_book 1w 43 o
lesson_childre 22 c5 f
lesson_driv 22 bh f
lesson_employ 22 4y i hd j
lesson_let 22 40 9
lesson_near 1z j f 35 f fz f
lesson_not 22 42 9 hm a
lesson_open 22 ba a
lesson_phon 1u 4y z hd f
lesson_plan 1w f9 1d
lesson_practic 22 ga 8
lesson_pupil 22 40 k
lesson_smal 22 40 9 c5 8
lesson_staf 22 4y 12 ey o
lesson_start 1z b8 a
lesson_teach 1u 42 9 ba k
lesson_test 22 43 g
lesson_today 1w 42 c
lesson_tutor 22 40 a
lesson_video 1z ey n
let n 5 9 u z 13 9 15 j 1c d 1h 9 1m 8 1o g 1p 7 1t b 2h a 3c m 3d m 5s b 6u e 7a 9 7w a 7x h 7y h 88 r 8j w 8w f 93 a 9t 8 at k av k ax a be j bg 9 bm y bn i bq b c7 9 cf a cm b cn 9 cu 9 cx 7 d0 j d1 8 d5 f db d dh d dk j dq b dx c ev a f5 9 fv a gd b gj g gl c gm 14 gz 9 h2 8 h6 c h9 b
let_agency 22 3d b db b
let_agent 1l 6n 8 h2 g h6 m
let_agre 22 4j a
let_alway 22 88 8 gm e
let_ana 22 f0 a
let_answ 1z 1m 7 6t a
let_ask 22 dq b
let_associa 22 ad 8 gl k
let_bakery 22 dk 8
let_begin 22 bc a d9 9
let_book 22 88 8
let_buy 22 3 b 9 b
let_cal 22 gm 9
let_chang 22 hg 8
let_child 22 49 a
let_childre 22 b6 a
let_choos 1z 4l 9 7p a
let_clean 22 3c 1h gv a
let_client 1w 5m b
let_delet 1z 7k a bd 9 cf a
let_doctor 1z u r 7o 9
let_donor 22 h9 h
let_driv 22 gw a gx c
let_easy 22 gm s
let_employ 22 bb a di a
let_empty 1q 9r 9
let_explain 22 gm 9
let_fifteen 1w 1t a 7k 9 be a bh 9
let_fil 22 4 a i2 8
let_firm 22 4g a cd 9
let_form 22 15 9 gm 8
let_forty 22 1c b 4m j
let_ful 22 4e a 93 a
let_group 1w 3v 7 da 9
let_hand 22 bm 9
let_hold 22 b5 a gj 9
let_househo 1z 19 a 5x 9 9d 9
let_hundr 22 5 a 6d a
let_keep 22 7f 9 9t 8
let_landlor 1u 2b c bm s
let_lawy 1u 5s a bm i cj 9
let_learn 22 b8 i be b
let_lend 22 7x j
let_let 22 cx 7
let_licens 22 7t b dk b
let_liv 22 1d 9 cv 7
let_machin 22 4p a d5 7
let_manag 1z 3d o
let_managem 1z 3c b 3d 1e 6u d
let_memb 1w da 9 do 9
let_moth 22 9u a
let_neighbo 22 dr 9 hy 6
let_next 22 7w 7
let_nobody 1r t 9 17 a 82 8
let_open 22 7x 9
let_own 1k 15 a
let_pap 22 8x n gg e
let_partici 22 f6 b
let_patient 22 7p a gm j
let_person 1z 4u 9 c9 a
let_photo 1z 9j 9 d0 14
let_photogr 22 7q a
let_post 22 8j n
let_pupil 22 40 9 b4 a
let_rest 22 1t b 63 a
let_room 1z 39 a 5s b gl 9
let_school 22 93 a be g
let_sel 22 c8 a
let_send 1w 7j a cf a
let_shar 22 7y a i3 8
let_sign 1z 35 9 db a
let_skip 22 5v a 65 b
let_softwar 22 cb 9
let_somebod 1u 8a 9
let_staf 1w 6w 9 f7 a
let_strang 22 d3 7 dq b
let_swap 22 75 a ez b
let_tast 22 5z 9
let_tax 1w av s
let_team 22 5s b et a
let_tenant 22 bm k
let_thirty 1z 4e a 90 a cm h
let_travel 22 el c
let_try 22 6 a
let_twelv 1u 21 9 io d
let_twenty 1p 8v 9 il c
let_use 1z 1h 7 2e 9 8m 8
let_vet 22 ft b
let_wait 22 u b
let_wear 22 4s b cy 6
let_writ 1w 9b 9
let_written 1z d5 f
lets 1d 3c n 3d n 6u b 75 e 8g 7 ez 9 fg a
letterb 1g 4w n 5y l 5z s 8h 7 8q j 8r k a1 15 a2 g it g
lettuc 1q 5u c 8i f ab 1l
lev 1s 17 a 4x 9 6p o cn 8
level 16 g i i s 2i c 42 i 49 e 7g a aq e b2 9 b5 b b6 y g0 m gf 1f hr 7
level_certifi 22 b5 a
level_sensor 22 gf p
level_show 22 cm a
level_train 22 b2 9
level_voic 22 g0 k
liabili 17 2x e 97 9 aw u c0 c c4 b er s fj 9 fs e
liabili_check 22 gb 9
liabili_cov 22 aw g
liabili_insuran 1w 4r 9 aw 9
liabili_writ 22 8o a
liabl 1f 12 f 17 b 18 a 6n h 6z 9 7d 6 7p a 8n 8 9l 8 ep a gg e gz g i9 a
liabl_deadlin 22 bm 9 gz a
liabl_mis 22 9l 8 gz a
liabl_wrong 1z 7p a ep a
library 13 15 r 17 l 18 2c 1l h 1p c 3a d 40 e 49 i 54 a 6p f 8f 1c 8i b 8u o 8w m 9h g b6 f cl c co h cp 1h cr e cs b cu l ep b ey d g2 9 hq 8
library_café 22 gd 9 hn 7
library_draft 22 ep 8
library_primary 22 49 a b6 a
library_saturda 22 17 b bi a
library_student 22 1l 8 bf 9
library_th 22 18 8
library_thing 1z 18 1g 9h e
library_toy 22 8f 7
licen 1w 35 a bh 13 cp 19
licenc u k a 33 a 36 e 38 e 3d h 3z a 43 15 4t a 57 b 5d 9 5j 9 77 7 7c a 7m d 7t f 8n m 9a b 9c c aa c b8 a bh k c0 h cc r cp r ct a de d dj 9 do c ds d ew f fc d fp b fq a fu b g1 c g2 11 gh c gw e hw 6
licenc_age 1z 36 9 aa c
licenc_ask 1r 79 6 go 9
licenc_buy 22 4t a
licenc_carry 1z 77 7 9j 9
licenc_check 1m do e g5 b gw k
licenc_country 22 80 8
licenc_damag 22 36 a 5q a
licenc_hal 22 77 7 e3 8
licenc_insur 22 95 a em b
licenc_insuran 1r k 9 9c k
licenc_keys 22 g1 m
licenc_liabili 1u 5j 8 fq 9 i8 8
licenc_licens 1w dh b en b ew a
licenc_medicin 22 5t 9 fu b
licenc_mov 22 9a b
licenc_need 1q 3u 5
licenc_paid 22 dj 9
licenc_registr 22 57 b
licenc_report 22 7w 9 er c
licenc_sel 1z cm 9
licenc_staf 22 c0 a
licenc_tax 22 hw 6
licenc_text 1z 9m 8
licenc_train 1z ho 7
licens 12 3g m 3q a 3u 9 51 7 5r l 7m r 95 b a8 z c0 k cp 11 dr a ew d ft c g2 10 g8 9
licens_bank 22 d8 a
licens_electri 1z 3g f dr 9
licens_insur 1w dc d
licens_kitchen 1z 5r l
licens_music 1w 7g 9 cj 9 g2 f
licens_partn 1p 3u 5 dh 9 en 9 ew g
licens_person 1z 51 a
licens_pharmac 1z a8 1i
licens_plumb 22 3g o
licens_therapi 1w 7m o
licens_track 1z g2 u
licens_vet 22 ft j
licens_work 22 95 a
lid 1e 60 d 6d f 8b 8 ad 12 dy b gf g hv 7 ii n
lido 22 4m f 7b g
lids 1u ad 8 ih 9
lie 17 4x 8 6q 8 7f j 8s i 9u a an 9 cx 7 df b f4 8 gj c h1 a
lie_awak 1w 7f n
lie_besid 22 bg 8
lie_draw 22 gj 9
lied 22 76 a
lien 22 6k e 6l f
lies 16 1r e 28 b 2g b 3b a 5h c 8a e 8k 9 8x c 90 c 9b g 9o b cr b gj e hz a
lies_besid 1z 2d a
lies_box 22 8l 7
lies_nobody 22 5h f
lies_shelf 1w e1 8
lies_shop 22 ci b
lif 14 2r c 36 f 38 h 67 b 6c f 6g b 6h b 8c 7 8k a 9z a a1 d al p as 1c aw 10 bp 1k bq g bs h bx c fw i ic f
lif_car 1z as 1d
lif_chang 22 as 9
lif_coach 22 as y bs o
lif_cov 22 aw o
lif_first 1z 8m 8
lif_health 22 2r 9 6c 9
lif_jacket 22 38 p
lif_label 1w 61 9
lif_recip 22 67 9
lif_story 22 83 8 bp 2f
lif_test 1z 68 9 6g 8
lifesty 1w 23 p c8 q
lifetim 1o bg c
lift 15 29 m 56 1t 6p 9 76 q 81 h 86 d 9a j 9l 2i 9p p 9r c ad e al 8 ao i bt b bv i ck b cw 9 dp q gu n hx 8 if e
lift_broken 22 76 8
lift_brow 22 bv c
lift_company 22 9l y
lift_door 22 9l 8
lift_mainten 1z 9l 1t gu t
lift_phon 22 9l 9
lift_servic 1z 9l o
light u 2 b 1k d 24 l 25 p 27 f 2b c 2e g 2f k 2z d 3g k 3l c 3n c 3p d 3t 9 4l d 5a b 65 e 6q 8 77 6 7w 7 80 9 84 a 8q s 9i e 9m e 9s 8 9w k ab b br a c1 e cg d cm c cv 7 dn 8 fw c gb c gw c h3 b il 9 ip 8 iq b iv g iw u
light_balloon 22 c1 c
light_bil 22 7w d
light_candl 1z 3p m
light_classro 22 27 u
light_collar 22 gc 8
light_door 22 gb i
light_hal 22 cv b
light_hand 22 dn 8
light_lens 22 i9 a
light_night 1u hr 7
light_off 1z 2 9
light_oth 22 cm 9
light_phon 1z iq j
light_siz 22 8q c
light_tap 22 2e a
light_tool 22 6q g 9s 9
light_window 22 52 a
lightes 22 v f
lightho 1u 77 h 8j b 8w r cm b
lightly 22 6g 9 6h a
lightro 22 g1 n
lightro_preset 22 g1 i
lightwe 22 g1 8
lik 19 20 a 46 b 54 7 5m a 61 b 65 d bj c bk c g6 8 hz 7
lik_hik 22 bj e
likely 1p l a q a 7z g ad 7
lim 1p 6a 9 9z 8 aa d ad o c0 b
lim_tre 22 6a 9 ad c
limit 14 1i 10 2b a 5o 8 6g b 6u b 87 c 8y s a1 9 d6 a d8 i di 8 ei c er r g8 d ht 8 ip x is 9
limit_hold 1z 5w 9 8n 8
limit_mobilit 1z 76 8
limit_numb 22 e7 b ei b
limit_round 22 9d a
limit_sneak 1z ip s
limp 1u ft g fv w
lin q 0 e m r v a 48 d 4g c 4o g 4v a 5c d 7c 9 7d 7 7w l 88 c be d br e cy 8 cz 7 d1 9 d5 8 dr e du j dx 1c e2 c ec e ee a ek j eu b gm 9 go d gp g i1 8 i9 14 ia a im a iw g
lin_ana 22 7w 7
lin_app 22 d0 9 dx h
lin_book 22 ek a
lin_cal 22 3w 7
lin_camera 22 i9 n
lin_cod 1s v 9 ec e
lin_cut 22 im 9
lin_differe 22 i9 a
lin_draw 1z m 9
lin_empty 1u 9w c
lin_even 22 6i 7
lin_find 1w i9 9
lin_firm 22 ek a en b
lin_first 22 go e
lin_heard 22 u 8
lin_hom 22 go 8
lin_lamp 22 49 e
lin_legal 22 er c
lin_lin 1p 4v a
lin_not 22 e1 9
lin_own 1z 56 b
lin_plain 22 cx 8
lin_show 22 7w 7
lin_stay 22 ek a
lin_why 22 7n b
lina 22 1 9 g8 9
lind 1u ej h ep o es n
linen 1b 3c 1b 3o c 4c 1i 5o 2h 6u s 8d 7 90 23 99 b bx 9 bz n iu v
linen_bed 1z 90 1l
linen_book 22 bx b
linen_hir 1z 3c f 5o m
linen_mist 22 iu m
linen_servic 22 3c f 5o 1b
linen_thread 22 8d 8
linen_towel 1z 3c e 5o 9
lingeri 22 4s 1k
link w q d r b 10 8 3t 9 4q a 6t d 6u e 6v 9 6z a 70 e 8h 7 ch i di g ea i es f ew q f4 8 fb d g1 12 gs d h0 c h5 k hb s he 9 i5 b
link_bio 1s fb j g1 v h5 m
link_book 22 6t a ea b
link_common 22 es a
link_fans 22 g1 j
link_kitchen 22 70 j
link_messag 22 r a 6r b
link_pag 22 g1 t
link_phon 1z 6z 9
link_portal 22 h2 9
link_practic 22 q g
link_rota 22 di e
link_several 22 h0 9
link_til 22 gy a
link_tool 22 c9 a
linkedi 1g 58 o at 2e bw i cg x e8 v ei 11
linkedi_headlin 22 at n
linkedi_photo 22 bw h cg k
linkedi_pictur 22 cg n
linkedi_post 22 e8 o
linkedi_profil 1w at 1m
lion 1w 6j u
lion_man 1z 6j n
lip 1u 8z b c9 a ft a
lipstic 1z 3 1y
liquid 1r 63 r ai a it n
liquidi 22 en 24
liquidi_plan 22 en y
liquori 22 a1 p
lisbon 1e 81 b 8x b b5 b e1 7
lisbon_learn 22 b5 a
lisp 22 82 u
list g k a q k r 9 s g v 9 y 9 18 9 1b a 1j 9 1l a 1q m 1r u 1s f 1w a 1z d 2m b 2o b 2p a 2t d 2x d 30 a 31 b 36 b 3d m 3e f 3f g 3l a 3n 8 3z b 44 b 4a c 4q 8 57 a 5b c 5c b 5g a 5j 8 6r c 6v d 6x a 6z 8 72 g 7m b 7r d 7u c 8r 8 95 e 9b 9 9d f 9m 9 9o 8 9r 9 a5 j a6 a a9 j bf b bg a bn 9 bo b bs 9 c0 7 c2 d c3 8 c6 b c8 9 ch 9 cq c ct i d7 9 dh f dl a dv b dy 7 e6 b e7 e ei c eo j ep 9 er b f7 a fe n ff k fp a g5 d ge 9 gq 9 gs a gy a gz a h2 n h5 f h9 f hb 9 i0 9 i6 l if c ig a ix b
list_accept 22 99 9
list_agent 1u 3e k 3f j
list_agr 1o ij 7
list_allerge 22 63 a
list_along 1s m 9
list_app 1w 1r 1h a5 e
list_asks 22 h2 a
list_book 1u 3d k
list_both 1z bj a
list_build 1z 6q 8
list_buy 1q 18 9
list_cal 1i eo a
list_cancel 22 h5 m
list_card 1z 8g e
list_cars 22 fe q
list_chat 22 6x e bo h
list_clas 1z b1 a
list_client 1j 47 a
list_collect 1z 1l 7 4a e
list_compar 22 e7 b gh b
list_contact 1z eo a
list_contrac 22 dh j
list_cost 1z 5h b
list_cours 1w 1l b bg a
list_dat 1u fx 9
list_differe 1w ed a
list_door 1r 6v e ak d
list_electri 22 9r 9
list_eleven 1z y 8 i0 7
list_episod 1z az 9
list_even 1w 6r b
list_event 1r 1w c 6v i
list_expert 22 fb c
list_farm 22 a9 d
list_finish 22 1l a
list_firm 22 gq b
list_forbidd 1z 5w 9 9b 9 dt b
list_fridg 1z d7 h
list_guest 1z 3d f
list_handov 1z t 9
list_harvest 22 a9 q
list_includ 1h gt f
list_ingredi 1z 9y 9
list_instead 1z y 8
list_jars 22 9y a
list_jobs 1o 95 h ct a
list_key 22 ge g
list_kind 22 h0 9
list_leav 1u bs g
list_left 1u bf a
list_lies 22 dv 8
list_lik 22 fz 8
list_lin 22 d1 8
list_look 1p ie a
list_machin 1w af 9
list_materia 1z 10 8
list_meal 1z el b
list_menu 1o 30 c a6 e
list_mis 1m 57 c
list_must 1l 3f a
list_nev 22 12 9
list_next 1b 2s 8
list_night 1z 5u a
list_numb 22 f5 a
list_onc 22 d a i6 8
list_open 1d 5g 9
list_ord 1c 2l a
list_own 1z a6 9
list_pap 1s eq 9
list_patient 1r q c
list_photo 1s 3e k h2 8
list_photogr 1w 3e e
list_post 1w 8f 8 ex e
list_pots 22 dk 8
list_practic 1w q j g5 d
list_pric 1q 3d d
list_read 1q 72 b gk 7
list_rul 1u h2 8
list_runs 22 6i 7
list_sav 22 6v a
list_says 1s 3q c 9o 9
list_see 1r 1r g
list_shar 1u 1r l hb b
list_shop 1q 1r f
list_show 1w h2 9
list_sign 1w 4x a dt a
list_sit 1s fe a i6 9
list_siz 1z 2p a
list_smal 22 1w a
list_sort 1w 1q c
list_sound 22 82 9
list_spar 22 6l 8
list_suppli 1z 72 j
list_sur 22 ec 8
list_tank 22 6i 7
list_templat 1z eo f gy f
list_thank 22 h9 b
list_ticket 22 6v e
list_today 15 6y b
list_tool 22 9h g
list_train 22 43 a
list_twenty 22 1r b
list_typ 22 9m e
list_until 1z z d
list_unusual 22 c2 f
list_used 1q fe f
list_wait 1i v d
list_want 1z 18 a 3x 7
list_wednesd 22 2u f
list_whatsap 22 a5 t
listen 13 u 15 28 d 39 17 3w o 42 a 6w a 7e h 82 6 87 d az c b5 o b6 p bc u bd b c7 t cj 1i cl t e1 18 e6 b g0 12 g2 b hg 9 ia a
listen_back 22 7e a bd g
listen_bar 22 e1 r
listen_buy 22 39 a
listen_cal 22 e6 f
listen_child 22 cl v
listen_consult 1z u 14
listen_correct 22 42 9
listen_friday 22 c7 e
listen_hear 22 cj a
listen_somebod 22 c7 9
listen_statist 22 g0 n
listen_trust 22 39 a cj a
listen_whil 1z b6 g
listing 1i 1w k 3e j 6b 9 fe h ff 27 gd k h2 19 i6 16
listing_agent 22 h2 9
lit 1i 1d e 2g 16 9b e fx f gc 10 gf l
lit_bins 22 gf m
lit_box 22 2g m gc r
literac 1s 15 34 be d d8 12 ga j
literac_clas 22 15 18
lithium 1w 3m x al a
lithium_battery 1z 3m q
lithuan 22 90 l
litr 1f 6i b 71 c a7 p
litr_bottl 1z a7 p
littl u j 8 28 c 41 9 6b b 9s 9 9x 7 g7 b g8 a
littl_answ 22 22 9
littl_card 22 1f 9 9s g
littl_childre 22 1s a
littl_dark 22 7h a
littl_les 22 8z 9 9u a
littl_long 1z ik c
littl_stop 22 41 9
liv o c c p a 1d a 1h d 1p 8 21 a 2c d 32 c 39 y 3f f 3h 8 3o 9 3p 7 47 q 48 9 53 j 7g 9 9d i 9i c ah 9 ba g bi 1a bl k bp a br f by f cj i cv m d1 8 e0 13 eb n fd o fg s fi m fl d g5 9 hz j
liv_abroad 1u fi p
liv_alon 1h 2c h cv d fi g
liv_band 22 e0 13
liv_car 22 47 1l
liv_childre 1w bi f gi 9
liv_clas 1w 41 9 bi 1i
liv_food 22 6c 9
liv_fost 22 1d i
liv_help 1z fd 11
liv_her 1q 54 7
liv_hom 1s 3f g
liv_hous 1z bl f fg f
liv_kept 22 gj 9
liv_lesson 22 42 a
liv_locatio 1w br r
liv_music 1s 39 1c e0 19 hl 9
liv_nam 22 de a
liv_near 22 3p b
liv_nobody 22 74 7
liv_onlin 1s 49 9 bi q
liv_pag 22 dk 8
liv_part 22 8c 7
liv_photo 22 6y 9 by i
liv_proof 22 d1 6
liv_questio 22 ba f f4 a
liv_queu 22 g5 l
liv_room 1a c j p d 39 t 3h c 3o d 9d s dy 8 fu c hq 7
liv_say 22 1x a d1 6
liv_show 1w cj g
liv_stream 22 by m
liv_talk 1u fl t i1 a
liv_togeth 1q bl f cv h
liv_video 1r e0 1d e4 7
liv_wag 22 cd c
liv_wait 22 r 9
liv_wal 1w 53 11
liv_whil 22 9i i hw 6
livesto 1w ie 1t
livesto_farm 22 ie t
livestr 1u 3t 9 by l
lms 1w 4y p hd q
load 12 1s y 29 l 2v a 3m c 4x 9 56 o 5i 8 9a u 9w j al m am d an e dr h dx j gx b i8 2f ib e
load_ask 1z 29 9 5t 9
load_carri 1z i8 s
load_own 22 dx 8
load_road 22 i8 k
load_script 22 dx h
load_shed 22 3m e
load_sound 22 ao 8
load_strengt 22 2d 9
load_test 22 5i c
loaf 1r 2o 14 5y 1z
loan 16 18 v 4r h 4t c 4u 1s 54 s 5j k 7w t 7x 1g 9h w dd l di t dj 1b g7 b g8 2j hb h
loan_app 22 g8 1c
loan_apps 1z g8 k
loan_employ 22 g8 r
loan_insur 22 dj 9
loan_managem 22 4u x
loan_offic 1z 4u j 54 i
loan_part 22 g8 b
loan_shark 1u g8 i
loav 1r 2o 1u 5y 1z fy a
loav_bak 1z 2o y
lobby 1r 54 w 5s d hw 7
local q 1e d 1v i 1w k 2q 9 2y c 33 n 39 a 4p e 4q g 50 m 58 h 5t n 5u z 6a r 6i i 7u a 8o c 8r j 91 m 95 c 99 h a6 m a9 k ao g bp b ci 1b cj c cs a ea h fh f g0 8 g9 f gd z hk g hw k
local_account 22 57 h av c
local_agency 1z 51 8 58 f fd a
local_artist 1w 54 c iq 9
local_bak 22 5y 9
local_beekeep 22 6a g
local_busines 1s e8 a ea o
local_clean 22 3c b 5l i
local_craftsp 22 hi a
local_creator 22 50 r
local_deliver 22 5t k a6 h
local_earth 22 ao u
local_event 1z 1w 18 gd 14
local_farm 22 a9 k
local_firm 22 5c h
local_food 1p 1m 7 5u u a9 n
local_fruit 1z 2q a 6h 9
local_garag 1z bt b dm f
local_group 1w fe a ft a gd d gg d
local_grow 1z 8r v a9 g
local_guid 22 33 m gd k
local_histori 22 bp h
local_history 1w 20 b bp a
local_join 22 8o q
local_journal 22 ci w
local_kitchen 22 2u a
local_let 22 gd s
local_mak 22 fh x
local_newspap 1z ci w gd e
local_ones 1z 1r b
local_own 22 36 a
local_partn 22 33 a
local_photogr 1w 2y p cp d
local_product 22 91 l ah 8
local_project 22 g9 q
local_rul 22 6u b
local_school 22 43 8
local_servic 22 7l a
local_shop 1q 5t s ca a
local_tast 22 cg 8
local_wash 22 3j b 99 8
local_worksho 1z ba g
localis 1z 5b a eb q
locally 1p 16 9 3o 8 5i 8
locatio 19 2f 16 2j e br 14 c2 14 fw q gu a gw d gx a
locatio_data 22 fw a
locatio_friend 22 br u
locatio_photo 22 gv a
locatio_plus 1z gn 8
locatio_shar 22 br a
lock 12 1i f 1l g 2h 28 2v g 32 x 3n 1a 5p 8 6m 2m 73 6 9h c 9q d ck e d8 a dc h dn n dt q f4 a g7 11 gb 11 gl i ia a iw m
lock_apartme 1z 6m v
lock_app 22 2h m
lock_away 1z 73 a
lock_card 22 97 9
lock_chang 22 3n g
lock_deliver 22 6m n
lock_forgott 22 dn 9 gb a
lock_hom 22 2h m dn 9
lock_lock 22 2h r 6m n
lock_open 1z 2h l
lock_station 22 6m 8 dt i
lock_switch 1z 1i 8
lock_wallet 22 g7 r
lockabl 1z 29 9 2h c 5s a
locksmi 1u 2h v 3n 2g
locksmi_hom 22 3n w
lodg 1j 3k s 6z 8 73 17 cv 11 hy 6
lodg_help 22 cv s
loft 1j 8f b 9b 8 9c q ao e c2 14 d2 f hx 1l hz d
loft_box 22 8f b hz d
loft_hal 1z c2 p
log 12 22 j 3k c 6o 7 7j x 7l e 8n j 9l 9 9n p cb d cm a ef n fe c g6 q h0 a
log_baby 22 g6 d
log_book 1u fe f
log_feed 22 7l f
log_fish 22 8n n
log_hiv 22 6a 9
log_inspect 22 3k c
log_meal 1z 7j w
log_open 22 2h a
log_says 22 u 8
log_symptom 22 7k 9
log_tempera 1w 2v 9 6o a ij 8
log_worn 22 2c 9 2d a
logbook 1q 1z n 22 v 7j a 9l 1p fe g
logic 1r cn t
logisti 1d 6k j gx h he f
logo 1c 2p 9 2z a 4q f 91 f b0 1l ej h ha c is 9
logo_brand 22 b0 o
logo_colour 1z b0 p
logo_design 22 b0 p ej k
logs 1k 6o b 73 8 84 9 9n v ef d eo a
lon 1z 56 1n br q
lon_work 22 56 1d
lonel 22 bk t bs w
lonelin 1z 46 q bk 18
lonely 1m 46 17 bk n
lonely_senior 22 46 a
long p 29 b 2t h 44 c 4o 9 6p q 74 7 7h a 8f b 9s 9 9z 9 at 8 be b cf a cm 9 cs c ds a ec e fx 9 gj 9 hc b hg o im n
long_answ 1z hc 8
long_applica 22 ct a ex 9
long_ask 1z 61 9
long_coat 22 1t g
long_contrac 22 gw a
long_data 1z 4w a gj 9
long_dres 1z im 10
long_driv 1z fu b
long_empty 22 ds a
long_ent 22 gj 9 gy a
long_exist 1z 3t 7 5i b
long_family 22 61 a 7u 9
long_ferment 22 2o c
long_form 22 cs 8
long_hold 22 9c b
long_holiday 1z 44 a
long_kept 1s 9t 7 f1 9
long_know 22 d4 8 df a
long_lad 22 18 8
long_lead 22 fj a
long_leas 1u 52 9
long_mov 1z eo 9 hp 8
long_must 22 ek a
long_need 22 1n 6 d3 7
long_open 1z 6g 8
long_paus 22 g0 e
long_pictur 22 2z 8
long_record 1z z 9 ge 9
long_sal 22 eo c
long_sid 22 e1 c
long_sleev 1z 4m a im p
long_stay 1u eu 9 fx 9
long_tabl 1s 2t y 3w a
long_until 1q ec 9 ij 8
long_valid 22 5f a
long_version 22 hg h
long_video 22 hg 1f
long_wait 1z hc c
long_way 22 el 9
long_wrong 22 ec 8
longest 1u 7h c 9d 9 fw a
look l d c m d 1z a 26 b 2c 8 32 9 3k b 3p p 53 a 54 7 78 9 7d 6 7o 9 7u c 80 7 89 9 96 e 9i x ae 7 ay 9 c6 8 cg b cw 8 d1 7 df 9 dj 8 dk f e1 8 eh a en c fo k fs a fx f gj b i9 9 ik 9
look_ana 22 el 9
look_animal 1z fx 10
look_away 1z cg d ck a
look_bet 1z 1u 9
look_cellar 22 9i e ak 9
look_child 22 3y b 44 a
look_childre 1u 1a a
look_draw 22 8s a dk 8
look_fil 22 w a
look_forty 22 89 9
look_forward 22 53 a hl 6
look_grav 1z 3p 18
look_hom 1r 9i y cw 7
look_hous 1z 9i n cw 8
look_incom 22 dj a
look_left 1z 1q b
look_nam 1u gj c
look_night 22 89 9
look_odd 1u dc b ev g f3 c
look_oth 1z bl 9 dn 9
look_own 1z fv 9
look_pag 22 d4 8
look_pap 22 57 b
look_parent 1z 7u m
look_pets 22 fo 1d
look_pictur 1w d a
look_plac 22 3z a
look_present 1u 4k c
look_promis 22 2p b i1 7
look_right 1z eu a
look_sam 1q c9 b
look_screen 1u 84 9
look_smal 1u 8 9 69 8 fp a
look_sound 1z cp a
look_spend 22 d6 8
look_sum 22 an 7
look_twic 22 en b
look_volunt 22 do b
look_wash 22 4q a ik 8
look_wat 22 ae b
look_weath 22 6o b
look_word 22 3t 7
loop 1n b8 f bc h du 7 g2 l
loos 1f 63 f 6e 1l 98 h 9f m fq t ge a
loos_leaf 1z 6e 1t
lopez 22 h9 8
lorry 1j 5p 9 6l d 9w 1p ai 9 an f ao s i8 13
lorry_driv 22 9w k
lorry_load 22 i8 k
lorry_overnig 22 9w s
los x 2 c l u 3u 8 3w y 7i 11 83 j 86 b 8u 9 9o e ae b cz 10 d9 c ev k ga f hm h i2 15 i6 9
los_dril 22 9o o
los_hair 1z i2 13
los_money 1w ga k
los_ord 22 ev b
los_program 22 l e 7i f
los_track 22 1s a
los_valu 22 2b a
los_way 22 7o a
los_weight 1u l m 7i y
lost y a c 3w v 4m b 8f b 99 g 9i c 9o r ac 8 b9 7 c7 8 d2 7 dk d fy 1s g4 a h4 i hm k
lost_child 22 3w i
lost_dog 22 fy s
lost_euro 22 ca 8
lost_money 22 et d
lost_mov 22 s a
lost_partn 1z 3w 11
lost_pet 22 fy 1a
lost_piec 1z 8f 8 dv 7
lost_post 22 d2 6
lost_sam 22 3w 7
lost_somebod 1z 3w 7 i8 9
lost_stock 22 6k a i6 8
lot 19 6d k 71 9 8i k ap q ig e in 9
lot_lab 22 6d a
lot_screen 22 71 7
lot_test 1z 6d a 6e 9
lotion 1u 0 n 4 y
lots 1g 9w a ap h ig x
lottery 1s 6m 9
loud 1b 2f e bc c du g dw x
loud_oth 22 du 8
loudnes 22 g0 p
loung 1n 5s j fk d hp 1n hs 1t
lourd 22 3x 11
lov x 8 k m a 1j s 1y c 2q i 39 9 4f e 4p l 66 p 69 l 6a m 6c j 78 g 8k i 8p e 8q t 8w h bj m bx a d5 e e1 9 e2 i e3 h hp l hw g ip f ix 9
lov_cook 1z ht 8
lov_good 1z 8k u hw l
lov_send 22 8w e
lov_story 22 e2 q
low w 1o 8 6g b 74 8 78 7 7v c 7x d 86 k 8n 7 9s b 9x d a1 a a6 f cb b dh i dy 7 hf h ip b iu 8
low_back 1w 56 8
low_cod 22 cb j hf v
low_commiss 22 a6 q
low_cost 1s 27 9 il c
low_fee 22 4z 9
low_minimum 22 fh 8
low_rat 1z 7x n
low_salt 22 4b 9
low_season 1z 2q 9 36 9
low_smok 22 iu 9
low_sugar 1u 9x m a1 f
low_than 22 26 b
low_tid 22 78 8
low_vision 1z 86 v
low_voic 22 dk b
low_weekday 22 45 a 92 a
lowest 1z 2i a 4f c 6k d
loyal 1q 3 9 5r c bi c cq g ct c
loyal_follow 22 cq b
loyalty 1l 2l 9 2q 8 2r 8 2s 8 e7 o
lpg 22 a7 17
lps 1w e1 2b
ltd 22 ei k h0 a
luck 1s e4 n ih b
luggag 1p 4g p 77 23 dt 3i io i
luggag_airport 22 dt z
luggag_transf 22 77 1m dt o
luis 22 47 t 4k a
lukewar 22 ij h
lullaby 1z bc i e2 26 hn a
lumb 22 an n
lumbar 22 2d c
lump 1z a0 9 ft j
luna 1s x h fm i fp a fw o gc d
lunch 12 2l 1a 2m m 2u 2k 2w 1t 31 h 3a n 44 o 4b 1c 4v d 5m o 7i c 8s f a3 1o a4 b b1 10 dt g ek a ht 1b ii a
lunch_box 1w 8s l a4 f
lunch_break 1z b1 g
lunch_brought 22 a3 d
lunch_cook 22 ht f
lunch_din 1w ht b
lunch_elderly 22 4b 1f
lunch_group 22 2m c
lunch_guest 22 2l 14
lunch_hom 1w 2l g 2u g ht m
lunch_near 22 2l h a3 d
lunch_offic 1w 2u 1o 5m a
lunch_parent 1z 2w i
lunch_sam 22 2w b cl a
lunch_tabl 22 3a j
lunch_talk 1z dk a
lunch_tuesday 22 31 g
lunch_van 22 a3 1z
lunch_work 22 b1 8
lunch_yoga 22 b1 p
lunchbo 1z 2w 15 8s s
lunchti 1z 4b b bl a
lung 1u 8d 7 cd m
luthi 1z 93 j dz 21
luthi_bench 22 dz 8
luxury 1s 4f n c1 g
ly 1o e a 2c a 4m 9 65 9 7o f cr 9 cy a
lyric 1s e2 1i is 9
machin v a c v b 18 j 25 g 28 i 2a h 2e c 2g c 2j f 2k i 2v 18 3i r 3r 8 4i 1x 4p k 4x f 51 a 5b m 5i x 5m t 5o j 5q 12 6p 18 6q 1b 8h 8 99 9 9e 12 9h e 9l c 9o 12 ac l af 1k bs g bz g c7 b cc g cd t ck 9 d5 9 e2 a eb l eh b f7 j fb b fc f h1 i ho g hs e i9 j ia 1t ig a
machin_back 22 2v a
machin_break 1z ia k
machin_broken 1z 4i h
machin_build 1n 4z b 5h 9 5i c
machin_button 22 eb a h1 9
machin_clean 1z 3i 7
machin_cod 22 9o 8 ia a
machin_cost 1u 4i 9
machin_deal 1z 4i d 6q 9
machin_fresh 22 2v u
machin_hand 22 5i c 6q a
machin_learn 1s cd 1a cp a
machin_let 22 bs b ia a
machin_list 22 6q 8
machin_manual 22 f7 y
machin_nobody 22 d2 6
machin_offic 22 2v g 5m j
machin_part 1w 5i n 6p 1d
machin_rent 22 5q a
machin_rental 22 5q m
machin_repair 1z 4i 1s 9e q fc h
machin_safety 22 ac 9 ia a
machin_sel 1z 6p b
machin_servic 1z 4i h 9e f
machin_shar 22 5q m af 1j
machin_shop 1z 6q x
machin_stal 22 2j a
machin_stand 1z 2k 9 5i b 5o a
machin_stop 1z 4i z ia k
machin_switch 22 eb d
machin_work 1z 5q a ck h
machin_writ 1z 3r e d5 g e2 c
machine 1u 5q 19 af 20 id c ig m
machine_ring 22 af 12 id a
macro 1q 60 x 7i m a4 12 aq h
madrid 1g i4 7
maga 22 hl n
magazin 1h 1w g 2j l 3s 5 7h m 8e d ch t ck g cr 3i d0 13 gd e i1 f
magazin_women 22 cr w
magic 1w 8g n
magnesi 22 7 1q
magnet 1r 8t n cy 14
magnet_instead 1z cy g
magneti 1s 8t 9 cy 1s iq s
magneti_button 22 cy u
magneti_wallet 22 iq m
mahjong 22 46 c
maid 1u 94 1q fd 1k
mail 13 1s f 85 r 8b 6 8h 11 8j z 8l x ap 9 cf 1q e7 q es c f3 1k h1 e h9 c
mail_cal 22 eo a gz b
mail_client 1z cf p
mail_daily 22 1p 8
mail_mat 22 cf j
mail_ord 1z 8i 8
mail_sam 22 8j a
mail_sampl 22 85 a
mail_text 22 es j
mailbox 1r 4w h ek b eo b
main 1a 28 y 7u d ch d
main_car 22 7u g
main_pip 1w 28 p
mainly 1k 7m b
maint 1w 59 n 9m n gw 14 ia 15
maintai 1s 27 9 3k j 96 m am 9 dy y ee p
mainten 19 1z r 22 g 3k x 3m b 96 g 9l 1o dl i dm g ge h gu 1a gw 12 h7 j h8 13 ia 25
mainten_app 22 1z l 22 k
mainten_bil 1z h8 w
mainten_contrac 1z gu r
mainten_firm 22 ib a
mainten_plan 22 ia l
mainten_remind 22 1z l
mainten_request 1z h7 o ia k
mainten_softwar 1w 9l 1k gw w ia 12
mainten_visit 1z 9l 8 gu t
major 22 h9 p
major_donor 22 h9 j
mak v 0 c 6 9 8 c v g 10 a 11 e 17 a 1z f 27 8 28 9 2g 9 2h f 2i 9 2w a 3a k 3o c 3s n 49 g 4k g 4o 9 4x 9 52 9 56 a 5i o 5w c 5y 9 67 a 6p e 6q c 6w 9 89 8 8b b 8m 8 8o 10 8s c 91 g 9o c ac 8 ad 7 ae 7 ai 8 an 8 ao 8 cn e cp d cq f dz b e2 7 ej h f1 9 fh 1n fs d g2 i gf 8 hf k hg k hi l hk c i9 b ia f ii b ij 8 iq a
mak_accept 22 4h a ik 8
mak_add 22 h0 9
mak_apply 22 fh j
mak_bench 22 8k d
mak_build 22 8m 8 ib g
mak_clas 22 hi c hk o
mak_fair 1w 5i b 6k 9 cq a
mak_long 22 5i c 6p 9
mak_manual 1z 1z 9 8s l
mak_market 1s 0 d 8 e 67 c
mak_marketp 22 fh 19 fs h
mak_onlin 22 4k g
mak_own 1o 11 c 3h a 5c e 9e d 9l b 9o i fh 9
mak_piec 22 4k a
mak_practic 22 q a 82 7
mak_prob 22 ae c ij f
mak_sel 1z 0 9 fh m
mak_shop 22 1z g
mak_smal 1z ai e
mak_spac 1z 2a b 49 k
mak_tool 22 ej g
mak_upload 22 fh k
mak_visit 22 9q 9
makeov 1w 3f l 3l t 9d p at i
makeup 1u 3 1g 4 9 d q bv g
makeup_brand 22 3 v
makhani 22 9z v
mal 1e 2s h bu d hq 8
malt 1w 6i 9 71 b hw j
mama 1u 1h 9
man 1b b 8 6j k 89 7 9a t a7 a au h d5 12 f3 8 ge e
man_know 1z 6l 8
man_speech 22 au h d5 f
man_van 22 9a 10
manag u s h 28 e 2u b 3c c 3d y 4w 9 4z m 52 a 53 b 58 l 5c 11 5f w 5j a 6u u 6x k 72 d au b ay d bn a c4 e ca j cb l dh 10 e8 9 ea c et h ex d ey g ez a f2 a fg a fi m gj d gr t gs m gv c gw c gz b h6 b h7 10 h8 i ha d hc 13 hd y ib k id b ih b ij 9
manag_agent 22 gr f
manag_complai 22 27 9 gf 9
manag_cours 22 ij 9
manag_desk 1w 6m a
manag_event 1z c4 h
manag_group 1w 4v b 53 9 er b
manag_holiday 1w 3d n 6u a
manag_hous 22 fg g
manag_meeting 1z f3 9 ib 9 if 9
manag_messag 22 h7 g
manag_monthly 22 5c s
manag_network 22 5m c f0 d
manag_pay 22 28 a b5 a
manag_project 22 4z 9 et a
manag_ring 22 5d 9
manag_round 1z ak 9 el b eq a
manag_send 1z 3c c
manag_spend 22 ez b
manag_tenant 1z 5l a gr j h7 f
manag_visit 22 fi o
manag_writ 22 gs a
managem 14 s j 10 10 3c d 3d 13 4u n 4y d 6u h 6x w 71 r 72 r 9p x 9r p c4 k cc b ea d el e eq o et 1e f0 k f3 b g3 19 g4 1e gj w gr 12 gs c gu l gw i gy c gz d h0 g h7 z h8 15 h9 q hd e he c ib 12 id r
managem_company 1n 6u b gr c h7 i h8 t
managem_phon 22 6x a 71 8
managem_softwar 1e s b 10 n 4u 8 6x q 71 m 72 r 9p m 9r p ea c el d eq c et b g3 x g4 12 gj r gr k gw b gy b h0 a h8 h h9 n id s
managem_suit 1z s f gs f gz f
mandari 1r b5 n hn 9
mandat 1r 14 8 dh 11 dk d h0 b
mandato 1w ep b hd n
manga 1z c5 i cs 1i
mango 1u 16 n 2r b 6o i hv a
mangrov 22 aj 1d
manicur 1p d 1s bv 1q ir r
manicur_hom 22 d 19 ir g
manicur_lash 1z bv b
manicur_pedicur 1w bv o
manila 1n ce a
mantra 22 3v k 7e 8
manual 1h 1z 1q 5b m 8s l cb x eb 1n f7 1o
manual_warrant 22 1z u
manual_work 22 cb e
manufac 19 5g a 5h a 6q 1q es 9 fc u i8 9 i9 c
manur 1z ai 1q
map v 1v f 1w e 21 w 33 c 5t a 79 8 86 y 8j 8 8n z 9r e 9s o 9w a dp 9 dt 9 f9 9 ff c fm g fw d fy h ge a gf a gi c gj l gn 9 gu c gx h if m is e
map_along 22 7h a
map_area 22 eh 9
map_dat 22 ff d
map_her 1z y 8
map_hom 22 go 8
map_permit 22 8n h
map_plan 22 gx c
map_plot 22 ap d
map_post 22 8j e
map_rid 1w 5t c
map_technic 22 gu f
mapl 1z 98 b 9x q
maps 1h 1v e 21 r 8j c 8n d 8x b ap 8 gi 9
mar 1z fv a
maratho 1r 7h 1x b3 12
maratho_train 22 7h 18 b3 e
marbl 1w n 9 3p 9 8t b
march 1e 57 u 8i d 9s 9 em d ha m i0 7 i1 7 i4 6
marek 22 6q q 9o d
margin 13 11 9
mari 22 9q 9 gj a
maria 1k 33 e 3d e 50 c 6x h cj k g4 j h7 b
marina 1w 9r 30
mark x u a v q 21 f 40 e 4k 9 63 9 8p b 8q 9 93 d 9r c b9 10 cl a ed a ek d er p eu a f7 a g3 e gj 9 gp 1n h2 9 ic 9 iq b iw a
mark_adverti 1w ci a cj 9 cn a cr a
mark_answ 1w b9 8 dq a f7 a
mark_check 1z 72 d
mark_claus 22 er k
mark_comment 22 b9 c gp q
mark_error 22 u b
mark_essay 22 b9 9 gp k
mark_paid 1u 1r a ch a ck 9 co a
mark_parent 1z gp 9
mark_rash 22 9 b
mark_right 22 86 9
mark_suspici 1z v 14
mark_teach 22 gp 1w
market s 0 e 8 f 12 l 15 9 19 c 1k 8 1v 9 1w b 1y q 2k c 2l g 2o 9 2v k 33 a 4f a 4g 9 4i a 4k 9 4p 9 50 k 52 m 55 a 58 17 5h 1d 5m d 5p j 5u j 5z c 63 9 66 a 67 c 69 a 6a f 6c 8 6d e 6f 8 6j g 7y a 8c 8 8i 8 8l t 8r 8 8x a 8z b 9x 8 9y 8 9z 9 a5 t a9 n ab 9 aj 9 b0 c c9 e ca o ch c cp c dd a ds n e7 1n e9 k ew h fh c fs c g8 m ga u gd k gf c gh c gi h ha q hk h in f iq a
market_agency 1u 58 1t ha r
market_automat 22 e7 z
market_butch 22 67 9 8l 7
market_café 22 2o i hh 7
market_carry 22 17 b 4g a
market_check 22 5h 9 cp 9
market_childre 22 1y a
market_christm 22 e2 8
market_family 22 2q 9
market_food 22 5r a a9 d
market_gift 1u 4k 9 fh a
market_guest 22 66 a 8y a
market_hal 22 33 b
market_look 1w 8 9 19 9 69 9
market_manag 1z ca y
market_meet 22 c9 a e9 b
market_morn 1u 5p a ih 8
market_not 22 69 9
market_offic 1s 2v r 52 c 5z f
market_onlin 1r 0 d 8 e a9 f
market_ord 22 4p a 6f 9
market_own 22 5x f
market_pric 1s a5 i
market_report 22 ha 10
market_restaur 22 8l a
market_saturda 1z 1w e
market_school 1z 1k b gi 9
market_second 1z 1y o
market_shop 1o 8 8 6a 8 a5 f
market_simulat 22 ga 10
market_sit 22 5p b
market_smal 22 58 f e7 14
market_stal 1m 19 d 8l 8 8r d gh i in d iq b
market_stand 22 6d a
market_team 1m b0 h hg 7
market_town 22 52 a ds b
market_trad 1q ew b g8 r
market_wast 1z ah c
market_win 22 6f 9
market_women 1r dd 9 g8 h
marketp 14 1l o 1y t 2i b 4k b 4z 1f 5d e 5u 11 6k c 6l 10 8g 15 8p h 8s c 8y h a9 z c2 b c3 17 c8 e ct g e1 a e2 9 ew h f9 h fa 12 fc z fe 13 ff c fh 1e fs c fz c g1 a g2 19 h5 b i6 1l i7 f i8 l ig k io 9 ip e iq a
marketp_allow 22 c8 a i6 9
marketp_collect 22 8g c e1 d
marketp_handmad 22 4k g fh n
marketp_market 22 fs h iq d
marketp_own 1z 6k g i6 e
marketp_sel 1z 8g 7 i6 1r
marketp_show 22 dv 9
marking 22 du 9
marmala 22 67 p hv 1q
marmita 22 a4 w
marque 22 bz w
marri 1q d7 d dk a
marriag 1r em a
marry 1o 4o b 8n 8 c3 8
marshal 22 b3 c
marshma 22 a1 x
marten 22 hy m
martial 1w h p hl 1v
martial_arts 1w h j hl 1c
masala 1w 6e 9 9z s
mascara 1z 3 13
mash 1w 2w a 61 j g6 8
mask 1r 2 n 25 m 3h 12 gk 17
massag 1j e 3m 2d l f2 17 fv 11 hn 1f
massag_employ 22 e o f2 l
massag_offic 22 e t f2 l
massag_studio 22 e 19
massag_therapi 22 e y
masseur 22 e 15
mast 1f 32 g 4j a 9r z bg h c4 g hi 8 hm c if 9
mastect 22 m c cy h
master 22 43 b g2 y
masterc 1z ba 1u
mat 15 g w 6h j cf i cw a f1 b fn k gl a gz 1h h8 i hl 8 iv c
mat_minut 22 4 8
matatu 1w 33 c 3z a
match w 3 j w r 1b v 47 m 4z n 50 s 58 b 5d d 5g m 7m v 9c 1a bj z bk a bl z bn c c3 8 c6 e cn c cv v dp l dq 9 ek m fa 10 fe a fx k g3 c g7 d g9 h go 17 gq 1g gr i i0 b i1 7 i8 1b
match_against 22 w 8
match_app 22 fx 9 go 9
match_bank 22 ek e
match_brand 22 58 k
match_commut 22 dp u
match_deposit 22 g7 j
match_fund 22 g9 t
match_load 22 i8 t
match_match 22 go 8
match_ment 22 fa q
match_nam 22 ai 7
match_pair 22 cv 7 fa 8
match_parent 22 47 a
match_patient 1z w s
match_payment 22 gr 9
match_photo 22 i2 8
match_plac 22 go 8
match_report 22 go j
match_sampl 22 go 8
match_volunt 1w 1b v
match_young 22 fa b i0 9
matcha 22 6e q
matchma 22 bj 1v
materia 16 10 9 15 9 2e h 3s 5 45 g 4g l 4h j 4j 8 4x 9 58 b 5f d 5l f 6p g 95 b an i c5 x dm c f9 17 fs h gt l hi 9 ig 1h ih d in 9 io a
materia_box 1z c5 p
materia_curricu 22 f9 g
materia_finish 22 gt b
materia_health 22 2e a 4h a
materia_test 1z 2e 9 4g 9 8s a
materia_travel 22 45 a dm 9
materni 1n o 8 26 c 4r 24 bw w
materni_cloth 22 4r 16
math 1k 40 26 b7 35
math_app 22 b7 18
math_tutor 1w 40 1b b7 h
matine 22 e3 b
matrix 22 y a 72 q
mats 1k g h 92 b b1 p gl i hn 8 hq 7 iw v
matter 22 cf k
matterp 22 3e n
mattres 1k 25 t 3i 1a 90 1v hx 7
matur 1u i 9 cv 8
matur_women 22 cv 7
max_coach 22 35 9
maximum 22 33 d
maya 1u r 9
mayor 1z ds c gg b
meadow 1l 3l f 6e 8 7b 1j 7c h fj 11 fz b
meadow_dog 22 7b e
meadow_dogs 22 7b g fj d
meal 11 l t 12 c 1q 1o 2l s 2m s 2n c 2u 14 2v m 2w 1q 3z g 4b 1x 50 h 5v 1l 5w t 60 2e 61 1l 62 f 6y n 7i 1m 7j 14 a0 g a3 i a4 28 a6 w ah y el i f8 g fr q g1 e g6 o h9 a hk a ht 1a i4 6
meal_athlet 22 60 k a4 h
meal_chil 22 60 k a4 h
meal_cook 1u 1q 9 2n e 60 i
meal_cost 22 60 9
meal_deliver 1u 60 10 61 e a4 15 a6 g
meal_elderly 22 4b 1v 60 k
meal_ful 22 60 9
meal_hom 22 a4 h
meal_keep 22 4b e 60 9
meal_kit 1w 5v 23 5w e
meal_kitchen 22 a4 b
meal_kits 1z 5v v 5w f
meal_macro 22 60 k a4 h
meal_meal 1r 60 l
meal_microwa 22 60 k a4 h
meal_old 22 4b 15
meal_pension 22 4b j 60 k
meal_plan 1r l p 1q 1t a4 e g1 i g6 e
meal_portion 1z 7i 9
meal_prep 1z 60 14 a4 1o
meal_senior 22 4b v 60 k
meal_servic 1z 60 f ht b
meal_set 22 7i 9 el c
meal_smal 22 60 9
meal_subscri 22 a4 s
meal_superma 22 60 f a4 d
meal_weekly 22 a4 h
mealwor 1w 6b o ah 1y
mean 13 d b 1b d 1u 9 7z f e1 8
mean_giv 22 1b j
mean_noth 1w ca 8
meant 1r 8j 7 8m 7 90 a ec a
meantim 1u dz c es 9
meanwhi 1h cw a dz d
measur y k b 27 b 29 8 2a h 3e 9 3o 1j 4f e 4h f 4l m 4m l 4n c 4o 1k 4s 11 5v k 76 y 8e c 9g h 9k o aa d aj a dr b fs m gt t ic d id a if m
measur_again 22 k a
measur_bottl 22 aa e
measur_curtain 22 3o 15
measur_damp 22 9b a
measur_ent 22 8e 7
measur_field 22 id h
measur_first 1z 4m h 4s a
measur_fit 22 3o g
measur_floor 22 3e c
measur_humidit 22 27 9 9k a
measur_model 22 ec b
measur_oxygen 22 ae 7
measur_part 1w 2a b
measur_person 22 4l g
measur_photo 22 4s 9
measur_photogr 22 4f a
measur_roof 1w gt u
measur_sent 22 4s d
measur_shown 22 7f 9
measur_stand 22 ho 7
measur_suit 22 4o s
measur_tempera 22 2n a 4b 9
measur_twic 22 3o b
measur_use 22 76 9
measur_wal 22 9g b gt d
measur_window 22 3o n
measura 22 58 d ar b
measura_goal 22 58 9
measure 1f 1j 8 4o k 9d 10 aj 8 fs d if 9 il j im h
measure_photo 1w if a
meat 1g 23 m 62 d 64 a 67 d 6b 22 a2 1c a5 o a9 m hu 1a
meat_eggs 1z a9 n
meat_substit 22 6b n
mechani 1a 14 n 4i t 9l 1g 9p 13 ac b ai h bt 1w dl 1m dm 18 fe s
mechani_car 22 dm k
mechani_drivewa 1z bt s
mechani_inspect 1z fe u
mechani_mobil 1z bt b dl g dm j
media 1a l c 1i 1e 1w j 3e k 58 y 6r a au r b0 k bk k c1 9 c3 a ch f ci m cj e co f e7 f e8 1o fh a gd h ha f ip a
media_graphic 22 b0 p
media_group 1z 2t a bk g ip c
media_post 22 e8 o
media_report 22 ha h
mediato 1w 1h 13
medic 1z 6o 19 7p s
medical 12 6 c u 1j w g 1c g 4v 8 4x f 51 q 56 8 5t l 6o u 7d e 7f b 7k c 7p d 7u a 7z y 80 8 8a x aw c b9 8 cw 6 cx d g4 f g9 n
medical_advic 1z 7l 9 7z k
medical_bil 1w g8 b g9 r
medical_claim 22 7f 9 fw a
medical_cov 22 aw g
medical_dental 22 q a
medical_devic 1h 7o 9 7p d 80 8
medical_good 22 4v c
medical_interpr 1z 51 11
medical_product 1w 6 h 4l 9 cx b
medical_rid 22 8a t
medical_supply 22 cw 9 cx b
medical_transpo 22 8a u
medicat 1n t 9 7p 2j 7u d a8 19
medicat_list 1u t 9 7u b
medicat_plan 22 7p 1h
medicin 18 1 c 4 8 7 c w 8 y 1u 47 l 4v 9 5t a 6o 17 7p 12 7t a a8 1w fi z fo j ft c fu g
medicin_begin 22 o a 1g 7
medicin_door 22 a8 u
medicin_hom 22 a8 i
medicin_parent 22 7p m fi q
medicin_remind 22 47 i 7p m
medicin_stock 1z y y
meditat 1w g u 7e 3k
meditat_app 22 7e 25
medium 1d 4c g 8r h 96 9 cx e fs l gy c il a
meds 1u t 9 7u b 84 b
meet w 13 z 15 e 17 e 1l 8 2s 8 33 8 3a m 3w q 3y g 42 a 46 d 5j g 5l b 5s 1g 6l c 7r a 9b 9 ar a b1 m b3 a bi d bj t bk 13 c2 j co k dr a eb f ei k eo b f6 1s fa b fl d fm b fo c gl g h8 n i0 8
meet_cal 1z 13 a
meet_check 22 3y b
meet_child 22 bi h
meet_client 22 f a
meet_let 1z 15 9 f6 a
meet_not 1z 3w 7 f6 23 i0 7
meet_onlin 1w 7r 9
meet_oth 1z 15 9
meet_own 22 fo a h8 g
meet_person 22 bj a
meet_point 1w 33 d b3 9
meet_regular 22 bk a
meet_room 1i 27 a 3a t 5l f 5s 1x 6l g b1 u c2 b gl k
meet_sam 22 bk a
meet_singl 22 bj p
meet_ups 1b fl c
meeting 16 13 p 51 8 6l 8 6o 8 6p 9 bk x cf p ci p eb a ei o f6 1s
meeting_event 22 6v a
meeting_school 1w 2w a ci g gk 8
meetup 1s 3a d 5a c 5d b az 8 cc b cd b
mehndi 1u c1 h c3 u
mei 13 13 e 1d f 1h 8 1s e 2h a 2x a 35 a 3y n 7d 6 7q a 94 e b8 a bk a bn 9 co b cu 9 da j dd 9 fl a i7 a
mei_lin 1o i7 b
melbour 1f hs 6
melon 22 4g a
melt 1q 8 o 69 b iu 15
memb w h l s 1f 18 1l 19 c 1e 16 3a 12 4v n 55 n 65 l 6x 1o 75 e 8f x 9r h b3 b bj n bk g ci g cj i co 13 cq p da i dd 1b do f e3 t fl 1d g0 f h8 a hh x hr 9 i3 g
memb_book 22 bk a co b
memb_borrow 1z 18 18
memb_card 22 55 k
memb_check 22 bj a
memb_circl 22 dd 9
memb_compar 22 7r a
memb_contrib 22 dd a
memb_directo 1z fl e
memb_driv 22 ad 8 do a
memb_dues 22 6x x
memb_finish 1z 2r 8 co j
memb_group 22 6x 9
memb_her 22 bj a
memb_know 1u fl a
memb_least 22 s a
memb_leav 1z 3a b bj a
memb_liv 22 1x a
memb_look 22 do b
memb_nam 1s 6x b dd b
memb_open 22 3a b 55 a
memb_own 1z 9r 8 i3 h
memb_pick 22 2u a 8f 8
memb_plac 22 1e 9 bj a
memb_practis 22 au e
memb_read 1z co u
memb_see 1z 4v b ck 9
memb_shar 22 hh 7
memb_stop 22 65 b
memb_swap 1z 75 9 8f a
memb_tap 22 55 b
memb_third 22 65 b
memb_train 1z b3 9
memb_use 22 4v c
memb_wait 22 1e f
members 16 f f g j n g s 18 3a m 6x 10 b1 9 b2 c b3 k bu e ci h cq 2h fk b fl 17 hh c
members_communi 22 cq i fl w
members_empty 22 3a g
members_group 22 fl p
members_gym 22 f g s l
members_network 22 fl m
members_platfor 22 cq x
memo 1z f7 a
memoir 22 bp 1s
memor 22 3u 7 dx z
memoria 1q 3t 2j 3u 18 bq 9
memoria_candl 22 3t f
memoria_websit 22 3t p
memoris 22 dx m
memory 1b 10 b 20 p 3t x 83 1u 9l c bp 1b bs c cz 1t ef h eo d f0 i
memory_clinic 1w 83 q cz 7
memory_gam 22 cz b
memory_los 1u 83 t cz 1p
memory_read 22 bs e
men 14 b 13 4c c 4s u bu 13 cx x fx a ho 7 i2 7
men_fath 22 d5 8
men_part 22 56 a
men_prostat 1z cx a
mend 19 17 1r 18 8 1j b 29 k 2g d 4i e 4j h 4n b 5o f 5q 8 8k o 8p g 9m m ai a ca c d2 8 dz 1h eg o ge b
mend_cloth 22 17 o 4j m
mend_friday 22 5q a 86 9
mend_pag 22 ca 9
mend_saxopho 22 dz n
menopau 1l 2d m 7k 2o
menopau_app 22 7k v
menopau_special 22 7k j
menopau_women 1z 7k l
menstru 1z 6 1q 7k r
menswea 22 4c c 8e 9
ment 1z fa 26
mental 1q u c 1s 1j 7n 1e b7 1b f2 1h
mental_arithme 22 b7 19
mental_health 1u 7n y f2 1b
mente 22 fa u
mention 1o 83 8 9a d ca 20 e8 c fo b
mention_brand 1z ca 12
mentor 1e 13 30 14 k 1a g ar n b8 r b9 g bb q fa 3h
mentor_field 22 fa i
mentor_program 22 13 18 fa i
mentor_set 22 fa m
mentor_student 22 13 m fa i
mentor_teenag 22 13 y
mentor_writ 22 13 a
mentor_young 22 13 1s
menu 14 1q 12 2j b 2l g 2m 1m 2n w 2r e 2t g 2u i 2w 9 2x a 30 z 31 r 4b e 58 a 5v i 60 c 6b 9 6g h 6j c 70 1d 72 16 a3 8 a4 m a6 s b0 x c0 8 c8 f e6 g ht h
menu_agr 22 30 a
menu_ask 1z 30 a
menu_dish 1w 72 r
menu_ful 22 2m c 31 c
menu_photo 1z eh 9
menu_plac 22 6g 9 70 a
menu_shop 22 1q l
menu_short 22 2m c 2n a
merch 1r 4q 20
merchan 1g 4n 9 4q w 5t m 65 h 9h e 9o 9 eh b ew 27 gt c he l
merchan_accept 22 ew w
merg 1u ee a
merino 1u a 9 4p x 4r 9
mes 1q 5r c 6q q
mesh 1u 4m 9 98 a hy 9
messag t m 9 q e r k s a x l z 9 1h q 2p a 2t a 3d j 3v m 44 b 6r b 6t 1c 6u y 6y x 6z b 7p a 7s d 7u b 87 w 8r 9 91 a 9k d 9p g 9t a a5 a ad b bj e bl a cu 8 e6 i e7 y ea b eh k ei 12 es e f8 a fo d g3 b gn h h4 p h7 15
messag_answ 1z q 9
messag_approv 22 h4 a
messag_ask 1z 1i 8 ea a
messag_cal 22 87 a h0 9
messag_channel 1w h7 d
messag_check 22 3d c
messag_clean 22 6u i
messag_compar 22 e7 b ei b
messag_consent 22 6t a ei b
messag_count 1z 7n a 9p 9 ea a
messag_dat 22 6z a
messag_email 22 h4 d h7 8
messag_enough 22 9p 9
messag_even 22 ad 8
messag_few 22 ei b
messag_fold 22 9t d
messag_fre 22 50 e
messag_group 1s 3z c bl e g3 b h8 a
messag_guest 1z 6t e
messag_lead 22 ei b
messag_let 22 es a
messag_lin 22 7s c
messag_midnigh 22 1h d
messag_morn 22 3v 7 7r a
messag_not 1r 7h b
messag_own 1s 3d d af 9 ff a
messag_pap 22 r f h5 e
messag_parent 1u 44 d gn 9
messag_phon 1z r 9 6r b 6y 9
messag_second 22 9k a
messag_send 22 eh c
messag_team 1z 6t a
messag_work 22 c9 a
messag_writ 22 7j a
messeng 1z 4g 9 9h b io m
messy 1s c5 h h9 9 hn i
messy_play 22 c5 f hn g
met 17 w b 28 g 2b u 3y d 7j i 9r h 9s s a7 c af k ak g al p am 9 dq d dr s ib 1m ij l
met_person 22 3y b
met_read 1z 9s d
met_show 22 2b c
meta 1w e9 c
metal 1d b 10 10 7 2h m 4k v 5i y 6q q a0 8 ah 9 ig j
metal_part 22 4k a
meter 1s 3m g 9s 9 dr a
method 1f aj f be i fq o g1 8 ic 9
metr 1d 3j 8 8w a 9r f dw 7
mia 1m 4a f 6y f b6 e c5 h ez g gn k
mic 1u hy 20
mic_remov 22 hy l
mic_visit 22 hy e
micro 1h 1b n 1c m 2v 11 4y z 50 w 5m o 7v h c3 i d9 h dc 1u ey m g8 p hd i
micro_influen 22 50 r
micro_lesson 1w 4y 10 ey m hd i
micro_market 22 2v 16 5m q
microbr 1w 6i 1o
microch 22 fw m gc l
microfi 1r 4u y g8 u
microgr 1q 5u o 8c 1i ab 1p am j
microle 1w 4y 1q hd n
microle_app 22 4y s
microph 1l 82 7 bo 9 d5 8 dw a g0 l iv o
microso 22 aq l
microwa 1w 60 p 8z b a4 p
mid 18 8p p as f
mid_car 1u as i
mid_century 1w 8p v
midday 1u 7p o 7r d fm 20
middl 1b 4s b 6z b 73 6 80 a 8k a cq 9 e4 b
middlem 1u a9 z
midlif 22 as l
midnigh 1c 1h b dw 9 gk b i6 d
midwif 1m o 1p 7l 2c 9u 2q
midwiv 1g a 9 o 13 1g h 26 b 4r k 61 g 7l 18 85 8 9u 33 hn g
midwiv_doula 22 o a
midwiv_know 22 7l a
midwiv_practic 22 4r a 61 a
midwiv_room 1u a 9 26 a 85 8
midwiv_visit 22 o 9
might 1s 7k c cl h
migrain 1r 2d o 7o o 84 2v
migrant 1f 14 t 7a z de w fi e ht l
migrant_women 1u 14 i ht l
migrat 1s ee p
mil 12 14 9 29 9 5t 9 6p s 77 c 94 a 97 c af f ah 7 am b d1 b ds d fm b gn g gx o ia b
mil_farm 22 af h
mil_lan 1h 94 b 97 c fm b gn h
mil_street 1w 5t c
mild 1l 9 9 67 p 6a e 6e e 9z o cn 8 ib a
mileag 1j 22 o av i el 1e fe p gw m
mileag_deducti 22 av i
milesto 1s bw p
militar 22 b2 16
militar_styl 22 b2 y
milk 17 0 b 1r d 2j c 2k a 2q 12 2s w 55 g 5w b 66 z 69 b 6b s 72 a 7q b 9i e 9n a 9u e ai r hn 8 i3 h ie l
milk_sel 22 2q 9
millet 1w 61 b 9x 19
millime 22 2a d
milo 22 bx 9
mimi 22 fo j fu t
min 16 7w d aj 7 d7 a df b
mina 1s bv a
minc 1w 6b r
mind 16 1n h 23 s 2g b b2 8 gx b
mindful 1z 7e 25
mineral 1w 4 1t
mineral_sunscre 22 4 1k
mini 1j 55 k 5q a am 17 bw g fk 12
mini_golf 1z fk 14
mini_grid 22 am 1b
minibu 1w ds 29
minibu_villag 22 ds v
minimum 13 5u 9
minimum_age 22 3y b
minimum_numb 1z 30 a 44 a
minimum_pay 1z 5l a
ministr 1l c6 1c
minor 1h s a 1t b 6x 9 6z 9 9t e b8 a bs b cm a go a gq a h3 j
minor_work 22 h3 k
mint 1u 9 a 6e g 6h f iu c
minu 1r 5p a ad 9 b7 9
minut x b 8 1s a 1w d 4y g 56 a 5a e 7e j 7g i 7k b 7o c 84 b a5 c b7 k bd f bv 7 bw 9 c7 c cc 9 ck e cl c cn d dc g e1 7 e2 c ec c fb q hd l i6 b
minut_cal 22 fb i
minut_error 22 97 9
minut_first 1z cl a
minut_lesson 1u 4y g hd x
minut_see 22 7k 9
minut_session 22 b1 8
minut_sits 22 4 8
minut_slot 22 bw f
minut_step 22 ga 8
minut_talk 1z 7k a e2 7
minut_video 22 4y a
mirror 1h 3 a 9 b b d c 9 au c bd f iw e
mis q q p v f 1a d 3c a 41 9 42 a 57 h 7g c 7p b 7z c 8f b 8u a 9h 9 9l 8 ad c av a bf g c6 8 ci e dl a dv 8 e6 j ek a eq 9 er f fy 17 gh o gz c h0 m h6 b hb q ho a i9 c
mis_animal 22 fy 1a
mis_appoint 22 q r
mis_cal 1u e6 y
mis_count 22 ej a
mis_dat 1w eq a
mis_deadlin 1z gz d
mis_documen 1u h0 y hb m
mis_dogs 22 fy c
mis_lesson 22 41 e 42 l
mis_nam 22 h6 b
mis_ones 22 df 9
mis_oth 22 bf 9
mis_pap 1w hb f
mis_part 1n dl d
mis_piec 1z 8f e dv 7
mis_reading 22 h3 j
mis_visit 22 q g
miscarr 1z 3w y
miscond 22 4w 1z
miso 22 6c p 9z l
misread 22 8i a g0 9
mission 1q 59 9 5h z gk e
misspel 22 9q c is a
misspel_nam 22 9q 9
mist 1z 6j a iu r
mistak 19 4x 8 51 8 5y 9 6k 8 7j 8 b4 8 b7 15 ba g ci e dg c ek b ev 9 ga 9 hm e is b
mistak_correct 1z ci a
mistak_cost 22 b9 8
mistak_slip 22 dg 8
mithai 22 a1 p
mix 12 2 b 1a c 2q b 5r c 5w i 68 j 6d j 6h b 9x j a0 a a1 l a2 f aa 1c az e c0 9 g2 m
mix_box 1u hu 7
mix_electri 22 gw b
mix_engin 22 g2 o
mix_intro 22 az m
mix_pack 1u 68 l
mixolog 1z aa x c0 v
mls 22 3e s
mobil 12 c 19 e n n h 15 l 2k i 4u s 79 12 8l r a3 j bt 1b bu a c0 y cn s dl 11 dm 14 e3 b ew u fu 1e g1 k g8 o h9 j iq l
mobil_app 22 hf a
mobil_barb 22 c k bu f
mobil_bik 22 dl 15
mobil_car 22 dm 1d
mobil_data 22 79 1q
mobil_gam 1z cn l
mobil_library 1z 15 u 18 9
mobil_mechani 1u bt 1k dl m
mobil_money 1e 4u t ew s g1 i g8 p h9 j
mobilit 1s f g 76 9 88 a
mock 1i b9 1x bh m bo x
mock_exam 1u b9 1j
mock_intervi 1s bo u
mocktai 1r 6g o aa q c0 1g
mod 1k 1i 9
model 16 13 g 1z c 22 h 2a l 2g b 2i k 3f r 4h l 9e s c8 1a cd b ec 18 er 9 hj b im f ip 8 iq u iw 14 ix 8
model_apartme 22 3f q
model_siz 1s c8 a
model_stock 22 iq f
moderat 1o fl 1g gi c
moderat_keep 22 gi b
modern 1q a 9 9f 8
modest 1r 4c n il k im 1w
modest_fashion 22 4c k im f
modul 1h 6q a ag o ao 1m ba y el i eo f ez h gj e gu o gx i hd b
modul_modul 22 ba a
modular 1r 6m 8 8o 12 ai 8 ao 2q
modular_classro 22 ao s
moi 22 60 e 8s b
moistur 1n 0 k 24 1f id l il j
mol 1p b 8 v 9 80 31 9z i cr g
mold 22 9k 1w
mold_test 22 9k u
moment 1b 1z 9 2y b by g e2 e hg y
moment_nam 22 27 9
moms 1o 4e b
mon 1u 2w a 48 9 e0 6
monday t g c i c s c 33 a 4b b 4e i 4z 9 7z b bd a dh c eo a es a fm b g5 b h5 b hj d ia 9
monday_driv 22 12 9
monday_first 22 dk 8
monday_list 1o ey d
monday_morn 1w cf a
monday_nobody 22 1h 8
monday_open 22 s e
monday_post 22 5z a 9x 8
monday_went 22 1w a
money r 16 8 1b 9 1c e 37 9 4f c 4t 10 4u k 6v k 6z a 7s b 7v t 7x c 88 h bl a cu 7 d6 l d7 1a d8 1m d9 k da l dd i de 1c el d ew z fi h fy c g1 e g7 10 g8 o g9 p ga r h9 f i1 7 i4 6
money_airtim 22 4u 8
money_app 22 d8 z
money_apps 22 d8 g
money_asid 1w 3t 7 7v t g7 f
money_automat 22 7v i
money_back 1e 88 k el g
money_bank 22 da g
money_card 1z ew g
money_check 22 d7 a dd 9
money_chor 22 d8 i
money_deliver 1z e5 9 et a
money_envelop 22 d6 i is c
money_family 1z d8 9 de w
money_group 22 d6 8
money_history 22 4u l
money_hom 1z de 20
money_insur 1z 77 7 8g 7 dv 7
money_kept 1z 37 a g7 d
money_lat 1z 3q 8
money_launder 22 4t a 57 b
money_limit 1z d8 d
money_long 22 6i a ew b
money_lost 1z 1l 7
money_lov 1z ad 8 cj a
money_mov 22 fy j
money_nam 1z 4t a
money_onc 1z 6w 9
money_paid 1w 3q 8 d8 b
money_project 22 en 9 g9 g
money_protect 1z d8 9
money_questio 22 7y 9
money_relativ 22 de l
money_sam 22 4t e ew i
money_sav 22 7s 9 dh c
money_saving 22 d8 c
money_second 22 54 9
money_smal 22 h9 8
money_stock 22 8t a ga s
money_until 1w 1l 7 6v 9
money_whil 1w 3 a
monitor 1b 26 1z 27 1i 2b 19 3n f 7j i 89 1n ad 15 ae l ef 2t fk n fw i gc d ia j ib h ie 16 ij 1f iv s
monogra 22 is y
monsoon 1r ia 9
montess 22 8t r
monthly l 57 r 5a c 5c e 5e c 8j h 8p c d0 9 d9 f fa e fg a ha e ir 9
monthly_box 1s ir 7
monthly_cal 1z fa 9
monthly_client 1w ha p
monthly_contrac 1u 3n a
monthly_envelop 22 cz 9
monthly_fee 1k 3k a b0 b
monthly_fix 22 57 n
monthly_members 1r fl d
monthly_onc 1z 13 9
monthly_pack 1z a2 c
monthly_packag 22 5a i
monthly_payment 1u 29 e 3m a
monthly_plan 1j 5e d
monthly_rental 1z 8p d
monthly_report 1n 57 c 5j a ca b ha d
monthly_sum 22 d9 9
mood 1g 1w i 7n 2f 9d c f1 l g2 o
mood_apps 22 7n j
mood_board 22 9d e
mood_tempo 1z g2 l
moon 1r 8n 8 ae 7 i1 1j
moon_calenda 22 i1 y
moon_phas 22 i1 n
moor 1w 38 a 9r x
mooring 22 38 b 9r o
mop 1z 28 a 29 w
morn s g b o 9 p g 16 8 1r c 1t i 25 b 2g b 2v b 34 g 3e i 3v v 5u f 5y i 66 a 78 k 7e d 7p d a3 8 ai b b2 8 ch o ed g en b fj 9 fp l gx f hl 6 hn l hr a hu 7 i1 r ii 9
morn_ask 22 1t b
morn_count 22 3v 7
morn_earn 22 32 a
morn_email 22 ch y
morn_pay 1z ai 9 ii 9
morn_plan 1z 6q 9 7r a
morn_sel 22 66 a a3 8
morn_send 22 5y 9
morning 19 1f d 1t 9 32 9 3z h 78 8 7c 9 b2 d b3 l ds e hn q hp a
morning_busy 22 2j a
morocco 1u 37 9
mortar 22 8s a
mortgag 1q aw 9 dj 32 hb r
mortgag_advic 22 dj 21
mortgag_advis 22 aw 8 dj 13
mortgag_brok 1w dj y hb k
mortuar 22 9q g
mos 1n 3j w 4p k 53 1h 78 6 98 11 fn 8
mos_wal 1z 53 1f
mosqu 1w 3x l
mot 22 9p a bt j
moth y f e o w 19 a 1a m 1b c 1d 8 1g 9 1m 9 26 b 2c b 2d c 3w k 4p e 4r m 51 8 7g 9 7l l 7u i 7z a 87 i 9u n b2 b bk k cl 9 d4 z de b di a dv 7 g6 f hn c hr 6 ht 9 hy 7
moth_ask 22 hn 7
moth_baby 1s g6 h
moth_café 22 15 9 1a b
moth_child 22 9u l
moth_daught 1u hl 7
moth_garden 22 19 g
moth_hom 22 o u
moth_long 22 1g 7
moth_phon 22 9u a
moth_pram 22 b2 f
moth_recip 22 d4 i
moth_tongu 1s 7m a
moth_visit 22 7u j
motif 1s m k 8d 9 hj 12
motif_local 22 8d 8
motion 1r 3n h
motion_sensor 22 3n g
motivat 22 ar b
motor 1g 3n e 3o h 4a k 4i d bt e ia u
motorbi 1i 43 l 4i 9 4u g 5t j 6o t 6p o a6 o bt e fe n iw f
motorbi_couri 22 5t k 6o h
motorcy 1z 29 p iw 19
motorho 1w 36 s 75 p
motoris 1z 3o 12
motoris_blind 22 3o p
motorwa 1q 43 v 9w u dr 9 hq c
mould 1e 27 13 5i 18 6j f 8c a 8s d 9k 2g an b bm 11 d2 g i9 e
mould_behind 22 an c bm d
mould_check 22 9k 1q
mould_sensor 22 27 k 9k l
mouldy 1z 12 9
mount 1h 3i k 3m d 95 t i9 c ia h iw 1j
mount_light 22 iw i
mountai 1k 21 x 4j 9 66 a b3 m gk j
mountai_bik 22 b3 n
mountai_villag 22 cm 9
mourn 1w 3w 2h 9q b
mous 1z iv l
mouth 1m 9 9 1q a 8n 7 bd a ff f hn b
mov r k 9 r d s g 3h g 3i a 3p 7 53 9 77 b 7a u 7v h 8a a 8p b 96 9 9a 28 9b c af 9 am a ao c bf d ce l db m df 8 en h fy 9 g7 m h5 c h6 q hm 9 hn 8
mov_abroad 1z 7a m ce s
mov_anoth 1w ao 8
mov_away 1s 3p b
mov_bags 22 77 9
mov_box 22 9a 10
mov_cal 1z 7c 7
mov_cancel 1s h5 i
mov_car 1z ak 9
mov_company 1z 9a z
mov_cost 22 g7 l
mov_dat 1s g7 g
mov_deposit 1z db k
mov_firm 22 9b a 9j a
mov_flat 1w 9a w
mov_hous 1r 9a x
mov_inspect 22 h6 11
mov_last 1z 53 a
mov_lat 22 ao a
mov_list 1z eo 9
mov_money 1p da a
mov_mov 1u 8a 9 h6 9
mov_noth 22 df a
mov_onc 22 bw d em b
mov_pap 22 gl 9
mov_saturda 22 7h a
mov_session 1z f d
mov_shop 22 2s 9
mov_sit 22 1y a
mov_smal 22 7v f
mov_thing 22 bf a
mov_van 22 9a w
mov_wednesd 22 ho 9
movemen 1j k i 22 9 71 g 7o g 81 9 8m b hn 8 ho 1a ie 9
movi 1z e3 21
mow 1l 2g 1q 96 22 9h 9 ag 18 cv 7 fj 9
mow_lawn 1z 96 16
mown 22 7b a
mozzare 22 66 1m
mri 22 v u 5k 9
mrs 1g 46 d 47 o 4b c 7b a cu 9 cv 7 dq e h4 i hb a ho d
mrs_brown 22 h4 k
mrs_kel 1s 7b 9 cu 8
mrs_osei 1z dq f
mrs_ruiz 1z ho a
mrs_silva 22 hb b
mud 1q ie 9
muesli 1u 68 r 9x 1d
mug 1n 2a a fh l hh e is c
mugs 1m 4q x 8z 1m is 1e
mul 1w ev c hz 8
multi 1h 4a u by h dq h g4 g
multi_sport 22 4a w
multipl 1s cm o e3 h i6 m
mum 1b bk q fi f
mum_dad 1w d3 8
mum_friend 22 bk w
mumbl 1w u b
mums 1b 82 7 b2 m g6 h
mums_dads 1r 82 7
municip 1a ge p gf m gg t gh u gj l gl 10 gm i
murd 1w 32 12 8j 1j
murd_mystery 1w 32 t 8j l
muscl 1s 2d 1k a0 i a4 j
museum 1h 1p 7 1v k 33 g 4g 9 6p o 6w 2x ck v hq e
museum_scienc 22 ck a
museum_shop 22 4g a
mushroo 1j 7 k 3s d 5u m 6j 32 78 1o 8c 1v 8v c
mushroo_grow 22 6j m 8c v
mushroo_kit 22 8c t
music 12 i e 39 1f 41 1c 5a c 7g b 83 m 93 l az m b5 a bc 1k by d c9 g cj g ck 9 cp 1l cz z du r dw l dz g e0 x e1 f e4 e g0 9 g2 1f g3 e hg 9 hl 7 hn 19 i4 a
music_academy 22 g3 k
music_film 1z 5a a
music_lesson 1z 41 1h bc l
music_licens 22 g2 h hg 8
music_morning 22 hn r
music_pictur 22 5a a cz b
music_school 1o 41 u 93 e bc j dw a dz c
music_shop 1u 93 f bc 9 dz a
music_teach 22 41 v bc m
music_video 1z cp n e8 b g2 q
musical 1w dv 1c
musicia 1f 39 16 93 w cl 9 cq l dw 1m dz u e0 1i g2 s i4 19
musicia_room 22 dw f
muslim 1h 3v o im l
must_abl 22 72 9 bb a
must_agre 1s f0 b
must_alway 22 dl a
must_approv 22 ez b
must_back 1z 29 9 af e fp a
must_box 1z 4i 8
must_car 1z do 9
must_carry 22 4k a 9m 9
must_consent 22 b4 a d8 a
must_contain 1w e7 a es 9 et a
must_doctor 1z y 8 7o 9
must_empty 1z 8p 9 ig 8
must_explain 22 h1 c
must_fil 1z 3z a hj 8
must_keep 1s 9d e
must_label 1m 8 8
must_let 1z 34 b
must_log 22 2v a 6s 9
must_nam 1w 4p 9
must_protect 22 91 a bj a
must_record 1s x 9 bp f
must_report 22 1y a 7w 7
must_round 22 99 9
must_said 1w 8k 7
must_say 1s 9t 7 er a
must_see 22 8h 7 cd 9
must_show 1l 9v 7
must_shown 1u 9q 8
must_sold 1z 2o a 8v b hp 8
must_spoken 22 9u a
must_stand 1s eh a
must_stat 22 ct a
must_stop 1z 7s b
must_stor 22 63 a ek a
must_visit 22 9i b
must_wheth 1u dh a
mutual 1z h1 k
mvps 22 59 1g
mvps_found 22 59 t
myceliu 1w 3s 1h 6b o an u
myself 1h 6a 8
mystery 1r 32 1l 8j 1y cm b cn 8
mytholo 1z bi d
nag 22 el d
nail 1c 3 j d 1u r u 54 d 8b j bv 1e fn 1b fu e ir 2x
nail_artist 1z d u
nail_bars 22 bv c
nail_custom 22 ir o
nail_don 1z fn 8
nail_ears 22 fn e
nail_hom 22 d n ir o
nail_lash 1z bv v
nail_salon 1z d m bv j ir u
nail_sets 22 ir n
nail_short 1z ir f
nail_studio 1u d u r m bv c
nail_tips 22 ir i
naira_cedi 22 79 7
nairobi 15 78 6 7d 7
nakuru 1w 47 9
nala 1w 1d r 1o 7 hp n
nam h 8 8 o 9 13 9 15 c 1j 8 1n p 1u a 20 k 2e 9 2p c 39 9 3h 8 3n 8 3r g 4n a 4p 9 4q 9 57 b 5e b 6a 9 6f 8 6i 8 6t 9 74 7 79 6 7p 9 7x 8 8d 6 8j 7 91 b 9a c 9q g a2 8 a8 9 b9 8 bp a bs a ca d cl 9 cp 9 cq a d1 8 d2 7 de b e2 h e6 e eb c ep c eq b f1 9 f2 b f6 e fw a gj b gp 9 gq c hf 8 i7 b ij 8 is v
nam_act 22 27 9 e0 7
nam_addres 1z a8 h
nam_advis 1q ay a
nam_applica 1u ex c
nam_artist 22 9t c
nam_asks 22 eq b
nam_bank 22 7s c cx 7
nam_bel 22 bl c
nam_bella 22 bx b
nam_box 1m ca b
nam_cal 1r 7j 9 e6 d
nam_campaig 1w g9 a
nam_car 1u 47 c
nam_ceremon 1z 3r q
nam_child 22 1n d
nam_collect 22 48 a
nam_commiss 22 dk b
nam_company 1z 7k a
nam_compar 1s er a h1 b
nam_dat 1l 2z 8 is x
nam_deadlin 1z em a
nam_design 1w 9d f
nam_documen 1w d1 9
nam_dog 22 1n a
nam_door 1s 15 d dy 8
nam_draft 22 e5 a
nam_employe 22 f0 a
nam_fac 1u 20 f
nam_first 1m eq e
nam_fre 1w q d
nam_friend 1z 3q 8
nam_garden 1w 96 c
nam_grandmo 22 cs 8
nam_grow 1z 1n 7
nam_hair 1w 1n p
nam_help 1u cu a
nam_insid 1z 1n a 8k d
nam_kept 1z 20 b
nam_lab 22 10 b
nam_label 1q 1j d
nam_last 1s 8n 8
nam_lead 1u b3 8
nam_lesson 1s ey e
nam_let 1u ek 9 f7 9 gp 8
nam_list 1s 6f 8
nam_logo 1w b0 e
nam_look 22 7x 9 dk 8
nam_midwif 22 9u a
nam_mov 1z 9a i
nam_next 1m en 9
nam_not 22 1n 6 h0 9
nam_numb 1z 3q 8 ec a
nam_pag 1q 1n 8
nam_paint 22 3h b
nam_pay 22 4t a
nam_person 1s 57 e 6t e is 9
nam_photo 1r b4 8 hx 7
nam_plac 22 68 a cp b
nam_plant 22 1u g
nam_point 22 e6 b
nam_pric 1o ep e
nam_print 1u is f
nam_product 1r 2e c
nam_questio 1r 2 c
nam_quot 1z gt k
nam_read 1q 3v 6
nam_rental 22 db h
nam_report 1o 1 a ha 9
nam_request 1z ez f
nam_return 22 he c
nam_ring 22 bs e
nam_room 1w 27 h
nam_second 1u o 9
nam_shop 1o 1t 9 i5 k
nam_shown 22 gg 9
nam_sign 1w 7z 9
nam_siz 1w 4q e
nam_somebod 22 13 a
nam_sourc 22 23 a
nam_stag 22 3f c cz 7
nam_stand 1s i0 7
nam_stay 1w 7c 7
nam_story 22 14 9
nam_tag 1o fw e
nam_task 1z gq a
nam_tenant 22 7w 7
nam_th 22 f1 b
nam_therapi 1w 7m e
nam_trad 22 f6 b
nam_train 1r f c b2 9
nam_transla 22 eb n
nam_try 22 ec 8
nam_twic 22 u 8
nam_vet 1z 3u 6
nam_whoev 22 39 a 3p 7
nam_window 22 97 9
naming 22 3r i
nanny 1m 1g i 3y 1e 3z h f8 d fd 21
nanny_agency 22 fd o
nant 22 hl 6
nap 1q 1g b 7g 9 7l a cn j
napl 22 4o d
nappy 1n a 3b 7l e io m
naps 1m 1g 9 1v i 6y y 7f 9 fp a
naps_playgro 22 1v e
narrat 22 g0 k
narrati 1r cm 12 g0 k
narrato 1z 7e d
narrow 1o 38 a 4l 8 9s 8 ac 9 cp c
narrowe 22 v f 8p a
nashvil 22 c0 8
nation 22 54 a
nationa 1l 3d c 3o c a4 d fx g
nationw 22 64 b
nativ 1f 3l z 42 1n bd j eb j hf j
nativ_apps 22 hf l
nativ_plant 1z 3l p
nativ_speak 1u 42 12
natur 1m 3z m 73 g 78 1i hy 6
natur_lov 1w 78 q
natural 19 0 1t 3 l 9 1k 3q e 3s 7 65 12 6h k 78 v 90 i 9y r a2 w hy p i2 s it i iu w
natural_burial 22 3q i
natural_deodora 22 9 1u
natural_oils 22 iu 9
natural_skincar 22 0 12
natural_win 1u 65 19
navy 22 1j e
ncert 1z f9 l
nda 1s ax 10 er 1d
nda_term 22 ax n
ndas 1z ax c
near q 1 a c j e d f i g m j 9 k j l h n k o a 12 e 17 k 1b w 1f h 1w u 21 h 2g a 2j l 2k g 2l p 2m o 2n j 2o k 2p k 2q h 2r l 2s j 2t l 30 g 31 m 32 a 3r e 3u c 3z g 41 b 45 c 47 a 4a j 4o k 5l e 5p 9 62 g 6i f 75 a 78 7 8l d 96 9 97 e 98 a 9a d 9b b 9s a a3 h a5 e a6 e a7 e b2 f b3 9 bj a bk g bt d bu d bv d bw m bx f c1 c c5 f dl j dq f dt f dw d dy h dz d e3 f e4 d f8 j fc i ff c fj d fk c fo d fp i fz f g5 j hh f hi c hj g hk d hl a hn e hp f hq d hr e hs b ht f hw c hx b hy b i2 a
near_mis 1w 4x 7 f3 e ia 9
near_parent 22 fi o
near_school 1w 2s 8
near_station 1p dt f ff d
near_weekend 22 1w i
nearby 10 c c g c h a y d 1f g 2j i 2m h 2p b 2q d 2u b 30 b 3o 8 3y h 41 9 43 a 7m b 7t i 99 a 9b f 9c c 9e a a3 8 a8 9 dq b fm b fu c gd m go a gv a i7 p
nearby_ask 22 gv a
nearby_café 22 1f f 2u h
nearby_driv 22 43 g dr 9
nearby_know 22 3r 7
nearby_list 1z 3y f
nearby_nam 1z 5s b
nearby_parent 22 3z a 44 a
nearby_pick 22 i7 t
nearest 1d fc z
nearest_instal 22 fc m
nearest_technic 1z fc p
nearly 1a 7v a 8z 9 d6 a eq 9 gf b
nearly_everybo 22 eq b
nearly_used 1z d6 b
neck 1g e w 4p d 90 t ie 8 iq m
neck_strap 22 iq o
necklac 1z 4k t is l
need x i d 4r 9 7t c av a ay c bm a cw 9 i7 c
need_ask 1z 2q 9 dp 9
need_check 1w fp a
need_collect 22 3u 6 d8 a
need_first 22 4r a 61 a
need_hold 22 ew b g9 8
need_insur 1z 8 a i2 8
needl 1k 4i g 4p j 8d g 8k a 9t s ap c hz 9
negativ 1r 20 a 8h 1r d2 t
negativ_scan 22 8h p d2 m
negotia 1p 4v 11 7x 1f bo p dh 1a
negotia_lend 22 7x j
negotia_low 22 7x o
neighbo u 17 f 18 c 19 16 1d a 1e j 1f c 1x 1y 23 a 24 9 2b 9 2c k 2h b 2j k 2o l 39 h 3j a 4b s 4u 9 6m i 7b g 97 b 98 9 9b o 9h 1i a5 i a8 7 af h ah 9 bk e ci r d4 9 dd a do 18 dp k dq e dr l ds b dw a e3 p fm b fo i fy t g9 f gh f hk 8 hr 6 ht 17 hy 6 i0 l id b
neighbo_answ 22 1x a
neighbo_app 22 1x 28
neighbo_ask 1u 1x k i0 7
neighbo_book 22 af 9
neighbo_borrow 22 9h t
neighbo_bring 22 55 f i3 d
neighbo_cellar 22 18 h 1k c
neighbo_clean 22 97 c
neighbo_coffe 22 1f 8 2j a
neighbo_cook 1z 4b 1j ht 11
neighbo_count 22 7b 7
neighbo_dog 22 fp i
neighbo_friend 1w 24 d 46 e bk f fm g
neighbo_garag 22 9h f
neighbo_group 1r 98 9 ci e fy t
neighbo_grow 22 i0 z
neighbo_help 22 1x 1k af 9
neighbo_hom 22 ht p
neighbo_key 22 2c e
neighbo_leav 22 1x a
neighbo_lend 22 18 8 9h k
neighbo_list 22 9h 8
neighbo_look 22 gc c
neighbo_neighbo 22 ht f
neighbo_news 22 ci y
neighbo_nois 22 i 9 hr 8
neighbo_offic 1z 2u a 5m c
neighbo_rent 22 do u
neighbo_said 22 39 a 3p 7
neighbo_shar 22 1x 1z
neighbo_smal 22 1x v
neighbo_stor 22 a5 j
neith 1p 5e c 9b b e9 c eq c
neon 1w c1 r
neon_sign 22 c1 n
nepal 1w 6e 9
nephew 1z gq m
nervou 1j 9 b au j bx 9 d5 r fj g fn r
nervou_dogs 1u fj c fn j
nest 1u 78 b 96 9 hy 13
net 1h 2f 9 3m d 3o f 93 g em s fy p hc i hz 6
nets 1z 2a d 4m c c0 7
network 12 1x f 2i b 4z j 5b g 5c t 5d m 5j a 5k c 5n d 79 n 87 b 8n 9 9l a ar c cj 1c ct b dr b e8 a eh d f2 c fa 9 fb u fc y fl j gk f ia c ij l
network_busines 22 5n b ar d
network_certifi 22 fc h
network_chamb 1u e8 a ea a
network_need 22 9l 8
network_post 22 5d f ct h
network_start 22 59 9
network_trad 22 5a a 5f a
neurodi 1w be t
neurolo 1z 84 q
neut 22 1d 10
neutral 1h 23 a as 9 db m iu l
nev q 15 h 32 a 7k 9 7x 9 80 8 85 a 86 b 8e 7 9k 9 bs b cc 9 cf c du 9 eg 9 gi 9 h4 k
nev_answer 22 h4 w
nev_back 1r ev a
nev_bought 22 9 b 6b 9
nev_cal 1w 1u 8 7k 9
nev_cam 1z gi d
nev_chang 1z eh b
nev_find 22 e8 b
nev_heard 1z bp a h4 g
nev_learn 1w 15 j
nev_leav 1s bi 9
nev_look 22 1s a
nev_promis 1u 6a 9 7x 8 9k 9 eg 9
nev_read 22 15 k 7n h
nev_right 22 6p c
nev_say 1u 80 7
nev_seen 1z 8e 8
nev_sel 1w 66 a
nev_send 1z cf c
nev_shown 1z f1 d
nev_start 1z 9k a
nev_switch 22 26 b
nev_than 1w 47 b
nev_told 22 87 a
nev_touch 22 7x 9
nev_try 22 dq b
nev_use 1w fq a
nev_used 1w 24 8
nev_wear 1z i2 8
new 1w 8p a c6 8 cr a d6 8
newborn 1f a a o 1c 1g 13 26 s 2y k 7l 1v bw 1g hn 17 ix e
newborn_bundl 22 ix g
newborn_night 1z 1g e
newborn_photogr 22 2y m bw s
newcom 1d h n 14 r 7a 1t 7w 17 bk 1r ff c
newcom_employ 22 14 k
newcom_registr 22 7a o
newest 1w 8f e hs 6
newly 1r 5w b
newly_diagnos 22 5w 9
news 1e 6y g 85 8 ch s ci 2k d0 7 g3 f g9 a ga a
news_sit 22 ch i ci b
newslet 1g ch 2q cr g e7 1k e9 c fl b gd 1l
newslet_podcast 22 cr h fl b
newspap 1j 3t b 9q a aj b ci 1v d0 2b gd e i3 8 i4 8
next k b 9 c a d 9 i c 1a l 1j 9 1k k 1l 8 2s b 39 9 3e d 4d h 6x 8 77 8 8j 7 8z b 93 b 98 9 9s 9 9v f ab 7 ar 9 as f bo g c7 c co d cr b cs f dy 9 e3 8 eo h f1 a fn b fo b fu d gu e
next_appoint 1z 7j a
next_be 22 cn a
next_book 1z co d
next_booking 1z 36 9 fo a fu b
next_check 1z fu b
next_count 22 ey b
next_cours 1z i g 1a b
next_cut 22 bu b
next_dat 1i 2t c 9v o dy 9 fn i
next_deliver 1s fr c
next_door 1g 1x c
next_error 1j 98 b
next_even 1w 39 f 3y a
next_family 1z 48 9
next_fre 1g fc a
next_guest 1u 3c c
next_harvest 1w 6f 8
next_holiday 22 1v 9 44 a
next_issu 1z cr a gd c
next_january 22 1o 8 hz 8
next_job 1p at 9
next_larg 1z 5a a
next_level 1z i r aq b
next_meal 22 7i c
next_meet 1w f6 a
next_morn 1i 3e l
next_not 22 7g 9 cs a
next_noth 1s b 8
next_occasio 22 2y a 4k a
next_ones 1w cs 8
next_ord 1u 5z 8
next_pack 22 b a
next_questio 1w bp f f1 a
next_rac 22 7h d
next_room 1p 1a 13 25 c
next_round 1r 5t g bo 9
next_run 1z 4c i
next_session 1u ar a
next_shift 22 i7 a
next_siz 1m a b 1j c 1k 14 4d w 93 h dn a
next_smal 22 7h d
next_song 22 hn 7
next_stag 1z 7l 9
next_step 1h as n eo u ex 9
next_stop 22 97 9
next_street 1s 3q c
next_test 1u 40 h bh a
next_town 1z 55 f e3 c
next_trip 1w 1v f 79 7 92 9 fo 9
next_visit 1q fu d
next_volum 22 cs a
next_wel 22 d3 7
nfc 1z ap 1j
nfc_tag 1z ap q
ngos 1f h9 p hf l
nic 1g 1o 8
nicely 22 79 8 hm b
nich 1q 5 1w ct o fl 14
nich_perfum 22 5 1o
nichola 22 1o 2k
nick 22 b d 8l 9
nickel 22 4k n 9t g
nidra 22 7e 8
nigeria 11 fi c
nigeria_abroad 1w fi e
night p a d o u 1a a 1g 10 1w m 25 l 26 b 28 9 2f b 2h b 2v g 34 l 37 p 39 e 3b 8 3n 8 51 7 55 f 5o 9 5p b 6f 8 6t 9 73 q 74 n 78 7 79 7 7f u 7l h 7n b 7z b 89 7 90 i 9k b 9r 9 9w d a1 8 a8 c ac b ae c ag 8 al b br l cc p cs 8 cv 8 cw 7 cx d dq c dr 9 ds g dw 9 e4 w ef d ez b ft f fy b gk 8 go b hr 8 i7 a ie g ij a
night_acces 22 5y b
night_ask 1w 3b 9 90 a
night_away 22 3x 7
night_book 1u 34 a
night_bus 22 2f 9 74 c
night_chang 22 ib a
night_cook 22 o a
night_cost 22 5k 7
night_desk 22 6n a
night_empty 1z 39 9
night_feed 1z 7l 9
night_find 22 7n 9 hg 8
night_flat 22 da e dw 7
night_know 22 br a
night_lin 22 ef 9
night_list 1u ie 7
night_mark 22 ie 8
night_nanny 22 1g i
night_nev 22 2f 9
night_night 1u 1g 8
night_nobody 22 dx 8
night_nurs 1z o k 1g e
night_pay 22 9r 9
night_pictur 22 by a
night_plan 1z 1g m 1w y
night_pric 1z 3n b
night_rent 22 ac 7
night_second 1z o 9 4e a
night_send 22 a1 8
night_shift 1j 2v d 56 c em b
night_somebod 1z 8z b ae 7
night_staf 1z 2v c
night_taxi 22 ds w
night_tel 22 28 a c6 7
night_thing 22 77 7
night_told 22 ef 9
night_train 1u 37 14 cm 9 dt g
night_van 22 36 a
night_weekend 1u 89 8
night_went 22 e0 7
night_work 1u ez a
night_writ 22 ca 8
nightli 22 25 q by n
nightly 1r 3d 14 9w b
nightly_pric 1z 3d q
nina 1w l f r 9 dx j ir 7
ninetee 1w 20 i 81 8
ninety 1g 1l 9 4t o 75 9 ai 9 ar v i0 c
ninety_goal 22 ar p
ninja 22 h r hq j
ninja_cours 22 h l hq f
ninth 1n ab 7 ah g cp h em g en h
nis 1z f4 1p
nobody l y b 13 a 19 9 1b 9 39 a 4b a 4w b 6p c 6z 8 7c 8 8a a 8r 8 9o a bd a bq 9 cf d cx 8 d4 8 dp b dx 8 e2 7 ef d ev 9 f1 9 f3 8 f7 9 fj 8 fx a gi 9 hs 5 if 9
nobody_answ 1r f1 9
nobody_anyth 1z 9h 9
nobody_asks 1k df d
nobody_build 22 34 c gi 9
nobody_button 22 f7 f
nobody_buys 1u 5 9 3q 8 dj 8
nobody_cal 1q at 8
nobody_chang 1z 6z 9 9s 9
nobody_count 1s y c
nobody_dar 1w 1x a gj 9
nobody_deliv 22 y 8
nobody_drop 22 b3 e
nobody_els 1a 7w 9 e2 8 fj e
nobody_ent 22 hp a
nobody_ever 1z d4 8
nobody_finish 1z 20 b
nobody_firm 22 e9 d
nobody_forget 22 f0 a
nobody_half 22 go 8
nobody_hom 1n 8r h
nobody_knew 1z ij 9
nobody_lad 22 98 8
nobody_learn 1u 71 8
nobody_look 1p 84 8 89 7
nobody_mind 22 8z 9
nobody_notic 1w 54 8
nobody_off 1z dp 9
nobody_open 1l 46 c 4b m ds a dx a
nobody_order 1w 6j 9
nobody_paid 22 37 a
nobody_part 22 16 a
nobody_pay 22 do a ef h
nobody_pays 1s 6w 8 9b e
nobody_plan 1z 7d 6
nobody_play 1w cm d hs 6
nobody_read 1s 4w f
nobody_report 1w 4w a 5k 9
nobody_search 22 e4 8
nobody_see 22 gt b
nobody_seen 1w 4e b i9 a
nobody_sees 1r ia 8
nobody_sinc 1u if 8
nobody_sleep 22 a a
nobody_stop 22 81 9
nobody_test 1z 7c 7
nobody_think 1w 9k 9
nobody_train 1z 82 9
nobody_trust 1z eo 9 ey b gy 9
nobody_twic 22 f1 b
nobody_uses 1z 19 a
nobody_van 22 6m b
nobody_writ 1u x b
nod 1s 25 9 7o g
nois 18 25 g 39 m bi c dw t ec 8 g0 y hq b hr e
nois_fir 22 5z 9 dw 7
nois_light 22 hr 8
nois_measur 22 dw 7 hr 8
nois_night 1z 2o a
nois_paus 22 g0 8
nois_use 22 i 9 41 9
nollywo 22 32 9
nomad 1u 7a g fg 1a
non w n 9 1m 17 3r m 3z 9 6g 11 75 d 8a n 93 a cg 9 dr 9 g6 9 hf f
non_alcohol 22 6g 1p
non_drink 22 6g v
non_emergen 22 8a t
non_leagu 22 cr 8
non_profit 1o 3z d
non_speak 1z 1m 1w
non_technic 1z hf p
nonprof 1o 1b r 1f 8 5g w b0 g h9 s i4 8
nonsens 1u 8m 8
noodl 1s 2n h 2v g 6b 9 70 g a6 d
noodl_salad 22 2v e
noon 11 t b 1f a 2b 9 2u 11 5p b a3 b af e ak b al a am a cf a dw c fp a hn 8
noor 1z 76 8 bk j
nor 1l 9b a e9 b hy 6
nora 22 2r 9 6e a
nord 22 ep k es a
nordic 1n c6 8 ho g
nordman 22 hz x
norm 1u 4n q
normal 13 2b c 2o 9 4h a 57 i 7l f 8h 7 fw b
normal_pric 1o 2q 7
north 19 9k d 9l d 9r e a3 d gh c if b
north_gat 22 a3 g
north_sid 1w 9r g
nos 1j 4 m 5 i 4l v 6d j 78 9 i4 b ij f
nos_pads 22 4l a
not l r a t a u 16 x g z r 10 7 1l o 41 a 4a b 5y d 6r a 6s 9 6y c 7k d 7u a 83 8 8h 8 96 9 9v 8 az h bc a bf m du 7 dy b eo b eu d f0 n f6 x fa 8 fn 9 g0 9 g4 q gs a
not_advic 22 7i 9
not_apps 22 8x h bf f
not_ask 1s 9q 8 ep 9
not_back 22 g c
not_bag 22 5y b
not_bags 1w 62 9 77 7
not_bil 22 g4 j
not_book 1z 1l 8
not_booking 1z 33 a dq a
not_cam 1s hm 9
not_chang 1r 37 9 6z 8 7h b
not_clean 22 8u a
not_coming 22 hl 6 ho 7
not_confirm 22 f6 b
not_correct 1z 3r 9 e9 a
not_cost 1w 2o 9 31 b
not_cov 22 2m c az a
not_cups 22 2k 9 2r 9
not_daily 22 2e a
not_damag 22 7b 7
not_doctor 1w u w 7k 9
not_don 1u 7r 9 ae 7 fv 9
not_door 1z 5y a gb d
not_eaten 22 4b 9 fr a
not_enquiry 22 34 c 58 9
not_error 1z be b
not_estimat 22 9a b
not_fail 22 51 a a8 8
not_family 1u 46 c
not_fault 1w 4i 8 dl a
not_fil 1z 63 a
not_forgott 22 1s a da a
not_fridg 22 83 g
not_hand 22 f6 h
not_invoic 1w z j es 9 g4 o
not_jar 22 hv 6
not_kept 1u 6r a 8m 7 bf 8
not_kilo 22 99 9
not_kind 22 hy 6
not_languag 22 14 9
not_lat 22 48 a dt b
not_leak 22 24 9 cx 7
not_materia 1z 4j a
not_messag 22 1h 8 gn a
not_mis 1r 1a a
not_mov 1w ak 8
not_not 22 u 8 dy d
not_off 22 1 9
not_onc 22 d0 9
not_open 22 2x a f6 b
not_ord 1z 2u a
not_paid 1z d8 9 dd 9
not_pain 22 7d 6 7o a
not_part 1u 2i 9
not_pay 22 7f 9 7g 9
not_phon 1z t 9
not_photo 1z gt g
not_pictur 1w 9v 9 cs 9
not_piec 22 4d a
not_portion 22 2l b
not_prepara 22 45 a
not_problem 1z 4r 9 fo a
not_quarrel 1z 1i 8 3t 7
not_read 22 eu m i1 7
not_real 22 9e a dz 7
not_reason 1u 7t 9
not_refusal 1w 1x a dh b
not_rest 22 fp b
not_rid 22 do a dp a
not_room 1z 5l a 94 a i4 7
not_sav 1z z 9
not_search 22 cp b
not_second 1z ck a
not_sel 1z 1l g 8y 9
not_session 22 f a ar d
not_set 1z d a 2z 7
not_shad 22 3 b d a
not_shoot 22 2y a
not_shop 1z 30 a
not_show 1z r 9 6r b
not_siz 22 4h a
not_sold 1z 2v 9
not_speak 22 42 f
not_spent 22 ex 9 ez b
not_stop 1z x a 5t 9 cj a
not_tabl 22 3b 9
not_tak 22 f6 u
not_tast 22 69 9 8h 7
not_tear 22 1p 7 i2 8
not_travel 1z c 9 e b 97 b
not_twenty 22 85 9 f6 b
not_visit 22 fx a
not_wait 1s 43 9 7m 9
not_walk 22 3x 7
not_wast 22 8k 8
not_wat 1u 3p 6 i0 7
not_way 22 p b 9i b
not_word 1r 3u 6
notary 1q 5b h b9 b bq o eq h
notatio 1z du h
notch 22 80 9
noteboo 1d 10 c 71 i 7n l 8x 2j 9r c cu 9 dd i gf 8 gk d gs e h9 l hk a
noth k b 8 t 9 1a a 26 c 3w 6 9o 8 9w 9 ai 9 cz 7 d7 a ee d g9 8
noth_add 1r 9y d
noth_back 1s 56 a
noth_break 22 ia a
noth_cam 22 8i c
noth_cannot 22 8p a
noth_chanc 22 cm a cn a
noth_decid 1u gj 8
noth_eat 1w 5w 9 66 9
noth_extra 1j 7 9
noth_found 1s f9 8
noth_fruit 22 b1 c hv 7
noth_insur 22 56 9 7z a
noth_kept 1s t 9
noth_know 1s e9 9
noth_left 1s 62 e
noth_licenc 22 18 a ee a
noth_noon 1z 5p b
noth_owed 22 1x f
noth_pour 22 hw 6
noth_privat 22 f2 a
noth_read 1z eb 9
noth_ready 22 9u a
noth_said 22 u 8
noth_tel 22 i1 7
noth_told 1w d5 b
noth_wear 1z 4e a
notic z 15 a 1s p 26 b 2c j 6y u 7r a 9q b av b bl e bm r c6 v ef k eq y er d eu a ez c g3 g gb c gj a gr a gs a h3 d h7 8 h8 10 iu 7
notic_account 22 h8 b
notic_board 1r bl j ff b h8 h
notic_dat 22 1s i
notic_far 22 5k 7
notic_hold 22 h8 e
notic_list 22 d6 8
notic_next 22 6l b
notic_period 1p eq 13
notic_read 1z c6 c
notifi 1w v d 2w d g3 k gs d
notific 1z 7e a 7r a
notify 1z 6t a gg 10
notion 22 g1 n
notion_templat 22 g1 i
novel 1q 8w 1x co 12 cs y
novemb 1m 1n 7 1p 8 1u a 34 j 6f a 73 6 8i 8 bl b d3 8 hk 7
now u 1d 9 6e 8 7z c d7 a ei 9 et 9 fv 9 hq 7
now_list 1r d7 f
now_wait 1z 14 9
nowher 1j 2a c 8n 9 a3 8 df 8
nowher_els 1w 2a b 8n 8
nps 1z hc 1k
nri 1p av p fi r
nri_parent 22 fi g
nris 1r fi i
nssf 1z dk a
nud 22 ir a
nudg 1s q 9 h4 14
numb s w a 10 a 1x h 23 b 2l b 31 j 36 a 38 9 3g b 3u 8 44 9 4g 9 4l a 59 9 5c b 5n b 5y a 6n i 7a v 7b 8 87 b 95 c 9e f 9i e ad 9 ar f d2 6 di 9 dq b ed k eh j g5 b gg 9 gr 9 ha m
numb_add 22 71 7
numb_animal 22 3u 6
numb_bank 1z 7a i
numb_beds 1z 19 a
numb_cal 1o 3x 7 5k 8 cu 8 f5 8
numb_dogs 22 fj a fm b
numb_door 22 3u 6
numb_field 1z eo 9
numb_guest 1z 30 a
numb_help 22 38 8 7a e
numb_keep 22 8d 6
numb_messag 22 e7 b
numb_nev 22 32 a
numb_off 22 31 c
numb_part 1w dn 8
numb_pay 22 aj 8
numb_pictur 22 h1 9
numb_second 22 3u 6
numb_smal 22 7b 7
numb_stop 1z 6w 9 ei a
numb_twelv 1w 1x h
numb_van 22 eh j
numb_word 22 1m 7
numb_wrong 22 eh c
nurs 10 o j t 15 w b 1g h 47 p 4n d 4r x 4x 8 4z c 5d 19 6y e 76 b 7a 7 7d b 7z l 89 1b at c ce z d0 t dq e fi c i7 18
nurs_abroad 1w 5d q de 8
nurs_baby 22 o l 1g e
nurs_cal 1w 89 p
nurs_car 1w 47 i
nurs_hom 1m 47 h d0 13
nurs_list 22 y 8 89 e
nurs_request 22 8a 9
nurs_shift 22 i7 l
nurs_visit 22 o 9
nurs_wait 22 ce 9
nursery 17 4 e 1o a 1s j 1u b 26 n 29 c 2w 16 3y d 3z 26 5x c 5y 8 6y 27 8t q ae 8 cl i fp i g3 k hq e hz i ix b
nursery_decid 22 2w b 6y a
nursery_octob 22 1o 8 hz 8
nursery_offic 22 5v a 5x 9
nursery_open 22 3z w
nursery_paediat 22 j a cl a
nursery_parent 1w 3y a 3z k 61 9 6y j
nursery_plac 22 3z 1d
nursery_primary 1z 4a a
nursery_school 22 1s a
nursery_softwar 1z 6y u g3 g
nut 1i 2m g 5w q 68 x 9y 1k
nut_allergy 1p 2m d
nut_but 22 68 l 9y 1i
nut_fre 1u 5w i 9y g
nutriti 1f l 2b z j 2r a 2w a 60 e 68 e 7i 1c 85 h a0 e a4 k fr b g6 i
nutriti_advic 22 l j 7i 9
nutriti_app 22 l j 7i k
nutriti_coach 22 l 1j 7i k
nutriti_plan 1z l 12 z k 7i j
nuts 1d 30 d 5m e 5w i 68 p 9x w 9y 16 it d
nuts_seed 1z 9x s
nylon 1z 4m a il 9
oak 1g 1y d 3s 7 8b 7 8o 18 gr h gt j gu l gv d h6 e ig c
oak_ash 22 3s 8
oak_board 1z ig c
oak_street 1s gr g gt i gu k gv c h6 e
oat 1k 0 m 2j f 2k 8 2s b 68 l 9x h
oat_milk 1u 2s b
oats 1j 1r g 2v m 61 j 63 s 68 o 72 d 9x 1h a0 t
oats_nuts 22 9x l
oaxaca 22 6d 9
obedien 22 fq y
obituar 1z 3t s
object 1r 1r d 6w 8 cz b ei c if j
objecti 1s 7x 8 c7 x gm 8
obsessi 22 7m a
occasio 1j 1t b 2y a 4e p 4k h 8t a 91 k a1 e e2 8 e7 i is o
occasio_br 22 4k a
occupan 1z 3d j 6s 9 71 9
occupat 1o b1 h cw j cy 6
occupat_therapi 1p cw f
occupi 1z 3f s
ocean 1w 4h b
ocean_plastic 22 4h 9
octob 1j n 9 1k e 1o d 1p 8 2f 9 3z e 6f a 9k a 9s a ag 7 hz j
odd 1c 2e a 65 e 95 r cd a dc h df 9 eu f ev g f3 i hu 9 i9 9 ik e
odd_cas 22 cd b dg 8
odd_jobs 22 95 w
odour 1u 3i i iu w
off l q g 1b e 1e a 1r d 2d b 2f a 2x e 2z 8 3h 8 3m g 4k b 5n e 6t a 73 n 7e 9 7x l 9c h al 9 aw h c2 e cc c d6 a f0 c fj i ft a gb d gn h h2 a h4 k he c ir g
off_app 22 1r o 83 8
off_arriv 22 aw b
off_automat 22 ik 8
off_book 1u dx 7
off_cal 1z ft a
off_check 1u fu g
off_clean 1z 3p 8
off_cod 22 he i
off_company 22 31 c
off_coupl 22 2y a
off_debt 1z 7x u d6 m
off_deep 22 4j 9
off_dish 22 2u b
off_downloa 22 79 7
off_early 22 1o 8
off_easy 22 38 8 b5 a
off_empty 1o c3 8
off_first 22 bg a
off_fix 1w 30 h
off_fre 1u q d s e
off_grid 1z 3m e 73 1i
off_her 22 gn e
off_househo 22 94 b aw b
off_lat 22 fz a
off_lead 22 fj o
off_leash 1u fj w
off_let 1z 2d a
off_low 1u 56 8
off_menu 22 31 c
off_nam 1z 3h e
off_need 22 cc 9
off_next 22 i 9
off_not 22 2x a
off_ord 1z 7x 8
off_own 1w 1e 9 fn 8
off_paid 1z 1q a 7e a ch b
off_pric 22 gk 9
off_rack 22 io 8
off_rainy 22 33 a 6o 9
off_refil 1w 2e 9 6e 9
off_right 22 4g a
off_sal 1u 8t 9
off_sam 22 i5 c
off_season 22 5p b
off_sent 22 ex d
off_session 1w 3w 9
off_short 1w 7e 9
off_sit 1w c2 g
off_smal 1w dc c
off_stand 22 3y b da a
off_sum 22 9k a
off_switch 1z gb d
off_task 1z 1b v
off_tasting 22 6h 9
off_team 22 5n b
off_tomorro 22 ht 8
off_trial 22 2f 9
off_twenty 1z 4d a 63 a
off_until 22 m h
off_warm 1z ir f
off_work 1z 8y 9
offer 19 q b 1y e 3e 8 6w 8 9f b cp 9 er a he g
offer_first 22 e1 8
offer_nam 1k 9f a
offic m c b e j 14 9 15 9 1f f 2k f 2r b 2u 1g 2v j 3a g 3r 8 4j 9 4u d 4x h 53 1b 54 p 5b f 5c p 5e a 5l 1f 5m 1m 5n b 5o 8 5s 1f 5z i 68 f 6a 8 6y h 7a b 8q a a1 c a3 d a7 9 ak j ao 9 aq v av h b1 10 bo c bq a bt a bu b cb v ce d df 8 dg c dl j dm h ek a em d es 9 et i f2 l f3 d f5 l gh g gj i gm f gq b gz a ht b ib e ig d ih d ij 8 iv w
offic_account 22 bq b
offic_ask 1q el a
offic_book 22 c c
offic_bookkee 22 eo g
offic_café 22 5z m 68 a
offic_cal 22 af 9
offic_canteen 1z 2u x
offic_car 1s c d bt c dm y
offic_chair 22 iv u
offic_chamb 1w 4t 9 ek 9 gq a
offic_chang 1z 5l a 5s b 7a b
offic_check 1z 5l a gh a
offic_clean 1w 5l 28
offic_coffe 22 5m q 5z 9
offic_cool 1z 5m c a7 g ib d
offic_cours 22 9m 9 aq g
offic_cowork 22 3a i
offic_decid 1z gh a
offic_desk 1w iv b
offic_everybo 22 31 c cg a
offic_family 1w 3r 8 3w 6
offic_fil 22 2e a
offic_firm 1z em a
offic_first 22 hz 8
offic_fit 22 et f
offic_fre 22 3r 9
offic_furnitu 1z ig i iv g
offic_gift 22 h9 8
offic_good 22 7w 9 ig 9
offic_guest 22 33 a dt b
offic_gyms 1z e b 2j a
offic_hotel 22 e b
offic_hous 1z 1z 9 8p 9
offic_job 22 bo f
offic_kit 22 iv o
offic_kitchen 1z 5m 1c
offic_last 22 1h 8
offic_let 1z av f gm i
offic_lunch 1w 2u 1v a3 g b1 f
offic_machin 22 2k e 6q a
offic_manag 1j 2u g 5m b ay a bn e c2 a cb s eq b f0 a
offic_market 1z ih 9
offic_meal 22 2v l
offic_near 22 5l b
offic_nearby 1z 1f 9 fp a
offic_normal 22 e b
offic_open 1z gh a
offic_ord 1s 5z 9
offic_own 1u 52 9 dg b em f
offic_parent 22 c 9 dn 9
offic_park 1u bt a
offic_party 1u 2z a 5n l
offic_pay 1z 8q 9 bo a
offic_plant 22 53 29
offic_privat 1z 2k 8
offic_read 22 5b b
offic_rent 1z 54 i 5s n
offic_rental 22 5s o
offic_sees 1r gk 7
offic_servic 22 5e n dl 9
offic_set 22 5c n
offic_short 22 2u b
offic_smal 1z 5c a 5m a
offic_softwar 1w 57 g aq f f7 a gz 9
offic_spac 22 5s 1z
offic_sport 22 5v a
offic_staf 1r aq g
offic_student 22 99 9 9a b
offic_task 1z cb i et a
offic_team 1z 5s 1e
offic_test 22 2r 9 5q a
offic_tow 22 hr 8
offic_trad 22 5u a es a
offic_univers 22 gq h
offic_wash 22 ab 8 ii 9
offic_wat 22 53 x
offic_work 1e aq r ht h
offic_writ 22 es g
offic_yoga 22 5x 9 b1 r
officia 1e 3r t bh x gm 19 go 1v h3 e i6 8
officia_let 22 gm s
officia_questio 22 bh v
offlin 19 7e 9 da e gk 7 hf l
offlin_app 22 hf j
offlin_first 22 1p 8
offs 1r dg 8
offset 1w 23 13 aj 1a
offsit 1w 5n 11 5s t c2 j
often y 3 b 1t b 4d a 6c 9 7q b 97 g 9e a 9i c ca f di a ee c
often_empty 22 9i b
often_househo 22 95 a
often_let 22 7q a i1 7
often_must 22 4e a 8u a
often_sam 1z 2s 9
oil 15 0 x 2 i 5 c b 18 e h 4i 13 5h 8 63 9 64 n 6f 21 8o e 8s b 9y s ap d bt z dm d ih f iu k
oil_chang 22 bt o
oil_filt 22 bt c
oil_fre 22 9y e
oil_oil 22 b l 6f j
oil_towel 22 e i
oils 1n 0 y b a e 9 6f 8 iu y
oils_hom 22 e 9 iu f
oily 1s 9p h
okoro 22 3y b a5 9
old 12 p q 40 a 46 1d 4b 1e 76 b 87 w bl e bs n cu 1k cv 1l cw x ds m fg f gb l ho 1c
old_ask 22 46 a
old_househo 22 cv n
old_liv 1w bs 9
old_parent 1z 87 y gb h
old_person 1z 46 h 4b x
old_spar 1u bl j cv 19
old_student 22 40 f
oldest 22 d2 7 es a
olds 1f 1n 8
olena 22 14 a 1a c
oliv 1o 0 18 5h b 6f 2v ap i
oliv_oil 1q 0 o 5h a 6f 22 ap f
oliv_tre 22 6f u
omar 19 37 c 6u a 6x h bq h br f bs d bu 8 co d dd f dp f ea p ei h eo b et c ex f ez h f6 h f7 c gr b
ombudsm 1z 4w t 88 h
ombudsp 22 4w 18
omega 22 7 12
onboard 1e 4y g ay x c7 8 ey 29 h0 9 hb f hd h
onboard_checkli 22 ey i
onc o d a 13 d 1t b 2h c 3p 7 6b c 7q a 9q h bd c d0 a du 7 e6 e ea c ft a fy d gm 8 h7 8 hc a
onc_app 1w z 9 1t h
onc_ask 1z ad 8
onc_best 22 cf a
onc_bil 22 g4 a
onc_cal 22 e6 b
onc_childre 22 2w b
onc_dish 22 6b 9
onc_enough 22 ea b
onc_error 1z eb 9
onc_first 1z 4y d
onc_forget 22 1v 9
onc_hom 22 p b
onc_kept 22 8z 9 el c
onc_nev 1w 1r a 2e 9 bd 9
onc_pag 22 d0 7 eb a
onc_prepar 22 30 j
onc_quart 22 ij f
onc_report 22 ea b
onc_season 22 7c 8
onc_second 22 6 a 6b 9
onc_show 1w 54 8
onc_somebod 1z 4q a
onc_tool 22 be b i6 8
onc_used 22 cb 9
onc_wheth 22 7q 9 8d 6
onc_work 22 9c b
onc_written 22 9j a
oncolog 1w i2 a
ones u a i 29 9 6k a 8w b 8z b dc b ev k hn 8 hp 7 ik 9
ones_ask 1z 6n a
ones_back 1z 4r 9
ones_first 1w 97 b
ones_lack 22 21 a
ones_leav 1w 6k 9 ew a
ones_next 22 1q a
ones_twic 22 a i
ones_work 22 6k a
oneself 1h 1v e 3h c 48 f 76 7 7d 6 d1 6 dh i hz c
onion 1m 1q f 8l 9 8s o ac k hk b i8 e
onlin k 2 c 7 9 g c i i q i r g 1j 8 1p 7 1y g 3l 9 3q l 3t l 3w m 40 i 41 8 42 d 49 j 4c b 4f a 4h a 4k e 4l e 57 m 5f g 5i d 64 k 65 c 69 9 6d i 6e e 6k r 70 i 7i h 7l i 7m 10 7o b 7r a 7t s 8m g 8n b 8o i 8q m 8y l 9d r a5 l a8 b a9 j aq a ax a b8 h b9 h ba t bb f bi z bq t bu 9 c5 e c8 l c9 h ck b co a cr f cu h dj i dl c ea i eh d eq f ev f fa d fe a ff j fh f fk a fl p fq d fs d ft n g1 a g2 9 g5 g g9 8 gh b gl h h5 t h8 9 hd a he p hm l hu 6 i5 14 ii 8 im 9 in d
onlin_account 1z 57 1b
onlin_adverti 22 50 e hw 6
onlin_ask 1w 8x a 94 a
onlin_bank 1z cu n gr e
onlin_book 1o q 16 r k h5 l
onlin_box 22 2n a 6i a
onlin_brand 1s 2 d c9 y ik b it a
onlin_car 22 bb g
onlin_check 22 6t 9 bm f
onlin_circl 22 fl x
onlin_clas 1s b9 8 bi 2b c5 a
onlin_club 22 bi m
onlin_communi 1s 7r 9 co f fl 1b
onlin_configu 22 8o 9
onlin_counsel 22 7m x
onlin_cours 1o 5f j b9 t ba 1v bb d bi i fq e
onlin_deliver 1z 3s 7
onlin_design 22 9d g
onlin_farm 22 a9 x
onlin_fashion 1z im b
onlin_fre 1z 49 9
onlin_gallery 1w 8y p
onlin_garden 22 3l k
onlin_gift 1z 91 f
onlin_group 1m 3w 8 b3 8 ch 9 df 8 ix 9
onlin_job 22 fd b
onlin_lesson 22 b8 a
onlin_liv 22 9d g
onlin_magazin 22 cr 17
onlin_market 1w 5u a gi h
onlin_marketp 1z 4k f io c
onlin_merchan 1z 65 h
onlin_messag 22 2n a 7r a
onlin_not 1z 4k 9
onlin_order 1z 70 1g
onlin_own 22 5e b fs a
onlin_parent 1w 7l 9 b7 9
onlin_part 22 5i j dl h
onlin_plac 22 gq 9
onlin_plant 22 53 g 8q f
onlin_platfor 22 3q 9 41 9
onlin_plus 1w 69 8
onlin_program 22 k a
onlin_quiz 22 2 a
onlin_retail 22 i5 g
onlin_review 1z ea 1a
onlin_sam 1w b4 9
onlin_schedul 1z h5 y
onlin_school 1z 1p c
onlin_sel 1q c8 b
onlin_shop 17 5z 9 64 g 6g b 6k u 8m i c8 r eg a fh j fs c he 16 i5 1p
onlin_stor 1j 1j 9 i5 b
onlin_superma 1z 64 i a5 i
onlin_tool 22 5b d
onlin_train 22 5f h hm a
onlin_vet 22 ft 1a fu i
onlin_video 22 i f
onlin_vot 22 h8 k
onlin_work 1z 3a b
ons 1q 5 8 en l ir k
onto 1q 1j 8
open k n c 17 c 18 8 1r a 1v b 27 d 2h o 2j c 2m f 2o a 2v h 2x 9 39 h 3a b 3k a 3n l 3z q 4b a 55 s 5g g 6m h 7x b 8i 9 8m 8 8s a 9m 9 9s 8 a6 c ad 8 c0 9 ch d do e dt 9 dw 8 e3 g eo b ex b ez a f6 a f7 a fk 8 fy a gb c gd a gl a gz h h4 p h7 8 hi 9 hp 9 hs 6 i3 b i7 m
open_account 1z 49 9
open_again 1s f6 9
open_air 1u 39 j b2 e e3 19 gd c
open_ask 1w 4i 8
open_back 1z 4e j
open_bank 1z 4u 8
open_besid 22 hp 8
open_cal 1r 5g v
open_card 1z 55 h i3 9
open_cas 22 10 b dh g
open_door 1k 2v g 3n q 5y a
open_end 22 84 a
open_enquiry 22 eo l
open_envelop 22 7x 9
open_evening 22 bb a bc a
open_everybo 22 g2 8
open_few 22 2m c
open_fil 1w 11 8 gz t hb a
open_fir 22 31 b
open_fountai 22 8m e
open_garden 22 7b 7
open_invoic 1s 4t j ed d es a
open_jar 1u 9z a
open_jobs 1w 3m 9 ex a
open_kitchen 1z 2m j
open_lat 1r 55 t
open_left 22 f0 a
open_let 22 55 9
open_liv 22 39 a
open_market 1z 7y 8
open_mat 22 h8 c
open_morn 22 3z 9
open_near 1z i7 d
open_neighbo 22 2j a 2o a
open_night 1r 55 l
open_off 1z h4 g
open_ord 1i 2n a 70 a a6 a
open_own 22 ek a
open_pag 22 3t 9
open_parent 22 3z a
open_phon 1u do a
open_plan 22 7x 9
open_play 22 ch b fk 8
open_pollina 22 8i p
open_positio 22 5d i ex k
open_questio 1p f7 m
open_quot 1u h4 18
open_request 1p 6t e
open_return 22 he j
open_right 1z 3v 5
open_ring 22 4b 9
open_sam 1w 2s 8
open_saturda 1z 63 a gl 9
open_shift 1w ez m i7 1e
open_sit 22 ei 9
open_smal 1u i3 8
open_sourc 1w ee l
open_stag 22 dw 7 g2 8
open_street 22 5y b
open_studio 1z 8y 9
open_tabl 22 i3 8
open_task 1w f6 e
open_until 1m n a dt c
open_window 1r 27 w iu a
open_worksho 1z 17 h
open_yearly 22 f1 h
opening 1o 2h b c9 i cy 11
openly 1l b a 1v a 9d a 9g b b1 8 e5 a eo a i9 9
operat 1q 1f 8 6o 9 8t 8 ak 9 bm m fv s
operati 1e at 8 do g ef b fu n fv j h7 i hf o i3 g
operati_team 22 hf m
operato 18 16 e 1e d 2b 8 2i c 2v c 3d p 3m k 6o m 6z 1e 76 a 77 9 ag r ak g fg 9 ia 9
operato_landlor 22 2b a ak 9
operato_phon 22 2i g
operato_student 22 fg c
opinion 1o o 8 1t k 5z a 7t s
opponen 22 hm r
opportu 22 1b x c6 a
ops 1r 1e h ap a
opt 1w e7 a ei a h4 a
optical 22 i9 t ij 9
opticia 1q p 13 v d 4l 1z 86 a ch c
opticia_chain 22 4l g
opticia_hom 22 p n 4l 9
option 1e as a ga h
optiona 1g g9 g
optiona_tip 1z g9 h
optomet 22 4l a
orang 1m 5 9 2q 9 2r q 6g f hk a i2 7 iu a
orang_peel 1z 6g 8
orchard 1j 12 9 19 l 34 c 6i 9 73 9 8s j ac i e3 9 hv 1c hw 1e id 16
orchest 1s 41 i 93 g dz e
orchid 22 ag c
ord l 0 i 2 f 3 j 8 l 9 g b e y v 10 q 11 j 1f a 2j i 2l e 2n v 2o h 2p n 2r c 2u j 2w e 3o c 3s 6 4b 9 4c m 4d j 4h b 4k g 4m g 4n c 4p k 4q t 4r e 4s i 4v 16 5b d 5t e 5u 18 5v b 5z j 60 b 64 j 68 f 69 e 6a c 6d g 6e h 6f g 6g d 6h d 6i f 6k x 6q 1b 6s o 70 1e 8a e 8h 8 8i e 8m d 8o t 8r k 8t f 8x j 8z o 90 g 91 i 99 8 9p f 9q a 9x f 9z 9 a1 g a3 c a5 q a6 16 a7 j a9 12 aa 9 an e ao b bw 8 bx c cb m cy 9 ds d e5 m e7 g eq 9 ev q fc j fh k fs k g9 8 gx m gy p h7 8 he d ht n hu 8 hz h i5 s ia d ik h il e im f in e iq j ir b is h it c iu c iv d iw e ix 9
ord_advanc 1z 2o a 2u a
ord_again 1b 0 9 8 a 2n a 6g 9 9x 8
ord_ahead 1n 70 h a3 d
ord_album 22 e1 7
ord_alt 22 eg c
ord_anoth 22 6d a 91 a
ord_app 1w 5u a a6 g
ord_becaus 22 6s 9
ord_bet 1z gx b gy 9
ord_bil 22 6q 8
ord_book 1z eh i
ord_café 1z 2o a 8r a
ord_campaig 22 g9 g
ord_cannot 1u 4q 9
ord_choos 22 2a a
ord_clos 22 a4 b
ord_coffe 1w b5 g
ord_cost 1z 2n a
ord_deliver 1n 4v d
ord_directl 22 70 i
ord_drop 22 64 a ii a
ord_email 1z cb 1c
ord_empty 1h 2o a 2r 9
ord_error 1i 2n a 70 a a6 8
ord_farm 1z 5u z a9 t
ord_few 22 91 a
ord_filt 22 2e a
ord_firm 22 8r a
ord_first 1q 8v a
ord_fit 22 4s b
ord_food 1z 2n b a6 h
ord_form 1w 10 o 4q a
ord_fourth 22 5v i
ord_ful 1o 4q 8 a7 e
ord_harvest 22 6f 9
ord_keep 1w do 9
ord_kept 22 fs a im 7
ord_kitchen 22 2n a
ord_lat 1m 6q k
ord_leav 22 6q a
ord_local 22 a6 s
ord_lunch 22 2w n
ord_machin 1z 4p 9 6q 1f
ord_mak 22 fh f ik 8
ord_messag 1s 5u 9 e7 a
ord_next 1o 8z 9 a7 a cr f
ord_not 1z 2p a
ord_numb 1r he d
ord_ord 1m 8 8 70 f
ord_own 22 70 l
ord_paus 22 1f 9
ord_pay 1r 70 t a6 f
ord_pays 22 4b 9 4q a
ord_phon 1r ds 9
ord_photo 1z 11 8
ord_plac 1z 2a b 9j 9
ord_post 22 5z 9
ord_practic 22 11 9
ord_print 1w bw c bx g
ord_questio 1z e5 k
ord_quot 1z 4v 9
ord_really 1z 6q 9
ord_refil 1z a7 a iu b
ord_rest 22 4n a
ord_restaur 1w 6s i 70 1i a6 h
ord_return 1s e5 q
ord_rid 22 8a a a6 d
ord_sam 1p 8z 9
ord_season 22 4q a 69 9
ord_second 1n 3s 5
ord_send 1z 4m a 8t d
ord_ship 1z 6k l
ord_shop 1r 6k i 8i 7 a5 9
ord_sit 1r 8h 8
ord_siz 1w im 8
ord_smal 1s 5u k 6k j
ord_snack 22 fk 8
ord_staf 1w 69 9 cg 9
ord_stat 22 9d a d9 9
ord_stop 22 ev b
ord_stor 22 9p 9
ord_suggest 22 gy e
ord_suppli 22 6s 11
ord_than 22 10 8
ord_third 1z 9 a
ord_thirty 22 5u b 64 a
ord_togeth 1z 4v 14 hz 8
ord_tomorro 1z 2o e
ord_trad 22 gy a
ord_until 1z 2u e
ord_web 1w hz 8
ord_whol 22 68 a
ord_wholesa 1z y v
ord_writ 22 10 8 5i c
order 11 y j 2n a 2o a 2p a 2u e 5u b 5v a 5x a 6j b 6s d 70 1o 9z e a6 b gy a ht 9
order_onlin 1u 3s 7
order_platfor 1z 5u g 70 9 a6 h
order_takeawa 22 70 u
ordinar 1g 1f 9 24 i 2v 9 4e a 4r e 5p b d8 9 gc b hp 8 im b
ordinar_cloth 22 4r f im c
ordinar_weekday 22 74 7 hp 8
organ 1u 6v p 9q 8 ct a
organi 1s 1s p 20 s 2x p 6v 1l 7r p 9j n
organic 19 0 p 6 12 2w e 4c 10 4s p 5x 1i 61 1a 63 n 6h h 8c 7 8i l 90 j ac e hz 8 ih n ik h
organic_baby 22 61 z
organic_cotton 1r 4c l ik f
organic_farm 1w 5x a
organic_shop 22 9x 8
organic_vegetab 1w 5x n
organis 17 13 d 14 c 15 c 16 c 1b x 1d b 1s t 1w r 20 1l 2k e 2u a 37 v 4q b 5g e 5n l 6v 1m 7d h 9j 1n cv 8 iv c iw i
organis_guid 22 37 9 78 8
organis_must 22 3x 7 76 8
organiz 1r 1s o 20 18 2x o 9j 1j iw h
orienta 22 bj e
origin 1h 4c 9 4g 9 5h 8 5x g 5z m 6a q 6d y 6e e 6f f 6n c 8k 8 ap 1q de 9
origin_car 22 4c 9 ik 8
origin_spic 22 6d v
origin_word 22 6a a 6f 9
origina 1g 20 h 2a i 4i 9 4x 7 54 1p 8y j c8 d
origina_artwork 22 54 r
origina_part 1z 4i 8
orthodo 1z 11 o
orthopa 1r 7o i fv b
osei 1s 2c k 75 9 ci a dq i
osteopa 1s 7o j fv 1c g4 r
oth p g c 1h a 1s b 26 b 4g a 5s b 75 c 7b 8 7r c 7u 9 8u d ab 9 bd a bl a bx 9 cm e cv 8 d7 g du a dv 8 dx e f0 a f9 a fj 8 fl a fp b ht 7 i5 g i8 b
oth_answer 22 d7 b
oth_app 22 do 9 i5 c
oth_ask 1z dn 9 dr 9
oth_away 22 25 9
oth_borrow 22 9h 8
oth_brand 22 3 b 4h a
oth_build 22 5q 9
oth_childre 1w 48 9 cg 9
oth_dog 22 fp i
oth_field 1z eb 9 fj a
oth_first 22 6l b
oth_gam 22 cm g
oth_half 1w 4 9 e7 a i5 b
oth_hom 22 ht c
oth_keep 22 h9 8
oth_leav 22 8e 8
oth_list 22 1w a
oth_nearby 22 9b 8
oth_nev 1z 1s a d7 b
oth_next 22 i8 9
oth_own 1w 5s a bx c
oth_paid 22 8z b
oth_parent 1z 1j 8 3y h
oth_part 1w dx 8
oth_rang 22 95 a
oth_refus 22 1h 8
oth_sam 1z 1l a
oth_sid 1r eq f
oth_speak 22 2c 8
oth_start 22 5y b
oth_stay 1u e4 7 fp a
oth_teach 1z g b f9 c
oth_than 1z 2v 9
oth_thing 1z 4v b
oth_tool 22 i5 c
oth_town 22 m b
oth_way 1u 8m 9
otherwi 1j cg a gi 9
otto 1z fp 17 fq j fx t
oud 1z 5 9 iu j
ours 1e 2 9 75 c ca 8 d7 s f3 c hw 7 hz 9
ourselv 1m 76 d
out 22 5n 1c 9v a
outag 1r 5c c al 9 cc b ef t gk a
outback 1w 34 c 8j 9
outcom 1u 7t d bo d c7 a ev o h1 f
outdoor 18 4 8 f g 2e 9 32 o 3l c 3z i 44 f 5n l 6z j 92 1i b2 1s bx l e3 16 fk 8 in 8
outdoor_cinema 22 e3 p
outdoor_equipme 22 92 o
outdoor_escap 22 32 v
outdoor_fitnes 1z f k b2 x
outdoor_gear 1z 92 1d
outdoor_hom 1z bx j
outdoor_shop 1q 92 d
outfit 1k 1t 2w 4e 11 4n 15 6z 8 in i
outfit_morn 22 1t l
outgrow 1j 1j 1c 1k h 1y a 4d 1k f0 d hf 9 ix m
outgrow_ones 22 ip 8
outgrow_uniform 22 1j g
outlet 1r ij 9
outlin 1z 3j 7 cd c
outliv 22 3t a
outlook 1r cf a
outreac 1z w a ei 2x
outs 1s 3g t 3n s 3w a 9j 14
outsid 12 h e 2h b 2k n 3j b 4a b 5r b 97 h ay o bp a dm i er d f5 b hq 8
outsid_door 22 99 8
outsid_hospita 22 2k g
outsid_provid 22 gz a h0 9
outsid_season 1z 8r a
outsour 1o 57 w 5c b 5e o 5j k ay 1g e5 s
outsour_account 22 57 v
oven 1f 2o 1b 3i 20 5r s 8z g 94 e 9e h a1 a al n cs d
oven_clean 22 3i 1x
oven_dishwas 22 8z b
oven_sold 22 2o e
overdra 1z 4t l di k
overdu 1j x a ej o es 1x
overdu_invoic 1w es 1l
overflo 1z gf 14
overgro 22 ij c
overlap 1u r 9
overlay 1z eg o
overloc 1w 4i 1s
overloc_machin 22 4i k
overloo 1w 3 d 7r d 9i e cf d
overnig 1a 2o b 4j 9 9w 19 9x c bh d ck 9 fo f i6 i
overnig_answ 22 9w 9
overnig_oats 22 9x f
overnig_stay 1w fo 9
overnig_wood 22 2o e
overrul 22 4u e 6q d
oversea 1l 5h 14 fi 11
oversea_work 22 fi g
oversiz 1z cc x
oversiz_databas 22 cc r
overtim 1p t c dp o ez 9
overvie 1i ca i d6 h df g dk 27 ey f
ow 1z 1x b 7x 9
owe 1z bg b da w
owed 1r 1x h 2i b 6v c bc c cr c dc b
owes 1q 9c c bf 8 cq c g1 8
owl 1u 1h 7 73 8 cl 9
owls 1u 78 6
own e x 9 10 8 15 9 1e f 1t b 22 h 24 9 28 d 2g c 2h b 36 l 38 c 3c e 3d m 3f 8 3j a 3k e 3l 9 3m a 3u a 49 b 4j a 52 d 5e d 5f a 5s a 63 b 6p f 70 c 7b n 7y g 8c 7 96 d 97 d 98 9 9c j 9f e 9g f 9l 9 9r c 9s c 9v d a2 b af b aq a ar o ba b bx f c4 8 d7 a df b dm g do h dq j dr d du c dy g e7 a e8 f ea b ed b em 9 en b es 9 f4 8 fe a ff g fj e fm o fn g fo l fp k fq l fr f fs h ft l fu g fv g fw i fy i fz 8 g3 9 gc j gr b gy c h8 l hd b hf b hh 7 hw c i0 g i3 l i8 a ib 9 iq 8 iw 9
own_abroad 22 3d f
own_accept 1w fn 8
own_account 1r en a
own_add 22 22 9
own_addres 1u 6v 9 fy a
own_agent 1w 3x b ff k
own_answ 1w 5s a ea a
own_apartme 22 p 9
own_app 1z d6 j hf w
own_approv 1u es 9 h4 c
own_ask 1j 6p 9
own_associa 1u dq a gr i h8 z
own_authori 22 8n 9
own_away 22 9r 9
own_back 1z fm b
own_book 1m fm f fo e g0 i
own_brand 1w 68 e 6b e
own_build 1r gr h
own_busy 22 dm 9
own_buy 1r fe l
own_cal 1z fm b ft a
own_car 1z 5d e do f dp f
own_cars 22 do 9 fe f
own_chamb 22 e7 b ep a
own_chang 22 gc 9 gy a
own_choos 1z e1 b
own_church 22 3v 7
own_city 1z 52 9
own_clean 22 3c b
own_clu 22 32 9
own_complai 1z 5e a
own_confirm 22 7p a gt b
own_consent 1z be b dr 9
own_consol 22 i6 f
own_coordin 22 2x g c4 d
own_corn 22 5i j
own_dashboa 22 ed a
own_dat 22 ft b
own_data 1z da a
own_devic 1w gc p
own_documen 22 f7 a
own_driv 22 i8 9
own_ent 22 22 9
own_evening 1z 52 9 ft a
own_eyes 1w dt a
own_family 1z ht a
own_farm 22 hv 8
own_field 1u 8r i fj c
own_fil 1z aq m
own_find 1r fo f
own_first 1z c7 8 fo a
own_flat 22 h8 g
own_form 1s t 9 88 h em f gl d
own_fre 22 n 9 af b
own_functio 22 i5 j
own_gam 1w 49 j
own_garden 1w 5x e i0 f
own_good 1z 9f x
own_group 1u 7y 8 fw 9
own_guest 1w 6r h 9s 9
own_hand 1z 9i b
own_hear 1z fp a
own_help 1u 17 c 5c f e5 e
own_holiday 1w 3c r 3d n 7y h
own_hom 1m 9r f
own_host 22 3d e 5k 9
own_jars 22 63 x
own_job 22 h3 c
own_keep 1r dy 8
own_keys 22 5y b
own_know 1q eb b
own_label 1z 9x 8
own_lad 22 98 h 9h 9
own_languag 1n 6y j
own_last 22 12 e
own_lesson 22 bh f
own_let 1s 15 c 52 9 7n 9 do a
own_licens 22 1q a dx 8
own_lin 1u 9v 9 du 8
own_list 1q ff e
own_load 1z i8 j
own_lock 22 6m h
own_look 1o 6p 9 en 9 he b
own_lost 1z c7 8
own_lov 22 e1 7
own_machin 1z 5q a 99 9
own_mainten 22 ib a
own_measur 22 8e 7 fs a
own_meet 1w dr d h8 h
own_meeting 1z 28 9 dr 9
own_middl 22 fp b
own_mis 22 fy 18
own_money 1u 4t 9
own_moth 22 1b j
own_must 1w fp a
own_nam 1n 3u 5 7x c ca b
own_nev 1w eh b
own_next 1z 8i a fn 9
own_nos 22 6d a 78 9
own_not 1z 2k 8
own_off 22 36 a 6l 8
own_offic 1w ay d es e
own_onc 1z 9j 9 hh 6
own_ord 1z 5u l gx b
own_own 1q 98 e 9v f
own_pag 1s 1w e
own_paid 1w df h
own_pap 1z f4 a hd e
own_park 22 21 a
own_part 1p 7y f du t
own_past 22 en b
own_phon 1f ew c
own_photo 1z e8 h
own_photogr 1z gy a
own_pictur 22 e8 a
own_piec 1z 8k 8
own_plan 1z p a ay 9
own_pool 22 j 9
own_post 1w hg 7
own_pref 1w 57 a fm a fq a
own_product 22 72 f h0 9
own_read 1z 9m 8
own_recordi 1z du a ec i
own_remind 22 ek a gb e
own_rent 1r 38 p 3d d 7b g dq g
own_rental 22 38 i
own_return 22 fn 9 he d
own_rid 1r 70 m fz i
own_right 22 8v b
own_ring 22 hi c
own_roof 1s 1e g
own_room 1u c 8 5s c
own_rul 1u ee f el b hd b
own_run 1u i3 9
own_sav 22 7v d
own_say 1z e8 b eo 9
own_says 22 9f a
own_second 1z 1j b
own_sees 1p h5 b
own_sel 1u 2l 9 8n 8 i0 7
own_serv 1w f6 9
own_servic 1u 3h b 9e e 9l c
own_shar 1q 38 9 5g c 7y g h8 c
own_shop 1u fh a i3 g
own_show 22 et a fq b
own_sign 1r dy 8 fm 9 fn 8
own_sit 1r ci e
own_smal 1k 5s e ar d
own_sound 22 cm a
own_spreads 1z em g
own_staf 1w 58 e i7 e
own_stateme 1z 3d i dk h
own_stop 22 fv a
own_story 22 71 7
own_street 22 ao 8
own_system 1s x 9 9p d gk c go e
own_task 22 1s a 5f a
own_tent 1z 34 i
own_test 1z 1p 7 3k c
own_think 22 9g a
own_tidy 22 3f d
own_ton 22 es 9
own_tool 1w 6u d c9 f ef i
own_town 1z gk 8
own_track 22 9o g
own_train 22 86 9
own_truck 22 a7 c
own_trust 22 fw a
own_try 22 fn 9
own_use 22 2e a
own_vans 22 36 a
own_voic 1p bp 9 d5 7
own_wait 22 22 9 52 i
own_wal 22 8y l
own_warehou 22 6k g
own_websit 1p ct e dg a gg b
own_wed 1u 4k a c4 m
own_wheth 22 9w 9
own_work 1p 5f e ba e fm a gc 9
own_worksho 1z 29 9 8k 8
ownersh 1r 58 b 7y 17 e9 c fe f hf a
owns 1a 16 9 4v a 6w 8 al f am e bf d bp 9 cs 9 eh a
owns_history 22 9l 8
oxygen 1q 3x 9 89 k 8a h ae 1x ij 8
oxygen_drop 1z ae 9
oyst 1m 6j 1f 8c j ae 1o hu c
oyst_farm 22 ae l
oyst_grow 22 ae 13
oyst_mushroo 1u 6j t 8c f
pac 1b 3x b 7h c b3 1h ba s
pac_group 1w b3 14
pacemak 22 89 j cy l
pack u 6 r 7 u b a y x 4s f 5r c 5v l 5x o 60 h 65 a 68 x 6b q 6c a 6e k 6k 1s 7p o 7q c 8q a 8v a 91 s 9a l a0 k a1 a a2 s aa 8 ao d c4 b cx a fr p g2 9 ii r ik y in 9 iu 9
pack_box 1z 5v a
pack_card 1z 6k a 8v i
pack_carri 22 6k a
pack_deliv 1z 5v a 60 d
pack_deliver 1w 91 b
pack_expir 22 y k
pack_field 1z 7p e
pack_ful 1w 7 9 b 9
pack_must 1s y a
pack_pack 1p a2 9
pack_part 1s a2 a
pack_post 22 4s a 6k a
pack_room 22 5v a 5x 9
pack_runs 22 7p b
pack_set 22 dv 8
pack_ship 22 6k 2m
pack_tees 22 ik i
packag 10 1v b 2y h 3x r 5a d 63 n 69 a 6k c 79 n 91 e at g az a b0 w c3 g ii 1q
packag_menu 22 b0 a
packag_monthly 22 f a
packag_pric 1w fp a
packag_seaw 22 ii u
packag_travel 1z 1v 9 2x a 5n a
packet 1k y m 5k a 72 1d 8i 1o
packet_packet 22 y 8
packet_sampl 22 y 8
pad 1h 7o f 8l 7 8x k 9f i 9m d dz f h3 j hs b iv f
pad_box 22 4i 8
paddl 1p 35 p 38 12 92 q ae g
paddl_board 22 35 l 38 12
paddl_wheel 22 ae 8
paddock 1w fj 1e
padel 1u h 1k hr 2i il w
padel_club 22 h l hr 1b
padel_court 1z h k hr 1g
padel_play 1z h k hr g
pads 1e 6 28 h m 4l 9 9p g bt t cx 13 dl i h3 b
pads_banana 22 6 v
pads_front 22 bt a
pads_tampon 22 6 n
paediat 1k j a 1g 7 61 b 7l a 9k a cl a g5 l g6 u
paediat_dietiti 1z g6 n
pag s r c 1a a 1n 9 1w b 3t 15 59 h 6v b 75 b 7j c 7k f 7l 9 7n b 7s f 84 9 8j a 8w f 8x u 9k a at 9 b6 d bp b bq m c9 c ca w cm a cn 8 cr o cs b d0 c d1 6 d3 i d4 a df e dk e e5 c ea a eb y ef f eg p eh 1d eq e eu a f5 8 f7 k fb b fh g g1 r g9 m gk e gm f gp a h5 f h9 c ha 9 hb d he l i1 8 i5 j
pag_both 22 75 f
pag_cal 22 7k a
pag_chang 1u ca g eq j
pag_contrac 22 eb a
pag_doctor 1w 7k f
pag_family 22 1i 8 3t 7
pag_firm 22 3t 7 ca g
pag_fre 1z aq b
pag_good 22 eb a f5 g
pag_lost 22 dk 8 hp 8
pag_mis 1s hb f
pag_not 22 8n 9
pag_onlin 22 eh z
pag_open 1z 7n a
pag_photo 1s 3t f
pag_pictur 1z eb 9
pag_print 1w cr a
pag_ready 1z eb 9
pag_says 1s w 9
pag_shop 22 g1 c
pag_sit 22 59 9
pag_smal 22 eh p
pag_stay 1u 3t 7 gk 8
pag_story 1z fh 8
pag_train 22 dc d
pai 22 k 9
paid q 14 h 1c a 37 d 4t q 4v 9 50 b 5g a 5p b 6x d 7v f 7w b 88 8 93 a ai a aj 9 aw 8 ch r ci 9 ck b cq e cr a cs d d7 b da i db 9 dc i dd k de f df f ej j es l fa e fb t fl s g1 d g3 a g7 e gq i h1 k
paid_ahead 22 3q 9
paid_ana 22 dd d
paid_answ 22 9r 9
paid_anyway 22 es a gf 9
paid_book 22 37 a
paid_cal 22 fb 14
paid_cash 22 de a
paid_clear 22 1m 7
paid_communi 22 cq n fl p
paid_company 22 f2 a
paid_edition 22 ch f
paid_employ 1p 7a 9 as a
paid_end 22 1q a
paid_everybo 1z ck a da a
paid_grant 22 5g g
paid_lat 22 dd 9
paid_lost 22 99 9 d2 6
paid_onc 1z bg a db a
paid_onlin 22 fl 15
paid_ord 1q 2a a
paid_part 1z 1c f
paid_phon 1z fb p
paid_plac 22 1r b ck a
paid_rent 22 7w f
paid_sam 1z fz a h1 a
paid_second 1w dc c
paid_travel 22 47 9 5l b
paid_trial 1z fd a
paid_video 22 fb i
pain 1c k 1j 2d o 56 i 7h b 7k e 7o 2s 81 o 84 e b1 b f2 o
pain_diary 22 7o p
pain_endomet 22 7k a
painkil 22 k m
paint 17 3f d 3h 2w 3j a 54 o 6w b 8t 9 8y k 95 b 9c 11 c5 14 eh e gt z hh 8 hj 32 ir 11
paint_apartme 22 3h 10
paint_bars 22 hj 14
paint_clas 22 c5 f hj v
paint_clay 1z c5 r
paint_evening 22 hj l
paint_flat 22 3h p
paint_own 22 3f a hh b
paint_pictur 1w hj 17
paint_room 22 3h x
paint_shop 22 9d a
paint_wal 1z 3h r
paintin 1u 54 31 8y 1c
paintin_artist 22 54 i 8y l
pair 15 6 d 13 1g 19 f 1a c 1h e 3p 7 3y h 4h 18 4j 17 4l 1k 4s f 75 d bj d cd a cv k fa t fd g hm b i0 d ik 18 ip 1h
pair_again 22 4l a
pair_ask 22 bj a
pair_back 22 4h a
pair_first 22 ip d
pair_hand 1p 3p 8
pair_keep 22 19 a
pair_meet 22 13 o fa k
pair_pair 1u 13 d ip f
pair_sel 22 ip 9
pair_togeth 1z 13 a i0 7
pair_wear 22 4h a
pal 1o 6i t 71 e cg a d2 7
palet 1z hj 9
pallet 1e 5p 9 6f 8 6k 8 6l 22 9b 9 an 9 i8 16 i9 d ig s ii 9
pallet_carri 1z i8 v
pallet_positio 22 5p 9 6l 8
pallet_spac 22 6l 1c
pallet_til 1z ig 9
palm 1k 64 v 9y 12 i1 f
palm_oil 1n 64 p 9y w
pan 1j 6b r 8s q 97 g ec 8
pan_fram 22 97 h
pancak 22 2w s a0 x
panel 1a 1e l 2b 1k 3j c 3m 1l 6f 8 97 q 9g t am x an 12 bo 9 cs r if q iv g
panel_balcony 22 2b s
panel_clean 22 3m e 97 p
panel_hom 1w 1e e 2b e 3m d 9g l
panel_invert 1w 3m v
panel_roof 22 3m 9 am i
panel_wash 22 3j f
panic 1h 2c i 2f i 81 f br w fn 9
panic_button 1w 2c i 2f i br r
panni 1z io 19
pans 22 8s 16 hk 9
pant 1q 6 y cx 1w il k
pantry 1q 12 q 1q 11 5m 2h
pap s 5 9 a f r c t a z 9 11 a 14 l 1r a 22 d 2z 9 3q 9 3r 7 3s i 57 a 5j b 5q 8 5r b 5w c 6n l 6y e 7a d 7j a 7y 8 8a f 8x 1e 9l b 9p 8 9q f 9t 8 9u g an 8 av f b9 o bf g bq i c6 9 ce l ci a cn 9 cr n d0 m dd a dj l ek f eq f eu f ez 9 f0 a fe b ff d fx d fy d g4 d ga 8 ge c gh a gj 8 gp h h3 e hb v i7 d i8 f it e
pap_ask 22 4l a 8x b
pap_book 1z 6r i b9 d
pap_calenda 22 1s g gl 9
pap_check 22 h0 a
pap_claim 22 8x b
pap_clos 1z bq a
pap_copi 22 b9 8
pap_decid 22 gp 9
pap_diary 1u r k 7j f h5 c
pap_fil 1s 9u i g4 o
pap_firm 22 eq b eu a
pap_flow 22 2x b
pap_fold 22 9q e
pap_hold 22 3q 9
pap_import 22 6e 9 8r a
pap_last 22 ge a
pap_lawy 22 5q a
pap_let 22 9l 8
pap_licenc 22 1e 9
pap_lie 22 gp 9
pap_list 1u 6x d 7r f ge e
pap_not 1u 6y e 8a 9 bf e bq 9 fy a
pap_part 22 gi 9
pap_phon 22 dd b
pap_plan 1u 8x 1u gh g gv e
pap_quot 22 57 b 9q 9
pap_ready 1z c6 8
pap_shown 22 gj 9
pap_slip 1w 11 g gu e
pap_stor 22 gp 9
pap_turn 22 8x b
papa 22 1h a d5 8
paperwo 1d z c 6n 1k 7a 1d 9n p bi 9 ce 1f h3 u
parachu 1z 6o h 7c a
paragli 1w 7c 2o
paragra 1w 4w a bg g eb c
paraleg 1u bm v gz o
parcel 12 0 9 12 k 14 c 1y h 2h 11 4c 9 4e k 4f b 5t q 64 g 66 i 68 9 69 a 6k q 6m 2h 6o o 88 c 8d b cx p e1 9 f3 h fr l he p i6 8 iv i
parcel_arriv 1u 66 9 69 8 fr e
parcel_box 1z 2h 18 6m 1a
parcel_collect 1z 6m w gz 9
parcel_lock 1z 2h l 6m 2v
parcel_sent 22 6k a
parcel_shop 22 6m 12 i6 9
parent m a n j d 1g v 1h 14 1i q 1j t 1k b 1m a 1n 9 1o 9 1p l 1q 9 1s 10 26 w 2c a 2w m 3p b 3y u 3z r 40 q 44 p 45 j 46 e 47 t 48 14 49 m 4a j 4b c 4d m 4r e 61 p 6y 1d 7l 12 7p a 7u z 7z e 82 k 87 k 8b a 8t m b4 m b6 r b7 t bg b bi s bj c bp g by 9 c5 f cl e cw m d3 k d8 q f8 i fi 1b g3 u g6 s gb 9 gn x hl 6 hn t hq e i4 9 ix o
parent_abroad 22 fi q
parent_agre 1z 40 9
parent_alon 22 fi g
parent_app 1o 1h 19 1s i 6y d 7l h 7u f g3 k gn d
parent_ask 1h g6 a
parent_associa 1z 1f 9 1j c be b
parent_attic 22 8p g 9b g
parent_baby 1l 1g 10 g6 w hn c
parent_book 1r bp j hn 9
parent_buy 1w 45 9
parent_car 1s 47 z fi 14
parent_chat 1z 1j b 7l k gn f
parent_child 1s 7l 8 hn e
parent_childre 1e 82 o
parent_choos 1z 1g a 1j 9
parent_clas 1u 1i a 48 g hn e
parent_consent 1p 82 7
parent_decid 22 4r a hz 8
parent_door 22 4d a
parent_even 22 2w b
parent_evening 1u 2w a 37 9 48 9
parent_find 22 1w a
parent_group 1k 7l h g6 d
parent_hom 1q bp 9 fi 1c
parent_hous 22 i4 f
parent_know 1w 3y a
parent_left 22 be b
parent_list 1z 1j 8
parent_liv 1u 1h p 2c k fi n
parent_look 1u gn 9
parent_los 22 1s a
parent_messag 1z 6y k gn k
parent_midwiv 22 61 a
parent_must 1u b4 9 gp 8
parent_newborn 1u 7l r
parent_nobody 22 26 b
parent_notic 1z 6y 17
parent_ord 1u 2w e
parent_own 1z 44 g
parent_pay 1p b4 8
parent_plan 1u 1h f 7u h
parent_pref 22 3y b 49 a
parent_questio 22 7l i
parent_recomme 1w 40 9 4r 9 61 9
parent_relativ 1z 3z f
parent_rent 1w ix w
parent_said 22 bi h hl 6
parent_sam 1z hl 8
parent_school 1p 6y h f8 d g3 a
parent_see 1l b4 9 g6 8 gn f
parent_sees 22 84 9
parent_set 22 d8 g
parent_sick 22 6y l
parent_sit 22 hq b
parent_smal 1r hn m
parent_stand 1z dn 9
parent_town 22 6 a
parent_trust 1u gn 9
parent_use 1z 1h 9 7l 9
parent_video 22 1g 9
parent_visit 22 7u 9 fi g
parent_wheth 22 b6 a b7 a
parent_work 1q f8 c
parent_written 22 26 b
parenta 1s 1i 16 d1 9 f7 a
parenta_control 22 1i 13
parfum 22 5 1k
parish 1c 14 8 1b g 1c a 1e 8 1f 8 1o b 3p e 3v 9 3x p 6x 1f 9q 8 cu a d1 1a do 9 gj x hn a
parish_hal 1r 1f 8
parish_memb 1z 6x w
parish_offic 22 gj 9
parish_regist 22 d1 t
parish_town 22 3p 7
park x f d 1w e 22 d 2k b 2l k 2q b 43 c 4a i 88 v 9a f 9s 11 9w 1s a3 q ag w ak 16 b2 1a bt q bu 8 bw o bx d dm y do 9 dp e dq 29 ei a fj v fm g fn e fq e ge b gf 9 hq a hr e hz d if q
park_app 1z 22 j 9w e dq m
park_brewery 22 2l b
park_fin 1z 88 15
park_fre 22 b2 7
park_friday 1z 1w e
park_group 1z b2 m
park_hir 22 fj n
park_lan 22 gu d
park_lorry 22 9w 15
park_newborn 22 bw e
park_operato 22 ag v
park_own 1u dm j dq l
park_pet 22 fn 9
park_plac 1s 9w h dp c dq 17 dr 8
park_rent 1z dq h fj d
park_residen 1z dm g dq m
park_road 1k 3k 8 94 b
park_spac 1z dq 1s
park_spot 1z 9w b dq y
park_thermal 22 if t
parlour 1u 2q 19
part h 16 f 1c b 24 8 29 9 2a t 2e f 37 9 4i h 5d 9 5i x 5j k 6p 18 7y 8 8t d 8u e 95 a 9e q 9l d 9p j bt e co c ct a di 9 dk 9 dl h du m dx 9 fc 9 fe l gi b gu e gy c hf 8 i8 c i9 s ia e ig g
part_ask 22 95 a
part_catalog 22 9p h
part_cfo 1z 5j 11
part_chang 1z 9l 8
part_chart 19 7j 9 7o 9
part_city 22 1w a
part_classic 22 6p y
part_convers 1d e5 9
part_custom 22 2a a
part_dyes 22 4d a fs a
part_fee 1z 5d g 5g 9
part_first 1u 37 9 9e d
part_fit 1u 5i b 6p a
part_found 22 dz 7 i9 a
part_ful 22 3c b
part_hand 1z 4i b
part_insur 1z 5i b 6p b ho 7
part_keep 22 4p a 8u a
part_kind 22 6p c hf 9
part_labour 22 9e a
part_learn 22 ba a
part_load 1w 56 9 i8 u
part_loud 1z du e
part_machin 1z 6p 14 ia k
part_map 18 8n 7 fy a
part_menu 22 60 9
part_mis 1p 5i a 8u c
part_must 1w 4i 8 dl a
part_nam 1z dn 9
part_nobody 1z 6p v
part_not 1z 9e a fw a
part_numb 22 ig 9
part_off 22 5n b 8t a
part_onc 1w 24 8 5i b du 7
part_ord 1s 6p g 9p 8
part_paid 1z 6f 9
part_payment 1w 29 9 2g 9
part_print 1w 2a n 5i 1d
part_scan 1r 6p l
part_scrapya 22 fe i
part_servic 22 ae 8
part_sign 22 gu a
part_siz 22 9t 7
part_stock 1z gy k
part_stor 1z 16 8 gi 9 iw b
part_subscri 22 2e a
part_test 1z 4k 9 eg a
part_town 22 dy 9
partial 1z c4 m
partici 1h w 1k 5f m 5n j aq 10 b1 g b2 7 f6 a gi 27 hh 6
partici_budget 1z gi v
partly 1p 3l 8 dg c e4 8
partn x i y 1c h 1h t 25 e 3q 9 3w 15 42 c 4t b 5c k 7v b 7w 8 80 8 a6 m a8 e b5 b bd 11 be b bj v bk n d6 8 d7 14 de b dh b dx q ew c fu e g7 l
partn_app 22 3w f d7 o
partn_ask 22 d8 a da a
partn_bank 1p 7v b g7 a
partn_compani 22 3w f
partn_firm 22 5c j
partn_licens 22 3q 9
partn_lin 22 dx 9 ia a
partn_nam 22 3q 9
partn_need 1z i l ew b
partn_pay 1z 1c b
partn_phon 22 bs a
partn_shar 1z d7 1c
partn_weekend 22 1h h
partner 1w eq j
party 10 d e i a 2p z 2z 16 30 e 31 1a 45 1u 4e g 5n v 7s b 8v h by p bz 1j c0 t c1 13 c2 n c5 e e0 1b gl d hj f hs d
party_ask 22 i 9 e0 7
party_bags 22 45 9
party_booking 22 bz n
party_box 22 45 10
party_cater 22 31 r
party_company 1z e0 8
party_cost 22 45 a
party_decorat 22 c1 11
party_equipme 22 2z z bz u
party_gam 22 8v r
party_hom 1z 45 k
party_host 1q bz j c0 9 c1 m
party_own 22 45 c
party_part 22 45 e
party_party 22 45 e
party_rental 1z 2z g bz 1g
party_room 22 c2 g
party_tent 22 bz p
party_thursda 22 2z b
party_venu 1z 2p a c2 f
pas w g c s u 1h 7 1l g 22 9 2j c 2k l 2q a 3a c 3i 9 43 j 6t c 77 8 9c a 9o f b1 d b9 t bh k ev a gg 8 h3 d h7 d i9 a ip 9
pas_ask 1z 1l c 6s 9 b9 8
pas_inspect 22 f0 d
pas_numb 22 o a
pas_person 22 e6 b
pas_rest 1z 6t e
pas_sam 1z 2k 8
pas_way 22 2j a
pas_work 22 3a b 4h a
passag 1z u e du h
passata 22 9z u
passeng 1l 38 9 7c 1d 88 o dp a ds 18
passion 1w 2s h bg a hv a
passpor 1l 7w a 8i 8 8q i bw h ce i cg l ic l
passpor_photo 22 bw h cg k
passwor 1k 5e i 79 f bq t cu g hb e
past 10 2u d 5y d 67 c 6q b 9y e 9z 1d b9 s bf a bn f df b ef b et b ex a f6 a fj b ga d gn a
past_answ 1z f4 a ic 9
past_anyway 22 63 a
past_dat 22 68 a
past_mistak 22 ee a
past_pap 22 b9 1c
past_tens 22 42 d
pasta 1i 1q e 2u k 2w v 5w y 63 f 9z x a0 f hk 1l
pasta_vegetab 1z 2u e
pasteur 22 6h 9
pastor 1q 13 9
pastry 1u 2j a 2k a 2o 15
pastur 1z hu 1u
pat 22 m b h3 l
patch 1j 1 v c f 3j g 7s s 89 r bv t
patch_decid 22 7s c
patch_test 1s 1 t c d bv s
patent 1w 5b b 8s d
path 1h 21 1f 3l g 74 j 77 14 78 9 7z r ac 8 an l bq a gi 9
path_cros 22 ac 9
patholo 1w v 10
patienc 1m 4t k bx g dz b
patient z 1 9 k 1i q 1v u 1f w 1q x i z d 10 9 11 u 2d b 54 b 58 a 5i c 7d 16 7o p 7p 13 7t 1c 81 v 84 b 89 20 8a 1l a8 11 cu b g4 1g g5 1m gm c hc c i4 16
patient_answ 22 q c
patient_appoint 22 q g 8a l
patient_book 22 g5 j
patient_cal 1z 7p a
patient_cannot 1z 84 9 a8 8
patient_clinic 22 7d d 89 j
patient_consent 22 u b w a
patient_doctor 22 g5 v
patient_exercis 22 k a 7o a
patient_family 1z 7p o
patient_fil 22 q l g4 s
patient_find 22 g5 i
patient_group 1q w p 84 8
patient_help 1z cu f
patient_hom 1s k h 89 1h
patient_know 22 2d a
patient_look 22 54 9
patient_medicin 22 a8 i
patient_mis 22 q a
patient_plan 22 k a
patient_record 1u g4 1c
patient_remind 22 q l
patient_show 1z q 16 10 8
patient_study 22 w t
patient_teach 1u j 8
patient_told 22 89 9
patient_video 22 7t b
patient_wait 1z q 9 8a 9
patio 1o 2b a 3j 1h 3l 12 bz f
patio_heat 22 bz e
pattern 1b 28 9 4g 8 4o 9 4p 9 7j r 8d 1n 8e 2r ev g
pattern_design 22 8d 7 8e i
pattern_hous 22 8e f
pattern_siz 1z 8e 10
paul 22 2j b bu 8
paus 16 7 b s c 5m g 5x g 5y b 60 c 7v f 8b 8 az 8 bd e c7 8 es 9 g0 o ia b
paus_must 1z 5y a
paus_until 22 5m c
pav 1q 3j 17 3l k an 1q
pav_ston 1z an m
pavemen 1u 5 a 29 c 2b c 8p j gn 9
paw 1s 1d 8 3u i fy 11
paw_print 1w 3u f
pawn 22 hm p
paws 1z fv a
pay j 1e 9 4t l 6v 9 70 m 7e 8 7w 8 7x k a6 d am f c3 8 cd 9 cq k ct h d6 a db c dc c dd c de h di p em s es d ew j fb l g7 a g8 b go a ih b
pay_abov 22 cd 9
pay_advanc 22 di l
pay_adverti 22 ci a ik 8
pay_anoth 22 7g 9
pay_app 1w da 9
pay_back 1z cg 9 db a gm l
pay_bil 1w 1e e de j
pay_book 1z co a
pay_both 22 i8 9
pay_brand 22 52 a
pay_cal 22 f6 b fb i
pay_cash 22 7w f
pay_check 1z 5l a
pay_client 1q es h
pay_collect 1w bc 9 fp a ih 9
pay_commiss 1w 9d 9
pay_deposit 1n bv 8
pay_employ 22 di a em n
pay_fairly 22 7m b
pay_fees 22 6v a
pay_first 1z 14 9 aj 8 ic 9
pay_fix 22 5s b cp b
pay_fre 1u 8e 7
pay_ful 1z 24 8 2e 9
pay_guest 1z 2m b 2t h fg f
pay_hom 1w p a fu a
pay_insur 22 5j 9 ds a
pay_itself 22 8u a
pay_keep 1u 75 9 bm e
pay_kilo 22 ih a
pay_kitchen 22 70 v
pay_landlor 22 g7 n
pay_lat 1s w 9
pay_leav 22 6o b em 9
pay_lesson 22 49 a
pay_link 1s ew s
pay_list 1s 7r 9 g5 g h2 8
pay_memb 1s ci 9 cj 9 g0 f
pay_minut 1z fb 10
pay_monthly 1m cq e
pay_must 22 ct a
pay_naira 22 79 7
pay_nam 1z 1u 9
pay_next 1z 66 a co a
pay_off 1r 7x 1c d6 k
pay_own 1u 4g 9 6v 9
pay_park 1z b2 7
pay_part 1r 37 9 ho b
pay_patient 22 k a
pay_pictur 22 c8 a
pay_plac 22 1q a
pay_pric 1w 65 a 6f 8 6g 8 hv 6
pay_rest 1z 4t a
pay_room 1z 6t a 9j 9
pay_sam 1s dc b
pay_sav 1z 1q a 6m a
pay_school 1z de s
pay_sit 22 hm a
pay_solar 22 3m e am i
pay_staf 1w 3z b 7e 9
pay_stor 22 20 c
pay_straigh 22 6z 8
pay_tank 22 6i a
pay_tax 1z go a
pay_than 1w 24 8
pay_themsel 22 9s 9
pay_vet 22 1d 8
pay_video 1z 40 9
pay_wag 22 di g
pay_wat 1z 16 a
pay_whol 22 2q 9 b8 a
pay_work 1z di k
pay_writ 22 k a
payday 1h 7v r d6 16 d8 a dd 9 de 9 di 25 g7 19 g8 x
payment w k a s s 23 g 29 c 2t d 4t e 4u c 4z k 50 9 6v f 6x f 6y 9 70 k 7t a 7v j 7w i 9t 8 a6 b ax d cq g d6 g d8 n da s dd c dg n dh e ef a ej h er a es 1a ev 1k ew 24 fa e fc b g1 j g3 b g7 r g8 9 g9 d gr e h1 a i8 c
payment_api 22 ew 1c
payment_app 1z da f hf 8
payment_book 22 2t n 3y b
payment_both 22 7w 9
payment_check 1w cq a
payment_company 22 ev q ew i
payment_farm 22 a9 f
payment_fil 1z dg b
payment_health 22 k a s a
payment_held 1s ev a
payment_last 22 ef 9
payment_let 22 ax k
payment_link 1u 6v e es c ew l
payment_mov 22 96 9
payment_partn 1w cq a da 9
payment_plac 1z s 9
payment_plan 22 bb a
payment_provid 1r ej e ev g ew f
payment_questio 22 6x 9
payment_remind 1u x 8 es 12
payment_tax 22 cq b dg a
payment_termina 22 2v a ew o
payment_until 1z i8 9
payof 22 7x 1r
payof_plan 22 7x t
payout 1e dd 14 de x f9 b g1 y g2 a
payout_next 1z g1 j
payrol 1d 57 z 7x 8 di 11 el s em 36 ez y f0 m g8 j
payrol_softwar 1z em 24 ez h
payrol_tax 22 57 j em n
pays s v a 2u a 4t h 7j 8 9b 9 9g f cq b cw 7 da b db 9 dh b dp 9 en n g7 c
pays_commiss 22 9g b dj 9
pays_family 1z 83 9
pays_fee 1w 6v 9 di 9
pays_guest 22 e4 8
pays_half 1u ck 9
pays_insur 1z 2c 9 75 9
pays_lat 1u 2w a 3x 7 en m
pays_lost 1u a 9 5o a 9o 9 gv 9
pays_memb 22 bk a
pays_nam 22 f2 a
pays_nobody 22 ex 9 fx a
pays_old 22 46 a 4b 9
pays_own 1w 9c a
pays_parent 1z 1m 7 48 9 7l 9
pays_patient 22 7p a 7t b
pays_person 22 7j a
pays_pesa 22 dd a
pays_postag 1z he a
pays_rid 22 dp a fz a
pays_school 22 6 a gn a
pays_someth 1z 99 9
pays_spot 22 hj 9
pays_tenant 1z 9k a db a hy 6
pays_warn 22 en a
pays_wrong 22 6k a eu a
payslip 1k di h dk 9 em 1m hb u
payslip_ids 22 hb b
pcb 22 5i 17
pcos 1w 7k v
pcs 22 hs 1f
pdf 1a 8e 15 c6 9 dx 7 eg u eu 1h h3 q
pea 1p 9 a 61 f 6b l a0 o ab l
pea_protein 22 6b k a0 g
pea_shoot 22 ab k
peac 1s 87 9
peak 1q al 2a ib n
peak_load 1z al p ib k
peanut 1j 68 i 9y 1d a0 e a2 t g6 n
peanut_but 1r 9y x a2 q
peanut_egg 1z g6 j
peanut_smooth 22 9y a
pear 1r 9 a 61 r cv b hj 8 hw v
pear_brandy 22 hw m
pearl 1u 2s 2n
pearl_cook 22 2s k
peas 1u 1m 7 2w 16 61 h 6b 9 a0 9
peatlan 22 aj x
pedal 1w 1k i 81 8
pedicur 1s d 14 bv 16
peel 1j 5 8 cz c ih k
peeling 1z ah 8 ih 1j
peer 1m 4f a 9b 1l ar z dc s dd 14 do l fa i fl 10
peer_group 1z ar y fl e
peer_mentor 22 fa i
peer_peer 1z dd j
pelvic 1o k g 7o 15 cx r
pelvic_floor 1p 7o v cx m
pen 1o 5k l 8m e 9n c d6 f gp k ie h
pencil 1o 5 9 4n d 8w o cn e cs 9
pendant 1u 2c 2e 4k n
penetra 1z 5k 2m
penetra_test 1z 5k 28
pens 1n 8m 1n 8x 1d ah 8
pension 1d 19 9 4b q 4p 8 60 t cu 1i dk 3h em f ho 1d
pension_apps 22 cu f dk i
pension_gap 22 dk x
pension_tax 22 dk 8 em a
peopl 22 cu 8
pep 1j 67 t 6d 18 9z h fn m
pep_farm 22 6d m
percent 16 3d c
percent_rental 1z 3d f
perform 1n 58 o ay j f1 o il 9
perform_review 22 ay i f1 n
perfum 1j 0 9 1 f 5 38 iu h
perfum_hous 22 5 h iu b
perhap 1o 8w a 93 9 df 9 fy a fz 9
perimen 1w 7k 18
period 1d 6 2b 3f h 5j 8 7k 13 ay f eq 13
period_product 22 6 m
period_underwe 22 6 1q
permane 22 bv i
permiss 1h 1c j 2b g 2k k 2q 9 32 a 3b 9 4q a 5k g a3 e dc c dm g gh m if 9
permit 15 n c 14 o 1d c 35 d 5a d 6u c 7a 1f 8n 24 8r d 9c e b2 c bh f ce 15 ds d fd o fx 9 gh 2r ih b
permit_charg 22 bl a
permit_check 1w 9a b 9c a
permit_contrac 22 1d 9 fd 8
permit_help 22 7a e fd e
permit_insuran 1u 33 9 ds 9
permit_onlin 22 8n v gh n
permit_permit 1z 7a d gh 11
permit_plant 22 8r a
permit_told 22 gh a
permit_use 22 3a b
permit_wat 22 8n h
person q w b 13 g 1s j 3r c 46 j 47 a 4b h 4l b 57 i 6t c 7i 9 83 e av 8 bj g c9 b cb c cu 8 de a e2 7 e5 i e6 c f0 j f5 9 gq d h7 b hc d
person_along 22 14 9
person_answ 1w 2f d
person_approv 22 c9 j
person_cal 1z ae 7
person_charg 1z gq g
person_check 1u 3 a
person_choos 22 46 a d3 7
person_colour 22 1s i
person_dementi 22 83 v
person_duty 22 e6 b
person_empty 1w e5 d
person_family 1w 46 g
person_hom 1w 47 f
person_know 1w 3b 9
person_look 1s cu 9 i9 9
person_nam 1z e2 9
person_onc 1w d0 a h7 e
person_phon 1q 57 o 6m 9
person_regist 22 0 9 2 a
person_report 22 4w c f2 g
person_request 22 f5 a
person_respons 1z de 9 f7 a ge 9
person_ring 1z 4l 9
person_show 22 6t a e7 b
person_sign 22 ey b
person_sit 1z n 9 w 9
person_talk 22 bj b
person_weekend 22 2p b
person_work 22 w a
person_writ 1z 7g 9
persona 12 5 r 7 y f 1g k l l f s e 1n 1e 1t c 23 m 2f t 30 i 5e g 7g q 7h e 8y e 91 14 a5 d as s at h b4 e b8 b bg q br 11 bs 1r bw b cf n cl e d4 c d5 f d6 c e2 1c ei g ex a f5 10 g8 h i1 w is 18
persona_answ 1z ex e
persona_assista 1w 5e l bs 1j cf l
persona_book 1z 1n q 91 x
persona_chef 22 30 r
persona_childre 22 1n 1m is h
persona_coach 1w 7h j as 15
persona_data 1o ef a f5 19
persona_financ 22 ch a d6 i
persona_gift 22 91 l is 1t
persona_loan 22 g8 p
persona_messag 1w ei e
persona_poem 22 d5 n
persona_present 22 91 l
persona_safety 22 2f 13 br 1p
persona_shop 22 a5 j is c
persona_stateme 1u at l bg 10
persona_train 1u f 25 s j 7g 10
personn 1s 32 c 4y g f0 1d hd b
personn_fil 22 f0 z
pesa 1e dd 9 h9 8
pest 1p 53 b 8q j ac 8 gu v hy 1p id m
pest_control 1z hy 1a
pestici 1z 3l 9
pesto 1u 67 s 9z 10
pet 16 2y g 3i b 3u 21 8q j a2 r ah b bx 1m fn w fo 2f fr 1n fs 1w ft 1i fu 17 fv q fw 1w fx 1q fy 15 gc 1h is c iu g iw b
pet_cemeter 22 3u u
pet_food 1u ah e fr 1z
pet_funeral 22 3u l
pet_nam 22 x a
pet_odour 22 iu j
pet_own 1h 3u l bx l fo s fs u ft x fu y fw u gc p
pet_photogr 22 2y m bx 1q
pet_portrai 22 bx y is h
pet_saf 22 8q m
pet_shop 1n a2 d fn h fs m gc a
pet_sit 1z fo 2e
petrol 1k 55 f 6m 8 a3 f da k eh c
petrol_station 1o 55 c a3 c eh 9
pets 1c 3u 1o 75 b 8q u a2 e bx 12 fo 1c fs b fw u fy 1k gc g hp a hy 7 iu f
pets_away 22 fo m hy 6
pets_hom 22 fo i
pharma 1q w u 1l 8 6l 8
pharmac 18 1 p 4 f 7 a y 35 5t z 6o i 7f g 7j 8 7p 17 7s 9 7t y 7z n 84 8 a8 2x g4 h g5 g
pharmac_confirm 1z a8 t
pharmac_deliv 1z 5t j a8 h
pharmac_doctor 22 7p h a8 8
pharmac_employ 22 7f 9 7t b
pharmac_hand 22 a8 c
pharmac_medicin 22 y q
pharmac_ord 1z y 1c i3 8
pharmac_patient 1z 7p a 84 9 a8 8
pharmac_rath 22 7z a
phas 1p et l i1 o
philipp 1j de 8
phish 1z 5k 9 87 r f3 2f
phobia 1w 81 2k
phon j r c t d y 8 1i u 20 j 2h g 2i 14 2z 8 3n a 4w 9 4y q 51 9 55 b 57 a 59 9 5a a 6r m 6z d 70 f 73 8 79 8 7m 9 7p b 7r a 7s 9 85 a 86 g 87 j 89 8 9e g 9l 8 9p a 9r a 9s b 9t 8 ap a b4 8 br c c7 e c8 g cg b cn d cu k d3 h dc j dh c dx 7 e4 9 e6 12 e8 b eh g eo c eq b ew o ey j fb i g3 a gb d gg a gl b gm 9 gn 9 go c gs d gu b h2 a h5 c h6 8 hb a hd b iq 14 iw n
phon_animal 22 fw a
phon_answ 22 80 8
phon_answer 1z e6 1h
phon_app 1n 3v 7
phon_both 22 gq b
phon_bus 1z gn f
phon_buy 22 2i z ap a
phon_cal 1e 7u a 87 f c7 c fb i gg 9 h0 a h5 b
phon_calenda 22 7r h 8x h
phon_camera 1s 86 9
phon_car 22 9u a
phon_cas 1u iq 1z
phon_check 1z ap 9
phon_childre 22 1i 1l
phon_choos 1z d3 9
phon_count 1u 6m 9
phon_cov 1z iq s
phon_door 22 6v a
phon_email 22 6t a
phon_empty 1z h2 9
phon_family 22 20 z
phon_form 22 eo a gg 9
phon_fre 22 1i u
phon_friday 22 go g
phon_grandpa 22 bp b cu f
phon_hold 22 iq i
phon_hous 22 55 k
phon_intervi 22 fb m
phon_leav 22 gb b
phon_lin 1w br e gm d
phon_messag 1u r k
phon_minut 1z cn l
phon_money 22 ew a
phon_mount 1z iw 1m
phon_network 1w 87 f
phon_night 22 ft n
phon_numb 1i 36 b
phon_onc 22 d4 b
phon_open 1z 9s 9
phon_ord 1z 70 k
phon_own 1z gb d iq w
phon_pap 1z 6r i 6y 9
phon_pay 22 5q a 9t 9
phon_person 22 e2 8
phon_photo 1r c8 q cg h gs e
phon_pictur 1z bx c
phon_pocket 1z bw c
phon_pouch 22 iq i
phon_print 22 cu 9 d3 q
phon_recepti 22 e6 1o
phon_remind 22 dd b
phon_repair 22 2i l
phon_rid 22 a7 a
phon_ring 1w 6r f 7p b 9p 8
phon_saturda 22 9s a go 8
phon_scan 22 i2 8
phon_screen 1w 9e w
phon_second 1z 89 8
phon_send 22 6r b
phon_sent 1w gs f
phon_sit 22 eh 9
phon_snap 22 c8 f
phon_staf 1z 4y r h7 c
phon_stand 1z iq h
phon_tabl 1w e4 d f6 a
phon_tank 22 71 7
phon_tel 22 7i a
phon_thursda 1z 89 d
phon_wallet 22 iq i
phon_web 22 4w b
phonic 1w b6 1r f9 i
phonic_gam 22 b6 u
photo n 2 9 3 h l h 1s b 1t j 1u q 20 1j 21 d 2p d 2y l 2z x 30 b 36 c 3c c 3e y 3f l 3h c 3j 8 3k 9 3p s 3t 8 57 c 5b i 6u a 6y e 7i h 7t i 80 10 83 g 8o e 8r a 8y c 95 h 96 c 9a i 9c g 9d e 9f j 9j 9 a8 e av e b4 r bj g bu 8 bw t bx y by w c1 8 c2 b c8 1b cg s cp y cr 9 d0 13 d2 p d3 17 dl a dm a e8 r eh p ek j fc a fi c fm b fn 8 fo d fs b g4 a ge 9 gg d gr b gs w gt p gu g gv d gw c h1 s h2 m h6 y hb e hx n if c is k
photo_album 1z 20 o d3 p
photo_answ 22 bj a
photo_app 1s 20 10 cg i d0 a
photo_baby 22 bw h
photo_book 1r 20 g 91 i d3 2b
photo_booth 22 2z 2i
photo_box 22 2z g
photo_broken 22 6p a
photo_chat 22 gs g
photo_checkli 1z 5r a h6 o
photo_cloth 1z c8 t
photo_collect 1z 3f a
photo_compar 22 c8 a
photo_dat 22 h6 d
photo_dayligh 22 3 f
photo_deliver 1u 8r 9
photo_doctor 22 7t n
photo_documen 1z av 9 hb g
photo_equipme 22 c2 c
photo_estimat 22 8p a h1 q
photo_event 22 by i
photo_exercis 1z b4 14
photo_family 22 20 a d0 16
photo_finish 22 8o a 9d a
photo_first 22 fs a gw a
photo_floor 22 h2 d
photo_fram 1z d0 l
photo_gift 22 8y f is u
photo_idea 22 e8 b
photo_insur 22 h1 q
photo_kitchen 22 30 m
photo_last 1z 9j 9
photo_library 22 cp y
photo_list 1s 3e d c8 j h2 h
photo_menu 22 c8 l
photo_mis 1u h6 a
photo_music 1z 3r 8 cp 11 e8 b
photo_onlin 22 c8 l
photo_pack 1z 7p e
photo_pap 1w av d
photo_patient 22 g4 j
photo_phon 1s d3 w eh c
photo_plac 22 gg a
photo_plan 1w 3e 8
photo_plat 1z l g
photo_print 1w d0 16 d3 11
photo_quot 22 95 a
photo_rash 1z 80 8
photo_reading 1w 3k f
photo_real 22 3e c
photo_receipt 1s dg d
photo_remind 22 1u k
photo_report 1s fi e gu i h6 f
photo_restor 22 9f a d2 d
photo_review 1u 2p h
photo_room 1o 3f a h6 p
photo_sam 22 2 a
photo_scan 22 d2 d
photo_shoot 1u 2y t bx f c8 14
photo_shop 22 d2 6
photo_signatu 1z gu b
photo_skin 22 80 i
photo_stor 22 1s a
photo_studio 22 bw s
photo_taken 1z c8 f
photo_van 22 gw l
photo_video 1r 9a n 9e e
photo_voic 1w 3t 9 83 a
photo_whatsap 22 d3 9
photo_whil 22 d2 b fo 9
photo_word 22 e8 m
photobo 22 2z 1j d3 1u
photogr u m 9 1t s 1y h 1z i 22 f 2y 21 3e 1b 3f c 3p 9 4e c 4f d 4j h 54 d 5a i 6l a 7i m 7q c 7x 9 80 l 8g b 8h 10 8p 9 8y d 98 9 99 8 9v 8 ag 7 bw 1b bx 1l by 1l c3 s c8 y cg k cp l da b eh h ek f el k fe i ff 9 fh a ge a h1 a h2 e i6 8 if b ip d
photogr_book 1z 2y y by i
photogr_coupl 22 2y x
photogr_dat 22 ge a
photogr_describ 22 1y j
photogr_dogs 22 bx s
photogr_enough 1z el b
photogr_family 22 2y m bx d
photogr_film 22 by g
photogr_florist 1z c3 z
photogr_good 22 2y a
photogr_let 22 7x a
photogr_meal 22 7i w
photogr_mol 22 80 10
photogr_near 1u 2y f 3e a bw p bx v by c
photogr_not 1z 3p 7 dt b
photogr_numb 22 el c
photogr_piec 1w 1t a i6 9
photogr_plat 22 7i a
photogr_pric 22 6l 8
photogr_print 22 8y l d4 b
photogr_real 22 4e a
photogr_receipt 1w da a dg 9 ek 9
photogr_relax 22 bw h
photogr_sam 1z ge 9
photogr_sign 1w 4o a cr a
photogr_studio 22 c8 g cg f
photogr_van 22 36 a
photogr_whol 1z 1t b
photosh 22 2y s bx m
physica 1z k 1j
physica_therapi 22 k w
physici 1w u w
physio 1e k 15 q 14 z 13 7o 1n 81 g fv 1x
physio_app 22 z l 7o 1q
physio_exercis 22 k m z l
physiot 1c k 26 z s 2d k 35 9 4s 9 56 a 58 b 7o 1u 90 i fv 1n g4 y
physiot_exercis 22 k x z l
physiot_near 1z k 16 7o f fv f
physiot_osteopa 1z 7o f
physiot_practic 1r g4 f
physiot_room 1z 2d a 4s a 90 a
physiot_visit 22 k w
piano 1h 41 23 75 9 93 1r 9a g bc 1h bl d dy 3d g2 b
piano_app 22 41 e bc w
piano_guitar 1z 93 u
piano_lesson 1w 41 1c bc k
piano_teach 22 41 s bc g
piano_technic 22 dy 14
piano_tun 22 dy 2m
pick t 12 a 1s b 2n a 43 a 44 j 4f h 4j c 5h b 5p a 5x l 6f 8 6j q 6k v 6m 12 70 b 78 7 92 t 99 y a1 c a4 f a5 j a6 g a8 b a9 o ac 16 bk b de h e6 m f8 l fm f fp m gd j gy b h5 d hv b i7 s ih r
pick_bag 22 4f i
pick_bottl 22 65 b
pick_br 22 54 9 5t a
pick_cardboa 22 ih u
pick_childre 22 f8 o
pick_clean 22 92 a
pick_collect 22 fp a
pick_cook 22 a6 d hv 6
pick_dat 22 4e 9
pick_deliver 1z 99 e
pick_dish 22 a4 b
pick_friday 1z 92 b a9 b
pick_list 1u 8f 8
pick_lock 22 6m n
pick_mix 22 a1 p
pick_ord 1w fm g
pick_own 22 hv 8
pick_pack 1w 6k 1o
pick_part 22 e7 a
pick_phon 1w e6 w
pick_point 1o 5x x 6m 1c 92 i a9 e
pick_robot 1z ac y
pick_sam 1u ig a
pick_school 1z f8 g
pick_siz 22 4n b
pick_slot 22 h5 i
pick_station 22 92 b
pick_thing 1z 2g a gd i
pick_ups 1w dt a
pickl 1r 6c 26 hv 1w
pickl_lov 22 6c y
pickl_vegetab 22 6c j hv n
pickleb 22 hr 2e
pickleb_court 22 hr 11
pickup 1i 99 1f f8 g gw e ih 9
picky 22 1q d
picnic 1z 38 d 7b b c1 s
pics 1w 80 8
pictur k v 9 11 d 1f 9 1m r 1n q 1t i 1u e 20 t 2y t 2z g 3e c 3t c 59 b 7p b 80 k 82 6 8h 8 8v c 9d e 9i g 9m 8 9v i bh a bw j bx g by k c8 z c9 d cd g cg o ck b cn 9 cp d cr c cs 9 cz n d0 l d2 7 d3 s d4 c db 9 dc c e4 7 e8 b eh c ek c fi d ft b fx d gg 9 gv 9 h1 b hj m if d
pictur_advic 22 1u 9
pictur_ask 1u 1u d
pictur_body 22 1t b 80 8
pictur_book 1q 1n 1x d3 d
pictur_bowl 22 8z 9
pictur_card 1r 1m m cz h
pictur_check 22 7d 6
pictur_childre 22 1n 6 hm a
pictur_chosen 22 2y a
pictur_consent 22 i4 7
pictur_contrac 22 cm a
pictur_enough 22 if 9
pictur_even 22 hj j
pictur_family 1z 2y a fi f
pictur_first 1m cr 8 db c
pictur_friend 22 cg a
pictur_gam 1z 82 a b6 9
pictur_hom 1z 9d 9 hj 8
pictur_hous 1z eh b
pictur_idea 22 8v b 9d g
pictur_insur 1z 2g a 49 9
pictur_last 1u bu 8
pictur_left 1s 80 a 9v c
pictur_let 1z 3t 7
pictur_licenc 1z 59 9 5a a
pictur_light 22 3t a
pictur_lin 1r d0 8
pictur_list 1z if 9
pictur_mol 22 80 t
pictur_nam 1s 20 a 8v a
pictur_not 22 9i b bh 9
pictur_ord 1z 9p 9
pictur_oth 1z 1t h cd 9 cg 9
pictur_parent 22 6y a
pictur_pay 22 9v a
pictur_phon 1r 20 x c8 c d3 8
pictur_photo 1b 7p 9 7t a
pictur_pictur 1w c8 d
pictur_plac 1u 54 8
pictur_print 1z d0 b
pictur_product 1w 4r 9 c8 9
pictur_ready 1w by 9
pictur_receipt 1w ek w
pictur_right 1w 2y 9 58 e 9d 9
pictur_ring 22 4k e
pictur_seam 22 ai 7
pictur_send 22 9v a
pictur_sentenc 1z 1m 8 d0 b
pictur_shop 22 c8 a
pictur_show 1z c8 a
pictur_sign 1z 11 a cd 9
pictur_somebod 22 cn a
pictur_stay 22 c8 a
pictur_step 22 hj 9
pictur_stor 22 2z 8
pictur_studio 22 2z 8
pictur_teeth 22 10 8
pictur_telepho 22 d3 c hy 6
pictur_third 1w gp c
pictur_thrown 22 20 c
pictur_togeth 22 hj a
pictur_voic 1u 1m i 6w 9
pictur_worn 22 1t b
pidgin 1o b4 9
pie 1u 72 g
piec x 0 a a h b 8 m h 10 8 1j q 1t v 2a 13 3f f 41 9 4c s 4d r 4f 14 4g e 4k 13 4m x 4o v 4p h 4r p 4s o 66 n 68 e 6b 9 6p c 8b 7 8e 8 8f q 8g i 8k n 8o 10 8p 10 8z h 9d l 9f 19 9j b 9t a an d bc q bz b cy g du a dv d fh s hh k i2 d ii f il j im k in h
piec_ask 1z 9 a 21 a 9f 9
piec_back 1w 4m a 4s a 5o a
piec_belong 22 bc a
piec_brand 22 8f 7
piec_cheap 22 6p c
piec_clock 22 m b 8p a
piec_cost 1u a 9
piec_differe 22 4g a 8o a
piec_earn 22 4f 9
piec_first 22 4f 9 9d g
piec_fit 1z 4s a
piec_ful 1s 4k 8 4o 9
piec_hand 22 8g 7 du 6
piec_kept 1w 4m a
piec_know 22 4k a bc a
piec_last 1w a 9
piec_look 22 m b 4d a
piec_mend 22 4f a
piec_mis 1z 8f 9
piec_piec 1f 8o a 9f 9
piec_plac 1z 69 9
piec_put 22 bc a
piec_run 22 d2 6
piec_sampl 1f 4c b
piec_sel 22 4g a
piec_send 22 1t b 8k 8
piec_show 22 9f a du 6
piec_siz 1s 6 9 1j e im f
piec_statu 1z hh 9
piec_taken 22 4d a
piec_tri 22 4p a i2 8
piec_work 1z 4r 9
piec_worth 22 4f 9 dv 8
pier 22 9r 17 if a
pierc 1z m s 9t q
pig 1p hu 1a ie s
pig_farm 1u hu b ie m
pigment 22 3 g
pigs 1z 62 k ie 1b
pil 1c 25 f 4p 9 7p 2m 81 c 8w l cm e
pilat 1o g 1g a0 c b1 15 il j
pilat_back 22 b1 d
pilat_studio 1w g n a0 a
pilgrim 1p 3x 33 74 k 77 1a
pilgrim_priest 22 3x 11
pilgrim_travel 22 3x 1i
pillow 1o 25 u 5o l 90 2i iu g
pilot 1g 7c 10 h1 d ia 9 if x
pilot_licenc 22 if 9
pin 1n 2h h 3s a 4o i 9s k hr 8
pinch 1r 4m d 4n b d4 h
ping 1q 1y a fk e gn c
ping_pong 22 fk d
pink 1n ir d
pins 1s 4o 1a dp b dy i fy e
pint 1z e4 a
pip 1h 28 1r 3g m 3l b 9c k 9i e ao e ij 1r
pip_burst 1z 28 9 9i b ij 9
pipelin 1q ed 1f ee o ef a eo 1f
pirat 22 45 p
pistach 22 9y y
pit 1p 9l d bz m hq 1f
pitch 1f 2k 12 2l n 9s 2b au 11 bz g c7 j dy m go n
pitch_book 22 2k 9 9s l
pitch_map 22 9s v
pitch_pitch 22 9s g
pitch_tent 22 bz i
pitch_train 22 au s c7 i
pivot 1z b a aq 1c
pivot_tabl 22 aq u
pix 1u q b d6 a
pizza 1p 2n y a6 m
pizza_deliver 22 2n g a6 d
pizzeri 22 a6 9
pla 1u 20 a 79 8
plac o i b j 9 n j s j 14 e 16 9 1a c 1d h 1w e 2a c 2g a 2k a 2m c 2q c 2v a 33 a 38 a 3b 9 3s 5 3z 14 44 b 4a f 5d a 5p g 68 c 6g 8 6h 8 6m d 6z b 70 a 76 e 7a 8 9b c 9w l ad 7 b2 7 bg h bk b bx 9 c1 7 c5 a ck b cp b cw a dl a dp d dq p ex a fd q fp d gq i hi 8 hj e hs 6 i6 b
plac_age 1z 9m 8
plac_answ 22 1r b
plac_app 22 s 9 gg a
plac_ask 22 cs a
plac_bad 22 4a a b2 7
plac_bars 22 6i a
plac_book 22 6z a
plac_budget 22 e0 7
plac_cal 1z 3a b
plac_chang 22 i 9
plac_cod 22 70 a
plac_company 22 5n a dp a
plac_dat 22 1w a
plac_develop 22 5d j
plac_doctor 22 85 9
plac_earth 22 cn 9
plac_fix 22 8l 7
plac_fost 22 1d f
plac_ful 22 3b 9
plac_half 1z 5p b
plac_hand 22 gq b
plac_held 1s 76 9
plac_househo 22 fd 8
plac_hundr 22 cg a dp a
plac_insur 22 2y a
plac_let 1z ck a e4 7
plac_licenc 1w ct a
plac_link 22 gy a
plac_local 22 14 8
plac_long 1z fx 9
plac_map 22 86 j
plac_must 22 3z a
plac_nanny 22 fd n
plac_nearby 22 76 8
plac_nobody 22 do a dq b
plac_normal 1z i 9 n 9 2q 9
plac_not 22 bx d
plac_old 22 hp 7
plac_own 1z 7n g
plac_paint 22 hj e
plac_pow 1z 5p b 6m a
plac_prototy 22 24 9 2g a
plac_reord 22 68 a 6h 9
plac_rul 22 ej a
plac_sal 22 2q 9 ca 9
plac_sel 1w 68 g 6e 9 hs 6
plac_sensor 22 27 9
plac_set 22 c 9 53 a
plac_shar 22 37 a dp a
plac_show 1z ca 9 ek a
plac_shown 1u fp e
plac_taken 22 9w 9
plac_tap 22 6i 7
plac_trial 22 14 9
plac_worship 1z dd 9 de 9
placeme 1h 14 u 1q b 5d 12 fd 1m gq 1v
placeme_fee 1z 5d j
plain 12 1 9 w c 3s i 7j b 85 9 aw b ax g bq l cg 9 cx g ed v er g gm 1h ha j ik q
plain_comment 1z ha s
plain_english 1s ax h
plain_languag 1q ed s gm 23
plain_packag 1z cx 7
plain_sentenc 22 ee a i1 8
plain_shirt 22 cg e ik h
plain_word 1c 7j c
plainly 1p 26 c 7j c 7w a ai a gn b h1 b hf a
plan l f m k 9 l s t e z i 11 k 1g t 1h a 1p n 1q 12 1s g 1t e 1u f 1v 19 1w i 2x 19 37 m 3e h 3g b 3l l 3q v 40 g 45 h 47 e 48 j 5a a 5j n 5l b 5n l 6q 11 79 n 7d a 7g m 7h 1a 7i j 7p p 7r x 7u m 7x s 80 a 8x 11 96 n 9c h 9d t 9g e 9m 9 9p d a4 a ar e as b ay d b3 j b9 8 bb g bf 18 c2 h c3 a c4 x d6 g dk o e8 n e9 a en m ez x f9 i fa a fr d fv b fz 8 g6 i g7 h gf 9 gh x gi g gj d gn b gs a gt e gu k gv k gw a gx 18 h2 m ia d
plan_app 1p 1q q 1t x 1v g 7i g 7p 9 8x e dk j ez w
plan_apps 1z 1q f 1v e 7r g
plan_ask 1u dr 9
plan_baby 22 1g o
plan_back 22 1q a
plan_begin 22 7g a 7h a
plan_book 1z 1p 8 2z 7 37 a
plan_brand 22 8x h
plan_break 1w cs 9
plan_build 1u 1v f 96 9
plan_chang 1p 6q 8 7h j cw 7
plan_check 1u 7p f gh l
plan_client 22 7m b gs a
plan_coach 1z f k l i ar g
plan_compar 22 c2 c
plan_coupl 1z 2x a 2y a
plan_cours 22 bf 9
plan_crew 22 3l 8 gv 9
plan_dat 22 5n b
plan_deliv 22 gx p
plan_deliver 1u a4 f gx b
plan_departm 1z gh c
plan_diabet 1z l n
plan_drawn 22 gh b
plan_empty 1n g7 a
plan_end 1z 11 8 37 a
plan_everyth 22 c4 g
plan_family 1z 1q l 1v a 7u a
plan_fits 1u f f
plan_fix 22 ds a fn f
plan_form 1z gh 9
plan_fre 22 21 a
plan_friend 1z 1v j
plan_funeral 1z 3q 9 3s 7
plan_group 22 37 11
plan_hand 22 48 a ds a
plan_holiday 22 1v n 76 8
plan_hom 1z k a 9d 9
plan_host 1z 5n i
plan_inspect 22 gw 9
plan_job 22 6q l bb a
plan_kitchen 22 9n j
plan_larg 22 e8 b eo a
plan_las 22 3e j
plan_last 1w 3x 8
plan_let 22 1p 7 7x 9
plan_machin 22 6q 13 ia l
plan_magazin 22 7h n
plan_medical 22 8a 9
plan_minut 22 7o a
plan_mis 22 7g 9
plan_mov 22 bf a
plan_near 22 c3 c c4 d
plan_night 22 6q a
plan_not 22 7p a
plan_offic 1z gh a gi 9
plan_own 1u ar f c4 m
plan_pap 22 8x n gu f
plan_pay 22 79 7 d6 a
plan_phon 22 ey e h2 a
plan_photo 1w 9d a h2 i
plan_pictur 1w 11 8
plan_plant 22 3l j
plan_prepar 22 5j 8 gt a
plan_priorit 1z 3g j
plan_product 22 69 9 6q l
plan_questio 22 7p a
plan_rac 22 b3 e
plan_rain 22 c4 a
plan_room 22 gi 9
plan_round 22 9v 8
plan_rout 1w gx y
plan_says 1z bf 9 i3 8
plan_second 1z 1q a
plan_session 1z f a 2x a
plan_shop 1u 9d 9
plan_short 1z cj a
plan_sit 22 gi a
plan_sits 22 3q 9
plan_smal 22 2x b
plan_social 1z e8 a
plan_softwar 22 6q 16
plan_sound 22 5a a
plan_stop 22 1v 9 gx c
plan_student 22 8x a bf 9
plan_team 1u ez a
plan_themsel 1z 2x g c4 s
plan_train 1w fv 9
plan_travel 22 1v x 79 q
plan_trip 1u 1v x 37 f 79 9
plan_vans 1z 8a 9
plan_video 1w z a
plan_visit 1n 7u b
plan_wait 1z b2 7
plan_watch 22 7h d
plan_wed 1z c4 x
plan_writ 22 7x a 9c b
plank 1z f a 19 a 7g a
plant 10 1u 26 24 21 3l 1b 3p 19 3s a 53 2a 6b 1f 7i d 8c a 8i n 8q 2i 8r b 96 k 9i v ac a ai k aj q al m hz g ia l id e ij c it k
plant_app 22 1u 16 24 i
plant_ask 22 24 9 8c 7
plant_bas 1q 6b 1t 7i h it s
plant_calenda 22 1u t
plant_car 1z 1u 1y 8q k
plant_compan 22 53 m aj i
plant_diseas 22 1u k id l
plant_health 22 24 9 8i 8
plant_healthy 22 24 9 8q a
plant_liv 22 53 a
plant_look 1z 1u 9
plant_lov 1z 8q 11
plant_market 22 8i h
plant_offic 1z 53 1p hz 8
plant_own 22 24 12
plant_part 22 8q e
plant_passpor 22 8i 8 8q h
plant_pay 22 al 9
plant_photo 22 1u w
plant_plan 1w 3l r
plant_poisono 22 8q c
plant_pot 1w 24 1z 8q j
plant_rent 22 53 10 8q l
plant_sensor 22 24 1c
plant_servic 22 53 18 ia a
plant_shop 1z 24 8 53 g 8q t
plant_sold 22 90 9
plant_swap 22 1u 9 8q m
plant_tre 1z aj k
plant_wat 22 53 m 9i o
plant_water 1z 1u j 53 y
plantai 22 64 19
plantat 22 3o l
plaqu 1s 3t 22 is m
plaqu_cod 22 3t y
plast 1u d a 3h k 8b n
plaster 1w 3h l gs a gt b
plastic 14 9 q a f 2a p 5i 9 66 e 9n a an 1m ih 14 ii 13 it 12
plastic_bag 1z iw b
plastic_bottl 1s an e
plastic_fre 1s 9 k a i ii h it 15
plastic_part 22 2a a
plastic_sachet 1z ii s
plastic_sol 22 4h c
plastic_wast 1z an 19
plat 17 l c 1c e 1f a 1z f 2w z 31 10 6b a 72 a 7j d 8z 1m bt d bz q fe h fv b hh a hj 8
plat_back 1w 2w c bz d
plat_help 22 l b
platfor u 11 8 1b v 1c 18 1l c 1y n 2n a 36 d 38 d 3q k 40 b 42 d 4e 9 4t m 4y 9 4z w 50 j 52 b 5f c 5k 8 5n e 5u a 6m b 6r h 6v n 70 f 76 8 7m 9 7y c 89 h 94 l 95 d 9c e 9s d a6 m bg 9 bj d bo 9 c2 j c3 i cb e ce a cj b cq q cs q ct r dp 8 e7 e e8 b ea h eb b ee b el a f0 f f2 i f3 8 fa y fb 9 fc o ff k fh i fm e fo c g0 b g2 9 g9 r gi u gq 9 h2 8 hd z i7 e i8 9
platfor_agency 1z 3y h e0 a eb k
platfor_allow 22 e8 b i7 a
platfor_book 22 fa a g5 a
platfor_bring 1z 6r b
platfor_buy 22 1y g ip d
platfor_collect 22 8g a f5 a
platfor_company 22 2u h hd j
platfor_connect 1z 4t 9 50 9 f4 9
platfor_employe 22 f2 g hd f
platfor_event 22 1w g c2 c
platfor_family 1w 1l 9 3q 9 c3 e
platfor_farm 22 id f
platfor_hir 22 4z a b0 c
platfor_list 22 3e c
platfor_liv 22 42 a bi h
platfor_match 1z 4z 9 i8 8
platfor_onlin 1z 7m g aq b ba g
platfor_own 1s 38 a 6m f 6r g c9 f
platfor_photogr 22 2y g by d
platfor_privat 1w 30 f 36 e 38 c 7b b
platfor_read 22 cs g
platfor_rent 1z 5s a 8f b do f
platfor_send 22 c6 8
platfor_shop 22 5u h fh 8
platfor_short 22 52 g b8 g
platfor_smal 22 1c b
platfor_tradesp 22 3g c 95 g
platfor_use 22 6r b 6v a
play w h c 32 i 39 h 3b 14 41 f 45 e 46 a 4a g 8j a 8t n 8v 1m 93 a b5 b bc m by m bz g c5 8 c7 h cj 9 cl z cm 1n cn 10 cp 9 dx i dy g dz k e0 g e1 j e2 c f8 m fk y fp t g2 b ga f gc 9 ge r hm x hn g hq 19 hr w hs d i4 d
play_already 1z dx 7
play_board 1z 3b s
play_café 22 3b k hq f
play_card 22 46 h
play_centr 1z 45 f fk k hq e
play_equipme 22 ge v
play_gam 1w 8v n cm k hm a
play_half 1z 8v c
play_hir 1z bo a bz k
play_hom 22 bc a
play_hospita 22 i4 f
play_not 22 e2 8
play_outsid 22 1i 9 4a h
play_second 22 8t a 8v b
play_send 22 cn a
play_song 22 41 b 83 a
play_togeth 1z 3b 8
playboo 22 er 1d
playdat 22 bk 1m
playful 1w 82 9
playgro 1h 1v d 3z h 45 a 4a m 8u a d0 7 f8 c fk j ge 2w hn f hq 1t
playgro_defect 22 ge v
playgro_parent 1z 45 9 4a a
playgro_safety 22 ge q
playlis 1u bc c e0 d
pleas 11 7 9 e b z 9 31 b 3z 9 94 a a8 8 b5 c dh b h0 c
pleas_confirm 22 31 g
pledg 1u g9 1m h9 p
pledg_follow 22 h9 l
plenty 1q 4p 9 6j 9
plot 1e 19 11 aj y ap i ff 11 gj 1j i0 21
plot_fre 22 gj 9
plough 1w af v id c
plug 1d 17 k 18 d 2b 27 ak j bt g dr 9
plug_hang 22 2b h
plugin 22 i5 1f
plum 1q 62 9 67 8 8s c hw h
plumb 1c 28 m 3g 2e 95 p cw 8 e6 e eh n fc 16 gt 14 gu t h3 w
plumb_electri 1q 3g 1r 95 i fc o
plumb_walk 22 cw 9
plung 1z n 1a
plus r 4c a im 10
plus_hom 1z 81 7
plus_linen 22 3t 8
plus_siz 1s 4c i 8e 8 im 20
plywood 1z iv j
pocket 1b 2h b 4n q 51 7 8e q bw b cy 7 d8 21 dc b il 10 in j
pocket_fre 22 51 8
pocket_money 1w d8 2i
pocket_squar 22 in o
podcast 1b 3v a 4q 8 5a 16 7f c ar b as a az 2j ch h cj 30 cl u cq o cr e fl d g0 2a hg 1b
podcast_chat 22 as c fl b
podcast_clip 22 az f hg r
podcast_company 22 az w cj h
podcast_edit 22 az 10 g0 v
podcast_editor 22 az m g0 n
podcast_host 1w az t cj k g0 s
podcast_listen 1z cj l
podcast_meet 22 hg 8
podcast_network 22 cj 1y
podcast_produc 22 az f cj m
podcast_product 1z 5a l az 1r
podcast_record 1z g0 1d
podcast_sound 22 az 9
podcast_studio 1z 5a l az m
podiatr 1w p 21 4v 9
podiatr_visit 22 p y
pods 1w 5z o fl t
poem 1z 8w l d5 21
poem_birthda 22 d5 n
poet 22 d5 u
point 12 16 14 1m a 1r c 1x a 33 a 38 9 3g c 5x q 6m 17 6w a 75 g 79 8 7w 8 8n a 92 f a9 c ai b ak 1a as h b3 9 b7 b bn b de h dr m e4 e er b ii a
point_clos 1z 5x e
point_easy 22 b7 a
point_map 22 8n 8
point_near 22 ii 9
point_phon 1w 6w 8 7q 9
point_point 22 16 e bn 9
point_superma 22 1r i ak k
poison 1o 1u a 53 b hy 1o ig a
poisono 22 8q o
pokémon 1z 8g 2a
pol 1p 2a a 97 x 98 a
polic 1d 13 f 1b b 2f b 51 11 87 j 8j 8 bi 9 dt c el m fd j
polic_clearan 1z fd l
polic_record 1z 13 a 1b b bi a
policy 1f aw 1w ax g ay 1d ch a dc 18 f4 d f5 u f7 d he g i8 c
policy_apprais 22 ay h
policyh 1w aw 13 dc 1f h1 18
polish 1l 3 n 1f 8 5b f 64 m 6c 9
polit 1s ej a es r h4 z
polit_follow 22 h4 r
pollen 1u 27 n 84 1v
pollina 1z 8i v
pond 1p 34 p ae 29 ah f
pond_check 22 ae a
pong 22 fk h
pony 1w 9v n ag a fz 1f
pool 18 4 d j 22 n f 2g h 39 d 3k 30 4v 1h 5d f 7b 2b af b ci n dc l dp g fp a hq t i7 l ii h ij f
pool_clos 22 j a 3k h
pool_family 1z 7b 1f
pool_guy 22 3k j
pool_lie 1z j 9
pool_mainten 1z 3k 15
pool_ord 1w 4v 1v
pool_own 1w j e 3k 13 7b 14
pool_pump 22 3k h
pool_repair 22 3k i
pool_robot 22 2g m 3k h
pool_servic 22 3k v
pool_shop 22 3k q
pool_teach 22 j h
pool_wat 22 3k b ij k
poor 1h 25 u 27 d 6a 9 9u c ir 7
pop 1g 2m b 2s b 2t k 52 1r c0 e c1 7 e3 t
pop_shop 22 4c 9 52 1f
pop_ups 1s 52 i
popcorn 1w 68 p bz h e3 9
popular 1o g m bu 8 ht 8 im 8
porch 22 98 b 99 a
pork 22 hu 1o
porridg 1r 61 a 7i f 9x 12 g6 c
porridg_mix 22 9x g
port 1j 6l z 8a i ap g i7 b i8 a
portabl 1q 2b m c0 w h3 i
portabl_bar 1z c0 t
portal 15 q c 10 f 1b i 34 j 37 c 3t 8 6t c 6u p 6z b 7d 7 9m a bl c c3 i c6 w ct w ff 17 fx g g3 c gh x h0 s h2 i h7 f ha p hb r he p i5 i
portal_agency 22 h2 9 ha h
portal_client 22 9l 9 hb c
portal_own 1z 6u d
portal_softwar 22 h7 c hb c
portfol 1g bb 10 c5 x d9 1m df 1i fa s ga 1d
portfol_part 22 d9 c
portfol_real 1z ga l
portfol_track 22 df h
porti 22 ht 7
portion 1d 2l n 4b c 5v r 60 9 61 e 7i t a4 h fr 1c ht 25
portion_cost 22 61 a
portion_food 22 7i 9
portion_weight 22 fr g
portlan 1l fn 8
portrai 1l 2y s 7e 8 bw 28 bx 1k cg 2n is x
portrai_photo 22 bw h bx h
portrai_photogr 1z 2y l bw 1m cg f
portuga 16 ik c
portugu 1h b5 r c7 9 hh 8
portugu_catalan 22 c7 9
portugu_spanish 1z i1 7
pos 1o 2y g 6r k c8 9
positio 1i 22 9 5d 12 5p c 7h a en 9 er c ex j fw w gn l gt b
positio_map 22 ca 8
possibl 18 ec 8 fu k
post t 5 c 9 c b i w 8 1w b 4j j 4l 8 4s j 4z d 50 w 54 9 58 j 5b c 5d 9 5p d 5z 9 63 9 66 m 6f 8 6o a 85 c 8f x 8h t 8j y 8l r 8w v 8y n 90 b 9i l a0 d a1 i aa j am 8 an d b0 c cp e cq e ct k d0 e d2 f dr j e8 21 e9 a ex o fl a fs j fy u gg 9 hg j i3 r i6 d i8 g
post_answ 22 ex 9
post_brief 22 4z a
post_count 1q 8f 9 i3 r
post_develop 22 8h b
post_fram 22 54 e
post_hand 22 8q a
post_harvest 22 5p p
post_hom 22 85 e
post_instagr 22 e8 j
post_job 1w 5d g ct f ex e
post_let 22 8j 9
post_load 22 i8 i
post_long 22 d0 7 hg c
post_next 1z is 8
post_noth 22 4s a
post_offic 1s 55 9 74 7 cp j i3 9
post_parcel 22 66 a
post_phon 22 e8 i
post_photo 1z d0 e fs a
post_second 22 8f b 8w j
post_send 22 8h a e8 b
post_shop 1z 8y h
post_social 22 4z f e7 i
post_sort 22 ex v
post_stamp 22 5b a
post_than 22 4f 9 64 a
post_wait 22 w g
post_writ 22 8h 7 d2 6
postag 1f 2 9 2a a 4d a 4q a 5z 9 6k b 9x b he a
postag_return 22 4d a
postal 1z 5s f 6m 8
postcar 1p x i 8x o d0 20
postcar_grandpa 22 d0 m
postcod 1q 1u a 9b 9 dy 8
postman 22 6 b
postnat 1w o 27 b2 9
postpar 1w o z 7l p a4 k
postpon 1z 2x d ic d
postur 1q g g 2d 2o 7o n bc b bw g
postur_app 22 7o l bc a
postur_retouch 22 bw c
pot 18 1u f 24 1u 2h g 2s a 6j d 7v 9 8d 9 8q 1r 8z k d7 y dd o dk s fh e g7 19 hh 1j hk 7 hz 18
pot_christm 22 hz q
pot_kiln 22 hh o
pot_plant 22 53 8
pot_wat 22 24 s
potato 1n 4b a 5v 9 68 a a2 h a3 i cz d
pothol 1z gg 27
pots 1d 19 e 24 1e 2s c 53 h 7v w 8q m ab b d7 b dk v hv 8 hw 6 hz f
pots_ord 22 hz 9
pottery 1n 6f a 8z 1h c5 f fh p hh 25 hi 7
pottery_market 22 6f 9 8z b
pottery_studio 22 hh 1j
pouch 1e 4g d 61 t 63 f 9y h 9z 10 a0 f g6 b iq g it d iw k
pouch_superma 22 61 i
poultry 1s ah 7 ie z
pour 1h 8 r 65 b 6e 9 6f e aa 8 gs k hj 8 hk d hw h
pour_soy 22 8 f
pow 13 1e c 2b o 2h d 2k k 2z 8 3g j 3j i 3m n 4v i 5p f 6j d 6m 9 7u e 8z e 9r a 9s m ab l ae a ak f al 10 am y aq 11 ax b bq n bz c dr e g4 9 gc b ib f iq q
pow_acces 22 2v a
pow_attorne 1u 7u i ax e bq o
pow_bank 1z 2h a iq 11
pow_bil 1z 9s 9 ab c dr 9
pow_cheap 22 al h
pow_check 1z 2k 8
pow_cuts 1r 3m c
pow_fail 22 5p b
pow_hand 22 9r 9 9s a
pow_hom 22 3m e ak 9
pow_own 22 2k 9
pow_plant 1z al 10
pow_point 22 3g i
pow_purchas 22 am j
pow_query 1z aq s
pow_wat 22 5m c
powd 1h 7 x 9 h 1r f 2s 8 6h i a0 11
power 1r 56 a 6m 9 ac 8 gf h
powerba 22 iq n
powerpo 1z aq k
practi 1w b7 15 bc q bd 1n bo 18
practic w g b i g k l p a q 15 u h x 1h z 17 11 1d 41 e 42 b 43 c 48 j 4v 1c 4x h 54 o 59 9 5c d 5l 12 5o b 7k a 7m j 7o f 7t o 80 b 82 p au d b4 8 b7 14 bc 12 bd 10 bo 18 d9 c du w dw j e6 h fl 9 fq a fu r g4 11 g5 v ga o gk b gz b h0 1e hb p
practic_app 1u 82 7 9u b b7 e bd e du o
practic_clinic 22 g4 d
practic_clos 22 fu b
practic_even 1z 5l b bc a
practic_fre 1z 7q a
practic_intervi 1z bo m
practic_list 22 5w 9
practic_manag 1z 4v b g4 e
practic_managem 1r g4 w gz d h0 j
practic_nearby 1z 7m g 7t g fu h
practic_own 22 e8 a
practic_patient 1z 1 8 x a
practic_platfor 22 bo h
practic_portfol 1z d9 j ga y
practic_real 22 g5 9
practic_room 1z dw u
practic_send 22 h0 9
practic_set 22 41 9
practic_smal 1z bd k
practic_softwar 1r x 1q z n 11 13 g4 u h0 x hb a
practic_staf 1z 4x l
practic_system 1s q p u m x h 11 d
practic_talk 1w au a
practic_track 1w du h
practis 18 41 m 42 a 43 b 4x w 82 a au 12 b6 g b7 p b9 c bc 16 bd 1c bo 1h c7 17 du 16 dw 18 f3 8 fq j ga n hd f
practis_alon 22 bo h
practis_hom 1u 81 7 b7 9 du 7
practis_intervi 22 bo n
practis_own 22 5f a du 6
practis_sal 22 hd j
practis_smal 22 bd l
practis_speak 1z au 9 bd 18
practis_topic 22 b7 a
practis_violin 1z bc x
practit 1w g4 m
prais 1s 82 j ca b ci c ea a f3 b
pralin 1w 69 2d
pram 1i a a 29 j 8u w b2 u hn g ix 1o
pram_bedsid 22 ix d
pram_cot 22 ix b
pram_rent 22 8u l
pram_rental 22 8u l ix f
pranaya 22 g b 7e 8
pray 1n 3v 2q 3x m i4 a
pray_daily 22 3v s
pre 1b 1j 13 1y h 3f f 4f q 70 i 8b a 8p r a9 g aa o bt o fe c g9 h ip s ix c
pre_cut 22 8b d
pre_lov 1p 1j 17 1y h 4f h 8p h ip l ix c
pre_ord 1o 70 h a9 e g9 g
pre_own 1u 4f i 8p j fe d ip f
pre_purchas 1z bt s
preciou 22 4k d
predict 1l y 9 27 9 4u m 7k g 84 11 en p ev x ia 1c
predict_chargeb 22 ev x
pref 1e g b 2l a 3y a 40 9 57 a 5b a 5e a 94 a 96 8 fm a fq a
pref_fix 22 57 b 5g a
pref_group 22 fm b fq b
pref_monthly 1z 5e a 96 9
pref_pay 22 5b b b8 a
pref_singl 1w g b
prefer 22 gx a
prefil 1z e8 a ei a
pregnan 1e 7 c e h 4r 13 7l 28 89 j
pregnan_cours 22 7l w
prelov 1z 1y q 4f u
premis 1j k a 2j b 2m c 2o a 52 9 5l n
premium 1d 3 f 9x a 9z b aa j aw u dc f
premium_mix 22 aa m
prenata 22 9u b
preord 1u im j in 9 io m
prep 1p 40 m 60 17 a4 1q b9 v
prep_athlet 22 60 s
prep_meal 22 60 k a4 h
prepaid 1k 3x 8 6z a 76 8 am 9 d3 8 d8 f ip 8
prepaid_money 1z 3x 7 6z 9
prepar 14 o f 30 c 3f w 5j 8 60 z 6n b a4 q av 14 b9 y bb f bh c bn a bo m bt a c1 7 c6 b dg g dj d du 8
prepar_applica 1z 5g 9 bo a
prepar_candida 1z b9 s
prepar_fil 1w av o
prepar_hom 1z 3f o
prepar_meal 1w 60 1e a4 z
prepar_pag 22 7k 9
prepar_pap 1z 7x a dj e
prepara 1j 2l b 3h 8 42 9 45 a 7l k av x b9 17
pres 16 1n 7 25 a 2f s 2r 1g 51 c 5o f 6f 18 6p j 84 q 8k 9 8l 8 an x br h cy 8 e1 r gn 9 i6 g ir 1j
pres_brick 22 an p
pres_button 1s 51 f
pres_juic 1z 2r 15
pres_nail 22 ir 1x
pres_nam 22 6f 9
pres_ons 22 ir i
pres_sam 22 6f f
pres_send 22 cf a
pres_stand 22 6p c cr a
prescho 22 3z s
prescri 1a 1 b o d x f y x 10 8 4l 15 7p n 7t 1u a8 2b cx a e6 f ft g g4 13 i2 9
prescri_bil 22 g4 9
prescri_pharmac 1z a8 h
prescri_record 22 x a 7t b
prescri_request 22 e6 f
prescri_sent 1w 7t i
presenc 1z au l
present 17 0 e 8 b 1e c 4k g 5m a 69 d 7c b 91 p aa 9 au 1q b0 c is 9
present_train 22 au h
preserv 1s 1 c 8r 8 hv 1p
preset 1z g1 1d
preside 22 gl c
pressur 1e b c 3j 1x 89 z 98 13
pressur_clean 22 3j w
pressur_wash 1r 3j 1r 98 13
pretend 1q bs d hq a hy a
prevent 1n 11 a 5r b ev 14 gw b ho i hy 8
preview 1h 4q e 8y k f9 j g2 a hf c i5 l is 17
preview_post 22 is 9
pric l c 9 1r 1c 22 f 2i g 2p e 3d q 3g g 3h m 3j 8 3n g 3q l 4f c 4k c 4v n 5b d 5p 8 5z d 62 i 6f c 6j 8 8g 8 8o c 8p c 8w e 95 i 96 a 97 b 9a q 9c f 9e f 9f d 9y 9 ar i b0 9 bt b bw 8 c2 d c3 f d9 g dl d ep r fb b fc k ga i gt q hx e
pric_accept 22 9e a
pric_agr 1s 9f 8
pric_app 22 22 k
pric_basket 22 1r d
pric_book 1s dl 9 gt f
pric_chang 1z 2r 8
pric_choos 22 3q 9
pric_complai 22 2i a
pric_count 1z 2q 9 6g 8
pric_cov 1w 30 9
pric_dat 1q 9c g c3 b ep 9
pric_deliver 1u a5 h
pric_error 1s 96 b
pric_extra 1z 2p a
pric_fal 1r 79 6 d9 q df 9 f4 9
pric_family 22 61 a
pric_fix 1p 8w h
pric_fre 1w c2 m
pric_given 22 95 a
pric_guest 1r 3d s
pric_insuran 22 6l 8
pric_keep 22 6f 9
pric_lat 1w 5p b
pric_list 1e f7 c
pric_market 1q 8 9 6a 8
pric_memb 22 4v e
pric_morn 22 1r g
pric_nam 1s hw 5 hx c
pric_noth 22 8p a
pric_off 22 5 a fn 9
pric_ord 1z 2u a 8o e
pric_oth 22 95 a
pric_paid 22 36 a
pric_photo 1o 3h a hx 9
pric_print 22 1n 6
pric_quiet 22 5r a fp b
pric_rang 1s fc x
pric_repair 22 16 a
pric_request 1z 5b a
pric_return 22 8w b
pric_room 1w 3h j
pric_sel 1z 65 b
pric_separat 22 ar 9
pric_several 1z c 9
pric_shop 1z 1r k 69 9
pric_smal 22 ir 8
pric_start 1z d8 9
pric_team 22 45 a
pric_text 22 59 a
pric_told 1z 3n n
pric_wait 22 dm 9
pric_wholesa 22 9p 9
pric_work 1q 4j 9
pric_writ 1z 5 a 4e a 6d a
prick 1w 85 18
priest 1r 3r g 3x 1q 9q 8
primary 1b 2w g b7 m f8 13 g3 j hm 9
primary_school 1g 2w e b7 9 f8 t
primary_seconda 1r g3 k
primary_teach 22 b7 a
print t 1n x 20 c 2a 2f 2z l 3u 8 4l d 4q 1s 5c f 5i 1j 6k 9 6p c 70 d 72 d 7q f 8e 13 8v k 8x n 8y 1l ao y b0 h bp t bw m bx n c5 g cq g cr 1n d0 1h d2 b d3 1i d4 w df b eq c fy d hi c iq d is k
print_album 1w bw j d3 8
print_book 1p 20 b bh d bp 9 bx b d4 z
print_demand 22 4q m
print_hardbac 22 1n 7
print_hom 1u 2a b 8e o ao g
print_hous 22 ao 1s
print_issu 1z cr v
print_leav 22 d4 8
print_let 1z d0 h
print_magazin 22 cr 2e
print_monthly 1z d0 e
print_must 1z 8c 7
print_nam 1u 1n 9
print_near 22 4q h
print_ord 1s 4q x iq f
print_own 22 5i j
print_part 22 2a 1p
print_phon 22 20 9
print_photo 1z d0 14 d3 y
print_plac 22 70 a
print_product 22 2a p
print_ready 1z b0 f
print_replace 22 2a 10
print_run 22 8x b cr a
print_second 22 2z e
print_servic 22 4q h 5i 16
print_shop 1u bp f ih c is b
print_sign 22 eq k
print_start 1z 8v b
print_today 22 5c f
print_work 22 dw 9
print_worksho 22 hi c
printab 22 b7 b f9 12
printab_workshe 22 f9 f
priorit 1q 3g l cf p gl i
priorit_memb 22 3g d
privacy 1c q e 59 d 6t 9 6x 8 a8 7 ax f d6 9 e7 a f5 23 fw g if 8
privacy_notic 22 d6 8
privacy_pag 22 f5 g
privacy_policy 1z ax h f5 y
privat u n b 22 f 2i b 30 18 33 a 36 t 38 e 3k c 40 h 5s q 6y d 7b x 9b c au a b4 f b9 c c2 a co a d5 a d6 9 do y dq u e0 9 fd o fg z fj r fl v g0 n g3 s g4 d
privat_audio 22 g0 n
privat_bedroom 1z fg 14
privat_camp 22 44 h
privat_cars 22 do i
privat_chef 22 30 2j
privat_clinic 1q g4 k
privat_din 1z c2 f
privat_driv 22 dq h
privat_event 22 2k 9
privat_garden 22 7b 1n hv 9
privat_group 1q 33 8 38 b fl d hh 9 hi 8
privat_hir 1z n f
privat_hom 1p fd q
privat_househo 22 fd e
privat_lesson 1z 40 j
privat_must 22 es a gt b
privat_nursery 1z 3z f
privat_onlin 1w fl l
privat_own 1r 36 m do a dq a
privat_park 22 dq z
privat_party 1u e0 8
privat_pool 1u 3k k 7b z
privat_public 22 e0 7
privat_room 1q 9b 8 fg z
privat_school 1i 2w b 6y b g3 12
privat_sel 22 2i g
privat_teach 1z 41 e ba g bc g
privat_trip 22 gw a
privat_tutor 1w 40 j b4 r b9 c
private 1z bi d do 1g
priya 1z f a a5 9 by 8
priz 1p 6f 8 7v 9 8v a e4 j hm i hs 7
priz_best 22 hm h
prob 1l 9n j ae 1e ai 7 id z ij 1p
probabl 1z v b 4i 8
probat 22 bq 1z
probiot 22 6c p
problem 19 40 b 5c t 5l h 82 f 83 g fq e gg e
problem_book 22 44 a fm b
problem_empty 1r 5l d
problem_off 22 4r a
proces 1e 0 u u a 5c a 8h 8 cb 13 ce h e5 9 eb c ed h er b eu h f5 r f6 a f7 a
proces_agreeme 22 5c b eu a
proces_data 22 ed b ic 8
proces_delet 22 u b f6 b
process 1u 9q h er b hz a
procure 1z c6 24
procure_portal 22 c6 q
produc 14 5a r 5p 13 5r i 5u y 5x u a9 1g ab 9 az m ba f cj 15 g0 e g2 1c
produc_ask 22 5r a
produc_basket 22 a9 l
produc_beat 22 g2 j
produc_box 22 5x k
produc_farm 22 5x k a9 h
produc_her 22 g2 8
produc_pick 22 5p b a9 h
produc_podcast 22 cj x
produc_wait 22 g2 8
product w 0 r 1 b 2 t 3 m 6 j 7 m b i d g 1z 9 2a e 2e d 2o l 3i c 50 y 5a 1b 5h m 5i o 5k d 5r c 5u e 5w l 64 u 69 c 6n c 6p j 6q 1q 72 u 7q u 8m j 8x f 91 m a0 b an s ap f az y bv 8 c8 1s c9 w cx n e8 c e9 s eb k f4 8 fh f fs t g1 s g2 9 hc r he g i5 d i6 d i9 10 ia c ic x iq b it k
product_back 22 fs a
product_check 22 50 9
product_company 1z 5a 1b az 9 ic 8
product_count 22 8x b
product_descrip 1z e9 13
product_design 22 5i p fa c
product_fee 22 50 f
product_footpri 22 ic a
product_hand 22 7q a
product_homelan 22 64 v
product_imag 22 c8 19
product_let 22 dk b dx 8
product_liabili 1u 8t 9
product_lin 1z i9 19
product_link 22 c9 a
product_list 22 72 16
product_manag 1u 6q 8 hc w
product_onlin 22 fh f g1 q
product_ord 1z 6q 11
product_pag 1k c9 i i5 c
product_photo 1z c8 28
product_photogr 22 5a m c8 1d
product_pictur 22 c8 13 c9 a
product_requir 1z 0 9 3 a 7 9
product_sheet 22 72 o
product_shop 22 3i c c8 a
product_test 1z 5w f iq e
product_tri 22 1 9 d a
product_use 1w 2 9 3 a
product_used 22 3 b
product_writ 22 6 a 5k 9
profess 10 z f 14 c 5d j 75 9 9j r a4 f as a at e bw l c3 a cg w d1 6 fa i fb d fg k fl r gd h
profess_associa 1q f6 9 fl 9
profess_body 1u 57 a
profess_first 22 z a
profess_network 1z 5d e fa d
profess_organis 22 9j u
profil 18 3t 9 46 9 4z b 50 a 5d h 65 i 7m c at 1l bj 14 bw d cg g ct j e8 i fa f fb y fd b
profil_check 1w bj b fb b
profil_photo 1z bw g
profil_recruit 22 at j
profil_special 22 fb r
profil_until 22 bj a
profil_video 22 fx 8
profil_writ 1z at w
profit 1a 3z d 4q 9 57 a ar j et i i6 15
profit_item 1z i6 p
program z k u l d v 9 10 h 13 r 14 a 15 k 1a 1b 1g 7 1i 9 44 e 49 s 4a b 5g h 71 d 7f v 7i a 7n i 7s b 81 9 9l b ai 9 aq g ar b as p au a b8 1p bb b cb p cf f du 6 f2 12 f8 g fa h g0 a hf e
program_cours 22 b8 v
program_fil 22 9q a av c
program_memb 22 gk 8
program_teach 22 1p 8 ba b
progres 16 f i 43 b 5c b 7g e 8o e 8t a b5 g b7 f gs n
progres_not 1w t 9
project 13 16 s 18 a 1c 1c 23 h 49 x 4z 1e 59 i 5a i 5g p 8b 1c 9c p aj k ay o b0 m b8 11 ba b bb l bn 9 cb 9 e3 k et 2s f6 k fa b g9 1e gi s gq w gs c h9 8
project_ask 1z 23 9
project_box 22 8b e
project_budget 22 5g a et d
project_first 22 b8 a
project_know 22 5g a
project_lost 22 et d
project_manag 1w et l f6 f
project_managem 22 et 26
project_own 1u b8 e
project_part 1r et d
project_real 1w bb a et a
project_review 1z b8 f
project_show 1z 49 g et a
promis 11 g e 1a d 1e a 2f b 3s 8 4h e 4v e 51 7 56 e 5i 8 6q 9 78 6 7a 8 7i a 7y c 83 c ar 8 au 9 b8 c bg b br c cf 9 cq a eg b es 9 gi e i1 9
promis_cur 1u 7e 9 be a
promis_heal 1z g b 3w 7 7o 9
promis_job 1z 1a b
promis_noth 22 56 c i1 7
promis_plac 1z 1p 7 bg a ca 9
promot 1q 6v a hc l
prompt 1k t 9 3v 8 8x m aq s ca a dx v hf i
prompt_handboo 22 aq j
pronoun 1z 82 o
pronunc 1z 82 o bd 2f
pronunc_coach 22 bd w
proof 12 1z c 3n a 4y 9 ap l cx 13 dh e ev m f4 1a fj j fw d gs q gv p h6 j ic e ih a il v
proof_legging 22 il f
proof_notic 22 gs a
proof_underwe 22 cx m
proof_visit 22 9i b
proof_washabl 22 cx f
proof_win 22 6g 9 ev 9
proof_word 1w 5z 9 69 9
prop 18 1f b 73 7 8b 7 8j 7 dv q ej m
prop_invoic 1z ej r
propan 22 a7 1a
propert 18 28 i 3d k 3e 1g 3f z 6m b 7y 1m ff 1h ge d gr 1h h2 1b h6 1e h7 1p
propert_fair 22 h2 9
propert_list 22 ff z
propert_manag 1h 28 g 6m a gr x h6 c h7 1c
propert_managem 1u gr y h7 19
propert_photo 22 3e f h2 k
propert_photogr 22 3e 1m h2 f
proport 22 d7 d
propos 1e y 8 21 a cc e et 9 gi 1i go 8 gp 9
propos_grad 22 gp a
proposa 1k 5g u c1 e c6 i ep 3g gi u h4 1h
proposa_answ 1z h4 j
pros 1w c3 j
prosecc 1w c0 r hj z
prospec 1w 5g a 7y b ei 23
prostat 1w cx c
prostat_surgery 22 cx 8
protect 11 4 r l a 28 b 4n m 5o f 7v a 87 19 8s c 9m y 9u f aw b f5 17 g7 9 hd a in g iq v
protect_advis 1u t a eu 9 f0 b f1 a
protect_charact 22 2p b
protect_cloth 1w 4 k 4n q 5o l
protect_data 1z 25 9 81 8
protect_easy 22 bj a
protect_fac 22 86 9 cg a
protect_firm 22 9m 15
protect_health 1z 9t 8
protect_offic 22 f5 1j
protect_phon 22 iq n
protect_skin 22 4 m
protect_supervi 22 h a 4a a
protect_wood 22 93 a dz 7
protein 1e 60 o 68 17 6b 21 7i f a0 3d a4 m ah 19 fr t
protein_bar 1z 68 k a0 u
protein_bars 1w 68 l a0 l
protein_browny 22 a0 o
protein_drink 22 a0 n
protein_flour 22 6b 9 a0 g
protein_ingredi 22 a0 9
protein_shak 1z 2r 8 a0 w
protoco 1q ax 8 h6 j
prototy 1k 24 9 26 b 2e a 2g b 5i 36 8s b 8t a fw b
prototy_bought 22 2e a fw a
prototy_part 22 5i m
proud 1s i3 a
prov 1e 9k 9 af c ap 12 bq a cp a ev g fy h ge 9 gi 8 gv 9 i1 7
prov_right 22 1m 7 cp b
proven 1n 58 a d1 8 e7 c ex a
provid 1a 47 c 5c p 5f t 6x c 6z 8 cc c dh 1j ej d ev f ew f
provid_hold 22 6v a 70 a
provisi 1z a5 x
prun 1w 96 o
psalm 22 3v 2i
psalm_read 22 3v o
psorias 22 1 1c 80 1b
psorias_psorias 22 1 i 80 i
psychia 1z 7m e 7t 9
psychol 1h z 10 7e a 7m 24 7n a 81 b f2 s
psychol_check 22 7e a
psychol_video 22 7m n 81 9
psychot 1s z s 3w i 7m q
pub 1p 32 l 6i 8 cn c e4 1q
pub_quiz 22 cn a e4 15
public 14 n k 16 c 1d a 21 g 2k 9 2w a 3z c 5f g au 19 bd f bk c c6 1m ci h eg c fj 9 gf m gg g gi w hc a hx 7 ij c
public_buy 22 c6 e ij 9
public_consult 22 gi u
public_contrac 1z c6 w
public_park 22 fj c
public_plac 1z 2y a bk g
public_radio 22 ci h
public_school 1z 2w d
public_speak 1u 5f k au 1t bd j
public_tend 1w c6 14
publish 12 16 9 1n 8 3v 5 8w m az 12 b8 f b9 9 ch g ci q cj l co e cs 12 cz 8 du a dx 9 e9 m ea b ez c f9 8 g0 18 gi a h2 d hf x
publish_app 1z b6 9 hf t
publish_don 22 g9 8
publish_episod 1u az a cj h cs 9 g0 l
publish_keep 22 d1 6
publish_result 1w 5w 9
publish_rul 22 ci a
publish_spotify 1z az e g0 j
publish_test 22 7 a
pubs 1j c2 s e4 12
pubs_loft 1z c2 s
puck 1z b 8 28 a
puf 1z 2j e 9x 13
puf_quinoa 22 9x n
pul 18 10 8 2b b 2f e 7s d ac e dt e e4 6 ee 17 fm c ha d
pul_along 22 dt i
pul_off 22 h4 9
pul_request 1w ee 1i
pul_send 22 2f a
pul_weed 22 ac i
puls 1u 26 c 2d a 81 a f1 14
puls_survey 22 f1 z
pump 19 16 10 22 i 24 b 26 j 3k 14 63 k 9e i 9g 1p al c am t ck c fc q gk a gu t ia h ib h ix i
pump_filt 1z 3k r
pump_instal 1w 9g l fc g gu j
pumpkin 1u 30 i 9y 7
punch 1z 8k f gs r
punctur 1z dn c
punish 22 bp b
punjab 22 cd 9 fi c
punjabi 1p e2 9
pupcak 22 a2 u
pupil 18 13 p 17 j 2w 11 40 1t 41 1q 43 8 b4 21 dw 9 dz e f8 d g3 10 gn q gp q hm q
pupil_phon 22 b4 k
pupil_play 22 dz 7 hm a
pupil_term 1w g3 g
puppy 1l 1d k a2 k bx y fm u fn 9 fp 16 fq 1n ft b fx n
puppy_clas 1z fm b fp a fq m
puppy_sal 22 1d f fx f
puppy_school 22 fq w
pur 1m 6a f 8i 8 g6 h
purchas 18 1c q 1j j 1l l 23 g 2v q 4f p 4v 1x 55 p 69 p 7v e am f bt m dj f er a hc o i3 p ic c
purchas_group 22 4v 1d
purchas_inspect 1z bt s
purchas_manag 22 er c
pure 22 61 v
purif 22 16 s 2e s
purifi 1u 27 1b 2e p a7 13
purifi_wat 22 a7 p
purity 1z 6a d 6d e ih a
purpl 22 2s 9
purpos 1n as q di a i9 9
purs 1s 4g x 8k i io k
puré 1z 61 1w
puré_fing 22 61 d
push 1a 7g b 83 e 8h c hl 8
push_ups 22 7g d
pushcha 1z 21 19 dt k
put t 5 a m 9 1e a 2d f 4r i 56 d 62 d 67 9 73 8 7v i 8b 8 8w e ao e bd a cc a cr 9 cz 9 d3 8 d9 9 dc b dv 8 e6 f iv a
put_asid 1u 7v k
put_back 1q cc d cr 9
put_bag 22 70 a
put_cal 22 e6 b eh c
put_jars 1z 67 9
put_light 1z 9w 9
put_menu 22 6e 9 6g 9
put_money 1s 7v i d8 b
put_neighbo 22 2u b
put_off 1s m f 9c f bd h fu g
put_onlin 1z c8 a
put_pag 22 eb a
put_panel 22 1e b
put_questio 22 f1 b
put_right 22 7w 7
put_second 22 4 a 4r b
put_sensor 1w gf 8
put_smal 22 f5 a
put_thirty 22 8m 8
put_togeth 1n 5 8 7g 9 8b 7
put_twenty 22 8s a
puts 1d 6m 9 7v w cf 9 eh q gm 8 ia e
puts_asid 22 7v 13
puts_pag 22 eh u
puzzl 1g 32 z 8f 29 8j z 8t 11 8u i 8v m cn 31 cz z hm 13 is f
puzzl_adult 22 8f f 8v p
puzzl_gam 1z cn 2f
pyjama 1s hn 9
python 1s 1a a b8 16
qualifi 1g 2 9 3 a c b e i k h 2o 9 3z a 43 a 51 7 bv a gk f
qualifi_hygien 22 c 9 e b
qualifi_person 1w 2 9 3 a
qualifi_therapi 22 k i
qualify 1z 7x c
quality 19 u 9 1k 8 27 1j 3h a 9k h c8 h gv x i9 1l ij 1e ir d
quality_check 1w 5e a gv 11
quality_circl 22 u b i9 a
quality_monitor 22 27 1a ij 13
quality_sensor 22 27 u ij k
quantit 1n gt m
quantit_pric 22 gt l
quarrel 1h 1i p 1m 7 3t 7 cv c do a e2 l f0 a hs 6 i0 8
quarry 1z i8 a if f
quart 14 y 8 4v 9 5o 9 64 c 7y c 8s c al c ar h dg a fy f ga 8 ij b
quart_first 22 i0 8
quart_pric 22 8s a
quart_show 22 f5 a
quarter 1d 8d 7 ar f av 11 cr 1h dg e
quarter_box 22 6d 9
quarter_estimat 1w av r
quarter_magazin 22 cr w
quartet 22 e0 1d
quebec 1z 33 b
queen 1r ad 1f ck 9 hm h
queen_mis 22 ad r
query 1q 4u a 6n g 9u e aq v
questio s 2 e 7 9 e c f a 4s b 4y e 6t g 7g 9 7l t 7n m 7t b 7z 13 86 f 8q e 8v o a8 d at e ax m b4 z b8 i ba a bf a bh x bl e bo 11 bp k bq c ca j co a cu b d7 j d9 a dc e e4 t e5 v e6 e e9 g ed o ep 9 ex e ey e f1 1d f4 1b f7 19 f9 f fa 9 fb p fx g h0 9 h7 l hc 12 ic n
questio_answ 1n e5 h f4 n f7 i
questio_bank 1w f9 t
questio_book 22 2x a
questio_chang 1z 8e 8 bh 9
questio_chat 22 e5 u
questio_driv 22 bh f
questio_employ 1z bo a f1 d f7 l
questio_end 22 d3 c
questio_error 1r bo d
questio_experie 22 f7 a
questio_explain 22 b4 k bh 9
questio_fear 22 75 a
questio_few 22 ex 9
questio_fil 22 e5 a
questio_first 1s f e
questio_habit 22 bl l
questio_list 22 bo h
questio_messag 22 7n b
questio_nam 1w f1 a
questio_night 1z 7n p
questio_not 22 7y 9 85 9
questio_ord 22 e8 b
questio_oth 22 d7 i
questio_own 22 8q a
questio_person 22 f7 a
questio_phon 22 eh 9
questio_questio 1p f1 c
questio_reason 22 dj 9
questio_safety 22 4y s
questio_see 1u fx 8
questio_sent 1z 7 9
questio_sms 22 hc r
questio_sound 22 e4 q
questio_talk 22 at 8 d7 a
questio_team 1z f1 a
questio_text 22 hc t
questio_visit 22 fx a
queu 1b 1o 7 2l 9 2q 9 9s l af c cp d e1 7 g4 16 g5 x h1 f
queu_part 22 h1 9
quick 17 2r b 4m c a5 h bn b g8 j ht 9 is d
quick_commerc 22 a5 j
quick_cost 22 ef 9
quick_dry 1w 4m e
quickbo 22 en c
quickly 1m 2i a cu 7
quiet 10 x 9 2j f 2m d 31 f 4i a 4w 9 5r b 7b a 96 b bm a ca 8 cl i dy 8 ef a fq b hj a hp c hq f hy 8
quiet_childre 22 hq c
quiet_evening 1z i 9 2m b
quiet_night 1z hy 6
quiet_own 22 e8 b
quiet_season 22 s a 2x a
quietly 1u 1o 9 du 8
quilt 1w 4i j 8d o
quinc 1z bp j
quincea 1z by 12
quinoa 22 9x t
quit 1j s 13 7s 34
quit_vap 22 7s 10
quiz 1a 2 u 7 h 4y e 5n j 5z 9 8q p b8 c bf 17 bh h cn z e4 2d ga x hd m
quiz_app 22 cn m e4 d
quiz_gam 1z b8 e cn l e4 c
quiz_host 22 e4 q
quiz_night 22 e4 1o
quiz_team 1u 5n l e4 1b
quizmas 22 e4 x
quot 12 22 e 31 m 3j 9 3k 9 5b b 7d 7 8o m 9a o 9c t 9f q 9q c c3 j ca a eo y gt 2o h4 1v h8 c hx c i8 e if c
quot_bet 22 gt b
quot_build 22 8o a gt n
quot_firm 22 gt b h4 d
quot_follow 1z h4 1p
quot_garden 22 gt n
quot_job 22 gt b h4 d
quot_kitchen 22 gt q
quot_list 1w h4 f
quot_nev 22 h4 m
quot_paint 22 gt n
quot_photo 1s 9f k gt k hx d
quot_quot 1z gt m
quot_remind 22 h4 h
quot_right 22 9m 8
quot_sam 22 gt h
quot_satelli 22 3j 7
quot_win 22 gt b h4 h
quota 1w 3x 9
quran 1z 3v 2g
rabbit 1r fo c hp 1o
rac 1j 1d b 7h 16 b3 13 by h fk k hs 1q
rac_simulat 1z fk c hs 1k
rac_trip 22 b3 f
rack 1g 3i a 4g 9 6d g 6l f 6p 9 71 c 8i d ab 13 dl f ii e iw m
racket 1w hr 1r
raclet 22 1x b
radar 1z 26 a 2c 1e
radiato 1s 3g m 9g a hp 7
radio 19 17 f 26 c 3v 9 9r f ad c ci j cj d cl u cz a dp c fw m g0 e gf e id c
radio_battery 1u 24 8 26 a 27 8 28 9
radio_journal 22 d5 8
radio_play 22 cl t
radio_produc 22 ba a g0 f
radiolo 1w v 24
radiu 22 gd a
radon 22 27 q 9k s
raft 1r 38 k 44 q 5n j
raft_build 1z 5n h
rag 22 db f
ragi 1z 9x q
rail 1i 1j a 2b 16 3o i 4j 8 4o k cw 1m
rail_ramp 22 cw b
railway 1o 21 c 6p r 74 8 fy a
railway_station 1w 21 a 74 8
rain 12 5 g 29 b 2h f 3l a 4d k 4g a 6m a 78 6 7f m 97 g 98 f af d am 9 an b b2 j c4 b hq e ij c io 9
rain_kept 22 9u a
rain_shin 1z b2 o
rain_sound 1z 7f w
rain_tel 22 2h a
raincoa 22 4d t fs t
rainwat 22 16 s 3l a
rainy 1j 33 a 6o j 6w a fk g g2 b gd j hp 8
rainy_season 1w 6o 8
rainy_weekend 1z fk 8
rais 1d 19 17 3l d 57 a 7j 9 7w h 8i 8 96 q ar a dy 9 g9 u hu a
rais_beds 1u 19 f 3l e 96 r
rais_money 22 g9 z
rajasth 1z 4k b ht a
ramp 1j 76 l 9w 9 cw 23 i8 11
ramp_hom 22 cw k
ran 1e 14 c ij g
random 1z ei e
rang 19 3g d 3i h 3k d 4r c 5h c 6o 8 dk 9 fc t fk c
rang_hood 22 3i m
rangeho 22 3i l
rank 1f af 8 ca 1k e9 j ex i
rank_googl 22 ca t
ranking 1w ca q e9 a
rap 1w g2 1j
rap_sing 1z g2 q
rapid 22 5i 25
rar 1e 4l 9 51 m 6p m 8i n 8q w e1 n hw 6 i9 a ip w
rar_plant 22 8q p
rar_train 22 ip q
rarely 1u e7 e gb a
rash 1h 9 d 7l y 7t s 7z 9 80 1a il h
rash_acn 22 80 a
rat 10 6e 9 7x k 9w 9 au a cm b d9 9 de j dj y ea f ej a el 9 en 9 f9 k fb c fl 9 fw l h4 b hc c he e hm b
rat_ends 22 dj r
rat_fal 22 7x 9
rat_photo 22 2n a
rat_teach 22 f9 v
rating 1k 2n a 2u b 38 9 f9 f fc r
ratio 1r 3z s c7 8 f8 9 fp d
rats 1w hy 1q
rattl 1q 9p i dt a dy e hn f iw g
raw 1l 5a b 66 x 6a z 6c d az x eb a fr t
raw_ingredi 22 fr a
raw_record 22 az m
ray 1s v 1p 7d b cd t
ray_softwar 22 v n
rays 1s v 13 cd a fu d
razor 1r b 36 8j 8 bu l
reach 14 23 d 26 b 50 a 5y c 6m 8 6y i 8d 6 98 n 9b b ar d br a f2 c g9 r hc c
reach_goal 22 g9 b
reach_manag 22 hc j
reach_offic 22 6y a
reach_own 22 29 9
reach_parent 22 gp 9
reach_project 22 1c b 23 a
react 1n 1 m d b b5 b e8 c gb 9
react_stop 22 1 9
reactio 1p 1 w d c bv c e8 c g6 h ir 8
reactiv 1q fj 12 fq 1e
reactiv_dogs 1u fj w fq t
read o v q w 8 15 1a 1b a 1i e 1n c 1s c 1z 9 3b a 3v w 4l e 4w c 5b n 5w 9 72 g 7j b 7n g 7q l 84 a 86 l 8w 1a 9k a 9q 8 9s e b6 1l be v bf d bg b bp c c6 f ca a cb f cc i cf c ch u ci u cl g co 1t cr p cs 11 ct d d0 9 d1 9 d5 a d6 k df g dx p eb n ee e eg k en f ep f er o eu v ex d f7 g f8 a gd m gm x gp l ha 9 i1 m i4 a ib i
read_acces 22 cc 9
read_account 1w d6 i dh b en b
read_adult 22 15 1f
read_again 1o 7n e
read_aloud 1g 1b c 1n a 3r 6 3v 6 86 e b6 s be e d5 7 gm 9
read_answ 1z i1 7
read_app 1z b6 1q
read_applica 22 bg j ex b
read_apps 22 b6 g co i
read_ask 22 22 9 bp a
read_bank 1w d6 p en h
read_book 1w 8w b b6 e
read_build 1z ib i
read_chang 1z gp 9
read_circl 22 4l a 8w b
read_claim 22 1m 7 be b
read_contrac 1z c4 a er o
read_decid 22 v d
read_desk 22 eb a
read_documen 1z eu l f7 a
read_email 1z 1s j
read_even 22 b6 a
read_fifth 22 cs a i1 7
read_find 22 v b
read_finish 22 eg a
read_first 1u eq a
read_group 22 co 1b
read_hand 22 d1 9
read_handwri 1z gp 8
read_help 22 1i a e5 9
read_hospita 22 w 8 i4 f
read_hundr 1z v d eu a
read_ingredi 22 7q u
read_label 1q 5w i 86 g 9y 8
read_let 1z 15 g
read_level 1z b6 t
read_list 1w v g bf t
read_listen 22 b6 l
read_machin 22 9l 8 eb d
read_messag 22 1i b
read_met 1u 2b 8 6j 9 ib a
read_network 22 gk 9
read_notic 22 c6 8
read_onc 22 z a
read_open 1w ch a gd j
read_ord 1u cb a eg b
read_oth 1w dx n
read_own 1z 3v 7 9m 8
read_pag 1r eb b
read_paid 22 w a gm 9
read_platfor 22 2n a ea b
read_pow 22 9r 9 9s a
read_put 22 8w b
read_read 1s b6 e ci 9 cs 9
read_receipt 22 1z a
read_room 22 d1 6
read_second 1w 5b i
read_send 1w ci a gm 8
read_short 1z v a b6 9 co a
read_sign 1z ed a
read_smal 22 7q g
read_story 1z ee 9
read_suppli 22 er b
read_tel 22 8w b
read_term 1z ca 9
read_test 22 eg m
read_text 1s 3v 6 gm o
read_togeth 1z co q
read_upload 22 ep h
read_voic 22 cl a
read_volunt 22 15 y
read_writ 1s 15 12 7n 9
readabl 1r eu 9 gm l
reading 1h 27 p 3k w 3v 9 7j 1a 89 q h3 x i1 z ij 14
ready r 2l c 2n a 2r 9 2y 9 3c f 3o a 4q a 57 a 5j 8 5v b 60 s 6u c 70 c 9z i aa 7 ax l e7 a ey f f4 f f9 k fn 8 gw d ha 9 hd b hh b ht a ic 9 ir a
ready_bundl 1z c3 a
ready_campaig 22 e7 e
ready_contrac 22 ax x
ready_cook 22 9z r
ready_cours 22 ey i
ready_drink 22 aa f
ready_meal 1q 2n d 4b c 5v e 60 1h a4 a ht c
ready_pick 22 de e
ready_sauc 22 9z i
ready_sel 22 5h 8 fz a
ready_sign 1z ax c
ready_tomorro 22 6j c
ready_use 1w 2i 9
real q 1o b 2s c 3e o 4x k 5f a 6q 8 7y y 81 d 8b s 8g 7 8j 7 9z 9 aq a au a b5 c b8 a bo g c3 a c7 8 cp b e0 7 f3 a ff r g5 k ga o gh 9 h2 i i2 e im d
real_beard 22 1o a
real_body 1u 4e 9 8e a im e
real_brew 22 2s b
real_cas 22 88 8
real_espress 22 2k e
real_estat 1l 3e 18 7y 1l ff 10 h2 v
real_exampl 22 e9 b
real_fil 22 aq a
real_flat 22 7y 9 db b
real_follow 22 50 d
real_fre 22 g5 10
real_hair 22 i2 x
real_jobs 1z ct a
real_let 22 bm 9 gm 9
real_machin 22 4x a
real_money 22 ga w
real_nam 1w cp a
real_ones 1s c7 a
real_ord 1z 5i b cr a
real_photo 1r ff d
real_pric 1q ga r
real_product 22 c9 a
real_questio 1z f7 a
real_room 22 bl a
real_saw 22 8b 8
real_situati 22 5f 9 b5 a
real_smal 22 8b d
real_support 22 e5 a
real_talk 22 au d
real_task 22 gq b
real_th 1s 81 d
real_tool 22 8b 1j
real_volum 22 9a b
real_wedding 22 c3 g
realist 1u 6q 9 cg d f3 b
reality 1s 32 p 4x 2s 81 1w
reality_therapy 22 81 r
reality_train 22 4x 11
really z 1l 7 1t d 1v a 22 m bp i en 9
really_asks 22 bg a ce 9
really_cost 1u 22 s dc b
really_eat 22 2w b 7i 9
really_fil 22 g c
really_finish 22 1p 7
really_fre 22 dq b g5 9
really_pays 1z 4t a en d
really_practis 22 82 9 fq b
really_repair 22 17 b
really_sav 22 62 a 7x 9
really_see 22 dj 9
really_took 22 6q a d5 7
really_use 1r 6d 9 91 c
really_work 1w 9 9 79 7
really_worn 22 1t b 2c 9
realtor 1q 3e w h2 z
rear 1u ah e dl i do 9 iw c
reason 13 4u d 51 7 5d a 5h b 6s g ad c aw e e6 c ei l fu h gp f h4 i he 11 i5 g
reason_advic 22 aw e ft b
reason_return 22 he i
reason_stay 1z dh b
rebat 1r y a
rebook 22 bv 7
rebuild 1s cm o cw n ed m em c
recal 1k 29 h 5u b 5w a 61 a 8u g fj n fq 14 fr a i9 b ix z
recal_check 22 ix g
recal_lead 22 fq w
recal_list 22 ix p
recal_plan 22 61 a fr a
receipt 17 1c p 1r v 1z 1l 22 1d 57 14 6x d da 15 dg 11 ek 2x el 1a fi s g3 e g4 f h9 1b hb e hx 7
receipt_book 1w ek 1d g3 e g4 c
receipt_cal 22 h9 8
receipt_empty 22 dg b
receipt_freelan 22 dg 8 ek l
receipt_manual 22 1z h
receipt_must 22 ek a h9 8
receipt_nam 22 1r b
receipt_pictur 22 fi k
receipt_scan 1z 1r n da a ek 1g
receiv 17 5 8 6f 8 d0 9 dd k de j he 9
receiv_paid 22 de a
receiva 22 4t s es 17
recent 1s 21 9 2y 9 7h f hb c
recepti 1i q r 3u 6 53 n 6t n 8r a e6 1q g4 17
recip 11 0 o 1 b 9 d 1q 21 5v 1p 61 c 64 c 67 v 6b g 6c h 6d j 6g c 6s y 72 1q 7i d 7q c 9x a 9z n d4 22 fr y g6 x hu f
recip_ask 1z 6b 9
recip_asses 1z 0 9 1 8 9 a
recip_box 1w 1q f 5v 1o
recip_card 1s 6d c
recip_chang 22 7q i
recip_cost 1z 0 9 6s 10
recip_family 1z d4 1i
recip_first 22 72 9 g6 9
recip_ful 22 0 9 6g 9
recip_grandmo 1z 67 i d4 1c
recip_hold 22 9 b
recip_ingredi 1w 5v u ic 9
recip_light 22 ab 8
recip_moth 22 d4 1d
recip_odd 22 hu 8
recip_onc 22 72 g
recip_shop 22 1q l 6c 9
recip_sit 22 1q j
recip_twenty 22 1 9
recipie 1u 91 11 a1 a
reckon 1o 2b a 5u b 8v d 9g h al l i6 a ig a
reclaim 1s 8o o an 9 gm 8 ig 23
reclaim_wood 22 ig t
recogni 19 8 9 1o c 1u p 7a 7 9w d ce g cg e ec s f6 e in a
recogni_styl 22 2y a 4k a
recomme 14 1 a 2 g 1w g 2y g 4r g 4z e 5d b 9c d a0 a aw d by a c3 9 ca r co l ct c ek c fc 9 i5 s il b
recomme_fix 22 9j a
recomme_friend 22 9c h fd b
recomme_product 22 7 a
reconci 1z 57 a ek r
record s t 10 u i w d x w 1z f 39 d 47 c 6s f 6w 9 72 x 7e p 7i c 7q e 7t d 83 8 9l e 9n z 9u w au c az 15 b6 a ba c bc e bd e bi e bo r bp 14 c7 n cd f cj d cl f d1 t d2 8 dd c du 7 dx f e1 1m e2 z e6 c e9 b ec h eo a et e f0 14 f5 p f6 13 fu i g0 13 g2 9 g3 i g4 x ge a gj b gs c gu d gv b gw b gz r h3 k h9 f hd i hg d id e
record_answ 1z bo e
record_ask 1w 13 9 5r a bi 9
record_cal 1w c7 g
record_clean 22 az 8
record_collect 22 e1 16
record_consent 22 w 8 f6 b
record_count 22 gs a
record_delet 1z bo a f6 a
record_edit 1z az t g0 t
record_episod 22 g0 c
record_fair 22 e1 c
record_few 22 6s f
record_first 1z bo a
record_guest 1z g0 13
record_help 1z 1b b 25 9
record_hom 22 1z a
record_insur 22 1z a
record_kept 1s 9u b
record_kitchen 22 9n j
record_label 1z 2q 9 cd t
record_lawy 22 11 9 gz b
record_minor 22 9t 8
record_open 22 g4 b
record_person 1z c 9
record_photo 1z gv a
record_play 1z e2 7
record_practic 1z 7t a bc a
record_project 22 et 9 gs a
record_publish 1w az f cj 9 g0 e
record_reactio 22 1 9
record_rest 22 e1 8
record_room 1w t a az b
record_sav 22 dd 9
record_send 22 e1 8
record_shop 1w 39 9 e1 z
record_short 1w 65 a 7e i
record_sit 22 f6 b
record_sound 1z 2f f
record_staf 22 c7 9 et a
record_stor 1z k a e1 m
record_story 1z 6w 9 bp b cl a
record_tempera 22 31 c
record_transcr 22 c7 8
record_tuesday 22 az a
record_vaccina 22 o a x a
record_visit 22 9u d
record_voic 1s t k dx b
record_work 1u j 9
record_writ 1z bi a bp a
record_wrong 22 72 9 7q a
recordi 1c u a 3t 7 7e n 82 w au f az j b6 m bd g bo p bp 9 c7 k d1 7 du p ec 17 hg k
recordi_consent 22 b6 a ec b
recordi_delet 1z b6 9
recordi_let 22 u b 82 9
recordi_link 22 3t 8
recours 22 4t h
recover 1o 2d n a0 h
recruit 1e k a w 26 5a 1a 5d 2l at 17 bn x ct p ex 16
recruit_abroad 22 5d w
recruit_agency 1z w f 5d 1j ct g
recruit_film 22 5a x
recruit_know 22 bn f
recruit_nurs 1z 5d 1e
recur 1q 1c q 9m b ew q h9 i
recycl 1a 17 a 2a t 4g z 4h 14 4k y 4m 19 63 h 8x 10 an 1p hx p ih 1e il i it c
recycl_bin 22 63 j
recycl_bottl 22 4g b
recycl_fish 22 2a b
recycl_gold 22 4k g
recycl_yard 22 17 b hx e
recycla 22 b b
red 14 a a d 9 t b 1k d 4e e 4g d 5k f 63 b 64 b 65 j 67 f 6d b 71 a 8y a 9r f ab d bh k cy 7 do a er q gp d ip b ir 8
red_flag 1z er y
red_green 22 9r h
red_light 22 65 m
red_mark 1z 4s c
red_team 1z 5k k
rednes 1z 1 e
redrawn 22 1n 7 8e 9
reduc 1p q z 6v l 7s q cc l f2 b
reed 1w dz c iu 1p
reed_diffus 1z iu 1h
reef 1w 4 1n 3s h
reef_friendl 22 4 b
reel 1l 3e s d2 1m e8 o hg 13
ref 1m k k l f 47 a 7t i
refer 1r z 9 go 2d
refer_accept 22 go v
referen 1e 3y e 4z d bg m c6 k ep u fd o
referen_cal 1z fd 9
referen_pric 22 ep r
referra 1p k m 7t 9 ei j
refil 16 3 14 5 g 8 w 9 1g 22 u 24 g 5m b 63 23 6e 8 7p h 8c a a7 z a8 y aa 8 bv a gc e ik d it 15 iu s
refil_cas 22 9 b
refil_deterge 22 63 v
refil_empty 1z a7 9
refil_last 22 9 b
refil_plan 1z it 9
refil_pouch 1w 63 f it d
refil_remind 22 a8 o
refil_shop 22 9 b 63 1t
refil_subscri 1u 8x b
refil_tablet 22 it g
refilla 1p 3 z 5 9 63 o 6e 8 it o iu 8
refin 1w hb a
reflect 1u 2f n 7n r iw m
reform 22 g 19
refresh 1r 43 a 5f m fq a
refrige 1z 5p o
refug 1r 14 35
refuge 1w 14 3b
refuge_women 1z 14 11
refund 17 2t c 44 e 4h a 6v p 79 7 88 1c at 9 av u ba d e5 e g1 a he 1f i5 p
refund_cancel 22 1w a 88 i
refund_claim 22 88 i b9 8
refund_exchang 22 he m
refund_lat 22 he k
refund_rul 22 6v a
refund_term 1z 2t a 44 a
refurbi 1n 2i 2u 8p y 9c o ig j ip h iv p
refurbi_laptop 22 2i x
refurbi_sel 22 2i a
refus 17 m f y 9 12 e 1y d 2a f 4u k 51 e 6l 9 6p 9 7w 7 81 7 ce 9 dh e ev k g6 g h1 h
refus_machin 22 51 a h1 c
refus_rest 22 1y a i9 a
refus_why 22 f0 a gg 9
refusal 1o 1o 8 1x b 4u j 7a 7 cz 8 dh d dj i dp b g5 9 i7 b
regener 22 4m a
region 1e 21 a 64 f 6i e 7j 9 8a 9 9q 8 ac 8 ae 7 ag c cz 7 ew i f3 9
regiona 1f 54 9 ci t ec a
regist 16 5 8 1z c 2b 9 34 g 3r c 6y o d1 z f5 g fy k g3 k gj q
regist_contrac 22 9r 9
regist_food 1z 2n a 2o a 2p a
regist_offic 22 3r g 3w 7
regist_product 1u 3 a 7 9 1z e
regist_requir 22 1 9 2 a
registe 19 9 9 7i 9 98 9
registe_check 1z 9 a 6t a
registe_dietiti 22 l a 7i c
registe_label 22 68 a 6c 9
registe_test 1z 7 9 5v a
registr 17 1z c 3m c 3r d 5r k 6u d 6v o 7a 18 9q z aj e c4 s f8 e
registr_desk 22 c4 l
registr_form 22 9q 9
registr_label 22 fr a
registr_offic 1w d7 a
regular 15 l 9 2j l 2l d 3i 9 5r c 5t h 6r c 70 b 94 p 96 c 97 k dm b h5 b
regular_dat 22 97 c
regular_favouri 22 2r 9
regular_fix 22 c 9
regular_hous 22 3i c
regular_meal 22 84 9
regular_ord 22 8r a
regular_round 1z 5t a 97 i
regular_visit 22 dl a
regulat 1h 4u a 79 7 d6 8 d9 b db a dc c df a di a dk b
regulat_advic 22 d6 8
rehab 1n k w 7o w 81 1l fv 1d
rehab_gam 22 81 14
rehabil 1r 2c a 76 9 7d f 81 11 cy 7 fv i
rehabil_clinic 1w 2c 8
rehear 22 du 1j dw 1m
rehears 1e 1o 7 au 1l bd s c4 n c7 c d5 g du 15 dv b dw 1n dx 19
rehears_cal 22 bd a
rehears_camera 22 au u
rehears_not 22 d5 7 dv 8
rehears_onc 22 d5 7
rehears_room 22 dw 1k
rehears_spac 22 dw y
rehears_studio 22 dw f
reheat 22 60 d a4 m
rehom 1w 1d 9 fx 1z
rehom_pet 22 fx v
reimbur 1p el r
reinfor 22 3n k
reject 1k 5x 9 h3 k
rekey 22 3n p
relatio 1o as h bj 1c co c eo m h9 8
relativ 17 2p d 3p b 3t 7 3y d 3z d 44 d 46 c 47 b 5b e 5c d 7p g 7u 13 83 a 87 g a5 b a8 e as 9 av 9 bo d d2 6 d4 11 de g fa a fd 8 g8 c ix 8
relativ_form 22 as c bo h
relativ_neighbo 1u 46 e a8 c fd a
relativ_work 22 7u 9
relax 1j e e 2j d bw k
relax_shoot 22 bw h
relaxat 22 84 b
relay 1z 51 k
releas 1a 61 c 9c b cm h ee w ef f eg f g2 8 g5 a ip e
releas_batch 1z 61 d
releas_sal 22 ip h
reliabl 1k 27 a 47 h 5l b 5n b 6u 9 94 b 9d a de a g7 9
reliabl_clean 22 5l b 94 b
relief 1u 7x 1o
religio 1p 3r 1n 3x h bj b
relish 1z 9z k hv 1t
relocat 1k 7a 1n 8p a 9a r at n ce 1x db b
relocat_agency 22 7a a ce f
relocat_servic 22 7a a ce j
rely 1p 5v b 7p c cf 9 gs b
remad 22 3o 8
remain 1c 5 9 8 9 2t 9 4q 9 5z 8 79 7 gx a
remain_bottl 22 2 a 6h 9
remain_shop 1w 8 9 i5 b
remak 1s 10 x 11 v 4l l 6p b
remark 22 ee 1i
remedy 22 1 i
rememb 1a 33 e 3t c 45 c bs 12 hd c
rememb_nam 22 bs e
remembe 1w 15 j 1z 9
remembr 22 3t 1z
remembr_pag 22 3t o
remi 22 1z 8
remind w 7 b q 13 r p s e x v 1s c 1u o 1z l 22 e 2d e 2e e 47 a 57 c 6r f 6x d 7e e 7p 1n 7r c 9p a a8 g av 9 bf 9 bs j d0 b dd o ej j ek c eo l eq k es 1l gb 17 gr c h0 f h3 b h4 s h5 t hb r
remind_appoint 1z q x
remind_buy 22 7 a
remind_cal 1w 7p a es 9
remind_client 1z r 9
remind_count 22 7p a
remind_even 22 d a
remind_follow 22 eo l
remind_not 1z r 9 6r b bf 9
remind_off 22 q a 2d a
remind_own 1s es e h5 b
remind_patient 22 q c 7p j
remind_payday 22 d8 a
remind_practic 1z q k x a
remind_sent 1r es g
remind_tablet 22 7p m
remind_until 1z h4 g hb n
reminis 22 83 r cz l
remitta 22 de 2p
remitta_app 22 de x
remortg 1z dj 1r
remot 17 3a k 4z f 5c v 5d n 5e 1l 7a y 7t h 7u f 89 1e ac a ct t fg s ft i g0 c iv t
remot_assista 1w 5e 1i
remot_employ 1z iv m
remot_monitor 1z 89 t
remot_work 1k 3a k 7a 11 fg t iv e
remotel 1r 5d e 9d 9
remov 1e m k 1j b 20 i 2e 9 9j i bf 9 ei e g0 11 hx 10 hy 1b
remov_nois 1z g0 m
remov_paus 22 g0 f
removal 1i 3i o 3j t 56 a 6g 9 9a 22 aj 16 bv k g0 n hx 18 ir c
removal_firm 1w 9a q
renal 22 5v a
rend 22 3j 13
renew 1h x a 2i i 59 9 dh j eq s f2 a ih a
renew_itself 1w eq a ih 9
renew_prescri 22 x a
renewab 22 1e q
renewal 1n aw k c7 d dh x er i
renovat 1n 9c 3h 9g y
renovat_bathroo 22 9c x
renovat_flat 22 9c q
rent r g g n k 1l g 2b i 2j f 2m e 2n 9 2z 16 30 j 36 1d 38 v 3a h 3b f 3d i 3f f 41 9 4d e 4e 19 4n k 52 o 53 l 54 1a 5o 13 5p t 5q 1e 5r 10 5s 18 6l q 73 c 7b 15 7w 12 7y 13 8f r 8p g 8q c 8u 14 8w c 8y c 92 1f 93 1g 9b u 9h 10 af f ag m am b bm 1b bu e bz p c1 7 cq b cv k d7 p da c db 1b dn 10 do 13 dq 1a dv r en b ff y fg u fj j g7 1l gl 9 gr 1a h7 m hh 7 hr 8 hz p i0 t ix x
rent_baby 22 8u l ix v
rent_bed 22 5o 9 7b 8
rent_build 22 5q m 8f 8
rent_buy 22 93 9
rent_camp 1w 36 1e 92 j
rent_car 22 53 9 do 1r
rent_chair 22 bu r
rent_chef 22 30 11
rent_cloth 22 4e 10
rent_credit 1z 7w s
rent_deposit 22 db 29 g7 o
rent_design 1z 4e 15
rent_equipme 22 2z 8 5q 10
rent_excavat 22 5q v
rent_field 1z 19 f fj l
rent_first 1z g b
rent_fix 22 3a b 5s b
rent_flat 1w 3d e 7y 9
rent_furnitu 1z 3f l 8p k
rent_garden 22 7b 10
rent_goat 22 ag 13
rent_heat 22 bm a
rent_hous 22 74 7
rent_increas 1z bm 11 gr j
rent_instrum 22 41 9 93 m
rent_kitchen 1u 5r q
rent_low 22 36 a
rent_machin 1z 2j a 5q r af i
rent_meet 1z 3a b 5s x
rent_mobil 22 n 9
rent_monthly 1z al 9
rent_own 1u h7 8
rent_paid 1u g7 p i0 8
rent_paintin 22 54 14
rent_party 22 2z 15
rent_payment 22 7w k
rent_privat 22 7b c
rent_ready 22 i0 9
rent_repair 1z 7y 8 gr d
rent_return 22 cv 8
rent_room 1p cv 9 fg s
rent_runs 22 g c h a
rent_season 22 i0 9
rent_skis 22 92 x
rent_spac 22 5p 9 c2 g
rent_stand 22 7w 7 92 l
rent_storag 22 9j f
rent_tool 1z 5q l 9h w
rent_toys 1z 8u y bz d
rent_uniform 22 5o 1c
rent_upfront 1z g7 i
rent_van 22 36 13
rent_violin 22 93 v
rent_wag 1w 2m j 2o 9
rent_whol 22 5s a
rent_wifi 22 fg o
rental 12 a e n d 2z 10 30 g 36 1i 38 v 3b l 3c u 3d y 3h e 3i 9 4d f 4e 1o 4n o 53 g 54 y 5o z 5q 1k 5r 10 5s w 6u 1a 73 8 7y 12 8f r 8p m 8u 1h 8y e 92 1m 93 1f 9b m 9h v af a al c ax r bl e bm e bu b bz 15 db m dn 1k do y dq v dv t ff r gl d gr q hz n ix n
rental_agreeme 22 ax q
rental_bik 22 dn w
rental_chain 22 5q g
rental_contrac 1u ax m bm i gr i
rental_desk 22 92 g
rental_host 22 6u v
rental_incom 22 3d t
rental_manag 22 3d p
rental_managem 1z 3d f gr q
rental_own 22 do l
rental_tool 22 6u 1d 9h k
reopen 22 e3 b i3 b
reopen_villag 22 e3 9 i3 9
reord 1b 8 9 2e l 5v 9 67 h 68 n 6a 9 6c d 6e h 6h i 9y 9 a0 b gy u in c iu b
reord_be 22 68 a
reord_suppli 22 gy x
rep 1m 4v y c7 q eo l hd l
repack 22 91 d
repaid 1s 4u c g8 12
repaint 1w 3h 1a 4j j
repaint_flat 22 3h j
repair x 16 e 17 28 1z a 22 u 2a a 2i 13 3b c 3d c 3g z 3h 9 3k m 3m e 3o g 4i 1h 4j 1m 5i a 7y 9 8k i 95 18 9e 28 9f 1b 9p 1k bt 19 ci 9 dl 1y dm n dn a dz 1g eg 9 fc 12 fg e gg e gr 1j gu b gw m h1 o h7 t h8 d io j
repair_applian 1z 17 n 2i k 9e l
repair_bik 22 dl x
repair_book 1w fc q
repair_broken 22 17 o
repair_café 1p 17 1q 2a a 3b g 63 9 9e n
repair_cost 1z 4j a gw 9
repair_cours 22 j a dl a
repair_fail 22 95 a
repair_finish 1w 9e 9
repair_first 22 dl a
repair_found 22 eg a
repair_guitar 22 dz j
repair_hom 1u 3g o 95 j bt m dl f
repair_list 1z 17 b
repair_near 1u 4i c 4j f 9e e dl 14 dz q
repair_nearby 22 9e g
repair_own 22 9f g
repair_part 1u dl d
repair_phon 22 9e y
repair_quot 1u 22 i
repair_ready 1z dz 7
repair_replac 22 2i a 9e c
repair_report 1z gr z h7 9
repair_request 1w gr d
repair_sew 22 4i 13
repair_shop 1q 17 f 5i a 5q 9 9p 1l
repair_show 1z gg 8
repair_test 22 5k 9
repair_ticket 22 h7 x
repair_wash 22 9e r
repair_worksho 22 17 o
repair_worth 1z 22 9 4j a 9e a
repaira 22 id a
repay 1w g8 1g
repay_daily 22 g8 l
repayme 1s 4u g 7x m g8 1h
repeat 18 2k c 3r 7 6h a 70 e 85 8 a8 o b9 e bf c cb b
repeat_booking 1z 2k 8 3y a
repeat_ord 1w 70 g
repeat_prescri 22 a8 w
repetit 1u bf 12 cb 20
repetit_task 22 cb 1l
repl 22 e5 s ea 1c
replac 15 2i d 3l 9 3m f 47 c 4x 8 53 n 8f a 9e c al p bt b c9 c dy b gu a hz 6 ii z
replac_devic 22 2i a
replac_plastic 22 ii 17
replac_thirsty 22 3l d
replace 19 2a s 36 d 4z g 6p k 8q f a0 d c3 a db e dn 8 fd t iq d
replace_guarant 1z fd e
replace_part 22 5d 9 6p p
replan 22 gx g
replay 1s ef c
reply 19 5e d 6t a 6y b bm g cf 1w ch 9 ei 1g ff 9 h7 y
reply_pas 22 ch b
reply_pric 22 e0 7
repor 22 7w 8 if 8
report r 1 g 7 9 k a 1c n 27 c 2i a 40 e 4w 1v 57 g 58 f 5g a 5j g 5k s 5l a 6y m 71 k 7w 11 9e 9 ad 6 aq c b0 f b4 e bj g br e ca 8 ci q df h ed 13 ef d el 13 et b f2 g f3 i fe g fi o g3 p gf e gg 1h gk a go 9 gr s gs 19 gu k gv a gw c h1 a h2 9 h3 j h6 1b h9 b ha 1m i6 a ia j ib a ic 13 if c
report_agency 22 ha z
report_answ 1w 4w a gg 8
report_app 1z el 14 gg t gs y
report_authori 1z ib 9
report_batch 1u 7 c
report_broken 1z gg 11
report_card 1u g3 1a
report_channel 22 4w v
report_check 22 ha b
report_city 22 gg i
report_compar 22 5j 9 71 9
report_count 1z 1c b gk 8
report_damag 22 gg i
report_data 22 ed n
report_distric 22 ci a gg f
report_fail 1w 1c d
report_family 22 87 a fi k
report_fault 1q gg f gw d
report_firm 1z 4w i ed a ic 9
report_friday 1z hc 8
report_list 1w ed a
report_listen 22 az 9
report_liv 22 ci a
report_los 22 71 9
report_miscond 22 4w w
report_must 1u er a
report_nam 22 f3 9
report_nobody 1z gf 9
report_onc 22 h6 b
report_parent 1z 40 j 6y k
report_payment 22 7w 9 h1 c
report_phon 1u h6 e
report_pictur 22 fi g
report_plac 1z 71 9
report_plain 1w ha f
report_problem 1n 5c e 5l c gg f
report_sam 1o 1 b
report_says 22 5k 9 i6 9
report_sel 22 h2 d i6 9
report_show 22 2e a
report_sick 22 6y a ez b
report_sit 1z gs h
report_someth 22 fj 9
report_street 22 gg m
report_tablet 22 h6 9
report_tax 22 1y a
report_tool 22 gg 8 ha 13
report_typ 1z ca e gs f h6 c
report_work 22 gs a
report_wrongdo 22 4w p
repot 1z 1u q
represe 1u 5h i ez d f7 d
reproac 22 7r e fx a
reps 1p c7 1v hd 9
reps_practis 22 c7 u
reputat 1z ea t
req 22 f5 a
request 10 1x m 2p a 45 a 5b g 6t y 9c j ay d b0 g c2 c c3 f c6 b e0 a e6 g ea 11 ee z ez e f0 1q f5 1a ff d h0 l h7 n h8 g hb u hc e ia e ic j
request_answ 1w f0 c
request_complet 22 h0 9
request_deposit 22 x 9 9t 9
request_nam 1z 6t a
request_not 1z 6x 8 ic 9
request_off 22 e0 7
request_pas 22 h7 9
request_sign 22 9c b
request_tenant 22 h7 g
request_towel 22 6t c
request_visit 1z ea h
requir 1b 3 9 7 8 e a k 9 43 9 5f e 6a 9 ej j h2 b h6 b
requir_ask 22 k a hp 8
requir_insur 1z c 9 3z a 43 a
requir_label 22 2 a 3 b
requir_train 22 5f a
resal 1k 1j c 1y p 4f 12 4r a 7y a 8p l 8y a ip 1k
resal_market 22 7y a
resal_platfor 1w 1y o ip c
resched 1w r 9 7t a h5 m
rescu 1d j f 12 1b 1d 1w 21 9 2g t 35 f 62 s 7c f an 7 fj e fx r gk q hp 11
rescu_badg 22 j a 35 a
rescu_cats 1z hp x
rescu_dogs 1w fj f fx j
rescu_food 22 12 j 62 y
researc 1f 5g j ca h cd l d1 27 ei t gz e
researc_visit 22 d1 m
resel 1k 1y t 79 9 he p i6 s ip u
reserv 17 1j d 6a d 6r 1e 7y e aj e bz a c2 a dd b dq f fj b g5 9 gy b h8 f i7 b ig e ix 9
reserv_app 22 fj 8
reserv_nev 22 6a a aj 8
reserv_pay 1w 62 9
reserv_tabl 22 6r a
reserva 1m 1j h 6r 24 6u 9 9s j
reset 1w h h 32 i
residen 12 c 8 3n 9 6m o 7a 13 97 e bl l ce w ci r dl d dm c dq v dr z fg t gd f gg 18 gi 1d h7 x h8 j i3 q
residen_associa 1w 97 b h8 e
residen_buildin 22 dl a dm 9
residen_group 1z fu b
residen_liv 22 bl g
residen_managem 22 h8 j
residen_offic 22 dq c
residen_own 22 i3 12
residen_permit 1u 7a 1m ce 11
residen_propos 22 gi t
residen_talk 22 ci a
residu 1u 6 l 61 c 6a c 6d d 6e b
resin 22 2a x
resista 1z 4 d ho a io g
resista_test 22 4 a
resol 1u 4j 1s
resourc 1z ay 10 f9 2b
respect 1p f7 b
respit 22 47 v
respond 22 5c b gk a
respons 1c 1i f 3n g 5c b al n de 8 ep 12 gs c hc h
rest 10 k b n 9 6t a 77 7 7f 9 7g d 7h k 84 a 9w o al 8 am 9 ez w fp h fv c fz a gj d hu 6 hx 7
rest_firm 22 4n a f4 a
rest_nam 1z gj 9
rest_next 1z 7h c
rest_stay 22 8x b
rest_stop 22 9w m
restart 22 gc 8
restaur y 1f c 2m 22 2n w 2t j 30 m 31 b 38 8 45 a 4n s 4y g 50 h 5n b 5o y 5r i 5u 1k 62 p 67 c 6g l 6j j 6r 2a 6s 1g 70 1q 72 e 8l b 8z m a6 1v a9 v ab v ay l da j ea i eh u ez a hc h ht 9 ih q ii m
restaur_bars 1z 6g 8
restaur_collect 22 ek b ih k
restaur_deliv 22 2n g a6 d
restaur_deliver 1w a6 1c ht d
restaur_event 22 2q 9 6g 9
restaur_farm 1z 5u l 6j a a9 g
restaur_food 1z 6s x
restaur_guest 1z 2m o
restaur_kitchen 1u 2m m 5o 8 70 j
restaur_list 22 a6 h
restaur_menu 1w 2m n a6 g
restaur_near 1z 2m 1b 2t f
restaur_nearby 22 2m j 30 h
restaur_open 22 70 a
restaur_ord 22 5u m a9 h
restaur_phon 22 6r 10
restaur_put 22 67 9 6g 9
restaur_restaur 22 2n l 2t g
restaur_seat 1z 2m o
restaur_shop 22 67 9 ez b
restaur_staf 1z 4y h ay i
restaur_vegan 22 2m p
restles 1w cz 7
restock 1q 2v g 3c 11
restor 1i 2z 8 38 9 4j l 5c h 8h 7 8p 14 9f 1z d2 d dz 1g ip n
restora 1w 4j a aj b d2 g
result 12 7 f 16 9 50 g 57 f 58 c 5f a 5h a 7i a 85 v b9 d ba d bb f c9 a e8 f f1 k g3 l gi 9 h3 v ha z ic c
result_client 22 58 9
result_phon 1z 85 b
result_plac 22 85 9
result_see 22 7i 9 f1 b
result_shown 22 f1 b
result_sit 22 h3 q
resum 1r at 24 bn 2b ex p
resum_build 22 at c bn k
resum_linkedi 22 at 9
resum_video 22 bn t
resum_writ 22 at x bn k
retail 1a 52 r 5u t fc n gy z i5 d ix 9
retain 1g 3l e 58 l ay i az f ha q
retain_client 22 ha j
retenti 1z ay n en c h9 l
retest 1w 5k o
retina 1z v 1y
retir 18 17 b 1b a 41 9 4o 8 ba b cu 17 dy 9 f7 v ho i
retir_orchest 22 41 9
retirem 1n 1b d as h bq b d2 7 d5 8 dk 29 dy a
retirem_hom 22 d2 6 dy 9
retirem_plan 22 dk x
retirem_talk 22 1b c bq b
retouch 22 bw f
retrain 1z 1d c bb 24
retreat 1u 3v 9 5n 1i hp a
retro 1z hs 23
retrofi 1w 9g s
return v 18 9 2i h 4c l 4d j 4e 9 4f h 4h h 4q a 57 m 7r e 8u j 8y e 90 b 92 f 99 c as f av 1e cr e dg 1a e5 j ej i eu p ev 9 fh c gr a h0 t he 21 i5 15 i6 e i8 c ii 10 il f im 9 ip i iq d iv g ix 9
return_app 1z dg k he 14
return_client 1z h0 i
return_eat 1u i6 8
return_empty 1w i8 j
return_fak 22 1y a
return_few 22 fn 9
return_fil 22 av b
return_first 22 2i a
return_help 22 av r
return_label 1w 4q a he y i5 n
return_lat 22 18 a
return_mis 22 7r a
return_next 1z 4k 9
return_onlin 22 dg h i5 p
return_pag 1z he s
return_payment 22 ev b
return_period 1z 8y 9
return_policy 22 he i
return_portal 1z he q i5 o
return_questio 1z e5 t
return_rat 1w 2i 9 he l
return_refund 22 he i
return_sel 22 cl a
return_servic 1z 57 m av 14
return_shop 22 cr a he 1e
return_softwar 22 he i i5 p
return_tap 22 7r a
return_term 22 92 a bf 9
return_twic 22 dg 8 hy 6
return_work 1z as s
return_worn 22 4d a 4m b
returna 1r 6h c a7 i ii 1f
returna_bottl 22 6h 9 ii k
reunion 22 d1 8
reuphol 1z 9f 23
reus 1o c6 9 hx b ig v ii l
reusabl 1j 6 s a 17 2e 1a 8s m ii 2b ir 14 it l
reusabl_bottl 22 2e l
reusabl_cup 22 2e l ii k
reusabl_diap 22 a n
reusabl_nappy 22 a u
reusabl_pads 22 6 t
reveal 1z c1 i
revenu 1r ed a
revers 1r 6p 1i en a ew d gx a he k
revers_engin 22 6p y
review y 2p c 33 9 3d e 3y c 4z a 57 a 5d 9 88 8 ar 9 aw y ax b ay b b8 e ba i bn v c3 t c9 e cc j e9 a ea 2k ee 14 ep 9 er 1t f1 k f9 7 fa j fo a g5 j hc e i5 g i6 8
review_ask 22 hc e i6 9
review_dat 22 ey b
review_guest 22 36 a ea n
review_local 22 ea n
review_policy 22 aw u
review_real 22 c3 g
review_request 1z ea v
review_resum 22 bn t
review_show 22 b8 a
review_softwar 22 ea i er w
review_team 22 2m c ar 8
review_tool 22 ea a ee 17
revis 22 aq a
revisio 1s 43 9 b9 k bf 1s
reward 1m 1i i b7 b d8 s ea c fq g fy c g9 v hc 9
rewir 22 3g l gt b
rewrit 1o at 1a bn 1h gm 1w
rewrit_form 22 gm s
rewrit_let 22 gm 18
rewritt 22 at p
rewritt_resum 22 at j
rex 1u 1d 9 fq i fu b fx g hp i
rfid 22 5o 8
rfp 1w c6 19 ep 1s
rfp_ministr 22 c6 s
rhubarb 1w 6h 14
rhym 1z hn 21
rhythm 1q bc k ck 9
rib 1z 4p a 8i e cd n
ribbon 1w 4s a 6k f 91 b 9q r
ric 1c 2n l 2u d 5v l 60 m 63 l 6s b 7i b 7j f a4 p a5 h af g
ric_lentil 1w 2u e 60 m a4 i
rid 11 1k f 29 h 2n j 48 v 5t 18 5y b 6z d 70 k 7c h 81 9 8a 1o a6 1d a7 r a8 x b3 17 bt e dc a dl i dn i do f dp 26 ds 19 fv c fz 2m gn u gx f
rid_along 1u 9o 9 9u b gn e gx h
rid_bik 1w dn e
rid_bring 1w a8 b
rid_chang 22 fz a
rid_childre 22 48 11
rid_deliv 1z 5t j
rid_elderly 22 8a l ds l
rid_fal 22 dp a fz a
rid_few 22 dp a
rid_hail 1w bt j
rid_hand 22 8a a
rid_hom 1z dp u
rid_hors 22 fz d
rid_lead 22 b3 h
rid_lesson 22 6z k fz 1g
rid_pick 22 a6 m
rid_rid 1w fz f
rid_school 1z fz 13
rid_shar 22 dp 1g fz 8
rid_smal 22 a6 a
rid_spe 22 b3 d
rid_stabl 22 fv a fz m
rid_train 22 8a a
rid_villag 22 dp w
rid_wait 22 5t 9
ridden 22 1k a 29 i
riddl 1r 32 14 5n b cn 1f
ridesha 1z 8a 9 av 9 dp q
ridg 1u 21 a aj 8 ap j eh b if 9
right r 3v 6 41 a 4d b 4q b 50 a 64 a 6p a 7q b 7z 9 86 a 88 d 8f a 8m a 8x d 93 a 9e b bc a bm m c8 e c9 b cd a cp a cr 9 cx e e0 7 e9 a ec 9 em a f7 h f9 7 gg 9 gp 9
right_anyth 22 cp b
right_ask 1w 4u 9 52 9
right_away 22 9m 8
right_back 22 cs a
right_check 22 41 9
right_client 1w h0 f
right_consent 1u cj 9 cp a e8 a
right_corn 22 dt b
right_country 22 ej a
right_draw 22 16 a
right_end 22 2h a
right_error 22 7w 7 ai 7
right_expert 22 fb c
right_first 1r 4o 9
right_hand 1u 8m c
right_languag 22 1m 7 5b b
right_licenc 22 go a
right_look 1z df a
right_moment 1z 27 9
right_own 22 6p c ec b
right_pag 1z 3v 5
right_paid 22 ck a eu a
right_part 1r 9e l
right_payment 1z g1 a
right_pictur 1o 6w 8 7p 9
right_real 22 4x a
right_return 1z 4q a cr a
right_right 22 8f e
right_shap 22 2a c
right_sign 22 b6 a
right_siz 1m 4d d 93 g cx g
right_song 22 bc g cz 7
right_until 22 6q a
right_use 1w 4g 9 7q 9
right_voic 1w cl 9 ec a
right_wrong 22 7q a 86 9
rightly 22 a a i9 b
ring x a e h f 13 9 1b l 1o 8 1x f 28 e 2c d 2d c 2f z 37 a 4k 1i 5h g 5t a 76 9 87 g 8p h 9i e 9p b 9u b af l br d bs g eh h ge 9 gn 9 hi e i8 d id c iq a
ring_both 22 1b c
ring_cal 22 46 g 4b 9
ring_door 1w 1o 7 dq a
ring_earring 22 4k i
ring_farm 22 id a
ring_light 22 2z c iq i
ring_mak 22 hi c
ring_next 1w 1x f
ring_oth 22 i8 f
ring_ring 22 2f f 8p a
ring_road 1z e3 c
ring_second 22 a e
ring_somebod 1w 77 7
ring_sunday 22 8s a
ring_twic 1s gx c
ring_whil 1z 9p 9
rins 1l 2 a 3k b 97 9 98 j
rip 1n 2r a 66 q ab 7 hv 7
ripen 22 66 b
ris 1h 45 a 4k 9 5z 9 6s 9 dh i dj f f2 9 ij 9 iv w
ris_nobody 22 6s 9 dj 9
ris_whil 22 5z 9
risk 1b 4q 8 4u q 80 8 d9 i db 9 dc i er 17 g6 9 ga g ij n
risky 1p er o
risky_claus 22 er m
ritual 1s n p 3r 13
riv 1i n j 16 i 74 8 7h a 8n l a9 b ap f cn e go 8 ij n
rival 1r 9l a ca l ew d
road 13 p d 1r a 1v e 2v b 36 d 43 8 6o d 77 b 86 a 94 b 9w a af h ag 7 ap 8 b3 i bh n dn g e3 9 fv b gg g gh f gi 9 gr 9 gu g gx c i8 n iw 9
road_bik 22 dn g
road_cycl 22 b3 g
road_safety 1z 22 9
road_sign 22 bh k
roadsid 1p 36 b bt r
roadsid_help 22 36 a
roam 1w 79 1t
roast 1h 5z 2w 6d e 9y m 9z g
roast_bean 22 5z k
roast_dat 22 5z a
roast_pep 22 9z h
rob 1w 1o a
robo 22 88 n d9 13
robot 1e 25 i 2g 3e 3k q 49 y 88 g ac 33 bs l cb y gc e
robot_greenho 22 ac t
robot_hom 22 2g 1a
robot_lawnmow 22 2g w
robot_mow 22 2g m
robot_servic 22 3k h
robot_vacuum 22 2g m
robot_weed 22 2g m ac 11
robotic 1p 1a 10 49 23 ac v cb k
robotic_lesson 22 49 v
rock 1r h k 26 1o
rocket 1w 45 l
rocky 1w x i fm j fo a
rod 1z 16 a 8n 9 dy 9
rodent 1z hy j
rol 13 13 f 1f a 2o 12 3o p 4o c 56 d 5y 19 62 a 8h 1i 8v h a3 v c7 k cm f dx 16 hk u io o iu 9
rol_aloud 22 dx 11
rol_blind 22 3o u
rol_develop 22 8h r
rol_model 1z 13 l
rol_play 1q 8v k b9 7 c7 p cm i
rol_scan 22 8h h
rol_show 22 76 8 bn b
rol_sleev 22 4o h
rol_top 22 io 11
rolepla 1z c7 16
rom 1z 8h b
roman 1w 1p d 3o 1a
roman_blind 22 3o x
romanc 1z 87 r
romanc_scam 22 87 m
romania 1l cp 9 fi l
romp 1z 4p 8 4r a
roo 1w 5s a cv 7
roof 13 19 n 1c f 1e 1q 2b 9 36 n 3j 1e 3m 14 4n a 73 c 7y 9 98 1k 9g l am 1e an q ao d dj c eh s g9 c gt 1d h4 j h8 e hr h hy 6 if 1l iw l
roof_box 1z iw f
roof_clean 22 3j p 98 m
roof_fac 22 1e d
roof_garden 22 19 m 3j b
roof_grid 22 1e h
roof_inspect 22 if 10
roof_mos 22 3j f 98 m
roof_own 22 h1 9 i0 7
roof_quot 1w gt z h4 g
roof_repair 1z h8 e
roof_roof 1w 98 g am f
roof_school 1z am h
roof_sid 1z 3j a
roof_solar 22 3m b
roof_survey 1z if t
roof_tent 1w 36 w iw e
roof_til 1z an y
roof_today 1z 1e d
roof_villag 22 1c g
rooftop 1h 19 t 3m q 6a k 6j k 9g m ab g am g c2 s
rooftop_garden 1z 19 u c2 f
rooftop_solar 1u 3m p 9g l
room n 8 9 c h g i m a n f p c t f 15 c 17 c 1a m 1g 7 25 b 27 m 32 19 34 w 39 v 3a q 3e e 3f g 3h x 3i 8 3o a 3u 9 3v 6 3z e 41 a 4y a 54 8 5l j 5p t 5s 17 6j l 6k e 6l d 6t u 6w 9 6z a 74 g 7z b 8a 9 8j a 8o b 8v a 94 c 9a m 9b v 9d 1a 9j o 9k q 9l 9 ah g ao l b1 k bl 1h c2 i cv 19 dt c dw 15 dy 8 e0 8 e3 9 ff p fg 12 fk 8 fu d g0 9 g5 g gl y gv l h2 h h5 a h6 s hp k hx 8 iu m
room_add 1w 6a 9
room_agre 22 53 a gv a
room_allow 22 f a 3z a
room_ask 1u 7s a 9b 9
room_asks 22 31 c
room_baby 22 a a
room_back 22 6l b e3 9
room_book 1o 3x 7 5n e 6z g 74 9 c2 d ff 9 gl o
room_box 1z 8j d 8v n
room_breakfa 22 34 p
room_breed 22 ah 8 fq b
room_chang 22 32 a
room_choir 22 75 a 7k a
room_clean 22 66 a
room_clos 1z 5s b
room_concert 22 39 m
room_contain 22 55 9
room_count 1w 1r a 2x 9
room_dear 22 6j a
room_design 22 9d 1b
room_dog 1z 1d 9 fn 9
room_door 22 i4 7
room_drum 1z dw x
room_empty 1p dw 9 hj 7
room_even 22 gi 9
room_exit 22 3z a e3 8
room_family 1z cl a
room_farmhou 22 34 c
room_field 1p 9d b
room_first 1r 82 8
room_fre 1w bl c fg 9
room_ful 22 6k a
room_furnish 1u h2 r
room_garden 1z fg 9
room_guest 1w 6t f ib a
room_help 1z bl k cv i
room_hir 22 bz e
room_host 22 39 a
room_hous 1z 39 g
room_kitchen 1u 3b 8
room_know 22 6j a e4 8
room_lat 22 w g
room_let 1z cv a gl j
room_long 22 ec 8
room_moth 22 4s b
room_music 22 41 9 dw 7
room_must 22 5v a
room_near 1s 32 e dw q ff a
room_nobody 1u 39 9 hp 9
room_not 22 1a b
room_onlin 22 41 9
room_own 1s fm a
room_part 1o 27 b
room_patient 22 8a g
room_phon 1w 3v 8 8a 9 9p 8
room_photo 1z h6 d
room_photogr 1z 3e f
room_record 1z 1a b 43 a bi a
room_rental 1z 5s 12 bl k
room_room 1i 3h g 9j a ah 8 h6 l
room_scent 22 8 m iu f
room_seek 22 bl 18
room_sel 22 85 9 hp 8
room_set 1w 3a a hx 7
room_shar 1w bl w dw i fg 12
room_signatu 22 h6 f
room_spray 1z iu 16
room_staf 1z 3z a
room_stay 22 9j a 9q 9
room_student 1r bl i cv 1v ff h
room_team 22 5s o ab 8
room_tempera 22 9n j
room_tent 22 34 c 5q 9
room_test 1z p b
room_town 1z 32 g 39 a
room_train 22 cv e
room_twic 22 gl 9
room_used 1z g b 3a b
room_valenci 22 32 9
room_wait 22 7a 9
room_wal 1z 3h b
room_wash 22 hn 7
room_work 1w c 9 17 a
roommat 1z bl 1h
root 1l 2 e ab c d1 1f hz 8
rop 1n h e 2b e 9r 9 fs h gk d
ros 1o 2g 9 8r q cc e df 9
rosa 1s 2c k bp x bs b ds g fd b
rosacea 1z 1 1o
rosary 22 3v 23
rosin 22 93 b
rost 1q 51 8 7f b ez z
rot 1q 5p d hv d
rota 1h 1p c 6x z di d ez 2p gv j
rota_volunt 22 6x u
rotary 1z 3j 10
rotary_clean 22 3j e
rotat 1s 54 8
roti 22 7i c
rough 1n 2a a 4j 9 4p 8 8z 9 et b hn 7
roughly 1q 62 9
round w p a 12 e 1c q 21 a 2b 8 47 b 4b m 4i 9 4l 8 59 b 5a c 5i b 5m g 5t s 5x e 5y m 6h b 6m 9 7v u 85 8 8b 6 8l 7 8m b 8v r 90 a 97 11 99 9 9d c 9v a a3 x a7 c a9 e ag i at l b0 h bo a d9 g dd b dq c ds d e4 19 ft a fu j g7 f gf r gv o gx p ih g
round_block 22 dq l
round_card 1w 7v o
round_chang 1p 5a h 9d i at m
round_corn 1n 5i f 5m f 5y e 85 b ft e
round_door 22 5x 9 ih 9
round_feedbac 22 b0 j
round_first 22 97 c
round_morn 1z 8l 6
round_must 22 ec 8
round_onc 22 8v b
round_purchas 22 1c a 7v i
round_round 22 e4 b
round_sam 22 96 9
round_stop 1w 5t e a3 e ih 9
round_street 1w a 9
round_tabl 1s 4w 9 cf 9 el a eq 9
round_ups 22 7v i g7 j
round_villag 1z ds a
round_yard 22 9v 8
roundab 1z 43 i dq b i3 h
roundup 22 7v n
rout 13 h r 1a e 1v t 21 1t 2u k 33 b 36 h 3x d 6o i 74 8 79 9 7h n 86 p af b b3 a br k dm 9 dp b fw c gf q gn w gx 23 i8 l
rout_apps 22 21 j
rout_cheap 22 6o b
rout_complai 22 99 9
rout_driv 22 gx 15
rout_know 22 79 7
rout_plan 1u 1v i gf 9 gn 9 gx 2a
rout_say 22 1a b 7h d
rout_set 22 af 9
rout_wheelch 22 21 w
routin 1h 1g 8 1s a 3y k 5e s 7o 9 7r 16 a8 8 gb l
row 1b 4p g 8d 9 ac i ae f ag h e3 9 e4 7 e8 a fz 9 gj o hn 9 hs e
rows 1j ac 1d ag 10 gj f hs a i0 c
royalty 1r 8y b cp 1f g2 z
royalty_fre 1z cp 1a g2 n
rub 1n 4 e 1u e 4g b 8e 7 8q k cw a
rub_plant 22 1u d 8q j
rubbish 1l gf s gg r hx 1d
rubric 1z gp w
rubs 22 dl b
rucksac 1l 1h b 3x c 4g w 74 d 77 1u 8k 1d io z
rud 1w bj a i1 7
rug 1k 2g f 3i o 6m 8 ie 8
rugs 1u 3f 14 3i g
rugs_lamp 22 3f q
rugs_sofa 22 3i e
ruin 1j 1g 7 1o 8 4j a 4o a c1 7
ruiz 19 p c 48 g ap 9 cv 8 fb a fh 8 ho 8
ruiz_yes 22 go 8
rul u 1i e 2t a 3b b 48 a 57 b 5g e 5t 9 61 a 6n 7 6u d 6v 9 7b a 8m b 8n h 8v l 9f 9 bh 9 cd c ce b co b dc e dd a df 9 dg a ee 9 el l er f ev c ez k fg e fl 9 go a h2 9 h7 k
rul_apply 1q 9f 8
rul_ask 22 27 9 fw a
rul_chang 1p f5 8
rul_check 1z 3z a
rul_health 22 7s c
rul_hold 22 ai 9
rul_hygien 22 e b
rul_insur 22 2h a 9u d
rul_kept 22 ej a
rul_kind 22 gz a
rul_label 22 1u f
rul_mis 22 ez b
rul_pay 1z dc c
rul_say 1z 4d a ce 9
rul_taught 22 bh 9
rul_ticket 22 1w a 6v a
rul_togeth 22 5g a
rul_tool 22 5f a
rul_trad 1z ez b
rul_way 22 fl b
rul_worn 22 i2 8
ruling 22 6n g
run o f b s a 16 h 1d c 1f g 2d c 2f o 45 d 48 x 4a f 4c a 4h e 4v a 58 n 5c a 5n c 7h 21 a5 b ak c b3 11 c4 q e1 8 e3 8 e4 8 em r en c eq g f8 b fj f fp b gn a gy d hr 9 i3 p i8 9 il w
run_ads 1z 58 v
run_agreeme 22 eq w
run_away 22 fw a
run_besid 22 q a em h
run_calenda 22 1s a
run_campaig 22 g9 8
run_cash 22 dd f en p
run_clas 1s 48 o
run_club 1q 7h t b3 10
run_coach 22 7h r b3 e
run_cut 22 d2 6
run_cyclist 1z b3 m
run_evening 22 3b 9 e4 8
run_event 1w 6v 9 c4 r
run_footbal 22 4a a
run_fre 1w fj p
run_group 1w 4v b 6x 8 7h p b3 z
run_half 22 hi 7
run_hand 1z 7h c hk 7
run_invoic 22 ej a
run_long 1z 9h 9
run_machin 1z af 8
run_marketp 22 8g 7
run_memb 1z e3 9
run_members 22 s a b3 e
run_onlin 1z hu 6
run_oth 22 7b 9 gy a
run_pay 22 em i
run_payrol 22 em w
run_plan 1w 48 t 7h 2v
run_real 1z 2g a i5 b
run_room 22 bv 7 dw 7
run_sam 22 c9 a
run_school 22 f8 c
run_shar 22 2f 9 ak b
run_sheet 1w c4 o
run_shop 1w 7h c i3 g
run_short 22 co b il i
run_sit 1u eg 9
run_smal 1p 50 d hh 7
run_test 1z 7 8 8h 7
run_them 22 44 a 45 a
run_track 22 gn l
run_train 1w 7h p b2 b
run_volunt 1z i3 9
run_women 22 74 8
runaway 22 fy 18
rung 1d 76 a bs e cu 9 dz 9 ef b
runs 10 y 8 16 k 48 t 4c e 5o 8 6q d 7h w 7p b a7 b b3 z d2 6 ee e em r ib j
runs_away 22 fm b fw a
runs_brows 22 6w 8 ee a
runs_empty 22 g c
runs_phon 1z ey b
rural 19 55 g dp a ds x
rush 1j 70 i bv 7
rust 1m 1k 8 8l 7 id e
rusty 22 dn a
rye 1z 2o g 5y q
saas 1l cc k
sachet 1j 7 12 a0 q ii s iu e
sack 1n 1o i 5p k 63 9 8f m ah o ap u
sad 1p cp a
saddl 1q 1k c 8k s dn 8 fv d fz g iw r
saf 10 4 b 16 u 1i r 2f a 2h e 3n e 7q b 86 a 8q m 9w d a7 a br 14 cw p g6 9 g7 9 gc a gw 9
saf_nam 22 86 9
saf_park 22 9w k
saf_plac 22 1f 9
saf_rout 22 br u
saf_wat 1z 16 1a
saf_way 1z br k
safari 1q 34 10 73 a 76 9
safari_tent 1z 34 w 73 9
safely 1k m a 97 9 c3 8 fp b
safety y 0 9 8 a b z 1k 8 2f 1b 2z 8 38 d 3o 8 4d a 4n g 4r i 4x 16 4y h 56 x 5f l 8o b 8t i 9e a 9m 11 9n 11 bj a br 18 eb b ey b fh 8 fs b ge f gs d h3 s hd q ia b iq g it d ix a
safety_alarm 22 2f 1t br l
safety_allerge 22 2q 9 31 c
safety_app 22 9n 11 br v
safety_authori 1s 97 a
safety_belt 22 4g a
safety_check 1p bz a gs i ix 9
safety_hygien 1z n 9 6s 9
safety_label 1u 8 9
safety_mark 1z iq i iw b
safety_offic 1u 4x 10 5q 9 ia 9
safety_razor 1z b 1l
safety_record 1w 9n 19 h3 q
safety_report 1z 9 a b 9
safety_sheet 1u hy 6
safety_standar 22 4r a 8o a
safety_supervi 22 hq 7
safety_test 1z 4r p
safety_train 1z 4x 16 5f l hd i
safety_wearabl 22 2f j 56 1e
safety_work 1z 4y h dl a
saffron 22 6d t
sag 1u 9 a
said z u f w d 1m 9 25 9 39 a 4j a 76 a 7c a 7y 8 88 9 8i 8 9v c bi b bs e c7 a dy 9 ec 8 ft a gg 8 gh a
said_aloud 1w d5 9
said_door 1u bi f
said_early 22 h1 9
said_hand 22 4j a
said_noth 22 ai 7
said_yes 1q 9p 9
sail 1l 35 1h 37 b 38 1d 4g 1s 6w 8 80 9 9r k
sail_club 1z 80 8 9r 8
sail_numb 22 37 a
sail_school 1z 35 v
sailor 1u 9r 8 bi a
saint 1s 1o s 3p 6 3x i 74 8
saint_jam 22 3x g 74 8
saint_nichola 22 1o p
sakai 22 8m 8
sal v 1d 8 1j c 2q 8 2v a 3e 8 3f 1b 4d d 4f d 50 j 54 8 5f c 6v l 8q 9 8r a 8t c aj 9 ar b c7 1u c8 b e1 8 ed q ei 1k el a eo y fe j ff m fx 9 g1 n g2 a gy s hd l hx c i5 c ip i
sal_cal 1w c7 24 ei l hd i
sal_coach 22 ar h c7 1a
sal_cod 22 50 n
sal_data 1w gy 9
sal_email 22 ei n eo a
sal_lead 1z c7 c
sal_mark 1z 8q 9 ca 9
sal_must 22 2v a
sal_real 22 ff f
sal_reps 1z c7 t
sal_sal 22 c7 e
sal_softwar 22 h4 d
sal_staf 1z el f eo 9
sal_team 1o c7 1b
sal_train 1z 5f l c7 w hd i
sal_visitor 22 i5 c
salad 1h 2m b 2u k 2v 19 5x h 6j o 70 m 7i d 8c 15 9z f ab 11
salary 1c 5d h ay m bo u ct d d7 a di 21 f0 i fd e g7 j
salary_advanc 22 di 2c
salary_band 22 ay r
salary_earn 1z g7 l
salary_talk 22 bo d
salespe 1w c7 18
salmon 1u a2 l a4 i ae p
salon 1b 2 u 3 b c 1l d w r 2c 5o j bu d bv 1d e6 o fn 1n h5 u ir x
salon_appoint 22 r l h5 i
salon_barb 1w 2 9 c e
salon_book 22 r 28 h5 e
salon_brand 22 2 f
salon_near 22 bv r ir c
salon_open 22 bv c
salon_quality 22 ir g
salsa 1u i 1y 67 m
salsa_school 22 i v
salt 1d 3k i 4b d 4m a 68 g 6c b 6d j
salt_cel 22 3k l
salt_peanut 22 68 i
salty 1z 4b b
salvag 22 ig 13
sam k 14 9 1l 8 1q 9 1r a 1t c 1x g 35 9 3c a 3g g 3j 7 3p 7 3y b 4t 9 5l b 5t n 75 d 7c 7 7q b 80 8 8z a 94 d 98 a 9h a a3 c a5 d aj 7 bk b by e cp a dp b ew c fm b gi 8
sam_age 1u 75 9 9g a
sam_blu 22 8z b
sam_clas 22 2w b hl 8
sam_clean 1u 5l f 94 c
sam_complai 22 7k a
sam_cost 1z bs b
sam_couri 22 5t 15
sam_data 1z 79 7
sam_din 22 el c
sam_even 1j by j ew h
sam_evening 22 2n a 5r a
sam_fac 1z 2s 9
sam_few 1r 1q e
sam_field 1z id 9
sam_functio 1w i5 b
sam_garden 22 96 9
sam_handl 22 6k 9
sam_help 1z cu 7
sam_hom 1w 1d 8
sam_industr 1w dp 8
sam_kind 1z 3w 7 cm 9
sam_learn 1z bd 9 be b
sam_let 1z gm 8
sam_light 1z 2 9
sam_moment 22 ap 8
sam_nam 1s 9q 8
sam_night 1q 6f c
sam_non 22 75 a
sam_ord 1w 6k 9
sam_pag 1w eb j
sam_person 1r 94 c
sam_photo 22 by i
sam_pictur 1w 8r a cp g
sam_plot 22 aj 8
sam_point 22 75 c
sam_pric 1w 5z 9
sam_quality 22 2m c
sam_questio 1n e5 b fy 9
sam_school 1w 1j d
sam_second 22 88 8
sam_sel 22 7 a
sam_shelf 1w 7q c
sam_sho 22 4h a
sam_sit 1w 3y c fo h
sam_siz 22 cx 7 dz 7
sam_skil 22 43 a 4z 9
sam_smal 22 bk a c9 a
sam_stop 22 1 9 c9 a
sam_story 1z cl f
sam_street 1k 1x p
sam_talk 22 d7 b
sam_tast 22 1q a
sam_teach 22 43 8
sam_twelv 22 gi l
sam_vet 22 fu d
sam_villag 1z 51 a
sam_weath 22 ib g
sam_weight 22 hz 8
sampl i 3 a 5 k 3o e 6o l 85 f 8x a a0 8 cx a g2 b iu 8
sampl_bottl 22 5 a ij f
sampl_bowl 22 8z 9
sampl_box 1z cx 9
sampl_club 22 4q a
sampl_easy 22 7h a
sampl_hom 1z 3o e 85 i
sampl_know 22 4v 9
sampl_model 22 4h a
sampl_ord 1u 5h d
sampl_pack 1z a0 a g2 g
sampl_pag 22 8x f
sampl_pric 22 5 a
sampl_questio 1z 85 8
sampl_set 1z iu b
sampl_window 22 3o g
sanctio 1z 5h j de a
sanctua 22 1d 1g
sand 1f 3 j 2a b 35 m 3h n 3j y 9h 11 ah 7 an k do d ge d
sand_cement 22 an c
sand_joint 1z 3j v
sandal 1s 4h v 4j 9 8k 8
sandwic 1n 2l k a3 1b hp 9
sang 22 du 7
sanitar 22 6 14
sanitar_pads 22 6 v
santa 1z 1o 3b
santiag 22 77 e
santo 22 iu j
sar 22 1t a 4e c
sara 1q 1 e 2x g cs g ez a
sari 1z 4g c cy 9 cz 9
sash 22 3h a
sat 1q 5g b bi 9
satelli 1h aj g id 13
satelli_field 22 aj 9 id l
satelli_imag 22 id 9
satisfa 22 f2 d hc 1d
satisfy 22 ib a
saturda x d a i 9 17 b 19 a 1a b 2g f 2k a 2o b 2p f 2y c 2z b 30 f 31 j 3c e 3r 9 4a k 4e e 5o b 66 9 7b 8 7h c 98 a 9h d b9 c c5 8 d8 e di b do b e0 b ez g ff 9 fj 9 fq c gd d go j hi d hn e
saturda_ask 22 go 8
saturda_guest 1z hi 9
saturda_market 1w 17 a 63 a
saturda_morn 1o 2g d
saturda_morning 22 4a a
saturda_night 22 ii 9
saturda_not 22 64 a
saturda_parent 22 bi a
saturda_sum 1z 3r 9
sauc 1h 5r e 5v 9 67 31 6b d 6c n 9z 2i ii 9
sauc_brand 22 67 e 9z c
sauc_jars 1z 67 i 9z x
sauerkr 1z 6c 24
sauna 1w n 3k ho 7
sauna_trail 22 n u
sausag 1p 1d 8 65 a 6b l a2 e e4 7 hu g
sav w z c 23 9 3k 9 62 f 6r c 6s c 6v 9 7e 8 7v 1k 7y c 8i o ae 8 cc h d6 p d7 n d8 1a d9 b dd q df e dh g dk d g7 1s gf a gs c h3 b ib r
sav_app 22 7v 1r g7 e
sav_chang 22 7v i
sav_devic 22 6r b
sav_goal 1w 7v 15 d6 h d8 n
sav_group 22 dd k dh c
sav_littl 22 4v 9 g7 9
sav_money 1s 7v g
sav_numb 22 95 a
sav_own 1z ib 9
sav_partn 22 g7 j
sav_phon 1w 6v 9 gs f
sav_rent 22 g7 1v
sav_togeth 1z dd m
sav_wel 22 c6 8
saving 1b 1e h 4u b 7v 1h 9g b ai 8 cc i d8 a d9 m dd 1u g7 15 g8 e ib d
saving_account 1z 7v q d9 e g7 d
saving_bank 22 1e f
saving_circl 22 dd 2b
saving_goal 22 7v t d8 9
saving_group 1u ai 8 dd i g7 d g8 c
saw 1d 18 e 78 8 8b 1j eq e hm b ia h
saw_smal 22 8b 8
sawdust 1w 6j z
sawmil 22 6j a
saws 1u 8b j al j gq i
saxopho 1u dz 1l e0 9
say u t b 1d b 2d 9 3t 7 5h 8 79 6 7g 9 7h b 80 8 84 c 86 d 87 b 8h 7 9r 9 bd g bj a br d bs i ca 9 cz 8 d1 7 d5 a e2 9 er b
say_ask 22 1x a 7g 9
say_away 22 9r h
say_beforeh 1z 3s 6 8l 6
say_cannot 1z ca 9 ch b
say_chang 22 d5 7
say_charg 22 92 a es a
say_child 22 1n 6 82 9
say_clearly 1z 2 9 7 9
say_first 1s 5h d be a db 9
say_hom 22 9j a
say_honestl 22 d1 6
say_kept 22 1c b bd a
say_know 22 1a b 1b c
say_lin 1z e2 c
say_long 1u 1v a 9t 7
say_look 22 d3 7
say_nev 22 bs b
say_noth 1s aj c
say_openly 1w b 9 9g a
say_own 22 t b
say_paid 1z 8h 7
say_pictur 22 2g a
say_plainly 1w 26 a 7w 8 gn 9
say_read 22 ae 8
say_room 22 3v 7
say_sees 22 d0 7
say_sentenc 22 7h a 8f 7
say_softwar 22 c6 8 ez 9
say_stop 1z 81 8
say_visit 22 q a
say_wheth 22 z a cp b
says w 13 c 1m d 23 8 2d 9 3q 8 7d 7 7j a 7z g 80 b 82 f 86 a 8n a 9o d bs 9 cs 8 d4 c db c gh f i4 b
says_first 1u i2 7
says_noth 1s 9o 9
says_says 22 i4 7
says_smal 22 80 e
says_sur 1z 6n a ad 8
says_test 22 5k 9
says_why 1z e1 8
says_yes 1w h4 c
scaffol 1n 3m c 5q n 9g 9 if t
scal 1a 3l o 55 c 63 s 6s 15 89 s 8b 7 8g 9 ad 1o ap a ar e gc s gh d
scal_abov 22 6s a
scal_cuf 22 89 n
scal_draw 22 3l e
scalp 1u 2 1t
scam 1i 87 32 cu p f3 l
scam_cal 1w 87 13 f3 j
scam_deepfak 22 87 a
scan v v 12 10 y 11 w 1l g 1r u 20 h 2a j 3t 7 55 p 5k p 6p r 6v 15 70 e 79 8 7e b 7q 1u 80 a 8h 19 9m 9 9o h bt m d2 19 da e du 7 eg t ek s eq b er g eu q f5 l gp a gy n hc e ia h
scan_app 1z 7q 15
scan_barcod 1s 1l 9 1z 8 7q r
scan_bench 22 10 l
scan_broken 22 2a a 6p p
scan_cod 15 70 a ew a hc f
scan_data 22 6u 9
scan_deliver 22 10 8
scan_door 22 6v a
scan_downloa 22 8h a
scan_list 22 9o a
scan_machin 22 ia v
scan_mak 22 10 d 11 e
scan_not 22 8h n
scan_phon 22 55 k gy a
scan_photo 22 11 9 d2 m
scan_print 1z 2a o
scan_product 22 7q 10
scan_receipt 22 1r a
scan_scor 22 du 6
scan_slid 22 d2 x
scan_tool 22 bt i
scan_websit 1z 5k j eg 9
scan_work 22 6v a ek g
scandin 1m 2e a
scar 1g m a cg p
scarf 1q 1t a fh b i2 e in s
scarify 22 3l p
scarv 1r 4p x i2 14 in 1m
scatter 1r 5y c 98 c
scaveng 22 32 t
scaveng_hunt 22 32 m
scen 1h 4x m 81 h b5 j c8 f c9 c cp 9 dx 1d e8 l
scen_must 22 c8 a
scen_partn 22 dx q
scenic 22 7c m
scent 1k 5 2b 8 2y 9 i 2e l iu 1v
scent_candl 22 8 1w
scent_recogni 22 8 a
scent_sampl 1z 5 j
scent_screen 22 5 a
scent_subscri 22 5 h iu f
schedul 16 10 7 1h z 1s v 5e d 6q 1h 6x e 6z f 7p o bf f cf p e8 1o ez 1l f9 g go w gu 11 gv p h2 f h5 17
schedul_meeting 22 cf y
schedul_ord 22 6q u
schedul_post 22 e8 y
schedul_shar 22 1h 9
schedul_softwar 22 h5 r
schedul_umpir 22 go v
schem 1m 3l g b6 g db i dk 15 ew c
schnap 1z af i hw 1j
scholar 1o 3x 8 bg 1b
school n 6 b h a i u j o s a 12 a 13 t 16 m 19 h 1a n 1e e 1h 8 1j 1i 1k 9 1p v 1s q 27 i 2s f 2w 1s 2z 7 35 12 40 g 41 g 42 h 43 16 44 q 48 1f 49 q 4a s 4i c 4q 9 4x i 51 9 6y 1a 6z n 72 9 74 8 7a o 7c e 8m e 8x b 93 l am t b4 g b5 a b6 f b7 h b8 a b9 c bc c be d bg k bh i bi h bw b by i bz b c5 k ci a de k dv w dz c e3 9 f8 1i f9 d fq n fz i g3 1d ga 9 gi c gl b gn 1m gp t gq d h9 a hk k hl o hm 12 hs 6 ib c io b is 9
school_adminis 22 6y l g3 s
school_age 1z f8 x
school_book 1w 6z j
school_build 22 c6 h
school_bus 1w gn 2k
school_buy 1u 4j 9
school_canteen 22 2w n
school_car 22 9m a f8 14
school_cater 22 2w y
school_childre 1m 49 o c5 c f8 g
school_choir 22 41 9
school_church 1w dy 8
school_clas 1o 19 a
school_club 1m 49 l bi f c5 9 dv 7 f8 1a fq d
school_colleg 22 43 a b9 8
school_curricu 1z 1p p b4 9 b7 9
school_danc 22 i f 2s 9
school_decid 22 2w b 6y a
school_electri 22 43 8
school_factory 22 am 11
school_fair 22 d3 7 gq b
school_fees 1n 6y j de u g3 r
school_garden 1z 19 o 8m 8
school_gat 1p 48 d f8 m gg a
school_girl 22 6 a
school_gym 1z h 9 4a a
school_hal 1q 4a f gl g hl 7
school_hand 22 13 a
school_hear 22 4n a
school_help 1z 40 j
school_holiday 1w 44 t 75 c
school_homewor 1z f8 g
school_keep 22 74 7
school_lago 1z hm b
school_languag 22 b5 f
school_learn 1w 1a i bh 9
school_leav 1u 13 k
school_let 1z 13 a 1s a
school_library 1w hm a
school_list 1w dv 9
school_lunch 1z 2w 1l
school_managem 22 g3 1z
school_market 22 e3 8 ga h
school_meal 1z 2w 1t h9 f
school_meet 22 i a 2s 9
school_mend 22 93 a dz 8
school_near 1z 41 e 42 e 43 f
school_nursery 1r 1s c 2w a 6y 1q
school_offic 1s 6y w gn f
school_onlin 1w b9 c bi k hm 9
school_ord 1u 2w k
school_own 1w 1j d bh e g3 t
school_parent 1k 1j c 1p k 6y w g3 a
school_pet 22 fw a
school_plac 1u 7a g
school_plan 1z 1p p 4i 8
school_play 1z by 11
school_pool 22 j n
school_practic 22 48 a
school_project 22 23 a
school_pupil 1z 2w b
school_put 22 dw 7
school_rent 22 dv e
school_run 1r 48 1w gn i
school_runs 1z 48 11
school_sam 22 35 g
school_school 1z 2w g 93 a gn f
school_shop 22 ci 9 hk b
school_siz 22 1j e
school_social 22 13 l
school_softwar 22 s l g3 p
school_sport 1u 4a f
school_team 1z hs 7
school_test 22 bh 9
school_town 1z 2w a 48 9 f8 c
school_transpo 1w 48 h gn 1r
school_travel 22 1p g 79 7
school_uniform 1z 1j 1v
school_univers 22 6 a bl a
school_van 22 gn n
school_women 1z 1a x
school_yard 1u 16 e
schoolc 1k 1i w 1j s 2i b 40 14 44 10 48 y 49 w 8b o f8 q gn l
scienc 1k 45 q 49 a 8b h 8t 1f bi 9 ck b
scienc_kit 1z 8t u
scienti 1z 45 d
scissor 1l c 9 p i 4o 9 8l 1y 8m 22 bu s
scissor_cuts 22 bu d
scold 1z 13 a 8f 7
scoop 1w 2q 1y
scoot 1u 29 26 dl q dn n
scop 1s 59 y cm c ic x
scor 16 4u 2o 7f i 7w 1f 83 8 b8 i bd a c6 f c7 t du 1d ev x ex f fk i g8 g gw m hc i
scor_lend 22 4u 18
scor_mobil 22 4u l g8 h
scor_sing 22 du f
scor_smal 22 4u m
scrap 1k 9e d fe f ig w ih z
scrapya 1z fe 14
scratch 19 1y i 2i e 49 p 4p b 88 d 8h 8 93 e 9f 9 9z c db h do r fs p h6 9 hp f hz 7 i9 v ii f
scratch_door 22 fe a
scratch_nobody 22 do a
scratch_post 22 fs w
scream 1p 2f a bw 9 hn d
screen i v q 1i s 3o a 4q 8 7s 9 84 8 9e c e3 m eg d ex g hf g iq c iv a
screen_app 1w 1i 1t
screen_arm 22 iv o
screen_cal 22 87 c
screen_memb 22 e3 g
screen_print 22 4q m hi c
screen_program 22 v e
screen_read 1w eg 10
screen_retina 22 v y
screen_says 22 72 9
screens 1l 9t e ha j
screw 1p 17 u 29 b 8b f
screwdr 1z 8b g
scribbl 1w 1l 8
script 1j 5a y bf f cs 8 dx 2c
scriptu 22 3v 1o
scrol 1p 93 9 ck i cn i cr i
scrub 1o 3p g 4n m 5o w
sculptu 22 54 9
sdk 22 ef a
sea 1e 20 d 23 c 3d e 3s 8 6f 8 75 n 76 8 7y 8 ao g ca b i4 c
seafood 1w 30 a ap 9 hu 1b
seal 19 16 h 24 a 3j p 78 9 84 8 8g c 8j i 9i f a7 l a8 w ap d dt 11 hv 9 hy a
seal_bag 22 dt b
seal_bags 22 a8 w
seal_check 22 hy 7
seal_pictur 22 9i b
seam 1i 4g f 4n a 4o k 4p a 4r a 90 f ai 7 cy d dz c io d
seamles 1w ik 10
seamles_toe 1z ik u
seamstr 1r 17 a 3o e 4e c 4i 14 4o 20 cy e
seamstr_hom 22 4o x
search 12 1y n 3n 8 58 o 5d f 7t c 7z b 85 a bl g bn 17 c2 p c6 l ca 1k cp h ct d d1 n e9 h f6 a f7 1o f9 e fb g ff z fy 1c g2 9 g5 n ha e
search_ads 22 58 j
search_engin 1q 7z d c2 a ca p f9 9 fb b
search_flat 22 ff u
search_tool 22 bn 9
seasid 22 75 a cz 7
season z 19 q 1t a 35 b 36 c 38 a 39 b 3k 8 4c b 4d f 4u c 5p 7 6z d 78 6 7c 9 80 9 8n h 92 q 96 b 98 c 9p a 9s a av a i0 p i6 9 id s in c
season_april 22 1k 7
season_boat 22 38 8
season_cannot 22 35 a
season_ends 1z 4d a
season_plus 22 7b 8
season_sel 1z 4d a cj a
seasona 1g 8 b 5x u 69 h 6l s 8r 10 i7 j
seasona_box 22 69 9 8d 6
seasona_market 22 8 a 69 9
seasona_work 22 i7 l
seat z 1k a 2j u 2m 11 2t 13 39 9 3b n 3i e 48 m 4x b 6r r 6v a 8u d 9f a dm 9 dn 8 do g dp w e3 q eg 9 gn 9 gq a hp d hs j iv e iw y ix k
seat_belt 22 4g b
seat_cov 1w iw 1h
seat_plan 1w 2x d 6v e
seaw 1u 3s 8 78 18 ae u ii 1c
second o a b o b v b 1j q 1k b 1l d 1s a 1y 13 29 9 2f c 2i 9 2z 8 3d e 4d i 4f x 4o 9 4r b 5b j 6m 8 76 b 7t d 8p n 8u b 8v f 8w v 9i i al f b9 8 bb e bi 9 ck 9 cp 9 dx 8 e1 o ec b f1 a fe b gq b ig 9 ip a ix k
second_bag 22 5z 9
second_car 1u 29 j bb v
second_chanc 22 6 a
second_doctor 22 80 8
second_glas 22 6g g
second_half 22 1r b
second_hand 1c 1j 19 1k h 1l i 1y 1w 2i e 4c a 4d r 4f 1n 4r a 8f 9 8o a 8p 11 8u e 8w 1f e1 13 fe i ig c ip b ix w
second_hom 1n 3d r 9i u
second_job 22 cq i
second_lif 22 al 10
second_look 22 ck a
second_machin 22 5q a af 9
second_messag 22 e5 a h4 h
second_opinion 22 7t r
second_ord 1z 99 9
second_pack 22 6b h ik 8
second_pair 1s 4j 9 4l c
second_piec 22 6p c 8k 8
second_read 1w v g 5b k
second_remind 22 6x 9
second_round 22 8v q
second_session 22 m b 7m b
second_shelf 22 8z 9
second_sit 22 fo i
second_teach 22 g c
second_trip 1z 6m i da a
second_visit 1p 3g e 95 d
second_work 22 8y a
seconda 1j g3 m
seconda_school 1m g3 i
secondh 1z 1j 9 fe j
secrecy 1q 4w j 51 m 5b m cd b cf c fb 9
secret 1n 2t m 7z b ad 9 bo c d5 8 f4 b
secreta 1o 3x 8 5e s cf z gz j
section 1n 5g a du p dz 7 ep 9 gh r
sector 1z bo 9
secular 1z 3r 1k
secur 1g z b 26 b 2k 8 3n i 5k 9 6m a 7b e 7w m 9w 18 fj 16 hb m
secur_card 22 7w o
secur_dog 1z 7b f fj 14
secur_door 22 3n d
secur_upload 22 hb p
securit 1b 2h i 3n 1p 5c v 5k 1l 9i f cf 9 db r ee 9 f3 1d f4 2g g7 l gk 9 hs 7
securit_awarene 22 f3 1c
securit_camera 1z 2h l 3n 12
securit_chapt 22 5k 9 f4 a
securit_check 1z 3n o cf a
securit_deposit 1w db v g7 o
securit_questio 1z f4 1w
securit_test 1z 5c a 5k 1t ee a
see n y 9 z 9 1c c 1r a 22 9 73 6 7m 9 7t m 7w 8 7z d 8y a c3 8 cd 9 d7 a ed b et a ev c f2 b gd b gn b is 9
see_agre 22 3w 7
see_art 22 gd e
see_asks 22 aw 8
see_chang 22 i6 9
see_correct 22 7w 9
see_differe 22 2 a
see_doctor 1p 7s 9 7t u 7z s
see_figur 22 dk b ed h
see_food 22 84 9
see_kitchen 22 2m c
see_liv 1z 6y 9
see_long 22 4b 9 ck a
see_oth 1n 6n 8 bk d
see_own 22 c7 9
see_patient 22 u a 7t b
see_person 1u 7w 8
see_preview 1z is e
see_progres 1w b4 9
see_really 1z gl 9
see_report 22 5k 9
see_result 1z 3 a 4u 9
see_school 22 gn b
see_tank 22 71 7
see_wheth 1q ae a
seed 1b 19 f 1u g 2o c 8c x 8i 2m 8q h 9x w 9y u dc h id k
seed_keep 22 8i 12
seed_littl 22 9x f
seed_rol 22 2o e
seed_shop 1z 8i g
seed_smal 22 8i g
seed_spread 22 9y l
seed_vegetab 22 8i 10
seedlin 1z 8c c 8i 2a
seek 1h 14 j at 17 bl 16 bn 1g cg 11 ct a ff p
seem 1s 29 b bg a fu a
seen 11 p b u a v 9 1c b 2f a 74 8 82 6 86 d 9m h 9o d ad b bi a cd 9 d0 7 e1 8 f1 a fy e ge 9 gg c gn 9 hr 7
seen_again 1w p a 9m b
seen_lin 22 u 8
seen_roof 22 h1 9
sees y 26 b 2d a 4s a 4x 8 84 d 9k a 9o d ac 9 ad 7 d0 9 f2 b h4 a i9 a ia 8
sees_buys 22 5m 9
sees_fre 1z f1 a
sees_mistak 22 4x a
sees_nev 22 26 b 9o 8
sees_tablet 22 84 a
sees_weed 22 ac g
segment 22 cd b e7 w
sel m 0 d 4 b 5 a 8 9 1j g 1l r 1y t 2b c 2i m 2l a 2o b 2q f 3f q 4c b 4d f 4f x 4p a 4t d 5h r 5p c 5u g 62 j 65 a 66 b 67 b 68 b 6a g 6e 9 6f 8 6h b 6j 9 6v k 6z b 73 6 79 8 8g v 8i c 8n e 8p g 8q a 8r 9 8t e 8x c 8y g 90 a 9x c 9y a 9z a a9 g aa 9 ah 7 aj c am e c8 g cj 9 cq d dc e f9 k fe s fh j fs a g1 s g2 a gy d h2 f he a ht g hu 9 hv g i6 17 ig p ip w iq d
sel_abroad 1z 5h u
sel_accept 22 4f 9
sel_advanc 22 26 b 4c 9
sel_agent 1z 3f b h2 j
sel_alcohol 22 55 9 65 b
sel_already 1z ba a
sel_amazon 22 i6 w
sel_autumn 22 h a 9k a
sel_best 1z hu 8
sel_book 1w 1l k g1 l
sel_br 22 4f 9
sel_buy 1z 1j 9
sel_car 1z fe 13
sel_card 22 8g 8 8n p
sel_cars 22 fe s
sel_chang 22 hs 6 i6 9
sel_cheap 22 5p j
sel_check 22 gw a
sel_cold 22 2r 9 4p a
sel_cours 22 35 a g1 g
sel_credit 22 aj i
sel_devic 22 2i g
sel_digital 22 79 8 g1 11
sel_direct 1w a9 g
sel_dish 22 2l b 2n a
sel_dri 1z ah k
sel_drink 1z 2r 8 2s 9
sel_driv 1z 2g a ig 8
sel_empty 1u 65 a
sel_end 22 25 9 90 b
sel_fast 1z 3f m fe a
sel_fee 22 i6 9
sel_few 1z 8x a hp 8
sel_fifty 1z 67 f a0 d
sel_first 1z 29 9 ct a
sel_fix 1s hr 7
sel_follow 22 g1 g if 9
sel_forty 1s 5z f 6a f 6c e 9x b
sel_fresh 1z 9z 9 hz 6
sel_ful 1w 2b 9 4m a
sel_gift 22 7l a 8i 8
sel_good 1z 4f a hx 8
sel_group 1w 34 b c8 9 c9 a i6 8
sel_handmad 22 fh 9
sel_her 22 5u a
sel_hom 22 3f d ht d
sel_hundr 1w 68 g hv 6
sel_invoic 22 4t z
sel_jars 22 9y c
sel_lat 1z 6t 9
sel_lesson 1z f9 n fz a
sel_liv 22 ba a
sel_machin 22 2g a
sel_market 1w 4p 9 66 9 8z a
sel_members 1z n 9 b2 7
sel_monthly 1z 5a a
sel_must 1z ip c
sel_neighbo 22 ht f
sel_next 22 b a
sel_not 1z 1l 7 8g 7
sel_noth 1s cn 9
sel_offic 22 hz 8
sel_onlin 1h 62 9
sel_ord 1z y 9 4h 9
sel_oversea 22 5h 14
sel_pack 22 65 b ik 8
sel_pair 22 4s b
sel_pallet 22 6f 9 ig 9
sel_permit 22 8n 9 8r a
sel_piec 1w 4k g 4r 9
sel_plac 1q 4 8 2q 8
sel_plant 1z 8i 9
sel_portion 22 ht q
sel_privat 22 33 a 38 8
sel_product 1w 2o 9 dx 7
sel_quiet 22 6z a cl a
sel_rent 22 1l 7 2j a
sel_sam 22 79 7
sel_sampl 22 5 j
sel_seat 22 2q 9
sel_second 1z 6p b eg a
sel_send 1z 8g 7 ip 9
sel_sets 1w 6d a
sel_shar 1z hu 8
sel_shop 1w 4g 9 cr a
sel_short 22 bo b
sel_singl 22 6a 9
sel_sixty 22 69 h 9z e
sel_siz 1w gy a
sel_smal 1p 5h c
sel_sponsor 22 cj a
sel_stay 22 i6 9
sel_swap 22 4d a
sel_templat 22 g1 v
sel_term 22 bf 9
sel_thirty 1u 8 g 6e f
sel_ticket 1z 6v 1b
sel_twelv 1z 8y 9
sel_twenty 1p 73 8 8q e 8r 8 91 e aa a
sel_upload 1z 8p 9 c8 9
sel_used 1s 1l 9 1y 11 2i e 4f d fe d
sel_vouch 22 7c 8
sel_warrant 22 2i a
sel_whil 22 4d a
sel_wholesa 22 6j g
sel_wint 22 dl a
sel_yearly 22 6w a 96 9
seldom 1r z b 72 b 86 b ee g en a gz b ig a
seldom_chang 22 z a gz a
select 1u bg 9 ea a ey b hg 7
selecti 1u 2y c 4f b 54 7 6g 8
self 13 24 x 2e f 2f d 2g f 2v f 4z b 55 1b 5l c 70 f 77 b 7m c 7n n 85 r 9b t 9j b as l av u ba m c4 l dg 1i dx c ej 18 gc b h5 c h8 o hl 14
self_clean 1w 2e k 2g k gc f
self_confide 22 as k
self_defenc 1w 2f i hl 1c
self_employ 1f 5l c av i dg 1p ej 1c
self_guid 22 77 f
self_help 1p 7j 8 7m e 7n t 7s 9 81 7 as a i2 7
self_manag 1z h8 u
self_pac 1z ba t
self_plan 22 c4 v
self_servic 1s 2v i 55 12
self_storag 1u 9b 13 9j e
self_water 22 24 1g
selfi 1s 2z m ez 9 iq k
selfy 1w cg 2v
semest 1r 1l a bf 8
semi 1w ir j
seminar 1w 4x d 5k c 81 b f3 c
send k e e 10 8 27 9 2p d 3c d 3p 7 6a 8 6k a 6u c 80 b 8h 8 8l 7 9a c 9d b 9e a 9f 9 9v 8 a1 a a5 c a8 7 at 8 av a b4 b bm c cf c ch c cx 9 d0 d da f de 11 dz 9 e1 8 e7 j eh 9 ei e ej j ep 9 eq g es g f3 a f6 d fc 9 fi d ft f gd e gs c h4 k h9 e hb b he a ip 8
send_anoth 1o 3s 5 cn 8
send_applica 1z bo a ex e
send_ask 1z 7e a e1 8
send_back 1k 1k 8 4h 9 he d
send_bank 1z dj 9
send_bil 1u 9v b
send_box 1s 5v c d2 8 i2 7
send_certifi 22 e 9
send_check 1z 9c a fc 9
send_checkli 22 hb g
send_doubt 22 7z a eu a
send_everybo 1z 7z 9
send_exercis 22 z 9
send_few 1z ei a
send_fil 22 7d 9
send_first 1w e7 a
send_forty 22 9 b 85 9
send_friend 1u 2t 9 4k 9
send_friendl 1s es h h4 m
send_half 22 gm 9
send_hard 22 7x 9
send_invitat 1w 6x 8
send_invoic 1s 5e d 9v 8 ej o
send_issu 22 ch k
send_itself 22 cf d
send_lat 22 ef 9
send_let 22 7w 7
send_lin 1z i1 7
send_list 1u 1r a a5 h
send_messag 1u e7 i ei 9 gn 9
send_money 1q da n de 1y fi f
send_morn 22 a1 8
send_nam 1o eq e
send_next 1w bp a f1 a
send_notic 1s h8 n
send_off 1s f6 d
send_ord 1z fc h
send_own 22 ft b
send_pag 22 dk b
send_pair 22 4l a
send_photo 18 80 g 9f 8 av d d0 7 fo a
send_photogr 1w el b
send_pictur 1k 9i c d0 g
send_piec 22 4m h 4s b
send_plan 1z 9d e
send_plant 22 8q l
send_quot 1z h4 r
send_receipt 22 h9 b
send_recip 22 6d a
send_remind 1e ej a es b
send_report 1o fi c gs d
send_right 22 cx c
send_school 22 27 a
send_second 1w 4j 9
send_sentenc 22 c7 9 en b
send_shop 1z 6k a a5 a
send_short 1p 7e 8 f5 8
send_siz 1w 4e g
send_sms 22 ae 7
send_stand 1w 94 a
send_summary 1z ed 9
send_task 1w f6 i
send_thank 1z h9 s
send_therapi 22 e i
send_train 1u 51 8
send_twenty 1s 3v 6 7n 9 eq 9
send_voic 1s 10 d b4 8
send_whatsap 1z 4y 9 de 9 e7 b
send_whoev 1z dq a
send_written 1w ft c
senior 17 2c w 46 22 47 f 4b 17 5j 9 60 f 7g f 83 v 87 1e bw d bx j cu 1v cv w cw b ds i fa m fg j ho 1j
senior_financ 22 5j d
senior_liv 22 fg g
senior_mentor 22 fa s
senior_shop 22 46 l
senior_tablet 22 cu o
senior_video 22 cu r
sens 1p 56 9
sensiti 1k 1 1x a2 v bj b
sensiti_data 22 bj a
sensiti_skin 1z 1 23
sensiti_stomach 1z a2 s
sensor 14 24 17 25 w 26 10 27 1y 28 1s 2c x 2d 1r 2h g 3n s 56 y 71 e 7j 16 89 d 9k 1f 9n z ad 1r ae v fw g gb 1o gf 1z gv f ia 20 id 11 ie 12 ij 1i
sensor_bedroom 22 27 9 9k a
sensor_gps 22 gw 9
sensor_lid 1z ad q gf 8
sensor_measur 22 2d 9 ad 7
sensor_motor 22 ia t
sensor_pip 22 ij s
sensor_show 22 9n 9
sensor_smal 22 ad 6
sensor_soil 22 24 i
sensor_tel 22 gf 8 ia 9
sensory 1o 1o 8 hn 1j
sent w 10 a 7t g 9z 9 aa a at 8 bn i cf e cp 9 dh d eo b ep g es e f4 b gs c h3 b h4 l i9 a
sent_back 1r i9 9
sent_lat 1u 9v 9 gs e
sent_letterb 22 a1 8
sent_pharmac 22 7t a
sent_post 1w aa 9
sent_proposa 22 h4 p
sent_right 1u 6k 9
sentenc 17 1m b 3b a 3r 7 86 b 9l b 9u g bd r bg d c7 g d0 b dx 9 e2 d eb i en j gm t i1 b
sentenc_both 22 gm 9
sentenc_court 22 88 8
sentenc_mis 22 8f 7
sentenc_nam 22 en b
sentenc_nev 22 86 9
sentenc_nobody 22 e2 c eb a
sentenc_says 22 1m 9
sentenc_show 22 bd b
seo 1q 58 m ca 1z e9 1v ha 19
seo_agency 1w 58 j ca i ha i
seo_tool 22 ca o
separat 19 1c b 1h 24 1s q 5w a 6j 8 as n d7 q
separat_childre 22 1h 11
separat_parent 1r 1h 10 1s q
septemb 1o 1o 8 93 b bl b cv 7
sequenc 1z e7 u ei d
sequenc_tool 22 ei b
serial 1r 2i b 8j f dy 8 gy a
serial_let 22 8j e
serial_numb 1w 2i 9
seriou 1k bj 14 cj b
serious 1r 7k j i4 h
serious_ill 1z i4 e
sermon 1u 1i 8 3v i az h hg 13
serum 22 0 q 2 a
serv 13 x 9 2j h 2l s 2m m 30 c 31 n 51 7 6b e 6g 9 9z a a7 c c0 q cc 14 dm c ef l f6 e
serv_area 22 dm 9
serv_drink 22 3b 9 c0 c
serv_kind 1z 79 7 i5 b
serv_leav 22 30 a
serv_several 22 5d 9
serv_switch 22 cc k
serv_trad 22 ew b
servic r a a c 9 p 9 r 9 22 k 2v e 31 c 3c f 3g n 3h a 3j b 3k r 3m e 3p f 3q d 46 c 47 a 4i g 51 v 53 n 55 j 57 11 58 a 5b 10 5c o 5d o 5e s 5g g 5i o 5l q 5o o 5s b 5t i 6k o 6o h 6p 9 6t a 7m 9 7u b 8a f 8l j 8z 9 96 d 99 b 9d c 9e i 9l q 9q b 9w a af e ag m al d at 9 av j ax i az b bm e bt q c0 a c6 c cd m ce 9 ck f cl 9 dl t dm n dn 9 ds a dy h e5 m e6 g ec g eu f f7 b fc i gm e gr 9 gu 19 gw l h3 l
servic_agreeme 22 ax n
servic_answ 1w 7l 9 e5 k
servic_apartme 22 3c f
servic_app 1z 6t l 9l h fc h
servic_applian 22 17 i
servic_bik 22 dl 9
servic_book 1s 6r a bt e c3 e dm i
servic_car 1z 7u e bt e dm l
servic_charg 1s bm i gr h h8 e
servic_company 1z dl a
servic_contrac 1s ax g
servic_due 1w gw 9
servic_firm 1s ay c
servic_first 22 ec b
servic_flat 22 9c c
servic_fre 22 5w f
servic_hom 1w 47 e bt e dl k dn a
servic_host 22 3c f 3d f
servic_inspect 22 9l 9
servic_larg 22 ec h eu h
servic_near 22 3k d em h
servic_offic 1w 53 k 5s m
servic_onlin 1z 9d f bm f bq g
servic_photo 1z 20 i d3 b
servic_plan 1w 3g d c4 c
servic_post 22 d2 a
servic_record 22 h3 g
servic_remind 1w 22 j
servic_rid 22 8a a
servic_sheet 22 h3 l
servic_shop 1z 55 j 5t j i3 8
servic_smal 1z 57 11 5c m
servic_softwar 1z 9l o gu 18
servic_stov 22 n 9 34 c
servic_technic 1w 5c g f7 b gu j
servic_train 1z 4x a
servic_visit 22 gu k
sery 1c d f 2e 9 39 1c 5i 11 8j c b5 d cj 15 ck 1a cl f cm e cs 13 fw 9
sery_onlin 22 ck w
sesam 1u 2q 8 2w i 9y h
session 11 f 1h m a z 1v 2y i 5f d 5r n 7e r 7m 1m 7r k 81 r 83 l 9j t 9t 8 aq j ar 15 as v au w b2 12 b3 p b6 a b8 b be r bw x bx l f2 t fa l g2 g
session_client 1w f e z f
session_empty 1s f c
session_even 22 7m c
session_musicia 22 g2 j
session_not 1z z e
session_onlin 1z 7m m 7r g
session_own 1z ar l
session_packag 1z f a
session_park 22 b2 7
session_session 1p au 9
session_thursda 1w z d 7m e
session_train 22 f i
session_tuesday 22 b3 9
set q 6 c e c 24 8 2b 9 2f a 2z o 5c f 6e 9 70 a 7v 8 8f 8 8u f 8z c 92 l bz j d6 8 d8 e dg e du 7 dv g fa a fb a hz k ir i it f iv a
set_allow 22 fp b
set_asid 1w dg v
set_child 22 i 9
set_client 22 5c b
set_collect 1w bz o
set_daily 22 fq b
set_dat 1u 37 9 c7 8 cg 9
set_deposit 22 30 a 31 c
set_few 22 3a b
set_ful 22 6 a ir 8
set_leav 22 7s b
set_level 22 2i a gf 9
set_list 1z ge 9
set_next 22 bh 9
set_off 1w 2f l
set_onc 22 el c
set_phon 22 cu 9
set_pric 1r fa f fb j
set_rul 1w e a 48 9 57 a
set_short 22 70 a
set_smal 1r 6j 9
set_stay 22 ir e
set_task 22 5f a
set_themsel 22 2z j
set_venu 22 2p c
sets 12 a 9 1g 7 2b p 67 a 6e f 8f 1c 8t g 8u a 92 n 93 b bz a c1 7 cg o dg a dv l gp b ir 15
sets_asid 22 dg f
sets_back 22 8f 7 dv 8
sets_ful 22 5 a 6e 9
sets_twic 22 8f 7 gp 9
setting 1m b7 f c8 b e6 g er a g0 8 i5 j ib b
settl j 1g 7 7a e da m i9 9
settl_acces 1p ef a en 9
settl_acidity 22 67 9 6c 9
settl_adverti 22 cn a
settl_advic 1z 1u 9 df a
settl_advis 22 7x 9 ce 9
settl_age 1z 65 b bj a
settl_alcohol 22 6g 9
settl_allerge 22 5 a
settl_animal 22 ag 8 fx a
settl_answ 1q 28 8 6m 9
settl_approva 22 9p 9 bb a
settl_blad 22 b a 8l 7
settl_breakag 22 af 9 dy 9
settl_build 22 ab 8
settl_certifi 22 42 9 5b b
settl_check 1w 3y a
settl_claim 1u 23 9 88 7 be a c9 9
settl_confide 1r eb b ep 9
settl_consent 1o ch 9
settl_consum 22 i5 c
settl_copy 1z 1l 7 8e 8
settl_copyrig 1z 8y 9 co a
settl_count 1u 4o 9 4x 9
settl_data 1u 2i 9 4u 9
settl_deposit 1w r 9 6r b
settl_devic 22 84 a 89 9
settl_disput 22 db b
settl_driv 1z 8a 9 gw 9 gx b
settl_electri 22 24 9 9e a
settl_employm 1w 5e a 94 a
settl_everyth 22 da i
settl_expens 22 da a go a
settl_fak 22 4f 9
settl_fals 1z fy b
settl_fees 22 5g a gj 9
settl_fibr 1w 4p 9 4s a
settl_fir 1u 8 9 90 a 9f 9 ao 8
settl_first 22 d7 b
settl_fix 22 3t 7 8w b
settl_form 22 bq b
settl_grad 22 6f 9 e1 8
settl_guest 22 6t a 9s a
settl_happen 1r 1t a 6o 9 dc b ee 9
settl_health 1r 7e 9 7h b
settl_help 1w o 9 bg a
settl_hold 1z d8 9
settl_hygien 1n 5m a 5o 9
settl_import 1z 6d a 6e 9
settl_inspect 22 9n 9 ge a
settl_insuran 1r 1b a 98 9
settl_label 1r 4m 9
settl_land 22 9w 9 aj 8
settl_leas 22 52 a
settl_legal 1z 1e 9 ci a i3 8
settl_liabili 1r 6k 9 fm 9
settl_liabl 1z 17 b 18 a i9 a
settl_list 22 1z a h2 9
settl_lost 1z 77 7 8h 7 99 9
settl_machin 22 ac 9 gh b
settl_medical 1w 7l 9 7p a 80 8
settl_must 22 7s c dt b
settl_nam 1z eh b
settl_nois 22 dw 7 hr 8
settl_origin 22 4g a 5x 9
settl_ownersh 22 e9 b
settl_owns 1w 16 9 bp a cs 9
settl_pay 1z cd 9 gq a
settl_payment 1w cq a da 9
settl_pays 22 1x a 9r 9
settl_permiss 1z 1c b 3b 9
settl_permit 1u 1d 8
settl_pictur 1w 20 b 2y 9 9v 9 cg 9
settl_plac 22 5p b 6m b
settl_premis 22 2m c 2o a
settl_pric 1z 1r b 22 9 4j a
settl_promis 1r 56 a 83 8
settl_proof 22 gs a
settl_qualifi 22 c 9 e b
settl_radio 22 ad 8 fw a
settl_read 1z 7n a 9k a f4 a
settl_receipt 1z 1c b 70 9 ek a
settl_record 1w c7 8 et a f3 9
settl_recordi 22 bo b
settl_refund 22 b9 8 ba a
settl_rest 22 cd 9 ez b
settl_right 1g 1n 8 5i 8
settl_room 1z g b 41 8
settl_sam 22 7l a
settl_secrecy 1z 4w a 51 a
settl_sel 1z 8n 8 8r a fr 9
settl_sign 22 6n a 9m 9
settl_supervi 22 j a 44 a
settl_test 1z 2e 9 4l 9
settl_therapy 22 81 9 82 9
settl_touch 22 8s a ib a
settl_toy 22 8t a 8v b
settl_train 1w d a p a hm a
settl_truth 22 bn 9
settl_use 1w 34 b 5s a 6j 9
settl_vet 22 ft b fv a
settl_wast 22 dm 9
settl_wat 1z 19 a 53 a i0 7
settl_wheth 1r 7j 9 db 9 di 8
settl_whos 1p 2a a 6l 9
settl_win 22 4e a hj 9
settl_word 22 ct a
settl_work 1z 14 9 3p 7 gv a
settlem 1n af a da d gr a
setup 1b c1 v c4 v dz 7 iv 11
seventh 22 8z c
seventy 1s 3x 9 4p 9 du 7 ho 9
several 13 91 g 95 f g4 9 hd a
several_booking 22 1v 9 37 a
several_client 22 5c b
several_offic 22 2u b
several_system 1z q 9 ed a
sew 1b 14 o 17 e 18 8 3o k 4g 8 4i 2n 4m 9 4o d 8b i 8e 2p 8k m dv g fs e
sew_again 22 4i 8
sew_along 22 8e 9
sew_machin 1q 18 8 4i 2w dv a
sew_pattern 22 8e 2r
sewn 1d 3o b 4c g 4g 1i 4o 9 4s c 8e g 8k d il l
sewn_own 1z 8k 8
sewn_sail 22 4g u
sews 1w 4c j 4i n 4o a
shad 1b 3 1z 4 m d e 10 1c 11 j 3o 12 4m d 5p g 7b 9 8d 6 8q e 9s o ag g
shadow 1s 2b 9 cd g cm 9 cs 9 i9 a
shaft 1z 9l 13
shaft_signal 22 9l 9
shak 1g 2s h 7s b a0 1n aa i
shal 1z 1c b 3u 8 cq b
shallow 1w j c 16 k 9r f
shallow_end 22 j 9
sham 1o 15 a 23 8
shampoo 1l 2 2t 3i 12 63 h fn r
shampoo_bars 1z 2 r
shampoo_conditi 22 2 v
shampoo_superma 22 2 i
shap 1f d f 2a 12 8l 6 8s h 8z o bu h bv b c8 j ik c in d ir g
shap_colour 22 c8 a
shar h 11 a 12 9 19 h 1e t 1h c 1q 9 1r d 1s o 1x l 23 8 2t 9 36 e 38 d 3a l 48 k 4f f 5q e 5r k 5s f 6l j 7b e 7u l 7y x 88 a 8h 9 9h f af p ak 8 bl l br c cv a d7 x da q dn g do u dp v dq q dr h dw a e5 a f7 a f9 7 fg s fz j ga k h8 c hh 9 hu n i0 s i3 8
shar_acces 22 5e b
shar_alarm 22 28 a ie 8
shar_alert 22 ef c
shar_animal 1z 1d 9 fr 9 fv 9
shar_answ 1z 7z 9
shar_applica 1u bg 9 dj 8 gh a
shar_appoint 1z r 9 9t 8
shar_ask 22 d7 b ea b
shar_back 1z 63 a 7s b bs b
shar_band 22 dw p
shar_beds 1z 19 k
shar_bik 22 dl a dn 9
shar_bil 22 9u d
shar_book 1r 6r a
shar_booking 1z dq a gl 9
shar_box 22 66 a 9b a
shar_buy 1a 7y c
shar_cal 22 e6 b ft b
shar_calenda 1w 1h 8 1s k 7u d
shar_cancel 22 q a dh c
shar_car 22 7u m do y
shar_cars 22 do a dp a
shar_cas 1z 10 8 11 8
shar_chang 1w 23 9 dk a
shar_check 22 9g b 9n 9
shar_claim 22 88 8 dc d
shar_client 1q e 9
shar_collect 22 12 9
shar_cost 1q 1h 7 d7 s da t
shar_count 22 2j a 2r 9
shar_cours 22 bb l hh 7
shar_custody 22 1h a
shar_deliver 1z 5t 9
shar_din 22 30 a 74 8
shar_dish 22 2w b d4 8
shar_driv 22 48 9 ad 8
shar_employ 22 di a
shar_equipme 22 9h x gk 9
shar_expens 1z da 1i
shar_family 1e 1s x 7u d
shar_finding 1z v a 5k 9 if 9
shar_firm 22 54 9
shar_first 1o 6 8
shar_flat 1q 7y q bl 19 fg a
shar_fold 1u d4 c ey g f7 o h8 b hb b
shar_fund 22 ga a
shar_garden 1z 19 l 96 9 i0 q
shar_group 1w 12 d 32 9 79 8
shar_guest 1j 3r 7
shar_harvest 1w 6j 9 i0 1g
shar_hom 1w fg 12
shar_hors 1w 9v 9 fz q
shar_hous 1s 7y g fg 1d
shar_househo 1k hz 6
shar_inbox 1z e5 q ex e h7 n
shar_incom 1w ak a
shar_job 22 14 9
shar_jobs 1w ct a
shar_kiln 22 hh f
shar_kitchen 1u 5r 1m fg l
shar_learn 1n 43 8
shar_let 22 bm 9
shar_listen 22 39 a cj a
shar_liv 1w cv d fg r
shar_load 22 dr a
shar_locatio 1z 2f 9 br k
shar_machin 22 4i 8 5q m
shar_mailbox 22 4w b
shar_match 22 bj a go a
shar_memb 1k 1e f 4v 9 do g
shar_minut 22 ga 8
shar_money 1u 4f n d7 g
shar_morning 22 1t b ak 9
shar_newcom 1z b2 7
shar_night 1z 34 b
shar_offer 1z 62 9
shar_offic 22 3a 15 5s o
shar_old 22 46 a cv e
shar_open 1z i3 8
shar_ord 1j 6q 7
shar_own 1l 3u 5
shar_pair 1q 13 9 4l 8
shar_parent 1z 61 9 7l 9
shar_park 22 dq 12 dr a
shar_part 1z 5i b 6p b
shar_partici 22 5f a 5n b
shar_patient 22 7d 6 7o a
shar_pay 22 em b
shar_piec 1r 4m 9 4o 9 4p 8 5o 9
shar_placeme 22 gq b
shar_plan 1k 1s c
shar_plant 1z 24 8 53 a 8q 9
shar_play 1z cm 9 cn a
shar_propert 22 7y j
shar_pupil 1w b4 9 hm a
shar_put 1w 4 9 56 b
shar_quot 22 8o a 9f a
shar_reach 22 1c b aj 8
shar_read 1s 8w a ch g ci 9 cs 9
shar_real 22 81 9
shar_rent 1s 7y u d7 l
shar_repair 1z 9e a
shar_report 22 4w b
shar_request 1u y a 6l a
shar_rid 1s dp 1r ds 8 fz 9
shar_right 1z 4x a cs a
shar_room 1q bl i fg a
shar_sal 1z 2l a 5h b 8g 7
shar_sampl 1z 5 a 85 8
shar_saving 22 cc 9
shar_scan 22 11 8 7q a
shar_school 1z 48 17
shar_scor 22 4u a cn 9
shar_search 22 cp b d1 6
shar_second 22 dp a
shar_send 22 4j a 8h 7
shar_sets 22 8f 7 dv 8
shar_shar 22 fz g
shar_sheet 1z d8 9 f0 c
shar_shop 1z 1r k
shar_sign 22 bq b
shar_solar 1z 1e 11
shar_sold 1z 2i 9 aj 8 hr 7
shar_spac 22 5p b 7u a
shar_staf 1s f1 9 f3 8
shar_stay 22 97 c d6 8
shar_studio 22 3a o
shar_suggest 22 w a gp 9
shar_tabl 1z 2t k 3b 9 8v b
shar_task 1u 7u d eg 9
shar_tast 22 67 9 hv 6
shar_team 1z 2u a 5s b
shar_thing 1z 1x l 9h 9
shar_ticket 22 e3 8 e5 a
shar_trial 22 4a a 5y b
shar_trip 22 36 a 76 8
shar_use 1z 25 9 5r a
shar_vet 22 fw 9
shar_view 1z ck a d7 a
shar_visit 1s p 9 98 9
shar_visitor 22 c8 a
shar_wear 22 2d a i2 8
shar_whos 22 9j a cg a
shar_women 22 1a b 7k a
shar_word 1z ec a
shar_work 1z 8y 9 et a gz 9
shar_worksho 22 3a 10
shar_writ 22 7n b 84 a
shareho 1w ax m
shareho_agreeme 22 ax i
sharepo 22 f7 14
shark 1u g8 n
sharp 1q 20 a 8l 1m bu 8 cz 8 if 9
sharpen 1o 8l 2x 8s m
sharpen_mail 22 8l o
sharpen_van 22 8l y
shav 1n 9 9 b 2k al t bu w
she 22 3o l
shea 1z 0 9 2 a
shear 1r 34 b 8m n ag 9 id 9
shed 1c 19 l 2b l 3m c 6p a 8b 9 8p g 9h 9 cr s fy x
sheep 1j 2q h 4p 11 8d g ag 2c ie h
sheep_milk 22 2q i
sheet 10 u 8 3c d 3r 9 5i j 65 a 72 15 76 a 7o b 88 8 8e a 8h 9 90 t 9n i 9t h 9u c aq d bc l bf 9 c4 h d5 7 du p e9 9 f0 j f4 b f9 d gp a gu j h3 j hf h it s
sheet_back 22 gu c
sheet_clean 22 5l b
sheet_metal 1z 5i t
sheet_music 1w bc k du 11
sheet_patient 22 u 8
sheet_sent 22 it c
shel 22 id d
shelf 11 7 c y e 12 l 18 k 1r d 26 b 2r b 2v 9 55 b 5r a 5w e 65 p 67 i 68 c 6b e 6c e 6g a 6h b 6l 9 7q e 86 b 8o j 8w c 8z e 95 i 9h 9 9x 8 9y a 9z e a1 c cr e e1 j gh d gy m hh r hu 6 hv d hw 7 ia d iv b
shelf_ful 1w hw 6
shelf_good 22 fz 8
shelf_label 22 86 a
shelf_lif 1k 2r c 67 c 6c g 6g c 6h c 9z a a1 e
shelf_list 1w y g
shelf_morn 22 55 9
shelf_sam 22 7q a dz 7
shelf_thing 22 18 m 8k 8
shelt 1e 1d w 3b 8 3u 6 bx j fq a fu b fw f fx 2d fy j ge 9 hp 10
shelt_adopt 22 fx f
shelt_animal 22 1d k fx q
shelt_dog 1w 3u 6 fw a fx v
shelt_dogs 22 fx u
shelt_visit 22 fx a hp d
shelter 1w 1f y 4g a
shelter_worksho 1z 1f s 4g 9
shelv 1f 12 d 18 e 52 h 7q 9 8o 17 95 u 9j b fs g hh n hp 7
shelv_memb 22 hh f
shepher 1s 73 m 8d 8 ag 1k hu 17
shift 14 t z 2f b 2v f 3z q 4x d 4y 10 56 u 7e a 7f e b1 a br f di z dp w em b ez 21 i7 2i i9 l
shift_car 22 t b di a
shift_film 22 4x a
shift_lead 1w 4y t di d
shift_lin 22 56 c
shift_nearby 22 i7 t
shift_nurs 1z cs 9 i7 k
shift_phon 22 i7 a
shift_plan 1z ez 20
shift_staf 22 ez o i7 1i
shift_work 1m 7f e i7 o
shiitak 1z 6j 24
shin 1p 7h n b2 q
shingl 22 98 m
ship 10 2i i 65 j 6f a 6k 1t ab 6 ck 9 d1 c he f i8 z
ship_chil 22 66 9
ship_contain 22 ab b
ship_onlin 1z 6k y
ship_sam 22 6k 9
ship_smal 1z 6k l
shipmen 1s 6n q 71 8 ap w
shirt 19 4 8 1j g 1t r 2d 10 4c 1a 4n d 4o l 4q 2t 8e b 99 13 by h cg b cq e cy 1a i5 d ik 1d il f
shirt_design 22 4q 1l
shirt_hand 22 4q a
shirt_pack 22 ik r
shirt_sensor 22 2d u
shirt_trous 1z 4c h cy 7
shito 22 9z u
sho 15 1h b 1o e 39 b 4h 25 4j 2f 4n f 4o b 6w h 9v t cy o he b hq 7 ip e
sho_box 22 ij 8
sho_childre 1z 4h s
sho_off 1u 39 d
sho_repair 22 4j 2d
sho_shop 1z 4h f 4j a ip c
sho_siz 1z 4h k 6w d 9v 8
sho_wid 22 4h l
shoebox 1s 20 y 9t e ek o
shoot 1d 2y 1w 3e 15 5a 14 ab k bw 1w bx 15 by v c8 14 ck d
shoot_edit 1z 2y a
shoot_finish 22 2y a
shoot_hom 22 bw h
shoot_listing 22 3e 9
shoot_product 22 c8 l
shop j 0 e 5 9 8 e l c y b 12 e 1j 8 1k 8 1q r 1r 14 1x a 29 a 2a a 2e 9 2i 9 2j t 2o m 2q 9 2r 9 2s i 30 e 3k 9 3o 8 46 e 4c b 4f r 4g d 4i e 4j b 4k b 4o d 4p b 4q b 4y b 50 b 52 16 55 18 5i 8 5l c 5t t 5u z 5w f 5x 9 62 l 63 v 64 g 66 n 67 d 68 c 69 h 6a 8 6c b 6d a 6f a 6i 8 6k w 6m p 6q w 79 7 7q j 8d e 8i 8 8l 7 8m o 8n 9 8q g 8r a 8t 9 8w c 8x h 8y a 8z 9 90 d 91 c 92 c 97 b 9d k 9f 8 9p n 9y b 9z b a2 9 a5 16 a9 d am a bu g c1 8 c8 o ci c cr b cs b cz 7 de 9 dt t e1 m e5 c e7 w e8 c eg d ev j ey b fc a fh l fs h g1 c gy z he 10 hk 7 hv 5 i2 8 i3 16 i5 18 i6 9 ih 9 ik a im a in d ip e is b iw b
shop_acros 22 2v g
shop_addres 22 c9 b
shop_around 1z 55 j
shop_ask 1r 8 9 6a 8 fn 8
shop_assista 22 bn d
shop_bakery 22 6a a hy 6
shop_book 22 e7 i
shop_brand 1w 1q 9 52 j 5u l 7q f
shop_build 22 8b a do a
shop_buy 1z 5u b
shop_car 1s ez d iw e
shop_centr 22 1o c
shop_chain 22 90 i fn f
shop_cheap 22 8t g
shop_choos 22 he 9
shop_clos 1r dt 9
shop_count 1z 6i 9
shop_deliv 1z 5t f 5x j
shop_design 1z 4g 9 52 9
shop_driv 22 gx c
shop_email 22 e7 i
shop_empty 1u a5 b
shop_even 1z 5t j ft a i6 9
shop_event 22 8 a
shop_fair 1z 5 a 5u a ew b
shop_family 1z 5w 9 7q a
shop_farm 22 66 a
shop_fil 22 63 9 a7 c
shop_find 22 5u g
shop_flea 22 1y g 9f a
shop_floor 1w 6q 1d
shop_food 1z 2t a 64 g i3 8
shop_friday 22 12 9
shop_ful 1z y a 2a i
shop_gift 1z 69 e 91 f is c
shop_good 1u 6k 9
shop_group 22 34 c 9d a
shop_gyms 1w 2e 9
shop_handmad 22 0 f fh 9
shop_hotel 1z 32 a 6a 9
shop_keep 1u 6c e dt x
shop_kind 22 6k a i5 c
shop_kitchen 1w 30 9 hk a
shop_know 1w 2b 9
shop_label 22 he d
shop_larg 22 62 a ix b
shop_left 1z 62 9 8m t
shop_let 22 52 a 95 a
shop_lies 22 1r i 2a c
shop_list 1h 1q 1d 1r 1q 9d p a5 y
shop_look 1z l a 4k 9
shop_lunch 22 4v j
shop_mak 1z 17 h 5i b fh f
shop_market 1r 19 e 6f 8 a5 9
shop_memb 22 18 a 55 k
shop_near 1n 2j t 4f c 64 d 66 d 90 e 91 d i2 a is a
shop_nearby 1z 2m b 2p g
shop_neighbo 1w a5 d fo 9
shop_night 1z 55 j
shop_not 22 4j a 8l 7
shop_offic 1w 9 a d a 4j 9
shop_onlin 1j 6e b 8d 7 8u c a5 e a9 d c1 8 fs l i2 a is 9
shop_open 1p 55 16 c1 c
shop_ord 1m 5u 12 8h 7 in 9
shop_own 1m 12 b 1z d ar g e1 9 e7 b ev 9 i5 f
shop_pack 22 6k j
shop_pag 1w 1r a
shop_parcel 22 6m h
shop_part 1u 4i f
shop_pay 1u 1t a ih 9
shop_pet 22 fr a fs h
shop_photo 22 c8 l
shop_pick 1z 6m m a5 q
shop_piec 1w 9f 9
shop_plan 22 62 a d6 a
shop_post 1z 8y f
shop_put 1w 62 i c8 9
shop_rental 22 93 h
shop_reord 1s 8 9 in c
shop_repair 1w 9e 9
shop_return 1z he 14 i5 o
shop_sal 22 4d h
shop_school 1u 2i 9 bc 9
shop_second 22 1r b
shop_see 22 ev a
shop_send 1u 9f 9 dz a e7 a
shop_sew 22 4i d 8e 8
shop_shar 1u 8 9
shop_shirt 22 4q r
shop_sho 22 4h f
shop_shop 1w 2j l he e
shop_short 22 2j a 52 l
shop_sign 22 b0 a
shop_smal 1s a5 b
shop_staf 1z 4y p 55 w
shop_stand 1w 7 9 4g 9
shop_start 22 7h d
shop_station 1z 8x g dn e
shop_stock 1u 5u k gy 1e
shop_stor 1w 6c 8
shop_street 1p 97 a
shop_studio 1z 52 9 ao a
shop_such 22 3s 5 i5 c
shop_superma 1z 1j b 8q f a5 i
shop_system 1s gy e he g i5 19
shop_tast 1z 6g 8
shop_touch 22 8x b
shop_town 1u p f a1 b is b
shop_travel 1z 30 i 36 9 79 b
shop_vets 1w fr f
shop_villag 1u 55 r fz 9 i3 1m
shop_window 1u 2q 8
shop_worksho 22 dl h dy e
shop_writ 1z cr a dt b
shop_yoga 22 0 9 i1 7
shopify 1j 59 i 6k 9 he 11 i5 1e
shopify_app 22 i5 r
shopify_stor 1z 59 i
shopkee 1z dt n
shor 1z cx 7
short r 2m f 3c i 3d k 3e a 3x 8 42 b 46 a 4m i 4r a 4y q 52 t 5a v 5f b 62 e 6l m 6u g 7e n 7g d 8e 7 9b k ag c b5 f b6 d b8 b bx f c9 e ch j ck f co g dc q di d ey i f2 a fn 9 g8 i ga d gd b gw c hd j hg 16 il n ir e
short_brand 22 hg h
short_check 1w k 9 5f a gw d
short_clip 1u 5a c hg v
short_dat 22 62 t
short_email 22 ch o
short_exercis 1s z c b8 e
short_film 1p 5a i 7l 9 by c
short_first 22 46 a
short_form 1z hg n
short_guid 1u 3v 9 7e 9
short_leas 22 3a b 52 16
short_lesson 1n 4y u b5 c d9 c ey h ga h hd e
short_let 1w 3c p 3d i 7y 8
short_loan 22 di m g8 h
short_men 22 4c a cx 8
short_menu 1w 2l a 2r 8
short_notic 1u 9b 9
short_paid 22 2y a
short_questio 1z bl a hc e
short_quiz 1z 2 9
short_round 1s bx b
short_season 22 cj a
short_send 22 b5 a
short_session 1r 7e e
short_spac 22 9b 12
short_stay 1u 3c d 3d e
short_story 22 b6 a
short_summary 22 d6 e
short_task 1z f5 9
short_term 1o 3d i 52 s 6l 13 6u f dc 10 g8 e
short_train 22 hd a
short_video 1h 5a o c9 i ck g
short_visit 1r fn 8
short_walk 1u 3x 8
shortag 1z y 1r
shorten 1w 3i 9 4o a 7g c gm i
shortes 1w 7e a bc a bd a
shortle 1z 3d 14
shortle_operato 22 3d n
shortli 1w 5d v as 9 ex 18
shortly 1z 5v d ef c ga 8
shot 1k 3e x cp b
should 1e e b 2d p 4g c 4o e 7o a 80 o 90 e io h
should_blad 1z 2d k
shout 1g 43 8
show m n b q y 1w b 23 a 27 d 3f j 45 b 49 b 6r l 72 9 7n b 7o 9 80 7 8n d 9n 9 9w b ap a az s ba b bw 9 by e c1 f c7 a cg 9 cj r cw p d3 8 dh a dk m dt a dv n en e et b f4 8 fw a g0 g g7 a gc 9 h2 9 h5 f ha g hg 7 hi 8 i5 d
show_adverti 22 b7 a d8 a
show_allerge 1w 2o 9 2p a 2r 8
show_bank 1z en 9
show_bought 22 54 9 ca 9
show_chang 22 hc 9
show_child 22 ge a
show_client 1u ha o
show_commiss 1z 1v 9 dj b
show_company 1z az 8 ei a
show_contrac 22 72 9
show_cost 22 ic a
show_count 1z dv 7
show_dat 1u ax 8
show_doctor 1z 80 d
show_donor 22 1c a
show_ends 22 dk b
show_event 22 cj a
show_film 22 by i e3 8
show_finish 1z 8e 8
show_flat 22 3f s
show_food 22 2k 9 85 a
show_friend 1s 9f 8
show_gaps 22 aw 8
show_hold 1z i8 9
show_hom 1q n d 3f v
show_larg 22 23 a cj h
show_lead 22 ie 8
show_les 22 1i 8
show_licens 22 dv 8
show_mis 1w 7e 9 gh a
show_not 1u az 14 g0 j
show_onc 22 4y d
show_ones 22 ey b
show_open 1w 27 9 6t 9
show_own 1o 9v 8
show_paid 22 4v c
show_parent 1w 49 e fz 9 g6 8
show_phon 22 8n a fw a
show_pictur 1s 4j 9 bw b bx d
show_practic 22 q l
show_questio 22 33 a
show_remind 22 h5 i
show_restaur 22 6r p e4 7
show_result 22 ba a
show_sam 1z dv 7
show_sav 1w 6r b dh b
show_sel 22 8s a 8y a
show_siz 22 dv 9
show_smal 1z 1w a 8y 9
show_sourc 1z ed a f7 a
show_stand 22 9 b
show_stop 1z az 9
showing 22 e3 a
shown t c 9 f c 2i c 2p b 30 a 31 c 5e d 70 b 9a c 9c b f1 e f2 d fh a fp b
shown_besid 22 9d a dj 9
shown_book 1u 2t 9
shown_error 11 c 9 f a
shown_own 22 9j a
shown_payment 22 70 a
shown_sound 22 f6 b
showroo 1q 30 c 3s c 4o 9 9c c
shr 22 an w
shr_bottl 22 an p
shred 22 an h
shrimp 1s 78 9 ae 1y
shrimp_farm 22 ae 18
shrink 1u 3i 9 8v b bb b ew d
shrub 22 6h o
shut 17 j a 28 14 3o t 7b 8 9n 9 9w b eh d gb b gl a hr 7 i4 8
shut_wat 1w 28 10
shuttl 1u 48 p ds 2h
shy 1o 1d e bd b
sibl 1z 7u 1q
sibling 1e 7u 1c
sick 19 3x b 6y x 7t a ay e ez 15 f0 17 f2 e i4 i i7 e id n ie 9
sick_cal 1z ez t
sick_child 22 6y 10
sick_leaf 22 id u
sick_leav 1w ay h f2 g
sick_not 1u em 9 f0 1a
sicknes 22 48 e e0 9
sid v h a x 8 25 d 35 a 3j j 6i a 72 9 7o 9 90 s 9r b 9s d 9u a bl c c2 e cp 9 cy f db e dn 9 e1 f em d eq l fd e fv d fy 9 fz 8 gq b
sid_accept 22 4z 9
sid_know 22 6l b
sid_lat 22 bl a
sid_opening 1z cy r
sid_sid 1e 9s a
sideboa 1w 8o b 8p 1e
sideway 22 f3 a
sierra 22 fz b
sigh 1z 26 b
sight 1k 76 b 86 u hh a
sign r u k 15 9 19 a 1e c 3u 6 51 q 5k 8 6n b 6w 9 7a 9 7d 7 7l h 7w 9 7z d 89 l 8y f 9c b 9l 8 9t g ax e b0 a bh g bq 9 c1 b c3 f c6 9 cr 8 db 9 di e eb a ei e ep k eq 1i er l ey h f5 8 ge a gp f gu e h3 l h6 a hn t i1 e
sign_ask 1u ck 9
sign_cal 1z 2c 9
sign_certifi 22 9m 9
sign_clinic 22 3w 7
sign_confide 1z 5e a
sign_consent 22 9t 9
sign_contrac 1s 9c h ed 9 eq k ey c
sign_data 1z 5c a f5 9
sign_doctor 1z 1g b 7d 6 7f 9
sign_documen 1z eq 1h
sign_first 1z 7l f bh b
sign_instrum 22 dy b
sign_kind 22 cl a df a
sign_languag 1w 1f 8 51 15 6w 9
sign_leas 1z ab 8 db a
sign_licens 22 dc d
sign_memb 22 3a b
sign_not 1z u a i1 7
sign_oth 1z 1h 7
sign_pay 22 5j 9
sign_phon 1r 6z 8 eq s
sign_print 1w bp a cr a
sign_read 22 9l 8
sign_rul 22 bd a
sign_scan 22 eq k
sign_screen 22 88 9
sign_secrecy 22 5b b cd 9
sign_show 22 ei b
sign_start 22 7o a
sign_suppli 22 2x a
sign_use 22 7e a b5 a
signag 22 b0 t
signal 1c 21 q 71 8 9l g 9s 9 9u b 9v f ei j ew j fw e gs e gu m h3 f
signatu 1a 4x e 9u b a8 9 ax 9 c0 q ep k eq 29 gh f gu r h3 k h6 q
signatu_cocktai 22 c0 h
signatu_drink 22 c0 m
signatu_must 22 eq b
signpos 22 21 q
sil 1q 6j i 8c f 97 11 ab e
silenc 1m 3v 9 bm a dx a
silent 1h y 8 1x a 3w 7 8j b ce 9 ee e gf c
silentl 1u bi d fl 9
silicon 1w 2e b
silk 1r 4e m 4g 9 in 16
silk_scarv 1z in u
silv 1s 4k 1p 8h 9
silv_ring 22 4k l
silva 1m g5 d gz e h0 i hb b
sim 1i 79 25 7a 8 9z y fk c hs c
sim_card 1u 79 v
sim_rac 22 fk d hs d
sim_sauc 22 9z z
similar 1b 3f d b4 e ef b fh a
similar_hom 22 3f f
simpl 12 1 c 14 a 3q c cu g eh h eo y g1 9 gm x ia d
simpl_crm 22 eo 1i
simpl_enough 22 gg 8
simpl_jobs 22 14 f
simpl_languag 22 gm 15
simpl_phon 22 cu f
simplif 22 b4 a gm 1b
simply 1h 6h 9 e1 8 el c i0 8
simulat 1e 43 10 4x 1o bo r cm j f3 x fk 1k ga 1l hd s hs 1c
simulat_attack 22 5k 8 f3 k
simulat_bays 22 fk l
simulat_trad 22 ga r
simulta 22 hm b
sinc u 2c b 7t b 8a a 8h 7 8p 9 cf b dc b ef b eq b ft b
sinc_monday 1l ia 9
sinc_normal 22 8h a
sinc_school 1z e1 8
sinc_sunday 1u 7t d
sinc_yesterd 1u 72 c
sing 1a 41 u bc n cz r du 1x e0 1k e2 1d g2 t hn y
sing_hear 1z du e g2 8
sing_lesson 22 41 j bc m
sing_own 22 du f
sing_part 22 du m
sing_track 22 du d
singl x 1a e 4q a 5z 8 64 b 6a a 6d q a2 l bj 23 dm a f2 9 fv 9 hw d
singl_clas 1w hh 6
singl_din 22 bj m
singl_lesson 1w 43 9 fq a
singl_malt 22 hw f
singl_meat 22 a2 f
singl_moth 22 1a o
singl_ord 22 5t 9
singl_origin 1z 5z 9 6d t
singl_oven 22 3i b
singl_parcel 22 64 a
singl_partn 22 bj m
singl_sachet 22 a0 b
singl_use 1w 2s 8
singlet 1z il 19
sink 1m 28 17 5m d h8 j it e
sink_fund 22 h8 i
sip 1w 65 b hj 28
siren 1z 2f 1m
sist 1f 12 d 75 e 7k f 82 6 bs p d8 9 i2 c
sit n w k 1a c 1j 8 2v p 33 b 3y 1a 4l 9 4n j 59 g 6w 8 74 8 9c d 9i 15 9o v 9s b a3 s ao c aw 8 b1 c bl a by e c2 f ci i ct k cu c cy f eg l f9 7 fe d fo 1b g5 9 g9 d gs 19 gt c gu a gv r h3 l hm d ig c
sit_animal 22 fx 9
sit_back 22 cy a
sit_besid 1w 9q 8 ef b
sit_book 1w 52 a 7b 8 g5 d
sit_cancel 22 3y n dh j
sit_check 22 gv g
sit_childre 22 3y x
sit_compar 1z aw c eg a
sit_count 1z 3y a 9p 9
sit_coupl 22 d7 b
sit_cover 22 eg a
sit_diary 22 gs w
sit_dog 22 fo m fp i
sit_enough 22 12 9
sit_even 22 3y n
sit_family 1w 3t 7 3y a bq a
sit_few 22 ct a
sit_first 22 5h a
sit_fix 1z 1a b 59 9
sit_fre 1w hm a
sit_guid 22 33 g 6w l
sit_half 22 7j a
sit_host 22 fo 9
sit_insur 22 33 a
sit_kitchen 1w f3 9
sit_know 22 2v a fo a
sit_lawy 22 gm h
sit_local 1z ci g
sit_manag 1u ct d gs 12
sit_map 1z 21 a
sit_meeting 1u f6 d
sit_near 22 fo g
sit_next 1z fo a
sit_onlin 22 fa d
sit_own 22 dm 9
sit_parent 1w 1j j 3y l
sit_phon 1r 9s 8
sit_platfor 1z 3y h fm h fo f
sit_real 22 eg a
sit_report 22 gs z gu k
sit_room 1z 5s b
sit_saf 22 3y b eg a
sit_set 1z 3t 7
sit_sign 22 h3 h
sit_sit 1w 2v d gv d
sit_stand 1w iv f
sit_start 22 b1 8
sit_stay 1z 2v 9
sit_tabl 22 83 a
sit_talk 22 bl a
sit_thing 22 gd f
sit_tool 22 9o a ep a
sit_used 22 fe l
sit_venu 22 c2 g
sit_video 22 1q g
sit_wel 22 4l a
sit_whatsap 22 h2 9
sit_writ 1w 5p b 7c 7
sits 15 j d 1o 9 39 d 4l b 8a a 8b 7
sits_besid 1z j 9
sits_family 22 3q 9 3r 8
sits_half 22 b a
sitting 22 7e e
situati 1s 5f a as 9 b5 v
sixteen 1r 2t 9 9l h by k
sixth 1m 1g 7 5y b 6i 8 74 8 8v 9 gg 9
sixty 1e 2a j 4j h 4l 9 69 f 89 8 8h c 93 a 9s 9 9y c 9z c c2 9 cs 9 gk 8 hw 6
siz t 1 c 2 d 6 i a c 1j y 1k 11 1y g 24 9 2e a 2p b 4c r 4d 17 4e w 4f g 4h w 4k k 4m t 4n q 4q r 4s s 4y 9 6w b 8e 11 8n 9 8o i 8y l 92 c 93 v 96 a 9y 7 c8 g cx n cy 7 dn b dv j fs s gy a he p i5 12 ik f il t im 1j in j ip i ir y iu 8
siz_ask 1u 6 9
siz_back 1z he h il d
siz_button 1u 4c c il b
siz_chart 22 im k
siz_child 22 6w e
siz_city 22 a6 9
siz_cloth 1z 4c j im y
siz_conditi 22 1y a i6 a
siz_cost 1z 4n 9
siz_deliver 22 dn 8
siz_design 1z 2p a ir 7
siz_first 22 cx c
siz_fit 1u im d
siz_fram 22 8y j
siz_fre 1z 4k 9
siz_ful 1z 2 9 4d a
siz_help 1u 8e 7
siz_instead 22 4s 9
siz_jean 22 im m
siz_kit 1w ir 13
siz_label 22 im 7
siz_larg 1w cy 9
siz_let 1w 4m a
siz_materia 1z 3s 6
siz_medium 1m fs b
siz_must 22 4s b
siz_next 1w 4d h
siz_not 22 8o a 96 9
siz_ord 1w 4q a
siz_oth 22 1j 8 dv 9
siz_own 1z 8e 7
siz_photo 22 c8 9
siz_recomme 22 i5 p
siz_refund 1z i5 h
siz_right 22 4d a
siz_sewn 22 8e 8
siz_smal 1n 4h g
siz_sold 1n 8e d
siz_stock 1z 4h f
siz_term 22 1j 9
siz_twenty 22 cx 7 ir 8
siz_wear 22 4e 9
siz_women 22 im i
sizzl 22 6b h
skat 1u m d 1k e ip 9
skat_park 1z m a
skein 1z 4p i 8d 1t
sketch 1l 2p l 5i b c5 l cq 10 cs 8
sketchb 22 8x u cs b
ski 1q 4 f 35 10 4p b 6z m 92 n
ski_school 22 35 l 6z k
skid 22 cw 9
skil 18 14 j 1a j 1b s 43 t 4a k 4z j 5d f 5f i 95 p aq 17 au w b3 k bb f ct c fc g gu c hd h
skil_clas 22 au h bb a
skil_cours 22 aq 1e au h
skil_employ 22 bb c hd j
skil_morning 1z b3 q
skil_not 22 43 a 8d 6
skil_train 22 aq g au p
skil_work 1w 5d i
skin 14 0 18 1 1z 3 1d 4 r 5 f 9 d d q m t p c v k 1n 7 2d c 4s e 56 9 66 b 7t g 80 26 8k b 9t c a2 h bu g bv e cg h cy 6 g5 9 gc f ir f
skin_chang 22 80 i
skin_doctor 1u 80 v g5 b
skin_fad 22 bu n
skin_feel 22 0 9
skin_lesion 22 v n 80 i
skin_photo 22 7t n 80 u
skin_react 1z d a
skin_reactio 22 d a ir 8
skin_spot 22 80 i
skin_ton 1n 3 1d
skincar 1p 0 23 1 a b m 50 b
skincar_brand 22 0 k
skincar_lin 22 0 t
skip 16 38 11 4i c 5v h 65 a 6g 9 9r d a4 c fr b g5 e hx c ig j
skip_alcohol 22 6g c
skirt 1z 1j d il x
skis 1r 92 1e 9b 9
sky 1u 78 m 8f c hj d
slab 22 69 a
slack 1r ed a f7 p fl y
slack_group 22 fl m
slat 22 if a
slaught 1w hu 14
slaught_sold 22 hu h
sleep 11 o w 1a g 1g 20 25 21 26 n 2c a 34 m 4r m 73 c 74 9 7f 25 7k a 7l s 84 h 90 1b 92 k 9w c cc k f2 m hn 8
sleep_badly 1w 90 a
sleep_bag 22 4r l
sleep_bags 1z 4r 9 92 t
sleep_coach 1z o k 1g 1m 7f j
sleep_consult 1z o k 1g 1s
sleep_devic 22 25 1r 26 o
sleep_diary 1z 7f 17
sleep_differe 22 90 e
sleep_doctor 22 7f o
sleep_night 1w 7f i 90 a cc h
sleep_plan 22 1g 1p
sleep_program 22 1g b 7f j
sleep_sound 22 7f t
sleep_track 1z 25 j 7f l
sleep_train 1z 1g g
sleev 1e m e 4o t 4p h 8d a 8l 10 e1 p im m io r
sleev_dres 22 im m
slept 1h o d 25 9 7f a 7h j 7n e 90 b
slic 1k 2o q 5y l 66 h 7y 9 8l c 9n c
slic_bread 1z 2o f 5y g
slid 19 4l 8 4s c au i b0 z bf s bz r cs c d2 1y f9 h ge 19 ha r hd c hq 13
slid_bal 22 hq 9
slid_deck 1w b0 y
slid_negativ 22 d2 d
slid_print 22 d2 m
slid_scan 22 d2 m
slid_workshe 22 f9 m
slim 1u iq 8
slip 19 p b 11 o 1r e 1x e 4h d 4l h 4m i 7s h 9w c em n gu c gx f i9 9
slip_pap 22 1r i 4l a
slo 22 hw 8
slop 1o 21 9 65 f 76 c 9s h ag 9
slot 17 c a q 14 3e 9 3g h 5r d bu b bw b fj j g5 9 gl g h5 x
slot_onlin 22 h5 i
slot_patient 22 q l
slow 12 25 e 4c e 56 8 78 8 79 8 7h b 83 7 8m 9 9z 9 bc s bj f cl b du f ef h g2 a
slow_cook 22 9z e
slow_fashion 22 4c k
slow_hand 22 fz 8
slow_loop 22 du 7
slow_night 22 g2 f
slowly 1c b f 41 b 67 f e4 a hv 5
slug 1z 19 a 8i a i0 8
slurry 1w ai 12
slush 22 bz i
sma 22 d0 8
smal f 5 a f c 1c a 1n 6 1o 8 1w d 1x c 24 8 37 f 39 j 3y b 4a c 4b 9 4t h 4u 9 50 i 57 e 58 c 5c l 5h 7 5i b 5k 7 5u i 67 h 69 a 6d b 6i 9 6k l 6n f 6q 9 7r 9 7v g 7y f 8b b 8i a 95 d 9x b a2 8 ai 7 ar h ay f bi e c9 a d9 a dc i dd 9 e7 f e8 c eh h ek b em e eo j ex 9 f0 h f5 b fh 8 fl b fp e g8 k gq m gy e h9 a hq 9 hu a hv f hw g in 9 iv 9
smal_amount 1q 7v v 7y c d9 g
smal_animal 1z x h
smal_bakery 1w 5w 8 hk a
smal_band 22 cq 9
smal_batch 1e 67 18 69 9 6h f 6i e 8x d 9x l hv z hw 15
smal_boat 1w hu 10
smal_bottl 1z 5 e aa b hw 6
smal_box 1u 5x c
smal_brand 1r 50 10
smal_budget 22 4f 9 c9 a
smal_busines 1b 4u e 50 o 57 r 58 q 5c t ar q aw a ax h ay j c9 e e8 p eh g ek n em o en g eo j ex l f0 y f5 m hf g
smal_café 1z 2j a
smal_carri 22 4t 9
smal_chang 1u 7i c eh a
smal_charity 1q 1b c h9 u
smal_child 1u 1n k 29 8 hn n
smal_childre 1j 1o m 3y v 4a x hq i
smal_choic 22 4d a 8y a
smal_circl 1z fl t
smal_claim 1z 88 h dc u h1 a
smal_collect 22 ih f
smal_company 1j gq 11
smal_concert 1z 39 1i 41 8
smal_contain 22 55 i
smal_count 22 2s 8
smal_daily 22 7f 9
smal_devic 1w 2d f 89 8 gb a
smal_enough 1s 8v a ci 9
smal_event 1u 1w m 6v 9
smal_factory 1s am 9
smal_farm 1u 5u 9
smal_favour 22 1x c
smal_fee 1m 3b g
smal_festiva 1z cq a
smal_firm 1h aw 8 ay m e6 a eo 13 gq o gz c
smal_flat 1r fg a iv a
smal_food 1u 4b d 6n g
smal_format 22 5n b
smal_gam 22 b8 a
smal_garden 1u 3l j cr 9
smal_gift 22 g9 e
smal_goal 1z 7h c
smal_group 19 f g j b 33 f 37 p 3w 6 3x a 40 g bi d bk g c5 8 fp g
smal_grow 1s 65 k 8i m
smal_gym 22 gl i ho 8
smal_hand 1s 1k 9 8b i
smal_hotel 1p 5o b hy 7
smal_hous 22 34 j
smal_import 1z 6n 11
smal_investo 22 7y 13
smal_jobs 1q 1x s 95 e b0 a
smal_labs 22 8h c
smal_lend 22 4u a dd f
smal_let 1z 4u 9 5v a
smal_lin 1z 4t a
smal_liv 1z bi 12
smal_loan 1u dd d di e g8 1v
smal_local 1u 1r a 1w o
smal_lots 1z 6f 8
smal_mak 1o 67 b fh k fs d
smal_manufac 1r 5g 9 5h b 6q q
smal_monthly 22 53 a
smal_mutual 22 h1 g
smal_numb 1q in 9
smal_offic 1o 5c h
smal_ones 1o hp 9
smal_onlin 1r 3w 9 6k v
smal_piec 1w m a 6b e 9f 9
smal_pots 22 hv a
smal_present 1w 8 9 69 9
smal_print 1u 7q m d3 8
smal_produc 1w 5r a 5u l
smal_project 1z 1c a
smal_read 22 co f
smal_repair 1w 95 w
smal_restaur 1q 8l 7 8z h eh a
smal_room 1r 5s f 6j 9
smal_runs 1q 4c j
smal_scratch 1z 2i d
smal_sensor 1z 27 9 9k a
smal_sery 1r 5i v
smal_set 1z 4k 9
smal_shar 1w ew a
smal_shop 1n 6k s 8m a d2 8 e7 14 gy s
smal_softwar 1u 5k b c6 9
smal_solar 22 ad 6
smal_step 1w 5h e 7r h
smal_studio 1u d 9 c5 c
smal_sum 1s d 9 7v w ck 9
smal_sums 1u 7v 9
smal_suppli 22 4t 13
smal_talk 22 42 d bd z
smal_task 1u 7w 8
smal_team 1r 3h b 54 7
smal_th 1w bs a dc c
smal_tins 1z 6d o fr a
smal_tool 22 8b 8 9o 8
smal_town 1g a5 b a6 c
smal_trad 1s g8 f
smal_treat 22 a2 b
smal_utility 22 ij b
smal_van 22 a3 9
smal_villag 22 cj d
smal_warm 22 4b b
smal_wedding 1z 2x c
smal_weekly 22 au a
smal_whit 22 27 9
smal_wholesa 22 gy a
smal_worksho 1w 69 9
smalles 1m 4c a 4h a 4q b 7x e 8x b a0 8 cn 9 ik 8 il 9
smalles_ord 22 4q a
smallho 1i 5q p a9 16 af g aj 8 dc b id m
smallho_farm 1s a9 f
smart 18 24 u 26 i 28 d 2b n 2d 1g 2h 1x 2v 10 3n j 3o p 56 1f 5m s 6m o 86 o a7 d fw o gb b gc 1g gf 1b ib p
smart_collar 1z fw u gc g
smart_fridg 1s 2v 16 5m w
smart_glas 22 56 p 86 j
smart_hom 22 28 g gb e
smart_lock 1u 2h 2a 3n n 6m r
smart_met 22 ib l
smart_shirt 1z 2d t cy 6
smart_vest 22 56 x
smartph 1j 1i 18 2i 15 6x 9 6y a 9e l cu 1x g3 8
smartph_repair 22 2i z 9e l
smartwa 22 2d s iq n
smash 1z bw l
smel 17 0 a 5 o 6 8 8 h a c 6d n 6i 8 78 8 8c 8 ah g cr a cz s ih a iu v
smel_first 1z 6d c
smel_pictur 22 cz 9 e4 8
smel_wash 1z 6 a
smelt 22 5 h 78 8
smes 1k 5h c
smil 1l 2z 8 83 i cg m
smith 1z fz a hi f
smok 1i 5 e u 8 18 8 5z 9 6d e 7s 26 9m 18 iu a
smok_nois 22 5z 9
smoky 22 67 u
smooth 1u 2a b 9y u
smoothi 22 2r 2a
smoothi_bowl 22 2r q
smoothy 1w 2r 11
sms 1d 6t a e7 y hc n
smudg 1w d a 8x a iu i
snack 1d 2v p 5m 1s 5w 1r 68 2i a0 z a2 e bi b f8 11 hs 8
snack_chickpe 22 68 v
snack_employ 22 5m u
snack_play 1z f8 g hs 9
snag 1z gs u h6 l
snak 1z 82 6 8q o
snap 1f 8n 7 c8 d ek b el f
snapsho 1w c8 b d3 1d
sneak 1o 4h 23 4j 1t ip 2z
sneak_clean 1z 4j 1e ip g
sneak_collect 22 ip h
sneak_recycl 22 4h u
sneaker 1z ip 12
snor 1u 25 2r 74 j 7f 9
snow 1m 4 b 21 b 2g a 2h b 43 8 cs l
soak 1u 3i 8 ir j
soap 1g 0 2c 3c d 50 b 63 9 91 a hi b it s
soap_coffe 1z 3c d
soap_cold 22 0 s
soap_mak 1w 0 e hi b
soapnut 22 it s
sob 1w 6g r 7s 15
soc 1r 4a 1d f4 17
soci 22 i 9
social 15 l a 12 h 13 g 1f z 1i 19 1w h 4z b 51 8 58 v 5a g b0 i b3 d bk h c1 8 c3 9 c9 g ch d ci d cj c co o e7 d e8 1z eh e f9 g fh 9 gd f ha f hg h ip 9
social_ads 22 c9 m
social_enterpr 1z 1f 1d
social_insuran 22 em b
social_media 1d l 9 1i 18 1w f 58 m b0 h bk g c1 7 c3 8 ch c ci b cj b co c e7 c e8 1h gd e ha b ip 8
social_network 22 4z f eh j
social_post 22 58 d
social_run 22 b3 i
social_story 22 f9 i
social_work 1u 13 i 51 9
society 1f i 9 19 f 39 a 3p 7 5w 9 78 8 7y d bc 9 cz b e4 7 h8 1o
society_mainten 22 h8 p
society_music 22 i 9 e4 8
sock 1h p g 26 c 2g b 4s 1j ft k hq f ik 2y
sock_sensor 22 26 e
sock_subscri 22 4s n ik h
socket 1k 2b f 3g k ak i dr j e0 a fc c gs k
soda 1m 6g a 6h r aa j bi f it b
sofa 17 1d 9 25 e 2g e 39 d 3f f 3i 1c 74 9 8j 8 8o o 8p 13 9b 9 9d d 9f u b6 b bl c d7 l e3 i ft c gg c hn 9 hs a hx e i8 a
sofa_fabric 22 9f l
sofa_mattres 1z 3i l
sofia 22 dd h
soft 15 25 d 3j w 4b t 4d o 4p b 4r f 4s b 66 f 6g a 6h 19 8g a 8t f a1 o bz l fk b fs b g6 e hq 18 ik 8 ir 8
soft_cooky 22 a1 p
soft_drink 22 6g e 6h 1y
soft_floor 22 hq w
soft_play 1r bz p fk d hq 12
soft_skin 1z 66 e
soft_wash 1z 3j 19
soften 22 1h 8 90 c
softly 1w 2d 9 e0 7 fy b
softwar r q f r m s 15 t 14 v s x 10 y u z u 10 x 11 s 1a f 4u g 57 k 59 f 5k p 6n h 6q t 6s t 6t o 6u j 6x t 6y p 6z x 71 14 72 q 8a g 9l w 9m k 9o b 9p 1a 9q x 9r s 9s 17 9t x 9u 17 9v o ap g c6 o c7 j cb m cc n e5 j e7 d ea i eb i ec e ed p ee g ei u ej h ek v el m em 13 en 9 eo j ep 11 eq c er j es r et h eu f ev l ex o ey k ez o f0 14 f4 h f5 g f6 f f7 b fa a g0 b g3 10 g4 17 ge m gh 15 gj w gk s gl e gm b go o gr 15 gs b gt l gu w gv 16 gw 10 gy y gz 12 h0 y h1 x h2 z h3 d h4 k h5 r h7 d h8 n h9 v hb e hc s i5 c i6 u i8 a ia j ib f ic v id w
softwar_agency 1z 59 i h2 9
softwar_clean 22 c8 a gv g
softwar_clinic 22 q l g4 d
softwar_collect 1z ed a gf e
softwar_company 1l 5k 9 hc h
softwar_dental 22 10 q
softwar_documen 22 9t 8
softwar_fair 22 el c ez 9
softwar_fil 1w c6 8 em a ic b
softwar_fir 22 9m e gk e
softwar_firm 1p 5j c
softwar_found 22 5k 9 f4 a
softwar_hotel 22 6t h ib b
softwar_invoic 22 ej g es g
softwar_keep 1z 6s 9 h2 8
softwar_licenc 22 cc 19
softwar_mak 22 h0 9
softwar_match 22 5g a ek a
softwar_patient 22 g4 9
softwar_plan 1z 8a 9
softwar_project 22 4z a et h
softwar_pul 22 ic 9
softwar_robot 22 cb s
softwar_smal 1z f0 18 gy y
softwar_staf 22 ey o ez i
softwar_tour 1z 6z s h2 e
softwar_trad 1z 9l d gt g h3 c
softwar_train 22 1a o
soil 1g 19 u 1u p 24 s 3l a 3s 8 8c 8 8i a 8q 9 ac 9 aj q hz 8 id 1n
soil_prob 1z id x
soil_wat 22 19 j
sol 1j 4h 13 4j u dg t ej l ep 8 es e ih 9 ip b
sol_trad 1s dg r ej j
solar 15 16 c 1e 24 2b 1y 3j b 3m 2c 5p 15 89 6 97 n 9g 1h ac b ag 1h al j am 2m fc d gf p hs 6 if 12
solar_battery 22 3m v
solar_cold 1w 5p 13 am g
solar_firm 1z al h am 1c
solar_hom 22 3m n am t
solar_homeown 22 3m e 9g n
solar_instal 1w 3m q 9g l fc g
solar_install 22 3m u
solar_instalm 22 3m e am i
solar_invert 22 3m e
solar_kit 22 2b k 3m e
solar_lamp 22 2b k am i
solar_leas 1z 3m e am 1a
solar_mini 22 am r
solar_panel 1m 1e c 2b 14 3j c 3m 15 97 p 9g r am e
solar_park 1u ag 12 if 16
solar_pow 1z am h
solar_power 1u gf f
solar_pump 1z 16 g am 10
solar_roof 1u 1e r 3m d 9g l am 14
solar_school 1z am z
solar_wat 22 3m e
sold r 1j m 1y b 2i a 2l a 2o l 2s 8 3f 9 4c e 4f d 4m 9 5p a 62 9 6b a 6e g 6h b 6v a 70 9 8e b 8i 8 8s a 8v a 8y c 90 e 9y 8 aj e cm 9 df c g2 8 hu b hv 9 hx 7 i6 i ik d ip 8 iu 8
sold_again 1z 4m a
sold_clos 1w 2o 9
sold_first 22 1l 8 2o a
sold_gift 22 ik 9 iu 8
sold_hom 1z 2p a 85 8
sold_instagr 22 io 8
sold_must 22 29 9
sold_noth 22 5p b
sold_onlin 1d 69 c hv 6
sold_return 22 4f 9
sold_twic 22 4t a
soldi 1w ah 1p
soldi_fly 1w ah 1e
solicit 1s bq 1k gz x
solid 1h 0 q 2 x 61 a 8o 1s 9f a g6 1f
solid_food 1z 61 9 g6 y
solid_oak 22 8o c
solid_shampoo 22 2 t
solid_wood 1z 8o 17
solinge 22 8m 8 8s d
solo 1e 2f r 37 q
solo_travel 22 37 m
solo_walk 1z 2f v
solutio 1w 5c d 8j 8 gp 9
solv 1c 32 o 8j e b4 j cn p d1 7 df 9 e5 f hm 9
solv_puzzl 22 32 a cn a
somebod p h d 13 b 15 b 1b b 1f 9 1x f 23 8 3b 9 3p a 3q a 3w 8 3x 9 48 c 4w 8 57 b 6o 8 72 d 75 b 79 b 7b a 7c 7 7d 7 7n a 83 h 8m 7 8z 9 ag 8 bg a bk c bl a bp 9 bq e br c bs d by 9 cg 9 cp b d4 8 dq c e3 8 eg a f2 a fx b go 9 hj a hl 6 hm 9 ho 7 i7 c if b
somebod_agre 22 d4 8
somebod_alway 1p 51 6
somebod_answ 1q 79 m
somebod_asks 1q 8z 9
somebod_ate 22 72 9
somebod_back 1w 1z 9 6o 8 7b 8 9h 9
somebod_cal 1u ez a
somebod_car 1z 77 7
somebod_check 1w 57 a
somebod_climb 1z if l
somebod_dang 1z 3w 7 7m a
somebod_dies 22 3q i bq n
somebod_doctor 22 7f 9
somebod_drop 22 4z j go a
somebod_els 1a d4 8 dq a
somebod_expect 22 f a
somebod_explain 1z 3b d
somebod_find 1z 40 9 hy 6
somebod_her 1u 8m 7
somebod_ill 1s 48 9 gv e
somebod_kitchen 1z 6s 9
somebod_learn 22 15 9 dx 8
somebod_leav 1z 2a b 4n 9
somebod_listen 1w e1 8
somebod_liv 1z 3w 7
somebod_look 1m c6 b
somebod_lov 22 54 7
somebod_mis 1z ho 7
somebod_ord 1z 2n a 66 a 8z b
somebod_paid 1z 87 a
somebod_pay 1z 23 9
somebod_rang 22 f0 a
somebod_really 1z 3p 7 ef c
somebod_respons 22 5b b
somebod_ring 1z 1x a
somebod_say 22 b8 a
somebod_second 22 hj 9
somebod_slip 22 7b 7
somebod_stand 1z dq h
somebod_talk 1u o 9
somebod_tel 22 cz 7
somebod_told 22 85 9
somebod_train 1z hf 8
somebod_villag 22 55 9 6o b
somebod_whos 22 2h a 8i 8
somebod_writ 1z cf a
somehow 22 4i 9 cy 6
someon 14 3t r 5o d bo a
someon_night 22 5o i
somerse 1z 9f a
someth u 1z d 20 a 2c 9 2d 9 2v a 4b c 65 a 85 9 9b 9 dc b ef f gb 9 hx 9 i3 a id 9
someth_ask 22 8f 7 i3 8
someth_back 1z i3 d
someth_beep 22 3n 8
someth_bet 22 fs a
someth_break 1s 1z g
someth_broken 1s ef h
someth_damag 22 99 9
someth_good 22 65 b
someth_healthy 22 2r b
someth_help 22 7f 9 7r a
someth_normal 22 22 9
someth_person 22 20 c
someth_play 22 cn a
someth_smal 22 4b e
someth_team 22 5n b
someth_wrong 1q 7d 8
sometim 1l 52 a
somewhe 1k 5i c
sommeli 1w 65 18
son 1h b 7 87 j
song 1a 1g 8 3v 6 41 17 83 y 9q a b5 o bc w cz 1e d5 a e2 2v g2 u hn 18 ho 8 is g
song_baby 22 e2 r hn g
song_birthda 22 e2 12
song_family 22 83 k
song_first 22 hn 7
song_lov 22 e2 g
song_plaqu 22 is j
song_pupil 22 41 h
song_smel 22 cz h
song_start 22 hn c
song_wed 22 e2 18
songwri 1u e0 9 e2 1j
songwri_writ 22 e2 q
sons 1k fi t
sons_daught 1p fi p
soon 18 2f a bn a bo c d9 b i2 7
soprano 22 du g
sor 1k 9 9 7g b cx 9
sorbet 1z 2q 1h
sorry 1n cf m cn 9
sort 11 v b 1q 9 20 1c 2g d 7p b 9j s cf 11 cz b d6 z dg e ex w f9 c gx d hb b hc n hx n i9 o ih 9
sort_aisl 22 1q e
sort_box 22 20 l 6k a
sort_cal 1z x a gz a
sort_family 1z 2g 9 hx g
sort_spend 1z d6 12
sort_them 22 hc r
sos 1u 2f 18 br t
sos_button 1z 2f 11
sound 12 t d 2f l 5a a 7f 15 82 z ar b az k b6 e bd j cm b cp v cz 7 d5 a dw 7 e0 7 e4 t e9 9 ec e g0 n hg a hy 6 ia c
sound_bad 22 az 8
sound_everybo 22 e8 b e9 b
sound_noth 22 9u a
sound_speech 22 82 h
soundpr 1z dw 29
soundpr_room 1z dw w
soundtr 22 g2 m
soup 18 o s 12 i 1f l 1q j 21 a 2m e 2v d 4b e 70 j 72 b 74 7 78 7 86 e 9n a 9z i a3 18 d4 9 e3 z
soup_bas 22 9z n
soup_cak 1z 1f g
soup_hot 22 a3 a
soup_kitchen 22 12 j
sour 1n 6c x 6i n dy a
sourc 1b 23 8 58 k 5u i 8n d ch l ci w e5 n e9 d ed 18 ee j f7 18 ic u
sourc_figur 1z 23 9 ed m
sourc_link 1z ch b
sourc_nam 1z 8n 8
sourdou 1o 2o 1r 5y z 6c k hk z
sourdou_cours 22 hk p
south 17 1e e 2b j c3 e
south_asian 1r c3 f
southea 22 66 b
sow 1r 19 i 8i q ab d id b
sown 1u 8i 7 ab d i0 j id 9
soy 1q 8 13 ah g
soya 1z 61 c 6c b
spa 1r n 1r 3k m 73 a
spac 13 3a 1h 49 e 52 1a 5p m 5r j 5s 1l 6l 27 9b 1f bf k c2 x dq 1k dw m fg e fp j i8 d iu a iv b
spac_artist 22 3a o 52 l
spac_childre 1z 49 k
spac_crat 22 5p i
spac_freelan 22 3a o ej a
spac_let 22 5s b dq b
spac_neighbo 22 9b v
spac_pram 22 hn 7
spac_profess 1z et a f6 a
spac_repetit 22 bf t
spac_start 22 5s o dg 8
spac_taken 22 5p b dq b
spac_univers 22 cg a
spad 22 96 a id u
spam 1z fl l
spanish 17 42 11 5b g 7a 7 b5 o
spanish_catalan 22 cr a
spanish_english 1u 5b e
spanish_lesson 22 42 k b5 b
spanish_portugu 22 c7 a
spar 12 12 d 16 j 1o 8 24 9 2a v 2e l 2z 8 3n c 5i q 5t a 6k h 6l l 6p 1j 7o b 7v k 8f d 8t b 9b p 9l 9 ac e bl y c1 7 cv 1q d9 j fe g gy e i8 e ia h
spar_chang 1w 7v r d9 q
spar_driv 22 12 e hz 8
spar_key 22 3n g
spar_part 1d 16 j 24 9 2a v 2e l 5i j 6p 1j 8t b 9l 8 fe a gy e ia h
spar_room 1o 6k l 9b o bl 10 cv 2a
spar_skein 22 8d 7
spar_strap 22 8k 8
spark 1r 18 9 bt k
spark_plug 22 bt i
sparkl 1r 2e o 6g h 6h 15
sparkl_wat 22 2e l
sparky 1z 3g n
spas 1s e n n h
spawn 1z 6j u
spe 1m b3 d bj m bo 9
spe_group 22 b3 d
speak x t q 14 9 1m 1u 3r 1f 3w 6 42 16 4w q 51 9 5b c 5f f 82 j au 1g b5 r bd 1w bs i by 8 cl b d5 o ec l g5 k gi e gs a hg 7
speak_aloud 22 1m p
speak_childre 1z 1m s
speak_club 22 au q bd n
speak_confide 22 au s bd l
speak_doctor 1z g5 i
speak_first 1u bq 9
speak_hear 22 3r 9 cl 9
speak_languag 1q 5b f ec 9 g5 f
speak_person 1z 3w 7
speak_pictur 1z 1m f
speak_practic 1z 42 j bd 1r
speak_train 22 au h
speak_whil 22 t 9
speak_writ 22 3r 8
spec 22 72 9 9n a
special 12 p c u l 5z j 6c a 6f a 76 9 7k k 7t i be h ch b ct o cy 7 ec c ev d f9 m fb 10 fr c g5 y im 8 iv 9
special_check 22 7f 9
special_classro 22 f9 m
special_educati 22 f9 h
special_smal 22 6n 7
spectac 1z 4l 1r
specy 1r 78 6
speech 1b z k 1m 17 3q 9 82 2t au 14 bd i by h cd 1c d5 2d ec 2u
speech_exercis 22 82 u
speech_recogni 1z ec y
speech_servic 22 ec q
speech_sound 22 82 j
speech_therap 22 z l 82 j
speech_therapi 1r 1m m 82 1b
speech_therapy 22 82 27
speech_written 22 d5 q
spel 1p 8g b 9q 8 bg 9
spelt 22 1n 7 d3 8
spend 13 t 9 63 9 cc y d6 1q d7 h d8 d df a el m fp s
spend_evening 1w ep a
spend_hand 22 d6 e
spend_sav 22 d8 i
spend_until 22 d6 n
spend_writ 22 t b f6 b
spent 1i a2 i d8 a el 9 ex 9 ez b
spent_grain 22 a2 j
spic 1i 5v g 64 d 67 k 6d 3k iu b
spic_blend 22 6d 1a
spid 22 81 y
spik 22 8s a
spil 1u 5o a
spin 1q 8w i d3 h
spinach 1u 2r 8 5x i 8c a a9 e
spinal 22 fv 9
spiral 22 19 b
spirit 1k 6g 1l aa 1h hw 1h
spirit_syrup 22 aa e
spit 1w 4w d
splint 1z ge i
split 19 1h 1c bf e d7 i da 24 ew q g2 i hu 6
split_bil 1u da t
split_cost 1w 1h f cc 9 da v
split_expens 22 1h h da 1g
split_payment 22 ew o
split_rent 22 da l
spoil 1k 2r 9 66 a 6s b 85 9 8h 7 8i 8 8r a c1 7 co n
spok 1s au 9 bp a c7 8 ec a
spoken 1g t g 2w a 42 c 5b a 86 i 9l d 9p 9 9u j
spoken_button 22 u 8
spoken_sentenc 1z 9l d 9p 9 9u k
spong 1z it 11
sponsor 16 w s 6a n ch y cj x g9 9 gd t
sponsor_issu 1z gd k
sponsor_listing 22 gd k
sponsor_pay 1z cj a
sponsor_plac 22 cj a
sponsor_plan 22 w g
spontan 22 1w 15
spoon 1m 1f 8 61 a 6a 8 g6 a hi z
spoonfu 1z 63 g
spor 22 6j e 8c 9
sport 13 4 d e g 1k 8 1y e 44 f 4a 1x 4g b 4h c 4p b 4q 9 4s h 6x 15 8g a 92 b a0 f b1 b b3 c bk m by m dm b f8 k ge f gl 12 go s ho 8 hs d il 16
sport_bra 22 4s n il p
sport_brand 1w 4h e a0 b il c
sport_bras 1z il v
sport_clas 22 4a 1r
sport_club 1e 4a k 6x 11 dm a ho 8
sport_craft 22 f8 d
sport_gear 22 1y l
sport_ground 22 ge l gl 8
sport_group 22 h a 7k a
sport_hal 1w 4a e gl 13
sport_kit 22 1j 8
sport_outdoor 22 92 g
sport_shop 1u 1k b 4g e 4p e b3 9
sport_swim 22 44 f
sport_team 22 bk h
sportsw 1w 1j 9 4c p il 1n
sportsw_brand 22 il n
spot 12 4 8 3i 8 3u 8 80 14 8n l 95 b 9w 9 cu b dq r id d if g
spot_contrac 22 9c b
spot_mis 22 ca 8
spotify 1w az x g0 n
spotify_appl 1w az h g0 i
spous 1s 83 c
spr 15 6l a 7y 9 80 b a7 c aj 9 ax d bb a cr i df b dh c fu c gj b
spr_autumn 22 ax b
spray 1f 5 9 3h p 8c g 96 9 ac 8 bv c hy b id t it n iu 1d
spray_bottl 22 it n
spray_wat 22 8c 7
spread 1e 67 l 8i 7 9y 23 ca h d3 g hv 6
spreads 16 s e 10 a 5j d 6q c 6s b 6x i ap a aq 18 cc b d6 d da c df f dg a ed r ej c el f em d eo c et d eu a ex j ez d g3 a go c gr j gw k gy c h0 b h2 b h9 q ha a hf z i5 e i6 b ic c
spreads_card 22 s j
spreads_fil 1z et g ha c ic f
spreads_last 22 cc f df h
spreads_mail 22 ap d h9 d
spreads_pap 22 6x e ez i
spreads_shar 22 h8 c
spreads_tax 22 dg d em h
spring 1z 56 k ad 8
sprinkl 1z 3l j 9m r
sprint 1u b2 q
spritz 22 aa j c0 8
sprout 1z 8c 29
spun 22 4p d
sql 1u aq 19
sql_dashboa 22 aq b
sql_pow 22 aq k
squar 1c 3j 8 4l h 8e e dw 7 e3 t gh d gi l in k
squar_feet 22 6l 8
squash 1z h q hr 1e
squash_court 22 h l hr r
squash_hal 22 hr j
squat 1p 7g p b2 g il 1d
squat_proof 1z il 16
squeak 22 93 e dz 7
squeaky 1z bx 17
squeaky_toys 1z bx k
squeez 1w 2e a 2r n 9y n
squeez_pouch 22 9y j
stabili 1s iv 9
stabl 1p fp c fv r fz 1o
stack 1k a g 8t 9 an b ao i ii g
stadium 1u dq 11
stadium_hospita 22 dq h
staf r 2u n 2v f 31 k 3z l 4n k 4w a 4x h 4y 1c 4z a 55 g 5d b 5g a 5l c 5m 9 6s g aq l ar h ay y b1 p bv 9 c0 g cb h ce c ct f di g e5 k el c eo a et g ey 1e ez 12 f0 q f1 m f2 l f3 m f7 g f8 f fd l fp j gv f h5 g h7 e hd z i7 11 iv a
staf_account 1z ar b
staf_agency 22 ct h i7 g
staf_app 22 ey o
staf_approv 1z e5 9
staf_ask 1z f7 i
staf_canteen 22 2u h di a
staf_chang 22 6w a
staf_client 1z 69 9
staf_complai 22 g c
staf_data 1z f7 a
staf_desk 22 4y i 74 8
staf_ent 1w r 9
staf_event 22 c0 g i7 l
staf_find 22 ez b
staf_finish 22 hd j
staf_firm 1w 4z d ct f
staf_know 1q e5 d h7 a
staf_learn 1z 4y p
staf_lesson 22 4y i ey o
staf_look 1z 3y a
staf_offic 22 b1 b ce l
staf_own 22 fp b
staf_phon 1u 4y g 5a f by c ey l hd h
staf_ratio 1w fp a
staf_ready 22 ey b
staf_record 22 cb a f0 s
staf_report 22 4w 9 f3 9
staf_represe 22 ez b f7 a
staf_room 1s 4y h 75 8 gp 8
staf_schedul 22 ez 19
staf_someth 22 2v a
staf_stay 1u 3z g
staf_stop 22 6s 9 6t a
staf_train 1r 4y 12 ey k hd h
staf_turnov 22 ay i f2 a
staf_use 22 f2 a
stag 16 3e c 3f 1v 3l o 61 i 77 1l 9d f au t by c c1 b c4 o cz h dv 1d dw 9 dx 7 h2 f
stag_cal 22 c4 l
stag_costum 22 dv 10
stag_fright 22 au x
stag_light 22 5q 9
stag_list 1z 3f h by b
stag_manag 22 c4 h
stag_patio 22 3l 9
stag_wardrob 22 dv j
stain 1h 4 h 3h g 3i 18 4d a 4e j 71 e 99 9 9f 8 d4 a hi c
stainle 22 2e s i9 9
stair 1c 2c 9 81 h 9b c 9l e ao e cf i cm c cw x fx h ho d hz c
stair_floor 22 hz 8
stairca 22 5l u cw 1f
stairli 1z cw 23
stairwe 1s 1x c 28 9 5y d 8p c bm g
stak 22 e4 b
stal 1b 19 e 2l 16 8d 8 8l 9 8r j a7 a ew b g8 a gh j gi b hv 9 i0 a i6 8 in e iq b
stal_phon 22 iq d
stal_shar 22 2j a 2r 9
stalk 1z ac 9
stamp 1b 22 a 5h a 8g 17 8w a ce e eq b eu k gh m h6 l
stand r 16 g 29 d 2w b 2x a 3y m 47 a 4i b 4o b 5e f 5h c 5i 9 5l d 5q b 6d c 6i 8 6w a 75 9 8b 9 8p b 8z 9 92 a 94 e 9s d 9w b ab 8 ac d ag 8 ai 8 be a c4 8 cs 8 dk 9 dn c do b dq i dw 7 e0 8 gl b gn 9 ho 7 hz m ie 8 iq e iv z
stand_ask 22 cs a
stand_behind 1w 75 9
stand_besid 1q 8n 7 9g 9
stand_bik 22 1k a
stand_court 1z ge 9
stand_desk 1w iv 1f
stand_door 1z gl 9
stand_empty 1k gl 9
stand_front 1u 9 a 86 9 dq a
stand_good 22 6i 7 8k 8
stand_hal 22 6l b
stand_him 22 4 a
stand_idl 1u 43 9 5q i
stand_kitchen 1z 70 9
stand_know 22 45 a dj 9
stand_list 1u bg 9 i0 7
stand_look 22 3t 7
stand_market 22 6d a
stand_morn 22 16 a ai 9
stand_nam 1z di 9
stand_nobody 22 hs 6
stand_offic 22 5l b
stand_ord 1r 1c f 2o e 7v b 9x b
stand_sam 22 9s a bm 9
stand_shelf 22 7 a 1p 7
stand_sid 1z 6i 9
stand_sunday 22 6w a
stand_unus 22 dz b
stand_villag 22 fz 8
stand_whil 1z 5i b
standar 1c 6v h 8o b ic e
standar_apply 22 4r a 8o a
stapl 1z 90 a el o
star 1d j c 73 f 78 12 82 6 cf f ea 1e i1 11 i4 a is h
start o 1j 9 21 9 40 b 4z d 5d d 5e c 5g b 5j f 5s d 6c b 7h h 7r e 7v 9 ar 8 b1 8 b8 a bb e bf 9 bt e d8 a d9 r dd d dl a ey i f6 9 fa a g6 d g9 c hg 8 hn 8 i7 a it c
start_ask 22 7o a
start_dat 1s 5d b
start_end 1s 21 9 gq d
start_few 1z 3 a 4t a
start_group 22 5r a
start_her 1w f1 e
start_invest 22 d9 15
start_kit 1q a 8
start_model 22 4h a
start_monday 1s ey e
start_next 22 ey b
start_own 22 e8 b
start_practic 22 b7 a
start_round 1w 5y a
start_sel 22 5g a
start_set 1r it k
start_short 22 46 a
start_sit 22 e0 8
start_somebod 22 ey b
start_step 1z 9g a
start_stop 1z 6q 8 d8 9
start_ups 1p 5j j
start_women 22 hl 6
startup 1e 4z 9 5k i ax k ay g b0 g f4 c
startup_legal 22 ax n
stat 12 1p b 5p 8 71 8 ai b bb b c6 e ct e dk j f4 a gh e
stat_own 1z 1p 7 dk h gh h
stat_program 22 ai f
stat_refund 22 6v a
stat_wheth 22 1p 7 ct a
stateme 1b 10 11 3d m at j bg x dh g dk m en f gr b h0 f hb y
stateme_dentist 22 10 m
stateme_pag 22 hb b
static 22 1e a
station 11 21 u 22 v 2k k 4j g 55 e 5r 1a 63 f 6m e 74 p 8x 18 9k b 9w g a3 a a7 8 bw a dn e dp f dr j dt s ff a gk q
station_deliver 22 55 f 5r a
station_screen 1z 6m 8
station_shop 1z 8x g
station_tourist 22 74 7 dt b
station_twenty 22 bw 8
station_villag 22 i3 a
statist 1q 1l h b9 i g0 p
statu y 2l 9 2p 9 99 8 a8 7 ef g he f hh 8
stay p n 9 13 9 34 15 3c a 3d h 3j 9 3z e 45 a 52 e 53 8 5l e 6l g 6t k 73 n 76 c 7c 8 7s 9 8p b 9d a ao 8 c8 9 cw 7 dw 7 ej b fa 8 fg k fo p h6 b hn 9 i6 7
stay_away 1r e4 7
stay_bag 22 82 9
stay_behind 22 3x 7
stay_below 1z 2v 9 ao 8
stay_br 22 d8 a
stay_calm 1w bx 9
stay_child 22 49 b
stay_clean 1z 3c e 3j c
stay_clos 1w 9i a 9q 8
stay_cold 1z 5v a fr 9
stay_cool 22 24 9
stay_dirty 22 5l b
stay_family 22 46 a
stay_first 1w 54 8 5x 9 gk 8
stay_friend 22 34 j
stay_hom 1o 76 c ds c fk 8
stay_hook 22 56 c
stay_lin 1u 3w 6
stay_long 1p i6 7
stay_next 22 hn 7
stay_open 22 ek a
stay_ord 22 9j a
stay_room 1z 3w 7 53 a ao d
stay_round 22 94 b 97 c
stay_sam 1z 2j a
stay_session 22 4 9
stay_shut 1u i4 6
stay_stock 1z 8x a
stay_talk 22 bs b e3 8
stay_tax 22 74 7
stay_th 22 ck a
stay_third 22 cx 7
stay_togeth 22 co b
stay_touch 22 1v 9 bk a
ste 1w hu 9
steady 1l 2i a 6c 9 7j 8 8h 8 fc 8 ig 9
steam 1p n u 3i g cm y dm 9
steam_clean 22 3i f
steel 1e b c 2e v 3s 8 3t 8 8l e 8s n hk c id e ii f
steel_blad 22 b e
steel_tabl 22 hk 9
steep 1r 21 h ag j
steer 22 81 9 iw k
steer_wheel 22 81 7 iw f
stem 1q 49 m 6j 9 8t n g2 p
stencil 22 m e
step o i c 23 j 3l 8 43 b 4r a 5h c 73 8 7a d 7c 9 7r h 86 d 8a a 8b 7 8e d 9f b 9g g as l b1 c b4 n b7 9 b8 a cb c cu 8 eo h es a fq i fv a g6 b gp a hj 8
step_ana 22 7w 7
step_bag 22 4f 9
step_challen 1z b1 k
step_check 1z ce 9
step_dat 22 eo m
step_fre 22 86 b
step_insur 22 7b 7
step_let 22 3u 6 bg a
step_publish 22 g9 8
step_smal 1z 81 8 ga 8
step_step 1d 3l 8 4r 9 7a a b4 a fq b
steril 1z bv 7
sterili 1r d c m c p c 11 l
stew 1p 2w n 4b j 60 x 9z k a3 8 ht l
stew_vegetab 22 60 d
sti 22 85 s
stick 17 4 10 9 v 62 c 8g i 8x t 95 b 9l k 9m b 9o 8 a2 d dx 9 gb 9 hv 8 ia c ib c iq j ir 14 iu l
stick_gel 1z ir v
stick_lift 22 9l r
stick_vibrati 22 ia h
sticky 1q dy 9
stif 1h e 12 g l cy j
stif_back 1z e 14 g b
stif_hand 22 cy h
stil 1s hw c
stillbi 1z 3w n
sting 22 1 k
stir 1q 26 a 61 9 8d a 9z i hk 8
stitch 1i 4i c 4j l 4p f 8d g 8k 1d io e
stock y y 1n 1j 9 2b d 2e 9 2i f 4d l 4h b 5m g 5u e 6k n 6p j 6q a 6s 17 71 12 8t a 8x k 9y 8 a8 b cp 1m d9 d g8 m ga 1c gy 1p hu 6 i6 a ig n im a io a iq g ix 9
stock_count 1z y a gy s
stock_list 22 gy g
stock_market 22 ga 16
stock_music 22 cp o
stock_ord 1w 5u l
stock_photo 22 cp 1p
stock_pick 22 6k 9
stock_product 1z 6q 8
stock_recip 22 6s j
stock_right 1z 4d a
stock_sel 22 ig j
stock_shop 22 gy 13
stock_smal 22 x 9
stock_til 22 gy u
stockta 22 gy h
stolen 1i 3p 7 8p a 9o k 9w 9 df a dn j ev 1c gf 9 iw b
stolen_card 22 ev 1h
stolen_good 22 8p a
stomach 1r a2 w fr i
ston 1b 5 h 3l a 3p 1c 3t k 4k o 8l e 9h b 9y r ad b af c ag g aj a an o gj 11 hm 9 hv 5
ston_crack 22 ag a
ston_ground 22 9y n
ston_test 22 an 7
stonema 1z 3p k 3t 9 gj c
stonema_yard 22 3p 7 gj 9
stonewa 1w 8z 1e
stood 1j 1z e 35 a 52 a 8p a 9r 9 do c go a ia a
stool 1u 8b 9 cw b hi 9
stop s 1 d w a x b 1m 7 1v 9 2f a 2g d 33 b 3v 8 4i o 5t f 69 9 6w g 72 b 78 7 7o b 7s w 81 a 87 a 97 b 9w l a3 10 ac d ae 8 ap d bq b br b c9 f cb c cs c d2 8 ev b f3 a fv c gd a gf 8 gi 9 gn m gx 14 h4 b h9 g ia f ih e
stop_bad 22 ae 8 go a
stop_cal 1z fn 9
stop_check 22 33 a
stop_com 1s s b
stop_counter 22 ap r
stop_door 1z gx b i4 7
stop_doubt 22 21 a cb 9
stop_few 1r 7e 9
stop_fil 22 99 9
stop_first 1r 7j 9
stop_giv 1w h9 s
stop_guest 22 38 8
stop_half 1u x 9
stop_hand 22 81 9
stop_look 1w 78 a
stop_los 1z hm a
stop_offic 22 bu 8
stop_onc 22 j a 4i 8
stop_ord 1z a3 b
stop_pack 1z 7 9
stop_pay 1u dd f ic 9
stop_read 22 72 9
stop_report 1z f3 9
stop_sam 22 a3 f
stop_see 22 2 a 7o a
stop_sign 22 bq b
stop_soon 1z 7o 9 fv 9
stop_stop 1w 6w d
stop_us 1w 1 b
stop_wait 1z 5t 9
stop_work 1z c9 a
stop_writ 1z 1r b
stor t 3 b 8 9 16 8 18 b 1z a 4m b 52 s 53 9 55 z 59 a 5p r 63 b 6c 8 6k r 72 b 7f g 9b q 9o n 9p 8 a5 p aj 9 al k bp b bq b cl m cm b dh c dt o e1 h g1 d gr d he m hf g i3 z i5 s in 8 ip d
stor_ask 1z q 9 6y 9 hw 6
stor_collect 22 5t a e1 8
stor_credit 1u he 10
stor_hors 22 9v a
stor_includ 22 20 c
stor_nam 22 b4 a
stor_onlin 1w 53 f a5 z
stor_plac 22 ej a
stor_sel 22 hz 6
stor_villag 22 i3 w
storag 18 20 l 3f b 3m b 5p 29 5r x 6k s 6l 1h 9b 2j 9j k 9p o al 1e dt 1m i6 b
storag_near 1w 5p h 9b f 9j e dt g
storag_rent 22 5p 15 9b z
storag_spac 1w 6l 10 9b 1k
storag_unit 1u 9b l 9j e
storefr 1u 52 1d g1 1w
storefr_digital 22 g1 e
storero 22 9j d
storey 1w ao z dq l
storm 1k 2b m 35 a 97 j ac 9 am d eh 9 if f
story 10 1n 12 20 d 2t 9 33 a 3r j 3t z 3v g 4g a 6w o 7f t 8i e 8j 10 98 g b5 o b6 1m be a bp 1v bs c ci q cj c cl 24 cr k d4 g d5 f e2 r f9 c fh k hg a
story_child 1w 1n v b6 m cl k
story_childre 22 1n 6 cl 17
story_family 22 cl a
story_grown 22 7f r
story_kid 22 cl l
story_languag 22 b6 a
story_listen 22 cl v
story_nam 22 bp a
story_own 22 cl 9
story_photo 22 3r 8
story_pictur 1z 20 b b6 9 d4 8
story_plac 22 5 9
story_post 22 8j n
story_publish 22 8w a ci a
story_record 22 bp m
story_recordi 22 3t 8
story_thin 22 1n 6 e2 8
story_turn 22 b6 a bp b
story_writ 1z 3r 9 d5 9 ee 9
storybo 1u 1n 23 5a c 91 p
storybo_child 1z 1n 11 91 k
storyte 1w au k i4 1b
stov 1d n h 34 u 37 i 6d 9 73 m 92 h ai h dy b gb 1x hk 8
stov_alert 22 gb t
stov_exit 22 n 9 34 c
str 1j 6z f dw 7 dy h dz m e0 10 iw b
str_instrum 22 dz n
straigh 17 3s 7 70 9 h7 9
straigh_kitchen 22 70 c
straigh_onlin 22 5 8
strain 1u ah 9
strand 22 dp a
strang 18 21 f 2t 17 74 8 87 l 8v g 9i b ap d bk 15 cm j dd d i7 c
strang_ask 1z 8v b bd 9
strang_hom 22 46 a
strang_key 22 9i b
strang_long 22 2t h
strang_not 22 b5 a d4 8
strang_play 22 8v b cm i
strap 1f h d 2d q 4g l 4r d 4s o 56 b 7c 8 8k y in f io a iq 1m iw 9 ix b
strateg 1r ar j az h cm o e9 q
strateg_gam 22 cm l
straw 1n 2s j an g in x
strawbe 1z 2q w ac w
stray 1u 1d 27
streak 1q 7s b bc 9
stream 1h 34 e 7g j 9s i by l ck 13 dh i e1 f e3 j hg 11
stream_servic 1z ck v
street x a 9 15 e 1c b 1d d 1o e 1x 1i 2f d 2l u 33 h 3j 9 3q 8 4b b 5t g 5y i 86 e 96 a 97 12 98 q a5 b a6 9 a7 a an 7 ao i br d ci 9 dl a eh c fm e fy g gf k gg y gh b gi b gr b gt c gu d gx d h1 h h6 9 hl 8 hz b
street_answ 1z 1x g
street_art 22 33 r
street_bins 22 gf r
street_clos 22 ao c
street_dog 22 1d k
street_food 1r 1w c 2l y
street_keep 22 dl a
street_lamp 22 gg v
street_look 22 fy g
street_mov 22 h6 b
street_neighbo 22 1x m 97 c
street_onc 22 63 9
street_own 22 ea b
street_round 22 4b 9 97 c
street_shop 22 97 c
street_street 22 2f 9
street_word 22 h1 9
streetl 1z gg 1u
streetw 1z 4c y ip l
strengt 1c f 1c 7g y ad 7 as 16 b2 8 hm w ho 1d hr 9 hw 5
strengt_train 1u f j 7g s
strengt_valu 1z as 15
stres 1c 2d i 56 s 7e 9 7m d f2 10 fn i gc j
stretch 1e e g 4m m 7g c 8a e 8n t b1 1g bz d il c
stretch_break 22 b1 y
strict 1w 5w 9 7q a
strik 22 g2 o
string 1p 8t b 93 y dy o
strip 1e 5 p 28 d 2z a 4m e 6b g 7j a 8h g cs 8 ir e it d
strok 1o 81 1c 82 b cy 18 hp 1c
strol 1m 8u m ix 1o
strol_rent 22 8u l ix f
strong 1c 6 c f g 6e d hx 8 ik 8 iu 8
structu 1p 59 a ao 9 au w eu 1b
struggl 1n gm a
struggl_read 22 gm 9
stuck 19 2g m 8e 9 8j 8 9l a aq a as s b4 o b8 e dz c
stuck_cal 22 2g a
stuck_homewor 22 b4 v
stuck_job 22 as j
stud 1u w 1s bx 8
student u 13 h 1l 1j 1o 9 1y d 40 s 46 s 7r d 7w e 7x g 8p a 93 c 9a o 9b s a6 f ao a as b au 9 b4 p be f bf 15 bg b bl 15 cu e cv 19 db e fa f ff z fg c g3 k ga i gn c gp j gq 1j h7 j hl 6 hp a i7 h
student_abroad 1z fa h
student_adhd 1z 7r a
student_apply 1z gq h
student_city 1z dn 8
student_exam 1z bf g
student_hom 22 99 9
student_hous 1r db 9 ff n fg a h7 g
student_liv 1z cv e
student_offic 1w 1o b 9b 9 cv a
student_pas 1z 1l d
student_pays 22 cv c
student_plus 22 hl b
student_residen 1w bl p fg e h7 i
student_room 1u bl j ff p
student_sel 1w 1l 1d 1y j
student_senior 1w 46 v cv d
student_servic 22 7m b 7r a
student_sum 22 9b e
student_union 22 1l 8 bf 9
student_walk 22 bg 8
studio x d y e r f r g 1k i m m 1e r k s 1o 2r a 3a m 4x a 58 c 59 1g 5a s 5i f 5l b 7e e 9t 1d a0 c az i b0 11 bu g bv y bw 13 bx v c2 d c5 q c8 s cg d cm m dw f ep c es d et f fh 9 fk 8 g0 e hh 1c hi 8 hj m i2 8 il 9
studio_book 22 m b r l
studio_chain 22 bw d dw b
studio_clas 22 g b s 18
studio_develop 22 cm 9
studio_dogs 22 bx f
studio_empty 22 hh b
studio_hir 22 c2 g
studio_lind 1z ej e ep k
studio_locatio 22 az 8
studio_mak 22 4x h
studio_memb 22 s l
studio_near 1p d e g f m e bw n hh 9 i2 b
studio_onlin 22 c5 b
studio_paint 1z c5 d hj 8
studio_photo 1z bx g c8 l
studio_pictur 22 cg a
studio_plan 22 az 9
studio_pottery 22 hh b hi 7
studio_quality 22 c8 l
studio_softwar 22 s 21 9t 1r
study 1c v r w 26 11 8 1l e 3v l 4v a b9 i be z bf 2b bg 16 bm d cz 7
study_group 22 11 9 bf x
study_help 22 bg 9
study_nurs 22 w h
study_plan 1z b9 b bf 2e
study_recruit 22 w t
stuf 17 92 a a1 d
stumbl 1r 9v 9 bc c dj 8 gm j
stupid 1w cu 8
stut 22 82 1l
stuttga 1s 5i 9
styl 15 c m i a 1t s 2y r 3e a 3f 13 4l b 9d r a4 i b0 b b2 n c1 u c3 a c8 c fn b g2 9 im a
styl_birthda 22 c1 d
styl_field 22 c d
styl_guid 22 b0 f
styl_instruc 22 b2 8
styl_photogr 22 2y a
styl_siz 22 8e 7 im 9
stylist 1k c 12 r p 1t w 3f i c1 e i2 h
stylist_video 22 i2 9
subcont 1p er a gs 1x
subject 1e 40 j 50 b 5b a 7l e bf d ch r cj g ck l cp a cr f e7 n f5 j f9 g gp f
subject_lin 22 e7 j
sublet 1z 3a p dq e fg 9
submiss 1w 5g f h1 b
submit 1u 5g n gh 9
subscri v 5 i 6 c 7 m 8 c 9 i a i b i 1k v 2e b 3m c 4e i 4s d 54 k 59 a 5w c 5x j 5y 15 5z 12 65 x 66 i 6a c 6d c 6e i 6i b 8d m 8f p 8i a 8j m 8p b 8q t 8r l 8u p 8w z 8y b 9x c a0 b a2 d a4 e aa e b0 i cc h ch n cm f co r cq p cr q dh 1s dn 18 do b e1 e fr p fw e gd b ht 7 hu e ik 9 iu 9
subscri_battery 22 3m 9
subscri_box 22 8j a a2 d
subscri_childre 22 1k o
subscri_family 22 d1 9 dn a
subscri_first 22 cr a
subscri_smal 1z f3 7
subscri_weekly 22 8r a
subsidy 1h 3z b 5g u
substit 1o 5u b 5v 9 6b o a5 p db c gn c i7 m
subtitl 1o 5a f 86 l ck a eb x hg y
suburb 1f 75 n hs 7
succes 1l 5g c di a
success 1s 5j a g9 k
success_campaig 22 g9 h
such 15 9 c y 8 8g 9 i4 7
such_app 22 1i 8 du 6
such_high 22 68 a
such_organic 1z 5z 9
sudden 1z 7s f
suddenl 1w p a
sudoku 22 cn z
suffic 22 ho 8
sugar 17 1x a 2s h 68 l 6a j 6h r 7j 1j 9x x 9y h a0 j a1 m ac 8 bv a hv b
sugar_beet 22 ac b
sugar_palm 1z 9y 8
suggest 13 1q 1b 1t s 1v 9 4z f 5d 9 6s 9 7i h bj e e9 c ea d ee c er n et e gp x gy i hg 8 il c
suggest_answ 1z ea h
suggest_mark 22 gp q
suggest_topic 22 e9 h
suggest_train 22 s b 1t b
suggest_word 1z er v
suit 13 0 a 2 a s f t i 24 9 35 a 3f g 4e f 4o 1m 56 r 5s c 6q g 6y b 71 a 72 b ca a cb a ef j em c eo f eq c eu c f0 f f1 c f3 b f4 k f5 b gh c gs b gx d gz b h1 e hc a i6 a ia b
suit_measur 22 4o 16
suit_skin 22 0 9
suitabl 1q 3z b 4z a 5d a 61 g a2 c ct s
suitcas 1i 32 m 64 k 77 1w bl a dt 1d io i
suitcas_hik 22 77 p
suitcas_walk 22 77 i
sulk 22 32 b
sulphat 22 2 a
sum z h a 1e a 22 f 44 z 53 a 6a c 75 13 76 8 7v s 93 h 9b 9 ag 8 al 9 dn 8 dz c i3 c
sum_bil 22 al 8
sum_camp 1u 44 12
sum_holiday 22 44 m ao a
sum_school 22 h a dz 7
sum_wint 22 3p 8
summar 22 ch 1e f6 1y
summari 1z u e bf j
summary 1c 5g e d6 j e6 h ed f f6 1m fb g
summary_cal 1z e6 e f6 9
sums 1l 53 b 7v b 7y 9 ai 7 b7 u di a eu h g8 8
sun 1c 4 1r 2b b 3m a 4l e 4m k am e c1 7 in u
sun_cream 1z 4 17
sun_hat 22 in c
sun_protect 1w 4 m in k
sunday w 1h b 1u d 1w b 1x c 3w 6 5y c 60 c 6k 9 6w d 7b 8 87 9 9h a 9r e 9u e a4 f b3 b cd 9 d0 8 d4 9 dc a df 8 dj a dq a go b gp b hm a ib g
sunday_app 22 6x b 7n b
sunday_empty 1u dq a
sunday_even 1w dj e
sunday_morn 1u 21 9
sunday_nobody 22 ib a
sunflow 1u 6b c 9y o a0 8
sunflow_seed 1z 9y e
sung 1w du f
sunglas 22 4l 1u
sunligh 22 7 l
sunny 1w 4l a
sunris 1p 25 v 2y b 7c z ae 7 b2 g
sunscre 1w 1 9 4 3d
sunscre_stick 22 4 v
sunset 1u 25 a 38 m
sunshad 1z iw 1d
sup 1c u e 1i 9 1q 1b 2t 1w 7j b bi b d2 1d
sup_club 1z 2t 29
superho 22 3d n
superma z 0 b 2 b 7 a 8 c 12 t 1k 9 1r 1g 2l b 2o b 2p c 2q b 2r 9 2s 9 2u b 31 c 4d a 4t 8 55 i 5m f 5v a 5w a 5x w 5y c 5z b 60 b 61 c 62 i 63 o 64 l 65 b 66 h 67 9 68 a 69 9 6a b 6b d 6c a 6e d 6f d 6i a 6j a 8i 8 8l 9 8q a 8r a 8x b 9x a 9y 9 9z 8 a0 a a1 8 a2 8 a5 17 ab d ak j al j hz 8 i3 a ik 8 it a
superma_chain 22 2p h 4t a
superma_coffe 22 5z f
superma_deliver 1w 5v f 5y g a5 h
superma_discoun 22 8x h a0 c
superma_drugsto 22 2 f 68 g
superma_honey 22 6a i
superma_market 22 8r g a5 e
superma_nearby 22 2u h
superma_next 22 55 f i3 d
superma_onlin 22 1j c 64 h
superma_pric 1z 1r 11
superma_sauerkr 22 6c g
superma_shelf 1u 67 d 9x a 9z b
supervi 1e h g j 9 z 9 1f 9 3w 6 44 a 45 9 f8 10 h1 b
supervi_homewor 22 f8 o
supplem 1r 7 2v a0 h
supplem_shop 22 7 g
supplem_women 22 7 t
suppli 12 1e a 2x 16 4t 1a 4v m 5m d 5u w 6s z 72 r 9n d a7 8 ab i ah a ak a al 9 ap 8 c3 1o c4 1c ek u el d er u eu b f0 e fl f gy x ic 11 ii e
suppli_ask 22 4t g
suppli_cancel 22 2x g c3 c
suppli_contrac 1w er x
suppli_directo 22 fl m
suppli_fre 22 c3 9
suppli_invoic 1u 4t j 6n 8
suppli_know 22 c3 n
suppli_list 1w 72 c
suppli_ord 1w 4v b 6s i
suppli_run 22 c4 d
supply 19 y j 1e i 4t k 4v 15 5b d 5u 16 8x i 9v 8 ad 7 ap 1g cw 8 cx 9 ek c eq 9 fs i gv h i7 16 ic h
supply_chain 1z 4t o ap 1u
supply_contrac 1z 5b f eq a
supply_shop 1s 5u k 9t 7 9v 8 ad 7 cw 8
support 14 o e 14 e 1f h 3w 14 40 e 56 u 5c 20 5e g 5x e 7l f ay l cq i cu a e5 2a f2 c g9 a h9 t
support_agent 22 e5 p
support_chat 22 e5 l
support_email 22 e5 w
support_group 22 3w t be b
support_smal 1z 56 9 5c 18 ay i
support_team 1w e5 x
sur 1b 6n i 86 j ad 7 b7 i cn 9 ee p ek c en e eu r
sur_field 22 eu h
surf 1m 4 13 35 32 6z 1o 74 w
surf_lesson 1z 35 1t 6z k
surf_school 1w 4 9 35 1t 6z 15
surfac 1p 3j 10 9k 9 ae 7 ge a i9 y
surfac_clean 22 3j f
surfac_defect 22 i9 w
surfboa 22 92 18
surgeon 1z 7d d 89 a
surgery 1d k 1a l h m 9 x l 4s k 54 9 7d z
surgica 22 4x t
surnam 22 d1 1i
surplu 1p 12 1z 5x a 62 28 6c 8 ig 1z
surplu_food 1z 12 1c 62 1y
surplu_superma 22 12 j 62 l
surpris 1b 37 j 62 p 8w e 91 i 9f 8
surpris_bags 22 62 g
surroun 1s e a 3z 9 86 m ec d
suruler 22 dw 8
survey 1f 3m r 9k f f1 2p hc 2f if 1x
survey_questio 22 hc t
survey_team 22 f1 12
survey_tool 1z f1 10 hc 11
surveyo 1q 9k q h1 b if p
surviv 1h 9 b 6x 8 gf 9 ie a
surviv_chang 22 6x 9
surviv_wint 22 ie 8
surviva 22 78 f
suspect 1z 5c b 8j 7
suspend 22 in m
suspici 1o v 17 5c o 87 1j ev u
suspici_messag 22 87 w
sustain 1n 23 m 4c 19 8t m aj c ic 17 it f
suya 1z 67 9
sw 1p i m 1m 8 ge 1r
swahili 1k 7z 9
swallow 1r 1l 9 4b l 9t i cz 9 ft a
swam 22 44 b hu 6
swap 11 1j n 1k w 1q 9 4d c 4f d 54 11 5x d 75 2e 8f 15 8g i 8i f 8q l 8u z 8w g 93 n a7 s co f dd b df b dv m ez 1c go m ix o
swap_ask 22 54 9
swap_baby 1z ix m
swap_first 1z 75 9
swap_hom 1z 75 2g
swap_next 1u 1k 7
swap_shift 1z di 9 ez 11
swap_twic 22 54 e
swappab 1z 29 a id a
swarm 22 ad 1f
swatch 22 ig b
sweat 1j 9 b 4p s 56 c 81 8 8d 8 il m
sweden 1h 51 6
swedish 22 b5 r it j
sweep 1r 9g c gq a gu n hx k
sweet 1e 2s h 6h u 9y i a1 1t a2 f by i
sweet_potato 22 a2 h
sweet_spread 22 9y e
sweeten 1s 6h a 9y 7
swel 1z 8n a g6 8
swept 1w hx 9
swim 1b 4 m j 2y n b 1e b 1s c 2q 8 35 i 3k 11 44 r 4m 1d 7b 1d bs e e2 d hq d
swim_club 22 n 9 35 a
swim_coach 22 j y
swim_lesson 22 j 2c
swim_pool 1r 2q 8 3k 10 7b 1j
swim_school 1z j 1c
swim_short 1w 4m v 8e 7 cx 7
swimsui 22 4m 2v
swimwea 1u n e 4m 2u im i
swing 1w 7n a ge 1r
swip 1q cn 9
swis 22 ec d
switch o 26 a 73 h 7p 9 al c aw b bb a cc h dc i dh v
switch_car 22 bb l
switch_energy 22 dh p
switch_off 1h 2b b 73 w al j am a cc j ee 9
switch_remind 1s 2d 9
switzer 1b 6n 9
swollen 1w 7d 6 fv a
sworn 1u 37 a 51 f 5b t
sworn_secrecy 22 51 c
sydney 1i 88 9 8j 7
syllabu 1w 8b 8 bf a
symbol 1z 1m 2k
symbol_speak 22 1m p
symptom 1m 7k 1q 7t i 7z 3a ft z
symptom_app 22 7k 10 7z l
symptom_pet 22 ft y
sync 1n h5 y
sync_googl 22 h5 n
syndrom 1s 1f 1i 1m 7
synthet 1z cd p
syrup 1n 2s a 6a j aa 1m hv 16
syrup_cocktai 22 aa m
syrup_sel 22 hv e
system y q p s i u f x i y c 11 e 3m o 3n i 4w p 5c k 6q 8 6r w 6t e 6y j 6z w 70 r 9l 8 9o a 9p g 9r 9 9s g am g cb j e5 i e6 n e7 h ea f ed 12 ef d em k ex 9 f5 i f7 d g4 c gk 9 gl m go j gy b gz o he b i5 v i9 k ia a ie 8
system_connect 1z 6n a
system_dentist 22 11 n
system_help 22 1x a gz a
system_own 22 he j i5 j
system_part 22 9p f
system_pick 22 e7 a
system_read 22 ef c
system_restaur 22 6r i 70 17
system_sees 22 4t a
system_servic 22 gu f
system_writ 22 f5 b
tab 22 ir e
tabl u e o 17 h 1l 9 1p g 2j h 2m t 2n b 2t 1a 31 c 34 b 3b u 3s 6 52 9 56 a 6r 1k 70 15 74 9 75 8 83 b 8j b 8o 10 8v y 9f h a9 e aq f b7 p bk k bz q c1 j cq 9 e4 k eu g ew d fk b gp 8 hf b hj b hk 9 hq a iv d
tabl_beds 22 8o a
tabl_book 1z 6r w
tabl_chair 1w bz 10
tabl_chef 22 hk 9
tabl_few 22 iv c
tabl_ful 22 8v b
tabl_guest 22 6r u
tabl_last 1z e4 7
tabl_not 22 3s 6
tabl_oil 1z e m
tabl_ord 1z 70 y
tabl_pay 22 1l 8 70 l
tabl_play 22 8v q
tabl_reserv 22 6r p
tabl_sam 22 3b f
tabl_somebod 22 6g 9
tabl_styl 1z c1 q
tabl_sunday 22 3w b gp f
tabl_work 22 2a c 4w b
tablecl 22 bz i
tablet 13 9 t 1i z 1m p 1s a 2i k 51 u 63 c 6q n 7f a 7o b 7p 15 82 7 83 s 84 r 85 a 9m a 9n h 9t 8 cu 1a du 6 fv b h6 h iq c it 16
tablet_parent 22 6y 9
tableto 1w 8v w
tablewa 1r 8z 22 bz 14
tablewa_hir 22 bz e
tablewa_linen 22 bz e
tabs 1q ir y
tack 22 fz j
tackl 22 8n w
taco 22 2l 14
tactil 22 8t a cy h
taekwon 22 hl 1g
tag 19 4m h 77 a 90 d 9m a 9o 16 ap z fw u gb j ge f h3 j ie 1a
tag_slid 22 ge g
tags 1j 9o 25 e9 9 eg b fw j gb p ie 8
tags_read 22 eg c
tags_tool 22 9o z gb i
tahini 22 9y t
tail 1m 8n 7 dv j
tailor 1h 5 a 1t b 4i w 4o 2e 8k 8 bn 15 d5 7 im l
tailor_suit 22 4o m d5 7
tak 1m d1 6 da h f6 y gi m i2 9
tak_part 22 gi l
takeawa 1k 2k e 2m r 5v k 60 f 70 1l a4 f a6 y ii 1b
takeawa_deliver 22 60 f a6 t
takeawa_ord 22 70 l
takeawa_restaur 1z 70 l
taken y 1d 9 6r b 7p l 8e 8 8n b ai 9 c8 c cz 7 dc c dt b dw 7 e3 8 ed 9 ee c ew g g9 a hr 9
taken_again 22 83 a
taken_apart 1u 8e c 9a f ao 8
taken_away 1z 9e e
taken_back 1n ai c
taken_goal 22 g9 d
taken_hand 22 ce 9
taken_next 1z 9w 9
taken_off 1r ed d
taken_ordinar 1z 5p b
taken_phon 22 c8 g
taken_second 22 dq b
taken_somebod 22 1s a
taken_twic 22 cz 7
takeout 1z a6 y
taking 1q 2k c 2l c g4 l hp 9
tal 1h 1f c 8e 8 98 g cl f dv a hl 8 im o
tal_women 1z im g
talent 1p 4z v 5d 10
talk t u h 1m 11 3w u 42 k 46 b 5h d 5j e 7d 8 7h c 7k b 7m r 82 p 87 c ar c as k au y ay c az 8 bd u bj b bq c bs n c7 e ck a co d d7 m e3 f f1 c f2 l fa e fb q fl p gs f hg c
talk_afterwa 1z e3 c
talk_apps 22 1m c
talk_ask 22 bl a
talk_author 22 co e
talk_both 1z 3r 7
talk_buy 22 5h f
talk_childre 22 1m g
talk_driv 22 9w 9
talk_family 22 46 a
talk_fit 22 5i c
talk_friend 22 ar d as c
talk_ful 22 8u a
talk_itself 1z 3w 9 5w 9
talk_money 22 d7 b
talk_own 22 52 a
talk_parent 22 1g 9
talk_psychol 22 7m n f2 a
talk_twenty 22 bj a
talk_video 1u au 9 fb f
talk_voic 22 1m g
talk_work 1z 42 c at 7
tamil 1i e2 8
tamil_english 22 u 9
tampon 22 6 1q
tan 1w 8k o bv q
tandem 1u 35 9 7c 2g bd p dn 8
tandem_paragli 22 7c r
tank 1d n h 16 e 22 g 24 h 2k b 3i q 3j f 6i 12 6o 7 71 21 8h 9 a7 e ik l
tank_box 22 ik o
tank_part 22 6i 7 71 7
tank_warm 22 6i 7
tap 11 28 e 2e 14 3g k 3j 8 4m h 4s n 6i o 6q h 6y h 84 b 95 r 9s e b6 d bp a c0 e d2 1j dx b dz 7 ew l gk b ij e
tap_convers 22 bd a
tap_door 22 6i a 95 e
tap_next 22 9s a
tap_part 22 d2 9
tap_transf 22 d2 d
tap_wat 1w 2e u
tapa 1u 2m t 39 b
tapioca 1z 2s 15
tapioca_pearl 22 2s q
taproom 1w 6i 1p
taps 1g r 9 1m f 6i j 7n 9 95 k 9i b 9l d da a ij a
taps_button 22 6i 7
target 1m 82 9 ar a ch c cj b ha 8
target_group 1z ch b cj a
tarif 1k 2b f 3m g 6n 1r al d
tarif_cod 1z 6n 1a
tarot 22 i1 2a
tarot_app 22 i1 n
tarpaul 1z 4g t fz a
task 14 z j 1b 19 1f f 1s x 2x e 40 h 47 b 4x 8 4y o 56 k 5e 14 5f m 7r 1j 7u s 9n a 9q j aq c ar b ba b bb b be e cb 1k eg p et 1b ey m f6 1d gq m gv a h0 9 h4 9
task_check 22 7r a
task_client 22 5e h
task_don 1u f6 a
task_family 22 1s m
task_list 1w h4 c
task_nam 1z f6 e
task_near 22 1b l
task_own 22 5e b
task_person 1z 1f 9 gq a
task_screen 22 eg a
task_today 22 z a
task_work 22 gz a
tasmani 1u 0 9 2y b 4r 9
tast 12 2e d 2m h 2p c 5z s 60 f 65 r 66 e 67 h 68 f 69 r 6c i 6e u 6f h 6g y 6h 9 71 l 9y f a0 a c0 d d4 e fr d hv e hw s
tast_box 1z fr i
tast_event 22 c0 g
tast_first 22 69 9
tast_good 22 60 h
tast_know 22 hw 6
tast_menu 1z 2m o
tast_room 22 71 e
tast_set 1u 6e h
tast_sets 22 6e n
tasting 1o 33 q 6h 9 c0 8 hw u
tattoo 1l b a m 3j r 19 9t 36
tattoo_artist 1w m 15 9t 1k
tattoo_book 22 m n r y
tattoo_studio 1r b 8 m 25 r a 9t 1w
tattooi 22 9t r
taught 1h 35 9 bc f hh 8
tax z 2u c 3d h 4f e 50 a 57 13 5g d 5j a 5z a 6u g 6x 8 74 8 7a x 7y a 9s e ak c av 27 b1 9 cq e cv 9 df 1b dg 20 ej t ek e em 19 en e f5 9 g1 8 gr i h0 18 h9 m hb j ht 8 hw 9 ip 9
tax_advis 1f av b df d dg d ej c ek d f5 a hb b
tax_app 22 dg p
tax_apply 1z 6v a
tax_apps 22 av c df h
tax_authori 1u 57 a 6x 8
tax_consult 1w av f h0 l
tax_due 22 9s a hw 6
tax_fil 1w av v em 17
tax_freelan 22 av g dg h
tax_help 22 df a dg 8
tax_lend 22 8w b
tax_let 1z av f
tax_numb 22 7a 1o
tax_offic 1i av y df f dg k em e
tax_pap 22 9c b
tax_payment 1w cq a
tax_prepar 1z av 1c
tax_prepara 22 av 10
tax_receipt 1w h9 u
tax_report 1w df c gr c
tax_return 1m 57 x av 1r dg 1l ej i gr a h0 r
tax_rul 22 dg 8 go a
tax_season 22 av g
tax_set 22 dg d
tax_social 22 em b
tax_work 22 4z 9 57 b
taxi 1j 48 t 5t f 77 c 8a o br g dp 10 ds 2d el h
taxi_app 22 ds l
taxi_driv 1z ds k
taxi_hom 22 dp e
taxi_women 22 ds w
tea 18 2j m 2s 2h 6e 2u 6h l 7f c 91 f cv f hi a ho b hp 17
tea_bags 22 6e t
tea_blend 22 6e t
tea_cak 22 2j l
tea_drink 1z 6e z
tea_lov 22 6e b
tea_shop 1w 2s o 6e e i1 7
tea_worth 22 2s 9
teach u g 1c i o j 19 15 s 1a j 1p 14 35 14 3v 8 3z q 41 1e 42 1k 43 k 49 r 75 13 7e u 93 l b4 c b5 c b7 b b8 q b9 h ba 17 bc w bd e be a bi 1e c5 o ck d cu r dy 8 f9 1v fq a g3 j ga z gp 1u hi c hj g hk t hm h i4 6 i7 q is a
teach_age 22 49 a
teach_begin 1z 41 8 ga 9
teach_check 1w bi f
teach_childre 1q 1p o 3v 9 49 e c5 g
teach_correct 1z 42 a gp 9
teach_first 1w fq a
teach_german 22 5d b
teach_group 1u j 9 hm 9
teach_help 22 49 h
teach_hobby 22 ba v
teach_hom 1w 1p 19 41 9
teach_ill 1u b9 c
teach_kids 1z c5 e
teach_languag 22 b5 f
teach_learn 1w 42 n 43 9
teach_leav 1z g b gp b
teach_lesson 22 f9 f
teach_let 22 35 a
teach_listen 1z 3v 6
teach_look 1w bc 9
teach_lov 22 i 9
teach_mark 1z gp j
teach_materia 22 f9 1a
teach_nearby 22 41 e
teach_next 1w 1a a
teach_own 22 15 9
teach_paid 22 hj 9
teach_piano 1z 41 q bc g
teach_pupil 22 41 p bi a
teach_read 1u 15 m gp 8
teach_sel 22 f9 y
teach_senior 22 cu r
teach_set 1z bc a
teach_shar 22 f9 f ga h
teach_spend 22 gp a
teach_teach 22 b9 8
teach_train 22 gp 9
teach_trust 22 93 a
teach_tun 22 dy 9
teach_upload 22 f9 m
teach_use 22 gp f
teach_used 22 42 9 f9 b
teach_wait 22 35 a
teach_wat 1z j h 35 9
teach_women 22 1a k 35 a
teak 1w 8p k hw 9
team s 1f f 2u u 3c k 47 e 4q d 58 a 5d m 5f 14 5k e 5n 1w 5s 1p 6x 9 96 9 aa 8 ay e b0 b b1 f b2 a bw b by e c4 m c7 x cd m e4 z e5 o ee m ef a er f et n ez h f1 16 f2 r f6 n f7 m fk 8 hd u hf f hs 8 il d
team_already 22 f6 b
team_cal 22 r a c7 i
team_chang 22 et a
team_company 22 4q a
team_cook 22 5n n
team_design 22 b0 f
team_documen 22 f7 a
team_event 1s 5n 1p
team_gam 22 fk d
team_headset 22 c4 h
team_hom 1z cw 7
team_keep 1z 2m b
team_know 1u aj 7 e4 7
team_lead 1n 5d e 5f k c7 b f1 10
team_learn 1u 1f 7 5f 16 hd 1f
team_meet 1z f6 n
team_night 22 o 9
team_off 22 6t a
team_ord 1z 1f 9 2u a
team_own 22 ee f
team_photo 22 bw h
team_questio 22 f7 a
team_run 22 ee a ga 8
team_send 22 6u 9
team_use 1z ez b
team_win 22 e4 8
team_work 1z 1f 9
team_writ 22 5s b
tear 1k 1g 7 1p 8 4e b 4n l d2 e hk a hm h i2 8
teas 1w 6e 1r bs b
tech 19 1a 17 9m 9 bb m bv b cu 10 er a fa g
tech_support 22 cu f
technic 15 10 1a 11 f 3k s 5b d 5c j 9e k 9l o bv e cc q dy z eb d f7 s fc 22 gu 1z h3 i h7 8 hf j
technic_br 22 3i 8
technic_chang 22 9m 9
technic_hom 22 9e a 9f 9
technic_lead 22 cc 10
technic_near 1z bv a fc 11
technic_own 22 dy 8
technic_scan 1z 10 g
technic_see 22 gu a
technic_sees 22 dy 8
technic_support 22 5c h
technic_writ 1w eb f
techniq 1u f h h b hj b
technol 1u 27 i cd g cu 1g
teen 1g 13 k c5 n d8 12
teenag 1c 6 a 13 w 1i 1a 44 j 49 h 7n d b8 r d8 n i2 w
teenag_talk 22 7n b
tees 1u 4q e ik 1j
teeth 1k x 8 10 8 1g c 7d 16 93 m d0 e
tel s 1t a 28 9 51 9 5z c 6w 9 7z g 86 d 87 a 8c 8 8w b 99 8 9k i bp n c6 b e2 e gc 8 gf d gy 9 hm c i1 f ie 7
tel_clean 22 c6 7
tel_din 22 30 a
tel_family 1w 87 a bp a
tel_him 22 dw 7 e1 8
tel_honestl 1w 51 9 dy 8
tel_lov 22 e2 9
tel_machin 1z 5z 9
tel_nobody 1z ev b i1 7
tel_oth 1u 8v a
tel_own 1w gy a hh 6
tel_parent 22 26 a 7z l
tel_room 22 6w a 9k a
tel_somebod 22 8i 8
tel_story 1s 20 a e2 8
tel_tel 22 bp a cx 7
tel_truth 1z ae 7
tel_wat 22 id 9
tel_why 1u hm 9
telehea 1w 7t r ft 21
telepho 17 1b 9 1i f 20 k 26 e 2c b 2f b 32 d 48 c 4u c 51 d 6l 9 79 e 7b a 7q c 7w a 7z c 81 7 87 d 8a c 8h 9 br l bs p d3 d d5 8 e6 l
telepho_lin 1z 7u a 7z f br f
telepho_list 22 8a g bs i
telepho_nev 22 85 9
telepho_night 22 2h a
televis 1w p l bi k ck k i4 e
telly 1z e3 f
temp 1n 14 q 8n 8 9n 8 ad 7 fp a i7 14
temp_agency 1w 14 e i7 e
temp_work 22 14 f i7 l
tempeh 22 6b 11
tempera 17 26 q 27 d 2u d 2v c 31 f 4b g 60 c 6o a 9g f 9k f 9n 1o a4 d ad c ae k ij i
tempera_flow 22 ij h
tempera_log 1z 9n i
tempera_logs 22 9n j
tempera_record 1z 9n i
tempera_staf 1z 9n d
templ 1u 4l 9 iu 9
templat 17 2z b 6s b at 9 ax 1w b0 f bg d bm d d3 9 d4 a d6 a e7 p ed d ej v eo g ep v eq c es c et d ey f ez e f6 d g1 14 gt d gy c h6 n hf q
templat_build 22 at c
templat_fre 1z b0 g ej f
templat_lawy 22 bm 9
templat_look 1z e7 d
templat_part 22 hf 9
tempo 1s g2 o
tempora 1u 52 1v ce a i7 1c
tempora_shop 22 52 18
tenan 1z bm y
tenancy 1q 3i q 75 b ax 10 bm z cv 8 db w gr 1e
tenancy_agreeme 22 ax y
tenancy_deposit 22 db n gr k
tenant 14 1e g 28 a 2b n 52 m 9a f 9k 1d ao b bm 2b db 24 dr f ff f g7 y gr 1y h6 h h7 1w hy a ib b
tenant_accept 22 db b
tenant_associa 22 2b a bm v
tenant_deposit 22 db n
tenant_enquiry 22 h7 p
tenant_heat 22 bm k
tenant_landlor 1r 9k b bm h gr h
tenant_let 1z bm 11
tenant_messag 1z 9k a h7 1f
tenant_mov 1u db g
tenant_phon 22 7w 7
tenant_rent 22 bm k g7 j
tenant_repair 1z gr 17
tenant_right 22 52 a bm 17
tenant_sav 22 g7 s
tenant_send 22 bm 9
tend 1j 19 g 2w j 3p 1i ab 7 c6 2s ep 1x gh b
tend_answ 22 c6 i ep m
tend_fit 22 c6 x
tend_respons 22 ep w
tenni 1r h n 4a p fk e hr 1m il n
tenni_court 22 h l hr z
tenor 1z du 15
tens 1r 2d o 42 f 7e 9
tent 1a 18 q 1x h 2z r 34 1g 36 y 4g c 73 19 74 a 92 19 9h 9 9s o bz 1b d5 9 e2 c iw c
tent_boot 22 73 9
tent_night 22 74 c
tent_rent 22 2z r 92 l
tent_rental 22 2z g bz e
tent_tablewa 22 bz e
tenth 1k 21 b 6b a 71 9 7s 9 7w f am 9 hn 8
term 12 1j i 1l n 3d j 40 a 41 h 49 j 4a i 52 m 5b c 6l v 6u g 93 b ax y bf b c5 o ca b dc s dn a eb c g3 x g8 c iv 8
term_lat 22 5u a
term_rental 1z 3d m 6u i
term_shown 22 2t a
term_start 22 1j i
termina 1k s j 2v a ew 16 i4 y
termina_chat 22 s j
termina_ill 1z i4 i
termino 22 eb 13
termit 22 hy 1m
termit_hom 22 hy g
terrac 1k 2b b 3m b 4q 8 97 9
terrac_hom 22 3m b
test o 0 9 1 m 4 f 6 9 7 s 8 c 9 d c 9 f e p o 16 h 24 c 29 f 2e g 2i e 3i b 3j 7 3k m 40 l 43 t 4l p 4r f 4z i 5c e 5k 1b 5w q 61 e 67 a 6a b 6c 9 85 1i 8i c 8t a 90 9 9k e 9o c ah a an e as b b9 c bh 15 bv d c9 f cb 9 cc h d4 9 ee 1g eg x f3 n fe d fs e gb b gk i gm d h3 x ij g il b iq n
test_acidity 22 67 9
test_again 1u 5k 8 b7 9
test_ask 1r 6 9 3s 5 6n 9 ai 8
test_attack 22 5k 9 f4 a
test_batch 1s 5w a
test_battery 1w 2c 8 ad 8 gf 8
test_blind 22 86 d
test_break 22 5k 9
test_centr 1w bh e
test_check 22 eg 9
test_childre 1w 2g 9 b7 9
test_choos 22 40 9
test_colour 1z c 9 4m a
test_contact 22 2e a 8s a
test_copy 22 5k 9
test_dat 1z 43 q bh 9
test_drink 22 2r 9
test_driv 1u bt d fe p
test_escrow 22 4z p
test_family 22 29 9
test_filt 22 4 a
test_fir 22 an 7
test_firm 22 5k f
test_first 1n 43 8 eg 8 f3 7
test_food 1z hh 6 ii 9
test_found 22 eg a
test_germ 1u 3 a a 9 6d 9 ah b
test_hom 22 p n 85 1b
test_hundred 22 2w b c9 9
test_kit 22 3k d 85 14
test_kits 22 85 11
test_label 22 61 a 90 b
test_laborat 1s 4 9 ij d
test_leav 22 17 b
test_light 22 25 9
test_load 22 29 f
test_long 1w 29 9 5v 9
test_machin 22 18 a cc n
test_mail 22 85 v f3 1f
test_materia 22 2e a fs a
test_nam 22 5k 9
test_need 22 4r a
test_noth 22 ee e
test_offic 22 f3 9
test_pack 22 fr a
test_pap 1w 5w j an b
test_patch 22 3j b
test_pay 1z 5k 9
test_piec 22 9 b
test_product 22 7 a 5k 9
test_questio 22 7 9 bh 9
test_read 22 gm l
test_recip 1w 6c e
test_record 1u 2q 8 e1 7 er a
test_referen 22 4z 9
test_releas 1z 7r a
test_report 1s 7 c h3 e
test_residu 22 61 a 6e 9
test_result 1p 7 i 85 f h3 12
test_rid 22 29 b
test_sampl 1z 4r 9
test_set 22 5c b
test_show 1z 2r 8 85 9
test_sign 22 5k 7
test_skin 1z 2d a 4s a
test_smal 1r 5k 9
test_story 22 32 a
test_strengt 22 f g hm a
test_tag 22 h3 g
test_tool 22 ee 1u
test_use 22 68 a
test_volunt 22 gk 8
test_wat 1r 3k r 6a 8 ab 7
test_wel 22 eg a
test_writ 1w 28 9
testimo 1z 5a x ea a
text w q h 1w a 58 d 59 v 5b 11 6w f ad f at 9 ax d be z c9 c dx a e5 g e6 e e9 w ea c eb f ec 1a eg j ep f er a es a f1 d f9 7 g3 9 gm 16 h4 s h7 m hc i
text_cal 22 5b b
text_certifi 1z 5b a 9m 8
text_check 1w gm 8
text_even 22 3r 9
text_long 22 f1 b
text_messag 1l af 8 e6 c f1 9 h4 d
text_own 22 9v 9
text_photo 1z 1q a
text_pric 22 5b b
text_proces 22 u b eb d
text_read 1w 5b d
text_rid 22 a7 9
text_sound 22 e9 b
text_speech 1z ec 1a
text_until 22 h4 e
text_written 1z e9 a
textboo 1s 1l 2u 1y o
textil 1g 4q a 54 7 5o g 6p f an o fh x ih j
textil_mil 1w 6p e
textil_must 22 4q a
textil_wast 1z an p ih j
textur 1m 3 b 3h l 6b a 9y 7 bu h i2 9
textur_hair 22 bu h
textur_wal 22 3h l
th i 1x d 1y a 23 c c7 a dc b dk 9 f1 e
th_chang 1s f1 h
th_don 22 f1 b
th_hom 1z 1x e
th_match 22 go 8
th_packet 22 y 8
th_stay 1u bs a
thai 1w e t hk a
thailan 1z ah 9
thali 1w 7j a
than r 17 a 47 a di c
than_anybody 22 2c 9
than_big 22 fs i
than_bought 22 ei b
than_br 1z 5 a cn a
than_chain 22 4c 9
than_cheap 22 7 a
than_expect 1z hx 9
than_fac 22 47 c
than_fee 1z 57 a 8u 9
than_first 22 di a
than_ful 22 65 b
than_half 1z gf 9
than_hop 22 25 9 2l b
than_ingredi 22 1 i
than_offic 1z 4u 9 f7 a
than_onc 22 2g a 9h 9
than_ord 1z 99 9
than_oth 1w 26 a 7r 9
than_plan 1w 1v 8
than_pric 22 30 a 8o a
than_read 1z er b
than_rent 1w dn 8
than_singl 22 6d a
than_th 22 17 e
thank 1d 91 o cq j h9 1m
thank_let 22 h9 o
theat 22 dv q
theatr 1h 39 l dv 2b dx l e3 1h
theatr_costum 22 dv f
theatr_group 1u dv w
theft 1j 1k f 3f 8 5q a 5r a 92 a 93 a 9b a ad a am 8 dn t
their 1c 5 9 9 a m b 6p a 71 8 75 c do 9
their_contrac 22 5m 9 5o 8
them 1h 2p t 44 g 45 16 c1 k hc 13 i5 b
them_product 22 hc c
themsel 10 w a 2x g 2z e 3f 9 47 a 58 a 5e b 5g a 5l b 5t a 91 a 94 b 95 a 96 a 97 c 9c b 9j a a6 8 bs b c0 8 c4 l h5 n hk 8
themsel_ask 1z 95 g
themsel_wed 22 2x g c4 h
theory 1q 43 1k bh 2r
theory_test 1w bh 1i
therap 1r q 11 u q z 1p 7f m 7m 14 81 w 82 m
therapi 17 e 1p k 16 z 27 1m s 7m 2f 7o d 81 r 82 1g as a be j bv a cw e fv k h5 j
therapi_client 1z e b z 11
therapi_near 22 1m c 7m h
therapi_part 1z 7m e
therapi_practic 1w z 1f 7m g 82 d
therapi_special 22 be i
therapi_talk 22 7m w
therapi_wait 1z 81 8 82 9
therapi_work 22 e b z a
therapy 1h e b k y z f 7i 9 7m 29 7n x 81 1t 82 1v as n cz 7 i4 1b
therapy_app 22 7m n 82 1h
thermal 1l n k 9g a 9k d fy d if 16 ik r
thermal_camera 1u 9g a
thermal_dron 22 if k
thermom 1w 26 s 66 d
thermos 1w 9e a ib 1h
thick 1h 9v a a1 a cr h
thick_pap 1w cr i
thigh 22 a a fv a
thin 1c m d 25 e 4l c 4u i 9p b cx 9 e2 b hk 8
thin_fil 22 4u l
thing z 17 g 18 1c 1c c 1f b 1h 9 1l a 1w u 1x o 1y 17 2a 18 2g b 44 9 55 c 7n c 8m r 91 a 9b s 9h 12 9j e cz h gd 1b ig a io 8 ip 8
thing_ask 1z 9h 9 dt b
thing_back 22 4g a hz 8
thing_br 22 1s a
thing_cellar 22 9b a 9h 9
thing_first 22 1z a 77 7
thing_fit 22 1f 9
thing_hand 1w 1c a 4o a
thing_kids 22 1w a gd k
thing_kitchen 22 8m 8 8t b
thing_must 22 8m 8
thing_nearby 22 gd d
thing_neighbo 22 9h 18
thing_nobody 22 1y a gt b
thing_not 22 9j a cz 7
thing_photogr 22 1y j
thing_sam 22 9h 9
thing_stand 22 8k 8 9b a
think 17 1f 7
third w 16 8 1g 7 6w 8 7c 7 9o 8 9u b ai 7 cd f db h di h ev 9 fv c gp b
third_back 22 4m b
third_book 22 7b 7
third_box 1z 5w 9 65 b
third_door 1z 5y a
third_floor 1p 9a d 9m a ff 9 ib b
third_lin 1z gp i
third_party 1u 7c 7
third_round 22 f1 b
third_says 22 9o a
thirsty 1r 1u 8 2r a 3l e
thirty 11 3 d 8 c b b 10 9 11 a 1u b 4e c 4g b 4s h 65 a 66 c 6e b 6n c 79 9 84 b 8p b 90 d a1 9 br b ca 8 cm g er e fb d g7 a gh d hz 9 i1 9 is 9
thirty_box 22 66 i a1 e
thirty_cas 22 10 8 11 9
thirty_fac 22 3 j b a
thirty_good 22 1r b
thirty_hom 22 br a
thirty_machin 22 4i 8
thirty_ord 1z 10 8 11 8 is d
thirty_piec 1z 4g 9 8p h
thirty_sel 22 4g a 4s b
thistl 22 ag b
though 1j d2 6
thought 1o 3u 7 65 9 7n r bj b cn 9
thousan 13 20 e 4u d 50 b 56 8 89 6 cm b d3 o eg 9
thousan_pictur 1w d3 u
thousan_piec 22 8f 7
thread 1k b 8 4i j 8d 8 8k l bv x
thread_button 22 4i 8
thread_wax 1z bv c
threat 22 4v g
thresho 22 cw l
threw 22 gg 9
thrift 1z 4f 15
thrift_shop 22 4f f
thril 22 4x e
throat 1w 6f l cz 7
thron 22 1o g bz i
through 22 66 b a3 h
throw 1b 17 f 62 b ag 7 cf 9 hh p hl 9 i9 a ig g ii b
throw_away 1l 17 e 62 a cf 8 ig b ii a
thrown 1d 1q 9 20 b 2v k 6s 15 8r 9 ab 7 f0 c i9 d
thrown_away 1h 2v g 6s q
thu 1w x a 10 8 11 9
thumb 1j 18 a 4o f 7j 8 cs 8
thund 22 78 6 7b 8
thuring 22 hu 6
thursda u 13 b 1w j 40 a 4a b 4e a 5n b 5u a 5x d 5z 9 7m e 7u d 89 7 97 c 9q 8 ab d ar c bo b bs h cc a cf c dy 9 e6 e ex a fa 8 fz a gd v gl c hs 5
thursda_ben 1z 7m e
thursda_match 22 bj c
thursda_omar 22 ex d
ti 1w 2p k
tick 1h 9l 8 9n n g6 9 gv b hy c
ticket 16 1v a 1w 1f 33 c 37 f 39 m 4j f 5c 18 6v 2y 70 a 88 s 8j i e3 c e5 1o eg b fk g h7 w
ticket_cod 22 8j a
ticket_event 22 1w g 6v 14
ticket_money 22 6v i
ticket_onlin 1z 6v f
ticket_sal 1z 1w g 6v r
ticket_sold 22 6v f
ticket_solv 22 e5 a
ticket_wait 22 6v a
tid 1q 35 e 6z b 78 9 8n a ae 14
tidy 1h 3f d 96 a 9j m eo 9
tie 1j 3 b 50 9 9m 9 9z 8 hi 7 ip 8
tie_both 22 9m 9
tie_money 1w 3 a
tied 1k 3f 9 4c a 9w f ge e im 7
tied_siz 22 4c 9
tier 1j 2p v ap b
ties 1u 9r b in v io a
tiffin 1u a3 k a4 j ht l
tiffin_servic 22 a4 h
tigernu 22 2r a 6h 9
tight 1e 4s k 56 b al c en u ho 7 ik f il r
tighten 1z 97 9 if 9
tigriny 22 51 7 bh b
tiktok 1i 50 h c9 x ck p e8 w hg i
tiktok_ads 22 c9 v
til 10 b 8 r a y j 18 m 1c g 1r d 3j e 52 d 55 b 6r c 70 n 7z a 9c q 9h a an 16 cw 7 dc b ea m ed t el m ey e ez b gt f gy z i8 c ig 10
til_buy 22 6m 8
til_card 22 r f 55 9
til_cut 1z 18 e 9h f
til_return 22 dc h
til_roof 22 3j j
til_system 1z 6r i 70 f ea o
til_tuesday 22 55 9
tilapia 1w ae y
tilapia_pond 22 ae g
tilt 1u k a v a 29 c
tim 1e 4i z 7l 9 7r w et 9 fk i g6 9
tim_ticket 22 fk k
timb 1q 1c a an d ao 20 ap j ig v
timelin 1u c4 1v ep i
timelin_suppli 22 c4 q
timeshe 22 et 26
timetab 1j g m s w 2x p bf x ds 9 g3 t
tin 1d b i 6d 19 6f o 8m c a1 p cz d d4 c ew j fr e fy i
tins 1k 4 8 3h d 6d z 6e c 6f 16 86 j fr 9
tint 1w 4 a d i bv k
tiny 1e 73 r ao 15
tiny_hous 1z 73 t ao 11
tip 1g 7i 9 8o a 8p 9 ci e cq l ew p g1 e g9 i gd o hx 18
tip_keep 22 8o a
tips 1c 1v k 1w k 24 b 3p 6 9t 7 ci d co f fq f ga i gd 16 ir h
tir 1b v c 17 a 1g o 52 8 7j 9 85 h 9u b ab b be f c9 j ch a
tir_parent 22 1g v
tiruppu 22 ig a
titl 1b l d p 9 7y f 8w u cm e ff g i6 e
titl_pap 22 ff j
toast 1g 17 11 9x k au j d5 1h
toasty 22 2j a 3b b
today o e a k 9 l 9 z 9 16 9 2d 9 2k c 2l 9 2q d 3a b 43 9 44 d 5c b 5e f 6y a 7e a 7g c 8n b 8r 8 8w a 91 b 95 b 9e a a5 9 ai 9 bf a dk 9 ed 9 eo c fc b fm d fn a fo a fz 9 g4 a hc a i7 e
today_bil 22 9u a
today_bottl 22 ai 7
today_learn 22 43 e
today_mov 22 7h a
today_not 22 de a
today_noth 22 ai 7
today_siz 22 8n 8
toddl 1b 1g 12 1k u 3z w 4a w 4d j 61 14 c5 f hn 1y hq 1l ix e
toddl_café 22 hq o
toddl_meal 22 61 14
toddl_parent 22 hn b
toe 1n 4h o 4j f 9v c ik v
toe_box 22 4h h
toes 1z 7g a
togeth v z b 13 9 17 o 19 m 1i 9 37 i 4v z 8e c b3 a be d bk g bl c bx a cj 8 co q cv k dd f dp r hj 9 hk a
togeth_cook 22 72 9
togeth_count 22 1v 9
togeth_first 22 2s 9
togeth_group 22 co b dd k
togeth_residen 22 dq a
toilet 1g 2j a 3b 9 3g u 3x a 9w t cw 9 gv k it r
toilet_light 22 9w b
toilet_pap 22 it v
toiletr 22 3c j i4 c
token 1u 7y m cc 9 df q
tokyo 22 dt 9
told w 1e b 3i 9 3n e 7d 6 7i b 7s 9 84 8 85 g 87 j 98 9 af 8 bp g cq c d5 b ef b gg 8 gx a ij f
told_beforeh 1z 88 8
told_childre 22 87 a
told_first 1z 87 e
told_look 22 7m b
told_night 22 89 9 ij 9
told_onc 1q gn 8
told_phon 1w 3n f
told_someth 22 85 9
told_wel 22 85 9
told_word 22 ai 7
toleran 1u 1 i 3l o
tolerat 1w 1 8 a2 n fr c
tom 1f f d 2x i 50 b 5d c
tomato 1c 19 f 5p g 75 f 86 e 8c 7 8i 1g 8l a 9z y a5 d ac 8 hv a i0 d
tomato_sauc 22 9z t
tomorro 11 17 c 2o k 2u a 35 9 48 9 4t h 5e e 5i c 5y a 6j c 6q e 6z 9 8r 8 9a b 9u c bf 9 fb e fc a ht e i7 a i8 9
tomorro_empty 1u bf c
ton 19 3 1a 1h j 28 b 4w 9 ah s aj t cf q e9 l es j
tongu 1o 65 c 7m b bd m cl 9
tonic 1r 6g 9 6h l aa 1f
tonic_syrup 22 aa m
tonight 12 1w x 25 c 28 8 2m b 39 p 5l i 65 e 6r b 74 a 77 7 7z j 99 i 9k a 9r f 9w 9 br d i7 a
tontin 22 dd 1i
took 1a 3s 6 6q 8 77 6 7p b cn c hj 7
took_last 1z 1l 7
took_pictur 1z do 9 hj 8
tool u x 9 y d 18 1i 5g c 5q i 6n a 6q d 6u p 6x 8 8b 1c 8l c 8m t 8s 1c 9h 1k 9o 24 aq c be h bv f c7 e c8 a c9 k ca x cb m cc b cd e e7 o e8 a e9 h eb z ee 1a ef t ei a ej m el a en j eq e f0 g f1 j f4 i f5 a f6 d g0 r g4 8 gb h gp f h1 11 h2 t h5 g ha n hc n hf u hg t hi a i0 7 i5 13 i6 y id u
tool_borrow 22 18 a
tool_build 1z cb r hf i
tool_check 22 9h 9
tool_collect 1z f4 t
tool_connect 22 cb e
tool_disinfe 22 c 9
tool_find 22 50 9 5g g
tool_learn 22 en a
tool_lend 22 18 m 9h 1h
tool_library 22 18 28 9h 9
tool_list 1z 9o 9
tool_machin 1z 9o 17 c7 d
tool_mark 1z gp 9
tool_memb 22 18 m
tool_not 22 be b
tool_off 22 96 9
tool_phon 1z ej b go a
tool_podcast 22 az b g0 c
tool_post 1z hg 7 i6 8
tool_project 22 8b v
tool_rental 22 5q m 9h k
tool_says 22 gp 9
tool_scan 1z f5 h
tool_shar 22 9h x
tool_stor 22 9o 18
tool_tags 22 9o 10
tool_team 1z 5f a f6 g
tool_tool 1w 9h c
tool_watch 22 ca n
tool_work 22 aq 9
tool_writ 1u 9o 9 b8 e
toolbox 1q 8b 1s 9o n gs n
toolbox_talk 1z gs k
toolmak 22 6q i
tooth 1m 10 1a 11 d 1o s
tooth_shad 22 10 u
toothbr 22 9 1d
toothpa 22 9 22
toothpa_tablet 22 9 y
top 11 4m g 4r 9 8p 9 8z b 9x a ac 9 cf b dy c g7 i il b io n
top_backpac 22 io q
top_bottom 1z 4m c
top_shelf 22 8z 9
top_ups 22 4u 8
topic 1f 40 h 5f g aq c b4 h b5 h b7 15 b9 t bf c e9 f f2 d f9 k fl 9 hc g
topic_let 22 b7 a
topping 1z 2s r
tops 1n 4m 9 4r 16 ip q
torch 1z ae j
torn 1j a a 4e a 4j c dw 7 fy 9 hg 8
tortill 1w 64 a hk 1g
tortois 1u 4l 9 cl 9 dz 8 fy b
tot 1m 4g u hn 9 io 1i
tot_bags 22 4g l io h
total 1k 3n c d9 9 ej b eu h
touch 15 3h g 3s 8 8s h
touch_ask 1z 3s 6 4p 9
touch_money 1w 7x 8
touch_visit 22 3h a
tour 1a 1v c 21 t 33 2m 37 x 38 l 3e t 3x 1d 6w x 6z 2a 76 17 77 d 78 10 e0 7 gx 1d h2 1c
tour_book 22 6z 1s 78 9
tour_company 1z 3x c 6z m
tour_floor 22 h2 u
tour_guid 22 33 m 6z k
tour_operato 1w 6z 1l 76 b
tourist 1a 33 w 3d v 6u a 77 6 79 14 7c x 9s c dn a dt j hk 14
tourist_offic 1q 33 8 dt 9
tourist_tax 1w 3d j
tournam 1m 8g 8 by n go b hm 1h hs x
tow 1m 5q a 8f a dq k gk 7 hr 8
toward 1u 1d 9 93 d
toward_buy 22 93 a
towel 1c 4 9 d d e f n g 28 e 3c n 5o w 6t l 90 k 99 c bi d bu s cw a cx a it c
towel_mis 22 5o b
town t m d 1b e 1r f 32 f 33 d 39 a 52 e 55 i 5o 9 64 b 6m b 6u a a5 9 a6 b bk r bl a c6 9 ci t do 9 ds h dy 8 e3 m eh b gd n ge 11 gf 9 gg 1b gh d gi q gj i gl s hq a i3 a
town_authori 22 9s a
town_chang 1z 3b 9 52 9
town_clean 22 3p 7
town_clerk 1z ge 9
town_council 1u 1e 8
town_don 22 6m b
town_festiva 1w 1b b 23 9
town_foot 22 p h
town_hal 1l 51 9 7a 8 c6 d gg c gl p
town_keep 22 ge 9
town_landown 22 2k 9 2q 9
town_lawy 22 gg 9 gi 9
town_market 22 52 d
town_own 1z 9w 9 gg d
town_pay 1z ds g
town_plan 22 gi k
town_report 22 gg r
town_shop 22 1r b ds a
town_sit 22 n 9 e3 8
town_stand 22 34 c hz 8
town_talk 22 eh c
town_use 22 2j a
town_walk 22 33 e
town_wheth 1z g b hj 8
townhou 22 74 9
toxic 1z hy 8 it t
toy 1j 45 a 6n e 8b e 8f 7 8t 1j 8u 26 8v k 8x b bx h fs 19 gc 14
toy_family 22 8t a 8u a
toy_safety 22 8t a 8v b
toy_shop 1z 45 9 8b e
toys 1e 2a b 45 9 8m 7 8t 2g 8u 36 bx i bz n
toys_family 22 8t a 8u a
toys_onlin 22 8t g
trac 1j 5u a 5w f 69 9 71 g 7q f ap 1k dk 9
trac_batch 22 5w 9 71 9
trac_fish 22 ap r
traceab 1o y c 10 9 ap 1w
track w 10 e 1z c 22 g 23 n 25 j 2c b 2d l 3v 5 6q j 6s c 71 h 7f j 7i d 7j c 7k z 7l c 7n q 7r w 7v 9 84 j 9o 1e ap k at 9 bn v co j cp d d6 k df 18 dh m dk d du u et 1g ex 11 fw 1j g0 c g2 14 gc a gn 19 gw n ie a iw f
track_app 1z 7r z d6 h et g
track_calcula 22 3v 9
track_choir 22 du i
track_collar 22 fw m gc c
track_driv 22 gf 9
track_indepen 22 g2 f
track_product 22 6q l ap i
track_smal 22 ex x
track_softwar 22 9o 8 ex f
track_spend 22 d6 i
track_streak 22 7s b
track_subscri 22 dh p fw h
track_system 1z ex e f5 9 gv a
track_track 1w et f g2 a
track_voic 22 du 8
track_watch 22 2d g
tractor 1i 5q 20 6p 1b 9w 9 ac 11 af 2r ag f id n
tractor_driv 1z 5q u
tractor_hir 22 5q m af 1g
tractor_own 1z af p
trad w 1y a 2i a 2l b 4n g 4v f 4x a 58 d 5h v 5p q 5u b 69 9 6d a 6n 9 75 15 8g 1b 8z a 9c a 9l b 9q b 9v 9 al e am e aw i bb t c6 8 ch a df o dg i e6 b e9 b eh 1g ei e ej c eo a ew g f5 a fh 8 g8 15 ga 10 gt 19 gu a h3 t h5 d ig a
trad_account 22 e8 b
trad_associa 1k 9q b
trad_authori 22 95 a
trad_card 22 8g 28
trad_client 22 59 9 e9 b
trad_count 22 e6 b
trad_fair 1f 4v 8 5h d 8z c ei h
trad_firm 1u h3 o
trad_hous 22 75 1p
trad_link 22 ea b ex 9
trad_pay 22 5p b
trad_permit 22 2l b
trad_post 22 am g
trad_region 22 ew b f3 9
tradesm 1q 13 9 3g d 95 o ar i eh 1f
tradesm_coach 22 13 9 ar h
tradesp 1n 3g l 95 x eh q gt b h3 i
tradesp_find 22 3g c 95 g
traditi 1n b3 b e0 8 hi d
trady 1w f2 c
traffic 1c 27 p 5t d hz 7
traffic_light 1q 27 p
traffic_rul 22 5t 9
trail 19 n n 1k 8 21 1q 29 g 2k m 2l y 77 w 9s f ac e b3 h c0 w e3 r i8 e
trail_map 22 21 r
trail_run 1z b3 m
train n d c f 1h s k 13 c 14 m 16 e 1a r 1g b 21 d 2d f 37 o 3p 7 3w h 3z b 47 b 4h e 4x 1d 4y z 51 c 5e t 5f 1f 6p a 6x c 76 b 7g y 7h s 7m a 7o a 81 a 82 a 83 s 86 f 88 i 8u b a0 g a2 l aq p au s b1 n b2 14 b3 n b9 8 bo 9 c7 l cd z cf 9 cn g cv d ds 9 dt e dy e ey 12 f3 w fd h fj 9 fq 1c gk e gq 9 hd 17 hl j hm s hy 6 i4 9 il j ip p
train_accept 22 9g b
train_advic 22 7g 9
train_alon 1z f f b2 b
train_app 1s s j 4y 1b 7g t ey y fq f
train_apps 1u f e b2 a b3 9 fq f
train_bit 22 a2 k
train_certifi 1w hd i
train_check 22 hl 6 hm a
train_childre 1w 82 i cl 9 hl 9 hm a
train_client 1z f w s k
train_coach 1z hm a
train_compani 22 3w h
train_company 22 5f h b1 h
train_cours 1z s 9 hd s
train_dog 22 fq n hy 9
train_employ 1u 5f 14 aq e ey l f3 i
train_exercis 22 7g b
train_firm 1z au c b9 8 hd e
train_frontli 22 ey x
train_group 1r b3 k
train_gym 22 f r 7g f
train_hom 22 f a
train_hotel 22 4y i
train_hygien 22 d a p b
train_journey 22 37 v
train_kids 22 4a a ip h
train_know 22 4x a
train_lat 22 2h a
train_lead 1z b2 7
train_liv 1z cv 8
train_manag 1u 4w a 5f 17 hd j
train_model 22 er c hg 8
train_must 22 ey b
train_near 22 f z fq h
train_need 1z 30 a
train_next 1z ey b
train_nobody 1z 13 g cf a cg 9
train_not 22 i4 7
train_noth 1u 1t a 7n 9 ee 9
train_offic 1z b1 w
train_onlin 22 7g k hd j
train_own 1u dy 8
train_paid 22 6o b
train_park 1w b2 1k
train_part 1s f c 6p m
train_person 1z n 9
train_phon 1z 4y h
train_plac 1w 16 f fd u gq l
train_plan 1p f q 7g g b3 u
train_real 22 4x h
train_recomme 1z fq a
train_record 22 gk 8 hd p
train_refug 22 14 t
train_rent 22 fj i
train_second 22 3p 7 fo a
train_sel 22 5n b ip a
train_set 1z 8u s
train_shop 22 4y i
train_smal 1z au a
train_softwar 22 ey i hd f
train_spar 1z 1o 7 44 a hz 8
train_staf 1l 4y n aq c ey 1a hd f
train_stand 1w 45 9 5e a
train_station 1s 21 9 6i 8
train_supervi 1z 3w 7
train_team 1w 5f t
train_technic 22 9e a hy 7
train_therapi 1w e a
train_treat 22 a2 p
train_visit 22 1o 8 9u d
train_volunt 1w cv 8 i4 8
train_work 1q 4x j
train_workpla 22 5f w
train_writ 22 s b
train_young 22 i4 8
traine 1z 5i o cv 1b
trainin 1r 4x 13 4y d 7j j
tram 1h 6p o bh m bl e br d cl j
trampol 1q h m fk l hq 1t
trampol_hal 22 hq r
transac 1n 4u 8 df u dg 8 ek z ev q
transcr 1k az 8 c7 u d1 c ec 1z f6 1j g0 i
transcr_sal 22 c7 q
transf 1a 6v i 76 d 77 18 7v w d2 w d7 11 da d de 1x dt j g1 e
transf_ussd 22 79 7
transit 1s 9a e 9f b as i i1 8
transla 1a 3v b 51 f 5b 3i 7d 6 ce i eb 3m gi a gm o
transla_court 22 5b w
transla_documen 22 5b i eb r
transla_manual 1z eb 17
transpa 1n 1c p 3q u ap i
transpl 1w 7d 1p 7p c id a
transpl_istanbu 22 7d m
transpo 19 21 i 43 8 48 q 6h c 6o i 8a 2e d6 d gn 1k gw b ic j
transpo_attenda 22 gn v
transpo_authori 1w 43 9 dp 9 ds 9 gw 9
transpo_book 22 8a 1e
transpo_cost 22 ig 9
transpo_servic 1z 31 b 8a i
trap 1o eg h f3 a id q
travel w 5 e e k 1p c 1v 1o 2y d 30 e 33 k 36 1f 37 1m 3x y 47 d 5e g 5l b 5n c 74 x 75 k 76 1f 77 7 79 1j 7d r 88 s 8u c 9i h ca a d3 9 da f de 9 dt 19 el u f7 h fo e go c h5 d hk r io i ix k
travel_abroad 22 79 g 7d 19
travel_agency 1s 1v m 37 j 79 6
travel_along 22 4e a 76 8
travel_book 1u d3 e dt 9
travel_booking 22 1v 9
travel_cot 22 8u e ix i
travel_cots 22 ix m
travel_data 22 79 x
travel_design 22 37 v
travel_disabil 22 76 v
travel_expens 22 da l el q
travel_extra 22 94 b
travel_fair 22 1v 9 36 a
travel_family 1w 1p i
travel_group 22 37 11 88 8
travel_guid 22 1v m
travel_insur 1z 2x a 36 9 hz 8
travel_leav 22 1v 9
travel_pay 1z go i
travel_plan 22 1v 16
travel_really 22 1v f
travel_rout 22 1v k 79 7
travel_stand 22 dt b
travel_visa 22 3x 7
travel_work 22 5l b
tray 1g 12 9 2w a 62 a 8c 8 ab x i4 7 iv m
tre 16 3s 12 3u 8 6f w 6o b 73 n 98 b ad a aj 1a bp h cv 7 d1 1h fs i ge p gi a hj 9 hv f hw 6 hz 2n
tre_copy 22 d1 9
tre_family 22 hz 13
tre_hous 22 73 k
tre_plant 1w 3s e aj r
tre_rent 22 hz 1a
tre_tre 22 hj 9
treadmi 1s fv x iv j
treasur 1h 32 r 45 10 6w 8 6x i 8j d dd s h8 h hs c
treasur_hunt 1w 32 k 45 w 6w 8
treat 13 k o p f 1d b 2d c 2q d 3v 5 5w 9 7m d 81 6 a1 i a2 1v bx n fn a fv o gc s hy 14
treat_box 22 a1 h a2 h
treat_diagnos 22 be b fv a
treat_dispens 1z gc u
treat_dog 22 a2 j
treat_dogs 1z a2 q
treat_fairly 22 ex 9
treat_letterb 22 a2 h
treat_must 1z 81 8
treat_patient 22 k s
treat_sensiti 22 a2 h
treat_singl 22 a2 a
treat_squeaky 22 bx f
treat_twenty 22 d a p b
treat_video 22 7m b 7t b
treatme 18 d 1c k 16 r c x d 11 19 3l c 3o k 7d 1i 7m b 82 a bv z fu n fv 13 g4 q
treatme_budapes 22 7d n
treatme_don 22 fu b
treatme_not 1w g4 v
treatme_plan 1w 11 u 80 8
treatme_possibl 22 fu b
treehou 22 73 2h
trek 1q 21 t 77 1c fz y
trek_wood 22 fz d
trend 1r 27 8 7f q
trend_instead 22 7f f
tri 18 4l b 8m k cx 9 cy 8 cz 8 eg c g6 u i2 6
tri_bought 22 4p a
tri_drop 1z 7r a
triag 1s v q x p 7z 1c cf 15
trial 13 i d w 1z 14 w 25 c 2f j 3a m 41 c 4a s 4r a 5d a 90 d ay c cv 9 fd j fp o
trial_cal 1z 2f e
trial_clas 1w 4a o
trial_lesson 1z i i 41 c
trial_night 22 25 9 90 b
trial_patient 22 w u
trial_pay 22 14 9
trial_period 1w ay b
triathl 1z b3 s
tribal 1w 4k a
tribut 22 3t 1x
trick 1l 1i 9 87 b h1 k
tricycl 22 2k 13
trig 1p 84 1e
trig_attack 22 84 p
trik 1z ih a
trim 1l 96 y 9v 1f bu v fn n
trim_hedg 22 96 f
trio 1u 39 j dx d
trip 12 1s b 1v 26 36 19 37 1v 38 1o 3g f 3x 1b 5n j 65 c 6m d 6y g 76 1f 79 c 92 e b3 e d1 e d7 9 da u do u el 18 fo b gw k
trip_end 22 36 a
trip_friday 1u 1s d g3 a
trip_friend 22 37 m
trip_money 22 el c
trip_part 1z 38 b
trip_plan 22 1v 2f
trip_sel 22 38 8 ig 9
trip_togeth 22 37 s
trip_wheelch 22 76 q
trip_work 22 el c
trivia 1u cn 15 e4 2v
trivia_evening 22 e4 p
trivia_night 22 e4 12
trolley 1s 17 a 7q h
trombon 22 dw d
tropica 1z 8q b
trot 22 fz b
trous 1g 6 b 1t k 4c 1a 4d r 4n 1j 4o h 8e d cy 1l il q im n
trous_cut 1z 4n a cy d
trous_jacket 22 4n b
trous_women 22 4n l il i
trout 1w 8n l ae q
tru 1e 2c 8 3v 7 8j 8 c2 b c6 8 c8 l cj c f4 m i6 e ie g if e
tru_crim 1z cj d
tru_fals 22 2c 9
tru_pric 22 c2 c
tru_profit 22 i6 h
tru_somebod 22 if 9
truck 17 2l 29 4g a 5p e 9w 29 a3 15 a7 b a9 k ak u ao d c0 c fe b gw 1a i8 24 in e iw d
truck_caps 22 in j
truck_driv 1z 9w 14 av 9
truck_own 1s 2l 9 i8 s
truck_park 22 9w 2i
truck_stop 22 9w w i8 9
truffl 22 69 q
truly 1r 18 9 79 9 bg 9
trumpet 1z dz 1u
trunk 1u 4m r iw s
trust z z b 16 9 3n 9 3y p 5j 8 5w a 95 d ae 8 dd l ek 9 eq b f2 b fc h fi d fo a ht 8 ip 9
trust_buy 22 1 9
trust_choic 22 39 a 8y a
trust_lock 22 5p b
trust_stand 22 3y a 3z a
truste 22 7y o
truth 1u 1t b ae 9 at 9 bn b
try w 6 9 2h b 4c c 4h b 4l u 4r 9 4s e 6b 9 ba b cx 7 ea d ec 9 eg e ga a gh 9 hh 6 i5 k
try_again 1c ea a
try_first 22 5v a
try_hom 1q 4l 9 4r d i2 7
try_onc 1w 6b b
try_pair 22 6 a
try_real 22 ga d
try_slow 22 r a
try_thing 1z 2o a
tub 1d 1 15 9 g n p 2q d 3c j 3k f 7b m bz c cy 6 ih g
tub_hir 22 7b g bz e
tubs 1o 2q 1a ih w
tue 1q 2w 9 48 9 7x 8
tuesday u f a n a 1b c 3a c 3e 9 46 a 5a f 5d 9 5f b 5z f 8l a 94 d 96 c b1 a bs e c5 a ch k cs e du 6 dw 9 e4 8 e8 e ee 9 fp e fu c hh 7 hp b
tuesday_friday 1r ee e fp i
tuesday_group 22 fz 8
tuesday_night 1z 2v 9
tuesday_send 22 5e f
tuition 1u 41 9 g3 s
tumbl 1z 2c c hn 9
tun 1g 93 h bc p ck a dy 3f dz 9 e2 g
tun_postcod 22 1u 9 dy 8
tun_twic 22 93 a
tuna 22 hp 8
tunisia 1z 5d d
tunnel 1w ck 9 cl h
turban 1z i2 m in l
turbin 22 1e b if q
turf 1w 3l 1g 96 9
turkey 1o 7d 10
turkish 1m 64 n a1 h b5 l dj 8
turn v m a p a t a 1z 9 23 9 26 d 3s 9 6z a 8m 7 8v e 90 a af a as e b6 a bf 9 cg g cr c dd m eu f gn 9 hd k hg n hr c ib n
turn_back 1z 21 a
turn_empty 1z 52 9 hr a
turn_good 22 2b a
turn_pag 1u 7k 9 cr f
turn_phon 1z 4u 8
turn_round 1q 90 f
turn_structu 1z eu l
turn_webinar 22 hg h
turnov 1g 3c 18 5s b ay h
turnov_clean 1z 3c t
turntab 22 e1 22
tutor 1e 15 f 40 2y 42 u b4 2k b7 q b9 s be r f9 d h5 m
tutor_centr 22 40 f b4 f
tutor_even 22 b9 i
tutor_exam 22 40 x b4 k
tutor_group 22 40 k
tutor_learn 22 15 9 b7 g
tutor_onlin 22 40 x 42 f
tutor_pupil 22 40 q b4 k
tutor_smal 22 40 b
tutor_subject 22 40 f
tutoria 1z aq f ba l
twelv z 1x c 21 c 23 9 2c a 2t b 4p b 4w c 51 e 65 c 6p d 7o j 7s d 7w g 7x a 81 c 82 a 8d 6 8f 8 8y b 98 9 ai 9 bb c bc 9 dk c du 9 e1 c en c f9 8 fs b gi f i2 7 io 9
twelv_cars 22 dm 9
twelv_childre 22 82 9 hm a
twelv_clean 22 51 g
twelv_door 22 5y b
twelv_guest 22 38 a hk 9
twelv_hand 22 8s a dk b
twelv_nam 22 e3 8
twelv_own 1z 9v 9
twelv_pag 22 cr a
twelv_part 1z 6p b
twelv_sel 22 4p a ai 9
twelv_story 22 98 f
twelv_strang 22 21 a 2t 9
twelv_therapi 22 82 9
twentie 22 12 h
twenty x 1 a 2 a 7 a 1b c 1k 8 1n 9 22 a 25 a 28 b 2d b 3b a 3v 8 4d b 4h a 54 9 5h g 5i d 5w a 65 c 7n g 89 c 8c a 8m 9 8n 8 8q a 8s f 8v c 91 a 99 a a2 8 aa 7 bd b bm a cp c cx 7 d2 7 dz 7 eq c g2 8 gf a ik 8 il 9 im 8 ip 8 ir 8 iu 7
twenty_bik 1z dl a
twenty_box 1w 5w 9 aa b
twenty_buy 1w 7 9 5h p
twenty_cars 22 22 9 dp a
twenty_childre 1z 1n f 4d a
twenty_family 22 4d a
twenty_hom 1z 28 9 iu c
twenty_househo 1w 1r a hu 7
twenty_kitchen 22 8c 7 8s a
twenty_nam 22 dz 7
twenty_night 22 73 a
twenty_own 22 22 9
twenty_part 22 5i c
twenty_patient 22 89 9 a8 8
twenty_questio 22 7n j
twenty_real 1z 5i b eq a
twenty_sel 22 79 7 90 b
twenty_story 22 ba a
twenty_vehicl 22 gw a iw d
twenty_wear 1z 2d a 4h 9
twic u a d j 8 13 9 3o a 4b b 54 7 5m b 5o c 6m a 6o 9 7k b 8f 7 ag 7 be a cd a ds b ee b hl 7 i4 e
twic_back 22 en b
twic_daily 1w 8c 7
twic_family 22 a a
twic_last 1z ia a
twic_long 1u be g cm 9
twic_somebod 22 ag 8
twic_weekly 1s hh 7
twiligh 22 3e t
twing 22 h a
twist 1w 8e 8 8t 9 cn i
ty 22 id a
typ 13 0 e 2 y u h 5b b 7j 15 9m e 9q b b4 n ca a d0 8 eu r gs b gt b h6 d
typ_diabet 1u 7j u
typ_friday 22 9m e
typ_offic 22 eu h gs g
typ_onlin 22 hz 9
typ_room 22 da 9
typ_until 22 9m 9
typeset 22 b0 p
typewri 22 d5 u
typical 1m 1z b b4 a
tyr 1h 22 c 4g k 9p 1d bt t di d dl q dm 18 gw 1c h5 k iw e
tyr_chang 1z 22 9 dm w h5 l
uber 1u 2n 10
uganda 1h 4u 8
ugc 1z 50 n 58 p c9 s
ugc_creator 22 50 i 58 k
ugly 1n eu b
ultraso 1p v 13 28 9 3t 8 cd v gf 9
ultraso_pictur 22 3t 8 cd 9
umbrell 1s 33 d 5g c in j
umpir 1u go 2u
umpir_youth 22 go v
umrah 1z 3x 2e
umrah_journey 22 3x p
ums 22 g0 u
unanswe 22 h4 14
unask 1z 1c e 56 f 82 c
unatten 22 2v z dt f
uncerta 1z ek r
unchang 1z 80 b cf e d9 9
uncl 1j 1o c 20 e 3r e 6f 9 82 7 d1 9 d8 9 e4 b hm h
unclear 1u 11 h 5e a 7t a cd 9
undat 1z 8x 1k
undat_plan 22 8x 10
underbo 22 bt a
undergr 1u dr a
underne 1w 24 b
underpa 22 2f h
undersh 22 2d b ik m
undersi 22 8p a id a
underst 13 1m 9 7a 7 b5 d bd i ec e f6 e ga j gm 12
underst_everyth 1z 1m 9 bd d
underst_let 22 gm j
underst_word 1z b5 b
underta 1o 3q 1z 3r m 3s u 3t h 3w 8 9q 27
underta_form 22 9q 14
underta_ord 22 3s 6 9q j
underta_show 22 3q 9 3s 6
underta_underta 22 3q i 9q j
underwa 1z ae a fv z
underwa_treadmi 22 fv t
underwe 1q 6 1z 4s 2s cx 1m
underwe_men 22 4s n cx 8
underwr 1u 4u p aw k
undo 1w aj a bn 9 cb f hf 9
undon 1z 8k b bs n
undy 1z 4p i 8d d
unfair 22 4u e ea f
unhappy 1s at 8 hc 1r
uniform 1k 1j 2w 4n 1o 5o 26
uniform_restaur 1z 4n k 5o v
uniform_school 22 1j 16
uniform_shop 22 1j k
uniform_siz 22 1j q
uniform_swap 22 1j q
union 1l 1l 8 7v b 7x 9 9k a bf a dd f g8 d
unisex 22 io a
unit 16 26 b 3f g 6o b 9b i 9j c ao l b9 9 cc 9 h6 j
unity 22 ef a
univers 16 1a k 1l 15 5i c bb c bf e bg 1y bl a br a cd a fa i gq q
univers_car 1z cg 9
univers_library 1w 3b 9 bf 9
unknown 1m w a 1z 8 7q v 87 a d1 9 eq c
unles 1p bs d ee i ev d
unlimit 19 b0 i
unlimit_design 22 b0 n
unload 1s 9a g gx l i8 l
unlock 1n 1i 18 b4 8 dr 9
unman 1z 55 14 fk i
unnotic 22 cb c
unopen 1u 65 b 7x h 8b 8 8j 8 ah 7
unpack 1u 9a c ii b
unpaid 1o 4t 19 am 9 es 13 g3 9 g4 j gk c
unpaid_invoic 1w 4t x es z
unpaste 22 6c l
unpick 22 4o b
unread 1z 4u d 8w c
unreada 1z gg 9 hb k
unsaf 1q e a 66 c 72 q a7 9 iu 8
unseen 22 hm e
unsign 22 11 c bq b
unsold 1p 12 22 2l c 2o j 62 1x 91 b ip e
unsold_bread 1z 12 i 2o a 62 k
unsold_food 1u 12 1f 2l 9 62 12
unstaf 1z 55 1z i3 1a
unstaf_shop 1z 55 1j i3 q
unsubsc 22 ch o e7 1h
unsuita 1z 7t e
unsur 1p cb h cf c en a
until p 4 d m a 12 a 1h 8 1x a 62 9 9r d 9s 9 9w a d6 j dj 8 dq a dr a dt c dw 7 f5 8 f8 g gk a h4 d hb c i9 a
until_car 22 2d a
until_complet 22 21 a hb g
until_deliver 22 6h 9
until_east 22 9i b
until_even 1o 9 9 ht 8
until_exam 1z b9 a
until_fal 22 25 9 7f 9
until_finish 22 cm a
until_friday 1l ci c
until_ful 22 af 9
until_gon 22 2o 9
until_half 22 6q a
until_handov 22 1l 8 fe b
until_let 22 i2 8
until_march 22 f0 a
until_midnigh 1q dw 8 gk 7
until_morn 1z ft g
until_night 1w 6m a dt e
until_nobody 22 ef c
until_noon 1q 5m a
until_noth 22 9d a
until_octob 22 ag 8
until_payday 1w d6 14
until_sold 1z 3f h
until_somebod 1q 72 d
until_street 22 1x a
until_sunday 1l 1x b 9r j dc e
until_tomorro 22 9u a
until_work 22 79 7
unus 1i g c 6l m 92 a cc 1o dh u dz b i0 14
unus_oth 22 g c 92 a
unus_softwar 22 cc w
unus_subscri 22 cc k dh p
unusual 1q 27 8 2t 9 39 19 c2 w
unusual_room 22 39 g
unwel 22 l 9 n a
upcycl 1z 4g 2i 8p q
updat 17 2x b 59 h 5c j 5j g ed c fi c h9 g
upf 22 4m a
upfront 1j am j g7 l
uphil 1w 3x 8
upholst 1q 3i 10 3o h 8p b 9f 1c hp 7
upi 1r d8 9
upkeep 1z 2e a 6w d
upload 11 4q g 4t k 5b g 5i j 5r a 8y i a8 o aq 9 az m bf j c8 l cg c du i ep b er i eu a f9 w fh d g2 e hb 1i hg l is d
upload_book 22 88 a
upload_documen 22 ep a
upload_draw 22 5i b 6p 9
upload_few 22 cg a
upload_fil 1z 4q e
upload_invoic 1z 4t u
upload_phon 1z c8 9 hb d
upload_photo 1m d0 7 is d
upload_portal 1z hb o
upload_prescri 1z 4l b a8 p
upload_record 1w az 9
upload_scor 22 du f
upload_spotify 22 az i
upload_work 1z 8y g
upon 1u 7j a 7n a
upp 1l m f 16 f 34 h 8n d af d
upp_room 1z 34 g
upright 1r 2d 9 93 i dy h
ups 12 52 e 5j g 7f i 7g 9 7v c b1 g ee a eo e fl d fu i g7 d h4 i
ups_agency 1w c9 a ep a et a
ups_associa 1z ct a er b ey b
ups_automat 22 7v d hf 9
ups_onlin 1w df 9
ups_shop 1z 4u 8 e7 b i5 b
ups_smal 22 cq b
ups_trad 22 e9 b eu a
upsel 1w 6t 19
upset 1r 6t c es b fr e
upsid 22 71 a i9 k
upstair 1p 3a b cv d h1 j
uptim 1u ef 2a
upward 1r i a
urban 1k 19 l 32 m 6j m ab h gi d i0 j
urban_garden 22 19 m i0 h
urban_plan 22 gi d
urgency 22 bq b if d
urgent 1g v c x d 3g j 4o a 5c e 5t i 7z t 8a j ay d e6 g g5 d gu e h7 m
urgent_cal 1w 3g c h7 f
urgent_ones 1z v d
urgent_ord 22 4o a 5t 9
urn 1s 3s 1x 3u 1q
urns 1q 3s 2m gj f
urns_myceliu 22 3s n
us 1f 1 e d8 9 ev 9 fs f hy 6
usabl 1z bx a by b
usag 1w 4v b 6s a c9 a
usb 1w iq l
use r 0 a 2 g 1h c 26 a 2e e 2z 8 4r e 52 9 5f l 5s d 6d b 6s 9 85 8 8x c 91 a aq b d6 9 f2 k fs b gc 8 gv c hh 7 hr 7 it b
use_app 22 42 9 gv a
use_back 22 0 9 f2 a
use_build 22 h a
use_calenda 22 do a
use_checkli 22 5l b
use_content 22 50 e 91 a
use_dat 1w 5v 9
use_fir 1z 3a b 5s b
use_fre 1r b4 8
use_general 22 cb 9 ed b
use_hal 22 i 9 4a a
use_health 22 7 a f a
use_larg 22 eu a
use_lat 22 hf 9
use_learn 22 5f a
use_link 22 6z a
use_nev 22 fq b
use_now 1z 3 a 6r b 6v a
use_onc 1z 1v 9
use_own 1r 99 8 gp d
use_pictur 1z 2y a gv a
use_poison 22 53 a
use_real 22 c9 a
use_record 22 7e a 7q a
use_rent 22 n 9 2m c
use_room 1z 32 a 41 8 6j a
use_short 1z g b 2r 8
use_third 22 a a 26 b
use_wheelch 1w 76 8 86 a cy 9
used u 8 9 1j l 1k 9 1l 12 1y 1k 26 a 29 8 2i 1c 3a i 4f j 6v 9 8m 7 8o d 8p 11 8u m 8w u b1 9 bt c cl a cp a cw a e1 d fe 1b ig t ih b ip z ix q
used_again 22 24 9 cb 9
used_baby 1z 1y t
used_book 1w 1l b 1y v 8w 18
used_car 1r bt i fe 19
used_cars 22 fe 1j
used_clas 1z g b
used_equipme 22 1y l ig j
used_first 22 6e 9
used_furnitu 22 8o g 8p 1z
used_good 1s 8w i
used_hom 22 5z 9
used_item 22 ix b
used_kick 22 ip p
used_ones 1q 1k 9 29 d
used_part 22 fe r
used_phon 1z 2i 1y
used_somebod 22 8f 7
used_textboo 1z 1l 1c 1y k
used_thing 1w 1y r ip c
used_train 1w er d
useful 1o 1z b 49 a ba b bq i ch a ex a h7 8 ik 9
uses 1d 19 9 8m b cp a et 9 f2 9 ii w
ussd 1k 79 6 di a
usual 18 1r e 21 f 2j c 66 d f1 c ii c
usual_rout 22 fw 9
usually 1f 7o 9 e9 a
ute 1z do 9 ek a
utensil 22 8s 1a
utility 1i 4u k gr j ij q
utility_bil 1z gr j
uziza 22 6d 9 6g 9
vacancy 1r bn p ct 12 ex a
vacant 1r 3f v 52 28 dq a
vacant_shop 22 52 1q
vacatio 1l 1v k 3c 13 3d o 44 c 6u u f0 s fo 9 ix k
vacatio_rental 1s 3c z 3d m 6u r
vaccin 1q x o 6o t
vaccina 1n o a x 16 1d 8 fj b fp m fu 1d
vacuum 1i c 9 18 8 2g s 3k x 98 14
vacuum_clean 22 c a
vain 1u y a 26 d 64 d bi a cp a
valenci 1k 89 7
valet 22 dm s
valid 1i 4k a 5f a bq f ch 9 ez b fu b gk 9 h9 8
validat 1w 5q a
valley 1i 5x 9 6f 9 9v f ad m af g ci l ds k
valu 1a 1z d 2b 8 7j 12 89 q 99 8 9f e as 13 bj u d9 a dz a eu a ij k
valu_record 22 gy a
valuabl 1z 1z d 9j r hx h
valuati 1z h2 p
valv 1o 28 p a7 c ai e dz c eb k ib m
valv_main 22 28 f
valv_stick 22 ib g
van z c c 12 c 2k n 2l r 36 1h 3i m 4n 9 55 a 5p 7 5u c 63 a 64 a 6m a 77 k 8a h 8l 10 8p c 9a 1j 9j 9 9o 11 9v a a3 22 a5 c a7 a ak h bt g bu i c0 j d2 7 dm 9 eh c fn l fu y gn e gt e gw y gx j hx k hy 7 ih i iw 9
van_ask 22 9a b 9o a
van_bring 1z 63 9 77 9
van_build 22 a3 q
van_contrac 22 hy 9
van_driv 22 77 7
van_fix 22 9e 9
van_fre 22 36 e
van_ful 22 ak a
van_lif 1z 36 k
van_mount 22 3i m
van_park 22 8l 8 fn 8
van_part 22 gw e
van_phon 22 gw a
van_round 1w 6m e
van_stop 1u 8l 9 a3 o
van_travel 22 36 1h
van_van 22 2l n 9a j
vancouv 1p 78 b
vandal 22 19 b
vandali 22 dn c gf c
vanilla 1u 2p a 2q q 6d q a0 c
vanish 1m 7a 7 7x a cx 7 ii a
vans 1a 12 d 28 8 36 1o 55 d 5p j 77 7 8a s 9a f 9o p a3 b ak s eh a fe c gn h gu l gx 14 i3 b ih o
vap 1z 7s 1e
varanas 1z iu 8
variant 1s c9 13
variety 1s 6j 8 8i 2q
variety_grow 22 8i 8
varnish 1z d 14 3h l 9f a
vas 1s 2a t 8r n 8z 13
vat 1i 5h 8 dg o ek u g1 j
vault 1z bq 1a
vedic 22 i1 e
veg 1j 5x 24 i0 h i3 8
veg_farm 22 5x k
veg_superma 22 5x t
vegan 1b 0 i 3 j 7 9 2m z 2q q 4g r 4h r 66 i 69 12 6b 10 9y c a0 f a1 o a4 e io e
vegan_burg 22 6b k
vegan_chees 22 66 m 6b k
vegetab 16 l d 19 10 1u u 2r a 2u b 4b a 5p 8 5x 21 60 a 61 g 68 l 6c w 7i e 8c m 8i 1m 8k 7 96 m a3 9 a5 h a9 v ac g ht b hu 7 hv 16 i0 1e
vegetab_app 22 1u k
vegetab_balcony 22 1u 9 8c f
vegetab_box 1z 19 r 5x 1g a9 c
vegetab_chicken 1z 2u e 9z 9
vegetab_farm 1w 5x s a9 g hv 9
vegetab_garden 22 1u k 96 a
vegetab_plot 22 i0 10
vegetab_rais 22 19 u
vegetab_soup 1z 4b c a3 b
vegetab_variety 22 8i p
vegetar 1h 2l k 2t j 31 i 5v e 6c 8
vehicl 1e 22 q 9q f bt f dm i fe o gn e gw 2c iw u
vehicl_check 22 gw z
vehicl_inspect 22 9p 9 gw l
vehicl_own 22 iw p
vehicl_repair 22 bt f dm k
velcro 1u 1m e cy i
ven 22 9f g
vend 1s 2v 2p 55 n 5m 1e
vend_machin 1w 2v 1j
vendor 1d c3 1w c4 11 f4 m
vendor_arrival 22 c4 x
vendor_fre 22 c3 n
vendor_securit 22 f4 p
venison 22 a2 9 hu f
ventila 1u 27 s 5r d bv 9
venu 1a 1w m 2p h 2x 1m 2z l 31 v 39 i 3r 8 5n o 6v w bk i by h c0 m c1 o c2 2b c3 e c4 m ed a fk v
venu_book 22 c2 12
venu_company 22 31 c 5n b
venu_hir 22 c2 12
venu_list 22 c2 q
venu_own 1s 1w e 2x e c2 p c4 b
venu_wed 1z 2p a 2y a
verg 22 gj k
verifi 18 63 8 aj e c3 o fb f fc 10 ff 1j g5 o g9 m
verifi_artisan 22 fc o
verifi_doctor 1z g5 u
verifi_profil 1z 8g 8
verifi_rental 22 ff o
verifi_student 22 ff b
verifi_suppli 22 c3 f
verifi_vendor 22 c3 h
verify 1o bj k bl b cq c g9 i
vers 1s 7p 9 e2 o
version 14 aa 8 ax b c9 b ez e gm f hg c
versu 1z 6s a
vertica 1p 3e a ab 22 hg 1b
vertica_clip 1z hg v
vertica_farm 22 ab 26
vertica_reel 22 3e a
vessel 22 ap b
vest 1p 56 27 6z f il j
vet 13 x 1y 1d c 3u g 47 l 4z 1f 5d m 94 t 96 d 9v e ag 9 fa c fb n fc j fd f fm t fo q fr b ft 2l fu 2e fv z fw c gc 9 ie k
vet_cal 1s x j fo b ft k
vet_check 22 1d 9
vet_clean 1z 94 15
vet_clinic 22 x 1a
vet_develop 22 5d x
vet_expert 22 4z j fb i
vet_freelan 22 4z 1o
vet_hom 1z fu 12
vet_let 22 fv c
vet_pet 22 fo 9
vet_practic 22 x 25 fu 10
vet_round 22 ft h
vet_van 22 fu x
vet_video 1z ft 14
veterin 1k x 25 3u 7 4v 9 fr a ft 1x fu u hp 8 hu 6
veterin_authori 22 fr a fu b
veterin_offic 1w 3u 6 hp 7
veterin_practic 1u x 19
vets 1b x 1b 1d e 3u g 4v 9 bx c fm a fn 8 fp b fq g fr f ft 12 fu 16 fv k fw 9 fx 8 fy e gc b ie c
vets_animal 22 3u 8 ie 8
vets_hand 22 3u 6 fv a
vets_shelt 1z fy f
vets_video 22 ft h fu i
vets_wait 1o 3u 5
vhs 1z d2 1u
via 1b 4w 8
via_app 22 4w a a8 8
vibrat 1u 25 o 2d 19
vibrati 1s 4x 9 86 b ia 1u
vibrati_sensor 1z ia 11
video r f c g f i c k k l j z j 1g 9 1o o 2y b 2z c 3e j 3n e 40 a 41 9 4s a 4y n 50 a 51 12 5a 1e 7g p 7l a 7m 17 7o p 7t 1i 8e 7 9a f 9e d 9j c 9p j aq b as j au d az 9 b1 b b9 b ba y bi f bn e bo l by 11 c9 1d ck 1g cm l cp t cu z d2 q e0 q e4 8 e8 e ex b ey n fb p fd a fq y ft 10 fu c g2 q ga 9 hg 13 hs 6 i2 8 iv e
video_ads 22 c9 1p
video_brand 22 5a m
video_cal 1b 1g c 7t a au c bj c cu 1c fb i fq c iv j
video_channel 22 ck 2c ga d
video_chat 1z 1q f 40 e
video_check 1z 7m a 7o 9
video_childre 1z ck a
video_clip 1z hg 11
video_consult 22 7t 12 fb i
video_cours 1w aq b ba s
video_creator 1w c9 f
video_doorbel 1z 3n t
video_edit 1z 5a l
video_fault 22 9e j
video_feedbac 22 bo n
video_gam 1z cm 17 hs c
video_hom 1s z e 7g d b2 a c5 a
video_intervi 22 ex k
video_know 22 7g 9
video_learn 1z 41 e b6 f ft a
video_lesson 1w 4y 9 82 8 b9 9 ba t
video_look 22 5a a c9 a
video_mak 1w g2 f hg p
video_onlin 1z dl g ft g fu h
video_platfor 1z 2z 9 e8 b g2 h
video_prescri 1w 7t 14
video_room 22 9a j
video_round 22 89 a e4 a
video_sery 1z b5 f ck 19
video_session 1z k a
video_short 22 hg 17
video_social 1z 5a l cj g
video_step 1z 8e d
video_tap 22 d2 19
video_train 1z f f 3w a 4y h
video_video 22 7g 9
video_work 22 fd c
videogr 1z 5a y by 1g
vietnam 1q bg c
view 16 3d e ck 11 dk c ff m h2 h
view_fee 22 ff j
viewing 1o d7 c dj a ff d h2 1i
villa 1s 30 a 32 b 3c h 3d h 9i a
villag z 15 r 16 1g 1c g 1e n 34 f 3a l 51 7 55 1p 6m q 6o l 77 p a5 c a6 i aj b am o cm n cu 8 d1 w d2 f do u dp m ds 1w e3 16 fu b fz a gk 8 gl 12 i3 2e
villag_around 1z ds a
villag_car 22 do l
villag_fix 1z cu 8
villag_grocery 22 a5 j i3 i
villag_hal 1o e3 l gl 1h
villag_househo 22 55 y ah 8
villag_look 22 6o b
villag_ord 22 a6 b ds a
villag_own 1z i3 1c
villag_school 1z 1c f 2w 9
villag_shop 1z 55 17 6m a i3 24
villag_show 22 fz a
villag_stor 22 i3 q
vin 1w 7c 8 fe r
vin_plat 22 fe j
vinegar 1u bi a it d
vineyar 1l 34 p 65 r 71 k 7c 8 ac t af a ag i id n
vint 1z i6 1g
vintag 1k 2k 9 2z a 4f 1u 6p 1s 8h f 8p x
vintag_piec 22 4f n
vintag_shop 22 4f 1b
vintag_tractor 22 6p s
vinyl 1w e1 3c
violin 1m 41 1j 93 2k bc 1e dz 1t
violin_cello 22 93 i
violin_mak 1z dz e
violin_worksho 22 dz x
virgin 1w 6f 1t
virgin_oliv 22 6f 1a
virtual 1c 1t l 2n z 32 j 3e x 3f j 3t d 4x 24 5e 1t 5j g 81 1i al u bs s e6 j fk b ga z h2 r i5 t ie f
virtual_brand 22 2n t
virtual_fenc 22 ie i
virtual_furnitu 22 3e j
virtual_pow 22 al 11
virtual_reality 1u 32 k 4x 2d 81 1n
virtual_stag 1z 3e f 3f m h2 j
virtual_tour 22 3e p h2 k
virtual_try 22 i5 z
vis 22 4n c
visa 1h 3x k 7a 18 ce 2z hb k
visa_documen 22 ce j hb g
visa_first 22 ce a
visa_pap 22 ce 9
visib 22 ap n ca p
visibil 1z 2f o 7c a ca 28
visibl 1q f b 7r 9 bv 7
vision 1n 86 y as j i9 q
visit r c r e g h i k y n j o y p 18 q l r 9 t j u b w 9 x l 1f f 1o 1a 2j h 2o g 3b f 3e d 3g e 3h 9 3i e 3k p 3l b 3o d 3p s 46 18 47 z 53 l 5h 7 6w g 7u 11 95 n 96 u 98 m 9e d 9i v 9j b 9l o 9u 15 9v l ai 9 ay a bl d c6 8 cu i cv 9 cw 7 d1 a d4 b dl e dm o e9 c ea h fi 11 fn d fo k fu 1b fx f g4 n g5 j gt c gu 12 h5 a hc m hp f hq f hy l i4 y
visit_add 22 ge a
visit_again 1z p a 23 9
visit_archiv 22 d1 m
visit_area 22 fu g
visit_book 1o 95 c
visit_cancel 22 q d
visit_car 1z p g 47 g
visit_card 22 5h f hq 7
visit_check 1z 9i b
visit_childre 22 i4 q
visit_daily 22 ag 8
visit_don 22 98 a 9u d
visit_elderly 1w p a 46 j fi n
visit_empty 1p 47 b
visit_family 1r o 8 1o l
visit_firm 22 f5 a gt b
visit_first 1r gu a
visit_fix 1z dl a
visit_fortnig 22 x a
visit_friday 1w 4n 9
visit_garden 1z 96 e
visit_help 1z k a
visit_hom 1m 1o l cu 7 fx c
visit_hous 22 p b
visit_left 22 9i b
visit_look 22 53 a hy 6
visit_mis 22 9e a
visit_moth 22 o 9
visit_need 1z 7l 9 7z 9 9k a
visit_not 1s u k fx 8
visit_ord 1z ea f
visit_own 22 c 9 p b
visit_part 1o c b
visit_patient 1z k i q 9
visit_phon 22 9l 8
visit_plan 1p 7u j
visit_record 1z t m
visit_sam 22 fu b
visit_servic 22 bs i
visit_smal 22 gq b
visit_thursda 1z cv 9
visit_travel 22 w b
visit_twelv 22 ai f i2 8
visit_twic 22 46 a
visit_wat 1z 3k f 9i b
visit_weekly 1w fi m i4 8
visitor 13 s b 17 u 1g 8 33 15 46 b 6u e 6v 12 6w 1t 9r g ak f f5 f fi q g6 9 h8 d hy e i4 s i5 o
visitor_buy 22 c8 a
visitor_gat 22 h8 i
visitor_gift 22 91 a
visitor_leav 22 6w a
visitor_money 22 6v a
visitor_phon 1z 6w 9
visitor_point 22 6w g
visitor_see 1z 34 a
visitor_tax 1w 6u j 9s 9
visitor_town 22 fi c
visual 1m b0 w f9 m hf 10 i9 1f
visual_build 1z hf z
visual_identit 22 b0 x
visual_schedul 22 f9 m
visuall 1w 86 1e
visuall_impair 1w 86 14
vital 1w 89 1n
vital_sign 1z 89 15
vitamin 1r 7 2r 85 12 a0 8
vitamin_sachet 22 7 u
vocabul 1w b5 19
vocatio 1s gq u
voic w t k 10 8 1m 19 2d b 3t b 3v r 4w a 6w d 71 9 7e k 7n f 7z q 87 q 9u a au t b6 c bd e bp r bs 12 cd e cf d cj 9 cl o d0 a d1 8 d2 7 d5 8 du v dx k e2 7 e6 17 e9 i ec 1j f3 p g0 o gs a gt a hc b i1 a
voic_assista 22 bs o e6 n
voic_bos 22 f3 a
voic_car 22 9u d
voic_child 1z 1m r cl a
voic_clon 1w 87 k ec l f3 8
voic_compani 22 bs z
voic_listen 22 7e a
voic_messag 1s 3v 6
voic_music 1z c9 a hg 7
voic_not 1f 10 a gs d gt d
voic_own 22 id 9
voic_part 22 du d
voic_phon 22 dx f
voic_photogr 22 71 9 9v a
voic_pick 22 e6 m
voic_record 22 g0 f
voic_recordi 1w d1 9
voic_story 22 20 9
voic_structu 1z au k
voic_telepho 22 4w 8
voic_touch 22 11 9 71 9
voic_used 1w cl h e2 7 ec a
voicema 22 e6 12
void 1z 17 b
volcano 1w bi z
volum 1g 4v k 57 a 9a j cs a ew b hx g
volum_floor 22 9a b
volum_grow 22 57 b
volunt 15 w k 12 1a 13 u 15 17 17 1i 1b 2f 46 c 6x 1e 83 c 86 d d2 a e3 r fy c gk 1f h8 h i3 1b i4 1d
volunt_collect 22 12 t
volunt_fir 1w gk 17
volunt_fix 1w 17 x
volunt_match 22 1b p cv 8
volunt_meet 22 13 b 15 9
volunt_mentor 22 13 v
volunt_platfor 22 1b 11
volunt_post 22 i3 a
volunt_run 1z i3 16
volunt_task 22 1b i
volunt_visitor 22 46 g
volunte 1z 1b 38
vot 1c 3 9 1e g 37 r ci m co e dr a e3 d gi 2a h8 1h
vot_council 1z gi d
vot_decid 22 gi 9
vot_keep 22 h8 e
vot_next 1s 3 9 co e e3 9
vot_project 22 gi 17
vouch 19 n c 7c 8 88 8 91 k hi j is e
vouch_mov 22 7c 9
vouch_privat 1z hi a
vulnera 1z 5k 21
vulnera_found 22 5k q
wad 22 78 6
wag 1a 1f f 2m h 4t c 5o 9 av d cd a di 1m em 19 g8 l gv e
wag_due 22 4t a
wag_tax 22 av g em n
waist 1o 4m h 4o g 8e 7
wait o k g q w r c s j v b 14 9 1e a 2m d 2t d 43 e 4t m 52 a 54 7 5h b 5t a 6r c 6v b 70 b 7a a 7d 7 7m e 7t c 7z f 80 b 82 e 8a d 9g b 9r a bu c ce c cf a dr c ds a dx a ft d fx 9 g5 n h4 a h5 k hc 9 i0 d i7 t
wait_answ 1s h4 i
wait_becaus 22 c8 a g5 9
wait_book 22 37 a
wait_chang 22 59 9
wait_complai 22 dr a
wait_first 22 eg h
wait_form 22 14 9
wait_kitchen 22 i7 x
wait_list 17 k b q 17 r b s o 2t h 7d 6 7m b 82 7 9r a h5 q i0 b
wait_long 1u 52 9
wait_minut 22 7k a
wait_money 1z 4t v 6v a
wait_next 1s 77 9 9g 9
wait_pap 22 8a a
wait_read 22 v b
wait_refund 22 6v a
wait_rid 22 dp a
wait_room 1c w a 54 a g5 n
wait_test 1u 43 b ee 9
wait_til 1z 7z f
wait_until 1g 9g c ft c fx b
waiv 1r 6z l
wak 1g 1g 1g 25 q 26 15 3u 6 7f t 9u a ef 12 ie g
wak_night 1u 1g l 7f h
wal y h u j 8 18 i 24 a 27 i 3h y 3j 8 3l c 53 1l 54 v 6w a 6z a 72 f 8x m 8y 10 9g b 9k 18 9p 9 9s a am 8 an b ao f c1 a cw d fs a gi e gl g gt k gu 9 hp 9 hs 6 iv a
wal_calenda 1s 54 c 6z d 8x k gl g
wal_desk 22 53 8 iv h
wal_look 22 54 9
wal_plan 22 9p f gu f
wal_shelv 1z fs h
wal_tempera 22 27 9 9k a
walk u t e 1z b 21 1f 2d c 2f o 33 1d 3e c 3x l 46 y 48 g 6q 9 77 1a 78 1c 7j 9 8a c ac e ag 9 ao 9 bk l br 1f bu n cw q ds a fj a fm 2e fp m fq b gd a ge b gj 9 h6 i ho k ie 8
walk_alon 22 fm b
walk_along 1z t a
walk_away 22 ew b
walk_book 22 fm g
walk_distanc 1r 3x f
walk_dog 1z fm w
walk_dogs 22 fm r
walk_field 1z fj d
walk_follow 1z 21 g fm i
walk_footbal 22 ho p
walk_help 22 46 h
walk_hom 1s br 20
walk_hous 1w 1z 9 h6 e
walk_ins 1s bu r
walk_lak 22 gd d
walk_near 22 fm i fp i
walk_next 22 t 9 77 9
walk_own 22 fm b
walk_pac 1z 3x 7
walk_park 22 bk f
walk_past 1r 63 9
walk_round 22 gw a
walk_rout 22 21 1l
walk_rows 22 ac 8 gj 9
walk_sam 1z id 9
walk_shop 22 64 a
walk_show 22 cw 16
walk_sit 1z fm h fp h
walk_togeth 1z 2s 9
walk_tour 22 33 14
walk_video 22 3e k
walk_walk 22 fm i
wallbox 1s 3m s dr 1v
wallet 1e 4g i 8k 19 dd 9 de b df 1o g7 x gb g io f iq s
wallet_exchang 22 df g
wallpap 1w 3h 1u
walnut 1z 67 b
wand 1z 83 7
want 16 18 i 3e 8 3r 7 77 6 hr 9
want_next 22 8f 7 d0 7
war 22 1g 9
ward 1e o 9 y 9 26 a 51 15 89 j 8a 1b ce c i2 7 i4 1o i7 n
ward_offic 22 51 a
warden 1r 78 a 8n 8 e3 9 gk 11
wardrob 1d 1t 28 1x d 4c p 4e 1h 4f q 8d 8 8p e 9j 1s 9k d dv 1v ik h
wardrob_borrow 22 4e m dv g
wardrob_hir 22 dv 10
wardrob_kitchen 1w 9j z
wardrob_subscri 22 4e y
warehou 18 2v a 3f 8 56 y 6k 14 6l 2v a3 u ed 10 gy 11 he k hr 7 i7 k
warehou_forklif 22 6l z
warehou_offic 22 2v a
warehou_pack 22 6k m
warehou_pick 22 gy l
warehou_port 22 6l n
warehou_softwar 22 gy v
warehou_work 22 a3 h i7 l
warm 12 5 e j v n b 26 g 2q e 2v b 4b p 66 b 69 d 73 6 90 c 9g e 9n i ah 8 b1 n f8 g fr e fv a ir a iu f
warm_food 22 2v a
warm_fridg 22 9n c
warm_lunch 22 4b f
warm_meal 1z 4b i f8 n
warm_parcel 22 66 g fr a
warm_pool 22 j j
warm_room 22 hz 8
warm_ups 22 b1 o
warm_wat 1s j c ir e
warmth 1r 6j 9 71 8 8c 8
warn 14 y 8 22 9 56 n 7p g 7w b 80 7 84 u 87 v 89 d dh i ed c en a f3 b fw i gb a gc e h3 f ia i id f ie d
warn_notic 1z h3 k
warn_own 22 gc 9
warn_pack 1z y 9 7p a
warn_renewal 22 dh p
warn_sign 22 7o a
warn_work 22 56 x
warning 1n 8 b 87 h 8t a 8u b d9 a ez 9 ga 8 id a
warning_need 22 8 a
warrant 1c 1z 25 2i 11 3g e 95 e 9e k ai 8 fc g io n iq q iv 9
warrant_dat 1z 1z d
wash y 0 d 2 j 6 j a 11 c j 1j i 28 g 3j 1k 3p s 47 d 4d j 4n n 4p a 4q d 4s j 5o 1b 63 f 74 8 8d 8 8f g 90 r 97 t 98 w 99 1p 9e w ab 8 dm 1d dv 7 fc g fn u hn a ii 15 ik d
wash_away 22 an 7
wash_check 1w 1j e
wash_clip 22 fn m
wash_dres 22 47 g
wash_drivewa 1z 3j d 98 8
wash_dry 1z 99 a
wash_fold 1z 99 1h
wash_hair 22 c t
wash_hand 1z ii 9
wash_hous 22 5o b
wash_iron 22 99 r
wash_lin 22 74 8 90 d
wash_liquid 1w 63 n it d
wash_machin 1k a g 28 k 9e 15 do a fc l
wash_mend 22 1j 9 5o a
wash_near 22 3j b dm f
wash_off 1r 6 9
wash_oth 22 9h 8
wash_piec 22 4s j 8f 7
wash_rent 22 4n l 5o 9
wash_roof 22 3j e
wash_saturda 1z ii 9
wash_shirt 22 4q a
wash_test 1w 6 9 a 9
wash_wat 22 dm b
washabl 1i a 13 4r 9 54 7 cx 1c
washabl_nappy 22 a v
washdow 22 27 9 i9 9
wasp 1w hy 27
wasp_nest 22 hy z
wast 13 12 e 2r b 5o 8 5r c 62 o 63 17 6j b 6s 1i 96 q 99 c 9j i ah 12 ai s an 1k cc e dm c gf 14 hx w ic a ig j ih 23 it r
wast_collect 22 hx a ih 24
wast_departm 1w gf 10
wast_food 22 62 l 6s f
wast_insur 22 9j a
wast_keep 22 ah 8
wast_kitchen 22 6s j
wast_restaur 22 6s w ih k
wast_sel 22 ah c
wast_shop 1w 63 1g
wast_trad 22 gf 9 ig j
wast_wat 1n 5o 9 6i 8 6j 8 97 9 99 d ai 7
wat u 4 i b 7 j u n d 16 1z 19 p 1u x 21 9 24 15 28 1f 2e 1t 2k c 34 e 35 p 38 9 3g l 3i h 3j d 3k 12 53 w 5m j 5o e 6a 8 6e b 6g a 6h i 6z 9 73 6 7b b 8c 7 8n y 8q c 97 g 99 d 9i w 9r 9 a0 8 a7 1e ab d ae n ag i ai b c0 8 dm p fn 9 gc p h1 d i0 j id j ij 1k ir 8 it a
wat_ask 22 38 8 ib a
wat_authori 22 dm 9
wat_block 22 id u
wat_board 1z ag 8 ij 9
wat_bottl 1u 2e 1y a7 f
wat_brush 22 3k f
wat_cold 22 0 9
wat_damag 1z 24 8 28 x
wat_deliver 22 16 g a7 1q
wat_dispens 1w 2e k 5m o a7 f
wat_empty 1w a7 d
wat_extract 22 3i m
wat_fil 22 ai 7
wat_filt 1z 16 1g 2e 1i
wat_fir 1z 9b 9
wat_floor 22 53 a
wat_fountai 1z gc y
wat_heat 1z 3g f 3m e
wat_holiday 22 9i o i0 8
wat_hygien 22 6j a ab 8
wat_jugs 22 a7 g
wat_juic 22 6g e 6h e
wat_kiosk 22 16 t
wat_leak 1w 28 1n ij i
wat_log 22 3k c
wat_los 22 5o b
wat_met 22 28 l ij k
wat_off 22 h1 9
wat_offic 1u 53 k 5o a a7 f dm a ij 8
wat_onc 22 8q e
wat_oth 22 16 a
wat_pictur 22 b 7
wat_plant 1s 1u h 24 g 9i p
wat_point 22 16 17 21 a
wat_pool 22 3k h
wat_pump 1z 16 l
wat_quality 22 ij 1x
wat_resista 22 4 a
wat_saf 1z 2e 9
wat_shad 22 ag d
wat_swim 1z 4 b
wat_tank 1u 24 8 2k b a7 f
wat_test 1r 16 e 3k e ij y
wat_twic 22 j 9 8c 7
wat_used 22 16 a
wat_warm 22 j h
wat_wast 22 2k 9 dm 9
watch 10 26 m 2c m 2d f 2f 9 2s 8 35 a 38 b 4x 7 5a c 78 13 7c 8 7h m 89 f 8k b 9i u ac 9 ca l ck 9 d8 a ef k hg a ie 8 in a iq b
watch_end 1w hg 9
watch_help 22 32 a 4a a
watch_second 1z ck a ef c
watch_strap 22 8k h in h
watch_tempera 22 ij 9
watch_tour 22 78 c
water 1j 19 a 1u u 24 1k 3p 9 53 y 8q a 9i i
water_plant 1z 24 1d
waterco 1u c5 p
waterpr 1m fw d io s
wav 1p 29 b 35 x bh 8
wax 1e 8 1o d y 10 e 8k f 9f 8 bv u dz 7 e1 7 iu 13
wax_canva 22 8k 8
wax_facial 22 bv d
wax_melt 1w 8 k iu 10
way t d a 1r c 21 a 2k 9 3g b 3x d 5t a 65 9 77 8 86 b 8m a a6 a ap 9 br n d7 b hy 7 i8 f ii c
way_back 1m ds c
way_count 22 8f 7 go 8
way_found 22 9i b
way_hom 1p br l
way_own 1z 9t 8
way_report 1z bf 9
way_round 22 1i 8 8m e
way_saint 22 3x g 74 8
way_school 22 b6 a
way_work 1u d 9 3v 9
ways 1g 1g a 6k a 6y 9 br 15 d7 b ds 9 eb c ew b ho 7
wcag 22 eg 1l
weak 1e 2i 9 b9 9 c9 b cx p cy 8 dr 9 gp 9
weak_blad 1z cx s
weak_hand 1z gp 9
weakest 22 a3 b b9 b
wean 1r 61 11 g6 2d
wean_plan 22 g6 p
wear 14 3 u 5 v 6 e 1t w 2c p 2d 13 4d l 4e q 4h e 4k 9 4l w 4r 1a 4s a 56 i 8u c 93 c 9v a bw 8 cy 8 fs d fw 9 i2 c ik i il y im h
wear_again 22 2d g
wear_chang 22 2d a
wear_test 22 an 7
wear_wash 22 4s b fs a
wearabl 1o 25 y 26 r 2d 25 2f w 56 2i 89 13 fw 1b
weath 17 1t t 2k f 2q b 38 l 4a e 5n d 6o l 6z v 7c b 7j d 84 p 9k c b2 k dm d fk 8 fz 8 gs k ib t id m
weath_bad 1z 5n a
weath_calenda 22 1t a
weath_crew 22 gs a
weath_holiday 22 2k 9
weath_rul 22 6z a fz a
weath_station 22 9k g
weather 22 aj a an a
weav 1o 8d d fh t hi 26
weav_basket 22 hi k
weav_pot 22 fh j
web 13 4w j 4z 9 59 1h 8z a b8 l cb 9 e1 a eg l eh h eo c f5 b gm o hz a
web_agency 1z eg a f5 9
web_design 22 59 29
web_develop 1w 59 i b8 t
web_form 1w 4w 8 cb b eo g
web_pag 1u eh m gm f
web_phon 22 4w 9
web_softwar 22 gh a
web_stor 1l e1 8
web_tool 22 6n 8
webcam 22 iv y
webinar 1z hg 1w
webshop 1r ed b
websit 12 3s 6 3t 15 58 c 59 1n 5k e 6r d ax a ct l d3 8 dg 9 dv c e5 e e9 c eb l ef i eg 1n eh 2y ej a et k f5 12 ff a g6 8 gg c gz e
websit_accessi 22 eg 1i
websit_build 1z 59 s eh 1s
websit_cal 22 gg e
websit_car 22 59 k
websit_deliver 22 79 8
websit_text 22 e9 b
websit_whatsap 1z eh o
webtoon 1z cs 2e
webtoon_app 22 cs 19
wed 13 5 8 2p v 2x 24 2y 1w 2z l 31 c 3r z 4e 19 4k v 6d e bc a c0 g c1 k c2 h c3 23 c4 1r cg 9 d3 b d5 1c e0 17 e2 u is g
wed_band 22 e0 t
wed_budget 22 2x t c3 g
wed_cak 22 2p 11
wed_danc 22 e2 9
wed_fair 1k c3 g
wed_gift 1z e2 g is g
wed_guest 1u 2x j 4e 18
wed_marketp 1z c3 u
wed_photogr 1w 2y 2e c3 f
wed_plan 1u 2x 29 c3 i c4 c
wed_portal 22 c3 p
wed_ring 22 4k w
wed_season 22 4e b
wed_speech 22 d5 1h
wed_suppli 1z c3 1g
wed_venu 1u 2x t 3r 8 c2 n
wed_video 22 2y m
wedding 18 20 9 2x 1n 2z a 31 v 3r h 4e b 8r p a1 9 c0 q c3 o d5 j e0 v is b
wedg 22 9m s
wednesd 15 f a g c i a s a 1p 7 2k 9 2u b 3a c 48 9 4b 9 bk t f8 b fm c
wednesd_morn 22 ho 7
wee 1z cv 8
weed 1i 2g l 3j d 3p b 96 1b ac 28 ag j cd t ij d
weed_stay 22 3j 7
weedkil 22 3l a 96 c
weekday 1d j 9 2m i 2o 9 2x e 3k i 45 f 92 9 9h 9 fj a fk c hp 7 hu 8
weekday_empty 22 2m c
weekend v 1h q 1w 1b 2l a 2m b 2z a 34 e 36 k 3h 9 45 e 4e p 6z a 73 u 7b 9 7c 8 92 t 9h c b3 j gd 1i go f hi z ib k io b
weekend_drop 22 4e 9
weekend_ful 1z 2m b
weekend_not 1z 75 9 7c 7 9h 9
weekend_rid 1z b3 z
weekend_stal 22 8c 7
weekend_tips 22 1w a gd k
weekend_travel 22 1v 9
weekend_worksho 22 hi f
weekly v 1p x 1q u 3k d 5o b 60 b 7p 9 8r t 8x c 94 j 9z d a4 q a5 e a9 i ab 7 b4 9 ch 1c ci a cj p cs o d6 b e4 j f1 d fg l fi f fl o gd 9 hu e
weekly_art 22 c5 e
weekly_box 1z 1p a hu a
weekly_brief 22 ch w
weekly_cal 1z fl q
weekly_check 1z 9i i
weekly_clas 22 au a
weekly_cowork 22 fl m
weekly_din 1z fg 11
weekly_email 1z ch n gd a
weekly_liv 22 bi a
weekly_market 1u 2l b a9 c
weekly_meal 22 1q z a4 h
weekly_menu 1r 1q r
weekly_newslet 22 ch 1q
weekly_ord 22 60 9 8r a
weekly_pick 1w a9 n
weekly_plan 1s 1p a 82 7
weekly_pool 22 3k n
weekly_report 1u 27 b b4 e
weekly_shop 1s a5 m
weekly_video 22 3w a
weigh 1b 4w 9 5m a 5o 9 63 11 6j e 6s u 7i 9 89 7 8f h 9u j a7 b ad i ap t d4 u ih d
weigh_bin 22 6s u
weigh_everyth 22 d4 8
weigh_left 22 5m c
weigh_not 22 8f 7 ih 9
weigh_noth 22 56 9
weight 14 l z 1r b 4x 8 53 d 63 f 7c 8 7i 1k 8g 8 90 p a4 c a7 c ad l ap a cw 7 fr m fz c gc c io 9
weight_age 1z fr o
weight_coach 22 l j 7i k
weight_first 22 9u a
weight_los 1w l q 7i 1c a4 f
weight_shown 22 5x 9
weird 1z ef b
wel t b a 16 p 1c c 4l 8 9u 9 ai 8 gn a it 9
wel_back 22 1o 8
wel_fre 22 hj 9
wel_good 1w 62 9
wel_keep 22 h0 9
wel_kept 1w 92 9
wel_known 1m 2e c 8x d e2 a io a
wel_nam 1z gq a
wel_send 22 94 b
welcom 17 2j c 3c m 7e d 91 f co b e7 l ey e
welcom_back 1z 7e a
welcom_video 22 ey b
weld 1s 29 l 4x d i9 q
welfar 1s 14 h fn b hp 9 ie a
wellb 1w 7n r as j f2 2h
wellnes 1r n 1n b1 l f2 n
welsh 1w b5 p
went 14 3p 7 71 9 8h e eu b gd b
went_off 22 i3 8
went_wrong 1n 8h c
west 1f 2b a
westlan 22 hr a
wet 17 4 8 28 h 4m c 5p e 71 a 8i b 98 f ac b cx b gk a i8 c
wet_lat 22 92 a
wetsuit 22 4m u
wha 1z 1h 8
whal 1s 1n a 38 k 6z 8 78 1e
whal_watch 1w 38 g 78 b
whatev 1g ft a
whatsap 10 6t q a5 n e5 f e7 m eh l fl 9 gg a h7 c
whatsap_answ 22 ex a
whatsap_assista 22 6t i
whatsap_bot 1u e5 j
whatsap_communi 22 fl f
whatsap_market 22 e7 z
whatsap_photo 22 dg 8
whatsap_shop 22 a5 j
whatsap_smal 22 d3 9
whe 1r bf 9
wheat 1r 72 f
wheel 18 12 l 29 1g 2g d 2k e 4b q 66 l 8f 8 8l 8 9p i ac f ck c fu j gx 9 hh 1q iw c
wheel_kiln 22 hh t
wheel_shelf 22 hh 8
wheelch 1a 1c d 21 q 3x c 4c h 6m 9 76 28 86 1m 8a 1p cw x cy 1y
wheelch_hotel 22 76 1e
wheelch_rout 22 86 p
wheelch_transpo 22 8a u
whenev 1g n 9 1d 9 7q 9 94 a fw a hp 8
whenev_animal 22 fw a hp 8
wherev 1m 1y a 3v 8 d9 9
wheth t b 8 g b t a 6b 9 79 6 7p 9 7z n 87 9 88 8 8e a ae a ct a d7 b db a em a ft j
wheth_age 22 b a 6g 9
wheth_app 22 7f 9 7o a
wheth_book 22 8w b co b
wheth_cal 22 87 a e6 b
wheth_clean 22 94 b
wheth_clinic 22 7z 9
wheth_count 1u 6 9 82 8 di 9
wheth_digital 22 9l 8
wheth_fee 22 q a
wheth_find 22 bl a e0 7
wheth_food 1w 6j 9
wheth_held 22 bd a d7 b
wheth_hold 1w d7 a
wheth_learn 22 ey b
wheth_let 22 88 8
wheth_licenc 1w ew a h1 b
wheth_machin 1z 9e a cp a gp 9
wheth_medical 1s 11 8 25 8 7j 9
wheth_pay 1u 2t 9 b7 9 em 9
wheth_plac 1w ct a fx 9
wheth_product 22 8x b
wheth_read 1w dh b en b
wheth_rid 22 5t 9
wheth_room 1w 3a a
wheth_softwar 22 em b
wheth_staf 22 4z 9 et a
wheth_train 1z b2 7 fq a
wheth_trip 22 2x a 5n b
wheth_use 22 hf 9
wheth_used 22 4 a
wheth_work 1u 98 9 f0 b
whey 1u a0 19
whey_protein 22 a0 j
whic 22 ie 8
whil u t 9 u a 9i m cj 9 dm e dt a dx 8 dz a fm e fo g
whil_away 1s 9i t fo j
whil_child 22 b6 h
whil_earn 22 bb a
whil_family 22 48 a
whil_few 22 3 b
whil_hold 1z 9v 9
whil_nobody 22 7w 7
whil_own 1s fm a
whil_patient 22 u i
whil_rent 22 g c n 9
whil_screen 22 6i 7
whil_travel 1w dt a
whil_wait 1k 4j 9
whil_walk 1u t f h6 e
whil_wel 22 3q 9
whil_work 1k e6 c
whisky 1u 6e 9 c0 i hw 1w
whisky_own 22 hw m
whisky_tast 22 c0 g hw d
whisp 1r 6 c hy 7
whistl 1q p 9 35 h go 18
whit 16 4 j 6 9 1j 8 1z c 24 d 25 f 2j k 2k r 3h 9 4h e 54 a 65 g 6g 9 71 a 86 n 8c a 8h 8 c8 b cg h fy h ha r ie f ik j ip c
whit_label 1u ha y
whit_shirt 1z 1j a ik b
whit_tees 22 ik j
whitebo 1q gk g
whiten 22 9 f 4j b
whoduni 22 8j 20
whoev 17 21 d 3p a 5m f 8j 8 f3 e gq h
whoev_look 1z 21 g
whoev_sign 22 eq b if 9
whoev_stand 22 1r b dq b
whoev_wrot 22 gq h
whol u 18 b 1i b 4n c 5y d 6k 9 dv b ez a h1 9 hu i
whol_apartme 22 3o c
whol_applica 22 bg a
whol_barn 1z ie 8
whol_box 1z 8v f
whol_cast 1z dx 9
whol_clas 1q 1i g 2s 8
whol_cours 22 b8 a
whol_crew 22 4n c
whol_even 1z 32 a
whol_family 1j 6k c
whol_flat 22 9d b
whol_hous 1w fg e
whol_job 22 el c
whol_market 22 58 a
whol_show 22 dv e
whol_street 1z 97 a fy d h1 h
whol_team 1n ez e
whol_term 22 4a a dn 8
whol_yard 22 7b 8
wholesa 16 y 1d 4v i 5p 9 5u 1y 62 u 6h a 6j c 72 g 9p l a9 d ab h fh n gt l gx c gy 10
wholesa_count 1w 9p 8
wholesa_mak 22 62 a fh f
wholesa_market 1z 5p b 5u a 6j g
wholesa_marketp 22 5u v
wholesa_ord 22 gy a
wholesa_own 22 72 f 9p f
wholesa_pric 22 6h 9
wholesa_trad 1z r 9 6r b 70 9
whos 10 m a 10 8 19 e 4p 9 4v 8 7y 9 8i 8 9k 9 9n 9 9r a aj 8 ak c ap 9 dj f dr 9 dt c dx 9 e2 9 fq a i4 6
whos_bed 22 8i 8
whos_connect 22 1e 9 ak 9
whos_data 22 gf 9
whos_dog 22 fq f
whos_fix 22 dj i
whos_hand 1s ce b
whos_harvest 22 6d a i0 8
whos_land 22 19 a
whos_own 22 9r 9 dr a
whos_pictur 1z 20 b
whos_record 22 72 9 9n 9
whos_text 22 ca 9 dx 8
whos_voic 1w cd 9 dx 7 e2 7
why r w 8 3v 6 5h 7 7n 9 bh b cc c cf 8 e1 9 eq 9 ev 9 fx a ga 8 h4 d hc c hm 9
why_answer 22 e6 b
why_anybody 22 2a c 8g 7
why_app 22 7r a bh 9
why_buy 1w 9h 9
why_chang 22 6x 9 da a
why_cheap 1z b 9
why_ful 22 dy 9 eh c
why_good 1p 7m 9
why_group 22 1l 8
why_larg 1w 8w b ct a
why_learn 22 b8 a
why_leav 1p 71 7 ef a hc g
why_let 1w ep a
why_ord 22 8m 8 cx 7
why_own 1w dq a
why_payment 22 ev b
why_recomme 22 aw 8
why_simply 22 e1 8 el c
why_somebod 1s 23 9
why_stay 1w cc 9
why_suppli 22 4v c
why_trust 22 65 b
why_underta 22 3q 9 3s 6
why_writ 22 5g a
wick 1w 8 f 24 b il y
wid 1c 36 b 4c k 4h 11 4l j cy a im l in u
wid_brim 22 in 11
wid_toe 22 4h h
wid_trous 1w 4c m im o
widely 22 bb b
widen 1z 1w a bj a g5 9
widow 1l 3w 23 cv 1i hk 7
widow_spar 22 cv n
width 1o 4h o 8e 7 8p f
wifi 1g cu 14 fg t hq 7
wifi_clean 1z fg v
wigs 1u 2 o cy f i2 32
wigs_chemoth 22 cy d i2 h
wil 1s 3q a 8o c bq 15 fz c gu b
wild 1o 1d l 1u a 6a 9 78 p df 8
wildflo 22 3l k 8i m
wildlif 1w 78 1h
willow 1u 3s 1n 8n 8
win 11 8 c 2m c 30 d 65 2d 66 b 6f d 6g 10 6r c 71 y 91 f aa a ap h c6 7 e4 8 e7 g ep f ev l h2 b h4 n hj 1d hk 7
win_back 1z e7 n h4 g
win_bottl 22 8 8 65 o
win_client 1z 5j 8
win_club 1z 65 27
win_company 22 2z 8 69 9
win_drink 22 65 17
win_firm 22 i4 7
win_first 22 ej a
win_hom 22 t b aa b
win_pour 22 hj 9
win_rat 22 h4 h
win_restaur 22 67 9 6g 9
win_shop 1q 8 9 66 9
win_tast 22 65 o
win_twenty 22 7 a 65 b
wind 1d 1e o 35 i 38 e 6o 9 6z k 7c v 9r b bz d dz b id c if c
wind_band 22 dz a
window 10 1o 7 1u n 23 b 27 n 2g m 2q b 3a e 3h e 3n h 3o 1d 52 f 5l r 6j b 6w c 8k 9 94 a 97 2f 98 h 9i a 9k j ab 8 ao 8 cg 9 cn b db a dx 7 gb q gx r h4 e hj e ig h
window_cellar 22 9i b
window_clean 1u 2g k 5l t 97 2p
window_fit 22 3o b
window_flat 1z 97 a
window_fram 22 3h 8
window_lock 1w 3n k gb e
window_open 1s gb m
window_sil 1z 6j g ab c
windows 22 8c 1r hp 8
windy 1z bz b if c
windy_dat 22 if 9
winegro 1z 65 1s 71 c
winemak 1w 65 14
winery 1p 65 y 71 2a e7 d
winery_bottl 22 71 b
wing 1m 6o 7 7c 8 am k if f
wing_dron 22 6o 8
winnipe 22 hq 9
wins 1w c6 b
wint 13 1k 9 20 d 8k a 9b c 9g g 9k i 9r e ad c af a b2 9 bp a cm b d3 7 dl d fk e ib b
wint_cover 22 3p 8
wint_hous 22 9g b
wip 1f 2i 1a ae e dm c ij 8
wir 1h 17 d 2g e 3g f 4i 8 4l j 4s f
wireles 1w 9k 9 9n l iq l
wish 19 1d c 5n d 5y 9 6q 8 6r d 9q d bq m cm e ez u i4 1n
wish_dy 22 i4 z
wish_not 22 5y b
wit 1k 1o c dy 8
withdra 1l 7v s cp 9 d9 a ec b g7 e i5 c
witnes 22 6w d bq n
wok 1w 1g j 25 9 7f 9
woken 1z cc h ef x ie 8
woman 1k o m 7k b
women r 6 o 7 k b f h l m j 14 o 15 j 1a 1v 2f r 35 b 37 f 3x e 4c b 4e b 4m k 4n r 4o 9 4p a 4s h 7g b 7k 16 94 b ar a as b b3 i br s bv e cr k cx n d9 n dd 9 dk i ds t fa j fg c fl f g8 c ga c hl p ht m i1 7 i2 v il d im p io c
women_build 22 4n a
women_clas 22 hl 6
women_cook 1w 14 8 ht v
women_cycl 1w 6 9 b3 t
women_fifty 1u 8e 8
women_footbal 22 cj b cr 8
women_forty 22 35 c
women_girl 22 hl 6
women_group 1s hv 7
women_health 22 7k 10
women_knit 22 4p c
women_learn 22 1a o
women_los 22 i2 c
women_not 22 7k i
women_part 1z dk d
women_rid 1z b3 g dp 9
women_run 1z 7 8 2f a
women_safety 22 2f j br y
women_singl 22 1a o
women_sit 22 1a b
women_start 1w d9 p
women_tel 22 cx 7
women_train 1z 1a 12
women_travel 1z 37 o
women_walk 22 br b
women_women 22 ds b
won 1e 2b 9 c6 g eo c ep f
wond 1w 22 c
wonky 22 5x 12
woocomm 1w he p i5 c
wood 17 n d 16 d 1p 9 2o a 2z 8 34 o 3s r 3u 6 4l g 6j d 73 e 8b o 8o 1g 8s i 8v a 93 i ai i dz d fz g hi a ig r
wood_door 22 ig b
wood_fir 1w n h
wooden 1e 9 g 35 a 38 8 3s 6 4l r 73 7 8b t 8c 8 8f f 8o u 8t 1v ao g
wooden_build 22 8t l
wooden_learn 22 8t g 8u a
wooden_toolbox 22 8b m
wooden_toys 22 8t 1e
woodlan 1z 3s k
woodlan_cemeter 22 3s f
woodwin 22 dz t
woodwor 1s 8b 2c 8p c hi 14
wool 1g 3s x 4c d 4p 2d 8d 1d 9f d i6 c ik g in k
wool_jump 1z 4c d 4p 14
wool_knit 22 4p 8 8d c
wool_local 22 4p v
wor 1q 1t h 4e g 4f b 4i f gk 8
word m w a 15 e 1m l 42 9 5x 8 6w 9 7j a 7k 9 7n k 7s 9 7z b 87 b ax c b5 d b6 o cn f cp 9 ct a d5 c dx 8 e8 b eb p ec c er n g0 a gm b i8 8
word_app 22 87 9
word_bank 22 7w 7
word_cancel 1z eh b
word_child 1z 1m 7 b6 9
word_count 1w ct a
word_documen 22 ax n
word_empty 22 eb a
word_follow 22 w a
word_gam 22 cn x
word_heart 22 ho 7
word_indesig 22 eb a
word_kel 22 go 8
word_languag 22 eb d
word_let 22 1m 7
word_mouth 22 ff f
word_nam 1z f6 a
word_pag 22 7e a
word_paid 22 e2 8
word_parent 22 1m 7 7j 9
word_pay 22 cp b gm d
word_pictur 1z 1m 7
word_pric 1s hw 5
word_problem 22 40 d
word_process 22 9q e
word_put 22 e6 b
word_read 1s b6 e
word_right 1z ec a
word_say 1w 3t 7
word_sho 22 1o 8
word_show 1z e8 b
word_sourc 22 e5 e
word_such 1q 6a 8
word_test 1z c9 a
word_tool 22 cb 9
word_used 22 6g 9
wordpre 22 59 p
work g m c 11 9 14 l 17 c 1f e 3a m 3g a 3h a 3z b 42 9 4n k 4x a 4y i 4z b 56 x 5d e 5f d 79 7 7a e 8y l 9c e a3 e ac a aq j as g aw 8 b1 9 ba c bb d cb b ce j de d dg e di h dl b dm a dp i eq a et 9 ey a ez e f8 b fd k fg d fi c fm e gq 9 gu d gz c h0 b ha 9 hd c ht a i7 l ia a io 9 iv h
work_abroad 1u 5d h de i fi n
work_alon 1q 1h a 3a d 3k b 94 e fm f
work_back 1z 1d 9
work_bank 1z 7a d
work_besid 22 gz a
work_bookkee 22 ek g
work_boot 22 4n l
work_capital 1z 4t l g8 h
work_car 22 42 9
work_certifi 22 h3 g
work_childre 1z j 9
work_client 22 et a
work_cloth 22 4n m
work_coach 1z as f
work_comp 22 aw p
work_connect 1z 6v a f7 a
work_council 1k 4w 8 56 9 6q 7 f0 a f1 g f3 d
work_count 1z 59 9 ac 8
work_country 22 de a
work_doctor 22 7a e
work_don 1u ha q
work_draw 22 m 9 di 9
work_electri 22 95 a
work_email 22 gz a
work_empty 22 5m c
work_few 1z dl a f8 c
work_fix 1w 2p a
work_group 22 7f 9 fm c
work_hand 1s i5 g
work_help 1z 7a d ey b
work_her 22 8y a
work_hom 1l 3a e 3g c 5s e bv 8 ht c iv r
work_host 22 79 7
work_hous 22 fg g i7 h
work_insur 1w 14 9 ak 8
work_keep 1z 4k 9 e5 9
work_languag 1w 4y h
work_licens 1u a8 7
work_lift 22 56 p
work_loan 22 8y a
work_manag 22 gf 9
work_money 22 ej a
work_mov 1z 7a d
work_nearby 1z 9c a ht 8
work_night 1s ac c
work_nobody 1z 4p 9 fp a
work_nurs 22 cv 8
work_offic 1u cb h
work_onc 22 5h b 7j a
work_open 1z 11 8
work_ord 1s eq d gu i h7 i ia j
work_own 1s aq c
work_pair 1z o 9 4j a
work_pap 1z h0 a
work_parent 1i f8 h fi b
work_part 1s 17 a
work_permit 1r 7a c ce r fd s
work_photogr 1u dg 8
work_pick 1z 4n a
work_placeme 22 fd 11 gq n
work_practic 1z q 9 7t a
work_privat 22 fg 9
work_record 1w et i
work_review 22 4z 9 ba d
work_room 22 fg g
work_school 22 bg a
work_sel 22 1u 9 hv 6
work_send 22 at 8
work_several 22 q a w a
work_shaft 22 9l 9
work_shift 1z 3z b i7 k
work_smal 1u gz 9
work_softwar 22 h2 9
work_spac 22 3a o
work_stay 1z 3a b
work_team 22 f2 a
work_test 22 4z 9 gq 9
work_today 22 fc a
work_togeth 1r 1f 8
work_trad 1w 1a a bo d c9 a
work_train 22 17 b
work_trous 22 4n 18
work_visa 22 7a e ce 1h
work_whil 1z 48 9
work_women 1l fg c
work_work 22 8y e
work_writ 1z 59 9
workben 1z 4i 9 8b h d2 6
workboo 22 b7 u
workflo 1u cb 21 h0 a hf m
workman 22 fc p
workman_warrant 22 fc j
workout 1o f 1g 7g 3b a0 q b2 1u il j
workout_app 22 f g 7g 23
workout_video 22 f g 7g u
workpla 1f g b 2u l 53 a 5c f 5f s a3 p ak 1n b1 17 bj f ey i f2 u
workroo 22 3o c
workshe 1r b4 8 b7 o f9 26
worksho z 14 q 17 o 1f o 29 c 2i 9 3a m 49 k 4g a 4i b 4k m 5f 1f 5i n 5n k 69 a 6p e 6q m 8k m 8o c 9f 15 9p 1a aq b ba o bq 9 bt i c5 d dl q dm e dy i dz 1b ej c f2 9 h5 e hh j hi 1g hk t ia a in f io f
worksho_desk 22 3a c
worksho_mak 22 3a o dz b
worksho_near 22 ba h hi p
worksho_offic 22 aq g
worksho_ord 22 6q l
worksho_plan 1z 9p n
worksho_repair 1z 17 h 4i 9 dz 8
worksho_team 1u 5f 16 5n l
worksho_wheel 22 dz 8 hh 8
workspa 1w 11 8 3a t 5s t
workwea 1z 4n 2p 5o 2f im j
workwea_rental 22 4n v 5o n
world 1h a a 2t 9 64 1e cm a e3 8 ek e
worm 1z x a 78 a 8p a
worn 16 5 b 1t 16 2c o 2d n 3v 9 4i 8 4j g 4k c 4m f 4s l 56 b 8e f 9f m 9p j fw d ge b il a in a
worn_brak 22 9p j
worn_lat 22 4s h 8e 8
worn_piec 1w 4m i 9f 9
worn_tyr 22 gw a
worri 1r 3n 8 be d
worri_parent 22 be b
worry 1h 7f 9 7n l 80 8 g6 b
wors 1g 5j c 62 9 7n a 7o c 83 9
wors_stop 1z 7o 9
worship 1w dd b de c
worst 1m 3u 7 ac 9 ec g
worst_minut 22 3u 6
worth 18 1h b 22 e 3r 7 4j n 9e d az a ch b df c
worth_money 22 h9 8
worth_part 22 9e a
worth_repair 22 22 b
worth_someth 22 hx 8
worth_wheth 22 8g 7
worthle 22 iq b
worthwh 22 30 e
wouldn 22 i8 d
wound 1q o i p f t 9 89 8 hm 9
woven 1r 3s 1g 90 t
wrap 19 8 c 2l m 2v f 4r w 66 b 69 d 6b b 8f 8 8l 7 8s s 8w 1a a3 l in d ir d is d it h
wraparo 22 f8 11
wraparo_car 22 f8 t
wreath 1z hz 8
wriggl 22 1n 9
wrinkl 1z cg o
wrist 1p 5 g m 9 v h 2d i
wristba 1p 2c 15 9q 8
wristba_scan 22 9q 8
writ m t k u s x d 15 k 1g 8 3r k 5g 16 7g 9 7j 8 7n i 7x 8 88 c 8j 7 9k 9 9n 8 at s b8 d bg f bn c bp d bq c c4 9 c6 k cf f ch l d4 d d5 1b e2 p e7 m e9 16 ea c ee g ef d ei j ej g ep o f5 9 f6 c gj 9 gm 8 gs c gt f h4 a h6 9 i1 8
writ_adult 22 15 k 45 a
writ_again 22 bq b
writ_age 22 m b 2s 9
writ_agency 22 e9 h
writ_along 1z t a 71 9
writ_applica 1z 5g v
writ_articl 22 e9 n
writ_artist 22 54 9 cs a
writ_back 22 15 b
writ_bad 22 85 9
writ_bid 22 5g a c6 e
writ_bids 22 c6 s
writ_buy 1w 5 a 6d a e2 7 e7 a
writ_check 1z 45 9 8g 7 gn 9
writ_clean 22 63 a dv 8
writ_clear 1w 44 a 9c a
writ_client 1z 5g 9
writ_clinica 22 u i
writ_cod 1z b8 f ee a
writ_contrac 1s 1d 8 62 8
writ_daily 22 gs d
writ_decid 1z d4 8 f6 a
writ_design 1z 4q a
writ_directl 22 74 7
writ_fail 22 5s b
writ_find 22 28 a fy c
writ_first 1u 5k 8 7o 9
writ_fre 22 5w 9
writ_guest 22 6u i
writ_hand 1z 9u c es f
writ_happen 1l 81 7 8r 8
writ_hear 22 e2 8 ia a
writ_hold 1z 3r g 6l a
writ_insur 1z 2t a 3a b hy 6
writ_invoic 22 ej o
writ_kitchen 22 1d 9 9n 9
writ_know 1z 15 9 ep a
writ_label 22 7q a
writ_lead 22 3r a
writ_left 22 8m 9
writ_let 1r ch a gj a
writ_list 1q 9b 8 dt 9
writ_long 22 95 a ba a
writ_look 22 89 9 c6 8
writ_nobody 22 d4 8 d5 7
writ_not 1r u v a8 7
writ_noth 22 cf a
writ_offs 22 dg 8
writ_onc 1w 7g 9
writ_own 1s x 9 bp a e4 7
writ_owns 1u dr 9
writ_pag 1s 7n 9 fx 8
writ_pair 1z 13 a i0 7
writ_pays 1o 5o 9
writ_persona 1z d5 8 i1 8
writ_piec 1w 4m a 4s a
writ_plan 1s l 9 1g 8 9g 9
writ_platfor 1z d5 b
writ_prop 22 ej a
writ_questio 1w 11 8 5e a 7g 9
writ_read 22 ep a
writ_real 22 ep a gq b
writ_reason 22 5h f
writ_record 1n 6w 8 e2 m f5 g
writ_report 1o 5k 8 9k a gs e h6 c
writ_rul 1w co a
writ_sam 1z 1r b
writ_say 22 98 a
writ_send 22 e7 b ej a
writ_servic 1z 5g y at j c6 d
writ_short 22 52 a ch a
writ_somebod 1w bg a bs a
writ_someth 22 u b ef k
writ_speech 22 d5 19
writ_stay 22 3w 7 3x 7
writ_summary 1z 5g 9 f6 h
writ_tend 22 ep w
writ_term 1w 5u a
writ_test 1z 40 9 d4 a
writ_text 22 59 9 5g a
writ_themsel 1z 5g f
writ_thirty 1w 4i 8 84 9 i1 7
writ_timelin 22 c4 d
writ_warn 22 7o a ia a
writ_warrant 22 ai 9
writ_wed 22 d5 m
writ_whatsap 22 r 9 6t a
writ_why 1w eq a
writ_wind 22 7c 8
writ_word 22 d5 a e1 8
writ_work 22 59 9
writ_yearly 22 gr b
written y 2k d 3r 7 5e f 7k 9 9j b 9n c 9u h at f aw a bt c cu 8 d5 x e2 i ee e ft g gj e gp b ha a
written_consent 1q f3 8
written_long 22 gj 9
written_nam 22 9u a
written_permiss 22 2k m
written_warrant 1z bt b
wrocław 22 8g 7
wrong v 3 a 1r a 1u 8 4x 8 6n i 72 d 7d 8 7p a 7q g 7w a 83 8 86 9 8h b 8m d b7 b bc 9 bh c cb 9 ec 8 em b ep f eu c f5 8 gn a gp b hc 9 he a i1 9 i9 k ie 7
wrong_advic 1z 6n a 9g a
wrong_ask 22 bh 9
wrong_cod 1z 6m a 6n c
wrong_colour 22 6k a
wrong_entry 22 7p j
wrong_everybo 22 7c 8
wrong_figur 22 ed b eu a
wrong_label 22 i9 w
wrong_mark 22 gp 9
wrong_measure 22 9d a
wrong_nobody 1z 7d 6 gy 9
wrong_ord 1w 3 a
wrong_packet 22 72 9
wrong_patient 22 u 8
wrong_pric 22 1r b ep j
wrong_quantit 22 gt b
wrong_report 22 71 9
wrong_siz 1n cx 9 fs d he e
wrong_way 1z 8m b
wrong_word 1z ec e
wrongdo 22 4w x
wrongly 1w i9 a
wrot 1d 3p 6 3w 6 4w a 7k 9 cr d f1 a gq j
xero 1w en b
yacht 1u 38 l 9r 14
yacht_chart 22 38 i
yacht_club 22 9r y
yam 1z 64 n a5 a
yam_ric 22 64 a
yard 14 16 c 3l q 4x 8 5q e 6l d 6p e 6w a 7b i 9o n 9v 19 9w 10 a3 d ad o af d ak l al 9 an h dq t e3 c fe g ge c gx d hr 7 hx a i8 b if a ig n ih i
yard_design 22 3l l
yard_driv 1z 9w 9
yard_ful 22 dq b
yard_list 1z 4x a ak e
yard_morn 22 gx c
yard_today 22 6i 7
yarn 1q 4p u 8d 2f
yarn_knit 22 8d k
yarn_shop 22 4p g 8d i
yearboo 22 d3 1o
yearly x 1e a 3g b 3p i 96 a d3 o df 9 dk f dl 9 dy i en b f1 c g7 m gr g h8 a
yearly_boil 22 3g e
yearly_car 1z 6w 9
yearly_cost 22 gr b
yearly_fee 1z 6x 8
yearly_meet 1w 1e 8 h8 f
yearly_plan 1p en f
yearly_rent 22 g7 s
yearly_servic 1s dl d gu c
yearly_stateme 22 dk 8
yearly_tax 22 df f
yellow 1j 1l b 1u y 62 f 7x h
yellow_leav 22 1u f
yerba 22 6h a
yes 10 u a 2c 8 4j 9 5f a 7c 7 7u e 87 c 9c e 9o d 9p n 9q 8 ah 7 bd 9 be a bp a bs f cc a ci a co a cp d eu j f1 a g8 a gh e h1 b h2 9 h4 q hf 8 ix 9
yes_half 22 y 8
yes_non 22 g6 b
yes_sam 1z 8z b
yes_writ 22 9p d
yesterd 1d 72 c b7 a fl 9
yet o 43 9 75 8 co a fv 9 h2 8
yet_ask 1u 1d 8
yet_say 1z fv 9
yew 22 ag 9
yield 1w 3m d ie l
yoga 1d g 2n s v 2r e 34 a 6e 9 7e p b1 1n f2 k hn e ho 1a i1 7 il v
yoga_offic 22 b1 r f2 l
yoga_pilat 1w b1 c
yoga_studio 1k g 1w s o 2r c 7e i
yoga_teach 1z g o
yoghurt 1o 12 e 2q l 2v l 9x n a0 d
york 1u a1 9
yorkshi 1l 6h 9
yoruba 1o cs 8 ec c
young v 13 1c 4l 9 52 r 54 e 7w b 8b h 8y h 93 j d8 a fg c gd f
young_brand 22 4l g 52 z
young_childre 22 d8 a
young_family 1i i0 7
young_illustr 22 8y b
young_ones 1w go 9
young_paint 22 54 r
young_person 1z 13 x cv 8
young_profess 1f fg f gd i
your 19 m c 3s 5 4o 9 6m 9 d7 b dq g hk 8
yoursel 1b 26 d 5q 9 8e f 95 e 99 8 bs g ck 9 dm d el a i2 7
yoursel_measur 22 4b 9 el c
yoursel_not 1z dq a
youth 1e 13 1t 3v 7 43 9 44 a 4a k d8 9 dw a gi m go 11 hs 5
youth_centr 22 13 y dw b
youth_club 1w 43 9
youth_leagu 22 go j
youtub 1g ck 25 hg w
youtub_channel 1z ck 18
youtub_short 22 hg i
yusuf 1z 14 h 16 a 2t a
zanziba 22 6d a
zebra 1z 3o s
zebra_blind 22 3o n
zero 1b 3v 7 63 1g 6g 1k ff e it w
zero_alcohol 22 6g 1k
zero_wast 1s 63 1n it 10
zip 1l w 8 4g g 4o h 7c h io e
zip_cod 22 w 9
ziplin 22 7c m
zips 1z 4j r io n
zoe 22 bv 7 ir 8
zon 1h 1h 7 35 9 if 9
zoo 22 6w r
zoom 1k 1g 8 41 9 8d 8 b9 8 bi m
zoom_clas 22 hm a
zumba 22 b1 x
`;
