/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
aac 1n 1m y
aac_app 1n 1m d
aachen 1n dz 9
aah 1n 7g 3
aarhu 1i 17 a 5q 9
abandon 1f 1d g 8y 5 cp a
abandon_donkey 1n 1d b
abattoi 1n 9r h
abattoi_food 1n 9r b
abidjan 1n bv a
abl 1i 3p 4 6p 5
aboard 1i 38 5 6t 3
abov p 19 6 3f 5 6f 7 6z 3 av 3 f1 5 fl 6 fr 3
abov_ash 1n 3f 9
abov_bin 1n 6f d
abov_booksho 1n f1 a
abov_product 1n fl b
abov_superma 1n 19 b
abroad t z 3 2x 7 3c a 4m 3 4w 4 50 f 51 3 54 f 5r 8 6w f 6x 8 70 k 75 5 ab 9 aj 5 al 4 aw a bw h dc 4 dd 4 e1 3 ep 3 fb 4 fi 4
abroad_backpac 1n 6w a
abroad_check 1n 54 c
abroad_choos 1n ab b
abroad_send 1n bw g
abroad_venu 1n 2x c
absenc 1f 15 5 95 5 di a
absent 1n 6l k
absorbe 1i 6 5 bf n
absorbe_discree 1n bf b
absorpt 1n bf 4
abus 1n 4j l
abus_anonymo 1n 4j d
academy 1i 52 8 e6 4
acai 1n 2r b
accent 1c t 4 3p 3 a8 b aj 7
accept s t 6 1z 9 2h 3 3f 4 4w 3 53 3 57 8 6a 2 9a 4 9g 2 bt 8 c1 2 d9 9 de h dm 2 dn 2 eb 3 ee 9 ej 4
accept_card 1n de i
accept_match 1n ee a
accept_mobil 1n de g
accept_retest 1n 57 b
accepta 1n 4w 5
acces z z 3 16 6 2h 7 2v 3 3g 3 51 3 5l 3 a5 3 au 5 ax 3 c0 a cv 3 cx 3 d5 3 fi 5
accessi 17 21 8 4w 4 6t s 7t c be 9 cy z ec 4
accessi_audit 1n cy k
accessi_check 1n cy q
accessi_error 1n cy b
accessi_holiday 1n 6t k
accessi_hotel 1n 6t g
accessi_tags 1n cy b
accessi_travel 1n 6t l
accessi_websit 1n cy e
accesso 1i dw p fh a
acciden 11 j 3 33 3 35 3 3l 4 3s 3 3x 6 4k 3 5a 6 8h 3 8p 3 c5 3 ex 4
accommo 1n 14 5
accompa 13 l 3 13 c 14 3 1g 3 3d 3 3t 7 54 a 6x 3 70 3 am d bd 8
accompa_both 1n bd a
accompa_fair 1n 54 c
accompa_pair 1n 13 d
accompa_women 1n am b
accord 1i 2d 5 bh 4
accordi 1f 73 5 ch k
account o s 2 3g 3 3w 4 4g 2 4u h 4v 4 4z 6 56 5 6i 3 6x 5 7i 8 ac 3 al a au 6 aw 5 bo f bp c bq 9 br 7 bt 6 bw 2 by 5 bz 8 d0 4 d1 3 d2 e d3 8 d4 6 d5 a d8 3 da 7 de 7 di 5 dl 8 eh 6 eq m fo e
account_account 1n eq g
account_cancel 1n bz c
account_client 1f eq c
account_contrac 1n al d
account_coupl 1n bp e
account_doctor 1n 6x 9
account_engin 1n aw b
account_firm 1i eq m
account_help 1i 4z b
account_low 1i 7i a
account_nam 1i 4u b
account_open 1n d5 b
account_practic 1n eq x
account_sam 1n de b
account_shar 1n bp b
account_smal 1i 4u b
account_softwar 1f fo e
account_sort 1n bo f
account_spend 1n bo h
account_staf 1n dl b
account_writ 1n eh b
accra 1n ft a
accurac 1n 27 5
accus 1i 4j 8
acid 1n f7 4
acidity 1f 5u 7 5z 8 f7 4
acn 1i 1 9 7n q
acn_photo 1n 7n d
acn_treatme 1n 7n a
acousti 1n 9w g
acousti_insulat 1n 9w 9
acr 1i 5d i fp 6
acros u 1r 3 2v 4 44 2 47 3 5g 4 5w 3 7n 2 9d 4 9v 3 b5 3 c4 3 cg 3
act 16 6x 2 al 3 at 3 au 4 cf c cn 4 ep 3
action 1n do c
activit 19 1w h 6m p 7q d af b bh t e0 d
activit_book 1n 6m h
activit_tour 1n 6m n
actor 1a 1o a 32 c 52 c b3 b cf y
actor_auditio 1n cf c
actor_learn 1n cf g
actor_lin 1n cf g
actor_load 1n cf a
actor_memor 1n cf c
actor_play 1n 32 c
actor_real 1n 52 c
actor_script 1n cf g
actor_visit 1n 1o a
acts 1c an 4 au 4 c2 4 ci a
actuall 1n aj 4
acut 1n dk 5
adapt 1i 25 d be c
adapt_hom 1n be a
adapt_sleep 1n 25 b
adaptat 1n be m
adaptiv 1i 3z k bg x
adaptiv_cloth 1i 3z h bg n
adaptog 1n 7 b
add u 22 5 2m 3 3d 2 3n 3 5o 7 8x 3 a4 2 ab 3 ak 7 bk 6 bs 4 c1 3 cw 3 d5 5 ej 4 eo 4 fh 8
add_lin 1n fh c
add_nam 1i ak a bk 8
add_sugar 1n 5o b
addict 1n 7f b
additio 1i 3g 4 8g 5
additiv 1c 2s 4 55 a 5u b 7d 9
additiv_pesto 1n 5u b
addres u 1x 2 1z 3 4j 4 4w 4 5f 5 5l 3 6i 9 8r 3 95 6 ag 5 ar 7 bt 2 ce 2 cp 6 d0 4 d1 4 dd 5 dl 3 e2 5 el 3
addres_scan 1n 6i b
addres_video 1n ar b
adds 17 2s 3 2x d 3g 3 53 2 d6 4 dc 3 dm 4
ade 1i b7 7 b8 6
adhd 1f 7e 12 8k d a9 r
adhd_break 1n 7e c
adhd_coursew 1n a9 g
adhd_stick 1n 8k c
adjust 1f 73 5 er e fn c
adjust_build 1n fn b
adjusta 1n 8n c
admin 1f z 9 51 l al 9
admin_real 1n 51 c
adminis 1f 6l a al h dc 8
adminis_death 1n al g
admissi 1i 4o 5 ab l
admit 1c 1a 4 79 3 br 4 c4 4
adopt 19 1d m 5x i 62 h e1 r eb 4 f1 k
adopt_beehiv 1n 5x f
adopt_cat 1n f1 a
adopt_cats 1n f1 c
adopt_dog 1i e1 f
adopt_fit 1n 1d b
adopt_guest 1n f1 c
adopt_oliv 1n 62 f
adopt_rescu 1n 1d d
adopt_shelt 1n e1 e
adoptio 1i 1d f e1 v
adriati 1n 8 f
adriati_coast 1n 8 c
ads 19 1d 6 4v l 8c 6 ar 13 bb l fi j
ads_avatar 1n ar b
ads_googl 1n 4v c
ads_pric 1n fi a
ads_stop 1n ar b
adult p 1 4 i c j b m 4 15 i 1t 4 2c 4 32 5 35 4 3b 4 3o 8 3q 4 42 4 72 7 74 5 75 4 79 4 7c 4 7e b 7h 4 7k 4 7m 9 7n 9 7q 4 7s 8 82 4 89 4 8i a a0 4 a1 2 a3 4 a7 7 a9 5 ad 4 ak 4 b2 4 bg 3 bm 4 bo 4 bu 4 c2 2 e3 8 et 4 ex 3 f3 4
adult_adhd 1n 7e g
adult_afraid 1n j b
adult_alway 1n i c
adult_complai 1n 7m d
adult_know 1n 7s d
adult_learn 1n 15 e
adult_literac 1i 15 f
adult_mol 1n 7n d
adult_read 1n 15 b
adult_start 1n e3 b
advanc 11 26 3 2t 6 39 3 4g e 5h 3 62 3 6i 3 8b 3 9j 9 al 7 c0 s e8 3 f2 3
advanc_interes 1n c0 b
advent 1n 8 5
adventu 1c 32 9 86 7 b4 g f2 8
adventu_gam 1i b4 e
advert 1i 4v c ar a
adverti v 4v 6 6g 3 6w 2 70 2 a1 3 ac 3 ai 4 ar 8 az 4 b0 9 b1 d b3 3 b5 7 b7 3 b8 4 b9 3 bb 8 bq 3 co 4 cr 3 e1 4 ep 3 fo 4
adverti_togeth 1n b1 b
advi 1c br e c1 d eq i fp 8
advi_softwar 1n eq e
advic o a 6 l 8 1g 4 1h 5 1r 2 1t 3 1u 4 3d 2 55 2 56 2 5e 6 6a 2 6x 3 75 4 76 3 77 3 79 2 7h 3 7j 2 7k a 7m 4 7v 8 93 f ab 3 ah 4 ai 3 au 3 bo 3 br 4 bx 4 c1 d d5 4 d9 3 du 3 dx 6 fc 5 fp 9
advic_experie 1n a b
advic_hom 1n 93 f
advic_saturda 1n fc a
advic_video 1n c1 b
advic_voic 1n fp a
advis o l 4 q 2 t 2 x 4 1g 5 4r 2 4z 6 56 3 58 2 59 2 6k 2 78 3 7h 3 7k 3 8y 2 93 8 9n 3 ab 7 al 3 br 5 bx 5 by 7 c1 a c2 7 d1 4 d2 7 d6 2 di 4 dj 2 dn 5 eq 7 fp 7
advis_whos 1n c1 b
advisor 1n 37 b
aerial 1n fr g
aeropon 1n 9k a
afar 19 22 4 2h 3 7g 3 b7 3 co 3
affect 1i 5j 5 ct 5
afford 1i 7l 8 bt 3
afforda 1n 8l o
afforda_art 1n 8l g
afloat 1n 38 3
afraid 10 j 9 1n 4 1o 6 34 5 6z b 7o a dq 3 dr 6 e1 2 e3 4 eq 3
afraid_height 1n 6z a
afraid_wat 1n j b
africa 15 3 7 6 7 4m a 6i 7 6o 7 9b 7 bo 7 dg 7 e6 6
africa_design 1n 4m b
african 1c 5r l 75 c b2 f b7 b
african_city 1n b7 b
african_dish 1n 75 b
african_grocery 1n 5r e
african_history 1n b2 b
afro 1n 2 g
afterbi 1n fq 4
afterca 1i 70 7 9g h
afterca_tips 1n 9g b
afterno p 17 4 2j 4 2s 5 3w 5 54 2 5g 2 5v 4 6g 2 6u 5 7q 5 bc 5 bh c ey 6
afterno_book 1n 6u a
afterno_moth 1n bh b
afterno_primary 1n ey c
afterno_teach 1n bc 9
afterwa q 33 2 3j 2 4e 8 53 2 57 2 70 5 74 3 9a 3 ae 7 af 4 aj 2 cl 3 d7 2 e3 2
afterwa_see 1n ae c
ag 1n be u
again_january 1n fb a
again_ready 1n 40 b
again_spac 1n aa b
against p e 4 25 7 3b 3 4g 5 4q 2 58 1 69 2 6a 2 6p 7 72 6 7d 3 7o 6 ar 4 b5 7 d3 6 d7 2 ey 3 f0 5 fn 3
against_company 1n d3 b
against_fal 1n f0 9
against_fear 1n 7o b
against_insomni 1n 72 b
against_kitchen 1n 6p b
against_oth 1f b5 a
against_snor 1n 25 b
age o m 5 3l 2 3t 4 3x 4 5o 4 5s 4 65 4 6s 5 7h 8 7p 4 8i 2 9z 2 ae 3 b3 3 b4 4 b5 2 be e bq 4 dv 6 ee 2 ey 3 f4 3
age_dog 1n dv b
age_parent 1f 7h e be c
age_plac 1n be a
age_swap 1n 6s a
aged t 2 5 5 5 6 5 13 5 1a 5 1t 5 3z 5 44 5 49 5 5s 5 5t 5 64 5 77 5 7f 5 7p 5 86 4 8g 5 8j 5 8l 5 9z 5 a1 5 ac 5 ad 5 af 5 am 5 b3 5 b4 5 ba 5 bg 4 c2 5 ev 4 fd 4
agenc 1i d7 g db g
agency q t 4 w 3 14 3 1b 4 1v 6 37 5 3l a 3u 4 4m 4 4n 3 4v k 4w a 4x 4 4y d 50 c 51 4 54 5 56 4 5a 4 6w 2 6x 3 70 3 95 2 as 7 aw 3 bb 4 bt 2 cn 4 ct 4 cy 2 d0 6 d7 6 da 7 db 8 dd 4 e8 3 es 4 fj 8
agency_find 1n 4v c
agency_hotel 1i 3l b
agency_legal 1n 4y c
agency_smal 1n 4v e
agent u 37 4 3k 3 4i 7 4p 4 51 3 54 6 58 3 5f 3 6a a 8r 3 8s 3 8x 3 8z 3 90 3 96 3 at f ay 5 bp 3 bt 5 bu 7 bw 3 cn 6 co 6 eh 9 el 3 es n
agent_leas 1n eh b
agent_negotia 1n 4i c
agent_read 1n at a
agent_softwar 1n es g
agent_tool 1n es l
ages 11 1p c 3s 3 3w 3 3x 3 77 3 92 3 ay 6 b5 7 b8 3 ex 4 f4 6 f8 2
ages_tabl 1n 1p e
aggrega 1n s 9
ago v 0 4 13 2 1b 2 1r 2 7k 2 7r 2 9i 2 bl 4 d5 3 ed 4
agr n z 3 10 3 1h 4 1i 3 4g 2 4z 2 5b 2 5d 2 7k 4 7q 2 aj 3 bq 3 c9 3 cp 7 cv 3
agr_good 1n cp c
agre i 1i 3 33 3 4n 3 56 2 57 2 c9 2 dh 2 ef 2
agreeme 15 1h 3 1i e 8z 3 ap 3 at 3 d4 4 d8 j dc 3 dy 4
agreeme_parent 1n 1i a
agreeme_warn 1n d8 b
agricul 1i 5k a 9l 9
agritou 1n 34 b
aground 1n 38 5
ahead w 2w 8 3d 3 3e 8 4o 3 4w 3 5m 3 6n 6 8v 3 az 4 b5 2 ba 4 d5 c ds 3
ahead_childre 1n 2w c
ahead_tight 1n d5 b
aid 14 h 3 p 8 16 5 1m e 3q 3 4t 7 52 e 53 4 f0 5
aid_app 1n 1m h
aid_train 1n 52 h
aids 1i p e 6t 7
aids_follow 1n p c
aikido 1n ex l
ail 1i 1u 5 dz f
ail_animal 1n dz d
air w 27 p 39 6 4q 8 66 3 6b 3 6z a 7r 7 97 h 9n 4 cl e et 4
air_balloon 1n 6z e
air_data 1n 7r b
air_monitor 1n 27 h
air_mould 1n 97 b
air_purifi 1n 27 d
air_quality 1i 27 i
air_sensor 1n 27 r
airalo 1n 6w 5
airbag 1n 2f a
airbnb 1i 5b a 6h v
airbnb_clean 1n 6h d
airbnb_host 1n 6h i
airlin 1n 7v g
airport 19 1v 4 6w 3 7o 4 87 6 ca 8 cb j
airport_flight 1n cb d
airs 1n 27 4
aisl 1i 8k 8 bf 6
ajar 1c 26 7 3l 3 bm 3
alarm w z 3 25 6 26 8 28 b 2c e 2f l 4p 3 7c 3 7e 5 7u 4 7w 7 95 8 99 d 9a 6 9n 3 am f ea b el 4 fl 4 fq 4
alarm_elderly 1n 2c g
alarm_reach 1n am b
album 16 20 m 3g 5 83 9 ba 6 bh 5 bk f bl w cj g
album_book 1n bl i
album_editor 1n bl c
album_family 1n bl c
album_itself 1n bl a
album_pictur 1n bl c
album_print 1n bl i
album_remov 1n 20 b
album_send 1n cj a
album_snapsho 1n bl c
album_yearboo 1n bl c
album_yearly 1n bl c
alcohol 14 5 6 2m 4 4s 3 5a 4 5s 6 63 x 64 3 6m 3 7f g f8 3
alcohol_aperiti 1n 63 b
alcohol_daily 1n 7f b
alcohol_fre 1i 63 w
alcohol_spirit 1n 63 d
alcohol_win 1n 63 j
alegr 1n ex 8
alentej 1n ca a
alert 17 2c g 2f e 9m 7 am 8 ao e cx q e2 f
alert_chosen 1n 2f b
alert_neighbo 1i 2c e e2 b
alert_softwar 1n ao c
alert_wak 1n cx c
align 1n 11 b
alik 14 20 5 ar 3 as 3 e8 3 ef 3 fd 3
aliv 1a 24 4 4q 2 5z 3 8d 4 9s 5
allerg 1i 2p a 7d j
allerge v 5 5 8 3 1q 3 2o 3 2p 4 2u 3 31 3 5e 3 5i 3 5j f 5l 3 5o 3 5p 3 5q 3 5u 4 5w 3 6n 5 6p q 7d 9 9a a f5 2
allerge_fre 1n 5j d
allerge_managem 1n 6p g
allerge_recip 1n 6p d
allerge_record 1n 6p q
allerge_report 1n 9a b
allerge_sheet 1n 6p f
allergi 1f 1 9 c 4 7g 4
allergy x 1 6 d 7 m 5 r 3 2u 3 2w 7 30 6 31 3 3r 5 3s 5 3y 3 58 3 5j g 6e 5 6p 3 7d h 7r b 7s 6 9g 4 ew 4 f1 5
allergy_app 1n 7r d
allergy_europea 1n 7d b
allergy_scan 1n 7d h
allergy_snack 1n 5j f
allotme z 18 3 19 9 1q 3 1u 3 2b 3 5k 5 5l 3 5x 3 6y 3 8t 3 94 3 b9 9 fc m
allotme_shar 1i fc e
allotme_smal 1n b9 c
allotme_wait 1n fc c
allow r 7 2 d 2 q 2 63 2 6l 2 7g 2 8u 3 a9 4 b6 3 bt 3 ce 2 da 2
allowan 1i bq a d3 8
alma 1n e3 e
almond 1n fp 9
almost 1i 1m 3 dl 4
alon g f 2 i 2 1h 3 1x 2 2c 4 3n 3 3t 3 3y 3 4e 2 51 4 5i 3 5n 3 7o 1 9z 4 af 3 an 4 ao 3 b9 5 bd 5 c7 2 dg 3 dt 5 du 5 eq 2
alon_chat 1n an c
alon_print 1n b9 c
along i g 3 t 3 y 3 1v 3 4r 2 6r 4 6u 6 6x 5 7o 2 99 2 9j 6 a9 3 at 3 b8 3 cb 3 ed 3 ef 5 en 3 fe 4
along_coastal 1n 6u a
along_motorwa 1n 9j e
along_riv 1i 6r 9
along_rubric 1n ef b
alopeci 1n fe q
alopeci_stylist 1n fe a
aloud u 1b 4 1m 8 1n 4 3e 2 3s 2 4x 2 7t 8 9d 5 9i 2 a1 c a9 9 ak 4 b6 2 bn 7 bv 4 cf c ec 4
aloud_gently 1n a1 c
aloud_person 1n 1m 9
aloud_split 1n a9 b
aloud_wait 1n cf a
alp 1n f8 a
alp_tasting 1n f8 8
alpaca 1n 4c b
alpin 1i 21 7 61 d
alpin_meadow 1n 61 b
alps 1i 6g a
already i 2d 2 3l 5 3v 2 6s 4 8g 3 a0 5 a2 3 ab 4 c0 6 dp 2
already_earn 1n c0 g
already_listen 1n a0 b
already_study 1n ab b
already_trust 1n 3l c
alsac 1n 6z 9
alt 1i 4b 5 cy i
alt_text 1n cy g
alter 1f 4b m ah 3 cd a
alterat 1n 4b t
alterat_near 1n 4b h
alterna 1a 4h i 5y f bt e ds 9
alterna_credit 1n 4h j
althoug 1i da 5
alto 1n cc f
altoget 1n 34 6
alum 1n b 4
alumini 1i 4 d 9 a
alumini_tins 1n 4 b
alumni 1n ai 5
alway j i 5 2h 3 37 3 4s 3 58 6 5c 1 7d 3 a9 3 bs 3 d5 2 dj 3 dx 3 ey 3
alway_sam 1c 58 c
alway_want 1n i c
alzheim 1i 7q u bh 12
alzheim_activit 1n bh i
alzheim_afterno 1n bh c
alzheim_box 1n bh c
alzheim_gam 1n bh c
alzheim_music 1i bh b
amateur 13 1u 3 2d 6 6k d 74 7 84 6 cc 5 cd b ce 6 cf c ch 5 f3 6
amateur_actor 1n cf f
amateur_sport 1n 6k b
amateur_theatr 1n cd d
amazon 1n fi 13
amazon_ads 1n fi c
amazon_profit 1n fi c
amazon_sel 1n fi o
amb 1n 25 4
ambassa 1n 4n a
ambulan 15 2c 7 33 3 6b 6 7c 3 7h 3 7m 3 7w 5 7x c fg 8
ambulan_fulfil 1n fg 9
amen 1n 3i 2
america 1c 1v 8 5r e b8 8 bj 6
america_fresh 1n 5r a
amina 1a 14 5 16 6 1a 6 1c 3
among y 35 8 3b 8 3t 3 4h 3 7f 2 9t 3 bv 5 c6 3 c9 3 dk 3 f1 9
among_cats 1n f1 a
among_shelt 1n 3b b
among_teach 1n 35 b
amount 19 2l 3 66 3 7i d 7l 6 a2 3 br e
amount_index 1n br b
amp 1n ce 6
amplifi 1n ce c
amplifi_book 1n ce a
amps 1n ce r
amsterd 1c 3 8 o 8 8c 8 ft 8
ana h c 3 f 2 r 3 1b 2 3a 3 7j 2 ae 3 ap 2 ax 3 bp 3 bv 3 df 3 dg 2 di 3 do 2 eg 2
anaerob 1n 9r a
anaesth 1n q 4
analog 1n 84 y
analog_develop 1n 84 b
analog_scan 1n 84 b
analogu 1n 84 z
analogu_develop 1n 84 b
analogu_film 1n 84 d
analogu_scan 1n 84 b
analy 1n d9 b
analys 1i 62 5 ap h
analys_record 1n ap b
analysi 1c 1t 9 62 4 7n 8 ap 6
analyst 1i a6 c cv 7
analyst_mentor 1n a6 b
analyti 1n cv w
analyti_dashboa 1n cv r
anatomy 1n 1l 7
ancesto 1i ak i bj w
ancesto_archiv 1n bj b
ancesto_researc 1n bj b
ancestr 1i ak e bj o
ancestr_researc 1n bj b
andalus 1n 93 a
anew 10 1i 2 42 3 47 3 4w 3 5o 3 78 3 af 3 bs 3 by 2 d4 3 df 3 en 3
ang 1n c8 5
angel 1f 30 9 6o 3
angl 1f b 8 88 5 8a 18
angl_app 1n 8a d
angl_catch 1n 8a d
angl_lak 1n 8a d
angl_licenc 1n 8a d
angl_map 1n 8a d
angl_permit 1n 8a o
angl_show 1n 8a d
angl_wat 1n 8a d
angri 1n a8 4
angry 17 1p 3 2g 4 2w 4 ai 4 b0 4 cn a cs 6
anim 1n 2s 5
animal u x g 1d m 2g 3 34 8 3h 4 43 5 9p 4 9q 7 dr 3 ds e dt 3 du 3 dv 4 dw 7 dx b dy d dz j e0 b e1 k e2 f e3 3 f1 f fa 2 fc 2 fq c
animal_café 1n f1 b
animal_fit 1n e1 b
animal_morn 1n 34 c
animal_own 1f ds a
animal_physio 1n dz n
animal_rescu 1n 1d p
animal_vets 1n x b
animal_visit 1n 1d b
animat 1n b2 a
animati 1i 4x b a1 5
ankl 1i 44 7 6z 3
anna 1i al 3 bj 9
annex 1i 53 3 d9 4
anniver 19 2p 3 30 3 7a 4 al 4 ck b
annotat 1n av 13
annotat_rays 1n av a
annotat_servic 1n av d
announc 1f c7 e co 5 fr 3
announc_trip 1n c7 b
annoy 1c 1i 3 3w 3 8l 3 da 3
annual 1i 4u f eq i
annual_account 1i 4u b eq f
anonym 1i 4j 9 dj a
anonymi 1n dj 5
anonymo 1f v 5 4j y dj n
anonymo_questio 1n dj b
anonymo_report 1n 4j n
anonymo_web 1n 4j b
anoth g b5 2 c5 3 cd 3 d7 2 fh 4
anoth_siz 1n fh c
answ c 1 2 5 3 1b 3 1g 3 1v 3 1x 4 2f 3 4j 4 6e 3 6g 4 6w 3 75 3 78 3 7c 3 7g 3 7k 2 7m 4 7n 5 7u 3 9z 5 a2 3 a3 3 ah 4 aj 4 ao 4 as 5 ax 5 bb 3 cn 8 co 6 cs 5 d0 4 d7 5 df 5 dj 4 dm 6 dn 4 dp 8 dx 4 e1 3 e6 5 es 3 fo 3
answ_app 1f e6 9
answ_ask 1c dn 9
answ_bad 1n cs f
answ_cal 1f co f
answ_chat 1i 1v a cn d
answ_child 1f a2 9
answ_employ 1n dp f
answ_enquiry 1n es b
answ_feedbac 1n aj c
answ_fifteen 1n dx c
answ_flag 1n d7 b
answ_night 13 6w 6
answ_ord 1n cn g
answ_parent 1i 1g 9
answ_phon 1n co f
answ_policy 1n dm b
answ_questio 14 5 8 a3 8 bl 7 df 8 e1 7
answ_restaur 1n 6e c
answ_rfp 1n ao a
answ_sel 1n 6g c
answ_step 1i 9z a
answ_th 1n 75 b
answ_thousan 1n dp b
answ_twenty 1i ag a
answ_unknown 1n 7u b
answ_writ 1n 7n a
answer q 4y 3 4z 2 6k 3 74 2 ai 3 ax 5 co c cs 2 di 3 dj 4 dn 3 dp 2 e8 3 e9 3
answera 1n d2 5
antenat 1n o e
anti 1i 25 j 9y 8
anti_snor 1n 25 h
antibio 1n y 7
antiqu 1i 8c f 92 l
antiqu_furnitu 1i 92 e
ants 1n fa 8
antwerp 19 1o 6 1x 8 5g 8 5w 8 8u 9 ci 6
anxiety 1c 7a e 7o h a2 9 a8 9
anxiou 1f 3q d dr 9 fd 4
anxiou_learn 1n 3q c
anybody q 4d 2 4w 2 58 2 cq 4 df 2 do 2
anyon 1a 1l 3 2a 4 9l 3 ay 4
anyth m 25 3 4y 2 67 2 7h 3 7j 1 d6 2 do 2 dq 2
anyway o 2 3 2c 3 2d 3 56 2 5f 2 a6 3 ed 3
anywher 1c 5e 5 64 4 e0 3 fu c
anywher_wash 1n fu a
apart r 1h 9 2l 4 2n 6 37 2 6l 2 7r 2 81 4 ae 2 b0 2 d7 2 ee 2 fh 4
apartme 16 2h a 69 f 6s e 6x f 7l l 8r 8 8z c c9 l
apartme_build 1n c9 g
apartme_buildin 1n 69 c
apartme_door 1n 2h b
apartme_holiday 1n 6s c
apartme_hous 1n c9 f
apartme_shar 1n 7l g
aperiti 1n 63 k
aperiti_gentian 1n 63 b
aphasia 1n 7p s
api 16 4h a ct 8 cu s cw 8 cx d d4 8 dc o de h
api_lets 1n de b
api_read 1n dc f
api_train 1n cu b
apiary 1n 5x j
apiary_honey 1n 5x b
apis 1n cx f
apis_product 1n cx c
app c d 3 e 3 f 3 k 4 l 5 s 2 z 3 1b 2 1c 5 1h 7 1i 7 1m 8 1q 7 1r 7 1s 6 1t 9 1u 8 1v 6 1w 5 1x 8 1y 3 1z 7 20 5 21 8 22 8 23 8 37 3 3i 8 3j 5 3l 4 3o 3 3p 3 3q 3 3v 3 4l 7 4o 2 4w 4 4x 2 57 4 5p 4 6g 4 6j 4 6k 4 6l 5 71 8 72 8 73 9 74 4 75 9 76 8 77 7 78 6 79 4 7a 7 7b 8 7c 5 7d 7 7e 6 7f 7 7h 6 7i 8 7j 4 7k 5 7m 5 7n 6 7o 2 7p 5 7q 6 7r 7 7t 6 7v 3 7x 3 8a 7 8w 4 94 3 98 4 9a 6 9b 3 9h 6 9i 4 9m 5 9n 3 9z 6 a0 8 a1 7 a2 6 a7 7 a8 4 a9 3 aa 6 ac 4 ae 8 af 6 ai 6 ak 3 am 7 an 5 aw 3 ay 2 b5 5 b6 6 ba 6 bi 5 bo 9 bp 6 bq 5 br 4 bs 6 bu 4 bv 5 bw 4 bx 5 by 6 bz 5 c0 4 c2 4 c4 3 c6 3 c7 3 c8 4 ca 2 cc 6 cf 7 cq 3 ct 4 d1 5 d3 3 dg 6 dh 5 dq 4 ds 3 dx 4 e1 3 e2 3 e4 3 e6 5 ee 4 ei 4 ej 5 el 4 en 5 eo 2 fd 8 fh 6 fj 3 ft 3
app_accompa 1n am b
app_alert 1n e2 b
app_amateur 1n 6k b
app_asks 1i 7a a fh b
app_autisti 1n 1m b
app_bakery 1n 5p b
app_begin 1i bx a
app_blind 1n 7t f
app_bouncy 1n 2z a
app_breath 1n 71 c
app_card 1i fd 9
app_chat 1n dx c
app_childre 1f 1i 9 1m 9 bq a
app_collect 1n 77 b
app_conduct 1n cc 9
app_connect 1n 8w b
app_cousin 1n ak b
app_deliver 1n 9a b
app_disput 1n 7v a
app_divorc 1n 1h a
app_dog 1n dq d
app_doula 1n 9h c
app_driv 1f 7x 9
app_employ 1i 4l c
app_explain 1i 9z a aw a
app_factory 1n 4l b
app_find 1c 20 9 3l a a2 9 bz a
app_freelan 1i by e d1 d
app_grandpa 1n bi 9
app_group 1n 37 b
app_help 1i 7k a
app_hik 1n 21 b
app_hous 1n 1x c
app_identif 1n 1u b
app_keep 1n 1z b
app_kids 1n 1i c
app_know 1n 75 b
app_learn 1n cf f
app_lend 1n 94 b
app_link 1n c0 b
app_listen 1i a1 b a7 a
app_log 1n 76 b
app_look 1n 1q b
app_map 1n 8a b
app_match 1i c7 a ds a
app_measur 1n ej b
app_memb 1n b6 c
app_moth 1n af c
app_non 1n 1m b
app_onlin 1n fh f
app_open 1i c6 a
app_oyst 1n 9n a
app_paid 1n 57 b
app_parent 1i 3v a
app_payof 1n 7k b
app_pays 1n bw b
app_photogr 1i 22 a bs a
app_pictur 1n 1m 9
app_practis 1n a8 b
app_prepar 1n ac b
app_puts 1n 7i b
app_quit 1n 7f b
app_read 1a 7d 9 7r 8 b6 d bo 8 cf 8
app_real 1n l b
app_round 1n 1c b
app_runs 1n bv b
app_sam 1n 1x c
app_scal 1n 9m a
app_send 1n e c
app_separat 1n 1h a
app_sery 1n ba b
app_shar 1n c8 b
app_shelt 1n e1 b
app_shop 1i en b
app_short 1n a0 b
app_show 1i 1w a
app_sibling 1n 7h b
app_singl 1n ae c
app_slow 1n a7 b
app_smal 1n 7j b
app_strengt 1n 73 b
app_suggest 1n 1t b
app_symbol 1n 1m b
app_tailor 1n ai b
app_teach 1n 3i 9
app_track 1n 7a b
app_trad 1n ej e
app_travel 1n ee a
app_turn 1f 7c a aa 9 bi 8
app_vans 1n ft b
app_video 1f 7b a
app_voic 1n 1m b
app_weekly 1n dh c
app_work 1n 9b b
app_writ 1c 9h a cq a d1 9 fd 8
apparat 1n ea i
apparat_test 1n ea b
appeal 1n 7v g
appear 19 4o b ac 4 ak 4 b3 b ba 6 d7 4
appear_read 1n b3 b
appear_tablet 1n 4o b
appetit 1f dv 4
appl 10 1i 3 2r 7 3h 4 3t 3 43 8 63 3 65 c 9l a dk 3
appl_leath 1n 43 b
appl_sel 1n 65 b
appli 1n 14 4
applian 1a 17 i 1z j 2b b 2i 9 91 v
applian_electri 1n 2b b
applian_manual 1n 1z d
applian_repair 1i 91 p
applian_tel 1n 91 c
applian_togeth 1n 17 c
applic 1i 53 l aw f
applica 11 1b 3 4h 3 53 m ab u ai k aj d aw c ay 7 bb 6 be 4 c1 3 df w e7 n
applica_build 1n e7 c
applica_chat 1n df b
applica_colleg 1n ab b
applica_help 1n ab g
applica_own 1n 53 c
applica_paid 1n 53 c
applica_persona 1n ab b
applica_post 1n df i
applica_track 1i ai f df r
apply 17 v 4 63 4 a6 6 ab d aj c df 4 eg a
apply_video 1n eg b
appoint z m c q m r k x e 1b 3 1s e 6x 5 76 9 77 b 7g 3 7x a 9g c aj 3 an e aw 9 co d
appoint_cal 1n an c
appoint_calenda 1n co c
appoint_consula 1n aw b
appoint_fil 1n an c
appoint_patient 1n q i
appoint_record 1n x b
appoint_weekly 1n 77 b
apprent 1c 13 h cg 4 cz a eg p
apprent_craft 1n eg b
apprent_match 1n eg e
apprent_mentor 1n 13 b
approv 14 w 3 5e 7 6a 3 9c 9 cq a ct 4 d3 d di b e7 3 ec 7
approv_phon 1n di d
approv_repair 1n 9c b
approv_tap 1n d3 b
approva 14 v 8 52 4 54 c 77 3 9c 6 a6 3 d3 3 d4 4 e0 3
approva_accompa 1n 54 c
apps i d 3 e 3 1q 3 1r 4 1s 3 1t 3 1x 3 1z 3 22 4 23 3 4o 3 4w 7 5g 3 5p 3 6g 3 71 3 73 3 74 3 75 3 76 3 77 3 78 3 7a 3 7b 3 7c 3 7e 3 7f 3 7i 3 7j 2 7n 2 7o 2 7p 2 7t 3 8a 2 99 2 9e 2 9i 4 9z 2 a1 3 a2 3 a7 3 a8 3 aa 2 ac 3 ae 4 af 3 aj 3 b6 3 bc 6 bp 3 bq 3 br 2 bs 4 bv 3 bw 3 bx 2 by 2 bz 3 c0 3 c2 3 c8 3 ca 3 cb 3 cf 2 cu 3 cw 3 du 3 fh 3
apps_mvps 1n 4w c
apricot 1n 5v 7
april 16 f 4 n a 1k 5 85 3 97 4 b8 5 c3 4
april_book 1n n b
apron 1c 4a m 5b a ev 7
apron_restaur 1n 4a g
aqua 1n j b
aquacul 1n 9n m
aquapon 1n 9k j
arab 1n ba e
arab_artist 1n ba b
arabia 1n en b
arabic 1f 4o h 71 d a0 9
arabic_dari 1n 4o b
arabic_french 1n 71 c
arcad 1f 32 a 3b 9 f4 r
arch 1f 2x 7 2y 4 ev 3
archite 14 4q 4 4r 3 8b 4 9w 6 9x 5 ax 7 db d do e e7 4 fs c
archite_offic 1c db d
archite_turn 1n do c
archite_yard 1n fs a
archiv 1f 20 h b2 3 bj v
archiv_deliv 1n bj 9
archiv_villag 1n bj c
archivi 1n 20 h
area 19 2v 7 4q b 4s b ai 4 e4 8 f3 6
area_rent 1n 4q c
area_scan 1n 4s b
aren 1n 50 3
arepa 1n 2l e
arepa_busines 1n 2l b
argenti 1c 4o 8 7d 8 9m 7 ef 8
argu 19 8i 7 an 3 b5 4 bs 4
argumen 1c bt 4 bv 2
arithme 1n a2 q
arithme_primary 1n a2 b
arm u 1 7 4 5 5 4 d 3 k 2 m 6 62 3 7g 4 7o 7 7s 4 8l 2 8q 4 9g 5 fg 3
arm_movemen 1n 7o b
armband 1n j 3
armchai 1n 92 o
armchai_reuphol 1n 92 b
armenia 1i 5u c ey 9
armenia_aubergi 1n 5u b
armful 1n 8e 4
arms 12 1 3 3 3 2g 3 4c 3 4f 3 7b 3
around x n 5 p 3 1m 5 1v 8 2j 6 2m 3 4s 6 66 3 6h 3 8s b a0 8 c1 4 c8 3 cd 8 dz 7
around_hous 1i 8s e
around_naps 1n 1v b
around_perform 1n cd 9
around_song 1n a0 b
arrang 13 l 3 3d i 3l 4 70 3 8e a 8k 4 9d 7 dq 4 eg 3
arrang_cal 1i 3d 9
arrang_wedding 1n 8e c
arrange 1n a7 5
arrear 1n eh j
arrear_tenant 1n eh b
arriv q 2i 2 2n 5 41 6 50 9 6h 5 6l 2 6x a 86 6 9f 2 bv 2 bz 3 da 6
arriv_thursda 1n 41 b
arrival 14 2n 4 2y 5 3v a 46 4 68 4 6t 3 7v 3 9f 4 cv 3
arrow 1n bc 5
art 17 33 8 4r z 84 3 8l y cl 7 ev 7
art_buy 1n 8l e
art_leas 1n 4r d
art_offic 1n 4r l
art_onlin 1n 8l c
art_print 1n 8l t
art_rental 1i 4r m
art_subscri 1i 4r c
art_wal 1n 4r h
arthous 1n cl 9
arthrit 1i bg o dz 9
articl 19 4i 7 4s 4 9s 3 at 3 b0 h cr s
articl_rank 1n cr c
artisan 1c 2q b 5t 9 eu k f7 5
artisan_gelato 1n 2q b
artisan_worksho 1n eu a
artist 12 d h m i 3a 7 4d 8 4p 7 4r d 8l l 9g m b8 7 ba h ci 7
artist_book 1f d a
artist_chang 1n 8l b
artist_fre 1n ba b
artist_styl 1n m c
arts 1i h a ex q
arts_near 1n ex d
arts_school 1n ex l
artwork 1i 4r u 8l a
artwork_rent 1n 4r d
artwork_young 1n 4r f
ash 19 3d a 3f q 3h l 8f b 8m 6
ash_brought 1n 3d a
ash_hand 1i 3h 8
ash_wood 1i 8f a
asham 1c l 7 4w 4 7f 4 bh 4
asia 1n ar a
asian 1c 2s 6 5r k 5z 7 6n 8
asian_grocery 1n 5r g
asid 13 22 3 2i 3 3b 3 3g 3 5m 4 7i k br 3 bu 6 by f
asid_smal 1n 7i g
asid_tax 1n by f
ask_expert 1c 2x a
ask_googl 1n cs c
ask_nam 11 20 7
ask_neighbo 19 1x 9
ask_patient 1i 4v b
ask_persona 1n dn b
ask_plain 1i cv a
ask_rest 1i dh b
ask_voic 1n dp b
askew 1i bl 3 fl b
asks g 10 4 1p 3 2m 3 31 3 6e 4 7a 4 7m 5 aa 4 ab 2 b5 2 co 5 cs 5 dj 5 dn 5 es 4 fh 5
asks_again 1f aa 9
asks_card 1n 6e c
asks_financ 1n es b
asks_guest 1n cs g
asks_questio 1a 7a 9
asks_symptom 1n 7m b
asks_tooth 1n 10 a
asks_why 17 fh a
asks_wrong 1n co c
asleep 11 1g 4 25 c 28 3 29 3 3l 5 72 m b3 7 ca 3 dt 3 f1 4
asleep_app 1n 72 h
asphalt 1n e6 4
asr 1n cu a
assembl 1c 29 4 4s 4 8s g e8 8
assembl_furnitu 1n 8s g
asses 17 1 4 2 4 3 4 5 4 9 4 b 4 fo 8
assesso 1n 0 5
asset 1n fm 4
assign 1c z 9 7v 4 bx b ee j
assignm 1c 1b f 4g 4 ee q ef 8
assignm_softwar 1n ee d
assist 1f 6t 8 aw 9 ef 9
assista x x 9 y 2 11 3 14 6 4i 2 51 s 5a c 6g 8 7m b an n as d ax m cn j co e cw 9 di 7 dk 6 do c dp e ep 5 es 8
assista_answ 1a 6g 9 cn c co 9 dp 9 es 9
assista_app 1n an j
assista_book 1n an c
assista_company 1i dp c
assista_explain 1n 7m b
assista_find 1n 5a c
assista_handl 1n 51 c
assista_join 1n do c
assista_servic 1n 51 i
assista_sort 1n x b
assista_start 1n 51 c
associa p 1j 3 3e 3 4v 2 6g 2 6k 7 6l 2 94 2 97 4 9d 5 9h 6 9m 6 ah 7 az 5 bb 2 by 2 cr 2 ct 4 d6 2 dc 4 eb 5 ee b ef 2 eh 9 eo 2 er 2 es 2 fr 4
associa_memb 1n 6k d
asthma 1n 7r u
asthma_app 1n 7r f
astrolo 1n fd 12
astrolo_app 1n fd r
astrona 1n 1n l
asylum 1n 14 a
ate 12 t 5 1q 3 3l 3 3m 3 3u 3 5o 3 6p 3 9q 4 ds 3 dv 3
athen 1f 14 8 19 9 f5 8
athlet 1i 2d 9 5n l
athlet_chil 1n 5n b
atopic 1n 1 k
atopic_skin 1n 1 c
ats 1i ai a df a
attachm 1n at d
attachm_ent 1n at a
attack 1a 4j 4 4z 8 7r o dl 8 dm 4
attempt 1c 3q 5 a5 5 c1 4 de 4
attend 1i 6k n 6l a
attenda 1f 5c 5 6k e ed i
attenda_card 1n ed b
attenda_driv 1n 6k b
attenti 1c 8g 3 ad 4 b1 4 ez 4
attic 11 20 3 8c 5 8y 8 8z 3 93 6 96 7 cj 2 eh 6 ey 5 f9 i
attic_clear 1n f9 b
attic_empty 1i f9 a
attorne 1c 6x 3 7h 4 al 9 ep 9
aubergi 1n 5u e
aubergi_walnut 1n 5u b
aucklan 1f 2w 9 4u a f2 7
auction 1a 83 q 92 4 eh 4 fq 4 fs 6
audio 13 1v 7 2z 6 33 8 3i i 6j m 71 7 74 a a0 9 b1 7 b3 s cu 7
audio_coach 1n 74 c
audio_guid 1i 6j q
audio_play 1n b3 d
audio_story 1i a0 a b3 m
audiobo 1f 8j a b1 c b3 d
audit 16 1c 4 1e 4 4j 4 57 c cy j dm f eq 8 er 3
auditio 1n cf j
auditor 16 4j 3 57 3 9s 3 9y 7 cy 3 dl 3 dm e fo 8
augment 1i 4k a 6j a
august x 8 3 s 3 19 4 1j 6 1p 3 34 3 36 3 3m 4 4q 4 5f 3 7o 3 9f 4 ds 5 fc 4
aunt w 13 6 2p 4 3i 3 5r 5 6l 6 7j 5 85 3 b5 2 bg 3 bv 6 f7 4
austin 1i 2l 9 ds 9
austral 14 4 7 u 7 1g 6 1v 7 7f 7 7k 6 9f 7 a1 7 bj 5 d9 7
austria w p 6 z 5 21 5 2g 5 3g 4 4e 6 4y 6 5s 6 61 5 6g 6 7b 5 89 5 8l 5 9o 5 a4 5 bx 5 cy 5 d1 5 dl 5 dp 5 ea 5 ei 6 eq 6
authent 1i 9y 8 b7 a
author 16 1n 7 a0 4 b3 4 b6 a b7 c b9 7 e8 3
authori g y 2 58 2 6a 3 6b 5 6l 3 8a 2 9a 4 9e 3 9p 3 aw 3 dn 3 e7 7 ec 9
authori_plain 1n ec b
auti 1i 1f 9 a9 a
autism 1n 1m p
autisti 1i 1m s ex j
auto 1n 9c v
auto_repair 1n 9c p
autobio 1n ak b
automat w 24 6 2v 7 3q 8 4s 9 7i g 9n 5 ar a as 3 at o br 6 bz a cp b cv 9 cw 6 cy 4 d2 c d4 6 da 6 db 9 df 3 dm d ee 7 eq 6 fl 9
automat_bookkee 1n d2 b
automat_cars 1n 3q c
automat_data 1n at d
automat_replace 1n ee a
automat_visual 1n fl d
automat_winery 1n cp c
automat_workflo 1n at d
autonom 1i 4s a 9l e
autumn s 1k 3 23 4 4m 2 68 2 6z 3 8q 3 8v 7 8y 7 97 2 9f 2
autumn_rain 1n 8v b
availab 1n ea k
availab_warden 1n ea b
avatar 1f 4o f ar k ay 9
avatar_languag 1n ar b
avatar_video 1n ar d
averag 1i 64 5 b7 5
aviatio 1i 6b 5 fr 5
aviv 1n c8 a
avoid 1f 9 9 a8 9 a9 d
await 1n fk 4
awak 12 1g 4 6w 2 72 c 77 3 78 5 7e 3 ey 3
awarene 1i am 5 dl r
awarene_phon 1n dl b
away f 17 3 3c 5 6f 6 7h 3 7q 2 95 7 9e 6 ay 3 bi 4 dq 2 ds 5 fs 4
away_box 1n 6q 8
away_marina 1n 9e b
away_somebod 1n 95 c
away_weed 1n 3c 9
away_why 1n 6f b
awn 1f 2k 3 36 6 cb 4
aws 1n au o
azur 1n au a
baby w a 9 j 9 o g 1g r 1y a 26 q 3e 5 3l 6 40 i 4e n 5o p 78 j 82 2 8h f 8o 4 bl d ck d cm 4 ez r
baby_album 1n bl e
baby_carri 1n 4e r
baby_clas 1i ez r
baby_cloth 1i 40 n
baby_cry 1i 26 e
baby_food 1n 5o w
baby_gear 1n 8h h
baby_group 1c ez a
baby_learn 1n 1g b
baby_massag 1n ez f
baby_meal 1n 5o h
baby_monitor 1n 26 t
baby_morn 1n ez c
baby_music 1n ez c
baby_night 1n 1g l
baby_rhym 1n ez c
baby_sensory 1n ez c
baby_sign 1n ez m
baby_sleep 1a 1g t 78 c
baby_song 1n ez c
baby_swim 1n j e
baby_thing 1n 1y g
baby_tir 1n 1g b
baby_toddl 1n ez c
baby_video 1n 1g 9
baby_wak 1n 1g i
baby_warn 1n 26 b
baby_wear 1i 4e l
babygro 1n 40 b
babysit 1i 3l 1a 7d 4
babysit_friend 1n 3l h
babywea 1n 4e b
back 6 e 3 k 3 11 2 2d 2 41 3 4t 3 7b 4 fh 3
back_autumn 1n 8y b
back_bad 1n 7a b
back_differe 1i a8 a
back_door 11 en a
back_empty v 7x 6 fk 6
back_exercis 1n dk b
back_fabric 1n 92 b
back_friday 1c 45 9
back_hotel 1n dd b
back_land 1n 9y a
back_larg 1n 1k a
back_leav 1n c5 b
back_monday 19 41 8
back_off 1f fh a
back_offic 1a at a
back_pain 1a k i 2d a 7b n
back_pocket 1n bg 9
back_refil 1i 8 b f7 8
back_room 1c 15 9
back_sharp 1n 88 9
back_support 1n 4t f
backgro 1f 1t 5 aq h ba 2
backgro_product 1n aq c
backhau 1n fk a
backlin 1n as a
backpac 19 43 p 6r l 6u l 6w k 87 h 8p 8
backpac_sewn 1n 43 f
backpac_shar 1n 6w a
backup 1n 4z r
backup_mail 1n 4z c
backwar 14 2e 3 3q 5 5a 2 8r 3 9k 2 b5 3
backyar 1n 6y u
backyar_family 1n 6y c
backyar_hourly 1n 6y c
backyar_own 1n 6y c
bad q 1 2 23 4 72 9 7a 7 7b 6 7f 3 7s 4 7v 3 br 3 cb 2 cs 9 dj 4 ee 2 fl 8
bad_bottl 1n fl b
bad_ones 1f cs c
bad_sleep 1i 72 e
baden 1n fo a
badg 16 j 8 1j a 35 4 3r 3 67 3 cy 4 dm 3 ea 3
badly 12 25 6 72 3 7a 3 8n 4 9i 3 a8 3 af 3 ep 3
badmint 1n f3 n
badmint_court 1n f3 c
bag m 3 3 6 3 1s 5 1y 6 2n 7 40 6 42 9 43 9 46 4 4e 5 5g 3 5l 7 5m b 5p 6 5q 4 6l 3 6n 3 6u 6 7p 2 82 2 87 b 8w a bu 5 c3 4 cb 8 cd 4
bag_buy 1i 43 c
bag_cloth 1n 42 g
bag_letterb 1n 5m b
bag_outsid 1n 8w b
bag_seed 1n bu c
bag_used 1n 1y b
baggag 1n 6w 2
bags s 16 4 1t 3 2n 4 40 4 43 l 4e 3 5l 6 5m a 5p h 61 9 66 5 6n 4 6u j 7z 3 82 7 87 e 8p 5 8v 3 8w c 96 4 9w 8 cb g
bags_hik 1n 6u c
bags_mend 1n 87 a
bags_oth 1n 61 b
bags_pres 1n 9w 9
bags_stag 1n 6u c
bags_walk 1n 6u f
bailif 1n 8a g
bait 1n dl a
bak w 9 5 2o k 2p e 4s 4 5e 3 5j 4 5l d 5p 5 5v a 6k 2 a5 a ad 4 af 2 b0 7 bo 4 cq 6 df 2 ew j
bak_birthda 1n 2p b
bak_breakfa 1n ew 9
bak_clas 1n ew b
bak_cours 1n ew b
bak_croissa 1n a5 b
bak_crunchy 1n 5v b
bak_friday 1n 5l c
bak_grandmo 1n ew b
bak_learn 1n ew b
bak_overnig 1n 2o b
bakery u 12 4 1f c 1w 6 2o n 2u 4 5b 5 5h 6 5j 7 5l 8 5p g 7l 3 8e 3 9a 5 9q 7 9u 9 ba 7 c2 6 cq 7 d1 4 eg 4 en 7 ew 6 fa 2
bakery_coffe 1n 1f b
bakery_leftov 1n 9q a
bakery_near 1i 2o f
bakery_night 1i ew 8
bakery_restaur 1n 5p b
bakery_sourdou 1n 2o g
bakery_test 1n 5j b
bakery_weekly 1n ba b
bakery_worksho 1n 9u a
bal 10 e 5 i 3 2z 3 3h 2 3x f 41 6 44 3 89 2 9o c dt 6 du 3 eb 3 f2 k f3 5
bal_pit 1n f2 n
bal_pool 1n f2 f
balanc 1c 1k h 35 6 d5 g f0 t
balanc_bik 1n 1k h
balanc_clas 1n f0 g
balcony 11 19 5 1e 6 1u e 2b o 7f 3 7z 9 85 7 8d b 93 7 ds 5 ev 5 fc 5
balcony_solar 1f 2b k
balcony_tun 1n 1u b
ballad 1n ck q
ballet 1n i r
ballet_clas 1n i g
balloon 1f 3s 3 6z x
balloon_flight 1n 6z m
balloon_rid 1n 6z c
balloon_sunris 1n 6z c
balloon_tandem 1n 6z c
balloon_tourist 1n 6z c
ballroo 1n i b
balm 1i 1 4 b d
balm_organic 1n b b
baltic 1i 57 9 6h 9
bamboo 1f 9 h 29 9 4f 9
bamboo_brush 1n 9 c
ban 1c 43 g 5r 4 ar 9 dn h
banana 1c 6 g 2r 7 59 7 5v 6
banana_fibr 1n 6 b
band 11 1w 3 2x 6 4d c 4f 9 6i 3 80 4 a7 3 aq 3 b8 c ce s ch 7 ci s
band_amps 1n ce c
band_book 1i ci j
band_djs 1n ci d
band_event 1n ci b
band_fix 1n ce a
band_gig 1n ci b
band_hir 1n ci e
band_hoody 1n 4d b
band_party 1n ci h
band_practis 1n ce f
band_rehear 1n ce c
band_room 1n ce m
band_sel 1n b8 b
band_soundpr 1n ce c
band_wed 1n ci b
bang 1i 3x 4 91 4
banglad 1i 4g 9 c0 9
bank m s 4 12 c 1e 4 1x 7 23 3 38 3 4g 4 4h 9 4o 7 4q 4 4r 3 4u 2 56 7 57 4 5p 4 6x b 7i 5 7j 5 7u 7 85 3 8a 3 93 3 9p 6 al 5 aw 5 bc 6 bo d bp 4 bq 9 br 3 bs 4 bt 3 bv 3 bz 5 c1 c c2 3 cu 4 d1 4 d2 a d5 b da 4 de 7 di 3 eh 7 fo 3
bank_account 13 6x 6 aw 7 bo h d5 9 eh 7
bank_brush 1n 9p a
bank_investo 1n 56 c
bank_lin 1f d2 d
bank_near 1n 12 d
bank_old 1n bc c
bank_town 1n 4o g
bank_wheel 1n 12 f
banquet 1n fj 4
baptism 1n bj 3
bar q 3 5 f 4 g 5 1f 6 2j 8 2k 5 2m 6 2r f 3b a 5v e 5w d 63 8 64 8 65 5 6e 5 6i 6 6r 3 7z 3 a7 5 cj a cm 8 ep 4 ev 9 f3 6 f4 d f8 4
bar_chocola 1n 5w f
bar_employ 1n 1f b
bar_insid 1n 2r b
bar_second 1n cj a
bar_sunflow 1n 5v b
bar_wristba 1n 6i b
barb 1f b e c r r o
barb_van 1n c f
barb_web 1n b b
barbecu 1f 5u 8 eb 9
barbers 1i c 9 cc q
barcelo 1f 33 9 44 9 7t 8
barcod 1c 10 b 75 3 7d h eo h
barcod_scan 1n eo c
barcod_see 1n 7d b
barcod_technic 1n 10 a
barefoo 1c 44 r 9i c
barefoo_hoof 1n 9i b
barefoo_sho 1n 44 q
barf 1n dv b
bargain 1i 1y n 5p g
bargain_hunt 1i 1y g 5p d
barista 1i 1f f 2k k
bark 1f dt a du 6
barkeep 1n 64 5
barley 1i 5n 7 f8 a
barley_open 1n f8 8
barn 12 1e 6 1p 5 2z 4 3r 5 5k 5 6v 4 9j 8 ci 6 fq j
barn_camera 1n fq c
barn_count 1n fq a
barrel 1a 5s 3 5z h 6o b 9q 6 f8 h
barri 1a 6t c 7t 8 9f m be l cy c
barri_cod 1n 9f b
barri_fre 1c 6t a be j
bars x 0 6 2 a i 9 m 3 3b 5 3o 6 46 5 5v l 5w b 63 8 64 d 65 6 8k 3 8l 3 a7 c cc 8 cm e ev d f8 6 ft 5
bars_curly 1n 2 b
bars_festiva 1n 64 b
bars_lesson 1n i c
bars_quiet 1n ev a
bars_repeat 1n a7 b
bars_town 1n cm a
bas 10 4 3 7 9 30 5 33 3 5y k 6b 5 75 7 9q 6 9y 6 9z 8 ce 2 ci 4 dp 9
bas_blood 1n 7 b
bas_burg 1n 5y f
bas_meat 1n 5y i
bas_tutor 1n 9z b
basebal 1n ee 9
basel 1i e 9 5l a
basemen 1n 8y b
basic 1i i 4 15 a
basil 1f 1u 8 24 i 9k d
basil_grow 1n 24 b
basin 1a 0 5 c 6 2l 4 3u 6 9e 5
basket x 18 4 1i 4 1q 2 1r e 38 9 3f 6 59 7 62 3 6q 7 6v 5 8i 3 8o 6 eu g ff 4
basket_board 1n 38 c
basket_carv 1n eu 8
basket_mak 1n 3f 9
basket_today 1n 1r c
basket_worksho 1n eu a
basqu 1n 3p e
basqu_frisian 1n 3p b
bat 1n 9u m
batch u 1 a 2 4 3 3 4 3 7 8 29 4 5j 8 5u c 5x 4 64 8 65 7 6o i 7z 4 84 4 9g d 9q 7 9y c av a cv 4 dv 5 f7 e f8 f
batch_ferment 1n 5u b
batch_gin 1n f8 8
batch_grown 1n 9y c
batch_local 1n 64 b
batch_stock 1n 6o b
batch_stor 1n 9g b
batch_test 1c 1 9
bath v e 4 n f o 8 28 3 2c 4 6v e 71 4 80 9 84 6 8r 4 8z 4 b5 3 be e dr c dt 2 ej 4 f2 5
bath_guid 1n 6v a
bath_nail 1n dr b
bath_walk 1i 6v 9
bathroo 10 1 5 9 7 c 5 2c 9 8d 4 8z k 9x 8 be m dy 5 fs 4
bathroo_ag 1n be a
bathroo_age 1n be a
bathroo_alert 1n 2c b
bathroo_check 1n 8z b
bathroo_elderly 1n be a
bathroo_grab 1n be a
bathroo_old 1n be a
bathroo_parent 1n be a
bathroo_renovat 1n 8z e
bathroo_saf 1n be a
bathroo_walk 1n be a
bats 1i 6v g fa 4
battery s 1r 2 24 4 25 5 27 2 28 5 29 7 2b 8 2c 6 2d 2 2f 5 2g 4 2h 7 2i e 2k 4 6t 3 8g 5 93 7 9m 4 9u n am 4 c3 3 c4 8 e0 8 e5 5
battery_busines 1n 9u c
battery_contain 1n 9u h
battery_firm 1n 9u j
battery_peak 1n 9u c
battery_screen 1n 2i b
battery_servic 1n 93 b
battery_storag 1n 9u k
battery_superma 1n 9u c
battery_tyr 1n c4 b
bavaria 14 27 7 35 6 3q 7 47 7 6n 7 7h 6 9l 6 cd 6 cz 7 dh 7
bay 1i 9t c c9 h
bays 1f 9c 8 9t 6 c9 3
bazaar 1n 1o 4
be s r 2 t 3 4u 3 4w 3 63 6 65 a 6e 2 76 2 7s 4 7v 4 8u 2 9z 2 b5 3 du 7 ed 2 ev 6 f3 2
be_alon 1n du c
be_local 1n 65 b
be_spirit 1n 63 b
beach 16 4 3 2y c 35 c 3e 9 6t h 7q 2 c5 6 f3 7
beach_written 1n 3e a
beachwe 1n 49 b
beam 19 h 3 1c 6 9e 3 9o 6 cl 3 fs a
bean 11 19 7 23 5 2w 3 31 5 59 4 5m p 5w j 78 3 85 b
bean_bar 1n 5w l
bean_ord 1n 5m b
bear z 1 2 4g 3 95 3 a1 8 b3 4 c1 2 c9 3 dd 7 de 3 fm k
bear_fail 1n fm g
bearabl 1n 29 5
beard 1a 2 3 b p c b r 3 1o d
beard_car 1n b c
beard_oil 1n b j
beard_visit 1n 1o a
bearing 1n fm 8
beat 1a a7 3 ar 4 cp 2 eo 4 fu 4
beaten 1n ar 4
beautic 1n d h
beautif 1n ey 7
beauty 1a 3 8 d r r c cs 8
beauty_hom 1n d o
becam 13 1c 7 4j 3 7i 3 b0 3 df 3 e8 2 ej 3
becaus m k 2 7c 2 aq 4 cv 3 e8 3 ef 3
becom p t 7 1d 6 69 6 6r 5 8y 2 9h 4 ce 5 eq 2
becom_entry 1i t b
becom_godpare 1n 1d b
becom_hostel 1n 6r a
becom_pick 1n 69 c
becom_rehears 1n ce a
bed o g 4 19 d 25 4 34 6 3i 3 5b 8 6r 8 6t 3 72 4 7x 6 8c 6 8j 4 8n j 8t 4 9d 3 9l 3 ah 3 b6 4 bf 4 dw a fa c fc c
bed_bugs 1n fa q
bed_desk 1n 8c b
bed_linen 1i 5b f 8n d
bed_shar 1n fc m
bed_woven 1n 8n c
bedbug 1n fa n
bedroom 1a 26 b 27 c 8x 6 97 k ce 4
bedroom_damp 1n 97 b
bedroom_predict 1n 27 b
beds 15 t 7 19 h 6h 4 6r q 7x 3 8b f 8t f fc 3
beds_keep 1n 8t b
beds_long 1n 6r a
beds_shar 1n 6r a
beds_solid 1n 8b g
beds_unus 1n 19 b
bedsid 17 t 6 25 i 72 5 9h 7 cx 3 f0 3 fg h
bedsid_lamp 1n 25 f
bedtim 1i 72 i b3 q
bedtim_stor 1i b3 c
bedtim_story 1i 72 a b3 h
bedwet 1n bf 9
bee 1n 9m g
bee_colony 1n 9m c
beech 1f 6q b
beech_forest 1n 6q 8
beef 1i 5y i f6 t
beef_box 1n f6 a
beef_farm 1n f6 d
beef_fisherm 1n f6 a
beef_shar 1n f6 a
beef_sold 1n 5y a
beehiv 1i 5x p 9m t
beehiv_monitor 1n 9m k
beehiv_scal 1n 9m c
beehiv_sensor 1n 9m c
beehiv_sponsor 1n 5x b
beekeep 1i 5x s 9m 10
beekeep_app 1n 9m k
beekeep_certifi 1n 5x b
beekeep_nam 1n 5x c
beep 1f bc 3 e0 3
beer 11 2z 5 5a 6 5d 5 63 b 64 7 65 t 6n 6 6o 7 8s 3 c3 3 c4 3 ev c
beer_drink 1n 65 d
beer_near 1n 65 d
bees 1i 5x i 9m g
beeswax 1f 8 a 5x 9 8f 9
beet 1i 2t 4 9l d
beet_onion 1n 9l a
beetroo 1a 2r 3 40 3 5k 3 5y a 5z 6
beetroo_sizzl 1n 5y a
beforeh t 3f 2 4i 3 4z 3 70 2 7v 2 8x 4 au 4 cg 3 cl 6 ds 3
beforeh_run 1n cl 9
began 14 7f a 7r 3 8j 3 a2 3 a6 7 bv 3
began_sam 1n 7f b
begin e g 4 h 4 i 6 l 3 35 7 3o 3 5i 4 74 5 a3 6 a6 3 a7 6 al 3 br 9 bx 5 e3 4 et 6 eu 5 ex 5
begin_chop 1n 5i c
begin_couch 1n 74 c
begin_early 1n g c
begin_feedbac 1n i c
begin_fifty 1n a3 c
begin_forty 1n ex 9
begin_invest 1n br m
begin_licenc 1n 35 b
begin_practis 1n a7 b
begin_show 1n bx b
beginni 1n cp 4
begun z m 3 1a 2 3o 2 71 2 7r 2 95 3 aa 2 ad 2 ak 5 cm 2 eg 4 ep 2
behalf 1n bz 6
behav 1i ae 5 cg 3
behavio 1f du f em 9 fq 4
behind g 1w 3 28 2 8z 3 99 3 a2 5 cb 3 dg 2
behind_wrong 1n a2 c
bel u 1k 4 2h 4 2n 5 3l 5 71 4 7c 4 96 2 ag 6 aj 5 e0 4
belfast 1n ev 9
belgium 11 1n 5 2a 7 4p 6 5p 6 78 6 ao 6 bu 7 ct 7 d8 6 e8 6 el 7 fg 5 fs 6
belief 1n 3i 4
believ 15 2 3 3i 9 66 3 83 5 9m 3 bt 4 e0 4 fd 4
believa 1n dl 5
bella 1a x 2 9i 8 dq 9 dt a du 3
belly 1a 7g 3 81 3 8n 3 dx 7
belong t h 3 1e 3 3e 2 4q 4 4v 3 5d 2 6e 3 9d 2 9w 3 a7 3 by 2 e2 3
belongi 1f 1z 9 8y 9 96 9
below r 24 3 2i 4 4v 2 6b 2 8v 4 92 4 9x 3 ax 2 c2 2 cr 3 dj 2 fr 4
belt 10 22 4 43 b 45 6 4t 5 75 6 87 h 98 8 9c 6 ca 3 em 4 ex 8 fm 4
belt_bags 1n 87 a
belt_shelter 1n 43 b
ben t j 4 13 8 1f 3 1j 3 1n 3 1o 4 3l 8 3v 4 3w 5 bd 3 bi 4 bm 3 bs 6 ex 3 ey 4 ez 4 f2 3 f4 3
bench s n 6 10 d 11 5 2i 8 33 4 3a 4 3g 4 3x 4 45 4 6z 3 73 2 87 5 8a 4 8q 3 bb 5 c7 9 ch 4 e8 6
bench_own 1i 10 9
bend z k 5 1r 2 49 5 4t 9 73 2 8a 2 8c 4 cj 2
beneath 1a 7r 3 8g 3 ak 3 cq 6
benefit 1c 1f 4 bd 4 dk 7 ec 3
bent 14 12 6 45 3 48 3 73 4 9o 3 b9 3 cj 3
bereav 1c 3d d 3f b 3g e 3j t
bereav_family 1f 3d b 3f 9 3g c
bereave 1i 3j d al a
berlin 13 m 7 1g 5 1t 7 2t 7 38 6 4w 7 6x 5 8r 7 97 7 9g 6 ah 6
berry 1i 0 d 5m 4
berry_oils 1n 0 b
bert 1n 1o 7
berth 1n 9e 15
berth_guest 1n 9e b
besid c aq 4 b6 2 e5 3
bespok 1i 2p a 4b a
best q g 3 1n 8 20 8 2j 4 3j 3 42 4 4l 4 4x 1 5p d 5t 4 5w 4 6k 2 ap 3 ax 2 bn c c1 6 c7 2 cp 4 d7 4 dg 4 en 7 ey 4
best_dat 1n 5p b
best_friend 1f 1n d
best_man 1n bn l
best_moment 1n c1 b
best_ord 1n en c
best_shar 1n 20 b
bet p 3n 2 4w 2 53 2 72 4 7a 3 7r 2 7v 3 8r 2 9z 2 br 3 c0 2 dp 2
beverag 1n fl a
beyond 1a m 3 7f 3 7k 3 b2 3
bhagava 1n 3i 9
bibl 1n 3i z
bibl_read 1n 3i b
bibl_reading 1n 3i 9
bibl_story 1n 3i b
bicycl y 14 8 1k n 1z 2 29 d 2f 6 2h a 43 3 6r 4 7i 4 8y 2 as 2 c3 g c5 6 eg 2
bicycl_child 1n 1k c
bicycl_childre 1n 1k i
bicycl_even 1n c3 c
bicycl_grow 1n 1k c
bicycl_kid 1n 1k c
bicycl_kids 1n 1k c
bicycl_mechani 1i 14 a
bicycl_repair 1n c3 e
bicycl_toddl 1n 1k c
bid 1a ao p d7 c ej 8 fk e
bid_writ 1n ao e
bids 1n ao u
bids_smal 1n ao a
big t 13 5 1w 4 29 7 80 3 84 3 98 4 9a 5 bd d bg 3 bu 4 cj 4 d5 3 f8 3
big_hous 1n bd m
big_wheel 1n 29 b
bik t 13 2 1k r 1o 4 21 5 29 r 2f 8 2h 5 2k g 33 a 59 8 5g m 5l a 66 7 6u 5 8d 7 8e 7 8w 7 bu c c3 s c5 u c6 3 cb 2 dq 4 ft 7
bik_book 1n c3 c
bik_buy 1n 29 e
bik_car 1n 8d b
bik_child 1n 1k j
bik_childre 1i 1k j
bik_couri 1n 5g p
bik_deliv 1n 5g l
bik_family 1f 29 c
bik_friday 1n 8e c
bik_front 1n 29 b
bik_grow 1n 1k i
bik_harvest 1n 66 b
bik_kid 1n 1k c
bik_kids 1n 1k c
bik_light 1i c5 c
bik_market 1i 33 b
bik_mechani 1n c3 k
bik_next 1n 1k c
bik_offic 1n c3 c
bik_outsid 1n 2k f
bik_rent 1n c5 r
bik_rental 1n c5 v
bik_repair 1n c3 z
bik_send 1n 1k a
bik_shar 1n c5 n
bik_siz 1n 1k c
bik_sold 1n 1k a
bik_sourdou 1n 5l c
bik_spot 1n c3 c
bik_subscri 1i 1k k c5 v
bik_swap 1n 1k e
bik_switch 1n bu c
bik_toddl 1n 1k c
bik_turn 1n ft b
bikini 1n 49 s
bikini_swimsui 1n 49 c
bil n 1d 3 1e 4 2b 4 67 2 68 4 6f 4 7j 3 93 5 96 2 9f 2 9h c 9i 5 9k 3 9t 7 9u 7 9v 5 au c bp 4 bs d bt 3 bw 8 bz 9 c9 8 d1 7 ds 3 eb 5 eh 5 ek 8 ep 9 fo 6
bil_directl 1n bw b
bil_dish 1n bs b
bil_even 1n ek d
bil_field 1i 9i a
bil_night 1n au b
bil_residen 1n c9 b
bil_split 1n bs p
bilingu 1i 1n 8 3m i
bilingu_nursery 1n 3m g
billabl 1n db b
billion 1n bj 3
bin 11 a 4 b 3 2r 6 46 5 5o 3 5q a 6f h 7e 5 8e 3 e5 k ft 7 fu 2
bin_fil 1n e5 b
bin_sensor 1n e5 h
bin_tel 1n 6f c
bind 16 1n 4 8e 9 8k a d7 4 e8 3 ec 6 ej 7 f3 3
bingo 1i bh i cm q
binocul 1i 6v 9 fr 7
binocul_borrow 1n 6v 8
bins 12 58 4 5p 3 6f 6 6s 2 an 4 c5 3 e5 u el 3 ft c fu 3
bins_ful 1i e5 e
bins_sensor 1n e5 h
biochar 1n 9s o
biochar_company 1n 9s a
biodegr 1c 6 9 a 9 3f n fu 8
biodegr_urn 1n 3f g
biodige 1n 9r p
biodige_kit 1n 9r b
bioga 1n 9r 12
bioga_digest 1n 9r g
bioga_plant 1n 9r f
biograp 1n ak g
biologi 1i 6v n 97 8
biology 1i ab 7
biometh 1n 9r a
birch 1a n 3 3h 9 4c 3
birch_wood 1n 3h 9
bird 17 38 3 6v q 80 8 8t 3
bird_guid 1n 6v a
bird_linen 1n 80 9
bird_walk 1n 6v a
bird_watch 1n 6v p
birdhou 1n 7y b
birdwat 1n 6v 8
birming 1f h 9 1j 7 2u 9
biro 1n 6m 8
birta 1n e3 7
birth 10 a 5 o k 26 3 3l 3 3m 3 4e 5 4y a 78 c 8n 3 9h 9 bj e bp 3 fd k
birth_certifi 1i 4y b
birth_chart 1n fd s
birth_help 1n o b
birthda u 2p g 2z 5 3g 7 3s o 59 5 6e 2 8o c b5 2 bl 4 bn f c2 7 ck b di b e3 2 f2 4
birthda_cak 1n 2p o
birthda_childre 1n 3s i
birthda_farewel 1n bn 9
birthda_let 1n 3s c
birthda_party 1i 3s q
birthda_probati 1n di d
birthda_somebod 1n ck a
birthda_thank 1n 8o b
birthma 1n 7n a
biscuit 14 59 7 5j 6 5v 5 7d 4 dr 3 du 3 ey 3
bishop 1i cd 4 ey 4
bistro 1n 2m p
bistro_natural 1n 2m c
bit q 18 3 1d 3 4l 5 5w 3 62 3 63 8 8a 3 a5 3 ay 4 dq 3 dr 5 du 4
bit_non 1n 63 b
bitcoin 1n bx h
bits 1c 18 6 2e 3 94 c ft 3
black w 3 5 8 3 1t 8 2i 2 2s 5 3s 2 3z 5 41 5 4d 4 61 4 7n 3 7r 2 9k 2 9q d
black_jump 1n 1t c
black_soldi 1n 9q k
blacksm 1n eu t
blacksm_open 1n eu 8
blacksm_worksho 1n eu a
blad 12 b o c 3 p 3 2d a 2g 8 88 q 89 5 8f 3 94 3 bf l
blad_mail 1n 88 b
blad_market 1n 88 b
blad_mobil 1n 88 b
blad_post 1i b c 88 c
blad_servic 1n 88 b
blad_sharpen 1n 88 b
blad_sleev 1n 88 b
blad_van 1n 88 b
blad_vibrat 1n 2d b
blam 11 5a 3 6e 4 76 2 97 3 ao 3 cy 3 dz 3 e6 3 e7 3 em 3 fk 3
blank 1c aj 4 ax 3 bk 3 dj 3
blanket 13 26 3 38 7 3m 3 4c 7 8n c 8x 5 92 5 cl 8 dw 5
blaz 1i 1j w 42 4
blaz_pre 1n 1j c
blaz_school 1n 1j c
blaz_second 1n 1j c
blaz_siz 1n 1j c
blaz_sold 1n 1j c
ble 1i 80 4 ct 4
bleach 1i 84 4 97 8
bleed 1f p 4 77 3 88 3
blend 1f 2r 7 60 p 61 l
blend_alpin 1n 61 b
blend_cuisin 1n 60 b
bles 1n 3i 7
blind 11 1f 6 2g 3 2h 3 5m 6 5s 3 6j 3 6t i 7t s 8j 7 ae 7 cy h f8 4
blind_bus 1n 7t a
blind_help 1n 7t k
blind_holiday 1n 6t c
blind_test 1n cy b
blindly 15 v 4 4h 4 5i 6 7m 4 7n 3 7p 4 av 3 ct 4 er 4
blink 1a 25 3 2h 6 9l 3
block w g 2 1x d 2n 5 3q 3 5l 3 7f 2 7u 4 8g c 8w 5 99 4 9w 8 c3 3 c8 7 d0 3 ez 9 fp b
block_ask 1n 1x c
block_magnet 1n 8g b
blockch 1n 9y s
blog 1c 9 3 4n 9 4v c cr h
blog_articl 1n cr h
blog_handl 1n 4v c
blood 13 7 d m 3 p 3 w 3 6b d 76 f 7s n 7w d 9g 3 dy e
blood_pressur 1n 7w g
blood_sugar 1n 76 j
blood_test 1f 7 e 7s l dy a
bloom 1i 0 4 8e 7
blossom 1n 5x i
blow 1a h 4 j 3 eu 6
blu p 4 6 1j 4 1t 3 2e 4 48 5 5c 1 5t 4 67 2 8m 5 bh 3 c3 3 c5 4 c6 3 eo 3 fh 4
blu_until 1n 4 b
bluetoo 1n 9b i
bluetoo_tags 1n 9b f
blum 1n an 4
blunt 19 b 3 18 3 30 3 45 3 88 i 89 3
blur 19 m 3 20 b 7n 3 84 4 9z 3
blur_pictur 1n 20 b
blurry 1i 20 3
blush 1f 3 a 6 3 da 2
board m 0 4 j 3 w 3 35 9 38 d 39 5 3b i 50 3 56 9 5t 8 6d 7 6i 2 6k 3 8b 5 8f 9 8i g 90 5 9b 3 9w 9 a4 5 ag 4 bb g d6 3 db 3 df 3 ds 7 eg 3 ek 3 el 3 ew 4 ey 9 fk 7
board_climat 1n bb b
board_design 1n 90 b
board_draw 1n 8f d
board_gam 1c 3b y 8i v
board_meet 1n 56 e
board_rent 1n 38 d
board_textil 1n 9w 9
board_wast 1n 9w b
boardga 1n 3b b
boat 10 1v 8 35 9 38 v 5a 5 6j 7 6m g 7y 7 8a 4 8p 5 9e f 9y 7 a5 9 f6 h
boat_build 1n a5 b
boat_ent 1n 9y a
boat_family 1n 35 b
boat_fillet 1n f6 8
boat_hir 1n 38 p
boat_kitchen 1n 7y 8
boat_own 1i 38 g 9e a
boat_rent 1n 38 g
boat_shar 1n 38 d
boat_skip 1n 38 f
boat_trip 1i 38 l 6m a
boatyar 1n 9e a
boba 1n 2s s
boba_oat 1n 2s b
boda 1n 5g c
body w 0 6 1t 5 2d 3 2y 2 3z 5 41 3 49 5 4b 2 4f 4 4j 5 53 3 74 3 75 3 7e d 7n 3 81 d 98 4 9g 4 a9 8
body_doubl 1i 7e i a9 a
boil v 16 4 1z 5 6h 3 93 9 bm 4 eh 3 ek f fo 3
boil_history 1n ek b
bologna 1f m 9 5g 9 ew 7
bolt 1c 9c 5 c4 3 e4 6 fr 3
bon 17 g 2 v 5 dv 3 f0 3
bonbon 1n 5w b
bonnet 1n eq 4
bonu 1f 4i 4 bb 7 d4 5
bonus 1n 4i 9
book d c 5 d 4 m 4 n 4 q 8 r b s 4 x 3 1l 8 1n b 1o 4 1p 3 1v 2 1w 3 1y 5 20 2 2t 4 2y 5 30 4 37 7 3l 5 3r 3 4b 4 4m 2 4p 4 4u 7 4x 1 52 2 5a 4 5d 5 5f 3 68 4 6e 8 6g 5 6m b 6u 3 6y 4 79 4 7x 6 8j d 8o 6 8r 5 8s 4 8x 3 9c 4 9e 3 9f 6 9g 3 9j 5 9z 4 a1 5 ac 4 ad 4 ak 8 an 3 aw 3 b6 c ba 4 bl b bm 9 bo 4 bv 3 c3 3 c4 6 c8 2 cb 3 ce 3 cf 3 cg 5 ci 8 cv 4 d0 4 d2 7 dk 3 dq 6 eb a em 4 es 3 f1 3 f3 4
book_advanc 1n 9j b
book_app 1c d 9 7x 9 c4 9
book_appoint 1c q b an a aw 9
book_astrona 1n 1n b
book_band 1n ci f
book_barb 1n r e
book_café 1n 4u c
book_cal 1c 1o 8
book_chair 1n r b
book_child 1i 1n s
book_club 1f b6 v
book_cod 1n ce a
book_confide 1n dk b
book_dogs 1n 6y a
book_editor 1n bl c
book_family 1f ak a bl d bm a
book_fil 1n 1o a
book_guid 1n 6m b
book_hero 1i 1n g
book_instagr 1n r b
book_insuran 1n 4p b
book_kayak 1n 6m d
book_kids 1n 3r c
book_lab 1n 1l a
book_meeting 1n d0 f
book_nam 1c 1n d
book_night 1i 37 a
book_onlin 1a 68 9 79 9 c3 9 cg 9 eb c
book_persona 1n 1n l
book_phon 1f cb a f3 9
book_photo 1n bl c
book_pictur 1f bl f
book_plac 1c 2t a 5a a
book_print 1i 1n a bl b
book_relativ 1n bm f
book_right 1n d2 b
book_salon 1n r h
book_seamstr 1n 4b c
book_shop 1i 8j f
book_show 1n cv b
book_slot 1i c a 9c a
book_smal 1i q a
book_snapsho 1n bl c
book_softwar 19 q 9 r c 6m e 9f c
book_spontan 1n 1w b
book_stag 1n 6u a
book_student 1i 1l b
book_subscri 1i 8j j
book_system 1c 6e f 6m e eb e
book_tabl 1n 6e h
book_tea 1n f1 a
book_thing 1n 1p a
book_tour 1n 6m d
book_track 1n b6 c
book_tractor 1i 5d f
book_tun 1n cg b
book_used 1n 1l b
book_vet 1i 8r b dq c
book_viewing 1n es b
book_visit 1n x b
book_weekly 1n ad b
book_whol 1n 37 b
book_worksho 1n em b
book_yearly 1n bl c
bookabl 1n 5e 6
bookbin 1n eu q
bookbin_worksho 1n eu a
bookcas 1n 8b b
booking y r 3 1v 3 2z a 37 3 5e b 5f b 6e d 6m d 6y a 9c 3 9e 9 9f c 9g 9 9j 9 bo a c8 5 d2 3 eb b
booking_deposit 1n 9g d
bookkee 11 10 3 4u x 6o 5 by 9 d1 5 d2 r d5 3 d6 5 da 3 de 5 dn 3 ek 5 eq a
bookkee_annual 1n 4u c
bookkee_book 1n 4u i
bookkee_restaur 1n d2 b
bookkee_servic 1n 4u v
bookkee_softwar 1i d2 b
bookkee_tax 1n 4u f
booklet 1f 3b 4 a1 4 b5 7
booksel 1n 8j o
booksel_choos 1n 8j c
bookshe 1n e 4
booksho z 5 3 1n 6 1v 3 3b 6 43 5 5w 3 61 3 7a 3 8j a 8o 3 b6 7 b9 3 bm 3 f1 8
booksho_guest 1n f1 a
booksto 1n 8j c
boost 1n 3v 4
boot u 29 3 34 5 3m 4 42 4 44 6 4a 5 5s 4 6r 8 8p 8 a6 5 c6 5 eg 4 fh 7
boot_childre 1n 8p b
bootcam 1i 1a i a6 x
bootcam_turn 1n a6 b
booth 1f p 4 2z 11 3a 4
booth_hir 1n 2z f
booth_rent 1n 2z c
booth_wood 1n 2z a
bor 17 3w 4 du 3 ey 4
bord 17 1u 4 1v 4 7z 3 bw 8 de 8 em 3
bordeau 1i 18 a 3o 9
boredom 1i 3r 5 f2 4
borehol 1i 16 a fv f
born 1c o 4 ak 3 bj 5
borrow q 12 3 18 h 1x d 32 2 41 c 45 4 4h 7 4r 3 5f 2 67 2 6v 4 7k 8 82 c 8h 5 94 g 9o 5 bt 4 bu 7 bv 5 ca 2 cd 9 ch 3 f3 3
borrow_cars 1n bu c
borrow_danish 1n 41 b
borrow_dril 1i 94 o
borrow_neighbo 1i 1x g
borrow_thing 1i 1x b
borrow_tool 1i 18 f
borrow_wash 1n 82 a
bos w 4a 5 4j 4 4r 3 4v 6 4x 3 52 6 5a 3 9c 6 c0 5 d3 7 d6 4 db 3 df 4 dh 8 di 5 dj 3 dk 4 dl d eg 4 fo 4
bos_approv 1n d3 b
bos_cal 1n dl d
boston 1i 6e a 8y 9
bot 1f cn c co e e6 b
bot_lets 1n e6 a
botanic 1i 6j a f8 k
both f p 3 z 4 1h 3 1s 5 5i 3 68 2 6s 3 97 3 9c 3 9o 3 ae 4 bd 4 bp 6 bq 3 d8 4 dt 3 ec 3 eg 5
both_account 1n bp b
both_parent 1c 1s b
both_see 1i z a
both_sid z d8 7
bottl r 2 9 4 a 5 f 7 5 8 7 26 8 2e o 2r 8 43 6 49 7 4p 2 5q 5 5s g 5u 9 62 6 63 d 64 d 65 5 6o 4 8f 5 9g 4 9o 4 9r 5 9w b 9y 6 f8 8 fl 6 fu 5 fv 7
bottl_bags 1n 9w e
bottl_brick 1n 9w b
bottl_café 1n 64 b
bottl_filt 1n 2e j
bottl_oil 1n 62 b
bottl_scent 1i 8 b
bottl_sold 1n 5u b
bottl_tel 1n 5 b
bottl_win 1a 9y 7
bottl_young 1n 5s c
bottlen 1n 6d 7
bottom 10 8 3 1r 4 3s 3 49 5 4e 3 4u 2 8m 3 8o 3 et 2
bought n 5 3 6 3 1c 6 2e 2 41 6 4n 5 4r 2 60 5 6g 2 6w 5 b4 3 bx 5 cp 6 di 2
bought_directl 1n 60 b
bought_flight 1n 6w a
bould 1n h b
boulder 1n h n
boulder_hal 1n h g
bounc 1f s 4 cp 4 d1 4
bouncy 1n 2z h
bouncy_castl 1n 2z e
bound 1c 8k f bi 3 bl 3 cn 4
bound_hand 1n 8k c
boundar 1i 2g d ep 4
boundar_wir 1n 2g b
bounty 1n 57 f
bouquet 1n 8e 10
bouquet_grow 1n 8e g
bout 1n 1o 4
boutiqu 1i 34 a cl 8
bow 1c 8q 8 bb 8 ch 7 ex 6
bowl 11 2m 7 2n 5 2r c 2v 9 5a 5 8m b 8u 4 dv a et k fu h
bowl_glaz 1n 8m c
bowl_guest 1n fu a
bowl_return 1n fu d
bowl_smal 1n 2r b
bowl_soup 1n 2v b
bowl_wheel 1n et c
bows 1i 5z 4 bb 7
box f 6 3 h a 11 3 19 4 1c 3 1j 3 1p 8 1q 4 20 3 22 3 2g 3 2h 6 2u 3 2z 3 3b 5 3s 6 40 4 44 4 45 4 4f 3 4u 2 5i c 5j b 5k c 5l 3 5n 4 5o 5 5s 8 5t 9 5v 5 5w 7 60 5 61 3 65 5 69 6 6a 2 6g 3 6i 2 6k 2 7c 6 7y 6 7z 7 80 9 82 3 86 9 88 4 8f 3 8g 7 8h 4 8i 6 8j 5 8o b 8x 7 8y 7 95 4 9t 3 b3 4 b6 3 bf 3 bh 8 bk 7 c5 3 c9 5 dv 6 ex 7 f6 a fb 4 fu 5
box_back 1n 88 9
box_book 1n 1p a
box_chees 1n 5t b
box_childre 1c 3s 9 ex h
box_deliver 1i 5k f f6 b
box_family 1i 1p 9
box_fil 1i bk b
box_find 1n bf 9
box_fish 1n f6 8
box_front 1i 2h a
box_gluten 1n 5j b
box_good 1i 8h a
box_group 1n 86 9
box_gym 1n h r
box_hand 1f 80 8
box_kids 1i 7y b
box_memory 1n bh a
box_moth 1n 8o b
box_organic 1n 40 b
box_oyst 1n 7z 9
box_pack 1i 8x b
box_portuga 1n 44 b
box_product 1n 8o b
box_recip 1i 5i b
box_slid 1n bk 9
box_sold 1i 5w a
box_spic 1n 60 b
box_student 1n 8y g
box_twelv 1f 65 9
box_wat 1n 95 c
boy 1f 2x 4 4o 5 8h 4
boys 1f 1a 2 7y o ee 3
boys_woodwor 1n 7y a
br e a 4 12 3 17 5 2p 3 2u 4 2w 4 3s 4 3y 5 45 3 46 4 4a 4 4q 4 4r 2 4x 1 5b 4 5h 3 5k 3 5q 5 6b 3 8y 3 92 3 b5 2 b8 3 bd 3 cl 3 cm 4 dt 4 ev 4
br_back 15 45 8 46 9 8y 8 92 7
br_birthda 1n 3s c
br_bulky 1n f9 9
br_contain 1n 5q b
br_easel 1n ev a
br_family 1f 12 9
br_flock 1n 9p a
br_fresh 1i a a 4a a
br_hom 1n dt c
br_hot 1n 2w c
br_meal 1n 3y b
br_morn 1n 5h b
br_next 1c 1k 8
br_offic 1n 2u c
br_outdoor 1n cl 9
br_party 1n 2p b
br_plant 1n 4q c
br_product 1n 5r a
br_quiz 1n cm a
br_seasona 1n 5k b
br_short 1n 3y b
br_togeth 1i bd 9
br_torn 1n 17 c
br_twic 1n 5b c
bra 1i 4e a 4f x
bra_fit 1n 4f k
bracele 1i 2f r 47 a
bracele_women 1n 2f b
bracket 1f 26 4 2b d 9z a
braid 1n c a
brail 1n 7t k
brain 1i 7q p b5 g
brain_train 1i 7q g
brak 12 1k 9 29 7 2k 4 3q 3 6c 3 98 5 9c c ac 3 c3 c c4 f c5 3 em 5
brak_approv 1n 9c b
brak_battery 1i c4 a
bran 1n 9q 7
branch 14 4h 3 4l 6 58 3 7u 3 8e 4 9m 3 bc 3
brand l 0 7 1 3 2 3 3 b 4 5 5 6 6 3 7 3 8 3 9 3 b 3 29 6 2n a 3z b 43 6 44 c 47 3 48 3 49 3 4a 3 4c 3 4e 3 4f 3 4n e 4p 9 4v c 4x 4 5e 8 5h 9 5j 3 5r 7 5v 5 5w 3 5x 3 5y 5 60 3 61 4 62 3 63 3 64 5 67 7 7d 3 7z 2 82 3 8b 4 8g 6 8k 3 8m 3 ar 7 as d bf 2 cp 4 f7 2 fu 3
brand_dark 1n 3 c
brand_low 1n 5h b
brand_sees 1n 4n b
brand_send 1n 67 b
brand_sit 1n 2n b
brand_suggest 1n as b
branden 1n ff 9
brandy 1n f8 x
brandy_distil 1n f8 a
brandy_whisky 1n f8 8
bras 17 48 5 4f k bg 6 ch 6 ci c
bras_band 1n ci 9
bras_measur 1n 4f g
brav 1a 32 3 35 3 3j 5 7o 4
brazil 10 2 6 3g 5 3i 5 68 6 6w 5 7i 6 7u 6 9r 6 a7 6 ak 6 b1 6 cp 6 dd 6 e8 6 fd 5
bre 1c 9q e dr 4 dw 7 fq 4
bre_mealwor 1n 9q a
breach 1i dm 5 dn 5
bread s l 5 12 7 1p 3 2o f 31 7 3y 4 4s 7 5j a 5l n 5p a 62 3 6g 2 6u 4 75 3 88 3 8f 5 9q 3 b5 4 ew d ff 2
bread_buy 1n 2o e
bread_clas 1n ew b
bread_deliver 1n 5l i
bread_milk 1n 4s b
bread_pasta 1n 5j b
bread_subscri 1n 5l s
break o 1x 2 1z 4 2h 4 2v 6 55 2 57 2 6c 4 6s 4 6x 3 7e 6 8m 3 9w 4 a9 6 c5 6 ch 3 dg 3 dh 2 dw 4 fm 5
break_room 1n 2v b
break_student 1n a9 b
break_task 1n 7e c
breakag 1a 6s 9 8r 5 9o 4 ce 4 cg 4
breakdo 1f 2z 4 36 3 em 4
breakfa q 7 3 l 4 2j 8 34 b 35 5 3r 4 3u 3 4e 2 4j 2 4v 2 51 2 5l 6 6g 9 6q 9 6z 6 9f 2 ap 2 as 2 d9 2 ew 5 f7 8 fg 2
breakfa_basket 1n 6q 9
breakfa_eat 1n f7 b
breakfa_includ 1n ew 9
breakfa_land 1n 6z a
breakfa_own 1n 34 c
breast 1f 26 9 4f 9 9h 4
breastf 1f o k 4e l 78 d
breastf_afterwa 1n 4e c
breastf_wound 1n o b
breath s g 3 k 3 25 7 26 5 3q 3 71 d 7w 7 bn 6 do 2 ea 9
breath_apparat 1n ea f
breath_exercis 1n 71 g
breath_smal 1n 7w a
breath_until 1n 25 b
breathw 1n 71 b
breed 17 1d 6 9m 4 9q 8 du 4 dw d e1 6 fq 3
bremen 1n ce 9
brew 1a 2s c 5m 3 64 f 65 q 6o o
brew_be 1n 65 b
brew_kombuch 1n 64 b
brew_tea 1n 2s b
brewery 1a 2l d 5u 4 65 h 6o v 9q 5
brewery_managem 1n 6o d
brewery_softwar 1n 6o i
brewery_yard 1i 2l c
brewpub 1n 65 b
bribery 1n 54 6
brick 19 3 6 82 x 9w w fs c
brick_library 1n 82 m
brick_memb 1n 82 c
brick_plastic 1n 9w b
brick_rent 1n 82 c
brick_rental 1n 82 c
brick_roof 1n 9w 9
brick_sets 1n 82 a
brick_swap 1n 82 c
brid 1f d 5 41 4 bn 9
bridal 19 3 4 d 4 2x 9 41 4 4b 4
bridg x 10 b 11 4 65 2 8a 2 8g 6 8q 4 a1 2 b0 4 e6 4 ed 4 ev 5 fr 7
bridg_asks 1n 10 a
brief 1a 4f 3 4m 4 az k bf g d7 i
brief_cal 1n d7 b
briefin 1n d7 5
brigad 1c 1b 7 1e 4 ea y ff 4
brigad_softwar 1n ea p
bright 1c 8 3 7a 6 8d 3 93 3
brighto 1i 5q 9 fc 8
brim 1i 4c 4 b2 4
brin 1n 5z 4
bring q 31 4 32 2 4q 4 4s 3 5d 2 5q 6 6u 5 7e 2 7q 2 8s 3 8v 2 af 5 c5 4 cm 2 cr 2 cv 6 cz 2 ff 3
bring_bags 1n 6u a
bring_refil 1n 5q b
bring_system 1n cv b
brisban 1n j a
bristol 17 1e 7 23 7 3x 8 5k 7 c9 7 dq 8 eu 5
british 1n 6x 8
brittan 1f 95 9 9n 8 c7 8
brno 1i 2m a f4 7
broad 1f 81 3 br g ev 3
broad_fund 1n br f
broadca 1n cu c
brochur 1n 4x b
brok x 51 6 6a 6 6i 3 8m 2 8r 3 ad 3 bb 3 c1 d df 2 er a es 6 f4 2
broken p 17 a 1x 4 2a 8 3s 4 45 6 55 7 5d 2 5g 2 6c 6 6t 4 71 4 8g 4 8r 2 8u 3 91 9 94 5 cg 4 cx 4 e6 c
broken_applian 1n 91 h
broken_lamp 1i 17 b
broken_part 1c 55 a
broken_plastic 1n 2a c
broken_streetl 1n e6 c
broken_wat 1n e6 a
broker 1n ag 5
brooch 1i 47 7
brood 1n 9m 7
broom 1n fa 6
broth x 13 6 1m 5 1n 3 2n 6 2y 2 3q 2 3s 2 6u 4 7h 3 7k 4 9p 4 br 5 bw 4 c4 5 ck 4
brought w 17 6 3d 7 5q 3 62 4 8h 8 94 2 ai 3 cb 2 cq 3 cr 2 cz 5 de 4
brought_hom 1n 3d a
brought_hotel 1n 8h b
brow 1n d 7
brown 11 c 4 1t 5 24 4 44 3 46 3 4b 3 4q 3 59 5 7n 6
brows 1f a3 4 cw h db 4
brows_test 1n cw g
bruis 1c h c 32 4 5p 3 ex 3
bruis_techniq 1n h b
brunch 1n 2j b
bruno 1i dt 4 dv 7
brush 13 9 c b 3 d 3 2g 3 45 3 9p b dr 7 e3 3 ev 6
brush_machin 1n 9p a
brush_subscri 1n 9 c
brussel 19 3t 8 66 8 6l 8 8e 8 e2 8
bubbl 17 j 7 2e 3 2s t 5z 5 63 5 6q 5 ez 5
bubbl_tea 1n 2s y
bucket 16 28 4 8e 9 8u 7 9r 3 c4 6 f7 3
buckl 1c 4e b dw 4
budapes 1i 39 9 70 p
budapes_flight 1n 70 9
buddy 1n 7f e
budget 11 1r 7 2x e 4q 3 52 3 53 5 6l 3 bo r bp f db g dk 3 e4 3 e7 3 e8 e
budget_adds 1i 2x c
budget_app 1i bo s bp f
budget_fil 1n bo b
budget_nearly 1n db c
budget_onlin 1n e8 a
buffet 1f 2u a 31 l 6f 7
buffet_fing 1n 31 c
bug 1i 57 a cw 6
buggy 1n 8h b
bugs 1f 6r 3 cw h fa p
bugs_flat 1n fa c
bugs_sur 1n cw b
build i 16 4 1t 4 1v 4 27 2 32 3 3r 5 3w 6 4a 6 4l 3 4m 6 4w b 54 6 55 6 56 5 5a a 5d 9 5f 2 69 3 7e 3 7j d 7l 2 7y 8 82 3 8b 5 8g 7 8t 4 8z b 94 4 97 3 98 5 99 2 9b 4 9g 2 9r 4 9w b 9x 9 a3 7 a5 4 ai 9 ao 3 at 5 bb 4 c9 6 cr 4 ct 3 cz b d5 3 dp 4 e7 c eh 3 ei 9 ej 7 el 6 fn e fs b fv 7
build_apps 1n 4w k
build_block 1i 8g f
build_cal 1n 54 c
build_capsul 1n 1t b
build_city 1n 5a c
build_control 1n fn k
build_credit 1n 7j u
build_crossbo 1n 7y 8
build_custom 1n 1v b
build_departm 1n e7 e
build_energy 1n fn s
build_event 1n 5a i
build_film 1n a5 b
build_manag 1f 8z a
build_materia 1f fs h
build_nearby 1n 5d c
build_oth 1n bb b
build_own 1a 3w 9 98 8 a3 9
build_part 1n fs d
build_permit 1n e7 r
build_pip 1n fv b
build_plan 1f 56 c ej a
build_product 1n 9w l
build_project 1n 7y a
build_prototy 1n 55 c
build_raft 1n 3r d
build_rais 1i 8t a
build_run 1n 9r b
build_sel 1i fs 9
build_sit 1c 4a d ei h
build_smal 1i cz b
build_stool 1n 7y 8
build_tabl 1n 8b b
build_tick 1n el c
build_wat 1i 16 a
build_websit 1n cz d
build_work 1i e7 b
buildin 17 2k a 4p 8 69 b 99 4 9x b fn k fv 4
buildin_couri 1n 69 c
built v t 2 1i 4 32 3 3a 3 3w 3 4k 3 6k 3 7k 2 7y 5 82 3 9x 7 a0 7 c1 4 c5 3 cr 5 do 5
built_around 1n a0 b
bul 1n 34 4
bulb 1c 1b 4 8e 4 8t 3 cl 3
bulg 1n 5z 5
bulgari 1n 70 8
bulk 1f 4i a 5q 9 f9 7
bulky 1i 96 a f9 r
bulky_wast 1n f9 h
bullet 1n 8k c
bully 1n 4j a
bump 1f 9a 6 er 9 f2 3
bun 1i 2j 9 5p 3
bunch 1c 8 4 47 4 8e l 9k 6
bundl 19 1v 4 1y 8 3q b 40 j 4i j fi 3
bundl_driv 1n 3q c
bundl_medicin 1n 4i c
bundl_ord 1n 4i e
bundl_siz 1n 40 b
bungalo 1i 8u 4 8v 4
bunge 1n 6z a
bunk 1i 6r x ce b
bunk_becom 1n ce a
bunk_beds 1n 6r q
bunny 1n 1o 9
buns 1n 2o e
buns_rye 1n 2o b
buoy 1n 9e 7
bureau 1c 4h b 4y a 7j m d4 7
bureau_build 1n 7j b
bureauc 1i 6x c ec 9
burg 1f 2l d 3s 7 5y k
burg_ferment 1n 5y a
burglar 1n 2h b
burgund 1n 34 a
buri 1c 3c 6 3d 3 3h 3 96 8
burial 1c 3d t 3f k 3h k e9 p
burial_plot 1n e9 f
burkini 1n 49 b
burn y 1 8 8 d n 3 30 4 31 3 62 3 9r 9 9s 3 ap 2 b6 4 dr 3 ek 2 ew 4
burnout 1n dk b
burnt 19 c 4 1o 3 bj 8 e5 6
burrata 1n 5t k
burrata_local 1n 5t b
bursar 1n 9v 5
burst 16 28 b 4a 3 8s 4 95 4 co 4 et 5 ew 4 fv 4
bus q 15 4 1m 6 1v 4 21 6 29 4 2f 4 36 3 3q 4 3v 5 6i 3 6r 4 7t 9 9t 4 bw 3 c7 6 ca e e5 3 e8 4 ed n f4 2
bus_childre 1n ed e
bus_company 1n ed b
bus_numb 1n 7t c
bus_parent 1n ed e
bus_ping 1n ed b
bus_track 1n ed t
bushcra 1n 6v 8
busi 1n cw 5
busiest 1n 2l 5
busines p 2k 5 2l 7 4a 4 4g 3 4h 4 4u 9 4v 8 4z 9 51 6 54 2 55 5 56 2 58 5 5b 5 5e 6 5f 4 5g 5 68 5 9t 4 9u 8 9v c ar 4 ay 9 cq 9 cs 7 ct 8 cv 6 cz 5 d2 7 d3 6 d4 7 d5 6 d6 4 d9 4 da 4 df 7 di c dn 9 eg 8 el 9 ft 7 fu 7
busines_fil 1n di d
busines_intelli 1n cv c
busines_own 1i 51 b
busines_park 1f 2l b
busines_portrai 1n ay i
busines_recycl 1n ft d
busines_softwar 1n el h
busines_trial 1n eg b
busines_trip 1n d3 b
bust 1i 4f 4 81 4
busy 14 2g 7 30 7 6e b 7o 3 8j a 90 7 an 7 bz 7 eu 8
busy_hand 1n eu a
busy_night 1n 6e c
but 17 1r a 3y 6 5v 8 bm 4 f7 6
butch 16 2o 4 31 6 5u 4 60 4 88 3 9a 7 f6 a
butcher 1n f6 p
butl 1n 32 3
butterf 1n 8t 4
button_alert 1n 2f b
button_defeat 1n bg b
button_design 1n 3z b
button_key 1i am a
button_medical 1n 4o b
button_sid 1n bg 9
buy f 0 5 2 5 3 4 8 4 18 4 1e 3 1j 4 1l 5 1t 4 1y 4 27 4 29 4 2i 8 2o 4 3z 5 40 4 43 5 44 4 47 5 49 5 4e 2 4f 4 4g 6 4i c 4r 4 54 5 5p 4 5w 5 5x 4 60 3 64 4 6w 3 7l 7 83 5 8a 3 8b 4 8c 6 8e 5 8l 5 8m 6 8p 3 8q 5 8z 3 91 3 94 2 9q 4 9s 7 9y 4 ao 3 ar 4 as 3 bu 4 c1 8 cj 6 cp 4 d0 4
buy_carbon 1n 9s j
buy_clean 1i 16 a
buy_credit 1i 9s b
buy_flat 1n 7l e
buy_grocery 1n 5p b
buy_group 1n 4i n
buy_last 1i cp b
buy_lat 1i 8q a
buy_les 1n 1t b
buy_mid 1n 8c b
buy_mortgag 1n c1 b
buy_outgrow 1n 40 b
buy_second 1c 1j 8
buy_sel 1i 83 8
buy_shar 1i 1e a 7l b
buy_smal 1i bu b
buy_togeth 1n 4i e
buy_trac 1n 9y a
buy_used 1c 2i 9
buy_vinyl 1n cj f
buys t 5 3 10 2 3d 2 4a 4 59 2 7s 2 84 2 89 3 8g 3 8l 3 90 4 9b 3 c1 2 cp 3 er 3
buz 1f 2d 3 ch 7 cm 3
cabbag 1f 5z b
cabin 1f n 6 34 7 6q y
cabin_coupl 1n 6q a
cabin_forest 1n 6q a
cabin_guest 1n 6q a
cabin_interne 1n 6q f
cabin_lak 1n 6q a
cabin_night 1n 6q f
cabin_off 1n 6q a
cabin_phon 1n 6q c
cabin_rent 1n 6q a
cabin_stay 1n 6q a
cabin_switch 1n 6q a
cabin_weekend 1n 6q a
cabinet 1f d8 7 di 8 f4 3
cabl 14 17 4 18 3 3a 3 9p c c3 3 c9 7 ce 2 fb 3
cactu 1n 95 4
cadmium 1n 8m 5
caf 14 17 k 1f p 2j h 3b n 4n 6 6n 7 f1 p f2 a f4 6 ft 7
caf_near 1n f1 f
cafeter 1n ep 5
caffein 1i 5m 4 64 5
café o h 6 15 2 17 d 1f f 2j h 3a 7 3b j 3j 6 3p 6 4u 9 5f 4 5m 3 64 9 6n 4 6w 3 8i 4 91 6 b5 2 bz 2 cb 6 cq 4 da 3 dh 4 eq 4 et 4 eu 5 ez 6 f1 f f2 c f4 b ff 5 ft 8
café_cargo 1n ft b
café_convers 1n 3p b
café_drink 1n 3b b
café_fix 1n 4u c
café_guest 1i 2j d
café_hundr 1n 3b b
café_library 1f 17 a
café_mourn 1n 3j 9
café_near 1f 17 c 1f d
café_noon 1n ez a
café_onlin 1n 64 b
café_rout 1n h b
café_run 1n 1f b
café_shop 1n cb c
café_thirty 1n 2j c
café_twelv 1n f1 a
café_view 1n f2 a
cag 1i 1d 5 8p 4
cak v 17 3 1f b 1p 3 1s 6 2j e 2p r 3j 2 3s 8 6k 7 6y 3 8o 4 a0 4 bm 4
cak_dessert 1n 2p b
cak_morn 1n 2j c
cak_ord 1n 2p m
cak_own 1n 1f b
cal d k 3 l 4 r 3 x 5 11 4 13 3 1b 3 1g 4 1o 5 28 3 2c 7 2f 4 3d 4 3j 2 3t 3 4o 5 4t 3 4u 4 4v 2 53 4 54 3 6e 3 7c 4 7g 3 7q 2 7u 8 7w 4 9d 3 a8 4 am 4 an 4 ap b bc 7 ca 4 co a cu 3 cx 4 cz 5 d0 6 d6 4 d7 3 dh 6 dl 5 do 9 dq 2 dx 6 e1 2 e2 4 e6 3 ed 3 ep 5 f0 3 fj 4
cal_account 1n dl b
cal_answ 1n 1g 9
cal_ash 1n 3d a
cal_ask 1c dh a
cal_back 16 11 9 1b 8
cal_book 1i d0 a
cal_bos 1n dh c
cal_centr 1a 2c f
cal_chang 1i cz b
cal_check 1n ep b
cal_coach 1i ap n
cal_daught 1n 2c b
cal_distrib 1n 54 c
cal_documen 1n ep b
cal_draft 1n 53 c
cal_english 1n a8 b
cal_family 1a an 9
cal_farm 1n fq a
cal_fil 1f d7 a
cal_finnish 1n do c
cal_grandpa 1i 7u a
cal_help 1i 4t a
cal_messag 1f x a
cal_not 1i do c
cal_old 1i 7c b
cal_renew 1n co c
cal_sal 1n ap i
cal_spot 1n bc 9
cal_staf 1n am b
cal_tel 1n 7u b
cal_tool 1n do c
cal_valu 1n 7w e
cal_video 1n 1o a
cal_wet 1n 28 b
cal_writ 1n do c
calcula 16 23 a 6a 8 bp 4 by 9 c1 6 c2 8 d4 e fo a
calcula_carbon 1n fo b
calcula_wag 1n d4 g
calenda r q 2 r 9 x 4 z 5 1h h 1s l 1t 7 1u 9 1w 6 4r 3 51 a 6h 8 6m 8 77 5 7h 4 7l 6 7q 4 7r 4 8k 8 9d 6 9h 7 9i 4 9o 6 ax 5 co 7 cq 5 d3 6 db 8 do 2 eb d ep 4 fd 9
calenda_app 1i 1s g
calenda_bos 1n d3 b
calenda_both 1n 1s c
calenda_expens 1n 1h d
calenda_family 1i 1h 9
calenda_garden 1n 1u b
calenda_hir 1n 51 c
calenda_invoic 1f 51 a
calenda_kitchen 1n 1s c
calenda_know 1n r b
calenda_messag 1n 6m b
calenda_met 1n 9o b
calenda_propos 1n db c
calenda_record 1n 9h c
calenda_resal 1n 7l a
calenda_tarot 1n fd e
calenda_villag 1n eb b
calf 1i 34 a fq 8
calgary 1i 66 9 f5 8
calibra 1c 27 9 9a 4 c9 4 fv 3
califor 1i x 9 1z 9
calligr 1n eu 8
calm w t 2 1h b 2f 5 3q 3 4h 3 6z 3 71 3 7m 3 b4 5 br 4 c2 3 dr 8 e3 4 f1 4 fr 4
calm_dog 1n dr b
calm_messag 1n 1h a
calm_ton 1n 1h a
calmly 1n cs 8
calori 1i l a 75 s
calori_app 1n 75 i
calori_count 1n 75 c
calv 1i e 4 fq n
cam g g 3 4n 2 4v 4 85 4 9b 4 cs 4 d5 2 eh 3
cam_back u 9b 5
camcord 1n bk p
camera s k 4 v 7 1z 7 26 8 2c 6 2g 4 2h 8 2y 4 5d 5 6f 7 7b 7 7d c 7t 9 84 d 97 7 9l 6 b2 4 bu 9 e9 4 eo 5 es 4 fl k fq c fr 6
camera_abov 1n fl b
camera_barn 1n fq a
camera_bik 1n bu c
camera_deliv 1n fr b
camera_elderly 1n 2c b
camera_hom 1n 1z b
camera_mold 1n 97 b
camera_opticia 1n v b
camera_phon 1n 7b b
camera_scal 1n 6f b
camera_sort 1n fl d
camera_tel 1n 7t a
camera_warn 1n 7d b
cameroo 1n 9q 9
camino 1n 3k e
camp 13 h 3 34 7 35 f 36 q 3r z 3w 7 8p p 9f j a3 6 a6 7 f2 3
camp_childre 1n 3r f
camp_choos 1n 9f b
camp_club 1n 3r g
camp_gear 1n 8p m
camp_own 1n 36 c
camp_parent 1n 3r c
camp_rent 1n 36 g
camp_rental 1i 36 c
camp_school 1n 3r c
camp_set 1n 8p b
camp_shar 1n 36 d
camp_travel 1n 36 b
campaig 1a 4n d 4v m ar e cp n d0 4
camperv 1n 36 14
camperv_hir 1n 36 g
camperv_rent 1n 36 d
camperv_rental 1n 36 n
campgro 1n 9f p
campsit 1c 35 4 36 4 38 4 9f 12
campsit_book 1n 9f g
campsit_softwar 1n 9f o
campu 1n 1l 11
campu_marketp 1n 1l e
can 1n 7t m
canada w 6 5 a 5 g 6 w 5 1h 5 20 6 2c 5 53 6 60 5 6s 5 73 6 7j 5 80 4 8o 6 9h 6 a2 5 a8 5 aw 5 bj 4 bk 4 cn 6 ej 5
canberr 1n cm 3
canc 1f v 9 7n g fe n
cancel t 7 2 d 4 f 3 g 2 q d r 2 1w 4 2t 3 2x 3 3l c 5k 2 6e 2 6i 3 6m 4 71 3 7e 3 7v c 8r 4 bz i cz 3 do 2 ej 3 es 2
cancel_flight 1n 7v i
cancel_mandat 1n bz c
cancel_off 1n q b
cancel_subscri 1n bz n
cancell 1c 38 4 bz 5 ci 3 f3 3
candida 1a w 6 50 b a4 q aw 4 df u
candida_reason 1n df b
candida_stat 1n a4 b
candl 11 8 w 23 3 2p 4 2t 3 39 9 3c i 3g b 5x 2 9d 2 9v 5 eu 8 fb 3
candl_birthda 1n 3g 9
candl_ceramic 1n 8 c
candl_dat 1n 3c 9
candl_lov 1n 8 e
candl_mak 1n eu a
candl_used 1n 8 c
canin 1n dz a
canist 1n 62 8
cannot h j 6 10 2 1e 3 1m 5 48 3 4f 3 6p 4 6w 2 6y 4 71 4 7l 3 7r 2 8v 2 9p 4 aq 3 as 2 dx 3 ee 2 ef 2
cannot_driv 1n 9p a
cannot_eat 1n 6p b
cannot_run 1n 6y a
cannot_sit 1n 71 c
cannot_swim 1i j e
cannot_talk 1n 1m c
cano 1i 38 j a5 d
cano_rent 1n 38 d
cans 1a 16 6 19 3 2s 6 64 8 65 c
cans_door 1n 65 b
canteen y g 3 l 3 2u g 2w a 4k 5 59 9 5p 5 5y 7 6f d 6p 9 72 3 75 6 8r 3 9a 5 c0 3 c7 3 f5 7 fu 8
canteen_ready 1n 2u c
canva 1f 44 6 87 w ev s
canva_belt 1n 87 c
canva_leath 1n 87 a
canva_paint 1n ev a
canva_wallet 1n 87 c
cap 11 c 9 17 3 1j 5 2f 6 2y 7 ar 3 c0 3 cp 3 cu 2 f5 3 fe 5 fl 7
cap_mirror 1n c b
capacit 1i 68 a fk 9
capital 1n 4g b
capo 1n ce 4
capoeir 1n ex 8
cappucc 1n 2k c
caps 1i 9 4
capsul 19 7 e 1t f 24 c 3z 8 5m c 6r 7
capsul_quiet 1n 24 b
capsul_wardrob 1i 1t f
captain 1i 3s 7 ea 8
caption 1f 7t e cq l ct i
caption_dub 1n ct c
caption_schedul 1n cq c
captur 1n dc d
car h 0 5 2 8 6 8 b 5 o 8 p b t h 13 6 19 4 1u a 22 f 29 5 2o 3 36 3 3a 4 3c 8 3d 2 3m 3 3q 4 3r 3 3u h 3v 3 46 3 4q 5 4t 3 4w 4 50 3 6c 5 6t 3 6u 3 7h d 7v 3 7x 3 8d 4 8h 4 8o 3 8p 3 8t 9 95 3 99 5 9c c 9h 8 9t a a6 d ai 5 aj 3 ay 3 bb 3 bd 4 bg 4 bh 5 c0 4 c4 h c6 g c7 7 c8 5 c9 5 ca 4 dh 5 dt 8 dy 4 e1 3 eg 3 el 2 es 2 f0 3 fb 2 fj 6 fo 3
car_accompa 1n 13 b
car_app 1c 1u g 22 b 9h a
car_bootcam 1n a6 l
car_buy 1n 0 d
car_car 1i c4 k
car_card 1n 8d b
car_chang 1n a6 r
car_clean 1n c4 e
car_club 1i c6 b
car_coach 1n ai f
car_cost 1n 22 u
car_cours 1n a6 g
car_dementi 1n 3u k
car_documen 1n t w
car_elderly 1f 3u c 7h d
car_entry 1n t e
car_family 1i 7h d
car_hom z p d t d 3u e 99 9 c4 g fj 9
car_includ 1n 4q c
car_moth 1i 3u d
car_near 1f dt a
car_neighbo 1n c6 p
car_next 1n 3a c
car_own 1c 22 e 9c 9 c4 h
car_parent 1f 7h h
car_park 12 19 7 9t g c4 c
car_privat 1n c6 i
car_really 1n 22 f
car_record 1n t r
car_repair 1f 9c e c4 e
car_seat 1i 8h b
car_servic 17 22 9 3c 9
car_shar 1n c6 z
car_softwar 1n t g
car_speak 1n t i
car_wash 1n c4 t
car_worksho 1i 9c n
caravan 1f 34 4 36 i 9f p
caravan_park 1n 9f j
caravan_rent 1n 36 d
caraway 1n 5z 4
carbon 1a 23 y 99 6 9c 6 9s 10 fo x
carbon_account 1n fo t
carbon_app 1n 23 m
carbon_credit 1n 9s v
carbon_farm 1n 9s c
carbon_footpri 1i 23 s fo h
carbon_removal 1n 9s i
card i c 3 e 4 r 5 s 3 x 2 1c 4 1m 6 1q 3 23 4 2n 3 2v 6 2y 6 3b 3 3s 2 3t 7 45 3 4s 7 54 2 5i 6 5w 3 60 4 6d 2 6e 5 6w 4 7i 6 7j 6 7k 8 83 e 87 3 8a 6 8d 5 8i b 8k 6 8o 9 9c 5 9f 4 a1 3 aa 8 bh 8 bn 4 bq 9 br 4 bw 2 c0 2 cg 5 cs 5 d3 7 dd 9 de b e9 6 ed 4 fd 6 ff 4
card_app 1n bq b
card_auction 1n 83 f
card_busy 1n 6e c
card_collect 1n 83 h
card_coupl 1n 8i d
card_debt 1n 7k n
card_dementi 1n bh a
card_deposit 1n r b
card_fifty 1n bh a
card_gam 1n 8i e
card_grad 1n 83 l
card_healthy 1n 2v b
card_history 1n cg b
card_improv 1n 7j b
card_index 1n e9 c
card_integra 1n de b
card_local 1n 4s b
card_marketp 1n 83 f
card_parcel 1n dd b
card_parent 1n 8o b
card_part 1f 9c 9
card_payment 19 1c 8 23 8 7i 8 br 8 de k
card_pictur 1n 5i c
card_plain 1i fd 9
card_pokémon 1n 83 b
card_speak 1n 1m c
card_stock 1n ff a
card_til 1n cs c
card_trad 1n 83 f
card_travel 1n 6w c
card_use 1n 60 b
card_walk 1n 3t b
card_whos 1n 83 9
card_word 1c 8o 9
cardboa 16 32 4 3f 6 5j 3 8g 6 ey 6 ft l fu 5
cardboa_plastic 1n ft f
cardif 1n 2p a
cardiga 1i 3u 6 4c 7
careful 17 v 3 2i 2 57 6 9m 4 9o 4 cw 6 dl 3
caregiv 1i 3u t 7h u
caregiv_app 1n 7h c
caregiv_elderly 1n 3u e
caregiv_look 1n 3u b
careles 1i u 5 dm 5
caretak 13 27 5 7l 2 95 6 99 3 9p 5 c9 5 e4 a eb b fa 3 fn 9 fv 3
caretak_scan 1n e4 b
cargo 15 29 t 5g h 5l a 8e a c3 f c5 n c6 4 fk a ft 9
cargo_bik 16 29 r 5g f 5l 8 8e 8 c3 d c5 l ft 8
caribbe 1n 5r a
carniva 1n cd 9
carol 1n cg 3
carpent 19 4a b 7y m 8b 8 ej 8 eq 6 fs 7
carpent_electri 1n 4a b
carpet 16 18 b 40 3 81 7 82 4 94 f ar 3 ce 4
carpet_clean 1i 18 b 94 g
carpool 1i 3v z c7 10
carpool_commut 1n c7 d
carpool_parent 1n 3v e
carpool_work 1n c7 k
carport 1n e7 4
carri t 5 3 1s 3 3f 2 4e i 5g 4 67 5 69 e 6a 4 6u 3 7f 3 88 4 8h 3 8x 4 9r 2 cj 2 cn 4 dy 3 fk e
carri_hemp 1n 4e c
carri_spac 1n fk b
carriag 1n b3 9
carrot 14 12 6 2r 8 2w 5 5k 5 5o c 8e 5
carry m 29 6 4g 2 4u 2 53 2 55 2 5g 2 5h 3 5q 4 6b 9 6e 2 6g 2 6u 7 8b 4 8c 5 8y 3 bt 2 bu 4 d9 5 ej 3 ft 3
carry_childre 1n 29 d
carry_lab 1n 6b b
carry_risk 1f d9 a
carry_suitcas 1n 6u a
cars z 22 a 29 3 3q 9 3u 5 6c b 6s 3 8v 3 9c 6 9t b ac 2 bu 9 c4 h c6 o c7 9 c9 j
cars_camera 1n bu c
cars_oth 1n c6 b
cars_private 1n c6 i
cars_scan 1n 6c b
cars_see 1n 22 b
cars_shar 1i c6 c
cars_simulat 1n 3q c
cars_villag 1n c6 b
carshar 1n c6 b
cart 1a 16 6 2k w 2q e ak 3 cp 9
cart_hir 1n 2k g
cart_real 1n 2k b
cart_tubs 1n 2q c
carton 1i bf 6 fu 4
cartrid 1i 2e f f4 2
cartrid_subscri 1n 2e c
cartwhe 1n 3x 7
carv 1n eu 10
carv_clas 1n eu a
carv_cours 1n eu f
carv_guest 1n eu a
carv_learn 1n eu a
carv_spoon 1n eu b
carv_weekend 1n eu a
carv_worksho 1n eu f
cas o 3 6 9 8 v 4 10 e 11 8 18 3 2q 3 4j 3 52 2 5b 4 7j 2 7k 5 7m 4 7v 4 86 e 8q 5 93 3 9b 3 9d c ah 9 at 6 av 5 aw 6 b1 6 cn 6 cp 6 da 6 ep 6
cas_arriv 1n 86 9
cas_barcod 1n 10 a
cas_empty 1f cp a
cas_evidenc 1n 86 b
cas_lawy 1n da b
cas_managem 1n 9d b
cas_smal 1n b1 b
cas_support 1n cn b
cas_twenty 1n 3 c
cash y 3n 3 4g e 56 3 5h 7 6e 3 6i 5 6n 3 7j 5 8r 7 9i 5 9k 3 9v 4 bw 7 c0 3 d5 p de 7 eq 2
cash_ahead 1n d5 d
cash_flow 1n d5 x
cash_positio 1n d5 b
cashflo 1n d5 h
cashi 1n 4s h
cashier 1n 4s q
cashier_shop 1n 4s f
cashles 1n 6i b
cashmer 1i 4c i 8w 5
cashmer_scarv 1n 4c b
cask 1n f8 7
cassava 1i 5r 6 fp 9
casset 1f b3 7 bk p cj 9
casset_digitis 1n bk b
casset_digitiz 1n bk b
cast 14 38 6 47 7 4c 3 6c 9 8a 3 8d 5 8f 7 cd 6 cf b fl 6
cast_smal 1n 6c b
castil 1n bk 8
casting 1n fl j
casting_learn 1n fl b
castl 1a 2x 3 2z e 3s 7 6j k 82 8
castl_gallery 1n 6j j
castl_light 1n 2z a
casual 1n b5 b
casualt 1n 7g 8
cat s g 2 1d c 1f 6 31 6 32 5 3b d 3h h 3w 7 a3 7 cd 4 dr 5 ds g dv b dw e dx 8 dy c e0 d e2 h f1 l fa 3
cat_caf 1i f1 o
cat_café 1i 3b f
cat_food 1n dv g
cat_furnitu 1n dw f
cat_loung 1n f1 e
cat_lov 1n f1 g
cat_mis 1n e2 b
cat_offic 1n 1f b
cat_own 17 ds b
cat_sit 1n ds e
catalan 1i a0 a b5 i
catalan_crosswo 1n b5 c
catalog 13 3y 5 4a 5 4m 7 52 3 7k 8 85 a 89 9 9c 5 aq 7 bg 4 dg 6
catapul 1n 7y 6
catch 15 3x 3 73 3 8a k 9y 9 dd 4 dy c f6 i fa j
catch_cat 1n dy c
catch_mic 1n fa 9
catch_phon 1n 9y a
catch_shar 1n f6 a
categor 1i bo f d2 a
cater 14 14 c 2k 5 2u d 2w i 31 x 5e j 6p l 9a 6 fj 7 fu 6
cater_ent 1n 6p b
cater_kitchen 1i 14 a
cater_near 1n 31 i
cater_rent 1n 5e c
cater_wedding 1n 31 h
catholi 1i 3i c 3k 7
cats 12 1d 4 1u 3 3b b 3h j 6s 6 8d 5 cd 4 ds h dy 7 e0 b e1 5 f1 s
cats_guest 1n f1 e
cats_last 1n e0 b
cats_send 1n ds b
cats_shelt 1n f1 e
cats_smal 1n 3h 9
cattl 1n fq j
cattl_monitor 1n fq c
caught 16 1d 3 3x 3 4t 4 8a 3 9y 7 cw 4 dy 3 e0 3
caus 17 1c 8 1f 6 53 2 8z 4 a2 4 cw 4 cx 4
cav 1n 5t 4
ceil 17 93 3 be 4 c0 5 ej 3 er 3
ceiling 1n es 3
cel 1n aa 4
celebra 1c 2p 9 30 9 31 9 3e y
celebra_ceremon 1n 3e d
celebra_near 1n 3e d
celeria 1n 5k 3
celery 1f 31 7 6p 8 9a 3
celiac 1n 5j a
cellar o 17 3 18 4 1y 5 1z 5 28 4 29 3 5b 4 5t 5 5z 4 66 8 6o f 8h 5 8p 3 8w 3 8x 3 8y d 95 6 96 5 9t 5 ce b ek 7 eo 3 es 4 f4 3 f7 3 f9 g
cellar_clear 1n f9 e
cellar_collect 1n f9 b
cellar_deliv 1n 66 b
cellar_empty 1n f9 e
cellar_garag 1n 8y b
cellar_haul 1n f9 b
cellar_loft 1n f9 c
cellar_remov 1n f9 b
cellar_tast 1n 6o b
cellar_tip 1n f9 b
cello 19 1w 3 39 3 6u 3 8q i ch h
cello_childre 1n 8q b
cement 1f 11 3 1x 3 9w 6
cemet 1i 3c 8 e9 a
cemeter 17 3c r 3e 4 3f d 3g 3 3h k 9d 3 e9 x
cemeter_birch 1n 3h 9
cemeter_cemeter 1n e9 d
cemeter_family 1n 3c b
cemeter_managem 1n e9 l
cemeter_offic 1n e9 d
cemeter_photo 1n 3c b
cemeter_softwar 1n e9 n
cent 1f 9 4 f2 8
centime 1i 8b d 9x 4
centime_local 1n 8b b
centr m 13 6 14 3 1r 2 1u 6 2c 9 3m 4 48 3 4p 3 5g 4 67 7 79 2 7c 2 7j 2 7k 3 7q 4 7x 5 7z 4 9h 2 9v 5 a2 5 ac 3 ai 4 am 5 ap 4 bh 5 bo 3 ce 3 cu 5 e6 3 eb 4 ec 5 er 3 f2 3 f4 a
centr_far 1n 9v a
centr_plant 1n 67 b
central 1i 4h 5 de 5
century 1f 8c h 98 4 es 3
century_chair 1n 8c b
ceramic 17 8 b 10 3 3z 4 4c 4 67 a 8m s et p
ceramic_clas 1n et c
ceramic_cups 1n 8 c
ceramic_shop 1n 67 b
ceramic_studio 1n et c
ceramic_wheel 1n et c
ceremon 1c 2x 9 3e 16 63 2 ci 7
ceremon_ahead 1n 3e d
ceremon_celebra 1n 3e j
ceremon_farewel 1n 3e d
ceremon_garden 1n 3e a
ceremon_humanis 1n 3e d
ceremon_nam 1n 3e d
ceremon_non 1n 3e d
ceremon_religio 1n 3e e
ceremon_secular 1n 3e d
ceremon_speak 1n 3e d
certain 17 m 6 1x 3 7a 4 b7 4 ch 3 co 4
certif 1n dm b
certifi s d 2 e 8 f 3 p 7 1g 6 3h 2 3l 5 3n 3 3p 6 3t 2 4k 2 4y g 52 2 5x 6 6a 7 99 b 9s 9 ao 8 bj a d8 3 dd 2 dm 6
certifi_contrac 1n 4y c
certifi_custom 1n 6a b
certifi_jars 1n 5x b
certifi_massag 1n e c
certifi_mis 1n ao a
certifi_podiatr 1n p c
certifi_sent 1n 99 b
certifi_sleep 1n 1g 9
certifi_transla 1i 4y n
certify 1n 4y 6
cessati 1n 7f b
cfo 1n 56 1b
cfo_plan 1n 56 c
cfos 1n 56 k
cfos_build 1n 56 c
chaf 1n e0 5
chain n 3 3 v 4 x 2 2j 3 2l 3 2n 3 2o 3 2p 3 2r 3 2s 6 3a 3 3z 3 40 3 41 3 43 3 44 3 48 3 49 6 4e 3 4f 3 4g 7 4l 8 5c 5 5d 3 5f 3 6r 3 6s 4 8b 7 8c 3 8m 3 8n 3 9y d c3 3 ce 3 df 4 dg 4 e4 5 ev 3 fa 3
chain_traceab 1n 9y o
chainsa 1n 9s 8
chair n e 5 p 3 q 4 r 7 11 5 2x 5 39 6 3a 3 53 3 6e 3 6t 5 73 7 7x 4 8c a 8h 8 90 5 92 c 9g 3 af 5 b9 3 cq 4 dk 6 eb 5 eg 5 f0 e
chair_gymnast 1n f0 d
chair_onlin 1n r b
chair_phon 1n 73 b
chair_pram 1n 8h b
chair_short 1i dk a
chair_sideboa 1n 8c b
chalk 17 h 5 43 3 4b 6 5s 8 6o 7 f3 5
chalky 1n 5v 5
challen 1c 23 g 5a 9 73 9 7i 9
challen_househo 1n 23 b
chama 1n bv h
chamb q k 2 o 2 x 2 y 2 11 2 4g 2 4m 2 4u 5 4w 2 4x 3 4z 3 52 4 54 6 6a 2 c3 2 cp 2 d2 2 d5 2 di 3 dn 2 dx 2 eg 6 eq 4
chanc 1a 6 4 b4 4 b5 7 cm 4 eg 6
chang c i 3 23 5 2d 3 2i 4 2m 3 4x 1 6p 5 74 4 75 3 7i 5 7n 4 8l 3 8n 4 8s 3 98 4 a6 7 ac 2 as 5 az 4 bn 3 br 4 c2 2 c4 5 ck 3 cw 4 cz 5 dh 2 dj 5 fi 3 fm 3
chang_ads 1n fi a
chang_battery 1n 2i d
chang_brak 1n c4 b
chang_broad 1n br b
chang_card 1n 7i b
chang_cours 1n a6 h
chang_even 1n 74 e
chang_lay 1n 8n e
chang_lens 1n az b
chang_partn 1n i c
chang_taps 1n 8s b
chang_whatsap 1n cz c
changeo 1n 6h l
channel 19 1h 9 4j k 6h g b2 x b9 6 cq a
channel_machin 1n b2 b
channel_manag 1n 6h f
chao 1n 4u 6
chapel 1n 6z 4
chaplai 1n 3k l
chapt 14 1l 4 3t 3 57 3 8j 4 a9 3 ak d b4 5 dm 3
charcoa 1i 9r 7 ev 3
charg q w 2 18 2 22 h 2c 3 2d 4 2v 7 36 9 3w 3 51 2 56 4 5c 3 6e 3 6g 2 79 2 7e 2 7j 2 8v 4 9f 2 9t p 9u 5 ah 5 ai 2 bs 2 bz 4 c9 o e0 5 eg 4 eh 5 em 9
charg_automat 1n 2v b
charg_car 1n 9t h
charg_charg 1i 36 a
charg_compan 1n 9t d
charg_cost 1n 22 m
charg_electri 1i c9 k
charg_employ 1n 9t d
charg_hom 1n c9 r
charg_hotel 1n 9t k
charg_lamp 1n c9 k
charg_offic 1n 9t d
charg_plan 1n em b
charg_point 1i 9t p c9 e
charg_residen 1n c9 d
charg_shar 1n c9 d
charg_station 1i 22 h c9 b
charg_sur 1n 9t b
charg_truck 1n 9t d
chargeb 1n dd w
chargeb_collect 1n dd b
charit 1i 12 9 1b b
charity 11 12 6 1b f 1c c 1y 5 3t 5 3y 5 42 5 4z d 53 7 7k 5 8n 3 96 6 f9 4 fg a
charity_laptop 1n 4z c
charity_match 1n 1b c
charm 1n 8z 3
chart b 38 3 fd 6
chas 17 ax a d3 4 da r eq b
chas_client 1n eq b
chas_invoic 1n da e
chas_overdu 1n da b
chas_reply 1n ax b
chat q s 4 1i 2 1l 5 1v 6 3t 8 3y 7 4j 6 6g 5 6k 2 6l 4 78 c 79 8 7f 6 7g 5 7h 4 9z a a1 2 af 4 an b bi 3 bw 6 cn d df 6 dh 6 do 7 dp 2 dx b ea 3 ed 4 ep 7 ey 4
chat_bas 1n 9z b
chat_crav 1n 7f b
chat_dialect 1n an c
chat_door 1n 3y b
chat_elderly 1n 3t e
chat_midwif 1n 78 g
chat_onlin 1n cn b
chat_pay 1n bw b
chat_person 1n 4j b
chat_sort 1n ep b
chat_vet 1n dx c
chat_whatsap 1n df b
chat_whil 1n 1v b
chatbot 10 1v 7 7m i 9z 5 a3 5 ai 5 an 5 b2 5 cn d cq 3 cr 7 d7 5 d9 5 dp 6 ec 3 ef 5
chatbot_swahili 1n 7m b
chatbot_symptom 1n 7m c
chatgpt 1n as t
che 1i 7e e
cheap p 18 4 1e 6 1r 6 31 4 42 4 4i 5 5c 4 5e 2 6r 8 8p 4 8q 3 94 2 9s 3 9u 8 bz 8 eg 2
cheap_electri 1n 1e b
cheap_provid 1n bz c
cheapes 1f 18 4 1r m 22 l
cheapes_basket 1n 1r c
cheapes_charg 1n 22 f
cheat 1c 4n 4 7g 4 a3 3 aa 4
check b s 4 w 3 1c 3 21 3 4n 3 54 3 6g 6 6p 5 70 3 7b 3 7d 3 7m 8 7n 7 7u 4 7w 3 8v 3 8z 3 93 5 95 5 97 7 99 4 9a 4 9f 5 9n 3 aa 3 ad 4 ah 7 al 3 as 3 aw 4 bp 3 c3 3 cb 2 ct 3 cy 7 d3 3 d9 3 dy 4 e4 4 e7 5 e9 4 ea 4 el 6 em 5 ep 3 eq 3 er 3 fj 4
check_against 16 6p 8 d3 8
check_annual 1n eq b
check_approva 1n 54 c
check_breakfa 1n 6g e
check_build 1n 8z b
check_claim 1c er a
check_clean 1n 8v b
check_cod 1n el c
check_conflic 1n ep b
check_documen 1n aw b
check_door 1i 6g b
check_eligibi 1n w b
check_empty 1n 95 c
check_fak 1n 4n b
check_fees 1n e9 b
check_fir 1i 99 a
check_ins 1n 7b b
check_insur 1i 3y a
check_learn 1n ec b
check_liv 1i 21 a
check_nurs 1n fj b
check_off 1n 93 b
check_partn 1n bp b
check_phon 1i 9f c
check_photo 1n 83 9
check_safety 1i ct b
check_solicit 1n al b
check_teach 1n ad e
check_tool 1n ah b
check_travel 1n 36 b
check_ups 1n dy c
check_used 1n cy b
checkli 16 2x 6 3d 7 78 a 9a e dg f ek 8
checkli_lesson 1n dg c
checkli_midwiv 1n 78 b
checkou 1c 2d 3 4s h 6g 6 de 9
cheek 1f b 2 3x 3
cheerfu 1n 6 e
cheerfu_design 1n 6 b
chees 14 2o 4 2s 3 30 4 5c a 5t 10 5y 7 ew 6 f7 7
chees_box 1n 5t r
chees_lov 1n 5t e
chees_mountai 1n 5t b
chees_shop 1n 5t q
chees_subscri 1n 5t c
chees_vegetab 1n 5c c
cheesem 1n 5t h
chef 13 2m f 30 y 4a d 5h j 5n 9 66 b 6f h 8f a 9a 3 9k b
chef_cook 1i 2m b 30 f
chef_cuisin 1n 30 c
chef_din 1n 30 h
chef_hom 1n 30 e
chef_jacket 1n 4a g
chef_ord 1n 5h j
chef_sunday 1n 5n b
chef_thrown 1n 6f b
chemica 1n 84 3
chemist v 0 4 2 4 4 4 8 3 9 4 b 6 k 2 p 3 3t 3 5v 4 72 4 7b 3 7c 2 84 6 bf 4 bk 3
chemoth 1i bg c fe q
chemoth_fit 1n fe a
chennai 1n ey a
cherry 1n 2q a
ches 1f 3t 4 ad d ey 1a
ches_club 1n ey g
ches_lesson 1n ey i
ches_onlin 1n ey d
ches_opening 1n ad b
ches_play 1n ey e
ches_school 1n ey s
chest 17 v f 7g 3 8c 4 dw 6 f0 3
chest_rays 1n v b
chestnu 1n 2b 4
chew 1a 70 5 dw b
chicago 19 5o 8 5z 8 6e 8 7y 6 du 8 fa 6
chicken 1c 5n 6 9a 6 9q e fq 8
chicken_farm 1i 9q 9
chickpe 1f 5i 9 5v g 6p 6
chickpe_lentil 1n 5v b
chief 1n aj 8
chil 14 1d 6 2r 5 2w 6 5n f 5z 6 7w 6 9u 6 d8 7 e5 6
chil_meal 1n 5n b
child j a 5 j 8 o 2 13 3 1a 2 1h 4 1i 6 1k c 1m 8 1n e 1o 4 26 3 2p 5 3a 5 3j 3 3l 4 3m 7 3n 5 3v 4 3w 7 3x 4 40 6 4e 7 4o 2 5o 3 6j 2 6l 8 76 6 78 5 7d 5 7m 3 7p 4 7y a 89 3 8g 3 8o 5 8q 7 9h 3 9z 4 a1 b a2 8 a3 5 a9 4 ad a b3 c bq b c5 3 ed 7 ez 6
child_allergy 1i 7d a
child_cannot 1i j d
child_car 1n 3a c
child_exercis 1n a2 b
child_favouri 1n 2p b
child_grow 1i 1k h
child_grown 1c 40 9 8q 9
child_hardly 1n 1m b
child_hero 1i 1n q
child_mind 1n 1n b
child_off 1n ed b
child_read 1i a1 l
child_sam 1n 1m 9
child_sav 1i 1n 8
child_sold 1n a b
child_tap 1n 6l c
child_town 1n b3 b
child_typ 1n 76 f
child_watch 1i bq a
child_woodwor 1n 7y a
childbi 1n 7b a
childca 1a 14 4 1a i 3a 9 3l 9 3m r
childca_next 1n 1a f
childca_plac 1n 3m p
childho 1n 1b 4
childmi 1i 3l b 3m 8
childre f 1 6 4 6 h 5 j 7 15 3 16 4 19 4 1a 4 1h 9 1i b 1k b 1m 7 1n 9 1o 7 1p 5 1s 5 1v 4 1y 3 29 7 2c 3 2g 4 2w 7 3b 3 3i 3 3j 2 3l 9 3m 9 3o 4 3r 9 3s a 3t 3 3v 9 3w a 3x b 40 9 44 6 48 3 49 4 6l 2 6s 5 73 3 76 3 7c 3 7d 3 7g 3 7p 9 7q 3 7r 2 7u 4 7y a 89 6 8g 9 8j 3 8o 4 8p 5 8q 7 a1 7 a2 5 ad 8 ak 3 b3 9 b9 3 bm 5 bq 8 c5 5 ed 6 ex 9 ey 7 f2 9 fe 4 fg 8
childre_bik 1i 1k p
childre_birthda 1n 3s g
childre_book 1f 1n i
childre_build 1f 3r a 3w a 7y b
childre_calenda 1n 1h e
childre_cannot 1n 1m 9
childre_cloth 1i 40 p
childre_earn 1n 1i e
childre_eczema 1n 1 b
childre_first 1n a1 d
childre_garden 1n 19 b
childre_guest 1n 3l c
childre_hom 1n 1p e
childre_hospita 1n fg g
childre_indoor 1n f2 c
childre_learn 1i j a
childre_long 1n 49 c
childre_nois 1n f2 a
childre_paid 1n 1h a
childre_pick 1n 2w c
childre_plan 1n 1v b
childre_pocket 1n bq b
childre_put 1f b3 9
childre_read 1c 3i 7
childre_saf 1f 16 9
childre_sam 1i 6s 9 ad a
childre_school 1c 3v b 3x a
childre_self 1n ex 9
childre_show 1i 4 a
childre_siz 1i 8q a
childre_social 1n 1i a
childre_soft 1n f2 c
childre_speech 1n 7p d
childre_teach 1a 3m 9
childre_treasur 1n 3s c
childre_whol 1n 8p b
childre_wid 1n 44 b
childre_women 1i h a
childre_woodwor 1n 7y a
chili 1n 5u a
chilli 1i 2l 4 5u d
chilly 1n 7z 3
chimney 1c 93 4 ek e fr 6
chin 1a b 5 r 6 40 3 ay 3 ex 2
chines 1n a0 a
chip 13 47 3 5v 7 6y 2 88 8 8m 4 e0 5 e1 3 e2 6
chiropo 1n p b
chlorin 1f 16 9 2e 4 49 d
chocola 19 2p 8 3l 3 5m 6 5w 12 8e 6
chocola_gift 1n 5w c
chocola_lov 1n 5w e
chocola_madagas 1n 5w b
choic 13 1w 3 39 3 3i 4 6m 3 7u 3 8j 4 92 9 ab f bl 3 f8 3
choic_univers 1n ab f
choir y e 3 i 3 k 3 37 3 39 3 3o 8 3p 3 5i 3 6k b 6s 3 77 3 ae 5 af 5 bf 2 cc r cj 2 eb 4
choir_conduct 1n cc b
choir_directo 1n cc b
choir_learn 1n cc b
choir_part 1n cc e
choir_practic 1n cc i
choir_practis 1n cc b
choir_recordi 1n cc b
choir_rehears 1n cc j
choir_scor 1n cc f
choir_sheet 1n cc f
choir_sing 1n cc b
choir_track 1n cc e
choir_voic 1n cc b
chok 1n 2s 5
choos j 12 5 2a 5 2y 6 30 5 3d 7 3o 5 3t 3 4r 2 6p 5 8j 6 9f 5 ab 6 bl 5 cj 6 cl 3
choos_album 1n cj a
choos_cannot 1n 6p b
choos_degre 1n ab f
choos_instrum 1n 3o b
choos_lay 1n bl c
choos_novel 1n 8j c
choos_onlin 1n 2a c
choos_persona 1n 30 c
choos_pitch 1n 9f d
choos_send 1n 3c 9
choos_styl 1n 2y c
choos_themsel 1n 12 b
choos_underta 1n 3d a
chop 1f 5i i 8f h
chop_board 1n 8f g
chop_vegetab 1n 5i c
chor 1f 1i r 1s a bq i
chor_learn 1n bq b
choral 1n cc p
choral_practis 1n cc b
chord 1c 3o e a7 i ck 5
chorist 1n cc o
choru 1i cc t
chos 16 2y 4 3o 5 8l 4 a3 4 a9 3 ds 3
chosen u i 2 2f 7 3o 2 5n 4 63 7 8d 7 b3 4 b6 2
chosen_contact 1n 2f b
chosen_quiz 1n 8d b
chosen_tast 1n 63 b
christe 1n 1n 4
christi 1n 3i 9
christm v 8 3 1c 3 1o h 52 5 5a 6 5t 3 5w 9 5x 3 79 2 88 4 ak 3 bc 3 bi 4 bm 3 cp 4 fb s
christm_east 1n 5w d
christm_eve 1i 1o c
christm_tre 1n fb 1b
christm_visit 1n 1o c
chronic 1c k 9 7b 9 7r 8 7w d
church t p 3 3e 6 3j 5 3r 4 3t 6 3x 3 5e 4 5r 5 6k i 8u 4 96 2 9d 7 c6 4 c8 4 ca 5 cc 5 cg 3 cl 9 dy 4 e5 3 e9 6
church_newspap 1n 9d b
churchy 1i fb 4 fc 4
churn 1n 2q c
chutney 1i 5u h f7 z
chutney_farm 1n f7 b
chutney_fruit 1n f7 f
chutney_homemad 1n f7 b
chutney_jars 1n f7 b
chutney_orchard 1n f7 b
chutney_smal 1n f7 b
chutney_spread 1n 5u b
chutney_vegetab 1n f7 b
cid 1i 65 l 6o a
cid_orchard 1n 65 b
cigar 1n 8c 4
cinema 1c 2s b 39 9 3l 5 cl 13
cinema_near 1n cl e
cinema_trail 1n cl d
cinema_villag 1n cl g
cinnamo 1n 2j 8
circl x f 2 i 2 q 3 u 3 17 6 1a 6 1c 6 3j c 48 3 4i 3 6s 3 8i 3 8j 3 bv p e2 3 e3 2 fl 3 fu 3
circl_app 1n bv g
circl_memb 1n bv b
circu 1n 3r 4
circula 1i 5b 5 az 8
citizen 1c 1e n ca 9 e6 v e8 w
citizen_partici 1n e8 r
citizen_report 1n e6 s
citru 1n fp 9
city q 12 4 19 5 1v b 1w 9 21 4 2e 5 2y 5 32 8 33 9 34 5 36 4 5a 7 5c 7 5f 2 5s 5 8l 5 8p 4 8v 2 9k 4 af e b0 5 b7 6 bd 5 bt 5 c5 7 ca 2 cy 5 e5 8 e6 7 e8 b f1 3 fb 4 fc b
city_bik 1n c5 d
city_council 1n e8 g
city_friend 1n af c
city_garden 1i fc b
city_know 1n 33 c
city_local 1n b7 b
city_riddl 1n 5a c
city_street 1n e5 a
city_sum 1n fc a
city_train 1n bd a
city_trip 1n 1v g
civic 1n e8 a
civil 1i 9b 9 ei 9
claim t 1 2 7 4 9 5 11 5 23 3 2d 2 4g 3 4v 5 5m 3 7e 3 7f 3 7v k a9 4 ar 6 as 2 b1 3 bt 7 bu c cr 4 d3 g er p
claim_fil 1n d3 b
claim_handl 1n er g
claim_insur 1n er i
claim_paid 1f er e
claim_photo 1n er k
claim_refund 1n 7v f
claim_softwar 1n er h
claiman 1n 7v 4
clamp 1i 28 i 9v 3
clamp_main 1n 28 b
clank 1n 2e 3
clap 1n 74 4
clarine 1n ch 8
clas l f 4 g f h 7 i d o 4 s d v 4 13 2 15 9 1i 8 2s 3 2w 4 3p a 3q 3 3v 9 3w c 3x b 6l 4 71 3 78 5 81 3 8k 3 a4 4 a6 8 ad h ai 3 dq 2 du 4 ef 2 et c eu b ev 6 ew f ex b ey 8 ez f f0 e
clas_adult 1n i c
clas_child 1n ad d
clas_childre 1f 3w a 3x e
clas_communi 1n f0 9
clas_german 1n 3p d
clas_kid 1n ad d
clas_kids 1i 3w f ad j
clas_kitchen 1n ew 9
clas_near 1c et c ew b ez c
clas_offic 1n h b
clas_pas 1i s f
clas_senior 1n f0 e
clas_shar 1f 3v a
clas_sign 1n 1i a
clas_stif 1n g c
clas_women 1n 15 b
classic 1n 6c s
classic_car 1n 6c d
classic_cars 1n 6c f
classif 14 6a b 7m 3 7n 3 7o 3 7r 3 7w 3 8c 5 8h 6 e1 6 fs 5
classma 1i 89 4 9z c
classro 1c 27 p 9x e a6 b b2 3
classro_air 1n 27 g
classro_part 1n a6 b
classro_show 1n 27 b
classro_wood 1n 9x a
clau 1n 1o 9
claus 1i d9 t
claus_carry 1n d9 c
claw 1i 8f 4 dr 7
clay 1a 3a 3 3f i 5z b 9l 4 et v
clay_clas 1n et c
clay_pots 1n 5z b
clay_studio 1n et h
clay_wheel 1n et c
clean k 3 6 a 3 c 5 16 d 18 6 2e 5 2g 8 30 6 3c a 41 4 46 b 4b 3 4i 5 4o 3 4p 2 4q 5 58 m 5e 3 5j 3 5q 4 6e 5 6h c 84 2 8h 5 8r l 8u i 8v f 8w 7 94 7 9a 9 ao 6 aq 5 bk 3 c4 9 cd 5 d2 4 eb 5 el j fe 3 ft 4
clean_agent 1i 4i b
clean_alter 1n cd 9
clean_book 1n c b
clean_busines 1i el g
clean_cars 1n c4 e
clean_check 1i el j
clean_checkli 1n 9a d
clean_company 1i el u
clean_crew 1n el e
clean_fee 1n eb b
clean_firm 1a 58 d ao 8
clean_flat 1n 8r h
clean_grav 1n 3c f
clean_guest 1i 6h d
clean_gut 1n 8v g
clean_househo 1n 8r h
clean_linen 1n 6h b
clean_list 1c 6e a
clean_look 1i 58 c
clean_money 1n 8r c
clean_offic 1n 58 r
clean_onc 1i 58 c
clean_open 1n 58 d
clean_pan 1n 8u h
clean_phon 1c 94 9
clean_platfor 1n 8r h
clean_practic 1n 58 g
clean_prob 1n 9a b
clean_product 1n aq b
clean_repaint 1n 46 b
clean_restora 1n 46 b
clean_robot 1n 2g e
clean_room 1n el e
clean_servic 1n 58 n
clean_wat 1n 16 w
clean_window 1n 8u i
cleanly 1n di 6
cleans 1i 2r a 61 5
clear q d 3 u 2 1b 2 3s 4 53 2 6a 8 6j 2 73 2 7t 3 8v 6 96 d 9p 8 b1 2 bz 2 er 3 f9 h
clear_outs 1n 96 e
clear_rest 1n f9 9
clear_steep 1n 9p a
clearan 1c 6a c 8c l 96 o f9 s
clearan_death 1n f9 e
clearan_restor 1n 8c b
clearly 1n 7p b
clerk 19 at 3 aw 3 dc 3 e4 4 e7 6 er 6
clev 1c cm 4
clever 1n 1i 5
click 10 9 6 r 3 2z 4 3g 2 55 2 5s 3 9t 2 dg 3 dl f fh 3
click_minut 1n dl b
client s d b e 6 f d m 9 r b s 8 z e 4u 9 4v 4 4w 3 4x 3 4z 6 51 5 56 3 58 7 59 3 79 b 9g d ax 6 cy 2 d1 f d2 5 d5 4 d6 3 d7 c da 5 db b dn 2 do 2 ei 3 ep 8 eq k
client_book 1i r a
client_budget 1n db g
client_documen 1n eq i
client_exercis 1n z e
client_mis 1n eq h
client_not 1n z b
client_plan 1n f c
client_sign 1f 9g 9 d7 d
clif 1n as 7
climat 17 1u 4 23 o 5y 7 9s 7 bb e fo e fp 7
climat_challen 1n 23 g
climat_jobs 1n bb b
climat_mind 1n 23 e
climat_questio 1n fo b
climb x h n s 6 2e 3 36 6 5m 3 5v 8 8p 7 ae 3 dw 8 e4 6 e8 4 f2 c fr 9
climb_box 1n h m
climb_fram 1i f2 e
climb_gym 1n h k
climb_hal 1a h b
climb_rop 1n dw b
cling 1n j 4
clinic r q j v b x c y 5 1g 4 1m 3 3j 5 3u 2 4o 8 4q 5 4r b 4v 5 5g 7 70 g 76 4 7g 4 7m 8 7o 4 7q 8 7r 6 7w d 7x 5 98 3 9v b 9x 4 co 5 dx c dy a dz 4 fe 3
clinic_abroad 1n 70 g
clinic_bik 1n 5g c
clinic_hotel 1i 4r d
clinic_interpr 1n 70 9
clinic_show 1n q m
clinic_smal 1n 9v a
clinic_urgent 1n x b
clinic_visit 1n 7m b
clinica 1i u l w t
clinica_not 1n u g
clinica_trial 1n w r
clink 1f 63 2 bq 2
clip 14 c 5 2a 5 2b 9 2d 9 7t 9 ac d b2 5 cm 3 dr k dw 7
clip_camera 1n 7t a
clip_film 1n ac b
clip_met 1n 2b b
clip_worn 1n 2d b
clipboa 1c 3r 4 3x 3 6f 7 e4 6
cloak 1n cd 3
cloakro 1n 1s 6
clock m 25 5 2i 2 2u 6 32 6 33 5 4s 4 5g 3 6m 4 8m 4 dh 2 el 4
clock_birdhou 1n 7y 8
clock_deliv 1n 2u c
clog 1n 8v b
clon 1f 7u 9 cu 9 dl c
clon_voic 1n dl b
clos g w 2 1v 3 2m 3 2o 3 3n 3 4u 6 53 2 58 2 5e 5 5p 5 8a 5 a2 5 bw 2 c2 4 cd 3 cn 3 dy 4 e4 4 f1 3 fa 3
clos_best 1n 5p b
clos_restaur 1n 5e c
clos_theatr 1n cd 9
closely 1n 4b 4
closet 1n 1t h
closing 1n 4u j
cloth r 4 5 a i e 7 o 2 17 9 1j f 1t c 2d 6 3z m 40 n 41 c 42 m 43 4 45 6 46 a 4a b 4b c 4c 5 4e f 5b 5 81 7 88 3 8n 4 8u 2 92 4 9y 4 aq d bg k cp 5 e5 6 eo 5
cloth_adaptiv 1n bg b
cloth_arthrit 1n bg b
cloth_brand 1n 3z n
cloth_broken 1n 17 c
cloth_buy 1n 3z d
cloth_contain 1n e5 a
cloth_disab 1n bg b
cloth_disabil 1n bg b
cloth_disabl 1n bg b
cloth_door 1n 42 b
cloth_family 1n 40 b
cloth_hand 1n bg b
cloth_linen 1n 3z d
cloth_magnet 1n 3z b
cloth_magneti 1n bg f
cloth_model 1n aq g
cloth_nappy 1n a w
cloth_onc 1n 1t b
cloth_organic 1n 3z d
cloth_rental 1i 41 c
cloth_repair 1n 46 e
cloth_sel 1n 42 e
cloth_strok 1n bg b
cloth_swap 1a 1j 9 40 9
cloth_wheelch 1i bg g
cloth_work 1n 4e c
cloud 12 20 a 2n 7 2q 3 2y 3 4z 6 au u bl 5 cu 5 cx 6 dc 7 dm c
cloud_bil 1n au i
cloud_cost 1n au w
cloud_spend 1n au g
cloud_tel 1n dm b
cloudi 1n fv 4
cloudy 1i 64 4 fv 9
clown 1i 3s 8 fg w
clown_hospic 1n fg b
clown_hospita 1n fg f
clown_visit 1n fg d
clu 1i 86 n b5 4
club j h 8 i 3 j 3 1b 3 22 3 2t c 38 4 39 6 3r 7 3w 6 3x 4 4d 5 4o 2 4y 2 53 3 5s b 6i 5 6k g 6s 5 6z 4 74 5 8a 6 8j 5 9e 6 a3 5 a8 4 ad 8 af 5 b6 e b8 3 bm 3 c6 5 cj 4 cl 3 du 3 eb 9 ee 6 ex 9 ey 8 f3 b f4 8 fc 2
club_afterno 1n ey c
club_attend 1n 6k d
club_bil 1n eb b
club_childre 1n ad b
club_church 1i 6k l
club_direct 1n 5s c
club_dues 1n 6k h
club_managem 1n 6k g
club_memb 1n 6k h
club_onc 1n 2t c
club_post 1n b6 c
club_request 1n ee a
club_school 1c 3r a
club_sel 1n 8a b
club_smal 1i 6i a
club_teach 1n 6s a
clubhou 1n 6k 5
cluj 1n f2 9
clumsy 1n 89 5
clut 1i 96 a f9 8
cmms 1n fm b
cnc 1n 55 c
coach t f f j 8 l j o 5 s 4 z 5 1g g 35 8 3k c 3o 5 3x 7 51 7 52 e 72 5 73 5 74 d 75 8 76 5 77 8 7e 7 7k 9 a8 b ai 9 aj a an 5 ap j d0 5 dk 5 ey a
coach_app 1f 7k 9
coach_board 1n ey c
coach_group 1f 74 a
coach_platfor 1n 52 d
coach_record 1n a8 b
coach_softwar 1n ap d
coach_train 1n f c
coal 1n ak 4
coars 1n 92 4
coast 15 8 a 35 3 36 5 5b 7 6h 7 6v i 6w 2 95 b de 7
coast_weekly 1n 95 c
coastal 1n 6u c
coastal_path 1n 6u a
coat u 1l 6 1t 4 3z 4 4b 6 7x 7 87 5 8w 5 96 3 bg c cl 5 cq 2 dr b dv 5 dw 5 fh 4 fi 3
coat_term 1n 1l a
coat_wheelch 1n bg b
cobbl 1f 46 o 5g 3 cb 6
cobbl_br 1n 46 b
cobbles 1n 29 e
cock 1n 34 4
cockroa 1n fa q
cocktai 1i 63 5 ev e
cocoa 1f 5v 3 5w k 9y i
cocoa_smal 1n 5w b
cod g 1a d 1r 2 2h 6 3g 5 3w e 4n 6 4p 1 4s 6 4w 4 69 2 6a 9 6g 6 6h 4 6n 6 7d 3 7u 3 9f 4 9y 4 a3 e a6 3 at 6 ce 4 cw c eb 7 el 4 f3 3 ff 3 fh 4 fm 4
cod_build 1f a3 a el a
cod_clas 1n 3w o
cod_club 1f 3w c eb a
cod_cours 1i 1a f a3 p
cod_door 1i ce a
cod_headsto 1n 3g 9
cod_kids 1i 3w b
cod_product 1n 6a b
cod_report 1n fm b
cod_review 1n cw k
cod_school 1f 1a e 3w b
cod_smal 1n 6g c
cod_stay 1n 2h b
cod_tabl 1n 6n i
cod_test 1i cw k
codebas 1n cw b
coeliac 1f 5j l 7d o
coeliac_app 1n 7d j
cof 1i 2k g a0 4
coffe o 1f 8 1t 3 2e 4 2j i 2k i 2p 3 2s 3 3a 4 3b 6 3l 2 3p 4 4i 6 4q 2 59 d 5f 2 5m l 7z 5 8f 4 91 5 9y 8 b5 3 cj 5 dg 2 f1 b f2 4 ft a
coffe_adopt 1n f1 a
coffe_bar 1i 1f a
coffe_bean 1n 5m t
coffe_bik 1n 2k n
coffe_cart 1n 2k u
coffe_clean 1n 4i c
coffe_drink 1n 5m e
coffe_ground 1i 7z 9 ft k
coffe_homemad 1n 2j c
coffe_near 1i 2j g
coffe_offic 1i 59 j
coffe_play 1n 3b b
coffe_shop 1n 2j s
coffe_subscri 1n 5m o
coffe_turntab 1n cj a
coffeeh 1n 2j b
coffin 1i 3f 16 9d 5
coffin_biodegr 1n 3f b
coffin_burial 1n 3f b
coffin_clay 1n 3f b
coffin_green 1n 3f b
coffin_hand 1n 3f b
coffin_handmad 1n 3f b
coffin_mak 1i 3f a
coffin_myceliu 1n 3f b
coffin_pap 1n 3f b
coffin_tre 1n 3f b
coffin_willow 1n 3f b
coffin_wood 1n 3f b
coffin_wool 1n 3f b
coffin_woven 1n 3f g
cogniti 1n 7q r
cogniti_train 1n 7q j
cohort 1n a4 a
coily 1n 2 e
coily_hair 1n 2 b
coin y 1c 6 1p 5 7i 4 7r 3 83 m 9c 2 bq 9 bx d de 3 ei 2
coin_auction 1n 83 b
coin_collect 1n 83 j
coin_comic 1n 83 9
coin_grad 1n 83 h
coin_pokémon 1n 83 b
coin_trad 1n 83 b
cola 1i 63 7 64 9
cold k 0 8 n 8 12 4 2r 8 31 3 3y 5 5c i 5i 3 5n 4 5o 6 5z 7 68 4 6b 2 6f 4 74 3 9a 3 9c 2 9u 7 9v 4 d0 8
cold_email 1n d0 j
cold_onc 1n 5o b
cold_plung 1n n f
cold_pres 1i 0 a 2r j
cold_proces 1n 0 f
cold_room 1a 5c j
cold_stor 1f 9u f
cold_storag 1n 5c 13
coldest 1n 9u 5
coliv 1n ag b
collage 1n 7 b
collaps 1i 2d d et 3
collaps_train 1n 2d b
collar 19 3h 2 4b 3 4c 4 dw n e0 v fq l
collar_bed 1n dw d
collar_cats 1n e0 b
collar_harnes 1n dw b
collar_measur 1n e0 b
colleag s y 8 1b 2 32 5 4o 4 4q 4 4x 4 4y 4 4z 4 5d 4 6x 3 a8 6 af 4 az 6 by 4 c0 4 ct 4 cw 4 dg a dh 2 dp 6 ds 4 fe 2 fl 4
colleag_nearby 1n y b
collect l 12 a 1b 2 1c 5 1j 4 1w 3 1y 4 31 5 3g 4 3h 6 3v 3 3z 4 45 5 46 4 4i 6 5k 5 69 9 6k 5 77 5 83 h 8w c 8y 7 92 6 bb 3 c3 5 cb 5 cj d cm 3 cs c d2 5 da 9 dd 5 de 4 dm 7 dt 5 e5 7 ed 4 eh 6 eq 5 f9 a ft i
collect_auction 1n 83 f
collect_bicycl 1n c3 c
collect_box 1n 8y b
collect_buy 1f 83 d
collect_coffe 1n ft b
collect_collect 1i 83 a
collect_dish 1n 31 c
collect_dogs 1n dt c
collect_grad 1n 83 h
collect_hom 1n 3h 9
collect_marketp 1n 83 b
collect_monthly 1n 83 9
collect_onlin 1n cs c
collect_outgrow 1n 1j a
collect_pictur 1n 3g 9
collect_proof 1i dd a dm a
collect_return 1n 8w b
collect_review 1n cs e
collect_sel 1i 83 a
collect_sew 1n 45 b
collect_such 1n 83 9
collect_suitcas 1n cb c
collect_suppli 1n d2 b
collect_surplu 1n 12 f
collect_symptom 1n 77 b
collect_trad 1n 83 h
collect_until 1n 69 c
collect_vegetab 1n 5k b
collect_worn 1n 92 b
colleg 1i 2v 4 ab q
colleg_plac 1n ab f
cologn 1c 5 9 i 8 2j 8 4z 9
colombi 1f 5r b ei 9 fv 8
colombi_peruvia 1n 5r a
colony 1n 9m k
colorad 1n 6o a
colour r 2 4 3 a c 9 m 5 r 8 1s 8 1t 5 44 6 49 4 67 2 80 5 90 9 aa 4 aq 7 e9 4 ev 4
colour_everybo 1n 1s c
colour_furnitu 1n 90 g
colour_natural 1n 3 c
column 19 1a 3 56 5 a9 3 at 5 cv 4 dc 3
com v f 3 s 4 1o 4 30 3 33 2 6k 2 6l 2 79 2 7e 4 8r 3 9o 3 b8 3 ca 2 cb 2 dg 2 e3 2
combin 1f 4i a 9o g c2 a
comedy 1n 39 n
comedy_night 1n 39 g
comfort 1i af 4 fg 8
comic 1c 4d 4 83 p 8j 9 ba 12
comic_artist 1n ba d
comic_book 1n ba f
comic_collect 1n 83 b
comic_grad 1n 83 b
comic_platfor 1n ba d
comic_read 1n ba k
comic_sel 1n 83 9
comic_weekly 1n ba d
coming 1i ex 4 f0 4
comma 1f 3n 4
command 1n ea 5
comment 15 l a 4n 6 7s 9 a5 4 b0 3 b8 7 cw a e8 9 ef a
comment_bugs 1n cw b
comment_photo 1n l b
commerc 15 58 9 5e l 67 7 9m 6 9u a d2 4 d4 4 el 7 ft 5
commerc_battery 1n 9u c
commerc_kitchen 1n 5e q
commiss 12 1v 3 2x 4 6n f 90 3 93 3 ab 3 b7 5 bz 6 c1 9 c2 3 cj 5
commiss_own 1n 6n b
commit 1i 90 4 eb 9
committ 1n 16 5
common 17 19 3 3n 3 44 4 6s 3 bp a bs 4 d0 3
communa 1i 19 g 2t a
communa_garden 1n 19 e
communi t h 3 12 5 16 5 17 b 19 k 1c 5 1e g 1m d 1w 3 5e 6 5k 5 5r 5 6l 4 7g 3 af 9 b0 5 b6 b b8 a bv 5 ca 5 cl f cn 3 eb c ec 5 f0 6 fc 4 ff f
communi_app 1i 1m i
communi_cinema 1n cl k
communi_energy 1n 1e n
communi_garden 1i 19 v
communi_hal 1i f0 9
communi_own 1n ff n
communi_room 1n eb g
commut 11 e 6 29 6 2k 6 2o 6 3a 7 43 6 7v 6 b1 3 b5 8 c3 6 c5 3 c7 r c8 6 dt 6
commut_driv 1n c7 d
commut_sam 1n c7 b
compact 1n e5 j
compact_bins 1n e5 b
compan s 4i 5 4j 5 4k 8 4l 5 4m 5 4q 5 4x d 4z b 50 5 52 8 53 8 57 5 58 9 59 5 5a 5 5f e 5g 5 6m 5 98 5 9s b 9t 9 9u 4 9v 5 au 5 cr 5 cv 5 d4 5 dg 5 dk 5 dn 5 eg 5 em 5 fn c fo a ft 5 fu 5
compani 17 13 5 2g 8 3j o 3t w 6t 7 af 8 an z
compani_elderly 1i 3t o
compani_end 1n 3j 9
compani_old 1i an f
compani_senior 1n 3t e
company i w 3 1a 3 1b 7 1f 3 2g 3 2i 6 2u 5 2v 3 31 4 3t 6 4g 3 4j 7 4m 7 4q 3 4r 4 4t 4 4x a 50 3 52 5 56 3 57 9 59 3 5a a 5f 3 5i 3 68 4 69 5 6m 3 77 3 8v 3 8x 6 98 7 9b 5 9j 7 9s 6 9t 7 9x 5 ao 4 ap 3 au 7 aw 3 c3 5 c4 3 c7 5 ci 4 cm 2 cn 3 ct 5 cv 7 cw 3 cx 5 d0 6 d3 9 d4 3 d7 3 dc 3 dd 4 de 3 df 3 dj 5 dk 7 dl 3 dm 3 dp 9 e5 4 ed 4 eg 8 eh 3 ei 5 ek 3 el c em 5 fo 4
company_account 1n au b
company_app 1n 57 b
company_buy 1n 9s a
company_car 1i 9t c
company_card 1n d3 c
company_deliv 1n 69 c
company_din 1n ci 9
company_documen 1n dp h
company_half 1n 68 b
company_idea 1n 4x c
company_leas 1n 4r a
company_lend 1n 1b c
company_open 1n d0 b
company_own 1c ct a dp 9
company_prepar 1n 2i b
company_report 1n 57 b
company_retreat 1n 5a h
company_rul 1n d3 b
company_sees 1i dk a
company_sel 1i fo a
company_softwar 1n el s
compar m y 3 1r 9 23 5 3d 9 3r 6 4i 3 4u 2 5c 2 7n 5 9h 2 bz 3 c1 b cp 3 fd 5 fn 3 fv 3
compar_book 1n 3r c
compar_footpri 1n 23 b
compar_forty 1n c1 b
compar_grocery 1n 1r h
compar_pictur 1i 7n 9
compara 1n 6o 5
compari 1f 6 3 1r a bz 8
compens 1i 7v r 9s e
compens_emissio 1n 9s c
competi 1c 3x c 4i 4 54 5 db 8
competi_saturda 1n 3x c
complai u 27 3 4r 2 58 3 59 3 70 2 77 5 7j 2 7m 9 7v a az 3 c9 3 cs 7 cy 7 d0 4 e6 5 el 6
complet x 1p 4 5b 3 74 9 76 3 82 8 8h 6 8p 9 a3 8 c1 2 di 3 dv 5 dz 3 e7 8 e9 3 eh 3 eq 5 fk 4
complet_begin 1i 74 b a3 b
complet_camp 1n 8p b
complia 1c 4j d 4l 8 dm u dn q
complia_automat 1n dm c
complia_offic 1n 4j b
complia_smal 1n dn d
compos 1i b7 c ck e
compost 17 9 b a 8 19 3 7z 5 8t 3 ft g fu 7
compost_pap 1n 9 c
compres 1n fm f
compuls 1i 15 4 ee 3
comput 12 1a 3 3w a 4z g a3 4 an 4 b4 b bc m cu 3 d4 3 ep 3 f4 3 fi 3
comput_backup 1n 4z c
comput_gam 1i b4 c
comput_help 1n bc g
con 1n 2q e
conceal 1n 3 b
concept 1n b9 5
concern 1n 1s 6
concert 11 m 3 1w g 39 s 3o b 3t 9 42 3 4d 3 6i e 8q 6 a7 3 b8 5 cc 5 cg 3 ch 8
concert_liv 1n 39 g
concert_unusual 1n 39 c
concert_venu 1n 6i j
concier 1i 6g b an a
concret 1c 9b 4 9w a 9x 8 ei 9
condime 1n 5u a
conditi 14 2 f w 5 1y 4 4i 3 7n 7 83 8 8j 3 a4 3 ao 2 e7 5
conditi_check 1n 83 9
conditi_onlin 1n 2 b
condole 1n 3g 9
conduct 1n cc t
conduct_upload 1n cc c
confect 1i 2p 8 5w a
confere 11 4h 3 4y 7 6l 3 as 3 au 3 ct 9 cy 3 dd 3 dj 3 e6 3 e7 3 e8 3 ec 3
confere_twelv 1n ct c
confide 11 u 3 z 3 4j 6 a8 7 ao 3 bn 3 cn 3 ct 3 d7 3 d9 3 dc 8 dk c do 3 fg 3
confide_talk 1n dk b
confirm z v 3 4g 5 7c 3 7j 3 7n 3 at 3 az 3 db 3 dg 3 dm 5 do 3 ef 3 ej 3 ep 3 fj 8
confirm_nam 1n fj b
conflic 1n ep k
conflic_open 1n ep b
confus 1n a0 5
congreg 1n 6k b
congres 15 q 4 u 4 v 4 w 3 x 4 z 4 6o 4 7w 3 eq 4
connect 10 8 3 q 3 t 3 1b b 1e 8 4h 2 6a 3 6g 3 76 9 8w 9 9t 7 9u 9 bp 9 bx a cv h
connect_both 1n bp b
connect_cold 1n 9u a
connect_glucos 1n 76 b
connect_hat 1n 8w b
connect_til 1n cv f
connect_wallet 1n bx b
conscie 1c 1p 4 23 7 5q 3
conscio 19 23 8 2r 7 5p 8 5z 8 7s 7 dv 7
consent o q 2 u 5 w 6 13 2 1s 2 3b 2 4o 2 4x 2 6l 2 7j 2 7p 2 7q 2 9g f ai 2 av 3 ay 2 bp 3 cp 4 cs 2 cu 7 d6 2 dl 3 dn 8 do 4 ed 2
consent_form 1n 9g b
consent_match 1n w b
consent_phon 1n 9g b
consent_speak 1n cu b
conserv 1n 8u 6
consign 1n 42 b
consol 10 6n 3 8w 2 b4 7 co 3 cu 2 cw 3 cx 3 dc 4 dd 3 di 3 dm 2 f4 k fi 4
consol_pcs 1n f4 9
consoli 1n c2 b
constru 15 4t 7 52 7 5d 8 8g 8 9b l 9w 6 e7 8 ei w ej 8
constru_company 1i 9b c ei d
constru_report 1n ei p
constru_sit 1n ei k
constru_tool 1n 9b j
consula 1n aw n
consult v l 9 o 6 u h 1g j 4m b 4w 5 51 6 53 8 54 j 5f 6 7g f 9a 4 9h 6 at 6 ax a ay 5 d1 5 dm 7 do 6 dx d e8 e eq 6 fn 7 fo 7
consult_cycl 1n e8 a
consult_doctor 1n 7g e
consult_help 1n 1g 9
consult_writ 1i u a
consum 1c 7k d 7v s bz 5 fn 8
consum_claim 1n 7v k
consum_right 1n 7v d
consump 1i 28 a 2b h
consump_hom 1i 2b a
contact 11 2e 3 2f c 2h 3 84 2 8f 3 am 7 bc 3 bs 3 cy 3 d0 b d6 i de 3 fu 3
contact_not 1n d6 b
contact_record 1n 2f b
contain 11 q 3 4s d 5q c 68 5 9k g 9u e 9x f e5 f ff a fk 6 fu e
contain_cuts 1n 9u a
contain_farm 1n 9k c
contain_hom 1n 9x i
contain_next 1n 9k a
contain_rout 1n e5 a
contain_shop 1i 4s e
contami 1n 5j 5
content 15 4n 7 70 3 78 4 8o a b8 4 cq c cr r dj 3 eh 4
content_writ 1n cr u
contine 1n bf 9
contrac j f 3 1d 3 1e 3 1i 3 2u 4 2w 3 4m 3 4r 2 4v 5 4w 2 4y 6 58 8 5d a 69 3 6p 4 7j 6 8z 6 98 3 9b 3 9e 5 9o 3 ah 5 al 5 ao 7 aw 3 bz d c1 2 ci 4 d4 4 d7 3 d8 g d9 h dg 5 di 8 dk 3 eh 3 ei 3 ej 7 ek 4 el 5 ex 3 fa 2 fj 5
contrac_clean 1i 58 c
contrac_employe 1n di d
contrac_end 1i dg b
contrac_insuran 1i fj a
contrac_managem 1n d8 c
contrac_mark 1n d9 c
contrac_ord 1i d8 a
contrac_order 1n 4y c
contrac_pension 1n al b
contrac_post 1n 4v c
contrac_rent 1n 5d g
contrac_review 1n d9 w
contrac_sign 1i d8 p
contrac_such 1n bz c
contrac_wait 1n 9e b
contrad 1a t 3 2a 3 al 3 dm 3 dp 3
contrib 1n bv n
contrib_pot 1n bv b
control 13 1i f 7x 5 8a 3 98 3 a4 3 cv 7 ek 9 fa m fl 7 fn h
control_lift 1n ek b
control_near 1n fa d
convent 1f s 5 9g 4 f4 4
convers h 29 3 3p 9 4o 6 8i 6 8z 3 a8 a an 6 ap 5 be 4
convers_card 1n 8i i
convers_clas 1i 3p c
convers_partn 1n a8 h
convers_teach 1i 3p a
convert 1c 2k f 36 8 bk k fo 3
convert_electri 1n 2k b
conveyo 1n fl a
cook n o 6 14 8 1q b 24 4 2g 7 2l 6 2m b 2n b 2s 8 2t c 2u 8 2w 7 30 e 31 8 3y f 5a 8 5e 7 5i 9 5k 4 5n b 5o 7 5t 4 5u b 5y 7 5z 4 60 b 62 8 6f 6 6n 3 6p 6 6v 4 7z 4 88 8 8f c 9r a aw 3 bm 7 dv a ew j f5 m f6 5 f7 5 ft 4
cook_box 1i 5i d
cook_chef 1f 5n a
cook_clas 1i ew r
cook_cours 1i 30 b ew d
cook_dish 1c 14 9
cook_dog 1n dv f
cook_elderly 1n 3y d
cook_evening 1n 5a c
cook_fir 1n 6v 8
cook_food 1n f5 f
cook_fresh 1n 2u c
cook_gas 1n 9r d
cook_grandmo 1n ew i
cook_hom 19 30 f
cook_invit 1n 2t c
cook_korean 1n 2n b
cook_learn 1n ew g
cook_lesson 1n ew g
cook_liquid 1n 9r b
cook_lunch 1f f5 h
cook_market 1n 2m c
cook_meal 1n f5 s
cook_neighbo 1n f5 g
cook_old 1n 3y k
cook_open 1n 31 c
cook_organic 1i 2w b 5o a
cook_own 1n f5 a
cook_portion 1i 3y a f5 r
cook_rol 1i ew a
cook_school 1n ew e
cook_sel 1n f5 i
cook_senior 1n 3y d
cook_show 1n o b
cook_slowly 1n 5u b
cook_smal 1f 3y 9
cook_tapioca 1n 2s b
cook_teach 1n ew b
cook_tourist 1n ew b
cook_travel 1n ew b
cook_venezue 1n 2l b
cook_worksho 1n ew e
cook_world 1n 2t c
cookboo 1n bm 1a
cookboo_family 1n bm d
cookboo_grandmo 1n bm d
cookboo_recip 1n bm f
cookery 16 5e 4 5s 4 5y 3 60 4 66 4 88 3 8f 4 ew d
cookery_school 19 ew 7
cooki 1n dn h
cooki_ban 1n dn d
cookwar 1n 8f b
cooky 1i 2p a dn a
cool w 3 6 25 6 2q 5 59 3 5c e 5h 5 5n 3 5t 3 5w 2 62 3 9j 4 fn 6
coolant 1n 91 6
coop 1i 1e n ff e
coopera 13 1e l 2h 4 4h c 4i c 5d 4 6o 3 9l 3 9o 3 9y a ff m fp 8
coopera_forty 1n ff a
coopera_own 1n ff j
coopera_puts 1n 1e b
coopera_villag 1n ff g
coordin 1c 2x e 47 c 6h b 7h f
coordin_car 1n 7h f
coordin_clean 1n 6h b
coordin_dat 1n 47 b
coparen 1i 1h 9 1s l
copd 1n 7w r
copd_breath 1n 7w a
copenha 16 3x 7 41 7 59 8 5o 7 8m 7 90 7 c3 7 et 6
copi y t 3 z 6 10 2 15 3 2p 3 6a 5 99 4 a4 3 bm 3 cr 2 cu 3 cz 3 d7 6 dn 5
copy q 1l 4 1n 4 1s 4 2y 5 4d 4 55 3 57 2 8f 4 8i 4 99 3 9z 2 a3 2 ar 5 at 8 au 5 b4 8 b6 3 b9 7 ba 5 bj 5 bk 4 bm 4 cc 4 cr 8 cv 4 dm 3 dn 3
copy_data 1n at d
copy_documen 1n bj 9
copyrig 1n cf 5
copywri 1n cr b
cor 1c 9a 3 9b 9 ei 3
cord 19 26 a 38 5 40 7 4e 4 8k 4 fb 3
coriand 1n 2l 7
cork 17 1f 7 1p 3 5r 7 5s 5 7y 8 ch 4
cork_marbl 1n 7y 8
corn k h 5 2g 3 2j 7 2m 4 2z 3 33 4 3n 3 4e 3 4p 3 4u 3 55 5 59 3 5l 3 7l 3 7s 3 83 5 89 3 8y 3 92 4 96 4 97 5 9m 3 b9 2 bw 5 c1 3 di 3 du 3 dx 3 f2 3 f4 4
corn_evening 1n f4 9
corn_next 1i 2j b
corn_shop 19 bw 8
cornwal 1n 6u 9
corpora 16 1b 8 4a 8 4l 7 4x j 52 p 5a d 8o 8 d3 8
corpora_train 1n 52 u
corpora_video 1n 4x j
correct s g 8 u 3 2d 9 3e 2 3p 7 4b 3 4h 2 7b 7 7j 2 9d 2 a8 5 aq 2 ax 2 b0 3 bo 4 cn 3 d2 6 dc 4 dp 2 ef f eo 3
correct_exam 1n ef k
correct_lat 1n 3p b
correct_postur 1i g b
corrido 13 e 3 t 4 3d 3 4j 5 71 5 8y 3 99 3 9j 6 bw 3 dj 2
cosmeti 17 0 e 1 9 3 8 d 8 6d 7 70 6 7d 8
cost 9 1h 5 22 7 37 3 3d 4 6a 2 6f 5 au 7 bp 4 bs 4 e3 3 eh 3
cost_app 1n 22 g
cost_book 1n 37 b
cost_calm 1n 1h a
cost_fees 1n bx b
cost_ord 1n 6f b
cost_plan 1n 7h b
cost_proport 1n bp b
cost_settlem 1n eh b
cost_softwar 1n 6f d
costum 1i 3s d cd 1a
costum_borrow 1n cd c
costum_clos 1n cd 9
costum_drama 1n cd c
costum_hir 1n cd l
costum_lend 1n cd c
costum_musical 1n cd c
costum_play 1n 3s c
costum_rent 1n cd c
costum_rental 1n cd k
costum_school 1n cd i
costum_show 1n cd 9
costum_stag 1n cd c
costum_swap 1n cd c
costum_theatr 1n cd i
cosy 1i 8 9 b4 i
cosy_video 1n b4 b
cot 19 1a 3 26 9 6g 3 6s 3 8h 9 8y 2
cots 1i 26 8 8h j
cots_high 1n 8h b
cottag 1n 34 b
cotton 1c 3z a 43 7 4f d 87 4
cotton_underwe 1n 4f b
couch 1n 74 l
couch_run 1n 74 h
cough 1a u 6 39 3 3p 3 7g 5 fq f
cough_movemen 1n fq a
council w u 3 1e 4 27 5 4j 3 4t 3 6d 3 9b 3 ap 3 b0 d dh 3 di 3 dj 5 dk 3 dl 5 dp 3 e4 c e5 3 e6 5 e8 g eb 3
council_meeting 1n b0 b
council_yearly 1n e4 b
counsel 1c 3j m 79 m ab 7 dk b
counsel_session 1n 79 c
count 8 y 2 1t 2 2j 3 2o 3 4o 2 68 2 7b 2 7z 3 82 3 9s 3 eo 4 ff 3
count_brick 1n 82 a
count_café 1n ff a
count_complet 1n 82 a
count_correct 1n 7b b
count_cough 1n fq a
count_mushroo 1n 7z 9
count_near 1i 2r a
count_next 1i 2s a
count_often 1n 1t d
count_sel 1f eo a
count_until 1i 2o a
counter 1i 7z j 9y n
countr 1n d4 b
country t 1z 3 20 3 2o 5 4m 3 50 3 54 8 5l 4 5r 5 6h 2 6w f 6x 6 70 2 7n 2 ap 2 aw 5 bw 9 cz 3 dx 3 eq 3
country_bought 1n 6w a
county 19 9i 4 ao 3 e7 3 ea 8 eb b f8 2
county_deposit 1n eb b
coupl s i 5 o 2 1v 5 25 6 2m 5 2p 9 2x j 2y g 31 5 34 5 36 5 37 5 3e a 47 b 6q c 6z 4 79 b 7q 5 86 4 8b 5 8e 5 8i e 8n 5 8r 5 8z 3 90 5 bn 4 bp q ci d ck 5 ev 4
coupl_book 1i 79 b ci 8
coupl_budget 1n bp k
coupl_choos 1i 2y b
coupl_connect 1n bp b
coupl_family 1a 2y c 6q 9
coupl_forg 1n 47 b
coupl_money 1n bp r
coupl_plan 1n 2x c
coupl_questio 1n 8i d
coupl_rehears 1n 3e a
coupl_sav 1n bp e
coupl_tast 1n 2p b
coupon 1i 1r 4 bl 3
courag 1i 6z e 8u 4
couri 14 2h a 2n e 3f 3 5g x 5n 4 69 i 6b 6 7i 7 by 6 f5 5
couri_company 1n 69 c
couri_laborat 1n 5g c
couri_open 1n 2h b
couri_pick 1n 2n b
cours m h 5 i 8 j 8 o 6 s 4 14 5 15 9 1a b 1l b 25 3 2t 3 30 5 35 b 3p 4 3x 7 4k 4 4l 4 52 4 6v a 71 7 72 3 78 7 7f 5 84 4 a0 5 a3 e a4 e a5 h a6 e ab 5 ad 7 af 4 aj 4 bc 4 c3 3 dg a du 5 et a eu d ev 4 ew b ez 3 f0 3 f2 3
cours_begin 1i et 9
cours_book 1i 1l l
cours_complet 1n a3 c
cours_din 1n 30 c
cours_medical 1n a4 b
cours_monthly 1n a5 b
cours_short 1n 78 b
cours_smal 1i ew 8
cours_teach 1i a5 c
cours_weekend 1n 84 9
cours_women 1i 1a f
coursew 1n a9 k
court z h d 1h 6 4y e 7k 6 7v 5 97 2 98 4 9h 3 al 3 ax 2 d8 5 e4 3 ec 3 ei 3 ep 9 f3 r
court_fil 1n 4y c
court_leagu 1n f3 a
court_near 1n f3 f
court_roof 1n f3 a
courtya 1n 33 6
cousin x 14 4 1j 4 1y 5 2y 5 40 6 4y 5 8h 5 ab 5 ag 5 ak 8 aw 4 b0 4 bi 5 bw 5 ci 4
cousin_add 1n ak b
cov r 2m 3 45 2 4u 3 4y 2 51 3 53 3 56 2 58 2 8k 8 8r 3 8w 2 92 4 ai 9 bt 3 bu 8 cb 2 dq 3
cov_let 1n ai g
cov_recycl 1n 8k c
cover 13 m 3 5x 3 96 3 bu b by 3 cy 3 dh 2 dw 3 er 5
cow 19 8h 6 9r 5 f6 p fq o
cow_box 1n f6 a
cow_collar 1n fq b
cow_family 1n f6 8
cow_farm 1n f6 a
cow_fisherm 1n f6 a
cow_shar 1n f6 a
cowork 17 3a x 4u 4 5f j 6x 3 ax 4 ay 4 d1 4
cowork_compan 1n 5f f
cowork_spac 19 3a i
coworki 1n 3a c
cows 1f 9r e fq d
cozy 1n b4 b
crack w 29 4 2i 5 5v 6 5w 2 8m 7 92 8 bu 4 cg 4 ei 8 f3 2
crack_ven 1n 92 b
crackl 1n cj 8
cradl 1i o 5 26 l
cradl_notic 1n 26 b
craft y 2o 8 64 d 65 l 6o 6 7y 9 87 7 8g a a5 b bb b cz a d5 3 da 6 dw 5 eg b ej 6 eu h f8 h
craft_bakery 1n 2o b
craft_beer 1n 65 t
craft_busines 1i eg e
craft_café 1n eu a
craft_distill 1n f8 a
craft_lemonad 1n 64 g
craft_worksho 1i bb e eu k
craftsm 17 17 b 46 7 87 7 8s c 93 a cz 8 eu 9
craftsp 1i d1 9 eu r
craftsp_show 1n eu b
craftsp_worksho 1n eu a
cran 1c 5d 2 8g 3 9x g ei 3
crash 16 i 3 z 3 36 4 6i 3 6n 3 8h 3 c6 4
crat v 12 7 1j 7 2e 5 2r 7 54 2 5c i 5d 4 5h 3 5k a 64 g 65 4 66 4 6f 4 8h 6 ca 4 cj d ev 3 fu a
crat_bars 1n 64 b
crat_pick 1n 5k b
crat_wash 1n 1j a
crav 1n 7f k
crav_group 1n 7f b
craving 1n 7f 9
crawl 1i ez 6 f2 8
creak 1i 26 3
cream y 0 8 1 j 4 g 9 b b 8 m 2 t 2 y 4 2q p 49 4 5x 4 6f 7 6z 4 7g 2
cream_alumini 1n 4 b
cream_fragran 1n 1 b
cream_glas 1n 9 c
cream_lov 1n 2q d
cream_near 1n 2q g
cream_organic 1n 2q b
cream_parlour 1n 2q c
creas 1i 8j 4 8n 4
creat 1c 5 9 ar 9 d1 9 ej e
creat_quot 1n ej e
creatin 1n 7 b
creativ 1c ar s b7 l da 8 et 7
creativ_stock 1n b7 l
creator 16 4d c 4n v 4v d a5 8 ar 8 b7 k b8 x by 7
creator_brand 1i 4n c 4v d
creator_fre 1n 4n f
creator_licens 1n b7 b
creator_members 1n b8 n
crech 1i 3m a dt a
credit 10 4h r 53 7 5h 2 7j y 7k h 9n 4 9r 3 9s p a6 3 bt 3 bv 7 c0 7 d5 3
credit_build 1n 7j r
credit_bureau 1i 7j a
credit_card 1i 7k l
credit_history 1n 7j t
credit_loan 1n 7j f
credit_scor 1i 4h w 7j q
credito 1n 7k 4
creditw 1n 4h h
creek 1i 9s 8 fp 6
creep 1n fn 8
cremat 1n 3h p
cremati 1i 3d y 3h n
cremati_near 1n 3h d
cremati_pets 1n 3h d
cremati_servic 1n 3d a
cremato 1i 3f 7 3h 6
cremona 1n ch 8
cres 1n 7z b
cret 1n 62 e
cret_pres 1n 62 b
crew 11 4a d 8r a 8v 7 8x 4 8z 3 9b 3 9l 8 e5 3 ea a el g
crew_keys 1n el c
cri 1a 2y 3 3m 3 bl 4 ck 4 ez 4
crib 1i 26 g 8h a
cricket 1n 5y m
cricket_neutral 1n 5y a
crim 1i 86 t b1 9
crim_fans 1n 86 b
crisi 1f 71 5 79 5 dk 4
crisp 1a 2n 8 2v 6 5v 8 9k 5 f4 5
critic 1n 5o 3
crm 1n d6 1c
crm_fil 1n d6 b
crm_smal 1n d6 d
croatia 1a 38 8 3c 6 3e 7 5b 8 8a 7
crochet 1n 80 v
crochet_pattern 1n 80 b
crock 1n 5z 4
crocker 1n 2u 4
croissa 1i 2o m a5 d
croissa_buns 1n 2o b
croissa_laminat 1n a5 b
crook 14 f7 8
crook_vegetab 1n f7 9
crop 19 5k 4 9l b 9s a av 5 bu f fp q
crop_farm 1n fp n
crop_insuran 1n bu g
crop_wast 1n 9s a
cros w 1u 3 2o 3 49 4 77 4 7r 4 7v 4 80 4 8k 4 ac 4 bw 6 de 6 e8 3
crossbo 1n 7y b
crossbo_shoot 1n 7y 8
crossfi 1n h b
crossin 1n ac e
crossin_own 1n ac b
crossli 1n fi a
crosspo 1n fi a
crosswo 1i b5 l bi 3
crosswo_morn 1n b5 c
crow 1n fr 3
crowbar 1n 69 6
crowd 1f 4d 5 6i 2 7l h
crowdfu 1i 1c g 8i 9
crown 1c c 3 10 l 11 p 70 8
crown_bridg 1n 10 f
crown_fit 1n 11 b
cruel 1n av 5
crumb 19 17 3 2o 4 3b 3 5t 4 8r 2
crumbl 1f 6p 6 ch 3
crumpl 1i d2 4 dc 5
crunchy 1n 5v j
crunchy_savoury 1n 5v b
crush 1n 60 4
crust 1i 2o 6 8f 4
crutch 1n k 3
cry 14 1g a 26 i 3h 2 3r 4 3s 3 4e 6 8j 4 ck 3 co 3
cry_rock 1n 26 b
crypto 1n bx 1c
crypto_app 1n bx f
crypto_hold 1n bx d
crypto_portfol 1n bx i
crypto_tax 1n bx h
crypto_track 1n bx o
crypto_wallet 1n bx d
crèch 1n 29 7
crêp 1n 41 7
csrd 1n fo b
cub 1n 3b 4
cubic 1i 8x 5 f9 7
cucumb 1n 2r 7
cue 1n cf g
cues 1n cf a
cuf 1a 40 3 42 3 7w 6 bg 5
cuisin 1c 2m 9 30 c 60 g 75 4
cuisin_recip 1n 60 b
culprit 1n 86 3
cultiva 1n 5y a
cultur 1i 5z 5 7z 4
cultura 1n 5r 5
cumin 1n 60 7
cup x 6 6 1x 2 2e a 2j 6 2k 5 2r 3 2s 8 49 8 8m 4 9y 7 eh 2 et 3 fu 9
cup_siz 1n 49 c
cupboar w 27 3 2o 4 3a 3 4i 4 4k 3 8h 3 8i 5 8q 4 94 4 97 4 cd 9
cupcak 1n 2p b
cups 12 6 5 8 9 2j 3 2k 9 2r 3 2s f 8m 7 et 8 fu h
cups_back 1n 8 c
cur 17 w 4 44 4 71 4 7f 4 a9 4 cx 4
curat 1n az b
curator 1n 6j k
curator_tel 1n 6j b
curiou 1c 2t 9 5s 3 ad 8 b2 8
curl 1f 2 i c 9 dr 3
curly 1i 2 p c j
curly_coily 1n 2 b
curly_hair 1i 2 i c f
currant 1n 64 4
currenc 1i 9v 4 bs 4
current 1f 35 4 9p 3 bz 5
curricu 1i 1p y a2 5
curricu_weekly 1n 1p a
curry 1f 5u 9 6p c ew m
curry_learn 1n ew b
curs 1i 2g 5 81 4
curtain 17 8n 8 9j 7 fe 3
curv 14 27 7 29 a 97 c 9m 5 as 5 fn 3
curv_carry 1n 29 b
cushion 1f 2d 3 f2 6
custard 1n 3y 3
custody 1f 1h q 1s a bx 8
custody_schedul 1i 1h 9
custom w 2 6 5 6 1v 8 2a b 2p g 44 6 47 9 4b a 4d c 4w 6 54 6 5m 3 60 3 68 3 6a r 6o 3 8b f 8o 6 ck f dc 7 fk 5
custom_cak 1n 2p q
custom_clearan 1n 6a b
custom_declara 1i 6a h
custom_form 1i dc a
custom_furnitu 1n 8b b
custom_itinera 1n 1v b
custom_paperwo 1n 6a n
custom_print 1n 2a h
custom_shirt 1n 4d i
custom_song 1n ck l
cut l 0 4 8 3 c b r 4 18 3 2a 4 2n 3 3z 7 43 3 49 4 4a 6 4b 4 4f 4 4q 3 4x 6 55 4 5l 3 5t 6 6b 5 81 5 87 4 88 3 89 3 8b 4 8d 5 8e 7 8f 5 8t 4 94 3 9k 6 aq 5 au 6 b1 5 bg 5 cf 2 dr 3 fb 4 fe 3
cut_cloud 1n au d
cut_oak 1n 7y 8
cut_off 1c 6b 9
cut_pot 1n 8d b
cut_short 1n 4x c
cut_sit 1n bg b
cut_women 1n 4a b
cuts 10 b 3 c 7 89 2 9u 8 cf 2 ew 4 fe 8
cuts_along 1n fe a
cuts_peak 1n 9u a
cutting 1c 1u 7 4q 7 8d d 8t 6
cvs 1n ai 5
cyb 1f 4z a 57 4 dl j
cycl 14 6 8 21 7 23 6 6r 8 77 r 7r 3 9z 3 e8 9 fo 7
cycl_app 1n 77 c
cycl_menopau 1n 77 n
cycl_path 1n e8 a
cycl_rout 1i 6r 9
cycl_track 1n 77 g
cyclist 16 2f f 34 7 43 7 5v 7 6r h 87 6 c3 d c5 c
cylind 1n 2h 8
cymbal 1n ce 4
czech 1a 4c 8 6j 8 80 6 br 8 fl 7
dab 1i 1 4
dabba 1n f5 a
dad 1a 1s 2 b3 6 bq 3
dahlia 1n 8e d
daily s 4 2 7 6 j 7 k 2 y 2 1r 3 2i 2 3i e 6l 7 71 5 72 7 7a 5 7f 7 7p 6 8k 7 a2 9 an 5 as 2 az 8 b5 7 cv 5 du 9 ei 7 fd d
daily_gam 1n a2 b
daily_lesson 1n j b
daily_messag 1n 7f b
daily_pag 1n 8k c
daily_report 1n 6l c
daily_sit 1n ei b
daily_speech 1n 7p b
daily_task 1i 72 a
daily_video 1n du c
daily_vitamin 1n 7 b
dairy 1f 5t k 9j 3 fq e
dairy_nev 1n 5t b
dalla 1f c 8 2z 8 6y 8
damag s v 7 1x 3 28 a 2x 3 36 4 45 2 4r 2 4z 3 58 3 5d 4 68 2 8v 4 8x 5 95 5 96 2 9e 2 bt 4 c6 2 e4 6 e6 9 eb 2 em b er f
damag_estimat 1n er c
damag_photo 1f e4 9
damag_worn 1n em b
damp 12 27 3 66 5 8y 5 97 l 9x 3 cg 7 es 5 et 4
damp_wal 1i 97 d
damp_writ 1n 97 b
danc w 3 3 i s s 6 1w 2 2s 3 2y 2 3x 3 41 5 46 4 49 3 4f 3 ae 3 bh 3 ci 7 ck 7 ez a f0 f
danc_clas 1n i k
danc_lesson 1n i e
danc_partn 1n i c
danc_school 15 i i
dang 16 1f 3 21 4 3j 3 79 4 dk 4 e6 3 er 3
dangero 19 17 3 68 4 76 7 7f 4 ae 4
danish 1n 41 e
danish_design 1n 41 b
danub 1n 6r 9
dar 11 j 5 1x 4 6j 3 a8 3 ah 3 at 5 d1 3 e9 3 ev 3
dari 1n 4o f
dari_appear 1n 4o b
dark o 3 6 7 3 1n 3 2n 4 32 3 5e 4 5w 3 5x 3 62 3 65 4 7n 4 7r 7 90 3
dark_skin 1n 3 c
darkroo 1n 84 12
darkroo_enlarg 1n 84 g
darn 1f 42 6 4c 4
dash 1n 3g 2
dashboa 12 7w a 9i 5 9t 2 ar 3 cp 3 cv s d5 8 da 3 db 3 fv 2
dashboa_morn 1n cv f
dashboa_smal 1n cv d
dat f p 3 1z 4 37 5 3q 4 47 4 5p 5 5v 5 61 4 6d 3 8j 3 8v 3 98 4 9i 5 ac 3 ae d ah 3 cg 5 cy 3 d8 4 di 4 e4 3 ei 4 em 4 ep 4 fo 4
dat_app 1n ae y
dat_book 1f cg 9
dat_everyth 1n 1z b
dat_evidenc 1n ah b
dat_family 1n 3c 9
dat_notic 1n ei b
dat_part 1i 98 9
dat_plac 1f 37 a
dat_suppli 1n fo b
dat_wholesa 1n 5p b
data k q 3 t 3 4h 6 51 4 57 2 6l 3 6p 3 6w e 7o 2 7r 5 9c 3 a6 4 at a av f cv d d0 4 dc b dj 2 dk 3 dm 2 dn d dp 3 eo 3 fd 3 fo 6
data_abroad 1n 6w h
data_analyst 1i a6 a
data_annotat 1n av g
data_connect 1n cv d
data_country 1n 6w e
data_delet 1i dn c
data_entry 1f at h dc d
data_find 1n dn b
data_label 1n av q
data_languag 1n av d
data_pipelin 1n cv j
data_plain 1n cv d
data_plan 1n 6w m
data_protect 14 dn i
data_spreads 1n dc b
data_travel 1n 6w h
data_warn 1n 7r b
databas 1c 53 d 9y a au d bj 5
databas_prov 1n 9y a
dataset 1n av n
daught u p 6 15 4 2c a 3t 7 3u 6 3y 5 4o 4 7c c 7h 7 7q 4 7x 4 96 3 bc 4 bh 2 bm 2 ca 5 e9 4
daught_first 1n 2c b
daught_nobody 1i 7c b
dawn 16 16 4 6z d 9n 6 b7 3
dawn_breakfa 1n 6z a
daycar 1c 2w 9 3m s 6l i dt z
daycar_parent 1i 6l d
daycar_pick 1n dt c
dayligh 1a 3 4 c 3 1u 3 7g 3 fe 3
dead y 17 4 3d 3 3g c 3h d 6w 3 8a 2 9d 5 9n 5 cm 3 e6 7 e9 6 fr 9
dead_panel 1n fr c
dead_street 1n e6 a
deadlin z 3d 5 4j 5 99 8 ab 7 ah a ao 3 cy 3 d2 5 d4 3 d8 7 db c e4 8 e7 9 ep d eq 4
deadlin_app 1n e4 b
deadlin_portal 1n 99 b
deadlin_signatu 1n e7 c
deadsto 1i 3z 9 fs f
deaf 16 p 3 1f j 4o i 6j 4 7t h cy 8 ek 3
deaf_bank 1n 4o b
deal x 2g 3 2i 3 2l 5 45 7 5d 7 6c 4 6d 3 8i 3 90 3 9n 5 9o 6 9q 4 ap 7 c9 3 d6 d dm 3 fp 4 fs 4
deal_lost 1n ap b
deal_open 1i d6 a
dealcoh 1n 63 a
dealt 1i 92 5 c3 5
dear w 18 2 1r 4 22 3 5m 3 66 3 83 4 84 2 9k 3 c1 2 cj 3
death 17 3d 7 3g 5 ak 4 al l f9 c fd 3
death_account 1n al g
death_sort 1n f9 e
debit 1i 5h 5 bq 8
debt 1a 1r 4 7k 15 bo l c0 4 da f
debt_advic 1f 7k e
debt_app 1i bo c
debt_collect 1n da f
debt_fre 1n 7k d
debt_plan 1i 7k c
debt_relief 1n 7k n
debt_smalles 1n 7k b
debtor 1n da 8
decad 1f 1c 4 2q 3 6z 3
decay 1n 3f 7
deceas 1i 3g l 3h m
deceiv 1n bd 4
decemb 11 5t 3 67 3 8g 3 8o 6 by 3 c3 3 dd 3 eq 3 fb i fg 3
decemb_plant 1n fb a
decentr 1n w a
decid m 5 3 v 3 1q 3 1w 2 2w 6 2x 4 3g 3 6l 5 7c 2 7u 3 90 5 96 3 9d 3 ak 3 al 3 av 6 b0 4 b6 6 do 4 e7 3 e8 6 e9 3 ef 3
decid_book 1n b6 c
decid_colour 1n 90 b
decid_dif 1n av a
decisio 14 1q 3 37 4 4h b 96 3 cv 3 dd 3 do j e7 6 er 4
decisio_team 1n do c
deck 1i 8i d aa f
declar 1c 3l 5 6a b c8 4 cy 4
declara 1i 6a t fk 9
declara_help 1n 6a e
declara_invoic 1n 6a b
declin 1f 7q 9 co 4 d8 4
declut 1n 96 x
declut_wardrob 1n 96 l
declutt 1n 96 x
decodab 1n a1 k
decodab_story 1n a1 g
decompo 1n 6 e
decorat 1c 2p e 2z g 6a 6 90 9
dedicat 1n 1n 8
deep 11 3 8 u 3 46 9 6y 5 85 4 8e 3 e4 4
deep_clean 1n 46 b
deepest 1n dw 4
deepfak 1i 7u l dl f
default 1i 4h c dc 5
defeat 1n bg e
defect 1c e4 i ei p em 4 fl q
defect_deadlin 1n e4 b
defect_speak 1n ei b
defenc 1i 2f 9 ex p
defenc_women 1n ex c
defens 1n ex q
defi 1n bx b
defores 1n fo b
degr 1i 31 4
degre 1f 1a 4 23 5 ab g
degre_final 1n ab b
dehumid 1n cg 4
delay 19 w 3 11 4 2x 4 7p 8 7v q
delay_compens 1n 7v j
delay_train 1n 7v f
delet w u 3 10 3 1t 3 20 4 77 7 7f 4 a1 2 a8 4 ae 3 aj 5 an 5 ap 3 ax 3 ay 3 bi 2 bs 3 d0 3 dn e do 5
delet_request 1n dn f
deli 1i 5u c 66 9
deliber 1n e8 a
delicat 17 5s 4 5t 6 62 4 8w 4 ax 3 f8 3
deliv s 2n b 2u b 2w 7 31 c 3y 8 4i 3 59 5 5b 5 5g i 5i 3 5k 5 5l b 5n a 5q 8 66 7 69 7 6b g 8d 5 8e 8 8w b bj 6 cb c dv 7 en d f6 4 fb b fr 7
deliv_buffet 1n 31 c
deliv_dron 1n 6b d
deliv_first 1n 69 c
deliv_hom 1n 5n b
deliv_list 1n fr b
deliv_luggag 1n cb c
deliv_lunch 1i 2u b
deliv_medicin 1n 6b b
deliv_next 1n 8w b
deliv_organic 1n fb a
deliv_pharmac 1n 5g c
deliv_print 1n bj 9
deliv_restaur 1n 66 b
deliv_shop 1n 5g f
deliv_subscri 1n dv b
deliv_uber 1n 2n b
deliver m y 2 2m 5 2n g 2q 3 2u a 2z 5 31 3 4i 3 4s 3 59 b 5b 7 5e 6 5g c 5i 3 5k 7 5l 9 5n 9 5o 7 5r 8 5z 5 66 8 69 4 6b d 6d 5 6f a 6n 3 8b 8 8c 5 8d 7 8e b 8h 8 8o 5 8w 3 9a 7 9k 6 9t 4 bf a by 5 db 3 dc 7 dv 7 em 4 en e f5 5 f6 6 fb a
deliver_bik 1n 8d b
deliver_brand 1n 5e c
deliver_card 1n 8o b
deliver_cargo 1n 8e c
deliver_clean 1n 9a b
deliver_cold 1i 5o a 5z a
deliver_dat 1n 6d b
deliver_frozen 1n dv b
deliver_garden 1n 2z a
deliver_inconti 1n bf 9
deliver_kitchen 1n 2n r
deliver_next 1n 5r a
deliver_not 1c 6f 9 dc d
deliver_pick 1n 8c b
deliver_rid 1n by b
deliver_rout 1n en o
deliver_shop 1n 5g f
deliver_unassem 1n 8b b
demand t 5 3 7 2 8 3 e 5 2o 3 2r 7 2w 3 3m 3 4d 8 4o 5 55 6 56 5 5w 3 68 b 7x 2 8g 3 8o 3 9o a 9u 7 bu 5 ca 8 eo 5
demand_mix 1n 2r b
demand_respons 1n 9u c
demand_warehou 1n 68 j
dementi 16 2c c 3u l 3y 7 6t 7 7h i 7q z be 6 bh z
dementi_activit 1i 7q c bh q
dementi_app 1f 7q j
dementi_box 1n bh c
dementi_car 1i bh 9
dementi_gam 1n bh g
dementi_hom 1n 7h b
dementi_music 1i bh b
dementi_replac 1n 3u b
dementi_song 1i bh b
demo 1i b4 8 b8 d
demo_recordi 1n b8 b
demolit 1i 9w 8 fs l
demolit_sel 1n fs a
denmark y 5 6 1q 6 28 6 3f 5 4s 6 6f 6 7b 6 7f 6 7q 6 87 5 8b 6 9w 5 au 6 be 4 d5 6 fn 6 fq 5 fs 5
denomin 1n 3n 4
dens 1c 19 8 59 5 5b 4 ft 4
dent 16 q f 11 l 2e 3 36 5 62 3 8l 3 aq 3
dental 14 9 7 p 8 q 7 v 7 10 s 11 w 4i c 5g 7 70 n cq d
dental_crown 1n 11 d
dental_lab 1i 10 r 11 m
dental_laborat 1n 10 j
dental_labs 1i 10 g 11 h
dental_practic 1f 11 n cq e
dental_supply 1n 4i e
dental_treatme 1i 11 e 70 f
dentist 12 10 j 11 i 1s 6 25 3 4i 7 5g a 70 i 7e 5 an 6 b9 5
dentist_clinic 1n 5g c
dentist_dental 1n 11 e
dentist_end 1n 10 a
dentist_hom 1n 70 a
denv 1n 5n a
deny 1i ei 4
deo 1n 9 b
deodora 1n 9 18
deodora_cream 1n 9 c
departm x 8 5 u 6 49 5 4z c 50 3 52 2 7g 5 cw 6 d9 3 dl 5 dp 5 e5 b e6 b e7 g e8 5 ea g ec 3
departm_answ 1n e6 c
departm_school 1n 4z c
departu 1i 68 5 ds 5
depend 19 a 4 74 c cx b d4 4 ea 4 fj 4
depend_slept 1n 74 c
depend_tel 1n cx c
deposit s m 7 q 7 r d 2x 5 3e 2 41 2 5d 3 64 6 65 4 6e b 7i 2 7v 6 94 2 9g f ah 5 b9 3 br c bt q bv 2 c5 2 dp 5 eb c eh 8 fu 9
deposit_afterca 1n 9g b
deposit_alterna 1n bt e
deposit_calenda 1n r b
deposit_clean 1i eb a
deposit_consent 1n 9g c
deposit_few 1n q b
deposit_friday 1n 6e c
deposit_guarant 1n bt j
deposit_instalm 1n bt g
deposit_safely 1n m c
depot 12 1d 2 69 4 9j 3 9t h d0 3 e4 b e5 5 el 4 en 3 fs 3
depot_charg 1n 9t f
depth 1n 8a 5
deputy 1n 4l 8
der 1n a1 4
derby 1n ee 7
dermati 1n 1 a
dermato 1c 1 i q 8 7g e 7n k
dermato_answ 1i 7n d
describ 19 1y e 21 4 7t b 8j d
describ_read 1n 8j c
describ_resel 1n 1y b
descrip 1f 21 4 cr i es 9
descrip_languag 1n cr c
deserv 1n cz 3
design s 6 7 m 7 2a 5 2e 7 2p 7 37 b 3a 7 3z 9 41 d 42 5 47 4 4d e 4m 9 4p a 4v 5 4w k 55 6 5o 7 7e 3 80 7 81 7 8b 5 8f 8 8t 5 90 l ab 3 b7 5 by 4 cq 4 cz 4 d1 8 db 5 dw 6 fd 4
design_book 1n 4p f
design_cartrid 1n 2e c
design_chef 1n 8f b
design_decid 1n 90 b
design_gown 1n 41 b
design_guid 1n 6 b
design_instead 1n 41 b
design_local 1n 4d b
design_onlin 1n 90 m
design_paediat 1n 5o b
design_scratch 1n dw b
design_send 1n 90 b
design_softwar 1i 4m a
design_studio 1f 4w s
design_togeth 1n 2p b
design_wheelch 1n 3z b
design_writ 1n 37 b
desk b k 2 3a 7 4q 2 5f 2 6g 5 cn 4 dj 4 dk 4
desk_deliver 1n 8c b
desk_employ 1n dk b
desk_languag 1n dj b
desk_night 1i 6g b
desk_wood 1n 3a c
deskles 1n 4l a
dessert 1f 2p c ae 3
dessert_tabl 1n 2p b
detail 1f 6d 9 6e 5 c4 9
detect 15 v c 28 g 2c d 7u 7 dd 8 er 8 fl 7 fq 7 fv 7
detect_fal 1n 2c b
detect_wat 1n 28 g
detecti 1a 2c 6 32 9 3s 3 86 p dd 7
detecti_story 1n 86 c
detecto 1f 28 h 2c 9 99 e
deterge 1n 5q k
deterge_shampoo 1n 5q b
detour 1n fk 4
detox 1n 6q c
develop z 1 8 4m f 4w d 50 j 55 7 57 5 67 3 84 n 8n 9 9s 4 a3 7 b4 b cu g cw g cy 9 dc 8 de 3
develop_agency 1n 4w e
develop_analogu 1n 84 9
develop_dermato 1n 1 b
develop_film 1n 84 b
develop_kenya 1n 50 c
develop_narrati 1n b4 b
develop_physiot 1n 8n c
develop_post 1n 84 b
devic r t 2 u 4 v 7 11 4 1m 7 1t 2 24 6 25 i 26 f 2a 9 2b 5 2c 9 2d g 2f b 2i h 4t a 4z 5 55 7 76 4 77 4 7b 2 7c 2 7p 2 7r 2 7w 9 8f 5 91 7 99 b bf 4 e4 4
devic_buy 1n 2i e
devic_hom 1n 7w e
devic_hous 1n 55 c
devic_refurbi 1n 2i c
devic_send 1n 2a c
devon 1i 2q 9 ff 8
devotio 1n 3i y
devotio_app 1n 3i e
devotio_daily 1n 3i b
devotio_morn 1n 3i b
devour 1n ba 3
dhikr 1n 3i 9
diabet 1c l k p 4 v g 76 14
diabet_app 1n 76 t
diabet_damag 1n v b
diabeti 1n p 6
diagno 1n v b
diagnos 10 1 3 v k 1u 3 4o 3 5j 8 7d 3 7e 6 7h 3 91 3 a9 6 dx 3 dz 5 e0 3 fp b
diagnos_advic 1n fp a
dialect 19 a0 8 an b b3 c co 4 cu h do 4
dialect_remind 1n an c
dialogu 1n ba 4
dialysi 1i 6t 9 7x q
diamond 1n 47 b
diap 1n a w
diary 12 1g 3 2y 4 72 g 76 d 7a h 7b 7 7r c 8k 8 9i 5 an 7 ei d ep 8
diary_photo 1n ei b
diary_smal 1n 72 b
diary_teenag 1n 7a b
diaspor 1f 5r d b2 8 bw 9
dic 1i 3b 3 cm 3
dictat 19 t 8 u k 9h c d1 b ei 4 ej 4
dictat_app 1n d1 b
dictat_hom 1n 9h c
dictat_see 1n u b
dictati 1c t 7 u d cu 8 ep 7
didn 1i co 3 dk 5
die 1c 24 4 3f 3 8d 4 fb 4
died 15 x a 3g l 3h e 8t 4 96 3 al 3 dp 3 e9 3
died_collect 1n 3g 9
diego 1n 3v a
diem 1n d3 j
diem_trip 1n d3 g
dienstp 1n dh c
dies 16 3d 7 3h e 4q e 8d 7 9p 3 9r 3 al 9 bi 3
diesel 1f 9u i 9v c em c
diesel_vehicl 1n em b
diet 19 l a 3y 4 5j 3 5n 6 75 n 7s 8
diet_app 1n 75 o
dietary 1n l b
dietici 1i l g 75 g
dietit 1n z h
dietiti 1a l s 5j 4 5n 6 5o b 75 l
dietiti_answ 1n 75 b
dietiti_shop 1n l g
dietiti_stag 1n 5o b
dif 14 q 4 6o 3 8m 3 aq 3 av b bw 3 cv 3 d7 3
differe n 2 5 l 7 3x 6 4k 2 4x 2 52 2 5l 6 5x 3 60 3 7i 4 7p 2 8u 2 96 2 a8 6 a9 a cv 4 fm 2
differe_bal 1n 3x c
differe_local 1n 5l c
differe_porosit 1n 2 b
difficu 1c 48 4 a8 c a9 9 ec c
difficu_phon 1n a8 b
diffus 1n 8 b
dig 19 2p 9 40 3 5d 2 8h 8
digest 1i 9r w az a
digit 1n a2 4
digital x 1a 6 1c 6 1t b 3g e 6q 7 6x 5 9a 6 9g 6 al j at 6 aw 6 b9 6 bc f bi 7 bk e bo a d8 6 e7 b ek 3 fo 6
digital_detox 1n 6q a
digital_envelop 1n bo f
digital_estat 1n al o
digital_permit 1n e7 g
digital_wardrob 1n 1t g
digitis 1i 20 8 bk 11
digitis_photo 1i bk b
digitis_video 1n bk i
digitiz 1n bk x
dignity 1n bh 5
dil 1i 3y 7 5i 4
dim 1n 72 4
din w 1q e 2m e 2n h 2t o 2w 8 30 k 4n 7 5i e 6e 3 6r b ae d af e ar 3 ci 9 d3 4
din_deliver 1i 2n f
din_flat 1n 2t c
din_hal 1n 2w c
din_jaz 1n ci 9
din_matchma 1n ae c
din_own 1n 30 c
din_ready 1n 5i c
din_room 1n 2n e
din_shop 1n 1q b
din_strang 1i 2t d
din_wash 1n 6r a
dinosau 1i 2p 4 ad 6
dioces 1n 3k 7
dip 1i 8m 4 8n 3
dips 1n 62 5
direct 15 3d c 4n 6 5h 9 5k 7 5m a 5s e 60 b 6g d 9g 5
direct_book 1n 6g f
direct_cremati 1n 3d e
direct_import 1n 5s c
directi 1n al b
directl 14 34 4 3u 3 60 9 6n 4 6r 3 8n a b2 3 bw a dc 3 e1 a
directl_family 1n e1 b
directl_farm 1n 60 b
directo 17 3d a 56 a 9d m al 4 cc c cf 9 cz 6
directo_task 1n 9d f
dirt 1c c6 4 ft 4
dirty 14 a b 4a 3 8u 7 94 3 9i 6 c4 4 c6 4 eb 3
dirty_ones 1n a b
disab 1f 1f t 6t s bg o
disab_cloth 1n bg b
disab_holiday 1n 6t f
disab_travel 1n 6t c
disab_trip 1n 6t c
disabil 1c 1f f 6t p bg l cy 4
disabil_cat 1n 1f b
disabl 1c 6t 8 be l bg k cy 4
disadva 1n 13 b
disagr 1n av 4
disagre 1n av 8
disappe 1i 5b 5 bv 5
disappo 1n 9z 4
disc 1f 2z 9 9c 3 c4 4
dischar 16 k 4 u h 3u 4 7c 4 7h 4 7w g 7x 4
dischar_let 1n u j
disclos 1n fh 6
discont 1n 6c j
discont_part 1n 6c f
discoun 16 7 3 4g 8 4i 8 5i 4 5p 8 au 6 b6 4
discov 1n 1w b
discove 1n 1w t
discree 1n bf x
discree_monthly 1n bf 9
discret 1i 15 5 bf 4
discus 1c v 4 b6 h df 4 e8 f
discus_spoil 1n b6 c
discus_vot 1n e8 a
discuss 1n 1q 3
diseas 14 1 3 w 6 1u 7 5j 6 7d 7 7n 7 7w 7 9m 5 fp b fq 9
diseas_early 1n fq a
dish t 0 3 14 7 1q b 2l a 2m b 2n 8 2u a 2v 6 2w a 30 4 31 b 5i b 5n 7 5y 6 60 7 6f 5 6p e 75 8 76 b ag 8 bm a bs 7 ew 5 f5 2 fu 4
dish_chang 1f 2m a
dish_check 1n 6p b
dish_guest 1i ag a
dish_hom 1n 14 b
dish_local 1n 2u c
dish_mov 1n 76 b
dish_portion 1n 75 b
dish_send 1i bs a
dishwas 17 1z 3 8m 6 91 8
disk 1n cx 8
dislik 1n ak 5
dismis 1i cx 5 ep 4
disord 1f l 9 75 5 7p 9
dispatc 1a 7x 6 9j c ek j en 9 fk 8
dispatc_book 1n 9j b
dispen 1n 7c b
dispens 1a 4 c 2e 9 48 4 59 9 5q 4
displac 1n 14 a
dispos 1n c4 5
disposa 1f a a 84 8 fu 7
disput 15 36 3 4g 4 7j 8 7v f ah f bt 6 cm 5 eh 4
disput_park 1n 7v f
distanc 12 n 3 2m 6 3k 7 48 3 74 3 ac 3 af a c6 3 dx 4 f5 3
distanc_playdat 1n af c
distil 1f 65 9 6o 9 f8 w
distil_herb 1n f8 8
distill 1i 65 a f8 r
distill_near 1n f8 c
distill_pear 1n f8 8
distrib 1c 12 f 54 l 5h 9 bu 4
distrib_abroad 1n 54 h
distric z f 3 17 6 19 6 2j 5 6b 3 6y 5 93 3 b0 a cg 7 dy 6 e6 5 e8 8 ea 8 eb 3 ed 6 ee 3
disus 1n 66 e
disus_cellar 1n 66 b
ditch 1f 9l 6 a6 3 e3 4
div 1f 35 e 39 c 49 4
div_board 1n 39 b
div_school 1n 35 d
divers 1n 8g b
diversi 1n 52 b
divid 1f 5k 3 bp 4 cf 4
divisio 1n a2 4
divorc 1c 1h 10 1s 9 6x 3 8y 4
divorc_calenda 1n 1h f
divorc_childre 1n 1h f
divorc_cost 1n 1h c
divorc_expens 1n 1h f
divorc_kids 1n 1h c
divorc_parent 1i 1h l
divorc_schedul 1n 1h c
divorc_weekend 1n 1h c
diy 1n 18 9
dizzine 1i 6 4 4k 5
dizzy 1f n 3 4k 5 f0 3
djs 1n ci u
djs_party 1n ci b
djs_wed 1n ci d
dna 1n 7s s
dna_gut 1n 7s b
do 17 1c 3 1x 6 2g 6 35 4 3d 6 51 9 7b 4
dock 16 2g 5 4t 4 67 3 68 4 9p 3 fh 7 fu 3
doctor l 1 2 7 5 k 4 l 6 o 3 p 6 u f v 4 w 3 y 4 1g 5 1u 4 3k 5 3t 8 4o 6 4t 3 6x b 70 7 72 a 76 5 77 7 79 3 7b 3 7c 2 7f 6 7g j 7h 9 7m f 7n b 7q 1 7r 6 7s 9 7x 8 av 5 ca a co 4 f0 4 fj 4
doctor_app 1i 7m c
doctor_appoint 1i 77 a
doctor_coach 1n 3k 9
doctor_decid 1n av a
doctor_dictat 1n u j
doctor_first 1f 6x 7
doctor_hairdre 1n 3t b
doctor_hom 1n 70 c
doctor_market 1n ca e
doctor_onlin 1n 7g d
doctor_pres 1n 4o b
doctor_shop 1n 7h b
doctor_sign 1c u e
doctor_video 1n 7g s
doctrin 1n 3i 4
documen z t q u a 1z 6 6a e ak 8 al a ao 9 aw b b2 g bj e ct 7 d8 g dc q dp j ei 7 ep 9 eq i
documen_book 1n aw b
documen_draft 1n ep b
documen_extract 1n dc q
documen_need 1n dc b
documen_onlin 1n d8 g
documen_show 1n dp b
documen_smal 1n 6a b
documen_softwar 1n t h
documen_video 1n b2 b
documen_voic 1n ak b
documen_whatsap 1n eq b
doesn y x 3 4w 3 52 3 57 3 7p 2 d0 3 d1 3 d2 3 d8 5 df 3 fh 3 fk 3 fn 3
dog q x 4 1d f 1n 5 2g 3 3h f 3j 3 6h 3 6y b 7t 4 9f 2 9p 3 al 3 bn 3 c4 3 ck 3 dq n dr m ds b dt l du l dv k dw g dx 6 dy 3 dz e e0 f e1 e e2 a en 3 f0 3 f1 7 fa a fg 4
dog_behavio 1n du e
dog_clip 1n dr e
dog_collar 1i dw l e0 f
dog_daycar 1n dt v
dog_deliver 1n dv b
dog_field 1n 6y f
dog_find 1n fa 9
dog_food 1c dv k
dog_groom 1n dr t
dog_heart 1n e0 b
dog_meal 1n dv g
dog_own 19 6y 7 dq j dr e dt b du d dv d
dog_physiot 1n dz g
dog_salon 1n dr g
dog_school 1c du a
dog_sit 1n ds e
dog_street 1n 1n 9
dog_train 1n du w
dog_walk 1i dq v
dog_wash 1n dr b
doggy 1n dt k
doggy_daycar 1n dt g
dogs x 1d 7 3h g 6y d 7t 4 9f 2 dq h dr d ds 3 dt l du f dv b dw 7 dy 6 dz e e0 7 e1 f e2 8 f1 g fg k
dogs_bath 1n dr b
dogs_cannot 1n 6y a
dogs_cats 1i 3h 8
dogs_family 1n e1 b
dogs_hospic 1n fg h
dogs_hospita 1n fg h
dogs_let 1n 1d b
dogs_midday 1n dq d
dogs_morn 1n dt c
dogs_operati 1n dz b
dogs_persona 1n du c
dogs_spend 1n dt g
dogs_volunt 1n e2 b
dogs_ward 1n fg b
dojo 1n ex t
dojo_factory 1n ex 9
dol 1n 8g h
dolphin 1n 6v i
dom 1n 6q n
domain 1i cz 5 d0 5
domesti 1n 8r c
don e 2e 3 4l 3 4y 1 51 2 52 2 5f 4 6i 2 7b 3 8u 2 c4 4 do 3 dr 4 dy 3 fa 3
don_poison 1n fa 9
don_use 1n 5f c
donat 1c 12 8 1c q 6k h fe c
donatio 1i 1c 12 6k d
donatio_app 1n 1c g
donatio_platfor 1n 1c k
donatio_rota 1n 6k b
donkey 1n 1d i
donkey_hors 1n 1d b
donor 1f 12 8 1c s 6b 8
donor_photo 1n 1c b
doodl 1n 9g 3
door b g 3 1b 2 1x 3 2h 7 2u 3 2v 4 32 3 33 2 3a 4 3h 2 3l 3 3y 5 42 3 5f 2 5l 6 65 3 66 3 69 3 6g 4 6i 6 6t 3 7x 4 8s 4 8u 2 8w 4 99 5 9a 4 ay 2 b4 3 c6 4 ce 3 dh 2 eb 4 en 5 fs 4
door_card 1i 2v a
door_cod 1i 6g c
door_demolit 1n fs a
door_fit 1n 2h b
door_handl 1f 5l a
door_insur 1i c6 a
door_lunch 1i 3a b
door_open y eb 7
door_own 1n 2h e
door_pick 1f 66 a 8w a
door_school 1i 99 a
door_sel 1i 42 a
door_singl 1n 8s b
door_unload 1n en c
doorbel 1c 2h e 4v 2 du 5
doormat 1i 7s 4
doorste 1n 5l q
doorway 1i 5u 5 8c 4
dorm 1i 6r o e7 7
dormito 1n 6r w
dormito_beds 1n 6r e
dos 1a 7 7 u 6 x 6 76 4 7c i
dot 19 7d 6 81 3 e0 3
doubl 11 5k 2 5w 3 62 3 7e f 9k 3 9s 3 a9 9 au a c0 3
doubl_movemen 1n a9 b
doubl_subscri 1n au b
doubl_video 1n 7e c
doubt z m 3 21 3 6z 3 7m 5 9l 5 at 4 av 5 bu 3 cj 2 dc 7 dm 3 ec 4
doubtfu 1a u 4 6a 4 dc 4 dd 7 e9 8
dough 1c 2o 8 a5 c ew 5
doula 1i o y 9h t
doula_hom 1n o g
doula_midwiv 1n 9h c
dowel 1n 2p 7
downloa 1f 81 h b7 4 fd 4
downspo 1n 8v n
downspo_autumn 1n 8v b
downsta 1f 2u 7 2v 3
downtim 1i cx b fm a
dozen 1n 5i 4
draft 14 53 a 6h 3 ao 7 ax l cn e cr 5 d7 i ep e fi 2
draft_answ 1i ax a
draft_bil 1n ep b
draft_grant 1n 53 c
draft_proposa 1n d7 b
draft_reply 1i cn a
drag 1n 1k 4
dragon 1a 3s 2 4d 3 83 6
drain 19 1n 5 6h 3 8u 5 91 3 9x 5
drama 1i cd k cf f
drank 1c t 5 65 3 9h 4
draught 1f 23 8 93 3 9e 3
draw m 6 3 m a 1z 4 2a 3 2i 3 2p 4 3g 2 47 5 4d 3 4f 5 54 3 55 6 6c 4 7k 3 84 3 88 3 8b 8 8f 8 90 5 92 5 96 5 9a 3 9g 3 az 4 b8 5 ba 5 c0 9 ei 3 ev 6
draw_even 1i m b
draw_fix 1n 92 b
draw_send 1n 55 c
draw_shelf 1n 8b b
draw_system 1n 8f b
draw_wag 1n c0 g
drawing 14 14 3 55 4 6d 3 8b 4 8k 4 ab 3 b9 3 e7 4
drawn s 6 3 44 2 47 4 6c 4 81 3 90 5 ay 3 c0 6 dj 2 dq 2 e7 3 ed 2
dread 1f bs 5 d0 5
dream 1i fd h
dream_interpr 1n fd c
dreamt 1n 5 4
drehen 1n ct 4
dres 11 1o 4 1t c 2m 3 3z 6 41 u 42 3 4a 6 4b 7 4t 3 81 c aq 9 bg h cd b
dres_hir 1i 41 f
dres_rent 1i 41 c
dres_rental 1n 41 o
dressma 1f 45 8 4b a 81 s
dressma_pattern 1n 81 i
drew 1c 4d 3 b9 3 ba 3 c0 3
dri 15 17 3 5v 7 66 3 82 2 8e h 8n 3 9q h dr a
dri_clip 1n dr b
dri_flow 1n 8e i
dri_larva 1n 9q c
dri_pet 1n 9q a
drift 1f 35 4 f4 5
dril 10 18 d 1x 4 1z 2 2b a 2h 9 8s 7 94 q 9b j 9o 7 dl b dm 4 ea 2
dril_generat 1n 9b b
dril_guest 1n 2h b
dril_lad 1n 94 d
dril_plug 1n 2b b
drink q 7 4 16 9 24 3 2e b 2m 5 2q 3 2r d 2s 8 31 2 39 8 3b 9 4v 5 59 5 5m 8 5s b 61 a 63 f 64 j 65 7 78 3 7f d 9h 2 cl 5 ev 9 f1 6 f3 2 f4 3 fv a
drink_brand 1i 64 b
drink_buy 1n 64 d
drink_coffe 1f 3b a f1 9
drink_div 1n 39 b
drink_les 1i 7f e
drink_wat 1f 16 f fv h
drip 12 16 6 28 6 8s d 91 3 co 3 er 3 et 2
drip_tap 1n 8s c
driv j w 2 12 7 1m 3 1r 2 20 3 22 8 2g 3 2u 4 36 5 3q i 3v c 3y 5 50 4 5d 8 5h 5 5k 3 63 4 6k 5 6t 4 6u 4 7v 3 7x a 8v 3 91 3 9i 2 9j b 9m 5 9o 5 9p 4 ac g c4 3 c7 a c8 a c9 8 ca 8 cl 4 de 5 dx 3 e5 6 ea 4 ed 8 em b en e fb 4 ff 2 fk 7
driv_announc 1n c7 b
driv_back 1c 7x 9 fk 9
driv_card 1n de b
driv_childre 1n 3v e
driv_electri 1i 22 a c9 i
driv_kids 1n 3v j
driv_lesson 1i 3q n
driv_licen 1n ac e
driv_licenc 17 3q h ac 8
driv_park 1n 9j d
driv_phon 10 5d 7
driv_school 1i 3q w ac d
driv_stop 1n en c
driv_sunday 1n 6k b
driv_theory 1i 3q c ac t
driv_togeth 1n c7 d
driv_train 1n 7x b
driv_walk 1n em b
driv_work 1n c7 b
driven 17 2n 4 36 3 3q 3 3v a c7 3 e5 4 em 3
drivewa 1c 8v k c8 q c9 a
drivewa_park 1n c8 b
drivewa_rent 1n c8 e
drivewa_yearly 1n 8v b
dron 17 6b 16 9l b e2 b e9 a es 6 fp 9 fr 11
dron_blood 1n 6b d
dron_carry 1n 6b d
dron_deliv 1n 6b m
dron_deliver 1n 6b t
dron_inspect 1n fr j
dron_island 1n 6b d
dron_measur 1n fr d
dron_measure 1n fr b
dron_medicin 1n 6b h
dron_parcel 1n 6b d
dron_photo 1n e9 b
dron_roof 1n fr h
dron_sampl 1n 6b d
dron_servic 1n 6b g
dron_survey 1n fr n
droop 1i 4q 5 8d 4
drop q 25 4 28 4 45 4 46 6 48 4 4m 2 51 2 5g 4 5r 6 7e 2 7s 2 9n 6 d6 2 df 2 dt 6 ee 2
drop_off 1i 46 a
drop_start 1n 9n a
droppin 1n 9q 4
drought 1i 4h 5 bu d
drov 1a 22 3 3v 3 c6 3 co 3 em 3
drown 1n 1p 4
drug 1f u 6 4r 7 7r 3
drum 1a 3o 8 5m 6 91 3 ce t ez b
drum_amplifi 1n ce a
drum_amps 1n ce b
drunk 16 m 4 2s 3 5s 3 61 3 63 3 78 3
dry k 0 3 1 3 d 4 28 4 38 3 49 3 4b 3 63 2 65 5 6r 5 8p 5 8u 5 8v 3 8w 7 8y 7 9o 5 9q 3 9v 3 dr 4 dv 5 et 4 fp 4
dry_boot 1i 6r 9
dry_cellar 1n 8y e
dry_cid 1n 65 b
dry_clean 1i 8w f
drôm 1n 8m f
drôm_mugs 1n 8m c
dub 1n ct l
dub_town 1n ct c
dubai 1c d 8 q 8 9k 7 es 8
dublin 16 2k 7 3l 8 41 7 4u 8 5r 6 8s 7 a6 7 cm 7
duck 1f 3t 2
due q x 6 2e 2 4g 2 67 2 7k 2 8u 2 98 3 9f 2 d1 3 da 2 dm 3 ef 2
dues 1n 6k w
dues_attenda 1n 6k d
dug 1i 3m 4 9t 4
duk 1n 6j 3
dul 17 2k 4 3s 7 45 3 72 3 dv 4
dummy 1n b9 5
dump 1i 9w 4 e6 g
dump_rubbish 1n e6 a
dumpl 1i 2l a ew n
dumpl_clas 1n ew b
dumplin 19 5i 3 6n 8 bm 7
dun 1n da b
dung 1n 9r p
duo 1n ci d
duo_bras 1n ci 9
duos 1n ci 3
duplica 1n 20 x
duplica_ask 1n 20 b
duplica_blur 1n 20 b
durabl 1n 4c a
dusk 19 9m 3 9n 3 e0 3
dust y 18 2 2o 3 60 3 6c 2 84 3 8m 3 8n 3 8r 3 92 3 9b 3 el 2 et 5
dustbin 1i e5 9
dutch 1f 6x 7 a0 9 bt 9
duty x 1v 3 52 5 5s 5 65 7 67 3 6a f 6e 3 6o g 7m 4 7w 3 8i 3 b2 3 co 3 dg 3 dh 7 f8 3 fo 3
duty_report 1n 6o i
duvet 1n 8n c
dwel 1c 1u 8 21 8 5s 8 fc 7
dy 1a 79 4 7a 4 80 5 8d 4 fg k
dy_such 1n fg 9
dye 1f 2 9 80 b 87 4
dyed 1f 4c 4 80 s 8n d
dyed_plant 1n 8n c
dyed_yarn 1n 80 k
dyes 1a 4f 4 60 4 80 3 8n 4 dw 4
dyk 1i 9p 9
dyscalc 1n a9 b
dyslexi 1n a9 14
dyslexi_app 1n a9 c
dyslexi_help 1n a9 e
dyslexi_read 1n a9 g
eag 1i l 5 3p 5
eagerly 1n e6 5
ear y d 2 j 2 p 4 26 6 3i 7 6j 3 7m 7 8n 2 a9 4 cj 3 ek 2 f1 4 fq e
ear_tag 1n fq h
ear_way 1n 3i 9
earbud 1n b1 3
earli 19 o 3 79 3 9c 3 by 3 cb 3 fj 3
early r g 7 2o 6 3m 2 4g d 62 5 7q 7 9e 5 9f 2 a1 9 a2 4 a4 5 c0 c c7 5 dh 5 e0 7 eq 2 fj 3 fq 6
early_morn 1n g c
early_read 1n a1 g
early_someth 1n e0 b
earn o 14 7 1i a 3b 2 7l 5 8l 2 9e 3 ai 2 bp 9 c0 d c2 4 cb 2 e1 2 ep 4 f5 2 fi 5
earn_first 1i 14 a
earn_payday 1n c0 g
earn_read 1n 1i a
earn_wag 1n c0 d
earplug 1i 25 7 6r 4
earring 1i 3x 4 47 j
earring_recycl 1n 47 b
ears 14 4 8 c 3 6j 3 cd 4 dr 6 du 3 e3 3
earshot 1n e2 4
earth 17 17 3 24 6 3f 3 5h 2 5k 4 9x d
eas 1n 8q 4
easel 1n ev f
easel_canva 1n ev a
easi 16 b 3 l 3 3y 3 7i 4 7q 4 dq 4 du 3
east z 6 6 1j 4 1o 5 2b 3 36 6 5w a 8g 3 8q 3 95 3 cq 5 df 2
easy x f 2 5l 3 6j 4 74 4 7e 3 7v 3 a2 3 a7 8 ae 3 cm 2 e1 2 ec h ee 3 fn 3
easy_chord 1n a7 b
easy_languag 1n ec g
easy_read 1n ec l
eat o 7 4 l b 12 3 1q 8 23 3 2m 6 2o 3 2t 7 2w 3 5d 2 5g 2 5j 3 5n 6 5o 5 5t 3 5y 3 65 2 6g 3 6p 6 75 c 8u 2 9q 4 bo 3 bs 4 ca 2 f5 8 f7 6
eat_cook 1n f5 c
eat_differe 1n l e
eat_meal 1n 1q b
eat_see 1i 6p a
eaten w 12 6 2m 3 2w 4 3b 3 59 4 5n 3 5y 4 6f 3 7z 4
eats u 1q 4 2n 7 2u 4 3a 3 3w 4 4u 3 5l 3 6c 3 6l 2 9n 3 bu 3 e1 2 f5 3
eats_own 1n 2n b
eau 1n 5 b
ebay 1n fi s
ebay_etsy 1n fi e
ebay_list 1n fi c
ecg 1n v b
echo 1i 90 5
eco 1a a c 23 8 5q 6 6q 6 9w b
eco_brick 1n 9w b
ecuador 1n 9n 9
eczema 1i 1 s 7n l
eczema_cream 1n 1 g
eczema_develop 1n 1 b
edg u j 6 2i 4 7n 5 83 7 87 6 8l 2 8v 3 av 3 be 4 ex 3 fc 6 fl 4
edg_city 1n fc a
edibl 1a 1u 4 5y 8 6v c 9k a fu 8
edibl_flow 1n 9k a
edibl_mushroo 1n 6v b
edit 1i 2y e 4x 8
edition 1a 1l f 8l 3 b0 b b2 b cj 3
edition_lat 1n b2 b
edition_lies 1n b0 b
editor 16 2y 3 ar 6 az 3 b7 7 b9 3 bl i cr 3 dp 3
educat 1n 1p z
educat_curricu 1n 1p c
educat_parent 1n 1p c
educati 15 i 6 15 b 1p 3 6l 4 8g 8 ab 8 b2 i br 6 c2 4
educati_video 1n b2 j
educato 1n b3 5
eel 1n 2t 4
effect 1f 97 5 b7 9 bh 4
effort 1i 42 4 73 4
egg 1c 2n 6 2q 3 cm 3 et 3
eggs 12 1q 3 34 6 3s 3 4s 9 5y 5 9m 2 f6 5 ff 5
eggs_bread 1n 4s b
egypt 1i ba 9 ed 9
ehrenfe 1n 2j a
eightee 1i 5t 7 7i 3
eighth 1n a 5
eightie 1n 37 4
eighty 19 1t 6 2i 4 3b 4 5x 4 5z 4 ef 5
eith 19 1h 3 25 4 6u 3 7l 3 cq 4 e1 3
elastic 1n 4f 5
elbow 14 5 3 17 3 4c 5 a5 3 a7 3
eld 19 o 3 1j 5 1l 6 2p 3 3w 3 ez 5
elderly y p c 2c o 2g 6 3t q 3u h 3y o 5n 6 7h e 7q c 7u 9 7x 6 ag 6 an d bc j bd d be i ca a dy 3 f0 j
elderly_br 1n 3y b
elderly_compani 1n 3t m
elderly_doctor 1i 3t a
elderly_moth 1n 3t e
elderly_own 1n p c
elderly_parent 1f 3y b 7h g
elderly_person 1i 2c a 3u b
electio 1n e7 5
electri s 17 5 1e 6 22 9 29 e 2b b 2k 6 36 7 38 c 3v 7 45 3 4a 7 4k 7 5q 6 8s 5 8z 9 91 3 94 2 9b 4 9e 6 9t f 9u 6 9v 6 bo 3 bw 7 bz 9 c6 b c9 h cz 9 ej a em 9 et 2 fn 5
electri_bik 1n 29 c
electri_bil 1n bw b
electri_boat 1n 38 l
electri_car 1f c9 a
electri_cars 1f 22 9 c6 d c9 m
electri_coffe 1n 2k b
electri_consump 1n 2b f
electri_diesel 1n em b
electri_floor 1n 8z b
electri_met 1n 9e b
electri_phon 1n bz c
electri_photo 1n cz c
electri_van 1i 5q a 9t a
electri_vans 1f 36 9 3v a 9t e
electri_work 1n 4k c
electro 15 7 7 2g 3 2h 6 2i f 55 f 91 8 bc 5 d8 l dd 7
electro_signatu 1n d8 p
electro_smal 1n 55 c
elevato 1n 98 14
elevato_elevato 1n 98 d
elevato_mainten 1n 98 f
eleven m 2w 6 4o 2 4p 2 5f 4 69 3 6g 3 6h 4 6k 3 9t 4 bl 3 ce 3 e4 3 en 3
eligib 1n w a
eligibi 1n w e
eligibi_plain 1n w b
elis 1n 9d 7
elopeme 1n 2x c
els e 4y 1 7j 2 89 3 bm 2
elsewhe 15 b 4 1c 3 1y 4 37 4 4t 4 b1 4 ba 3 cx 4
email 16 1s b at h ax y az o cn h cp v d0 i dl d
email_assista 1n ax m
email_chas 1n ax b
email_draft 1i ax c
email_employe 1n dl f
email_flow 1n cp e
email_handboo 1n cn b
email_market 1n cp x
email_pdf 1n at a
email_persona 1n az b
email_reply 1n ax d
email_salespe 1n d0 b
email_school 1n 1s c
embarra 1i a8 4 bf 4
embroid 1i 4d a 80 q
embroid_kits 1n 80 9
emergen x x 3 z 3 2c e 2f a 3u 2 4k 8 4o 6 79 3 7g 2 7i 6 7m 9 7w 4 7x 6 99 a am d co 5 cz 2 dy 5 eh 5 ek 3
emergen_cal 1n 2c c
emergen_light 1n 99 f
emergen_virtual 1n 4k c
emigran 1i 3c i bj 4
emigrat 1n 6x d
emissio 1f 23 9 9s h fo p
emissio_report 1n fo g
emotion 1n 7a b
employ m e 4 g 2 14 8 1b 6 1f c 2u 9 3l 2 4a 9 4j 7 4k 4 4l a 4x b 4z 4 51 4 52 a 57 4 59 7 6x 3 8o 4 8r 8 9t 6 a6 7 aj 4 at 4 au 4 aw b ax 4 bb 9 by e c0 a c2 6 d1 b d2 4 d3 9 d4 6 d5 4 d8 4 df 4 dg b di 7 dj a dk h dl 6 dm 4 dn 4 dp b ei 4 fj 7 fo 4
employ_book 1n dk b
employ_disab 1n 1f d
employ_learn 1n 1f b
employ_local 1n 1b c
employ_open 1n fj d
employ_questio 1i dp e
employ_report 1n 4j f
employ_show 1n c2 c
employ_snap 1n d3 b
employ_tax 1n by t
employ_team 1n dj b
employ_work 1n 4x c
employe 14 56 4 c0 3 d3 9 d4 9 dg b di n dj t dk q dl j dp 7
employe_plac 1n di d
employe_survey 1n dj u
employe_teach 1n dl b
employe_wellb 1n dk r
employm 11 14 5 1b 4 4j 3 4l 3 4m 6 db 3 df 3 dg 3 dh 4 ek 3 el 3 em 3 en 4
empti 19 7i 6 8v 3 e5 6 f9 j
empties 1n cm f
empties_even 1n cm c
empty_berth 1n 9e b
empty_cellar 1n f9 c
empty_gut 1n 8v g
empty_hal 1c 68 9
empty_hous 1a 95 g
empty_match 1i fk a
empty_offic 1c 5f e
empty_ones 1n e5 a
empty_post 1n 95 c
empty_room 12 bd j es 7
empty_shop 1a 4p g
empty_slot 1n q g
empty_storefr 1n 4p f
empty_superma 1n f3 a
empty_swim 1n 39 b
empty_truck 1n fk d
empty_warehou 1n 68 e
ems 1n f c
encrypt 1f 1z 4 4j c 7a 5
encrypt_chat 1n 4j b
end g j 3 10 4 13 2 1i 2 21 5 37 3 3j 3 4p 1 5p 4 ae 3 al 4 b1 4 b2 3 bl 3 bo 4 bs 5 bt 2 bz 4 c1 4 da 4 dg 4 dt 2
end_print 1n bl a
end_surpris 1n 5p b
end_third 1n dg c
end_train 1n 21 b
endles 1i bg 4 bh 4
endomet 1n 77 n
ends k e 3 y 2 1l 4 2h 2 4r 2 6f 3 8a 2 c1 6 d8 5 d9 4
ends_find 1n c1 b
ends_lets 1n d8 b
endur 1n 77 8
enemy 1n y 5
energy 12 1e s 2b i 5e 4 5v 7 64 b 93 n 9r 7 9t 5 9u a bb 7 bz c fn t
energy_advic 1n 93 o
energy_advis 1n 93 f
energy_build 1n fn f
energy_coop 1n 1e l
energy_coopera 1n 1e k
energy_drink 1n 64 d
energy_managem 1n fn m
energy_monitor 1i 2b j
energy_shar 1n 1e h
engag 1c 2p 8 2x 9 47 8 e8 8
engagem 1i 47 a dj j
engin v 4m a 4y 7 50 6 55 6 6c b 7m 4 9c 4 as d au a aw 9 b4 3 bb 2 c4 4 cr c ct 9 cx h ea 5 ek 6
engin_gear 1n 6c b
engin_machin 1n 4m b
engin_mention 1n as b
engin_mov 1n aw b
engin_notic 1n cx c
engin_suppli 1n cx c
engin_voic 1n cr c
enginee 19 6c 8 9b 7 cw 4 d3 7 dm 7 ei 8
england 14 3d 6 64 6 6c 7 96 7 99 6 ab 7 al 7 cf 6 e4 6 f9 5
english 1a 3p l 3r 3 52 c a0 9 a8 i
engrav 1f 2a a 47 d 8o b
engrav_coordin 1n 47 b
enjoy 1n fd 2
enlarg 1n 84 u
enlarg_cours 1n 84 9
enough i 1l 4 3f 4 7a 2 7s 2 9g 3 9t 4 b6 2
enough_woodlan 1n 3f 9
enquir 1n es 5
enquiry 1c 34 4 cr 4 d6 k es l
enquiry_land 1n d6 b
enquiry_list 1n es g
enrol 1n w 5
ent t r 3 y 3 11 3 1n 6 1s 3 1w 3 1z 3 22 4 2w 3 4z 3 54 6 6o 2 6p 9 9d a 9y 8 at 7 bs 7 cf 2 d6 3 db 5 e1 3 e9 6 ea 2 eb 3
ent_catch 1n 9y a
ent_erp 1n at a
ent_nam 1i 1n 8 9d a
ent_recip 1n 6p f
ent_shar 1n bs b
enter 14 1s 4 6f 3 6p 3 bs 3 bz 3 db 6 e9 3 eh 3 fd 3
enterpr 1i 1f n dm 9
enterpr_bakery 1n 1f b
enterta 1f 3s c ci c fd 4
entirel 1n f6 4
entlüft 1n ct 4
entranc 1c 1q 4 1r 5 7t b a4 j
entranc_exam 1n a4 j
entranc_lift 1n 7t a
entrepr 1i 51 b 5e a
entrust 1n 95 6
entry w t k 51 6 54 6 77 c 78 3 7a f 7c 3 7f 3 7r a 98 5 9h 4 at d bp 3 cc 4 d6 4 dc a eq 3
entry_car 1n t c
entry_documen 1n dc f
entry_phon 1n 77 b
envelop x 61 9 6k 5 7i 6 7k 8 85 4 86 j 8i 3 8k 5 8n 2 8o 5 bh a bo g bq 5 d3 4
envelop_see 1n bo b
envelop_song 1n bh a
environ 1f 23 7 fs 4 ft 4
epileps 1n 7r k
episod 1i b1 t ba w
episod_next 1n ba b
equal 1f 50 5 fj 4
equip 1a 6w 4 89 4 8q 4 dy c ed 4
equip_vet 1n dy c
equipme y f 3 18 6 1y 6 2y 3 2z f 4i 8 4t 3 5d p 73 8 8h 6 8p 6 94 c 99 6 9b 9 9o 6 e4 b ea b f2 4 fs 6
equipme_kinderg 1n e4 b
equipme_neighbo 1n 94 e
equipme_put 1n 73 b
equipme_rent 1c 2z f
equipme_rental 1f 2z a 5d r
equipme_test 1f ea 9
eras 1n d6 5
erp 1i 6d s at k
erp_smal 1n 6d f
errand 1i 3t 8 an g
error_blind 1n cy b
error_monitor 1n cx t
escalat 1n 98 a
escap 14 2h 6 32 t 4r 3 5a 6 5f 4 6m 7 86 h 8i 8 93 3 9p 3
escap_gam 1i 32 h 86 f
escap_room 1a 32 q 86 8
escrow 1n 4m l
esg 1n fo b
esim 1n 6w 16
esim_country 1n 6w c
esim_data 1n 6w c
esim_tourist 1n 6w c
esim_travel 1n 6w n
esport 1n f4 w
espress 1f 2j i 2k m
espress_machin 1i 2k a
essay 1c 3n 3 ab h b2 9 ef p
essay_propos 1n ef b
estat x 19 7 1x 6 1z 3 4p 4 4s 5 51 3 7l i 8z 3 90 5 95 3 96 8 9j 4 al j ay 6 bp 3 c5 3 c7 a c8 2 es o f9 a
estat_agent 15 es p
estat_driv 1n c7 b
estat_lira 1n 7l a
estat_sal 1n f9 b
estimat 19 23 b 8x 8 92 9 db 6 ej l er i
estimat_carbon 1n 23 b
estimat_quantit 1n ej b
estimat_repair 1n er c
estonia 1f 4s 8 a3 9 dm 8
estuary 1n 6v d
estuary_binocul 1n 6v 8
etf 1n br a
ethic 1f v 5 w 8 4j 9
ethical 1i 3z 9 57 l
ethical_hack 1n 57 j
ethnic 1n 5r g
etl 1n cv a
etsy 1n fi u
etsy_vint 1n fi e
eulogy 1n bn z
eulogy_ghostwr 1n bn b
eulogy_intervi 1n bn 9
eulogy_wed 1n bn b
eulogy_writ 1n bn f
eulogy_written 1n bn b
euro 1n br a
europ 11 w 6 37 9 4m 6 50 6 5a 7 6s 6 79 6 8f 6 b4 6 bb 6 cn 6 cw 6 cx 7 dc 6
europ_travel 1n 37 b
europea 1f 7d c 9s 8 a0 c
europea_languag 1n 7d b
europea_portugu 1n a0 b
eva 1i 2y 4 70 3
evaluat 1n db 5
eve 1f 1o e 30 4 e5 4
eve_golden 1n 1o a
even c d 3 h 3 i 2 m 3 12 3 15 2 1a 5 1e 3 1w 3 2m 3 32 4 39 4 3b 2 3j 6 3l 7 4w 2 58 4 5g 2 5l 3 5p 3 6e 2 71 2 74 4 78 3 79 3 7g 3 8i 3 a1 3 a3 3 a4 5 a6 5 c3 3 ce 3 cl 3 cm 4 de 4 e8 3 ek 3 et 5 ev 8 f3 4 f4 6 f5 3
even_alway 1n 58 d
even_appoint 1i m b
even_bootcam 1n a6 b
even_br 1i 12 a
even_cod 1n 1a b
even_depend 1n 74 c
even_friend 1i ev b
even_ful 1n cm a
even_glas 1n ev a
even_group 1n a4 b
even_night 1n 78 b
even_prescri 1n 7g b
even_psychol 1n 79 c
even_return 1i c3 b
evening f i 2 17 4 39 5 3j 4 3l 6 4u 2 5a 5 a1 2 a4 3 ae 3 b1 4 b6 3 ci 4 cl 8 cm 7 et 3 ev 5 f4 6
evening_br 1i 17 b
evening_friend 1n f4 9
evening_raft 1n 5a c
event 11 17 7 1w v 2k 7 2z e 31 j 5a q 5d 7 6i s ae a bu 7 ci i ct 7 e7 c fj i
event_app 1n 1w e
event_build 1n e7 c
event_discove 1n 1w p
event_equipme 1i 2z e
event_near 1n 1w c
event_organis 1i 6i d
event_ticket 1i 6i q
event_train 1n fj b
event_weekend 1n 1w k
ever u b 3 22 3 3h 2 4e 3 5k 3 77 3 7h 3 97 3 a2 3 ae 3 ai 3 ax 4 b3 3 bm 2 bs 3 do 2 ep 4
everybo c 1s 3 3v 3 59 2 bv 2 cs 2 d4 3
everybo_list 1n 1s c
everybo_payslip 1n d4 b
everyda 1f 3t 9 89 9 b7 c
everyda_scen 1n b7 b
everyon 10 r 2 1x 3 5n 3 b6 9 bs 3 dq 3
everyon_discus 1n b6 c
everyth g 1s 4 1z 4 9i 2 aa 4 bs 4 cx 3 di 5 ft 3
everyth_calenda 1n 1s c
everyth_hous 1n 1z b
everyth_mis 1n aa b
everyth_person 1n di d
everyth_transf 1n bs b
everywh 12 27 3 28 3 2g 3 2y 6 5g 3 7e 3 81 3 fi 2
evictio 1n ah b
evidenc 1a 1h 4 86 m a9 4 ah c dm i
evidenc_cas 1n 86 c
evidenc_link 1n dm b
evidenc_tenant 1n ah b
ewe 1n fq 9
ewes 1n 9p 6
exact 1c 5n c 9z 4 c2 4 fd a
exact_birth 1n fd a
exact_macro 1n 5n b
exactly 12 m 3 3e 3 3r 4 5d 3 5i a 78 3 a6 3 aa 3 d5 3
exactly_ingredi 1n 5i c
exam 12 1l 4 1p 5 3n h 3q 4 9z b a4 x a9 7 aa l ac c ef p
exam_cours 1n a4 n
exam_mark 1n a4 b
exam_prepara 1n a4 j
exam_sam 1n 3n b
exam_smal 1n a4 b
exam_tutor 1n a4 b
exam_weekly 1n a4 b
examin 19 3q 3 77 3 7b 4 7g 4 ac 3
examina 1a 3p 4 aa 4 c1 4 du 4
exampl 19 6f 3 az 3 br 4 dc 3 e7 3
excavat 1n 5d r
excavat_lift 1n 5d c
except 1n fv 4
excepti 1f at 3 cn 5 di 5
exces 1i 12 9 fs 9
exchang 11 1l h 3p 6 44 9 4a 7 6s p 82 g 8h 7 90 3 9s 5 a8 7 bw 3 bx g fk 5
exchang_follow 1n bx b
exchang_hom 1n 6s b
exchang_hous 1n 6s l
excit 1n b3 4
exclud 1f 55 5 ag 5 bb 5
exclusi 1n bu 5
excus 1c 1e 3 7b 4 b8 3
executi 1c 51 h 52 9 6d 9 ax 8
executi_assista 1n 51 h
exercis y k l z o 2d 8 71 c 73 i 7b p 7p i 9z g a0 6 a1 3 a2 i a3 5 bv 7 dk b dz b f0 n
exercis_app 1c k c 7b a
exercis_back 1n 7b b
exercis_clas 1n f0 e
exercis_clos 1n a2 b
exercis_desk 1n dk b
exercis_hom 1f 73 a dz c
exercis_lead 1n 9z b
exercis_men 1n f0 9
exercis_mindful 1n 71 c
exercis_plan 1n z g
exercis_session 1n z g
exercis_tablet 1n 7p b
exhaust 1f 1g 7 22 3 2o 5
exhibit 1i 6j q c1 5
exhibit_hear 1n 6j b
exist 11 2h 3 3g 3 55 4 6c 9 6i 3 ag 3 b0 3 bw 3 d2 3 dx 3 e2 3
exit 12 h 3 32 6 34 4 39 3 3a 4 3m 3 99 6 cl 5 eb 3 f2 3
exoskel 1n 4t 13
exoskel_exoskel 1n 4t d
exoskel_lift 1n 4t d
exosuit 1n 4t l
expat 17 3p 7 5r e 6x q 8c 7 a0 7 af 8 aw c
expat_doctor 1n 6x b
expat_help 1n 6x b
expat_paperwo 1i 6x a
expect 16 a 7 46 4 6t 3 78 f b9 3 c2 a e7 3
expect_parent 1i 78 g
expecta 1n 4e i
expecta_moth 1n 4e e
expens 15 1b 4 1h n 22 7 bo 7 bp 8 bs t by 3 d3 w ee 3
expens_app 1n bs h
expens_claim 1n d3 m
expens_messag 1n 1h a
expens_offlin 1n bs b
expens_report 1n d3 s
experie 16 a a v 6 2t 6 76 6 7h a 93 4 ai 4 dm 3
experie_car 1n 7h b
experie_moth 1n a b
experim 1i 8g n ad d
experim_hom 1n ad b
experim_use 1n 8g b
expert 13 2x a 4m i 72 3 76 3 77 3 a5 i av 3 cr 6 e4 3 er 6
expert_cours 1n a5 m
expert_stuck 1n 2x c
expir 1a y i 4i 3 6b 4 e9 7 ea 4
expiry 1i y d 5p a
explain s w 2 11 7 3b c 4u 9 4x 5 51 4 76 7 77 7 7m 7 7s 5 8i 4 9z c ac 9 as 6 au 6 aw 6 b2 6 bc 9 br 5 cv 5 df 2 dg 3 ec 6 er 3
explain_dental 1n 11 b
explain_increas 1n au b
explain_languag 1n ac b
explain_pain 1n 77 b
explain_pattern 1n 76 b
explain_result 1n 4u c
explain_smal 1n 3b b
explain_smartph 1n bc f
explain_symptom 1n 7m b
explain_visa 1n aw b
explain_weekly 1n as b
explain_word 1n 9z b
explana 1c 5y 3 9z 4 ac 4 bh 3
explod 1n 5z 5
export 15 4g g 4y 4 54 x 6a n 9y 6 bx 4 ct 9 di 4 fo 3
export_consult 1n 54 v
export_documen 1n 6a g
export_help 1n 54 h
export_sel 1n 4g b
exposur 1n 7o p
exposur_therapy 1n 7o c
expres 1n dd 4
extensi 17 2 8 d e 2x 3 8z 8 9x b aw 3 fe 7
extensi_vegan 1n d b
extingu 1i 2l 5 99 v
extingu_hydrant 1n 99 f
extra 15 3s 4 62 j 8z 6 9x 7 a2 3 ax 3 d1 3 f5 h
extra_portion 1n f5 l
extra_virgin 1n 62 n
extract 1c 2j 4 2m 5 2n 4 dc w
extract_api 1n dc g
extract_data 1n dc f
eye y 1 4 3 5 p 6 3q 2 3s 2 48 g 6c 2 7h 4 a9 4 bl 3
eye_test 1f 48 i
eyebrow 1n d k
eyebrow_lash 1n d b
eyeglas 1n 48 b
eyes u 2 4 3 3 48 4 4k 3 6j 4 83 5 cb 3 ef 2
eyeshad 1n 3 b
eyewear 1n 48 t
fabric 17 6 4 80 a 81 4 92 j aq 8 eu 8 fs f
fabric_choic 1n 92 b
fac n 0 9 3 a 4 6 d 3 e 3 j 3 1e 3 20 8 3j 3 3t 3 3u 8 48 5 4d 3 4n 3 4x 2 79 2 7e 3 7t 3 ae 4 aj 5 ay 6 c0 2 cm 3 cq 2
fac_cream 1n 0 c
fac_plan 1n 3u b
facad 1i 8u b fr 9
faceboo 1i ar a cq a
facial 1n d h
facilit 1a 9t 4 d7 8 el e fn 4 fr 4
fact 1a ah 3 b2 3 bj 3 cr 3 es 4
factor 17 4 9 4g r 9u 7 9v b fn c fo 7 ft 8
factor_platfor 1n 4g g
factory 11 43 3 4l b 6d f 9k 8 9r b 9v h 9x 9 c0 9 dj 6 ex 7 fl 6 fm 7 ft 6
factory_begin 1n ex 9
factory_grow 1n 9k a
factory_own 1n 9v a
factory_schedul 1n 6d d
factory_sel 1n 9r b
factory_staf 1n c0 b
factory_work 1n 4l b
faculty 1n a4 5
fad 1n 9w 4
fail t 9 3 1a 3 1c a 29 3 2i 4 37 3 3q 5 4o 3 4z 3 5c 3 5f 3 6e 3 6t 3 7z 4 93 4 a4 2 a7 5 cu 4 cx 3 ea 2 en 3 f7 2 fm d
fail_ord 1n fm b
failur 15 1c 5 2a 4 5c 4 75 3 7w 9 ai 4 an 4 de 4
faint 1c n 7 x 2 a9 3
fair j 5 3 3z 5 44 3 4x 2 54 7 55 2 5w 6 8e 5 8m 3 8r 4 ab 4 av 4 az 3 d0 4 d3 3 dh 2 eg 3 fd 3
fair_pay 1n av a
fairly 19 m 4 39 4 79 4 7t 3 ef 2
fairnes 1i 4h 5 ee 4
fairy 1n 1o f
faith 1f 1g 4 3i 7 3k 7
fak 1a 1y 4 42 7 4n f 7u g dl k
fak_follow 1n 4n b
fak_invoic 1n dl f
fal j h 6 25 4 2b 3 2c e 2t 3 35 3 3l 3 3r 3 4k 2 4m 2 4t 5 50 2 58 2 5g 2 72 a 7w 4 8u 3 a4 3 am 4 b3 3 be 4 br 7 c7 3 ds 4 e3 4 ex 6 f0 b
fal_alarm 1i 2c h
fal_asleep 1c 25 9 72 l
fal_cal 1n 2c f
fal_morn 1n ex 9
fal_pendant 1n 2c l
falki 1n e3 7
fallen 1i 2c n fr 4
fallen_bathroo 1n 2c b
fals 10 1c 5 26 6 2c 5 4g 3 4m 3 7u 5 9y 5 ag 3 am 5 e2 3 fl 5 fq 5
famil 17 16 8 1v 8 1w 8 7h f 7q 8 9d 8 al 8
familia 1n 2j 3
family b a 4 j 4 o 5 12 5 16 4 1g 3 1h 3 1i 5 1j 5 1k 5 1m 3 1o 6 1p 8 1q 5 1r 3 1s a 1v 4 1y 3 20 8 29 5 2c 4 2g 4 2i 2 2y 7 30 4 31 4 34 4 35 4 3c 6 3d 7 3e 5 3f 4 3g 5 3l 6 3m 5 3n 4 3r 5 3s 4 3t 3 3u 7 3v 5 3w 4 3x 4 40 5 4u 2 54 2 56 2 5j 3 5k 2 5l 3 5p 3 5r 5 62 4 6g 2 6j 3 6l 3 6s 7 6y 6 7c 2 7g 4 7h 8 7m 3 7p 2 7q 5 7u 6 82 4 8h 6 8i 5 8q 6 8u 2 8x 3 96 3 9d 5 ad 3 ak 8 al 5 an 3 az 3 b3 5 bh 5 bi 8 bj 8 bk 6 bl 6 bm 8 bq 5 bw 4 c5 5 e1 6 ex 3 f2 4 f5 5 f9 3 fb 5
family_abroad 1i 5r b
family_age 1n be a
family_album 1n 20 b
family_answ 1i e1 a
family_archivi 1n 20 e
family_begin 1n ex a
family_birthda 1n 3s e
family_book 1c ad 9 bm d
family_borrow 1n 82 a
family_box 1i 8h a bk 8
family_buy 1i 16 a
family_calenda 1i 1s v
family_car 1n 7h h
family_caregiv 1n 7h n
family_castl 1n 6j b
family_ceremon 1n 3e d
family_child 1f j c 1m 9 3m c
family_childre 16 6s 7
family_choos 1f 30 a 3c 7
family_christm 1n 1o a
family_cookboo 1n bm s
family_dementi 1i 7h a bh b
family_doctor 17 7g b
family_elderly 1n 2c g
family_ent 1n 9d f
family_film 1n bk b
family_food 1n 5j b
family_forest 1n fb a
family_grandpa 1n bi e
family_grav 1n 3c b
family_grov 1n 62 b
family_grow 1i 1k b
family_hand 1n 1y b
family_help 1i 34 b
family_history 1f bj l
family_instead 1n e1 b
family_keep 1i 20 a
family_kept 1i 85 9
family_lak 1n 35 b
family_look 1i e1 c
family_memb 1n 2g b
family_need 1n an c
family_neighbo 1i f5 9
family_newborn 1n o e
family_newspap 1n bi n
family_old 1n 7u d
family_ord 17 f6 6
family_organis 1n 1s c
family_paid 1i az a
family_parent 1f 3u i
family_photo 1i 20 m 7q a
family_picky 1n 1q b
family_plan 1f 3d 9
family_rent 1f 8p 9 8q a
family_researc 1n bj e
family_saint 1n 1o a
family_school 1f 12 9
family_schoolc 17 1i 9 1j 9 3n a 3r b 3v a 3w a 7y 8
family_sel 1n f9 e
family_send 1c bi 9 bk 7
family_separat 1n 1h a
family_servic 1n c5 b
family_smal 15 1o a 1v 8 3l a 3x a f2 8
family_somebod 1n 7q e
family_sort 1n 40 b
family_sunris 1n 2y c
family_swap 1n 6s c
family_teach 1n 1p l
family_tre 1i ak f bj q
family_vet 1n 3u b
family_young 1n 8q e
fan 1n b8 t
fan_members 1n b8 f
fancy 1n cd e
fancy_dres 1n cd c
fans 15 2s b 4d h 5u 7 83 6 86 9 b1 7 b8 l f4 6
fans_pay 1n b8 j
far k 33 3 3c 7 4v 2 7h 3 7m 3 8o 3 8x 3 9n 3 9v 4 b6 6 bi 5 c0 5 c9 2
far_away 15 3c 7 bi 8
far_everyon 1n b6 c
far_grid 1n 9v a
farewel 14 13 6 31 5 3e o 3h n bn 9 dj 2 dy 3
farewel_nam 1n 3e a
farewel_room 1n 3h 9
farewel_spot 1n bn 9
farm q 19 7 34 k 4h 7 5c 8 5d b 5h i 5i 7 5k i 5m c 5q 4 5t 6 5w a 60 d 61 5 62 5 66 f 8e 5 9j 7 9k i 9l b 9n j 9o m 9q c 9r c 9s c 9v 7 9y b bu 5 eu 8 f6 f f7 e f8 b fc 6 ff 3 fp k fq e
farm_along 1i 9j a
farm_book 1i 5d b
farm_br 1n 5k b
farm_calv 1n fq a
farm_distill 1n f8 8
farm_factory 1n 9k a
farm_family 1i 34 b
farm_househo 1n 9r d
farm_jars 1n f7 9
farm_kerala 1n 60 b
farm_list 1n 5h g
farm_machin 1i 9o p
farm_machine 1n 9o f
farm_managem 1n fp f
farm_market 19 9q 8
farm_phon 1a 9n 8
farm_photogr 1n fp a
farm_rent 1i fc 9
farm_restaur 1n 5h i
farm_shar 1n 9o d
farm_softwar 1n fp g
farm_stay 1n 34 v
farm_tool 1n fp k
farm_turn 1n 9s a
farm_twic 1n 5m b
farm_valley 1n 9o b
farmhou 1i 34 j 93 4
farmhou_breakfa 1n 34 c
farmsta 1n 34 b
faro 1n 6v 7
farri 1n 9i 1a
farri_app 1n 9i h
farri_farri 1n 9i e
farri_softwar 1n 9i m
farth 1n c6 4
fashion 13 2s 3 3z n 41 a 42 e 4p 6 aq d bg i cn 7 eo 4 f3 3 fh 7
fashion_brand 1i 3z b
fashion_label 1n 3z f
fashion_photo 1n aq g
fast y 3f 2 3n 2 4g 5 74 3 ac 3 aj 2 ax 5 cf 4 cg 3 cu 2 cw 3 en 3 f4 2
fastest 1n y 5
fath x b 5 1o j 2i 2 2t 2 2y 2 3j b 3m 2 3q 5 3s 5 3w 5 4b 2 65 2 7c 2 b9 2 bn 7 ez 5
fath_christm 1n 1o p
fath_frost 1n 1o i
fatima 1n 3k 9
fault w 18 2 1z 3 3q 3 45 6 5d 3 91 d 94 2 98 7 99 3 by 2 c3 5 cw 3 cx 3 du 3 e6 8 fl 6 fm d fv 4
fault_plan 1n fm b
fault_send 1n 91 c
favour 1c 1x r 45 3 dl 3 fj 7
favour_th 1n 1x c
favouri 15 1q 3 2p a 4f 5 6n 4 94 4 cj 3
favouri_figur 1n 2p b
fax 1n dc 5
fba 1n fi f
fear x j 3 15 3 2f 3 6s 3 6z 4 70 2 71 3 77 3 79 2 7o j a8 8 aj 3 b8 3 da 2 dn 4 dr 3 dt 2 fd 3
fear_fly 1n 7o k
fear_height 1n 7o f
feast 13 2x 4 2z 6 31 c 3i 3 45 6 5w 3 bm 3 e5 5 e7 5 ff 3
feath 1i 8n 8
featur 1i 24 5 au 4
februar 11 27 2 2r 3 63 3 8e 3 8k 4 8t 3 9m 3 f0 3 f1 3
fed 14 o 3 2l 4 8u b 9h 5 9q 3 9r 5 dv 3 f6 5
fed_pol 1n 8u d
federat 1f 6k d ee 9 ey 5
fee s q 2 39 4 3b 9 4n 6 4u 9 4w 4 4x 3 4z 7 50 9 53 6 5b 3 5g 3 6e 3 6k 5 7k 2 9h 4 br 5 bt 8 c0 4 db 7 dd 2 de 4 eb 7 ep 5 fh 3 fi 3
fee_explain 1n 4u c
fee_seat 1n 3b d
fee_stag 1n db c
fee_support 1n 4z c
fee_video 1n 4n b
feed z o 8 1s 3 2u 3 34 b 5n 3 78 c 9n e 9q k ar 3 az 5 d2 8 ds c dv 5
feed_animal 1n 34 c
feed_buy 1n 9q c
feed_cats 1n ds g
feed_rash 1n 78 b
feedbac 16 i a 4k b a5 a aj g av 7 cs 8 dj f ef g
feedbac_film 1n i c
feedbac_step 1n 4k c
feedbac_teach 1n a5 b
feedbac_team 1n dj e
feedbac_written 1n ef b
feel q 7 2 1u 3 23 4 4k 2 71 2 74 5 7a 4 7g 2 8d 4 8n 3 96 5 ap 2 bm 3 bo 4 c7 2 d5 4 dx 2
fees 10 39 5 4y 4 50 3 6i a 6l d 9e 3 bw e bx 8 c1 2 da 3 e9 c ee 2 ep 6 fi 7
fees_electri 1n bw b
fees_let 1n e9 b
fees_pictur 1n 6l c
fees_visitor 1i 6i a
feet w e 4 i 3 p 6 2j 3 3x 3 44 9 46 4 4l 4 8p 9 dr 4 e3 2
feet_grow 1n 8p c
fel 12 1g 4 1p 3 3x 3 br 7 e3 3
felt 13 3a 4 3d 3 74 a 80 6 8k 3 a9 3 af 3 cg 3 dz 3
femal 1a 7 8 2f 7 3k 9 4a 8 b1 8
femal_guid 1n 3k 9
fenc 14 h 7 6y f 8t 3 9j d 9l 3 9p f c5 4 dt 6 ff 2 fq 7
fenc_insuran 1n 9p a
fenc_meadow 1n 6y e
fenc_park 1n 9j b
feng 1n fd 9
fennel 1i 30 7 61 7
ferment 16 2o a 5u a 5w 4 5y 9 5z u 64 7 6o c ew 6
ferment_clay 1n 5z b
ferment_hot 1n 5u b
ferment_peas 1n 5y a
ferment_sel 1n 2o b
ferment_vegetab 1n 5z g
fern 1a 1u 7 24 3 59 2 8d 6 95 2
ferry 17 1p 8 37 7 3t 7 6u 6 95 4 b4 3
fertili 1a 70 7 77 8 7s d 9r a fp 8
fertili_paid 1n 9r b
fertili_test 1n 7s d
festiva z 1b 3 1c 3 1e 3 23 3 2l d 39 a 64 a 6i h 80 5 8p 3 b4 3 b8 3 ex 2 fu 8
festiva_ticket 1n 6i e
festiva_weekend 1n 2l b
festivi 1n ci m
feta 1n 2u 8
fetch p 11 2 1s 8 1y 8 2z 3 3m 3 3r 3 3x 3 46 3 4a 3 5b 2 5d 2 5g 5 5p 4 5v 3 6l 4 6n 4 8h 3 8l 5 8n 2 8p 3 8r 2 8y 5 96 3 9r 3 bw 3 cb 3 f0 3 f5 2 fb 5 fs 4
fetch_january 1n fb a
fev 11 6 3 e 3 o 3 u 3 7m a 7r 6 9h 5 fq b
fev_heat 1n fq a
few j 1 4 q 5 3z 3 4g 2 4o 3 54 2 7e 3 7w 2 a4 3 aa 3 ab 2 ay 4 bd 4 c0 3 c7 4 cb 5 cp 2 cx 3 d0 3 dk 3 e3 3
few_match 1n bd a
few_patient 1n q b
few_selfy 1n ay b
few_than 19 1 8
few_travel 1n cb c
fibr 16 6 a 3z 6 49 4 4c 7 4d 4 4f 7 8n 3
fibr_rwanda 1n 6 b
fiction 1i 86 8 b6 a
fiddl 1n b7 7
field_json 1n dc b
field_robot 1n 9l q
field_servic 1i ek s
fifteen x c 7 1t 5 1u 3 23 5 24 7 2f 3 3l 3 3m 8 5l 3 73 a 77 5 8h 3 8q 3 a9 5 ac 5 b1 3 b4 3 br 5 di 3 dx 8
fifteen_childre 1n 3m c
fifteen_haircut 1n c b
fifteen_minut 1n 73 b
fifth w 1k 3 5n 3 69 3 7a 3 7v 3 ba 3 bi 2 bv 4 eh 3 fa 2 fd 2
fiftiet 1n c2 5
fifty v f 8 u 3 y 3 1w 5 49 3 4b 5 62 3 65 3 6k 2 6n 3 6p 3 7h 5 81 8 9s 4 a3 8 ae 8 az 3 bh 7 bu 3 cb 3 cw 3 d0 6 da 3
fifty_afterno 1n bh a
fifty_grad 1n 81 b
fifty_introdu 1n ae c
fifty_person 1n a3 c
fifty_strengt 1n f c
fig 1c 5 8 8 6 4q b 6y 5
fight 1f a2 4 dt c
figs 1n 8 3
figur u 22 3 23 4 2a a 2p 8 4u 4 53 8 56 4 72 4 7n 2 83 4 8i 2 b3 a ba 4 by 3 c2 7 cv 9 ej 3 eo 5 er 3 fo 6 fv 4
figur_model 1n 2p b
figur_smal 1n b3 b
figurin 1n 2a b
fil e q 6 s 3 1b 2 22 3 2v 4 3g 2 3l 2 4h 3 4y 4 5c 1 5q 5 5u 4 5v 3 5x 3 65 2 6a 3 79 2 7j 4 9d 4 9h 3 a3 3 an 3 ao 2 bk 7 bo 4 by 4 d3 3 d4 6 d6 3 d7 4 db 3 dh 4 di 7 dm 3 e5 6 ep 7 eq 4 fj 4 fo 4
fil_bottl 1i 5u a
fil_check 1n d3 b
fil_climat 1n fo b
fil_custom 1n 6a b
fil_form 1c an a
fil_gaps 1i dh b
fil_itself 1i d6 a
fil_leav 1n di d
fil_level 1n e5 m
fil_messag 1n q b
fil_parent 1n 1o a
fil_pasta 1n 5q b
fil_patent 1n 4y c
fil_referen 1n d7 b
fil_right 1n eq b
fil_securit 1n dm b
fil_tax 1i by a d4 a
fil_voic 1n bo b
filamen 1n 2a b
filing 1n d4 5
filipin 1n bw a
fillet 1n f6 c
fillet_morn 1n f6 8
film n i 7 k 5 m 3 1w 3 2p 3 32 3 35 4 4k 5 4l a 4n 2 4x j 5d 2 78 6 81 5 84 h 8i 2 8x a 90 8 91 9 a5 8 ac 8 b2 8 b7 6 bk 8 bm 3 bz 3 cl h cq 2 dg 2 du 8 dz 8 ej 6 er 6 ex 2
film_broken 1n 91 c
film_checkli 1n 78 b
film_compan 1n 4x f
film_crossin 1n ac b
film_damag 1n er c
film_develop 1n 84 j
film_employ 1n 4x h
film_evening 1n cl m
film_family 1n bk 9
film_friday 1i cl 9
film_gait 1n dz e
film_hal 1n cl c
film_instruc 1n ac b
film_lab 1n 84 m
film_lov 1n cl c
film_museum 1n b2 b
film_open 1n cl c
film_outdoor 1n cl c
film_photogr 1n 84 b
film_post 1i 84 9
film_room 1f 8x e 90 a ej a
film_scan 1n 84 b
film_screen 1n cl c
film_short 1n 4l b
film_yard 1n a5 b
filt z 4 5 16 i 1z 2 2e s 2j b 48 3 5j 5 5m 2 7u 5 84 4 9q 3 dd 7 df 7 ek 2
filt_bottl 1n 2e l
filt_coffe 1n 2j c
filt_kitchen 1n 2e c
filt_light 1n 2e c
filt_school 1n 16 f
filt_villag 1n 16 d
fin v 2 4 m a r 2 13 4 5r 3 79 2 7v f 9j 3 9m 2 9o 4 d4 3 d9 2 e1 2
fin_let 1n 7v a
fin_lin 1n m f
final 1f 70 4 ab e
final_form 1n ab b
finally 1i 4f 5 a9 3
financ 11 44 3 4g m 56 k 9s 8 9v 5 au 7 az 9 bo 7 bp f c1 7 d3 3 dl 6 es 9
financ_book 1n es b
financ_lead 1n 56 m
financ_questio 1n bp b
financ_sal 1n 9s a
financ_young 1n az b
financi 19 4g 4 7i 4 7l 4 bq d br a dd 4
financi_literac 1n bq e
find e m 4 v 3 w 5 14 2 1b 3 1d 3 1w 5 1y 6 20 4 3l 5 3p 4 4m 3 4n 6 4v 4 4y 1 50 6 53 6 54 6 57 3 5a 4 5c 1 5h 3 6a 3 79 3 7a 3 97 3 9b 3 a2 4 ae 4 af 9 ag 9 ai 3 ao 7 au 3 bf 3 bj 6 bz 6 c1 3 c2 5 cy 3 d0 6 dn 3 dp 4 ds 3 e2 6 e3 3 eg 5 fa 4 fk 4 fl 5 fn 3 fv 3
find_adopt 1n 1d b
find_babysit 1n 3l c
find_bed 1n fa 9
find_best 1n c1 b
find_book 1n 5a c
find_company 1n d0 g
find_duplica 1n 20 b
find_edibl 1n 6v 8
find_flatmat 1n ag g
find_forgott 1n bz c
find_gap 1n a2 d
find_grant 1n 53 f
find_heat 1n fn b
find_import 1n 54 h
find_intern 1n eg e
find_languag 1n 3p b
find_leak 1n fv b
find_local 1f 4n b 4v a bj 7
find_micro 1n 4n b
find_mum 1n af c
find_partn 1n ae e
find_patient 1n w f
find_pension 1n c2 g
find_rid 1i e3 a
find_right 1i bf 8 ci 8
find_runaway 1n e2 g
find_scratch 1i fl a
find_smal 1n 5h b
find_subsidy 1n 53 c
find_system 1n dn b
find_tarif 1n 6a b
find_tattoo 1n m c
find_thing 1n 1w b
find_truck 1n fk d
find_trust 1n ds b
find_unus 1n au b
find_why 1n 97 b
find_word 1n 7a b
findabl 1n 33 4
finding 19 p 4 v 4 57 7 fq 4 fr 7
fing s 4 3 24 4 2f 4 2g 4 31 a 47 3 5o 7 5v 4 6o 2 7s 9 9m 4 a1 3 am 4 bc 5 ei 4
fing_food 1i 31 g 5o a
fing_prick 1n 7s f
fingern 1n et 2
fingerp 1i 2h a 47 a
fingert 1c 47 3 7s 4 7t 6 8f 3
finish p 1a 3 1v 4 20 4 2a 4 4c 3 4m 2 4w 9 60 4 61 4 80 4 81 4 8b 4 8u 3 8v 2 a3 8 a5 3 a9 3 b4 5 b6 2 ba 2 bl 4 cy 4 eg 2
finish_sit 1n 4w c
finland 16 5y 7 7a 7 8f 7 9k 6 dj 7 do 8 eb 7 fm 7
finnish 1n do f
finnish_post 1n do c
finop 1n au a
fintech 1n cx b
fir o n 7 1b 4 1e 6 2o 6 31 8 32 4 34 4 3a 4 5e 2 5f 2 68 2 6r 3 6v 4 8m 5 8n 4 8y 2 92 4 99 k 9p 4 9s 3 9u 4 9w 5 9x 4 ce 4 e7 5 ea j eb 3 et 9 fb c ff 6
fir_alarm 1n 99 h
fir_brigad 1c ea t
fir_departm 1n ea p
fir_door 1f 99 i
fir_extingu 1i 99 f
fir_hom 1n et a
fir_inspect 1n 99 l
fir_oven 1n 2o b
fir_protect 1n 99 l
fir_safety 1n 99 r
fir_sauna 1n n b
fir_station 1c 1e 9 ff 8
fir_tre 1n fb p
firefig 1n ea t
firefig_say 1n ea b
firehou 1n ea a
firm g 1a 5 2i 3 2u 6 3g 2 4a 4 4g 5 4j 4 4m 3 4q 2 4r 4 4t 3 4u 8 4v 3 4x 4 4y 3 4z 3 54 2 56 5 57 2 58 7 5f 6 68 3 7v 3 8x 5 96 2 99 6 9b 3 9u 9 9v 7 ao 5 as 2 au 3 av 4 c6 4 c9 2 co 5 cp 3 ct 4 cx 3 cy 2 d0 4 d2 3 d3 4 d4 3 d5 5 d6 8 d7 5 d8 5 da 5 di 6 dl 3 dm 3 dn 6 dp 3 eg 8 ei 3 ej 4 ek 3 el 5 ep c eq 7
firm_answ 1n d7 b
firm_bookkee 1n 4u c
firm_crm 1n d6 l
firm_don 1n 5f c
firm_larg 1n 9u c
firm_own 15 da 8
firm_plan 1n el c
firm_post 1n eg b
firm_public 1n ao a
firm_shop 1n 58 d
firm_softwar 1i ep s
firm_switch 1n 9u a
firm_wait 1n 4g b
firm_websit 1n dn b
first 3 54 1
first_aid 1c 52 e
first_bath 1n o b
first_book 1c a1 b
first_buy 1c c1 f
first_cal 1a 2c 8
first_deliver 1n 5o b
first_job 1a a6 e
first_night 17 o 8
first_pag 15 ai 9
first_phon 1n 1i e
first_shift 1f dg a
first_talk 17 54 9
first_try 16 69 8
fish v 1q 4 2a 8 30 4 33 2 3y 6 49 8 5c f 5i 3 5n 4 5o 4 5y 5 6f 7 6p 5 8a o 9n l 9q 6 9s 7 9y e f6 j
fish_app 1n 8a o
fish_back 1n 9y a
fish_boat 1i 9y 9
fish_box 1n f6 f
fish_farm 1i 9n s f6 9
fish_feed 1n 9n c
fish_fisherm 1n f6 a
fish_land 1n 5c c
fish_nets 1i 2a b 49 b
fish_permit 1n 8a r
fish_pond 1n 9n f
fish_rent 1n 5c c
fish_shar 1n f6 j
fish_smal 1n f6 8
fish_villag 1n 9s a
fisherm 1n f6 x
fishmon 1n f6 6
fishpon 1n 9n 9
fit m b 5 f 7 p 6 w 3 11 6 1d 5 1w 5 2a 3 2d 3 2h 8 41 4 4b a 4f b 55 4 5e 2 6c 5 81 5 8u 2 93 4 9v 5 ag 5 ao 7 b5 2 be 7 e1 6 fe 9 fm 6
fit_cal 1n 11 b
fit_certifi 1n ao a
fit_dril 1n 2h b
fit_hear 1n p c
fit_hom 1n fe c
fit_mood 1n 1w b
fit_return 1n 4b c
fit_room 1n ag b
fit_used 1n be 8
fitnes 15 f r j 8 s 8 2d a 58 8 73 f dk 9 ea 3 f0 p
fitnes_coach 1i f c
fitnes_studio 1f f f
fitnes_track 1n 2d c
fits o w 5 2a 3 3z 4 43 4 4f 4 5j 3 90 4 ao 3 bh 3 bn 3 di 2 e3 2 fh 3
fitting 1i 3z 4 4b 5
fix l 17 a 1a 3 3a 3 3d a 3g 4 45 7 4u 8 4w a 4x 2 4z 5 58 2 5e 2 5f 3 5g 8 6b 3 88 5 8j 5 8r 3 8s 8 8t 5 8x 5 8z 5 92 6 bo 3 c1 8 c3 7 c4 5 ca 7 ce 6 ci 4 dj 3 dt 7 dy 3 e0 3 e5 3 ed 2 f3 4
fix_applian 1n 17 c
fix_bik 1i c3 b
fix_door 1n 8s b
fix_even 1i ce 9
fix_fee 1i 4u d 4z b
fix_group 1i dt b
fix_monthly 1n 8t b
fix_pric 15 3d 8 4w 8 8x 8 8z 8 92 7 c4 8 ca 8 ci 6
fix_rat 1n c1 i
fix_round 1i 5g g
fix_scop 1i 4w e
fix_sew 1n 45 d
flag 1a 35 6 82 5 ax 6 d7 b d9 j
flag_mandato 1n d7 b
flag_sign 1n d9 c
flaky 1n cw b
flam 1a 8 6 4k 3 9r a cd 3
fland 1i 2z 8 3z c
fland_smal 1n 3z b
flap 1a 43 6 87 3 e0 3 e2 3
flar 1i 8 4 7r 9
flash 1i 2f 9
flashca 1n aa v
flashca_app 1n aa g
flashca_asks 1n aa b
flask 1n 2k 8
flat k 2 3 c 3 18 3 1u 3 1z 5 24 3 28 7 2h 3 2j 3 2k 6 2t 5 39 5 5m 5 6h 8 6s a 7l c 8b 4 8d 5 8h 5 8r 9 8w 4 8x 8 8z 8 90 8 97 4 9f 2 9x 3 ag 8 ah 3 aw 6 bt 5 c1 2 c5 4 db 4 eh 7 es 3 f9 8 fa 9 fc 3
flat_bag 1n 5m b
flat_bank 1i aw a
flat_camera 1n 1z b
flat_film 1n 8x c
flat_flood 1n 28 b
flat_forty 1n 39 b
flat_guest 1c 2t a
flat_holiday 1n 6s f
flat_let 1n 7l a
flat_plan 1n 8z b
flat_ready 1n 6h b
flat_sam 1i 8r b
flat_smal 1n fa 9
flat_styl 1n 90 b
flat_swept 1i f9 8
flat_whit 1f 2k d
flatbre 1n 31 4
flatmat 1c 1l 6 ag v bs e
flatmat_find 1n ag m
flatmat_fit 1n ag b
flatmat_short 1n ag b
flatsha 1n ag b
flatten 1n 88 3
flavour 1f 2q i 2s 3 64 9
flaw 1f 1y 4 42 6 fl 3
flea 19 1k 5 1t 4 1y j 42 4 92 4
flea_market 19 1y f
fleec 1n 4c 8
fleet 1a 36 6 9o 6 9t g d0 8 em y
fleet_charg 1n 9t d
fleet_mainten 1n em d
fleet_managem 1n em e
fleet_softwar 1n em o
flew 1n 5x 3
flex 1n 9u a
flexib 1n 9u f
flexibi 1n 9u a
flexibl 19 28 3 38 4 5f e 68 8 9r a 9u 7
flexibl_biodige 1n 9r b
flexibl_offic 1n 5f f
flexita 1n 5y k
flexita_househo 1n 5y g
flight 11 1v 3 23 5 3k 3 6b e 6w a 6z t 70 j 7o 7 7v p 7x 5 cb e fr e
flight_delay 1n 7v l
flight_hotel 1n 70 9
flight_keep 1n 7v a
flight_vineyar 1n 6z a
float 16 j 5 n f 1p 3 3r 3 6q 5 7e 3 9n 9 fv a
float_prob 1i 9n 9 fv a
flock 1i 4c 5 9p s
flock_gras 1n 9p c
flock_keep 1n 9p a
flood 1f 28 l 4q 5 8y 5
flood_sensor 1n 28 g
floor k e 3 i 4 2c 3 2u 4 41 3 4l 3 4q 2 5f 6 69 3 6d 9 6r 3 73 3 7b 7 7l 2 8b 4 8r 5 8x 4 8z 5 99 4 aq 3 bf 5 bt 3 d7 3 eb 3 eh 3 ej 3 el 3 es 9 f2 8 fb 3 fn 3 fv 3
floor_contrac 1n 8z b
floor_oth 1n 5f c
floor_plan 1i es l
floor_tablet 1n 6d f
floor_train 1i 7b a
florenc 1n cb a
florida 1i 28 9 el a
florist 17 8 4 2x 6 2y 4 3c 5 47 4 5g d 8e e
florist_win 1n 5g c
flos 1n 9 b
flour 15 2o 5 4e 3 4g 2 5r 6 5y c ba 3 bm 7 ew 5
flour_pasta 1n 5y a
flow y 6 3 2x a 3c h 47 5 59 7 8e v 8m 3 93 5 9d 2 9k 7 9m a cp b d5 m en 6 fv a
flow_arrang 1n 8e c
flow_buy 1n 8e e
flow_chef 1n 9k a
flow_coordin 1n 2x c
flow_deliver 1i 8e j
flow_forecas 1n d5 t
flow_light 1n 3c 9
flow_warn 1n fv b
flow_whol 1n 9m a
flower 1n 9m 4
flown 1f 6b 3 fr 6
flu 19 y 3 1o 5 73 3 az 6 fb 4
flush 1i 66 4 77 a
flut 1i 63 4 ch p
flut_spot 1n ch 9
fly 10 1r 7 37 6 6b a 6z d 70 3 7o g 9q h 9s 5 bw 5 cb 5 fr d
fly_farm 1n 9q a
fly_meal 1n 9q c
fly_school 1n 6z c
fly_solar 1n fr b
fly_therapy 1n 7o d
foam 19 1 3 2 7 2s 3 35 3 65 2 92 4
focu 1i 7e a a9 a
fog 1i 2z 3
foil 1n r 5
fold r a 4 s 4 22 5 29 c 2g 9 3n 3 4l 6 6g 5 7k 4 83 3 8u 3 8w 9 9a 4 9d 5 9g 4 al 5 aw 4 bf 3 bj 3 bl 3 bm 3 c2 6 ca 3 d1 4 dm 4 e7 4 eh 6 el 4 ew 4
fold_laundry 1n 2g g
fold_scoot 1n 29 g
folk 1n b7 e
folk_musicia 1n b7 b
follow n g 2 i 6 k 6 p 6 11 2 21 3 2i 2 33 4 3q 2 4n a 52 6 5a 2 6p 5 7w 4 a1 5 b8 6 bx 5 d6 b dq 6 e6 5 ed 2
follow_exercis 1n k c
follow_ingredi 1n 6p b
follow_repair 1n e6 a
follow_today 1n d6 b
follow_visit 1n p c
follow_walk 1n dq d
follow_whol 1n bx b
fond 1n 71 4
fondu 1n 96 3
font 1c 8k 5 b4 4 ct 4
food i 7 4 12 g 1u 3 2l d 2n 5 2t 4 2u 3 2v 4 2w 3 30 3 31 7 33 6 3y 6 4l 3 4p 3 4s 3 4v 6 59 3 5a 5 5c 4 5e 9 5h 9 5j 8 5o e 5p e 5r 6 5t 6 5w 3 5x 3 5z 5 6a 6 6b 3 6d 3 6f b 7c 2 7d c 7r 4 7s 4 7z 4 8f 5 9a c 9q 5 9r 5 aq 3 dv f en 3 f5 7 ff 7 fm 3 fo 3 ft 5 fu 7
food_allergy 1i 5j h
food_bank 1i 12 r
food_blog 1n 4v c
food_box 1n dv g
food_coop 1n ff c
food_cost 1i 6f g
food_din 1n 2n b
food_end 1n 5p b
food_factory 1i 9r d
food_first 1i 5o a
food_food 1f 5o c
food_found 1n 5e j
food_georgia 1n 2l b
food_hygien 1f 9a b
food_insect 1n dv b
food_mak 1i 6a a 9q d
food_market 1c 12 c
food_near 1f 2l c 5p c f5 b
food_program 1n 5a c
food_region 1i 31 b
food_rescu 1n 12 n
food_saf 1n 7d b
food_safety 1f 9a p
food_scan 1i 7d n
food_shar 1n 12 c
food_sleep 1i 7r a
food_steel 1n fu a
food_suit 1n 7s b
food_superma 1n 12 b
food_tour 1n 33 h
food_truck 1n 2l r
food_volunt 1n 12 d
food_wast 1c 6f l
food_wholesa 1i 5h f
foody 1n 65 a
foot v p l 1b 2 1r 3 1v 4 33 2 3n 2 3v 4 44 8 6u 3 cp 3 f3 2 ff 2 fq 3
foot_car 1n p q
foot_hear 1n p n
footbal 11 1i 2 3v 3 3x l 4v 5 65 3 6k 6 83 6 b0 5 b1 c ee 6 ex 4 f0 a
footbal_gentl 1n f0 9
footbal_near 1n 3x e
footbal_sel 1n b1 b
footbal_train 1n 3x c
footcar 1n p b
footnot 1n az 3
footpat 1n 9w 3
footpri 1i 23 12 fo o
footpri_app 1n 23 n
footpri_card 1n 23 b
footpri_product 1n fo g
footwea 1n 44 b
for 1i 9i 9
forag 1i 6v p ew n
forag_cook 1n ew m
forag_guid 1n 6v a
forag_walk 1n 6v a
forbid 17 f 3 l 3 cs 4 ef 4 f0 3 f1 7 fi 3
forbidd 14 l 5 13 4 5j 3 84 3 8y 4 b8 3 cb 4 do 4
forc 1f 4j 4 6n 5
ford 1n 9r 4
forearm 1n h 3
forecas 1c y c 6f 9 d5 z eo l
forecas_pharmac 1n y b
forefat 1n bj p
foreign 1c 6x s a0 4 aw d ef 4
foreman 19 14 5 6d g 8x 3 9b a bn 5 el 7
foreman_sees 1i 6d a 9b a
foremen 1n 6d 5
foresee 1n y 5
forest 16 3m e 5x 5 6q m 6v k 8k 4 ea 3 fb i
forest_bath 1n 6v n
forest_breakfa 1n 6q b
forest_kinderg 1n 3m g
forest_learn 1n 6v 8
forest_set 1n fb a
forev 1n 9y 4
forg 1f 47 d 8f e eu s
forg_cours 1n eu d
forg_kitchen 1n 8f b
forg_knif 1n eu b
forg_own 1n 47 b
forg_saturda 1n eu 8
forg_weekend 1n eu a
forg_worksho 1n eu a
forgery 1n 83 c
forget u 1v 3 3q 3 60 3 7c 9 7e 3 7q 4 bz 4 cs 3 d6 7 di 2 dn 3 dx 3
forget_cal 1n d6 b
forgetf 1i 7q a 8d 8
forgiv 1f 24 3 7e 3 8d 5
forgive 1i l 3 9d 5
forgot 13 3 4 15 5 1r 2 5q 3 7a 3 7c 4 7f 3 bs 4
forgott w 9 3 1s 5 1u 3 21 8 3v 3 6u 2 8x 3 bz c c5 3 cz 3 ek 3 el 2
forgott_subscri 1n bz h
fork 19 5o 6 8f 6 en 3 ft 5
forklif 1c 4k 7 52 9 5d 9 68 g
forklif_staf 1n 68 b
form l s 3 t 3 10 6 15 5 1f 4 33 5 6a 5 6i 3 6k 3 6x 3 7h 3 7v 4 87 5 99 3 9d b 9f 2 9g 6 ab 7 ai 5 al 6 an 6 ao 3 at 4 by 4 bz 3 c2 5 cy 6 d4 3 d7 3 dc 9 dm 3 e6 4 e7 6 eb 3 ec 9 eg 5 ep 7 er 3 fe 2 ff 3
form_accessi 1n cy b
form_chat 1n ep b
form_crown 1n 10 a
form_employ 1n c2 c
form_homeles 1n 33 c
form_mis 1n e7 c
form_plac 1n al b
form_recruit 1n ai b
form_registr 1n 9d f
form_return 1n dc b
form_servic 1i dc a
form_sits 1n an c
form_tattoo 1n 9g b
form_web 1n ec b
formali 1n 6a b
format 1f 11 4 5a 5 d1 5
formula 1n 5 9
formwor 1n 9b a
fortnig 14 9 4 f 3 x 4 14 3 75 5 8u 3 a9 4 bm 3 cz 4
fortun 1n fd 9
forty i 1 3 3 5 7 3 9 3 18 3 20 5 2m 5 35 4 39 6 44 3 48 3 49 3 4d 4 4f 3 4r 2 4s 3 4y 1 50 2 5a 4 5x 4 6a 2 7f 3 7s 3 7v 3 7w 3 8e 3 8h 3 8j 3 8m 3 8p 3 ai 2 aq 3 aw 3 ay 3 az 3 b6 2 c1 4 er 2 ex 3 ff 4
forty_foundat 1n 3 c
forty_group 1n 35 b
forty_househo 1n ff a
forty_learn 1n ex 9
forty_lend 1n c1 b
forty_listen 1n 39 b
forty_seat 1i 2m b
forty_smal 1n 5x b
forty_thousan 1n 20 c
forum 16 1g 5 7e 4 83 5 a5 4 aw 6 b2 4 dx 9 e0 4
forward z 1v 2 4q 3 68 8 6a 7 7u 8 7v 8 at 5 az 5 b6 5 d7 2 ex 2 fk c
forward_suspici 1n 7u b
forward_ticket 1n 7v a
fossil 1n 6v 8
fost 1f 13 h 1d s e1 9
fost_car 1n 13 b
fost_hom 1n 1d k
fotobox 1n 2z a
found h 4u 2 4w 9 51 7 56 5 57 6 5e 7 8r 3 8z 3 96 4 99 4 9b 3 ar 3 as 3 ax 3 bj 4 cr 2 cy 3 dm 2 dp 3 e2 6 fl 4
found_cater 1n 5e c
found_fix 1n 4w c
found_travel 1n 51 c
foundat 1f 3 l 53 5 fg 6
foundat_shad 1n 3 g
foundry 1n fl a
fountai 1a e 3 89 e 8k 9
fountai_pens 1i 89 a
fourtee 15 5t 3 7o 2 8u 3 8v 3 a7 4 dw 4 dz 3 ex 3
fourth v 2 4 a 4 k 2 25 6 3j 2 3o 4 4t 3 5i 5 5m 3 5n 5 8j 3 an 3 az 3 b8 3 f3 5
fox 1f 3m 4 b3 c
fractio 14 3n 6 43 3 4m 7 4w 3 56 p 7l n 9z 5 a2 4
fractio_cfo 1n 56 u
fractio_cfos 1n 56 c
fractio_ownersh 1n 7l e
fractio_propert 1n 7l j
fractio_real 1n 7l c
fragil 1n 67 i
fragil_good 1n 67 f
fragran 1i 1 h 5 q
fragran_preserv 1n 1 b
fram w 19 4 23 2 29 b 48 m 4r 4 4y 2 8l a 8u b 92 6 bi b e4 6 f2 a fs 4
fram_grandpa 1n bi b
fram_prescri 1n 48 b
fram_sil 1n 8u d
fram_spectac 1n 48 b
framewo 1i cw 8 d7 4
franc z 2 6 20 6 3c 5 49 6 73 6 7h 6 7p 6 7v 5 80 5 85 5 az 6 bi 5 cq 6 dn 6 e9 6 em 6 fo 6
frankfu 1n 4b a
frappé 1n 2s 8
fraud 1a 1c 4 7u q ag 4 dd z er c
fraud_prepar 1n er c
fraud_prevent 1n dd e
fraud_scor 1n dd g
fraudst 1n 7u a
fray 1n 98 7
fre c i 2 k 2 1b 2 1i 3 21 3 3e 4 3w 3 4n 5 5j a 5q 3 63 8 6t 3 7d 3 7f 2 7k 5 7t 4 7v 2 9j 3 9o 3 ag 3 b7 5 ba 3 be 5 bt 2 c8 4 co 3 ct 3 d1 3 dh 2 e9 3
fre_assista 1n co c
fre_box 1n 5j u
fre_bread 1n 5j f
fre_drink 1n 63 j
fre_entranc 1n 7t a
fre_episod 1n ba b
fre_househo 1n 5j d
fre_leas 1n e9 b
fre_machin 1n 9o b
fre_meal 1i 4n e 5j b
fre_music 1n b7 f
fre_snack 1n 5j d
fre_speak 1n 3e d
fre_truck 1n 9j b
freckl 1f 3 6
freelan 10 3a o 4m y 4v 5 4w 9 50 e 51 a 9g 6 9h 7 ar 5 by q cq 9 cv 8 d1 r d2 7 db 7
freelan_africa 1n 4m b
freelan_cowork 1n 3a n
freelan_dictat 1n d1 b
freelan_engin 1n 4m g
freelan_invoic 1i d1 m
freelan_marketp 1n 4m s
freelan_platfor 1c 4m b
freelan_return 1n by d
freelan_sets 1n by b
freelan_tax 1n by m
freez x o 2 2n 5 2q 6 2r 5 5l 7 5n 9 5s 3 79 2 a3 3 f7 2
freibur 1i 2o 9 3m 9
freight 1a 6a 4 8i 5 9j 7 at 7 fk r
freight_forward 1i fk b
freight_match 1n fk n
french 1a 1p 3 71 c a0 8 a8 8 ct 3
french_record 1n 71 c
frequen 1i 7r 9 fq 4
fresco 1n cb 3
fresh v a 7 1b 3 1l 2 2r 5 2u a 2v c 2w 8 3c 6 4a 7 59 c 5l 8 5o 7 5r 9 5t 8 5z 4 60 5 8e 5 aa 3 cm 7 dv j f6 4
fresh_dog 1n dv k
fresh_flow 1i 3c 8
fresh_food 1i dv b
fresh_fruit 1n 59 c
fresh_lunch 1i 2u b 59 b
fresh_mozzare 1n 5t b
fresh_ones 1i a a 4a a
fresh_pet 1n dv l
fresh_questio 1n cm a
fresh_rol 1n 5l c
fresh_salad 1n 2v f
fresh_school 1n 2w c
fresh_tortill 1n 5r a
freshly 1a 2s b 5m 9 5o b 9r 3 dv b
freshly_cook 1f 2s 9 5o a dv a
freshne 1n 65 4
fri 1c q 3 10 3 2n 3 6e 4
friday c 1s 2 45 3 58 3 59 2 5l 3 6e 5 6f 3 8e 4 8p 5 99 2 db 3 dt 2 ee 2 ep 3
friday_host 1n 6e c
friday_soup 1n cl 9
fridg q l 7 12 4 1q e 1s 4 2v h 59 d 5e 2 5t 3 5u 3 5z 4 64 6 6b 5 6h 3 7h 5 7i 6 7q 4 91 6 9a f bp 4
fridg_break 1n 2v b
fridg_fresh 1n 59 c
fridg_suggest 1n 1q g
fridg_tempera 1n 9a l
fridg_writ 1i l a
friend i n 4 1n 5 1t 2 1v 5 1w 3 2f 3 2m 3 2s 3 2t 3 32 8 37 a 38 3 3g 4 3j 2 3l 6 41 2 4e 3 4p 2 50 3 57 2 5u 3 6w 5 75 2 79 3 7a 3 7e 6 86 5 8a 2 8j 3 8o 3 8r 3 8z 3 ac 3 ae 4 af e ai 2 am 8 an 3 ay 6 b1 3 b3 4 b5 5 b6 3 bs b bu 3 bv 4 c1 2 dq 3 e1 2 e3 2 ev b f4 5 fd 9
friend_already 1n 3l c
friend_app 1n af h
friend_appear 1n b3 b
friend_cal 1n am d
friend_city 1n af e
friend_compar 1i fd 9
friend_find 1i af l
friend_nearby 1n am b
friend_paint 1n ev a
friend_payment 1n bs b
friend_print 1i 1n 8
friend_see 1i 7e b
friend_solv 1i 86 8 b5 b
friend_somebod 1i 3g 9 6w 9
friend_star 1n fd c
friend_trip 1n 37 e
friend_vot 1n 37 b
friend_walk 1i af b
friendl 15 4 a 1b 3 3t a be 6 d0 4 d1 3 da 4 eh 3
friendl_compani 1n 3t b
friendl_sun 1n 4 b
friends 1n af b
fright 1n dx 5
frighte 1a 1g 3 6z 4 b3 6 bc 3 c2 4
fring 1f c 7 r 3 2g 6
frisian 1n 3p e
frisian_find 1n 3p b
frog 1i j 3 ab 7
front n d 3 g 3 y 2 29 6 2h 6 4c 4 5e 2 6g 9 7d 3 7t 5 8t 3 8u 3 97 3 9c 3 c4 4 c5 3 cb 2
front_desk 1c 6g f
front_hous 1n 2h b
front_wheel 1n 29 b
frontli 1i 4l t dg a
frontli_staf 1n 4l g
frontli_train 1n 4l k
frost 13 1o e 2k 3 5k 5 69 4 85 6 8d 7 c4 5 c5 3 e5 3 fp b
froth 1n 5m 4
frown 1n b4 5
froz 1n 33 6
frozen 12 l 3 2q b 2w 9 3y 9 5n e 5o 9 5y 8 9j 3 dv 9 f4 2 f6 h
frozen_meal 1f 5n g
frozen_pack 1n 5y a
frozen_toddl 1n 5o b
fruit 11 2q c 2r e 59 n 5k j 5u a 5v 7 64 9 78 3 9l a dk 6 f7 o f8 5
fruit_deliver 1n 59 f
fruit_demand 1n 2r b
fruit_nuts 1n 59 c
fruit_rot 1n f7 9
fruit_sel 1n 64 b
fruit_veg 1n 5k f
fruit_window 1n 2q b
fry 1f 1q 5 8f 9 bd 5
fuel 17 22 o 38 4 c6 4 d2 9 e5 6 em 9 fo 5
fuel_receipt 1n 22 f
ful f 32 4 58 2 68 2 79 2 9t 6 c8 3 c9 3 cm 3 dq 3 e5 7 f9 3
ful_cellar 1n f9 b
ful_riddl 1n 32 c
ful_truck 1n e5 a
fulfil 1n fg c
fulfil_last 1n fg 9
fulfill 1n 67 l
fulfilm 1n 67 16
fulfilm_centr 1n 67 f
fulfilm_servic 1n 67 k
fulfilm_smal 1n 67 j
fully 1n dy f
fully_equip 1n dy c
fum 1n 9w 8
fun 1a 2z 4 5a 9 65 3 86 3
functio 1i 15 a fh 8
fund z 12 6 14 3 15 3 1a 6 1c 5 4w 6 53 j 6j 3 7i 6 7l 4 a6 3 br h c2 3 c6 3 cd 5
fundrai 1n 1c k
fundrai_platfor 1n 1c c
funeral 19 3d 15 3e 7 3f 6 3h f 9d 14 al h
funeral_arrang 1i 3d e
funeral_cas 1n 9d d
funeral_choos 1n 3d c
funeral_compar 1n 3d c
funeral_cost 1n 3d j
funeral_directo 1f 3d a 9d k
funeral_family 1n 3d c
funeral_fix 1n 3d i
funeral_guid 1n 3d c
funeral_hom 1i 3d b 9d y
funeral_onlin 1n 3d c
funeral_plan 1i 3d p
funeral_platfor 1n 3d c
funeral_pric 1n 3d c
funeral_softwar 1n 9d d
funeral_transpa 1n 3d c
funeral_underta 1n 3d c
funeral_wish 1n al g
funny 1n bn 4
fur 1n 7z 6
furnac 1i 10 c 3h 4
furnish 19 34 4 5f g 8b 8 90 o ag 3 es e
furnish_offic 1n 5f c
furnish_whol 1n 90 b
furnitu z 1l 6 39 3 4q 5 6d 6 8b s 8c u 8s c 8y e 90 d 92 p 9w 5 dw b en 6 fk 6 fs 6
furnitu_buy 1i 8b c 8c c
furnitu_hang 1n 8s b
furnitu_liv 1n 90 b
furnitu_look 1n dw b
furnitu_loos 1n 92 b
furnitu_mak 1i 8b k
furnitu_monthly 1n 8c b
furnitu_pric 1n 8b b
furnitu_repair 1n 92 n
furnitu_restor 1i 92 g
furth 13 1r 4 3u 3 74 3 7d 3 7g 4 bj 4
furthes 1n 3y 4
fus 1f c9 6 ej 4
futur 1n c2 i
futur_pension 1n c2 e
fuz 1n 5z 4
fátima 1n 3k b
fátima_priest 1n 3k 9
fêt 1n 5k 5
gadget 1i 24 5 8f k
gain 1a 9m 5 a4 4 br 4 bx 4 em 4
gait 1n dz k
gal 1n 6j b
gallery 17 2t 4 2y 4 47 4 4r 6 6j j 8l n ev 3
gallery_guid 1n 6j d
gallery_limit 1n 8l b
galway 1n 88 8
gam t 1i 8 2a 3 32 l 3b q 3t 3 3w a 3x 9 7o b 7p a 7q 4 83 3 86 c 8i r a0 4 a1 b a2 c a3 a ar 5 b4 s b5 o bh f cm 5 ey d f3 9 f4 n f6 4
gam_adult 1n 8i f
gam_among 1n 3b b
gam_bar 1i f4 f
gam_box 1n 86 h
gam_caf 1i 3b p
gam_café 1c 3b k f4 b
gam_centr 1n f4 e
gam_club 1n f4 e
gam_even 1f f4 d
gam_group 1n 3w b
gam_grow 1n a1 c
gam_guid 1n 3b b
gam_hand 1n b5 c
gam_hom 1f 7o 9
gam_last 1n b4 b
gam_lead 1n 32 c
gam_leagu 1n f4 e
gam_loung 1n f4 s
gam_mushroo 1n 8i d
gam_music 1n bh a
gam_pcs 1n f4 b
gam_phon 1i b5 f
gam_play 1n b4 k
gam_python 1n a3 c
gam_rent 1n 3b e
gam_rental 1n 3b e
gam_speech 1n 7p b
gam_tabl 1n a2 b
gambl 1n 7f h
gant 1n db b
gap t k 2 r 2 3n 5 71 4 a0 4 a2 c bx 4 c2 a d5 3 fj 4
gap_behind 1n a2 c
gap_step 1n c2 c
gaps 12 q 5 r 3 3n 7 71 3 a2 3 a9 5 bx 3 c2 3 d5 9 d8 3 dh a ee 3
gaps_sick 1n dh c
garag y 13 2 18 6 22 e 7l 4 8v 2 8y g 94 5 96 a 9c p c4 9 c8 6 c9 f ce f cs 8 e0 4 f4 6 f9 c
garag_apartme 1n c9 b
garag_clear 1n f9 b
garag_fuel 1n 22 b
garag_leagu 1n f4 9
garag_managem 1n 9c h
garag_softwar 1n 9c h
garag_storag 1n 8y m
garag_togeth 1n 96 b
garden o 0 4 19 m 1u d 24 b 2c 3 2g 9 2z 6 31 8 3e 5 3h 3 3m 6 3s 9 4q 9 5k 3 60 3 61 9 6n 4 6y j 7x 3 7z 8 85 d 88 4 89 7 8d 6 8e 3 8t n b9 8 bi 3 dt 8 ej 4 f0 3 f7 6 fc m
garden_abov 1n 19 b
garden_app 1n 1u d
garden_beach 1n 3e a
garden_bed 1n fc m
garden_br 1i 4q b dt b
garden_car 1n 8t o
garden_centr 14 1u 8
garden_family 1n 6y c
garden_garden 1i 8t b fc g
garden_go 1n 8t b
garden_grow 1n fc c
garden_hourly 1n 6y i
garden_issu 1n b9 c
garden_kitchen 1n 24 b
garden_lend 1n fc k
garden_near 1n 8t c
garden_neighbo 1i 19 d fc b
garden_nepal 1n 61 b
garden_own 1f 6y a 8t c
garden_party 1n 31 e
garden_pick 1n 2z a
garden_plan 1i 1u h
garden_plot 1i fc b
garden_pool 1n 6y e
garden_rent 1i 6y h
garden_season 1n 8t b
garden_shar 1f 19 a 6y g fc o
garden_shear 1n 89 d
garden_togeth 1n 19 g
garden_unus 1n fc c
garden_vegetab 1n fc c
garden_visit 1n 8t f
gardenl 1n fc a
garlic 1i 8f a fi 8
garment 1c 46 9 9y 8 c0 8
gas 13 2a 6 2k 5 2l 8 36 6 8m 4 8p 5 8s 3 9r o cb 3 fa 3 fo 3
gas_cook 1n 9r b
gas_wast 1n 9r d
gasp 1n 9n 9
gastron 1n 6n 5
gat n 21 8 2k 8 3v 7 6w 3 6y 5 7o 2 7x 3 8u 5 8v 3 9j 6 9o 3 b2 3 c7 5 c8 5 ca 5 e6 4 ed 2 ff 3 fs 3
gat_offic 1i 2k a
gat_slop 1n 21 b
gateway 1n de b
gath 1f 46 8 5r 4 c2 7
gather 1i 4d 7 80 3
gav z 9 3 4n 3 7u 2 9i 2 b5 3 bs 3 ca 2 dl 4 fc 3
gaz 1n 6v 8
gazet 1n bi n
gdańsk 1n 43 e
gdpr 1n dn w
gdpr_asks 1n dn b
gdpr_complia 1n dn d
gear 16 1k 5 1y 8 4x 4 5d 8 6c a 8h e 8p s c3 5
gear_hir 1n 8p g
gear_lev 1n 6c b
gear_rent 1f 8p f
gear_rental 1i 8p m
gelater 1n 2q g
gelato 1i 2q n
gelato_shop 1n 2q b
gen 1n 7s a
genealo 1i ak k bj t
genealo_archiv 1n bj b
genealo_researc 1n bj e
general 13 x 6 7m 5 8u 6 99 5 9e 3 9g 5 9i 5 9z 5 dd 4 dj 5 ef 5
generat y 2b 6 5d 6 7u 3 9b a 9u 5 ar k as 9 ay 8 b7 8 bj 5 cq 7 cw 6 cz 6 d0 g d7 6
generat_ads 1n ar k
generat_foreman 1n 9b b
generat_tool 1n d0 e
geneva 1i 30 a 95 a
gentian 1n 63 e
gentian_orang 1n 63 b
gentl 1a 1g 5 3h 2 b5 3 f0 d
gentl_exercis 1n f0 d
gently 1a 26 b 4f 3 a1 c c3 3
gently_help 1n a1 c
gently_tel 1n 26 b
genuin 1i 87 4 bc 3
georgia 1a 2l b 2t 3 5s c 8v 8 9y 7
georgia_khinkal 1n 2l b
georgia_sloveni 1n 5s c
geraniu 1n 2b 3
geriatr 1n bh 5
germ 19 3 4 a 4 5z 4 60 4 9k 3 9q 7
german 16 3p f 50 e 78 7 a0 7 ac 7 ct 3 cu a do 3
german_api 1n cu b
german_help 1n 50 c
germany o 7 4 q 4 t 4 1d 4 1n 3 1s 4 1z 4 22 4 24 4 2b 4 43 4 44 4 4m 4 50 4 54 6 5m 4 5x 4 61 4 6k 4 6t 3 72 4 77 4 7m 4 7t 4 83 3 8b 4 9b 4 9i 4 a7 4 ac 4 ap 4 at 4 b2 4 b9 4 bp 4 bs 4 bz 4 c2 4 ck 3 co 4 cr 4 d5 4 df 4 dn 4 do 4 dv 4 ec 4 eh 4 fi 4 fl 4
germany_oliv 1n 54 c
germina 1n 85 8
gestati 1n 76 b
get 19 3u 3 4t 4 7t 6 89 6 9n 5 a9 6
ghana 19 15 8 5d 8 68 8 9v 7 9w 6 de 8
ghent 19 29 8 2m 8 3y 7 8w 7 dq 9 f1 7
ghost 1i 2n r 5e j
ghost_kitchen 1i 2n n 5e g
ghostwr 1f 4v a ak c bn q
gift y 8 6 1c 6 3t 3 5h 6 5u 4 5w c 63 3 7z 6 8m 6 8o u b9 4 ck h dd 4 fg 2
gift_box 1i 8o u
gift_giv 1i 8o d ck b
gig 1f bu a by m ci m
gig_work 1n by i
gigs 1n 39 b
gil 1n 9n 6
gin 1f 63 9 65 e f8 s
gin_distil 1i f8 d
ging 1i 2r 7 64 d
gins 1n f8 4
girl 16 6 9 1a p 3l 6 3w j 7y k 8g 8 9i 2 ee 7
girl_cod 1i 1a d 3w d
girl_kit 1n 3w b
girl_public 1n 1a b
girl_woodwor 1n 7y a
gist 1n 4y 5
giv 14 12 3 1a 4 1b 8 1c i 1n c 8o c ae 6 ck b e1 a
giv_platfor 1n 1c g
giv_shelt 1n e1 b
giv_smal 1n 1n b
given q n 4 w 2 18 4 1x 2 73 2 8o 4 de 6 dg 2 dv 3 f8 3 fe 2
glad 1f q 2 1b 4
gladly 1i m 4 1c 5
glamp 1n 6q k
glanc 1n eo 9
glar 1n aq 4
glas o 8 9 9 7 p 8 15 5 1n 3 2r 6 2v 4 48 i 4k 5 4t 4 63 7 64 4 7t a 9w 4 af 4 bu 3 cm 3 e5 8 eu 5 ev 9 f3 4 fh 6
glas_cloth 1n e5 a
glas_hats 1n fh c
glas_jar 1n 9 c
glas_onlin 1n 48 h
glas_wear 1n 48 e
glas_win 1n ev a
glasgow 1a 13 8 3q 8 42 8 b0 8 ce 7
glassbl 1n eu q
glassbl_worksho 1n eu a
glasswa 1n 8m b
glaz 1i 8m q et c
glaz_hom 1n 8m c
glid 1n 6z j
glid_flight 1n 6z c
glos 1n c 4
glov 13 h b 11 5 22 7 4i 7 6o 5 9i 3 9m 4 ei 5
glov_hir 1n h b
glu 11 17 3 2a 5 32 3 44 7 46 3 48 5 8b 5 fa 4
glucos 1n 76 t
glucos_sensor 1n 76 f
glut 1n 5c 6
gluten 1i 5j z 7d l
gluten_fre 1n 5j x
go w 12 4 1d 4 1e 4 2y 3 3k 4 66 4 7w 3 7x 4 8t 7 az 3 c7 2 c8 5 ds 9
go_hous 1n 8t b
go_vacatio 1n ds b
goal 1a 74 7 7i p a9 6 bo 8 bq b
goal_grandch 1n bq b
goalkee 1n 83 6
goat 19 0 a 5t b 9p q a1 3 f6 j fq c
goat_clear 1n 9p e
goat_milk 1i 0 a
goat_shar 1n f6 a
godpare 1f 1d b 1n 7 8g 4
godpare_animal 1n 1d b
goggl 1f j 4 1s 4 94 3
gold 1i 47 g 7u 3
golden 1c 1o a 20 4 5x 3 ak 4
golden_book 1n 1o a
goldsmi 1n 47 q
goldsmi_worksho 1n 47 b
gon i 2o 4 52 2 ax 2 es 2
gong 1n g 5
good c 2e 2 2i 3 59 3 5g 2 67 4 68 3 6a 3 87 6 89 5 8h 3 8i 3 92 4 cj 3 cp 3 cs 2 dd 4 f8 3 fk 3 fl 4 fs 4
good_bags 1n 87 c
good_clear 1n f9 9
good_coffe 1f 59 b cj 9
good_even 1n 8i d
good_furnitu 1n 92 d
good_hand 1f 67 9
good_off 1n cp c
good_ones 16 42 8
good_part 1i fl d
good_spirit 1n f8 a
good_toys 1n 8h b
goodby 19 3d 2 3h h 3m 2 3t 3 bz 2
googl 19 1i 4 4v f as l cq f cs q cz f
googl_profil 1i 4v b
googl_puts 1n cz c
googl_rank 1n as d
googl_review 1n cs q
gorg 1n 6w 4
gossip 1i 3t 3 3u 3
gothenb 1f 2o 9 e3 9 ez 8
gourmet 1n 66 o
gourmet_mushroo 1n 66 k
governm 1i 15 8 ao i
gown 1i 1o 6 41 l
gown_weekend 1n 41 b
gps 1c u 8 2c 8 e0 q ed j
gps_collar 1n e0 g
gps_dog 1n e0 h
gps_school 1n ed g
gpu 1n au a
grab 1i 4s a be n
grab_rail 1n be f
grad 14 h 3 2i 4 62 3 7p 3 81 9 83 s a2 3 ab 3 cj 6 ef v
grad_essay 1n ef d
grad_exam 1n ef d
grad_insur 1n 83 9
grad_real 1n 81 b
grad_reason 1n ef b
grad_student 1n ef d
grad_teach 1n ef m
graduat 19 1a 4 a4 7 a6 a ai 8 aj 8 ay 7
graffit 1n e6 a
grain 1f 65 2 8b 4 8f 4
gram 1c 55 5 5v b 9q 3
gram_sugar 1n 5v b
grammar 1n a0 k
grand 1n cg f
grandch 16 15 3 3g 2 3t 3 7u 3 bc 2 bi 8 bm 3 bq a
grandch_child 1n bq b
grandch_print 1n bi 9
grandfa y 20 2 3m 2 8g 3 8q 5 ab 2 ak 6 ed 4 ey 2
grandma 11 7p 2 ad 2 ak 6 b3 3 bi k bm d bq 5 ey 7
grandma_photo 1n bi b
grandma_postcar 1n bi b
grandma_print 1n bi b
grandmo q a 3 o 4 1n 3 1u 4 3m 4 47 3 4c 4 4y 1 5u 9 78 4 7p 4 8b 4 8m 4 90 3 ar 3 ba 7 bi f bm g bq 4 ew g ez 3 f5 8
grandmo_armenia 1n 5u b
grandmo_bakery 1n ba b
grandmo_cookboo 1n bm a
grandmo_photo 1n bi f
grandmo_postcar 1n bi b
grandmo_print 1n bi b
grandmo_recip 1i bm c
grandmo_visit 1n ew 9
grandpa u 1n 7 20 5 3d 2 3l 5 3r 5 3t 6 7q 9 7u 7 8g 7 8o 5 a1 6 ad 4 ak e bc h bi p bj d bq 7 dt 4
grandpa_far 1n bi b
grandpa_gazet 1n bi b
grandpa_let 1n bi b
grandpa_magazin 1n bi b
grandpa_newspap 1n bi f
grandpa_onc 1n ak b
grandpa_pap 1n bi b
grandpa_phon 1n bi 9
grandpa_photo 1n bi k
grandpa_postcar 1n bi h
grandpa_print 1n bi l
grandpa_put 1n bq b
grandpa_recogni 1n 7u b
grandso 1a 2c 3 7u 9 ak 3 bc 6 f0 3
granola 1n 5v a
grant 1a 53 14 93 e be 5 ec 3 fr 3
grant_applica 1i 53 b
grant_writ 1n 53 v
grap 1n 6o 4
graph 1i 9z 4 a4 4
graphic 1n ba j
graphic_novel 1n ba f
gras 16 2s 3 40 6 8p 3 9p i f6 6
gras_short 1n 9p a
gratefu 1n 78 5
gratitu 1n 7a b
grav 19 3c 11 3g m 3h 9 ca 3 e9 t
grav_abroad 1n 3c b
grav_candl 1n 3c b
grav_car 1n 3c o
grav_clean 1n 3c b
grav_dogs 1n 3h 9
grav_dron 1n e9 b
grav_emigran 1n 3c b
grav_family 1n 3c g
grav_far 1n 3c g
grav_flow 1n 3c d
grav_look 1n 3c b
grav_mov 1n 3c 9
grav_photo 1n 3c g
grav_plant 1n 3c b
grav_put 1n 3c 9
grav_regist 1n e9 d
grav_ston 1n 3c c
grav_tend 1n 3c b
grav_visit 1n 3c b
grav_wash 1n 3c b
grav_yearly 1n 3c b
gravel 1i 46 4
gravest 1f 3c q 3g q e9 g
gravest_check 1n e9 f
gravest_wash 1n 3c b
graveya 1n e9 l
gravy 1n 3y 3
graz 1a l 8 1b 8 2q 7 3y 8 9p w
graz_servic 1n 9p m
graz_sheep 1n 9p g
greas 1a 4 4 36 3 87 3 fm 8
greasy 1n 2 4
great 1a 45 4 ak 3 bj k bz 4
great_grandpa 1n bj l
greates 1n aj 3
greec 15 1m 5 49 7 54 7 6b 7 9c 7 9t 7 cv 7 eg 7 fn 7
greek 1n a0 a
green o 1b 3 1e 3 1k 4 1t 3 2l 4 2r 4 32 3 3d 4 3f 8 41 4 4c 3 4q b 5m 3 5n 4 5r 4 61 6 62 4 6f 3 6y 3 7d 4 7z 2 8t 6 9e 4 9k 9 aq 6 bb 4 fh 3 fu 3
green_wal 1n 4q e
greener 1n 4q b
greengr 1i 5p 4 66 8
greenho 1f 9k l 9l i fp e
greenho_hotel 1n 9k c
greenho_tomato 1n 9l a
greet 1a 71 4 8k 9
grew 13 5o 3 5s 3 9y 6 b0 3 ct 7
grey u 3 4 1r 2 44 2 4d 4 56 1 5b 3 7a 7 82 3 9i 4 9t 3 e2 4 ed 2 fs 5
greyhou 1n dw a
grid 15 1e d 2b 6 6q j 9t 3 9u i 9v l b5 6 bb 3 c9 8
grid_cabin 1n 6q b
grid_prepaid 1n 9v a
grid_trad 1n 9v a
grief 1i 3h m 3j y
grief_support 1n 3j o
griev 1i 3j w
gril 1f 2m a 31 a 5y 3
grin 1n 4d 3
grind 15 11 3 2j 3 48 3 5m c 60 7 70 2 88 i 9b 5 et 2
grip 1c 2a 4 46 3
groan 1i 7b 3 f4 5
groc 1i 5r 7 5z 8
grocery 1a 1r u 5p i 5r z bo e ff r
grocery_clos 1n 5p b
grocery_coopera 1n ff c
grocery_deliver 1n 5r c
grocery_diaspor 1n 5r c
grocery_expat 1n 5r c
grocery_plantai 1n 5r a
grocery_pric 1n 1r v
grocery_until 1n bo b
grocery_villag 1n ff c
grocery_volunt 1n ff c
groning 1n h a
groom 1c b e dr 13 dv 4
groom_salon 1n dr i
groov 1n cj b
gros 1n d4 b
ground t 5m 5 69 4 6b 3 6z 6 7z 6 8u 8 8v 5 9x 3 b0 3 c4 3 du 3 e3 7 e4 6 e9 5 ei 3 ft d
ground_grow 1n 7z 9
ground_peeling 1n ft b
group f 1 2 f 3 g 3 j 5 l 3 s 3 w 5 y 2 1l 3 1p 3 1v 3 32 8 33 5 35 5 37 c 3j 9 3k 7 3m 5 3n 5 3w 5 4d 2 4h 2 4i b 6f 3 6k 3 6l 4 6w 3 74 5 75 4 7e 3 7f 5 86 4 a4 6 aa 3 ad 3 b6 8 bs a bv 6 cc 3 cd 5 cv 3 cx 4 dh 3 dq 4 dt 6 dx 2 e2 5 e3 4 ed 2 ev 6 ey 5 ez 7 f3 3 f5 3
group_alert 1n cx c
group_began 1n 7f b
group_buy 1f 4i i
group_check 1i w a
group_clean 1n cd 9
group_daily 1n j b
group_decid 1n b6 c
group_exam 1n 3n b
group_friend 17 32 d 37 f 6w 7 86 6 ev d
group_holiday 1i bs a
group_indoor 1n dt c
group_library 1i 3w a
group_lost 1n 3j 9
group_nearby 1n 74 c
group_offic 1n f5 a
group_past 1n a4 b
group_physiot 1n 35 b
group_suitcas 1n 32 c
group_tour 1n 37 c
group_tournam 1n ey c
group_travel 1i 37 m
group_trek 1n e3 b
group_trip 1i 37 g
group_umrah 1n 3k 9
group_vets 1i 4i b
group_warehou 1n cv b
grov 1n 62 n
grov_cret 1n 62 b
grow m a 6 b 3 19 5 1k d 1u 6 24 7 3f 3 40 4 4e 6 4w 2 56 5 5e 2 5f 4 5k 7 5o 3 5p 3 5s 5 62 6 66 a 67 2 7p 3 7z h 85 a 8e a 8p 6 8q 5 9k 9 9l 8 9n b a1 5 bq 6 ex 2 fc a fp 6
grow_bik 1n 1k a
grow_br 1n 1k a
grow_child 19 a 8 1k f 4e 9
grow_early 1n a1 c
grow_hom 1i 7z n
grow_import 1n 8e c
grow_itself 1n 24 b
grow_kit 1n 7z t
grow_kitchen 1i 7z c
grow_learn 1n bq b
grow_microgr 1n 9k a
grow_own 1n 7z f
grow_oyst 1n 66 b
grow_packet 1n 85 9
grow_tid 1n 9n a
grow_vegetab 1f 19 a
growl 1i 3s 4 dt 4
grown v 13 4 1m 3 3z 7 40 8 47 6 66 b 72 a 7y 5 85 3 8q a 9k d 9s 5 9y a bm 8
grown_childre 1n bm d
grown_fland 1n 3z b
grown_indoor 1n 9k c
grown_sawdust 1n 66 b
grown_ship 1n 9k a
grown_ups 1a 72 c
growth 1i 2 5 b 4
guarant y 1z 4 29 3 2g 3 2i g 45 8 4i 3 57 3 6i 3 7l 4 8z 3 91 3 a6 6 bt i bv 8 c4 8 c7 8 dd 3
guarant_car 1n c4 b
guarant_insur 1n bt c
guarant_memb 1n bv b
guarant_rid 1n c7 b
guard 15 q 4 10 5 11 5 6j 3 7u 3 9j 3 9n 3 di 4
guardia 1n 3o 4
gues w 1m 4 23 4 44 2 76 4 7r 5 9z 2 a1 3 ac 4 cy 2 dc 3 ed 2 ef 2 fo 9
guest i m 4 n 4 r 7 1f 7 2h 6 2j 7 2l 5 2m 9 2p 3 2t b 2x 4 2y 5 2z 5 30 7 31 3 33 5 34 a 38 7 3b 5 3l 5 3s 4 41 7 4n 2 4x 5 5b 4 64 4 6e 9 6f 4 6g f 6h d 6i 7 6n 7 6p 4 6q 9 6r 7 6y 3 8n 3 9e 9 9f 7 9t 3 ag 5 as 2 b1 3 b8 5 cb 3 cm 4 cs 8 eu a ev 5 f1 b fn 4 fu 5
guest_airbnb 1n 6h b
guest_berth 1n 9e c
guest_board 1n 38 d
guest_book 1c 2t a f1 8
guest_choos 1n 6p b
guest_cod 1i 2h a
guest_drink 1i f1 9
guest_even 1n 3l c
guest_forg 1n eu 8
guest_list 1c b8 a
guest_messag 1i 6g u 6h e
guest_night 1n 9e d
guest_paint 1n ev a
guest_pay 1a 6i 9
guest_record 1n 4x c
guest_reserv 1n 6e c
guest_return 1n fu a
guest_sav 1n fn b
guest_show 1i cs b
guest_sleep 1f ag a
guest_writ 1c 6g a
guestbo 1n 2z a
guestho 1n 34 b
guid x 6 8 10 2 11 2 1f 6 1v a 21 4 33 r 3b 8 3d 9 3i h 3k g 6j p 6m d 6u 4 6v m 6x 4 71 e 7z 2 9l 4 ab 8
guid_bird 1n 6v 8
guid_calenda 1n 6m b
guid_explain 1n 3b b
guid_first 1i 6 a
guid_hotel 1n 3k 9
guid_meditat 1n 71 g
guid_museum 1n 6j c
guid_natur 1n 6v e
guid_pray 1n 3i d
guid_tour 1i 33 n
guid_treasur 1n 6j b
guid_walk 1i 33 j
guid_young 1n ab b
guidanc 1n 1i 5
guidebo 1f 1v 7 21 7 33 b
guild 1a 4a 4 9c 4 cz 4 ej 4 ek 4
guilt 1i 23 7 dt 4
guilty 1f 23 4 71 5
guitar 17 3o o 89 g 8q h a7 n ch m
guitar_family 1n 8q b
guitar_left 1n 89 b
guitar_mend 1n ch b
guitar_rent 1n 8q e
guitar_repair 1n ch f
guitar_song 1n a7 b
guitar_teach 1n 3o g
guitar_worksho 1n ch b
gulf 1f ad 8 ba 8 bw 9
gum 1n 70 3
gummy 1n 7 b
gums 1n dx 8
gusset 1n 87 4
gust 1n 38 7
gut 16 l 8 5z 4 75 8 7s g 8u 5 8v z cr 3 fr 3
gut_clean 1n 8v w
gut_long 1n 8v b
gut_roof 1n 8v f
gut_test 1n 7s i
gym 10 f 7 h o n 5 s s 1h 3 1s 4 2r a 5b 7 73 d bz b e8 5 eb a f0 g fn 4
gym_bruis 1n h b
gym_managem 1n s h
gym_memb 1i s i
gym_studio 1n s m
gymnast 1f 2d 7 3x a f0 t
gymnast_balanc 1n f0 9
gyms z 9 3 f 5 g 3 h 5 s 6 2j 3 2r a 5n 3 73 5 75 3 7s 3 9t b b1 3 f0 4 f3 4
gyms_charg 1n 9t b
gyms_pres 1n 2r b
gynaeco 1f 6 4 77 h 7s c
gynaeco_comment 1n 7s b
haberda 1n 80 8
habit x l 9 x 3 1s 3 23 b 6e 3 6n 3 6u 2 72 3 7e o 7f e 7i 6 7x 3 9z 2 ag c bi 2 d2 3 e1 3
habit_adhd 1n 7e m
habit_neighbo 1n 23 b
habit_room 1n ag b
habit_track 1n 7e p
haccp 1n 9a 10
haccp_paperwo 1n 9a f
hack 1n 57 t
hack_network 1n 57 b
hadith 1n 3i 9
haggl 1n 5h 4
hail 1a 19 3 5k 4 62 3 8e 3 er b
hailsto 1n er 5
hair w 2 q c m r d 1n b 2x 2 3u 4 56 2 70 i 8q 4 ay 9 cj 4 d4 6 dr 3 dw 4 fe m
hair_best 1n 1n f
hair_car 1n 2 p
hair_chemoth 1n fe a
hair_cut 1i c g
hair_los 1i fe l
hair_salon 1f c b r b
hair_sulphat 1n 2 b
hair_transpl 1n 70 p
haircut 1n c u
haircut_beard 1n c b
hairdre 11 2 5 3 3 c q r e 3t 9 3z 3 41 3 4n 2 8d 3 8e 3 cz 3 fe 5
hairdre_concert 1n 3t b
hairdre_liv 1n c f
hairdry 1n 6u 2
hairpie 1n fe x
hairpie_women 1n fe e
haj 1n 3k u
hal i h a i 4 18 5 1e 3 1w 3 1x 3 2w 5 31 4 33 7 3s 3 3x 9 4o 6 5e 3 5v 4 68 8 6u 5 9s 3 9x 6 ao 3 cl a ct 5 eb h f0 4 f2 b f3 9 ff 3
hal_against 1n f0 9
hal_book 1n eb 12
hal_café 1i h a
hal_calenda 1n eb e
hal_communi 1n eb b
hal_confere 1i ct b
hal_count 1i 4o a
hal_county 1n eb b
hal_differe 1n 3x c
hal_film 1n cl 9
hal_key 1i eb g
hal_memb 1n 18 c
hal_off 1i 68 a
hal_quiet 1n f2 a
hal_room 1i eb d
hal_tasting 1n 33 c
half 9 t 2 52 3 5l 3 5p 3 68 2 74 3 8i 2 c0 2
half_empty 19 68 8
half_maratho 1n 74 e
half_past u 2w 6 5l 7
half_pric 1i 5p f
half_work 1i c0 a
half_worksho 1n 52 h
half_writ 1i ck a
halfway 1n bg 3
hallmar 1n 47 5
hallway 1i 5m 3 cj 3
halv 19 3n 3 62 4 83 3 a2 3 b2 4 bp 3
ham 1i 7y p cg 4
hamburg 16 c 7 1k 6 2l 7 31 8 5a 8 8v 7 c5 7 dy 7
hammam 1n n a
hamp 1n 8o b
hamst 1n 8g 4
han 1n 9d 4
hand 7 1j 4 1l 3 1y 5 3f 3 3h 2 40 3 42 5 80 4 87 3 89 7 8c 3 8j 4 8k 3 b5 2 bg 4 cj 3
hand_baby 1n 40 e
hand_back 17 c5 8
hand_bag 1n 1y b
hand_book 1f 8j i
hand_childre 1i 89 f
hand_cloth 1n 42 v
hand_dyed 1n 80 s
hand_find 1i 1y d
hand_forg 1n 8f b
hand_furnitu 1n 8c k
hand_good 1i 89 j
hand_leath 1n 87 a
hand_lisbon 1n 8k c
hand_lock 1n 1l a
hand_lps 1n cj a
hand_onlin 1i 1y d
hand_pens 1n 89 h
hand_pick 1n 61 b
hand_platfor 1i 1y d
hand_pour 1n 8 c
hand_product 1n 89 d
hand_riddl 1n b5 c
hand_school 1i 1j h
hand_scissor 1n 89 g
hand_shop 1c 42 b 89 j
hand_stitch 1n 87 g
hand_tax 1n d2 b
hand_tool 1f 7y i 89 f
hand_tri 1n 89 b
hand_urn 1n 3h 9
handbag 1f 41 9 43 k 87 d
handbag_appl 1n 43 b
handbal 1i 6k 9 ee 9
handboo 1i cn d dp 4
handboo_ticket 1n cn b
handbra 1n c8 3
handful 1a 5v 6 82 3 8e 3 9q 3 bm 7
handhel 1n en 6
handl x 6 3 b c 4v 8 51 8 57 2 5l c 67 8 8f a 94 5 9a 3 aw 7 bt 2 dd 3 dm 3 er c es 3 et 3
handl_contrac 1n 4v c
handl_half 1n 5l c
handl_inbox 1n 51 c
handl_local 1n 8f b
handl_residen 1n aw b
handl_return 1n 67 b
handleb 1n 1k e
handleb_used 1n 1k a
handmad z 0 6 8 9 37 9 3f d 43 a 44 a 47 i 5w j 87 e 8b 6 8f 6 8i 3 8k 7 8m m aq 6 dw a et 3
handmad_ceramic 1n 8m i
handmad_chocola 1n 5w e
handmad_dog 1n dw e
handmad_jewelle 1i 47 f
handmad_leath 1n 87 f
handmad_ring 1n 47 b
handmad_stonewa 1n 8m c
handmad_train 1n 37 b
handmad_vegan 1n 5w b
handov 12 t g 1h 4 1l 3 36 7 4w 3 56 3 5d 3 6k 3 8x 3 9b a eh 3
handov_not 1n t c
handrai 1n be q
handset 1n e 4
handsha 1n b7 3
handsom 1n ay 5
handwri 15 5w 3 8o a al 4 bj 7 bm i bn a cg 6 ea 3 ef c
handwri_card 1i 8o a
handwri_recip 1n bm f
handyma 1n 8s 15
handyme 1n 8s n
handyme_mount 1n 8s b
handype 1n 8s b
hang m 2b 9 4k 2 4r 4 5l 9 7u 4 84 2 8l 6 8s 5 8w 3 9x 3 aq 3 co 4 df 3 dh 2
hang_door 1i 5l b
hang_dril 1n 2b b
hang_lamp 1n 8s b
hanna 1n 2f e
hannelo 1n dp 3
hanoi 1n 33 b
happen f 3g 2 5c 1 7o 2 af 2
happy 1c cs 8 dq 3 e3 2
har 1n 9l 4
harassm 1i 4j f am a
harbour 19 38 6 6m 4 8a 3 8k 6 95 4 9e p
harbour_mast 1n 9e g
hard r 20 4 2e 5 3o 2 50 2 5t 5 73 3 7k 2 7t 5 88 3 9h 2 a7 4 aa 2 bb 2 bh 3 cn 7
hard_cas 1i cn a
hardest 1f 7f 4 ap 3 d4 5
hardly 15 18 3 1m 9 1q 4 42 5 46 3 4q 4 6j 3 ay 4 cu 5
hardly_speak 1n 1m b
hardnes 1n 2 e
hardnes_styl 1n 2 b
hardwar 19 2b 4 2h 4 55 8 8v 4 9t a fa 7
hardwar_depot 1n 9t b
harm 14 e 4 o 4 4j 3 6p 3 73 3 7j 3 9a 3 an 6
harmful 1n 43 5
harmles 1c 7n 9 cr 4 dl b
harmles_fak 1n dl b
harnes 1i 4k b dw m
harnes_climb 1n dw b
harvest x 16 6 5c a 5k 6 5x b 5z 8 60 e 61 9 62 f 66 f 6o 4 7z a 8t 8 9k 7 9l e 9n 4 9o 9 9y 4 bm 3 fc i
harvest_dat 1i 61 a
harvest_polish 1n 5z b
hasn 1c 6n 3 d3 4 dm 4
hat y 4 5 b 6 2z 3 3b 2 3s 2 4f 6 8w 8 cd 5 d6 3
hat_iron 1n 8w b
hatch 1f 2l g 93 6 c8 4
hatcher 1i 9n 4 9q 4
hats 1c 1d 3 3s 3 4c h fh e
hats_knit 1n 4c g
hats_onlin 1n fh c
haul 1f 4g 9 f9 m ft 9
haulag 1i 4g h 9j f
haulag_company 1i 9j c
haulag_firm 1n 4g b
hauli 1c 9j 7 em 4 fk e ft 6
hausa 1n cu e
hausa_igbo 1n cu b
hav 1a c 3 1q 4 2t 7 5w 3 dx 4
haven 1i 54 5 cq 5
hay 19 34 3 5x 3 6z 3 7r 8 e3 8
hazard 1n ac n
hazard_clip 1n ac g
hazelnu 1c 2q 8 5v 3 5w 6 7d 3
head r 2 6 c b r 3 s 4 t 2 1s 5 3k 3 48 3 4e 3 4l 4 50 2 6l 4 ar 4 ce 2 d0 5 dh 3 dm 4 e4 3 ef 2 fe 5
headach 1i 5 4 7r x
headach_see 1n 7r b
headban 1n 25 n
headban_speak 1n 25 b
headhun 1n 50 b
headpho 1c 25 8 ag 3 ce 6 cl a
headpho_blanket 1n cl 9
headqua 1n 4q b
headsca 1n fe a
headset 1f 4k r 7o b f4 6
headset_train 1n 4k e
headsho 1n ay 11
headsho_headsho 1n ay e
headsho_keep 1n ay b
headsto 1i 3c r 3g o
headsto_open 1n 3g 9
headwea 1i bg 8 fe 9
heal 16 0 4 g 4 m k 2r 4 3j 4 7b 4 9g 6 dz 3
health o k 2 l 4 1g 3 2r 5 44 2 5b 2 5z 5 6b 9 6k 2 75 4 77 7 7a 7 7m d 7s 4 9g 5 9m 4 9n 4 cr 2 dk c dv 4 e0 4 ec 4 f0 5 fq 6
health_assista 1n 7m g
health_authori 19 6b b
health_questio 1f 7m f
healthy 1a l 8 2v r 5v g 75 8 9m 4
healthy_snack 1i 2v a 5v g
healthy_vend 1n 2v q
heap 1i 2u 4 96 4
hear i e 3 p d 15 2 39 3 3o 3 6j 4 7p 4 7t 5 9m 4 a7 3 a8 4 b3 6 cc 4 ck 3 co 3 dt 3 fa 2 fm 3
hear_aids 1n p c
hear_audio 1n b3 b
hear_curator 1n 6j b
hear_hom 1n p n
hear_own 1n cc 9
hear_queen 1n 9m a
hear_test 1n p h
heard s g 2 u 6 4j 5 6j 5 aj 4 ak 3 bf 4 ce 4 cu 4 eg 3
heart x 1 2 f 3 v 6 1e 3 3e 2 3o 2 4d 4 74 3 7w c cn 3 e0 b f0 4
heart_rat 1n e0 g
heat p k 4 n 7 23 2 26 4 3m 6 4t 9 55 2 5n 5 6h 6 77 4 7b 4 93 e 9q 3 9r 6 a8 3 ah 8 co 5 ek 9 fa a fn e fq 9
heat_build 1n fn d
heat_cal 1n fq a
heat_mould 1n ah b
heat_pump 1f 93 n
heat_runs 1n fn d
heat_stres 1n 4t f
heat_wagon 1n 3m c
heavy 11 2 4 f 3 29 3 5k 2 64 3 8m 3 9m 4 cr 3 dj b fk 2 ft 4
hectar 1f 9l j 9o c 9p 7
hedg 19 8t l c8 3 e0 5 e2 3
hedg_weed 1n 8t b
hedgeho 1i 2g e et 3
hedgeho_stop 1n 2g b
heel 17 f 3 t b 44 5 46 e 8w 3 e3 2
heif 1n fq 4
height z m 3 6z 7 7o b 8n c 8u 4 8v 3 c8 2 e3 2 f3 5
height_chang 1i 8n b
height_psychol 1n 7o b
height_video 1n 6z a
heir 17 92 7 96 4 bj 6 cj 3 dp 3 eh 4 f9 9
heirloo 1i 47 8 85 v
heirloo_seed 1n 85 m
heirloo_vegetab 1n 85 c
held q 2e 3 2i 2 48 4 5a 2 6a 2 6t 3 9j 4 ac 2 ad 6 bw 4 bx 3 dd 5 eh 2
held_check 1n ad b
helicop 1n fr 4
hello 1i a3 3
helmet 1a 2f d 4t d 8p 6 c5 6 e3 d
help h i 4 l 4 o 6 z 3 14 3 15 4 1b 4 1g 5 1i 4 1x b 31 3 34 4 3n 8 3t 7 3w 4 4t 5 4z 5 50 4 53 5 54 7 56 2 6a 5 6t 3 6x b 72 7 7a 6 7f 3 7h 5 7j 3 7k 5 7o 1 7t 7 7v 4 7x 4 8x b 96 6 9z 7 a1 5 a9 7 ab 8 ag 3 ah a aw 3 bc a bd 9 cn 7 dk 2 e1 4 ex 4 ff 3 fg 2 fj 6
help_app 1n 9z g
help_applica 1n ab d
help_arriv 1n 50 c
help_breastf 1n o b
help_car 1n 7h d
help_declut 1n 96 b
help_desk 1i cn h
help_door 1i 7x a
help_event 1n fj b
help_fal 1n 72 g
help_feed 1n 34 c
help_few 1n bd a
help_hom 1i 1i 9 bc b
help_househo 1n bd a
help_lin 1n 4z c
help_lon 1n 4t b
help_los 1n l b
help_machin 1n 54 c
help_mov 1i 8x e
help_newcom 1n 6x c
help_old 1n bc l
help_parent 1n 1g 9
help_phon 1n 3t b
help_pupil 1n 3n g
help_rehom 1n e1 b
help_rent 1n ah b
help_rid 1n 7k b
help_senior 1i 3t d bc c
help_smal 1n 1x c
help_spanish 1n 6x 9
help_word 1n a1 c
helpdes 1i 4z b cn a
helping 1n 75 3
helplin 1i 79 8 an 8
helsink 1n c6 a
hem 1f 1j 6 4b a aq 6
hemp 1i 4e e 9w d
hemp_put 1n 4e c
hempcre 1n 9w 9
hen 1i d 5 ev 7
hens 1a x 3 34 e dy 6 fq 8
hens_tabl 1n 34 c
her b 6i 3
herb 14 19 5 24 h 60 7 61 b 6f 5 6v l 7z i 9k i f8 8
herb_alp 1n f8 8
herb_cook 1n 6v 8
herb_garden 1n 24 f
herb_grow 1i 7z d
herb_guid 1n 6v a
herb_walk 1n 6v d
herb_windows 1n 7z b
herbal 1i 61 m 72 7
herbal_tea 1i 61 e
herd 1i 5t 4 fq e
heritag 1f 3p 8 6j 9 bj 7
hero 1f 1n z 2p 4 8o f
hero_nam 1n 1n h
heron 1a m 8 38 3 3r 3 4d 8 b8 b
hers 13 r 3 2w 3 7v 3 8f 4 ak 3 bm 7 bp 3
herself 13 3n 4 3t 3 3u 3 8d 3 a1 3 av 5 bc 3 ef 3
hes 1i 1e 9 93 9
hesitat 1n a1 5
hgv 1n 9j a
hibiscu 1n bw 4
hid x 15 3 2i 2 6w 2 72 3 74 3 7f 3 87 7 a9 6 ba 2 dg 3 dt 2 dy 4 e1 4 e2 3 f1 4
hidden 12 27 3 2f 9 3s 3 4c 3 5d 3 7d c 8g 9 b6 3 bp 3 bz 3 ds 5
hidden_gluten 1n 7d f
hidden_insid 1n 8g b
hidden_sos 1n 2f b
high s 2b 5 4e 4 61 4 6t 3 8h a 9t 2 ah 9 b6 2 ef 5
high_chair 1i 8h f
high_writ 1n ah b
highest 1n 7 5
hik 16 21 z 2e 7 33 g 6r l 6u q 8p 7 b9 e
hik_alon 1n b9 c
hik_app 1n 21 r
hik_bags 1n 6u c
hik_inn 1n 6u a
hik_luggag 1n 6u c
hik_rout 1n 21 k
hik_start 1n 21 b
hil y 21 6 29 6 3q 6 4c 4 5m 4 6z 4 74 3 am 6 c1 4 c3 2 ca 2 ed 2
hillsid 1n 9s 4
him r o 3 69 2 7c 2 8i 3 8t 4 9h 2 c9 2 cj 2 dt 3 e1 6 e9 3
himself 12 13 3 5f 4 6m 3 7w 3 bq 3 cm 2 de 3 ee 2 el 3 en 6 eq 3
hind 1i 9i 7 dz 4
hing 1f 40 4 8c 3 8s 6
hint 19 2d 3 32 6 42 3 86 9 9z i b5 8
hip 15 i 8 k c 2c 3 49 3 81 3 dz 8 f0 4 fs 3
hip_surgery 1n k c
hips 1c f 4 73 3
hir o g 2 h 7 i 2 18 6 1k 5 1x 4 2k 9 2z 7 35 4 36 8 38 c 41 a 4m d 50 9 51 6 56 4 5b 4 5d 9 6y 4 8p 8 8x 4 94 5 9o a a6 7 aj 8 bj 3 c5 5 cd c ci a d4 3 df c dg b f3 3 f9 3 fj 7
hir_admin 1n 51 c
hir_freelan 1n 4m i
hir_licenc 1n 38 b
hir_light 1n 1k a
hir_manag 1i aj b
hir_shop 1f dg a
hir_softwar 1n df g
hir_vet 1n 4m e
his 1n 5z 7
histami 1n 7d b
histori 1n ak 8
history x f 3 x 3 20 3 4h a 7j j 98 5 9c 3 ak 8 b1 6 b2 d bj g cg c cw 8 d4 3 d6 3 dx 3 ek 9
history_instrum 1n cg b
history_parish 1n bj 9
history_part 1n ek b
history_publish 1n b2 b
history_researc 1n bj d
hit 1a 1k c a7 4 ex 3
hit_handleb 1n 1k b
hitch 1n c7 b
hits 1f 4z 5 az 4 cj 3
hiv 1i 5x h 9m x
hiv_scal 1n 9m k
hiv_sensor 1n 9m c
hoard 1n f9 9
hoars 1n ci 3
hob 1n 31 4
hobby 11 1y 7 60 6 81 e 84 b 85 b 8a 6 8f 6 a5 g af 7 b9 6 bj 5 et f ew a f3 a
hobby_bak 1i a5 e
hobby_cook 1f ew 9
hobby_garden 1i 85 d
hobby_photogr 1n 84 e
hobby_play 1n f3 c
hobby_pot 1n et j
hobby_sew 1n 81 j
hockey 1n 1j 4
hoe 1n 9l 8
hoes 1n 9l h
hoes_sugar 1n 9l a
hoist 1i 4t 7 6t i
hol x 2b 3 3h 4 40 3 57 c 83 3 92 4 dh 3 e6 8 fa 4
hol_company 1n 57 b
hold d 9 2 k 2 o 3 17 3 2a 3 2e 3 3e 5 55 2 68 2 6i 3 7o 2 8z 2 95 4 9i 3 an 3 bq 3 bx 4 e9 5
hold_baby 1n o c
hold_farewel 1n 3e a
hold_grav 1i e9 a
hold_wed 1i 3e 9
holiday m j 4 1h 3 1v 5 24 6 2h 6 2y 9 34 8 35 4 36 8 37 6 3l 4 3o 5 3r h 3x 3 51 6 5l 5 62 3 6g 2 6h g 6s d 6t f 6u 4 7i 5 7l 8 84 3 8h 8 8l 3 95 b 9f 4 9x 5 a0 4 a3 3 bs 5 cb 4 d4 5 dh 8 di d ds 9 fc 3
holiday_camp 1i 3r t
holiday_childre 1n 3r h
holiday_ent 1n bs b
holiday_flat 1f 8h b
holiday_fridg 1n 7i b
holiday_hom 1c 6h m 6t 8 95 f
holiday_hous 1i 7l 9
holiday_let 1n 6h j
holiday_mov 1n 9x a
holiday_pay 1n d4 b
holiday_photo 1n 2y c
holiday_rental 1n 6h q
holiday_request 1n di k
holiday_skil 1n dh c
hollow 1c 8n 4 8s 6 c3 3
holy 1n 3k 9
hom 9 8 3 c 4 d 6 e 6 f 3 k 4 o 5 p 7 t 5 z 3 1d 4 1i 2 1o 4 1p 7 1z 7 28 4 2b 4 2e 3 2g 6 2h 3 2t 4 30 5 31 3 3d 4 3h 2 3u 7 48 4 4b 4 5e 2 5m 3 5u 3 6h 5 6s 7 70 4 73 5 7h 2 7o 2 7s 7 7w 5 7x 3 7z 5 81 3 88 3 8e 2 8r 5 8s 4 8u 4 8z 5 90 3 93 6 95 6 96 4 97 4 99 3 9d 6 9h 3 9x 5 am 6 bc 2 be 5 bi 4 bw 5 c1 4 c3 3 c4 5 c5 3 c7 4 c9 5 ca 3 dh 2 ds 3 dt 3 du 3 dy 6 dz 3 e1 2 f5 7 f9 4 fa 4 fb 3 fe 2 fj 3
hom_adaptat 1n be i
hom_afterwa 1i 70 8
hom_age 1n be 8
hom_battery 1n 2b c
hom_birth 1n o b
hom_blood 1n 7s j
hom_buy 1n c1 f
hom_car 1c t g 3u q
hom_check 1c 70 7 dy a
hom_clear 1n f9 b
hom_clearan 1n f9 b
hom_coast 1n 95 c
hom_collect 1n 31 c
hom_cook 17 2t f 5u 9 60 a 62 a 88 c 8f d f5 v
hom_earn 1n 14 b
hom_educat 1n 1p v
hom_empti 1n f9 b
hom_empty 13 f9 7
hom_energy 1n 93 o
hom_exchang 1n 6s o
hom_exercis 1n z g
hom_explain 1n bc 9
hom_eye 1n 48 g
hom_family 1i 6s b
hom_film 1n dz b
hom_find 1n 1d b
hom_first 1c o 9
hom_fix 1f c3 a c4 a
hom_fold 1n 2g b
hom_food 1n 2n b
hom_guest 1i 6h c
hom_gynaeco 1n 7s b
hom_invento 1n 1z x
hom_keep 1n 99 b
hom_kit 1n 7z i
hom_kitchen 1f 73 a
hom_kne 1n k c
hom_lad 1i 18 b
hom_led 1n 7h b
hom_lesson 1n du c
hom_let 1n c9 b
hom_loan 1n c1 d
hom_measur 1n 6t a
hom_morn 1f 7w 9
hom_movy 1n bk b
hom_nev 1n 3u b
hom_night 1f am 9
hom_ninety 1n e c
hom_old 1n be a
hom_onc 1i 30 b
hom_organis 1n 96 f
hom_own z 1z 7 28 8 2g 8 8e 7 8u c 8z d 93 d c8 7
hom_philipp 1n bw b
hom_pins 1n 4b c
hom_platfor 1n 7w a
hom_print 1n bi b
hom_replace 1n c5 b
hom_return 1n 3h 9
hom_robot 1n 2g m
hom_saf 1i am g
hom_school 1f 1p u 6s 9
hom_sewn 1n 4b c
hom_shar 1f et 8
hom_smal 1n 8m c
hom_softwar 1i 9d q
hom_styl 1n 5n b
hom_subscri 1n 93 b
hom_sum 1n 6s e
hom_swap 1n 6s r
hom_teach 1i 3o a
hom_test 1n 7s v
hom_train 1f d a f5 9
hom_video 1n 81 b
hom_visit 1a 9h a dy m
hom_watch 1n 95 l
hom_whil 1n 95 c
hom_women 1n f c
hom_workout 1n 73 n
hom_writ 1i 6h a
homelan 1n 5r i
homelan_latin 1n 5r a
homeles 1i 1f 9 33 e
homeles_lead 1n 33 c
homemad 1f 2j d f5 m f7 r
homemad_cak 1n 2j c
homemad_jam 1n f7 b
homemad_meal 1n f5 c
homeown 17 28 7 8b 7 8s 8 8t 8 8v d 8z g 93 8
homesch 1i 1p 14 ad q
homesch_ages 1n 1p a
homesch_box 1n 1p c
homesch_curricu 1n 1p k
homesch_family 1i 1p e ad a
homesch_kits 1n 1p c
homesch_lesson 1n 1p c
homesch_parent 1i 1p b
homesch_plan 1n 1p c
homesch_weekly 1n 1p c
homesha 1i ag g bd v
homesha_program 1n bd a
homesic 1n 3r 8
homewor 1a z 8 3n e 9z y du c ef k
homewor_app 1n 9z b
homewor_help 1i 9z i
homewor_teach 1n ef f
homewor_tutor 1n 9z n
honest 16 91 3 9a 4 aj 5 dj 4 dt 3 er 4 es 3
honestl 11 1c 3 4o 3 6i 3 91 3 bj 3 dj 2 e0 3
honesty 1n 4s b
honey 1n 5x 1a
honey_beekeep 1n 5x d
honey_forty 1n 5x b
honey_lov 1n 5x d
honeymo 1n bn 3
hong 1n 7s a
honour 1n 2x 9
hood 1i 40 4 fa 3
hoody 1n 4d r
hoody_shirt 1n 4d b
hoof 1n 9i 12
hoof_photo 1n 9i b
hoof_trim 1n 9i m
hook y 2a 4 2b 7 2c 4 46 4 4f 5 4t 3 8w 2 9b 7 eu 6 fe 3
hoop 1n 3x 4
hoov 1n 9i m
hop 12 i 7 w 3 25 6 56 2 57 5 59 4 5q 7 8m 3 bu 5 bx 5 dn 5 du 3
hopeful 1i 25 4 41 4
hops 1n 65 k
hops_sel 1n 65 b
horizon 1n bl 4
hormon 1i 77 a 7s k
hormon_test 1n 7s i
horn 1i 5g 3 6k 4
horosco 1n fd z
horosco_app 1n fd c
horosco_daily 1n fd c
horosco_morn 1n fd e
horror 1n 3q 3
hors 17 1d d 3r 3 4r 4 9i k dz m e3 11 fq 7
hors_adult 1n e3 b
hors_becom 1n 1d b
hors_cost 1n e3 d
hors_hoof 1n 9i b
hors_own 1f e3 g
hors_physio 1n dz f
hors_rid 1n e3 q
hors_shar 1n e3 h
hors_stabl 1n dz b
horsesh 1n 9i h
hos 1a n 3 8v 3 99 3 ea b
hospic 19 3d 8 3f 3 3j 7 96 4 al 4 fg s
hospita t k 3 o 3 u 9 v 5 w 9 x 5 y 5 2k 9 2v 7 3d 4 3k 4 3u 3 4k 8 4o d 4y 5 50 5 6b 6 7w b 7x i a6 9 aj 5 be 8 c8 a fg m fj d fv 5
hospita_charity 1n fg e
hospita_childre 1n fg b
hospita_confirm 1n fj b
hospita_gat 1n 2k b
hospita_hom 1n 7w e
hospita_record 1n w b
hospita_shift 1n fj d
hospita_stay 1n be 8
hospita_transpo 1n 7x d
hospita_twic 1n fg 9
hospita_vans 1n 7x b
hospita_visitor 1n fg h
hospita_work 1n a6 f
host t 2h 7 2p 9 2t f 2z d 30 c 31 b 37 5 39 a 3a 3 4w 3 57 3 5a a 5b a 6e 8 6h j 6w 2 8y 3 ae 7 af 8 b1 5 b6 2 cb 5 ci a cm d cw 6 cx 3 ds a fa 4
host_animal 1n ds b
host_br 1n 5b c
host_din 1n 2t h
host_fresh 1n cm a
host_open 1n 39 b
host_party 1i 2p d
host_sees 1n 6e c
host_send 1n 6h b
host_set 1n 2z a
host_smal 1n ae c
hostel 1c 33 8 35 4 6r 12 bs 4
hostel_backpac 1n 6r c
hostel_cyclist 1n 6r c
hostel_dormito 1n 6r e
hostel_kitchen 1n 6r e
hostel_way 1n 6r a
hot q 9 7 e 4 m 3 n a 2k 4 2l 4 2n 4 2w 8 3y 7 5u f 61 5 6y 7 6z 8 77 5 8n 5 9h 2 9j 3 fm 3 fn 5
hot_air 1n 6z e
hot_half 1n 2w c
hot_lunch 1n 3y d
hot_sauc 1n 5u u
hot_tub 1i n e 6y b
hotel o j 7 33 2 34 5 35 3 37 7 3k 5 3l 6 4a 7 4i 8 4l 5 4q 7 4r c 5a 2 5b f 5f 5 5h 9 6f 7 6g m 6m 3 6p 4 6r 5 6t f 6z 4 70 c 88 3 8h 6 9k 8 9t d 9v 4 as 5 cb 8 cv 8 dd 8 dg 9 fa 5 fj 5 fn d fv 4
hotel_check 1n 6g f
hotel_deliv 1n cb c
hotel_dentist 1n 70 9
hotel_direct 1n 6g f
hotel_doctor 1n 70 9
hotel_front 1n 6g h
hotel_group 1n cv b
hotel_guest 1i 6g w
hotel_gyms 1n 9t f
hotel_holiday 1i 6t 9 8h a
hotel_host 1n 5b c
hotel_learn 1n dg c
hotel_linen 1n 5b h
hotel_measur 1n 6t a
hotel_pool 1i j c 4i b
hotel_swap 1n 4r a
hotel_train 1n 3l c
hotel_travel 1i dd a
hotel_treat 1n fa 9
hotel_turn 1n fn b
hotel_upsel 1n 6g f
hotel_walk 1n 3k 9
hotlin 1a o 6 4j l 4z 7 9t 3 dk 6
hottest 1i 5t 5
hourly 1f 38 7 6y t c0 c
hourly_work 1n c0 b
hous e p 4 19 3 1b 2 1u 4 1x 6 1z 6 28 4 2g 4 2h 6 34 4 37 4 39 3 3r 3 4g 2 4s 5 55 4 58 2 5b 4 6e 2 6g 4 6h 5 6n 3 6q 5 6s a 6u 3 7l 6 8c 5 8d 8 8r 9 8s 5 8t 4 8u 7 8v 6 8w 3 8x 4 90 3 93 8 94 2 95 b 96 7 97 3 9x a ag 4 ao 3 bd 6 bs 3 c1 4 c9 6 cg 3 d9 3 dr 3 dy 4 eh 5 es 2 f8 3 f9 7 fg 2 fj 4
hous_answ 1n ao a
hous_area 1n 4s b
hous_associa 17 eh a
hous_bil 1n c9 b
hous_block 1f 1x e
hous_check 1n 93 d
hous_clean 1n 8r z
hous_clearan 1f 8c f 96 h f9 h
hous_company 1n 9x e
hous_concert 1n 39 c
hous_couri 1n 2h b
hous_dat 1i cg a
hous_dog 1i dr a
hous_electro 1n 55 c
hous_factory 1n 9x c
hous_family 1n 6s g
hous_guest 1n 6q a
hous_harvest 1n 8t b
hous_holiday 1n 6s g
hous_local 1n 9x e
hous_lunch 1n 3r c
hous_neighbo 1n 8s b
hous_plant 1i 1u c 8d r
hous_reckon 1n 93 b
hous_remind 1n 1z b
hous_saturda 1i f8 7
hous_sea 1n 7l a
hous_sit 1i 95 w
hous_stay 1i 6q 9
hous_storm 1n 95 c
hous_student 1i bd b
hous_sum 1i 6s f
hous_swap 1i 6s l
hous_teach 1n 6s g
housebo 1n 38 a
househo o 9 7 12 9 16 7 1q 7 1r 7 1s 5 1z a 23 b 2a 6 2b a 2e 4 2g 4 4s 9 5i a 5j 8 5k 9 5l 9 5q a 5y 8 62 6 66 4 6s 7 6y 6 7z 3 8l 5 8r d 8s 7 8w 7 8x 5 8y 7 90 8 91 9 94 8 95 7 96 7 97 7 9r 6 9v 4 bd 7 bo a bp 8 bz d c6 7 f6 7 f9 7 fa 5 fb 7 ff 7
househo_budget 1n bo i
househo_car 1n c6 e
househo_contrac 1n bz h
househo_cook 1n f6 a
househo_cost 1n bp g
househo_damp 1n 97 e
househo_devic 1i 2a b
househo_ful 1n f9 b
househo_furnish 1n 90 e
househo_garden 1n 6y c
househo_instead 1n bd a
househo_journey 1n 95 f
househo_keep 1n fb c
househo_ord 1a 8r a
househo_shar 1n 1r c
househo_short 1n 8y e
househo_travel 1n 6s c
househo_twelv 1n 23 b
househo_visitor 1n fa b
housema 1n ag b
housepl 1f 1u r 24 c 8d p
housepl_photo 1n 1u g
housepl_subscri 1n 8d g
houston 1i 96 9 ev 8
howev 1n ca 4
hug 1n 9 3
hum 1f fm 5
human 17 4y 9 a7 4 av 7 co 3 dc 4 fa g fd 7
humanis 1n 3e u
humanis_speak 1n 3e a
humidit 1i 27 l 97 l
humidit_wal 1i 27 a
hummu 1n 2v 7
hums 15 17 3 91 3 a7 3 b1 3 ce 2 fm 6
hunch 1n fi 7
hundr k 3 3 8 3 v 3 2i 3 3b 5 42 3 48 5 51 2 7l 2 7m 3 7n 3 85 4 9z 3 ap 2 ax 2 ay 4 b5 3 d0 3 df 3 dm 2 dp 2 f7 3
hundr_board 1n 3b b
hundr_fram 1n 48 b
hundr_tomato 1n 85 9
hundred 11 2p 3 2w 3 41 3 5o 3 5y 3 61 3 a1 3 a5 3 ar 9 fe 5
hundred_variant 1n ar b
hung 10 4 2 2b 2 4b 3 4r 2 7u 4 8l 4 fe 3
hungari 1n 5u e
hungari_pep 1n 5u b
hungary 19 u 8 1r 8 70 g 8q 8 9j 7 ee 7
hungry 16 3w 3 5i 4 5v 6 6n 3 75 5
hunt 17 1y g 32 d 3s h 5p d 6j a ai 8 e0 4
hunt_costum 1n 3s c
hunt_family 1n 6j b
hurry 19 6 6 7u 3 al 3 bg 5 dl 3
hurt u k 2 2d 4 4t 3 5p 3 6u 4 7b 6 94 3 9z 3 bm 3 ct 3 dd 2 dt 3 e4 3
husband 1f 4u 8 bf 3 cf 6
hut 15 4 3 21 9 5t 3 6h 5 6q j 6u h eb 8
hut_afterno 1n 6u a
hut_interne 1n 6q a
hut_night 1n 6q a
huts 1f 4c 5 6q p ei 5
huts_interne 1n 6q a
huts_night 1n 6q a
hvac 1n fn a
hydrant 1n 99 i
hydrant_emergen 1n 99 b
hydropo 1i 24 a 9k r
hydropo_hydropo 1n 9k c
hydropo_lettuc 1n 9k a
hydroth 1n dz m
hydroth_dogs 1n dz f
hygien u 6 3 d 3 m 3 p 3 30 3 49 4 4f 3 4k 3 59 3 5b 3 5q 3 66 3 8h 3 9a i 9g 4 f1 2 f5 2 fe 2 fg 4 fn 4
hygien_record 1n 9a c
hygien_task 1n 9a b
hygieni 1n p b
hyperca 1n b5 b
hyperlo 1n b0 b
ibuprof 1n 4t 8
ice x n 7 2q o 2s 6 2t 2 5c 5 5g 3 5w 3 6z 4 bs 6
ice_cream 19 2q t
iced 1f 2s b 61 9 64 9
iceland 1i 6m 9 e3 d
iceland_hors 1n e3 b
ices 1n 2q g
ida s c 3 h 3 j 3 13 5 1i 4 1k 5 1m 4 1n 5 1p 3 2w 4 3l 6 3r 4 3x 4 89 3 bc 4 bi 4 bl 3 bn 3 ey 5 f2 3
idea 11 m 3 1q 3 20 3 3w 3 4x a 5i 3 5q 3 8i 4 a7 3 b5 3 dj 7 e8 a
idea_guest 1n 4x c
identif 1i 1u l de 5
identif_housepl 1n 1u g
idl 1a 5d k 5e 9 9b 3 au d ds 4
idl_oth 1n 5d c
idl_serv 1n au d
igbo 1n cu e
igbo_develop 1n cu b
ignor 1c 7c 4 7e 3 cw b d3 4
ill o l 4 s 2 2t 5 2w 3 2x 4 3e 2 3l 3 3r 4 3v 4 51 2 58 3 6d 3 6l 3 8r 5 a4 4 az 4 bm 3 c7 3 ds 4 el 3 en 3 fg d fj 3
ill_childre 1n fg b
illegal 1n e6 a
illiter 1n 15 b
illnes 10 7 2 l 5 m 3 1d 3 1g 3 3e 3 3j 3 3k 3 74 3 7h 3 7q 3 7r 6 bh 7 fd 3
illustr 1a 1n b 4d b 8l i b7 g b8 e
illustr_fans 1n b8 b
illustr_number 1n 8l b
illustr_persona 1n 1n 9
illustr_print 1i 4d a
imag 1a v h 4x 9 aq i av i fp a
imag_set 1n aq b
imag_tel 1n fp a
imagina 1n br 5
imitat 1f 25 c cf 4 dl 4
imitat_sunris 1n 25 b
immigra 19 4y 8 5r 7 6x o 7j 8 a8 8 aw n
immigra_lawy 1n aw c
immun 1n aa 4
impair 1n 7t q
implant 1n 70 u
import 13 54 h 5r 5 5s d 60 3 68 k 6a o 6b 3 8d 3 8e a 9y e d2 3
import_book 1n 68 b
import_deliver 1n 8e c
import_duty 1n 6a e
import_germany 1n 54 c
import_twelv 1n 5s c
importa 1n ax b
impres 1n 5f 4
impress 1n 11 8
imprint 1n cz 5
improv 1i 7j o dh 3
improv_credit 1n 7j j
inbox 19 51 d at 3 ax t cn g d6 i fh 7
inbox_assista 1n ax l
inbox_calenda 1n 51 c
inbox_puts 1n ax b
inbox_remind 1n d6 b
incens 1i 8 a fd 4
incenti 1n 5a c
inch 1n 4b a
inciden 1n cx b
includ w z 3 20 3 2m 3 35 4 3f 4 4b 3 4q 8 4w 8 4x 3 66 3 80 6 d4 8 d7 2 dk 2 do 2 ew 6
includ_holiday 1n d4 b
inclusi 1n 1f x
inclusi_caf 1n 1f n
inclusi_café 1n 1f e
incom 11 12 6 9t 8 a5 3 a6 6 b2 3 b8 3 ba 3 bo 6 bp a bx 3 c1 6 c2 c c8 3
incom_expect 1n c2 c
incompl 1n e7 5
inconti 1n bf 13
inconti_discree 1n bf b
inconti_pads 1n bf a
inconti_pant 1n bf i
inconti_product 1n bf i
increas 1f ah j au c eh 9
increas_lawy 1n ah b
increas_shut 1n au b
incubat 1n 5e c
indebt 1n 7k a
indepen u 7 7 s 5 x 7 y 5 23 3 2j 4 3a 5 4i a 5h a 6e 6 6g 5 81 4 8j b 91 5 93 a 98 5 9c 5 9d 5 az a b0 a b6 3 b8 5 b9 c cl 5 cp 5 cs 5 e4 4 eo 5
indepen_advic 1n 93 b
indepen_hotel 1i 4i f
indepen_lab 1n 7 b
indepen_local 1n b0 b
indepen_magazin 1n b9 i
indepen_opticia 1n az f
indepen_publish 1n 8j c
indepen_shop 1n 5h g
index 1c x 7 aa 7 br j e9 c
index_portfol 1n br f
indi 1i 81 7 b4 u
indi_gam 1n b4 s
india 13 v 7 1m 5 2f 6 6d 6 76 6 7n 6 8g 7 ai 7 ap 6 ay 7 cw 7
indian 1f 2n c 5r 8 av b
indian_hom 1n 2n b
indian_languag 1n av a
individ 1n 3h c
individ_cremati 1n 3h 9
indones 1f 4v 9 57 8 fu 8
indoor 11 h 7 1u 7 24 f 27 7 2p 3 4q 7 8d c 97 7 9k j dt 9 du 3 f2 p f3 a
indoor_car 1i dt b
indoor_farm 1n 9k i
indoor_garden 1n 24 c
indoor_herb 1n 24 b
indoor_plant 1f 8d e
indoor_play 1n f2 i
indoor_playgro 1i f2 p
industr 19 45 8 4m 4 9j 6 az f c7 c fo 8
industr_estat 1i c7 c
industr_newslet 1n az h
infant 1i 1g w 5o d
infant_night 1n 1g b
infant_sleep 1n 1g q
inflamm 1n aa a
influen 1i 4n 1a 4v p
influen_agency 1n 4v g
influen_influen 1n 4n d
influen_market 1n 4n d
influen_match 1n 4n k
influen_platfor 1n 4n c
influen_really 1n 4n b
info 1n a6 5
informa 1a 53 4 5h 8 al 4 ao 4 dm 8
ingredi z 0 7 1 8 b 8 1q 5 2p 3 5h 6 5i l 5r 9 5v 8 5w 8 6f 6 6p e 7d i
ingredi_batch 1n 1 b
ingredi_chang 1n 6p f
ingredi_farm 1n 5i c
ingredi_label 1n 7d j
ingredi_les 1n 5v b
ingredi_sold 1i b a
inhal 1i y 7 1h 6
inherit 1n al h
initial 1i 87 9 92 4
initiat 1n 1a 8
injecti 1n 55 c
injur 1f 18 5 1d 9 74 a
injury 1c f 7 g 5 3r 5 ex 3
ink 16 4d 3 89 4 8k 7 9g j b8 3 b9 2 ba 5 d8 5
ink_batch 1n 9g i
inks 1i m 5 9g c
inlet 1n 9r 4
inn 17 21 3 6u l 6z 3 9e 3 9g 5 ey 6
inn_along 1n 6u a
inn_inn 1n 6u a
innovat 1i 53 b er 5
inns 19 21 4 6u c bn 3 ca 4
innsbru 1n 8p a
ins 1i 3m 5 7b d
ins_special 1n 7b b
insect 1c 5y d 6v f 9q v dv g
insect_farm 1n 9q b
insect_feed 1n 9q c
insect_meal 1n 9q b
insect_protein 1f 9q k dv d
insemin 1n fq 7
insert 1n cj 4
insid o 1 4 1n 3 2p 4 2r 6 87 3 8g 6 8u 7 ch 3 d6 3 dl 3 f2 4
insid_childre 1n 8g b
insid_gyms 1n 2r b
insist 1n 6o 4
insol 1f 2d 9 44 e 46 4
insomni 1i 25 9 72 s
insomni_program 1n 72 c
insomni_sleep 1n 72 b
inspect w t 9 5e 4 6f 3 98 g 99 n 9a e 9b 4 9c 7 9g 5 9m 9 di 3 e4 p em b fl m fm 3 fp 4 fr g
inspect_casting 1n fl f
inspect_dat 1f 98 9 em 9
inspect_part 1n fl d
inspect_play 1n e4 b
inspect_scan 1n 99 b
inspect_softwar 1i 99 e e4 c
instagr 1f r c 4n 9 cq i
instagr_googl 1n cq c
instagr_messag 1n r b
instal 14 16 7 2i a 7h 5 93 i d6 7 dn 3 e2 4 ej 7 ek c fh 3
instal_solar 1n 93 b
install 1c 9u c 9v d a6 b be 5
install_plan 1n a6 b
instalm 1a 70 5 9r f 9v 8 a6 4 bt h
instalm_student 1n bt c
instant 1n 84 9
instead k 7 2 y 2 18 4 1i 3 27 3 2s 5 3z 5 41 5 44 2 4f 5 5f 2 5v 5 75 6 8e 3 8r 3 9p 3 bd 6 bt 6 co 3 dl 3 dy 3 e1 5 fs 4
instead_bought 1n 41 b
instead_button 1i 3z a
instead_giv 1n e1 b
instead_pay 1f bd 8 bt a
instead_potato 1n 5v b
instead_powd 1n 2s b
instead_standar 1n 4f b
instead_throw 1n fs a
instead_weight 1n 75 b
instep 1n 44 7
institu 1i z 5
instruc 17 3q m 4e 4 4k 8 6m a 80 8 ac e dg 7
instruc_begin 1n 80 9
instruc_nev 1n 3q c
instruc_says 1n ac b
instrum 16 d 4 3o k 8q s a7 o b7 4 cg f ch t ez c
instrum_lend 1i ch 8
instrum_mend 1n ch b
instrum_rent 1i 3o a
instrum_rental 1n 8q o
instrum_repair 1n ch s
insul 1n 9w 9
insulat 1c 23 2 93 9 9s 6 9w i
insulat_board 1n 9w d
insulin 1n 76 d
insur a 1z 4 28 4 36 3 4x 1 57 2 5d 3 7w 2 7x 2 9h 4 bt 3 bu 5 c6 3 ec 3 er 7 fe 2
insur_accept 1f 1z b
insur_bil 1n 9h c
insur_collect 1n 83 9
insur_instead 1n bt c
insur_pay 13 3y 7
insur_spot 1n er c
insur_trip 1f 36 9 c6 a
insuran q 11 5 1b 2 1z 6 28 5 2t 2 3l 3 4p 8 57 2 58 3 68 4 8v 2 94 6 9p 6 ao 3 ap 4 bt b bu n ca 2 eg 4 er g fj 6
insuran_app 1n bu d
insuran_bag 1n bu c
insuran_borrow 1n bu c
insuran_claim 1i er j
insuran_loan 1n 94 b
insuran_shelv 1n 4p b
insuran_tool 1n er n
intak 1c 42 3 75 4 ep p fv 6
intak_form 1n ep b
integra 1f 14 c de h fl 7
intelli 1n cv f
intend 1a 2m 4 2u 4 5j 4 5k 4 5u 4
intensi 1n 3q f
intenti 1i 71 8 7i 7
interes 1a w 4 6a 4 bq b c0 b da 4
interes_factory 1n c0 b
interes_work 1n bq b
interfa 1i by 5 fi 4
interge 1i ag a bd 8
interim 1i 4m p 56 j
interim_manag 1i 4m c
interio 19 8 4 4q 7 8c 7 8e 8 90 t 9w 6
interio_design 1n 90 x
interla 1n 6z 9
intern 1a 4w 7 ag 6 av 6 eg o fo 6
interna 1f at 9 bw 9 dp r
interna_knowled 1n dp h
interne 17 1i b 2h 4 6e 4 6q n bc k bz b cn 4
interne_switch 1n bz c
interns 1n eg 15
interns_interns 1n eg h
interns_match 1n eg m
interns_student 1n eg g
interpr 1a 4o 19 4y f 70 9 ct 9 fd c
interpr_arabic 1n 4o g
interpr_hospita 1n 4o k
interpr_hotel 1n 70 9
interpr_polic 1n 4o e
interpr_servic 1i 4o n
interru 1n aj 4
intervi 14 1a 3 3e 3 a6 9 aj 10 b1 f bm 9 bn 9 ck a cr d df c
intervi_candida 1n df e
intervi_coach 1n aj d
intervi_engin 1n cr e
intervi_grandmo 1n bm a
intervi_half 1n ck a
intervi_next 1n aj c
intervi_play 1n aj c
intervi_practic 1n aj t
intervi_telepho 1n bn 9
intimat 1n 39 h
intoler 1n 7d b
introdu 1a 3t 4 3u 4 ae i ag 4 c7 3
introdu_person 1n ae c
invent 16 4j 4 86 5 a9 3 ai 6 an 3 aq 8 ar a er 3
invento 1a y m 1z x 6f h 9b b eo t
invento_app 1i 1z f
invento_hom 1n 1z d
invento_softwar 1i y f eo j
invento_valu 1n 1z b
invert 1n 1e 4
invest 1f 1e 9 7l u br 16
invest_begin 1n br g
invest_propert 1n 7l b
invest_real 1n 7l k
invest_rental 1n 7l c
invest_smal 1i br e
invest_spar 1n br b
investi 1n b0 b
investm 1f 7l d 9t c br d
investm_run 1n 9t b
investo 1c 56 i 7l e br e bx 8
invit 14 15 4 1h 5 2t c 3j 3 3m 4 41 7 a6 3 ai 3 b6 3
invit_twelv 1n 2t e
invitat 1n ai c
invoic x z a 10 7 3d 3 4g v 51 9 6a 8 8z 3 9d 3 9h 9 9i 8 9j 3 by 7 d1 w d5 8 da p dc a dl c fo 8
invoic_app 1n d1 i
invoic_busines 1n 51 c
invoic_cash 1n 4g i
invoic_client 1n d1 e
invoic_early 1n 4g j
invoic_factor 1n 4g h
invoic_financ 1n 4g q
invoic_freelan 1n d1 i
invoic_mail 1n da b
invoic_money 1n 4g b
invoic_numb 1n d1 b
invoic_paid 1i 4g g
invoic_parcel 1n dl b
invoic_remind 1n da i
invoic_self 1n d1 i
invoic_show 1n d5 b
invoic_step 1n da b
invoic_tool 1n d1 g
invoic_writ 1n fo b
involv 1n er 4
inward 1n 7z 3
ireland u 1 5 l 5 t 5 1i 5 2b 5 3k 4 4r 5 5j 5 63 5 6p 5 70 4 77 5 84 4 8j 5 9a 5 9x 4 9z 5 al 5 as 5 az 5 bw 5 c1 5 ci 4 cs 5 d1 5 d7 5 ep 5 fj 5 fq 4
irish 1n aj b
iron 15 7 g 32 4 5d 2 7s 8 81 3 8d 5 8f 8 8w o
iron_local 1n 8w g
iron_shirt 1n 8w b
iron_supplem 1n 7 f
irregul 1i 7i c
irrigat 1i 9v 9 fp f
irritat 1n 1 d
island 1a 38 6 6b i 8j 3 8k 4 b6 3
isn 13 51 4 5a 4 cq 4 el 4 en 4
iso 1n dm p
iso_tool 1n dm b
israel 1i 51 a 6w 8
issu 19 93 4 az l b9 t bi g d1 4 e6 7
issu_spr 1n b9 c
issu_thick 1n b9 c
istanbu 1n 70 v
istanbu_clinic 1n 70 9
italian 1f 3p 9 5t 9 a0 9
italy u 1t 5 1v 5 2h 5 2x 5 3e 5 3f 4 4j 5 52 5 54 6 62 5 6c 5 7c 5 7i 5 9a 5 9f 5 aa 5 ak 5 ba 5 bm 5 bz 5 cp 5 ct 5 d9 5 di 6 dp 5 en 6 fk 5
itch 16 0 5 1 d 2 5 5 3 m 3 f1 3 fe 3
item 12 18 7 1r 8 1z e 4s 9 94 e av 4 cr 7 do 8 eo e fh a fi h
item_amazon 1n fi a
item_back 1n fh c
item_neighbo 1n 94 i
item_phon 1n 4s b
itinera 1i 1v 12 37 m
itinera_book 1n 37 g
itinera_city 1n 1v b
itself m 24 5 2x 3 3g 3 3u 5 4u 2 5f 2 7i 3 ax 3 b1 3 bl 5 d6 7 d9 3
itself_inbox 1n d6 b
itself_parent 1n bl a
ivf 1n 70 o
ivory 1i ch 4 de 9
ivy 1n c4 4
jacket 14 4 3 2f 7 40 3 46 7 4a i 4b 3 81 3 bg 3 ei 6
jacket_apron 1n 4a b
jag 1n 7r 3
jakarta 1i 5b 9 f4 7
jam 12 2z 4 3k 6 3v 3 5u 7 5x 5 6r 8 ce 6 f7 n
jam_bunk 1n 6r a
jam_preserv 1n f7 h
jams 19 2z 4 32 3 4s 4 5u c 69 4 f7 n
jams_chutney 1n f7 d
janitor 1n el l
janitor_firm 1n el c
january w f 3 1o 4 63 5 71 3 75 3 7f 4 85 3 8g 3 8o 3 8t 4 c3 3 d1 3 fb c fd 2 fo 4
japan 16 1u 7 2g 7 3o 7 4t 7 7u 7 89 7 8f 7 b5 7
japanes 1n a0 a
jar 11 0 5 8 7 9 9 5o 5 5q g 5u j 5x h 5z 8 7z c bo 3 f7 9
jar_really 1n 9 c
jar_seed 1n 7z 9
jars 15 2v a 5e 5 5n 7 5o 8 5q m 5u k 5x l 5z j f7 o
jars_additiv 1n 5u b
jars_back 1n f7 9
jars_harvest 1n 5x b
jars_refil 1n 2v b
jasmin 1n 2s a
jaw 1i 3 4 b 4
jaz 1i 39 i ci e
jaz_comedy 1n 39 b
jaz_duo 1n ci 9
jean 1f 3z 9 4a 7 bg j
jean_wheelch 1n bg b
jelly 1i 2s 4 f7 8
jerky 1n 5v a
jerryca 1n 16 h
jetty 1f n 4 38 d 6m 8
jewel 1n 2x 6
jewelle 1a 2c b 2f 8 47 y aq 8 eu 6
jewelle_buy 1n 47 e
jewelle_detect 1n 2c b
jewelry 1n 47 m
jigsaw 1i 82 14 8i b
jigsaw_borrow 1n 82 c
jigsaw_exchang 1n 82 c
jigsaw_lend 1n 82 c
jigsaw_library 1n 82 c
jigsaw_post 1n 82 g
jigsaw_rent 1n 82 c
jigsaw_subscri 1n 82 c
jigsaw_swap 1n 82 c
jitsu 1n ex r
jiu 1i h a ex p
jiu_jitsu 1n ex o
job r 14 c 15 2 1a 5 1b 2 1f 3 48 3 4x 3 4z 3 50 5 6d c 9c 9 a6 f ai k aj 9 ay a b8 4 bb o c2 3 co 3 cs 8 df 8 dg 7 ec 4 ej b ek b
job_ads 1n bb i
job_board 1f bb u
job_boil 1n ek b
job_card 1n 9c f
job_first 1n dg c
job_messag 1n cs c
job_portal 1n bb k
job_search 1n ai o
job_seek 1i ai j ay c
job_shop 1n 6d n
job_sit 1n bb c
job_solar 1n a6 b
jobs y 14 c 1b 3 1x c 3a 5 68 3 7i 3 8s g 9o 9 a3 3 a6 3 bb i bp 3 cz 3 db 3 eg 5 ej 8 ek 6
jobs_around 1n 8s b
jobs_refug 1n 14 d
jobs_salary 1n bb b
jobseek 1n ai b
jockey 1n 2z a
johan 1f 9d 3 e9 3
johanne 1i 46 9 5d 9
join u g 2 1a 3 33 4 3s 4 3x 5 4d 2 6y 6 79 3 8b 7 92 7 9x 4 at 5 do a dq 3 fa 2
join_cal 1n do g
join_custom 1n 8b b
join_worksho 1n 92 b
joinery 1n eg 7
joint 17 f 4 4i g 74 3 8b 4 9x 6 bp e eg 3
joint_account 1n bp g
jointly 1n 1e a
jok 13 az 3 bn 4 ct 3 f0 3 fd 3
jona j 13 4 28 2 2x 3 3t 3 7f 2 af 3 ap 2 bp 5 bs 2 bv 2 c7 2 df 2 dh 3 do 3 ek 2
josef 1n bj 8
journal 1a 7a 11 8k j b0 p bl 7 fd 7
journal_app 1n 7a j
journal_keep 1n 7a e
journal_town 1n b0 g
journey 14 36 e 37 n 3k k 76 3 7c 3 8p 3 95 e ds 4 ee 3
journey_europ 1n 37 b
journey_women 1n 3k 9
joy 1i 87 4 ak 5
json 1n dc m
json_confide 1n dc b
judg z 2 3 t 3 v 4 1y 3 2d 5 4m 4 7m 3 7p 5 7u 3 ab 3 aj 3 ay 3 dd 9 df 3
judgeme 1n 4m 5
judo 1c 3w 3 3x 9 eb a ex p
judo_childre 1i ex b
judo_fal 1n ex 9
jug 1f 1f 3 2e a 34 4
juic 1f 2r 12 63 c ft 8
juic_bar 1n 2r r
juic_drink 1n 2r d
juic_smoothi 1n 2r i
july x 9 3 h 5 n 3 19 7 36 3 3r 3 5t 3 6s 3 8e 3 9e 4 9f 5 bv 2 fb 3 fc 5
jumbl 1n 40 c
jump y 1j e 1t 9 42 4 49 6 4c i 6z 5 a3 2
jump_wool 1n 4c g
jun x 4 3 2y 3 38 3 3o 3 4b 3 4p 2 5a 4 5x 5 9l 4 bv 5 bx 4 bz 4
junctio 1n 3q 4
junk 1i 96 g f9 w
junk_removal 1n f9 o
juror 1n 53 6
jury 1n 53 3
kampala 1n 56 a
kano 1n fk 9
karaok 1n 2z j
karaok_rent 1n 2z c
karat 1n ex s
kayak 1c 33 9 38 h 6m f 8p 9
kayak_rent 1n 38 d
keel 1n 9e 4
keen 1i bp 5 cc 4
keep 8 20 2 4y 1 77 2 7a 2 8y 2 cb 3 fb 2
keep_best 1i 20 c
keep_christm 1n fb c
keep_company 1n ct c
keep_dat 1f fo a
keep_entry 1i 77 c
keep_gras 1n 9p a
keep_luggag 1n cb c
keep_photo 1n 99 b
keep_playgro 1n e4 b
keep_receipt 1a 1z 9
keep_run 1n d8 b
keep_self 1n 8y b
keep_shar 1n 7v a
keep_stag 1n cd 9
keep_stock 1i 6f a
keep_swap 1n 8h b
keep_ticket 1n 39 b
keep_vegetab 1n 8t b
keep_wrinkl 1n ay b
keepsak 1n 3h k
kefir 1n 5z b
keg 1f 64 3 65 e cm 3
kegs 1i 65 5 6o o
kel k f 3 k 3 p 3 3o 2 3v 3 9d 2 9f 2 at 4 bb 2 ca 2 d5 3 df 2 dn 2 do 3 dp 2 e9 3 ee 2 ep 4 fk 2
kennel 1i 1d 2 ds e
kent 1i 6y 8 f7 7
kentuck 1n 9i a
kenya 16 y 7 2i 7 50 a ao 6 bu 7 d4 7 e7 7 eh 7
kenya_work 1n 50 c
kept f 10 2 20 4 23 2 7k 2 85 3 8q 4 9h 2 ab 2 dj 3 dn 3 fh 3
kept_used 1n 8q b
kerala 1n 60 e
kerala_zanziba 1n 60 b
kerb 17 c6 d
kettl w 17 6 36 3 59 5 7z 3 az 4 eo 4 f7 2
key n 24 4 28 3 2c 6 2f 4 2h a 3a 4 3x 3 4p 2 58 3 6h 4 6s 3 7h 3 8r 4 95 b am 6 ba 5 bx 3 c4 4 c6 4 dq 5 ds 4 e4 3 eb a el 4
key_hold 1f 95 b
key_ring 1f am 9
keyboar 1i u 3 f4 4
keychai 1n 2f a
keyles 1n 2h b
keyring 1n 87 4
keys t 1x 3 27 3 2f 4 2h 4 58 5 5d 3 5l 5 6h 7 8r 5 95 9 am 4 bt 3 bx 4 cx 3 dh 2 dq 5 el b em 3
keys_guest 1n 6h b
keys_quality 1n el c
keyword 1f as a cr j fi 3
khachap 1n 2l e
khachap_stal 1n 2l b
khinkal 1n 2l e
khinkal_khachap 1n 2l b
kibbl 1n dv b
kick 1c a 3 j 8 78 2 9i b
kickbox 1i h a ex 8
kid 19 1k g 1w 8 7y j ad k b3 8 bq 8
kid_woodwor 1n 7y a
kidney 1n w 4
kids w 4 6 1h c 1i k 1k k 1w 8 2d 6 3r f 3s l 3v l 3w n 3x n 40 j 7p 9 7y k a1 g a3 6 ad j b3 h bq j c5 6 ex 3 f2 e
kids_audio 1n b3 o
kids_bik 1i 1k p
kids_birthda 1n 3s l
kids_camp 1n 3r h
kids_carpool 1n 3v m
kids_cloth 1n 40 o
kids_cod 1n 3w o
kids_competi 1n 3x c
kids_footbal 1n 3x e
kids_money 1n bq o
kids_mytholo 1n ad b
kids_near 1n 1w b
kids_onlin 1n ad l
kids_party 1n 3s p
kids_read 1n a1 p
kids_school 1n 3v b
kids_soft 1n f2 c
kids_sport 1n 3x p
kids_woodwor 1n 7y a
kil 1f 38 3 8d 4 9q 4
kiln 1c 3a h 8m g 9s 3 et w
kiln_clay 1n et a
kiln_mak 1n 3a c
kiln_shelv 1n et e
kilo z x 4 12 3 29 c 2r 3 66 5 6f 3 8w 3 dw 4 dx 3 f6 7 ft a
kilo_big 1n 29 b
kilo_sel 1n ft b
kilo_slaught 1n f6 8
kilomet 16 a 4 29 4 6u 3 ae 3 c5 4 ca 4 e2 a fk 6
kilomet_organis 1n e2 b
kilowat 1c 2b 4 9k 4 9v b c9 4
kim 1f 2x 4 6w 3 dz 6
kimchi 1n 5z u
kimchi_sauerkr 1n 5z b
kind n 2 5 1y 4 23 2 3j 2 67 2 6c 3 96 2 9z 5 ae 3 ah 5 au 3 b4 4 bx 3 c1 3 cu 3 d9 3 dc 3 f7 3
kind_hair 1n 2 b
kinderg 19 2w 8 34 4 3m n 6l h 7p 4 e4 e
kinderg_fifteen 1n 3m c
kinderg_parent 1n 6l e
kinderg_town 1n e4 b
kindest 1n 7f 5
kindly 14 s 3 1d 3 6k 3 ab 3 ae 3
kindnes 1n 1f 5
king 1n cd 8
kiosk 10 16 c 2k 5 2v 5 5h d 69 9 6n 7 9v 6 am 6 b1 3 b9 5 bq 2 bw 7 cb 3 de 6
kiosk_becom 1n 69 c
kiosk_solar 1n 16 b
kis 1n 4e 4
kit x a 8 29 6 2b 6 2p 3 35 6 3w b 4c 5 5i m 5j 4 6m 5 7s d 7y g 7z r 80 e 8d 6 8g h 9r 8 c3 5
kit_childre 1n 7y i
kit_experim 1n 8g g
kit_gas 1n 9r b
kit_kids 1n 7y d
kit_kit 1i 5i d
kit_refil 1n 7z 9
kit_sprout 1n 7z d
kit_stay 1n 3w b
kit_video 1n a b
kitchen g c 3 i 3 12 4 14 5 1d 3 1s 4 24 5 2e 4 2g 3 2l 5 2m 7 2n d 2u 5 2w 4 30 9 31 6 3a 4 3b 4 3n 3 3y 3 4l 4 4u 2 59 7 5b 5 5e f 5h 2 5n 3 5u 4 66 5 6e 2 6f b 6n 7 6p 8 6r 7 73 4 7z 7 86 3 88 4 89 5 8b 4 8f c 8g 4 8r 3 8z 4 91 4 96 6 99 3 9a 9 9k 3 9z 2 bd 3 d6 4 dh 4 ef 2 ej 4 ew 4 f5 4 f7 2 fj 5
kitchen_brand 1n 2n e
kitchen_cater 1n 5e f
kitchen_chair 1n 73 b
kitchen_chef 1n 2m c
kitchen_clock 1n 2u c
kitchen_cook 1f 2n f
kitchen_count 1n 7z e
kitchen_din 1n 2n e
kitchen_family 1n 30 c
kitchen_food 1i 5e j
kitchen_gadget 1n 8f e
kitchen_garag 1n 96 b
kitchen_garden 1n 7z b
kitchen_help 1n fj f
kitchen_indian 1n 2n b
kitchen_kniv 1i 88 9 8f f
kitchen_leav 1n 30 c
kitchen_light 1n 24 f
kitchen_local 1n ew 9
kitchen_recip 1n 6p b
kitchen_refil 1n 59 c
kitchen_refuge 1n 14 b
kitchen_rent 1n 5e f
kitchen_rental 1n 5e m
kitchen_room 1n 96 b
kitchen_shop 19 4l 8
kitchen_station 1i 5e j 6r 9
kitchen_tabl v 6r 5 86 5 91 6
kitchen_tablet 1f 1s a
kitchen_tap 1n 2e c
kitchen_ticket 1n 6n b
kitchen_tool 1i 89 a 8f r
kitchen_wash 1n 5b c
kitchen_wast 1i 6f m
kitesur 1n 35 o
kits 12 1p c 2s 5 4c 5 5i g 5j 5 7s e 7y d 7z j 80 f 8g b 9v 6 bm 5
kits_begin 1n 5i c
kits_hand 1n 80 9
kits_motif 1n 80 9
kits_pre 1n 7y 8
kitten 1n 1d 7
kitty 1n a3 4
knack 1n bm 5
kne s 4 3 e 4 k b 1k 8 35 3 40 4 41 3 4a 7 4e 5 4t 4 6t 3 6u 3 6z 3 74 4 7b 9 9l 4 9p 3 cf 3 dz 7 f0 5
kne_hip 1n k c
kne_hit 1n 1k c
kneel 1c 2y 4 4a 7
knew 11 20 3 21 5 3e 2 aa 3 c2 3 ec 4 fv 3
knif 11 3a 3 45 4 88 p 89 3 8f e dg 3 eu 9 ew 6
knif_grind 1n 88 b
knif_hook 1n eu 8
knif_sharpen 1n 88 w
knight 1n ey 8
knit 1f 3b 9 4c z 80 12
knit_box 1n 80 f
knit_hand 1n 80 b
knit_kit 1i 80 a
knit_kits 1n 80 f
knit_ord 1n 4c b
knit_pattern 1n 80 j
knit_pension 1n 4c b
knit_shop 1n 80 b
knit_skein 1n 80 b
knit_subscri 1n 80 b
knit_wool 1n 80 b
knit_yarn 1n 80 b
knitwea 1n 4c z
knitwea_lov 1n 4c e
kniv 1c 2t 3 30 a 88 w 8f l
kniv_handl 1n 8f b
kniv_post 1n 88 b
kniv_scissor 1n 88 9
knob 1i 2a a 55 3
knock 11 1o c 3l 3 8g 3 c8 3
knot 17 45 3 87 5 ad 3 dr 7
know_long 1n r b
know_second 1i 7u a
know_west 1n 75 b
knowled 1i 79 5 dp z
knowled_bas 1n dp c
knowled_retir 1n dp d
knowled_search 1n dp q
known m 6u 3 7u 3 9x 3 a2 4 ck 3 dh 2 dm 3 dx 3 ed 2 fg 2
knuckl 1n 4c 4
kohlrab 1n 5k d
koji 1n 5z b
kombuch 1n 64 s
kombuch_smal 1n 64 b
kong 1n 7s a
korea 1f 3n 9 7o 8 fh 9
korean 1c 2m 9 2n c 5r 8 a0 9
korean_brand 1n 2n b
kostya 1n cf 4
kpi 1n cv a
kraków 1f 3h 7 5p 9 91 9
kraut 1n 5z 7
krav 1n ex 8
kuberne 1n au g
kung 1n ex 8
kuwait 1n 4t a
lab 12 7 a 10 r 11 l 1l 8 47 7 5d 7 5j 9 60 3 6b c 7m 9 84 l dy 5
lab_coat 1n 1l a
lab_managem 1n 10 k
lab_practic 1n 11 l
lab_sampl 1n 6b b
lab_softwar 1n 10 m
lab_word 1n 7m b
label k 8 3 1t 3 1u 3 2u 3 3z 8 41 2 42 4 44 3 49 3 4f 3 59 2 5j 5 5o 3 5u 4 5x 2 60 3 67 3 6j 3 6o 4 6p 5 6u 3 7d c 7t 6 9a 3 aq 4 av g f7 2 fh 4 fl 8
label_camera 1n 7d j
label_data 1n av j
label_imag 1n av j
label_menu 1n 6p b
label_sews 1n 3z b
label_speech 1n av i
label_stand 1n 7t a
label_throw 1n fl b
label_train 1n av d
laborat x 4 3 7 6 10 d 25 3 2e 4 2q 3 4e 3 5g a 5n 3 5o 3 6b 6 7s a 9q 4 dv 5 fu 3 fv b
laborat_dentist 1i 5g b
labour 1a 50 4 58 5 5g 4 ep 8 fj 4
labrado 1n dx 4
labs 1f 10 j 11 o 84 a
labs_cas 1n 10 a
labs_shar 1n 11 b
lac 1f 44 4 46 4
lack v 7 6 y 2 17 4 1x 8 30 3 3n 3 4p 3 73 3 91 3 ds 3 f5 2
lack_tonight 1n 1x c
lactati 1f o 9 78 9 9h a
lacto 1n 5z j
lacto_ferment 1n 5z g
lactos 1n 5j a
lad z 18 b 1x 7 4k 7 6k 2 8u c 8v 6 94 e cz 2 ea 2 fr 4
lad_carpet 1n 94 b
lad_sew 1n 18 c
ladder 1n 4c 4
ladl 1n n 3
lady 1f 20 5 cs 4 eq 4
lag 1n f4 3
lago 1f 3w 9 b7 3 fk 8
laid y m 2 1s 2 3u 2 7r 2 8m 6 9g 2 9w 5 av 4 fr 5
lak v j 6 n d 21 4 35 7 3r 4 49 5 5c 6 6h 5 6q e 8a e 9f 2 bl 5 bn 3 bs 5 ck 6
lak_begin 1n 35 b
lak_octob 1n n b
lakesid 1n 6q 8
lam 1f 9p 3 e3 7 fq a
lamb 1i f6 r
lamb_box 1n f6 a
lamb_farm 1n f6 a
lamb_fisherm 1n f6 a
lamb_shar 1n f6 a
lamenes 1n 9i 9
laminat 1n a5 e
laminat_dough 1n a5 b
lamp m d 4 17 6 25 b 2a b 2b 4 32 3 34 4 3w 3 6r 3 7d 3 7n 2 83 3 8s 6 90 4 99 3 9v 7 ay 3 b4 4 c9 9 cj 2 e2 3 e6 a fi 3 fl 3
lamp_dump 1n e6 a
lamp_imitat 1n 25 b
lamp_learn 1n 17 c
lamp_post 1c c9 c
lamp_print 1n 2a c
lamppos 1n 74 3
lan 13 j 7 3q 3 9f 8 9o 3 c6 5 dy 3 e7 5 ed 8 f4 9
lan_party 1n f4 b
land u 19 5 35 4 38 4 3k 4 4z 3 5c 9 6a 5 6b 3 6w 8 6z 9 9j 2 9p 6 9s 4 9y 6 c1 4 cz 6 d6 7 dd 3 df 4 ei 5 fc b
land_fish 1n 5c c
land_list 1n d6 b
landlin 1n 7c f
landlin_pil 1n 7c c
landlor s 23 3 27 5 2b 8 2t 3 3a 3 4p 9 4q 3 58 3 5e 3 5f 3 68 2 69 5 7j 8 7k 5 7v 3 8y 2 97 a 9t 4 a8 7 ah f bt f c8 3 c9 4 cm 5 eh l et 2 ev 4 f1 4 f7 2
landlor_disput 1n ah d
landlor_list 1n 4p b
landlor_softwar 1n eh u
landown 1n 2k 5
landsca 1n ej b
languag n w 5 14 5 3p i 4l 9 4o d 4y 9 50 2 5r 4 6g 3 6j 6 6l 9 6w 4 6x 3 70 2 78 6 7d 5 7j 2 a0 i a8 5 ac 9 al 6 ar 6 av b cr 6 ct a cu 6 cv 7 d9 6 dj 6 ec i ef 4 el 3 fp 5
languag_app 1i a0 l
languag_authori 1n ec d
languag_check 1n al b
languag_cours 1c a0 a
languag_deaf 1n 4o b
languag_fair 1n av a
languag_learn 1i 3p c a0 m
languag_lesson 1i 3p l
languag_let 1n ec d
languag_mark 1n ec b
languag_red 1n d9 c
languag_report 1n 6l c
languag_school 16 3p a
languag_servic 1n ec d
languag_short 1n ac b
languag_such 1n 3p b
languag_suppli 1n cr c
languag_transla 1n ec c
languag_tutor 1n 3p f
lantern 1i fb 4
lap 1f dr 3 ez 3 f1 3
laps 1f 49 4 ez 3 f1 3
laptop 15 2i k 2j 4 3a 4 3w 3 43 4 4z f 5f 4 91 f
laptop_account 1n 4z c
laptop_company 1n 2i b
laptop_kitchen 1n 91 c
larg i 1k 5 1x 3 23 4 4x 2 58 3 5b 4 5c 3 5k 3 5q 3 69 2 7x 2 8f 3 9u 4 b1 3 b4 3 bb 2 cu 5 dc 4 de 3 f2 3 fc 4 fg 2 fo 3
larg_garden 1i fc b
larg_kne 1n 1k b
larg_met 1n 9u c
largest 1a 57 4 6w 3 au 3 b0 4
larva 1n 9q x
larva_chicken 1n 9q e
las 1c 2a f 55 a 9b 6 9l d
lash 1n d k
lash_extensi 1n d g
last 7 13 2 3n 2 4u 1 74 2 8z 2 cp 3 en 3 ff 3 fg 4
last_cas 1n cp c
last_lif 1n b b
last_mil 1n en h
last_plat 1n 3y d
last_practic 1n dy c
last_run 1i 74 b
last_servic 1n 98 a
last_show 1f 13 a e0 9
last_test 1i 3n e 9b a
last_til 1n 8z e
last_villag 1n ff g
last_went 1i 73 a
last_wint 1c b4 9
last_wish 1n fg q
lat_check 1n 6g e
lat_pays 1n d5 b
lat_smal 15 e3 8
lat_talk 1i 7p h
lat_writ 1n 3p b
latenes 1n 18 6
lath 1i 14 4 6c 7
latin 1i 5r j b8 9
latin_america 1i 5r d
laugh u 32 3 33 3 89 3 b4 3 b7 5 bn 3 ex 2 fg 3
laught 17 8i 6 bh 3 bn 3 ev 3 ex 3 f3 3 fe 3
launch 1f a5 4 b1 9 b8 4
launder 1i 4g 5 8w m
launder_collect 1n 8w g
laundro 1i 15 d 8w g
laundro_let 1n 15 b
laundro_wash 1n 8w e
laundry 16 a a 2g e 2t 3 4a 6 5b r 6r 3 8w w en 4
laundry_bag 1n 8w b
laundry_bags 1n 8w e
laundry_collect 1n 8w c
laundry_hotel 1n 5b e
laundry_pick 1n 8w k
laundry_pickup 1n 8w o
laundry_sort 1n 2g b
lavator 1f 6y 6 bf 6
lavend 1n 0 5
law s 37 3 3e 2 3m 3 4b 3 4i 3 4j 5 4r 4 4w 5 4y 5 6u 3 7j 2 a4 4 ab 3 ah 4 az 9 br 5 bt 3 c4 4 ck 3 cy 4 d4 4 ep l f5 2
law_firm 19 ep r
law_reimbur 1n az b
lawmak 1n fo 5
lawn 19 19 6 2g k 6y 3 8t r 9p 7 bd 3
lawn_mow 1i 2g f 8t c
lawn_trim 1n 8t b
lawnmow 1n 2g k
lawnmow_boundar 1n 2g b
laws 1n ah 5
lawy h 4j 5 4p 1 4x 2 54 2 56 2 57 1 5f 2 6x 3 7v 6 ah 9 aw 6 ax 3 b0 2 b1 2 cy 2 d9 9 da 5 dn 2 ec 4 ep b
lawy_answ 1n 4j b
lawy_check 1c ah 9
lawy_end 1n da b
lawy_mail 1n ep b
lawy_need 1n ah b
lay x 3h 2 4h 3 6s 3 8n e 9h 3 9j 5 9w 5 bi 2 bl a ev 4
lay_develop 1n 8n c
lay_print 1n bl c
layout 1f 8k 5 bl a ct f
layout_transla 1n ct c
lea 1n am e
lead p i 7 32 6 33 8 3k 3 3r b 4l 9 54 2 56 b 9z 6 af 2 ai 2 ap a au 7 b6 6 bv 2 c0 3 cw 4 d0 e d6 a dh 4 dj b dq 7 du b dw 4 ez 3
lead_be 1n du c
lead_film 1i 4l e
lead_generat 1n d0 n
lead_group 1c 32 9
lead_guid 1n 33 c
lead_loan 1n 56 g
lead_pupil 1n 9z b
lead_th 1n dj b
leaders 1n 52 i
leaf z 1l 2 1n 4 1u 9 20 2 61 h 75 3 8v 3 fp f fu 4
leaf_diagnos 1n fp f
leaf_tea 1n 61 o
leaflet 15 6 5 b 3 1r 9 6s 3 75 4 7c 5 96 3 dk 6 fe 3
leafy 1n 9k f
leafy_green 1n 9k c
leagu 1c cm i ee l f3 m f4 n
leagu_automat 1n ee a
leagu_bars 1n cm a
leagu_even 1n f3 a
leagu_thursda 1n f4 9
leak y 6 8 a 5 1z 3 24 8 28 r 4j 3 59 3 6g 5 6m 2 9r 5 b5 2 bf m cz 2 eh 2 fv g
leak_detect 1i 28 c
leak_detecto 1n 28 g
leak_proof 1n bf p
leak_sensor 1n 28 q
leak_shut 1n 28 b
leak_women 1n bf b
leakpro 1n bf p
leakpro_discree 1n bf b
lean 14 90 3 e1 3 e9 3
learn i j 8 15 b 17 7 1a 6 1f 6 1g 6 35 6 3i 3 3n 3 3o 7 3p d 3q b 4l b 52 8 74 4 8g 6 a0 g a1 8 a2 4 a3 e a5 9 a6 4 a7 c a8 6 a9 d ac a an 3 av 7 bq 7 br 3 cc 5 cf c cu 3 cw 5 d5 5 db 3 dg 9 dx 5 ec 5 en 5 et 7 eu 9 ew a ex 4 ey 3 fl 5
learn_app 1f a0 a cf g
learn_automat 1n 3q c
learn_back 1i en b
learn_café 1n 3p b
learn_cod 1i a3 p
learn_differe 1n a9 m
learn_difficu 1i ec b
learn_disabil 1n 1f f
learn_driv 1i 3q k ac l
learn_english 1i 3p c
learn_europea 1n a0 b
learn_find 1n 6v 8
learn_good 1n fl b
learn_guitar 1i a7 e
learn_instrum 1i a7 g
learn_interes 1n bq b
learn_job 1n dg c
learn_judo 1n ex 9
learn_languag 1i a0 g
learn_lat 1n d5 b
learn_lin 1n cf s
learn_phon 1n 4l f
learn_piano 1i 3o b a7 b
learn_program 1f 1a e a3 j
learn_read 1i 15 k a1 j
learn_repair 1n 17 h
learn_sav 1n bq b
learn_sleep 1n 1g f
learn_spanish 1i a0 e
learn_surf 1n 35 d
learn_swim 1n j k
learn_team 1i av c cw a
learn_use 1n 52 c
learn_wheth 1n dx c
learnt 10 24 3 4e 3 4q 3 7i 3 7p 3 9h 4 ax 3 e1 2
leas w 2j 3 2m 5 2o 3 2q 3 3a 3 4p c 4r g 4z 6 5d 5 5f 5 9k 3 9t 6 9v d ah 9 bt 5 c5 6 d8 c d9 8 e9 d eh d em 4 f4 2
leas_arrear 1n eh b
leas_clinic 1n 9v a
leas_origina 1n 4r f
leas_review 1n d9 c
leas_run 1n e9 b
leas_work 1n d8 d
leash 1i dq b dw a
least 15 s 4 2u 4 7j 4 7l 3 8c 4 8u 3 ax 3 ca 3
leath 1c 43 l 44 h 46 9 87 14
leath_bag 1n 87 k
leath_belt 1n 87 i
leath_good 1n 87 m
leath_hand 1n 87 c
leath_lin 1n 43 b
leath_sewn 1n 87 a
leath_wallet 1n 87 c
leather 1n 87 a
leav 9 r 3 13 4 1u 3 61 3 c5 2 d4 3 dd 3 di 4
leav_birthda 1n di d
leav_clean 1n 30 c
leav_deposit 1n r b
leav_flat 1n f9 9
leav_fost 1n 13 b
leav_mean 1n 1u b
leav_shop 1c bo 9
lectur 1f 1l t aa n cw 4
lectur_not 1i 1l p aa e
led 19 3j 9 5o 8 66 4 7a 3 7h a ai 6
led_experie 1n 7h b
led_train 1n 3j 9
leds 1n 9k a
leed 14 2j 7 39 7 3m 7 5i 7 cg 7 dr 7 et 6 ez 6
leek 1c 1f 3 5h 2 5k 3 5p 3
left a 1q 3 5i 3 5p 4 7n 2 89 9 9i 2 aa 3 bo 4
left_fridg 1n 1q b
left_grocery 1n bo b
left_hand 15 89 10
left_mov 1n aa b
lefthan 1n 89 b
leftov 13 12 7 1q b 2u 4 5i 4 5p b 6f 3 9q 9 f5 3 fs m
leftov_build 1n fs d
leftov_sel 1n 9q a
leftov_til 1n fs f
lefty 1n 89 w
leg 12 a 5 x 5 1k 4 2y 4 4a 5 91 3 92 6 9i 3 dz 4
legacy 1i al a cw a
legal 11 1e 3 4y e 6x 3 7v f ah f aw 3 d8 3 d9 9 dn 3 ec a eh 3 ep b ff 3
legal_advic 17 7v a
legal_intak 1n ep e
legal_let 1n 7v d
legal_risk 1n ec b
legal_transla 1n 4y i
legione 1n fv s
legione_risk 1n fv f
lego 1n 82 11
lego_sets 1n 82 d
legs z b 3 f 3 2z 4 74 7 78 2 7o 2 91 3 92 8 dw 4 eg 2
legs_crack 1n 92 b
legum 1n 5v a
leicest 1n 45 a
leipzig 1a 12 7 2s 7 3n 8 58 9 8x 9
lemon 1a 2p 3 2q 7 5i 3 61 3 64 6
lemonad 1c 2l 3 3b 7 64 s f3 2
lemonad_rhubarb 1n 64 b
lend p 18 e 1b 6 1k 5 29 5 3b 2 3o 2 4e 7 4g 3 4h g 4r 7 56 6 5d 4 7j 2 7k b 7o 2 82 b 8h 7 8i 2 8j 4 8n 2 8p 3 8q 5 94 h bt 6 bv c c1 6 c5 4 cd b ch 5 fc g fe 2 fu 8
lend_amateur 1n cd 9
lend_app 1n 7k b
lend_bed 1n fc e
lend_library 1n 18 h
lend_meantim 1n ch 9
lend_prepar 1n c1 b
lend_query 1n 4h b
lend_securit 1n bt c
lend_skil 1n 1b c
lend_takeawa 1n fu f
lend_thing 1n 94 j
lend_tool 1n 94 e
length y j 8 41 6 44 2 4y 3 7a 3 8n 2 90 3 b1 2 b2 3 dr 4
lens 1a 1y 3 48 k 7t 3 az d fl 5
lens_law 1n az b
lens_send 1n 48 b
lent 11 18 7 1x 6 3i 3 4e 3 4r 6 8x 3 9b 6 fu 2
lentil 13 l 4 1q 7 2u 5 5n 7 5q 8 5s 3 5v f 5y 5 60 3
lentil_instead 1n 5v b
leo 11 2a 5 2h 6 30 3 ad 2 ak 5 b3 6 ba 2 bq 8 c5 3
leon 1n 9v 9
les n 2 3 1i 4 1t 6 23 5 2s 7 3u 3 4d 2 5v 6 63 5 64 5 7f a 7q 2 9s 3 bd 5 c0 3 ef 5 fn 3
les_alcohol 1n 7f b
les_count 1n 1t b
les_grad 1n ef b
les_help 1n bd a
les_sugar 1n 2s b
les_sweet 1i 64 a
les_than z 5v 6
lesion 1i v a 7n 9
lesson t i h j l 15 8 1p c 27 4 35 i 3n e 3o n 3p l 3q h 3w d 4k 5 4l j 6m b 6z 5 a0 g a3 f a5 a a7 g ac 9 br 7 dg i du e e3 e et 5 ew e ey d f3 4
lesson_built 1n a0 b
lesson_danc 1n i c
lesson_girl 1n 3w b
lesson_hir 1n dg c
lesson_intensi 1n 3q c
lesson_phon 1i 4l c dg b
lesson_recal 1n du c
lesson_staf 1i 4l f
lesson_step 1n br b
lesson_teach 1i 3p a
lesson_teenag 1n a3 c
lesson_tid 1n 6m b
lesson_video 1i 3o a
lesson_women 1n 35 b
let 7 u 4 15 3 6h 3 7j 1 7k 3 7v 4 86 4 8j 2 96 2 a1 2 ah 4 ai 2 bi 3 c2 2 ec 5
let_book 1i 8j b
let_doctor 1f u e
let_easy 1n ec f
let_guest 1i 6i a
let_hold 1i e9 a
let_landlor 1f ah e
let_lawy 1c ah c
let_lend 1n 7k d
let_liv 1i 1d a
let_managem 1n 6h g
let_maps 1n 86 9
let_neighbo 1i c9 a
let_own 15 d4 8
let_photo 1n bi k
let_post 1n 86 b
let_receiv 1n 15 b
let_rocket 1n 3s c
let_santa 1n 1o c
let_shar 1i 7l 9
let_simpl 1n ec d
let_styl 1n u b
let_vacancy 1n ai b
lets z f 3 12 8 3q 3 6h 7 6s 5 7u 2 8v 3 9e 8 ap 2 d8 9 de 9 dh 9 e6 8 ey 3
lets_both 1n d8 b
lets_choos 1n 12 b
lets_citizen 1n e6 a
lets_empty 1n 9e b
lets_merchan 1n de b
lets_swap 1n dh c
letterb 19 4j 8 5l 8 5m g 84 3 8d 8 8e 8
letterh 1n dc 4
lettuc 1f 5h 5 85 5 9k m
lettuc_grown 1n 9k a
lev 1f 17 4 5m 6 6c e
lev_loom 1n 6c b
level 11 g 4 18 3 6m 9 a1 7 b4 3 c8 3 e5 j
level_instruc 1n 6m b
level_sensor 1n e5 e
liabili 10 2t 3 3a 3 4z 3 56 3 67 3 6y 3 7d 3 9j 3 au 3 b0 3 d9 6 eb 3 fc 3 fk 3
liabl x 12 5 17 3 18 3 1v 3 4n 3 53 3 6a 5 6m 3 70 2 7c 3 8a 3 ah 3 by 3 e6 5 el 3 ep 5 es 3 fl 3
libr 1n fi a
librar 1n b7 h
library p 15 8 17 7 18 l 1l 4 1p 4 3a 4 3b 2 3n 7 3w 7 4r 3 52 4 6c 4 71 4 82 f 85 4 8h 6 8i 2 8j 5 94 8 a1 5 a3 4 a5 3 aa 2 b3 3 b6 5 b7 c b9 4 ba 3 bc 7 bz 2 f2 3
library_afterno 1n bc 9
library_borrow 1n 18 g
library_everyda 1n b7 b
library_lego 1n 82 a
library_literac 1n 15 b
library_lock 1n 94 b
library_plan 1n 3n b
library_station 1n 18 c
library_thing 1f 18 j
library_volunt 1n 17 c
lic 1n 6l 4
licen 1i ac f b7 f
licenc i k 3 35 4 36 3 38 6 3q a 3u 3 4g 3 4p 2 4u 2 50 3 56 2 6u 2 70 2 7j 2 8a 6 ac 7 ai 2 au 8 b7 7 bw 4 c1 3 c6 3 ca 4 de 4 dg 2 e7 3 em 3
licenc_doubl 1n au b
licenc_hazard 1n ac b
licenc_onlin 1n 3q c
licenc_picnic 1n 38 b
licens w 1q 3 3d 4 3h 2 4o 3 5e c 79 8 7s 3 8s 5 b7 c bq 3 br 3 bu 3 bv 3 bz 3 c2 3 c9 4 cf 2 d5 3 de 5 dx 8
licens_commerc 1n 5e c
licens_subscri 1n b7 b
licens_therapi 1n 79 c
licens_vet 1n dx c
lichen 1n 7 4
lick 1i f7 2
lid u 2e 4 2n 3 2u 4 3b 2 5n 9 5o 4 5x 3 5z 4 60 4 8i 2 9m c cg 4 f7 3 fu 7
lid_cook 1n 5n b
lid_hear 1n 9m a
lido 1f 2q 4 49 5 6y 6
lids 14 1 3 2u 4 5z 6 7c 6 8g 6 9m 3
lie k q 3 44 3 4k 2 4m 2 51 2 72 6 8f 4 9h 2 bx 2 d2 3 e9 3
lie_awak 1n 72 d
lied 1i 6t 4
lien 1i 67 5 68 5
lies k 1r 3 28 2 2g 3 2i 2 3b 3 47 3 52 2 54 2 7x 3 8k 4 8n 3 8y 4 b0 5 b9 3 e9 3 eo 3 fb 3
lies_shop 1i b0 a
lif u b 7 23 2 26 3 36 5 5n 3 5u 4 63 3 78 4 7z 3 87 7 89 3 9u 8 ak k al 6 an 6 d6 3 fo 6
lif_recycla 1n b b
lif_story 1n ak x
lifeboa 1n ea a
lifecyc 1n d8 b
lifelon 1n 87 c
lifesty 1i 23 a aq a
lifetim 1n ab 5
lift q 29 5 2u 3 4t e 58 2 5d 6 6t 7 7o 6 7t 6 8b 3 8x 5 98 l 9c 8 9m 5 9x 4 b2 3 c7 8 ek 9 fr 5
lift_company 1n 98 d
lift_inspect 1n 98 d
lift_mainten 1i 98 q ek e
lift_mechani 1n 98 d
lift_open 1n 98 a
lift_servic 1n 98 c
lift_shar 1n c7 d
lift_stand 1n 5d c
lift_use 1n 7t a
light i 3 3 8 5 1k 5 24 6 25 6 27 7 2b 2 2e 6 2f 6 2y 3 2z 5 3c 5 3g 4 48 4 4p 2 4x 1 5s 4 6d 2 72 3 7j 2 7k 2 7n 3 7r 3 8d 7 95 4 99 6 9j 6 9k 3 aq 3 ay 3 c5 5 e0 4
light_candl 1i 3c b 3g 9
light_capsul 1n 24 b
light_certifi 1n 99 b
light_childre 1n 1k a
light_classro 1n 27 g
light_gps 1n e0 b
light_hand 1i c5 a
light_pets 1n 8d b
light_speak 1n 2z a
light_tap 1n 2e c
lightes 1n v 5
lightho 1c 6u 7 86 5 8j 9 b4 c
lightho_togeth 1n b4 b
lightly 1n e 4
lik q 20 2 33 3 3d 2 3y 3 4r 2 59 2 5s 3 61 4
likelie 1n 91 9
likely 1i 9m 3 fp 3
likenes 1n aq 5
lim 1a 5u 3 5x 9 63 6 9m a e9 3
limit y 5 3 1i d 21 6 2b 3 3z 6 46 3 4h 3 5b 3 5j 3 6h 3 6z 3 7u 5 8l b bq 2 c0 8 cp 2 d9 4
limit_half 1n c0 b
limit_print 1n 8l b
limp 1i dx 6 dz b
lin b 0 4 m 5 3v 3 43 3 4z 3 7h 2 7j 4 7v 2 9z 3 ai 2 c9 3 cc 4 cf 8 ck 3 d2 4 ee 2 ef 2 fh 3 fl 6
lin_book 1n d2 b
lin_cod 1c fh a
lin_draw 1f m a
lin_find 1n fl b
lin_learn 1n cf n
lin_manag 1n 4z c
lin_practis 1n cc 9
lin_product 1n 0 b
lin_prompt 1n cf a
lin_recycl 1n 43 b
lin_shar 1n 7h b
lin_train 1i cf 9
linen 16 3z k 4i a 5b u 6h d 80 8 8n r aq 7
linen_bed 1n 8n o
linen_coffe 1n 4i c
linen_grown 1n 3z b
linen_keys 1n 6h b
linen_servic 1n 5b h
linen_thread 1i 80 8
linen_towel 1n 5b c
linen_workwea 1n 5b l
lingeri 1n 4f l
link s r 2 10 4 6e 3 6i 4 6m 4 6n 2 9i 2 a1 4 bs 8 c0 8 cs 4 de 8 dm 7 e4 3
link_rota 1n c0 b
linkedi 1c 4v 9 ay e cq 9 d0 g
lion 1n 66 i
lion_man 1n 66 e
lip 1c 3 7 5o 3 8m 3 dx 3
lipstic 1n 3 o
lipstic_metal 1n 3 c
liqueur 1n f8 v
liqueur_distil 1n f8 a
liquid 1f 5q d 5x 6 9r c
liquid_fertili 1n 9r b
liquid_own 1n 5q b
liquidi 1n d5 q
liquidi_plan 1n d5 g
lira 1n 7l d
lira_buy 1n 7l a
lisbon 11 g 7 1w 6 2r 6 3p 6 4a 6 6h 6 7o 4 8k a 91 7 a0 9 cj 6 dk 6 f6 4
lisbon_learn 1i a0 a
lisel 1n 9d 4
lisp 1n 7p b
list_app 1n 1r l
list_asks 1f es 9
list_contact 1n d6 b
list_costum 1n cd 9
list_dead 1n fr b
list_electri 1n 9e b
list_fetch 1n 1s c
list_handov 1n t c
list_left 17 aa 8
list_monthly 1n s c
list_night 1i 5h a
list_onc 1f fi 9
list_plac 1a b8 8
list_rest 1n 1q b
list_see 1f 1r a
list_vacant 1n 4p b
listen q u b 28 7 39 c 3i 5 3j 9 3o 3 6j 3 71 6 7u 4 a0 9 a1 a a7 9 a8 4 ap 9 b1 d b3 a cj e cx 2 do 3
listen_bar 1n cj f
listen_begin 1n a7 b
listen_child 1n b3 g
listen_consult 1n u g
listen_leak 1n 28 b
listen_musicia 1n 39 b
listen_onc 1n 3i 9
listen_whil 1n a1 c
listing 1f 5y 4 es l fi i
lit z n 4 1d 5 2g d 8y 4 cb 3 du 3 e1 5 e5 6
literac 1f 15 15 a9 4 bq f
literac_clas 1n 15 k
literac_cours 1n 15 c
literac_program 1n 15 e
lithuan 1n 8n f
lithuan_dyed 1n 8n c
litr 1a 62 b 65 4 6o 6 fo 3
litr_tins 1n 62 b
littl h 1b 3 28 2 54 1 5i 5 8y 3 9f 2
littl_pots 1n 5i c
liv g c 5 g 4 p 4 1d 5 1h 4 1v 3 1x 3 21 4 2c 4 32 3 39 9 3p 4 3t 3 3u 8 3w 4 4q 6 5i 3 73 3 79 3 8o 3 8z 3 90 6 a5 5 ad a ag 6 ak 3 am 5 an 4 b1 4 b8 4 bd 7 bh 2 bp 3 ci 9 ct 7 dq 4 dy 5 ed 4 en 4 fb 5
liv_alon 17 2c 9 an 9 bd 7
liv_apart 1i 1h b
liv_band 1n ci e
liv_caption 1n ct c
liv_car 1n 3u o
liv_clas 1n ad l
liv_draw 1n b8 b
liv_evening 1n b1 b
liv_feedbac 1n a5 b
liv_fost 1n 1d c
liv_gps 1n ed b
liv_lesson 1n 3p b
liv_locatio 1n am g
liv_map 1n dq d
liv_music 1i 39 j ci j
liv_old 1n bd c
liv_onlin 1i 3w a ad e
liv_room 13 c a p 8 39 b 90 b dy 9
liv_scienc 1n ad b
liv_teach 1n g c
liv_usabl 1n 21 b
liv_video 1n ci l
liv_wal 1f 4q e
liv_window 1n en c
liverpo 1n c8 a
livery 1n e3 h
livesto 1n fq u
livesto_farm 1n fq c
livesto_monitor 1n fq j
ljublja 1f 1f 8 5k 8 64 8
lms 1n 4l a
load s 1s c 29 4 2d 6 2v 3 4e 3 4k 2 4t 9 55 3 5g 3 6c 2 91 3 9j 7 9u 9 9v 5 9w 5 c9 5 cf 8 fk m fn 5
load_bakery 1n 9u a
load_bend 1n 4t b
load_board 1n fk g
load_manufac 1n fk b
load_sam 1n fk b
load_script 1n cf c
load_strengt 1n 2d b
loaf 1f 2o d 5l o
loaf_differe 1n 5l c
loan y 18 c 4e 2 4g 5 4h l 4r a 4u 3 56 c 6j 3 7j b 7k k 8l 3 94 e bv 9 c0 9 c1 e dk 2
loan_fractio 1n 56 c
loan_managem 1n 4h f
loan_plan 1n 7k d
loav 1f 2o p 5l k e2 4
loav_bak 1n 2o g
lobby 19 2r 4 4r c 5f 4 6g 3 f8 3
local n 14 5 1a 6 1b 6 1e 4 1r 2 1v 8 1w 8 2q 5 2t 3 2u 6 2y 6 33 7 39 4 4c 8 4d 6 4n b 4s 5 4v 7 5g 9 5h e 5l 6 5t 6 5x a 5z 6 64 5 65 8 80 4 8b 6 8d 6 8e 6 8f 6 8l 6 8o 8 8w 8 9x 7 a0 4 ak 5 as 7 b0 h b1 4 b7 5 ba 4 bj 4 cs 7 cz 3 dq 6 e6 3 ew 6 f8 a
local_artist 1n 8l b
local_bak 1n 5l c
local_bird 1n 80 9
local_brand 1n 5h b
local_build 1n 1v b
local_company 1n 1b c
local_craftsp 1n eu 8
local_creator 1n 4n f
local_earth 1n 9x e
local_eggs 1n 4s b
local_event 1n 1w g
local_food 1f 4v a 5h c
local_fruit 1i 2q a 64 a
local_grandmo 1n ew 9
local_honey 1n 5x j
local_hops 1n 65 b
local_illustr 1n 4d b
local_influen 1n 4n d
local_join 1n 8b b
local_journal 1n b0 g
local_kitchen 1n 2u c
local_launder 1n 8w b
local_mak 1n 8o b
local_milk 1n 5t b
local_news 1n b0 v
local_orchard 1n 8f b
local_photogr 1i 2y b b7 a
local_pot 1n 8d b
local_researc 1n bj 9
local_sheep 1n 4c b
local_shop 1i 5g d as d
local_softwar 1n 1a b
local_surplu 1n 5z b
local_walk 1n dq d
local_wholesa 1n 5h l
local_worksho 1n 14 b
locali 1n ct b
localis 1n ct 9
localiz 1n ct b
locally 1i 16 d 1c 9
locat 1n am 5
locatio 17 2f g am j e0 8 ek 4 el 4 em 4 en 4
locatio_friend 1n am g
locatio_sound 1n 2f b
lock t 1i 5 1l 8 2h p 2i 2 2v 4 32 a 4p 2 5c 3 5e 4 69 q 8u 4 94 8 99 2 9d 5 ak 3 b2 5 bu 5 c5 7 cb 8 dm 3 eb 7 fm 3
lock_apartme 1i 2h a 69 f
lock_away 1n 6q 8
lock_campu 1n 1l a
lock_neighbo 1n 94 b
lock_parcel 1n 69 h
lock_residen 1n 69 e
lockabl 1n 2h f
lockabl_parcel 1n 2h b
locksmi 1n 2h d
locum 1n fj h
lodg 1f 6q o bd l fa 3
lodg_help 1n bd g
lodg_interne 1n 6q a
lodg_night 1n 6q a
loft 17 6h 5 82 5 8z 8 9x 5 bk 6 f9 l fb 5
loft_br 1n f9 9
log u 22 5 26 3 29 3 2d 3 2h 3 2i 3 2u 3 6b 3 6f 3 76 c 8a 5 91 3 98 7 9a 8 b4 4 cx 7 di 3 dp 3 ea 7
log_elevato 1n 98 a
log_equipme 1n ea b
log_meal 1n 76 f
logbook 1f 1z 9 22 d 98 p
logbook_last 1n 98 a
logic 1n b5 b
login 1c 4u 4 67 3 d1 3 eq 7
logisti 19 2v 7 52 8 67 8 dc 7 dj 8 en 7
logo 1f 4d 7 4f c d1 9
logs 19 6b 4 7r a 9a c cx 4 dn a
logs_headach 1n 7r b
logs_proof 1n dn b
lombard 1n c7 a
lon 1i 4t l am a
lon_work 1n 4t j
london 17 46 7 4w 8 5t 7 8c 7 90 7 bs 7 d0 7
lonel 1i af a an a
lonelin 1i 3t a af h
lonely 1i 3t m af a
lonely_senior 1n 3t b
long b r 3 2o 3 2t 4 3a 3 3j 2 6b 2 6c 5 8i 2 8v 3 ca 2 cu 3 e1 3
long_exist 1f 6c 9
long_ferment 1n 2o b
long_kitchen 1n 6r a
long_rang 1n 6b b
long_sleev 1n 49 c
long_stylist 1n r d
long_tabl 1a 2t e 3j 7
long_vacuum 1n 8v b
long_version 1n b2 b
longest 1a 74 3 8b 3 8g 3 bb 3
look 6 57 1 58 2 95 3
look_animal 1n e1 e
look_comput 1n 4z c
look_design 1n dw b
look_elderly 1n 3u b
look_fridg 1n l c
look_grav 1n 3c g
look_hairpie 1n fe a
look_hol 1n 57 b
look_hom 1a 95 f be 7
look_jewelle 1n 2c b
look_left 1f 1q a
look_parent 1i 7h c
look_pets 1n ds i
look_photo 1n 9z b
look_recordi 1n 7p b
look_volunt 1n c6 b
loom 1n 6c e
loom_pres 1n 6c b
loop 1i 3w 8 a7 4
loos x 3o 2 3z 4 5q 4 61 g 8k 5 8v 5 92 9 du 3
loos_leaf 1n 61 o
loos_legs 1n 92 b
loosely 1n dw 4
loosen 1n 9c 4
loot 1n 3s 4
lorry 12 4g 2 4i 2 5c 3 68 4 6a 2 9j k 9w 6 9x a fk d fo 5
lorry_overnig 1n 9j f
los p 2 4 l b 2y 4 30 4 3b 3 3h 4 3j c 3m 2 4g 2 51 2 5b 2 75 d 7q a 7t 4 9b 4 ar 6 bh e br 3 bw 2 cb 2 d6 4 dd 6 dh 2 ey 6 f3 2 fe e fi 3
los_automat 1n ar b
los_hair 1n fe h
los_memory 1n 7q b
los_partn 1n 3j o
los_weight 1i l e 75 l
lost l a 3 1j 5 3d 3 3j 8 49 3 5b 2 69 2 7q 2 82 3 8h 3 8p 4 95 3 9b 8 al 3 ap 5 c2 4 db 3 do 2 e0 3 e2 f ey 6
lost_animal 1n e2 d
lost_cat 1n e2 k
lost_dog 1n e2 e
lost_partn 1n 3j g
lost_pet 1n e2 k
lost_pets 1n e2 m
lost_propert 1n 1j a
lot 11 24 6 5m a 60 7 61 3 6o 2 85 9 9y 9 bv 3 e1 3 eg 3 fs 6
lotion 1i 0 a 4 a
lots 1f 9y 8 ao 3 fs h
loud u 2f 4 2i 2 33 2 3a 4 3s 4 cc 6 ce c
loud_oth 1n cc 9
loudest 1n 26 3
loudly 1n bd 3
loudspe 1n ci 7
loung 1f 5f 8 f1 m f4 w
loung_abov 1n f1 a
loung_consol 1n f4 9
loung_near 1n f4 d
lourd 1n 3k g
lourd_fátima 1n 3k 9
lov o 5 4 8 7 m 3 1d 6 1j b 1y 4 2a 4 2q 7 39 5 42 4 4c 7 4r 2 5m 4 5t 9 5w 8 5x 8 5z 7 60 4 62 4 65 4 6v 6 7z 3 82 3 87 6 8c 4 8d 9 8e 4 8g 3 8j 5 8m 4 ae 7 bn 6 cj 4 ck 9 cl 6 f1 8 f8 7
lov_good 1i 87 b f8 9
lov_let 1n bn b
lov_story 1n ck e
lovely 1i l 3 8a 2
low o p 4 12 4 15 4 1o 3 44 3 5h 6 69 2 6r 4 72 3 7i 6 7k 4 7t 7 8a 3 9f 4 at 4 bo 4 bz 5 c2 2 c8 3 cg 3 da 3 e3 4
low_minimum 1n 5h b
low_vision 1n 7t e
lowest 1i 67 5 75 5
loyal 1f z 4 ad 4 b8 4
loyalty 1i 2s 4 cp a
lps 1n cj w
lps_collect 1n cj d
lps_good 1n cj a
luck 1i cm b ft 5
luggag 1f 43 9 6u 10 cb 16
luggag_airport 1n cb g
luggag_stag 1n 6u c
luggag_storag 1n cb t
luggag_tourist 1n cb c
luggag_transf 1i 6u o
lukewar 1n fv 7
lullaby 1f a7 6 ck v ez 4
lullaby_baby 1n ck c
lullaby_lyric 1n ck c
lullaby_nam 1n ck c
lullaby_persona 1n ck c
lullaby_record 1n ck c
lullaby_sing 1n ck c
lumb 1n 9w 9
lump 1i dx 7 et 3
luna 1i x 7 dq 8
lunch r y 2 14 4 2l e 2u o 2w i 3a 9 3r 9 3y h 4i 4 59 a 6e 3 8f 5 c2 2 cb 5 cq 2 d2 6 f5 g fu 3
lunch_br 1n 2u c
lunch_cater 1n 2w e
lunch_deliver 1n 2u h
lunch_elderly 1n 3y m
lunch_guest 1i 2l c
lunch_hom 1f f5 c
lunch_offic 1i 2u n 59 b
lunch_parent 1n 2w d
lunch_primary 1n 2w c
lunch_tabl 1i 3a d
lunchbo 1i 2w f 8f a
lunchti 1n ag 4
lung 1c 7w 7 80 3 av 8 du 8
lush 1n 19 4
luthi 1i 8q 7 ch s
luxury 1n 42 b
ly 10 2c 3 71 5 7b 4 b9 3 d2 2 dt 3
lyon 14 13 7 31 7 5u 6 81 6 94 7 ag 7 bd 6 d4 7 dz 6 f3 6
lyric 1n ck o
machin i a 3 g 5 18 6 25 4 28 5 2a 4 2e 3 2j 4 2k 5 2q 3 2v a 3e 2 45 g 4c 5 4k 4 4m 6 4o 3 54 6 55 7 59 6 5b 4 5d a 5m 4 6c a 6d b 8w 4 91 b 94 5 98 4 9b 8 9l 5 9o c 9p 4 aj 3 an 4 ap 3 au 3 av 7 b2 4 bn 3 ck 3 co 3 cr 5 ct 5 d6 3 dp 8 er 4 f4 3 fl 3 fm f fs 3
machin_build 17 4m b 54 c
machin_cannot 1n 9p a
machin_cod 1n fm b
machin_fault 1n fm d
machin_fresh 1n 2v f
machin_insuran 1n 94 b
machin_last 1n 9b b
machin_learn 1i av g
machin_mainten 1n fm l
machin_manual 1n dp f
machin_overloc 1n 45 b
machin_own 1n 6c d
machin_part 1a 6c d
machin_plough 1n 9o b
machin_project 1n 18 c
machin_rent 1i g b
machin_repair 1i 45 s 91 k
machin_sensor 1n fm d
machin_shar 1i 9o l
machin_shop 1i 6d c
machin_sink 1n 28 b
machin_sit 1n 9b d
machin_stand 1f 2k b
machin_stop 1i 45 f
machin_tuesday 1n 45 b
machin_work 1i b2 a
machin_worksho 1n 4c b
machine 1c 5d g 9o q fp 4 fs 8
machine_calenda 1n 9o b
machine_farm 1n 9o d
machine_ring 1i 9o e
macram 1n 80 8
macramé 1n eu 8
macro 1c 5n g 75 9 at 6 cn 3
macro_lid 1n 5n b
mad 1n db 5
madagas 1n 5w e
madagas_cocoa 1n 5w b
madrid 19 3s 8 8d 8 8z 8 c4 8 f9 6 fe 7
maga 1n ex 8
magazin 12 1w 5 2j 7 3f 2 74 6 75 5 81 5 az 5 b2 5 b9 y bi g fd 5
magazin_allotme 1n b9 c
magazin_subscri 1n b9 d
magazin_women 1n b9 g
maggot 1n 9q a
magic 1n 83 9
magicia 1i 3s 8 ci 8
magnesi 1n 7 b
magnet 1f 3z c 8g e bg c
magnet_hidden 1n 8g b
magnet_instead 1n 3z b
magneti 1i bg s ek 8
magneti_button 1n bg f
maid 1i 2x 8 8r p
mail t 1s 7 1z 2 4z 9 51 3 7s 8 84 a 86 c 88 c at 4 ax g az 3 b0 3 cp c d0 7 d1 8 d4 7 d6 a da 7 dk 3 dl h do 2 dp 2 el 3 ep 7 eq 6 er 4
mail_cal 1n ep b
mail_client 1i d1 a
mail_email 1n dl b
mail_everybo 1i d4 a
mail_mat 1n ax d
mail_smal 1n 4z c
mail_text 1n da b
mailbox 1f 4j 4 d2 c df 7
mailbox_sets 1n d2 b
main 14 17 4 24 3 28 e 2t 3 5j 9 7h 3 91 4 fv 3
main_allerge 1n 5j b
main_pip 1i 28 c
mainly 1n 2r 4
mainsai 1n 43 4
maint 1c 4w 9 99 8 em e fm e
maintai 1f 8t 9 cg e cw 9
mainten 12 1z b 22 7 27 3 8t 7 98 n c3 7 c4 7 e4 7 ek f em b fm s fn 3
mainten_sensor 1n fm d
mainten_softwar 1f 98 m em c fm f
mainten_visit 1i 98 9 ek e
maiz 1i bu 9 fp 9
mak i 6 2 8 3 v 4 10 3 11 4 17 3 1z 4 27 2 28 2 2g 2 2h 4 2i 2 3a 7 3f 7 3w 4 4b 3 4k 3 4t 2 4z 3 54 5 55 6 5e 4 5j 3 5l 3 5w 3 6a 4 6c 5 6d 4 6j 2 6n 3 7w 2 8b 9 8f 3 8o 5 91 3 9b 3 9q 5 b5 4 b7 4 bb 5 ch 4 cu 3 dj 2 eu 6 ew 4 fm 4
mak_clas 1f ew 9
mak_design 1n 3a c
mak_handwri 1n 8o b
mak_long 1i 6c a
mak_organ 1n bb b
mak_origin 1n 6a b
mak_plain 1n 3f 9
mak_sit 1n 54 c
makeov 1n 90 b
makersp 1n 3a c
makeup 1i 3 m d a
makeup_brand 1n 3 g
mal 1i 2r 4 2s 7
malawi 1n 16 a
malaysi 1c 3k 7 4k 8 7x 8 ek 8
mallorc 1i 3l a 8h 9
malmö 1i 18 a 58 b
malt 1f 65 3 6o c f8 7
malt_stock 1n 6o b
mammogr 1n v b
man z b 3 31 3 5g 5 66 a 68 2 6g 3 7w 3 8t 6 8x 7 bn f cj 2 dl 3 e4 5 ea 2 eh 2
man_shiitak 1n 66 b
manag n s 4 28 6 2u 5 4i 2 4j 2 4m 8 4p 3 4q 4 4v 9 4z c 52 a 56 4 59 2 69 5 6h b 6k 8 6p 5 8z 6 98 4 9g 5 aj 6 as 6 at 6 bz c cs 4 d8 5 db 4 de 3 df 7 dg 2 di 2 do 2 e9 5 eh b ei 9 el 5 em 4 ep 4 fn 5 fp 4 ft 4
manag_holiday 1n 6h f
manag_monthly 1n 4z h
manag_photogr 1n ei b
manag_record 1n aj c
manag_request 1n 9g b
manag_shortli 1n df b
manag_sit 1n 8z b
managem v s b 10 c 4h a 4l 5 6h a 6k a 6o 9 6p a 9c b 9d 7 9e a au 4 cs 4 d3 4 d7 5 d8 8 db h di 6 dl 3 e9 d eh d ej 4 ek 6 em 9 fn d fp a
managem_archite 1n db c
managem_funeral 1n 9d b
managem_gravest 1n e9 b
managem_mix 1n em b
managem_softwar z s a 10 9 4h 7 6k a 6o 8 6p a 9c 8 9e 9 e9 a eh 9 fp 9
manches 17 8 8 e 8 r 7 2n 7 7z 6 8r 8 af 8
mandari 1n a0 a
mandat 1c s e 14 3 bz e c2 4
mandato 1n d7 e
mandato_require 1n d7 b
manga 1n ba k
manga_platfor 1n ba c
mango 1f 16 8 2r 3 6b 6
mangrov 1n 9s l
mangrov_restora 1n 9s a
manicur 1n d t
manicur_hom 1n d h
manicur_pedicur 1n d b
manila 1i 4n 9 aw 5
mantra 1n 3i 9
manual 17 1z n 6t 3 8f 8 at c ct k dp j fm 3
manual_answ 1n dp d
manual_keep 1n ct c
manual_warrant 1n 1z g
manufac 16 4x 8 53 e 68 7 6d o d9 7 dp 7 fk d fl 4
manufac_post 1n fk b
manufac_stock 1n 6d b
manufac_writ 1n 53 c
manur 1n 9r k
map i 21 7 3v 5 6w 3 7t 9 8a 8 8k 3 9f 6 9j 5 c7 2 ca 2 dq 5 e0 3 e2 3 e5 3 e9 4 ed 2 en 4 fr 4
map_check 1n 9f b
map_fre 1n 9j b
map_permit 1n 8a c
map_step 1n 7t a
map_usually 1n 21 b
mapl 1n 8v 4
maps 15 1v 4 21 6 3a 3 3b 3 86 8 8a 5 8k b e8 9 e9 a
maps_bound 1n 8k c
maps_evidenc 1n 86 9
maps_grav 1n e9 b
maps_transla 1n e8 a
mar 1n dz 4
maratho 1n 74 r
maratho_train 1n 74 f
marbl 1n 7y b
marbl_clock 1n 7y 8
march v 13 2 3r 3 5k 3 71 3 85 4 8k 3 8t 3 9e 3 9f 3 bz 2 d4 4 di 2 fc 2 fd 2 fg 2
marek 1i 6d 9 9b 5
margin 12 11 5 5l 4 8j 4 8k 3 8l 3 a4 2 cv 3 fi 3
mari 1i 9d 4 e9 4
marina 1n 9e 17
marina_lets 1n 9e b
marina_managem 1n 9e g
marina_softwar 1n 9e l
mark h e 3 l 3 u 2 v 6 21 3 2i 2 3n 5 4n 3 8q 3 9e 3 9z 3 a4 7 aq 3 b1 2 b6 3 c7 4 d9 6 ec 4 ef d fl 4
mark_bench 1n c7 b
mark_claus 1n d9 c
mark_homewor 1n ef d
mark_legal 1n ec b
mark_student 1n a4 b
mark_surfac 1n fl b
mark_suspici 1n v g
mark_teach 1n ef p
market i 8 4 12 7 19 3 1v 3 1y 7 2k 3 2l 6 2m 5 2o 3 2v 6 33 5 43 3 45 3 4c 3 4n 7 4p 5 4s 3 4v c 54 a 59 4 5c 4 5e 4 5h 3 5m 5 5q 3 5t 5 5u 5 5x 3 60 3 62 3 66 6 7l 4 7z 3 85 4 88 9 8k 3 8m 5 9k 3 9q 4 9s 3 ar 3 as 5 az 3 b0 3 bv 5 ca 6 cp e cr 6 d7 3 de 7 dw 3 e5 4 e7 3 e8 5 en 2 ew 4 f7 3
market_agency 1i 4v s
market_automat 1n cp g
market_brewery 1n 2l b
market_hal 1f 33 c
market_lets 1n 12 b
market_manag 1n as d
market_messag 1n cp c
market_morn 1f 2m a
market_offic 1i 2v b
market_onlin 1n 5t b
market_pric 1n 5m b
market_residen 1n e8 a
market_restaur 1n 88 9
market_second 1n 1y f
market_smal 1i cp d
market_trad 1n de g
market_train 1n ca b
market_wast 1n 9q a
market_web 1n 8m c
market_women 1n bv b
marketp u m 8 1j 6 1l b 1y b 2i 4 2y 8 3r 8 4d 4 4m k 50 6 5h d 67 4 68 a 83 f 8c 4 8f 4 8s 7 ad 7 bb 6 cj 4 ck 4 de 6 e3 4 eg 7 fi i fj 5 fk 9 fs 9
marketp_build 1n fs a
marketp_find 1n m c
marketp_freelan 1n 4m c
marketp_indepen 1n 5h b
marketp_odd 1n 8s b
marketp_parent 1n 1j a
marketp_part 1n fk b
marketp_sel 1n fi p
marketp_smal 1i ad a eg a
marketp_student 1n 1l a
marketp_sum 1n 3r c
marketp_wed 1n 2y c
marking 1n cc 3
marmala 1i 5u 9 f7 r
marri 1f bj 3 bp 9 c2 4
marriag 1i bj 3 d4 4
marry 1i 2x a 4b 5
marseil 1i am 9 ca 9
marten 1i fa b
martial 1i h a ex w
martial_arts 1i ex n
masa 1n 5r d
masa_sweet 1n 5r a
mascara 1n 3 b
mascot 1i 7p 4 a1 4
mash 1i 2w 4 3y 4
mask 1f 2 9 25 9 ea i
mason 1n 9w a
massag 1a e 16 2d 8 dk i dz e ez l
massag_chair 1n dk b
massag_hom 1n e v
massag_plan 1n dz b
massag_studio 1n e g
massag_therapi 1n e g
masseur 1n e b
mast 15 32 5 46 a 6o 3 92 3 9e e ab 4 c4 4 ey 3 fr 3
mast_cobbl 1n 46 b
mastect 1n bg 9
masterc 1n a5 n
masterc_retir 1n a5 b
mat s g d s 3 u 2 3x 5 64 5 7c 4 ax 8 be 4 dj 3 do 3 dr 4 dx 3 dz 2 eb 3 ej 2 ep e ex 4
mat_top 1n ax b
match r 3 a w a 13 7 1b b 1l 2 3u 9 4m 9 4n d 4v 5 50 5 53 a 5m 7 6m 6 79 a 8z f ae a ag c ao 4 b5 5 bd c c7 9 c8 3 d2 a ds 7 e1 9 ee e eg g eh 7 fk h
match_accompa 1n bd a
match_app 1i e1 a ee a
match_apprent 1n eg b
match_bank 1n d2 b
match_commut 1n c7 g
match_family 1n 3u b
match_go 1n ds b
match_hom 1n 8z b
match_lesson 1n 6m b
match_licens 1n 79 c
match_load 1n fk f
match_nonprof 1n 53 c
match_officia 1n ee e
match_patient 1n w f
match_photo 1n 3 c
match_rent 1n eh b
match_roast 1n 5m b
match_vet 1n 4m b
match_volunt 1i 13 a 1b f
match_widow 1n bd a
matcha 1n 61 b
matchma 1n ae r
matchma_seat 1n ae c
materia y 15 3 2e 3 3f 2 43 8 44 5 46 3 4k 8 6c 5 9w 5 at 5 d7 3 ej 6 fs m ft 5
materia_train 1n 4k c
materni 1f 26 5 4e q 8o 5
materni_cloth 1n 4e h
materni_wear 1n 4e d
math 1c 3n u 3w 3 a2 15
math_app 1n a2 j
math_child 1n a2 d
math_exercis 1n a2 d
math_gam 1n a2 d
math_minut 1n a2 d
math_mistak 1n a2 d
math_person 1n 3n b
math_practi 1n a2 d
math_practic 1n a2 r
math_tutor 1n 3n k
mathema 1n 1p 5
matine 1n cl 3
matrix 1n 6p b
mats 17 g 9 h 3 71 4 8p d eb 7 ex 2 f2 3
mats_stov 1n 8p c
matter 1n ax 7
mattres 1a 25 8 6r 3 8n o e5 3
mayb 1i 7 3 d9 4
mayor 1i ca 5 e6 4
mead 1n 65 b
meadow 19 61 b 6y o 6z 7 82 3 e3 4 e4 3
meadow_dog 1n 6y b
meadow_hand 1n 61 b
meadow_own 1n 6y a
meal u l 7 12 5 1q k 2l a 2t 4 2u f 2v 6 2w l 30 8 3y n 4n a 5i j 5j b 5n s 5o f 5p 6 6l a 6n 3 75 j 76 d 9q d d3 6 dv a f5 j
meal_add 1n 5o b
meal_deliver 1n 5n e
meal_elderly 1i 3y q
meal_exact 1n 5n b
meal_fees 1n 6l c
meal_kit 1i 5i q
meal_kitchen 1n 30 c
meal_kits 1i 5i f
meal_meal 1c 5n b
meal_old 1n 3y j
meal_plan 1i 1q q
meal_portion 1n dv b
meal_prep 1n 5n l
meal_product 1n 4n b
meal_registe 1n 75 b
meal_senior 1i 3y c
meal_smal 1n 5n b
meal_voic 1n 76 b
meal_wheel 1n 3y f
mealwor 1i 5y 9 9q q
mealwor_bakery 1n 9q a
mean s d 4 j 3 1b 4 1u 7 4y 1 7m 5 as 2 bz 4 cj 2 cv 4
meaning 1n cv 4
meant 11 5w 3 89 3 8n 3 a1 3 aa 3 br 3 cs 3 cu 2 do 3
meantim 1n ch c
meanwhi 15 6u 2 72 4 ae 3 ba 3 be 5 c3 3 ch 6 dv 3
measur m 7 6 k 2 29 3 2a 4 2d 5 3y 3 42 7 44 4 48 6 49 6 4a 4 4b d 4f a 4q 2 4u 2 4x 2 5i 4 6t a 81 3 8b 6 90 6 93 7 97 6 c9 3 dw 8 e0 5 ej 8 fo 3 fp 3 fr 7
measur_dog 1n e0 b
measur_hom 1n 4b c
measur_hous 1n 93 b
measur_muscl 1n 2d b
measur_ourselv 1n 6t a
measur_photo 1n 4f b
measur_photogr 1i 42 a
measur_suit 1n 4b f
measur_unusual 1n dw b
measur_use 1n 6t a
measur_wal 1f ej a
measure 1a 27 4 4b 9 90 4 9s 4 fr b
measure_photo 1n fr b
meat 15 7 3 23 6 5i 6 5p 5 5y o f6 n
meat_alterna 1n 5y d
meat_box 1n f6 c
meat_farm 1n f6 a
meat_fish 1n f6 j
meat_shar 1n f6 a
mechani 12 14 c 45 e 91 3 98 j 9c c 9l 3 9r 7 c3 j c4 k d0 3
mechani_cargo 1n c3 c
mechani_chang 1n c4 b
mechani_log 1n 98 a
mechani_plac 1n 14 b
mechani_worksho 1n 45 b
medal 1n 74 6
medellí 1n 1a a
media 1c 1i p 4v f b0 4 cq s
media_agreeme 1n 1i a
media_dental 1n cq c
media_smal 1n cq e
mediato 1n 1h h
medic 1i 6b f 7c a
medical r 6 4 t 2 u h w 5 11 2 1c 5 4i 2 4k 5 4o 9 4z 5 58 5 5g 8 6b a 70 6 76 2 77 4 7b 2 7c 3 7m c 7x b 9d 2 a4 6 aa 4 av 8 bf 5 dn 4
medical_dron 1n 6b d
medical_interpr 1n 4o g
medical_school 1n a4 b
medical_scrib 1n u t
medical_student 1i av 9
medical_tourism 1n 70 b
medical_transpo 1n 7x f
medicat 1i t e 7c 11
medicat_list 1n t c
medicat_plan 1n 7c k
medicat_remind 1n 7c p
medicin y 1 3 4 3 7 4 o 3 w 3 y k 1g 3 3u 3 4i 9 5g 3 61 3 6b f 7c d a4 5 dx 3 dy 3
medicin_equipme 1n 4i c
medicin_shortag 1n y e
medicin_stock 1n y g
medicin_villag 1n 6b b
meditat 1i g b 71 17
meditat_app 1n 71 u
meditat_arabic 1n 71 c
mediter 1n 62 a
medium 1a 3z 5 4a 3 4d 3 bf 8
meet j i 5 z 5 13 7 15 3 17 4 2u 4 3j 7 3l 4 3p 4 4m 2 50 2 56 6 5f c 68 3 79 5 ad 4 ae 7 af 8 b6 6 c9 2 ct 4 db 2 do f dr 3 eb 4 fc 2
meet_bars 1n i c
meet_learn 1n 3p b
meet_not 1f do q
meet_room 19 5f o
meet_sit 1i 56 b
meet_transla 1n b6 c
meet_video 1n 79 c
meeting p w 2 13 7 28 2 2x 2 4n 2 4o 2 4x 2 52 2 68 2 6b 2 6i 2 6k 2 af 9 ax 8 b0 6 d0 8 d9 2 dg 2 do h
meeting_archite 1n do c
meeting_email 1n ax b
meeting_outreac 1n d0 b
meeting_school 1f b0 a
meetup 1i au 5 av 4
mei j 13 3 1d 4 3l 4 6k 2 6l 2 af 3 b6 4 bb 2 bc 3 bs 3 df 2 dg 3 ek 2 el 3
melbour 1c 2t 9 3h 7 dh 9 e1 8
melody 1n a7 5
melon 1f 43 3 bs 4 c5 2
melt 1c 8 b 2q 3 47 6 5w b
memb s h 8 s h 18 j 19 5 1e f 1x 3 2g 7 2r 5 2u 7 3a a 4i 7 4s 9 5s 4 6k j 6s 4 82 d 94 3 9e 5 b0 a b2 6 b6 8 b8 8 b9 2 bs 3 bv e c6 9 cc 4 cl c et e f3 5 ff 7
memb_borrow 1n 18 i
memb_contrib 1n bv b
memb_cours 1n et a
memb_hom 1n 18 c
memb_look 1n c6 b
memb_open 1n 4s b
memb_pick 1n 2u c
memb_quit 1n s c
memb_read 1i b6 b
memb_room 1n 6k b
memb_see 1i b2 a
memb_swap 1i 82 9
memb_yearly 1n 1e b
members 1a s j 6k 8 az 3 b0 9 b8 y
members_creator 1n b8 h
members_demo 1n b8 b
members_platfor 1n b8 f
memoir 1n ak m
memor 1n cf f
memoria 1i 3g 15 3h l
memoria_pag 1n 3g l
memoria_plaqu 1n 3g f
memoria_websit 1n 3g d
memoris 1n cf a
memory y 10 4 20 6 3g d 3u 3 7h 3 7q m 96 3 98 4 ak f an 3 bh l cx 3 d6 5 db 5 di 5 ep 3
memory_clinic 1c 7q c
memory_gam 1n bh a
memory_los 1i 7q h bh q
men 10 b g 3z 6 47 3 49 3 4c 6 4f e 4t 8 70 5 87 6 bf e bn 5 cz 3 e1 4 f0 a
men_pack 1n 4f b
men_part 1n 4t b
men_prostat 1n bf 9
men_stop 1n f0 9
mend p 17 c 1j 6 29 6 2g 4 42 6 45 4 46 5 4a 3 5b 6 5d 2 87 8 8c 5 99 6 9r 3 as 3 c3 3 ch g cy 6 e4 3
mend_evening 1n 17 c
mend_lif 1n 87 a
mend_measur 1n 42 b
mend_saxopho 1n ch d
mend_sel 1n 1j a
mend_weekly 1n 5b c
menopau 1i 2d a 77 11
menopau_app 1n 77 g
menopau_symptom 1n 77 h
menstru 1i 6 k 77 a
mental 1c 1s m 7a i a2 j dk k
mental_arithme 1n a2 j
mental_health 1i 7a d dk j
mental_load 1n 1s m
mention 1c 7q 3 as o dg 2
mention_brand 1n as f
mentor 19 13 14 14 8 1a b a3 9 a4 8 a6 d
mentor_local 1n 1a b
mentor_mock 1n a6 b
mentor_program 1n 13 h
mentor_teenag 1n 13 g
mentor_young 1n 13 p
mentor_youth 1n 13 e
menu x 1q d 2l 3 2m i 2r 3 2t 8 2w 3 30 c 3b 2 63 8 66 4 6f 4 6n d 6p g 75 2 aq 6 co 5 cz 8
menu_allerge 1n 6p b
menu_dish 1i 2m b 6p e
menu_family 1n 1q b
menu_photo 1i cz b
mercado 1n fi a
merch 1n 4d t
merch_podcast 1n 4d b
merchan 13 4a 3 4d b 5g 8 5s 6 8s 3 94 5 9b 3 cz 4 de o ei 4 ej 3
merchan_accept 1n de g
merchan_payment 1n de m
mercury 1n fd 2
merg 1n cw 3
merino 1n 4c b
mes 1i 4u 5 6d a
messag k m 3 q 8 r 6 x 8 1g 4 1h 9 1o 4 1w 3 3i 8 3v 5 4n 3 6e 6 6g e 6h 8 6i 5 6k 4 6l 9 6m 5 71 3 7f 5 7i 3 7u a 97 5 9c 6 9g 4 9m 4 9o 4 co 3 cp a cs 7 cz 5 d0 6 d8 5 da 4 dj 5 dq 3 ed 6 ei 4
messag_air 1n 97 b
messag_arrival 1n 3v b
messag_ask 1i cs b
messag_calm 1n 1h a
messag_channel 1n 1h a
messag_desk 1n dj b
messag_electro 1n d8 b
messag_know 1n 7u b
messag_let 1i 6i a
messag_nail 1n r b
messag_own 1n 9o b
messag_pay 1i 6e b
messag_regular 1n cp c
messag_sets 1n 6h b
messag_sob 1n 7f b
messag_vet 1n x b
messag_wait 1i 1h 9
messag_weath 1n 6m b
messy 1n ez 9
met s o 2 w 3 13 2 28 5 2b a 4j 2 66 2 76 3 9e 7 9f a 9o 8 9t 5 9u 8 c8 4 c9 7 d0 4 dq 2 eh 4 fn c fv 7
met_photo 1n 9o b
met_quart 1n fn b
met_read 1c 9f 9
met_show 1n 2b b
metal 13 3 a b e 10 3 2h 8 47 9 55 8 6d b 9q 3 9u 6 aq 3 fs 7
metal_cas 1n 3 c
metal_safety 1n b b
meter 1n c9 4
method 16 1g 3 72 3 7a 3 9s 3 9z 4 a9 6 du 4 fo 4
metr 11 73 3 81 2 8j 3 8x 4 8z 3 92 3 9e 6 c5 3 e7 3 f9 4 fk 2 fn 3
metrono 1n a7 4
mexican 1n 5r d
mexican_colombi 1n 5r a
mexico 16 v 7 10 6 2y 8 9c 7 9x 6 df 7 ed 7 fl 7
mezcal 1n f8 8
mia 1f a1 4 ed 9
mic 1n fa y
mic_remov 1n fa c
micro 14 1b 8 1c 7 2v d 4l b 4n d 59 8 7i 7 br 7 bu k dg 8
micro_influen 1n 4n f
micro_insuran 1n bu p
micro_lesson 1i 4l c
micro_market 1i 2v f
microbi 1n 7s a
microbr 1n 65 n
microbr_taproom 1n 65 b
microfi 1n 4h d
microgr 1c 5h 9 7z l 9k l 9v 8
microgr_edibl 1n 9k a
microgr_jar 1n 7z 9
microgr_suppli 1n 9k c
microin 1n bu b
microle 1i 4h 9 4l p
microle_app 1n 4l f
microle_work 1n 4l d
microli 1n 6z a
microph 1a 2x 3 7p 3 a7 3 b1 2 ce 5
microsc 1n el 4
microwa 1i 5n a 8m 4
mid 15 4j 7 6j 7 77 3 8c d cl 6 d3 7 d9 7 dl 7
mid_century 1n 8c g
midday 1i 3u 4 dq k
midday_whil 1n dq d
middl w g 2 p 3 38 3 4f 3 6m 4 7n 4 82 2 87 4 8i 3 b8 3 cm 4
midnigh t n 7 s 3 1h 4 2z 3 3l 2 56 4 6g 8 6i 2 7v 2 ce 3 ea 3 fi 4
midwi 1n 9h j
midwif 1a a 3 o l 4e 3 78 u 9h v
midwif_even 1n 78 b
midwif_onlin 1n 78 i
midwif_softwar 1n 9h u
midwiv 10 7 3 a 3 g 4 o e 1g 7 26 3 2y 3 4e 7 5o 3 78 e 7s 3 8h 3 9h r bl 3 ez 6
midwiv_calenda 1n 9h c
midwiv_dictat 1n 9h c
midwiv_languag 1n 78 b
midwiv_visit 1n o b
might 1c 77 4 b3 6 d7 3 fn 3
migrain 1f 2d 9 7b 9 7r z
migrain_app 1n 7r k
migrain_migrain 1n 7r d
migrain_track 1n 7r d
migrant 19 14 c 6x i 7j 7 bv a bw e f5 d
migrant_women 1f f5 c
migrat 1n cw b
mil w 14 4 29 3 6c 9 6u 6 9i 2 9o 7 9v 5 bj 6 c7 2 ca 5 ed 7 en b fm 5
mil_app 1n en c
milan 1f d 9 42 9 6n 9
mild 1a 2 3 5u 3 62 3 b5 3 fn 4
mileag 1i 22 a d3 l
mileag_calenda 1n d3 b
milk w 0 7 1r 3 2k 3 2q c 2s c 4s 9 5j 6 5t d 5w 4 5y 9 69 2 6p 4 7d 4 9a 4 9h 4 9r a ez 3 ff 4 fq 7
milk_les 1n 2s b
milk_morn 1n 5t b
milk_sel 1i 0 a 2q a
millime 1n 2a 4
million 1f 7d 3 b7 3 bj 3
min v g 2 3o 2 7j 5 ai 2 bp 3 bx 4
minc 1n 5y 9
mind q t 2 1n 7 23 7 2g 3 3l 2 8t 3 dh 2 dq 2 en 3
mindful 1n 71 u
mindful_cannot 1n 71 c
mineral 1n 4 r
mineral_sunscre 1n 4 m
mini 1i 4s a 9v m
mini_grid 1n 9v k
miniatu 1n 2a b
minibar 1n d3 4
minibu 1n ca u
minibu_villag 1n ca g
minigri 1n 9v a
minimum 1f 58 5 5h c el 5
minimum_ord 1n 5h b
ministr 1c 53 4 6b 8 ao k e7 3
minka 1c ds 3 dy 3 e0 6 e2 3
minneap 1n cm 9
minneso 1n fb 9
minor 11 s 3 1t 3 4n 3 6k 3 6m 3 75 3 9g 6 9z 3 a3 3 an 3 b4 3 ee 3 eg 3
mint 1c 9 3 2l 3 5x 3 61 b
minu 1c 4w 2 9m 4 9z 8 a2 3
minut k b 2 1w 4 3p 5 4l 3 4t 2 4u 2 5m 3 6i 3 71 5 73 7 7a 5 7r 3 a2 6 a8 3 ap 4 b2 3 b5 4 bu 4 cj 2 dl 5 en 5 fi 3
minut_app 1n 7a b
minut_hom 1n 73 b
minut_learn 1n en c
mirror z 9 3 b 4 c 9 i 2 3q 4 81 2 8x 5 9g 2 a8 5 aj 5 c4 4
mirror_vacuum 1n c b
mis e 4 3 f 3 q 4 v 3 1a 3 73 3 7m 3 82 3 94 3 9m 4 aa 4 ao 4 co 3 dm 3 e2 9 e7 6 eq 6 f0 3
mis_animal 1n e2 g
mis_app 1n e2 b
mis_documen 1n eq g
mis_dogs 1n e2 b
mis_text 1n 9m a
miscarr 1n 3j e
miscond 1n 4j q
miscond_anonymo 1n 4j b
miso 1n 5z b
mispron 1n 7p b
misread 1n 85 4
mission 1i 54 b ea 6
misspel 1n 9d 5
mist 1n 66 4
mistak t r 2 3p 5 4k 3 4o 3 4y 3 5l 3 67 2 76 3 96 2 a2 d a5 4 by 2 cm 2 cw 3 d2 3 dd 3 ey 4
mistake 1n 3h 4
misunde 1n 3v 5
mitr 1n 1o c
mitr_real 1n 1o a
mitten 1n c5 4
mix y 2 8 5 2 c 5 1a 5 2q 5 2r 8 5j 5 60 6 63 2 em 8 ex 2 ft 3
mix_electri 1n em b
mix_protein 1n 2r b
mix_shampoo 1n 2 b
mixtur 1n c 5
mobil y c j e 6 n 6 15 b 2k 6 48 8 4h 9 6w h 88 e 9t 3 ar 6 b5 c bu 8 c3 h c4 i cl 5 de b dq 9 dy h
mobil_app 1n dq d
mobil_bik 1n c3 p
mobil_car 1n c4 i
mobil_data 1n 6w q
mobil_hairdre 1n c s
mobil_library 1n 15 g
mobil_mechani 1n c4 f
mobil_money 1f 4h b bu a de e
mobil_opticia 1n 48 b
mobil_puzzl 1n b5 c
mobil_vet 1n dy p
mobilit 1i 21 9 3z 9
mock 1a a4 o a6 b ac 8 aj g ck 3
mock_exam 1n a4 i
mock_intervi 1i a6 a aj f
mocktai 1n 63 a
model z 13 7 1z 5 22 6 2a 7 2g 4 2i 2 2p 9 44 6 4h 2 aq g cu g ev 5
model_siz 1i aq a
model_sugar 1n 2p b
moderat 1n e8 4
modest 1n 3z a
modul 13 q 5 6d 3 6e 6 9p 8 9x i a5 g d3 5 dh 6 e9 5 ek 5 en 6
modul_modul 1i a5 a
modul_plan 1n a5 b
modular 1i 8b g 9x 13
modular_build 1n 9x l
modular_classro 1n 9x e
modular_hom 1n 9x g
modular_hous 1n 9x c
modular_timb 1n 9x i
moistur 1f 0 9 24 j fp 9
moistur_sensor 1n 24 b
mol 1c b 3 v 3 7n w b9 6
mol_check 1n 7n i
mol_rash 1n 7n a
mol_season 1n 7n a
mold 1n 97 t
mold_test 1n 97 g
moment z 1z 3 96 3 br 5 bs 3 c0 2 c1 8 ck 6 cs 3 ek 2
moment_remortg 1n c1 b
mon 1c s 6 2k 3 2w 3 3v 3
monaste 1n 3k o
monaste_trip 1n 3k b
monday f i 2 33 4 41 5 58 2 5d 2 7m 3 a8 3 cv 4 eo 4 ev 4
monday_guest 1n ev a
monetis 1n b8 a
monetiz 1n b8 a
money h 1b 3 1c 5 1l 2 2t 3 37 3 3d 2 3t 2 42 6 4g 9 4h 5 6i 3 6m 3 7i 7 7k 3 7v 5 8r 5 ag 3 bc 3 bo 7 bp b bq d bs 5 bu 4 bv 5 bw c d3 3 da 5 de 9 e2 3 fg 2
money_abroad 1n bw g
money_account 1n de b
money_app 1n bq e
money_arriv 1n da b
money_asid 1i 7i c
money_back 14 7v 9
money_bought 1n 1c b
money_card 1n de b
money_check 1i bp a
money_chor 1n bq b
money_crew 1n 8r c
money_family 1i bw c
money_hom 1i bw m
money_sam 1f 4g a
money_satelli 1n bu c
money_saving 1n bq b
money_transf 1n bw c
monitor 11 26 o 27 h 2b h 76 7 7w o 9m i 9n 9 cx t e0 7 fm 7 fn 6 fq i fv k
monitor_apis 1n cx c
monitor_clip 1n 2b b
monitor_collar 1n fq c
monitor_group 1n cx c
monitor_hom 1n 2b d
monitor_patient 1n 7w c
monitor_tool 1n cx f
monk 1n 3i m
monolog 1n cf 4
montess 1n 8g b
monthly t s 7 13 3 17 7 1c 8 29 4 39 7 4q 3 4u 9 4x 6 4z a 51 6 5j 7 83 6 86 e 8c 9 8d 7 8g 7 8t 7 9u 6 a5 7 as 4 b8 7 bf 6 bh 6 bi 7 br 8 c2 7 c5 5 ee 7
monthly_amount 1n br b
monthly_auction 1n 83 9
monthly_box 1n 5j b
monthly_deliver 1n bf 9
monthly_envelop 1n bh a
monthly_housepl 1n 8d b
monthly_incom 1n c2 c
monthly_jaz 1n 39 b
monthly_liv 1n a5 b
monthly_members 1n s c
monthly_pric 1n 8t b
monthly_rental 1n 8c b
monthly_repair 1n 17 c
monthly_report 1f 1c a
monthly_scienc 1n 8g b
monthly_sketch 1n b8 b
montrea 1i 84 8 8l 9
mood 16 z a 1w a 71 3 7a r 90 a aw 3 b7 3 dj 8
mood_board 1n 90 b
mood_both 1n z b
mood_journal 1n 7a t
mood_suggest 1n 7a b
moon 19 38 3 47 6 9n 3 bl 3 fd j
moon_calenda 1n fd h
moor 1f 38 c 9e g
moor_regist 1n 9e b
mooring 1n 9e a
mop 1f 28 3 29 c 8r 3
moravia 1n cl 8
morn d g 4 p 4 1r 2 1t 4 2g 2 2j 4 2k 4 2m 3 2v 4 34 4 3i 7 3u 2 5c 1 5h 4 5l 3 5t 4 6v 6 71 4 78 3 7c 2 7w 3 8r 3 8s 3 9r 3 az 6 b5 3 cv 4 d5 2 dt 5 el 2 en 4 ex 2 ez 6 f3 3 fd 6
morn_email 1n az g
morn_exact 1n fd a
morn_minut 1n en c
morn_noon 1n g c
morn_nurs 1n 7w a
morn_play 1n dt c
morn_questio 1n cv b
morn_recip 1n f6 8
morn_sel 1n 5t b
morn_weath 1n 1t b
morn_wedding 1n 2k b
morning u 1b 2 1f 4 1t 3 2j 5 32 3 3m 6 3v 3 3x 9 6v 5 6z 3 7e 3 8r 2 8s 3 9t 3 ca 5 ce 2 et 2 ez a f0 6 f1 2
morning_baby 1n ez a
morning_estuary 1n 6v 8
morning_park 1n 3x c
morning_tea 1n f0 9
morocco 1f 5 c 6m 8 71 9
mortali 1n 9n d
mortali_ord 1n 9n a
mortgag 1n c1 1d
mortgag_advic 1n c1 s
mortgag_advis 1n c1 g
mortgag_brok 1n c1 f
mortgag_compar 1n c1 d
mos 17 4c 7 4q i 8v d cr 3 dr 3
mos_wal 1n 4q k
mosqu 1n 3k 9
mosquit 1n fa d
mostly 11 5i 3 68 3 8e 3 8n 3 8x 3 97 3 cw 3 dj 3 fa 3
moth l 6 4 a 5 c 3 f 4 o a 1a 7 1b 3 1m 3 1q 3 26 3 2c 3 2d 3 2y 3 3j 7 3t 7 3u 7 4c 4 4e 8 4o 2 73 7 78 4 79 6 7h 7 7m 3 7u 4 8o 6 9h 5 af 9 bh 5 bm b bw 5 c0 3 ez 4 f5 4 fa 3
moth_dementi 1n bh a
moth_equipme 1n 73 b
moth_find 1n af c
moth_hom 1i o e
moth_tea 1n 8o b
moth_test 1n bm a
moth_tongu 1i 79 b
motif 1a m 7 4d k 80 9 8o 4 ev d
motif_local 1n 80 9
motor 1a 3x 9 45 6 er 8 f4 6 fm 8
motorbi 1a 3q 9 4h 6 5g 9 6b b 6c 8
motorcy 1n 29 b
motorho 1i 36 9 6s 9
motorwa 1a 22 3 3q 8 9j f c9 3 f2 6
motorwa_off 1n 9j b
mould 12 8 7 27 g 55 c 66 5 7z 4 8f 3 97 q 9w 4 ah e bk 7 fl 4
mould_bedroom 1n 97 e
mould_check 1n 97 o
mould_humidit 1n 27 b
mould_nev 1n 97 b
mould_problem 1n ah b
mouldy 1n 12 4
mount 1c 89 3 8s g 9n 3 fm 7
mount_shelv 1n 8s b
mountai 19 21 c 36 4 5t b 8p 6 b4 b ea 8
mountai_dairy 1n 5t b
mountai_villag 1n b4 b
mourn 1i 3j 10 9d 5
mourn_group 1n 3j a
mourn_sit 1n 3j 9
mous 1n a3 8
mouth 13 9 3 8a 3 8g 3 8h 3 a8 3 bh 2 cr 3 dx 3 ez 4
mouthwa 1n 9 b
mov g f 2 r 3 s 4 1q 3 4q 3 6x 9 76 4 7i 3 7x 2 8o 3 8x g 8y 2 9x 4 aa 4 ag 3 aw 7 bq 3 bt 6 bv 4 cp 3 d5 3 ey 3 f0 3 f3 2
mov_abroad 1i 6x a aw e
mov_away 1c 3c 7
mov_blood 1n 76 b
mov_box 1n 8x h
mov_deposit 1n bt c
mov_everyth 1n aa b
mov_flat 1n 8x h
mov_help 1n 8x q
mov_hous 1i 8x d
mov_lat 1i 9x 9
mov_tontin 1n bv b
mov_wednesd 1n f0 9
movabl 1n h 5
movemen 15 22 4 6o 6 7b 4 7o 9 89 5 a9 a e0 4 f0 k fq 9
movemen_break 1n a9 b
movemen_pigs 1n fq a
movemen_rehab 1n 7o b
movi 1n cl w
movi_theatr 1n cl r
movy 1n bk d
mow 1c 2g m 8t u 9p j bd 4
mow_garden 1n 8t d
mow_lawn 1i 8t h
mown 1n 6y 5
mozambi 1n 6b a
mozzare 1n 5t o
mozzare_burrata 1n 5t b
mri 1n v b
mrs 11 p 3 15 3 3t 3 3u 5 3y 4 6y 4 bc 4 c8 5 e2 3 f0 5
muck 1n e3 8
mud 17 3m 3 fq 3
muddl 1n 3p 8
muddy 1n 3m 3
muesli 1n 5v a
mug 1f aq 3 bb 2 et 3
mugs 1f 4d h 8m l et 3
mugs_stock 1n 4d b
mugs_vas 1n 8m c
mul 1n fb 4
multi 1i 3x j c8 8
multi_sport 1n 3x h
multipl 1f b4 9 cl 6 fi 8
multivi 1n 7 b
mum 1i 7h 2 af j
mum_friend 1n af h
mumbl 1c u 3 3a 4 cu 2
munich 17 j 7 3v 7 56 7 5f 8 5i 8 af 8 dt 8
municip 13 9x 6 dl 6 e4 c e5 a e6 b e7 d e9 7 eb g ec a em 7
mural 1n 8l b
murd 1i 32 j 86 q
murd_mystery 1i 32 f 86 a
muscl 1n 2d p
muscl_load 1n 2d b
museum 15 1p 3 1v 3 43 4 6c 7 6j w ai 7 b2 d f2 6
museum_audio 1n 6j g
museum_guid 1n 6j o
museum_memb 1n b2 b
museum_visitor 1n 6j d
mushroo 17 7 8 3f 6 5h 8 66 x 6v n 7z r 8i c
mushroo_coffe 1n 7z 9
mushroo_disus 1n 66 b
mushroo_farm 1n 66 o
mushroo_grow 1i 7z d
mushroo_guid 1n 6v a
mushroo_herb 1n 6v 8
mushroo_hom 1n 7z b
mushroo_kit 1n 7z g
mushroo_pick 1n 8i d
mushroo_walk 1n 6v f
music t i 6 39 h 3o h 4x 5 5a 3 6j 2 73 3 7q 8 8q 8 9d 7 a7 k ar 4 b1 8 b7 h bh d cc c ce 8 cg 2 ch 9 ci c cj 7 cm 4 cq 5 ez f fg 4
music_learn 1n a7 h
music_lesson 1f 3o l
music_morning 1n ez e
music_pictur 1n bh a
music_practic 1n a7 m
music_privat 1n ci 9
music_record 1n b7 b
music_school 19 3o 9 ch 8
music_sery 1n 39 e
music_teach 1i 3o c
music_tonight 1n 39 e
music_wish 1n 9d b
musical 1n cd k
musicia 13 39 f 3o 9 71 4 8q b b3 3 b7 9 b8 7 ce n ch b ci m fg j
musicia_event 1n ci b
musicia_hospic 1n fg b
musicia_hospita 1n fg b
musicia_keep 1n 39 b
musicia_party 1n ci b
musicia_practis 1n ce c
musicia_shar 1n ce a
musicia_video 1n b7 b
musicia_violin 1n 3o b
musicia_wed 1n ci a
muslim 1i 3i c 3k 7
muslin 1n a 8
mussel 1n 9n m
mussel_grow 1n 9n c
mut 1n f4 2
mutual 1n er e
muzzl 1i 1d 2 e1 3
mvp 1n 4w b
mvps 1n 4w o
mvps_found 1n 4w g
myceliu 1f 3f m 5y 9 9w c
myceliu_turn 1n 3f 9
myself 19 z 3 7u 3 a9 3 ax 3 br 3 dk 3
mystery 1i 32 m 86 10
mystery_box 1n 86 g
mystery_clu 1n 86 b
mystery_envelop 1n 86 b
mystery_let 1n 86 b
mystery_mail 1n 86 b
mystery_monthly 1n 86 b
mystery_post 1n 86 l
mystery_real 1n 32 c
mystery_subscri 1n 86 a
mytholo 1n ad e
mytholo_ches 1n ad b
münst 1n fc 9
nag 1n d3 4
nagy 1n 70 6
nail z 3 7 d k r e 46 2 4r 5 7y 8 dr d
nail_artist 1n d g
nail_don 1n dr b
nail_studio 1i d b r c
nail_tattoo 1n r b
nairobi 1a 1l 7 3w 8 56 8 5f 8 69 8
nala 1c 1d 9 f1 9
nam_ceremon 1n 3e e
nam_commiss 1f 6n a
nam_documen 1n ak b
nam_dog 1n 1n 9
nam_fix 1i 8x b
nam_hair 1n 1n f
nam_music 1n 9d b
nam_person 1i 4u b
nam_photo 1f f9 8
nam_story 1f bk 7
nam_villag 1n 5x b
naming 1n 3e 5
nanny 1i 1g 8 3l r
nanny_agency 1n 3l j
nano 1n 4n a
nant 1i 8s 9 ex 7
nap 1f 1g 5 b5 7
napkin 1i 2x 4
napl 1i 15 9 4b e
nappy 1f a 15 78 4 bf 3
nappy_grow 1n a b
nappy_pick 1n a b
naps 1i 1v d 6l j
naps_meal 1n 6l c
naps_playgro 1n 1v b
narrati 1n b4 j
narrati_adventu 1n b4 b
narrow 15 48 3 4f 3 8e 3 8x 3 9f 3 b7 4 fh 5
narrowe 1i v 5 8c 4
nationa 1i e1 8 fo 4
nationw 1i 5n 4
nativ 1c 3p n a8 9 ct 7
nativ_speak 1n 3p j
natur 1a 3m 9 5x 7 6q 6 6v n fa 3
natur_lov 1i 6v b
natur_walk 1n 6v l
natural z 0 o 2 6 3 9 9 j 2m 9 3d 6 3f 5 5s e 5v 3 64 6 6v f 8n 7 cu 8 fa d fe c
natural_cosmeti 1n 0 c
natural_deodora 1n 9 p
natural_look 1n fe a
natural_pigment 1n 3 c
natural_skincar 1n 0 n
natural_soap 1n 0 n
natural_voic 1n cu b
natural_win 1i 2m b 5s i
navig 1n 7t g
navy 1n fh 4
nda 1n d9 k
nda_leas 1n d9 c
near c e 4 g 2 k 4 n 4 o 2 12 3 17 4 1b 6 1f 4 1w 6 1x 2 21 3 2j 4 2l 4 2o 4 2q 4 2r 5 2s 4 31 5 3e 3 3h 3 3m 3 3n 2 3q 2 3x 4 4b 4 4u 2 4v 2 4w 2 58 2 5c 2 5p 4 65 3 68 3 88 4 8r 4 8t 3 8u 3 8v 2 8y 3 9f 2 c8 4 cb 2 ce 4 cg 4 ch 3 cl 4 cm 4 dt 5 dy 4 e3 3 et 4 ev 4 ex 3 ez 4 f1 4 f2 4 f3 4 f4 3 f5 3 f8 3 f9 3 fa 3 fe 3
near_cal 1n 1b c
near_port 1n 68 b
near_stadium 1n c8 b
near_station 1f e a dt a
near_weekend 1n 1w b
near_yoga 1n 2r b
nearby s h 4 y 8 1f 8 1r 7 1y 7 2j 4 2m a 3d 6 3j 2 5d 7 5f 3 74 7 7g 6 8y 4 am 7 c8 4 dq 2 ee 2 f5 6 fj 9
nearby_cheapes 1n 1r c
nearby_fetch 1n 1y b
nearby_insur 1n 5d c
nearby_medicin 1n y b
nearby_ord 1n f5 a
nearby_pick 1n fj f
nearest 12 60 3 70 2 7h 7 ee 2 ek 6 fm 3 fu 2
nearly t f 3 8m 3 b8 2 d0 3 d8 3 db 7 e5 3
nearly_used 1n db c
neat 1n 95 3
nebrask 1n bc 8
neck 13 e b 47 4 4c 5 7m 3 8n d dw 6 e0 3
neck_should 1n e d
necklac 1n 47 b
nectar 1n 9m d
nectar_flow 1n 9m a
need n i 6 k 2 3h 2 4m 2 7m 5 7w 2 ah 6 an 6 dc 5 es 2 fe 2 fj 3
need_today 1i 7m a
needl 14 2x 5 43 3 45 7 4c 7 80 7 87 4 9g 8 9y 4 dy 3
needn 1i r 3 4g 3
negativ 1f 20 4 84 o bk e
negativ_scan 1i 84 a bk a
negotia 1c 4i g 7k j aj 9 bz f
neighbo g 17 5 18 3 19 9 1d 3 1e 4 1f 4 1x g 23 4 24 3 2c 6 2h 3 2j 6 2o 3 39 3 3l 2 3t 3 3y 8 4h 2 58 2 5d 2 5k 3 69 5 6y 4 8s 4 8v 2 8y 7 94 c 95 2 9o 3 9q 3 a0 4 b0 7 bm 3 bv 3 c6 a c7 5 c8 3 c9 6 ca 3 ce 3 cl 6 dq 3 ds 6 dt 3 e2 7 e7 4 f5 c fc 6
neighbo_app 1n 1x u
neighbo_borrow 1n 94 g
neighbo_café 1n 1f b
neighbo_charg 1n c9 b
neighbo_coffe 1n 2j c
neighbo_compar 1n 23 b
neighbo_cook 1i 3y m f5 h
neighbo_extra 1n f5 c
neighbo_feed 1n ds b
neighbo_group 1f e2 a
neighbo_grow 1i 19 a fc e
neighbo_help 1i 1x k
neighbo_hom 1n f5 c
neighbo_kilomet 1n e2 b
neighbo_lisbon 1n a0 b
neighbo_mark 1n c7 b
neighbo_meal 1n f5 c
neighbo_news 1n b0 g
neighbo_portion 1n f5 c
neighbo_rent 1n c6 g
neighbo_room 1n 8y b
neighbo_shar 1i 1x q
neighbo_skil 1n 8s b
neighbo_smal 1n 1x h
neighbo_tent 1n 94 b
neith 1c 8y 4 ae 3 b4 3 d8 4
nepal 1f 16 8 61 c 9r 8
nepal_sold 1n 61 b
nepales 1n bw a
nephew 1i 4z d eg 8
nerv 1n 3q 4
nervou 1c 9 4 6y 7 bn c dr d
nervou_dogs 1i dr a
nervou_speak 1n bn b
nest 1f 6v 5 8t 7 fa i
nest_tel 1n fa 9
net 12 z 5 2f 3 3a 4 3w 8 8q 5 d4 7 dl 3 dw 3 e2 8 f3 2 fb 2
netherl s s 5 1c 5 1h 4 2h 5 34 5 48 5 55 5 5h 5 5s 5 5v 5 67 5 71 5 7q 5 88 4 9d 5 9q 4 a1 5 ae 5 aw 5 b9 5 bh 4 bk 4 by 5 c1 5 cc 4 cv 5 da 5 dj 5 e0 5 ek 5 es 5 fh 5 fv 5
nets 1i 2a e 49 e
nets_cup 1n 49 c
nets_shap 1n 2a c
nettl 1n 8t 4
network p y 6 1r 2 1v 3 1x 5 3a 3 4m 6 4y 5 4z 6 50 8 52 2 56 4 57 6 59 2 5a 2 6w 8 7u 3 8a 3 98 4 af 4 b1 f bb 4 c9 3 cg 6 cz 4 df 4 di 2 dj 2 ea 5 fc 5 fm 4 fv 7
network_look 1n 57 b
network_own 1i fc 9
network_pharmac 1n y b
network_piano 1n cg b
network_vet 1n 50 c
neurode 1n 1 k
neurodi 1n a9 b
neurolo 1n 7r 8
neut 1n 1d a
neutral 1f 23 4 5y b bt a
neutral_protein 1n 5y a
nev e 15 4 32 3 3q 3 3u 3 5t 3 7k 2 7s 3 97 4 9b 3 ax 2
nev_cam 1f 9b 9
nev_sel 1n 5t b
nev_shout 1n 3q c
nev_start 1i 97 a
nev_than 1n 3u b
new 1f 8c 3 ao 3 b9 4
newborn 17 a 9 o i 1g k 26 c 2y b 78 q ez l
newborn_chat 1n 78 b
newborn_clas 1n ez c
newborn_sleep 1n 1g l
newcast 1n f0 8
newcom 14 g 4 h 9 14 7 3p 3 6x r 7j h a8 4 af k d1 4
newcom_credit 1n 7j d
newcom_help 1n 6x l
newcom_registr 1n 6x c
newest 1i 82 6 f4 3
newly 1c 1p 3 3x 3 5j 4 bp 8
news 14 1x 4 5p 3 7s 3 aw 3 b0 v d5 3 dl 3
news_sit 1n b0 b
newslet 1f az 13 b9 7 cp j
newslet_tel 1n az b
newspap 17 24 7 3g 5 9d a 9s 3 ah 3 b0 m bi s
newspap_grandpa 1n bi h
newsroo 1n b0 c
next 6 1a 2 ba 2
next_cinema 1n 2s b
next_count 1n 2j c
next_dat 14 9i 8
next_door x 3a 7 66 6
next_family 1c 1j 8
next_hand 1n 1l a
next_hut 1n 6u a
next_job 1n ek b
next_meet 1i z a
next_ones 1f ba 9
next_pharmac 1n 7g b
next_practis 1n aj c
next_room 19 t 9 1a e
next_siz 16 1k g 40 b
next_step 1n d6 b
next_superma 1n 9k a
nfc 1n 9y n
nfc_tag 1n 9y d
ngos 1i 6b 9 9w 8
nic 1a 24 4 5a 6 af 4 fh 4
nicely 1i 6w 3 ey 4
nich 1i 5 r bb k
nich_job 1n bb i
nich_perfum 1n 5 n
nichola 1n 1o 11
nichola_hom 1n 1o c
nichola_mitr 1n 1o a
nichola_visit 1n 1o f
nick 1f b 4 88 4 dr 3
nickel 1i 47 9 9g 6
nicknam 1n a2 5
nicotin 1n 7f b
niec 1i 4n 4 cq 8
nigeria 1a 75 8 aj 8 cu 8 di 9 fe 7
night c o 6 r 3 1g 8 1w 4 25 4 2h 3 2v 4 34 4 36 3 37 6 39 4 4o 2 4s 4 51 2 5b 2 5c 2 5e 3 5h 3 62 3 69 3 6e 3 6g 5 6q 7 6r 5 6w 3 72 7 78 5 7a 4 8n 4 97 3 9e 4 9l 4 9n 3 am 5 ao 3 au 5 bf 3 bs 3 by 2 ca 4 cm 8 cn 3 co 3 cx 3 dx 3 ee 2
night_bak 1i ew 8
night_br 1n 5h b
night_cook 1n o b
night_empty 1c 39 9
night_explain 1n au b
night_feed 1n 78 b
night_find 1n 7a b
night_leav 1n r b
night_plan 1i 1g c 1w d
night_rent 1n 9l a
night_shift 15 2v 8
night_ship 1n 62 b
night_taxi 1n ca g
night_tel 1i ao 9
night_train 1i 37 j
night_video 1n cm a
night_volunt 1n am b
night_wak 1n 1g k
nightli 1n 25 a
nin 1n ee 7
nina 1n cf 9
ninetee 1c 20 5 7i 6 7o 3
ninety 15 e a 1l 4 4g 9 6s 3 9r 3 fc 5
ninja 1i h a f2 8
ninth 11 4e 3 70 2 9q 6 b6 3 b7 5 d4 5 d5 5 fu 2
nis 1n dm l
nobody_answ 16 7c 8
nobody_catch 1n dy d
nobody_practic 1n co c
nobody_scaffol 1n fr b
nod 1f z 6 3e 2 7b 6
nois s i 3 25 5 2m 3 39 7 3o 4 91 5 ad 3 ce b cu 2 dt 3 f2 6 f3 5
nomad 1n 6x 8
non k 1m c 28 2 31 3 3e 7 63 b 6s 3 7x 6 99 2 ay 2 c9 3 du 3 eo 3
non_alcohol 1n 63 q
non_drink 1n 63 d
non_religio 1n 3e g
non_speak 1n 1m r
non_verbal 1n 1m n
nonprof 1i 1b b 53 j
nonprof_open 1n 53 c
nonsens 1f 89 3 at 4 cq 4
nonverb 1n 1m r
noodl 1a 1q 6 2n 6 2v 6
noon i g 5 q 2 t 3 1g 4 2u 7 31 3 5a 3 5c 2 5e 2 7c 3 9o 4 ce 3 dq 4 ez 4
noon_block 1n ez a
noor 1a 33 6 6t 3 6x 2 af 8 du 6
nor 1i 8y 5 fa 2
nordic 1a 0 b 4x 8 d0 8 er 8 f0 7
nordic_berry 1n 0 b
nordman 1n fb a
norm 1i 4a a 4e 5
normal 17 9 3 22 4 2b a 78 5 84 4 b8 3
normal_socket 1n 2b b
normand 1f 5c 9 65 8 f8 6
north z 1v 6 27 4 3c 5 96 6 97 4 98 5 9e 6 ab 6 bb 2 e7 4 f9 5 fr 4
norther 15 15 7 54 7 64 7 6c 7 79 7 9k 6 ct 7 dp 7 fk 7
norway 14 1y 7 25 6 4f 7 7l 6 7n 6 80 5 bl 6 d6 7 ef 6 em 7
norwegi 1n a0 a
norwich 1n 8u c
nos 11 4 6 5 3 33 5 48 8 4e 5 60 6 6f 6 ay 3 eo 3 fg 4 fv 5
not 6 u 4 x 2 z 2 1l 4 aa 3 di 3 do 5
not_book 1n 1l a
not_contrac 1n di d
not_custom 1n dc b
not_damag 1i e4 a
not_deal 1n d6 b
not_flashca 1n aa b
not_let 1n u b
not_mood 1n z b
not_phon 1n t c
not_softwar 1n 6f b
not_student 1n 1l c
not_surgery 1n x b
not_went 1i 84 9
notar 1n ep b
notary 1a 4y b a4 a al 7 d8 6 es 4
notary_exam 1n a4 b
notatio 1n cc 6
notch 1n 7n 4
noteboo y o 2 10 4 1q 5 3n 2 6o 6 7a 7 8k l 8t 3 9e 4 a0 5 bc 3 d6 6 e5 3 ea 4 ei 5 ew 4
noteboo_cov 1n 8k c
noth_logo 1n 4f b
notic n s 4 15 3 1s 7 26 6 2c 7 4g 2 4r 2 4v 2 50 3 52 2 57 2 58 2 68 2 6l a 9d 3 af 3 ag 5 ah 8 ai 2 ao 8 cx a d8 b dc 3 dh 2 ei 7 fq 5
notic_baby 1n 26 b
notic_camera 1n 2c b
notic_fev 1n fq a
notic_own 1n 6l c
notic_period 1f d8 h
notifi 1i v 5 2w 5
notify 1n e6 g
notting 1n 1b b
novel 1f 8j p b6 d ba g
novel_grandmo 1n ba b
novel_indepen 1n 8j c
novel_stretch 1n b6 c
novemb y 1p 3 1u 3 34 5 3m 3 3n 3 3x 6 62 3 8t 3 8u 3 bl 3 ds 3
now e 6n 2 7m 3 cn 2
nowher 16 2a 4 8a 4 95 3 ai 5 bx 3 cr 3
numb f w 2 10 3 1x 4 23 2 2i 3 2l 3 3h 2 5l 3 5x 3 6a 4 6x 7 6y 3 7t 4 7u 2 8l 3 8s 5 8u 2 8w 2 95 3 9m 3 c0 2 c8 3 cb 2 co 3 cv 6 cz 4 d1 4 dq 2
numb_dashboa 1n cv d
numb_mail 1n d1 b
numb_school 1n 6x 9
numb_shelf 1i 7t a
numb_smal 1i 8s a
number c 8l 3
number_sign 1n 8l b
numerol 1n fd 9
nurs u o 5 t e w 3 y 2 1g 8 3k 2 3t 3 3u 9 4a 5 4e c 4k a 4m 5 4t 7 4y 5 50 f 6l 6 6t 4 71 5 76 3 7m 8 7w h aj 8 aw c bi e bw a c8 5 fj f
nurs_abroad 1f bw a
nurs_cal 1n 7w e
nurs_documen 1n t e
nurs_hom 1i bi l
nurs_practis 1n 4k c
nurs_removal 1n 4t b
nurs_see 1n fj b
nurs_sleep 1n 1g 9
nurs_tunisia 1n 50 c
nursery r 4 4 j 2 1o 4 1s a 1u 4 26 6 29 4 2w d 3l 3 3m l 3s 2 44 2 5l 3 6l j 8g 7 8r 3 9n 3 ai 5 b3 6 dt 5 f2 5 fb 5
nursery_br 1n 2w c
nursery_open 1n 3m g
nursery_plac 1n 3m i
nursery_puts 1n 1s c
nursery_softwar 1n 6l g
nut 19 2q 3 2u 4 31 3 5j c 5m 6 5v 8
nutriti 19 l z z 8 2w 4 75 k 7s 8 dv 9
nutriti_coach 1i l m
nutriti_comment 1n l b
nutriti_plan 1f l f
nuts x d 2 2m 4 2p 4 2q 4 2u 3 30 6 3l 2 59 9 5j 4 5q 8 5v 5 5w 3 6e 4 8o 6
nuts_good 1n 59 c
nuts_oil 1n 5q b
oak 17 1y 5 7y 8 8b f dw a fs 5
oak_ord 1n 8b b
oak_smal 1n 7y 8
oat 1a 0 9 2j a 2s b 5v 3 7d 3
oat_milk 1i 2s a
oats 19 1r 6 2v 5 5o 3 5q 7 5v 9 6p 5
obedien 1n du b
obey 1n ex 4
obituar 1i 3g 8 b0 4
object 1a 1r 4 58 8 aa 6 el f fr 7
objecti 1c 7k 3 ap f d0 4 ec 3
objecti_phon 1n ap b
observa 1n cx b
obsolet 1n 6c x
obsolet_part 1n 6c n
obsolet_spar 1n 6c d
obstacl 1n cy 5
occasio 1a 1t 4 41 6 47 4 5w 3 ck 4
occupat 1i be 6 bg 4
ocean 1n 44 e
ocean_plastic 1n 44 b
ocr 1n dc a
octob z 8 3 n 8 1o 5 1p 3 27 2 2f 3 2q 3 36 3 3m 3 3x 3 8t 3 97 3 9f 3 fb 7
octob_april 1n n b
odd v 5s 4 8s a at 5 bu 4 bx 3 by 3 dd 4 dl 6
odd_jobs 1n 8s g
oee 1n 6d a
off a e 3 q 3 1b 3 1r 3 2f 3 46 3 68 3 6b 2 6q 6 7e 3 7k 4 8s 3 8z 3 9j 3 bo 3 cp 3 di 3 ed 4 fh 3
off_anoth 1f fh a
off_assembl 1n 8s b
off_body 1n 7e c
off_cloth 1n e c
off_craftsm 1n 93 b
off_debt 1i 7k c bo e
off_deep 1n 46 b
off_fenc 1n 9j b
off_grid 1n 6q o
off_loan 1n 7k d
off_pallet 1n 68 b
off_peak 1n 9u a
off_rainy 1n 6b b
off_slot 1n q b
off_task 1n 1b e
offend 1f r 4 1f 9 dk 3
offer y d 2 1q 2 1y 5 2t 2 4d 2 4u 3 5p 3 63 3 6j 3 aa 2 b7 3 cj 3 fs 3
offic b c 4 e 3 g 3 h 3 14 3 15 2 1f 4 2u 9 2v 4 3a 4 46 4 4h 3 4j 3 4k 3 4p 2 4q a 4r 6 4w 2 4y 4 4z 5 51 3 53 2 58 9 59 a 5a 2 5b 2 5e 2 5f a 5m 3 5v 4 6l 4 6n 3 6x 3 9t 4 aj 3 at 6 aw 3 by 4 c3 3 c4 3 c8 3 d4 3 d8 2 db 4 dk 5 dl 3 dn 4 do 3 dq 2 e7 3 e9 4 ec 3 eg 2 f5 4 fn 3 fs 3 ft 3
offic_becom 1n 6r a
offic_buildin 1i 2k a
offic_canteen 1c 2u d
offic_car 1i c4 a
offic_cater 1n 2u d
offic_clean 1i 58 w
offic_compan 1n 5f f
offic_fix 1n 4z c
offic_fruit 1n 59 j
offic_glov 1n h b
offic_hom 1n c3 c
offic_kitchen 1i 59 h
offic_lunch 1n 2u r
offic_manag 19 at a
offic_massag 1n dk b
offic_pantry 1n 59 q
offic_park 1n c b
offic_plant 1n 4q w
offic_practic 1n 58 d
offic_resol 1n 46 b
offic_sees 1n 6l c
offic_smal 1i 59 b
offic_snack 1n 59 d
offic_spac 1n 5f q
offic_staf 1n at a
offic_task 1i db b
offic_team 1n 5f l
offic_wat 1n 4q h
offic_work 10 f5 a
officia 19 23 3 3e c ac a ec j ee k fi 4
officia_let 1n ec f
officia_refer 1n ee a
offlin 1c 98 b bs c ea 4 ek c
offlin_cellar 1n ek b
offlin_settl 1n bs b
offlin_shaft 1n 98 a
offset 1i 23 e 9s i
offshor 1n 50 b
offsit 1i 5a b 5f b
often q 18 2 1t 7 4x 2 7d 4 8y 2 95 6 as 3 c0 4 cw 4 d7 4 el 2 en 2
often_piec 1n 1t b
ohio 16 2v 7 32 7 45 7 9d 7 be 5 c4 7 cc 6 d6 7
oil u 0 b 2 5 b e e 4 45 e 4t 5 54 b 5i 4 5q 7 5r 9 62 m 8b 4 8f 4 96 2 9j 3 9y 5 c4 5 ft 5
oil_balm 1n b b
oil_deliver 1n 5r a
oil_family 1n 62 b
oil_goat 1n 0 b
oil_test 1n 45 b
oil_tim 1n 45 d
oil_wash 1n 5q b
oil_win 1n 54 h
oils 1f 0 h b 4 e d
oils_hom 1n e c
oily 1n 9c 8
okafor 1i e0 4 e2 4
old u c 5 p 9 1r 2 3t f 3y j 48 5 6t 5 7c 7 7u c 8v 3 a4 4 aa 4 ag 5 an a bc k bd j be g ca 8 co 3 e0 5 f0 k
old_exercis 1n f0 c
old_fitnes 1n f0 c
old_landlin 1n 7c c
old_liv 1f an a
old_parent 1n 7u d
old_person 1n 3y f
old_spar 1i bd k
oldest 1n 5v 4
olds 1c a2 8 bq 8 ex 3
olena 1i 14 4 1a 4
oliv 1a 0 f 2m 3 54 g 62 10 9y 7
oliv_oil 1c 0 9 54 e 62 t
oliv_tre 1n 62 f
olten 1n 2k 9
omar 15 27 3 37 5 al 7 am 7 an 5 b6 5 bv 5 c7 7
ombudsm 1i 4j 9 7v 4
ombudsp 1n 4j f
omega 1n 7 j
omega_iron 1n 7 b
onboard 1c 4l 8 5a 5 ap 4 dg y
onboard_app 1n dg e
onc 9 15 2 2h 3 2t 2 3e 2 58 2 5o 3 7p 2 9d 3
onc_app 1n 1t b
onc_br 1n 5q b
onc_cod 1n 2h b
onc_cook 1n 2t c
onc_label 1n 6p b
onc_plan 1n e7 c
onc_play 1n 3t b
onc_prepar 1n 30 c
onc_record 1n ak b
onc_softwar 1n at a
onc_tool 1i fi 9
onc_underta 1n 9d b
onc_wheth 1i 7d a
oncolog 1n fe 5
ones i a 7 i 2 v 4 1r 2 29 3 40 3 42 6 4a 5 4f 3 56 2 67 3 8j 2 8m 3 a4 2 ap 4 ba 4 cs 7 dd 5 dj 2 dt 4 e5 4
ones_onlin 1n 42 b
ones_paid 1n ba b
ones_top 1n v b
ones_twic 1i a c
oneself u g 2 k 2 3v 4 4w 3 51 4 70 2 az 4 f5 2 fb 4
onion 14 1q 3 2n 5 3y 5 60 3 6n 9 88 4 8f 8 9l b ew 4 fk 5
onion_night 1n 9l a
onlin f 2 3 g 6 i 5 k 4 q 6 r 5 1i 2 1y 4 2a 4 2h 3 2t 4 3d 7 3g 7 3j 7 3n 6 3o 4 3p 4 3q 4 3w 5 42 6 44 2 47 3 48 5 4g 2 4q 2 4u 7 4x 1 55 4 57 3 5j 3 5p 4 5r 5 5s 4 5t 4 5u 3 5w 4 60 6 61 4 63 3 64 3 65 4 67 8 68 4 69 3 6a 3 6g 4 6m 3 6n 5 73 3 75 6 78 6 79 c 7b 4 7g 8 89 6 8a 4 8b 6 8c 4 8d 6 8j 4 8l 7 90 9 a3 5 a4 5 a5 9 a6 3 ad b ag 4 ai 3 al 8 aq 7 ar 6 b0 3 b2 5 b6 4 b9 6 bc 6 by 3 c1 6 c3 4 cg 4 cn 5 cp 3 cr 3 cs 6 cy 3 cz 5 d7 4 d8 6 dd 7 de 3 dn 2 du 4 dw 3 dx 7 e7 3 e8 4 eb 6 ey 6 fe 2 fh c fu 3
onlin_account 1n 4u o
onlin_advis 1n c1 b
onlin_ballet 1n i c
onlin_bank 1n bc c
onlin_book 1f q h 6m 9
onlin_box 1n 65 b
onlin_brand 1n ar f
onlin_bundl 1n 3q c
onlin_centime 1n 8b b
onlin_check 1i 6g b
onlin_clas 1n ad x
onlin_collect 1n c3 c
onlin_counsel 1n 79 g
onlin_cours 1f a4 f a5 n
onlin_deli 1n 5u b
onlin_doctor 1n 7g n
onlin_door 1n eb b
onlin_gallery 1n 8l e
onlin_group 1i 3j 8
onlin_half 1n 5p b
onlin_interio 1n 90 h
onlin_lesson 1n a3 c
onlin_magazin 1n b9 j
onlin_market 1n e8 c
onlin_memoria 1n 3g a
onlin_night 1n r b
onlin_order 1n 6n g
onlin_park 1n du c
onlin_piano 1n cg b
onlin_pilat 1n g c
onlin_plain 1n al b
onlin_platfor 1i 3d 9 3o a
onlin_program 1n k c
onlin_quiz 1n 2 b
onlin_review 1n cs k
onlin_robotic 1n 3w b
onlin_school 1i b2 a
onlin_servic 1n 90 b
onlin_shar 1n 42 b
onlin_shop y 5j 6 5w 6 63 6 67 b 89 8 aq a cn 8 dd 9 fh l
onlin_stor 1i 42 a fh b
onlin_superma 1i 5r 9
onlin_therapi 1n 79 e
onlin_therapy 1n 79 s
onlin_titl 1n 8j c
onlin_train 1n ey c
onlin_tutor 1n 3n b
onlin_vet 1n dx h
ons 1i d5 7 eo 8
ontario 1i 5j 9 99 9
onto 19 24 6 2i 4 42 3 5i 3 et 3
oolong 1n 2s 7
open 8 27 3 2h 3 2m 3 2v 3 3m 3 4s 4 53 2 58 3 69 3 7k 2 98 3 9f 2 c6 2 cl 3 d6 2 eb 3 ep 3 fj 4
open_air 1f cl j
open_barri 1n 9f b
open_cal 1n 53 c
open_card 1i 4s a ff 9
open_cod 1n eb b
open_door 16 2v 9 c6 8
open_fault 1n 98 a
open_fil 1i ep f
open_fir 1n 31 c
open_flat 1n 39 b
open_forg 1n eu 8
open_fountai 1n 89 c
open_hous 1i f8 7
open_invoic 1f d5 9
open_kitchen 1i 2m b
open_lat 1c 4s b
open_logbook 1n 98 a
open_neighbo 1i 2j b
open_onc 1n 2h b
open_pag 1i 3g 9
open_parcel 1n 69 c
open_parent 1n 3m c
open_salespe 1n d6 b
open_shift 1i fj j
open_sit 1n d0 b
open_smal 1i 2m b
open_until 19 n 8
open_window 1c 27 e 58 b
opening 1a 2h 4 4n 4 ad b ar 4 bg c
opening_held 1i ad a
opening_wheelch 1n bg 9
openly 16 b 4 1d 3 5m 4 90 4 93 4 es 3 fl 3
operat 1i ah a dz a
operati 15 k 3 x 3 5n 3 c6 6 cx 4 dy 4 dz b ff 7
operati_exercis 1n dz b
operato z 1e 5 2b 3 2v 5 5d 3 5e 5 6b 7 6m i 6t 4 6u 4 9p a 9t 7 fm 2 fr 6
operato_boat 1n 6m b
operato_book 1n 6m d
opinion 19 o 3 1t 6 7g 8 b6 6
opponen 1i ey 9
opportu 1n 1b c
opposit 1f 1g 3 8d 4 ae 4
ops 1n 1e 8
optical 1n fl a
opticia 1a p e v f 48 o 7t 4 az f
opticia_chang 1n az b
opticia_hom 1i 48 a
opticia_plus 1n v b
optim 1n en c
optimi 1n fn g
orang 19 5 3 2r 3 5u 5 63 e f0 3 fe 3
orang_peel 1i 63 c
orchard 14 19 7 34 4 65 9 8f b 9l 7 cl 8 f7 i f8 j fp e
orchard_appl 1n 65 b
orchard_barley 1n f8 8
orchard_headpho 1n cl 9
orchard_wood 1n 8f b
orchest 1f 3o e 8q 4 ch 6
orchest_musicia 1n 3o b
orchid 1n 9p 4
ord c 0 4 2 4 3 4 8 4 9 4 b 4 y 7 10 7 11 5 2n 6 2p 6 2u 3 2w 4 3z 5 40 4 49 4 4a 3 4c 5 4d 5 4e 4 4f 4 4i 9 54 1 5h 9 5m 4 5r 4 60 4 61 4 62 5 65 4 66 3 67 7 6d 9 6e 2 6f 6 6n b 7x 3 85 3 89 4 8b 5 8k 5 8m 5 8n 4 8r 4 9c 5 9n 3 9w 3 at 7 b9 2 ca 4 cn 6 cy 3 d8 4 dd 6 dw 5 en 6 eo 6 f5 4 fb 4 fh 5 fm 4
ord_ahead 1i 2w b
ord_alt 1n cy b
ord_child 1n 2p b
ord_deliver 1f 6d 9 8b a
ord_email 1n at i
ord_even 1n f5 a
ord_farm 1n 5h e
ord_form 1i 10 d
ord_kilo 1n f6 8
ord_lat 19 6d b
ord_linen 1n 4i c
ord_liv 1n en c
ord_machin 1i 4c a 6d g
ord_onlin 1i dd a
ord_part 1c fm 9
ord_pay 1n 6n g
ord_phon 1n ca b
ord_photo 1n 11 b
ord_post 1n 5m b
ord_regular 1n 8r c
ord_remind 1n 9c b
ord_restaur 1i 6n j
ord_return 1n cn g
ord_sent 1f d8 a
ord_suppli 1n 6f j
ord_tabl 1n 6n e
ord_thirty 1i 5h a
ord_togeth 1f 4i c
ord_wholesa 1n y g
order t y 7 2a 3 3z 4 4y 8 5h 4 66 4 67 2 6e 4 6f 7 6n k 7x 3 89 3 8e 4 eo 6
order_phon 1i 4y b
order_system 1n 6n h
order_takeawa 1n 6n g
ordinar 15 1f 3 2v 4 40 4 41 4 5c 4 6r 3 az 4 cl 3 f1 3
oregon 1f 6p 8 e2 9 f7 7
organ 1f 6i 9 9d 3 bb c
organ_build 1n bb b
organi 19 1s 9 20 8 2x 9 6i j 7e 8 96 8
organi_ticket 1n 6i e
organic x 0 b 6 b b 8 2q 8 2w 8 34 8 3z b 40 8 4f b 5k f 5m 3 5o g 5q 7 5w 3 5z 6 64 6 85 8 8n 6 9l 7 fb 7 ft 6
organic_baby 1i 40 a 5o f
organic_box 1n 5k g
organic_christm 1n fb a
organic_cotton 1i 4f a
organic_farm 1f 34 a 5k 9
organic_ingredi 1n b b
organic_lunch 1n 2w c
organic_puré 1n 5o b
organic_sheep 1n 2q b
organis w 13 5 14 4 15 5 16 4 1b b 1d 4 1s 8 1w 8 20 i 37 9 3k 2 5a 5 6i i 70 8 96 h bd 4 bs 3 ct 6 e2 8
organis_declut 1n 96 b
organis_dental 1n 70 9
organis_family 1n 20 e
organis_help 1n 96 b
organis_pay 1n 6i b
organis_read 1n 1s c
organis_search 1n e2 b
organiz 1c 1s 9 20 e 2x 9 96 i
orienta 1n ae 5
origin 14 3z 3 43 3 5k 6 5m a 5x 6 60 e 62 6 6a a 87 3 9y o
origin_bean 1n 5m b
origin_certifi 1n 6a b
origin_spic 1n 60 g
origina 14 20 6 2a 6 45 3 4r h 6c 9 6l 3 8l f 91 3
origina_art 1n 4r d
origina_artwork 1n 4r f
origina_cast 1n 6c b
origina_paintin 1n 8l b
orthodo 1n 11 b
orthopa 1f k 5 7b 7 dz 4
osei 19 2c 7 6s 3 6x 2 b0 3 c8 6
oslo 1c n 8 5z 8 c9 8
osteopa 1f g 5 7b 7 dz j
osteopa_massag 1n dz b
oth b 1s 2 1x 3 5d 3 5f 3 61 3 6y 3 7e 3 7h 2 8h 3 b5 3 bb 3 bp 3 by 3 c6 3 cc 3 cf 3 dt 2 fk 2
oth_app 1n c6 b
oth_build 1i 5d b
oth_firm 1n 5f c
oth_gig 1n by b
oth_meadow 1n 6y a
oth_quietly 1n cc 9
oth_rar 1n bb b
oth_rol 1n cf a
oth_routin 1n 7e c
oth_school 1n cd 9
otherwi 1a ay 4 bo 4 cj 3 cl 3 e8 4
ott 1f 38 3 3r 4 8a 3
otto 1f dt b du 4 e1 a
ought 1n az 5
ours 11 6s 4 9j 3 as 3 b1 3 b4 3 bp 9 d7 3 dl 4 dw 3 fb 4
ourselv 1i 5m 4 6t c
ourselv_transf 1n 6t a
out 1i 5a h 9i 4
outag 1f au 4 cx a ea 4
outcom 1c a6 6 ap 4 dd 8 er 4
outdoor z 4 3 f 7 21 3 32 c 34 3 36 3 3m 7 4n 6 5a 7 6m 6 6u 3 6z 3 7n 6 8p a cl h
outdoor_cinema 1n cl d
outdoor_escap 1n 32 g
outfit 1f 1t 13 41 g 4a i
outfit_app 1n 1t o
outfit_morn 1n 1t d
outfit_plan 1n 1t e
outgrew 1n 5e 3
outgrow 16 1j g 1k 7 1y 4 26 3 40 j 8q 3 c5 3 di 4
outgrow_childre 1n 40 b
outgrow_cloth 1n 40 e
outgrow_uniform 1n 1j a
outing 1n 52 6
outlin 1f e 4 44 6 av 3
outliv 1f 3g 4 3s 3
outreac 1n d0 y
outreac_linkedi 1n d0 b
outs 1n 96 h
outsid q h 4 t 2 2h 4 2k 8 8w 7 ak 3 dm 2 dn 4 dr 6 eq 2 f3 2
outsid_door 1i 8w a
outsid_hospita 1n 2k b
outsid_hous 1n dr b
outsour 1f 4u a 51 a 56 a
outward 1n m 4
oven z 11 2 2o j 30 3 4g 2 5e 2 5l 3 8m 5 8r 3 9u 8 b0 2 ba 4 cq 3
oven_sold 1n 2o b
overal 1n 40 7
overdra 1i 4g 8 c0 7
overdu 1a p 3 x 4 2f 3 da n dr 3
overdu_invoic 1n da m
overflo 1n e5 f
overgro 1n fv 5
overlay 1n cy 8
overloc 1n 45 r
overloc_spot 1n 45 b
overloo 1c 5v 4 95 5 ax 4 d9 4
overnig 10 2o 9 46 3 9j g ac 5 b2 3 bw 3 c9 2 cb 3 da 3 fi a
overnig_toilet 1n 9j b
overnig_wood 1n 2o b
overrul 1i 4h 5 6d 5
oversea 1n 54 c
oversiz 1n au a
overtim 1f t 5 c7 a d4 4
overtur 1n av 4
overvie 1c as 8 bo 8 bx 7 c2 u
overvie_monthly 1n c2 c
ow 1n 1x 4
owe 1c 42 4 ab 3 bs b cr 4
owed 17 1x 6 2i 4 8l 4 a7 4 b9 4 bu 3 fj 3
owes 1a 5m 4 7v 3 8x 3 8z 4 b8 4
owl 17 3l 8 3p 6 b3 3
owls 1n 34 3
own 5 22 3 3h 2 4p 2 5f 2 6c 2 6n 3 6y 3 7l 3 8u 2 8z 3 9f 2 c8 2 cg 3 cq 2 dq 4 dr 3 ds 3 dt 2 du 3 dx 3 dy 3 dz 3 e2 3 e3 2 eh 2 f8 2 ff 4
own_addres 1f 6i b
own_ail 1n dz d
own_bakery 1n 1f b
own_book 1a 6y 8 9c 8 cg 9 dq c
own_cars 1n c6 b
own_choos 1f cj 9
own_clean 1n 8r c
own_complai 1n cs c
own_dashboa 1n cv b
own_documen 1n dp b
own_driv 1n fk b
own_early 1n e0 b
own_family 1n f5 a
own_field 1n 8e c
own_figur 1n 53 c
own_filt 1i 2j b
own_find 1f ds a e3 a
own_follow 1n d6 b
own_fragran 1n 5 b
own_fre 1n 9o b
own_gam 1i 3w a
own_good 1i 92 c
own_hens 1n 34 c
own_history 1i cw a
own_hom 1a d 9 p 9 ds 9
own_jars 1n 5q h
own_join 1n 6y a
own_kit 1n 7z b
own_kitchen 1a 30 9
own_languag 17 3p 9 6l 8 fp 8
own_larg 1n fc a
own_lin 1a cc 7
own_mis 1n e2 e
own_nam 19 6n 9
own_orchard 1n f8 8
own_paid 1n bx d
own_panel 1n 9v a
own_part 1c cc c
own_phon y de 7
own_pictur 1f cq b
own_playlis 1n a7 b
own_region 1n b3 b
own_renovat 1n 8z b
own_rent 1c 36 9 38 b 6y 8 c8 9
own_reord 1n eo c
own_report 1n eh b
own_rid 1f 2n c 6n e
own_roof 1i 1e a
own_run 1f d4 a ff 9
own_say 1n 9e b
own_school 1n 9z b
own_see 1i 98 9
own_sees 1f 10 9
own_shar 1f 38 9
own_siz 1i 4f a
own_smal 1f a3 c
own_solar 1n 1e d
own_stand 1f 51 a
own_talk 1n dx c
own_task 1n 52 c
own_term 1n ct c
own_think 1n 93 b
own_ton 1n da b
own_town 1f ac 9
own_wed 1n 47 b
own_work 1c dq a
own_worksho 1f 87 9
ownersh 1n 7l l
ownersh_holiday 1n 7l a
owns u 4i 3 4w 3 6j 3 9u 5 9v 4 a5 3 a7 3 aa 3 ak 3 ba 3 c9 3 cr 3 cz 3 eo 3
oxygen 1f 7w 8 7x 7 9n o
oxygen_drop 1n 9n a
oxygen_monitor 1n 9n c
oyst 1c 66 j 7z b 9n p f6 6
oyst_farm 1n 9n c
oyst_grow 1n 9n h
oyst_mushroo 1i 66 e 7z a
oyst_tid 1n 9n c
pac 16 15 3 3k 3 74 3 a3 b a5 e
pac_program 1n a3 c
pac_video 1n a5 b
pacemak 1i 7w 7 bg a
pack p 6 9 7 b 8 4 b 4 y b 1r 3 2n 3 4d 4 4f 8 5e 5 5i 5 5k 9 5s 4 5v 7 5y b 67 j 7d 3 8i 4 8o a 8x 7 9x 4 bf 3 fu b
pack_deliver 1n 8o b
pack_expir 1n y d
pack_fragil 1n 67 b
pack_post 1n 4f b
pack_ship 1n 67 x
pack_straigh 1n 5k b
pack_unpack 1n 8x c
packag 15 1v 4 37 4 3k f 5a 4 5q b 67 6 6w e 8o 8 fu u
packag_busines 1n fu d
packag_fre 1n 5q d
packag_seaw 1n fu f
packet 19 l 3 y 8 57 4 6p j 7c d 85 l
packet_runs 1n 7c d
packet_story 1n 85 9
packsho 1n aq f
pad 12 k 6 6n 5 7b 5 92 3 99 5 9c 3 c3 3 ch 5 f4 5
paddl 1c 35 a 38 h 8p 9 9n b
paddl_board 1i 38 g
paddl_wheel 1n 9n a
padel 1i h n f3 13
padel_club 1i f3 k
padel_court 1i f3 m
pads 15 6 p h 6 29 3 48 3 9c 7 bf f c3 3 c5 3 f4 2
pads_banana 1n 6 g
paediat 16 j 4 1g 3 3x 4 5o c 78 7 97 4 a1 4 b3 4
paediat_dietiti 1n 5o b
pag g r 2 1a 2 1n 3 3g a 4w 3 56 2 6s 3 76 3 77 5 7f 3 86 3 8j 4 8k 7 97 3 a1 5 ai 7 ak 3 al 5 as 7 b4 3 b5 2 b6 3 b9 5 ba 3 bi 4 bl 6 bm 3 bx 4 c2 3 cr 3 ct 8 cx 4 cy 6 cz a d7 5 d8 4 d9 3 dp 7 ea 3 ec 4 ef 3 fd 3 fh 5
pag_chang 1c as a
pag_doctor 1c 77 a
pag_onlin 1n cz i
pag_photo 1n 3g 9
pag_public 1n ec b
paid f 14 5 1h 3 37 3 4g 7 4i 2 4n 3 4v 2 53 4 57 4 58 2 5c 3 7i 5 7j 3 7v 3 8r 3 8u 2 9r 4 9s 3 az 6 b0 4 b8 3 b9 3 ba 5 bs 4 bt 2 bu 5 bw 2 bx 5 da 5 dk 4 eg 5 er 6 fk 3
paid_company 1n dk b
paid_cost 1n bx b
paid_grant 1n 53 c
paid_instalm 1n 9r b
paid_interns 1n eg b
paid_memb 1n b0 b
paid_messag 1n 1h a
paid_mobil 1n bu c
paid_sam 1a er 9
paid_sponsor 1n az b
paid_stop 1n 7i b
paid_trial 1n 14 b
paid_unload 1n fk b
paid_vulnera 1n 57 b
pain z e 7 f 3 k i 2d 9 4t 5 70 2 73 2 74 3 77 8 7b s 7g 2 7o a 7r 2 8n 6 dk 6 f0 3
pain_app 1n 7b e
pain_camera 1n 7b b
pain_endomet 1n 77 b
pain_exercis 1n 7b o
pain_patient 1n 7b e
pain_physio 1n 7b m
pain_program 1n k e
pain_video 1n k c
painful 1n bj 3
paint 10 4r c 6j 4 8g 3 8l 9 8z f 90 7 96 3 bt 3 cq 3 cz 6 ej e et 4 ev x
paint_bar 1n ev c
paint_bars 1n ev i
paint_beer 1n ev c
paint_buy 1n 4r a
paint_clas 1n ev c
paint_cocktai 1n ev c
paint_drink 1n ev c
paint_electri 1n 8z b
paint_even 1n ev j
paint_film 1n ej b
paint_friend 1n ev g
paint_pictur 1n ev j
paint_prosecc 1n ev c
paint_sip 1n ev u
paint_win 1n ev g
paintin 1i 4r 11 8l o
paintin_lobby 1n 4r d
paintin_local 1n 8l b
paintin_photogr 1n 4r a
paintin_rent 1n 4r d
pair q 6 4 o 2 13 d 19 5 1a 3 1h 5 3l 5 3s 2 44 e 46 c 48 e 8u 3 ae 4 bd 8 dq 3 dt 4 ey 3 fc 5 fh 5
pair_try 1n 48 b
pal 1a 24 3 65 8 6o 6 9n 3 ay 4
palet 1n ev 4
pallet 11 2i 3 2w 3 62 3 64 3 68 k 8y 3 en 3 fk e fl 4 fs a fu 2
pallet_carri 1n fk f
pallet_spac 1n 68 j
palm 1f 5r f 8q 4 fd 8
palm_oil 1n 5r e
pan z 2n 5 30 5 5y 8 8f 7 8u g cu 2 f3 2
pan_fram 1n 8u d
pancak 1i 2w 9 3y 4
panel 12 1e 9 2b i 4b 3 62 3 8u a 93 e 9v e 9w f ba 8 fr d
panel_dron 1n fr b
panel_pay 1n 9v a
panel_recycl 1n 9w b
panel_roof 1i 93 a
panic 1c 2c 8 2f 8 7o 7 am g
panic_button 1f am d
pans 1f 8f e
pant 1i 6 e bf s
pant_deliver 1n bf b
pant_sampl 1n bf 9
pantry 1f 12 9 1q f 59 q
pap e 9 3 a 3 11 2 14 4 1r 2 2x 4 3f 5 4u 3 4y 1 58 1 5d 2 5j 3 5m 3 6a 5 6l 3 6x 3 7x 4 8k a 98 3 9d 4 9h 3 a2 3 a4 7 al 4 aw 4 b0 4 b5 2 b9 4 bi 5 bv 3 bw 2 c1 5 d8 3 d9 3 dc 4 dp 3 e2 3 ef 4 eh 3 ek 3 eq 6 er 3 fj 3 fk 3
pap_check 1i eq a
pap_flow 1n 2x c
pap_form 1n dc b
pap_insur 1f er a
pap_phon 1i bv a
pap_plan 1f 8k p
pap_togeth 1n a4 b
papa 1n bn 3
paper 1n 4p 5
paperwo 16 6a n 6x m 79 4 9a d ad 4 aw j
paperwo_app 1n 9a b
paperwo_residen 1n 6x 9
paprika 1n 60 9
parachu 1n 6b 3
paragli 1n 6z y
paragli_afraid 1n 6z a
paragli_flight 1n 6z c
paragra 19 4j 3 ab 5 ah 3 ct 3 dp 5
paraleg 1i ah a ep a
paramet 1n bu b
parcel r 12 7 14 4 1x 3 1y 6 2h d 41 7 5g 8 5i 4 5r 5 5t 6 67 7 69 q 6b 8 7v 5 8d 4 bf 9 cj 3 cn 4 dd 7 dl 8 dv 6 dw 3 fh 9
parcel_box 1i 2h i 69 h
parcel_collect 1n 69 h
parcel_leav 1n dd b
parcel_lock 1i 69 10
parcel_mail 1n dl b
parcel_shop 1f 69 c
parent g 1 3 4 3 a 7 j 5 o 3 1g 9 1h d 1i 8 1j 8 1k 5 1m 4 1n 4 1o 4 1p 7 1q 4 1s b 1v 3 1w 5 20 4 26 9 2c 4 2i 3 2j 4 2p 3 2w 6 3c 5 3l 7 3m 8 3n 6 3r 7 3s 4 3t 3 3u 8 3v b 3w 4 3x 5 3y 5 40 7 44 3 49 3 4e 3 5i 4 5j 3 5o 7 6l d 76 5 78 b 7a 3 7c 5 7d 3 7g 3 7h b 7m 5 7p 6 7q 3 7r 3 7u 6 89 3 8g 7 8h 3 8o 4 8y 3 9z 7 a1 8 a2 8 a3 4 ab 4 ad 8 ae 3 ak 5 al 4 an 3 az 3 b3 5 be 7 bl 7 bm 3 bq 6 bt 2 ed a ef 2 ey 4 ez 9 f2 5 fg 3
parent_answ 1n bl a
parent_apart 1n 1h b
parent_app 19 1h i 6l b
parent_baby 1c 1g h
parent_birthda 1n 8o b
parent_car 1n 3u i
parent_child 17 76 8
parent_childre y 7p a
parent_clas 1f 1i 9 3v b
parent_compar 1c 3r a
parent_custody 1n 1h a
parent_ent 1n 1n 9
parent_find 1n 1w b
parent_hir 1n 1k a
parent_liv 1f 1h a
parent_newborn 1f 78 e
parent_noon 1n 1g 9
parent_notic 1n 6l k
parent_ord 1i 2w b
parent_pram 1n 2j c
parent_real 1n ez a
parent_rebuild 1n be 8
parent_rent 1n 40 b
parent_see 1a 3v 9 ed a
parent_sel 1i 1j 9
parent_smal 1c ez a
parent_thousan 1n bl c
parent_use 1n 1h a
parent_visit 1n 7h b
parent_why 1n 26 b
parent_work 1i 3m b
parenta 1i 1i h af a
parenta_control 1n 1i f
parfum 1n 5 h
pari 19 1k 7 4b 8 65 7 8h 8 8y 8 bv 7
parish x 14 3 1b 5 1c 3 1e 3 1f 3 1o 4 1w 4 31 3 3c 7 3i 2 3k 8 6k f 9d 3 bc 4 bj f c6 3 e9 b ez 4 ff 3
parish_look 1n 3c 9
parish_memb 1n 6k f
parish_regist 1n bj f
park o c 5 h 3 19 6 22 4 2k 4 2l 7 2q 5 3e 2 3q 7 3u 3 3x 7 53 2 6y 3 7v b 8x 5 9f b 9j k 9p b 9t c c4 9 c6 3 c7 4 c8 m dq 4 dr 6 dt 2 du a e5 3 f2 4 f3 4 fb 5 fj 3 fr a
park_book 1n c4 b
park_communi 1n 19 b
park_festiva 1n 2l b
park_fifteen 1n c b
park_fin 1n 7v i
park_lorry 1n 9j i
park_operato 1n 9p c
park_outsid 1n dr b
park_plac 1a c8 e
park_shar 1n c8 p
park_spac 1n c8 p
park_spot 1i 9j a c8 f
park_thermal 1n fr f
park_ticket 1n 7v d
park_train 1n du c
park_truck 1n 9j o
parking 1n c8 i
parkour 1n 3x b
parliam 1n e8 a
parlour 1n 2q h
parquet 1f i 4 24 9 bt 4
pars 1n dc g
part_cfo 1n 56 g
part_chang 1f 98 9
part_classic 1n 6c f
part_classro 1n a6 b
part_househo 1n 2a c
part_load 1i 4t a fk e
part_long 1n 6c h
part_loud 1n cc 9
part_machin 1f 6c b
part_mark 1n fl b
part_onlin 1n a6 b
part_ord 1i 9c a
part_print 1f 55 i
part_repair 1n 91 c
part_show 1n c2 c
part_sign 1n ek b
part_stor 1i 16 a
part_van 1f 45 9
part_vintag 1n 6c h
partici 1i w p e8 z
partici_budget 1n e8 f
partici_platfor 1n e8 i
partn p i b q 2 1c 5 1h b 25 5 3d 4 3h 2 3j e 3p 4 4g 4 4z 5 56 4 6g 2 6t 4 7e 4 7j 2 7n 3 a8 b a9 4 ae a af 8 aj 5 b1 2 bp d bs 2 bv 2 bw 7 bz 2 cf 9 d5 2 de 4 eq 2
partn_difficu 1n a8 b
partn_led 1n 3j 9
partn_lin 1i cf 9
partn_need 1i i b
partn_shar 1n bp k
partner 1n d8 7
party u d 4 i 3 1x 3 2h 4 2l 4 2p d 2z j 30 6 31 g 3s n 41 7 4s 3 5a d 6e 3 6k 2 7f 4 8i 6 ci k eb 6 ev 6 f4 7
party_box 1n 3s j
party_company 1n ci 9
party_cook 1n 31 c
party_equipme 1n 2z g
party_hom 1n 31 c
party_rental 1n 2z e
pas m g 3 s 8 y 2 1l 7 1y 3 22 3 2j 4 2k 7 2m 3 36 3 3q 4 5e 2 6n 4 6u 3 79 3 7f 2 9b 3 a4 8 aa 3 ac 6 ai 2 cn 5 d3 5 e6 3
pas_hard 1n cn b
pas_lectur 1n 1l a
pas_payrol 1n d3 b
pas_wait 1i s b
passag 1f u 4 3o 4 cc 7
passeng 1c 6z f 7v 8 c7 4 ca i
passeng_courag 1n 6z c
passion 1i 2s 4 ab 4
passpor 16 6g 4 6x 2 7j 3 85 3 8d 7 aw 7 ay 8 fo 8
passwor 15 3g 2 4z 6 51 7 6w 6 7a 3 al c bc 6 bo 3
passwor_funeral 1n al b
past k 2w 5 5l 6 5u 4 6d 3 6n 4 a4 9 cx 3 dm 5 du 3 ed 3
past_answ 1n dm b
past_eleven 1i 2w b
past_pap 1n a4 l
past_say 1n 5l c
pasta 16 1q 4 2n 6 2w a 5j d 5q a 5y 9 ew o f5 5
pasta_clas 1n ew b
pasta_grandmo 1n ew b
pasta_learn 1n ew b
pasta_nuts 1n 5q b
pasta_treat 1n 5j b
pasta_twic 1n 5y a
pastry 1n 2o h
pastur 1i f6 r
pastur_cow 1n f6 8
pat 1n m 4
patch 19 1 4 3s a 7f 9 7w d c3 6
patch_video 1n 7w a
patent 1f 4y i 8f 5 8k 5
patent_text 1n 4y c
path 11 21 d 6j 2 6r 7 6u e 6v 4 7m 9 8u 2 9l 3 9w 8 al 3 bz 3 e8 8
path_squar 1n e8 a
patholo 1n v b
patienc 14 2y 4 4g 7 50 6 a8 3 ad 3 bm 3 bt 3 ch 5
patient s 1 2 f 3 j 7 k g q i u f w j x 5 z 6 10 4 11 b 2d 4 4r 2 4v 7 55 4 70 f 7b a 7c d 7g f 7o b 7r 4 7w n 7x l a8 7 bc 6 ec 5 ev 6 fg d
patient_cam 1n 4v c
patient_clinica 1n w b
patient_convers 1n a8 b
patient_copd 1n 7w a
patient_dischar 1n 7w g
patient_group 1a w b
patient_hair 1n 70 9
patient_help 1n bc a
patient_hom 1i k b 7w j
patient_monitor 1n 7w t
patient_pictur 1n 11 b
patient_show 1i q a
patient_softwar 1n u b
patient_strok 1n 7o b
patient_stud 1n w h
patient_study 1n w f
patient_teach 1i j a ev 9
patient_transpo 1n 7x u
patient_villag 1n 7g b
patient_visit 1n q b
patisse 1n 2o b
patron 1n b8 a
pattern 12 28 3 43 3 4b 4 4c 3 76 c 80 k 81 y 87 3 dd 3 dw 3
pattern_design 1i 80 8
pattern_downloa 1n 81 d
pattern_pdf 1n 81 h
pattern_plain 1n 76 b
pattern_plus 1n 81 b
pattern_pocket 1n 81 b
pattern_print 1n 81 h
pattern_siz 1n 81 d
paulo 1i r 9 am 9
paus x s 5 1f 3 59 6 5l 3 5n 5 79 2 7b 2 a8 4 ap 3 b1 2 fm 4
pav 1n 9w s
pav_plastic 1n 9w b
pavemen 15 5 3 29 4 2b 4 2j 4 2q 3 8c 6 8e 4 8u 4 ed 3
paw 1c 1d 3 3h 7 dx 2 e2 c
pawn 1i 3b 3 ey 9
paws 1c x 2 dt 2 dz 3
pay c m 3 2t 3 2y 3 33 2 3u 2 3y 3 4g 4 58 2 5d 3 6e 4 6i 5 6n 5 7i 5 7j 2 7k 5 9g 3 9v 4 av 3 b0 2 b8 4 bb 2 bo 4 bq 2 bt 3 bw 5 c0 6 d4 6 da 3 de 3 ee 3 fe 2 ft 4
pay_acr 1n 5d c
pay_bar 1n 6i b
pay_deposit 1f m a 9g 9
pay_firm 1i 9u 9
pay_kilo 1n ft b
pay_kilowat 1n 9v a
pay_kitchen 1n 6n g
pay_leav 1i d4 a
pay_monthly 1n b8 b
pay_off 1i 7k i bo e
pay_own 1c 6i 9
pay_part 1c 2y a
pay_rent 1f bd 8 bt a
pay_runs 1n d4 h
pay_school 1n bw g
pay_settl 1n ee a
pay_smal 1i 6e b
pay_villag 1n av a
payday 1f bo l c0 w
payday_app 1n c0 b
payment r s 5 1c 6 23 8 29 5 4g 5 4h 5 4m 2 5h 2 6i 4 74 3 7g 2 7i 6 7j 6 9g 4 b0 2 b8 5 bo 5 bq 8 br 6 bs 9 bv 2 bw 2 by 9 cx 4 d5 2 da g dd i de p er 2 fk 4
payment_api 1n de k
payment_chas 1n da m
payment_fil 1i by a
payment_fraud 1n dd r
payment_invest 1n br b
payment_link 1f bs a
payment_own 1n de b
payment_pot 1n 7i b
payment_remind 1n da g
payment_show 1n 1c b
payment_suggest 1n 23 b
payof 1n 7k p
payof_plan 1n 7k f
payout 1i bv k bw b
payrol 16 4u 4 7k 4 c0 e d3 e d4 10 dh 8 di 7 el 3
payrol_phon 1n d4 b
payrol_smal 1n d4 i
payrol_softwar 1n d4 t
pays e 1e 3 1x 2 4g 3 4y 1 5m 3 93 3 9z 3 bs 3 bw 4 d5 5
pays_farm 1n 5m b
pays_les 1n bd a
pays_memb 1n 1e b
pays_villag 1n bw b
pays_warn 1n d5 b
payslip 1a c0 6 c1 3 c2 3 d4 n
pcb 1n 55 c
pcos 1n 77 b
pcs 1n f4 n
pcs_retro 1n f4 9
pdf 1c 81 j at b cy g dc j
pdf_attachm 1n at a
pdf_form 1n cy b
pdf_json 1n dc d
pea 1a 1 3 9 3 5o 3 5y 8 9k 7
peac 1c 7u 3 ah 3
peach 1n 7t 6
peak 1i 9u u fn 9
peak_load 1i 9u d
peak_shav 1n 9u c
peanut 1i 2v 4 5v 4
pear 17 2r 3 3m 3 5o 7 bd 5 es 5 f8 a
pear_brandy 1n f8 c
pearl 1n 2s z
pearl_real 1n 2s b
peas 1a 1m 3 2w e 3m 3 5y a 8e 5
peas_beetroo 1n 5y a
peatlan 1n 9s a
pebbl 1i 4r b
pedal 1i 1k 8 3q 5
pedicur 1n d k
pedicur_own 1n d b
peel 14 5 3 m 3 2a 3 63 b bh 5 ft 7
peel_work 1n 63 b
peeling 1i 9q 3 ft m
peeling_café 1n ft b
peer 1c 8y o bu 9 bv h c6 9
peer_lend 1n bv d
peer_storag 1n 8y o
peg 1c 3m 2 8g 3 8p 6 8q 3
pegs 1i 8p 6 8q 8
pelvic 1i 7b i bf e
pelvic_floor 1i 7b f bf c
pen 15 57 7 89 6 8k 3 9a 3 9h 2 9z 4 az 4 ef 7 fq 6
pencil 10 5 2 1l 2 44 3 4a 4 6n 5 8j 7 8l 2 a2 5 b5 4 ba 2
pendant 1i 2c t 47 4
pendant_look 1n 2c b
penetra 1n 57 10
penetra_test 1n 57 v
penicil 1n 7g 4
pennsyl 1n ea 9
penny 1n 4u 3
pens 17 5f 2 89 n 8k e 9q 3 aa 6 e8 3
pens_kitchen 1n 89 b
pens_left 1n 89 b
pension 15 19 a 3y c 4c a 5n g al a bc o c2 10 d4 3 f0 n
pension_app 1n c2 d
pension_form 1n c2 c
pension_gap 1n c2 g
pension_overvie 1n c2 t
pension_probat 1n al b
pension_put 1n 5n b
pension_school 1n 19 b
pension_villag 1n 4c b
pentest 1n 57 b
pep 1a 31 6 5q 3 5u f 60 b dr 8
pep_fil 1n 5u b
percept 1n ac b
perch 1n 38 a
perform 1f 4v a cd a dj 9
perfum 1n 5 1e
perfum_own 1n 5 b
perfum_scent 1n 5 c
perfum_smal 1n 5 b
perfum_wear 1n 5 e
perhap 15 z 3 8j 3 bx 3 c3 3 e2 3 e3 3
perimen 1n 77 h
period 1a 6 y s 4 4v 4 77 d d8 j
period_car 1n 6 o
period_ends 1n d8 b
period_pant 1n 6 c
period_underwe 1n 6 o
permiss 13 1c 6 2b 6 32 4 3b 4 4d 3 57 6 bo 3 bu 4 dt 4 e7 7 fr 3
permit w 14 8 1d 5 1f 3 2m 3 35 5 65 3 6h 5 6x k 6y 2 8a p 8z 5 ac 6 aw f bb 3 ca 5 ds 3 e1 3 e3 3 e7 u ft 3
permit_flat 1n aw b
permit_onlin 1i 8a c
permit_permit 1f e7 c
permit_rul 1n 8a b
permit_sit 1n 8a b
permit_softwar 1n e7 w
permit_street 1n e7 c
permit_tax 1n 6x 9
permit_told 1i e7 b
permit_wat 1n 8a c
person f w 3 13 3 1m 3 1s 3 2c 3 3e 3 3j 2 3l 2 3n 4 3u 4 3y 5 42 4 48 3 4j 4 4u 6 4w 4 4y 4 51 5 58 2 69 1 6g 3 6x 3 79 2 7q 5 8r 5 a3 4 ae 5 c0 2 cn 5 co 3 cp 2 di 5 do 2 eg 3
person_along 1i 6x 8
person_answ 1c a3 a
person_busines 1n di d
person_dementi 1n 7q g
person_employ 1n 8r c
person_fallen 1n 2c b
person_hom 1n 3u b
person_library 1n 3n b
person_phon 1f 4u f
person_report 1n 4j b
person_street 1n 3y b
person_talk 1i ae b
person_taps 1n 1m 9
person_web 1n 4w c
persona s 5 a 7 e f j k a l 5 s 7 1n k 1o 6 1t 4 23 8 2f b 30 a 51 5 73 a 74 4 8o g 96 4 9z 5 ab 9 am d an i ax 9 az 7 b3 5 bm 5 bn 8 bo 5 ck h cx 3 d0 7 df 4 dn b du 7 fd d
persona_assista 1f an j
persona_book 1i 1n f 8o d
persona_chef 1n 30 g
persona_childre 1n 1n u
persona_cold 1n d0 b
persona_daily 1n 7 b
persona_data 1i dn h
persona_financ 1i az a
persona_gift 1n 8o i
persona_horosco 1n fd a
persona_messag 1n 1o a
persona_physica 1n k c
persona_pictur 1n 1n i
persona_poem 1n bn d
persona_safety 1i 2f e am m
persona_secreta 1n ax b
persona_song 1n ck n
persona_stateme 1n ab f
persona_story 1n 1n b
persona_train 1c f t 73 e du 9
personn 1a 32 4 3m 4 3r 4 4l 6 di a
perth 1n f0 8
peruvia 1n 5r d
peruvia_brand 1n 5r a
pest 1c 4q 5 ek g fa v fp 8
pest_control 1i ek a fa n
pest_hom 1n fa b
pesto 1n 5u j
pesto_chutney 1n 5u b
pet 10 x 3 2y 7 3h r 8d 7 9q a dr a ds s dv k dw o dx k dy d dz a e0 n e1 m e2 h
pet_accesso 1n dw n
pet_adoptio 1n e1 o
pet_cemeter 1n 3h f
pet_cremati 1n 3h g
pet_directl 1n e1 b
pet_farewel 1n 3h j
pet_food 1i 9q d dv m
pet_own 17 3h a ds d dw a dx d dy d e0 a
pet_sit 1n ds y
pet_track 1n e0 o
pet_written 1n dx c
petitio 1n e8 a
petrol 1c 4s 7 69 4 bs a cz 4
pets 16 3h q 6s 3 8d a ds i e0 c e2 l f1 8 fa 3
pets_collect 1n 3h 9
pets_deliver 1n 8d b
petsit 1n ds b
pharma 1n w g
pharmac y 1 7 4 5 7 3 y v 2c 3 2e 3 5g d 6b 6 72 3 76 3 7c a 7f 3 7g f 7m 8 7n 3 7r 3 7s 3
pharmac_florist 1n 5g e
pharmac_invento 1n y n
pharmac_ord 1n y i
pharmac_see 1n y b
pharmac_sel 1n y b
pharmac_stock 1n y r
phas 1f 25 c db b fd 8
philipp 1c 4h 8 6k 8 bw c de 8
philipp_chat 1n bw b
phish 1i 7u a dl w
phish_train 1n dl p
phobia 1n 7o 13
phobia_phobia 1n 7o d
phoenix 1n f3 9
phon 8 t 3 1i 6 20 4 2i 6 4j 2 4l 4 4u 3 4x 2 4y 3 5d 2 6e 3 6j 2 7u 3 91 4 9f 3 9g 2 ae 2 ap 3 ay 2 b5 3 bc 4 bl 4 bu 3 ca 2 cb 2 co 7 cz 3 de 4 dg 3 di 2 do 2 eb 2 ee 2 ek 3 es 3
phon_alarm 1n am b
phon_animal 1n e0 b
phon_answer 1n co m
phon_bailif 1n 8a b
phon_bil 1n ek b
phon_book 1n 6e c
phon_buy 1i 2i d 9y 9
phon_cal 16 a8 8 cz 8
phon_catalan 1n b5 c
phon_chang 1n 2i b
phon_childre 1n 1i m
phon_choos 1n bl a
phon_clon 1n dl b
phon_count 1a 7b 9
phon_doctor 1n ca b
phon_empty 1c es 9
phon_exhibit 1n 6j b
phon_explain 1n 77 b
phon_family 1n 20 g
phon_firm 1n da b
phon_fre 1i 1i b
phon_grandpa 1i ak a
phon_includ 1n d4 b
phon_interne 1n bz c
phon_kids 1n 1i c
phon_lawy 1n 4j b
phon_lock 1n 6q 8
phon_money 1n de b
phon_offlin 1n 98 a
phon_old 1n bc b
phon_open 1f 9f a
phon_oxygen 1n 9n a
phon_pay 1i 5d b 9g a
phon_photo 1c 20 9 4y a
phon_plumb 1n co c
phon_print 1n bl c
phon_racket 1n f3 a
phon_real 1n ap b
phon_recepti 1n co n
phon_remind 1n bv b
phon_screen 1i 91 g
phon_see 1i ae b
phon_sees 1n em b
phon_senior 1n bc b
phon_smal 1n eo c
phon_staf 1i dg b
phon_stop 1n 73 b
phon_subtitl 1n 4l b
phon_tabl 19 do 9
phon_top 1n 4h b
phon_total 1n d1 b
phonic 1n a1 r
phonic_gam 1n a1 g
photo n 3 6 l 8 11 5 1c 6 1t 7 1u b 20 k 21 7 2y a 2z g 30 4 3c d 3g 5 4f 6 4y 6 6h 5 75 4 7g 7 7n f 7q 8 83 5 84 3 8o 4 92 5 99 5 9i 6 9o 5 9z 9 ae 6 aq k ay d b7 e b9 4 bh 4 bi h bk c bl k cq 8 cz a d2 4 ds 6 e4 5 e6 4 e9 5 eh 6 ei 8 ej 7 ek 4 em 4 er b es 7 f9 6 fp 4 fr 7
photo_album 1i bl b
photo_app 1c 20 b bi 8 cq a
photo_book 1f bl 10
photo_booth 1n 2z 11
photo_cloth 1n aq g
photo_council 1n e4 b
photo_crown 1n 11 b
photo_deadlin 1n 99 b
photo_duplica 1n 20 e
photo_exercis 1n 9z b
photo_family 1i 20 a bi i
photo_flat 1n 6h b
photo_fram 1n bi a
photo_gat 1n 21 b
photo_googl 1n cz c
photo_library 1n b7 f
photo_mol 1n 7n a
photo_money 1n 1c b
photo_music 1n b7 d
photo_nobody 1n fr b
photo_organis 1n 20 m
photo_own 1n eh b
photo_pap 1n er c
photo_phon 1i bl e cz b
photo_plan 1n 9i b
photo_plat 1n l b
photo_post 1n 4y c
photo_print 1i bi k bl h
photo_product 1n aq h
photo_rash 1n 7n a
photo_relativ 1n bk 9
photo_saint 1n 3c 9
photo_sam 1n 3c 9
photo_says 1n 1u b
photo_sewn 1n 4f b
photo_shoot 1i 2y g aq h
photo_show 1n e9 b
photo_tel 1n 7q b
photo_voic 1n 3g 9
photo_weath 1n ei b
photo_whil 1i bk 8 ds a
photo_yearboo 1n bl c
photo_yearly 1n 9o b
photobo 1i 2z n bl s
photobo_rent 1n 2z c
photogr e l 3 1s 3 1t 5 1y 5 1z 4 22 5 2p 3 2y d 41 3 42 4 46 4 4r 4 4x 5 68 2 6f 4 75 6 7c 4 7d 3 7k 4 7n 4 84 8 8l 5 92 3 9z 4 aq 6 ay 4 b7 4 bm 3 bs 4 by 3 cq 4 cz 3 d2 5 d3 4 e6 3 ei 5 ek 3 es 3 fp 3
photogr_book 1n 2y f
photogr_clinic 1n 4r a
photogr_cloth 1n 1t b
photogr_coupl 1n 2y h
photogr_defect 1n ei b
photogr_deliver 1n 6f b
photogr_describ 1n 1y d
photogr_garag 1n 22 b
photogr_let 1i 7k a
photogr_meal 1n 75 h
photogr_medicat 1n 7c c
photogr_mol 1n 7n b
photogr_pictur 1n 2y c
photogr_pothol 1n e6 a
photogr_print 1i bm a
photogr_questio 1n 9z b
photogr_real 1i 42 a
photogr_receipt 1f by 9 d2 a
photogr_restaur 1n bs b
photogr_sick 1n fp a
photosh 1n 2y c
physica 1n k p
physica_therapi 1n k h
physici 1n u b
physio 17 k h q g z g 7b n 7o 7 cz 3 dz r
physio_app 1i 7b m
physiot 11 f 4 k s q 6 z e 2d 7 35 8 44 3 4f 3 4t 3 4v c 73 3 7b m 8n b dz k
physiot_among 1n 35 b
physiot_ask 1n 4v c
physiot_hydroth 1n dz b
physiot_near 1f k f
physiot_put 1n z b
physiot_sets 1n 7b b
physiot_visit 1n k h
piaggio 1n 2k a
piano 15 3o q 6s 3 8q j 8x c a7 i ag 5 cg 13 eb 3
piano_app 1i a7 b
piano_card 1n cg b
piano_guitar 1n 8q g
piano_lesson 1i 3o m
piano_maintai 1n cg d
piano_own 1n cg d
piano_servic 1n cg g
piano_technic 1n cg j
piano_tun 1i cg 10
piano_yearly 1n cg d
pick p a 6 2n 6 2u 7 2w 6 2x 2 2z 5 42 8 46 9 4r 2 50 2 54 3 5c 6 5k 9 5s 6 61 6 66 a 67 b 69 f 6n 5 8c 6 8i 7 8p 6 8w c 9l d cb 2 co 9 dt 9 eo 5 f7 2 fj a ft 9
pick_bag 1n 42 b
pick_bottl 1n 5s c
pick_cardboa 1n ft f
pick_city 1n 5c c
pick_collect 1n dt c
pick_din 1n 2w c
pick_dirty 1n a b
pick_dish 1n 2u d
pick_fruit 1n 9l d
pick_hospita 1n fj b
pick_ord 1n 66 b
pick_pack 1n 67 l
pick_phon 1i co g
pick_play 1n 8i d
pick_point 1i 5k d 69 l
pick_robot 1n 9l e
pick_station 1n 8p b
pick_subscri 1n 61 b
pick_sunday 1n 2z a
pick_twenty 1n 2n b
pick_wash 1n 8w b
pick_worn 1n 46 b
pickl 1i 5z r f7 v
pickl_lacto 1n 5z b
pickl_lov 1n 5z e
pickl_relish 1n f7 9
pickl_vegetab 1i f7 a
pickleb 1n f3 10
pickleb_court 1n f3 i
pickup 1i 8w q em 7
picky 1n 1q f
picky_eat 1n 1q b
picnic 1n 38 e
picnic_basket 1n 38 b
pictur 4 1m 2 1n 3 20 2 2y 3 aq 3 ay 2 bl 3 cq 2
pictur_approv 1n cq c
pictur_barefoo 1n 9i b
pictur_be 1n ev a
pictur_book 1i 1n x
pictur_card 1a 1m a bh c
pictur_din 1n 5i c
pictur_family 1n 2y c
pictur_gam 1n 7p b
pictur_grandch 1n bi 9
pictur_light 1n 3g 9
pictur_mol 1n 7n f
pictur_non 1n 1m b
pictur_parent 1n 6l d
pictur_pay 1i 2y b
pictur_phon 1f 20 e bl 9
pictur_sign 1c 11 9
pictur_symptom 1n dx c
pictur_til 1i d3 a
pictur_togeth 1n ev a
pictur_twic 1n av a
pie 1i 5n 7 6p 7
piec m 0 6 a 5 b 3 m 3 10 3 1t 9 2a a 3o 7 3z 6 40 7 41 5 42 b 43 4 47 8 49 9 4b a 4c 5 4e 7 4f 7 5b 2 5t 6 5v 3 81 3 82 7 83 7 87 8 8b b 8c a 8m 3 8p 5 8w 3 90 8 92 9 9g 3 9w 4 a5 7 a7 8 aq 3 bg 6 cc 4 cd 4 cr 4 et 5 fe 4 fu 5
piec_borrow 1n 41 b
piec_mend 1i 42 a
piec_worn 1n 1t b
pier 1f 1v 4 9e g fr 3
pierc 1i m a 9g 9
pig 1f bq 9 f6 m fq d
pig_farm 1i fq b
pig_shar 1n f6 a
pigeon 1n fa 8
pigment 1n 3 h
pigs 1i 5p 8 fq j
pigs_warn 1n fq a
pik 1n 8a 8
pil x 25 4 7c m 7o 4 8j 6 aa 2 b4 5 b6 6 by 4 c0 2 d9 3 dx 2
pil_box 1n 7c e
pil_remind 1n 7c l
pil_tel 1n 7c c
pilat 1i g o s a
pilat_liv 1n g c
pilgr 1n 3k 9
pilgrim 1f 3k 16 6r c 6u k
pilgrim_group 1n 3k e
pilgrim_guid 1n 3k e
pilgrim_journey 1n 3k h
pilgrim_lourd 1n 3k 9
pilgrim_packag 1n 3k e
pilgrim_priest 1n 3k e
pilgrim_tour 1n 3k m
pilgrim_travel 1n 3k m
pilgrim_trip 1n 3k j
pillow 17 f 3 25 8 3r 3 5b 7 6g 6 8n s
pillow_whos 1n 8n c
pilot 1c 6z d er 4 fm 4 fr c
pin 19 4b 6 9f 8 bb 2 f3 4
pinbal 1n f4 9
pinbloc 1n cg 4
pinch 15 44 3 49 4 4a 4 5w 3 bm 3
ping 1i 1y d ed d
ping_child 1n ed b
ping_th 1n 1y b
pink 1n 3w 4
pins 1c 4b i c7 4 cg 7 e2 4
pins_fit 1n 4b c
pip 11 28 i 2e 3 8s 3 8z 6 95 4 9x 5 co 4 e6 8 ej 6 fv j
pip_listen 1n 28 b
pip_streetl 1n e6 a
pip_watch 1n fv b
pipelin 1f cv l cw 9 d6 g
pipelin_bring 1n cv b
pirat 1n 3s f
pit 1f 98 6 9c 3 f2 n
pit_toddl 1n f2 a
pitch 19 2k g 2l d 9f t ap 9 cg 7 ee 9
pitch_map 1n 9f g
pity 1n 1f 4
piz 1n 6n b
pizza 1f 2n c 3w 4 8x a
pizzeri 1n 6n a
plac c 5 3 i 3 n 4 s 2 14 4 1d 3 2t 3 37 3 3m 8 50 3 5a 4 5c 3 69 3 6m 2 6o 3 6t 4 6x 3 72 3 8y 3 9j 5 ab 4 al 3 b8 3 c7 3 c8 5 di 4 eg 3 fi 3
plac_approv 1n di d
plac_company 1i 5a b
plac_help 1n 72 b
plac_local 1i 14 a
plac_morocco 1n 5 b
plac_rent 1n c8 e
plac_scholar 1n ab b
plac_shar 1i 37 a
plac_step 1n 6x 9
plac_tabl 1n 2t c
placeme 1f 14 e 50 l eg p
plain r 0 5 w 7 3f 7 4d 4 76 6 8a 2 al 9 ay 3 bf 7 bx 6 cv b cw 7 d1 8 d9 8 ec i ed 2 eq 2 fd 6
plain_enough 1n 3f 9
plain_invoic 1n d1 b
plain_languag 1a w 8 al 9 cv c d9 9 ec r
plain_sentenc 1i cw a fd 9
plain_word 12 76 7 bx 7
plainly 15 26 4 76 4 7j 4 9r 3 ed 4 er 3
plait 1n c 4
plan e f 6 l 8 t 4 z 6 11 6 1g 8 1p 7 1q b 1s 3 1t 4 1u 6 1v c 1w 5 2x b 36 3 37 7 3d 9 3n 4 3u 4 3v 5 56 7 5a 4 5c 1 6d a 6w 6 70 3 73 6 74 b 75 6 7c 7 7e 8 7h 7 7k 9 7n 4 7x 4 8k a 8t 5 8z 5 90 6 93 4 9c 4 9d 3 9i 3 a5 4 a6 4 aa a b9 2 bo 5 c2 7 ca 2 cq 4 d5 6 dh b dz 4 e3 3 e5 4 e7 9 e8 5 e9 4 ed 5 ei 4 ej 5 ek 4 el 5 em 3 en b es 7 fm 5
plan_adult 1n 7e c
plan_app 17 1q f 1t a 7c 8 dh b
plan_applica 1n e7 e
plan_around 1n 1v b
plan_baby 1n 1g d
plan_bank 1n 56 c
plan_build 1i 8t a
plan_chang 1c 74 c fm 9
plan_crew 1n el c
plan_deliver 1n en c
plan_diabet 1n l g
plan_family 1f 1v a 7h b
plan_form 1n e7 c
plan_funeral 1i 3d 9
plan_group 1n 37 e
plan_homesch 1n 1p a
plan_host 1n 5a c
plan_inspect 1n em b
plan_last 1n 3n b
plan_liv 1n ed b
plan_machin 1i 6d e
plan_medical 1n 7x b
plan_messag 1i 1g 9 3v a
plan_paint 1n 8z b
plan_pap 1n 8k d
plan_part w a6 6
plan_patient 1n 11 b
plan_pay 1n bo b
plan_phon 1n es b
plan_prepar 1i 56 b ej a
plan_round 1n 9i b
plan_rout 1i 36 a en c
plan_season 1i 1q a
plan_shop 1n 90 b
plan_skin 1n 7n a
plan_smal 1i 2x b
plan_social 1n cq c
plan_softwar 1n 6d g
plan_split 1n aa b
plan_student 1n 8k c
plan_subscri 1n 2x c
plan_sup 1n 1q f
plan_team 1i 3u b
plan_tool 1n d5 b
plan_train 1n dz b
plan_travel 1i 6w b
plan_vegetab 1n 1u b
plan_video 1n z b
plan_wed 1n 2x c
plan_women 1n c2 c
plan_wooden 1n a5 b
plan_writ 1n 7k b
plank 1i f 4 19 4
plant r 1u p 24 m 3c d 3f 6 4q q 4x 3 58 2 5y i 67 6 75 5 85 9 8d r 8n 7 8t 8 8x 3 95 d 9r 8 9s a 9u 9 dp 2 fb 8 fl 4 fm 8 fp 5 fv 4
plant_abattoi 1n 9r b
plant_abov 1n 3f 9
plant_again 1n fb a
plant_app 1i 1u g
plant_bas 1i 5y q
plant_calenda 1n 1u g
plant_car 1i 1u s
plant_ceramic 1n 67 b
plant_chosen 1n 8d b
plant_keep 1n 1u d
plant_lov 1n 8d h
plant_market 1n 85 b
plant_offic 1i 4q n
plant_onlin 1n 8d k
plant_own 1n 24 d
plant_pay 1n 9u a
plant_photo 1i 1u c 3c 8
plant_pot 1f 24 q
plant_protein 1n 5y k
plant_rent 1i 4q d
plant_send 1n 95 c
plant_sensor 1n 24 j
plant_servic 1f 4q f
plant_shop 1f 8d b
plant_sold 1n 8n c
plant_wal 1n 4q e
plant_water 1i 4q d
plantai 1n 5r j
plantai_yam 1n 5r a
plaqu 1n 3g w
plaqu_cod 1n 3g g
plast 19 d 3 s 3 3l 3 7y 9 bf 3
plaster 1i ei 9 ej 9
plastic 11 9 f a 7 b 6 2a d 44 9 55 3 5t 5 7c 5 9a 5 9w q d3 3 ft g fu h
plastic_brick 1n 9w f
plastic_part 1n 2a c
plastic_pav 1n 9w h
plastic_sachet 1n fu f
plastic_shop 1n ft b
plastic_sol 1n 44 b
plastic_wast 1n 9w j
plat r l b 1c 4 1f 3 1q 2 1z 4 2m 3 2t 5 2w a 31 5 3y c 6f 3 75 5 76 4 7i 4 8m d 91 7 cg 2 dz 3 et 4
plat_bowl 1n 8m c
plat_help 1n l b
platfor i 11 2 1b 8 1c b 1l 2 1w 4 1y 8 2n 4 2t 3 2y 3 30 3 33 4 38 5 3d 6 3l 3 3n 3 3o 4 3p 4 4d 2 4g 6 4l 3 4m 8 4n 4 4p 2 4v 3 4w 3 51 3 52 5 57 2 5a 5 5f 5 5h 2 69 3 6e 3 6i 6 6n 4 6t 4 79 3 7l 2 7w 5 83 4 8r 7 8z 4 9f 2 a3 3 ab 2 ad 2 ae 3 at 3 aw 3 b1 3 b8 7 ba 7 bb 8 bj 3 c6 2 c7 2 cw 3 dg 3 di 4 dk 4 dq 3 e3 4 e8 8 eg 2 f5 5 fj 4
platfor_accessi 1n 6t a
platfor_assista 1n 5a c
platfor_collect 1n 83 9
platfor_family 1n 3d a
platfor_find 1i bj 8
platfor_haulag 1n 4g b
platfor_hir 1n 4m b
platfor_hom 1n f5 d
platfor_hors 1n e3 b
platfor_illustr 1n b8 b
platfor_liv 1i 3p a
platfor_off 1n 1b c
platfor_own 1c 38 9 8r a
platfor_ping 1n 1y b
platfor_public 1n e8 a
platfor_rent 1f 5f a
platfor_retir 1n 3o b
platfor_smal 1n 1c b
platfor_vital 1n 7w a
play o h 4 25 6 2j 6 32 8 39 4 3b c 3o 8 3s 8 3t 7 3x 4 6k 3 7p 2 7q 6 86 4 8g 4 8i g 8q 5 a7 6 a8 6 aj 6 ap 7 b3 a b4 h b5 a b7 3 cf 7 cg 4 ch 7 ci 6 cj 5 ck 5 cs 2 dt 8 e4 9 ey a ez 4 f2 g f3 b f4 3 fg 6
play_back 1f a8 a
play_board 1i 3b f
play_card 1n 3t b
play_child 1n b3 h
play_corn 1n 2j c
play_equipme 1n e4 f
play_garden 1n dt c
play_hal 1i f2 g
play_half 1n 8i d
play_hir 1n aj c
play_run 1n b4 b
play_sal 1n ap d
play_song 1n 7q b
play_sound 1n 25 b
play_whol 1n 32 c
playboo 1n d9 b
playdat 1n af p
playgro 11 1v 9 2p 3 2q 3 3a 3 3m 6 3s 3 3x 5 73 3 bi 3 bl 3 e4 u ez 6 f2 o f5 3
playgro_bal 1n f2 a
playgro_defect 1n e4 f
playgro_inspect 1n e4 u
playgro_near 1n f2 e
playgro_safety 1n e4 f
playhou 1n f2 9
playlis 1i a7 d ci 6
playlis_app 1n a7 b
playroo 1i 8g 8 f2 8
pleas v g 2 t 2 2o 3 6l 2 bz 2 cb 2
pleasan 1n a0 4
plenty 1c 1x 2 4c 3 5h 2 66 3
plot 1a 19 c 9s g 9y 7 e9 j fc v
plot_edg 1n fc a
plot_fre 1n e9 b
plot_garden 1n fc c
plot_lend 1n fc c
plot_shar 1n fc c
plot_vegetab 1n fc c
plough 1i 9o h fp 4
plug 12 17 7 18 5 1z 3 22 3 26 3 2b o 8s 3 91 5 9t 6 c9 3
plug_normal 1n 2b b
plug_solar 1n 2b n
plugin 1n fh i
plum 1c d 2 5p 3 8f 3 f8 6
plumb 16 28 9 8s a be 4 co g cz 8 ej c ek c
plumb_asks 1n co c
plung 1n n j
plung_hot 1n n b
plus 1f v c 3z 9 81 c
plus_screen 1n v b
plus_siz 1i 81 a
plush 1n 8g b
poach 1n 30 4
pocket w 2h 3 2x 2 4a 8 4b 2 4o 2 81 b 9j 3 bg 6 bq j bu 3
pocket_money 1n bq r
pocket_women 1n 81 b
pocket_young 1n bg 9
pod 1n 5w 3
podcast 17 3i 5 4d b 4x n b1 13 b3 c b8 8 b9 6
podcast_band 1n 4d b
podcast_network 1n b1 r
podcast_product 1n 4x h
podcast_unsolv 1n b1 b
podcast_weekly 1n b1 e
podcast_women 1n b1 b
podiat 1n p b
podiatr 1n p u
podiatr_hom 1n p d
podiatr_visit 1n p h
pods 1n 5m b
poem 1f 8j 7 b6 4 bn r
poem_birthda 1n bn d
poem_writ 1n bn b
poet 1n bn g
poet_typewri 1n bn 9
poetry 1n 5 4
point s l 4 16 e 1m 3 1r 4 1x 7 5k 8 69 e 6j 7 6s 3 6w 3 7j 2 9r 4 9t f a2 5 a4 4 bw 2 c9 9 cm 6 dq 2 en 3 fu 4
point_garag 1n c9 b
point_investm 1n 9t b
point_oth 1n 1x c
point_parcel 1n 69 c
point_phon 1i 6j a
point_town 1n 5k b
pointle 1n 8r 6
poison 16 1u 4 31 4 4q 4 8d 4 fa j fs 3
poisono 1i 8d 8 f9 4
pokemon 1n 83 9
pokémon 1n 83 z
pol 1a 2a 3 8h 3 8p 6 8u h
pol_ground 1n 8u d
poland u 7 5 x 5 1l 4 22 5 2c 5 3i 4 40 5 4g 5 53 5 5y 5 6i 5 75 5 7p 5 7z 4 86 4 98 5 9z 5 at 5 b3 5 bi 4 bj 4 bo 5 cr 5 d3 5 dx 5 e5 5 e9 5 er 5
polic 14 13 6 1b 4 2f 5 4o f 7u 6 ad 3 cb 4 d3 7
policy 16 al 3 bu e dk 3 dm a dn c er 3 fk 5
policy_evidenc 1n dm b
policyh 1i bu g er j
policyh_film 1n er c
polish 17 3 8 1f 3 47 3 48 3 5r 7 5z e
polish_recip 1n 5z b
polit 1i 3p 4 da b
politel 1i 57 3 7v 2
pollen 1i 27 a 7r p
pollen_air 1n 7r b
pollina 1n 85 9
pond 19 34 8 9n s 9q 6 af 3 dq 4
pond_oxygen 1n 9n h
pontoon 1n 9e a
pony 1i 9i 9 e3 g
poodl 1n dr 5
pool z 2 3 4 5 j k 2g 6 39 9 4i g 50 7 6y t b0 7 bu 7 c7 6 f2 b fj 6 fu 4 fv 6
pool_drink 1n 39 b
pool_family 1n 6y j
pool_garden 1n 6y j
pool_hourly 1n 6y i
pool_ord 1n 4i n
pool_own 1i 6y i
pool_patient 1n j b
pool_rent 1n 6y f
pool_shar 1n 6y c
pool_smal 1n j b
poor 1c 25 d 5p 3 61 3 9h 5
poor_sleep 1n 25 d
poorly 1n el 6
pop 1a 2t 9 4p r cl e f7 2
pop_shop 1n 4p j
pop_stor 1n 4p d
popcorn 1i 5v a cl 3
popup 1n 4p r
popup_spac 1n 4p k
por 1n fl c
porcela 1n 8m b
porch 1n 8v 4
pork 1n f6 u
pork_box 1n f6 a
pork_farm 1n f6 a
pork_fisherm 1n f6 a
pork_shar 1n f6 a
porosit 1n 2 e
porridg 1i 75 4 c9 3
port 19 68 f 6g 8 7x 3 9e 7 9y 6 fk 4
portabl 1n 2b a
portal v q 4 r 6 10 4 1b 6 2x 5 34 6 37 4 3g 4 5a 5 6g 5 6m 4 70 3 99 7 ab 2 ag 4 ao c bb c cs 8 e1 6 e7 8 em 4 eq 4 es 2 fh 6
portal_night 1n ao a
portal_violin 1n bb b
portfol 1c a6 g ab 3 br j bx m
portfol_short 1n br b
portfol_writ 1n bx b
portion 16 2l 9 3y a 5i 8 5n c 6f 4 75 a dv g f5 x
portion_br 1n 3y b
portion_cook 1n f5 a
portion_instead 1n 75 b
portion_pension 1n 5n b
portion_weight 1n dv b
portlan 1f 87 8 8d 9 8t 8
porto 1a 1r 8 3w 8 4d 8 ex 6 fg 6
portrai 1i 2y b ay 12
portrai_selfy 1n ay h
portuga w 4 5 y 6 12 5 2a 6 35 5 44 8 4i 6 55 6 69 6 6g 6 6m 5 6t 5 7r 5 7w 5 9p 5 a0 5 a4 5 as 5 bq 5 cz 6 d2 5 e7 6
portugu 1f 3c 7 3p 8 a0 g
portugu_vocabul 1n a0 b
positio 17 21 3 22 4 74 3 d5 a d9 4 df 8 ed 9
positio_twelv 1n d5 b
possibl 1a 1i 4 b8 4 cu 4
post j 5 4 9 3 b 6 w 3 1w 6 46 6 4f 6 4m 3 4n 8 4r 3 4v 7 4y 5 50 4 5c 4 5m 5 5o 3 5q 3 5t 5 60 5 61 3 62 3 6b 3 6r 4 7s 3 7z 2 82 9 84 8 86 c 88 9 8d 4 8e 3 8j 8 8l 7 8n 3 8o 3 95 7 9w 5 b6 6 b7 4 b8 3 bb 5 bi 5 bk 4 bn 4 c9 6 cq f df 9 do 5 dw 6 e2 8 eg 5 ff 7 fi 6 fk 5
post_app 1n b6 c
post_box 1i 95 b
post_brand 1n 4v c
post_count 1a 82 7 ff b
post_decisio 1n do c
post_ebay 1n fi a
post_flat 1n 5m b
post_harvest 1i 60 a
post_instagr 1n cq c
post_let 1i 86 8
post_noth 1n 4f b
post_offic 1i 6r 9
post_pallet 1n fk b
post_send 1n 84 9
post_short 1n eg b
post_sort 1n df g
post_stamp 1n 4y c
post_surpris 1n 8j c
post_thermal 1n e2 b
post_vacancy 1n bb b
post_wal 1n dw b
postag 1i 2a 4 67 5
postal 1n 5f 6
postcar 1c x 7 8k a bi s d8 2
postcar_grandpa 1n bi d
postcod 1i 1u d cg d
postcod_technic 1n cg b
posting 1n 56 5
postman 1i 6 4
postnat 1i c 5 o v
postnat_car 1n o m
postnat_doula 1n o e
postpar 1i o a 78 a
postpon 1n fo 5
postur 1c g d 2d x 7b 9 a7 4
postur_collaps 1n 2d b
postur_correct 1n 2d g
postur_reform 1n g c
postur_wearabl 1n 2d n
pot t 3 4 8 4 1u 5 24 l 2h 5 2s 3 31 3 66 4 7i a 80 4 8d h 8m 6 bp a bv a c2 8 et j fb f
pot_christm 1n fb e
pot_holiday 1n 7i b
pot_indoor 1n 8d b
pot_kiln 1n et c
pot_local 1n 8d b
pot_rent 1n et a
pot_turn 1n bv b
pot_wat 1n 24 f
pot_wheel 1n et f
potato 17 30 3 3m 3 5i 3 5k 3 5v a bh 5
pothol 1n e6 v
pothol_dead 1n e6 a
pots 11 3 7 19 5 24 f 2s 4 30 5 4q 5 5i 9 5z 9 7i a 8d 7 9k 5 c2 9 fb 3
pots_card 1n 5i c
pots_deliver 1n 5z b
pottery 1c 61 4 62 4 8m i et y
pottery_clas 1n et j
pottery_drôm 1n 8m c
pottery_studio 1n et n
pottery_wheel 1n et c
pottery_worksho 1i et b
pouch 1c 43 6 5o d 5q 6 dv 6
poultry 1i 9q 8 fq e
pour y 8 c 2e 2 2j 3 33 3 5m 5 5s 3 61 7 62 5 63 7 8u 3 ei 6 ev 3 f8 6
pour_soy 1n 8 c
pow u 1e 4 2b 9 2h 4 2z 5 4i 6 56 3 59 3 5c 5 66 5 69 3 7h 3 8m 4 8s 3 9e 4 9f 8 9k 8 9n 4 9t 6 9u d 9v 9 al 7 c9 9 fn 5
pow_plant 1n 9u h
pow_used 1n c9 b
powd 1a 7 d 9 7 1r 6 2s b 64 8
power 1i 9l c e5 c
power_field 1n 9l a
power_sensor 1n e5 a
practi 1c a2 e a7 9 a8 k aj f
practic n g 2 k 8 l 3 p 3 q d u 7 v 4 x h z e 11 g 3p 4 3v 8 4i b 4k 5 4r 6 4z 4 58 c 5b 4 5g 4 77 3 79 6 7b 5 7g 9 7n 4 7p 8 8l 4 9h 6 a2 c a7 b a8 d aj e cc c ce 6 co 9 cq 8 cs 2 dn 4 dy a ea 4 el 4 ep 3 eq g
practic_app 1c 9h a a2 d cc b
practic_clos 1n dy c
practic_electri 1n 3v b
practic_even 1i 58 c
practic_fre 1i co b
practic_own 1i cq b
practic_room 1n ce c
practic_softwar 1a x m z d 11 f eq d
practic_system 1c q 9
practic_talk 1n 7g b
practis x z 8 3o 5 4e 2 4k b 4z 3 52 2 7p 3 a1 6 a2 5 a7 e a8 h ac 3 aj c ap f cc h ce i dl 3 du 9 ey 2
practis_emergen 1n 4k c
practis_objecti 1n ap b
practis_room 1n ce i
practis_slow 1n cc 9
practis_someon 1n aj c
practis_speak 1n a8 j
practis_violin 1n a7 g
pragu 19 1y 8 29 8 32 8 4p 7 6v 5 fj 7
prais 17 f 3 1v 4 7p 7 a5 3 as 4 cs 3 dl 4
pralin 1n 5w t
pralin_seasona 1n 5w b
pram 13 a 3 26 3 29 7 2j a 3x 3 8h f af 3 ez 7 f3 2
pram_rent 1n 8h g
pram_welcom 1n 2j c
pray 1f 14 3 3i 12 3k a
pray_app 1n 3i o
pray_audio 1n 3i b
pray_bibl 1n 3i 9
pray_daily 1n 3i b
pray_guid 1n 3i b
pray_messag 1n 3i b
pray_monk 1n 3i b
pray_morn 1n 3i b
pray_read 1n 3i b
pray_voic 1n 3i c
pre 19 1j k 1y 8 42 d 6n 8 7y 8 8c d
pre_cut 1n 7y 8
pre_lov 1c 1j i
prediab 1n 76 b
predict 17 27 a 4h 8 77 4 7r d d5 8 dd e fm h
predict_chargeb 1n dd g
predict_mainten 1n fm g
predict_mould 1n 27 b
pref 1i 6k 5 df 5
prefab 1n 9x r
prefabr 1n 9x p
prefabr_hous 1n 9x c
prefac 1n 8j 4
pregnan 17 g 8 n 3 4e g 63 7 78 t 7w 7 9g 3
pregnan_app 1n 78 c
pregnan_cloth 1n 4e e
pregnan_cours 1n 78 g
pregnan_newborn 1n 78 m
prelov 1i 1y a 42 a
premis 1i 2j 5 58 c
premium 1i bu 5 dv 9
prep 1c 2l 3 3n 9 5n l a4 d
prep_athlet 1n 5n g
prepaid 1a 3k 3 6m 4 6t 4 9v a bq b
prepaid_card 1n bq b
prepaid_phon 1n 9v a
prepar w o 6 2i 8 2l 5 30 8 56 8 5n d 6a 8 74 6 77 8 7m 8 a4 a a6 6 ac 8 aj 6 ao 5 by 3 c1 9 cc 4 ea 3 ej 8 eq 9 er 8
prepar_board 1n 56 c
prepar_candida 1n a4 b
prepar_driv 1n ac b
prepar_estimat 1n ej b
prepar_export 1n 6a b
prepar_meal 1i 30 b 5n i
prepar_pag 1n 77 b
prepar_pap 1n c1 d
prepar_questio 1n 7m b
prepar_schoolc 1n 2i b
prepar_settlem 1n er c
prepar_work 1n eq b
prepara 1i 78 a a4 n
prepara_cours 1n a4 g
pres p 0 6 t 2 25 3 2f 7 2r e 4o 6 4v 2 5b 2 62 b 6c 7 7r 7 88 3 9w 9 am 4 b9 2 cj 9 cn 6 fi 5
pres_brick 1n 9w d
pres_button 1a 4o 9
pres_juic 1n 2r i
pres_nordic 1n 0 b
pres_sam 1n 62 c
pres_send 1i cn a
pres_vegetab 1n 2r b
pres_whos 1n 6c b
prescho 1n 3m b
prescri 11 1 5 k c o 5 x 6 y c 48 d 77 2 7c 8 7g i bf 4 co a dx 3 fe 3
prescri_lens 1n 48 b
prescri_request 1n co c
prescri_sent 1n 7g i
present z 0 6 1e 5 24 3 2v 3 47 6 4q 3 59 3 5w 7 6z 4 8o a ak 6 bp 2
preserv 1i 1 c f7 v
preserv_childre 1n 1 b
preside 1n eb 5
pressin 1n 9w 3
pressur 17 b 5 e 3 5z 7 7w e 8v i
pressur_wash 1n 8v k
pretend 1i an 5 fa 6
pretti 1i aq 5 d7 5
pretty 1i 7e 4
prevent 1c 11 4 dd e dk 4 f0 7
pric g 5 2 7 2 1r c 22 5 2i 2 3d 7 46 2 4i 6 4w 4 55 2 5c 3 5m 4 5p 7 5w 2 62 4 66 3 67 2 8b 5 8c 3 8j 5 8t 4 8x 5 8z 5 92 5 ap 3 br 4 bz 3 c4 4 ca 4 ci 3 d7 6 ej 6 f9 5 fi 3
pric_chain 1n 8b b
pric_choos 1n 3d a
pric_client 1n d7 b
pric_fal 1a br 8
pric_guarant 1n c4 b
pric_nam 1f f9 8
pric_overnig 1n fi a
pric_photo 1n 92 b
pric_renovat 1n 8z b
pric_send 1n 8x c
pric_shop 1n 1r e
pric_text 1n 4w c
prick 1n 7s j
prick_hom 1n 7s b
priest 1a 3e 6 3k k 9d 3
priest_doctor 1n 3k 9
primary 15 27 7 2w a 3o 4 3r 4 3v 7 6l 7 a2 e ex 3 ey e
primary_school 16 2w 8 ey b
primary_teach 1n a2 b
print m 1n a 2a l 2y 4 2z 3 3h 3 48 4 4a 3 4d h 4w 2 4z 3 55 e 5g 2 67 3 6c 5 6e 2 76 3 77 3 7d 5 81 c 84 2 8i 6 8k 6 8l g 9x b a1 3 ac 3 ak 9 b0 7 b8 7 b9 g bi f bj 4 bk 5 bl g bm a bx 4 d8 4 e2 4 eu 5 fu 3
print_book 1c ak 9 bm g
print_demand 1n 4d c
print_digitis 1n bk 9
print_dressma 1n 81 b
print_edition 1n b0 b
print_fabric 1n eu 8
print_hom 1f 81 d
print_hous 1n 9x o
print_issu 1i b9 f
print_lamp 1n 2a e
print_liv 1n b8 b
print_magazin 1n b9 w
print_newspap 1n bi 9
print_ord 1n 4d b
print_part 1f 2a i
print_photo 1i bi i bl g
print_postcar 1n bi 9
print_recycl 1n 2a c
print_replace 1n 2a h
print_servic 1n 55 f
print_shirt 1n 4d o
print_spar 1n 55 c
print_thing 1n 2a p
print_tre 1n bj 9
print_young 1n 8l b
printma 1n eu q
printma_worksho 1n eu a
priorit 1i ax a eb 8
prison 1n 1f a
privacy 19 4w 4 6k 4 cp 4 d6 4 dn s fr 4
privacy_complia 1n dn o
privacy_policy 1n dn d
privat q u 4 z 4 1j 4 22 7 2w 6 30 h 36 9 38 3 3m 4 3n 8 3r 4 5f 8 6l 5 6y f 8y 5 93 6 9z 6 a0 3 a4 6 a7 4 bn 4 bx 4 c6 a c8 a ci 6 da 2 ed 4 eh 4 f7 5
privat_chef 1n 30 y
privat_garden 1i 6y p f7 8
privat_hom 1i 93 a
privat_offic 1n 5f f
privat_own 1n 36 b
privat_park 1n c8 g
privat_party 1i ci 8
privat_pool 1n 6y h
private 1i ad 5 c6 k
priz 1a 62 3 8i 4 cm 7 ey 7 f4 3
prob 1a 9a b 9n j 9r 3 fp e fv n
prob_allerge 1n 9a b
prob_satelli 1n fp a
prob_smal 1n fv b
prob_warn 1n 9n a
probabl 1c v 3 45 3 91 4 c3 3
probat 1n al r
probat_form 1n al b
probati 1n di g
probati_dat 1n di d
probiot 1n 5z b
problem 19 3n 6 7p 8 7q 8 ah a dz 7 e6 7
problem_repair 1n ah b
proces 11 0 c u 3 5m 3 5y 3 at e aw 6 ct 3 cv 3 d9 3 dc 5 dn 7 do 4 dp 3
proces_automat 1n at b
proces_oliv 1n 0 b
process 1a 9d 6 d9 3 ep 4 eq 4 fb 4
procras 1n 7e b
procure 1n ao s
procure_portal 1n ao e
produc 14 6 a 4x c 54 7 5c j 5h g 5k b 6a 7 9k 5 b1 h fo 7
produc_pick 1n 5c c
produc_podcast 1n b1 g
produc_sanitar 1n 6 b
product o 0 7 1 6 2 7 6 7 b 7 d 8 1z 3 2a 5 43 4 4n a 4x i 54 5 55 8 57 5 5e 5 5h 4 5j 7 5r 9 6a 6 6c 4 6d i 6p b 7d 8 89 9 8o 8 9w a 9y 6 aq k ar 6 bf a c2 2 cr 8 ct 6 cx 6 dm 2 dw 5 fh 7 fi 6 fl b fm 4 fo b
product_check 1n 4n b
product_company 1i 4x e fo a
product_depend 1n cx c
product_descrip 1n cr h
product_fee 1n 4n b
product_few 1n 1 b
product_fil 1n 6a b
product_homelan 1n 5r e
product_imag 1n aq j
product_lin 1n fl i
product_list 1i 6p i
product_ord 1n 6d k
product_photo 1n aq w
product_photogr 1i aq h
product_pictur 1n aq e
product_plan 1n 6d t
product_smal 1n 8o b
product_wat 1n 0 b
profess u e 5 n 5 z 3 2n 5 3j 2 41 5 4b 5 4y 3 50 5 6x 4 71 5 7l 4 8w 5 90 5 96 c ae 5 ax 3 ay c az 3 bb 3 bj 3 df 4 ep 3 eq 3
profess_headsho 1n ay e
profess_organis 1n 96 g
profil 14 3g 5 4m 8 4v a 56 3 5s 7 ae 8 ay 7 b7 3 cq 8 eg 3
profil_physiot 1n 4v c
profit 1a 2o 4 8w 4 db 9 ej 4 fi h
profit_item 1n fi c
program s k c l 4 10 7 13 a 14 4 15 8 1a d 1g 3 1i 3 2i 7 3r 5 3w a 3x 4 53 6 5a 7 6o 5 72 c 7a 6 7f 7 7o 4 98 5 9r 4 9x 4 a3 k at b ax 5 bd 6 cc 3 d6 5 dk 8 dq 3
program_against 1n 72 b
program_city 1n bd a
program_cours 1n a3 h
program_drink 1n 7f b
program_instal 1n 2i b
program_persona 1n k c
program_robotic 1n 1a b
progres 1n ei b
project y 16 b 18 d 1c f 23 7 3w 6 4m g 4w b 53 2 7y k 8z 4 94 3 9s 4 a3 b cl 4 db u do 3 e8 9 eg a fl 3
project_build 1n 7y 8
project_managem 1n db t
project_region 1n 1c b
project_show 1n db c
project_test 1n 4m b
project_track 1n db e
prolong 1n 1z 4
promis j g 3 1a 3 2f 3 3f 2 3z 4 4i 3 4o 2 4t 3 53 2 55 2 6d 2 6x 2 7j 2 7l 3 7q 3 ab 3 cn 3 cy 3 d6 2 dj 2 e8 3 eq 2 fd 3
prompt 1i 8k b cf h
prompt_stop 1n cf a
pronoun 1n 7p b
pronunc 1i 7p a a8 u
pronunc_coach 1n a8 g
proof s 1z 4 4l 4 52 3 7q 2 95 3 9g 2 9y 8 bf e bz 6 dd 9 dm e dn 7 ei 4 el a en 3 fo 5 ft 4
proof_cloud 1n dm b
proof_discree 1n bf b
proof_underwe 1n bf d
proof_win 1n dd b
prop 17 1f 4 2z 3 32 4 86 8 cd d d1 c
prop_invoic 1n d1 d
prop_seal 1n 86 9
properl 1n dj 3
propert 13 1j 8 27 3 28 a 4p 6 69 9 7l p 98 6 d8 7 e4 5 eh l es j
propert_investm 1n 7l c
propert_manag 1a 28 9 eh g
propert_managem 1n eh i
propert_shar 1n 7l j
proport 1n bp e
proport_earn 1n bp b
propos 14 21 3 4m 4 79 4 ag 4 at 3 au 5 db a e8 f ef 9
propos_discus 1n e8 a
propos_grad 1n ef b
propos_project 1i db b
proposa 19 53 9 ao 7 au 3 d7 11 db 4 e8 c
proposa_agenc 1n d7 e
proposa_brief 1n d7 b
proposa_softwar 1n d7 t
prosecc 1n ev g
prospec 1i 7l 4 d0 r
prospec_cal 1n d0 b
prostat 1n bf c
prostat_surgery 1n bf 9
protect p 4 8 q 2 t 2 10 2 13 2 15 2 28 3 49 6 4a 6 5b 5 7o 2 7q 2 7u e 8f 4 99 b 9h 4 ay 2 di 2 dj 2 dn d ed 2 fg 2
protect_firm 1n 99 j
protect_offic 1n dn k
protect_recycl 1n 49 c
protect_senior 1n 7u h
protein 19 2r b 5n 8 5v o 5y r 9q m dv f
protein_bar 1n 5v i
protein_beef 1n 5y a
protein_flour 1n 5y a
protein_ingredi 1n 5v b
protein_shak 1n 2r b
protein_smal 1n dv b
protest 1n cm 3
prototy 1c 26 4 2g 4 55 z 8f 4
prototy_devic 1n 55 c
prototy_print 1n 55 f
proud 1a 4w 2 a1 2 ff 4
prov y 3u 3 97 3 9o 3 9y d al 3 b7 3 cn 3 dd 5 e2 5 e4 3 e8 3 el 3 fd 3
prov_bottl 1n 9y a
proven 1n cp 5
provena 1n 9y 9
provenc 1i 0 9 30 3
provid 16 4z 8 52 d 6m 4 au 6 bz k d0 4 dd 6 de 6
provok 1n am 5
prun 1n 8t b
psalm 1n 3i y
psalm_app 1n 3i b
psalm_daily 1n 3i b
psalm_morn 1n 3i b
psorias 1i 1 j 7n i
psychic 1n fd f
psychol 19 z d 71 4 79 n 7a 4 7o a dk f
psychol_paid 1n dk b
psychol_train 1n 79 c
psychol_video 1i 7o a
psychom 1n 4h b
psychot 1f z e 3j 8 79 a
pub 1c 32 7 65 3 b5 4 cm o
pub_quiz 1i cm h
public t n 5 16 4 1a 7 1d 4 21 5 2w 3 4j 5 52 6 7w 4 a3 3 a8 5 af 3 ao i b0 4 cb 3 cs 2 cy 6 d7 6 e5 8 e6 4 e8 b ec 7 fv 4
public_authori 1n ec b
public_bins 1n e5 d
public_consult 1n e8 f
public_contrac 1i ao b
public_procure 1n ao c
public_school 1i 1a a
public_tend 1i ao i
publish u 1c 3 1n 3 1q 3 4x 8 8j 9 a3 3 a4 3 a5 3 a6 4 ac 3 ar 3 az 6 b0 3 b2 7 b6 3 ba c bh 4 bz 3 cc 5 cf 4 cr 3 e8 4
publish_graphic 1n ba b
publish_post 1n 8j c
publish_video 1n b2 b
pubs 1n cm l
puglia 1n 62 e
puglia_receiv 1n 62 b
pul s k 2 m 3 2b 3 2f 6 2k 3 4e 4 7f 3 9l 5 cb 4 cw d dq 5 dw 5
pul_off 1n 2f b
pul_request 1n cw m
pullov 1n 8w 5
puls 1f 26 c dj h
puls_survey 1n dj g
puls_tempera 1n 26 b
pump z 16 d 22 4 24 8 26 6 5q 6 91 8 93 j 9u 8 9v c b2 4 ea 4 ek c fm 6 fn 6
pump_advic 1n 93 h
pump_basil 1n 24 b
pump_family 1n 16 b
pump_measur 1n 93 b
pump_virtual 1n 9u a
pumpkin 1i 30 4 dv 4
punch 1i 87 6 ei a
punctur 1n c5 5
punish 1i ak 4 cs 5
pupil x i 3 13 6 17 6 2w a 3n m 3o k 3q 4 9z k ad 3 ce 4 cg 3 ch 9 du 3 ed a ef 8 eg 3 ey 9
pupil_answ 1n 9z d
pupil_choos 1n 3o b
pupil_math 1n 3n b
pupil_typ 1n 9z b
puppy 16 1d 7 dq b dt e du l dw 6 dx 4 dy 4 e1 8
puppy_school 1n du g
pur 1f 85 4 8u 5
purcha 1n 4i m
purchas x 1c 6 1j 8 1l 9 23 6 2v 9 42 a 4h 8 4i j 4s 9 5w a 7i 6 9v 5 c1 6 cp 3 d1 3 d9 5 e7 3 ff 9
purchas_credit 1n 4h b
purchas_group 1n 4i j
pure 1n 5o b
purif 1i 16 a 2e a
purifi 1i 27 k 2e a
purity 1f 5x 4 60 4 ft 3
purpos 12 z 3 26 3 8g 3 aa 3 ar 3 c0 3 dk 3
purs 1f 43 9 5v 4 87 8
puré 1n 5o o
puré_fing 1n 5o b
push 14 9 3 6i 3 7q 6 84 6 c5 3 ex 5
pushcha 1i 21 i cb 7
pushcha_photo 1n 21 b
put d z 3 2d 3 4e 5 5n 3 5u 3 73 3 7i 2 8j 3 8w 3 9x 3 a3 2 b3 3 bq 3 by 3 c9 3
put_charg 1n c9 b
put_freez 1n 5n b
put_fresh 1n 3c 9
put_jars 1n 5u b
put_laundry 1n 8w b
put_money 1f bq a
put_second 1i 4e b
put_sum 1n 9x a
put_togeth 1a z 9 73 9
put_wooden 1n b3 b
puts z 1e 8 1s 9 5x 2 69 3 6f 3 7i e ax 8 cz c eb 2 ec 3 fm 5
puts_asid 1n 7i j
puts_everyth 1n 1s c
puts_mail 1n ax b
puts_pag 1n cz g
puts_solar 1n 1e b
puzzl 15 32 8 82 u 86 g 8g 8 8h 3 8i 8 b5 x bh d ey d
puzzl_brick 1n 82 m
puzzl_exchang 1n 82 c
puzzl_gam 1n b5 y
puzzl_library 1n 82 c
puzzl_story 1n 86 k
puzzl_subscri 1n 82 c
puzzl_swap 1n 82 c
pyjama 1i ez 3
python 1n a3 k
quality 15 q 4 u 4 27 g 4l 9 97 7 aq 7 el e fl n fv l
quality_camera 1n fl l
quality_check 1n el h
quality_monitor 1i fv e
quantit 1f 5h 4 bm 3 ej e
quantit_pric 1n ej b
quarrel x 1i 8 3g 2 3r 3 5e 3 8r 3 bd 4 bl 3 c6 3 ck 7 da 2 di 3 f4 2 fc 3
quarry 1i fk 4 fr 5
quart q y 2 1b 2 1w 2 2k 5 2x 2 3n 3 3q 4 4i 2 50 2 5b 2 6w 2 7l 4 7v 2 8f 4 8y 2 9u 4 dn 2 e2 4 f5 4 fn 6 fv 3
quart_find 1n fn b
quarter 1i 60 d b9 o
quarter_box 1n 60 b
quartet 1n ci m
quay 1n fe 3
queen 1f 9m m b2 3 ey 6
queen_mis 1n 9m e
queeni 1n dr 4
query 1c 4h b 6a 6 9h 5
query_api 1n 4h b
questio g 5 4 7 4 f 3 4f 3 4l 5 51 3 78 7 7a 6 7m 9 7t 4 8i 7 9z 8 a3 5 ac 7 ag 6 aj 7 ak 5 al 3 as 5 b6 2 bc 4 bl 3 bp 6 bu 3 cm 7 cn 8 co 4 cv 7 d2 3 df 4 dg 2 dj 9 dm b dp a e1 5 eq 3 fo 8
questio_ask 1c cv 9
questio_automat 1n dm d
questio_chat 1n cn g
questio_company 1n dp b
questio_data 1n cv d
questio_dish 1n ag b
questio_doctor 1i 7m a
questio_employ 1f dj a
questio_end 1n bl a
questio_even 1f a3 a
questio_explain 1i ac a
questio_good 1n 8i d
questio_habit 1n ag b
questio_invoic 1n fo b
questio_manag 1n df b
questio_night 1n 7a f
questio_past 1n dm b
questio_receiv 1n 5 b
questio_safety 1n 4l f
questio_see 1i e1 a
questio_sent 1i 7 a
questio_sound 1n cm f
questio_stuck 1n 9z b
questio_talk 1n bp b
queu y 12 8 2k 8 2l 8 2o 3 2q 9 6i 4 6x 2 9f 7 9o 5 b7 4 cj 3 er 4
quick 13 i 4 1f 3 47 3 49 3 61 3 82 3 as 3 ay 3 cx 3 du 3
quickly 1n bc 4
quiet l n 3 x 3 24 5 45 3 52 2 5a 2 6y 3 71 3 ah 3 ap 2 as 2 b3 3 cg 3 cq 2 cx 2 dt 3 e3 5 eq 2 ev 5 f1 3 f2 5 fa 3
quiet_childre 1n f2 a
quiet_iceland 1n e3 b
quiet_monday 1n ev a
quiet_pump 1n 24 b
quietly 16 g 3 71 3 7c 3 bb 3 bf 2 cc 8 e0 3
quietly_track 1n cc 9
quilt 1i 45 9 80 c
quinc 1i 30 7 ak 7
quirk 1n 18 6
quit 1f s i 7f 13 eg 4
quit_habit 1n 7f m
quit_smok 1n 7f k
quit_suggest 1n s c
quit_vap 1n 7f g
quiz 13 2 c 7 7 4l 3 5a 8 5m a 8d d a3 3 aa g ac 7 b5 d cm w
quiz_host 1n cm f
quiz_light 1n 8d b
quiz_near 1n cm d
quiz_night 1n cm q
quiz_pays 1n 5m b
quiz_scalp 1n 2 b
quiz_team 1i cm k
quizmas 1n cm a
quot 11 22 7 2p 3 47 3 8z a 9d a cr 3 d6 7 db 3 ej 11 fk 6 fr a
quot_app 1n ej e
quot_roof 1n ej i
quot_sam 1n ej d
quot_softwar 1n ej c
quot_trad 1n ej i
quot_vehicl 1n 9d b
quota 1n 3k 4
quran 1n 3i u
quran_teach 1n 3i 9
rabbit 1i ds 4 f1 s
rabbit_café 1n f1 c
rac 1f 4f 4 74 d f4 r
rac_simulat 1n f4 q
rack 14 43 3 60 5 68 5 6o 5 85 5 9k d c3 8 fu 3
racket 1n f3 n
racket_rent 1n f3 a
radar 1n 2c m
radar_wal 1n 2c b
radiato 1f 93 3 f1 3
radio v i 4 17 4 26 3 27 5 28 3 2c 3 2d 3 2g 3 2h 3 3i 3 9e 5 9m 4 b0 4 b1 4 b3 8 bh 4 c7 4 e0 7 fp 4
radiolo 1n v t
radish 1n 7z 3
radon 1i 27 a 97 a
raft 1c 1i 2 38 8 3r h 5a c
raft_build 1n 5a c
raft_tre 1n 3r c
rag 1i 1j 3 bt 5
rags 1i 40 8 c4 4
rail 11 1j 6 2b 9 33 3 42 5 46 3 4b 7 7b 3 7x 3 be k
rail_ramp 1n be 8
railing 1n 2b 5
railway 19 21 4 6c 8 8p 4 9p 7 e2 3
rain l 5 4 1v 4 29 3 2h 4 2x 5 33 4 3r 3 5a 2 5g 4 69 3 72 7 8u 4 8v 7 9o 4 c4 3 d7 3 eo 2 f2 4 fv 3
rain_sound 1n 72 g
raincoa 1i 40 a dw a
rainwat 1n 16 a
rainy 17 2q 3 5x 3 6b c 6j 4 6n 4 f1 3
rainy_season 1n 6b b
rais 11 19 f 2n 3 4u 4 76 3 7j 7 85 8 8t c 9q 3 cg 3 f6 5 fh 6
rais_bed 1n 19 e
rais_beds 1i 19 a 8t e
rais_seedlin 1n 85 9
ram 1n 9p 5
ramadan 1n 3i 4
ramen 1n 2m b
ramp 1a 6t 7 9j 4 be s e8 3 fk d
ramp_ag 1n be a
ramp_age 1n be a
ramp_barri 1n be a
ramp_disabl 1n be a
ramp_elderly 1n be a
ramp_hom 1i be 9
ramp_hospita 1n be 8
ramp_old 1n be a
ramp_walk 1n be 8
ramp_wheelch 1n be a
ran z k 3 14 4 28 2 65 2 7g 2 8m 2 8v 2 8z 2 b1 2 e0 3 ea 2 fv 6
random 1n d0 5
rang z 10 3 13 2 50 2 54 3 6b 8 7a 2 bc 3 c2 3 ca 2 ce 2 co 5 cs 3 d6 2 di 3
rang_dron 1n 6b b
rank 1a 32 3 as n cr c df 9 fi 3
rank_googl 1n as f
rank_search 1n cr c
ranking 1i as 9 cr 4
rapid 1n 55 s
rapid_prototy 1n 55 n
rar 14 48 4 4o 8 6c 7 85 a 8d d bb a ch 3 cj 7 fl 3
rar_craft 1n bb b
rar_cut 1n 8d b
rarely 1n cp 3
rash 19 6 3 9 4 5o 3 78 d 7g 7 7n k
rash_acn 1n 7n a
rash_baby 1n 78 b
rash_dermato 1n 7n a
raspber 1n 2p 7
rat 11 5i 3 7k 8 9j 5 b4 6 bw 3 c1 g c6 3 cs 8 d1 6 d5 2 e0 c ey 3
rat_ends 1n c1 f
rat_sleep 1n e0 b
rath z 1q 3 24 3 2l 3 2p 3 45 2 5m 3 5s 3 5x 3 60 3 7m 3 bq 3 dr 3 es 3
rating 1i 2n 4 2t 4
ratio 1n 3m 5
rats 1n fa w
rattl 19 9c 7 cb 3 cg 5 em 7 ez 6
raw 19 2q 4 5t c 5x a 5z e ct 3 dv 8
raw_kimchi 1n 5z b
raw_milk 1n 5t d
ray 1f v m av b dy 7
rays 1f v h av b dy 5
rays_sort 1n v b
rays_ultraso 1n av a
razor 1n b 13
razor_blad 1n b c
razor_last 1n b b
reach r 23 4 26 3 5l 4 69 2 74 3 7x 2 8v 7 8y 4 am 7 dk 2 ef 2 ep 2 f3 2
reach_friend 1n am b
reachab 1n da 4
react 1c d 4 73 c a8 3 eq 3
react_last 1n 73 b
reactio 1f 1 c c 4 d 5
reactiv 1n du o
reactiv_dogs 1n du g
read a v 4 w 3 15 7 1i 3 1s 4 3b 2 3i 5 48 3 4j 2 4y 3 6p 3 7a 3 7d 4 7r 3 7t 4 8j 7 9f 3 a1 9 a9 5 aa 3 au 3 ax 3 az 5 b0 4 b3 4 b6 8 b9 4 ba 6 bb 3 bo 4 bz 2 cf 4 co 3 ct 4 cw 3 cy 5 d5 3 d9 5 db 2 dc 5 df 3 ec 6 ef 3 fd 5 fn 3
read_actor 1n b3 b
read_adult 1n 15 l
read_aloud x a1 b a9 7
read_app 1n a1 r
read_applica 1i df a
read_bank 1f bo d d5 9
read_build 1i ej a
read_calenda 1n db c
read_cloud 1n au b
read_communi 1n b6 i
read_deliver 1n dc b
read_email 1n 1s c
read_even 1n a1 c
read_group 1n b6 k
read_help 1i 1i 9
read_hospita 1i w a
read_inbox 1n ax b
read_ingredi 1i 7d e
read_list 1c aa d
read_met 1a fn 8
read_open 1i co b
read_ord 1i at 9 cy a
read_oth 1i cf a
read_pollen 1n 7r b
read_pul 1n cw b
read_quran 1n 3i 9
read_reshap 1n a9 b
read_sam 1i b6 b
read_second 1i 4y b
read_softwar 1n 9f b
read_suppli 1n d9 c
read_text 1c ec c
read_volunt 1n 15 e
read_wrap 1n 8j c
read_writ 1i 15 f
readabl 1c 5v 3 a4 3 dc 3 ec 8
reading 17 3i 8 76 f 7w 7 86 3 e0 4 fd g fv g
reading_ear 1n 3i 9
ready k 2u 5 40 6 5i 5 5n a 6h 6 ac 5 cv 5 cy 5 dm 7 et 2 f5 3 fc 4
ready_book 1n ac b
ready_bundl 1n 40 b
ready_iso 1n dm b
ready_meal 1i 5n m
ready_report 1n cv b
ready_screen 1n cy b
ready_sown 1n fc a
ready_tabl 1n 2u c
real j l 5 1o 6 2g 3 2k 4 2s 5 32 5 42 5 4k 5 4m 2 51 5 52 5 53 2 55 2 6d 3 72 4 7l b 7o 4 7y 9 81 4 a0 5 aj 4 ap 4 aq 4 ar 4 b7 5 bq 3 dl 4 e7 3 es 7 ez 4 fe 5
real_beard 1n 1o a
real_body 1i 81 a
real_book 1n 1o a
real_brew 1n 2s b
real_espress 1n 2k b
real_estat 1i 7l p es g
real_folk 1n b7 b
real_hair 1n fe c
real_instrum 1n ez a
real_neighbo 1n a0 b
real_nutriti 1n l b
real_ones 1a ap 8
real_person 1f 42 a 51 a
real_plac 1n 72 b
real_situati 1n 52 c
real_smal 1n 7y a
real_tool 1n 7y l
real_villa 1n 32 c
realist 1n ay e
realist_headsho 1n ay b
reality 1f 32 a 4k z 7o r
reality_feedbac 1n 4k c
reality_therapy 1n 7o f
reality_train 1n 4k e
really j 9 5 l 3 1t 3 22 7 4g 2 4m 2 4n 5 6e 3 7p 2 ak 4 db 3 ej 3 es 3
really_cost 1f 22 f
really_product 1n 4n b
really_work 1i 9 b
realtor 1n es h
rear 1f 9q 3 c3 4 c6 3
reason p 15 2 4h 4 4o 2 54 2 6d 2 7g 2 7j 2 7s 2 9m 4 aa 2 ca 2 cr 2 d0 4 df 8 di 2 dx 2 ef 7 fh 6
reason_along 1n ef b
reason_answ 1n df b
reasona 1n 62 4
rebat 1n y 4
rebrand 1n d7 4
rebuild 1c b4 9 be c cv 7 d4 4
rebuilt 1n 3w 4
recal 17 q 3 29 7 5h 4 5j 4 8h 6 du g fl 4
recal_lead 1n du g
receipt 12 1c 7 1r f 1z m 22 i 6n 3 bs e by d ch 3 d2 y d3 e
receipt_book 1n d2 f
receipt_bookkee 1n d2 o
receipt_compar 1n 1r c
receipt_mailbox 1n d2 b
receipt_manual 1n 1z c
receipt_scan 1i d2 h
receipt_see 1n 22 b
receipt_self 1n by b
receipt_softwar 1n d2 b
receipt_split 1n bs b
receipt_warrant 1n 1z d
receiv 17 5 a 15 b 1c 4 62 a ay a bi 5 fq 3
receiv_bottl 1n 62 b
receiv_busines 1n ay b
receiv_scent 1n 5 b
receiva 1i 4g a da l
recent 1n 74 6
recepti 15 q c 33 4 3h 3 4q d 5w 4 6g 8 6i 2 8e 6 co n
recepti_area 1n 4q c
recip s 0 7 1 2 2 8 9 5 1q m 2r 4 2t 3 5i j 5o 4 5u a 5y 5 5z 8 60 8 63 2 6f b 6p j 7d 4 bm p dg 3 dv 9 f6 6
recip_book 1n bm l
recip_box 1i 5i q
recip_card 1i 60 a
recip_cook 1n 5u b
recip_cost 1i 6f e
recip_differe 1n 2 b
recip_exactly 1n 5i c
recip_family 1n bm n
recip_grandma 1n bm d
recip_grandmo 1i bm k
recip_moth 1n bm l
recip_onc 1n 6p b
recip_plan 1n 1q q
recip_print 1n bm d
recip_suppli 1n 6p b
recip_twenty 1n 1q b
reckon 11 2b 3 4w 3 5a 4 5h 3 8i 4 93 a 9u 7 bs 3 fi 3 fs 3
reckon_ways 1n 93 b
reclaim 1f 8b 9 ec 3 fs s
reclaim_build 1n fs d
reclaim_wood 1n fs f
recogn 1n cu g
recogni 13 1o 5 1u b 2g a 47 4 7u 9 9j 3 aw 7 ay 6 cu c fd 3
recogni_hedgeho 1n 2g b
recogni_plant 1n 1u d
recogni_scam 1n 7u b
recogni_swis 1n cu b
recomme 12 1u 3 1w 7 70 3 79 3 8z 5 90 3 ac 3 as d b2 3 b6 7 c1 3 fh d
reconci 1n d2 b
reconst 1n bx 5
record i 1 3 t a u 4 w 5 x 8 1z 5 2f 4 39 4 4x 5 5s 4 6j 3 6p a 71 6 7d 4 7g 3 7q 2 95 3 98 5 9a b 9h 9 a1 3 a5 3 a7 3 a8 6 ad 4 aj 8 ak 9 ap 7 at 4 av 5 b1 4 b3 3 b7 4 bj 9 cf 5 cj f ck 9 cu 4 d6 3 db 3 di a dn 7 do 9 e4 3 e9 3 ea 4 ep 6 fp 4
record_answ 1n aj c
record_back 1n aj c
record_breath 1n ea b
record_cal 1n ap c
record_collect 1n cj j
record_consent 1n w b
record_fridg 1n 9a b
record_gdpr 1n dn b
record_insur 1i 9h b
record_invoic 1n 9h c
record_label 1n av f
record_lawy 1i ep b
record_publish 1n 4x c
record_real 1n b7 b
record_repetit 1n at a
record_scen 1n cf a
record_sentenc 1n a8 b
record_shop 1f cj g
record_short 1n 5s c
record_sit 1i do b
record_song 1n ck a
record_sound 1n 2f b
record_story 1f ak a
record_teach 1n 71 c
record_vaccina 1i x a
recordi 11 u 3 71 8 7p e a1 6 a7 3 a8 5 aj 3 ak b ap 8 b8 9 cc c ce 3 cu e
recordi_ancesto 1n ak b
recordi_guest 1n b8 b
recordi_onc 1n 7p b
recours 1n 4g 5
recover 1n 2d a
recruit 17 w t 4x i 50 10 ai i aw 4 bb a df g
recruit_abroad 1n 50 e
recruit_agency 1f 50 k
recruit_film 1n 4x h
recruit_nurs 1n 50 k
recruit_patient 1n w d
recruit_review 1n ai b
recruit_servic 1n 50 o
recur 1i 1c a de a
recycl 11 17 3 2a d 43 e 44 h 47 c 48 9 49 h 5q 5 8i 3 8k e 91 3 9w p ft j
recycl_bottl 1i 43 a 49 b
recycl_build 1n 9w j
recycl_collect 1n ft k
recycl_fish 1n 2a c
recycl_fram 1n 48 b
recycl_maps 1n 8k c
recycl_ocean 1n 44 b
recycl_plastic 1n 9w p
recycl_silv 1n 47 b
recycla 1n b e
recycla_blad 1n b b
red l 1 2 d 2 t 3 1k 4 27 4 3a 3 3n 3 41 4 43 4 57 4 5q 3 5s 5 5u 3 60 3 6o 3 7e 4 9e 4 9k 4 ac 6 c6 3 d5 5 d9 7 ef 3
red_flag 1i d9 f
redesig 1n 90 b
redistr 1n 12 a
rednes 1n 1 9
redraw 1n 4d 4
redrawn 1i 1n 3 81 4
reduc 1f q f 7f 9 au 9
reduc_show 1n q e
reed 1i 38 6 3o 4
reef 1i 4 n 3f 8
reef_friendl 1n 4 b
reel 1f 4x 4 bk m cq a
refer 1n ee y
refer_accept 1n ee f
refere 1n ee 10
refere_assignm 1n ee p
referen 1c ab a ao 9 d7 d e5 3
referen_pric 1n d7 d
referra 1n ep 5
refil 12 3 f 5 7 8 d 9 k 22 e 2v 9 59 a 5q t 61 3 7z 9 8k 3 f7 7
refil_compost 1n 9 c
refil_deterge 1n 5q f
refil_morn 1n 2v b
refil_shop 1i 5q l
refil_twic 1n 59 c
refil_wax 1n 8 c
refilla 1c 3 f 5 c 5q 8 61 c
refilla_lipstic 1n 3 c
refilla_tins 1n 61 b
refilla_travel 1n 5 b
refinan 1n c1 a
refinis 1n 92 a
reflect 1i 2f 9 7a a
reflex 1n 4a a
refores 1n 9s g
reform 1n g m
reform_machin 1n g c
refrain 1n b3 4
refresh 1n 3q 4
refrige 1n 5c 9
refug 1n 14 17
refug_bicycl 1n 14 b
refuge 1n 14 17
refuge_women 1n 14 i
refuge_work 1n 14 n
refund 12 1w 3 37 3 3r 6 6i 6 6w 3 7u 3 7v k a4 3 a5 3 c8 3 cn 3 fh b
refund_delay 1n 7v a
refurbi 1c 2i 12 8c e 8z 9 fs 8
refurbi_devic 1n 2i c
refurbi_laptop 1n 2i g
refurbi_phon 1n 2i u
refus s e 3 m 5 y 2 12 5 1y 4 2a 4 4d 2 4h 6 4o 4 68 2 6c 2 7j 2 7o 2 aq 4 ay 2 cq 2 dd 6 ei 3 er 4
refusal 15 1x 4 4h 6 6x 3 ai 4 bh 3 c1 6 c7 4 fj 4
region w 1c 8 31 8 4z 3 5a 3 5r 4 65 4 71 8 76 3 78 3 7h 3 7x 3 9d 3 9p 4 b3 7 bh 2 de 5 dl 3
region_dialect 1n b3 b
region_monthly 1n 1c b
region_morn 1n 71 c
region_party 1n 31 c
regiona 1f b0 d cu 4 df 5
regist v 3 3 4 3 5 3 7 3 1z 4 34 5 3e 4 3j 2 5x 3 67 3 79 3 7g 3 9e 7 bj f dn 5 e2 4 e9 a
regist_archiv 1n bj 9
regist_contrac 1n 9e b
registe 13 2 3 9 4 2u 4 5i 4 5n 3 5o 4 6r 3 6w 3 75 9 8v 4 9f 3
registe_dietiti 1n 75 b
registr y i 3 1z 5 2b 3 2x 5 3e 4 47 3 6g 6 6h 3 6i 6 6x h 8v 3 9d f 9f 3 9s 6 bp 3 c1 2 dv 3
registr_bank 1n 6x 9
registr_church 1n 9d b
regular z d 2 r 3 1f 3 2j 7 2l 3 2m 3 2r 3 4m 3 5k 5 6e 3 8r 9 cp 9 cq 3 f4 2
regular_agr 1n cp c
regular_hous 1n 8r c
regulat 14 4h 3 6w 3 bo 3 br 3 bt 4 bu 4 bv 3 bx 3 c0 3 c2 4
rehab 1c k 9 7b 9 7o n dz d
rehab_gam 1n 7o i
rehabil 17 2c 4 5n 4 6t 3 70 6 7o f dz 6
rehair 1n ch 9
rehear 1i cc o ce p
rehears 13 3e 9 a8 b aj 7 ap 5 bn 5 cc g cd 5 ce p cf g
rehears_app 1n cc j
rehears_onc 1i 3e 9
rehears_room 1i ce o
rehears_spac 1n ce h
reheat 1n 5n 5
rehom 1n e1 q
rehom_pet 1n e1 g
reimbur 1i az d d3 a
reind 1n 8o 5
reject 1i 5k d d1 5
reject_pack 1n 5k b
relaps 1n 7f e
relatio 1c 79 c 8i 9 ae 9 d6 9
relatio_therapy 1n 79 c
relativ 14 3g 3 3u 4 7h b 7q 4 7u 7 aj 3 bk 7 bm h bw 7
relativ_add 1n bk 9
relay 1n 4o f
relay_sign 1n 4o b
releas 15 ap 3 ar 4 b4 7 cf 2 cw g cx 5 cy 3 d4 3
reli 1n 5a 6
reliabl 1n 6h 5
relief 1i 1l 2 7k p
religio 1i 3e o 3k 8
relish 1n f7 t
relish_crook 1n f7 9
relocat 1a 6x r 8c 4 8x 9 aw t bt 4
relocat_help 1n 6x e
rely 1n ax 4
remain 10 5 3 4d 3 5i 3 63 3 6w 3 9a 3 aa 2 bz 3 d1 3 en 3
remak 1f 10 b 11 a 48 8
remark 1c 53 5 cw h d9 3 ej 4
rememb v f 3 3g 5 6l 2 an 8 b6 2 bz 4 ey 3
remembe 1i 15 8 bx 3
remembr 1n 3g s
remind t d 3 q e r 7 s 3 x c 1r 2 1s 3 1u 9 1z b 22 5 2d 6 4d 2 6k 3 7c o 7e 4 7v 2 9c 7 an a bi 6 bl 4 bv 9 d6 9 d8 7 da h
remind_appoint 1i q c an b
remind_cal 1i 7c b
remind_card 1n r b
remind_guarant 1n bv b
remind_own 1i d6 a
remind_smal 1n x b
remind_softwar 1n da e
remind_unpaid 1n da b
remind_warrant 1n 1z b
reminis 1i 7q a bh 9
remitta 1n bw z
remitta_app 1n bw g
remodel 1n 8z m
remortg 1n c1 p
remot 11 3a 7 4m 7 4z d 50 b 51 i 5a 7 6x h 7g 7 7h 7 7w m 9l 3 bb 7 dx 7
remot_assista 1n 51 l
remot_departm 1n 4z c
remot_monitor 1n 7w c
remot_patient 1n 7w s
remot_work 1i 6x l
remotel 1n 50 f
remov 17 d 3 m 8 20 b 96 8 f9 k fa k fi 9
remov_duplica 1n 20 b
remov_sold 1n fi a
remov_wasp 1n fa 9
removal 1c 4t f 8x t 9s h f9 p
removal_certifi 1n 9s a
removal_firm 1i 8x c
removal_men 1n 4t b
removal_near 1n f9 d
removal_servic 1n 8x c
renam 1n d7 8
renew 17 x 4 84 3 au 3 bz 4 co b d8 a ft 3
renew_prescri 1i co b
renewab 1i 1e 9 bb 9
renewal 1n ap 7
renovat 1f 8z 16 93 9 fs 8
renovat_bathroo 1n 8z g
renovat_hom 1n 8z e
renovat_match 1n 8z p
renovat_servic 1n 8z b
rent j a 5 g 5 n 6 1l 5 2b 6 2j 3 2q 3 2z d 30 6 36 e 38 c 3a 3 3b 6 3o 5 3s 3 40 6 41 c 4a 7 4p 8 4q 8 4r d 5b b 5c 9 5d e 5e a 5f b 68 8 6h 3 6y c 7j b 7l a 82 a 8c 5 8d 3 8h d 8j 4 8l 6 8p e 8q e 8y 9 94 b 9l 4 9o 5 9p 8 9u 4 ah c b8 3 bd 7 bp 7 bs 4 bt e c2 2 c5 c c6 c c8 c cd 9 d5 3 do 3 eb 3 eh c et 5 f3 5 fb 8 fc 8
rent_around 1n cd 9
rent_art 1n 4r l
rent_bank 1n eh b
rent_bar 1n f3 a
rent_bed 1n 5b c
rent_bik 1n c5 l
rent_box 1n 40 b
rent_brought 1n 8h b
rent_buy 1n 8q b
rent_camp 1i 36 j
rent_car 1i 4q b c6 n
rent_cars 1n c6 l
rent_cellar 1n 8y e
rent_chef 1i 30 d 4a a
rent_cloth 1i a a 41 c
rent_complet 1n 8p b
rent_credit 1n 7j f
rent_decemb 1n fb a
rent_decorat 1n 2z c
rent_deposit 1n bt v
rent_design 1n 41 g
rent_dril 1n 94 e
rent_drivewa 1n c8 b
rent_dry 1n 8y b
rent_equipme 1n 5d e
rent_excavat 1n 5d g
rent_fit 1n be 8
rent_floor 1n 5f c
rent_garden 1n 6y h
rent_goat 1n 9p h
rent_hang 1n 2b b
rent_heat 1i ah a
rent_holiday 1i 36 c
rent_increas 1i ah g
rent_insuran 1n bt e
rent_item 1n 94 e
rent_legal 1n ah d
rent_meet 1n 5f h
rent_monthly 1n 9u a
rent_origina 1n 8l b
rent_own 1n c6 b
rent_paintin 1n 4r i
rent_park 1n c8 n
rent_party 1n 2z j
rent_puzzl 1n 82 c
rent_ready 1n fc a
rent_servic 1n 9l a
rent_shelf 1n et a
rent_skis 1n 8p f
rent_smal 1i 36 a
rent_spac 1n 5c c
rent_storag 1n 5e c
rent_tool 1i 94 c
rent_uniform 1n 5b k
rent_upfront 1n bt c
rent_van 1n 36 d
rent_vintag 1n 2z a
rent_violin 1n 8q g
rent_warehou 1n 68 e
rental r a 5 n 5 2z f 30 5 36 h 38 c 3b 8 40 5 41 k 4a 8 4q 5 4r d 5b a 5d j 5e c 5f a 6h g 7l d 82 b 8c 9 8h i 8l 5 8p h 8q h 8y 8 94 b 9o 4 9u 4 ag 5 ah 5 bt 7 c5 j c6 b c8 a cd b eb 5 eh 8 fb 9
rental_app 1n 2z a
rental_bik 1n c5 e
rental_car 1n c6 e
rental_deposit 1n bt d
rental_flat 1n 7l c
rental_guest 1n 6h d
rental_host 1n 6h d
rental_stay 1n 8c b
rental_tool 1i 6h j
rental_whol 1n c5 b
reord 1i bf 4 eo j
reord_suppli 1n eo g
rep 1f 4i d ap 9 d6 9
repaid 1n 4h 5
repaint 1n 46 e
repaint_pick 1n 46 b
repair q 16 4 17 o 1z 4 22 b 2a 6 2i f 2p 4 3b 5 3z 6 45 j 46 l 4z 3 55 6 57 2 5d 2 7l 4 87 7 8s e 91 o 92 d 9c i ah 6 bc 3 bz 2 c3 m c4 b c5 4 ch k cy 2 e6 8 eh f em 5 er 9
repair_bik 1n c3 i
repair_caf 1n 17 p
repair_café 17 17 j
repair_dat 1n ah b
repair_handyme 1n 8s b
repair_messag 1n 9c b
repair_near 1a ch b
repair_phon 1n 91 h
repair_photo 1n eh b
repair_promis 1n 3z b
repair_report 1n eh g
repair_retir 1n 17 c
repair_sets 1n ch 9
repair_sew 1n 45 j
repair_shop 19 9c k
repair_smal 1n er c
repair_wash 1n 91 h
repayme 1i 4h 5 7k 9
repeat 17 3e 4 7s a a7 a at a cc 3 du 3
repeat_program 1n at a
repeat_slowly 1n a7 b
repeat_twic 1n 7s b
repetit 1i aa h at p
repetit_task 1n at i
repetit_until 1n aa b
repl 1i cn a cs g
replac x 3u 8 4k 3 4q c 82 4 8r 3 9u b d2 3 dv 3 e5 3 el 3 fb 3 fm 3 fu e
replac_dies 1n 4q c
replac_plastic 1n fu i
replace 15 2a e 4m 3 51 3 5j 3 6c 7 bt 6 c5 a ee 9 fj 4
replace_break 1n c5 b
replan 1n en 6
replant 1n fb k
reply 1a ah 8 ax p ci 3 cn b d0 e
reply_support 1n cn b
report l 0 5 1c 8 27 5 3n 3 4j h 4v 3 53 2 57 9 6l 9 6o 8 7j b 97 6 9a 5 9m 3 ae 5 am 4 as 3 b0 7 bx 7 cv c cx 4 d3 c dl 7 dq 2 e4 5 e5 4 e6 i eh 9 ei e ek 8 er 3 fi 4 fm 8 fn 3 fo d fr 4 fv 5
report_abus 1n 4j d
report_accept 1n 57 b
report_anonymo 1n 4j d
report_app 1f d3 c e6 b ei c
report_authori 1i 9a a
report_broken 1n e6 i
report_complia 1n 4j b
report_drink 1n fv b
report_fail 1i 1c c
report_fault 1i fm a
report_landlor 1n 97 b
report_miscond 1n 4j f
report_naps 1n 6l c
report_pest 1n ek b
report_plac 1n 6o b
report_pothol 1n e6 b
report_rent 1n 7j b
report_sick 1n 6l c
report_tenant 1n eh b
reposit 1n d8 b
repot 1n 1u 8
represe 1n 54 6
repric 1n fi c
reprint 1n bl 5
reproac 1i 73 5 e1 4
reps 1n ap t
reps_practis 1n ap f
republi 1a 4c 8 6j 8 80 6 br 8 fl 7
reputat 1n cs b
request w y 3 1x a 3h 2 4y 3 68 3 6s 3 8m 3 8z 4 9g 7 9o 7 ao 5 c2 3 ci 5 co 8 cs 9 cw e di m dn g ds 3 ee 7 eq 3 fm 6
request_comment 1n cw b
request_deposit 1n 9g b
request_logs 1n dn b
request_officia 1n ee a
request_read 1n co c
request_sick 1n di d
request_tractor 1n 9o b
requir 1i d1 5 f1 4
require 1n d7 e
reread 1n 7a 3
resal 19 1y f 42 d 6i 4 7l a 8c 8 8l 9
resal_market 1n 7l a
resal_platfor 1n 1y g
rescu 11 j 6 12 i 1d q 21 3 2g b 35 6 38 5 5p b 6z 6 am 3 e1 7 ea a f1 b
rescu_cats 1n f1 e
rescu_dog 1n 1d k
rescu_food 1i 5p d
researc 19 53 9 as 8 av 6 bj t d0 f ep 6
researc_family 1n bj 9
researc_prospec 1n d0 b
researc_visit 1n bj c
resel 1f 1y h 6w 4 fi d
resel_resal 1n 1y b
resembl 1n 78 4
reserv 13 1j 5 6e l 7l 6 85 3 9s 7 bv 8 c8 4 dd 3 fj 5 fs 7
reserv_tabl 1n 6e c
reserva 1i 6e q 9f d
reserva_met 1n 9f b
reset 1i h 7 32 7
reshap 1n a9 e
reshap_text 1n a9 b
residen x t 3 17 6 18 6 19 6 1e 5 1f 5 1x a 4s 5 69 a 6x h ag 8 aw c b0 9 c8 b c9 e e6 h e8 h ff b
residen_offic 1i c8 b
residen_own 1n ff g
residen_permit 1i 6x p aw h
residen_photogr 1n e6 a
residen_pow 1n c9 b
residen_propos 1n e8 f
residen_report 1n e6 e
residen_vot 1n e8 d
residu 19 6 7 5o 4 5x 4 60 4 61 7 8e 4
resin 1n 2a b
resist 1n 92 5
resista 1n 4 5
reskil 1n a6 a
resol 1i 42 7 46 m
resol_mast 1n 46 b
resort 1n 5g 6
respect 1n f9 b
respit 1n 3u b
respon 1n d7 h
respons 19 1i 7 9a 4 9u b d7 f e4 4 ez 3
respons_us 1n d7 b
rest k 1q 5 74 5 7r 3 9j 6 db 3 dh 8 dz 3 e3 3 e9 4 f9 4
rest_respect 1n f9 9
restaur r 1f 5 2m o 2n b 2q 4 2t 7 30 4 31 4 3s 4 4a c 4l 7 4n 8 4u 5 5b d 5e b 5h j 5p 9 63 5 66 a 6e o 6f i 6n l 6p 7 88 7 8m a 9a 4 9k b bs 9 cs 9 cz d d2 9 d4 5 df 9 dh 7 f5 3 ft a fu a
restaur_applica 1n df b
restaur_bik 1n 66 b
restaur_book 1n 6e m
restaur_collect 1i d2 a
restaur_fix 1n 88 9
restaur_food 1i 6f c
restaur_forty 1n 2m c
restaur_ghost 1n 5e c
restaur_kitchen 1f 5b a
restaur_lend 1n fu a
restaur_menu 1i cz b
restaur_nearby 1n 2m i
restaur_order 1n 6n s
restaur_own 1f 6n a
restaur_phon 1n 6e h
restaur_photogr 1n 6f b
restaur_receipt 1n bs b
restaur_reserva 1n 6e o
restaur_sel 1n 5p b
restaur_tabl 1n 2m f
restaur_wash 1n 4a b
restles 1n bh 4
restock 1n 2v 5
restor 19 46 8 4z a 8c h 92 o bk 6 ch l
restor_antiqu 1n 92 b
restor_sel 1n 8c b
restora 1f 46 c 9s b bk 7
restora_fish 1n 9s a
restora_studio 1n 46 b
result y u 2 4h 3 4l 3 4u 9 4v 3 54 3 5j 3 7s 8 a2 3 a4 7 ac 3 cp 2 cy 2 dj 7 e8 3 ee 2
result_cal 1n 4u c
resum 1i ai z df a
resum_video 1n ai g
retail 19 4p c 5h d cv 9 dg a eo f fh 8
retain 1n 4v b
retch 1n dx 4
retel 1n b4 5
retest 1n 57 g
retina 1n v o
retina_diabet 1n v b
retinal 1n v b
retir y p 6 17 9 3o 8 4b 3 6v 4 73 6 8t 5 a5 8 bc g cg 3 dp b et 3 f0 8
retir_boat 1n a5 b
retir_craftsm 1n 17 c
retir_orchest 1n 3o b
retirem 1a 1b 4 al 4 bk 3 c2 p cg 4
retirem_plan 1n c2 g
retrain 1n a6 t
retrain_shrink 1n a6 b
retreat 1f 3i 4 5a l f1 4
retreat_food 1n 5a c
retro 1n f4 10
retro_corn 1n f4 9
retro_gam 1n f4 p
retrofi 1n 93 b
return n 18 3 1a 4 1e 5 1y 4 2i 2 3h 4 3z 3 41 3 42 4 4b 6 4u 7 5d 2 67 5 7w 2 8n 4 8w 5 9h 2 aq 4 b9 5 by g c3 6 cn 8 cv 5 d1 6 dc 8 dw 4 eq c fh e fi 3 fk 4 fu a
return_alter 1n 4b c
return_anywher 1n fu a
return_app 1i fh d
return_ash 1n 3h 9
return_bik 1n 8w b
return_field 1n dc b
return_questio 1i cn f
return_repair 1n c3 c
return_tap 1n by b
returna 1i 64 d fu l
returna_bottl 1i 64 a
retyp 1n d2 3
reunion 1n bj 4
reuphol 1n 92 u
reuphol_worksho 1n 92 b
reus 1f ao 4 fs e fu 9
reusabl 19 6 8 a d 2e h 8f 8 8x c fu v
reusabl_contain 1n fu d
reusabl_mov 1n 8x c
reusabl_packag 1n fu r
revers 1f 6c j de 5 en 4
revers_engin 1n 6c f
review w 33 2 4m 2 77 3 7v 4 ai e au 9 cs t cw f d9 n dj 8 dq 3 fh 3 fi 3
review_asks 1n cs c
review_collect 1n cs n
review_plain 1n d9 c
review_resum 1n ai g
review_tool 1f cs d cw e
revisio 1i a4 9 aa p
revisio_plan 1n aa d
reward 1c 1i 8 bq 9 cs 4 e2 4
rewound 1n a5 3
rewrit 1i ai n ec r
rewrit_first 1n ai b
rewrit_form 1n ec f
rewrit_let 1n ec f
rex 1a 1d 3 dt 3 du 6 e1 6 f1 7
rfp 1i ao j d7 k
rfp_ministr 1n ao e
rfq 1n ao a
rfqs 1n ao a
rhubarb 1i 64 f
rhubarb_yorkshi 1n 64 b
rhym 1i ez s
rhym_café 1n ez a
rhythm 1f a7 4 b2 3 ck 3
rib 1f 4c 4 85 5 av 8
ribbon 1f 4f 4 67 5 9d b
ribs 1i av 3 dv 4
ric 17 2n 7 2u 6 5q b 5r 3 76 5 9o 8
ric_street 1n 5q b
rid s 29 5 2n c 3v a 5g b 5l 4 6m 5 6n a 6z 7 7k 6 7o 4 7x k 9h 3 9r 2 by 6 c3 4 c5 5 c6 6 c7 m ca g dz 7 e3 p ed b en 4
rid_childre 1n 3v c
rid_credit 1n 7k b
rid_hom 1i c7 g
rid_hospita 1n 7x h
rid_lesson 1i e3 i
rid_oth 1n by b
rid_school 1n e3 i
rid_shar 1i c7 j e3 a
rid_train 1i dz a
rid_villag 1n c7 g
ridden 1f 1k 4 29 6 c3 4
riddl 1f 32 j 5a d b5 i
riddl_friend 1n b5 c
riddl_team 1n 5a c
riddl_town 1n 32 c
ridesha 1n c7 b
ridg 19 21 3 9s 3 9y 6 c4 3 cz 3 fr 3
right c 3 3 4x 1 6n 3 7v 3 82 3 89 2 8l 2 91 4 ah 5 aq 3 b9 2 bf 3 cr 4 cs 2 d2 3 dp 2 e6 3 ef 2 eq 3
right_account 1n d2 b
right_client 1i eq a
right_departm 1n e6 a
right_help 1n ah d
right_keyword 1n cr c
right_liv 1n ci 9
right_ord 1a 6n 9
right_part 1a 91 b
right_siz 1c bf a
rightly 1i a 4 fl 4
rim 1a 8 5 48 3 63 3 c3 6
rind 1n 5t 5
ring b 1b 3 1x 3 28 2 2e 2 2f 6 2x 3 3l 2 3y 3 47 7 54 2 7c 2 7u 2 9o 4 am 3 co 4 cz 3 eq 2
ring_earring 1n 47 b
ring_hidden 1n 2f b
ring_send 1n am b
rins 16 1 3 j 3 2e 3 49 3 8v c
rins_downspo 1n 8v b
rip 16 2r 9 5t 9 9k 3 f7 3
ripen 1f 0 6 2r 4 5t 4
ripest 1n 2r 4
ris 15 2o 5 3s a 47 4 9f 3 ah 3 bz 6 c1 6 fv 3
ris_garden 1n 3s c
risen 1n au 4
risk 14 s 3 4d a 4h 9 bt 4 bu 6 d9 g ec 9 fv c
risk_find 1n fv b
risk_suggest 1n d9 c
ritual 1i n a 3e e
riv 11 n 6 16 5 33 3 5m 3 6r 8 74 3 8a 8 9y 5 b5 5 ee 2 fv 6
rival 1c 2n 4 98 4 as 8 de 4
riyadh 1n 5e b
road q p 4 1r 3 1v 5 2v 4 5g 2 6b 3 6u 3 7t 3 8x 4 9j 4 9o 6 9p 5 ac 6 c5 3 cl 3 dz 3 e6 6 e7 5 e8 3 em 3 en 4 fk 9
road_paid 1n fk b
roam 1n 6w u
roam_travel 1n 6w c
roast 19 2q 3 2s 3 2u 6 5m u 60 5 61 8
roast_quiz 1n 5m b
roast_singl 1n 5m b
roaster 1n 5m b
robo 1i 7v 9 br f
robo_advi 1n br d
robot 15 25 7 2g 12 3r 3 3w f 7v 7 9l 10 an 8 at f
robot_farm 1n 9l d
robot_greenho 1n 9l e
robot_harvest 1n 9l d
robot_hoes 1n 9l a
robot_hom 1i 2g i
robot_lawn 1n 2g h
robot_lawnmow 1n 2g g
robot_pick 1n 9l d
robot_repeat 1n at a
robot_vineyar 1n 9l d
robot_weed 1i 9l e
robotic 1c 1a g 3w s 9l d at c
robotic_lesson 1n 3w g
robotic_proces 1n at b
robotic_saturda 1n 1a b
rock 1c h 7 26 l 35 3 38 3
rock_gently 1n 26 b
rocket 1n 3s f
rocket_ris 1n 3s c
rocky 1i x 7 dq 8
rod 1i 16 4 8a 4
rodent 1n fa 8
roja 1n 10 4
rol u g 4 i 8 13 6 1f 4 2o 7 3x 5 4b 4 4t 4 55 2 5l e 5p 4 71 3 84 k 8i 6 ap 8 b4 5 cf e ew d
rol_aloud 1n cf h
rol_develop 1n 84 b
rol_hang 1n 5l c
rol_play 1f ap b
rolepla 1n ap f
rom 1i 6e a 84 5
roman 1n 1p 6
romanc 1n 7u a
romania 17 10 7 1d 7 2i 7 70 6 79 8 7g 7 7k 7
roof q 19 8 1c 4 1e h 33 6 36 9 4a 3 7l 3 8v g 93 9 9v f 9w 8 9x 5 b0 4 c1 4 cr 5 cz 7 d6 4 db 6 ej d es 3 f3 7 fr g
roof_book 1n f3 a
roof_busines 1n 9v c
roof_fir 1n 1e b
roof_inspect 1n fr d
roof_pays 1n 1e b
roof_privat 1n 93 b
roof_quot 1i ej d
roof_survey 1n fr f
roof_tent 1n 36 f
roof_til 1n 9w e
rooftop 17 19 e 5x 7 66 8 93 8 9k 7 9v 7
rooftop_garden 1n 19 g
room a c 3 g 4 p 3 t 4 15 3 1a 4 27 5 2n 3 2t 3 32 7 34 6 39 5 3a 3 3h 2 3m 2 5c 5 5f 8 66 4 67 3 68 2 6g 4 6k 2 6o 2 6r 4 8x 5 8y 5 90 8 96 4 97 5 9q 4 9x 4 ag 9 bd 9 ce 8 dy 3 eb 7 ej 4 el 5 es 4 f1 4 fn 3
room_app 1n ej b
room_becom 1n t c
room_book 1f eb e
room_cap 1n c b
room_couri 1n 2n b
room_design 1n 90 j
room_donatio 1n 6k b
room_drum 1n ce f
room_dry 1n 6r a
room_elderly 1n bd i
room_empty 19 5f 9
room_farmhou 1n 34 c
room_fish 1n 5c c
room_fit 1n p c
room_fre 1n ag d
room_furnish 1n es g
room_furnitu 1n 8y b
room_guest 1i fn a
room_host 1n 39 b
room_interio 1n 90 b
room_laundro 1n 15 b
room_mentor 1n 1a b
room_municip 1n eb e
room_nam 1i 8x b
room_near 1c ce c
room_nobody 1c dy a
room_old 1n bd i
room_rental 1i 5f d
room_room 10 96 7
room_seek 1n ag e
room_sees 1n el c
room_shar 1i ag d
room_softwar 1n 6o b
room_staf 1n 2v b
room_student 1f bd r
room_tel 1n 97 b
room_traine 1n bd i
room_visit 1n ag b
room_widow 1n bd k
room_young 1i bd 9
roomi 1n 44 4
roommat 1n ag m
root 13 c 6 5z 7 8t 3 9k 4 ak 7 bj g fb 3
root_researc 1n bj b
rop 12 h 5 2b 5 3r 3 8g 5 8p 7 9e 3 dw 9 ea 4
rop_measur 1n dw b
ros 19 2g 3 3n 4 8t a au 5 bx 3
rosa 19 2c 7 30 3 33 6 ak b an 3 ca 6
rosacea 1n 1 p
rosacea_product 1n 1 b
rosary 1n 3i r
rosca 1n bv h
rosin 1n 8q 4
rost 1n dh c
rot 1i 5c 5 f7 a
rot_privat 1n f7 9
rota 17 1p 5 6k e c0 a cl 3 dh s dk 3 el 6
rota_plan 1n dh f
rota_volunt 1n 6k f
rota_wish 1n dh c
rotterd 19 19 8 2n 8 3a 8 3j 6 5e 8 f9 6
rough 17 2a 3 46 3 4c 3 8m 3 bh 3 ex 2
roughly 1f 5p 4 78 4
round g 12 3 1c 5 2u 4 3n 2 3u 4 3y 4 45 3 55 2 59 3 5g 6 5l 5 69 2 7i 6 7s 2 7w 3 89 3 8i 6 8u 8 9i 4 9p 5 br 5 bv 3 c8 3 ca 2 cm 8 dq 2 dy 5 e5 6 el 7 em 5 en 5 ft 4
round_card 1f 1c a br 9
round_leagu 1n cm a
round_van 1n em b
round_villag 1n dy c
round_yard 1n 9i b
roundab 1f 3q 9 c8 4 ff 6
roundup 1n 7i b
rout w h b 1a 5 1v 9 21 l 36 7 3k 5 4r 3 5f 3 6b 6 6r 7 6w 4 74 8 7t c 9o 5 am 6 dq 2 e5 b ed d en p fk 6
rout_along 1n 6r a
rout_app 1n 21 d
rout_charg 1n 36 b
rout_childre 1n h b
rout_driv 1i en d
rout_morn 1n en c
rout_near 1n 21 d
rout_plan 1c e5 9 ed 9 en r
rout_wheelch 1n 21 f
routin 1n 7e o
routin_che 1n 7e c
row q 4c 4 6i 4 80 3 8e 3 9l 5 9n 5 9p 5 az 4 cl 3 cm 2 cq 2 e3 2 e9 7 f4 5
rows 13 g 3 9l c 9p e a2 8 e9 5 eb 3 f4 4 fc 5
rows_fenc 1n 9p a
royalty 1n b7 n
royalty_fre 1n b7 j
rub 17 4 a 1u 5 3m 3 43 4 81 3 be 5
rub_spot 1n 4 b
rubbish 1f e5 9 e6 f f9 n
rubbish_right 1n e6 a
rubbl 1n 9w e
rubric 1n ef f
rubric_correct 1n ef b
rubs 1n c3 8
rucksac 14 1h 4 3k 4 3r 5 43 b 6r 5 6u n 87 i
rucksac_stag 1n 6u c
rucksac_wax 1n 87 a
rud 1i 5u 4 fd 3
rug 1f 2g 6 32 3 73 2
ruhr 1n 2v a
ruin 1c 1g 4 1o 4 46 4 4b 4
ruiz o p 3 3v 4 df 3 ep 4 f0 2
rul k 1i 4 3b 2 3v 3 5f 2 6a 2 6h 3 6y 2 89 4 8a 6 8i 6 af 3 av 4 aw 4 bu 4 bx 3 by 4 cn 3 cw 3 d3 7 d9 3 dd 3 dh 3 fe 2
rul_angl 1n 8a b
rul_pas 1n d3 b
ruling 1n 6a 5
rum 1n f8 u
rum_distil 1n f8 d
run g 7 5 c 4 f 2 16 6 1d 3 1f 5 2d 3 2f 8 2n 4 3v 9 3x 4 3z 4 44 4 4i 2 4v 6 61 4 69 1 6g 3 6y 3 74 f 9r 4 9t 4 ar 3 b4 4 cl 3 d4 7 d5 4 d8 6 dg 4 dr 4 e9 4 ed 3 ey 4 f3 3 ff 8 fk 3
run_ads 1n 4v g
run_agreeme 1n d8 g
run_audio 1n 74 c
run_barb 1n c b
run_bioga 1n 9r b
run_calm 1n dr b
run_ches 1n ey c
run_deliver 1n 2n b
run_felt 1n 74 c
run_footbal 1n 3x c
run_garden 1n 61 b
run_lightho 1n b4 b
run_memb 1n cl 9
run_oth 1n 6y a
run_payrol 1n d4 g
run_plan 1i 3v e 74 x
run_shar 1i 2f a 9t a
run_sign 1n dg c
run_syndrom 1n 1f b
run_test 1f 7 9
run_train 1i 16 a
run_volunt 1n ff a
runaway 1n e2 k
runaway_mis 1n e2 b
rung q 54 1 6t 3 an 3 bc 2 cx 2 dq 2
runs m 16 6 1z 5 3v 8 3z 6 57 2 6d 4 74 8 7c 6 a3 4 ar 4 bv 5 cw 5 d4 8 dq 2 e0 3 fn 7
runs_brows 1n cw b
runs_repair 1n 3z b
runs_saving 1n bv b
runs_weekend 1n fn b
rural 12 o 6 12 6 16 6 3a 7 3q 9 4s 7 7g b bk 5 c7 6 ca e dy 7 ea 6
rush 1c 2k 4 2n 3 6n 4 a8 3
rust 19 49 3 88 3 8f 3 fp 5
rustic 1n 8m 9
rusty 1n c5 4
rwanda 1n 6 e
rwanda_decompo 1n 6 b
rye 1f 2o j 2t 4 5l 9
rye_loav 1n 2o b
saas 1i ap 9 au 9
sachet 1i 7 j fu g
sachet_bas 1n 7 b
sachet_sauc 1n fu a
sack 16 1o 7 2i 3 5c 6 5q 3 82 9 9q 9 9y b
sad 1n b7 4
saddl 1a 1k 5 87 a c5 3 dz 3 e3 6
saddler 1n 87 a
sadnes 1n 71 5
saf t 4 4 16 b 1i b 2e 7 2f 4 2h 5 37 3 3d 2 3l 3 7d 8 7t 4 88 6 8d 5 8o 3 9j 5 am d be b c7 2 cy 3
saf_app 1n am d
saf_box 1n 88 9
saf_child 1i 7d a
saf_travel 1n 2e c
saf_wat 1n 16 j
safari 1n 34 k
safari_tent 1n 34 h
safely 1f m d 4k 3 af 5
safety q 0 6 b c 1k 3 2f i 4a 6 4e 2 4k e 4l 8 4t 9 52 7 5d 2 8i 3 8u 3 99 e 9a f am h ct 8 dg 2 e4 8 ei 5 fm 4
safety_alarm 1i 2f o
safety_app 1i 9a e am b
safety_inspect 1n 99 n
safety_offic 1a 4k b
safety_pag 1n ct c
safety_quality 1n 4l b
safety_razor 1n b m
safety_record 1n 9a k
safety_report 19 0 9 e4 8
safety_train 1i 4k g
safety_wearabl 1i 4t f
saffron 1n 60 b
sag 1n 9 4
said d u 2 w 2 9i 2 ai 2 b1 3 d6 2 es 3
sail 16 2t 3 35 i 37 4 38 g 43 m 6j 3 7n 3 9e 7
sail_boat 1n 38 b
sail_school 1n 35 f
sail_seat 1n 43 b
sailor 1c 7n 8 9e 3 ad 3 d5 2
saint 1c 1o e 3c 9 3k 7 6r a
saint_jam 1i 6r 9
saint_nichola 1n 1o d
sal r 1d 4 1j 5 2v 4 40 5 4n 9 4r 4 52 5 54 2 8g 2 9s 7 ap o as 2 cj 3 cn 2 cv 5 d0 h d3 6 d6 d dd 2 e1 4 eo 2 f7 2 f9 6 fh 3
sal_cal 1i ap t
sal_carbon 1n 9s a
sal_coach 1n ap k
sal_cod 1n 4n f
sal_outreac 1n d0 m
sal_reps 1n ap d
sal_team 1f ap k
sal_train 1i ap d
salad 13 2t 3 2u 5 2v f 31 5 5k 6 66 9 7z h 9k c
salad_bowl 1n 2v b
salad_grow 1n 7z f
salar 1n d4 b
salary 17 50 8 aj 8 bb b bp 4 c0 u d4 3 di 7
salary_advanc 1n c0 v
salespe 1f ap i d0 c d6 h
salespe_forget 1n d6 b
salespe_send 1n d0 b
saliva 1n 7s a
salmon 1n 9n 9
salon 14 2 7 c m d c r x 5b 7 co c cq 4 cs 7 d4 7 dr k
salon_book 1n r v
salon_nervou 1n dr b
salon_wheel 1n dr b
salsa 1i i r 5u 9
salsa_school 1n i g
salt y 0 5 2e 2 49 3 5i 4 5o 9 5w 4 60 6
salt_design 1n 5o b
salty 1n 5x 4
salvag 1n fs g
sam 6 1x 2 58 2 5g 3 8r 2
sam_age 1f 6s 9
sam_clean 1i 58 c
sam_couri 1n 5g q
sam_even 14 7g 8 de a
sam_experim 1n ad b
sam_handl 1n 67 b
sam_industr 1n c7 b
sam_night 1f 62 b
sam_novel 1n b6 c
sam_person 1i 8r d
sam_road 1n fk b
sam_school 1n 1j a
sam_street 19 1x d
sam_tutor 1n 3n b
sam_villag 1f 1m 8
sampl_box 1n bf 9
sampl_island 1n 6b b
sampl_perfum 1n 5 b
san 1n 3v a
sanctio 1n 54 6
sanctua 1n 1d m
sanctua_abandon 1n 1d b
sand 10 16 8 2a 3 35 5 4e 3 8n 3 94 c 9q 3 9w 5 c6 4 cq 3 e4 4
sand_filt 1n 16 b
sand_machin 1n 94 b
sandal 1f 44 9 46 4
sandbag 1n h 8
sandban 1n 35 4
sandpap 1n 94 4
sandpit 1n e4 g
sandwic 1a 2l 6 2r 3 2u 6 f7 6
sang 1n cc 3
sanitar 1n 6 j
sanitar_pads 1n 6 g
sanitat 1n 16 a
santa 1n 1o 1a
santa_cal 1n 1o c
santa_family 1n 1o c
santa_hom 1n 1o c
santa_let 1n 1o c
santa_real 1n 1o a
santa_video 1n 1o c
santa_visit 1n 1o s
sara 1n ba 7
sat 13 2m 3 71 3 ad 3 af 3 aj 3
satelli 1c 9s 4 bu c e0 7 fp i
satelli_imag 1n fp a
satelli_see 1n bu c
satisfy 1n fn 4
saturda j d 2 17 3 1a 5 2g 4 2k 4 2o 3 2z 4 31 4 3e 3 3s 4 3x 6 41 4 5b 3 6h 3 6y 3 74 3 8r 4 8v 3 94 4 bq 5 c0 3 c4 3 c6 3 ci 4 cq 2 dh 5 ee 5 f8 3 fc 4
saturda_guest 1i eu 8
saturda_morning 1n 3x c
saturda_univers 1n 1a b
sauc 17 2l a 5i b 5u x 5y 5 5z 8 fu a
sauc_hungari 1n 5u b
sauc_littl 1n 5i c
saucepa 1i 8g 8 ez 7
saudi 1n en b
sauerkr 1n 5z m
sauerkr_ferment 1n 5z b
sauna 1i n 19 f0 3
sauna_lak 1n n d
sauna_near 1n n g
sauna_rent 1n n d
sauna_trail 1n n f
sauna_wellnes 1n n l
sausag 16 1d 3 3y 4 5s 3 5y 7 5z 4 7d 3 cm 3 f6 7
sav s 10 2 1n 6 1v 4 4i 2 4k 7 52 3 5p 6 69 3 76 2 7i o 7k 2 7l 3 7x 2 85 8 90 4 au 7 bo a bp 8 bq e br 5 bv a bx 5 c2 5 e5 4 es 2 fn b
sav_app 1n 7i p
sav_automat 1n 7i d
sav_energy 1n fn b
sav_goal 1i 7i j
sav_materia 1n 4k c
sav_smal 1n 7i d
sav_someth 1i bq a
sav_town 1n 1n 9
saving 12 1e 7 4h c 7i m 93 3 9r 3 au 7 bq b br 5 bv q c1 3 fn 3
saving_app 1n 7i h
saving_circl 1n bv w
saving_coopera 1n 4h b
saving_goal 1i 7i c bq a
savoury 1n 5v e
savoury_snack 1n 5v b
saw w 1r 2 24 3 7y f 84 2 9i 2 by 2 cb 2 d8 4 ey 3 fm 5
saw_childre 1n 7y 8
sawdust 1f 66 h 94 2
sawdust_sawmil 1n 66 b
sawmil 1i 66 d fm 9
sawmil_next 1n 66 b
sawn 1n eg 4
saws 1a 3m 3 7y 6 8b 3 9u 7 eg 6
saxony 1f 5n 9 a6 8 e3 9
saxopho 1n ch r
saxopho_trumpet 1n ch 9
say b 5l 3 79 2 7r 2 9e 3 a8 3 ae 3 an 3 cf 2 dh 2 ea 2
say_afterwa 1n ae c
say_away 1n 9e d
say_even 1n 5l c
say_tap 1n ea b
say_your 1n cf a
says c 13 2 1u 3 7p 2 ac 3 ah 3 bt 2 e7 2 fg 2
says_ready 1i ac a
says_wat 1n 1u b
says_wheth 1i ah a
scaffol 19 1e 3 5d 8 7l 3 93 3 ej 3 fr d
scaffol_quot 1n fr b
scal y 3o 4 4s 3 5q 9 6f d 75 2 7w 8 83 4 9h 3 9m j 9y 4 e7 4
scal_abov 1i 6f a
scal_show 1n 9m a
scalp 1i 2 i c 5
scalp_wat 1n 2 b
scam 1f 7u 14 bc d dl 9
scam_cal 1i 7u g
scam_deepfak 1n 7u b
scam_protect 1n 7u r
scam_scam 1n 7u d
scan h v 8 10 7 11 7 1l 3 1r 6 20 2 2a 6 3g 2 4s 7 57 6 6c 6 6i 6 6n 4 7d e 7n 3 84 a 99 4 9b 5 ao 4 bk b cy 7 d2 7 d8 2 d9 4 dc 6 dn 5 e4 4 ef 4 eo 5 fm 5
scan_album 1n bk e
scan_app 1n 7d g
scan_barcod 1n 7d f
scan_bench 1n 10 d
scan_bookkee 1n d2 h
scan_broken 1i 2a b
scan_cod k 6n 4
scan_door 1n 6i b
scan_dril 1n 9b b
scan_essay 1n ef b
scan_extingu 1n 99 b
scan_firm 1n dn b
scan_ingredi 1n 7d d
scan_item 1n 4s b
scan_machin 1n fm g
scan_not 1n 84 d
scan_ord 1n 11 b
scan_origina 1n 6c b
scan_pap 1n dc b
scan_phon 1i eo b
scan_photo 1n bk b
scan_procure 1n ao a
scan_receipt 1n 1r c
scan_slid 1n bk f
scan_stop 1n bk 9
scan_tag 1n e4 b
scan_websit 1i cy a
scandin 1a 2e c 4n 8 5r 7 a5 8 dw 8
scandin_design 1n 2e c
scar 1f 87 3 ay a
scarf 1c 5 2 1t 3 6z 3 fe 6
scarv 1i 4c i fe j
scarv_hats 1n 4c b
scarv_women 1n fe a
scatter 1f 5l 5 8u 5 8v 5
scaveng 1n 32 b
scen 17 4k 9 6i 4 7o 4 a0 4 ar 5 b7 a cf j
scen_african 1n b7 b
scen_partn 1n cf e
scenic 1i 6z 9 a9 3
scent 17 1 3 5 n 8 t 9 3 2e 8 8o 3
scent_adriati 1n 8 c
scent_candl 1n 8 p
scent_sampl 1n 5 d
schedul 10 1h f 1s b 6d g 6k 6 6m 6 7c c 9i 9 aa 6 ax c cq m dh k ee d ek g el 7 es 6
schedul_fil 1n dh c
schedul_meeting 1n ax g
schedul_pictur 1n 9i b
schedul_post 1n cq h
schedul_report 1n ek b
schedul_shar 1n 1h a
schedul_umpir 1n ee f
schedul_warn 1n 7c c
schem 1c 5k 6 bt 7 c2 a de 4
schließ 1n ct 4
schnap 1i 9o 7 f8 n
schnap_distil 1n f8 a
scholar 1n ab m
scholar_abroad 1n ab b
school d 6 3 i 8 j 6 s 3 12 4 13 7 16 6 19 5 1a 6 1e 4 1j b 1p 9 1s 7 27 5 2i 3 2s 4 2w c 33 2 35 9 3n 5 3o 4 3p 4 3q a 3r 6 3v b 3w 6 3x 5 45 3 4k 6 4o 2 4z 5 6l b 6m 7 6s 3 6x 6 6z 4 74 2 89 3 8k 4 8q 5 99 4 9v 7 9z 5 a1 5 a2 4 a3 4 a4 5 a7 3 a9 3 ab 4 ac 5 ad 4 b0 3 b2 3 bw 6 cd 7 ch 4 du 6 e3 5 eb 3 ed c ef 6 eg 2 et 3 ew 7 ex 8 ey 9 fn 3
school_adult 1n j b
school_anxiou 1n 3q c
school_book 1i 9z a
school_box 1n 1p c
school_bus 1i ed x
school_car 1n 99 f
school_carpool 1n 3v k
school_cater 1n 2w d
school_charity 1n 4z c
school_childre 16 16 8 19 8 3w 9
school_cloth 1n 1j s
school_cod 1n 3w b
school_crat 1n 1j a
school_curricu 1n 1p c
school_edition 1n b2 b
school_entranc 1n a4 b
school_factory 1n 9v c
school_family 1n 1p c
school_fees 1i bw h
school_hal 1a 3x b
school_holiday 1a 3r d 6s 8
school_hom 1i du b
school_judo 1n ex 9
school_jump 1n 1j k
school_last 1n 13 b
school_learn 1i 1a a
school_list 1f cd 8
school_lunch 1n 2w n
school_match 1n 6m b
school_meal 1n 2w p
school_meet 1i i b
school_mend 1i ch 8
school_nursery 1f 1s a 2w e 6l l
school_offic 1f 6l f
school_onlin 1f ey a
school_parent 1c 1p a 6l i
school_plac 1i 6x 9
school_plan 1i 1p b
school_practic 1n 3v b
school_quiet 1n e3 b
school_rent 1n cd 9
school_roof 1i 1e a
school_run 1i 3v q
school_runs 1f 3v d
school_shop 1i b0 a
school_train 1n ey c
school_transpo 1i ed p
school_uniform 1n 1j u
school_weekly 1n 27 b
school_women 1i 1a f
school_wooden 1n 35 b
schoolc 15 1i b 1j a 2i a 3n c 3r d 3v c 3w c 7y 9 ed 8
schoolc_program 1n 2i b
schoolg 1n 6 a
schooly 1n 83 7
scienc 1c 7y 5 8g m ad b b2 4
scienc_club 1n ad b
scienc_kit 1n 8g g
scienti 1n 3s f
scienti_childre 1n 3s c
scissor 15 c 3 p 6 3s 3 40 4 4b 3 88 p 89 p dr 3
scissor_pens 1n 89 b
scissor_saf 1n 88 9
scold 1i 13 4 82 3
scoop 1i 2q o 5z 4
scoop_cart 1n 2q b
scoot 1f 29 t c3 a c5 9
scoot_weigh 1n 29 b
scop 1f 4w g b4 4 fo 9
scor 11 z 3 3v 3 4h w 72 5 7j l 7q 3 a3 3 ao 5 ap 9 cc j dd c df 7 em 8
scor_bank 1n 4h d
scor_farm 1n 4h d
scor_lend 1n 4h j
scor_ord 1n dd b
scor_saving 1n 4h b
scor_sing 1n cc 9
scorch 1n 4b 4
scotlan 1a o 8 3e 7 4c 8 4v 8 6j 8
scottis 1n 9e 9
scout 1n bq 5
scrap 14 47 3 4d 3 6f 3 91 4 fs b ft c
scrapya 1n 91 3
scratch t 1y 6 2i 9 3w 5 4c 4 7v 5 84 2 8q 4 8x 3 bt 5 c6 9 c8 3 dw 9 em 4 f1 5 fb 2 fl 9 fu 4
scratch_post 1n dw f
scratch_wrong 1n fl b
scream 1n ez 7
screen_app 1n 1i r
screen_childre 1n 1i c
screen_hal 1n cl c
screen_laptop 1n 91 c
screen_read 1n cy h
screen_retina 1n v g
screen_sel 1n 2i b
screens 1n 9g 8
screw 14 17 9 29 4 7y 5 8b c 91 3 9c 3
screwdr 1i 17 3 91 6
scrib 1n u 14
scribbl 1i 1l 3
script 1f aa a ba 3 cf v
script_record 1n cf a
script_rol 1n cf d
scriptu 1n 3i q
scrol 19 72 6 8q 3 ar 4 b2 6 b5 6 b9 6
scrub 1c 4a 9 5b 9 8e 3
scuba 1n 35 a
sea x 20 4 23 4 30 4 3f 2 49 6 6s 7 6t 3 7l 7 8l 4 9x 5 ab 2 as 4 fg 7
sea_calenda 1n 7l a
seafood 1i 9y 8 f6 o
seafood_box 1n f6 a
seafood_shar 1n f6 a
seahors 1n j 4
seal y 16 6 24 7 6v 4 7r 3 83 3 86 9 95 5 9y 5 cb c f7 4
seal_envelop 1n 86 9
seam 10 43 5 4a 3 4b 6 4c 3 4e 3 81 2 8n 5 9r 2 aq 3 bg 5 ch 5
seamstr 1c 41 4 45 h 4b q bg 7
seamstr_hom 1n 4b h
seamstr_machin 1n 45 h
search w 1y b 2a 3 78 4 7g 5 7m 4 7s 4 8i 3 ag 6 ai g ao 9 as m az 4 b7 6 bj c cm 3 cr d dp j dq 3 e2 g
search_engin 1f as d
search_flea 1n 1y b
search_lost 1n e2 b
search_visibil 1n as p
searcha 1n 1z 3
seasid 1n 6s 4
season s 19 9 1q 7 1t 3 1v 2 35 4 39 4 4h 3 5a 3 5c 3 6b 7 6m 5 6z 4 7n 9 8a 6 8p a 8t 8 8v 2 9c 4 9f 4 b1 6 eq 3 fc 7 fi 3 fp a
season_mow 1n 8t b
season_recip 1n 1q b
season_season 1n 7n a
season_swap 1n 8p b
season_warn 1n 7n a
seasona 1a 5k f 5w b 68 d 8e e fj 8
seasona_box 1n 5w b
seasona_crat 1n 5k b
seat q 1k 4 2j b 2m b 2t d 3a 3 3b a 3v 8 43 6 4k 2 6e 7 8h 7 92 5 ae 7 af 9 c4 5 c5 3 c6 5 c7 a cl 5 cy 3 eg 3 f1 5 f4 6
seat_belt 1n 43 b
seat_menu 1n 2m c
seat_serv 1n 2j c
seat_singl 1n ae c
seat_strang 1n af c
seattl 1f n 8 97 9 fb 8
seaw 1f 6v l 9n d fu i
seaw_guid 1n 6v a
seaw_replac 1n fu a
seaw_walk 1n 6v a
second 8 1j 4 1l 2 1y 6 40 3 42 5 4y 3 8c 4 8j 4 95 3 cj 4
second_car 1f a6 b
second_grow 1n 4e c
second_hand y 1j h 1k 7 1l 7 1y n 40 d 42 m 8c d 8j e cj e
second_hom 1i 95 g
second_lif 1n 9u c
second_person 16 4y 9
second_plac 1i 6t b
second_scam 1n 7u b
seconda 1c 27 8 9z 8 cd 7 ef 8
secrecy 15 4j 5 4o 6 4y 4 51 4 56 4 av 3 ax 4 ep 4 eq 4
secret 15 2t 8 78 3 7m 4 9m 3 aj 4 bn 3 dm 4
secreta 1a 3k 3 51 9 6k 6 ax f ep 9
secreta_schedul 1n ax b
section 1c az 4 cc 9 ch 4 e7 a
secular 1n 3e n
secur 19 26 4 57 4 69 4 6y 7 7j d 9j g
secur_card 1n 7j e
secur_truck 1n 9j d
securit 13 2h 7 4z a 57 o 95 6 ao 6 ax 3 bt d cw 3 dl j dm t ea 3
securit_audit 1n 57 d
securit_awarene 1n dl k
securit_complia 1n dm n
securit_deposit 1n bt g
securit_questio 1n dm o
securit_test 1f 57 n
see d g 4 u 3 y 4 z 5 1r 3 22 5 3v 3 6p 3 76 3 7d 3 7e 4 7g 3 7j 3 7m 4 7r 3 98 3 ae 5 ag 3 b2 3 bo 3 bp 2 bu 3 dd 4 e1 3 ed 4 ek 3 fj 3
see_again 1n ae c
see_animal 1i e1 a
see_car 1n 22 b
see_cheapes 1n 22 b
see_colleag 1n y b
see_correct 1i g b
see_dish 1n 76 b
see_doctor 1a 7m a
see_drought 1n bu c
see_flatmat 1n ag b
see_food 1n 7r b
see_left 1n bo b
see_long 1n b2 b
see_menu 1n 6p b
see_next 1f z a ek a
see_onc 1f 7d 9
see_open 1i 98 9 fj a
see_oth 19 7e 9
see_patient 1n u b
see_photo 1n ae c
see_practis 1n z b
see_school 1n ed b
see_stolen 1n dd b
see_superma 1n 1r c
see_van 1n 3v b
seed 12 1u 6 2o 8 5v 9 7z b 85 y 8d 7 bu 9 fp 5
seed_catalog 1n 85 c
seed_garden 1n 85 f
seed_grow 1n 85 c
seed_harvest 1n 7z 9
seed_heirloo 1n 85 c
seed_keep 1n 85 d
seed_organic 1n 85 c
seed_packet 1n 85 c
seed_paid 1n bu c
seed_protein 1n 5v b
seed_rar 1n 85 c
seed_sav 1n 85 c
seed_seed 1n 85 c
seed_tomato 1n 85 c
seed_variety 1n 85 i
seed_vegetab 1n 85 g
seedl 1n 85 9
seedlin 1n 85 x
seedlin_hundr 1n 85 9
seek 1a 14 8 ag e ai k ay d
seem 1c 29 4 3t 3 ab 3 db 3
seen g 2e 3 75 3 99 4 9m 2 dj 2 e6 3 ed 2
sees h l 3 10 4 4n 4 6d 4 6e 5 6l 4 7r 2 97 2 9b 4 9z 4 cg 4 dk 5 el 5 em 4
sees_absent 1n 6l c
sees_clean 1n 6e c
sees_damag 1n em b
sees_history 1n cg b
sees_lat 1n 10 a
sees_nev 1f 9b 9
sees_product 1n 6d b
sees_proof 1n el c
sees_sal 1n 4n b
sees_total 1n dk b
segment 1n cp b
seitan 1n 5y a
seizur 1n 7r k
sel b 0 3 7 2 i 2 y 3 1j 4 1l 6 1y 6 2i 4 2k 3 2o 3 2q 4 40 3 42 6 4d 3 4g 4 4x 1 54 4 5c 3 5h 4 5p 5 5t 4 5x 4 65 4 67 2 6g 3 6i 5 6m 2 83 5 89 3 8a 4 8c 3 8e 2 8l 3 8m 3 9q 4 9r 3 aq 4 b1 3 b8 4 eo 4 es 3 f5 5 f7 5 fi 8 fo 3 fs 6
sel_adverti 1i b1 a
sel_again 1n 40 b
sel_amazon 1n fi c
sel_archite 1n fs a
sel_buy 1n 1j a
sel_cans 1n 65 b
sel_card 1n 8a b
sel_chang 1i fi 9
sel_collect 1n 83 9
sel_count 1n 2o b
sel_dri 1n 9q g
sel_embroid 1n 80 9
sel_fan 1n b8 b
sel_fish 1n 8a b
sel_flat 1n 2k b
sel_garden 1n 89 b
sel_good 1i 42 a f9 8
sel_guarant 1n 2i b
sel_heat 1n 9r b
sel_invoic 1n 4g g
sel_keep 1n fo b
sel_lat 1n 6g c
sel_leftov 1n fs a
sel_main 1n 5j b
sel_market 19 5t 9 8m 9
sel_onlin 1a 5p 9 65 9 8c 9
sel_ord 1c y 9
sel_plant 1f 85 8
sel_portion 1n f5 e
sel_recycl 1n ft b
sel_restaur 1n 5h e
sel_returna 1n 64 b
sel_scoop 1n 2q b
sel_singl 1n 5x b
sel_siz 1i 1j 9 eo b
sel_softwar 1n fi g
sel_superma 1n 5t b
sel_ticket 1n 6i g
sel_tool 1n fi n
sel_trad 1n 83 9
sel_unsold 1n 5p b
sel_upload 1n aq b
sel_used 1i 1l 9 1y d
sel_worth 1n f9 9
sel_wrap 1n 0 b
seldom 17 6p 4 72 3 7t 4 cw 5 d5 3 eo 4 fs 4
self u 24 b 2e 6 2f 5 2g 6 2v 5 4m 3 4s f 6n 6 6u 4 76 3 79 3 7a 8 7d 3 7e 3 7f 3 7o 3 7s 8 8r 3 8x 3 8y b a3 8 a5 a ax 5 by j cf 5 d1 f ex h fe 2
self_checkou 1n 4s h
self_defenc 1i ex m
self_defens 1n ex m
self_employ 1c by r d1 l
self_help 16 7a 9
self_pac 1i a3 b a5 e
self_servic 1i 4s g
self_storag 1i 8y h
self_test 1n 7s d
self_water 1n 24 h
selfi 1n 2z a
selfy 1n ay 11
selfy_receiv 1n ay b
seminar 1a 4k 4 57 4 7o 4 d1 4 dl 4
send c e 4 l 3 z 3 10 2 1w 2 27 3 2a 3 3t 3 48 3 55 3 5i 3 67 3 6h 3 7n 4 84 3 88 3 8x 3 90 3 91 3 95 4 9i 3 am 3 ax 3 bi 3 bm 3 bs 4 bw 8 c2 2 cj 3 cn 3 cp 4 d0 4 d1 4 d8 4 da 3 dj 2 dl 3 ds 3 du 3 dx 4
send_back 15 1k 7
send_bil 1i 9i a
send_box 1c 5i 9 bk 7
send_broken 1n 55 c
send_certifi 1n e c
send_exercis 1n z b
send_friend 1i bs a
send_friendl 1n 3t b
send_handwri 1n bm a
send_harmles 1n dl b
send_kitchen 1n 88 9
send_liv 1n am b
send_money 1i bw s
send_mov 1n 8x c
send_pair 1n 48 b
send_payment 1n da b
send_photo 1a 3c 7 6h 8 7n d bi 7 ds 9
send_pictur 19 95 b dx 9
send_plan 1n 90 b
send_print 1n 2a c
send_scan 1n 84 9
send_school 1n 27 b
send_stock 1n 67 b
send_technic 1n 91 c
send_vinyl 1n cj a
send_whatsap 1n cp c
senegal 1n 9y 9
senior 11 2c d 3t r 3u 7 3y h 5n 7 73 7 7q e 7u k bc p bd g be 5 ca 7 f0 q
senior_clas 1n f0 c
senior_fitnes 1n f0 m
senior_onc 1n 3t b
senior_smartph 1n bc b
senior_tablet 1n bc b
senior_video 1n bc c
sens 1i 7g 4 db 3
sensiti 1i 1 v ae 5
sensiti_skin 1n 1 u
sensor w 24 h 25 9 26 d 27 p 28 n 2c b 2d g 2h 6 4t 9 6o 6 76 e 7w 5 97 g 9a e 9m j 9n b e0 6 e5 m el 6 fm m fp e fq e fv i
sensor_bedroom 1i 27 a
sensor_build 1n fv b
sensor_buy 1n 27 d
sensor_explain 1n 76 b
sensor_glas 1n e5 a
sensor_lid 1n 9m e
sensor_measur 1n 2d b
sensor_record 1n 9a b
sensor_room 1n 97 b
sensor_tel 1i e5 a fm a
sensor_wash 1n 28 b
sensor_wat 1n 24 b
sensor_watch 1n 26 b
sensory 1n ez r
sent l 7 5 10 3 1h 4 2m 3 33 3 56 2 7g 8 99 5 9h 2 9i 2 ai 7 ax 4 by 2 d7 5 d8 5 dm 3 eq 3 fl 3 fo 4
sent_leav 1n 99 b
sent_next 1n 7g b
sent_pharmac 1n 7g b
sent_text 1n d8 b
sentenc m 27 4 3b 3 98 3 9h 3 a8 8 ab 3 ap 4 ar 4 bi 3 cf 2 ck 4 cq 3 cr 4 ct 3 cw 5 d5 4 d9 5 ec 8 ei 5 fd 5
sentenc_friend 1n fd a
sentenc_show 1n a8 b
sentenc_subcont 1n ei b
sentenc_tool 1n cw b
seo 1f 4v a as q cr o
seo_content 1n cr l
seo_tool 1n as e
seoul 1i 24 9 f1 8
separat 14 1c 4 1h s 1s a 2m 3 4z 4 5j 3 66 4 ag 4 bp a dt 4
separat_calenda 1n 1h f
separat_childre 1n 1h h
separat_expens 1n 1h f
separat_kids 1n 1h c
separat_parent 1i 1h h
separat_schedul 1n 1h c
septemb 13 n 3 2y 4 3m 3 3o 3 8q 3 9o 3 ag 3 d0 5
sequenc 1i cp a d0 4
serial 1i 86 8 cg 4
seriou 1i 5o 3 6g 4
serious 1i 77 7 fg 8
sermon 1f 1i 3 3i 7 75 4
serum 1n 0 a
serv t x 3 z 3 2j 8 2l 7 2m 8 2t 3 31 3 3b 3 4o 3 4y 3 4z 2 5y 5 63 2 6h 2 6w 2 8u 3 8v 3 a3 3 au e cx 6 de 3 di 3 do 3 ei 3 fh 3
serv_own 1n 2j c
serv_work 1n au b
servic h a 3 p 3 20 2 22 5 3c 4 3d 5 3u 3 45 3 4o 8 4q 7 4s 6 4u b 4v 3 4y a 4z 7 50 8 51 8 55 7 58 8 5b 7 5f 3 5g 5 67 7 6b 5 6c 2 6g 3 7h 4 7x 5 88 7 8m 2 8t 4 8w 3 8x 4 8z 4 90 4 93 4 95 3 98 8 9d 2 9j 3 9l 4 9o 5 9p 7 9u 4 ah 4 ao 3 av 5 aw 3 b2 4 c3 3 c4 5 c5 4 ca 3 cg 6 cn 5 co 4 cu 5 dc 5 dp 6 e2 4 ec 5 eh 3 ek b ep 2
servic_arrang 1n 3d a
servic_carry 1n 6b b
servic_extract 1n dc b
servic_find 1n e2 b
servic_flat 1n 8z b
servic_furnish 1n 90 b
servic_hom 1i c5 a
servic_inspect 1n 98 a
servic_natural 1n cu b
servic_reusabl 1n 8x c
servic_smal 1i 4u e
servic_softwar 1i ek f
servic_technic 1i dp a
sery 11 d 5 39 f 3p 5 55 e 6c 9 86 4 a0 5 af 6 b1 f b2 g b3 3 b4 5 ba e
sery_arab 1n ba b
sery_liv 1n b1 b
sery_onlin 1n b2 f
sesam 1n 2w 8
session 13 f i m 4 z o 79 l 7o f 7q b 9g 5 a6 3 a9 f dk e f0 3
session_body 1n a9 b
session_client 1n z b
session_even 1n 79 c
session_train 1n f c
set i 6 3 d 3 2b 5 2f 4 2z 5 47 3 4x 2 4z 5 82 3 8m 3 8n 2 8p 5 96 2 9i 3 aq 4 ay 3 by 4 cc 3 cd 5 ee 2 fb 7
set_rent 1n 2b b
set_stand 1n fb a
set_tent 1n 8p b
set_themsel 1n 2z a
sets u 5 3 a 4 h 3 r 2 2b a 3q 3 5c 2 6h 7 7b 7 82 f 8q 4 ay 9 by 7 cd 9 ch 6 d2 7 ef 4
sets_asid 1n by b
sets_exercis 1n 7b b
sets_family 1n 82 a
sets_heat 1n 6h b
sets_str 1n ch 9
sets_vat 1n d2 b
setting 1i q 4 fn 5
settl_busines 1n d3 b
settl_everyth 1n bs b
settl_monthly 1n ee a
settlem 1f 9o c eh h er d
settlem_claim 1n er c
settlem_repair 1n eh b
sevente 1i 3q 5 f7 3
seventh 1f 3 7 8m 4 bv 3
seventy 1c 3k 3 93 8 cc 3 f0 3
several x c 4 v 3 w 3 1p 3 37 3 50 3 53 3 5e 3 6o 3 7k 5 7x 8 8s 5 8v 2 by 4 ds 6
several_hospita 1n 7x b
sew z 14 6 18 9 43 3 45 t 49 3 7y 8 81 v 87 7 8n 3 cd 5
sew_machin 1c 18 a 45 10
sew_pattern 1n 81 15
sewn 12 3z 3 43 i 4b a 4f 9 81 7 87 9 8k 3 8n 3
sewn_own 1i 4f a 87 9
sewn_sail 1n 43 f
sewn_tailor 1n 4b c
sews 1f 3z f 45 a 4b 4
sews_shirt 1n 3z b
sexton 1n e9 4
shad x 3 k 4 7 d 5 10 f 11 4 49 4 5c 5 6y 4 8t 3 9f 8 9p 6
shad_match 1n 3 e
shad_stateme 1n 10 a
shadow 1c 2b 3 av 6 ba 3 fl 3
shaft 1n 98 j
shaft_build 1n 98 a
shak 11 b 3 n 3 2r 9 2s 4 7f 3 7r 2 e2 3
shaken 1n dr 3
shaky 1n 3q 4
shal 1c 1c 3 1q 8 3h 3 b8 3
shallow 1f j 4 16 7 9e 6
sham 1c 15 4 23 3 bv 3 d0 3
shampoo 1c 2 y 5q b 84 3 dr 9
shampoo_bars 1n 2 f
shampoo_buy 1n 2 d
shampoo_conditi 1n 2 f
shampoo_curly 1n 2 d
shampoo_ric 1n 5q b
shank 1n 46 4
shap 1a d 7 2a h 88 3 8f 7 8m a
shap_choos 1n 2a c
shapewe 1n 4f b
shar_apartme 1n 7l g
shar_archiv 1n 20 b
shar_band 1n ce e
shar_calenda 1i 1h 9
shar_car 1i c6 c
shar_cold 1n 5c c
shar_commut 1n c7 f
shar_cost 19 1h 7 37 9 bp 9
shar_darkroo 1n 84 9
shar_din 1i 6r 9
shar_equipme 1i 94 c
shar_executi 1n 51 c
shar_expens 1n bs g
shar_family w 1s 6
shar_farm 1n 9o b
shar_firm 1f c6 a
shar_flat 1i 7l b ag g
shar_garden 1f fc b
shar_group 1a 6w 8
shar_harvest 1i fc n
shar_hors 1i e3 d
shar_househo 14 bp 8
shar_incom 1n 9t b
shar_kiln 1n et b
shar_kitchen 1i 5e n
shar_locatio 1i 2f a
shar_memb 14 c6 9
shar_money 1i 42 e
shar_offic 1i 3a c
shar_park 1i c8 d
shar_plan 17 7h 8
shar_privat 1n c8 b
shar_rent 1c 7l c
shar_rental 1n 7l g
shar_rid 1f c7 l
shar_sail 1n 38 b
shar_scan 1i 11 a
shar_school 1i 3v i
shar_shed 1n 19 b
shar_shop 1n 1r e
shar_solar 1n 1e f
shar_valu 1n ae c
shar_vegetab 1n fc g
shar_view 1i bp a
shar_wallbox 1n c9 b
shar_warehou 1n 68 e
shar_whol 1n f6 8
shar_worksho 1n 3a h
sharepo 1n dp b
sharp 13 20 3 2r 6 2y 3 30 4 88 i b0 6 b1 4 bh 3
sharpen 1i 88 18 8f 7
sharpen_kniv 1n 88 b
sharpen_mail 1n 88 b
sharpen_market 1n 88 b
sharpen_mobil 1n 88 b
sharpen_near 1n 88 e
sharpen_post 1n 88 b
sharpen_scissor 1n 88 b
sharpen_servic 1n 88 b
sharpen_sleev 1n 88 b
sharpen_van 1n 88 g
shav 1a 9 3 b v 3u 3 9u c dr 8
shear 1f 88 3 89 f 9p 4
shear_open 1n 89 b
shed 10 19 c 1z 2 2b 8 6c 3 8c 6 b9 a e0 4 e2 a
sheep 16 2q a 4c f 80 7 9p r fq 7
sheep_graz 1n 9p c
sheep_knit 1n 4c b
sheep_milk 1n 2q b
sheep_solar 1n 9p g
sheet m z 5 3e 3 53 2 55 4 56 3 5s 3 6p a 6t 4 7b 3 7p 2 7v 3 81 3 84 2 8n 7 8w 3 9a 5 9g 4 a2 4 a7 6 aq 4 b0 3 cc 9 cr 6 cv 4 dh 3 di 5 dm 3 eo 3
sheet_follow 1n 6p b
sheet_music 1i cc j
sheet_right 1n cr c
sheffie 1n bh 9
shelf k 1 3 y 3 12 6 18 5 1r 3 2r 4 4s 3 5j 4 5o 3 5s 6 5u 4 5v 4 5x 3 5y 4 68 2 7d 3 7t 5 8b 6 8g 3 8j 3 8m 3 8s 3 94 2 a3 4 b9 3 cj 5 e7 3 eo 8 et 8 f7 4 f8 2 fm 3
shelf_label 1n 7t a
shelf_onlin 1n 8b b
shellfi 1n 2t 8
shelt 14 1d b 3b a 3h 3 ds 4 dy 4 e0 3 e1 q e2 4 e4 3 f1 f
shelt_cats 1n 3b b
shelt_dog 1i e1 c
shelt_dogs 1n e1 g
shelter 1i 1f d 43 d
shelter_worksho 1i 1f b 43 a
shelv z y 2 12 5 18 5 2o 3 4p a 5e 3 5k 5 7d 3 8b d 8m 3 8s c dw 8 eo 3 et c
shelv_chang 1n 8s b
shelv_memb 1n et a
shelv_oak 1n dw b
shelv_onlin 1n 8b c
shepher 1f 6q a 9p l f6 l
shepher_br 1n 9p a
shepher_flock 1n 9p c
shift v t c 2f 4 2v 7 3b 3 3m d 4k 5 4l c 4t 9 5b 2 71 7 72 3 a6 5 am 6 c0 b c7 a cx 2 d4 4 dg c dh p fj q fl 6
shift_cal 1n dh c
shift_lead 1c 4l d
shift_nearby 1n fj f
shift_plan 1n dh t
shift_staf 1i fj j
shift_work 1a fj 9
shiitak 1n 66 s
shiitak_grown 1n 66 b
shin 19 74 6 el 2
shingl 1n 8v 8
ship 11 5s 6 62 9 67 r 9k 8 aq 3 b2 4 b4 3 bj 4 ct 3 dp 4 fk f
ship_contain 1n 9k a
ship_litr 1n 62 b
ship_onlin 1n 67 d
ship_ord 1n 67 k
ship_sam 1n 67 b
shipmen 1i 6a 8 9y d
shirt x 4 3 1j 4 1t 8 2d d 3z d 40 4 42 5 4a 5 4b 6 4d s 4e 6 4v 5 7e 2 81 4 8w f ay 4 b8 4 bg j
shirt_adaptiv 1n bg b
shirt_arthrit 1n bg b
shirt_deliv 1n 8w b
shirt_design 1n 4d m
shirt_disab 1n bg b
shirt_magneti 1n bg b
shirt_mugs 1n 4d b
shirt_print 1n 4d k
shirt_sensor 1n 2d f
shirt_strok 1n bg b
shirt_trous 1n 3z b
shirt_wheelch 1n bg b
sho q g 3 1h 4 1o 4 39 3 44 n 46 k 4a 5 4b 3 6j 5 9i 5 bg a dg 3 eo 5 f2 3 fh 5
sho_brand 1n 44 o
sho_buy 1n 44 e
sho_childre 1n 44 g
sho_offic 1n 46 b
sho_own 1n 46 e
sho_repair 1n 46 w
sho_wheelch 1n bg b
shoebox 1c 20 b 9g 6 by a d2 f
shoelac 1n f1 4
shook 1n 1i 3
shoot 17 2y n 4x 4 7y 8 9k 8 aq h b2 5 b7 3
shoot_cork 1n 7y 8
shoot_local 1n 2y c
shop a 8 3 b 2 l 4 y 2 12 4 18 3 1q 6 1r 8 29 3 2i 2 2j 6 2o 5 2q 3 2s 4 3a 3 42 5 43 3 45 3 4b 3 4d 2 4h 3 4l 3 4n 3 4p 8 4s 9 55 2 57 2 58 5 5g 7 5h 7 5j 4 5p 4 5q 7 5t 6 5w 4 63 3 67 7 69 5 6a 2 6d 7 7d 4 80 5 89 6 8j 4 8m 3 8n 2 90 4 9c 5 aq 5 ar 3 as 3 b0 4 b9 3 ba 3 bo 3 bw 3 cb 5 cj 5 cn 5 cp 6 cq 3 cy 3 dd 5 dg 3 dw 3 en 4 eo 7 fe 2 ff 9 fh 8 ft 4
shop_addres 1i ar a
shop_cashi 1n 4s d
shop_communi 1i ff b
shop_coopera 1n ff g
shop_cost 1n 7h b
shop_design 1i 4p a
shop_driv 1i en b
shop_explain 1n as b
shop_family 1i 5j a
shop_fil 1n 5q b
shop_find 1n 5h b
shop_fir 1n ff a
shop_fix 1n 5g c
shop_floor 1n 6d l
shop_freshly 1n 2s b
shop_hous 1n 4s b
shop_job 1n 9c b
shop_keep 1n cb f
shop_kiln 1n 3a c
shop_list 1a 1q i 1r o 90 a
shop_listen 1n cj a
shop_look 1f l a
shop_memb 1i 18 b
shop_onlin 1a 42 9 8j 9
shop_open 19 4s f
shop_ord 1f 5h c
shop_own 15 cj 7
shop_pack 1n 67 d
shop_paid 1n b0 b
shop_parent 1n 2j c
shop_pas 1n cn b
shop_pay 1f ft 9
shop_plan 1i bo a
shop_purchas 1n 4h b
shop_rent 1n 4p k
shop_run 1n dg c
shop_scissor 1n 89 b
shop_see 1n dd b
shop_self 1n 4s d
shop_send 1c cp 9
shop_shirt 1n 4d b
shop_softwar 1n 9c c
shop_staf 1i 4l e 4s c
shop_stock 1i eo l
shop_studio 1f 4p 9 58 b
shop_system 1i fh e
shop_tool 1n fh n
shop_town 1c 1r a
shop_vegan 1n 2q b
shop_villag 1f 4s d ff m
shop_volunt 1n ff j
shop_window 1f 2o a 5w a
shop_zero 1n 63 b
shopify 1i 4w a fh i
shopify_app 1n fh g
shopkee 1n cb 5
short h 3b 2 3i 3 3y 4 49 6 4l 7 4p 9 4x 8 5p 3 5s 4 68 6 6h 4 71 4 78 4 8k 5 8y 6 9p 4 a0 6 a3 3 a9 7 ac 4 ag 4 az 6 b2 5 b6 4 br 4 bu 6 c0 4 dg 7 dk 4 eg 4
short_audio 1n a0 b
short_back 1i dk a
short_chat 1n 3y b
short_daily 1n 8k c
short_documen 1n b2 b
short_film 17 78 8 ac 8
short_guid 1i 3i 8 71 b
short_leas 1i 4p f
short_lesson 1c 4l b br 9
short_morn 1i az a
short_paid 1n eg b
short_questio 1i ag a
short_recruit 1n 4x c
short_solar 1n 9p a
short_spac 1n 8y e
short_step 1n a9 b
short_study 1n a9 b
short_swimwea 1n 49 c
short_task 1i 4l a
short_tast 1n 5s c
short_term 1c 4p b 68 d bu b
short_video 1f dg a
shortag 1n y p
shorten 1f 4b 4 73 7 ec 7
shortes 1a 2l 4 71 7 a1 3 a7 3 a8 3
shortli 1n df o
shortly 1n cx 4
shot 1n b7 4
should w e a k 2 2d 9 3q 4 43 3 4b 4 4e 4 7b 2 7n 8 8n 4
should_blad 1n 2d c
should_tak 1n e c
shouldn 1i 4v 5 eo 3
shout 1a 3q c 4d 2 aj 6 ee 3
show b 4 3 o 3 q 7 13 3 1c 3 1w 3 23 2 27 3 2b 3 3w 3 6e 3 7s 2 8a 3 8l 2 9j 3 a5 3 a7 3 a8 3 ap 3 ay 2 b1 2 be 6 bx 2 c2 4 cd 4 cs 3 cv 3 d5 3 db 3 dp 3 e0 3
show_applian 1n 2b b
show_bars 1n a7 b
show_blu 1n 4 b
show_burial 1n e9 b
show_cash 1n d5 b
show_client 1n db c
show_clinic 1n q i
show_donor 1n 1c b
show_elderly 1n be d
show_empty 1c q 9
show_food 1f 7s 9
show_hold 1i o a
show_look 1n be 8
show_nectar 1n 9m a
show_open 1n 27 b
show_overvie 1n c2 c
show_own 1c cs a cv 9
show_pag 1f dp b
show_pension 1n c2 c
show_phon 1i 8a a e0 a
show_plain 1n bx b
show_siz 1n cd 9
show_smal 1i 1w a
show_talk 1n ap b
show_tongu 1n a8 b
show_trad 1n 13 b
show_van 1n 9b b
show_weav 1n eu 8
showing 1n cl 4
shown h k 2 1s 2 4x 2 a3 3 a5 3 ap 2 dg 3 dj 3
showroo 1a 30 4 3f 5 4b 3 8b 9 8z 4
shr 1n 9w g
shr_bottl 1n 9w d
shred 1n 9w 3
shrimp 1n 9n w
shrimp_farm 1n 9n l
shrimp_pond 1n 9n c
shrin 1n 3k w
shrin_chaplai 1n 3k b
shrin_coach 1n 3k b
shrin_journey 1n 3k b
shrin_tour 1n 3k b
shrin_trip 1n 3k h
shrink 1a 3z 3 8i 4 a6 b de 4 et 3
shrink_trad 1n a6 b
shroud 1n 3f e
shrub 1n 64 a
shrunk 1n 8w c
shui 1n fd 9
shut m j 3 1v 3 28 a 6y 2 9a 3 9j 3 au 5 b0 4 cq 3 cz 3 ds 4 dy 3 eb 3
shut_test 1n au b
shut_wat 1i 28 f
shuttl 1i 3v a ca y
shy 1a i 3 1d 5 4x 6 a8 4
sibl 1n 7h r
sibl_parent 1n 7h d
sibling 1n 7h t
sibling_coordin 1n 7h b
sicily 1n an b
sick 11 a 3 1u 3 3k 5 6l f 7m 3 d4 3 dh e di h dk 3 fg 7 fj 5 fp b
sick_cal 1i dh d
sick_child 1n 6l g
sick_leaf 1n fp f
sick_not 1f di h
sicknes 1f 3v 4 8r 5 ci 4
sid h x 2 1s 2 2m 3 36 3 65 3 6f 3 7b 2 8n 7 9e 3 9f 4 9h 2 ae 4 bg 4 bt 3 cj 4 d4 3 d8 7 dz 3 e3 2
sid_opening 1n bg d
sid_sign 1n d8 b
sideboa 1n 8c n
sideboa_hous 1n 8c b
sideway 1i 6j 3 dl 4
sierra 1n 9v 9
siev 1n 9q 9
sigh 1c 1s 4 26 3 96 3
sight 1c 26 3 7t a ae 3
sign e u 5 11 3 15 2 1e 3 1i 3 3h 2 4d 2 4o 6 4y 2 57 2 6a 3 70 2 7j 2 7m 3 7w 5 8l 4 96 2 9g 4 ac 4 b1 3 b9 2 bt 2 c0 2 d0 3 d7 5 d8 a d9 5 dg 4 ef 4 ek 5 eq 2 ez 7 fd 4
sign_consent 1n 9g b
sign_contrac 1i dg b
sign_documen 1n d8 n
sign_fram 1n 8l b
sign_languag 1n 4o k
sign_onlin 1n d7 b
sign_patch 1n 7w a
sign_phon 1i ek a
sign_rhym 1n ez a
sign_togeth 1n 1i a
signal y 21 b 6i 5 6j 2 6o 2 98 5 9f 3 9h 3 9i 5 d0 6 de 6 dq 3 e0 3 ei 5 ek 4
signatu y 2x 3 4k 5 4m 2 6g 3 7l 3 98 3 9h 3 9x 3 al 3 ba 2 d7 4 d8 m e7 a ek 5
signatu_departm 1n e7 c
signpos 1n 21 8
sil 16 2j 5 61 6 66 6 7z 4 8d 8 8u c 9k 5
sil_insid 1n 8u d
silenc 13 13 3 71 5 ah 3 b1 6 bh 2 cf 2 cq 2 cw 3 d0 3
silent x y 2 1x 3 3j 2 4y 3 7e 2 86 4 af 2 ai 2 aw 3 bo 3 bw 2 cw 3 e5 4
silentl 1n ad 5
silk 1n 41 a
silly 1i 7e 4 bx 3
silv 1c 47 h 84 4 aq 3
silv_engrav 1n 47 b
silvers 1n eu 8
sim 1i 6w x f4 8
sim_card 1n 6w c
sim_country 1n 6w c
sim_tourist 1n 6w c
sim_travel 1n 6w f
similar 1c 1y 3 cx 5 db 4 fn 4
simpl 11 f a 14 5 3d 6 4y 4 6d 9 bc 8 cx 3 cz 7 d4 9 d6 g ec g eo 9 fm a
simpl_crm 1n d6 m
simpl_erp 1n 6d b
simpl_languag 1n ec h
simpl_mainten 1n fm b
simpl_payrol 1n d4 b
simpl_warehou 1n eo c
simpl_weight 1n f c
simplif 1n ec j
simply 17 1w 3 2e 3 aj 3 cj 4 d3 4 da 3 fc 3
simul 1n 4k b
simulat 19 3q g 4k l aj 9 b4 8 dl b f4 o
simulat_garag 1n f4 9
simulat_instruc 1n 3q c
simulat_train 1n 4k e
simulat_weld 1n 4k c
simulta 1n ey 4
sinc d 74 2 7x 2 dx 2 eh 3
sing x 3o 9 7q 2 a7 6 bh b cc k ci k ck g ez b
sing_book 1n ci b
sing_event 1n ci b
sing_gig 1n ci b
sing_hear 1n cc 9
sing_own 1n cc a
sing_part 1n cc b
sing_party 1n ci h
sing_practis 1n cc a
sing_turn 1n ck a
sing_wed 1n ci b
singapo 1i 26 9 8w 9
singl w i 6 1a 6 2s 3 5g 5 5m 8 5x 7 60 b 76 3 8b 8 8s 8 ae r cc 3 cs 3 dl 3 dz 4 e1 3 f5 5 f8 4
singl_apiary 1n 5x b
singl_event 1n ae d
singl_fifty 1n ae c
singl_origin 1i 5m a 60 e
singl_screw 1n 8b b
singl_shar 1n ae c
singl_visit 1n 8s b
sink 16 1p 3 24 5 28 f 59 4 5e 2 6s 3 co 8 eh 3
sink_cal 1i 28 a
sip 1f 5s 4 63 4 ev u
sip_near 1n ev f
siren 1n 2f n
siren_pul 1n 2f b
sist w 12 4 33 2 6s 4 77 4 8o 4 an 7 ar 4 ay 2 d6 5 dt 2 fe 4
sit e n 3 w 5 1a 3 2n 3 2v 7 3j 3 3l 9 4a 6 4w 4 54 4 56 3 5c 1 6j 3 6r 3 71 6 8a 3 8z 5 95 a 9b 8 9f 2 9x 3 a4 5 b0 5 bb 4 bc 3 bg 4 cy 5 d0 3 do 5 dq 2 ds c ei b ej 3 ek 3 el 4 ey 4 fs 4
sit_angl 1n 8a b
sit_back 1n bg 9
sit_childre 1n 3l j
sit_deliv 1n 2n b
sit_diary 1n ei g
sit_first 1i 54 b
sit_fix 1i 4w b
sit_host 1n ds b
sit_library 1n bc 9
sit_long 1n 3j 9
sit_manag 1i ei h
sit_meeting 1n do e
sit_print 1n b0 b
sit_report 1i ei d
sit_talk 1i 56 b
sit_test 1n 4a b
sit_tool 1n 9b b
sit_until 1n 8z b
sit_whil 1n 71 c
sit_writ 1f d0 a
sits p j 4 39 4 3n 3 48 3 4y 2 7h 3 7x 3 aa 2 an 6
sits_hold 1n an c
sitting 1n 71 j
situati 1i 52 e a0 7
situati_spanish 1n 52 c
sixteen 1i 98 8 bq 8
sixth z f 3 1g 3 5l 3 65 2 8i 3 ab 6 ar 3 e6 3
sixty z k 3 2a 6 2f 3 46 5 48 3 5u 5 7w 3 84 5 8k 6 8o 6 8q 3 9f 3 ai 3 ba 3 ea 3 ek 3 f8 2
siz n 6 6 a 4 h 3 1j d 1k c 1y 5 3z 9 40 d 41 9 44 9 47 3 49 9 4a 7 4d 5 4f a 4j 4 4l 4 6j 5 81 c 8l 4 8q a aq 6 bf 9 bg 4 c5 3 cd 8 cn 3 cv 3 d3 4 d9 4 di 2 dj 2 dl 4 dw 7 eo 9 fh e
siz_arriv 1n 41 b
siz_instead 1i 4f a
siz_next 1i 1j 9
siz_oth 1n cd 9
siz_photo 1n aq b
siz_print 1n 81 b
siz_refund 1n fh c
siz_swap 1n 8q b
siz_tel 1n eo c
siz_whenev 1n 40 b
sizzl 1n 5y e
sizzl_beef 1n 5y a
skat 1i m 5 1k 7
skatebo 1n bq e
skein 1i 4c 7 80 r
sketch 1a 2p 3 55 2 b8 f ba 3 es 4
sketch_print 1n b8 b
sketchb 1i 8k b ba 4
ski 1a 4 3 35 d 4c 4 6m 8 8p 8
skil 13 14 7 1a 7 1b e 3x 7 50 7 8s 9 aw 6 dh a du 4
skil_lets 1n dh c
skil_off 1n 8s b
skil_smal 1n 1b c
skin u 0 b 1 m 3 f 4 8 5 5 9 4 d 9 m 8 r 3 t 2 v 7 2d 4 4f 5 4t 3 5t 4 7g 6 7n o 9g 5 ay 5
skin_canc 1n 7n f
skin_car 1n 0 d
skin_check 1n 7n m
skin_doctor 1i 7n g
skin_photo 1i 7n c
skin_ton 1n 3 n
skincar 1f 0 w 1 c b 9
skincar_lin 1n 0 f
skincar_rosacea 1n 1 b
skip x 1q 3 37 3 38 b 45 5 5s 3 75 5 7a 3 7r 2 8j 2 9e 5 cm 2 dy 5 e5 8 f9 5 fs 7
skip_empty 1i e5 a
skip_trip 1n 38 b
skirt 1n 8b 7
skis 1f 8p l 8y 2
skis_boot 1n 8p b
sky 1a 6v a 82 5 e0 3 ev 5
skydiv 1n 6z j
skydiv_flight 1n 6z c
skyligh 1n 8u 8
sl 1n 4e g
slack 1n dp b
slacken 1n ex 3
slat 1i 4e 4 fr 4
slaught 1n f6 i
slaught_sold 1n f6 b
sledg 1n 1k 7
sleep n o 9 1a 4 1g k 1i 2 25 i 26 8 2c 3 34 3 3l 3 3u 3 4e 5 72 j 78 8 7r 6 8n c 8p 4 9j 3 ag 6 au 6 dt 3 e0 7
sleep_app 1n 72 q
sleep_baby 1n 26 b
sleep_coach 1f 1g p
sleep_consult 1i 1g r
sleep_devic 1i 25 n
sleep_diary 1n 72 g
sleep_doctor 1n 72 g
sleep_phas 1n 25 b
sleep_plan 1n 1g q
sleep_see 1n ag b
sleep_warn 1n e0 b
sleep_weath 1n 7r b
sleeple 1n 25 8
sleepwa 1n 3r 4
sleepy 1n b3 4
sleev y m 4 1j 5 49 9 4b 9 4c 6 80 5 88 f cj 8
sleev_protect 1n 49 c
slept x o 4 25 3 33 2 3m 2 72 5 74 9 78 2 7a 4 7r 2 8n 3 cx 2 e1 2 ey 2
slept_last 1n 74 c
slic 14 2o 3 2p 3 5l 6 5t 3 64 5 9a 5
slid 11 k 3 20 3 3k 3 4f 5 52 2 7e 3 a1 3 aa d ba 4 bk o e4 f f2 g
slid_digitis 1n bk b
slid_digitiz 1n bk b
slid_photo 1n bk 9
slid_print 1n bk c
slid_scan 1n bk b
slid_sup 1n bk 9
slid_sw 1n e4 b
slim 1c 2r 4 3s 3 61 4 dw 8
slip r k 6 l 6 p 3 11 7 1r 4 1x 4 48 5 49 3 6l 7 7f 3 9j 4 d4 4 dq 3 dw 4 ek 8 en 4 fh 5
sliv 1n 5t 3
slogan 1n 4d b
slop 17 21 a 5s 5 6t 5 8b 5 9f 6
slop_trail 1n 21 b
slot 1a c b q m 2l 7 9c b eb 9
slot_fil 1n q d
slot_phon 1n c b
slot_video 1n 9c b
slot_wait 1n q b
slovaki 1i 7x 9 e4 9
sloveni 1a 5s c 5x 7 6r 7 8a 7 9m 7
slow q f 3 i 3 16 6 25 3 3o 3 3z 6 6w 3 72 6 74 3 7q 2 89 3 a7 9 ae 5 aj 3 cc 6 cs 2 cx 5
slow_bedtim 1n 72 b
slow_fashion 1n 3z c
slow_sand 1n 16 b
slow_writ 1n a7 b
slowest 1n da 4
slowly w b 5 k 2 l 8 15 2 3o 2 3t 3 5u 7 a7 8 cm 4
slowly_put 1n 5u b
slug 1c 19 3 85 4 8e 3 fc 3
sluic 1n 9n 9
slump 1n 4e 4
slurry 1n 9r d
smal 7 f 3 1w 3 1x 3 37 3 39 4 3l 2 3x 3 4g 3 4n 2 4p 2 4u 3 4v 2 4w 2 4z 4 53 2 55 2 57 2 58 2 5b 2 5c 2 5f 2 5h 3 67 4 6a 3 6d 2 6e 2 6i 3 7i 3 7j 2 7l 3 8s 3 ad 3 b9 2 bu 3 cp 3 cq 2 cz 3 d4 3 d6 4 di 3 dt 2 eg 4 eo 3 er 3 f7 3 f8 4
smal_agent 1n eh b
smal_amount 1f 7i c
smal_animal 1n x b
smal_bakery 1i 5j a ew 8
smal_band 1i b8 a
smal_batch 16 5u c 64 9 f7 i f8 i
smal_beekeep 1n 5x b
smal_bistro 1n 2m c
smal_boat 1i f6 d
smal_brand 1i 4n f 67 a
smal_busines 10 4u 9 4v 9 4z b cq 9 d2 8 d4 8 df 8 di c dn 8
smal_café 1n 2j c
smal_canteen 1n 59 c
smal_charity 1i 1b b
smal_chees 1n 5c c
smal_child 1a 1n 9 ez 9
smal_childre 15 1o a 1v 8 3l a 3x d f2 8
smal_claim 1f er a
smal_company 1f cv b eg f
smal_concert 1f 39 i 6i a
smal_contain 1n 4s b
smal_count 1i 2r a 2s a
smal_crop 1n bu c
smal_daily 1i 72 a
smal_deposit 1i q a 6e b
smal_devic 1i 7w 9
smal_din 1n ae c
smal_distill 1n f8 f
smal_electri 1n 36 c
smal_energy 1n 2b b
smal_even 1n a4 b
smal_event 1i 1w b
smal_factory 1i 9v 9
smal_farewel 1n 3h 9
smal_farm 1n 5h b
smal_favour 1n 1x c
smal_fee 1i 3b c
smal_firm 14 4u c d6 e eg b
smal_fitnes 1n f c
smal_fix 1n dt c
smal_flood 1n 28 b
smal_food 1i 6a e
smal_gam 1n a3 c
smal_garden 1n b9 c
smal_group 14 j 8 37 b 3k 6 3n 8 e3 8
smal_grow 1i 85 c
smal_hostel 1n 6r a
smal_hotel 1a 37 9 5b c 6g 9 fa 7
smal_import 1n 6a e
smal_investo 1n 7l e
smal_jobs 1i 1x f 8s b
smal_languag 1n 3p b
smal_liv 1n ad f
smal_local 1c 1w 9 5h 9 8o 9
smal_manufac 1i 53 b 6d e
smal_monthly 1i br a
smal_offic 1i 4z b
smal_onlin 1i 3j 8 67 b
smal_panic 1n am b
smal_portion 1n 5n b
smal_project 1i 1c a
smal_radar 1n 2c b
smal_record 1n cj a
smal_refilla 1n 5 b
smal_repair 1n 8s g
smal_restaur 1c 8m b cz d
smal_runs 1n 3z d
smal_saw 1n 7y 8
smal_sensor 1i 27 a 97 a
smal_sery 1i 55 g 6c a
smal_shop 17 67 a cp f eo a
smal_softwar 1i 57 a ao 9
smal_solar 1n 9l a
smal_speak 1n b3 b
smal_steel 1n 3g 9
smal_studio 1n d b
smal_sum 19 7i c
smal_suppli 1n 4g e
smal_talk 1f a8 c
smal_task 1c 7j 9
smal_team 1i 3u b
smal_tins 1i dv a
smal_tool 1n 7y 8
smal_town 19 4p 8
smal_trampol 1n f2 a
smal_unstaf 1n ff a
smal_urban 1n n b
smal_utility 1n fv b
smal_villag 1n b1 b
smal_warm 1n 3y b
smal_wedding 1n 2x e
smal_wholesa 1i eo b
smal_winery 1i 5s b
smal_worksho 1n 5w b
smalles 17 32 3 40 3 44 4 7k b 8k 4 b5 3
smalles_first 1n 7k b
smallho 1a 5d d 9o e 9r 7 bu c fp 8
smallho_buy 1n bu c
smallho_request 1n 9o b
smart 11 24 f 26 7 28 5 2b 9 2d i 2h q 2v d 4t i 59 d 69 7 7t a e0 c e5 j fn b
smart_bin 1n e5 d
smart_bins 1n e5 n
smart_collar 1n e0 g
smart_fridg 1i 2v g 59 g
smart_helmet 1n 4t d
smart_lock 1i 2h v
smart_plant 1n 24 e
smart_plug 1n 2b c
smart_shirt 1n 2d f
smart_thermos 1n fn b
smart_vest 1n 4t f
smartph 1a 1i i 2i h 6l 4 91 9 bc t
smartph_repair 1i 2i d
smartph_tablet 1n bc 9
smartwa 1n 2d a
smel n 5 5 8 3 a 3 27 3 5e 2 60 6 8e 3 8k 3 9q 5 b9 3 bh 7 ft 3
smel_pictur 1i bh 9
smelt 1i 5 6
smil 16 i 2 4r 2 5g 3 7q 7 ay 7
smith 1i e3 4 eu 7
smok 11 5 5 n 5 u 3 17 3 18 3 2l 4 5m 6 5u 6 60 5 7f k 99 f ad 2
smok_app 1n 7f g
smok_detecto 1n 99 d
smoky 1n 63 4
smooth 1n 2a 4
smoothi 1n 2r z
smoothi_bowl 1n 2r f
smoothi_near 1n 2r g
smoothy 1n 2r b
sms 1n cp i
smudg 1n d 4
snack 1a 2v f 59 l 5j m 5v 11 ad 5
snack_bar 1n 5v d
snack_bars 1n 5v n
snack_charg 1n 2v b
snack_chickpe 1n 5v f
snack_sel 1n 5j b
snag 1n ei b
snail 1n 3m 4
snak 1i 7p 3 8d 4
snap 1a 5w 2 8q 3 cg 3 d3 b
snap_pictur 1n d3 b
snapsho 1i aq g bl n
snapsho_softwar 1n aq b
sneak 1i 44 t 46 r
sneak_clean 1n 46 m
sneak_recycl 1n 44 g
snor 1f 25 w 6r 9 dt 3
snor_adapt 1n 25 b
snor_devic 1n 25 h
snow 16 4 4 2h 4 7i 3 ba 7 ca 3
snowboa 1n 35 a
snowsui 1n 40 b
soak 1f 2e 4 8r 4
soap 17 0 s 6h 3 8o b el 6 eu 6
soap_cold 1n 0 f
soap_soup 1n 8o b
sob 1f n 4 63 9 7f h
sob_buddy 1n 7f b
sobriet 1n 7f b
soc 1i 3x g dm f
social 11 12 8 13 5 1f g 1i j 4o 3 4v b 4x 7 4y 4 ar 7 b6 7 cq r cz 5 d4 3
social_enterpr 1n 1f l
social_media 1f 1i m 4v c cq p
social_schedul 1n cq n
society 11 i 3 19 5 39 3 5j 3 7l 5 a7 3 bh 5 cd 5 cm 3
sock 11 p 5 26 9 2g 3 3x 3 4f i 5g 2 8w 6 dx 6 f2 5
sock_men 1n 4f b
sock_sensor 1n 26 b
socket 15 p 3 2b a 2j 3 2z 6 8b 7 9t 5 c9 7 ci 4 ei 5
soda 1f 63 b 64 9 ad 6
sofa p 1d 2 1w 3 25 4 2g 4 39 3 3x 4 6r 3 8b 5 8c a 8l 3 8x 3 90 3 92 b a1 3 ag 3 aj 4 bp 5 cl 5 dx 3 dy 3 e6 3 ez 3 f4 4 f9 4 fk 3
sofa_bed 1n 8c b
sofa_reuphol 1n 92 d
sofia 1n bv 7
soft v 25 7 3y 8 44 2 4f 4 5t 5 64 g 83 4 8g 6 c3 3 dv 5 f2 j
soft_drink 1n 64 p
soft_floor 1n f2 f
soft_headban 1n 25 b
soft_play 1n f2 k
soften 1i 8n 4 8w 6
softly 1f e2 4 e3 2
softwar h q 4 r 7 s c t 9 u 4 v 7 x b y 7 z 9 10 a 11 9 1a 6 4h 5 4m 4 4u 2 4w 5 50 3 53 4 57 8 6a 4 6d 8 6f 7 6k 9 6l 8 6m 9 6o a 6p 7 7x 5 98 a 99 6 9c c 9d b 9e 9 9f b 9g a 9h b 9i 7 9t 4 9y 5 ao 8 ap 5 aq 4 at 6 au 7 cn 4 cp 2 cs 2 ct 3 cu 5 cw 6 cx 3 d0 5 d2 6 d3 6 d4 a d5 2 d6 2 d7 a d8 2 d9 2 da 7 db 4 dc 5 dd 7 df 7 dg 5 dh 3 di 9 dj 2 dm 6 dn 3 dp 2 e4 6 e7 b e9 a ea 9 eb 3 ec 5 ee 7 eh b ei 2 ej 4 ek 9 el d em a eo 9 ep c eq b er 7 es 8 fh 3 fi 9 fk 3 fm 6 fn 5 fo 7 fp a
softwar_auto 1n 9c b
softwar_barcod 1n eo c
softwar_batch 1n 6o b
softwar_calcula 1n d4 b
softwar_caravan 1n 9f b
softwar_chas 1n da b
softwar_clean 1n aq b
softwar_company 15 57 a
softwar_daily 1n 6l c
softwar_dental 1n 10 e
softwar_everyth 1n di d
softwar_explain 1n 11 b
softwar_fil 1f fo a
softwar_firm 1n 1a b
softwar_hardwar 1n 9t b
softwar_hotel 1n fn b
softwar_hous 1n ao a
softwar_janitor 1n el c
softwar_keep 1n 6f b
softwar_licenc 1n au i
softwar_mark 1n v b
softwar_match 1i 53 b d2 a
softwar_parish 1n 6k b
softwar_plan 1n 7x b
softwar_predict 1n dd b
softwar_project 1n 4m b
softwar_restaur 1n df b
softwar_rewrit 1n ec b
softwar_robot 1n at f
softwar_scan 1n fm b
softwar_scor 1n 4h b
softwar_settl 1n d3 b
softwar_smal 1f di d eh 9 eo c
softwar_tour 1n 6m f
softwar_track 1n 6o b
softwar_visit 1n t c
softwar_writ 1n u b
softwar_yoga 1n s c
soil 13 19 8 1u a 24 a 3f 8 85 4 8d 3 8t 3 9s a fb 3 fp j
soil_carbon 1n 9s c
soil_prob 1n fp f
soil_tre 1n 3f 9
sol 1a 44 f 46 9 by d d1 9 ft 4
sol_exchang 1n 44 b
sol_trad 1i by c
solar 11 16 9 1e r 2b s 5c g 8u b 93 l 9l 8 9p m 9u 6 9v 10 a6 9 e5 c fr i
solar_busines 1n 9v k
solar_clinic 1n 9v c
solar_cold 1i 5c g
solar_coopera 1n 1e d
solar_factory 1n 9v c
solar_firm 1i 9v j
solar_graz 1n 9p c
solar_hom 1n 9v c
solar_install 1n a6 b
solar_leas 1n 9v k
solar_mini 1n 9v e
solar_panel 1a 2b g 93 e
solar_park 1i 9p g fr k
solar_power 1i 9l 9 e5 a
solar_pump 1i 16 a 9v f
solar_roof 1f 1e d 9v g
solar_rows 1n 9p a
solar_school 1i 1e a 9v b
solar_set 1n 2b b
solar_villag 1n 9v c
sold j a 4 b 4 1j 8 1k 4 1y 3 2o 6 2s 5 4g 2 5c 3 5p 3 5u 5 5w 5 5y 5 61 4 64 4 81 3 8i 3 8n 6 96 4 9s 4 b4 5 bx 4 f6 4 fi 6
sold_barb 1n b b
sold_crat 1n 64 b
sold_directl 1n 8n c
sold_frozen 1n 5y a
sold_onlin 1f 5u 9 5w a
sold_refilla 1n 61 b
sold_shop 1n 2o b
sold_smal 1i 2s a
sold_start 1n a b
sold_steam 1n b4 b
soldi 1n 9q q
soldi_fly 1n 9q m
solicit 1i al n ep g
solicit_vault 1n al b
solid 1a 0 8 2 f 6z 3 8b o cz 2
solid_oak 1n 8b b
solid_shampoo 1n 2 f
solid_wood 1n 8b h
solo 1i 2f f 37 a
solo_walk 1n 2f d
solutio 1n 86 4
solv 16 32 7 86 9 9z 4 b5 e bx 4 ey 4
solv_against 1n b5 c
solv_kitchen 1n 86 9
solvent 1i 8w 5 92 5
somebod 5 7q 2
somebod_answ 13 6w 9
somebod_dementi 1n 7q e
somebod_died 1f 3g 8
somebod_empty 17 95 9
somebod_lov 1i ck 9
somehow 1i 45 4
someon y 3g c 5b 5 5g 3 a3 2 ab 3 ac 2 aj 9 ax 2 ed 2 ee 2
someon_died 1n 3g h
someon_work 1n aj c
someth e z 3 1z 3 75 2 8y 2 a3 3 bq 4 cx 3 e0 3 ff 3
someth_chang 1f e0 9
someth_leav 1n f9 9
sometim 1n 4p 5
somewhe 13 1a 3 1w 3 2e 3 55 4 5f 2 cr 3 ds 3
sommeli 1n 5s k
sommeli_pick 1n 5s c
son 17 b 3 t 3 3y 3 7h 4 7u 7 an 3 c8 3
song x f 4 i b 1g 3 3i 2 3m 2 3o a 7q d 9d 4 a0 b a7 b bh h bn 4 c8 2 ck u ez g f0 3
song_already 1n a0 b
song_anniver 1n ck c
song_baby 1i ck b
song_birthda 1n ck h
song_compos 1n ck c
song_custom 1n ck c
song_family 1n 7q d
song_gift 1n ck i
song_lyric 1n ck c
song_nam 1n ck c
song_own 1n a7 b
song_persona 1n ck k
song_pupil 1n 3o b
song_record 1n ck c
song_sing 1n ck c
song_smel 1n bh c
song_wed 1n ck j
song_written 1n ck c
songwri 1n ck l
songwri_intervi 1n ck a
sons 1f 3y 8 96 5 bo 3
soon v y 2 2e 2 2f 4 51 3 7b 3 9i 2 co 3 d0 3 dz 3 em 4 fe 2
soot 1n 8 c
sooty 1n ea 4
soprano 1n cc 3
sor 16 9 3 o 3 4e 3 6u 2 8o 3 bf 2
sorbet 1n 2q m
sorbet_local 1n 2q b
sorry 17 i 2 34 3 ax 7 b5 3 cn 3 cp 3
sort q u 2 v 6 x 6 1j 3 20 c 2g 6 3w 3 40 7 57 2 67 2 7c 6 8j 2 96 6 ax a bo b d7 2 df d en 4 ep 6 f9 7 fl 7
sort_cal 1i x a ep b
sort_candida 1n df b
sort_email 1n ax c
sort_family 1i 2g a f9 d
sort_forty 1n 20 b
sort_spend 1n bo b
sort_urgent 1n v b
sort_wash 1n 40 b
sos 1i 2f h am a
sos_button 1n 2f f
soul 1n bn 3
sound q t 4 u 2 25 6 2f 9 72 c 7p a 9h 2 a1 3 a8 6 b4 4 b7 8 cm 9 cq 2 cu 4 do 2 dp 2 fa 3
sound_against 1n 25 b
sound_real 1n 72 b
sound_siren 1n 2f b
sound_system 1n cm a
soundpr 1n ce w
soundpr_room 1n ce e
soup r o 6 12 6 1f 5 1q 3 2u 3 2v 6 31 3 3a 6 3y 6 6n 3 6p 3 7t 4 8o 9 9a 3 bm 3 cl b
soup_beforeh 1n cl 9
soup_jars 1n 2v b
soup_pack 1n 8o b
sour 14 7 3 2q 5 30 3 5m 3 5z a 65 5 cg 3
sourc 10 w 2 23 3 43 3 5h 7 7d 3 8a 5 az 7 b0 6 b1 3 c2 3 cr 3 cv a cw 7 fo 3
sourdou 1c 2o m 5l h 5z 9 ew f
sourdou_cours 1n ew c
sourdou_loaf 1n 5l c
sourdou_long 1n 2o b
sournes 1n 5z 4
sous 1n 6f 5
south z 3 6 1e 6 2b 7 3d 5 3n 6 6i 6 6o 6 7o 6 9b 6 b0 6 bo 6 dg 6 e6 5 fh 6
southea 1n ar a
souther 1n 4m a
southpa 1n 89 b
sow 1c 19 7 85 8 9k 5 fp 4
sown 1c 9k 5 fc c fp 3
sown_vegetab 1n fc a
soy 1i 8 i 9q 7
soy_candl 1n 8 c
spa 1i n o 6q 5
spa_cold 1n n b
spac u 18 5 2a 3 2u 3 3a h 3w 6 4p g 4u 3 5c 9 5e 7 5f h 68 n 8y i a3 3 aa a ax 3 ay 3 by 3 c8 i cb 3 ce a d1 3 d9 3 dt 3 fk 7
spac_bid 1n fk b
spac_crat 1n 5c c
spac_import 1n 68 b
spac_musicia 1n ce a
spac_near 1n c8 b
spac_neighbo 1n 8y g
spac_repetit 1n aa f
spac_villag 1n 3a c
spad 1n fp b
spain s b 5 s 5 1i 4 1n 4 2d 5 2e 5 2x 5 3d 4 4e 5 4j 5 4y 5 6d 5 6f 5 76 5 7e 5 7o 4 7s 5 8o 5 9g 5 9l 4 a2 5 ax 5 bb 5 br 5 by 5 cs 5 db 5 dd 5 dg 5 e1 5 e6 4 eo 5 ep 5 fr 5
spaniel 1n dr 4
spanish 19 3p n 52 b 6x 8 79 8 a0 e ct 3
spanish_english 1n 52 c
spanish_lesson 1i 3p g a0 a
spanish_paperwo 1n 6x 9
spanish_teach 1n 3p c
spar r 12 5 16 8 2a 7 36 5 55 a 67 6 68 5 6c e 78 2 7b 4 7i 9 82 5 87 6 8h 5 8y 5 9l 5 ag a bd j br 9 eo 5 fb 2 fk 5 fm 6
spar_chang 1i 7i e br e
spar_part 15 16 a 2a 9 6c i
spar_room 1c ag e bd v
spar_strap 1n 87 a
spar_tomorro 1n 55 c
spark 1i 18 4
sparkl 1i 2e a 64 9
spas 1i e 8 n 7
spat 1n 5o 5
spatula 1n 2p 4
spawn 1n 66 b
spe 1f a4 3 ae a
speak o t 9 1m i 25 5 2z 5 39 3 3e g 3j 2 3p d 4j 7 4o 3 4y 7 50 2 52 5 78 4 79 9 7p 7 7v 3 9i 2 a0 4 a8 j an 5 b1 3 b3 7 b5 4 bn 7 cu 8 e8 5 ei 6
speak_aac 1n 1m b
speak_aid 1n 1m h
speak_aloud 1n 1m c
speak_autism 1n 1m b
speak_autisti 1n 1m b
speak_childre 1n 1m f
speak_deliver 1n 2z a
speak_hear 1i b3 a
speak_hold 1n 3e a
speak_meet 1n 3p b
speak_moth 1n 79 d
speak_non 1n 1m g
speak_nonverb 1n 1m b
speak_patient 1n a8 b
speak_play 1n 25 b
speak_practic 1i a8 n
speak_sentenc 1n ei b
speak_tool 1n 4j b
speak_whil 1i t b
speak_writ 1n 3e a
special z p 5 u b 5m 7 62 5 63 5 6t 4 77 8 7b 9 7g 7 a9 7 bg 4 cj 2 ck 5 cu 5 d1 3 dd 5
special_physiot 1n 7b b
spectac 1n 48 n
speech 15 z 7 1m i 2x 5 7p z a8 7 av k bn x cu u
speech_app 1n 1m i
speech_best 1n bn b
speech_birthda 1n bn f
speech_eulogy 1n bn 9
speech_exercis 1n 7p f
speech_ghostwr 1n bn b
speech_practic 1n 7p d
speech_recogn 1n cu d
speech_recogni 1n cu f
speech_servic 1n cu e
speech_text 1n cu m
speech_therapi 1i 1m 9 7p l
speech_therapy 1n 7p v
speech_twelv 1n av a
speech_wed 1n bn b
speech_writ 1n bn u
speech_written 1n bn b
spel 1c 83 5 9d 2 ab 3 cu 2
spelt 1i 1n 3 bl 3
spend x 4 8 t 3 z 3 2m 3 49 6 56 3 5q 3 6o 3 au d bh 3 bo m bp 6 bq 8 bx 4 d2 3 d3 6 dh 3 dt b ef 8
spend_categor 1n bo d
spend_digital 1n bo b
spend_les 1n ef b
spend_smal 1n dt c
spend_wat 1n 4 b
spent 14 c 3 2k 3 bq 4 cg 3 d3 3 dk 3
spic 1i 5r d 60 1c
spic_blend 1n 60 j
spic_bought 1n 60 b
spic_onlin 1n 60 k
spic_palm 1n 5r a
spicy 1n 5u a
spid 1n 7o d
spil 1f 5b 4 ds 5
spilt 1n 2n 5
spin 1a s 3 8j 6 91 5 bl 5
spiral 1n 19 4
spirit 1f d 4 63 j f8 p
spirit_chosen 1n 63 b
spirit_distil 1n f8 a
spiritu 1n fd 9
spit 1n 4j 5
splic 1n bk 6
splint 1n e4 7
split 14 1h i 84 3 9t 3 a9 a aa 9 bp 4 bs u c7 3 de 7
split_bil 1n bs g
split_cost 1i bs b
split_expens 1i bs j
split_read 1n aa b
split_short 1n a9 b
spoil 16 1q 3 2t 4 5t 4 7s 4 84 3 85 3 af 4 b6 c
spok 17 5g 4 ak 3 ap 3 c3 3 cs 3 cu 3 es 3
spoken y t 5 u 2 2w 3 2x 2 3p 5 4l 3 4y 3 7t 6 98 4 9c 3 9d 2 9h 5 a0 5 ai 2 aj 2 do 2
spong 1n 2p 4
sponsor 1a w d 4v 7 5x f az f b1 9
sponsor_updat 1n 5x b
spontan 1n 1w k
spontan_spot 1n 1w b
spoon 15 1f 3 2q 4 5n 3 5o 9 89 3 dv 7 eu c
spoon_print 1n eu 8
spoonfu 1a 5o 4 5q 5 5z 3
spor 1i 66 5 7z 4
sport s 4 4 b 2 e 5 13 3 1k 3 1y 5 3n 3 3v 2 3x k 43 4 44 4 4c 4 4f 5 6k e 73 3 77 2 7b 3 83 4 af 5 bs 3 e4 5 eb b ee 8 f0 3 f3 2 f4 6
sport_associa 1n ee d
sport_clas 1n 3x j
sport_club 14 6k f
sport_hal 1n eb j
sportsw 1n 3z a
sporty 1i 9 9 5y 8
spot s 4 7 e 4 s 7 v 7 1w 7 45 7 7n b 8a 8 8z 4 9h 2 9j 7 bc 6 bn 6 c3 7 c8 a ch 6 er 7 fp 4 fr 6
spot_chest 1n v b
spot_dispatc 1n 9j b
spot_fraud 1n er c
spot_gym 1n s c
spot_mis 1n 4 b
spot_post 1n bn 9
spot_residen 1n c8 b
spot_scam 1n bc 9
spot_usual 1n 45 b
spous 1n 7q 5
spr m 3r 4 5x 3 67 2 68 2 7l 2 7n 3 b9 7 br 4 bx 3 bz 3 e9 3
spray 1a 2f 4 7z 5 8t 4 fa 5 fp d
spread 16 52 4 5u d 85 3 aa 3 as 7 bl 8 bo 3
spreads x 10 4 1v 5 2x 5 6d 4 6k 6 9y 4 au 4 bo 4 bs 5 bx 4 by 4 cv 8 d3 5 d4 5 db 5 dc 7 ee 4 em 5 fi 4 fo 5
spreads_data 1n dc b
spring 1n 9m 4
sprinkl 1n 99 a
sprout 1n 7z y
sprout_grow 1n 7z f
sprout_jar 1n 7z b
sprout_microgr 1n 7z 9
spun 1n 4c 4
squar 11 2q 3 48 6 81 6 cl d d1 3 e7 5 e8 b fn 3
squar_maps 1n e8 a
squar_orchard 1n cl 9
squash 1i h a f3 l
squash_court 1i f3 b
squat 1f f 9 4a 3 73 2
squeak 1c 8q 4 8s 3 c3 5 ch 3
squeez 1i 2r c
stab 1n 7b 7
stabl 1i dz g e3 l
stabl_osteopa 1n dz b
stack 19 a 6 9w 5 9x 7 df 6 fu 4
stadium 1n c8 j
stadium_hospita 1n c8 e
staf o 14 4 2k 5 2u 8 2v 7 4a 9 4j 2 4k 7 4l j 4m 6 4s 7 4x 2 4z 5 50 7 53 4 56 4 59 2 5p 3 68 6 6d 2 7x 2 9a 6 am 6 ap 2 at 6 aw 4 ay 2 bb 3 c0 7 cn 6 d3 5 d6 2 d8 4 db 7 dg k dh c di 7 dj 8 dk 7 dl 8 ef 2 ek 4 el 4 eq 4 fj h
staf_centr 1n am b
staf_dril 1n dl b
staf_hotel 1n dg c
staf_learn 1n 4l f
staf_limit 1n c0 b
staf_near 1n 68 b
staf_onboard 1n dg s
staf_open 1n 2v b
staf_pres 1n cn b
staf_record 1i at 9
staf_schedul 1n dh h
staf_tick 1n 9a b
staf_today 1n fj d
staf_train 1i 4l i
staffle 1n 4s b
stag y 13 2 1w 2 38 5 3o 2 5o 8 6i 2 6u l 90 6 b1 2 ba 2 bh 7 cd i ce 3 db 9 eb 2 es 8
stag_costum 1n cd g
stag_deadlin 1n db c
stag_wean 1n 5o b
stain 14 4 6 40 a 41 7 6o 5 8w 5 ar 9 bm 4 eu 5
stainle 1n 2e b
stair q f 3 1b 2 2c 3 73 4 7o 5 7x 2 8x 7 8y 3 96 2 98 4 9x 4 ax 4 b4 3 be c e1 5 f0 4 fb 4
stairca 1i 58 c be o
stairli 1n be u
stairli_ramp 1n be 8
stairwe 17 1x 4 28 3 5l 4 8b 4 8c 4 ah 5 bc 2
stak 1i cm 4
stal x 19 5 27 4 2l d 3q 4 5e 6 5z 5 80 4 88 4 bm 3 e7 6 e8 4 f7 4 fc 4 fi 3
stal_weekly 1n 2l b
stalk 1i 9l 3
stamp w 0 4 22 3 47 5 4y 9 54 2 6i 5 83 f 8j 3 ab 2 aw 5 dc 5 e7 6
stamp_collect 1n 83 f
stamp_grad 1n 83 b
stand 8 3l 3 51 2 5d 2 fb 3
stand_cancel 1n 3l c
stand_fetch 1i fb 9
stand_front 19 7t 8
stand_holiday 1n 51 c
stand_idl 1n 5d e
stand_lak 1n n b
stand_station 1i 2k a
standar 1i 4f d fv 4
standst 1n fm 9
stapl 1n d3 8
star 10 3 5 j 5 6v h 7p 2 8l 3 ax 5 cs e du 3 fd d fg 4
star_guid 1n 6v a
star_sign 1n fd c
star_walk 1n 6v a
starboa 1n 9e 3
stargaz 1n 6v 8
start h a 4 21 5 4m 4 51 6 55 3 56 5 5f 5 5z 3 6d 4 73 3 74 5 7i 2 8q 3 97 4 9n 4 a6 3 br 8 df 3 dj 2 e3 4 eg 2 ez 3 fj 3
start_end 1a 21 8
start_found 1n 51 g
start_invest 1n br o
start_kit 1n a b
start_lat 1a e3 9
start_paddl 1n 9n a
start_stop 1n 6d b
start_ups 19 56 a
startup 1f 57 9 d0 9 dm g
startup_ready 1n dm b
stash 1n 80 6
stat u 1j 4 1p 4 53 3 5c 3 7j 5 8v 3 90 3 9r 4 a4 7 a5 5 a6 6 ao 5 c2 7 dm 4 dr 3 e7 4 fo 3
stat_notary 1n a4 b
stateme 16 10 h 53 4 ab d bz 7 c2 6 d2 3 d5 3 eh 6
stateme_choic 1n ab b
stateme_dentist 1n 10 e
static 1n 1e 4
station r e 7 18 7 1e 6 21 a 22 b 2k a 33 3 46 4 4s 5 5e c 5q 5 69 2 6r 8 8k f 8p 8 97 4 9j 4 b9 2 c5 4 c7 7 c9 7 ca 2 cb 6 cz 2 db 5 dt 7 ea 8 ff 6
station_cheap 1n 1e b
station_check 1n 21 b
station_cycl 1n 6r a
station_deliver 1i 5e b
station_driv 1n c7 b
station_friday 1n 8p b
station_hal 1n 18 c
station_morn 1n 2k b
station_twenty 1n e c
station_villag 1n ff a
station_way 1n 22 b
statist 1i 1l 8 a4 4
statu 19 33 4 3n 4 3o 4 3p 4 5g 4 cx 9
stay a 2h 3 34 7 4p 3 4u 1 68 3 6g 3 79 2 ds 4
stay_child 1i 3w a
stay_sofa 1i 8c a
ste 1n 38 4
steady 17 76 3 84 3 8r 4 9i 2 am 3 dg 2 fs 4
steak 1n 5u 5
steam 1c n 9 5o 7 b4 g
steel 15 b 3 2e a 3g 8 5e 2 88 6 8f 8 fu 9
steel_bottl 1n 2e c
steel_bowl 1n fu a
steel_plaqu 1n 3g 9
steep 1a 21 6 6t 3 88 3 9p a
steep_bank 1n 9p a
stem 1c 3w 9 66 3 8e 5 8g 9
stencil 1i m 5 9g 2
step a 23 4 4k 3 54 2 6x 4 7e 3 81 3 93 3 9z 5 a9 3 aw 3 c2 3 d6 2 da 4
step_cas 1n da b
step_check 1i aw a
step_clos 1i c2 b
step_fre 1n 7t a
step_off 1i 7e b
step_person 1n 6x 9
step_step 19 6x 7 9z 8 da 8
sterili 1c d 4 m 4 p 5 11 9
stew 1f 2w 9 3y a f5 2
sti 1n 7s a
stick u 4 b 9 7 33 2 3w 4 5p 4 83 7 8g 4 8k b 8s 4 98 9 99 4 bq 3 cf 3 f7 3 fm 7 fn 4
stick_childre 1n 4 b
stick_lift 1n 98 f
stick_short 1n 8k c
stick_vibrati 1n fm b
sticky 1i 39 4 3s 3
stif 17 e d g e 34 3 7m 3 8n 3 bg b dz 3
stif_back 1i e d
stif_begin 1n g c
stif_hand 1n bg d
stil 1i f8 6
stillbi 1n 3j 9
sting 1f 1 6 f 4 3p 3
stink 1n 3p 4
stir 15 8 3 26 3 5n 3 80 4
stitch 17 45 5 46 5 4c 5 80 6 87 k 8k 6
stock s y j 2b 5 3f 2 45 2 4d 7 59 6 5h 5 67 9 6c 4 6d 7 6f g 6o e 6p 3 89 2 8h 3 91 3 b7 j br 5 c3 3 eo l ff 6 fs 8
stock_coopera 1n ff a
stock_duty 1n 6o b
stock_kegs 1n 6o b
stock_photo 1n b7 m
stock_pick 1n 67 b
stock_product 1n 6d b
stock_recip 1n 6f b
stock_risk 1n 4d b
stock_shop 1n eo e
stock_shortag 1n y b
stockho 1f f 9 40 9 82 7
stolen 13 4s 3 8c 3 9b 7 9j 3 bx 3 c5 7 dd g e5 3
stolen_card 1n dd k
stomach 1i dv 5
ston x 5 6 3c f 3g 7 47 9 88 3 8r 3 8t 3 94 4 9i 2 9m 4 9o 4 9p 5 9s 4 9w 7 aq 4 e9 c ey 3 f7 2
stonema 1f 3c 8 3g 4 e9 4
stonewa 1n 8m k
stonewa_plat 1n 8m c
stood v 1z 4 2o 3 3x 3 44 2 4p 3 9e 3 c6 3 ee 3 ei 4 fm 3
stool 1a 7y 8 be 5 dv 6
stool_boat 1n 7y 8
stop c w 2 x 2 2g 4 3o 2 45 5 6d 3 6j 4 73 3 7b 2 7f 5 7i 3 7o 2 8u 2 9j 4 9l 3 ar 4 b6 2 ba 2 cf 3 da 4 dz 3 ed 4 en 6 f0 3 fm 3 ft 3
stop_account 1n 7i b
stop_best 1n en c
stop_counter 1n 9y d
stop_los 1i ar a
stop_market 1n 88 9
stop_money 1n da b
stop_mov 1n f0 9
stop_offic 1n c b
stop_shop 1n 6d b
stop_smok 1n 7f c
stop_villag 1n bk 9
stopwat 1n dr 5
stor m 8 3 y 2 16 6 18 3 42 5 49 3 4p a 4q 3 4s b 4w 4 5c 9 67 8 6g 2 6p 3 72 6 7q 2 8y a 9b 9 9c 3 9g 5 9i 5 9s 4 9u 8 a2 3 ak 4 al 3 b3 8 b4 4 b9 2 cb 8 cj 5 ff b fh 6
stor_add 1n fh c
stor_app 1n 9b b
stor_hors 1n 9i b
stor_locally 1n 16 b
stor_pack 1n 67 h
stor_piec 1n 42 b
stor_pump 1n 9u a
stor_villag 1n ff c
storag z z 3 18 6 20 7 5c s 5e b 67 a 68 g 8x 3 8y u 94 6 9c a 9u g cb l ep 3 eq 3
storag_advic 1n 5e c
storag_br 1n 8y b
storag_crat 1n 5c f
storag_rent 1i 5c e 8y d
storag_smal 1n 5c c
storag_spac 1f 68 c 8y l
storefr 1n 4p n
storefr_smal 1n 4p b
storema 1n 9b 8
storey 1f 9x d c8 7
storm 11 2b 7 35 3 95 a 9l 3 9v 5 b3 3 b4 3 cz 3 fr 5
storm_wel 1n 95 c
story p 5 6 1n f 3e 3 3g c 3i 6 3t 4 43 3 6j 9 72 a 85 6 86 d 8v 5 a0 8 a1 g ak j b0 4 b3 j b9 7 bk 5 bm 5 bn 4 ck 8 dt 4
story_book 1n ak h
story_child 1f 1n f
story_childre 1i b3 f
story_family 1i 85 9
story_grown 1n 72 g
story_hero 1n 1n b
story_languag 1n 6j b
story_let 1n 86 b
story_listen 1n b3 g
story_mail 1n 86 b
story_onlin 1n bk 9
story_own 1n b3 b
story_persona 1n 1n h
story_phonic 1n a1 c
story_plac 1n 5 b
story_post 1n 86 c
story_real 1n a0 b
story_sing 1n ck a
story_turn 1n ak b
storybo 1i 1n w 8o a
storybo_astrona 1n 1n b
storybo_child 1i 1n g
storybo_hero 1n 1n b
storybo_nam 1n 1n b
storybo_persona 1n 1n b
storybo_print 1n 1n b
storyte 1n fg n
storyte_hospic 1n fg b
storyte_hospita 1n fg b
stov w n 8 2n 7 30 7 34 8 37 5 60 3 6q 6 8p 9 9r 4 cb 2 cg 4
stov_pick 1n 8p b
str 10 4 2 3o 2 3s 3 5c 2 6m 5 ce 3 cg 6 ch a ci e
str_instrum 1n ch d
str_quartet 1n ci j
straigh z 8 3 5k 8 76 2 7v 2 co 3 dx 3 eg 2
straigh_farm 1n 5k b
strain 1n 9q 5
strand 1f c 4 c7 3
strang s e 3 21 4 2t e 33 2 3t 2 4z 3 6r 3 7u 4 8a 2 8i 5 95 3 9y 4 a0 4 af d b1 2 b4 6 c8 2 dj 2 f5 2 fj 4
strang_long 1n 2t c
strang_tabl 1n af d
strap 13 4 3 h 5 2d 7 43 8 46 3 4f 9 4t 3 6t 3 87 f
strateg 1i b4 a cr a
straw 19 19 3 2s 7 92 3 9w 7
strawbe 1i 9l 9 fo 4
stray 1n 1d x
stray_cat 1n 1d d
stray_dog 1n 1d d
stray_dogs 1n 1d b
streak 1a 58 3 71 4 7e c 8u 7 a0 6
streak_friend 1n 7e c
stream 16 34 4 3m 3 3r 3 73 8 9f 7 b2 e cj 5 cl 8
stream_servic 1n b2 c
street i 15 3 1c 3 1d 3 1n 4 1o 4 1x b 2f 4 2l a 2o 3 33 4 3d 2 3y 4 58 3 5e 2 5g 2 5l 5 5q 4 7t 4 8s 5 8u a 8v 7 9x 5 c4 3 c8 2 cz 3 e2 4 e5 6 e6 9 e7 5 e8 3 en 3 er 4 fb 3
street_bins 1n e5 f
street_borrow 1n 1x c
street_check 1n 3y b
street_event 1n e7 c
street_food 1n 2l o
street_illustr 1n 1n 9
street_lamp 1n e6 f
street_onc 1i 5q a
street_wat 1n 8u f
streetl 1n e6 o
streetl_follow 1n e6 a
streetw 1n 3z a
strengt 14 f g y 3 2d 9 73 d ey 9 f0 k f3 4 f8 3 fs 3
strengt_session 1n f c
strengt_train 1f 2d 9 73 e
stres 19 2d 8 3p 3 4t e dk d
stres_cal 1n 4t b
stretch 15 31 3 49 8 5x 3 73 3 7x 3 8a d b6 g
stretch_meet 1n b6 c
strict 1f 5j 3 5o 5 7d 3
strictl 1i 4z 5 6l 5
strik 1c 0 4 2r 4 5k 4 5z 4
strim 1n 9p a
string 1c 8g 4 8q d cg 7 ch 3
strip 12 5 9 28 5 49 5 5y 4 76 3 7c 3 84 7 8e 3 92 3 dw 9
strok 1a 7o k 7p b bg k f1 k
strok_aphasia 1n 7p b
strok_train 1n 7o b
strol 1n 8h b
strong 11 6 5 f 5 g 3 2x 3 61 3 72 3 a8 3 f3 2
struck 1i 1v 4 b0 4
structu 1i 9x 4 dc j
struggl 1n ec 5
stubbor 1n 7v 4
stuck u 24 4 2g 7 2x 8 3w 4 81 3 86 3 8i 2 92 7 98 3 9z b a5 4 b5 2
stuck_budget 1n 2x c
stuck_draw 1n 92 b
stuck_homewor 1n 9z f
stud 1i w p
student o h 4 13 4 1a 6 1l h 1y 4 2f 4 2i 4 2n 5 2s 4 3b 4 3n 8 3t a 42 4 5i 4 5p 4 79 2 7j 6 7k 7 8c 5 8k 8 8q 4 8x 9 8y a 91 4 9x 4 9z 8 a4 5 a9 9 aa e ab 6 ag f am 4 av 5 bc 6 bd h bt 9 bu 4 c5 8 cf 4 ed 4 ef 7 eg e f1 5 f4 3 fj 8
student_adhd 1i 8k b a9 e
student_already 1n ab b
student_annotat 1n av a
student_answ 1n ag b
student_apply 1n eg b
student_city 1n c5 b
student_contrac 1n fj b
student_find 1n ag b
student_help 1n bd a
student_loan 1n 7k d
student_pas 1f 1l a a4 9
student_pays 1n bd a
student_sel 1i 1l i
student_senior 1i 3t d
student_sit 1n bc 9
student_sum 1n 8y b
student_univers 1n 3n b
student_van 1n 8x c
student_visit 1n 3t b
student_vouch 1n bt c
studio q d c e a f b g j i 5 m i r b s k 2r 7 3a 8 46 6 4k 4 4p 6 4r 2 4v 5 4w j 4x a 55 5 58 a 71 5 8l 2 9g i aq a ar 4 ay 5 b4 9 ce 6 db 6 et g ev 7 fe 3
studio_clas 1i g f s d
studio_coach 1n f c
studio_contrac 1n 58 d
studio_develop 1n b4 b
studio_drop 1n 46 b
studio_eyebrow 1n d b
studio_fin 1n m c
studio_finish 1n 4w c
studio_hobby 1n et a
studio_near 1a e 9
studio_remind 1n r b
studio_softwar 1i s n 9g q
studio_timetab 1i s b
studio_wheel 1n et a
study z 2 3 v 8 w k 11 3 1l 6 3i 8 4i 3 72 3 96 3 a4 6 a9 e aa o ab e ah 5 bh 3
study_help 1n ab b
study_plan 1n aa u
study_recruit 1n w f
study_session 1n a9 b
stuf 1a 43 4 8c 4 8p 3 96 8 ck 3
stumbl 1a 9i 3 a1 d a7 4 c1 3 ec 5
stump 1n 2a 4
stung 1n 4 5
stut 1n 7p l
stutter 1n 7p h
stuttga 1n c3 a
styl 16 2 a m b u a 1t c 2y b 48 4 5n a 90 e
styl_frozen 1n 5n b
styl_hospita 1n u b
styl_pay 1n m c
styl_pictur 1n 2y c
styl_test 1n 90 b
stylist 1c c c r g 1t b fe a
stylist_video 1n fe a
styrofo 1n fu a
subcont 1n ei o
subcont_dat 1n ei b
subject 11 1p 3 3n 3 78 3 a5 3 a6 3 ad 2 b1 3 b2 7 b7 3 b9 5 dn 7 ef 6
sublet 1i 3a 5 c8 5
subproc 1n dc 5
subscri n 5 6 6 4 7 9 8 4 9 8 a 7 b 6 1k b 2e 6 2x 6 41 8 4f 4 4r 8 4w 4 5j 4 5k 7 5l e 5m e 5s b 5t 6 5x 4 60 4 61 8 65 4 80 9 82 a 85 4 86 a 8c 4 8d b 8e 6 8g 3 8h 4 8j c 8l 4 93 5 au 7 az 4 b4 5 b6 5 b7 5 b8 7 b9 9 bz j c5 g c6 4 cj 6 dv 9 f6 5
subscri_account 1n bz c
subscri_bags 1n 61 b
subscri_battery 1n 93 b
subscri_busy 1n 8j c
subscri_cargo 1n 5l c
subscri_child 1n 1k a
subscri_childre 1n 1k e
subscri_company 1n au b
subscri_coupl 1n 2x c
subscri_family 1i c5 a
subscri_manag 1n bz q
subscri_match 1n 5m b
subscri_piec 1n 41 b
subscri_plastic 1n 9 c
subscri_rar 1n 8d b
subscri_wonky 1n 5k b
subsid 1n 53 b
subsidy 1f 3m 8 53 i 9r 3
subsidy_smal 1n 53 c
substan 1n 7 5
substit 1c 5h 4 5y 8 bt 4 fj 9
subtitl 1a 3p 6 4l b 7t 8 a0 6 ct 9
subtitl_languag 1i 4l a
suburb 1c 13 8 3v 8 6s a dr 8
succeed 1n 7z 4
succes 17 50 4 53 4 7i 4 ai 4 bb 3 c0 4
success 1i 56 5 59 3
succule 1n 8d b
such s 9 4 t 3 y 2 1i 2 30 3 3p 6 5m 3 5w 2 77 2 7e 3 83 6 9d 2 b5 3 bz 7 d6 2 d9 3 df 2 fg 5
such_basqu 1n 3p b
such_coin 1n 83 9
such_electri 1n bz c
such_sea 1n fg 9
sudden 1i r 4 7f 5
suddenl 1n p 4
sudoku 1n b5 b
suffic 1f 6i 4 7g 5 f0 3
sugar 11 5 3 1x 4 2p b 2s a 5o 9 5v d 5x 5 65 3 6o 3 76 i 9l 8 f7 3
sugar_beet 1n 9l a
sugar_br 1n 2p b
sugar_salt 1n 5o b
sugar_sold 1n 2s b
suggest 12 s a w 3 1q j 1t e 23 9 7a 9 as 9 cs a cw 5 d9 b ef e
suggest_answ 1n cs c
suggest_chang 1n 23 b
suggest_din 1n 1q b
suggest_feedbac 1n ef b
suggest_outfit 1n 1t b
suggest_pag 1n as b
suggest_talk 1n 7a b
suggest_train 1i s b
suggest_word 1n d9 c
suit n s 3 t 5 41 4 4b d 4t 7 6d 4 6g 3 6h 3 6k 3 6l 3 6o 3 6p 3 79 2 7s 5 as 3 at 3 cn 3 cp 3 cr 3 cv 3 cx 5 d1 3 d2 5 d4 3 d6 4 d8 3 db 3 dc 3 dh 4 di 4 dj 3 dl 3 dm 5 dn 3 dp 5 e7 3 ei 3 ej 3 ek 3 em 3 en 3 eo 3 eq 6 er 3 es 3 fi 3 fm 3 fo 3
suit_measur 1n 4b d
suit_nurs 1n 4t b
suit_repeat 1n 7s b
suit_women 1n 4b c
suitabl 1n bb 9
suitcas 17 32 d 5r 7 6u p ag 4 cb i
suitcas_ful 1i 32 b
suitcas_hik 1n 6u d
suitcas_hotel 1n cb c
suitcas_stag 1n 6u c
sulk 1f 32 4 6h 5 8i 3
sulphat 1n 2 e
sulphat_recip 1n 2 b
sulphur 1n 6o 4
sum i 1j 3 22 4 3o 4 3r 9 49 3 4q 3 5w 3 5x 3 6s 9 7i 8 8q 4 8y 4 8z 3 9x 4 ch 3 d1 3 fc 4 ff 3
sum_camp 1n 3r k
sum_holiday 1f 9x 8
sum_keep 1i 8y a
sum_paid 1n 7i b
sum_toys 1n 6s a
sum_wat 1n fc a
summar 1i az g do p
summari 1i u 5 az 5
summary 1i d1 5 do m
summary_cal 1n do c
sums 13 4q 4 7l 3 9r 3 a2 8 br 3 bw 6 c0 3 d1 3 db 4 dc 5
sun y 4 i m 2 2q 6 2y 3 48 5 49 5 5i 3 5n 3 9f 2 9v 5 c9 2 d2 2
sun_cream 1i 4 i
suncrea 1n 4 b
sunday g f 2 1q 2 1u 3 1x 3 2z 4 3j 3 3s 2 3y 3 5l 3 5n 5 67 2 6j 3 6k 4 7g 3 8u 3 94 2 9e 2 9h 3 bi 2 c1 3 ee 2 ef 3 ej 3 ey 4 fn 4
sunday_app 1n 6k b
sunday_compani 1n 3j 9
sunflow 1n 5v e
sunflow_seed 1n 5v b
sung 1i cc 7
sunglas 1n 48 p
sunk 1n 2d 4
sunny 1c 2q 3 8p 4
sunris 1a n 3 25 f 2y e 6z f 9n 3
sunris_beach 1n 2y c
sunris_sunset 1n 25 b
sunscre 1n 4 1b
sunscre_stick 1n 4 g
sunset 1n 25 e
sunset_breath 1n 25 b
sunshin 1n 2q 4
sup u u 4 1i 3 1q h 2t k 2x 4 5i 7 75 5 76 3 7h 4 ad 3 bk f ei 3
sup_club 1n 2t w
sup_film 1n bk 9
superma p 2 3 12 a 19 6 1q 6 1r g 2e 4 2l 3 2o 3 2p 3 2q 3 2s 3 4g 2 4s 8 59 4 5i 6 5j 3 5k a 5l 4 5m 4 5n 3 5p 7 5q 7 5r 7 5s 4 5t 8 5u 3 5v 3 5w 3 5y 4 61 5 62 5 65 3 66 3 85 3 88 3 8e 4 9k 8 9t 7 9u 6 a2 3 f3 5 fb 3 ff 3
superma_african 1n 5r a
superma_even 1n 12 b
superma_nearby 1n 1r c
superma_pension 1n 19 b
superma_pickleb 1n f3 a
superma_pric 1n 1r f
superma_reject 1n 5k b
supervi 16 h 6 j 4 z 6 1f 3 3j 3 3r 4 er 4 f2 3
supplem 1n 7 17
supplem_women 1n 7 f
suppli t 1e 4 27 4 2x 5 4g g 4i 5 59 4 5h b 6f e 6p a 9k 7 9q 4 9t 4 az 4 cr 7 cx 7 d0 5 d2 9 d3 4 d9 b dc 4 di 5 ej 3 eo b fo f fu 4
suppli_contrac 1n d9 g
suppli_data 1n fo b
suppli_marketp 1n 5h e
suppli_monday 1n eo c
suppli_notic 1n cx c
suppli_product 1n 6p b
suppli_receipt 1n d2 b
suppli_sheet 1n cr c
supply y y 6 1e 6 4g 6 4i d 5h e 8k 7 9g 3 9i 3 9m 3 9y j be 4 bf 4 d8 3 dw 6 fj f fo 6
supply_buy 1n 4i e
supply_chain 1i 9y p
supply_teach 1n fj h
supply_wait 1n fj b
support 10 o 5 14 6 1f 7 1m 3 3j l 3n 7 4t c 4z r 51 7 5k 6 78 7 a9 3 b8 6 bc 5 cn t
support_assista 1n cn m
support_email 1n cn g
support_group 1i 3j c
support_smal 1n 4z i
support_suit 1n 4t b
support_team 1n cn g
sur t 6a 5 7c 2 7t 6 7v 2 8l 2 9m 2 9t 7 b5 3 cw a d5 4 dc 7 dj 2 dp 3 e8 2
sur_electri 1n 9t b
sur_learn 1n cw b
surf 1c 4 j 35 14 6m o 6r f
surf_camp 1n 35 g
surf_coach 1n 35 d
surf_cours 1n 35 d
surf_lesson 1i 35 n
surf_school 1f 35 n 6m g
surf_spend 1n 4 b
surf_teach 1n 35 d
surfac 1i 9n 3 fl h
surfac_defect 1n fl f
surfboa 1n 8p h
surgeon 1n 70 6
surgery 17 k f u 3 x c 4f 8 70 i bd 3 bf 9
surgery_follow 1n k c
surgery_washabl 1n bf 9
surgica 1n 4k b
surnam 1n bj q
surplu 1a 12 q 5k 6 5p v 5z b fs s
surplu_food 1i 12 j 5p r
surplu_harvest 1n 5z b
surplu_materia 1n fs o
surpris 12 37 7 5p b 8j b 8o 7 8x 3 8z 5 ei 3
surpris_bags 1n 5p b
surpris_let 1n 8j c
surrey 1i 8t 9 fa 7
surroun 1i 7t 9 cu 5
survey 1c 97 7 ao 3 dj 12 fr s
survey_dron 1n fr b
survey_team 1n dj e
survey_text 1n dj b
survey_tool 1n dj e
surveyo 1c 97 9 er 3 es 4 fr 6
surviv 14 9 4 2n 4 4d 2 8d 4 e5 3
surviva 1n 6v 8
sushi 1n ew x
sushi_clas 1n ew b
sushi_grandmo 1n ew b
sushi_learn 1n ew b
suspect 1n 86 3
suspici 1f v h 7u m dd 9
suspici_messag 1n 7u f
suspici_spot 1n v b
sustain 1a 23 8 3z l 8g 9 9s 4 fo h
sustain_cloth 1n 3z j
susu 1n bv h
sw 1c i 9 1m 3 as 3 e4 m
sw_not 1n e4 b
swabia 1n 4x b
swaddl 1n 4e b
swahili 1n 7m e
swahili_asks 1n 7m b
swallow 15 1l 3 3y 7 9g 7 a8 3 bh 3 dw 6 dx 3
swap q o 2 y 2 1j b 1k c 40 7 42 5 4r c 5k 5 6s o 82 e 83 5 85 6 8h 9 8j 5 8o 3 8p 7 8q 9 b6 5 bv 3 bx 3 c0 2 cd 9 dh d ee 6
swap_child 1n 8q b
swap_family 1n 6s g
swap_feet 1n 8p b
swap_flat 1n 6s n
swap_hom 1n 6s u
swap_hous 1n 6s n
swap_jigsaw 1n 82 a
swap_next 1f 1k 8 40 a
swap_oth 1n 8h b
swap_shift 1i dh g
swap_twic 1n 4r a
swarm 1n 9m j
swatch 1n 3 4
swear 1n 60 4
sweat 1a 9 3 4c 9 4t 4
sweatsh 1n 3z a
sweden z 0 6 23 6 36 6 4i 6 4o 6 62 6 74 7 7g 6 8a 6 9e 6 aa 6 b1 6 bf 5 cy 6 db 6 ec 6
swedish 1n a0 a
sweep 1a c 6 93 4 eg 3 ek 8
sweet 16 2r 7 2s 6 2v 4 5r 9 64 g 82 2 8e 5
sweet_lemonad 1n 64 b
sweet_mexican 1n 5r a
sweeten 1n 64 5
swel 1n 1 4
swept 1f 36 4 8x 4 f9 a
swim x 2 3 4 6 j w n 7 1e 4 1s 2 35 6 39 8 3r 3 49 f 6y h an 4 ck 5 f2 6
swim_adult 1n j e
swim_coach 1n j e
swim_cours 1n j e
swim_hotel 1n j b
swim_lesson 1n j y
swim_pool 1f 39 a 6y m
swim_school 1n j m
swim_short 1n 49 g
swimsui 1n 49 11
swimsui_fish 1n 49 c
swimwea 1n 49 14
swimwea_buy 1n 49 e
swimwea_childre 1n 49 c
swindl 1n bc 4
swing 1n e4 o
swip 1n b5 4
swis 1n cu e
swis_german 1n cu b
switch 7 bz 4
switch_cheap 1n bz c
switch_off 12 6q e 9u 9
switch_phon 1n bu c
switzer 11 9 6 11 6 5t 6 6a 6 78 6 8g 6 9h 7 9s 6 b3 6 bq 6 ch 5 cu 6 d3 6 eg 6
swollen 1c 2i 3 70 3 aa 3 dz 3
sworn 1f 37 4 4o 5 4y d
sydney 1i cm 2 dv 9
syllabu 1n 9z 9
symbol 1n 1m w
symbol_non 1n 1m b
symbol_speak 1n 1m c
symptom 1c 77 l 7g 7 7m 15 dx h
symptom_app 1i 77 c
symptom_check 1n 7m x
symptom_lab 1n 7m b
symptom_pet 1n dx h
symptom_prepar 1n 77 b
symptom_symptom 1n 7m d
symptom_tel 1n 7m b
syndrom 1n 1f m
syndrom_cak 1n 1f b
synth 1n cu a
synthet 1n av a
syrup 1f 2s 4 5x 9 f7 m
syrup_fruit 1n f7 b
system o q 8 u 5 x 5 y 3 11 3 4j 6 4l 3 4r 2 4z 2 6a 2 6d 2 6e a 6g 5 6l 2 6m 9 6n 9 8f 6 98 3 9b 3 9c 5 9e 3 9f 5 9v 4 cm 5 cn 3 co 4 cp 4 cs 4 cv 6 cx 4 d4 7 df 6 dm 2 dn 9 ea 3 eb 8 ee 4 ek 3 eo 4 fh 8 fl 5 fm 3
system_ash 1n 8f b
system_delet 1n dn b
system_empties 1n cm a
system_hotel 1n cv b
system_surf 1n 6m b
system_writ 1n dn b
são 1i r 9 am 9
tab 1i 56 5 at 4
tabl e e 4 17 3 1l 2 1p 4 2j 5 2m 7 2p 4 2t 9 2u 4 2x 2 30 3 34 4 3a 6 3b 6 3j 3 3n 2 4p 2 4u 2 63 3 6e a 6n 8 6r 3 86 3 8b 8 8i 6 8m 3 91 4 92 3 9z 2 a2 6 af 7 cm 5 do 4 f2 3
tabl_asks 1n 6e c
tabl_beds 1n 8b b
tabl_box 1n 1p a
tabl_city 1n af c
tabl_design 1n 2p b
tabl_mental 1n a2 b
tabl_messag 1i 6e b
tabl_noon 1n 2u c
tabl_oils 1n e c
tabl_onlin 1i 2t b
tabl_ord 1i 6n g
tabl_prop 1n 86 9
tabl_record 1n do c
tabl_room 1n 6r a
tabl_sunday 1f 3j 8
tabl_unusual 1n 2t c
tabl_walnut 1n 34 c
tablet u 9 a 1i e 1m 8 1s 7 2i 7 3u 4 4o b 5q 4 6d 9 72 4 7b 4 7c f 7h 3 7p 7 7q a 7r a 7s 4 99 4 9a 8 9g 3 a1 3 bc h dz 4
tablet_bamboo 1n 9 c
tablet_colour 1n 1s c
tablet_foreman 1n 6d b
tablet_onlin 1n bc 9
tablet_play 1n 7q b
tablet_strok 1n 7p b
tablet_symbol 1n 1m 9
tableto 1n 8i c
tablewa 1n 8m s
tablewa_buy 1n 8m e
tabs 1n 7e 3
tachogr 1n em b
tack 1n e3 5
tackl 1n 8a b
taco 1i 2l a 5u 4
tactil 1n bg 9
taekwon 1n ex r
tag x 49 6 6u 3 8d 4 8n 4 92 5 94 2 9b e 9y d e0 4 e4 8 fq e
tag_databas 1n 9y a
tag_notic 1n fq a
tag_prov 1n 9y c
tag_slid 1n e4 c
tags 1c 9b t cy c e0 7 fq 4
tags_read 1n cy b
tags_show 1n 9b b
tags_tool 1n 9b d
tail 14 2g 3 8a 3 9g 3 b3 3 cd 7 eo 4
tailor 17 5 4 1t 4 45 c 4b u 87 3 ai h bn 3
tailor_cov 1n ai b
tailor_napl 1n 4b c
taipei 1n 3b a
taiwan 1n 7r 9
tak 1a 7 9 e c do b e8 8 fe 4
tak_off 1n e c
takeawa 1f 2k b 6n o fu k
takeawa_food 1n fu a
takeawa_restaur 1n 6n b
taken j 1d 2 5c 2 7c 6 7o 2 7q 2 81 2 8a 3 9r 2 cb 3 ce 2 cw 3 de 4 f3 3
takeof 1n ej b
taking 1i 2l 5 f1 4
tal z 8 4 1f 4 2y 3 8v 5 cd 4 e7 2 ex 4
talent 1i 4m a 50 g
talk i u 4 1m a 3j 8 3t 3 4p 2 4x 4 50 2 52 3 54 6 56 5 74 3 77 5 79 8 7a 7 7g 7 7p 7 7u 3 a0 4 a8 8 ae 5 aj 3 al 4 an 4 ap 5 b6 5 bp 7 c0 2 cl 4 cr 3 dj 4 dk 6 dx 5 ei 3
talk_autisti 1n 1m b
talk_deal 1n ap b
talk_doctor 1n 7g b
talk_family 1n 7g b
talk_gynaeco 1n 77 b
talk_lend 1n 56 c
talk_licens 1n dx c
talk_minut 1n 7a b
talk_non 1n 1m e
talk_phon 1n ae c
talk_pictur 1n 7p b
talk_psychol 1i dk a
talkati 1n an 6
tallin 1n 1a a
tampon 1n 6 k
tampon_organic 1n 6 c
tan 1n 87 5
tandem 1f 6z x a0 4 a8 9
tandem_flight 1n 6z s
tandem_paragli 1n 6z e
tang 1n 8f 4
tangl 1n dr 3
tango 1n i n
tank 12 n 7 16 5 22 6 24 a 5d 2 65 e 6b 3 6o m 84 4
tank_brew 1n 6o d
tank_malt 1n 6o b
tank_moistur 1n 24 b
tanzani 1i 7m 9 fp 9
tap p 28 4 2e e 49 5 4f 6 64 3 65 8 6d 7 6l 6 7r 6 8s 8 9f 4 ak 3 bk h by 6 cf 4 ch 3 cr 3 d3 6 de 5 ea 6 fv 5
tap_digitis 1n bk k
tap_digitiz 1n bk b
tap_logs 1n 7r b
tap_scandin 1n 2e c
tap_school 1n 6l c
tap_slid 1n bk 9
tap_start 1n 6d b
tap_wat 1i 2e d
tap_wheth 1n ea b
tapa 1n 2m b
tapioca 1n 2s j
tapioca_pearl 1n 2s f
taproom 1n 65 n
taproom_brew 1n 65 b
taps 14 1m 8 65 5 8s b 95 4 98 5 a1 4 eb 3 fv 4
taps_fix 1n 8s b
taps_voic 1n 1m 9
target 1n 9s 9
tarif 1c 2b 7 6a l 9u 6 bz 4
tarif_cod 1n 6a j
tarot 1n fd z
tarot_app 1n fd e
tarot_read 1n fd b
tarpaul 1i 43 a e3 4
task s 1b e 1f 5 1s a 27 4 4k 3 4l a 4m 3 4t 6 51 5 52 7 72 7 7e e 7h 3 7j 7 9a 6 9d 9 a9 4 as 6 at h cy 8 db d dn 2 do c du 6 eg 7 ep 3
task_fee 1n db c
task_follow 1n 52 c
task_kitchen 1n 4l b
task_nam 1i do b
task_near 1n 1b c
task_onc 1n at a
task_quot 1n 9d b
task_rank 1n as b
task_secur 1n 7j b
task_sleep 1n 72 b
task_tablet 1n 9a b
task_tiny 1n 7e c
tast s 2e 3 2m 5 2p 9 2t 8 30 3 31 4 5m 5 5n 7 5s b 5t 3 5u 6 5w 3 5x 4 5z 4 61 5 62 4 63 8 6o 9 bm 6 f7 5 f8 b
tast_room 1n 6o b
tasting 1f 33 d 5y 3 f8 e
tasting_distill 1n f8 8
tasting_travel 1n 33 c
tattoo 1c b 4 m 19 r l 9g 15
tattoo_artist 1i m i 9g p
tattoo_book 1i r c
tattoo_consent 1n 9g d
tattoo_studio 1c m r r c 9g t
tattooi 1n 9g 8
taught 14 35 3 3q 4 9z 3 a5 4 a7 6 bm 3 cu 3
tax n 4m 2 4n 3 4r 2 4u 9 4z 6 53 5 58 2 59 2 6e 2 6r 3 6x b 7l 3 9f 4 9t 3 b8 3 bd 3 bx d by m d1 a d2 7 d4 c d5 4 dn 5 ee 2 eq e f5 3 f8 4
tax_advi 1n eq i
tax_advis y by 7 d2 8
tax_app 1n by j
tax_fil 1n d4 e
tax_mail 1n d4 b
tax_numb 1n 6x p
tax_payment 1i by a
tax_report 1n bx b
tax_return 1c 4u c by p d1 9 eq b
taxi 12 2y 3 3v 9 5g 8 6u 5 7x 7 am 5 c7 a ca r d3 5 de 9
taxi_driv 1i de a
taxi_women 1n ca g
tea w 8 5 15 2 2s o 3u 4 61 t 64 6 72 4 7q 2 8o 8 bd 6 f0 8 f1 g fd 2
tea_among 1n f1 a
tea_blend 1n 61 g
tea_drink 1n 61 h
tea_fans 1n 2s d
tea_instead 1n 2s b
tea_leav 1n 61 e
tea_near 1n 2s g
tea_shop 1f 2s d
tea_soap 1n 8o b
tea_women 1n 61 b
teach n g e i 6 j d 15 9 1a 5 1p b 35 d 3i 7 3l 2 3m b 3n 5 3o g 3p g 3q 6 3w 6 50 6 6s c 71 9 8q 7 9z 6 a0 4 a2 6 a3 6 a4 5 a5 b a6 3 a7 9 a8 5 a9 3 ad d b2 4 bc 9 cd 4 dg 2 dl 5 ef j ev 7 ew b ey 6 fg 3 fj a
teach_adult 1n 15 b
teach_childre 1c 1p b 3i 7
teach_click 1n dl b
teach_correct 1i 3p a
teach_german 1n 50 c
teach_heat 1n 3m c
teach_hobby 1n a5 g
teach_hom 1i 1p h 3o a
teach_learn 1n 3p c
teach_listen 1f 3i 8
teach_old 1n bc b
teach_region 1n 71 c
teach_scan 1n ef b
teach_see 1i g b
teach_senior 1n bc c
teach_smal 1n 3p b
teach_song 1n 3o b
teach_spend 1n ef b
teach_swap 1n 6s a
teach_swim 1n j e
teach_theory 1n 3q c
teak 1n 8c 7
team r 14 3 1f 5 2u e 3u a 50 6 52 g 57 5 5a m 5f k 6k 5 ap d av 7 cm f cn 9 cr 5 cw b cx 3 d0 5 d6 5 db 8 dh 5 dj g dk 8 do a dp 7 ec 4
team_build 1n 5a o
team_caregiv 1n 3u b
team_chat 1n do c
team_event 1n 5a q
team_itself 1n 3u b
team_lead 1i dj h
team_learn 1n 52 k
team_lunch 1n 2u d
team_memb 1n 2u c
team_offic 1n 5f m
team_own 1n cw d
team_plan 1n 5a c
team_show 1n ap b
team_thirty 1n 5f c
teapot 1i 3u 3
tear 11 1g 3 1p 3 3n 4 41 3 4a 7 8p 5 bk 6 dw 3 ew 4 ey 5 fe 3
teas 1n 61 k
tech 1c 1a i a6 8 bc l dk 8
tech_help 1n bc l
technic 14 10 j 11 3 91 d 98 b 99 3 au b cg i ct 4 dp d ek s
technic_ask 1n dp b
technic_lead 1n au d
technic_own 1n cg b
technic_right 1n 91 c
technic_scan 1n 10 c
technic_see 1n ek b
technic_sees 1n cg b
techniq 1i h d ev 4
techniq_clas 1n h b
technol 1a 27 6 53 4 av 9 aw 7 bc k
teddy 1n a 4
teen 1i 13 a bq g
teenag 11 6 9 13 e 1i i 2s 6 3n 6 3r 7 3w 7 7a c 7n 6 a3 f a7 6 bq 7 f4 5 fe c
teenag_cheerfu 1n 6 b
teenag_learn 1n a3 c
teenag_school 1n 13 b
teenag_talk 1n 7a b
teeth 12 x 3 10 3 11 3 1g 5 3l 4 70 g 8h 3 8q 7 ay 3 bi 5
tel e 5 4 g 2 26 3 4o 2 6f 4 6j 4 7c 4 7m 5 7q 3 7t 4 7u 4 8i 2 91 4 97 4 ak 6 ao 4 az 4 c8 3 ck 4 cx 4 dm 3 e5 4 eo 4 ey 3 fa 3 fd 3 fm 3 fp 3
tel_bear 1n fm b
tel_blind 1n 7t a
tel_chef 1n 6f b
tel_city 1n e5 a
tel_clean 1n ao a
tel_daught 1n 7c c
tel_don 1n fa 9
tel_engin 1n cx c
tel_family 1f 7u 9
tel_fault 1n 91 c
tel_indepen 1n az b
tel_lov 1n ck a
tel_mis 1n dm b
tel_own 1c eo a
tel_parent 1i 26 a
tel_person 1n 7q b
tel_story 1a 5 9 6j 9
tel_tenant 1n 97 b
tel_wat 1i fp a
tel_wheth 1i 7m a
telehea 1i 7g a dx r
telemat 1n em h
telemed 1n 7g w
telemon 1n 7w a
telepho k 1i 3 1s 3 20 4 26 3 2c 3 2i 4 2y 3 32 3 3a 3 3l 3 3v 3 4h 3 4o 3 68 2 6k 2 6n 3 6w 3 6y 3 79 2 7d 3 7h 5 7j 2 7m 3 7o 2 7u 3 7x 3 84 2 8k 3 am 5 an 5 b1 3 bl 3 bn 4 e0 4
telepho_lin 1f 7h 9
televis 1c p 7 ad 7 b2 7 fg 6
telly 1n cl 7
temp 19 14 a 77 3 9m 3 at 6 dr 3 fj f
tempeh 1n 5y a
tempera 11 a 3 26 c 27 9 2v 5 31 4 3y 3 6b 3 6f 3 93 6 97 3 9a n 9n 9 fv 8
tempera_flow 1n fv b
tempera_mortali 1n 9n a
tempera_sleep 1n 26 b
tempera_staf 1n 9a b
templ 1f c 3 48 4 71 7
templat 16 ab 6 ah 6 bl 5 bm 5 d1 g d7 9 d8 3
tempo 1n 3o 4
tempora 1i 4p q fj j
tempora_shop 1n 4p j
tempora_staf 1n fj h
tempt 1n 5s 4
tenan 1n ah b
tenancy 1a 6s 4 ah d bd 3 bt b eh i
tenant w 15 3 19 5 1e 5 27 5 28 4 2b a 31 3 4p 8 6s 3 7j 2 8s 5 8x 3 8y 5 91 3 94 5 97 h 9x 4 ah q bt k c9 6 eh m fa 6 fn 4
tenant_associa 1i ah b
tenant_help 1n ah l
tenant_let 1i ah h
tenant_messag 1n 97 b
tenant_mov 1n bt d
tenant_repair 1n eh j
tenant_right 1i ah g
tend 19 19 6 2w 7 3c k ao 12 d7 n e7 4
tend_alert 1n ao g
tend_find 1n ao m
tend_fit 1n ao g
tend_respons 1n d7 g
tend_search 1n ao e
tenni 1c e 7 h 9 3x 9 f3 o
tenni_club 1n f3 d
tenni_court 1i f3 f
tenor 1n cc e
tens 1i 2d a b1 5
tent y 18 c 1i 2 1x 4 2z b 34 h 36 c 3r a 43 4 6q g 6r 4 8p g 94 8 9f 7 bn 3 ck 5
tent_farm 1n 34 e
tent_lodg 1n 6q o
tent_mats 1n 8p b
tent_organic 1n 34 c
tent_plan 1n 36 b
tent_project 1n 18 c
tent_rent 1i 2z b
tent_sand 1n 94 b
tenth 14 21 3 4u 2 5y 3 6o 3 7f 3 7j 5 8g 3 9h 2 9v 3 ez 3
term w j 3 14 3 1i 3 1j 3 1l b 4p 9 5h 3 68 b 6h 6 8q 4 aa 3 aj 3 as 5 bu 9 c5 9 ct 8 d9 2 eo 3 fi 3
term_ends 1i 1l 9
term_insuran 1n bu e
term_layout 1n ct c
term_student 1n c5 b
term_warehou 1n 68 h
termina 1f 2v 4 de e fg h
termina_ill 1n fg b
termino 1n ct b
termit 1n fa q
terrac 1f 5a 8 8t 6 93 3
terrari 1n eu 8
terri 1i dr 5 du 9
test d 1 5 4 4 7 6 9 3 f 3 p 5 29 3 2e 4 3n 7 3q 6 45 3 48 6 4a 3 4e 3 4m 5 57 b 5j 6 7s c 85 3 90 3 97 4 9b 4 9w 4 a2 3 a4 3 aa 3 ac 8 ar 3 au 5 bm 3 cw a cy 7 dl 6 dy 3 ea 5 ec 3 fv 4
test_br 1n 45 b
test_carpent 1n 4a b
test_check 1i cy a
test_company 1n 57 d
test_escrow 1n 4m g
test_find 1n 97 b
test_fing 1n 7s b
test_hom 1i 7s i
test_hundr 1n 48 b
test_hundred 1i ar a
test_indepen 1n 7 b
test_irritat 1n 1 b
test_kit 1n 7s h
test_kits 1n 7s g
test_lab 1n 5j b
test_liv 1i p b dy b
test_mail 1i 7s c dl i
test_mood 1n 90 b
test_photogr 1n bm a
test_questio 1i 7 a ac a
test_releas 1n cw b
test_serv 1n au b
test_show 1n 7s b
test_smal 1i 57 a
test_tool 1n cw m
test_volunt 1n ea b
testimo 1n 4x c
texa 16 52 7 67 7 9j 7 9p 6 bm 7 cq 7 dx 7 ee 7
text q q 9 u 2 1w 4 3e 2 4w 9 4y 8 6j 2 9m 8 9o 6 a0 3 a9 c am 3 as 2 b6 4 cf 4 cr 7 ct 4 cu e cy 9 d1 4 d7 2 d8 6 d9 2 da 6 dj 7 dp 2 ec d es 5
text_api 1n cu g
text_beekeep 1n 9m a
text_check 1n ec b
text_dyslexi 1n a9 b
text_includ 1n 4w c
text_messag 1a 9o 8 d8 9 dj 9
text_patient 1n q b
text_phon 1n da b
text_read 1i 4y b
text_ready 1n cy b
text_speech 1n cu j
textboo 1f 1l 15 1y 9 a2 7
textboo_buy 1n 1l c
textboo_campu 1n 1l c
textboo_exchang 1n 1l n
textboo_next 1n 1l a
textboo_rent 1n 1l c
textboo_second 1n 1l c
textboo_sel 1n 1l c
textboo_student 1n 1l c
textboo_univers 1n 1l c
textboo_used 1n 1l c
textil 1a 4g 8 5b 7 6c a 9w d ft 8
textil_wast 1i 9w c
textur 1n 5y 5
th_chang 17 75 8 dj a
th_lack 1n 1x c
th_turn 1i 1y a
thai 1n e b
than e 1 3 10 2 24 3 2e 2 3u 5 5v 3 7f 2 8l 2 c0 3 cn 2 cr 3 cx 3 dk 4 dn 2
than_fac 1n 3u f
than_gram 1n 5v b
than_ingredi 1n 1 b
thank y w 2 1x 3 3s 2 3t 2 5l 2 8o b 8v 2 95 3 b8 6 cp 4 cs 2 da 4 df 2
thank_yous 1n 8o b
thaw 1n dv 4
theat 1n cd 9
theatr 16 2m 4 39 8 43 3 bf 2 cd p cf 7 cl m dy 3
theatr_group 1n cd g
theatr_warehou 1n cd 9
theft 16 1k 6 5d 4 8p 4 8q 4 8y 4 9m 3 9v 3 c5 c
their v 5 3 9 3 30 4 4d 2 4s 3 59 2 5b 2 6c 3 6o 3 6s 3 ap 2 c6 3 d7 3 e1 2
them 1f 2p 9 3r b 3s 8
themsel o w 3 12 5 15 2 2x 6 2z 6 30 3 3j 2 51 2 81 4 8i 2 90 4 af 3 dd 2 dq 2 f5 2
themsel_ask 1i 2x b
themsel_queu 1n 12 b
theolog 1n 3i 4
theory 1i 3q p ac 14
theory_driv 1n 3q c
theory_test 1n ac n
therap 17 q c u 8 z k 72 8 79 d 7o c 7p 8
therapi 11 e m k g q 8 z q 1m b 79 r 7b 3 7o 9 7p k 8g 3 a9 7 be 4 dz 8
therapi_back 1i k b
therapi_client 1n z e
therapi_look 1i 7p a
therapi_practic 1f z j
therapi_send 1n z d
therapi_speak 1n 79 c
therapi_tabl 1n e c
therapy 15 e 4 k 8 z e 79 s 7a b 7o p 7p p bh 3 fg k
therapy_against 1n 7o b
therapy_app 1i 7p k
therapy_dogs 1n fg o
therapy_kids 1n 7p d
therapy_practic 1n z h
therefo 1n dz 4
thermal 1c n 9 97 c e2 c fr i
thermal_camera 1i 97 a fr a
thermal_dron 1i e2 b
thermom 1c 26 9 3y 4 5t 4 dv 7
thermos 1i 8l 4 fn k
thermos_hotel 1n fn d
thermos_softwar 1n fn b
thick 14 4c 3 8k 3 9i 4 b9 a et 2
thick_pap 1i b9 b
thiev 1n dd 3
thigh 1f a 3 3z 6 dz 3
thin y m 4 44 2 48 4 4h 6 8j 3 8m 2 9c 4 ck 4
thing n 17 5 18 d 1c 3 1f 4 1l 4 1p 5 1w 9 1x 9 1y c 2a c 4i 2 4s 3 7e 3 89 8 8g 6 8h 8 8y 9 90 3 94 c bh 4 cb 2 fs 3
thing_help 1n 1x c
thing_kids 1n 1w b
thing_kitchen 1n 8g b
thing_neighbo 1n 94 j
thing_photogr 1f 1y b
thing_shop 1i 18 b
thing_try 1i 1p 9
think u o 3 1f 3 5p 3 7f 2 93 7 97 3 cs 2 du 3 eg 2
think_heat 1n 93 b
thinnes 1n fi 4
third c 7 2 f 3 af 2 bt 3 c0 3 dg 3 ef 2
thirsty 1c 1u 3 2r 4
thirtie 1n 7i 8
thirty j b 3 10 3 11 3 1r 2 1u 3 1w 3 2e 3 2j 5 41 3 43 3 4f 4 5f 5 5h 5 5t 3 61 3 6a 3 6w 3 7f 5 7r 3 8d 4 8l 4 8n 3 a6 3 af 3 aj 3 as 2 b4 4 d9 4 dp 3 e7 3 ej 3 ep 3 es 2 fb 3 fd 3
thirty_program 1n 7f b
thirty_rent 1n 5f c
thirty_seat 1n 2j c
thirty_smal 1n 5h b
thistl 1i 9p 4
though 1a 30 3 98 3 bk 3 ed 3
thought 11 2x 4 3h 3 5s 3 7a 8 8s 3 8x 4 ap 2 b5 3 d6 3 df 3
thousan p 20 6 24 5 2i 2 4g 2 4h 4 4m 2 4n 3 57 2 5v 5 7a 2 7f 2 7w 2 8i 2 a5 3 b4 3 bl 8 cp 2 cy 2 dp 6 ei 4
thousan_machin 1n dp b
thousan_phon 1n 20 b
thousan_pictur 1i bl e
thread 15 b 3 2x 5 45 8 4c 3 80 8 81 3 87 8 8k 3 a5 4
thread_includ 1n 80 9
threat 1n 4i 5
threate 1n 1h 5
thresho 1n be 5
threw 1i e6 3
thrift 1n 42 b
thril 1n 4k 5
throat 1c b 2 3p 3 62 8 bh 3
thron 1n 1o 7
throw w l 3 17 5 4n 3 5i 3 5p 3 ax 3 cu 2 et 5 ex 4 fl 7 fs 8 fu 4
throw_away 13 fs 8
throw_bad 1n fl b
thrown x 20 3 2l 3 2r 3 2v 6 31 3 5n 3 6f e 8e 3 8t 3 91 3 9k 3 ay 2 bf 2 di 3 fl 4
thrown_away 12 6f b
thu 12 q 5 r 5 s 3 x 3 z 3 10 2 11 3 df 3 eh 3 es 3
thumb w 18 3 4b 4 6l 2 6w 2 ba 2 cq 2
thumbpr 1n 0 4
thund 1i 6y 3
thuring 1n f6 7
thursda e l 3 13 2 1w 6 3n 2 41 4 5k 4 79 2 9k 3 aj 3 an 4 ax 2 dh 2 e3 2 eb 3 f4 3
thursda_app 1i 1w a
thursda_back 1n 41 b
ti 1n 2p 7
tick z q 2 1q 2 33 3 3q 3 4l 3 8r 3 9a 9 ar 3 c3 3 el 9 fa 5
tick_hygien 1n 9a b
tick_room 1n el c
ticket z 1w g 2j 4 2l 6 37 6 39 b 46 6 4b 3 4z b 6i v 6n 9 7v d 86 5 ca 2 cl 5 cn k cy 4
ticket_claim 1n 7v a
ticket_event 1n 6i e
ticket_fees 1n 6i b
ticket_messag 1n 6i b
ticket_organi 1n 6i e
ticket_platfor 1i 6i f
ticket_right 1n 6n b
ticket_staf 1n cn b
tickl 1n 62 3
tid 1c 35 3 6m b 9n h d5 2
tid_level 1n 6m b
tid_tempera 1n 9n a
tidy 1f o 3 30 4 96 9
tie 13 13 2 1j 4 27 3 49 3 64 3 8o 5 99 3 cm 2 e4 3
tied 16 9j 6 e4 5 e9 3 ei 4 fs 3
tier 1n 2p m
tier_wed 1n 2p b
ties 1i 13 3 9e 5
tiffin 1n f5 a
tight z 1i 2 1r 6 4e 3 4f 6 4t 3 75 5 9u 4 c1 2 d5 c
tight_red 1n d5 b
tighten 1n fr 4
tightne 1n 24 5
tigriny 1n 4o 3
tiktok 1c 4n 9 ar g b2 9 cq 9
tiktok_ads 1n ar g
til o r 3 y 6 18 6 1c 5 1r 3 4p 4 4s 4 5v 3 5w 5 69 2 6e 8 6n 6 72 3 7m 3 8z a 94 3 9w c cs 8 cv 8 d3 8 dg 6 dh 4 eo 8 fk 4 fs b
til_collect 1n cs c
til_expens 1n d3 b
til_timb 1n fs a
til_webshop 1n cv b
tilapia 1n 9n f
tilt 1c v 3 27 3 29 c
tilt_curv 1n 29 b
tim 1f 22 3 45 f 7e c
timb 19 1c 3 8b 3 9w 5 9x m 9y 7 fs e
timb_extensi 1n 9x c
timb_window 1n fs a
timeshe 1n db m
timetab 16 g 7 s c 1p 3 7h 4 aa c cy 3 d7 3
timetab_clas 1n s c
tin y b 6 1q 2 60 e 61 8 62 8 89 4 90 5 bh 5 bm 4 de 6 e2 5
tins 19 4 b 60 a 61 b 62 g 7t 8 dv b
tins_deliv 1n dv b
tins_harvest 1n 61 b
tins_surf 1n 4 b
tint 1n d 7
tiny 19 e b 6q f 7e b 8c 3 9x j dv 4
tiny_hom 1n 9x c
tiny_hous 1i 6q d 9x e
tiny_massag 1n e c
tiny_step 1n 7e c
tip 11 33 6 8c 3 8k 3 b6 6 b8 7 br 5 d2 3 de 6 f9 i
tip_pric 1n f9 9
tipi 1n 6q l
tips 19 1w 7 8t 4 9g a b6 4
tips_ink 1n 9g b
tir w 17 3 1g a 4p 3 50 3 74 2 76 3 7s 5 9h 3 9k 4 a9 4 ar 4 bi 2 bv 3 ff 3
tir_parent 1n 1g f
tissu 1n b 3
titl 15 l 4 p 4 4u 4 7l 3 8j c 9d 3 a5 6 b4 6 fi 3
titl_describ 1n 8j c
toast 16 17 c 2o 8 3b 3 bn o ed 2
toast_best 1n bn b
toast_ghostwr 1n bn b
toast_wed 1n bn b
toast_writ 1n bn f
toast_written 1n bn b
today a 1r 3 7m 3 d6 4 fj 3
toddl 14 1g j 1k f 1v 7 3m f 3x e 40 7 5o h 8h 7 ez u f2 n
toddl_bal 1n f2 c
toddl_café 1n f2 e
toddl_clas 1n ez i
toddl_group 1n ez c
toddl_indoor 1n f2 c
toddl_massag 1n ez c
toddl_meal 1n 5o g
toddl_morn 1n ez c
toddl_music 1n ez c
toddl_parent 1n ez a
toddl_rhym 1n ez c
toddl_sensory 1n ez c
toddl_sign 1n ez c
toddl_sleep 1n 1g l
toddl_soft 1n f2 f
toddl_song 1n ez c
toe 1c p 4 44 f 46 6 9i 3
toe_box 1n 44 b
toes 1i p 3 44 4
tofu 1n 5y a
togeth l z 5 17 8 19 7 1i 5 2p 5 2y 3 37 7 4i 9 58 2 5g 2 6p 3 73 5 81 4 96 5 a4 5 a9 4 af 5 ag 3 b1 5 b4 5 b6 6 bd 6 bp 4 bs 6 bv 4 c7 9 ev 5 ey 3
togeth_coupl 1n 2p b
togeth_even 1n ev a
togeth_guarant 1n c7 b
togeth_hom 1n z b
togeth_network 1n b1 b
togeth_old 1n bd a
togeth_own 1n 17 c
togeth_sold 1n b4 b
togeth_train 1n 73 b
toilet 17 2j 4 36 7 3b 4 3k 3 9j e el 8
toilet_light 1n 9j b
token 1i 7l 9 bx a
tokenis 1n 7l a
tokeniz 1n 7l a
tokyo 1n cb a
told d 7c 3 7s 3 7u 3 ak 3 e7 3 fv 3
told_onc 15 e7 8
toleran 1n 1 5
tom 1i bs 3 ed 4
tomato 11 19 5 1q 3 1x 3 5c 5 6s 5 7t 4 85 j 88 5 9l 8 ds 3
tomato_variety 1n 85 9
tomato_work 1n 9l a
tomb 1n 3c 12
tomb_candl 1n 3c b
tomb_clean 1n 3c b
tomb_flow 1n 3c b
tomb_look 1n 3c b
tomb_photo 1n 3c b
tomb_plant 1n 3c b
tomb_ston 1n 3c b
tomb_tend 1n 3c b
tomb_visit 1n 3c b
tomb_wash 1n 3c b
tomorro k q 2 17 3 1q 3 1s 3 2o 4 2q 3 3u 2 3v 2 4g 4 55 6 5l 3 66 3 6d 3 6m 2 8e 2 8u 4 9h 3 fk 2
ton 11 3 h 1h a 28 5 4j 3 9q c 9s c ax 7 b4 3 cn 3 d1 3 da c fo 4
ton_forty 1n 3 c
ton_stop 1n da b
tongu 17 3p 3 5s 4 5w 3 79 b a8 c ar 3
tongu_meet 1n 79 c
tongu_play 1n a8 b
tonic 1i 63 d 64 9
tonight i n 3 s 2 1w 5 1x 5 2m 3 39 6 5s 3 79 3 7m 4 97 2 9e 4 a1 3 am 3 el 3
tonight_point 1n 1x c
tons 1n 5z 5
tontin 1n bv n
tontin_pap 1n bv b
took s 1l 2 1s 3 3f 2 6d 2 6g 2 73 3 b5 4 bz 4 c6 2 db 4 ej 4
tool l x 3 y 4 z 4 18 g 4j 5 4n 5 53 3 5d 6 6a 2 6d 3 6f 3 6h 9 7y e 88 5 89 a 8f e 94 h 96 3 9b j 9g 5 a9 5 ah 5 ap 5 aq 6 as a at 6 au 3 av 4 cp 7 cq 3 cr 3 cs 7 ct a cw d cx 8 d0 7 d1 8 d5 7 d7 3 d8 7 d9 3 da 3 di 4 dj 6 dm 6 dn 5 do 5 ef 5 ej 3 el 3 er a es 9 fc 5 fh a fi b fp 9
tool_advic 1n fc a
tool_child 1n 7y a
tool_childre 1n 7y d
tool_collect 1n dm d
tool_encrypt 1n 4j b
tool_find 1n 4n b
tool_guitar 1n 89 b
tool_invento 1n 9b c
tool_keep 1i d8 a
tool_kit 1n 7y i
tool_learn 1n d5 b
tool_lend 1i 94 k
tool_library 1i 18 s 94 a
tool_local 1n as b
tool_lost 1n 9b d
tool_machin 1i 9b h
tool_manag 1n 9g b
tool_phon 1i d1 a
tool_post 1n fi a
tool_project 1n 7y f
tool_rent 1n 94 e
tool_runs 1n cw b
tool_says 1i ah a
tool_scan 1n dn b
tool_shar 1n 94 e
tool_sharpen 1n 88 b
tool_stor 1n 9b j
tool_suggest 1n cs c
tool_tags 1n 9b d
tool_tent 1n 18 c
tool_track 1n 9b t
toolbox 1f 7y q 9b 9 ei 9
toolbox_real 1n 7y 8
toolmak 1n 6d 5
tooth 17 10 i 11 5 1o b bl 3
tooth_fairy 1n 1o c
tooth_shad 1n 10 f
toothbr 1i 9 g bp 3
toothpa 1n 9 r
toothpa_tablet 1n 9 g
top q v 6 2n 6 49 3 4h 6 5g 2 5i 3 8c 3 8m 3 8r 4 8s 4 ax 7 bt 2 ca 2 cg 4 cs 2 d9 4
top_draft 1n ax b
top_ups 1n 4h b
topic 1i a4 b aa b
topping 1n 2s a
tops 1n 4e i
tor 1n 9v 4
torah 1n 3i 9
torch 1c 3r 4 9n 7 ba 2
torchli 1n fq 4
torn z a 3 17 9 3s 3 41 3 46 2 7a 2 8p 3 ce 3
torn_cloth 1n 17 c
toronto 16 2s 7 3c 6 3r 8 3t 7 8q 7 8x 8 ae 7 da 7
tortill 1i 5r c ew n
tortill_learn 1n ew b
tortill_masa 1n 5r a
tortois 1f 48 4 ch 4 e2 4
tot 1n 43 b
total 1f d1 c dc 7 dk c
total_tax 1n d1 b
touch o r 2 11 2 3f 3 7g 3 7i 3 7k 2 8f 5 92 3 at 4 d2 3
toupe 1n fe a
tour 11 e 3 21 a 33 y 37 a 38 6 3k k 4d 5 6j 9 6m r 6t h 6u 6 6v i en e es l
tour_bik 1n 33 c
tour_book 1i 6m n
tour_estat 1n es d
tour_floor 1n es g
tour_operato 1i 6m n
tourism 1n 70 h
tourist 11 0 6 33 b 38 6 6h 3 6r 3 6u 3 6v 5 6w i 6z e 9f 3 c5 3 cb e ew h
tourist_few 1n cb c
tournam 1c 83 4 ee 4 ey j f4 e
tournam_sunday 1n ey c
tow 16 36 4 82 4 8w 4 ac 3 b2 3 c8 7 ea 3 f3 3
toward 1c 1d 3 8q 4 a3 4 dq 3
towel 11 4 3 d 5 28 5 5b d 6g 7 8n 7 8w 4 ad 4 be 5 bf 4
towel_smal 1n 5b c
town e m 3 1b 3 1n 3 1r 5 1w 3 2p 3 2y 3 32 5 33 3 4d 2 4n 3 4o 5 4p 5 4s 3 4v 4 4w 2 5b 2 5g 3 5k 4 69 2 6h 3 9x 3 ac 3 ae 4 af 6 b0 7 b3 3 ca 3 cl 6 cm 3 cq 2 ct 4 e4 8 e6 9 e7 3 e8 5 e9 4 eb 7 f2 3
town_council 1f b0 a
town_friend 1n b3 b
town_hal 17 4o b ct 9 eb a
town_keep 1i e4 a
town_news 1n b0 c
town_put 1n 9x a
town_report 1n e6 b
town_tempora 1n 4p b
town_thursda 1n 5k b
toy 14 3s 4 3w 4 6a 5 7y 6 82 3 8g g 8h q 8i 7 8k 4 dw e
toy_brand 1n 8g c
toy_library 1n 8h c
toy_rental 1n 8h t
toys 19 2a 4 6s a 89 4 8g 11 8h s
toys_already 1n 6s a
toys_keep 1n 8h b
trac 14 5h 4 5j 5 5w 4 6o 6 7d 3 9y j c2 3 dj 3
trac_cocoa 1n 9y c
trac_fish 1n 9y d
traceab 1i y 5 9y v
traceab_softwar 1n 9y e
track q 10 4 1z 5 22 5 23 8 25 7 2c 5 2d 8 6d 7 6f 4 6o 8 72 7 75 5 76 5 77 c 78 5 7a b 7e d 7r 7 9b i 9y 7 ai b b6 9 b7 3 bo 9 bx f bz 8 c2 5 cc c db h df f e0 i ed h ek 2 em 8 en 3 fq 4
track_app 1f 7e c
track_choir 1n cc b
track_far 1n b6 c
track_keep 1n 77 b
track_mood 1n 7a b
track_project 1n db e
track_read 1n db c
track_school 1n ed c
track_sent 1n ai b
track_smal 1i df d
track_streak 1n 7e c
track_tank 1n 6o b
track_tool 1n 9b c
tractor 19 5d r 6c c 9l g 9o y 9p 6 fp 8
tractor_demand 1n 9o h
tractor_driv 1i 5d f
tractor_farm 1n 9o d
tractor_hir 1i 9o k
tractor_shar 1n 9o d
tractor_text 1n 9o b
trad j 13 5 2l 3 4a 5 4i 4 4k 3 4l 3 4u 3 4v 4 4w 2 4x 2 50 2 52 2 54 6 56 2 5c 7 6s a 83 e 8m 3 8s 3 98 3 9d 4 9i 3 9u 4 9v 5 a6 9 ai 3 aj 6 az 4 bb 6 bv 3 bw 3 bx 7 by 6 cz b d1 3 de 7 dn 3 do 3 ej c em 3 fs 3
trad_card 1n 83 x
trad_centr 1n 9v a
trad_first 1n a6 b
trad_hom 1n 6s j
trad_hous 1n 6s j
trad_quot 1n ej m
trad_record 1n aj c
trad_tax 1n by d
trad_taxi 1n de b
trad_websit 1n cz m
tradesm 1i 8s a cz j
tradesp 1i 8s e cz a
traditi 1n eu 8
traffic 1c 27 g dw 4 fb 4
traffic_light 1n 27 g
trail z n b 21 i 29 6 2k 6 2l a 44 4 6u e 9f 6 9l 6 cl c fk 4
trail_map 1n 21 f
trail_squar 1n cl 9
trail_stand 1n n b
train g d 4 f e s 7 13 4 14 6 16 5 1a 7 1g 4 21 5 2d 6 2k 3 37 9 3j 4 3l 4 3x 4 44 3 4k e 4l c 4o 2 51 6 52 e 6c 3 6k 4 6t 3 73 a 74 7 79 5 7b 4 7o 5 7p 4 7q 9 7t 4 7v 7 7x 4 a6 3 aj 3 ap 7 av 9 ax 2 b5 5 bd 5 c7 2 ca 4 cb 4 cf 4 cg 5 cu 4 dg a dl 9 dt 3 du d dz 5 ea 6 ef 2 eg 3 ex 8 ey 8 f5 4 fa 3 fj 4
train_app 17 4l h 73 a 7b 8 dg b
train_arm 1n 7o b
train_cancel 1n 7v a
train_client 1i f g
train_coach 1i ey b
train_compani 1n 3j b
train_consent 1n cu b
train_daily 1n du c
train_data 1n av g
train_dog 1i fa 8
train_elderly 1n 7q e
train_employ 1f 52 c
train_exercis 1i 2d a 73 a
train_group 1i ey b f5 9
train_help 1n 7x b
train_hom 1n f c
train_hors 1n dz b
train_journey 1n 37 g
train_kids 1n 3x c
train_manag 1i 52 h
train_memory 1n 7q b
train_nail 1n d b
train_nurs 1n 1g 9
train_provid 1n 52 e
train_react 1n 73 b
train_reactiv 1n du c
train_record 1n ea b
train_refug 1n 14 f
train_relatio 1n 79 c
train_remot 1n 51 c
train_rid 1i dz a
train_simpl 1n f c
train_sit 1n 3l c
train_smal 1i 37 a
train_staf 1f 4l b dg j
train_station 1n 21 b
train_student 1n fj b
train_tun 1n cg b
train_volunt 1n bd a
train_woman 1n 16 b
train_workpla 1n 52 h
train_writ 1n s c
traine 1a 55 7 58 8 5g 7 bd j eq 7
trainee 1n eg h
trainin 1f 4k f 4l 4 76 7
tram w 33 2 3b 2 3l 2 3p 4 6c 6 8y 2 ac 6 ag 4 am 4 b3 5
trampol 1i h a f2 q
trampol_hal 1n f2 e
transac 1f bx 8 d2 f dd 9
transcr 1c ap b bj 7 cu l do j
transcr_api 1n cu d
transf 16 6t 9 6u n 7i c bk e bp f bs d bw q cb 8
transf_end 1n bs d
transf_hoist 1n 6t a
transf_walk 1n 6u c
transla 13 3i 5 4o 6 4y 10 aw 8 b6 e ct z d1 7 e8 9 ec a
transla_agency 1n 4y i
transla_birth 1n 4y c
transla_busines 1n ct e
transla_check 1n ct c
transla_comment 1n e8 a
transla_court 1n 4y i
transla_manual 1n ct i
transla_onlin 1n b6 c
transla_servic 1n 4y q
transla_tool 1n ct n
transpa 1f 1c 9 3d d 9y 8
transpl 1n 70 t
transpl_istanbu 1n 70 c
transpo 13 21 7 3v a 6b 7 7x v c7 3 ca 3 ch 3 e0 3 ed m fs 3
transpo_attenda 1n ed g
transpo_book 1n 7x l
transpo_servic 1n 7x c
transpo_several 1n 7x b
trap 1f cy 4 dl 4 fp a
trattor 1n 2m i
travel p 5 7 1p 4 1v k 23 2 24 4 2e 9 2y 5 33 9 36 e 37 j 3k e 41 3 51 7 58 5 5a 2 6r d 6s 7 6t i 6u 3 6w l 70 b 7v 9 8h 8 95 6 as 6 bl 4 bs 7 by 3 cb d d3 a dd 8 ds 8 ee 7 ew b
travel_abroad 1i 70 k
travel_book 1i cb b
travel_bottl 1n 5 b
travel_calenda 1n 51 c
travel_cots 1n 8h b
travel_data 1n 6w g
travel_design 1n 37 g
travel_disabil 1n 6t f
travel_esim 1n 6w k
travel_group 1i 37 d
travel_insur 1i 36 a
travel_itinera 1n 1v o
travel_pay 1n ee c
travel_plan 1n 1v j
travel_shop 1n dd b
travel_sim 1n 6w k
tray 12 1f 2 1q 5 2w 3 47 8 5i 7 6f 5 91 3 9k b fg 3
tre s 34 7 3f d 3h 3 3r 7 62 b 6b 3 6q 7 8v 6 9m 3 9s g ak 9 bj g dw 5 e4 8 e8 3 es 3 ev 3 f7 3 fb r
tre_app 1n ak b
tre_archiv 1n bj b
tre_copy 1n bj 9
tre_decemb 1n fb g
tre_deliv 1n fb c
tre_deliver 1n fb n
tre_family 1n fb i
tre_forest 1n fb g
tre_hom 1n fb g
tre_hous 1i 3r b 6q 9
tre_liv 1n fb g
tre_plant 1i 3f a 9s b
tre_pot 1n fb j
tre_puglia 1n 62 b
tre_rent 1n fb k
tre_rental 1n fb g
tre_replant 1n fb g
tre_researc 1n bj b
tre_set 1n fb g
treadmi 1n dz a
treasur 17 32 8 3s k 6j a 6k 9 86 6 bv 3 f4 6
treasur_hunt 1f 3s g 6j 9
treat s 1 2 d 3 k 3 p 5 t 3 2d 4 5j 6 63 2 6l 3 76 2 77 2 78 2 79 4 7e 3 7g 3 7o 2 7s 2 8h 2 ae 3 c0 2 dm 2 dz 8 fa d
treat_heat 1n fa 9
treat_hors 1n dz b
treat_smal 1n 5j b
treatme y d h k e l 3 q 2 x 2 11 g 50 3 70 l 71 3 72 3 7a 3 7e 3 7g 3 7n 8 7p 3 df 3 dy 3 dz e
treatme_abroad 1n 70 n
treatme_budapes 1n 70 c
treatme_flight 1n 70 b
treatme_hotel 1n 70 b
treatme_plan 1i 11 e 7n 9
treehou 1n 6q 11
treehou_beech 1n 6q 8
treehou_breakfa 1n 6q a
treehou_forest 1n 6q a
treehou_guest 1n 6q a
treehou_interne 1n 6q f
treehou_lak 1n 6q a
treehou_night 1n 6q f
treehou_off 1n 6q a
treehou_stay 1n 6q g
treehou_switch 1n 6q a
treehou_weekend 1n 6q a
treetop 1n 2b 4
trek 1f 21 9 6u k e3 i
trek_wood 1n e3 d
trench 1i 42 7 9t c
trestl 1n 8b 8
tri r d 2 48 3 7a 2 89 9 bf 3 bz 3 cy 3 fe 2
tri_catalog 1n 89 b
triag 1c v 9 x 9 7m e ax e
trial x w o 14 d 25 5 2f 8 2u 3 3a 8 3g 2 5l 3 8l 2 8n 5 a6 4 bd 4 dt a eg 8
trial_patient 1n w f
trial_recruit 1n w s
triathl 1n 5n a
tribut 1n 3g r
trick 1c 1i 4 7u 4 dy 3 er 7
tricycl 1n 2k g
trig 1n 7r m
trig_attack 1n 7r f
trim 1f 8t h 9i n dr 3
trim_hedg 1n 8t b
trinket 1n 2a 6
trio 1i 39 7 cf 6
trip t j 3 1v n 2q 5 36 7 37 k 38 j 3k g 5a 6 5g 5 5s 4 69 5 6m 7 6t i 6w 2 bj 4 bs c c6 c c7 7 d3 e
trip_answ 1n 1v b
trip_check 1n 36 b
trip_mileag 1n d3 b
trip_neighbo 1n c7 b
trip_onlin 1n 6m b
trip_plan 1n 1v y
trip_togeth 1n 37 g
trip_wheelch 1n 6t e
trip_work 1n d3 b
trivia 1i b5 g cm 10
trivia_night 1n cm i
trivia_team 1n cm d
trolley 1i 1r 3 7d 7
trombon 1n ce 6
trot 1i dz 2 e3 4
troubl 1a 4z 4 56 4 du 3 fh 4
trough 1n fq 4
trous 11 6 4 1t 6 3m 5 3z e 40 5 4a i 4b 5 4e 3 81 2 bg l
trous_cut 1i 4a a bg 9
trous_linen 1n 3z b
trous_wheelch 1n bg b
trout 1f 5i 7 8a 8 9n 8
tru w 2c 3 3i 2 8l 4 a5 3 ao 3 b1 6 cs 2 dh 3 dm 7 fi 7 fq 5 fr 4
tru_profit 1n fi a
truck 16 2l u 5c 6 9j z 9t e e5 9 em k fk t
truck_cook 1n 2l b
truck_driv 1n 9j h
truck_load 1n fk k
truck_own 1n fk f
truck_park 1n 9j y
truck_skip 1n e5 a
truck_stop 1i 9j c
truffl 1n 5w b
truly 1c 18 4 6w 4 ab 3 ai 3
trumpet 1i ch r fg 2
trumpet_flut 1n ch 9
trunk 1n 49 b
trust r w 2 3l a 5c 3 5d 2 5j 4 7c 2 8s 5 9n 3 bv 4 cj 2 d2 2 d8 4 d9 2 dk 2 ds 7 ed 2 eo 2
trust_neighbo 1n ds b
trust_stand 1n 3l c
truste 1n 7l 8
truth 1f 1t 4 7j 2 9n 4
try m 3 3 6 3 1p 5 2g 3 2h 3 48 8 4f 4 69 5 7p 2 8l 3 a5 4 ap 2 co 3 cu 3 cy 4 e7 3 fh 8
try_glas 1n fh c
try_hom 1f 48 a
tub 12 1 i 9 5 n c p 3 2q a 6y a ft 6
tub_open 1n n b
tubercu 1n v b
tubs 1f 2q m ft d
tucksho 1n 2w i
tue 14 q 5 r 3 10 2 2w 3 3v 3 7k 3 eh 3
tuesday e 1b 3 3t 2 45 3 4m 2 5e 2 ba 3 ce 3 cq 3 dt 3 f1 3
tuesday_oil 1n 45 b
tug 1n 49 3
tumbl 1n 63 4
tun 13 1u 9 3o 5 7q 2 8q 4 a7 9 b2 3 bh 2 cg y ck 7
tun_hous 1n cg b
tun_near 1n cg g
tun_piano 1n cg j
tun_postcod 1i 1u a cg a
tuna 1n f1 4
tuning 1n cg h
tunisia 1n 50 f
tunisia_teach 1n 50 c
tunnel 1f 8 4 8e 4 b3 6
turban 1n fe a
turbin 1n fr a
turin 1i f a 17 a
turkey 16 11 7 6a 7 70 f 7l 6 98 7 aq 7 dv 3 fm 7
turkish 1i 5r 9 a0 a
turn g i 3 1y 4 2i 2 3f 3 3r 3 4h 4 4p 4 5e 4 5y 4 6m 5 7c 4 8i 3 8k 3 8n 2 9s 3 a1 2 a6 4 aa 4 ak 4 ay 3 b9 3 bi 3 bv 6 ck 3 cr 4 dc 3 do 4 ec 4 f3 3 fn 6 ft 4
turn_blog 1n cr c
turn_clos 1n 5e c
turn_compost 1n ft b
turn_cricket 1n 5y a
turn_crop 1n 9s a
turn_empty 1c 4p 9 f3 8
turn_hospita 1n a6 b
turn_lectur 1n aa b
turn_nearby 1n 1y b
turn_officia 1n ec b
turn_phon 1n 4h b
turn_pictur 1i bi 9
turn_print 1n ak b
turn_room 1n fn b
turn_schedul 1n 7c c
turn_soil 1n 3f 9
turn_song 1n ck a
turn_task 1n do c
turnov 1f 5f 5 5v 4 cv 4
turntab 1n cj u
tuscany 1i 2p 9 3a a
tutor 19 15 7 3n 15 3p e 9z x a4 e a9 a
tutor_exam 1i 3n d
tutor_look 1n 9z c
tutor_math 1n 3n e
tutor_minut 1n 3p b
tutor_onlin 1n 3n e
tutor_smal 1n 3n b
tweez 1n bk 3
twelfth 1n ao 3
twelv i k 4 1x 3 23 6 2c 3 2t 7 4c 3 4j 3 4o 3 52 2 5s 5 65 4 6c 3 75 3 7b 3 7f 3 7j 4 7k 3 7o 3 7p 3 82 2 8u 3 a1 3 a4 3 a6 4 av 4 by 3 c2 3 cj 3 ct 4 d5 5 e8 4 f1 4 fe 2
twelv_ahead 1n d5 b
twelv_even 1n a6 b
twelv_habit 1n 23 b
twelv_indian 1n av a
twelv_languag 1n ct c
twelv_onlin 1n k c
twelv_rescu 1n f1 a
twelv_smal 1n 5s c
twelv_strang 1i 2t b
twelv_twelv 1n 23 b
twentie 1n 12 7
twenty i 3 5 e 5 1b 3 1n 3 1q 4 22 3 25 3 28 3 2d 3 2n 5 3b 3 47 3 4d 3 4r 3 54 3 55 3 5j 3 5s 3 71 3 7a 5 7w 3 7z 3 89 3 8a 2 8f 4 8i 3 8x 3 a2 3 a8 3 aa 3 ae 3 ag 4 b7 3 bw 3 bz 3 d8 3 do 3
twenty_colour 1n 3 c
twenty_neck 1n e c
twenty_questio 1i ag a
twic e a 4 k 2 4r 3 59 4 5b 4 5m 4 5y 3 69 2 7s 3 8r 3 av 4 ca 3 cp 3 fg 3
twic_bik 1i 59 b
twic_doctor 1n av a
twic_market 1n 5m b
twic_protein 1n 5y a
twic_wash 1n a b
twing 1n h 4
twist 1i 81 4 b5 7
typ v l 5 u 4 10 2 76 f 91 5 99 6 9c 3 9d 5 9z 9 ar 7 as 4 at 4 bi 4 d1 3 d2 3 d6 3 dc 9 ei 6 eo 2
typ_diabet 1i 76 j
typ_photogr 1n 9z b
typ_shop 1n ar b
typewri 1n bn g
typewri_writ 1n bn 9
typical 1n 1z 5
typist 1n cu 8
tyr 14 22 3 43 7 7i d 9c h 9j 3 9o 3 c0 5 c3 6 c4 k em f
tyr_book 1n em b
tyr_chang 1i c4 d
tyr_hom 1n c4 b
tyr_storag 1n 9c d
tyrol 1c 1c 8 5h 8 c6 8 f8 6
tübinge 1n b0 a
uae 1i 4l 9 6l 9
uber 1n 2n k
uber_eats 1n 2n b
uganda 1n 4h a
ugc 1f 4n 9 4v a ar 9
ugly 1f 92 4 dc 4
ultraso 1i v g av g
ultraso_pictur 1n av a
umbrell 1f 33 6 53 5
umpir 1n ee x
umpir_youth 1n ee f
umrah 1n 3k w
umrah_journey 1n 3k d
unannou 1n 2h 5
unanswe 1n dp 5
unask 1f 1c 5 4t 4 7p 4
unassem 1n 8b e
unassem_singl 1n 8b b
unatten 1i 2v c cb 5
unavail 1n 6c a
unchang 1i 7n 4 ax 5
uncl 13 1o 5 20 4 2x 4 3e 5 3o 5 7p 3 bj 4 cm 4 ey 6
unclear 1i 11 7 av 3
uncut 1n ar 4
undat 1n 8k i
undat_pap 1n 8k c
undercu 1n 55 6
underli 1i 1l 2 8j 3
underne 1n bl 4
underpa 1n 2f 7
undersi 1i 8c 4 fp 3
underst x t 2 1m 3 4o 2 4y 5 6x 2 7p 2 9h 3 a8 9 cu 4 do 2 ec e
underta 16 31 4 3d p 3e 8 3f d 3g 7 3j 3 9d r
underta_form 1n 9d j
underta_nearby 1n 3d a
underwa 1n dz a
underwe 1f 6 o 4f 10 bf p
underwe_buy 1n 4f e
underwe_men 1i bf 8
underwe_sock 1n 4f b
underwe_teenag 1n 6 b
underwr 1n 4h b
undo 1n 9s 5
undon 1i 87 4 an 8
undres 1n 4f 5
undy 1f 8 6 4c 6
uneasy 1n af 4
unfair 1i 4h 5 df 5
uniform 1f 1j 15 4a q 5b s
uniform_outgrow 1n 1j c
uniform_parent 1n 1j c
uniform_pre 1n 1j c
uniform_restaur 1i 5b f
uniform_sam 1n 1j a
uniform_school 1n 1j j
uniform_second 1n 1j c
uniform_siz 1n 1j c
uniform_sold 1n 1j c
uniform_swap 1n 1j c
uniform_used 1n 1j c
uninjur 1n 74 6
uninsta 1n 23 5
uninsur 1n c6 5
union 17 1l 3 7k 4 91 4 97 4 aa 4 bv 6 d1 4
unit 16 6b 5 7j 7 8y 8 9x 7 a4 5 a5 7 au 4 eh 7
univers x 6 3 h 3 w 5 1a a 1l f 3b 3 3n 8 55 3 6p 5 a6 4 a9 6 aa 7 ab n ay 3 eg 8
univers_applica 1n ab t
univers_help 1n 3n b
univers_student 1c 1a 9
unknown 16 w 4 1z 3 39 3 7d b 7u a b2 3 d8 4 ej 4
unknown_cal 1n 7u b
unlawfu 1i ag 5 bb 5
unles 1a 2k 4 an 4 cv 4 cw 7 dd 4
unlist 1n 85 4
unload 1i en g fk f
unload_driv 1n en c
unlock 1i 1i l 2v 4
unman 1n 4s h
unmarri 1n bp a
unopen 19 5s 3 7k 6 86 3 9q 3 bo 4
unpack 1a 1y 3 5i 3 6r 3 8x c fu 4
unpack_hom 1n 8x c
unpacka 1n 5q h
unpaid 1a 4g h 9v 4 da h db 6 ea 4
unpaid_invoic 1i 4g c da g
unpick 1i 4b 4 81 2
unplan 1i em 5 fm 5
unprepa 1n 75 4
unread 1a 2y 3 4h 4 51 4 8j 3 d9 7
unreada 1n e6 4
unsaf 1f 5t 5 6p 9 em 3
unschoo 1n 1p a
unseaso 1n 5y 4
unseen 1f 5v 3 8k 4 ey 5
unsign 1f 11 4 4d 4 al 4
unslic 1n 2o 4
unsold 1c 12 s 2o 4 5p p 8k 5
unsold_food 1i 12 l 5p h
unsolv 1n b1 f
unsolv_cas 1n b1 b
unsort 1n bo 4
unstaf 1i 4s r ff j
unstaf_shop 1i 4s l ff d
unsubsc 1i cp 5 d0 3
unsuita 1n 7g 5
unsur 1f ax 4 d5 3 fr 3
until 8 4 3 69 2 8z 2 aa 2 bo 3
until_fal 1n 25 b
until_gon 1i 2o a
until_last 19 8z a
until_midnigh 16 n 8
until_night 1f 69 a
until_payday 1i bo i
until_rub 1n 4 b
until_test 1n aa b
untouch 1n dc 4
unus 17 19 b 68 8 au m bz 8 ch 5 fc e
unus_car 1n 19 b
unus_softwar 1n au f
unusual 1c 2t c 39 g cv 3 dw b
unusual_breed 1n dw b
unusual_room 1i 2t b
unverpa 1n 5q a
unwant 1n d0 4
upcycl 1i 43 x 8c a
upcycl_backpac 1n 43 d
upcycl_bags 1n 43 l
updat 1c u 3 1m 3 5x b fh 4
updat_beekeep 1n 5x b
upfront 1i 9v 9 bt e
uphil 1c c3 3
upholst 1i 8c 5 92 k
upkeep 1n 6j 5
upload 11 4g 7 55 d 6c 2 aa 8 ah 9 aq 9 ay 9 cc a d7 3 d9 9 dc 9
upload_draw 1i 55 b
upload_few 1n ay b
upload_nda 1n d9 c
upload_rent 1n ah b
upload_scan 1n dc b
upload_scor 1n cc 9
upload_snapsho 1n aq b
upon 16 5a 4 6h 3 76 3 7a 3 a3 6 cp 3 eq 3
upp 13 m 5 11 3 16 5 34 5 6u 2 8a 5 9o 5 f1 2
upright 1f 2d 3 8q 4 cg 6
ups r 4h 6 4m 4 4p 5 50 2 55 5 56 8 5f 5 72 9 ad 2 av 4 bb 2 cb 2 cp 2 cr 2 cu 2 cx 3 cy 2 d6 6 d7 2 db 2 dd 2 dm 2 do 3 dy 7
ups_rain 1n 72 b
ups_shop 1n 4h b
ups_vaccina 1n dy c
upsel 1n 6g i
upset 1n dv 5
upsid 1f 6o 3 8k 4 fl 6
upstair 19 2e 2 8b 4 bd 6 er 6
upstrea 1n fv 4
uptim 1n cx u
uptim_error 1n cx c
uptim_monitor 1n cx i
upward 1n 8u 5
urban 17 n a 19 8 32 8 66 8 9k 7 e8 9 fc 7
urban_spa 1n n b
urg 1n 7f 3
urgency 1i al 4 fr 5
urgent 16 v a x g 4b 4 7k 3 7m 8 7x 8 co 9
urgent_book 1n x b
urgent_ones 1n v b
urgent_urgent 1n x b
urn 1i 3f y 3h q
urns 1i 3f 11 e9 6
urns_coffin 1n 3f h
urns_myceliu 1n 3f d
urns_tre 1n 3f a
urology 1n bf 4
us 1i a0 5 d7 d
us_firm 1n d7 b
usabl 1n 21 e
usabl_signal 1n 21 b
use k h 3 1h 5 26 3 4p 3 52 7 5f 7 60 5 6t 4 7s 3 7t 4 8g 5 a8 3 bg 4 dk 3 ef 3 f3 3
use_childre 1n 1h a
use_own 1f 52 a
use_thing 1n 8g b
use_wheelch 1f 6t 8 7t 9 bg 8
used j 3 3 8 5 1j 7 1k 5 1l b 1y d 26 3 29 3 2i b 42 5 69 2 89 3 8c b 8h 7 8j 9 8q 5 b3 3 be 4 bz 2 c9 4 cj 3 cy 5 db 6 dk 3 fs 9 ft 3
used_baby 1n 1y g
used_balanc 1n 1k a
used_book 1f 1y c 8j h
used_cloth 1n 42 c
used_devic 1n 2i e
used_furnitu 1n 8c s
used_pag 1n cy b
used_phon 1n 2i n
used_piano 1n 8q b
used_stairli 1n be 8
used_textboo 1i 1l j
used_toys 1n 8h c
used_win 1n 8 c
useful 1f 1z 4 al 7 co 5
uses 14 19 4 1m 3 1s 3 89 5 am 3 b7 3 ec 3 fu d fv 3
usual y u 2 1q 3 1r 3 21 5 2j 7 45 8 5t 5 6n 2 6t 3 7v 2 dd 2 dj 4 dq 3 fu 4
usual_part 1i 45 a
usually 16 l 6 21 a 7b 4 7g 3 b8 3 bt 3 d5 3 d9 a
usually_accept 1n d9 c
usually_forgott 1n 21 b
utah 1n eu 7
utensil 1n 8f h
util 1n fv g
utili 1n 6d a
utility 1c 4h 9 9u 7 eh 9 fv h
utility_report 1n fv b
utrecht 17 14 7 36 7 3r 8 5l 8 94 7 bc 6 dr 7
vacanc 1n bb b
vacancy 1i ai d bb n
vacancy_track 1n ai b
vacant 1n 4p y
vacant_shop 1n 4p o
vacatio 1c 1v 9 6h d di a ds c
vacatio_rental 1n 6h d
vacatio_vet 1n ds b
vaccin 1c x 9 6b 9 ds 4 dy 3
vaccina 1a o 4 x i 1d 3 2e 4 dy g
vaccina_blood 1n dy d
vaccina_remind 1n x b
vacuum 19 c a 18 3 2g 8 58 7 8v f cg 3
vacuum_clean 1i c a
vacuum_rins 1n 8v b
vain 19 y 3 26 4 5r 4 ad 3 b7 3 eo 3
valenci 1f k 9 6x 7 fp 8
valet 1n c4 b
valid 1f 22 3 al 6 ea 4
valley 16 5x 7 62 4 8e 4 9i 6 9m b 9o b b0 8 ca 7
valley_shar 1n 9o b
valu y 7 7 w 2 1z 8 2b 3 76 b 7w a 8w 3 92 3 ae c c1 2 ch 4 eo 3 fv 7
valu_fal 1n 7w a
valu_insur 1n 1z b
valu_say 1n ae c
valuabl 1n 1z 5
valuati 1n es b
valv 1a 28 6 9r 5 ch 5 ct 6 fn 8
van m c 7 12 4 2k 7 2l 6 31 4 36 c 3v 5 45 5 4k 2 5c 2 5g 3 5h 3 5q 5 69 3 6u 7 7x 4 88 a 8c 3 8w 3 8x c 91 5 9b a 9i 2 9t 7 bk 4 c3 4 cz 3 dr 7 dy b ed 4 ej 5 ek 5 em b en 5 eq 3 f9 3 fa 3 fo 3 ft 5
van_bring 1f 5q 9 6u 8
van_ful 1i 9t a
van_help 1n 8x c
van_map 1n 3v b
van_park 1n dr b
van_phon 1i em a
van_round 1c dy a
van_scan 1n bk 9
van_sit 1n 9b b
van_stop 1a c 8 88 7
van_travel 1n 36 h
vandal 1n 19 4
vandali 1i c5 5 e5 4
vanilla 1n 60 b
vanish 1a 4f 3 6x 3 7k 4 bf 3 fu 4
vans x 28 3 36 g 3v 8 4s 4 5c 5 5g 2 7x b 8x 5 9b a 9t b co 6 cz 3 ed 6 ek 9 em 8 en c ff 4 ft a
vans_driv 1i 7x a
vans_parent 1n 3v b
vans_pick 1n ft b
vans_rent 1n 36 d
vans_roof 1n 36 b
vap 1n 7f n
vap_chat 1n 7f b
vapour 1n f8 4
variant 1n ar j
variant_tiktok 1n ar b
variety 1n 85 z
variety_sel 1n 85 9
variety_smal 1n 85 9
varifoc 1n 48 5
varnish 1n d g
varroa 1n 9m a
vas 1c 2a 9 8e a 8m h 8r 5
vas_sel 1n 8m c
vat 1i by 9 d2 i
vat_hand 1n d2 b
vault 1n al k
vault_passwor 1n al b
veg 1n 5k 11
veg_box 1n 5k p
veg_superma 1n 5k f
vegan 14 0 7 7 9 d a 2m e 2q d 43 d 44 c 5t 7 5w g 5y d
vegan_handbag 1n 43 b
vegan_omega 1n 7 b
vegan_pralin 1n 5w b
vegan_product 1n d b
vegan_restaur 1n 2m c
vegan_sorbet 1n 2q b
vegetab x 19 e 1u d 2r 8 2u 4 5c 9 5i 8 5k n 5v 6 5z d 7z a 85 i 8t b 9l 6 f7 i fc k
vegetab_balcony 1i 1u a
vegetab_box 1i 5k k
vegetab_farm 1i f7 8
vegetab_fruit 1n 2r b
vegetab_garden 1i 8t a
vegetab_lend 1n fc l
vegetab_local 1n 5z b
vegetab_organic 1n 5k b
vegetab_plot 1n fc h
vegetab_produc 1n 5c c
vegetab_rais 1n 19 g
vegetab_sauc 1n 5i c
vegetab_seed 1n 85 h
vegetab_variety 1n 85 d
vegetar 1i 31 e ew 4
vegetar_cater 1n 31 c
vehicl 19 22 8 9d a 9j 3 c4 8 ed 6 em r
vehicl_calenda 1n 9d b
vehicl_charg 1n em b
vehicl_check 1n em d
veil 1n 2y 3
vein 1i 3 4 ds 4
velcro 1i 1m 6 bg 6
ven 1n 92 e
ven_stuck 1n 92 b
vend 1f 2v z 4s 9 59 g
vend_machin 1n 2v n
vendor 1n dm b
venezue 1n 2l e
venezue_arepa 1n 2l b
venison 1n f6 8
vent 1n 99 a
ventila 1n 27 b
venu 16 1w 6 2x i 2y 4 2z a 31 4 39 8 3e 3 6i j
venu_pap 1n 2x c
venu_sel 1n 6i b
vera 1n 20 4
verbal 1n 1m r
verdict 1n 22 5
verg 1n e9 8
verifi 1i 5q 5 9s 9
verify 1f ae 5 ag 5 b8 4
vermin 1n fa 8
vermont 1f 85 7 bn 7 ck 7
verona 1n 37 7
vers 1f ck a
version 11 v 3 21 3 3w 3 73 3 7b 3 ab 3 ai 3 aq 3 b2 9 cw 3 d8 3 d9 3 ec 7
vertica 1n 9k 10
vertica_farm 1n 9k v
vest 1a 38 8 3r 3 4t m 6m 6 fr 3
vest_warn 1n 4t b
vest_work 1n 4t d
vet w x q 1d 3 3h 7 3u b 3v 8 4m i 50 b 8r c 8t 6 9i 5 9p 4 dq a ds b dv 7 dx r dy r dz b fq 8
vet_clean 1n 8r h
vet_clinic 1n x k
vet_develop 1n 50 g
vet_driv 1n 3v b
vet_freelan 1n 4m p
vet_hom 1n dy p
vet_liv 1n 3u b
vet_local 1n dq d
vet_pet 1n ds b
vet_practic 1i x r
vet_send 1n dx c
vet_telehea 1n dx n
vet_van 1n dy g
vet_video 1n dx h
veterin 16 x q 3h 3 4i 7 dv 4 dx j dy 8 f1 3
veterin_practic 1i x j
vets z x f 1d 5 3h 4 4i 9 dq 4 dr 3 ds 3 dt 3 du 3 dv 3 dx c dy b dz 7 e1 3 e2 3 fq 5
vets_bundl 1n 4i c
vets_voic 1n x b
vhs 1n bk u
vhs_digitis 1n bk b
vhs_digitiz 1n bk b
vibrat 1i 25 9 2d h
vibrat_postur 1n 2d b
vibrati 1n fm n
vibrati_sensor 1n fm g
vic 1n 7y 8
victori 1n 5c b
video o a 6 g 4 k 8 l 7 z 7 1g 5 1o a 2y 5 2z 4 3o 7 3p 3 3q 2 4l 6 4n 5 4o c 4x k 52 4 6z 5 73 7 78 4 79 c 7b 9 7e 8 7g h 7o 5 7w 5 80 4 81 5 9c 9 a3 3 a5 c a7 3 ad 4 ai 8 aj 5 ar g b2 i b4 9 b7 a bc d bk b c1 5 ci a cm 5 cq 4 df 4 dg 8 du 9 dx b eg 6 f4 3 fd 3 fe 5
video_ads 1n ar m
video_advic 1n a b
video_african 1n b2 b
video_brand 1i 4n a
video_cal 1f k a 1g 8 bc o
video_channel 1n b2 u
video_check 1n 7b b
video_company 1n 4x f
video_compar 1n c1 b
video_consult 1n 7g e
video_cours 1i a5 e
video_creator 1n b7 b
video_cuts 1n fe a
video_doctor 1n 7g d
video_fix 1n ci 9
video_flight 1n 6z a
video_gam 1i b4 i
video_generat 1n ar d
video_homewor 1n du c
video_instruc 1n 80 9
video_interpr 1n 4o k
video_learn 1i dx b
video_lesson 1i dg b
video_persona 1n 1o a
video_prescri 1n 7g g
video_product 1n 4x v
video_relay 1n 4o b
video_rewrit 1n ai b
video_round 1i 7w 9 cm 9
video_sam 1n 7g b
video_see 1n z b
video_sery 1n b2 j
video_step 1n 81 b
video_tap 1n bk k
video_worn 1n 9c b
vienna 11 a 6 1k 5 2w 6 4r 6 4w 6 92 6 ag 6 bd 5 bt 6 c5 6 cg 6 d2 6 ds 6 ew 5
vietnam 1f 4l 8 ab g eo 9
vietnam_applica 1n ab b
view 11 2x 3 34 3 89 3 a2 3 b2 e bp 9 es 6 f2 8
view_financ 1n bp b
viewing 1f bp 5 c1 4 es m
villa 1n 32 f
villa_actor 1n 32 c
villag r 15 c 16 g 1c 3 1e b 1m 5 34 5 3a 9 4c 7 4o 2 4s i 5x 8 69 9 6b 9 6u b 7g 7 9s 7 9v a av 6 b1 7 b4 9 bj e bk 7 bw 9 c6 c c7 9 ca j cl e dy 7 e3 4 ea 3 eb e ff p
villag_buy 1n 1e b
villag_child 1n 3a c
villag_corn 1n bw b
villag_cut 1n 6b b
villag_financ 1n 9s a
villag_hal 1f cl a eb n
villag_househo 1n 4s d
villag_jar 1n 5x b
villag_last 1n dy c
villag_memb 1n 4s b
villag_onc 1n 15 b
villag_open 1n ff a
villag_ord 1n ca b
villag_own 1n ff l
villag_practic 1n 7g b
villag_scan 1n bk 9
villag_sery 1n b1 b
villag_shar 1n c6 b
villag_shop 1f 4s f ff t
villag_shuttl 1n ca m
villag_station 1n c7 b
villag_taxi 1n ca i
villag_volunt 1n ff c
vin 1n 6z 4
vinegar 1i 8r 4 ad 4
vineyar 17 34 8 5s 8 6o 8 6z 9 9l b 9p 7 fp 7
vineyar_dawn 1n 6z a
vint 1n fi l
vint_remov 1n fi a
vintag 1a 2z a 42 p 6c k 84 7 8c d
vintag_cloth 1n 42 e
vintag_photo 1n 2z a
vintag_shop 1n 42 l
vinyl 1n cj 1d
vinyl_album 1n cj d
vinyl_collect 1n cj d
vinyl_not 1n cj a
vinyl_record 1n cj u
vinyl_subscri 1n cj b
viola 1n 39 4
violenc 1n 1h 5
violent 1n am 5
violin 1a 3o m 8q t a7 l bb b ch r
violin_cello 1n 8q b
violin_lesson 1n 3o e
violin_mak 1i bb a
violin_mend 1n ch b
violin_piano 1n 3o b
violin_rental 1n 8q h
violin_repair 1n ch g
violin_show 1n a7 b
violin_worksho 1n ch g
virgin 1n 62 s
virgin_oliv 1n 62 l
virtual 11 1t 7 2n b 32 7 3g 6 4k o 51 n 56 7 7o k 9u d an 7 co 7 es f fh d fq 6
virtual_assista 1n 51 x
virtual_pow 1n 9u h
virtual_reality 1f 4k t 7o n
virtual_tour 1n es h
virtual_try 1n fh h
visa 1c 3k 6 3p 4 6x n aw 12
visa_employ 1n aw d
visa_relocat 1n aw k
visa_step 1n aw b
visa_visa 1n aw d
visib 1i 9y 8 as 9
visibil 1f 2f 9 6z 4 as t
visibil_tool 1n as g
visibl 1n 8r 3
vision 1i 7t g fl 9
visit i c 3 e 4 h 6 k a n 5 o a p c q 6 t 6 u 3 w 2 x 8 1d 4 1f 5 1o d 1v 3 2j 6 2o 5 3b 5 3c 9 3t c 3u 8 4g 2 4q 6 54 2 6j 5 78 3 7h 9 7m 4 8s 7 8t 6 8v 7 8z 4 91 6 95 9 98 7 9h a 9i 6 9r 3 ag 6 ao 3 bc 5 bd 4 bj 5 bm 4 c3 3 c4 6 ch 4 cs 2 ds 4 dy b e1 4 ej 3 ek b f1 6 f2 6 fa 9 fg 9
visit_archiv 1n bj c
visit_cancel 1n q b
visit_car 1i 9h b
visit_childre 1n fg d
visit_doctor 1n 7h b
visit_elderly 1i p b
visit_family 1c 1o d
visit_hom 1c 1o a
visit_lonely 1n 3t b
visit_market 1n ew 9
visit_medicat 1n t c
visit_moth 1n o b
visit_music 1n ch 9
visit_need 1i 7m a
visit_offlin 1n ek b
visit_onlin 1n ag b
visit_patient 1n k c
visit_phon 1n 98 a
visitor w 17 a 1g 4 2k 5 2m 3 33 e 3t 4 6h 3 6i c 6j j 8m 6 9e 7 9f 3 9t 6 bb 2 dn 6 f7 4 fa 7 fg c
visitor_organis 1n 6i b
visitor_point 1n 6j b
visual 1i 7e e fl l
visual_inspect 1n fl j
visual_plan 1n 7e c
visuall 1n 7t k
visuall_impair 1n 7t g
vital 1n 7w o
vital_sign 1n 7w i
vitamin 1i 7 11 7s f
vitamin_persona 1n 7 d
vitamin_sachet 1n 7 f
vitamin_subscri 1n 7 h
vitamin_test 1n 7s d
vocabul 1i 3n 4 a0 l
vocabul_grammar 1n a0 b
vocatio 1i 4k 9 eg a
vodka 1n f8 u
vodka_distil 1n f8 a
voic l t 6 x 5 10 3 1m b 2d 3 3g 5 3i 8 6j 4 6o 3 71 6 72 3 76 5 7a 5 7m 6 7o 2 7p 2 7u 7 9h 2 a8 3 aj 4 ak 8 an 9 av 4 b1 6 b3 6 bo 5 cc 9 ce 2 cf 4 co b cr 5 cu d dl 7 dp 5 ei 5 fd 3 fp 5
voic_answ 1i dp a
voic_api 1n cu n
voic_bos 1n dl b
voic_child 1i 1m c
voic_compani 1n an h
voic_diary 1n 7a b
voic_non 1n 1m b
voic_not 1f x a ei a
voic_own 1n fp a
voic_pick 1n co c
voic_recordi 1i ak a
voic_see 1n 76 b
voic_story 1n 3g 9
voic_turn 1n cr c
voic_whil 1n bo b
voic_yoruba 1n cu b
voicema 1n co 9
volcano 1n ad e
volleyb 1n f3 a
volum 1a 4i 7 8x 4 ba 4 de 4
volunt x w 8 12 f 13 b 15 f 17 i 1b r 1e 3 6k g 7q 5 7t 4 am 8 bd 7 bk 5 c6 8 cl a e2 8 ea i ff j fg g
volunt_ambulan 1n fg 9
volunt_car 1n c6 b
volunt_collect 1n 12 f
volunt_fir 1n ea l
volunt_fix 1n 17 h
volunt_hospic 1n fg b
volunt_hospita 1n fg b
volunt_match 1i bd 9
volunt_mentor 1n 13 g
volunt_phon 1n am b
volunt_platfor 1n 1b h
volunt_post 1i e2 b ff 9
volunt_run 1n ff j
volunt_task 1n 1b e
volunt_teach 1n 15 b
volunte 1n 1b 17
volunte_near 1n 1b i
vosg 1n 6u 9
vot 14 1e 4 37 d 94 3 b0 5 b6 3 c9 3 cl 4 e8 n
vot_dat 1n 37 b
vot_project 1n e8 d
vouch 11 2u 5 3t 3 47 5 6z 3 7v 2 8o 5 ag 3 bt 9 bv 8 cn 3 e1 3 eu 8 fs 3
vouch_landlor 1n bt c
vowel 1n a8 3
vows 1i 2y a bn p
vows_writ 1n bn b
vulnera 1n 57 v
vulnera_found 1n 57 g
wag x 1f 5 2m 3 2u 3 4g 4 4v 3 58 3 5b 3 a3 3 bb 2 bq 4 bw 4 c0 k d4 f dx 2
wag_already 1n c0 b
wag_early 1n c0 c
wag_fil 1n d4 b
wagon 1n 3m f
waist 1c 3z 3 49 6 4b 6 81 3
wait a q 5 s 2 3q 2 4g 4 4p 2 54 1 7n 3 7p 2 7x 2 9e 3 c9 2 cf 2 d9 2 dq 2 dx 2 fc 3 fj 4
wait_kitchen 1n fj f
wait_list z q f s 7 9e 6
wait_money 1n 4g g
wait_sent 1n 1h a
wait_whil 1n cf a
waiv 1i h 4 6m 5
wak z 6 2 s 3 1g j 25 7 26 b 72 a 7e 3 7g 3 9f 2 9h 3 cx d fq 6
wak_engin 1n cx c
wak_night 1c 1g b
waking 1n 1g 4
wal l e 3 g 3 h 6 j 3 k 3 p 4 18 5 21 3 27 7 2c 5 2y 4 3w 5 48 4 4q e 4r a 4z 4 6j 3 6m 3 6p 5 8b 5 8e 5 8k 7 8l c 8s 4 8z 5 90 4 93 3 97 a 9c 3 9f 3 9w 4 9x 4 be 5 cl 3 dw 5 dy 4 e8 4 eb 6 ej 6 eq 3
wal_liv 1n 4q c
wal_notic 1n 2c b
wal_quot 1n ej b
wal_recepti 1n 4q c
wal_shelv 1i dw a
wal_tempera 1i 27 a
walk i t 6 1z 4 21 a 2d 3 2f 5 2m 3 2q 4 33 b 3k 4 3m 2 3t 7 3v 4 58 2 6d 2 6u b 6v c 71 6 73 3 7a 2 7x 3 9l 3 9x 3 af 5 am b be 9 ca 3 dg 3 dq h dt 5 du 4 e4 3 e9 3 em 5 f0 6
walk_chat 1n 3t e
walk_city 1n 33 c
walk_distanc 19 3k 7 af 9
walk_flat 1n 1z b
walk_follow 1i dq c
walk_footbal 1n f0 d
walk_forest 1n 6v 8
walk_help 1n 3t b
walk_hom 1f am p
walk_liv 1n dq d
walk_next 1i t b 6u 9
walk_round 1n em e
walk_rout 1i 21 k
walk_show 1n be k
walk_tour 1n 33 n
wallbox 1n c9 s
wallbox_apartme 1n c9 g
wallbox_charg 1n c9 b
wallet 1c 43 9 87 j bx n de 3
wallet_exchang 1n bx b
wallpap 1n 7e 5
walnut 1f 2 3 34 d 5u c
walnut_recip 1n 5u b
walnut_tre 1n 34 c
waltz 1n 3o a
want u 3 3 i 8 18 6 1w 3 3e 2 3k 2 3o 2 82 2 c4 3 ca 3 et 2 f3 4
want_begin 1n i c
war 1n 1g 4
ward 12 o 3 26 3 4o d 7c 4 7w 5 7x e 8o 3 aj 5 aw 4 fe 3 fg l fj 9
warden 1c 6v 5 8a 3 cl 4 ea g
warden_log 1n ea b
wardrob 10 1t o 1x 5 3z a 41 i 42 d 80 4 8c 5 8x 5 96 j 97 4 cd n e1 2
wardrob_app 1n 1t c
wardrob_buy 1n 1t b
wardrob_hir 1n cd c
wardrob_kitchen 1n 96 i
wardrob_own 1n 1t e
wardrob_school 1n cd c
wardrob_subscri 1n 41 g
wardrob_theatr 1n cd c
warehou 13 2v 3 4t b 67 d 68 10 7z 3 c0 3 cd 8 cv f eo i fj 7
warehou_forklif 1n 68 g
warehou_lend 1n cd 9
warehou_marketp 1n 68 e
warehou_ready 1n cv b
warehou_shar 1n 68 i
warehou_softwar 1n eo g
warehou_spac 1n 68 10
warm m 3 6 5 4 e 3 j 8 26 4 2q 4 31 3 3y 8 5n 4 5o 3 5t 3 8n 3 93 4 9a 6 aa 3 dv 3 dz 3
warm_lunch 1n 3y b
warm_pool 1n j d
warmth 17 3y 4 5z 4 66 3 6o 3 7z 3 ah 3
warn u 8 3 w 3 y 7 1v 3 26 7 4t 9 78 3 7b 3 7c 8 7d 7 7e 3 7j 4 7n 7 7r b 7u b 7w 5 9n 6 br 3 cx 3 d5 7 d8 7 dl 4 e0 9 fm 4 fp 5 fq 6 fv 7
warn_attack 1n 7r b
warn_chang 1n 7n a
warn_diseas 1n fq a
warn_gaps 1n d5 b
warn_hidden 1n 7d b
warn_legione 1n fv b
warn_notic 1n d8 b
warn_own 1n e0 b
warn_pack 1n y b
warn_packet 1n 7c d
warn_parent 1n 26 b
warn_shrimp 1n 9n a
warn_work 1n 4t f
warning 1f 7u 7 8g 5 fp 4
warp 1n 2h 5
warrant 1f 1z z 91 5 9r 4
warrant_dat 1n 1z b
warrant_runs 1n 1z b
warsaw 19 1w 8 2r 7 3s 8 4q 8 59 8 8z 8
wash l 1 2 2 5 6 5 a b c 4 1j 7 1r 3 28 6 30 5 3c 9 40 7 4a 8 4c 3 4d 4 4f 5 5b c 5q 5 6r 5 80 3 82 6 8h 4 8n 7 8u 7 8v a 8w c 91 b 9k 3 c4 e c6 3 dr 9 ez 4 fu a
wash_br 1i a a 4a a
wash_car 1n c4 f
wash_count 1n 82 a
wash_dog 1n dr e
wash_dri 1f dr a
wash_drivewa 1n 8v b
wash_fold 1n 8w e
wash_iron 1n 8w b
wash_lin 1i 6r 9
wash_liquid 1n 5q c
wash_machin 19 28 b 91 k
wash_mend 1i 1j a 5b b
wash_rent 1i 5b b
wash_sel 1n 40 b
wash_wat 1n c4 b
washabl 1i a i bf m
washabl_nappy 1n a g
washabl_plain 1n bf 9
wasp 1i f7 2 fa x
wasp_nest 1n fa h
wast v m 3 12 5 1l 2 2k 4 5b 3 5p 9 5q f 65 3 66 3 6f l 8t 6 8w 3 96 3 9q f 9r 9 9s 7 9w j au 5 c4 3 dr 3 e5 f f9 d fs 8 ft n
wast_biochar 1n 9s a
wast_brick 1n 9w h
wast_collect 1i ft r
wast_departm 1n e5 g
wast_restaur 1i 6f c
wast_sel 1n 9q a
wast_shop 1n 5q l
wast_stock 1n 6f l
wast_til 1n 9w b
wast_tip 1n f9 9
wastewa 1n fv a
wat i 0 5 2 5 4 6 j 8 n 4 16 h 19 6 1u 9 24 a 28 d 2e f 2k 4 34 4 35 5 4q 9 59 5 5b 4 61 3 63 2 64 6 65 2 6y 4 8a 9 8u 7 95 9 9e 3 9k 4 9n 8 9p 4 9r 3 c4 7 ce 2 e6 4 er 3 fc 6 fp 6 fv f
wat_block 1n fp f
wat_bottl 1n 2e p
wat_cold 1i 0 a
wat_damag 1i 28 c
wat_drink 1n 2e e
wat_fed 1n 8u d
wat_filt 1i 16 i 2e p
wat_flat 1n 28 b
wat_hardnes 1n 2 b
wat_housepl 1n 24 b
wat_kiosk 1n 16 f
wat_leak 1i 28 o
wat_monitor 1n fv n
wat_offic 1c c4 9
wat_permit 1n 8a b
wat_pip 1n e6 a
wat_plant 1c 95 e
wat_point 1n 16 g
wat_prob 1n fv d
wat_project 1n 16 g
wat_quality 1n fv q
wat_replac 1n 4q c
wat_run 1n 16 b
wat_saf 1n 2e c
wat_sensor 1n fv d
wat_spar 1n 16 b
wat_tank 1n 24 b
wat_test 1c fv d
wat_tool 1n fc a
wat_util 1n fv d
wat_villag 1n 16 d
wat_warm 1n j d
wat_yellow 1n 1u b
watch l 26 7 2c 5 2d 4 2f 3 38 4 4k 2 4n 2 52 2 6m 3 6v c 74 5 75 4 7c 2 7w 4 87 4 95 9 9l 3 a5 5 as 6 bq 5 bz 6 cx 3 fv 5
watch_fal 1n 2c c
watch_grow 1n bq b
watch_guid 1n 6v a
watch_househo 1n bz c
watch_morning 1n 6v 8
watch_puls 1n 26 b
watch_search 1n as b
watch_second 1f 95 a
watch_tempera 1n fv b
watch_walk 1n 6v a
water 19 19 4 1u d 24 k 4q e 8d 4 95 7
water_plant 1n 24 h
waterle 1n c4 b
waterpr 1n 40 8
waterwo 1n 16 8
wav 16 29 4 35 8 ac 3
wax 19 8 k d 8 10 7 5x 3 87 b 8c 3
wax_canva 1n 87 a
way d 1r 3 22 3 33 2 3i 2 3u 3 4x 1 5g 2 89 2 8w 3 am 4
way_charg 1n 22 b
way_saint 1i 6r 9
way_work 1a 3i 7
ways z 6 2 1g 4 51 3 67 3 7t 3 93 8 am e bp 3 bw 2 c7 2 ca 3 ct 3 de 3 f0 3
ways_check 1n 93 b
ways_hom 1n am i
wcag 1n cy h
weak 14 9a 3 9r 3 a4 3 bf 9 bg 4 c4 3 c9 3 ef 3
weak_blad 1n bf b
weaken 1n 4a 5
weaknes 1i aj 3 bf 8
wean 1n 5o k
wear s 3 8 5 8 6 5 1t 8 2c 8 2d b 40 6 41 4 47 4 48 a 4d 3 4e f 4t 4 5d 3 81 2 8l 2 8q 4 9i 3 bg 3 fe 4
wearabl 17 25 c 26 8 2d q 2f c 4t o 7w e e0 g
wearabl_work 1n 4t d
weath v 1t a 2k 4 2p 3 40 3 6b 6 6m c 6z 4 74 2 76 4 7r 9 8i 2 97 4 dh 2 dq 3 e3 3 ei 9 eo 3 fn 8 fp 8
weath_calenda 1n 1t b
weath_trig 1n 7r b
weath_turn 1i 6m a
weath_voic 1n ei b
weather 1n 9w 4
weav 1f 80 7 aq 4 eu v
weav_basket 1n eu b
weav_clas 1n eu a
weav_cours 1n eu d
weav_guest 1n eu a
weav_learn 1n eu a
weav_weekend 1n eu a
weav_worksho 1n eu f
web 12 b 9 4j a 4w q 8m a a3 7 aa 3 b9 3 cr 4 cy 9 cz 7 dn 3 ec c
web_design 1n 4w w
web_pag 1i ec a
web_phon 1n 4j b
web_shop 1i b a 8m b
webcomi 1n ba s
webshop 1n cv e
webshop_book 1n cv b
websit y 3g j 4w i 57 6 bb 9 cd 7 ci 7 cn 6 cr 3 ct 7 cx 7 cy n cz y d1 4 dn f e6 6 ep 6
websit_accessi 1n cy m
websit_blind 1n cy e
websit_build 1i cz m
websit_coupl 1n ci 9
websit_craft 1n cz e
websit_electri 1n cz c
websit_friend 1n 3g 9
websit_restaur 1n cz e
websit_school 1n cd 9
websit_system 1n dn b
websit_trad 1n cz i
websit_tradesm 1n cz h
webtoon 1n ba v
webtoon_app 1n ba j
wed s 5 2 9 2 i 2 2k 3 2p a 2x o 2y k 2z 7 3e c 41 d 47 9 60 5 63 2 7o 2 a7 3 ay 2 bl 4 bn h ci f ck b
wed_band 1n ci d
wed_cak 1n 2p g
wed_ceremon 1n 3e a
wed_danc 1n ck a
wed_guest 1i 41 g
wed_liv 1n ci 9
wed_photogr 1n 2y x
wed_plan 1n 2x z
wed_ring 1n 47 g
wed_speech 1n bn m
wed_themsel 1n 2x c
wedding 10 8 3 n 3 20 3 2k 8 2x j 2z 5 31 d 3e 6 41 7 5t 3 8e c ak 3 bn 9 ci e
wedding_abroad 1n 2x c
wedding_garden 1n 31 c
wedding_hom 1n 8e c
wedding_saturda 1n 2k b
wedg 1n 99 c
wednesd w 11 2 1q 4 1s 2 2y 2 36 4 3v 3 8e 3 af c f0 7
wednesd_morning 1n f0 9
wednesd_seat 1n af c
weed 17 2g 8 3c 8 8t f 9l t 9p 7 av 8 fv 5
weed_fix 1n 8t b
weed_plant 1n 3c 9
weed_robot 1n 9l l
weekday z j 3 1p 3 2j 3 2z 4 38 3 63 6 6e 3 8p 3 94 3 dy 3 f1 3
weekend n 1h a 1w e 26 3 2l 6 34 4 41 8 53 3 6g 2 6m 3 6n 4 6q b 6y 3 6z 3 7w 2 84 5 8i 4 8p 9 94 4 a5 5 ai 4 bp 3 bw 2 dh 2 ds 3 ee 4 eu c fn 8
weekend_adjust 1n fn b
weekend_book 1n 1w b
weekend_camp 1n 8p d
weekend_fit 1n 1w b
weekend_off 1i 6q 7
weekend_siz 1n 41 b
weekend_worksho 1i eu 7
weekly s 7 2 1p d 1q 9 27 7 2l 7 5b 7 5e 3 5k 4 5l 7 77 7 8e c 8r 6 95 7 a2 4 a4 6 ad 7 as 6 az e b1 8 ba b bb 3 bp 7 c0 2 cm a dh 8 dj 5 f6 7 ff 2
weekly_bouquet 1n 8e c
weekly_box 1i 1p 9 f6 7
weekly_bread 1n 5l c
weekly_check 1n 95 c
weekly_comic 1n ba b
weekly_liv 1n ad b
weekly_market 1a 2l 9
weekly_menu 1n 1q g
weekly_mock 1n a4 b
weekly_money 1n bp b
weekly_newslet 1n az g
weekly_plan 1n 1p a
weekly_report 1n 27 b
weekly_rota 1n dh c
weekly_talk 1n 77 b
weekly_task 1n as b
weep 1n bk 4
weigh t 29 7 2e 3 2w 3 31 3 4j 2 59 3 5b 3 5q a 66 4 6f 7 75 4 78 3 7w 2 82 6 8h 4 9h 5 9m 6 9y 9 bm 8 dv 5 ft 4
weigh_kilo 1i 29 a
weighbr 1n ft 4
weight q f 9 l a 1r 3 4k 2 4q 4 5q 4 5u 4 6z 3 75 i 83 3 8n 8 9h 2 9m 5 dv 8 dw 4 e3 4
weight_age 1n dv b
weight_app 1n 75 e
weight_los 1i 75 b
weight_slowly 1n l b
weir 1n 38 4
wel i 7 2 b 3 16 6 1c 3 2m 3 78 3 7j 2 8m 3 8q 4 8u 3 95 5 9h 2 cs 3 ed 3
wel_kept 1n 8q b
welcom 16 2j a 7i 4 af 4 ag 4
welcom_play 1n 2j c
weld 1c 29 6 4k c fl 8
weld_electri 1n 4k c
welfar 1f 14 7 f1 4 fq 4
wellb 1i 7a a dk z
wellb_program 1n dk e
welling 1n 65 a
wellnes 1i n p dk a
welly 1f 1s 6 6l 7 eo 9
welsh 1n a0 a
went n 13 2 6o 3 73 6 84 6 cp 3 cq 2 cs 3 dc 3
went_wrong 13 84 8
west 1c 2b 3 5r 7 75 c b4 3
west_african 1i 75 a
western 1i 50 9 bu 9
wet o r 3 24 3 28 6 2l 3 49 3 5c 4 6o 3 85 3 8p 6 8v 4 9l 3 bf 4 dr 3 ea 3 fk 3
wet_detect 1n 28 b
weth 1n 9p 4
wetsuit 1n 49 b
whal 1c 1n 5 38 8 6m 8 6v n
whal_guid 1n 6v d
whal_walk 1n 6v a
whatev z 2e 2 6i 3 74 3 8w 3 az 3 b0 2 cs 3 d2 3 dg 3 dx 3 ey 2 f5 6
whatsap 17 6g f cn 8 cp f cz f df b e6 9 eq b
whatsap_answ 1n df b
whatsap_assista 1n 6g c
whatsap_bot 1i e6 9
whatsap_fil 1n eq b
whatsap_market 1n cp g
wheat 1i 31 7 6p 7
wheel t 12 9 29 e 2k 7 3y 9 5t 5 82 3 88 3 9c 6 9l 3 9n 6 b2 3 c3 5 ch 6 dr 7 dy 6 en 3 et i
wheel_cobbles 1n 29 b
wheel_coffe 1n 2k b
wheel_kiln 1n et e
wheel_tilt 1n 29 b
wheel_unsold 1n 12 b
wheel_van 1n dr b
wheel_visit 1n ch 9
wheelch 11 1c 5 21 c 3k 4 3z c 69 3 6i 3 6t s 7t m 7x i be h bg p
wheelch_beach 1n 6t c
wheelch_cloth 1n bg b
wheelch_holiday 1n 6t f
wheelch_hotel 1n 6t l
wheelch_map 1n 7t g
wheelch_pushcha 1n 21 b
wheelch_rout 1n 7t f
wheelch_stif 1n bg 9
wheelch_tour 1n 6t c
wheelch_transpo 1n 7x f
wheelch_travel 1n 6t f
wheelch_trip 1n 6t f
wheelch_wheelch 1n 7t a
whenev 13 1a 3 1d 3 2m 3 40 9 7d 3 8r 4 dr 3 f1 3
whenev_child 1n 40 b
wherev 1i 1y 5
wheth d g 2 7d 3 7m 5 81 2 ah 3 bt 2 dx 4 ea 3
wheth_availab 1n ea b
wheth_clinic 1i 7m a dx b
wheth_food 1f 7d 9
wheth_high 1n ah b
whil j t 5 u 3 1v 5 55 2 71 5 8i 3 95 7 9c 3 a1 5 bk 4 bo 4 cb 3 cf 5 dq 6 ds 7 ed 2 eo 3
whil_away 1f 95 f
whil_child 1n a1 c
whil_holiday 1n ds b
whil_leav 1n bo b
whil_own 1c dq a
whil_say 1n cf a
whil_travel 1i 1v a
whil_wait 1c bk 7
whil_walk 1f t b 71 a
whippet 1n dw a
whisk 1n ds 3
whiskey 1n f8 p
whiskey_distil 1n f8 a
whisky 1n f8 v
whisky_distil 1n f8 a
whisky_own 1n f8 c
whisp 16 6 4 3l 4 ai 3 fa 3
whisper 1i 6 3 cu 2
whistl 19 p 3 35 6 3g 2 7p 2 bi 3 ee d
whistle 1n 4j 12
whistle_channel 1n 4j k
whistle_hotlin 1n 4j d
whistle_whistle 1n 4j d
whit s 4 5 6 3 1z 4 25 5 2e 4 2j 5 2k 9 2o 3 4r 4 5s 5 6o 3 7c 3 7t 8 7z 4 8l 4 90 5 aq 5 ay 6 e2 5 fq 5
whit_can 1n 7t d
whit_convert 1n 2k b
whitebo 1n ea 8
whiten 1i 9 5 46 4
whoduni 1n 86 w
whoduni_clu 1n 86 b
whoduni_envelop 1n 86 b
whoduni_let 1n 86 b
whoduni_mail 1n 86 b
whoduni_monthly 1n 86 b
whoduni_post 1n 86 b
whoev l 1r 2 59 3 5a 3 do 3 eg 4
whol g 18 3 1i 3 32 4 37 4 4a 3 67 2 8i 2 8p 4 8u 5 90 4 9m 4 bx 4 c5 4 f6 4
whol_crypto 1n bx b
whol_even 1f 32 a
whol_flat 1i 90 a
whol_pastur 1n f6 8
whol_season 1n 8p b
whol_street 1f 8u b
whol_term 1n c5 b
whol_trip 1n 37 b
whol_valley 1n 9m a
wholesa u r 3 y f 4i 4 5c 3 5h l 5i 3 5p b 5x 3 61 3 64 6 66 4 6e 3 6p 6 99 3 9a 3 9c 8 9k 6 at 9 d2 3 d5 5 da 7 ej 6 ek 3 el 3 en 7 eo f
wholesa_marketp 1n 5h g
wholesa_sel 1n 5p b
wholesa_warn 1n y b
wholly 1n z 5
whorl 1n c 9
whos f 10 2 27 3 4m 2 4u 1 6c 4 7i 3 83 3 8n 4 8z 2 9t 2 ac 3 c1 4 cb 2 du 3 ei 3
whos_conditi 1n 83 9
whos_fix 1n c1 d
whos_height 1n 8n c
whos_mak 1i 6c a
why b 26 3 50 2 6f 3 97 3 e1 2 fh 4
why_bedroom 1n 97 b
why_cry 1n 26 b
why_item 1n fh c
wick 1n 8 g
wid v 27 3 3l 2 3z 5 44 b 47 4 48 4 8l 4 90 4
wid_toe 1n 44 b
widen 1n 47 4
widow 1c 3j y 3t 3 bd o eq 6
widow_app 1n 3j b
widow_compani 1n 3j b
widow_counsel 1n 3j b
widow_even 1n 3j b
widow_group 1n 3j b
widow_onlin 1n 3j b
widow_spar 1n bd d
widow_support 1n 3j b
widow_talk 1n 3j b
width 14 29 3 44 3 81 3 8c 5 8l 3 90 5 aq 3 c8 3
wif 1n 4u 9
wifi 1n bc q
wig 1n fe 13
wigs 1f 2 9 bg 7 fe 12
wigs_hair 1n fe j
wigs_scarv 1n fe a
wiki 1n dp o
wil 1f 3d 4 al f e3 5
wild 19 1d 8 1u 4 3s 3 6v c 8e 3
wild_herb 1n 6v a
wildern 1n 6v 8
wildflo 1n 85 9
wildlif 1n 6v t
wildlif_guid 1n 6v a
wildlif_tour 1n 6v a
wildlif_walk 1n 6v a
willow 1f 3f m 8a 3
willow_basket 1n 3f 9
willpow 1n 7f 8
wilt 1n 8e 5
win n 8 7 11 2 2m 6 2t 4 30 5 4p 2 54 8 5g 6 5s l 62 4 63 a 69 2 6o b 8l 2 8o 6 9h 2 9y 7 cm 3 cp 4 d7 5 dd 8 es 2 ev c
win_back 1i dd a
win_be 1n 63 b
win_bottl 1i 8 b
win_box 1n 5s e
win_cellar 1n 6o h
win_club 1n 5s t
win_drink 1n 5s i
win_mak 1n 54 c
win_open 1n 2m c
win_patient 1n ev a
win_shop 17 5g 9
win_stop 1n 9y a
win_subscri 1n 5s n
wind y 1e 6 35 6 38 5 6b 2 6m 7 6z a 9e 4 ch 6 fp 4 fr 4
window j 3 3 8 3 1u 5 23 3 24 3 27 8 2g 6 2j 4 2m 3 2o 5 2q 4 3a 4 4p 3 58 7 5w 5 61 3 66 3 6e 6 6j 3 8d 6 8u g 8v 4 95 3 97 4 9k 2 aq 4 ar 3 ay 2 b5 3 bb 2 bt 2 cq 2 d6 3 en 7 ev 4 fs 6
window_christm 1n 5w b
window_clean 1f 58 g 8u y
window_instead 1n fs a
window_park 1n 2q b
window_send 1n 27 b
window_wash 1n 8u g
window_whol 1n 8u d
windows 1f 7z p f1 3
windows_kit 1n 7z k
windsur 1n 35 g
windy 1n fr 5
winegro 1i 5s n 6o 5
winegro_record 1n 5s c
winemak 1n 5s b
winery 1c 5s g 6o r 9y 7 cp g
winery_brewery 1n 6o q
winery_georgia 1i 5s b
winery_writ 1n cp c
wing 1c 2v 3 9v 9
wins 1f q 4 8i 3 ao 4
wint o n 7 20 3 25 4 3x 3 4q 2 87 3 8y 4 93 4 97 4 9e 3 9i 2 9m 4 9o 3 ak 3 b4 6 br 3 c3 4 fn 3
wint_mountai 1n b4 b
wip x 2i b 7x 2 8w 2 9n 5 ap 2 ay 2
wir 14 17 4 2g a 45 3 48 7 4f 5 cx 3 d2 3 da 3 eo 3
wir_recogni 1n 2g b
wireles 1n 9a d
wireles_sensor 1n 9a b
wish x o 3 10 2 1d 4 38 3 4w 3 5l 3 6d 3 9d 9 9f 3 al b b4 5 bo 3 c5 3 dh b f5 3 fg m
wish_dy 1n fg g
wish_holiday 1n dh c
wish_hospic 1n fg b
wish_hospita 1n fg b
wish_ill 1n fg b
wish_onc 1n 9d b
wish_patient 1n fg b
wish_termina 1n fg b
wish_ward 1n fg b
withdra 1a 7i 4 b7 3 bp 3 cu 4 fh 4
withsta 1n dw 5
witnes 1c 6j 4 al 7 b1 8 ep 3
wok 1i 1g 8 25 4
woken 1c 3u 3 au 6 cx 9
wolf 1n 7u 3
woman 19 o 9 13 3 16 a 1a 3 77 4 81 3
woman_villag 1n 16 b
women m 0 6 2 6 3 6 6 8 7 8 8 4 b 6 d 6 f 8 g 4 h 7 l 4 m 9 14 9 15 9 1a j 1t 4 2f a 35 7 37 4 3k 7 3z 4 41 7 42 4 43 4 49 7 4a 9 4b 7 4c 5 4e 4 4f 6 61 7 63 4 72 4 73 4 77 e 78 4 7a 4 7b 4 7s 4 80 5 81 7 87 3 8j 4 8r 4 96 4 am a b1 5 b9 9 bf 9 br a bv 7 c2 9 ca c ev 3 ex b f5 a fd 5 fe c
women_alopeci 1n fe a
women_build 1n 4a b
women_childca 1n 1a b
women_cod 1n 1a s
women_cook 1i 14 a f5 g
women_even 1n h b
women_femal 1n 3k 9
women_fifty 1f f a 81 9
women_fix 1n ca b
women_footbal 1n b1 b
women_forty 1n 35 b
women_health 1n 77 d
women_hik 1n b9 g
women_los 1n fe a
women_measur 1n 4b c
women_mov 1n bv b
women_parish 1n 3c 9
women_part 1n c2 c
women_run 1f 7 9 2f d 61 a
women_safety 1i am c
women_start 1i br e
women_tattoo 1n m c
women_tech 1n 1a e
women_train 1n 1a e
women_villag 1n 15 g
women_walk 1n am b
women_women 1n ca b
won 17 2b 4 8i 3 ao 5 cm 3 d7 9
wond 1n 22 5
wonderf 1i 63 5 84 3
wonky 1n 5k j
wonky_fruit 1n 5k b
wood t n 8 16 4 1p 4 2o 7 2z 6 32 3 34 7 3a 7 3f b 3h 6 48 5 66 4 7y 8 8b d 8f b 8i 2 8q 6 9r 6 9x 6 ch 4 e3 8 fs a
wood_design 1n 8f b
wood_door 1n fs a
wood_fir 1i n a 2o a
wood_grav 1n 3h 9
wood_host 1n 2z a
wood_shop 1n 3a c
wood_tabl 1n 8b h
wood_town 1n 9x a
woodcut 1n 8l 7
wooden 11 9 5 35 8 38 4 48 c 7y a 82 6 8b b 8g j 8h 3 8i 3 9x 6 a5 9 b3 9 f7 2
wooden_boat 1n 35 b
wooden_build 1n 8g b
wooden_cano 1n a5 b
wooden_figur 1n b3 b
wooden_recycl 1n 48 b
wooden_toolbox 1n 7y c
wooden_toys 1i 8g i
woodlan 1n 3f d
woodlan_cemeter 1n 3f b
woodtur 1n eu 8
woodwin 1n ch 9
woodwor 1c 7y w 8c 4 a5 8 eu i
woodwor_child 1n 7y a
woodwor_childre 1n 7y a
woodwor_cours 1n eu d
woodwor_kids 1n 7y a
woodwor_kit 1n 7y d
woodwor_kits 1n 7y 8
woodwor_project 1n 7y a
woodwor_young 1n 7y a
wool 15 3f g 4c r 80 n 8w 7 cp 7 eo 5 fi 5
wool_jump 1n 4c h
wool_local 1n 4c g
wool_shop 1n 80 a
wor 1c 1t 4 41 6 45 7 ea 3
word 6 7a 2 b5 2
word_back 17 7a 8
word_gam 1n b5 g
word_own 19 9z 8 bx 8
word_parent 1f 76 9
word_prepar 1n 7m b
word_stumbl 1n a1 c
word_usually 1n d9 c
wording 1n d1 5
wordpre 1n 4w b
work a 9 3 d 2 14 5 17 3 1f 3 3a 5 3m 3 3u 3 4a 5 4e 2 4g 2 4k 3 4l 5 4m 2 4t 7 4w 2 4x 3 50 4 51 3 52 2 5m 2 6d 3 6w 2 6x 4 8l 4 8r 2 9l 3 a6 5 aj 2 aw 5 bw 3 by 4 c0 5 c7 5 d8 3 dh 3 dq 4 eq 4 f5 4 fj 6
work_breastf 1n 4e c
work_contrac 1n d8 b
work_cut 1n 4x c
work_data 1n a6 b
work_deadlin 1n e7 c
work_diem 1n d3 b
work_draw 1n c0 b
work_fal 1n 4t b
work_far 1i c0 a
work_film 1f b2 9
work_group 1n dq d
work_heat 1n 4t b
work_nearby 1i f5 9
work_night 1i 9l 9
work_pap 1n eq b
work_permit 1i aw c
work_photogr 1n by b
work_questio 1n 4l b
work_refil 1n 9 c
work_remotel 1n 50 c
work_sav 1n 4k c
work_scan 1n 9b b
work_shift 1f 3m e
work_tap 1n 6d b
work_tax 1n by d
work_togeth 1f c7 9
work_tonic 1n 63 b
work_trad 1c aj a
work_trous 1n 4a j
work_tru 1n fi a
work_visa 1i aw k
workben 1f 7y 7 dw 3
workboo 1n a2 b
workflo 1n at x
workflo_automat 1n at o
workout 1i f h 73 1a
workout_app 1n 73 v
workout_hom 1n 73 e
workout_moth 1n 73 b
workpla 19 2u 8 52 f 9t q am 4 dg 7 dk d
workpla_actor 1n 52 c
workpla_charg 1n 9t s
workshe 1n a2 8
worksho q 14 a 17 8 1f 8 29 5 36 3 3a 9 3w 8 43 6 45 8 47 7 4c 6 52 f 55 9 5a 5 5w 6 6c 8 6d 7 87 8 92 d 9c h 9u 7 a5 9 al 3 bb a c3 7 c4 5 cg 7 ch f cq 3 d1 3 em 6 et 6 eu i ew c fm 4
worksho_br 1n 92 b
worksho_build 1n 55 c
worksho_coupl 1n 47 b
worksho_desk 1f 3a a
worksho_gdańsk 1n 43 b
worksho_ingredi 1n 5w b
worksho_local 1n eu 8
worksho_near 1n eu c
worksho_paid 1n 14 b
worksho_post 1n bb b
worksho_rent 1n 9u a
worksho_repair 1f 45 9 ch 8
worksho_restor 1n 92 b
worksho_softwar 1n 9c p
worksho_spar 1i 87 9
worksho_team 1i 52 j
worksho_wheel 1n ch 9
workspa 1i 3a b 5f b
worktop 1n 5z 8
workwea 1i 4a 10 5b u
workwea_rental 1i 4a b
world 17 a 4 2t b 5r h b4 4 d9 3
world_grocery 1n 5r k
world_host 1n 2t c
worldsc 1n 1p a
worldwi 1i 4d 4 b7 9
worm 1f x 4 8c 3 92 9
worn r 5 3 6 2 1t c 2c 6 2d 9 3i 3 42 3 45 3 46 7 49 4 4f 6 4t 3 81 5 92 6 9c 7 9i 2 c3 3 e4 3 em 6 fe 2
worn_armchai 1n 92 b
worn_brak 1n 9c b
worn_build 1n 1t b
worn_sho 1n 46 b
worn_should 1n 2d b
worn_tyr 1n em b
worri 1n a9 5
worry 17 13 3 7a 8 7n 4 an 3 dk 3 e1 3
wors 12 4u 2 5p 3 70 2 72 3 7a 3 7b 3 7q 3 8s 3 91 3
worship 1i bv 5 bw 5
worst 14 3h 3 4z 4 97 3 9l 3 br 3 cu 5 du 3
worth s 1h 4 1v 3 22 5 2l 3 3e 2 46 7 4e 3 91 7 b9 2 bx 3 d0 3 f9 5
worth_someth 1i f9 8
worthle 1n 8h 5
wouldn 1n fk 5
wound 1a o b p 4 t 3 ey 3
wound_first 1n o b
woven 1c 3f m 4e 3 8n e
woven_lithuan 1n 8n c
woven_willow 1n 3f 9
wrap x 0 8 o 2 2l 6 2n 4 2v 5 4e 6 5t 3 5w 6 5y 4 82 4 88 3 8f a 8i 3 8j e 8o 4
wrap_hand 1n 8j c
wrap_pap 1i 0 a
wriggl 1i 1n 4
wrinkl 1n ay g
wrinkl_hair 1n ay b
wrist 13 5 5 g 5 m 3 s 3 v 5 2d 5 3o 3 a7 3 bm 3
wristba 1f 2c e 6i c f2 3
writ 6 u 3 15 2 3e 2 53 4 ao 3 az 3 bn 5 ck 3 cp 2 cq 2 cr 4 d0 3 d7 3 do 2
writ_applica 1i 53 h
writ_appoint 1i co b
writ_back 1n 15 b
writ_bids 1n ao e
writ_buy 1a cp 9
writ_caption 1n cq c
writ_clinica 1n u b
writ_daily 1n ei b
writ_dischar 1n u b
writ_easy 1n a7 b
writ_emissio 1n fo b
writ_guest 1n 6h d
writ_help 1c 53 c
writ_hold 1f 3e a
writ_itinera 1n 37 b
writ_let 19 ah 8
writ_not 1i u c
writ_persona 1f bn 8 d0 a fd 8
writ_plain 1n cw b
writ_plan 1a l 9
writ_product 1n cr c
writ_prop 1n d1 b
writ_record 19 9h 9 ck 9 dn a
writ_report 1f 97 b
writ_short 1f az a
writ_song 1n ck g
writ_speech 1n bn g
writ_summary 1n do c
writ_tend 1n d7 g
writ_test 1n ar b
writ_wed 1n bn c
writ_whatsap 1n 6g c
writ_yearly 1i bx a eh a
written i 3e 4 8w 2 9a 3 9h 4 ai 2 bb 2 bn 9 ck 5 cr 5 cw 3 da 3 dp 2 dx 5 e9 4 ef 5 ep 3 es 2
written_answ 1i dx b
written_coupl 1n 3e a
written_homewor 1n ef b
wrocław 1i 3b 9 83 8
wrong e 3 3 1r 2 53 2 6a 4 6p 3 7d 4 7j 2 7q 2 84 4 89 3 a2 4 ac 3 by 3 cn 3 co 4 dp 2 ed 2 eo 2 fl 5
wrong_answ 1c a2 a
wrong_label 1n fl f
wrong_writ 1n co c
wrongdo 1n 4j a
wrongly 1f bo 3 ep 5 fl 3
wrot s 3j 2 4j 2 9i 2 af 3 ai 2 b9 4 bb 3 dj 2 eg 5
württem 1n fo a
yacht 1i 38 a 9e f
yacht_club 1n 9e d
yam 1n 5r f
yam_spic 1n 5r a
yard o 2l 7 4k 2 5d 4 68 3 6c 3 6j 3 6y 3 8x 5 9b 5 9i c 9j 7 9m 8 9o 4 9t 6 9w 5 a5 6 c3 5 c4 7 c8 8 e4 3 ed 2 en 4 fk 3 fr 3 fs 9 ft 5
yard_modul 1n a5 b
yard_send 1n 9i b
yarn 1i 4c c 80 10
yarn_box 1n 80 j
yarn_knit 1n 80 c
yarn_shop 1i 80 9
yarn_video 1n 80 9
yearboo 1n bl r
yearly x 1e 8 3c 9 6j 3 6k 3 8v 8 9o 8 bl e bx 9 c2 5 cg 9 d1 3 d5 5 d9 2 dj 5 e4 8 ea 3 eh b eo 3
yearly_check 1n 8v b
yearly_cost 1n eh b
yearly_playgro 1n e4 b
yearly_return 1n 1e b
yearly_settlem 1i 9o a
yearly_tax 1i bx c
yeast 1n ff 6
yellow 12 1l 4 1u f 47 5 5p 5 7k 6 d2 6 d8 3
yellow_leav 1n 1u d
yes h q 2 2x 3 31 4 9b 3 9c 5 an 3 bq 4 d0 3 dc 4 dg 3 dj 2 e7 3
yesterd u 1b 2 2o 4 6p 4 7c 2 da 3
yew 1i 9p 3 e9 3
yield 1n fq a
yoga 11 g u s f 2r b 34 3 5k 3 5z 3 61 3 71 8 dk a ez 6 f0 h fd 3
yoga_clas 1n g m
yoga_studio 14 g l s b 2r 9
yoghurt 1f 12 6 2q 9 2v 8
yogurt 1n 2q a
york 1i ah 9 cf 8
yorkshi 1f 64 c 92 8 cd 7
yorkshi_sold 1n 64 b
yoruba 1n cu e
yoruba_hausa 1n cu b
young o 4 4 c 4 m 4 n 4 13 e 1c 4 1t 4 2j 4 2n 4 2s 4 3b 4 42 4 44 4 48 3 4d 4 4p 8 4r 7 5s 6 64 3 6r 3 6w 3 71 4 7e 4 7i 4 7j 4 7l 5 7n 4 7y 7 8d 4 8l 8 8q 7 8w 4 ab 5 az 6 b2 4 bd 5 bg 4 bi 3 bo 4 bt 4 bu 4 ee 2 f1 4
young_brand 1i 4p c
young_family 1a az 9
young_illustr 1n 8l b
young_leav 1n 13 b
young_lodg 1n bd a
young_musicia 1n 8q e
young_paint 1n 4r f
young_use 1n bg 9
young_vietnam 1n ab b
young_winegro 1n 5s c
your o m 3 69 2 af 3 bp 3 by 2 c8 4 cf 5 dh 2
your_learn 1n cf a
yoursel t 26 4 5d 3 5i 3 6e 3 81 5 8r 3 an 4 bv 3 c8 3 d3 3 db 3 f5 2 fe 2
yous 1n 8o f
youth 13 13 o 3i 3 3m 4 3q 4 3r 4 3x 7 8a 3 ce 5 ch 3 e8 7 ee f
youth_centr 1i 13 c
youth_leagu 1n ee c
youth_mentor 1n 13 m
youtub 1i b2 t b7 9
youtub_channel 1n b2 j
yurt 1n 6q z
yurt_forest 1n 6q a
yurt_guest 1n 6q a
yurt_interne 1n 6q f
yurt_lak 1n 6q a
yurt_night 1n 6q f
yurt_off 1n 6q a
yurt_stay 1n 6q a
yurt_switch 1n 6q a
yurt_weekend 1n 6q a
yusuf 1i 14 6 16 4
zagreb 1n bd 8
zambia 1n 9o a
zanziba 1n 60 e
zanziba_post 1n 60 b
zealand 1a 9 8 z 8 1p 7 6s 7 7n 7
zero 1i 5q q 63 q
zero_alcohol 1n 63 o
zero_wast 1n 5q o
zigzag 1n ac 4
zin 1n b9 i
zip 17 40 5 43 6 4b 6 6z 7 cb 3 ex 2
ziplin 1n 6z a
zips 1n 46 b
zodiac 1n fd q
zon 1f 35 4 76 3 fr 4
zoo 1n 6j b
zoom 1n ad a
zurich 17 1o 6 1x 8 2u 8 4q 8 8p 7 dk 7 fu 7
zürich 1i 3u 9 du 9
`;
