/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
abandon 1u 1d x 9b j e7 t
abattoi 22 ai t
abaya 22 im z
ability 1z 35 9 g8 b
abl 1u q b bb c cc b d5 b
abov 16 3s 6 4h b i9 a if a
abroad 11 3d f 3p n 5d 13 5h 17 64 m 79 13 7a n 7d 15 at f bg k ce k de 13 eu b ev b fa d fi 1j hz 8 i6 a
abroad_help 22 7a e
abroad_send 1w de r
absenc 1q j g 15 b 6y s 9i c f0 13
absent 1r s k 44 a 6y x
absorbe 1u 6 k 4s 9 cx 1m
absorbe_brief 22 cx e
abstrac 22 8y p
abus 22 4w 1i
academy 1l 1p 8 5f h g3 1d gg 9
acai 22 2r y
accent 1k t c bd t bo i f6 d
accept y 1z e 3i 8 3s a 4f h 4t c 5b i 5k g 7x c 8a a 9e e 9n 9 db q dj a ep c ew 1c go l gt e hb c ic a ik 9
accept_agent 22 dj 9
accept_deposit 1w r 9 db a
accept_fix 22 5t 9 9e a
accept_mobil 22 ew x
accept_off 1w h2 9
accept_part 22 a 9
accept_payment 22 db a ew o
accept_pays 22 4h a
accept_plan 22 7x 9 fn 9
accepta 22 59 c gt b
acces 14 16 f 2h x 3n b 4w a 5c e 5e e 5k c 8n d 9b j ba j bq m cc h cf d cs b df j dh a di m ed h f7 h i6 c
acces_bank 22 d6 8 en b
acces_check 1z 5k g cf 9
acces_client 22 h0 9 ha 8
acces_data 1u 6w 8 cf 9 ed a
acces_phon 1w 2h n
acces_right 1r f7 l
accessi 1j 21 l 59 9 6w d 76 23 86 w cw j eg 32 gm 9
accessi_check 22 eg 1y
accessi_hotel 22 76 w
accessi_room 22 76 8
accesso 1l fs 1z in 1s iq 1l iv h iw 1q
accesso_brand 22 in p iq d
acciden 1d 4a f 4x c 56 9 7c 9 dn 8 hl 9
acciden_damag 22 45 a 46 a
accommo 1r 14 b 3d h 3e 9 ff i fg h
accompa 1j 13 o 14 9 3q 9 46 k 7a d 7d 7 br j de a fi f
accompa_first 22 7d 8
accompa_pair 22 13 h
accord 1p 5y 9 7f a 7h b
accordi 1z dz 1d e0 7
account v 1c a 3t 6 49 c 57 1k 5c h 5j h 71 8 7a c 7v n 7w b aq a ar o av h ay a bq 10 cc l d6 19 d7 16 d8 m d9 i da a db 9 dg k dh m e8 b ei d ej d ek 16 el q em g en v eq a es b ew g f0 e f3 h g4 9 g7 d g9 a ga 8 gr b h0 1x h8 g ha r hb l ic 11
account_acces 22 dh c
account_account 1u dg b ek 9 h0 r
account_already 1z en b
account_app 1w 23 9
account_automat 22 ek l h0 k
account_bank 1z ar c d7 h g7 d
account_bookkee 1w 57 w 5j d ek f
account_client 1u 5j 8 en a h0 z hb f
account_contrac 22 bq 9 ha 8
account_cost 22 d6 8
account_doctor 22 7a d
account_engin 22 ce a
account_firm 1w h0 1a
account_know 22 ga 8
account_licenc 1z d6 8 dh b en b
account_manag 1w ha o
account_near 22 57 h 5j e
account_not 22 bq a
account_offic 1z ek a em a
account_open 1u en 9
account_ord 22 d9 9
account_parent 1z 49 9 d8 f
account_practic 1z h0 25
account_report 22 ha h
account_send 1w es 9
account_softwar 1u 71 c el a h0 n ic 17
account_sort 22 d6 v
account_staf 22 f3 8
account_tax 22 av c dg h
accredi 22 80 9 85 b
accurac 1s 27 h fw c
accurat 1s 27 b 3v a 9a e 9f b fw c
accurat_quot 22 9a c 9f a
accus 22 4w d
acid 1z hv 8
acidity 1s 5z 9 67 i 6c r 9z 9 hv 7
acidity_shelf 1z 67 f 6c 8
acn 1u 1 m 80 1m
acousti 1p ad 6 an z cp l dw 9 iv w
acousti_panel 1w an l iv j
acr 1k 5q v fj z id h
acr_farm 22 fj 8
acros 14 9q 9 am 8 f7 c
acros_bord 1z 3q 9 8k 8
acros_town 1p dy 8
acrylic 1z bv h hj 8
act 1j 27 9 39 a dx t e0 8 ga 8
action 1s 27 j 89 9 f6 r
activ 1f 7w b a0 n b1 o
activit 1i 1w 15 44 a 6a 9 6z 1q 7j g bk z cz 1x f9 l fk i fw 16 gd j
activit_near 22 1w m fk a
activit_sheet 22 f9 m
actor 1j 1o f 32 9 cl d dx 2q
acts 1r 27 b 39 e e0 r hc a
actual 1o 2i b 5j k im 8
actual_devic 22 2i a
adapt 1g 25 c 65 a 7g e 7h h 83 8 be a bn i cw i cz 7 iq g
adaptat 22 cw 16
adaptiv 1r 4c 10 7z b 8u 9 cy 1z
adaptiv_cloth 1z 4c w cy 1j
add p 11 9 1m a 1t c 28 8 61 b 68 9 6a d 6d 9 7j 9 7u a 84 8 95 b 9y b 9z 9 a0 9 aa f bg a bn c d1 6 d2 6 da f dk 9 en b et 9 ic 8 io 8
add_anoth 22 9z 8
add_cost 22 22 9
add_food 22 2j a
add_let 22 g c 7x c
add_nam 1m d1 7 d2 7
add_not 1s 89 a
add_ons 1z en i
add_photo 1j 1t c 83 9
add_piec 22 1t 9 8z 8
add_product 1w 8x a
add_read 22 ch b
add_sam 22 h0 9
add_smal 22 8t a
add_spirit 22 aa e
add_sugar 1q 6a 8
additio 1o 3t 8 71 8
additiv 1s 2s a 5i p 7q n
addres 11 1o 7 2n e 2t d 4w c 5s c 5y b 7w b 91 p 97 b 98 d a8 c bl j cr 9 e5 d e7 h ei b ev e f3 8 fy e gt c gu c gx a h3 b
addres_field 22 97 9
addres_see 22 df a
adds 1k 3t 7 84 8 cm a du 7 f4 b
adelaid 1q 3p 8
adhd 1k 7r 31 8x e be 1n gb l
adhd_coach 22 7r h
adhd_coursew 22 be n
adhd_student 22 be n
adjust 1e 4l h 56 f 7g g 7h f b7 a bf 9 h1 z ho 7 ib e
adjusta 1z 8k 8 90 s
adjustm 22 4l a
admin 1j z k 5e 1j aq l bq k g3 n
admin_staf 22 aq j
adminis 1o 6x 8 6y m bq w g3 s
adminis_death 22 bq v
admir 22 hh 9
admissi 1s bg 23 g3 j
admissi_offic 22 bg a
admit 1w 1a e
adopt 1g 1d 20 6a 13 6f 12 d1 7 fu b fx 1y gl 9 hp 1b
adopt_animal 22 fu b fx q
adopt_beehiv 22 6a v
adopt_dog 1w 1d g fx v
adopt_oliv 22 6f u
adopt_rescu 22 1d w
adoptio 1p 1d 11 bx q fx 20
ads 16 1d b 58 1g 8p b c9 2s cn a ct 11 g0 h ha r i6 17
ads_report 22 ha h
ads_return 22 i6 m
adult w i r j p 15 1k 32 e 35 g 45 9 7f g 7r m 7z p 80 n 85 m 8f a 8v d b2 d b6 9
adult_adhd 1w 7r d
adult_complai 22 7z 11
adult_educati 1z 15 f dk a
adult_know 22 85 w
adult_learn 1w 15 z
adult_mol 22 80 v
adult_nev 22 15 l
adult_stay 22 45 g
advanc 1b i 9 26 9 4p 8 4t 14 4v 9 8v d 9w g bq i cr 9 di 27 g7 k
advanc_ord 22 26 b
advanc_start 22 4v a
adventu 1l 32 u 8j e cm 17 fk d hq f
adventu_gam 1z 32 k cm s
advert 1l 58 i bb b bn w bo i c9 p ex p
advert_questio 22 ex 9
adverti 19 w c 50 l 58 u 7d 9 b6 c c9 i ch a ci s cj 19 ck i cl h cn k cr n ct g fx c ha o ic 8
adverti_agency 1z 58 k ha j
adverti_childre 22 b7 a cl a
adverti_claim 22 58 a ca 9
adverti_larg 22 ci a cj a
adverti_law 22 58 a g5 8
advi 1u d9 z dj 10 h0 1a id o
advic z 7 d l r 1g e 1h d 1u i 27 9 5i g 7a b 7f e 7h g 7i h 7l 9 7u g 7x t 7z e 88 j 8q c 9g 1k 9k a as a aw 11 ay 17 bg d bm f bq g cc 9 cw a cx 8 cz 8 d6 d d9 a df a dj 19 dk e en e er c fb p fq b ft i g6 j ga j hg 9 id r
advic_cal 1z fb h ft a
advic_centr 1i 1h g 7a 7 7u c 7x b 9g c bm b
advic_friend 1z l e dj e fq g
advic_hom 1z 9g v cw a
advic_materia 22 5i d
advic_nev 22 7x 9 g6 8
advic_phon 1z fb h
advic_protect 22 7f 9
advic_use 22 7i 9 ir 7
advic_video 22 dj a fb i
advic_writ 22 aw 8
advis 13 5h c 7x c 9g 13 ae 9 ar 9 av b aw n ay m bg f d9 g df d dg l dj w dk s ej d ek e f0 e f5 a hb e id n
advis_account 22 dg d
advis_check 1z 54 7 df 9 dg 8
advis_consent 22 6y a e7 b
advis_health 22 t a w 9
advis_part 22 ay c
advis_see 1z f0 c
advis_visit 22 9g i
advis_wheth 22 ek a gu 9
advisor 1r 37 o ar e aw i
aerator 22 ij 9
aerial 1u 3e 14 6o a if 11
aerial_photo 22 3e f if k
aesthet 1u bv g g4 u
aesthet_clinic 1z g4 n
affect 1s 4n b 72 9 bg 9 eb f
affilia 1r g1 l
affilia_link 22 g1 j
afford 1k cy 6
afforda 1s 4u 9 74 9 8y 1g cv b g8 a il g
afraid 1j j h 7c 9 81 s fz g
afraid_wat 22 j i
african 19 64 1b cp e
african_grocery 22 64 u
african_history 22 ck 9
african_languag 1u ec 8
afro 1w 2 13 bu w
afro_curly 22 bu c
afro_hair 22 2 k bu f
afrobea 1w e4 8
aft 1w cc 8 hl 7 ho 7
afterca 1p m a 9t 10 f8 19
afterca_centr 1z f8 w
afterno 15 17 f 2b 8 2j e 45 f 6r a al 9 c5 9 cu 8 cz w f8 19
afterno_book 22 77 9
afterno_chemist 22 ho 7
afterno_childre 22 f8 n
afterno_empty 1z 2j a
afterno_look 22 o 9
afterno_wholesa 1z 6r b 6s 9 9n 8
afterwa 16 1n 7 9n 9 bd b bo f e3 9 ho 8
afterwa_went 22 bd 9 bo a
ag 1z cw 1k fi k
ag_parent 22 fi g
aga 22 3i k
again p 0 9 8 8 e a 1a a 2a d 5v 9 6b a 7t b 85 8 9m b b4 9 bk a d7 a ds 8 e4 7 ea a ek a ey c hz 8
again_again 1w cl 9
again_ask 1z b7 9
again_end 22 k a l 9
again_first 1w 7 9 75 9
again_hom 1z hk a
again_next 1o hz 6
again_ready 1z e7 b
again_report 22 1c b
again_sam 22 8d 6 92 a
again_second 22 2u b aa 7
again_send 1w 2p a 2t 9
against 12 4t h 6s a 7q c ed e el b hm a ib a
against_acciden 22 3y b 45 a
against_damag 1w 96 8 9j 9
against_injury 22 fm b fp b
against_oth 1w cn 9
against_quiet 22 2j a
against_real 22 ei b gh b
against_recal 22 5w 9
against_work 22 3l 8
against_wrong 22 6n a 9g a
agarbat 22 iu m
age z a g b a i d j a m b 1i 8 1j f 36 d 3z a 49 e 4a i 55 c 61 g 65 i 6i d 7u q 8b d 8f 8 8g 8 8j 7 8m a 8t d 8u n 8v e 93 9 aa f bi a bj j c0 7 c5 g cl l cm a cs d cw z d8 e f8 k fi n fr l g6 j hm b hs 8
age_check 1o 55 b 65 o 6i h aa f bj d
age_child 1z 1i 8 d8 9
age_consent 22 m a
age_group 1z 4a a c5 e
age_label 1z 8t 9 cs f
age_limit 22 4x 9 6g 9
age_mark 22 8v b
age_must 22 b 9 aa 7
age_parent 1o 7u 10 b4 8 cw n fi w
age_plac 22 cw k
age_swap 22 75 a
aged 14 66 n
agenc 22 ep 1b et 1b
agency x w 9 14 9 1b b 1o 7 1v f 37 d 3y i 47 b 4z d 50 k 51 e 58 1f 59 r 5b 12 5d w 5e f 5h l 5j 9 5n c 7d 7 aw f az 9 b0 a by 9 c2 c c9 f ca p ce e cp 9 ct i db f e0 6 e9 k eb e eg a ei h ep c es e et m fd 14 gi 9 h2 v ha 1t hf i i7 r
agency_book 1z 1o b 5n h ei h
agency_client 1z ha l
agency_find 22 50 9
agency_freelan 22 ca e
agency_help 22 fd m
agency_hotel 22 3y a
agency_law 22 5h l
agency_licenc 22 e3 7
agency_liv 22 47 f fd 8
agency_local 22 9i b
agency_market 22 58 f
agency_near 22 58 f fd b
agency_nurs 1z fi b i7 k
agency_onlin 22 50 e 5e i
agency_own 1z ep a et a ha c
agency_platfor 22 14 f 1b j
agency_recruit 22 5d f ct h
agency_send 1w 51 8
agency_show 22 ha e
agency_smal 22 58 y
agency_staf 1z 4z e
agency_transla 22 5b i
agenda 1s 5j 8 ar i
agent 12 3e 1i 3f 10 3i 7 3j 9 3x a 52 d 5h l 6n v 9a e av e aw v cb 16 dc n de f dj e e5 n e6 g ff 11 gr i h2 1w h6 l h8 b
agent_cal 1z 3e a e6 m
agent_inbox 22 3e b
agent_invento 22 h6 k
agent_list 22 h2 k
agent_near 22 aw c ff c
agent_pay 22 ff h
agent_propert 22 gr f
agent_send 1z 9a b dj 9
agent_stag 22 3f k
agent_talk 22 ec 8
ages 1g 1p k 45 9 4a m bs b cg f cl e cq 9 hl 8 hs d hw 6
ages_skin 22 cg g
agility 22 fj x
agility_kit 22 fj h
ago 1g s d b9 7 en b gn d
agr 12 1h 8 39 a 3h c 5k 8 7z a 8o a 9a d ar c c7 a cv c db a dd d dr c e7 f f6 h fo a g7 9 hx 7
agr_exercis 22 fq a
agr_first 1w fm a
agr_not 22 2u b
agr_pric 1z 9a b
agr_writ 22 a8 8
agre x f b 1i e 2b a 42 9 50 9 58 a 5e c 89 8 8w c 9a b 9f 9 ar 8 b1 8 dr 9 f6 b gm 9 gp 8
agre_budget 22 9d a
agre_cal 22 e6 b
agre_chang 1u 23 8
agre_clinic 1z 3w 7 89 d fu b
agre_dat 22 42 9 bp a
agre_data 22 q 9 1i 8
agre_employ 22 bb a
agre_extra 22 9a j
agre_first 22 f a fv a
agre_fix 1z 59 9
agre_goal 1w 9j 9
agre_measura 22 58 a
agre_must 1z et a
agre_notic 22 58 a 5j 9
agre_own 22 52 9 ib a
agre_owns 1w gy 9 ie 7
agre_pric 1z 5z 9
agre_reserv 22 8a 9 9c b
agre_right 1z 8e 8 8v a
agre_rul 1z 1i c bk a
agreeme 19 v d 1i z 5i e 75 n ax 1s ay b cd j cv c eq 1g
agreeme_check 1z 5b a
agreeme_nam 1z 5c a em a eu a
agricul 1u 5x n ac l
agronom 1w aj 9 cd 8
ahead 19 2j e 2k a 2l c 2r a 3r o 51 8 70 h a3 d ch 9 cs b en 13
ahead_pick 22 70 l
aid 1c n b p t 16 e 1m x 56 i 5f v 78 b b2 a b3 c h9 e hd b ho b
aid_insur 1z 5g a
aid_train 1u 5f t
aids 1o p d 76 i 7s c 86 p be c cw b
ail 22 1u s fv 18
air 1b 27 29 39 h 3g d 53 i 6j f 6o c 7c o 84 8 9k 1h ae b b2 f e3 11 gd b hh f iu n
air_balloon 22 7c o
air_cinema 22 39 l e3 g
air_quality 1w 27 1y 9k j
airbag 22 2f o iw a
airbnb 1i 3c 16 3d 1k 3e t 5o m 6u 1o
airbnb_clean 22 3c v 6u u
airbnb_host 1r 6u x
airbnb_manag 22 3d p 6u i
aircon 1s 3g i
aircraf 22 7c a
airlin 1o 3q 9 88 w
airport 1l 79 f 7a 9 ds l dt 1h
airport_flight 22 dt e
airtabl 22 hf y
airtim 1w 4u 9 cq a
aisha 1z 2j b 4f a bv b
aisl 1s 1q g
alarm 19 25 f 26 1a 28 z 2c 1d 2f 1l 3n 1h 7p l 7r d 9i e 9m 13 9n h ae c br 1e gb m gk u gv 9 h3 o i9 e ie c
alarm_company 22 3n b
alarm_empty 22 br d
alarm_fals 22 2c 9 br 9
alarm_head 22 9n 9
alarm_night 22 26 h ie 8
alarm_phon 1z 7p g 7r g
alarm_sensor 1z 3n t
alarm_switch 1z 7p a ae 7
albergu 22 77 c
album 1f 20 21 2y r 3t a 83 r 8g d bw o cz b d2 u d3 2e e1 1f
album_pictur 22 2y e d3 q
album_print 22 d3 14
alcohol 1b 5 d 2m i 2t f 31 a 3b g 65 g 6g 2i 6h e 6i d 7s 14 91 j aa p c0 x hw a
alcohol_age 22 65 b aa 7
alcohol_fre 1p 6g 1z 7s j c0 g
alcohol_licenc 1u 65 9 aa b c0 a
alcohol_win 22 6g 14
ale 1w 6g 8 6i r 71 l aa 8
alentej 22 ck c
alert 13 y a 1l a 27 c 2c q 2f p 55 9 62 9 7p k 89 p ad c bn b br n c6 y ct h df 9 ef 1x fw d fy u gb 1j hc o
alert_alert 22 ef a
alert_neighbo 1z 2c n fy a
alert_phon 22 gb b
alert_sampl 22 ef a
alert_servic 22 c6 g
alert_somebod 22 ef c
alert_th 22 ef a
alga 22 3j y
algorit 1q v a ib a
ali 22 c3 8 h4 f
align 1w 11 16 1p 9
alik 1p gp b hj 8 i1 8
aliv 1s aj e
allerg 22 2p u 7q 1i
allerge 16 5 k 1q d 2m c 2n h 2o c 2p o 2q b 2r b 2s f 2u k 2v c 2w d 31 o 5v c 5w 19 5y c 60 c 61 i 62 b 63 c 64 c 66 c 67 b 68 c 69 j 6b b 6c b 6d c 70 h 72 2i 7q o 9n v 9x 8 9y b 9z c a0 9 a1 g g6 16 ht e
allerge_cook 22 ht a
allerge_dat 22 64 a 66 a
allerge_dish 1w 31 b 72 r
allerge_fre 22 5w 14
allerge_informa 22 72 d
allerge_ingredi 1z 72 j
allerge_introdu 22 g6 l
allerge_label 1w 5 9 31 f 9n h
allerge_meal 1z 2u a 5w i
allerge_must 1w 5 9 8 9
allerge_nutriti 1w 60 e 68 e
allerge_payment 22 70 g a6 8
allerge_product 1z 2o 9 72 j
allerge_record 22 72 1s
allerge_sheet 1w 72 x
allerge_shelf 22 6b 9 a1 8
allerge_test 22 9y 7
allerge_trac 22 69 9
allerge_use 22 2r 9 5v a
allergi 1q 1 k 7t 9
allergy 17 1 i d q l a 2m l 2t g 2u d 2w p 30 n 45 n 4b b 5w 1a 6r x 7q 1f 84 t 85 d 90 b 9t 9 f8 a g6 n hk 9 hp b
allergy_acces 22 2w b
allergy_ask 22 hp 8
allergy_shop 22 5w j
allergy_snack 22 5w t
allergy_wish 1z 6r g
allergy_writ 1z 2t 9 30 a 45 9
allocat 22 65 d
allotme 1m 18 b 19 y 96 a 9h 9 cr 9 hu 6 i0 1v
allotme_club 1z 96 9 i0 c
allotme_shar 22 19 m i0 z
allotme_society 22 19 g
allotme_wait 22 i0 r
allow 12 7 c q a 1i a 2b 8 36 d 3z b 43 b 7t c ht 9
allow_addres 22 2n a dw 7
allow_check 22 8q a dl a
allow_hir 22 36 a i7 a
allow_insur 1z d 9 7t a
allow_licenc 22 bm 9 g5 8
allow_must 22 a2 8 c9 a
allowan 1s d8 o el t
almond 1r 3 i 9x b 9y 13 ir h
almost 1f 4o a cp 9 e9 a
alon x i 9 1m 8 2c g 33 a 35 9 3x 7 5e b 76 7 7s h 89 8 8v c 94 a b2 7 b4 f b8 b bd f be e bo a cu 9 cv b dp b fi i fm h fp i fq e gc p
alon_field 22 78 9
alon_hom 1w fp g fq e
alon_learn 22 6y a
alon_let 22 1h 7
alon_noth 22 f0 a gq b
along 10 14 a 3x 8 8d b 9m 9 9w n af 9 aj 8 be f d4 9 dt c gn a gp a gx c
along_ask 22 3x 7
along_corrido 22 9w 9
along_first 22 cm 9
along_inspect 22 9m 9
along_motorwa 22 9w n
along_not 22 gn a
along_own 22 ao 8
along_riv 22 38 8 74 9
along_rout 1z af 8
alongsi 1w 9j a
alopeci 1u i2 1v
aloud 1c 1b f 1m n 3r 8 3v 7 86 p 9q g b6 x be u cl d dx 17 gm g
aloud_child 22 1b 9 b6 l
aloud_wait 22 dx i
alpaca 22 4p 11
already u 2d 8 b5 a bj a cm b d6 b di o er a h4 d
already_book 1z bj b
already_draw 22 8s g
already_earn 1z di 16
already_hom 1u fs f
already_met 1z fo a
already_own 1u 54 b 8o e il c
already_sold 22 44 b
already_trust 22 75 9
already_use 1s f6 a
already_uses 22 62 9
alt 1w 4o d eg 15
alt_text 1z eg x
alter 1q 4e a 4o 1f cy f im d
alterat 1w 4o 1l cy c
alterna 1j 4u 1a 6b 10 7q e bt u db y fh f fo l g8 h
althoug 1q es b hu 6
alto 1w du 13
alumini 1u 4 a 9 12
alumni 1r as 9 bn b fa 14
alway y 6 a 55 d 6a 8 7q 9 9h 9 en a f1 b ft b gm 9 hm a
alway_ask 22 7q a
alway_hom 22 6m 8
alway_next 22 4d a
alway_open 1w f1 g
alway_work 22 1t 9
alzheim 1u 83 1z cz 2k
alzheim_music 22 83 j cz r
amara 1z 2 h 64 a ir 8
amateur 1g 6x q du 9 dv c dx y
amateur_actor 1z dx x
amateur_theatr 22 dv a
amazon 1k i6 2d
amazon_sel 1z i6 1k
amb 1w 5 n
ambassa 22 50 o
ambulan 1r 2c 8 6o j 8a 16 i4 b
america 17 64 a
amina 1s 14 g 16 h 1a i 1c a g3 m
ammonia 1w 27 a ae 8 ie 8 ij 8
among 1e 2b 9 35 a 5f a 5j 8 ak 9 ch a cz 7 do 9 dr 9 fw a hp i
among_box 22 dr a
among_first 22 53 9 5f a
amount 1a 63 b 6f 8 7v t 7y f d9 p de e di l g7 c g9 9
amplifi 1z dw b
amps 1z dw 1p
ana x m f o d r b 1b a 47 f 4o 9 5d d 75 b 7a 7 7m 9 94 f b8 c bg 9 bq b br d cc a d7 c da j dd d e2 9 eg 9 ex b f0 f fa h fd b fh a gq 9
ana_half 22 ef a
ana_intervi 22 bd d ex d
ana_jona 1w 2x d
ana_list 1s o b
ana_ruiz 1q ap a
analogu 1z 8h 2f
analogu_film 22 8h p
analogu_photogr 22 8h j
analys 1o 6f a 87 a c7 z hm b
analysi 1m 1t o 6f j 80 i 85 a aq p c7 n ch 9
analysi_app 22 1t o 80 h
analysi_begin 22 aq p
analyst 1r aq 10 bb a
analyst_program 22 aq n
analyti 1s ed 1x g0 i ha x
anatomy 1z 1l h
ancesto 1u bp p d1 1z
ancestr 22 bp s d1 1f
anchor 22 bz k
andalus 1u fx 9
andhra 1z ht a
android 1n 7s 9
anew 1z em e gx f
anew_compar 22 em b gx c
angl 1q 8n 3r 9v 8
angry 1n 28 a db b e5 b
animal 16 x 1e 1d 1w 34 x 3u e 8t b 8u a ag c ah i bi i bx 18 fn c fo 12 fr z fs e ft x fu 14 fv 1o fw t fx 1w fy 1k gc p hp 16 hu e ie 15
animal_ask 22 fu b
animal_back 1z ft a fx 9 fy k
animal_cost 22 1d 9
animal_eat 22 gc e
animal_fed 22 ah 8 fr a
animal_feed 22 a2 8 ah h
animal_hom 1u fr e fx 9 gc b
animal_hospita 22 x o
animal_kept 22 hp 8 i0 8
animal_morn 22 34 f
animal_night 22 ie 8
animal_product 22 64 a
animal_puzzl 22 8u e
animal_quiet 22 hp 8
animal_sam 22 1d 9
animal_shelt 1s 3u 6 fx 9 hp g
animal_show 22 fx a
animal_stay 22 bx a
animal_vet 22 1d 9 fv a
animal_vets 22 x a
animal_welfar 1z fn 9 hp 7 ie 8
animati 1w 5a 12
ankara 1s 4o 9 im p
ankl 22 4h r
ankl_boot 22 4h l
anna 15 46 h 6u c 83 d 89 i 91 a bj i cb 9 e6 g e8 c e9 c ea g ei p ej b eo e et b ey g ez c f6 j f7 f g9 8 gt f h9 e
annex 22 er d
anniver 1j 4k a c1 h c4 c d5 e e2 t
annotat 1s cd 36
announc 1q bh a co a dp k e6 c he a if 8
annoy 22 io b
annual 1a av d b0 i et h g7 f h0 o
annual_account 1w 57 a h0 r
annual_report 1u b0 k et j
anonym 22 4w r f1 u
anonymi 22 w a f1 f
anonymo 1j v a 4w 2j 7z 9 f1 1o f2 c hc 9
anoth u 1f 7 36 a 6i 8 7c 8 8i 7 8w d bk c cq a dv c ep d i5 d
anoth_bag 22 99 9
anoth_client 22 ep h
anoth_gift 22 91 a
anoth_jar 1u 6a 9 6c 8
anoth_nam 1e 5x 9
anoth_packet 22 8i 8
anoth_pair 22 4j 9
anoth_person 22 hf 9
anoth_room 22 25 f
anoth_visit 22 46 a
anoth_wait 22 b 7
answ p 5 9 q b 1b g 1e 9 1x a 2f a 4w f 6t u 6y a 79 7 7i f 7l k 7q e 7t c 7z k 80 k 86 e 87 d 88 9 av c b4 t b5 g b7 a b8 b bd 9 bm b bn b bo k br f bs f c6 g ca n cf t ck 9 cn 9 dj e dk a e5 19 e6 13 e8 a ea r ep r ex t f1 o f4 z f5 l f7 1d fb d fl a ft f fx b gg i gi c gp b h0 9 h2 b h4 k h7 z hc o ic k
answ_alarm 22 br 9
answ_anna 22 e8 g
answ_app 1z hf 8
answ_apps 22 b4 f
answ_ask 1u bo 9 f5 a
answ_bad 22 ea g
answ_cal 1n e6 v
answ_chat 1u 1v a e5 15
answ_check 1s 7l e
answ_child 22 b7 9 hq 7
answ_complai 22 1 9
answ_correct 22 e5 a f7 a
answ_email 22 7r f cf l
answ_employ 22 f7 x
answ_empty 1p ga 9
answ_error 1o eb a
answ_fals 22 2f 9
answ_firm 1w e5 9
answ_first 22 dk 8
answ_guest 1z 3d f 6t e
answ_health 22 7z k
answ_keep 22 f4 9 h7 8
answ_kept 1z hc 8
answ_let 1w av g
answ_messag 22 h0 9
answ_mis 1z 6t a
answ_next 22 ef a
answ_night 1r br e
answ_nobody 1s 1b a f1 9 hc a
answ_not 22 dj 9 ex 9
answ_off 1z 1e 9
answ_omar 22 ea g
answ_ord 22 e5 v
answ_own 22 e5 a
answ_parent 1u 1g 9 b4 9
answ_phon 1q 76 8 e6 11
answ_pric 22 9c b
answ_questio 1e 7l c d3 8 ex d
answ_rent 22 h7 u
answ_report 1z bj a bk a gg 8
answ_request 22 ic a
answ_result 22 f1 b
answ_sam 1u fy a h2 8
answ_sav 1z 6y 9
answ_say 22 f7 a
answ_second 1w f1 a
answ_sent 1z f4 a h4 b
answ_shar 1z e5 g
answ_sheet 22 f4 h
answ_somebod 22 1b 9
answ_sourc 1w f7 g ic d
answ_team 22 f7 h
answ_telepho 22 dq b
answ_tenant 1z h7 x
answ_third 1z f1 a
answ_thirty 22 1x a ft b
answ_trad 1z ca 8 e6 a
answ_writ 22 2f 9 80 9
answ_wrong 1z f4 a
answer 17 1x h 4w e 80 a bh a br a cf n e6 1a f0 c f1 i f5 d f7 d gi a gj b h4 s
answer_night 22 37 a
answer_onc 1z ea a
answer_paid 22 es a
answer_sam 22 f0 a
antenat 1p a a o r 26 c 7l 10
antenat_clas 1u a 8 o n 26 a 7l s
anti 1u 25 n ap l cw 8 ex b
antibio 1u y g
antiqu 1w 8p 13 9f 1l
antiqu_furnitu 1z 8p j 9f s
antiven 22 6o 8
ants 22 hy g
anxiety 1p 7m d 7n 12 81 10 au 9 b7 n bd l
anxiou 1m 43 d i1 8
anybody 1f 21 a 3q b 4w 9 7n a e2 7 es 9 eu a i0 7
anybody_find 22 4w a
anybody_notic 22 eu a
anyon 1c 37 e dv 8
anyon_paid 22 37 a
anyth 15 1z a 6o 8 eb a id b
anyth_sinc 22 6k a
anyth_sold 22 g2 8
anyway 1b gf 8 gn d
anywher 1g 5t 9 8r 9 ii g
apart 1a 1h q 1z 8 3i a 97 a 9a e dv a gc 8 go 9 ia a ie a
apartme 14 2h d 3c o 3d p 3e b 3f i 3h p 3k e 3o 8 5y 9 6m o 75 y 7a p 7d 7 7y 1e 94 g 9c k a5 b dr 17 ff 13 h6 e h8 n
apartme_buildin 1z 5y a 6m 9 99 9
apartme_clean 22 3c o 94 n
apartme_door 22 2h i
apartme_hous 1z dr e ff q
apartme_lekki 22 7y 8
apartme_own 22 h8 9
apartme_rent 22 7y i ff p
apartme_society 1z h8 n
aperiti 1z 6g 1j
aphasia 22 82 1p
api 1f 4u i eb t ec 2g ee k ef 12 em k eu 25 ew 16
api_read 1z eu t
apiary 22 6a 12
apis 22 5k 9 ef f
app k l d s e z e 1c h 1h r 1i t 1m s 1q r 1r m 1s k 1t 14 1u y 1v m 1w j 1x r 1y e 1z 10 20 n 21 x 22 v 23 w 24 8 3v y 3w g 3y d 48 h 4y n 59 b 5a a 5k e 62 h 6t c 6w c 6x a 6y j 7e t 7f r 7g 13 7h n 7i y 7j x 7k t 7l q 7m d 7n x 7o x 7p i 7q w 7r o 7s x 7u o 7v v 7w g 7x i 7z l 80 k 82 q 83 o 84 x 86 p 8n u 99 c 9l f 9n k 9o b 9u k 9v i a5 m a6 10 a7 9 a8 9 a9 b ad f b4 c b5 10 b6 t b7 k bc s bd h be f bf n bh j bj y bk u bn n bo a br x bs n cn g co j cs m d0 j d6 13 d7 p d8 l d9 i da l dc h dd k de f df g dg j dh m di b dj 8 dk h dq i ds 9 du o dx s eb h ej j ek a el g ey m ez l fc q ft c g0 8 g3 c g6 o g7 j g8 g ga l ge a gg i go b gr b gs j gt i gv h gx f h3 k h6 n h8 a hc e he e hf 15 i1 w i5 t i7 d
app_again 22 7g 9 8n 9
app_alert 22 27 a fy a
app_bank 22 d6 e
app_begin 22 d9 o df 9
app_build 1w 7g b 7h a hf 20
app_camera 1z 7q k dc b
app_card 22 i1 8
app_check 1z 75 8
app_childre 1z 1i a 1m o
app_client 22 s l
app_collect 1z 7k 9 da b
app_connect 1z 7w 8 99 9
app_cuts 22 1t 9
app_disput 22 1h 7 88 c
app_driv 22 8a 9 bh 9
app_employ 22 4y r ey o
app_explain 1w ce 9 cu 8
app_fil 22 7u a
app_find 1r dh a
app_freelan 1z dg o ej y
app_group 22 37 a bk a
app_hand 22 5k 9
app_hear 22 82 i
app_help 1z 1x l 7x 9
app_hom 1z 32 f 7g j
app_hous 22 1x a
app_keep 1z 1z i
app_know 22 1u a 7i 9
app_learn 22 dx y
app_lets 1z 8g 8
app_link 22 6u 9 di 8
app_listen 1u b6 f bc i
app_mak 22 hf 14
app_match 1w dp g
app_medical 1z 7k 9 7o 9 82 8
app_mov 22 h6 9
app_onlin 22 he 10 i5 14
app_open 1w 1i 8 do 9
app_ord 1z a7 g ht 7
app_own 22 22 k
app_parent 1w 48 9 6y w
app_phon 1w a5 e hf b
app_photogr 1z 22 9 da a
app_plan 1z bf i
app_prepar 22 bh i
app_print 22 d0 9
app_puts 1z 7j 9 7v 9
app_questio 22 hc r
app_read 1m co r d6 e dx e
app_restaur 1z a6 y
app_round 22 1c a g7 9
app_runs 22 dd a
app_send 1z da f fc 9
app_shop 1z gx b i1 7
app_short 1z b7 9
app_show 1j 1w f 7n g d6 8
app_sort 22 d6 9
app_spreads 22 hf o
app_staf 22 4y g
app_stor 1s cn 9 dh k hf s i5 s
app_studio 22 59 j
app_suggest 22 1t 9 bl 9
app_teach 1z 3v b 42 9 ga 9
app_track 1z 7n a
app_trad 22 gt 12
app_turn 1w 23 9 7p b d0 c
app_video 1z 5a g 7t m
app_voic 1w 1m n
app_work 1w 9o 8
app_writ 1w e8 a i1 7
apparat 1z gk 11
apparel 1z il z
appeal 1z 88 z h9 p
appear 1d 7j 9 cs 9 ep 9
appear_her 1w cs 9
appetit 22 ae a
appl 1h 3u a 4g a 6i r 9x d ac r az h g0 i hw 7
appli 1s 14 9 cw b db a g8 c ic 9
applian 1k 17 18 1z 1e 2b 9 2i l 9e 2e fc y h3 l
applian_repair 1z 17 h 9e 21 fc h
applic 22 5g 1k ce 13
applica 17 1b c 43 b 4u m 5d c 5g 25 at z bg 2q bn 1t bo 1b ce w cg t ct z cw b dj g ex 2g gh 20 h7 9 hb j
applica_complet 22 bg a gh b
applica_deadlin 22 bg a
applica_documen 22 at 10
applica_first 22 ex d
applica_help 22 bn x
applica_job 22 bn l
applica_kept 22 ct b ex 9
applica_lead 22 at 7 bn h
applica_list 22 ex f
applica_open 22 ex q
applica_paid 22 5g l
applica_photo 22 cg m
applica_post 22 ex w
applica_refus 1z 4u 9
applica_see 22 4u 9
applica_track 1z at f bn 12 ex 21
apply 14 v c 50 9 bg q bn j bo 9 ct e db k ex 9 fh d fl d gq c
apply_agre 22 8v b 8w b
apply_ask 22 6u 8 fs a
apply_insur 22 2h a 8y a
apply_minor 22 50 9 ga 8
apply_nam 22 iq 8
apply_video 22 ck a
apply_writ 22 7b 7
appoint 14 d f k t m x p b q 1k r 1g x 16 11 a 1s 11 5e d 7j e 7k g 7o c 7t b 7u c 89 9 8a m 9t o bs b bu d bv 9 ce l e6 1b g5 1s h5 22
appoint_bil 22 11 f
appoint_book 1s x c e6 h h5 1n
appoint_calenda 22 h5 i
appoint_fil 22 q 9 bs b
appoint_friday 22 ce h
appoint_kept 22 k a
appoint_last 22 l 9
appoint_onlin 1z g5 11 h5 12
appoint_part 1s h5 b
appoint_patient 22 q 17
appoint_remind 1z q j x 9 h5 i
appoint_wait 22 q 9
apprais 1z ay 17
apprent 1j 13 10 dy a eh t gq 1t
approac 22 ep b
approv y w d 2o b 4q d 4t a 4u b 58 e 5a g 5e g 5r g 7b 9 7z 9 9p 8 av e ax 9 az 8 bm d c6 b c8 i c9 j cc b d3 h d5 7 di b e5 a e8 g e9 f eb d el h es d ez b gm c h4 g
approv_book 22 7b 7
approv_correct 22 e5 a
approv_design 22 4q a
approv_kitchen 1i 5r g
approv_pric 22 4j 9
approv_rent 22 2n a 31 c
approv_repair 1z 9p 9
approv_text 1u w 8 gm 8
approv_word 1z eb c
approva 19 v m 3m c 58 f 5f f 5g n 5h q 9c e 9p d av 9 bb e cc j cf d el d
approva_data 1w 27 9 9p 8
approva_step 22 v a
apps u d 9 e a k 9 l d 1r f 1s a 1t b 1u 9 1z 9 21 e 22 d 23 9 3v a 42 a 51 8 59 l 5e a 60 a 6t 9 6w b 7e c 7f 9 7g a 7h a 7j 9 7k d 7l 8 7n a 7o 8 7p a 7q a 7r a 7s c 82 7 84 8 86 c 8n 8 99 8 9v e a5 9 a6 9 ad 7 av 8 b4 8 b5 f b7 9 bd a be b bf 8 bj f bs e cf a cg 9 cn a co a cr 9 cu i d7 b d9 9 da d de 8 df e dh b dk 9 ds 8 dt a du 8 ee c g8 b hf y i1 7
apps_daily 22 cn g i1 c
apps_food 1w 60 e 7q e a6 c ht b
apps_languag 22 42 f b5 g
apps_learn 1z i e 41 e bc f
apps_onlin 1r o d 1g 9 b3 9 co f fq e he c ix 9
apps_own 1z df e
apps_plan 22 8x h
apps_read 22 86 e dx d
apps_sav 22 7v d g7 e
apps_sel 1z 4f f
apps_send 22 e i de f
apps_shift 22 4y c i7 g
apps_shop 1u 1r f 4d f 62 d dt g i5 g
apps_split 22 d7 h da g
apps_taxi 22 5t f ds f
apps_video 1z z f b2 b b6 f
apps_workout 22 f g 7g f
april 1k n 9 ag 7
apron 1l 4n 1n 5o r 8e 7 c5 g hj o
apron_rent 22 4n l 5o n
apron_restaur 22 4n s
aptitud 22 as v
aquacul 22 ae 1e
arab 22 cs a
arabic 1k 51 z 5b e 7e 9 b5 l
arabic_french 22 7e a
arcad 1u 32 o 3b n hs 1k
arcad_bar 22 3b j hs d
arch 1u n 9 c1 1k hj 8
arch_backdro 1z c1 h
archite 1j 3e f 8o a an a ao d c6 9 et d f6 f gh f ig b
archite_chamb 22 ao 8 gh b
archite_offic 22 et c
archiv 1j 20 w ch 9 cn 9 d1 20
archiv_deliv 22 d1 g
archiv_family 22 20 o d1 c
archiv_villag 22 d1 m
area 14 c e e d p b v c 1w c 2g p 64 a 6a b 75 e 78 7 97 f 9j e a7 9 ci g dm c ff d fk f fu s g5 a ge f hr 9
area_first 1z fm a
area_fix 1u c 8 d 9 p 9 97 a
area_keep 22 4b 9 6a a
area_list 22 2g f
area_photo 22 dm 9
area_scan 22 55 9
area_serv 22 6i 8
arepa 22 2l e
argu 1n 88 9 9k a
argumen 1r 1i e 88 a b7 g dd f
arithme 1z b7 1t
arizona 1w 9s 9
arm 1f 3n h 7t a 80 a 81 8 9t f i4 a iv 10
arm_parent 22 hq 7 i4 b
arm_respons 22 3n j
armchai 1z 9f 1u hp 8
armenia 22 67 b
arms 1r 2g c im f
army 1z b2 m
aroma 22 iu j
around x 1v a 21 9 55 c 95 i
around_cambrid 22 dn 9
around_clock 22 55 j
around_corn 1r bu a
around_hospita 22 dq b
around_hous 22 95 w
around_naps 22 1v i
arrang 1a 3q 1a 7d g 8r 9 9q f aw b fb b fd 9 gq 9
arrang_first 22 75 9
arrang_next 22 3y b gq b
arrange 1w 3u 5 bc c
array 22 am b
arrear 1w 7x 9 gr 13
arriv w b 8 2n b 5d h 5t b 66 f 69 9 77 c 7a n 8j 8 8q e 8r d a1 c br c c1 9 de a f8 9 fr c g8 a
arriv_damag 1z 8q k
arriv_monday 22 b 7
arriv_next 1r 66 8
arriv_noon 1z 2u a
arriv_sam 1z o 9
arriv_than 22 v a er c
arriv_thursda 1p 4e 9
arriv_whol 22 69 9 a1 8
arrival 18 34 h 47 f 4j 8 6l 9 6t r 73 a 79 9 7a p 9a h br g by i c4 x e7 d
arrival_finish 22 g4 8
arrival_travel 22 47 9 79 7
art 1e 33 o 3f v 54 20 8y 2a c5 2d e3 e gd c hj k ir v
art_buy 22 8y y
art_clas 1z c5 1z
art_lamp 22 3f e
art_print 22 8y 21
art_rent 22 54 g 8y l
art_rental 22 54 1j 8y l
art_school 1w c5 k
art_studio 22 c5 t hj j
art_subscri 22 54 r 8y l
art_teach 22 c5 f
arthrit 1p cy 1a fv q
articl 1l ba i ci 1d cr k e9 2u
artific 1q 3l q 53 h bw e ir i
artisan 1j 2q c 66 n fc 1g fh 1u hi 19 hv a
artisan_earn 1z fh j
artisan_sel 22 fh p
artist 17 d 13 m 1o 39 a 3a i 52 h 54 1e 8y 1p 9t 1n c5 c cq g cs 1b e0 i g2 11 hj 8 iq k
artist_book 22 d 9 e0 e
artist_fre 22 cs 8
artist_guest 22 9t 8
artist_keep 22 9t 8 cs a
artist_leav 22 m a 9t 8
artist_styl 22 m l
artist_teach 22 c5 g
arts 1u h n hl 1j
arts_school 1z hl 14
artwork 1w 54 1z 8y p
artwork_young 22 54 p
asana 1z f6 a
ash 1k 3q a 3s 1x 3u 1h 8s a
ash_hand 22 3s e 3u 9
ash_wood 22 3s e 8s b
asia 1q 79 9
asian 1h 64 1h 6c e c3 x
asian_wedding 22 c3 a
asid 1k 1m 7 3t 7 7v 1u dg 1b g7 f hx 7
asid_smal 22 7v r
asid_tax 1z dg y
ask h k 9 10 8 11 8 14 8 1b a 1d 8 1x h 20 e 2p a 2x b 3s 5 3x 7 4v a 58 c 61 a 68 9 6h 9 6n 7 7t c 87 a 95 d 9c a 9d 9 av 8 bl b bp 9 ca c cx 7 d9 9 dc b di a dk d dp 9 e9 a ea o ed d ez c f0 b f1 9 f5 c f6 9 f7 k f9 7 fa 8 fb b fx b fy 9 gi c go 8 gq b hc d hr 6 hw 5 i0 8 i2 6 i7 b ic 8
ask_account 1z 10 8 57 a
ask_advic 1r dk 9
ask_advis 1u ay b
ask_afforda 22 74 7
ask_afterwa 22 bd 9 bo a
ask_age 1z 1i 8 b4 9 d8 9
ask_alcohol 22 31 c hw 6
ask_allergy 22 45 a
ask_ana 22 4l 7
ask_animal 22 fo a
ask_anoth 1q 65 9
ask_answer 22 1b 9 f0 a
ask_aviatio 1w 6o a if 9
ask_back 1z 24 8
ask_bank 22 g3 8
ask_bar 1w gz 9
ask_bed 22 90 b
ask_begin 22 61 a bc a
ask_bet 1z 2v a ba a ck a
ask_both 1s 51 8 gq k
ask_build 1r 5s a 9c f hr 6 hw 5
ask_cal 1z 7i 9 fx 9 hv 6
ask_carri 1q 5 8
ask_cemeter 1z 3r 9 3s 6 3t 7
ask_central 22 4u 9 ew b
ask_certifi 1u c 8 e a ge 9 hy 5
ask_chamb 1z ft a fv 9 gq a
ask_check 1w 92 9 hm a
ask_child 1z 40 9 4a a b7 9
ask_clean 1z 5l a 94 a
ask_client 1s ep 9
ask_club 22 8n 9 9r 9
ask_colleag 22 z a f7 h
ask_collect 1w i 9 e4 7
ask_convers 22 51 9
ask_cook 1w 1q 9 5r a 5v 9
ask_council 22 gi 9
ask_count 1z cq 9
ask_custom 1r 5z 8 6n 9 71 7
ask_daily 1z 9 a
ask_dat 1u 9v 9
ask_data 1l 9u a ed k f0 a
ask_deliver 22 a8 8
ask_devic 22 v a 11 8
ask_drink 1z 65 a hr 7
ask_driv 22 ad 8
ask_eat 1z 2m b 60 9
ask_eaten 22 5x 9 61 a
ask_educati 1z 6y 9
ask_employ 22 bb a di k
ask_employm 1p ez 9 gx 9
ask_environ 22 ig 9 ih 9
ask_ethic 22 v a w 9
ask_even 22 7e a
ask_everybo 1z 60 9 ct a
ask_expert 1u 7o 9 fb q
ask_feed 22 ah 8 fr a
ask_fibr 1s 4p 8
ask_financi 1n ev 9
ask_fir 1u 90 9 9f 9 dr 9
ask_firm 1z hc 8
ask_first 1g 7z a
ask_fit 1z 4s a 95 a
ask_fix 22 i4 7
ask_friday 22 hq 7
ask_friend 22 95 g bm f
ask_grid 1z 2b 9 ak 9 dr 9
ask_guest 22 9s a
ask_habit 22 bl a
ask_hal 22 6l b
ask_happen 1z bq 9 dc b
ask_happy 22 61 a ea b
ask_health 1l 5o 8
ask_her 22 hw 6
ask_him 22 dr a
ask_hold 22 1l 8
ask_hom 22 95 a br 9
ask_inspect 1z t 9 9l 8
ask_keep 1z 20 b 7n a 9h 8
ask_know 1z cg 8
ask_label 22 91 a fs a
ask_laborat 22 an 7 ii 9
ask_lad 22 1x a 9h 9
ask_lat 1u e1 7 ft a
ask_lawy 16 er b
ask_list 1w 1z c
ask_littl 1w 7j 9
ask_look 1z 1z 9 96 9 9i a
ask_mak 1z dl 9 hs 6
ask_mark 1z 4k 9
ask_materia 22 15 a 4h a
ask_measure 22 4m b
ask_medical 22 u a 89 8
ask_messag 1w 84 8
ask_mis 22 ek a
ask_monday 22 1w a gd 9
ask_money 1q h1 a
ask_music 22 du 6 g2 8
ask_nail 22 d a
ask_neighbo 1r 55 c
ask_nobody 1z dk a
ask_noth 1u y 9 9o 9
ask_off 1w 1e 9
ask_offic 22 53 9
ask_often 1s 6 9
ask_onc 1u go 9
ask_ord 1u 6f 8
ask_organis 22 1w a 5n b
ask_own 1u w d 21 9 fy a
ask_owns 1z bc 9 bf 9
ask_pag 1z 8x a
ask_paid 1u 5y 9
ask_pain 22 7h b
ask_pap 1z 6e 9 93 9
ask_parent 1q b7 f
ask_part 1z di 9
ask_patient 22 58 b 7j a
ask_pay 1u 20 a 66 9 co a d7 a
ask_payment 1z s a
ask_permiss 22 1c b 4g 9
ask_permit 1w 1d 8 8n 8
ask_person 1s cb c ea f hc d
ask_pharmac 1z 7t g 80 c
ask_photogr 22 2y a ir 7
ask_pictur 1u 1t a
ask_plac 1w 34 a 7m a
ask_plant 1z hz 8 ia a
ask_play 22 8t a dx 8
ask_polic 22 13 a dt b
ask_practic 22 41 9
ask_product 1w 2 9 3 a 7 9
ask_profess 1z z 9 cf 9 h0 9
ask_publish 22 3v 7 co b
ask_questio 1b bf a ed e
ask_quot 1s 31 f
ask_read 1z 7q 9 8w a ci a
ask_real 22 f7 a
ask_recipie 22 91 a a1 8
ask_record 1z 10 8 2i 9
ask_registr 22 30 a a5 9
ask_regulat 1s db 9 dc a df 8 dk 9
ask_reord 1z 68 9
ask_repair 1u 9f 9
ask_report 22 84 9 ib a
ask_return 22 ip 8
ask_review 22 ea z
ask_right 1z 4f 9
ask_rul 1w a 9 4d a ai 8 ck 9
ask_school 1z be a gp 9
ask_second 22 8v b
ask_see 22 27 9 gk 9
ask_sel 1u 65 9
ask_short 22 1 9 6 a
ask_smal 22 q 9
ask_somebod 1u 98 9
ask_stay 22 f2 a
ask_teach 1u 93 e fq 9
ask_today 22 f5 a
ask_top 22 dy a
ask_trad 1w ea a
ask_train 1s 7h a
ask_transpo 1w 43 9 8a 9 dp 9 ds 9
ask_travel 22 3x 7 76 7
ask_treatme 22 7t b
ask_trust 1z cl 9
ask_twelv 22 e1 8
ask_use 1w 5x 9 79 7
ask_used 1z 8w a ch b
ask_vet 1w 9v 9 ag 8 fu h
ask_veterin 1s 3u 6 hp 7
ask_wat 22 ae 8 dm 9
ask_wear 22 4e a
ask_why 1u 3v 6
ask_word 1z 6g 8 ct a
ask_work 1p 6q 8 i9 9
ask_writ 22 ea b
asks 12 4w c 7n c 7z p 87 9 av 9 cb c e0 7 e6 f ea m eq 9 f1 p f5 h h2 h
asks_again 22 bf 9
asks_anoth 1z 8v a 8w a
asks_back 22 7z a 9h 9
asks_guest 22 ea y
asks_off 22 aw 8
asks_pap 1z eq a
asks_questio 1s 6n 9 7z h b4 9
asks_unsur 22 cb 9
asks_why 1z fx 9
asleep 1l 25 u 26 g 3y g 7f 1t hp a
asphalt 22 gg 9
assembl 1j 95 12 gi j
assembl_furnitu 22 95 r
asses 1p 0 h 1 h 2 i 3 l 5 b 9 c b a ic m
asses_qualifi 1z 0 9 2 9 3 b
asses_recip 22 0 9 1 9
asses_safety 22 5 a b 9
assessm 1o 0 g k i av r
asset 1p cm a cp 9
assign 1a z h 47 f 4y h 5b d 8a f go 17 gs b hd 11
assignm 1q 1b 18 4t i 5d a bf 8 go 24 gp m
assist 1u 5e d 76 i ce m gp o
assista 16 14 f 5e 2w 5n v 6t d 7z n 86 g bn o bs 1t bt b ca 13 cf 1u ct b e5 1l e6 18 ee t ex a f0 l f2 r f6 o f7 y gz j h7 t
assista_answ 1n 6t f e5 p h7 n
assista_company 22 f7 11
assista_part 22 ct f
assista_start 22 5e j
assista_train 22 5e y
associa z 1f 9 1j 8 3r 9 6x n 9q c 9u j ad b bm i ch g gl c go 13 gr q gz b h8 18
associa_advic 22 5b b bm f
associa_busines 1w 5f a e9 a
associa_chamb 22 c6 8 es a
associa_evening 22 9u d 9w 9
associa_event 22 58 a gz a
associa_form 22 9q e i3 8
associa_hous 22 9k 9 er c
associa_larg 22 ic a
associa_memb 22 6x v
associa_onlin 22 ch b fa 8
associa_own 1z 9g a
associa_practic 22 x 9 e6 b
associa_propert 22 gr 9 h2 9
associa_start 22 ej a
associa_train 22 gs a h0 9
associa_travel 22 9i b go a
associa_wholesa 22 y a gy a
associa_work 22 al 8
assumpt 22 dk e gt e
asthma 1s w 8 y g 4a a 84 1r
asthma_app 22 84 t
asthma_inhal 22 y e
astrolo 1w i1 2n
astrolo_app 22 i1 1q
astrolo_morn 22 i1 j
asturia 1z fg 9
asylum 22 14 v
ate 1k ah b g6 r
athlet 1o 60 16 a4 i il g
atlanta 1w m a
atopic 22 1 18
atopic_skin 22 1 n
ats 1z at j bn p ex p
atta 1w 6b 9 a0 r
attach 1q fw 9
attachm 1u cb c eu a
attack 1k 5c r 5k k 84 2e f3 r f4 b
attempt 1r 43 e ba c bh g ew d
attend 1w 5f a 6x 1h 6y p
attenda 1e i 9 2u a 5l a 5p b 6x d du 7 g3 1y gn v
attenda_clas 22 g3 f
attenda_report 1z g3 c
attenti 1s 50 e bi c hn 9
attic 1m 9g l 9j l hm i hx 1d
attorne 1r 7u n ax v bq 12 gz n
attract 1w cg b
aucklan 1q 1j 8
auction 1r 8g 23 fe y ie 9 ig g
audienc 1m au p cj n cq e
audio 19 u f 1v g 2z d 33 h 3v 17 6w 1x 7e n az u b5 e bp 9 cj k cl 2b ec s g0 1g
audio_edit 22 az f g0 f
audio_feed 22 g0 o
audio_guid 1w 1v j 6w 1y
audio_sery 22 cj m
audio_story 1z cl 1k
audio_text 1z u a
audiobo 1s 8w r cj j cl n g0 17
audit 1a 5k p ay f eg 1a f4 12 h0 i hd n
audit_softwar 22 5k i h0 k
auditor 1j 4w f 5k h aj 8 ap h f4 19 ic v
auditor_accept 1z f4 a
augment 22 4x q 6w q
august 1i 19 e 3z n 5s b 75 d 9s g i0 f
aunt 1k 13 m 3v c hv a
austin 1p 49 a
austral_first 22 54 8
authent 1m 8g a ap i cp v ip 1w
author 1f 8j 8 8w b az g cl 9 co y cp z cr f f9 f g0 i g2 b gi 9
author_collect 22 cp a g2 8
author_illustr 22 1n 6
author_photogr 22 b5 a cr a
authori u 5b f 5r a 6n e 6o m 6y f 70 a 71 8 ce j f5 e gh u gm 11
authori_accept 1w 5b a 71 8 f5 9
authori_animal 1z fx 9 fz a
authori_build 22 gh i
authori_chang 22 74 7
authori_check 22 2s 9 gw a
authori_guest 22 6t a 9s a
authori_help 22 bm 9 ce 9
authori_insur 1w 2l a 4x 9 5f a
authori_lad 22 97 c 98 a
authori_lawy 1n ev 9 h1 a
authori_permit 1w 14 9 32 9 9c a
authori_product 22 64 a cx 7
authori_record 22 9n 9 g3 8
authori_registr 22 fr a
authori_rul 1z 61 9 6n a dd 9
authori_sel 22 8n 9 a8 8
authori_shar 1z 48 9 5r a dp 9
authori_show 22 2o a 2p b
authori_treatme 22 d a fu b
authori_wash 22 2r 9 dm 9
authori_wast 22 ah 8 fn 9
authori_wat 22 n 9 ag 8
authori_work 1z 95 a
auti 22 1f q be v
autism 1r 1m 1j
autisti 1p 1f 9 1m 1s hl x
auto 1m h 9 9p 1t bt o fe v hg h
auto_repair 1w 9p 1l bt e
autocla 22 bv p
automat z 24 b 43 c 55 i 5k 8 7j a 7v 10 ae c aq a c9 j cb 1i cd f d9 c dh o e7 v ed m ee d eg d ek t em e es d et m ex c f4 10 g1 c gc g h0 n ha a i9 n ik 9
automat_ask 22 7j a
automat_cod 22 cb j
automat_email 22 e7 n
automat_sav 1z 7v 10
automat_scan 22 5k e eg h
automat_softwar 22 cb e ee m
automat_suit 22 cb e f4 h
automat_workflo 22 cb v
autonom 22 55 p ac 12
autumn 1e 19 9 1k c 3p 6 6l a 9s 9 ax a bb d
autónom 1z ej c
availab 16 y a 62 a 6j b 6z d c2 c c3 d ff e g5 d gk o
availab_book 22 52 9
avatar 1w 51 12 c9 1k cg n
aviatio 1u 3e 9 6o d by a if b
aviatio_authori 1z if 9
avoid 1b 23 8 2p 9 6e 8 81 c bd c be 9 cn 9
avoid_health 22 6c 9 6e 9
avoid_promis 1z g b 4h 9
avoid_protect 22 2p b
avoid_questio 22 bl a ce 9
avoid_speak 22 bd e
await 1z d1 6 i8 a
awak 1q 25 b 7f v hm 9
award 1o by 14
awarene 1w f3 26
away v 17 d 19 9 3p l 3x 9 6s k 96 b 9b 8 9i x 9j i 9r r ch 9 d0 f dz 7 f0 a f3 9 f6 a fo m fw c ig 9 iv d
away_becaus 22 9r 9 ew b
away_fre 22 f6 b
away_not 22 3x 7
away_sel 22 ig 9
away_somebod 22 fo a
away_until 1w 9r e
away_why 22 6s a f2 a
awkward 1r 56 c
awn 22 3o l dt c
awning 22 3o l
aws 1z cc 1u
aws_azur 22 cc q
aws_bil 22 cc l
azur 22 cc x
baby 12 a p j k o 17 1g 20 1y k 26 2a 3r f 3y o 4d 11 4r 1v 61 1x 7l 17 8u x bw 10 c1 j d3 u e2 s e4 8 g6 27 hn 2c is e ix 1i
baby_album 22 d3 s
baby_ate 22 g6 p
baby_bundl 22 ix f
baby_carri 1z 4r 1z ix e
baby_clas 22 1g 7 hn 1t
baby_clinic 22 7l a g6 8
baby_cloth 1w 4d 15 4r 9
baby_cry 22 26 w
baby_eat 1z 61 k g6 j
baby_equipme 1z 8u k ix r
baby_food 22 61 29 g6 x
baby_gear 22 8u z ix 1h
baby_group 1s hn n
baby_grow 22 ix 8
baby_item 22 ix f
baby_led 22 61 l g6 r
baby_massag 22 hn 15
baby_meal 22 61 16 g6 h
baby_parent 22 7l l hn g
baby_recip 22 61 a g6 h
baby_refus 22 g6 k
baby_shop 1z 26 g ix a
baby_show 1w c1 p
baby_sign 22 hn 1g
baby_sleep 1s o h 1g 1w 26 k 4r i 7l m
baby_thing 1z 1y t
baby_toddl 1z hn g
baby_tri 22 g6 h
baby_wak 22 1g 13
babysit 1w 3y 3i
babysit_friend 22 3y x
bac 22 5c a
back l 8 8 e o k p 18 f 21 9 2d k 2i 9 3n a 4e k 4h a 4i 9 56 q 5e a 5o b 7e 8 7n b 7o t 7s 9 88 c 8f 9 99 d 9y 7 b1 m bm a cb f db f e6 b e7 a el a ev b ew a f2 h fi d fv 8 fx a g9 u gk 8 gm b gx h h4 b he g hm a hz 8 i2 7 i5 c i9 9 ii f il a
back_anoth 1z 6a 9
back_autumn 22 1k 7
back_blam 22 fv a
back_break 22 7r a
back_broken 22 1x a 5q a
back_cal 22 ft b
back_cannot 22 90 b
back_check 1w fx 9
back_clas 22 b1 p
back_complet 1z 5o a dv 7
back_cost 1z ds 9
back_donor 22 h9 8
back_door 1o 3n b 5o 9 gx s
back_exercis 1w b1 m f2 i
back_few 22 cg 9
back_fil 22 g c
back_first 1s i2 7
back_forth 22 d7 h
back_garden 22 3l e 7b 9
back_help 22 56 a
back_hom 1u fi z fy a
back_lat 1p e6 e
back_monday 1r 4e 9
back_neck 1z e f
back_next 1w 2y 9
back_not 22 2w b i2 8
back_offic 1s 5e k cb y
back_own 22 gx c
back_pain 1l k y 2d j 7o 1o 7z a f2 n
back_pres 22 5o 8
back_project 22 g9 1a
back_refil 1u 8 9
back_return 22 4c h
back_room 1r 15 9 dt f hj 7 hm e
back_sam 1s 2q 8
back_season 22 36 a 4c 9
back_send 22 4k a at 7
back_sharp 22 8l e
back_shop 1w 8 9
back_show 1z 7e a ib a
back_spreads 1z 6x 8 ed a h9 7
back_stand 22 2o a
back_stres 22 g c
back_support 1z 56 16
back_tel 22 99 9 ev b
back_third 1z f2 9
back_thursda 1w 99 c
back_today 1s 8f 8
back_track 22 7s i
back_use 22 ba b
back_wet 22 92 a
back_whenev 22 1d 9
back_wint 22 1o 7
back_work 1q 56 i hn a
back_yard 1z e3 9 ih b
backdro 1k 2z u bx v c1 1x
backdro_fairy 22 c1 c
backdro_hir 22 c1 f
backdro_tabl 22 c1 d
backgro 1c 3y c 46 a bi g c8 13 cg t
backgro_check 1j 3y a bi d
backlin 1z ca o dw c
backlog 22 bf c
backpac 1g 4g 1t 74 1m 77 15 79 19 8k 17 92 j io 2b
backpac_brand 22 4g k io d
backpac_laptop 22 io f
backpac_sewn 1z 4g z
backup 1i 2y a 3m n 59 h 5c 1q cc c
backup_pow 22 3m e
backup_updat 22 5c b
backwar 1w 6q a ab 8 e2 7
backwas 22 3k r
backyar 1n 12 9 3k o 3l p 7b 1e ao a
backyar_pool 22 3k h
bad 14 27 h 38 a 4a d 5n c 7f l 7n e d9 d ea c f1 c go 9 i9 n
bad_review 1w ea a
bad_stop 22 23 9 7n a
bad_weath 1j 4a e
badg 1k 1j a eg b f4 8 gk 7
badly 1f 7f b bk a f6 a
bag 12 a c 4f y 4g 14 4j e 4r e 5y g 5z 10 62 z 77 t 8f d 8k 10 99 17 9x p a2 k a8 c ai c ap b dc i dt y dv c ih 9 io 1h iw n
bag_brand 1z 8k c io g
bag_buy 22 4g x io s
bag_cloth 1z 4f u
bag_cost 22 io 8
bag_letterb 22 5z b
bag_look 22 dt b
bag_swap 22 8f 8
bag_warm 22 a8 8
bags 14 16 c 2f a 4g 20 5z x 62 1f 6e q 6j f 77 1n 8k 1l 92 n 99 14 9j i 9x 12 a2 e a8 p an k dt 1l io 1j iw h
bags_backpac 22 io 19
bags_chain 22 4g f io d
bags_deliver 22 77 7
bags_ful 22 5z 9
bags_luggag 22 dt i
bags_oth 22 8k d
bags_own 22 4g 9
bags_repair 22 8k h
bags_sold 1z 4g 9 62 9
bags_walk 22 77 o
baguet 22 2o b a3 b
bait 1u 8n 8 f3 n hy e
bak 1a 1q c 2o 26 2p 1d 5r o 5y 1l 68 q 9x 11 a1 15 a2 f ba h hk 1j it 9
bak_deliver 22 5y a
bak_hom 1u 2o f 2p f 5y f a1 g
bak_list 22 2o e
bak_overnig 1w 2o d
bak_smal 22 9x a
bak_teach 22 hk e
bak_work 22 5r a
bakery 16 12 c 1f 11 2o 1z 2p i 59 a 5t 9 5u h 5x a 5y p 62 1d a1 a a2 k a3 a ah b al f ci f gq c gx g ha c hk 7
bakery_café 22 62 9
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
balanc 1e i d 1k w 7v e as e bf c d7 e en 1c ho 1z
balanc_bik 1z 1k 11
balanc_clas 1w ho 1c
balcony 1e 19 h 1e i 1u s 2b 23 8c m 8i f 8q t 9g k bl h ff a hj d i0 d
balcony_plant 1z 1u i 8q k
balcony_rail 22 2b f
balcony_smal 22 8i b
balcony_solar 1w 1e j 2b 1m 9g l
ballad 22 e2 1v
ballet 1z i 24
ballet_clas 22 i v
balloon 1m 7c 1z c1 2n
balloon_arch 1z c1 19
balloon_flight 22 7c 1c
ballroo 22 i q
balm 1r 0 k 1 g b h
bamboo 1l 9 x 29 k 4s r 6c 8 ik 10 it n
bamboo_brush 22 9 a it f
bamboo_sock 1z ik v
ban 1o 4g 15 b0 j c9 o f5 19 ff a
banana 1z 6 13 5m m
band 1a f a 2x g 4q u 4s c 93 9 ay l c4 c cq 9 dw 26 dz h e0 2b iq f
band_book 22 dw c e0 1a
band_djs 1z e0 u
band_pay 22 e0 7
bangla 22 c9 b
bank u 12 13 1e b 1x j 22 b 23 d 4t e 4u z 53 b 5j t 62 9 6v c 7a y 7v j 7w h 87 r 8i 9 ag b aw a ce d cu i d6 11 d7 p d8 v d9 a da l db h dd 9 dg a dh n dj w dk a ej e ek z en 1g ev b ew s f0 a f9 k fi d g1 b g7 j g8 b g9 b gr i h0 a h9 c hb k ic b iq k
bank_account 1e 7a f d6 15 d8 f en e g9 8
bank_advis 22 ar d aw c
bank_app 1r d6 e dh g
bank_ask 22 ic a
bank_balanc 22 en 15
bank_bank 22 d8 g f0 a
bank_branch 22 87 9
bank_card 22 46 a
bank_company 22 f3 9
bank_credit 22 dd f g8 d
bank_feed 1z ek k
bank_insur 1z dk g
bank_investo 22 5j q
bank_lawy 22 bq g ew b
bank_lin 1w ek 12 en b
bank_old 22 cu o
bank_own 1w 7v c 87 e d6 i ew h
bank_payment 1u da e ej f
bank_school 1w f9 e
bank_send 22 en 9
bank_stateme 1r dh g h0 f hb t
bank_transac 22 ek l
bank_transf 1q 6v e g1 e
bank_wheel 22 12 s
banquet 22 c2 l i7 a
bar 13 g h 2j m 2k f 2r 1d 39 a 3b q 54 a 68 v 69 1g 6g h 6h a 6i j a0 p aa g bc e bv f c0 25 du a e1 r e4 k fk q gz d hj w hr b hs u hw a
bar_authori 22 bm 9 ce 9
bar_bar 1z 2r i 68 k 69 j
bar_bartend 22 c0 f
bar_bottl 22 aa b
bar_chocola 22 69 p
bar_event 1z c0 18
bar_insid 22 2r 8
bar_leipzig 22 6i 8
bar_near 22 2r v
bar_wal 22 54 f
bar_window 22 3o 9
barb 1j 2 a b m c 1r r 1o bu 2k
barb_appoint 22 r l bu f
barb_near 22 bu u
barb_shop 22 c k bu 18
barb_studio 1z bu q
barb_van 1w c i bu r
barbecu 1p 1r 9 3i i 9z i gl l
barbers 1r c m bu v du 1e
barcod 1j y k 10 g 1l n 1z 9 7q 1e gy 10
barcod_scan 22 gy a
barefoo 1s 4h 1k 78 9 9v f
barefoo_sho 22 4h 13
barfi 22 a1 v
bargain 1p 1y 1i 4v b 62 15
bargain_hunt 1u 1y 10 62 w
barista 1s 1f 14 2k 1m
bark 1u gc 1c
barn 1k 1e p 9w m e0 k ie 1l
barrel 1q 6c f 71 12 73 9 ah e hw 14
barri 1p 76 z 86 k 9s 1o cw 1b eg x
barri_fre 1s 76 u 86 g cw 16 eg k
bars 15 0 t 2 q i f 2k a 32 c 39 g 3b c 4j b 68 24 69 t 6g r 6h u 6i u a0 10 aa 7 bc a bv 9 c0 d du h e4 10 hj x hw h
bars_box 22 69 9
bars_dat 22 68 t
bars_food 22 6h 9 6i 9
bars_repeat 22 bc a
bars_restaur 22 6g o
bars_shop 1z 6i s hw 6
bars_smal 1z 39 f hw 6
bartend 1p aa x c0 2d
bartend_cocktai 22 c0 f
bartend_portabl 22 c0 f
bartend_servic 22 c0 m
bas 16 7 8 6b 1g 6o d 7i f 9z 15 ah c ap d b4 8 e0 7 et c f7 o it o
bas_burg 22 6b s
bas_fee 22 33 a
basebal 22 go a
basemen 1o 9b t ab 8
basic 1a 15 h 55 a ay b b7 d ba c ik 1p it n
basic_shirt 22 ik o
basil 1r 1u o 24 a 9z o ab y
basin 1w c n d 9 9r f
basket 11 2 9 18 a 1r 12 3k 8 3s 5 5m h 64 e 73 c 8x h 91 g 9y 9 a5 c a9 o b1 8 fh d hi 12 i3 9 ik a
basket_weav 1z hi o
basketb 22 bk a
basqu 22 42 c
bat 1u al 1b fk f
batch 11 0 n 1 h 2 e 7 p 8 i 5w n 61 g 63 e 67 18 69 d 6a m 6b f 6c j 6h e 6i i 71 1d 8d a 8h a 8s b 8t a 8x g 8z d 9t v 9x m 9y f a0 j a2 b aa e ah g ap u aq c cd 11 fr 9 hv u hw 10
batch_granola 22 9x n
batch_piec 22 8k 8
batch_product 1z a0 a
batch_sampl 1w 8x a
batch_stock 22 71 9
batch_test 1r 7 c 6a 8
bath 1e e g n 1h o i 78 z 94 d ao 9 cv 8 cw 10 fn 1b fp b gt j hq e
bath_walk 22 78 j cw c
bathroo 1b 9 c 1u b 2c e 3c c 3g g 5l h 73 d 94 d 9c 1i 9k b ao l cw 1j gt m ig b it k
bathtub 1z cw d
batik 22 ik 8
bats 22 78 z hy 8
battery 12 24 a 25 d 26 9 27 f 28 n 29 s 2b o 2c d 2f m 2g b 2h l 2i 1b 3m 1j 9k b ad a al 23 am b br a bt 11 dl h dm l fw w gb l gc b gf g iq i
battery_charg 1w al n
battery_check 1z dm d
battery_contain 22 al 12
battery_empty 22 fw a
battery_hom 22 3m u
battery_lead 22 29 9 2i a
battery_level 1w 28 9
battery_must 22 iq 8
battery_oil 1z bt h
battery_pow 22 2k 9
battery_radio 1s 2d 9 2g 9 ad 7 gf 8
battery_rental 22 al i
battery_replac 22 al i bt f
battery_screen 22 2i b
battery_shop 22 al i
battery_storag 22 3m e al 1c
battery_test 1w 26 a 29 8
battery_wallbox 22 3m b
battery_work 22 dl a
bay 1k ak q dr 10 fk r
bays 1r ak f dr 9 fk 11
bbq 1z 3i j 9z l
be 17 4l 7 6g d 6i z 97 d fq e
be_alon 1z fq h
be_ask 1w 4s a
be_cal 22 97 9
be_watch 22 87 9
beach 1d 4 9 2y d 35 w 3r 8 4m e 75 c 76 16 b2 15 fj 9 hr e in 9
bead 22 hi a
beam 1s 1c j 9r 8 af g ig t
bean 1e 19 p 2j a 2k c 5m b 5z 29 69 1i 6b 9 8i u a0 b gy m
bean_bar 1z 69 1i
bean_ord 22 5z 9
bean_roast 1z 5z r
beani 22 in r
beany 1z in 1a
bear 1l 4t a b6 r dr a ev q ew c ia 23
bear_fail 22 ia u
bear_los 22 4t 9 ev q
beard 1k b 1s 1o 9 bu 1u
beard_oil 22 b 16
beard_shap 22 bu i
beard_trim 1w bu t
beat 1p c9 c g2 2p ii a
beat_mak 22 g2 k
beautic 1z d 1n bv w
beautif 1k hm d
beauty 1j 2 a 3 u b 9 d 1u r 10 50 9 bv 1n dv 8 ir 8
beauty_fair 22 2 9 3 b
beauty_salon 1q b 8 d s r k bv 1d
beauty_treatme 22 d p bv e
becam 1p 1c o eo b gi e hn 8
becaus x 1f 8 bj b gp a
becaus_few 22 w 9
becaus_nobody 1q 51 8
becom 17 6m 8 9u g cq c dw 7
becom_dear 22 69 9 9y 7
becom_entry 22 9u a
becom_memb 1w hh 6
becom_ord 22 8o a 9f a
becom_paid 22 m a 48 9
becom_pay 22 cq a g0 9
becom_rehears 22 dw 9 dx 9
bed 14 19 1d 25 l 34 h 36 c 3c d 3v 8 5o x 73 c 74 o 7f k 8o e 8p 9 90 28 96 e 9k a 9q a ac 9 cx d fs p hy 15 i0 1b i4 c
bed_bugs 1w hy 1m
bed_july 22 i0 8
bed_linen 1r 3c d 5o z 90 w
bed_shar 1z i0 1d
bed_sheet 22 90 n
bed_shop 22 25 9 90 t
bedroom 1b 26 g 27 j 3c b 3e 9 3f a 3o f 7y e 9k 15 ao 8 fg 13 g2 g
bedroom_desk 22 fg g
bedroom_flat 1w 3c c 3f b 7y f
bedroom_night 22 26 b dw 7
bedroom_produc 22 g2 j
beds 19 19 1e 3c v 3l l 73 8 74 1z 8o 10 96 12
beds_fresh 22 3c e
beds_guest 22 74 k
beds_kitchen 22 74 f
beds_shar 22 74 b
beds_solid 22 8o v
bedsid 1k 25 1b 9u l ef a i4 13 ix t
bedsid_lamp 1z 25 z
bedtim 1l 1g i 1i c 7f x b6 a cl 1v
bedtim_stor 22 7f j cl y
bedtim_story 1u 7f d cl 1a
bee 1z ad z
beech 1w 4s 9 73 c
beef 1r 6b j a2 o fr j hu 1l
beehiv 1z 6a 21 ad 1y
beekeep 1n 6a 1x ad 2p
beekeep_app 22 ad 1a
beep 1q 3n 9 fw i gb k
beer 1g 5q f 6g 10 6h h 6i 2k 71 k c0 k hj y
beer_box 22 6i j
beer_trail 22 c0 j
bees 1w 6a 16 ad 14
beeswax 1s 8 x 6a o 8s p it o
beeswax_wrap 1z 8s l it k
beet 1u 6c 8 ac i
beetroo 1z 6b a 6c g
beforeh 1h 30 a 3s 6 8l 6 dy 9 dz 6 e0 7 e3 9 f3 9
beforeh_not 22 30 a dz 7
befrien 1z 46 w 48 c
began 1q i9 a
begin u g s h p i 11 35 14 41 g 7h k 8d 7 8e 7 93 a aq j b3 o b8 x ba g bb d bc p bq e c9 9 d1 7 d9 13 df f fz h ga l hh s hi i hl q hs 7
begin_book 22 i 9 35 9
begin_clas 1z hh a
begin_early 22 4o b
begin_evening 22 h 9 hs 6
begin_few 1w fz 9
begin_half 1z b8 a
begin_look 22 c9 a
begin_monday 1w i c s d
begin_own 22 52 9
begin_practic 22 d9 9
begin_privat 22 6y a ij 9
begin_run 22 b3 r
begin_second 22 d9 9
begin_short 22 3a b bd 9
begin_stop 1z i 9 bq 9
begun 1l b6 a bg 8 bp a e4 6 gq g
behalf 1z 3d j
behav 22 bk e
behavio 1k 84 8 ev a fq 11 gc 8 gw l ie 8
behavio_vet 22 ie 8
behind 14 3h 8 9m c ab 7 ac a ah 9 am c an 8 b7 f do a dt o dv 9 e8 g fx 8 g9 9 gb v
behind_church 22 do e
behind_count 1w dt m
behind_door 22 fx c
behind_hous 1r ah b an a
behind_plan 22 1p 7
behind_scen 1z e8 l
bel 1m 73 c 7e 8 e4 6 iw n
believ 1o 3v q ad 7 ae 7 i1 b
believa 22 c8 c f3 d
bella 1s 9v m bx q fm 10 fp p fq a fw a
belly 1u ft l
belong 1f 1e b 3r 7 6r d 9q 8 an b cn 9 fy b
belong_client 22 58 a
belong_restaur 22 6r c
belongi 1u 1z v 74 9 9b n 9j o
below 19 6o 9 ao a cs 8 f1 9 gh 9 id b if c
below_sum 22 gh b
belt 1e 4g i 8k 1i 9l l 9p g hl j ia d in 13
ben 10 13 l 1f 9 3y a 3z d 40 9 45 9 49 f 4a a 75 9 7i 9 7m a bn c br c bu 9 cf d cq 9 ct a d7 e da d dg c f8 c fg 9 hm a hn 9 hs 6
ben_jona 22 13 k
bench 1g 10 18 3t i dp r dz k ge 9 gi o
bench_bus 22 ge a
bench_empty 22 dz 7
bend 1p 2d a 56 j cn b e1 7
beneath 1z 6o 7 7c 8
benefit 1j 1f 9 b1 8 cq e di 9 f2 g
bengali 1z 7e 8
benin 22 32 9 8v b
bent 1w 12 k af 9 e1 8
bereav 1l 3q x 3s p 3t s 3w 1z
bereav_family 1p 3q s 3s l 3t o
bereave 1z 3w w bq q
berry 1u 2p a 2r p hv 9
berth 1w 9r 34
besid 12 1a c 3v 8 73 7 9q b ab a ae 8 dp 8 em f gf h gj 9 gp 9 hs 9
besid_bed 1z 3v b
besid_own 1z 5c a 71 8 hg 7
besid_pap 1z 9l 8 9n 8 ge 9
besid_school 22 ab 9
besid_system 22 em h gz a
besid_usual 1z 26 a ah 7
bespok 1u 2p q 4o z
best 11 1n e 20 f 2j b 30 b 38 9 3w 7 62 14 66 d 7v 9 au d ch c cj b ck b d2 6 d3 c d5 y d9 9 e8 e ep f hg h hm b ik 8
best_dat 1n 62 c
best_friend 1s 1n k 3w a
best_man 1w au i d5 1a
best_men 22 d5 8
best_moment 22 dj 8 hg g
best_saving 22 7v d d9 e
best_sel 1z 62 j
bet y b b 1q 9 21 b 25 h 2d e 2v 9 7f g 7o 8 7s c 8s g 90 c ep 9 et 9 fq a gt c
bet_answ 22 bo a
bet_off 22 62 9 74 7
bet_ones 22 9g a ck a
bet_pric 1z c 9
bet_sleep 1z 25 c
bet_than 1j 21 e
bevel 22 8l 7
beverag 1z c0 k
beyond 1j 29 9
bibl 1u 3v 2c 7p 9
bicycl 1d 1k 1l 29 14 2f g 2h s 7v e dl 1b dn h iw p
bicycl_mechani 22 14 8 dl k
bicycl_shop 1u 1k e
bid 1j c6 21 fe y i8 15
bid_writ 22 c6 s
bids 1w c6 1s
big v 13 d 4h a 68 b 8f 7 9n 9 9y 8 cv m e1 7 fs a hw 6 im e in d
big_brand 1s cy 8 hw 9
big_broth 22 13 o
big_head 1z in k
big_hous 22 cv 18
big_platfor 22 1y 9
big_shop 22 e1 d fs i
big_siz 1w im g
big_tal 22 im f
bik 13 1k 2o 21 f 29 29 2f k 2h e 2k 1f 33 m 5t 20 5y l 6j 8 77 b a3 i a6 i b3 l dc s dl 2x dn 33 dt c io a iw 1m
bik_bik 1w 1k d 29 q 2k h
bik_brand 22 29 f
bik_car 22 iw 14
bik_carry 22 29 9
bik_check 22 1k a dl k
bik_child 1z 1k 13
bik_childre 22 1k 18 29 k
bik_club 22 b3 n
bik_couri 1z 5t 1u a6 h
bik_deliv 22 5t 17
bik_family 1z 1k f 29 v dn i
bik_fit 22 dn d
bik_front 22 29 h
bik_good 22 a6 8 dn 9
bik_helmet 22 2f j iw f
bik_light 1w 2f h iw n
bik_lock 22 2h l iw p
bik_market 22 1k 7 33 b
bik_mechani 1w dl 13
bik_offic 1z a3 h dl f
bik_outsid 22 2k r
bik_plac 22 dl f dn l
bik_rack 22 dl a iw f
bik_ready 1z 5t 9
bik_rental 22 dn 2b
bik_repair 1z dl 29
bik_rid 22 29 9
bik_shop 1o 29 c dl f iw h
bik_stand 1z dl 9 dn e
bik_stolen 22 1k 7
bik_subscri 1w 1k 1b dn 22
bik_swap 22 1k o
bik_tour 1w 21 k 33 k 77 e
bik_worksho 22 dl k
bikini 1z 4m 2b
bikini_swimsui 22 4m i
bil v x j 11 8 1d c 1e e 23 a 2b 8 3m e 3n 9 6l e 6s c 9g l 9u 18 ab 7 ak s al j am d cc 12 d6 e d7 o da 13 de l dh t dr q ec 9 ej s el c et g fg k fi d g3 9 g4 y g9 p gr d gu c gz y h8 i ib b ic p
bil_ask 22 ak 9 cx 7
bil_card 22 ak 9
bil_chang 22 cc 9
bil_client 22 ej m
bil_employ 22 ak 9
bil_firm 1z cc 8
bil_hom 1z 9g a de o
bil_insuran 22 g4 h
bil_met 22 9s a
bil_paid 1z 9u c
bil_school 22 g3 9
bil_softwar 22 el a
bil_split 22 da 1r
bil_tenant 22 gr k
bil_word 22 9u a
bil_work 22 ic 9
bilingu 1f 1n l 3z s gd p hn 8
bilingu_kids 22 82 7
bilingu_local 22 gd s
bilingu_nursery 22 3z w
bin 1e 62 j 63 u 6s 1b 7r d gf 1p ih l ii c it g
bin_ful 22 gf f
bin_lin 22 it i
bind 1o e5 b er a gi a gm f gt k hr 8
bingo 22 cz 16 e4 1q
binocul 1w 78 s if j
binocul_borrow 22 78 f
bins 1m 5l d 63 k gf 2y ih 10 ii a
bins_ful 1z gf q
bio 1o fb n g1 1j h5 r it m
bio_enzym 22 it m
bio_follow 22 g1 8
biochar 1z aj 1s
biodegr 1r 6 o a m 3s 1m ii m iq k
biodige 22 ai 1q
biofeed 22 84 b
bioga 22 ai 2u
bioga_plant 22 ai t
biograp 1z bp 1v
biologi 1w 78 1e
birch 1w 3u a 9x i
bird 1k 78 20 8b i 8d 8 8y j
bird_watch 22 78 1m
birdwat 1w 78 j
birming 1l 3x 8 5p 9
birth 1c o 1s 3p 6 4r t 5b o 7l t 9u 15 d1 u i1 1p
birth_certifi 1z 5b r
birth_chart 22 i1 1u
birth_clas 22 3z a 4r a
birthda 12 1n 7 2m d 2p 17 2z a 30 d 31 h 3t 7 45 25 5m d 8t b 91 x a1 i a2 l by n c1 w d0 a d3 8 d5 10 d8 c e2 t f0 t fk g fz b hq 8 is d
birthda_baby 22 c1 d
birthda_box 22 91 y a1 b
birthda_cak 1r 2p 17 a2 r
birthda_childre 22 45 1b
birthda_farewel 22 a1 8 d5 8
birthda_party 1r 45 1t
birthda_rid 22 fz g
birthda_room 22 fk h
birthda_saturda 1z 2z a
birthda_tabl 1z c1 9
biscuit 1l 5m q 5w i 68 g 7q e a1 13 a2 1b
bishop 1z 1o a dv a hm b
bistro 1u 2m 1v 6g f ek 9
bit 17 11 9 18 b 1d b 4y c 6g t 8n 8 a2 o aa g
bit_siz 22 4y g
bitcoin 22 df 1e
bits 1q a 9 18 g 9h e ih 8
black 18 b 7 1t c 4e i 6e n 8h i ah z ik q
black_slip 22 4h 9
black_sock 22 ik z
black_soldi 1w ah 18
black_whit 1w 8h m
blackou 1w 3o 1j
blackou_curtain 22 3o m
blacksm 22 hi 1x
blad 1g b 2b 2d c 2g f 8l 29 8m c 8s a cx 1g
blad_blad 22 b 7
blad_car 22 b 9
blad_drop 22 8l e
blad_post 1w b h 8l t
blad_refil 22 b b
blam 1k 8q a eg b fv c g7 9 gg 9 gh b gw a i8 a i9 9
blank 1r 3s 8 4q c 84 8 8h 6 f1 a
blanket 1k 38 9 3u 9 4p r 90 z is w
blast 1w 5r a
blaz 1r 1j 1y cg 9 im 13
blaz_dres 22 im e
ble 1z eb d
bleed 1w o 9 7k 9
blend 1h 2r l 5z o 6d 1v 6e 15 6g 9 iu n
blind 1d 1f h 3o 2n 6b a 76 1d 86 2m 8w l bj j eg 1d hh 6 hw a
blind_dat 22 8w o bj m
blind_deaf 22 eg m
blind_nobody 22 3o 7
blind_read 22 86 r
blind_sew 22 3o b
blind_test 1z eg 9
blindly 1z cd c eb h h1 g
blink 22 ac 9
block 12 1x o 3g g 3j f 72 e 87 l 8t x 8u d 9m a a7 8 an i bj e bl 9 db b de b dq j h8 o hf h hn h id n it i
block_drain 22 3g o
block_flat 1z h8 f
block_offic 22 2n a 9m 9
block_pav 22 3j m
blog 1q 50 t e9 14
blog_articl 22 e9 y
blok 1w 3w b 4k a
blood 1h 7 8 l 9 6o 1b 7j 16 85 1i 89 13 fu n
blood_pressur 1u 89 15
blood_sampl 22 85 h
blood_sugar 22 7j 1b
blood_test 1u 7 8 85 1d fu f
blossom 22 5 p 6a v
blous 1z 4f h cy a
blow 1n 9g a hi d
blu 19 1t k 2e b 44 c 4l g 54 h 66 f 8d b 8y f 8z e 9d b c1 a do b fh 8 fs g gy j he a i5 d
blu_glaz 22 8z 8
blu_jump 22 gy p he c
blu_light 22 4l k
blu_shirt 22 1t p
bluetoo 1u 6m 9 9o 1b
bluetoo_tags 22 9o v
blunt 1u 18 a 4i 8 8l 1d
blur 1p 20 j
blurry 1w hb n
blurry_photo 22 hb j
board y 1m i 35 v 38 15 3b 1n 5g a 5j f 66 m 6o 9 6q n 6x j 8j 9 8s 16 8v 1j 9o a an u ar a b9 b bl 9 ct 1p ex l fd 8 fo r g9 k gq d gv a h8 15 hk a hm r i8 s is p
board_card 22 6q f
board_chang 1z 6x b
board_gam 1l 3b 2e 8j b 8v 26 g9 m
board_memb 22 5g g h8 j
board_own 22 ex f
board_volunt 22 h8 9
board_wetsuit 22 35 c
boat 1d 1v n 35 a 38 2n 6z q 7c a 9r 1m ap f hu 1f
boat_book 22 6z k
boat_hir 22 38 1b
boat_own 22 38 12 9r 9
boat_pay 22 hu 9
boat_skip 22 38 y
boat_trip 1w 1v h 38 1k 6z 8 7c b
boatyar 22 9r v
boba 1u 2s 1x
boda 1p 12 d 5t m a6 p
body 14 0 j 1 e e g 4m f 7e f 7g d 7k 9 7r 14 8e t 9l b 9t d au c cy 6 g4 h h3 f h8 b il 9 im g
body_chart 1z g4 o
body_data 22 2d a
body_doubl 1r 7r 1e
body_languag 22 au h
body_part 22 9t 7
body_scan 22 7e k
boil 1g 16 i 3g 1g 9g l gu 12 h3 q hk 7
boil_servic 1w 3g r h3 i
bolt 1p 9p c ge i i9 9
bon 1q a2 p ho 8
bond 1s 3i h 6k a
bonfir 22 44 a
bonnet 1w 4p 8 67 b in w
bonu 1o cj h em c
bonu_episod 22 cj g
boo 1z 1l 9 cs 8
book k c o d l e m f a g d h d i c j a l a m g n g o 9 p d q o r 15 s h x m 1g 7 1l z 1n 11 1o o 1p b 1y g 20 a 2m e 2t h 2x e 2y i 2z a 30 g 32 c 33 f 34 g 36 c 37 p 38 9 3c b 3d d 3e e 3i 7 3v 6 3y j 40 d 43 c 44 h 4a c 4o b 4z b 52 j 57 r 5e a 5n j 5q g 5r i 5s b 6l f 6r 13 6t m 6z 17 73 8 74 d 76 c 77 f 78 7 7b g 7c 7 7m e 8a i 8w 1g 91 j 92 d 94 s 95 g 96 a 98 f 9a d 9j a 9p a 9r c 9s l 9t a 9w i af a ar 9 as b b6 i b9 9 bi l bp z bu c bx a by 9 c2 r c3 d co 1d cs 9 d3 z d4 t dl e dm m dn a dw a dx 9 e0 u e6 i e7 a ed d ei g ek t f2 d fa n fb o fc k fe a fj i fk k fm j fn b fo b fp e fq a g0 8 g1 h g3 8 g5 x gj 9 gl 11 h5 15 hh 7 hi 7 hr a
book_account 22 ek t
book_advanc 22 9w a
book_afterwa 1z fm a
book_again 1g e e bi c
book_ahead 22 51 9
book_airbnb 1z 3d i
book_anoth 1w 30 a 44 a
book_app 1m d a r c co i h5 b
book_appoint 1o q r e6 j g5 9 h5 q
book_apps 1z 9r d 9w e ad d
book_band 22 e0 x
book_barb 22 r y
book_bay 22 fk l
book_book 1r b6 d
book_box 1z 8w n co m
book_cal 1m 1o 7 fb p g1 i
book_calenda 1o 3c o e6 g h5 f
book_child 1u 1n 1s 91 j
book_childre 22 1n a 8w o
book_clean 22 94 y
book_clear 22 e6 b
book_clos 22 2t a
book_club 1w 8w m co 2l
book_cod 1z dw 9
book_confide 22 f2 i
book_cours 1z 1l c
book_cov 1w 5r a b0 e
book_dat 1w 2x 9 2y 9 co a
book_directl 1r 34 p 5n f
book_doctor 22 g5 1e
book_driv 1z dq a
book_early 22 fo a
book_editor 22 d3 q
book_event 1w by c e0 d
book_family 1u bp n d3 u d4 f
book_field 1w af 9 d3 a fj m
book_fil 1z 1o 8
book_fit 1z 4o e
book_fix 1q c d
book_flight 1z 7c f
book_fre 1g n 9 1p 8 3v 5 8j 7 b9 a
book_ful 1z b9 8
book_given 22 bp a
book_good 22 7b 7
book_group 1w co a
book_half 22 fj j
book_hero 22 1n x 91 l
book_hom 1u b6 e
book_hospita 22 g5 i
book_instead 22 e6 b
book_insuran 22 52 9
book_kitchen 22 5r d
book_lesson 1z 35 c fk 9 fq e
book_let 22 1g 7 8w o
book_link 1z h5 i
book_list 1u 3e 9
book_marketp 22 1y k h5 e
book_meet 22 ei d
book_meeting 22 ei r
book_mentor 22 fa 1a
book_monthly 1w 3y a
book_nam 1p 1n o
book_nev 1z d4 8
book_next 1e c a d b i f j a p b fn a fu c
book_not 1z 2t 9
book_onlin 1c 8w c gl j h5 a
book_oth 22 1n a
book_paddock 22 fj k
book_pag 1p r d 9t b fb i h5 q
book_parent 22 bp z
book_part 1l 8w c
book_patient 1w g5 h
book_phon 1n cu 8 d3 d h5 f hr 8
book_photo 1s d3 n
book_pick 1z 99 d
book_pictur 1w d3 y
book_platfor 1o c c r d 3e 9 5n e 6r f 73 7 94 e 9s d by b
book_podcast 1z ar c as c az e
book_portal 1z q e 6t g
book_pric 1w 8w i co i
book_print 1w 1n k d3 o
book_questio 22 e4 d
book_recomme 22 2y a co n
book_regular 1z 8a 9 94 a 96 9
book_relativ 22 d4 n
book_remind 22 x 9
book_room 1s f6 d gl h
book_seat 22 6r c
book_second 1w 7m a 8w m
book_sel 22 1l h
book_servic 1w bt a d3 b d4 c
book_session 1u 9j c
book_shop 1w 52 h 8w x
book_singl 22 fm a
book_sit 1j 33 h 34 e 37 c 6u 9 74 c 76 9 78 6 fc a g5 a
book_slot 1q c b
book_smal 1z m a q 9
book_softwar 1q q j r z 6z 13 9s 10 9t b gl c h5 15
book_sold 22 1l 8
book_stag 22 77 e
book_stop 22 co b
book_student 1z 1l p 1y j
book_subscri 1w 8w 16 co 14
book_suit 22 1n 6 b6 a
book_suppli 22 2x h
book_swap 22 8w o co n
book_system 1r 6r 16 6t k 6z x e7 g gl x
book_tabl 1w 2m f 3b c 6r 1f
book_tax 22 8w b
book_term 1z 41 8 49 9
book_test 1z fe 9
book_th 1o 1p 7
book_themsel 22 h5 u
book_til 1z 18 a ea o
book_tool 22 gt h
book_tour 22 33 g 6z z
book_tractor 1z 5q v af i
book_trial 1r i b 41 b 4a h
book_trip 1z 38 d 76 a
book_vet 1z 94 j
book_video 1z 7i e 9j f bh e
book_viewing 22 h2 a
book_websit 1z 7h i eh b
book_weekday 1w 1o 7 fk 9
book_yearly 1z 98 a d3 p
book_yet 1j fp c
booking 12 e k m l r d s k x b 1o 9 1v l 2m f 2t b 2z n 33 d 36 c 38 9 3d f 3y j 4o c 52 n 5r t 5s p 6r 15 6u e 6z x 74 b 77 a 78 6 7b o 7c 9 9p b 9r k 9s v 9t j 9w l bu d bz h c2 j c3 k dq d fj l fk g gl o h5 e
booking_cancell 22 38 8
booking_check 22 s a
booking_clean 1z 74 7
booking_cov 22 2z 8 32 a
booking_deposit 22 9t t
booking_group 1z 74 7
booking_link 22 r a 6r c
booking_next 22 1o 7 2t a
booking_onlin 22 x 9 bu 7
booking_phon 1w 3y a gl 8
bookkee 1d 4t c 57 32 5j n dg l ej h ek 2b en c eo e es s ew e gu j h0 q hb h
bookkee_account 22 57 h 5j e
bookkee_book 22 57 y
bookkee_firm 1z 57 h
bookkee_softwar 1s 57 f ej e ek 15 eo e es k h0 p
booklet 1q cn i d4 g
booksel 22 8w 1n
bookshe 1z 32 a 9d i
booksho 1m 1l d 1n f 1v a 39 a 3b k 8w 1q 8x i co q cr b hp 8
booksto 22 8w v
boost 1u 48 9 8g c
boot 1e 1t e 1y r 4f c 4h 11 4j i 4n i 92 a b2 l bb j do f gq e i5 k iw u
boot_camp 22 b2 p bb l
boot_lin 22 iw 10
boot_screen 22 1t 9
boot_sold 22 1y d
bootcam 1o 1a 1b 5f a b2 1w bb 2c
bootcam_beach 22 b2 p
booth 1o 2z 2q 3a q iv h
booth_rent 22 2z r
bor 1e hm a
bord 1l 3q 9 4z a 8k 8 av h de l ew o
borehol 1w 16 11 ij 12
borrow 13 12 a 18 1t 1x 1k 4e 16 4i c 4r b 4u n 78 b 7x t 8f z 8u g 8w c 92 h 9h 1h af d dc b dd e dv o dz 7 e0 8 g8 u hb n hr 9
borrow_dril 1w 18 r 9h 17
borrow_friend 22 92 g ix b
borrow_hal 22 ao 8 hq 7
borrow_machin 1z 9h 8 af i
borrow_neighbo 22 1x 1o dd k
borrow_rent 1w 3a a 92 9
borrow_room 1q 5s 9
borrow_thing 1z 1x p 9h i
borrow_tool 1z 18 u 9h l
borrow_work 22 54 8
bos 1g 9p j f0 j f1 a f3 19 gq g
bos_cal 22 f3 h
bos_consent 22 f3 b
bot 1m r 9 e5 s e6 y h2 8
botanic 1u 0 9 m a 6w o hw 1c
both v 11 9 1h e 6l b 9p b af e bj a bl b cv i d7 y fd e gm b gq o i8 9
both_agre 1w fb a
both_ends 1w dv 7
both_hand 1s 41 b
both_partn 22 d7 p
both_sid 18 bl c cv e fd g
both_ways 1r 6k 9
both_work 1z 4x 9
bottl 11 2 f 4 u 5 1f 26 o 2e 23 2r h 63 k 65 1s 67 11 6f o 6g 11 6h 13 6i d 71 o 8s e 9t b 9z e a7 1i aa 18 af 9 ai d an y ap a hw p ii d ij i io 9 it r iu e
bottl_bags 22 an s
bottl_deliver 22 a7 c
bottl_fil 1z 2 9
bottl_filt 22 2e 1j
bottl_ful 1z 6f 8
bottl_light 22 2e l
bottl_refil 22 63 m it f
bottl_returna 22 a7 g
bottl_sam 22 4 a
bottl_scent 22 8 8 2e l
bottl_shop 22 6i f
bottl_smal 22 65 h
bottl_spirit 22 aa e
bottl_tap 22 2e g
bottl_tel 22 5 9 a7 8
bottl_wat 1z 2e f a7 q
bottl_win 22 aa b ap 9
bottlen 1w 6q k cd b
bottom 1p 2e 9 4m q
boubou 22 im t
bought 14 1c e 3j 8 3n 8 5z b 79 7 8z c 9d b cm f d2 a df 8 e7 d in 9
bought_again 22 9o a
bought_ask 22 69 9
bought_first 22 8z a
bought_list 22 ei b
bought_onc 22 aj 8
bought_onlin 1u 3n a bz 9 d2 9
bought_sampl 22 27 9 2e a
bould 22 h q
boulder 1w h 21
boulder_hal 22 h v
bounc 1s bz p ix 18
bouncy 1s 2z j 45 i bz 1p
bouncy_castl 1s 2z e 45 e bz 1e
bound 1o 8x k c4 9
boundar 1w 2g c 3l 9 as a
bounty 1z 5k 15
bouquet 1s 8r 2u c1 g
bouquet_grow 22 8r w
boutiqu 1k 34 o 4c a 50 9 e3 g fh x in d
boutiqu_hotel 1w 34 m
bow 1u 93 9 dz h hl c in j
bow_ties 22 in h
bowl 1c 1p 9 2l y 2m l 2n o 2r u 32 e 5n h 8z z 9x h fh 9 fk d gc r hh 16 ii 1j
bowl_plat 22 8z a
bowl_soup 22 2v 9
box q 6 d h 15 19 c 1c b 1p u 20 d 2g a 2h o 2z a 45 n 4s d 5v 1k 5w 18 5x 1a 5y e 61 l 65 x 66 14 68 c 69 v 6d e 6e 9 6i d 6m l 6n 8 6v b 7p q 8b k 8c p 8d w 8j t 8m 7 8q d 8s a 8t f 8u l 8v h 8w h 91 1j 9a o 9b u a1 13 a2 b a4 d aa u ak a c5 c cl f co b cx a cz 10 d2 t do b dr m ek 9 fr q gc c gw c hl h hu 11 hz d ii o ik k ir e iw d
box_app 22 32 g
box_back 1z 8l 9
box_begin 22 h k
box_bik 22 9b 9
box_box 1q 5v m 5x k
box_build 22 6m n
box_childre 1w 45 9 8b c 8t k hl 11
box_collect 1z 9b j
box_cost 1z 5v a cz 7
box_deliver 1u 5x 10 91 12 hu l
box_empty 1q 61 c cz 9
box_family 22 1p a
box_farm 22 5x k a9 d
box_few 22 5w 9 66 a
box_fil 1z d2 k
box_fit 22 gw a
box_gift 22 aa 8
box_good 1z 8u l
box_gym 1z h 1t
box_hand 22 8d 8 d2 6
box_hom 1z dr f
box_househo 22 5v a 8m 8
box_kids 22 45 l 8b r
box_knit 22 8d 6
box_leav 22 a8 8
box_meat 22 hu 9
box_nam 1z is a
box_not 1z do 9 dr 9
box_off 22 5w 9
box_offic 1w b1 f
box_organic 22 5x f
box_pap 22 ek g
box_part 1q 8d 7
box_phon 22 20 b 7p a
box_plan 22 1q g
box_post 1z 66 f c5 b
box_put 22 ak 9 d3 8
box_recip 1z 5v d hu 9
box_servic 22 4i 8
box_sets 1z ir 9
box_shelv 22 1z 9
box_slid 22 d2 d
box_smal 22 5w 9 66 a
box_sold 22 69 9
box_student 22 9b t
box_subscri 1s 8b 9 8j a aa a
box_tast 22 65 b
box_test 22 6o b fr a
box_third 22 5w 9 fr a
box_vegetab 22 19 g 5x k
boy 1z 3k l
boys 1g 13 9 8b 17 bu n go 8 i2 7
br s s d 12 9 17 i 1k 8 1s d 2u d 3f a 3o c 44 d 45 b 4b a 4i 8 4j e 52 9 53 a 5o 8 5x 9 63 l 6o e 99 9 a5 a ab 7 ag 7 b1 8 b2 7 cn 9 cq 9 cv 9 d2 7 e3 9 e4 b e8 d hj b hz 8 ip b
br_back 1j 4i 8 9f 8
br_bags 22 9j a dt b
br_cal 22 eh c
br_enquiry 1z 59 9 e8 b
br_family 22 12 a
br_fresh 22 a 9
br_good 22 4f 9
br_hom 22 4o a
br_let 1z dh b
br_machin 22 3i b
br_mats 22 b1 8
br_next 1z 1k a 6l a 8s a
br_ord 1w 4k 9
br_pair 1w 13 9 4j 9 i0 7 ip d
br_photo 22 1u 9 20 b
br_repeat 1z 31 b 8o 9
br_result 22 gi 9
br_sal 22 69 9 c7 8
br_sampl 22 3o h
br_somebod 1u 3x 7 hj 8
br_someth 22 a1 8
br_thing 22 2a c 63 a
br_togeth 1s 8z 8 cv 9 dp 8
bra 1q 4m 9 4r n 4s 29 il s
bra_siz 1z 4s o
brac 22 cy a in m
bracele 1s 2c 8 2f 1t 4k 10
bracket 1z 5i j 98 d
braid 1u c n i2 9
brail 22 86 1h
brain 1q 7r i 83 1g cn 14
brain_train 1z 83 17 cn n
brak 1h 1k a 29 e 6p b 9l d 9p x bt 1m dl 11 dn i gw d
brak_battery 1u 29 8 bt 11
brak_pads 1r bt p
branch 1e 4y p 8r j 96 8 d0 7 hc f
brand u 0 f 2 f 3 12 4 f 5 j 6 a 8 9 9 g b 8 1k 7 28 8 29 f 2n w 43 9 4c 10 4f d 4g l 4h z 4i 8 4l 8 4m f 4p e 4s 9 50 1j 52 12 58 w 5a c 5r k 5u p 64 l 68 e 69 e 6b f 6d f 6e b 6h e 6i 8 6k 9 7q b 8e 7 8k 9 8o c 8t k 8z e 90 9 9x a 9y b a0 9 az 8 b0 y bw i c9 r ca 18 cx 9 e7 d fh d he n hg 9 hv 6 hw 5 ik d il h in e io h iq c it b
brand_agency 22 58 k b0 f
brand_check 22 4f f 4g 9
brand_design 1w 58 j 8z 9
brand_healthy 22 68 g 9x b
brand_identit 22 b0 z
brand_influen 22 50 i 58 k
brand_kitchen 22 2n l 8s g
brand_low 22 il d
brand_nam 1w 8f b
brand_natural 1z 0 e 9 g 9y a
brand_pay 1z 1q 9 50 g
brand_photo 22 bw h
brand_shelv 22 52 9 7q f
brand_smal 22 b0 f
brand_superma 1n 9 e b c 5w c 67 b 68 c 6d d 9x 9 9y 9 9z a a1 a
brand_use 22 52 9
branden 1w hv 7
brandy 1z hw 28
bras 1k 3s 6 4s 1q cy d dz m e0 l il w
bras_measur 22 4s w
bre 1p ah r fm a fn e ie 9
breach 22 f4 e f5 e
bread 19 12 p 2o 1t 55 q 5w 13 5y 2d 62 y 7i b 8l 8 8s h 9y p a0 d ah 9 d4 9 hk 14 i3 k
bread_bak 1z 2o f 5y a hk e
bread_knif 22 8l 9 8s m
bread_left 22 62 k
bread_milk 22 i3 9
bread_mix 22 5w u
bread_spread 22 9y e
bread_subscri 22 5y 21
break 11 2v a 36 a 3n k 56 b 5t a 6p h 7r p 9g b a3 a an a b1 14 bf a bx h cs d dc a dz 7 fe b gc 8 gx f ia i
break_ins 22 3n m
break_night 22 b1 9 ez b
break_room 22 2v 8
break_task 22 7r 9 b4 8
breakag 1n 8s b 8z b 94 b af a c0 8 dc a dw 7 dy a
breakag_lost 22 94 b
breakdo 1n 36 v 3g h 9l d bt j gw j
breakfa 16 2j r 34 19 47 a 5y n 6t i 73 v 7i a 7j e 9x 1e 9y b a3 j el 9 f8 p hk 7 hv r
breakfa_basket 1w 73 i
breakfa_cereal 22 9x w
breakfa_own 1z 34 b eo 9
breakfa_school 22 f8 o
breast 1q 26 p 4s o 9u b ix p
breast_pump 22 26 n ix o
breastf 1p o 16 4r 1c 7l r
breath 1b 25 d 26 r 7e 1i 7f d 7z b 89 8 gk o hl 6
breath_apparat 1z gk s
breath_exercis 1w 7e v
breatha 1w 4n 9 im 8
breed 1k 1d f ad 8 ah k bx l fq b fx h ie 8
brew 1j 2s a 6e l 6h 10 6i 26 71 1o
brew_smal 1z 6i 9
brew_tea 22 2s b
brewery 1k 2l o 6i 15 71 2b ah h e4 7
brewery_softwar 1z 71 16
brewery_yard 22 ah 8
bribery 1z 5h f
brick 1p 8f 2g an 2i ig w
brick_sets 22 8f m
brick_til 22 an i
brid 1h d a c4 k d5 f
brid_phon 22 c4 l
bridal 1k 3 b d a 2x m 4e g 4o g bv k c1 e c3 s ir v
bridal_shop 1s 3 a 4o 9
bridesm 1z 4e i ir 8
bridg 1e 10 13 11 f 4l 8 7o h b2 9 b6 h bx f ci i gg b gn c hj f if l
brief 1h 38 h 4s l 4z e b0 o ch 1o cx v ep z
brigad 1r 1b m 1e b gk 2u i3 a
brigad_volunt 22 1b j gk j
bright 1i 1f 7 3e h hh 7 hi 7
bright_studio 1z hi 7
brim 1z 4p a in 18
brin 22 3u 8
bring 16 a5 z a6 a a8 9 bk g e9 f g9 9 i3 a
bring_back 1q 1z 8
bring_enquiry 22 e9 b
bring_guest 1z 6r b 74 7
bring_money 22 2q 9 96 9
bring_someth 22 a5 e i3 d
bring_togeth 22 bk m
brisket 22 2l a
bristol 1g hx 7
british 1k 8i 8
brittl 22 a1 x
brno 22 hs 6
broad 1u d9 x hj 8
broad_fund 22 d9 s
broadca 1z ec j
brochur 1z b0 13
brok 17 6n i aw 11 dj q fd 8 ff x ga b h1 z h2 o hb o
broken 13 17 z 2a f 3c b 4i c 5q b 6p x 8t 9 9e m ag 9 dy f ef j fc 9 gg 15
broken_applian 1z 9e u
broken_glas 1w 97 b
broken_lamp 1z 17 a gg k
broken_part 1z 5i b 6p b 8t 9
broken_piec 1z 6p a hh 6
broken_string 22 dy e
brokera 1z ff l
brood 22 ad p
brookly 22 4j a
broom 22 hy d
broth 1f 13 m ag c d8 9 de f dz 7 e2 b
brought 1g 17 m 31 i 3q 9 4b o 77 7 99 9 a3 c eh i ew f
brought_hom 1z 3q a a3 d
brow 1q d r bv 1u
brow_laminat 1z bv m
brow_shap 22 d e bv 9
brow_thread 22 bv f
brown 1d 2s h 4l c 5m f 6x f 8k e ab 8 h0 b h4 h
brown_sugar 22 2s k
browny 1z a0 u a1 16
brows 1g 8w c b8 d cr 9 ee s g0 s
brows_buy 22 cr a
brows_test 22 ee w
bruis 1w h b hl 7
brunch 22 2j t
brush 1j 9 9 3j f 3k p ag s fn r fz 8 hj h it e
brush_vacuum 1z 3k k
bubbl 1o 2s 2a 73 d hn b
bubbl_tea 1w 2s 29
bucket 1q ai 8 hv 7 in k
bucket_hats 22 in j
buckl 1z 4r q 8k 8 io 8
budapes 1z 7d 1o
buddy 1m 13 a 5f b 7s a fl k
budget 14 1q e 2x 12 58 l 5g s 7x 9 9d t c2 n c3 n d6 1x d7 15 di g dj f et 1d ge 9 gi v
budget_app 1z d6 24 d7 18
budget_lin 22 ge a
budget_project 22 et 11
budget_pubs 22 c2 e
budget_see 22 e0 8
budget_somebod 22 l 9 5g a
buffet 1o 2u y 31 1n 62 9
bug 1z 5k 15 ee g
bug_bounty 22 5k y
buggy 1w 8u p b2 1a ix s
buggy_workout 22 b2 x
bugs 1p ee 11 hy 1q
bugs_flat 22 hy m
build r h 9 1v d 28 9 32 c 3l s 49 h 4n j 59 15 5j f 5n 13 5q q 6m e 7g 9 7r e 7w 14 8b u 8f o 8o d 8t q 9c 14 9o f a3 e an 11 ao u at 9 b8 f bn k cb k cm b dk 9 dr i eh 11 ep 9 gh 1h gr 9 gs v gt i h7 e h8 i hf 1l hr 7 i9 c ib 1g ig 17 ij j
build_answ 22 bi a
build_app 22 hf 14
build_applica 1z bn e gh p
build_apps 1u 59 11 7w c hf m
build_around 22 1v 9
build_authori 1u hr 7
build_block 1q 8t 11 8u c an d
build_board 22 an g
build_brick 22 8f m
build_clean 22 59 9
build_client 1z 59 9
build_cod 22 hf p
build_company 22 7y a
build_control 22 ib 1d
build_credit 22 7w 23
build_databas 22 hf d
build_departm 1z gh 17
build_empty 22 9c f
build_fir 22 hw 6
build_garden 22 3l h
build_mail 1z ba a ck a
build_manag 1w gr i ib k
build_materia 1z an f ig 19
build_merchan 1r 9h c 9o 8 eh a
build_not 1z 9c a dl 9
build_offic 1w 5s a ao 8 gh a
build_overvie 22 dk a
build_own 1p 49 g 9m c hf f
build_pag 22 eh t
build_part 22 ig v
build_permit 1z n 9 gh 1z
build_pick 1z cm 9
build_puzzl 22 32 a 8f 7
build_record 22 f5 a
build_sam 1z i5 b
build_sets 1w 32 9 8b 9 8f u
build_simpl 22 hf 9
build_sit 1p 4n p 9o h a3 p ao b gs 18
build_start 22 b 7 5y a
build_stool 22 8b 8 hi 8
build_subcont 22 gs a
build_wat 22 ab 8
build_websit 22 59 e eh 11
build_work 1w gh a
build_yard 1z 5q a an 7 ig 8
buildin 1d 52 g 5y 9 99 f 9a b ao p dl 9 h8 e ib 1k ij 8
buildin_energy 22 ib o
buildin_plant 22 3j 7 ij 9
built 10 u c 1i f 3l b 87 a ao g cf k ea b ed b ez c f6 d
built_app 1z du 7
built_around 1w b5 a
built_book 22 ea i
built_phon 1z 1i d 87 e
built_plac 22 c1 7
built_platfor 22 6n 7 ic 8
built_softwar 22 6z 9 g3 8
built_system 22 ed h
built_work 1z ez b
bulb 1r 1b b 3i f
bulk 1d 4v j 63 k hx b
bulky 1u 9j o hx 1w
bulky_wast 22 hx y
bulleti 22 ci 9
bully 22 4w r a2 m
bump 1q b 8 4e a 9n e bw o h1 r
bunch 1s 8r 21 a9 d ab f
bundl 18 1y f 4d n 4v 16 c3 j ix j
bundl_school 22 6 8
bundl_suppli 22 c3 a
bungalo 22 34 c 98 b
bunk 1u 74 2d dw a
bunk_beds 22 74 1j
buns 22 2o d
buoy 1z 9r g ae 8 ij 9
bureau 1n 4u p 5b o 7w 1p em i gm 9
bureauc 22 7a s gm p
burg 1r 2l s 2n d 6b 1j
burglar 1w 2h p 3n 1b
buri 1r 3p 9 3q 8 3u 8
burial 1l 3q 29 3s 15 3u 18 gj 20
burial_ground 22 gj s
burial_plot 22 gj s
burkini 22 4m x
burn 19 1 9 8 10 ai r hk 9
burn_again 22 ai 7
burnout 1z as k f2 q
burnt 1p gf g
burrata 22 66 14
burrito 1z 2l 9 a3 v
bursar 1z am b g3 13
burst 1o 28 u 3g k 7e b hk a ij a
burst_pip 1z 28 p 3g f
bus 15 15 d 18 8 21 e 3x a 48 n 86 e 8j 6 ak e b6 a br a c4 c dp k ds 1b gf a gi d gn 2n i3 8
bus_childre 22 48 f gn y
bus_parent 22 gn 16
bus_stand 22 gn a
bus_stop 1q gf b gi b
bus_train 22 dp g
bus_twic 22 ds f
busiest 1s 2k g 2l d 3c j 3e 9 c0 9
busines y 2k 9 2l h 4t p 4u b 4v n 50 m 57 w 58 p 59 a 5c s 5e d 5f c 5j e 5l i 5o e 5r j 5s e 5t c 6l e a3 n ak e al k am v ar 1s aw j ax h ay m b0 m bw k c9 d cg s e6 k e8 w ea r eb q ed 10 eh j ek l em l en j eo k er g ex j f0 12 f5 q gq e gv p h5 n hc i hf h ih o ii j
busines_bank 22 5j 9 en b
busines_breakfa 22 eo a
busines_club 1z d5 7
busines_coach 22 ar 28
busines_headsho 22 cg a
busines_network 1k ar e
busines_own 1l ar 18 hf g
busines_park 1q 2k c 2l o 2u b a3 y
busines_phon 22 2i 9 e6 h
busines_portrai 1w bw u cg 10
busines_premis 22 5l n
busines_softwar 1z ed a gv 16
busines_trip 22 el a
bust 1q im j
busy 15 2f a 2r a 5v b 70 a a4 f dm 9 gb j hi e
busy_afterno 22 2j a 41 9
busy_househo 1w gb l
busy_night 22 6r b
busy_profess 1u a4 i
busy_season 22 4i 8 71 9
busy_weekend 22 2y a
but 1j 1r f 2o e 68 k 9y 1x a2 t hv f
but_bon 22 a2 n
but_bread 22 9y b
butch 1o 31 k 67 f 8l c 9z d hu q
butch_shop 22 67 9 9z 8
butl 22 fd x
button i 2c d 2f k 51 a 8d 6 90 9 b6 a br f cy i eg a
button_ask 17 9o 8
button_complet 22 8d 8
button_downloa 1k 5f b
button_hand 1s ba d
button_keep 1l 25 a
button_messag 1e 44 a
button_ord 19 2q 8
button_pric 1q f4 9
button_right 1z 9u 9
button_sid 22 cy f
button_sign 1s u d
button_stay 22 gk 7
buy m 0 i 2 g 3 g 5 d 6 9 7 b 8 c a a b 9 18 c 1l j 1n 9 1y r 27 c 29 e 2i v 2o e 3f h 3o b 4c f 4d c 4e b 4f g 4g g 4h h 4k g 4m f 4s f 4t u 4v z 54 e 5h q 62 d 63 a 65 a 66 8 67 c 6a f 6b 9 6c a 6e e 6h b 79 d 7q a 7y q 8c 7 8e 8 8f 8 8g m 8l 6 8m 9 8o f 8p l 8r j 8s a 8w f 8x a 8y m 8z i 91 d 92 b 93 j 9f 8 9h c 9x e 9y a a0 c a1 d a5 b a9 k aa 7 ah e aj u ap c ax b ba d bt a c0 8 c6 9 cp b cr b dj v e1 j ei k f9 c fe q fh m g1 q g2 s ga 9 h2 9 h6 a ig c ik f il b in b io c ip n is c iu b
buy_advis 22 4r a
buy_again 1r e7 a
buy_anoth 1z 6c 8
buy_ask 1z 9h 8
buy_back 1h 2i f 67 b 8c 9
buy_book 22 8w i g1 9
buy_bottl 22 5 g
buy_build 22 8f b
buy_buy 1w 5 9 6c 8
buy_carbon 22 aj 18
buy_cheap 1r b 8 92 e 93 e 9h c
buy_check 1z ei a fe o
buy_collect 1z 8u 9
buy_credit 22 ae 8 aj t
buy_direct 22 65 h a9 s
buy_downloa 22 f9 b
buy_driv 22 4b 9 5u a
buy_farm 1z 5x 9 a9 r
buy_few 1w 63 9 92 9
buy_first 1s 28 8
buy_flat 1w 7y q
buy_foodstu 1z a5 l
buy_fre 22 ig b
buy_gift 1z fh 9
buy_group 1w 4v z
buy_half 22 e1 8
buy_harvest 22 6a a
buy_hom 1z 6a 9
buy_instrum 22 bc a g2 g
buy_item 22 8m 8
buy_keep 22 3 b 8y a
buy_know 22 6a a dj 9
buy_known 22 79 7 cm 9
buy_lat 1o 93 e
buy_les 1w 1t 9
buy_licenc 1s g2 c
buy_list 22 5h g
buy_look 1w 6f 8
buy_machin 22 4i d
buy_not 22 4t 9
buy_now 1w 6e 8
buy_ord 1e 5z b 9x 8
buy_own 1z 4n f 8y 9 dj 9
buy_pays 1z 4t e
buy_present 1w 45 9
buy_product 1z 7 9 5h b
buy_puppy 22 fq a
buy_ready 22 3o 7
buy_rent 22 2g a 41 9
buy_right 22 7 a
buy_sam 1w 7q e
buy_sav 22 g7 j
buy_says 22 8g 7 ih 9
buy_second 1r 1j 8 1y d
buy_sel 1m 1y w 8g q fe l ga 9
buy_set 1w 1l 8
buy_sets 22 8f b
buy_shar 1w 1e g 7y r
buy_sho 1z 21 a 7h b
buy_stock 1z 1l 7
buy_ticket 1z 39 f
buy_trust 1z 8y 9
buy_use 1u 8x h
buy_used 1o 1y g 2i h fe c
buy_writ 22 ap 8
buys 1d 4 9 2c 8 3q 8 8t 9 90 9 9o c ai 8 bp 9 c0 h h1 b
buys_alcohol 22 c0 c
buys_sam 22 9o a
buz 1s 26 b 2d 9 dz f e4 c gb 9
bylaw 22 h8 t
cabbag 22 6c 9
cabin 1m 28 9 34 19 3c w 73 28 76 b 9l 9
cabin_guest 22 73 k
cabin_lak 22 73 k
cabin_phon 22 73 l
cabinet 1n 3h s ab 8 al 9 eq j f0 m
cabl 1e 17 a 2b d 7c b ag s dr q hz 7 iq 1f iv l
cabl_check 22 ag 8
cabl_tray 22 iv o
cabl_warrant 22 iq i
caf 1d 17 1k 1f 1q 2j 1a 3b 1r 70 j 8h 8 b0 g es h hp 1l hq k hr 7 hs d ih k
caf_near 22 3b w hp y
caf_shop 22 3b f
caffein 1w 6h h
café 12 17 1a 1f 1p 2j 1v 2o q 2u c 3a n 3b 1u 3w h 57 i 5s c 5z p 68 i 6e i 6h o 8r c 8y c 8z a 9e i 9x k b5 b gd a hi d hn d hp 1a hq 10 hs r ih j
café_ask 22 68 a 8r a
café_bar 22 3b j
café_book 22 8w b
café_canteen 22 62 9 ii 9
café_coffe 22 2j n 5z 9
café_count 22 2j a
café_expecta 22 a 9 o 9
café_gam 1z 3b q 8v a
café_guest 1z m a 2j 10
café_househo 22 2o a
café_library 1z 17 b 3a h
café_near 22 17 14 1f 13
café_nearby 22 1f f 2j t
café_neighbo 22 2j n 2o a
café_next 22 hp d
café_onlin 22 8y a
café_open 1z 17 h 8y 9
café_ord 22 6a a
café_parent 22 3y b 63 a
café_reord 22 6e 9
café_shop 1u 2o 9
café_work 22 5s i 5z f
cag 1r 1d d ae a fk e hr 8
cak 19 17 f 1f 10 2j 19 2o e 2p 3b 2q c 45 m a2 17 bw e c1 f d4 i hp 7
cak_bak 22 2p p
cak_dogs 22 a2 f
cak_look 22 2p d
cak_ord 1z 2p 10
cal l l c q 9 w 8 x h 11 b 13 9 1g h 1o j 28 a 2c v 2f h 3a h 3g j 3n d 3q 9 42 a 4b a 4i 8 4l 7 51 h 5g l 5h e 5n c 6z 9 7l a 7m 9 7p e 7t f 7x b 7z 9 83 c 85 b 86 a 87 12 89 l 9l 9 9q 9 ar a as g at 9 ay a bp b br j c4 j c7 1a cq 9 cu u cv 8 cx 7 ds c e6 19 ec f ef f eh n ei r eo i es b ez h f3 j f6 w fa i fb 13 fc e fd c fi d fl l fn 9 fo a fq d ft l fu d fx a fy i g1 f g5 9 gg 9 gn 9 gz f h4 d h5 e h7 a h9 c hd c ho 8 i7 e iv d
cal_again 1s 3u 6
cal_agr 22 2f 9
cal_alon 22 89 8
cal_answ 22 1g a
cal_ask 1w ez a ft a
cal_back 1h 11 c e6 n hc c
cal_bank 22 cu 8
cal_book 1w e6 l ei 9
cal_both 22 cv b fd c
cal_cal 1u e6 e
cal_centr 1j 2c y 2f h c7 d ec e gg b h1 f
cal_chang 22 eh e
cal_chat 22 fa p
cal_check 1z gz a
cal_clinic 1z 3w 7
cal_coach 22 c7 1l ei n
cal_compar 22 ae 8
cal_count 22 e6 b eh c
cal_creator 1z g1 o
cal_dentist 1z 7r j
cal_doctor 1u 7l g g6 a
cal_draft 22 5g i
cal_driv 22 gn f
cal_elderly 22 2c j cu f
cal_empty 1j e6 b
cal_end 22 c7 8
cal_family 1p 46 d cu a
cal_fee 1u 3g f fc n
cal_few 1z 98 a
cal_fil 22 ep b
cal_firm 22 es a
cal_first 1l 7x c fx c
cal_fit 22 5g e
cal_friday 1z eo d
cal_friend 1w 2f d br e
cal_ful 1z 9w 9
cal_grandpa 22 87 a cu f
cal_guest 1s fl d
cal_hotel 22 76 j
cal_let 1u bp 9 gg c
cal_look 22 1g 9
cal_memb 1z fl f
cal_messag 1p x 8 11 b 87 j eh a h5 g
cal_mis 1w ho 9
cal_nam 1j 2c 9
cal_neighbo 1r 2c g fy a gb c
cal_night 1u fy h
cal_not 22 f6 n
cal_nurs 22 89 c
cal_offic 1w 5b a
cal_old 22 7p b cu f
cal_onc 1w fm a ft a
cal_oth 22 i8 a
cal_outs 1z 3g p 3n o
cal_own 1o fn g
cal_paid 22 i7 a
cal_parent 1w 44 g
cal_part 1q c7 a
cal_phon 22 51 9 br f
cal_plan 1w 3g b ds 9
cal_practic 1w g5 i
cal_recepti 22 q f
cal_record 22 c7 c ec 8
cal_recordi 22 c7 i
cal_rid 1z 5t d ds 9
cal_sal 22 c7 14
cal_say 22 51 9
cal_school 22 gn a
cal_scor 22 c7 q
cal_servic 1z 2c d
cal_shar 22 7u e
cal_sick 1u ez a i7 c
cal_speak 22 3w 7
cal_staf 1z r 9
cal_start 22 fb b
cal_stop 22 fq a h9 8
cal_team 22 ef c
cal_tel 22 87 a
cal_today 1i 7x 9 e6 b
cal_track 22 58 a
cal_train 22 c7 i
cal_valu 22 89 m
cal_venu 22 c2 c
cal_visit 1s 2g 9
cal_wel 22 6z 9
cal_whil 22 e6 b
cal_whol 22 c4 9
cal_writ 1w 5g 9 f6 9
calcula 1b 23 n 3v 7 6n p da e dg l dj e dk q em r ic s
calcula_wag 22 em w
calenda z m 9 q h r m x d z k 1h 1m 1s 1s 1t b 1u m 1w j 3c i 5e e 6u v 6z o 7k d 7r a 7u f 83 9 84 9 8x r 9t 8 9v c af b cf e e6 o e8 o et q gd d gl 12 gw a h5 18 i1 k
calenda_app 22 1s g i1 g
calenda_budget 22 et h
calenda_car 22 83 e
calenda_channel 1z 6u 9
calenda_expens 22 1h g
calenda_family 22 1h 9 1s n
calenda_fre 1z 1s a
calenda_hal 22 gl h
calenda_invoic 1w z b 5e a 9v i
calenda_messag 1w 6u c
calenda_not 22 z g 8x h
calenda_phon 22 1s g
calenda_show 1z 1h 8 d6 8
calenda_tarot 22 i1 o
calenda_text 22 e6 d
calenda_websit 22 6z 9
calf 1z ie i
calibra 1l 27 c 5q a 9n 9 dr a ij 9
callbac 22 at k
calligr 1z hi f is u
calm 14 1 b m a 1h c 43 f 7e b 81 9 83 a cl a cp h d9 9 fn e fz e hp i if a
calm_dog 22 fn 9
calori 1r l o 7i 1v a4 j
calori_app 22 7i t
calori_count 1w 7i 11 a4 f
calory 1r 60 h 7i b a4 z
calory_count 22 a4 h
calv 1u 34 c ie 1o
cam 12 1e 9 9l 8 en d gi 9 gj 9 hm 9 ig 9 ii 9 iq 9 iw a
cambrid 1z 1p 9 dn b
camcord 22 d2 1i
camera 12 v c 26 n 2g b 2h m 2y b 3n 15 55 b 5q f 6s n 7o d 7q y 86 x 8h w ac l au t by z ck d dc h gc w gj b gy e h6 a hy 6 i9 23 ie z if a io b
camera_data 1z 26 a 2g a
camera_film 22 8h f
camera_hom 22 1z c 3n f
camera_near 22 6s 9 i9 b
camera_phon 22 7o a
camera_scal 1z 6s a d4 9
camera_voic 22 au g
camino 1w 3x y 77 8
camp 19 34 r 35 x 36 1z 3w 7 44 31 49 l 73 9 74 g 92 1p 9s 1e b2 k b8 d bb h c5 c iw c
camp_club 22 44 q
camp_farm 22 34 o
camp_own 22 36 v 73 9
camp_rental 22 36 y 92 l
camp_school 22 44 j
campaig 1h 50 11 58 23 c9 x e7 23 g9 24 h9 g ha j i6 8
campaig_campaig 1w e7 f
campaig_hand 22 50 9 g9 8
campgro 1z 9s 1q
campina 22 6k b
campsit 1p 35 a 36 h 38 9 7c 8 92 g 9s 2y
campsit_own 22 9s u
campu 1n 1l 2b 8h 9 a6 t
campu_marketp 22 1l o
campus 1u 1l 9 2s b ak a iq a ir 9
can 1p 18 8 86 14 9f 8 aa n
canadia 1p 1r a at h
canc 1o v m 80 x i2 1i
cancel 10 d 9 g f q y 1w b 2f b 2t g 2w a 2x b 38 9 3y t 48 a 6r l 6z d 7c 9 88 x bk a c3 8 dh 1r h5 13
cancel_appoint 1z q u h5 q
cancel_book 22 f a
cancel_flight 22 88 13
cancel_last 22 2t a 2x a
cancel_lat 1z 3y g
cancel_morn 22 48 9
cancel_off 22 q d
cancel_onlin 22 h5 i
cancel_trip 1w 88 9
cancel_whol 22 7c 7
cancell 1d d 9 2p a 2t l 2x g 31 b 42 f 6r a 7h a 7r 9 93 9 dh 12 h5 c
cancell_liabili 1z 2x a 31 b 6z 9
cancell_term 22 30 a 42 9
candida 1j w l 5d 1h b9 20 ce 9 ex 2l fd h
candl 1e 8 32 39 i 3p 1e 3t v 91 d am c hi h hz 7 iu c
candl_mak 22 8 g hi k
candy 1z a1 1f
canin 22 fv s
cannot w j k 1m l 25 8 26 d 98 9 a8 8 b4 9 b8 a d2 7 ft a g8 8 go 8
cannot_book 22 39 a
cannot_buy 1z 6e 9
cannot_detect 22 26 n 28 9
cannot_driv 22 ag 9
cannot_easily 1u c 8
cannot_find 1z cr 9
cannot_keep 1z ch b cs 9
cannot_reach 1q 98 e
cannot_read 1e gp 9
cannot_return 22 4q a
cannot_say 1z 7k 9 84 9
cannot_sold 1z 4s a 90 a
cannot_stand 22 go 8
cannot_swim 1w j z
cannot_talk 22 1m q
cannot_writ 22 b8 a
cannot_yet 22 b5 a
cano 1u 38 1i
canopy 22 9q 8 bz i
cans 1l 16 l 2s f 6h q 6i a a7 h
cant 22 fz b
canteen 1b 2u 1l 2v g 2w 11 62 j 6b g 6s z 72 n a3 i a6 e a9 b dp 8 ht 9 ii o
canteen_kitchen 1z 6s 9
canteen_ord 22 a6 h a9 b
canva 1l 8k 1y bx l hj 22 io l
canva_bag 22 8k h io h
cap 1d i2 k i9 n in f
capacit 1p 6l p 6q 9 c2 p i8 m
capacit_budget 22 c2 g
capital 1o 4t m g8 i
capoeir 22 hl k
cappucc 22 2j r 2k y
caps 1p il a in 1a
capsul 1q 7 1i 1t v 24 a 4c m 5z v 74 h
capsul_wardrob 1z 1t r 4c j
captain 1u gk j
caption 1k 86 z d3 8 e8 1j eb 11 hg 1q
captur 1z ee a eu z
car p 0 g 2 o 6 r b h c e o v p 13 t 1t 1u t 22 1i 29 e 3k k 3p l 3z c 43 d 44 b 46 i 47 1q 4b 9 4j b 53 a 59 b 6p d 7d 7 7u 1i 83 p 89 8 8f 9 8q k 91 b 96 v 9i b 9p 13 9u r ak x as z at a aw c bb 1c bn b bo c bt 15 cg 9 ct a cy b cz i d0 a dm 1o do 1m dp l dq j dr k f8 s fa g fe 1d fi x fo a fp n fx 8 gq b ho 7 hy 5 hz 6 i7 k iu a iw x ix e
car_advic 1z 24 8 7u e
car_age 22 7u n
car_agency 1u 47 d
car_app 1w 1u 16 22 u 7u i
car_ask 1w 99 9 fm a fo 9
car_back 1z 9p c
car_battery 1z bt e
car_buy 1s 0 s fe o
car_cal 22 ho 7
car_car 1w 22 i dm 1p
car_card 1w 8q e
car_centr 22 at 7
car_chang 1s as n bb 1y
car_charg 22 22 k iw f
car_check 22 o 9
car_childre 1z 3z k 44 p f8 g
car_clean 22 dm x
car_club 22 do v
car_coach 1z as 1r bn j
car_company 22 96 f
car_cost 22 22 21
car_counsel 22 as y
car_deal 22 aw 8 dr a
car_dementi 22 47 18
car_doctor 22 p a
car_documen 22 t 28 at f
car_elderly 1w p k 47 1a 7u 1a
car_fair 22 bb a cg 9
car_family 1z o 9 47 o 7u 10
car_garag 22 9p k
car_group 1u a8 7 cz 7
car_hom 19 c i o c p 17 t w 47 y 83 b cy 8 cz j d0 d dm 13 ez b i7 m
car_ill 22 47 f
car_includ 22 53 9
car_inspect 1z bt n fe j
car_kit 22 iw f
car_label 1u 99 8
car_list 1z fe r
car_look 22 fp b
car_mainten 22 22 k dm k
car_mak 1z 22 e
car_manag 1u fi 14
car_must 1z 4d a
car_near 1w p f 47 e f8 b
car_not 1z b 9
car_offic 1s bo m gq l
car_own 1h 22 v 9p a bt t dm v fe q
car_packag 1z 91 k
car_pag 1z 5d e
car_parent 1u 47 i 7u s do e fi n
car_park 1j ak 1g bt b dm 14 dq o hz 9
car_part 1r 6p l fe 12
car_plan 1l t k 1h 9 47 c
car_really 22 22 w
car_record 1z t 1x
car_rental 22 do l
car_repair 1p 22 g 9p y bt v dm h
car_seat 1q 3i d 8u i dp h iw k ix s
car_senior 22 46 g 47 k
car_servic 1n 22 n 3p o 47 c 7u b 96 c bt h dm o
car_shar 1z do 2e
car_softwar 1z t u
car_speak 22 t u
car_start 1w fa j
car_stay 22 47 9
car_subscri 22 do l fi g
car_task 1z 46 9 83 8
car_train 22 43 9
car_until 22 dr f
car_use 22 t a
car_visit 1z t k 7u u
car_wash 1s dm 1k
car_wast 22 63 a
car_work 1s 47 h
car_worksho 1z 9p 1o dm j
car_writ 22 t l 4m b
caravan 1q 36 19 9s 1o
caravan_park 22 9s y
carb 1z 7j b a4 l
carbon 1h 23 2d 9m g 9p e aj 2m h3 i ic 28
carbon_book 22 h3 j
carbon_credit 22 aj 27
carbon_footpri 1w 23 23 ic 10
carbon_offset 22 23 q aj i
carbon_removal 22 aj 12
card r g e r f 1f a 1m i 2j d 2v m 46 p 55 q 5v c 69 9 6q 7 79 j 7v j 7w m 7x p 8g 1h 8v 16 8x h 91 j 9p i 9s d a1 b aa a bf q cq 9 cz u d4 9 d5 9 d8 13 de g dy d ea d el s ev u ew 1e f9 8 g1 8 g3 n gj j h9 8 ho 7 i1 e
card_bank 1z h9 h
card_cash 22 de a
card_check 22 2y a
card_collect 22 8g 17
card_cost 1w d8 g
card_debt 1z 7x 1f
card_deposit 22 9b 9
card_fair 22 8g c i1 c
card_fil 22 9v 8
card_first 22 8g 9
card_gam 22 8v s
card_hand 22 8g 7
card_index 22 gj w
card_mobil 1z g1 d
card_open 1w 2v o
card_parent 1w g3 b
card_part 1s 9p 8
card_payment 1h 7v j ew 1k
card_plan 22 bf 9
card_read 1z r f gf 8
card_rul 22 ev b
card_short 22 di f
card_smal 22 7w e
card_speak 22 1m q
card_termina 1r s g 2v 9
card_walk 22 46 a
card_whos 22 8g 8 d8 a
card_word 22 8 8
card_work 1z 7w 9
card_writ 22 46 a 6k a
cardamo 22 6b a
cardboa 1n 3s e 8r 9 hm i ih 1r ii j
cardboa_plastic 22 ih u
cardiga 1w 4p v 4r 9
careful 1g z 9 20 b 8h 9 8i 7 ad 8 af 8 ee f
careful_hand 22 d2 6
careful_money 22 ad 8
careful_sort 22 20 b
caregiv 1o 47 21 7u 1s 83 a
caretak 1i 9i h ag d dr f fc d ge f gl x h7 g hy 6 ib s
caretak_know 22 ib g
caretak_phon 1z gl j
cargo 1h 29 26 5t 1e 8r a dl 12 dn 1y do 9 i8 y ih 9
cargo_bik 1k 29 1y 5t z 8r 8 dl v dn 1p
caribbe 1w 64 q
carla 22 78 6 7q a
carniva 1z dv p
carolin 22 ik 9
carpent 1j 4n 9 8b 1b 8o w 9d a gt m
carpet 1i 18 y 3i 2b 9h y dw a hr 8
carpet_clean 1s 18 w 3i w 9h w
carpool 22 48 2n dp 2s
carport 22 gh c
carri 18 29 a 3s 5 3x 7 4r 1p 6k i 6m 1g 6n d 77 b 8l 9 ai 7 he l i8 1j ix d
carri_must 22 i8 a
carri_pay 22 6m b
carri_post 22 8l 7
carrom 22 cz 9
carrot 1m 12 h 5x h 61 p a9 g g6 j hu 6
carry 12 29 o 2f f 5u b 6o v 77 r 9a t a7 e dc e hx f ih b io k
carry_chair 22 e3 7
carry_childre 1z 29 r
carry_hand 22 a8 8
carry_risk 1z db a dc k
carry_wast 22 9j a ih 9
cars 19 22 v 43 z 6p q 9p j ak 12 bt z dc c dm 1a do 26 dp s dr 1e fe 1t
cars_hom 22 bt f
cars_mechani 22 fe h
cars_park 22 bt m
cars_shar 22 do y
cars_stand 1z 43 9 dm 9
cart 1i 16 g 2k 2c 2q 8 a7 c e7 n gb c gc a
cart_empty 1w gb b gc a
carton 1r ii d
cartoon 1q c5 g
cartrid 1p 2e l 3g g
carv 1w c0 7 hi 2d
carv_spoon 1z hi r
cas z 3 c 9 p v s 10 1g 11 10 18 9 1c c 4w q 5o c 7d 7 7x a 7z k 88 f 8j 1f 9o 9 9q 14 bm 10 bq c cb q cd o ce n dg 9 dh e gz i hb h iq 1o
cas_board 22 9q 8
cas_box 22 8j f
cas_cas 1s 10 a cb b
cas_charg 22 iq 14
cas_doctor 22 p a 7z 9
cas_fil 22 9q j gz l
cas_fre 1z 7t a 7x 8
cas_keep 22 9 9
cas_know 22 v a cb 9
cas_last 22 9 b ce 9
cas_lawy 22 es a
cas_let 22 7z 9 8j e
cas_managem 22 9q a
cas_part 1s 8j 8
cas_pas 22 bm 9
cas_scan 22 11 d
cas_set 22 8j 8
cas_track 22 10 q
cash 16 4t 13 5j v 5u i 6v c 7w a 9v c am a ar 13 c0 c d8 f d9 b db q dd b de x en 2e ew l
cash_account 22 de a
cash_carry 22 5u h ab 8
cash_forecas 22 5j n
cash_plan 1z ar b
cash_pric 22 ar e
cashew 1z 2q 8 9y q
cashier 22 55 1p
cashier_shop 22 55 s
cashmer 22 4p 12
cask 22 hw n
casset 1z d2 1r e1 m
cast 1n 4 8 6p e 8s n dv j dx 11 i9 m
casting 1z i9 14
castl 1m 2z h 45 l 6w 1a 8f r bz 1r cm e
castl_gallery 22 6w v
casual 1r cg e cn o
cat 16 1d 12 31 o 3b v 3u 19 49 n 75 9 9i i a2 c bx k dv b fn f fo 1b fr o fs 17 ft o fu o fw 14 fy 1r gc 1m hp 1z hy 7
cat_caf 22 3b j hp 1o
cat_café 1z 3b r hp g
cat_drink 22 gc q
cat_food 22 fr v
cat_furnitu 22 fs w
cat_loung 22 hp p
cat_lov 1z hp x
cat_mis 22 fy d
cat_own 1l fo b gc i
cat_smal 22 31 c
cat_toy 22 fs m gc g
catalan 1s b5 r c7 9 cn d cr a
catalog 1h 4n h 4z i 8i q 9p h c8 k cy 9
catch 1f 8n 1r ap m ef b ev b hu 16 hy 15
catch_angl 22 8n q
categor 1u d6 1c d7 a ek u el 9
cater 18 14 t 2k c 2u y 2w 1a 31 2j 3d c 5r 1e 62 9 6s e 72 1l a3 g c0 u c3 r c4 l
cater_company 1z 31 o
cater_event 1w 31 n
cater_firm 22 72 9
cater_wedding 22 31 10
catholi 1r 3v r
cats 1b 1d b 3u 1b bx k dv 9 fo 19 fw a fx f gc s hp 2f
cats_guest 22 hp q
cats_hom 22 fv 8
cats_shelt 22 hp p
cattl 1w ie 19
caught 1q 1d 8 56 b ap m ee c
caus 1f 1c m 1f e 26 a 2g n 6s c 7z 9 9k x ed a ee a ef c
caus_fault 22 ee a
caus_list 22 er 9 gz 9
caution 1z db b g7 q
caution_money 22 g7 l
cctv 22 3n 14
cebu 22 5e a
cedar 22 5 v iu d
cedar_orang 22 5 e iu a
cedi 1r 79 7
ceil 1q 3g m 3h d h1 b
ceiling 22 3h n
cel 1o 3k m
celebra 1h 2p r 30 e 3r 24 45 c c4 9
celebri 22 3 o
celery 1w 72 s 9n 9
cellar 19 17 f 18 g 1z a 5o h 66 i 6j u 71 1r 9b 1d 9g c 9h a 9k e ab 6 ak j dw y hs 8 hv 8 hx 1o ib a
cellar_ful 1z 9h 8
cellar_half 22 hx 9
cellar_loft 1w hx s
cello 1s 41 9 93 1l dc c dz 16
cement 1r an g
cemet 22 3p j gj q
cemeter 1l 3p 1z 3r 9 3s r 3t a 3u 1e gj 2n
cemeter_managem 22 gj 1c
cent 1a hq c
centime 1s 8o l ao a
centr w 13 j 14 9 1h c 1o 7 1u h 24 9 2c r 2f d 3l a 3z c 40 a 45 9 6k h 7u a 7x 9 83 b 8a e 8c a 8i 7 9g a b4 9 b7 9 bm c bn e c2 g c7 a cz g ec b f8 j fk c gg 9 gl d h1 c hh 9 hi 8 hq 8 hs n
centr_book 22 gl k
centr_car 1u bp 9 cz 7
centr_family 1z 1h c 83 8
centr_freelan 1z 3a b dg 8
centr_hom 22 24 9 7u e
centr_local 22 1r a
centr_money 22 d6 8 dh c
centr_old 22 46 a gb 8
centr_onlin 22 1u 9 53 f
centr_patient 1z 7p a 81 8
centr_plant 22 1u e 6k 9
centr_residen 22 9h 9 d0 7
centr_respond 22 2c 9
centr_room 22 dw b eu a
centr_student 22 7w 9 bm 9
centr_volunt 22 83 e
central 1m 4u a ew c hk a
central_bank 22 4u 9 ew b
century 1u 8p 12 9l a
ceo 1z ar x
ceramic 1k 8 b 24 8 52 d 8z 25 fh u hh 1p
ceramic_knit 22 fh m
cereal 1s 9x 24
cereal_childre 22 9x n
ceremon 1i 2x p 2y g 3r 3h 3u 7 by h c4 t e0 e
ceremon_coupl 1z 2x l 3r p
ceremon_religio 22 3r r
certain 1n 2a a 5b c dz 7 f7 b gr a h7 8
certif 22 f4 t
certifi x e g f f j a 1p 7 2i b 42 a 5b 1c 5f j 6n 8 9m s aj n ap c aq a as g aw j b5 a bb g bq b c6 9 d1 j db l f4 h fc s h3 1l hd o
certifi_cost 22 aj 8
certifi_first 22 b2 7
certifi_instal 1z fc y
certifi_insur 1z 96 9 db b
certifi_insuran 1w aw r
certifi_pdf 22 h3 l
certifi_pre 22 2i 9
certifi_registr 22 c 9 e b
certifi_sent 22 9m 9
certifi_test 22 5k 9
certifi_transla 1z 5b 18
certify 22 5b f
cfo 1w 5j 3a c7 9
cfos 22 5j z
chai 1w 6e b hp b
chain 11 2j d 2k 9 2l b 2n b 2o b 2p b 2r 9 2s 9 3a c 4c i 4d b 4e b 4f a 4g a 4h a 4k d 4l a 4m g 4p a 4q b 4r b 4s b 4t f 4y y 5p g 5q b 5s c 74 8 8o e 8p a 8w c 8z b 90 b a8 d ap 14 b2 8 br a bu 8 bv 7 bw 8 dl 9 dw 7 fn a ge i hj 9 hu 7 hy 6 ik 9 il 9 in a io 9
chain_cheap 22 8p f bu b
chain_label 22 5v a hu a
chain_onlin 1z 4e f 4h f io c
chain_superma 1z 4d g 4s g ik c
chainsa 22 aj i
chair 15 c 9 e q r l 1y j 2d c 39 c 7g d 8p y 8u f 9f 14 9t a bu 15 bv 7 bz 11 gl f gq j ho 1l iv 19 ix z
chair_gazebo 22 bz e
chair_gymnast 22 ho o
chair_rent 1w 8u j bz d
chair_rental 1z bu f bz d
chair_short 22 f2 c
chalk 1z hr f
challen 1j 23 19 5n m 7g j 7v h b1 l b2 y
challen_team 1z b1 k
chama 1r dd 16
chamb 19 5h l 6n 8 eb b en 9 ep 9 ez 9 f0 b f3 a f5 8 fv 8 gh 9 gq o
chamb_commerc 1e 5h d
chamb_evening 1z f0 c f5 a gq a
chamb_export 22 5h c 6n a
chamb_vets 22 ft b fv a
chan 22 1h 8 23 9
chanc 1n 5h r bn b c6 c e4 8 gq i
chang n i 9 l c 23 k 2d 9 3n f 48 9 4k 9 54 b 5a c 5y c 5z 9 6s 8 6x b 6z 9 72 k 7h k 7v g 80 g 9d f 9l b as j at e ax 9 b0 a bb w bt g ca a cc j d3 8 d5 e d9 d dm h e2 b e5 a ee m eg 9 eh o em c er c f1 k fr a gx 9 hc c i5 b i6 b ib 9
chang_addres 1z e5 j
chang_ask 1w 23 9 7h a
chang_battery 1z 2i b
chang_becaus 22 hc 9
chang_board 22 6x 9
chang_book 22 37 a
chang_brak 22 bt g
chang_build 22 cw 8
chang_car 1z as f
chang_card 22 7v c
chang_cost 22 31 c
chang_dat 1r 38 f hi 7
chang_diet 22 l 9
chang_error 1z 6z 9
chang_even 22 7h b gt h
chang_figur 22 ed b i5 b
chang_first 22 f1 b
chang_hand 22 ek a
chang_hom 22 bt f dm k
chang_includ 1z d5 7
chang_interfa 22 ha 8 i6 9
chang_job 22 as 9
chang_jobs 1z bb a
chang_keep 22 23 9 cc 9
chang_lat 1u ee 9
chang_lin 22 y a
chang_mis 22 48 9 7h b
chang_next 1s 6x 8
chang_not 1z fz a gy a
chang_noth 22 c9 a eg a
chang_often 22 9 b gv a
chang_ord 1q 5y 9 gx a
chang_own 22 9g a
chang_pay 22 cy 6
chang_plac 1u hj 8
chang_plan 1q 7o b
chang_program 22 bb a
chang_publish 22 ez b
chang_questio 1z 6r a bh 8
chang_recomme 22 ck a d5 7
chang_refil 22 b 7
chang_rehears 22 d5 a
chang_report 22 7q a
chang_room 22 go 8
chang_rul 1s e8 a
chang_sam 22 cc 9
chang_sav 1z 23 9
chang_setting 22 ib a
chang_show 1z f4 a
chang_sign 22 4o b gp a
chang_sinc 1u eq e
chang_siz 1s 93 e
chang_smal 1z 2u a
chang_system 1u x 8 71 8 9s 9 gz g
chang_therapi 22 2d a
chang_use 1s 5s a hr 7
chang_word 22 eh g
chang_work 1z ca 8
chang_wrong 1z 9d 9
changeo 1s 3c 26 6u 16
changeo_finish 22 6u 8
channel 1c 4w 1k 6u 13 6z a ck 2c cq e cr e e8 11 ex d ga b h7 g ha v hg 9
channel_list 1z cf 8
channel_manag 1z 6u 11
channel_newslet 22 cr g
channel_plac 22 h7 e
chapt 1g bf n bp 18 ck d f4 a g0 f
charact 1l 2p b bs k
charcoa 1u a7 j ai h hj 8 iu 8
charg w 22 14 3a a 95 b 98 9 9h 9 ak 2a al k bm d ce a db a dh i dr 29 es a fc b fw f g9 8 gq a gr b gw m iq 18 iw d
charg_ask 22 95 a gq b
charg_cabl 1z iq 1a
charg_car 22 ak 16
charg_cheap 22 al i
charg_check 22 bm k
charg_cost 22 22 1b
charg_electri 1z ak j dr 1e
charg_extra 1z 59 9 fn 9
charg_family 22 d8 a
charg_hom 1z dr 1z
charg_list 22 h2 9
charg_network 22 dr f
charg_offic 22 ak x
charg_point 1u ak 1t dr t
charg_smal 1z g b 3a b
charg_station 1z 22 14 dr t
charg_visit 22 9v 8 fu b
chargeb 1z ev 2l
charit 22 12 p 1b x
charity 19 12 g 1b k 1c 17 1y c 46 d 4b b 4f c 7a 8 7x b 8p c c4 c cv 8 cz a f8 a h9 1l hx d i4 n
charity_school 1z f8 c
charity_shop 1w 1y e 4f e 8p e 9j 9
charity_smal 1z h9 7
chart q 38 e ch 9 g4 d ha 8 i1 10 im 9
chart_appoint 22 11 f
chart_body 22 im c
chart_morn 22 i1 g
chart_open 22 ch 9
chart_read 1z i1 f
chart_real 22 im 7
chart_weight 1w 89 a
charter 1w av m h0 9
charter_account 1z av h
chas 1b 6x b cf d el a es 1z h0 i h4 18 hb p
chas_client 1w h0 c hb r
chas_invoic 22 es z
chas_payment 22 6x 9 es l
chat x s b 11 9 1l a 1q d 1s b 1v f 1x c 37 9 40 9 46 p 48 9 4w b 5b a 6t v 6x 8 6y 9 79 c 7l u 7m p 7s c 7t e 7u a b4 11 b6 9 bd c bf 9 bg a bj c bl b bo a bs z ck 9 cq e d0 9 d4 9 e5 16 e9 e el c ep e er b ez i f2 a f7 b fa e fl k ft r gk 8 gn 9 gv a hm b
chat_answ 1z b4 h f7 b
chat_fre 22 ba h d0 7
chat_group 1h s e 1j 8 1x c 37 c 48 b 6x a 6y b cq c ez i fc 9 gk a gn b gs c gv c
chat_midwif 22 7l u
chat_view 22 bl c
chat_whatsap 22 ex a
chat_writ 22 e9 p ep a
chatbot 1n 1v a 7h j 7z 1l e5 19 f7 n gm a gp g h7 j
chatgpt 1s aq q bn b ca 1s
che 1w 7r a
cheap s 8 8 b 8 18 b 4f d 4j 8 4v c 5p 9 63 9 74 f 8k 8 8p f 8r a 8t d 92 e 93 e 9h e al h bu 9 dh e io b
cheap_bags 22 8k d io d
cheap_furnitu 22 8p f
cheap_machin 22 18 h
cheap_often 1z b 9
cheap_pair 22 4j 9 ik 8
cheap_piec 1z 8p 9
cheap_than 1l 6o 8
cheap_tool 1z 8s g 9h e g4 c
cheapes 1k 18 8 1r 1j 22 14 iq 9
cheapes_charg 22 22 t
cheaply 22 2a g bw b
cheat 1n bf a bl a
check i p a s h t 9 w 8 x a 1c a 1k 9 1v 9 21 f 2a a 3c f 3n c 3y i 40 9 4f a 4t d 4z a 50 a 5h g 5k 8 5l b 65 9 6i 8 6t p 72 h 75 e 76 d 7c 8 7d b 7l 9 7o b 7p 9 7q b 7z s 80 l 87 j 88 a 89 a 8g h 92 b 9c h 9g o 9i o 9k m 9m d 9n f 9s h a7 b a8 9 ae a ap b ax f bi c bj g bm r ca e cd a ce f cu 8 cv b de 9 df 8 dg a dl 9 eg q ej a ek a er g f9 8 fb b fc g fd c fe c ff h fi e fu j g5 e g8 a ge e gh n gj 9 gk e gv s gw o gz 9 h0 a h3 b h6 g hb c i7 e ip i ix k
check_acces 22 76 7
check_acciden 22 hl 6
check_addres 1u 91 e
check_advic 22 7f 9 7h b
check_again 1q ca 9 hy 6
check_against 1j el d
check_age 22 c0 c
check_alarm 22 9n 9
check_annual 22 h0 a
check_answ 1s b4 8
check_ask 1r i9 9
check_bank 1z es 9
check_batch 22 fr e
check_both 1p cv 9
check_build 1w 9c u
check_button 1k bj b
check_buy 22 5h g
check_cabl 22 ag 8
check_card 1w 8g 9 bf 9
check_certifi 22 f a
check_chat 22 hm a
check_check 1l h6 j
check_claim 1r 9 9 88 g 90 9 c9 e
check_clean 1n 3c i ix c
check_client 1z e b m a
check_clinic 22 7d j gv e
check_clos 22 57 b
check_cod 22 gv c
check_colour 22 3 b
check_comment 22 50 9 ha 8
check_compani 22 46 a
check_complet 1z gh j
check_consent 22 cd 9
check_content 22 cq a
check_contrac 1w dh b
check_count 1z 1b b 9a b gh a
check_country 1z df 9
check_credit 22 bb a
check_data 22 gb 8
check_deliver 1z 4y a 6s e
check_deposit 1w 92 9 93 9
check_doctor 1u 7t 9 g5 o
check_documen 1r fb b
check_door 1u a8 b
check_electri 22 fc a
check_employm 22 3y b 40 9
check_engin 22 bt f
check_expert 1z fb n
check_fak 22 50 9
check_filt 22 4 a
check_fir 22 9m 9
check_firm 22 9c b i8 a
check_fix 1z b8 a
check_flat 22 ff 9 h6 h
check_fre 1z bm d
check_genuin 22 ip f
check_grad 22 6f 9 ip 8
check_guarant 22 8g 7
check_guest 1z 3d f
check_help 22 cu b
check_hom 1z 9g g
check_hotel 1w 6t 9 76 d
check_hous 1z 9g a 9k 9
check_hygien 22 4x 9
check_identit 1q fc b fd 9
check_ins 1r s g
check_insur 1s 9i f ag 7
check_insuran 1w 7m a
check_invoic 22 ej a
check_item 1z 8u 9 ix f
check_law 22 1o 7 92 a
check_lawy 1p ax h er a
check_leak 22 a7 9
check_leas 1w bm i
check_let 22 bm d
check_licenc 1l 9c c
check_light 22 53 9
check_liv 22 21 b
check_memb 22 1x h 75 9
check_messag 1z 87 11
check_money 1z 1x a 46 9
check_nois 22 2m c fp b
check_not 1w 9g a
check_numb 1w 44 a
check_nurs 22 7z f
check_off 1z 2d 9
check_onlin 1w 7x 9 ev m
check_ord 1w 65 g
check_oth 22 48 9 7o a
check_pap 1z fx 9
check_parent 22 fi q
check_past 22 2l b
check_pay 1z 4t a
check_payment 22 er 9
check_pest 22 53 9 8q a
check_pharmac 22 7p m
check_phon 1q 9s g gv b
check_photo 1o gw d
check_photogr 1w 4f e 8g e
check_pictur 1u ge 9
check_plant 22 1u 9
check_project 22 1c b g9 8
check_recal 1z ix b
check_recip 1z 72 q fr 9
check_refund 22 79 7
check_rent 1z 2j a bm h
check_repair 1z gw h
check_report 1u df 8 h6 x
check_result 22 57 b
check_return 1w 8f b 92 9 dg c
check_right 1z 2a b
check_room 1s 7a 8 9b e 9k 8
check_sel 22 8g 7
check_send 1s ej e gd d
check_short 22 gw a
check_show 22 2n a
check_sign 1u u 9
check_sit 1u 3y r eg h
check_somebod 22 if 9
check_spot 22 1v 9 aj 8
check_staf 22 2w b 3z a
check_stock 1w ix a
check_suppli 22 8m 8 c4 8
check_swing 22 ge o
check_tap 22 6i 9
check_teach 1u bi o
check_term 22 2x a i6 9
check_text 1u 7l 9 gm 8
check_themsel 22 4u 9
check_ticket 22 33 a
check_train 1s hm 9
check_tutor 1z 15 9 40 h
check_twic 22 l 9
check_upload 22 f9 g
check_ups 1w x h fu l
check_used 22 eg 9 fe p
check_visit 22 k a
check_wal 22 3h 8
check_wheth 1l g8 a
check_word 22 7e a
check_work 1s 4z i b7 b
check_writ 1w 1d 8 ae 7
check_written 22 9n 9
checkli 1a 2x i 36 f 3q f 5l i 5r i 7a c 7l g 94 k 9i i 9n 11 ce f dj b ey 19 gu h gv h h6 n hb 16
checkli_hom 22 94 b
checkli_link 1z hb v
checkli_not 22 5l b 94 b
checkou 1m 3c f 55 15 dc k ev b ew p g1 l
cheerfu 22 6 c 46 a
chees 1h 5p a 66 3o 6b j 9y a a2 c a9 f bx b hk d hv a
chees_box 22 66 1w
chees_count 22 66 g hv 6
chees_lov 22 66 12
chees_mak 1z hk e
chees_shop 22 66 1t
chef 18 2m r 30 2j 4n s 5d a 5u 1l 60 h 6j e 6s 11 8s f a9 z ab l hk 9
chef_cook 1s 30 s
chef_jacket 1z 4n z
chef_ord 1u 5u 17 a9 n
chef_pay 22 ab 8
chemica 1h 3i a 3k 13 8h 7 99 9
chemica_includ 22 3k 9
chemica_wast 1z 8h 7 99 9
chemist 1i 8h p ho 7
chemoth 1z cy p i2 1u
chen 1s e6 o ea a g3 d gt i h4 d
cherry 1w 3s 9
ches 1p bi d hm 3t
ches_club 22 hm x
ches_school 22 hm 24
cheshir 22 fz 9
chest 1n u 9 v 1e 4m 9 4o 9
chest_ray 22 v t
chest_rays 22 v c
chew 1q 4b a a2 1n fs c
chewy 1w 2s a
chicken 1d 2u i 2v h 2w d 4b b 5v f 60 m 7i e 9n b 9z 9 a0 a a3 e a4 j ah m fr q ht f ie f
chicken_farm 22 ie h
chicken_ric 1q 2u d 2w d 60 k 7i b a4 i
chicken_stew 22 4b c ht i
chickpe 1u 5v o 68 10 72 m
chickpe_curry 22 5v f 72 j
chief 1s 5j 15
chikki 22 a1 v
chil 1a 5p 7 60 14 66 d 6c l a4 14
chil_frozen 1z 5p 9 60 f
chil_meal 22 a4 h
child w a g j o 13 c 1i e 1k 16 1m t 1n 1j 1p c 2w b 3w a 3y f 3z o 40 g 44 k 45 c 48 m 49 m 4a t 4d q 6y x 7j f 7l f 82 7 8b v 8t b 8u f 91 j 93 j 9u c b6 18 b7 13 b8 c be q bi z c5 d cl 19 d8 19 dn b f8 h gn r hn j hq 8
child_agre 22 gn a
child_allergy 1z 7q 9
child_break 22 hq 7
child_build 1z 49 9
child_cal 22 44 b
child_cannot 22 j w
child_group 22 hn g
child_grow 1w 1k x
child_grown 22 93 9
child_hardly 22 1m p
child_hero 1w 1n 1p 91 j
child_hurt 1z ge c
child_ill 1s 48 c
child_learn 22 1p 7 b8 l
child_must 22 1i 8
child_nam 1s 1n a 91 i
child_own 1z b7 9
child_practis 22 b7 a
child_protect 1u cl 9
child_read 1w b6 1r
child_safety 22 3o 7 4d a
child_sav 22 d8 l
child_school 1z 6y 9
child_seat 1q 1k d dn c
child_siz 1z 92 d
child_typ 22 7j q
child_watch 22 4a a
childca 1k 14 a 1a 1c 3a s 3y n 3z 1v f8 u
childca_next 1z 1a x
childho 1u 1b b bp 9
childmi 1z 3y w 3z k
childre p 1 e 4 e h d j o 15 9 1a f 1h x 1i 1a 1k 17 1m s 1n p 1o r 1p i 1s c 29 n 2g g 2w q 34 e 3b a 3w 7 3y 10 3z 12 44 11 45 17 48 z 49 14 4a 19 4d 18 4h e 4l c 75 e 82 t 8b z 8m k 8t z 8w f 92 e 93 j 9x c b6 o b7 l bi v c5 17 cl 12 cr e d4 g d8 x dn a f8 13 fi d gn l hl t hm o hq w i2 g i4 s is b
childre_abroad 1u fi i
childre_art 22 c5 v
childre_ask 1w 3z 9 cl g cn 9
childre_bal 22 hq f
childre_bik 1u 1k 1q dn h
childre_birthda 22 45 w
childre_book 1u 1n 12 91 j bi o
childre_build 1w 49 9 8b o
childre_calenda 22 1h p
childre_cannot 1z j 9 1m d
childre_check 22 1o 7 b7 a
childre_clas 1z 4a a bi f hl b
childre_cloth 1z 4d 2f
childre_collect 22 b7 a
childre_data 1q 1h b g3 c
childre_earn 22 1i s
childre_find 22 1i b
childre_finish 1z 49 9
childre_first 22 1n 6
childre_fram 22 4l s
childre_garden 22 19 a
childre_hom 22 1p q
childre_hospita 1z i4 r
childre_insur 1w i 9
childre_keep 1z 2y a 8t 9 b7 9
childre_learn 1u j 9
childre_lov 1z cl 9
childre_materia 22 c5 f
childre_must 1z 44 a
childre_next 1z 1a a 4d a
childre_not 22 3z a
childre_open 22 3z a 49 a
childre_oth 22 fx a
childre_parent 1l gn g hl 7
childre_party 22 45 m
childre_pets 1w 1u d 2g f hy 5
childre_play 1u 3b h 8t m hq d
childre_possibl 22 1s a d8 a
childre_project 22 49 a 8b d
childre_read 1z 15 k 3v b b6 p
childre_real 22 8b d
childre_rid 22 1k 7 48 f
childre_saf 22 16 9 1i i
childre_sam 1z 75 9 bi 9
childre_school 1r 2w k 48 s f8 1b hl a
childre_shar 22 1i 8
childre_shop 22 29 d bw 8
childre_sit 22 hm a
childre_siz 22 93 9
childre_smal 22 c5 e
childre_speak 22 82 i bi a
childre_sport 22 4a h
childre_start 1z d8 9
childre_stop 1z gn k hm a
childre_teach 1w 3z b
childre_test 22 2w b
childre_themsel 1z j e
childre_toolbox 22 8b g
childre_until 22 f8 r
childre_wheth 22 3y b 40 9
childre_women 22 h b hl f
chilli 1u 67 y aa 8
chilli_sauc 1z 67 s
chilly 1s 67 d 8c j
chimney 1w dv 7 gu 13 if r
chimney_sweep 22 gu k
chin 22 hl 6 in 8
chines 1o b5 m
chip 1g 68 j 8l f a0 f fy r gc q
chip_skin 22 gc l
chlorin 1u 16 p 3k 18 4m m
chlorin_wat 22 16 l
chocola 1j 2q h 69 2v 7q e 91 l 9y g a1 n
chocola_gift 22 69 1c a1 d
chocola_lov 22 69 x a1 b
chocola_spread 22 9y g
choic 14 2a c 2v 9 3v 8 79 8 7c 8 8d 9 8f 8 8j 7 8k 8 8w i 8y c bg 10
choic_ask 22 41 9
choic_colour 1z 8d 9
choic_room 22 39 a
choic_univers 22 bg r
choir 1i 37 g 41 n 6x y du 2l e0 7 gl d
choir_sheet 22 du q
choir_sing 1z du n
choir_track 22 du t
chok 1s 2s a g6 11
chok_allergy 22 g6 a
cholest 22 85 l
choos n 1m a 2q a 2u d 3h 9 3q g 41 9 54 8 5h a 5v e 5y a 8b 7 8f 7 8o e 8u c 8w d 8y h a1 8 a4 c a5 9 be d bg b bs c bw b c1 7 d3 a d9 a e1 d f2 a fg b
choos_dat 1g 6r c 7c 8
choos_degre 22 bg r
choos_design 1w c1 7
choos_dish 1w 2u h
choos_family 22 1c a
choos_group 22 bs b
choos_housema 22 fg i
choos_ingredi 1z 6j 9
choos_instrum 22 41 9
choos_kind 22 i9 b
choos_languag 1z ec a
choos_meal 1z 60 d a4 b
choos_next 1s 8b 9 b7 9
choos_pictur 22 3t 7
choos_pitch 22 9s k
choos_project 22 g9 8
choos_short 22 co b
choos_siz 1l 8y c f0 a fs b
choos_skin 22 0 9
choos_task 1s be 9 cb c
choos_trust 22 87 9
choos_twelv 22 8y a e1 8
chop 1o 5v x 8s y
chop_board 22 8s w
chor 1o 1i 1o 1s z 2g i 8e 7 d8 1i
chor_app 22 1i i 1s m
chord 1u 41 f bc 1i e2 d
chorist 22 du 1c
choru 22 du 1u
chos 1r 3 d 4g b e0 8 ie 9
chosen 15 2f c 2y c 65 h 6g b 6y c 82 7 8o b bw d c1 d co a hg a hz 6
chosen_book 22 2y a
chosen_contact 22 2f h
chosen_tast 22 6g 9
christi 1w 3v n
christm 1d 1c a 1o 1u 5n k e2 7 hz 2p
christm_eve 1z 1o u
christm_tre 1z hz 3a
chronic 1n 7o p 84 k 89 r a8 11
chronic_illnes 22 84 j
chronic_patient 1z 89 g a8 l
church 14 3r a 3v 6 3w b 44 c 46 b 6x 1j bz 9 d1 6 do a dq b ds f du 9 dy c e3 s gf a gj 9 h9 p hg g
church_hal 1q ho 8
church_school 22 3v 7
churchy 1z hz a i0 a
churn 1r 2q d ed a hc t
chutney 1r 67 q 9z j hv 2c
chutney_fruit 22 hv w
cid 1w 6i 1d 71 q
cin 22 d2 b
cinema 1p 2s 9 32 k 39 m e3 30
cinema_bowl 22 32 g
cinema_trail 22 e3 p
cinema_villag 22 e3 10
circl 1e 17 l 1a j 1c l 3w z cq d dd 2p fl 1k fy b i9 a ii 9
circl_app 22 dd 1d
circl_first 22 g9 8 ii 9
circuit 1s b2 19 b4 m dy 8 h3 n
circuit_kettleb 1z b2 s
circula 1z 5o e i9 a
citizen 1l 1e 1n ds l gg 2a gi 28 hf j
citizen_report 22 gg 1z
citru 1w 9 j aa p
city u 19 d 1r b 1v o 1w p 2y b 32 j 33 r 44 b 6u c 8y b ab 9 bj a bk t ci c dl 9 dn f gd x gg j gi y hp 7 i0 v
city_bik 1w dl c dn p
city_council 1u gi 17
city_dogs 22 fm b
city_flat 22 6u h
city_folk 22 i0 9
city_garden 1w 19 k i0 v
city_guid 1z gd 1c
city_kids 1z 33 8
city_kind 22 1w a
city_magazin 22 1w g gd f
city_market 22 52 9
city_street 22 gf 8
city_tour 1w 33 k
city_trip 22 1v v
claim 11 7 b 9 h 11 c 1z a 2d b 2e c 2r a 56 c 5w b 7k b 7q g 7r c 88 1u a0 9 aw 11 be d c9 l cx 8 db f dc 1d el 1c g2 b g4 j h1 2q ic b io 9
claim_allow 1w 7 9 c9 a
claim_bank 22 87 b
claim_check 1z 25 9
claim_claim 1z 88 b
claim_clear 1z dc b
claim_compens 22 88 r
claim_consent 22 82 8 83 9
claim_cost 1z dc k
claim_data 1z 26 a 7q 9 7r a
claim_fil 22 el 9
claim_handl 1z h1 w
claim_health 1u 90 9 be a e9 a
claim_paid 1w h1 y
claim_part 22 88 c
claim_photo 1z h1 1f
claim_refund 22 88 r
claim_return 22 cy 6 im 7
claim_safety 1z 2d 9 8x a cz 7
claim_sampl 1w h1 b
claim_treatme 22 7r a
clamp 1q 28 16 ia 9
clarine 22 93 b dz h
clarity 1z bd g bo a
clas w f c g 1r h 12 i 1d j f o e s 1d v f 15 t 1i e 2w m 42 v 48 w 49 1d 4a 1m 6y c 7e i 7l k aq o au p b1 1m b2 9 b8 j b9 f ba a bb t bh 8 bi 1v c5 1b f9 c fq d g3 p gp a hh z hi y hj j hk 1c hl z hm v hn 15 ho 1f is f
clas_age 1z 4a g
clas_ask 22 g c 4i 8
clas_baby 1z 26 a 7l 9
clas_begin 1z i v hl 5
clas_book 1z s k 4a e
clas_card 22 g j
clas_chang 22 bb a
clas_childre 1r 4a r bi d c5 x
clas_clas 1n b1 9 bi f
clas_communi 22 hi 9 ho 9
clas_empty 1u bi h c5 9
clas_english 22 42 k
clas_ful 1s g g b1 b bb c
clas_german 22 42 x
clas_gift 22 is q
clas_group 22 6y i
clas_hand 22 48 9
clas_kids 1u 49 11 4a f bi 19 c5 14
clas_languag 22 42 f
clas_liv 22 b9 9 hl b
clas_members 22 hh 7
clas_midwiv 1z a 9 4r 9
clas_near 1m g w i c 4a t 7e d b8 d bi c c5 k hh m hi 7 hk m hn p
clas_not 1z g b hl 5
clas_offic 22 h a b1 w
clas_onlin 22 bi g c5 b
clas_parent 1s 48 p
clas_part 1q 4a c bi c
clas_pas 1u s s
clas_privat 1z ba g hh 6
clas_read 22 15 l
clas_school 22 13 a 2w b
clas_shar 22 48 j
clas_sit 22 b1 8
clas_student 22 49 a
clas_term 1w 4a b
clas_today 1s c5 8
clas_women 22 15 a
clas_zoom 22 41 9
clasp 22 cy 8 fs k
classic 1l 2s d 6p 1o 86 f a1 c fe f
classic_car 22 6p t
classic_cars 1z 6p w fe e
classif 1k 56 a 6n 16 7j a 7z a 80 8 81 8 84 9 89 8 8p g fx g ig e
classif_let 22 7z 9 84 9
classma 22 40 k b4 l
classro 1j 27 16 4x f ao r bi e f9 14
classro_resourc 22 f9 w
claus 1p ax 18 er 2m eu a
clay 1j 3s 15 8z 8 ac 9 c5 15 hh 20
clay_cours 22 hh h
clay_fir 22 hh c
clay_pots 22 6c 8
clay_print 22 c5 e
clay_studio 22 hh w
clea 22 6n 8
clean s 3 b 16 13 18 j 2e i 2g q 2h b 30 o 36 9 3c 1m 3d n 3h 8 3i 1g 3j 1a 3k t 3m b 3p x 4e m 4j z 4o 8 4v c 52 a 53 a 5l 2a 5r g 63 g 6u 17 8f 8 8p 9 8u m 92 d 94 2c 97 1y 98 1e 99 p 9h h 9n v ae 7 an 8 az b bz a c6 f c8 b d2 6 dm u dv a e1 8 ek a fg j g0 9 gc c gv 21 h9 9 i2 7 ih d ii 9 ip q it 14 ix k
clean_adjust 22 56 a
clean_agent 22 4v a
clean_audio 22 az n
clean_book 1w c 9
clean_busines 22 5l n gv 18
clean_cabin 22 3c b
clean_cancel 1z 3c d
clean_car 22 94 9
clean_carpet 22 3i 13
clean_chang 22 gv a
clean_check 1n gv 1a ix b
clean_checkli 22 9n v
clean_company 1w 98 f gv 2b
clean_contrac 1w 5l m gv c
clean_cost 22 30 a 8u a
clean_drivewa 22 3j a 98 m
clean_empty 22 97 9
clean_fair 22 94 n i2 8
clean_fee 1z gl c
clean_firm 1s 5l o 94 f gv m
clean_first 22 94 b
clean_fix 22 5l b 94 b
clean_flat 1z 94 x
clean_grad 1z an 8 ip 9
clean_grav 22 3p x
clean_guest 1z 3c l 6u v
clean_gut 1z 98 x
clean_hir 1z 3i b
clean_hom 1r 3j d 94 15 97 a
clean_host 22 3c f 6u 8
clean_hous 22 3i b 98 i
clean_househo 22 94 w
clean_ill 22 5l i 94 n
clean_includ 1w 4e b
clean_insid 1z dm c
clean_insur 22 n 9
clean_lin 22 18 8
clean_linen 22 6u 9
clean_lit 22 2g m gc g
clean_must 22 dv 8
clean_near 1s 3i a 5l f 94 f 97 g 98 e 99 d
clean_offic 1z 5l 2b
clean_oven 1z 3i l
clean_part 1r 94 d
clean_patio 22 3j l
clean_plan 22 9n j
clean_plant 22 3p c 53 k
clean_platfor 22 94 w
clean_product 1u it x
clean_quality 22 gv o
clean_refil 22 63 g
clean_robot 22 2g 10 3k m
clean_room 1w gv x
clean_sam 22 97 c
clean_saturda 22 3c f
clean_sel 22 ip q
clean_servic 1z 3k q 5l 1i
clean_sit 22 gv e
clean_stay 1z 3c e 5l a 94 i
clean_supply 22 4v e gv g
clean_tablet 22 it 11
clean_team 22 6u 9
clean_than 22 30 g
clean_use 22 gv a
clean_wat 1w 16 29
clean_weekly 1z 94 t
clean_wel 1z 94 a it i
clean_window 22 97 1n
clean_work 1u 3c a 94 f
cleans 1z 0 9 1 9 2r o
clear u 27 a 3k b 4l 9 6n k 6w 9 7q e 8m 7 98 b 9c f 9j x ag e ba b c0 8 ch a ck 9 cp c dd a g2 a h1 a hg 8 hx 14 iq d
clear_answ 1u hg d
clear_decisio 22 88 8
clear_estat 22 hx 7
clear_gut 22 98 d
clear_limit 22 7c 7
clear_messag 22 e6 b
clear_ord 22 ba h
clear_pictur 1z ck a
clear_refund 22 44 b
clear_report 1w 7k 9
clear_return 22 8m 8 im 7
clear_right 1u 6w f cp e g2 a
clear_term 22 2p b
clearan 1m 1y a 8p 1a 9j 19 fd m hx 1x
clearan_death 22 hx h
clearly 1d 7 9 u e 1q 9 26 a 56 9 82 f 8e 7 cr g db 9
clearly_ask 22 cr a
clearly_explain 1w 7 9 8e 7
clearly_mark 1w cr 9
clerk 1j ge a gh o gj 9 h1 k h6 v
clev 22 e4 b
click 18 c3 8 cu 8 f3 17 hf 9
client v d w e n f 11 l r m t p f r 1c s i x b z 12 47 o 57 r 58 t 59 k 5a l 5b n 5c j 5e n 5f d 5g h 5h o 5j j 5l e 7m x 9t 13 ar h as o at h au e av h aw g ay i b0 h bu m bv r bw c ca 9 cf m e9 e ej 12 ek b en b ep z es d et o fb j gs a gz u h0 1q h4 g h5 e ha 1q hb 1e
client_accept 22 r a gs a
client_along 22 m a bu 7
client_already 22 47 h
client_answ 1z h0 b
client_ask 1q b 8 e 9 1z 8 f5 8
client_asks 22 4w a
client_book 1p e 9 r q h5 f
client_budget 22 et s
client_buy 22 5a a
client_complai 22 4s a
client_confirm 22 5g a at 7
client_data 1w x g 57 a h0 l
client_documen 1z h0 15 hb 1i
client_evening 22 5j 9 en b
client_family 1z p 9 47 d
client_field 22 at 7
client_fil 1u d 9
client_half 22 5a a
client_keep 22 l 9
client_mis 1u h0 z
client_money 22 7x 9
client_nam 1r ep g
client_not 1u d e r 9 z h
client_offic 22 5f b
client_open 1w 5j c h4 o
client_ord 1w e9 a
client_own 1u 7m a
client_pay 1q 5j 7
client_pick 22 r a
client_plan 22 f e
client_portal 1q h0 t ha u hb i
client_pref 1u 5e a
client_project 22 5h g cf 9
client_read 1z ha e
client_recomme 22 59 9
client_remind 22 ej a
client_report 1w eg a ha 1w
client_result 1z ha y
client_sav 1z 59 9 5e a
client_see 1u 3 a
client_send 1w 5p 7
client_sent 22 l 9
client_show 22 e b 58 a
client_sign 1s 9t 7 ep o
client_start 22 f a
client_stay 22 57 b
client_stop 22 5h e
client_studio 22 9t 8
client_train 1z 5e a
client_upload 1z hb 15
client_use 22 5b b
client_wait 22 4t 9
client_writ 1z r 9 z 9
climat 1g 23 20 ct 14 ic 11 id j
climat_challen 22 23 v
climat_mind 22 23 11
climat_neutral 22 23 9
climat_questio 22 ic h
climb 1d h 1w s j 4j a 4x c 6z c 8i 9 92 n fk h fs e ge i gi c hq x if s il g
climb_childre 22 h k hq f
climb_fram 1w fk i ge j hq t
climb_hal 22 h 14 92 a
climb_rop 22 fs h
climb_wal 22 h k
clini 22 4v 9
clinic y q 1h v h x r y c 3w c 51 t 53 d 54 p 5d a 5t a 7d 1d 7j h 7k 9 7t a 7z 9 81 g 83 i 84 g 89 19 8a e am n ao b e6 e ft y fu t fv a g4 1u g5 b gv c hc e i2 8
clinic_ask 22 7j a 84 9
clinic_cal 22 3w 7
clinic_check 22 7d g
clinic_hospita 22 7u 9
clinic_hotel 22 54 b 7d d
clinic_interpr 22 7d d
clinic_own 1z fv f g4 h
clinic_parent 22 7l a
clinic_patient 1w 7d a 82 8
clinic_school 22 16 a
clinic_show 22 q 1h
clinic_softwar 1z g4 1j
clinic_system 22 89 c g4 h
clinic_train 22 3w 7 7j g
clinic_use 22 81 8
clinic_visit 1z 7d 9 7z 9 g5 h
clinica 1k u 1f v a w 1u 7z c
clinica_not 1z u 12
clinica_trial 1z w 1t
clip 18 2c c 2d c 2f d 2z 7 5a g az v bh s bu h cw 7 fn 16 hg 2f io 9
clip_caption 1z hg 11
clip_hom 22 bu b fn f
clip_nail 22 fn g
clip_worn 22 2c 8 2d 9
clipboa 1s 6s h ge m h6 i
clipboa_camera 22 h6 f
cloak 22 dv 8
clock 1b 25 g 2h g 32 f 55 g 6w f 6z f 7l c ez e fe f gv n
clog 22 98 t
clon 1s 87 q ec q f3 i
clon_voic 22 f3 8
clos t 1v a 26 c 2q 7 39 a 3k c 4q a 57 v 5r e 5x a 62 q 7v 8 8l 6 ao 9 ci 9 cy 9 d0 8 fj b fu a ge g hp 9 ht a hy 7
clos_anoth 22 5l b
clos_cas 1s 4w b
clos_circl 22 do 9 ii 9
clos_field 22 fj a
clos_group 1z 3z a
clos_lat 22 1v 9
clos_liv 22 5x 9
clos_repair 22 j 9
clos_room 1w ah 7 hp 7
clos_shop 22 ew b
clos_until 22 ci f
clos_wel 22 eb a
closest 22 8q a
closet 1w 1t 1l
closur 1z 21 a cy l
cloth 14 4 e a 1k 17 o 1j 12 1t 1f 2d f 4c 23 4d 2i 4e y 4f 20 4j s 4n 13 4o 1b 4r 1j 5o g 8e j 99 g ap c c8 13 cy 1p ik h il 16 im y in 9
cloth_chain 1u 4d f 4f e 4r e ik b in b
cloth_fit 1w 4o 9 8e c
cloth_kids 22 4d u
cloth_magneti 22 cy u
cloth_model 22 c8 v
cloth_nappy 22 a 2e
cloth_nearly 22 4o l
cloth_onc 22 1t h
cloth_outgrow 22 1j f 4d m
cloth_rental 22 4d m 4e z
cloth_sal 22 1y 9 4d a
cloth_second 22 1j f 4f f
cloth_shop 1w 4o a
cloth_siz 1z 1j f cy 9
cloth_swap 1w 1j o 1t a 4f j
cloth_wheelch 22 4c k cy w
cloth_women 22 4c k
cloth_work 1z 4r b
cloud 1a 20 i 2n o 5c l 6q 7 cc 27 d3 d ec e ef h eu j f4 z
cloud_bil 22 cc 1g
cloud_kitchen 1u 2n q
cloud_photo 22 20 i
cloud_system 22 11 9 71 7
cloudy 1u 3k a ij l
clown 1w i4 2c
clown_visit 22 i4 q
clu 1j 32 d 8j 16 cn n
club v 4 8 h r 1b b 21 c 22 a 2t 17 37 a 38 a 39 n 3b k 44 r 48 g 49 t 4a j 4m d 4q m 5r b 65 13 6x 1j 75 j 7c 9 7h k 8n q 8w g 92 a 9r n au f b3 16 b8 c bd c bi s bk i by a bz b c5 k co 1e cq g d4 9 d5 7 da a do g e1 e e3 9 f8 y fq 9 g9 a gl z go k hl m hm r hr 10 hs n hu 7 i0 7
club_app 22 6x j co i
club_bars 22 39 f
club_begin 22 b3 n b8 a
club_book 22 gl k
club_cars 1z 48 9 dm 9 do f
club_church 1z 44 g 6x 1f bz a
club_club 22 2t l 3b 9
club_communi 1w i e c5 a
club_employ 1z 44 a 7g 9 7o 9
club_event 22 ci a
club_fair 22 ba b ck a
club_guid 22 b3 d
club_gyms 22 n 9 hr c
club_hal 22 gl 8 hr c
club_kids 22 4a h c5 f
club_library 22 49 9 d2 6
club_memb 1k 6x s
club_near 1q 2t z 44 e 4a e b3 9 bk e c5 9 co f f8 n
club_outsid 22 5r h
club_own 22 8n 9
club_parent 1r 49 d 5v 9
club_parish 1z 1b i 1o b
club_public 22 j e au d
club_room 22 e4 8 gl k
club_run 22 7h b f8 c
club_school 1s b4 8 f8 e hl 8
club_sel 1z 8n h
club_softwar 22 6x j 9r j
club_subject 22 cj a cr a
club_train 22 6x j
club_travel 22 37 a
club_walk 22 37 a
clust 1z 9x l
clut 1r 9j y hx e
clutch 1z 4g a io l
cnc 1u 5i 10
coach z f 19 h i j j l 19 o c z d 1g 16 35 o 3x v 41 c 4a l 5e a 5f w 7f f 7g f 7h 14 7i l 7j d 7k l 7r h 7x j ar 26 as 1z au 1g az d b3 v bd q bn c bo p bs f c7 1d ei e f2 i g1 e hg c hm r
coach_app 22 7g k 7x 9
coach_cal 1z as q
coach_client 22 z l
coach_found 22 ar 12
coach_group 1q 7r e b3 z hm 9
coach_program 22 ar h as g
coach_team 22 c7 8
coach_video 1z as o
coast 1h 78 15
coastal 1w 77 b
coat 1h 1l 7 3h 16 99 d cy v e3 f fn 1j fr a fs l i5 f i6 c
coat_check 22 fn 8
cobbl 1r 4h 9 4j 1e dt f
cobbles 22 29 d
cockroa 22 hy 1j
cocktai 1n 6g f aa 2p c0 1t hj v
cocktai_even 22 aa a
cocktai_hom 22 aa h
cocktai_kit 22 aa 17
cocktai_mix 22 aa 1l
coco 1z 8c b fo a fu c
cocoa 1m 68 e 69 1k 9x a 9y r a0 p ap 19
coconut 1w 8 9 2q 8 2r 9 9y h
cod u h a y 8 1a 1k 2h w 3a b 3t i 49 1k 50 m 55 k 59 h 5l d 6m 8 6n 18 6t b 6u 8 6w f 70 l 74 8 79 9 85 b 9s c ap f b8 1m bb c cb p dw a ec 9 ee 1l fj l gl p hc e he g hf 1h hr 9 i3 9 i5 d ia 9
cod_bootcam 22 1a i bb l
cod_build 1s 59 h b8 d gv a
cod_clas 1z 49 1l b8 f
cod_club 1z 49 13 b8 m
cod_cod 1u 49 e hf d
cod_cours 22 1a 1b b8 1w
cod_door 1s dw 9
cod_entranc 22 6w h
cod_kids 22 49 u b8 l
cod_open 1z gl 9
cod_platfor 22 b8 g cb 9
cod_post 22 50 9
cod_read 1w ee 9
cod_report 22 ia 9
cod_review 1w ee 1k
cod_school 1w 1a v 49 s b8 k
cod_smal 1z 6t 9
cod_step 22 b8 a
cod_tabl 22 70 11
cod_test 22 ee 1l
cod_writ 22 b8 a
coeliac 1o 5w 1e 7q 1k hk 7
coeliac_app 22 7q 16
cof 1z 2k 14 5z c
coffe 11 1f w 2e e 2j 28 2k 1y 2s c 3a g 3b c 5m 1j 5z 22 6e a 7f a 8s e 9e f a3 8 ap q b5 f gy g hn d hp 16 hq h i3 9 ih x
coffe_bar 22 1f 9 2k m
coffe_bean 22 5z 26 gy p
coffe_bik 22 2k 1k
coffe_cak 1z hp 8
coffe_cart 22 2k 24
coffe_chain 22 2j h 2k e
coffe_fruit 22 5m r
coffe_ground 1w 8c 8 ih 1e
coffe_machin 1q 2j g 5m p 9e k
coffe_near 1z 2j g 2k d 5z e
coffe_offic 1z 1f e 5m 1d
coffe_roast 22 5z k
coffe_shop 1u 2j 26 2s f
coffe_subscri 22 5z 15
coffe_whil 22 hn 8
coffin 1w 3s 2x 9q b
coffin_mak 22 3s n 9q 9
coffin_woven 22 3s v
cogniti 22 83 1q
cogniti_train 22 83 15
cohort 1u 1a a b9 l
coily 22 2 a i2 a
coin 1h 1c l 1p e 2f 9 8g 1x df v ew b
col 1s 47 l
cola 1w 6h z
cold 11 0 t n n 12 h 2q e 2r 11 4b b 5p 2e 5r i 5v i 60 9 66 c 6c o 6l h 6o a 8q a 9k g 9n c 9p 9 a9 f al m am j ei n fr m hs 6 hu 7
cold_box 1w 6o a
cold_chain 1r 5p l 5v 9 a8 7 hu 8
cold_drink 1z 2q e hs 9
cold_email 1z ei x
cold_field 22 b 7
cold_plung 22 n t
cold_pres 1w 0 9 2r 1d
cold_proces 1z 0 x
cold_room 1q 5p 1n 9n g am d bz c
cold_stor 1p 12 c 5p f al s
cold_storag 1z 5p 31
cold_truck 1w a9 l
cold_until 22 fr a
cold_way 1s 5v 9
coldest 1z al b
coliv 22 bl r fg 1k
collag 22 c5 o
collage 1z 7 q a0 14
collaps 1z 2d a
collar 1g 8e b fs 1i fw 2i gc 12 ie 1h
collar_measur 22 ie 9
colleag 15 y 9 23 c 2y c 51 b 5c k 5f l 5n g 5q c 7a 8 as 9 az 8 bk f bo c ch d eb f ee c ey w f7 e f9 a ga 9 hd b i9 d ic c
colleag_group 22 7a a f9 b
colleag_neighbo 22 bk h dp 8
colleag_show 22 4y c hd f
collect r a b 12 x 1c f 1j h 1y i 3f a 3q 9 3u h 44 b 48 d 4a b 4c a 4i 9 4j g 4q f 4v j 5t k 5x e 62 g 6m n 6w 9 6x c 77 a 8g 1n 8l 8 8p c 99 11 9b e 9f q a9 h bz h c5 8 cp e d4 c da a de 8 e1 10 ea 15 ek a es o ew c f4 n f8 n fp d g3 i gf i gn a gr f h0 f h8 g hb w hf a hx p ih 1l ip e
collect_bil 22 ic a
collect_box 22 5x 9 9b a
collect_buy 1w 4v k 8g s e1 c
collect_child 1s 48 d 4a f f8 b gn 8
collect_childre 1z 5v a f8 o
collect_collect 22 8g o
collect_count 22 ih 9
collect_deposit 22 55 9
collect_documen 1w av e hb 12
collect_dues 1w 6x 8 h8 s
collect_food 22 12 p
collect_hand 22 ct b
collect_keep 22 1c b 3q 9
collect_list 1z 8g 8
collect_money 1z 37 a da a
collect_onlin 1z 9d f
collect_ord 1u 4v 9
collect_outgrow 22 1j g
collect_pap 1z dj 9
collect_piec 1z 8p 9
collect_point 1z ai 9 b7 9
collect_proof 22 ev 9 f4 a
collect_receipt 22 dg 8 ek a
collect_recycl 22 hx a ih k
collect_return 1z fp a
collect_review 1z ea 11
collect_school 1z g3 g
collect_sel 1z 1y j 8g n
collect_sew 22 4i j
collect_shop 1z 6m m
collect_siz 22 4q o
collect_society 1r e4 7
collect_surplu 22 12 t
collect_twenty 1u 1b b 99 8 eq a
collect_used 22 ii 9
colleg 1e i d 40 b 43 9 b9 8 bg 1o bo g
colleg_plac 22 bg w
colleg_student 1z 40 9
cologn 1m 5 l 3q a
colony 1u ad 1i
colour 10 3 11 9 a c r m g 1s o 1t i 3h j 4c a 4h b 4m f 4p e 4q b 4r d 80 9 8d i 8h h 8k c 8x e 9d m b0 h bx 9 c1 g c8 p d2 6 gj a hj c ik e in 8 io g
colour_ask 22 3h 8 4p f
colour_furnitu 22 9d p
colour_kids 22 4l 8
colour_label 22 3 b c8 a
colour_sel 1z 4h 9 4p 9
colour_shap 22 c8 e ik 8
colour_siz 1u 4q 9
colour_test 22 c 9
colour_wash 22 8d 6
column 1s 1a a eu a ex a hf e
com 16 4a g 6x 8 bk f co d
com_photo 22 83 a
com_season 22 4p 9
comb 1z 1t 9 ik 8
combin 1n 4v n af z dk n
combin_harvest 22 af j
comedy 1s 39 1b
comedy_night 1z 39 t
comfort 1g 6 j 4h 11 4s 11 56 s 73 8 fw a hs 8 i4 e
comic 1h 8g 1k 8w m bi l c5 n cs 2z g9 n
comic_book 22 cs q
comic_draw 22 c5 f
comic_read 1z cs 1d
coming 22 hl 8 ho a
comma 1w 40 9 du 6
comment 16 59 g 5a l 5g c 5j a 85 a at 8 az a b0 g b9 9 bc a bg b co c d3 8 e8 m ee c ep h er j gi b gp p ha y hc w
comment_directl 22 b0 9
comment_photo 22 l b
comment_sort 22 hc v
commerc 16 57 e 5h e 5l h 5r 1a a5 e al l aw c ca 9 ff c he k ih b
commerc_beekeep 22 ad 7
commerc_busines 22 57 b
commerc_clean 22 5l n
commerc_industr 22 ed b ic a
commerc_kitchen 1z 5r 1s
commerc_meet 22 e5 a i5 b
commerc_trad 22 58 a eo a
commiss 11 1v b 2n c 70 y 9d g a6 u aw q bg 9 c2 i cp b dh i dj h e1 9 fc b fh f h3 b
commiss_insur 1z aw h
commiss_openly 22 1v 9
commiss_ord 22 a6 8
commiss_premium 22 aw i
commit 1r 4e b
committ 1z 16 o
commodi 22 5h b 6n b
commodi_cod 22 6n 9
common 1c 4v m 7j 9 9e l b4 c ba d dh a e9 d
common_jobs 22 95 a
common_part 22 9e p
common_practic 22 11 8
common_questio 22 e9 f
communa 1r 19 12 2t o 74 8 fg h gf 9
communa_din 22 2t l 74 7
communi z g d i d 12 f 16 m 17 v 19 1h 1c f 1e 1f 1m w 5r e 5x c 64 m 75 a au h bj b bk m c5 b ci e cm b co 10 cq n dd i de e ds d e3 w fg m fl 1i g3 8 g9 n gl s h7 a hh a i0 8 i3 y
communi_app 22 1m 1c g3 d
communi_associa 1z bs b dd 9
communi_centr 1h c5 8 gl g hh b hi 7
communi_energy 22 1e 1n
communi_garden 1u 19 28 8i 7 i0 b
communi_group 1q 1b a g9 j
communi_hal 1s ho 8
communi_liv 22 fg g
communi_manag 22 fg k
communi_memb 1z co a fl f
communi_onlin 22 5e b fl f
communi_own 1w i3 1f
communi_project 1z g9 i
communi_room 22 gl u
communi_rul 22 co b
communi_shop 22 de a i3 i
communi_student 22 7r a
communi_trust 22 de a
commut 1c dl 9 dp 2c io u
comp 1z aw 11
compact 1q 29 w 4x 8 gf 17 ij 8
compan 1b 4v i 4w h 4x q 4y e 4z g 53 h 5a 16 5c 12 5d g 5f u 5g s 5k f 5l v 5m m 5n j 5s 1g 5t h 6z g 9l f aj z ak x al f am f cc g e9 j ed j em j ey k f2 h f5 i gq j gw i ib 1a ic z ih h ii h
compani 1h 13 e 2g k 3w 1t 46 2j 76 f 7a 9 bk l bs 2y
compani_elderly 1z 46 1o bs n
compani_first 22 7a a
compani_old 1z 76 f bs x
compani_ring 22 46 a
compani_see 22 3w 7
compani_stay 22 3w 7 46 h
company n w 9 1b b 2g 9 2u o 31 i 32 b 46 j 4g 9 4n f 4t 9 4w m 4z k 5a x 5d f 5f i 5j e 5k m 5n y 5s a 69 b 6z c 7y 9 88 d 9a j 9l j 9o f 9w i aj a ak m ao d au c ay e az n b1 t cc a dk b dp c ei t el k ev d f2 b f7 s fa l fk b gf 8 gn b gq q gs e gv y h7 d h8 f hc a hd t iv a
company_agent 1z h8 b
company_ask 22 2u b
company_book 1s 6z h
company_build 22 5j 9 ao 8
company_buy 1z aj 8 ei a
company_canteen 22 dp a
company_car 1w ak 13
company_card 22 8g b el z
company_clinica 22 w f
company_cut 22 5n b
company_din 22 e0 8
company_employ 1h 2u b hd e
company_event 1r fk 8
company_few 22 gv a
company_half 22 6l a
company_hand 22 ei b
company_hom 1z 3m a
company_leas 22 54 9 5o a
company_lend 1z 1b c
company_meal 22 5v h a4 d
company_off 1u 9k 8
company_open 22 ei 9 ga 8
company_ord 1r iv b
company_own 1n 4g c 5d c 88 b ev e
company_party 1z 5n m bz a
company_pays 1w dp 9
company_platfor 22 96 f cj h
company_post 22 4z a
company_product 22 5a a
company_propert 22 9k 9
company_reason 22 ei i
company_retreat 22 5n y
company_sel 22 ic 9
company_shop 1z 69 9
company_softwar 22 gv 1x
company_spend 22 5n b
company_sport 22 h 9 b1 h
company_student 22 bl f
company_team 1w 2u g fk f
company_train 22 hd j
compar z 1r 16 27 9 3f 9 3q s 4u 9 4v h 5j 9 5p 7 7d e 80 h 9c b 9k b aw 11 c2 p c3 r c8 e cn b dj 1a e7 d em b er a gt c h1 a h6 f ib b ij a
compar_both 1w c8 9
compar_grocery 22 1r 1l
compar_group 22 4x 9
compar_mark 22 er c gp a
compar_off 1r 9c b aw 9 c2 a
compar_own 22 df 9 gt b
compar_photo 1z 80 7
compar_plan 22 7d 9 7r a
compar_pric 1w 4l 9 4v f 5p b
compar_quot 22 7d 6
compar_result 1z 7q 9 cn h et a
compar_superma 22 1r m
compara 1z 9c a 9k c hc c
compari 1i 1r p 22 b aw c ca c dh i dj e
compari_sit 1z aw c dh i dj e
compens 1u 88 1z aj p es a
compens_emissio 22 aj m
competi 1k 4a c 4v i
complai 13 5l j 5m 9 7b 9 7t c 7z r 88 t 90 d cf b eg l f9 9 gg f gv l h7 f h8 n hc l
complai_sam 22 1 9
complet 16 t o 1p 9 5o 8 8f g 91 b 92 t bg j ce k f0 a fr d g4 c gh x h0 a hb y i8 a
complet_applica 22 bg a ce 9
complet_begin 1z 7h a
complet_fil 1z f0 c hb m
complet_first 22 f a gh f
complet_patient 22 x 9 g4 8
complet_record 22 fu b
complia 1e 4w n 4y f 5h b de e f4 1w f5 1n h3 1a hd v
complia_certifi 1z h3 y
complia_cours 22 hd m
complia_paperwo 22 h3 j
complia_th 22 f4 8
complia_train 22 4y g hd j
complic 1z 7d 8 bq k
compos 1n 7e b d0 9 e2 10 g2 1g
compost 1i 9 9 a j 96 b ih 13 ii j iq h it s
compost_spong 22 it l
compoun 1s 3j q 9w 9
compres 1w ia z ik l
compuls 1r 15 9 ej c ey r go 9 gw k h6 9
comput 1b 1a 9 49 b 59 b 5c 1m aq l cm t cu 1c ec 9 em f i6 e
comput_backup 1z 5c l
comput_gam 22 cm x hs 6
comput_network 22 5c b
con 1q 2q q 3g h iu k
conceal 22 3 15
concent 1s 5b d it h
concept 1u 5 c 9d c
concert 1e m a 1w 1i 39 2j 41 v 4q 9 6v g by g du e dy j dz n gd r
concert_liv 22 39 u
concert_room 22 39 a dy a
concert_venu 22 6v d
concier 1w 6t q 6z a bs t
concret 1p 3j g 9o e an q ao j gs s
conditi 1a 2 18 1l 9 1y g 21 l 2i g 4f b 80 d 81 b 84 c 8g j 8n 7 8p b 93 8 9f 8 ax d b9 9 gh d h6 10 i6 8 ix 9
conditi_check 22 8g e
conditi_good 1w 1y e 4f c
conditi_photo 22 80 h
conditi_report 22 h6 h
condo 1l 6m 9 h8 19
condo_associa 22 h8 t
condo_board 22 h8 i
condole 22 3t n
condomi 22 f c h8 l
conduct 1r bd j du 1p fa a
conduct_upload 22 du m
confect 22 69 q a1 m
confere 1e 4u 8 5b l 6w 9 by 1i c2 e c4 a cd 8 eg a ev a f1 a gh a gi 8 gm 8 hg l
confere_award 22 by h
confere_photo 22 by k
confere_plan 22 gh b gi 9
confere_start 22 cd 9
confere_talk 22 hg o
confide 1a u 9 4w n 5e k ar g as r au v ax 9 bd g bo 9 cd e d5 g eb b ep 9 er a f2 w i4 6
confide_contrac 22 er c
confide_data 1z 5e a cd 9 gz 9
confide_report 22 4w s
configu 1w 8o b
confirm y 1r 9 1v b 31 e 3o d 4q a 4t h 4v 9 4w c 4y c 60 9 6r e 76 c 7d 6 7p o 7w 9 a8 i bq c c4 k dh a di g dk 9 et c f4 b gz c is e
confirm_cancel 1z 6r g
confirm_dat 1z gz f
confirm_fact 22 5g a at 7
confirm_suppli 22 c4 r
conflic 1p 5r c ca 8 fp c go a gz 11
congreg 22 6x t
congres 1s q b u c v b x b 6v a 89 9
congres_regiona 22 q 9 x 9
connect x t g u e x 9 y d 11 g 1b n 1e f 4t d 51 g 6s 9 6v d 79 b 7j f 89 9 ak g al b c7 a cb b d7 b df q dg b dh a di a e5 a e6 a ed 1b f7 g ha h i5 g
connect_bank 1s 23 8
connect_both 22 d7 b
connect_client 22 ha 9
connect_common 22 11 8
connect_met 22 ak 9
connect_payrol 22 di 9
connect_practic 22 u a
connect_record 22 t a
connect_sensor 22 27 d
connect_shar 22 51 9
connect_shop 1z i5 f
connect_system 1u ed e
connect_til 1z y l ed w
connect_wallet 22 df s
conscie 22 hu 7
consent z m a u r w q z 9 1s b 2y b 49 a 4u h 5a k 6t b 6y h 7p b 7u a 7w 9 82 9 83 a 87 b 9j b 9t 1h b4 b b6 b b7 b bd 9 be b bp a bs d bw b bx 8 c7 f cd a cg h ck d cp d d0 a d4 9 d7 c d8 b e7 o ec i f3 c f5 x f6 g fn 9 g4 e
consent_ask 1w 6t 9 hm a
consent_check 1z d7 a
consent_confide 22 u a cd 9
consent_deletio 22 cg 9 f6 b
consent_fac 22 20 b cg 9
consent_form 1p z d 5a c 9t b g4 g
consent_insur 22 i4 7
consent_keep 22 hc 9
consent_label 22 22 9 e8 b
consent_minor 22 b8 a fa 8
consent_music 22 5a a
consent_need 22 87 9 d8 a
consent_not 1z r 9 bs b
consent_parent 22 b6 a
consent_person 22 7u 9 83 9
consent_phon 22 80 8 9t 8
consent_photo 1w 6y 9
consent_read 22 1s a da a
consent_record 1s 4u b bo 9 c7 c
consent_recordi 1z 82 e bd e bi 9
consent_remind 1z 6r b
consent_right 22 bp a cd 9
consent_show 1z 9d 9 bw c
consent_shown 1z cp a f6 a
consent_stor 22 b4 a b7 a
consent_wheth 22 75 9 ea b
consent_writ 1w u h 13 9 gn 9
conserv 1r 3o i 41 a
conserv_train 22 41 9
consign 1q 4f m ip 1r ix m
consign_check 22 ip 8
consist 1z 2j e 2s b
consol 1j cm m ec 8 ef a eu f ev 9 f0 a f4 8 hs 1z i6 e
consoli 1z 7x 12 dk r
constan 1w 7 a dn 8
constru 1e 5q j 8f 8 8t j 9o 1m a3 t an e gh l gs 28 gt k
constru_company 1z 9o 11 gs y
constru_sit 1u a3 g gs 1d
consula 22 ce f
consult 12 l t m a o d u 1h 1g 18 3f f 3h c 4z q 5g k 5h 1m 7t 18 9n a 9u i av b ay 1l bg i c6 9 cb a cf w f4 k fb 16 ft 1a g4 f gi 11 h0 f ib k ic m
consult_help 22 1g 9 ay b
consult_not 1z u o g4 h
consult_offic 22 al 8
consult_own 22 f4 h
consult_platfor 22 bg g fb i
consult_sit 22 gm 8
consult_smal 1u ay r
consult_writ 1z u 9 9n d c6 d
consum 1g 7x m 88 1j 8e 8 a9 g dh b ea b i5 b ib k
consum_advic 22 88 8 dh c
consum_law 1w ea a i5 a
consum_right 1z 88 s 8e 8
consump 1w 28 o 2b u
consump_hom 22 28 k
contact 11 2c g 2e b 2f u 4w e 50 9 5h r 5k c 87 g 8s c 9i c b3 c bn c bq o br p ct a cu 7 d1 6 da c e7 c ei 11 eo 14 fa f ff g fl 8 hc f
contact_battery 22 2d a
contact_cal 1z 2c g
contact_grow 22 6d a 8r a
contact_let 22 da a
contact_nam 1r bq c
contact_own 22 ff l
contact_person 1z 7s b
contact_profess 22 5d 9 fa d
contact_safety 22 8s a
contain 15 2q a 55 q 63 y 6l f 72 a 7q f ab 15 al u ao y gf 14 i3 k i8 f ih d ii x it 9
contain_shop 1w 55 y i3 g
contain_someth 22 u a
contami 22 5w c
content 18 50 t 5x b 6g b 7k e 7l 9 83 g 91 l ck 9 cq e e8 z e9 1x
content_calenda 22 e8 o
content_clear 22 6w 9
content_creator 1z 50 i
content_origin 22 4c 9 ik 8
content_right 22 ba b
contine 1r cx i
continu 1g 20 f 7e a ad 6 hh 6
contrac r 1d a 1e 9 1i 8 2u b 2v b 2w d 3h 9 4v e 4z i 50 e 51 9 52 c 53 b 54 a 5b l 5l o 5q q 6m 9 7w b 93 a 9c z 9l g 9r b aw c ax 19 ay w bm f c2 c c4 f c6 l dh 1h e0 b em b eq 1h er 1r f0 u fd b gr b gt l gu d gz d h4 c h7 a hl 6 hy 5
contrac_automat 1z dh o
contrac_becaus 1z 7w 8
contrac_cater 1w 2u g 2w g
contrac_check 1s bm h er h i9 9
contrac_company 22 dj 9 dl a
contrac_dat 1w eq a
contrac_data 1w 2v 9
contrac_ends 22 ib a
contrac_first 1w dh b
contrac_holiday 22 3c b f0 s
contrac_insuran 1s aw e
contrac_invoic 1w 4z b
contrac_licens 22 80 8 85 8
contrac_minimum 22 5l b
contrac_nam 1w er b
contrac_open 22 6m b
contrac_pas 22 eq b
contrac_payment 1z s a 4z k
contrac_plain 22 ax g
contrac_policy 1z ay 1c
contrac_proces 22 ed b er c
contrac_renew 1w eq s ih 9
contrac_rent 1z 5q u
contrac_runs 1z 5m 9 5o 8
contrac_sign 1p eq 1p
contrac_templat 1s ax 1q
contrac_test 22 h3 g
contrac_wait 1z 9r 9
contrad 1s f4 a
contras 22 ba b eg a
contrib 1o 7v 8 dd 1a
control 19 1i 11 3n c 43 8 5w c 81 9 cm h hy 15 i9 j ib 1b
convent 1z 9t b cs c hs 8
convers z 29 c 42 1c 46 b 51 t 86 a 8v m 9c e as f b5 f bd 1a bs x c7 i cw m e5 e h7 9
convers_card 22 8v 11
convers_convers 1u bd c bs e
convers_hous 22 1b 9
convers_partn 1z bd 13
convers_said 22 9u a
convers_teach 22 42 a bd q
convert 1h h 9 2k p 36 j d2 13 dw 8 iv f
convert_van 22 36 l
conveyo 1z 56 k i9 13
convinc 22 9 f
cook u o a 14 j 1q 10 2g i 2l j 2m w 2n 13 2s e 2t z 2u c 2w n 30 1k 31 k 4b 1e 5n z 5r v 5v x 60 10 61 m 67 r 6b i 6d w 6f r 6s a 72 9 8l j 8m 8 8s 18 9z 1b a3 b a4 12 a7 m ai w d4 i fd d fr s gb w hk 1k ht 1x hu g hv i ih b
cook_approv 1z 2n 9 60 9
cook_chef 1z 60 d
cook_clas 1u hk 1x
cook_cours 1z 30 i hk t
cook_deliv 22 2n l
cook_deliver 1z 60 k
cook_din 1z 30 a
cook_dish 1s a4 b
cook_even 1z 1q 9 5n k
cook_everyth 22 5w e
cook_fresh 1q 2s c
cook_gas 1u a7 z ai x
cook_guest 1z 2t k 30 g 74 7
cook_hom 1n 2m f 2n d 30 10 5r d a6 a ht k
cook_kitchen 1z 30 o
cook_left 22 5v a gb i
cook_lesson 22 hk 10
cook_lunch 22 ht 15
cook_meal 1s a4 v ht 1m
cook_morn 22 a3 9
cook_neighbo 22 ht x
cook_not 1z 5r a 72 9
cook_off 22 ht 8
cook_oil 22 ih k
cook_organic 1z 61 h
cook_own 1z ht 9
cook_pack 1z 60 f
cook_portion 1z 4b a ht 1m
cook_ready 1z ht b
cook_sal 22 5r a hv 6
cook_sel 22 ht z
cook_show 22 o a
cook_smal 1u 4b a 8l 7
cook_someth 22 4b e
cook_togeth 22 hk e
cook_wait 22 ct a
cookboo 1u 1q b 8w p bp 9 d4 2u
cookboo_recip 22 d4 t
cookery 1w 5r d 65 d 6d d hk 12
cookery_clas 1z 65 a 6d a hk e
cookery_school 22 5r a hk l
cooki 1w a1 1q f5 1a
cookwar 1z 8l i 8s y
cookwar_shop 22 8l e 8s a
cooky 1q 2p p 59 a a0 h a1 2b a2 i f5 o
cool 19 n b 25 m 2q 7 5m a 5p 18 5u f 69 c 90 b 9w b a7 d a8 f hs 7 ib k
cool_box 1w a8 8
cool_farm 22 5p r
cool_label 22 5m c 66 a
coop 22 1e 1r i3 11
coopera 1c 1e 1k 4u h 4v t 5q 9 a6 f a9 m ac 8 ap k i3 1k id c
coopera_deliver 22 a6 h
coopera_yard 1z ac 8 af 8 id 9
coordin 1h 2x 14 4k 9 7d 8 7u 11 c4 2e cv b
coordin_car 22 7u x
coordin_wed 22 2x g c4 i
cop 1r hw 9
coparen 22 1h l 1s 1l
copd 22 89 1q
copi 1h t a 15 9 6n g 9m c b9 8 cs l ec a eh b ep g f5 j gt h
copi_chang 22 ep h gt h
copilot 1w aq 14 e5 9
copy 15 u b 1l e 2y g 5b b 5k a 8e d 8v c 8w h 9m a b4 d by 9 c9 g cb r cm n cr p d1 c d2 c d3 b d4 j du b e9 t eq a f4 b f5 b ha g
copy_documen 22 d1 8
copy_numb 1z ha j
copy_text 22 d4 8
copyrig 1m 1l 8 2p b 8y a ch c co c d2 6 dx 8 f9 9 g2 j
copyrig_strik 22 g2 j
cor 1q 9n c 9o q
cord 1p 26 p 3o m 4d c 9f 9 hz 7
cordles 22 9h h
cork 1m 1p b dz a fz 8
corn 13 h c 2j d 2z 8 52 g 5m f 7y 8 8g 9 9k 9 a5 k ad 9 bu 8 de c f0 f ft c gf 9 hq f hs c
corn_gym 22 h f
corn_shop 1n 52 a a5 o de a
cornwal 1p 8r 9 8z 9
corpora 17 1b k 4n g 4y d 5a t 5f 1i 5n u 91 g a1 e aq c az b b0 c b1 w bw d by r el i h8 c hd f is m
corpora_event 1w 5n l by y
corpora_gift 1u is r
corpora_learn 1z 4y h hd j
corpora_podcast 22 5a m az f
correct 14 t a 1r c 2d u 3r 7 42 n 4o e 4u a 50 9 5b i 7q c 7w d 86 b 8n b av 9 b6 g bd e bp i bs c cf c ci l d2 7 d6 e e5 d e9 b eb 9 ek h em a eu c f6 i gp 19 gy c
correct_data 22 4u e
correct_error 22 1r a 7w 9
correct_first 22 e9 b
correct_lat 22 42 a
correct_mistak 22 7q a
correct_not 22 u a f6 b
correct_postur 1z g e
corrido 1p 3q a 9w l
cosmeti 1m 0 11 1 o 3 o d m 7d d 7q l 91 a fh 8 ir 8
cosmeti_brand 22 0 e 3 o
cost j 1h l 22 y 27 9 31 b 37 c 3q f 57 b 5j 8 6j 9 6n a 6s m 7y 9 8f 7 cc w d6 8 d7 m da m dp 8 fz 8 g8 a gw 9 hv 6
cost_bik 22 1k 7 29 9
cost_check 22 1c b bm k
cost_deliv 22 64 a
cost_driv 22 22 k
cost_enquiry 1z 30 a
cost_first 22 d7 b
cost_guest 22 34 b 38 8
cost_hom 22 bm 9
cost_least 1z 1r c
cost_low 1w 2q 8
cost_managem 22 cc e
cost_materia 22 45 a
cost_money 1u 20 a 31 b
cost_next 1w 3r 6
cost_nobody 22 fz a
cost_own 1z hv 6
cost_pack 22 5v a
cost_pric 22 d8 a
cost_print 22 d0 7
cost_sam 22 h 9
cost_send 22 5n b cz 8
cost_shar 22 dp 9
cost_smal 1s 2e 9 fw 9
cost_softwar 22 6s w
cost_sold 22 0 9 2o a
cost_split 22 da g
cost_team 22 cc f
cost_tool 22 cc e
cost_train 22 cc 8
cost_travel 22 47 9
cost_trust 1w em a
cost_typ 22 da a
cost_wast 22 2q 9 2r 9
cost_work 1w hv 6
cost_writ 22 7x 9 8f 7
costa 1r c 8 k g t r 11 e
costly 1q 29 a 4x b
costum 1k 1o c 45 k dv 33
costum_rental 22 dv 1b
cosy 1u cm 12
cosy_gam 22 cm n
cot 1s 1a a 26 o 8u g ix 1c
cot_bounc 22 ix a
cots 1s 26 k 8u o ix 1i
cots_high 22 ix f
cotswol 1z c0 8
cottag 1p 34 11 3c g
cotton 1f 4c v 4r e 4s k ik 18 in e
cotton_sock 22 ik z
couch 1m 3i f 7h 18 b3 v
couch_run 22 7h z
cough 1p u 9 y f ie 14
council 14 1e b 47 b ci 1c f1 g f3 c g9 f ge p gf 9 gg i gi 1g gl i
council_decid 1z ch a ci c gi 9
council_lawy 22 u a 9o a
council_meeting 1w ci p
council_pay 22 47 9
council_tax 22 7w 9
counsel 1g 3w 1g 7m 1h 7n r as 11 bg n f2 12
counsel_look 22 bg a
counsel_student 22 as g
count q 6 9 y m 18 9 1b a 1f f 2j l 2o h 2r f 2s e 5o b 66 9 6k 8 6l h 6n 8 7i j 7s a 8c a 8f f 93 g 99 f 9h 9 9p a a0 a a4 i a8 8 ac 9 ag 9 aj h bb b de 9 dt b dv a e4 8 em b ey e gi 9 gq b gy w i3 h i8 9 ie b ii 9 ij 9
count_again 22 1c b
count_back 1z s a
count_calory 22 7i 9
count_cough 22 ie 9
count_deliver 22 a8 i
count_door 22 6m b
count_employe 22 4z 9 9a c
count_everyth 22 gy a
count_food 22 6e 9
count_hand 22 y f
count_lat 1z ft a
count_legal 22 bq a gr 9
count_look 22 1a b 8r a
count_medical 1k 6 e
count_money 22 de f
count_nam 1z 15 9
count_near 1z 2j a 2r f
count_onc 22 ec 8
count_ord 22 5v a 9p 9
count_packag 1w 1v 9 2x 9
count_paid 22 aj 8 ej a
count_pays 22 cr a
count_plant 22 ac 9
count_post 22 8f 7
count_proof 22 gs a
count_questio 22 ey b f4 a
count_return 1u ii 8
count_sal 1u a3 d ih 8
count_saving 22 cc 9
count_sel 22 cq a gy b
count_sign 1z 6n 8 eb 9
count_siz 22 dv 8
count_stock 1u 4v 9 6k 9
count_toward 22 93 r
count_view 22 hg 8
count_wear 22 1k 7 93 a
count_work 1s 1b a
countdo 1s 1i a
counter 1s 8c 12 a8 l ap 1l
countri 22 1n 8 75 8
country 13 2o h 5h o 5y e 64 m 73 6 75 8 79 1c 7a 9 ap 8 ax d bq b ce k de q df e g1 9
country_loaf 22 2o p 5y k
county 1d 9v 9 gk g gl a
coupl w i h 25 a 2x 1n 2y 18 3r n 4k 9 73 u 7m m 8v u bw a c0 8 c3 18 c4 i d7 28 e0 t
coupl_book 1w 2x 9 2y 9 7m 9 e0 8
coupl_both 22 d7 b
coupl_choos 1z 2y k d7 a
coupl_dat 1u c3 b
coupl_family 1k 2y v 73 i
coupl_pay 22 2x a d7 b
coupl_plan 1s 2x n c4 l
coupl_see 22 c3 e
coupl_shar 22 d7 u
coupl_spend 1z d7 m
coupl_suppli 22 c3 j
coupon 1z 1r b
courag 1w 7c w fl 9
couri 1b 2n q 3s 6 5t 2b 6m 17 6o l a6 r a8 u
couri_company 22 6m 9
couri_servic 22 5t r
cours y h i i 10 j u o i s g 14 i 15 r 1a 16 1l z 25 9 2t b 30 k 35 o 42 k 4a g 4x h 4y a 5f z 78 q 7e g 7j a 7l l 7s b aq 1h au j b5 k b8 1c b9 1i ba 1z bb 1h bf 9 bg d bh c bi k bk a cu d d9 c ey 11 fq e g1 f ga o hd 1c hh x hi x hj b hk 12 hn e ho 8 hq 9
cours_assign 22 hd h
cours_begin 1w aq f ba l hh 7
cours_book 1u i c s j 1l 1c
cours_certifi 1z bb f
cours_creator 22 ba n g1 g
cours_employ 22 ey o
cours_group 22 1l 8
cours_larg 22 au d
cours_lesson 22 i 9
cours_list 22 1l 8
cours_liv 22 3q 9 bi l
cours_offic 22 15 g aq y
cours_own 22 e7 b
cours_part 1r i b aq 9
cours_platfor 22 aq c ba h
cours_set 22 5f a
cours_weekend 22 8h a
cours_women 22 1a 1b 7k 9
cours_work 22 ba b
coursew 22 be v
court 1b h x 1h d 5b w 7x a 9l a 9u b bm a eq m fk 8 gm b gu g gz p hr 2o
court_lat 22 9u d
courtya 1z 39 c 3l q
cousin 1h 14 e d1 f e0 d
cov w 1n 8 2m c 36 a 3g g 3k e 5i c 75 b 7c 7 8x i 90 e 9f 9 at r aw 1d az a b0 9 bn i db 9 dc 1f gv e iq k iw 11
cov_boot 22 iw e
cov_let 1s at 19 bn t
cov_list 22 5i a
cov_need 22 dc c
cov_pay 22 2m c
cov_phon 22 36 a
cov_plain 22 aw d
cov_pric 22 dc c
cov_sold 22 dc j
cov_trad 22 aw p
cov_train 22 5e b
cover 1a 2p 9 3h a 3o d 3p 6 cd b db b dc r eg 9 ez g h1 f hr 7
cover_plac 22 b2 7
coverag 1w ha 12
coverag_book 22 ha j
coverag_report 22 ha l
cow 1q ai h hu 1t ie 1s
cowork 1e 2u a 3a 2h 53 b 57 a 5s 1d bk a cf 9 et a f6 a fl k
cowork_cal 22 fl m
cowork_spac 1h 3a 17 5s d
cows 1r ai 18 ie u
cows_ireland 22 ie 8
cozy 22 cm 10
crack 1e 3h o 68 i ag 9 dy e dz c gs d
crack_repair 22 3h 8 dz 8
crackl 1z e1 j
cradl 22 26 1n
craft 18 6h z 6i 1j 8b m 8d 7 8k m 8t q ba s c5 s eh x en 9 f8 n fh 17 gq b gt m hi 12 hw 14
craft_beer 1w 6i 1s
craft_box 22 8b a 8t l
craft_brand 22 fh i
craft_brewery 22 6i f
craft_busines 1w gq e
craft_café 22 8d 6 hi k
craft_clas 22 c5 f hi 9
craft_fair 1z 8k i
craft_gin 1z 6i j hw c
craft_kits 22 8b k 8t l
craft_market 1o fh 9
craft_worksho 22 ct a hi 1a
craftsm 1q 4j b 8k j 95 o cw b eh u
craftsp 1s fh r hi 1r
craftsp_show 22 hi k
craftsp_teach 22 hi c
cran 1s ao 1f
crash 1k do a
crat 1b 12 l 5p 1w 5q e 5x y 6h 1d 6j k a9 o d2 7 ds c e1 13 hj b ii 14
crav 1w 7s 21
craving 22 7s y
crawl 1r ca 9 hn c hq f
crazy 1q fk m
cream 1e 0 h 1 1r 3 e 4 1g 9 10 b u y h 2q 28 6a h 9y w
cream_cream 22 4 k 2q j
creamy 1z 69 9 9y 8
creat 1a 5 h 1n 8 c9 m ct d ej i et c gt t
creat_invoic 1w ej k
creatin 22 7 11
creativ 1n 58 a c5 r c9 26 cp 1i
creator 1d 4q n 50 2g 58 s ba k c9 y cp 1n cq 2g dg h fb k g1 2g g9 p
creator_br 22 cq i
creator_brand 22 50 u 58 y
creator_fans 22 cq q
creator_fre 22 50 r
creator_meet 1w cp 9 cq 9
creator_open 22 g1 f
creator_paid 1z fb h g1 f
creator_shop 22 50 i g1 g
crech 1u 3z z fp r
credit 15 3l a 4t h 4u 1z 5g f 7w 2l 7x 10 ae 9 aj 1v dd k di h g8 y he w
credit_bureau 1u 4u m 7w l
credit_card 1s 7x 1a di d
credit_fil 22 4u b 7w c
credit_history 1z 7w 1x
credit_loan 22 7w s
credit_payment 22 dd 9
credit_scor 1s 4u 26 7w 1o g8 f
credit_union 1w 7v 9 dd e g8 c
creek 1z aj l id h
creep 22 ib l
cremat 22 3u 1s
cremati 1r 3q 2d 3u 1p
cremati_pets 22 3u m
cremato 22 3s f 3u e
crew 15 3c g 3h e 3j b 3l k 4n 9 5a k 98 l 9a s 9o d ac h b1 f gg 8 gk t gs e gu a gv x
crew_build 22 3l f
crew_certifi 22 aj 9
crew_count 22 ac 9
crew_keys 22 gv f
crew_plan 22 gv m
cri 1w e2 a hn 9
crib 1w 26 18 8u p ix 19
cricket 1q 6b 18 8m 8 ah 9
crim 1o 8j 1n 8w n cj e
crim_cas 22 8j e
crim_fans 22 8j p
crim_sery 22 8j d
crim_story 22 8w m
cris 1z 7e d 7m e ga 8
crisi 1q z b 7e b 7m a 7n w bs t f2 b
crisi_numb 22 7e a
crisp 1u 68 o ab d hs b
criteri 1z w j
critica 1z 5i e 9c e
crm 1p cb 9 eo 33 h4 e h9 18
crm_smal 22 eo 16 h4 d
crochet 22 8d 1t
crocker 22 bz i
crocker_hir 22 bz e
croissa 1u 2j z 2o 1l
crook 1o 87 c hv a
crop 1i 6j t ac r aj 8 dc 11 id 22
crop_diseas 22 id k
crop_insuran 22 dc y
crop_weed 22 ac 9
cros 1g 8d c 8n 7 ac 8 av f de j ew m fa i gi 9
cros_bord 1s av e de i ew l
cros_company 22 fa k
crossbo 22 8b b io m
crossfi 1z h p
crosswo 22 cn 16
crowd 1j 7y z g9 i
crowdfu 1r 1c 16 7y f 8v l g9 2a
crowdfu_platfor 22 g9 1d
crowdfu_sit 22 8v h g9 o
crown 1q 10 1l 11 1r in 8
crown_bridg 1w 10 u
crumb 1z 17 b
crumbl 22 72 i dz 7
crumpl 22 eu e
crunch 1s 68 b
crunchy 1r 68 y 9x j 9y r
crush 1w 6e 9 i1 7
cry 1h 1g 7 26 19 e2 a
crypto 1q df 3c
crypto_app 22 df s
crypto_exchang 22 df f
crypto_hold 22 df 10
crypto_portfol 22 df 1k
cue 1z c4 f dx 14
cue_silenc 22 dx 9
cues 1u 7g 9 dx o
cuf 1r 4p k 89 k
cuisin 1u 2m t 6d 13
cultiva 22 6b q
cultur 1l 3r 7 8c 7 ay i cz 7
cultura 1u 1w c
cumin 22 6d t
cup 1f 6 n 1f 8 2e u 2r 8 2s y 4s g 5z g 6e a ap k ii s
cup_cups 22 2s 8
cupboar 1h 3h g 4x 9 6d i d2 9 dv r
cupboar_ful 22 dv 8
cupcak 22 2p 16
cups 1g 6 m 8 9 2j j 2k t 2r 9 2s 15 8z l hh b ii 1m
cur 1n l a 4h a 7e b 7o a 7s c au 8 be c ef d ir h
curat 1m 54 8 65 9 ch p fh 1g fl g gd 13
curator 1w 6w q
curiou 1g be e
curl 1w 2 1h c o
curly 1o 2 16 c 16 bu c fn d
curly_coat 22 fn 9
curly_hair 1s 2 q c 11 bu b
currenc 1n am 9 d7 a g1 a
current 1h 4v e 4w 9 6i 9 8n 8 c9 l
curricu 1l 1p 27 at g b4 d b7 e f9 1e
curricu_grad 1z f9 r
curry 1h 5v h 67 i 6d a 72 p 9z 1k a3 t a4 i hk 19 ht a
curry_past 1u 67 h 9z 19
curtain 1k 2z a 3i f 3o 2j 74 7 90 n 9w i i2 6
curtain_roman 22 3o e
curv 1o 29 9 ad e al 9 ib b im g
curvy 1w im 17
curvy_women 1z im i
cushion 1o e a 3f d hq c iv w
cushion_floor 22 hq b
cushion_screen 22 iv e
custody 1p 1h 1z 1s w df i
custody_calenda 22 1h n
custody_schedul 22 1h 9 1s m
custom 15 2 f 5 f 2a 1a 2p 1g 3o i 4h f 4k r 4o q 4q 10 59 e 5h p 6l a 6n 2h 8o 16 91 h ap b bx a e2 11 fb e i8 h ir w is 19 iw b
custom_agent 22 6n s
custom_declara 1z 6n 18 i8 j
custom_fit 22 iw g
custom_food 1z 6d a 71 8
custom_form 22 6n m
custom_furnitu 22 8o q
custom_gift 1z 91 k is 11
custom_offic 22 6l b
custom_pap 1z 6n l
custom_print 1w 2a 1a 4q x
custom_siz 1z ir p
custom_softwar 22 59 j 6n s
custom_tax 1z 5z 9 hw 6
custom_work 22 2a c 4k a
customi 22 1n b is m
cut y c 1c 18 9 2a f 3n 9 4g c 4m l 4o g 4s b 5a d 5i i 66 p 8b 7 8k d 8m 7 8r k 8s i 9h 9 a9 b ab j bu w cy a g6 v hg k hu 7 hz m i2 9 ic a il d im b io 9 is e iw 9
cut_back 22 i2 8
cut_batch 22 4g 9 8k 8
cut_beard 22 bu m
cut_board 1z 8s u is n
cut_colour 22 c v
cut_hair 22 c y bu d
cut_off 1u 6o 8 gb c i6 8
cut_own 1w 8r 8 hz e
cut_pack 22 hu 5
cut_room 22 66 a hu 5
cut_sam 22 bu a
cut_short 1w 5a b hg h
cut_sit 22 cy h
cut_stitch 1w 8k b io e
cutlery 22 bz q
cuts 18 b c c n 3m b al f bu o dx a hg d hk 9 i2 c
cuts_beard 22 bu d
cuts_hair 22 c k
cuts_hom 22 3m e
cuts_peak 22 al i
cvs 1s at 13 bn b
cyb 1u 5c r 5k a f3 1i
cyb_insur 1z f3 b
cycl 1d 6 o 1k 8 21 j 23 d 74 e 7k 1x b3 1q f9 9 gi 8 ic i il p io a iw d
cycl_club 1z b3 1x
cycl_rout 1z 21 l 74 f
cycl_track 22 7k u
cyclist 1g 2f y 5t 9 74 10 b3 q dl u dn v iw m
cylind 1p 2h a 3g l 3n x a7 28
dabba 1w a4 k ht o
dad 1j d3 8
dads 1h 82 8 hn a
dads_baby 1z hn a
daily y 4 n 7 n 9 9 2c 9 3v z 7e f 7n d 7s 9 82 b 8s b ag 7 b7 l bf 9 bs h ch n cn u ed e fo h fq h g4 c g8 k gs l i1 y
daily_cal 22 2c e fi c
daily_exercis 22 82 8 fq a
daily_lesson 1w j 9 1p 7
daily_lif 1u fq 9
daily_limit 1z a1 c
daily_messag 22 7s a fo g
daily_not 1u 4 9 ai 8
daily_practic 22 41 9
daily_repayme 22 g8 j
daily_report 22 6y a gs m
daily_sachet 22 7 a
daily_taking 22 g4 k
daily_task 1w 7f 8 86 d
daily_use 1w 29 8 2e 9
daily_video 1z fq 9
daily_work 22 be b
dairy 1h 2q d 66 19 6b e ie r
dairy_fre 22 2q e
dakar 22 8y b
dal 1z g6 9
damag z 1k c 1x e 28 u 2z 8 36 j 3c f 3f c 3h 9 3i 8 3j 8 4e k 4o b 54 8 5q c 75 e 8l 7 8q g 8u j 92 e 93 b 96 a 98 f 99 a 9a o 9f d 9h j 9i c d2 8 db m dc b dn d fc 9 gg m gw t h1 1a h6 j ix f
damag_buildin 22 9a c
damag_charg 22 db a
damag_claim 22 db a h1 r
damag_clean 1z 8u 9 dv 7
damag_hom 1w c 9 9j 9
damag_injury 1z 98 a
damag_insuran 1z 8l 6 9a b 9r 8
damag_item 22 99 9
damag_lat 22 4e a
damag_los 22 92 a
damag_lost 22 4j 9 5l b
damag_machin 22 4i 8 96 9
damag_mis 22 9h 9
damag_ord 22 4n a
damag_photo 1q gw i h1 m
damag_report 1z gg h
damag_return 22 9h 9
damag_settl 22 1x a gl 9
damag_term 22 1k 7
damag_theft 1z 5q a 9b 9
damag_way 1z 2p a 8q 9
damag_whil 22 3o 7
damp 1k 9 b 27 f 3h n 9b 9 9k 1t 9m 8 ao 9 dy k
damp_wal 22 27 f 9k x
danc 1d i 2l s j 1w l 4m a by 11 bz c e0 p e2 8 hn s ho 1b
danc_clas 1z i 1a 1w e bj a
danc_floor 1z i 9 bz d
danc_school 1w i 1l s k
danc_show 1z by u
danc_studio 1z i j 4m a
dang 1m 1f a 3w 7 4x a 7m k 86 9 bs c f2 a h1 a
dangero 1n 4x a 6l c 7j j 80 8 bj b
danish 22 4e f
dar 1k 1x b bm c gj a hj 9
dar_writ 22 bm 9 gj 9
dari 22 51 b bh b
dark 19 3 d 2n h 69 i 6f b 6i h 78 9 80 d a5 i
dark_screen 1z 84 9
dark_stor 22 a5 m
darkroo 22 8h 2k
darkroo_enlarg 22 8h z
dart 1z fk 1d
dash 1z iw j
dashboa 1c 89 u 9v e aq n ed 2f en p ha t
dashboa_data 22 ed n
dashboa_morn 22 ed s
dashboa_patient 22 89 q
dat o o b 10 8 11 d 1r a 1s d 1w h 1z f 2k a 2p h 2t 9 2x d 2y k 2z b 30 c 31 i 33 c 34 b 36 d 37 m 38 a 3p 9 43 b 4e e 5f i 5n h 62 j 68 k 6q 7 6r a 75 b 7a a 7c 8 7s 9 8w e 92 d 98 b 9c e 9l 8 9v g 9y d au 8 ax a bf c bh a bj 1b bo b bw 9 bz a c2 r c3 l co c d5 7 dy f e0 c eg c eo d eq d eu d fn h fo b g7 l ge b gk a gs d gw a gz h hi a ic b is k
dat_addres 22 91 a
dat_app 1z bj 2h
dat_ask 22 2x a 2y a
dat_begin 22 d4 8
dat_birth 1w 3p 6
dat_book 1q dy a
dat_bus 22 ds a
dat_cal 22 bp a
dat_choos 1u 4x 8
dat_contrac 22 eq b
dat_count 22 eo a gz a
dat_event 22 4e e
dat_evidenc 22 bm b
dat_family 1w 3p 8
dat_field 1z eg e
dat_final 22 31 c 5n b
dat_finish 22 9c b
dat_first 1w 3p 6
dat_guest 1w c2 g
dat_help 22 59 9
dat_host 22 2t a
dat_ingredi 22 2v a 5v a
dat_keep 22 43 a 7y 8
dat_label 22 12 9 9z 8
dat_last 1s 7q d ax h
dat_mat 1z ft a
dat_next 1w dy 9
dat_off 1z 7w 8 dm 9
dat_offic 22 1t a
dat_open 1w f7 a
dat_part 1q 9l 8
dat_payment 1z es f
dat_plac 1m 1w b 37 e hi 7
dat_practis 22 bh 9
dat_pric 1u 1r h
dat_refund 1z 6z 9
dat_second 22 if 9
dat_sel 22 38 8 98 a
dat_send 1z eu a
dat_set 1z 9v f ge 9
dat_short 22 43 a
dat_show 1w 18 9 ey a ic 9
dat_shown 1e 9c a
dat_whol 22 5n b
dat_writ 1z fx 9
dat_written 22 7d 6
data r q 9 t c v g w d x b y g z c 10 9 11 a 1h 9 1z 9 22 d 2d d 2i d 4u o 56 b 5d c 5e e 6r d 6u 8 6v b 6w 8 6x 9 71 9 72 9 79 1c 7k j 7r 9 7s a 84 9 89 8 8n 7 aq s b8 a be e bn e c6 7 cb r cd 18 cf e ed 18 ei a eu z ex b f5 1c f7 d gw b gz a h0 a h1 c h2 b ha b hf m i5 h ic p
data_abroad 22 79 10
data_agreeme 1z 5e a ay d
data_analysi 22 aq p
data_analyst 1z aq w
data_ask 22 22 9
data_authori 1z 4u 9 ae 7
data_cal 22 87 9
data_childre 1u b4 9 b7 9
data_collect 1z 6w 9 hf i
data_country 22 79 q
data_dead 22 9q 9 gj 9
data_deposit 22 gr 9
data_employ 22 bn 9 f2 a
data_entry 1u 5e l cb s eu o
data_handl 1z 1h 7
data_insur 1z 26 a 2g a 7z 9
data_label 22 cd 1x
data_leav 1u y 9
data_licenc 1w ct a
data_medical 22 7k 9 fw a
data_minor 1z 6x 8 9t 8 bg a
data_mis 1z ed g
data_must 22 2i a
data_parent 22 7l a g3 8
data_pipelin 22 ed 1d
data_plan 22 79 1n
data_proces 1w 5c a cd 8 e5 9 ed a
data_protect 1e f5 1e hd a
data_real 1z 4s a db a
data_request 22 cf a
data_saf 22 df 9
data_sel 22 2v a 7k 9
data_shar 1z 11 8 5d c
data_sheet 22 8o a
data_sourc 1z 4u c c6 8
data_suppli 22 72 9 ic l
data_used 1s w 8 6v 9 8n 7
data_work 1w b8 d
databas 1g 50 d 5g s cc 16 d1 a ei g fy a h9 1d hf t
databas_find 22 50 e
databas_form 1z hf q
daught 18 15 c 2c d 3s 5 83 b 87 g ds f fi n gj a hl 6 hu 6
daught_neighbo 1z ds f
dawn 1q 16 b 54 k 5l c 78 9 7c 9 ae f
daycar 1q 2w t 3z 21 6y 1a fp 2x
daycar_near 22 3z g fp i
daycar_parent 22 3z l 6y z
dayligh 1m 3 t i2 7
daytim 1p e d h i 3b 9 hh 7
daytim_plac 22 3b 8
dead 1d 17 e 3p 6 3q 8 3t v 3u v 9q e ae e e4 9 gj i if e
dead_battery 22 iq 8
dead_panel 22 if g
deadlin 18 w c 3q c 4w p 57 f 5g l 88 9 9m 9 bg v bm u c6 f dg j ek d eq i et m gw e gz 1b h0 n
deadlin_bil 22 gz g
deadlin_error 1z bg e
deadlin_fee 22 gz a
deadlin_signatu 22 gh a h0 9
deadsto 1w 4c o ig 19 ip k
deaf 1p 1f 1u 51 1h 86 1b eg o
deal 16 4i i 5q h 6p n 6q 7 ae c af f ah 9 bt a c7 h eo q fe 13 h4 p id c ig b
deal_car 22 bt b fe b
deal_open 22 6q 9 eo b
dealcoh 22 6g s
dealers 22 6p a
dear 1k 18 8 1r f 5y b 69 a 9y c ab 8 am 9 d5 a e1 9
death 1k 3p 7 3q i 3t b bq 1y hx g i1 7
death_account 22 bq v
death_sort 22 hx h
debit 1m 1c a 5u b d8 o de 9
debit_card 1w d8 m de 9
debt 1l 7x 36 d6 1c es 19 g8 b
debt_advic 22 7x 12 d6 8
debt_app 22 7x j d6 u
debt_collect 1z es 18
debt_plan 22 7x v d6 i
decad 1u 1c b 3v 9
decaf 22 5z s
deceas 1u 3t 1a 3u 1a
decemb 1k 1o i 6k a ev 9 hz 1u i4 7
decent 1j hq 8
decent_coffe 1w hq 8
decid 11 1e 9 1q d 2w h 37 9 3t a 6y g 9c f 9j e 9q 8 bp a c4 9 cd l d6 9 dc a gh c gi l gj a gp 9 he a
decid_alon 1z 6y 9 ij 9
decid_buy 22 4r a f7 a
decid_claim 22 h1 a
decid_cook 22 9z 8
decid_dif 22 cd e
decid_field 1z bb a
decid_figur 22 22 9
decid_pays 1w 72 9 h2 9
decisio 1d m f 1q 9 4u 12 5g 9 5j b 88 c as d be d c6 8 cw 9 ed e f6 1j gh h h1 b
deck 1i 3h h 3j r 3l e 8g 8 8v m b0 y
deck_build 22 3l f
declar 1w 6n y 86 b dq e eg d
declara 1q 6n 27 av i dg 9 i8 m
declin 1j 7b a 83 i d2 6 fb c
declut 1z 9j 2g
declut_wardrob 1z 9j 12
decodab 22 b6 12
decodab_story 22 b6 u
decor 1z 2x a c1 1z
decorat 1g 2p 17 2z u 3h 20 45 9 6n e 9d j c1 26
decorat_hom 1z 9d k
dedicat 22 1n g 2p c
deduct 1r di f g8 j
deducti 1s av z
deed 1z gj a
deep 1g 3 f 3i 10 4j e ge d i5 b
deep_clean 1p 3i y 4j e
deepfak 1w 87 1e f3 15
default 1o 4u x 8n 9 eu b
defeat 22 cy q
defect 1l ge 1f gs 2b gw q h6 q i9 22
defect_defect 22 gs e
defect_photo 22 h6 h
defenc 1w 2f s hl 1k
defenc_women 22 hl k
defi 22 df t
defin 1p 1s b 7o b 81 9 86 a b4 b bs d cc a ed 9 fh 8
degre 1r 1a a 23 l 2z b bg u
dehumid 22 dy c
del 22 6s 9 ab 7
delay 1c 11 g 82 f 88 1i fn 8
delay_dat 22 6 8
delay_train 22 88 r
delegat 22 6v b ar 8
delet 1b u e 7k c au b b6 d bd h bo i br d bs s c7 c cf e cg k ex d f5 1d f6 l
delet_ask 22 bn 9 d3 7
delet_data 1z cf f
delet_not 22 d5 7
delet_recordi 1z bo a
delet_request 1w f5 t
deletio 1q 7k b cf g cg a da b f5 e f6 c
deli 1n 67 p 6j c 9z l
delicat 1n 65 b 66 h 6c 9 6d b 6f a 6j b 9z 8 hk 7 hw 7
delicat_hotel 1z hw 6
deliv y 2n x 2u q 2w q 2y h 31 l 3s 6 4b m 4v 9 5m d 5o e 5t 18 5v g 5x i 5y y 60 x 63 l 66 a 6j b 6o 18 8q d 8r m 99 m a1 8 a5 c a6 n a7 a a8 o b0 c d1 9 dt t fr c gx 10 hu 7 hz o if 9 is 9
deliv_first 22 2y a
deliv_food 22 2n g
deliv_lunch 1w 2u j
deliv_medicin 22 6o 9 a8 9
deliv_own 22 fr a
deliv_pharmac 22 5t 9 a8 8
deliv_restaur 22 6j a
deliv_shop 22 5t 12
deliv_themsel 22 5t f a6 d
deliv_thirty 1z hz 8 is d
deliver q a g y a 10 f 2m g 2n 1a 2p f 2u r 3e 8 3s 5 4b l 4k 9 4t b 5b d 5m u 5o i 5r g 5t 11 5v r 5x q 5y w 60 t 61 i 64 v 66 d 69 b 6c b 6g 8 6h f 6i 9 6j p 6m e 6o y 6s u 70 h 71 8 77 c 8o m 8p m 8q m 8r y 8t 9 8u m 91 q 9n h a1 c a4 15 a5 13 a6 19 a7 z a8 13 ab c by 9 bz l cr 9 cx m eu g fr w g1 b gx 13 ht f hu g hz m i5 c iv c iw 9
deliver_app 1z 70 f a6 1q
deliver_apps 1o 5t c 60 e a6 b ht 9
deliver_automat 22 g1 j
deliver_box 1z iw i
deliver_brand 22 5r d
deliver_button 1o 77 8
deliver_collect 1w a c bz a
deliver_company 22 a4 d
deliver_cook 1z 2n 9
deliver_dat 1g 6q a
deliver_delay 22 6 8
deliver_door 1p 5y 8 8q e
deliver_driv 22 gx p
deliver_empty 1q 6h a
deliver_expensi 22 2u b 4b 9
deliver_fit 22 8o l a8 8
deliver_friday 1w 8r d
deliver_hom 1s 5y j
deliver_kitchen 1u 2n 1t 5r f 6j 9 a5 h
deliver_lat 1p 4k b
deliver_local 22 5t u
deliver_near 1u 2n 12 a5 s a6 q a7 o ht a
deliver_not 1s 6s 9 eu v
deliver_own 22 77 7
deliver_part 1m 5t a
deliver_plan 1j gx i
deliver_platfor 1w 2u g 70 f a6 g
deliver_restaur 22 2n l a6 h
deliver_rid 1s dg a
deliver_round 1w 5y f 6h d
deliver_rout 1z gx 1q
deliver_servic 1z 55 e 5t j 5x e
deliver_set 1w bz o
deliver_vans 22 gx p
deliver_weekly 22 a4 h
deliver_window 22 gx p
demand 19 e j 4q i 51 g 5i i 5j f 66 8 6l 14 8a e af u al p dc k ds w gy h
demand_fal 1w 32 9 9k 9
demand_peak 22 66 a 8a 9
demand_shuttl 22 ds s
demand_warehou 22 6l 1e
dementi 1h 2c u 47 1d 4b i 76 f 7u 13 83 2k cw b cz 2o
dementi_app 1z 7u i 83 1o cz f
dementi_car 1w 47 i 83 d
dementi_famil 22 7u j 83 j
dementi_music 22 83 j cz r
dementi_song 22 83 j cz r
demo 1n cm 18 cq a
demolit 1w an m ig 1g
deni 22 88 a
denim 22 4f i an 8
denomin 22 6x j b4 i
dens 1r 3k 9 5m e 5o d 5y c ih b
dens_round 1w 5m b 5o a ih 9
dent 1s q 1a 11 1l dz 9
dental 1e 9 k p j q f v i 10 21 11 2i 7d 1k e8 a ha a
dental_clinic 1z 7d i
dental_implant 22 7d b
dental_lab 22 10 1w 11 1h
dental_laborat 22 10 14
dental_labs 1u 10 q 11 o
dental_practic 1r q b 11 1g e8 b
dental_treatme 1w 11 q 7d t
dentist 1c 10 1b 11 1i 1s f 4v m 58 e 5t 9 7d 14 7r l 81 8 bs e g5 f
dentist_clinic 22 5t b
dentist_ord 22 10 p 11 i
denv 1r 92 9
deodora 1z 9 3e
departm 16 5 e v a 5c w ay h ce d eq d gf s gg q gh 1f gk 19 gm a in 9
departm_answ 22 gg d
departm_stor 1s 5 g in b
departu 1s 37 a 6l d 76 i 79 9 7d b ay a
depend 1f a 9 2a b 62 9 66 9 8r 9 bs b ef a em a gk 8 i7 c
depend_few 22 62 9 8r a
dependa 1w 3o 9 8e a
depende 22 7c 8
deposit x d f m j q f r 13 2p l 2x g 30 f 31 h 37 k 3i b 3o c 6h c 6r 10 6z 9 7v 9 88 a 8o e 92 d 9b 9 9h 9 9t 13 bm o bv d c2 e c3 i d9 w db 2d dd c dn 9 fg c g7 1i gl v gr m h5 x h6 k h7 a ii o
deposit_back 1w bm l db f
deposit_book 1w h5 h
deposit_cancell 1s 2p 9 2x g 93 9
deposit_consent 1z 9t j
deposit_contrac 22 c2 d e0 7
deposit_cup 22 ii k
deposit_disput 22 h6 x
deposit_first 1z g7 q
deposit_guarant 22 db 17
deposit_guest 22 6r c
deposit_instalm 22 db x
deposit_insuran 1z 4e 9 92 9 db l
deposit_kept 1z r 9
deposit_list 1z dv 7
deposit_monthly 22 d9 d
deposit_mov 22 dn 9
deposit_must 22 3o 7 gr 9
deposit_notic 22 gr 9
deposit_ord 1w 29 8
deposit_paid 1r db e
deposit_plac 1z c3 9
deposit_remind 1u r d h5 f
deposit_return 1u 88 a
deposit_send 22 d a
deposit_stand 22 gl 9
deposit_writ 22 d9 9
depot 1g 6m c 9w h a7 i ak 1c an 7 ge 10 gf e ig 8
depot_charg 22 ak u
depot_yard 22 9w 9 ge a
depth 1r ch a i5 d
derby 1z go m
dermati 22 1 t
dermato 1j 1 r 7t z 80 1w g4 l
dermato_answ 1z 7t m 80 r
dermato_clinic 22 g4 m
describ 1c 1y j 21 9 3g c 5h a 86 m 9c e fc b hf t iu a
describ_interna 22 hf g
describ_project 1z gq 9
descrip 1h 1y d 21 a 6w f 8m 8 9c g ay s e9 1a h2 p
design v m p 2a o 2p j 37 n 3l 1e 4c i 4e 10 4f b 4g f 4k a 4q 1e 4z l 52 k 58 b 59 1i 5i i 8d b 8e j 8k i 8o q 8s r 8v a 8x a 8z b 96 b 9d 1n b0 1q c1 k c5 9 cp 9 ct e cy d d3 f e8 a eh a ej o fa j fs d g1 d i1 8 il 8 in h ir j
design_approv 22 d3 7
design_back 22 d3 7
design_book 1z 52 r
design_build 1z am 8
design_cod 1z 59 h
design_deliv 1z b0 j
design_don 1z 4q 9
design_follow 22 ir 7
design_local 22 4q a iq 9
design_offic 22 54 8
design_onlin 1z 3l g 9d 1g
design_pay 22 9t 8
design_photo 1w c1 7
design_print 22 2a h 4q o
design_ready 1w cy 6
design_real 1z m a 8o 9
design_recogni 1z 4g 9
design_request 22 b0 n
design_right 1w 2a b 8x a
design_sel 1w 4k 9 g1 g
design_shop 1z 8z a
design_smal 1w 3l k
design_softwar 1z 11 d 4z a
design_studio 1s 58 i 59 1x 5i j b0 1d
design_subscri 1z 59 i b0 y
design_togeth 1z 2p 9
design_tool 22 b0 c e8 i
desk r 3a 1h 5l g 5s e 6t v 8o a 8x a 92 a al 8 b1 e c4 c e5 k el e f1 j f2 g fg c gg 9 gy 9 iq 8 iv 1b
desk_exercis 22 b1 h f2 l
desk_fast 22 3a b
desk_kitchen 22 5l i
desk_lamp 1z gy j iv g
desk_ord 22 4l 7
desk_pad 22 8x l iv h
desk_phon 22 6t o
desk_ris 22 iv x
desk_team 22 5s o c4 i
desktop 1u 5i k
dessert 1u 2p b 30 i 31 b a1 v
destina 1u 1v i c3 i
destroy 1u 5w b 6j c er e ip a
destroy_trust 1z er b
detach 1z 9g b
detail 15 s d 10 c 1z a 4d b 6q f 6t b 88 9 dm g ej c io 9
detail_stay 22 c8 a
detect 1i v v 26 m 28 13 2c 13 87 j ev n h1 p i9 m ie h ij j
detect_wat 22 28 q
detecti 1o 2c f 32 m 33 9 45 k 8j 21 ev j
detecti_box 22 8j e
detecti_gam 22 32 l 8j e
detecti_story 22 8j n
detecto 1w 28 1a 2c n 9m 10
deterge 1n 63 14 99 d it 1d
detour 1w 21 a i8 9
detox 22 73 p
develop 13 4z x 59 q 5d 18 5i f 5k b 8h 1q aj b b8 n cm m ec 19 ee 14 eg o eu e fa g hf r
develop_agency 1z 59 u hf d
develop_cod 22 ee m
develop_consol 22 ec 8
develop_evening 22 6k a b8 a
develop_hir 22 4z j 5d j
develop_meet 1w ec a ee 9 eu a ew a
develop_scan 1z 8h g
develop_test 22 4z j 5k e
devic 12 u c v g 11 e 1i e 1m r 24 g 25 1g 26 1d 27 9 2b d 2c q 2d 1h 2f y 2i 1m 49 e 56 13 5c r 7k c 7o d 7p d 86 a 89 10 8s f 9e n 9m w cu b cx c ev c g4 d gb 13 gc 11 ge e
devic_ask 1w 10 7 24 8 27 9
devic_authori 1z 11 8
devic_claim 22 2d a cx 7
devic_clas 22 v h
devic_cost 22 2i a
devic_devic 1p 2i b 56 c
devic_hom 1z 89 p
devic_hous 22 5i b
devic_includ 22 1i 9
devic_list 1z 7f 8
devic_plan 22 7p a
devic_questio 1w u 9 1m 7 7j 9
devic_return 22 2i a
devic_start 1z ge 9
devic_statu 1w 7p a 84 8
dharams 22 dt a
dhol 22 c3 n
diabet 1i l v v e 7j 2u
diabet_clinic 1z 7j f
diabeti 1l p f ik j
diagnos 1c v 1h 1u o 5w h 7r c 9e n be f bt p ft d fv f id p
diagnos_advic 22 id 9
diagnos_ask 1z 5w f 7q 9 be a
diagnos_medicin 22 ft f
dial 1w 7r a a7 9
dialect 1k 46 a b5 p bs 9 ec 1d f6 e
dialogu 22 b5 a
dialysi 1w 76 j 8a 21
dialysi_centr 1z 8a f
diap 1o a 29 io l
diap_bag 22 io h
diary 1a 1 a r 1b z i 1g e 7f 19 7j u 7n 1b 7o k 84 x 8x j 9v f bs k g4 z gs q h4 b h5 b
diary_app 22 7n n 84 f
diary_photo 1z g3 8 gs a
diary_treatme 22 g4 g
diaspor 19 64 r de g fi 12
dic 1z 8v a e4 8
dictat 1r t o u 1n 9u g ej b
dictati 1u t j u 10 ec q
die 1i 3s 6 8q c hz 8
died 1j 3t 1m 3u y
diem 1z el 19
diem_trip 22 el y
dies 1k 3q i 3u w 53 a 8q c ag 9 ai 9 bq l
diesel 1j 3m g al 16 am s gw b
diet 1j l 14 1q a 4b s 5w 10 7i 1j 7q v 85 h
diet_app 22 l e 7i 1m
dietary 1z l o
dietici 1s l y 4b 9 7i 12
dietici_plan 22 l j
dietiti 1i l 26 5w b 7i 1r g6 q
dietiti_cal 22 l j
dietiti_shop 22 l u
dietiti_video 22 l t
dif 1j cd e cy 6 dk 8 ep 8
differe 11 2 9 l k v d 6d a 7v b 8g 7 8o c be 12 cd d cg g ed b ie 9
differe_ages 22 45 a cg 9
differe_height 22 98 a
difficu 1d 2t 9 32 c 4l 8 8f 7 8j 9 bc 9 bd 9 be k cd l cy 7 gm l
difficu_cas 22 cd i
difficu_ones 1z 4l 9
diffus 1w 8 q iu 25
diffus_room 22 iu e
dig 1l 3l e 5q a 78 8 d5 8
digest 1s ai 2v ch r
digital 14 10 c 1a h 1c h 1l 9 1t t 3t 10 73 e 7a a 7o b 8h 8 9n e 9t d aq i bq 1o c5 e cb e ce j cr i cu z d0 i d2 u d6 j eq p fg k g1 1c gh t ha h ic f
digital_agency 22 ha h
digital_copy 22 1l c
digital_downloa 1z g1 t
digital_envelop 22 d6 r
digital_nomad 1w 7a c fg r
digital_permit 22 gh y
digital_product 22 g1 1c ic l
digital_skil 22 1a o aq q
digital_wardrob 22 1t x
digital_work 1z 75 8 cb i
digitis 1s 20 l 7v 9 9n 9 d2 2f
digitis_photo 1z 20 h d2 k
digitis_video 22 d2 14
dim 1z j a 7f f
din 10 1i d 1q 1e 1v 9 2m r 2n 11 2t 25 30 1t 3y a 5v 16 60 g 67 a 74 p 7i f 8o f 9d 9 9z b a6 m bj w bk 12 c2 c c4 8 e0 k el a fg r ht b
din_cook 1z 74 7
din_deliver 22 2m j 5v h
din_fridg 22 1q b
din_guest 22 2t t
din_hom 1z 2t k
din_host 22 2t l 30 a
din_list 22 1i c
din_own 1z 30 o
din_part 1w 30 e
din_pay 1w 2t 9 30 a
din_plan 1z 1q k 5v a
din_room 1s 2n g ab 7 c2 e
din_shop 22 1q n
din_strang 22 2t 11 bk m
din_tabl 1s 8o k 9d c
dinnerw 22 8z h
dioces 22 3x g
dip 1u 3i y
dip_tank 1z 3i t
direct 16 2n i 34 e 3q l 4h e 50 a 5u l 5x f 5z o 65 u 6d r 6f b 6t p 8r a 9t a a9 z ff l g1 9
direct_book 22 6t 10
direct_booking 1z 34 b 6r b 74 7
direct_contact 1z 6d a 8r 9
direct_cremati 22 3q t
direct_farm 22 a9 s
direct_messag 1w 50 d 9t c g1 b
direct_trad 1z 5z 9 6d f
directi 1j 6 a 1u a b0 f bq l go 8
directl 1a 34 o 5n e 70 f 7d 8 a9 d c2 a de a ff l g2 a g7 j
directo 1e 3q v 5j o 9q 1m c3 e du u dx j eh h fl u g5 g
directo_task 22 9q s
dirt 1z do d ih c
dirty 1h 3j 9 5l b 9v h do 9
disab 1z 1f 2a 76 1w cy 1h
disabil 1h 1f 10 35 9 76 1i aw f cy 14 eg a
disabil_beach 22 76 g
disabil_group 22 cy 6
disabl 1k 76 i 7c 8 cw 12 cy 12 eg d
disagr 1z 7z 9 bp d gs a
disagre 1s 1g 8 21 a bd b d7 a ed a
disappe 1m 5o c 7x 9
disappo 22 bj e
disast 1w fy b
disc 1u 6 8 9p 9 cz 8
discard 22 9j a cf e
dischar 1l k b u 18 47 a 7u 9 89 12 8a r
dischar_let 1z u 18
dischar_team 1z k a
discipl 22 ay o
disclos 1z 5k b dh o fb b
discont 1z 6p 1g
discont_part 22 6p y
discoun 18 4t g 4v h 5v i 62 k 8t d 8w g 8x e a0 g cc b
discoun_shop 1w 8t f 8x g iw b
discov 1w 1w q
discove 1u 1w 1v 6g a c7 8
discree 1o 6 9 7p 9 7s c 85 a 9j b cx 21
discret 22 15 d cx 9
discrim 1z ct e ex c ff a
discus 1p 37 b 7j b co 10 gi z
discuss 1z co 1h
diseas 1h w h 1u p 80 g 89 f ad d gc i id u ie a
diseas_photo 1z 1u i 80 g id j
dish 15 1q e 2l w 2m 12 2n t 2u u 2v e 2w l 31 o 4b a 5v w 60 f 6b 9 6d s 70 e 72 18 7i d 7j o 9z 9 a3 i a4 12 d4 y hk e ht p ii b it t
dish_arriv 22 2n a 2u a
dish_back 22 2l b 2w b
dish_block 22 it r
dish_chang 22 2m c
dish_cook 1z hk a
dish_guest 22 bl a
dish_menu 22 6b c
dish_normal 22 2l b 2u b
dish_portion 22 7i 9
dish_soap 1z it l
dish_work 22 d4 8
dishwas 1m 1z f 8z x 9e r gc 9 it u
dishwas_saf 1s 8z i
disinfe 1s c b bu 8 bv 7
disk 22 ef o
dislik 1r 3 d 4h b iu 8
dismant 22 fe o
dismis 22 ay o ef h
dismiss 1z ay 12
disord 1w l t 7i c 7m a 82 l
dispatc 1h 5t b 8a h 9w k gn a gu 11 gx 10 i8 j
dispen 22 7p t
dispens 1o 4 q y a 2e m 5m r a7 h gc 13
displac 22 14 10
display 1r 3f w gb h
dispos 1z 9e d dm c
disposa 1p a t 8h l hx i ii g
disposa_camera 22 8h g
disput 1h 1h 7 1l 7 36 9 4t n 7w q 88 10 ay d bm 1b da a db a e4 c gs c h6 14
disput_park 22 88 t
disrupt 22 5k b
dissolv 1z 9 9 it i
distanc 1c 3x e 55 b 7h e b3 8 fm h go e gq 9
distanc_open 22 1v 9
distanc_writ 22 al 8 ft b
distil 1r 6i m 71 k hw 2p
distill 1r 6i m hw 1z
distrib 1g 12 v 5h 1l 5u u az p gy a
distrib_abroad 22 5h 1a
distric 1f 6o n a6 d ci x dy k gg e gi n gk n gl 9 gn a go 9
distric_hospita 22 6o i
disturb 22 cd c
ditch 22 ac g fz b
div 1s 35 z 39 a 4m 9
divers 1z 8t r cg 9
diversi 22 5f t
divid 1u dx a iv j
divorc 1k 1h 2k 1s p as j
divorc_parent 1u 1h 19 1s j
diy 1p 18 l c4 j
diy_stor 1z 18 g
dizzine 22 4x m 81 j
dizzy 1z 4x p 81 8 ho 7
djs 1r 2z k e0 1z
djs_event 22 2z 8 e0 e
djs_wed 22 e0 n
dms 1s g1 i h5 n
dna 1u 85 1w d1 a
dna_test 22 85 h
do 19 d d p d 2g e 3l 9 3q b 6u b 95 d 96 c 98 d 9j d av a b1 a bm c bq d cx 9 dm c h2 c
do_hand 22 6u e h2 f
do_noth 1w b1 b bm e bq f
do_oneself 22 2g h 98 g
do_themsel 1z d f 95 g 9j f
doc 22 7d 8
dock 1q 6k c 6l c ag 9 ii b
docs 1w ap 9
doctor x 1 g 7 c k i l m o 9 p r u 1u v l 1g c 1u d 3x h 46 o 47 a 7a y 7d e 7f t 7g a 7j d 7k t 7l k 7m a 7o f 7p a 7s o 7t 2g 7u o 7z 1i 80 11 84 p 85 x 8a o a8 9 cd 9 ds x fi l g4 v g5 27 g6 g ho a i7 c
doctor_advic 22 7 g
doctor_app 22 7t n 7z w
doctor_appoint 1r 8a h g5 1c
doctor_approv 1z 7j 9 84 9
doctor_ask 22 p a
doctor_book 22 g5 1k
doctor_cal 22 85 b
doctor_check 1z u a 7h b
doctor_clinic 1z 7t g g4 h
doctor_decid 22 7p a cd 9
doctor_dermato 22 1 e
doctor_dictat 22 u 1a
doctor_employ 22 7f 9 7s b
doctor_first 1q 1g c 7a 8
doctor_follow 22 1g 7
doctor_fre 22 g5 r
doctor_hom 22 7d e
doctor_hospita 22 g5 9
doctor_let 22 u s 3q 9
doctor_licenc 22 7t b 80 8
doctor_list 22 g5 8
doctor_market 22 ds o
doctor_near 22 7t h g5 i
doctor_not 22 84 9 hl 6
doctor_onlin 22 7t y g5 e
doctor_open 22 g5 8
doctor_pay 22 g5 j
doctor_pharmac 1z 1 d 7f d 7z h
doctor_practic 1r 4l 8 7m 9 85 b a8 7
doctor_recomme 22 7s b
doctor_ref 1w k f
doctor_see 22 7t j 80 8
doctor_sign 22 u q
doctor_sleep 22 7f 9
doctor_special 22 84 f g5 b
doctor_surgery 1s k 9
doctor_tel 22 l 9
doctor_therapi 22 as d g4 8
doctor_today 22 9u a
doctor_typ 22 g4 8
doctor_used 22 7k 9 84 9
doctor_video 1w 7t 29
doctor_wait 22 ds a ho 7
doctor_writ 1z 7g 9 7s b
documen 10 t 1i u m z a 1z d 43 9 5b n 5g d 6n x 7u k 7y 9 at t av t aw 8 ax 12 bg d bq y c6 v ce m ck x d1 v de f eb l eq y eu 1q f7 1f fb a gr c gs e gz t h0 1i hb 1o hd c
documen_applica 22 hb j
documen_book 22 ce 9
documen_checkli 22 hb h
documen_client 1w x 9 9t 8 h0 e hb 12
documen_collect 22 hb 1f
documen_dat 1z f7 a
documen_data 22 eu m
documen_mis 1u av a
documen_onlin 1w 5b a ax m eq q
documen_proces 22 eu a f7 a
documen_tax 22 av 9 h0 k
dodgy 22 87 c
doesn 13 eq e
doesn_fit 1w 1j 8
doesn_pay 1w i8 9
doesn_see 22 id 9
dog 10 1d 1b 3u 15 3w 7 7b s a2 1t ag 9 bx 1d e2 9 fj 1p fm 25 fn 1z fo z fp 1y fq 29 fr 1q fs 1d ft f fu b fv 17 fw 15 fx 1a fy w gc 13 gx 9 ho 7 hp j hy s i4 a
dog_best 22 3w b
dog_biscuit 22 a2 j
dog_chew 22 a2 p
dog_coat 22 fn 9 fs m
dog_collar 22 fs v
dog_died 22 3u h
dog_field 22 7b z fj 1m
dog_food 1u fr x
dog_garden 22 ho b
dog_groom 22 fn 20
dog_harnes 22 fs p
dog_hom 1u gc e
dog_lead 22 fs m
dog_meal 22 fr u
dog_own 1b 7b 7 a2 l fj y fm z fn o fp r fq s fr q gc f
dog_park 1q fj 10 fn 8
dog_photogr 1z bx y
dog_salon 22 fn s
dog_school 1u 3u 6 fj c fq u fw 9 fx 9
dog_street 22 1n a
dog_stres 22 gc l
dog_train 1u fj f fq 25
dog_walk 1w fj c fm 28 fp s
dog_wash 22 fn 8
doggy 1z a2 l fp 15
doggy_daycar 22 fp y
dogs 12 1d 8 3u 15 7b p a2 1e bx 16 fj 1d fm 1h fn 10 fp 1z fq 1b fr k fv 17 fx 11 fy c gc k hp y i4 16
dogs_cannot 22 7b 9
dogs_car 22 fm b fp b
dogs_cats 1l 3u a bx e
dogs_family 22 fx 9
dogs_fix 22 fm b fp b
dogs_sam 22 fm b fv a
dogs_sensiti 22 a2 a
dogs_spend 1z fp 14
dojo 1u hl 1z
dol 22 8t 1j
dom 1z 73 1n
domain 1r 59 a cq 9 eh g
domesti 1q 4i d 94 t fd 1l
domesti_clean 22 94 n
domesti_help 1z fd t
domesti_work 1w fd 19
don m c 9 43 9 5e b 5j 9 7g 9 7h d 7o a 95 a at 8 az 8 ha c
don_answ 1u 5u 9
don_ask 1z 46 9
don_book 1z 98 a
don_button 1m 5j a
don_chang 22 7h b
don_first 1s 3q 7 7h a
don_fre 22 eb d
don_hom 1z fu b
don_next 1w f6 a
don_right 1s 4y d
don_see 1z ev d id 9
don_train 22 3p 8 eu a
don_work 1w ce d
donat 1k 12 j 1c 1z 6x 12 g9 g he r hx d i2 r
donatio 1d 1c 2d 6x s 9j s g9 e h9 q
donatio_app 22 1c y
donatio_pag 22 h9 m
donatio_receipt 1w 6x a h9 f
donkey 22 1d 11
donor 1d 1c 1v 6o h g9 d h9 2f
donor_again 22 1c b
donor_databas 22 h9 x
donor_see 22 1c w
doodl 1w 7n c be 9
door t 12 a 15 a 1b f 1o 9 2h 1h 2n a 2v a 39 a 3a g 3h 9 3n 11 3u 9 4b c 5s b 5x d 5y x 6m j 6v m 73 6 76 a 95 o 99 k 9l c 9m y 9n j a4 d a5 h a6 8 a7 i a8 o do e ds 9 dw c f1 9 gb 10 gc 8 gl m gs a gx t i4 8 i7 a ig j ih a
door_acces 1z 2h k
door_ask 22 2n a 5x 9
door_cod 1n 5y 8 6t a 6u d gx 9
door_door 1r gx a
door_dril 22 3n g
door_fil 22 6m b 9n e
door_handl 1w 5y h
door_kitchen 1z 9m h
door_lock 1r 2h 19 3n i gb j
door_mark 22 9m 9 dq b
door_not 22 3u 6 4b 9
door_open 1i 2h a 3n b 6v c gl d
door_part 22 2h e
door_pick 22 99 8
door_plan 22 95 e fz 8
door_remind 1z gb s
door_sam 1z a8 c
door_sign 22 3u 6
door_smal 22 aa 7
door_ward 22 i4 7
door_wash 22 99 9
doorbel 1w 2h 1d 3n 1d
doorbel_camera 22 2h l 3n f
doorste 1u d 9 5v c 5y 1o
dorm 1w 74 1o gh j
dormito 22 74 22
dormito_beds 22 74 o
dos 1m 7 u 3k l 7j b 7p 1z
dosa 1z 2l 9 31 b
doubl 16 6u b 74 8 7r 16 aw s cc a fj b h5 f
doubl_booking 1w 6u b h5 j
doubl_cov 22 aw 14
doubl_gat 22 fj f
doubt 1n 7z a 80 8 ac i cb a eu s f4 b gm e ip c
doubtfu 1s 6n c eu c ev l gj n
doubtfu_ones 22 6n a ev i
dough 1r a1 j hk b
doula 1s o 2k 3w a 9u 25
doula_hom 22 o u
down 1z 1j f 4d l 8u k
downloa 17 2y f 5f c 7e f 8e 11 8h f ax q by e cl b cp k f9 x g1 w
downloa_fil 1w ax l
downspo 1z 98 1d
downsta 22 3a d
downtim 1z ef x ia r
draft 16 m j u o 4z a 50 9 58 a 59 o 5g d 5j a 9d e at f ax m b0 k bg 9 bn a c6 g cf 1w d5 h e5 10 e8 g e9 t ep 1b gz 1a h7 w i6 7
draft_answ 1w cf l e5 h
draft_bil 22 gz k
draft_comment 22 59 d
draft_lawy 22 ax g
draft_reply 1s cf x e5 9 h7 u
drag 1m 1q 9 hf 17
drag_screen 22 hf r
dragon 1u 82 b 8g g cs 9
drain 1o 3g z 3j c 3l 8 9e q ao d
drainag 1z 3l a
drama 1m dv 1b dx t
drama_group 1w dx a
drank 1u t 9 9u c fm a gc a
drap 1w 3o u c1 7
draught 1w 9g f 9r 9
draw 13 m r 1z d 2a d 3l x 3t 8 4s c 5i k 6p k 8o p 8s i 8y 9 9n 9 9t d bi g c5 15 di 15 gj c gs g hj k
draw_becaus 22 gj 9
draw_even 22 m 9 hj j
draw_lesson 22 c5 w
draw_plant 22 3l e
draw_pric 22 6p 9
draw_wag 22 di s
drawing 1i 5i g 6q 9 8x b bx d d3 8 gh n is 9
drawing_lie 22 6q 9
drawn 1g 3l b 6p j di 9 gh a
dread 22 d5 9 df c
dream 1o i1 x
dres 1b 1t y 3f f 47 j 4c o 4d f 4e 28 4n c 4o v 8e x 9z e cy 12 dv v im 1x
dres_hir 22 4e 16 dv g
dres_ready 22 4e a
dres_rent 22 4e z dv g
dres_siz 22 im d
dres_wid 1u 8e a im j
dressma 1w 4o r 8e 20
dressma_pattern 22 8e 11
drew 22 bi a di a
dri 1h 68 j 6b 9 6j b 8r 11 a2 12 aa m ah 1d
dri_flow 22 8r 13
dri_fruit 22 68 l
dri_larva 1z ah j
drift 1z hs b
dril 1b 16 e 18 14 1x b 2b a 3n d 3o 8 8b 7 9h 1u 9o 1n af i f3 n f4 d gk e
dril_lad 22 9h i
dril_until 22 bb b
drink 10 t 9 16 t 2e 18 2q 9 2r 12 2s x 30 c 38 8 39 h 3b g 5m g 5z r 65 12 6e q 6g 1d 6h 1o 6i r 7s 17 a0 n a7 m aa x c0 11 e3 e gc s hj s hs c hw 9 ij s
drink_alcohol 22 aa 7
drink_bar 22 6h 9
drink_bottl 1z 2e u
drink_brand 22 6h i
drink_cak 22 2q e
drink_cocktai 22 aa f
drink_coffe 1w 2s d 3b 9 hp 8
drink_drink 22 6h i
drink_guest 1z 2s 8 c0 j
drink_les 1s 7s t
drink_natural 22 6h i hj 7
drink_nobody 22 hw 6
drink_pay 22 2r 9
drink_than 22 6g 9
drink_wat 1r 16 13 2e h a7 v ij 13
drink_wel 22 c0 c
drip 1n 16 l 28 9 3l q 95 y h1 a
drip_irrigat 1w 3l o
drip_tap 22 95 x
driv t 12 l 22 w 36 c 3j 8 43 20 48 1g 4b p 5d a 5q o 5u f 77 f 8a 12 9w 11 a3 f ac b ad g af j av n bh 1k bt d dp 16 dq 19 dr w ds s e3 c fe g fk 9 ft a fu g gf l gk c gn y gw 1b gx 1g hz a i8 q
driv_acros 1z dy 9
driv_app 22 dr 9 gx p
driv_ask 22 an 7
driv_back 1z gx b i8 8
driv_book 22 77 7
driv_cancel 22 48 f
driv_car 22 dq i
driv_chang 1z gn 9 gx b
driv_check 1z gw n
driv_electri 1u dr 11
driv_forty 22 ad 8
driv_ful 22 20 i
driv_hom 1u fd d
driv_ill 22 gx c
driv_instruc 1z 43 k bh i
driv_kids 1z 48 1a
driv_know 1u ds a gf i gx r
driv_leav 1z fu b gf e
driv_lesson 1z 43 1r bh i
driv_licenc 1o 43 19 gk 7 gw l
driv_mis 22 8a 9
driv_must 22 9w 9
driv_neighbo 22 af 9
driv_nobody 22 4b 9 dp a
driv_off 1z 9v 9
driv_ord 1z 5u a
driv_own 1z 48 f gx b
driv_parent 1z gn k
driv_pay 1z 9w 9
driv_permit 22 bh j ds a
driv_rang 22 fk f
driv_round 1z 12 e 4b e ih 9
driv_rout 22 77 b gn a
driv_school 1s 43 29 bh 14
driv_scor 22 gw u
driv_set 22 gk 7
driv_singl 22 c 9 dm 9
driv_superma 22 a5 e
driv_test 22 43 q bh j
driv_theory 22 43 l bh 23
driv_thursda 22 48 d
driv_town 1z ds 9 i3 8
driv_work 1z dp 9
driv_yoursel 1z 5q a ig 8
driven 1r 48 r 59 9 dp 9 gf b
drivewa 1h 3j 1m 98 15 bt 19 dq 24 dr n
drivewa_offic 1z bt e
drivewa_patio 22 3j j
drivewa_wash 22 3j f 98 m
dron 1d 3e 11 5a i 6o 3p ac p by q fy b gj e id m if 30
dron_aerial 22 3e n
dron_br 22 6o n
dron_deliv 1w 5a a 6o 1h
dron_flight 22 6o n
dron_fly 1z 6o t id 9
dron_map 22 gj 9 if k
dron_photo 22 3e f gj 9
dron_servic 22 6o y
dron_survey 22 if 1n
drop z 1 9 w e 37 a 44 b 4j y 4z c 64 a 7r a 8h 9 8l a ae a b2 b b3 a fp m he b hf d ip a iq f ir a
drop_off 1h 44 9 4j 13 64 b he d
drop_second 22 4z 9 9c b
drop_test 22 iq k
drought 1z 3l q
drought_toleran 22 3l l
drov 1w do 9
drown 1m 24 9
drug 1q x b a8 16
drugsto 1p 0 g 2 h 3 j 7 h 68 h ir g
drugsto_superma 22 0 e 7 g
drum 1m 41 r dw 29 hn o
drum_amps 22 dw p
drunk 1w c0 c
dry 11 0 9 1 h 2 e 4 a a a 19 9 24 d 28 l 3i m 4o b 65 a 99 13 9b j a2 k ac 8 af i ah b am b b2 7 c0 d fn j fr a hh i id l il a ir 7
dry_cellar 22 9b s
dry_clean 1u 4j 8 4o f 99 1d
dry_even 22 3i d
dry_heat 22 ah 8
dry_hir 1z c0 h
dry_skin 1w 1 p
dub 22 eb 1d
due 11 o h x e 10 j 11 a 22 f 2x a 4n 9 4t k 5e a 7w c 9l 8 ax a dg 7 ej g es e f4 a g3 8 g7 s gw a gz 9 h3 d
due_check 22 x 9
due_dat 1j o h 10 b 7w a g7 9
due_friday 1l ej b
due_monday 22 es e
due_next 22 22 f
dues 1r 6x 29 h8 1f
dues_event 22 6x i
dug 1z ak 9
duisbur 22 n 9
dul 1p 45 b fr b hg 8
dummy 22 4x c
dump 1p 5q a an 8 gg w
dumpl 22 2l u hk 1k
dumplin 22 60 a
dung 1z ai 1v
duo 1z 39 a e0 g
duplica 1s 20 2f
duplica_blur 22 20 i
durabl 22 4g k
duratio 22 r l bv 7
dusk 1w 38 a ad 8 ae 7
dust 1g 27 g 6p 9 8z a 94 e 9o 9 hh b
dust_field 22 18 8
dutch 1s b5 r
duty 1b 16 9 65 m 6i i 6k g 6n 1k 71 1c ez r fd 9 h7 a hw 8 ic 8
duty_report 22 71 17
duty_return 22 6i 9
duty_ship 22 65 b 6k 9
duvet 1z 90 1o
dy 1p 53 e i4 1g
dye 1s 2 n 8d k
dyed 1r 8d 28 90 a
dyed_yarn 1w 8d w
dyes 1q 4d c 4r b 4s c 6d b 8d 7 9f a fs c
dyes_ask 22 6d a fs a
dynamic 1s 3d h 9s 9 g0 k
dynamic_pric 22 3d f
dyslexi 1w b6 b be 33
dyslexi_read 22 be z
ear 1g 3v c e1 8 hp a ie 1d
ear_tag 1u ie 17
earbud 22 iq n
earli 1h v b 4t 9 ep f
early 11 g c 1o 7 4t z 62 b 6f g 7y 9 83 f 9r c av 9 b6 j cq f cs e di w dp i ez f fo c i7 9
early_acces 1u cq b cs e
early_booking 22 1o 7 4o b
early_fil 22 a1 8
early_harvest 22 6f i
early_nev 22 gb 8
early_off 22 k a 92 a
early_ord 22 4 a
early_read 22 b6 u
early_shift 22 dp e
early_sign 22 s a dg 8
earn 11 14 j 1i z 7y f 9b 9 9r b di 1k fh d g1 9 g7 f i6 i ir 9
earn_finish 22 4k a
earn_first 1z 14 9
earn_littl 22 39 a
earn_money 22 38 8 5i a
earn_pay 22 di 1d
earn_payday 22 di s
earn_read 22 1i j
earn_rent 22 7y i g7 j
earning 1s c b e d 1e 9 9b 8 di b
earring 1z 4k 1l
ears 1p dv c fn f fz 9
earth 1l 3s 7 ao u cn 9
eas 1u 7k c
easel 1z hj s
easi 1i 7g d 81 b b2 9 bc 9
easi_version 1z bc 9
easily 1j 1 c c d p e t a 4c a 5v a 6b 9 75 9
east 1d 1o e
east_african 22 e4 7
eastern 1w 6c h
easy z 7 9 b a 1q a 2d a 2e 9 4q 9 4r e 59 9 6w b 7h j 7r a 8e 7 8s a 8v d b3 a cy 8 gc 9 gm 15
easy_clean 1w gc d
easy_find 1r 59 9
easy_languag 1z 6w d gm 16
easy_read 1z gm 1b
easy_saving 22 cc 9 ib a
easy_use 1u 4r 9
eat 10 l 16 12 b 1q g 23 a 2m c 34 b 5v 9 5w d 60 e 61 d 65 9 66 f 6b a 7i 17 8c 9 9x b a0 c a4 b a6 a ah b d6 d g6 f gc 9 gd u hk b ht h hu 7 hv e
eat_breakfa 22 9x 9
eat_cook 22 60 a ht q
eat_cut 22 g6 g
eat_disord 22 l o 7i 9
eat_incom 22 bw 8 dn 9
eat_les 1z 23 e
eat_margin 1z i6 9
eat_meal 1z 1q a 60 9
eat_often 22 6c 9
eat_plan 22 l j 7i k
eat_profit 1w 2o 9
eat_see 22 72 9 gd a
eat_wel 1n 2m e
eaten 1i 12 k 19 a 5m j 5x 9 60 9 61 a 6c 9 fr a
eatery 22 a6 1a
eatery_app 22 a6 p
eats 1f 2u c 4n 9 6p b 98 9 ae a
eats_margin 22 3f 8 4n a
ebay 1w i6 22
ebay_etsy 22 i6 s
ebook 22 g1 u
ecg 22 v r
echo 1z g0 o
eco 1n a x 23 l 63 h 73 c an q it 1i
eco_clean 22 63 g it m
ecommer 22 he 16
economi 1w bf 9 bg i
eczema 1n 1 1m 80 14 g6 s
eczema_eczema 22 1 i 80 h
edg 1h 3h b 80 a 8l 8 cz 7 hl 7 i0 a i9 f
edibl 1s 1u a 6b m 78 r ab a ii n
edibl_mushroo 22 78 m
edit 18 u b 2y t 3e t 5a 1b 6w h at b az 1z bw q bx o by e c8 d cj c d0 7 g0 15 h2 c hg r
edit_app 22 5a s hg 8
edit_distrib 22 az d
edit_episod 22 az y
edit_imag 22 c8 g
edit_pictur 1u h2 e
edit_publish 1w az i
edit_softwar 22 az b g0 c
edit_tool 1z az b g0 u hg c
editabl 1w ax r f9 b
editabl_word 22 ax n
edition 1i 1l y 8y x ch f ci b hw 7 ip g
edition_piec 22 8y 9
editor 1f az o by l ci e cp k cr 9 d3 11 g0 x hg l
educat 1w 1p 22 bi b
educat_parent 22 1p q
educati 1j 15 t 1p 7 6y m 8t 15 bg m ck x d9 9 dk a f9 h g3 8 ga s
educati_authori 1z 6y m
educato 1r 3a b 75 a cl b f8 l
effect 1r 5j 8 81 9 cp o cz 9
effort 1q b7 b cn 9
egg 1m e4 6 g6 v
eggs 1h 55 n 5x b 6b e a0 b a9 t hk 8 hu b i3 d
eggs_vegetab 22 a9 h
egypt 1w fb a
eicr 22 h3 p
eid 1w a1 a
eightee 22 38 a
eighty 1s gp g
elastic 1w 4s d 56 d
elbow 1w 17 b 4p 9
eld 1h cv 7 cw 6 fi l hn b
elderly 19 p r 2c 1t 2g i 46 21 47 1f 4b 1v 60 g 7u 1a 83 u 87 p 8a g a5 f a8 e bl g bs 13 cu 1h cv t cw 13 ds q fd e fi r ho 1b
elderly_doctor 22 46 b 8a k
elderly_folk 22 cu 9
elderly_hom 22 47 k
elderly_liv 22 fd e
elderly_own 22 p b
elderly_parent 1o 46 s 47 q 4b p 7u 1a fi s
elderly_person 22 2c a 47 9
electri 10 b a 17 l 22 k 24 a 29 19 2b t 38 y 3g 1i 3m c 3n j 63 a 95 t 9c m 9e b 9r a ak 18 al f am g dh h do r dr 1e ds b eh e fc x fe a gb 9 gt p gw l h3 1f ib e ic c
electri_bik 22 29 t
electri_bil 1w de c
electri_boat 22 38 1d
electri_car 1z 22 j do k dr t
electri_cars 1p do q dr 1d
electri_certifi 1z h3 1g
electri_consump 22 2b p
electri_contrac 1z h3 g
electri_fir 22 2l b 2z 8
electri_fleet 22 ak k
electri_gat 22 3n m
electri_met 22 9r h
electri_near 22 24 9 fc d
electri_paint 1z 9c m
electri_plumb 1w fc p
electri_pric 1z dh d
electri_scoot 22 29 k
electri_truck 22 ak k hx 8
electri_van 1w 63 g ak 9
electri_vans 1u ak x
electri_work 22 3g g 4x c
electro 1f 7 j 28 9 2g f 2i 12 5i u 8b 8 9e j cu a dz 7 eq 1m g4 r iv b
electro_repair 22 2i l 9e l
electro_signatu 1z eq 1v
electro_stor 22 cu b iv c
elevato 1u 9l 2r
elevato_mainten 1z 9l t
elevato_servic 22 9l h
eleven 17 5s g 6m c ak h dw f ge b gx b
eligibi 1w w q z 9
eligibi_check 22 w d
ella 22 l h c1 7
elopeme 1w 2x z c3 y
els 11 1f a 1w c 7n e ab 7 dq a dx 8 e2 b e9 c fj e
els_field 1z fj d
els_read 22 7n a
elsewhe 1g 37 a 4c 9 4v h 65 a 6e 9 cr a d7 a ef c
email z 1s e 2t 9 4w b 5c o 5e g 6y a 7r e cb 13 cf 1y ch 1m ci c e5 r e7 1x ea c ei 11 ek d eo q f3 l g1 8 gd z gz e h0 9 h4 i hb l he f
email_addres 1m 4w e
email_ask 22 ci a
email_cal 22 ei b
email_draft 22 cf z e5 m
email_employe 22 f3 u
email_list 1u hb b
email_phon 22 eo n h0 f
email_school 22 1s d
email_shop 22 he e
email_text 1s h4 j
email_thursda 22 gd b
email_tool 22 e7 i
emb 1z 5j 9
embroid 1p 4q y 8d 1f in b is s
embroid_nam 22 is s
embroid_shop 22 4q g 8d d
emergen 15 z h 21 c 2c 10 2f r 3g w 3n 9 3y h 4x 8 51 g 5k a 7l o 7v l 7z 12 89 8 8a k 9i b 9m k a8 f b3 a br v c4 f e6 k f2 f fi k fu l g5 j g7 f gr b h3 e h7 g iw b
emergen_button 1w 2c h
emergen_cal 1q 2c n br i
emergen_contact 1p 5k b 9i c b3 c br g
emergen_fund 22 7v t
emergen_kit 22 c4 k
emergen_light 1w 9m q h3 h
emergen_lin 22 7m b
emergen_numb 1p g5 b gr c
emergen_parent 22 fi g
emergen_pharmac 22 a8 k
emergen_room 22 7z k g5 e
emergen_sign 22 7l v 7z f
emergen_step 22 3y b 7j a
emergen_urgent 22 e6 b gu 9
emigran 1s 3p 12 7t a fi i
emissio 1p 23 l aj y ic 2i
emissio_report 22 ic r
emma 22 2t a 4q b
emotion 22 7n t ec 9
employ s e c 14 r 1f w 2f b 2u r 4n u 4w i 4x f 4y l 5a q 5c d 5d i 5f s 5m i 7a d 7e 9 7f 9 7o b 7s a 7t c 7x a 91 b ak l aq h av p ay n b1 z bb s bn f bo e cb 9 ce s ct 12 db a dg 13 di 13 dj 9 dk s dn 8 ej w el p em g ey v f0 q f1 q f2 1f f3 j f7 s fa f fb a fd 9 g7 h g8 h hd s i7 n iv f
employ_accept 22 cg 9
employ_ask 1s dk 9
employ_associa 22 4w a
employ_bil 22 ej m
employ_book 22 f2 a
employ_buy 1u 2d 9 dj e
employ_check 22 bn 9
employ_family 22 di f
employ_fitnes 22 b1 h f2 l
employ_freelan 22 5e b
employ_fund 22 di 9
employ_guest 22 ak 9 dn 9
employ_health 1w 7e 9 7g 9 7s a
employ_hir 22 bb p
employ_insur 1u 7l 9 7s a 7t 9
employ_keep 22 bo a
employ_learn 1u 1f 8 b5 a hd h
employ_match 1w g7 j
employ_nearby 22 3z a 44 b
employ_network 22 f2 a
employ_offic 22 f0 d
employ_own 22 ce e di 9
employ_pay 1j ct i
employ_payrol 1z 7x 8 di 9
employ_person 22 ce 9
employ_questio 1z f1 m f7 v
employ_report 1z 4w t
employ_shift 22 7f 9 di 9
employ_tax 1z av g dg 1o
employ_train 22 hd j
employ_use 22 g c 5f n
employe 19 4n c 4y f 5j 7 ay f di g el p em o ey t f0 1u f1 22 f2 1x f3 1a f7 i hd 11 iv 9
employe_fil 1z f0 t
employe_phon 22 f0 a
employe_train 1z ey h f3 j hd 19
employm 1e 14 e 1b b 40 9 4z e 5e a 94 a ax g ay 1b et a ez a fd q gv 9 gw 9 gx b
employm_agency 22 fd v
employm_contrac 1u ax g ay z
employm_keys 22 5l b 94 b
employm_lawy 1n ay j ez 9
empti 1r 3i 8 98 9 gf h hx 17
empties 22 e4 m
empties_even 22 e4 h
empty h q d 39 b 3f g 52 q 5s c 63 c 6i 8 6l h 6r b 8a a 8y a 98 d 9i l 9r a a7 j cv h dp c ds 9 ee 9 gf a gx a h2 9 hr a hx j i8 o
empty_appoint 1r r c
empty_bik 1z 1k a dn c
empty_booking 1i e d
empty_box 1o 8d 7 d2 7
empty_buildin 22 52 j
empty_cal 1q c7 a
empty_campaig 1z 58 d
empty_car 1w ak c
empty_card 22 8g a
empty_cellar 22 hx l
empty_certifi 22 h3 b
empty_check 1s 9i k
empty_clas 1n h a 4a c b1 9 bb b bi b
empty_clean 1s 5l j 94 d
empty_cours 1u i c 5f d
empty_deliver 1l 5y b
empty_din 22 30 f
empty_eleven 22 gx e
empty_episod 1z cj e cs d
empty_event 1s 31 f c0 9
empty_friday 22 ig 9
empty_gut 22 98 w
empty_hom 1z 3f e
empty_hous 1o 3f y 9i v
empty_issu 1z cr d d0 9
empty_item 22 i6 d
empty_kit 22 8c 9
empty_lesson 1o j a 42 b ey d
empty_match 22 go 8 i8 9
empty_messag 1p h7 9
empty_noon 22 dw b
empty_offic 1w 5m b 5s w
empty_ones 22 a7 a
empty_piec 1p 1j 8 9f b hh 8 ii b
empty_plant 22 1u c
empty_project 1r 8b 8
empty_put 22 eb a
empty_reading 1z 89 a
empty_rent 22 2j a 2m c
empty_repair 1u 9e d
empty_request 1l 1x b
empty_return 1q av 9 dg 9
empty_review 1s ea e
empty_rid 1u 8a c fz d
empty_room 1k 3h 9 9d d cv 19 fg f h2 8
empty_round 1z 97 g
empty_run 1w i8 j
empty_seat 22 dp t
empty_sensor 1z 28 d
empty_session 1m f b 7e b 9j b b2 c
empty_shelf 22 8i 7
empty_shop 1r 52 1h
empty_sit 1u gv d
empty_slot 1u q r
empty_spr 22 6l d
empty_storefr 22 52 s
empty_ticket 1z 6v e
empty_transf 22 de e
empty_trip 22 38 c
empty_visit 1c c c d 9 p 9 1o 7 47 c fu f
empty_wal 22 8y k
empty_way 1z ds 9
empty_word 22 1m a
encrypt 1o 1z b 26 k 4w l 7n l df a
end w 13 9 1z 8 25 9 37 a 3i d 7e 9 9b 8 b6 a bq c bx c cl e co c d6 9 dj b et b gq 9 hg 9 i7 b i9 c
end_ask 22 b6 a
end_end 1z ee 9
end_finish 22 57 b ed b
end_lif 1z bq k bx g
end_off 22 7e a cl a
end_sign 22 e0 7
endles 1z 9d d cj a
endomet 1w 7k 1d
ends 13 1c a 1z a dj q eq c gj 9
ends_next 22 f4 8
ends_regulat 22 d6 8 d9 9
ends_send 22 7u 9
ends_soon 22 dj d
ends_trust 1z 1c b 7q 9
energy 18 n d 1e 24 2b 1e 3m g 68 o 6h p 6j n 7r a 7s d 9g 22 ai f ak c al m ct a dh v ib 28 ic h
energy_advis 22 9g 16
energy_bars 22 68 s
energy_bil 1w 3m j ic f
energy_build 22 ib r
energy_communi 22 1e t
energy_consult 1w ib p
energy_coopera 22 1e 1c
energy_drink 22 6h x
energy_met 22 2b k
energy_monitor 1z 2b 1b ib l
energy_stop 22 f a 42 9
energy_used 22 n 9 ib a
engag 1n 2x j c3 19 gi l
engag_coupl 1p 2x e c3 11
engagem 1p 4k m c1 h f1 1e
engin 12 3g l 4z m 5d i 5i m 6p v 7z a 9p 9 au f bt c ca y cc i e9 e eb u ef 18 f9 8 fb 9 g2 m gk f gu k h3 s
engin_cal 22 c2 c
engin_design 22 am 9
engin_fre 22 f9 b
engin_look 22 cc e
enginee 1i 5i e 6p o cc j ee d f4 k
enginee_lead 1z ee d
enginee_meetup 22 5i a cc 9
english 10 42 y 5b j ax d b5 f bd a bn c g5 g
english_lesson 22 42 k
english_speak 1u g5 g
engrav 1l 2a p 3t 8 4k v 91 l is 23
engrav_nam 1z is f
engrav_print 22 is k
enjoy 1b 1v d 2x b 5n d 6e d 6w 8 96 a
enlarg 1z 8h 1x be b
enough y 3s 7 4p 9 9t a 9v 8 ak j
enough_activ 22 1x a bj a
enough_begin 1r b 8
enough_hom 1w 75 9
enough_import 22 84 9
enough_liv 22 9v a
enough_stay 1z 5l a cp a
enquiry 1d 31 b 58 u 59 h 5h g 9b 8 c2 s e8 a e9 k eo 1t h2 1g h7 z
enquiry_list 1s h2 u
enrol 1s 2i a av n f8 9
enrol_agent 22 av k
enrolme 1s w b f8 9 g3 r
ent 12 y b 10 g 1n a 1s b 22 d 5h h 6s a 6z b 71 9 72 q 9q s ap g cb c et h gj f i1 7
ent_few 22 1z a 22 9
ent_hand 1w 10 7
ent_measure 1z 1j 9
ent_nam 1u 1n d 9q 8
ent_ord 22 10 e 11 8
ent_recip 1z 6s 9 72 h
ent_visit 22 9l 8 gu 9
enter 1i cb 9 g6 b gj 9 gz a h3 f i1 7
enterpr 1s 1f 1j 91 b
enterta 1u 2z 9 45 1q e0 r i1 9
entranc 1k 1r b 6v i 6w h 76 b 86 a a5 9 b9 11 cw c fj a
entranc_exam 22 b9 13
entrepr 1w 5e s ar 14
entry 15 t 1s 22 g 5e h 5h i 6s b 6v 9 71 l 7f 9 7k 17 7n 1c 7p e 7w u 84 v 9l c 9u d cb m du 9 ek p et g eu k fk c g3 a gs c hf 9
entry_car 22 t d
entry_cod 22 fk 8
entry_documen 22 eu r
entry_health 22 7k 9 7l a
entry_let 22 7p a ek a
entry_second 22 6s 9 gs a
envelop 1i 8i 7 8j 1q cz o d6 1b el f is c
envelop_let 22 8j 9
environ 1u a b ig b ih b
environ_offic 22 ig 9 ih 9
enzym 22 it s
episod 1g az 1w cj 21 cq l cs 2h g0 1b hg 7
episod_episod 1w cj d cs c
episod_fre 22 cs 8
episod_let 22 cj i cs e
episod_show 1z az h g0 c
equal 1q 5d a 96 a bl b c9 9 d7 j i7 b
equal_treatme 22 5d 9 bl a
equally 1z cg c da a
equin 22 bx 10 fv 9
equip 1q 56 b 5r p 79 8 bz d fu h gn b
equipme 15 h b v c 18 j 1y f 2z z 31 i 3k f 4x d 5a c 5q 1q 5r f 7c c 7g 13 8u f 92 h 9h s 9m e 9o u af e by b bz r fj a fk 9 ge m gk r hq 9 ig e ix k
equipme_check 1z 7c b 9m i fk 9
equipme_hir 22 bz n
equipme_inspect 1w 2l a ge j gk 7
equipme_liabili 1w 2y 9
equipme_rent 1w 2z 12 5q k 92 k af h
equipme_rental 1z 2z q 5q 26 8u k
equipme_test 1z 56 9 gk 9 hq c
equipme_track 22 9o t
equity 1z g9 k
ergonom 1w b1 k iv 1p
ergonom_chair 22 iv 10
erp 1o 6q 1u cb 16 ed a h4 9
erp_smal 22 6q t
errand 1u 46 c a5 m fi 16
error i 5b a 5j 7 7w 9 8n 7 b4 8 ef r eg a
error_answ 1h cn a
error_birth 22 9u a
error_book 1r 8w d
error_build 22 9c f
error_car 1w o c 47 c
error_card 1s 2j d 8g 9
error_channel 1z e8 f
error_clas 1s g e 4a d
error_data 1r 2d c
error_found 1w 7w 8
error_insur 1z f5 a
error_look 1z 8n 8
error_memb 1z dd c
error_mend 22 ai 7
error_monitor 22 ef 2h
error_pag 1n cs b
error_plan 1w 7w 8
error_plant 1z 8q d
error_play 22 go 8
error_real 22 ec b f3 d
error_record 1m au 9
error_refus 22 f0 a
error_sensor 1w 27 c
error_seriou 1z u a
error_shad 1z 3 f
error_shop 1s 1r f 62 b a5 b
error_siz 1g 4h a il c
error_smel 22 ai 7
error_suppli 1r 2x c
error_track 1z fw e
error_valu 22 4l 7
error_vot 1z gi d h8 a
error_wind 1w 7c a
error_word 22 eb a
escalat 1z 9l n
escap 1j 2h h 32 2c 53 9 5n h 5s b 6z j 74 7 8j 1b 8v m ag 8 fj s fp b
escap_gam 1w 32 11 8j x
escap_proof 22 fj u
escap_room 1s 32 1z 5n f 6z h 8j m 8v k
escap_rout 1z 2h 9 53 9 5s b
escrow 1l 4z u 8g 8 c3 g fe j
esg 1z ic t
esg_report 22 ic l
esim 22 79 2w
esim_travel 22 79 1i
esport 22 hs 1z
espress 1o 2j 1i 2k 1v aa g
espress_bar 22 2j v
espress_machin 1z 2k i
essay 1k b4 e b9 l bg 1s ck l gp 1u
essenti 1w ik x iu 10
essenti_oils 1z iu l
establi 1h i e k g m g v f x f 1h c 1m b 29 e 2y g 31 i 47 e 4w f 58 f 59 e 5a g 5d e 8i c bb g cr f
establi_local 1z 2y g 58 f 59 e
establi_practic 22 k g x f
estat 15 19 c 3e 1h 3f b 52 a 7y 1a 9j f 9w b a3 u a7 e bq 1b dp j fd b ff 11 gz e h2 1w hx p
estat_agency 22 dj 9
estat_agent 1h 3e z 3f b 52 a ff o h2 1z
estat_clearan 22 9j l hx d
estat_media 22 3e m
estat_photogr 22 3e x
estat_sal 22 hx l
estimat 1d 22 b 23 f av p et i gt 1k h1 19 h4 1o ic r
estimat_nev 1z h4 s
estimat_real 1z 9a b
eta 22 gk a
etf 1z d8 c d9 s
etfs 22 ga w
ethic 1w v c w b 4w 10
ethic_board 22 v a w 9
ethical 1r 4c n 5k 1f fd 8
ethical_hack 1z 5k 1a
ethiopi 1w 5z 8
ethnic 22 64 19
etsy 1q fh t i6 1w
etsy_sel 22 i6 j
etsy_vint 22 i6 s
eulogy 1u d5 2a
euro r d9 b
europ 14 4z a at b
europea 1i 66 8 6c e b5 c
euthana 22 3u a
eva 22 q a r a
evaluat 1z et e gp 9
evapora 22 24 b
eve 1p 1o x gf a
even s g b h b i c n 9 15 h 17 c 1a s 1e c 1o c 2t c 39 f 3b f 3i a 3r 8 3w p 3y 14 5l f 5t c 5y b 7e a 7p c 99 8 aa b aq f b8 a b9 o bb i by e dw 8 e3 c e4 h ew b gi e gt c hh i hi 9 hj 11 hr d hs l im 7
even_again 22 dw 7
even_appoint 22 m 9
even_circl 22 15 9
even_clas 1m i 9 15 g 42 c aq i b8 d ba d hh a hi 7
even_collect 22 3r 8
even_cours 1u bb j
even_group 22 b9 a
even_hom 1w 39 e
even_know 22 1o 8
even_let 22 1a b bb a
even_night 22 7l 9 a8 8
even_not 1z 48 9 7n a hs 6
even_pay 22 h2 9
even_sam 1z gi 9
even_school 22 b5 a hj e
even_somebod 1z ft a
even_weekend 22 hi 7
evening z h a i d n 9 1a b 2m e 2n d 3b g 3w g 3y w 40 8 a6 c bb d dw 8 e0 g e3 w e4 x ep 9 gi 9 hi 8 hj s hl 6 hs m
evening_associa 22 go a
evening_borrow 22 3b 9 hs 6
evening_employ 22 dj 9 f0 d
evening_empty 22 e3 7
evening_firm 22 1c b e4 8
evening_hom 1z 1g a 3b e 9g a
evening_list 1z 18 a
evening_memb 1z df 9 e3 f
evening_offic 22 5s b
evening_school 22 40 9 gq b
evening_shop 22 5u a
evening_spar 22 6k a 9l 8
evening_text 22 59 9
evening_trad 22 ei b
evening_weekend 1z 7t a hr 7
event z 8 a 17 f 1w 20 2k p 2q 9 2s a 2z z 31 1g 3a b 3b a 4e c 5n 1s 5q h 6g 8 6v 1q 6x l 72 b aa 9 bj q bk e by 1s bz l c0 17 c1 o c2 1s c4 12 ci b d5 7 dc g e0 10 gd 1h gh l i7 15 ir 8
event_agency 1r 5n f by d c2 h
event_ask 22 5k 8 6v a
event_calenda 1z 1w l 3b 9 gd j
event_cancel 22 6v a
event_cater 1z 2k d
event_centr 22 c2 s
event_check 22 1w a gd 9
event_childre 22 8t a cl a
event_club 22 8w b cj a
event_dat 1z 1w e
event_decorat 22 c1 u
event_equipme 1z 2z x 5q l bz d
event_event 1s 1w d 31 f by a
event_fair 22 6v a
event_first 22 5n b
event_hal 22 c2 g i7 a
event_hir 22 bz e i7 l
event_host 22 by t c0 q
event_locatio 1z c2 13
event_near 22 1w 10 bj g
event_nearby 22 gd k
event_onlin 22 cq a
event_organis 1u 6v w
event_own 1z 6v a e0 8
event_part 1u 5n e
event_plan 1p c2 t
event_quiet 22 2k 9 5n b
event_smal 1z gz 9
event_spac 22 3a b c2 q
event_styl 22 c1 e
event_team 22 c4 i
event_ticket 22 1w m 6v 1x
event_tonight 22 1w m
event_use 22 2z 8 69 9
event_venu 1s c2 1m
event_visitor 22 bn 9 co b
event_volunt 22 17 o 6x 8
event_weekend 1w 1w 17
ever 1c 3u 8 ae 7
everybo w 1s g 2x b 35 c 37 b 4i 8 5m f cn 9 da k du 6 e7 b el a eq b et a f1 b f3 8 f6 a
everybo_book 22 37 a
everybo_chang 22 48 9
everybo_els 1u e8 a e9 a
everybo_fillet 22 hu 8
everybo_hir 22 31 c bn 9
everybo_hom 22 5m c
everybo_nobody 1z 5p b
everybo_own 22 et a
everybo_start 22 bb g ey b
everybo_work 22 j 9
everyda 1j l 9 46 k 4h w 5f b 8m g cp j ik 11 io q
everyda_meal 22 l a
everyon 12 4q a
everyon_see 22 c7 8
everyon_shown 22 ck a
everyth u 1z 9 5w c 9j a 9v 8 bq b c4 a cf 9 ch 9 da d ef c f0 h ih c
everyth_confirm 22 76 7
everyth_hang 22 ef c gk 7
everyth_hom 22 5w e hs 6
everyth_not 22 64 a 8l 7
everyth_onc 1z gy a
everyth_said 22 9v 7
evictio 22 bm y
evidenc 1h 1h 7 7f a 8j 1f be b bm k f4 1k
evidenc_cas 22 8j n
evidenc_method 22 7f 9 be b
exact 1k 3o c 60 a df 9 dk b i1 8
exactly 1h 3n c 3r 9 5q a 5v c 6s 9 8d 8 cj a
exam 19 1p 8 40 1a 42 h b4 q b9 2n bd h be g bf 1s bh 15 g3 d gp 1u
exam_cours 22 b9 1h
exam_dat 22 b9 h bf f
exam_mark 22 b9 9
exam_prep 22 40 k b9 i
exam_prepara 22 b9 18
exam_questio 22 b4 l
exam_result 22 g3 h
exam_saturda 22 b9 b
exam_teach 22 b9 8 gp q
examin 1p 7l 8 7o 8 80 c
exampl 1k 5a a 87 a bo f cd d e9 i
excavat 1w 5q 23
excel 1g aq 1t
except 1z ij 9
excepti 1u cb h ef e f0 g
exces 22 12 p ig o
exchang 16 3 k 1l 10 42 f 4c a 4h h 4m h 4n q 4s r 75 1w 8f u 8m c 8u g 93 h a7 c aj a bd f df 18 f9 l he 1n i5 j i8 c ik f il c im d in 8
exchang_club 22 75 h
exchang_cost 1z 4n 9
exchang_first 1s he y
exchang_siz 1r he h im 9
exchang_stor 1z he c
exchang_teach 22 f9 m
excit 22 7r e 8w c
exclud 1s 1l 9 5x b bl b fl 9 hy 9
exclusi 1s 91 c dc e g2 x h2 9
excus 1u 1e 9
executi 1l 5e x 5f n 6q k ar h at 10 au h
executi_assista 22 5e y
executi_coach 22 5f n ar h
exercis 15 k 1l z 1w 2d t 5f c 7e o 7g 1j 7o 1x 7s a 81 9 82 1d aq e as b b1 1e b4 1g b5 f b7 1m b8 o bd c be l f2 t fj a fq t fv r ho 1i
exercis_app 1u z e 7g i 7o r b5 j
exercis_apps 1z z f 7o f 82 d
exercis_back 1z 7o i
exercis_chosen 22 82 a
exercis_clas 1z b1 r ho t
exercis_employ 22 b1 h f2 l
exercis_hom 1u k 9 7g a 7o i fv n
exercis_keep 22 82 8 b6 a
exercis_learn 1z b7 9 b8 f
exercis_meet 22 b1 a
exercis_plan 1u z s
exercis_senior 22 7g k ho f
exercis_session 1w z s
exercis_sheet 22 7o a
exercis_short 1z be a
exercis_video 22 k m b1 c
exercis_work 1z b7 9 fv 8
exhaust 1s 1g 8 2o c
exhibit 1s 6w 1z c5 10
exhibit_end 22 c5 b
exist 17 10 a 97 9 98 e fy 9
exist_already 22 dd 9
exit 1g n e 32 l 34 b 3a b 3z a 77 8 9m g e3 c gl 9 hc i
expat 1d 64 10 7a 1d 8p 9 av x aw e b5 c bk m ce p fi d
expat_communi 22 bk m
expat_paperwo 22 7a m ce j
expect 1a 9 9 o f 5z 8 7l 11 9e d b2 8 dk l hx 8
expect_parent 1u 7l 13
expecta 1q a b o b 26 c 4r 11 ix 8
expecta_moth 1z 4r x
expecta_parent 1w a 9 26 a
expens 1f 1b b 1h 1q 22 p 4w d 7u a d6 h d7 v da 2k dg n el 2r go e
expens_claim 1z el 1l
expens_report 22 el 29
expens_track 1z d6 h
expensi 1d 2l a c7 c cl 9 hf i
experie 17 y c 2t c 5j e 6s b 7c q 8n b at 8 bg d bn e fa z gz c hc b
experie_mentor 22 fa x
experie_pilot 22 7c g
experie_read 22 bg a bn 9
experie_staf 1z y f
experie_test 22 5k 8
experim 1r 8t 1d ck 9
expert 1b 4z 16 78 7 ba 1c bs a cd l db d e9 s f7 o fb 2s fl 12 h1 h
expert_cal 1z fb 1t fl f h1 j
expert_decid 22 cd f
expert_pay 22 fb d
expert_rat 22 fb i
expert_record 22 e9 b
expert_wheth 22 7k 9 7o a
expir 1f y 1e 5r e 6o a 88 b gj f gk 8
expir_medicin 22 y t
expiry 1p y 1e 22 9 62 l f0 d gy c
explain z 7 b l 9 3b p 40 e 57 f 5a g 7j g 7k 9 7w e 85 l 8v c aw n ax f b4 w b7 a bh l ca a ck i cu t d9 i ga j gm g h1 a i1 7
explain_result 22 57 b
explain_show 22 et a
explain_smartph 22 cu x
explain_step 1u b7 d
explain_video 22 ck m
explana 1m 4u e b4 n d9 9 ga c ha 8
explor 1z 33 p
export 18 t b u b 1z a 4t r 5h 2d 6n 1k 71 a cq d eb g ek h f0 d
export_documen 22 6n v
export_help 22 5h y
exposur 1z 81 1j
expres 1o 5i a 66 b ev a
express 22 cg 9 ec 9
extend 1s 3f e 8n 8 ct a im i
extensi 1l 2 l d w 8t g 9c n ao t bv o i2 h
exterio 1w 3h x 3j t 98 d
externa 22 3o 8
extingu 1s 4x b 9m 2d h3 l
extingu_hydrant 22 9m s
extingu_test 22 h3 j
extra x 2z 8 3h a 59 9 6f v 94 d 9a b 9c j ao b ht n
extra_round 22 59 e
extra_such 1z da a
extra_virgin 1z 6f 1i
extra_work 1s 2p 9 9f 8
extract 1m 2j b 2m c 2n b 3i 12 eu 2l h1 a
extract_data 22 eu v
extract_machin 22 3i e
eye 1f p j 1m 8 4l 1b 7d 8 8p 9 b0 b gy f
eye_doctor 22 4l 9
eye_test 1u p j 4l 19
eyebrow 1z d 13 bv h
eyes 1e 1 b 3 d 1m 8 4l q 8t 9 dt a
fabric 1b 3i c 3o t 4d d 4i b 4m o 4o j 8d g 8e o 9f 1a cy 7 ig x il h
fabric_look 22 4m b 8e 8
fabric_shop 1w 4i c 8d c 8e c 9f 9
fabric_test 1w a 9 4m a
fac 16 0 s 1 g 3 i 4 s j 8 1e a 1n 7 20 x 3w b 4l k 4r b bj e c9 g cg m e4 8 i7 b
fac_cream 1z 0 i 1 c 4 i
fac_dayligh 22 3 b
fac_round 22 4l 7
fac_south 22 1e d
facad 1w 3h l 3j i 97 u if o
faceboo 1f c9 k e8 z
faceboo_ads 22 c9 m
faceboo_post 22 e8 o
facial 1r d 1c bv 18
facial_manicur 22 bv c
facial_treatme 22 d l bv e
facilit 1h 5l h ak c gv w ib g if 9
facilit_manag 1p gv i ib e
fact 1n 5g b at 8 d1 a e5 b e9 12 h2 l
factor 1p 4 n 4t 20 al j am u ib 10 ic v ih m
factor_platfor 22 4t v
factory 17 6q 10 a3 k ab 7 ai 8 am 1g ao u di a hl 9 i9 i ia g
factory_machin 22 ia l
factory_own 22 am a
factory_staf 1z di 9
factory_work 1z 4y a
fad 1k 1i 8 2s 9 4m b 4x a an 8 bu 1c
fad_scissor 22 bu d
fail y 1c i 24 8 2a c 5p 7 6v a 7m 9 8c c b9 a bh b ec a ef e ia w
fail_cal 22 gk 9
fail_deliver 22 5t 9
fail_list 1z 6r b
fail_theory 22 bh b
fail_twic 22 ia a
failur 1o 1c h 2h i 5p d 89 l 8c 7 bs c ew c
failur_questio 22 8c 7 ew b
fair v 25 8 39 c 4c e 56 9 5h m 69 i 8g b 8k a 8r c 90 b 94 d bg d c3 b cd b d7 e ei f el d ez e fh e gq a i1 9 i5 b ip 8
fair_ask 22 2 9 2g a
fair_build 22 8f 7
fair_design 22 8k 8 8o a
fair_good 22 gy a
fair_group 22 f7 a
fair_last 22 el b
fair_market 22 5a a fs a
fair_memb 1z 2b 9 8w a
fair_onlin 1u c3 e ck 9
fair_parcel 22 i6 9 ii 9
fair_parent 1z 2p a 49 9 d7 a
fair_pay 1s 6v 9 cd h
fair_phon 22 r a 6r c
fair_rota 22 ez 9
fair_shop 22 4k a 6k a
fair_trad 22 69 f fh f
fair_univers 22 bg g ip 8
fair_wed 22 2y a
fair_wholesa 22 gu 9 gv a
fairly 1j m a 41 9 7m b bu 7 cd d ex 9 fd 9
fairnes 1u 4u b ex b go c
fairy 1w 1o u c1 v
fairy_light 1z c1 p
faith 1w 3v j 3x j
fak 1a 4f e 50 p 87 12 8g c bj f f3 1i ff f ip r ir d
fak_follow 22 50 d
fak_invoic 22 f3 u
fak_mail 22 f3 t
fak_return 22 4f 9
fal 11 25 b 2c 1x 7f 13 9k b br g cw 8 d9 m df 8 dp a f4 9 fo c fz h hl j ho 19 hq 8
fal_alarm 22 2c 19 br k
fal_apart 1w go 9
fal_ask 1z 97 b fz a i0 7
fal_asleep 1s 25 b 7f 1i
fal_behind 1u w 8
fal_cal 22 2c t
fal_detecti 22 2c e
fal_due 22 2m c 4t 9
fal_few 1s 4 8 4m 9
fal_hom 22 cw c
fal_ill 1n 3r 7
fal_know 22 ho 7
fal_sam 1u 14 8 fm a
fallen 1z 2c 1m if a
fals 1e 1c g 26 n 28 9 2c j 2f i 50 c ap d bl j c6 8 ca 8 ff e fy b gb h i9 g ie e ir e
fals_alarm 1n 26 k 2c h 2f b i9 e
fam 1z 8i 7
famil 1q 16 n 1v m 1w o 7u 16 83 l 9q k bq n
familia 1k 6 8 71 7 83 b iu b
familia_sold 22 6 8
family h a b j d o j p 9 12 g 1g d 1h f 1i j 1j e 1k e 1m e 1n b 1o o 1p r 1q d 1s 14 1v a 20 z 29 d 2c i 2y m 31 c 34 k 35 9 3p n 3q r 3r i 3s e 3t h 3y s 3z f 40 f 44 f 45 e 46 j 47 o 48 j 49 c 4a e 4b a 4d h 5x 9 64 d 6f a 6x 8 6y f 73 a 75 r 7a a 7b k 7p b 7q c 7u v 7z 9 83 n 87 k 8b b 8f 9 8u o 8v g 93 j 9a e 9j a 9q j aw e bi b bp s bq k bw o c5 9 cl i cw b cz h d0 v d1 r d2 o d3 f d4 v d8 k db 9 de e dn b f8 d fd k fi e fx k g6 b g9 d gb a gd b hl 8 hq c ht g hu 8 hz f i4 6 ix 8
family_abroad 1s 64 v de i fi t
family_acros 22 1h 7
family_activit 22 1w m cz c
family_add 22 d2 6
family_advic 22 1h h 1i 8
family_age 22 cw k
family_answ 1z 6y 9 fx 9
family_app 1z 1s l
family_back 1r 43 8
family_bank 22 db h
family_begin 1z hl m
family_bik 22 1k 7
family_birthda 1z 45 z
family_book 1n 1o a 46 c bi g d4 t
family_box 1w 5x c 8u b d2 8
family_café 22 3y b 8f 7
family_cal 1w cv a
family_calenda 1z 1s 2f 7u e
family_car 1p 7u t cz 9
family_centr 1w 1q 9 1r a
family_chat 1u 1s f 7u d d0 e d4 c
family_check 1z 8u 9
family_child 1r j r 1m m 3z u 84 8
family_childre 1f 1k d 29 d c5 h
family_choos 1z 3p 8 3t 7
family_church 1z 3r 9
family_collect 1z 3q 9 d4 8
family_compar 1z 7q 9 c3 8
family_cookboo 22 d4 1p
family_cov 22 d8 a
family_dementi 22 7u a cz r
family_doctor 1p 7k d 7m 9 7s 9 7t m 7z g 80 a
family_elderly 1z 2c x
family_employ 22 7u 9 g7 e
family_ent 22 9q s
family_event 22 8t a cl a
family_fal 22 1p 7 hq 7
family_family 22 16 a
family_far 22 3p 8
family_few 22 cz 8 d0 7
family_fil 22 3t h 9q 9
family_film 22 d2 p
family_find 1w 6y 9
family_firm 1z 29 9
family_first 1s 7a 8
family_food 1z 5w 9
family_friend 1n 1y c 2x d 4d d 75 c bg d c1 8 c4 b di c fo d g9 a
family_ful 22 a 9 d3 7
family_gatheri 22 d1 9 d4 8
family_grandpa 1z d0 v
family_grav 22 3p p
family_group 1w 34 a
family_grov 22 6f f
family_help 1u dc h fd n
family_history 1u 3p 6 bp j d1 19
family_hom 1q 1p d ht d
family_insur 22 p a 2c 9
family_keep 1q 20 l
family_kept 1z 9q 8
family_land 22 7a 8
family_languag 1z aj 8
family_lesson 22 1p 7 35 d
family_liv 1r de c
family_look 1u be a fx x
family_meet 22 3y b
family_memb 1r 1m a 83 9 d0 8
family_neighbo 1z 86 d fp h
family_newborn 22 o x
family_next 22 1k 7
family_not 1u cl 9
family_nursery 22 1o 7 cl a
family_old 1s 87 t gb n
family_open 1z 2o 9 d8 9
family_ord 1o 3s 8 hu 8
family_organis 1z 1s y
family_oth 22 2c 8
family_paid 1z ch a
family_parent 1r 47 12
family_pas 1z 2q 9 7l 9
family_pay 1p 7x c
family_photo 1w 20 1s 83 a bw q
family_photogr 1s 2y j bw 13 bx j
family_plan 1p 1s i 3q b
family_play 22 3b 8
family_portrai 22 bw h
family_pref 22 40 9 8u a
family_read 22 1n 6 9q e
family_really 22 l 9
family_recip 1s 9z f d4 h
family_recomme 22 46 a 8u a
family_record 22 6x 9 bp g
family_relativ 22 d4 8
family_rely 22 7p a
family_rent 1u 92 a 93 h
family_sam 1z 3p 7 3y a
family_schedul 22 1s m
family_school 1n f8 d
family_schoolc 1o 1i r 1j n 40 r 44 u 48 r 49 r 8b i f8 m
family_sel 1z hx g
family_send 1r d0 g d2 7
family_separat 22 1h 9
family_short 22 2y a 3z a
family_sign 22 bp a
family_sit 1z 3y a
family_sits 22 9q 9
family_smal 1h 1o m 1v 9 3y r 4a t 7b c hq i
family_stand 22 3t 7
family_stay 1w 3z 9 4d a 61 g
family_story 22 bp l
family_sunday 1w 6k f
family_switch 22 1i 8
family_tabl 22 8v n
family_talk 22 8u a
family_teach 1s 1p 18
family_test 22 d4 8
family_track 22 1i 8 d8 a
family_tre 1s bp r d1 1q
family_use 1u 4r 9 6y 9
family_visit 1s 46 c
family_voic 22 d0 9
family_watch 22 1r e
family_wish 22 75 8
family_young 1u 16 9 93 v
famou 1u 5 9 ar 9 cj a
fan 1r 3g i cq 1t cs e
fan_communi 22 cq l cs a
fan_members 22 cq v
fancy 1s dv t
fans 1a 2s r 3i 9 4q 1f 8g 9 8j k cq 1y g1 r
fans_buy 22 g1 g
fans_pay 1w cq 1d
fantasy 22 cs b
far 13 3p w 3x 7 4v b ae a ao 8 bg d d0 i di 9 dr a i4 7
far_apart 1u 97 a
far_away 1m 3p j 3x 8 d0 m
far_off 1z 3p 7
farewel 1k 13 g 3q d 3r 24 3u 1n a1 8 d5 q
farm w 19 h 34 1q 4u l 5p p 5q m 5u 1h 5x 1p 5z x 66 f 69 d 6a a 6d y 6e b 6f b 6j 16 8r d 9w f 9z a a9 24 ab 19 ac t ae 1j af 1t ah q ai y aj u am g ap s aw 9 ff d g8 d gd a hi g hu v hv 10 hw q i0 9 id 1q ie 19
farm_book 22 5q a af j
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
farm_list 1s 5u t a9 18
farm_machin 22 5q m af 1s
farm_machine 22 af t
farm_manag 22 id k
farm_market 1g 5x b 9x 7 a9 w gd d
farm_phon 1r ie d
farm_pick 22 a9 b
farm_rent 22 af j i0 9
farm_restaur 22 5u 1c a9 h
farm_sel 22 5u m a9 m
farm_sensor 22 ae g ie h
farm_ship 22 5z 8
farm_shop 1o 19 d 5x g a9 r hv 8
farm_shown 22 a9 b ap 8
farm_stay 22 34 2d
farmhou 1q 34 12 66 9 6j 8 7y 9 hv 9
farri 1u 9v 3i
fashion 1a 4c 1q 4e o 4f 11 4m e 4p f 52 b aa c c8 s cy v he k im 17 in f
fashion_brand 22 4c k he i
fashion_chain 1z 4c f 4e f 4p f
fashion_label 1z 4c s
fashion_photo 22 c8 v
fashion_shop 1s im r
fast 13 2l f 2n b 3a b 3f g 3i a 3s 5 4t b b3 f by a dx 9 ex 9 iq p
fast_charg 1z iq z
fast_deliver 1z 5i a
fast_food 22 2l h 2n g
fast_sel 22 6i 9
fast_than 1z dx 7 dy 9
fasten 1z 4r a
fastest 1w y c 6d d 7x 9 c1 8
fath 1b 1o 1m 3w w d5 b hn h
fath_brid 1z d5 c
fath_christm 22 1o 1t
fault 18 2z a 3g k 4i j 8h a 8s b 9e 18 bt e dl d dm c dn b ef a fc b fe c gg m gw d i9 m ia z ij c iq e
fault_ask 22 29 9
fault_part 1z 4i d 9e q
fault_photo 1z 3g a
fault_repair 22 dl a
fault_report 1u gg g ia j
fault_send 22 9e a dm 9
faulty 1z 29 c d3 7
fava 22 6b a a0 8
favorit 22 3u a
favour 1q 1x 22 f3 8 i7 h
favouri 1c 2r c 4s e 65 b 6e f cl f cs 8 d4 b e1 7
fear 1d x 8 7k 9 81 1e au e f5 d fn 8 gz 9 i1 9
fear_absenc 22 j 9 15 a
fear_fly 22 81 v
fear_height 22 81 q
fear_mov 22 x 9 gz a
feast 1s 3v 9 gf f gh i i3 a ih 9
featur 1j 11 8 23 f cn a hc m
featur_request 22 hc n
februar 1p 3p 8 ad c ho 8 hp 9
fed 1l 97 9 9u g ah 8 ai d fo d fr a hu j
federat 1u 6x t go x hm d
fee s 39 g 3b i 3y a 4t d 57 l 5c d 5d i 5g b 5h a 88 a 9e b 9u b b0 a db g dj 9 ew a fc f ff a g3 b g9 f gz b i6 7
fee_back 22 5d 9
fee_book 1z 3y a
fee_buy 22 3f 8
fee_cod 22 9u c
fee_commiss 1z dj 9
fee_cov 1z 57 a db g
fee_explain 1z 3b 9 57 a
fee_first 1z 5h b
fee_fix 1z 5c a
fee_guid 22 33 a
fee_mis 22 q 9
fee_must 22 88 8
fee_not 1u bg 9
fee_rul 22 9u d gz a
fee_sal 22 1l 8
fee_seat 22 3b b
fee_shar 1w 5g 9 6z 8
fee_shown 1w dj a
fee_start 1z 5g a
fee_video 22 50 f
feed 16 o q 1u 9 34 o 3l g 3m c 7l 19 8c 7 a2 9 ae 10 ah 1i ai 8 ch e ek g fo p fr n g0 u g6 s gc 17
feed_animal 1z 34 l fr h
feed_buy 1z ah w
feed_cats 22 fo v
feed_deal 22 ae g ah d
feed_match 22 ek l
feed_mil 22 ah a
feed_plan 22 fr a
feed_pond 22 ae c ah e
feed_sleep 22 7l j
feed_stor 1z ae 7
feed_tarif 22 3m g
feedbac 19 i 9 4x 9 5y 8 82 9 au u b0 f ba 1e bc s bd o bn b bo 1b c7 b cd f ea j f1 11 fa l fq c gp 10 hc 1x
feedbac_good 22 bo a
feedbac_teach 22 bc a
feedbac_work 22 bc a
feel 11 4 c 27 c 2d e 3f 9 4x 9 7h a 7n m as g en c
feel_bad 1z 23 9 7n a
feel_bet 1w 7n a
feel_dizzy 22 4x d
feel_good 1w 4 9
feel_paid 22 7t b
feel_saf 22 dp a
feel_stuck 1z as n
feel_watch 1w et a gv 9
fees 13 6v e 6y 1a 7x b d9 l de y df 9 di 9 g3 1h gj o h8 o i6 m
fees_ads 22 i6 h
fees_attenda 1z g3 z
fees_eat 22 34 b
fees_paid 1z h8 a
fees_visitor 22 6v b 9r 9
feet 1j p h 4h 19 fz 8
fel 1n d9 f fz b
fellow 22 dx 8
felt 1j 3q 9 8d c be b dy a in n
felt_hats 22 in o
femal 1e 35 9 3x a
femal_guid 1z 3x b
femal_instruc 22 35 9
fenc 1d h h 2b 8 3h f 3j i 3n d 7b w 9w s ac 8 ag 17 fj 1w ie f
fenc_acr 1z fj 10
fenc_field 1z 7b f fj w
fenc_meadow 1z 7b n fj o
ferment 1j 2o b 67 i 6b f 6c 2p 6h i 71 u hk e hw 7
ferment_tank 22 71 i
ferment_vegetab 22 6c r
fern 1s m h 1u n 53 f 8q m
fern_rub 22 8q e
fertili 1m 7d k 7k n 85 z ai b id l
fertili_nurs 22 7d 8
fertili_track 22 7k n
festiv 1u 6g 8 a1 m
festiva 1d 1b b 1c a 1e 9 2l 11 39 s 6h f 6v 1b by f cm c e0 9 ii p
fetch 1g 16 f 5o 8 5q a ai d dt f ho b hz 8 i4 8 ig g
fetch_noth 22 16 a
fev 1l 7l j 7z 13 84 k 9u j ie s
few r 1 9 3 9 w 9 1q b 1x c 42 9 4m d 6w a 7e 9 92 b cg e dp a ei b ex c ey i f2 a fl 8 fz a gw b
few_answ 1z ei a
few_applica 1z ct e
few_artist 22 54 8 8y a
few_buy 1u 5 9
few_clas 22 g c 49 a
few_design 22 8k 8 8o a
few_fals 1s 26 h
few_field 22 at 7
few_guest 22 33 a
few_holiday 1w 69 9 8r 9
few_househo 22 5w 9 75 9
few_ingredi 1z 1 a
few_keep 22 2t a fz a
few_languag 22 51 9 5b b
few_larg 22 5a a cq a
few_meal 22 1q a
few_patient 22 q 9 w 9
few_pay 22 21 a ci a
few_piec 22 cy 6
few_questio 1p 4s e
few_report 22 4w a
few_shop 22 62 9
few_stop 1w 6w 9
few_street 22 1x i
few_taps 1u r 9 71 8
few_than 1u 1 8
few_thing 22 1z a
few_travel 22 98 a dt a
few_use 22 d0 7 f2 h
few_useful 22 1m 7 2d a
few_warm 1z 4 9 2q 9 dl 9
few_weekend 22 2x a 92 a
fibr 1h 6 9 4c 9 4d a 4m a 4p g 4s h 7i 9 8d e ik e il e
fibr_car 1u 4m 9
fibr_content 22 4c 9 ik 8
fibr_label 22 4p 9 ik 8
fibr_origin 22 4p 9 4s a
fiction 1z 8j l 8w b
field j 4z a 7b d 8r h ac n af b aj a bb c ct e cx 7 cz 8 d5 7 dc a eu o fa e fi c fj q fn 9 gu o i0 b id l
field_cam 22 ai 7 h1 a
field_cannot 22 1b 9
field_check 1w eu a
field_dogs 22 7b f fj u
field_feedbac 22 6 8
field_field 1r af b eu d id b
field_hom 1w 9a f
field_languag 1u cd 8
field_mark 22 eu a
field_messag 1o 91 b
field_near 1u fj o
field_offic 1z fi n
field_plot 22 19 g i0 g
field_record 22 id k
field_region 22 id 9
field_robot 22 ac 1s
field_send 1u ct 9
field_servic 1r 9l d gu 1s
field_staf 22 eu a
field_stay 22 fa 8
field_stop 22 ec 8
field_wak 22 ef a
fiesta 22 gd t
fifteen 1a 1n 9 1t g 22 e 23 e 2f d 3g b 3z 9 5x e bh d fb f fl b g6 b iv b ix a
fifteen_cal 22 fb i
fifteen_client 22 d a
fifteen_househo 22 23 h
fifth 1k 6m b 7s 9 am 9 hy 6 i1 8
fifty 1b 4f e 67 d 7z e 8e 7 a0 b aj d bj b cr 9 cs 8 cz 8 dc a dt a ee 9 ei g
fifty_read 22 cr a cs a
fig 1z 5 u 8 v iu l
figur 1b 23 p 2a x 57 d 5g d 5j l 6w d 7y a 8g c ar p cl u df d dg b dk p ed 1c h1 b i5 l ic 15 ij d
figur_check 22 5g a ed b
figur_compar 22 gt b
figur_look 22 eu a
figur_mark 22 ed h ic g
figur_show 22 23 9 df 9
figurin 22 2a x
fil p g c q l 1b 9 2v i 3h c 3t 8 4u f 5b c 63 j 6d 9 6h b 6n 9 6p a 7w f 83 8 8e e 8t 9 9n d 9q g 9u d ai 8 aq g av 16 ax n b0 c cp o ct d d2 o dg m em w ep d et g f0 14 f7 a f9 8 g0 a g1 a g2 9 g4 k gf t gh e gz v h0 b h3 h h5 d hb m i7 j ic h iu a
fil_again 1z q e 6r b
fil_answ 22 ep a
fil_applica 22 9g a
fil_board 22 ct b
fil_bottl 22 67 a
fil_cancel 1u h5 q
fil_car 22 90 b 9u k
fil_certifi 22 9q a h3 g
fil_check 22 el 9 gh a
fil_claim 22 88 8
fil_client 1z 7m a
fil_complet 22 hb n
fil_contrac 22 ax g
fil_cov 22 3z a
fil_dat 22 2t a
fil_deadlin 1z gz f
fil_deliver 1z g1 j
fil_email 22 eo a
fil_end 22 et h
fil_evening 22 3y b e0 7
fil_fil 22 av 9
fil_form 1q bs 9 i2 7
fil_format 22 11 8
fil_fridg 22 2v a
fil_gap 1z e0 7
fil_gaps 1z p 9 ez a
fil_group 22 bi a
fil_hand 1s 1b a
fil_hom 22 3t 7 9q 9
fil_keep 22 83 9
fil_kitchen 22 5m c
fil_label 22 6h 9 aa 7
fil_lat 1z em a
fil_let 22 4 a
fil_level 1z gf 1s
fil_machin 22 5o b
fil_off 1z 5p b
fil_oth 1w f0 c
fil_pas 22 f0 d
fil_pasta 22 63 h
fil_plan 22 gh 9
fil_postag 22 2 9 6d a
fil_print 1z 8e c
fil_questio 22 at 8
fil_receipt 22 g4 d
fil_return 1r av e dg a
fil_right 1w h0 g
fil_room 1w 6a 9
fil_salad 22 2v g
fil_securit 22 f4 f
fil_station 1z a7 c
fil_tax 1u av t dg j
fil_transpo 22 6h 9
fil_word 1s bo b g0 d
filing 22 57 a em e
filipin 1r fi l
fillet 1z hu n
filling 22 69 a
film 11 4 i 35 d 3e e 3o a 4y q 5a 27 5q 9 8h 1n 9a l 9d d au k ba d bh e by 1q c2 a ck p cp j d2 10 e3 1x ft b fv p gd c hk 7 hl 6
film_ask 22 8h 7
film_employ 22 5a x
film_event 22 by q
film_gait 22 fv n
film_handov 22 5q a
film_lov 22 e3 u
film_phon 1z 1z 9 5a a
film_right 22 e3 7
film_room 1u 9a g 9d i gt d
film_school 22 cp a
film_screen 22 e3 q
film_task 1z 4y k ey b
filmmak 1z 5a a
filt 15 4 n 16 1m 1t c 2e 28 2j d 3k x 5w b 5z g 76 9 87 b cf c ev j fa 9 g5 l gc j
filt_due 22 2e a
filt_insuran 22 g5 r
filt_light 22 2e a
filt_school 22 16 u
filter 1s 21 9
fin 16 m t 13 b 88 16 af 9 bs c em a er d
fin_fil 22 em b
fin_lin 1z m 12
final 1e 31 v 5n f 9f e au e b0 9 ba d bg c bo 9 c4 m
final_fil 22 b0 a
final_handov 22 c4 p
final_numb 22 31 p 5n h
financ 1b 3m c 4t 1n 5j 1t aj 7 am h d6 f d7 1b dj g el f ga e
financ_chief 22 5j 12
financ_directo 22 5j m
financ_lead 22 5j 14
financ_manag 22 el b
financi 1j 4t 9 7v 8 7y 9 d6 f d8 x d9 r dd 9 ev b g7 9 g9 8 ga r
financi_authori 1n ev 9
financi_literac 22 d8 z ga h
find o v a w f 14 a 1b b 1w g 1y l 20 b 46 a 4z b 50 o 5d k 5g q 5h k 5k j 5n b 78 8 7m f 9o b as 9 at a az 9 b7 d bj j bk z bl 10 bn d c2 q c3 i c6 l cx 7 d1 h dh j dk l e0 7 eg d ei q f7 h f9 8 fa k fb b ff i fy r g5 p gq h hg c hy f i8 e i9 i
find_anyth 1w dq a
find_best 22 dj 8 ep 8
find_build 22 9c b
find_clas 1z j c
find_client 22 9t 8
find_company 1z ei 14
find_contrac 22 eq b
find_doctor 1z g5 1b
find_elsewhe 1z 65 a cr 9
find_employ 22 i7 a
find_event 22 1w m
find_fair 1z ez b
find_family 22 1d 8 75 8
find_few 22 ba b
find_fil 22 5p b em b
find_flatmat 22 bl 1k
find_forgott 22 dh c
find_fre 22 g5 8
find_freelan 22 4z o 5d j
find_friend 22 bk z
find_gap 1w 40 9 b7 m
find_guest 1z az m
find_hard 22 6y a
find_hol 22 hy 6
find_import 22 5h z
find_job 1z bn o
find_licenc 22 ev b ew b
find_licens 1z d8 9 dd 9
find_local 22 50 9 d1 9
find_mis 1z b7 9
find_moment 22 hg m
find_next 1r 8w b
find_noth 1z 8o 9
find_part 22 eg a
find_partn 1w i c bj 15
find_patient 1z w r 7d 9
find_pension 22 dk 11
find_product 22 63 a
find_read 22 f7 a
find_rid 22 dp a fz 9
find_right 1k 1k 8 cx b
find_runaway 22 fy y
find_show 1z cj a
find_siz 1q il a
find_somebod 1z 1x a ih 9
find_special 1w g5 j
find_subscri 22 dh t
find_tags 22 9o a gb e
find_tool 22 9o l
find_train 1z 5f a 5j 8
find_truck 22 i8 y
find_trust 22 fo i
find_vet 22 fb 9
find_volunt 22 1b p
find_wed 22 4o b c3 z
find_wheth 1u 26 a 2c 8 2d 9
find_why 1z 9k 8 hc i
find_work 1r 14 h
finding 1n v n 5c c 5k r 7z a 80 f ie 9 if i
fing 1d 1u d 31 u 61 k 85 v ad e b7 c g6 e
fing_food 1s 31 v 61 k g6 e
fing_prick 22 85 r
fingerp 1z 2h w 4k q
finish w u e 1a b 1p b 20 l 2a o 3h d 49 a 4k 9 4p b 59 j 5i c 6e b 8b c 8d 6 8e e 8h 6 8o l 9a b 9c c 9f e a0 b ao f aq b b8 l ba h be b bp f bq a c1 8 co i cs 9 eg a g2 b gs d gt g h6 d hd l hi a ic a
finish_agr 1w 9a b bp 9
finish_book 1z 57 a bp f co m
finish_check 1w eg a
finish_cours 1z ba g
finish_job 1z gu d
finish_minut 22 hd a
finish_not 1z t 9
finish_ord 1z 6e 9
finish_piec 1r 8e 7 8o e 9f 8
finish_project 1u b8 i
finish_record 22 f5 a g4 8
finish_report 1s ed 9 gs d h6 e ic 8
finish_room 1w 9d 9
finish_scan 22 1l 9 8h b
finish_sign 22 bq a
finish_song 22 g2 j
finish_train 22 2r 9 a0 d
finish_work 1s 1a a
finnish 1z f6 b
finop 22 cc s
fintech 1o 7w 8
fir 11 8 c n s 1b d 1e d 2l c 32 c 34 d 3a d 4x 9 6l b 73 8 74 c 8z l 90 d 9f b 9m 21 ag e aj b ak 9 al c an f ao e dw a gh l gk 1y gl a h3 e hd f hh z hz 13 i3 c
fir_alarm 22 9m 14 h3 g
fir_authori 1w 3a a 5r a hh 6 hw 6
fir_brigad 1s 1b h gk 26
fir_damag 22 8 a
fir_departm 1w gk 1i
fir_door 1u 9m 1c dw a
fir_equipme 22 2l b 9m j
fir_escap 22 2h a 74 7
fir_extingu 22 9m 14
fir_protect 1u 9m 1d
fir_safety 1k 9m 1d hd h
fir_servic 1p 6l 9 al b ao b
fir_station 1w 1e 9 gk n hq 9 i3 9
fir_test 22 90 b
firefig 1w gk 1z
firewoo 1z 73 a
firm p 1a a 2i a 2u f 3h 8 4n b 4t b 4w k 4z c 53 c 54 a 57 d 5a c 5c i 5h e 5j a 5k e 5l e 5s d 6l d 8r b 91 g 94 d 9a c 9c e 9j a 9m k ag 7 ak 9 al w am k ay k c6 k ca h cb c cc b ct d dr 9 e5 b e6 p e7 h e9 d eb e ed c ef a eg 9 ei c ek c el f em d en k eo y ep l eq c es k ex 9 f0 k f2 d f3 9 f4 b f5 j f7 j gq r gt g gu c gv f gw d gz 12 h0 m h3 g h4 h hb 9 hc e hd i i8 a ic c
firm_agency 1z ca 8
firm_app 22 gv m
firm_ask 1w ca 8 em a
firm_best 22 ep a
firm_book 1u 94 f ek 9
firm_buy 1s 8r 9 f5 9
firm_chang 1w gz 9
firm_decid 22 53 9 72 9
firm_documen 22 hb h
firm_electri 22 ak 9
firm_family 22 3t 7
firm_fil 22 f7 h
firm_hand 22 2i a en b
firm_hom 1z 3g b 8p 9
firm_let 22 c6 8 cb 9
firm_licenc 22 9c b
firm_list 1u e7 a
firm_look 1z gq a
firm_measur 22 3o c
firm_mov 1z em a
firm_nam 1u e6 t f0 c gq 9
firm_next 22 gt b
firm_not 1w 29 8 es 9
firm_ord 1s 2a a f5 9
firm_own 1l 5h e 5k a ct d el 9 f4 8 hd k
firm_pay 1p gq 9
firm_pays 22 en 9
firm_plan 22 gv a
firm_public 22 c6 8
firm_read 22 gd 9
firm_renew 22 2i a f2 a
firm_school 1z 51 9
firm_sel 22 cc 9
firm_send 1r ei 9 el 9 f3 8 h4 o
firm_softwar 22 gz 22 h0 k
firm_spac 22 5s b
firm_spend 22 ep a
firm_suppli 22 ek a
firm_support 22 5c h
firm_switch 22 al 8
firm_tool 22 eq b
firm_trad 1w di 9 f5 9
firm_won 22 c6 8
firm_writ 1w e9 a ef b gq a
first g 6 b 9 a a a f d g b k d o e 13 a 14 b 1i c 35 9 41 a 43 g 46 a 4i 8 5d e 5f f 5h m 61 e 7a b 7l f 7m d 7x 9 9d a ar 8 b6 b ba b bb f bh b bj b bu a ce 9 cm a cq 9 d1 7 d3 8 d9 a dj k ec 8 ei 9 fa b fm b fq c fx a g6 i g7 f ga 9 h9 8 he c i7 9
first_add 22 1n 6 2m c
first_advic 1z 9k 9
first_aid 1h n 9 5f r 78 9 b2 8 b3 a ho 9
first_answ 1z dj 9
first_attempt 1z 43 9 bh e
first_batch 1z 8z a
first_book 1r b6 k
first_box 1s 5v e 65 f
first_buy 1i dj n g7 g
first_cal 1j 1g 7 5d 9 c7 9
first_check 1w 8g 8 d1 d
first_chord 22 41 d bc e
first_clas 1u g m h a b1 b
first_clean 1z 97 j i2 8
first_coin 1z ew b
first_consult 1z l c
first_contrac 22 ib a
first_convers 22 9q 9
first_cours 1z i 9
first_danc 22 e0 a
first_dat 22 bj n
first_difficu 22 bc a bq a
first_donor 22 h9 o
first_draft 1p 59 a 9d g at 8
first_episod 1w cj 9 cs a
first_error 1b 7o 9
first_even 1u 1e e
first_fil 1z g b 3y a
first_firm 22 ee a
first_fit 1w 4o c
first_flat 1r g7 n
first_food 1z 61 k g6 t
first_fourth 22 k a
first_fre 1g bu 8
first_goal 22 be b
first_guest 1w 2r 8
first_haircut 22 bu 9
first_hold 22 f a
first_hom 1u dj m g7 h
first_import 22 z a
first_investo 1z ga j
first_invoic 22 ej a
first_issu 1w cr 9
first_item 1z 8m 7
first_job 1m bb z bn d
first_kit 22 8c 7
first_last 1r 90 9 b9 7
first_leav 22 ca 9
first_left 22 1m 7 2o a
first_lesson 1r 40 b 42 a b5 a ba f fq d
first_let 1w dx 9 gl 8
first_meet 1p 3y c 46 k bk e cv 8 fm d fo c
first_messag 1z ei c
first_minut 1z 1s a ft a
first_mums 22 g6 k
first_nation 22 54 8
first_nev 1z 9 a 1z 9 eg a
first_night 1p 1d a dv 9
first_not 22 fp b
first_off 22 ir 7
first_ones 1z 1x a 72 9
first_ord 1k 9 d
first_pack 22 7 a
first_pag 1o 1a g 1n 9 7l d d3 d
first_paid 22 ci a
first_parent 1r g6 e
first_pays 22 gl 9
first_person 22 9n 9
first_phon 1w 1i r
first_pictur 1w 1h 8 2y h by k
first_piec 22 8o a
first_plan 1w 7h a
first_print 1r 2a a
first_product 1u 6 9 g1 b
first_program 22 1p 8
first_project 22 4z 9 8e 8
first_questio 1z bp 9
first_rain 22 af 9
first_read 1s b6 d
first_report 1q ic g
first_request 1z 7m a h0 9
first_return 1z 25 9
first_session 1p f l z d 7m t ar e
first_show 22 27 9 6r c
first_sum 1z aj 8
first_swap 22 54 8 75 h
first_talk 1j 5h j as g fa c
first_term 1z 93 9
first_test 22 f e cc 9
first_town 22 7a a
first_try 1n 6 8 6p 9 gh c
first_version 1u t 9 df 8 ee 9
first_visit 1b k d 3o 8 9e e h5 b
first_visitor 22 g c h 9
first_walk 1z fm o
first_word 1w b5 b
fish 19 1q g 30 c 49 b 4b e 5p b 5v c 6b f 6c d 6s h 72 f 8n 26 a2 d ae 1t ah i ap 11 fr f hu 1k
fish_boat 22 ap a hu c
fish_box 22 hu x
fish_farm 1z ae 1x hu j
fish_licenc 22 8n i
fish_meal 22 ah k
fish_nets 22 2a b 4m 9
fish_permit 22 8n 1n
fish_sauc 22 6c 9
fisherm 1z hu 1z
fit u a i f i p d 11 e 1k 8 28 c 2a i 2h n 3n s 3o p 4e j 4h g 4l b 4m f 4n d 4o 14 4s v 56 m 5g h 5i b 6p i 8e d 8o g am e b2 g bt b c6 g cw h cx 7 dn a dv 8 ep 8 fc b fs d fx a h3 g i2 o ia l il b im q ir 7 iw y
fit_battery 22 2i a
fit_blind 22 3o m
fit_cal 22 11 8
fit_certifi 1z h3 g
fit_check 1z iw a
fit_door 22 2h f gb 8
fit_dril 22 2h b
fit_few 22 56 a
fit_finish 22 2a c
fit_first 1r 4o 9 5i d 6p a
fit_hom 1r bt d i2 e
fit_incom 1z g8 9
fit_last 22 fs f
fit_lock 22 2h h
fit_model 1z 4h 9 im j
fit_photo 22 4e a
fit_quality 22 ik 8
fit_real 1z im m
fit_second 22 4e a
fit_sel 1z 8z a am d gw 9
fit_siz 22 dn 9
fit_trust 22 4c 9
fit_twenty 1s 28 8 4l 8 gf 8 iw b
fit_window 22 3o b
fit_writ 22 5g a ia a
fitnes 1e f 1x i e j h s y 2d x 4s a 7g 13 7k 9 a4 f b1 1s b2 1k f2 r gk 8 ho 1q il p
fitnes_bootcam 22 b2 p
fitnes_challen 22 7g k b2 f
fitnes_clas 1z f k s f b1 y
fitnes_coach 1z f k 7g j
fitnes_studio 1s f u i d s j
fitnes_test 22 gk 9
fits 11 f e 4g 9 4m r 5g j 7m 9 9d i cx 9 il 9 iq c iv b iw f
fits_first 22 fz a
fits_room 22 9d a
fitting 1r 3g i 3o u 4e b 4o j
fix r c f d d p f 17 z 37 c 3a c 3g a 3h o 3k 9 3q q 3t 8 4i i 57 p 59 p 5c a 5k d 5l a 5s a 5t l 6o c 8l d 95 y 96 c 97 b 9a d 9e j a3 l a7 9 ay d b0 c cu a dj j dl l ds d dw 8 f1 9 fm f fp i fu b hr 9 ih 9
fix_area 22 fu b
fix_around 22 p a 95 m
fix_bik 1w dl m
fix_cal 1z ds 9
fix_collect 1w 2u a 5t 9 8l 6
fix_contact 22 9j a
fix_contrac 1z cs 9
fix_cost 22 2q 9 c0 7
fix_dat 1j 37 c fn b
fix_deliver 1s 64 e 6j 9
fix_desk 22 3a h
fix_door 22 95 a
fix_fee 1l 57 k 9e h
fix_first 1w fm a
fix_group 22 fp a hr e
fix_list 22 2p b
fix_numb 1z d4 8
fix_off 22 c 9
fix_plac 1z dl 9
fix_pric 18 3h v 3q b 95 b 9a b b0 c
fix_problem 22 5c b
fix_rat 22 dj 14
fix_record 22 c 9 5y a
fix_round 1s 5t o a3 m gf d
fix_rout 22 1a g
fix_scop 22 59 v
fix_send 1w fm a
fix_shop 22 8l 7
fix_sit 1z cu 8
fix_team 1w 5s a
fix_th 22 d6 8
fix_trial 22 3t 7 fp b
fix_weekday 22 3k k
fix_weekly 1z 5r a
fix_wing 1z if f
flag 1h 87 9 cf f ep a er 1f
flak 1z 9x 1a
flam 1w ai t dv 9
flamenc 1z i 9 33 d
fland 22 4c b
flap 1u 8c 8 fy b gc 12 gf 9
flar 22 1 9 84 p
flash 1p 2f u 2z 8 9t a
flashca 1u bf 23 f9 h
flashca_teach 22 f9 f
flask 22 2e o
flat s c e 28 l 2j d 2k h 3c l 3d m 3f m 3h j 6u l 75 y 7a 7 7y 15 8x a 94 r 9a l 9c u 9d p 9k e ao e bl v ce j da g db j ff r fg f g7 f gr p h2 8 h6 i h7 b h8 t hx k hy n iu a iv d
flat_abov 22 dw 7
flat_bank 1u ce h
flat_clean 22 3c h 94 n
flat_clear 22 hx d
flat_clearan 22 8p 9 hx d
flat_empty 1z hx c
flat_family 22 75 k
flat_fold 22 gr c
flat_guest 1z 2t a 6u h
flat_own 1n 7y b h8 e
flat_pack 1r ao m
flat_rent 22 ff r
flat_shar 1w 7y h bl j fg g
flat_smal 1u bl e hy 8
flat_smel 1z iu j
flat_whit 1r 2j n 2k v
flatmat 1r bl 2u da 17
flavor 1z 2q b
flavour 1e 2l a 2p k 2q 1d 2s i 67 i 68 e 6d 9 6h r 8i 7 9x f 9z g a0 b a1 a
flavour_sel 22 2s 9 9x 8
flaw 1u 1y m 4f k i9 a
flea 1u 1y 1c 4f b 9f c
flea_market 1w 1y 14 9f 9
fleec 22 8d 6
fleet 1h af e ak 14 bt g dn e gw 2l
fleet_depot 22 ak k
fleet_manag 22 gw o
fleet_managem 22 gw p
fleet_trad 22 gw e
flex 22 2d b al n
flexibi 1z al n
flexibl 1j k a 3a u 5s 11 6l n 7c 7 ai a al h
flexita 1z 6b 1c
flexita_househo 1z 6b 12
flight 1a 23 f 3x c 6o 16 79 8 7c 2b 7d 1d 88 1u dt p if 10
flight_delay 22 88 w
flight_flight 22 7c a
flight_photo 22 7c c
flight_sam 22 if 9
flight_sampl 1w 6o n
flight_visa 22 3x 8
flo 22 28 8
float 1o j v n 16 1p f 73 d ae f ij h
float_prob 1z ae e ij 9
flock 1u 8d 9 ag 20
flock_keep 22 ag 8
flood 1o 28 11 h1 a
flood_sensor 22 28 u
floodli 1z hr 9
floor 11 i e 28 9 3e s 4y d 5s o 6m b 6q v 7o n 94 a 97 d 9a q 9c d 9d c 9m j b1 a cx f gl 9 gv a h2 14 hq q hz 9 ib c ij c it e iw e
floor_clean 22 it m
floor_lift 1w 9a l
floor_mats 22 iw n
floor_plan 1k 3e z 9m b h2 1f
floor_shop 22 3o 7
floor_tablet 22 6q s
floor_train 22 7o 9 cx e
floorpl 22 3e m
floral 1w 5 9 6a a c1 h
florist 1k 8 b 2x k 3p b 5t d 8r 11 c3 1g c4 a
florist_cater 22 c3 z
flour 1l 2o j 64 f 6b t a0 g ah 7 hk c
flow 15 6 q g n 2x a 3p 1e 5m j 5t a 8r 2i 91 c a1 9 ad l c1 w cb c e7 s en 1t hw 6 ij l is 9
flow_arriv 22 8r e
flow_backdro 1z c1 s
flow_buy 22 6 a 8r z
flow_chocola 22 91 g a1 d
flow_deliver 22 3p b 8r 1k
flow_farm 1z 8r k
flow_offic 22 5m q
flow_shop 1z 8r k e7 n
flower 22 ad 9
flown 1q 6o a 7c f if f
flu 1z y a hz a
fluid 22 t j v a
flush 1z 7k 17
flut 1z dz 1s
fly 18 1r p 3o c 6o x 79 a 7c 16 81 t ah 1c aj b b0 u dt d if 17
fly_larva 1z ah s
fly_roof 22 if i
fly_screen 22 3o g
foam 1q 9f l
focu 1n 4q b 7r n be t
focu_tim 22 7r m
fodmap 22 5w a
foil 1w c b 1p d
fold 17 1z c 22 b 29 11 2g o 6t d 72 c 99 14 9n d 9q f 9t a bq c cz a d4 a dl a ds b ey e f4 d f7 k gh e gr i h8 9 hb l hd b hk a iv f
fold_bik 22 29 k dl e
fold_laundry 22 2g w
fold_scoot 22 29 u
foldabl 1s 2b b ii k iv 10
foldabl_stand 22 iv g
follow v u b 1g 7 50 u 7d b 85 a 89 i 9j b ap 9 bd a cm 9 cq m cs c ea b eo z fb h fd 9 fm 9 g1 s g4 a h4 1b h9 c
follow_buy 1z g1 11
follow_cal 1z fd 8
follow_lesson 22 b8 a
follow_list 1u f5 9
follow_patient 22 89 x
follow_pay 1z 7i 9 fb l
follow_plan 22 40 9
follow_rul 1r 7s 9
follow_school 22 b4 a
follow_studio 22 9t 8 cm 9
follow_twenty 22 10 8 11 8
follow_ups 1r eo i h4 o
follow_visit 1u 9j e
font 1o 8x c b0 h cm a eb b is 9
font_pictur 22 b0 d cm 9
food r 7 g 12 1r 23 8 2j c 2l 1k 2m j 2n y 2o c 2s 8 2t p 2v i 2w g 31 y 33 h 4b o 5m a 5n c 5p a 5r 10 5u v 5w p 60 d 61 1c 62 1e 64 p 66 c 67 d 6c k 6d a 6n 9 6o b 6s 10 70 d 72 8 7i b 7q 13 8c 9 8s j 8z b 9n z a0 n a3 k a4 c a6 12 a9 t ah 8 ap 8 c8 a fr 1f g6 1b ht g i3 n ih m ii l
food_age 22 g6 b
food_allergy 1w 5w 12 g6 f
food_app 22 62 f a6 h
food_ask 22 6c 9
food_baby 1z 61 9 g6 11
food_bank 1r 12 1w 62 e
food_bik 22 a3 q
food_box 22 fr 15
food_brought 22 31 j 4b e
food_busines 1z 5r t
food_clean 22 63 a
food_collect 22 12 j a9 h
food_contact 1z 8s h 8z a
food_cool 22 5u a
food_cost 1s 6s 17 ed 9
food_deliver 1p 2n z 60 d 61 d 70 d a4 a a6 1r fr z ht g
food_factory 1z ai a
food_festiva 22 6h 9
food_first 1u 61 c
food_food 1w 2l l 61 w ii 9
food_found 1z 5r v
food_handl 22 9n 9
food_hom 1z 64 o
food_hygien 1q 2l 9 6j 8 9n q
food_insur 22 74 7 hh 7
food_lat 22 3b 9
food_lunch 22 2j a
food_mak 1u 6n 8 ah b
food_market 1m 12 m 1w b
food_offic 1u 5m b 5p a 5u 9 ab 7 ii 8
food_ord 22 23 8
food_order 1w a6 g
food_packag 22 ii f
food_plan 1z g6 g
food_region 22 64 g
food_rul 1z 2t 9
food_safety 1k 62 9 9n 1h
food_sam 22 2n a
food_serv 1z 2w a
food_shop 1u 7 9 6c 8 fr e
food_sleep 22 84 8
food_sold 22 2v a
food_stand 22 2w b i3 8
food_supplem 1w 7 j a0 8
food_thrown 22 6s b
food_tour 1z 33 10
food_truck 1z 2l 2j
food_van 22 2l n
food_wast 1u 12 h 62 i 6s 1k ih p
food_wholesa 22 5u 19
foodstu 1u 64 b a5 1b
foodstu_deliver 22 64 a a5 j
foot 1g p 27 21 a 33 g br i e7 b hr 7 i3 8 ie b
foot_car 22 p 28
foot_list 22 1b 9
footag 1s 5a p
footbal 1d 4a 1d 8g i cj e f8 a hl a ho l
footbal_card 22 8g 9
footpat 22 21 b an 8
footpri 1n 23 30 3t 7 ic 1t
footpri_consult 22 ic j
footpri_product 22 ic t
footpri_track 22 23 s
footres 22 iv u
footwea 1z 4h y 4j 9
footy 22 cj a
for 22 9v p ie 9
forag 1u 6j m 78 1d hk 1e
forbid 1r cq b ea m gp b i6 8
forbidd 1s 13 c dt d e9 d g1 9
forc 1q 77 8
forecas 1h y 9 5j 15 6s p en 2t gy 1c
forecas_softwar 22 en j gy g
forecou 1z 3j m
foreign 1d 7a 1f ce q gp 9
foreign_paperwo 22 7a e ce j
foreman 1s 14 g 4n b 6q 19 9o 9
foreman_sees 22 6q 8 9o 9
foremen 1z 6q c 9o d
forest 1d 1n 8 21 d 3z s 6a n 73 1d 78 1e 8x a cm c hz 17
forest_breakfa 22 73 m
forest_kinderg 22 3z y
forev 1w ap a
forg 1s 4k b 8m 7 8s o hi 1y
forg_knif 22 hi l
forget 1a 4m 9 7p u f5 9 gb 19
forgetf 1w 83 n gb 1c
forgot 1r 15 i gb 17
forgott 1c 1s d dh v eh a gb o h4 h
forgott_subscri 22 dh 11
fork 1w a9 l gx b ih g
forklif 1p 4x b 5f o 5q o 6l 10
form t m g w 8 z f 10 d 15 f 1e 9 1f a 6n f 6v a 6y c 7d 9 7u c 88 d 9m d 9q x 9t d at d bg 9 bo 9 bq f bs e cb e dh c dk a eg 9 eo d ep a eu o f4 a f7 b fb b g4 c gg c gh b gl b gm t gq i gz f h1 c h3 r hc a hf r hg c i3 8
form_automat 22 eo a
form_build 22 9t d hf j
form_colleag 22 as c bo h
form_count 22 gq h gr 9
form_employ 1z dk b fb h
form_fil 1r 9m 9 ep 9
form_fit 22 z a g4 8
form_insur 1z g b 44 a 9u 9
form_not 22 c6 8
form_off 22 1e 9
form_own 1z h3 c
form_patient 1z 7d 9 g4 h
form_phon 1w 11 c
form_recruit 1w at o
form_registr 22 9q s
form_screen 1w hf m
form_servic 22 7u 9
form_sign 1u m d
form_smal 22 fm b
form_web 22 gm h
formal 1z 5g d
format 1e 5a d 5n h at k c9 d ch a d2 e
formula 1k 1 e 2 j 4 h 5 i 9 o aq x
formula_asses 1z 2 9 5 9 9 a
formula_pivot 22 aq s
formula_work 22 2 9 9 b
forth 22 d7 n
fortnig 1j ar o eh c
fortun 1m i1 g
forty 12 18 d 5z b 6a i 6c b 6n a 6o 7 9x 9 ad 9 ag 7 cn c gg a h1 c hl 8
forty_bags 22 5z h 9x d
forty_jars 22 6a i 6c g
forty_smal 22 6a 9
forty_thousan 22 20 a
forum 1j 1g a 1p 7 1u e 7d 6 88 8 b9 8 ce e cn a df 9 fl 1d ft o
forum_friend 22 1u e ce e
forum_onlin 22 88 8 b9 8
forum_weekly 22 fl f
forward 1h 6l t 6n m 87 q 88 9 hl 5 i8 13
forward_custom 22 6n h
fost 1r 13 y 1d 2b fx n
fost_hom 1w 1d 1h
found w 1l 9 3y a 59 w 5e l 5g a 5j p 5k h 5r k 7w 9 9f 9 9j f 9m d 9o c ar 10 au c ax r ca c d1 b dy 8 e5 b e9 a eg b ei a er c f4 c f9 8 fa a fb a fl k fy u hf d hx 7 i9 g ib a
found_again 22 9m g f4 8
found_animal 22 fy g
found_ask 1w 3q 8
found_evening 1z 5s b ei a hf 8
found_first 1z ib a
found_lat 22 c6 8
found_meet 22 f4 a
found_mis 22 er c i9 h
found_pets 22 fy p hp 8
found_smal 22 7w 8
foundat 1h 3 1o 5g g h9 o i4 c
foundat_shad 22 3 17
fountai 1p 33 9 8m f 8x u gc 1w
fountai_pens 22 8m 9 8x n
fourtee 1n fv b hl 6
fourth 1h k a 25 e 3v 7 3w 7 56 a 5v i 7g 9 7i 9 7j a 7k 9 7n a 7r a 84 9 b5 a d6 8 hr g
fox 1z 3z a bi a cl y
fractio 1k 1p a 40 i 4z j 5j 1v 7y 1t ay i b4 m b7 i f9 m
fractio_ownersh 22 7y r
fragil 22 6k g
fragran 1l 1 15 5 1q iu 1h
fragran_brand 22 5 l iu b
fragran_fre 22 1 p
fram 18 19 b 29 x 4l 2h 8y 12 97 u 9f p ad b c1 7 d0 o d2 b fk f ge g hq n ig a iw c
fram_digital 22 d0 b
fram_sil 1z 97 w
framewo 1q 51 b ee i
framewo_contrac 1w 51 9
franchi 1u 3i d 3k f 4a k
fraud 1h 1c e 87 1r cu b ev 2t fe e g9 d
fraud_check 1z ev n
fraud_scor 22 ev y
fre h n 9 q c r f 1i a 1q 9 21 c 23 9 33 d 3r c 40 9 50 c 5w y 63 b 6g n 76 b 7e 8 7m f 7s c 7x e 86 d 92 9 9x 9 9y 8 a2 8 b4 9 b5 a b9 8 ba c bc 9 bh 8 c2 9 c3 i ch a cp i cs c cw e dq c eb c ej d fd a fj a g0 8 g2 9 g5 k h5 i it e
fre_app 1z 7i 9 7s n
fre_appoint 1r q n
fre_apps 1w 21 9 7k 9 86 j da 9
fre_biscuit 22 a2 9
fre_brand 22 5w e
fre_bread 22 5w s
fre_claim 22 5w 9
fre_clean 1z it u
fre_contrac 22 ax c
fre_dashboa 22 ha i
fre_dat 1g 36 a 92 e c2 i c3 o fo a
fre_doctor 22 g5 12
fre_dogs 22 fj d
fre_drink 22 6g 14
fre_edit 22 hg 8
fre_entranc 22 86 b
fre_episod 22 cs x
fre_exchang 1s ik a
fre_good 22 co b
fre_group 22 b3 b fl c
fre_hom 1u cw b it d
fre_househo 1z 5w u it e
fre_invoic 22 ej 17
fre_languag 22 b5 g
fre_lesson 1z 49 f ba a ga c
fre_meal 1u 50 o 5w p
fre_music 1z cp t g2 n
fre_nearby 1z gv g
fre_onlin 22 23 f
fre_oth 1q q a
fre_paid 1w fa c
fre_pap 1z ci g
fre_pick 1w ig a
fre_plac 1h j 9 n h s e 3z a 4a a fp b
fre_plan 1r e8 f eo d
fre_podcast 22 cl m g0 c
fre_practic 22 7z 9
fre_product 22 50 k 5w j
fre_recip 22 1q g
fre_replace 1s fd k
fre_sampl 1z ax b
fre_shop 1z 5w e 63 l
fre_slot 1m d b 32 f bu 9 h5 k
fre_social 22 cq g
fre_speak 22 3r p
fre_templat 22 d3 7
fre_text 1z f1 a
fre_tool 1w c8 9 h5 e
fre_try 1z cg c
fre_version 1w 21 9
fre_video 1i 40 b 7e c 7o b 82 a b4 b b8 e b9 a ba c bc b bi c fq c hi 7
fre_walk 22 33 s
fre_workshe 1z 1p b b7 f f9 b
fre_writ 22 at 7
freehol 22 h8 10
freehol_block 22 h8 i
freelan 16 3a 1r 3e 9 4z 2i 58 j 59 i 5a k 5d t 5e v av o ax 11 az 8 b0 9 by a c9 d ca b cp c d5 9 dg 1l e8 e e9 d ej 27 ek g et h fl p g0 9 h2 b ha f hg 9
freelan_agency 22 5e i c9 h
freelan_associa 22 dg 8 ej a
freelan_communi 22 5e b fl p
freelan_consult 22 4z j
freelan_contrac 22 ax y dj 9
freelan_design 1z 4z j
freelan_develop 1z 4z j 5d j
freelan_editor 1z az b g0 b hg c
freelan_engin 22 4z v
freelan_field 22 4z 9
freelan_freelan 22 58 f 59 e
freelan_invoic 1z dg g ej 1p
freelan_market 22 58 f ha h
freelan_photogr 1z 3e b by d
freelan_platfor 22 4z w b0 c
freelan_return 22 av g dg s
freelan_tax 22 av g dg 10
freelan_work 1z dg 8
freely 1w 42 9
freez 1d 2q b 4b f 5y j hu 7 hv 6
freight 1j 6n a fb c i8 1x
freight_forward 1w i8 s
french 1j 42 b 5b b 7e 9 b5 k eb a
frequen 1s ie a
fresh z a 8 1r g 2o f 2r q 2s f 2u n 2v x 2w e 3c k 3p c 55 c 5m b 5y j 5z o 61 t 64 s 6c o 6d l 6f c 6i 8 8c b 8r w 9z l a4 a a9 g e4 7 fr 1f hu 7
fresh_flow 1u 3p b 8r 15
fresh_food 1p 2v g fr r
fresh_fruit 22 2r g
fresh_graduat 22 gq 9
fresh_harvest 22 6d a
fresh_juic 1z 2r p
fresh_linen 1w 3c l
fresh_lunch 1w 2u g 5m a
fresh_meal 1z a4 g fr d
fresh_produc 22 a9 h
fresh_rol 22 5y j
fresh_salad 22 2v u
fresh_wat 1z 2k 8
freshly 1k 5z k ai 7 fr f hz 8
fri 1z bk d da 9
friday q m 9 1h 8 1o 8 1w c 2t 9 36 b 3y c 5m c 69 8 6r g 7m a 8r e 92 h 9m a ab 8 ag 8 ce a ci c ck 9 ee 9 fp a g7 a go c
friday_ask 22 gd 9
friday_button 1a 69 8
friday_error 1e 36 9
friday_list 1e 6r b
friday_long 22 18 8
friday_night 1u go o
friday_part 1u 39 c
fridg 18 12 f 1q 1o 2b d 2v 1v 55 g 5m 1i 5r c 60 g 6o j 7v 9 9e t 9n 1j a4 l
fridg_break 22 2v 8
fridg_gym 22 a4 m
fridg_offic 22 2v l 5m q
fridg_suggest 22 1q y
fridg_tempera 1s 9n 19
fridg_writ 1z l a 1q a
friend t 1n b 1v j 1w d 2t e 2y e 32 q 37 11 3t 9 3y n 41 a 44 b 51 8 7m 9 7n i 7r h 8j f 8n 7 9a b as c bg 8 bk 1n bo a br t bs n cg 9 cn l da 18 dc d dd a fk c fz 8 hj 15 hp 8 hs b i1 10
friend_add 1z bh 8
friend_already 1w da 9
friend_chat 22 bd f bg g
friend_colleag 1s 51 d 7a 9 ga b
friend_company 22 a1 8
friend_don 22 ce e
friend_family 1o 9a f 9i e bs f dd g fm e
friend_group 1w 8g a
friend_help 22 2x g
friend_hom 22 2t g 9b f
friend_neighbo 22 92 g fo g
friend_onlin 1z 7k f bk g
friend_pay 22 87 f
friend_print 1z 1n e 2a i
friend_read 1z dx 7 i1 7
friend_relativ 1r 5b f 6f c as a bo e fd 9 ix 9
friend_see 22 br a
friend_shop 22 9f a
friend_solv 22 8j 9 cn a
friend_somebod 22 3t a 79 9
friend_tak 22 2f e br f
friend_tips 22 gd f
friend_use 22 3v 6
friend_van 22 36 g
friendl 19 46 c at c cu 8 cw a ea d es q h4 u it c
friendl_hom 22 cw c
friendl_messag 22 1b 9 h4 j
friendl_remind 1r es e h4 b
friends 1z bk 14
friends_app 22 bk u
fright 1z au 14 ft e
front 11 29 g 2h j 3l m 4d a 6t 10 86 h 97 f 9f 9 9p 9 au h
front_back 1r 4d d 8g 8 97 e
front_desk 1n 6t 1a
front_door 1o 2h f 5y 8
front_garden 22 3l a 96 9
front_hous 1w 2h a
front_oth 22 au a
front_own 22 dt b ev b
front_yard 22 3l l
frontli 1s 4y 1n ey 11 hd q
frontli_staf 1z 4y v
frontli_work 22 hd n
frost 1r 1o 15 28 9 6m c gf b id 12
frost_warn 22 id k
frozen 1e 2q r 4b f 5p 8 60 1c 61 m a4 m hu 10
frozen_meal 1w 4b d 60 13 a4 f
fruit 19 2q t 2r 15 2v d 5m 1x 5x 1f 67 o 68 o 6h b a5 i ac q b1 a f2 f hv 1s hw g
fruit_basket 1z 5m p b1 c
fruit_farm 1z 5x j
fruit_grow 22 5x k
fruit_nuts 22 68 g
fruit_veg 22 5x t
fruit_vegetab 1w 5x n a5 l
fruity 22 6f 9
fry 1q 5v 9 8s o 9z p
fudg 1z a1 10
fuel 1c 22 1v 2l 9 38 c ek l gf e gw 14
fuel_car 22 22 k
fuel_card 1w gw f
fuel_receipt 1z 22 s
fufu 22 8s a
ful p 0 9 1 c 2 9 5 9 9 9 a 9 e a g b 2t 9 2y f 6l 9 92 9 a7 f af 9 ak i bb b c3 8 ct 9 dq b dr a dy 8 fn a g8 d gf q hx a
ful_autumn 22 bb e
ful_body 22 e m 7g j
ful_bottl 1w 5 c a7 a
ful_car 22 9w 9 ak 9
ful_check 22 6h 9 9i f
ful_cost 1u di d g8 o
ful_cours 1z b9 8 ba a
ful_enough 22 ak k
ful_friday 22 ef i
ful_history 1z 10 8 eo 9 h9 7
ful_ord 1z eh b
ful_overvie 22 7x 9
ful_plan 1u 1p 7
ful_pric 15 c3 8
ful_servic 1s 3d d c4 c gw e
ful_set 1w a e 92 d
ful_street 22 98 a
ful_wardrob 1z 1t b
ful_weekday 22 2m c
ful_whil 1z g b hh 6
ful_work 22 9 b
fulfilm 1w 6k 32
fulfilm_centr 22 6k u
fulfilm_hous 22 6k g
fully 1h fu f
fully_equip 1z fu g
fum 22 an h
fun 1e 5n t 8t 9
functio 1h q 9 z a 15 j 2f d 6r i 70 f 7j a gy m h0 9 i5 o
functio_til 1z 6r i 70 f gy m
fund 15 15 9 1a f 1c f 5g 1i 7v k 7y d bb g d9 1e dv c g9 12 ga h h8 k
fund_app 22 7v i d9 j
fund_company 22 7y e
fund_council 1z g9 h
fund_count 22 15 a 1a b
fund_partn 22 4t 9
fund_smal 22 1c k do a
fundrai 1n 1c 1b g9 1o h9 1p
fundrai_campaig 22 g9 q
fundrai_platfor 22 1c 10 g9 g
fundrai_softwar 22 h9 q
funeral 1g 3q 2v 3r l 3s e 3u 10 9q 2z bq s d5 9
funeral_arrang 22 3q 11 9q j
funeral_directo 1q 3q n 9q 1g
funeral_fix 22 3q 14
funeral_hom 1p 3q r 3s 6 9q 26
funeral_plan 1z 3q 1t 9q i
funeral_wish 22 bq v
funny 1p hg g ik i
furnac 22 10 n 3u 9
furnish 1e 3d k 3f 14 5s 16 8o g 9d 1t fg 1e h2 r
furnish_apartme 22 3d f fg c
furnish_empty 22 3f q
furnish_flat 22 9d p
furnish_privat 22 fg o
furnish_room 1z 9d p fg p
furnitu 17 8 d 1l c 3e e 3f 1o 3h j 53 c 8o 28 8p 2j 8q c 8y c 90 d 95 q 9a b 9b u 9d 10 9f 25 an c fs u ig e iv l ix i
furnitu_buy 1z 3f h 8o y 8p w
furnitu_chain 22 8o g 90 h
furnitu_hom 22 3f 8
furnitu_mak 1z 8o 1h
furnitu_mov 22 3h e
furnitu_restor 22 8p k 9f 18
furnitu_shop 1w 8q e 8y e 9d e
furnitu_stor 1z 8 g 53 e
furth 1h o 9 7t a 8q 9
furth_visit 22 o 9 7t b
fus 1r 3g 10 dr i
futur 1s r c dk 13
gadget 1q 28 9 8s 1c gb k gc 1l iq j
gain 1k 7s 9 8y a ad c b9 j d9 9 df d
gait 1z fv 1a
gal 22 6w q
gala 1u by l c4 r
gala_confere 22 c4 b
gallery 1h 2y 10 54 c 6w 1b 8y 1p bw n bx m hj 8
gallon 22 a7 m
gam 12 1i s 32 1t 3b 2f 45 m 49 13 4a l 81 o 82 r 8j z 8v 2q b5 b b6 q b7 13 b8 q bk h bz f cm 2m cn 21 cz 11 e4 c fk s g9 j hm 16 hr j hs 1m hu 8
gam_already 22 8v h cm f
gam_bar 22 3b j hs w
gam_box 1z 32 f 8j u
gam_caf 22 3b 24 hs d
gam_café 1w 3b t hs p
gam_card 22 8v s
gam_centr 22 hs r
gam_club 22 3b 9 hs r
gam_crowdfu 22 8v h g9 g
gam_even 1z 3b i hs v
gam_explain 22 8v k
gam_fair 22 8v b cm 9
gam_family 22 8v n
gam_gam 1w cm k
gam_group 1w 49 9
gam_hom 22 81 a 8j e
gam_look 22 hm f
gam_loung 22 hs 1p
gam_mast 1z 32 g
gam_mov 22 hr 8
gam_nobody 22 cm 9
gam_phon 22 cn w
gam_play 22 cm 17
gam_puzzl 22 hm h
gam_screen 22 e4 d
gam_shop 1u 8j 9 8v g
gam_studio 1w cm j
gam_tabl 22 b7 a
gambl 1o 7s 1c cn b
gang 22 8j a
gant 22 et t
gap 1h 40 e aw a b7 l dk 12 e0 7 en b i7 d
gaps 1f p 9 40 c aw 1c df e dk a ez h fw a go a
gaps_doubl 1z aw 10
garag 17 18 e 22 17 9b 1d 9j h 9p 24 bt v dm n dq t dr 1a dw x fe n gw p h5 e hs 8 hx t
garag_book 1z 9p j dm j h5 i
garag_car 22 dm f
garag_empty 1z 22 c hx c
garag_ful 22 gw g
garag_leipzig 22 8h 8
garag_managem 22 9p 1d
garag_storag 22 9b 1f
garbag 22 gg b
garden z 19 2b 1u 15 24 10 2g 14 3c a 3j a 3l 1p 3p a 3u a 3z m 45 k 53 x 54 9 5x a 6e x 7b 1o 8c l 8i 1b 8l 9 8m a 8q j 96 2e bz n c0 d c2 k fp c gt e ho 7 hv e i0 22
garden_beach 22 3r a
garden_book 22 96 p
garden_br 22 53 a
garden_centr 1j 1u n 24 b 3l d 53 b 8c d 8i 9 8q b hz 6
garden_choos 22 8i 7
garden_design 22 3l 1s 96 k
garden_family 22 7b p
garden_flat 1z 3c g 6u b
garden_garden 1u 3l 9 96 t i0 y
garden_group 22 8i 7
garden_hom 22 2g s 96 k
garden_lend 22 i0 19
garden_look 22 53 9 8i 7
garden_near 22 96 j
garden_neighbo 1z 19 y i0 q
garden_own 1w 3l n 7b n 96 u i0 f
garden_plan 1w 1u 11 3l h 96 m
garden_plant 22 96 k
garden_plot 22 19 m i0 r
garden_pool 22 7b y
garden_rent 22 7b 12 i0 8
garden_shar 1z 7b 12 i0 1n
garden_togeth 1z 19 12
garden_visit 1z 96 11
garden_wed 22 c4 c
gardenl 22 i0 q
garland 22 c1 k
garlic 1w 8s q i6 m
garment 1n 4j l 8e e ap i
garnish 1w aa 1c
garnish_drink 22 aa b
garrafo 22 a7 p
gas 1b 2l k 36 d 3g s 9g d 9k 8 a3 c a7 20 ai 1x gb q h3 1o
gas_boil 1z 3g i
gas_bottl 1z a7 y
gas_cook 22 ai 9
gas_cylind 22 a7 10
gas_engin 1z 3g f h3 z
gas_fit 22 h3 u
gas_safety 1u 2l 9 h3 16
gas_wat 1z 95 a a7 17
gat 15 1j 9 21 n 2k j 3n o 48 f 6a c 97 c 9s 9 9w p a3 o a9 c af 9 ag 9 dp j dq q ds j f8 j fj 13 gf b gg f h8 g hu 7 i3 a ie 9 ig 9
gat_cod 1s fj w
gat_list 1w af b
gat_society 1z h8 f
gateway 1s ew s ib 9
gath 1o 4j a bn a dk 9 dy 8 fh 8
gatheri 22 d1 c d4 b
gav 1i 9v 8 f3 d h9 9 i0 8
gaz 22 78 f
gazebo 1z bz y
gazet 22 d0 1j
gdpr 1m f5 23
gear 1e 1k 9 1y l 36 9 56 f 5q k 6p b 8u w 92 26 cy 7 iv 12 ix 18
gear_rent 1w 5q k 8u j 92 16 ix d
gearbox 22 fe r
gel 1m bv 16 hy 7 ir 1l
gel_manicur 1z bv w
gel_nail 1w bv c ir 13
gelato 1w 2q 1z
gen 22 85 m
gend 1z c1 i
genealo 1u bp 1d d1 1v
general 18 t d x c 97 f 9m b 9t b 9v c bs e ev 9 f1 e gp c
general_calenda 22 x f 9v g
general_tool 1w ed a
generat 18 2b f 3m m 5q q 9o l al e ax k bw d c9 1k ca n cg 14 cp m e8 j ee n eh j ei y ep h hg d
generat_replac 22 3m e al i
generat_test 22 ee m
genr 1z cm j
gentian 22 6g a
gentian_orang 22 6g 8
gentl 1b 1 9 9 c g j 1g a 2d a 3j 9 3u 9 6g 8 7g 9 ho k
gentl_exercis 22 ho p
gentl_movemen 22 hn 9
gently 1l 25 9 7e b 7s c bx 8
genuin 1s 8b 7 8g a a8 l ip q
georgia 1p 2l c 65 b
germ 1q 3 d a b 61 b 6c a 6d b a2 9 ab 9 ah i
germ_test 22 6c 9
german 14 42 z 5b c 5d s b5 l bh a
german_cours 22 5d 9
germina 1z 8i v
germina_test 22 8i 8
gestati 22 7j w
gestati_diabet 22 7j o
gestur 1z 1m f
get 1g 56 a 8m c ae c
geys 22 3g l 3m j
ghanaia 1p 8e 7 fi m
ghanaia_abroad 1z fi h
ghost 1o 2n 1q 5r y h4 i
ghost_kitchen 1w 2n 1m 5r u
ghostwr 1z 58 q bp k d5 1r
giant 1r bz g c1 7
gift w 0 c 5 b 8 j 1c f 1n e 4k h 4p 9 67 b 69 10 7c f 8c 9 8m 7 8w d 8x e 91 1z a1 w aa f bx a e2 z ev 9 fh 10 g9 c h9 1g hi c ik j is 1t iu e
gift_basket 22 91 l
gift_box 1h 4k a 69 f 91 20 a1 t
gift_buy 1o fh f is m
gift_card 1m a1 9
gift_empty 1z 8y f
gift_engrav 22 91 l
gift_giv 1q 91 t e2 q
gift_idea 22 91 g
gift_local 22 91 l fh p
gift_market 22 aa 7 e2 8
gift_members 1w cq b
gift_nam 22 is 17
gift_pack 1z iu b
gift_persona 22 1n a 91 l
gift_set 1w fs d
gift_shop 1j 0 b 8x d 91 r fh h is 9
gift_vouch 1k 7c c hi a
gift_wrap 1m 8 b is a
gig 1n dc u dg 1c e0 19
gig_work 1z dg 13
gigs 1r 39 y gd p
gigs_market 22 gd m
gin 1o 6g k 6i w aa t c0 h hw 1v
gin_distil 1z 6i j hw u
ging 1o 7 9 2r u 69 9 6h 14 aa l
girl 1b 1a 1r 1m 8 49 1f 8b 12 8t k bl 9 go h
girl_cod 22 1a 13 49 y
giv 1a 12 b 1a 9 1b l 1c 1j 1n l 1y c 69 b 91 r e2 r h9 1c
giv_money 22 1a b 1b j
giv_platfor 22 1c z
giv_spreads 22 h9 k
given 1c w d 16 9 18 g 19 9 bp 9 ew n hw 9 i2 7
given_photo 22 3h 8 95 a
gladly 22 1c f
glanc 1r 79 7 8v i ed a
glas 13 8 m 9 b p n 15 h 3i d 4l 1s 4x e 56 f 6g k 73 7 86 v 97 b aa e an d bz c c0 j e4 8 gf p hi i hj y hr i iq c iu d
glas_contain 1z gf j
glas_hom 1z p k 15 9 4l j
glas_ice 1z c0 8
glas_jars 22 9y 8
glas_serv 22 c0 8
glas_wear 22 4l 12
glas_win 22 hj a
glasgow 1n 14 8
glasswa 1z 8z s c0 m
glaz 1o 8z 1d fh b hh x
glaz_test 22 8z a hh 7
glid 22 7c 1g
glov 1m h e 4v c 8m 8 9v a ad c in q
glov_hir 22 h b
glow 1z 2e a gb a
glu 1i 2a i 4h e 9f r hy 9 ir 19
glu_repair 22 9f h
glu_sol 22 4h c
glu_sound 22 hy 9
glu_tabs 22 ir s
glucos 1z 7j 26
glucos_sensor 1z 7j w
gluten 1k 2o h 5w 2h 7q 17 9x p
gluten_fre 1r 5w 23 9x j
gmail 22 h4 a
go 14 12 a 1d b 1e b 3x a 78 6 dh e dp h dq d fo e gd g
go_alon 22 3x c 78 9
go_away 1z fo a
goal 17 f c l h z d 42 n 58 c 7f a 7h i 7i k 7v 1n 9j c ar 1a as o bd g be e co d d6 e d7 r d8 w fa g fq k g7 a g9 13
goal_cash 22 ar j
goal_check 22 l 9 fq a
goal_not 22 58 a
goal_part 1z 7v b
goal_reach 1z g9 v
goal_shar 1z d8 9
goal_track 22 z 9
goat 1m 0 f 66 10 ag 26 b6 e hu 12 ie s
goat_clear 22 ag r
goat_milk 22 0 f
godot 22 ef a
godown 22 6i a 6l b
godpare 1s 1d c 1n 7
goggl 1z 1s a 4x 9 81 9
gold 1o 4k 1a c1 e
golden 1s 1o i cv 8
golden_book 22 1o h
goldsmi 22 4k 1p
golf 1r fk 2z il k
golf_simulat 1z fk 1a
gon 15 6l 8 9k b ig 9
good n 1y e 27 9 2e a 2i c 2k 9 2n a 2o e 2t 9 2y 9 4f j 4j 8 4u 9 5t a 60 9 62 9 63 e 64 f 6k f 6l e 6n b 7m a 7n b 8k r 8m h 8p b 9f g co c ct b e1 a e7 a ev h f9 8 fa b fh k g1 e gy d h6 a hc 9 hw b hx 9 i8 c i9 j ig f
good_advic 22 cx 7
good_bag 22 8k 8
good_book 22 8w b
good_borrow 22 6k a
good_bread 1z 5y c
good_car 1r 6k 9 99 8
good_clean 22 5l b 94 b
good_cloth 22 4f d
good_coffe 1s 2k b e1 8
good_comput 22 5c k
good_conditi 1z 2n 9
good_count 22 6l b ig 9
good_english 1z bn c
good_enough 1r bo 9
good_even 22 8v e
good_feel 22 5a a
good_first 22 6l b
good_food 1k 2t b
good_furnitu 22 8p 9 9f 10
good_help 1z fd 9
good_intervi 22 at 7
good_jobs 22 ct f
good_jump 22 4p 8
good_leath 22 8k 8
good_list 1z 9b 9
good_locatio 1u 2v 9
good_lock 22 dn 9
good_look 1w 2c 8
good_materia 1z 4g 9 90 a f9 9
good_must 22 2i a
good_nam 22 26 b 2b 9
good_ones 1s 4f a
good_ord 1z ev b
good_part 1w i9 y
good_pas 22 43 a bh 9
good_pay 22 g8 b
good_photo 22 c0 7 cg e
good_pictur 1z c8 a
good_piec 1s 4f f fh 8
good_plac 1w 6m a 8n d
good_record 22 e1 8
good_restaur 1z 30 g
good_result 22 1g 7
good_review 1o 32 d
good_rid 1w fz c
good_sal 22 8i b
good_sel 1z 63 a g1 b
good_shelf 22 hw 6
good_sho 1z 4j 8
good_sound 22 az 8
good_spirit 22 hw m
good_story 22 1n 6
good_thing 1u 1f c 1y c gd a
good_vets 22 ft e
good_walk 22 7n f
good_yarn 22 4p 9
goodby 1s 3u 1c 45 9
googl 19 58 r aq d ca 19 e8 n ea 1v eh t h5 m ha g hf l
googl_ads 1w 58 m ha i
googl_calenda 1z h5 m
googl_profil 1w 58 a e8 m
googl_review 1z ea 1u
googl_sheet 1z aq f hf q
gourmet 1z 6j 1x
gourmet_mushroo 22 6j 1n
governm 1n 15 g c6 12
gown 1q 4e 1l im o
gown_rental 22 4e l
gps 1c 2c m fw 1x gc g gn 17
gps_collar 22 fw w
gps_pet 22 fw 19 gc g
gps_school 22 gn u
gpu 1z cc s
grab 1r 55 l cw 1i ha 8
grab_rail 22 cw t
grad 18 v a 6f d 8g 1r e1 k f8 i f9 l gp 2c ip y
grad_photogr 1z an 8 ip f
grad_school 22 b7 a gp l
graduat 1e 1a c 4e 9 as g bb y bw o by g fa k
graduat_back 22 1a b bb a
graduat_car 22 as g
graffit 22 3j k gg o
grain 1r 9x h a2 1d
grain_fre 1z 9x e a2 s
gram 1j a0 j e1 8
gram_protein 22 a0 g
grammar 1w 40 9 b5 v
grand 1u dy x
grand_piano 22 dy p
grandch 1p cu c cz 8 d0 d d8 9
grandfa 1n gn e hr a
grandki 1s d0 7
grandma 1b 20 d 8j 7 d0 19 d4 u hm l
grandmo 1b 1g 7 3v 5 67 n c5 8 d0 19 d1 c d4 1m f8 d hk 1o hn a ht q
grandmo_cook 22 hk e ht f
grandmo_recip 22 d4 s
grandpa 15 o b 1n b 1s c 3y d 44 d 46 f 7l c 83 m 8b e bp 18 cu 19 d0 23 d1 r d4 8 d8 b f8 9 g6 c
grandpa_far 22 d0 s
grandpa_friend 22 o f 7l g
grandpa_parent 22 g6 c
grandpa_print 22 d0 1c
grandpa_relativ 22 3y h 44 h
grandpa_villag 22 d1 c
granny 1p d8 a
granola 1z 68 q 9x 2j
grant 1a 5g 2g 6w 9 9g v cw o g9 c h9 h
grant_applica 1w 5g 9
grant_form 22 cw 7
grant_writ 22 5g 24
graph 22 b9 9
graphic 1u b0 26 cs z
graphic_novel 22 cs u
gras 1p 3l m ag 1o hu k
gras_fed 22 hu k
gras_short 22 ag g
gratitu 22 7n w
grav 1k 3p 36 3t 1e 3u 8 gj 2e
grav_family 22 3p 19
grav_map 22 gj l
gravel 1s 3l i b3 g dn 9
gravest 1w 3p 1s 3t 1p gj y
gravest_check 22 gj s
graveya 22 d1 6 gj 1g
gravy 22 9z m
graz 1n a6 a ag 27
greas 1z 97 a ia p
great 1b bi a d1 x
greek 1s b5 o bi a
green 15 1b c 1e b 1t g 1u c 24 8 2r f 2s d 3k s 3q d 3s n 4e h 4p d 53 z 5z b 64 e 67 c 6e q 8q h 96 r 9r c ab s ct i ii b
green_claim 22 4c 9
green_clean 22 3k i
green_indoor 22 8q e
green_pool 22 3k j
green_room 1z 53 d
green_tea 22 2s h 6e 12
green_wal 22 53 y
green_wast 22 96 13
green_wat 22 3k h ae 8
greener 22 53 15
greengr 1z 5x j 62 9 6j k
greenho 1s 8i 7 ab 1m ac y id 11
greenho_grow 22 ab d
greet 1p 4y c 8x o e6 p
greet_guest 22 4y b
grew 1j 33 a ap g eb p
grey 1b 1t i 4q h 5o c 9f c 9v c ak b an 8 cg d fy e ig f ip a
grey_van 22 ak d
grid 1g 1e w 2b j 3m 14 73 19 ak 9 al 1g am 1l cn d dr t
grid_cabin 22 73 l
grid_generat 22 3m b
grid_operato 1p 1e e 3m l
grid_servic 22 al l
grief 1w 3u 1d 3w 22
grief_counsel 22 3w f
griev 22 3w 25
gril 1p 2m r 31 r 3i g 67 f a6 d
grind 1p 5z c 6d n 8l 1f 9o f 9y x
grind_kniv 22 8l m
grip 1p ik m iq p
groc 1z 64 l 6c i
grocery 1c 1r 22 5v e 5y e 62 11 64 2g a5 2c d6 q d7 d da h i3 1p
grocery_deliver 1w 5v f 5y f 64 x a5 1x
grocery_pric 22 1r 2i
grocery_shop 22 a5 v
grocery_stor 22 i3 d
grocery_villag 22 i3 t
groom 1k b v a2 p bu 12 bx 8 fn 32 fr a fu c
groom_dog 22 fn k
groom_groomsm 1z bu i
groom_men 22 b k bu f
groom_salon 1z fn 1a
groom_train 1w a2 b
groomsm 1z bu n
groov 22 e1 v
gros 1o em o
ground 1b 3l 9 5z b 6m e 6o 9 8c 7 9y s ao a fz p ge l gj t ih 16
ground_floor 1w 6m g
ground_ready 22 fz a
groundn 1w 9y 10
group l f a j i s b w b 1p a 1v 9 1x a 32 s 33 k 35 l 37 18 38 9 3w s 3x o 3z i 40 f 48 9 49 f 4q e 4u d 4v 11 4x 9 6v 9 6x e 6y c 74 9 76 8 77 7 78 7 79 8 7b 8 7h f 7s d 7v 9 8j 9 8v e a6 c ar o au b b2 o b3 12 b9 e bf c bi f bk o bs e c5 f ch 9 co o da z dd m dv f ed 9 ez a fk e fl r fm f fp l fq e fy h fz a g8 d g9 9 hh 9 hj k hm h hn i hr 7
group_account 22 h0 9
group_age 1w 49 d
group_app 22 7h p bf k
group_ask 1u ch a
group_back 22 32 a da a
group_book 1z co h
group_booking 1w e a
group_br 1z 9j 9
group_busines 1z ar c ed a
group_buy 1q 4v 1c
group_cal 1w fw a
group_centr 22 83 9 cz 8
group_chat 1p 1l e du 8
group_check 22 w 8 2s 9
group_childre 1s 3z f
group_client 1z 7n a
group_coach 1z ar g
group_communi 22 20 b bs b
group_company 1u 38 c au a
group_coupl 1z d7 a
group_decid 22 2s 9 co b
group_exam 22 40 j
group_fifteen 22 b2 8
group_firm 22 ca 9
group_food 22 12 e
group_found 22 ar l
group_friend 1h 32 x 37 o 8j 7 bl b fk d hj w
group_furnitu 22 8p 9 9b 9
group_garden 22 7b 7
group_guarant 22 g8 p
group_holiday 22 37 m da b
group_hom 1z 9d 9
group_hotel 22 37 a
group_keep 22 49 a da a
group_know 1z g b 3w 7 b2 7
group_larg 22 bj a fl c
group_lead 1w 44 a b3 d
group_lesson 1z 1p 8
group_liv 22 fl 9
group_local 1z 1x a 23 9
group_lost 22 3w a
group_market 1z 4s a c9 a
group_meet 22 3w b bk x
group_memb 1z 4v h
group_nearby 22 7b 7
group_newcom 22 7a a bk a
group_nursery 22 1o 7
group_offic 1w ht 8
group_onlin 1e 7l f bi e fl h
group_ord 1s 4q 9 a6 s
group_own 1z 9i a fo a
group_parent 1w 4r 9 g3 c
group_past 22 bf f
group_patient 1w 7j 9 84 8 a8 8
group_pay 1z da a
group_permit 22 b2 7
group_pick 1z 12 9
group_plan 22 37 a
group_play 1z 32 9 8v a
group_pric 1w 4v 9 ar 9
group_profess 22 z a
group_rat 22 37 a
group_ready 22 d9 b
group_runs 1z b3 1g
group_sam 1w e5 9
group_school 1z 48 f
group_season 22 4u 9
group_send 22 6x 9
group_session 1z b3 q
group_set 22 2m c ar a
group_several 22 j 9 bk a
group_shar 22 37 g
group_sit 1z w 9
group_siz 1u 32 e
group_skil 22 b3 d
group_smal 22 4v 10 9u d
group_social 22 ci h gd l
group_solv 22 32 a
group_start 22 j 9 ga 9
group_stay 1z co a
group_stop 22 33 i
group_subject 1z ba a ch b ck a
group_task 22 4x 9 bs b
group_tast 1z 65 a
group_trad 22 4v g i6 9
group_train 1w f j b2 13
group_travel 1z 37 1o 79 7 da l
group_trip 1z 1v j 37 1r 3x 8
group_twic 22 42 9
group_use 1z da a
group_used 22 ip d ix b
group_vets 22 4v c fy c
group_walk 1u fm l fq b
group_warm 22 j d
group_work 1z 6x 8 7r g
grov 1z 6f 1j
grow y a a 19 9 1k 1c 1u h 24 i 3s 9 4d l 4r f 5j b 5x s 61 a 65 k 6f o 6j 17 8c 1m 8i 11 8r 14 93 j a9 m ab 15 ac t ae y hl 5 i0 z id j
grow_bik 22 1k b
grow_child 1p a f 1k 10 4d p 4r a 93 h
grow_herb 22 ab p
grow_hom 22 6j g 8c 1f
grow_kit 22 8c 1v
grow_kitchen 1z 24 i 8c m
grow_kits 22 8c b
grow_ord 1z 6f 8 6j a
grow_salad 22 8c e ab 9
grow_sel 1z 6f e 8i 9 a9 g
grow_togeth 22 bj a
grow_vegetab 1w 1u h 8c d
grown 19 13 c 4k g 6j v 7f k 93 o ab 15 aj d ap s d4 r hw 6
grown_childre 22 d4 s
grown_ups 1r 7f m
growth 1n 2 a 4t a 50 9 8c 7 ar t
growth_plan 22 ar m
grumpy 22 c7 a cs a
gst 1z ek a eu 9
guarant 14 2i z 4i j 7d a 7w a 8s a 95 a bb h db 1f dd p ev 9 fc q fd c g8 h
guarant_pay 22 7w e
guarant_replace 22 db h
guarant_skil 22 fc l
guard 1k 10 j 9w i ae 8 ag 7 an 8 cx 7 f0 f il i
guardia 1w 8i a b8 c fa a
guardia_consent 22 b8 a fa 8
gues 1f 7i 9 et a eu a
guest t m f n r 1f r 2h i 2j n 2l m 2m 13 2p a 2q 8 2s 8 2t 15 2x k 2y i 2z t 30 t 31 u 33 r 34 19 35 d 36 d 38 y 39 l 3a g 3b l 3c v 3d 12 45 h 4e r 5n i 6g 8 6h e 6r 1b 6s d 6t 1p 6u 1i 6v m 6z n 70 r 72 m 73 u 74 s 77 i 78 e 7b h 7c f 8j 7 9r t 9s u 9x 7 ak e az p by n c0 n c2 f c4 g cj e dt b e4 7 ea o fg c fk e fl n g0 o h6 a hc v hh 9 hi t hj c hk c hp 16 ii d
guest_again 1w 1f 8 2t 9 6r b hs 5
guest_agre 1z cj a
guest_arriv 1r c1 8
guest_artist 22 m o
guest_ask 1k 6h e
guest_back 1o 2q 7
guest_book 1m 2z 8 az c
guest_br 22 dt b hj 9
guest_brows 1z g0 u
guest_budget 1z c2 j
guest_cal 1z 77 7
guest_cancel 22 2t g 5n b
guest_chat 22 6t g
guest_check 22 6u 9
guest_choos 1u 72 8
guest_clean 1z 3d f
guest_cook 22 31 j hk c
guest_cov 22 33 a
guest_data 1w 6r l 6t 9
guest_drink 1z hp 8
guest_even 22 3y a
guest_expert 1z fl 13
guest_found 22 7c 7 9s a
guest_guid 22 33 a
guest_hard 22 cj a
guest_hotel 22 33 a 7c 7
guest_hous 1p 34 k 6u f 77 n
guest_hurt 22 7b 7
guest_keep 1z 70 9
guest_kitchen 22 6s k
guest_leav 1z 6r b dt b
guest_list 1k 30 b 6v s 6z c
guest_messag 1o 3d p 6t 1v 6u 10
guest_must 1w 6t 9 hg 7
guest_night 1w 9r c
guest_numb 22 31 h
guest_ord 1q 1f 8 70 k
guest_outfit 22 4e l
guest_own 1u 3d e 9s 9
guest_pas 22 8r a
guest_phon 1s 2y e 2z f
guest_pictur 22 2z k
guest_record 22 az i
guest_regist 22 34 b 9s 9
guest_registr 1w 74 c 9s 9
guest_return 22 34 b ii a
guest_room 22 ij d
guest_see 1z 73 a
guest_show 1z 9r 8
guest_sit 22 8y a
guest_staf 22 6t a by d
guest_stay 22 n 9 3b 9
guest_talk 1z 1t b
guest_themsel 22 3c b
guest_weekday 22 n 9 2m c
guestbo 1z 2z o 3t 9
guestho 1r 34 r 3e l 9x g
guid z 1f c 1v l 21 a 2b 8 33 20 37 f 3q i 3v 11 3x 10 6w 1o 6z t 77 9 78 1i 7d 7 7e 1a 7f a 7n b 7o b 80 8 ac 9 ax 9 b0 a b3 l cz a e9 a fa 9 g1 a g6 9 gd 1j
guid_app 1w 1v j 78 8
guid_begin 22 d9 9
guid_first 1u 6 9
guid_lead 22 3x 7
guid_meditat 22 7e 1q
guid_pray 22 3v p
guid_rid 22 b3 e
guid_siz 22 4s a
guid_teach 22 1p 8
guid_tour 22 33 25 6w f
guid_walk 1u 33 18 77 a 78 c
guid_weekend 1z b3 q
guidanc 1u 1g a as 1a bc c d9 b
guidebo 1z 1v j 21 l 33 l
guideli 1s cd 14
guild 1w 4i a 9p b eh f
guild_evening 22 9p 9 eh c
guitar 1h 39 f 41 1q 8m u 93 1d bc 1t cp q dz 1f
guitar_left 22 8m 8
guitar_lesson 1z 41 i bc w
guitar_teach 22 41 s
gulf 1h at h
gummy 1w 7 x a1 z
gurgaon 1z fn 9
guru 1w 41 b
gut 1f l h 3j h 7i i 85 x 97 d 98 39 if f
gut_downspo 22 98 t
gut_health 22 l j 7i k
gut_test 22 85 12
guy 1o 3k k
gym 18 f 19 g f h 1o n c s 22 2r c 5o i 68 n 7g x a0 10 a4 v b1 m b2 h dh v gi e gl n ho 15 ib b il w io f
gym_app 22 f a 7g k
gym_memb 1r s 15
gym_members 1z f j b1 c
gym_near 1w f f h e 7g e b2 b
gym_offic 1z 2r 8 68 9
gym_pas 22 g j b1 i
gymnast 1u 4a s ho 20
gyms 18 9 e b 7 h e 2r d 68 g 7g c a0 g ak 9 b2 e ho b hr a il a
gyms_hotel 1z e b n 9
gyms_offic 1w 2d 9 2e 9
gyms_yoga 22 9 b 2r 9
gynaeco 1p 7k y 85 a g5 m
haberda 22 4i b 8d g
habit 1d l n 23 11 2d g 7r 25 7s 1g 7v f 9k 8 bl 18 bx b cv 8 fx 9 hw 6
habit_app 1z 23 j 7r l
habit_chang 22 2d f
habit_track 22 7r 1q
haccp 1w 9n 2l
haccp_paperwo 22 9n u
hack 1o 5k 1r fg q
haggl 1s 5u a 8p 9
hail 1q 19 9 bt n h1 11
hail_cars 22 bt m
hair 19 2 2l 3 9 c 25 d a r 10 1n m 7d 1b bu z bv h cg b e1 a i2 2a in d
hair_best 22 1n g
hair_extensi 22 2 k i2 h
hair_los 1w 2 j i2 1f
hair_salon 1r 3 9 c s r m
hair_transpl 22 7d 1i
hair_walk 22 bu c
haircut 1q c 1v bu 2b fn 8
haircut_beard 1z bu p
hairdre 1j 2 n c 2c r 1c 46 a 4e a 64 a 8r a bu f i2 e
hairdre_liv 22 c u
hairpie 1z i2 2g
hairpie_women 22 i2 q
haj 22 3x 21
hal z h 10 i p t c 1e f 2z 9 31 f 39 b 4a s 5r a 6l 11 7a b aj b am d ao n bz d c2 15 c6 7 dy 9 e3 19 gg 9 gl 2h hl 7 ho b hq 13 hr u hs b i3 c i7 a
hal_book 1z c2 p gl 2e
hal_club 1z 4a a 5r g
hal_confere 22 eb a gi 9
hal_count 22 51 a 6l b
hal_garden 22 c2 d
hal_kitchen 22 hk 7
hal_off 22 6l a hq b
hal_offic 22 31 c
hal_own 1z 6l h
hal_rent 22 gl k hr 8
hal_rental 22 gl k
hal_room 1z 6l a gl v
hal_train 22 6x 9
hal_villag 22 gl f
halal 1p a1 q
haldi 22 c1 l
half o 1a b 5f s 62 d 6q 7 7h c 93 9 9b a ab 7 di e du 6 e2 7 e7 d fj k gf c hi 8 hu 8 i1 7 i5 c
half_back 22 hn 7
half_empty 1m 6l a
half_field 1z fj d
half_ful 1n gf a
half_jok 22 i1 7
half_lat 1w 1a a
half_maratho 1w 7h q b3 g
half_paid 1z i3 8
half_past 1f 6q c fj d
half_pig 22 hu g
half_point 1z e4 7
half_pric 1h 62 j
half_sav 22 d8 e
half_team 22 1f 8
half_trail 22 i8 d
half_van 22 hx 9
half_window 22 3g b
half_work 22 di 9
half_worksho 1z 5f 15
half_writ 1z 3r 9 e2 h
hallmar 22 4k g
hallway 22 e1 9
halv 1s 8j a b7 9 ck c
ham 1u 8b 1p dy 9
hammam 22 n t
hamp 1u 91 19 is k
hand n 0 b 8 b 1j q 1k a 1l f 1y 14 2i d 3s g 3u 6 4c 9 4d i 4f x 4p g 5e b 8b o 8d m 8k p 8l 9 8m 1j 8p l 8u c 8w q 8x b 8z 9 9p a 9v 8 a8 f ac 8 ae 7 aq a ba b cn 8 cy k e1 o fe c fh 9 fv 9 gd f gh a gj 9 he a hi c ho 8 id a ig 9 ir h ix j
hand_apps 22 4d h ix b
hand_ask 1w 9s 9
hand_baby 22 ix f
hand_back 22 dn 8
hand_book 1u 1y i 8w l
hand_car 1z fe h
hand_childre 1u 4d f 8m u
hand_cloth 1z a e 4c f 4f 21
hand_count 22 9r 9 ii 9
hand_cut 22 i2 8
hand_down 1z 1j b 4d g 8u f
hand_dyed 1w 8d 1j
hand_everyth 22 64 a e5 a
hand_first 1w 5e a df 8
hand_furnitu 22 8o g 8p 1d
hand_good 1w 8m 15
hand_left 1z 8m c
hand_machin 22 ig j
hand_not 1o f5 8
hand_onlin 22 39 a 8m m
hand_paint 1z ir y
hand_phon 1z 2i k h2 e
hand_pick 1q 6e 8 gd w
hand_platfor 1z 1y n fh f
hand_pour 22 8 f
hand_refund 22 8g 7
hand_report 22 1c b 5k 9
hand_ring 22 1b c
hand_rol 1z iu e
hand_school 1z 13 a 1j 13
hand_search 22 1y k
hand_send 22 88 8
hand_shop 1s 1t a 1y d 4f t 8m z
hand_stay 22 9v 7
hand_strol 22 ix m
hand_thing 22 8m p
hand_tool 1w 8b 1b 8m 19 go 9
hand_until 1w gk 8
hand_work 1s 8k d ac d
handbag 1q 4e n 4g 1a 8k 11 io 1h
handbag_tot 22 io f
handboo 1p aq l ay 12 e5 b ey n hd 17
handful 1r 79 8 7c 8 85 9 gr b
handful_flat 22 gr 9
handhel 22 fw b gx g
handicr 22 fh 14
handl z b t 4w n 4z c 5b a 5y b 6u 9 8s i ce a cw 7 dc d gz b h1 o hd b he k
handl_blad 22 b a
handl_booking 1z s a 6r b 6z 9
handl_complai 22 62 9 hd d
handl_contrac 22 4z 9 50 9
handl_money 1z ev b
handl_payment 1z bi 9
handl_return 1z he w
handl_wait 22 cw 9
handl_work 22 6j a gz a
handleb 1z 1k g iw u
handmad 1d 0 18 8 18 3s v 4g u 4h s 4k 1i 69 1g 8k 17 8o i 8s j 8x k 8z 23 a1 u fh 26 fs m
handmad_ceramic 22 8z 1i fh 9
handmad_good 22 fh 1g
handmad_jewelle 22 4k 16
handmad_leath 22 8k 16
handmad_soap 22 0 s
handov 1b t 15 1h l 1l n 36 u 3d d 52 j 5q 9 6x j 9o s a8 7 ax b c4 s fe f gr b h6 n
handov_cal 22 36 a
handov_checkli 1z 36 c
handov_not 1w t 9
handov_protoco 22 h6 h
handov_return 22 36 a 5q a
handpic 22 gd t
handset 1z 2i h
handwri 1g 1q f 91 d a1 9 bq 9 d1 f d4 1a d5 m dy e gp 1c
handwri_card 1u 91 d d4 9 d5 d
handwri_let 22 d5 f
handwri_list 22 1q g dy g
handwri_recip 22 d4 x
handyma 1w 95 2x fc l
handyme 1u 95 1f 98 k
hang 19 2b k 3h y 3o g 54 t 5y e 87 f ao b e6 i ef a gl 9 hz 6 ij 8
hang_ask 22 54 8
hang_door 1w 5y h
hang_wallpap 1z 3h w
hangout 1z 3b a hs 9
happen w 19 9 1x a 2f 9 3t 7 7v 8 88 a ci f dc f dq a
happen_applica 22 ce 9
happen_child 1z 44 a 8u 9 b4 9
happen_dog 22 fm b fp b
happen_interne 1z 6r b
happen_mis 22 9b 9 ci a
happen_money 22 hx b
happen_nobody 22 46 a 8r a
happen_part 22 ef a
happen_platfor 22 7y 8 e8 b
happen_pow 1z 5p b
happen_print 22 2z 8
happen_sit 22 3y b fo a
happen_someth 1z 1x a 75 9
happen_third 22 aj 8 am 8
happen_unsold 22 2o a 6j a
happen_weath 22 5n b 6z 9
happy 1d 44 9 ea q
harassm 1w 4w 1a br o
harassm_report 22 4w l br k
harbour 1o 38 p 54 k 8n d 9r 1w cl k cr 9
harbour_offic 22 9r b
hard 14 20 d 7h h 7s k 7x b 86 d bf b
hard_cas 22 7x 9
hard_find 1s 4o 9 65 9
hard_hear 1z 86 i
hard_pictur 22 18 8
hardbac 22 1n 9
hardcov 1u d3 9
hardest 1z em e
hardly 1d 1m l ec f
hardwar 1c 2b 9 2h a 8l 9 98 9 ak 8 hy b
hardwar_shop 1q 2b 8 8l 9 hy b
harissa 22 9z x
harm 1l 72 a 7q a 7w 9 97 c 9n 9 a8 9 b4 a b9 9
harmful 22 6 e 4g d
harmles 1w 80 a f3 b
harnes 1r 4x n fs 1m
harvest 17 16 g 5p w 5x r 6a y 6d z 6e i 6f 1d 6j 1a 8c p 8i c a9 16 ab l ac 10 ae 8 af p ap b g8 g i0 19
harvest_busy 22 71 9
harvest_dat 1s 6f 8
harvest_empty 1z 8i 7
harvest_ord 1z a9 l
harvest_shar 1z 5x j af i
hasn 1q el d f4 c
hat 1d 4 e 4p c dv d in 11
hatch 1z 2l y a3 8 dq b
hatchba 22 fe i
hatcher 1z ae d ah a
hats 1n 4p 12 4r g in 2g
hats_knit 22 4p u
haul 1p 4t l 9r 9 hx 19 ih p
haulag 1w 4t f 9w 16
haulag_company 22 9w w
hauli 1s 9w j gw c i8 11 ih i
hauli_associa 22 9w 9 gw a
hausa 1s 15 a 7l 9 ec a
hausver 22 h7 p
hav 1k ft b i8 9
hay 1u 84 n fo 9 fz n
hay_fev 22 84 j
hazard 1s bh 1i it d iu 8
hazard_clip 1z bh 10
hazard_label 22 it b
hazelnu 1r 2q f 68 g 69 l 9x m 9y 19
hazelnu_cocoa 1z 9x 9 9y f
hazelnu_cream 22 9y m
hdr 22 3e s
hdr_photo 22 3e m
head 11 t b 2w d 3x 7 4y d f4 b g3 e ge 9 i2 f in v
head_chef 22 9n 9
head_nurs 22 t g
head_offic 1w 4y e
head_siz 1z in j
head_teach 1u g3 j
headach 1o 27 a 7k f 84 21
headban 1w 25 1c in s
headhun 22 5d 11
headlin q at b
headpho 1u 25 n dw d e3 a iq l
headqua 22 e8 b
headsca 1w cg 8 i2 l im j
headset 1l 4x 28 81 x c4 y hs d
headsho 1r bw 1w cg 2n
headsho_generat 22 cg 14
headsho_studio 1z bw v
headsto 1s 3p 1v 3t 1o
headwea 1z cy g i2 l in l
headwra 22 in m
heal 1p 0 a g d m 1b 3w b 9t l fv 9
heal_work 22 m i
health x 7 a e e f g g c k j l h m e n c o g p g s b t b 2r b 44 e 56 b 6c e 6e a 6o z 7e b 7f 9 7g a 7h c 7i c 7k p 7n l 7r b 7s h 7z 12 85 c 89 a 8c 7 8i 8 9t d a8 9 ad a ae a aw p b1 q be b f2 13 fw i g4 9 g5 c ho c ie g
health_allergy 22 m a 90 b
health_app 1z 7i j 7k j 7n l
health_assista 22 7z w
health_authori 1p 6o z
health_check 1w 7n l
health_claim 1o 2r d 7e 8
health_coach 22 l j 7k k
health_data 1e t c 7f b 7k c be c
health_employ 22 b1 h f2 l
health_food 1w 7 9 6c 8 8c b
health_form 1w g b
health_insur 1q ho e
health_insuran 1r aw n
health_lif 22 aw h
health_money 22 e9 b
health_not 1z p d s a 4a e
health_offic 1s 5o 9 6o f 9t 7
health_program 22 7s b
health_promis 1z g b 6c 8 6e 9
health_questio 1r e l f i 7z 12
health_servic 22 56 a
health_visitor 1z 1g a g6 c
health_word 1u 6c 8 6e 8
health_work 1w 89 8
healthy 1d l g 24 d 2r a 2v 1s 53 k 68 14 7i 10 8q j 9x v a4 l ad 7
healthy_eat 22 l j 7i 17
healthy_food 22 a4 d
healthy_meal 1z a4 g
healthy_plant 22 24 9
healthy_snack 22 2v 8 68 1e
hear 12 p 1w 15 9 26 b 3r c 6w 9 82 e 86 k bc b cj k du b dx 8 dy 9 e2 d g2 d hy 6 ia d
hear_aid 1z p x
hear_aids 22 p c
hear_beat 22 g2 g
hear_becam 22 1c b
hear_cal 22 c7 9
hear_complai 22 53 9
hear_mis 22 55 9
hear_own 22 du e
hear_record 22 f6 b
hear_story 1z 3r i
hear_test 22 p 17
heard 1g 4w 9 cp a dw c e0 9 ec g gq e h4 g i3 8
hears 22 9q 8
heart 1g v j 1e 9 3r 7 89 x fw u ho b
heart_failur 22 89 j
heart_rat 1z fw u
heat 10 n i 23 h 3g u 3k d 3m 9 56 l 60 m 67 f 73 6 9e 9 9g 1b a4 j ah 9 ai 9 bm n c1 7 fc f gb c gu p h3 a h7 l hy u ib 1b ie s
heat_bil 1z 9g a
heat_break 22 9g h
heat_cold 1w h7 a
heat_cool 22 2q 9
heat_electri 22 gb 8
heat_engin 22 3g g h3 g
heat_map 22 f1 d
heat_nobody 22 gb a
heat_plumb 22 3g e
heat_pump 1n 9g 1e fc j gu g ib h
heat_repair 22 3g g
heat_runs 22 ib l
heat_stres 22 56 t
heat_test 22 5i a
heavy 1a 2 b 6 b 9a n a7 b ad 8 bs a f1 10 ih b
heavy_bottl 22 a7 d
heavy_metal 1w a0 8
heavywe 22 ik v
hectar 1o 5z 8 ac 1a af w ag h
hectar_machin 22 ac 9 af 9
hedg 1o 96 1o fy a hw 6
hedg_trim 22 96 k
hedg_weed 22 96 f
hedgero 22 hv a hw 5
heel 1q 4h g 4j 1g ik j ip c
height 1d 1k c 4d i 4x e 7c 8 81 m 90 t 97 a 98 s ag 7 hr c hz 7
height_chang 22 90 b hr 8
heir 1n d1 d e1 9 hx a
held 1b 6n 9 9w d ev o
held_tax 22 fa 8
helicop 1z if a
hello 1p bs a e7 a ei 9
helmet 1o 1k a 2f v 56 16 dn k fz 10 iw q
helmet_light 22 2f j iw f
help q o o 14 e 15 c 1b g 1g a 1x 15 25 c 2b c 2g n 2x d 2z 7 34 b 40 p 46 r 49 e 4r a 56 c 5c h 5h m 6n g 6x 8 76 8 79 e 7a 11 7f k 7m e 7n l 7s k 7u m 7x i 83 a 86 q 88 g 8a c 8e 8 9a 16 9j j as a av c aw l ay b b4 t b6 a b8 a be m bg t bl f bm y bn f bs b ce g cu y cv t di 8 dn 8 e5 o ea a f2 e f8 f fd 10 fi d hl 8 i3 9 i7 f
help_applica 1z bg q
help_book 1w 7m g 81 c as b
help_buy 22 4h a
help_car 22 7u w 83 c
help_claim 1z aw 16
help_door 22 8a 9 ds a
help_essay 22 bg a
help_fal 22 7f q
help_feed 1u 34 n
help_few 22 1x a cv 9
help_find 1z 5j 8
help_fit 22 a 9 56 a
help_flat 22 7a 7
help_form 1z 15 f
help_fre 1w cu a
help_group 1w 7j 9 7n a 7r 9 i2 7
help_hom 1q 1i 9 2g e cu p fd l
help_homewor 22 f8 9
help_keep 1z cq 9
help_know 1z i4 7
help_let 22 7x g
help_lin 1s 5c p
help_mov 1w gz 9 i4 6
help_near 1w 2g f cu a fi m
help_need 1z 83 8
help_newcom 22 7a 12
help_ord 22 4o b
help_own 22 1b j ea b
help_pag 1w aq b e5 g
help_pap 22 14 a
help_pay 1z 2g a
help_phon 1u 46 b cu 9
help_pupil 1z 40 v b4 9
help_read 22 7w 9
help_sam 22 bs b
help_second 22 38 8
help_senior 22 46 y cu o
help_siz 22 6 a fs a
help_someth 1u 7t 9
help_tir 22 i3 8
help_travel 22 76 7 79 7
help_work 22 7s b
help_writ 1z o 9 1x a au 9
helpdes 1u 5c 13 e5 q
helplin 1r ay m bs r
hem 1z 4e i 4o 15
hemp 1u a 9 4c 9 4r e an t ao 8
hen 1r hj k
henna 1z bv l
henna_brow 22 bv h
hens 1u 34 d ie k
her u 18 9 cs b g2 9
her_first 1z 8y 9 fx 9
her_ful 22 5u a
her_read 22 cs a
her_today 22 18 8
her_until 22 af 9
herb 1i 19 e 24 17 6d l 6e v 78 1f 8c 1b ab 1h hw d
herb_garden 1z 24 q 6e e
herb_grow 22 24 i 8c u
herbal 1r o a 6e 1b 7f g
herbal_tea 1w 6e r 7f d
herd 1s x 9 ag c ie 11
herefor 1z 73 6 hw 9
heritag 1s 6w r d1 e
hero 1u 1n 2i 91 13
hero_nam 1z 1n s
herself 1z gp a
hesitat 1z 21 d ax a
hibiscu 1u 6g 8
hid 1e 1 a 15 b 27 9 7h b 8k m fx c fy b hp b
hidden 1a 2f f 3i 9 5q 9 7q n bl b cy 9
hidden_fault 22 5q a
hidden_gluten 22 7q t
high 13 3j l 57 b 7j a 8u f a0 13 bm h hs 6 ip b ix x
high_chair 1u 8u j ix 1a
high_low 22 6g 9
high_pressur 1z 3j v
high_pric 1z ak 9 ba a
high_protein 1w a0 1l
highest 1r 7 b 33 c
highlig 1q 6w 8 by 15 hg s
highlig_film 22 by n
highlig_video 22 by i hg g
highway 22 9w a
hijab 1w il m im 1c
hik 1d 21 2r 33 12 74 1b 77 1r 92 i bj d bk b cr a il g
hik_guid 1z 21 g 33 l
hil 1c 77 9 78 8 7h e 98 a ei d gu g
hil_court 22 gu j
hil_farm 22 77 a a9 b
hillsid 22 aj 9
him 1f 17 a 4n 9 6m a 9m 8 dr 9 e1 8 fx n gj c hy 5
himself 1p 13 9 5s d e4 7 go 9 gx k
hind 22 9v i fv a
hind_leg 22 9v a
hindi 1b e2 7
hing 1w 8o a 97 9
hint 1m 27 e 32 k 8j k b4 1n cn l
hip 1k i m k d fv c ho d
hip_hop 22 i m
hips 22 56 b
hir x h g j e n 9 18 j 1k a 1x g 2k c 2z i 31 c 36 r 38 s 3f j 3j e 45 9 4e r 4z 12 5d p 5e a 5j f 5o d 5q v 6i 9 7b e 9a i 9c a 9h h af s al 9 ay n bb m bn 9 bo e bz 19 c0 p c1 9 c2 n cp 9 dn a dv 12 e0 p ei e em b ex 15 ey 17 fd h fj m hr d hx 7 i7 o
hir_borrow 22 2k 9 3f 8
hir_childre 22 1k 7 45 g
hir_engin 22 5d j
hir_fee 1z i7 9
hir_few 22 bb a ex 9
hir_freelan 1z 4z 11
hir_graduat 22 bb a
hir_hal 22 h 9
hir_near 1s 1x e 38 c 4e u 9h c c2 a
hir_panel 22 am 8
hir_plan 1w ay o ey c
hir_pool 22 j g 7b g
hir_room 1z 31 b
hir_shop 1u 1x f dn d ey c
hir_softwar 22 ex u
histami 22 5w b 7q r
history 15 x 9 4u i 71 a 7w 1f 9l f bp j cj g ck v d1 z eo f fe b ft b gu i
history_animal 22 ft b fw a
history_group 22 20 b
history_society 1z 3p 7 bp 9
hit 1r 1k e hl 6
hit_handleb 22 1k d
hits 1w 5c d 7s a e1 8
hiv 1o 6a 18 85 a ad 2j
hoa 1z h8 1x
hoa_board 22 h8 y
hoard 22 hx h
hob 1z 3i n 5r q gb n
hobby 18 1y f 8e w 8h r 8i m ba r bj d bk l hh u hk q hr n
hobby_angl 22 8n 7
hobby_cook 1p hk o
hobby_garden 1z 8i s
hobby_photogr 22 8h t
hobby_play 1z hr t
hobby_pot 22 hh y
hobby_sew 22 8e 14
hoe 22 ac i
hoes 1z ac 10
hoist 1w 56 k 76 z
hokkien 22 87 9
hol 1h 3u a 4d c 5k u gg p hy a ik 9
hold v f a 17 g 3r l 44 a 6l b 6v a 7v a 7y b 8g 8 9i i 9v e b2 7 d8 b dd 9 df q dx 9 em 9 ew c fb d gj o hj 9 i4 8 i8 9 iq a
hold_back 1z i8 9
hold_book 22 m a
hold_buy 22 1l 8 8g 7
hold_coin 1z df 9
hold_concert 22 39 a
hold_court 1w eq e gm 8
hold_error 22 9v 7
hold_evening 1z 3w 7 hj 8 hs 6
hold_farewel 22 3r d
hold_grav 22 3p 7 gj 9
hold_hand 1z i4 d
hold_licenc 22 dx 8
hold_money 1m 7v a d8 e fe a
hold_period 22 7y e
hold_read 1z 15 9 3r 9
hold_session 1z 81 8 b2 7
hold_train 1z b2 7
hold_vot 22 h8 e
holding 1z df p ga 8
holiday y j 9 1h b 1v h 2h h 2y k 34 11 36 r 37 l 3c 11 3d 14 44 1q 5x 9 69 a 6f 9 6u 1e 75 1f 76 1f 77 7 7b 9 7v h 7y o 9i z 9s d a1 9 ay a bi a c5 9 d7 g dt f em a ez j f0 1f f8 j fo v i0 8 is 9
holiday_app 22 1v k
holiday_br 1z 69 9
holiday_camp 1w 44 1z fz 8
holiday_car 22 44 q 76 g
holiday_childre 1z 44 u f8 g
holiday_club 22 44 p
holiday_cottag 22 34 o 3c f
holiday_flat 1o 2h b 3c f 3d j 73 7
holiday_hom 1j 34 d 3d i 6u 1a 7b 8 7y f 9i 10
holiday_host 22 2h d
holiday_hous 22 7y 9
holiday_let 1s 3c 1b 3d 1e 6u n
holiday_lets 22 3c o 3d p
holiday_park 1z 34 h 9s k
holiday_rental 1z 35 9 6u 1t 75 e
holiday_request 22 f0 1c
holiday_writ 22 i0 8
hom g 8 c c l d o e r f b k l o n p x t o z c 1d k 1o g 1p v 1z w 24 9 28 i 2b h 2e a 2g s 2h b 2n b 2t j 30 n 3d c 3e 9 3f x 3g g 3h c 3i f 3j 9 3m q 3n l 3o e 3q j 3u 7 45 b 47 s 4l e 4o g 5y c 5z 8 64 c 67 b 6d b 6f c 6i 8 6u j 75 11 7d c 7g r 7o a 7u 9 81 8 83 a 85 t 89 o 8c g 8e f 8l c 8r d 8s f 8y a 94 l 95 k 97 g 9c m 9d g 9g w 9i x 9j o 9k i 9q q 9u 9 9z c a8 a aa g ao k br r bt h bx b c1 8 cu b cv a cw o cy 6 cz b d0 g de n dj k dl f dm i dp d dr o ds b dy a fc a fd f ff i fg c fi k fn 8 fo d fp d fq d fu w fv b fx b fy b gb f gc a h6 l hh 7 ht w hx f hy g hz b i2 7 i7 d ir c iu h iv o
hom_abroad 1u de i fi e
hom_adaptat 22 cw z
hom_addres 1z 7h b
hom_alarm 22 3n n
hom_alon 1z gc s
hom_animal 22 fx a
hom_area 22 95 a
hom_baby 1w 61 f
hom_bar 22 3o 7 aa f
hom_battery 1z 2b s 3m h
hom_book 1u 95 j
hom_box 1u 8c d dr a
hom_brew 22 6i f
hom_buy 1u dj z ff f
hom_cal 1w a 9
hom_car 1k t 10 46 e 47 1n 4b 9 7u b 9i k
hom_centr 22 83 e
hom_charg 22 dr c
hom_check 1u 9i k cw b
hom_chef 22 ht 8
hom_clean 1w 6u h 94 s
hom_clear 1z hx k
hom_clos 1z 94 a
hom_cook 1b 2t u 67 m 6d p 6f r 8l o 8s z 9z m ht 1v
hom_count 1z 4p 9 94 a ey b
hom_country 1s 64 j de i fi e
hom_cours 22 3q 9
hom_decorat 22 c1 k
hom_deliv 22 5y a 8q l
hom_deposit 22 g7 v
hom_desk 22 iv h
hom_doctor 22 85 h
hom_documen 22 t l 1z l
hom_easy 22 8y a
hom_educat 22 1p 1u bi a
hom_eld 22 cw 7 fi c
hom_emergen 22 3g c
hom_empty 1o 9i i hx h
hom_exercis 22 z 16
hom_eye 22 4l t
hom_fair 1s 90 9
hom_family 22 75 x
hom_feel 22 7d 6
hom_find 1u 1d g 75 g
hom_firm 22 8r a
hom_first 1u o 9 fx 9
hom_floor 22 3o 7
hom_fold 22 2g a
hom_food 1w 2n 9
hom_fragran 22 iu 1k
hom_funeral 1z 3q i 9q d
hom_guest 22 6u x
hom_hear 1z hs 6
hom_help 1w 2g q cv a
hom_holiday 1z 75 j
hom_host 1w aa m
hom_inspect 1w h6 1p
hom_insur 22 83 9 9i b
hom_insuran 1z 28 f 75 9 aw g
hom_invento 22 1z 2k
hom_keep 22 9m 9
hom_kit 22 8c 13
hom_kitchen 1r 7g 9 ht i
hom_know 1s 1d 8
hom_loan 22 dj 15
hom_local 22 bp a
hom_look 22 9c b 9i n
hom_manag 1w 6u h
hom_measur 1s k 9 3o g 76 8
hom_monitor 1z 89 c
hom_neighbo 1z dr f ht f
hom_night 1s 3u 8 br a
hom_not 1w fv 9
hom_off 22 8i 7
hom_offic 1k c i 2k b 5z b dl d iv 1l
hom_onlin 22 3w 9
hom_organis 1z 9j 1f
hom_own 19 28 k 2g o 3j f 3m g 7y b 97 t 9c w 9g x 9i b
hom_paid 22 47 9
hom_paint 22 3h o
hom_park 1w bw g
hom_phon 1z 1z 9 83 d
hom_photo 1z d0 e
hom_print 1z 1p 7 8e 8 d0 n
hom_quiet 1z hy 6
hom_really 22 3f 8
hom_relativ 1z 2p g cz 7
hom_remind 22 k a gb i
hom_repair 1w 95 k fc g
hom_residen 22 99 9
hom_rid 22 8a 9 dp a
hom_round 22 5y a
hom_saf 22 br k cw c
hom_sal 1u 3e e 3f 16 ff f
hom_scent 22 8 g iu f
hom_school 1u 1p 1x 75 c
hom_screen 1w fk 9
hom_securit 1z 2h k 3n 1b
hom_sel 1z 3f z h2 j
hom_sensor 22 28 u gb e
hom_servic 22 fc t
hom_set 1w cu 8
hom_sew 1z 8e q
hom_shar 1u bl i cv d hh 8
hom_shop 1z 97 b
hom_smal 1w 28 9 8z 9 9g a bx a
hom_softwar 22 t l 9q 1u
hom_solar 22 3m 1l
hom_staf 22 fd e
hom_stag 22 3f 1u 9d l
hom_styl 1q 3f f a4 l
hom_subscri 22 3m 8 d0 7
hom_sum 1z 75 s
hom_superma 22 2l h 2u h
hom_teach 1w 75 i
hom_tel 22 28 9 30 a
hom_test 22 85 1x
hom_their 22 fo a
hom_train 1z d 9 ht 8
hom_trust 22 p a
hom_try 22 4l c
hom_use 1z 85 8 8l a
hom_video 1s 8e 8 dl d i2 7
hom_visit 1k p g 1o k 47 f fu 1i
hom_wait 22 7d a
hom_want 22 75 9
hom_warn 22 89 h gb 8
hom_watch 22 9i 1b
hom_whil 1u 9i o
hom_work 1o 2j e 5m a iv o
hom_workout 22 7g 1o
hom_writ 1w 1d 8 6u 9 9g a
homelan 22 64 14
homeles 22 1f q 33 g
homemad 1q 2j b 67 g 6h f 9x c a2 i ht 1j hv 1h
homeown 1b 3j c 3m e 95 l 96 j 98 11 9c 12 9g n h8 n
homeown_associa 1u h8 q
homepag 22 59 h
homesch 1q 1p 2m bi 1o f9 j
homesch_family 1w 1p r bi b
homesch_parent 1z 1p p
homesha 1z bl 14 cv 20
homesic 1w 44 d
homewor 1f z j 1i i 40 v b4 2i be c f8 26 gp 19
homewor_club 22 b4 a f8 g
homewor_don 22 b4 c
homewor_help 1w 40 j b4 1a f8 o
homewor_play 1z 1i 8 f8 m
homewor_teach 22 gp u
honest 1a f1 9 h1 a
honest_advic 1z 8m 7
honest_answ 22 f1 b
honestl 1f 1c b 51 9 fw a
honesty 1w 55 n 5g d 5m 9 bs e
honey 1o 3 h 6a 35 9x g 9y c
hood 1s 3i o 4d a hy 5
hoodi 22 4q b
hoody 1s 4c a 4q 1r cy 8
hoof 1u 9v 2v
hoof_photo 22 9v a
hoof_trim 22 9v 1a
hook 1j 4x d 9o n dv 9 gk 7 hi 8 i2 8
hoov 22 9v 1i
hop 1l i n 2l b 4w a 5m d 63 m f5 h
hops 1u 6h 9 6i 13
horizon 1z 5g b
hormon 1u 7k o 85 1f
hormon_test 22 85 12
horosco 1z i1 2b
horosco_morn 22 i1 o
horror 1z cj d
hors 1f 1d t 9v 1l bx 17 fv 1i fz 3b ie g
hors_cost 22 fz j
hors_hoof 22 9v e
hors_hors 22 fz 8
hors_own 1u fz s
hors_physio 22 fv q
hors_rid 22 fz 1y
horsebo 1z c0 12
horsebo_bar 22 c0 m
horsesh 22 9v 1e
hos 1p 4g 9 gk s
hospic 1p 3q n 3s 7 3w h bq b i4 1u
hospic_family 22 3s 6 i4 f
hospita y l a v y w g x h y g 2k b 2v f 3q 9 3x 8 47 a 4x f 51 y 6o l 7d 6 89 n 8a 1h cw 9 dq m fi k g5 s g9 o i4 1k i7 s
hospita_bil 22 g9 t
hospita_data 22 v a
hospita_dietiti 22 l e
hospita_dischar 1w k 9 8a 9
hospita_doctor 22 47 9
hospita_hom 1z 89 p
hospita_insur 22 v a
hospita_jobs 22 ct a
hospita_patient 1z w 9 8a j i4 e
hospita_record 22 w g
hospita_run 22 v a
hospita_shift 22 i7 y
hospita_softwar 22 x k
hospita_transpo 22 8a o
hospita_visit 1w fi e g5 h i4 e
hospita_visitor 22 i4 12
hospita_work 22 bb b
host y 2h e 2p z 2t 15 2z z 30 w 31 y 34 c 39 r 3c o 3d 19 45 o 5k 8 5n m 5o j 6u 1g 7b p 9b u aa h az m bk n by o bz f c0 11 c1 g c2 a c4 o cj o co b dt e e0 w e4 x ee e fg a fl 8 fo o g0 u
host_add 22 ee a
host_approv 22 7b b
host_ask 1u 2p 9 c4 d
host_clean 22 3c f 6u i
host_cook 22 42 b
host_din 22 2t 11
host_earn 1z 9b a
host_firm 22 ef c
host_group 22 bk a
host_guest 1u 6u g
host_holiday 22 dt b
host_hom 22 2t l
host_listen 22 cj a g0 8
host_manag 22 2h a
host_meet 22 2t a
host_open 1z 39 g
host_party 1s 2p 10 c0 f
host_pays 22 hj 9
host_send 1z 6u 8
host_smal 1w bj a
hostel 1k 33 a 35 9 74 2p da a fg g
hostel_bed 22 74 f
hostel_dormito 22 74 o
hostel_kitchen 22 74 o
hot 12 e c n w 2l b 2w e 3c f 3g f 3i e 3k b 4b q 67 1f 6c 9 7b g 7c g 7k n a3 18 a6 d bu i bz 9 ia a ib e
hot_air 22 7c o
hot_bath 22 e i n f
hot_chocola 22 3b 8
hot_dish 1z a3 c
hot_flush 22 7k z
hot_food 1u a6 i
hot_lunch 1u 4b s a3 z
hot_meal 22 a3 m
hot_sauc 1w 67 23
hot_towel 1w bu n
hot_tub 1q n o 3c i 3k e 7b l bz c
hot_wat 1p 3g j 3i i ib d
hot_weath 22 fr a
hot_wrap 22 a3 c
hotel x e d j g n e 1v 9 33 b 34 k 35 9 36 9 37 l 38 9 3e a 3x a 4n g 4y k 53 g 54 s 5e d 5o 1c 5s f 5u p 6a d 6s i 6t 23 6z h 73 a 74 e 75 c 76 1e 77 9 7c a 7d y 8r 9 90 a ab k ak 11 am a c0 8 dn n dt n ep 9 hc e hv 5 i7 c ib 16 iu c ix h
hotel_approv 22 6t a
hotel_associa 22 6t a ib a
hotel_bil 1z ak j
hotel_book 1z d 9 6t g
hotel_café 22 6a a
hotel_campsit 22 38 8 7c 7
hotel_check 1z 6t y
hotel_event 22 i7 a
hotel_front 22 6t v
hotel_group 1w ed b
hotel_guest 1w 6t 27 hc i
hotel_holiday 1w 34 h 73 8 76 8
hotel_lobby 1z 5s b hw 6
hotel_measur 22 76 h
hotel_messag 22 6t m
hotel_pay 22 6t a
hotel_pool 1s j o
hotel_recepti 22 6t m 8r a
hotel_rent 22 54 g
hotel_reord 22 6a a
hotel_restaur 1s ay a
hotel_room 1r 3e d 6t d 74 a
hotel_send 22 35 f 38 8
hotel_shop 22 ey b
hotlin 1p 12 9 4w 1n f2 h
hourly 1g 7b 1e c2 n fb g
hous q 1b b 1u e 1x h 1z n 2g d 2h e 30 a 34 d 39 b 3e d 3f s 3h n 3i a 3j h 55 h 5i e 5o e 5z c 6u b 73 f 75 1a 77 i 7y i 8b 8 8p d 8q u 94 10 95 g 98 u 9a l 9g 11 9i 19 9j m 9k b ao 1j bl b bz b cv n dj b dr n e3 9 er f fd f ff 10 fg 1e fu b g7 h gr g h6 f h7 t h8 f hx q i4 7 i7 h ia 9 ib b iu d
hous_area 22 55 9 98 a
hous_associa 1q gr s
hous_bil 22 dr a
hous_blend 22 5z r 9x 8
hous_cal 22 fu o
hous_check 1z 9g 13 9i a
hous_clean 1w 3i l 94 2a
hous_clear 22 9j l hx d
hous_clearan 1r 8p q 9j q hx 13
hous_company 1z 9k g ao w h7 g
hous_empty 1z hx c
hous_estat 1s 19 c
hous_family 22 75 16
hous_front 22 97 9
hous_garden 1w 2g f ff a
hous_guest 22 73 k
hous_help 1z fd t
hous_hous 1s 98 d
hous_lawy 1z er e
hous_local 22 ao v
hous_night 22 2c 8
hous_offic 22 9b 9 cv b
hous_operati 1z do 9 h7 j
hous_outsid 22 er j
hous_photo 22 h6 c
hous_plant 22 1u v 8q 22
hous_pot 22 g7 r
hous_print 1z 4q 9 5i e ao h
hous_rent 1u 73 b ff n fg e
hous_room 22 9j 9 fg c
hous_rul 1l fg d h7 w
hous_sal 1z 3f s ff m
hous_shar 1w bl j fg l
hous_sit 22 9i 2j
hous_sleep 22 bw 8
hous_society 1s h8 t
hous_tre 22 fw a
hous_wash 22 3j g
housebo 1z d 9 38 t
househe 22 fd 1c
househo v 9 n 12 r 16 q 1q q 1r i 1s h 1z x 23 p 2b o 2g c 2o 9 3g e 3h f 3i g 3n d 3o e 55 o 5v v 5w l 5x t 5y t 63 u 6b l 75 l 7b h 94 18 95 q 99 j 9a e 9b j 9d m 9e n 9h p 9i k 9j i 9k k a5 q a7 p ai j aw 9 cv m cz 7 d6 s d7 i dh 1a do n fc n fd s gb n hu l hx f hy c hz i i3 b it w
househo_book 22 94 j
househo_budget 22 d6 18
househo_car 22 do y
househo_contrac 22 dh 12
househo_cost 22 d7 y
househo_devic 22 2a a 2b k
househo_eat 22 5v a
househo_ful 22 5v a hx l
househo_furnish 1z 9d 11
househo_ord 1q 5v f 5y 9 a7 c hz 7
househo_shar 22 1r 9
househo_shop 22 i3 8
househo_short 22 9b 10
househo_staf 22 fd w
househo_task 22 1s m cz c
househo_use 1z 6a 9 6f 8
househo_young 22 cv 8
houseke 1n 3c o 6t d fd 1r
housema 1w bl p fg w
housepl 1r 1u 1y 24 h 8q 1u
housepl_photo 22 1u u
housepl_subscri 22 8q w
howev 22 ds a
hub 1r 6o 8 a9 v
hubs 1u a9 k cd b
hum 1u ad 9 cz a ia f
human 19 5b j 86 b ay n bs g cd g ce g eu a h7 9 hy q i1 c
human_help 1u 2g 9 86 d
human_resourc 22 ay u ce k
human_touch 22 eu a
humanis 22 3r 27
humid 1w 9k e
humidit 1l 27 1j 6j f 9k 1l dy 8
humidit_sensor 1z 27 j 9k p
humidit_wal 22 27 a 9k m
hums 1u 17 b e2 7 ia l
hunch 22 i6 j
hundr 1a 1b a 3b 9 68 e 8i 8 9o 8 9t 7 dp 8 eh a ei 9 f0 b f4 c h1 b hv 9 i6 8 i8 8 i9 9
hundred 1h i2 c
hung 1w i2 a
hungary 1q 7d 14
hungry 1k 2l e 68 a a6 g hu 6
hunt 1g 1y 10 32 u 45 v 62 z 6w 8 bn m ff o
hurry 22 f3 a
hurt 1d y 9 2d 9 7h e eb c fm g ge b
husband 1r dx h
hut 1r 21 19 73 1d 77 1c ag 7 gl m
hut_open 22 21 h
hut_switch 22 73 c
huts 1z 21 n 73 1j
hvac 1z ib r
hydrant 1w 9m x gk 8
hydraul 22 ho a
hydropo 1z 24 n ab 20
hydroth 1z fv 1h
hydroth_dogs 22 fv v
hygien 17 d a e f 2r 9 4m h 4s h 5m 9 5o b 6j e 9n 1l 9t b bv a ht a i2 6 i4 a ib c
hygien_allergy 1z d 9 2w a 30 a
hygien_cours 22 9t 8
hygien_inspect 22 9n j 9t 8
hygien_label 1z 2v a 63 a
hygien_logs 22 9n l
hygien_return 22 ir 7
hygien_rul 1z 3z a 6j 9
hygien_safety 22 e b 8u a
hygien_staf 22 6s 9
hygieni 1z p r
hypoall 1u a2 j
ice 1g n p 2q 29 2s c 5p h 66 9 aa b c0 11
ice_cream 1w 2q 2m
ice_pack 22 66 a 6k 8
iced 1u 2k e 2s s 6e n 6h v
iced_tea 22 6e k 6h r
iceland 1z fz b
icf 22 as o
icf_certifi 22 as i
icon 1z hf 9
ida 1g 13 j 1n i 1p a 2w e 3y j 41 c 44 j 45 i 48 d 49 d cv 9 f8 a hm j hq 9
ida_ben 1w 3y e hq 9
ida_mei 22 13 e
idea 16 m h 1t c 2p a 45 c 5n j 91 c 9d n c9 b e8 o f1 h g9 8 gd i gi n
idea_fre 22 9d a
identic 1z ik 8
identif 1r e d 1u 1f 79 8 e5 c ew d g7 a
identif_housepl 22 1u u
identit 1f e a 75 l 79 7 9i a b0 1b cv g dd e de i fc c fd a g8 c hb j
identit_check 1q g8 b
identit_packag 22 b0 a
identit_record 22 9i b cv c
identit_referen 22 fd b
idl 1j 2z 8 43 a 5q 1d 5r l 9h 9 cc 17 dn 9
idl_machin 22 5q m
ids 1w hb d
igbo 1z ec b
ignor 1m 27 a 7r b ee r el c gc 8
ill 14 16 9 3r 7 44 c 45 b 47 e 48 e 5e d 5l h 6q a 94 k b9 e by b c4 a dp a e0 8 gv c gx c i4 15 i7 b
ill_mov 22 bw 8
ill_parent 22 1g 7
ill_pets 22 bx 9
ill_second 1r 3r 8
illegal 1r 1l 9 7x 9 bm a d2 7 gg k
illnes 1h l o 1d 9 1o 9 3r 9 3w 7 3x 7 7h b 7z 9 83 f 84 i cz d e0 7 fo a i1 7
illustr 1f 1n i 4q f 8e 7 8v a 8y 1b b0 m cp v cq c d0 7
illustr_fans 22 cq 9
illustr_print 1z 4q 9 8y k
illustr_writ 22 8v b
imag 1c v 1j 5a i 6w d bw 8 c8 19 c9 9 cd 1j cg d cp a
imitat 1z 25 a dx a f3 c
immigra 1h 5b c 64 k 7a 1d 7w h ce 1f cj 9 hb t
immigra_lawy 1z ce q hb i
immigra_paperwo 22 7a e ce j
impact 1z 5a a
impair 1w 86 1p
implant 1u 7d 1q
impleme 1w 6p a
import 12 5h 13 64 n 65 q 6e b 6l 1c 6n 1p 7j b 8r j 9z 8 ap 12 df f eo d fb h h9 k hf 8
import_data 1z z 9
import_export 22 5h p
import_list 22 h9 8
import_record 22 71 9
import_singl 22 6f 8
importa 1q 5b f 8h e bs a cf 13
impres 22 5s c
impromp 22 au w
impromp_talk 22 au p
improv 1h 7w 19 b7 a b9 8 bd e bn 9 ca u cd 9
improv_credit 22 7w 14
improv_pag 22 ca 9
improve 22 82 i eo b
inbox 1e 10 9 3d n 3e a 5e t 6t a cf 25 e5 16 eo 1a ex g h7 1l
inbox_phon 22 eo a h7 c
inbox_spreads 22 eo g ex f
inc 22 ei b
incens 1u 8 q i1 9 iu 1b
incens_stick 22 iu i
inch 22 in a
inciden 1s t a ef u gk 9 go a
inciden_report 22 gk 8
includ t 35 d 3s 6 93 c bw 9 dn 9 fg c gt e
includ_chang 22 4o b
includ_deliver 22 61 a
inclusi 1r 1f 20 fg 16 im r
inclusi_rent 22 fg r
incom 12 3d n 4u c 57 b 58 c 7v a 7w b 87 9 av x aw b bb e ck f cq g cs c d7 x dg j dj b dk q f8 9 g8 g
incom_cal 22 87 d
incom_cost 1z 7x 8
incom_expens 22 dg k
incom_fal 22 ck a
incom_few 22 5a a b9 8
incom_lat 22 gd 9
incom_refus 22 7w 9
incom_shar 1w 3d e bb k cs 9
incom_tax 1u av 16
incompl 1u 7j c cd 9 gh d gu c
inconti 22 cx 2j
inconti_pant 22 cx 13
increas 1u bm 1l cc b gr n
indemni 1z av a aw a
indemni_cov 22 aw 8
indepen 10 2j b 4c r 4l a 4v g 4z c 5u m 8e 8 8w m 9e a 9g i aw w cf 9 ci k cr t e3 a fh c g2 w ge a h2 8
indepen_artist 22 g2 k
indepen_brok 22 aw j
indepen_café 22 2j h 5z 9
indepen_cloth 22 4c y
indepen_compos 1z g2 u
indepen_hotel 1w 4v a
indepen_insuran 22 aw 18
indepen_mak 22 fh f
indepen_opticia 1z 4l e ch c
indepen_pharmac 22 a8 9
indepen_repair 22 9e g
indepen_shop 1z 5u t
indesig 22 eb b
index 1r d9 1p gj y
index_fund 22 d9 s
index_portfol 22 d9 r
indi 1o 5 8 8e e cm 1t
indi_gam 22 cm 1x
indian 13 64 f c3 f fi g
indian_dish 22 7i 9
indian_hom 22 2n a
indian_languag 1z 1m 8 cd a
indian_tarif 22 6n 8
indian_wed 22 c3 g
individ 1m 3u f 4x a
individ_cremati 22 3u g
indoor 1c h p 1u g 24 11 27 12 53 o 5n h 8q z 9k h ab 1e fk 22 hq 1r hr m
indoor_air 22 27 1c 9k k
indoor_garden 22 24 r
indoor_golf 22 fk 1k
indoor_mini 22 fk l
indoor_plan 22 5n j
indoor_plant 1w 1u h 53 i 8q s
indoor_play 22 fk 14 hq 11
indoor_playgro 1w fk i hq 1l
industr 19 4i j 5a c 5d h 9w c a3 x cb d ch f dp h fa e fb x ic i ii 9
industr_associa 22 5h c ic a
industr_estat 1r 9w d a3 11 dp g
industr_expert 22 fb 13
industr_meeting 22 cb 9 ed b
infant 1u 1g 1s 61 z
infecti 1u 5l a
inflat 22 25 b
inflata 1z bz 11 e3 9
inflati 1z bf a
influen 1n 50 31 58 1f g1 g ga i
influen_agency 1w 50 u 58 j
influen_campaig 22 50 i 58 k
infogra 22 b0 t
inform 1g p 9 7p a ed a g3 8
informa 1d w 8 5u j 72 c c6 8 ch a de e dk b f4 j g5 c
informa_mis 22 ej a
infusio 1z aa 1j
infusio_jars 22 aa l
ingredi 15 0 q 1 s 2 b 3 h 7 c 2o f 2p d 2r b 30 b 5u g 5v 1y 64 s 67 g 68 o 69 c 6b j 6c a 6s h 72 12 7q 1f 9x c 9y 7 9z d a1 9 a2 j fr n ht 8
ingredi_allerge 1k 67 b 68 c 6c b 9z a
ingredi_chang 1z 72 q
ingredi_label 22 7q 16
ingredi_nam 22 6b 9
inhal 1z w 9 y h 4a j
inherit 1z bq 16
initial 1w 4k 9 8k w
initiat 22 1a o 1b a
injecti 22 5i t
injur 1q h b 18 c 1d l 7h t
injury 1e c 9 e g g e i 9 30 a 32 9 4a a 98 9 fm a fn 8 fp a fq a hi 8
injury_bit 22 fm b fp b
injury_damag 1w c 9 30 a
ink 1n m d 9t 1h cs c eq g
ink_batch 1z 9t x
inks 1w m g 9t r
inn 1k 71 7 77 1g 9t c cq e hm h
innovat 22 5g z h1 h
inns 1z ds c e0 9
input 1w 1s a g8 15
input_credit 22 g8 o
input_loan 22 g8 i
ins 1d s g 3n j 40 9 5e a bu q db 9
ins_off 22 s a
insect 1q 3o o 6b y 78 t ah 20 fr x
insect_protein 1w 6b i ah 1d fr t
insect_screen 22 3o m
insert 1z e1 8
insid 11 2h d 3n 9 8x a 97 x aa 7 cr a dm j dz 7 f3 a hq b io a
insid_outsid 1w dm c
insid_piec 22 9f a
insol 1z 2d q 4h q
insomni 1w 25 n 7f 24
insomni_sleep 22 7f h
inspect 13 t m 22 9 72 9 9l 19 9m 1z 9n z 9o d 9p m 9t c ad j bt u dm b f0 d fe 18 ge 2b gw x h3 g h6 29 i9 1v id a if 14
inspect_accept 1z t 9 9n 8 9t 8
inspect_app 22 ge g h6 1p
inspect_ask 22 9n 9 hq 7
inspect_casting 22 i9 w
inspect_check 22 9l 8
inspect_dat 1r 9l a 9o 9 gw b
inspect_firm 22 h6 g
inspect_list 1z fe j
inspect_look 22 9t 8
inspect_photo 22 h6 9
inspect_photogr 22 36 a
inspect_read 22 9n 9
inspect_repair 22 9o a
inspect_report 1w fe l h6 18
inspect_scan 22 9m 9
inspect_softwar 22 9m 12 ge z
inspect_writ 1w h6 m
instagr 1a r g 1t f 50 f e8 13 gd u io 9
instagr_messag 22 r a
instagr_pay 22 r a
instal 17 16 o 2b e 3g j 3l i 3m 19 3n u 3o l 9g 11 eo j fc 1o fy 9 gt h gu p i5 g
instal_camera 22 3n f
instal_solar 1u 3m w
install 1f 28 f 3m z al p am p cw a fc h g8 n gu f h3 k
install_cost 22 28 9
install_test 22 28 9
instalm 1d 3m h ai n am f bb e db s g8 p
instalm_loan 22 g8 r
instant 1l 8h f 9x f
instead 10 18 e 7f 9 ag b al c cv c cy a db d f3 b f6 b he b
instead_button 1z cy g
instead_buy 22 18 m
instead_own 22 3s 6
instead_pay 1z 5s b db a
instead_scor 22 7f 9
instead_text 22 f6 b gv a
instead_throw 22 ig a
institu 1r z b 8b 7 ev a
instruc 1a 35 y 43 1k 4r j 4x i 5t b 8b g 8d 6 8e b 9h g b1 f bh p bq a h5 h
instruc_pictur 1z 4r 9
instruc_saf 22 35 9
instruc_work 22 8c 7
instrum 1g 41 1f 93 2n bc 1l dy 11 dz 1w g2 s hn n
instrum_ask 22 41 9 bc a
instrum_begin 22 bc k
instrum_lend 22 93 l dz 9
instrum_lent 22 93 g
instrum_onlin 22 93 g bc y
instrum_orchest 22 dz 7
instrum_rent 1z 41 b 93 k
instrum_restor 22 dz e
instrum_stand 22 dy a dz 7
insulat 1k 66 8 9g r 9k a aj d an 1a
insulat_board 22 an r
insulin 1r 7j 17
insur p 1m 7 1z k 28 i 36 c 5q 9 6l 8 7z d 86 a 8a a 8g b 9i h 9m 9 9u g 9w c ag 7 aw m cx 8 db g dc w dk a f2 a f3 9 fv 9 gm a h1 1f ho b i2 d
insur_accept 1w 1z f 8a 9
insur_activit 22 44 b bk a
insur_advic 1w 7o 9
insur_against 1j 6n 8
insur_animal 22 fn 9 fv a
insur_ask 1u 6l a dc b i4 6
insur_bank 22 aw c db a
insur_breakag 22 94 b
insur_car 22 2c 9 9p 9
insur_check 1z ge 9
insur_claim 22 1z a
insur_cov 1q dt 9
insur_doctor 22 7t b
insur_driv 22 12 9 48 9
insur_equipme 1w 2y 9
insur_error 1u 57 a 5j 8
insur_event 22 5k 8 f2 a
insur_fal 1z ho 7 i0 7
insur_fir 1z 9b 9 ak 9 gl 9
insur_good 1w 6k 9 99 9 9a b
insur_invoic 22 9w 9
insur_keys 22 9i b
insur_landlor 22 28 h 2h a
insur_lat 1z 9u 9
insur_passeng 22 dp a ds a
insur_pay 1n 1m 9 cx 9 ho a i2 b
insur_pays 1u fv 9 fz 9
insur_phon 1z dc o
insur_public 1z 2k 8 2l a
insur_recal 22 29 9 5u a
insur_seminar 22 4x 9 f3 9
insur_test 1z 18 a h1 c
insur_theft 22 93 a dn 9
insur_train 22 14 9 7g 9
insur_transpo 22 8p 9 d2 6
insur_treatme 22 k a
insur_trip 22 36 a
insur_visit 22 o 9
insur_wat 22 24 9
insur_work 1z 8y 9
insur_worksho 22 4j 9 4k a
insuran x k e 11 b 1z h 22 c 28 c 36 c 3y b 52 j 54 f 5k 9 5r a 6l c 75 e 7a e 7c 7 93 c 98 a 9a l 9b f 9c h aw 1r db q dc 29 dn a do f fc c g4 h g5 l gq a h1 1e
insuran_agent 22 aw x dc j
insuran_app 1z dc o
insuran_brok 1z aw 16
insuran_check 22 1b c
insuran_claim 1w 11 h g4 s h1 1n
insuran_cov 1z 75 g i8 9
insuran_damag 22 54 8 75 9
insuran_guest 22 9r 9
insuran_licenc 1z 36 9 9a b do 9
insuran_need 22 72 9 a8 8
insuran_offic 22 1z a em b
insuran_pay 1z k a
insuran_pays 1w 3x 7 9b 8
insuran_smal 22 aw h dc p
insuran_tax 1z 9c a dg 8
insuran_writ 22 19 a
int 1u 43 8 be a
intak 1r 4f h gz 1x ij j
integra 1m 14 u ew x i9 i
intelli 1w bw g c6 a ed 1d
intenti 1z 3v 5 7e d bj a
interac 1w fk f gc j
interes 18 5h j 6n 8 7v 9 bk m di 9 es g g7 e g8 l
interfa 1q t b ha 9 i6 a
interge 22 bl r cv i
interge_liv 22 bl k cv e
interim 1z 4z 1w 5j 19
interim_manag 22 4z w 5j j
interio 1g 3e 15 3h g 53 g 54 7 8o a 90 a 9d 28 iu 9
interio_design 1u 9d 27
interio_photo 22 3e n
interio_shop 1z 90 a
interio_shot 22 3e m
intern 1r bl f gq 24
interna 1e 75 9 79 7 cb h de i f7 1n hf 14
interna_tool 1w cb h hf 17
interne 1a 1i n 2h e 3a i 6r a 6v c 73 15 85 a ax a bm c cu 12 dh a g3 8 g4 8 gb b
interne_fail 1w 6r b
interne_pow 22 gb 8
interns 1u gq 2z
interns_student 22 gq v
interpr 1k 51 3t 5b 14 7d k eb v i1 p
interpr_app 22 51 k eb s
interpr_arabic 22 51 t
interpr_hospita 22 51 19
interpr_servic 22 51 1q 5b n
interpr_video 1z 51 z
interru 1u r c bh 8 f7 d
interva 1w 7p 9 97 b b3 b
intervi 15 3r 7 5d p at 10 au c bb w bd q bg c bn v bo 30 bp 12 cj 10 ck k cr a d4 b d5 s e2 c e9 y ex 12 fb v fd l g0 8
intervi_ana 1z g0 a
intervi_coach 22 au h bo 15
intervi_expert 1z e9 o fb h
intervi_field 22 bb a
intervi_find 1z d5 7
intervi_friday 1z bn c
intervi_half 22 d5 7 e2 a
intervi_job 22 bn 9
intervi_phon 22 bp g
intervi_practic 22 bo 1y
intervi_record 22 bo a
intervi_thursda 22 ex i
intervi_video 1z bo l fd f
intimat 1z 2t c 39 1a
intoler 1u 5w a 7q t
intro 1q az x
introdu 1h h e o 9 2x a 46 9 bj 1c cv d fl k g6 15
introdu_allerge 22 g6 p
introdu_oth 22 cv 7
introdu_pair 22 bj i
inv 1z 6n 8
invent 1r 8j 7 bn b h1 b
invento 1j y 1h 1z 2h 6s 1a 9o t bm b gy 28 h6 1j
invento_app 22 1z 17 9o g
invento_clerk 22 h6 w
invento_hom 22 1z z
invento_report 22 h6 m
invento_softwar 1w y 12 6s e gy 1c h6 c
invert 1n 2b 8 3m 1s al 8
invert_lithium 22 3m d
invest 1n 1e l 7y 24 d9 31 ga 26
invest_app 22 d9 j ga s
invest_real 1z 7y 1b ga g
invest_smal 1z 7y h d9 s
invest_women 22 d9 j ga h
investi 1w ci r
investm 1p 5j a 7y v ak e d9 10 ga e
investm_advic 22 5j 9 ga 8
investo 1h 5j 1g 7y 1f d9 z fb r ga j
invit 17 1s g 1x d 2t e bk h cg a ct c dd j ex a iv 8
invit_fifteen 22 bk a
invit_guest 22 m a
invit_second 22 1s g 7u 9
invit_twelv 22 2t j
invitat 1j 6x 9 cf 8
invoic z z v 10 q 4t 2e 4z c 57 a 5e v 6n b 9p 8 9q b 9v j cb b dg n ed a ej 2q en 9 es 20 et d eu o f3 n g4 j gu r ic c
invoic_cash 22 4t 18
invoic_check 1z 4t h
invoic_list 1z cf a
invoic_must 1z 10 8 9v 9 ej h
invoic_overdu 22 es l
invoic_paid 22 4t 19 es k
invoic_part 22 ej e
invoic_plac 22 z e
invoic_remind 1z es 1d
invoic_softwar 1w 6n 8 ej f
invoic_tax 22 dg h
invoic_tool 1z ej w
involv 1s 2x h 56 c 81 9 c7 a h1 b
involv_staf 22 56 a c7 8
ipad 1w 1m a
irish 1z d1 7
iron 1j 7 19 85 i 8s l 99 2e gb k
iron_local 22 99 t
iron_shirt 22 99 9
iron_supplem 22 7 u
irrigat 1r 3l 12 am k id 14
irritat 1w 9 a b r
island 1l 1e b 6o 1m
isn 18 gx 9
iso 1w f4 1x
issu 1b ch 1u cr 29 d0 13 ej g gd 19 gg f h9 c
issu_issu 1z ch f cr d
issu_report 22 9g a gg i
issu_stop 22 ch b gd 9
istanbu 1w 7d 1r
italian 1n 42 k b5 m
itch 1r 1 15 hp 7 i2 9
itchy 1u 2 c
itchy_scalp 22 2 a
item 11 y n 18 e 1r k 1y p 1z 12 2v 9 3i 9 4v k 55 c 64 l 8m q 90 b 99 n 9a l 9h q a5 g d2 c f6 j f9 j gb h gt e gy 13 he b hx 9 i6 16 iq e is i iv c ix v
item_back 1z 90 a
item_check 1z 8m 7
item_clean 22 d2 6
item_earn 22 i6 h
item_insur 22 99 9
item_item 1l y a
item_mis 1u y 9
item_phon 22 55 9 ge 9
item_remind 22 gb i
item_run 22 55 9
item_show 22 4v a
item_stock 22 gy g
item_suggest 1z y 9
itinera 1w 1v 2y 37 1f
itinera_book 22 37 u
itself 13 3t 8 cf 9 d3 8 e5 b eo d
ivf 22 7d 1b
ivory 1z dz 9
ivy 1z 2r 9 53 9
jacket 1f 2f h 38 p 4d u 4f h 4j i 4n 1k 4o h 8e c a3 g
jacket_apron 22 4n g
jacket_sleev 22 4o g
jaggery 22 9x 8 a1 9
jaipur 1z 9e c
jam 1k 3x g 67 j 6a g 74 7 9y b dw f hv 1u
jam_fruit 22 67 j hv e
jam_smal 22 hv e
jams 1w 67 10 6m d hv 1t
jams_chutney 22 hv n
jams_fruit 22 67 j hv e
janitor 1z gv 12
january 1e hz 11 i1 7
january_march 22 i1 7
japanes 1w 8l 8 b5 p
jar 1c 8 j 63 13 67 14 6a 14 6c n 6d v 8c r 9x f 9y 10 9z 11 a2 b g1 d hv m
jar_cost 22 9y 7 hv b
jar_din 22 9z b
jar_last 22 67 g 6d a
jars 1a 60 h 61 d 63 1i 67 17 6a 1t 6c 1f 6d 10 9y 1k 9z 1f a1 e aa i g6 a hv 1g
jars_back 1z hv b
jars_ful 1u 6a 9 6c 8 6d 9
jars_kind 1z 6a f 9y a hv 6
jars_market 22 6d a
jars_pouch 22 61 g g6 c
jars_sel 1z hv 6
jaz 1s 39 16 e0 p
jaz_duo 22 e0 8
jean 1p 1t p 4c p cy 19 im 16
jean_blaz 22 im f
jelly 22 2s 9 hv i
jerky 1z 68 q a2 l
jersey 1p b3 g d2 6 il u
jewel 1z 2x d 4k k
jewelle 1l 2c c 2f j 4e b 4k 2d fh w hi c
jewelle_mak 22 hi c
jewelry 22 4k 1i hx 9
jigsaw 1r 8f 2q 8v q
jigsaw_post 22 8f y
jigsaw_puzzl 22 8f e
jitsu 22 hl 1n
jiu 1z h p hl 1k
jiu_jitsu 22 hl 1e
job w 14 v 1a g 1f 8 3g c 5d f 6q z 95 m 9p o a3 e as l at w ay h bb 1a bd d bn 1o bo 17 cg p ct 21 ex w fc t fl d gt 10 gu 11 h3 i
job_ads 22 ct 1c
job_advert 1s bn b bo f
job_applica 1w at e bn 13 ex i
job_board 1q 5d c ct 2c ex q fd b
job_card 1u 9p y
job_centr 1r 14 d 15 b 1a 9 bn i
job_chang 22 at c
job_descrip 22 ay u
job_empty 1u gu c
job_fair 1w bo 9
job_half 22 14 9
job_hunt 1z bn n
job_intervi 1w bb b bd c bo 17
job_lead 22 fl j
job_managem 22 gu k h3 c
job_photo 1z gt m
job_platfor 22 ct n
job_portal 22 ct 1a
job_seek 1m at 13 bn 1b cg u
job_sheet 22 gu v
job_shop 1z 6q 1m
job_sit 1s a3 m bn d ct y
job_softwar 1z gt n h3 c h4 c
job_titl 22 at 7
job_today 22 ct b
job_use 22 2e a
jobs 13 14 u 1x m 3g o 3m 9 3n 8 4i 8 6l 8 95 19 af l b0 d bb g bn f bt h ct 22 eh i ex l fc u gq g gt u gu j
jobs_firm 22 ex 9 gt b
jobs_fix 1z 95 a
joburg 1z cj 9
jog 22 il n
johan 22 9q 9 gj a
join 10 r a 23 a 37 b 3v 5 4a g 4v d 57 a 7m b 8o h 9f f ao a b1 b co t cq a f6 l fl j
join_again 1z 1a a
join_cal 1u f6 g
join_custom 22 8o q
join_part 22 5j 8
join_work 22 23 9
joinery 1z 6q b gq j hi 9
joint 1f 1g 8 3j z 3r 6 4v 1g ao e d7 1d
joint_account 22 d7 1g
joint_family 1z 1g 8
joint_seal 22 3j e
jok 1m d5 9 e2 o eb b ho 8 i1 8
jollof 1s 9z q
jollof_bas 1z 9z m
jona 19 13 k 1s c 2x c 46 b 4n b 7u a 9o b ar c da j dd f dp b e2 9 fc d
jona_jun 22 2x e
jona_thursda 1w 13 j
jordan 1z 37 a ip o
journal 1j 3v 8 7n 2r 8x 1c ci 1s d3 f d5 7 i1 f
journal_app 22 7n 16
journal_keep 22 7n 11
journal_town 22 ci v
journey 1l 37 1g 3x 1r 76 8 7m 9 7t d 9i 10 br v go 8
jowar 22 9x 8
joy 1z 83 b
json 1z eu 1s
judg 1k 7z 9 80 i bg a ev x g8 8
judgeme 22 22 c
judo 1q 4a o gl o hl 20
judo_childre 1w 4a k hl q
jug 22 1f a 2e s
jugs 1z 2e k a7 l
juic 1i 2r 2w 6g h 6h h c0 l
juic_bar 1w 2r 1v c0 k
juic_smoothi 22 2r z
julia 22 2 a e c
july 1f 19 l 9r b 9s f ah 7 dd c hz 7 i0 d
jump 1e 1j z 1t e 4c c 4d d 4p 1q 7c e 7g a bz c cy 8 gy m he i
jump_siz 22 1j f
jump_wool 22 4p u
jun 1a 2x g 37 g 5g c 5n d ac c ag 8 c3 9 c4 a d0 b dd f dh e dk c g7 h
jun_issu 22 d0 a
junctio 22 bh f
junior 1m 1k 8 fa p ha d
junk 1z 9j 15 hx 1u
junk_remov 22 9j l hx d
jury 1s 5g i fh m
kaba 22 4o b
kaftan 22 im k
kano 1w 8k 9
karaok 1z 2z 15 bz i
karat 1z hl 1p
kayak 1s 33 p 38 15 6z 1b 92 o
kayak_tour 22 33 m 6z d
keen 1q l a 1u a d7 c du 7
keep l 1u c 1z d 20 m 23 9 6c c 71 a 7k 9 7n g 8i g 8n c 8u g 9j a 9t b ad 9 ay d dd 9 dt l h8 c h9 8 he e hz b
keep_addres 22 1z a
keep_adverti 22 b6 a gd 9
keep_answ 22 e5 a hc 9
keep_bags 1z 77 7 dt p
keep_best 1z 20 a 66 9
keep_booking 1w m 9
keep_box 22 5w 9 8v b
keep_card 22 9v 8
keep_cas 22 10 8
keep_cash 22 d9 e
keep_childre 1z 49 9 hy 6
keep_christm 22 hz u
keep_clean 22 63 a 7b 7
keep_client 1w 5c a 9t e
keep_cold 22 6c e
keep_com 1z 8t 9
keep_control 22 f4 9
keep_cost 22 38 8
keep_dat 1s dy 8
keep_data 1u 2i 9 7k e df 8
keep_default 1z eu a
keep_diary 1z 7f 8 7j 9 84 9
keep_documen 1z f7 a
keep_dogs 22 gc a
keep_donat 22 he r
keep_entry 22 71 9 7k 9
keep_everyth 1z ch b
keep_fals 22 bl a
keep_family 1z 3r 9 40 9
keep_fees 22 7x 9
keep_few 1w 8z a
keep_first 1z 3 b 5v a dh b
keep_fix 1r 2q 8 ch a
keep_good 22 5l b ig 9
keep_gras 22 ag g
keep_hand 22 4p 9 5e b
keep_hors 22 fz a
keep_lesson 1w fz 9
keep_list 1q dd e h9 b
keep_log 1w 8n 8
keep_long 1s 8f 9
keep_memb 22 cq a
keep_menu 1z 2m b 2n 9 3b 9
keep_nam 22 1n 6
keep_not 22 7n a
keep_numb 22 19 a eo a
keep_off 1z 4k 9 ia a
keep_order 1z 70 9
keep_pac 1z cs 9
keep_pap 1z 4k 9 9t 8 gp 9
keep_past 22 ex 9
keep_pay 1z 23 9 ea a
keep_photo 1z 9m 9
keep_pictur 1z 20 b
keep_piec 1w 4r 9 9d e
keep_plac 1z 3z a ad 8
keep_plan 1w 51 9
keep_receipt 1z 1z 8
keep_record 1n 71 c
keep_reserv 1w 6a 9 8i 7 aj 8
keep_return 1z 25 c 8y 9
keep_rid 22 5t 9
keep_rul 22 8n 9
keep_run 22 7h b
keep_safety 22 5l b
keep_said 22 1m 7
keep_sam 22 2m c
keep_second 1u 5z 8 dq a
keep_secret 22 bo a
keep_sel 22 8i 8
keep_send 1z 10 8 e7 b
keep_shap 1s 4m 9
keep_shar 22 da a
keep_spar 1u 8h 6
keep_staf 1z ay s
keep_stock 1z 2b 9 3s 6 6s 9
keep_swap 22 8u c
keep_touch 22 h9 8
keep_train 22 7g 9
keep_us 1z d7 a
keep_wait 1u 2t 9 43 9
keep_work 22 6c 9
keep_writ 22 7n a
keepsak 1r 3u 10 is t
keg 1w 6i m 71 8 c0 j e4 8
kegs 1r 6i l 71 1i c0 h
kel 1b 19 c 9q a 9s c ds b en j f5 c gj f go c ho 8 i8 b
kennel 1u 1d 9 fo 1b
kent 1o 67 a
kept y 1i 8 20 b 23 e 4o a 93 h 9u c bf 9 eb b ec a ej b f1 f f5 e g4 9
kept_apart 1w hp 7
kept_ask 1z 20 b
kept_dat 1w dh b
kept_electro 22 ej a g4 8
kept_first 1w dq a
kept_long 1z 9u c eo 9
kept_right 22 ej a gr 9
kept_saf 1u 3q 8
kept_see 22 9q 9 gh b
kept_sent 22 4c 9 fs a
kept_stock 22 1k 7 8u a
kept_wheth 1z f0 c
kept_why 22 bf 9
kept_writ 22 42 9 9n 9
kerala 1r 6d b
kerb 1z do 16
keto 22 9x k a4 m
kettl 1o 17 p 5m l hv 7
kettleb 1w f e b2 19
key 19 19 c 2c f 2h 14 3d f 3n o 5l d 94 e 9i 16 ao a c1 b do q g7 f ge d gl 11
key_box 1u 2h g do g
key_handov 22 3d f
key_insid 22 2h a 3n a
key_lost 1z 9i a
key_ring 1z br a ge f
key_saf 22 2h l
keyboar 1q 93 o dw 7 dz 9 hs 7 iv q
keychai 22 2f o in m
keyles 22 2h r
keyring 1z is 15
keys 16 2f d 2h o 52 b 5l l 6u f 75 c 94 m 9i s dy b ef a fm j fw d g1 g gb 1d gv y h7 g
keys_ask 22 9d a
keys_damag 22 94 b 9i b
keys_door 22 5y a
keys_guest 22 2h a 6u 9
keys_keep 22 5l b 94 b
keys_key 22 2h i
keys_numb 22 9i b fm b
keyword 1u ca m e9 15 i6 9
khan 1z k i 6x 9 g5 9
kiambu 1w 47 9
kibbl 22 fr v
kick 1m 7l a 9v q hh 9 ip 16
kick_clean 22 ip p
kickbox 22 h q hl f
kid 1c 1h 7 1k x 1w i 8b 12 bi 1b cl h d8 m
kidney 1p gc k
kidney_diseas 22 gc j
kids s 4 a i 9 1h k 1i 16 1k 10 1o 7 2d d 44 z 45 13 48 18 49 15 4a 1c 4d 16 8b y b6 s b7 k b8 b bi 17 bu b bw 8 c5 12 cl z d8 13 dn c f8 b gd c hl d hq n ik 9 io 8 ip d ir a
kids_app 22 1i i
kids_art 22 c5 1j
kids_bik 22 1k 1o dn j
kids_birthda 1s 45 17
kids_camp 22 44 v
kids_club 22 f8 g
kids_party 22 45 1p
kids_phon 22 1i i
kids_play 22 hq f
kids_read 1z b6 1l
kil 1h ah 8
kiliman 22 5s a hj 9
kiln 1o 3a c 8z 15 hh 2e
kiln_fir 22 hh m
kiln_shelv 22 hh m
kilo 1a 29 s 63 e 6j l 6s c 99 e hu i ih j
kilo_cost 22 12 9 6j a
kilomet 1n 22 9 77 8 ds d fy a i8 g
kilowat 1u ab a am b dr h
kim 1w e b 2m b fv h g4 e
kimchi 1z 6c 2e
kimchi_sauerkr 22 6c 19
kind 14 8 9 1y c 3s 5 3w 7 4g b 6a l 6p f 88 b 9y 8 a1 b bw 8 ec b eu c h0 c hv 8 i5 e
kind_cas 22 gz a hb c
kind_client 22 h0 9
kind_event 22 1w a
kind_good 22 1y h i5 b
kind_not 1z hv 6
kind_product 22 5k 8
kind_shop 22 12 9 i5 b
kinderg 1n 2w w 3z 1s 6y 18 g3 q ge a
kinderg_softwar 22 6y l g3 h
kindly 1r 1d 8
king 22 dv i
kiosk 1f 16 q 2k d 2v h 55 d 5u 18 6m a 70 j am g dt a g8 i gi 8 hc h
kiosk_own 1z 5u l g8 k
kirana 1z a5 1b
kirana_stor 22 a5 q
kisumu 1u 6 8
kit 11 a a 29 d 2b 10 35 d 3k 8 3m c 49 k 5v 1g 5w a 81 a 85 19 8b 12 8c 1o 8d p 8q d 8t 13 aa 14 ax l c1 7 c4 d fj b hh 7 hi 8 il k ir q it 9 iv m iw b
kit_clear 22 2p b
kit_company 22 5v h
kit_experim 22 8t w
kit_kit 22 5v 10 8t l
kit_school 22 35 k
kit_sensor 22 81 9
kit_sho 22 1j 8
kit_sprout 22 8c o
kita 1z ce a
kitchen r 12 f 14 e 1d 9 1z 8 24 d 28 a 2g d 2l o 2m u 2n 1p 2p e 2u r 2w u 30 14 31 m 3h d 4b d 5l g 5m t 5o a 5r 1y 5u 9 60 c 61 a 67 c 68 b 69 b 6b f 6c c 6d a 6j u 6s 19 70 12 72 p 74 r 8c l 8l m 8m g 8o a 8s 1d 94 c 9c i 9e a 9j n 9m 8 9n 10 9x b 9z e a2 9 a3 e a4 h a5 f a6 j ab e cv 7 fg e g0 9 gt c h4 d hk n ht j hv 8 i7 i it c iv 9
kitchen_allerge 1z 2p a 69 9
kitchen_approva 22 2n a 2u b
kitchen_bathroo 1r 3c a 5l h
kitchen_brand 22 2n z 8s g
kitchen_buy 22 4b 9 8l 7
kitchen_cook 1s 2n r hv 5
kitchen_count 22 8c n
kitchen_cupboar 1z 3h h 6d f
kitchen_deal 22 h4 l
kitchen_deliv 1s 2n j
kitchen_din 1z 2n 16
kitchen_family 22 9j 9
kitchen_farm 1z 6j 9 a9 c
kitchen_food 1s 2l 9 5r 15
kitchen_garden 22 8c n
kitchen_good 1z 5r a
kitchen_help 22 i7 x
kitchen_kniv 1u 8l f 8s u
kitchen_know 1z 2n 9
kitchen_label 1z 68 9
kitchen_light 22 24 s
kitchen_list 1z 5r e
kitchen_local 22 hk e
kitchen_morn 22 5m c a3 8
kitchen_off 22 31 c
kitchen_ord 1r 6s h a6 9
kitchen_plac 22 1d 9 6j a
kitchen_plan 1z 2m b 6j 9
kitchen_print 1z 70 g
kitchen_put 22 6b 9
kitchen_record 22 31 c g0 f
kitchen_restaur 22 5r h 6s t
kitchen_run 22 5r h
kitchen_second 22 8l 8
kitchen_sel 1o 6b c
kitchen_shop 1z 5u a 8l 6
kitchen_showroo 1z 30 a 9c a
kitchen_sink 22 28 d
kitchen_station 1z 5r 19 74 9
kitchen_tabl 1i 2n g 8j 7 9e 9 9u b gp b iv d
kitchen_tablet 1z 1s c
kitchen_tap 22 2e b
kitchen_ticket 22 70 e
kitchen_toilet 22 2j a 3b 9
kitchen_tool 22 8m 8 8s 26
kitchen_wal 1z 72 e
kitchen_wash 22 5o a
kitchen_wast 22 6s 1l ah d
kitchen_window 22 ab d
kits 1a 1p p 2s c 5v 10 5w c 85 12 8b v 8c 18 8d x 8t r aa y am e bv 8 c5 9 hi 8
kits_hom 1u 85 f hi 9
kits_open 22 8c 7
kitten 1z 1d g
kne 1b g c k 11 1k a 4e c 4n c 7d 7 7g b 7o z ac e ag b b2 9 dx b fv h ho g
kne_exercis 22 k m 7o l
kne_hit 22 1k d
knew 1o 3r 8 gm e ij a
knif 1k 8l 1u 8s 18 hi l hk h
knit 1h 3b i 4p 2t 8d 2f fh k ik f
knit_along 22 8d h
knit_hand 22 8d l
knit_kits 22 8d t
knit_pattern 1z 4p f 8d 11
knitwea 22 4p 2c
kniv 1l 30 a 8l 2b 8m 7 8s 1l
kniv_blunt 22 8l h
knob 1w 2a 12
knock 1r 1o 12 dq a
knot 22 fn a
know j 13 9 1o 9 21 a 7i a 85 c 87 9 c3 8 dj b e4 6 ec 9 gx e h1 c h7 c i4 7
know_animal 1w 1d 8 fo f fx 9 hp 7
know_anoth 22 cq c
know_answ 22 e5 g
know_ask 22 ea b
know_begin 22 d5 7 fz a
know_buy 1u ga a
know_car 1u 22 c
know_chang 22 hc 9
know_clear 22 h1 a
know_com 1w 8a 9
know_dialect 22 ec l
know_dogs 22 fm b
know_evening 22 e3 7
know_exactly 22 6s 9
know_farm 22 id 9
know_few 22 bk a
know_film 22 e3 7
know_firm 1w e9 a eb c ep a
know_first 22 ho d
know_half 1z fv 9
know_help 1z i4 7
know_hom 22 9d a
know_hospita 22 3x 7
know_hous 1u h7 b
know_last 22 3r 7 h9 8
know_leas 22 h7 o
know_lend 1z dj a
know_local 22 7l a
know_long 1z r b
know_messag 22 es a
know_nam 1m 1f 7
know_noth 1w 1a a
know_oth 1j 6l 8
know_own 1u 3v 6
know_pay 1w dj 8
know_payment 22 dg 8
know_post 22 4z f e8 b
know_product 1z eb 9
know_pupil 22 b4 e
know_reason 22 ds a
know_regular 22 2j f
know_right 1z 3u 6
know_round 22 gv a gx c
know_screen 22 ef a
know_second 22 g c 87 a
know_sinc 22 ib a
know_somebod 22 15 a 3p 7
know_stop 22 cb 9
know_street 22 gx j
know_teach 22 ba b
know_trad 22 e7 b
know_trick 1w h1 i
know_yet 22 cm 9 hw 6
knowled 1c 1t a 65 9 7r 9 7s a c9 9 e9 d f7 1z fb f
knowled_kind 22 5k 8 6z 9
knowled_lik 22 1t b 54 8
known x 0 c 9 a 2e 9 4g 9 4m a 4p 9 4r 9 6g 8 6i 9 77 9 79 7 8k a 8s a 8v e 8x a 8z a ao 8 cn a e2 7 ei a f4 9 i4 7
known_bag 22 8k d io d
known_brand 1o 9 e 4g c 4r d 6g b iw 9
known_gam 22 8v h cm 9
known_origin 22 6a a 8i 7
known_work 22 4j 9
kofi 22 bw 8 g2 8
kombuch 1u 5m 9 6h 1t
korean 1r 2m s 2n j 64 o b5 n
kra 22 57 a em a
krav 22 hl n
krav_maga 22 hl i
ksh_pesa 22 d9 9
kuberne 22 cc 19
kurta 22 1t a
kwh 1m al 9
kwp 22 3m k
lab 17 10 1m 11 1i 4k g 4l f 5q n 67 a 6a l 6b a 6o w 85 a 8h 1c a0 g d2 7 g4 g
lab_coat 22 1l 8
lab_ord 22 10 h 11 9
lab_own 22 10 a
lab_report 1u 6a c
lab_result 1u 85 8 a0 9
lab_sampl 1z 6o d
lab_test 1o 67 a
lab_valu 22 71 8
label v 0 a 3 b 5 a 8 f 1j 8 1y c 1z b 2u l 2v e 2w b 31 e 4c v 4d b 4f f 4g 9 4h d 4m a 4p b 4q a 4s a 50 a 5v d 5w d 5y d 5z 8 60 e 61 c 63 e 64 a 65 g 67 b 68 a 69 d 6a 9 6d a 6e 8 6g 9 6h b 6k 9 6w a 71 8 72 g 77 8 7q 16 86 m 8d 9 8i 9 8k 8 90 h 91 c 99 8 9n c 9x d 9y c 9z a a2 b c8 i cd 1m cg 9 cs c e8 c e9 b fr d fs d ha k he v hv 6 i5 f i9 p im g in a ir 7 iu a
label_adverti 22 e9 b
label_allerge 1m 2u g
label_batch 22 71 9
label_buy 1z 7q f
label_camera 22 7q 16
label_check 1u hw 5
label_colour 22 86 9 ik 8
label_custom 22 4g 9
label_deliver 22 5y a 9x 8
label_deposit 22 6h 9 6i 9
label_design 22 b0 f
label_fibr 22 4m b 4s a
label_fil 22 90 b
label_hand 22 he m
label_health 22 68 a
label_ingredi 1u 3 a
label_label 22 4c k cd k
label_materia 22 4h a
label_menu 1z 72 c
label_model 22 cd f
label_must 1z 8i 7
label_need 1z 2q 9 61 9
label_origin 22 6d a 8k 8
label_own 22 cd 9
label_pack 1z dv 7
label_print 1q 6k e 6w d
label_report 22 7q a ha h
label_return 1w 4d a 90 a
label_say 1z 4q a
label_scan 22 7q l
label_skin 22 4s a ir 7
label_speech 22 cd 16
label_tel 22 63 a
label_test 1w 4p 9 ab 7 ah 7
label_warning 22 8 a 8t a
label_writ 1z 4d a
laborat 1f 4 g x e 10 12 24 8 27 9 5t d 85 w 9z d ah a fw a ii 9 ij y
laborat_confirm 22 60 a
laborat_radio 22 27 9 fw a
laborat_result 22 85 b
laborat_test 1z fr 9
labour 1f 5l a 5t 9 6j 9 94 a 98 9 9e a ay s fc k i7 h
labour_law 1z ay v
labrado 1z bx 8 ft b
labs 1f 10 12 11 1a 8h k
lac 1w im 8
lack 1h i 9 17 f 30 a 64 a 7g 9 85 8 9o a bj a
lactati 1w o r 7l p 9u x
lacto 22 6c z
lacto_ferment 22 6c r
lactos 1u 5w p
lad 1d 18 r 1x x 3h d 97 z 98 x 9h 15 hr 7 if e
lad_sand 22 9h 9
laddoo 1z a1 16
lady 1j 43 8 74 7 ck 9
lag 1w 6i x hs 6
laid 1m 2u a 3l a an f if g
lak 1d n z 20 e 21 m 35 a 6u b 73 11 76 9 77 j 78 a 8n 15 e2 g gd c gr c gu k h6 a
lak_cabin 22 76 a
lak_hous 22 6u c 77 n
lak_road 1z gr d gu m h6 b
lakesid 22 73 g
lam 1w ag 8 fz k ie s
lamb 1w hu 1s
laminat 1s bv p
lamp 17 17 h 25 1d 2a 1g 2b f 3f x 49 b 8b 7 9d 9 9m d am p dr 13 e1 9 fy h gg 18 gy f he 9 i6 e i9 e is g iv d
lamp_dump 22 gg c
lamp_post 1z dr 11 fy k
lan 1b 3k a 5y c 94 d 97 e 9s k do c fk e fm d gh d gn j gu c hs h
lan_onlin 22 fk g
land 14 19 m 38 a 3x b 5p f 6n l 6o b 79 f 7c g ag k aj f ap f d1 6 eh i ff k fj 8 i0 r if 9
land_cost 22 6n u
land_desk 1z 5c a ev b
land_liabili 22 9w 9
land_pag 22 58 a eh p
land_plac 1z 5p b 6o a ae 7
land_plot 22 ff j
land_shar 22 i0 g
landlad 22 bd b
landlin 1w 7p d bs b
landlo 22 db a
landlor 13 28 e 2b k 2h b 3n 8 52 m 6l 8 6m d 7w g 7x 9 95 b 9k u ak d ax f bm 1f db 1g dr b e4 f ff p g7 x gr 1u h3 d h6 g hj a hy a
landlor_accept 22 2h a db a
landlor_court 22 bm c
landlor_directl 22 g7 n
landlor_fir 1z 5r a 6l a hh 6
landlor_know 22 db b
landlor_leav 22 6m b ak 9
landlor_list 1z 52 9 ff h
landlor_pay 22 28 9 gr 9
landlor_says 1z ak 9
landlor_tenant 1z gr j
landown 1z 2k b 2q c 78 7
landsca 1m 3l 1i 8y j gt n h4 p
languag w w b 14 e 1m 9 42 1j 4y k 51 17 5b v 64 b 6w p 6y l 79 a au 9 b5 1o b6 c bd e bg 9 bh f bk b bq a c9 c cd t e9 a eb 10 ec p ed i f1 b g3 d g5 m gm 1i gv c h7 8 hc 9
languag_academy 22 g3 m
languag_app 1z 42 e b5 1m
languag_apps 22 42 f b5 g
languag_check 1w bq 9
languag_choos 22 aj 8
languag_connect 1z u a
languag_cours 1z 14 e 42 j b5 u
languag_easy 22 gm e
languag_email 22 gv a
languag_exchang 22 42 k bd k
languag_fre 22 b5 g
languag_german 22 eb a
languag_interes 22 bk a
languag_learn 22 42 x b5 1r
languag_lesson 22 42 1v b5 l
languag_let 22 gm w
languag_need 22 51 9
languag_school 1s 42 w b5 e bg 9
languag_short 1z bh 9
languag_teach 22 42 k
languag_test 1z b6 9 bh 8
languag_transla 1z gm r
languag_tutor 22 42 y
languag_underst 22 t a
lantern 1z 34 b hz a
lap 1z hn 7 hp b
laps 1s 4m a h9 j hp 7
laptop 1b 2i 1d 49 h 4g c 5c 1e 5s b 9e s io 1k iv 17
laptop_account 22 5c j
laptop_bags 22 io o
laptop_sleev 1u io r
laptop_stand 1z iv 1a
larg t 1w b 2w i 33 c 36 e 3v 6 43 8 5o d 5p c 6b 9 6j 8 7e 8 8e 9 8f 8 8h 8 8p b 8z b a6 9 a7 c al g bj f cj c cp d ct c cu b cy 6 cz 8 dc a ec k eu f ew a f9 8 fg 9 fh 9 g0 8 hf a hq 8 i0 9 ic 9 il a im g is 8
larg_apps 1z bj a
larg_bag 22 9x b
larg_book 22 33 n fc d
larg_buy 1z 4t e
larg_choic 1q 3v a
larg_client 1z fb d
larg_cloud 22 ec h eu o
larg_contrac 22 2w r
larg_event 1z 1w g
larg_firm 1w hc d
larg_garden 22 i0 i
larg_group 1w b2 7
larg_library 1z cp c
larg_list 1w fe b
larg_marketp 22 8g b fh c
larg_met 22 al x
larg_ones 1s 6k 9 ec 9
larg_onlin 1w 4c e 8m c 8w g im b
larg_pictur 22 83 9 cz a
larg_platfor 1w 89 b ci a
larg_podcast 22 cj h g0 c
larg_second 22 1y f
larg_servic 22 ay e d2 a
larg_shar 22 bi a e3 7
larg_stock 22 cp g
larg_suit 22 eo a
larg_suppli 22 a7 c eu a
larg_than 1w ab 7
larg_train 22 au d
larg_typ 1w cu g
largest 1r f9 8 ic 9
larva 1w ah 2j
larva_chicken 22 ah n
las 1j 2a 13 3e q 5i t 9o h ac s bv d is q
las_cut 1z 2a o 5i t
las_engrav 22 2a p is s
las_measur 22 3e 8
lasagn 22 60 p ht e
lash 1q d y bv 22
lash_brow 22 bv q
lash_extensi 1w d t bv m
lash_lift 1z bv o
lash_studio 1z bv o
last p 12 b 13 c 1a 9 1w c 2f 9 3x 7 40 c 5m a 6n 7 7g 9 9l a 9o e ax a bu 8 bv 8 cm a e7 c em a eq 9 ev 9 f3 8 f4 d fw b gn 9 gx k h9 8 hu 6 i3 i i4 p ia a ij 9
last_birthda 22 5m j
last_check 1o 7q c ax i ce b
last_cut 1z bu g
last_ful 22 9 b 3x 9
last_guest 1w 8j 8
last_invoic 22 3q 9
last_kitchen 22 67 9
last_lesson 22 42 9
last_long 1w 6d 9 7r 9
last_mil 1w gx y
last_minut 1w 1w k 2t 9 bv b
last_mistak 22 b7 a e4 8
last_night 1q a1 8
last_not 22 fs a ho 7
last_ord 1w c0 a
last_pag 1w i1 b
last_plac 1z 2f d
last_practic 22 fu b
last_report 22 ia a if f
last_seen 1u 9o c
last_show 1z 13 b dv 7 fw 9
last_signatu 22 eq b
last_step 22 72 9 cb d
last_test 1r 40 n
last_train 22 ds a
last_wish 22 i4 1r
lat g 4e 9 55 b 6t b 82 g br 9 en h es b
lat_birthda 22 f0 a
lat_broken 22 18 a 92 a
lat_cancell 1z d 9 h5 d
lat_check 1p 6t k
lat_cook 22 6d a
lat_damag 22 4e a 9h 9
lat_deliver 1w 77 a
lat_dril 22 18 8
lat_farm 22 5u a
lat_firm 22 en b
lat_flight 22 3x 7 88 p
lat_long 22 c6 8
lat_must 1z 3q 8
lat_pay 1w es m
lat_payment 1u 5u 9 ax i
lat_pick 1w dt a
lat_repair 22 h1 a
lat_repeat 1z 70 9
lat_return 22 4e i
lat_shift 1z br h
lat_show 22 en b
lat_smal 1s fz 8
lat_stand 22 9u a
lat_talk 1u 82 17
lat_train 1u g2 a
lat_wish 1z 59 9
lately 1z s a
latest 1z 1l e 6d a
lath 1u 14 9 6p q
latin 1h 64 w e1 8
latin_america 1k 64 b
laugh 1i hg 7 hl 7 ho 8 i4 a
laught 1q 8v c bp 9 hj a hl 6 hr 7 i2 9
launch 1e 26 a 38 8 59 g 7c l az l ba f cj j cq 9 fk o g9 8 gc e
launch_monitor 22 fk t
launch_podcast 22 az f cj m
launder 1u 4t b 57 d 99 1l
launder_collect 22 99 t
laundro 1z 15 c 39 b 99 13
laundry 1e a m 2g u 3c n 4n e 5o 20 99 2d gx f it 1f
laundry_bag 22 99 f
laundry_host 22 3c f 5o n
laundry_sheet 1w it 12
lavend 1z 8 l
law 13 3r 6 4w j 54 9 5h e 7y a ax f ay r db d e2 9 ea e eg f em d f5 c gz 1p hb d
law_allow 1z db a
law_asks 1r cr 8 eg 9
law_chang 1w ax d em g
law_demand 22 ex 9
law_firm 1j 4w b gz 1u hb f
law_wel 22 e2 c
lawn 1l 19 f 2g r 3l 28 96 26 ag i i0 9
lawn_car 22 96 11
lawn_garden 22 3l 14 96 k
lawn_hedg 22 96 d
lawn_trim 22 96 f
lawnmow 22 2g 16
laws 1z bm c
laws_chang 22 bm 9
lawy w 1h f 4w i 88 s ax z ay i bm 13 bq q ce r cf a ci a eg a er 16 es i f5 b gm l gz 18 hb d
lawy_approv 1z ax f bm g
lawy_associa 22 9u d bm 9
lawy_cal 22 87 9 ax b
lawy_check 1n bm e ce c
lawy_childre 22 gn a
lawy_consent 22 c7 8
lawy_data 22 9q 9
lawy_deposit 22 r a 6r c
lawy_documen 22 hb j
lawy_draft 22 ax g gz l
lawy_fees 22 es a
lawy_hous 22 er j
lawy_insur 22 7q a ci a
lawy_long 22 ex 9
lawy_near 22 ay e
lawy_need 22 ay c
lawy_notary 22 5b b bq g
lawy_notic 22 s a
lawy_owns 1w aj 8 c8 9 e9 a hg 7
lawy_pap 22 gp a
lawy_record 1w 72 9 gv 9 gz j
lawy_tenant 1z 9k 9 bm e
lawy_test 22 er c gm 9
lawy_text 22 eb d f5 a
lawy_writ 1w 6l a ep a
lawy_written 22 9v a
lay 1e 3l w 3p 6 90 t 9w g an d d3 9 hj b
lay_print 1z d3 a
layout 1j 2z b 8x b b0 f d0 e d3 k d4 b eb r h3 e
layout_print 22 d3 g
lays 1z 1v e d3 f
lea 1r 45 9 65 a c3 k
lead z 33 j 3r 8 3x 9 44 t 4y j 5d b 5f g 5j n 5k 8 78 c b3 o bn a bx d c7 o cc p e5 9 ee e ei 12 eo 10 f1 15 fj g fl c fq y fs j hd e hl 6 hn 8
lead_action 22 27 9 89 8
lead_bad 22 f1 b fr a
lead_chang 22 ee a f1 s
lead_film 22 4y o
lead_first 1z b3 9
lead_group 22 32 a
lead_intervi 22 at 7 bn h
lead_list 1w ei l
lead_loan 22 5j r
lead_memb 22 fl f
lead_return 22 2i a 44 b
lead_start 22 5j j
lead_walk 22 fj a
leaderb 22 hs 6
leaders 1u 5f 16 ar 14
leaders_coach 1z 5f m ar y
leaf 1h 1u s 6e 1u 96 9 hk 9 id 1c ii e
leaf_diagnos 22 id t
leaf_tea 22 6e 1k
leaflet 1k 1r o 6w i 7i a i2 8
leagu 1f e4 z fk o go 1d hr 1g hs 1f
leagu_night 22 3b 8
leagu_thursda 22 hs b
leak 19 6 u a g 24 r 28 2a 2e j 3g 17 3k d 5m a 6c c 9k c a7 h ai d cx 1p fc g h7 k ij 14 iu 9
leak_detect 22 28 y ij k
leak_pip 1z 28 j ij j
leak_proof 1w cx 1m
leak_test 22 24 c
leak_toilet 22 3g n
lean 1u 5a b a0 j fx 9 gj 9
learn t i i j r 14 9 15 13 17 l 1a l 1f j 1g f 1p 9 35 q 3v 8 40 f 41 q 42 1g 43 1a 49 h 4x d 4y 12 5f t 78 9 7h d 8t g aq j b5 20 b6 o b7 c b8 1m ba z bb b bc 1b bd q be 1m bf a bh 16 bi a cd p cf a d8 b d9 b du f dx 15 ee a en b ey p ga 18 gm c gx e hd 17 hh j hi p hk w hl a hm b i9 e
learn_app 1s 4y e b5 z dx 12 ga 13
learn_apps 1u 41 d 4y b bc e bi e
learn_choos 1z b8 a be j
learn_cod 1z 49 f b8 1y
learn_compan 22 4y g ey o
learn_cook 22 hk e
learn_count 22 dx 8
learn_differe 22 be 1p
learn_difficu 1w be m gm n
learn_disabil 1z 1f z
learn_driv 1s 43 1f bh 19
learn_employ 22 42 9 ey o
learn_english 1z 42 v b5 k
learn_fail 22 bh j
learn_fast 22 dx 8
learn_finish 1u b8 g ba h be a
learn_german 1z 42 j b5 l
learn_guitar 1w 41 i bc x
learn_hold 22 42 9 ba b
learn_hom 1w ey a
learn_instrum 22 41 j bc 18
learn_invest 1z d9 i ga 1d
learn_lat 1w 5f a en b
learn_learn 22 bh 9
learn_lesson 1w 43 9
learn_lin 1z dx 1q
learn_littl 22 b7 a
learn_managem 22 4y o hd j
learn_mistak 22 ga 8
learn_normal 1z 28 8
learn_own 1s ba d
learn_pas 22 43 a bh 9
learn_phon 22 4y r
learn_piano 22 41 s bc u
learn_platfor 1w 4y m ey h hd 10
learn_portugu 22 b5 l
learn_program 1u 1a 12 b8 1c
learn_python 22 b8 a
learn_read 22 15 1j b6 1d
learn_real 1z 6q 9
learn_repair 1z 17 x
learn_sav 22 d8 e
learn_spanish 1z 42 j b5 v
learn_speak 1w 1m 7 42 f
learn_stock 22 ga 16
learn_stop 22 bc a be b
learn_swim 1w j 14
learn_team 1z cd y ee a
learn_test 1z bh f
learn_today 22 bf 9
learn_use 1z bc 9
learn_wait 22 43 l
learn_why 22 f1 b
learn_work 1w aq f
learnt 1r 9u f d6 a fx 9
learnt_return 22 9u d
leas 14 29 b 2j e 2m f 3a c 3m a 52 t 54 16 5c g 5q e 5s n 7a a ak g am 12 bm w db m dn e eq r er d fg n g2 e gj y gr z gw m gz e h7 14
leas_hous 1z fg f h7 d
leas_origina 22 54 p
leas_rent 22 gr q
leas_shop 22 52 j
leas_sign 22 3a b
leas_work 22 eq l
leash 1q bx m fj 12 fm q fs o
leash_edit 22 bx j
least 1c 1r b 7e 9 7w d bs a ch a dh a
least_onc 1z s a
least_twic 1w 7g 9
leath 1f 3i e 4g 1h 4h 19 4j m 8k 2v 9f 9 in j io 1b
leath_bags 1u 4g i 8k m io r
leath_belt 1z 8k 13 in g
leath_handbag 22 io p
leath_origin 22 8k 8
leath_repair 1z 4j j 8k l
leath_sho 22 4h k
leath_stitch 22 8k j
leath_wallet 22 8k s
leav p 4 c g b 13 i 17 c 2g b 30 b 3a b 6e g 6o b 7s a 98 e ag 7 ak 9 ay d dp a dt c em c ev a f0 x f4 9 gb u gf 9 hc a
leav_bag 22 99 9
leav_box 1z d2 9
leav_cal 22 hl 6
leav_clean 22 30 f
leav_deposit 22 r b 6r c
leav_few 1z 49 9 fu b
leav_first 22 7s b
leav_fly 1z 6o a dt b
leav_hom 1p 3a d fw f gb z
leav_littl 22 2n a 6a a
leav_liv 22 d1 6
leav_offic 22 5l b
leav_oth 22 ab 8 ca 9
leav_own 22 17 b
leav_platfor 22 6r c 6v a
leav_request 22 e6 b f0 s
leav_room 1w 17 a
leav_sam 22 f4 8
leav_shop 22 5t 9 d6 a
leav_soon 22 1v 9 bn 9
leav_staf 22 f2 a
leav_such 22 ew b
leav_thing 22 4o b 9b 9
leav_whit 22 4 k
leav_word 22 cx 7
lebanes 22 2n b
lectur 1r 1l 1r be a bf 1e ee 9
lectur_not 1w 1l 1l bf r
led 1i 3w 9 61 k 78 b 7u 9 g6 p
ledg 1q es a h9 8
leds 22 ab w
lee 1c ei i eo c es c ex c ey e ez e f6 q gu c gv d gz c h0 b h5 b
leek 1z 1f 9 5x n
left u 1q b 2v f 55 b 5m a 5y a 62 t 8m 1z 9u d 9v c 9w a bf 9 d6 l di e dt c dy a eh b f0 f f1 9 fv d gb 11 ig a
left_alon 22 19 a
left_behind 1w gb 18
left_card 22 de a ew b
left_clean 22 30 d
left_clos 22 12 9 62 9
left_end 22 1y 9
left_for 22 9v j
left_hand 1p 8m 3h
left_ice 22 66 a
left_last 22 f0 a f1 b
left_mov 22 8p 9 bf a
left_ord 1z 2n 9
left_plat 22 6s b
left_print 22 1n 6
left_sid 1w 9l b 9u h
left_van 22 5u a
leftov 1e 12 h 1q z 31 b 62 11 6g 8 6s 8 a2 b ah b ig 1x
leftov_food 22 12 j
leftov_til 22 ig t
lefty 1z 8m 1x
leg 1p 9f 8 9v b fv f
legacy 1q bq w ee w h9 q
legacy_cod 22 ee u
legacy_grant 22 h9 l
legal 19 3z d 5b x 88 x ax 1k bm z bq i ce a ci f er y f5 a gm b gr e gz 15
legal_advic 1p 88 o bq d er a f5 8
legal_check 22 bm k ce c
legal_departm 22 gm 9
legal_form 1z 1e 9 bq 9 i3 8
legal_kit 22 ax x
legal_team 22 er u
legal_transla 22 5b w
legging 1s il 22
legging_sport 22 il f
legione 1z ij 1y
legione_risk 22 ij s
lego 1w 8f 28
lego_sets 1z 8f q
legs 1j b a 21 a
leicest 1u 4p 9
leipzig 1j 2s 9 8h 7
leisur 1u 7b e ge a
leisur_centr 22 7b b
lekki 1u 7y 9
lemon 1u 2p o 6h f hr b
lemonad 1w 6h 2c
lena 1g a c 1g 9 50 b 7o d 85 b
lena_list 22 1g 9
lend 13 18 1i 1b b 1k 9 1x r 29 c 4t a 4u 1r 54 k 5q h 7w 9 7x t 8f z 8u k 93 k 9h 1i dd y dj 1a dv x g8 16 i0 1e ii o
lend_ask 22 dj 9
lend_bed 22 i0 r
lend_bik 22 1k 7 29 9
lend_family 22 a 9 4r a
lend_library 1z 18 v
lend_prototy 1u 26 a 2g 9 8t 9
lend_risk 22 4u d
lend_sets 22 8f c
lend_smal 22 dd f g8 i
lend_takeawa 22 ii u
lend_thing 1z 9h 15
lend_tool 22 8s a 9h v
length 1d e g j a 33 9 4e c 51 8 8n 9 ck 9 d5 7 im g ir 9
lens 1m 4l 1j 80 f ch a i9 i
lent 1o 18 n 3v 8 54 h 93 h 9o k
lentil 1k 1q w 2u l 60 n 63 w 68 16 6b f a4 j
lentil_curry 22 a4 j
lentil_soup 22 1q o
leo 1l 2x f d8 k
les u 23 g 2l 9 2s 8 62 b 6h e 7s v
les_meat 22 23 f
les_often 1z i1 7
les_sugar 1w 2s 8 6h a
les_sweet 1z 6h h
lesion 1w v p 80 p
lesson 10 i 1f j 1i 15 o 1p 1c 35 1z 40 1b 41 1p 42 1o 43 1m 49 x 4x d 4y 1p 6z q 7c a b5 1b b8 16 ba 17 bc 18 bh k c5 t d9 h ey 1j f8 a f9 19 fk k fq 15 fz 19 ga 1c hd 1f hh 9 hk y hm 10 hr 9
lesson_begin 22 35 w
lesson_best 22 ey b
lesson_book 1w 43 o
lesson_childre 1z c5 e
lesson_cours 22 35 e
lesson_employ 22 4y g hd j
lesson_empty 1n 35 a
lesson_first 22 41 9
lesson_languag 22 b5 a
lesson_let 22 40 9
lesson_near 1z j e 35 e fz f
lesson_not 22 42 9 hm a
lesson_open 22 ba b
lesson_phon 1u 4y 10 hd f
lesson_plan 1u f9 1d
lesson_practic 22 ga 8
lesson_pupil 22 40 k
lesson_smal 22 40 9 c5 8
lesson_staf 22 4y z ey o
lesson_start 1z b8 a
lesson_teach 1u ba k
lesson_test 1z 43 g
lesson_today 1r 42 b
lesson_tutor 22 40 a
lesson_video 1z ey n
lesson_work 22 1p 7 4y g
let o u y 13 9 15 k 1c d 1d 8 1o g 3c m 3d n 5s c 6u e 7x n 7y c 87 a 88 u 8j x 8w d 8x a 9t 8 at l av l ax a be b bg b bm x bn j bp c cd 9 cv 9 d0 i d1 7 d5 g dh e dk i dq b dx d ev a f5 a fv a gd c gj h gl c gm 16 gz 9 h2 9 h6 d h9 c
let_agency 22 db a
let_agent 1l 6n 8 h2 g h6 m
let_ana 22 f0 a
let_answ 22 6t a
let_approv 22 4j 9
let_ask 1z dq a
let_associa 22 ad 8 gl k
let_begin 1w bc 9 d7 a
let_cal 1z gm 9
let_car 22 t a do b
let_chang 22 hg 8
let_check 1z cd 9
let_child 22 49 a 8b a
let_childre 1z 2w a b6 9
let_choos 1w 7p a c6 8
let_clean 22 3c 1g gv a
let_client 1w 5m b
let_club 22 7y 8 8n 9
let_correct 22 u a bp a
let_coupl 22 2x a d7 b
let_doctor 1u u o 7z f 84 8
let_donor 22 h9 h
let_driv 22 gw a gx c
let_easy 22 gm s
let_employ 22 7x 9 bb a
let_empty 1w 9r a
let_everyon 22 c7 8
let_expert 22 cd 9
let_explain 22 gm 9
let_family 1s ht 7
let_fifteen 1z 1t b bh 8
let_fil 22 i2 8
let_fit 22 ia a
let_form 22 15 a gm 8
let_group 1u 3v 6
let_guest 1z 34 b
let_hand 22 88 8
let_hold 22 b5 a gj 9
let_househo 1z 19 a 5x 9 9d 9
let_keep 22 7f 9 9t 8
let_know 22 88 8
let_landlor 1w bm n
let_lawy 1w 5s a cj 9
let_learn 22 b8 i be k
let_manag 1z 3d o
let_managem 1z 3c b 3d 1e 6u d
let_meet 22 13 a
let_memb 1w da 9 do 9
let_nam 1z e5 a
let_neighbo 22 dr 9 hy 6
let_nobody 1w 17 a 24 8 hm a
let_not 22 4w a
let_own 1m 15 b 3u 5
let_pap 22 8x n gg e
let_partici 22 f6 b
let_partn 22 dc c
let_patient 22 7p a gm j
let_pay 22 34 b ih 9
let_person 1z 46 9 c9 a
let_photo 1u d0 11
let_plan 22 3q 9
let_play 22 cm 9
let_post 22 8j m
let_pupil 22 40 9 b4 a
let_read 22 bs b
let_room 22 5s b gl 9
let_sel 22 c8 a
let_send 1z 7i 9 cf 9
let_sent 22 88 g dh g
let_shar 1z 7y a i3 8
let_sign 22 7x 9
let_sleep 22 25 9 90 b
let_softwar 22 cb 9
let_somebod 1z 6s 9 bp 9
let_staf 1z f7 a
let_tast 22 5z 9
let_tax 1w av s
let_team 22 5s b et a
let_travel 22 el b
let_twelv 22 fs a io e
let_twenty 1r 4m 9 il d
let_underst 22 bm 9 gm j
let_use 22 2e a bs b
let_vet 22 ft b
let_wear 1z 2c f 2d 9
let_written 22 d5 f
lets 1e 3c n 3d o 6u b 8g 7 ez 9 fg b
lets_choos 22 12 9
letter 22 m b 3p a
letterb 1g 4w e 5y k 5z s 8q j 8r j a1 14 a2 g it g
lettuc 1q 5u c 8i j ab 1k
lev 1s 17 a 4x 9 6p o cn 8
level 13 g h i q j k 2i b 35 b 42 h 49 d 7g 9 7h d aq d b2 9 b5 b b6 v bc d cm u cq e g0 l gf 1c hr 6
level_certifi 22 b5 a
level_sensor 22 gf p
level_show 22 cw 9
level_test 22 2h a
level_train 22 b2 9
level_voic 22 g0 k
liabili 13 1k 9 28 c 2g d 2x d 5i d aw s c0 b c4 a cw 7 er q fs d
liabili_advic 22 9g a
liabili_check 22 gb 8
liabili_cov 1z aw g
liabili_insur 22 28 9
liabili_insuran 1u 4r 9 aw 9
liabili_writ 22 8o a
liabl 1e 12 e 17 a 18 9 4v 9 6n g 6z 8 71 8 7p a 9g a ep a gg e gz f i9 a
liabl_deadlin 22 bm 9 gz a
liabl_mis 22 9l 8 gz a
liabl_wrong 1w 71 8 7p a ep a
library 13 15 r 17 l 18 2b 1l l 1p b 32 d 3a d 40 f 49 h 54 9 5k 8 6p f 8f 1b 8i b 8u o 8w g 9h g b6 f cl g co h cp 1f cr a cu j ep b ey d g2 9 hq 8
library_book 22 1p c b6 f
library_borrow 22 18 15 8w i
library_café 22 gd 9 hn 7
library_draft 22 ep 8
library_family 22 8t a cl a
library_local 22 20 b d1 6
library_onlin 22 1p 7 49 9
library_part 1z 6p b
library_primary 22 49 a b6 a
library_student 22 1l 8 bf 9
library_th 22 18 8
library_thing 1z 18 1g 9h e
licen 1w 35 a 8n 7 bh 10 cp 15
licenc u k a 33 a 36 e 38 d 3d g 3z a 43 14 4t 9 57 a 5j 8 6i 9 77 7 7c 9 7m d 7t f 7w 8 7x 8 8a 9 8n m 9a b 9c c aa c b8 a bh o c0 g cc q cp r ct a d7 a db d de c dj 9 do b ds c ew e fc d fp a fq a fu b g1 c g2 10 gh c gw d hw 6
licenc_advic 22 7x 9 d9 9
licenc_age 1w 65 a aa b
licenc_apply 22 db a
licenc_ask 1u 7t 9 go 9
licenc_carry 1w dc b
licenc_check 1m do e g5 b gw k
licenc_damag 22 36 a 5q a
licenc_exam 22 dj 9 fq a
licenc_fees 22 5d 9 7x 9
licenc_insur 22 95 a em b
licenc_insuran 1r 9c k
licenc_keys 22 g1 n
licenc_liabili 1u 5j 8 fq 9 i8 8
licenc_licens 1w dh b en b ew a
licenc_medicin 22 5t 9 fu b
licenc_mov 22 9a c
licenc_need 1p 3u 5
licenc_partn 22 d7 b
licenc_registr 1z 57 a
licenc_report 22 7w 9 er c
licenc_sel 22 am 8
licenc_staf 22 c0 a
licenc_tax 22 hw 6
licenc_text 1z 9m 8
licenc_vehicl 22 77 7 8a 9
licenc_work 1w de 9 dk 9
licens 11 3g m 3q a 3u 9 5r l 7m q 80 8 85 9 95 b a8 z c0 j cp 15 dk e dr a ew d ft c g2 z g8 9
licens_bank 22 d8 a
licens_driv 22 8a 9
licens_electri 1z 3g f dr 9
licens_insur 1w dc c
licens_kitchen 1z 5r l
licens_music 1w 7g 9 cj 9 g2 f
licens_partn 1n 3u 5 en 9 ew g
licens_pharmac 1z a8 1i
licens_plumb 22 3g o
licens_therapi 1w 7m o
licens_track 1z g2 u
licens_vet 22 ft j
licens_work 22 95 a
lid 1h 24 8 60 e ad 14 dy d gf h hv 7 ii p
lids 1u ad 8 ih 9
lie 1b 6q 8 7f l 9t 7 9u b ae 7 an a f4 9 gj d gp 8 h1 b
lie_awak 1w 7f n
lie_draw 22 gj 9
lien 22 6k e 6l f
lies 1d 8x d 9o c ci a e1 8 gj g hz b i4 6
lies_her 22 18 8
lies_shelf 1z 6p 9 dz 6 e1 8
lif 14 2r b 36 f 38 h 67 b 6c f 6g b 6h b 81 f 83 9 8k a 9z a a1 d al p as 1c aw 11 bp 1j bq f bs h bx c fw i ic f
lif_car 1z as 1d
lif_chang 22 as 9
lif_coach 22 as y bs o
lif_cov 22 aw o
lif_health 22 2r 9 6c 9
lif_jacket 22 38 p
lif_label 1w 61 9
lif_recip 22 67 9
lif_story 22 bp 2d
lif_test 1w 6g 8
lifesty 1w 23 o c8 q
lift 15 29 b 56 1j 6p 9 76 i 77 b 7n c 81 b 9a j 9l 2j 9p q 9r c ad e al 9 ao i bt b bv i cw b dp q gu o hx 8 if f
lift_brow 22 bv c
lift_company 22 9l y
lift_door 1z 9l 8
lift_mainten 1z 9l 1t gu t
lift_servic 1z 9l o
light u 2 b 4 b 1k b 24 l 25 l 27 g 2e g 2f k 2z d 3g k 3l c 3n c 3p d 3t 9 4l b 52 c 53 f 5a b 65 b 6q 8 8q s 9m f 9s 9 9w k ab b c1 e fw c gb c gw c h3 c il 9 ip 9 iq b iv g iw u
light_balloon 22 c1 c
light_candl 1z 3p m
light_check 22 53 d
light_classro 22 27 u
light_collar 22 gc 8
light_lens 22 i9 b
light_night 1z hr 7
light_off 1z 2 9
light_phon 1z iq j
light_siz 22 8q c
light_tap 22 2e a
light_tool 22 6q f 9s 9
lightho 1z cm c
lightly 22 6g 9 6h a
lightro 22 g1 n
lightro_preset 22 g1 i
lightwe 22 g1 8
lik 1a 1t 9 46 b 5m a 5v 9 61 c 8w m bj c bk c g6 8 hz 7
lik_choos 22 8w b hz 8
lik_hik 22 bj e
likely 1l l 9 q 9 7z e ad 7
likely_caus 1z 7z a
lim 1p 6a 9 9z 8 aa d ad o c0 b
lim_tre 22 6a 9 ad c
limit 12 1i y 2b 9 4t a 4u a 5w a 6g b 6u a 7b 9 7c b 7h e 87 a 89 f 8y r a1 9 d6 9 d8 h di o ei c er q g8 d ht 8 ip v is 9
limit_advic 22 t a 7h b
limit_apply 22 6g 9
limit_half 22 di g
limit_hold 22 8n 9
limit_liabili 22 cc 9
limit_mobilit 1z 76 8
limit_numb 22 e7 b ei b
limit_round 22 9d a at 7
limit_sneak 1z ip s
limit_weight 22 77 7
limit_wind 22 1i 9 7c 7
limp 1s x 9 ft f fv w
lin s 0 f m q y 9 48 9 49 9 4g 9 4o e 4w c 5c e 7c 8 9r 8 bu 7 d0 7 dr f du k dx 1e e2 c ec f ee a ek k en 9 eu b gm 9 go e gp h i1 8 i9 17 ia b im a iw h
lin_app 22 d0 9 dx h
lin_book 22 ek a
lin_cal 22 3w 7
lin_cod 1u ec f
lin_cut 22 im 9
lin_draw 22 m 9
lin_empty 22 9w d
lin_find 1w i9 9
lin_firm 22 ek a en b
lin_first 22 go e
lin_hom 22 go 8
lin_legal 22 er c
lin_not 22 e1 9
lin_shar 22 4w f 7u a
lin_why 22 7n b
lina 22 1 9 g8 9
lind 1u ej h ep o es n
linen 1b 3c 1b 3o c 4c 1i 5o 2h 6u r 8d 7 90 1v 99 b bx 9 bz n iu v
linen_bed 1z 90 v
linen_book 22 bx b
linen_hir 1z 3c f 5o m
linen_mist 22 iu m
linen_servic 22 3c f 5o 1b
linen_set 22 90 f
linen_towel 1z 3c e 5o 9
lingeri 22 4s 1j
link w q c r b 20 a 3t 9 4q a 6t c 6u d 6v 9 6z 8 70 d 87 f ch i di a ea i es f ew q fb c g1 11 gs d h0 c h5 k hb s he 9 i5 b
link_bank 22 6v g
link_bio 1s fb j g1 v h5 m
link_book 1z 6t a ea a
link_common 1z 7j 9 es 9
link_fans 22 g1 j
link_hotel 22 6z f
link_kitchen 22 70 j
link_messag 22 r a 6r c
link_pag 22 g1 t
link_phon 22 gr 9
link_portal 22 h2 9
link_practic 22 q f
link_rota 22 di f
link_several 22 h0 9
link_til 22 gy a
link_tool 22 c9 a
linkedi 1g 58 o at 2e bw i cg v e8 v ei 11
linkedi_headlin 22 at n
linkedi_photo 22 bw h cg j
linkedi_pictur 22 cg m
linkedi_post 22 e8 o
linkedi_profil 1w at 1m
lion 1z 6j c
lion_man 22 6j a
lip 1w c9 a ft b
lipstic 1z 3 1z
liquid 1r 63 y ai a it o
liquidi 22 en 24
liquidi_plan 22 en y
liquori 22 a1 p
lisbon 1f 8x b b5 c e1 7
lisbon_learn 22 b5 a
lisp 22 82 s
list g h 9 j 9 k a o a q k r 9 s g t a x a y a 10 9 18 9 1b a 1j 9 1l b 1m 7 1q m 1r r 1s f 1w a 1z i 2m b 2o a 2p a 2t d 2x c 30 a 31 b 36 b 39 a 3d m 3e f 3f g 3l a 3z b 44 b 4a c 52 9 5b c 5c b 5g a 5h b 5j 8 5u 9 62 9 6r c 6v d 6x a 6z 9 72 f 7m b 7r d 7u c 7y 9 89 8 8f a 8g b 8p a 93 9 95 e 9a b 9b c 9d f 9m 9 9o 8 9r 9 a5 i a6 a a9 i bf a bg a bo a bq b c2 d c3 8 c6 8 c8 9 ca b cf c ch 9 ck a cm a cq c ct h d1 7 dh f dl 9 dv a dy 8 e6 b e7 e ei c eo j ep 9 er a ez 9 f7 a fe n ff k fp a g5 c ge 9 gq 9 gs a gy a gz a h2 n h5 f h9 f hb 9 i0 9 i6 l if c ig a ix b
list_accept 22 3f 8 99 9
list_agent 1u 3e k 3f j
list_agr 1o ij 7
list_alarm 1w 7r f
list_allerge 22 5 a
list_app 1w 1r u a5 e
list_applica 1u bg d
list_asks 22 h2 a
list_book 1p 3d j
list_both 1z bj a
list_build 1z 6q 8
list_buy 1q 18 9
list_cal 1f eo a
list_cam 1u 17 a
list_cancel 22 h5 m
list_card 1z 8g d
list_cars 22 fe q
list_chat 22 6x e bo h
list_clas 1s b1 a bi c
list_client 1i 47 a
list_collect 1w 4a e
list_compar 1z e7 b gh a
list_conditi 1s 8g 9 8p c
list_contact 1u eo a
list_contrac 1z dh i
list_cover 22 dc h
list_creator 22 50 c
list_dat 1s fx 8
list_decid 22 h1 a
list_differe 1u ed a
list_door 1u 6v e ak d
list_electri 22 9r 9
list_eleven 22 i0 8
list_episod 1z az 9
list_even 1u 6r a
list_event 1r 1w c 6v i
list_expert 22 fb c
list_family 1r 7q c
list_farm 22 a9 d
list_finding 1w if 9
list_finish 1w 1l 9
list_firm 22 gq b
list_floor 22 h2 8
list_guest 1s 3d d
list_handov 1u t g
list_harvest 22 a9 q
list_hous 1w 98 d
list_includ 1b gt d
list_ingredi 1w 9y 9
list_issu 1z ch f
list_jars 22 9y 9
list_jobs 1o 95 h ct a
list_key 1z ge f
list_kind 1z h0 9
list_left 1z bf a
list_lies 22 dv 8
list_long 1u 82 7
list_look 1u ie a
list_machin 1z af 9
list_materia 1r 10 8 1p 9
list_meal 1z el b
list_mei 22 go 8
list_menu 1o 30 c a6 e
list_mis 1i 57 b
list_monthly 22 s a
list_must 1i 3f a
list_nev 22 12 9
list_night 22 5u b
list_onc 22 i6 8
list_ord 19 2l 9
list_own 1z a6 9
list_pack 1q 6 c
list_pag 1q ca f
list_pap 1z eq a
list_patient 1q q b
list_photo 1r 3e j
list_photogr 1z 3e f
list_post 1u 8f 8 ex d
list_practic 1w q j g5 e
list_pric 1o 1r f 3d c
list_privat 22 9w 9
list_proof 22 1z a
list_read 1p gk 7
list_result 1p 4x b
list_rul 1r 8n a
list_sav 1w 6v 9
list_says 22 3q e 9o a
list_see 1u 1r g
list_shar 1w 1r p hb b
list_show 1w h2 9
list_sign 1w dt a
list_sit 1u fe a i6 9
list_sort 1z 1q d
list_spar 1z 6l 8
list_stor 22 9b j d6 8
list_story 22 cl e
list_student 22 1l 8 hr 8
list_suppli 1z 72 n
list_sur 22 ec 8
list_templat 1w eo f gy f
list_thank 22 h9 b
list_ticket 22 6v e
list_today 13 6y a
list_tool 1z 9h f
list_train 22 43 a
list_typ 1z 9m e
list_until 1w z d
list_unusual 22 c2 f
list_used 1o fe e
list_visit 1j p a
list_want 1z 18 a 3x 7
list_wednesd 22 2u f
list_whatsap 22 a5 u
listen 14 u 14 39 13 3w o 42 b 6w 8 7e h az d b5 p b6 p bc j be b bp c c7 s cj 1k cl 11 d5 a e1 19 e6 b g0 12 g2 c hg 9 ia a
listen_bar 22 e1 r
listen_cal 1z c7 a e6 e
listen_child 22 cl u
listen_consult 1z u 12
listen_end 22 7e a cl f
listen_hear 22 cj a
listen_second 22 7e a
listen_statist 22 g0 o
listen_story 22 b5 l cl a
listen_whil 1z b6 g bc 9
listing 1h 1w k 3e j 6b 9 fe h ff 27 gd k h2 19 i6 16
listing_agent 22 h2 9
lit 1k 1d f 2g 18 52 9 fx g gc 11 gf m hj 7
lit_bins 22 gf m
lit_box 22 2g m gc r
literac 1u 15 39 d8 13 ga k
literac_clas 22 15 19
lithium 1w 3m x al a
lithium_battery 1z 3m q
lithuan 22 90 l
litr 1f a7 p
litr_bottl 1z a7 p
littl t 41 8 4j 8 7j 9 9s 8 9x 7 cl b g7 b g8 a
littl_card 22 1f 9 9s g
littl_field 22 dr e
littl_often 22 2v a
littl_stop 22 41 9
littl_train 22 cl e
littl_typ 22 22 9 7j a
liv o c d p a 1d a 1h d 2c e 32 c 39 y 3f f 3h 8 3o 9 3p 7 47 q 53 g 7g 9 9d i 9i g ah 9 ba h bi 1c bl e br d by f cj i cq m cv l d1 6 e0 14 eb n fd o fg s fi n fl e g5 9 hz j
liv_abroad 1u fi p
liv_alon 1h 2c i cv d fi g
liv_band 22 e0 13
liv_cal 22 cq o
liv_car 22 47 1l
liv_childre 1w bi f gi 9
liv_clas 1w 41 9 bi 1i
liv_fost 22 1d j
liv_help 1w fd 10
liv_hom 1r 3f g
liv_hous 22 fg g
liv_kept 22 gj 9
liv_lesson 22 42 a
liv_locatio 1w br s
liv_music 1s 39 1e e0 19 hl 9
liv_nam 22 bp a de a
liv_near 22 3p b
liv_onlin 1s 49 9 bi 1a
liv_photo 22 6y 9 by i
liv_questio 1z ba e f4 a
liv_queu 22 g5 k
liv_room 1a c i p c 39 p 3h c 3o c 9d s dy 8 fu c hq 7
liv_show 1u cj g cq e
liv_stream 22 by m
liv_talk 1s fl s i1 a
liv_togeth 1r cv f
liv_video 1r e0 1d e4 7
liv_wait 22 r 9
liv_wal 1z 53 10
livesto 1w ie 1s
livesto_farm 22 ie t
livestr 1u 3t 9 by l
lms 1w 4y n hd q
load 12 1s y 29 s 3m c 56 g 9a u 9w j al m am d an d dr g dx i gx b i8 2e ib e
load_ask 22 5t 9
load_carri 1z i8 r
load_check 1z 29 9
load_own 22 dx 8
load_road 22 i8 k
load_script 22 dx h
load_shed 22 3m e
load_sound 22 ao 8
load_strengt 22 2d 9
loaf 1s 2o 15 5y 28
loan 15 18 v 4r i 4t b 4u 1s 54 m 5j j 7w 10 7x 1h 8f a 9h 11 db k dd l di s dj 19 g7 a g8 2j hb h
loan_app 22 g8 1c
loan_apps 1z g8 k
loan_bank 22 7w e dj 9
loan_employ 22 g8 r
loan_family 22 db h g7 e
loan_managem 22 4u v
loan_offic 1z 4u i 54 g
loan_part 1u g8 a
loan_shark 1u g8 i
loan_smal 22 di f
loan_tool 22 9h e
loav 1r 2o 1u 5y 1y fy a
loav_bak 1z 2o y
lobby 1r 54 t 5s d hw 7
local p 1e d 1v i 1w j 2q 8 2y c 33 m 4p d 4q f 50 l 55 f 58 g 5t m 5u x 5y b 65 9 6a q 6i j 79 7 7u a 8d 9 8o c 8r i 91 l 95 b 99 g a6 l a9 j ao f ci 18 cj c cs 9 d1 7 ea h fh f g9 f gd x hk f hw j
local_account 22 57 h av c
local_agency 1z 51 9 58 f fd a
local_artist 1w 54 c iq 9
local_bak 22 5y 9
local_beekeep 22 6a g
local_busines 1r 4v 9 ea n
local_clean 22 3c b 5l i
local_club 1z bi f
local_craftsp 22 hi a
local_creator 22 50 r
local_deliver 22 5t k a6 h
local_driv 22 77 a
local_earth 22 ao v
local_event 1z 1w 17 gd 14
local_farm 22 a9 k
local_firm 22 5c h
local_food 1p 1m 7 5u u a9 n
local_fruit 1z 2q a 6h 9
local_garag 1z bt b dm f
local_group 1w fe b ft a gd e gg d
local_grow 1z 8r v a9 g
local_guid 1z 33 l gd j
local_help 1z 7n a
local_hir 22 bz b dn e
local_history 1s 20 a 6w 8
local_join 22 8o q
local_journal 22 ci v
local_kitchen 22 2u a
local_let 22 gd s
local_mak 1z fh v
local_manag 22 7y 8
local_newspap 1z ci w gd e
local_onlin 22 1r a 9i b
local_own 22 36 9
local_parent 22 d a
local_partn 22 33 a
local_photogr 1w 2y p cp d
local_produc 22 5u m
local_product 22 91 l ah 7
local_project 22 g9 q
local_rac 22 7h b
local_rul 1z 2s 8 6u a
local_school 22 43 9
local_servic 22 7l a
local_shop 1o 5t r ca 9
local_wash 22 3j b 99 9
local_win 22 65 h
local_worksho 1z ba g
localis 1z 5b a eb q
locally 1o 16 9 3o 8 4p y
locatio 18 2f 1a 2j d 8n c br 19 c2 13 fw p gw d gx 9
locatio_data 1s 7h a 8n d fw 9
locatio_friend 22 br u
locatio_photo 22 gv a
locatio_plus 1z gn 8
locatio_shar 1z br e
lock 12 1l c 2h 24 2v b 32 h 3n 19 5p 8 6m 2m 73 6 9h k 9q d d8 a dn l dt q f4 a g7 11 gb 11 gl i ia a iw m
lock_apartme 1z 6m v
lock_app 22 2h l
lock_away 1z 73 9
lock_card 22 97 9
lock_chang 22 3n g
lock_deliver 22 6m n
lock_includ 22 dn 9
lock_leav 22 f4 8
lock_lock 22 2h p 6m n
lock_must 22 32 a
lock_open 1w 2h j
lock_station 22 6m 8 dt i
lock_wallet 22 g7 r
lockabl 1z 29 9 2h c 5s a
locksmi 1u 2h 10 3n 2f
locksmi_hom 22 3n w
lodg 1j 3k s 73 17 cv y hy 6
lodg_help 22 cv s
loft 1k 9b 8 9c q ao e c2 16 hx 1m hz d
loft_hal 1z c2 p
log 12 22 j 3k c 6o 7 7j 11 7k k 7l e 84 9 8n r 9l 9 9n p cb d cc i ef n fe c g6 q h0 a
log_baby 22 g6 d
log_book 1u fe g
log_catch 22 8n o
log_equipme 22 7c 7 gk 9
log_feed 22 7l f
log_fish 22 8n m
log_hiv 22 6a 9
log_inspect 22 3k c
log_meal 1z 7j u
log_stop 22 2g a 7j a
log_symptom 22 7k a
log_tempera 1z 2u a 6o a ij 8
log_worn 22 2c 9 2d a
logbook 1q 1z n 22 v 7j a 9l 1p fe h
logic 1r cn s
login 1k 5k a
logisti 1d 6k j gx h he g
logo 1b 2p 9 2z 9 4n s 4q e 91 e b0 1l ej h ha c is 9
logo_brand 22 b0 p
logo_colour 1w b0 o
logo_design 22 b0 p ej k
logs 1k 2v a 6o b 84 8 9n w ef d eo a
lon 1w 2f h 56 1h br o
lon_work 1z 2f d 56 19
lonel 22 bk t bs w
lonelin 1z 46 q bk 18
lonely 1m 46 17 bk n
lonely_senior 22 46 a
long p v a 29 d 2t h 44 c 6p r 74 8 8f 9 9s 9 9u 9 9z 9 at 8 cm 9 cz 8 ds a ec e fx 9 gj 9 hc b hg o im n
long_afterno 22 cz 8
long_applica 22 ct b ex 9
long_ask 22 61 a
long_box 22 5v a
long_contrac 1w 2v 9 gw 9
long_data 1w 4w 9 gj 8
long_dres 1z im 10
long_driv 1w fu a
long_empty 22 ds a
long_ent 22 gj 9 gy a
long_exist 22 3t 7 6p 9
long_family 22 61 a 7u 9
long_ferment 22 2o c
long_fit 22 1k 7 2h a
long_form 22 cs 9
long_hold 22 3h 8 9c b
long_holiday 22 44 b
long_keep 1z 0 9
long_kept 1s 9t 7 f1 9
long_last 1w 5 9
long_lead 22 fj a
long_learn 22 43 a bc a
long_let 22 bd 9
long_mov 1z eo 9 hp 7
long_ord 1z 2a b
long_paus 22 g0 e
long_piec 22 8k 8
long_plan 22 cm 9
long_record 1w z 9 84 8 ge 9
long_sal 22 eo c
long_sid 22 e1 c
long_sleev 1w 4m a im o
long_tabl 1s 2t y 3w a
long_until 1r 2b 8 ec 9 ij 8
long_used 22 4x 9
long_valid 22 5f a
long_version 22 hg i
long_video 22 hg 1f
long_wait 1w v e hc c
long_wrong 22 ec 8
longest 1u 52 b 9d 9 an 7 fw a
look m 1n 6 23 8 2c b 3k b 3p r 69 8 7u c 96 e 9i w ae 7 ar 8 ay a cg d cp 9 cw 8 dj 9 e1 8 eh a en d fo l fs a fx f gj c hq 7 hr 6 i9 a ik 9
look_animal 1z fx z
look_child 22 3y b 44 b
look_childre 1u 1a a
look_family 22 l 9
look_far 22 bg a
look_find 22 8i 7
look_grav 1z 3p 17
look_hom 1r 9i x cw 7
look_hous 1z 9i m cw 8
look_incom 22 dj 9
look_lat 22 f4 8
look_let 22 2c 9
look_nam 22 gj d
look_odd 1z ev h f3 d
look_own 1z dj 9 fv 9
look_pap 22 57 b
look_parent 1z 7u m
look_persona 22 5 a
look_pets 22 fo 1d
look_pictur 22 c1 7
look_plac 22 3z a
look_present 1r 4k c 6f 8
look_promis 22 2p b i1 7
look_right 1z eu a
look_sam 1s c9 b
look_smal 1s 8 9
look_sound 1z cp a
look_spend 22 d6 8
look_sum 22 an 7
look_twic 22 en b
look_volunt 22 do b
look_wal 22 9g a
look_wash 22 4q a ik 8
look_weath 22 6o b
look_word 22 3t 7
loop 1n 21 l b8 f bc 9 du 7 g2 l
loos 1f 63 l 6e 1k 98 9 9f m fq t ge a
loos_bracket 22 98 a
loos_leaf 1z 6e 1s
lopez 22 h9 8
lorry 1k 5p 9 6l e 9w 1r ai 9 an g ao t i8 14
lorry_driv 22 9w k
lorry_load 22 i8 k
lorry_overnig 22 9w s
los w 2 c l u 3u 8 3w x 7i 11 83 h 86 e 8z b 9o e ae a cz 10 d2 6 d9 c ev k ga f hm h i2 14 i6 9
los_cost 22 53 9
los_dril 22 9o o
los_hair 1z i2 13
los_interes 22 82 8 df 9
los_lat 1z 4e 9
los_money 1w ga k
los_ord 22 ev b
los_program 22 l e 7i f
los_show 22 8z a
los_track 22 1s a
los_valu 22 2b 9
los_weight 1u l m 7i y
lost z 3w w 77 7 8f a 8h a 99 g 9i c 9o r ac 9 aj 7 b9 8 fy 1t g4 a h4 i hm k
lost_child 22 3w i
lost_damag 22 8h 7 99 9
lost_dog 22 fy s
lost_euro 22 ca 8
lost_money 22 et d
lost_partn 1z 3w 11
lost_pet 22 fy 1a
lost_piec 1w a 9 8f d dv 7
lost_somebod 1z 3w 7 i8 9
lost_stock 22 6k a i6 8
lot 19 6d p 6f d 71 9 8i g ap q ig e in 9
lot_test 1z 6d h 6e 9
lotion 1u 0 m 4 12
lots 1f 6d i 6f n 9w a ap h ig x
lottery 1s 6m 9
loud 1e 2f k du g dw y
loud_oth 22 du 7
loudnes 22 g0 p
loung 1n 5s j fk d hp 1m hs 1s
lourd 22 3x 10
lov x 8 k 1j s 1y d 2q i 4f e 4p j 66 o 69 l 6a m 6c j 78 f 8k h 8p e 8q t bj m bx a cl a d5 f e1 9 e2 i e3 h hp k hw g ip e ix 9
lov_cook 1z ht 7
lov_good 1z 8k u hw l
lov_story 1z cl 9 e2 p
lov_talk 22 bp a
low v 2h b 4l 8 6g a 7v c 7x d 86 g 9s b 9x d a1 9 a6 e cb a dh h hf g ip a iu 8
low_battery 22 2h a gb e
low_cod 22 cb j hf v
low_commiss 22 a6 q
low_cost 1q 27 8 il b
low_fee 22 4z 9
low_minimum 22 fh 8
low_pric 1j 8p b
low_rat 1z 7x m
low_salt 22 4b 9
low_season 1w 2q 8
low_smok 22 iu 9
low_sugar 1u 9x m a1 f
low_tid 22 78 8
low_vision 1z 86 p
low_weekday 22 45 a 92 a
lowest 1z 2i a 4f c 6k d
loyal 1p 3 a 5r c bi b cq j ct c
loyal_follow 22 cq e
loyalty 1k 1r j 2l 8 2r 8 2s e e7 o
loyalty_card 1n 2s b
lpg 22 a7 17
lps 1w e1 2b
ltd 22 ei k h0 a
luck 1s e4 n ih b
luggag 1o 4g o 77 22 dt 3f io i
luggag_airport 22 dt z
luggag_transf 22 77 1k dt o
luis 22 47 u 4k a
lukewar 22 ij h
lullaby 22 e2 2a hn a
lumb 22 an n
lumbar 22 2d b
lump 1z a0 9 ft k
luna 1s x y fm i fp a fw o gc d
lunch 12 2l 1b 2m m 2u 2k 2w 1v 31 h 3a n 44 o 4b 1c 5m o 7i c 7j d 8s f a3 1o a4 b b1 10 dt g ek a ht 1c ii a
lunch_box 1w 8s k a4 f
lunch_break 1w b1 f
lunch_brought 22 a3 d
lunch_clas 22 2w b b1 h
lunch_cook 22 ht f
lunch_din 1w ht b
lunch_elderly 22 4b 1f
lunch_group 22 2m c
lunch_guest 22 2l 14
lunch_hom 1w 2l g 2u g ht m
lunch_near 22 2l h a3 d
lunch_offic 1w 2u 1o 5m a
lunch_parent 22 2w a
lunch_tabl 22 3a j
lunch_talk 22 d9 9 ga 8
lunch_tuesday 22 31 h
lunch_van 22 a3 1z
lunch_work 22 b1 8
lunch_yoga 22 b1 p
lunchbo 1z 2w 15 8s r
lunchti 22 4b c
lung 1w u a
luthi 22 dz 23
luxury 1s 4f n c1 g
ly 1z e b ie 8
lyric 1s e2 1i is 9
machin w 18 j 25 b 28 e 2e c 2j f 2k i 2v 1a 3i r 3r 8 4i 1w 4p h 4x b 5b m 5i 10 5m t 5o j 5q 13 6p 18 6q 1a 96 8 99 9 9e 13 9h e 9l c 9o 12 ac l af 1l bz g cd r ck e dv 7 e2 a eb l eh c f7 k fb b fc f h1 i ho g hs e i9 k ia 1u ig a
machin_break 1z ia k
machin_broken 1z 4i h
machin_build 1o 4z b eh 9
machin_button 22 eb a h1 a
machin_clean 1z 3i 7
machin_cod 22 9o 8 ia 9
machin_cost 1u 4i 8
machin_deal 1z 4i d 6q 9
machin_fresh 22 2v u
machin_hand 22 5i a 6q 9
machin_learn 1u cd 19
machin_let 22 bs b ia a
machin_list 22 6q 8
machin_manual 22 f7 y
machin_offic 22 2v g 5m j
machin_part 1w 4i 8 5i l 6p 1d
machin_rent 22 5q a
machin_rental 22 5q m
machin_repair 1z 4i 1r 9e q fc h
machin_safety 22 ac 9 ia a
machin_sel 1z 6p b
machin_servic 1w 4i g 9e f
machin_shar 22 5q m af 1j
machin_shop 1w 5i j 6q v
machin_stal 22 2j a
machin_stand 22 2k 9 5o b
machin_stop 1w 4i u ia k
machin_switch 1z eb c
machin_work 1u 5q 9 ck g
machin_writ 22 3r e e2 c
machine 1u 5q 19 af 20 id c ig m
machine_ring 22 af 12 id 9
macro 1q 60 x 7i m a4 12 aq h
madrid 1g i4 7
maga 22 hl n
magazin 1i 1w g 2j m 3s 5 8e c ch t ck g cr 3f d0 13 gd e i1 f
magazin_women 22 cr v
magic 1w 8g m
magnesi 22 7 1p
magnet 1r 8t n cy w
magnet_hidden 22 8t b
magnet_instead 1z cy g
magneti 1s 8t 9 cy 1u iq s
magneti_button 22 cy u
magneti_wallet 22 iq m
maharas 22 hw 6
mahjong 22 46 c
maid 1u 94 1q fd 1k
mail 12 1s f 1z b 39 b 85 p 8h 10 8j y 8l w ap 9 cd c cf 1p cu 9 e7 q es c f3 1j h1 e h9 c
mail_ask 22 cf a
mail_cal 22 eo a gz c
mail_client 22 cf 9
mail_daily 22 1p 8
mail_itself 22 cf a
mail_list 1z 39 f ba a ck a
mail_ord 1z 8i 8
mail_sam 22 8j a
mail_sampl 22 85 a
mail_text 22 es j
mailbox 1p 4w f 87 g cf 9 ek b eo b
main 19 28 z 4u c 7u d ch d
main_allerge 22 2p 9
main_car 22 7u g
main_pip 1w 28 13
mainly 1j 7m b
maint 1w 59 n 9m n gw 15 ia 15
maintai 1s 27 9 3k j 96 m am 9 dy 11 ee p
mainten 19 1z r 22 f 3k x 3m b 96 g 9l 1n dl g dm g ge h gu 1a gw 12 h7 j h8 13 ia 24
mainten_app 22 1z l 22 k
mainten_bil 1z h8 w
mainten_contrac 1z gu s
mainten_firm 22 ib a
mainten_plan 1z 7o 9 ia k
mainten_remind 22 1z l
mainten_request 1z h7 o ia k
mainten_softwar 1w 9l 1k gw w ia 12
mainten_visit 1z 9l 8 gu t
major 22 h9 p
major_donor 22 h9 j
mak v 0 c 6 9 8 c 10 9 17 a 1i 8 27 8 2g 9 2h e 2i 9 3a k 3o c 3s n 49 g 4k g 52 9 56 9 5c a 5h g 5i h 5w 9 65 a 67 a 6p e 6q c 6w 8 8b b 8k 9 8o 10 8s c 91 g 9e 9 9o c ac 8 ad 7 ae 7 ai 8 an 8 ao 8 c1 7 dz b e2 7 ej i f1 a fh 1o fs d g2 i gf 8 hf l hg k hi m hk c i9 b ia f ii b ij 8 ik 8 iq a
mak_accept 22 4h a ik 8
mak_add 22 h0 9
mak_apply 22 fh j
mak_clas 22 hi c hk o
mak_fair 22 6k a g9 8
mak_manual 22 8s m
mak_market 1r 0 c 8 e 2a a 67 c
mak_marketp 1z 8k c fh 17 fs g
mak_must 1z 4n 9
mak_onlin 22 4k g
mak_own 1p 3h b 5c e 9e d 9l b 9o i fh 9
mak_piec 22 4k a
mak_practic 22 q 9 82 7
mak_prob 22 ae c ij f
mak_sel 1z fh n
mak_smal 1z ai e
mak_spac 22 49 l b8 a
mak_tool 22 ej g
mak_upload 22 fh k
mak_visit 22 9q 9
mak_whos 22 5w 9
makeov 1w 3f m 3l t 9d p at j
makersp 22 3a v 5i e
makeup 1u 3 1h 4 9 d p bv g
makeup_brand 22 3 w
makhani 22 9z v
mal 1e 52 e bu d hq 8
malt 1w 71 k hw j
mama 1u 1h 9
man 1c 6j 8 9a u a7 b au h d5 12 f3 8 ge e
man_know 1z 6l 8
man_speech 22 au h d5 f
man_van 22 9a 11
manag t s h 28 e 2h b 2u b 3c c 3d x 4w b 4z m 58 l 5c 12 5f w 5j a 6u t 6x k 72 a au b ay d bn a c4 e ca j cb l dh 10 ea c et h ex d ey g ez a f2 a f6 9 fg a fi m gj d gr t gs l gv c gw c gz b h6 b h7 10 h8 i ha d hc 13 hd y ib k id b ih a ij 9
manag_agent 22 gr f
manag_complai 22 27 9 gf 9
manag_cours 22 ij 9
manag_desk 22 6m b
manag_event 1z c4 h
manag_group 22 er c
manag_holiday 1u 3d m 6u a
manag_hous 22 fg g
manag_meeting 1z f3 9 ib a if 9
manag_messag 22 h7 g
manag_monthly 22 5c t
manag_network 1z 53 9 5m b f0 c
manag_project 22 4z 9 et a
manag_ring 22 5d 9
manag_round 1z ak 9 el b eq a
manag_send 1z 3c c
manag_spend 22 ez b
manag_tenant 1z 5l a gr j h7 g
manag_visit 22 fi o
manag_writ 22 gs a
managem 14 s j 10 10 3c d 3d 13 4u m 4y h 6u g 6x v 71 q 72 r 9p x 9r p c4 k cc a cf c ea d el d eq o et 1e f0 k f3 a g3 19 g4 1e gj w gr 12 gs c gu l gw i gy c gz d h0 g h7 z h8 15 h9 q hd e he d ib 12 id r
managem_company 1n 6u b gr c h7 i h8 u
managem_phon 22 6x 9 71 8
managem_softwar 1e s b 10 n 4u 8 6x q 71 l 72 r 9p m 9r p ea c el c eq c et b g3 x g4 12 gj r gr k gw b gy b h0 a h8 i h9 n id r
managem_suit 1z s f gs f gz f
managem_system 22 4y c
mandari 1r b5 n hn 9
mandat 1q 14 8 5h d dh 10 dk c h0 b
mandato 1w ep b hd n
manga 1z c5 i cs 1m
mango 1s 16 n 2r b 2s s 6o i hv a
mangrov 22 aj 1d
manicur 1p d 1x bv 1q ir r
manicur_hom 22 d 17 ir g
manicur_lash 1z bv b
manicur_pedicur 1u d f bv n
mantra 22 3v k 7e 9
manual 1h 1z 1n 5b m 8s k cb x df 9 eb 1n f7 1o
manual_warrant 22 1z u
manual_work 22 cb e
manufac 19 5g a 5h a 5i e 6q 1o es 9 fc u i8 9 i9 c
manur 1z ai 1q
map v 1v g 1w e 21 u 2g e 33 c 5t a 86 x 8j a 8n x 9r e 9s o 9w a dp 9 dt a f9 9 ff c fm g fw d fy h ge a gf a gi c gj l gn 9 gu c gx h if m is f
map_dat 22 ff d
map_plan 22 gx c
map_plot 22 ap d
map_post 22 8j e
map_rid 1w 5t c
map_servic 22 gx c
map_technic 22 gu f
mapl 22 9x r
maps 1g 1v e 21 16 7h b 8j c 8n j 8x b ap 8 gi 9
mar 1z 1p 7 fv a gm 8
maratho 1r 7h 1s b3 12
maratho_train 22 7h 14 b3 e
marbl 1w n 9 3p 9 8t a
march 1e 1z d 57 v 9s 9 em e ha m i0 7 i1 7 i4 6
marek 22 6q o 9o d
margin 13 8w e
mari 22 9q 9 gj a
maria 1d w b 11 b 1g b 1h g 33 d 3d c 50 b 6x f 7c 9 7d 8 cj i g4 h h7 a
marina 1w 9r 31
mark y v v 40 e 4k 9 8q 9 8v c 9r c b9 10 cr b ed a ek e er p eu a f7 a g3 e gj 9 gp 1o h2 9 ic 9 iq b iw a
mark_adverti 1z ci a cj a cr 9
mark_answ 1w b9 8 dq a f7 a
mark_claus 22 er k
mark_comment 22 b9 c gp q
mark_essay 22 b9 9 gp l
mark_paid 1u 1r 9 ch a ck 9 co a
mark_parent 22 gp a
mark_plant 22 1u 9 8q a
mark_suspici 1z v 11
mark_teach 22 gp 1w
market s 0 d 5 9 8 e 12 l 19 c 1k 8 1r h 1v 9 1w b 1y p 2a b 2k c 2l g 2o 9 2v k 33 a 4f 9 4k 9 4p b 50 k 52 k 55 9 58 17 5h 1a 5m d 5p j 5u j 5z c 63 9 66 a 67 c 69 a 6a f 6c 8 6d e 6f 8 6j d 8l t 8r 8 8x a 8z k 9x 8 9y 8 9z 9 a5 t a9 n ab 9 aj 9 b0 c c9 e ca q ch c cp c dd a ds n e7 1o e9 k ew h fh c fs c g8 m ga u gd k gf c gh c gi h ha q hk h in f iq a
market_agency 1u 58 1t ha r
market_ask 22 1w a 6i 9
market_automat 22 e7 11
market_café 1z m a 2o h hh 6
market_check 1w 5h u
market_christm 22 e2 8
market_city 22 4f 9
market_client 22 4s a 8o a
market_delicat 1w 6d 9 6j 9
market_family 22 2q 9
market_food 22 5r a a9 d
market_gift 1u 4k 9 fh a
market_hal 22 33 b
market_look 1w 8 9 19 9 69 9
market_manag 1z ca x
market_meet 22 c9 a e9 b
market_meetup 22 5a a ca 9
market_morn 1r 5p a
market_not 22 69 9
market_offic 1s 2v s 52 b 5z f
market_onlin 1o 0 c 8 d 8z e a9 e
market_own 22 5x f
market_parent 22 1o 7 1q a
market_pric 1s a5 i
market_repair 22 2a c 63 a
market_report 22 ha 10
market_restaur 22 8l a
market_saturda 1u 1w d
market_school 1z gi 9
market_second 1z 1y n
market_shop 1l 8 8 8z 8 a5 f
market_simulat 22 ga 10
market_sit 22 5p b
market_smal 1w 4i c 58 e e7 11
market_stal 1m 19 d 52 e 8r c gh i in d iq a
market_team 1m b0 h hg 7
market_town 22 52 9 ds b
market_trad 1q 5p 7 ew b g8 s
market_wast 1z ah c
market_wed 22 5 a
market_women 1r dd 9 g8 h
marketp 14 1l r 1y s 2a d 2i b 4k b 4z 1e 5d e 5u 11 6k c 6l 10 79 c 8g z 8k 9 8p h 8s c 8y h a9 y c2 b c3 16 c8 e ct g e1 a e2 9 ew h f9 h fa 12 fc z fe 12 ff c fh 1e fs c fz c g1 a g2 18 h5 b i6 1k i7 f i8 l ig k io 9 ip e iq a
marketp_allow 22 c8 a i6 9
marketp_collect 22 8g b e1 d
marketp_handmad 22 4k g fh n
marketp_market 22 fs h iq d
marketp_onlin 22 2a j 8p f
marketp_own 1z 6k g i6 e
marketp_sel 1z 8g 7 i6 1r
marketp_show 22 dv 9
marking 22 du 9
marmala 22 67 p hv 1p
marmita 22 a4 w
marque 22 bz w
marri 1s d7 e
marriag 1r d1 9 em a
marry 1p 8n 8 c3 8
marshal 22 b3 c
marshma 22 a1 x
martial 1w h o hl 1v
martial_arts 1w h i hl 1c
masala 1w 6e 9 9z t
mascara 1z 3 14
mash 1z 61 k g6 9
mask 1q 2 m 25 l 3h 11 4v 9 gk 16
massag 1j e 3l 2d t f2 18 fv 11 hn 1e
massag_employ 22 e o f2 l
massag_offic 22 e t f2 l
massag_studio 22 e 18
massag_therapi 22 e x
masseur 22 e 15
mast 1f 32 f 4j a 9r 10 bg m c4 g hi 8 hm c if 9
mastect 22 m b cy h
master 22 43 b g2 y
masterc 1z ba 1u
mat 16 g w 6h j cf 8 f1 c fn k gl a gz 1i h8 i hl 8 iv c
mat_explain 22 87 9
mat_minut 22 4 8
matatu 1w 33 b 3z a
match v 3 j w t 1b v 47 m 4z n 50 s 58 b 5d d 5g m 75 k 7m u 9c 19 bj y bk a bl z bn c c6 g cf a cn c cv y df 8 dp k ek l fa z fe a fx j g3 b g7 d g9 g go 16 gq 1f gr h i0 a i1 6 i8 1a
match_app 22 fx 9 go 9
match_bank 22 ek e
match_brand 22 58 k
match_commut 22 dp u
match_deposit 22 g7 j
match_fund 22 g9 t
match_load 22 i8 t
match_ment 22 fa q
match_nam 22 ai 7
match_parent 22 47 9
match_patient 1z w r
match_payment 22 gr 9
match_photo 22 i2 8
match_plac 22 94 9 go 8
match_report 22 go j
match_support 22 75 9
match_volunt 1w 1b v
match_young 22 fa b i0 9
matcha 22 6e q
matchma 22 bj 1w
materia 14 10 9 15 9 1p b 2a g 2e g 3s 5 45 f 4g z 4h i 58 b 5f c 5i o 5l e 6p f 8k f 8s c 90 l 95 a an h c5 w cp c dm b f9 15 fs h gt k hi 9 ig 1e ih c in 9 io 9
materia_box 1z c5 p
materia_curricu 22 f9 g
materia_finish 22 gt b
materia_first 22 4g 9
materia_health 22 2e a 4h a
materia_look 22 cp a
materia_pric 1z 4j 9
materia_safety 22 4g 9
materia_sel 22 4g 9 an 8
materia_test 1w 2e 9 90 a
materia_travel 22 45 a dm 9
materni 1m o i 4r 25 4s h bw w
materni_cloth 22 4r 17
math 1k 40 27 b7 35
math_app 22 b7 18
math_tutor 1w 40 1b b7 h
matine 22 e3 b
matrix 22 y a 72 q
mats 1k g i 92 b b1 p cw 9 gl i hn 8 hq 7 iw v
matterp 22 3e n
mattres 1l 25 11 3i 1a 90 1l hx 7
matur 1s 6i 8 cv 8
matur_women 22 cv 7
max_coach 22 35 9
maximum 22 33 d
maya 1q 1x g 2f e
mayor 1z ds c gg b
meadow 1m 3l f 6e 9 7b 1f fj 11 fz b
meadow_dogs 22 7b f fj d
meal 11 l t t 9 12 c 1q 1n 2l s 2m s 2n b 2u 14 2v j 2w 1q 3z g 4b 1w 50 h 5v 1l 5w r 60 2d 61 1l 62 k 6y n 7i 1m 7j 15 84 a a0 g a3 i a4 28 a6 w ah y el h f8 g fr q g1 e g6 n h9 a hk a ht 1a i4 6
meal_athlet 22 60 k a4 h
meal_chil 22 60 k a4 h
meal_cook 1u 1q 9 2n e 60 i
meal_cost 1z 2w a
meal_deliver 1u 60 11 61 e a4 15 a6 g
meal_elderly 22 4b 1v 60 k
meal_empty 1s 2w b
meal_freez 22 61 9
meal_ful 22 60 a
meal_hom 22 a4 h
meal_keep 22 4b e 60 a
meal_kit 1w 5v 23 5w d
meal_kitchen 22 a4 b
meal_kits 1z 5v v 5w e
meal_macro 22 60 k a4 h
meal_meal 1q 60 l
meal_microwa 22 60 k a4 h
meal_old 22 4b 15
meal_pension 22 4b j 60 k
meal_plan 1r l p 1q 1t a4 e g1 i g6 e
meal_portion 1z 7i 9
meal_prep 1z 60 14 a4 1o
meal_senior 22 4b v 60 k
meal_servic 1z 60 f ht b
meal_set 22 7i 9 el b
meal_subscri 22 a4 s
meal_superma 22 60 f a4 d
meal_weekly 22 a4 h
mealwor 1w 6b o ah 1y
mean 16 1b e e1 9
mean_giv 22 1b j
meant 1u 25 h cf 9 dv 7 ec a
meantim 1u dz c es 9
meanwhi 1j dz d
measur y k b 27 b 3e 9 3o 1j 4f f 4h f 4l o 4n f 4o 1l 4s u 4x a 5v k 76 r 89 f 8e 9 9g c 9k j aa d aj a dr b fs m gt u ic e id a if n
measur_again 1w k 9
measur_bottl 22 aa e
measur_curtain 22 3o 15
measur_ent 22 8e 7
measur_field 22 id h
measur_fit 22 3o g
measur_floor 22 3e c
measur_hom 22 4o a
measur_humidit 22 27 8 9k 9
measur_lin 22 4l 7 dr a
measur_model 22 ec b
measur_oxygen 22 ae 7
measur_photo 22 4s a
measur_photogr 22 4f b
measur_result 22 4x h 9g a
measur_roof 1w gt u
measur_room 22 27 9 76 7
measur_sel 22 4l 9 4s a
measur_shop 22 4l 9 4o h
measur_shown 22 7f 9
measur_stand 22 ho 7
measur_suit 22 4o r
measur_tempera 22 2n a 4b 9
measur_test 22 hv 6
measur_twic 22 3o b
measur_use 22 76 9
measur_window 22 3o n
measura 22 58 d ar b
measure 1b 4l 8 4m f 4o u 5i d 76 a 9d x fs d if 8 il i im g
measure_photo 1s if 9
measure_piec 22 9d a
meat 1h 23 u 67 e 6b 1z a2 1d a5 q a9 n hu 1b
meat_eggs 1z a9 n
meat_fre 22 23 f
meat_substit 22 6b n
mechani 19 14 n 22 a 2h i 4i q 9l 1f 9p 12 ac b ai h bt 1v dl 1i dm 18 fe s
mechani_car 22 dm k
mechani_drivewa 1z bt s
mechani_inspect 1z fe v
mechani_mobil 1z bt b dl f dm j
media 19 l c m d 1i 1c 1w i 3e k 58 x 6r a au r b0 k bk j bl c c1 9 c3 a ch f ci l cj d ck d cn d co e cr d cs c e7 f e8 1n fh 9 gd h ha f ip a
media_graphic 22 b0 p
media_group 1w 2t 9 bk f bl e ip c
media_post 22 e8 o
media_report 22 ha h
mediati 22 1h g
mediato 1w 1h z
medic 1z 6o 19 7p s
medical 11 6 c o e u 1e w f 1c g 25 b 2c c 4x d 51 r 5t l 6o u 7d i 7f a 7k f 7o d 7p d 7s d 7u a 7z x 8a z aw c b9 7 cd d cx a g4 e g9 n
medical_advic 1w 7l 9 7z i
medical_bil 1w g8 b g9 r
medical_claim 1u fw 9
medical_cov 22 aw h
medical_dental 22 q 9
medical_devic 1f 25 b 7o d 7p d
medical_help 1z 7s b
medical_interpr 1z 51 10
medical_limit 22 7s b
medical_record 22 g4 h
medical_rid 22 8a s
medical_student 1z cd 8
medical_supply 22 cw 9 cx b
medical_transpo 22 8a t
medicat 1j t 9 7p 2e 7u d 81 d 84 15 a8 17
medicat_list 1u 7u b
medicat_plan 22 7p 1h
medicin 18 1 c 7 c y 1q 47 l 4v 9 5t a 6o 17 7p 12 7t a a8 1x fi z fo j ft c fu g
medicin_door 22 a8 u
medicin_hom 22 a8 i
medicin_parent 22 7p m fi q
medicin_record 22 y a ft b
medicin_remind 22 47 i 7p m
medicin_stock 1z y w
meditat 1w g u 7e 3k
meditat_app 22 7e 25
medium 18 4c f 4s i 8e 9 8r f 96 8 cn b cx 7 dn a fs j gy b il 9
meds 1u t 9 7u b 84 a
meet v 13 y 15 e 17 d 2s b 3a l 3w p 3y g 42 9 46 d 5j g 5l b 5s 1f 6l c 78 6 7r 9 9b 9 ar a b1 m b3 a bj t bk 13 c2 j co j cv b dr a eb f ei k eo b f6 1s fa b fl d fm a fo c gl f h8 n i0 8
meet_cal 1z 13 a
meet_check 22 3y b
meet_client 22 f a
meet_decid 22 bl a
meet_friend 22 bk 11
meet_group 22 2s 9
meet_let 1z 15 9 f6 a
meet_not 1w 3w 6 f6 22 i0 7
meet_onlin 1w 7r 9
meet_own 22 fo a h8 g
meet_person 22 bj a
meet_point 1s 33 c 78 9 b3 8
meet_regular 22 bk a
meet_room 1i 27 a 3a t 5l f 5s 1y 6l g b1 u c2 c gl k
meet_sam 22 bk a
meet_singl 22 bj p
meet_ups 1c fl c
meeting 16 13 q 6l 8 6o 8 6p 9 ai 7 bk x cf o ci p eb a ei o f6 1u gk 7
meeting_event 22 6v a
meeting_school 1w ci g gk 8
meetup 1m 3a c 5a b 5d a 5i b 5k 9 6z a c7 9 ca 9 cc 9 cd a ce 9
meetup_chamb 22 ca 9 ce 9
mehndi 1u c1 h c3 u
mei 12 13 d 1d f 1s d 2x a 3y n 94 e b8 a bk a cc 9 co b da j dd 9 fl 9 i7 9
mei_lin 1s i7 c
melbour 1f hs 7
melt 1q 8 o 69 b iu 15
memb v h o s 1e 18 1k 19 c 1e 15 1x f 3a 11 4v x 55 m 65 r 6x 1n 75 q 8f v 9r h b3 b bj m bk g c6 7 ci g cj h ck h co 13 cq 11 da h dd 1b do f e3 s fl 1d g0 f h8 a hh x hr 9 i3 g
memb_ask 1o bs 9
memb_book 22 bk a co b
memb_borrow 1z 18 18
memb_cancel 22 65 b
memb_card 22 55 j
memb_check 1z bj a
memb_circl 22 dd 9
memb_compar 1z 7r a
memb_complai 1z 4v a cf 9
memb_contrib 22 7v 8 dd a
memb_cov 22 h 9 3a b
memb_directo 1z fl f
memb_driv 22 ad 8 do a
memb_dues 22 6x x
memb_finish 1z 2r 8 co j
memb_first 22 cj a cq a
memb_group 22 6x 9
memb_her 22 bj a
memb_hom 22 18 a
memb_know 1r 4v 9 cq a fl a
memb_least 22 s a
memb_leav 1z 3a b bj a
memb_list 1u cq e
memb_liv 22 1x h
memb_look 1z do a
memb_must 1z dd 9
memb_nam 1r 6x b dd b
memb_open 22 3a b 55 a
memb_own 1z 9r 8 i3 h
memb_pay 1q cq d
memb_pick 22 2u a 8f 8
memb_plac 22 1e 9 bj a
memb_practis 22 au e
memb_read 1z co u
memb_say 22 9r 9 c6 8
memb_see 1z ck 9
memb_shar 1z ck a hh 6
memb_swap 22 8f a
memb_tap 22 55 b
memb_third 22 65 b
memb_train 1z b3 9
memb_use 22 4v a
memb_vot 1w 1e 8
memb_wait 1z 1e e
members 15 f e g j h g n f s 17 3a m 6x 10 b1 9 b2 c b3 k bu e ci g ck c cq 2c fk b fl 17 hh c
members_empty 1z 3a f
members_group 22 fl p
members_gym 22 f g s l
members_network 22 fl n
members_platfor 22 cq 1t
memo 1z f7 a
memoir 22 bp 1p
memor 22 3u 7 dx z
memoria 1q 3t 2j 3u 17 bq 9
memoria_candl 22 3t f
memoria_websit 22 3t p
memoris 22 dx m
memory 1c 20 o 3t x 83 1q 9l c bp 1a bs w cz 1u ef h eo e f0 i
memory_clinic 1z 83 p
memory_gam 22 cz b
memory_los 1u 83 r cz 1q
memory_read 22 bs b
men 14 b 12 4c c 4s t bu 13 cx w fx a ho 7 i2 7
men_fath 22 d5 8
men_part 22 56 a
men_prostat 1z cx 9
mend 1c 17 1w 18 9 1j c 4i f 4j h 4o 8 5o f 5q 9 8k a 9m o ai b dz 1l eg q ge c
mend_cloth 22 17 o 4j k
mend_replac 22 5o a
mend_saxopho 22 dz n
menopau 1l 2d l 7k 2m
menopau_app 22 7k u
menopau_special 22 7k i
menopau_women 1z 7k j
menstru 1z 6 1r 7k p
menswea 22 4c c 8e 9
ment 1z fa 26
mental 1q u c 1s 1j 7n 1d b7 1b f2 1h
mental_arithme 22 b7 19
mental_health 1u 7n x f2 1b
mente 22 fa v
mention 1o 88 9 9a d ca 24 e8 c fo b
mention_brand 1z ca 12
mentor 1e 13 30 14 k 1a g ar n b8 r b9 g bb q fa 3h
mentor_field 22 fa i
mentor_program 22 13 18 fa i
mentor_set 22 fa m
mentor_student 22 13 m fa i
mentor_teenag 22 13 x
mentor_writ 22 13 a fa 8
mentor_young 22 13 1s
menu 14 1q 11 2j b 2l g 2m 1m 2n v 2r d 2t g 2u i 2w i 2x a 30 z 31 s 4b e 58 a 5v i 60 c 6b e 6g h 6j 9 70 1d 72 1b a3 8 a4 m a6 s b0 x c0 8 c8 f e6 g ht h
menu_agr 22 30 a
menu_allerge 1z 72 8
menu_ask 1z 30 a
menu_dish 1w 2m b 72 r
menu_ful 22 2m c 31 c
menu_kitchen 22 72 9
menu_photo 1w eh 9
menu_plac 22 6g 9 70 a
menu_shop 22 1q l
menu_short 22 2m c 2n a
merch 1q 4q 1x cq k
merch_fans 22 4q m cq g
merchan 1f 4n 9 4q v 5t m 65 g 6w h 9h d 9o 9 cq f eh b ew 27 gt c he m
merchan_accept 22 ew x
merg 1u ee a
merino 1s a 9 4p v 8d e
mes 1q 5r c 6q p
mesh 1u 4m 9 98 a hy 9
messag r q d r j s a x f 10 b 11 9 1g 7 1h s 1m 8 1x b 2p 9 2t a 3d i 3v l 44 a 6r a 6t 19 6u v 6y v 6z k 7p 9 7s c 7u a 87 10 8r 8 9p f 9t 9 a5 9 ad b bj d br a e6 h e7 x ea a eh j ei 10 es e f8 9 fo d g3 b gn g h4 n h7 13
messag_answ 22 q 9
messag_approv 22 h4 b
messag_ask 22 ea a
messag_channel 1w h7 d
messag_check 22 3d c
messag_clean 22 6u i
messag_compar 22 e7 b ei b
messag_consent 22 6t a ei b
messag_cost 22 1h 7
messag_count 22 9p 9 ea b
messag_dat 22 6z 9
messag_email 22 h4 d h7 8
messag_enough 22 9p 9
messag_even 22 ad 8
messag_few 22 ei b
messag_fold 22 9t d
messag_fre 22 50 e
messag_group 1u 3z d g3 b h8 b
messag_guest 1q 6t c 6z b
messag_lead 22 ei b
messag_let 1w 10 7 es 9
messag_morn 22 3v 7 7r a
messag_not 1q 7s 9
messag_own 1r 3d d af 9 ff 9
messag_pap 1w r e 10 7 6z e h5 d
messag_parent 1u 44 d gn 8
messag_phon 1w r 9 6r b 6y 9
messag_say 22 q 9
messag_send 1z eh b
messag_team 1z 6t a
messag_work 22 c9 a
messeng 1w 1h f 4g 9 9h a io k
messy 1s c5 h h9 9 hn i
messy_play 22 c5 f hn g
met 17 23 a 28 g 2b s 3y d 51 7 7j 10 9r i 9s t a7 d af k ak g al p am 9 dq e dr s ib 1o ij m
met_read 1u 9s c
met_show 22 2b c
meta 1w e9 b
metal 1e b w 4k v 4l e 5i w 6q p a0 8 ah 9 ig j
metal_part 22 4k a
meter 1s 3m g 9s 9 dr a
method 1g 1g b aj f be i fq o g1 9 ic 9
metr 1e 3j 8 9r f dw 8 ib 9
mia 1i j h 1o a 4a e 6y e 82 b b6 d c5 g ez f gn i
mic 1u hy 21
mic_remov 22 hy l
mic_visit 22 hy e
micro 1h 1b o 1c m 2v 12 4y x 50 w 5m o 7v g c3 i d9 i dc 1q ey m g8 q hd i
micro_influen 22 50 r
micro_lesson 1w 4y y ey m hd i
micro_market 22 2v 17 5m q
microbr 1w 6i 1m
microch 22 fw m gc l
microfi 1r 4u v g8 u
microgr 1q 5u o 8c 1i ab 1p am j
microle 1w 4y 1m hd n
microle_app 22 4y r
microph 1k d5 7 dw a g0 l iv n
microso 22 aq l
microwa 1z 60 q a4 q
mid 18 8p p as f
mid_car 1u as i
mid_century 1w 8p u
midday 1u 7p o 7r d fm 20
middl 1f 73 7 9a b b3 9 e4 c fp a
middlem 1u a9 y
midlif 22 as l
midnigh 1d dw 9 gk b i6 d
midwif 1n o 1i 7l 2d 9u 2q
midwiv 1h a g o 12 1g i 4r l 61 h 7l 19 9u 36 hn g
midwiv_know 22 7l a
midwiv_parent 22 1g 7 4r a
midwiv_practic 22 4r a 61 a
midwiv_recomme 1z a 9
might 1u 34 e ib 9
migrain 1r 2d n 7o n 84 2p
migrant 1f 14 t 7a y de w fi e ht l
migrant_women 1u 14 i ht l
migrat 1s ee p
mil 12 10 b 14 9 5i a 5t 9 5y a 6p s 77 c 94 a 97 b af f ah 7 am b ds d fm b gn g gx o ia a
mil_farm 22 af h
mil_lan 1g 5y a 94 b 97 c fm b gn h
mil_street 1w 5t c
mild 1j 9 9 66 n 67 p 6a e 6e d 6f h 9z o ib a
mild_smoky 22 67 c
mileag 1j 22 r av i el 1c fe p gw n
mileag_deducti 22 av j
milesto 1s bw p
militar 22 b2 16
militar_styl 22 b2 y
milk 17 0 b 1r f 2j c 2k a 2q 12 2s q 2w c 55 m 5w a 66 x 69 b 6b p 72 e 7q f 86 d 9n a 9u e ai r hn 8 i3 h ie l
milk_left 22 9u a
milk_sel 22 2q 9
millet 1w 61 b 9x 19
millime 22 2a c
milo 1z x h bx 8
mimi 22 fo j fu u
min 18 aj 8 ao 8
mina 1s bv a
minc 1w 6b w hu 6
mind 19 1n h 23 s b2 8 gx c
mindful 1z 7e 25
mineral 1w 4 21
mineral_filt 22 4 h
mineral_sunscre 22 4 1n
mini 1j 55 i 5q a am 17 bw g fk 12
mini_golf 1z fk 14
mini_grid 22 am 1b
minibu 1w ds 28
minibu_villag 22 ds v
minimum 12 8n 8
minimum_age 1z 3y a
minimum_numb 1z 30 a 44 a
minimum_pay 1z 5l a
minimum_pric 22 1y 9 8p 9
minimum_term 22 93 a
ministr 1l c6 1c
minor 1h m a s a 6x 9 6z 9 9t e b8 a bg a cm 9 go a gq a h3 j
minor_data 22 6z 9 b8 a
minor_work 22 h3 l
mint 1s 9 o 6e f 6h e 8g j iu b
minu 1r 5p 9 ad 9 b7 9
minut y 1s a 1w d 4y g 51 7 5a e 7e j 7g j 7n b a5 d b7 k bv 7 bw 9 cn g dc f e1 7 e2 c ec c et 9 fb r hd m i6 b
minut_ask 22 e2 8
minut_cal 22 fb i
minut_lesson 1u 4y f hd y
minut_list 22 bv 9
minut_questio 22 7 a
minut_session 22 b1 8
minut_slot 22 bw f
minut_talk 22 e2 7 fb 9
minut_video 22 4y a
mirror 1k 3 b c 9 au d iw f
mis p q n t b v f y c 10 c 1a d 42 9 51 7 57 g 5k a 7g b 7h e 7p b 7z c 84 9 87 a 8a a 8f a 8j 7 8u 9 9l 8 ad c av a bf f bg a c6 c ca b ci d cp a df c dl 9 dv 7 e6 i ek 9 er f fy 15 gh n gz b h0 l h6 b hb p ho 9 i9 c
mis_animal 22 fy 1a
mis_appoint 22 q q
mis_cal 1s e6 x
mis_check 22 9n 9
mis_dat 1u eq a
mis_deadlin 1z gz d
mis_detail 22 10 h
mis_documen 1u h0 z hb m
mis_dogs 22 fy c
mis_entry 1z 84 9
mis_fals 22 v a 28 9
mis_lesson 1z 41 e 42 k
mis_nam 1u h6 a
mis_ones 1z df 8
mis_oth 22 bf 9
mis_pap 1p 8a c bg 8 hb e
mis_part 1k 8b 8 8v c dl c
mis_payment 22 7w 9 9b 9
mis_pick 1z 48 9
mis_piec 1z 8f j dv 7
mis_reading 1z h3 i
mis_request 22 51 9 6t a
mis_shop 22 4m b 55 9
mis_visit 22 q g
miscarr 1z 3w x
miscond 22 4w 1t
miso 22 6c p 9z m
misread 22 8v b g0 9
mission 1q 59 9 5h r gk e
misspel 22 9q c is b
misspel_nam 22 9q 9
mist 1z 6j a iu r
mistak 18 4x i 51 8 8e a b4 8 b7 14 ba g ci d dg c ek b ev 9 ga 9 hm d is b
mistak_correct 1w ci a
mistak_cost 22 b9 8
mistak_slip 22 dg 8
mithai 22 a1 p
mix 12 2 b 1a c 2q b 5r b 5w k 65 c 68 j 6d j 6h b 9x j a0 a a1 k a2 f aa 1b az e c0 9 g2 m
mix_box 1u hu 7
mix_coupl 22 d7 b
mix_electri 22 gw b
mix_engin 22 g2 o
mix_intro 22 az m
mix_pack 1u 68 l cx 7
mixolog 1z aa x c0 v
mls 22 3e s
mobil 12 c 19 e n n h 15 l 2k i 4u q 79 12 8l r a3 j bt 1b bu a c0 y cn s dl z dm 14 e3 b ew u fu 1e g1 k g8 o h9 j iq l
mobil_app 22 hf a
mobil_barb 22 c k bu f
mobil_bik 22 dl 13
mobil_car 22 dm 1d
mobil_data 22 79 1q
mobil_gam 1z cn l
mobil_library 1z 15 u 18 9
mobil_mechani 1u bt 1k dl l
mobil_money 1e 4u r ew s g1 i g8 p h9 j
mobilit 1q f g 76 m 88 a
mobilit_aids 22 76 c
mock 1j b9 1y bo w
mock_exam 1u b9 1k
mock_intervi 1s bo u
mocktai 1r 6g o aa q c0 1g
mod 1j 1i 8
model 16 13 g 1z b 22 9 2a k 2i j 3f r 4h l 4u b 5i g 6w e 9e s c8 1a cd h ec 18 er 9 hj b im f ip 8 iq t iw 14 ix 8
model_apartme 22 3f q
model_numb 22 1z e 9e w
model_siz 1s c8 b
model_stock 22 iq f
moderat 1o fl 1h gi c
moderat_keep 22 gi b
modern 1p a 9 8e 9
modest 1r 4c n il k im 1w
modest_fashion 22 4c k im f
modul 1h 6q 9 ag o ao 1m ba y el h eo f ez h gj e gu o gx i hd b
modular 1r 6m 8 8o 12 ai 8 ao 2q
modular_classro 22 ao s
moi 22 60 e 8s c
moist 22 1u 9 24 a
moistur 1n 0 k 24 1f 28 8 9k 8 id l il j
mol 1s 80 2x 9z j
mold 22 9k 1t
mold_test 22 9k t
moment 1b 2y b 7s p by g e2 e hg y
moment_nam 1z 27 9
moms 1o 4e b
mon 1z e0 7 go 8
monday s g b i b s c 33 a 48 b 4b b 4e c 9i a bi a dh b eo a es a fm b g5 a h5 a hj c ia 9
monday_driv 22 12 9
monday_list 1j ey c
monday_open 1z s e
monday_post 22 5z a 9x 8
monday_went 22 1w a
money r y a 16 8 1b 9 1c e 23 9 37 f 4f c 4t 10 4u i 6v k 7s g 7v t 7x d 88 i d6 l d7 19 d8 1n d9 k da l dd j de 1c di 9 el c ew z fi h fy c g1 e g7 10 g8 o g9 p ga s h8 9 h9 f i1 7 i4 6
money_account 1z ej a
money_airtim 22 4u 8
money_app 22 7v 8 d8 z
money_apps 22 d8 g
money_asid 1w 3t 7 7v s g7 f
money_ask 1z 3x 7 hs 6
money_automat 22 7v i
money_back 1e 35 a 88 k d7 c el f
money_bank 22 da g
money_bet 22 25 9
money_card 1z ew g
money_check 22 d7 a dd 9
money_chor 22 d8 i
money_deliver 1z e5 a et a
money_envelop 22 d6 i is d
money_family 1z d8 9 de w
money_group 1z 37 a
money_history 22 4u j
money_hom 1z de 20
money_kept 1z 37 a g7 d
money_lat 1z 3q 8
money_launder 22 4t 9 57 b
money_licenc 22 d7 b fq a
money_limit 1z 46 9 d8 d
money_lov 1z ad 8 cj a
money_mov 22 fy j
money_neighbo 22 1x d
money_paid 1w 3q 8 d8 b
money_project 22 en 9 g9 g
money_protect 1z d8 9
money_relativ 22 de l
money_sam 22 4t e ew i
money_sav 1z 7s g dh b
money_saving 22 d8 c
money_smal 22 h9 8
money_stock 22 8t a ga s
money_tied 1w y d
money_until 1u 6v 9 di 8
money_whil 1w 3 a
monitor 1a 26 1y 27 1h 2b 18 3n f 7j h 89 1j ad 15 ae l ef 2t fk n fw i gc d ia j ib i ie 15 ij 1f iv s
monitor_smart 22 26 h 2b f
monogra 22 is z
monsoon 1r ia 9
montess 22 8t s
monthly k 57 q 5a c 5c e 5e c 8j g 8p c cq c cx 9 d0 9 d9 f dk b dn 8 fa e fg a ha d ir 9
monthly_box 1s ir 7
monthly_cal 1z fa 9
monthly_client 1w ha p
monthly_contrac 1s 3n a
monthly_envelop 22 cz a
monthly_fee 1k 3k a b0 b
monthly_fix 22 57 n
monthly_incom 22 dk o
monthly_members 1r fl d
monthly_onc 1z 13 9
monthly_pack 1z a2 c
monthly_packag 22 5a i
monthly_payment 1r 3m a 7x 9
monthly_plan 1j 5e d
monthly_rental 1w 8p c
monthly_report 1n 57 c 5j a ha d
monthly_sum 22 d9 9
mood 1e 1w h 7n 2f 8w e 9d b cz b f1 l g2 n
mood_apps 22 7n j
mood_board 22 9d d
mood_tempo 1z g2 l
moon 1u 8n 8 ae 7 i1 1m
moon_calenda 22 i1 y
moon_phas 22 i1 m
moor 1z 38 b 9r y
mooring 22 38 b 9r o
mop 22 29 q
morn u g b 16 9 1r c 1t e 34 b 35 h 3e j 3v x 5u g 5y j 78 l 7e e 7p d 83 9 89 f a3 9 ai b b2 8 cf 9 ch p ed g en c fj 9 fp m gx g hl 6 hn m hr a hu 7 i1 s ii 9
morn_count 22 3v 7
morn_email 22 ch y
morn_pay 1z ai 9 ii 9
morn_plan 1z 6q 9 7r a
morn_sel 22 66 a a3 8
morn_send 22 5y 9
morn_stand 22 48 9
morning 1a 1f e 3z h 78 8 b2 d b3 m ds e fd 8 hn q hp a
morning_busy 22 2j a
morning_childre 22 3z a
mortar 22 8s a
mortgag 1p aw 9 dj 2z hb r
mortgag_advic 22 dj 22
mortgag_advis 22 aw 8 dj w
mortgag_brok 1w dj q hb l
mortuar 22 9q f
mos 1p 3j x 4p f 53 1f 78 6 98 11 fn 8
mos_wal 1z 53 1c
mosqu 1w 3x l
mot 22 9p a bt j
moth 10 f f o t 19 a 1a n 1b c 1d 8 3w m 4r n 7g a 7l m 7u j 91 a 9u o a4 b b2 c bk l cz 7 d4 z de c dv 8 g6 g hn d hr 6 ht a hy 8
moth_ask 22 hn 7
moth_baby 1s g6 h
moth_café 22 15 a 1a b
moth_child 22 9u k
moth_daught 1u hl 7
moth_garden 22 19 g
moth_hom 22 o t
moth_pram 22 b2 f
moth_recip 22 d4 h
moth_tongu 1u 7m a
moth_visit 22 7u j
motif 1u 8d a hj 14
motif_local 22 8d 9
motion 1r 2d 8 3n h
motion_sensor 22 3n f
motivat 22 ar b
motor 1g 22 l 3n e 3o g 4a k 4i g bt e ia u
motorbi 1j 43 l 4i 9 5t j 6o t 6p o a6 o bt e fe n iw f
motorbi_couri 22 5t k 6o h
motorcy 1z 29 p iw 19
motorho 1w 36 s 75 o
motoris 1z 3o 12
motoris_blind 22 3o p
motorwa 1r 43 w 9w u dr 9 hq d
mould 1g 27 14 5i 14 6j 9 9k 2i an b bm t i9 e
mould_check 22 9k 1n
mould_sensor 22 27 k 9k k
mouldy 1z 12 9
mount 1h 2b 1b 3i k 3m d 95 u i9 b ia h iw 1j
mount_light 22 iw i
mount_panel 22 2b e
mountai 1k 21 r 4j 9 66 t b3 m gk j
mountai_bik 22 b3 n
mourn 1w 3w 2h 9q b
mous 1z iv l
mouth 1q 1q b ff g hn c
mov r k 9 r d s g x b 1p 7 35 b 3h g 3i a 3p 7 77 8 7a t 7v h 8p g 96 a 9a 29 9b b af 9 am a ao c bf d bl a ce n d7 c db u df 9 en h fy 9 g7 m h5 c h6 q hm 9 hn 8
mov_abroad 1z 7a x ce u
mov_anoth 1u ao 8
mov_appoint 22 r a
mov_away 1s 3p b
mov_blood 22 7j f
mov_box 22 9a 10
mov_cancel 1s h5 j
mov_car 1z ak 9
mov_company 1w 1z 9 9a y
mov_cost 22 g7 l
mov_dat 1r g7 g
mov_deposit 1z db k
mov_firm 1z 8p 9 9b 9 9j 9
mov_flat 1w 9a w
mov_hold 22 d7 b
mov_hous 1s 9a y
mov_inspect 22 h6 11
mov_lat 22 ao a
mov_lesson 1z 35 j
mov_list 1z eo 9
mov_money 1q da b
mov_mov 1u h6 9
mov_onc 22 bw d em b
mov_own 1z df c
mov_pap 22 gl 9
mov_record 22 x 9
mov_refund 22 7c 7
mov_session 1z f d
mov_skip 22 1q a
mov_smal 22 7v f
mov_thing 22 bf a
mov_van 22 9a w
mov_wednesd 22 ho a
movemen 1j k i 26 h 71 m 81 9 hn 8 ho 1a ie 9
movi 1z e3 21
mow 1m 2g 16 96 23 9h 9 ag 19 fj 9
mow_lawn 22 96 18
mozzare 22 66 1k
mri 22 v r 5k a
mrs 1i t n 46 d 47 p 4b c dq f h4 j hb b ho d
mrs_brown 22 h4 k
mrs_hal 22 t k
mrs_ruiz 22 ho a
mrs_silva 22 hb b
mud 1s ie a
muesli 1u 68 r 9x 1c
mug 1m 8z r fh l hh e is c
mugs 1m 4q x 8z 1j is 1e
mul 1w ev d hz 8
multi 1h 4a u by h dq h g4 g
multi_sport 22 4a w
multipa 22 4s m ik 8
multipl 1s cm n e3 h i6 m
mum 1b bk q fi f
mum_dad 1w d3 8
mum_friend 22 bk w
mums 1b b2 m g6 h
mums_dads 1r 82 7
municip 1a ge p gf m gg t gh u gj l gl 10 gm i
murd 1w 32 10 8j 1d
murd_mystery 1z 32 t
muscl 1s 2d 1b a0 i a4 j
museum 1h 1v k 33 g 4g 9 6p o 6w 2w hq e
museum_shop 22 4g 9
mushroo 1j 7 k 3s d 5u m 6j 30 78 1m 8c 1u 8v c
mushroo_grow 22 6j l 8c u
mushroo_herb 22 78 a
mushroo_kit 22 8c s
music 12 i d 39 1i 3v 5 41 1c 5a c 7g b 83 w 93 k az m b5 b bc 1h bi b by d c9 g cj g ck e cp 1k cz 10 du r dw l dz g e0 x e1 f e4 e g0 9 g2 1f g3 e hg 9 hl 7 hn 19 i4 a
music_academy 22 g3 k
music_buy 22 g2 r
music_film 1z 5a a
music_lesson 1z 41 1h bc k
music_licens 22 g2 g hg 8
music_mark 22 cj a ck a
music_morning 22 hn q
music_next 22 cp a
music_not 22 83 e
music_pictur 22 5a a cz b
music_school 1m 41 u 93 d bc h bi c dw a dz c
music_shop 1u 93 e dz a
music_teach 22 41 v bc k
music_video 1z cp l e8 b g2 q
music_voic 22 6w 9
musical 1w dv 1d
musicia 1f 39 12 93 u cl 9 cq j dw 1m dz u e0 1h g2 s i4 19
musicia_room 22 dw f
muslim 1h 3v o im l
must i b 8 51 8
must_agre 1r 2b 8 f0 b
must_alway 22 dl a
must_approv 22 ez b
must_back 22 af e fp b
must_car 1z do 9
must_carry 22 4k a 9m 9
must_check 1p b 8
must_consent 1z b4 9 d8 9
must_contain 1w e7 a es 9 et a
must_explain 22 4u 9 h1 c
must_fil 1z j 9 3z a hj 8
must_find 22 9w 9
must_given 22 64 a ey b
must_hold 1w 3x 7
must_keep 1r 9d d
must_kept 1q eq 9
must_let 22 34 b
must_mark 1u c9 9 h2 8
must_order 1z 4m a
must_protect 22 bj a
must_quick 1z t 9
must_regist 22 3h 8
must_registe 1p 4l 8
must_return 22 8p 9
must_round 22 99 9
must_said 1z 8k 8
must_say 1q er a
must_seen 1z 82 8
must_show 1n 9v 8
must_sign 1w 9l 8
must_sold 1w 2o 9 6i 8 hp 7
must_stand 1w eh b
must_stat 22 ct b
must_stock 1z 4i 8
must_stop 1w 7o 9 7s a
must_stor 22 63 a ek a
must_taken 22 3b 9 dt b
must_wheth 22 dh c
must_work 1w u 9
mustard 22 72 i 9z 8
mut 1z 26 b g0 7
mutual 1z h1 l
mvps 22 59 1g
mvps_found 22 59 t
myceliu 1w 3s 1h 6b o an u
myself 1i 6a 8
mystery 1r 32 1j 8j 1x cm b cn 8
mystery_gam 22 32 l 8j m
mytholo 1z bi d
nag 22 el c
nail 1c 3 k d 1t p e r v 8b i bv 1f fn 1b fu e ir 2x
nail_artist 1z d t
nail_bars 22 bv c
nail_custom 22 ir o
nail_don 1z fn 8
nail_ears 22 fn e
nail_hom 22 d l ir o
nail_lash 1z bv v
nail_salon 1z d u bv j ir u
nail_sets 22 ir n
nail_short 1z ir f
nail_studio 1u d j r m bv c
nail_tips 22 ir i
naira_cedi 22 79 7
nairobi 15 78 6 7d 7
nakuru 1w 47 9
nala 22 1d t hp p
nam h 8 8 13 9 15 c 1j 8 1n n 1o 8 20 i 2e 9 2p b 3h 8 3n 8 3r g 4q 9 4w a 57 b 5e b 6a 9 6i 8 8d 7 8j 7 91 a 9a b 9q g a2 8 a8 9 b9 8 bd 9 bp a bq 9 ca c d1 a d2 8 dc b de b dk 9 e2 h e6 e eb c ep c eq b f1 9 f2 b f6 e fw a gj b gp 9 gq c i7 b ij 8 is v
nam_act 22 27 9 e0 7
nam_addres 1z a8 h
nam_advis 1s ay b
nam_applica 1r ex b
nam_artist 1z 9t b
nam_asks 22 eq b
nam_batch 1r cd b
nam_bella 22 bx b
nam_book 13 8w b
nam_cal 1u c7 b e6 e
nam_campaig 1w g9 a
nam_car 1r 47 b
nam_cas 1o 11 a 8j 7 bm b
nam_ceremon 1z 3r q
nam_child 22 1n d
nam_claim 22 dc h
nam_compar 1q er a h1 a
nam_contact 22 4w a
nam_content 1z f2 9
nam_contrac 1z 9b 9
nam_dat 1l 2z 8 is x
nam_deadlin 22 em b
nam_deliver 1m a a
nam_design 1u 9d f
nam_documen 1u d1 8
nam_dog 22 1n a
nam_door 1s 15 e dy 8
nam_due 22 f4 8
nam_employe 22 f0 a
nam_fac 1w 1n 8
nam_feedbac 1u bd c
nam_first 1u eq g
nam_fre 1z q d
nam_friend 1z 3q 8
nam_garden 1s 96 b
nam_hair 1z 1n m
nam_invoic 22 ej e
nam_label 1z 1j f 6b 9
nam_lead 1w b3 9
nam_lesson 1r ey e
nam_let 1w ek 9 f7 a gp 9
nam_loan 1z g8 b
nam_log 22 f0 d
nam_logo 1w b0 e
nam_machin 1z eb 9
nam_midwif 22 9u a
nam_moth 22 9u a
nam_mov 1u 9a h
nam_nam 1u ca b
nam_not 1z h0 9
nam_numb 1w 3q 8 ec a
nam_paint 22 3h b
nam_pap 22 gq b
nam_pay 22 dc c
nam_person 1q 57 d 6t e is 9
nam_plac 22 68 a
nam_plant 1z 1u i
nam_point 22 e6 b
nam_practis 1w bd c
nam_pric 1p ep e
nam_print 1r is e
nam_product 1n 2e b 6b a
nam_publish 1z cr 9
nam_questio 1r 2 b
nam_quot 1z gt k
nam_read 1r 3v 6
nam_ready 22 bh d
nam_recip 1z 72 d
nam_report 1k 1 9 4w a ha 8
nam_request 1s ez e
nam_return 1z he b
nam_room 1s 27 g
nam_safety 1z 26 a
nam_shop 1k i5 i
nam_shown 22 gg 9
nam_siz 1w 4q d
nam_sourc 1w 23 9
nam_stand 1w i0 7
nam_stock 1s 55 b
nam_story 1z 14 9
nam_tag 1u fw f
nam_talk 1z au b
nam_task 1w gq a
nam_test 1r 5k a
nam_therapi 1r 7m d
nam_trad 1z 8v a f6 a
nam_train 1p f b 4x b b2 8
nam_transla 22 eb n
nam_trust 1z bq d
nam_try 22 ec 8
nam_vet 1z 3u 6
nam_villag 22 6a 9
nam_window 22 97 9
naming 22 3r i
nanny 1m 1g i 3y 1e 3z h f8 d fd 21
nanny_agency 22 3y a fd o
nant 22 hl 6
nap 1r 7l b
napl 22 4o c
nappy 1o a 3d 7l e io m
naps 1l 1g e 1v i 6y y 7f 9 fp a
naps_night 22 1g e
naps_playgro 22 1v e
narrat 22 g0 k
narrati 1r 5g a cm 10 g0 k
narrato 1z 7e d
narrow 1p v b 38 b 9s 9 ac 9
nashvil 22 c0 8
nation 22 54 a
nationa 1k 3d c 3o c a4 d cr a fx g
nationw 22 64 b
nativ 1f 3l z 42 1n bd i eb j hf j
nativ_apps 22 hf l
nativ_plant 1z 3l p
nativ_speak 1u 42 12
natur 1m 3z m 73 k 78 1j hy 6
natur_lov 1w 78 p
natural 18 0 1r 3 m 9 1l 3q e 3s 7 4p 9 65 11 6h k 78 u 8d 7 90 i 9y q a2 v hy p i2 s it i iu w
natural_burial 22 3q i
natural_deodora 22 9 1t
natural_oils 22 iu 9
natural_skincar 22 0 12
natural_win 1u 65 18
navy 22 1j e
ncert 1z f9 l
nda 1s ax 11 er 1e
nda_term 22 ax n
ndas 1z ax c
near q 1 a c i e c f i g l k j l g n j y a 12 e 17 j 1b w 1f h 1w t 1x c 21 g 2j l 2k g 2l p 2m n 2n i 2o j 2p j 2q h 2r l 2s g 2t l 30 g 31 m 32 i 34 j 35 9 3b e 3r e 3u c 3z g 41 b 45 c 47 a 4a j 4e f 4i f 4j j 4l h 4o j 51 e 5l e 5p 9 62 h 6i f 78 a 7c 9 8g 9 96 9 97 d 9a d 9b i 9h g 9i i 9s a a3 h a5 e a6 e a7 e b2 f b3 9 bj a bk g bt d bu d bv d bw l bx f c1 c c5 e dl i dn 9 dq e dt f dw d dy i dz c e3 f e4 d f8 j fc i ff c fj d fk c fo c fp i fz e g5 j hh f hi c hj g hk c hl a hn e hp e hq d hr e hs b ht f hw b hx b hy b i2 a
near_beach 22 35 9
near_clinic 22 i2 d
near_expiry 22 y n
near_hom 1w 5l a
near_mis 1z f3 e ia a
near_parent 22 fi o
near_school 1z c5 8
near_station 1o bl b dt f ff c
near_weekend 22 1w i
nearby x c c d a g b h 9 m a 1f f 1r a 1x c 29 c 2j h 2m g 2p a 2q c 2u a 2v a 30 a 3b 9 3y f 41 9 43 a 4l 8 62 9 6i 9 7b 8 7m a 7t h 99 9 9b g 9c b 9e a a8 8 dq b fm b fu b gd k go 9 gv a i7 o
nearby_ask 22 gv a
nearby_café 22 1f f 2u h
nearby_driv 22 43 g dr 9
nearby_know 22 3r 7
nearby_list 1s 3y d
nearby_nam 1w 5s a
nearby_parent 22 3z a 44 b
nearby_pick 22 i7 t
nearest 1c 55 c fc z
nearest_instal 22 fc m
nearest_technic 1z fc p
nearly 1b 4o i 7v a bh b d6 a eq 9 gf b
nearly_everybo 22 eq b
nearly_fit 22 4o h
nearly_used 1z d6 c
neck 1i e y 90 q ie 8 iq n
neck_strap 22 iq o
necklac 1z 4k t is l
need v i c 4o 9 4r 9 51 9 72 9 7t c av 9 ay c be a i7 c
need_ask 1s 5 8 2q 8 dp 8
need_begin 22 bc a
need_check 1w fp a
need_collect 22 3u 6 d8 a
need_first 1z 4r 9 4s a 61 9
need_hold 22 ew b g9 8
need_insur 1w 8 9 i2 7
need_label 1z 6d a
need_money 22 37 a
need_nam 22 dc c
needl 1m 4i h 8d l 9t t ap c hz 9
negativ 1s 8h 1s d2 t
negativ_return 22 8h 8
negativ_scan 22 8h p d2 l
negotia 1p 4v 12 7x 1c bo o dh 1a
negotia_lend 22 7x j
negotia_low 22 7x n
neighbo u 17 f 18 c 19 17 1d a 1e k 1f d 1x 20 24 9 2c m 2j k 2o l 39 a 3j b 4b t 5y 9 6m j 7b 9 95 a 97 c 98 c 9b p 9h 1h a5 i a8 7 af h ah a bk e ci s cu 7 d4 9 dd b do 19 dp l dq e dr m ds b dw a e3 p fm b fo i fp a fy t g9 f gc 8 gh f hk 8 hr 6 ht 18 hy 6 i0 l id b if 8
neighbo_answ 22 1x f
neighbo_app 22 1x 1t
neighbo_ask 1u 1x k 98 9 i0 7
neighbo_book 22 af 9
neighbo_borrow 22 9h s
neighbo_clean 22 97 c
neighbo_coffe 22 1f 8 2j a
neighbo_cook 1z 4b 1j ht 11
neighbo_dog 22 fp i
neighbo_even 22 3b 9
neighbo_family 22 9h e
neighbo_friend 1u 24 c 46 e 9i f bk f fm g
neighbo_group 1o 5y 8 ci e fy r
neighbo_grow 22 i0 z
neighbo_help 22 1x 1j af 9
neighbo_hom 22 ht q
neighbo_key 22 2c j 2h f
neighbo_lend 1z 1x g 9h i
neighbo_news 22 ci y
neighbo_nois 22 i 9 hr 8
neighbo_offic 1z 2u a 5m b
neighbo_rent 22 do v
neighbo_smal 1z 1x u
neighbo_stor 22 a5 j
neighbo_street 22 1x a fy c
neith 1p 5e c c7 9 e9 c eq c
neon 1w c1 r
neon_sign 22 c1 n
nepal 1w 6e 9
nephew 1z gq m
nervou 1j au j bx 9 d5 r fj g fn r
nervou_dogs 1u fj c fn i
nest 1w 96 9 hy 14
net 1j 3m e 3o f dk 8 em t fy q hc i hz 6
nets 1z 2a d 4m b c0 7
network 12 1x f 2i b 4z j 5b g 5c u 5d m 5j a 5k c 5n d 79 j 9l a ar c cj 1c ct c dr b e8 a eh d f2 c fa 9 fb v fc z fl j gk f ia c ij l
network_busines 22 5n b ar d
network_certifi 22 fc i
network_chamb 1u e8 a ea a
network_cowork 22 53 9 57 b
network_employ 22 d9 9 dk a
network_group 22 cf a
network_need 22 9l 8
network_post 22 5d f ct h
network_start 22 59 9
network_trad 22 5a a 5f a
neurodi 1w be s
neut 22 1d z
neutral 1g 23 9 9g a as 9 cx a db g iu k
nev s 15 i 1t 9 24 8 cf 9 du a ee 9 eg 9 f1 9 gi a h4 l
nev_again 1s ag 7
nev_answer 22 h4 w
nev_back 1r 9 9 1z 8 ev a
nev_cam 22 gi d
nev_chang 1z eh b
nev_find 22 e8 b
nev_finish 1z 20 b d4 8
nev_heard 22 h4 h
nev_learn 1w 15 j
nev_look 22 1s a
nev_open 1z 7g 9 du 6
nev_promis 1w 6a 9 bg 9 eg a
nev_right 22 6p c
nev_sel 1w 66 a
nev_send 1w cf b
nev_shown 1z f1 d
nev_start 22 9k a
nev_than 1w 47 b
nev_try 22 dq b
nev_use 1w fq a
nev_used 22 24 9 du 6
nev_wear 1z 1t b i2 8
new 1z 4 k 7d 6 d6 9
newborn 1f a a o 1a 1g 12 26 r 2y j 7l 1v bw 1h hn 17 ix e
newborn_bundl 22 ix g
newborn_night 22 1g e
newborn_photogr 22 2y m bw s
newcom 1d 14 q 5b a 7a 1s 7w 15 bk 1r ce k ff c
newcom_employ 22 14 k
newcom_group 22 42 9 ce 9
newcom_registr 22 7a n
newest 1w 7x 9 hs 6
newly 1s 5w b
newly_diagnos 22 5w 9
news 1f 6y g ch t ci 2m cr f d0 i g3 f g9 a ga a
news_sit 22 ch i ci c
newslet 1f ch 2p cr o e7 1k e9 c fl b gd 1l
newslet_podcast 22 cr g fl c
newspap 1j 3t b 9q a aj b ci 1v d0 2a gd f i3 8 i4 8
newssta 22 cn b cr b
next j 6 8 c a i c j 8 1a l 1j 9 1k l 3e d 4d h 4o 9 65 9 6x 8 77 a 7h a 8b 7 8d 6 9s 9 9v f ab 7 ar 8 as f bo f c7 d co d cr 9 cs f dy a e3 8 eo h f1 a fn a fo a fu d gu e
next_appoint 1z d 9
next_bag 22 9u a
next_book 1u 8w g co c
next_booking 1w fo 9 fu a
next_box 1q 66 8 8d 9 cz f
next_check 1z fu b
next_common 22 6d a
next_count 22 ey b
next_cours 1z i g j e 1a a
next_cut 22 bu b
next_dat 1h 2t b 9v n dy a fn h
next_deliver 1n fr b
next_even 22 3y b
next_exercis 1z b7 9
next_fre 1f fc a
next_goal 22 7h b
next_good 22 6l b
next_guest 1s 3c c
next_harvest 1u 6f h
next_holiday 22 1v 9 44 b
next_issu 22 cr g gd d
next_job 1p at a
next_larg 22 5a a
next_level 1w i q aq b
next_meal 22 7i d
next_meet 1u f6 a
next_morn 1k 3e m
next_noth 1w 3r 6
next_occasio 22 2y a 4k a
next_ones 1z cs 8
next_ord 1u 5z 8
next_pack 1z 6 g b 9
next_project 1z 8b a cp a
next_questio 22 f1 b
next_rac 22 7h g
next_room 1q 1a 13
next_round 1s 5t g bo 9
next_run 1w 4c h
next_session 1u ar a
next_shift 22 i7 a
next_siz 1p 1j d 1k 1a 4d x ix 8
next_smal 22 cs a
next_song 22 hn 7
next_stag 22 7l a
next_step 1b 23 8 85 a 88 8 as k c7 k dk e eo r
next_stop 1z 77 7
next_street 1w 3q d
next_test 1u 40 h
next_town 1z e3 c
next_trip 1s 1v f 8n 7
next_video 22 ck e
next_visit 1l p k fu c
nfc 1z ap 1j
nfc_tag 1z ap q
ngos 1f h9 p hf l
nic 1g 1o 8
nich 1q 5 1s ct p fl 14
nich_perfum 22 5 1k
nichola 22 1o 2j
nickel 22 4k n 9t g
nidra 22 7e 9
nigeria 11 fi c
nigeria_abroad 1w fi e
night p 6 c a d o t 1a b 1g 11 1w n 25 l 26 m 2c 9 34 i 36 9 37 i 39 e 3n 8 55 d 5o 9 5p b 6t a 73 r 74 p 78 7 7f u 7l i 90 l 9r 9 9w d a1 8 a8 c ac b ae d ag 8 al b br m bt a cc l cx d dq c dr 9 ds g dw 9 e4 x ef e em 9 ez b ft g fy b g2 8 gk 9 go c hr 9 i7 a ie g ij a
night_ask 22 dw 7
night_cook 22 o a
night_feed 1w 7l 9
night_find 22 hg 8
night_flat 22 da e dw 7
night_guard 22 10 g
night_list 1z ie 8
night_nanny 22 1g h
night_nobody 22 dx 8
night_nurs 1z o j 1g d
night_pay 1z 9r 8
night_pictur 1z by 9
night_plan 1z 1g m 1w y
night_pric 1w 3n a
night_record 22 90 b
night_send 22 a1 8
night_set 22 a e
night_shift 1l em c
night_somebod 22 ae 8
night_taxi 22 ds w
night_train 1u 37 n cm 9 dt g
night_van 22 36 a
night_went 22 e0 7
night_work 1u ez a
night_writ 22 ca 9
nightli 22 25 p by n
nightly 1r 3d 14 9w a
nightly_pric 1z 3d q
nina 1u l f r 9 65 a dx i ir 7
ninety 1i ai 9 ar w i0 c
ninety_goal 22 ar p
ninja 22 h q hq j
ninja_cours 22 h k hq f
ninth 1q ab 7 ah h em h en i
nis 1z f4 1p
nobody n 13 b 15 9 17 a 19 a 1b b 3q 8 46 a 4b b 6p d 8r 9 9o b cf c do 9 dp c dt 9 dx 8 e2 8 ef e ev a f1 a f3 8 f7 a fj 9 fx b gi a hs 6 if a
nobody_answer 1z cf k
nobody_asks 1s fx 8
nobody_button 22 f7 f
nobody_buys 1z 3q 8
nobody_cal 1s at 8
nobody_chang 1z 6z 9 71 8 9s a
nobody_dar 22 gj 9
nobody_decid 1z 3u 5
nobody_drop 22 b3 e
nobody_els 1f e2 9 fj f
nobody_ent 22 hp a
nobody_find 1q dp 8
nobody_firm 22 e9 d
nobody_half 22 go 8
nobody_hom 1q 8r i
nobody_knew 1z ij 9
nobody_know 1h 6s 9
nobody_left 22 5m 9
nobody_listen 22 ef c
nobody_off 1z dp 9
nobody_open 1p 46 d 4b n ds b dx a
nobody_part 22 16 a
nobody_pay 22 do a ef i
nobody_play 22 hs 6
nobody_promis 22 bg a f2 a
nobody_say 1z dk a
nobody_search 22 e4 8
nobody_see 22 gt b
nobody_seen 22 i9 b
nobody_sees 1u ia 9
nobody_sinc 1w if 9
nobody_trust 1z eo 9 ey b gy a
nobody_uses 1z 19 a
nobody_van 22 6m b
nod 1u 25 9
nodul 22 v e
nois 18 25 f 39 e 3b d dw u ec 9 g0 y hq b hr e
nois_fir 22 5z 9 dw 7
nois_light 22 hr 8
nois_measur 22 dw 7 hr 8
nois_night 1z 2o 9
nois_paus 22 g0 8
nois_use 22 i 9 41 9
nollywo 22 32 9
nomad 1u 7a g fg 1a
non v o 9 1m 15 3r l 5y b 6g 10 75 b 7j 9 7k 9 8a m cg 9 dr 9 g6 8 hf e
non_alcohol 22 6g 1p
non_drink 22 6g v
non_emergen 22 8a s
non_first 22 5h c dr a
non_leagu 22 cr 8
non_profit 1o 3z d
non_speak 1z 1m 1v
non_technic 1z hf p
nonprof 1o 1b r 1f 8 5g x b0 g h9 s i4 8
noodl 1z 2n i 70 i a6 f
noon 13 1f a 1g 7 2b 9 2h a 2u 13 5p b 9i a 9n 9 a3 c af f ak c al a am a dw c fp b hn 8 hr 6 i8 8
nor 1l c7 9 e9 b hy 6
nora 1z o 9 2r 9 6e 9
nord 22 ep k es b
nordic 1n c6 8 ho g
nordman 22 hz x
norm 1u 4n u
normal 13 28 c 2b c 2c a 2o 9 4h a 57 i 7l f 85 8 fw b
normal_watch 22 2c e
north 19 9k 8 9l d 9r e a3 d gh d if b
north_gat 22 a3 g
north_sid 1u 9r f
nos 1o 4l 8 i4 c ij g
not k j 9 r a t l u 15 x f z q 1l n 41 a 4a b 6s 9 6y c 7n a 7u a 83 a 89 8 96 9 9v 8 az h bf l cz 7 d0 7 du 6 dy b eo b eu c f0 m f6 x fn 9 g0 9 g4 p gs a
not_advic 22 7i 9
not_apps 22 8x h bf f
not_ask 1s ep 9
not_bil 22 g4 k
not_book 1z 1l 8
not_booking 1u 33 9 dq a
not_buys 22 63 a 8w b
not_cam 1u hm 9
not_choos 22 db a
not_clean 22 8u a
not_coming 22 hl 6 ho 7
not_confirm 1z f6 a
not_correct 1z 3r 9 e9 a
not_cost 1w 2o 9 31 b
not_cov 22 2m c az a
not_cups 22 2k 9 2r 9
not_daily 22 2e a
not_damag 22 d2 6
not_doctor 1z u v
not_don 1r fv 8
not_eaten 22 4b 9 fr a
not_empty 1q 89 9
not_enquiry 1z 34 b 8p 9
not_error 1w 7w 8 be a
not_estimat 22 9a c
not_family 1s 46 c
not_fault 1w 4i 8 dl 9
not_fel 22 fz a
not_finish 22 8d 6
not_first 1u 90 9
not_forgott 22 1s a da a
not_gaps 1z df 9 dk a
not_guest 22 n 9 3b 9
not_hand 22 f6 i
not_handov 22 1h 7 36 a
not_hesitat 22 21 a
not_invoic 1w z k es 9 g4 o
not_jar 22 hv 6
not_kept 1w 6r b bf 9
not_kilo 22 99 9
not_kind 1z 4o a hy 6
not_languag 22 14 9
not_leak 22 6 a 24 9
not_let 22 u j
not_log 22 7j a 7k 9
not_materia 1z 4g 9 dm 9
not_messag 22 1m 7 gn a
not_mistak 22 4x 9
not_mood 22 z 9 cz 8
not_mov 1w ak 9
not_not 22 dy e
not_often 22 4 a
not_onc 22 d0 9
not_open 22 2x a f6 b
not_paid 1z d8 9 dd 9
not_part 1s u d
not_pay 22 7f 9 7g 9
not_phon 1z t 9
not_photo 1w 1z f gt g
not_pick 22 8a 9 92 a
not_pictur 1z 20 b 9v 9 d4 8
not_piec 1w a 9 4d a
not_portion 22 2l b
not_practis 1z 82 8
not_prepara 22 3h 8 45 a
not_problem 1w 2b 9 4r 9 fo 9
not_progres 22 j 9 41 9
not_read 22 eu m i1 7
not_real 22 9e a dz 7
not_reason 1u 7t 9 ft a
not_refusal 1w dh b
not_request 22 m a 7c 7
not_rest 22 fp b
not_rid 1z 48 9 do 9 dp 9
not_room 1z 5l a 94 a i4 7
not_sal 22 2v a
not_sav 1u u 9 z 9
not_screen 22 1i 8
not_search 1z cp a
not_sel 1z 1l f 8y 9
not_session 1z 7n a ar c
not_set 1z d 9
not_shoot 22 2y a bw 8
not_shop 22 30 a
not_show 22 r a 6r c
not_sign 22 u e
not_siz 1w 4e 9
not_skin 22 d a r a
not_solv 22 b4 a cn a
not_sourc 22 d1 6
not_speak 22 42 f
not_spent 1z ez b
not_step 1z 8e 8 9f 9 bg a
not_stop 1s cj 9
not_stuck 1z 32 9
not_tak 22 f6 u
not_touch 1z 3s 6 8k 8 8z a
not_travel 1u e a 97 a
not_typ 1z t f 8l 6
not_use 22 8s a
not_used 1z 1l f 83 8 8m 7
not_visit 1u u j fx 9
not_wait 1r 43 8 51 8 7m 9
not_walk 22 3x 7
not_wast 22 98 a
not_wat 1w 3p 6 i0 7
not_word 1z 15 9 3u 6
notary 1q 5b h b9 a bq u eq h
notatio 1z du h
noteboo 1f 71 d 7n f 8x 2m 9r d d4 c dd i gf 9 gk d gs f h9 m hk a
noth l y 9 1a a 1x a 26 9 3w 6 9o 9 9w 9 9y 7 ai 9 cp 9 ee e g9 8
noth_add 1r 9y d
noth_ask 1z bm e
noth_break 22 ia a
noth_chang 1u f1 a fq 9
noth_decid 1w gj 8
noth_found 1s d1 8 f9 9
noth_fruit 22 b1 c hv 7
noth_happen 1s dc a
noth_invent 22 bn 9
noth_know 1u e9 a
noth_licenc 22 18 a ee a
noth_noon 22 5p b
noth_privat 22 f2 a
noth_read 22 eb a
noth_repair 22 gg 9
noth_written 22 9u a
notic z 15 a 1s p 2c b 6y v 7r b 9q b av c bl a bm u c6 v ef k eq y er d eu b ez c g3 h gb c gj a gr b gs a h3 d h7 9 h8 10 iu 8
notic_account 22 h8 b
notic_board 1r bl d ff b h8 h
notic_dat 22 1s i
notic_hold 22 h8 e
notic_list 22 d6 8
notic_next 22 6l b
notic_period 1n eq 11
notic_read 1z c6 c
notifi 1z v d g3 l gs d
notific 1z 7e a 7r a
notify 1z 6t a gg 10
notion 1z 8e 8 g1 m
notion_templat 22 g1 i
notting 1s dl 9
novel 1q 8w 22 co 12 cs w
novemb 22 hk 9
now u 1d a 4s 9 6e 8 6v 9 7r 9 ei 9 et 9 fv 9 hq 7
now_wait 1z 14 9
nowher 1n a3 9
nozzl 22 3j 7 4y f
nps 1z hc 1k
nri 1p av p fi r
nri_parent 22 fi g
nris 1r fi h
nssf 1z dk a
nud 22 ir a
nudg 1r h4 13
numb s 10 9 1z a 2l b 31 j 36 a 38 a 3g b 3u 8 44 a 59 a 5c b 5n c 6n j 7a v 87 d 95 d 9e f ad 9 ar f cu a dq b ed l eh j g5 b gg 9 gr a ha n
numb_animal 22 3u 6
numb_bank 22 7a i
numb_beds 1w 19 9
numb_buy 22 5h c
numb_cal 1p 3x 8 cu 8 f5 8
numb_dogs 22 fj a fm b
numb_field 1z eo 9
numb_guest 1z 30 a
numb_help 22 38 8 7a e
numb_messag 1z e7 b
numb_night 22 1g 7
numb_part 22 5n b
numb_pay 22 aj 8
numb_second 22 3u 6
numb_stop 1z 6w 9 ei a
numb_ticket 22 39 a
numb_van 22 eh j
numb_wrong 22 eh c
nurs 11 o o t 13 1g h 47 q 4n d 4r y 4x 8 4z d 5d 19 6y e 7a 7 7d b 7z k 89 18 at c ce v cv 9 d0 s dq e fi c i7 19
nurs_abroad 1w 5d q de 8
nurs_baby 22 o k 1g e
nurs_cal 1w 89 o
nurs_car 1w 47 i
nurs_check 1z t e
nurs_hom 1m 47 h d0 12
nurs_request 22 8a 9
nurs_review 22 89 8
nurs_shift 22 i7 l
nursery 17 1o j 1s j 26 q 2w 18 3y d 3z 27 5x c 5y 8 6y 27 8t q ae 8 cl l fp i g3 k hq e hz h ix b
nursery_childre 22 1n 6 3z l
nursery_library 22 8t a cl a
nursery_neighbo 22 5y a 94 b
nursery_offic 22 5v a 5x 9
nursery_open 22 3z w
nursery_parent 1w 3y a 3z k 61 9 6y j
nursery_plac 22 3z 1d
nursery_school 1z j 9
nursery_softwar 1z 6y u g3 g
nut 1i 2m g 5w p 68 y 9y 1j
nut_allergy 1p 2m d
nut_but 22 68 l 9y 1i
nut_fre 1u 5w h 9y g
nutriti 1e l 2a z j 2r a 2w a 60 e 68 e 6b d 7i 1b 85 f a0 e a4 k fr b g6 i
nutriti_advic 22 l j 7i 9
nutriti_app 22 l j 7i k
nutriti_coach 22 l 1k 7i k
nutriti_plan 1z l 13 z k 7i j
nuts 1d 30 d 5m e 5w m 68 p 7q c 9x w 9y 16 it d
nuts_seed 1z 9x s
nylon 1w 4m 9 5i a il 9
oak 1h 1y d 3s 7 8b 7 8o 18 8p d gr h gt k gu l gv e h6 f ig c
oak_ash 22 3s 8
oak_board 1z ig c
oak_street 1s gr g gt i gu k gv d h6 e
oat 1j 0 l 2j f 2k 8 2s c 68 l 9x h
oat_milk 1u 2s b
oats 1k 1r f 61 j 63 w 68 p 9x 1i a0 t
oats_nuts 22 9x l
oaxaca 22 6d a
obedien 22 fq x
obituar 1z 3t s
object 1p 4u a 6w d 86 e cz a ei c if i
objecti 1s 5h e c7 x gm 8
obsessi 22 7m a
obtain 22 dk e gz d
occasio 1h 1t f 2y a 4e r 4k h 8t a 91 k a1 e d4 8 d5 e e2 8 e7 i is o
occasio_br 1z 4k 9 d5 7
occasio_ord 22 d4 8
occupan 1z 3d j 6s 9 71 9
occupat 1p 56 b b1 i cw 8
occupat_health 22 56 a b1 h
occupat_therapi 1r cw 7
occupi 1u 3b b 3f q 53 b
ocean 1w 4h b
ocean_plastic 22 4h 9
octob 1m n 9 3z f 6f b 9s b ag 7 hz k
odd 1e 2e b 95 s eu f ev g f3 j hu 9 i9 a ik f
odd_jobs 22 95 w
odour 1u 3i i iu w
off k 5 c 9 9 q f 1b e 1e a 1l a 1r c 25 9 2x d 3m f 4j i 4k a 4v d 5n d 6t a 73 m 7d a 7e 8 7x l 7y a 9c g 9k c al 9 aw g bl a c2 e cz 7 d6 a dj e f0 c fj h gb c gn g h2 9 h4 j he b ir f
off_app 22 1r m
off_arriv 22 aw b
off_ask 1z 4g 9
off_automat 22 ik 8
off_book 1s 1l d dx 7
off_box 22 65 b
off_cal 1z ft a
off_check 1u 7d 9 fu g
off_clean 1z 3p 7
off_cod 1z 6w 9 he h
off_company 1z 31 b
off_coupl 22 2y a
off_cov 22 5e b dc c
off_debt 1z 7x u d6 m
off_deep 22 4j 9
off_design 22 c1 7
off_dish 22 2u b
off_downloa 22 79 7
off_early 22 cs a
off_easy 22 38 8 b5 a
off_empty 1m c3 8
off_few 1z 1i 8 8o 9 cg 8
off_fix 1u 30 h 8l 6
off_fre 1u q d s e
off_ful 1q 4m 9
off_grid 1z 3m e 73 1h
off_headset 22 4x 9
off_her 22 gn e
off_househo 22 94 b aw b
off_join 22 77 7
off_keep 22 dj 9 eu a
off_languag 22 51 9 gv a
off_lat 22 fz a
off_lead 22 fj n
off_leash 1u fj w
off_les 22 62 9
off_local 22 8f 7 ft b
off_menu 22 31 c
off_nam 22 3h f
off_next 1r 6 9 b 8
off_not 1z 2x a 37 a
off_own 1w 1e 9 fn 8
off_paid 1w 1q 9 7e 9 ch a
off_plac 22 4v a
off_point 1u 4j t 64 e
off_quiet 22 3t 7
off_rack 22 io 8
off_rainy 22 33 a 6o 9
off_refil 1u 9 a 2e 9 6e 8
off_regular 22 7y 8 97 c
off_rental 22 3d f 53 9
off_sam 1w 79 7 bs a
off_season 22 5p b
off_sent 1z ex d
off_session 1w 3w 8
off_shar 1z 1e g
off_short 1u 7e 9 7o 9
off_sit 1w c2 h
off_smal 1s 20 a
off_someth 22 cc 9
off_stand 22 3y b da a
off_stay 1u 7y a
off_subscri 1w cl 9
off_superma 22 5w 9
off_switch 1u gb c
off_task 1z 1b v
off_tasting 22 6h 9
off_team 22 5n b
off_today 22 g6 9
off_tomorro 22 ht 8
off_treatme 22 d a
off_twenty 22 4d a
off_version 22 9 b 2z 8
off_warm 1z ir f
off_work 22 8y a
off_yearly 22 98 a df 9
offcut 22 4g i
offer 17 q a 3e 8 9f b er 9 he g
offer_first 22 e1 8
offer_nam 1j 9f a
offic n c c d 9 e k 14 9 15 9 1f f 2k f 2r b 2u 1g 2v k 3a g 3r 8 4j d 4u e 4x g 53 1a 54 n 5b g 5c p 5e a 5l 1g 5m 1m 5n b 5o 8 5s 1f 5z i 68 f 6a 8 6y h 8q a a1 c a3 d a7 9 ak j ao 9 aq w av i b1 11 bo c bt a bu b cb w dg c dl i dm h ek a em d es 9 et i f2 l f3 d f5 m gh h gj i gm f gq b gz a ht b hz 6 ib e ig d ih d ij 8 iv w
offic_ask 1u el a
offic_backgro 1w cg c
offic_book 22 c c
offic_bookkee 22 eo g
offic_buildin 1w 2u a 5l a
offic_café 22 5z m 68 a
offic_cal 1z af 8
offic_canteen 1z 2u x
offic_car 1s c d bt c dm y
offic_chair 22 iv u
offic_chamb 22 ek a gq b
offic_chang 22 5l b 5s b
offic_check 1z 5l a gh a
offic_clean 1u 5l 26
offic_clos 22 53 9
offic_coffe 22 5m q 5z 9
offic_cool 1z 5m b a7 g ib e
offic_cours 22 9m 9 aq g
offic_cowork 22 3a i
offic_decid 1w gh a
offic_desk 1z iv c
offic_employ 22 dn 9
offic_family 1w 34 a 3r 8 3w 6
offic_fil 22 2e a
offic_firm 22 em b
offic_fit 1w et e
offic_fre 22 3r 9
offic_furnitu 1z ig i iv g
offic_gift 1z h9 7
offic_good 22 cg 9 ig 9
offic_guest 22 33 a dt b
offic_gyms 1z e b 2j a
offic_hotel 1z d 9 e b
offic_job 22 bo f
offic_kit 22 iv o
offic_kitchen 1z 5m 1b
offic_leav 22 4o b
offic_let 22 av g gm j
offic_local 22 d a av c
offic_lunch 1w 2u 1v a3 g b1 f
offic_machin 22 2k e 6q 9
offic_manag 1j 2u g 5m b ay a bn e c2 a cb s eq b
offic_market 1z 4l 9 ih 9
offic_meal 22 2v l
offic_near 22 5l b 7c 7
offic_nearby 1z 1f 9 fp a
offic_normal 22 e b
offic_open 1z gh a
offic_ord 1s 5z 9
offic_own 1w dg c em g
offic_park 1u bt a
offic_party 1s 2z 9 5n k
offic_pay 1w bo 9
offic_plant 22 53 24
offic_privat 1z 2k 8
offic_propert 22 27 9 52 9
offic_rent 1z 54 g 5s n
offic_rental 22 5s o
offic_school 22 2s 9 dl a
offic_sees 1r gk 7
offic_servic 22 5e n dl 9
offic_set 22 5c n
offic_short 22 2u b
offic_smal 1z 5c a 5m a
offic_softwar 1w 57 g aq f f7 a gz 9
offic_spac 22 5s 1z
offic_sport 22 5v a
offic_staf 1r aq g
offic_student 22 99 9 9a c
offic_task 1z cb i et a
offic_team 1z 5s 1f
offic_test 22 2r 9 5q a
offic_tow 22 hr 8
offic_trad 22 5u a es a
offic_univers 22 gq h
offic_wash 22 ab 8 ii 9
offic_wat 22 53 u
offic_work 1e aq r ht h
offic_writ 22 es g
offic_yoga 22 5x 9 b1 r
officia 1d 3r s 8n c bh y ce c gm 19 go 1u h3 e i6 8
officia_let 22 gm s
officia_permit 22 8n e
officia_questio 22 bh 12
offlin 18 21 h 7e 9 da e gk 7 hf k
offlin_app 22 hf j
offlin_first 22 1p 8
offs 1r cb 9 dg 8
offset 1w 23 11 aj 1a
offsit 1w 5n 12 5s t c2 j
often w 3 a b a 4d a 5y b 63 e 6c 8 7j b 7k 9 84 b 88 9 97 f 9e 9 9i a ca b db b ee b
often_househo 22 95 a
often_mis 22 6 a
often_must 22 8u a 9h 9
often_piec 22 1t a
often_use 22 gv a
oil 16 0 w 2 i b 14 e h 4i o 63 a 64 j 6b a 6f 23 8o f 9y s ap d bt 10 dm d ih f iu l
oil_chang 22 bt o
oil_filt 22 bt c
oil_fre 22 9y e
oil_oil 22 b k 6f j
oil_towel 22 e i
oils 1m 0 y b a 6f r iu x
oils_hom 22 e 9 iu f
oily 1r 4 e 9p h
okay 1z 7n b
okoro 22 3y b a5 9
old 13 p q 1l d 40 b 46 1d 4b 1e 76 b 87 u bl e bp c bs n cu 1k cv 1k cw w ds m fg g gb l ho 1c
old_ask 22 46 a gb 8
old_househo 22 cv m
old_liv 1w bs 9
old_parent 1z 87 w gb h
old_person 1s 46 f 4b u
old_spar 1u bl i cv 18
old_student 1z 1l i 40 f
oldest 22 d2 7 es b
olena 22 14 a 1a c
oliv 1o 0 17 5h b 6f 2t ap j
oliv_oil 1q 0 n 6f 21 ap f
oliv_tre 22 6f u
omar 14 48 a 6u 9 6x f 7w 9 bu 7 co b cz 8 d0 7 dd d dp d ea m ei f eo a et b ex d ez f f6 f f7 b gr a
ombudsm 22 4w r
ombudsp 22 4w s
omega 22 7 12
onboard 1f 4y f ay x ey 2a h0 9 hb f hd h
onboard_checkli 22 ey i
onc p 13 d 23 8 3p 7 7l 8 82 8 9q h bc 9 du 7 e6 f ea c ft b fy d gm 8 h7 8 hc a
onc_app 1w z 9 1t g
onc_ask 1u 55 d ad 7
onc_back 1w dk 9
onc_bil 22 g4 a
onc_cal 22 e6 b
onc_error 1z eb 9
onc_forget 22 1v 9
onc_lat 22 h0 9
onc_nev 1w 2e 9
onc_pictur 22 h1 a
onc_plan 22 gh a
onc_prepar 22 30 j
onc_put 22 ec 8
onc_quart 22 ij f
onc_report 22 ea b
onc_send 22 ed 9
onc_show 22 hc 9
onc_somebod 1z 4q a
onc_work 22 9c b
oncolog 1w i2 a
ones u 6k a el 9 ev k hn 8 hp 7 ik 9
ones_ask 1z 6n a
ones_back 1z 4r 9
ones_first 1w 97 b
ones_leav 1w 6k 9 ew a
ones_next 22 1q a
ones_work 22 6k a
oneself 1j 1v f 2g g 3h d 4p f 98 g ad 6 ca e cf g d5 b dh i hz c
onion 1p 1q f 5v 9 ac l hk c i8 f
onlin j 2 b 5 9 7 9 g c i h q g r f 1j 8 1p 8 2a d 3l 8 3q k 3t k 3w l 40 h 42 d 49 i 4c b 4e c 4f a 4h 9 4k e 4l 9 57 m 5f g 5i c 64 j 65 c 69 8 6d g 6e d 6k q 70 i 79 8 7i g 7l h 7m z 7r a 7t q 80 b 8m g 8o h 8p d 8q l 8w i 8y k 8z 8 90 b 9d q a5 l a8 b a9 i aq 9 ax a b8 h b9 g ba s bb f bc b bd d bi v bq r bu 8 c5 e c8 l c9 g ck c co a cr g cu g d2 7 dj h dl b ea h eh c eq e ev f fa c fe a ff i fh e fk 9 fl o fq c fs d ft m g1 9 g2 8 g5 f gh b gl h h5 t he p hm l i5 11 im 8 in d
onlin_account 1z 57 1b
onlin_adverti 22 50 e hw 6
onlin_ask 1u 80 b
onlin_bank 1z cu n gr e
onlin_book 1m q 13 r k x d h5 l
onlin_box 22 2n a 6i b
onlin_brand 1r 2 d 4l d c9 y ik b it 9
onlin_buy 22 93 g bz b
onlin_cal 22 6z 9 h5 f
onlin_car 22 bb g
onlin_check 22 6t a
onlin_circl 22 fl x
onlin_clas 1s b9 8 bi 27 c5 a
onlin_club 22 bi l
onlin_communi 1r co f fl 1b
onlin_counsel 22 7m x
onlin_cours 1n o c 5f j b9 t ba 1w bb d bi h fq d
onlin_deliver 1z 3s 7
onlin_design 22 9d g
onlin_entry 22 dw 9
onlin_farm 1z 34 b a9 w
onlin_fashion 1z im b
onlin_forum 1z df 9
onlin_fre 1z 49 9
onlin_gallery 1w 8y p
onlin_garden 22 3l j
onlin_gift 1z 91 f
onlin_group 1j 3w 8 7k b ix 8
onlin_handmad 22 8 g 8z h
onlin_job 22 fd b
onlin_lesson 22 b8 a
onlin_liv 22 9d g
onlin_magazin 22 cr v
onlin_market 1s 1k a 5u a gi g
onlin_marketp 1w 1l b 4k e io c
onlin_merchan 1z 65 g
onlin_messag 22 2n a 7r a
onlin_not 1u 4k 9
onlin_off 22 8y a
onlin_order 1z 70 1g
onlin_own 22 5e b fs a
onlin_parent 1w 7l 9 b7 9
onlin_plac 22 gq 9
onlin_plant 1z 53 e 8q f
onlin_platfor 1z 3q 9 41 9
onlin_plus 1w 69 8
onlin_print 22 2a j 4q g
onlin_program 1z k 9 1g a
onlin_quiz 22 2 a
onlin_record 22 d1 9 d2 a
onlin_retail 22 i5 f
onlin_review 1z ea 1b
onlin_sam 1w b4 9
onlin_schedul 1z h5 z
onlin_school 1z 1p b
onlin_search 22 3n b 85 d
onlin_sel 1p c8 b
onlin_servic 22 bq g
onlin_shop 17 4e 9 5w e 5z 9 64 f 6g a 6k u 8m h c8 q eg a fh j fs c he 16 i5 1n
onlin_sleep 22 25 9
onlin_stand 22 8e 8
onlin_stor 1j 1j 9 i5 b
onlin_superma 1z 64 i a5 i
onlin_teach 22 42 k 8m 8
onlin_tool 22 5b d
onlin_train 22 5f h hm a
onlin_vet 22 ft 1a fu i
onlin_video 22 i f
onlin_vot 22 h8 k
onlin_wait 22 7t h
onlin_work 1z 3a b
ons 1q 5 8 en l ir k
onto 1q 1j 8
open k h a n c 17 c 1v b 21 9 27 d 2h p 2j b 2m f 2o a 2v i 39 g 3a b 3k a 3n k 3z q 4b 9 4t 9 55 r 5g g 6m g 8i 9 8m 9 8s a 9m 8 9s 8 a6 c ad 7 c0 8 ch d do e dt 9 dw 8 e3 g eo b ex b ez a f6 a fk 8 fy a gb b gd a gl a gz g h4 o h7 8 hi 9 hp 9 hs 6 i3 b i7 l
open_account 1z 49 9
open_again 1u f6 a
open_air 1u 39 i b2 e e3 19 gd c
open_app 1q 8n 7
open_besid 22 hp 8
open_cal 1q 5g u
open_card 1z 55 h i3 9
open_cas 1q 10 a 11 a ce c dh e
open_clas 22 s e
open_door 1k 26 d 2v 9 3n q
open_enquiry 22 eo l
open_entry 22 1v 9
open_everybo 22 g2 8
open_few 22 2m c
open_fil 1w gz s hb a
open_fir 22 31 b
open_fountai 22 8m f
open_interfa 22 t a
open_invoic 1s 4t n ed d es a
open_jar 1s 9z a
open_jobs 1w 3m 9 ex a
open_kitchen 22 2m j
open_lat 1s 55 w
open_left 22 f0 a
open_mat 22 h8 c
open_morn 22 3z a
open_near 22 i7 e
open_nearby 22 2s 9
open_neighbo 22 2j a 2o a
open_night 1q 55 g
open_off 1z h4 h
open_onc 1w 2h a
open_ord 1g 2n a 70 a a6 a
open_own 22 ek a
open_pack 22 6 a ik 8
open_pag 22 3t 9
open_parent 22 3z a
open_phon 1r 2h k do 9
open_plac 22 3z 9
open_play 22 ch b fk 8
open_pollina 22 8i p
open_positio 22 5d i ex k
open_questio 1n f7 m
open_quot 1u h4 18
open_report 22 4w e
open_request 1l 6t d
open_return 22 he j
open_right 1w 3v 5
open_ring 22 4b 9
open_saturda 22 gl 9
open_shift 1w ez m i7 1e
open_shop 1z cm 9
open_sit 22 ei 9
open_smal 1u i3 8
open_sourc 1w ee l
open_staf 22 55 b
open_stag 22 dw 7
open_street 22 5y a
open_studio 1w 8z a
open_tabl 1z i3 8
open_task 1w f6 e
open_until 1k n a dt c
open_window 1s 27 w iu a
open_worksho 1z 17 h
open_yearly 22 f1 h
opening 1o 2h b c9 i cy 11
openly 1m 1v a 9d a 9g b b1 8 e5 b eo a i9 9
operat 1q 1f 8 6o 9 ak 9 bm m fv s
operati 1f at 8 do g ef c fu n fv k h7 i hf o i3 g
operati_team 22 hf m
operato 18 16 e 1e d 2i c 2v d 2z 7 3d p 3m k 5q 8 6o m 6z 1e 77 c ag s ak g fg 9 ia 9
operato_phon 22 2i g
operato_student 22 fg c
opinion 1r 5z b 7t u ea a
opponen 22 hm r
opportu 22 1b x c6 a
ops 1q 1e h 1p d ap a
opt 1w e7 a ei a h4 a
optical 22 i9 u ij 9
opticia 1r p 11 v d 4l 27 ch d
opticia_chain 22 4l f
opticia_hom 22 p l 4l 9
option 1d as 9 ga h
optiona 1g g9 g
optiona_tip 1z g9 h
optomet 22 4l a
orang 1m 5 k 2q 9 2r q 6g f hk a i2 7 iu a
orang_peel 22 6g 8
orchard 1k 12 9 19 l 34 g 6i a 73 8 8s b ac i e3 9 hv 1c hw 1f id 16
orchest 1s 41 i bc b dz e
orchid 22 ag c
ord l 0 h 2 f 3 j 4 e 8 k 9 i b e y t 10 r 11 m 1f 9 1n 9 2a n 2j i 2l d 2n u 2o h 2p n 2r b 2s d 2u i 2w l 3b 9 3o b 3s 6 4c m 4d j 4h a 4k g 4l b 4m i 4n e 4o 9 4p p 4q s 4r e 4s j 4v 13 5b c 5h c 5i b 5t e 5u 17 5v a 5y c 5z i 60 b 64 k 65 b 68 e 69 e 6a c 6b b 6d e 6e g 6f k 6g d 6h c 6i i 6j j 6k w 6q 18 6s n 70 1d 85 8 8a a 8h h 8i h 8k d 8m e 8o s 8r j 8t f 8v h 8w b 8x i 8z q 90 j 91 i 9g c 9p f 9q a 9x f 9z 9 a1 g a3 c a5 q a6 15 a7 j a9 11 aa 8 an e ao b bx c cb m cy b ds d e5 m e7 g eq 9 ev p fc i fh k fs k gx m gy o he d ht m hu 7 hz g i5 r ia c ik g il d im f in d iq j ir b is g it c iu b iv c iw d ix 8
ord_advanc 1u 4p 8
ord_again 19 0 9 8 a 2n a 6g 9 9x 8
ord_ahead 1n 70 h a3 d
ord_alt 22 eg c
ord_app 1w 5u a a6 g
ord_becaus 22 6s 9
ord_bet 1w gx b gy 9
ord_book 1w bp 9 eh h
ord_buy 22 4v a i3 8
ord_café 1z 2o 9 8r 9
ord_campaig 22 g9 g
ord_cannot 1z 4q a
ord_chang 1z y f
ord_clos 1z a4 b
ord_coffe 1w b5 g
ord_compar 22 4v a i5 b
ord_cook 22 6b 9
ord_dat 22 3p 7
ord_deliver 1k 65 d
ord_directl 22 70 i
ord_email 1z cb 1c
ord_empty 1d 2o 9 2r 8 63 a 8z a
ord_error 1g 2n a 70 a
ord_event 22 2s 9
ord_farm 1z 5u z a9 t
ord_fil 22 7w 9
ord_filt 22 2e a
ord_firm 1z 66 9 8r 9
ord_fix 22 2u b 64 a
ord_food 1z 2n a a6 h
ord_form 1u 10 n 4q 9
ord_fourth 22 5v i
ord_ful 1m 4o 8 a7 d
ord_grow 22 4j 9 4o b
ord_hand 22 ev i
ord_harvest 22 6f e
ord_hom 22 8r a
ord_keep 1s 8h 6
ord_kept 1z 90 a
ord_lat 1p 6q k
ord_leav 22 6q 9
ord_local 22 a6 s
ord_lunch 22 2w n
ord_machin 1z 4p 9 6q 1d
ord_mak 22 fh f ik 8
ord_minut 1z 10 8
ord_next 1n 6f b a7 a
ord_not 1u 2p 9
ord_numb 1r he d
ord_ord 1k 70 f
ord_own 22 70 l
ord_paus 22 1f 9
ord_pay 1r 70 t a6 f
ord_pays 22 4b 9 4q a
ord_phon 1q ds 9
ord_plac 22 9j a
ord_post 1w 4e 9 5z 8
ord_pric 22 6f 9
ord_print 1r 8h 8 bw b bx e
ord_questio 1u e5 k
ord_quot 1z 4v a
ord_really 1w 2a b 6q 9
ord_refil 1u 9 a a7 a iu a
ord_regular 1w 6f 8 6i 8
ord_restaur 1w 6s i 70 1j a6 h
ord_return 1r e5 q
ord_right 1w 2a b
ord_sam 1s 6e 8
ord_season 22 4q a 69 9
ord_second 1k 3s 5
ord_send 22 8t e
ord_sent 1u eq 9
ord_ship 1z 6k l
ord_shop 1q 6k i 8i 7
ord_sit 1r 8h 8
ord_siz 1w im 8
ord_smal 1q 5u j 6k i
ord_snack 22 fk 8
ord_staf 1w 69 9
ord_start 1w 4m a
ord_stat 22 9d a
ord_stop 22 ev b
ord_stor 22 9p 9
ord_suggest 1z y d gy e
ord_suppli 1z 6s 10
ord_third 22 60 a
ord_togeth 22 4v 10 hz 8
ord_tomorro 1u 2o d
ord_trad 22 gy a
ord_until 22 2u f
ord_web 1w hz 8
ord_whol 1z 4n 9 68 9 d4 8
ord_wholesa 1z y t
order 10 y a 2a c 2o 9 2p a 2u d 4m c 5u b 5v 9 5x 9 6s c 70 1m 8k c 9z d a6 b ht 9
order_again 22 2a c
order_first 22 4m b
order_onlin 1u 3s 7
order_platfor 1z 5u g 70 9 a6 h
order_takeawa 22 70 v
ordinar 1d 1f 8 1h b 1n 9 24 h 2g f 4r e 56 e 5p a 8c a 8m e cp 9 cx 9 cy 8 gc b hp 7 im a
ordinar_cloth 1z 4r f cy 9 im b
ordinar_tool 22 2g h 8m h
ordinar_weekday 22 74 7 hp 8
organ 1u 6v p 9q 8 ct a
organi 1s 1s p 20 r 2x p 6v 1l 7r p 9j o
organic 19 0 o 6 12 b 7 2w e 4c 10 4s p 5x 1i 61 1b 63 m 6h g 8c 7 8i k 90 i ac e hz 8 ih n ik h
organic_baby 22 61 z
organic_cotton 1r 4c l ik f
organic_farm 1w 5x a
organic_shop 1z 63 f
organic_vegetab 1w 5x n
organis 16 w 9 13 c 14 c 15 c 16 c 1b x 1d b 1s s 1w q 20 1j 2k d 2u a 37 p 4q b 5g e 5n l 6v 1l 76 a 78 6 7d h 9j 1n iv c iw i
organis_guid 22 78 8
organiz 1r 1s o 20 16 2x o 9j 1j iw h
orienta 22 bj e
origin 1g 4p 9 4s a 5x f 5z m 6a p 6d 12 6e e 6f n 6n b 8i b 8k d ap 1p de 9
origin_car 22 4c 9 ik 8
origin_harvest 1w 6f 8
origin_must 1z 4p 9
origin_spic 22 6d u
origin_word 22 6a a 6f 9
origina 1f 20 n 2a h 4i 8 54 1n 8y i c8 d cn 9
origina_artwork 22 54 p
origina_part 1z 4i 8
orthodo 1z 11 m
orthopa 1s fv c
osei 22 ci b dq l
osteopa 1s 7o i fv 1d g4 r
oth p g c h c 1s b 2j a 32 9 35 9 48 a 5s b 75 k 7r c 7u 9 8k a 8u d 8v b 9b c ab 9 bx 9 ca 8 cm a cn 9 d7 a du a dv 8 dx e f0 a f9 a fj 8 fl b fp b ht 7 i5 g i8 b
oth_app 22 do a i5 b
oth_ask 22 dr a
oth_borrow 22 9h 9
oth_brand 1z 3 b 4h 9
oth_build 22 5q a
oth_cannot 22 39 a 6b 9
oth_dog 22 fp i
oth_driv 22 43 g 48 9
oth_family 22 48 9
oth_field 1z eb 9 fj a
oth_find 22 64 a
oth_first 1z 6l a
oth_gam 1z 8v h cm e
oth_half 1z e7 b i5 b
oth_hom 22 ht c
oth_item 22 y a
oth_keep 22 h9 8
oth_licenc 22 bh 9
oth_list 22 1w a
oth_mak 22 b 9 8k d
oth_nearby 1z 9b f
oth_nev 1z d7 a
oth_own 1w 5s a bx c
oth_parent 1w 1j 8 3y g
oth_part 1z dx 8
oth_persona 22 1n a
oth_rang 22 95 a
oth_refus 22 1h 7
oth_rental 22 8f b 8u g
oth_sam 1w 1l 9
oth_school 22 35 f dv 9
oth_shar 1z 11 8
oth_sid 1s eq f
oth_smal 22 hw a
oth_speak 22 2c 8
oth_stay 1w 4d a 5r a e4 7 fp a
oth_teach 1z g b f9 d
oth_than 22 1s a 7u 9
oth_tool 22 i5 b
otherwi 1j gi 9
otto 1w 2c 9 fp 16 fq i fx s
oud 1z 5 9 is 8 iu j
ours 1g 2 9 9w 9 f3 c hw 7 hz 9
ourselv 1n 76 9
out 1w 32 h 5n 18 7c e 9v 9
outag 1r 5c c al 9 cc a ef u gk a
outback 1w 34 c 8j 9
outcom 1w 7t d bo d ev p h1 g
outdat 1z 5k f ca 9 f7 b
outdoor 17 f g h e 2e 9 32 n 3l c 3z i 44 f 4p c 5n l 6z i 78 a 80 9 92 1h b2 1r bx l cg a e3 15 fk 8 in 8
outdoor_brand 22 4p f
outdoor_cinema 22 e3 p
outdoor_equipme 22 92 o
outdoor_escap 22 32 v
outdoor_fitnes 1z f k b2 x
outdoor_gear 1z 92 1d
outdoor_hom 1w h e bx i
outdoor_shop 1u 21 9 2e 9 92 e
outfit 1k 1t 2y 4e x 4n 15 6z 8 in i
outfit_morn 22 1t k
outgrow 1k 1j 1d 1k k 4d 1l f0 d hf 9 ip 8 ix n
outgrow_ones 22 ip 8
outgrow_uniform 22 1j g
outlet 1r ij 9
outlin 22 3j 7
outlook 1r cf 9
outreac 1z w b ei 2y
outs 1q w c 3g s 3n q 3w a 54 9 9j 13
outsid 12 4 9 2k n 3j b 4a b 4w c 5r b 97 h 9g a 9k g ay o dm i er d f5 b hq 8
outsid_door 22 99 8
outsid_hospita 22 2k g
outsid_hous 1z fn 8
outsid_insid 22 97 9
outsid_provid 22 gz a h0 9
outsid_season 1w 8i 7 8r 9
outsid_wal 22 9k d
outsour 1o 57 w 5c b 5e p 5j k ay 1g e5 t
outsour_account 22 57 v
oven 1h 2o 1d 3i 22 5r t 8z a 94 e 9e i a1 b al o
oven_clean 22 3i 1w
oven_dishwas 22 8z a
oven_sold 22 2o e
overdra 1z 4t j di j
overdra_credit 22 4t f di f
overdu 1j ej o es 1z
overdu_invoic 1w es 1m
overflo 1w 98 a gf 12
overgro 22 ij c
overlap 1q 2g 9
overlay 1z eg o
overloc 1w 4i 1p
overloc_machin 22 4i k
overloo 22 3 f 7r e
overnig 1b 2o b 5y c 9w 1a 9x d cf 8 fo f i6 i
overnig_oats 22 9x f
overnig_stay 1w fo 9
overnig_wood 22 2o e
overrul 22 4u p 6q d
oversea 1l 5h x fi 11
oversea_work 22 fi g
oversiz 1z cc 10
oversiz_databas 22 cc u
overtim 1q dp o ez a
overvie 1e ca h d6 g df n dk 1z ey e
ow 22 7x 9
owe 1z 75 9 da w
owed 1u 1x a 2i c 6v c
owes 1q 9c c bf 8 cq b d7 f g1 8
owls 1w 78 6
own e 10 9 15 a 1e f 1t c 22 e 24 9 28 c 2g c 2h a 36 l 38 c 3c e 3d n 3f 8 3j a 3k e 3l 9 3m a 3u a 49 b 4j 9 52 e 5e d 5f a 5s b 63 c 6p f 70 d 7b m 7y f 8c 8 96 d 97 d 9c j 9f e 9g j 9i c 9l 9 9r c 9s d 9v e a2 c af b aq b ar p ba b bx f c2 9 c4 9 df a dm g do h dq j dr d du c dy i e7 a e8 f ea c ed b em 9 en b es 9 f4 8 fe b ff g fj e fm o fn g fo m fp k fq m fr f fs h ft l fu g fv h fw j fy i fz 8 g3 9 gc j gr c gy c h8 m hd b hf b hh 7 hw c i0 g i3 l i8 a ib 9 iq 9 iw 9
own_abroad 22 3d f
own_accept 1w fn 8
own_account 1u en a
own_addres 1u 6v 9 fy a
own_agent 1w 3x b ff k
own_answ 1w 5s a ea a
own_apartme 22 p 9
own_app 1z d6 j hf w
own_approv 1u h4 c
own_associa 1s gr h h8 z
own_audienc 22 cq a
own_away 22 9r 9
own_back 22 fm b
own_bank 1z dj e
own_book 1m fm f fo e g0 i
own_borrow 22 36 a 4e g
own_brand 1w 68 e 6b e
own_build 1r gr h
own_busy 22 dm 9
own_buy 1p fe l
own_cal 1z fm a ft a
own_car 1z 5d e do f dp f
own_cars 22 do a fe f
own_chamb 22 e7 b ep a
own_chang 22 gc 9 gy a
own_check 1z cd 9
own_choos 22 e1 b
own_church 22 3v 7
own_city 1z 52 9
own_clean 22 3c b
own_cloth 1z 4n f
own_clu 22 32 a
own_colour 22 8d 6
own_complai 1w 5e a 88 c
own_confirm 22 7p a gt b
own_consent 22 dr a
own_consol 22 f4 8 i6 f
own_contain 1z 63 b
own_coordin 22 2x g c4 d
own_cours 22 bh e
own_dashboa 22 ed b
own_dat 22 ft b
own_data 1z da a
own_devic 1z 9m 8 gc q
own_documen 22 f7 a
own_driv 22 i8 9
own_evening 22 ft b
own_eyes 1w dt a
own_family 1z ht 9
own_farm 22 hv 8
own_field 1u 8r i fj c
own_fil 1z aq m
own_find 1r fo f
own_first 22 fo a
own_flat 22 h8 g
own_form 1z em g gl e
own_fre 22 n 9 af b
own_functio 22 i5 i
own_gam 1w 49 j
own_garden 1w 5x e i0 f
own_good 1z 9f w
own_group 1w fw a
own_guest 1z 6r i 9r 8 9s a
own_handl 22 b a
own_hear 1z fp a
own_help 1u 17 c 5c f e5 f
own_holiday 1w 3c r 3d n 7y h
own_hom 1m 9r f
own_host 22 3d e 5k 8
own_jars 22 63 q
own_job 22 h3 c
own_keep 1r dy 8 e7 a
own_kitchen 1s 2w f
own_know 1q eb b
own_label 1z 9x 7
own_landlor 22 9k 9
own_languag 1m 6y i
own_last 22 12 e
own_let 1u 15 c do a dq a
own_licens 22 1q a dx 8
own_lin 1w 9v 9 du 8
own_list 1q ff e
own_load 22 i8 k
own_lock 22 6m h
own_look 1o 6p 9 en 9 he b
own_machin 1z 5q a 99 9
own_mainten 22 ib a
own_materia 22 4g 9 ep a
own_measur 22 8e 7 fs a
own_meet 1w dr d h8 h
own_meeting 1z dr 9
own_middl 22 fp b
own_mis 22 fy 18
own_money 1w 3d c
own_moth 22 1b j
own_must 1z fp a
own_nam 1o 3u 5 dy 8
own_nev 1w eh b
own_next 22 fn 9
own_not 1z 2k 8
own_off 22 36 a 6l 8
own_offic 1w ay d es f
own_onc 1z 9j 9 hh 6
own_ord 1w 5u l 9g a gx b
own_own 1r 9v f
own_pag 1s 1w e
own_paid 1z df 8
own_pap 22 f4 a hd f
own_park 22 21 a
own_part 1r 7y f du t
own_party 1z 1o 7
own_past 1z en b
own_phon 1g ew d
own_photo 1u e8 g
own_plan 1w 1p b 9g a
own_pool 1z j m
own_post 1w hg 7
own_pref 1s fm a
own_rat 1z dj 9
own_read 22 9m 9
own_recomme 22 9i b
own_record 22 df 9
own_recordi 1z du 9 ec i
own_remind 22 ek a gb e
own_rent 1q 38 p 3d d 7b h dq g
own_rental 22 38 i
own_return 22 fn 9 he e
own_rid 1r 70 m fz i
own_ring 22 hi c
own_roof 1s 1e g
own_room 1u c 9 5s c
own_rul 1u ee f el a hd b
own_run 1u i3 9
own_sav 22 7v d
own_saving 22 7y e
own_say 1z 9r 8 e8 b eo 9
own_says 22 9f a
own_second 1z 1j b
own_sees 1q h5 b
own_sel 1w 2l a i0 7
own_serv 1w f6 9
own_servic 1u 3h c 9e e 9l c
own_shar 1r 38 a 5g c 7y i h8 c
own_shop 1q 5 8 fh a i3 f
own_show 22 et a fq a
own_sign 1r dy 8 fm 9 fn 8
own_sit 1r ci e
own_siz 22 4s a
own_smal 1k 5s e ar d
own_sound 22 cm 9
own_spreads 1z em g
own_staf 1w 58 e ey a i7 e
own_stand 1z i3 8
own_stateme 22 3d j
own_stop 22 fv a
own_street 22 ao 8
own_system 1u 9p d gk d go f
own_task 22 1s a 5f a
own_tent 22 73 9
own_test 22 3k d
own_tidy 22 3f e
own_ton 1z cf d
own_tool 1w 6u c c9 f ef i
own_town 1z gk 8
own_track 22 9o g
own_truck 22 a7 c
own_trust 1z fw a
own_try 22 fn 9
own_use 22 2e a
own_vans 22 36 9
own_voic 1q bp 9 d5 7
own_wait 22 52 9 9g a
own_wal 22 8y l
own_warehou 22 6k g
own_websit 1p ct e dg b gg b
own_wed 1u 4k 9 c4 m
own_wheth 22 9w 9
own_whos 1z dj 9 fq a
own_work 1q 5f e ba e fm a gc 9
own_worksho 1z 5i g 8k 8
ownersh 1r 58 b 7y 1c e9 d fe f hf a
owns 1b 16 9 4g d 4v 9 6w 8 al g am f bf d e9 9 eh a
owns_history 22 9l 8
oxygen 1q 3x a 89 s 8a h ae 1x ij 8
oxygen_drop 1z ae 9
oyst 1m 6j 1e 8c o ae 1o hu c
oyst_farm 22 ae l
oyst_grow 22 ae 13
oyst_mushroo 1u 6j x 8c i
pac 1a j b 3x a 7h h b3 1g ba r bd f cs 8
pac_group 1u b3 13
pack u 6 11 7 u 9 b b e y y 2w a 4s h 5r c 5v l 5w d 5x o 60 h 64 e 66 8 68 w 6b u 6c a 6e j 6k 1r 7p n 8c 9 8d 6 8i 7 8q a 91 s 9a l a0 k a1 a a2 s aa 8 ao d c4 b cx a fr p g2 9 ii r ik y in 9 iu 9
pack_ask 22 6b 9
pack_box 1w 5v 9
pack_card 22 6k a
pack_carri 22 6k a
pack_deliv 1z 5v a 60 d
pack_deliver 1w 91 b
pack_empty 22 6 e
pack_field 1z 7p e
pack_ful 1w 6 9 7 9
pack_hom 22 2w h
pack_list 1l y a
pack_near 22 y f
pack_pack 1q a2 9
pack_pads 1z 6 e
pack_part 1s a2 a
pack_post 22 4s 9 6k a
pack_room 22 5v a 5x 9
pack_runs 22 7p b
pack_set 22 dv 8
pack_ship 22 6k 2m
pack_tees 22 ik i
packag z 1v b 2y g 37 b 3x q 5a d 63 r 66 a 69 a 6k b 79 n 91 d at g az 9 b0 v c3 g cx a ii 1p
packag_menu 22 b0 a
packag_monthly 22 f a
packag_pric 1w fp a
packag_seaw 22 ii u
packag_several 22 79 7
packet 1m 72 r 8i 1n
pad 1i 4i 7 8l 7 8x k 9f i 9m e dz f h3 k hs b iv g
pad_box 22 4i 8
paddl 1p 35 l 38 12 92 q ae g
paddl_board 22 35 k 38 12
paddl_wheel 22 ae 8
paddock 1w fj 1e
padel 1u h 1i hr 2i il x
padel_club 22 h k hr 1b
padel_court 1z h j hr 1g
padel_play 1z h j hr f
pads 1f 6 2f 9p g bt t cx 17 dl h h3 b
pads_banana 22 6 w
pads_front 22 bt a
pads_pack 22 6 e
pads_tampon 22 6 n
paediat 1n 1g g 61 b 7l a g5 l g6 v
paediat_dietiti 1z g6 n
pag s r d 1a a 1n a 1w b 3t 16 59 h 6v b 7k 9 7l 9 7n b 8x v at 9 b6 e c9 c ca t cn 8 cs e d0 c d3 e d4 9 dc a e5 d ea a eb z ef g eg p eh 1f eq f eu b f5 8 f7 k fb b fh h g1 s g9 n gk e gm f gp b h5 g h9 d ha a hb e he m i1 8 i5 j
pag_chang 1z ca a eq l
pag_contrac 22 eb a
pag_draw 22 2a c
pag_first 22 ca 9
pag_fre 1w aq b
pag_good 22 eb a f5 g
pag_list 1q hb 9
pag_mis 1s hb f
pag_not 22 7k 9
pag_onlin 22 eh 10
pag_pag 1z eb 9
pag_photo 1r 3t f
pag_pictur 22 eb a
pag_shop 22 g1 c
pag_shown 22 7n a
pag_sit 22 59 9
pag_smal 1z eh o
pag_stay 1z 3t 8 gk 8
pag_story 22 1n 6 fh 8
pag_train 22 dc c
pai 22 k 9
paid q 14 h 1c a 1h 9 1x b 37 g 4t q 50 b 5g a 5h a 5p b 6x d 7v e 7y a ai a aj 9 aw 8 ch s cq d da i db b dc d dd k de f ej j es l fa e fb t fl t g1 d g3 a g7 e gq i h1 k h8 9
paid_ahead 22 3q 9
paid_ana 22 dd d
paid_anyway 22 es a gf 9
paid_book 1z m a 37 a
paid_cal 22 fb 15
paid_cash 22 de a
paid_communi 22 cq l fl p
paid_company 22 f2 a
paid_edition 22 ch f
paid_employ 1q as a
paid_end 22 1q a
paid_grant 22 5g g
paid_help 1z 1x g
paid_insur 1z gq a
paid_landlor 1z db g
paid_lost 22 8h 7 99 9
paid_mil 22 97 9
paid_onlin 22 fl 15
paid_part 1z 1c f
paid_phon 1w 7w b fb p
paid_placeme 22 1q a 1r a
paid_recomme 1z 1t b co a
paid_rental 22 54 8
paid_sam 22 fz a h1 a
paid_second 22 i3 8
paid_travel 22 47 9 5l b
paid_trial 1z fd a
paid_until 22 f0 a
paid_video 22 fb i
pain 1b k 1i 2d s 7h v 7k k 7o 2s 7z i 81 p b1 b f2 o
pain_diary 22 7o p
pain_endomet 22 7k 9
pain_report 1z 7h b 7o b
painful 1u 7o 9
painkil 1z k l 7o k
paint 17 3f d 3h 2w 3j a 54 k 8j 7 8t 9 8y k 95 c 9c 10 9k c c5 13 eh e gt 10 hh 8 hj 32 ir 11
paint_apartme 22 3h 10
paint_bars 22 hj 14
paint_clas 22 c5 f hj v
paint_clay 1z c5 r
paint_evening 22 hj l
paint_flat 22 3h p
paint_own 22 3f a hh b
paint_pictur 1w hj 17
paint_shop 22 9d a
paint_wal 1z 3h r
paintin 1u 54 2s 8y 1c
paintin_artist 22 54 g 8y l
pair 16 13 1h 19 g 1a c 3p 7 3y h 4h 19 4j 1c 4l 1h bj e cv e fa u fd h hm b i0 e ik 19 ip 1j
pair_ask 22 bj a
pair_back 22 4h a
pair_cannot 22 ik 8
pair_hand 1u 13 9 3p 9
pair_keep 22 19 a
pair_meet 22 13 o fa k
pair_pair 1s 13 d ip f
pair_sel 22 ip 9
pair_togeth 22 13 a i0 8
pair_wear 22 4h a
pal 1o 6i w 71 i ae 7 d2 7
pal_ale 1z 6i l 71 g
palet 1z hj 9
pallet 1f 5p 9 6k 9 6l 24 an 9 i8 17 i9 e ig t ii 9
pallet_carri 1z i8 v
pallet_positio 22 5p 9 6l 8
pallet_spac 22 6l 1d
pallet_til 1z ig 9
palm 1k 53 d 64 p 9y 12 i1 f
palm_oil 1n 64 k 9y w
pan 1o 8s s 97 h ec 9 hr 6
pan_fram 22 97 g
panel 1a 1e l 2b 1g 3j c 3m 1l 6f 8 97 r 9g t am x an 12 bo 9 if q iv h
panel_balcony 22 2b s
panel_clean 22 3m e 97 p
panel_hom 1z 1e e 3m e 9g l
panel_invert 1w 3m v
panel_pric 22 2b 9 97 9
panel_roof 22 3m 8 am i
panel_wash 22 3j f
panic 1h 2c i 2f i 81 e br w fn 9
panic_button 1w 2c h 2f h br s
panni 1z io 18
pans 22 8s t hk 9
pant 1q 6 y cx 1y il k
pantry 1q 12 q 1q 11 5m 2h
pap s r c t 9 x 9 z 9 10 a 11 8 14 l 1r a 2z a 3q 9 3r 7 3s i 57 a 5j b 5q 9 5r b 6n m 6y e 7a f 7j a 7n a 8a d 8e a 8x 1f 9l b 9p 9 9q f 9t 8 9u g an 8 av g b9 o bf g ce p ci a cr e d0 l d1 8 dd a dj o ek f eq f eu f ez 9 f0 a fe c ff d fx d fy d g4 e ga 8 ge d gh a gj 8 gp i h3 e hb w i7 d i8 f it f
pap_account 22 bq a ek g
pap_ask 22 8x b
pap_book 1z 6r i b9 d
pap_buy 22 dj 9
pap_calenda 1u 1s f 6z d 7k e 84 d
pap_cas 22 dg 8
pap_check 22 h0 a
pap_claim 22 8x b
pap_diary 1u r k 7j e h5 c
pap_fil 1r 9u h g4 o
pap_firm 22 eq b eu a
pap_flow 22 2x b
pap_fold 22 9q e
pap_form 1w 11 c
pap_import 22 6e 9 8r a
pap_last 22 ge a
pap_lawy 1z 5q a
pap_let 1z 9l 8 bg a
pap_licenc 22 1e 9
pap_lie 22 gp a
pap_list 1r 1r e 6x c 7r e ge e
pap_need 1w 6d 9 8i 7
pap_not 1u t e 6y e bf e db 9 fy a
pap_part 1z gi 9
pap_phon 22 dd b
pap_photo 22 hx 7
pap_plan 1w 8x 1w gh g gv f
pap_quot 22 57 b 9q 9
pap_shown 22 gj 9
pap_slip 1w 10 c gu e
pap_stor 22 gp a
paperwo 1b z c 6n 1j 7a 1b 9n o ce 1c h3 u
paperwo_don 1z db a
parachu 1z 6o h 7c a
paragli 1w 7c 2r
paraleg 1u bm v gz o
parcel 12 0 9 b 9 12 k 14 c 2h y 4c 9 4f b 5t q 66 e 68 9 69 a 6k q 6m 2h 6o o 8d e cx u e1 9 f3 h fr m he p i6 8 iv h
parcel_arriv 1s 66 9 fr e
parcel_box 1z 2h 16 6m 1a
parcel_collect 1z 6m w gz 9
parcel_deliver 22 5t f
parcel_lat 1s cx 8
parcel_lock 1z 2h k 6m 2u
parcel_pay 22 9 b
parcel_sent 22 6k a
parcel_shop 22 6m 11 i6 9
parent m a o j e o e 1g w 1h 14 1i q 1j t 1k b 1n 6 1o a 1p m 1q 9 1s 10 26 10 2c c 2w o 3p b 3y t 3z r 40 q 44 p 45 j 46 e 47 t 48 14 49 m 4a j 4b c 4d m 4r e 61 p 6y 1d 7l 12 7p a 7u y 7z d 82 h 87 k 8b d 8t m b4 m b6 r b7 t be g bi v bj c bp o by 9 c5 f cl g cw m d3 j d4 8 d8 q f8 i fi 1b g3 u g6 s gb 9 gn x hl 6 hn s hq e i4 9 ix o
parent_abroad 22 fi q
parent_alon 1z fi f
parent_app 1o 1h 17 1s h 6y d 7l h 7u f g3 k gn d
parent_ask 1g g6 a
parent_associa 1z 1f 9 1j c be a
parent_baby 1l 1g 10 g6 w hn c
parent_book 1q bp i hn 8
parent_buy 1s be 9
parent_cal 22 1g 7
parent_car 1s 47 z fi 14
parent_chat 1w 1j b 48 e 7l j gn e
parent_child 1u 7l 9 hn e
parent_childre 1e 82 m
parent_choos 1z 1j 9
parent_clas 1w 1i a hn f
parent_decid 22 4r a hz 8
parent_driv 22 48 i
parent_evening 1w 40 9
parent_find 22 1w a
parent_first 22 1s a
parent_grandpa 1p 8b b
parent_group 1g 7l g g6 c
parent_hom 1q bp 9 fi 1b
parent_hous 22 i4 f
parent_know 1w 3y a
parent_liv 1u 1h o 2c k fi n
parent_look 1u gn 8
parent_los 22 1s a
parent_messag 1z 6y k gn k
parent_must 1u b4 9 gp 9
parent_newborn 1u 7l r
parent_notic 1z 6y 17
parent_ord 1s 2w m
parent_own 1z 44 g
parent_pay 1n 2w a
parent_plan 1r 1h e 7u g
parent_pref 22 3y b 49 a
parent_questio 22 7l h
parent_relativ 1z 3z f
parent_rent 1w ix w
parent_sam 1z hl 8
parent_school 1p 6y h f8 e g3 a
parent_see 1k b4 9 gn e
parent_sees 22 84 9
parent_set 22 d8 g
parent_sick 22 6y l
parent_sign 22 1h 7
parent_sit 22 hq b
parent_smal 1s hn n
parent_teach 1z j e 8t 9 be h
parent_trust 1s gn 8
parent_use 1z 1h 9 7l 9
parent_video 22 1g 9
parent_visit 22 fi g
parent_wheth 22 b6 a b7 a
parent_work 1q f8 c
parent_writ 22 1o 7
parenta 1s 1i 1b d1 9 f7 a
parenta_control 22 1i 18
parfum 22 5 1h
parish 1c 14 8 1b h 1c a 1e 8 1f 8 1o a 3p e 3v 9 3x p 6x 1f d1 19 gj y hn a
parish_hal 1q 1f 8
parish_memb 1z 6x w
parish_regist 22 d1 u
parish_town 22 3p 7
park x f d 1w e 22 d 2k b 2l k 2q b 34 b 43 b 4a i 78 8 7b 9 88 u 9a f 9s 11 9w 1r a3 q ag w ak 16 b2 1a bt q bu 8 bw o bx d dm y do 9 dp e dq 29 ei a fj v fm g fn e fq e ge b gf 9 hq a hr e hz d if q
park_app 1z 22 j 9w e dq n
park_brewery 22 2l b
park_fin 1z 88 13
park_fre 22 b2 7
park_friday 1z 1w e
park_group 1z b2 m
park_hir 22 fj n
park_lan 22 gu d
park_lorry 22 9w 15
park_newborn 22 bw f
park_operato 22 ag v
park_outsid 1w fn 7
park_own 1u dm j dq l
park_pet 22 fn 9
park_plac 1s 9w h dp c dq 18
park_rent 1z dq h fj d
park_residen 1z dm g dq n
park_road 1j 3k 8 94 b
park_spac 1z dq 1s
park_spot 1z 9w a dq x
park_thermal 22 if t
parlour 1u 2q 18
part h a a 16 f 1c b 29 8 2a t 2e f 4i g 56 a 5d 9 5i w 5j k 6p 17 8b 8 8f 7 8t d 8u d 95 a 9e p 9l d 9p j bc 9 bt e ck 9 co c ct a di c dk a dl g du l dx 9 fc 9 fe l gi a gu e gy b i8 c i9 t ia e ig g
part_ask 22 95 a fa 8
part_catalog 22 9p h
part_cfo 1z 5j 11
part_charg 22 8f 7
part_city 22 1w a
part_classic 22 6p y
part_convers 1g e5 a
part_count 1w 9l 8
part_damag 22 8u a
part_dyes 22 4d a fs a
part_earn 22 5i a di 9
part_fee 1z 5d g 5g a
part_first 1w 9e d
part_fit 1u 5i d 6p a
part_fits 22 5i a
part_found 22 dz 7 i9 b
part_ful 22 3c b
part_insur 22 6p c ho 7
part_kind 22 6p c hf 9
part_labour 22 9e a
part_learn 22 ba b
part_load 1w 56 9 i8 u
part_loud 1z du e
part_machin 1w 4p 9 6p 12 ia k
part_map 18 21 9 fy a
part_mark 22 i9 9
part_menu 22 60 a
part_mis 1o 8u b
part_must 1w 4i c dl 9
part_nobody 1z 6p v
part_not 22 9e a fw a
part_numb 22 ig 9
part_off 22 5n b 8t a
part_onc 1z 24 8 du 7
part_ord 1r 6p g
part_part 1u 5i d
part_pay 22 di 9
part_plan 22 3a b 7s b
part_practic 22 x 9 du d
part_print 1w 2a n 5i 18
part_scan 1q 6p l
part_scrapya 22 fe i
part_servic 22 ae 8
part_sign 22 gu a
part_stock 1w 4i 8 gy k
part_stor 1z 16 8 gi 9 iw b
part_test 1z 4k 9 eg a
part_town 22 dy a
partial 1z c4 m
partici 1h w 1h 5f m 5n j aq 10 b1 g b2 7 f6 b gi 27 hh 6
partici_budget 1z gi v
partly 1p 3l 8 dg c e4 8
partn x i y 1c h 1h r 29 b 3q 9 3w 14 42 b 4t d 5c k 5h b 79 a 7c c 7v b 8a 9 a6 m a8 e b5 b bd 11 be a bj u bk m d7 1b dc h de b dh b dx p ew c fu e g7 k
partn_app 22 3w f d7 n
partn_ask 1z d8 9 da a dc b
partn_bank 1o 7v a g7 a
partn_compani 22 3w f
partn_firm 1z 5c i
partn_group 22 3w f
partn_help 22 79 7 be i
partn_learn 22 bd 9
partn_licens 22 3q 9
partn_lin 22 dx 9 ia a
partn_nam 22 3q 9
partn_need 1z i l ew b
partn_not 22 7c 7 99 9
partn_pay 1z 1c b
partn_phon 22 bs 9
partn_recomme 1w 79 c
partn_shar 1z d7 1a
partn_weekend 22 1h g
partner 1w eq j
party 10 i a 1o b 2p z 2s 9 2z 16 30 e 31 1b 45 1u 5n v 7b 8 8v j by p bz 1j c0 u c1 13 c2 n c5 e e0 1b fk 7 gl d hj f hs d
party_ask 22 i 9 e0 7
party_bags 22 45 9
party_booking 22 bz n
party_box 22 45 10
party_cater 22 31 r
party_company 1z e0 8
party_cost 22 45 a
party_decorat 22 c1 11
party_equipme 22 2z z bz u
party_gam 22 8v v
party_hom 1z 45 k
party_host 1q bz j c0 9 c1 m
party_own 22 45 c
party_part 22 45 e
party_party 22 45 e
party_plan 22 7b 7
party_rental 1z 2z g bz 1g
party_room 22 c2 g
party_tent 22 bz p
party_thursda 1z 2z a
party_venu 1z 2p a c2 f
pas x 7 8 g c s u 2j c 2k l 2q a 39 a 3a c 3i 9 43 k 6f 8 6t c 7s 9 9c a 9o f b1 d b9 u bh i ev a gg 8 h3 d h7 e i9 b ip 9
pas_ask 22 6s 9 b9 8
pas_inspect 22 f0 d
pas_person 22 e6 b
pas_rest 1z 6t e
pas_sam 22 2k 9
pas_shar 22 39 a
pas_work 22 3a b 4h a
passag 1z u a du g
passata 22 9z u
passeng 1l 38 9 7c 1j 88 o dp a ds 18
passion 22 2s 9 hv a
passpor 1n 8q i bw i ce 9 cg k ic m
passpor_data 22 ce 9
passpor_photo 22 bw h cg j
passwor 1l 5e i 5k c bq v cu g hb f
past z 2u d 34 b 4u f 67 c 6q b 9y e 9z 1d b9 s bf a bn f cz 9 ef b et b ex 9 f6 a fj b ga d gn a
past_answ 1z f4 a ic 9
past_applica 22 bg a
past_dat 1z 68 9
past_mistak 22 ee a
past_pap 22 b9 1c
past_tens 1z 42 c bd b
pasta 1i 1q e 2u k 2w h 5w x 63 f 9z x a0 f hk 1l
pasta_vegetab 1z 2u e
pasteur 22 6h 9
pastor 1q 13 9
pastry 1s 2k a 2o 14 5y 9
pastur 1z hu 1t
patch 1k 1 w c f d a 3j g 89 q bv u
patch_test 1r 1 s c d bv r
patent 1w 5b b 8s d
path 1k 21 19 3l h 77 j 7z j ac 9 an m cn 8 gi 9
patholo 1w v x
patienc 1s 9j a bx i dz c
patient y 1 9 k 1h q 1s u 1c w 1n x n z d 10 9 11 q 2d f 58 a 7d 16 7j g 7o w 7p 13 7t 1b 81 13 82 c 84 a 89 1v 8a 1j a8 11 cu 9 g4 1f g5 1l gm c hc b i4 15
patient_agre 22 q 9 u a
patient_answ 22 q b
patient_appoint 22 q f 8a k
patient_ask 22 2d a cx 7
patient_book 22 g5 i
patient_cal 1w 7p a
patient_cannot 1w 7k 9 84 8 a8 8
patient_clinic 22 7d d 89 h
patient_devic 22 89 9
patient_directl 22 w 9 7d a
patient_doctor 22 g5 u
patient_exercis 22 k a 7o a
patient_family 1z 7p p
patient_fil 22 q k g4 t
patient_find 22 g5 h
patient_group 1q w o
patient_help 22 cu 9
patient_hom 1r k g 89 1a
patient_instruc 22 35 9
patient_medicin 22 a8 i
patient_mis 22 q 9
patient_organis 22 w b
patient_own 22 81 8
patient_plan 22 k a
patient_practic 1z 7o h 81 e
patient_practis 1z 82 e
patient_record 1s x l g4 1b
patient_remind 22 q k
patient_report 1z 7j 9
patient_search 22 g5 8
patient_short 22 g5 8
patient_show 22 q 17
patient_stop 22 81 8 89 8
patient_study 22 w s
patient_treat 22 7d 6
patient_treatme 22 k m
patient_video 22 7t b
patient_wait 1z 81 8
patio 1o 2b a 3j 1h 3l 11 bz f
patio_heat 22 bz e
pattern 1b 4p h 7j t 7k p 7n e 84 l 8d 1p 8e 2o ev g
pattern_design 22 8d 8 8e h
pattern_siz 1z 8e z
pattern_worth 22 7k 9 7n a
paul 22 2j b bu 8
paus 14 7 b 9 b s c 5m g 5x f 5y k 60 c 7v e 81 8 8b 7 8d 7 8j 7 az 8 cq a es 9 g0 o ia a
paus_chang 1w 5y f
pav 1q 3j 17 3l k an 1q
pav_ston 1z an m
paw 1s 1d 8 3u i fy 11
paw_print 1w 3u f
pay i 1e 8 2w a 4t k 6v 9 70 l 7w 8 7x n a6 d am e c3 8 cd 8 cq m ct h d6 9 db g dc b dd c de g di p em r es d ew i fb l g7 a g8 b go 9 ih a
pay_advanc 1z 2w a di j
pay_adverti 22 ci a ik 8
pay_again 22 75 9
pay_anoth 22 7g 9
pay_app 1w da 9
pay_back 22 db b gm m
pay_bank 1w d7 a
pay_bil 1u 1e e de i
pay_book 1z co a
pay_both 1z i8 9
pay_brand 22 52 9
pay_cal 1z f6 a fb h
pay_cash 22 7w e
pay_chat 22 bd 9 e9 b
pay_check 1w 5l a
pay_client 1q es i
pay_collect 1w bc 9 fp a ih 9
pay_commiss 1w 9d 9
pay_deliver 22 63 a
pay_deposit 1k bv 8 db a
pay_fairly 1z 7m a cd 9
pay_fee 1u 5h a
pay_fees 22 6v a
pay_first 1z 14 9 aj 8 ic 9
pay_fix 22 5s b bm 9
pay_ful 1w 24 8 2e 9
pay_goal 22 bd 9
pay_guest 1w 2t g 34 a fg e
pay_hom 1w p 9 fu a
pay_insur 22 5j 9 ds a
pay_itself 1w dn 8
pay_kilo 22 ih a
pay_kitchen 22 70 v
pay_landlor 22 g7 n
pay_leav 1w 6o a 9b 8
pay_lesson 22 49 a
pay_link 1s ew s
pay_list 1u 7r 9 g5 g h2 8
pay_memb 1r cj 9 g0 e
pay_minut 1w 51 9 fb 10
pay_monthly 1l cq e
pay_naira 22 79 7
pay_next 1w 66 9 co a
pay_off 1q 7x 1a d6 k
pay_onc 1r 6w 8 dc a
pay_ord 22 70 l 8s a
pay_own 1w 6v a
pay_park 1z b2 7
pay_part 1q di c ho b
pay_patient 22 k a
pay_phon 22 20 b
pay_pictur 22 c8 a
pay_piec 22 4o b
pay_plac 22 1q a
pay_pric 22 6g 9 hv 6
pay_read 22 ci a cs a
pay_referra 22 w 9
pay_report 1z df 9
pay_rest 1w 20 a 4t 9
pay_room 22 6t a 9j a
pay_sal 22 4p 9
pay_sav 1z 1q 9 6m a
pay_school 1z de s
pay_shar 1z cc 8
pay_sit 22 hm a
pay_solar 22 3m e am i
pay_staf 1u 23 8 3z b 7e 9
pay_tax 1w df 8 go 9
pay_than 1u 6f 8
pay_themsel 1w 9 a
pay_vet 22 1d 8
pay_video 1z 40 9
pay_wag 22 di f
pay_wat 1z 16 a
pay_weekly 22 8l 7
pay_whol 1z 1o 7 2q 9
pay_work 1z di j
pay_writ 22 k a
payday 1h 7v r d6 16 d8 a dd 9 de 9 di 25 g7 19 g8 x
payment u k 9 s r w 9 x 9 1l 9 2t c 4t m 4u a 4z i 50 9 6v e 6x f 70 j 7t 9 7v h 7w s 7x d 87 b 8g b 9b a 9t 7 a6 a ax c cq i d6 f d8 l da q dc f dd c dg l dh d ef a ej g er 9 es 17 ev 1g ew 20 fa e fc a g1 i g3 a g7 p g8 9 g9 c gr d i8 b
payment_age 22 8g 7
payment_api 22 ew 1c
payment_app 1z da f hf 8
payment_book 22 2t n 3y b
payment_both 22 7w 9
payment_check 1u cq 9
payment_clear 1z 1l 7
payment_company 22 ev q ew i
payment_farm 22 a9 f
payment_fil 1z dg b
payment_health 22 k a s a
payment_held 1s ev a
payment_last 22 ef a
payment_let 22 ax k
payment_licenc 22 4z 9 d7 b
payment_link 1s 6v e es c ew l
payment_mov 22 96 9
payment_not 22 7w 9 fa 8
payment_noth 22 d1 6
payment_paperwo 22 bi a db a
payment_partn 1w cq 9 da 9
payment_plan 22 bb a
payment_provid 1r ej e ev f ew f
payment_questio 22 6x 9
payment_record 1z 4t 9
payment_remind 1s es 10
payment_report 1z 7w 8
payment_tax 22 cq a dg a
payof 22 7x 1r
payof_plan 22 7x u
payout 1d 4t g dd 14 de w f9 b g1 y g2 a
payout_next 1z g1 j
payrol 1d 57 z di 14 el q em 36 ez z f0 m g8 j
payrol_softwar 1z em 24 ez h
payrol_system 22 di 9 em n
payrol_tax 22 57 k em n
pays s 2u a 4t c 9b 9 9g d cv 9 da b dh a di 9 dp 9 en n g7 c
pays_employ 1z dk a
pays_family 1s be 9
pays_fee 1w 6v 9 di 9
pays_group 22 4v a
pays_guest 22 e4 8
pays_itself 1w 2b 9
pays_lat 1z 3x 7 en o
pays_lost 1z 5o a 9o 9 gv a
pays_memb 22 bk a
pays_nobody 22 ex 9 fx a
pays_old 1z 46 9
pays_own 1z 9c a
pays_parent 22 48 9 7l a
pays_patient 1w 7o 9 7p a 7t a
pays_person 1u 7j 9 7s a
pays_pesa 22 dd a
pays_postag 1z he a
pays_rid 1z 8a 9 dp 9 fz a
pays_school 22 2w b gn a
pays_someth 1z 99 9
pays_spot 22 hj 9
pays_team 22 c7 8
pays_tenant 22 9k 9 hy 6
pays_travel 1z 1v 9
pays_warn 22 en a
pays_wear 22 1t b
pays_wrong 22 6k a eu a
payslip 1k di a dj d dk 8 em 1m hb u
payslip_ids 22 hb b
pcb 22 5i 13
pcos 1w 7k t
pcs 22 hs 1e
pdf 1a 8e 14 c6 9 eg u eu 1g h3 q
pea 1p 61 f 6b p 6j g a0 o ab l
pea_protein 22 6b o a0 g
pea_shoot 1z 6j d ab j
peak 1n 66 b 8a a al 26 ib m
peak_load 1z al p ib l
peanut 1k 68 i 9y 1d a0 f a2 t g6 n
peanut_but 1r 9y x a2 q
peanut_egg 1z g6 j
peanut_smooth 22 9y 9
pear 1s 9 a 61 r hj 8 hw v
pear_brandy 22 hw l
pearl 1u 2s 2h 6j 8
pearl_cook 22 2s k
peas 1z 61 i 6b a a0 9
peatlan 22 aj x
pedal 1w 1k l 81 8
pedicur 1s d 18 bv 17
peel 1l ih k
peeling 1z ah 8 ih 1j
peer 1m 4f a 9b 1h ar z dc q dd 14 do l fa i fl 11
peer_group 1z ar y fl f
peer_mentor 22 fa i
peer_peer 1z dd j
pelvic 1o k g 7o 14 cx o
pelvic_floor 1p 7o u cx j
pen 1o 5k j 8m g 9n c d6 f gp k ie h
pencil 22 bi a
pendant 1u 2c 2g 4k n
penetra 1z 5k 2d
penetra_test 1z 5k 20
pens 1n 8m 1n 8x 1d ah 8
pension 1d 4b q 60 t cu 1h dk 3g em f ho 1d
pension_apps 22 cu f dk g
pension_gap 22 dk 11
pension_tax 22 dk 8 em a
peopl 22 cu 8
pep 1k 67 u 6d 17 9z h fn m
pep_farm 22 6d m
peppery 22 6f k
percent 16 3d c
percent_rental 1z 3d f
perform 1l 1o m 58 n ay i f1 n il 9
perform_review 22 ay i f1 n
perfum 1j 0 9 1 f 5 32 iu h
perfum_hous 22 5 g iu b
perhap 1u fy b fz 9
perimen 1w 7k 16
period 1c 6 2c 3f g 5j 8 7k 11 7y f ay e di b eq 12
period_product 22 6 1b
period_underwe 22 6 16
permane 1z m a bv h
permiss 1e t 9 1c i 1i d 2b d 2k j 2q 8 4q 9 5k q 73 9 a3 d dc b dm f gh l if 9
permiss_ask 22 4q a cg 9
permiss_good 22 2b 9
permiss_sel 22 2q 9 dc c
permit 14 n c 14 o 1d c 32 d 35 c 52 b 5a d 6u b 7a 1c 8n 21 8r d 9c e b2 c bh e bl c ce 17 ds c fd n fx 9 gh 2r ih b
permit_agre 22 8n 9 fx a
permit_charg 22 bl a
permit_check 1w 9a b 9c a
permit_contrac 22 1d 9 fd 8
permit_fir 22 n h 34 b
permit_help 22 7a e fd e
permit_insuran 1u 33 9 ds 9
permit_nutriti 22 2r 9 2w b
permit_pap 22 8r a
permit_permit 1z 7a d gh 11
permit_plant 22 8r a
permit_rul 22 8n o
permit_sit 22 8n n
permit_use 1w 3a a
person q 13 g 1m 7 1s j 20 b 3r c 46 j 47 a 4b h 4w a 57 i 6t c 7s 9 83 i 86 9 av 8 bj g bl a bp b bq a c9 b cb c ce a cg d cu 8 de a e2 7 e5 j e6 d f0 j f5 9 gq d h7 b hc d
person_along 22 14 9
person_approv 22 c9 j
person_ask 22 ea i
person_cal 1z ae 7
person_charg 1z gq g
person_check 1r 3 9
person_childre 22 bp a
person_colour 22 1s j
person_dementi 22 83 u
person_duty 22 e6 b
person_employ 22 7s b
person_empty 1s e5 d
person_family 1w 46 g
person_hold 22 3r 9 d0 7
person_hom 1w 47 f
person_insur 22 7j a 80 8
person_look 1s cu 9 i9 9
person_must 1z h0 9
person_nam 1u e2 8
person_onc 1z h7 e
person_phon 1q 57 o 6m 9
person_plan 1z 37 a
person_protect 22 83 9 87 9
person_regist 22 0 9 2 9
person_report 22 4w d f2 g
person_request 22 f5 a
person_respons 1z de 9 f7 a ge 9
person_result 22 7d 6
person_send 22 d0 7
person_show 22 6t a e7 b
person_sign 1z ey b
person_sit 22 n 9
person_weekend 22 2p b
person_work 1z w 9
person_writ 1z 7g 9
persona 11 5 r 7 x f 1f k k l f s e 1n 1e 1t k 23 l 2f u 30 i 5e f 7g p 7h c 83 d 8w c 8y d 91 13 a5 c as s at h b4 d b8 b bg p bp h br 15 bs 1n bw b cf l cl d d4 b d5 f d6 c e2 1b ei g ex a f5 10 g8 g i1 v is 17
persona_answ 1z ex e
persona_assista 1w 5e l bs 1b cf k
persona_book 1z 1n q 91 x
persona_cal 22 85 8
persona_chef 22 30 r
persona_childre 22 1n 1m is h
persona_coach 1w 7h h as 15
persona_data 1m ef a f5 18
persona_financ 22 ch a d6 i
persona_gift 1w 5 9 1n g 91 j is 1o
persona_loan 22 g8 q
persona_messag 1w ei e
persona_part 22 1n 6
persona_photo 22 83 k 8y f
persona_poem 22 d5 n
persona_present 22 91 l
persona_safety 22 2f 11 br 1z
persona_shop 22 a5 j is d
persona_stateme 1u at l bg z
persona_train 1u f 25 s j 7g 10
personn 1w f0 1f hd b
personn_fil 22 f0 z
pesa 1e dd 9 h9 8
pest 1o 53 i 6j b 8q i ac 8 gu v hy 1o id l
pest_control 1w hy 19
pestici 1z 3l 9
pesto 1u 67 r 9z 11
pet 16 x a 2y g 3i b 3u 21 8q j a2 r ah b bx 1m fn w fo 2f fr 1n fs 1w ft 1i fu 17 fv q fw 1w fx 1q fy 15 gc 1h is c iu g iw b
pet_cemeter 22 3u t
pet_food 1u ah e fr 1z
pet_funeral 22 3u l
pet_odour 22 iu j
pet_own 1h 3u l bx l fo s fs u ft x fu y fw u gc p
pet_photogr 22 2y m bx 1q
pet_portrai 22 bx y is h
pet_saf 22 8q n
pet_shop 1n a2 d fn h fs n gc a
pet_sit 1z fo 2e
petrol 1k 55 e 6m 8 a3 f da k eh c
petrol_station 1o 55 b a3 c eh 9
pets 1b 1u c 2g e 3u 1n 75 g 8q t 9i k a2 e bx 11 fo 1b fs b fw t fy 1j gc f hp a hy 7 iu f
pets_away 22 fo l hy 6
pets_hom 22 fo i
pharma 1q w s 1l 8 6l 8
pharmac 18 1 p 4 e 7 a b c y 2u 25 b 5t y 6o i 7f f 7p 16 7s 9 7t x 7z i 80 e 85 e a8 2w cx c g4 h g5 f
pharmac_brand 22 1 e cx b
pharmac_confirm 1z a8 t
pharmac_deliv 1z 5t j a8 h
pharmac_dermato 22 1 9 80 8
pharmac_doctor 22 7p h a8 8
pharmac_employ 22 7f 9 7t b
pharmac_family 1z 2c 8 7p a 7s b
pharmac_hand 22 a8 c
pharmac_medicin 22 y n
pharmac_ord 1z y 16 i3 8
pharmac_patient 1z 7p a 84 9 a8 8
phas 1p et k i1 o
philipp 1j de 8
phish 1z 5k 9 87 p f3 2f
phobia 1w 81 2e
phon j r c t b 1i u 1z b 20 p 2h h 2i 14 2z 8 3n a 4w e 4y p 51 g 55 e 57 a 59 9 5a a 6r m 6z 9 70 f 73 8 79 8 7k a 7m 9 7p b 7r a 7s 9 86 a 87 i 9e g 9l 8 9p a 9r a 9s c 9t 8 ap a b4 8 bp b br c c7 d c8 g cg b cn d cu m d3 i dc k dh c dx 7 e4 9 e6 12 e8 b eh g eo d eq b ew p ey j fb i g3 a gb d gg b gl b gm 9 gn 9 go c gs d gu c h2 a h5 d h6 9 hb a hd b iq 14 iw n
phon_animal 22 fw a
phon_answer 1z e6 1h
phon_app 1m 26 e 3v 6
phon_bil 1w 7x b
phon_both 22 gq b
phon_bus 1z gn f
phon_buy 22 2i z ap a
phon_cal 1c 11 9 7u 9 83 d 87 d 89 c c7 c fb i gg 9 h0 a h5 b
phon_calenda 22 7r h 8x h
phon_camera 1s 86 9
phon_car 22 9u a
phon_cas 1u iq 1z
phon_check 1z ap 9
phon_childre 22 1i 1k
phon_choos 1z d3 a
phon_cod 1u 2h l
phon_count 1u 6m 9
phon_cov 1z iq s
phon_door 22 6v a
phon_email 22 6t a
phon_explain 22 7k 9
phon_family 22 20 x
phon_form 22 eo a gg 9
phon_friday 22 go g
phon_grandpa 22 bp c cu f
phon_hold 22 iq i
phon_intervi 22 fb m
phon_leav 22 gb b
phon_let 22 4w a bp a
phon_lin 1u 4w e 7z d gm d
phon_lock 22 73 9
phon_mak 1z 1i 8 iq i
phon_messag 1s r k 6z d
phon_minut 1z cn l
phon_mount 1z iw 1m
phon_night 22 ft n
phon_not 22 20 b 3y b
phon_numb 1h 36 b
phon_off 1z 39 a
phon_onc 22 d4 a
phon_open 1z 9s 9
phon_ord 22 70 l
phon_own 1z gb d iq w
phon_pap 22 6r j 6y a
phon_pay 22 5q a 9t 8
phon_person 22 e2 7
phon_photo 1q c8 p cg s gs e
phon_pictur 1z bx c
phon_pocket 1z bw c
phon_pouch 22 iq i
phon_print 22 cu 8 d3 q
phon_recepti 22 e6 1o
phon_record 22 1z a
phon_remind 22 dd b
phon_repair 22 2i l
phon_rid 22 a7 9
phon_ring 1w 6r f 7p a 9p 8
phon_saturda 1z 9s a
phon_scan 22 i2 8
phon_screen 1w 9e v
phon_send 22 6r c
phon_sent 1z gs f
phon_shar 22 1s g br f
phon_signal 22 9s a
phon_snap 22 c8 f
phon_staf 1z 4y p h7 c
phon_stand 1z iq h
phon_support 22 79 a
phon_tabl 22 e4 e f6 b
phon_tablet 22 1i d
phon_task 22 ey d
phon_tel 22 7i a
phon_video 1w 51 q
phon_wallet 1z iq h
phonic 1w b6 1q f9 i
phonic_gam 22 b6 u
photo m 3 g l g m c 10 8 11 c 1n 9 1s a 1t o 1u u 1y d 1z e 20 1f 21 d 22 9 2p c 2y k 2z v 30 b 36 b 3c b 3e w 3f j 3h b 3j 8 3p q 3t 8 4e 9 4j d 52 c 57 b 5b h 6u 9 6y e 7c 8 7i g 7t h 80 y 83 p 8g 7 8h 6 8o d 8p e 8r 9 8y b 95 g 96 b 98 a 9a h 9c f 9d d 9f i 9i e a8 d av d b4 p bj f bm a bp d bw r bx w by u c1 8 c2 a c8 18 cg u cp v cr c cz 9 d0 11 d2 o d3 16 d4 c dc b dl 9 e8 p eh n ek i fc 9 fm a fo c fs b g4 a gg c gr a gs u gt n gu f gv c gw c h1 q h2 k h6 w hb d hx l if b is j
photo_album 1u 20 l 83 k cz b d3 n
photo_answ 22 bj a
photo_app 1s 20 y cg h d0 a
photo_ask 22 20 b
photo_book 1o 1n 8 20 j 91 h d3 28 d4 a
photo_booth 22 2z 2i
photo_box 22 2z g
photo_broken 22 6p a
photo_chat 22 gs g
photo_checkli 1z 5r a h6 o
photo_cloth 1z c8 u
photo_cloud 22 20 i d3 c
photo_collect 1z 3f a
photo_compar 1z c8 a
photo_consent 1z 6y f d4 8
photo_count 22 8h b d2 a
photo_dat 22 h6 d
photo_dayligh 1w 3 e
photo_delet 22 cg b d3 7
photo_deliver 1s 8r 9
photo_doctor 22 7t n
photo_documen 1w av 8 hb f
photo_equipme 22 c2 c
photo_estimat 22 8p a h1 r
photo_event 22 by i
photo_exercis 1z b4 14
photo_fac 22 20 o cg d
photo_family 1z d0 15
photo_film 1z by b
photo_finish 1w 9d 9
photo_first 22 fs a gw a
photo_floor 22 h2 d
photo_fram 1z d0 q
photo_gift 1z 8y f is t
photo_good 22 80 8
photo_hom 22 1u 9
photo_idea 22 e8 b
photo_insur 22 h1 r
photo_kept 22 1t b
photo_kitchen 22 30 m
photo_last 1z 9j 9
photo_library 22 cp w
photo_list 1n 3e c c8 h h2 g
photo_menu 22 c8 m
photo_messag 22 d0 7
photo_mis 1r h6 a
photo_mol 22 80 m
photo_music 1w 3r 8 83 m cp 14 e8 a
photo_onlin 22 c8 m
photo_oth 22 cg 9
photo_pack 1z 7p e
photo_pap 1w av d
photo_patient 22 g4 j
photo_phon 1s d3 x eh c
photo_plac 22 gg b
photo_plat 1z l g
photo_print 1s d0 14 d3 z
photo_quot 22 95 a
photo_rash 1z 80 8
photo_reading 1w 3k f
photo_real 1z 3e b 4e 9
photo_receipt 1r dg c
photo_remind 1z 1u m
photo_report 1s fi e gu i h6 f
photo_restor 22 9f a d2 g
photo_review 1u 2p h
photo_room 1n 3f 9 h6 o
photo_round 22 gv a
photo_sam 22 2 9
photo_scan 1z 10 c d2 c
photo_second 22 9i b
photo_sent 1w d3 b
photo_shoot 1u 2y t bx f c8 14
photo_signatu 1z gu b
photo_skin 22 80 h
photo_smal 1q d0 8
photo_stor 22 1s a
photo_story 22 3t 8 d4 d
photo_street 22 gg i
photo_studio 1z bw r
photo_taken 1u c8 e
photo_third 22 8c 7 d0 7
photo_van 22 gw l
photo_video 1p 9a m 9e d
photo_visit 1q 9i b
photo_voic 1s 3t 8 83 9
photo_walk 22 8h 7 fm g
photo_whatsap 22 d3 9
photo_whil 22 d2 b fo 9
photo_word 22 e8 m
photo_yearly 1z af a
photobo 22 2z 1j d3 1u
photogr w 1t p 1y b 22 c 2y 25 36 9 3e 1e 3f d 3p a 4f e 54 9 5a k 6l a 7i o 80 f 8g c 8h 12 8p 9 8y d 98 d 99 9 9v 8 ag 8 bw 1e bx 1o by 1o c3 u c8 10 cg f cp l da c eh i ek g el k fe j ff 9 fh b ge a h1 a h2 e i6 9 if b im 7 ip e
photogr_book 1z 2y y by i
photogr_cloth 22 1t k
photogr_coupl 22 2y x
photogr_dat 22 ge a
photogr_dogs 22 bx t
photogr_family 22 2y m bx d
photogr_film 22 by g
photogr_florist 1z c3 z
photogr_list 1z 8p 9
photogr_meal 22 7i w
photogr_mol 22 80 q
photogr_near 1u 2y f 3e a bw p bx v by c
photogr_not 1z 3p 7 dt b
photogr_numb 22 el b
photogr_piec 1u 1t a 4o 9 i6 9
photogr_print 22 8y l d4 b
photogr_receipt 1w da a dg 9 ek 9
photogr_relax 22 bw h
photogr_sam 1z ge 9
photogr_sign 1z cr 9
photogr_van 22 36 a
photogr_whol 22 1t b
photosh 22 2y s bx m
physica 1w k 1h
physica_therapi 22 k w
physici 1w u u
physio 1e k 14 q 13 z 14 7o 1l 81 f fv 1x
physio_app 22 z l 7o 1o
physio_exercis 22 k m z l
physiot 1c k 26 z s 2d r 35 9 58 a 7o 1x 90 9 fv 1o g4 y
physiot_check 1z 2d 9 7o 9
physiot_exercis 22 k w z l
physiot_hom 22 k m
physiot_near 1z k 16 7o f fv f
physiot_osteopa 1z 7o f
physiot_practic 1p g4 e
physiot_visit 22 k w
piano 1i 41 24 93 1p 9a g bc 1h dy 3n g2 b
piano_app 22 41 e bc u
piano_guitar 1z 93 t
piano_lesson 1w 41 1c bc j
piano_teach 22 41 s bc f
piano_technic 22 dy 16
pick t 12 a 1s b 2n a 43 a 44 j 48 a 4f i 4j c 5p a 5x l 6j h 6k v 6m 11 70 b 8a k 8f e 8w b 92 s 99 y 9h a a1 c a4 f a5 j a6 g a8 b a9 n ac 15 bk b de g dn 9 e6 m f8 k fm e fp m gd j gy b h5 d hv b i7 s ih r
pick_bag 22 4f i
pick_bottl 22 65 b
pick_cardboa 22 ih u
pick_childre 22 f8 o
pick_clean 22 92 a
pick_collect 22 fp a
pick_cook 22 a6 d hv 6
pick_dat 22 4e a
pick_deliver 1u 99 d
pick_din 22 2w a
pick_dish 22 2u a a4 b
pick_friday 1z 92 b
pick_list 1u 8f 8
pick_lock 22 6m n
pick_mix 22 a1 p
pick_ord 1w fm g
pick_own 22 hv 8
pick_pack 1w 6k 1o
pick_part 22 e7 a
pick_phon 1w e6 w
pick_plac 22 43 e
pick_point 1m 5x w 6m 1b 8f 8 92 i a9 d
pick_robot 1z ac y
pick_sam 1u ig a
pick_school 1w f8 f
pick_siz 22 4n a
pick_slot 22 h5 i
pick_station 22 92 b
pick_thing 1z 2g a gd i
pick_ups 1u dt a
pickl 1r 6c 26 hv 1w
pickl_lov 22 6c y
pickl_vegetab 22 6c j hv m
pickleb 22 hr 2e
pickleb_court 22 hr 11
pickup 1h 62 p 99 1e f8 g gw e ih 9
picky 22 1q d
picnic 1z 38 d 7b b c1 s
pics 1w 80 9
pictur k 1f 9 1m s 1n q 20 q 26 b 2y u 2z g 3e c 3t c 54 b 59 b 7p b 80 h 82 8 8h 6 9d e 9m 9 9v i bh a bw k bx g by k c8 z c9 e cd d cg o cn 8 cp b cz n d0 d d3 q d4 a e4 7 e8 b eh d ek c fi d ft b fx d ge 9 gg 9 gv 9 h1 b hj n if e
pictur_ask 1z 2y a
pictur_baby 22 bw 8
pictur_back 1w fx 9
pictur_board 1u 1m 7
pictur_book 1p 1n 1w 8w j d3 d
pictur_card 1r 1m s cz n
pictur_childre 22 hm a
pictur_chosen 22 2y a
pictur_consent 22 i4 7
pictur_contrac 22 cm 9
pictur_delet 22 d0 7
pictur_enough 22 if 9
pictur_family 1w 2y a fi e
pictur_gam 1u 82 a
pictur_hom 1z 9d 9 hj 8
pictur_insur 1z 49 9 80 7
pictur_last 1u bu 8
pictur_left 1w 9v d
pictur_let 1z 3t 7
pictur_licenc 1z 59 9 5a a
pictur_light 22 3t a
pictur_lin 1w d0 9
pictur_list 1w if 9
pictur_look 1z cg e
pictur_mol 22 80 v
pictur_music 22 ck a cp a
pictur_must 1s h2 8
pictur_ord 1z 9p 9
pictur_parent 22 6y a
pictur_pay 22 9v a
pictur_phon 1r 20 w c8 c d3 9
pictur_pictur 1z c8 e
pictur_plac 1s 20 a
pictur_product 1w 4r 9 c8 9
pictur_profil 1z cg 8
pictur_ready 1w by 9
pictur_receipt 1w ek w
pictur_right 1w 58 e 9d 9
pictur_scen 22 c8 a
pictur_send 22 9v a
pictur_shop 22 c8 a
pictur_show 22 bw 8 c8 a
pictur_sign 22 11 a
pictur_stay 22 c8 a
pictur_step 22 hj 9
pictur_stor 1z 20 b
pictur_studio 22 2z 8
pictur_third 22 gp e
pictur_til 22 el 9
pictur_togeth 22 hj a
pictur_voic 1w 1m i 3t 7 hg 7
pictur_wal 22 h1 a
pictur_worn 22 1t b
pidgin 1o b4 9
pie 1u 72 g
piec x 0 a a f b 8 m c 1j q 1t q 2a 14 3f g 41 9 4c s 4d r 4f 15 4g j 4k 14 4m s 4o 10 4p o 4r q 4s q 68 e 6p d 8f p 8k s 8o 10 8p 15 8z 10 9d m 9f 19 9j b 9t a an d bc j bz b cy h du a dv d fh t hh k i2 d ii f il j im k in i
piec_advic 22 1u 9
piec_ask 1w 9 a 4s a 8z a 9f 9
piec_back 1z 4m a 5o a
piec_brand 22 8f 7
piec_buy 22 4p 9
piec_cheap 22 6p c
piec_cost 1w a 9
piec_differe 22 4g 9 8o a
piec_dres 22 cy 6
piec_earn 22 4f 9
piec_first 1z 9d f
piec_fit 22 4o b
piec_ful 1u 4k 9 4r 9
piec_look 22 4d a
piec_must 22 4m b
piec_order 22 2a c 8k 8
piec_piec 1f 8o a 8p 9 9f 9
piec_plac 1z 69 9
piec_return 22 4m b 4s a
piec_sal 22 8p 9
piec_sampl 1f 4c b
piec_sel 22 8p 9
piec_set 1z 8k 8
piec_show 22 9f a du 6
piec_siz 1u 1j e im f
piec_smal 22 8f 7
piec_statu 1r hh 8
piec_taken 22 4d a
piec_transit 22 9f a
piec_work 1w 4r 9
piec_worn 1z 1t h
piec_worth 22 4f 9 dv 8
pier 22 9r 17 if a
pierc 1z m s 9t q
pig 1p hu 1a ie r
pig_farm 1u hu b ie l
pigment 22 3 f
pigs 22 ie 1c
pil 1e 2y 9 65 a 7p 2q
pilat 1o g 1f a0 c b1 15 il j
pilat_back 22 b1 d
pilat_studio 1w g n a0 a
pilgrim 1p 3x 33 74 k 77 19
pilgrim_priest 22 3x 11
pilgrim_travel 22 3x 1i
pillow 1o 25 12 5o l 90 2n iu g
pilot 1g 7c 12 h1 e ia 9 if x
pilot_licenc 22 if 9
pin 1m 2h h 3s a 4o 9 9s k hr 8
pinch 1w 4m d d4 a
ping 1q 1y a fk e gn c
ping_pong 22 fk d
pink 1m ir d
pins 1s 4o 12 dp b dy k fy e
pint 1z e4 a
pintere 1z 1t n
pip 1i 28 1s 3g n 3l b 9c k ao f ij 1t
pipelin 1q ed 1g ee o ef a eo 1f
pirat 22 45 p
pistach 22 9y y
pit 1p 9l d bz m hq 1f
pitch 1e 2k 11 2l m 9s 2a au 11 bc f bz g c7 g dy n go n
pitch_book 22 2k 9 9s l
pitch_map 22 9s v
pitch_pitch 22 9s g
pitch_rhythm 22 bc h
pitch_tent 22 bz h
pitch_train 22 au s c7 i
pits 1z 8u 9
pivot 1z b a aq 1c
pivot_tabl 22 aq u
pix 1u q a d6 a
pizza 1p 2n y a6 m
pizza_deliver 22 2n g a6 d
pizzeri 22 a6 9
pla 1u 20 a 79 8
plac o h a i b j d n i s i 14 e 16 9 1a b 1d h 1w e 20 g 2k 9 2m c 2q c 33 a 38 a 39 b 3s 5 3z 13 44 b 4a f 5d a 5p f 68 c 6g 8 6m d 6z a 70 a 78 7 7b 9 86 9 8n 8 9w l ad 7 b2 7 bg j bk b bx 9 c1 7 c5 a cw a dl 9 dn c dp d dq p ex a fd q fp d gq i hi 8 hj e hs 6 i6 b
plac_age 1z 9m 8
plac_animal 22 1d g
plac_app 22 s 9 gg b
plac_bad 22 4a a b2 7
plac_bars 22 6i 9
plac_book 1w 6z 8 98 9
plac_budget 22 e0 8
plac_cal 1z 3a b
plac_chang 22 i 9
plac_company 22 5n a dp a
plac_dat 22 1w a
plac_develop 22 5d j
plac_earth 22 cn 9
plac_fost 22 1d f
plac_friend 22 2s 9
plac_half 1z 5p b
plac_hand 22 gq b
plac_househo 22 fd 8
plac_insur 22 2y a
plac_keep 22 4a a 8i 7
plac_licenc 1w ct a
plac_link 22 gy a
plac_liv 22 39 f
plac_local 22 14 8
plac_long 1z fx 9
plac_map 22 86 j
plac_must 1z j 9 3z a
plac_nanny 22 fd o
plac_nearby 22 7b 9
plac_nobody 1z bg a do 9 dq a
plac_normal 1z i 9 n 9 2q 9
plac_not 1w bx c
plac_nursery 22 3z 9
plac_off 22 2m c 7b 7
plac_old 22 hp 7
plac_ord 1u 4v 9
plac_own 22 fq a
plac_paint 22 hj e
plac_pow 1z 5p b 6m a
plac_reord 22 68 a 6h 9
plac_rul 1z 8n 8 ej a
plac_sel 1w 68 g 6e 8
plac_sensor 22 27 9
plac_shar 1z dp 9
plac_show 1z ek a
plac_shown 1u fp e
plac_stand 22 6j a
plac_trial 22 14 9
plac_work 1z cd 9
plac_worship 1w de 9
placeme 1h 14 u 1q b 1r a 5d 11 fd 1l gq 1u
placeme_fee 1z 5d j
plain 12 1 a w i 3s i 7j h aw b ax h bq o cg 9 cp b cx n ed w er h gm 1i ha j ik q
plain_comment 1z ha s
plain_english 1s ax h
plain_languag 1o w f bq e ed r gm 21
plain_packag 1w cx f
plain_sentenc 22 ee a i1 8
plain_word 1b 7j g cp a
plainly 1u ai b gn c h1 c hf b
plan k f m k 9 l r o b t b z h 11 i 1g u 1h c 1o 7 1p p 1q 10 1s f 1t f 1u f 1v 18 1w h 2x 18 37 l 3e g 3g a 3l l 3q u 40 g 45 g 47 e 48 m 5a a 5j m 5l b 5n k 6q z 76 c 79 m 7g m 7h 18 7i j 7o e 7p o 7r w 7s f 7u m 7x s 80 9 8x 10 96 m 9c h 9d t 9g d 9m 9 9p c ar d as b ay c b3 i b9 8 bb g bf 16 c2 h c3 9 c4 w cw 8 d6 f dk n e8 n e9 a en l ez w f9 i fa a fr d fv a fz 8 g6 i g7 h gf 9 gh x gi f gj d gn b gt d gu k gv k gw a gx 16 h2 m ia c
plan_adapt 22 7g f 7h e
plan_app 1p 1q q 1t w 1v h 7i g 7p 9 8x e dk i ez w
plan_apps 1z 1q f 1v f 7r g
plan_around 22 1v a
plan_ask 1u dr 9
plan_baby 22 1g o
plan_back 22 1q a
plan_book 1w 1p 7 7h h
plan_brand 22 8x h
plan_break 1w cs e
plan_build 1u 1v f 96 9
plan_cal 1r 51 8
plan_chang 1q 6q 8 7h q cw 7
plan_check 1u 7p f gh l
plan_client 22 7m b gs a
plan_coach 1z f k l i ar g
plan_company 22 5a a
plan_compar 22 c2 c
plan_coupl 1z 2x a 2y a
plan_cours 22 bf 9
plan_crew 22 3l 8 gv a
plan_dat 22 5n b
plan_deliv 22 gx p
plan_deliver 1s a4 f gx a
plan_departm 1z gh c
plan_diabet 1z l o
plan_drawn 22 gh b
plan_empty 1j g7 9
plan_everyth 22 c4 g
plan_family 1z 1q k 1v 9 7u a
plan_few 1z 1p d 1q 9 48 9
plan_fits 1s f e
plan_fix 22 ds a fn f
plan_form 1z gh 9
plan_friend 1z 1v j
plan_funeral 1z 3q 9 3s 7
plan_group 22 37 17
plan_hand 22 8a 9 ds a
plan_hard 1z 7s f
plan_holiday 22 1v n 76 8
plan_hom 1w k 9
plan_host 1z 5n h
plan_inspect 22 gw 9
plan_job 22 6q k bb a
plan_keep 1w 40 9
plan_kitchen 22 9n j
plan_larg 1z e8 b eo 9
plan_las 22 3e j
plan_last 1u 3x 8
plan_lesson 22 1p c 43 a
plan_machin 22 6q 12 ia l
plan_medical 22 8a 9
plan_mis 22 7g 9
plan_mov 1z bf 9
plan_near 22 c3 c c4 d
plan_night 1z 6q 9
plan_not 1z 7p a
plan_offic 1z gh a gi 9
plan_ord 1z 6q 8
plan_own 1u ar f c4 m
plan_pap 22 8x n gu f
plan_patient 22 11 h
plan_paus 1z 7h b
plan_pay 1z d6 9
plan_payment 1z 7w 8 g7 i
plan_phon 22 ey d h2 b
plan_photo 1w 9d a h2 j
plan_plan 1z 7h b
plan_plant 22 3l j
plan_prepar 22 5j 8 gt b
plan_priorit 1z 3g j
plan_product 22 69 9 6q k
plan_questio 22 7p a
plan_rac 22 b3 e
plan_rain 22 c4 a
plan_ready 22 5w 9
plan_remind 22 7o a
plan_room 1w gi 9
plan_round 22 9v 8
plan_rout 1w gx y
plan_run 1z 7h w
plan_says 1z bf 9 i3 8
plan_school 22 4i 8 gn k
plan_second 1z 1q 9
plan_session 1z f b 2x a
plan_several 22 95 a
plan_shar 22 d7 b
plan_shift 22 gk 8
plan_shop 1u 9d a
plan_short 1w cj 9
plan_sit 22 gi a
plan_sits 22 3q 9
plan_smal 22 2x b
plan_social 1z e8 a
plan_softwar 22 6q 14
plan_sound 22 5a a
plan_stop 1z 1v 9 7o 9 gx b
plan_student 22 8x a bf 9
plan_swap 22 54 8
plan_team 1u ez a
plan_test 22 7h b bh 9
plan_themsel 1z 2x g c4 s
plan_train 1w fv 9
plan_travel 22 1v x 79 q
plan_trip 1u 1v y 37 g 79 9
plan_video 1w z 9
plan_visit 1l o a 7u b
plan_wait 1z b2 7
plan_wed 1z c4 x
plan_weekend 22 76 7
plan_writ 22 7x c 9c b
plank 1z f a 19 a 7g a
plant 10 1u 26 1x g 24 20 3l 1b 3p 19 3s a 53 27 6b 1g 78 8 7i d 8c g 8i t 8q 2i 8r b 96 k 9i z ac a ai k aj q al m hz g ia l id e ij c it k
plant_app 22 1u 14 24 i
plant_ask 22 1u 9 24 9
plant_bas 1q 6b 1s 7i h it s
plant_calenda 22 1u s
plant_car 1z 1u 1y 8q k
plant_chosen 22 8q a
plant_compan 22 53 k aj i
plant_diseas 22 1u j id k
plant_fair 22 8c 7 8i 7
plant_fern 22 8q e
plant_health 1w 24 8 8c b 8i c
plant_healthy 1z 24 8 8q 9
plant_list 1z 3l l
plant_liv 22 1u c
plant_look 22 1u 9
plant_lov 1z 8q 11
plant_offic 1z 53 1k hz 8
plant_own 22 24 11
plant_part 1w 8q d
plant_pay 22 al 8
plant_photo 22 1u y
plant_plan 1w 3l r
plant_plant 1z 1u c
plant_poisono 1z 8q b
plant_pot 1z 24 22 8q k
plant_rent 22 53 x 8q l
plant_sensor 22 24 1c
plant_servic 22 53 14 ia a
plant_shop 1w 1u d 24 8 53 e 8q s
plant_sit 22 1x h
plant_sold 22 90 9
plant_swap 22 1u 9 8q m
plant_thriv 22 53 9
plant_tomato 22 i0 9
plant_tre 1z aj k
plant_wat 1z 1u c 53 m 9i m
plant_water 1w 1u h 53 u
plantai 22 64 1k
plantat 22 3o l
plaqu 1s 3t 22 is m
plaqu_cod 22 3t y
plast 22 3h n hk 7
plaster 1w 3h l gs a gt c
plastic 14 9 v a e b 9 2a p 9n a an 1m ih 14 ii 14 it 13
plastic_bag 1z iw b
plastic_bottl 1s an e
plastic_fre 1s 9 k a h ii h it 15
plastic_part 22 2a a
plastic_sachet 1z ii s
plastic_sol 22 4h c
plastic_wast 1z an 19
plat 18 l c 1c e 1f a 31 12 6s 9 8z 1i bt e bz r fe h fv b hh a hj 8
plat_back 22 bz e
plat_help 22 l b
platfor u d 9 1b w 1c 19 1y p 2n a 36 d 38 d 3q k 40 b 42 d 4t l 4x b 4y c 4z w 50 j 52 a 5f c 5i d 5n f 5u a 6m b 6r h 6v n 70 f 7m 9 7y f 89 g 94 m 95 d 9c e 9s d a6 m bg 9 bj d bo 9 c2 k c3 i cb e ce a cj b ck 9 cq z cs o ct s dp 8 e7 e e8 b ea h eb b ee c el a f0 f f2 i f3 8 fa y fb 9 fc p ff k fh j fl 8 fm e fo c g0 b g2 9 g9 r gi v gq 9 h2 8 hd z i7 e i8 9
platfor_agency 1w 3y g 7d 9 e0 a eb j
platfor_allow 22 e8 b i7 a
platfor_book 22 fa a g5 b
platfor_bring 1z 6r b
platfor_buy 22 1y f ip d
platfor_chang 22 ck a e8 b
platfor_collect 22 8g 8 f5 a
platfor_company 22 2u h hd j
platfor_connect 1z 4t 9 50 9 f4 9
platfor_employe 22 f2 g hd f
platfor_event 22 1w g c2 c
platfor_family 1w 1l 9 3q 9 c3 d
platfor_farm 22 id f
platfor_hir 22 4z a b0 c
platfor_hom 22 89 c ht a
platfor_list 22 36 9 3e c
platfor_liv 22 42 a bi g
platfor_onlin 1z 7m h aq b ba g
platfor_own 1s 38 a 6m f 6r g c9 f
platfor_photogr 22 2y g by d
platfor_privat 1w 30 f 36 e 38 c 9b d
platfor_read 22 cs f
platfor_rent 22 5s a do g
platfor_send 22 c6 8
platfor_shop 22 5u h fh 8
platfor_short 22 52 e b8 g
platfor_smal 22 1c b
platfor_tradesp 22 3g c 95 g
platfor_use 22 6r c 6v a
play w h b 1m 8 32 o 3b 11 41 e 45 e 46 a 4a g 6w b 83 a 8g 8 8j g 8t n 8v 1n 93 a b5 b bc n by l bz g c5 8 c7 g cl w cm 1l cn 17 d2 a dx i dy g dz j e0 f e1 j e2 c f8 m fk x fp t g2 a ga f gc 9 ge q hm w hn g hq 18 hr w hs d i4 d
play_again 1z 8v a
play_already 22 dx 8
play_board 1z 3b r
play_café 22 3b j hq f
play_card 22 46 h
play_centr 1z 45 f fk k hq e
play_equipme 22 ge u
play_gam 1w 8v l cm j hm a
play_half 1z 8v c
play_hir 1z bo b bz k
play_hospita 22 i4 f
play_list 1w 32 d
play_outsid 22 1i 9 4a h
play_song 22 41 b 83 b
play_sound 22 25 a
playboo 22 er 1d
playdat 22 bk 1m
playful 1u 82 h
playgro 1j 1v d 3z i 45 a 4a n 8u a f8 c fk j ge 2y hn f hq 1u
playgro_defect 22 ge u
playgro_parent 1z 45 9 4a a
playgro_safety 22 ge q
playlis 1u bc c e0 d
playtes 22 cm a
pleas x 7 8 e a 1t 9 1u a 2a a 80 9 a8 7 b5 b h0 b
pleas_add 1u 10 a
pleas_confirm 1z 31 g
pledg 1u g9 1l h9 p
pledg_follow 22 h9 l
plot 1e 19 11 aj y ap i ff 11 gj 1k i0 20
plot_fre 22 gj 9
plough 1w af v id c
plug 1e 17 k 18 d 2b 26 ak j bt g dr 9
plugin 22 i5 1e
plum 1s 67 9 d4 m hw h
plumb 1c 28 u 3g 2e 95 p cw a e6 e eh o fc 16 gt 14 gu t h3 x
plumb_electri 1q 3g 1q 95 i fc o
plumb_firm 22 28 9
plumb_walk 22 cw 9
plung 1z n 19
plus r 4c a im 10
plus_linen 22 3t 7
plus_siz 1s 4c i 8e 8 im 20
plywood 1z iv i
pocket 1d 4n f 8e d bw b cy 8 d8 24 il 12 in k
pocket_money 1w d8 2j
pocket_squar 22 in o
podcast 1a 3v a 4q 8 5a 15 7f c ar a as a az 2j ch h cj 2z ck d cl 14 cq q cr d fl e g0 29 hg 1b
podcast_chat 1z as c ck f fl b
podcast_childre 22 cl i
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
podcast_record 1z g0 1e
podcast_sound 22 az a
podcast_studio 1z 5a l az n
podiatr 1w p 1y 4v a
podiatr_visit 22 p w
pods 1w 5z o fl t
poem 22 d5 23
poem_birthda 22 d5 n
poet 22 d5 t
point 11 16 13 21 b 33 a 38 9 3g c 4j l 5x q 64 b 6m 16 6w a 75 j 78 7 7q c 86 b 8f 7 8l 9 8n a 92 f a9 b ai b ak 19 as h b3 9 b7 b bn b de g dr l e4 d er b ii a
point_car 22 ak k
point_clos 1z 5x e
point_easy 22 b7 a
point_map 1z 8n 8
point_near 22 ii 9
point_nearby 22 4j 9
point_pas 22 9h 9 e6 b
point_phon 1w 7q 9
point_point 22 16 e bn 9
point_send 22 64 a de a
poison 1r hy 1s ig a
poisono 1z 1u b 8q n
pokémon 1z 8g 27
pol 1r 97 x 98 a
polic 1d 13 e 1b b 51 z 87 a 8j 8 8l 6 dt c el l fd j
polic_clearan 1z fd l
polic_record 22 13 a 1b c
polic_report 22 8j 9
policy 1g aw 1y ax g ay 1e ch a dc 1j f4 d f5 v f7 e he g i8 d
policy_apprais 22 ay h
policy_claim 22 h1 a
policyh 1w aw 14 dc 1c h1 18
polish 1m 3 o 1f 8 4j 8 5b f 64 m 6c 9
polit 1s ej a es r h4 z
polit_follow 22 h4 r
pollen 1u 27 n 84 1r
pollina 1z 8i u
pond 1r ae 2c ah g
pond_check 22 ae a
pong 22 fk h
pony 1w 9v n ag a fz 1f
pool 18 4 c j 1z n f 2g h 3k 30 4m e 4v 1c 5d f 7b 2d af b ci n dc k dp g fp a hq t i7 l ii h ij f
pool_clos 22 j e 3k h
pool_family 1z 7b 1e
pool_guy 22 3k j
pool_mainten 1z 3k 15
pool_ord 1w 4v 1p
pool_own 1z 3k 14 7b 16
pool_park 22 7b b
pool_pump 22 3k h
pool_repair 22 3k i
pool_robot 22 2g m 3k h
pool_servic 1z 3k u
pool_shop 22 3k q
pool_teach 1z j w
pool_wat 22 3k b ij k
poor 1g 25 s 27 c 6a 9 6f 8 9u c ir 7
poor_sleep 22 25 w
pop 1g 2m b 2t j 4p 9 52 1k c0 e c1 7 e3 t
pop_shop 1z 4p 9 52 17
pop_ups 1s 52 g
popcorn 1w 68 p bz h e3 9
popular 1k g l 4e a 75 a bu 7 ht 7 im 7
popular_siz 22 4e a
pork 22 hu 1o
porridg 1r 61 a 7i f 9x 12 g6 c
porridg_mix 22 9x g
port 1k 6l 10 8a b ap g i7 b i8 a
portabl 1q 2b m c0 w h3 i
portabl_bar 1z c0 t
portal 16 q b 10 f 1b j 34 f 3t 9 6t c 6u p 6z i 9m b bl c c3 i c6 x ct w ff 17 fx g g3 c gh y h0 s h2 i h7 f ha p hb s he q i5 i
portal_agency 22 h2 9 ha h
portal_client 22 9l 9 hb c
portal_fees 22 34 b 6y 9
portal_own 1z 6u d
portal_smal 22 34 b
portal_softwar 22 h7 c hb c
portfol 1g m 9 bb 10 c5 x d9 1n df 1n fa s ga 1e
portfol_part 22 d9 d
portfol_real 1z ga l
portfol_track 22 df 13
portion 1d 2l n 4b c 5v r 60 9 61 e 7i u a4 h fr 1c ht 25
portion_cost 22 61 a
portion_food 22 7i 9
portion_weight 22 fr g
portlan 1l fn 8
portrai 1k 2y r 6w e 7e 8 bw 28 bx 1j cg 2q is x
portrai_photo 22 bw h bx h
portrai_photogr 1z 2y l bw 1n cg n
portuga 16 ik c
portugu 1h b5 r c7 9 hh 8
portugu_catalan 22 c7 9
portugu_spanish 1z i1 7
pos 1n 2y f 6r k
positio 1i 21 e 5d 12 5p c 6l 8 ca m en 9 er c ex j fw w gn l gt b
positio_map 22 ca 9
positiv 22 7w c
possibl 15 84 a fu j
possibl_next 22 fu b
possibl_show 22 7j a d8 a
post u b f 1w b 1x b 4f 9 4j d 4s j 4z d 50 x 54 8 58 j 5b c 5d 9 5p d 5z 9 66 d 6o a 85 a 8f w 8h i 8j 10 8l r 8w t 8y n 9i p a0 d a1 i aa j am 8 an d b0 d cq p ct l d0 h d2 c dr j e7 a e8 22 e9 a ex p fl a fs j fy u gg 9 hg k i3 r i6 e i8 g
post_adverti 22 w f e8 b
post_brief 22 4z a 50 9
post_count 1r 8f 9 i3 r
post_hand 22 8q a
post_harvest 22 5p p
post_instagr 22 e8 j
post_job 1w 5d g ct g ex e
post_load 22 i8 h
post_memb 22 cq e
post_next 1z is 8
post_noth 22 4s 9
post_offic 1u 55 a 74 7 i3 9
post_phon 22 e8 i
post_photo 1w d0 d d2 9
post_send 22 8h a e8 b
post_shop 1z 8y h
post_social 22 4z f e7 i
post_sort 22 ex w
post_stamp 22 5b a
postag 1e 2 9 4d a 4q 9 5z 9 6d a 6k b 9x b he a
postag_return 1w 4d a
postal 1z 5s f 6m 8
postcar 1q 8x p d0 20
postcar_grandpa 22 d0 l
postcod 1q 1u a 9b 9 dy 8
postnat 1w o 24 b2 9
postpar 1w o y 7l p a4 k
postpon 1z 2x d ic d
postur 1q g f 2d 2q 7o n bw g
postur_retouch 22 bw b
pot 19 24 1w 7v 9 8q 1t 8z u dd p dk i fh f g7 1b hh 1k hk 7 hz 19
pot_christm 22 hz q
pot_kiln 22 hh o
pot_wat 22 24 s
potato 1o 4b a 5v 9 68 a a2 h a3 i
pothol 1z gg 27
pots 1d 19 e 24 1e 53 9 7v w 8c 9 8i 7 8q n ab b d7 b hv 9 hw 7 hz f
pots_ord 22 hz 9
pottery 1o 8z 1f c5 g fh q hh 25 hi 7 hj 7
pottery_studio 22 hh 1j
pouch 1e 4g c 61 t 63 f 9y h 9z 10 a0 f g6 b iq g it d iw k
pouch_superma 22 61 j
poultry 1s ah 7 ie z
pour 1i 8 r 6e 9 6f 9 aa 8 gs l hj 9 hk d hw h
pour_soy 22 8 f
pow 13 1e c 2b w 2h d 2k k 2z 8 3g j 3j i 3m n 4v f 5m 9 5p f 6m 9 7u e 8z 9 9h a 9r a 9s m ab l ae a ak f al 10 am y aq 11 ax b bq r bz c dr e g4 9 gc b ib f iq q
pow_acces 22 2v a
pow_attorne 1w 7u j ax f bq w
pow_bank 22 iq 12
pow_bil 1z 9s a ab c dr 9
pow_cheap 22 al i
pow_check 1z 2k 8
pow_cuts 1r 3m c
pow_fail 22 5p b
pow_hand 22 9r 9 9s a
pow_hom 22 3m e ak 9
pow_list 22 3m 9 bq a
pow_own 22 2k 9
pow_plant 1z al 10
pow_point 22 3g i
pow_purchas 22 am j
pow_query 1z aq s
pow_wat 22 5m c
powd 1j 7 y 2s 8 6h i a0 12
power 1r 56 a 6m 9 ac 8 gc 8 gf h
powerba 22 iq n
powerpo 1z aq k
practi 1w b7 15 bc p bd 1k bo 16
practic w g b i g k l p 9 q 14 u p x 1f z 17 11 1c 41 e 42 b 43 c 48 i 4v 14 4x h 54 o 59 9 5c d 5l 12 5o b 7k a 7m j 7o d 7t o 7z i 80 b 81 g 82 s 85 a au d b4 8 b7 14 bc 12 bd 11 bh s bo 16 c7 g d9 c du w dw j e6 h fl 9 fq a fu r g4 11 g5 v ga o gk b gz b h0 1e hb p
practic_app 1u 9u b b7 e bd d du o
practic_clinic 1z 81 b g4 c
practic_clos 22 fu b
practic_employ 22 7o a 80 8
practic_even 22 5l b
practic_feedbac 22 bc a
practic_fre 22 e6 b
practic_insur 1z 7z m 81 8 82 8
practic_intervi 1z bo l
practic_manag 22 g4 f
practic_managem 1r g4 w gz d h0 j
practic_nearby 1z 7m h 7t g fu h
practic_nursery 22 61 a 82 8
practic_offic 22 4l 9
practic_own 22 e8 b
practic_pay 1z h0 9
practic_pharmac 1z 7j 9
practic_phon 22 x 9
practic_platfor 22 bo h
practic_portfol 1z d9 j ga z
practic_room 1z dw u
practic_set 22 41 9
practic_smal 1z bd j
practic_softwar 1r x 1m z n 11 11 g4 v h0 x hb b
practic_staf 1z 4x j
practic_system 1s q o u x x g 11 h
practic_talk 1w au 9
practic_track 1w du h
practis 17 41 m 42 a 43 b 4x z 81 e 82 o au 11 b6 g b7 p b9 c bc 18 bd 1j bh a bo 1f c7 15 du 15 dw 18 f3 7 fq i ga n hd f
practis_alon 1z bd e bo g
practis_hom 1r du 7
practis_intervi 22 bo m
practis_littl 1z 41 8 82 8
practis_own 22 5f a du 6
practis_real 1z 81 8
practis_sal 22 hd j
practis_smal 22 bd k
practis_speak 1z au 9 bd 1d
practis_topic 22 b7 a
practis_violin 1z bc w
practit 1w g4 m
prais 1s 34 d 82 a ci c ea a f3 b
pralin 1w 69 2e
pram 1k 8u x b2 v hn h ix 1p
pram_bedsid 22 ix d
pram_cot 22 ix a
pram_rent 22 8u l
pram_rental 22 8u l ix f
pranaya 22 g b 7e 9
pray 1n 3v 2q 3x m i4 a
pray_daily 22 3v s
pre 1a 1j 12 1y g 3f e 4f q 6f m 70 h 8b a 8p q a9 f aa o bt n fe c g9 g ip s ix c
pre_cut 22 8b d
pre_lov 1p 1j 17 1y g 4f h 8p h ip l ix c
pre_ord 1l 6f m 70 h a9 d g9 g
pre_own 1u 4f i 8p i fe e ip f
pre_purchas 1z bt s
preciou 22 4k d
precise 1w 1n 6
predict 1l y 9 27 9 4u j 7k f 84 z en p ev x ia 1c
predict_chargeb 22 ev x
pref 1c 2l 9 5e a bs e fm a
pref_fix 22 57 b 5g a
pref_group 22 fm b fq a
pref_monthly 1w 5e a 6z 8
pref_pay 22 5b b b8 a
prefer 22 gx a
prefil 1z e8 a ei a
pregnan 1e 7 c e h 4r 13 7l 28 89 h
pregnan_cours 22 7l v
prelov 1z 1y p 4f u
premis 1j k a m a 2j b 2m c 2o a 5l n
premium 1d 3 g 9x a 9z b aa j aw u dc i
premium_mix 22 aa m
prenata 22 9u b
preord 1u im j in 9 io l
prep 1p 40 m 60 17 a4 1q b9 v
prep_athlet 22 60 t
prep_meal 22 60 k a4 h
prepaid 1j 3x 8 5y a 64 a 76 7 am 9 d3 8 d8 f
prepaid_ord 22 5y a 64 a
prepar 12 o d 30 c 3f v 5j 8 60 y 6n b 71 b 7k f 7x b a4 p av 13 b9 w bb f bh c bn a bo k bt a c6 a dg f dj d du 8
prepar_applica 1w 5g 9 bo 9 dj 8
prepar_candida 1z b9 r
prepar_fil 1w av n
prepar_hom 1z 3f o
prepar_meal 1w 60 1e a4 z
prepar_pag 22 7k 9
prepar_pap 22 7x a
prepar_real 22 bd 9 ce 9
prepar_report 1z 71 8 7j 9 84 9
prepara 1i 2l a 42 9 45 a 7l k av x b9 16
pres 18 2f o 2r 1i 51 d 5o f 6f t 6p k an y br h cf b e1 s gn 9 i6 h ir 1l
pres_brick 22 an o
pres_button 1s 51 f
pres_juic 1z 2r 15
pres_nail 22 ir 1w
pres_ons 22 ir i
pres_send 22 cf e
pres_twic 22 5o 8
prescho 22 3z s
prescri 19 1 b x e y l 10 8 4l 1j 7p m 7t 1u a8 2b cx f e6 g ft g g4 14 i2 9
prescri_ask 22 4l f i2 8
prescri_bil 22 g4 a
prescri_pharmac 1z a8 h
prescri_remind 22 7p m
prescri_request 22 e6 g
prescri_sent 1w 7t j
prescri_upload 22 a8 i
presenc 1z au l
present 17 0 d 8 b 1e c 1n 7 1o 8 4k g 5m 9 69 d 8b 7 91 p aa 8 au 1p b0 c bp b is 9
present_train 22 au h
preserv 1r 1 c 6j 9 hv 1n
preset 1z g1 1d
preside 22 gl c
pressur 1e 3j 1y 89 11 98 12
pressur_clean 22 3j w
pressur_wash 1r 3j 1r 98 12
pretend 1r hq a hy b
prevent 1l 56 a 5r b 84 a ev 13 gw a ho h hy 8
prevent_breakdo 22 gw a
prevent_treatme 22 84 a
preview 1e 1n 8 4q d 8y k cp t d3 g f9 i g2 a hf b i5 k is 16
preview_buy 22 8y a
preview_pag 22 f9 a
preview_post 22 is 9
previou 1z cs a
pric l 5 a c 9 1r 1c 22 f 2b 8 2i g 2p d 3d q 3g f 3h l 3j 8 3n g 3q k 4f c 4j c 4k c 4l b 4o d 4v n 5b c 5p 8 5z d 62 i 6f a 7d 6 8g 8 8o c 8p f 95 h 96 a 97 b 9a p 9c f 9e e 9f c 9y 8 ar h b0 9 bt b bw 8 c2 d c3 f d9 f df a dl c ep r fb b fc j ga h gt p hx e
pric_accept 1z 90 a 9e a
pric_agr 1r 9f 8
pric_app 22 22 k
pric_book 1q gt e
pric_cal 1u 4j 8
pric_chang 1z 2r 8
pric_choos 22 3q 9
pric_complai 22 2i a
pric_count 1z 2q 9 6g 8
pric_cov 1w 30 a
pric_dat 1n 9c f c3 a ep 8
pric_deliver 1s a5 h
pric_differe 22 7d 6 9c b
pric_empty 1k 1r b
pric_error 1r 96 b
pric_extra 1z 2p a
pric_fal 1p d9 p f4 9
pric_family 22 61 a
pric_fre 1w c2 m
pric_given 22 95 a
pric_guest 1q 3d s
pric_history 22 8g 7
pric_keep 22 79 7
pric_known 1w 4j 9
pric_lat 1z 5p b
pric_list 1e f7 c
pric_market 1q 8 9 6a 8
pric_mis 1z 1r g
pric_morn 22 1r f
pric_nam 1r hx b
pric_off 22 5 a fn 9
pric_onlin 1z 4v g
pric_ord 1z 2u a 8o d
pric_oth 22 95 a
pric_paid 1z 36 9 dn 9
pric_pay 1z 2p a 4p 9 8k 8
pric_photo 1m 3h a hx 8
pric_quiet 22 5r a fp b
pric_rang 1r 6f 8 fc x
pric_repair 22 16 a
pric_request 1z 5b a
pric_return 1z 8w a
pric_room 1w 3h j
pric_sel 1z 1l 7
pric_separat 22 ar 9
pric_several 1z c 9
pric_shop 1z 1r t 69 9
pric_shown 1w 1r a
pric_smal 22 ir 7
pric_sourc 22 22 9 df f
pric_start 1z d8 9
pric_taken 1z 1r a
pric_team 22 45 a
pric_text 22 59 a
pric_thirty 22 1r a
pric_told 1z 3n n
pric_wait 22 dm 9
pric_wholesa 22 9p 9
prick 1w 85 16
priest 1u 3r h 3x 1t 9q 8
primary 1a 2w f b7 m f8 13 g3 j hm 9
primary_school 1f 2w e b7 9 f8 s
primary_seconda 1r g3 k
primary_teach 22 b7 a
print t 1n y 1p 9 20 i 2a 2e 2z l 3u 8 4l c 4q 1r 54 a 5c f 5i 1g 6k 8 6p c 6w 8 70 d 72 a 8e 14 8h 9 8j a 8v q 8x n 8y 1k ao y b0 h bp n bw m bx n c5 g cr 1l cs d cu b d0 1g d1 6 d2 d d3 1i d4 x eq c fy d hi c iq d is k
print_album 1u bw i d3 i
print_ask 1z 8y 9 d4 8
print_book 1p 1n 7 bp g bx b d4 y
print_booklet 22 d4 8
print_demand 22 4q m
print_family 1z d0 e
print_hardbac 22 1n 7
print_hom 1w 8e v ao h
print_hous 22 ao 1s
print_issu 1z cr u
print_let 1z d0 e
print_look 22 4q a
print_magazin 22 cr 2b
print_monthly 1z d0 e
print_must 22 eb a
print_near 22 4q g
print_ord 1s 4q w iq f
print_own 22 5i h
print_pack 22 1p 8
print_pap 22 fy c
print_phon 22 20 a
print_photo 1w d0 13 d3 13
print_plac 22 70 a
print_post 1z d0 a
print_product 22 2a p
print_ready 1u b0 e
print_replace 22 2a z
print_run 1z 8v a 8x a cr 9
print_second 22 2z e
print_servic 1z 2a i 4q g 5i z
print_shop 1w ih c is c
print_sign 22 eq k
print_smal 1z 8v a 8x i cr 9
print_today 22 5c f
print_worksho 22 hi c
printab 1z 72 a b7 a f9 11
printab_workshe 22 f9 f
priorit 1p 3g k cf n gl i
priorit_memb 22 3g d
privacy 19 q c 26 c 59 c 7k a ax e d6 9 f5 1z fw f
privacy_notic 22 d6 8
privacy_pag 22 f5 g
privacy_policy 1z ax h f5 y
privat u n b 22 e 2i a 30 17 33 9 36 s 38 e 3k c 40 h 5s q 6y c 74 b 7b x 7n c 8n b 9b b au 9 b4 f b9 c bd a c2 a d5 9 d6 9 d7 f dk 9 do w dq t e0 8 fd o fg y fj q fl v g0 m g3 s g4 d
privat_audio 22 g0 o
privat_bedroom 1z fg 14
privat_camp 22 44 h
privat_cars 22 do i
privat_chef 22 30 2k
privat_clinic 1q g4 k
privat_din 1z c2 f
privat_driv 22 dq i
privat_event 22 2k 9
privat_garden 22 7b 1l hv 9
privat_group 1p 38 b fl d hh 9 hi 8
privat_hir 1z n f
privat_hom 1p e 9 fd q
privat_househo 22 fd e
privat_lesson 1z 40 j
privat_must 22 es a gt b
privat_nursery 1z 3z f
privat_onlin 1w fl l
privat_own 1p 36 m do 9 dq a
privat_park 22 dq z
privat_party 1u e0 8
privat_phon 22 4y e
privat_pool 1u 3k k 7b 15
privat_public 22 e0 7
privat_room 1p 74 a fg y
privat_school 1i 2w b 6y b g3 13
privat_sel 1z 2i f
privat_spac 22 7n b
privat_teach 1z 41 e ba g bc f
privat_trip 22 gw a
privat_tutor 1w 40 j b4 r b9 d
privat_use 22 1u 9 el b
private 1z bi d do 1g
priya 1z f a a5 9
priz 1q 7v 9 cn b e4 k hm j hs 7
priz_best 22 hm h
prob 1l 9n j ae 1e ai 7 id z ij 1p
probabl 22 87 a
probat 22 bq 1v
probiot 22 6c p
problem 15 2v b 40 a 5c r 5l g 7z a 82 d 83 e cu 8 fq d gg d
problem_book 22 44 b fm b
problem_empty 1l 5l c
problem_found 22 9i b
problem_next 22 fo a
problem_off 1z 4r 9
procedu 1z db d
proces 1c 0 t u 9 8h m cb 12 ce g eb b ed h er a eu g f5 r f6 a
proces_agreeme 1z 5c a cd 9 eu a
proces_data 22 ed b ic 8
proces_delet 22 u a f6 b
process 1u 9q h er b hz a
procure 1z c6 1z
procure_portal 22 c6 q
produc 14 5a q 5p 12 5r i 5u y 5x t 6w c a9 1f ab 9 az l ba f cj 14 g0 e g2 1b
produc_ask 22 5r a
produc_basket 22 a9 l
produc_beat 22 g2 j
produc_box 22 5x k
produc_farm 22 5x k a9 h
produc_first 22 2b 9 5r a
produc_pick 22 5p b a9 h
produc_podcast 22 cj x
product v 0 q 1 a 2 s 3 l 4 f 6 z 7 l b h d i 2a m 2e d 2g a 2o k 2v g 3i c 50 x 55 c 5a 19 5h m 5i o 5k f 5r c 5u e 5w s 63 l 64 z 69 c 6b l 6n b 6p j 6q 1m 72 v 7q x 8m j 8x f 91 l a0 a an r ap f az x bv 8 c8 1q c9 v cx p e8 c e9 r eb j fh f fs s g1 r g2 9 hc q he g i5 c i6 c i9 z ia c ic w iq b it k
product_approva 22 5h c 85 8
product_back 22 fs a
product_check 1z 5w e
product_classif 22 7z 9 81 8
product_company 1z 5a 1c az 9 ic 8
product_contact 22 50 e 5h c
product_count 1u 4 9 u 9
product_data 1w 1z 9 72 9
product_descrip 1z e9 13
product_design 22 5i m fa c
product_expensi 22 cl a
product_fee 22 50 f
product_few 22 1 9 5k 8
product_fil 22 2v a 6n 9
product_fit 22 6 a fs a
product_footpri 22 ic a
product_homelan 22 64 v
product_imag 22 c8 1a
product_import 22 64 a
product_lin 1z i9 1a
product_link 22 c9 a
product_list 22 72 12
product_manag 1u 6q 8 hc x
product_must 1z 63 a
product_onlin 22 fh f g1 q
product_ord 1z 6q 10
product_pag 1j c9 i i5 c
product_photo 1z c8 29
product_photogr 22 5a m c8 1d
product_pictur 22 c8 13 c9 a
product_plan 1w 4 9 6q 1x
product_requir 1z 3 b 7 9
product_safety 1u 2a a 2g 9 8m 7
product_sel 1s 4 8 2v 9 5h a
product_send 22 5w 9 c8 a
product_servic 22 az p
product_sheet 22 72 o
product_shop 1z 3i b c8 a
product_siz 22 6 a
product_suit 22 cx 7
product_test 1z 5w c iq e
product_twenty 22 2 9 6 a
product_use 1w 2 9 3 a
product_used 22 3 b
profess 10 z f 14 b 5d j 7o a 9j r a4 f as a at e bw l c3 a cf b cg l d1 6 fa i fb d fg j fl r gd h
profess_associa 1q f6 9 fl a
profess_body 1u 57 a
profess_first 22 z a
profess_network 1z 5d e fa d
profess_organis 22 9j u
profil 17 3t 9 46 9 4z b 50 9 5d h 5w h 65 l 7m c 7q o at 1k bj 13 bw d cg n ct j cv 7 e8 i fa f fb y fd b
profil_check 1w bj b fb b
profil_empty 1z 7q d
profil_photo 1w bw g cg c
profil_recruit 22 at k
profil_special 22 fb r
profil_until 22 bj a
profil_verifi 1z bl b
profil_writ 1z at w
profit 1a 3z d 4q 9 57 a ar j et i i6 14
profit_item 1z i6 p
program z k u l e 10 h 13 r 14 a 15 l 1a 1a 1g 7 2d a 44 e 49 s 4a b 5g h 7f v 7i a 7o b 7s i 9l b ai 9 aq g ar b as p au a b8 1p bb b cb p cf e du 6 f2 12 f8 g fa h g0 a hf e
program_cours 22 b8 v
program_fil 22 9q a av c
program_memb 22 gk 8
program_teach 22 1p 8
progres 13 f g j f 1m 7 43 a 5c b 7g d 7o a 7s b 81 8 82 b 83 b 8o d 8t a b5 f b7 d bd a be i bq b gs l
progres_parent 22 be f
progres_send 22 bq a gs a
project 13 16 s 18 a 1c 1b 49 x 4z 1d 59 i 5a i 5g p 5h k 8b 1d 8d 9 8e c 9c p aj k ay o b0 m b8 11 ba a bb l bn 9 cb 9 cd 9 cp k e3 j et 2q f6 k fa b g9 1d gi s gq v gs c h9 8
project_box 1z 8b d
project_budget 22 5g a et d
project_fil 22 4z 9 8e d
project_first 22 b8 a
project_know 22 5g a
project_lost 22 et d
project_manag 1w et l f6 f
project_managem 22 et 26
project_own 1u b8 e
project_part 1p et c
project_real 1w bb a et a
project_review 1z b8 f
project_school 22 e3 8
project_show 1w 49 g et a
project_smal 22 g9 8
promis 12 g e 10 a 1a d 1e a 3s 8 4h f 4v i 6q 9 7i a 7x b ar 8 au a b8 c bg h br b ca b eg c es a gi e i1 9
promis_cur 1s 7e 9 be 9
promis_heal 22 g c 3w 7
promis_job 1z 1a a
promis_nobody 22 hl 6
promis_treatme 22 7n a 83 9
promot 1q 6v a hc l
prompt 1k 3v 8 8x n aq s ca a dx v hf i
prompt_handboo 22 aq k
pronoun 1z 82 m
pronunc 1z 82 m bd 2a
pronunc_coach 22 bd v
proof 12 1z c 3n a 4y b ap l bq d cx 12 dh e ev m f4 1a fj j fw d gs p gv o h6 j ic e ih a il v
proof_chang 1z 23 9 ca 8 cc 8
proof_legging 22 il f
proof_notic 22 gs a
proof_underwe 22 cx m
proof_visit 22 9i b
proof_washabl 22 cx e
proof_win 22 6g 9 ev 9
proof_word 1w 5z 9 69 9
prop 18 1f b 73 6 8b 7 8j 7 dv q ej m
prop_invoic 1z ej r
propan 22 a7 1a
propert 17 28 j 3d j 3e 1f 3f y 52 c 6m b 7y 1n ff 1g ge c gr 1g h2 1a h6 1e h7 1p
propert_fair 22 h2 9
propert_list 22 ff z
propert_manag 1g 28 h 6m a gr w h6 c h7 1b
propert_managem 1u gr z h7 1a
propert_own 1w 52 b
propert_photo 22 3e f h2 k
propert_photogr 22 3e 1m h2 f
proport 22 d7 d
propos 1f cc 8 et 9 gi 1k go 8 gp 9
propos_grad 22 gp a
proposa 1k 5g v c1 e c6 i ep 3g gi u h4 1i
proposa_answ 1z h4 j
pros 1w c3 j
prosecc 1w c0 r hj 10
prospec 1z 5g b ei 26
prostat 1w cx c
prostat_surgery 22 cx 8
protect z 4 t l a 1h b 28 b 4n k 56 l 5o e 78 6 7v 9 87 17 9m w 9u e aw a bi b f5 15 g7 9 in f iq t
protect_advis 1p f0 b
protect_charact 22 2p b
protect_childre 22 bi a
protect_cloth 1w 4 j 4n q 5o m
protect_data 22 bg a
protect_design 22 8s a
protect_easy 22 bj a
protect_firm 22 9m 15
protect_nam 22 14 9
protect_offic 22 f5 1k
protect_phon 22 iq n
protect_pictur 22 80 8
protect_skin 22 4 q
protect_wood 22 93 a dz 7
protect_work 22 56 e
protein 1e 60 p 68 17 6b 22 7i g a0 3d a4 m ah 19 fr t
protein_bar 1z 68 k a0 t
protein_bars 1w 68 l a0 l
protein_browny 22 a0 o
protein_drink 22 a0 n
protein_flour 22 6b 9 a0 g
protein_ingredi 22 a0 9
protein_shak 1z 2r 8 a0 x
protoco 1q ax 8 h6 j
prototy 1h 24 8 25 9 26 a 29 9 2c a 2d 9 2e a 2g a 5i 2r 8s a 8t a 8v a fw a
prototy_bought 22 2e a fw a
prototy_family 22 26 b 29 9
prototy_log 1z 2c 8 2d 9 2g a
prototy_part 22 5i j
proud 1s i3 a
prov 1c 4 8 9 9 7o 8 9k 8 af c ap 11 d1 a ev g fy g
proven 1k 1u 9 29 a 58 a d1 8 e7 c ex a
provid 19 47 c 5c p 5f s 6x c 6z i cc c dh 1i ej d ev f ew f
provid_hold 22 6v a 70 a
provisi 1z a5 y f8 9
prun 1u 96 n
psalm 22 3v 2i
psalm_read 22 3v o
psorias 22 1 1c 80 18
psorias_psorias 22 1 i 80 h
psychia 1z 7m e 7t a
psychol 1h z 10 7e a 7m 25 7n a 81 b f2 s
psychol_check 22 7e a
psychol_video 22 7m n 81 9
psychot 1r z s 3w h 7m q 81 d
psychot_practic 22 81 b
pub 1r cn c e4 1s
pub_quiz 22 cn a e4 14
public 13 j c n j o a 16 b 1d a 21 f 29 a 2k 9 3z b 51 9 5f f 5h d 7a 7 7b a 7x a 9g c au 18 bd f bk c c6 1l ci g eg c fj 8 gf l gg g gi v hc a ij b
public_advic 22 7a a 9g h
public_body 1w 6w 9
public_buy 22 c6 e ij 9
public_consult 22 gi u
public_contrac 1z c6 y
public_offic 1z 51 9 7x d
public_park 22 fj c
public_plac 1z 2y a bk g
public_pool 1w j g 7b d
public_radio 22 ci h
public_school 22 1a a
public_servic 22 eg a
public_speak 1u 5f k au 1u bd i
public_tend 1w c6 14
public_transpo 22 21 m 29 f
publish 11 16 9 1n 8 3v 5 8w d az 11 b8 e b9 9 ch g ci p cj l ck k co e cr d cs v cz 8 du 9 dx 8 e9 m ea b ez c f9 8 g0 17 gi a h2 c hf w
publish_app 1z b6 9 hf u
publish_don 22 g9 8
publish_episod 1u az a cj h cs 9 g0 m
publish_rul 22 ci a go 8
publish_spotify 1z az e g0 j
publish_test 22 7 a
publish_video 22 ck j
pubs 1j c2 s e4 11
pubs_loft 1z c2 s
puck 1z b 7 28 a
puf 1z 2j e 9x 13
puf_quinoa 22 9x n
pul 19 10 8 2f l ac f cf 8 dt f ee 19 fm d ha d
pul_along 22 dt i
pul_off 22 h4 9
pul_request 1w ee 1j
pul_send 22 2f a
pul_weed 22 ac i
puls 1u 26 c 2d a 81 a f1 14
puls_survey 22 f1 z
pump 19 16 11 24 b 26 i 3k 14 63 k 9e i 9g 1f al c am u fc q gk a gu t ia h ib h ix i
pump_filt 1z 3k r
pump_instal 1w 9g l fc g gu j
pumpkin 1u 30 i 9y 7
punch 22 gs s
punjab 22 cd 9 fi c
punjabi 1p e2 9
pupcak 22 a2 u
pupil 18 13 p 17 j 2w 11 35 m 40 1t 41 1q 93 h b4 22 dw 9 dy 8 dz e f8 d g3 10 gn p gp q gq 9 hm q
pupil_phon 22 b4 l
pupil_play 22 dz 7 hm a
pupil_term 1w g3 g
puppy 1l 1d k a2 k bx y fm u fn 8 fp 16 fq 1n ft b fx n
puppy_clas 1z fm a fp a fq m
puppy_sal 22 1d f fx f
puppy_school 22 fq w
pur 1m 4p g 6a e g6 h
purchas 18 1c q 1j j 1l k 23 f 2v q 4f p 4v 1z 54 e 55 n 69 p 7v e am e bt m cn 8 dj i er 9 hc o i3 p ic c
purchas_group 22 4v 1x
purchas_inspect 1z bt s
purchas_manag 22 er c
purchas_pric 22 4v a 54 i
pure 22 61 v
purif 22 16 s 2e s
purifi 1u 27 1b 2e p a7 13
purifi_wat 22 a7 p
purity 1z 6a d 6d y ih a
purpl 22 2s 9
purpos 1r as s i9 a
purs 1u 4g x io k
puré 1z 61 1w
puré_fing 22 61 d
push 1c 7g c hl 8
push_ups 22 7g d
pushcha 1z 21 18 dt k
put w m 9 1e a 2v a 4r l 56 a 67 a 6b 9 73 9 7v k ai 7 ao g d3 9 d9 a dv 9 e6 g fu a iv b
put_asid 1z 7v l
put_away 22 iv 9
put_bag 22 70 a
put_cal 22 e6 b eh c
put_light 1z 9w 9
put_menu 1z 6b 9 6e 9 6g 8
put_money 1s 3t 6 7v i d8 b
put_neighbo 22 2u b
put_off 1z 9c h fu h
put_onlin 22 c8 a
put_panel 22 1e b
put_questio 22 f1 b
put_sensor 1z 9n 8 gf 9
put_smal 22 f5 a
put_togeth 1o 7g 9 8b 7
puts 1e 6m a 7v x cf a eh r gi 8 gm 8 h9 8 ia e
puts_asid 22 7v 13
puts_pag 22 eh u
puzzl 1f 32 18 8f 27 8j 10 8t 11 8u i 8v l cn 35 cz 13 hm 13 is f
puzzl_adult 22 8f e 8v n
puzzl_build 22 8f o 8u e
puzzl_gam 1z cn 2b
puzzl_pictur 22 cn a
puzzl_play 22 cn i
puzzl_solv 22 hm a
pyjama 1u hn 9
python 1s 1a a b8 16
qualifi 1e 2 9 3 a c b e i k g p 9 2o 9 43 9 51 l 6f 8 9g a bv a gk e
qualifi_hygien 1z c 9 e b p 9
qualifi_person 1w 2 9 3 a
qualifi_therapi 22 k i
qualify 1w w b 7x b
quality 17 v e 1k g 27 1g 3h a 6j e 8z 8 9k f c8 g cd a gv w i9 1k ij 1b ir c
quality_check 1u 5e a gv 10
quality_fix 22 6j a 8l 7
quality_monitor 22 27 1a ij 13
quality_report 1z v d
quality_sensor 22 27 u ij k
quantit 1k 71 e gt l
quantit_pric 22 gt l
quarrel 1n 3t 8 do a e2 o f0 b hs 6 i0 8
quarry 1z i8 a if f
quart 17 5o 9 al d ar i dg b fy g ga 9 ij b
quart_first 22 i0 8
quart_show 22 f5 a
quarter 1d 8d 6 ar f av 12 cr 1f dg e
quarter_box 22 6d a
quarter_estimat 1w av r
quarter_magazin 22 cr v
quartet 22 e0 1d
quebec 1z 33 a
queen 1s ad 1g hm h
queen_mis 22 ad r
query 1q 4u a 6n g 9u e aq v
questio s 2 e 7 9 e c f a w b 11 9 4y e 6t f 7l s 7n l 7t a 7z 12 8q e 8v n a8 d at e ax m b4 z b8 i ba a bf a bh 12 bl j bo z bp i bq a ca k ce c ck h cu c cz 8 d7 a d9 a e4 t e5 v e6 d e9 g ed o ep 9 ex e ey d f1 1c f4 1b f7 18 f9 f fa 8 fb p fx g h0 9 h7 l hc 11 ic n
questio_advic 1z 7j 9 a8 8 cz 7
questio_answ 1m e5 h f4 m f7 i
questio_answer 1p bh a
questio_app 22 bh 9
questio_ask 1u 4k 9 5e a ca d
questio_bank 1w f9 t
questio_book 22 2x a
questio_chat 22 e5 v
questio_check 1z e b
questio_delay 22 11 8 ce 9
questio_employ 1z bo a f1 d f7 l
questio_end 22 d3 c
questio_error 1p bo c
questio_even 22 7n a
questio_experie 22 f7 a
questio_explain 22 b4 l bh 9
questio_family 22 7l h d1 6
questio_few 22 ex 9
questio_fil 22 e5 a
questio_first 1s f e
questio_habit 22 bl k
questio_list 1z bo g
questio_nam 1w ca b f1 a
questio_ord 1z 8z a e8 b
questio_own 22 8q a
questio_pay 22 7o a 7w 9
questio_person 22 f7 a
questio_pric 1z dn 9
questio_questio 1q f1 d
questio_safety 22 4y r
questio_sent 1z 7 9
questio_sit 22 bh l
questio_sms 22 hc s
questio_sound 22 e4 q
questio_talk 22 at 8 d7 a
questio_team 1z f1 a
questio_text 22 hc t
questio_visit 1z 9b 9 fx 9
queu 1b 2l 9 2q 9 9s l af c g4 16 g5 x h1 f
quick 14 2r a 3b a a5 g bn b g8 i ht 8 is c
quick_check 22 8f 7
quick_commerc 22 a5 j
quick_cost 22 ef a
quick_messag 22 10 8
quick_result 22 1g 7
quick_than 22 t a
quickbo 22 en c
quickly 1e 2i 9 dc b
quiet z 25 c 2g 9 2j f 2m d 31 f 34 f 4i 9 5r b 7b a 96 a cl l dy 9 ef a fq b hj a hp c hq e hy 8
quiet_childre 22 hq c
quiet_even 22 3b 9
quiet_own 22 e8 b
quiet_plac 1z 3a b
quiet_season 1w 2x 9
quietly 1w 1o 9 du 9
quilt 1w 4i j 8d o
quilt_school 22 4i 7
quincea 1z by 12
quinoa 22 9x t
quit 1j s 14 7s 34
quit_vap 22 7s z
quiz 1a 2 u 7 h 4y d 5n j 5z 9 8q p b8 c bf 17 bh g cn y e4 2d ga x hd m
quiz_app 22 cn s e4 d
quiz_gam 1z b8 d cn l e4 c
quiz_host 22 e4 q
quiz_night 22 e4 1n
quiz_team 1u 5n l e4 1b
quizmas 22 e4 w
quot 12 22 k 31 m 3j 9 3k 9 4j d 5b b 7d a 8o l 9a o 9c t 9f q 9q c c3 j eo x gt 2o h4 1v h8 c hx c i8 e if c
quot_bet 22 gt b
quot_build 22 8o a gt n
quot_firm 22 gt b h4 d
quot_follow 1z h4 1q
quot_garden 22 gt n
quot_job 22 gt b h4 d
quot_kitchen 22 gt q
quot_list 1w h4 f
quot_nev 22 h4 m
quot_paint 22 gt n
quot_photo 1r 9f k gt j hx d
quot_quot 1z gt m
quot_remind 22 h4 h
quot_sam 22 gt i
quot_satelli 22 3j 7
quot_win 22 gt b h4 h
quota 1w 3x 9
quran 1z 3v 2g
rabbit 1r fo c hp 1n
rac 1j 1d b 7h 1k 8f g b3 13 by h fk k hs 1q
rac_buy 22 7h b
rac_simulat 1z fk c hs 1k
rac_trip 22 b3 f
rack 1g 3i a 6l f 6p 9 8i c ab 13 dl e ii e iw m
racket 1w hr 1r
raclet 22 1x b
radar 1z 26 a 2c 1d
radiato 1w 3g n hp 8
radio 19 17 f 26 c 3v 9 9r f ad c ci j cj e cl u dp d fw m g0 f gf e id c
radio_battery 1u 26 a 2c 8
radio_fre 22 ci h cl f
radio_journal 22 d5 7
radio_play 22 cl s
radio_produc 22 ba b g0 f
radiolo 1w v 1r
radiu 22 gd a
radon 22 27 q 9k q
raft 1s 38 k 44 r 5n j
raft_build 1z 5n h
ragi 1z 9x q
rail 1k 1j a 2b w 3o j 4f a 4o 9 cw 1m
rail_ramp 1z cw d
railway 1q 6p r 74 9 fy a
railway_station 1z 74 8
rain 14 3l b 4d l 6m b 7f m 97 h 98 e ac 8 af d am a an b b2 k c4 b hq e ij d io 9
rain_plan 1z 2x 9
rain_shin 1z b2 o
rain_sound 1z 7f v
raincoa 22 4d t fs t
rainwat 22 16 s 3l a
rainy 1k 33 a 6o j fk g g2 b gd j hp 8
rainy_season 1w 6o 8
rainy_weekend 1z fk 8
rais 1d 19 17 3l d 57 a 6f 8 7w g 8i 8 96 p ar a br f dy a g9 u hu a
rais_beds 1u 19 f 3l e 96 r
rais_money 22 g9 z
rais_pric 22 6f 9
rajasth 1z 4k b ht a
ramp 1j 76 k 9w 9 cw 23 i8 11
ramp_hom 22 cw k
ran 1g 14 d gy a ij h
random 1w ca b ei d
rang 17 23 9 3g d 3i g 3k d 4r c 55 b 63 e 64 d 6o 8 78 7 7j b 8m a ca c dk d fc s fk b
rang_hood 22 3i m
rangeho 22 3i l
rank 1e 89 b ca 1j e9 j ex i
rank_googl 22 ca t
ranking 1w ca q e9 b
rap 1w g2 1i
rap_sing 1z g2 q
rapes 22 8 8 6b a
rapid 22 5i 1y
rar 1f 51 f 6p n 8g b 8i q 8q w dz 6 e1 n hw 6 i9 a ip w
rar_plant 22 8q p
rar_train 22 ip r
rarely 1s 84 8 e7 e gb a
rash 1i a c 7l y 7t s 80 19 il h
rash_acn 22 80 a
rat z 25 9 65 g 6e 8 7x h 9w 9 au a cm b d9 9 de j dj w ea f ej a el 9 en 9 f9 k fb c fl 9 fw k h4 b hc c he e hm b
rat_ends 22 dj 10
rat_gam 22 cm 9 hm a
rat_photo 22 2n a
rat_teach 22 f9 v
rath_buy 22 53 9 54 8
rath_pay 22 88 8
rating 1h 2n a 2u a 65 a 81 k bi m f9 e fc q
ratio 1r 3z s f8 9 fp d
rats 1w hy 1q
rattl 1q 9p i dt a dy f hn f iw g
raw 1l 5a b 66 v 6a z 6c d az x eb b fr t
raw_ingredi 22 fr a
raw_record 22 az m
ray 1r u 9 v 1n 7d a cd m
ray_softwar 22 v l
rays 1s v 10 cd a fu d
razor 1r b 36 8j 8 bu l
reach 13 50 a 6b a 6y i 98 c ar c cf b f2 c g9 q hc c
reach_goal 22 g9 b
reach_manag 22 hc j
reach_next 1z j 9 bo a
reach_offic 22 6y a
reach_parent 22 gp a
reachab 22 y a
react 1n 1 m d b b5 b e8 c gb 9
react_stop 22 1 9
reactio 1n 1 v 9 c d b 2d b bv c e8 c g6 h ir 8
reactiv 1q fj 11 fq 1d
reactiv_dogs 1u fj w fq t
read p v m 15 1c 1b b 1i 8 1n 8 1s d 1z c 3b 8 3v y 4l c 4w f 5b o 7j i 7q k 86 r 8w 18 9q 8 9s f b6 1m be v bf d bp b bs c c6 g cb g cc i cf g ch v ci v cl d co 1v cr r cs 14 ct e d1 6 d5 a d6 k df g dx p eb o ee f eg l en g ep f er p eu w ex e f7 g f8 a gd o gm y gp m ha 9 i1 n i4 a ib j
read_acces 1z cc e df n
read_account 1w d6 i dh b en b
read_adult 22 15 1g
read_along 1w bs a
read_aloud 1h 1b c 3r 6 3v 6 86 e b6 t be k cl b gm 9
read_answ 22 i1 7
read_app 1z b6 1q
read_apps 22 b6 f co i
read_back 22 8w b 9q e
read_bank 1w d6 p en h
read_book 1w b6 e
read_build 1z ib j
read_chang 22 cb 9 gp a
read_chart 22 i1 7
read_childre 22 1n 6 b6 a
read_connect 22 cc 9
read_contrac 1z c4 a er o
read_correct 22 b6 m
read_count 1u cr 9 cs 9
read_documen 1w eu k
read_email 1z 1s j
read_even 22 b6 a
read_finish 22 eg a
read_first 1w cs 9 eq a
read_group 1w co 17
read_guid 22 cz 8
read_handwri 1w gp 8
read_help 22 1i a e5 9
read_hospita 22 w 8 i4 f
read_hundr 22 eu a
read_ingredi 22 7q t
read_keep 22 1z a
read_know 22 cs a
read_label 1q 5w h 7q j 86 j 9y 8
read_let 1z 15 h 86 c
read_level 1z b6 t
read_list 1w bf s
read_listen 22 b6 l
read_machin 22 9l 8 eb d
read_met 1w 2b 9 ib a
read_nam 1z 4w f
read_onc 1z z 9
read_open 1w ch a gd k
read_ord 1u cb a eg b
read_oth 1z dx o
read_own 1z 3v 7 9m 8
read_pag 1s eb b
read_platfor 22 2n a ea b
read_pow 22 9r 9 9s a
read_read 1w b6 e ci a co a
read_receipt 1z 1z 9
read_report 1w 4w 9
read_second 1w 5b i
read_send 1u ci 9 gm 8
read_short 22 b6 a co b
read_sign 22 ed b
read_story 22 ee 9
read_suppli 22 er b
read_term 1w c6 8 ca 8
read_test 22 eg m
read_text 1s 3v 6 gm o
read_togeth 1z co q
read_trust 22 8w b ae 8
read_upload 1w ep g
read_volunt 22 15 y
read_wait 22 cs a eb a
read_writ 1u 15 13
readabl 1r eu 9 gm l
reading 1h 27 p 3k w 3v 8 7j 1k 89 19 9k o h3 x i1 z ij 13
reading_room 22 27 9 9k 9
ready q 2l c 2n a 3c e 3o 9 4j 9 4o j 4q 9 5v a 60 q 6u b 70 b 8c 7 93 9 9z h ax k bh f e7 a ey e f4 e f9 j fn 8 gw c ha 8 hd a hh b ht 9 ic 8 ir a
ready_bundl 1z c3 9
ready_campaig 22 e7 e
ready_collect 1z 8i 7
ready_contrac 22 ax y
ready_cook 22 9z r
ready_cours 22 ey i
ready_dat 22 4e a
ready_drink 22 aa f
ready_eat 1z 8c a
ready_meal 1q 2n d 4b c 5v e 60 1h a4 a ht c
ready_pick 22 de e
ready_sauc 22 9z j
ready_sel 22 fz a
ready_sign 1w ax c
ready_test 22 43 c
real p 1o 8 2s 8 3e n 4x e 5f a 6q 8 7y x 81 d 8b r 8j 7 9z 9 aq a au a b5 c bo f c3 a cp f e0 7 f3 a ff q g5 j ga o h2 h i2 e im d
real_applica 22 gh b
real_beard 22 1o a
real_body 1u 8e a im e
real_brew 22 2s b
real_buy 22 8o a
real_equipme 22 4x f
real_espress 22 2k e
real_estat 1l 3e 18 7y 1j ff 10 h2 v
real_exampl 22 e9 b
real_family 22 1p 7
real_fil 22 aq a
real_follow 22 50 d
real_fre 22 g5 z
real_hair 22 i2 x
real_instrum 22 bc a hn a
real_jobs 1z ct a
real_let 22 bm 9 gm 9
real_lif 1z 81 f
real_money 22 ga w
real_ones 1u c7 a
real_ord 22 5i a
real_photo 1r ff d
real_plac 1z cp a
real_pric 1k ga p
real_product 22 c9 a
real_questio 1z f7 a
real_situati 1z 81 8
real_support 22 e5 a
real_talk 22 au d
real_task 1z gq a
real_tool 22 8b 1j
real_volum 22 9a c
real_wedding 22 c3 g
realist 1s 1g 8 6q 9 cg d f3 a
reality 1s 32 o 4x 2k 81 1s
reality_therapy 22 81 q
reality_train 22 4x x
really 11 1v a 22 l 2w a 8m 7 en 9
really_cost 1u 22 p 8z 9
really_eat 22 2w f 7i 9
really_fil 22 g c
really_fre 22 dq b
really_pays 22 en e
really_repair 22 17 b
really_use 1s 91 c
really_work 1u 9 9
realtor 1q 3e w h2 z
reapply 22 4 r
rear 1u ah e dl g do 9 iw c
reason 13 x 9 4u o 5d a 6s g 7q c ad c aw e db a e6 c ei l fu h gp f h4 i he 11 i5 f
reason_advic 22 aw e ft b
reason_return 1z he h
reason_stay 1z dh b
rebat 1r 4v f
rebook 1w d a 1o 9
rebuild 1s cm n cw n ed m em c
recal 1k 29 l 5u b 5w k 61 a 8u g fj n fq 14 fr a i9 b ix z
recal_check 22 ix g
recal_lead 22 fq w
recal_list 22 ix p
recal_plan 1z 61 9 fr 9
receipt 16 1c p 1h e 1r x 1z 1m 22 1h 57 14 6x d da 15 dg 11 ek 2x el 17 fi r g3 e g4 f h9 1a hb e hx 7
receipt_book 1w ek 1d g3 e g4 c
receipt_freelan 22 dg 8 ek l
receipt_manual 22 1z u
receipt_must 22 ek a h9 8
receipt_nam 22 1r a
receipt_photo 22 22 9
receipt_pictur 22 fi k
receipt_scan 1z 1r l da a ek 1g
receipt_see 22 22 l
receiv 16 5 8 6f 7 8h 9 bm a dd j de i dj a
receiv_paid 22 de a
receiva 22 4t q es 18
recent 1s 21 9 2y 9 hb c
recepti 1h q p 3u 6 53 p 6t n 77 9 8r a dn 9 e6 1p g4 16
recip 11 0 n 1 b 9 b 1q 20 5v 1p 61 c 64 f 67 v 6c h 6d n 6g c 6s y 72 1t 7i d 7q a 9x a 9z n d4 22 fr y g6 x hu f
recip_app 22 1q l d4 d
recip_ask 22 67 9
recip_asses 22 0 9 1 9
recip_box 1w 1q f 5v 1o
recip_card 1s 6d c
recip_cost 1z 6s 10
recip_empty 22 72 d
recip_family 1w d4 1h
recip_ful 22 0 9 6g 9
recip_grandmo 1z 67 i d4 1a
recip_ingredi 1w 5v u ic 9
recip_light 22 ab 8
recip_moth 22 d4 1b
recip_odd 22 hu 8
recip_onc 22 72 g
recip_part 22 72 d
recip_recip 22 72 d
recip_shop 22 1q l 6c 9
recip_sit 22 1q j
recip_twenty 22 1 9
recip_use 1z 6d c
recipie 1u 91 11 a1 a
reckon 1s 5u c al n i6 b ig a
reclaim 1s 8o o an 9 gm 8 ig 23
reclaim_wood 22 ig t
recogni 18 8 8 1u r 20 b 87 f 8z 9 9w d ce f ec s f6 e in a
recogni_certifi 22 f a
recogni_styl 1z 2y a 4k 9 8z a
recomme 10 1 9 2 e 1g 8 1h 8 1w e 2d a 2y e 4r e 4z c 5d 9 79 8 7z g 80 8 8w l 93 a 9c b 9g b a0 9 aw c by 9 c3 8 ca q co j ct b cw 7 d5 8 ek a fc 9 i5 o il a
recomme_book 22 79 7 8w b
recomme_doctor 22 7z 9
recomme_fix 22 9j a
recomme_friend 22 9c h fd b
recomme_midwiv 22 o 9 1g 7
recomme_oth 22 ca 9 il f
recomme_product 22 7 a
reconci 1w 57 a df b ek q
reconne 22 86 9
record r t 10 u i x 13 1h 7 1p b 1z f 22 f 47 c 4i 9 4u 9 6s f 71 i 72 w 7e o 7i c 7q b 7t c 82 9 84 d 9l e 9n y 9u v au b az 13 b6 9 ba b bc f bd h bo p bp 11 c7 p cd e cj c cl a d1 t dd c du 7 dx e e1 1k e2 x e6 c e9 b ec h eo a et d f0 12 f5 o f6 12 fu i g0 12 g2 8 g3 i g4 w ge a gj b gs b gu d gv b gw b gz q h3 j h9 f hd h hg c id e
record_advic 22 dj 9
record_answ 1z bo f
record_ask 1z 13 a 5r a
record_cal 1w c7 m
record_clean 22 az 8
record_collect 22 e1 16
record_consent 1z w 8 f6 a
record_count 22 gs a
record_delet 1z bo a f6 a
record_edit 1z az t g0 u
record_episod 22 g0 c
record_everybo 22 j 9
record_fair 22 e1 c
record_few 1z 6s e 6w 9
record_first 1w bo 9
record_guest 1z g0 14
record_harm 22 72 9 9n 9
record_help 22 1b c
record_hom 22 1z a
record_kept 1s 9u b
record_kitchen 1z 72 9 9n i
record_label 1z 2q 9 cd s
record_lesson 22 1p 7 ba n
record_long 22 x 9 2w b
record_machin 22 4i d 5i a
record_mat 22 1z a
record_minor 22 9t 8
record_must 1z 10 8 et a
record_open 1z g4 b
record_patient 22 11 8 7t b
record_person 1z c 9
record_photo 1z gv a
record_play 1w e2 7
record_practic 1z 7t a bc 9
record_prescri 22 x 9 y a
record_project 22 gs a
record_publish 1w az g cj 9 g0 e
record_reactio 22 1 9
record_requir 22 11 8 43 a
record_rest 1z e1 8
record_right 22 7e a 7q a
record_room 1w az b
record_run 1z x 9
record_sav 22 dd 9
record_send 22 e1 8
record_shop 1w e1 z
record_short 1u 65 9 7e i
record_sit 1z 9i a f6 b
record_sound 1z 2f e
record_stat 22 bd 9 ek a
record_stor 1z k a e1 m
record_system 22 t 11
record_tempera 22 31 c
record_trad 22 8p 9 f5 a
record_train 22 o 9
record_tuesday 22 az a
record_video 22 d2 a
record_visit 22 9u d
record_voic 1s t j dx b
recordi 1c 3t 7 7e n 82 12 au f az j b6 m bc d bd j bi f bo o bp j c7 j d1 8 du p ec 17 hg k
recordi_consent 22 b6 a ec b
recordi_delet 1w bd c
recours 22 4t p
recover 1m 2d q 7h c a0 g db b
recover_plan 22 7h b
recruit 1f k 9 w 22 5a 1b 5d 2l at 18 bn y ct q ex 17
recruit_abroad 22 5d w
recruit_agency 1z w e 5d 1j ct g
recruit_film 22 5a x
recruit_know 22 bn f
recruit_nurs 1z 5d 1e
recur 1q 1c q 9m b ew q h9 i
recycl 1a b c 17 a 2a t 4g 13 4h 14 4k y 4l 8 4m 19 63 h 8x 10 an 1p hx o ih 1e il i it c
recycl_bin 22 63 j
recycl_bottl 22 4g b
recycl_fish 22 2a b
recycl_gold 22 4k g
recycl_yard 22 17 b hx e
recycla 22 b b
red 17 4e i 4g e 5k e 63 b 65 n 67 g 71 9 8y a 9r g ab e do b er s gp e ip c ir 8
red_flag 22 er 10
red_green 22 9r h
red_team 1z 5k i
red_win 22 71 c
rednes 1z 1 d
redo 1u cg b
reduc 1m q x 4g a 62 g 6f f 6v k 7s o cc 17 f2 a
reed 1w dz b iu 1p
reed_diffus 1z iu 1h
reef 1w 4 11 3s h
reef_friendl 22 4 b
reel 1l 3e s d2 1n e8 o hg 13
ref 1j k i l e w 9 1g 9 47 9 7a b 7t h 7x 9
refer 1p w g bs a go 2b
refer_accept 22 go v
referen 1c 3y e 4z d bg d c6 o cv c ep t fd o
referen_cal 1z fd 9
referen_photo 22 9t 7
referen_pric 22 ep s
referra 1k k k p a u p w 9 7d 6 ei i
refil 15 3 14 5 i 8 w 9 1h b k 22 t 24 g 2v i 5m b 63 20 7p h 8c f a7 y a8 x aa 8 bv a gc e ik d it 14 iu r
refil_arriv 22 a8 c
refil_deterge 22 63 u
refil_empty 1w a7 9
refil_ful 22 9 b
refil_monday 1z 22 c
refil_pouch 1w 63 f it d
refil_remind 22 a8 o
refil_shop 22 9 b 63 1r
refil_subscri 1r 8x b
refil_tablet 22 it g
refilla 1o 3 z 5 9 9 i 63 n 6e 8 it o iu 8
refilla_brand 22 3 i 9 h
refin 1w hb a
reflect 1u 2f m 7n q iw m
reform 22 g 19
refresh 1q 43 a 5f l
refrige 1z 5p o
refug 1r 14 35
refuge 1w 14 3c
refuge_women 1z 14 11
refund 14 9 c 2t c 44 e 4h a 62 e 6v o 6z c 79 d 88 1a 8g 9 at 8 av t ba c bi d cg a e5 e g1 9 he 1d i5 n
refund_cancel 22 1w a 88 i
refund_claim 22 88 i b9 8
refund_exchang 22 he n
refund_first 1u 6 9 9 a
refund_lat 1z he j
refund_rul 1w 6v 9 6z 8 79 7
refund_term 1z 2t 9 44 a
refurbi 1n 2i 2v 8p x 9c o ig j ip h iv p
refurbi_laptop 22 2i x
refurbi_sel 22 2i a
refus 17 12 f 1h a 4u d 6l 9 6p 9 7w b 88 f dh f ev k g6 g h1 h i9 9
refus_why 22 f0 a gg 9
refusal 1p 1x b 4u h 5h d 88 k dh d dj a dp b g5 9 i7 b
regener 22 4m a
region 1f 21 f 64 f 7e 8 9q 8 ac 8 ae 7 ag c c6 f ew i f3 9
regiona 1e x 9 54 9 6i d ci t ec a
regist 16 2b 9 3r c 6y o 8s c d1 y f5 g fy k g3 k gj q
regist_addres 22 7a 9
regist_contrac 22 9r 9
regist_food 1w 2o 9 2p a 2s 8
regist_kitchen 1u 31 b
regist_offic 22 3r g 3w 7
regist_product 1u 3 a 4 9 7 9
regist_requir 22 1 9 2 9
registe 19 9 9 4l 8 7i 9 9s 8
registe_check 1z 9 a 6t a
registe_dietiti 22 l a 7i c
registe_label 22 68 a 6c 9
registe_test 1z 7 9 5v a
registr 18 2b c 3m c 3r e 5r l 6u d 6v o 74 a 7a 17 9q z aj e c4 s f8 e
registr_bank 22 7a l
registr_check 22 2b 9
registr_desk 22 c4 m
registr_form 22 9q 9
registr_label 22 fr a
regular 12 d b 2j j 2l c 39 9 3i 8 5r b 5t f 6i g 6r b 70 a 7w 9 7y 9 89 8 8a a 8l 9 94 n 96 b 97 i dm a h5 a
regular_appoint 22 89 c
regular_check 1z 9k 9
regular_client 1w d 9
regular_dat 22 97 c
regular_favouri 22 2r 9
regular_fix 1z c 9
regular_guest 1q 39 b
regular_hous 22 3i b
regular_incom 22 7w 9
regular_meal 22 84 9
regular_ord 22 8r a
regular_round 1w 5t a 8l b 97 h
regular_visit 1z dl 9
regulat 1h 4u 9 79 7 d6 8 d9 b db a dc c df 9 di 9 dk a
regulat_advic 22 d6 8
rehab 1m k v 7o v 81 1h fv 1c
rehab_gam 22 81 12
rehabil 1o 2c a 76 8 7d e 81 10 82 9 86 a cy 7 fv h
rehear 22 du 1j dw 1m
rehears 1e 1o 7 au 1m bd i c4 n d5 j du 15 dv b dw 1n dx 19
rehears_camera 22 au u
rehears_onc 22 d5 7
rehears_room 22 dw 1k
rehears_spac 22 dw y
rehears_studio 22 dw f
reheat 22 60 d a4 m
rehom 1w 1d 9 fx 1z
rehom_pet 22 fx v
reimbur 1p el q
reinfor 22 3n k
reject 1j v e 5x 9 c7 8 h3 k
rekey 22 3n o
relatio 1o as h bj 1c co c eo m h9 8
relativ 15 p i 1o 9 2p c 3p a 3t 7 3y d 3z c 44 c 46 b 47 b 51 h 5b d 5c d 6f a 7p f 7u 11 83 8 87 e 8a b 8p b 93 c a5 a a8 d as 9 av 9 bo c d0 b d1 b d4 z de f fa a fd 8 g8 b ix 8
relativ_form 22 as c bo h
relativ_friend 22 3y h 51 f
relativ_help 22 p g 7u 9
relativ_neighbo 1u 46 e a8 c fd a
relativ_send 22 d0 7 d4 8
relax 1i e d 2j d bw k
relax_shoot 22 bw h
relaxat 22 84 b
relay 1z 51 k
releas 19 5w a 61 b 9c b bp b c7 b cm g ee v ef e eg e g5 a ip d
releas_batch 1w 61 d
releas_sal 22 ip h
reliabl 1d a 8 23 8 47 e 4p 8 6j 9 82 7 84 8 94 9 9b 8 de 9
reliabl_clean 22 5l b 94 b
reliabl_host 22 5n b 9b 9
relief 1s 2d 9 7x 1l
religio 1p 3r 1n 3x h bj b
relish 1z 9z l hv 1t
relocat 1l 7a 1j 9a r at n ce 1v db b
relocat_agency 22 7a a ce e
relocat_servic 1z 7a a ce i db a
rely 1q 5v c 7p c gs b
remad 1z 3o 7 4l l
remain 1d 8 9 2t 9 4d 9 4q 9 5z 8 69 8 79 a gx a
remain_bottl 22 2 9 6h 9
remain_shop 1w 8 9
remak 1s 10 15 11 v 4l t 6p b
remark 22 ee 1i
remedy 1z 1 i 25 j
rememb 1a 33 d 3t c 45 b bs w hd c
remembe 1w 15 j 1z 9 bs b
remembr 22 3t 1z
remembr_pag 22 3t o
remind u 7 b q 10 r o s e x 10 1s b 1u p 1z n 22 h 2d e 2e d 47 a 57 b 6r f 6x c 7e e 7j 9 7p 1k 7r c 83 c 85 a 88 9 8l 9 9p 9 a8 f av 9 bs k d0 a dd n ej i ek b eo k eq j es 1h gb 15 gr c h0 e h4 r h5 s hb q
remind_appoint 1z q w
remind_bil 22 x j
remind_buy 22 7 a
remind_cal 1w 7p a es 9
remind_check 1w 7o 9
remind_client 1z r 9
remind_count 22 7p a
remind_due 22 x 9 7w e
remind_follow 1z eo k
remind_next 1k 8l 7
remind_not 1u r 9 6r a 83 d bf 8
remind_own 1s es e h5 b
remind_patient 22 q b 7p j
remind_payday 22 d8 a
remind_practic 22 q k
remind_sent 1o es g
remind_tablet 22 7p m
remind_until 1z h4 h hb o
remind_warrant 22 1z f
remind_wat 1z 1u c
reminis 22 83 p cz l
remitta 22 de 2p
remitta_app 22 de x
remortg 1z dj 1r
remot 17 3a k 4z f 5c v 5d n 5e 1l 7a x 7t h 7u f 89 19 ac a ct t fg s ft i g0 c iv t
remot_assista 1w 5e 1j
remot_employ 1z iv m
remot_monitor 1z 89 q
remot_work 1k 3a k 7a 10 fg t iv e
remotel 1r 5d e 9d 9
remov 1c m j 1j a 1t a 20 i 2e 9 9j h 9k d bf 8 ei d g0 z hx y hy 19
remov_nois 1z g0 n
remov_paus 22 g0 f
removal 1i 3i o 3j t 56 a 6g 9 9a 22 aj 16 bv k g0 n hx 18 ir c
removal_firm 1w 9a q
renal 22 5v a
rend 22 3j 13
renew 1h 1p 7 2i h 54 c 59 9 bh a dc b dh i eq r f2 9 ih 9
renew_itself 1z eq a ih 9
renewab 22 1e q
renewal 1l 6w a aw k dh w er h
renovat 1n 9c 3h 9g 11
renovat_bathroo 22 9c x
renovat_flat 22 9c q
rent r g g n k 1l g 2b i 2j f 2m e 2n 9 2z 16 30 j 35 b 36 1c 38 v 3a h 3b g 3d i 3f f 41 9 4d e 4e 18 4n j 52 n 53 j 54 16 5o 13 5p t 5q 1e 5r 10 5s 18 6l q 73 c 7b 12 7w x 7y 11 8f q 8p g 8q c 8u 14 8w b 8y c 92 1f 93 1i 9b t 9h 10 af e ag l am b bm 1a bu e bz p c1 7 cv k d7 o da c db 1a dn 11 do 13 dq 1a dv q en b ff y fg u fj j g7 1l gl 9 gr 1a h7 m hh 7 hr 8 hz p i0 t ix x
rent_arrear 22 gr k
rent_baby 22 8u l ix v
rent_bed 22 5o 9 7b 8
rent_board 22 35 o
rent_build 1z 5q l 8f i
rent_buy 22 93 9
rent_camp 1w 36 1e 92 k
rent_car 22 53 9 do 1r
rent_chair 22 bu r
rent_chef 22 30 11
rent_cloth 22 a 9 4e z
rent_count 1u 93 q
rent_credit 1z 7w r
rent_deposit 22 db 2a g7 o
rent_design 1z 4e 14
rent_equipme 22 2z 8 5q 10
rent_excavat 22 5q w
rent_field 1z 19 f fj l
rent_first 1u 93 9
rent_fix 22 3a b 5s b
rent_flat 1w 3d e 7y 9
rent_furnitu 1z 3f l 8p j
rent_goat 22 ag 12
rent_increas 1z bm 1a gr j
rent_instrum 22 41 9 93 r
rent_kitchen 1u 31 b 5r q
rent_low 22 36 a
rent_machin 1z 2j a 5q r af i
rent_meet 1z 3a b 5s x
rent_mobil 22 n 9
rent_monthly 1z al 9
rent_own 1u do 9 h7 8
rent_paid 1r 7w a 7y a g7 o i0 8
rent_paintin 22 54 11
rent_party 22 2z 15
rent_pay 22 dn e
rent_payment 22 7w j
rent_plac 22 7b 7
rent_ready 22 i0 9
rent_repair 22 gr d
rent_return 22 cv 8
rent_room 1p cv 9 fg s
rent_sal 22 ff 9
rent_season 22 i0 9
rent_sel 1z 93 f
rent_skis 22 92 x
rent_spac 1z 5p 9 c2 f
rent_staf 22 h 9 2r 9
rent_storag 22 9j g
rent_tool 1z 5q l 9h 1a
rent_toys 1z 8u x bz d
rent_uniform 22 5o 1c
rent_upfront 1z g7 i
rent_van 22 36 13
rent_violin 22 93 u
rent_wag 1w 2m j 2o 9
rent_whol 22 5s a
rent_wifi 22 fg o
rental 11 a d n d 2z z 30 f 36 1h 38 u 3b k 3c t 3d y 3h e 3i 8 4d f 4e 1n 4n o 52 9 53 i 54 10 5o z 5q 1k 5r 10 5s w 6u 18 73 8 75 a 7b j 7y 11 8f q 8p m 8u 1f 8y d 92 1l 93 1g 9b k 9h t af 9 al b ax r bl d bm d bu b bz 14 db f dn 1m do x dq v dv s ff q gl d gr p hz m ix n
rental_agreeme 22 ax q
rental_bik 22 dn 10
rental_chain 22 5q h
rental_clean 22 3c o 4e a
rental_contrac 1u ax m bm i gr i
rental_desk 22 92 g
rental_firm 22 2z c 54 c
rental_host 22 6u u
rental_incom 22 3d t
rental_manag 22 3d p
rental_managem 1z 3d f gr q
rental_near 22 35 9 dn e
rental_own 22 do l
rental_servic 22 8f b 8u g
rental_shar 22 54 8 7y i
rental_tool 22 6u 1b 9h j
rental_whol 22 dn 8
reopen 22 e3 b i3 b
reopen_villag 22 e3 9 i3 9
reord 18 6 8 8 8 b 7 2e k 4l 8 4n i 4s s 67 g 68 l 6c c 6d d 6e f 6h g 8w c 8z 8 90 d 9y 8 a0 a gy s in b iu a
reord_be 1z 4s a 68 9
reord_suppli 22 gy x
reorder 1s b c 3b 8
rep 1o eo m hd m
repack 22 91 d
repaid 1u g8 14
repaint 1w 3h 1a 4j j
repaint_flat 22 3h j
repair x 16 e 17 27 1k i 22 s 29 e 2a f 2i 13 3b b 3g y 3h 9 3k m 3m e 3o g 4g 9 4i 1i 4j 1i 4p a 7y d 8k m 93 g 95 18 98 d 9e 26 9f 19 9p 1k bm m bt 19 dl 1t dm n dn d dz 1f eg 9 fc 12 fg e gg e gr 1i gu b gw m h1 o h7 s h8 d io j
repair_applian 1z 17 n 2i k 9e k
repair_bik 1z dl w dn 9
repair_book 1w fc q
repair_broken 22 17 o
repair_café 1q 17 1r 3b g 9e n
repair_cost 1z gw 9
repair_cours 22 j 9 dl a
repair_cov 22 3g c
repair_finish 1w 9e 9
repair_first 22 dl a
repair_found 22 eg a
repair_guarant 22 4i 8 95 a
repair_guitar 1z dz i
repair_hom 1u 3g o 95 j bt m dl e
repair_list 1z 17 b
repair_motor 22 3o 7 4i 8
repair_must 22 9e a
repair_near 1u 4i w 4j 10 9e e dl 11 dz q
repair_nearby 1z 2g a 9e f
repair_own 22 9f f
repair_part 1u dl c
repair_partn 22 dn 9
repair_phon 22 9e y
repair_quot 1u 22 h
repair_ready 1z dz 6
repair_replac 22 2i a 9e c
repair_report 1z gr z h7 9
repair_request 1w gr d
repair_sel 22 22 b 2i a
repair_sew 22 4i 12
repair_shop 1q 17 f 5q 9 9p 1l
repair_ticket 22 h7 y
repair_wash 22 9e r
repair_worksho 1z 17 n
repaira 22 id a
repay 1w g8 1g
repay_daily 22 g8 l
repayme 1r 4u m 7x l dj 8 g8 1g
repeat 16 2k c 3r 7 4u a 5k 9 6h 9 70 d 85 8 a8 n b9 d bf b cb a
repeat_booking 1z 2k 8 3y a
repeat_ord 1r 70 f
repeat_prescri 22 a8 x
repetit 1u bf 12 cb 21
repetit_task 22 cb 1l
repl 22 e5 t ea 1d
replac 14 29 9 2i d 3l 9 3m f 47 b 53 p 9e c al p bt b c9 c dy b gu a hz 6 ii z
replac_devic 22 2i a
replac_fail 22 8c 8
replac_plastic 22 ii 17
replac_thirsty 22 3l d
replace 18 2a v 36 c 4n e 4z f 53 i 6p k 8q f 8z 8 a0 c c3 9 db d fd s iq c
replace_guarant 1z fd e
replace_part 22 5d 9 6p p
replan 22 gx g
replay 1s ef c
reply 18 5e c 6t 9 6y b 88 9 bm t cf 1y ch 9 ei 1g ff 9 h7 y
reply_friday 22 bm d
reply_pas 22 ch b
reply_pric 22 e0 7
repor 22 7w 8 if 8
report p 1 f 7 9 k a v b 1c l 1r e 21 j 27 b 28 a 2i 9 40 d 4w 1o 53 a 57 f 58 e 5g a 5j f 5k s 5w a 6y l 71 l 7j g 7k f 7q c 7w y 84 c 87 9 9g b 9k j aq b b0 e b4 d bj f br d ca b ci o d1 a df r ed 10 ef c el y et a f2 f f3 h fe f fi m g3 n gf d gg 1d gk a go 8 gr q gs 16 gu i gw b h2 8 h3 i h6 18 h9 b ha 1j i6 9 ia h ic 11 if b
report_accept 22 5k e
report_agency 1z ha y
report_app 1z el 12 gg t gs y
report_authori 1w 71 8
report_back 22 k a 76 7
report_batch 1u 7 c
report_broken 1z gg 11
report_card 1u g3 1a
report_chang 1z eg a
report_channel 22 4w v
report_check 1z ha b
report_city 22 gg i
report_count 1u 1c a gk 8
report_credit 1z 7w i
report_damag 1s 9h b gg g
report_data 22 ed n
report_distric 22 ci a gg f
report_doctor 1s 84 g
report_error 1w 7q d
report_fail 1z 1c e
report_family 22 fi k
report_fault 1m gg e gw d
report_firm 22 ed b ic a
report_harm 22 7w 9 b4 a
report_list 1s ed 9
report_listen 22 az a
report_liv 22 ci a
report_los 22 71 9
report_miscond 22 4w u
report_must 1q er a
report_nam 1z f3 9
report_nobody 1z gf 9
report_onc 22 h6 b
report_parent 1z 40 j 6y k
report_part 1k 4w a
report_payment 1z 7w h h1 c
report_phon 1u h6 e
report_pictur 22 fi g
report_plac 1z 71 9
report_plain 1w ha f
report_problem 1i 2v a 5c d 5l b gg d
report_result 22 4u 9
report_sam 1m 1 b
report_sav 1w c6 8
report_says 22 5k 8 i6 9
report_sel 22 h2 d i6 9
report_show 22 2e a
report_sick 22 6y a ez b
report_sit 1z gs h
report_someth 22 fj 9
report_staf 22 7q a
report_street 22 gg m
report_tablet 22 h6 9
report_tool 22 gg 8 ha 13
report_typ 1z df 9 gs f h6 c
report_warn 22 ed b
report_web 22 4w o
report_work 22 gs a
report_wrongdo 22 4w n
repot 1z 1u g
represe 1s 56 c c7 a ez d f7 c
reprint 22 2a g d3 m
reproac 22 7r e fx a
reps 1o 4v i c7 1k hd a
reps_practis 22 c7 t
reputat 1w 8g 9 ea s
req 22 f5 a
request y m n 1h e 1x x 2g 9 2p 9 45 9 51 l 52 a 5b f 6t x 75 c 7b 8 86 m 9b b 9c i ay c b0 g bq c c2 c c3 e c6 b ca a dk c e0 9 e6 g ea z ee x ez d f0 1n f5 19 ff d h0 l h7 m h8 f hb t hc e ia d ic j
request_answ 1w f0 c
request_answer 22 1x h
request_complet 22 h0 9
request_deposit 1z m a x 9 9t 9
request_guest 22 45 a
request_list 1z h0 9
request_nam 1z 6t a h0 9
request_next 22 ca 9
request_not 1z 6x 8 ic 9
request_off 22 e0 7
request_pas 22 h7 9
request_serv 22 y a 5b b
request_sign 22 9c b
request_tenant 22 h7 g
request_towel 22 6t c
request_visit 1w ea g
requir 19 e 9 43 8 5f e 6a 8 ej i h2 b h6 a
requir_ask 1z k a 11 8 hp 7
requir_insur 1z c 9 3z a 43 9
requir_label 22 2 9 3 b
requir_train 22 5f a
require 1q bg i ce g
resal 1i 1j b 1y o 4f 11 4r a 79 7 7y a 8p j 8y 9 ip 1j
resal_market 22 7y a
resal_platfor 1w 1y n ip c
resched 1w r a 7t a h5 m
rescu 1e j e 12 1c 1d 1w 3k 8 62 s fj e fx r gk r hp 11
rescu_cats 1z hp w
rescu_certifi 22 j 9 35 9
rescu_dogs 1w fj e fx j
rescu_food 22 12 j 62 x
researc 1e w l 5g j ca h cd f d1 26 ei t gz e
researc_family 22 d1 e
researc_visit 22 d1 m
resel 1j 1y t 79 9 he q i6 s ip u
reserv 15 1j d 54 8 62 g 6a d 6f 9 6r 1c 7y j 8p e 8w g aj e dd b dq f fj b g5 9 gy b h8 f i7 a ig d ix 9
reserv_app 22 fj 8
reserv_harvest 22 6a a
reserv_nev 22 6a a aj 8
reserva 1m 1j h 6r 24 6u 9 9s j
reset 1w 32 a 7s h
residen 11 c 8 p g t k 1x f 3n 9 55 b 6m o 7a 11 97 e bl k ce v ci q d0 8 dl b dm b dq t dr z fg s gd f gg 17 gi 1c h7 x h8 j i3 p
residen_ask 22 99 9 9h 9
residen_associa 1w 97 b h8 f
residen_buildin 1z dl 9
residen_cannot 22 c 9 p a
residen_group 1w fu a
residen_liv 22 bl f
residen_managem 22 h8 j
residen_offic 22 dq b
residen_own 22 i3 12
residen_permit 1u 7a 1k ce 10
residen_propos 22 gi t
residen_talk 22 ci a
residu 1u 6 c 61 c 6a c 6d c 6e b
resin 22 2a x
resista 1w 4 c 2c b ho a io g
resista_test 22 4 a
resol 1u 4j 1p
resourc 1w ay z ce o f9 29
respect 1p f7 c
respit 22 47 v
respond 1w 2c b 2f h 5c a gk a
respons 1a 1i f 2c 8 3n f 5c b 6w 8 al m ep 11 gs c hc g
respons_contrac 22 5c b 5h c
rest 10 k b n 9 o d 4t b 6t a 7f 9 7g d 7o d 84 c 9w o al 9 am 9 ez x fp h fv c fz b gj d hu 6 hx 7
rest_short 22 d4 8
rest_stop 22 9w n
restaur y 1f c 2m 21 2n v 2t j 30 m 31 c 45 9 4n r 4y f 50 h 5n b 5o y 5r j 5u 1k 62 p 67 c 6g l 6j j 6r 2a 6s 1g 70 1q 72 e 8l l 8z l a6 1v a9 u ab u ay l da j ea i eh u ez 9 hc h ht 8 ih q ii l
restaur_bars 1z 6g 8
restaur_collect 22 ek b ih k
restaur_deliv 22 2n g a6 d
restaur_deliver 1w a6 1c ht d
restaur_event 22 2q 9 6g 9
restaur_farm 22 5u m a9 h
restaur_food 1w 6s w
restaur_guest 1z 2m o
restaur_kitchen 1r 2m l 5o 8 6j b 70 i
restaur_list 22 a6 h
restaur_menu 1w 2m n a6 g eh 9
restaur_near 1z 2m 1b 2t f
restaur_nearby 22 2m j 30 h
restaur_open 22 70 a
restaur_ord 1w 5u l 6f 8 8z a a9 g
restaur_phon 22 6r 10
restaur_put 22 67 9 6g 9
restaur_restaur 22 2n l 2t g
restaur_seat 1z 2m o
restaur_shop 22 67 9 ez b
restaur_staf 1z 4y g ay h
restaur_vegan 22 2m p
restock 1q 3c 11 55 d
restor 1h 2z 7 38 9 4j j 5c h 8h 7 8p 13 9f 1y d2 f dz 1e ip n
restora 1w 4j a aj b d2 g
restric 1w 55 h 64 d
result z 7 d v b 1g 7 25 9 4u k 4x k 50 f 57 d 58 b 5h c 5w 9 7d 9 7i 9 7q f 85 16 b9 c ba c bb e bg 9 c7 c c9 9 ca f cn m cp c e8 e f1 j g3 k gi 8 h3 t ha w ic b
result_batch 22 7 a
result_check 22 80 8
result_compar 1z 4u e
result_doctor 1z 85 a
result_fil 22 5w 9
result_friend 22 cn a
result_next 22 ha 8
result_not 1z 85 8 dk a
result_parent 22 g3 h
result_part 1o 85 9
result_past 22 bg a
result_plac 22 85 8
result_review 22 v a ba b
result_see 22 7i 9 f1 b
result_send 22 cn a
result_shown 1u f1 a
result_sit 22 h3 q
resum 1r at 24 bn 2b ex p
resum_build 22 at c bn k
resum_linkedi 22 at 9
resum_video 22 bn t
resum_writ 22 at x bn k
retail 19 4t j 4y d 52 o 5u s fc n gy z i5 d ix 9
retain 1g 3l e 58 l ay i az f ha q
retain_client 22 ha j
retenti 1z ay n en c h9 l
retest 1w 5k 19
retina 1z v 1t
retir 19 17 b 1b a 41 9 ba b cu 18 dy a f7 w ho i
retir_orchest 22 41 9
retirem 1p 1b d as h d5 8 dk 28 dy b
retirem_plan 22 dk w
retouch 22 bw f
retrain 1z 1d c bb 25
retreat 1u 3v 9 5n 1i hp 9
retro 1z hs 22
retrofi 1w 9g r
return t 18 9 1x a 1y c 25 k 2i h 4c k 4d i 4e h 4f g 4h g 4j 8 4m f 4q a 4s a 57 l 63 f 7d a 7r d 8f d 8g 7 8h 9 8m b 8n 9 8u i 8w e 8y d 90 p 92 f 99 c 9h c as f av 1c cy 9 d2 b dg 19 dn 9 e5 i ej i eu n fh c gr a h0 s he 20 i5 13 i6 d i8 c ii y il f im 9 ip h iq c iv f ix 9
return_app 1z dg k he 15
return_client 1z h0 j
return_contain 22 63 a 6i 9
return_cost 1w 4j 9
return_dat 22 1x c
return_deposit 22 4e a 5q a
return_discoun 22 8w b
return_easy 22 cy 6
return_eat 1u i6 8
return_empty 1r i8 h
return_end 22 25 9
return_fak 22 1y 9
return_few 22 fn 9
return_fil 1z av a
return_first 22 2i a
return_guest 22 2j a 74 7
return_help 1z av q
return_keep 22 8u a
return_label 1r 4q 9 cs 8 he w i5 l
return_lat 1w 18 9
return_mis 22 7r a
return_next 1z 4k 9
return_nobody 22 7d 6
return_not 22 8h 7
return_onlin 22 dg h i5 o
return_pag 1z he s
return_payment 22 ev b
return_period 1z 8y 9
return_policy 22 he i
return_portal 1z he q i5 n
return_questio 1z e5 u
return_rat 1w 2i 9 he l
return_reason 22 4s a he i
return_refund 22 he i
return_review 22 34 b
return_servic 1z 57 m av 15
return_softwar 22 he i i5 o
return_tap 22 7r a
return_term 1z 8m 7 92 9 bf 9
return_twic 22 dg 8 hy 6
return_work 1w as r
returna 1r 6h c a7 i ii 1g
returna_bottl 22 6h 9 ii k
reuphol 1z 9f 22
reus 1m a a 88 9 hx b ig u ii k
reusabl 1j 6 s a 16 2e 1a 8s l ii 2b ir 14 it l
reusabl_bottl 22 2e l
reusabl_cup 22 2e l ii k
reusabl_diap 22 a m
reusabl_nappy 22 a t
reusabl_pads 22 6 u
reveal 1z c1 i
revenu 1r ed a
revers 1q 6p 1h 8m 7 en 9 ew d gx a he k
revers_engin 22 6p z
review w v e 1i c 2p b 32 9 33 8 34 b 3d d 3y b 4u a 4z a 7b 9 7k e 7z g 82 b 89 8 ar 8 aw x ax a ay a b8 d ba h bn t bs 9 c3 s c9 d ca a cc p ea 2g ee 12 ep 9 er 1p f1 j fa i fo 9 g5 i hc d i5 f
review_ask 22 hc e i6 9
review_dat 22 ey b
review_doctor 22 7k j g5 i
review_family 22 3y b
review_guest 1w ea m
review_local 22 ea o
review_pag 22 ea g
review_policy 22 aw u
review_real 22 c3 g
review_request 1z ea v
review_resum 22 bn t
review_show 22 b8 a
review_softwar 22 ea i er x
review_team 22 2m c ar 8
review_tool 22 ea a ee 17
revis 22 aq a
revisio 1s 43 9 b9 l bf 1t
reward 1m 1i q b7 b d8 s ea c fq g fy c g9 v hc 9
rewir 22 3g l gt b
rewrit 1n at 1a bn 1h gm 1v
rewrit_form 22 gm s
rewrit_let 22 gm 18
rewritt 22 at q
rewritt_resum 22 at k
rex 1u 1d 9 fq i fu b fx g hp i
rfid 22 5o 9
rfp 1w c6 19 ep 1s
rfp_ministr 22 c6 s
rhubarb 1w 6h 14
rhym 1z hn 21
rhythm 1r bc v e2 7
ribbon 1z 6k g 91 c 9q s
ric 1b 2n k 2u d 2w k 5v l 60 l 63 k 64 c 6s b 7i b 7j 9 a4 p a5 i af g
ric_lentil 1w 2u e 60 m a4 i
rid 11 1k e 29 q 2n j 48 15 5t 19 6z d 70 k 7c g 81 8 8a 1u a5 9 a6 1e a7 s a8 y b3 18 bt e dg 8 dl i dn e do g dp 27 ds 1a fv d fz 2n gn u gx g
rid_along 1u 9o 9 9u b gn e gx h
rid_book 1u 8a c
rid_bring 1w a8 b
rid_chang 22 fz a
rid_childre 22 48 p
rid_deliv 1z 5t j
rid_elderly 22 8a k ds k
rid_fal 22 dp a fz a
rid_hail 1w bt k
rid_hom 1z dp u
rid_hors 22 fz d
rid_lead 22 b3 h
rid_lesson 22 6z k fz 1g
rid_pick 1z 8a 9 a6 l
rid_rid 1u 8a c fz e
rid_school 1z fz 13
rid_servic 22 48 f 8a f
rid_shar 1z 48 9 dp 1e fz 8
rid_smal 22 a6 a
rid_spe 22 b3 d
rid_stabl 22 fv a fz l
rid_swap 22 a7 9
rid_train 22 8a 9
rid_villag 22 dp w
rid_vouch 22 48 9
rid_wait 22 5t 9
riddl 1s 32 y cn p
ridesha 1z 8a 9 av 9 dp q
ridg 1u 21 h aj 8 ap j eh b if 9
right q 1k 9 2a d 3v 6 41 a 4d b 4q b 50 a 5i b 6p a 6w a 7q d 88 e 8m 8 8x d 9e b bc a bh c bm n c8 d c9 b cl a cp f cs 9 cx d d5 8 e0 7 e9 a ec 9 em a f7 i f9 7 gg 9 gp 9
right_adverti 22 ck a cr a
right_age 22 cm 9
right_anyth 22 cp a
right_author 22 1n 6
right_check 1z 41 8
right_client 1w h0 g
right_consent 1u cj 9 cp 9 e8 a
right_country 22 ej a
right_design 1z 2a b 8v a
right_expert 22 fb c
right_form 1z bq 9
right_hand 1w 8m 7
right_insur 22 54 8
right_label 22 c8 a cd 9
right_licenc 22 go a
right_materia 22 5f a cp a
right_moment 1z 27 9
right_nam 1z 8v a
right_ord 1w 9g c
right_own 22 6p c ec b
right_pag 1z 3v 5
right_part 1w 9e m
right_payment 1z g1 a
right_photo 22 d3 7
right_pictur 1u 7p 9
right_print 22 1n 6
right_product 1w 2a b
right_return 1w 4q 9 cr 9 cs 9
right_siz 1j 6 a 1k f 4d c cx e
right_test 22 2h a 8e 8
right_tool 1z 8m 9
right_until 22 6q 9
right_voic 1w cl 9 ec a
right_word 1z d5 7
right_work 22 4x 9 f7 a
right_wrong 22 7q a
ring 10 h d 13 9 1b n 1d 8 2d d 2f v 2z 8 46 a 4b 9 4k 1o 5t b 5u a 6r b 9p d 9u c af n ag 8 c4 9 dp 8 e3 8 eh j ge a gn a gx 9 hi f ho 7 i8 e id d iq b
ring_both 22 1b c
ring_cal 22 46 g 4b 9
ring_door 1z 1o 7 dq a
ring_earring 22 4k i
ring_farm 22 id 9
ring_light 22 2z c iq i
ring_oth 22 i8 f
ring_road 1z e3 c
ring_twic 1s gx c
ring_whil 1z 9p 9
rins 1m 2 a b 8 3k c 98 j
rip 1m 2r 9 66 i ab 7 hv 7
ripen 22 66 t
ripenes 22 66 a ac 9
ris 1f 45 a 4k 9 4v a 5z 9 6s 9 dh h dj 9 ij 9 iv v
ris_few 22 dj 9 f2 a
ris_whil 22 5z 9
risk 19 4u s 56 f 5k a 7y h d9 h db f dc l er 15 g6 9 ga g ij m
risky 1p er o
risky_claus 22 er m
ritual 1s n p 3r 13
riv 1j n j 16 j 74 8 8n r a9 b ap g go 8 ij n
rival 1r 9l a ca o ew d
road 14 1v e 36 e 43 8 6o d 94 b 9w b af h ag 7 ap 8 b3 i bh m e3 9 fv b gg g gh f gi 9 gr a gu g gx c h6 8 i8 n
road_cycl 22 b3 g
road_safety 22 22 9
road_sign 22 bh n
roadsid 1p 36 b bt r
roadsid_help 22 36 a
roam 1w 79 1s
roast 1h 5z 2x 9y m 9z h
roast_bean 22 5z k
roast_dat 22 5z a
roast_pep 22 9z i
rob 1w 1o a
robo 22 88 n d9 13
robot 1e 25 h 2g 3h 3k q 49 y 88 f ac 32 bs l cb y gc e
robot_greenho 22 ac t
robot_hom 22 2g 1i
robot_lawnmow 22 2g x
robot_mow 22 2g m
robot_servic 22 3k h
robot_vacuum 22 2g m
robot_weed 22 2g m ac 11
robotic 1p 1a z 49 23 ac v cb k
robotic_lesson 22 49 v
rock 1u 26 1h
rocket 1w 45 l
rocky 1w x n fm j fo a
rod 22 16 b dy 9
rodent 1z hy j
rods 22 3o l 8n 9
rol 13 13 f 1f a 2o 12 3o p 5y 1a 63 a 76 f 8h 1j 8v g a3 w c7 k cm e dx 17 hk u io p iu a
rol_aloud 22 dx 11
rol_blind 22 3o t
rol_develop 22 8h q
rol_keep 22 8h 7
rol_model 1z 13 l
rol_play 1q 8v j c7 p cm h
rol_scan 22 8h n
rol_show 1z 76 l bn b
rol_top 22 io 11
rolepla 1z c7 w
roman 1w 1p d 3o 1a
roman_blind 22 3o x
romanc 1z 87 p
romanc_scam 22 87 k
romania 1l cp 9 fi l
romp 1z 4p 9 4r a
roo 1w 5s a cv 7
roof 13 19 o 1c f 1e 1r 36 n 3j 1f 3m 14 73 7 98 19 9g j am 1f an q ao e eh t g9 c gt 1e h4 j h8 e hr h hy 6 if 1m iw l
roof_box 1z iw f
roof_clean 22 3j p 98 m
roof_garden 22 19 m 3j b
roof_grid 22 1e h
roof_inspect 22 if 10
roof_mos 22 3j f 98 m
roof_own 22 h1 a
roof_quot 1w gt z h4 g
roof_repair 1z h8 e
roof_roof 1z am f
roof_school 1z am h
roof_sid 1z 3j a
roof_solar 22 3m b
roof_survey 1z if t
roof_tent 1w 36 w iw e
roof_til 1z an x
roof_today 22 1e d
roof_villag 22 1c g
rooftop 1h 19 t 3m q 6a k 6j k 9g l ab g am h c2 t
rooftop_garden 1z 19 u c2 f
rooftop_solar 1u 3m p 9g k
room o 8 9 c h g j m a n f p a 15 c 17 c 1a m 1z a 27 n 32 1a 34 y 37 c 39 w 3a q 3e f 3f g 3h y 3i 8 3o a 3u 9 3v 6 3z e 41 a 53 a 54 d 5l k 5p u 5s 18 66 9 6j h 6k e 6l d 6t u 6w c 6z 9 74 m 76 e 8j a 8o b 8p c 94 d 9a n 9b v 9d 1b 9j p 9k q 9l 9 ah h ao l b1 k bl 1h bv 7 c2 j cv 1a dt c dw 16 dy 9 e0 8 e3 9 ff p fg 13 fk 8 fu e g0 9 g5 g gl z gv l h2 i h5 a h6 t hp k hx 8 iu m
room_add 1w 6a 9
room_allow 22 f a 3z a
room_ask 1z 9b 9
room_back 22 6l b e3 9
room_book 1n 3x 7 5n e 6z g 74 c c2 d ff 9 gl o
room_box 1z 8j d 8v m 9b 8
room_breakfa 22 34 o
room_breed 22 ah 8 fq a
room_clean 22 6j a
room_clos 1u 5s a 9b 8
room_concert 22 39 l
room_count 22 2x a
room_design 22 9d 1b
room_dog 1z 1d 9 fn 9
room_drum 1z dw x
room_earn 22 39 a
room_empty 1p dw 9 hj 7
room_even 22 gi 9
room_exit 22 3z a e3 7
room_farmhou 22 34 c
room_field 1o 9d b
room_fil 22 bl b
room_fre 1z fg a
room_ful 22 6k a
room_furnish 1s h2 r
room_garden 1w fg 9
room_guest 1w 6t f ib a
room_help 1z bl k cv l
room_hir 22 bz e
room_host 1z 39 g
room_kitchen 1w 3b 8
room_let 1z cv h gl j
room_library 22 hn 7
room_music 1z 41 8
room_must 1z 5v a
room_near 1s 32 10 bl c dw q ff a
room_nobody 1w hp 9
room_not 1z 1a a
room_offic 22 53 9 fp b
room_onlin 22 41 9
room_own 1s fm a
room_part 1l 27 a
room_phon 1z 3v 8 9p 9
room_photo 1z h6 d
room_photogr 1z 3e f
room_privat 22 74 e
room_record 22 1a b 43 a
room_rental 1z 5s 12 bl k
room_room 1h 3h g 9j a ah 8 bl a h6 l
room_scent 22 8 m iu f
room_seek 22 bl 16
room_shar 1w bl e dw i fg 13
room_signatu 22 h6 f
room_siz 1u da a
room_spray 1z iu 16
room_staf 1z 3z a
room_start 22 32 a
room_stay 22 9j a 9q 9
room_student 1s bl i cv 1v ff i
room_teach 1w g b
room_team 1z 5s n ab 8
room_tempera 1z 9n i
room_tent 22 34 b 5q 9
room_test 1z p a
room_town 1z 32 f
room_train 22 cv e
room_transpo 22 76 7
room_twic 22 gl 9
room_typ 22 eu a
room_used 1z g b 3a b
room_valenci 22 32 a
room_visitor 22 54 b
room_wait 1z 7a 9
room_wal 1z 3h b
room_wash 22 hn 7
room_watch 22 32 a
room_work 1u c 9 17 a
roommat 1z bl 1f
root 1l 2 e ab c d1 1g hz 8
rop 1p 2b 8 9r a fs i gk e
ros 1r 3 a 5 8 8r r
rosa 1m cu a cv a cw 8 d4 c ds e fd a
rosacea 1z 1 1o
rosary 22 3v 23
rost 1q 51 8 7f b ez z
rot 1q 5p d hv c
rota 1i 6u 9 6x z di d e3 7 ez 2r gv k
rota_volunt 22 6x u
rotary 1z 3j z
rotary_clean 22 3j e
rotat 1s 54 8
roti 22 7i c
rough 1q 35 a et c hn 8
round y a b 12 e 1c s 1i 9 2v f 47 c 4b n 4i 8 4l b 53 b 59 c 5a d 5m h 5t u 5x e 5y k 6h b 6m 9 7v w 8l e 8v e 97 13 99 9 9d d 9v a a3 y a7 c a9 e ag j at m b0 i bo a d9 h dd c dq d ds e e4 1b fm a ft b fu k g7 g gf t gv q gx q i7 a ih h
round_card 1w 7v o
round_chang 1o 5a h 9d i at m d5 8
round_corn 1w 5m i ft g
round_door 22 5x 9 ih 9
round_empty 1r 2v c
round_enough 22 5y a
round_family 22 1i 8 ab 9
round_feedbac 22 b0 k
round_kitchen 22 5m c 8l 7
round_purchas 22 1c a 7v i
round_sam 22 96 9
round_stop 1w 5t e a3 e ih 9
round_tabl 1w el a eq a
round_today 22 97 9
round_ups 22 7v i g7 j
round_villag 1z ds a
round_yard 22 9v 8
roundab 1z 43 i dq b i3 h
roundup 22 7v n
rout 12 h p 1a d 1o 7 1v s 21 1v 2u j 33 b 36 g 3x c 53 a 6o h 74 c 77 n 7h g 86 r af b b3 9 br j dm 9 dn e dp b fw b gf p gn v gx 21 i8 k
rout_apps 22 21 j
rout_cheap 22 6o b
rout_check 1z 21 a i8 9
rout_childre 22 h b
rout_complai 22 99 9
rout_driv 22 gx 15
rout_plan 1u 1v i gf 9 gn 9 gx 2a
rout_set 22 af 9
rout_travel 22 74 7 76 7
rout_wheelch 22 21 v
routin 1g 1g d 3y j 5e r 7o 9 7r 14 83 p a8 8 gb k
row 1e ac j ae h ag i ao 8 cn d e3 a e4 7 e8 a fz 9 gj q hn a hs f
row_row 22 hn 7
rows 1k ac 1d ag 10 gj f hs a i0 c
royalty 1r 8y b cp 1b g2 z
royalty_fre 1z cp 16 g2 n
rub 1o 4 e 1u i 4s b 8k 9 8q k cw a
rub_plant 22 1u h 8q j
rubbish 1k gf r gg q hx 1c
rubric 1z gp w
rubs 1z 4g c dl a
rucksac 1p 3x d 4g m 77 1v 8k 1f io 11
rud 1w bj a i1 7
rug 1m 3i o 6m 8 ie 8
rugs 1u 3f 14 3i g
rugs_lamp 22 3f q
rugs_sofa 22 3i e
ruin 1k 8h 7 c1 7
ruiz 1d ap a fb b fh 9 ho 9
ruiz_yes 22 go 8
rul t h f 1i i 2t 9 3b f 4s b 57 a 5g d 5h a 5k 9 5t 9 61 9 6u c 75 9 7b b 8n r 8v s 9f 9 ce c co a dc a dd a df 8 dg a el j er f ev c ez j fg e fl 8 go 9 h2 8 h7 k
rul_app 22 1i d
rul_ask 1w 27 9 51 9 93 9 fw a
rul_book 1u 3b a
rul_chang 1p ce b f5 8
rul_check 1w 3z 9 df 8
rul_childre 22 i 9
rul_conduct 22 bd 9 fa 8
rul_dat 1z 8n 8
rul_emergen 22 2c 9
rul_health 1z 7h b 7s b
rul_hold 22 ai 9
rul_hygien 22 e b
rul_kept 22 ej a
rul_materia 22 4g 9
rul_mis 1w ez a
rul_money 22 37 a 57 b
rul_pay 1z dc b
rul_refund 22 2t a
rul_taught 22 bh 9
rul_ticket 22 1w a 6v a
rul_togeth 1z 1i a 5g a
rul_tool 22 5f a
rul_trad 1z ez b
rul_wat 22 8n 9
rul_way 22 fl c
rul_worn 22 i2 8
ruling 22 6n h
run o f b s a 16 h 1d c 1f g 2d 9 2f m 45 d 48 v 4a f 4c a 4h e 58 m 5c a 5n c 7h 1y a5 a ak c b3 10 c4 q di 9 e1 8 e3 8 e4 7 em q en c eq g f8 a fj f fp b gn a gy d hr 9 i3 p i8 9 il v
run_ads 1z 58 u
run_agreeme 22 eq w
run_already 22 cr a
run_away 22 fw a
run_begin 22 h 9 7h p
run_besid 22 q 9 em h
run_both 22 s a x 9
run_calenda 22 1s a
run_campaig 22 g9 8
run_cash 22 dd f en p
run_clas 1u 48 n
run_club 1s 7h r b3 12
run_coach 22 7h p b3 e
run_company 22 5r h
run_cyclist 1z b3 m
run_event 1w 6v 9 c4 s
run_footbal 22 4a a 7k 9
run_fre 1w fj p
run_gam 22 3b 9
run_group 1w 4v 9 6x 8 7h n b3 z
run_half 22 hi 7
run_invoic 22 ej a
run_larg 22 8v b
run_long 22 f4 8
run_machin 1z af 8
run_marketp 22 6l 8 8g 7
run_memb 1z e3 a
run_members 22 s a b3 e
run_not 1z 7h b
run_onlin 1z hu 7
run_oth 22 7b 9 gy a
run_pay 1z 2w a em h
run_payrol 22 em w
run_plan 1w 48 r 7h 2k
run_real 22 ex 9 i5 b
run_room 22 bv 7 dw 7
run_sam 22 c9 a
run_shar 1z 2f 9 ak a
run_sheet 1w c4 o
run_shop 1w 7h a i3 g
run_short 1z co a di 9 il h
run_sit 1w 75 8 eg a gv 9
run_smal 1n 50 c hh 7
run_stop 22 7h b
run_test 22 7 9
run_them 22 44 b 45 a
run_track 22 gn k
run_train 1w 7h n b2 b
run_volunt 1z i3 9
run_women 22 74 8
runaway 22 fy 17
rung 1p dt a dz a ef e fx 8 fz 9
runs 10 16 l 48 n 4c e 5o 8 6q d 7h 14 7p b a7 b b3 z ee e em r ib j
runs_away 22 fm b fw a
runs_brows 22 ee a
runs_empty 22 g c
runs_phon 1z ey b
rural 19 55 f dp a ds x
rush 1k 70 i bv 7
rust 1q id f
ruth 22 o a p b
rye 1z 2o g 5y v
saas 1l cc j
sachet 1j 7 11 a0 q ii s iu e
sack 1q 5p l ah p aj 7 ap v
sad 1p bs a
saddl 1s 8k n fv d fz h iw s
saf y 16 s 1i p 2h e 3n d 7q a 8q l 8z d 9w c a7 a br u cw o g6 8 g7 9 gc a
saf_driv 22 77 7
saf_open 22 3n f
saf_park 22 9w k
saf_plac 1z 1f 9
saf_rout 22 br t
saf_wat 1w 16 18
saf_way 22 br n
safari 1p 34 z 73 e 76 9
safari_tent 1w 34 u 73 c
safely 1c cw 9 fp a
safety w 5 a 8 a b w h a 1k b 21 b 26 b 2a f 2f 17 2z 8 38 d 3o 8 4d a 4n l 4r i 4w b 4x 11 4y f 56 w 5f k 7b 7 8b 6 8m 8 8o a 8t h 8v b 8z e 9e 9 9m z 9n z br 17 eb b ey a fs b ge f gs c h3 r hd p ia a iq f it c ix 9
safety_alarm 22 2f 1r br k
safety_allerge 1z 5 9 2q 9 31 b
safety_app 22 9n 11 br 1c
safety_apps 22 2f e br f
safety_ask 22 gb 8
safety_authori 1s 97 a
safety_check 1n 1k 8 gs h ix 9
safety_data 1z 2d 9 2g a 81 8
safety_guest 22 2z 8 74 7
safety_hygien 1z n 9 6s 9
safety_label 1u 8 9
safety_liabili 22 62 9
safety_mark 1w 8m 7 iq i iw b
safety_not 22 21 9 8c 7
safety_offic 1u 4n e 4x w 5q 9
safety_payment 22 fa 8
safety_razor 1z b 1j
safety_record 1w 9n 19 h3 q
safety_report 1z 9 a
safety_right 22 8v b cz 8
safety_sheet 1u hy 6
safety_standar 22 4r a 8o a
safety_supervi 22 hq 7
safety_test 1w 6 9 4r p
safety_train 1w 4x 11 56 f 5f l hd i
safety_wearabl 22 2f j 56 17
safety_work 1z 4y g dl 9
saffron 22 6d s
sag 1u 9 p
said 16 9l 9 9p 9 9r 9 9v e dk 8 dy c ec a ft c gg 9 gh c
said_doctor 22 u a
said_door 1z hl 5
said_next 22 i4 7
said_noth 22 ai 7
said_yes 1u 9p a
sail 1n 35 1g 38 1f 4g 1l 9r l
sail_school 1z 35 u
sailor 1w 9r 9
saint 1s 1o s 3p 6 3x i 74 8
saint_jam 22 3x g 74 7
saint_nichola 22 1o p
sakai 22 8m 8
sal u y d 1d 8 1j b 1l 8 1y d 2q 8 2v i 3e 8 3f 19 4d c 4f d 4v 9 50 i 5f c 5h e 6i 9 6v l 7y a 8g 8 8p e 8r 9 8t c aj 8 ar a c7 1r c8 a e1 8 ed p ei 1i el 9 eo x fe i ff l g1 m g2 a gy s hd k hx c i5 c ip h
sal_agent 22 5h j
sal_cal 1w c7 22 ei l hd i
sal_coach 22 ar h c7 19
sal_cod 22 50 n
sal_earn 22 4l 9
sal_email 22 ei n eo a
sal_end 22 25 9 8t a
sal_fal 1w 4 9 4m a 4p 9
sal_licenc 22 6i 9
sal_mark 22 1w a 8q a
sal_not 22 1l 8 8w b
sal_real 22 ff g
sal_reps 1w 4v f c7 r
sal_softwar 22 h4 d
sal_staf 1z el e
sal_team 1o c7 1e
sal_train 1z 5f m c7 13 hd j
sal_visitor 22 i5 b
salad 1h 2m b 2u k 2v 1c 5x h 6j k 70 n 7i d 8c 14 9z g ab 11
salary 1c 5d h ay m bo t ct d di 1y f0 i fd e g7 j
salary_advanc 22 di 28
salary_band 22 ay q
salary_earn 1z g7 l
salary_talk 22 bo c
salespe 1w c7 17
salmon 1u a2 l a4 i ae p
salon 1a 2 u 3 b b 8 c 1l d 14 r 2d 5o j 8l 9 bu c bv 1d e6 o fn 1m h5 u ir w
salon_appoint 22 r l h5 i
salon_barb 1w 2 9 c e
salon_book 22 r 29 h5 e
salon_brand 22 2 f
salon_client 22 b 9 r l
salon_near 1z d f bv q ir c
salon_nearby 22 d g
salon_open 22 bv c
salon_quality 22 ir g
salsa 1u i 1y 67 m
salsa_school 22 i v
salt 1f 3k i 4b d 4m a 68 h 6c c 6d j
salt_cel 22 3k l
salt_peanut 22 68 i
salty 1z 4b b
salvag 22 ig 13
sam l 14 9 1q a 1x g 3c b 3g h 3j 8 3p 7 3y b 4t c 5l b 5t o 7q a 8a 9 94 e a3 c a5 d aj 8 bk b by e dp c ew c fm c gi 9 i5 b
sam_age 1w 75 9 9g a
sam_button 22 f4 a
sam_campu 22 1l c
sam_clean 1u 5l f 94 b
sam_couri 22 5t 15
sam_din 22 el b
sam_even 1i by j ew h
sam_evening 22 2n a 5r a
sam_few 1s 1q e
sam_field 1z id 9
sam_garden 22 96 9
sam_handl 22 6k 9
sam_hom 1w 1d 8
sam_industr 1w dp 8
sam_interpr 22 51 9
sam_light 22 2 9
sam_moment 22 ap 8
sam_ord 1z 6k 9
sam_pag 1z eb k
sam_person 1r 94 c
sam_photo 1z by h
sam_pictur 1z 8r a
sam_piec 22 4s a
sam_plot 22 aj 8
sam_pric 1z 5z 9
sam_product 1z 7q f
sam_quality 22 2m c
sam_questio 1p e5 c fy 9
sam_school 1w 1j d
sam_season 22 4 a 92 a
sam_sel 22 7 a
sam_sho 1z 4h 9
sam_sit 1w 3y c fo h
sam_skil 22 43 a 4z 9
sam_smal 22 bk a c9 a
sam_stop 22 1 9 c9 a
sam_story 1z cl 9
sam_street 1m 1x p
sam_task 22 4x 9 bs b
sam_tast 22 1q a
sam_tool 22 9h 9
sam_twelv 22 gi l
sam_vet 22 fu d
sam_weath 22 ib g
sampl i 3 b 5 n 3o d 5h c 6o l 85 k 8x a a0 8 cx c g2 a iu 8
sampl_box 1z cx 9
sampl_buy 1z 5 9
sampl_club 22 4q a
sampl_good 22 85 8
sampl_hom 1z 3o e 85 g
sampl_model 22 4h a
sampl_ord 1u 5h m
sampl_pack 1z a0 a g2 g
sampl_print 22 cr a
sampl_questio 1z 85 8
sampl_recal 22 5w 9
sampl_see 22 f4 8
sampl_set 1u 5 k cx f iu a
sampl_sets 22 5 s cx 7
sanctio 1z 5h f de a
sanctua 22 1d 1g
sand 1g 3 k 3h o 3j z 9h z ah 7 an l do d ge d
sand_cement 22 an c
sand_joint 1z 3j v
sandal 1s n 9 4h v 4j 9 8k 8
sandwic 1n 2l k a3 1b hp 9
sang 22 du 7
sanitar 1z 6 13 cx e
sanitar_pads 1z 6 u cx a
santa 1z 1o 3c
santa_know 22 1o 8
santiag 22 77 e
santo 22 iu j
sar 22 1t a 4e c
sara 1o 1 d o e 2x g ez 9
sari 1z 4g c cy 9 cz 9
sash 22 3h a
sat 1s 2d 9 5g c
satelli 1h aj g id 13 ie 8
satelli_field 22 aj 9 id k
satelli_imag 22 id a
satisfa 22 f2 d hc 1e
satisfy 22 ib b
saturda x i 9 17 b 19 b 1a a 2k a 2o b 2p f 2y c 2z b 30 f 31 k 35 e 3c e 3r a 4a k 5o c 78 9 7b 8 7c 9 8l 8 9h a b9 c c5 8 d8 e do b e0 b ez g ff 9 fj 9 fq c gd d go k hi d hn e
saturda_ask 22 go 8
saturda_guest 1z hi 8
saturda_market 1z 17 b
saturda_morn 1o 35 a
saturda_morning 22 4a a
saturda_night 22 ii 9
saturda_sum 1z 3r 9
sauc 1g 2w e 5r e 5v 9 67 30 6c n 9z 2i ii 9
sauc_brand 22 67 e 9z d
sauc_jars 1z 67 i 9z y
sauerkr 1z 6c 24
sauna 1w n 3j ho 7
sauna_trail 22 n u
sausag 1r 1d 8 6b m a2 e e4 7 hu h
sav u x b z b 23 e 2b c 3k 8 62 d 6r b 6s b 6v 9 7s 9 7v 1g 8i o ae 7 cc h cm c d2 7 d6 n d7 l d8 17 d9 a dd o df c dh f dk b g7 1o gf 9 gs b h3 a ib p
sav_app 22 7v 1q g7 e
sav_automat 22 7v t
sav_chang 1z 7v h
sav_devic 22 6r c
sav_error 22 u a
sav_goal 1w 7v 15 d6 h d8 n
sav_group 22 dd k dh c
sav_money 1q 23 a 7v f
sav_numb 22 95 a
sav_own 1w 8i b
sav_partn 22 g7 j
sav_phon 1p gs d
sav_read 22 ch b
sav_rent 22 g7 1v
sav_smal 22 7v w
sav_togeth 1z dd m
sav_wel 22 c6 8
saving 19 1e g 4u a 4v e 7v 1f 7y b 9g k ai 7 cc u d7 i d8 9 d9 m dc f dd 1r g7 14 g8 d ib d
saving_account 1w 7v p 7y c d9 d g7 d
saving_circl 22 dd 2c
saving_goal 1w 7v r
saving_group 1u ai 8 dd i g7 d g8 c
saw 1e 18 e 4w 9 8b 1f 9h 9 eq e hm c hz 6 ia i
sawdust 22 6j 11
sawmil 22 6j a
saws 1u 8b j al j gq i
saxopho 1u dz 1k e0 9
say w 15 9 1d c 1m 7 3t 7 4j 9 7g a 86 b 9r a aj 8 aw 8 bj b br 9 bs b c6 9 e2 9 e4 6 er c f7 a
say_ask 22 1x a 7g 9
say_away 22 9r h
say_cannot 22 ch b
say_chang 22 d5 7
say_charg 22 92 a es a
say_clearly 1s 7 8 26 9
say_hom 22 9j a
say_honestl 22 51 9
say_know 22 1a b 1b c
say_long 1s 1t a 1v a 9t 7
say_noth 22 aj d
say_often 22 84 9
say_openly 22 e5 a eo a
say_plainly 22 gn a hf 9
say_read 22 1z a ae 8
say_sur 22 6n a
say_visit 22 q 9
say_wheth 22 z a cp a
says 10 13 e 1m 8 3q 9 3t 6 6p a 7z g 9o f db a gf 8 gh h gk 7 gm 8 h1 a i4 c i9 a
says_first 1z i2 8
says_noth 1w 9o 9
says_says 22 i4 7
says_sur 22 6n a ad 8
says_why 22 e1 8 go 8
says_yes 22 h4 e
scaffol 1p 1e 8 3m c 5q o if u
scal 1c 3l o 63 n 6s 17 89 8 8b 7 ad 1q ap a ar e gc t gh d
scal_draw 22 3l e
scal_error 22 9u a
scalp 1u 2 1t
scam 1i 87 2y cu p f3 l
scam_cal 1w 87 14 f3 j
scam_deepfak 22 87 a
scan v v 14 y i 10 y 11 z 1l f 1r y 1z 9 20 k 2a j 3t 7 55 r 5k n 6p r 6v 17 6w a 70 e 79 d 7e b 7q 1v 80 9 8h 1d 9m 9 9o h bt n cs 9 d2 19 da e du 7 eg t ek t eq b er h eu r f5 m gp a gy o hc f ia h
scan_app 1z 7q 13
scan_barcod 1r 1l h 1z 8 7q u
scan_broken 22 2a a 6p p
scan_cod 17 6w 9 70 a ew a hc g
scan_data 22 6u 9
scan_deliver 22 10 8
scan_door 22 6v a
scan_downloa 1z 8h f
scan_fault 22 8h 7
scan_item 22 55 9
scan_list 1z 9o 9
scan_machin 22 ia v
scan_mis 22 5k 8
scan_ord 22 11 8
scan_pack 1w y d
scan_phon 22 55 j gy a
scan_photo 1z 11 k d2 k
scan_print 1u 20 g 2a m
scan_product 22 7q z
scan_receipt 22 1r a
scan_scor 22 du 6
scan_slid 22 d2 x
scan_tool 22 bt i
scan_websit 1z 5k h eg 9
scan_work 22 6v a ek g
scandin 1m 2e a
scar 1h m a
scar_away 22 bl a
scarf 1s fh c i2 f in t
scarify 22 3l p
scarv 1r 4p w i2 14 in 1m
scatter 1s 5y c
scaveng 22 32 r
scaveng_hunt 22 32 l
scen 1h 4x r 81 w b5 j c8 e c9 b cp 9 dx 1c e8 k
scen_must 22 c8 a
scen_partn 22 dx q
scent 1k 5 2g 8 2y 9 z 2e l iu 1v
scent_candl 22 8 1w
scent_recogni 22 8 a
scent_sampl 1z 5 o
scent_shop 22 5 a
schedul 15 1h x 1s v 5e d 6q 1e 6x e 6z e 7p o bf f cf o e8 1n ez 1k f9 g go v gu 10 gv p h2 f h5 17
schedul_meeting 22 cf x
schedul_ord 22 6q t
schedul_post 22 e8 y
schedul_shar 22 1h 9
schedul_softwar 22 h5 r
schedul_umpir 22 go v
schem 1l 3l f b6 g db h dk 1r dn f ew c
schnap 1z af i hw 1j
scholar 1o 3x 8 bg 1a
school n 6 8 h e i u j p s a 12 a 13 t 16 m 19 h 1a m 1e e 1h a 1i a 1j 1i 1m 8 1p v 1s q 27 i 2s a 2w 1s 35 11 40 g 41 g 42 h 43 16 44 q 48 1e 49 q 4a s 4i d 4q 9 4x h 51 a 6y 1b 6z l 72 9 7a o 7c f 8m h 8x b 93 i am t ao 8 b4 g b5 a b6 f b7 h b8 a b9 c bc c be h bg m bh j bi k bw b by j bz b c5 k ci a de k dv w dz c e3 9 f8 1i f9 d fq n fz i g3 1e ga 9 gi c gl b gn 1m gp t gq e h9 a hk k hl o hm 13 hs 6 ib c io b is 9
school_adminis 22 6y l g3 s
school_age 1z f8 y
school_bik 22 1k a
school_book 1w 6z i
school_bus 1u 48 e gn 2h
school_buy 1s 8h 6
school_canteen 22 2w n
school_car 1z 9m a f8 12
school_cater 22 2w y
school_childre 1m 49 o c5 c f8 g
school_choir 22 41 9
school_church 1w dy 9
school_clas 1o 19 a bi d
school_club 1m 49 k c5 9 dv 7 f8 1b fq d
school_colleg 22 43 a b9 8
school_company 1z 3b 9
school_curricu 1z 1p u b4 9 b7 9
school_decid 22 2w b 6y a
school_electri 22 43 9
school_employ 22 6 a
school_factory 22 am 11
school_fees 1n 6y j de u g3 r
school_firm 1z h e 2i 9
school_first 22 bh 9
school_garden 1z 19 o 8m 8
school_gat 1q 48 b f8 m gg a
school_group 1r 1p a
school_gym 22 4a a
school_hal 1q 4a f gl g hl 7
school_hand 22 13 a
school_help 1z 40 j
school_holiday 1u 44 s 75 c
school_homewor 1w f8 g
school_instrum 22 dz 7
school_insur 22 1m 7 be b
school_lago 1z hm b
school_languag 22 b5 g
school_learn 1w 1a i be a
school_leav 1w 13 k
school_leftov 22 2w a
school_let 22 13 a 1s b
school_library 1u hm 9
school_list 1u dv 8
school_lunch 1z 2w 1m
school_managem 22 g3 1z
school_market 22 e3 7 ga h
school_meal 1z 2w 1t h9 f
school_near 1w 41 d 42 e 43 f bh d
school_nursery 1r 1s c 2w a 6y 1q
school_offic 1u 6y x gn f
school_onlin 1w b9 d bi j hm 9
school_ord 1u 2w k
school_own 1s j d 1j c 2w f bh c g3 r
school_parent 1k 1j c 1p j 6y w g3 a
school_pet 22 fw a
school_plac 1z 7a c
school_plan 22 1p r
school_play 1w by 10
school_practic 22 48 a
school_pupil 1z 2w b
school_put 22 dw 7
school_relativ 22 93 g
school_rent 22 dv d
school_run 1r 48 1t gn h
school_runs 1z 48 10
school_sam 22 35 f
school_school 1z 2w g bc 9 gn f
school_shop 22 hk b
school_siz 22 1j e
school_social 22 13 l
school_softwar 22 s l g3 p
school_sport 1s 4a f bi e
school_teach 1r 93 8
school_team 1z hs 7
school_town 1z 2w a 48 9 f8 c
school_transpo 1w 48 g gn 1q
school_uniform 1z 1j 1v
school_van 22 gn n
school_women 1z 1a w hl 5
school_worksho 22 4i d
school_yard 1w 16 f e3 7
schoolc 1k 1i w 1j s 2i b 40 15 44 10 48 w 49 w 8b o f8 q gn k
scienc 1k 1p a 45 q 49 a 8b h 8t 1h bi 9
scienc_kit 1z 8t v
scienti 1z 45 d
scissor 1n c 9 8l 1y 8m 1x bu t
scissor_cuts 22 bu d
scissor_pens 22 8m g
scold 22 13 b
scoop 1w 2q 1x
scoot 1u 29 24 dl o dn m
scop 1r 59 y 5k j cm b ic w
scor 17 4u 2j 7f i 7w 1e 83 b b8 i bd a c6 a c7 v du 1d ev x ex f fk i g8 g gw m hc i
scor_lend 22 4u 14
scor_mobil 22 4u j g8 i
scor_second 22 4u 9
scor_sing 22 du g
scor_smal 22 4u k
scrap 1n 9e d fe g ig y ih 10
scrapya 1z fe 14
scratch 1b 2i f 49 o 9f 9 9z d do s fs q h6 a hp f hz 7 i9 x ii f
scratch_door 22 fe a
scratch_post 22 fs w
scream 1p 2f a bw 8 hn d
screen h v o w b 1i s 3o a 7s 9 9e c e3 m eg d ex g hf g iq c iv a
screen_app 1w 1i 1t
screen_arm 22 iv o
screen_cal 22 87 c
screen_childre 22 1i u bi a
screen_memb 22 e3 g
screen_print 22 4q m hi c
screen_program 22 v d
screen_read 1u eg z
screen_retina 22 v v
screens 1k 9t e ha j
screw 1r 17 u 8b a 9p 8
screwdr 1z 8b g
script 1j 5a x bf f d1 c dx 2b
scriptu 22 3v 1o
scrol 1q cs 9
scrub 1o 3p f 4n m 5o w
sculptu 22 54 a
sdk 22 ef a
sea 1h 35 9 3d f 3s 8 6f 8 76 k ao h i4 d
sea_view 22 3d e 76 i
seafood 1w 30 a ap 9 hu 1b
seal 19 16 h 24 a 2s a 3j p 78 9 8g 8 8j c a7 l a8 w ap d dt 12 hv 9 hy a
seal_bag 22 dt b
seal_bags 22 a8 x
seal_check 22 hy 7
seam 1k 4g a 4r a 4s i ai 7 dz c io d
seam_strap 22 4g 9
seamles 1w ik 10
seamles_toe 1z ik u
seamstr 1s 17 a 3o e 4e c 4i 14 4o 20
seamstr_hom 22 4o y
search 10 1u 9 1y n 58 n 5d e 64 d 7t b 7z a 80 8 85 8 9b a bl i bn 16 c2 o c6 k ca 1j cp k ct d d1 p e9 h f6 a f7 1m f9 e fb g ff x fy 1a g2 9 g5 m ha d
search_ads 22 58 j
search_engin 1q 7z c c2 a ca t f9 9 fb b
search_flat 22 ff t
search_onlin 22 7t h 80 d
search_part 22 d1 8
search_school 22 1j 8
search_tool 22 bn 9
season y 19 p 1t a 35 a 36 c 38 a 39 a 3k 8 4c b 4d e 4p a 4u 9 6z a 78 9 80 9 8i d 8n d 92 p 96 a 9p a 9s a av a i0 o i6 9 id r in b
season_ends 22 4d a
season_pas 22 39 h
season_plus 22 7b 8
season_sel 1z 4d a cj a
season_short 22 34 b 77 7
season_start 22 4u 9 8i 7
seasona 1e 8 a 2s d 5x u 69 g 6l s 8r z i7 j
seasona_box 22 69 9 8d 7
seasona_flavour 22 2s 9
seasona_market 22 8 a 69 9
seasona_staf 22 35 9
seasona_work 22 i7 l
seat 10 1k a 2j v 2m 12 2t 13 2x 9 39 i 3b p 3i e 48 l 6r s 6v a 8u d 9f a dm 9 dn 9 do g dp w e3 q eg a gn 9 gq a hp d hs j iv e iw z ix k
seat_belt 22 4g b
seat_cov 1w iw 1h
seat_must 22 3b 9 hj 9
seat_plan 1w 2x d 6v e
seaw 1u 3s 8 78 17 ae u ii 1c
second p o 9 v c 1b a 1j r 1k b 1l b 1s a 1y 14 2i 9 2z 8 3d f 4d j 4f z 4r c 5b k 5q 9 6m 8 76 7 7t e 8p n 8u c 8w l 9i k al f b9 8 bb f dx 9 e1 q ec b f1 a fe c gq c ig 9 ip a ix l
second_bag 22 5z 9
second_car 1u o j bb w
second_compar 22 27 9 9k 9
second_glas 22 6g g
second_hand 1b a a 1j 18 1k g 1l h 1y 1u 2i d 4c a 4d r 4f 1m 4r a 8o a 8p 10 8u d 8w w e1 12 fe i ig c ip b ix w
second_hom 1l 3d r 9i s
second_lesson 22 f3 9
second_lif 22 al 11
second_list 22 f0 a
second_machin 22 5q a af 9
second_messag 22 e5 a h4 h
second_numb 22 ae 8
second_opinion 22 7t r
second_ord 1z 99 9
second_pack 22 6b 9 ik 8
second_read 1w v e 5b k
second_remind 22 6x 9
second_room 22 32 a ah 8
second_round 22 8v b
second_sit 1z fo h
second_teach 22 g c
second_trip 1z 6m i da a
second_visit 1q 3g e 95 e
seconda 1j g3 m
seconda_school 1m g3 i
secondh 1z 1j 9 fe j
secrecy 1p 4w h 51 p 5b l 5i q c6 9 cf j fb 9
secrecy_agreeme 22 5b b 5i h
secrecy_liabili 22 5b b 5i a
secret 1p 2t n 8n 7 ad 9 bo b f4 c
secreta 1o 3x 8 5e s cf y gz j
section 1n 5g a du p dz 7 ep 9 gh s
sector 1z bo 9
secular 1z 3r 1k
secur 1e z b 26 a 3n h 5k b 6f 8 6m a 7b e 7w k 9w 17 bq e cd d fj 14 hb m
secur_card 22 7w n
secur_dog 1z 7b f fj 14
secur_door 22 3n d
secur_upload 22 hb p
securit 1a 2h p 3n 1n 4w e 5c v 5k 1e 7y 9 9i e cf 8 db q f3 1c f4 2g g7 l gk 9 hs 7
securit_awarene 22 f3 1c
securit_camera 1z 2h k 3n 11
securit_check 22 3n p
securit_deposit 1w db u g7 o
securit_questio 1z f4 1x
securit_test 1w 5c a 5k 1l ee 9
securit_train 1z 4w 9 cf 9 f3 j
see m 1c c 1r e 22 d 23 8 4u 8 7m 9 7t l 7w 9 7z f 8y 9 c3 8 ca 9 ed b et a ev c f2 b gd a gn a is 8
see_agre 22 3w 7
see_animal 22 34 b
see_art 22 gd e
see_chang 1u i6 8
see_correct 22 4u 9
see_data 22 7w 9 f4 8
see_differe 22 2 9
see_doctor 1n 1g 8 7t t 7z v
see_entry 22 7k 9
see_figur 22 dk a ed h
see_food 22 84 8
see_kitchen 22 2m c
see_left 1z 62 9
see_liv 1z 6y 9
see_long 22 4b 9 ck a
see_onc 1s 3p 6
see_oth 1o 6n 8 bk d
see_own 22 c7 d
see_patient 22 u a 7t b
see_pictur 1z 26 a
see_preview 1z is e
see_progres 1w b4 9
see_really 1z gl 9
see_result 1w 3 a 4u 8
see_sam 22 d7 d
see_school 1z gn b
see_superma 22 1r 9
see_tank 22 71 7
see_wheth 1q ae a
seed 1b 19 f 2o c 8c 11 8i 2l 8q h 9x w 9y u dc h id k
seed_keep 22 8i y
seed_littl 22 9x e
seed_rol 22 2o e
seed_shop 1z 8i f
seed_smal 22 8i g
seed_spread 22 9y l
seed_vegetab 22 8i z
seedlin 1z 8c c 8i 28
seek 1h 14 j at 17 bl 13 bn 1h cg z ct a ff p
seem 1r 25 a
seen 15 1c c 8g 7 9m j 9o e ad c e1 9 f1 b fy f ge a gg d gn a hr 8
seen_again 22 9m c
sees 10 9o d ac a ad 7 f2 b h4 b i9 b
sees_buys 22 5m 9
sees_fre 22 f1 b
sees_weed 22 ac g
segment 22 cd b e7 w
sel m 0 d 4 8 5 c 8 9 y 9 1j g 1l q 1y v 2b c 2i l 2l a 2o b 2q e 2s 8 3f q 4c b 4d e 4f x 4l 9 4p c 4t c 5h o 5p c 5u g 62 k 67 b 68 b 6a f 6d 9 6e 9 6f e 6h b 6i b 6v k 6z c 73 6 79 a 8g y 8i g 8n b 8p m 8q a 8r 9 8t e 8x c 8y g 8z g 9j 9 9x b 9y a 9z a a9 g aa 9 ah 7 aj c am e c8 g cj 9 cq c dc g f9 k fe s fh j fs a g1 t g2 a gy d h2 f he a ht g hu 9 hv g hw 5 i6 17 ig p ip w iq d
sel_abroad 1z 5h o
sel_accept 22 4f 9
sel_agent 1z 3f b h2 j
sel_already 22 ba b
sel_amazon 22 i6 w
sel_best 1z hu 8
sel_book 1w 1l m g1 l
sel_br 22 4f 9
sel_buy 1w 1j 9
sel_car 1w fe 12
sel_card 22 8g m
sel_cars 22 fe s
sel_chang 22 hs 6 i6 9
sel_cheap 22 5p j
sel_check 22 gw a
sel_credit 22 aj i
sel_daily 22 4 a
sel_devic 22 2i g
sel_digital 22 79 8 g1 12
sel_direct 1u 6f d a9 f
sel_dish 22 2l b 2n a
sel_dri 1z ah k
sel_drink 1z 2r 8 2s f
sel_driv 22 ig 9
sel_family 22 cl a
sel_fast 1z 3f m fe a
sel_fee 22 i6 9
sel_few 1w 8x a hp 7
sel_fifteen 22 1n 6 8x b
sel_fifty 1w 67 f a0 c
sel_first 1s 65 9 8z 9
sel_fix 1s hr 7
sel_follow 22 g1 g if 9
sel_forty 1s 5z f 6a f 6c e 9x b
sel_fresh 1z 9z 9 hz 6
sel_ful 22 6h 9
sel_gift 22 7l a 8i 7
sel_good 1z 4f a hx 8
sel_group 1z c8 a c9 a i6 9
sel_handmad 22 fh 9
sel_her 22 5u a
sel_hom 1z 3f d 5h b ht c
sel_hundr 22 68 h hv 6
sel_insur 22 28 9 dc c
sel_invoic 22 4t y
sel_jars 22 9y b
sel_lat 1w 6t a
sel_lesson 1z f9 n fz a
sel_liv 22 ba b
sel_market 1s 4p 8 66 9 8z a
sel_members 1w b2 7
sel_must 1u ip b
sel_neighbo 22 ht f
sel_offic 22 hz 8
sel_onlin 1h 62 9
sel_ord 1z y a 4h 9
sel_oth 22 98 a
sel_oversea 22 5h x
sel_pack 22 6b 9 ik 8
sel_permit 22 8n k 8r a
sel_piec 1q 4k f
sel_plac 1q 2q 7
sel_plant 22 8i a
sel_portion 22 ht p
sel_privat 22 33 a 38 8
sel_product 1w 2o 9 dx 7
sel_rent 22 1l 8 2j a
sel_reord 22 6i 9
sel_sampl 1z 5 h cr 9
sel_seat 22 2q 9
sel_second 1w 1y u 6p b eg a
sel_send 1z 8g 7 ip 9
sel_sets 1u 2b 8
sel_shar 1w hu 8
sel_shop 1z cr 9
sel_short 1z 2d 9 bo a
sel_singl 1z 6a 8
sel_sixty 22 69 h 9z e
sel_siz 1w gy a
sel_slowly 1z 8p 9
sel_smal 1n 6d e
sel_solar 22 9g h gf 8
sel_sponsor 22 cj a
sel_stay 22 i6 9
sel_swap 1z 4d a 8g 8
sel_templat 22 g1 v
sel_term 22 bf 9
sel_thirty 1r 5 8 8 g 2a a 6e e
sel_ticket 1w 6v 1a
sel_trad 1z 8g v
sel_twelv 1z 8y 9
sel_twenty 1q 8q e 8r 8 91 f aa a
sel_upload 1z 8p 9 c8 a
sel_used 1s 1l 9 1y 10 2i e 4f d fe d
sel_vouch 22 7c 7
sel_warrant 22 2i a
sel_weekday 22 32 a
sel_whil 22 4d a
sel_wint 22 dl a
sel_yearly 1z 4i 8 6w 9 96 9
seldom 1r z b 7b 8 8l 8 ee g en a gz b ig a
seldom_chang 22 z a gz a
select 1s bg 9 ea a ey a hg 7
selecti 1r 2y c 4f b 54 q 6g 8 d3 d
self 13 24 x 2e f 2f g 2g f 2v f 4z b 55 19 5l c 70 f 77 a 7m c 7n h 81 9 85 p 9b w 9j b as l av v ba m c4 l dg 1i dx c ej 19 gc b h5 d h8 o hl 14
self_clean 1w 2e k 2g k gc f
self_confide 22 as k
self_defenc 1w 2f m hl 1c
self_employ 1f 5l c av i dg 1p ej 1c
self_guid 22 77 f
self_help 1r 7m f 7n l 81 b as a i2 7
self_manag 1z h8 u
self_pac 1z ba t
self_plan 22 c4 w
self_servic 1s 2v j 55 z
self_storag 1u 9b 17 9j e
self_water 22 24 1f
selfi 1s 2z m ez 9 iq k
selfy 1w cg 2o
semest 1r 1l a bf 8
semi 1w ir j
seminar 22 4x d f3 d
send j e e 27 9 2f 9 2p d 3c d 3p 7 4l 8 4w b 66 8 6k 9 6u b 80 c 8h 7 8l 7 9a c 9d b 9e 9 9f 8 9i b 9v 8 a1 a a5 b at 8 av 9 b4 a bm b c6 9 cf b ch c cx 9 d0 f d3 e d4 8 da e de 10 dz 9 e1 8 e7 i ei e ej i ep 9 eq g es f f3 9 f6 c fc 9 fi d ft f gd e gs b h4 j h9 d hb b he 9 ip 8
send_anoth 1p 3s 5
send_applica 1z bo a ex e
send_approva 1z 9p 9 cf 9
send_ask 1w 7e 9 e1 8
send_back 1j 1k 8 4h 9 8f 7 he d
send_bil 1s 9v b
send_box 1r 5v b 66 8 d2 7 i2 7
send_certifi 22 e 9
send_check 1z 9c a fc 9
send_checkli 22 hb g
send_exercis 22 z 9
send_few 1z ei a ej a
send_fil 22 7d 9
send_first 1w e7 a
send_friend 1w 2t 9 4k 9
send_friendl 1q es g h4 l
send_guest 1z 35 k
send_half 22 gm 9
send_hard 22 7x 9
send_househo 22 1q a 1r a
send_invitat 1w 6x 8
send_invoic 1s 5e d 9v 8 ej o
send_issu 22 ch k
send_lin 22 i1 7
send_list 1w a5 i
send_messag 1q e7 h ei 9
send_money 1p d7 e da n de 1x fi f
send_morn 22 a1 8
send_nam 1n eq e
send_next 22 f1 b
send_notic 1s h8 n
send_off 1s f6 d
send_ord 1q 10 b fc f
send_own 1z ft a
send_pair 22 4l a
send_photo 16 80 e 9i c av c d0 c d3 d fo a
send_photogr 1z el b
send_pictur 1n d0 7
send_plan 1u 9d e
send_plant 22 8q l
send_questio 1u bp e
send_quot 1z h4 r
send_receipt 22 h9 b
send_recip 22 6d a
send_remind 1b es a
send_report 1k 4w c gs c
send_sampl 1u cx e
send_school 22 27 a
send_shop 1z 6k a a5 a
send_short 1o 7e 8 f5 8
send_siz 22 4e 9
send_sms 22 ae 7
send_stand 1w 94 a
send_task 1w f6 i
send_test 1r 66 8
send_thank 1z h9 s
send_therapi 22 e i
send_train 1u 51 8
send_twenty 1w 3v 7 7n a eq a
send_updat 1z dk a
send_voic 1u b4 8
send_whatsap 1z de 9 e7 b
send_whoev 1z dq a
send_written 1w ft c
senior 16 2c 14 3x 7 46 21 47 f 4b 16 5j 9 60 f 7g f 83 s 87 14 bw c bx j cu 1t cv u cw d ds i fa m fg i ho 1i
senior_centr 1s 7p 9
senior_financ 22 5j c
senior_liv 22 fg g
senior_mentor 22 fa s
senior_shop 22 46 l
senior_tablet 22 cu o
senior_video 22 cu r
sens 1o 56 9 85 9
sensiti 1i 1 1v 9 p b d a2 u bj a
sensiti_data 22 bj a
sensiti_skin 1s 1 1x 9 k
sensiti_stomach 1z a2 s
sensor 14 24 17 25 v 26 z 27 1y 28 1w 2c w 2d 1r 2h f 3n r 56 u 71 g 7j 1b 89 c 9k 1g 9n 10 ad 1q ae v fw g gb 1n gf 1z gv f ia 1z id 11 ie 12 ij 1i
sensor_gps 22 gw 9
sensor_hom 1z 28 9 89 g 9k e
sensor_lid 1z ad q gf 8
sensor_measur 22 2d 9 ad 8
sensor_motor 22 ia t
sensor_pip 22 ij s
sensor_plac 22 ad 8
sensor_show 22 9n 9
sensor_smal 22 ad 6
sensor_soil 22 24 i
sensory 1o 1o 8 hn 1i
sent v 7t f 88 9 8m 9 9z 8 aa a at 8 bn h cn 8 cx 6 d3 9 dh c dk 8 eo b ep f es d f4 a gs c h3 b h4 k i9 a
sent_abroad 22 7d 6
sent_back 1p i9 9
sent_book 22 d3 7
sent_doctor 1z 7s b
sent_lat 1r 9v 8 gs e
sent_letterb 22 a1 8
sent_pharmac 22 7t a
sent_post 1w aa a
sent_proposa 22 h4 q
sent_right 1u 6k 9
sentenc 1c 1m 7 3r 8 9l c 9u i bd t dx a e2 f eb k en l gm x i1 d
sentenc_nam 22 en b
sentenc_nobody 22 e2 c eb a
sentenc_says 22 1m 9
sentenc_show 22 bd b
seo 1q 58 m ca 21 e9 1w ha 1a
seo_agency 1w 58 j ca q ha i
seo_tool 22 ca o
separat 18 1c b 1h 22 1s p 5w d 6j 8 as m cf d
separat_childre 22 1h 10
separat_consent 22 be b d7 b
separat_family 22 1h 7
separat_parent 1r 1h 13 1s q
separat_test 22 5c b 5w 9
septemb 1r cr 9
sequenc 1z e7 v ei d
sequenc_tool 22 ei b
serial 1r 2i b 8j f dy 9 gy a
serial_let 22 8j e
serial_numb 1w 2i 9
seriou 1h u a 5k d 7z 9 85 h bj 12 cg g cj a
seriou_illnes 22 7z 9
serious 1s i4 h
serious_ill 1z i4 e
sermon 1w 3v j az i hg 14
serum 22 0 p 2 a
serv 12 2j h 2l s 2m l 2w h 30 c 31 n 65 a 6b e 6g 9 9z a a7 c c0 q cc 14 dm c ef k f6 e
serv_area 22 dm 9
serv_group 22 79 7 85 8
serv_kind 22 h0 9 i5 b
serv_leav 22 30 a
serv_several 22 5d 9
serv_switch 22 cc j
serv_trad 22 ew b
servic q a 9 c 9 r 9 22 l 29 c 2g h 2v e 31 c 3c e 3g m 3h 9 3j b 3k q 3m e 3p e 3q d 46 c 47 a 48 a 4i q 51 s 53 k 55 j 57 10 5b z 5c o 5d o 5e r 5g g 5i l 5l p 5o n 5s b 5t i 6k n 6o g 6p 9 6t a 7m 9 7u b 88 e 8a d 8l i 96 d 99 b 9d b 9e i 9i b 9l q 9q b 9w a af e ag l al d at 9 av j ax i az b bm d bt q c0 a c6 c cc a cd m ck e d2 8 dl r dm m dn 8 ds 9 dy i e5 m e6 g ec f eu f f7 b fc h gm e gu 18 gw l h3 k
servic_agreeme 22 ax n
servic_answ 1w 7l 9 e5 k
servic_apartme 22 3c f
servic_app 1z 6t l 9l h fc h
servic_applian 22 17 i
servic_bik 22 dl 9
servic_book 1s 6r a bt e c3 e dm i
servic_car 1w t 9 7u d bt e dm k
servic_charg 1s bm h gr h h8 e
servic_company 1z dl 9
servic_contrac 1r ax g
servic_custom 22 2a j 4q g
servic_exit 22 32 a 39 a
servic_family 1w bp f d4 c
servic_firm 1r ay c
servic_first 1w 2g 9 ec a
servic_flat 22 9c c
servic_hom 1w 47 e bt e dl j dn a
servic_host 22 3c f 3d f
servic_inspect 1z 9l 9
servic_larg 22 ec h eu h
servic_near 22 3k d em h
servic_offic 1w 53 i 5s m
servic_onlin 22 9d g bq g
servic_partn 22 29 k ia a
servic_photo 22 20 i
servic_plan 1u 3g c c4 c
servic_post 22 d2 e
servic_record 1z h3 g
servic_regular 22 2r 9 7w 9
servic_remind 1w 22 i
servic_rent 22 8f b
servic_school 22 48 f
servic_sew 22 4i l
servic_sheet 22 h3 l
servic_shop 1z 55 i 5t j
servic_smal 1z 57 11 5c m
servic_softwar 1z 9l o gu 19
servic_stov 22 n 9 34 b
servic_technic 1w 5c g f7 b gu j
servic_visit 22 gu k
servic_whil 22 dl 8
servic_work 22 c 9 88 d
sery 1b 2a t 2e 9 39 19 4m 9 5i 14 8j h b5 d cj 14 ck 17 cl f cr c cs 1e fw 9
sery_company 22 4g 9
sery_onlin 22 ck v
sesam 1u 2q 8 2w p 9y h
session 10 f 1h z 1v 1m b 2y i 5f d 5r n 7e r 7m 1m 7r k 81 x 82 h 83 m 9j u 9t 8 aq j ar 15 as v au v b2 12 b3 p b6 a b8 a be 12 bw x bx l f2 t fa l g2 g
session_client 1w f f z f
session_empty 1s f c
session_even 22 7m c
session_musicia 22 g2 j
session_not 1w z e
session_onlin 1z 7m m 7r g
session_own 1z ar l
session_packag 1z f a
session_park 22 b2 7
session_remind 22 7e a
session_session 1m au 9
session_thursda 1w z d 7m e
session_train 22 f i
session_tuesday 22 b3 9
set p 5 i 6 e a i b 9 e c 2b m 2z o 5c e 6e 9 70 9 79 b 8f g 8j 7 8u e 90 b 92 k bz j cg a cx 9 d8 e dg e du 7 dv f fa a fb a hz j ir h it f iv a
set_alert 22 1l b
set_allow 22 fp b
set_asid 1z dg x
set_calenda 22 z a 1h 7
set_check 22 4t 9 de a
set_child 22 i 9
set_client 22 5c b
set_collect 1w bz o
set_cost 22 8f 7
set_daily 22 fq a
set_dat 1w cg d
set_deposit 1z 30 a 31 b
set_empty 1o 5 b 79 8
set_fee 1w w 8
set_few 1z 3a b
set_first 1w cx a
set_ful 22 ir 7
set_leav 22 7s b
set_level 22 2i a gf 9
set_linen 22 90 c
set_list 1w ge 9
set_not 22 79 7
set_onc 22 el b
set_phon 22 cu 8
set_pric 1p fa e fb i
set_rul 1u e a 57 a
set_short 22 70 a
set_siz 22 cx b
set_stay 22 ir d
set_task 22 5f a
set_themsel 22 2z j
set_venu 22 2p c
sets 11 5 i a 9 2b u 4n c 67 9 6d b 6e f 8b 7 8f 1i 8m 8 8t f 8z b 90 a 92 n bz a c1 7 dg a dv k gp b ir 14
sets_asid 22 dg f
sets_back 22 8f 7 dv 8
sets_ful 1z 2b 9 6e 9
sets_hom 22 2b l 8f b
sets_limit 22 bs b
sets_stock 22 8f 7
setting 1h 25 h 5i a 87 d b7 e c8 a cm f e6 f i5 h ib a
settl j 7a e da m i9 9
settl_acces 1n cf 8 ef a en 9
settl_acidity 22 67 9 6c 9
settl_adverti 22 cn a
settl_agency 22 bl a
settl_alcohol 1z 65 a 6g 8
settl_animal 22 ag 8 fx a
settl_answ 1z 6m a gm 9
settl_approva 22 9p 9 bb a
settl_breakag 22 af 9 dy a
settl_build 1z ab 8
settl_certifi 22 42 9 5b b
settl_chemica 1z 8h 7
settl_childre 22 1i 8 6y a
settl_claim 1r 23 8
settl_confide 1q eb b ep 9
settl_consum 22 i5 b
settl_copy 22 8e 8 du 6
settl_copyrig 1w co a
settl_data 1r c6 7
settl_deposit 1w r 9 2x 9 6r b
settl_design 22 2a c 8x b
settl_driv 22 gw a gx c
settl_electri 22 24 9 9e a
settl_employm 1w 5e a 5t 9 94 a
settl_everyth 22 da i
settl_expens 22 da a go a
settl_fak 22 4f 9
settl_fals 22 4z 9 fy c
settl_fees 22 5g a gj 9
settl_fibr 1z 4p 9
settl_fir 1s 8 9 90 9 9f 8
settl_grad 22 6f 9 e1 8
settl_grid 22 2b 9 dr a
settl_guest 22 6t a 9s a
settl_happen 1z 6o a bp 9 ee a
settl_hold 1z d8 9
settl_hygien 1m 5m 9 5o 9
settl_import 1z 6d a 6e 9
settl_inspect 22 9n 9 ge a
settl_insuran 1p 1b a
settl_land 22 9w 9 aj 8
settl_legal 1u 1e 8 ci 9
settl_liabl 1w 17 a 18 9 71 8 i9 a
settl_lin 22 dk a er c
settl_list 22 1z a h2 9
settl_lost 22 8f 7 99 9
settl_machin 22 ac 9 gh b
settl_mandat 22 5h c dh c
settl_materia 1z 4g 9
settl_medical 1n 7s 9
settl_music 22 i 9 39 a
settl_must 22 dt b
settl_nam 1z eh b
settl_nois 22 dw 7 hr 8
settl_ownersh 22 e9 b
settl_owns 22 16 a hf 9
settl_packag 1z 1v 9 37 a
settl_patient 22 q 9 10 8
settl_permiss 22 1c b
settl_permit 1r 8n 7
settl_photo 1z 1t b
settl_pictur 22 2y a 9v a
settl_plac 22 5p b 6m b
settl_plant 22 8c 7 8q a
settl_premis 22 2m c 2o a
settl_pric 1z 1r a 4j 9 4o a
settl_privacy 22 20 b 7n a
settl_product 1w 2g 9 8m 7
settl_promis 1z i1 7
settl_proof 22 gs a
settl_qualifi 1z c 9 e b p 9
settl_radio 22 ad 8 fw a
settl_read 22 9k 9 f4 a
settl_receipt 1z 1c b 70 9 ek a
settl_recip 22 1q a d4 8
settl_record 1u et 9 f3 8
settl_recordi 22 bo a
settl_refund 22 b9 8 ba b
settl_room 1w g b 6j 9
settl_sam 22 7l a
settl_secrecy 1z 4w 9 51 9
settl_securit 22 2h a 7y 8
settl_sel 22 8r a fr a
settl_sign 22 6n a 9m 9
settl_supervi 22 j 9 44 b
settl_test 1w 4 9 2e 9 4l 9
settl_toy 1z 8t 9 8v a
settl_trad 22 2l b
settl_train 1w d 9 4x 9 hm a
settl_transpo 1z 77 7 8a 9 8l 6
settl_truth 22 bn 9
settl_use 22 5s b 74 7
settl_vet 22 ft b fv a
settl_wast 22 dm 9
settl_wat 22 19 a i0 8
settl_wheth 1z 25 9 di 9
settl_whos 1z 6l a dx 7 e2 7
settl_work 1u 14 8 3p 6 98 9 gv 9
settlem 1n af a da d gr a
setup 1b c1 v c4 v dz 7 iv 11
seventy 1s 3x 9 4p 9 du 7 ho 9
several 11 91 f 95 e br a g4 9 hd a
several_client 22 5c b
several_episod 22 cs a
several_hospita 22 v a 8a 9
several_offic 22 2u b
several_shop 22 1r a 2s 9
several_siz 1z 4m a 8e 8 8o 9
several_system 1w u 9 ed a
sew 1d 14 o 17 f 18 8 3o l 4g d 4i 2p 4o e 8b i 8e 2q dv g fs e
sew_clas 22 4i 8 8e 8
sew_machin 1q 18 8 4i 2v dv a
sew_pattern 22 8e 2o
sew_sam 22 8e 8
sewn 1e 3o b 4c g 4g 1e 4o 8 4s c il m
sewn_own 1z 4s 9 8k 8
sewn_sail 22 4g t
sews 1z 4c k 4i d
shad 1d 3 22 4 d d 9 10 1a 11 m 3o 13 5p g 8d 8 8q e 9s o ag g
shad_due 22 11 9
shadow 1z cm a i9 b
shaft 1z 9l 13
shaft_signal 22 9l 9
shak 1j 1f 7 2s c a0 1q aa k fy 9
shaken 22 2s j
shal 1w 1c b 3u 8 bs b
shallow 1w j e 16 k 9r f
sham 1p 15 b
shampoo 1m 2 2u 3i 12 63 h fn s
shampoo_bars 1z 2 r
shampoo_conditi 22 2 v
shampoo_superma 22 2 i
shap 1f d d 4m a 8e 7 8z n bu h bv b c8 j ik c in d ir f
shap_colour 22 c8 a
shar h 11 e 12 9 19 h 1e t 1h h 1q 9 1r d 1s o 1x l 2t 9 36 d 37 f 38 d 3a l 48 n 4f f 5q e 5r k 5s f 6l j 74 8 7b e 7u l 7y w 88 a 8h 8 9h d af p ak 9 bl j br h cf 8 cn b cv b d7 y da r dn g do u dp v dq q dr h dw a e5 a f7 a f9 8 fg s fz j ga k h8 c hh 9 hu n i0 r i3 8
shar_acces 22 5e b
shar_alarm 1z 26 a 28 9 ie 8
shar_alert 22 ef c gb 8
shar_animal 1z 1d 9 fv 9
shar_answ 22 hc 9
shar_applica 1u bg 9 gh a
shar_appoint 1z r 9 9t 8
shar_bags 22 4g 9 77 7
shar_band 22 dw p
shar_bars 22 6i 9 hw 6
shar_beds 1z 19 k 74 7
shar_bil 22 9u d
shar_booking 1z dq a gl 9
shar_br 1z 4j 9 8l 6
shar_buy 1b 7y b
shar_cal 1z c7 d ft a
shar_calenda 1u 1h n 1s j 7u d
shar_cancel 22 q 9 dh c
shar_car 22 7u m do y
shar_cars 22 do a dp a
shar_cas 1u 11 d
shar_check 1z 80 7 9g a 9n 8
shar_collect 22 12 9
shar_consult 22 m a 7t b
shar_cost 1o 1h g 37 e d7 z da t
shar_count 22 2j a 2r 9
shar_cours 22 bb l hh 7
shar_custody 22 1h a
shar_deliver 1w 5t 9
shar_din 22 30 a 74 7
shar_driv 1z ad 8
shar_employ 22 di 9
shar_empty 1u 7y b
shar_enquiry 22 9b 9 eo a
shar_equipme 22 9h v gk 9
shar_expens 1z da 1i
shar_family 1g 1s y 7u d
shar_finish 22 20 b bq a
shar_firm 22 4n a
shar_fix 22 dn 9
shar_flat 1q 7y p bl w fg a
shar_fold 1u d4 c ey g f7 o h8 b hb b
shar_fund 22 ga a
shar_garden 1z 19 l 96 9 i0 q
shar_good 22 8n 9 ev b
shar_group 1w 12 d 79 8
shar_guest 1h 3r 6
shar_harvest 1w 6j 9 i0 1g
shar_hom 1s cv 9 fg 10
shar_hors 1w 9v 9 fz q
shar_hous 1s 7y g fg 1d
shar_househo 1k hz 6
shar_inbox 1w e5 q ex e h7 m
shar_incom 1r ak 9
shar_job 22 14 9
shar_jobs 1w ct a
shar_keep 1z 23 9 4r 9
shar_kiln 22 hh f
shar_kitchen 1s 5r 1l fg k
shar_lat 1z 48 9
shar_liv 1w cv d fg s
shar_load 22 dr a
shar_locatio 1w 2f f br y
shar_machin 22 4i 8 5q m
shar_match 1w 75 9 go 9
shar_memb 1l 18 8 1e g do g
shar_money 1u 4f n
shar_offer 1z 62 9
shar_offic 22 3a 15 5s o
shar_old 22 46 a cv e
shar_open 1u 8n 8 i3 8
shar_own 1o 3u 5 dy 8
shar_pair 1s 13 9 4l 8 i0 7
shar_parent 1w 61 9 7l 9
shar_park 22 dq 13 dr a
shar_part 1u 6p a
shar_partici 22 5f a 5n b
shar_patient 1z 7o 9
shar_pay 22 em b
shar_piec 1s 4o 9 5o 9 8z 9
shar_placeme 22 gq b
shar_plan 1i 1s c
shar_plant 1z 24 8 8q 9
shar_play 22 cn a
shar_privat 22 dq b
shar_propert 22 7y i
shar_pupil 1w 40 9 b4 9 hm a
shar_put 22 6m 8
shar_quot 22 8o a 9f a
shar_reach 22 1c b aj 8
shar_read 1u ch g ci 9 cs 9 i1 6
shar_recomme 22 7z 9
shar_record 22 1h 7 7i 9
shar_rent 1r 7y s 93 8 d7 o
shar_repair 1z 9e a dz 6
shar_report 1u 7k e
shar_request 1r 51 8 6l 9
shar_return 1z 63 a
shar_rid 1q 48 i 8a i dp 1p fz 8
shar_right 22 cs a
shar_room 1p 74 c bl m fg a
shar_sal 1w 2l a
shar_sampl 1z 5 9 85 8
shar_saving 1z cc 8
shar_scan 22 11 8 7q a
shar_school 22 48 1d
shar_second 22 dp a
shar_sets 22 dv 8
shar_shar 22 fz g
shar_sheet 1z d8 9 f0 c
shar_shop 22 1r 9
shar_solar 1z 1e 11
shar_sold 1z 2i 9 aj 8 hr 7
shar_spac 1z 5p b 7u a
shar_staf 1s f1 9 f3 8
shar_stay 22 97 c d6 8
shar_step 22 dk a
shar_studio 22 3a o
shar_suggest 1z 1t b c6 8 gp 9
shar_task 1s 7u d eg 9
shar_tast 22 67 9 hv 6
shar_team 1z 2u a 5s b
shar_test 1z 29 9 8s a ca 8
shar_thing 22 1x m
shar_ticket 22 e3 7 e5 a
shar_train 22 4x 9 7g 9
shar_trial 22 4a a 5y a
shar_trip 22 36 a 76 7
shar_try 22 4p 9
shar_use 1w 25 8
shar_vet 22 fw 9
shar_view 22 d7 a
shar_visit 1u 98 9
shar_visitor 22 c8 a
shar_warning 22 87 9 id 9
shar_wat 22 16 a
shar_wear 22 2d a i2 8
shar_whol 22 1i 8 hu a
shar_word 1z ec a
shar_work 1u 56 9 et 9
shar_worksho 22 3a 10
shareho 1w ax m
shareho_agreeme 22 ax i
sharepo 22 f7 14
shark 1u g8 n
sharp 1o 20 a 8l 1j bu 8 cz 8 if 9
sharpen 1p 8l 2y
sharpen_mail 22 8l n
sharpen_van 22 8l y
shav 1o b 2o al t bu w
shav_skin 22 b 9
she 22 3o l
shea 1z 0 9 2 a
shear 1u 34 c 8m 9 ag a id 9
shed 1f 18 8 19 m 2b i 3m d 6p b 9h 9 fy y
sheep 1k 2q h 4p u 8d f ag 2e ie h
sheep_milk 22 2q i
sheet 11 3c d 3r a 5i i 72 11 8h 6 90 v 9n j 9t h 9u c aq e bc l bf 9 c4 h du p e9 a f0 j f4 b f9 e gp a gu k h3 k hf h it t
sheet_back 22 gu c
sheet_clean 22 5l b
sheet_metal 1z 5i q
sheet_music 1w bc j du 11
sheet_sent 22 it c
shel 22 id d
shelf 13 7 c y h 12 m 18 l 2r b 3b 9 5r a 67 j 68 c 6b a 6c f 6g b 6h b 6l 9 6o 8 86 g 8o k 8v e 95 j 9x 8 9y b 9z f a1 d e1 k gh e gy n hh s hu 6 hv e hw 8 ia e iv b
shelf_ask 22 7 a
shelf_ful 1z hw 6
shelf_label 22 86 b
shelf_lif 1j 2r c 67 c 6c g 6g c 6h c 9z a a1 d
shelt 1e 1d w 3u 6 bx j fq a fu b fw f fx 2d fy j ge 9 hp 10
shelt_adopt 22 fx f
shelt_animal 22 1d j fx q
shelt_dog 1w 3u 6 fw a fx v
shelt_dogs 22 fx u
shelt_visit 22 fx a hp d
shelter 1w 1f y 4g a
shelter_worksho 1z 1f s
shelv 1e 12 d 18 d 52 11 64 f 7q e 8o 16 95 u 9j b fs f hh n hp 7
shelv_memb 22 hh f
shepher 1s 73 m 8d 8 ag 1k hu 17
shift 14 t y 2v h 3z q 4y 15 56 i 7e a 7f e b1 a br d di t dp w em b ez 22 i7 2k i9 m
shift_know 22 ef a
shift_lead 1w 4y u
shift_must 22 t a
shift_nearby 22 i7 t
shift_nurs 1z cs 9 i7 k
shift_phon 22 i7 a
shift_plan 1z ez 20
shift_staf 1u 4y b di 8 ez l i7 1d
shift_work 1m 7f e i7 o
shiitak 1z 6j 25
shin 1r 7h d b2 r
ship z 1y b 2i h 5i b 65 l 66 b 6f f 6k 1t 6w c d1 8 he g i8 y
ship_chil 22 66 9
ship_contain 22 ab b
ship_label 1w 1y a
ship_list 22 d1 d
ship_onlin 1z 6k y
ship_parcel 22 66 a
ship_sam 22 6k 9
ship_smal 1z 6k l
shipmen 1s 6n q 71 8 ap w
shirt 1a 1j h 1t k 2d 10 4c 1b 4o m 4q 2u 8e i 99 13 by i cy 1b i5 d ik 1e il f
shirt_design 22 4q 1l
shirt_grey 1z 1t l
shirt_hand 22 4q a
shirt_pack 22 ik r
shirt_sensor 22 2d u
shirt_trous 1z 4c g cy 7
shito 22 9z u
sho 17 4h 28 4j 2g 4n j 9v u cy p he b hq 8 ip f
sho_box 22 ij 8
sho_childre 1z 4h s
sho_kept 22 4j 9
sho_own 22 4j y
sho_repair 22 4j 27
sho_shop 1z 4h f 4j j ip c
sho_siz 22 4h k 9v 8
shoebox 1s 9t e ek o
shoot 1d 2y 1w 3e 15 5a 14 6j d 8h g ab k bw 1x bx 15 by v c8 14 d4 7
shoot_edit 1z 2y a
shoot_finish 22 2y a
shoot_hom 22 bw h
shoot_listing 22 3e 9
shoot_product 22 c8 m
shop j 0 e 5 d 8 e l c 12 e 1j 8 1k 8 1q r 1r 12 1x a 29 a 2e 9 2i 9 2j s 2o m 2q 9 2r 9 2s j 30 e 3k 9 3o 8 46 e 4c b 4f r 4g e 4i 9 4j a 4k a 4o g 4q b 4u 9 50 b 52 14 55 16 5i a 5l c 5t t 5u z 5w i 5x 8 62 o 63 u 64 i 66 m 67 d 68 c 69 h 6a 8 6b 9 6c b 6f b 6i c 6k w 6m o 6q v 7q k 8c 7 8d f 8g 7 8h 7 8i 8 8l 9 8m m 8n 8 8q g 8r a 8t a 8v a 8w f 8x g 8y a 8z e 90 e 91 c 92 b 97 b 9d k 9f 8 9p n 9y b 9z b a2 9 a5 16 a9 c am a bu g c1 8 c8 o ca 9 ci c cs 9 cz 8 de 9 dt t e1 m e5 c e7 w e8 c eg d ev i ey b fc a fh l fs h g1 c gy z he 10 hk 7 hv 5 i2 8 i3 16 i5 17 i6 9 ih 9 ik a im a in d ip e is b iw b
shop_accept 22 5t 9 8v b
shop_add 22 62 9
shop_addres 22 c9 b
shop_around 1z 55 i
shop_ask 1p 8 8 6a 8 fn 7
shop_assista 22 bn d
shop_bakery 22 6a a hy 6
shop_bars 22 6i 9
shop_book 22 e7 i
shop_br 22 d2 6
shop_brand 1z 1q 9 52 i 5u l
shop_build 22 8b a do a
shop_buy 1z 5u b
shop_car 1u ez d iw f
shop_centr 1z 1o b 52 e
shop_cheap 22 8t g
shop_clos 1s dt a
shop_cloth 22 4c f 4o b
shop_collect 22 8l 9
shop_count 22 67 9 68 a
shop_data 22 i5 i
shop_deliv 1z 5t e 5x j
shop_design 1z 5 9 52 9
shop_driv 22 gx c
shop_electro 22 cu b
shop_email 22 e7 i
shop_empty 1u a5 b
shop_even 1z 5t j ft a i6 9
shop_event 22 8 a
shop_fair 1z 5u a 8g b ew b
shop_family 1w 5w 9
shop_farm 22 66 a
shop_fil 1z a7 c
shop_find 1z 5u f
shop_flea 22 1y f 9f a
shop_floor 1w 6q 1b
shop_food 1s 64 e 66 9 6f 8
shop_friday 22 12 9
shop_furnitu 1z 8p f 90 g
shop_garden 22 1u e 24 9
shop_gift 1z 69 e 91 f is c
shop_good 1s 6k 9
shop_group 22 8m 8 9d a
shop_guest 22 77 7 90 b
shop_gyms 1w 2e 9
shop_handmad 22 0 e fh 9
shop_hom 1z 2g a
shop_hotel 1z 6a 9 dn e
shop_keep 1u 6c e dt x
shop_kind 22 6k a i5 b
shop_kitchen 1u hk a
shop_known 22 iw b
shop_label 1z he d
shop_left 22 8m u
shop_list 1g 1q 1b 1r 1c 9d p a5 x
shop_look 1u l a 4k 9
shop_mak 22 17 i fh f
shop_market 1q 5 8 19 e a5 9
shop_marketp 22 79 c
shop_memb 1w 9 a 18 9 55 h
shop_music 22 39 a bc a
shop_near 1k 2j s 4f c 64 c 66 c 8d 7 8g 8 90 d 91 c i2 a is a
shop_nearby 1q 2p e 2v d
shop_neighbo 1w 98 9 a5 d b2 7 fo 9
shop_night 1z 55 i
shop_not 22 8k 8 8z a
shop_offic 1w d 9 4j 9 4o a
shop_onlin 1h 6e b 8c 8 8d 7 8u b a5 e a9 c c1 8 fs l i2 9 is 9
shop_open 1p 55 15 8z 9 c1 c
shop_ord 1j 5u 10 6i c 8h 7 in 8
shop_own 1n 12 b ar g e1 9 e7 b ev 9 i5 e
shop_pack 22 6k j
shop_pag 1w cm e
shop_paid 22 1x h
shop_pap 22 1r h
shop_parcel 22 6m h
shop_parent 1w 26 a
shop_part 1u 4i 9
shop_pet 22 fr a fs h
shop_photo 22 c8 m
shop_pick 1z 6m m a5 q
shop_piec 1w 9f 9
shop_plan 22 62 9 d6 a
shop_plant 22 8c 7 8q g
shop_post 1z 8y f
shop_put 1z 62 9 c8 a
shop_rent 22 52 1b 93 g
shop_rental 22 52 e
shop_reord 1s 8 9 in c
shop_repair 1w 9e 9
shop_restaur 1z 2q 9 8l 6 8z a
shop_return 1z he 15 i5 n
shop_sal 22 4d h
shop_school 1w 2i 9
shop_see 1z ev 9
shop_send 1w 9f 9 dz a e7 a fc 8
shop_shar 1u 8 9
shop_shirt 22 4q q
shop_sho 22 4h f
shop_shop 1s 1r d 2j k he e
shop_short 22 2j a 52 j
shop_show 22 1r a i5 b
shop_sign 22 b0 a
shop_sit 22 4o h
shop_smal 1u a5 b
shop_staf 1z 4y n 55 u
shop_stal 1z 8d 9 8l a hv a
shop_stand 1z 7 9
shop_station 22 4j 8 8x h
shop_stock 1r 5u j gy 1c
shop_stor 1w 6c 8
shop_street 1p 97 a
shop_studio 1z ao a
shop_such 22 3s 5 i5 b
shop_superma 1w 1j b 1k b 8q e a5 h
shop_system 1s gy e he h i5 18
shop_tast 1z 6g 8
shop_tool 22 29 9 i5 1r
shop_touch 1z 8x a
shop_town 1s p e 1r i a1 b is b
shop_travel 22 30 j 36 a
shop_trip 22 7q c
shop_try 1z 5 9
shop_vets 1w fr f
shop_villag 1u 55 q fz 9 i3 1m
shop_visitor 22 2a c 4p 9
shop_wed 22 4k a
shop_weekly 22 a9 d
shop_window 1u 2q 8
shop_worksho 22 dl f dy g
shop_writ 22 dt b
shop_yoga 22 0 9 i1 7
shopify 1j 59 j 6k 9 he 11 i5 1d
shopify_app 22 i5 r
shopify_stor 1z 59 i
shopkee 1z dt o
shor 22 cx 7
short q 2m e 3c i 3d j 3e a 3x 8 42 a 46 a 4m j 4r a 4y s 52 s 5a v 5f a 62 d 6l m 6u f 7e m 7g d 7n b 7o a 82 f 9b h ag c b5 f b6 c b8 b be g bx f c9 e ch j ck g cl a cn a co g d4 8 d5 7 dc r di a ey h f2 9 fn 9 g8 h ga d gd b gw c hd j hg 15 il m ir e
short_brand 22 hg h
short_check 1w k 9 5f a gw d
short_clip 1u 5a c hg v
short_dat 22 62 s
short_documen 22 ck 9
short_email 22 ch o
short_exercis 1q z c b8 d
short_film 1o 5a i 7l 9 by b
short_first 22 46 a
short_form 1w hg m
short_guid 1u 3v 8 7e 9
short_leas 22 3a b 52 11
short_lesson 1m 4y v b5 c d9 c ey h ga h hd e
short_let 1u 3c o 3d i
short_medium 22 ir 7
short_men 22 4c a cx 7
short_menu 1w 2l a 2r 8
short_not 1q 6 9
short_paid 22 2y a
short_program 22 2d a
short_questio 1s bl 9 hc d
short_quiz 1z 2 9
short_round 1r 5y 9 bx b
short_sampl 22 cr a
short_season 1u cj 9
short_send 22 b5 a
short_sentenc 1z d5 7
short_session 1p 7e d
short_spac 22 9b 10
short_stay 1u 3c d 3d e
short_story 1w cl g
short_summary 22 d6 e
short_task 1z f5 a
short_term 1m 3d i 52 o 6l 12 6u e dc 14 di c g8 e
short_text 22 d0 a
short_train 22 hd a
short_video 1g 4y b 5a n c9 h ck i cn b
short_visit 1r fn 8
short_wait 22 7x 9
short_walk 1u 3x 9
shortag 1z y 1n
shorten 1u 3i 9 4o a 7g b gm h
shortes 22 7e b
shortle 1z 3d 14
shortle_operato 22 3d n
shortli 1u 5d u as 9 bg m ex 17
shortly 1z 5v d ef d ga 8
shot 1k 3e w 8h 7
should 1g e b 2d s 56 a 7o a 80 h 8k b io i
should_bag 22 8k b io h
should_blad 22 2d d
shout 1g go 8
show m n b q w 1w b 23 a 27 c 3f j 45 a 49 b 6r l 76 d 7n c 84 b 8n a 9n 9 9w b ap 9 az s ba b bc 9 bd 9 bw 9 by e c1 e c7 a cj r cw p df b di a dk o dt a dv m en e et b f4 9 fw a g0 g g7 a gc 9 h2 9 h5 f ha g hg 7 hi 8 i5 d
show_adverti 22 b7 a d8 a
show_allerge 1w 2o 9 2p a 2r 8
show_bank 1z en 9
show_chair 22 39 a
show_chang 22 hc 9
show_child 22 1p 7 ge a
show_client 1u ha p
show_commiss 1w 1v 9 dj a dk 9
show_company 1z az 8 ei a
show_cost 22 ic a
show_count 1z dv 7
show_dat 1r 8n 7
show_donor 22 1c a
show_event 22 cj a
show_fee 22 6r c dj 9
show_few 22 ek a
show_film 22 by i e3 7
show_first 22 d3 7
show_flat 22 3f s
show_food 22 2k 9 85 a
show_friend 1w 9f 9
show_ful 22 di 9
show_gaps 22 aw 8
show_green 22 27 8
show_help 22 25 9
show_hold 1z i8 9
show_hom 1r n d 3f w
show_licens 22 dv 8
show_local 22 7n a
show_long 22 7k 9
show_market 1z 33 9 8z a
show_mis 1w 7e 9 gh a
show_not 1s az 14 g0 j
show_ones 22 ey b
show_open 1w 27 9 6t 9
show_oth 1u bp 9
show_own 1n 9v 8
show_parent 1w 49 e fz 9 g6 8
show_phon 22 8n 9 fw a
show_pictur 1s bw b bx d
show_progres 1z be a
show_proof 22 f4 8
show_rail 22 cw c
show_remind 22 h5 i
show_restaur 22 6r p e4 7
show_result 1z dk a
show_sav 1w 6r b dh b
show_shop 22 62 9
show_short 22 cr a
show_siz 22 dv 9
show_smal 1z 1w a
show_someth 22 7j a c8 a
show_sourc 1w 23 9 ed a
show_spot 22 80 8
show_stop 1z az 9
show_trad 22 df 9
show_useful 22 23 9 84 9
show_why 22 hg 8
showing 22 e3 a
shown r c 9 f b 2i b 2p a 30 a 31 b 4n 9 5e d 70 a 9a b 9c a cp c dj a dk 8 f1 d f2 c fh 9 fp a
shown_ask 22 ck a
shown_check 22 co b
shown_error z c 9
shown_payment 1z 70 9
showroo 1r 30 c 3s c 9c c
shr 22 an v
shr_bottl 22 an o
shred 22 an h
shrimp 1s 78 9 ae 1y
shrimp_farm 22 ae 18
shrink 1s 3i 8 53 b bb b ew d
shrub 22 6h o
shut 1b 28 y 3o v 9n b 9w c eh e gb b gl b hr 7 i4 9 ij 8
shut_door 22 ai 7
shut_off 1z gb d
shut_wat 1z 28 w
shuttl 1u 48 o ds 2h
shy 1n 1d e 1o a bd a
sibl 1z 7u 1q
sibling 1e 7u 1b
sick 19 3x b 56 a 6y x 7t a ay e ez 15 f0 18 f2 e i4 i i7 e id n ie 9
sick_cal 1z ez t
sick_child 22 6y 10
sick_leaf 22 id t
sick_leav 1s ay g f2 f
sick_not 1u em 9 f0 1a
sid w x a 36 9 3j j 7b b 90 p 9r b 9s e 9u b bl i c2 e cv g cy h dj 9 e1 g em e eq m fd f fv e fy a fz 8 gq b
sid_accept 22 4z 9
sid_first 22 9u a
sid_know 22 6l b
sid_opening 1z cy r
sid_pay 22 9b 9
sid_sid 1g 9s a
sid_sleep 22 90 d
sideboa 1w 8o b 8p 1d
sierra 22 fz b
sight 1m 76 b 86 r hh a
sign s h d m b u q 15 9 19 a 1e c 1g 7 3u 6 51 r 6n c 75 c 7l h 7o a 89 i 8y f 9c b 9l 9 9t g ax f b0 a bh e bq h c1 b c3 f cd g cl a db 9 dt 9 eb a ei e ep k eq 1j er l ey i f5 8 ge a gp f gu f h3 m h6 a hn t i1 e
sign_ask 1u 7z d
sign_button 1m u b
sign_cal 1u 2c 8
sign_certifi 22 9m 9
sign_clinic 22 3w 7
sign_confide 1w 5e a cd 8
sign_consent 22 9t 8
sign_contrac 1r 9c g ed 9 eq k ey c
sign_data 1z 5c a f5 a
sign_doctor 1z o 9 1g a 7f 8
sign_documen 1w bq g eq 1f
sign_first 1z 7l f
sign_form 1z m a
sign_instrum 22 dy c
sign_insur 22 db a
sign_keys 22 fm b
sign_languag 1w 1f 8 51 13 6w 9
sign_leas 1z ab 8 db a
sign_licens 22 dc c
sign_memb 22 3a b
sign_not 1z u l i1 7
sign_offs 22 cb 9
sign_pay 22 5j 9
sign_phon 1r eq s
sign_print 1w bp 9 cr 9
sign_read 22 9l 8
sign_rul 1z h e
sign_scan 22 eq k
sign_screen 1z 88 9
sign_secrecy 1z 51 e 5b a
sign_show 22 ei b
sign_suppli 22 2x a
sign_use 22 7e a b5 a
signag 22 b0 u
signal 1b 21 j 2f j 71 8 9l g 9s 9 9u b 9v f br d ei j ew j fw e gs e gu m h3 g
signatu 1b 4x d 9u b a8 9 ax 9 c0 q ep k eq 2b gh f gu s h3 l h6 q
signatu_cocktai 22 c0 h
signatu_drink 22 c0 m
signatu_must 22 eq b
signpos 22 21 q
sil 1u 97 13 ab f
silenc 1o 13 9 3v 9 8v c dx a ee 9
silent 1k 3w 7 ee f fy 9 gf d
silentl 1w fl 9
silicon 1u 2e b 8s e
silk 1r 4e r 4g 9 in 16
silk_scarv 1z in u
silv 1s 4k 1p 8h 8
silv_ring 22 4k l
silva 1m a8 7 g5 d gz e h0 j hb b
sim 1i 79 26 7a 8 9z y fk c hs c
sim_card 1u 79 z
sim_rac 22 fk d hs d
sim_sauc 22 9z z
similar 18 1y e 20 d 22 e 3f c 4g b 52 a 75 c 76 8 8g 8 b4 e ef a fh 9
similar_cars 22 22 i
similar_hom 1z 3f e
simpl z 1 b 14 a 3q c 4l a 8e 8 bq a cd 9 cu e cz 7 d3 8 d7 c dc b eh g eo w g1 8 gm v ia c
simpl_cas 22 cd f
simpl_crm 22 eo 1j
simpl_enough 22 gg 8
simpl_first 22 8e 8
simpl_jobs 22 14 f
simpl_languag 22 gm 15
simpl_ones 22 bq a
simpl_part 22 5i a hf 9
simpl_phon 22 cu f
simpl_questio 1w d7 a
simpl_version 1z bs b cn a
simplif 22 b4 a gm 1b
simply 1f 5h b cl 9 e1 8 el a i0 7
simply_buy 22 9h 9 e1 8
simulat 1e 43 10 4x 1k bo q cm i f3 x fk 1k ga 1m hd s hs 1c
simulat_attack 22 f3 k
simulat_bays 22 fk l
simulat_trad 22 ga r
simulta 22 hm b
sinc w 16 8 7t c ad 7 ef c eq c ft c fy 9 i6 7 i9 9 ij 8
sinc_monday 1l ia 9
sinc_school 22 e1 8
sinc_spr 1r 6k 9
sinc_sunday 22 7t f
sing 1b 39 g 41 v bc q cz r du 1z e0 1m e2 1f g2 t hn z
sing_hear 1z du e g2 8
sing_lesson 22 41 j bc k
sing_own 22 du f
sing_part 22 du m
sing_track 22 du d
singl x p a 1a e 4q a 5z 8 64 b 6a a 6d l 8j 7 a2 l bj 22 dm a fv 9 hw d
singl_clas 1w g b hh 6
singl_din 22 bj m
singl_lesson 1w 40 9 43 9 fq a
singl_malt 22 hw g
singl_meat 22 a2 f
singl_moth 22 1a o
singl_ord 22 5t 9
singl_origin 1z 5z 9 6d s
singl_oven 22 3i b
singl_parcel 22 64 a
singl_partn 22 bj m
singl_sachet 22 a0 b
singlet 1z il 18
sink 1n 1p f 28 11 5m d h8 j it e
sink_fund 22 h8 i
sip 1z hj 2b
siren 1z 2f 1i
sist 1k 12 e 1n a d8 a i2 d
sit n n 9 w l 1a c 1j 8 2v o 33 b 3y 1a 4n k 51 b 55 9 59 g 6w 8 7b a 7c 9 8n 9 9c d 9i 16 9o v 9s b a3 s ao d aw 8 b1 c bh 8 bp a by e c2 g ci i ct l cu 8 cy b eg l fe d fo 1b g5 9 g9 d gs 1a gt c gu a gv r h3 l hm d ig c
sit_animal 22 fx 9
sit_ask 1z w e
sit_back 22 cy 9
sit_besid 1z 9q 8 ef c
sit_book 1u 52 9 7b 8 bh d g5 c
sit_cancel 22 3y n dh j
sit_check 1w gv f
sit_childre 22 3y x
sit_compar 1z aw c eg a
sit_contrac 1z 2v a
sit_count 1z 3y a 9p 9
sit_cover 22 eg a
sit_diary 22 gs w
sit_dog 22 fo l fp i
sit_even 22 3y n
sit_family 1z 3t 7 3y a
sit_farm 22 34 i
sit_few 1z w 9 ct a
sit_first 22 5h a
sit_fix 1z 1a a 59 a
sit_fre 1u hm 9
sit_guest 22 7c 7
sit_guid 22 33 g 6w k
sit_host 22 fo a
sit_insur 22 33 a
sit_kitchen 1w f3 9
sit_lawy 22 gm h
sit_liv 22 9i q
sit_local 1z ci g
sit_manag 1u ct d gs 12
sit_meeting 1u f6 c
sit_near 22 9i 11 fo g
sit_next 1z fo a
sit_onlin 22 fa d
sit_own 22 dm 9
sit_parent 1w 1j j 3y l
sit_phon 1u 9s 9
sit_platfor 1z 3y g fm h fo f
sit_real 22 eg a
sit_report 22 gs 10 gu k
sit_room 1z 5s b
sit_saf 22 3y b eg a
sit_set 1z 3t 8
sit_short 22 fo a
sit_sign 1z 2v a h3 g
sit_sit 1w gv d
sit_stand 1z iv g
sit_start 22 b1 8
sit_thing 22 gd f
sit_tool 22 9o a ep a
sit_used 1z 37 f fe k
sit_venu 22 c2 g
sit_video 22 1q g
sit_whatsap 22 h2 9
sit_work 22 59 9
sit_writ 1z 5p b
sits 19 3r 6
sits_family 22 3q 9 3r 8
sitting 22 7e e
situati 1o 1m 8 5f a 81 9 b5 t bd l
sixteen 1r 2t 9 9l h by k
sixth 1r 5y c gg a ii 8
sixty 1i 69 g 9s a 9y d 9z d c2 a gk 9 hw 6
siz s 1 c 2 c 6 i a b 1j x 1k 12 24 9 2e a 2p b 4c q 4d 16 4e w 4f g 4h v 4k k 4m x 4n s 4p e 4q q 4s 11 8d 7 8e 10 8n d 8o i 8y k 90 b 92 c 93 u 96 9 c8 g cx k cy a dv i fs r gy a he p i5 10 ik e il t im 1i in j ip h ir x
siz_back 22 he i il d
siz_body 22 8e 8
siz_button 1u 4c c il b
siz_chart 1z im j
siz_city 22 a6 9
siz_cloth 1z 4c j im y
siz_colour 1w 4p 9
siz_deliver 22 dn 9
siz_design 1z 2p a ir 7
siz_exchang 1w he l
siz_first 1w 1k b
siz_fit 1r im c
siz_fram 22 8y i
siz_fre 1u 4k 9 93 f
siz_ful 1z 2 9 4d a
siz_jean 22 im m
siz_kit 1w ir 12
siz_label 22 im 7
siz_larg 1s cy 8
siz_let 1w 4m a
siz_materia 1w 3s 6
siz_medium 1j fs b
siz_mis 1w 4m a
siz_next 1w 6 9 4d h
siz_not 22 8o a 96 9
siz_ord 1w 4q 9
siz_oth 22 1j 8 dv 9
siz_own 22 8e 7
siz_recomme 22 i5 o
siz_refund 1z i5 h
siz_right 22 4d a
siz_smal 1m 4h g
siz_stock 1u 4h e 4n c
siz_try 1w 4s 9
siz_wear 22 4e 9
siz_width 22 4h f
siz_women 22 im i
skat 1z ip a
skein 22 8d 1r
sketch 1l 2a i 2p k c5 l cq 9 cs 8 cw 8
ski 1s 1y 9 35 z 6z m 92 o
ski_school 22 35 k 6z k
skid 22 cw 9
skil 17 14 i 1a i 1b s 43 t 4a j 4o f 4z j 5d f 5f h 8d a 95 p aq 17 au w b3 k bb f ct c fc g gu c hd h
skil_clas 22 au h bb a
skil_cours 22 aq 1e au h
skil_employ 22 bb c hd j
skil_morning 1z b3 q
skil_not 22 43 a
skil_train 22 aq g au p
skil_work 1w 5d i
skin 14 0 17 1 20 3 1e 4 z 5 a 6 b 9 r a a b n d k m g p g t a v f y e 1n 7 4s e 7t g 80 22 9t c a2 h bu g bv e cg g g5 9 gc f ir f
skin_car 22 0 13 b h
skin_chang 22 80 h
skin_check 1z t d 80 1j
skin_contact 1w a 9 2d 9 56 9
skin_cream 22 1 e y j
skin_doctor 1u 80 t g5 b
skin_fad 22 bu n
skin_lesion 22 v l 80 h
skin_photo 22 7t n 80 s
skin_react 1z d 9
skin_reactio 1z 9 a d 9 ir 7
skin_spot 22 80 h
skin_ton 1l 3 1d cg e
skin_typ 22 0 j 4 j
skincar 1p 0 23 1 a b l 50 b
skincar_brand 22 0 j
skincar_lin 22 0 t
skip 15 4 c 9 b b a 1p e 38 z 4i c 5v h 65 n 6g 9 8d 6 9r c a4 c fr a g5 d hx b ig j
skip_alcohol 22 6g c
skip_easy 22 65 b
skirt 1z 1j d il y
skis 1s 92 1f
sky 1w 78 m hj d
slab 22 69 a
slack 1r ed a f7 p fl z
slack_group 22 fl n
slat 22 if a
slaught 1w hu 13
slaught_sold 22 hu h
sleep 12 o n 1a g 1g 21 25 23 26 u 4r n 73 8 74 7 7f 25 7k e 7l s 7n f 84 o 90 1f 92 k 9w c cl j f2 m hn 9
sleep_app 22 7f 1m
sleep_apps 1z 1g a 25 e 7f d
sleep_bag 22 4r l
sleep_bags 1z 4r 9 92 s
sleep_bet 22 25 9 7f o
sleep_clinic 1w 25 a
sleep_coach 1z o j 1g 1m 7f i
sleep_consult 1z o j 1g 1r
sleep_devic 22 25 1x 26 n
sleep_diary 1w 1g d 7f 15
sleep_doctor 22 7f o
sleep_night 1z 7f i
sleep_pillow 22 25 j
sleep_plan 22 1g 1p
sleep_sound 22 7f s
sleep_track 1z 25 r 7f l
sleep_train 1z 1g g
sleep_weath 22 84 n
sleev 1g 4m 9 4o t 4p d 8l 10 e1 q im n io r
sleev_dres 22 im m
slept 1k 7f a 7h k 90 b ef a
slic 1n 2o r 5y j 66 9 7y 9 8l 7 9n d
slic_bread 22 2o g
slid 19 8h 8 au j b0 10 bf t bz s d2 1y f9 h ge 1a ha s hd c hq 13
slid_bal 22 hq 8
slid_deck 1w b0 y
slid_print 1z d2 k
slid_scan 22 d2 n
slid_workshe 22 f9 m
slightl 1z 56 a
slip 1b 10 b 4h d 4m p 7s i 9w c em o gu d gx g i9 9
slo 22 hw 8
slop 1q 21 a 9s i ag 9
slot 16 c a d e q 13 32 o 3e 9 3g h 5r d bu b bw b fj i g5 9 gl g h5 x
slot_onlin 22 h5 i
slot_patient 22 q k g5 8
sloveni 1u 65 9
slow 14 4c e 4i 8 78 a 82 7 9z 9 bc m bj f du g ef h g2 b
slow_cook 22 9z e
slow_fashion 22 4c k
slow_night 22 g2 f
slowly 1b w 8 41 b 67 f e4 9
slug 22 19 b i0 8
slurry 1w ai 12
slush 22 bz i
sma 22 d0 8
smal f 5 8 f c j a m 9 1c a 1n 7 1o 8 1w d 1x c 24 8 28 9 2a a 37 d 39 j 3y b 4a c 4b 9 4t i 4u 9 4v b 50 i 57 e 58 c 5c l 5i d 5u i 65 9 66 9 67 h 69 a 6d c 6i b 6k l 6n f 6q 9 7r 9 7v g 7w 9 7y f 8b c 8i b 95 d 9x a a2 8 ai 7 ar h ay f bd a bi g c9 a d9 a dc d dd 9 e7 f e8 c eh h ek b em e eo j f0 h f5 b fh 8 fl b fp e g8 k gq m gy e h9 a hq 9 hu a hv f hw g ih 8 in 9 iv 9
smal_amount 1q 7v v 7y b d9 g
smal_animal 1z x i
smal_bakery 1w hk a
smal_batch 1d 67 17 69 9 6h e 6i i 8x d 9x l hv y hw 15
smal_boat 1z hu 11
smal_bottl 22 aa b hw 6
smal_box 1w 5x c
smal_brand 1r 50 10
smal_budget 22 4f 9 c9 a
smal_busines 1a 4t k 4u c 4v n 50 o 57 r 58 q 5c t ar p aw a ax h ay j c9 e e8 p eh g ek m em n en f eo j ex l f0 x f5 m hf g
smal_café 1z 2j a
smal_cellar 22 71 9
smal_chang 1w 7i c eh b
smal_charity 1q 1b c h9 u
smal_child 1z 1n l hn p
smal_childre 1i 1o m 3y u 4a w hq i
smal_choic 22 4d a 8y a
smal_circl 22 fl v
smal_claim 1z 88 m dc b h1 a
smal_collect 1z cp a ih e
smal_company 1j gq 11
smal_concert 1z 39 1f 41 8
smal_contain 22 55 i
smal_count 22 2s 9
smal_crop 22 6j a
smal_design 22 m j
smal_devic 1w 89 9 gb a
smal_enough 1s ci 9
smal_event 1u 1w m 31 b 6v 9
smal_factory 1s am 9
smal_farm 1u 5u a
smal_fashion 22 8k 8
smal_favour 22 1x d
smal_fee 1j 3b 8
smal_firm 1f aw 8 ay l c6 8 eo 12 gq o gz c
smal_flat 1r fg a iv a
smal_food 1u 4b d 6n g
smal_format 22 5n b
smal_gam 1z cm 9
smal_garden 1s 3l j cr 8
smal_gift 22 g9 e
smal_group 17 f g j m 33 e 37 i 3w 6 3x a 40 f 7b 9 bi h bk g c5 8 fp g
smal_grow 1u 65 a 8i m
smal_gym 22 gl i ho 8
smal_hand 1w 8b i
smal_hotel 1o 5o b hy 7
smal_import 1z 6n 12
smal_investo 22 7y x
smal_jar 22 9y 9
smal_jars 22 6d q
smal_jobs 1q 1x r 95 e b0 a
smal_lamp 22 8b 9
smal_liv 1z bi 15
smal_loan 1r 7w c dd d di d g8 1t
smal_local 1u 1w o
smal_lots 1z 6f 8
smal_mak 1n 67 b fh j fs d
smal_manufac 1r 5g 9 5h b 6q p
smal_monthly 22 53 9
smal_mutual 22 h1 g
smal_numb 1o 5y 8 in 9
smal_offic 1o 5c h
smal_ones 1r 6k 9 hp 9
smal_onlin 1r 3w 9 6k v
smal_open 22 cm 9
smal_piec 1w m 9 9f 9
smal_pots 22 hv a
smal_present 1w 8 9 69 9
smal_print 1r d3 7
smal_produc 1w 5u l
smal_project 1z 1c a
smal_rang 22 63 a 64 a
smal_read 22 co f
smal_repair 1s 95 v 98 d
smal_restaur 1r 8l 6 8z a eh a
smal_room 1s 39 m 5s g
smal_run 1u cr 9
smal_runs 1q 4c i
smal_scratch 1z 2i d
smal_sensor 1u 27 9 9k 9
smal_sery 1p 2a p 5i y
smal_set 1w 4k 9
smal_shar 1w ew a
smal_shop 1m 6k s e7 14 gy s
smal_softwar 1u 5k b c6 9
smal_solar 22 ad 6
smal_step 1r 7r g 81 d
smal_studio 1u d 9 c5 c
smal_sum 1z 7v y
smal_sums 1s 7v 9
smal_suppli 22 4t 10
smal_talk 22 42 d bd 10
smal_task 1u 7w 8
smal_team 1o 3h a
smal_test 22 28 9
smal_tins 22 fr a
smal_tool 22 8b 9 9o 8
smal_town 1g a5 b a6 c
smal_trad 1s g8 f
smal_treat 22 a2 b
smal_utility 22 ij c
smal_van 22 a3 9
smal_villag 22 cj d
smal_warm 22 4b b
smal_wedding 1z 2x c
smal_weekly 22 au a
smal_whit 22 27 8
smal_wholesa 22 gy a
smal_winery 1w 65 d
smal_worksho 1u 4i c 69 9
smalles 1o 39 b 4c a 4h a 4q b 7x 9 8x c a0 8 ik 9 il 9
smalles_ord 22 4q a
smallho 1i 5q p a9 16 af g aj 8 dc b id m
smallho_farm 1s a9 f
smart 18 24 t 25 c 26 q 28 c 2b m 2d 1f 2h 1t 2v 10 3n j 3o o 56 1b 5m s 6m n 86 n a7 d fw o gb b gc 1f gf 1b ib p
smart_collar 1z fw u gc f
smart_fridg 1s 2v 16 5m w
smart_glas 22 56 l 86 j
smart_hom 22 28 f gb e
smart_lock 1u 2h 20 3n m 6m r
smart_met 22 ib l
smart_shirt 1z 2d t cy 6
smart_vest 22 56 t
smartph 1j 1i 18 2i 14 6x 9 6y a 9e l cu 1w d0 c g3 8
smartph_repair 22 2i z 9e l
smartwa 22 2d 18 iq n
smash 1z bw l
smel 1b 0 b 5 d 8 j 6d i ah h cz g e4 7 ih b iu x
smel_pictur 22 cz a e4 8
smes 1k 5h c
smil 1n 2z 8 cg g
smith 1z fz a hi f
smok 1j 18 8 5z 9 6d e 7s 20 9m 19 iu a
smoky 1z 67 t 6d a
smooth 1s 2a b 9y t
smoothi 22 2r 29
smoothi_bowl 22 2r q
smoothy 1w 2r 10
sms 1d 6t a e7 y hc n
smudg 1z 8x a iu j
snack 1c 2s 8 2v s 2w f 5m 1s 5w 1o 68 2i a0 z a2 e f8 11 hs 8
snack_chickpe 22 68 v
snack_employ 22 5m u
snack_play 1z f8 g hs 9
snag 1z gs u h6 m
snak 22 8q p
snap 1g 8n 7 c8 d ek c el f
snap_photo 22 1t 9
snapsho 1w c8 b d3 1d
sneak 1o 4h 23 4j 1t ip 30
sneak_clean 1z 4j 1f ip g
sneak_collect 22 ip h
sneak_recycl 22 4h u
sneaker 1z ip 12
snor 1w 25 2i 7f a
snow 1p 21 c 2g b 43 9
soak 1u 3i 7 ir j
soap 1h 0 2b 3c d 50 c 63 9 91 a hi b it s
soap_coffe 1z 3c d
soap_cold 22 0 r
soap_mak 1w 0 d hi b
soapnut 22 it s
sob 1w 6g r 7s 14
soc 1r 4a 1d f4 18
soci 22 i a
social 14 l a m c 12 h 13 g 1f y 1i 17 1w h 4z b 58 u 5a f b0 i b3 d bk h bl b c1 8 c3 9 c9 g ch d ci c cj c ck c cn c co o cq c cr c cs b e7 d e8 1y eh e f9 f fh 8 gd f ha e hg h ip 9
social_ads 22 c9 m
social_club 1z bj a
social_enterpr 1z 1f 1d
social_insuran 22 em b
social_media 1b l 9 m a 1i 16 1w f 58 l b0 g bk f bl a c1 7 c3 7 ch b ci b cj a ck a cn a co b cr a cs a e7 c e8 1f gd d ha b ip 8
social_network 22 4z f eh j
social_post 22 58 e
social_run 22 b3 i
social_story 22 f9 j
social_work 1w 13 j
society 1g i 9 19 f 3p 7 78 8 bc 9 bp 9 e4 7 h8 1p
society_mainten 22 h8 p
society_music 22 i 9 e4 8
sock 1i 26 d 4s 1f 8d 8 ft k hq f ik 31
sock_sensor 22 26 e
sock_subscri 22 4s m ik h
socket 1l 2b g 3g k ak i dr j e0 a fc c gs k
soda 1n 6g a 6h r aa j it c
sofa 19 1d 9 3f g 3i 1e 8o p 8p 1a 9b a 9d e 9f w b6 b e3 i ft d gg d hn a hs b hx e i8 b
sofa_fabric 22 9f k
sofa_mattres 1z 3i l
sofa_seat 22 3i a
sofia 22 dd h
soft 15 25 i 2s 9 3j w 4b t 4d o 4p e 4r f 4s n 66 e 6g a 6h 19 8t g 90 a a1 o bz l fk b fs b g6 e hq 18 ir 8
soft_cooky 22 a1 p
soft_drink 22 6g e 6h 1x
soft_floor 22 hq w
soft_play 1r bz p fk d hq 12
soft_wash 1z 3j 18
soften 22 1h 8
softly 1w 2d 9 e0 7 fy b
softwar r q f r m s 15 t 12 v r x y y q z u 10 x 11 s 1a e 4u f 57 k 59 f 5k m 6n h 6q s 6s t 6t n 6u i 6x t 6y p 6z w 71 14 72 s 89 a 9l w 9m k 9o b 9p 1a 9q w 9r s 9s 17 9t x 9u 17 9v o ap g c6 m c7 l cb m cc m e5 j e7 d ea i eb h ec e ed p ee g ei u ej h ek v el l em 13 en 9 eo i ep 11 eq c er j es r et h eu f ev l ex o ey l ez o f0 14 f4 h f5 g f6 f f7 b fa a g0 b g3 10 g4 17 ge m gh 16 gj w gk s gl e gm b go o gr 15 gs b gt l gu w gv 17 gw 10 gy y gz 12 h0 y h1 x h2 z h3 d h4 l h5 s h7 d h8 n h9 v hb e hc s i5 c i6 t i8 a ia j ib f ic v id w
softwar_agency 1z 59 i h2 9
softwar_classif 22 80 8 89 8
softwar_clean 22 c8 a gv g
softwar_clinic 22 q k g4 d
softwar_collect 1z ed a gf e
softwar_company 1l 5k 9 hc h
softwar_dental 22 10 q
softwar_documen 22 9t 8
softwar_fair 22 el b ez 9
softwar_fil 1z em a ic b
softwar_fir 22 9m e gk e
softwar_firm 1o 5j c
softwar_found 22 5k 8 f4 a
softwar_hotel 22 6t g ib b
softwar_invoic 22 ej g es g
softwar_keep 1z 6s 9 h2 8
softwar_licenc 22 cc 17
softwar_mak 1z 11 d
softwar_match 22 5g a ek a
softwar_patient 22 g4 a
softwar_plan 1z 71 7
softwar_project 22 4z a et h
softwar_pul 22 ic 9
softwar_robot 22 cb t
softwar_smal 1z f0 18 gy y
softwar_staf 22 ey o ez i
softwar_tour 1z 6z r h2 e
softwar_trad 1z 9l d gt g h3 c
softwar_train 22 1a o
soil 1g 19 u 1u c 24 q 3l 9 3s 8 8c i 8i a ac 8 aj q hz 7 id 1m
soil_moist 22 24 8
soil_pots 22 8c b
soil_prob 1z id x
soil_wat 22 19 j
sol 1j 4h 13 4j j dg t ej l ep 8 es e ih 9 ip b
sol_trad 1s dg r ej j
solar 15 16 c 1e 24 2b 1y 3j b 3m 2c 5p 15 97 n 9g 1g ac b ag 1h al j am 2m fc d gf p hs 6 if 12
solar_battery 22 3m v
solar_cold 1w 5p 13 am g
solar_firm 1z al h am 1c
solar_hom 22 3m n am t
solar_homeown 22 3m e 9g m
solar_instal 1w 3m q 9g l fc g
solar_install 22 3m u bb a
solar_instalm 22 3m e am i
solar_invert 22 3m e
solar_kit 22 2b 16 3m e
solar_lamp 22 2b k am i
solar_leas 1z 3m e am 19
solar_mini 22 am r
solar_panel 1m 1e c 2b q 3j c 3m 15 97 p 9g q am e
solar_park 1u ag 12 if 16
solar_pow 1w am g
solar_power 1u gf e
solar_pump 1z 16 g am 10
solar_roof 1u 1e r 3m d 9g k am 14
solar_school 1z am z
solar_wat 22 3m e
sold r 3 9 a c b a 1j l 1y c 2i a 2l a 2o l 3f 8 4c d 4f c 4g f 5p a 62 d 6b 9 6e f 6h b 6v a 70 9 8i 9 8k c 8y c 90 h 9y 8 aj e g2 8 hu a hv 9 hx 7 i6 i ik d ip 8 iu 8
sold_acros 22 8k 8
sold_again 1z 4s a
sold_devic 22 2i a
sold_gift 22 ik 8 iu 8
sold_hom 1z 2p a 85 8
sold_instagr 22 io 8
sold_noth 22 5p b
sold_onlin 1d 69 c hv 6
sold_pay 22 2o a 6i 9
sold_pick 22 6j a
sold_return 22 4f 9
sold_sit 1s 4l 7
sold_smal 1z 2s 8
sold_twic 22 4t 9
soldi 1w ah 1p
soldi_fly 1w ah 1e
solicit 1s bq z gz y
solid 1h 0 p 2 x 61 a 8o 1s 9f a g6 1f
solid_food 1z 61 9 g6 y
solid_oak 22 8o c
solid_shampoo 22 2 t
solid_wood 1z 8o 17
solinge 22 8m 8 8s d
solo 1e 2f q 37 p
solo_travel 22 37 m
solo_walk 1z 2f t
solutio 1u 5c d 8j f 8s c gp 9
solv 1c 32 p 8j o b4 j cn v d1 7 e5 f hm 9
solv_cas 22 33 9 8j 9
solv_next 22 b4 a
solv_problem 22 cy 6 i5 b
somebod s 13 c 14 9 15 d 1b d 1f a 3p b 3q b 3w 9 3x a 4z a 57 c 6o 9 83 f 9i b a1 9 ag 9 bk d bq a by b dq e e3 a eg b f2 c fx d go b hj c hl 6 hm a ho 8 hs 6 i7 e if d
somebod_already 22 4g f
somebod_alway 1z ey b
somebod_answ 1z 79 8
somebod_ask 1w 7o 9
somebod_asks 1z ft a
somebod_back 22 6o 8 7b 9
somebod_cal 1u ez a
somebod_check 1u 57 a
somebod_choos 22 d3 7
somebod_dang 1w 3w 6 7m a bs a
somebod_dies 22 3q i bq l
somebod_doctor 22 7f 9
somebod_drop 22 4z j go a
somebod_els 1g dq b
somebod_expect 22 f a
somebod_experie 22 f4 8
somebod_fal 1u 3x 7 dc b
somebod_find 22 40 9 hy 6
somebod_hom 1z 2c 8
somebod_ill 1u gv f
somebod_kitchen 22 6s 9
somebod_learn 22 15 a dx 8
somebod_leav 22 20 b 5d 9
somebod_listen 22 e1 8
somebod_liv 22 3w 7
somebod_mis 1z ho 7
somebod_offic 22 57 h
somebod_oth 22 1s a
somebod_read 1w 15 9
somebod_really 1z 3p 7 ef c
somebod_respons 22 5b b
somebod_say 22 b8 a
somebod_stand 22 dq i
somebod_train 22 hf 9
somebod_work 22 fa 8
someon 14 3t r 5o d bo a
someon_night 22 5o i
somerse 1z 9f a
someth v 4b c 4e 9 ef f gb 9 hx 9 i3 a id 9
someth_back 22 1x a i3 d
someth_beep 22 3n 8
someth_bet 22 fs a
someth_broken 1s ef h
someth_chang 1r dk 9
someth_damag 1z 99 9
someth_doctor 22 p a 7t b
someth_healthy 22 2r b
someth_help 22 7f 9 7r a
someth_smal 22 4b e
someth_special 1z 1n 8
someth_team 22 5n b
someth_useful 1z 7j 9
somewhe 1n gf 8
sommeli 1w 65 17
son 1j 87 f
son_daught 22 87 f
song 1b 3v 6 41 17 83 v 9q a b5 o bc 1a cz 1f e2 2v g2 u hn 19 ho 8 is g
song_baby 22 e2 r hn g
song_birthda 22 e2 11
song_first 22 hn 7
song_lov 1z e2 g
song_plaqu 22 is j
song_pupil 22 41 h
song_start 22 hn c
song_wed 22 e2 18
songwri 1u e0 9 e2 1i
songwri_writ 22 e2 q
sons 1k fi t
sons_daught 1p fi p
soon 16 bn a bo b br b cf 8 d9 b dj a
soon_ask 22 dj 9
soon_wait 22 5i a
soprano 22 du f
sor 1o 7g c 7z j cx a
sor_throat 22 7z i
sorbet 1z 2q 1h
sorry 1r e5 9 ea a
sort 11 v g 1q 9 20 1g 2g d 7a 8 7p b 8f 7 9j s cf w cz i d3 a d6 z dg e ex w f9 c gx c hb b hc n hx n i9 o ih 9
sort_aisl 22 1q d
sort_box 22 20 b 6k a
sort_cal 1z x a gz a
sort_family 1w 20 a 2g 9 hx g
sort_spend 1z d6 12
sort_them 22 hc r
sort_typ 22 bm 9
sort_wast 1z an 7
sos 1u 2f 16 br s
sos_button 1z 2f z
sound 12 26 f 2f m 5a a 7f 14 82 s ar b az l b6 e cm a cp w d5 c dw 7 e0 7 e4 t e9 a ec e g0 o hg a hy 6 ia c
sound_bad 22 az 8
sound_everybo 22 e8 b e9 b
sound_pictur 22 e4 8
sound_real 22 cp a
soundpr 1z dw 28
soundpr_room 1z dw v
soundtr 1z cm b g2 l
soup 19 12 i 1f l 1q j 2m e 2v d 2w c 4b e 70 k 9n a 9z i a3 1a d4 d e3 11
soup_bas 22 9z n
soup_cak 1z 1f g
soup_hot 22 a3 a
soup_kitchen 22 12 j
sour 1q 6c z 6i 9 dy b
sourc 19 23 k 4g e 4u a 58 k 5u i 8n c ch l ci v ck g d1 e df g dk g e5 n e9 d ed 17 ee i f7 17 ic t
sourc_figur 1w 23 e ed l
sourc_link 1z ch b
sourdou 1o 2o 1q 5y z 6c k hk y
sourdou_cours 22 hk p
south 18 1e e 2b 8 c3 e
south_asian 1r c3 f
southea 22 66 b
sow 1r 19 i 8i x ab d id b
sown 1w ab e i0 k id 9
soy 1q 8 13 ah g
soya 1z 61 b 6c b
spa 1s n 1s 3k n
spac 12 3a 1g 49 e 52 1a 5p m 5r i 5s 1k 6l 26 7b f 9b 1j bf j c2 x dq 1j dw m fg d fp j i8 c iu a iv b
spac_artist 22 3a o 52 j
spac_book 22 dq b
spac_busines 22 6l n cf a
spac_childre 1z 49 k
spac_crat 22 5p i
spac_freelan 22 3a o ej a
spac_let 22 5s b dq b
spac_near 22 9b z dq a
spac_neighbo 22 9b t
spac_offic 22 2u b 53 9
spac_profess 1z et a f6 a
spac_repetit 22 bf t
spac_start 22 5s o dg 8
spac_taken 1z 5p b dq a
spac_univers 22 cg 9
spad 22 96 a id u
spam 1z fl m
spanish 17 42 12 5b g 7a 7 b5 o
spanish_catalan 22 cr a
spanish_english 1u 5b e
spanish_lesson 22 42 k b5 b
spanish_portugu 22 c7 a
spar 12 12 d 16 j 24 9 2a u 2e l 2h e 2z 8 3n c 5i o 5t a 6k h 6l l 6p 1j 7v j 8d 7 8f 9 8s a 8t b 9b u 9l 9 ac e bl w c1 7 cv 1o d9 i fe g gy e i8 e ia h
spar_bik 22 5t f dn 9
spar_chang 1w 7v r d9 q
spar_driv 22 12 e hz 8
spar_key 1z 3n f
spar_keys 1z 2h h
spar_part 1c 16 j 24 9 2a u 2e k 5i h 6p 1i 8s 9 8t b 9l 8 fe a gy e ia h
spar_room 1o 6k l 9b v bl z cv 28
spar_skein 22 8d b
spar_strap 22 8k 8
spark 1r 18 9 bt l
spark_plug 22 bt j
sparkl 1q 2e n 65 h 6g h 6h 14
sparkl_wat 22 2e l
sparky 1z 3g n
spas 1s e n n h
spawn 1z 6j t
spe 1j 5i b 79 9 8h 7 b3 c bj l
spe_group 22 b3 d
speak y t q 14 9 1m 1v 2c c 3r 1g 3w 6 42 17 4w r 51 8 5b c 5f f 82 i au 1h b5 t bd 1w cl f d5 o ec l g5 k gi e gs a h6 8 hg 7
speak_aloud 22 1m s
speak_childre 1z 1m s
speak_club 1z au p bd k d5 7
speak_confide 22 au s bd k
speak_doctor 1z g5 h
speak_hear 22 3r 9 cl a
speak_languag 1p 51 b 5b e ec 9 g5 f
speak_person 1z 3w 7
speak_pictur 22 1m f
speak_practic 1z 42 j bd 1q
speak_train 22 au h
speak_typ 22 gt f
speak_writ 1z 3r 8 d5 7
spec 22 72 9 9n a
special 11 p d u l v m 5z j 6c 9 6f 9 73 7 7k c 7q e 7t i 84 e 86 9 8h a 8m 8 9k a be t ch b ct n cy 6 cz 9 ec b ev c f9 l fb z fr c g5 w im 8
special_check 1z be a
special_classro 22 f9 m
special_clinic 22 84 l 89 8
special_congres 22 u a v a
special_desk 22 iv c
special_diet 22 7q m
special_educati 22 f9 i
special_school 22 1m 7
special_shop 22 6f e 8m d
special_smal 22 6n 7
spectac 1z 4l 1o
specy 1p 78 a 8n a
speech 1b z k 1m 16 3q 9 82 2o au 14 bd h by h cd 1b d5 2c ec 2u
speech_exercis 22 82 11
speech_recogni 1z ec y
speech_servic 22 ec q
speech_sound 1z 82 h
speech_therap 22 z l 82 i
speech_therapi 1r 1m g 82 19
speech_therapy 1z 1m b 82 1z
speech_written 22 d5 p
spel 1p 9q 8 be h
spend 13 1r a cc t d6 1q d7 j d8 d el l fp s
spend_evening 1w ep a
spend_hand 22 d6 e
spend_les 22 gp a
spend_money 22 25 9
spend_sav 22 d8 i
spend_until 22 d6 n
spent 1h 71 8 81 8 a2 h cf a d8 a ex 9 ez b
spent_grain 22 a2 j
spic 1h 5v g 67 k 6d 3h iu b
spic_blend 22 6d 19
spid 22 81 q
spik 22 8s b
spil 1w 5o b
spinach 1u 2r 8 5x i 8c a a9 d
spinal 22 fv 9
spiral 22 19 b
spirit 1l 6g 1l aa 1i hw 1i
spirit_syrup 22 aa e
splint 1z ge i
split 19 1h 1a bf e d7 v da 24 ew q g2 i hu 6
split_bil 1s d7 f da s
split_cost 1u 1h e da v
split_expens 22 1h g da 1g
split_incom 1z d7 g
split_payment 22 ew o
spoil 1k 2r 9 63 a 64 a 66 a 6s b 76 8 8r a c1 7 co m
spok 1w au a ec a
spoken 1h 42 c 5b b 9l d 9p 9 9u j bd 9 d4 8 d5 7
spoken_sentenc 1z 9l d 9p 9 9u j
spong 1z it 11
sponsor 16 w x 6a m ch y cj x ck i cq c g9 9 gd t
sponsor_issu 1z gd k
sponsor_listing 22 gd l
sponsor_pay 1w w f cj 9
sponsor_plac 22 cj a
spontan 22 1w 15
spoon 1n 1f 8 61 b 6a 8 g6 a hi 10
spor 22 6j e 8c 9
sport 13 4 o e g 1k 8 1y e 44 f 48 b 4a 1x 4g b 4h c 4m c 4q 9 4s h 6x 15 8g a 92 b a0 g b1 b b3 c bi b bk m by m dm b f8 k ge e gl 12 go s ho 8 hs d il 16
sport_bra 22 4s m il p
sport_brand 1w 4h e a0 b il c
sport_bras 1z il v
sport_clas 22 4a 1r
sport_club 1d 48 a 4a j 6x 10 dm a ho 8
sport_craft 22 f8 d
sport_gear 22 1y k
sport_ground 22 ge l
sport_hal 1w 4a e gl 13
sport_kit 22 1j 8
sport_outdoor 22 92 g
sport_shop 1w 1k b 4g e b3 a
sport_swim 22 44 f
sport_team 22 bk h
sportsw 1w 1j 9 4c o il 1n
sportsw_brand 22 il n
spot 13 4 8 3i 8 3u 8 80 14 8n o 95 b 9w 9 cu 7 dq q id d if g
spot_contrac 22 9c b
spot_mis 22 ca 8
spotify 1w az x g0 o
spotify_appl 1w az h g0 i
spr 18 1k a 3p 6 6l b a7 d aj 9 ax e bb b dh d fu d gj c
spr_autumn 22 ax b
spray 1f 5 9 y d 3h p 8c f 96 9 ac 8 bv c hy b id t it n iu 1d
spray_bottl 1z it m
spray_wat 22 8c 7
spread 1f 67 l 9y 23 hv 6
spreads 15 s e y b 10 a 1z c 22 b 37 e 5j c 6q b 6s b 6x i 6z b 71 e 72 b 7j c ap a aq 17 d6 d d7 f da c df m dg 9 ed r ej c el d em c eo c et c eu a ex i ez d g3 9 go c gr i gw j gy c h0 b h2 b h9 p ha 9 hf y i5 d i6 b ic c
spreads_card 22 s j
spreads_fil 1z et g ha c ic f
spreads_mail 22 ap d h9 d
spreads_pap 22 6x e ez i
spreads_shar 22 h8 c
spreads_tax 22 dg d em h
spring 1z 56 k ad 8
sprinkl 1z 3l j 9m s
sprint 1u b2 q
spritz 22 aa j c0 8
sprout 1z 8c 28
sprout_send 22 8c 7
sql 1u aq 19
sql_dashboa 22 aq b
sql_pow 22 aq k
squar 1d 3j 8 4l c dw 7 e3 t gh e gi l in k
squar_feet 22 6l 8
squar_metr 1k dw 7
squash 1z h p hr 1e
squash_court 22 h k hr r
squash_hal 22 hr j
squat 1q 7g p b2 h il 1e
squat_proof 1z il 16
squeaky 1z bx 17
squeaky_toys 1z bx k
squeez 1w 2e b 2r n 9y m
squeez_pouch 22 9y j
stabili 1s iv 9
stabl 1m ca f fp c fv q fz 1l
stack 1k an b ao i gp 8 ii h
stadium 1u dq 11
stadium_hospita 22 dq g
staf q y c 23 8 2u m 2v e 2w b 31 j 3b c 3z l 4n m 4w a 4x f 4y 18 4z a 55 i 5d b 5g a 5l c 5m 9 6s g 8a b aq k ar h ay x b1 p br 9 bv 9 c0 g c6 8 c7 f cb h ct f di f e5 k el c eo a et f ey 1d ez 12 f0 p f1 m f2 l f3 l f7 f f8 f fd l fp j gv e h5 g h7 e hd y i7 11 iv 9
staf_account 1z ar b
staf_agency 22 ct h i7 g
staf_app 22 ey o
staf_approv 1z e5 a
staf_ask 1u 2v 9 f7 h
staf_client 1z 69 9
staf_complai 22 g c
staf_cost 22 h 9
staf_data 1z f7 a
staf_desk 22 4y g 74 8
staf_ent 1u r 9
staf_event 22 c0 g i7 l
staf_explain 1z 3b f
staf_feel 22 c7 8 et a
staf_find 22 ez b
staf_finish 22 hd j
staf_firm 1w 4z d ct g
staf_join 22 23 9
staf_know 1n e5 d h7 a
staf_learn 1z 4y n
staf_leav 1w 5t 9
staf_lesson 22 4y g ey o
staf_look 1z 3y a
staf_meal 22 44 b 62 f
staf_must 22 y a
staf_own 22 fp b
staf_payment 22 4z 9 8a 9
staf_phon 1u 4y f 5a f by c ey l hd h
staf_ratio 1w fp a
staf_ready 22 ey b
staf_record 22 cb a f0 s
staf_report 1z 4w h f3 9
staf_represe 1w 56 9 ez a
staf_right 22 c7 8 ez b
staf_room 1w gp 9
staf_schedul 22 ez 19
staf_stay 1s 3z g
staf_stop 1z 6s 9 6t a
staf_train 1q 4y 12 ey k hd g
staf_turnov 22 ay i f2 a
staf_use 22 f2 a
stag 16 39 a 3e c 3f 1w 3l o 61 i 77 1d 9d f au t by c c1 b c4 o cz o dv 1d dw 9 dx 7 h2 f
stag_ask 22 cz 8
stag_cal 22 c4 m
stag_costum 22 dv 10
stag_fright 22 au x
stag_light 22 5q 9
stag_list 1w 3f h by b
stag_manag 22 c4 i
stag_patio 22 3l 9
stag_wardrob 22 dv j
stain 1j 4 h 3h h 3i 18 4d a 4e g 99 9 9f 9 9k b hi c
stainle 22 2e s i9 9
stair 1h 8a e 9l g ao g cw 11 fx j ho e hx 7 hz d
stair_wheelch 22 8a 9 cw c
stairca 22 5l v cw 1e
stairli 1z cw 22
stak 22 e4 b
stal 1b 19 e 2l 16 2s 8 2w f 52 f 8d 8 8l 9 8r j a7 b ew c g8 a gh k gi b hv 9 i0 b i6 8 in e iq b
stal_fair 22 52 e 8d 9
stal_market 22 8l b
stal_phon 22 iq d
stal_shar 22 2j a 2r 9
stalk 22 ac 9
stamp 1e 8g 17 eq c eu l gh n h6 n
stand u 16 i 1o 8 2x b 3t 6 3y o 47 b 48 b 5e g 5l f 5q d 6j 9 92 b 94 f 9s e 9w d ab 8 ac e ag 9 ai 9 by 9 c4 9 dn 8 do c dq k dw 7 dy 8 e0 9 eh a gl c gn a h1 a ho 8 hz o i3 8 ie 9 iq g iv 12
stand_behind 1z i3 8
stand_besid 1w 6n 7
stand_check 22 2w b dn 9
stand_court 1z ge 9
stand_desk 1w iv 1f
stand_door 1z gl 9
stand_empty 1j gl 9
stand_front 1z 86 a dq a
stand_idl 1s 43 9 5q h
stand_kitchen 1z 70 9
stand_list 22 e0 7 i0 8
stand_look 22 3t 7
stand_morn 22 16 a ai 9
stand_nobody 22 hs 6
stand_offic 22 5l b
stand_ord 1q 1c f 2o d 6j d 7v b 9x a
stand_pack 22 9 b
stand_part 22 h1 a
stand_unus 22 dz b
stand_whil 22 dm 9
standar 1a 29 9 6v g 8o b ic d
standar_apply 22 4r a 8o a
stapl 1u 63 c 90 a el l
star 1d 5 c 73 h 78 11 ea 1f i1 11 i4 a is h
start m a c b 8 1j 8 1t 9 21 c 25 9 40 a 4z c 5d c 5e b 5g a 5j e 5s c 6c a 7r c b8 a bb d bf 9 bt d cs a d9 p dd c ey g fa 9 g6 c g9 b hg 8 hn 7 it b
start_app 22 84 9
start_cours 1z ej a
start_cut 22 4s a
start_dat 1q 5d b
start_easy 22 9j a
start_end 1q 21 9 gq d
start_few 1r 3 9 2v 9 4m 9 4v 9
start_group 22 5r a
start_her 1u f1 e
start_invest 22 d9 15
start_kit 1q a 8
start_knit 22 8d 6
start_model 22 4h a
start_monday 1s ey e
start_own 22 e8 b
start_piec 22 1t b
start_play 22 93 9
start_practic 1z b7 9
start_real 22 9g a
start_round 1s 5y 9
start_rul 22 8v b
start_sel 22 5g a
start_set 1n 6 b b a it j
start_sit 1z e0 7
start_somebod 22 ey b
start_stop 1z 6q 8 d8 9
start_town 22 1r a
start_ups 1q 5j k
start_whol 22 48 9
start_women 22 hl 6
startup 1e 5k g ax k ay g b0 g f4 c
startup_legal 22 ax n
stat 11 5p 8 ai b bb b c6 e ct d d2 6 dk h f4 a gh d
stat_paid 22 8h 7 d2 6
stat_program 22 ai f
stat_refund 1z 6v a 8e 8
stat_return 22 90 b
stat_wheth 22 8z a ct b
stateme 1b 10 q 3d m at j bg w dh g dk t en f gr b h0 f hb y
stateme_dentist 22 10 m
stateme_pag 22 hb b
static 22 1e a
station 12 21 m 22 s 2k k 55 a 5r 1b 63 e 6m e 74 q 8m b 8x 19 9w g a3 a a7 8 bl d bw a dn d dp f dr k dt s ff a gk r
station_screen 22 6m 8
station_shop 1w 8m 7 8x g
station_tourist 22 74 7 dt b
station_twenty 22 bw 8
station_villag 22 i3 a
statist 1p 1l k b9 i bf 8 g0 p
statu t 10 8 11 9 88 8 8a a 8h 8 ce 9 ef e he d hh 7
statu_claim 22 88 c
stay p n 9 13 a 24 8 34 14 3c a 3d i 3j 9 3t 6 3z e 45 a 47 a 5l e 6l h 6t k 73 o 74 b 75 d 76 7 9d a ao 9 c8 9 cw 8 dw 7 ej b fa 9 fg l fo q h6 c hn 9 i6 7
stay_anonymo 22 4w c
stay_away 1r e4 7
stay_behind 22 3x 7
stay_br 22 d8 a
stay_calm 1w bx 9
stay_child 22 49 b
stay_clean 1z 3c e 3j c
stay_clos 1w 9q 8
stay_cold 1z 5v a
stay_cool 22 24 9
stay_dirty 22 5l b
stay_dry 22 24 9
stay_family 1z 34 h 75 e
stay_first 1z 5x 9 gk 8
stay_friend 22 74 c
stay_hom 1n ds c fk 8
stay_lat 22 t a
stay_lin 1z 3w 7
stay_long 1p i6 7
stay_open 1u ek 9
stay_ord 1z 3b 9 9j 9
stay_privat 1z bp 9
stay_room 22 3w 7 ao e
stay_round 22 94 b 97 c
stay_sam 1z 2j a
stay_session 22 4 9
stay_shelf 1z 4d a 68 9 gy a
stay_shut 22 i4 7
stay_soft 22 2s 9
stay_stock 1z 8x a
stay_togeth 22 co b
stay_touch 22 1v 9 bk a
stay_visibl 22 53 9
ste 1w hu 9
steady 1j 2i a 4g a 6c 9 6j g 8h 7 8p a 8z b cq e ig 9
steady_quality 1z 6j 9 8z a
steady_sourc 22 4g 9 8p 9
steam 1p n t 3i g cm x dm a
steam_clean 22 3i f
steel 1e b c 2e v 3s 8 3t 8 8s o hk c id e ii f
steel_tabl 22 hk 8
steep 1w ag j
steer 22 81 8 iw k
steer_wheel 22 iw f
stem 1r 49 n 8t o g2 q
step o i c 23 k 2b 8 3l 8 43 b 4r a 4x d 5h j 7a f 7r h 7x 8 81 g 83 a 85 b 86 a 8b a 8e i 9f a 9g j as k b1 c b4 n b7 9 b8 a c7 d cb b ce 9 cu 7 dk h eo h es 9 fq i fv a g6 b gp a hj 8
step_applica 22 43 e
step_bag 22 4f 9
step_cal 1z 7j 9
step_cas 1z es a
step_challen 1z b1 k
step_dat 1w eo l
step_fee 22 5h c
step_find 22 v a
step_first 1q 9g c
step_fre 1w 76 8 86 a
step_help 22 8b a
step_keep 22 81 8
step_mis 22 bg a
step_person 1z dk a
step_publish 22 g9 8
step_right 22 gp e
step_serv 22 85 8
step_show 1z 5h b 72 9
step_step 19 7a b b4 a fq a
step_such 22 20 b
steril 1z bv 7
sterili 1r d c m c p b 11 k
stew 1q 4b j 60 y 9z k a3 8 ht m
stew_vegetab 22 60 e
sti 22 85 q
stick 18 4 z 9 m 8g i 8x u 95 b 9l l 9m b 9o 9 a2 d d2 7 dx 9 gb 9 hv 8 ia c ib d iq k ir 14 iu l
stick_gel 1z ir u
stick_lift 22 9l s
stick_vibrati 22 ia g
sticky 1q dy 8
stif 1i e 13 g l cy k
stif_back 1z e 14 g b
stif_hand 22 cy h
stil 1u 2y 9 hw c
stillbi 1z 3w n
sting 1z 1 k 4 g
stir 1u 61 9 9z j hk 8
stitch 1j 4i j 4j f 8d h 8k 1e io e
stock x 4 9 x d y 1i 1j 8 1k 8 2b c 2e 9 2i f 4d k 4h a 4i 9 4n a 4p 9 55 l 5m f 5u d 6k m 6p j 6q 9 6s 15 71 z 8p 9 8t 9 8x j 9y 8 a8 a cp 1h d9 c g8 l ga 1a gy 1n hu 6 i6 9 ig n im 9 io a iq f ix 8
stock_count 1w gy r
stock_good 1z cn a
stock_list 22 gy g
stock_market 1z ga 14
stock_music 22 cp m
stock_ord 1s 5u k
stock_photo 22 cp 1v
stock_pick 22 6k 9
stock_product 1w 6q 8
stock_recip 22 6s j
stock_right 1z 4d a
stock_sel 22 ig j
stock_shop 22 gy 13
stock_smal 1z 2b 9
stock_til 22 gy u
stockta 22 gy h
stolen 1j 1k b 3p 7 9o k 9w 9 dc c ev 1c gf 9 ip 8 iw c
stolen_card 22 ev 1g
stomach 1r a2 v fr i
ston 1c 3l a 3p 1c 3t l 4k o 8l 6 9y r ad b af c ag h aj a an o gj 11 hm 9 hv 6
ston_crack 22 ag a
ston_ground 22 9y m
ston_test 22 an 7
stonema 1z 3p k 3t 9 gj c
stonema_yard 22 3p 7 gj 9
stonewa 1w 8z 1d
stood 1o 35 a 52 a 9r a do d go b ia b
stool 1z 8b a hi 9
stop r 1 d 2g e 2v a 33 b 3v 7 4i k 5t e 69 9 6w m 77 d 78 7 7o f 7s t 81 c 8l b 97 b 9w k a3 z ac d ae 8 ap d bq a c9 f cb c d2 7 ev b f3 a fv c gd 9 gf 8 gi 9 gn l gx 13 h4 b h9 g ia f ih e
stop_bad 22 ae 8 go a
stop_batch 22 1 9
stop_cal 1w fn 8
stop_check 1w 33 9
stop_com 1u s b co a
stop_counter 22 ap r
stop_door 1z gx b i4 7
stop_few 1r 7e 9
stop_fil 22 99 9
stop_giv 1w h9 s
stop_guest 22 38 8
stop_look 1z 78 a
stop_los 1z c9 9 hm a
stop_notic 22 54 8
stop_offic 22 bu 8
stop_ord 1w a3 b
stop_pack 1z 7 9
stop_part 1w 6w c
stop_pay 1q dd e ic 8
stop_really 22 bd 9
stop_report 1z f3 9
stop_round 22 gx c
stop_sam 22 a3 f
stop_see 22 2 9 7o a
stop_sign 22 bq a
stop_someth 22 8c 7
stop_soon 1w 7k 9 7o 9 fv 9
stop_stop 1u 6w c
stop_us 1s 1 b 26 9
stop_work 1z c9 a
stor s 3 b 5 9 8 8 16 8 18 b 1r g 20 a 52 o 55 w 59 a 5p q 63 a 6c 8 6k q 7f f 9b u 9o n 9p 8 a5 p aj 9 al k bp b cl l cm a dh c dt o e1 h g1 d gr d he m hf g i3 z i5 r in 8 ip d
stor_ask 1w 10 7 6y 9 hw 6
stor_collect 22 5t a e1 8
stor_cost 22 8p 9
stor_count 22 5 g
stor_credit 1u he 11
stor_hors 22 9v a
stor_nam 22 b4 a
stor_onlin 1z a5 11
stor_plac 22 ej a
stor_receipt 22 1r a
stor_residen 22 t a i3 i
stor_sel 22 hz 6
stor_villag 22 i3 w
storag 16 1y b 20 o 3f a 3m b 5p 26 5r w 6k r 6l 1f 9b 2c 9j j 9p n al 1d cc a dt 1k i6 b
storag_near 1w 5p h 9b d 9j e dt g
storag_pack 22 5w 9 6k m
storag_rent 22 5p 15 9b w
storag_spac 1w 6l 10 9b 1k
storag_unit 1u 9b k 9j e
storefr 1u 52 19 g1 1w
storefr_digital 22 g1 e
storero 22 9j d
storey 1u 98 18 ao y dq l
storm 1l 97 j ac 9 am e eh a if g
story 11 1n 12 2t 9 33 a 3r j 3t 10 3v g 6w m 7f s 8i b 8j 10 8w n b5 p b6 1m be a bp 1t ci q cj c cl 27 cr g d1 7 d4 e d5 c e2 r f9 c fh l hg a
story_child 1w 1n v b6 m cl n
story_childre 22 cl 15
story_family 22 cl h
story_grown 22 7f q
story_kid 22 cl l
story_languag 22 b6 a
story_listen 22 cl u
story_own 22 cl a
story_photo 22 3r 8
story_pictur 22 b6 a
story_plac 22 5 9
story_post 22 8j n
story_publish 22 ci a
story_record 22 bp l
story_recordi 22 3t 8
story_story 1z cl i
story_tel 22 bp a
story_turn 22 b6 a bp c
story_writ 1z 3r 9 d5 8 ee 9
storybo 1u 1n 23 5a b 91 p
storybo_child 1z 1n 11 91 k
storyte 1w au k i4 1b
stov 1h n i 34 h 73 l 92 i ai i dy d gb 21 hk 9
stov_alert 22 gb t
stov_exit 22 n 9 34 b
str 1l 4m 9 dw 7 dy j dz n e0 12 iw c
str_instrum 22 dz n
straigh 17 3s 7 70 9 ez 9 h7 9
straigh_kitchen 22 70 c
strain 1s 56 10 ah 9
strand 22 dp a
strang 1a 2t 19 87 9 9i b ap e bk 17 dd e f1 9 i7 d
strang_hom 22 46 a
strang_key 22 9i b
strang_long 22 2t i
strap 1g 2d m 4g m 4r d 4s g 56 d 7c 8 8k t in f io b iq 1n iw a ix b
strateg 1q 3b e ar i az g cm m e9 p
strateg_gam 22 cm k
straw 1n 2s a an g in x
strawbe 1w 2q v ac v
stray 1u 1d 26
streak 1p 7s b bc i
stream 1h 39 f 7g j 9s j by k ck 12 dh i e1 f e3 j hg 11
stream_servic 1z ck u
street y 15 e 1c b 1d d 1x 1k 2l v 33 h 3j 9 3k 9 3q 9 4b b 5t h 5y e 96 a 97 12 98 f a5 b a6 9 a7 a an 7 ao j ci a dl 9 eh d fm e fy h gf l gg z gh b gi b gr b gt d gu e gx e h1 i h6 a hl 8 hz c
street_art 22 33 r
street_bins 22 gf r
street_book 22 fm a
street_clos 22 ao c
street_dog 22 1d j
street_food 1r 1w c 2l y
street_keep 22 dl a
street_lamp 22 gg v
street_neighbo 22 1x m 97 c
street_own 22 ea b
street_photo 22 98 a
street_round 22 4b 9 97 c
street_shop 22 97 c
street_student 22 2s 9
street_wat 22 97 a
streetl 1z gg 1t
streetw 1z 4c y ip l
strengt 1c f 1c 7g z 84 8 ad 7 as 15 b2 8 hm w ho 1d hr 9 hw 5
strengt_train 1u f j 7g s
strengt_valu 1z as 15
stres 1c 2d i 56 o 7e 9 7m d f2 10 fn i gc i
stretch 1e e g 4m e 7g c 7o f 8a o b1 1h bz c il c
stretch_break 22 b1 10
strict 1z 5w c
strik 22 g2 o
string 1q 8t b dy q
strip 1f 2z b 6b h 8h 9 8i g cs 8 ir e it d
strok 1o 81 1a 82 b cy 18 hp 1b
strol 1m 8u m ix 1o
strol_rent 22 8u l ix f
strong 1a f g 6e c 84 b hx 7 ik 8
structu 1p 59 a ao 9 au w eu 1c
struggl 1l 8m b cy 6 gm 9
struggl_read 22 gm 9
struggl_scissor 22 8m a
stuck 19 2g i 32 d 9l a aq a as t b4 p b8 f bc i cn h d1 7 dz c
stuck_homewor 22 b4 v
stuck_job 22 as j
stud 1w w 1p bx 8
student u 13 h 1l 1k 1o 9 1y c 2s 9 40 s 46 s 7a 8 7r d 7w g 7x g 93 b 9a n 9b r a6 f ao a as b au 9 b4 p be e bf 15 bg a bl 14 br e cu e cv 18 db h fa e ff 10 fg c g3 k ga i gn b gp j gq 1j h7 i hl 6 hp a i7 h
student_abroad 1z fa h
student_adhd 1z 7r a
student_apply 1z gq h
student_exam 1z bf g
student_hal 1u hp 7
student_hom 22 99 9
student_hous 1p cv 9 ff m fg a h7 f
student_liv 1z cv d
student_pas 22 1l 8
student_pay 22 1l 8 bf 9
student_pays 22 cv b
student_plus 22 hl b
student_residen 1w bl o fg e h7 i
student_room 1u bl i ff p
student_sel 1w 1l 1c 1y i
student_senior 1w 46 w cv d
student_servic 1z 7m a 7r a 7w 8
student_sum 22 9b d
student_union 1z bf 9
studio x d q e r f r g 1j i l m 1d r k s 1o 2r 9 3a m 4x 9 58 c 59 1g 5a s 5i d 5l b 7e e 8z f 9t 1d a0 c az i b0 12 bu g bv y bw 13 bx u c2 d c5 q c8 r cl 9 cm o dw f ep c es d et f fh 9 fk 8 g0 e hh 1b hi 8 hj m i2 8 il 9
studio_chain 22 bw d dw b
studio_clas 22 s 18
studio_dogs 22 bx f
studio_empty 22 hh b
studio_gam 22 cm 9
studio_hir 22 c2 g
studio_lind 1z ej e ep k
studio_locatio 22 az 8
studio_memb 22 s l
studio_near 1q g g m e bw n hh 9 i2 b
studio_nearby 22 g j m h
studio_onlin 22 c5 b
studio_paint 1z c5 d hj 8
studio_photo 1z bx g c8 l
studio_plan 22 az 9
studio_pottery 22 hh b hi 7
studio_quality 22 c8 m
studio_softwar 22 s 21 9t 1r
study 1d v s w 2d 1l e 3v l 54 j b9 j be z bf 2b bg u cz 7
study_group 22 11 8 bf x
study_help 22 b4 8 bg a
study_plan 1z b9 b bf 2d
study_recruit 22 w s
study_sit 22 w n
stuf 17 92 a a1 d
stumbl 1u 9v 9 gm k
sturdy 22 dn c
stut 22 82 1h
styl 14 c m i 9 m j u d 1t y 2y r 3e a 3f 12 4p f 8e 8 9d q a4 h b0 b b2 n c1 t c3 9 c8 c cg d fn a g2 9 im a
styl_birthda 22 c1 d
styl_field 22 c d
styl_guid 22 b0 f
styl_instruc 22 b2 8
styl_own 22 m a cm 9
styl_photogr 22 2y a
styl_servic 22 1t i
styl_siz 22 8e 7 im 9
styl_whol 22 cg b
stylist 1k c 12 r p 1t v 3f i c1 e i2 h
stylist_video 22 i2 9
subcont 1p er a gs 1x
subject 1d 40 i 50 b 5b a 7l e bf d bg 9 bi h ch q cj g ck 18 cp e cr m e7 n f5 j f9 g gp f
subject_lin 22 e7 j
subject_memb 22 ba b ck a
sublet 1w 3a o 9b k dq e fg 9
submiss 1w 5g g h1 b
submit 1s 5g n cp 9 gh 9
subscri v 5 g 6 j 7 m 8 c 9 m a h b k 1k v 2e b 3m c 4e i 4s f 54 i 59 a 5w b 5x j 5y 14 5z 12 65 v 66 j 6a c 6d c 6e i 6i d 8b 9 8d l 8f p 8i 9 8j m 8p b 8q s 8r k 8u o 8w x 8y b 9x c a0 b a2 d a4 e aa e b0 i cc g ch m ck d cm e co q cq n cr w d0 8 dh 1s dn 15 do b e1 e fr o fw d gd b ht 7 hu e ik 9 iu 9
subscri_box 22 8j a a2 c
subscri_childre 22 1k o
subscri_family 22 d1 9 dn a
subscri_post 22 aa b
subscri_shar 22 dn e
subscri_singl 22 8u a
subscri_weekly 22 8r a
subsidi 1u 9g a
subsidy 1h 2v a 3z b 5g u
substit 1o 5u b 5v 9 6b o 7s j a5 p gn c i7 m
subtitl 1n 5a f 86 j ck i eb x hg y
suburb 1g hs 7
succes 1l 5g c
success 1r 5j a g9 j
success_campaig 22 g9 h
such 15 23 g 86 9 8g 9 i4 7
such_high 22 68 a
such_organic 1z 5z 9
such_person 22 20 b f6 b
suddenl 1w 7s e
sudoku 22 cn y
suf 1w 65 d
suffic 22 ho 8
sugar 17 2s p 68 l 6a j 6h r 7j 1i 9x x 9y h a0 k a1 m ac 8 bv a hv b
sugar_beet 22 ac b
sugar_palm 1z 9y 8
suggest 10 y m 1q 18 1t u 1v 9 20 b 23 b 3b 8 4z e 7i g bj d e9 b ea c ee b er l et d gp u gy h hg 7 il b
suggest_answ 1z ea i
suggest_chang 22 23 d
suggest_mark 22 gp q
suggest_ord 22 y h gy a
suggest_outfit 22 1t t
suggest_topic 22 e9 h
suggest_word 1z er v
suit 12 0 a 2 9 s f 24 8 35 b 3f f 4e e 4m c 4o 1j 56 o 5s c 6q f 6y b 71 a 90 9 cb a ef j em c eo f eq c eu c f0 e f1 c f3 a f4 k f5 b gh c gs b gx d gz b h1 e hc a i6 a ia b
suit_measur 22 4o v
suit_skin 22 0 9
suitabl 1k 3z a 4z 9 5d 9 61 e 8j 7 a2 b bl a c6 e cl a ct q
suitabl_age 1z cl 9
suitcas 1l 32 9 77 1y dt 1f io j
suitcas_hik 22 77 p
suitcas_walk 22 77 i
sulphat 22 2 a
sum 11 4 a 1e a 20 b 44 11 6a d 75 13 7v t 9b 9 9k 8 ag 9 al a dz c i3 d
sum_camp 1u 44 12
sum_holiday 1w 44 l ao 9
sum_wint 22 3p 8
summar 22 ch 1e f6 1z
summari 22 bf k
summary 1a 4w d 5g d 7z b d6 i e6 h ed e f6 1l fb f
summary_cal 1z e6 e f6 9
sums 1n 7v b 7y k ai 8 b7 v eu i g8 9
sun 1c 4 1n 2b 9 3m a 4m e 82 e 8c 8 am e c1 7 in v
sun_cream 22 4 17
sun_hat 22 in c
sun_protect 1w 4 o in k
sunday y 1w c 1x f 39 a 3w 6 60 d 6k a 7b 8 7h a 7n b 9h d 9r f 9u f a4 g b3 c dq b go c gp b hm b ib h
sunday_app 22 6x b 7n b
sunday_list 1s 9h b
sunday_open 22 8r a
sunflow 1u 6b c 9y o a0 8
sunflow_seed 1z 9y e
sung 1w du f
sunglas 1z 4l 1s cg 9
sunligh 22 7 l
sunny 1z 4l a
sunris 1p 25 u 2y b 7c y ae 7 b2 h
sunscre 1w 1 9 4 37
sunscre_stick 22 4 u
sunset 1u 25 a 38 m
sunshad 1z iw 1d
sup 1g 1q 1e 2t 21 d2 1e
sup_club 1z 2t 29
superho 22 3d o
superma y 0 a 2 b 4 9 7 a 8 b 9 b a 9 b 9 12 t 1k 9 1r 1c 2l a 2o b 2p c 2q a 2r 9 2s 9 2u b 31 c 4d a 4s a 55 h 5m f 5v a 5w c 5x w 5y c 5z b 60 b 61 b 62 h 63 i 64 r 65 b 66 g 68 a 69 9 6a b 6b d 6c a 6d b 6e d 6f c 6i 9 6j a 8i 7 8q a 8r a 8s a 8x b 9x a 9y 9 a0 a a5 16 ab d ak j al j cx 8 hz 8 i3 9 it 9
superma_coffe 22 5z f
superma_deliver 1z 5v g a5 i
superma_discoun 22 8x h a0 c
superma_drugsto 22 2 f 68 g
superma_eco 22 a f it b
superma_greengr 22 5x f 6j g
superma_honey 22 6a i
superma_local 1z 65 g
superma_market 22 8r g a5 e
superma_nearby 22 1r 9 2u h
superma_onlin 22 1j c 64 g
superma_own 22 1r h 6b f
superma_pharmac 22 b f cx b
superma_pric 1z 1r z
superma_sauerkr 22 6c g
superma_shelf 1w 67 d 9x a 9z c
supervi 1e h f z 9 1f 8 3w 6 44 a 45 9 4y b f8 10 h1 b
supervi_homewor 22 f8 o
supplem 1q 7 2u 85 k a0 h
supplem_shop 22 7 g
supplem_women 22 7 u
suppli 11 1e a 2x 15 4t 18 4v 13 5i b 5m d 5u v 6s z 72 13 8m 9 9n c a7 8 ab i ah a ak a al 9 c3 1m c4 1b ek t el c er u eu b f0 e fl f gy x ic 10 ii e
suppli_cancel 22 2x g c3 c
suppli_contrac 1w er x
suppli_directo 22 fl n
suppli_fail 22 4v a
suppli_fre 22 c3 9
suppli_invoic 1u 4t i 6n 8
suppli_keep 1z 2x a 4v a 71 8
suppli_know 22 c3 m
suppli_lat 1z 4t e
suppli_off 22 2x g 4v a
suppli_ord 1z 6s j
suppli_product 22 72 k
suppli_run 22 c4 e
supply 18 y g 1e i 4t i 4v n 53 c 5b c 5u 14 62 d 6j a 8x i 9v 8 ad 7 ap 1f cw 7 cx 8 ek b fs h gv h i7 15 ic g
supply_chain 1z 4t n ap 1u
supply_contrac 1z 5b f eq a
supply_shop 1s 5u k 9t 7 9v 8 ad 7 cw 8
support 12 o m 14 e 1f g 1g f 3w 13 40 e 56 10 5c 1y 5e g 5x e 79 7 7l e 7s h ay k be d cq r cu a e5 28 f2 b g9 a h9 s
support_agent 22 e5 q
support_chat 22 e5 m
support_email 22 e5 w
support_first 22 7s b
support_group 22 3w t 7s i
support_see 22 cd 9
support_smal 1z 5c 18 ay h
support_team 1w e5 y
support_work 22 t 9
sur 1c 23 8 6n j 86 c ad 7 b7 i cd h ee p ek c en e eu r
sur_field 22 eu h
surf 1n 4 g 35 2z 6z 1n 74 w
surf_lesson 1z 35 1q 6z j
surf_school 1z 35 1s 6z 15
surfac 1n 3j z 9k a ge a i9 x
surfac_clean 22 3j f
surfac_defect 22 i9 w
surfboa 22 92 18
surgeon 22 89 b
surgery 1e k 1a l i x c 4s o 54 9 7d 10 cx 6
surgica 22 4x q
surnam 22 d1 1g
surplu 1o 12 1y 5x a 62 27 6c 8 6j 9 ig 1z
surplu_food 1z 12 1c 62 1w
surplu_superma 22 12 j 62 k
surpris 1b 37 i 62 d 76 d 8d 8 91 i 9f 8 cc b
surpris_bags 22 62 g
surroun 1r e a 86 l ec c
suruler 22 dw 8
survey 1f 3m r 9k e f1 2q hc 2g if 1w
survey_questio 22 hc t
survey_team 22 f1 12
survey_tool 1z f1 11 hc 11
surveyo 1q 9k t h1 b if p
surviv 1h 6x 9 gf 9 ie a
surviv_chang 22 6x 9
surviv_wint 22 ie 8
surviva 22 78 f
suspect 1z 5c b
suspend 22 in m
suspici 1o v 14 5c o 87 1k ev u
suspici_messag 22 87 u
sustain 1n 23 l 4c 19 8t m aj c ic 18 it f
sw 1r i m ge 1t
swallow 1w 4b n 7z 9 9t k ft b
swam 22 44 b hu 6
swap 11 1h c 1j o 1k y 1q 9 4d c 4f d 54 10 5x e 75 2e 8f 15 8g g 8i j 8q m 8u z 8w f 93 o a7 s co f dd b dv m ez 1d go n ix o
swap_baby 1z ix m
swap_friend 22 8f b 8g b
swap_garden 22 1u 9 8i 7
swap_hom 1z 75 2e
swap_next 1s 1k m
swap_request 1z 1h e
swap_sav 22 8i c
swap_shift 22 ez 12
swap_twic 22 54 e
swappab 1z 29 a id 9
swarm 22 ad 1f
swatch 22 ig b
sweat 1k 4p s 81 8 8d 7 il n
swedish 22 b5 r it j
sweep 1s dv 7 gq a gu n hx k
sweet 1e 2s d 6h u 9y i a1 1u a2 f by i
sweet_potato 22 a2 h
sweet_spread 22 9y e
sweeten 1s 6h a 9y 7
swel 1z 8n a g6 8
swept 1w hx 9
swim 1c j 2w n b 1e c 1s c 2q 8 35 b 3k 12 44 s 4m 1p 7b 1e e2 d hq d
swim_club 1z j e n 9 4m a
swim_coach 22 j w
swim_lesson 1z j 23
swim_pool 1r 2q 8 3k 10 7b 1k
swim_school 1z j 19
swim_short 1w 4m z 8e 7 cx 7
swimsui 22 4m 2n
swimwea 1u n d 4m 31 im i
swing 1w 7n a ge 1q
swis 22 ec d
switch o 73 h 7p 9 87 a al c aw b bb a cc e dc b dh v
switch_car 22 bb l
switch_check 1p 87 b
switch_energy 22 dh p
switch_off 1h 73 w al j am a cc a ee 9
switch_somebod 22 go 8
switzer 1b 6n 9
swollen 1z fv a
sworn 1w 51 e 5b u
sydney 1i 88 9 8j 7
syllabu 1w 8b 8 bf a
symbol 1z 1m 2i
symbol_speak 22 1m o
symptom 1m 7k 23 7t i 7z 36 ft z
symptom_app 22 7k y 7z k
symptom_pet 22 ft y
sync 1m h5 z
sync_googl 22 h5 n
syndrom 1s 1f 1h 1m 7
synthet 1z cd p
syrup 1n y o 6a j aa 1m hv 16
syrup_cocktai 22 aa m
syrup_sel 22 hv e
system y q o s h t l u o x o y i 11 j 3m n 3n h 4w k 5c k 6q 7 6r v 6t e 6y j 6z v 70 r 71 a 72 9 81 8 89 e 9l 8 9o 9 9p g 9r 9 9s g am f c7 b cb i cc 9 di c e5 j e6 n e7 h ea f ed 12 ef d em j f5 i f7 d g4 c gk 9 gl m go j gy b gz n he b i5 u i9 k ia a ie 8
system_connect 1w 6n 9
system_help 22 gz a
system_hom 1z 3n o
system_must 22 t a u a
system_open 22 t a
system_own 22 he j i5 i
system_part 22 9p f
system_pick 22 e7 a
system_read 22 ef c
system_restaur 22 6r j 70 17
system_sees 22 4t a
system_servic 22 gu f
system_writ 22 f5 b
tab 22 ir e
tabl w e q 17 i 2j i 2m v 2n c 2t 1d 31 d 3a b 3b 13 3s 7 56 9 6r 1o 70 19 8o 13 8v n 9f i a9 f aq g b7 q bk l bz s c1 l e4 l eu h ew e fk c gp 9 hf c hj c hk a hq b iv e
tabl_beds 22 8o a
tabl_board 22 3b f
tabl_book 1z 6r w
tabl_chair 1w bz 10
tabl_chef 22 hk 8
tabl_few 22 iv c
tabl_guest 22 6r u
tabl_last 1z e4 7
tabl_oil 1z e m
tabl_ord 1z 70 y
tabl_part 1q 3b b
tabl_reserv 22 6r p
tabl_somebod 22 6g 9
tabl_styl 1z c1 q
tabl_sunday 1z 3w b gp f
tabl_tabl 22 3b d
tabl_top 1z hz 6
tablecl 22 bz i
tablet 14 9 t 1i 11 1m q 1s a 2i k 51 q 63 c 6q n 7f a 7p 16 83 u 9m a 9n h 9t 8 cu 1b du 6 fv b h6 i iq c it 17
tablet_parent 22 6y 9
tablet_screen 22 1i d
tableto 1w 8v v
tablewa 1r 31 b 8z 26 bz 14
tablewa_hir 22 bz e
tablewa_linen 22 bz e
tabs 1q ir y
tack 22 fz i
tackl 22 8n w
taco 22 2l 14
tactil 22 8t a cy h
taekwon 22 hl 1f
tag 1b 9m a 9o 17 ap 11 fw v gb j ge f h3 k ie 1c
tag_slid 22 ge g
tags 1j 9o 24 eg b fw i gb p ie 8
tags_read 22 eg c
tags_tool 22 9o y gb i
tahini 22 9y t
tail 1o 29 e 9t 7 dv j
tailor 1k 1j 8 4i 11 4o 2p bn 17 im m
tak 1j 2f e 7y 9 br f d1 6 da g f6 x gi l i2 8
tak_money 22 7y 8
tak_part 1z gi k
tak_taxi 22 2f e br f
takeawa 1k 2k e 2m r 5v k 60 f 70 1l a4 f a6 y ii 1b
takeawa_deliver 22 60 f a6 t
takeawa_ord 22 70 l
takeawa_restaur 1z 70 m
taken z 12 9 1d 9 20 e 3b 9 5p 7 6r c 7p m ai 9 c8 c dt b dw 7 e3 8 ed a ee c ew h g9 a hr 9
taken_apart 1w 9a f ao 8
taken_away 1u 9e d
taken_back 1p ai c i2 7
taken_goal 22 g9 d
taken_hand 22 ce 9
taken_next 1z 9w 9
taken_off 1q ed d
taken_ordinar 22 5p b e3 7
taken_phon 22 c8 g
taken_second 22 dq b
takeout 1z a6 y
taking 1q 2k c 2l c g4 m hp 9
tal 1h 1f d 98 g cl f dv a hl 9 im p
tal_women 1z im g
talent 1p 4z v 5d 10
talk t 1g 8 1m 10 3w u 42 k 46 b 5h m 5j e 7d 6 7m r 7n i 7t 9 82 o 87 c ar d as k au y ay c az 8 bd t bj b bp c bs q c7 j co d d4 9 d5 7 d7 e e3 f f1 d f2 l fa e fb q fg 9 fl p gs g hg c
talk_afterwa 1z e3 c
talk_author 22 co e
talk_both 1z 3r 7
talk_childre 22 1m f
talk_dish 22 d4 i
talk_driv 22 9w 9
talk_family 22 46 a
talk_fre 22 bd 9
talk_friend 1z 7n g ar c as c
talk_ful 1z 1t b 8u 9
talk_itself 22 3w 9
talk_licens 22 ft a
talk_liv 22 bp a
talk_minut 22 7n b
talk_next 1z m a
talk_parent 22 1g 9
talk_partn 22 bs 9
talk_phon 1s bj b
talk_psychol 22 7m n f2 a
talk_twenty 22 bj a
talk_video 1u au 9 fb g
talk_voic 22 1m f
talk_work 1w 10 7 42 c at 7
tamil 1i e2 8
tamil_english 22 u 9
tampon 22 6 1q
tan 1z 8k e bv r
tandem 1u 35 a 7c 2b bd n dn 8
tandem_paragli 22 7c 1c
tank 1e n h 16 e 24 h 2k b 3i q 3j f 6i y 6o 8 71 21 a7 e ik l
tank_box 22 ik o
tap 11 1m 8 2e 14 3g l 3j 8 4m a 4s d 6i g 6q g 6y h 84 n 95 s 9s e b6 d c0 e d2 1j dx b dz 7 ew l gk b ij f
tap_deliver 22 6i 9
tap_enough 1z 84 9
tap_next 22 9s a
tap_pictur 22 b6 a
tap_slid 22 d2 d
tap_start 1z 6q 8
tap_str 22 iw b
tap_transf 22 d2 d
tap_wat 1w 2e u
tapa 1u 2m t 39 b
tapioca 1z 2s 19
tapioca_pearl 22 2s u
taproom 1w 6i 1n
taps 1f r 9 1m f 6i d 71 8 95 k 9i a 9l c da a ij a
target 1l 82 9 ar a ch c cj b ck b ha 8
target_group 1w ch a cj 9 ck 9
tarif 1k 2b f 3m g 6n 1r al d
tarif_cod 1z 6n 19
tarot 22 i1 2a
tarot_app 22 i1 o
tarpaul 1z 4g s fz a
task 12 z j 1b 18 1f e 1s v 2x e 40 g 47 a 4x o 4y t 56 c 5e 12 5f m 7r 1i 7u r 86 e 8m e 8s c 9i a 9n 9 9q j aq b ar a ba a bb b be k bs s cb 1i cz 8 eg o et 1a ey l f6 1c gq l gv a
task_alon 22 be b
task_check 1z 7r a
task_client 22 5e i
task_don 1r 4y b bs g f6 9
task_family 22 1s m
task_list 1w h4 c
task_nam 1z f6 e
task_near 22 1b l
task_own 22 5e b
task_person 1z 1f 9 gq a
task_screen 22 eg a
task_today 1z z 9
task_work 22 gz a
tasmani 1u 0 9 2y b 4r 9
tast 12 2e d 2m h 2p c 5z s 60 f 65 12 66 i 67 h 68 f 69 r 6b d 6c i 6e t 6f m 6g x 6h 9 6z 9 71 e 9y f a0 a c0 d fr d hv e hw s
tast_both 22 5z 9 6b 9
tast_box 1z fr j
tast_buy 22 67 g 6f 9
tast_event 22 c0 g
tast_first 1z 69 9
tast_good 22 60 h
tast_know 22 hw 6
tast_menu 1z 2m o
tast_room 22 71 f
tast_set 1u 6e g
tast_sets 22 6e n
tast_textur 22 6b 9
tasting 1n 33 q 65 b 6h 9 c0 8 hw t
tattoo 1m m 3i r 19 9t 37
tattoo_artist 1w m 14 9t 1k
tattoo_book 22 m m r y
tattoo_studio 1s m 25 r a 9t 1y
tattoo_talk 22 m a
tattooi 22 9t q
taught 1i 35 9 bh 8 ec 8 hh 9
tax z 2u c 3d h 4f e 50 a 57 13 5g d 5j a 5z a 6u f 6x 8 7a x 7y c 8w c 9s e ak c av 27 b1 9 cq d cv 9 df 17 dg 20 ej t ek e em 19 en e f5 9 g1 8 gr i h0 18 h9 m hb j ht 8 hw 9 ip 9
tax_advis 1f av b df a dg d ej c ek e f5 a hb b
tax_app 22 dg p
tax_apply 1u 6v 9
tax_apps 22 av c df f
tax_authori 1u 57 a 6x 8
tax_consult 1w av f h0 l
tax_due 22 9s a hw 6
tax_fil 1w av w em 17
tax_freelan 22 av g dg h
tax_let 1z av g
tax_numb 22 7a 1n
tax_offic 1j av z dg l em f
tax_pap 22 9c b
tax_payment 1w cq 9 dg 8
tax_prepar 1z av 1c
tax_prepara 22 av 10
tax_receipt 1w h9 v
tax_report 1u df 12 gr c
tax_return 1l 57 w av 1q dg 1l ej i gr a h0 r
tax_rul 1w df 8 di 9 go 9
tax_season 22 av g
tax_set 22 dg d
tax_social 22 em b
tax_summary 22 ej a
tax_work 22 4z 9 57 b
taxi 1i 2f e 48 m 5t f 76 e 77 b 8a 12 br f dp z ds 2c el f
taxi_app 22 ds k
taxi_driv 1z ds k
taxi_hom 22 dp e
taxi_rid 22 8a f ds f
taxi_women 22 ds w
tea 1a 2j n 2s 2l 6e 2x 6g 8 6h l 7f c 91 g hi a ho b hp 18
tea_bags 22 6e t
tea_blend 22 6e t
tea_cak 22 2j l
tea_drink 1z 6e y
tea_lov 22 6e b
tea_shop 1w 2s o 6e e i1 7
teach u g 1b i o j 19 15 s 1a j 1p 15 35 z 3v 8 3z q 41 1e 42 1j 43 k 49 q 75 12 7e t 93 m b4 c b5 c b7 a b8 q b9 h ba 17 bc x bd h be b bi 17 c5 o ck d cu r dy 9 f9 1w fq a g3 j ga z gp 1u hi c hj g hk s hm h i4 6 i7 q is a
teach_age 22 49 a
teach_begin 1z 41 8 ga 9
teach_childre 1p j c 1p q 3v 9 49 e c5 g
teach_correct 1z 42 a gp 9
teach_count 1w g b
teach_family 1z bi h
teach_first 1z 43 8 fq a
teach_german 22 5d b
teach_group 1u hm 9
teach_hobby 22 ba v
teach_hom 1w 1p 19
teach_ill 1u b9 c
teach_kids 1z c5 e
teach_languag 22 b5 g
teach_learn 1u 42 n 43 9
teach_leav 1z g b gp c
teach_lesson 22 f9 f
teach_listen 22 3v 6 42 9
teach_lov 22 i 9
teach_mark 1z gp k
teach_materia 22 f9 1b
teach_near 22 41 e bc f
teach_nearby 22 41 e
teach_next 1z 1a a
teach_not 22 93 a
teach_own 22 15 a
teach_paid 22 hj 9
teach_parent 22 j 9
teach_piano 1z 41 q bc f
teach_read 1u 15 n gp 9
teach_see 22 8m 8
teach_sel 22 f9 y
teach_senior 22 cu r
teach_set 1w bc 9 bi a
teach_shar 22 f9 f ga h
teach_smal 1z j 9 35 9 42 9
teach_spend 22 gp a
teach_stuck 22 bc a
teach_teach 1z j 9 b9 8
teach_train 22 gp a
teach_trust 22 93 a
teach_upload 22 f9 m
teach_use 22 gp f
teach_used 22 42 9 f9 b
teach_women 22 1a k 35 9
teak 1z hw a
team r 1f e 23 h 2u t 32 f 3c k 47 e 4n o 4q d 56 c 58 a 5d l 5f 14 5k d 5n 1u 5s 1n 6x 9 89 c aa 8 ay e b0 b b1 f b2 a bw b by e c4 l c7 11 cc d cd o e4 y e5 o ee l ef a er f et m ez g f1 15 f2 q f6 n f7 m fk 8 hd u hf f hs 8 il c
team_already 22 f6 b
team_cal 22 r a c7 i
team_challen 22 5n n
team_chang 22 et a
team_company 22 4q a
team_contrac 22 er j
team_cook 22 5n n
team_design 22 b0 f
team_documen 22 f7 a
team_event 1s 5n 1p
team_fil 1z 4n 9
team_gam 22 fk d
team_headset 22 c4 h
team_hom 1z cw 7
team_keep 1z 2m b
team_know 1s e4 7
team_lead 1n 5d e 5f k c7 m f1 11
team_learn 1u 5f 16 hd 1f
team_meet 1z f6 n
team_night 22 o 9
team_off 22 6t a
team_ord 1u 1f 8
team_out 22 5n n
team_own 22 ee g
team_photo 1z bw g
team_questio 22 f7 a
team_run 22 ee a ga 8
team_send 22 6u 9
team_sit 22 x 9 4n a
team_use 1z ez b
team_win 22 e4 8
team_work 1w 1f 8 cp d
team_writ 22 5s b
tear 1o 4n b hk a hm i i2 9
teas 1w 6e 1q bs a
tech 19 1a 16 9m 9 bb m bv b cu 10 er a fa h
tech_support 22 cu f
technic 15 10 1a 11 9 3k s 5b d 5c j 9e k 9l o bv e cc o dy 10 eb c f7 s fc 22 gu 20 h3 i h7 8 hf j
technic_br 22 3i 7
technic_chang 22 9m 9
technic_hom 22 9e a 9f a
technic_lead 1z cc x
technic_near 1z bv a fc 11
technic_own 22 dy 8
technic_scan 22 10 9
technic_see 22 gu a
technic_sees 22 dy 8
technic_support 22 5c h
technic_writ 1w eb f
techniq 1u f h h b hj b
technol 1u 27 i 6w 9 cu 1f
teen 1g 13 k c5 n d8 12
teenag 1c 6 a 13 w 1i 1a 44 j 49 i 7n d b8 r d8 n i2 v
teenag_talk 22 7n b
tees 1u 4q e ik 1j
teeth 1o 7d 16
tel t 5 8 5z d 7z g 86 e 8m 8 99 8 9k b bp f e2 f gc 8 gf e gy a hm c i1 f ie 8
tel_app 22 br a
tel_clean 22 c6 8
tel_din 22 30 a
tel_family 1z 87 9 bp 9
tel_him 1z 4n 9 e1 8
tel_lov 22 e2 9
tel_machin 1z 5z 9
tel_nobody 22 ev b i1 7
tel_oth 1z 45 9 8v a
tel_own 22 gy b hh 7
tel_parent 1z 7z j
tel_story 1u e2 8
tel_why 1w hm a
telehea 1w 7t r ft 22
telepho 1f x e 1b b 6l a 8a 9 af 8 d5 9 dq a e6 o hy 5
televis 1z ck l i4 e
telly 1z e3 f
temp 1o 14 r 8n 7 ad 7 fp a i7 16
temp_agency 1w 14 e i7 e
temp_work 22 14 f i7 l
tempeh 22 6b 10
tempera 17 26 t 27 d 2u d 31 f 4b f 60 c 6o a 9k o 9n 1o a4 d ad b ae k ij i
tempera_allow 22 66 a
tempera_flow 22 ij h
tempera_log 1z 9n i
tempera_logs 22 9n j
tempera_moistur 22 28 8
tempera_record 1z 9n i
tempera_staf 1z 9n d
templ 1w iu 9
templat 16 u d 2z b 6s b at 9 ax 1w b0 f bm k d3 d d4 a d6 a e7 p ed d ej v eo g ep v eq c es c et d ey f ez d f6 d g1 13 gt d gy c h6 n hf q
templat_build 22 at c
templat_fre 1z b0 g ej g
templat_look 1z e7 d
templat_part 22 hf 9
templat_photo 22 d3 c d4 d
templat_work 22 bm 9
tempo 1q bc c cp 9 g2 n
tempora 1u 52 1p ce a i7 1d
tempora_shop 22 52 14
tenan 1z bm y
tenancy 1r 3i r 75 b ax 11 bm z db 11 gr 1f
tenancy_agreeme 22 ax z
tenancy_deposit 22 db m gr k
tenant 14 1e g 28 b 2b m 2h g 9a f 9k 1a ao b bm 29 db 22 dr f ff f g7 y gr 1y h6 h h7 1x hy a ib c
tenant_ask 22 5l b
tenant_associa 1z 2b 9 9k 9 bm o
tenant_deposit 22 db m
tenant_enquiry 22 h7 p
tenant_heat 22 bm k
tenant_landlor 1r 9k i bm h gr h
tenant_let 22 bm 12
tenant_messag 1z 9k a h7 1f
tenant_mov 1u db g
tenant_own 1z 9k 9
tenant_rent 22 bm k g7 j
tenant_repair 1z gr 17
tenant_sav 22 g7 s
tend 1j 19 g 3p 1h ab 7 c6 2u ep 1x gh b
tend_answ 22 c6 i ep n
tend_firm 22 c6 8 ep a
tend_fit 22 c6 q
tend_respons 22 ep w
tenni 1r h m 4a p fk e hr 1l il n
tenni_court 22 h k hr z
tenor 1z du 15
tens 1q 2d n 42 f 7e 9 bd d
tent 1c 18 r 2z s 34 1g 36 z 73 1b 92 1a 9h 9 9s p bz 1c e2 d iw d
tent_rent 22 2z r 92 l
tent_rental 22 2z g bz e
tent_tablewa 22 bz e
tenth 1p am 9 hn 8
term 11 1j i 1l j 1p c 3d j 40 a 41 h 49 i 4a h 52 j 5b c 6l u 6u f 93 g ax x bf b c5 o ca a dc v di a eb c g3 w g8 b
term_insuran 22 dc 1f
term_lat 22 5u a
term_loan 22 di f g8 i
term_rental 1z 3d m 6u h
term_say 1z 75 9 8h 7 92 9
term_shown 22 2t a
term_start 22 1j i
term_student 22 1l 8 dn 8
termina 1j s j 2v g 52 a 55 9 ew 16 i4 x
termina_chat 22 s j
termina_ill 1z i4 i
termino 22 eb 13
termit 22 hy 1m
termit_hom 22 hy g
terrac 1i 2b a 3m b 97 9 9g f
terrac_hom 22 3m b
terrac_hous 1z 9g e
test o 0 9 1 m 4 h 6 f 7 s 8 c 9 a c 9 f e p q 16 h 24 c 26 d 28 b 29 h 2c 8 2e g 2f f 2h a 2i d 3i b 3k l 40 k 43 t 4l o 4m c 4r g 4w b 4z i 56 b 5c e 5i a 5k 18 5w n 61 e 67 a 6a b 6c 9 6d f 85 1e 86 d 8e f 8h 6 8i c 8s h 8t a 8v b 90 9 9k e 9o c ah a an e as b b9 c bh 14 br c bv d c9 f cb 9 cc g cy 9 d4 i ee 1f eg w f3 n fe d fs e gb b gk i gm d h3 x ij g il b iq n
test_acidity 22 67 9
test_again 1w 85 h b7 9
test_alarm 22 br l
test_app 22 bh e ee m
test_ask 1s 6 9 3s 6 6n 9 ai 8
test_attack 22 5k 9 f4 a
test_batch 1s 5w a
test_battery 1w 25 8 ad 8 gf 8
test_blind 22 86 d
test_box 1z 66 9
test_cal 1w 2c d 2f e
test_cas 22 9 b
test_check 22 eg 9
test_childre 22 2g a b7 a
test_choos 22 40 9
test_clos 22 v a
test_colour 1w c 9 4m a
test_dat 1w 43 p bh g
test_design 22 2a c 8o a
test_dish 22 d4 d
test_drink 22 2r 9
test_driv 1u bt d fe p
test_escrow 22 4z p
test_fabric 22 4e a
test_filt 22 4 a
test_fir 22 an 7
test_firm 22 5k e
test_first 1n f3 7
test_fit 22 56 g
test_food 1w 8z a hh 6 ii 9
test_found 22 eg a
test_ful 22 29 9
test_germ 1u 3 a ah b
test_health 22 56 a 6e 9
test_hear 22 p p
test_hom 22 p l 85 18
test_hous 22 gb 8
test_kit 22 3k d 85 10
test_kits 22 85 y
test_label 1w 6 9 4m a 90 a
test_laborat 1s 4 8 fw 9 ij d
test_leav 22 17 b
test_long 1z 5v a 9e a
test_mail 22 85 s f3 1f
test_materia 22 2e a fs a
test_need 1z 4r 9 6b 9
test_offic 22 f3 9
test_pack 22 fr a
test_parent 22 2w b
test_patch 22 3j b
test_product 1w 6 h 7 9
test_questio 1w 7 9 bh m ca 8
test_recip 1w 6c f
test_record 1w 2q 8 e1 8 er b
test_referen 22 4z 9
test_releas 1z 7r a
test_report 1m 7 b 5k 9 5w b h3 d
test_residu 22 61 a 6e 9
test_result 1l 7 h 5w b 85 g h3 10
test_rid 22 29 w
test_run 1z 7h b cb c
test_say 22 28 9 6g 9
test_securit 22 2h a 4w a
test_sel 22 8i 7
test_serv 22 cc w
test_set 1z 5c a
test_shelf 22 6h 9 8c 7
test_short 22 bh 8 cl a
test_show 1z 2r 8 85 9
test_skin 1u 2d 9 4s 9
test_smal 1p 5k f
test_strengt 22 f g hm a
test_tag 22 h3 g
test_test 1z ee e
test_therapi 22 1m 7 81 8
test_tool 1z ee 1r
test_twenty 1z 2 9 9 a b 9
test_use 1z 68 9 8s a
test_volunt 22 gk 8
test_wash 22 4p 9
test_wat 1r 3k r 6a 8 ab 7
test_wel 1z 29 9 eg a
test_writ 22 4h a 4r a
testimo 1z 5a x ea a
text v q h u 9 w c 1w a 58 d 59 v 5b 11 6w n 86 9 ad f at 9 ax d be q br b c6 8 c9 b cm a d0 7 dx a e5 g e6 e e9 v ea c eb f ec 19 eg j eh 9 ep f er 9 es a f1 d g3 9 gm 16 h4 s h7 l hc i
text_answ 22 h7 8
text_cal 22 5b b
text_certifi 1z 5b a 9m 8
text_check 1w gm 8
text_even 22 3r 9
text_load 22 dx 8
text_long 1z f1 a
text_messag 1k af 8 br f e6 c f1 9 h4 d
text_own 22 9v a
text_photo 1z 1q 9
text_pric 22 5b b
text_proces 22 u a eb d
text_read 1z 5b e
text_referen 22 c6 e ep h
text_rid 22 a7 8
text_sound 22 e9 b
text_speech 1z ec 1a
text_until 22 h4 e
text_written 1z e9 a
textboo 1s 1l 2t 1y n
textil 1g 4q a 5o g 6p f an o fh x ih j
textil_mil 1w 6p e
textil_must 22 4q a
textil_wast 1z an p ih j
textur 1l 3 c 3h l 6b a 9y 7 bu h i2 8
textur_hair 22 bu h
textur_wal 22 3h l
th i 1y b f1 e
th_alert 22 ef a
th_chang 1z f1 j
th_field 22 f4 8
th_pag 22 eb a
thai 1w e t hk a
thailan 1z ah 9
thali 1w 2n 9 7j b
than r 17 a 21 9 25 9 2d 9 47 a 6f 8
than_big 22 fs i
than_bought 22 ei b
than_br 1w cn 9
than_chain 22 4c 9
than_cheap 22 7 a 4f 9
than_expect 22 hx a
than_fac 22 47 c
than_fee 1z 57 a 6s 9 8u 9
than_half 1z gf 9
than_ingredi 22 1 h
than_larg 22 21 a cp a
than_offic 22 f7 a
than_ord 1z 99 9
than_oth 1w 26 a 7r 9
than_pric 22 30 a 8o a
than_read 1z er b
than_school 22 1p 7
than_th 22 17 e
thank 1e 1x f 91 o d5 8 h9 1o
thank_let 22 h9 p
theat 22 dv q
theatr 1j 39 k dv 2c dx l e3 1h
theatr_costum 22 dv f
theatr_group 1u dv w
theft 1i 1k 9 5q a 5r a 92 a 93 a 9b g ad a dc m dn g
theft_damag 22 93 a dn 9
their 1h 3y a 5m 9 5o 8 6p b do 9 fo a
their_contrac 22 5m 9 5o 8
them 1h 2p s 44 g 45 16 c1 k hc 14 i5 b
them_product 22 hc c
themsel 10 d a j 9 2x g 2z e 3f 9 47 a 58 a 5e b 5g a 5l b 5t a 91 a 94 b 95 b 96 a 97 c 9c b 9j a a6 8 bp a c0 8 c4 m cc 9 h5 o hk 8
themsel_ask 1z 95 g
themsel_wed 22 2x g c4 i
theory 1q 43 1k bh 2o
theory_test 1w bh 1l
therap 1r q 10 u o z 1p 7f l 7m 15 81 u 82 k
therapi 17 e 1p k 15 z 27 1m u 2d h 7m 2e 7n d 7o l 81 11 82 1f as a be n bv a cw e fv k h5 j
therapi_advis 22 1m 7
therapi_cal 22 fv a
therapi_chang 22 82 8
therapi_client 1z e b z 11
therapi_family 22 be b
therapi_near 1z 1m b 7m h 82 d
therapi_part 1z 7m f
therapi_practic 1s z 1c 7m f 82 c be 9
therapi_recomme 1z 2d 9 cw a
therapi_review 22 82 8
therapi_special 1z 1m 7 be h
therapi_talk 22 7m w
therapi_treat 22 7m b 81 d
therapi_work 22 e b z a
therapy 1h e b k y z f 1m b 7i 9 7m 29 7n x 81 1s 82 1p as n i4 1b
therapy_app 22 7m n 82 1n
therapy_practic 22 z g 82 8
therapy_session 22 1m c 7m n
thermal 1l n k 9k c fy d if 16 ik r
thermal_dron 22 if k
thermom 1w 26 s 66 c
thermos 1u 23 9 9e 9 ib 1g
thick 1k 9v a a1 a cr i
thick_pap 1w cr i
thin 1d 25 e 4l c 4u h 8l d 9p c cx a e2 b hk 8
thin_fil 22 4u j
thing z 17 g 18 1c 1c d 1f b 1l a 1w u 1x p 1y 18 2a 16 2g b 44 a 8m f 91 a 9b t 9h x 9j f bs a cr c cz 8 fs a gd 1d ig a io 8 ip 8
thing_away 22 9b f
thing_br 22 1s a
thing_fit 22 1f 9
thing_hand 22 1c b
thing_help 22 1x k
thing_kids 22 1w a gd k
thing_kitchen 22 8m 8 8t b
thing_nearby 22 gd d
thing_neighbo 22 9h 17
thing_not 22 9b 9 9j a
thing_photogr 22 1y j
think 19 1f 8
third 10 16 9 9a b 9m 8 9o 9 9u c ai 8 b7 9 cs b dx 7 ev a fv d gp c ib a
third_deliver 22 fr a
third_floor 1r 9a e 9m b ff 9 ib c
third_round 22 f1 b
thirsty 1r 2r a 3l e
thirty 12 3 e 8 d 1u b 2a e 4j c 4o 9 6e b 6n d 7y 9 a1 a br b cg b cm c cp c cx 8 er f fb e g7 b gh d hz a i1 9 is a
thirty_differe 22 cg 9
thirty_piec 1z 2a b 4o a
thistl 22 ag b
thought 1r 3u 8 7n s bj c
thousan 16 20 a 50 c d3 o eg a h1 a
thousan_pictur 1z d3 p
thread 1m d 9 4i c 8d 9 bv z
thread_wax 22 bv d
threat 22 1h a
threw 22 gg 9
thrift 1z 4f 15
thrift_shop 22 4f f
thriv 22 53 d
throat 22 7z o
through 22 66 b a3 h
throw 1b 17 f 9b c ag 7 hh q hl 9 i9 a ig g ii b
throw_away 1m 17 e ig b ii a
thrown 1e 1q 9 2v 9 5x 9 6s 16 8r 9 ab 7 f0 c i9 e
thrown_away 1j 6s r
thumb 1r 18 c el 9
thursda t j 9 13 a 1w j 40 a 4a b 4e a 5n b 5u a 5x d 5z 9 7h a 7m e 7u d 97 c 9q 8 ab d ar b bo b cf a dy a e6 e ex a fa 8 fz a gd v gl b
thursda_ben 1z 7m f
thursda_match 22 bj c
thursda_omar 1z ex d
ti 1w 2p k
tick 1i 9l 9 9n n g6 8 gv b hy c
ticket 16 1v a 1w 1f 33 c 37 9 39 17 5c 19 6v 30 70 a 88 y 8j 7 e3 c e5 1q eg b fk h h7 w
ticket_bil 22 88 c el a
ticket_cod 22 8j 9
ticket_event 22 1w g 6v 14
ticket_money 22 6v i
ticket_onlin 1z 6v f
ticket_sal 1z 1w g 6v r
ticket_sold 1z 6v f
ticket_solv 22 e5 a
ticket_wait 22 6v a
tid 1q 35 k 6z b 78 9 8n 9 ae 14
tidy 1h 3f d 96 a 9j m eo 9
tie 1h 3 b 4s a 6i 9 8w b 9m 9
tie_both 22 9m 9
tie_money 1r 3 9 6i 8
tied 1k y k 3f 9 4c a 9w f ge e im 7
tied_siz 22 4c 9
tied_stock 22 y a
tier 1j 2p v ap b
ties 1r w b 9r a in t io 9
tiffin 1u a3 k a4 j ht l
tiffin_servic 22 a4 h
tigernu 22 2r a 6h 9
tight 1g 4s k al c en v ho 8 ik g il s
tighten 1z 97 a if a
tigriny 22 51 a bh b
tiktok 1i 50 h c9 y ck p e8 w hg i
tiktok_ads 22 c9 w
til 11 r a y k 18 n 1c h 1r a 3j e 52 f 6r c 70 o 9c r 9h a an 17 ea n ed u el l ey f ez c gt g gy 10 i8 c ig 12
til_buy 22 6m 8
til_cut 1z 18 e 9h f
til_roof 22 3j j
til_system 1w y 9 6r h 70 f ea n
tilapia 1w ae y
tilapia_pond 22 ae g
tilt 1z k a 29 b
tim 1d 4i n 7r v et 9 fk h g6 9
tim_ticket 22 fk k
timb 1q 1c a an d ao 20 ap j ig v
timelin 1u c4 1v ep i
timelin_suppli 22 c4 q
timeshe 22 et 27
timetab 1j g n i 9 s w 2x p bf y ds 9 g3 t
tin 1g 6f h 8m d a1 r ew k fr f fy j
tins 1m 4 8 3h d 6e c 6f m fr a
tint 1z 4 a bv l
tiny 1e 73 r ao 16
tiny_hous 1z 73 t ao 11
tiny_step 22 7r 9
tip 1h 7i 9 8o a c7 f ci e cq k ew p g1 f g9 i gd o hx 18
tip_keep 22 8o a
tips 1a 1v k 1w j 24 a 76 a 7w 8 c7 b ci c co f fq e ga h gd 15 ir g
tir 1b 17 a 1g q 7j 9 84 8 9u b ab b c9 k ch a
tir_parent 1z a 9 1g w
tiruppu 22 ig a
titl 1b l d 8w z cm h ff g i6 e
titl_pap 22 ff j
toast 1h 17 11 9x k au j d5 1g
toasty 22 3b a
today o a 9 e 9 l 9 p a 10 8 16 8 2k c 2l 9 2q c 3a b 43 8 44 c 51 8 5c b 5e e 62 9 6y a 77 7 7e a 7g c 7z a 82 8 83 8 8a a 8c 8 90 9 91 b 95 a 9e a 9i b a5 9 ai 9 bc 9 bf a bs 9 cn a eo b fc a fm c fn 9 fo a fz 8 g4 a hc a i7 e
today_bil 22 9u a
today_bottl 22 ai 7
today_learn 22 43 e
today_not 1z de 9
today_noth 22 ai 7
toddl 1b 1g 12 1k u 3z w 4a w 4d j 61 14 c5 g hn 1x hq 1l ix e
toddl_café 22 hq o
toddl_meal 22 61 14
toddl_parent 22 hn a
toe 1o 4h p 4j f 9v c ik w
toe_box 22 4h g
toes 22 7g a
togeth v z b 13 9 17 o 19 l 1i c 37 j 4v w 8b 7 b3 a bk f br 9 bx a co q cv f d7 f dd f dp r hj 9 hk a
togeth_cook 22 72 9
togeth_count 1z 1v 9 37 a
togeth_group 22 co b dd k
togeth_hom 22 z a
togeth_memb 22 4v a
toilet 1g 2j a 3b 9 3g t 3x a 73 b 9w s gv k it r
toilet_light 22 9w b
toilet_pap 22 it v
toiletr 22 3c j i4 c
token 1u 7y l cc 9 df n
tokyo 22 dt 9
told 10 1c a 1e c 3i a 3n f 48 a 7i d 7v 9 85 b 9q 8 ac 8 af 9 by 9 d1 6 e2 7 ef d fx 9 gg 9 gx b ij h
told_family 22 48 9 d1 9
told_look 22 7m b
told_onc 1s gn 8
told_phon 1z 3n f
toleran 1u 1 i 3l o
tolerat 1w 1 8 a2 n fr c
tom 19 a b f b m c p g 1h f 1x c 2f a 2x g 50 a 5d a 7d 9 7o b
tomato 1d 19 f 2w e 5p h 8c 8 8i 1i 9z z a5 d ac 9 hv a i0 d
tomato_sauc 1z 2w e 9z s
tomorro 11 17 c 2o k 2u a 4t d 5e e 5y d 6q d 8r 8 9a b 9u c bf 9 fb f fc a ht e i7 a i8 9
tomorro_empty 1z 9u 9 bf d
tomorro_lunch 22 ht 8
ton 19 3 1b 4 8 1h 9 2f b ah s aj t cf 14 cg e e9 l es k
ton_ask 22 q 9 cg 9
tongu 1q 7m c bd b bp 9 cl 9
tonic 1r 6g 9 6h l aa 1f
tonic_syrup 22 aa m
tonight 15 h a 1w z 25 a 2m c 39 q 5l j 62 b 6r c 74 b 99 j 9r g 9w a aa 7 c0 8 ew a i7 a
tontin 22 dd 1i
took 1d 3s 6 6q 8 7p b 84 8 cu 9 do 9 hj 8
took_pictur 1z do 9 hj 8
tool u 18 1i 1x e 2d 8 5g c 5q i 6n a 6q c 6u o 6x 8 8b 1c 8l c 8m 10 8s 1g 9h 1n 9o 24 aq c b0 9 bv f c7 9 c8 a c9 k ca v cb m cc b cd a e7 o e8 a e9 h eb z ee 1a ef t ei a ej m el 9 en j eq e f0 f f1 j f4 h f5 a f6 d g0 r g4 8 gb g gp f h1 11 h2 t h5 g ha n hc n hf u hg t hi 9 i0 7 i5 12 i6 y id u
tool_age 22 8m 8
tool_borrow 22 18 a
tool_build 1z cb r hf i
tool_check 22 9h 9
tool_collect 1z f4 t
tool_connect 22 cb e
tool_damag 22 9h 9
tool_disinfe 22 c 9
tool_find 22 50 9 5g g
tool_fre 22 hc 9
tool_help 1z cq 9
tool_hir 1z 18 g 1x g 9h n
tool_learn 22 en a
tool_left 22 gb i
tool_lend 22 18 m 9h 1e
tool_library 22 18 27 9h 9
tool_list 1z 9o 9
tool_machin 22 9o 18
tool_mark 1z gp 9
tool_marketp 22 8s g i6 j
tool_not 22 8m 8
tool_off 22 96 9
tool_phon 1z ej b go a
tool_podcast 22 az b g0 c
tool_post 1z 9s 8 hg 7 i6 8
tool_project 22 8b v
tool_rental 22 5q m 9h j
tool_says 22 gp a
tool_scan 1z f5 h
tool_shar 22 9h v
tool_smal 22 8b 7
tool_sterili 22 p a
tool_stor 22 9o 18
tool_tags 22 9o 10
tool_team 1z 5f a f6 h
tool_tool 1w 9h h
tool_used 22 9h 9
tool_work 22 aq 9
tool_writ 1s 9o 8 b8 e d5 a
toolbox 1q 8b 1s 9o n gs n
toolbox_talk 1z gs l
toolmak 22 6q h
tooth 1p 10 12 1o t ag 7
tooth_shad 22 10 q
toothpa 22 9 20
toothpa_tablet 22 9 x
top 12 v b 4m i 4r a 79 8 9x a ac 9 dy d g7 j il b io o
top_backpac 22 io q
top_bottom 1z 4m a
top_smal 1z 4m e
top_ups 22 4u 8
topic 1c 1h 9 40 g 5f f 78 8 aq b b4 g b5 g b7 13 b9 s bf c bh b bs j cd b e9 f f2 c f9 j fl 9 hc f
topic_let 22 b7 a
topic_parent 22 1i 8
topping 1z 2s q
tops 1m 4m i 4r 16 ip q
tops_bottom 22 4m 9
torch 22 ae k
torn 1l 17 a 4j c dw 7 fy 9 hg 8
tortill 1w 64 a hk 1g
tortois 1w cl 9 dz 8 fy b
tot 1m 4g 11 hn 9 io 1h
tot_bags 22 4g k io h
total 1j 1r n 22 n 3n b d9 9 ej a eu g
touch 16 3h h 3s 9 8k b 8z d cu 7
touch_ask 22 3s 6 8k 8
touch_buy 22 0 9
touch_money 22 dd 9
touch_visit 22 3h a
tour 19 1v c 21 y 33 2l 37 11 38 k 3e t 3x 1c 6i 8 6w 14 6z 2d 76 13 77 j 78 10 e0 7 gx 1c h2 1c
tour_book 22 6z 1q 78 9
tour_company 1z 3x c 6z l
tour_floor 22 h2 v
tour_guest 22 6z 9
tour_guid 22 33 m 6z k
tour_near 22 33 g 78 9
tour_operato 1w 6z 1l 77 e
tourism 22 6z c 7d y
tourist 19 33 w 34 c 3d v 6u 9 6w a 73 a 74 a 79 13 7c x 9s c dn 9 dt i hk 13
tourist_tax 1s 3d i
tournam 1m 8g 7 by n go b hm 1h hs w
tow 1p 5q a 8t 9 dq l gk 8 hr 8
toward 1s 1d 8 93 v
toward_buy 22 93 r
towel 1e e g n g 3c o 5o x 6t l 90 k 99 c bu t it d
town u 1b e 1r f 32 e 33 d 52 e 55 f 5o 9 6m c 6u 9 7a a a5 9 a6 c bk s bl b ci t do 9 ds i dy 9 e3 m eh b gd o ge 12 gf 9 gg 1c gh e gi r gj i gl s hq a hz 6 i3 a
town_clean 22 3p 7
town_clerk 1z ge 9
town_council 1u 1e 8
town_don 22 6m b
town_festiva 1z 1b b
town_foot 22 p g
town_hal 1k 51 8 7a f c6 9 gg c gl p
town_keep 22 ge 9
town_landown 22 2k 9 2q 9
town_lawy 22 gg 9 gi 9
town_market 22 52 c
town_own 1z 9w 9 gg d
town_pay 1z ds g
town_plan 22 gi k
town_report 22 gg r
town_sit 22 n 9 e3 7
town_talk 22 eh c
town_use 1w 3b 8
town_walk 22 33 e
town_wheth 22 g c hj 9
townhou 22 74 9
toxic 1z hy 8 it t
toy 1j 45 a 6n e 8b n 8f b 8t 1k 8u 24 8v b 8x b bx h fs 19 gc 13
toy_family 22 8t a 8u a
toy_library 22 8f b 8u v
toy_safety 1z 8t 9 8v a
toy_shop 1z 45 9 8b e
toys 1e 2a b 45 9 8m 7 8t 2j 8u 35 bx i bz n
toys_family 22 8t a 8u a
toys_onlin 22 8t g
trac 1k 5u b 5w j 69 a 71 o 7q f ap 1m i9 9
trac_fish 22 ap r
traceab 1m y i 10 i 71 9 ap 1u
track v 10 e 1z c 22 f 23 m 25 i 2c a 2d k 3v 5 6q i 6s c 71 h 7f j 7i d 7j c 7k x 7l b 7n p 7r w 7s g 7v 9 84 j 9o 1d ap k at 8 bn v co i d6 k df 17 dh m dk c du u et 1f ex 11 fw 1i g0 c g2 13 gc a gn 18 gw n ie a iw e
track_app 1z 7r z d6 h et g
track_calcula 22 3v 9
track_choir 22 du h
track_collar 22 fw m gc c
track_cost 22 cc 8
track_driv 22 gf 9
track_first 22 1i 8
track_indepen 22 g2 f
track_product 22 6q k ap i
track_softwar 22 9o 8 ex f
track_spend 22 d6 i
track_streak 22 7s b
track_subscri 22 dh p fw h
track_system 1z ex e f5 9 gv a
track_track 1z et g g2 a
track_voic 22 du 8
tractor 1i 5q 20 6p 1b 9w 9 ac 11 af 2r ag f id n
tractor_driv 1z 5q v
tractor_hir 22 5q m af 1g
tractor_own 1z af p
trad v 1y 9 29 9 2i a 2l b 4n 9 4v g 4x c 58 d 5h q 5p p 5u a 69 8 6d 9 6n 9 75 13 7y 9 8g 19 8p 9 8v b 9c a 9l b 9q b 9v 9 al e am e aw i bb t c6 a ch a cw b df t dg i e6 b e9 b eh 1f ei e ej c eo a ew g f5 a fh 8 g8 15 ga 10 gt 18 gu a h3 t h5 d ig a
trad_account 22 e8 b
trad_ask 22 29 9
trad_associa 1j 9q a
trad_authori 22 95 a
trad_brand 22 6d g
trad_card 22 8g 25
trad_client 22 59 9 e9 b
trad_count 22 e6 b
trad_fair 1e 5h o ei h
trad_firm 1s h3 o
trad_first 22 bb a
trad_hous 22 75 1n
trad_link 22 ea b ex 9
trad_mark 22 8v b
trad_pay 22 5p b
trad_permit 22 2l b
trad_post 22 am g
trad_pric 1u df 8
trad_region 1z ew b f3 9
tradesm 1q 13 9 3g d 95 o ar i eh 1f
tradesm_coach 22 13 9 ar h
tradesp 1n 3g l 95 y eh q gt b h3 i
tradesp_find 22 3g c 95 g
traditi 1n b3 b e0 8 hi d
trady 1w f2 c
traffic 1c 27 p 5t d hz 7
traffic_light 1q 27 p
traffic_rul 22 5t 9
trail 18 n n 21 1r 29 f 2k l 2l y 77 x 9s g ac e b3 h c0 w e3 r i8 e
trail_map 22 21 r
trail_run 1z b3 m
trailhe 22 21 e 77 b
train n d c f 1i h h s k 13 c 14 m 16 e 1a q 1g b 1o 9 21 f 2d h 37 i 3p 7 3w h 3z b 47 b 4h e 4w b 4x 1a 4y x 51 9 5e t 5f 1f 6p a 6x c 7g y 7h s 7m a 82 7 83 r 86 d 88 f 8a c 8u b a0 g a2 l aq p au t b1 n b2 14 b3 n b9 8 bb a bo 9 c7 m cd y cn a cv d ds 9 dt e dy e ey 12 f3 w fd h fj 9 fq 1c gk e gq 9 hd 18 hl j hm s hy 6 i4 9 il j ip p
train_advic 22 7g 9
train_alon 1z f f b2 b
train_annotat 22 cd i
train_app 1s s j 4y 17 7g t ey z fq f
train_apps 1u f e b2 a b3 9 fq f
train_bit 22 a2 k
train_centr 1z 4n 9 4x 9
train_certifi 1w hd i
train_check 22 hl 6 hm a
train_childre 1z 82 h hl 9 hm a
train_client 1z f w s k
train_coach 1z hm a
train_compani 22 3w h
train_company 22 5f h b1 h
train_cours 1u 7j e hd r
train_dog 22 fq n hy 9
train_employ 1u 5f 14 aq e ey l f3 i
train_exercis 22 7g b
train_firm 1z au c b9 8 hd e
train_frontli 22 ey x
train_group 1q b3 j
train_gym 22 f r 7g f
train_hom 22 f a
train_hotel 22 4y g
train_journey 22 37 u
train_kids 22 4a a ip h
train_lead 1z b2 7
train_liv 1z cv 8
train_manag 1u 4w e 5f 17 hd j
train_model 22 er c hg 8
train_must 22 ey b
train_near 22 f z fq h
train_need 1w p 9 30 a
train_next 1w 7h a ey a
train_nobody 22 13 g cg 9
train_not 22 i4 7
train_noth 1z ee a
train_offic 1z b1 w
train_onlin 22 7g k hd j
train_outdoor 22 h f b2 f
train_own 1u dy 9
train_paid 22 6o b
train_park 1w b2 1k
train_part 1s f c 6p m
train_phon 1z 4y g
train_plac 1w 16 f fd u gq l
train_plan 1p f q 7g h b3 u
train_practic 22 c7 d
train_recomme 1z fq a
train_record 22 gk 8 hd p
train_refug 22 14 t
train_rememb 22 hm a
train_rent 22 fj i
train_screen 1z 4x 9
train_second 22 3p 7 fo a
train_sel 22 5n b ip a
train_set 22 8u s
train_shop 22 4y g
train_smal 1z au a
train_softwar 22 ey i hd f
train_spar 22 44 b hz 8
train_special 22 86 e
train_staf 1k 4y m 8a d aq c ey 1a hd f
train_stand 1u 1o b 5e a
train_station 1s 21 a 6i 8
train_supervi 1z 3w 7
train_team 1u 5f t
train_technic 22 9e a hy 7
train_therapi 1w e a
train_treat 22 a2 p
train_trust 22 3z a
train_volunt 1w cv 8 i4 8
train_work 1q 4x k
train_workpla 22 5f w
train_writ 22 s c
train_young 22 i4 8
traine 22 cv 1c
trainin 1s 4x 19 4y c
trainin_train 22 4x 9
tram 1s 6p t dx 7
trampol 1q h m fk l hq 1u
trampol_hal 22 hq r
transac 1o df a dg 8 ek 10 ev r
transcr 1k az 8 c7 p cf 8 d1 f ec 20 f6 1k g0 j
transcr_sal 22 c7 q
transf 1a 6v h 71 c 76 d 77 1b 7v v bg 9 d2 v d7 w da d de 1w dt j g1 e
transf_ussd 22 79 7
transit 1p 54 9 66 b 8z 9 9a d 9f b as h i1 7
transla 1b 3v b 51 n 5b 3k ce a eb 3o gi a gm p
transla_court 22 5b w
transla_documen 22 5b i eb s
transla_manual 1z eb 17
transpa 1n 1c p 3q u ap i
transpl 1w 7d 1n 7p c id a
transpl_istanbu 22 7d l
transpo 17 21 h 29 g 37 i 48 r 6h c 6o h 76 9 8a 2a 8p f d6 d gn 1h gw b ic i
transpo_attenda 22 gn u
transpo_authori 1s 43 9 dp 8
transpo_book 22 8a o
transpo_cost 22 ig 9
transpo_firm 22 8a c
transpo_licenc 22 77 7 8a 9
transpo_servic 1z 31 b 8a i
trap 1o eg h f3 a id q
travel w 5 d d a e k p d 1p b 1v 1o 2n 9 2y d 30 e 33 k 36 1e 37 1l 3x y 47 d 5e g 5l b 5n c 74 x 75 l 76 1e 79 1i 7d r 88 r 8u c 9i n d3 9 da e de 9 dt 19 el r f7 h fo e go c h5 d hk q io i ix k
travel_abroad 22 79 g 7d 17
travel_agency 1r 1v m 37 i 76 a
travel_bag 22 62 9 io o
travel_book 1s d3 e
travel_booking 22 1v 9
travel_cot 22 8u e ix i
travel_cots 22 ix m
travel_data 22 79 q
travel_design 22 37 u
travel_disabil 22 76 u
travel_expens 22 da m el o
travel_extra 22 94 b
travel_fair 22 1v 9 36 a
travel_family 1w 1p h
travel_group 22 37 10
travel_guid 22 1v n
travel_insur 1z 2x a 36 9 hz 8
travel_law 1z 6z 9
travel_leav 22 1v 9
travel_pay 1z go i
travel_plan 1z 1v 15
travel_really 22 1v f
travel_stand 22 dt b
travel_visa 22 3x 7
travel_work 22 5l b
tray 1h 12 9 62 a 8c 8 ab y i4 7 iv m
tre 17 3s 13 3u 8 6f p 6o c 73 m 98 k ad b aj 1c bp n d1 1j fs j ge q gi a hj a hv f hw 6 hz 2o
tre_copy 22 d1 8
tre_family 22 hz 12
tre_hous 22 73 k
tre_plant 1w 3s e aj r
tre_rent 22 hz 19
tre_tre 22 hj 9
treadmi 1s fv x iv j
treasur 1h 32 q 45 10 6w 8 6x i 8j d dd s h8 h hs c
treasur_hunt 1w 32 j 45 w 6w 8
treat 14 k o p 9 1d b 2q d 3v 5 5w 9 7m d 81 9 a1 i a2 1w bx o fn a fv p gc s hy 15
treat_box 22 a1 h a2 h
treat_dispens 1z gc t
treat_dog 22 a2 j
treat_dogs 1z a2 q fv 8
treat_fairly 22 ex 9
treat_fifteen 22 d a
treat_letterb 22 a2 h
treat_patient 22 k s
treat_sensiti 22 a2 h
treat_singl 22 a2 a
treat_squeaky 22 bx f
treat_video 22 7m b 7t b
treatme 17 d 1e k 14 r c x h 11 18 3l b 3o j 7d 1h 7m a 81 9 82 9 bv x fu m fv 12 g4 p
treatme_budapes 22 7d n
treatme_don 22 fu b
treatme_not 1w g4 v
treatme_plan 1w 11 w 80 8
treatme_possibl 22 fu b
treatme_travel 22 d a 7d d
treehou 22 73 2i
trek 1q 21 s 77 1a fz x
trek_wood 22 fz d
trend 1o 2s a 7f o
trend_instead 22 7f e
tri 1c 5 c 7r 9 8m j cz 7 eg d g6 x i2 7
tri_drop 1z 7r a
triag 1s v o x n 7z 1a cf 13
trial 13 i d w 1t 14 w 25 l 3a m 41 c 4a s 4r a 56 a 5d a 90 t ay c bi b cv j fd j fp o
trial_cal 1z cv a
trial_clas 1u 4a n
trial_lesson 1z i i 41 c
trial_patient 22 w s
trial_pay 22 14 9
trial_period 1w ay b
trial_return 22 25 d
trial_term 22 90 b
triathl 1z b3 s
tribal 1w 4k a
tribut 22 3t 1x
trick 1m 87 a h1 l
tricky 1w b6 9
tricycl 22 2k 13
trig 1p 84 1p
trig_attack 22 84 s
trik 1z ih a
trim 1k 96 y 9v 1e bu v fn m
trim_hedg 22 96 f
trio 1u dx d
trip 11 1s b 1v 25 36 18 37 1z 38 1n 3g f 3x 1a 5n j 6m c 6y g 76 1g 79 9 7c 8 8n j 92 e b3 e d1 e da u do u el 15 fo b gw k
trip_anoth 22 36 9 7c c
trip_end 1z 36 9 37 a
trip_friday 1u 1s d g3 a
trip_friend 22 37 q
trip_hand 22 37 a
trip_load 22 29 9
trip_money 22 el b
trip_part 1w 38 b
trip_plan 1z 1v 2c
trip_sel 22 38 8 ig 9
trip_togeth 22 37 r
trip_wheelch 22 76 p
trip_work 22 el c
trivia 1u cn 14 e4 2v
trivia_evening 22 e4 p
trivia_night 22 e4 12
trolley 1w 17 a
trombon 22 dw d
tropica 1z 8q b
trot 22 fz b
trous 1h 1t k 4c 1b 4d r 4n 1l 4o b 8e i cy 1m il q im o
trous_cut 22 4n a cy 9
trous_jacket 22 4n h
trous_women 22 4n l il i
trout 1w 8n f ae q
tru 1g 3v 7 c2 b c8 m cj c f4 n i6 e ie g if e
tru_crim 1z cj d
tru_pric 22 c2 c
tru_profit 22 i6 h
tru_somebod 22 if 9
truck 17 2l 29 4g g 5p e 9a b 9w 29 a3 15 a7 b a9 k ak u ao d c0 c fe c gw 1a i8 24 in e iw d
truck_caps 22 in j
truck_driv 1z 9w 14 av 9
truck_own 1s 2l 9 i8 s
truck_park 22 9w 2i
truck_stop 22 9w w i8 a
truffl 22 69 q
truly 1u 18 a
trumpet 1z dz 1t
trunk 1u 4m q iw s
trust x o a w 9 z a 16 9 3n 9 3y n 5j 7 5w c 75 d 87 i 95 c ae 7 bq b cu b dd k eq a f2 a fc g fi c fo a ht 8 ip 8
trust_advic 22 5i a
trust_among 22 5j 9 cz 8
trust_buy 22 1 9
trust_car 1z o 9 p 9
trust_choic 22 39 a 8y a
trust_communi 22 64 a 75 9
trust_contact 1z 87 n bq d
trust_host 22 bk a
trust_lock 22 5p b
trust_oth 22 75 9 dd 9
trust_parent 22 61 a cl a
trust_stand 22 3z a
truth 1z ae a at 9 bn c
try v 5 i 6 9 1m b 35 a 4c b 4h a 4l w 4p 9 4r 9 4s a 6i 8 8b 7 ba b cg a cz 7 ea d ec 8 eg d ga 9 i5 j
try_again 19 bs a
try_alon 22 35 f
try_buy 1z 25 9
try_first 1w 4e 9 5v 9
try_fram 22 4l c
try_gam 22 8v b cm 9
try_hom 1q 4l e 4r d i2 7
try_onc 1w 6b b
try_piec 22 4p 9
try_real 22 ga d
try_slow 22 r a
try_thing 1w 2o 9
try_tool 22 8s a
tub 1e 1 16 n p 2q d 3c j 3k f 7b m 85 g bz c cy 7 ih h
tub_hir 22 7b f bz e
tubs 1p 2q 1a ih w
tue 1z al 8 ib a
tuesday t f a h 9 j d n a 1b c 3a b 3e 9 46 a 5a f 5d 9 5f b 5z e 8l 7 94 d 96 c b1 a c5 a ch k du 6 dw 9 e4 8 e8 e fp e fu c hh 7 hp b
tuesday_friday 1r ee e fp i
tuesday_send 22 5e f
tuesday_wednesd 1s 5s 9
tuition 1u 41 9 g3 s
tumbl 1z 2c c hn 9
tun 1j dy 3s dz 9 e2 h ha 8
tun_postcod 22 1u 9 dy 8
tuna 22 hp 8
tunisia 1z 5d d
tunnel 1z ck 9
turban 1z i2 l in l
turbin 22 1e b if q
turf 1w 3l 1g 96 9
turkey 1o 7d z
turkish 1l 51 8 64 m a1 h b5 l
turmeri 22 6d k
turn x 21 b 3s 9 af a as f b6 a bf 9 cg g d0 7 da a dd o eu f fv 8 gn 9 hd l hg o hr d ib o
turn_back 1z 21 a
turn_empty 1z hr a
turn_pag 22 8x b b6 a
turn_right 22 87 9
turn_structu 1z eu l
turn_webinar 22 hg h
turnov 1g 3c 18 5s b ay h
turnov_clean 1z 3c t
turntab 22 e1 22
tutor 1e 15 g 40 2y 42 t b4 2l b7 q b9 s be q f9 d h5 m
tutor_centr 22 40 f b4 f
tutor_even 22 b9 i
tutor_exam 22 40 x b4 l
tutor_group 22 40 k
tutor_learn 22 15 a b7 g
tutor_onlin 22 40 x 42 f
tutor_pupil 22 40 q b4 l
tutor_smal 22 40 b
tutor_subject 22 40 f
tutoria 1z aq f ba m
twelv 12 23 a 2t d 6p e 7o 9 8a b 8h 9 8y c ai a bb d du 9 e1 e en c f9 8 fs c gi g i2 8 io a
twelv_cars 22 dm 9
twelv_colour 22 8h 7
twelv_guest 22 38 a hk 8
twelv_nam 22 e3 7
twelv_own 1z 9v 9
twelv_part 22 6p c
twentie 22 12 h
twenty z 1 b 2 b 4 b 6 b 7 b 9 c b a 1b d 28 b 3v 8 4d c 4e b 4h b 4l b 4m c 5h d 7n c 8q b 91 b 99 a a2 9 aa 8 ap 8 dz 8 eq c g2 9 gf a ik 9 il 9 im 8 ip 9 ir 8 iu 8 iw 9
twenty_bik 22 dl a
twenty_box 22 aa c
twenty_buy 1w 7 9 5h j
twenty_cas 1z 10 8 11 8
twenty_childre 22 4d a
twenty_hom 22 iu c
twenty_househo 1w 1r a hu 7
twenty_nam 22 dz 7
twenty_questio 22 7n a bl a
twenty_vehicl 22 gw a iw d
twenty_wear 1z 4h 9 4s a
twic v 13 9 3o b 4b b 54 7 5m b 5o d 6m b 6o a 8c 7 ag 7 ds b ee b hl 7 i4 f
twic_back 22 en b
twic_last 1z ia a
twic_long 1z cm 9
twic_weekly 1s hh 7
twiligh 22 3e t
twin 1p 26 9
twist 22 8t a
ty 22 id a
typ 11 0 d 2 x 4 d t o u i 1z b 5b b 7j 13 8h 7 8l 7 9g f 9m d 9q a b4 m bm k cu c eu q gs b h6 d
typ_answ 22 bm 9
typ_diabet 1u 7j t
typ_friday 22 9m e
typ_hom 22 h6 d
typ_lat 22 t a
typ_not 1w t 9 u f
typ_offic 22 eu h gs g
typ_onlin 22 hz 9
typ_patient 1z u 9
typ_possibl 22 22 9 7j a
typ_until 22 9m 9
typ_use 22 0 e
typeset 22 b0 p
typewri 22 d5 t
typical 1n b4 a
tyr 1h 22 9 4g j 9p 1c bt t dl o dm 17 gw 1c h5 k iw e
tyr_chang 22 dm x h5 m
uber 1u 2n 10
ugc 1z 50 n 58 q c9 s
ugc_creator 22 50 i 58 k
ugly 1o eu b
ultraso 1p v z 28 9 3t 8 cd u gf 9
ultraso_pictur 22 3t 7 cd 9
umbrell 1u 33 d 5g c in j
umpir 1u go 2v
umpir_youth 22 go v
umrah 1z 3x 2e
umrah_journey 22 3x p
ums 22 g0 u
unanswe 1z 1h a h4 12
unatten 22 2v z dt f
uncerta 1w cf c ek q
unchang 1z 72 a 9k c d9 9
uncl 1l 3r f 6f 9 d8 9 e4 b hm h
unclear 1n 11 9 72 g
undat 1z 8x 1k
undat_plan 22 8x 10
underbo 22 bt a
undergr 1u dr a
underne 1z 24 b
undersh 22 2d b ik m
underst 13 t d 1m c 6w 9 b5 d bd k ec e f6 e ga j gm 12
underst_accent 22 t c
underst_first 22 gm 8
underst_let 22 gm j
underst_word 22 b5 c
underta 1o 3q 20 3r m 3s u 3t h 3w 7 9q 27
underta_form 22 9q 14
underta_ord 22 3s 6 9q j
underta_show 22 3q 9 3s 6
underta_underta 22 3q i 9q j
underwa 1z ae a fv z
underwa_treadmi 22 fv s
underwe 1q 6 1g 4s 2x cx 1l
underwe_men 22 4s m cx 8
underwr 1u 4u m aw l
undo 1u aj a cb f cc m
undo_last 22 cb d
undon 22 cc h
uneaten 22 2w f
uneven 22 80 f 8l 9
unfair 22 4u c ea f
unforge 22 7c 9
unhappy 1s at 9 hc 1s
uniform 1k 1j 2w 4n 1n 5o 25
uniform_restaur 1z 4n k 5o v
uniform_school 22 1j 16
uniform_shop 22 1j k
uniform_siz 22 1j q
uniform_swap 22 1j q
union 1l 1l 8 7v b 7x 9 bf a bm a dd f g8 e
unisex 22 io a
unit 16 26 h 3f g 52 9 6o b 73 g 9b g 9j c ao k b9 9 cc 8 h6 j
unity 22 ef a
univers 16 6 8 1a k 1l 14 2f c 5i a 7a 9 bb c bf d bg 21 bl a br a cv 9 fa i gq q
univers_library 1w 3b 8 bf 9
unknown 1m 5 a 1t 9 7q i 87 o d1 9 eq c
unles 1o 87 a ee i ev c
unlimit 19 b0 i
unlimit_design 22 b0 n
unload 1s 9a h gx l i8 l
unlock 1k 1i 15 cs 8
unman 1z 55 11 fk i
unnotic 1z cb b cm c
unopen 1w 8b 8 8j 8 ah 8
unpack 1z 9a d ii c
unpaid 1m 35 a 4t 14 am 9 es 11 g3 8 g4 j gk c
unpaid_invoic 1w 4t u es y
unpaste 22 6c l
unreada 1w 1z a gg 8 hb k
unrest 22 cz 8
unsaf 1p e a m b 72 q a7 9 iu 8
unscent 22 9 k
unseen 22 hm e
unsold 1m 12 1z 2l b 2o j 62 1s 6j b 8w c 91 a cr b ip d
unsold_bread 1z 12 i 2o 9 62 j
unsold_food 1u 12 1f 2l 9 62 11
unstaf 1z 55 1w i3 1a
unstaf_shop 1z 55 1h i3 q
unsubsc 22 ch o e7 1i
unsuita 1z 7t e
unsur 1o 7q b 86 a cb h en a
until r 12 b 1x a 3f 9 9p 9 9r e 9s a 9w b d6 k dq b dr a dt d dw 8 f5 9 f8 h gk b h4 e hb d hq 7 hs 6 i9 b
until_deliver 22 6h 9
until_even 1o ht 8
until_exam 1z b9 a
until_fal 22 25 9 7f 9
until_friday 1n ci c
until_ful 22 af 9
until_gon 22 2o 9
until_half 22 6q 9
until_handov 22 1l c fe b
until_last 22 6c 9
until_midnigh 1r dw 8 gk 8
until_morn 22 ft h
until_night 1w 6m a dt e
until_nobody 22 ef c
until_noon 1s 5m a
until_octob 22 ag 7
until_payday 1w d6 14 di 9
until_settl 1z 4t c
until_sold 1z 3f h
until_sunday 1o 1x g 9r k
until_tomorro 22 9u a
unus 1h g b 6l m 79 7 92 a cc 1n dh t dz a i0 13
unus_oth 22 g c 92 a
unus_softwar 22 cc v
unus_subscri 22 cc j dh p
unusual 1l 2t 9 39 13 4l 8 c2 v dc c
unwel 22 l 9 n a
upcycl 1z 4g 2f 8p p
updat 16 10 8 2x b 59 g 5c j 5j f 6w h 72 b ed b fi b h9 f
updat_show 22 6w 9
upf 22 4m a
upfront 1j am j g7 l
uphil 22 3x 9
upholst 1q 3i z 3o h 8p b 9f 1c hp 7
upi 1r d8 9
upkeep 1z 2e a 6w c
upload z 2a g 4l f 4q f 4t p 5b f 5i j 88 a 8y h a8 n aq 9 az l bf i bg 9 bm e c8 k cg s cp f d3 c dj 8 du h ep b er h eu a f9 v fh c g2 d hb 1g hg k is d
upload_book 22 88 a
upload_documen 1w ep a
upload_draw 1z 5i i
upload_few 22 cg b
upload_fil 1w 4q d
upload_invoic 1z 4t x
upload_phon 1w hb c
upload_photo 1k 2a d is d
upload_portal 1z hb o
upload_prescri 1w 4l h a8 p
upload_record 1w az 9
upload_scor 22 du g
upload_spotify 22 az j
upload_work 1z 8y f
upp 1p 16 g 4h 9 af e hp 7
upright 1s 29 8 2d 9 93 9 dy j
ups 13 x d 52 d 5j g 7f i 7g 9 7v c b1 g ee a eo e fl d fu i g7 d h4 j
ups_agency 1w c9 a ep a et a
ups_associa 1z ct a er b ey b
ups_automat 22 7v d hf 9
ups_onlin 1w df 8 hg 7
ups_shop 1z e7 b i5 b
ups_trad 22 e9 b eu a
ups_vaccina 22 x 9
upsel 1w 6t 19
upset 1p 1o 8 6t b 7b 8 es b fr d
upstair 1s 3a b h1 l
uptim 1u ef 2a
upward 1r i a
urban 1k 19 l 32 l 6j l ab h gi d i0 j
urban_garden 22 19 m i0 g
urban_plan 22 gi d
urgency 22 89 h if d
urgent 1f v 10 x d 3g i 4o a 5c e 5t h 7x c 7z r 8a i ay d e6 g g5 c gu e h7 m
urgent_cal 1u 3g c h7 f
urgent_cas 22 v h
urgent_ones 1z v d
urn 1s 3s 1x 3u 1q
urns 1q 3s 2l gj f
urns_myceliu 22 3s n
us 1c 1 e 26 9 8d 8 8l 9 c6 7 d7 9 dn c ev 9 fs e hy 6
usabl 1w bx a by a cg b
usag 1u 4v b 6s 9 6w k c9 a
usb 1w iq l
use p 0 9 2 f a d 1m 8 2e d 2z 8 4r e 5f k 5s c 6d d 6s 9 74 8 81 8 86 d 8l 6 8s f 8x c aq a cp a d6 9 f2 i fs a gc 8 gv b hh 6 it a
use_again 1z 7t a
use_alon 22 83 9
use_app 1z d7 a gv a
use_back 22 0 9 f2 a
use_calenda 22 do a
use_checkli 22 5l b
use_clos 22 11 8
use_content 22 50 e
use_daily 1z 4 9
use_dat 1w 5v 9
use_fir 1u 5s a
use_fre 1p b4 8
use_general 22 cb 9 ed b
use_hal 22 i 9 4a a
use_health 22 7 a f a
use_known 22 0 9
use_larg 1z eu a
use_lat 22 hf 9
use_learn 22 5f a
use_licens 1z 4t 9 cj a
use_mark 22 cr a
use_must 1z 81 8
use_nev 22 fq a
use_noth 1z 7n a
use_now 1z 3 b 6r b 6v a
use_onc 1w 1v 9
use_own 1q 6w 8 gp d
use_phon 1w 79 7
use_pictur 1w gv 9
use_product 22 7q a
use_protect 22 7z 9
use_rent 22 n 9 2m c
use_room 1z 3b 9 41 8 74 7
use_short 1z g b 2r 8
use_smartph 1z d0 9
use_tool 22 8s a
use_wheelch 1w 76 8 86 a cy 9
use_work 22 b5 a
used u 6 b 8 8 a a 1j k 1k h 1l 11 1m c 1y 1i 26 9 2i 1a 3a h 4f i 6j 9 8f 9 8o d 8p 10 8u l 8w w 90 9 93 d b1 9 bt b cp a cw a e1 d fe 1a ig s ih b ip z ix p
used_again 22 24 9 cb 9
used_baby 1z 1y t
used_bik 22 1k k 29 f
used_book 1w 1l b 1y u 8w 1i
used_car 1r bt h fe 19
used_cars 22 fe 1j
used_clas 1z g b
used_equipme 22 1y k ig j
used_first 1z 1m 7 6e 9
used_furnitu 22 8o g 8p 1y
used_good 1u 8p f
used_hom 22 5z 9
used_item 22 ix b
used_kick 22 ip p
used_onc 22 9h 9
used_ones 1w 4r 9
used_part 22 fe r
used_pay 1z 7k 9 84 9
used_phon 1z 2i 1x
used_sets 22 8f b 92 a
used_textboo 1z 1l 1b 1y j
used_thing 1w 1y q ip c
used_train 1u cp e er c
useful 1h 1h 7 1m 7 23 9 2d a 49 9 7j a 84 9 ba a bi a bq a ex 9
uses 1b c6 7 et 9 ii w
ussd 1k di a
usual 18 v g 1r t 1t i 21 f 2j c 6b d f1 c ii c
usually 1g e9 a
ute 1z do 9 ek a
utensil 22 8s 19
utility 1i 4u i gr j ij q
utility_bil 1z gr j
uziza 22 6g 9
vacancy 1r bn p ct 12 ex a
vacant 1r 3f w 52 21
vacant_shop 22 52 1l
vacatio 1l 1v k 3c 13 3d o 44 c 6u t f0 s fo 9 ix k
vacatio_rental 1s 3c z 3d m 6u q
vaccin 1q x m 6o t
vaccina 1o x 1d fj b fp n fu 1d
vacuum 1i c 9 18 8 2g s 3k x 98 17
vacuum_clean 22 c a
valenci 1k 32 9
valet 22 dm s
valid 1h t a 4k 9 5f a bq a ez b fu b gk 9 h9 8
validat 1w 5q a
validit 22 79 a 7c a
valley 1i 5x 9 9v f ad m af g ci l cm f ds j
valu 19 1z d 2b 8 89 p 9f e as 13 bj t d9 a df b dz a eu a ij k
valu_record 22 gy a
valuabl 1w 1z c 8g f 9j r hx h
valuati 1z h2 p
valv 1o 28 u a7 c ai e dz c eb k ib n
valv_stick 22 ib g
van z c c 12 c 29 9 2k n 2l r 36 1h 3i m 5p 7 5u c 63 a 6m a 77 c 8l z 9a 1k 9j a 9o 11 9v b a3 22 a5 c a7 a ak i bt h bu i c0 k d2 7 dm 9 eh c fn l fu y gn e gt e gw z gx k hx k hy 7 ih i iw a
van_ask 22 9a c 9o a
van_bring 22 77 9
van_build 22 a3 q
van_contrac 22 hy 9
van_fre 22 36 e
van_ful 22 ak a
van_lif 1z 36 k
van_mount 22 3i l
van_park 22 8l 8 fn 8
van_part 22 gw e
van_phon 22 gw a
van_round 1w 6m e
van_stop 1u 8l 9 a3 n
van_travel 22 36 1h
van_van 22 2l n 9a j
vancouv 1p 78 a
vandal 22 19 b
vanilla 1s 5 m 2p a 2q p 6d p a0 c
vanish 1q ii b
vans 1a 12 d 36 1o 5p j 77 7 9a g 9o p a3 b ak t eh a fe c gn h gu l gx 15 i3 b ih o
vap 1z 7s 1d
varanas 1z iu 8
variant 1s c9 13
variety 1r 6f 8 6j 9 8i 2q
varnish 22 3h n 9f a
vary 1u 82 a 8z a ca b
vas 1s 2a t 8r m 8z 12
vat 1i dg o ek u g1 j
vault 1z bq 18
vedic 22 i1 e
veg 1j 5x 24 i0 h i3 8
veg_farm 22 5x k
veg_superma 22 5x t
vegan 1b 0 i 3 k 7 9 2m 10 2q q 4g q 4h r 66 i 69 11 6b z 9y c a0 f a1 o a4 e io e
vegan_burg 22 6b k
vegan_chees 22 66 l 6b k
vegetab 16 l d 19 10 1u s 2r 9 2u b 2v b 2w b 4b 9 5p 8 5x 21 60 a 61 g 68 l 6c w 7i e 8c p 8i 1k 96 m a3 9 a5 h a9 v ac g ht b hu 7 hv 15 i0 1d
vegetab_app 22 1u j a9 b
vegetab_balcony 22 1u 9 8c e
vegetab_box 1z 19 r 5x 1h a9 c
vegetab_chicken 1z 2u e 9z a
vegetab_farm 1w 5x s a9 g hv 9
vegetab_garden 22 1u j 96 a
vegetab_plot 22 i0 10
vegetab_rais 22 19 u
vegetab_soup 1w 2w e 4b c a3 b
vegetab_variety 22 8i p
vegetar 1g 2l j 2t i 2v a 31 h 5v e 6c 8
vehicl 1c 22 p 76 a 77 b 8a 12 9q e bt e dm h fe o gn d gw 2b iw t
vehicl_check 22 gw z
vehicl_inspect 22 9p 9 gw l
vehicl_own 22 iw p
vehicl_repair 22 bt f dm k
velcro 1z cy 7
ven 22 9f g
vend 1s 2v 2r 55 l 5m 1d
vend_machin 1w 2v 1k
vendor 1d c3 1v c4 12 f4 m
vendor_arrival 22 c4 x
vendor_fre 22 c3 n
vendor_securit 22 f4 q
venison 22 a2 9 hu f
ventila 1u 27 s 5r d bv 9
venu 1a 1w m 2p h 2x 1m 2z k 31 v 39 h 3r 8 5n o 6v w bk i by g c0 m c1 o c2 2b c3 e c4 m ed a fk v
venu_book 22 c2 12
venu_company 22 31 c 5n b
venu_hir 22 c2 12 gl 8
venu_list 22 c2 q
venu_own 1s 1w e 2x e c2 p c4 c
venu_run 22 2x 9
venu_wed 1z 2p a 2y a
vera 22 20 c 2c n
verg 22 gj k
verifi 18 aj e bl m c3 n fb g fc 10 ff 1j g5 n g9 l
verifi_artisan 22 fc p
verifi_ask 22 63 a
verifi_doctor 1z g5 t
verifi_profil 1z 8g 8
verifi_rental 22 ff o
verifi_student 22 ff b
verifi_suppli 22 c3 f
verifi_vendor 22 c3 h
verific 1w bl 9
verify 1o bj k bl i cq b g9 i
verify_identit 22 bl a
vers 1u 7p 9 e2 o
version 13 4x 9 aa 8 ax a c9 a cy 7 ez e gm e hg c
version_not 1z 11 8 1i 8 cn a
versu 1z 6s a
vertica 1p 3e a ab 23 hg 1b
vertica_clip 1z hg v
vertica_farm 22 ab 26
vertica_reel 22 3e a
vessel 22 ap b
vest 1q 56 20 if 8 il k
vet 13 x 1u 1d c 3u g 47 l 4z 1f 5d m 94 s 96 d 9v e ag 9 fa c fb o fc j fd f fm t fo r fr b ft 2l fu 2e fv z fw c gc 8 ie k
vet_cal 1s x i fo b ft k
vet_check 22 1d 9
vet_clean 1z 94 15
vet_clinic 22 x 18
vet_develop 22 5d x
vet_expert 22 4z j fb i
vet_freelan 22 4z 1o
vet_hom 1z fu 12
vet_let 22 fv c
vet_pet 22 fo a
vet_practic 22 x 21 fu 10
vet_round 22 ft h
vet_van 22 fu x
vet_video 1z ft 14
veterin 1k x 21 3u 7 4v 9 fr a ft 1x fu u hp 8 hu 6
veterin_authori 22 fr a fu b
veterin_offic 1w 3u 6 hp 7
veterin_practic 1u x 16
vets 1b x 16 1d e 3u g 4v 9 bx c fm a fn 8 fp b fq g fr f ft 13 fu 16 fv k fw 9 fy e gc b ie c
vets_animal 22 3u 8 ie 8
vets_hand 22 3u 6 fv a
vets_shelt 1z fy f
vets_video 22 ft h fu i
vets_wait 1o 3u 5
vhs 1z d2 1t
via_app 22 4w a a8 8
vibrat 1u 25 n 2d 18
vibrati 1s 4x 9 86 b ia 1u
vibrati_sensor 1z ia 10
video r f c g f i b k j l j z i 1g 8 1o o 2y a 2z c 3e j 3n e 40 a 41 9 4y n 50 a 51 x 5a 1d 7c 8 7g p 7l a 7m 16 7o s 7t 1h 82 c 86 b 8d 6 8e f 9a f 9e d 9j b 9p j aq b as i au d az 9 b1 b b9 b ba y bc c bi i bn e bo k by 10 c9 1c ck 1g cl a cm j cn 8 cp p cu z d2 q e0 q e4 8 e8 e ex b ey m fb p fd a fq x ft z fu b g2 p ga 9 hg 13 hs 6 i2 8 iv d
video_ads 22 c9 1p
video_app 22 86 e
video_brand 22 5a m
video_button 1z ck e
video_cal 1b 1g c 7t 9 au b bj c cu 1c d0 9 fb j fq c iv j
video_channel 22 ck 2a ga d
video_chat 1z 1q f 40 f
video_check 1z 7m a 7o a
video_childre 1z ck a
video_clip 1z hg 12
video_consult 22 7t 12 fb i
video_cours 1w aq b ba s
video_creator 1w c9 f
video_doorbel 1w 3n s
video_edit 1z 5a l
video_fault 22 9e i
video_feedbac 22 bo m
video_fre 1u bh d
video_gam 1z cm 15 hs c
video_help 1z 8e 8 aq b
video_hom 1s z e 7g d b2 a c5 a
video_intervi 22 bo 8 ex k
video_know 22 7g 9
video_learn 1u 41 d 4x d b6 e bi e
video_lesson 1s 4y e 82 7 b9 9 ba s
video_look 22 5a a c9 a
video_mak 1w g2 f hg p
video_not 22 51 9 7t b
video_onlin 1z dl f ft h fu h
video_platfor 1z 2z a e8 b g2 h
video_prescri 1w 7t 14
video_room 22 9a j
video_round 22 89 a e4 a
video_sery 1z b5 f ck 17
video_session 1u k 9
video_short 22 hg 17
video_sit 22 51 k
video_social 1w 5a k cj f
video_step 1z 8e d
video_tap 22 d2 1a
video_tool 22 b8 g
video_train 1z f f 3w a 4y g
video_video 1z 7g 9 ck e
video_work 22 fd c
videogr 1z 5a y by 1f
vietnam 1q bg c
view 14 3d d 76 d bl h ck 12 dk k ff l h2 g
view_fee 22 ff j
viewing 1q ff e h2 1k
villa 1s 30 a 32 b 3c h 3d h 9i a
villag 10 15 s 16 1g 1c g 1e o 34 f 3a l 55 1k 6m q 6o l 77 o a5 c a6 j aj b am p cm n cu 8 d1 w d2 f do u dp m ds 1w e3 17 fu b fz a gk 8 gl 12 i3 2f
villag_around 1z ds a
villag_car 22 do l
villag_fix 1z cu 8
villag_grocery 22 a5 j i3 i
villag_hal 1o e3 l gl 1h
villag_househo 22 55 v ah 8
villag_look 22 6o b
villag_meeting 22 aj 8
villag_ord 22 a6 b ds a
villag_own 1z i3 1c
villag_school 1z 1c f
villag_shop 1z 55 12 6m a i3 24
villag_show 22 fz a
villag_stor 22 i3 q
vin 1z fe s
vin_plat 22 fe j
vinegar 1w it d
vineyar 1l 34 o 65 q 71 j 7c 8 ac t af a ag i id n
vint 1z i6 1g
vintag 1k 2k 8 2z a 4f 1u 6p 1s 8h f 8p w
vintag_piec 22 4f n
vintag_shop 22 4f 1c
vintag_tractor 22 6p t
vinyl 1w e1 3c
violin 1m 41 1j 93 28 bc 1c dz 1s
violin_cello 22 93 i
violin_mak 1z dz e
violin_repair 22 dz z
violin_worksho 22 dz w
virgin 1w 6f 1s
virgin_oliv 22 6f 1a
virtual 1c 1t k 2n z 32 i 3e x 3f j 3t d 4x 1y 5e 1u 5j g 81 1g al u bs s e6 j fk b ga z h2 r i5 t ie f
virtual_brand 22 2n t
virtual_fenc 22 ie h
virtual_furnitu 22 3e j
virtual_pow 22 al 11
virtual_reality 1u 32 j 4x 26 81 1j
virtual_stag 1z 3e f 3f m h2 j
virtual_tour 22 3e p h2 k
virtual_try 22 i5 y
vis 22 4n c
visa 1h 3x k 7a 17 bg c ce 2w hb k
visa_documen 22 ce j hb h
visa_first 22 ce a
visa_pap 22 ce 9
visib 22 ap n ca p
visibil 1w 2f m 4n 9 74 9 ca 23
visibl 1n f b 53 a bv 7
vision 1n 86 s as j i9 r
visit q c r d o e g h m k x n i o 13 p 1b q k r 9 s 9 t i u l w 8 x k 1f f 1o 1b 2g b 2j h 2o g 3b g 3e d 3g e 3h 9 3i e 3k p 3l b 3o d 3p r 46 18 47 y 4i 9 4n a 53 q 6w i 7d 6 7u 11 7z b 80 9 95 n 96 u 98 o 9e d 9g c 9i x 9j b 9k 9 9l o 9u 15 9v k ai 9 ay a cu o cw a d1 d dl d dm o e9 c ea h fi 11 fn d fo j fu 1a fx f g4 n g5 i gt b gu 12 h5 a hc m hp f hq e hy l i4 y
visit_add 22 ge a
visit_archiv 22 d1 p
visit_area 22 fu g
visit_back 22 4i 8
visit_book 1j 95 b
visit_cancel 22 q d
visit_car 1w p f 47 f
visit_card 22 hq 7
visit_childre 1z 1o 7 i4 p
visit_daily 22 ag 8
visit_don 1z 98 a 9u c
visit_doubt 22 80 8
visit_elderly 1w p a 46 j fi n
visit_empty 1j p f 47 a
visit_end 22 p a
visit_family 1q o e 1o o
visit_firm 22 f5 a gt b
visit_first 1q o f gu a
visit_fit 1z e b p 9 1o 7
visit_fix 1z dl 9
visit_garden 1z 96 e
visit_guarant 22 4i 8
visit_help 1z k a
visit_hom 1k 64 c fx c
visit_mis 22 9e a 9i b
visit_need 1w 7l 9 9k 9
visit_not 1s u o
visit_old 22 46 a
visit_ord 1w 3b 8 ea e
visit_part 1h c 9 o 9 1o 8
visit_patient 1w k i
visit_phon 22 9l 8
visit_photo 22 9i b
visit_plan 1m o a 7u i
visit_record 1z t k
visit_report 1w p d
visit_sam 22 fu b
visit_send 22 9i b 9u d
visit_smal 1z gq a
visit_twelv 22 ai f i2 8
visit_twenty 22 p a fu b
visit_visit 1j p a
visit_wat 1z 3k f
visit_weekend 1z 6w 9
visit_weekly 1u fi m i4 8
visitor 12 s b 17 t 1g 7 33 14 34 h 46 b 52 d 54 8 6u d 6v 11 6w 1p 9r g ak f f5 f fi p g6 9 h8 c hy d i4 r i5 m
visitor_ask 22 34 b
visitor_buy 22 c8 a
visitor_gat 22 h8 i
visitor_money 22 6v a
visitor_point 22 6w g
visitor_tax 1w 6u i 9s 9
visitor_town 22 fi c
visitor_wait 22 54 8 6v a
visual 1m b0 x f9 m hf 10 i9 1h
visual_build 1z hf z
visual_identit 22 b0 x
visual_schedul 22 f9 m
visuall 1w 86 1c
visuall_impair 1w 86 13
vital 1w 89 1i
vital_sign 1z 89 11
vitamin 1r 7 2s 85 14 a0 8
vitamin_sachet 22 7 u
vocabul 1u 1m l b5 19
vocatio 1r bh a gq u
vocatio_school 1w bh 8
voic x t l 1m 1c 3t c 3v s 7e k 7n e 7z o 83 a 87 n 9u a au u b6 d bp n bs 15 cd b cf 9 cj a cl l d4 c du w dw 7 dx k e2 7 e6 18 e9 i ec 1l f3 q g0 p gs b gt b hc b i1 a
voic_assista 22 bs o e6 n
voic_bos 22 f3 a
voic_car 22 9u d
voic_child 1z 1m r cl 9
voic_clon 1w 87 i ec l f3 8
voic_compani 22 bs y
voic_larg 22 ec b
voic_messag 1s 3v 6
voic_music 1z c9 a hg 7
voic_not 1f gs d gt d
voic_own 22 id 9
voic_part 22 du d
voic_phon 1z dx e
voic_pick 22 e6 l
voic_record 22 g0 f
voic_recordi 1w d1 9
voic_story 22 20 a
voic_structu 1z au k
voic_used 1w cl 9 e2 7 ec a
voicema 22 e6 12
void 1z 17 a
volcano 1z 45 9
volum 1f 4v w 57 a 6b 9 9a j ew b hx f
volum_floor 22 9a c
volum_grow 22 57 b
volunt 15 w e 12 1a 13 u 15 17 17 1h 1b 2f 46 c 6x 1e 83 a 86 c br 9 cu 8 d2 9 e3 r fy c gk 1f h8 h i3 1b i4 1c
volunt_collect 22 12 t
volunt_fir 1w gk 17
volunt_fix 1w 17 w
volunt_match 22 1b p cv 8
volunt_meet 22 13 b 15 9
volunt_mentor 22 13 v
volunt_platfor 22 1b 11
volunt_post 22 i3 a
volunt_run 1z i3 16
volunt_task 22 1b i
volunt_visitor 22 46 g
volunta 1u w 9
volunte 1z 1b 3a 5n a
vot 1b 3 a 1e f 37 16 ci l co e dr a e3 d gi 2a h8 1h
vot_council 1z gi d
vot_dat 22 37 i
vot_decid 22 gi 9
vot_keep 22 h8 e
vot_next 1s 3 a co e e3 9
vot_project 22 gi 17
vouch 18 n c 78 7 7c q 91 j hi i is e
vouch_gift 1z 91 f
vouch_privat 1w hi 9
vulnera 1z 5k 1t
vulnera_found 22 5k o
wag 1a 1f f 2m h 4t b 5o 9 av d di 1m em 1a g8 m gv f
wag_already 22 di h
wag_fal 22 2m c 4t 9
wag_tax 22 av g em n
waist 1p 4m g 4o n
wait o k f q v r c s j v b 14 9 1e a 2m d 2t d 43 e 4t k 51 a 5t a 6r c 6v b 70 b 7m e 7t c 7x b 7z c 80 b 82 b 85 8 9g a 9r a bu c dr c ds 9 dx a ft d fx 9 g5 n h4 a h5 k hc 9 i0 c i7 t
wait_answ 1s h4 i
wait_appoint 22 7x 9
wait_ask 22 22 9
wait_becaus 22 c8 a
wait_bet 22 9g a
wait_chang 22 59 9
wait_feedbac 22 bn d
wait_kitchen 22 i7 x
wait_list 15 j 8 k b q 15 r b s n 2t h 7m b 9r a h5 q i0 b
wait_long 1u 52 e
wait_mis 22 51 9
wait_money 1z 4t u 6v a
wait_must 22 ai 7
wait_next 1w 77 a cs 9
wait_payment 1w 4t b
wait_refund 22 6v a
wait_rid 22 dp a
wait_room 1d g5 n
wait_suppli 22 5i a
wait_test 1w 43 c ee 9
wait_treatme 22 81 8
wait_until 1j 9g c ft d fx b
waiv 1s 6z w
wak 1g 1g 1e 25 w 26 f 2c 8 3u 6 7f s 9u 9 ef 12 ie g
wak_night 1z 1g m 7f i
wal z h s 18 i 24 b 27 i 3h z 3j 9 3l c 53 1k 54 x 6w a 72 a 8x n 8y 11 9g b 9k 18 9p 9 9s a am 8 an b ao f c1 b d3 8 fs b gi e gl g gt l gu a hp 9 hs 6 iv a
wal_button 22 9k d
wal_calenda 1w 8x l gl h
wal_desk 22 iv h
wal_pictur 22 54 c
wal_plan 22 9p f gu f
wal_print 22 d3 c
wal_shelv 1z fs h
wal_tempera 22 27 a 9k m
walk v 1z b 21 1d 2f n 33 1e 3e d 3x m 46 z 48 d 6q 8 77 19 78 1d 7j 9 7n b ac e ag a ao 9 bk l br 1b bu n cw q ds a fj a fm 2f fp m fq b gd b ge c gj 9 h6 j ho l ie 8
walk_alon 22 fm b
walk_away 22 ew b
walk_book 22 fm g
walk_distanc 1q 3x e 55 a
walk_dog 1z fm w
walk_dogs 22 fm r
walk_field 1w fj c
walk_follow 22 fm i
walk_footbal 22 ho p
walk_friend 22 7n f br a
walk_group 1w 77 8
walk_help 22 46 h
walk_hom 1u br 1p
walk_hous 1w 1z 9 h6 e
walk_ins 1s bu r
walk_near 22 fm i fp i
walk_next 22 77 9
walk_own 22 fm b
walk_pac 22 3x 7
walk_park 22 bk f
walk_round 22 gw a
walk_rout 22 21 1k
walk_rows 22 ac 8 gj 9
walk_sam 1z id 9
walk_show 22 cw 16
walk_sit 1z fm h fp h
walk_togeth 1z br g
walk_tour 22 33 14
walk_video 22 3e k
walk_walk 22 fm i
wallbox 1s 3m s dr 1v
wallet 1e 4g i 8k 1b de b df 1v g7 x gb g io f iq s
wallet_exchang 1z df m
wallet_read 22 df 9
wallpap 1w 3h 1v
walnut 1z 67 b
want 17 18 i 3e 8 3r 7 hr 9
ward 1g y 9 8a 12 i2 8 i4 1q i7 o
warden 1s 8n 8 e3 9 gk 12
wardrob 1e 1t 2b 1x d 4c q 4e 1d 4f r 9j 1u dv 1x ik i
wardrob_borrow 22 4e l dv g
wardrob_hir 22 dv 10
wardrob_kitchen 1w 9j z
wardrob_subscri 22 4e x
warehou 18 2v 9 3f 9 56 10 6k 15 6l 2v a3 u ed 11 gy 12 he l hr 7 i7 k
warehou_forklif 22 6l y
warehou_pack 22 6k m
warehou_pick 22 gy m
warehou_port 22 6l n
warehou_softwar 22 gy w
warehou_work 22 a3 h i7 l
warm 12 j o n b 26 f 2q e 4b p 66 a 69 e 9n j ah 8 b1 n f8 g fr e fv a ir a iu f
warm_lunch 1z 4b f
warm_meal 1z 4b i f8 n
warm_parcel 22 fr a
warm_pool 22 j i
warm_room 1z hz 8
warm_ups 22 b1 o
warm_wat 1s j 9 ir e
warmth 1s 4p 9 90 l ah 7
warn 14 o b y 8 21 e 2h b 56 k 7o e 7p f 7q b 84 t 87 v 89 c dh i ed c en 9 f3 b fw i gb a gc e h3 f ia i id e ie c
warn_chang 22 80 b
warn_mat 22 87 9
warn_notic 1z h3 k
warn_own 22 gc 9
warn_pack 1z y a 7p a
warn_renewal 22 dh p
warn_sign 1w o e 7o j
warn_work 22 56 t
warning 1j 6 a 8 a 66 a 84 g 87 w 8b 6 8t a 8u a d9 9 ez 9 ga 8 id a
warning_need 22 8 a
warrant 1c 1z 25 2i 11 3g e 95 e 9e k ai 8 fc g io n iq q iv 9
warrant_dat 1z 1z d
wash y 0 e 2 j a 10 c k 1j i 28 c 3j 1l 3p t 47 d 4d k 4n m 4p d 4q d 5o 1c 63 j 90 l 97 t 98 w 99 1r 9e x ab 8 dm 1e dv 8 fc g fn v hn a ii 15 ik d it 9
wash_away 22 an 7
wash_br 22 a 9
wash_car 22 dm x
wash_check 1w 1j e
wash_clip 22 fn m
wash_dres 22 47 g
wash_drivewa 1z 3j d
wash_dry 22 a 9 99 a
wash_fold 1z 99 1i
wash_hair 22 c u
wash_hand 1z ii 9
wash_hom 22 a f 99 f
wash_hous 22 5o b
wash_iron 22 99 q
wash_liquid 1w 63 t it d
wash_machin 1k 28 f 9e 14 do a fc k
wash_mend 1z 1j 8 5o 9
wash_near 22 3j b dm f
wash_oth 22 9h 9
wash_rent 22 4n l 5o 9
wash_roof 22 3j e
wash_saturda 1z ii 9
wash_shirt 22 4q a
wash_show 22 a 9
wash_wat 22 dm b
washabl 1h a 12 4r a 56 f cx 19
washabl_nappy 22 a u
washdow 22 27 9 i9 9
wasp 1w hy 27
wasp_nest 22 hy z
wast 12 12 e 2r b 5o 8 5r b 62 p 63 17 6j b 6s 1i 8h 9 96 p 98 f 99 b 9j i ah 11 ai s an 1j cc i dm c gf 14 hx w ic a ig j ih 22 it r
wast_bags 22 62 k
wast_collect 22 hx a ih 24
wast_departm 1w gf 10
wast_food 22 62 k 6s f
wast_insur 22 9j a
wast_keep 1z ah 7
wast_kitchen 22 6s k
wast_restaur 22 6s w ih k
wast_sel 22 ah c
wast_shop 1u 63 1d
wast_trad 22 gf 9 ig j
wast_wat 1n 5o 9 97 9 99 d ai 7
wat u 4 f j q n d 16 20 19 q 1u x 24 15 28 1f 2e 1u 2k d 35 e 38 a 3g m 3i h 3j d 3k 12 53 w 5m j 5o e 6a 9 6e b 6g b 6h j 73 7 7b b 8c 7 8n 13 8q d 97 g 99 d 9i p 9k 8 9r 9 a0 9 a7 1f ab d ae o ag i ai b c0 8 dm p fn 9 gc p h1 d i0 j id j ij 1l ir 8 it a
wat_acces 22 16 l
wat_ask 22 38 8 ib a
wat_block 22 id u
wat_board 1z ag 8 ij 9
wat_bottl 1u 2e 1y a7 f
wat_brush 22 3k f
wat_damag 1u 28 u 9k 8
wat_deliver 22 16 g a7 1r
wat_dispens 1w 2e k 5m o a7 f
wat_empty 22 a7 e
wat_extract 22 3i l
wat_fil 22 ai 7
wat_filt 1z 16 1g 2e 1i
wat_fir 1z 73 a
wat_fountai 1z gc x
wat_heat 1z 3g f 3m e
wat_holiday 22 9i n i0 8
wat_juic 22 6g e 6h e
wat_kiosk 22 16 t
wat_leak 1w 28 1k ij i
wat_log 22 3k c
wat_los 22 5o b
wat_met 22 28 k ij k
wat_off 1z 28 9
wat_offic 1u 53 i 5o a a7 f dm a ij 8
wat_onc 22 8q e
wat_oth 22 16 a
wat_plant 1r 1u i 24 g 53 d 9i n
wat_point 22 16 17 21 9
wat_pump 1z 16 l
wat_quality 22 ij 1x
wat_replac 22 53 f
wat_resista 1z 4 9 2c 8
wat_saf 1z 2e 9
wat_shad 22 ag d
wat_tank 1u 24 8 2k b a7 f
wat_test 1r 16 e 3k e ij y
wat_today 22 1u c
wat_twic 22 j 9 8c 7
wat_used 22 16 a
wat_wast 22 2k 9 dm 9
watch 10 1r 9 2c n 2f 9 38 b 4x 9 5a c 78 13 7h q 80 8 8k b 8v b 9i t ac 9 ca c ck i d2 8 d8 a ef k ey a hg a ie 8 in b iq b
watch_end 1z hg 9
watch_group 22 32 a
watch_second 22 ef c
watch_strap 22 8k h in h
watch_tempera 22 28 8 ij 9
watch_tour 22 78 c
water 1j 19 a 1u p 1x b 24 1j 3p 8 53 x 8q a
water_plant 1w 1x a 24 1b
waterco 1u c5 p
waterpr 1m fw d io s
wav 1z 35 z
wax 1f 8 1o b g d y 8k 9 9f 8 bv u dz 7 e1 7 iu 13
wax_canva 22 8k 8
wax_facial 22 bv d
wax_melt 1w 8 k iu 10
way u 8 8 x 9 21 a 2f b 2k 9 3g c 3x d 5t a 75 c a6 a ap 9 be a br q ds 8 hy 7 i8 f ii c
way_back 1m ds c
way_deposit 22 1o 7
way_hom 1u 2f 9 br t
way_report 1u bf 8 cs 9
way_saint 22 3x g 74 7
way_school 22 b6 a
way_suit 22 ex 9
way_work 1z 2j a 3v 9
ways 1h 1i 8 6k a 6y a br w ds 9 eb d ew b ho 7
wcag 22 eg 1l
weak 1c 2v 9 5k a b9 9 c9 b cx o dr 9 gp 9
weak_blad 1z cx r
weak_hand 1z gp 9
weakest 22 a3 b b9 c
wean 1r 61 11 g6 2e
wean_plan 22 g6 q
wear 14 3 u 5 v 1t 11 2c m 2d 15 4d l 4e 10 4h e 4k 9 4l u 4n 9 4r 1c 4s a 56 10 8u b 93 d 9v a bw 8 cy c fs d fw 9 i2 c ik h il y im h
wear_first 22 4n a fs a
wear_habit 22 2d f
wear_test 1z an 7
wearabl 1o 25 w 26 r 2d 23 2f v 56 26 89 z fw 1b
weath 17 1t p 2k f 2q b 35 b 38 l 4a e 5n d 6o l 6z h 78 b 7c e 84 r 8n 7 b2 k dm d fk 8 fz 8 gs k ib t id m
weath_calenda 22 1t 9
weath_cancel 1z 6z 9
weath_crew 22 gs a
weath_holiday 22 2k 9
weath_photo 22 7c 7
weath_rul 22 fz a
weather 22 aj a an a
weav 1o 8d d fh t hi 26
weav_basket 22 hi k
weav_pot 22 fh j
web 12 1u a 4w m 59 1h 8z a b8 l e1 a eg k eh h eo b f5 b gm o hz a
web_agency 1z eg a f5 a
web_design 22 59 29
web_develop 1w 59 i b8 t
web_form 1w cb c eo f
web_pag 1u eh m gm f
web_phon 1z 4w o
web_shop 1d cz 7
web_softwar 22 gh a
web_stor 1l e1 8
web_tool 22 6n 8
webcam 22 iv y
webinar 1z hg 1w
webshop 1r ed b
websit 11 3s 6 3t 15 58 c 59 1m 5k c 6r d 7h c ax a bg b ce 9 ck b ct l d3 8 dg 9 dv b e5 e e9 c eb l ef i eg 1m eh 2x ej a et k f5 12 ff a g6 8 gg c gz e
websit_accessi 22 eg 1i
websit_build 1z 59 s eh 1s
websit_cal 22 gg e
websit_car 22 59 k
websit_deliver 22 79 8
websit_text 22 e9 b
websit_whatsap 1z eh o
webtoon 1z cs 2a
webtoon_app 22 cs 16
wed 14 20 g 2p w 2x 27 2y 1y 2z m 31 c 3r 10 4e 17 4k w 4o b c0 h c1 k c2 i c3 25 c4 1t d3 g d5 1d e0 18 e2 v is h
wed_band 22 e0 t
wed_budget 22 2x t c3 g
wed_cak 22 2p 11
wed_danc 22 e2 9
wed_fair 1j c3 f
wed_gift 1z e2 g is g
wed_guest 1u 2x j 4e 1a
wed_marketp 1z c3 u
wed_photogr 1w 2y 2e c3 e
wed_plan 1u 2x 29 c3 i c4 c
wed_portal 22 c3 p
wed_ring 22 4k v
wed_season 22 4o b
wed_speech 22 d5 1g
wed_suppli 1z c3 1f
wed_venu 1s 2x s 3r 8 c2 n
wed_video 22 2y m
wedding 19 2x 1o 2z a 31 w 3r h 8r p a1 9 c0 q c3 o d5 l e0 w is b
wedding_birthda 1z d5 7
wedg 22 9m s
wednesd 13 f a g c i 9 s a 2k 9 2u b 3a b 4b 9 5i a bi a bk s cn a f8 a fm b
wednesd_morn 22 ho 7
wednesd_night 22 1r a
wee 1z cv 8
weed 1j 2g l 3j d 3p b 96 1b ac 28 ag j ij d
weed_stay 22 3j 7
weedkil 22 3l a 96 c
weekday 1d 1o 8 2m i 2o 9 2x e 32 h 3b a 3k h 45 f 73 c fj a fk c hp 7 hu 8
weekday_empty 22 2m c
weekend v 1h p 1w 1b 2l a 2m b 2z a 34 g 36 k 37 c 3h 9 45 e 4e k 73 t 75 8 76 9 92 t b3 j gd 1j go f hi z ib k io b
weekend_drop 22 4e 9
weekend_ful 1z 2m b
weekend_market 1p 2k 8 2l 9 2q 7
weekend_not 22 34 b 76 7
weekend_off 22 73 9
weekend_rid 1z b3 z
weekend_tips 22 gd k
weekend_travel 22 1v 9
weekend_worksho 22 hi f
weekly u 1i 9 1p w 1q t 1r b 3k c 55 a 5o a 5y b 60 b 66 9 7p 9 82 8 8r s 8x b 94 j 9z d a4 p a5 d a9 h b4 8 bp 9 ch 1a ci 9 cj o cs m d6 a d7 b e4 i f1 c fg k fi e fl n hu d
weekly_art 22 c5 e
weekly_box 1z 1p a hu a
weekly_brief 22 ch w
weekly_cal 1z fl q
weekly_check 1z 9i i
weekly_clas 1z au 9
weekly_cowork 22 fl m
weekly_din 1z fg 11
weekly_email 1z ch n gd a
weekly_liv 22 bi a
weekly_market 1z 2l b a9 c
weekly_meal 22 1q z a4 h
weekly_menu 1q 1q q
weekly_newslet 22 ch 1q
weekly_not 1z 4n 9
weekly_ord 22 60 a 8r a
weekly_pick 1w a9 n
weekly_plan 1q 1p a
weekly_pool 22 3k n
weekly_report 1u 27 b b4 e
weekly_round 22 8l 7
weekly_shop 1k 1r g a5 j
weekly_video 22 3w b
weigh 1c 29 8 5m b 5o a 63 14 6j 9 6s v 7i 9 8f c 9u k a7 b ad j ap u ih d
weigh_bin 22 6s u
weight 15 l 10 53 c 63 j 7c 8 7i 1k 89 l 90 g a4 c a7 c ad l ap b fr m fz c gc c hz 6 io 9
weight_age 1z fr o
weight_coach 22 l j 7i k
weight_limit 22 53 9
weight_los 1w l q 7i 1c a4 f
weight_shown 22 5x 9
weird 1z ef b
wel s 9 b 16 o 1c c 77 a 8c 8 8s a 8z b 93 c ai 7 cn 8 gn 9 it 9
wel_agre 22 90 b
wel_ask 22 65 b
wel_chosen 22 dl a
wel_fre 22 hj 9
wel_good 1z 2n 9
wel_kept 1s 93 k
wel_known 1d 9 b 2e b 4g a 6i a 77 7 8c 7 8k 9 8s b 8v c 8x b 8z b cn b e2 8 io 8
wel_nam 22 gq b
wel_send 22 94 b
wel_told 1w 6w 9
wel_train 22 1o 7
wel_work 22 b6 a
welcom 17 2j c 3c m 7e c 91 f co b e7 l ey e fl 8
welcom_back 1z 7e a
welcom_video 22 ey b
weld 1u 4x e i9 r
welfar 1s 14 i fn b hp 9 ie a
wellb 1w 7n r as j f2 2h
wellnes 1r n 1n b1 l f2 n
welsh 1w b5 p
went 16 3p 8 4w 9 8h 7 eu b gd b
went_off 22 i3 8
went_wrong 1q 21 9
westlan 22 hr a
wet 1b a 9 28 b 2l 9 5p g ac c cx c gk b hv 5 i8 d
wet_lat 22 92 a
wetsuit 1z 35 f 4m s
wetsuit_includ 22 35 c
wha 1z 1h 8
whal 1s 1n e 38 k 6z 8 78 1d
whal_watch 1w 38 g 78 b
whatev 1g ft a
whatsap 10 6t q a5 n e5 f e7 m eh m fl a gg a h7 c
whatsap_answ 22 ex a
whatsap_assista 22 6t j
whatsap_bot 1u e5 k
whatsap_communi 22 fl f
whatsap_market 22 e7 10
whatsap_photo 22 dg 8
whatsap_shop 22 a5 j
whatsap_smal 22 d3 9
wheat 1q 6i e 72 8
wheel 19 12 m 29 1g 2g e 2k e 4b r 9p j ac g dz 6 fu j gx a hh 1s iw c
wheel_kiln 22 hh s
wheel_shelf 22 hh 8
wheelch 1a 1c d 21 p 3x c 4c h 6m 9 76 26 86 1k 8a 1t cw x cy 1x
wheelch_hotel 22 76 1d
wheelch_rout 22 86 o
wheelch_stretch 22 8a h
wheelch_transpo 22 8a t
wheelch_van 22 8a b
whenev 1g n 9 1d 9 94 a fw a hp 7
whenev_animal 22 fw a hp 8
wherev 1n 1y a 3v 8 d9 a
wheth u 6 9 g b 25 9 2p 9 75 9 7p 9 7z k ae a ct a em a ft j
wheth_app 1z 7o 9 82 8
wheth_book 22 o 9 co b
wheth_buy 1z b 9
wheth_clean 22 94 b
wheth_clinic 22 7z 9
wheth_count 1p 6 8
wheth_digital 22 9l 8
wheth_doctor 22 80 8
wheth_fee 22 q 9
wheth_find 22 bl a e0 7
wheth_food 22 7q a
wheth_hom 22 1p 7 75 9
wheth_learn 22 ey b
wheth_licenc 1w ew a h1 b
wheth_machin 22 9e a gp a
wheth_mov 22 d7 b da a
wheth_pay 1u 2t 9 b7 9 ct 9 em 9
wheth_piec 1z 8z a
wheth_plac 1w ct a fx 9
wheth_product 1z u a 8x a
wheth_read 1z dh b en b
wheth_report 22 5k 8 gg 9
wheth_rid 22 5t 9
wheth_room 1w g b
wheth_softwar 22 em b
wheth_staf 22 4z 9 et a
wheth_teach 1w g b
wheth_train 1z b2 7 fq a
wheth_trip 22 2x a 5n b
wheth_use 22 hf 9
wheth_work 1z f0 c
whey 1u a0 19
whey_protein 22 a0 k
whic 22 1n 6 ie 8
whil v 20 b 9i l 9p 8 cj 9 dm f dt a dx 8 dz a fm f fo h
whil_away 1u 9i r fo j
whil_child 22 b6 g
whil_earn 22 bb a
whil_few 22 3 b
whil_hold 22 9v a
whil_oth 1u y 9
whil_own 1u fm b
whil_rent 22 g c n 9
whil_travel 1s dt a
whil_wait 1k 4j 9
whil_walk 1w h6 e
whil_wel 22 3q 9
whil_work 1k e6 b
whisky 1u 6e 8 c0 i hw 1w
whisky_own 22 hw l
whisky_tast 22 c0 g hw d
whisp 1z hy 8
whistl 1w go 1d
whit 17 4 m 1j 8 24 d 25 f 2j k 2k r 3h 9 4h e 4p a 65 g 6g a 71 9 86 n 8h i c8 b fy h ha s ie f ik j ip c
whit_film 1z 4 s
whit_label 1u ha y
whit_shirt 1z 1j a ik b
whit_tees 22 ik j
whitebo 1p 71 i gk g
whoduni 22 8j 1z
whoev 1c 3p b 5m h 7x c dq a eq a f3 g gq j if 8
whoev_sign 22 eq b if 9
whol u 18 b 1o 7 48 c 4n b 6k 9 dv b ez a h1 a hu i
whol_apartme 22 3o c
whol_applica 22 5g 9 bg a
whol_barn 1z ie 8
whol_book 22 d4 8
whol_cast 1z dx 9
whol_clas 1s 48 i
whol_even 22 32 a
whol_family 1g 6k b
whol_flat 1z 9d a
whol_hous 1z fg f
whol_job 22 el b
whol_market 22 58 a
whol_show 22 dv e
whol_street 1z 97 9 fy d h1 h
whol_team 1m 4n g ez e
whol_term 22 4a a dn 8
whol_wardrob 22 1t b
whol_yard 22 7b 8
wholesa 15 y 1b 4v n 5p 9 5u 1y 62 t 6h a 6j c 8w f 9p l a9 d ab h fh n gt l gx c gy 10
wholesa_count 1w 9p 8
wholesa_event 22 y a 72 9
wholesa_mak 22 62 9 fh f
wholesa_market 22 5p b 5u a
wholesa_marketp 22 5u v
wholesa_ord 22 gy a
wholesa_trad 1z r 9 6r b 70 9
whos 14 19 f 6l 8 87 9 9n a 9r b aj 9 ak d ap a dj c dr a dt d dx a e2 a fq b i4 7
whos_connect 22 1e 9 ak 9
whos_consent 22 87 9 d8 a
whos_data 22 gf 9
whos_dog 22 fq e
whos_fix 22 dj h
whos_land 22 19 a
whos_own 1z 9g a 9r 8 dr 9
whos_record 22 72 9 9n 9
whos_result 22 7f 9 c7 8
whos_voic 22 dx 8 e2 8
why r 26 a 3v 6 bh 9 e1 9 eq 9 ev 9 fx a ga 8 h4 d hc d hm 9
why_answer 22 e6 b
why_app 22 7r a bh 9
why_assista 22 bs b ca 9
why_buy 1q b 8
why_chang 22 6x 9 da a
why_choos 22 26 b 2q 9
why_ful 22 dy a eh c
why_good 1p 7m 9
why_guest 22 2m c 74 7
why_keep 1z 23 9
why_larg 1z bj a ct a
why_learn 22 b8 a
why_leav 1p ef a hc g
why_let 1u cd 8 ep 9
why_own 22 dq b
why_payment 22 ev b
why_recomme 22 aw 8
why_shop 1z 62 9
why_simply 1w 5h b e1 8 el a
why_trust 22 65 b
why_underta 22 3q 9 3s 6
why_writ 22 5g a
wick 1w 8 f 24 9 il y
wid 1c 36 b 4c k 4h 11 8e a im m in u
wid_brim 22 in 11
wid_toe 22 4h g
wid_trous 1u 4c l 8e a im n
widely 22 bb b
widen 1u 9b 9 c6 8
widow 1l 3w 23 cv 1h
widow_spar 22 cv n
width 1m 4h n 4l 8
wifi 1f 79 g cu 14 fg s hq 7
wifi_clean 1z fg v
wigs 1u 2 o cy f i2 32
wigs_chemoth 22 cy d i2 h
wil 1s 3q a 8o c bq 1d fz c gu b
wild 1p 1d l 1u a 6a 9 78 p
wildflo 22 3l k 8i l
wildlif 1w 78 1g
willow 1w 3s 1p
win 10 8 c 2m c 30 d 65 2b 66 j 6g 10 6r c 71 z 91 f aa a ap h c6 e e4 8 e7 g ep e ev l h2 b h4 n hj 1d hk 7
win_back 1z e7 n h4 h
win_bars 22 39 a hj 9
win_bottl 22 8 8 65 n
win_client 1z 5j 8
win_club 1z 65 24
win_company 22 2z 8 69 9
win_direct 1z 34 b 6r b
win_drink 22 65 16
win_firm 22 i4 7
win_first 22 ej a
win_pour 22 hj 9
win_rat 22 h4 h
win_restaur 22 6g 9
win_shop 1p 8 8 65 e
win_tast 1z 65 m
win_why 22 65 b dy a
wind 1e 1e p 2b 8 38 f 6o 9 7c v 9r b bz d dz b id c if c
wind_band 22 dz a
window 12 1u c 27 p 2g q 2q c 3a f 3h f 3n i 3o 1f 52 c 5l t 94 a 97 2j 98 h 9g a 9i c 9k 9 ab 9 ao 8 dw 7 dx 8 gb s gx t h4 f hj f ig i iu 8
window_clean 1u 2g k 5l u 97 2o
window_fit 22 3o a
window_flat 1w 97 9
window_fram 22 3h 8
window_lock 1z 3n l gb f
window_open 1w gb n
window_sil 22 ab d
windows 22 8c 1r hp 8
windy 1z bz a if c
windy_dat 22 if 9
winegro 1z 65 1l 71 b
winemak 1w 65 13
winery 1p 65 1a 71 28 e7 e
winery_bottl 22 71 b
wing 1n 6o 8 7c 9 am l if f
wing_dron 22 6o 8
winnipe 22 hq 9
wins 1z c6 b
wint 16 1u c 1y c 4p a 9k i 9r f 9v 7 ad d af b b2 a dl d fk f ib c
wint_cover 22 3p 8
wip 1h 2i 1c ae e dm d ij 9
wir 1j 17 e 2g f 3g f 4i 8 4s f ef a
wireles 1w 9k 9 9n k iq l
wish 19 1d c 37 d 5n c 6q 8 6r d 8f 9 9q c 9s 8 bq v cm k ez t i4 1m
wish_dy 22 i4 z
wish_list 1w cm o
wit 1k 1o c dy 8
withdra 1m 52 9 7v s d9 a ec b g7 f i5 c
wok 1w 1g j 7f 9 7k 9
woken 22 ef z ie 9
women r 6 n 7 k b e h l m j 14 o 15 j 1a 1u 2f q 35 b 37 f 3x e 4c b 4m h 4n p 4o 8 4s h 74 9 7g c 7k 12 94 b ar a as b b3 i br q bv e cr j cx l d9 n dk k ds t fa j fg c fl f g8 c ga c hl p ht m i1 7 i2 v il d im p io c
women_build 22 4n a
women_clas 22 hl 6
women_cook 1w 14 8 ht v
women_cycl 1z b3 u
women_fifty 1w 8e 8
women_footbal 22 cj b cr 8
women_forty 22 35 b
women_girl 22 hl 6
women_group 1s hv 7
women_health 22 7k 12
women_learn 22 1a o
women_los 22 i2 c
women_network 22 dk a
women_part 1z dk d
women_rid 1z b3 g dp 9
women_run 1z 7 8 2f b 6e 8
women_safety 22 2f j br x
women_singl 22 1a o
women_sit 22 1a b
women_start 1w d9 p
women_train 1z 1a 11
women_travel 1z 37 o
women_walk 22 br b
women_women 22 h 9 ds b
won 1e c6 c eo d ep f
wonky 22 5x 12
woocomm 1w he p i5 c
wood 19 n d 16 d 2o a 2z 8 34 d 3s s 3u 7 4l g 73 a 8b p 8o 1h 8s j ai i ao 8 dz d fj 8 fz h hi b ig s
wood_door 22 ig a
wood_fir 1w n h
wood_stov 1z 73 c
wooden 1f 35 a 38 8 3s 6 4l r 73 7 8b r 8c 8 8f f 8o u 8t 1w ao g
wooden_build 22 8t k
wooden_learn 22 8t g 8u a
wooden_toolbox 22 8b m
woodlan 1z 3s k
woodlan_cemeter 22 3s f
woodwin 22 dz t
woodwor 1u 8b 2c hi 14
wool 1h 3s x 4c d 4p 2e 8d 1c 9f d i6 c ik g in k
wool_jump 1z 4c d 4p 13
wool_knit 1z 4p f 8d c
wool_local 22 4p u
wor 1u 4f c gk 8
word n 15 f 1m k 42 a 5x 9 5z 8 6f 8 7j a 7n e 82 a ax c b5 e b6 o cn h ct a d5 9 dx 8 e8 b eb p ec c eh 9 er n g0 a gm b i8 8
word_alway 22 eb a
word_app 22 87 9
word_cancel 1z eh b
word_count 22 ct b
word_documen 22 ax n
word_gam 22 cn w
word_keep 22 4c 9
word_languag 22 eb d
word_messag 22 1m 7
word_mouth 22 ff f
word_nam 1z f6 a
word_own 1u df 8
word_paid 22 e2 8
word_pay 22 gm d
word_pictur 22 eb a
word_problem 22 40 d
word_process 22 9q e
word_put 22 e6 b
word_read 22 b6 f
word_right 22 ec b
word_say 1w 3t 7 cp 9
word_show 1z e8 b
word_sourc 22 e5 e
word_such 1p 23 8 6a 8
word_test 22 c9 a
word_tool 22 cb 9
word_used 22 1m f 6g 9
wordpre 22 59 p
work g 9 c m c 11 9 14 l 17 c 1f e 1t a 3a l 3h a 3z b 42 9 4j b 4n l 4o b 4x g 4y i 4z a 54 g 56 u 5d e 5f c 7a d 8y k 9c e a3 e ac a aq j as g aw 8 b1 8 ba c bb c be a cb b ce j ck 9 cw 8 de d dg e di e dl a dm a dp i eq a ez d f8 b fd k fg d fi c fm d gq 9 gu d gz c h0 a ha 9 hd c ht 9 i7 l ia a io 9 iv h
work_abroad 1u 5d h de i fi n
work_alon 1r 3a d 3k b 94 f fm f
work_artist 1w 54 9
work_back 1z 1d 9
work_bank 1z 7a d
work_besid 22 gz a
work_body 22 7e e
work_bookkee 22 ek g
work_boot 22 4n l
work_buy 22 4n f
work_calm 22 4u 9
work_capital 1z 4t j g8 h
work_car 22 42 9
work_certifi 22 h3 g
work_check 1w 90 a cd 8
work_client 22 et a
work_cloth 22 4n m
work_coach 1z as f
work_comp 22 aw p
work_connect 1z 6v a f7 a
work_council 1m 6q 7 f0 a f1 h f3 d
work_count 1z ac 8 f2 9
work_country 22 de a
work_do 22 56 a
work_doctor 22 7a e
work_don 1w ha q
work_draw 22 di 8
work_electri 22 95 a
work_email 22 gz a
work_empty 1z 54 a 5m b
work_end 22 11 8
work_few 1w dl 9 f8 b
work_fix 1w 2p a
work_group 22 7f 9 fm c
work_grow 22 6f 9 96 9
work_hand 1u i5 g
work_height 1w 4x e 98 h
work_help 1z 7a d ey b
work_her 22 8y a
work_hom 1k 3a e 3g c 5s e bv 8 ht c iv r
work_hous 22 fg g i7 i
work_insur 1w 14 9 ak 9
work_keep 1z 4k 9 e5 a
work_languag 1w 4y f
work_lawy 22 bm 9
work_licens 1r a8 7 dk 9
work_lift 22 56 l
work_manag 22 gf 9
work_materia 22 4j 9
work_moment 22 7s b
work_mov 1z 7a d
work_nearby 1z 9c a ht 8
work_night 1s ac c
work_nobody 22 fp b
work_nurs 22 cv 8
work_offic 1u cb h
work_ord 1q 4j 8 eq d gu h h7 h ia i
work_own 1s aq c
work_pair 22 o 9
work_pap 1z h0 a
work_parent 1h f8 h fi b
work_part 1s 17 a ck c
work_patient 22 w 9
work_permit 1r 7a c ce t fd t
work_photogr 1u dg 8
work_pick 1z 4n a
work_placeme 22 fd 12 gq n
work_pow 1z 2h 9
work_practic 1z 7t a
work_quiet 22 98 a
work_real 22 bc a
work_record 1u et h
work_review 22 ba d
work_room 1z fg f
work_scan 1w 9o 8
work_school 22 bg a
work_search 22 gs a
work_send 22 at 8
work_several 22 q 9 w 9
work_shaft 22 9l 9
work_shar 22 88 d
work_shift 1z 3z b i7 k
work_short 22 5f a 71 9
work_smal 1r 2a a
work_softwar 22 h2 9
work_spac 22 3a o
work_staf 22 2v a
work_stay 1z 3a b
work_team 22 f2 a
work_than 22 4o b
work_today 22 fc a
work_togeth 1r 1f 8
work_trad 1w 1a a bo d c9 a
work_train 22 17 b
work_trous 22 4n 1b
work_visa 22 7a e ce 1j
work_women 1l fg c
work_work 1z 8y d
workben 22 4i 9 8b i
workboo 1z 1l 8 b7 s
workflo 1u cb 21 h0 a hf m
worklis 22 v g
workman 22 fc p
workman_warrant 22 fc j
workout 1o f 1h 7g 3b a0 r b2 1u il j
workout_app 22 f g 7g 24
workout_video 22 f g 7g u
workpla 1e 6 f g b 2u k 53 a 56 9 5c f 5f s a3 p ak 1n b1 16 bj f ey i f2 t
workroo 22 3o c
workshe 1p 1p d 82 h b4 8 b7 n f9 24
worksho y 14 q 17 o 1f n 29 c 3a l 49 k 4g e 4i r 4j i 4k l 4p a 5f 1e 5i l 5n j 69 a 6p e 6q l 8k n 8o c 93 a 9f 14 9p 19 aq b ba o bt i c5 d d2 8 dl o dm e dy j dz 1a ej c h5 e hh i hi 1f hk t ia a in e io f
worksho_desk 22 3a c
worksho_guest 22 1t b
worksho_mak 22 3a o dz b
worksho_near 22 ba h hi p
worksho_offic 22 aq g
worksho_ord 1z 6q j
worksho_plan 1z 9p n
worksho_repair 1z 17 h 4i 9 dz 8
worksho_team 1u 5f 16 5n l
worksho_wheel 22 dz 8 hh 8
worksho_writ 22 4j 9 9f a
workspa 1w 11 8 3a t 5s t
workwea 1z 4n 2p 5o 2f im j
workwea_rental 22 4n u 5o n
world 1i 2t 9 64 1h 81 8 e3 8 ek e
worm 22 x a 78 a
worn 17 5 e 1t w 2c s 2d i 3v 9 4j l 4k c 4l 7 4s b 56 f 8k 9 9f m 9p j fw d ge b il a in b
worn_brak 22 9p j
worn_heel 22 4j a
worn_piec 1w 4m a 4s a 9f 9
worn_tyr 22 gw a
worri 1s 3n 8
worry 1f 75 9 7n k bs b g6 a
wors 1j 5j d 7o i
wors_plan 22 7o a
worship 1u 64 c dd b de c
worst 1p 3u 7 ac a ec g
worst_minut 22 3u 6
worth 18 3r 7 4j e 6i a 9e d az a ch b cr b
worth_com 22 7k 9 7n a
worth_money 22 h9 8
worth_repair 22 4j f
worthle 1z 1l a iq b
worthwh 22 30 e
wouldn 22 i8 d
wound 1u o j 89 9 hm a
woven 1r 3s 1g 8e 7 90 j
wrap 1a 8 c 2l m 2v g 4r y 66 b 69 e 8s s 8w p a3 m in e ir d is d it h
wraparo 22 f8 11
wraparo_car 22 f8 t
wreath 1z hz 8
wrinkl 22 cg e
wrist 1u m a v m 26 9 bc 9
wristba 1p 2c 13 9q 8
wristba_scan 22 9q 8
writ m s a t d u o 15 l 3r k 59 9 5g 18 7g 9 7n g 7x c 88 g 8j 8 8m 7 9n 9 at u b8 d bg 9 bn c bp e bq a c4 a c6 k cf 8 ch l d5 1b e2 q e7 o e9 18 ea c ee g ef d ei k ej h ep p f5 9 f6 d gj 9 gm 8 gs c gt f h4 b h6 9 i1 8
writ_adult 22 15 l 45 a
writ_agency 22 e9 h
writ_applica 22 5g x
writ_approv 22 w 9 e9 b
writ_articl 22 e9 n
writ_back 22 15 b
writ_bid 22 5g a c6 e
writ_bids 22 c6 s
writ_buy 1z 5 9 e2 7 e7 c
writ_check 22 45 a gn a
writ_clear 1w 44 a
writ_client 1z 5g a
writ_clinica 22 u i
writ_cod 1z b8 f ee a
writ_contrac 1u 1d 8
writ_crisi 22 z a 7n a
writ_daily 22 gs d
writ_decid 22 f6 b
writ_design 22 4q a
writ_fail 22 5s b
writ_first 22 ei 9
writ_guest 22 6u i
writ_hand 1z 9u c es f
writ_happen 1n 8r 8
writ_hear 22 e2 8 ia a
writ_hold 1z 3r g 6l a
writ_insur 1z 2t 9 3a b hy 6
writ_intervi 22 d5 7
writ_invoic 22 ej p
writ_kitchen 22 1d 9 9n 9
writ_know 22 15 a ep a
writ_landlor 22 bm e
writ_lead 22 3r 9
writ_let 1q 88 b ch a gj a
writ_list 1s dt a
writ_long 1z 4j 9
writ_must 22 7s b
writ_next 1z 1v 9
writ_not 1r u s a8 7
writ_offs 22 dg 8
writ_own 1s bp a e4 7
writ_owns 1w dr 9
writ_pag 1w fx 9
writ_paid 22 99 9
writ_pair 1z 13 a i0 7
writ_pays 1p 5o 9
writ_persona 1z d5 8 i1 8
writ_piec 22 4s a
writ_plan 1s l 9 1g 8 7h a
writ_pric 22 1r a
writ_prop 22 ej a
writ_questio 1w 5e a
writ_read 1z cr 9 ep a
writ_real 22 ep a gq b
writ_record 1p 6w 8 e2 m f5 h
writ_refund 22 79 7
writ_repair 22 4i 8 8k 8
writ_report 1p gs f h6 c
writ_review 22 ea i
writ_safety 22 38 8
writ_send 22 e7 b ej a
writ_servic 1z 5g y at j c6 d
writ_short 1z ch a
writ_somebod 22 b8 a
writ_speech 22 d5 1b
writ_stay 22 3w 7 3x 7
writ_summary 1z 5g a f6 h
writ_tend 22 ep w
writ_term 1w 5u a
writ_test 1w 40 9 d4 9
writ_text 22 59 9 5g a
writ_themsel 1z 5g f
writ_thirty 22 gt b i1 7
writ_timelin 22 c4 e
writ_warn 22 o 9 ia a
writ_warrant 22 ai 9
writ_wed 22 d5 m
writ_whatsap 22 r 9 6t a
writ_why 1z eq a
writ_word 22 d5 a e1 8
writ_work 22 59 9
writ_yearly 22 gr a
written 10 2k d 3r 7 5e g 5k c 7d b 9j b 9n d 9u h at g aw a bt c cu d d5 x e2 i ee e ft h gj e gp b ha b
written_approva 22 9c b cc 9
written_consent 1r f3 8
written_long 22 gj 9
written_nam 22 9u a
written_permiss 1z 2k l 5k j
written_warrant 1z bt b
wrong x 3 a 1r a 1v 9 22 a 6n j 72 a 7p b 7q g 86 9 b7 c bh d cb 9 ec 9 em b ep f eu c f5 8 gn a gp b hc a he a i1 9 i9 l ie 8
wrong_advic 1z 6n a 9g a
wrong_answ 1r 7q k
wrong_ask 1z bh 8
wrong_cod 1z 6m a 6n c
wrong_colour 22 6k a
wrong_entry 1z 7p i
wrong_figur 22 ed b eu a
wrong_label 22 i9 x
wrong_lat 22 70 a
wrong_leav 22 cx 7
wrong_let 22 bm 9
wrong_mark 22 gp a
wrong_measure 1z 4l 9 9d 9
wrong_nobody 22 gy a
wrong_ord 1z 3 b
wrong_pric 22 ep j
wrong_report 22 71 9
wrong_siz 1p fs e he f
wrong_word 1z ec e
wrongdo 22 4w u
wrongly 1w i9 b
wrot 1j 3p 7 3w 7 9v 8 f1 b gq m
xero 1w en b
yacht 1u 30 9 38 l 9r 14
yacht_chart 22 38 i
yacht_club 22 9r y
yam 22 64 a a5 b
yard 15 16 c 3l q 5q f 6l d 6p e 7b a 9o n 9v 1b 9w 11 a3 e ad p af e ak m al a an i dq u e3 c fe g ge c gx e hr 7 hx a i8 b if a ig o ih j
yard_design 22 3l l
yard_driv 1z 9w 9
yard_ful 22 dq b
yard_list 22 ak f
yard_morn 22 gx c
yarn 1q 4p 14 8d 2k
yarn_knit 22 8d k
yarn_pattern 22 8d k
yearboo 22 d3 1o
yearly w 1e a 3g b 3p i 4i e 4w a 96 a 98 m d3 o df 8 dk h dl 9 dy j en b f1 c g7 m gr g h8 9
yearly_boil 22 3g e
yearly_booking 22 98 a
yearly_cost 22 gr a
yearly_fee 1z 6x 8
yearly_licenc 1u 6w 8
yearly_meet 1w 1e 8 h8 f
yearly_plan 1p en f
yearly_rent 22 g7 s
yearly_servic 1q 4i l dl b gu b
yearly_stateme 22 dk 8
yearly_tax 1z df d
yearly_trip 1z 37 a
yearly_visit 22 98 a
yellow 1l 1u x
yerba 22 6h a
yes 12 j 9 1d 8 4a a 5f a 7u f 8u a 8v b 9c e 9o e 9p o 9q 8 ah 8 an 7 bn 9 ci a co b di 9 dj c eu k f1 b g8 b gh f h1 c h2 9 h4 r hf 9 ix 9
yes_non 22 g6 b
yesterd 1f b7 a fl 9
yet m 8n 8 cm 9 fv 8
yet_answ 1z dj c
yet_ask 1s 1d 8
yet_say 22 fv a
yew 22 ag 9
yield 1w 3m d ie l
yoga 1d 9 a g 2n s u 2r e 6e 9 7e p b1 1n f2 k hn e ho 1a i1 6 il v
yoga_offic 22 b1 r f2 l
yoga_pilat 1w b1 c
yoga_studio 1k g 1v s o 2r c 7e i
yoga_teach 1z g o
yoghurt 1o 12 e 2q k 2v l 9x n a0 d
york 1u a1 9
yorkshi 1l 6h 9 bx 8
yoruba 1o cs 9 ec c
young v 13 1c 52 p 54 d 7w a 8b h 8y h 93 i d8 a fg c gd f
young_adult 1l i4 6
young_childre 1z d8 9
young_illustr 22 8y c
young_ones 1w go 9
young_paint 22 54 p
young_person 1z 13 x cv 8
young_profess 1f fg f gd i
your 1d 3s 6 6m 9 bs 9 dq h dx 7 hk 8
yoursel 1c 5q 9 8e h 95 e 99 8 dm d dq a el a i1 6 i2 7
yoursel_measur 22 4b 9 el b
yoursel_not 1z 1x a dq a
youth 1e h g 13 1s 3v 7 43 9 44 a 4a k dw a gi l go 11
youth_centr 22 13 y dw b
youth_club 1w 43 9
youth_leagu 22 go j
youtub 1g ck 26 hg w
youtub_channel 1z ck 1e
youtub_short 22 hg j
yusuf 1z 14 h 16 a 2t a
zanziba 22 6d a
zebra 1z 3o s
zebra_blind 22 3o m
zero 1b 3v 7 63 1e 6g 1k ff e it w
zero_alcohol 22 6g 1k
zero_wast 1s 63 1l it 10
zip 1m w 9 7c g cy 9 dt 9 io e
zip_cod 22 w 9
ziplin 22 7c l
zips 1u 4g i 4j o cy b io l
zoe 22 bv 7 ir 8
zon 1h 1h 7 35 9 8n 9 if 9
zoo 22 6w q
zoom 1k 1g 8 41 9 8d 7 b9 8 bi l
zoom_clas 22 hm a
zoom_team 22 f6 9
zumba 22 b1 x
`;
