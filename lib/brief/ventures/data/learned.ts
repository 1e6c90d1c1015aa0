/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
aac 1n 1l y
aac_app 1n 1l d
aachen 1n dw a
aah 1n 7d 3
aarhu 1i 16 a 5o 9
abandon 1f 1c g 8v 5 cm a
abandon_donkey 1n 1c b
abattoi 1n 9o h
abattoi_food 1n 9o b
abidjan 1n bs a
abl 1n 3o 4
aboard 1i 37 5 6q 3
abov p 18 6 3e 5 6d 7 6w 3 as 3 ey 5 fi 6 fo 3
abov_ash 1n 3e 9
abov_bin 1n 6d d
abov_booksho 1n ey a
abov_product 1n fi b
abov_superma 1n 18 b
abroad t z 3 2w 7 3b a 4k 3 4u 4 4y f 4z 3 52 f 5p 8 6t f 6u 8 6x k 72 5 a8 9 ag 5 ai 4 at a bt h d9 4 da 4 dy 3 em 3 f8 4 ff 4
abroad_backpac 1n 6t a
abroad_check 1n 52 c
abroad_choos 1n a8 b
abroad_send 1n bt g
abroad_venu 1n 2w c
absenc 1f 14 5 92 5 df a
absent 1n 6j k
absorbe 1i 6 5 bc n
absorbe_discree 1n bc b
absorpt 1n bc 4
abus 1n 4h l
abus_anonymo 1n 4h d
academy 1i 50 8 e3 4
acai 1n 2q b
accent 1c t 4 3o 3 a5 b ag 7
accept s t 6 1y 9 2g 3 3e 4 4u 3 51 3 55 8 68 2 97 4 9d 2 bq 8 by 2 d6 9 db h dj 2 dk 2 e8 3 eb 9 eg 4
accept_card 1n db i
accept_match 1n eb a
accept_mobil 1n db g
accept_retest 1n 55 b
accepta 1n 4u 5
acces z z 3 15 6 2g 7 2u 3 3f 3 4z 3 5j 3 a2 3 ar 5 au 3 bx a cs 3 cu 3 d2 3 ff 5
accessi 17 20 8 4u 4 6q s 7q c bb 9 cv 10 e9 4
accessi_audit 1n cv l
accessi_check 1n cv r
accessi_error 1n cv c
accessi_holiday 1n 6q k
accessi_hotel 1n 6q g
accessi_tags 1n cv c
accessi_travel 1n 6q l
accessi_websit 1n cv e
accesso 1i dt p fe a
acciden 11 j 3 32 3 34 3 3k 4 3r 3 3w 6 4i 3 58 6 8e 3 8m 3 c2 3 eu 4
accommo 1n 13 5
accompa 13 l 3 12 c 13 3 1f 3 3c 3 3s 7 52 a 6u 3 6x 3 aj d ba 8
accompa_both 1n ba 9
accompa_fair 1n 52 c
accompa_pair 1n 12 d
accompa_women 1n aj b
accord 1i 2c 5 be 4
accordi 1f 70 5 ce k
account o s 2 3f 3 3v 4 4e 2 4s h 4t 4 4x 6 54 5 6g 3 6u 5 7f 8 a9 3 ai a ar 6 at 5 bl f bm c bn a bo 7 bq 6 bt 2 bv 5 bw 8 cx 4 cy 3 cz e d0 8 d1 6 d2 a d5 3 d7 7 db 7 df 5 di 8 ee 6 en m fl e
account_account 1n en g
account_cancel 1n bw c
account_client 1f en c
account_contrac 1n ai d
account_coupl 1n bm e
account_doctor 1n 6u 9
account_engin 1n at b
account_firm 1i en m
account_help 1i 4x b
account_low 1i 7f a
account_nam 1i 4s b
account_open 1n d2 b
account_practic 1n en x
account_sam 1n db b
account_shar 1n bm b
account_smal 1i 4s b
account_softwar 1f fl e
account_sort 1n bl f
account_spend 1n bl h
account_staf 1n di b
account_writ 1n ee b
accra 1n fq a
accurac 1n 26 5
accus 1n 4h 9
acid 1n f4 4
acidity 1f 5s 7 5x 8 f4 4
acn 1i 1 9 7k q
acn_photo 1n 7k d
acn_treatme 1n 7k a
acousti 1n 9t g
acousti_insulat 1n 9t 9
acr 1i 5b i fm 6
acros u 1q 3 2u 4 43 2 45 3 5e 4 5u 3 7k 2 9a 4 9s 3 b2 3 c1 3 cd 3
act 16 6u 2 ai 3 aq 3 ar 4 cc c ck 4 em 3
action 1n dl c
activit 19 1v h 6k p 7n d ac b be t dx d
activit_book 1n 6k h
activit_tour 1n 6k n
actor 1a 1n a 31 c 50 c b0 b cc y
actor_auditio 1n cc c
actor_learn 1n cc g
actor_lin 1n cc g
actor_load 1n cc a
actor_memor 1n cc c
actor_play 1n 31 c
actor_real 1n 50 c
actor_script 1n cc g
actor_visit 1n 1n a
acts 1c ak 4 ar 4 bz 4 cf a
actuall 1n ag 4
acut 1n dh 5
adapt 1i 24 d bb c
adapt_hom 1n bb a
adapt_sleep 1n 24 b
adaptat 1n bb m
adaptiv 1i 3y k bd x
adaptiv_cloth 1i 3y h bd m
adaptog 1n 7 b
add u 21 5 2l 3 3c 2 3m 3 5m 7 8u 3 a1 2 a8 3 ah 7 bh 6 bp 4 by 3 ct 3 d2 5 eg 3 el 4 fe 8
add_lin 1n fe c
add_nam 1i ah a bh 8
add_sugar 1n 5m b
addict 1n 7c b
additio 1i 3f 4 8d 5
additiv 1c 2r 4 53 a 5s b 7a 9
additiv_pesto 1n 5s b
addres u 1w 2 1y 3 4h 4 4u 4 5d 5 5j 3 6g 9 8o 3 92 6 ad 5 ao 7 bq 2 cb 2 cm 6 cx 4 cy 4 da 5 di 3 dz 5 ei 3
addres_scan 1n 6g b
addres_video 1n ao b
adds 17 2r 3 2w d 3f 3 51 2 d3 4 d9 3 dj 4
ade 1i b4 7 b5 6
adhd 1f 7b 12 8h d a6 r
adhd_break 1n 7b c
adhd_coursew 1n a6 g
adhd_stick 1n 8h c
adjust 1f 70 5 eo e fk c
adjust_build 1n fk b
adjusta 1n 8k c
admin 1f z 9 4z l ai 9
admin_real 1n 4z c
adminis 1f 6j a ai h d9 8
adminis_death 1n ai g
admissi 1i 4m 5 a8 l
admit 1c 19 4 76 3 bo 4 c1 4
adopt 19 1c m 5v i 60 h dy q e8 4 ey k
adopt_beehiv 1n 5v f
adopt_cat 1n ey a
adopt_cats 1n ey c
adopt_dog 1i dy f
adopt_fit 1n 1c b
adopt_guest 1n ey c
adopt_oliv 1n 60 f
adopt_rescu 1n 1c d
adopt_shelt 1n dy e
adoptio 1i 1c f dy v
adriati 1n 8 f
adriati_coast 1n 8 c
ads 19 1c 6 4t l 89 6 ao 13 b8 l ff j
ads_avatar 1n ao b
ads_googl 1n 4t c
ads_pric 1n ff a
ads_stop 1n ao b
adult p 1 4 i c j b m 4 14 i 1s 4 2b 4 31 5 34 4 3a 4 3n 8 3p 4 41 4 6z 7 71 5 72 4 76 4 79 4 7b b 7e 4 7h 4 7j 9 7k 9 7n 4 7p 8 7z 4 86 4 8f a 9x 4 9y 2 a0 4 a4 7 a6 5 aa 4 ah 4 az 4 bd 3 bj 4 bl 4 br 4 bz 2 e0 8 eq 4 eu 3 f0 4
adult_adhd 1n 7b g
adult_afraid 1n j b
adult_alway 1n i c
adult_complai 1n 7j d
adult_know 1n 7p d
adult_learn 1n 14 e
adult_literac 1i 14 f
adult_mol 1n 7k d
adult_read 1n 14 b
adult_start 1n e0 b
advanc 11 25 3 2s 6 38 3 4e e 5f 3 60 3 6g 3 88 3 9g 9 ai 7 bx s e5 3 ez 3
advanc_interes 1n bx b
advent 1n 8 5
adventu 1c 31 9 83 7 b1 g ez 8
adventu_gam 1i b1 e
advert 1i 4t c ao a
adverti v 4t 6 6e 3 6t 2 6x 2 9y 3 a9 3 af 4 ao 8 aw 4 ax 9 ay d b0 3 b2 7 b4 3 b5 4 b6 3 b8 8 bn 3 cl 4 co 3 dy 4 em 3 fl 4
adverti_togeth 1n ay b
advi 1c bo e by d en i fm 8
advi_softwar 1n en e
advic n a 6 l 8 1f 4 1g 5 1q 2 1s 3 1t 4 3c 2 53 2 54 2 5c 6 68 2 6u 3 72 4 73 3 74 3 76 2 7e 3 7g 2 7h a 7j 4 7s 8 90 f a8 3 ae 4 af 3 ar 3 bl 3 bo 4 bu 4 by d d2 4 d6 3 dr 3 du 6 f9 5 fm 9
advic_experie 1n a b
advic_hom 1n 90 f
advic_saturda 1n f9 a
advic_video 1n by b
advic_voic 1n fm a
advis o l 4 q 2 t 2 x 4 1f 5 4p 2 4x 6 54 3 56 2 57 2 6i 2 75 3 7e 3 7h 3 8v 2 90 8 9k 3 a8 7 ai 3 bo 5 bu 5 bv 8 by a bz 7 cy 4 cz 7 d3 2 df 4 dg 2 dk 5 en 7 fm 7
advis_whos 1n by b
advisor 1n 36 b
aerial 1n fo g
aeropon 1n 9h a
afar 19 21 4 2g 3 7d 3 b4 3 cl 3
affect 1i 5h 5 cq 5
afford 1i 7i 8 bq 3
afforda 1n 8i o
afforda_art 1n 8i g
afloat 1n 37 3
afraid 10 j 9 1m 4 1n 6 33 5 6w b 7l a dn 3 do 6 dy 2 e0 4 en 3
afraid_height 1n 6w a
afraid_wat 1n j b
africa 15 3 7 6 7 4k a 6g 7 6m 7 98 7 bl 7 dd 7 e3 6
africa_design 1n 4k b
african 1c 5p l 72 c az f b4 b
african_city 1n b4 b
african_dish 1n 72 b
african_grocery 1n 5p e
african_history 1n az b
afro 1n 2 g
afterbi 1n fn 4
afterca 1i 6x 7 9d h
afterca_tips 1n 9d b
afterno p 16 4 2i 4 2r 5 3v 5 52 2 5e 2 5t 4 6e 2 6r 5 7n 5 b9 5 be c ev 6
afterno_book 1n 6r a
afterno_moth 1n be b
afterno_primary 1n ev c
afterno_teach 1n b9 9
afterwa q 32 2 3i 2 4c 8 51 2 55 2 6x 5 71 3 97 3 ab 7 ac 4 ag 2 ci 3 d4 2 e0 2
afterwa_see 1n ab c
ag 1n bb u
again_january 1n f8 a
again_ready 1n 3z b
again_spac 1n a7 b
against p e 4 24 7 3a 3 4e 5 4o 2 56 1 67 2 68 2 6z 6 7a 3 7l 6 ao 5 b2 7 d0 6 d4 2 ev 3 ex 5 fk 3
against_company 1n d0 b
against_fal 1n ex 9
against_fear 1n 7l b
against_insomni 1n 6z b
against_oth 1f b2 a
against_snor 1n 24 b
age o m 5 3k 2 3s 4 3w 4 5m 4 5q 4 63 4 6p 5 7e 8 7m 4 8f 2 9w 2 ab 3 b0 3 b1 4 b2 2 bb e bn 4 ds 6 eb 2 ev 3 f1 3
age_dog 1n ds b
age_parent 1f 7e e bb c
age_plac 1n bb a
age_swap 1n 6p a
aged t 2 5 5 5 6 5 12 5 19 5 1s 5 3y 5 43 5 47 5 5q 5 5r 5 62 5 74 5 7c 5 7m 5 83 4 8d 5 8g 5 8i 5 9w 5 9y 5 a9 5 aa 5 ac 5 aj 5 b0 5 b1 5 b7 5 bd 4 bz 5 es 4 fa 4
agenc 1i d4 g d8 g
agency q t 4 w 3 13 3 1a 4 1u 6 36 5 3k a 3t 4 4k 4 4l 3 4t k 4u a 4v 4 4w d 4y c 4z 4 52 5 54 4 58 4 6t 2 6u 3 6x 3 92 2 ap 7 at 3 b8 4 bq 2 ck 4 cq 4 cv 2 cx 6 d4 6 d7 6 d8 8 da 4 e5 3 ep 4 fg 8
agency_find 1n 4t c
agency_hotel 1i 3k b
agency_legal 1n 4w c
agency_smal 1n 4t e
agent u 36 4 3j 3 4g 7 4n 4 4z 3 52 6 56 3 5d 3 68 a 8o 3 8p 3 8u 3 8w 3 8x 3 93 3 aq f av 5 bm 3 bq 5 br 7 bt 3 ck 6 cl 6 ee 9 ei 3 ep n
agent_leas 1n ee b
agent_negotia 1n 4g c
agent_read 1n aq a
agent_softwar 1n ep g
agent_tool 1n ep l
ages 11 1o c 3r 3 3v 3 3w 3 74 3 8z 3 av 6 b2 7 b5 3 eu 4 f1 6 f5 2
ages_tabl 1n 1o e
aggrega 1n s 9
ago v 0 4 12 2 1a 2 1q 2 7h 2 7o 2 9f 2 bi 4 d2 3 ea 4
agr n z 3 1g 4 1h 3 4e 2 4x 2 59 2 5b 2 7h 4 7n 2 ag 3 bn 3 c6 3 cm 7 cs 3 da 2
agr_good 1n cm c
agre j 1h 3 32 3 4l 3 54 2 55 2 c6 3 de 2 ec 2
agreeme 15 1g 3 1h e 8w 3 am 3 aq 3 d1 4 d5 j d9 3 dv 4
agreeme_parent 1n 1h a
agreeme_warn 1n d5 b
agricul 1i 5i a 9i 9
agritou 1n 33 b
aground 1n 37 5
ahead v 2v 8 3c 3 3d 8 4m 3 4u 3 5k 3 6l 6 8s 3 aw 4 b2 2 b7 4 d2 c dp 3
ahead_childre 1n 2v c
ahead_tight 1n d2 b
aid 14 h 3 p 8 15 5 1l e 3p 3 4r 7 50 e 51 4 ex 5
aid_app 1n 1l h
aid_train 1n 50 h
aids 1i p e 6q 7
aids_follow 1n p c
aikido 1n eu l
ail 1i 1t 5 dw f
ail_animal 1n dw d
air w 26 p 38 6 4o 8 64 3 69 3 6w a 7o 7 94 h 9k 4 ci e eq 4
air_balloon 1n 6w e
air_data 1n 7o b
air_monitor 1n 26 h
air_mould 1n 94 b
air_purifi 1n 26 d
air_quality 1i 26 i
air_sensor 1n 26 r
airalo 1n 6t 5
airbag 1n 2e a
airbnb 1i 59 a 6f v
airbnb_clean 1n 6f d
airbnb_host 1n 6f i
airlin 1n 7s g
airport 19 1u 4 6t 3 7l 4 84 6 c7 8 c8 j
airport_flight 1n c8 d
airs 1n 26 4
aisl 1i 8h 8 bc 6
ajar 1c 25 7 3k 3 bj 3
alarm w z 3 24 6 25 8 27 b 2b e 2e l 4n 3 79 3 7b 5 7r 4 7t 7 92 8 96 d 97 6 9k 2 aj f e7 b ei 4 fi 4 fn 5
alarm_elderly 1n 2b g
alarm_reach 1n aj b
album 16 1z m 3f 5 80 9 b7 6 be 5 bh f bi w cg g
album_book 1n bi i
album_editor 1n bi c
album_family 1n bi c
album_itself 1n bi a
album_pictur 1n bi c
album_print 1n bi i
album_remov 1n 1z b
album_send 1n cg a
album_snapsho 1n bi c
album_yearboo 1n bi c
album_yearly 1n bi c
alcohol 14 5 6 2l 4 4q 3 58 4 5q 6 61 x 62 3 6k 3 7c g f5 3
alcohol_aperiti 1n 61 b
alcohol_daily 1n 7c b
alcohol_fre 1i 61 w
alcohol_spirit 1n 61 d
alcohol_win 1n 61 j
alegr 1n eu 8
alentej 1n c7 a
alert 17 2b g 2e e 9j 7 aj 8 al e cu q dz f
alert_chosen 1n 2e b
alert_neighbo 1i 2b e dz b
alert_softwar 1n al c
alert_wak 1n cu c
align 1n 10 a
alik 14 1z 5 ao 3 ap 3 e5 3 ec 3 fa 3
aliv 1a 23 4 4o 2 5x 3 8a 4 9p 5
allerg 1i 2o a 7a j
allerge v 5 5 8 3 1p 3 2n 3 2o 4 2t 3 30 3 5c 3 5g 3 5h f 5j 3 5m 3 5n 3 5o 3 5s 4 5u 3 6l 5 7a 9 97 c f2 2
allerge_fre 1n 5h d
allerge_report 1n 97 b
allergi 1f 1 9 c 4 7d 4
allergy x 1 6 d 7 m 5 r 3 2t 3 2v 7 2z 6 30 3 3q 5 3r 5 3x 3 56 3 5h g 6c 5 7a h 7o b 7p 6 9d 4 et 4 ey 5
allergy_app 1n 7o d
allergy_europea 1n 7a b
allergy_scan 1n 7a h
allergy_snack 1n 5h f
allotme z 17 3 18 9 1p 3 1t 3 2a 3 5i 5 5j 3 5v 3 6v 3 8q 3 91 3 b6 9 f9 m
allotme_shar 1i f9 e
allotme_smal 1n b6 c
allotme_wait 1n f9 c
allow r 7 2 d 2 q 2 61 2 6j 2 7d 2 8r 3 a6 4 b3 3 bq 3 cb 2 d7 2
allowan 1i bn a d0 8
alma 1n e0 e
almond 1n fm 9
almost 1i 1l 3 di 4
alon g f 2 i 2 1g 3 1w 2 2b 4 3m 3 3s 3 3x 3 4c 2 4z 4 5g 3 5l 3 9w 4 ac 3 ak 4 al 3 b6 5 ba 5 c4 2 dd 3 dq 5 dr 5 en 2
alon_chat 1n ak c
alon_print 1n b6 c
along i g 3 t 3 y 3 1u 3 4p 2 6o 4 6r 6 6u 5 7l 2 96 2 9g 6 a6 3 aq 3 b5 3 c8 3 ea 3 ec 5 ek 3 fb 4
along_coastal 1n 6r a
along_motorwa 1n 9g e
along_riv 1i 6o 9
along_rubric 1n ec b
alopeci 1n fb q
alopeci_stylist 1n fb a
aloud u 1a 4 1l 8 1m 4 3d 2 3r 2 4v 2 7q 8 9a 5 9f 2 9y c a6 9 ah 4 b3 2 bk 7 bs 4 cc c e9 4
aloud_gently 1n 9y c
aloud_person 1n 1l 9
aloud_split 1n a6 b
aloud_wait 1n cc a
alp 1n f5 a
alp_tasting 1n f5 8
alpaca 1n 4a b
alpin 1i 20 7 5z d
alpin_meadow 1n 5z b
alps 1i 6e a
already i 2c 2 3k 5 3u 2 5o 2 6p 4 8d 3 9x 5 9z 3 a8 4 bx 6 dm 2
already_earn 1n bx g
already_listen 1n 9x b
already_study 1n a8 b
already_trust 1n 3k c
alsac 1n 6w 9
alt 1i 49 5 cv i
alt_text 1n cv g
alter 1f 49 m ae 3 ca a
alterat 1n 49 t
alterat_near 1n 49 h
alterna 1a 4f i 5w f bq e dp 9
alterna_credit 1n 4f j
althoug 1i d7 5
alto 1n c9 f
altoget 1n 33 5
alum 1n b 4
alumini 1i 4 d 9 a
alumini_tins 1n 4 b
alumni 1n af 5
alway j i 5 2g 3 36 3 4q 3 56 6 5a 1 7a 3 a6 3 bp 3 d2 2 dg 3 du 3 ev 3
alway_sam 1c 56 c
alway_want 1n i c
alzheim 1i 7n u be 12
alzheim_activit 1n be i
alzheim_afterno 1n be c
alzheim_box 1n be c
alzheim_gam 1n be c
alzheim_music 1i be b
amateur 13 1t 3 2c 6 6i d 71 7 81 6 c9 5 ca b cb 6 cc c ce 5 f0 6
amateur_actor 1n cc f
amateur_sport 1n 6i b
amateur_theatr 1n ca d
amazon 1n ff 13
amazon_ads 1n ff c
amazon_profit 1n ff c
amazon_sel 1n ff o
amb 1n 24 4
ambassa 1n 4l a
ambulan 15 2b 7 32 3 69 6 79 3 7e 3 7j 3 7t 5 7u c fd 8
ambulan_fulfil 1n fd 9
amen 1n 3h 2
america 1c 1u 8 5p e b5 8 bg 6
america_fresh 1n 5p a
amina 1a 13 5 15 6 19 6 1b 3
among y 34 8 3a 8 3s 3 4f 3 7c 2 9q 3 bs 5 c3 3 c6 3 dh 3 ey 9
among_cats 1n ey a
among_shelt 1n 3a b
among_teach 1n 34 b
amount 19 2k 3 64 3 7f d 7i 6 9z 3 bo e
amount_index 1n bo b
amp 1n cb 6
amplifi 1n cb c
amplifi_book 1n cb a
amps 1n cb r
amsterd 1c 3 8 o 8 89 8 fq 8
ana h c 3 f 2 r 3 1a 2 39 3 7g 2 ab 3 am 2 au 4 bm 3 bs 3 cv 2 dc 3 dd 2 df 3 dl 2 ed 2
anaerob 1n 9o a
anaesth 1n q 4
analog 1n 81 y
analog_develop 1n 81 b
analog_scan 1n 81 b
analogu 1n 81 z
analogu_develop 1n 81 b
analogu_film 1n 81 d
analogu_scan 1n 81 b
analy 1n d6 b
analys 1i 60 5 am h
analys_record 1n am b
analysi 1c 1s 9 60 4 7k 8 am 6
analyst 1i a3 c cs 7
analyst_mentor 1n a3 b
analyti 1n cs w
analyti_dashboa 1n cs r
anatomy 1n 1k 7
ancesto 1i ah i bg w
ancesto_archiv 1n bg b
ancesto_researc 1n bg b
ancestr 1i ah e bg o
ancestr_researc 1n bg b
andalus 1n 90 a
anew 10 1h 2 41 3 45 3 4u 3 5m 3 75 3 ac 3 bp 3 bv 2 d1 3 dc 3 ek 3
ang 1n c5 5
angel 1f 2z 9 6m 3
angl 1f b 8 85 5 87 18
angl_app 1n 87 d
angl_catch 1n 87 d
angl_lak 1n 87 d
angl_licenc 1n 87 d
angl_map 1n 87 d
angl_permit 1n 87 o
angl_show 1n 87 d
angl_wat 1n 87 d
angri 1n a5 4
angry 17 1o 3 2f 4 2v 4 af 4 ax 4 ck a cp 6
anim 1n 2r 5
animal u x g 1c m 2f 3 33 8 3g 4 42 5 9m 4 9n 7 dp e dq 3 dr 3 ds 4 dt 7 du b dv d dw k dx b dy k dz f e0 3 ey f f7 2 f9 2 fn c
animal_café 1n ey b
animal_fit 1n dy b
animal_morn 1n 33 c
animal_own 1f dp a
animal_physio 1n dw n
animal_rescu 1n 1c p
animal_vets 1n x b
animal_visit 1n 1c b
animat 1n az a
animati 1i 4v b 9y 5
ankl 1i 43 7 6w 3
anna 1i bg 9
annex 1i 51 3 d6 4
anniver 19 2o 3 2z 3 77 4 ai 4 ch b
annotat 1n as 13
annotat_rays 1n as a
annotat_servic 1n as d
announc 1f c4 e cl 5 fo 3
announc_trip 1n c4 b
annoy 1c 1h 3 3v 3 8i 3 d7 3
annual 1i 4s f en i
annual_account 1i 4s b en f
anonym 1i 4h 9 dg a
anonymi 1n dg 5
anonymo 1f v 5 4h y dg n
anonymo_questio 1n dg b
anonymo_report 1n 4h n
anonymo_web 1n 4h b
anoth g b2 2 c2 3 ca 3 d4 2 fe 4
anoth_siz 1n fe c
answ c 1 2 5 3 1a 3 1f 3 1u 3 1w 4 2e 3 4h 4 6c 3 6e 4 6t 3 72 3 75 3 79 3 7d 3 7h 2 7j 4 7k 5 7r 3 9w 5 9z 3 a0 3 ae 4 ag 4 al 4 ap 5 au 6 b8 3 ck 8 cl 6 cp 5 cx 4 d4 5 dc 5 dg 4 dj 6 dk 4 dm 8 du 4 dy 3 e3 5 ep 3 fl 3
answ_app 1f e3 9
answ_ask 1c dk 9
answ_bad 1n cp f
answ_cal 1f cl f
answ_chat 1i 1u a ck d
answ_child 1f 9z 9
answ_employ 1n dm f
answ_enquiry 1n ep b
answ_feedbac 1n ag c
answ_fifteen 1n du c
answ_flag 1n d4 b
answ_night 13 6t 6
answ_ord 1n ck g
answ_parent 1i 1f 9
answ_phon 1n cl f
answ_policy 1n dj b
answ_questio 14 5 7 a0 8 bi 7 dc 8 dy 7
answ_restaur 1n 6c c
answ_rfp 1n al a
answ_sel 1n 6e c
answ_step 1i 9w a
answ_th 1n 72 b
answ_thousan 1n dm b
answ_twenty 1i ad a
answ_unknown 1n 7r b
answ_writ 1n 7k a
answer q 4w 3 4x 2 6i 3 71 2 af 3 au 5 cl c cp 2 df 3 dg 4 dk 3 dm 2 e5 3 e6 3
answera 1n cz 5
antenat 1n o e
anti 1i 24 j 9v 8
anti_snor 1n 24 h
antibio 1n y 7
antiqu 1i 89 f 8z l
antiqu_furnitu 1i 8z e
ants 1n f7 8
antwerp 19 1n 6 1w 8 5e 8 5u 8 8r 9 cf 6
anxiety 1c 77 e 7l h 9z 9 a5 9
anxiou 1f 3p d do 9 fa 4
anxiou_learn 1n 3p c
anybody q 4b 2 4u 2 56 2 cn 4 dc 2 dl 2
anyon 1a 1k 3 29 4 9i 3 av 4
anyth m 24 3 4w 2 65 2 7e 3 7g 1 d3 2 dl 2 dn 2
anyway o 2 3 2b 3 2c 3 54 2 5d 2 a3 3 ea 3
anywher 1c 5c 5 62 4 dx 3 fr c
anywher_wash 1n fr a
apart r 1g 9 2k 4 2m 6 36 2 6j 2 7o 2 7y 3 ab 2 ax 2 d4 2 eb 2 fe 4
apartme 16 2g a 67 f 6p e 6u f 7i l 8o 8 8w c c6 l
apartme_build 1n c6 g
apartme_buildin 1n 67 c
apartme_door 1n 2g b
apartme_holiday 1n 6p c
apartme_hous 1n c6 f
apartme_shar 1n 7i g
aperiti 1n 61 k
aperiti_gentian 1n 61 b
aphasia 1n 7m s
api 16 4f a cq 8 cr s ct 8 cu d d1 8 d9 o db h
api_lets 1n db b
api_read 1n d9 f
api_train 1n cr b
apiary 1n 5v j
apiary_honey 1n 5v b
apis 1n cu f
apis_product 1n cu c
app c d 3 e 3 f 3 k 4 l 5 s 2 z 3 1a 2 1b 5 1g 7 1h 7 1l 8 1p 7 1q 7 1r 6 1s 9 1t 8 1u 6 1v 5 1w 8 1x 3 1y 7 1z 5 20 8 21 8 22 8 36 3 3h 8 3i 5 3k 4 3n 3 3o 3 3p 3 3u 3 4j 7 4m 2 4u 4 4v 2 55 4 5n 4 6e 4 6h 4 6i 4 6j 5 6y 8 6z 8 70 9 71 4 72 9 73 8 74 7 75 6 76 4 77 7 78 8 79 5 7a 7 7b 6 7c 7 7e 6 7f 8 7g 4 7h 5 7j 5 7k 6 7l 2 7m 5 7n 6 7o 7 7q 6 7s 3 7u 3 87 7 8t 4 91 3 95 4 97 6 98 3 9e 6 9f 4 9j 5 9k 3 9w 6 9x 8 9y 7 9z 6 a4 7 a5 4 a6 3 a7 6 a9 4 ab 8 ac 6 af 6 ah 3 aj 7 ak 5 at 3 av 2 b2 5 b3 6 b7 6 bf 5 bl 9 bm 6 bn 5 bo 4 bp 6 br 4 bs 5 bt 4 bu 5 bv 6 bw 5 bx 4 bz 4 c1 3 c3 3 c4 3 c5 4 c7 2 c9 6 cc 7 cn 3 cq 4 cy 5 d0 3 dd 6 de 5 dn 4 dp 3 du 4 dy 3 dz 3 e1 3 e3 5 eb 4 ef 4 eg 5 ei 4 ek 4 el 2 fa 8 fe 6 fg 3 fq 3
app_accompa 1n aj b
app_alert 1n dz b
app_amateur 1n 6i b
app_asks 1i 77 a fe b
app_autisti 1n 1l b
app_bakery 1n 5n b
app_begin 1i bu a
app_blind 1n 7q f
app_bouncy 1n 2y a
app_breath 1n 6y c
app_card 1i fa 9
app_chat 1n du c
app_childre 1f 1h 9 1l 9 bn a
app_collect 1n 74 b
app_conduct 1n c9 9
app_connect 1n 8t b
app_cousin 1n ah b
app_deliver 1n 97 b
app_disput 1n 7s a
app_divorc 1n 1g a
app_dog 1n dn d
app_doula 1n 9e c
app_driv 1f 7u 9
app_employ 1i 4j c
app_explain 1i 9w a at a
app_factory 1n 4j b
app_find 1c 1z 9 3k a 9z 9 bw a
app_freelan 1i bv e cy d
app_grandpa 1n bf 9
app_group 1n 36 b
app_help 1i 7h a
app_hik 1n 20 b
app_hous 1n 1w c
app_identif 1n 1t b
app_keep 1n 1y b
app_kids 1n 1h c
app_know 1n 72 b
app_learn 1n cc f
app_lend 1n 91 b
app_link 1n bx b
app_listen 1i 9y b a4 a
app_log 1n 73 b
app_look 1n 1p b
app_map 1n 87 b
app_match 1i c4 a dp a
app_measur 1n eg b
app_memb 1n b3 c
app_moth 1n ac c
app_non 1n 1l b
app_onlin 1n fe f
app_open 1i c3 a
app_oyst 1n 9k a
app_paid 1n 55 b
app_parent 1i 3u a
app_payof 1n 7h b
app_pays 1n bt b
app_photogr 1i 21 a bp a
app_pictur 1n 1l 9
app_practis 1n a5 b
app_prepar 1n a9 b
app_puts 1n 7f b
app_quit 1n 7c b
app_read 1a 7a 9 7o 8 b3 d bl 8 cc 8
app_real 1n l b
app_round 1n 1b b
app_runs 1n bs b
app_sam 1n 1w c
app_scal 1n 9j a
app_send 1n e c
app_separat 1n 1g a
app_sery 1n b7 b
app_shar 1n c5 b
app_shelt 1n dy b
app_shop 1i ek b
app_short 1n 9x b
app_show 1i 1v a
app_sibling 1n 7e b
app_singl 1n ab c
app_slow 1n a4 b
app_smal 1n 7g b
app_strengt 1n 70 b
app_suggest 1n 1s b
app_symbol 1n 1l b
app_tailor 1n af b
app_teach 1n 3h 9
app_track 1n 77 b
app_trad 1n eg e
app_travel 1n eb a
app_turn 1f 79 a a7 9 bf 8
app_vans 1n fq b
app_video 1f 78 a
app_voic 1n 1l b
app_weekly 1n de c
app_work 1n 98 b
app_writ 1c 9e a cn a cy 9 fa 8
apparat 1n e7 i
apparat_test 1n e7 b
appeal 1n 7s g
appear 19 4m b a9 4 ah 4 b0 b b7 6 d4 4
appear_read 1n b0 b
appear_tablet 1n 4m b
appetit 1f ds 4
appl 11 1h 3 2q 7 2v 3 3g 4 3s 3 42 9 5i 2 61 3 63 c 9i a dh 3
appl_leath 1n 42 b
appl_sel 1n 63 b
appli 1n 13 4
applian 1a 16 i 1y j 2a b 2h 9 8y v
applian_electri 1n 2a b
applian_manual 1n 1y d
applian_repair 1i 8y p
applian_tel 1n 8y c
applian_togeth 1n 16 c
applic 1i 51 l at f
applica 11 1a 3 4f 3 51 m a8 u af k ag d at c av 7 b8 6 bb 4 by 3 dc w e4 n
applica_build 1n e4 c
applica_chat 1n dc b
applica_colleg 1n a8 b
applica_help 1n a8 g
applica_own 1n 51 c
applica_paid 1n 51 c
applica_persona 1n a8 b
applica_post 1n dc h
applica_track 1i af f dc r
apply 17 v 4 61 4 a3 6 a8 d ag c dc 4 ed a
apply_video 1n ed b
appoint z m c q m r k x e 1a 3 1r e 6u 5 73 9 74 b 7d 2 7u a 9d c ag 3 ak e at 9 cl d
appoint_cal 1n ak c
appoint_calenda 1n cl c
appoint_consula 1n at b
appoint_fil 1n ak c
appoint_patient 1n q i
appoint_record 1n x b
appoint_weekly 1n 74 b
apprent 1c 12 h cd 4 cw a ed p
apprent_craft 1n ed b
apprent_match 1n ed e
apprent_mentor 1n 12 b
approv 14 w 3 5c 7 68 3 99 9 cn a cq 4 d0 d df b e4 3 e9 7
approv_phon 1n df d
approv_repair 1n 99 b
approv_tap 1n d0 b
approva 14 v 8 50 4 52 c 74 3 99 6 a3 3 d0 3 d1 4 dx 3
approva_accompa 1n 52 c
apps i d 3 e 3 1p 3 1q 4 1r 3 1s 3 1w 3 1y 3 21 4 22 3 4m 3 4u 7 5e 3 5n 3 6e 3 6y 3 70 3 71 3 72 3 73 2 74 3 75 3 77 3 78 3 79 3 7b 3 7c 3 7f 3 7g 2 7k 2 7l 2 7m 2 7q 3 87 2 96 2 9b 2 9f 4 9w 2 9y 3 9z 2 a4 3 a5 3 a7 2 a9 3 ab 4 ac 3 ag 3 b3 3 b9 6 bm 3 bn 3 bp 4 bs 3 bt 3 bu 2 bv 2 bw 3 bx 3 bz 3 c5 3 c7 3 c8 3 cc 2 cr 3 ct 3 dr 3 fe 3
apps_mvps 1n 4u c
apricot 1n 5t 7
april 16 f 4 n a 1j 5 82 3 94 4 b5 5 c0 4
april_book 1n n b
apron 1c 48 m 59 a es 7
apron_restaur 1n 48 g
aqua 1n j b
aquacul 1n 9k m
aquapon 1n 9h j
arab 1n b7 e
arab_artist 1n b7 b
arabia 1n ek b
arabic 1f 4m h 6y d 9x 9
arabic_dari 1n 4m b
arabic_french 1n 6y c
arcad 1f 31 a 3a 9 f1 r
arch 1f 2w 7 2x 4 es 3
archite 14 4o 4 4p 3 88 4 9t 6 9u 5 au 7 d8 d dl e e4 4 fp c
archite_offic 1c d8 d
archite_turn 1n dl c
archite_yard 1n fp b
archiv 1f 1z h az 3 bg v
archiv_deliv 1n bg 9
archiv_villag 1n bg c
archivi 1n 1z h
area 19 2u 7 4o b 4q a af 4 e1 8 f0 6
area_rent 1n 4o c
area_scan 1n 4q b
aren 1n 4y 3
arepa 1n 2k e
arepa_busines 1n 2k b
argenti 1c 4m 8 7a 8 9j 7 ec 8
argu 19 8f 7 ak 3 b2 4 bp 4
argumen 1c bq 4 bs 2
arithme 1n 9z q
arithme_primary 1n 9z b
arm u 1 7 4 5 5 4 d 3 k 2 m 6 60 3 7d 4 7l 7 7p 4 8i 2 8n 4 9d 5 fd 3
arm_movemen 1n 7l b
armband 1n j 3
armchai 1n 8z o
armchai_reuphol 1n 8z b
armenia 1i 5s c ev 9
armenia_aubergi 1n 5s b
armful 1n 8b 4
arms 12 1 3 3 3 2f 3 4a 3 4d 3 78 3
around x n 5 p 3 1l 5 1u 8 2i 6 2l 3 4q 6 64 3 6f 3 8p b 9x 8 by 4 c5 3 ca 8 dw 7
around_hous 1i 8p e
around_naps 1n 1u b
around_perform 1n ca 9
around_song 1n 9x b
arrang 13 l 3 3c i 3k 4 6x 3 8b a 8h 4 9a 7 dn 4 ed 3
arrang_cal 1i 3c 9
arrang_wedding 1n 8b b
arrange 1n a4 5
arrear 1n ee j
arrear_tenant 1n ee b
arriv q 2h 2 2m 5 40 6 4y 9 6f 5 6j 2 6u a 83 6 9c 2 bs 2 bw 3 d7 6
arriv_thursda 1n 40 b
arrival 14 2m 4 2x 5 3u a 44 4 66 4 6q 3 7s 3 9c 4 cs 3
arrow 1n b9 5
art 17 32 8 4p z 81 3 8i y ci 7 es 7
art_buy 1n 8i e
art_leas 1n 4p d
art_offic 1n 4p l
art_onlin 1n 8i c
art_print 1n 8i t
art_rental 1i 4p m
art_subscri 1i 4p c
art_wal 1n 4p h
arthous 1n ci 9
arthrit 1i bd o dw 9
articl 19 4g 7 4q 4 9p 3 aq 3 ax h co s
articl_rank 1n co c
artisan 1c 2p b 5r 9 er k f4 5
artisan_gelato 1n 2p b
artisan_worksho 1n er a
artist 12 d h m i 39 7 4b 8 4n 7 4p d 8i l 9d m b5 7 b7 h cf 7
artist_book 1f d a
artist_chang 1n 8i b
artist_fre 1n b7 b
artist_styl 1n m c
arts 1i h a eu q
arts_near 1n eu d
arts_school 1n eu l
artwork 1i 4p u 8i a
artwork_rent 1n 4p d
artwork_young 1n 4p f
ash 19 c 3 3c a 3e q 3g l 8c b 8j 6
ash_brought 1n 3c a
ash_hand 1i 3g 8
ash_wood 1i 8c a
asham 1c l 7 4u 4 7c 4 be 4
asia 1n ao a
asian 1c 2r 6 5p k 5x 7 6l 8
asian_grocery 1n 5p g
asid 13 21 3 2h 3 3a 3 3f 3 5k 4 7f k bo 3 br 6 bv f
asid_smal 1n 7f g
asid_tax 1n bv f
ask_expert 1c 2w a
ask_googl 1n cp c
ask_nam 11 1z 7
ask_neighbo 19 1w 9
ask_patient 1i 4t b
ask_persona 1n dk b
ask_plain 1i cs a
ask_rest 1i de b
ask_voic 1n dm b
askew 1i bi 3 fi b
asks g 1o 3 2l 3 30 3 6c 4 77 4 7j 5 a7 4 a8 2 b2 2 cl 5 cp 5 dg 5 dk 5 ep 4 fe 5
asks_again 1f a7 9
asks_card 1n 6c c
asks_financ 1n ep b
asks_guest 1n cp g
asks_questio 1a 77 9
asks_symptom 1n 7j b
asks_why 17 fe b
asks_wrong 1n cl c
asleep 11 1f 4 24 c 27 3 28 3 3k 5 6z m b0 7 c7 3 dn 2 dq 3 ey 4
asleep_app 1n 6z h
asphalt 1n e3 4
asr 1n cr a
assembl 1c 28 4 4q 4 8p g e5 8
assembl_furnitu 1n 8p g
asses 17 1 4 2 4 3 4 5 4 9 4 b 4 fl 8
assesso 1n 0 5
asset 1n fj 4
assign 1c z 9 7s 4 bu b eb j
assignm 1c 1a f 4e 4 eb q ec 8
assignm_softwar 1n eb d
assist 1f 6q 8 at 9 ec 9
assista x x 9 y 2 10 3 13 6 4g 2 4z s 58 c 6e 8 7j b ak n ap d au m ck j cl e ct 9 df 7 dh 6 dl c dm e em 5 ep 8
assista_answ 1a 6e 9 ck c cl 9 dm 9 ep 9
assista_app 1n ak j
assista_book 1n ak c
assista_company 1i dm c
assista_explain 1n 7j b
assista_find 1n 58 c
assista_handl 1n 4z c
assista_join 1n dl c
assista_servic 1n 4z i
assista_sort 1n x b
assista_start 1n 4z c
associa p 1i 3 3d 3 4t 2 6e 2 6i 7 6j 2 91 2 94 4 9a 5 9e 6 9j 6 ae 7 aw 5 b8 2 bv 2 co 2 cq 4 d3 2 d9 4 e8 5 eb b ec 2 ee a el 2 eo 2 ep 2 fo 4
associa_memb 1n 6i d
asthma 1n 7o u
asthma_app 1n 7o f
astrolo 1n fa 12
astrolo_app 1n fa r
astrona 1n 1m l
asylum 1n 13 a
ate 13 t 5 1p 4 3k 3 3l 3 3t 3 5l 3 5m 3 9n 4 dp 3 ds 3
athen 1f 13 8 18 9 f2 8
athlet 1i 2c 9 5l l
athlet_chil 1n 5l b
atopic 1n 1 k
atopic_skin 1n 1 c
ats 1i af a dc a
attachm 1n aq d
attachm_ent 1n aq a
attack 1a 4h 4 4x 8 7o o di 8 dj 4
attempt 1c 3p 5 a2 5 by 4 db 4
attend 1i 6i n 6j a
attenda 1f 5a 5 6i e ea i
attenda_card 1n ea b
attenda_driv 1n 6i b
attenti 1c 8d 3 aa 4 ay 4 ew 4
attic 11 1z 3 89 5 8v 8 8w 3 90 6 93 7 cg 2 ee 6 ev 5 f6 i
attic_clear 1n f6 b
attic_empty 1i f6 a
attorne 1c 6u 3 7e 4 ai 9 em 9
aubergi 1n 5s e
aubergi_walnut 1n 5s b
aucklan 1f 2v 9 4s a ez 7
auction 1a 80 q 8z 4 ee 4 fn 4 fp 6
audio 13 1u 7 2y 6 32 8 3h i 6h m 6y 7 71 a 9x 9 ay 7 b0 s cr 7
audio_coach 1n 71 c
audio_guid 1i 6h q
audio_play 1n b0 d
audio_story 1i 9x a b0 m
audiobo 1f 8g a ay c b0 d
audit 16 1b 4 1d 4 4h 4 55 c cv j dj f en 8 eo 3
auditio 1n cc j
auditor 16 4h 3 55 3 9p 3 9v 7 cv 3 di 3 dj e fl 8
augment 1i 4i a 6h a
august x 8 3 s 3 18 4 1i 6 1o 3 33 3 35 3 3l 4 4o 4 5d 3 7l 3 9c 4 dp 5 f9 4
aunt v 12 6 2o 4 3h 3 5p 5 6j 5 7g 5 82 3 b2 2 bd 3 bs 6 f4 4
austin 1i 2k 9 dp 9
austral 14 4 7 u 7 1f 6 1u 7 7c 7 7h 6 9c 7 9y 7 bg 5 d6 7
austria w p 6 z 5 20 5 2f 5 3f 4 4c 6 4w 6 5q 6 5z 5 6e 6 78 5 86 5 8i 5 9l 5 a1 5 bu 5 cv 6 cy 5 di 5 dm 5 e7 5 ef 6 en 6
authent 1i 9v 8 b4 a
author 17 1m 7 9x 4 b0 4 b3 b b4 c b6 7 e5 4
authori g y 2 56 2 68 3 69 5 6j 4 87 2 97 4 9b 3 9m 3 at 3 dk 3 e4 7 e9 9
authori_plain 1n e9 b
auti 1i 1e 9 a6 a
autism 1n 1l p
autisti 1i 1l s eu j
auto 1n 99 v
auto_repair 1n 99 p
autobio 1n ah b
automat v 23 6 2u 7 3p 8 4q 9 7f g 9k 5 ao a ap 3 aq o bo 6 bw a cm b cs 9 ct 6 cv 5 cz c d1 6 d7 6 d8 9 dc 3 dj d eb 7 en 6 fi 9
automat_bookkee 1n cz b
automat_cars 1n 3p c
automat_data 1n aq d
automat_replace 1n eb a
automat_visual 1n fi d
automat_winery 1n cm c
automat_workflo 1n aq d
autonom 1i 4q a 9i e
autumn r 1j 3 22 4 4k 2 66 2 6w 3 8n 3 8s 7 8v 7 94 2 9c 2
autumn_rain 1n 8s c
availab 1n e7 k
availab_warden 1n e7 b
avatar 1f 4m f ao k av 9
avatar_languag 1n ao b
avatar_video 1n ao d
averag 1i 62 5 b4 5
aviatio 1i 69 5 fo 5
aviv 1n c5 a
avoid 1f 9 9 a5 9 a6 d
await 1n fh 4
awak 12 1f 4 6t 2 6z c 74 3 75 5 7b 3 ev 3
awarene 1i aj 5 di r
awarene_phon 1n di b
away f 16 3 3b 5 6d 6 7e 3 7n 2 92 7 9b 6 av 3 bf 4 dn 2 dp 5 fp 4
away_box 1n 6n 8
away_marina 1n 9b b
away_somebod 1n 92 c
away_weed 1n 3b 9
away_why 1n 6d b
awn 1f 2j 3 35 6 c8 4
aws 1n ar o
azur 1n ar a
baby v a 9 j 9 o g 1f r 1x a 25 q 3d 5 3k 6 3z i 4c n 5m p 75 j 7z 2 8e f 8l 4 bi c ch d cj 4 ew r
baby_album 1n bi e
baby_carri 1n 4c r
baby_clas 1i ew r
baby_cloth 1i 3z n
baby_cry 1i 25 e
baby_food 1n 5m w
baby_gear 1n 8e h
baby_group 1c ew a
baby_learn 1n 1f b
baby_massag 1n ew f
baby_meal 1n 5m h
baby_monitor 1n 25 t
baby_morn 1n ew c
baby_music 1n ew c
baby_night 1n 1f l
baby_rhym 1n ew c
baby_sensory 1n ew c
baby_sign 1n ew m
baby_sleep 1a 1f t 75 c
baby_song 1n ew c
baby_swim 1n j e
baby_thing 1n 1x g
baby_tir 1n 1f b
baby_toddl 1n ew c
baby_video 1n 1f 9
baby_wak 1n 1f i
baby_warn 1n 25 b
baby_wear 1i 4c l
babygro 1n 3z b
babysit 1i 3k 1a 7a 4
babysit_friend 1n 3k h
babywea 1n 4c b
back 6 e 3 k 3 10 2 2c 2 40 3 4r 3 78 4 fe 3
back_autumn 1n 8v b
back_bad 1n 77 b
back_differe 1i a5 a
back_door 11 ek a
back_empty v 7u 6 fh 6
back_exercis 1n dh b
back_fabric 1n 8z b
back_hotel 1n da b
back_land 1n 9v a
back_larg 1n 1j a
back_leav 1n c2 b
back_monday 19 40 8
back_off 1f fe a
back_offic 1a aq a
back_pain 1a k i 2c a 78 n
back_pocket 1n bd 9
back_refil 1i 8 b f4 8
back_room 1c 14 9
back_sharp 1n 85 9
back_support 1n 4r f
backgro 1f 1s 5 an h b7 2
backgro_product 1n an c
backhau 1n fh a
backlin 1n ap a
backpac 19 42 p 6o l 6r l 6t k 84 h 8m 8
backpac_sewn 1n 42 f
backpac_shar 1n 6t a
backup 1n 4x r
backup_mail 1n 4x c
backwar 14 2d 3 3p 5 58 2 8o 3 9h 2 b2 3
backyar 1n 6v u
backyar_family 1n 6v c
backyar_hourly 1n 6v c
backyar_own 1n 6v c
bad q 1 2 22 4 6z 9 77 7 78 6 7c 3 7p 4 7s 3 bo 3 c8 2 cp 9 dg 4 eb 2 fi 8
bad_bottl 1n fi b
bad_ones 1f cp c
bad_sleep 1i 6z e
baden 1n fl a
badg 16 j 8 1i a 34 4 3q 3 65 3 cv 4 dj 3 e7 3
badly 12 24 6 6z 3 77 3 8k 4 9f 3 a5 3 ac 3 em 3
badmint 1n f0 n
badmint_court 1n f0 c
bag m 3 3 6 3 1r 4 1x 6 2m 7 3z 6 41 9 42 9 44 4 4c 5 5e 3 5j 7 5k b 5n 6 5o 4 6j 3 6l 3 6r 6 7m 2 7z 2 84 b 8t a br 5 c0 4 c8 8 ca 4
bag_buy 1i 42 c
bag_cloth 1n 41 g
bag_letterb 1n 5k b
bag_outsid 1n 8t b
bag_seed 1n br c
bag_used 1n 1x b
baggag 1n 6t 2
bags s 15 4 1s 3 2m 4 3z 4 42 l 4c 3 5j 6 5k a 5n h 5z 9 64 5 6l 4 6r j 7w 3 7z 7 84 e 8m 5 8s 3 8t c 93 4 9t 8 c8 g
bags_hik 1n 6r c
bags_mend 1n 84 a
bags_oth 1n 5z b
bags_pres 1n 9t 9
bags_stag 1n 6r c
bags_walk 1n 6r f
bailif 1n 87 g
bait 1n di a
bak w 9 5 2n k 2o e 4q 4 5c 3 5h 4 5j d 5n 5 5t a 6i 2 a2 a aa 4 ac 2 ax 7 bl 4 cn 6 dc 2 et j
bak_birthda 1n 2o b
bak_breakfa 1n et 9
bak_clas 1n et b
bak_cours 1n et b
bak_croissa 1n a2 b
bak_crunchy 1n 5t b
bak_friday 1n 5j c
bak_grandmo 1n et b
bak_learn 1n et b
bak_overnig 1n 2n b
bakery u 11 4 1e c 1v 6 2n n 2t 4 59 5 5f 6 5h 7 5j 8 5n g 7i 3 8b 3 97 5 9n 7 9r 9 b7 7 bz 6 cn 7 cy 4 ed 4 ek 7 et 6 f7 2
bakery_coffe 1n 1e b
bakery_leftov 1n 9n a
bakery_near 1i 2n f
bakery_night 1i et 8
bakery_restaur 1n 5n b
bakery_sourdou 1n 2n g
bakery_test 1n 5h b
bakery_weekly 1n b7 b
bakery_worksho 1n 9r a
bal 10 e 5 i 3 2y 3 3g 2 3w f 40 6 43 3 86 2 9l c dq 6 dr 3 e8 3 ez k f0 5
bal_pit 1n ez n
bal_pool 1n ez f
balanc 1c 1j h 34 6 d2 g ex s
balanc_bik 1n 1j h
balanc_clas 1n ex g
balcony 11 18 5 1d 6 1t e 2a o 7c 3 7w 9 82 7 8a b 90 7 dp 5 es 5 f9 5
balcony_solar 1f 2a k
balcony_tun 1n 1t b
ballad 1n ch q
ballet 1n i r
ballet_clas 1n i g
balloon 1f 3r 3 6w x
balloon_flight 1n 6w m
balloon_rid 1n 6w c
balloon_sunris 1n 6w c
balloon_tandem 1n 6w c
balloon_tourist 1n 6w c
ballroo 1n i b
balm 1i 1 4 b d
balm_organic 1n b b
baltic 1i 55 9 6f 9
bamboo 1f 9 h 28 9 4d 9
bamboo_brush 1n 9 c
ban 1c 42 g 5p 4 ao 9 dk h
banana 1c 6 g 2q 7 57 7 5t 6
banana_fibr 1n 6 b
band 11 1v 3 2w 6 4b c 4d 9 6g 3 7x 4 a4 3 an 3 b5 c cb s ce 7 cf s
band_amps 1n cb c
band_book 1i cf j
band_djs 1n cf d
band_event 1n cf b
band_fix 1n cb a
band_gig 1n cf b
band_hir 1n cf e
band_hoody 1n 4b b
band_party 1n cf h
band_practis 1n cb f
band_rehear 1n cb c
band_room 1n cb m
band_sel 1n b5 b
band_soundpr 1n cb c
band_wed 1n cf b
bang 1i 3w 4 8y 4
banglad 1i 4e 9 bx 9
bank m s 4 11 c 1d 4 1w 7 22 3 37 3 4e 4 4f 9 4m 7 4o 4 4p 3 4s 2 54 7 55 4 5n 4 6u b 7f 5 7g 5 7r 7 82 3 87 3 90 3 9m 6 ai 5 at 5 b9 6 bl d bm 4 bn 9 bo 3 bp 4 bq 3 bs 3 bw 5 by c bz 3 cr 3 cy 4 cz a d2 b d7 4 db 7 df 3 ee 7
bank_account 13 6u 6 at 7 bl h d2 9 ee 7
bank_brush 1n 9m a
bank_investo 1n 54 b
bank_lin 1f cz d
bank_near 1n 11 d
bank_old 1n b9 c
bank_town 1n 4m g
bank_wheel 1n 11 f
banquet 1n fg 4
baptism 1n bg 3
bar q 3 5 f 4 g 5 1e 6 2i 8 2j 5 2l 6 2q f 3a a 5t e 5u d 61 8 62 8 63 5 6c 5 6g 6 6o 3 7w 3 a4 5 cg a cj 8 em 4 es 9 f0 6 f1 d f5 4
bar_chocola 1n 5u f
bar_employ 1n 1e b
bar_insid 1n 2q b
bar_second 1n cg a
bar_sunflow 1n 5t b
bar_wristba 1n 6g b
barb 1f b e c r r o
barb_van 1n c f
barb_web 1n b b
barbecu 1f 5s 8 e8 9
barbers 1i c 9 c9 q
barcelo 1f 32 9 43 9 7q 8
barcod 1f 72 4 7a h el h
barcod_scan 1n el c
barcod_see 1n 7a b
barefoo 1c 43 r 9f c
barefoo_hoof 1n 9f b
barefoo_sho 1n 43 q
barf 1n ds b
bargain 1i 1x n 5n g
bargain_hunt 1i 1x g 5n d
barista 1i 1e f 2j k
bark 1f dq a dr 6
barkeep 1n 62 5
barley 1i 5l 7 f5 a
barley_open 1n f5 8
barn 12 1d 6 1o 5 2y 4 3q 5 5i 5 9g 8 cf 6 fn j
barn_camera 1n fn c
barn_count 1n fn a
barrel 1a 5q 3 5x h 6m b 9n 6 f5 h
barri 1a 6q c 7q 8 9c m bb l cv c
barri_cod 1n 9c b
barri_fre 1c 6q a bb j
bars x 0 6 2 a i 9 m 3 3a 5 3n 6 44 5 5t l 5u b 61 8 62 d 63 6 8h 3 8i 3 a4 c c9 8 cj e es d f5 6 fq 5
bars_curly 1n 2 b
bars_festiva 1n 62 b
bars_lesson 1n i c
bars_quiet 1n es a
bars_repeat 1n a4 b
bars_town 1n cj a
bas 10 4 3 7 8 2z 5 32 3 5w k 69 5 72 7 9n 6 9v 6 9w 8 cb 2 cf 4 dm 9
bas_blood 1n 7 b
bas_burg 1n 5w f
bas_meat 1n 5w i
bas_tutor 1n 9w b
basebal 1n eb 9
basel 1i e 9 5j a
basemen 1n 8v b
basic 1i i 4 14 a
basil 1f 1t 8 23 i 9h d
basil_grow 1n 23 b
basin 1a 0 5 c 6 2k 4 3t 6 9b 5
basket x 17 4 1h 4 1p 2 1q e 37 9 3e 6 57 7 60 3 6n 7 6s 5 8f 3 8l 6 er g fc 4
basket_board 1n 37 c
basket_carv 1n er 8
basket_mak 1n 3e 9
basket_today 1n 1q c
basket_worksho 1n er a
basqu 1n 3o e
basqu_frisian 1n 3o b
bat 1n 9r m
batch t 1 a 2 3 3 3 4 3 7 7 28 4 5h 8 5s c 5v 4 62 8 63 7 6m i 7w 4 81 4 9d d 9n 7 9v c as a cs 3 ds 5 f4 e f5 e
batch_ferment 1n 5s b
batch_gin 1n f5 8
batch_grown 1n 9v c
batch_local 1n 62 b
batch_stock 1n 6m b
batch_stor 1n 9d b
batch_test 1c 1 9
bath v e 4 n f o 8 27 3 2b 4 6s e 6y 4 7x 9 81 6 8o 4 8w 4 b2 3 bb e do b dq 2 eg 4 ez 5
bath_guid 1n 6s a
bath_nail 1n do b
bath_walk 1i 6s 9
bathroo 10 1 5 9 7 c 5 2b 9 8a 4 8w k 9u 8 bb m dv 5 fp 4
bathroo_ag 1n bb a
bathroo_age 1n bb a
bathroo_alert 1n 2b b
bathroo_check 1n 8w b
bathroo_elderly 1n bb a
bathroo_grab 1n bb a
bathroo_old 1n bb a
bathroo_parent 1n bb a
bathroo_renovat 1n 8w e
bathroo_saf 1n bb a
bathroo_walk 1n bb a
bats 1i 6s g f7 4
battery s 1q 2 23 4 24 5 26 2 27 5 28 7 2a 8 2b 6 2c 2 2e 5 2f 4 2g 7 2h e 2j 4 6q 3 8d 5 90 7 9j 4 9r n aj 4 c0 3 c1 8 dx 8 e2 5
battery_busines 1n 9r c
battery_contain 1n 9r h
battery_firm 1n 9r j
battery_peak 1n 9r c
battery_screen 1n 2h b
battery_servic 1n 90 b
battery_storag 1n 9r k
battery_superma 1n 9r c
battery_tyr 1n c1 b
bavaria 14 26 7 34 6 3p 7 45 7 6l 7 7e 6 9i 6 ca 6 cw 7 de 7
bay 1i 9q c c6 h
bays 1f 99 8 9q 6 c6 3
bazaar 1n 1n 4
be r r 2 t 3 4s 3 4u 3 61 6 63 a 6c 2 73 2 7p 4 7s 4 8r 2 9w 2 b2 3 dr 7 ea 2 es 6 f0 2
be_alon 1n dr c
be_local 1n 63 b
be_spirit 1n 61 b
beach 16 4 3 2x c 34 c 3d 9 6q h 7n 2 c2 6 f0 7
beach_written 1n 3d a
beachwe 1n 47 b
beam 19 h 3 1b 6 9b 3 9l 6 ci 3 fp b
bean 11 18 7 22 5 2v 3 30 5 57 4 5k p 5u j 75 3 82 b
bean_bar 1n 5u l
bean_ord 1n 5k b
bear 10 1 2 4e 3 92 3 9y 9 b0 4 by 2 c6 3 da 7 db 3 fj k
bear_fail 1n fj f
bearabl 1n 28 5
beard 1a 2 3 b p c b r 3 1n d
beard_car 1n b c
beard_oil 1n b j
beard_visit 1n 1n a
bearing 1n fj 8
beat 1a a4 3 ao 4 cm 2 el 4 fr 4
beaten 1n ao 4
beautic 1n d h
beautif 1n ev 7
beauty 1a 3 8 d r r c cp 8
beauty_hom 1n d o
becam 13 1b 7 4h 3 7f 3 ax 3 dc 3 e5 2 eg 3
becaus m k 2 43 2 79 2 an 4 cs 3 e5 3 ec 3
becom p t 7 1c 6 67 6 6o 5 8v 2 9e 4 cb 5 en 2
becom_entry 1i t b
becom_godpare 1n 1c b
becom_hostel 1n 6o a
becom_pick 1n 67 c
becom_rehears 1n cb a
bed o g 4 18 d 24 4 33 6 3h 3 59 8 6o 8 6q 3 6z 4 7u 6 89 6 8g 4 8k j 8q 4 9a 3 9i 3 ae 3 b3 4 bc 4 dt a f7 c f9 c
bed_bugs 1n f7 q
bed_desk 1n 89 b
bed_linen 1i 59 f 8k d
bed_shar 1n f9 m
bed_woven 1n 8k c
bedbug 1n f7 n
bedroom 1a 25 b 26 c 8u 6 94 k cb 4
bedroom_damp 1n 94 b
bedroom_predict 1n 26 b
beds 15 t 7 18 h 6f 4 6o q 7u 3 88 f 8q f f9 3
beds_keep 1n 8q b
beds_long 1n 6o a
beds_shar 1n 6o a
beds_solid 1n 88 g
beds_unus 1n 18 b
bedsid 17 t 6 24 i 6z 5 9e 7 cu 3 ex 3 fd h
bedsid_lamp 1n 24 f
bedtim 1i 6z i b0 q
bedtim_stor 1i b0 c
bedtim_story 1i 6z a b0 h
bedwet 1n bc 9
bee 1n 9j f
bee_colony 1n 9j c
beech 1f 6n b
beech_forest 1n 6n 8
beef 1i 5w i f3 t
beef_box 1n f3 a
beef_farm 1n f3 d
beef_fisherm 1n f3 a
beef_shar 1n f3 a
beef_sold 1n 5w a
beehiv 1i 5v p 9j x
beehiv_beehiv 1n 9j c
beehiv_monitor 1n 9j k
beehiv_scal 1n 9j c
beehiv_sensor 1n 9j c
beehiv_sponsor 1n 5v b
beekeep 1i 5v s 9j 10
beekeep_app 1n 9j j
beekeep_certifi 1n 5v b
beekeep_nam 1n 5v c
beep 1f b9 3 dx 3
beer 11 2y 5 58 6 5b 5 61 b 62 7 63 t 6l 6 6m 7 8p 3 c0 3 c1 3 es c
beer_drink 1n 63 d
beer_near 1n 63 d
bees 1i 5v i 9j g
beeswax 1f 8 a 5v 9 8c 9
beet 1i 2s 4 9i d
beet_onion 1n 9i a
beetroo 1a 2q 3 3z 3 5i 3 5w a 5x 6
beetroo_sizzl 1n 5w a
beforeh t 3e 2 4g 3 4x 3 6x 2 7s 2 8u 4 ar 4 cd 3 ci 6 dp 3
beforeh_run 1n ci 9
began 14 7c a 7o 3 8g 3 9z 3 a3 7 bs 3
began_sam 1n 7c b
begin e g 4 h 4 i 6 l 3 34 7 3n 3 5g 4 71 5 a0 6 a3 3 a4 6 ai 3 bo 9 bu 5 e0 4 eq 6 er 5 eu 5
begin_chop 1n 5g c
begin_couch 1n 71 c
begin_early 1n g c
begin_feedbac 1n i c
begin_fifty 1n a0 c
begin_forty 1n eu 9
begin_invest 1n bo m
begin_licenc 1n 34 b
begin_practis 1n a4 b
begin_show 1n bu b
beginni 1n cm 4
begun z m 3 19 2 3n 2 6y 2 7o 2 92 3 a7 2 aa 2 ah 5 cj 2 ed 4 em 2
behalf 1n bw 6
behav 1i ab 5 cd 3
behavio 1f dr f ej 9 fn 4
behind g 1v 3 27 2 8w 3 96 3 9z 5 c8 3 dd 2
behind_wrong 1n 9z c
bel u 1j 4 2g 4 2m 5 3k 5 6y 4 79 4 93 2 ad 6 ag 5 dx 4
belfast 1n es 9
belgium 11 1m 5 29 7 4n 6 5n 6 75 6 al 6 br 7 cq 7 d5 6 e5 6 ei 7 fd 5 fp 6
belief 1n 3h 4
believ 15 2 3 3h 9 64 3 80 5 9j 3 bq 4 dx 4 fa 4
believa 1n di 5
bella 1a x 2 9f 8 dn 9 dq a dr 3
belly 1a 7d 3 7y 3 8k 3 du 7
belong t h 3 1d 3 3d 2 4o 4 4t 3 5b 2 6c 3 9a 2 9t 3 a4 3 bv 2 dz 3
belongi 1f 1y 9 8v 9 93 9
below r 23 3 2h 4 4t 2 69 2 8s 4 8z 4 9u 3 au 2 bn 2 bz 2 co 3 dg 2 fo 4
belt 11 21 4 42 c 4r 5 72 6 84 i 95 8 99 6 c7 3 ej 4 eu 8 fj 4
belt_bags 1n 84 a
belt_shelter 1n 42 b
ben t j 4 12 8 1e 3 1i 3 1m 3 1n 4 3k 8 3u 4 3v 5 ba 3 bf 4 bj 3 bp 6 eu 3 ev 4 ew 4 ez 3 f1 3
bench s n 6 10 5 2h 8 32 4 39 4 3f 4 3w 5 6w 3 70 3 84 6 87 4 8n 3 b8 5 c4 9 ce 4 e5 6
bend z k 5 1q 2 47 5 4r 9 70 2 87 2 89 4 cg 2
beneath 1a 7o 3 8d 3 ah 3 cn 6
benefit 1c 1e 4 ba 4 dh 7 e9 3
bent 15 11 6 46 3 70 4 9l 3 b6 3 cg 3
bereav 1c 3c d 3e b 3f e 3i t
bereav_family 1f 3c b 3e 9 3f c
bereave 1i 3i d ai a
berlin 13 m 7 1f 5 1s 7 2s 7 37 6 4u 7 6u 5 8o 7 94 7 9d 6 ae 6
berry 1i 0 d 5k 4
berry_oils 1n 0 b
bert 1n 1n 7
berth 1n 9b 15
berth_guest 1n 9b b
besid c an 4 b3 2 e2 3
bespok 1i 2o a 49 a
best q g 3 1m 8 1z 8 2i 4 3i 3 41 4 4j 4 4v 1 5n d 5r 4 5u 4 6i 2 am 3 au 2 bk c by 6 c4 2 cm 4 d4 4 dd 4 ek 7 ev 4
best_dat 1n 5n b
best_friend 1f 1m c
best_man 1n bk l
best_moment 1n by b
best_ord 1n ek c
best_shar 1n 1z b
bet p 3m 2 4u 2 51 2 6z 4 77 3 7o 2 7s 3 8o 2 9w 2 bo 3 bx 2 dm 2
beverag 1n fi a
beyond 1a m 3 7c 3 7h 3 az 3
bhagava 1n 3h 9
bibl 1n 3h z
bibl_read 1n 3h b
bibl_reading 1n 3h 9
bibl_story 1n 3h b
bicycl y 13 8 1j n 1y 2 28 d 2e 6 2g a 42 3 6o 4 7f 4 8v 2 ap 2 c0 g c2 6 ed 2
bicycl_child 1n 1j c
bicycl_childre 1n 1j i
bicycl_even 1n c0 c
bicycl_grow 1n 1j c
bicycl_kid 1n 1j c
bicycl_kids 1n 1j c
bicycl_mechani 1i 13 a
bicycl_repair 1n c0 e
bicycl_toddl 1n 1j c
bid 1a al p d4 c eg 8 fh e
bid_writ 1n al e
bids 1n al u
bids_smal 1n al a
big t 12 5 1v 4 28 7 7x 3 81 3 95 4 97 5 ba d br 4 cg 4 d2 3 f5 3
big_hous 1n ba m
big_wheel 1n 28 b
bik t 12 2 1j r 1n 4 20 5 28 r 2e 8 2g 5 2j g 32 a 57 8 5e l 5j a 64 7 6r 5 8a 7 8b 7 8t 7 br c c0 s c2 u c3 3 c8 2 dn 4 fq 7
bik_book 1n c0 c
bik_buy 1n 28 e
bik_car 1n 8a b
bik_child 1n 1j j
bik_childre 1i 1j j
bik_couri 1n 5e p
bik_deliv 1n 5e l
bik_family 1f 28 c
bik_friday 1n 8b b
bik_front 1n 28 b
bik_grow 1n 1j i
bik_harvest 1n 64 b
bik_kid 1n 1j c
bik_kids 1n 1j c
bik_light 1i c2 c
bik_market 1i 32 b
bik_mechani 1n c0 k
bik_next 1n 1j c
bik_offic 1n c0 c
bik_outsid 1n 2j f
bik_rent 1n c2 r
bik_rental 1n c2 v
bik_repair 1n c0 y
bik_send 1n 1j a
bik_shar 1n c2 n
bik_siz 1n 1j c
bik_sold 1n 1j a
bik_sourdou 1n 5j c
bik_spot 1n c0 c
bik_subscri 1i 1j k c2 v
bik_swap 1n 1j e
bik_switch 1n br c
bik_toddl 1n 1j c
bik_turn 1n fq b
bikini 1n 47 s
bikini_swimsui 1n 47 c
bil n 1c 3 1d 4 2a 4 65 2 66 4 6d 4 7g 3 90 5 93 2 9c 2 9e c 9f 5 9h 3 9q 7 9r 7 9s 5 ar c bm 4 bp d bq 3 bt 8 bw 9 c6 8 cy 7 dp 3 e8 5 ee 5 eh 8 em 9 fl 6
bil_directl 1n bt b
bil_dish 1n bp b
bil_even 1n eh d
bil_field 1i 9f a
bil_night 1n ar b
bil_residen 1n c6 b
bil_split 1n bp p
bilingu 1i 1m 8 3l i
bilingu_nursery 1n 3l g
billabl 1n d8 b
billion 1n bg 3
bin 11 a 4 b 3 2q 6 44 5 5m 3 5o b 6d h 7b 5 8b 3 e2 k fq 7 fr 2
bin_fil 1n e2 b
bin_sensor 1n e2 h
bin_tel 1n 6d c
bind 16 1m 4 8b 9 8h a d4 4 e5 3 e9 6 eg 7 f0 3
bingo 1i be h cj q
binocul 1i 6s 9 fo 7
binocul_borrow 1n 6s 8
bins 12 56 4 5n 3 5o 3 6d 6 6p 2 ak 4 c2 3 e2 u ei 3 fq c fr 3
bins_ful 1i e2 e
bins_sensor 1n e2 h
biochar 1n 9p o
biochar_company 1n 9p a
biodegr 1c 6 9 a 9 3e n fr 8
biodegr_urn 1n 3e g
biodige 1n 9o p
biodige_kit 1n 9o b
bioga 1n 9o 12
bioga_digest 1n 9o g
bioga_plant 1n 9o f
biograp 1n ah g
biologi 1i 6s n 94 8
biology 1i a8 7
biometh 1n 9o a
birch 1a n 3 3g 9 4a 3
birch_wood 1n 3g 9
bird 17 37 3 6s q 7x 8 8q 3
bird_guid 1n 6s a
bird_linen 1n 7x 9
bird_walk 1n 6s a
bird_watch 1n 6s p
birdhou 1n 7v b
birdwat 1n 6s 8
birming 1f h 9 1i 7 2t 9
biro 1n 6k 8
birta 1n e0 7
birth 10 a 5 o k 25 3 3k 3 3l 3 4c 5 4w a 75 c 8k 3 9e 9 bg e bm 3 fa k
birth_certifi 1i 4w b
birth_chart 1n fa s
birth_help 1n o b
birthda u 2o g 2y 4 3f 7 3r o 57 5 6c 2 8l c b2 2 bi 4 bk f bz 7 ch b df b e0 2 ez 4
birthda_cak 1n 2o o
birthda_childre 1n 3r i
birthda_farewel 1n bk 9
birthda_let 1n 3r c
birthda_party 1i 3r q
birthda_probati 1n df d
birthda_somebod 1n ch a
birthda_thank 1n 8l b
birthma 1n 7k a
biscuit 14 57 7 5h 6 5t 5 7a 4 do 3 dr 3 ev 3
bishop 1i ca 4 ev 4
bistro 1n 2l p
bistro_natural 1n 2l c
bit q 17 3 1c 3 4j 5 5u 3 60 3 61 8 87 3 a2 3 av 4 dn 3 do 5 dr 4
bit_non 1n 61 b
bitcoin 1n bu h
bits 1c 17 6 2d 3 91 c fq 3
black v 3 5 8 3 1s 8 2h 2 2r 5 3r 2 3y 5 40 5 4b 4 5z 4 7k 3 7o 2 9h 2 9n d
black_jump 1n 1s c
black_soldi 1n 9n k
blacksm 1n er t
blacksm_open 1n er 8
blacksm_worksho 1n er a
blad 12 b o c 3 p 3 2c a 2f 8 85 q 86 5 8c 3 91 3 bc l
blad_mail 1n 85 b
blad_market 1n 85 b
blad_mobil 1n 85 b
blad_post 1i b c 85 c
blad_servic 1n 85 b
blad_sharpen 1n 85 b
blad_sleev 1n 85 b
blad_van 1n 85 b
blad_vibrat 1n 2c b
blam 11 58 3 6c 4 73 2 94 3 al 3 cv 3 dw 3 e3 3 e4 3 ej 3 fh 3
blank 1c ag 4 au 3 bh 3 dg 3
blanket 13 25 3 37 7 3l 3 4a 7 8k c 8u 5 8z 5 ci 8 dt 5
blaz 1i 1i w 41 4
blaz_pre 1n 1i c
blaz_school 1n 1i c
blaz_second 1n 1i c
blaz_siz 1n 1i c
blaz_sold 1n 1i c
ble 1i 7x 4 cq 4
bleach 1i 81 4 94 8
bleed 1f p 4 74 3 85 3
blend 1f 2q 7 5y p 5z l
blend_alpin 1n 5z b
blend_cuisin 1n 5y b
bles 1n 3h 7
blind 11 1e 6 2f 3 2g 3 5k 6 5q 3 6h 3 6q h 7q s 8g 7 ab 7 cv 9 f5 4
blind_bus 1n 7q a
blind_help 1n 7q k
blind_holiday 1n 6q c
blind_test 1n cv c
blindly 15 v 4 4f 4 5g 6 7j 4 7k 3 7m 4 as 3 cq 4 eo 4
blink 1a 24 3 2g 6 9i 3
block w g 2 1w d 2m 5 3p 3 5j 3 7c 2 7r 4 8d c 8t 5 96 4 9t 8 c0 3 c5 7 cx 3 ew 9 fm b
block_ask 1n 1w c
block_magnet 1n 8d b
blockch 1n 9v s
blog 1c 9 3 4l 8 4t c co h
blog_articl 1n co h
blog_handl 1n 4t c
blood 12 7 d m 3 p 3 w 3 69 d 73 f 7p m 7t d 9d 3 dv e
blood_pressur 1n 7t g
blood_sugar 1n 73 j
blood_test 1f 7 e 7p l dv a
bloom 1i 0 4 8b 7
blossom 1n 5v i
blow 1a h 4 j 3 er 6
blu q 4 6 1i 4 1s 3 2d 4 46 5 5a 1 5r 4 65 2 8j 5 be 3 c0 3 c2 4 c3 3 el 3 fe 4
blu_until 1n 4 b
bluetoo 1n 98 i
bluetoo_tags 1n 98 f
blum 1n ak 4
blunt 1a b 3 17 3 2z 3 85 i 86 3
blur 19 m 3 1z b 7k 3 81 4 9w 3
blur_pictur 1n 1z b
blurry 1i 1z 3
blush 1f 3 a 6 3 d7 2
board m 0 4 j 3 w 3 34 9 37 d 38 5 3a i 4y 3 54 9 5r 8 6b 7 6g 2 6i 3 88 5 8c 9 8f g 8x 5 98 3 9t 9 a1 5 ad 4 b8 g d3 3 d8 3 dc 3 dp 7 ed 3 eh 3 ei 3 et 4 ev 9 fh 7
board_climat 1n b8 b
board_design 1n 8x b
board_draw 1n 8c d
board_gam 1c 3a y 8f u
board_meet 1n 54 e
board_rent 1n 37 d
board_textil 1n 9t 9
board_wast 1n 9t b
boardga 1n 3a b
boat 10 1u 8 34 9 37 v 58 5 6h 7 6k g 7v 7 87 4 8m 5 9b f 9v 7 a2 9 f3 h
boat_build 1n a2 b
boat_ent 1n 9v a
boat_family 1n 34 b
boat_fillet 1n f3 8
boat_hir 1n 37 p
boat_kitchen 1n 7v 8
boat_own 1i 37 g 9b a
boat_rent 1n 37 g
boat_shar 1n 37 d
boat_skip 1n 37 f
boat_trip 1i 37 l 6k a
boatyar 1n 9b a
boba 1n 2r s
boba_oat 1n 2r b
boda 1n 5e c
body v 0 6 1s 5 2c 3 2x 2 3y 5 40 3 47 5 49 2 4d 4 4h 5 51 3 71 3 72 3 7b d 7k 3 7y d 95 4 9d 4 a6 8
body_doubl 1i 7b i a6 a
boil v 15 4 1y 5 6f 3 90 9 bj 4 ee 3 eh f fl 3
boil_history 1n eh b
bologna 1f m 9 5e 9 et 7
bolt 1c 99 5 c1 3 e1 6 fo 3
bon 17 g 2 v 5 ds 3 ex 3
bonbon 1n 5u b
bonnet 1n en 4
bonu 1f 4g 4 b8 7 d1 5
bonus 1n 4g 9
book d c 5 d 4 m 4 n 4 q 7 r b s 4 x 3 1k 8 1m b 1n 4 1o 3 1u 2 1v 3 1x 5 1z 2 2s 4 2x 5 2z 4 36 7 3k 5 3q 3 49 4 4k 2 4n 4 4s 7 4v 1 50 2 58 4 5b 5 5d 3 66 4 6c 8 6e 5 6k b 6r 3 6v 4 76 4 7u 6 8g d 8l 6 8o 5 8p 4 8u 3 99 4 9b 3 9c 6 9d 3 9g 5 9w 4 9y 5 a9 4 aa 4 ah 8 ak 3 at 3 b3 c b7 4 bi b bj 8 bl 4 bs 3 c0 3 c1 6 c5 2 c8 3 cb 3 cc 3 cd 5 cf 8 cs 4 cx 4 cz 7 dh 3 dn 6 e8 a ej 4 ep 3 ey 3 f0 4
book_advanc 1n 9g b
book_app 1c d 9 7u 9 c1 9
book_appoint 1c q b ak a at 9
book_astrona 1n 1m b
book_band 1n cf f
book_barb 1n r e
book_café 1n 4s c
book_cal 1c 1n 8
book_chair 1n r b
book_child 1i 1m s
book_club 1f b3 v
book_cod 1n cb a
book_confide 1n dh b
book_dogs 1n 6v a
book_editor 1n bi c
book_family 1f ah a bi d bj a
book_fil 1n 1n a
book_guid 1n 6k b
book_hero 1i 1m g
book_instagr 1n r b
book_insuran 1n 4n b
book_kayak 1n 6k d
book_kids 1n 3q c
book_lab 1n 1k a
book_meeting 1n cx f
book_nam 1c 1m d
book_night 1i 36 a
book_onlin 1a 66 9 76 9 c0 9 cd 9 e8 c
book_persona 1n 1m l
book_phon 1f c8 a f0 9
book_photo 1n bi c
book_pictur 1f bi f
book_plac 1c 2s a 58 a
book_print 1i 1m a bi b
book_relativ 1n bj f
book_right 1n cz b
book_salon 1n r h
book_seamstr 1n 49 c
book_shop 1i 8g f
book_show 1n cs b
book_slot 1i c a 99 a
book_smal 1i q a
book_snapsho 1n bi c
book_softwar 19 q 9 r c 6k e 9c c
book_spontan 1n 1v b
book_stag 1n 6r a
book_student 1i 1k b
book_subscri 1i 8g j
book_system 1c 6c f 6k e e8 e
book_tabl 1n 6c h
book_tea 1n ey a
book_thing 1n 1o a
book_tour 1n 6k d
book_track 1n b3 c
book_tractor 1i 5b f
book_tun 1n cd b
book_used 1n 1k b
book_vet 1i 8o b dn c
book_viewing 1n ep b
book_visit 1n x b
book_weekly 1n aa b
book_whol 1n 36 b
book_worksho 1n ej b
book_yearly 1n bi c
bookabl 1n 5c 6
bookbin 1n er q
bookbin_worksho 1n er a
bookcas 1n 88 b
booking y r 3 1u 3 2y a 36 3 5c b 5d b 6c d 6k d 6v a 99 3 9b 9 9c c 9d 9 9g 9 bl a c5 5 cz 3 e8 b
booking_deposit 1n 9d d
bookkee 12 4s y 6m 5 bv a cy 5 cz r d2 3 d3 5 d7 3 db 5 dk 3 eh 5 en a
bookkee_annual 1n 4s c
bookkee_book 1n 4s i
bookkee_restaur 1n cz b
bookkee_servic 1n 4s v
bookkee_softwar 1i cz b
bookkee_tax 1n 4s f
booklet 1f 3a 4 9y 4 b2 7
booksel 1n 8g o
booksel_choos 1n 8g c
bookshe 1n e 4
booksho z 5 3 1m 6 1u 3 3a 6 42 5 5u 3 5z 3 77 3 8g a 8l 3 b3 7 b6 3 bj 3 ey 8
booksho_guest 1n ey a
booksto 1n 8g c
boost 1n 3u 4
boot u 28 3 33 5 3l 4 41 4 43 6 48 5 5q 4 6o 8 8m 8 a3 5 c3 5 ed 4 fe 7
boot_childre 1n 8m b
bootcam 1i 19 i a3 x
bootcam_turn 1n a3 b
booth 1f p 4 2y 11 39 4
booth_hir 1n 2y f
booth_rent 1n 2y c
booth_wood 1n 2y a
bor 17 3v 4 dr 3 ev 4
bord 17 1t 4 1u 4 7w 3 bt 8 db 8 ej 3
bordeau 1i 17 a 3n 9
boredom 1i 3q 5 ez 4
borehol 1i 15 a fs f
born 1c o 4 ah 3 bg 5
borrow q 11 3 17 h 1w d 31 2 40 c 4f 7 4p 3 5d 2 65 2 6s 5 7h 8 7z c 8e 5 91 g 9l 5 bq 4 br 7 bs 5 c7 2 ca 9 ce 3 f0 3
borrow_cars 1n br c
borrow_danish 1n 40 b
borrow_dril 1i 91 o
borrow_neighbo 1i 1w g
borrow_thing 1i 1w b
borrow_tool 1i 17 f
borrow_wash 1n 7z a
bos v 48 5 4h 4 4p 3 4t 6 4v 3 50 6 58 3 99 6 bx 5 d0 7 d3 4 d8 3 dc 4 de 8 df 5 dg 3 dh 4 di d ed 4 fl 4
bos_approv 1n d0 b
bos_cal 1n di d
boston 1i 6c a 8v 9
bot 1f ck c cl e e3 b
bot_lets 1n e3 a
botanic 1i 6h a f5 k
both f p 3 z 4 1g 3 1r 5 5g 3 66 2 6p 3 94 3 99 3 9l 3 ab 4 ba 4 bm 6 bn 3 d5 4 dq 3 e9 3 ed 5
both_account 1n bm b
both_parent 1c 1r b
both_see 1i z a
both_sid z d5 7
bottl r 2 9 4 a 5 f 7 5 8 7 25 8 2d o 2q 8 42 6 47 7 4n 2 5q g 5s 9 60 6 61 d 62 d 63 6 6m 4 8c 5 9d 4 9l 4 9o 5 9t b 9v 6 f5 8 fi 6 fr 5 fs 7
bottl_bags 1n 9t e
bottl_brick 1n 9t b
bottl_café 1n 62 b
bottl_filt 1n 2d j
bottl_oil 1n 60 b
bottl_scent 1i 8 b
bottl_sold 1n 5s b
bottl_tel 1n 5 b
bottl_win 1a 9v 7
bottl_young 1n 5q c
bottlen 1n 6b 7
bottom 10 8 3 1q 4 3r 3 47 5 4c 3 4s 2 8j 3 8l 3 eq 2
bought n 5 3 6 3 1b 6 2d 2 40 5 4l 5 4p 2 5y 5 6e 2 6t 5 b1 3 bu 5 cm 6 df 2
bought_directl 1n 5y b
bought_flight 1n 6t a
bould 1n h b
boulder 1n h n
boulder_hal 1n h g
bounc 1f s 4 cm 4 cy 4
bouncy 1n 2y h
bouncy_castl 1n 2y e
bound 1c 8h f bf 3 bi 3 ck 4
bound_hand 1n 8h c
boundar 1i 2f d em 4
boundar_wir 1n 2f b
bounty 1n 55 f
bouquet 1n 8b 10
bouquet_grow 1n 8b g
bout 1n 1n 4
boutiqu 1i 33 a ci 8
bow 1c 8n 8 b8 8 ce 7 eu 6
bowl 11 2l 7 2m 5 2q c 2u 9 58 5 8j b 8r 4 ds a eq k fr h
bowl_glaz 1n 8j c
bowl_guest 1n fr a
bowl_return 1n fr d
bowl_smal 1n 2q b
bowl_soup 1n 2u b
bowl_wheel 1n eq c
bows 1i 5x 4 b8 7
box f 6 3 h a 10 3 18 4 1b 3 1i 3 1o 8 1p 4 1z 3 21 3 2f 3 2g 6 2t 3 2y 3 3a 5 3r 6 3z 4 43 4 4d 3 4s 2 5g c 5h b 5i c 5j 3 5l 4 5m 5 5q 8 5r 9 5t 5 5u 7 5y 5 5z 3 63 5 67 6 68 2 6e 3 6g 2 6i 2 79 6 7v 6 7w 7 7x 9 7z 3 83 9 85 4 8a 3 8c 3 8d 7 8e 4 8f 6 8g 5 8l b 8u 7 8v 7 92 4 9q 3 b0 4 b3 3 bc 3 be 8 bh 7 c2 3 c6 5 ds 6 eu 7 f3 a f8 4 fr 5
box_back 1n 85 9
box_book 1n 1o a
box_chees 1n 5r b
box_childre 1c 3r 9 eu h
box_deliver 1i 5i f f3 b
box_family 1i 1o 9
box_fil 1i bh b
box_find 1n bc 9
box_fish 1n f3 8
box_front 1i 2g a
box_gluten 1n 5h b
box_good 1i 8e a
box_group 1n 83 9
box_gym 1n h r
box_hand 1i 7x 8
box_kids 1i 7v b
box_memory 1n be a
box_moth 1n 8l b
box_organic 1n 3z b
box_oyst 1n 7w 9
box_pack 1i 8u b
box_portuga 1n 43 b
box_product 1n 8l b
box_recip 1i 5g b
box_slid 1n bh 9
box_sold 1i 5u a
box_spic 1n 5y b
box_student 1n 8v g
box_twelv 1f 63 9
box_wat 1n 92 c
boy 1f 2w 4 4m 5 8e 4
boys 1f 19 2 7v o eb 3
boys_woodwor 1n 7v a
br e a 4 11 3 16 5 2o 3 2t 4 2v 4 3r 4 3x 5 44 4 48 4 4o 4 4p 2 4v 1 59 4 5f 3 5i 3 5o 4 69 3 8v 3 8z 3 b2 2 b5 3 ba 3 ci 3 cj 4 dq 4 es 4
br_back 16 44 9 8v 8 8z 8
br_birthda 1n 3r c
br_bulky 1n f6 9
br_contain 1n 5o b
br_easel 1n es a
br_family 1f 11 9
br_flock 1n 9m a
br_fresh 1i a a 48 a
br_hom 1n dq c
br_hot 1n 2v c
br_meal 1n 3x b
br_morn 1n 5f b
br_next 1c 1j 8
br_offic 1n 2t c
br_outdoor 1n ci 9
br_party 1n 2o b
br_plant 1n 4o c
br_product 1n 5p a
br_quiz 1n cj a
br_seasona 1n 5i b
br_short 1n 3x b
br_togeth 1i ba 9
br_torn 1n 16 c
br_twic 1n 59 b
bra 1i 4c a 4d x
bra_fit 1n 4d k
bracele 1i 2e r 45 a
bracele_women 1n 2e b
bracket 1f 25 4 2a d 9w a
braid 1n c a
brail 1n 7q k
brain 1i 7n p b2 g
brain_train 1i 7n g
brak 12 1j 9 28 7 2j 4 3p 3 6a 3 95 5 99 c a9 3 c0 c c1 f c2 3 ej 5
brak_approv 1n 99 b
brak_battery 1i c1 a
bran 1n 9n 7
branch 14 4f 3 4j 6 56 3 7r 3 8b 4 9j 2 b9 3
brand l 0 7 1 3 2 3 3 b 4 5 5 6 6 3 7 3 8 3 9 3 b 3 28 6 2m a 3y b 42 6 43 c 45 3 46 3 47 3 48 3 4a 3 4c 3 4d 3 4l e 4n 9 4t c 4v 4 5c 8 5f 9 5h 3 5p 7 5t 5 5u 3 5v 3 5w 5 5y 3 5z 4 60 3 61 3 62 5 65 7 7a 3 7w 2 7z 3 88 4 8d 6 8h 3 8j 3 ao 7 ap d bc 2 cm 4 f4 2 fr 3
brand_dark 1n 3 c
brand_low 1n 5f b
brand_sees 1n 4l b
brand_send 1n 65 b
brand_sit 1n 2m b
brand_suggest 1n ap b
branden 1n fc 9
brandy 1n f5 x
brandy_distil 1n f5 a
brandy_whisky 1n f5 8
bras 17 46 5 4d k bd 6 ce 6 cf c
bras_band 1n cf 9
bras_measur 1n 4d g
brav 1a 31 3 34 3 3i 5 7l 4
brazil 10 2 6 3f 5 3h 5 66 6 6t 5 7f 6 7r 6 9o 6 a4 6 ah 6 ay 6 cm 6 da 6 e5 6 fa 5
bre 1c 9n e do 4 dt 7 fn 4
bre_mealwor 1n 9n a
breach 1i dj 5 dk 5
bread s l 5 11 7 1o 3 2n f 30 7 3x 4 4q 7 5h a 5j n 5n 5 60 3 6e 2 6r 4 72 3 85 3 8c 5 9n 3 b2 4 et d fc 2
bread_buy 1n 2n e
bread_clas 1n et b
bread_deliver 1n 5j i
bread_milk 1n 4q b
bread_pasta 1n 5h b
bread_subscri 1n 5j s
break o 1w 2 1y 4 2g 4 2u 6 53 2 55 2 6a 4 6p 4 6u 3 7b 6 8j 3 9t 4 a6 6 c2 6 ce 3 dd 3 de 2 dt 4 fj 5
break_room 1n 2u b
break_student 1n a6 b
break_task 1n 7b c
breakag 1a 6p 9 8o 5 9l 4 cb 4 cd 4
breakdo 1f 2y 4 35 3 ej 4
breakfa q 7 3 l 4 2i 8 33 b 34 4 3q 4 3t 3 4c 2 4h 2 4t 2 4z 2 5j 6 6e 9 6n 9 6w 6 9c 2 am 2 ap 2 d6 2 et 5 f4 8 fd 2
breakfa_basket 1n 6n 9
breakfa_eat 1n f4 b
breakfa_includ 1n et 9
breakfa_land 1n 6w a
breakfa_own 1n 33 c
breast 1f 25 9 4d 9 9e 4
breastf 1f o k 4c l 75 d
breastf_afterwa 1n 4c c
breastf_wound 1n o b
breath s g 3 k 3 24 7 25 5 3p 3 6y d 7t 7 bk 6 dl 2 e7 9
breath_apparat 1n e7 f
breath_exercis 1n 6y g
breath_smal 1n 7t a
breath_until 1n 24 b
breathw 1n 6y b
breed 17 1c 6 9j 3 9n 8 dr 4 dt d dy 6 fn 3
bremen 1n cb 9
brew 1a 2r c 5k 3 62 f 63 q 6m o
brew_be 1n 63 b
brew_kombuch 1n 62 b
brew_tea 1n 2r b
brewery 1a 2k d 5s 4 63 h 6m v 9n 5
brewery_managem 1n 6m d
brewery_softwar 1n 6m i
brewery_yard 1i 2k c
brewpub 1n 63 b
bribery 1n 52 6
brick 19 3 6 7z x 9t w fp 8
brick_library 1n 7z m
brick_memb 1n 7z c
brick_plastic 1n 9t b
brick_rent 1n 7z c
brick_rental 1n 7z c
brick_roof 1n 9t 9
brick_sets 1n 7z a
brick_swap 1n 7z c
brid 1f d 5 40 4 bk 9
bridal 19 3 4 c 3 d 4 2w 9 40 4 49 4
bridg y 10 4 63 2 70 2 87 2 8d 6 8n 4 9y 2 ax 4 e3 4 ea 4 es 5 fo 7
brief 1a 4d 3 4k 4 aw k bc g d4 i
brief_cal 1n d4 b
briefin 1n d4 5
brigad 1c 1a 7 1d 4 e7 y fc 4
brigad_softwar 1n e7 p
bright 1c 8 3 77 6 8a 3 90 3
brighto 1i 5o 9 f9 8
brim 1i 4a 4 az 4
brin 1n 5x 4
bring q 30 4 31 2 4o 4 4q 3 5b 2 5o 6 6r 5 7b 2 7n 2 8p 3 8s 2 ac 5 c2 4 cj 2 co 2 cs 6 cw 2 fc 3
bring_bags 1n 6r a
bring_refil 1n 5o b
bring_system 1n cs b
brisban 1n j a
bristol 17 1d 7 22 7 3w 8 5i 7 c6 7 dn 8 er 5
british 1n 6u 8
brittan 1f 92 9 9k 8 c4 8
brno 1i 2l a f1 7
broad 1f 7y 3 bo g es 3
broad_fund 1n bo f
broadca 1n cr c
brochur 1n 4v b
brok x 1h 2 4z 6 68 6 6g 3 8j 2 8o 3 aa 3 b8 3 by d dc 2 eo a ep 6 f1 2
broken p 16 a 1w 4 29 8 3r 4 53 7 5b 2 5e 2 6a 7 6q 5 6y 4 8d 4 8o 2 8r 3 8y 9 91 5 cd 4 cu 4 e3 c
broken_applian 1n 8y h
broken_lamp 1i 16 b
broken_part 1c 53 a
broken_plastic 1n 29 c
broken_streetl 1n e3 c
broken_wat 1n e3 a
broker 1n ad 5
brooch 1i 45 7
brood 1n 9j 7
broom 1n f7 6
broth x 12 6 1l 5 1m 3 2m 6 2x 2 3p 2 3r 2 6r 4 7e 3 7h 4 9m 4 bo 5 bt 4 c1 5 ch 4
brought v 16 6 3c 7 5o 3 60 4 8e 8 91 2 af 3 c8 2 cn 3 co 2 cw 5 db 4
brought_hom 1n 3c a
brought_hotel 1n 8e b
brow 1n d 7
brown 11 c 4 1s 5 23 4 43 3 44 3 49 3 4o 3 57 5 7k 6
brows 1f a0 4 ct h d8 4
brows_test 1n ct g
bruis 1c h c 31 4 5n 3 eu 3
bruis_techniq 1n h b
brunch 1n 2i b
bruno 1i dq 4 ds 7
brush 14 9 d b 3 d 3 2f 3 9m c do 7 e0 3 es 6
brush_machin 1n 9m a
brush_subscri 1n 9 c
brussel 19 3s 8 64 8 6j 8 8b 8 dz 8
bubbl 17 j 7 2d 3 2r t 5x 5 61 5 6n 5 ew 5
bubbl_tea 1n 2r y
bucket 16 27 4 8b 9 8r 7 9o 3 c1 6 f4 3
buckl 1c 4c b dt 4
budapes 1i 38 9 6x p
budapes_flight 1n 6x 9
buddy 1n 7c e
budget 11 1q 7 2w e 4o 3 50 3 51 5 6j 3 bl r bm f d8 g dh 3 e1 3 e4 3 e5 e
budget_adds 1i 2w c
budget_app 1i bl s bm f
budget_fil 1n bl b
budget_nearly 1n d8 c
budget_onlin 1n e5 a
buffet 1f 2t a 30 l 6d 7
buffet_fing 1n 30 c
bug 1i 55 a ct 6
buggy 1n 8e b
bugs 1f 6o 3 ct h f7 p
bugs_flat 1n f7 c
bugs_sur 1n ct b
build i 15 4 1s 4 1u 4 26 2 31 3 3q 5 3v 6 48 6 4j 3 4k 6 4u b 52 6 53 6 54 5 58 a 5b 9 5d 2 67 3 7b 3 7g d 7i 2 7v 8 7z 3 88 5 8d 7 8q 4 8w b 91 4 94 3 95 5 96 2 98 4 9d 2 9o 4 9t b 9u 9 a0 7 a2 4 af 9 al 3 aq 5 b8 4 c6 6 co 4 cq 3 cw b d2 3 dm 4 e4 c ee 3 ef 9 eg 6 ei 6 fk e fp b fs 7
build_apps 1n 4u k
build_block 1i 8d f
build_cal 1n 52 c
build_capsul 1n 1s b
build_city 1n 58 c
build_control 1n fk k
build_credit 1n 7g u
build_crossbo 1n 7v 8
build_custom 1n 1u b
build_departm 1n e4 e
build_energy 1n fk s
build_event 1n 58 i
build_film 1n a2 b
build_manag 1f 8w a
build_materia 1f fp h
build_nearby 1n 5b c
build_oth 1n b8 b
build_own 1a 3v 9 95 8 a0 9
build_permit 1n e4 r
build_pip 1n fs b
build_plan 1f 54 c eg a
build_product 1n 9t l
build_project 1n 7v a
build_prototy 1n 53 c
build_raft 1n 3q d
build_rais 1i 8q a
build_run 1n 9o b
build_sel 1i fp a
build_sit 1c 48 d ef h
build_smal 1i cw b
build_stool 1n 7v 8
build_tabl 1n 88 b
build_tick 1n ei c
build_wat 1i 15 a
build_websit 1n cw d
build_work 1i e4 b
buildin 17 2j a 4n 8 67 b 96 4 9u b fk k fs 4
buildin_couri 1n 67 c
built v t 2 1h 4 31 3 39 3 3v 3 4i 3 6i 3 7h 2 7v 5 7z 3 9u 7 9x 7 by 4 c2 3 co 5 dl 5
built_around 1n 9x b
bul 1n 33 4
bulb 1c 1a 4 8b 4 8q 3 ci 3
bulg 1n 5x 5
bulgari 1n 6x 8
bulk 1f 4g a 5o 9 f6 7
bulky 1i 93 a f6 r
bulky_wast 1n f6 h
bullet 1n 8h c
bully 1n 4h a
bump 1f 97 6 eo 9 ez 3
bun 1i 2i 9 5n 3
bunch 1c 8 4 45 4 8b l 9h 6
bundl 19 1u 4 1x 8 3p b 3z j 4g j ff 3
bundl_driv 1n 3p c
bundl_medicin 1n 4g c
bundl_ord 1n 4g e
bundl_siz 1n 3z b
bungalo 1i 8r 4 8s 4
bunge 1n 6w a
bunk 1i 6o x cb b
bunk_becom 1n cb a
bunk_beds 1n 6o q
bunny 1n 1n 9
buns 1n 2n e
buns_rye 1n 2n b
buoy 1n 9b 7
bureau 1c 4f b 4w a 7g m d1 7
bureau_build 1n 7g b
bureauc 1i 6u c e9 9
burg 1f 2k d 3r 7 5w k
burg_ferment 1n 5w a
burglar 1n 2g b
burgund 1n 33 a
buri 1c 3b 6 3c 3 3g 3 93 8
burial 1c 3c t 3e k 3g k e6 p
burial_plot 1n e6 f
burkini 1n 47 b
burn y 1 8 8 d n 3 2z 4 30 3 60 3 9o 9 9p 3 am 2 b3 4 do 3 eh 2 et 4
burnout 1n dh b
burnt 19 c 4 1n 3 bg 8 e2 6
burrata 1n 5r k
burrata_local 1n 5r b
bursar 1n 9s 5
burst 16 27 b 48 3 8p 4 92 4 cl 4 eq 5 et 4 fs 4
bus q 14 4 1l 6 1u 4 20 5 28 4 2e 4 35 3 3p 4 3u 5 6g 3 6o 4 7q 9 9q 4 bt 3 c4 6 c7 e e2 3 e5 4 ea n f1 2
bus_childre 1n ea e
bus_company 1n ea b
bus_numb 1n 7q c
bus_parent 1n ea e
bus_ping 1n ea b
bus_track 1n ea t
bushcra 1n 6s 8
busi 1n ct 5
busiest 1n 2k 5
busines p 2j 5 2k 7 48 4 4e 3 4f 4 4s 9 4t 8 4x 9 4z 6 52 2 53 5 54 2 56 5 59 5 5c 6 5d 4 5e 5 66 5 9q 4 9r 8 9s c ao 4 av 9 cn 9 cp 7 cq 8 cs 6 cw 5 cz 7 d0 6 d1 7 d2 6 d3 4 d6 4 d7 4 dc 7 df c dk 9 ed 8 ei 9 fq 7 fr 7
busines_fil 1n df d
busines_intelli 1n cs c
busines_own 1i 4z b
busines_park 1f 2k b
busines_portrai 1n av i
busines_recycl 1n fq d
busines_softwar 1n ei h
busines_trial 1n ed b
busines_trip 1n d0 b
bust 1i 4d 4 7y 4
busy 14 2f 7 2z 7 6c b 7l 3 8g a 8x 7 ak 7 bw 7 er 8
busy_hand 1n er a
busy_night 1n 6c c
but 17 1q a 3x 6 5t 8 bj 4 f4 6
butch 16 2n 4 30 6 5s 4 5y 4 85 3 97 7 f3 a
butcher 1n f3 p
butl 1n 31 3
butterf 1n 8q 4
button_alert 1n 2e b
button_defeat 1n bd b
button_design 1n 3y b
button_key 1i aj a
button_medical 1n 4m b
button_sid 1n bd 9
buy f 0 5 2 5 3 4 8 4 15 4 17 4 1d 3 1i 4 1k 5 1s 4 1x 4 26 4 28 4 2h 8 2n 4 3y 5 3z 4 42 5 43 4 45 5 47 5 4c 2 4d 4 4e 6 4g c 4p 4 52 5 5n 4 5u 5 5v 4 5y 3 62 4 6t 3 7i 7 80 5 87 3 88 4 89 6 8b 5 8i 5 8j 6 8m 3 8n 5 8w 3 8y 3 91 2 9n 4 9p 7 9v 4 al 3 ao 4 ap 3 br 4 by 8 cg 6 cm 4 cx 4
buy_carbon 1n 9p j
buy_clean 1i 15 a
buy_credit 1i 9p b
buy_flat 1n 7i e
buy_grocery 1n 5n b
buy_group 1n 4g n
buy_last 1i cm b
buy_lat 1i 8n a
buy_les 1n 1s b
buy_mid 1n 89 b
buy_mortgag 1n by b
buy_outgrow 1n 3z b
buy_second 1c 1i 8
buy_sel 1i 80 8
buy_shar 1i 1d a 7i b
buy_smal 1i br b
buy_togeth 1n 4g e
buy_trac 1n 9v a
buy_used 1c 2h 9
buy_vinyl 1n cg f
buys t 5 3 3c 2 48 4 57 2 5o 3 7p 2 81 2 86 3 8d 3 8i 3 8p 3 8x 4 98 3 by 2 cm 3 eo 3
buz 1f 2c 3 ce 7 cj 3
cabbag 1f 5x a
cabin 1f n 6 33 7 6n y
cabin_coupl 1n 6n a
cabin_forest 1n 6n a
cabin_guest 1n 6n a
cabin_interne 1n 6n f
cabin_lak 1n 6n a
cabin_night 1n 6n f
cabin_off 1n 6n a
cabin_phon 1n 6n c
cabin_rent 1n 6n a
cabin_stay 1n 6n a
cabin_switch 1n 6n a
cabin_weekend 1n 6n a
cabinet 1f d5 7 df 8 f1 3
cabl 14 16 4 17 3 39 3 9m c c0 3 c6 7 cb 2 f8 3
cactu 1n 92 4
cadmium 1n 8j 5
caf 14 16 k 1e p 2i h 3a n 4l 6 6l 7 ey p ez a f1 6 fq 7
caf_near 1n ey f
cafeter 1n em 5
caffein 1i 5k 4 62 5
café o h 6 14 2 16 d 1e f 2i h 39 7 3a j 3i 6 3o 6 4s 9 5d 4 5k 3 62 9 6l 4 6t 3 8f 4 8y 6 b2 2 bw 2 c8 6 cn 4 d7 3 de 4 en 4 eq 4 er 5 ew 6 ey f ez c f1 b fc 5 fq 8
café_cargo 1n fq b
café_convers 1n 3o b
café_drink 1n 3a b
café_fix 1n 4s c
café_guest 1i 2i d
café_hundr 1n 3a b
café_library 1f 16 a
café_mourn 1n 3i 9
café_near 1f 16 c 1e d
café_noon 1n ew a
café_onlin 1n 62 b
café_rout 1n h b
café_run 1n 1e b
café_shop 1n c8 c
café_thirty 1n 2i c
café_twelv 1n ey a
café_view 1n ez a
cag 1i 1c 4 8m 4
cak v 16 3 1e b 1o 3 1r 6 2i e 2o r 3i 2 3r 8 6i 7 6v 3 8l 4 9x 4 bj 4
cak_dessert 1n 2o b
cak_morn 1n 2i c
cak_ord 1n 2o m
cak_own 1n 1e b
cal d k 3 l 4 r 3 x 5 10 4 12 3 1a 3 1f 4 1n 5 27 3 2b 7 2e 4 3c 4 3i 2 3s 3 4m 5 4r 3 4s 4 4t 2 51 4 52 3 6c 3 79 4 7d 3 7n 2 7r 8 7t 4 9a 3 a5 4 aj 4 ak 4 am b b9 7 c7 4 cl a cr 3 cu 4 cw 5 cx 6 d3 4 d4 3 de 6 di 5 dl 9 dn 2 du 6 dy 3 dz 4 e3 3 ea 3 em 5 ex 3 fg 4
cal_account 1n di b
cal_answ 1n 1f 9
cal_ash 1n 3c a
cal_ask 1c de a
cal_back 16 10 9 1a 8
cal_book 1i cx a
cal_bos 1n de c
cal_centr 1a 2b f
cal_chang 1i cw b
cal_check 1n em b
cal_coach 1i am n
cal_daught 1n 2b b
cal_distrib 1n 52 c
cal_documen 1n em b
cal_draft 1n 51 c
cal_english 1n a5 b
cal_family 1a ak 9
cal_farm 1n fn a
cal_fil 1f d4 a
cal_finnish 1n dl c
cal_grandpa 1i 7r a
cal_help 1i 4r a
cal_messag 1f x a
cal_not 1i dl c
cal_old 1i 79 b
cal_renew 1n cl c
cal_sal 1n am i
cal_spot 1n b9 9
cal_staf 1n aj b
cal_tel 1n 7r b
cal_tool 1n dl c
cal_valu 1n 7t e
cal_video 1n 1n a
cal_wet 1n 27 b
cal_writ 1n dl c
calcula 16 22 a 68 8 bm 4 bv 9 by 6 bz 8 d1 e fl a
calcula_carbon 1n fl b
calcula_wag 1n d1 g
calenda r q 2 r 9 x 4 z 5 1g h 1r l 1s 6 1t 9 1v 6 4p 3 4z a 6f 8 6k 8 74 5 7e 4 7i 6 7n 4 7o 4 8h 8 9a 6 9e 7 9f 4 9l 6 au 5 cl 7 cn 5 d0 6 d8 8 dl 2 e8 d em 4 fa 9
calenda_app 1i 1r g
calenda_bos 1n d0 b
calenda_both 1n 1r c
calenda_expens 1n 1g d
calenda_family 1i 1g 9
calenda_garden 1n 1t b
calenda_hir 1n 4z c
calenda_invoic 1f 4z a
calenda_kitchen 1n 1r c
calenda_know 1n r b
calenda_messag 1n 6k b
calenda_met 1n 9l b
calenda_propos 1n d8 c
calenda_record 1n 9e c
calenda_resal 1n 7i a
calenda_tarot 1n fa e
calenda_villag 1n e8 b
calf 1i 33 a fn 8
calgary 1i 64 9 f2 8
calibra 1c 26 9 97 4 c6 4 fs 3
califor 1i x 9 1y 9
calligr 1n er 8
calm v t 2 1g b 2e 5 3p 3 4f 3 6w 3 6y 3 7j 3 b1 5 bo 4 bz 3 do 8 e0 4 ey 4 fo 4
calm_dog 1n do b
calm_messag 1n 1g a
calm_ton 1n 1g a
calmly 1n cp 8
calori 1i l a 72 s
calori_app 1n 72 i
calori_count 1n 72 c
calv 1i e 4 fn n
cam g g 3 4l 2 4t 4 82 4 98 4 cp 4 d2 2 ee 3
cam_back u 98 5
camcord 1n bh p
camera s k 4 v 7 1y 7 25 8 2b 6 2f 4 2g 8 2x 4 5b 5 6d 7 78 7 7a c 7q 8 81 d 94 7 9i 6 az 4 br 9 e6 4 el 5 ep 4 fi k fn c fo 6
camera_abov 1n fi b
camera_barn 1n fn a
camera_bik 1n br c
camera_deliv 1n fo b
camera_elderly 1n 2b b
camera_hom 1n 1y b
camera_mold 1n 94 b
camera_opticia 1n v b
camera_phon 1n 78 b
camera_scal 1n 6d b
camera_sort 1n fi d
camera_tel 1n 7q a
camera_warn 1n 7a b
cameroo 1n 9n 9
camino 1n 3j e
camp 13 h 3 33 7 34 f 35 q 3q z 3v 7 8m p 9c j a0 6 a3 7 ez 3
camp_childre 1n 3q f
camp_choos 1n 9c b
camp_club 1n 3q f
camp_gear 1n 8m m
camp_own 1n 35 c
camp_parent 1n 3q c
camp_rent 1n 35 g
camp_rental 1i 35 c
camp_school 1n 3q c
camp_set 1n 8m b
camp_shar 1n 35 d
camp_travel 1n 35 b
campaig 1a 4l d 4t m ao e cm m cx 4
camperv 1n 35 14
camperv_hir 1n 35 g
camperv_rent 1n 35 d
camperv_rental 1n 35 n
campgro 1n 9c p
campsit 1c 34 4 35 4 37 4 9c 12
campsit_book 1n 9c g
campsit_softwar 1n 9c o
campu 1n 1k 11
campu_marketp 1n 1k e
can 1n 7q m
canada w 6 5 a 5 g 6 w 5 1g 5 1z 5 2b 5 51 6 5y 5 6p 5 70 6 7g 5 7x 4 8l 6 9e 6 9z 5 a5 5 at 5 bg 4 bh 4 ck 6 eg 5
canberr 1n cj 3
canc 1f v 9 7k g fb n
cancel t 7 2 d 4 f 3 g 2 q d r 2 1v 4 2s 3 2w 3 3k c 5i 2 6c 2 6g 3 6k 4 6y 3 7b 3 7s c 8o 4 bw i cw 3 dl 2 eg 3 ep 2
cancel_flight 1n 7s i
cancel_mandat 1n bw c
cancel_off 1n q b
cancel_subscri 1n bw n
cancell 1c 37 4 bw 5 cf 3 f0 3
candida 1a w 6 4y b a1 q at 4 dc u
candida_reason 1n dc b
candida_stat 1n a1 b
candl 11 8 w 22 3 2o 4 2s 3 38 9 3b i 3f b 5v 2 9a 2 9s 5 er 8 f8 3
candl_birthda 1n 3f 9
candl_ceramic 1n 8 c
candl_dat 1n 3b 9
candl_lov 1n 8 e
candl_mak 1n er a
candl_used 1n 8 c
canin 1n dw a
canist 1n 60 8
cannot h j 6 1d 3 1l 5 46 3 4d 3 6t 2 6v 4 6y 4 7i 3 7o 2 9m 4 an 3 ap 2 du 3 eb 2 ec 2
cannot_driv 1n 9m a
cannot_run 1n 6v a
cannot_sit 1n 6y c
cannot_swim 1i j e
cannot_talk 1n 1l c
cano 1i 37 j a2 d
cano_rent 1n 37 d
cans 1a 15 6 18 3 2r 6 62 8 63 c
cans_door 1n 63 b
canteen z g 3 l 3 2t g 2v a 4i 5 57 9 5n 5 5w 7 6d d 6z 3 72 6 8o 3 97 6 bx 3 c4 3 f2 7 fr 8
canteen_ready 1n 2t c
canva 1f 43 6 84 v es s
canva_belt 1n 84 c
canva_leath 1n 84 a
canva_paint 1n es a
canva_wallet 1n 84 c
cap 11 c 9 16 3 1i 5 2e 6 2x 7 ao 3 bx 3 cm 3 cr 2 f2 3 fb 5 fi 7
cap_mirror 1n c b
capacit 1i 66 a fh 9
capital 1n 4e b
capo 1n cb 4
capoeir 1n eu 8
cappucc 1n 2j c
caps 1i 9 4
capsul 19 7 e 1s f 23 c 3y 8 5k c 6o 7
capsul_quiet 1n 23 b
capsul_wardrob 1i 1s f
captain 1i 3r 7 e7 8
caption 1f 7q e cn l cq i
caption_dub 1n cq c
caption_schedul 1n cn c
captur 1n d9 d
car h 0 5 2 8 6 8 b 5 o 8 p b t h 12 5 18 4 1t a 21 f 28 5 2n 3 35 3 39 4 3b 8 3c 2 3l 3 3p 4 3q 3 3t h 3u 3 44 3 4o 5 4r 3 4u 4 4y 3 6a 5 6q 3 6r 3 7e d 7s 3 7u 3 8a 4 8e 4 8l 3 8m 3 8q 9 92 3 96 5 99 c 9e 8 9q a a3 d af 5 ag 3 av 3 b8 3 ba 4 bd 4 be 5 bx 4 c1 h c3 g c4 7 c5 5 c6 5 c7 4 de 5 dq 8 dv 4 dy 3 ed 3 ei 2 ep 2 ex 3 f8 2 fg 6 fl 3
car_accompa 1n 12 b
car_app 1c 1t g 21 b 9e a
car_bootcam 1n a3 l
car_buy 1n 0 d
car_car 1i c1 k
car_card 1n 8a b
car_chang 1n a3 r
car_clean 1n c1 e
car_club 1i c3 b
car_coach 1n af f
car_cost 1n 21 u
car_cours 1n a3 g
car_dementi 1n 3t k
car_documen 1n t w
car_elderly 1f 3t c 7e d
car_entry 1n t e
car_family 1i 7e d
car_hom z p d t d 3t e 96 9 c1 g fg 9
car_includ 1n 4o c
car_moth 1i 3t d
car_near 1f dq a
car_neighbo 1n c3 p
car_next 1n 39 c
car_own 1c 21 e 99 9 c1 h
car_parent 1f 7e h
car_park 12 18 7 9q g c1 c
car_privat 1n c3 i
car_really 1n 21 f
car_record 1n t r
car_repair 1f 99 e c1 e
car_seat 1i 8e b
car_servic 17 21 9 3b 9
car_shar 1n c3 10
car_softwar 1n t g
car_speak 1n t i
car_wash 1n c1 t
car_worksho 1i 99 n
caravan 1f 33 4 35 i 9c p
caravan_park 1n 9c j
caravan_rent 1n 35 d
caraway 1n 5x 4
carbon 1a 22 y 96 6 99 6 9p 10 fl x
carbon_account 1n fl t
carbon_app 1n 22 m
carbon_credit 1n 9p v
carbon_farm 1n 9p c
carbon_footpri 1i 22 s fl h
carbon_removal 1n 9p i
card i c 3 e 4 r 5 s 3 x 2 10 2 1b 4 1l 6 1p 3 22 4 2m 3 2u 6 2x 6 3a 4 3r 2 3s 7 4q 7 52 2 5g 6 5u 3 5y 4 6b 2 6c 5 6t 4 7f 6 7g 6 7h 8 80 e 84 3 87 6 8a 5 8f b 8h 6 8l 9 99 6 9c 4 9y 3 a7 8 be 8 bk 4 bn 9 bo 4 bt 2 bx 2 cd 5 cp 5 d0 7 da 9 db b e6 6 ea 4 fa 6 fc 4
card_app 1n bn b
card_auction 1n 80 f
card_busy 1n 6c c
card_collect 1n 80 h
card_coupl 1n 8f d
card_debt 1n 7h n
card_dementi 1n be a
card_deposit 1n r b
card_fifty 1n be a
card_gam 1n 8f e
card_grad 1n 80 l
card_healthy 1n 2u b
card_history 1n cd b
card_improv 1n 7g b
card_index 1n e6 c
card_integra 1n db b
card_local 1n 4q b
card_marketp 1n 80 f
card_parcel 1n da b
card_parent 1n 8l b
card_part 1f 99 9
card_payment 19 1b 8 22 8 7f 8 bo 8 db k
card_pictur 1n 5g c
card_plain 1i fa 9
card_pokémon 1n 80 b
card_speak 1n 1l c
card_stock 1n fc a
card_til 1n cp c
card_trad 1n 80 f
card_travel 1n 6t c
card_use 1n 5y b
card_walk 1n 3s b
card_whos 1n 80 9
card_word 1c 8l 9
cardboa 16 31 4 3e 6 5h 3 8d 6 ev 6 fq l fr 5
cardboa_plastic 1n fq f
cardif 1n 2o a
cardiga 1i 3t 6 4a 7
careful 17 v 3 2h 2 55 6 9j 3 9l 4 ct 6 di 3
caregiv 1i 3t t 7e u
caregiv_app 1n 7e c
caregiv_elderly 1n 3t e
caregiv_look 1n 3t b
careles 1i u 5 dj 5
caretak 13 26 5 7i 2 92 6 96 3 9m 5 c6 5 e1 a e8 b f7 3 fk 9 fs 3
caretak_scan 1n e1 b
cargo 15 28 t 5e h 5j a 8b a c0 f c2 n c3 4 fh a fq 9
cargo_bik 16 28 r 5e f 5j 8 8b 8 c0 d c2 l fq 8
caribbe 1n 5p a
carniva 1n ca 9
carol 1n cd 3
carpent 19 48 b 7v m 88 8 eg 8 en 6 fp 7
carpent_electri 1n 48 b
carpet 16 17 b 3z 3 7y 7 7z 4 91 f ao 3 cb 4
carpet_clean 1i 17 b 91 g
carpool 1i 3u z c4 10
carpool_commut 1n c4 d
carpool_parent 1n 3u e
carpool_work 1n c4 k
carport 1n e4 4
carri t 5 3 1r 3 3e 2 4c i 5e 4 65 5 67 e 68 4 6r 3 7c 3 85 4 8e 3 8u 4 9o 2 cg 2 ck 4 dv 3 fh e
carri_hemp 1n 4c c
carri_spac 1n fh b
carriag 1n b0 9
carrot 14 11 6 2q 8 2v 5 5i 5 5m c 8b 5
carry m 28 6 4e 2 4s 2 51 2 53 2 5e 2 5f 3 5o 4 69 8 6c 2 6e 2 6r 7 88 4 89 5 8v 3 bq 2 br 4 d6 5 eg 3 fq 3
carry_childre 1n 28 d
carry_lab 1n 69 b
carry_risk 1f d6 a
carry_suitcas 1n 6r a
cars z 21 a 28 3 3p 9 3t 5 6a b 6p 3 8s 3 99 6 9q b a9 2 br 9 c1 h c3 n c4 9 c6 j
cars_camera 1n br c
cars_oth 1n c3 b
cars_private 1n c3 i
cars_scan 1n 6a b
cars_see 1n 21 b
cars_shar 1i c3 d
cars_simulat 1n 3p c
cars_villag 1n c3 b
carshar 1n c3 b
cart 1a 15 6 2j w 2p e ah 3 cm 9
cart_hir 1n 2j g
cart_real 1n 2j b
cart_tubs 1n 2p c
carton 1i bc 6 fr 4
cartrid 1i 2d f f1 2
cartrid_subscri 1n 2d c
cartwhe 1n 3w 7
carv 1n er 10
carv_clas 1n er a
carv_cours 1n er f
carv_guest 1n er a
carv_learn 1n er a
carv_spoon 1n er b
carv_weekend 1n er a
carv_worksho 1n er f
cas o 3 6 9 8 v 4 10 8 17 3 2p 3 4h 4 50 2 59 4 7g 2 7h 5 7j 4 7s 4 83 e 8n 5 90 3 98 3 9a c ae 9 aq 6 as 5 at 6 ay 6 ck 6 cm 6 d7 6 em 6
cas_arriv 1n 83 a
cas_empty 1i cm b
cas_evidenc 1n 83 b
cas_lawy 1n d7 b
cas_managem 1n 9a b
cas_smal 1n ay b
cas_support 1n ck b
cas_twenty 1n 3 c
cash y 3m 3 4e e 54 3 5f 7 6c 3 6g 5 6l 3 7g 5 8o 7 9f 5 9h 3 9s 4 bt 7 bx 3 d2 p db 7 en 2
cash_ahead 1n d2 d
cash_flow 1n d2 x
cash_positio 1n d2 b
cashflo 1n d2 h
cashi 1n 4q h
cashier 1n 4q q
cashier_shop 1n 4q f
cashles 1n 6g b
cashmer 1i 4a i 8t 5
cashmer_scarv 1n 4a b
cask 1n f5 7
cassava 1i 5p 6 fm 9
casset 1f b0 7 bh p cg 9
casset_digitis 1n bh b
casset_digitiz 1n bh b
cast 14 37 6 45 7 4a 3 6a 9 87 3 8a 5 8c 7 ca 6 cc b fi 6
cast_smal 1n 6a b
castil 1n bh 8
casting 1n fi j
casting_learn 1n fi b
castl 1a 2w 3 2y e 3r 7 6h k 7z 8
castl_gallery 1n 6h j
castl_light 1n 2y a
casual 1n b2 b
casualt 1n 7d 8
cat s g 2 1c c 1e 6 30 6 31 5 3a d 3g h 3v 7 a0 7 ca 4 do 5 dp g ds b dt e du 8 dv c dx d dz h ey l f7 3
cat_caf 1i ey o
cat_café 1i 3a f
cat_food 1n ds g
cat_furnitu 1n dt f
cat_loung 1n ey e
cat_lov 1n ey g
cat_mis 1n dz b
cat_offic 1n 1e b
cat_own 17 dp b
cat_sit 1n dp e
catalan 1i 9x a b2 i
catalan_crosswo 1n b2 c
catalog 13 3x 5 48 5 4k 7 50 3 7h 8 82 a 86 9 99 5 an 7 bd 4 dd 6
catapul 1n 7v 6
catch 15 3w 3 70 3 87 k 9v 9 da 4 dv c f3 i f7 j
catch_cat 1n dv c
catch_mic 1n f7 9
catch_phon 1n 9v a
catch_shar 1n f3 a
categor 1i bl f cz a
cater 15 13 d 2j 5 2t e 2v j 30 y 5c k 97 6 fg 7 fr 6
cater_kitchen 1i 13 a
cater_near 1n 30 i
cater_rent 1n 5c c
cater_wedding 1n 30 h
catholi 1i 3h c 3j 7
cats 12 1c 4 1t 3 3a b 3g j 6p 6 8a 5 ca 4 dp h dv 7 dx b dy 5 ey s
cats_guest 1n ey e
cats_last 1n dx b
cats_send 1n dp b
cats_shelt 1n ey e
cats_smal 1n 3g 9
cattl 1n fn k
cattl_monitor 1n fn c
caught 16 1c 3 3w 3 4r 4 87 3 9v 7 ct 4 dv 3 dx 3
caus 17 1b 8 1e 6 51 2 8w 4 9z 4 ct 4 cu 4
cav 1n 5r 4
ceil 17 90 3 bb 4 bx 5 eg 3 eo 3
ceiling 1n ep 3
cel 1n a7 4
celebra 1c 2o 9 2z 9 30 9 3d y
celebra_ceremon 1n 3d d
celebra_near 1n 3d d
celeria 1n 5i 3
celery 1i 30 7 97 4
celiac 1n 5h a
cellar n 16 3 17 4 1x 5 1y 5 27 4 28 3 59 4 5r 5 5x 4 64 8 6m f 8e 5 8m 3 8t 3 8u 3 8v d 92 6 93 5 9q 5 cb b eh 7 el 3 ep 4 f1 3 f4 3 f6 f
cellar_clear 1n f6 e
cellar_collect 1n f6 b
cellar_deliv 1n 64 b
cellar_empty 1n f6 e
cellar_garag 1n 8v b
cellar_haul 1n f6 b
cellar_loft 1n f6 c
cellar_remov 1n f6 b
cellar_tast 1n 6m b
cellar_tip 1n f6 b
cello 19 1v 3 38 3 6r 3 8n i ce h
cello_childre 1n 8n b
cement 1f 10 3 1w 3 9t 6
cemet 1i 3b 8 e6 a
cemeter 17 3b r 3d 4 3e d 3f 3 3g k 9a 3 e6 x
cemeter_birch 1n 3g 9
cemeter_cemeter 1n e6 d
cemeter_family 1n 3b b
cemeter_managem 1n e6 l
cemeter_offic 1n e6 d
cemeter_photo 1n 3b b
cemeter_softwar 1n e6 n
cent 1f 9 4 ez 8
centime 1i 88 d 9u 4
centime_local 1n 88 b
centr m 12 6 13 3 1q 2 1t 6 2b 9 3l 4 46 3 4n 3 5e 4 65 7 76 2 79 2 7g 2 7h 3 7n 4 7u 5 7w 4 9e 2 9s 5 9z 5 a9 3 af 4 aj 5 am 4 be 5 bl 3 cb 3 cr 5 e3 3 e8 4 e9 5 eo 3 ez 3 f1 a
centr_far 1n 9s a
centr_plant 1n 65 b
central 1i 4f 5 db 5
century 1f 89 h 95 4 ep 3
century_chair 1n 89 b
ceramic 19 8 b 3y 4 4a 4 65 a 8j s eq q
ceramic_clas 1n eq c
ceramic_cups 1n 8 c
ceramic_shop 1n 65 b
ceramic_studio 1n eq c
ceramic_wheel 1n eq c
ceremon 1c 2w 9 3d 16 cf 7
ceremon_ahead 1n 3d d
ceremon_celebra 1n 3d j
ceremon_farewel 1n 3d d
ceremon_garden 1n 3d a
ceremon_humanis 1n 3d d
ceremon_nam 1n 3d d
ceremon_non 1n 3d d
ceremon_religio 1n 3d e
ceremon_secular 1n 3d d
ceremon_speak 1n 3d d
certain 17 m 6 1w 3 77 4 b4 4 ce 3 cl 4
certif 1n dj b
certifi s d 2 e 8 f 3 p 7 1f 6 3g 2 3k 5 3m 3 3o 6 3s 2 4i 2 4w g 50 2 5v 6 68 7 96 b 9p 9 al 8 bg a d5 3 da 2 dj 6
certifi_contrac 1n 4w c
certifi_custom 1n 68 b
certifi_jars 1n 5v b
certifi_massag 1n e c
certifi_mis 1n al a
certifi_podiatr 1n p c
certifi_sent 1n 96 b
certifi_sleep 1n 1f 9
certifi_transla 1i 4w n
certify 1n 4w 6
cessati 1n 7c b
cfo 1n 54 1b
cfo_plan 1n 54 b
cfos 1n 54 k
cfos_build 1n 54 b
chaf 1n dx 5
chain n 3 3 v 4 x 2 2i 3 2k 3 2m 3 2n 3 2o 3 2q 3 2r 6 39 3 3y 3 3z 3 40 3 42 3 43 3 46 3 47 6 4c 3 4d 3 4e 7 4j 8 5a 5 5b 3 5d 3 6o 3 6p 4 88 7 89 3 8j 3 8k 3 9v d c0 3 cb 3 dc 4 dd 4 e1 5 es 3 f7 3
chain_traceab 1n 9v o
chainsa 1n 9p 8
chair n e 5 p 3 q 4 r 7 10 5 2w 5 38 6 39 3 51 3 6c 3 6q 5 70 7 7u 4 89 a 8e 8 8x 5 8z c 9d 3 ac 5 b6 3 cn 4 dh 6 e8 5 ed 5 ex e
chair_gymnast 1n ex d
chair_onlin 1n r b
chair_phon 1n 70 b
chair_pram 1n 8e b
chair_short 1i dh a
chair_sideboa 1n 89 b
chalk 17 h 5 42 3 49 6 5q 8 6m 7 f0 5
chalky 1n 5t 5
challen 1c 22 g 58 9 70 9 7f 9
challen_househo 1n 22 b
chama 1n bs h
chamb q k 2 o 2 x 2 y 2 10 2 4e 2 4k 2 4s 5 4u 2 4v 3 4x 3 50 4 52 6 68 2 c0 2 cm 2 cz 2 d2 2 df 3 dk 2 du 2 ed 6 en 4
chanc 1a 6 4 b1 4 b2 7 cj 4 ed 6
chang c i 3 22 5 2c 3 2h 4 2l 3 4v 1 71 4 72 3 7f 5 7k 4 8i 3 8k 4 8p 3 95 4 a3 7 a9 2 ap 5 aw 4 bk 3 bo 4 bz 2 c1 5 ch 3 ct 4 cv 2 cw 5 de 2 dg 5 ff 3 fj 3
chang_ads 1n ff a
chang_battery 1n 2h d
chang_brak 1n c1 b
chang_broad 1n bo b
chang_card 1n 7f b
chang_cours 1n a3 h
chang_even 1n 71 e
chang_lay 1n 8k e
chang_lens 1n aw b
chang_partn 1n i c
chang_taps 1n 8p b
chang_whatsap 1n cw c
changeo 1n 6f l
channel 19 1g 9 4h k 6f g az x b6 6 cn a
channel_machin 1n az b
channel_manag 1n 6f f
chao 1n 4s 6
chapel 1n 6w 4
chaplai 1n 3j l
chapt 14 1k 4 3s 3 55 3 8g 4 a6 3 ah d b1 5 dj 3
charcoa 1i 9o 7 es 3
charg q w 2 17 2 21 h 2b 3 2c 4 2u 7 35 9 3v 3 4z 2 54 4 5a 3 6c 3 6e 2 76 2 7b 2 7g 2 9c 2 9q p 9r 5 ae 5 af 2 bp 2 bw 4 c6 o dx 5 ed 4 ee 5 ej 9
charg_automat 1n 2u b
charg_car 1n 9q h
charg_charg 1i 35 a
charg_compan 1n 9q d
charg_cost 1n 21 m
charg_electri 1i c6 k
charg_employ 1n 9q d
charg_hom 1n c6 r
charg_hotel 1n 9q k
charg_lamp 1n c6 k
charg_offic 1n 9q d
charg_plan 1n ej b
charg_point 1i 9q p c6 e
charg_residen 1n c6 d
charg_shar 1n c6 d
charg_station 1i 21 h c6 b
charg_sur 1n 9q b
charg_truck 1n 9q d
chargeb 1n da w
chargeb_collect 1n da b
charit 1i 11 9 1a b
charity 11 11 6 1a f 1b c 1x 5 3s 5 3x 5 41 5 4x d 51 7 7h 5 8k 3 93 6 f6 4 fd a
charity_laptop 1n 4x c
charity_match 1n 1a c
charm 1n 8w 3
chart b 37 3 fa 6
chas 17 au a d0 4 d7 r en b
chas_client 1n en b
chas_invoic 1n d7 e
chas_overdu 1n d7 b
chas_reply 1n au b
chat q s 4 1h 2 1k 5 1u 6 3s 8 3x 7 4h 6 6e 5 6i 2 6j 4 75 c 76 8 7c 6 7d 5 7e 4 9w a 9y 2 ac 4 ak b bf 3 bt 6 ck d dc 6 de 6 dl 7 dm 2 du b e7 3 ea 4 em 7 ev 4
chat_bas 1n 9w b
chat_crav 1n 7c b
chat_dialect 1n ak c
chat_door 1n 3x b
chat_elderly 1n 3s e
chat_midwif 1n 75 g
chat_onlin 1n ck b
chat_pay 1n bt b
chat_person 1n 4h b
chat_sort 1n em b
chat_vet 1n du c
chat_whatsap 1n dc b
chat_whil 1n 1u b
chatbot 10 1u 7 7j i 9w 5 a0 5 af 5 ak 5 az 5 ck d cn 3 co 7 d4 5 d6 5 dm 6 e9 3 ec 5
chatbot_swahili 1n 7j b
chatbot_symptom 1n 7j c
chatgpt 1n ap t
che 1i 7b d
cheap p 17 4 1d 6 1q 6 30 4 41 4 4g 5 5a 4 5c 2 6o 8 8m 4 8n 3 91 2 9p 3 9r 8 bw 8 ed 2
cheap_electri 1n 1d b
cheap_provid 1n bw c
cheapes 1f 17 4 1q m 21 l
cheapes_basket 1n 1q c
cheapes_charg 1n 21 f
cheat 1c 4l 4 7d 4 a0 3 a7 4
check b s 4 w 3 1b 3 20 3 4l 3 52 3 6e 6 6x 3 78 3 7a 3 7j 8 7k 7 7r 4 7t 3 8s 3 8w 3 90 5 92 5 94 7 96 4 97 4 9c 5 9k 3 a7 3 aa 4 ae 7 ai 3 ap 3 at 4 bm 3 c0 3 c8 2 cq 3 cv 7 d0 3 d6 3 dv 4 e1 4 e4 5 e6 4 e7 4 ei 6 ej 5 em 3 en 3 eo 3 fg 4
check_against 17 d0 8
check_annual 1n en b
check_approva 1n 52 c
check_breakfa 1n 6e e
check_build 1n 8w b
check_claim 1c eo a
check_clean 1n 8s c
check_cod 1n ei c
check_conflic 1n em b
check_documen 1n at b
check_door 1i 6e b
check_eligibi 1n w b
check_empty 1n 92 c
check_fak 1n 4l b
check_fees 1n e6 b
check_fir 1i 96 a
check_ins 1n 78 b
check_insur 1i 3x a
check_learn 1n e9 b
check_liv 1i 20 a
check_nurs 1n fg b
check_off 1n 90 b
check_partn 1n bm b
check_phon 1i 9c c
check_photo 1n 80 9
check_safety 1i cq b
check_solicit 1n ai b
check_teach 1n aa e
check_tool 1n ae b
check_travel 1n 35 b
check_ups 1n dv c
check_used 1n cv c
checkli 16 2w 6 3c 7 75 a 97 e dd f eh 8
checkli_lesson 1n dd c
checkli_midwiv 1n 75 b
checkou 1c 2c 3 4q h 6e 6 db 9
cheek 1f b 2 3w 3
cheerfu 1n 6 e
cheerfu_design 1n 6 b
chees 14 2n 4 2r 3 2z 4 5a a 5r 10 5w 7 et 6 f4 7
chees_box 1n 5r r
chees_lov 1n 5r e
chees_mountai 1n 5r b
chees_shop 1n 5r q
chees_subscri 1n 5r c
chees_vegetab 1n 5a c
cheesem 1n 5r h
chef 13 2l f 2z y 48 d 5f j 5l 9 64 b 6d h 8c a 97 3 9h b
chef_cook 1i 2l b 2z f
chef_cuisin 1n 2z c
chef_din 1n 2z h
chef_hom 1n 2z e
chef_jacket 1n 48 g
chef_ord 1n 5f j
chef_sunday 1n 5l b
chef_thrown 1n 6d b
chemica 1n 81 3
chemist v 0 4 2 4 4 4 8 3 9 4 b 6 k 2 p 3 3s 3 5t 4 6z 4 78 3 79 2 81 6 bc 4 bh 3
chemoth 1i bd c fb q
chemoth_fit 1n fb a
chennai 1n ev a
cherry 1n 2p a
ches 1f 3s 4 aa d ev 1a
ches_club 1n ev g
ches_lesson 1n ev i
ches_onlin 1n ev d
ches_opening 1n aa b
ches_play 1n ev e
ches_school 1n ev s
chest 17 v f 7d 3 89 4 dt 6 ex 3
chest_rays 1n v b
chestnu 1n 2a 4
chew 1a 6x 5 dt b
chicago 19 5m 8 5x 8 6c 8 7v 6 dr 8 f7 6
chicken 1c 5l 6 97 6 9n e fn 8
chicken_farm 1i 9n 9
chickpe 1i 5g 9 5t h
chickpe_lentil 1n 5t b
chief 1n ag 8
chil 14 1c 6 2q 5 2v 6 5l f 5x 6 7t 6 9r 6 d5 7 e2 6
chil_meal 1n 5l b
child j a 5 j 8 o 2 12 3 19 2 1g 4 1h 6 1j c 1l 8 1m e 1n 4 25 3 2o 5 39 5 3i 3 3k 4 3l 7 3m 5 3u 4 3v 7 3w 4 3z 6 4c 7 4m 2 5m 3 6h 2 6j 8 73 6 75 5 7a 5 7j 3 7m 4 7v a 86 3 8d 3 8l 5 8n 7 9e 3 9w 4 9y b 9z 8 a0 5 a6 4 aa a b0 c bn b c2 3 ea 7 ew 6
child_allergy 1i 7a a
child_cannot 1i j d
child_car 1n 39 c
child_exercis 1n 9z b
child_favouri 1n 2o b
child_grow 1i 1j h
child_grown 1c 3z 9 8n 9
child_hardly 1n 1l b
child_hero 1i 1m q
child_mind 1n 1m b
child_off 1n ea b
child_read 1i 9y l
child_sam 1n 1l 9
child_sav 1i 1m 8
child_sold 1n a b
child_tap 1n 6j c
child_town 1n b0 b
child_typ 1n 73 f
child_watch 1i bn a
child_woodwor 1n 7v a
childbi 1n 78 a
childca 1a 13 4 19 i 39 9 3k 9 3l r
childca_next 1n 19 f
childca_plac 1n 3l p
childho 1n 1a 4
childmi 1i 3k b 3l 8
childre f 1 6 4 6 h 5 j 7 14 3 15 4 18 4 19 4 1g 9 1h b 1j b 1l 7 1m 9 1n 7 1o 5 1r 5 1u 4 1x 3 28 7 2b 3 2f 4 2v 7 3a 3 3h 3 3i 2 3k 9 3l 9 3n 4 3q 9 3r a 3s 3 3u 9 3v a 3w b 3z 9 43 6 46 3 47 4 6j 2 6p 5 70 3 73 3 79 3 7d 3 7m 9 7n 3 7o 2 7r 4 7v a 86 6 8d 9 8g 3 8l 4 8m 5 8n 7 9y 7 9z 5 aa 8 ah 3 b0 9 b6 3 bj 5 bn 8 c2 5 ea 6 eu 9 ev 7 ez 9 fb 4 fd 8
childre_bik 1i 1j p
childre_birthda 1n 3r g
childre_book 1f 1m i
childre_build 1f 3q a 3v a 7v b
childre_calenda 1n 1g e
childre_cannot 1n 1l 9
childre_cloth 1i 3z p
childre_earn 1n 1h e
childre_eczema 1n 1 b
childre_first 1n 9y d
childre_garden 1n 18 b
childre_guest 1n 3k c
childre_hom 1n 1o e
childre_hospita 1n fd g
childre_indoor 1n ez c
childre_learn 1i j a
childre_long 1n 47 c
childre_nois 1n ez a
childre_paid 1n 1g a
childre_pick 1n 2v c
childre_plan 1n 1u b
childre_pocket 1n bn b
childre_put 1f b0 9
childre_read 1c 3h 7
childre_saf 1f 15 9
childre_sam 1i 6p 9 aa a
childre_school 1c 3u b 3w a
childre_self 1n eu 9
childre_show 1i 4 a
childre_siz 1i 8n a
childre_social 1n 1h a
childre_soft 1n ez c
childre_speech 1n 7m d
childre_teach 1a 3l 9
childre_treasur 1n 3r c
childre_whol 1n 8m b
childre_wid 1n 43 b
childre_women 1i h a
childre_woodwor 1n 7v a
chili 1n 5s a
chilli 1i 2k 4 5s d
chilly 1n 7w 3
chimney 1c 90 4 eh e fo 6
chin 1a b 5 r 6 3z 3 av 3 eu 2
chines 1n 9x a
chip 13 45 3 5t 7 6v 2 85 8 8j 4 dx 5 dy 3 dz 6
chiropo 1n p b
chlorin 1f 15 9 2d 4 47 d
chocola 19 2o 8 3k 3 5k 6 5u 12 8b 6
chocola_gift 1n 5u c
chocola_lov 1n 5u e
chocola_madagas 1n 5u b
choic 13 1v 3 38 3 3h 4 6k 3 7r 3 8g 4 8z 9 a8 f bi 3 f5 3
choic_univers 1n a8 f
choir y e 3 i 3 k 3 36 3 38 3 3n 8 3o 3 5g 3 6i b 6p 3 74 3 ab 5 ac 5 bc 2 c9 r cg 2 e8 4
choir_conduct 1n c9 b
choir_directo 1n c9 b
choir_learn 1n c9 b
choir_part 1n c9 e
choir_practic 1n c9 i
choir_practis 1n c9 b
choir_recordi 1n c9 b
choir_rehears 1n c9 j
choir_scor 1n c9 f
choir_sheet 1n c9 f
choir_sing 1n c9 b
choir_track 1n c9 e
choir_voic 1n c9 b
chok 1n 2r 5
choos j 11 5 29 5 2x 6 2z 5 3c 7 3n 5 3s 3 4p 2 8g 6 9c 5 a8 6 bi 5 cg 6 ci 3
choos_album 1n cg a
choos_degre 1n a8 f
choos_instrum 1n 3n b
choos_lay 1n bi c
choos_novel 1n 8g c
choos_onlin 1n 29 c
choos_persona 1n 2z c
choos_pitch 1n 9c d
choos_send 1n 3b 9
choos_styl 1n 2x c
choos_themsel 1n 11 b
choos_underta 1n 3c a
chop 1f 5g i 8c h
chop_board 1n 8c g
chop_vegetab 1n 5g c
chor 1f 1h r 1r a bn i
chor_learn 1n bn b
choral 1n c9 p
choral_practis 1n c9 b
chord 1c 3n e a4 i ch 5
chorist 1n c9 o
choru 1i c9 t
chos 16 2x 4 3n 5 8i 4 a0 4 a6 3 dp 3
chosen u i 2 2e 7 3n 2 5l 4 61 7 8a 7 b0 4 b3 2
chosen_contact 1n 2e b
chosen_quiz 1n 8a b
chosen_tast 1n 61 b
christe 1n 1m 4
christi 1n 3h 9
christm v 8 3 1b 3 1n h 50 5 58 6 5r 3 5u 9 5v 3 76 2 85 4 ah 3 b9 3 bf 4 bj 3 cm 4 f8 s
christm_east 1n 5u d
christm_eve 1i 1n c
christm_tre 1n f8 1b
christm_visit 1n 1n c
chronic 1c k 9 78 9 7o 8 7t d
church t p 3 3d 6 3i 5 3q 4 3s 6 3w 3 5c 4 5p 5 6i i 8r 4 93 2 9a 7 c3 4 c5 4 c7 5 c9 5 cd 3 ci 9 dv 4 e2 3 e6 6
church_newspap 1n 9a b
churchy 1i f8 4 f9 4
churn 1n 2p c
chutney 1i 5s h f4 z
chutney_farm 1n f4 b
chutney_fruit 1n f4 f
chutney_homemad 1n f4 b
chutney_jars 1n f4 b
chutney_orchard 1n f4 b
chutney_smal 1n f4 b
chutney_spread 1n 5s b
chutney_vegetab 1n f4 b
cid 1i 63 l 6m a
cid_orchard 1n 63 b
cigar 1n 89 4
cinema 1c 2r b 38 9 3k 5 ci 13
cinema_near 1n ci e
cinema_trail 1n ci d
cinema_villag 1n ci g
cinnamo 1n 2i 8
circl x f 2 i 2 q 3 u 3 16 6 19 6 1b 6 3i c 46 3 4g 3 6p 3 8f 3 8g 3 bs p dz 3 e0 2 fi 3 fr 3
circl_app 1n bs g
circl_memb 1n bs b
circu 1n 3q 4
circula 1i 59 5 aw 8
citizen 1c 1d n c7 9 e3 v e5 w
citizen_partici 1n e5 r
citizen_report 1n e3 s
citru 1n fm 9
city q 11 4 18 5 1u b 1v 9 20 4 2d 5 2x 5 31 8 32 9 33 5 35 4 58 7 5a 7 5d 2 5q 5 8i 5 8m 4 8s 2 9h 4 ac e ax 5 b4 6 ba 5 bq 5 c2 7 c7 2 cv 5 e2 8 e3 7 e5 b ey 3 f8 4 f9 b
city_bik 1n c2 d
city_council 1n e5 g
city_friend 1n ac c
city_garden 1i f9 b
city_know 1n 32 c
city_local 1n b4 b
city_riddl 1n 58 c
city_street 1n e2 a
city_sum 1n f9 a
city_train 1n ba 9
city_trip 1n 1u g
civic 1n e5 a
civil 1i 98 9 ef 9
claim t 1 2 7 4 9 5 10 5 22 3 2c 2 4e 3 4t 5 5k 3 7b 3 7c 3 7s k a6 4 ao 6 ap 2 ay 3 bq 7 br c co 4 d0 g eo p
claim_fil 1n d0 b
claim_handl 1n eo g
claim_insur 1n eo i
claim_paid 1f eo e
claim_photo 1n eo k
claim_refund 1n 7s f
claim_softwar 1n eo h
claiman 1n 7s 4
clamp 1i 27 i 9s 3
clamp_main 1n 27 b
clank 1n 2d 3
clap 1n 71 4
clarine 1n ce 8
clas l f 4 g f h 7 i d o 4 s d v 4 12 2 14 9 1h 8 2r 3 2v 4 3o a 3p 3 3u 9 3v c 3w b 6j 4 6y 3 75 5 7y 3 8h 3 a1 4 a3 8 aa h af 3 dn 2 dr 4 ec 2 eq c er b es 6 et f eu a ev 8 ew f ex e
clas_adult 1n i c
clas_child 1n aa d
clas_childre 1f 3v a 3w e
clas_communi 1n ex 9
clas_german 1n 3o d
clas_kid 1n aa d
clas_kids 1i 3v f aa j
clas_kitchen 1n et 9
clas_near 1c eq c et b ew c
clas_offic 1n h b
clas_pas 1i s f
clas_senior 1n ex e
clas_shar 1f 3u a
clas_sign 1n 1h a
clas_stif 1n g c
clas_women 1n 14 b
classic 1n 6a s
classic_car 1n 6a d
classic_cars 1n 6a f
classif 14 68 b 7j 3 7k 3 7l 3 7o 3 7t 3 89 5 8e 6 dy 6 fp 5
classma 1i 86 4 9w c
classro 1c 26 p 9u e a3 b az 3
classro_air 1n 26 g
classro_part 1n a3 b
classro_show 1n 26 b
classro_wood 1n 9u a
clau 1n 1n 9
claus 1i d6 t
claus_carry 1n d6 c
claw 1i 8c 4 do 7
clay 1a 39 3 3e i 5x b 9i 4 eq v
clay_clas 1n eq c
clay_pots 1n 5x b
clay_studio 1n eq h
clay_wheel 1n eq c
clean k 3 6 a 3 c 5 15 d 17 5 2d 5 2f 8 2z 6 3b a 40 4 44 b 49 3 4g 5 4m 3 4n 2 4o 5 56 m 5c 3 5h 3 5o 4 6c 5 6f c 81 2 8e 5 8o l 8r i 8s f 8t 7 91 7 97 9 al 6 an 5 bh 3 c1 9 ca 5 cz 4 e8 5 ei j fb 3 fq 4
clean_agent 1i 4g b
clean_alter 1n ca 9
clean_book 1n c b
clean_busines 1i ei g
clean_cars 1n c1 e
clean_check 1i ei j
clean_checkli 1n 97 d
clean_company 1i ei u
clean_crew 1n ei e
clean_fee 1n e8 b
clean_firm 1a 56 d al 8
clean_flat 1n 8o h
clean_grav 1n 3b f
clean_guest 1i 6f d
clean_gut 1n 8s g
clean_househo 1n 8o h
clean_linen 1n 6f b
clean_list 1c 6c a
clean_look 1i 56 c
clean_money 1n 8o c
clean_offic 1n 56 r
clean_onc 1i 56 c
clean_open 1n 56 d
clean_pan 1n 8r h
clean_phon 1c 91 9
clean_platfor 1n 8o h
clean_practic 1n 56 g
clean_prob 1n 97 b
clean_product 1n an b
clean_repaint 1n 44 b
clean_restora 1n 44 b
clean_robot 1n 2f e
clean_room 1n ei e
clean_servic 1n 56 n
clean_wat 1n 15 w
clean_window 1n 8r i
cleanly 1n df 6
cleans 1i 2q a 5z 5
clear q d 3 u 2 1a 2 3r 4 51 2 68 8 6h 2 7q 3 8s 6 93 d 9m 8 ay 2 bw 2 eo 3 f6 h
clear_outs 1n 93 e
clear_rest 1n f6 9
clear_steep 1n 9m a
clearan 1c 68 c 89 l 93 o f6 s
clearan_death 1n f6 e
clearan_restor 1n 89 b
clearly 1n 7m b
clerk 19 aq 3 at 3 d9 3 e1 4 e4 6 eo 6
clev 1c cj 4
clever 1n 1h 5
click 10 9 6 r 3 2y 4 3f 2 53 2 5q 3 9q 2 dd 3 di f fe 3
click_minut 1n di b
client s d b e 6 f d m 9 r b s 8 z e 4s 9 4t 4 4u 3 4v 3 4x 6 4z 5 54 3 56 7 57 3 76 b 9d d au 6 cv 3 cy f cz 5 d2 4 d3 3 d4 c d7 5 d8 b dk 2 dl 2 ef 3 em 8 en k
client_book 1i r a
client_budget 1n d8 g
client_documen 1n en i
client_exercis 1n z e
client_mis 1n en h
client_not 1n z b
client_plan 1n f c
client_sign 1f 9d 9 d4 e
clif 1n ap 7
climat 17 1t 4 22 o 5w 7 9p 7 b8 e fl e fm 7
climat_challen 1n 22 g
climat_jobs 1n b8 b
climat_mind 1n 22 e
climat_questio 1n fl b
climb x h n s 6 2d 3 35 6 5k 3 5t 8 8m 7 ab 3 dt 8 e1 6 e5 4 ez c fo 9
climb_box 1n h m
climb_fram 1i ez e
climb_gym 1n h k
climb_hal 1a h b
climb_rop 1n dt b
cling 1n j 4
clinic r q j v b x c y 5 1f 4 1l 3 3i 5 3t 2 4m 8 4o 5 4p b 4t 5 5e 7 6x g 73 4 7d 4 7j 8 7l 4 7n 8 7o 6 7t d 7u 5 95 3 9s b 9u 4 cl 5 du c dv a dw 4 fb 3
clinic_abroad 1n 6x g
clinic_bik 1n 5e c
clinic_hotel 1i 4p d
clinic_interpr 1n 6x 9
clinic_show 1n q m
clinic_smal 1n 9s a
clinic_urgent 1n x b
clinic_visit 1n 7j b
clinica 1i u l w t
clinica_not 1n u g
clinica_trial 1n w r
clink 1f 61 2 bn 2
clip 14 c 5 29 5 2a 9 2c 9 7q 9 a9 d az 5 cj 3 do k dt 7
clip_camera 1n 7q a
clip_film 1n a9 b
clip_met 1n 2a b
clip_worn 1n 2c b
clipboa 1c 3q 4 3w 3 6d 7 e1 6
cloak 1n ca 3
cloakro 1n 1r 6
clock m 24 5 2h 2 2t 6 31 6 32 5 4q 4 5e 3 6k 4 8j 4 de 2 ei 4
clock_birdhou 1n 7v 8
clock_deliv 1n 2t c
clog 1n 8s b
clon 1f 7r 9 cr 9 di c
clon_voic 1n di b
clos g w 2 1u 3 2l 3 2n 3 3m 3 4s 6 51 2 56 2 5c 5 5n 5 87 5 9z 5 bt 2 bz 4 ca 3 ck 3 dv 4 e1 4 ey 3 f7 3
clos_best 1n 5n b
clos_restaur 1n 5c c
clos_theatr 1n ca 9
closely 1n 49 4
closet 1n 1s h
closing 1n 4s j
cloth r 4 5 a i e 7 o 2 16 9 1i f 1s c 2c 6 3y m 3z n 40 c 41 n 42 4 44 a 48 b 49 c 4a 5 4c f 59 5 7y 7 85 3 8k 4 8r 2 8z 4 9v 4 an d bd k cm 5 e2 6 el 5
cloth_adaptiv 1n bd b
cloth_arthrit 1n bd b
cloth_brand 1n 3y n
cloth_broken 1n 16 c
cloth_buy 1n 3y d
cloth_contain 1n e2 a
cloth_disab 1n bd b
cloth_disabil 1n bd b
cloth_disabl 1n bd b
cloth_door 1n 41 b
cloth_family 1n 3z b
cloth_hand 1n bd b
cloth_linen 1n 3y d
cloth_magnet 1n 3y b
cloth_magneti 1n bd f
cloth_model 1n an g
cloth_nappy 1n a w
cloth_onc 1n 1s b
cloth_organic 1n 3y d
cloth_rental 1i 40 c
cloth_repair 1n 44 e
cloth_sel 1n 41 e
cloth_strok 1n bd b
cloth_swap 1a 1i 9 3z 9
cloth_wheelch 1i bd g
cloth_work 1n 4c c
cloud 12 1z a 2m 7 2p 3 2x 3 4x 6 ar u bi 5 cr 5 cu 6 d9 7 dj c
cloud_bil 1n ar i
cloud_cost 1n ar w
cloud_spend 1n ar g
cloud_tel 1n dj b
cloudi 1n fs 4
cloudy 1i 62 4 fs 9
clown 1i 3r 8 fd w
clown_hospic 1n fd b
clown_hospita 1n fd e
clown_visit 1n fd d
clu 1i 83 n b2 4
club j h 8 i 3 j 3 1a 3 21 3 2s c 37 4 38 6 3q 7 3v 6 3w 4 4b 5 4m 2 4w 2 51 3 5q b 6g 5 6i g 6p 5 6w 4 71 5 87 6 8g 5 9b 6 a0 5 a5 4 aa 8 ac 5 b3 e b5 3 bj 3 c3 5 cg 4 ci 3 dr 3 e8 9 eb 6 eu 9 ev 8 f0 b f1 8
club_afterno 1n ev c
club_attend 1n 6i d
club_bil 1n e8 b
club_childre 1n aa b
club_church 1i 6i l
club_direct 1n 5q c
club_dues 1n 6i h
club_managem 1n 6i g
club_memb 1n 6i h
club_onc 1n 2s c
club_post 1n b3 c
club_request 1n eb a
club_school 1c 3q a
club_sel 1n 87 b
club_smal 1i 6g a
club_teach 1n 6p a
clubhou 1n 6i 5
cluj 1n ez 9
clumsy 1n 86 5
clut 1i 93 a f6 8
cmms 1n fj b
cnc 1n 53 c
coach t f f j 8 l j o 5 s 4 z 5 1f g 34 8 3j b 3n 5 3w 7 4z 7 50 e 6z 5 70 5 71 d 72 8 73 5 74 8 7b 7 7h 9 a5 b af 9 ag a ak 5 am j cx 5 dh 5 ev a
coach_app 1f 7h 9
coach_board 1n ev c
coach_group 1f 71 a
coach_platfor 1n 50 d
coach_record 1n a5 b
coach_softwar 1n am d
coach_train 1n f c
coal 1n ah 4
coars 1n 8z 4
coast 15 8 a 34 3 35 5 59 7 6f 7 6s i 6t 2 92 b db 7
coast_weekly 1n 92 c
coastal 1n 6r c
coastal_path 1n 6r a
coat u 1k 6 1s 4 3y 4 49 6 7u 7 84 5 8t 5 93 3 bd c ci 5 cn 2 do b ds 5 dt 5 fe 4 ff 3
coat_term 1n 1k a
coat_wheelch 1n bd b
cobbl 1f 44 o 5e 3 c8 6
cobbl_br 1n 44 b
cobbles 1n 28 e
cock 1n 33 4
cockroa 1n f7 q
cocktai 1i 61 5 es e
cocoa 1f 5t 3 5u k 9v i
cocoa_smal 1n 5u b
cod g 19 c 1q 2 2g 6 3f 5 3v e 4l 6 4n 1 4q 6 4u 4 67 2 68 9 6e 6 6f 4 6l 6 7a 3 7r 3 9c 4 9v 4 a0 e a3 3 aq 6 cb 4 ct c e8 7 ei 4 f0 3 fc 3 fe 4 fj 4
cod_build 1f a0 a ei a
cod_clas 1n 3v o
cod_club 1f 3v c e8 a
cod_cours 1i 19 f a0 p
cod_door 1i cb a
cod_headsto 1n 3f 9
cod_kids 1i 3v b
cod_product 1n 68 b
cod_report 1n fj b
cod_review 1n ct k
cod_school 1f 19 e 3v b
cod_smal 1n 6e c
cod_stay 1n 2g b
cod_tabl 1n 6l i
cod_test 1i ct k
codebas 1n ct b
coeliac 1f 5h l 7a o et 4
coeliac_app 1n 7a j
cof 1i 2j g 9x 4
coffe n 1e 8 1s 3 2d 4 2i i 2j i 2o 3 2r 3 39 3 3a 6 3k 2 3o 4 4g 6 4o 2 57 d 5d 2 5k l 7w 5 8c 4 8y 5 9v 8 b2 3 cg 5 dd 2 ey b ez 4 fq a
coffe_adopt 1n ey a
coffe_bar 1i 1e a
coffe_bean 1n 5k t
coffe_bik 1n 2j n
coffe_cart 1n 2j u
coffe_clean 1n 4g c
coffe_drink 1n 5k e
coffe_ground 1i 7w 9 fq k
coffe_homemad 1n 2i c
coffe_near 1i 2i g
coffe_offic 1i 57 j
coffe_play 1n 3a b
coffe_shop 1n 2i s
coffe_subscri 1n 5k o
coffe_turntab 1n cg a
coffeeh 1n 2i b
coffin 1i 3e 16 9a 5
coffin_biodegr 1n 3e b
coffin_burial 1n 3e b
coffin_clay 1n 3e b
coffin_green 1n 3e b
coffin_hand 1n 3e b
coffin_handmad 1n 3e b
coffin_mak 1i 3e a
coffin_myceliu 1n 3e b
coffin_pap 1n 3e b
coffin_tre 1n 3e b
coffin_willow 1n 3e b
coffin_wood 1n 3e b
coffin_wool 1n 3e b
coffin_woven 1n 3e g
cogniti 1n 7n r
cogniti_train 1n 7n j
cohort 1n a1 a
coily 1n 2 e
coily_hair 1n 2 b
coin y 1b 6 1o 5 7f 4 7o 3 80 m 99 2 bn 9 bu d db 3
coin_auction 1n 80 b
coin_collect 1n 80 j
coin_comic 1n 80 9
coin_grad 1n 80 h
coin_pokémon 1n 80 b
coin_trad 1n 80 b
cola 1i 61 7 62 9
cold k 0 8 n 8 11 4 2q 8 30 3 3x 5 5a i 5g 3 5l 4 5m 6 5x 7 66 4 69 2 6d 4 71 3 97 3 99 2 9r 7 9s 4 cx 8
cold_email 1n cx j
cold_onc 1n 5m b
cold_plung 1n n f
cold_pres 1i 0 a 2q j
cold_proces 1n 0 f
cold_room 1a 5a j
cold_stor 1f 9r f
cold_storag 1n 5a 13
coldest 1n 9r 5
coliv 1n ad b
collage 1n 7 b
collaps 1i 2c d eq 3
collaps_train 1n 2c b
collar 19 3g 2 49 3 4a 4 dt n dx v fn j
collar_bed 1n dt d
collar_cats 1n dx b
collar_harnes 1n dt b
collar_measur 1n dx b
colleag s y 8 1a 2 31 5 4m 4 4o 4 4v 4 4w 4 4x 4 5b 4 6u 3 a5 6 ac 4 aw 6 bv 4 bx 4 cq 4 ct 4 dd a de 2 dm 6 dp 4 fb 2 fi 4
colleag_nearby 1n y b
collect l 11 a 1a 2 1b 5 1i 4 1v 3 1x 4 30 5 3f 4 3g 6 3u 3 3y 4 44 4 4g 6 5i 5 67 9 6i 6 74 5 80 h 8t c 8v 7 8z 6 b8 3 c0 5 c8 5 cg d cj 3 cp c cz 5 d7 9 da 5 db 4 dj 7 dq 5 e2 7 ea 4 ee 6 en 5 f6 a fq i
collect_auction 1n 80 f
collect_bicycl 1n c0 c
collect_box 1n 8v b
collect_buy 1f 80 d
collect_coffe 1n fq b
collect_collect 1i 80 a
collect_dish 1n 30 c
collect_dogs 1n dq c
collect_grad 1n 80 h
collect_hom 1n 3g 9
collect_marketp 1n 80 b
collect_monthly 1n 80 9
collect_onlin 1n cp c
collect_outgrow 1n 1i a
collect_pictur 1n 3f 9
collect_proof 1i da a dj a
collect_return 1n 8t b
collect_review 1n cp e
collect_sel 1i 80 a
collect_such 1n 80 9
collect_suitcas 1n c8 c
collect_suppli 1n cz b
collect_surplu 1n 11 f
collect_symptom 1n 74 b
collect_trad 1n 80 h
collect_until 1n 67 c
collect_vegetab 1n 5i b
collect_worn 1n 8z b
colleg 1i 2u 4 a8 q
colleg_plac 1n a8 f
cologn 1c 5 9 i 8 2i 8 4x 9
colombi 1f 5p b ef 9 fs 8
colombi_peruvia 1n 5p a
colony 1n 9j j
colorad 1n 6m a
colour r 2 4 3 a c 9 m 5 r 8 1r 8 1s 5 43 6 47 4 65 2 7x 5 8x 9 a7 4 an 7 e6 4 es 4
colour_everybo 1n 1r c
colour_furnitu 1n 8x g
colour_natural 1n 3 c
column 19 19 3 54 5 a6 3 aq 5 cs 4 d9 3
com v f 3 s 4 1n 4 2z 3 32 2 6i 2 6j 2 76 2 7b 4 8o 3 9l 3 b5 3 c7 2 c8 2 dd 2 e0 2
combin 1f 4g a 9l g bz a
comedy 1n 38 n
comedy_night 1n 38 g
comfort 1i ac 4 fd 8
comic 1c 4b 4 80 p 8g 9 b7 12
comic_artist 1n b7 d
comic_book 1n b7 f
comic_collect 1n 80 b
comic_grad 1n 80 b
comic_platfor 1n b7 d
comic_read 1n b7 k
comic_sel 1n 80 9
comic_weekly 1n b7 d
coming 1i eu 4 ex 4
comma 1f 3m 4
command 1n e7 5
comment 15 l a 4l 6 7p 9 a2 4 ax 3 b5 7 ct a e5 9 ec a
comment_bugs 1n ct b
comment_photo 1n l b
commerc 15 56 9 5c l 65 7 9j 6 9r a cz 4 d1 4 ei 7 fq 5
commerc_battery 1n 9r c
commerc_kitchen 1n 5c q
commiss 12 1u 3 2w 4 6l f 8x 3 90 3 a8 3 b4 5 bw 6 by 9 bz 3 cg 5
commiss_own 1n 6l b
commit 1i 8x 4 e8 9
committ 1n 15 5
common 17 18 3 3m 3 43 4 6p 3 bm a bp 4 cx 3
communa 1i 18 g 2s a
communa_garden 1n 18 e
communi t h 3 11 5 15 5 16 b 18 k 1b 5 1d g 1l d 1v 3 5c 6 5i 5 5p 5 6j 4 7d 3 ac 9 ax 5 b3 b b5 a bs 5 c7 5 ci e ck 3 e8 c e9 5 ex 6 f9 4 fc e
communi_app 1i 1l i
communi_cinema 1n ci k
communi_energy 1n 1d n
communi_garden 1i 18 v
communi_hal 1i ex 9
communi_own 1n fc n
communi_room 1n e8 g
commut 11 e 6 28 6 2j 6 2n 6 39 7 42 6 7s 6 ay 3 b2 8 c0 6 c2 3 c4 r c5 6 dq 6
commut_driv 1n c4 d
commut_sam 1n c4 b
compact 1n e2 j
compact_bins 1n e2 b
compan r 4g 5 4h 5 4i 8 4j 5 4k 5 4o 5 4v d 4x b 4y 5 50 8 51 8 55 5 56 9 57 5 58 5 5d e 5e 5 6k 5 95 5 9p b 9q 9 9r 4 9s 5 ar 5 co 5 cs 5 d1 5 dd 5 dh 5 dk 5 ed 5 ej 5 fk c fl a fq 5 fr 5
compani 17 12 5 2f 8 3i o 3s w 6q 7 ac 8 ak z
compani_elderly 1i 3s o
compani_end 1n 3i 9
compani_old 1i ak f
compani_senior 1n 3s e
company i w 3 19 3 1a 7 1e 3 2f 3 2h 6 2t 5 2u 3 30 4 3s 6 4e 3 4h 7 4k 7 4o 3 4p 4 4r 4 4v a 4y 3 50 5 54 3 55 9 57 3 58 a 5d 3 5g 3 66 4 67 5 6k 3 74 3 8s 3 8u 6 95 7 98 5 9g 7 9p 6 9q 7 9u 5 al 4 am 3 ar 7 at 3 c0 5 c1 3 c4 5 cf 4 cj 2 ck 3 cq 5 cs 7 ct 3 cu 5 cx 6 d0 9 d1 3 d4 3 d9 3 da 4 db 3 dc 3 dg 5 dh 7 di 3 dj 3 dm 9 e2 4 ea 4 ed 8 ee 3 ef 5 eh 3 ei c ej 5 fl 4
company_account 1n ar b
company_app 1n 55 b
company_buy 1n 9p a
company_car 1i 9q c
company_card 1n d0 c
company_deliv 1n 67 c
company_din 1n cf 9
company_documen 1n dm h
company_half 1n 66 b
company_idea 1n 4v c
company_leas 1n 4p a
company_lend 1n 1a c
company_open 1n cx b
company_own 1c cq a dm 9
company_prepar 1n 2h b
company_report 1n 55 b
company_retreat 1n 58 h
company_rul 1n d0 b
company_sees 1i dh a
company_sel 1i fl a
company_softwar 1n ei s
compar m y 3 1q 9 22 5 3c 9 3q 6 4g 3 4s 2 5a 2 7k 5 9e 2 bw 3 by b cm 3 fa 5 fk 3 fs 3
compar_book 1n 3q c
compar_footpri 1n 22 b
compar_forty 1n by b
compar_grocery 1n 1q h
compar_pictur 1i 7k 9
compara 1n 6m 5
compari 1f 6 3 1q a bw 8
compens 1i 7s r 9p e
compens_emissio 1n 9p c
competi 1c 3w c 4g 4 52 5 d8 8
competi_saturda 1n 3w c
complai u 26 3 4p 2 56 3 57 3 6x 2 74 5 7g 2 7j 9 7s a aw 3 c6 3 cp 7 cv 7 cx 4 e3 5 ei 6
complet x 1o 4 59 3 71 9 73 3 7z 8 8e 6 8m 9 a0 8 by 2 df 3 ds 5 dw 3 e4 8 e6 3 ee 3 en 5 fh 4
complet_begin 1i 71 b a0 b
complet_camp 1n 8m b
complia 1c 4h d 4j 8 dj u dk q
complia_automat 1n dj c
complia_offic 1n 4h b
complia_smal 1n dk d
compos 1i b4 c ch e
compost 17 9 b a 8 18 3 7w 5 8q 3 fq g fr 7
compost_pap 1n 9 c
compres 1n fj f
compuls 1i 14 4 eb 3
comput 12 19 3 3v a 4x g a0 4 ak 4 b1 b b9 m cr 3 d1 3 em 3 f1 3 ff 3
comput_backup 1n 4x c
comput_gam 1i b1 c
comput_help 1n b9 g
con 1n 2p e
conceal 1n 3 b
concept 1n b6 5
concern 1n 1r 6
concert 11 m 3 1v g 38 s 3n b 3s 9 41 3 4b 3 6g e 8n 6 a4 3 b5 5 c9 5 cd 3 ce 8
concert_liv 1n 38 g
concert_unusual 1n 38 c
concert_venu 1n 6g j
concier 1i 6e b ak a
concret 1c 98 4 9t a 9u 8 ef 9
condime 1n 5s a
conditi 14 2 f w 5 1x 4 4g 3 7k 7 80 8 8g 3 a1 3 al 2 e4 5
conditi_check 1n 80 9
conditi_onlin 1n 2 b
condole 1n 3f 9
conduct 1n c9 t
conduct_upload 1n c9 c
confect 1i 2o 8 5u a
confere 11 4f 3 4w 7 6j 3 ap 3 ar 3 cq 9 cv 3 da 3 dg 3 e3 3 e4 3 e5 3 e9 3
confere_twelv 1n cq c
confide 11 u 3 z 3 4h 6 a5 7 al 3 bk 3 ck 3 cq 3 d4 3 d6 3 d9 8 dh c dl 3 fd 3
confide_talk 1n dh b
confirm z v 3 4e 5 79 3 7g 3 7k 3 aq 3 aw 3 d8 3 dd 3 dj 5 dl 3 ec 3 eg 3 em 3 fg 8
confirm_nam 1n fg b
conflic 1n em k
conflic_open 1n em b
confus 1n 9x 5
congreg 1n 6i b
congres 15 q 4 u 4 v 4 w 3 x 4 z 4 6m 4 7t 3 en 4
connect 10 8 3 q 3 t 3 1a b 1d 8 4f 2 68 3 6e 3 73 9 8t 9 9q 7 9r 9 bm 9 bu a cs h
connect_both 1n bm b
connect_cold 1n 9r a
connect_glucos 1n 73 b
connect_hat 1n 8t b
connect_til 1n cs f
connect_wallet 1n bu b
conscie 1c 1o 4 22 7 5o 3
conscio 19 22 7 2q 7 5n 8 5x 8 7p 7 ds 7
consent o q 2 u 5 w 6 12 2 1r 2 3a 2 4m 2 4v 2 6j 2 7g 2 7m 2 7n 2 9d f af 2 as 3 av 2 bm 3 cm 4 cp 2 cr 7 d3 2 di 3 dk 8 dl 4 ea 2
consent_form 1n 9d b
consent_match 1n w b
consent_phon 1n 9d b
consent_speak 1n cr b
conserv 1n 8r 6
consign 1n 41 b
consol 10 6l 3 8t 2 b1 7 cl 3 cr 2 ct 3 cu 3 d9 4 da 3 df 3 dj 2 f1 k ff 4
consol_pcs 1n f1 9
consoli 1n bz b
constru 15 4r 7 50 7 5b 8 8d 8 98 l 9t 6 e4 8 ef w eg 7
constru_company 1i 98 c ef d
constru_report 1n ef p
constru_sit 1n ef k
constru_tool 1n 98 j
consula 1n at n
consult v l 9 o 6 u h 1f j 4k b 4u 5 4z 6 51 7 52 j 5d 6 7d f 97 4 9e 6 aq 6 au a av 5 cy 5 dj 7 dl 6 du d e5 e en 6 fk 7 fl 7
consult_cycl 1n e5 a
consult_doctor 1n 7d e
consult_help 1n 1f 9
consult_writ 1i u a
consum 1c 7h d 7s s bw 5 fk 8
consum_claim 1n 7s k
consum_right 1n 7s d
consump 1i 27 a 2a h
consump_hom 1i 2a a
contact 11 2d 3 2e c 2g 3 81 2 8c 3 aj 7 b9 3 bp 3 cv 3 cx b d3 i db 3 fr 3
contact_not 1n d3 b
contact_record 1n 2e b
contain 11 q 3 4q d 5o c 66 5 9h g 9r e 9u f e2 f fc a fh 6 fr e
contain_cuts 1n 9r a
contain_farm 1n 9h c
contain_hom 1n 9u i
contain_next 1n 9h a
contain_rout 1n e2 a
contain_shop 1i 4q e
contami 1n 5h 5
content 15 4l 7 6x 3 75 4 8l a b5 4 cn c co r dg 3 ee 4
content_writ 1n co u
contine 1n bc 9
contrac j f 3 1c 3 1d 3 1h 3 2t 4 2v 3 4k 3 4p 2 4t 5 4u 2 4w 6 56 8 5b a 67 3 7g 6 8w 7 95 3 98 3 9b 5 9l 3 ae 5 ai 5 al 7 at 3 bw d by 2 cf 4 d1 4 d4 3 d5 g d6 h dd 5 df 8 dh 3 ee 3 ef 3 eg 7 eh 4 ei 5 eu 3 f7 2 fg 5
contrac_clean 1i 56 c
contrac_employe 1n df d
contrac_end 1i dd b
contrac_insuran 1i fg a
contrac_managem 1n d5 c
contrac_mark 1n d6 c
contrac_ord 1i d5 a
contrac_order 1n 4w c
contrac_pension 1n ai b
contrac_post 1n 4t c
contrac_rent 1n 5b g
contrac_review 1n d6 w
contrac_sign 1i d5 p
contrac_such 1n bw c
contrac_wait 1n 9b b
contrad 1a t 3 29 3 ai 3 dj 3 dm 3
contrib 1n bs n
contrib_pot 1n bs b
control 13 1h f 7u 5 87 3 95 3 a1 3 cs 7 eh 9 f7 m fi 7 fk h
control_lift 1n eh b
control_near 1n f7 d
convent 1f s 5 9d 4 f1 4
convers h 28 3 3o 9 4m 5 8f 6 8w 3 a5 a ak 6 am 5 bb 4
convers_card 1n 8f i
convers_clas 1i 3o c
convers_partn 1n a5 h
convers_teach 1i 3o a
convert 1c 2j f 35 8 bh k fl 3
convert_electri 1n 2j b
conveyo 1n fi a
cook n o 6 13 8 1p b 23 4 2f 7 2k 7 2l b 2m b 2r 8 2s d 2t 8 2v 7 2z e 30 8 3a 2 3x f 58 8 5c 7 5g 9 5i 4 5l b 5m 7 5r 4 5s b 5w 7 5x 4 5y b 60 8 6d 6 6l 3 6s 4 7w 4 85 8 8c c 9o a at 3 bj 7 ds a et j f2 m f3 5 f4 5 fq 4
cook_box 1i 5g d
cook_chef 1f 5l a
cook_clas 1i et r
cook_cours 1i 2z b et d
cook_dish 1c 13 9
cook_dog 1n ds f
cook_elderly 1n 3x d
cook_evening 1n 58 c
cook_fir 1n 6s 8
cook_food 1n f2 f
cook_fresh 1n 2t c
cook_gas 1n 9o d
cook_grandmo 1n et i
cook_hom 19 2z f
cook_invit 1n 2s c
cook_korean 1n 2m b
cook_learn 1n et g
cook_lesson 1n et g
cook_liquid 1n 9o b
cook_lunch 1f f2 h
cook_market 1n 2l c
cook_meal 1n f2 s
cook_neighbo 1n f2 g
cook_old 1n 3x k
cook_open 1n 30 c
cook_organic 1i 2v b 5m a
cook_own 1n f2 a
cook_portion 1i 3x a f2 r
cook_rol 1i et a
cook_school 1n et e
cook_sel 1n f2 i
cook_senior 1n 3x d
cook_show 1n o b
cook_slowly 1n 5s b
cook_smal 1f 3x 9
cook_tapioca 1n 2r b
cook_teach 1n et b
cook_tourist 1n et b
cook_travel 1n et b
cook_venezue 1n 2k b
cook_worksho 1n et e
cook_world 1n 2s c
cookboo 1n bj 1a
cookboo_family 1n bj d
cookboo_grandmo 1n bj d
cookboo_recip 1n bj f
cookery 16 5c 4 5q 4 5w 3 5y 4 64 4 85 3 8c 4 et d
cookery_school 19 et 7
cooki 1n dk h
cooki_ban 1n dk d
cookwar 1n 8c b
cooky 1i 2o a dk a
cool w 3 6 24 6 2p 5 57 3 5a e 5f 5 5l 3 5r 3 5u 2 60 3 9g 4 fk 6
coolant 1n 8y 6
coop 1i 1d n fc e
coopera 13 1d l 2g 4 4f c 4g c 5b 4 6m 3 9i 3 9l 3 9v a fc m fm 8
coopera_forty 1n fc a
coopera_own 1n fc j
coopera_puts 1n 1d b
coopera_villag 1n fc g
coordin 1c 2w e 45 c 6f b 7e f
coordin_car 1n 7e f
coordin_clean 1n 6f b
coordin_dat 1n 45 b
coparen 1i 1g 9 1r l
copd 1n 7t r
copd_breath 1n 7t a
copenha 16 3w 7 40 7 57 8 5m 7 8j 7 8x 7 c0 7 eq 6
copi y t 3 z 6 14 3 2o 3 68 5 96 4 a1 3 bj 3 co 2 cr 3 cw 3 d4 6 dk 5
copy q 1k 4 1m 4 1r 4 2x 5 4b 4 53 3 55 2 8c 4 8f 4 96 3 9w 2 a0 2 ao 5 aq 8 ar 5 b1 7 b3 3 b6 6 b7 5 bg 5 bh 4 bj 4 c9 4 co 8 cs 4 dj 3 dk 3
copy_data 1n aq d
copy_documen 1n bg 9
copyrig 1n cc 5
copywri 1n co b
cor 1c 97 3 98 9 ef 3
cord 19 25 a 37 5 3z 7 4c 4 8h 4 f8 3
coriand 1n 2k 7
cork 17 1e 7 1o 3 5p 7 5q 5 7v 8 ce 4
cork_marbl 1n 7v 8
corn k h 5 2f 3 2i 7 2l 4 2y 3 32 4 3m 3 4c 3 4n 3 4s 3 53 5 57 3 5j 3 7i 3 7p 3 80 5 86 3 8v 3 8z 4 93 4 94 5 9j 2 b6 2 bt 5 by 3 df 3 dr 3 du 3 ez 3 f1 4
corn_evening 1n f1 9
corn_next 1i 2i b
corn_shop 19 bt 8
cornwal 1n 6r 9
corpora 16 1a 8 48 8 4j 7 4v j 50 p 58 d 8l 8 d0 8
corpora_train 1n 50 u
corpora_video 1n 4v j
correct s g 8 u 2 2c 9 3d 2 3o 7 49 3 4f 2 78 7 7g 2 9a 2 a5 5 an 2 au 2 ax 3 bl 4 ck 3 cz 6 d9 4 dm 2 ec f el 3
correct_exam 1n ec k
correct_lat 1n 3o b
correct_postur 1i g b
corrido 13 e 3 t 4 3c 3 4h 5 6y 5 8v 3 96 3 9g 6 bt 3 dg 2
cosmeti 17 0 e 1 9 3 8 d 8 6b 7 6x 6 7a 8
cost 9 1g 5 21 7 36 3 3c 4 68 2 6d 5 ar 7 bm 4 bp 4 e0 3 ee 3
cost_app 1n 21 g
cost_book 1n 36 b
cost_calm 1n 1g a
cost_fees 1n bu b
cost_ord 1n 6d b
cost_plan 1n 7e b
cost_proport 1n bm b
cost_settlem 1n ee b
cost_softwar 1n 6d d
costum 1i 3r d ca 1a
costum_borrow 1n ca c
costum_clos 1n ca 9
costum_drama 1n ca c
costum_hir 1n ca l
costum_lend 1n ca c
costum_musical 1n ca c
costum_play 1n 3r c
costum_rent 1n ca c
costum_rental 1n ca k
costum_school 1n ca i
costum_show 1n ca 9
costum_stag 1n ca c
costum_swap 1n ca c
costum_theatr 1n ca i
cosy 1i 8 9 b1 i
cosy_video 1n b1 b
cot 19 19 3 25 9 6e 3 6p 3 8e 9 8v 2
cots 1i 25 8 8e j
cots_high 1n 8e b
cottag 1n 33 b
cotton 1c 3y a 42 7 4d d 84 4
cotton_underwe 1n 4d b
couch 1n 71 l
couch_run 1n 71 h
cough 1a u 6 38 3 3o 3 7d 5 fn g
cough_movemen 1n fn a
council w u 3 1d 4 26 5 4h 3 4r 3 6b 3 98 3 am 3 ax d de 3 df 3 dg 5 dh 3 di 5 dm 3 e1 c e2 3 e3 5 e5 g e8 3
council_meeting 1n ax b
council_yearly 1n e1 b
counsel 1c 3i m 76 m a8 7 dh b
counsel_session 1n 76 c
count 8 y 2 1s 2 2i 3 2n 3 4m 2 66 2 78 2 7w 3 7z 3 9p 3 el 4 fc 3
count_brick 1n 7z a
count_café 1n fc a
count_complet 1n 7z a
count_correct 1n 78 b
count_cough 1n fn a
count_mushroo 1n 7w 9
count_near 1i 2q a
count_next 1i 2r a
count_often 1n 1s d
count_sel 1f el a
count_until 1i 2n a
counter 1i 7w j 9v n
countr 1n d1 b
country t 1y 3 1z 3 2n 5 4k 3 4y 3 52 8 5j 4 5p 5 6f 2 6t f 6u 6 6x 2 7k 2 am 2 at 5 bt 9 cw 3 du 3 en 3
country_bought 1n 6t a
county 19 9f 4 al 3 e4 3 e7 8 e8 b f5 2
county_deposit 1n e8 b
coupl s i 5 o 2 1u 5 24 6 2l 5 2o 9 2w j 2x g 30 5 33 5 35 5 36 5 3d a 45 b 6n c 6w 4 76 b 7n 5 83 4 88 5 8b 5 8f e 8k 5 8o 5 8w 3 8x 5 bk 4 bm q cf d ch 5 es 4
coupl_book 1i 76 b cf 8
coupl_budget 1n bm k
coupl_choos 1i 2x b
coupl_connect 1n bm b
coupl_family 1a 2x c 6n 9
coupl_forg 1n 45 b
coupl_money 1n bm r
coupl_plan 1n 2w c
coupl_questio 1n 8f d
coupl_rehears 1n 3d a
coupl_sav 1n bm e
coupl_tast 1n 2o b
coupon 1i 1q 4 bi 3
courag 1i 6w e 8r 4
couri 14 2g a 2m e 3e 3 5e x 5l 4 67 i 69 5 7f 7 bv 6 f2 5
couri_company 1n 67 c
couri_laborat 1n 5e c
couri_open 1n 2g b
couri_pick 1n 2m b
cours m h 5 i 8 j 8 o 6 s 4 13 5 14 9 19 b 1k c 24 3 2s 3 2z 5 34 b 3o 4 3w 7 4i 4 4j 4 50 4 6s a 6y 7 6z 3 75 7 7c 5 81 4 9x 5 a0 e a1 e a2 i a3 e a8 5 aa 7 ac 4 ag 4 b9 4 c0 3 dd a dr 5 eq a er d es 4 et c ew 3 ex 3 ez 3
cours_begin 1i eq 9
cours_book 1i 1k l
cours_complet 1n a0 c
cours_din 1n 2z c
cours_medical 1n a1 b
cours_monthly 1n a2 b
cours_short 1n 75 b
cours_smal 1i et 8
cours_teach 1i a2 c
cours_weekend 1n 81 9
cours_women 1i 19 f
coursew 1n a6 k
court z h d 1g 6 4w e 7h 6 7s 5 94 2 95 4 9e 3 ai 3 au 2 d5 5 e1 3 e9 3 ef 2 em 9 f0 r
court_fil 1n 4w c
court_leagu 1n f0 a
court_near 1n f0 f
court_roof 1n f0 a
courtya 1n 32 6
cousin x 13 4 1i 4 1x 5 2x 5 3z 6 4w 5 8e 5 a8 4 ad 5 ah 8 at 4 ax 4 bf 5 bt 5 cf 4
cousin_add 1n ah b
cov r 2l 3 4s 3 4w 2 4z 3 51 3 54 2 56 2 8h 8 8o 3 8t 2 8z 4 af 9 bq 4 br 9 c8 3 dn 3
cov_let 1n af g
cov_recycl 1n 8h c
cover 13 m 3 5v 3 93 3 br a bv 3 cv 4 de 2 dt 3 eo 5
cow 19 8e 6 9o 5 f3 p fn k
cow_box 1n f3 a
cow_collar 1n fn b
cow_family 1n f3 8
cow_farm 1n f3 a
cow_fisherm 1n f3 a
cow_shar 1n f3 a
cowork 17 39 x 4s 4 5d j 6u 3 au 4 av 4 cy 4
cowork_compan 1n 5d f
cowork_spac 19 39 i
coworki 1n 39 c
cows 1f 9o e fn d
cozy 1n b1 b
crack w 28 4 2h 5 5t 6 5u 2 8j 7 8z 8 br 4 cd 4 ef 8 f0 2
crack_ven 1n 8z b
crackl 1n cg 8
cradl 1i o 5 25 l
cradl_notic 1n 25 b
craft y 2n 8 62 d 63 l 6m 6 7v 9 84 7 8d a a2 b b8 b cw a d2 3 d7 6 dt 5 ed b eg 6 er h f5 h
craft_bakery 1n 2n b
craft_beer 1n 63 t
craft_busines 1i ed e
craft_café 1n er a
craft_distill 1n f5 a
craft_lemonad 1n 62 g
craft_worksho 1i b8 e er k
craftsm 17 16 b 44 7 84 7 8p c 90 a cw 8 er 9
craftsp 1i cy 9 er r
craftsp_show 1n er b
craftsp_worksho 1n er a
cran 1c 5b 2 8d 3 9u g ef 3
crash 16 i 3 z 3 35 4 6g 3 6l 3 8e 3 c3 4
crat v 11 7 1i 7 2d 5 2q 7 52 2 5a i 5b 4 5f 3 5i a 62 g 63 4 64 4 6d 4 8e 6 c7 4 cg d es 3 fr a
crat_bars 1n 62 b
crat_pick 1n 5i b
crat_wash 1n 1i a
crav 1n 7c k
crav_group 1n 7c b
craving 1n 7c 9
crawl 1i ew 6 ez 8
creak 1i 25 3
cream y 0 8 1 j 4 g 9 b b 8 m 2 t 2 y 4 2p p 47 4 5v 4 6d 7 6w 4 7d 2
cream_alumini 1n 4 b
cream_fragran 1n 1 b
cream_glas 1n 9 c
cream_lov 1n 2p d
cream_near 1n 2p g
cream_organic 1n 2p b
cream_parlour 1n 2p c
creas 1i 8g 4 8k 4
creat 1c 5 9 ao 9 cy 9 eg e
creat_quot 1n eg e
creatin 1n 7 b
creativ 1c ao s b4 l d7 8 eq 7
creativ_stock 1n b4 l
creator 16 4b c 4l v 4t d a2 8 ao 8 b4 k b5 x bv 7
creator_brand 1i 4l c 4t d
creator_fre 1n 4l f
creator_licens 1n b4 b
creator_members 1n b5 n
crech 1i 3l a dq a
credit 10 4f r 51 7 5f 2 7g y 7h h 9k 4 9o 3 9p p a3 3 bq 3 bs 7 bx 7 d2 3
credit_build 1n 7g r
credit_bureau 1i 7g a
credit_card 1i 7h l
credit_history 1n 7g t
credit_loan 1n 7g f
credit_scor 1i 4f w 7g q
credito 1n 7h 4
creditw 1n 4f h
creek 1i 9p 8 fm 6
creep 1n fk 8
cremat 1n 3g p
cremati 1i 3c y 3g n
cremati_near 1n 3g d
cremati_pets 1n 3g d
cremati_servic 1n 3c a
cremato 1i 3e 7 3g 6
cremona 1n ce 8
cres 1n 7w b
cret 1n 60 e
cret_pres 1n 60 b
crew 11 48 d 8o a 8s 7 8u 4 8w 3 98 3 9i 8 e2 3 e7 a ei g
crew_keys 1n ei c
cri 1a 2x 3 3l 3 bi 4 ch 4 ew 4
crib 1i 25 g 8e a
cricket 1n 5w m
cricket_neutral 1n 5w a
crim 1i 83 t ay 9
crim_fans 1n 83 b
crisi 1f 6y 5 76 5 dh 4
crisp 19 2m 8 2u 5 5t 8 9h 5 f1 5
critic 1n 5m 3
crm 1n d3 1c
crm_fil 1n d3 b
crm_smal 1n d3 d
croatia 1a 37 8 3b 6 3d 7 59 8 87 7
crochet 1n 7x v
crochet_pattern 1n 7x b
crock 1n 5x 4
crocker 1n 2t 4
croissa 1i 2n m a2 d
croissa_buns 1n 2n b
croissa_laminat 1n a2 b
crook 14 f4 8
crook_vegetab 1n f4 9
crop 19 5i 4 9i b 9p a as 5 br f fm q
crop_farm 1n fm n
crop_insuran 1n br g
crop_wast 1n 9p a
cros v 1t 3 2n 3 47 4 74 4 7o 4 7s 4 7x 4 8h 4 a9 4 bt 6 db 6 e5 3
crossbo 1n 7v b
crossbo_shoot 1n 7v 8
crossfi 1n h b
crossin 1n a9 e
crossin_own 1n a9 b
crossli 1n ff a
crosspo 1n ff a
crosswo 1i b2 l bf 3
crosswo_morn 1n b2 c
crow 1n fo 3
crowbar 1n 67 6
crowd 1f 4b 5 6g 2 7i h
crowdfu 1i 1b g 8f 9
crown 1f c 3 10 q 6x 8
crown_fit 1n 10 b
cruel 1n as 5
crumb 19 16 3 2n 4 3a 3 5r 4 8o 2
crumbl 1i bb 4 ce 3
crumpl 1i cz 4 d9 5
crunchy 1n 5t j
crunchy_savoury 1n 5t b
crush 1n 5y 4
crust 1i 2n 6 8c 4
crutch 1n k 3
cry 14 1f a 25 h 3g 2 3q 4 3r 3 4c 6 8g 4 ch 3 cl 3
cry_rock 1n 25 b
crypto 1n bu 1c
crypto_app 1n bu f
crypto_hold 1n bu d
crypto_portfol 1n bu i
crypto_tax 1n bu h
crypto_track 1n bu o
crypto_wallet 1n bu d
crèch 1n 28 7
crêp 1n 40 7
csrd 1n fl b
cub 1n 3a 4
cubic 1i 8u 5 f6 7
cucumb 1n 2q 7
cue 1n cc g
cues 1n cc a
cuf 1a 3z 3 41 3 7t 6 bd 5
cuisin 1c 2l 9 2z c 5y g 72 4
cuisin_recip 1n 5y b
culprit 1n 83 3
cultiva 1n 5w a
cultur 1i 5x 5 7w 4
cultura 1n 5p 5
cumin 1n 5y 7
cup x 6 6 1w 2 2d a 2i 6 2j 5 2q 3 2r 8 47 8 8j 4 9v 7 ee 2 eq 3 fr 9
cup_siz 1n 47 c
cupboar w 26 3 2n 4 39 3 4g 4 4i 3 8e 3 8f 5 8n 4 91 4 94 4 ca 9
cupcak 1n 2o b
cups 12 6 5 8 9 2i 3 2j 9 2q 3 2r f 8j 7 eq 8 fr h
cups_back 1n 8 c
cur 17 w 4 43 4 6y 4 7c 4 a6 4 cu 4
curat 1n aw b
curator 1n 6h k
curator_tel 1n 6h b
curiou 1c 2s 9 5q 3 aa 8 az 8
curl 1f 2 i c 9 do 3
curly 1i 2 p c j
curly_coily 1n 2 b
curly_hair 1i 2 i c f
currant 1n 62 4
currenc 1i 9s 4 bp 4
current 1f 34 4 9m 3 bw 5
curricu 1i 1o y 9z 5
curricu_weekly 1n 1o a
curry 1i 5s 9 et n
curry_learn 1n et b
curs 1i 2f 5 7y 4
curtain 17 8k 8 9g 7 fb 3
curv 14 26 7 28 a 94 c 9j 5 ap 5 fk 3
curv_carry 1n 28 b
cushion 1f 2c 3 ez 6
custard 1n 3x 3
custody 1f 1g q 1r a bu 8
custody_schedul 1i 1g 9
custom v 2 6 5 6 1u 8 29 b 2o g 43 6 45 9 49 9 4b c 4u 6 52 6 5k 3 5y 3 66 3 68 r 6m 3 88 f 8l 6 ch f d9 7 fh 5
custom_cak 1n 2o q
custom_clearan 1n 68 b
custom_declara 1i 68 h
custom_form 1i d9 a
custom_furnitu 1n 88 b
custom_itinera 1n 1u b
custom_paperwo 1n 68 n
custom_print 1n 29 h
custom_shirt 1n 4b i
custom_song 1n ch l
cut k 0 4 8 3 c a r 4 17 3 29 4 2m 3 3y 7 42 3 47 4 48 6 49 4 4d 4 4o 3 4v 6 53 4 5j 3 5r 6 69 5 7y 5 84 4 85 3 86 3 88 4 8a 5 8b 7 8c 5 8q 4 91 3 9h 6 an 5 ar 6 ay 5 bd 5 cc 2 do 3 f8 4 fb 3
cut_cloud 1n ar d
cut_oak 1n 7v 8
cut_off 1c 69 9
cut_pot 1n 8a b
cut_short 1n 4v c
cut_sit 1n bd b
cut_women 1n 48 b
cuts 10 b 3 86 2 9r 8 cc 2 et 4 fb 8
cuts_along 1n fb a
cuts_peak 1n 9r a
cutting 1c 1t 7 4o 7 8a d 8q 6
cvs 1n af 5
cyb 1f 4x a 55 4 di j
cycl 14 6 8 20 7 22 6 6o 8 74 r 7o 3 9w 3 e5 9 fl 7
cycl_app 1n 74 c
cycl_menopau 1n 74 n
cycl_path 1n e5 a
cycl_rout 1i 6o 9
cycl_track 1n 74 g
cyclist 16 2e f 33 7 42 7 5t 7 6o h 84 6 c0 d c2 c
cylind 1n 2g 8
cymbal 1n cb 4
czech 1a 4a 8 6h 8 7x 6 bo 8 fi 7
dab 1i 1 4
dabba 1n f2 a
dad 1a 1r 2 b0 6 bn 3
dahlia 1n 8b d
daily r 4 2 7 6 j 7 k 2 y 2 1q 3 2h 2 3h e 6j 7 6y 5 6z 7 77 5 7c 7 7m 6 8h 7 9z 9 ak 5 ap 2 aw 8 b2 7 cs 5 dr 9 ef 7 fa d
daily_gam 1n 9z b
daily_lesson 1n j b
daily_messag 1n 7c b
daily_pag 1n 8h c
daily_report 1n 6j c
daily_sit 1n ef b
daily_speech 1n 7m b
daily_task 1i 6z a
daily_video 1n dr c
daily_vitamin 1n 7 b
dairy 1f 5r k 9g 3 fn e
dairy_nev 1n 5r b
dalla 1f c 8 2y 8 6v 8
damag s v 7 1w 3 27 a 2w 3 35 4 4p 2 4x 3 56 3 5b 4 66 2 8s 4 8u 5 92 5 93 2 9b 2 bq 4 c2 2 c3 2 e1 6 e3 9 e8 2 ej b eo f
damag_estimat 1n eo c
damag_photo 1f e1 9
damag_worn 1n ej b
damp 12 26 3 64 5 8v 5 94 l 9u 3 cd 7 ep 5 eq 4
damp_wal 1i 94 d
damp_writ 1n 94 b
danc v 3 3 i r s 6 2r 3 2x 2 3w 3 40 5 44 4 47 3 4d 3 ab 3 be 3 cf 7 ch 7 ew a ex f
danc_clas 1n i k
danc_lesson 1n i e
danc_partn 1n i c
danc_school 15 i i
dang 16 1e 3 20 4 3i 3 76 4 dh 4 e3 3 eo 3
dangero 19 16 3 66 4 73 7 7c 4 ab 4
danish 1n 40 e
danish_design 1n 40 b
danub 1n 6o 9
dar 11 j 5 1w 4 6h 3 a5 3 ae 3 aq 5 cy 3 e6 3 es 3
dari 1n 4m f
dari_appear 1n 4m b
dark p 3 6 7 3 1m 3 2m 4 31 3 5c 4 5u 3 5v 3 60 3 63 4 7k 4 7o 7 8x 3
dark_skin 1n 3 c
darkroo 1n 81 12
darkroo_enlarg 1n 81 g
darn 1f 41 6 4a 4
dash 1n 3f 2
dashboa 12 7t a 9f 5 9q 2 ao 3 cm 3 cs s d2 8 d7 3 d8 3 fs 2
dashboa_morn 1n cs f
dashboa_smal 1n cs d
dat f p 3 1y 4 36 5 3p 4 45 4 5n 5 5t 5 5z 4 6b 3 8g 3 8s 3 95 4 9f 5 a9 3 ab d ae 3 cd 5 cv 3 d5 4 df 4 e1 3 ef 4 ej 4 em 4 fl 4
dat_app 1n ab y
dat_book 1f cd 9
dat_everyth 1n 1y b
dat_evidenc 1n ae b
dat_family 1n 3b 9
dat_notic 1n ef b
dat_part 1i 95 9
dat_plac 1f 36 a
dat_suppli 1n fl b
dat_wholesa 1n 5n b
data k q 3 t 3 4f 6 4z 4 55 2 6j 3 6t e 7l 2 7o 5 99 3 a3 5 aq a as f cs d cx 4 d9 b dg 2 dh 3 dj 2 dk d dm 4 el 3 fa 3 fl 6
data_abroad 1n 6t h
data_analyst 1i a3 a
data_annotat 1n as g
data_connect 1n cs d
data_country 1n 6t e
data_delet 1i dk c
data_entry 1f aq g d9 d
data_find 1n dk b
data_label 1n as q
data_languag 1n as d
data_pipelin 1n cs j
data_plain 1n cs d
data_plan 1n 6t m
data_protect 15 dk i
data_spreads 1n d9 b
data_travel 1n 6t h
data_warn 1n 7o b
databas 1c 51 d 9v a ar d bg 5
databas_prov 1n 9v a
dataset 1n as n
daught u p 6 14 4 2b a 3s 7 3t 6 3x 5 4m 4 79 c 7e 7 7n 4 7u 4 93 3 b9 4 be 2 bj 2 c7 5 e6 4
daught_first 1n 2b b
daught_nobody 1i 79 b
dawn 16 15 4 6w d 9k 6 b4 3
dawn_breakfa 1n 6w a
daycar 1c 2v 9 3l s 6j i dq z
daycar_parent 1i 6j d
daycar_pick 1n dq c
dayligh 1a 3 4 c 3 1t 3 7d 3 fb 3
dead y 16 4 3c 3 3f c 3g d 6t 3 87 2 9a 5 9k 5 cj 3 e3 7 e6 6 fo 9
dead_panel 1n fo c
dead_street 1n e3 a
deadlin z 3c 5 4h 5 96 8 a8 7 ae a al 3 cv 3 cz 5 d1 3 d5 7 d8 c e1 8 e4 9 em d en 4
deadlin_app 1n e1 b
deadlin_portal 1n 96 b
deadlin_signatu 1n e4 c
deadsto 1i 3y 9 fp f
deaf 17 p 3 1e j 4m i 6h 4 7q h eh 3
deaf_bank 1n 4m b
deal x 2f 3 2h 3 2k 5 5b 7 6a 4 6b 3 8f 3 8x 3 9k 5 9l 6 9n 4 am 8 c6 3 d3 d dj 3 fm 4 fp 4
deal_lost 1n am b
deal_open 1i d3 a
dealcoh 1n 61 a
dealt 1i 8z 5 c0 5
dear x 17 2 1q 4 21 3 5k 3 64 3 80 4 81 2 9h 3 by 2 cg 3
death 17 3c 7 3f 5 ah 4 ai l f6 c fa 3
death_account 1n ai g
death_sort 1n f6 e
debit 1i 5f 5 bn 8
debt 1a 1q 4 7h 15 bl l bx 4 d7 f
debt_advic 1f 7h e
debt_app 1i bl c
debt_collect 1n d7 f
debt_fre 1n 7h d
debt_plan 1i 7h c
debt_relief 1n 7h n
debt_smalles 1n 7h b
debtor 1n d7 8
decad 1f 1b 4 2p 3 6w 3
decay 1n 3e 7
deceas 1i 3f l 3g m
deceiv 1n ba 4
decemb 11 5r 3 65 3 8d 3 8l 6 bv 3 c0 3 da 3 en 3 f8 i fd 3
decemb_plant 1n f8 a
decentr 1n w a
decid m 5 3 v 3 1p 3 1v 2 2v 6 2w 4 3f 3 6j 5 79 2 7r 3 8x 5 93 3 9a 3 ah 3 ai 3 as 6 ax 4 b3 6 dl 4 e4 3 e5 6 e6 3 ec 3
decid_book 1n b3 c
decid_colour 1n 8x b
decid_dif 1n as a
decisio 14 1p 3 36 4 4f b 93 3 cs 3 da 3 dl j e4 6 eo 4
decisio_team 1n dl c
deck 1i 8f d a7 f
declar 1c 3k 5 68 b c5 4 cv 4
declara 1i 68 t fh 9
declara_help 1n 68 e
declara_invoic 1n 68 b
declin 1f 7n 9 cl 4 d5 4
declut 1n 93 x
declut_wardrob 1n 93 l
declutt 1n 93 x
decodab 1n 9y k
decodab_story 1n 9y g
decompo 1n 6 e
decorat 1c 2o e 2y g 68 6 8x 9
dedicat 1n 1m 8
deep 11 3 8 u 3 44 9 6v 5 82 4 8b 3 e1 4
deep_clean 1n 44 b
deepest 1n dt 4
deepfak 1i 7r l di f
default 1i 4f c d9 5
defeat 1n bd e
defect 1c e1 i ef p ej 4 fi q
defect_deadlin 1n e1 b
defect_speak 1n ef b
defenc 1i 2e 9 eu p
defenc_women 1n eu c
defens 1n eu q
defi 1n bu b
defores 1n fl b
degr 1i 30 4
degre 1f 19 4 22 5 a8 g
degre_final 1n a8 b
dehumid 1n cd 4
delay 19 w 3 10 4 2w 4 7m 8 7s q
delay_compens 1n 7s j
delay_train 1n 7s f
delet w u 3 1s 3 1z 4 74 7 7c 4 9y 2 a5 4 ab 3 ag 5 ak 5 am 3 au 3 av 3 bf 2 bp 3 cx 3 dk e dl 5
delet_request 1n dk f
deli 1i 5s c 64 9
deliber 1n e5 a
delicat 17 5q 4 5r 6 60 4 8t 4 au 3 f5 3
deliv s 2m b 2t a 2v 7 30 c 3x 8 4g 3 57 5 59 5 5e i 5g 3 5i 5 5j b 5l a 5o 8 64 7 67 7 69 g 8a 5 8b 8 8t b bg 6 c8 c ds 7 ek d f3 4 f8 b fo 7
deliv_buffet 1n 30 c
deliv_dron 1n 69 d
deliv_first 1n 67 c
deliv_hom 1n 5l b
deliv_list 1n fo b
deliv_luggag 1n c8 c
deliv_lunch 1i 2t b
deliv_medicin 1n 69 b
deliv_next 1n 8t b
deliv_organic 1n f8 a
deliv_pharmac 1n 5e c
deliv_print 1n bg 9
deliv_restaur 1n 64 b
deliv_shop 1n 5e f
deliv_subscri 1n ds b
deliv_uber 1n 2m b
deliver n y 2 2l 6 2m g 2p 3 2t a 2y 5 30 3 4g 3 4q 3 57 b 59 7 5c 6 5e c 5g 3 5i 7 5j a 5l 9 5m 7 5p 8 5x 5 64 8 67 4 69 d 6b 5 6d a 6l 3 88 8 89 5 8a 7 8b b 8e 8 8l 6 8t 3 97 7 9h 6 9q 4 bc a bv 5 d8 3 d9 7 ds 8 ej 4 ek f f2 5 f3 6 f8 a
deliver_bik 1n 8a b
deliver_brand 1n 5c c
deliver_card 1n 8l b
deliver_cargo 1n 8b b
deliver_clean 1n 97 b
deliver_cold 1i 5m a 5x a
deliver_dat 1n 6b b
deliver_frozen 1n ds b
deliver_garden 1n 2y a
deliver_inconti 1n bc 9
deliver_kitchen 1n 2m r
deliver_next 1n 5p a
deliver_not 1c 6d 9 d9 d
deliver_pick 1n 89 b
deliver_rid 1n bv b
deliver_rout 1n ek o
deliver_shop 1n 5e f
deliver_unassem 1n 88 b
demand t 5 3 7 2 8 3 e 5 2n 3 2q 7 2v 3 3l 3 4b 8 4m 5 53 6 54 5 5u 3 66 b 7u 2 8d 3 8l 3 9l a 9r 7 br 5 c7 8 el 5
demand_mix 1n 2q b
demand_respons 1n 9r c
demand_warehou 1n 66 j
dementi 16 2b c 3t l 3x 7 6q 7 7e i 7n z bb 6 be z
dementi_activit 1i 7n c be q
dementi_app 1f 7n j
dementi_box 1n be c
dementi_car 1i be 9
dementi_gam 1n be g
dementi_hom 1n 7e b
dementi_music 1i be b
dementi_replac 1n 3t b
dementi_song 1i be b
demo 1i b1 8 b5 d
demo_recordi 1n b5 b
demolit 1i 9t 8 fp i
demolit_sel 1n fp b
denmark y 5 6 1p 6 27 6 3e 5 4q 6 6d 6 78 6 7c 6 7n 6 84 5 88 6 9t 5 ar 6 bb 4 d2 6 fk 5 fn 5 fp 5
denomin 1n 3m 4
dens 1c 18 8 57 5 59 4 fq 4
dent 16 q f 10 l 2d 3 35 5 60 3 8i 3 an 3
dental 15 9 8 p 8 q 7 v 7 10 x 4g c 5e 7 6x n cn e
dental_crown 1n 10 d
dental_lab 1n 10 n
dental_labs 1n 10 i
dental_practic 1f 10 m cn e
dental_supply 1n 4g e
dental_treatme 1i 10 e 6x f
dentist 13 10 j 1r 6 24 3 2t 3 4g 7 5e a 6x i 7b 5 ak 6 b6 6
dentist_clinic 1n 5e c
dentist_dental 1n 10 e
dentist_hom 1n 6x a
denv 1n 5l a
deny 1i ef 4
deo 1n 9 b
deodora 1n 9 18
deodora_cream 1n 9 c
departm x 8 5 u 6 47 5 4x c 4y 3 50 2 7d 5 ct 6 d6 3 di 5 dm 5 e2 b e3 b e4 g e5 5 e7 g e9 3
departm_answ 1n e3 c
departm_school 1n 4x c
departu 1i 66 5 dp 5
depend 19 a 4 71 c cu b d1 4 e7 4 fg 4
depend_slept 1n 71 c
depend_tel 1n cu c
deposit s m 7 q 7 r d 2w 5 3d 2 40 2 5b 3 62 6 63 4 6c b 7f 2 7s 6 91 2 9d f ae 5 b6 3 bo c bq q bs 2 c2 2 dm 5 e8 c ee 8 fr 9
deposit_afterca 1n 9d b
deposit_alterna 1n bq e
deposit_calenda 1n r b
deposit_clean 1i e8 a
deposit_consent 1n 9d c
deposit_few 1n q b
deposit_friday 1n 6c c
deposit_guarant 1n bq j
deposit_instalm 1n bq g
deposit_safely 1n m c
depot 12 1c 2 67 4 9g 3 9q h cx 3 e1 b e2 5 ei 4 ek 3 fp 3
depot_charg 1n 9q f
depth 1n 87 5
deputy 1n 4j 8
der 1n 9y 4
derby 1n eb 7
dermati 1n 1 a
dermato 1c 1 i q 8 7d e 7k k
dermato_answ 1i 7k d
describ 19 1x e 20 4 7q b 8g d
describ_read 1n 8g c
describ_resel 1n 1x b
descrip 1f 20 4 co i ep 9
descrip_languag 1n co c
deserv 1n cw 3
design s 6 7 m 7 29 5 2d 7 2o 7 36 b 39 7 3y 9 40 d 41 5 45 4 4b e 4k 9 4n a 4t 5 4u k 53 6 5m 7 7b 3 7x 7 7y 7 88 5 8c 8 8q 5 8x l a8 3 b4 5 bv 4 cn 4 cw 4 cy 8 d8 5 dt 6 fa 4
design_book 1n 4n f
design_cartrid 1n 2d c
design_chef 1n 8c b
design_decid 1n 8x b
design_gown 1n 40 b
design_guid 1n 6 b
design_instead 1n 40 b
design_local 1n 4b b
design_onlin 1n 8x m
design_paediat 1n 5m b
design_scratch 1n dt b
design_send 1n 8x b
design_softwar 1i 4k a
design_studio 1f 4u s
design_togeth 1n 2o b
design_wheelch 1n 3y b
design_writ 1n 36 b
desk a k 2 39 7 4o 2 5d 2 6e 5 ck 4 dg 4 dh 4
desk_deliver 1n 89 b
desk_employ 1n dh b
desk_languag 1n dg b
desk_night 1i 6e b
desk_wood 1n 39 c
deskles 1n 4j a
dessert 1f 2o c ab 3
dessert_tabl 1n 2o b
detail 1f 6b 9 6c 5 c1 9
detect 15 v c 27 g 2b d 7r 7 da 8 eo 8 fi 7 fn 7 fs 7
detect_fal 1n 2b b
detect_wat 1n 27 g
detecti 1a 2b 6 31 9 3r 3 83 q da 7
detecti_story 1n 83 c
detecto 1f 27 h 2b 9 96 e
deterge 1n 5o l
deterge_shampoo 1n 5o b
detour 1n fh 4
detox 1n 6n c
develop z 1 8 4k f 4u d 4y j 53 7 55 5 65 3 81 n 8k 9 9p 4 a0 7 b1 b cr g ct g cv 9 d9 8 db 3
develop_agency 1n 4u e
develop_analogu 1n 81 9
develop_dermato 1n 1 b
develop_film 1n 81 b
develop_kenya 1n 4y c
develop_narrati 1n b1 b
develop_physiot 1n 8k c
develop_post 1n 81 b
devic r t 2 u 4 v 6 10 4 1l 7 1s 2 23 6 24 i 25 f 29 9 2a 5 2b 9 2c g 2e b 2h h 4r a 4x 5 53 7 73 4 74 4 78 2 79 2 7m 2 7o 2 7t 9 8c 5 8y 7 96 b bc 4 e1 4
devic_buy 1n 2h e
devic_hom 1n 7t e
devic_hous 1n 53 c
devic_refurbi 1n 2h c
devic_send 1n 29 c
devon 1i 2p 9 fc 8
devotio 1n 3h y
devotio_app 1n 3h e
devotio_daily 1n 3h b
devotio_morn 1n 3h b
devour 1n b7 3
dhikr 1n 3h 9
diabet 1c l k p 4 v g 73 14
diabet_app 1n 73 t
diabet_damag 1n v b
diabeti 1n p 6
diagno 1n v b
diagnos 10 1 3 v k 1t 3 4m 3 5h 8 7a 3 7b 6 7e 3 8y 3 a6 6 du 3 dw 5 dx 3 fm b
diagnos_advic 1n fm a
dialect 19 9x 8 ak b b0 c cl 4 cr h dl 4
dialect_remind 1n ak c
dialogu 1n b7 4
dialysi 1i 6q 9 7u q
diamond 1n 45 b
diap 1n a w
diary 12 1f 3 2x 4 6z g 73 d 77 h 78 7 7o c 8h 8 9f 5 ak 7 ef d em 8
diary_photo 1n ef b
diary_smal 1n 6z b
diary_teenag 1n 77 b
diaspor 1f 5p d az 8 bt 9
dic 1i 3a 3 cj 3
dictat 19 t 8 u k 9e c cy b ef 4 eg 4
dictat_app 1n cy b
dictat_hom 1n 9e c
dictat_see 1n u b
dictati 1c t 7 u d cr 8 em 7
didn 1i cl 3 dh 5
die 1c 23 4 3e 3 8a 4 f8 4
died 15 x a 3f l 3g e 8q 4 93 3 ai 3 dm 3 e6 3
died_collect 1n 3f 9
diego 1n 3u a
diem 1n d0 j
diem_trip 1n d0 g
dienstp 1n de c
dies 16 3c 7 3g e 4o e 8a 7 9m 3 9o 3 ai 9 bf 3
diesel 1f 9r i 9s c ej c
diesel_vehicl 1n ej b
diet 19 l a 3x 4 5h 3 5l 6 72 n 7p 8
diet_app 1n 72 o
dietary 1n l b
dietici 1i l g 72 g
dietit 1n z h
dietiti 1a l s 5h 4 5l 6 5m b 72 l
dietiti_answ 1n 72 b
dietiti_shop 1n l g
dietiti_stag 1n 5m b
dif 14 q 4 6m 3 8j 3 an 3 as b bt 3 cs 3 d4 3
differe n 2 5 l 7 3w 6 4i 2 4v 2 50 2 5j 6 5v 3 5y 3 7f 4 7m 2 8r 2 93 2 a5 6 a6 a cs 4 fj 2
differe_bal 1n 3w c
differe_local 1n 5j c
differe_porosit 1n 2 b
difficu 1c 46 4 a5 c a6 9 e9 c
difficu_phon 1n a5 b
diffus 1n 8 b
dig 19 2o 9 3z 3 5b 2 8e 8
digest 1i 9o w aw a
digit 1n 9z 4
digital x 19 6 1b 6 1s b 3f e 6n 7 6u 5 97 6 9d 6 ai j aq 6 at 6 b6 6 b9 f bf 7 bh e bl a d5 6 e4 b eh 3 fl 6
digital_detox 1n 6n a
digital_envelop 1n bl f
digital_estat 1n ai o
digital_permit 1n e4 g
digital_wardrob 1n 1s g
digitis 1i 1z 8 bh 11
digitis_photo 1i bh b
digitis_video 1n bh i
digitiz 1n bh x
dignity 1n be 5
dil 1i 3x 7 5g 4
dim 1n 6z 4
din v 1p e 2l e 2m h 2s o 2v 8 2z k 4l 7 5g e 6c 3 6o b ab d ac e ao 3 cf 9 d0 4
din_deliver 1i 2m f
din_flat 1n 2s c
din_hal 1n 2v c
din_jaz 1n cf 9
din_matchma 1n ab c
din_own 1n 2z c
din_ready 1n 5g c
din_room 1n 2m e
din_shop 1n 1p b
din_strang 1i 2s d
din_wash 1n 6o a
dinosau 1i 2o 4 aa 6
dioces 1n 3j 7
dip 1i 8j 4 8k 3
dips 1n 60 5
direct 15 3c c 4l 6 5f 9 5i 7 5k a 5q e 5y b 6e d 9d 5
direct_book 1n 6e f
direct_cremati 1n 3c e
direct_import 1n 5q c
directi 1n ai b
directl 14 33 4 3t 3 5y 9 6l 4 6o 3 8k a az 3 bt a d9 3 dy a
directl_family 1n dy b
directl_farm 1n 5y b
directo 17 3c a 54 a 9a m ai 4 c9 c cc 9 cw 6
directo_task 1n 9a f
dirt 1c c3 4 fq 4
dirty 14 a b 48 3 8r 7 91 3 9f 6 c1 4 c3 4 e8 3
dirty_ones 1n a b
disab 1f 1e t 6q s bd o
disab_cloth 1n bd b
disab_holiday 1n 6q f
disab_travel 1n 6q c
disab_trip 1n 6q c
disabil 1c 1e f 6q p bd l cv 4
disabil_cat 1n 1e b
disabl 1c 6q 8 bb l bd k cv 4
disadva 1n 12 b
disagr 1n as 4
disagre 1n as 8
disappe 1i 59 5 bs 5
disappo 1n 9w 4
disc 1f 2y 9 99 3 c1 4
dischar 16 k 4 u h 3t 4 79 4 7e 4 7t g 7u 4
dischar_let 1n u j
disclos 1n fe 6
discont 1n 6a j
discont_part 1n 6a f
discoun 16 7 3 4e 8 4g 8 5g 4 5n 8 ar 6 b3 4
discov 1n 1v b
discove 1n 1v t
discree 1n bc x
discree_monthly 1n bc 9
discret 1i 14 5 bc 4
discus 1c v 4 b3 h dc 4 e5 f
discus_spoil 1n b3 c
discus_vot 1n e5 a
discuss 1n 1p 3
diseas 14 1 3 w 6 1t 7 5h 6 7a 7 7k 7 7t 7 9j 5 fm b fn 9
diseas_early 1n fn a
dish t 0 3 13 7 1p b 2k a 2l b 2m 8 2t a 2u 7 2v a 2z 4 30 b 5g b 5l 7 5w 6 5y 7 6d 5 72 8 73 b ad 8 bj a bp 7 et 5 f2 2 fr 4
dish_chang 1f 2l a
dish_guest 1i ad a
dish_hom 1n 13 b
dish_local 1n 2t c
dish_mov 1n 73 b
dish_portion 1n 72 b
dish_send 1i bp a
dishwas 17 1y 3 8j 6 8y 8
disk 1n cu 8
dislik 1n ah 5
dismis 1i cu 5 em 4
disord 1f l 9 72 5 7m 9
dispatc 1a 7u 6 9g c eh j ek 9 fh 8
dispatc_book 1n 9g b
dispen 1n 79 b
dispens 1a 4 c 2d 9 46 4 57 9 5o 4
displac 1n 13 a
dispos 1n c1 5
disposa 1f a a 81 8 fr 7
disput 15 35 3 4e 4 7g 8 7s f ae f bq 6 cj 5 ee 4
disput_park 1n 7s f
distanc 12 n 3 2l 6 3j 7 46 3 71 3 a9 3 ac a c3 3 du 4 f2 3
distanc_playdat 1n ac c
distil 1f 63 9 6m 9 f5 w
distil_herb 1n f5 8
distill 1i 63 a f5 q
distill_near 1n f5 c
distill_pear 1n f5 8
distrib 1c 11 f 52 l 5f 9 br 4
distrib_abroad 1n 52 h
distric z f 3 16 6 18 6 2i 5 69 3 6v 5 90 3 ax a cd 7 dv 6 e3 5 e5 8 e7 8 e8 3 ea 6 eb 3
disus 1n 64 e
disus_cellar 1n 64 b
ditch 1f 9i 6 a3 3 e0 4
div 1f 34 e 38 c 47 4
div_board 1n 38 b
div_school 1n 34 d
divers 1n 8d b
diversi 1n 50 b
divid 1f 5i 3 bm 4 cc 4
divisio 1n 9z 4
divorc 1c 1g 10 1r 9 6u 3 8v 4
divorc_calenda 1n 1g f
divorc_childre 1n 1g f
divorc_cost 1n 1g c
divorc_expens 1n 1g f
divorc_kids 1n 1g c
divorc_parent 1i 1g l
divorc_schedul 1n 1g c
divorc_weekend 1n 1g c
diy 1n 17 9
dizzine 1i 6 4 4i 5
dizzy 1f n 3 4i 5 ex 3
djs 1n cf u
djs_party 1n cf b
djs_wed 1n cf d
dna 1n 7p s
dna_gut 1n 7p b
do 17 1b 3 1w 6 2f 6 34 4 3c 6 4z 9 78 4
dock 16 2f 5 4r 4 65 3 66 4 9m 3 fe 7 fr 3
doctor l 1 2 7 5 k 4 l 6 o 3 p 6 u f v 4 w 3 y 4 1f 5 1t 4 3j 5 3s 8 4m 6 4r 3 6u b 6x 7 6z a 73 5 74 7 76 3 78 3 79 2 7c 6 7d j 7e 9 7j f 7k b 7n 1 7o 6 7p 9 7u 8 as 5 c7 a cl 4 ex 4 fg 4
doctor_app 1i 7j c
doctor_appoint 1i 74 a
doctor_coach 1n 3j 9
doctor_decid 1n as a
doctor_dictat 1n u j
doctor_first 1f 6u 7
doctor_hairdre 1n 3s b
doctor_hom 1n 6x c
doctor_market 1n c7 e
doctor_onlin 1n 7d d
doctor_pres 1n 4m b
doctor_shop 1n 7e b
doctor_sign 1c u e
doctor_video 1n 7d s
doctrin 1n 3h 4
documen y t p u a 1y 6 68 d ah 8 ai a al 9 at b az g bg e cq 7 d5 g d9 q dm j ef 6 em 8 en h
documen_book 1n at b
documen_draft 1n em b
documen_extract 1n d9 q
documen_need 1n d9 b
documen_onlin 1n d5 g
documen_show 1n dm b
documen_smal 1n 68 b
documen_softwar 1n t h
documen_video 1n az b
documen_voic 1n ah b
documen_whatsap 1n en b
doesn y x 3 4u 3 50 3 55 3 7m 2 cx 3 cy 3 cz 3 d5 5 dc 3 fe 3 fh 3 fk 3
dog q x 4 1c f 1m 5 2f 3 3g f 3i 3 6f 3 6v b 7q 4 9m 3 ai 3 bk 3 c1 3 ch 3 dn n do m dp b dq l dr l ds k dt g du 6 dv 3 dw e dx f dy e dz a ek 3 ex 3 ey 7 f7 a fd 4
dog_behavio 1n dr e
dog_clip 1n do e
dog_collar 1i dt l dx f
dog_daycar 1n dq v
dog_deliver 1n ds b
dog_field 1n 6v f
dog_find 1n f7 9
dog_food 1c ds k
dog_groom 1n do t
dog_heart 1n dx b
dog_meal 1n ds g
dog_own 19 6v 7 dn j do e dq b dr d ds d
dog_physiot 1n dw g
dog_salon 1n do g
dog_school 1c dr a
dog_sit 1n dp e
dog_street 1n 1m 9
dog_train 1n dr w
dog_walk 1i dn v
dog_wash 1n do b
doggy 1n dq k
doggy_daycar 1n dq g
dogs x 1c 7 3g g 6v d 7q 4 9c 2 dn h do d dp 3 dq l dr f ds b dt 7 dv 6 dw b dx 7 dy f dz 8 ey g fd k
dogs_bath 1n do b
dogs_cannot 1n 6v a
dogs_cats 1i 3g 8
dogs_family 1n dy b
dogs_hospic 1n fd h
dogs_hospita 1n fd h
dogs_let 1n 1c b
dogs_midday 1n dn d
dogs_morn 1n dq c
dogs_operati 1n dw b
dogs_persona 1n dr c
dogs_spend 1n dq g
dogs_volunt 1n dz b
dogs_ward 1n fd b
dojo 1n eu t
dojo_factory 1n eu 9
dol 1n 8d h
dolphin 1n 6s i
dom 1n 6n n
domain 1i cw 5 cx 5
domesti 1n 8o c
don e 2d 3 4j 3 4w 1 4z 2 50 2 5d 4 6g 2 78 3 8r 2 c1 4 dl 4 do 4 dv 3 f7 3
don_poison 1n f7 9
don_use 1n 5d c
donat 1c 11 8 1b q 6i h fb c
donatio 1i 1b 12 6i d
donatio_app 1n 1b g
donatio_platfor 1n 1b k
donatio_rota 1n 6i b
donkey 1n 1c i
donkey_hors 1n 1c b
donor 1f 11 8 1b s 69 8
donor_photo 1n 1b b
doodl 1n 9d 3
door b g 3 1a 2 1w 3 2g 7 2t 3 2u 4 31 3 32 2 39 4 3g 2 3k 3 3x 5 41 3 5d 2 5j 6 63 3 64 3 67 3 6e 4 6g 6 6q 3 7u 4 8p 4 8r 2 8t 4 96 5 97 4 av 2 b1 3 c3 4 cb 3 de 2 e8 4 ek 5 fp 3
door_card 1i 2u a
door_cod 1i 6e c
door_demolit 1n fp b
door_fit 1n 2g b
door_handl 1f 5j a
door_insur 1i c3 a
door_lunch 1i 39 b
door_open y e8 7
door_own 1n 2g e
door_pick 1f 64 a 8t a
door_school 1i 96 a
door_sel 1i 41 a
door_singl 1n 8p b
door_unload 1n ek c
doorbel 1c 2g e 4t 2 dr 5
doormat 1i 7p 4
doorste 1n 5j q
doorway 1i 5s 5 89 4
dorm 1i 6o o e4 7
dormito 1n 6o w
dormito_beds 1n 6o e
dos 1a 7 7 u 6 x 6 73 4 79 i
dot 19 7a 6 7y 3 dx 3
doubl 11 5i 2 5u 3 60 3 7b f 9h 3 9p 3 a6 9 ar a bx 3
doubl_movemen 1n a6 b
doubl_subscri 1n ar b
doubl_video 1n 7b c
doubt z m 3 20 3 6w 3 7j 5 9i 5 aq 4 as 5 br 3 cg 2 d9 7 dj 3 e9 4
doubtfu 1a u 4 68 4 d9 4 da 7 e6 8
dough 1c 2n 8 a2 c et 5
doula 1i o y 9e t
doula_hom 1n o g
doula_midwiv 1n 9e c
dowel 1n 2o 7
downloa 1f 7y h b4 4 fa 4
downspo 1n 8s n
downspo_autumn 1n 8s c
downsta 1f 2t 7 2u 3
downtim 1i cu a fj a
dozen 1n 5g 4
draft 14 51 a 6f 3 al 7 au l ck e co 5 d4 i em e ff 2
draft_answ 1i au a
draft_bil 1n em b
draft_grant 1n 51 c
draft_proposa 1n d4 b
draft_reply 1i ck a
drag 1n 1j 4
dragon 1a 3r 2 4b 3 80 6
drain 19 1m 5 6f 3 8r 5 8y 3 9u 5
drama 1i ca k cc f
drank 1c t 5 63 3 9e 4
draught 1f 22 8 90 3 9b 3
draw m 6 3 m a 1y 4 29 3 2h 3 2o 4 3f 3 45 5 4b 3 4d 5 52 3 53 6 6a 4 7h 3 81 3 85 3 88 8 8c 8 8x 5 8z 5 93 5 97 3 9d 3 aw 4 b5 5 b7 5 bx 9 ef 3 es 6
draw_even 1i m b
draw_fix 1n 8z b
draw_send 1n 53 c
draw_shelf 1n 88 b
draw_system 1n 8c b
draw_wag 1n bx g
drawing 14 13 3 53 4 6b 3 88 4 8h 4 a8 3 b6 3 e4 4
drawn s 6 3 45 4 6a 4 7y 3 8x 5 av 3 bx 6 dg 2 dn 2 e4 3 ea 2
dread 1f bp 5 cx 5
dream 1i fa h
dream_interpr 1n fa c
dreamt 1n 5 4
drehen 1n cq 4
dres 11 1n 4 1s c 2l 3 3y 6 40 u 41 3 48 6 49 7 4r 3 7y c an 9 bd h ca b
dres_hir 1i 40 f
dres_rent 1i 40 c
dres_rental 1n 40 o
dressma 1i 49 a 7y u
dressma_pattern 1n 7y i
drew 1c 4b 3 b6 3 b7 3 bx 3
dri 15 16 3 5t 7 64 3 7z 2 8b h 8k 3 9n h do a
dri_clip 1n do b
dri_flow 1n 8b i
dri_larva 1n 9n c
dri_pet 1n 9n a
drift 1f 34 4 f1 5
dril 10 17 d 1w 4 1y 2 2a a 2g 9 8p 7 91 q 98 j 9l 7 di b dj 4 e7 2
dril_generat 1n 98 b
dril_guest 1n 2g b
dril_lad 1n 91 d
dril_plug 1n 2a b
drink q 7 4 15 9 23 3 2d b 2l 5 2p 3 2q d 2r 8 30 2 38 8 3a 9 4t 5 57 5 5k 8 5q b 5z a 61 f 62 j 63 7 75 3 7c d 9e 2 ci 5 es 9 ey 6 f0 2 f1 3 fs a
drink_brand 1i 62 b
drink_buy 1n 62 d
drink_coffe 1f 3a a ey 9
drink_div 1n 38 b
drink_les 1i 7c e
drink_wat 1f 15 f fs h
drip 12 15 6 27 6 8p d 8y 3 cl 3 eo 3 eq 2
drip_tap 1n 8p c
driv j w 2 11 7 1l 3 1q 2 1z 3 21 8 2f 3 2t 4 35 5 3p i 3u c 3x 5 4y 4 5b 8 5f 5 5i 3 61 4 6i 5 6q 4 6r 4 7s 3 7u a 8s 3 8y 3 9f 2 9g b 9j 5 9l 5 9m 4 a9 g c1 3 c4 a c5 a c6 8 c7 8 ci 4 db 5 du 3 e2 6 e7 4 ea 8 ej b ek d f8 4 fc 2 fh 7
driv_announc 1n c4 b
driv_back 1c 7u 9 fh 9
driv_card 1n db b
driv_childre 1n 3u e
driv_electri 1i 21 a c6 i
driv_kids 1n 3u j
driv_lesson 1i 3p n
driv_licen 1n a9 d
driv_licenc 17 3p h a9 8
driv_park 1n 9g d
driv_phon 10 5b 7
driv_school 1i 3p v a9 d
driv_stop 1n ek c
driv_sunday 1n 6i b
driv_theory 1i 3p c a9 t
driv_togeth 1n c4 d
driv_train 1n 7u b
driv_walk 1n ej b
driv_work 1n c4 b
driven 17 2m 4 35 3 3p 3 3u a c4 3 e2 4 ej 3
drivewa 1c 8s k c5 q c6 a
drivewa_park 1n c5 b
drivewa_rent 1n c5 e
drivewa_yearly 1n 8s c
dron 17 69 16 9i b dz b e6 a ep 6 fm 9 fo 11
dron_blood 1n 69 d
dron_carry 1n 69 d
dron_deliv 1n 69 m
dron_deliver 1n 69 t
dron_inspect 1n fo j
dron_island 1n 69 d
dron_measur 1n fo d
dron_measure 1n fo b
dron_medicin 1n 69 h
dron_parcel 1n 69 d
dron_photo 1n e6 b
dron_roof 1n fo h
dron_sampl 1n 69 d
dron_servic 1n 69 g
dron_survey 1n fo n
droop 1i 4o 5 8a 4
drop r 24 4 27 4 44 6 46 4 4k 2 4z 3 5e 4 5p 6 7b 2 7p 2 9k 6 d3 2 dc 2 dq 6 eb 2
drop_off 1i 44 a
drop_start 1n 9k a
droppin 1n 9n 4
drought 1i 4f 5 br d
drov 1a 21 3 3u 3 c3 3 cl 3 ej 3
drown 1n 1o 4
drug 1f u 6 4p 7 7o 3
drum 1a 3n 8 5k 6 8y 3 cb t ew b
drum_amplifi 1n cb a
drum_amps 1n cb b
drunk 16 m 4 2r 3 5q 3 5z 3 61 3 75 3
dry k 0 3 1 3 d 4 27 4 37 3 47 3 49 3 61 2 63 5 6o 4 8m 5 8r 5 8s 4 8t 7 8v 7 9l 5 9n 3 9s 3 do 4 ds 5 eq 4 fm 4
dry_boot 1i 6o 9
dry_cellar 1n 8v e
dry_cid 1n 63 b
dry_clean 1i 8t f
drôm 1n 8j f
drôm_mugs 1n 8j c
dub 1n cq l
dub_town 1n cq c
dubai 1c d 8 q 8 9h 7 ep 8
dublin 16 2j 7 3k 8 40 7 4s 8 5p 6 8p 7 a3 7 cj 7
duck 1f 3s 2
due r x 7 2d 2 4e 2 65 2 7h 2 8r 2 95 3 9c 2 cy 3 d7 2 dj 3 ec 2
dues 1n 6i w
dues_attenda 1n 6i d
dug 1i 3l 4 9q 4
duk 1n 6h 3
dul 19 2j 4 3r 7 6z 3 ds 4
dummy 1n b6 5
dump 1i 9t 4 e3 g
dump_rubbish 1n e3 a
dumpl 1i 2k a et n
dumpl_clas 1n et b
dumplin 19 5g 3 6l 8 bj 7
dun 1n d7 b
dung 1n 9o p
duo 1n cf d
duo_bras 1n cf 9
duos 1n cf 3
duplica 1n 1z x
duplica_ask 1n 1z b
duplica_blur 1n 1z b
durabl 1n 4a a
dusk 19 9j 3 9k 3 dx 3
dust y 17 2 2n 3 5y 3 6a 2 81 3 8j 3 8k 3 8o 3 8z 3 98 3 ei 2 eq 5
dustbin 1i e2 9
dutch 1f 6u 7 9x 9 bq 9
duty x 1u 3 50 5 5q 5 63 7 65 3 68 f 6c 3 6m g 7j 4 7t 3 8f 3 az 3 cl 3 dd 3 de 7 f5 3 fl 3
duty_report 1n 6m i
duvet 1n 8k c
dwel 1c 1t 8 20 8 5q 8 f9 7
dy 1a 76 4 77 4 7x 5 8a 4 fd k
dy_such 1n fd 9
dye 1f 2 9 7x b 84 4
dyed 1f 4a 4 7x s 8k d
dyed_plant 1n 8k c
dyed_yarn 1n 7x k
dyes 1a 4d 4 5y 4 7x 3 8k 4 dt 4
dyk 1i 9m 9
dyscalc 1n a6 b
dyslexi 1n a6 14
dyslexi_app 1n a6 c
dyslexi_help 1n a6 e
dyslexi_read 1n a6 g
eag 1i l 5 3o 5
eagerly 1n e3 5
ear y d 2 j 2 p 4 25 6 3h 7 6h 3 7j 7 8k 2 a6 4 cg 3 eh 2 ey 4 fn e
ear_tag 1n fn i
ear_way 1n 3h 9
earbud 1n ay 3
earli 19 o 3 76 3 99 3 bv 3 c8 3 fg 3
early r g 7 2n 6 3l 2 4e d 60 5 7n 7 9b 5 9c 2 9y 9 9z 4 a1 5 bx c c4 5 de 5 dx 7 en 2 fg 3 fn 6
early_morn 1n g c
early_read 1n 9y g
early_someth 1n dx b
earn o 13 7 1h a 3a 2 7i 5 8i 2 9b 3 af 2 bm 9 bx d bz 4 c8 2 dy 2 em 4 f2 2 ff 5
earn_first 1i 13 a
earn_payday 1n bx g
earn_read 1n 1h a
earn_wag 1n bx d
earplug 1i 24 7 6o 4
earring 1i 3w 4 45 j
earring_recycl 1n 45 b
ears 14 4 8 c 3 6h 3 ca 4 do 6 dr 3 e0 3
earshot 1n dz 4
earth 17 16 3 23 6 3e 3 5i 4 9u d
eas 1n 8n 4
easel 1n es f
easel_canva 1n es a
easi 16 b 3 l 3 3x 3 7f 4 7n 4 dn 4 dr 3
east z 6 6 1i 4 1n 5 2a 3 35 6 5u a 8d 3 8n 3 92 3 cn 4 dc 2
easy x f 2 5j 3 6h 4 71 4 7b 3 7s 3 9z 3 a4 8 ab 3 cj 2 dy 2 e9 h eb 3 fk 3
easy_chord 1n a4 b
easy_languag 1n e9 g
easy_read 1n e9 l
eat o 7 4 l b 11 3 1p 8 22 3 2l 6 2n 3 2s 7 2v 4 5b 2 5e 2 5h 3 5l 6 5m 5 5r 3 5w 3 63 2 6e 3 72 c 8r 2 9n 4 bl 3 bp 4 c7 2 f2 8 f4 6
eat_cook 1n f2 c
eat_differe 1n l e
eat_meal 1n 1p b
eaten w 11 6 2l 3 2v 4 3a 3 57 4 5l 3 5w 4 6d 3 7w 4
eats u 1p 4 2m 7 2t 4 39 3 3v 4 4s 3 5j 3 6a 3 6j 2 9k 3 dy 2 f2 3
eats_own 1n 2m b
eau 1n 5 b
ebay 1n ff s
ebay_etsy 1n ff e
ebay_list 1n ff c
ecg 1n v b
echo 1i 8x 5
eco 1a a c 22 8 5o 6 6n 6 9t b
eco_brick 1n 9t b
ecuador 1n 9k 9
eczema 1i 1 s 7k l
eczema_cream 1n 1 g
eczema_develop 1n 1 b
edg u j 6 2h 4 7k 5 80 7 84 6 8i 2 8s 3 as 3 bb 4 eu 3 f9 6 fi 4
edg_city 1n f9 a
edibl 1a 1t 4 5w 8 6s c 9h a fr 8
edibl_flow 1n 9h a
edibl_mushroo 1n 6s b
edit 1i 2x e 4v 8
edition 1a 1k f 8i 3 ax b az b cg 3
edition_lat 1n az b
edition_lies 1n ax b
editor 16 2x 3 ao 6 aw 3 b4 7 b6 3 bi i co 3 dm 3
educat 1n 1o z
educat_curricu 1n 1o c
educat_parent 1n 1o c
educati 15 i 6 14 b 1o 3 6j 4 8d 8 a8 8 az i bo 6 bz 4
educati_video 1n az j
educato 1n b0 5
eel 1n 2s 4
effect 1f 94 5 b4 9 be 4
effort 1i 41 4 70 4
egg 1c 2m 6 2p 3 cj 3 eq 3
eggs 12 1p 3 33 6 3r 3 4q 9 5w 5 bj 2 f3 5 fc 5
eggs_bread 1n 4q b
egypt 1i b7 9 ea 9
ehrenfe 1n 2i a
eightee 1i 5r 7 7f 3
eighth 1n a 5
eightie 1n 36 4
eighty 19 1s 6 2h 4 3a 4 5v 4 5x 4 ec 5
eith 19 1g 3 24 4 6r 3 7i 3 cn 4 dy 3
elastic 1n 4d 5
elbow 14 5 3 16 3 4a 5 a2 3 a4 3
eld 19 o 3 1i 5 1k 6 2o 3 3v 3 ew 5
elderly y p c 2b o 2f 6 3s q 3t h 3x o 5l 6 7e e 7n c 7r 9 7u 6 ad 6 ak d b9 j ba d bb i c7 a dv 3 ex j
elderly_br 1n 3x b
elderly_compani 1n 3s m
elderly_doctor 1i 3s a
elderly_moth 1n 3s e
elderly_own 1n p c
elderly_parent 1f 3x b 7e g
elderly_person 1i 2b a 3t a
electio 1n e4 5
electri s 16 5 1d 6 21 9 28 e 2a b 2j 6 35 7 37 c 3u 7 48 7 4i 7 5o 7 64 2 8p 5 8w 9 8y 3 91 2 98 4 9b 6 9q f 9r 6 9s 6 bl 3 bt 7 bw 9 c3 b c6 i cw 9 eg a ej 9 eq 2 fk 5
electri_bik 1n 28 c
electri_bil 1n bt b
electri_boat 1n 37 l
electri_car 1f c6 a
electri_cars 1f 21 9 c3 e c6 m
electri_coffe 1n 2j b
electri_consump 1n 2a f
electri_diesel 1n ej b
electri_floor 1n 8w b
electri_met 1n 9b b
electri_phon 1n bw c
electri_photo 1n cw c
electri_van 1i 5o a 9q a
electri_vans 1f 35 9 3u a 9q e
electri_work 1n 4i c
electro 15 7 7 2f 3 2g 6 2h f 53 f 8y 8 b9 5 d5 l da 7
electro_signatu 1n d5 p
electro_smal 1n 53 c
elevato 1n 95 14
elevato_elevato 1n 95 d
elevato_mainten 1n 95 f
eleven m 2v 6 4m 2 4n 2 5d 4 67 3 6e 3 6f 4 6i 3 9q 4 bi 3 cb 3 e1 3 ek 3
eligib 1n w a
eligibi 1n w e
eligibi_plain 1n w b
elis 1n 9a 7
elopeme 1n 2w c
els e 4w 1 7g 2 86 3
elsewhe 15 b 4 1b 3 1x 4 36 4 4r 4 ay 4 b7 3 cu 4
email 16 1r b aq h au y aw o ck h cm v cx i di d
email_assista 1n au m
email_chas 1n au b
email_draft 1i au c
email_employe 1n di f
email_flow 1n cm e
email_handboo 1n ck b
email_market 1n cm x
email_pdf 1n aq a
email_persona 1n aw b
email_reply 1n au d
email_salespe 1n cx b
email_school 1n 1r c
embarra 1i a5 4 bc 4
embroid 1i 4b a 7x q
embroid_kits 1n 7x 9
emergen x x 3 z 3 2b e 2e a 3t 2 4i 8 4m 6 76 3 7d 2 7f 6 7j 9 7t 4 7u 6 96 a aj d cl 5 cw 2 dv 5 ee 4 eh 3
emergen_cal 1n 2b c
emergen_light 1n 96 f
emergen_virtual 1n 4i c
emigran 1i 3b i bg 4
emigrat 1n 6u d
emissio 1f 22 9 9p h fl p
emissio_report 1n fl g
emotion 1n 77 b
employ m e 4 g 2 13 8 1a 6 1e c 2t 9 3k 2 48 9 4h 7 4i 4 4j a 4v b 4x 4 4z 4 50 a 55 4 57 7 6u 3 8l 4 8o 8 9q 6 a3 7 ag 4 aq 4 ar 4 at b au 4 b8 9 bv e bx a bz 6 cy b cz 4 d0 9 d1 6 d2 4 d5 4 dc 4 dd b df 7 dg a dh h di 6 dj 4 dk 4 dm b ef 4 fg 7 fl 4
employ_book 1n dh b
employ_disab 1n 1e d
employ_learn 1n 1e b
employ_local 1n 1a c
employ_open 1n fg d
employ_questio 1i dm e
employ_report 1n 4h f
employ_show 1n bz c
employ_snap 1n d0 b
employ_tax 1n bv t
employ_team 1n dg b
employ_work 1n 4v c
employe 14 54 4 bx 3 d0 9 d1 9 dd b df n dg t dh q di j dm 7
employe_plac 1n df d
employe_survey 1n dg u
employe_teach 1n di b
employe_wellb 1n dh r
employm 11 13 5 1a 4 4h 3 4j 3 4k 6 d8 3 dc 3 dd 3 de 4 eh 3 ei 3 ej 3 ek 4
empti 19 7f 6 8s 3 e2 6 f6 j
empties 1n cj f
empties_even 1n cj c
empty_berth 1n 9b b
empty_cellar 1n f6 c
empty_gut 1n 8s g
empty_hal 1c 66 9
empty_hous 1a 92 g
empty_match 1i fh a
empty_offic 1c 5d e
empty_ones 1n e2 a
empty_post 1n 92 c
empty_room 12 ba j ep 7
empty_shop 1c 4n g
empty_slot 1n q g
empty_storefr 1n 4n f
empty_superma 1n f0 a
empty_swim 1n 38 b
empty_truck 1n fh d
empty_warehou 1n 66 e
ems 1n f c
encrypt 1f 1y 4 4h c 77 5
encrypt_chat 1n 4h b
end g j 3 12 2 1h 2 20 5 36 3 3i 3 4n 1 5n 4 ab 3 ai 4 ay 4 az 3 bi 3 bl 4 bp 5 bq 2 bw 4 by 4 d7 4 dd 4 dq 2
end_print 1n bi a
end_surpris 1n 5n b
end_third 1n dd c
end_train 1n 20 b
endles 1i bd 4 be 4
endomet 1n 74 n
ends k e 3 y 2 1k 4 2g 2 4p 2 6d 3 87 2 by 6 d5 5 d6 4
ends_find 1n by b
ends_lets 1n d5 b
endur 1n 74 8
enemy 1n y 5
energy 12 1d s 2a i 5c 4 5t 7 62 b 90 n 9o 7 9q 5 9r a b8 7 bw c fk t
energy_advic 1n 90 o
energy_advis 1n 90 f
energy_build 1n fk f
energy_coop 1n 1d l
energy_coopera 1n 1d k
energy_drink 1n 62 d
energy_managem 1n fk m
energy_monitor 1i 2a j
energy_shar 1n 1d h
engag 1c 2o 8 2w 9 45 8 e5 8
engagem 1i 45 a dg j
engin v 4k a 4w 7 4y 6 53 6 6a b 7j 4 99 4 ap d ar a at 9 b1 3 b8 2 c1 4 co c cq 9 cu g e7 5 eh 6
engin_gear 1n 6a b
engin_machin 1n 4k b
engin_mention 1n ap b
engin_mov 1n at b
engin_notic 1n cu c
engin_suppli 1n cu c
engin_voic 1n co c
enginee 19 6a 8 98 7 ct 4 d0 7 dj 7 ef 8
england 14 3c 6 62 6 6a 6 93 7 96 6 a8 7 ai 7 cc 6 e1 6 f6 5
english 1a 3o l 3q 3 50 c 9x 9 a5 i
engrav 1f 29 a 45 c 8l b
engrav_coordin 1n 45 b
enjoy 1n fa 2
enlarg 1n 81 u
enlarg_cours 1n 81 9
enough i 1k 4 3e 4 77 2 7p 2 9d 3 9q 4 b3 2
enough_woodlan 1n 3e 9
enquir 1n ep 5
enquiry 1c 33 4 co 4 d3 k ep l
enquiry_land 1n d3 b
enquiry_list 1n ep f
enrol 1n w 5
ent t r 3 y 3 10 3 1m 6 1r 3 1v 3 1y 3 21 4 2v 3 4x 3 52 6 6m 3 7e 2 9a a 9v 8 aq 7 bp 7 cc 2 d3 3 d8 5 dy 3 e6 6 e7 2 e8 3
ent_catch 1n 9v a
ent_erp 1n aq a
ent_nam 1i 1m 8 9a a
ent_shar 1n bp b
enter 15 1r 4 6d 3 bp 3 bw 3 d8 6 e6 4 ee 3 fa 3
enterpr 1i 1e n dj 9
enterpr_bakery 1n 1e b
enterta 1f 3r c cf c fa 4
entirel 1n f3 4
entlüft 1n cq 4
entranc 1c 1p 4 1q 5 7q b a1 j
entranc_exam 1n a1 j
entranc_lift 1n 7q a
entrepr 1i 4z b 5c a
entrust 1n 92 6
entry w t k 4z 6 52 6 74 c 75 3 77 f 79 3 7c 3 7o a 95 5 9e 4 aq d bm 3 c9 4 d3 4 d9 a en 3
entry_car 1n t c
entry_documen 1n d9 f
entry_phon 1n 74 b
envelop x 5z 9 6i 5 7f 6 7h 8 82 4 83 i 8f 3 8h 5 8k 2 8l 5 be a bl g bn 5 d0 4
envelop_see 1n bl b
envelop_song 1n be a
environ 1f 22 7 fp 4 fq 4
epileps 1n 7o k
episod 1i ay t b7 v
episod_next 1n b7 b
equal 1f 4y 5 fg 4
equip 1a 6t 4 86 4 8n 4 dv c ea 4
equip_vet 1n dv c
equipme y f 3 17 6 1x 6 2x 3 2y f 4g 8 4r 3 5b p 70 8 8e 6 8m 6 91 c 96 6 98 9 9l 6 e1 b e7 b ez 4 fp 6
equipme_kinderg 1n e1 b
equipme_neighbo 1n 91 e
equipme_put 1n 70 b
equipme_rent 1c 2y f
equipme_rental 1f 2y a 5b r
equipme_test 1f e7 9
eras 1n d3 5
erp 1i 6b s aq k
erp_smal 1n 6b f
errand 1i 3s 8 ak g
error_blind 1n cv c
error_monitor 1n cu t
escalat 1n 95 a
escap 14 2g 6 31 t 4p 3 58 6 5d 4 6k 7 83 h 8f 8 90 3 9m 3
escap_gam 1i 31 h 83 f
escap_room 1a 31 q 83 8
escrow 1n 4k l
esg 1n fl b
esim 1n 6t 16
esim_country 1n 6t c
esim_data 1n 6t c
esim_tourist 1n 6t c
esim_travel 1n 6t n
esport 1n f1 w
espress 1f 2i i 2j m
espress_machin 1i 2j a
essay 1c 3m 3 a8 h az 9 ec p
essay_propos 1n ec b
estat x 18 7 1w 6 1y 3 4n 4 4q 5 4z 3 7i i 8w 3 8x 5 92 3 93 8 9g 4 ai j av 6 bm 3 c2 3 c4 a c5 2 ep o f6 a
estat_agent 15 ep p
estat_driv 1n c4 b
estat_lira 1n 7i a
estat_sal 1n f6 b
estimat 19 22 b 8u 8 8z 9 d8 6 eg l eo i
estimat_carbon 1n 22 b
estimat_quantit 1n eg b
estimat_repair 1n eo c
estonia 1f 4q 8 a0 9 dj 8
estuary 1n 6s d
estuary_binocul 1n 6s 8
etf 1n bo a
ethic 1f v 5 w 8 4h 9
ethical 1i 3y 9 55 l
ethical_hack 1n 55 j
ethnic 1n 5p g
etl 1n cs a
etsy 1n ff u
etsy_vint 1n ff e
eulogy 1n bk z
eulogy_ghostwr 1n bk b
eulogy_intervi 1n bk 9
eulogy_wed 1n bk b
eulogy_writ 1n bk f
eulogy_written 1n bk b
euro 1n bo a
europ 11 w 6 36 9 4k 6 4y 6 58 7 6p 6 76 6 8c 6 b1 6 b8 6 ck 6 ct 6 cu 7 d9 6
europ_travel 1n 36 b
europea 1f 7a c 9p 8 9x c
europea_languag 1n 7a b
europea_portugu 1n 9x b
eva 1i 2x 4 6x 3
evaluat 1n d8 5
eve 1f 1n e 2z 4 e2 4
eve_golden 1n 1n a
even c d 3 h 3 i 2 m 3 11 3 14 2 19 5 1d 3 1v 3 2l 3 31 4 38 4 3a 2 3i 6 3k 7 4u 2 56 4 5e 2 5j 3 5n 3 6c 2 6y 2 71 4 75 3 76 3 7d 3 8f 3 9y 3 a0 3 a1 5 a3 5 c0 3 cb 3 ci 3 cj 4 db 4 e5 3 eh 3 eq 5 es 8 f0 4 f1 6 f2 3
even_alway 1n 56 d
even_appoint 1i m b
even_bootcam 1n a3 b
even_br 1i 11 a
even_cod 1n 19 b
even_depend 1n 71 c
even_friend 1i es b
even_ful 1n cj a
even_glas 1n es a
even_group 1n a1 b
even_night 1n 75 b
even_prescri 1n 7d b
even_psychol 1n 76 c
even_return 1i c0 b
evening f i 2 16 4 38 5 3i 4 3k 6 4s 1 58 5 9y 2 a1 3 ab 3 ay 4 b3 3 cf 4 ci 8 cj 7 eq 3 es 5 f1 6
evening_br 1i 16 b
evening_friend 1n f1 9
evening_raft 1n 58 c
event 11 16 7 1v v 2j 7 2y e 30 j 58 q 5b 7 6g s ab a br 7 cf i cq 7 e4 c fg i
event_app 1n 1v e
event_build 1n e4 c
event_discove 1n 1v o
event_equipme 1i 2y e
event_near 1n 1v c
event_organis 1i 6g d
event_ticket 1i 6g q
event_train 1n fg b
event_weekend 1n 1v k
ever u b 3 21 3 3g 2 4c 3 5i 3 74 3 7e 3 94 3 9z 3 ab 3 af 3 au 4 b0 3 bj 2 bp 3 dl 2 em 4
everybo c 1r 3 3u 3 57 2 bs 2 cp 2 d1 3
everybo_list 1n 1r c
everybo_payslip 1n d1 b
everyda 1f 3s 9 86 9 b4 c
everyda_scen 1n b4 b
everyon 10 r 2 1w 3 5l 3 b3 9 bp 3 dn 3
everyon_discus 1n b3 c
everyth g 1r 4 1y 4 9f 2 a7 4 bp 4 cu 3 df 5 fq 3
everyth_calenda 1n 1r c
everyth_hous 1n 1y b
everyth_mis 1n a7 b
everyth_person 1n df d
everyth_transf 1n bp b
everywh 12 26 3 27 3 2f 3 2x 6 5e 3 7b 3 7y 3 ff 2
evictio 1n ae b
evidenc 1a 1g 4 83 m a6 4 ae c dj i
evidenc_cas 1n 83 c
evidenc_link 1n dj b
evidenc_tenant 1n ae b
ewe 1n fn 9
ewes 1n 9m 6
exact 1c 5l c 9w 4 bz 4 fa a
exact_birth 1n fa a
exact_macro 1n 5l b
exactly 12 m 3 3d 3 3q 4 5b 3 5g a 75 3 a3 3 a7 3 d2 3
exactly_ingredi 1n 5g c
exam 12 1k 4 1o 5 3m h 3p 4 9w b a1 x a6 7 a7 l a9 c ec p
exam_cours 1n a1 n
exam_mark 1n a1 b
exam_prepara 1n a1 j
exam_sam 1n 3m b
exam_smal 1n a1 b
exam_tutor 1n a1 b
exam_weekly 1n a1 b
examin 19 3p 3 74 3 78 4 7d 4 a9 3
examina 1a 3o 4 a7 4 by 4 dr 4
exampl 19 6d 3 aw 3 bo 4 d9 3 e4 3
excavat 1n 5b r
excavat_lift 1n 5b c
except 1n fs 4
excepti 1f aq 3 ck 5 df 5
exces 1i 11 9 fp 9
exchang 11 1k h 3o 6 43 9 48 7 6p p 7z g 8e 7 8x 3 9p 5 a5 7 bt 3 bu g fh 5
exchang_follow 1n bu b
exchang_hom 1n 6p b
exchang_hous 1n 6p l
excit 1n b0 4
exclud 1f 53 5 ad 5 b8 5
exclusi 1n br 5
excus 1c 1d 3 78 4 b5 3
executi 1c 4z h 50 9 6b 8 au 8
executi_assista 1n 4z h
exercis y k l z o 2c 8 6y c 70 h 78 p 7m i 9w g 9x 6 9y 3 9z i a0 5 bs 7 dh b dw b ex n
exercis_app 1c k c 78 a
exercis_back 1n 78 b
exercis_clas 1n ex e
exercis_clos 1n 9z b
exercis_desk 1n dh b
exercis_hom 1f 70 a dw c
exercis_lead 1n 9w b
exercis_men 1n ex 9
exercis_mindful 1n 6y c
exercis_plan 1n z g
exercis_session 1n z g
exercis_tablet 1n 7m b
exhaust 1f 1f 7 21 3 2n 5
exhibit 1i 6h q by 5
exhibit_hear 1n 6h b
exist 11 2g 3 3f 3 53 4 6a 9 6g 3 ad 3 ax 3 bt 3 cz 3 du 3 dz 3
exit 12 h 3 31 6 33 4 38 3 39 4 3l 3 96 6 ci 5 e8 3 ez 3
exoskel 1n 4r 13
exoskel_exoskel 1n 4r d
exoskel_lift 1n 4r d
exosuit 1n 4r l
expat 17 3o 7 5p e 6u q 89 7 9x 7 ac 8 at c
expat_doctor 1n 6u b
expat_help 1n 6u b
expat_paperwo 1i 6u a
expect 16 a 7 44 4 6q 3 75 f b6 3 bz a e4 3
expect_parent 1i 75 g
expecta 1n 4c i
expecta_moth 1n 4c e
expens 15 1a 4 1g n 21 7 bl 7 bm 8 bp t bv 3 d0 w eb 3
expens_app 1n bp h
expens_claim 1n d0 m
expens_messag 1n 1g a
expens_offlin 1n bp b
expens_report 1n d0 s
experie 16 a a v 6 2s 6 73 6 7e a 90 4 af 4 dj 3
experie_car 1n 7e b
experie_moth 1n a b
experim 1i 8d n aa d
experim_hom 1n aa b
experim_use 1n 8d b
expert 13 2w a 4k i 6z 3 73 3 74 3 a2 i as 3 co 6 e1 3 eo 6
expert_cours 1n a2 m
expert_stuck 1n 2w c
expir 1a y i 4g 3 69 4 e6 7 e7 4
expiry 1i y d 5n a
explain s w 2 10 6 3a c 4s 9 4v 5 4z 4 73 7 74 7 7j 7 7p 5 8f 4 9w c a9 9 ap 6 ar 6 at 6 az 6 b9 9 bo 5 cs 5 dc 2 dd 3 e9 6 eo 3
explain_dental 1n 10 b
explain_increas 1n ar b
explain_languag 1n a9 b
explain_pain 1n 74 b
explain_pattern 1n 73 b
explain_result 1n 4s c
explain_smal 1n 3a b
explain_smartph 1n b9 f
explain_symptom 1n 7j b
explain_visa 1n at b
explain_weekly 1n ap b
explain_word 1n 9w b
explana 1c 5w 3 9w 4 a9 4 be 3
explod 1n 5x 5
export 15 4e g 4w 4 52 x 68 n 9v 6 bu 4 cq 9 df 4 fl 3
export_consult 1n 52 v
export_documen 1n 68 g
export_help 1n 52 h
export_sel 1n 4e b
exposur 1n 7l p
exposur_therapy 1n 7l c
expres 1n da 4
extensi 17 2 8 d e 2w 3 8w 8 9u b at 3 fb 7
extensi_vegan 1n d b
extingu 1i 2k 5 96 v
extingu_hydrant 1n 96 f
extra 15 3r 4 60 j 8w 6 9u 7 9z 3 au 3 cy 3 f2 h
extra_portion 1n f2 l
extra_virgin 1n 60 n
extract 1c 2i 4 2l 5 2m 4 d9 w
extract_api 1n d9 g
extract_data 1n d9 f
eye y 1 4 3 5 p 6 3p 2 3r 2 46 g 6a 2 7e 4 a6 4 bi 3
eye_test 1f 46 i
eyebrow 1n d k
eyebrow_lash 1n d b
eyeglas 1n 46 b
eyes u 2 4 3 3 46 4 4i 3 6h 4 80 5 c8 3 ec 2
eyeshad 1n 3 b
eyewear 1n 46 t
fabric 17 6 4 7x a 7y 4 8z j an 8 er 7 fp f
fabric_choic 1n 8z b
fac n 0 9 3 a 4 6 d 3 e 3 j 3 1d 3 1z 8 3i 3 3s 3 3t 8 46 6 4b 3 4l 3 4v 2 76 3 7b 3 7q 3 ab 4 ag 5 av 6 bx 2 cj 3 cn 2
fac_cream 1n 0 c
fac_plan 1n 3t b
facad 1i 8r b fo 9
faceboo 1i ao a cn a
facial 1n d h
facilit 1a 9q 4 d4 8 ei e fk 4 fo 4
fact 1a ae 3 az 3 bg 3 co 3 ep 4
factor 17 4 9 4e r 9r 7 9s b fk c fl 7 fq 8
factor_platfor 1n 4e g
factory 11 42 3 4j b 6b f 9h 8 9o b 9s h 9u 9 bx 9 dg 6 eu 7 fi 6 fj 7 fq 6
factory_begin 1n eu 9
factory_grow 1n 9h a
factory_own 1n 9s a
factory_schedul 1n 6b d
factory_sel 1n 9o b
factory_staf 1n bx b
factory_work 1n 4j b
faculty 1n a1 5
fad 1n 9t 4
fail t 9 3 19 3 1b a 28 3 2h 4 36 3 3p 5 4m 3 4x 3 5a 3 5d 3 6c 3 6q 3 7w 4 90 4 a1 2 a4 5 cr 4 cu 3 e7 2 ek 3 f4 2 fj d
fail_ord 1n fj b
failur 15 1b 5 29 4 5a 4 72 3 7t 9 af 4 ak 4 db 4
faint 1c n 7 x 2 a6 3
fair j 5 3 3y 5 43 3 4v 2 52 7 53 2 5u 6 8b 5 8j 3 8o 4 a8 4 as 4 aw 3 cx 4 d0 3 de 2 ed 3 fa 3
fair_pay 1n as a
fairly 19 m 4 38 4 76 4 7q 3 ec 2
fairnes 1i 4f 5 eb 4
fairy 1n 1n f
faith 1f 1f 4 3h 7 3j 7
fak 1a 1x 4 41 7 4l f 7r g di k
fak_follow 1n 4l b
fak_invoic 1n di f
fal j h 6 24 4 2a 3 2b e 2s 3 34 3 3k 3 3q 3 4i 2 4k 2 4r 5 4y 2 56 2 5e 2 6z a 7t 4 8r 3 a1 3 aj 4 b0 3 bb 4 bo 7 c4 3 dp 4 e0 4 eu 6 ex b
fal_alarm 1i 2b h
fal_asleep 1c 24 9 6z l
fal_cal 1n 2b f
fal_morn 1n eu 9
fal_pendant 1n 2b l
falki 1n e0 7
fallen 1i 2b n fo 4
fallen_bathroo 1n 2b b
fals 10 1b 5 25 6 2b 5 4e 3 4k 3 7r 5 9v 5 ad 3 aj 5 dz 3 fi 5 fn 5
famil 17 15 8 1u 8 1v 8 7e f 7n 8 9a 8 ai 8
familia 1n 2i 3
family b a 4 j 4 o 5 11 5 1f 3 1g 3 1h 5 1i 5 1j 5 1l 3 1n 6 1o 8 1p 5 1q 3 1r a 1u 4 1x 3 1z 8 28 5 2b 4 2f 4 2h 2 2x 7 2z 4 30 4 33 4 34 4 3b 6 3c 7 3d 5 3e 4 3f 5 3k 6 3l 5 3m 4 3q 5 3r 4 3s 3 3t 7 3u 5 3v 4 3w 4 3z 4 4s 2 52 2 54 2 5h 3 5j 3 5n 3 5p 5 60 4 6h 3 6j 3 6p 7 6v 6 79 2 7d 4 7e 8 7j 3 7m 2 7n 5 7r 6 7z 4 8e 6 8f 5 8n 6 8r 2 8u 3 93 3 9a 5 aa 3 ah 8 ai 5 ak 3 aw 3 b0 5 be 5 bf 8 bg 8 bh 6 bi 6 bj 8 bn 5 bt 4 c2 5 dy 6 eu 3 ez 4 f2 5 f6 3 f8 5
family_abroad 1i 5p b
family_age 1n bb a
family_album 1n 1z b
family_answ 1i dy a
family_archivi 1n 1z e
family_begin 1n eu a
family_birthda 1n 3r e
family_book 1c aa 9 bj d
family_borrow 1n 7z a
family_box 1i 8e a bh 8
family_buy 1i 15 a
family_calenda 1i 1r v
family_car 1n 7e g
family_caregiv 1n 7e n
family_castl 1n 6h b
family_ceremon 1n 3d d
family_child 1f j c 1l 9 3l c
family_childre 16 6p 7
family_choos 1f 2z a 3b 7
family_christm 1n 1n a
family_cookboo 1n bj s
family_dementi 1i 7e a be b
family_doctor 17 7d b
family_elderly 1n 2b g
family_ent 1n 9a f
family_film 1n bh b
family_food 1n 5h b
family_forest 1n f8 a
family_grandpa 1n bf e
family_grav 1n 3b b
family_grov 1n 60 b
family_grow 1i 1j b
family_hand 1n 1x b
family_help 1i 33 b
family_history 1f bg l
family_instead 1n dy b
family_keep 1i 1z a
family_kept 1i 82 9
family_lak 1n 34 b
family_look 1i dy c
family_memb 1n 2f b
family_need 1n ak c
family_neighbo 1i f2 9
family_newborn 1n o e
family_newspap 1n bf n
family_old 1n 7r d
family_ord 17 f3 6
family_organis 1n 1r c
family_paid 1i aw a
family_parent 1f 3t i
family_photo 1i 1z m 7n a
family_picky 1n 1p b
family_plan 1f 3c 9
family_rent 1f 8m 9 8n a
family_researc 1n bg e
family_saint 1n 1n a
family_school 1f 11 9
family_schoolc 17 1h 9 1i 9 3m a 3q b 3u a 3v a 7v 8
family_sel 1n f6 e
family_send 1c bf 9 bh 7
family_separat 1n 1g a
family_servic 1n c2 b
family_smal 15 1n a 1u 8 3k a 3w a ez 8
family_somebod 1n 7n e
family_sort 1n 3z b
family_sunris 1n 2x c
family_swap 1n 6p c
family_teach 1n 1o l
family_tre 1i ah f bg q
family_vet 1n 3t b
family_young 1n 8n e
fan 1n b5 t
fan_members 1n b5 f
fancy 1n ca e
fancy_dres 1n ca c
fans 15 2r b 4b h 5s 7 80 6 83 9 ay 7 b5 l f1 6
fans_pay 1n b5 j
far k 32 3 3b 7 4t 2 7e 3 7j 3 8l 3 8u 3 9k 3 9s 4 b3 6 bf 5 bx 5 c6 2
far_away 15 3b 7 bf 8
far_everyon 1n b3 c
far_grid 1n 9s a
farewel 14 12 6 30 5 3d o 3g n bk 9 dg 2 dv 3
farewel_nam 1n 3d a
farewel_room 1n 3g 9
farewel_spot 1n bk 9
farm q 18 7 33 k 4f 7 5a 8 5b b 5f i 5g 7 5i i 5k c 5o 4 5r 6 5u a 5y d 5z 5 60 5 64 f 8b 5 9g 7 9h i 9i b 9k j 9l m 9n c 9o c 9p c 9s 7 9v b br 5 er 8 f3 f f4 e f5 b f9 6 fc 3 fm k fn e
farm_along 1i 9g a
farm_book 1i 5b b
farm_br 1n 5i b
farm_calv 1n fn a
farm_distill 1n f5 8
farm_factory 1n 9h a
farm_family 1i 33 b
farm_househo 1n 9o d
farm_jars 1n f4 9
farm_kerala 1n 5y b
farm_list 1n 5f g
farm_machin 1i 9l p
farm_machine 1n 9l f
farm_managem 1n fm f
farm_market 19 9n 8
farm_phon 1a 9k 8
farm_photogr 1n fm a
farm_rent 1i f9 9
farm_restaur 1n 5f i
farm_shar 1n 9l d
farm_softwar 1n fm g
farm_stay 1n 33 v
farm_tool 1n fm k
farm_turn 1n 9p a
farm_twic 1n 5k b
farm_valley 1n 9l b
farmhou 1i 33 j 90 4
farmhou_breakfa 1n 33 c
farmsta 1n 33 b
faro 1n 6s 7
farri 1n 9f 1a
farri_app 1n 9f h
farri_farri 1n 9f e
farri_softwar 1n 9f m
farth 1n c3 4
fashion 13 2r 3 3y n 40 a 41 e 4n 6 an d bd i ck 7 el 4 f0 3 fe 7
fashion_brand 1i 3y b
fashion_label 1n 3y f
fashion_photo 1n an g
fast y 3e 2 3m 2 4e 5 71 3 a9 3 ag 2 au 5 cc 4 cd 3 cr 2 ct 3 ek 3 f1 2
fastest 1n y 5
fath x b 5 1n j 2h 2 2s 2 2x 2 3i b 3l 2 3p 5 3r 5 3v 5 49 2 63 2 79 2 b6 2 bk 7 ew 5
fath_christm 1n 1n p
fath_frost 1n 1n i
fatima 1n 3j 9
fault w 17 2 1y 3 3p 3 5b 3 8y d 91 2 95 7 96 3 bv 2 c0 5 ct 3 cu 3 dr 3 e3 8 fi 6 fj d fs 4
fault_plan 1n fj b
fault_send 1n 8y c
favour 1f 1w t di 3 fg 7
favour_th 1n 1w c
favouri 15 1p 3 2o a 4d 5 6l 4 91 4 cg 3
favouri_figur 1n 2o b
fax 1n d9 5
fba 1n ff f
fear x j 3 14 3 2e 3 6p 3 6w 4 6x 2 6y 3 74 3 76 2 7l i a5 8 ag 3 b5 3 d7 2 dk 4 do 3 dq 2 fa 3
fear_fly 1n 7l k
fear_height 1n 7l f
feast 14 2w 4 2y 6 30 d 3h 3 5u 4 bj 3 e2 5 e4 5 fc 3
feath 1i 8k 8
featur 1i 23 5 ar 4
februar 11 26 2 2q 3 61 3 8b 3 8h 4 8q 3 9j 3 ex 3 ey 3
fed 14 o 3 2k 4 8r b 9e 5 9n 3 9o 5 ds 3 f3 5
fed_pol 1n 8r d
federat 1f 6i d eb 9 ev 5
fee s q 2 38 4 3a 9 4l 6 4s 9 4u 4 4v 3 4x 7 4y 9 51 6 59 3 5e 3 6c 3 6i 5 7h 2 9e 4 bo 5 bq 8 bx 4 d8 7 da 2 db 4 e8 7 em 5 fe 3 ff 3
fee_explain 1n 4s c
fee_seat 1n 3a d
fee_stag 1n d8 c
fee_support 1n 4x c
fee_video 1n 4l b
feed z o 8 1r 3 2t 3 33 b 5l 3 75 c 9k d 9n k ao 3 aw 5 cz 8 dp c ds 5
feed_animal 1n 33 c
feed_buy 1n 9n c
feed_cats 1n dp g
feed_rash 1n 75 b
feedbac 16 i a 4i a a2 a ag g as 7 cp 8 dg f ec g
feedbac_film 1n i c
feedbac_step 1n 4i c
feedbac_teach 1n a2 b
feedbac_team 1n dg e
feedbac_written 1n ec b
feel q 7 2 1t 3 22 4 4i 2 6y 2 71 5 77 4 7d 2 8a 4 8k 3 93 5 am 2 bj 3 bl 4 c4 2 d2 4 du 2
fees 10 38 5 4w 4 4y 3 6g a 6j d 9b 3 bt e bu 8 by 2 d7 3 e6 c eb 2 em 6 ff 7
fees_electri 1n bt b
fees_let 1n e6 b
fees_pictur 1n 6j c
fees_visitor 1i 6g a
feet v e 4 i 3 p 6 3w 3 43 9 44 4 4j 4 8m 9 do 4 e0 2
feet_grow 1n 8m c
fel 12 1f 4 1o 3 3w 3 bo 7 e0 3
felt 13 39 4 3c 3 71 a 7x 6 8h 3 a6 3 ac 3 cd 3 dw 3
femal 1a 7 8 2e 7 3j 9 48 8 ay 8
femal_guid 1n 3j 9
fenc 14 h 7 6v f 8q 3 9g d 9i 3 9m f c2 3 dq 6 fc 2 fn 7
fenc_insuran 1n 9m a
fenc_meadow 1n 6v e
fenc_park 1n 9g b
feng 1n fa 9
fennel 1i 2z 7 5z 7
ferment 16 2n a 5s a 5u 4 5w 9 5x u 62 7 6m c et 6
ferment_clay 1n 5x b
ferment_hot 1n 5s b
ferment_peas 1n 5w a
ferment_sel 1n 2n b
ferment_vegetab 1n 5x g
fern 1a 1t 7 23 3 57 2 8a 6 92 2
ferry 17 1o 8 36 7 3s 7 6r 6 92 4 b1 3
fertili 1a 6x 7 74 8 7p d 9o a fm 8
fertili_paid 1n 9o b
fertili_test 1n 7p d
festiva z 1a 3 1b 3 1d 3 22 3 2k d 38 a 62 9 6g h 7x 5 8m 3 b1 3 b5 3 eu 2 fr 8
festiva_ticket 1n 6g e
festiva_weekend 1n 2k b
festivi 1n cf m
feta 1n 2t 8
fetch p 10 2 1r 8 1x 8 2y 3 3l 3 3q 3 3w 3 44 3 48 3 59 2 5b 2 5e 5 5n 4 5t 3 6j 4 6l 4 8e 3 8i 5 8k 2 8m 3 8o 2 8v 5 93 3 9o 3 bt 3 c8 3 ex 3 f2 2 f8 5 fp 4
fetch_january 1n f8 a
fev 11 6 3 e 3 o 3 u 3 7j a 7o 6 9e 5 fn b
fev_heat 1n fn a
few j 1 4 q 4 3y 3 4e 2 4m 3 52 2 7b 3 7t 2 a1 3 a7 3 a8 2 av 4 ba 4 bx 3 c4 4 c8 5 cm 2 cu 3 cx 3 dh 3 e0 3
few_match 1n ba 9
few_patient 1n q b
few_selfy 1n av b
few_than 19 1 8
few_travel 1n c8 c
fibr 16 6 a 3y 6 47 4 4a 7 4b 4 4d 7 8k 3
fibr_rwanda 1n 6 b
fiction 1i 83 8 b3 a
fiddl 1n b4 7
field_json 1n d9 b
field_robot 1n 9i q
field_servic 1i eh s
fifteen x c 8 1s 5 1t 3 22 5 23 7 3k 3 3l 8 5j 3 70 a 74 5 8e 3 8n 3 a6 5 a9 5 ay 3 b1 3 bo 5 df 3 du 8
fifteen_childre 1n 3l c
fifteen_haircut 1n c b
fifteen_minut 1n 70 b
fifth w 1j 3 5l 3 67 3 77 3 7s 3 b7 3 bf 2 bs 4 ee 3 f7 2 fa 2
fiftiet 1n bz 5
fifty v f 8 u 3 y 3 1v 5 47 3 49 5 60 3 63 3 6i 2 6l 3 7e 5 7y 8 9p 4 a0 8 ab 8 aw 3 be 7 br 3 c8 3 ct 3 cx 6 d7 3
fifty_afterno 1n be a
fifty_grad 1n 7y b
fifty_introdu 1n ab c
fifty_person 1n a0 c
fifty_strengt 1n f c
fig 1c 5 8 8 6 4o b 6v 5
fight 1f 9z 4 dq c
figs 1n 8 3
figur u 21 3 22 4 29 a 2o 8 4s 4 51 8 54 4 6z 4 7k 2 80 4 8f 2 b0 a b7 4 bv 3 bz 7 cs 9 eg 3 el 5 eo 3 fl 6 fs 4
figur_model 1n 2o b
figur_smal 1n b0 b
figurin 1n 29 b
fil e q 5 s 3 1a 2 21 3 2u 4 3f 2 3k 2 4f 3 4w 4 5a 1 5o 5 5s 4 5t 3 5v 3 63 2 68 3 76 2 7g 4 9a 4 9e 3 a0 3 ak 3 al 2 bh 7 bl 4 bv 4 d0 3 d1 6 d3 3 d4 4 d8 3 de 4 df 7 dj 3 e2 6 em 7 en 4 fg 4 fl 4
fil_bottl 1i 5s a
fil_check 1n d0 b
fil_climat 1n fl b
fil_custom 1n 68 b
fil_form 1c ak a
fil_gaps 1i de b
fil_itself 1i d3 a
fil_leav 1n df d
fil_level 1n e2 m
fil_messag 1n q b
fil_parent 1n 1n a
fil_pasta 1n 5o b
fil_patent 1n 4w c
fil_referen 1n d4 b
fil_right 1n en b
fil_securit 1n dj b
fil_tax 1i bv a d1 a
fil_voic 1n bl b
filamen 1n 29 b
filing 1n d1 5
filipin 1n bt a
fillet 1n f3 c
fillet_morn 1n f3 8
film n i 7 k 5 m 3 1v 3 2o 3 31 3 34 4 4i 5 4j a 4l 2 4v j 5b 2 75 6 7y 5 81 h 8f 2 8u a 8x 8 8y 9 a2 8 a9 8 az 8 b4 6 bh 8 bj 3 bw 3 ci h cn 2 dd 2 dr 8 dw 8 eg 6 eo 6 eu 2
film_broken 1n 8y c
film_checkli 1n 75 b
film_compan 1n 4v f
film_crossin 1n a9 b
film_damag 1n eo c
film_develop 1n 81 j
film_employ 1n 4v h
film_evening 1n ci m
film_family 1n bh 9
film_friday 1i ci 9
film_gait 1n dw e
film_hal 1n ci c
film_instruc 1n a9 b
film_lab 1n 81 m
film_lov 1n ci c
film_museum 1n az b
film_open 1n ci c
film_outdoor 1n ci c
film_photogr 1n 81 b
film_post 1i 81 9
film_room 1f 8u e 8x a eg a
film_scan 1n 81 b
film_screen 1n ci c
film_short 1n 4j b
film_yard 1n a2 b
filt z 4 5 15 i 1y 2 2d s 2i b 46 3 5h 5 5k 2 7r 5 81 4 9n 3 da 7 dc 7 eh 2
filt_bottl 1n 2d l
filt_coffe 1n 2i c
filt_kitchen 1n 2d c
filt_light 1n 2d c
filt_school 1n 15 f
filt_villag 1n 15 d
fin v 2 4 m a r 2 12 4 5p 3 76 2 7s f 9g 3 9j 2 9l 4 d1 3 dy 2
fin_let 1n 7s a
fin_lin 1n m f
final 1f 6x 4 a8 e
final_form 1n a8 b
finally 1i 4d 5 a6 3
financ 11 43 3 4e m 54 k 9p 8 9s 5 ar 7 aw 9 bl 7 bm f by 7 d0 3 di 6 ep 9
financ_book 1n ep b
financ_lead 1n 54 m
financ_questio 1n bm b
financ_sal 1n 9p a
financ_young 1n aw b
financi 19 4e 4 7f 4 7i 4 bn d bo a da 4
financi_literac 1n bn e
find e m 4 v 3 w 5 13 2 1a 3 1c 3 1v 5 1x 7 1z 4 3k 5 3o 4 4k 3 4l 6 4t 4 4w 1 4y 6 51 6 52 6 55 3 58 4 5a 1 5f 3 68 3 76 3 77 4 94 3 98 3 9z 4 ab 4 ac 9 ad 9 af 3 al 7 ar 3 bc 3 bg 6 bw 6 by 3 bz 5 cv 3 cx 6 dk 3 dm 4 dp 4 dz 6 e0 3 ed 5 f7 4 fh 4 fi 5 fk 3 fs 3
find_adopt 1n 1c b
find_babysit 1n 3k c
find_bed 1n f7 9
find_best 1n by b
find_book 1n 58 c
find_company 1n cx g
find_duplica 1n 1z b
find_edibl 1n 6s 8
find_flatmat 1n ad g
find_forgott 1n bw c
find_gap 1n 9z d
find_grant 1n 51 f
find_heat 1n fk b
find_import 1n 52 h
find_intern 1n ed e
find_languag 1n 3o b
find_leak 1n fs b
find_local 1f 4l b 4t a bg 7
find_micro 1n 4l b
find_mum 1n ac c
find_partn 1n ab e
find_patient 1n w f
find_pension 1n bz g
find_rid 1i e0 a
find_right 1i bc 8 cf 8
find_runaway 1n dz g
find_scratch 1i fi a
find_smal 1n 5f b
find_subsidy 1n 51 c
find_system 1n dk b
find_tarif 1n 68 b
find_tattoo 1n m c
find_thing 1n 1v b
find_truck 1n fh d
find_trust 1n dp b
find_unus 1n ar b
find_why 1n 94 b
find_word 1n 77 b
findabl 1n 32 4
finding 19 p 4 v 4 55 7 fn 4 fo 7
fing s 4 3 23 4 2e 4 2f 4 30 a 45 3 5m 7 5t 4 6m 2 7p 9 9j 4 9y 3 aj 4 b9 5 ef 4
fing_food 1i 30 g 5m a
fing_prick 1n 7p f
fingern 1n eq 2
fingerp 1i 2g a 45 a
fingert 1c 45 3 7p 4 7q 6 8c 3
finish p 19 3 1u 4 1z 4 29 4 4a 3 4k 2 4u 9 5y 5 5z 4 7x 4 7y 4 88 4 8r 3 8s 2 a0 8 a2 4 a6 3 b1 5 b3 2 b7 2 bi 4 cv 4 ed 2
finish_sit 1n 4u c
finland 16 5w 7 77 7 8c 7 9h 6 dg 7 dl 8 e8 7 fj 7
finnish 1n dl f
finnish_post 1n dl c
finop 1n ar a
fintech 1n cu b
fir o n 7 1a 4 1d 6 2n 6 30 8 31 4 33 4 39 4 5c 2 5d 2 66 2 6o 3 6s 4 8j 5 8k 4 8v 2 8z 4 96 k 9m 4 9p 3 9r 4 9t 5 9u 4 cb 4 e4 5 e7 j e8 3 eq 9 f8 c fc 6
fir_alarm 1n 96 h
fir_brigad 1c e7 t
fir_departm 1n e7 o
fir_door 1f 96 i
fir_extingu 1i 96 f
fir_hom 1n eq a
fir_inspect 1n 96 l
fir_oven 1n 2n b
fir_protect 1n 96 l
fir_safety 1n 96 r
fir_sauna 1n n b
fir_station 1c 1d 9 fc 8
fir_tre 1n f8 p
firefig 1n e7 t
firefig_say 1n e7 b
firehou 1n e7 a
firm g 19 5 2h 3 2t 6 3f 2 48 4 4e 5 4h 4 4k 3 4o 2 4p 4 4r 3 4s 8 4t 3 4v 4 4w 3 4x 3 52 2 54 5 55 2 56 7 5d 6 66 3 7s 3 8u 4 93 2 96 6 98 3 9r 9 9s 7 al 5 ap 2 ar 3 as 4 c3 4 c6 2 cl 5 cm 3 cq 4 cu 3 cv 2 cx 4 cz 3 d0 4 d1 3 d2 5 d3 8 d4 5 d5 5 d7 5 df 6 di 3 dj 3 dk 6 dm 3 ed 7 ef 3 eg 4 eh 3 ei 5 em c en 7
firm_answ 1n d4 b
firm_bookkee 1n 4s c
firm_crm 1n d3 l
firm_don 1n 5d c
firm_larg 1n 9r c
firm_own 15 d7 8
firm_plan 1n ei c
firm_post 1n ed b
firm_public 1n al a
firm_shop 1n 56 d
firm_softwar 1i em s
firm_switch 1n 9r a
firm_wait 1n 4e b
firm_websit 1n dk b
first 3 52 1
first_aid 1c 50 e
first_bath 1n o b
first_book 1c 9y b
first_buy 1c by f
first_cal 1a 2b 8
first_deliver 1n 5m b
first_job 1a a3 e
first_night 17 o 8
first_pag 15 af 9
first_phon 1n 1h e
first_shift 1f dd a
first_talk 17 52 9
first_try 16 67 8
fish v 1p 4 29 8 2z 4 32 2 3x 6 47 8 5a g 5g 3 5l 4 5m 4 5w 5 6d 7 87 o 9k m 9n 6 9p 7 9v e f3 j
fish_app 1n 87 o
fish_back 1n 9v a
fish_boat 1i 9v 9
fish_box 1n f3 f
fish_farm 1i 9k s f3 9
fish_feed 1n 9k c
fish_fisherm 1n f3 a
fish_land 1n 5a c
fish_nets 1i 29 b 47 b
fish_permit 1n 87 r
fish_pond 1n 9k f
fish_rent 1n 5a c
fish_shar 1n f3 j
fish_smal 1n f3 8
fish_villag 1n 9p a
fisherm 1n f3 x
fishmon 1n f3 6
fishpon 1n 9k 9
fit m b 5 f 7 p 6 w 3 10 6 1c 5 1v 5 29 3 2c 3 2g 8 40 4 49 a 4d b 53 4 5c 2 6a 5 7y 5 8r 2 90 4 9s 5 ad 5 al 7 b2 2 bb 7 dy 6 fb 9 fj 6
fit_cal 1n 10 b
fit_certifi 1n al a
fit_dril 1n 2g b
fit_hear 1n p c
fit_hom 1n fb c
fit_mood 1n 1v b
fit_return 1n 49 c
fit_room 1n ad b
fit_used 1n bb 8
fitnes 15 f r j 8 s 8 2c a 56 8 70 f dh 9 e7 3 ex p
fitnes_coach 1i f c
fitnes_studio 1f f f
fitnes_track 1n 2c c
fits o w 6 29 3 3y 4 42 4 4d 4 5h 3 8x 4 al 3 be 3 bk 3 df 2 e0 2 fe 3
fitting 1i 3y 4 49 5
fix l 16 a 19 3 39 3 3c a 3f 4 4s 8 4u a 4v 2 4x 5 56 2 5c 2 5d 3 5e 8 69 3 85 5 8g 5 8o 3 8p 8 8q 5 8u 5 8w 5 8z 6 bl 3 by 8 c0 7 c1 5 c7 7 cb 6 cf 4 dg 3 dq 7 dv 3 dx 3 e2 3 ea 2 f0 4
fix_applian 1n 16 c
fix_bik 1i c0 b
fix_door 1n 8p b
fix_even 1i cb 9
fix_fee 1i 4s d 4x b
fix_group 1i dq b
fix_monthly 1n 8q b
fix_pric 15 3c 8 4u 8 8u 8 8w 8 8z 7 c1 8 c7 8 cf 6
fix_rat 1n by i
fix_round 1i 5e g
fix_scop 1i 4u e
flag 1a 34 6 7z 5 au 6 d4 b d6 j
flag_mandato 1n d4 b
flag_sign 1n d6 c
flaky 1n ct b
flam 1a 8 6 4i 3 9o a ca 3
fland 1i 2y 8 3y c
fland_smal 1n 3y b
flap 1a 42 6 84 3 dx 3 dz 3
flar 1i 8 4 7o 9
flash 1i 2e 9
flashca 1n a7 v
flashca_app 1n a7 g
flashca_asks 1n a7 b
flask 1n 2j 8
flat k 2 3 17 4 1t 3 1y 5 23 3 27 7 2g 3 2i 3 2j 6 2s 5 38 5 5k 5 6f 9 6p a 7i c 88 4 8a 5 8e 5 8o 9 8t 4 8u 8 8w 8 8x 8 94 4 9c 2 9u 3 ad 8 ae 3 at 6 bq 5 by 2 c2 4 d8 4 dt 3 ee 7 ep 3 f6 8 f7 9 f9 3
flat_bag 1n 5k b
flat_bank 1i at a
flat_camera 1n 1y b
flat_film 1n 8u c
flat_flood 1n 27 b
flat_forty 1n 38 b
flat_guest 1c 2s a
flat_holiday 1n 6p f
flat_let 1n 7i a
flat_plan 1n 8w b
flat_ready 1n 6f b
flat_sam 1i 8o b
flat_smal 1n f7 9
flat_styl 1n 8x b
flat_swept 1i f6 8
flat_whit 1f 2j d
flatbre 1n 30 4
flatmat 1c 1k 6 ad v bp e
flatmat_find 1n ad m
flatmat_fit 1n ad b
flatmat_short 1n ad b
flatsha 1n ad b
flatten 1n 85 3
flavour 1f 2p i 2r 3 62 9
flaw 1f 1x 4 41 6 fi 3
flea 19 1j 5 1s 4 1x i 41 4 8z 4
flea_market 19 1x f
fleec 1n 4a 8
fleet 1a 35 6 9l 6 9q g cx 8 ej y
fleet_charg 1n 9q d
fleet_mainten 1n ej d
fleet_managem 1n ej e
fleet_softwar 1n ej o
flew 1n 5v 3
flex 1n 9r a
flexib 1n 9r f
flexibi 1n 9r a
flexibl 19 27 3 37 4 5d e 66 8 9o a 9r 7
flexibl_biodige 1n 9o b
flexibl_offic 1n 5d f
flexita 1n 5w k
flexita_househo 1n 5w g
flight 11 1u 3 22 5 3j 3 69 e 6t a 6w t 6x j 7l 7 7s p 7u 5 c8 e fo e
flight_delay 1n 7s l
flight_hotel 1n 6x 9
flight_keep 1n 7s a
flight_vineyar 1n 6w a
float 16 j 5 n f 1o 3 3q 3 6n 5 7b 3 9k 9 fs a
float_prob 1i 9k 9 fs a
flock 1i 4a 5 9m s
flock_gras 1n 9m c
flock_keep 1n 9m a
flood 1f 27 l 4o 5 8v 5
flood_sensor 1n 27 g
floor k e 3 i 4 2b 3 2t 4 40 3 4j 3 4o 2 5d 6 67 3 6b 9 6o 3 70 3 78 7 7i 2 88 4 8o 5 8u 4 8w 5 96 4 an 3 bc 5 bq 3 d4 3 e8 3 ee 3 eg 3 ei 3 ep 9 ez 8 f8 3 fk 3 fs 3
floor_contrac 1n 8w b
floor_oth 1n 5d c
floor_plan 1i ep l
floor_tablet 1n 6b f
floor_train 1i 78 a
florenc 1n c8 a
florida 1i 27 9 ei a
florist 17 8 4 2w 6 2x 4 3b 5 45 4 5e d 8b e
florist_win 1n 5e c
flos 1n 9 b
flour 15 2n 5 4c 3 4e 2 5p 6 5w c b7 3 bj 7 et 5
flour_pasta 1n 5w a
flow y 6 3 2w a 3b h 45 5 57 7 8b v 8j 3 90 5 9a 2 9h 7 9j a cm b d2 m ek 6 fs a
flow_arrang 1n 8b b
flow_buy 1n 8b e
flow_chef 1n 9h a
flow_coordin 1n 2w c
flow_deliver 1i 8b j
flow_forecas 1n d2 t
flow_light 1n 3b 9
flow_warn 1n fs b
flow_whol 1n 9j a
flower 1n 9j 4
flown 1f 69 3 fo 6
flu 19 y 3 1n 5 70 3 aw 6 f8 4
flush 1i 64 4 74 a
flut 1i 61 4 ce p
flut_spot 1n ce 9
fly 10 1q 7 36 6 69 a 6w d 6x 3 7l g 9n h 9p 5 bt 5 c8 5 fo d
fly_farm 1n 9n a
fly_meal 1n 9n c
fly_school 1n 6w c
fly_solar 1n fo b
fly_therapy 1n 7l d
foam 19 1 3 2 7 2r 3 34 3 63 2 8z 4
focu 1i 7b a a6 a
fog 1i 2y 3
foil 1n r 5
fold r a 4 s 4 21 5 28 c 2f 9 3m 3 4j 6 6e 5 7h 4 80 3 8r 3 8t 9 97 3 9a 5 9d 4 ai 5 at 4 bc 3 bg 3 bi 3 bj 3 bz 6 c7 3 cy 4 dj 4 e4 4 ee 6 ei 4
fold_laundry 1n 2f g
fold_scoot 1n 28 g
folk 1n b4 e
folk_musicia 1n b4 b
follow n g 2 i 6 k 6 p 6 10 2 20 3 2h 2 32 4 3p 2 4l a 50 6 58 2 5f 2 7t 4 9y 5 b5 6 bu 6 d3 b dn 6 e3 5 ea 2 ei 2
follow_exercis 1n k c
follow_repair 1n e3 a
follow_today 1n d3 b
follow_visit 1n p c
follow_walk 1n dn d
follow_whol 1n bu b
fond 1n 6y 4
fondu 1n 93 3
font 1c 8h 5 b1 4 cq 4
food i 7 4 11 g 1t 3 2i 3 2k d 2m 5 2s 4 2t 3 2u 4 2v 3 2z 3 30 7 32 6 3x 6 4j 3 4n 3 4q 3 4t 6 57 3 58 5 5a 4 5c 9 5f a 5h 8 5m e 5n e 5p 6 5r 6 5u 3 5v 3 5x 5 68 6 69 3 6b 3 6d b 79 2 7a c 7o 4 7p 4 7w 4 8c 5 97 c 9n 5 9o 5 an 3 ds f ek 3 f2 7 fc 7 fj 3 fl 3 fq 5 fr 7
food_allergy 1i 5h h
food_bank 1i 11 r
food_blog 1n 4t c
food_box 1n ds g
food_coop 1n fc c
food_cost 1i 6d g
food_din 1n 2m b
food_end 1n 5n b
food_factory 1i 9o d
food_first 1i 5m a
food_food 1f 5m c
food_found 1n 5c j
food_georgia 1n 2k b
food_hygien 1f 97 b
food_insect 1n ds b
food_mak 1i 68 a 9n d
food_market 1c 11 c
food_near 1f 2k c 5n c f2 b
food_program 1n 58 c
food_region 1i 30 b
food_rescu 1n 11 n
food_saf 1n 7a b
food_safety 1f 97 p
food_scan 1i 7a n
food_shar 1n 11 c
food_sleep 1i 7o a
food_steel 1n fr a
food_suit 1n 7p b
food_superma 1n 11 b
food_tour 1n 32 h
food_truck 1n 2k r
food_volunt 1n 11 d
food_wast 1c 6d l
food_wholesa 1i 5f f
foody 1n 63 a
foot v p l 1a 2 1q 3 1u 4 32 2 3m 2 3u 4 43 8 6r 3 cm 3 f0 2 fc 2 fn 3
foot_car 1n p q
foot_hear 1n p n
footbal 11 1h 2 3u 3 3w l 4t 5 63 3 6i 6 80 6 ax 5 ay c eb 6 eu 4 ex a
footbal_gentl 1n ex 9
footbal_near 1n 3w e
footbal_sel 1n ay b
footbal_train 1n 3w c
footcar 1n p b
footnot 1n aw 3
footpat 1n 9t 3
footpri 1i 22 12 fl o
footpri_app 1n 22 n
footpri_card 1n 22 b
footpri_product 1n fl g
footwea 1n 43 b
for 1i 9f 9
forag 1i 6s p et n
forag_cook 1n et m
forag_guid 1n 6s a
forag_walk 1n 6s a
forbid 17 f 3 l 3 cp 4 ec 4 ex 3 ey 7 ff 3
forbidd 14 l 5 12 4 5h 3 81 3 8v 4 b5 3 c8 4 dl 4
forc 1f 4h 4 6l 5
ford 1n 9o 4
forearm 1n h 3
forecas 1c y c 6d 9 d2 z el k
forecas_pharmac 1n y b
forefat 1n bg p
foreign 1c 6u s 9x 4 at d ec 4
foreman 19 13 5 6b g 8u 3 98 a bk 5 ei 7
foreman_sees 1i 6b a 98 a
foremen 1n 6b 5
foresee 1n y 5
forest 16 3l e 5v 5 6n m 6s k 8h 4 e7 3 f8 i
forest_bath 1n 6s n
forest_breakfa 1n 6n b
forest_kinderg 1n 3l g
forest_learn 1n 6s 8
forest_set 1n f8 a
forev 1n 9v 4
forg 1f 45 c 8c e er s
forg_cours 1n er d
forg_kitchen 1n 8c b
forg_knif 1n er b
forg_own 1n 45 b
forg_saturda 1n er 8
forg_weekend 1n er a
forg_worksho 1n er a
forgery 1n 80 c
forget u 1u 3 3p 3 5y 3 79 9 7b 3 7n 4 bw 4 cp 3 d3 7 df 2 dk 3 du 3
forget_cal 1n d3 b
forgetf 1i 7n a 8a 8
forgiv 1f 23 3 7b 3 8a 5
forgive 1i l 3 9a 5
forgot 13 3 4 14 5 1q 2 5o 3 77 3 79 4 7c 3 bp 4
forgott w 9 3 1r 5 1t 3 20 8 3u 3 6r 2 8u 3 bw c c2 3 cw 3 eh 3 ei 2
forgott_subscri 1n bw h
fork 19 5m 6 8c 6 ek 3 fq 5
forklif 1c 4i 7 50 9 5b 9 66 g
forklif_staf 1n 66 b
form l s 3 t 3 14 5 1e 4 32 5 68 5 6g 3 6i 3 6u 3 7e 3 7s 4 84 5 96 3 9a a 9c 2 9d 6 a8 7 af 5 ai 6 ak 6 al 3 aq 4 bv 4 bw 3 bz 5 cv 6 d1 3 d4 3 d9 9 dj 3 e3 4 e4 6 e8 3 e9 9 ed 5 em 7 eo 3 fb 2 fc 3
form_accessi 1n cv c
form_chat 1n em b
form_employ 1n bz c
form_homeles 1n 32 c
form_mis 1n e4 c
form_plac 1n ai b
form_recruit 1n af b
form_registr 1n 9a f
form_return 1n d9 b
form_servic 1i d9 a
form_sits 1n ak c
form_tattoo 1n 9d b
form_web 1n e9 b
formali 1n 68 b
format 1f 10 4 58 5 cy 5
formula 1n 5 9
formwor 1n 98 a
fortnig 14 9 4 f 3 x 4 13 3 72 5 8r 3 a6 4 bj 3 cw 4
fortun 1n fa 9
forty i 1 3 3 5 7 3 9 3 17 3 1z 5 2l 5 34 4 38 6 43 3 46 3 47 3 4b 4 4d 3 4p 2 4q 3 4w 1 4y 2 58 4 5v 4 68 2 7c 3 7p 3 7s 3 7t 3 8b 3 8e 3 8g 3 8j 3 8m 3 af 2 an 3 at 3 av 3 aw 3 b3 2 by 4 eo 2 eu 3 fc 4
forty_foundat 1n 3 c
forty_group 1n 34 b
forty_househo 1n fc a
forty_learn 1n eu 9
forty_lend 1n by b
forty_listen 1n 38 b
forty_seat 1i 2l b
forty_smal 1n 5v b
forty_thousan 1n 1z c
forum 16 1f 5 7b 4 80 5 a2 4 at 6 az 4 du 9 dx 4
forward z 1u 2 4o 3 66 8 68 7 7r 8 7s 8 aq 5 aw 5 b3 5 d4 2 eu 2 fh c
forward_suspici 1n 7r b
forward_ticket 1n 7s a
fossil 1n 6s 8
fost 1f 12 h 1c s dy 9
fost_car 1n 12 b
fost_hom 1n 1c k
fotobox 1n 2y a
found h 4s 2 4u 9 4z 8 54 5 55 6 5c 7 5d 2 8o 3 8w 3 93 4 96 4 98 3 ao 3 ap 3 au 3 bg 4 co 2 cv 3 dj 2 dm 3 dz 6 fi 4
found_cater 1n 5c c
found_fix 1n 4u c
found_travel 1n 4z c
foundat 1f 3 l 51 5 fd 6
foundat_shad 1n 3 g
foundry 1n fi a
fountai 1a e 3 86 e 8h 9
fountai_pens 1i 86 a
fourtee 15 5r 3 7l 2 8r 3 8s 3 a4 4 dt 4 dw 3 eu 3
fourth v 2 4 a 4 k 2 24 6 3i 2 3n 4 4r 3 5g 5 5k 3 5l 5 8g 3 ak 3 aw 3 b5 3 f0 5
fox 1f 3l 4 b0 c
fractio 14 3m 6 42 3 4k 7 4u 3 54 p 7i n 9w 5 9z 4
fractio_cfo 1n 54 u
fractio_cfos 1n 54 b
fractio_ownersh 1n 7i e
fractio_propert 1n 7i j
fractio_real 1n 7i c
fragil 1n 65 i
fragil_good 1n 65 f
fragran 1i 1 h 5 q
fragran_preserv 1n 1 b
fram w 18 4 22 2 28 b 46 m 4p 4 4w 2 8i a 8r b 8z 6 bf b e1 6 ez a fp 4
fram_grandpa 1n bf b
fram_prescri 1n 46 b
fram_sil 1n 8r d
fram_spectac 1n 46 b
framewo 1i ct 8 d4 4
franc z 2 6 1z 6 3b 5 47 6 70 6 7e 6 7m 6 7s 5 7x 5 82 5 aw 6 bf 5 cn 6 dk 6 e6 6 ej 6 fl 6
frankfu 1n 49 a
frappé 1n 2r 8
fraud 1a 1b 4 7r q ad 4 da z eo c
fraud_prepar 1n eo c
fraud_prevent 1n da e
fraud_scor 1n da g
fraudst 1n 7r a
fray 1n 95 7
fre c i 2 k 2 1a 2 1h 3 20 3 3d 4 3v 3 4l 5 5h a 5o 3 61 8 6q 3 7a 3 7c 2 7h 5 7q 4 7s 2 9g 3 9l 3 ad 3 b4 5 b7 3 bb 5 bq 2 c5 4 cl 3 cq 3 cy 3 de 2 e6 3
fre_assista 1n cl c
fre_box 1n 5h u
fre_bread 1n 5h f
fre_drink 1n 61 j
fre_entranc 1n 7q a
fre_episod 1n b7 b
fre_househo 1n 5h d
fre_leas 1n e6 b
fre_machin 1n 9l b
fre_meal 1i 4l e 5h b
fre_music 1n b4 f
fre_snack 1n 5h d
fre_speak 1n 3d d
fre_truck 1n 9g b
freckl 1f 3 6
freelan 10 39 n 4k y 4t 5 4u 9 4y e 4z a 9d 6 9e 7 ao 5 bv q cn 9 cs 8 cy r cz 7 d8 7
freelan_africa 1n 4k b
freelan_cowork 1n 39 n
freelan_dictat 1n cy b
freelan_engin 1n 4k g
freelan_invoic 1i cy m
freelan_marketp 1n 4k s
freelan_platfor 1c 4k b
freelan_return 1n bv d
freelan_sets 1n bv b
freelan_tax 1n bv m
freez x o 2 2m 5 2p 6 2q 5 5j 7 5l 9 5q 3 76 2 a0 3 f4 2
freibur 1i 2n 9 3l 9
freight 1a 68 4 8f 5 9g 7 aq 7 fh r
freight_forward 1i fh b
freight_match 1n fh n
french 1a 1o 3 6y c 9x 8 a5 8 cq 3
french_record 1n 6y c
frequen 1i 7o 9 fn 4
fresco 1n c8 3
fresh v a 7 1a 3 1k 2 2q 5 2t a 2u c 2v 8 3b 6 48 7 57 c 5j 8 5m 7 5p 9 5r 7 5x 4 5y 5 8b 5 a7 3 cj 7 ds j f3 4
fresh_dog 1n ds k
fresh_flow 1i 3b 8
fresh_food 1i ds b
fresh_fruit 1n 57 c
fresh_lunch 1i 2t b 57 b
fresh_mozzare 1n 5r b
fresh_ones 1i a a 48 a
fresh_pet 1n ds l
fresh_questio 1n cj a
fresh_rol 1n 5j c
fresh_salad 1n 2u f
fresh_school 1n 2v c
fresh_tortill 1n 5p a
freshly 1a 2r b 5k 9 5m b 9o 3 ds b
freshly_cook 1f 2r 9 5m a ds 9
freshne 1n 63 4
fri 1f q 3 2m 4 6c 4
friday c 1r 2 56 3 57 2 5j 3 6c 5 6d 3 8b 4 8m 5 96 2 d8 3 dq 2 eb 2 em 3
friday_host 1n 6c c
friday_soup 1n ci 9
fridg q l 7 11 4 1p e 1r 4 2u h 57 d 5c 2 5r 3 5s 3 5x 4 62 6 69 5 6f 3 7e 5 7f 6 7n 4 8y 6 97 f bm 4
fridg_break 1n 2u b
fridg_fresh 1n 57 c
fridg_suggest 1n 1p g
fridg_tempera 1n 97 l
fridg_writ 1i l a
friend i n 4 1m 5 1s 2 1u 5 1v 3 2e 3 2l 3 2r 3 2s 3 31 8 36 a 37 3 3f 4 3i 2 3k 6 40 2 4c 3 4n 2 4y 3 55 2 5s 3 6t 5 72 2 76 3 77 3 7b 6 83 5 87 2 8g 3 8l 3 8o 3 8w 3 a9 3 ab 4 ac e af 2 aj 8 ak 3 av 6 ay 3 b0 4 b2 5 b3 3 bp b br 3 bs 4 by 2 dn 3 dy 2 e0 2 es b f1 5 fa 9
friend_already 1n 3k c
friend_app 1n ac h
friend_appear 1n b0 b
friend_cal 1n aj d
friend_city 1n ac e
friend_compar 1i fa 9
friend_find 1i ac l
friend_nearby 1n aj b
friend_paint 1n es a
friend_payment 1n bp b
friend_print 1i 1m 8
friend_see 1i 7b b
friend_solv 1i 83 8 b2 b
friend_somebod 1i 3f 9 6t 9
friend_star 1n fa c
friend_trip 1n 36 e
friend_vot 1n 36 b
friend_walk 1i ac b
friendl 15 4 a 1a 3 3s a bb 6 cx 4 cy 3 d7 4 ee 3
friendl_compani 1n 3s b
friendl_sun 1n 4 b
friends 1n ac b
fright 1i 83 4 du 5
frighte 1a 1f 3 6w 4 b0 6 b9 3 bz 4
fring 1f c 7 r 3 2f 6
frisian 1n 3o e
frisian_find 1n 3o b
frog 1i j 3 a8 7
front n d 3 g 3 y 2 28 6 2g 6 4a 4 5c 2 6e 9 7a 3 7q 5 8q 3 8r 3 94 3 99 3 c1 4 c2 3 c8 2
front_desk 1c 6e f
front_hous 1n 2g b
front_wheel 1n 28 b
frontli 1i 4j t dd a
frontli_staf 1n 4j g
frontli_train 1n 4j k
frost 13 1n e 2j 3 5i 5 67 4 82 6 8a 7 c1 5 c2 3 e2 3 fm b
froth 1n 5k 4
frown 1n b1 5
froz 1n 32 6
frozen 12 l 3 2p b 2v 9 3x 9 5l e 5m 9 5w 8 9g 3 ds 9 f1 2 f3 h
frozen_meal 1f 5l g
frozen_pack 1n 5w a
frozen_toddl 1n 5m b
fruit 11 2p c 2q e 57 n 5i j 5s a 5t 7 62 9 75 3 9i a dh 6 f4 o f5 5
fruit_deliver 1n 57 f
fruit_demand 1n 2q b
fruit_nuts 1n 57 c
fruit_rot 1n f4 9
fruit_sel 1n 62 b
fruit_veg 1n 5i f
fruit_window 1n 2p b
fry 1f 1p 5 8c 9 ba 5
fuel 17 21 o 37 4 c3 4 cz 9 e2 6 ej 9 fl 5
fuel_receipt 1n 21 f
ful f 31 4 56 2 66 2 76 2 9q 6 c5 3 c6 3 cj 3 dn 3 e2 7 f6 3
ful_cellar 1n f6 b
ful_riddl 1n 31 c
ful_truck 1n e2 a
fulfil 1n fd c
fulfil_last 1n fd 9
fulfill 1n 65 l
fulfilm 1n 65 16
fulfilm_centr 1n 65 f
fulfilm_servic 1n 65 k
fulfilm_smal 1n 65 j
fully 1n dv f
fully_equip 1n dv c
fum 1n 9t 8
fun 1c 2y 4 58 9 63 3
functio 1i 14 a fe 8
fund z 11 6 13 3 14 3 19 6 1b 5 4u 6 51 j 6h 3 7f 6 7i 4 a3 3 bo h bz 3 c3 3 ca 5
fundrai 1n 1b k
fundrai_platfor 1n 1b c
funeral 19 3c 15 3d 7 3e 6 3g f 9a 14 ai h
funeral_arrang 1i 3c e
funeral_cas 1n 9a d
funeral_choos 1n 3c c
funeral_compar 1n 3c c
funeral_cost 1n 3c j
funeral_directo 1f 3c a 9a l
funeral_family 1n 3c c
funeral_fix 1n 3c i
funeral_guid 1n 3c c
funeral_hom 1i 3c b 9a y
funeral_onlin 1n 3c c
funeral_plan 1i 3c p
funeral_platfor 1n 3c c
funeral_pric 1n 3c c
funeral_softwar 1n 9a d
funeral_transpa 1n 3c c
funeral_underta 1n 3c c
funeral_wish 1n ai g
funny 1n bk 4
fur 1n 7w 6
furnac 1n 3g 4
furnish 19 33 4 5d g 88 8 8x o ad 3 ep e
furnish_offic 1n 5d c
furnish_whol 1n 8x b
furnitu z 1k 6 38 3 4o 5 6b 6 88 s 89 u 8p c 8v e 8x d 8z p 9t 5 dt b ek 6 fh 6 fp 6
furnitu_buy 1i 88 c 89 c
furnitu_hang 1n 8p b
furnitu_liv 1n 8x b
furnitu_look 1n dt b
furnitu_loos 1n 8z b
furnitu_mak 1i 88 k
furnitu_monthly 1n 89 b
furnitu_pric 1n 88 b
furnitu_repair 1n 8z n
furnitu_restor 1i 8z g
furth 13 1q 4 3t 3 71 3 7a 3 7d 4 bg 4
furthes 1n 3x 4
fus 1f c6 6 eg 4
futur 1n bz i
futur_pension 1n bz e
fuz 1n 5x 4
fátima 1n 3j b
fátima_priest 1n 3j 9
fêt 1n 5i 5
gadget 1i 23 5 8c k
gain 1a 9j 5 a1 4 bo 4 bu 4 ej 4
gait 1n dw k
gal 1n 6h b
gallery 17 2s 4 2x 4 45 4 4p 6 6h j 8i n es 3
gallery_guid 1n 6h d
gallery_limit 1n 8i b
galway 1n 85 8
gam t 1h 8 29 3 31 l 3a q 3s 3 3v a 3w 9 7l b 7m a 7n 4 80 3 83 c 8f r 9x 4 9y b 9z c a0 a ao 5 b1 s b2 o be f cj 5 ev d f0 9 f1 n f3 4
gam_adult 1n 8f f
gam_among 1n 3a b
gam_bar 1i f1 f
gam_box 1n 83 h
gam_caf 1i 3a o
gam_café 1c 3a k f1 b
gam_centr 1n f1 e
gam_club 1n f1 e
gam_even 1f f1 d
gam_group 1n 3v b
gam_grow 1n 9y c
gam_guid 1n 3a b
gam_hand 1n b2 c
gam_hom 1f 7l 9
gam_last 1n b1 b
gam_lead 1n 31 c
gam_leagu 1n f1 e
gam_loung 1n f1 s
gam_mushroo 1n 8f d
gam_music 1n be a
gam_pcs 1n f1 b
gam_phon 1i b2 f
gam_play 1n b1 k
gam_python 1n a0 c
gam_rent 1n 3a e
gam_rental 1n 3a e
gam_speech 1n 7m b
gam_tabl 1n 9z b
gambl 1n 7c h
gant 1n d8 b
gap t k 2 r 2 3m 5 6y 4 9x 4 9z c bu 4 bz a d2 3 fg 4
gap_behind 1n 9z c
gap_step 1n bz c
gaps 12 q 5 r 3 3m 7 6y 3 9z 3 a6 5 bu 3 bz 3 d2 9 d5 3 de a eb 3
gaps_sick 1n de c
garag y 12 2 17 6 21 e 7i 4 8s 2 8v g 91 5 93 a 99 p c1 9 c5 6 c6 f cb e cp 8 dx 4 f1 6 f6 c
garag_apartme 1n c6 b
garag_clear 1n f6 b
garag_fuel 1n 21 b
garag_leagu 1n f1 9
garag_managem 1n 99 h
garag_softwar 1n 99 h
garag_storag 1n 8v m
garag_togeth 1n 93 b
garden o 0 4 18 m 1t d 23 b 2b 3 2f 9 2y 6 30 8 3d 5 3g 3 3l 6 3r 9 4o 9 5i 3 5y 3 5z 9 6l 4 6v j 7u 3 7w 8 82 d 85 4 86 7 8a 6 8b 3 8q n b6 8 bf 3 dq 8 eg 4 ex 3 f4 6 f9 m
garden_abov 1n 18 b
garden_app 1n 1t d
garden_beach 1n 3d a
garden_bed 1n f9 m
garden_br 1i 4o b dq b
garden_car 1n 8q o
garden_centr 14 1t 8
garden_family 1n 6v c
garden_garden 1i 8q b f9 g
garden_go 1n 8q b
garden_grow 1n f9 c
garden_hourly 1n 6v i
garden_issu 1n b6 c
garden_kitchen 1n 23 b
garden_lend 1n f9 k
garden_near 1n 8q c
garden_neighbo 1i 18 d f9 b
garden_nepal 1n 5z b
garden_own 1f 6v a 8q c
garden_party 1n 30 e
garden_pick 1n 2y a
garden_plan 1i 1t h
garden_plot 1i f9 b
garden_pool 1n 6v e
garden_rent 1i 6v h
garden_season 1n 8q b
garden_shar 1f 18 a 6v g f9 o
garden_shear 1n 86 d
garden_togeth 1n 18 g
garden_unus 1n f9 c
garden_vegetab 1n f9 c
garden_visit 1n 8q f
gardenl 1n f9 a
garlic 1i 8c a ff 8
garment 1c 44 9 9v 8 bx 8
gas 13 29 6 2j 5 2k 8 35 6 8j 4 8m 5 8p 3 9o o c8 3 f7 3 fl 3
gas_cook 1n 9o b
gas_wast 1n 9o d
gasp 1n 9k 9
gastron 1n 6l 5
gat n 20 8 2j 8 3u 7 6t 3 6v 5 7l 2 7u 3 8r 5 8s 3 9g 6 9l 3 az 3 c4 5 c5 5 c7 5 e3 4 ea 2 fc 3 fp 3
gat_offic 1i 2j a
gat_slop 1n 20 b
gateway 1n db b
gath 1f 44 8 5p 4 bz 7
gather 1i 4b 7 7x 3
gav z 9 3 2f 2 4l 3 7r 2 9f 2 b2 3 bp 3 c7 2 di 4 f9 3
gaz 1n 6s 8
gazet 1n bf n
gdańsk 1n 42 e
gdpr 1n dk w
gdpr_asks 1n dk b
gdpr_complia 1n dk d
gear 16 1j 5 1x 8 4v 4 5b 8 6a a 8e e 8m s c0 5
gear_hir 1n 8m g
gear_lev 1n 6a b
gear_rent 1f 8m f
gear_rental 1i 8m m
gelater 1n 2p g
gelato 1i 2p n
gelato_shop 1n 2p b
gen 1n 7p a
genealo 1i ah k bg t
genealo_archiv 1n bg b
genealo_researc 1n bg e
general 13 x 6 7j 5 8r 6 96 5 9b 3 9d 5 9f 5 9w 5 da 4 dg 5 ec 5
generat y 2a 6 5b 6 7r 3 98 a 9r 5 ao k ap 9 av 8 b4 8 bg 5 cn 7 ct 6 cw 6 cx g d4 6
generat_ads 1n ao k
generat_foreman 1n 98 b
generat_tool 1n cx e
geneva 1i 2z a 92 a
gentian 1n 61 e
gentian_orang 1n 61 b
gentl 1a 1f 5 3g 2 b2 3 ex d
gentl_exercis 1n ex d
gently 1a 25 b 4d 3 9y c c0 3
gently_help 1n 9y c
gently_tel 1n 25 b
genuin 1i 84 4 b9 3
georgia 1a 2k b 2s 3 5q c 8s 8 9v 7
georgia_khinkal 1n 2k b
georgia_sloveni 1n 5q c
geraniu 1n 2a 3
geriatr 1n be 5
germ 19 3 4 a 4 5x 4 5y 4 9h 3 9n 7
german 16 3o f 4y e 75 7 9x 7 a9 7 cq 3 cr a dl 3
german_api 1n cr b
german_help 1n 4y c
germany o 7 4 q 4 t 4 1c 4 1m 3 1r 4 1y 4 21 4 23 4 2a 4 42 4 43 4 4k 4 4y 4 52 6 5k 4 5v 4 5z 4 6i 4 6q 3 6z 4 74 4 7j 4 7q 4 80 3 88 4 98 4 9f 4 a4 4 a9 4 am 4 aq 4 az 4 b6 4 bm 4 bp 4 bw 4 bz 4 ch 3 cl 4 co 4 d2 4 dc 4 dk 4 dl 4 ds 4 e9 4 ee 4 ff 4 fi 4
germany_oliv 1n 52 c
germina 1n 82 8
gestati 1n 73 b
get 19 3t 3 4r 4 7q 6 86 6 9k 5 a6 6
ghana 19 14 8 5b 8 66 8 9s 7 9t 6 db 8
ghent 19 28 8 2l 8 3x 7 8t 7 dn 9 ey 7
ghost 1i 2m r 5c j
ghost_kitchen 1i 2m n 5c g
ghostwr 1f 4t a ah c bk q
gift y 8 6 1b 6 3s 3 5f 6 5s 4 5u c 61 3 7w 5 8j 6 8l u b6 4 ch h da 4 fd 2
gift_box 1i 8l u
gift_giv 1i 8l d ch b
gig 1f br a bv m cf m
gig_work 1n bv i
gigs 1n 38 b
gil 1n 9k 6
gin 1f 61 9 63 e f5 s
gin_distil 1i f5 d
ging 1i 2q 7 62 d
gins 1n f5 4
girl 16 6 9 19 p 3k 6 3v j 7v k 8d 8 9f 2 eb 7
girl_cod 1i 19 d 3v d
girl_kit 1n 3v b
girl_public 1n 19 b
girl_woodwor 1n 7v a
gist 1n 4w 5
giv 14 11 3 19 4 1a 8 1b i 1m c 8l c ab 6 ch b dy a
giv_platfor 1n 1b g
giv_shelt 1n dy b
giv_smal 1n 1m b
given q n 4 w 2 17 4 1w 2 70 2 8l 4 db 6 dd 2 ds 3 f5 3 fb 2
glad 1f q 2 1a 4
gladly 1i m 4 1b 5
glamp 1n 6n k
glanc 1n el 9
glar 1n an 4
glas o 8 9 9 7 p 8 14 5 1m 3 2q 6 2u 4 46 i 4i 5 4r 4 61 7 62 4 7q a 9t 4 ac 4 br 3 cj 3 e2 8 er 5 es 9 f0 4 fe 6
glas_cloth 1n e2 a
glas_hats 1n fe c
glas_jar 1n 9 c
glas_onlin 1n 46 h
glas_wear 1n 46 e
glas_win 1n es a
glasgow 1a 12 8 3p 8 41 8 ax 8 cb 7
glassbl 1n er q
glassbl_worksho 1n er a
glasswa 1n 8j b
glaz 1i 8j q eq c
glaz_hom 1n 8j c
glid 1n 6w j
glid_flight 1n 6w c
glos 1n c 4
glov 13 h b 10 5 21 7 4g 7 6m 5 9f 3 9j 4 ef 5
glov_hir 1n h b
glu 11 16 3 29 5 31 3 43 7 44 3 46 5 88 5 f7 4
glucos 1n 73 t
glucos_sensor 1n 73 f
glut 1n 5a 6
gluten 1i 5h z 7a l
gluten_fre 1n 5h x
go v 11 4 1c 4 1d 4 2x 3 3j 3 64 4 7t 3 7u 4 8q 7 aw 3 c4 2 c5 5 dp 9
go_hous 1n 8q b
go_vacatio 1n dp b
goal 1a 71 7 7f p a6 6 bl 8 bn b
goal_grandch 1n bn b
goalkee 1n 80 6
goat 19 0 a 5r b 9m q 9y 3 f3 j fn c
goat_clear 1n 9m e
goat_milk 1i 0 a
goat_shar 1n f3 a
godpare 1f 1c b 1m 7 8d 4
godpare_animal 1n 1c b
goggl 1f j 4 1r 4 91 3
gold 1i 45 g 7r 3
golden 1c 1n a 1z 4 5v 3 ah 4
golden_book 1n 1n a
goldsmi 1n 45 q
goldsmi_worksho 1n 45 b
gon i 2n 4 50 2 5n 3 au 2 ep 2
gong 1n g 5
good b 2d 2 2h 3 57 3 5e 2 65 4 66 3 68 3 7g 1 84 6 86 5 8e 3 8f 3 8z 4 cg 3 cm 3 cp 2 da 4 f5 3 fh 3 fi 4 fp 4
good_bags 1n 84 c
good_clear 1n f6 9
good_coffe 1f 57 b cg 9
good_even 1n 8f d
good_furnitu 1n 8z d
good_hand 1f 65 9
good_off 1n cm c
good_ones 16 41 8
good_part 1i fi d
good_spirit 1n f5 a
good_toys 1n 8e b
goodby 19 3c 2 3g h 3l 2 3s 3 bw 2
googl 19 1h 4 4t f ap l cn f cp q cw f
googl_profil 1i 4t b
googl_puts 1n cw c
googl_rank 1n ap d
googl_review 1n cp q
gorg 1n 6t 4
gossip 1i 3s 3 3t 3
gothenb 1f 2n 9 e0 9 ew 8
gourmet 1n 64 o
gourmet_mushroo 1n 64 k
governm 1i 14 8 al i
gown 1i 1n 6 40 l
gown_weekend 1n 40 b
gps 1c u 8 2b 8 dx q ea j
gps_collar 1n dx g
gps_dog 1n dx h
gps_school 1n ea g
gpu 1n ar a
grab 1i 4q a bb n
grab_rail 1n bb f
grad 14 h 3 2h 4 60 3 7m 3 7y 9 80 s 9z 3 a8 3 cg 6 ec v
grad_essay 1n ec d
grad_exam 1n ec d
grad_insur 1n 80 9
grad_real 1n 7y b
grad_reason 1n ec b
grad_student 1n ec d
grad_teach 1n ec m
graduat 19 19 4 a1 7 a3 a af 8 ag 8 av 7
graffit 1n e3 a
grain 1f 63 2 88 4 8c 4
gram 1c 53 5 5t b 9n 3
gram_sugar 1n 5t b
grammar 1n 9x k
grand 1n cd f
grandch 16 14 3 3f 2 3s 3 7r 3 b9 2 bf 8 bj 3 bn a
grandch_child 1n bn b
grandch_print 1n bf 9
grandfa y 1z 2 3l 2 8d 3 8n 5 a8 2 ah 6 ea 4 ev 2
grandma 11 7m 2 aa 2 ah 6 b0 3 bf k bj d bn 5 ev 7
grandma_photo 1n bf b
grandma_postcar 1n bf b
grandma_print 1n bf b
grandmo q a 3 o 4 1m 3 1t 4 3l 4 45 3 4a 4 4w 1 5s 9 75 4 7m 4 88 4 8j 4 8x 3 ao 3 b7 7 bf f bj g bn 4 et g ew 3 f2 8
grandmo_armenia 1n 5s b
grandmo_bakery 1n b7 b
grandmo_cookboo 1n bj a
grandmo_photo 1n bf f
grandmo_postcar 1n bf b
grandmo_print 1n bf b
grandmo_recip 1i bj c
grandmo_visit 1n et 9
grandpa u 1m 7 1z 5 3c 2 3k 5 3q 5 3s 6 7n 9 7r 7 8d 7 8l 5 9y 6 aa 4 ah e b9 h bf p bg d bn 7 dq 4
grandpa_far 1n bf b
grandpa_gazet 1n bf b
grandpa_let 1n bf b
grandpa_magazin 1n bf b
grandpa_newspap 1n bf f
grandpa_onc 1n ah b
grandpa_pap 1n bf b
grandpa_phon 1n bf 9
grandpa_photo 1n bf k
grandpa_postcar 1n bf h
grandpa_print 1n bf l
grandpa_put 1n bn b
grandpa_recogni 1n 7r b
grandso 1a 2b 3 7r 9 ah 3 b9 6 ex 3
granola 1n 5t a
grant 1a 51 14 90 d bb 5 e9 3 fo 3
grant_applica 1i 51 b
grant_writ 1n 51 v
grap 1n 6m 4
graph 1i 9w 4 a1 4
graphic 1n b7 j
graphic_novel 1n b7 f
gras 16 2r 3 3z 6 8m 3 9m i f3 6
gras_short 1n 9m a
gratefu 1n 75 5
gratitu 1n 77 b
grav 19 3b 11 3f l 3g 9 c7 3 e6 t
grav_abroad 1n 3b b
grav_candl 1n 3b b
grav_car 1n 3b o
grav_clean 1n 3b b
grav_dogs 1n 3g 9
grav_dron 1n e6 b
grav_emigran 1n 3b b
grav_family 1n 3b g
grav_far 1n 3b g
grav_flow 1n 3b d
grav_look 1n 3b b
grav_mov 1n 3b 9
grav_photo 1n 3b g
grav_plant 1n 3b b
grav_put 1n 3b 9
grav_regist 1n e6 d
grav_ston 1n 3b c
grav_tend 1n 3b b
grav_visit 1n 3b b
grav_wash 1n 3b b
grav_yearly 1n 3b b
gravel 1i 44 4
gravest 1f 3b q 3f q e6 g
gravest_check 1n e6 f
gravest_wash 1n 3b b
graveya 1n e6 l
gravy 1n 3x 3
graz 1a l 8 1a 8 2p 7 3x 8 9m v
graz_servic 1n 9m m
graz_sheep 1n 9m g
greas 1a 4 4 35 3 84 3 fj 8
greasy 1n 2 4
great 1c ah 3 bg l bw 5
great_grandpa 1n bg l
greates 1n ag 3
greec 15 1l 5 47 7 52 7 69 7 99 7 9q 7 cs 7 ed 7 fk 7
greek 1n 9x a
green o 1a 3 1d 3 1j 4 1s 3 2k 4 2q 4 31 3 3c 4 3e 8 40 4 4a 3 4o b 5k 3 5l 4 5p 4 5z 6 60 4 6d 3 6v 3 7a 4 7w 2 8q 6 9b 4 9h 9 an 6 b8 4 fe 3 fr 3
green_wal 1n 4o e
greener 1n 4o b
greengr 1i 5n 4 64 8
greenho 1f 9h l 9i i fm e
greenho_hotel 1n 9h c
greenho_tomato 1n 9i a
greet 1a 6y 4 8h 9
grew 13 5m 3 5q 3 9v 6 ax 3 cq 7
grey u 3 4 1q 2 43 2 4b 4 54 1 59 3 77 7 7z 3 9f 4 9q 3 dz 4 ea 2 fp 5
greyhou 1n dt a
grid 15 1d d 2a 6 6n j 9q 3 9r i 9s k b2 6 b8 3 c6 8
grid_cabin 1n 6n b
grid_prepaid 1n 9s a
grid_trad 1n 9s a
grief 1i 3g m 3i y
grief_support 1n 3i o
griev 1i 3i w
gril 1f 2l a 30 a 5w 3
grin 1n 4b 3
grind 15 10 3 2i 3 46 3 5k c 5y 7 6x 2 85 i 98 5 eq 2
grip 1c 29 3 44 3
groan 1i 78 3 f1 5
groc 1i 5p 7 5x 8
grocery 1a 1q u 5n j 5p z bl e fc r
grocery_clos 1n 5n b
grocery_coopera 1n fc c
grocery_deliver 1n 5p c
grocery_diaspor 1n 5p c
grocery_expat 1n 5p c
grocery_plantai 1n 5p a
grocery_pric 1n 1q v
grocery_until 1n bl b
grocery_villag 1n fc c
grocery_volunt 1n fc c
groning 1n h a
groom 1c b e do 13 ds 4
groom_salon 1n do i
groov 1n cg b
gros 1n d1 b
ground t 5k 5 67 4 69 3 6w 6 7w 6 8r 8 8s 3 9u 3 ax 3 c1 3 dr 3 e0 7 e1 6 e6 5 ef 3 fq d
ground_grow 1n 7w 9
ground_peeling 1n fq b
group f 1 2 f 3 g 3 j 5 l 3 s 3 w 5 y 2 1k 3 1o 3 1u 3 31 8 32 5 34 5 36 c 3i 9 3j 7 3l 4 3m 5 3v 5 4b 2 4f 2 4g b 6d 3 6i 3 6j 4 6t 3 71 5 72 4 7b 3 7c 5 83 4 a1 6 a7 3 aa 3 b3 8 bp a bs 6 c9 3 ca 5 cs 3 cu 4 de 3 dn 4 dq 6 du 2 dz 5 e0 4 ea 2 es 6 ev 5 ew 7 f0 3 f2 3
group_alert 1n cu c
group_began 1n 7c b
group_buy 1f 4g i
group_check 1i w a
group_clean 1n ca 9
group_daily 1n j b
group_decid 1n b3 c
group_exam 1n 3m b
group_friend 17 31 d 36 f 6t 7 83 6 es d
group_holiday 1i bp a
group_indoor 1n dq c
group_library 1i 3v a
group_lost 1n 3i 9
group_nearby 1n 71 c
group_offic 1n f2 a
group_past 1n a1 b
group_physiot 1n 34 b
group_suitcas 1n 31 c
group_tour 1n 36 c
group_tournam 1n ev c
group_travel 1i 36 m
group_trek 1n e0 b
group_trip 1i 36 g
group_umrah 1n 3j 9
group_vets 1i 4g b
group_warehou 1n cs b
grov 1n 60 n
grov_cret 1n 60 b
grow m a 6 b 3 18 5 1j d 1t 6 23 7 3e 3 3z 4 4c 6 4u 2 54 5 5c 2 5d 4 5i 7 5m 3 5n 3 5q 5 60 6 64 a 65 2 7m 3 7w h 82 a 8b a 8m 6 8n 5 9h 9 9i 8 9k a 9y 5 bn 6 eu 2 f9 a fm 6
grow_bik 1n 1j a
grow_br 1n 1j a
grow_child 19 a 8 1j f 4c 9
grow_early 1n 9y c
grow_hom 1i 7w n
grow_import 1n 8b b
grow_itself 1n 23 b
grow_kit 1n 7w t
grow_kitchen 1i 7w c
grow_learn 1n bn b
grow_microgr 1n 9h a
grow_own 1n 7w f
grow_oyst 1n 64 b
grow_packet 1n 82 9
grow_tid 1n 9k a
grow_vegetab 1f 18 a
growl 1i 3r 4 dq 4
grown v 12 4 1l 3 3y 7 3z 8 45 6 64 b 6z a 7v 5 82 3 8n a 9h d 9p 5 9v a bj 8
grown_childre 1n bj d
grown_fland 1n 3y b
grown_indoor 1n 9h c
grown_sawdust 1n 64 b
grown_ship 1n 9h a
grown_ups 1a 6z c
growth 1i 2 5 b 4
guarant y 1y 4 28 3 2f 3 2h g 4g 3 55 3 6g 3 7i 4 8w 3 8y 3 a3 6 bq i bs 8 c1 8 c4 8 da 3
guarant_car 1n c1 b
guarant_insur 1n bq c
guarant_memb 1n bs b
guarant_rid 1n c4 b
guard 16 q 4 10 5 6h 3 7r 4 9g 4 9k 3 df 4
guardia 1n 3n 4
gues w 1l 4 22 4 43 2 73 4 7o 5 9w 2 9y 3 a9 4 cv 2 d9 3 ea 2 ec 2 fl 9
guest j m 4 n 4 r 7 1e 7 2g 6 2i 7 2k 5 2l 9 2o 3 2s b 2w 4 2x 5 2y 5 2z 7 30 3 32 5 33 a 37 7 3a 5 3k 5 3r 4 40 7 4l 2 4v 5 59 4 62 4 6c 9 6d 4 6e f 6f d 6g 7 6l 7 6n 9 6o 7 6s 4 6v 3 8k 3 9b 9 9c 7 9q 3 ad 5 ap 2 ay 3 b5 5 c8 3 cj 4 cp 8 dp 3 er a es 5 ey b fk 4 fr 5
guest_airbnb 1n 6f b
guest_berth 1n 9b c
guest_board 1n 37 d
guest_book 1c 2s a ey 8
guest_cod 1i 2g a
guest_drink 1i ey 9
guest_even 1n 3k c
guest_forg 1n er 8
guest_list 1c b5 a
guest_messag 1i 6e u 6f e
guest_night 1n 9b d
guest_paint 1n es a
guest_pay 1a 6g 9
guest_record 1n 4v c
guest_reserv 1n 6c c
guest_return 1n fr a
guest_sav 1n fk b
guest_show 1i cp b
guest_sleep 1f ad a
guest_writ 1c 6e a
guestbo 1n 2y a
guestho 1n 33 b
guid y 6 8 1e 6 1u b 20 5 32 s 3a 8 3c 9 3h h 3j g 6h q 6k d 6r 4 6s m 6u 4 6y e 7w 3 9i 4 a8 8
guid_bird 1n 6s 8
guid_calenda 1n 6k b
guid_explain 1n 3a b
guid_first 1i 6 a
guid_hotel 1n 3j 9
guid_meditat 1n 6y g
guid_museum 1n 6h c
guid_natur 1n 6s e
guid_pray 1n 3h d
guid_tour 1i 32 n
guid_treasur 1n 6h b
guid_walk 1i 32 j
guid_young 1n a8 b
guidanc 1n 1h 5
guidebo 1f 1u 7 20 7 32 b
guild 1a 48 4 99 4 cw 4 eg 4 eh 4
guilt 1i 22 7 dq 4
guilty 1f 22 4 6y 5
guitar 17 3n o 86 g 8n h a4 n ce m
guitar_family 1n 8n b
guitar_left 1n 86 b
guitar_mend 1n ce b
guitar_rent 1n 8n e
guitar_repair 1n ce f
guitar_song 1n a4 b
guitar_teach 1n 3n g
guitar_worksho 1n ce b
gulf 1f aa 8 b7 8 bt 9
gum 1n 6x 3
gummy 1n 7 b
gums 1n du 8
gusset 1n 84 4
gust 1n 37 7
gut 16 l 8 5x 4 72 8 7p g 8r 5 8s z co 3 fo 3
gut_clean 1n 8s x
gut_long 1n 8s c
gut_roof 1n 8s f
gut_test 1n 7p i
gym 10 f 7 h o n 5 s s 1g 3 1r 4 2q a 59 7 70 d bw b e5 5 e8 a ex g fk 4
gym_bruis 1n h b
gym_managem 1n s h
gym_memb 1i s i
gym_studio 1n s m
gymnast 1f 2c 7 3w a ex t
gymnast_balanc 1n ex 9
gyms z 9 3 f 5 g 3 h 5 s 6 2i 3 2q a 5l 3 70 5 72 3 7p 3 9q b ay 3 ex 4 f0 4
gyms_charg 1n 9q b
gyms_pres 1n 2q b
gynaeco 1f 6 4 74 h 7p c
gynaeco_comment 1n 7p b
haberda 1n 7x 8
habit x l 9 x 3 1r 3 22 b 6c 3 6l 3 6r 2 6z 3 7b o 7c e 7f 6 7u 3 9w 2 ad c bf 2 cz 3 dy 3
habit_adhd 1n 7b m
habit_neighbo 1n 22 b
habit_room 1n ad b
habit_track 1n 7b p
haccp 1n 97 10
haccp_paperwo 1n 97 f
hack 1n 55 t
hack_network 1n 55 b
hadith 1n 3h 9
haggl 1n 5f 4
hail 1a 18 3 5i 4 60 3 8b 3 eo b
hailsto 1n eo 5
hair w 2 q c k r d 1m b 2w 2 3t 4 54 2 6x i 8n 4 av 9 cg 4 d1 6 do 3 dt 4 fb m
hair_best 1n 1m f
hair_car 1n 2 p
hair_chemoth 1n fb a
hair_cut 1i c g
hair_los 1i fb l
hair_salon 1f c b r b
hair_sulphat 1n 2 b
hair_transpl 1n 6x p
haircut 1n c u
haircut_beard 1n c b
hairdre 11 2 5 3 3 c q r e 3s 9 3y 3 40 3 4l 2 8b 3 cw 3 fb 5
hairdre_concert 1n 3s b
hairdre_liv 1n c f
hairdry 1n 6r 2
hairpie 1n fb x
hairpie_women 1n fb e
haj 1n 3j u
hal i h a i 4 17 5 1d 3 1v 3 1w 3 2v 5 30 4 32 7 3r 3 3w 9 4m 6 5c 3 5t 4 66 8 6r 5 9p 3 9u 6 al 3 ci a cq 5 e8 h ex 4 ez b f0 9 fc 3
hal_against 1n ex 9
hal_book 1n e8 12
hal_café 1i h a
hal_calenda 1n e8 e
hal_communi 1n e8 b
hal_confere 1i cq b
hal_count 1i 4m a
hal_county 1n e8 b
hal_differe 1n 3w c
hal_film 1n ci 9
hal_key 1i e8 g
hal_memb 1n 17 c
hal_off 1i 66 a
hal_quiet 1n ez a
hal_room 1i e8 d
hal_tasting 1n 32 c
half 9 t 2 50 3 5j 3 66 2 71 3 8f 2 bx 2
half_empty 19 66 8
half_maratho 1n 71 e
half_past u 2v 6 5j 7
half_pric 1i 5n a
half_work 1i bx a
half_worksho 1n 50 h
half_writ 1i ch a
halfway 1n bd 3
hallmar 1n 45 5
hallway 1i 5k 3 cg 3
halv 19 3m 3 60 4 80 3 9z 3 az 4 bm 3
ham 1i 7v p cd 4
hamburg 16 c 7 1j 6 2k 7 30 8 58 8 8s 7 c2 7 dv 7
hammam 1n n a
hamp 1n 8l b
hamst 1n 8d 4
han 1n 9a 4
hand 7 1i 4 1k 3 1x 5 3e 3 3g 2 3z 3 41 5 7x 4 84 3 86 7 89 3 8g 4 8h 3 b2 2 bd 4 cg 3
hand_baby 1n 3z e
hand_back 17 c2 8
hand_bag 1n 1x b
hand_book 1f 8g i
hand_childre 1i 86 f
hand_cloth 1n 41 v
hand_dyed 1n 7x s
hand_find 1i 1x d
hand_forg 1n 8c b
hand_furnitu 1n 89 k
hand_good 1i 86 j
hand_leath 1n 84 a
hand_lisbon 1n 8h c
hand_lock 1n 1k a
hand_lps 1n cg a
hand_onlin 1i 1x d
hand_pens 1n 86 h
hand_pick 1n 5z b
hand_platfor 1i 1x d
hand_pour 1n 8 c
hand_product 1n 86 d
hand_riddl 1n b2 c
hand_school 1i 1i h
hand_scissor 1n 86 g
hand_shop 1c 41 b 86 j
hand_stitch 1n 84 g
hand_tax 1n cz b
hand_tool 1f 7v i 86 f
hand_tri 1n 86 b
hand_urn 1n 3g 9
handbag 1f 40 9 42 k 84 d
handbag_appl 1n 42 b
handbal 1i 6i 9 eb 9
handboo 1i ck d dm 4
handboo_ticket 1n ck b
handbra 1n c5 3
handful 1a 5t 6 7z 3 8b 3 9n 3 bj 7
handhel 1n ek 6
handl x 6 3 b c 4t 8 4z 8 55 2 5j c 65 8 8c a 91 5 97 3 at 7 bq 2 da 3 dj 3 eo c ep 3 eq 3
handl_contrac 1n 4t c
handl_half 1n 5j c
handl_inbox 1n 4z c
handl_local 1n 8c b
handl_residen 1n at b
handl_return 1n 65 b
handleb 1n 1j e
handleb_used 1n 1j a
handmad z 0 6 8 9 36 9 3e d 42 a 43 a 45 i 5u i 84 e 88 6 8c 6 8f 3 8h 7 8j m an 6 dt a eq 3
handmad_ceramic 1n 8j i
handmad_chocola 1n 5u e
handmad_dog 1n dt e
handmad_jewelle 1i 45 f
handmad_leath 1n 84 f
handmad_ring 1n 45 b
handmad_stonewa 1n 8j c
handmad_train 1n 36 b
handmad_vegan 1n 5u b
handov 12 t g 1g 4 1k 3 35 7 4u 3 54 3 5b 3 6i 3 8u 3 98 a ee 3
handov_not 1n t c
handrai 1n bb q
handset 1n e 4
handsha 1n b4 3
handsom 1n av 5
handwri 15 5u 3 8l a ai 4 bg 7 bj i bk a cd 6 e7 3 ec c
handwri_card 1i 8l a
handwri_recip 1n bj f
handyma 1n 8p 15
handyme 1n 8p n
handyme_mount 1n 8p b
handype 1n 8p b
hang m 2a 9 4i 2 4p 4 5j 9 7r 4 81 2 8i 6 8p 5 8t 3 9u 3 an 3 cl 4 dc 3 de 2
hang_door 1i 5j b
hang_dril 1n 2a b
hang_lamp 1n 8p b
hanna 1n 2e e
hannelo 1n dm 3
hanoi 1n 32 b
happen f 3f 2 5a 1 7l 2 ac 2
happy 1c cp 8 dn 3 e0 2
har 1n 9i 4
harassm 1i 4h f aj a
harbour 19 37 6 6k 4 87 3 8h 6 92 4 9b p
harbour_mast 1n 9b g
hard r 1z 4 2d 5 3n 2 4y 2 5r 5 70 3 7h 2 7q 5 85 3 9e 2 a4 4 a7 2 b8 2 be 3 ck 7
hard_cas 1i ck a
hardest 1f 7c 4 am 3 d1 5
hardly 15 17 3 1l 9 1p 4 41 5 44 3 4o 4 6h 3 av 4 cr 5
hardly_speak 1n 1l b
hardnes 1n 2 e
hardnes_styl 1n 2 b
hardwar 19 2a 4 2g 4 53 8 8s 4 9q a f7 7
hardwar_depot 1n 9q b
harm 15 e 4 o 4 4h 3 70 3 7g 4 97 3 ak 6
harmful 1n 42 5
harmles 1c 7k 9 co 4 di b
harmles_fak 1n di b
harnes 1i 4i b dt m
harnes_climb 1n dt b
harvest x 15 6 5a a 5i 6 5v b 5x 8 5y e 5z 9 60 f 64 f 6m 4 7w a 8q 8 9h 7 9i e 9k 4 9l 9 9v 4 bj 3 f9 i
harvest_dat 1i 5z a
harvest_polish 1n 5x b
hasn 1c 6l 3 d0 4 dj 4
hat y 4 5 b 6 2y 3 3a 2 3r 2 4d 6 8t 8 ca 5 d3 3 fe 3
hat_iron 1n 8t b
hatch 1f 2k g 90 6 c5 4
hatcher 1i 9k 4 9n 4
hats 1c 1c 3 3r 3 4a h fe e
hats_knit 1n 4a g
hats_onlin 1n fe c
haul 1f 4e 9 f6 m fq 9
haulag 1i 4e h 9g f
haulag_company 1i 9g c
haulag_firm 1n 4e b
hauli 1c 9g 7 ej 4 fh e fq 6
hausa 1n cr e
hausa_igbo 1n cr b
hav 1a c 3 1p 4 2s 7 5u 3 du 4
haven 1i 52 5 cn 5
hay 19 33 3 5v 3 6w 3 7o 8 e0 8
hazard 1n a9 n
hazard_clip 1n a9 g
hazelnu 1c 2p 8 5t 3 5u 6 7a 3
head r 2 6 c b r 3 s 4 t 2 1r 5 3j 3 46 3 4c 3 4j 4 4y 2 6j 4 ao 4 cb 2 cx 5 de 3 dj 4 e1 3 ec 2 fb 5
headach 1i 5 4 7o x
headach_see 1n 7o b
headban 1n 24 m
headban_speak 1n 24 b
headhun 1n 4y b
headpho 1c 24 8 ad 3 cb 6 ci a
headpho_blanket 1n ci 9
headqua 1n 4o b
headsca 1n fb a
headset 1f 4i r 7l b f1 6
headset_train 1n 4i e
headsho 1n av 11
headsho_headsho 1n av e
headsho_keep 1n av b
headsto 1i 3b r 3f o
headsto_open 1n 3f 9
headwea 1i bd 8 fb 9
heal 16 0 4 g 4 m k 2q 4 3i 4 78 4 9d 6 dw 3
health o k 2 l 4 t 2 1f 3 2q 5 43 2 59 2 5x 5 69 9 6i 2 72 4 74 8 77 7 7c 2 7j d 7p 4 9d 5 9j 4 9k 4 co 2 dh c ds 4 dx 4 e9 4 ex 5 fn 6
health_assista 1n 7j g
health_authori 19 69 b
health_questio 1f 7j f
healthy 1a l 8 2u r 5t g 72 8 9j 4
healthy_snack 1i 2u a 5t f
healthy_vend 1n 2u q
heap 1i 2t 4 93 4
hear j e 3 p d 14 2 3n 3 6h 4 7m 4 7q 5 9j 4 a4 3 a5 4 b0 6 c9 4 ch 3 cl 3 dq 3 f7 2 fj 3
hear_aids 1n p c
hear_audio 1n b0 b
hear_curator 1n 6h b
hear_hom 1n p n
hear_own 1n c9 9
hear_queen 1n 9j a
hear_test 1n p h
heard s g 2 u 6 4h 5 6h 5 ag 4 ah 3 bc 4 cb 4 cr 4 ed 3
heart x 1 2 f 3 v 6 1d 3 3d 2 3n 2 4b 4 71 3 7t c ck 3 dx b ex 4
heart_rat 1n dx g
heat p k 4 n 7 22 2 25 4 3l 6 4r 9 53 2 5l 5 6f 6 74 4 78 4 90 e 9n 3 9o 6 a5 3 ae 8 cl 5 eh 9 f7 a fk e fn 8
heat_build 1n fk d
heat_cal 1n fn a
heat_mould 1n ae b
heat_pump 1f 90 n
heat_runs 1n fk d
heat_stres 1n 4r f
heat_wagon 1n 3l c
heavy 11 2 4 f 3 28 3 5i 2 62 3 8j 3 9j 4 co 3 dg b fh 2 fq 4
hectar 1f 9i j 9l c 9m 7
hedg 19 8q l c5 3 dx 5 dz 3
hedg_weed 1n 8q b
hedgeho 1i 2f e eq 3
hedgeho_stop 1n 2f b
heel 17 f 3 t b 43 5 44 e 8t 3 e0 2
heif 1n fn 4
height z m 3 6w 7 7l b 8k c 8r 4 8s 3 c5 2 e0 2 f0 5
height_chang 1i 8k b
height_psychol 1n 7l b
height_video 1n 6w a
heir 17 8z 7 93 4 bg 6 cg 3 dm 3 ee 4 f6 9
heirloo 1i 45 8 82 v
heirloo_seed 1n 82 m
heirloo_vegetab 1n 82 c
held q 2d 3 2h 2 46 4 58 2 68 2 6q 3 9g 4 a9 2 aa 6 bt 4 bu 3 da 5 ee 2
held_check 1n aa b
helicop 1n fo 4
hello 1i a0 3
helmet 1a 2e d 4r d 8m 6 c2 6 e0 d
help h i 4 l 4 o 6 z 3 13 3 14 4 1a 4 1f 5 1h 4 1w b 30 3 33 4 3m 8 3s 7 3v 4 4r 5 4x 5 4y 4 51 5 52 7 54 2 68 5 6q 3 6u b 6z 7 77 6 7c 3 7e 5 7g 3 7h 5 7l 1 7q 7 7s 4 7u 4 8u b 93 6 9w 7 9y 5 a6 7 a8 8 ad 3 ae a at 3 b9 a ba 9 ck 7 dh 2 dy 4 eu 4 fc 3 fd 2 fg 6
help_app 1n 9w g
help_applica 1n a8 d
help_arriv 1n 4y c
help_breastf 1n o b
help_car 1n 7e d
help_declut 1n 93 b
help_desk 1i ck h
help_door 1i 7u a
help_event 1n fg b
help_fal 1n 6z g
help_feed 1n 33 c
help_few 1n ba 9
help_hom 1i 1h 9 b9 b
help_househo 1n ba 9
help_lin 1n 4x c
help_lon 1n 4r b
help_los 1n l b
help_machin 1n 52 c
help_mov 1i 8u e
help_newcom 1n 6u c
help_old 1n b9 l
help_parent 1n 1f 9
help_phon 1n 3s b
help_pupil 1n 3m g
help_rehom 1n dy b
help_rent 1n ae b
help_rid 1n 7h b
help_senior 1i 3s d b9 c
help_smal 1n 1w c
help_spanish 1n 6u 9
help_word 1n 9y c
helpdes 1i 4x b ck a
helping 1n 72 3
helplin 1i 76 8 ak 8
helsink 1n c3 a
hem 1f 1i 6 49 a an 6
hemp 1i 4c e 9t d
hemp_put 1n 4c c
hempcre 1n 9t 9
hen 1i d 5 es 7
hens 1a x 3 33 e dv 6 fn 8
hens_tabl 1n 33 c
her b 6g 3
herb 14 18 5 23 h 5y 7 5z b 6d 5 6s l 7w i 9h i f5 8
herb_alp 1n f5 8
herb_cook 1n 6s 8
herb_garden 1n 23 f
herb_grow 1i 7w d
herb_guid 1n 6s a
herb_walk 1n 6s d
herb_windows 1n 7w b
herbal 1i 5z m 6z 7
herbal_tea 1i 5z e
herd 1i 5r 4 fn e
heritag 1f 3o 8 6h 9 bg 7
hero 1f 1m z 2o 4 8l f
hero_nam 1n 1m h
heron 1a m 8 37 3 3q 3 4b 8 b5 b
hers 13 r 3 2v 3 7s 3 8c 4 ah 3 bj 7 bm 3
herself 13 3m 4 3s 3 3t 3 8a 3 9y 3 as 5 b9 3 ec 3
hes 1i 1d 9 90 9
hesitat 1n 9y 5
hgv 1n 9g a
hibiscu 1n bt 4
hid x 14 3 2h 2 6t 2 6z 3 71 3 7c 3 84 7 a6 6 b7 2 dd 3 dq 2 dv 4 dy 4 dz 3 ey 4
hidden 12 26 3 2e 9 3r 3 4a 3 5b 3 7a c 8d 9 b3 3 bm 3 bw 3 dp 5
hidden_gluten 1n 7a f
hidden_insid 1n 8d b
hidden_sos 1n 2e b
high s 2a 5 4c 4 5z 4 6q 3 8e a 9q 2 ae 9 b3 2 ec 5
high_chair 1i 8e f
high_writ 1n ae b
highest 1n 7 5
hik 16 20 z 2d 7 32 g 6o l 6r q 8m 7 b6 e
hik_alon 1n b6 c
hik_app 1n 20 r
hik_bags 1n 6r c
hik_inn 1n 6r a
hik_luggag 1n 6r c
hik_rout 1n 20 k
hik_start 1n 20 b
hil y 20 6 28 6 3p 6 4a 4 5k 4 6w 4 71 3 aj 6 by 4 c0 2 c7 2 ea 2
hillsid 1n 9p 4
him r o 3 67 2 79 2 8f 3 8q 4 9e 2 c6 2 cg 2 dq 3 dy 6 e6 3
himself 12 12 3 5d 4 6k 3 7t 3 bn 3 cj 2 db 3 eb 2 ei 3 ek 6 en 3
hind 1i 9f 7 dw 4
hing 1f 3z 4 89 3 8p 6
hint 19 2c 3 31 6 41 3 83 a 9w i b2 8
hip 15 i 8 k c 2b 3 47 3 7y 3 dw 8 ex 4 fp 3
hip_surgery 1n k c
hips 1c f 4 70 3
hir o g 2 h 7 i 2 17 6 1j 5 1w 4 2j 9 2y 7 34 4 35 8 37 c 40 a 4k d 4y 9 4z 6 54 4 59 4 5b 9 6v 4 8m 8 8u 4 91 5 9l a a3 7 ag 8 bg 3 c2 5 ca c cf a d1 3 dc c dd b f0 3 f6 3 fg 7
hir_admin 1n 4z c
hir_freelan 1n 4k i
hir_licenc 1n 37 b
hir_light 1n 1j a
hir_manag 1i ag b
hir_shop 1f dd a
hir_softwar 1n dc g
hir_vet 1n 4k e
his 1n 5x 7
histami 1n 7a b
histori 1n ah 8
history x f 3 x 3 1z 3 4f a 7g j 95 5 99 3 ah 8 ay 6 az d bg g cd c ct 8 d1 3 d3 3 du 3 eh 9
history_instrum 1n cd b
history_parish 1n bg 9
history_part 1n eh b
history_publish 1n az b
history_researc 1n bg d
hit 1a 1j c a4 4 eu 3
hit_handleb 1n 1j b
hitch 1n c4 b
hits 1f 4x 5 aw 4 cg 3
hiv 1i 5v h 9j z
hiv_hiv 1n 9j b
hiv_scal 1n 9j k
hiv_sensor 1n 9j c
hoard 1n f6 9
hoars 1n cf 3
hob 1n 30 4
hobby 11 1x 7 5y 6 7y e 81 b 82 b 87 6 8c 6 a2 g ac 7 b6 6 bg 5 eq f et a f0 a
hobby_bak 1i a2 e
hobby_cook 1f et 9
hobby_garden 1i 82 d
hobby_photogr 1n 81 e
hobby_play 1n f0 c
hobby_pot 1n eq j
hobby_sew 1n 7y j
hockey 1n 1i 4
hoe 1n 9i 8
hoes 1n 9i h
hoes_sugar 1n 9i a
hoist 1i 4r 7 6q i
hol x 2a 3 3g 4 3z 3 55 c 80 3 8z 4 de 3 e3 8 f7 4
hol_company 1n 55 b
hold d 9 2 k 2 o 3 16 3 29 3 2d 3 3d 5 53 2 66 2 6g 3 7l 2 8w 2 92 4 9f 3 ak 3 bn 3 bu 4 e6 5
hold_baby 1n o c
hold_farewel 1n 3d a
hold_grav 1i e6 a
hold_wed 1i 3d 9
holiday m j 4 1g 3 1u 5 23 6 2g 6 2x 9 33 8 34 4 35 8 36 6 3k 4 3n 5 3q h 3w 3 4z 6 5j 5 60 3 6e 2 6f g 6p d 6q f 6r 4 7f 5 7i 8 81 3 8e 8 8i 3 92 b 9c 4 9u 5 9x 4 a0 3 bp 5 c8 4 d1 5 de 8 df d dp 9 f9 3
holiday_camp 1i 3q t
holiday_childre 1n 3q h
holiday_ent 1n bp b
holiday_flat 1f 8e b
holiday_fridg 1n 7f b
holiday_hom 1c 6f m 6q 8 92 f
holiday_hous 1i 7i 9
holiday_let 1n 6f j
holiday_mov 1n 9u a
holiday_pay 1n d1 b
holiday_photo 1n 2x c
holiday_rental 1n 6f q
holiday_request 1n df k
holiday_skil 1n de c
hollow 1c 8k 4 8p 6 c0 3
holy 1n 3j 9
hom 8 8 3 c 3 d 5 e 6 f 3 k 4 o 5 p 7 t 5 z 3 1c 4 1n 4 1o 7 1y 6 27 4 2a 4 2d 3 2f 6 2g 3 2s 4 2z 5 30 3 3c 4 3g 2 3t 7 46 4 49 4 5c 2 5k 3 5s 3 6f 5 6p 7 6x 4 70 5 7e 2 7l 2 7p 7 7t 5 7u 3 7w 5 7y 3 85 3 8b 2 8o 5 8p 4 8r 4 8w 5 8x 3 90 6 92 6 93 4 94 4 96 3 9a 6 9e 3 9u 5 aj 6 b9 2 bb 5 bf 4 bt 5 by 4 c0 3 c1 5 c2 3 c4 4 c6 5 c7 3 de 2 dp 3 dq 3 dr 3 dv 6 dw 3 dy 2 f2 7 f6 4 f7 4 f8 3 fb 2 fg 3
hom_adaptat 1n bb i
hom_afterwa 1i 6x 8
hom_age 1n bb 8
hom_battery 1n 2a c
hom_birth 1n o b
hom_blood 1n 7p j
hom_buy 1n by f
hom_car 1c t g 3t q
hom_check 1c 6x 7 dv a
hom_clear 1n f6 b
hom_clearan 1n f6 b
hom_coast 1n 92 c
hom_collect 1n 30 c
hom_cook 17 2s f 5s 9 5y a 60 a 85 c 8c d f2 v
hom_earn 1n 13 b
hom_educat 1n 1o v
hom_empti 1n f6 b
hom_empty 13 f6 7
hom_energy 1n 90 o
hom_exchang 1n 6p o
hom_exercis 1n z g
hom_explain 1n b9 9
hom_eye 1n 46 g
hom_family 1i 6p b
hom_film 1n dw b
hom_find 1n 1c b
hom_first 1c o 9
hom_fix 1f c0 a c1 a
hom_fold 1n 2f b
hom_food 1n 2m b
hom_guest 1i 6f c
hom_gynaeco 1n 7p b
hom_invento 1n 1y x
hom_keep 1n 96 b
hom_kit 1n 7w i
hom_kitchen 1f 70 a
hom_kne 1n k c
hom_lad 1i 17 b
hom_led 1n 7e b
hom_lesson 1n dr c
hom_let 1n c6 b
hom_loan 1n by d
hom_measur 1n 6q a
hom_morn 1f 7t 9
hom_movy 1n bh b
hom_nev 1n 3t b
hom_night 1f aj 9
hom_ninety 1n e c
hom_old 1n bb a
hom_onc 1i 2z b
hom_organis 1n 93 f
hom_own z 1y 7 27 8 2f 8 8b 7 8r c 8w d 90 d c5 7
hom_philipp 1n bt b
hom_pins 1n 49 c
hom_platfor 1n 7t a
hom_print 1n bf b
hom_replace 1n c2 b
hom_return 1n 3g 9
hom_robot 1n 2f m
hom_saf 1i aj g
hom_school 1f 1o u 6p 9
hom_sewn 1n 49 c
hom_shar 1f eq 8
hom_smal 1n 8j c
hom_softwar 1i 9a q
hom_styl 1n 5l b
hom_subscri 1n 90 b
hom_sum 1n 6p e
hom_swap 1n 6p r
hom_teach 1i 3n a
hom_test 1n 7p v
hom_train 1f d a f2 9
hom_video 1n 7y b
hom_visit 1a 9e a dv l
hom_watch 1n 92 l
hom_whil 1n 92 c
hom_women 1n f c
hom_workout 1n 70 n
hom_writ 1i 6f a
homelan 1n 5p i
homelan_latin 1n 5p a
homeles 1i 1e 9 32 e
homeles_lead 1n 32 c
homemad 1f 2i d f2 l f4 r
homemad_cak 1n 2i c
homemad_jam 1n f4 b
homemad_meal 1n f2 c
homeown 17 27 7 88 7 8p 8 8q 8 8s d 8w g 90 8
homesch 1i 1o 14 aa q
homesch_ages 1n 1o a
homesch_box 1n 1o c
homesch_curricu 1n 1o k
homesch_family 1i 1o e aa a
homesch_kits 1n 1o c
homesch_lesson 1n 1o c
homesch_parent 1i 1o b
homesch_plan 1n 1o c
homesch_weekly 1n 1o c
homesha 1i ad g ba v
homesha_program 1n ba 9
homesic 1n 3q 8
homewor 1a z 8 3m e 9w y dr c ec k
homewor_app 1n 9w b
homewor_help 1i 9w i
homewor_teach 1n ec f
homewor_tutor 1n 9w n
honest 16 8y 3 97 3 ag 5 dg 4 dq 3 eo 4 ep 3
honestl 11 1b 3 4m 3 6g 3 8y 3 bg 3 dg 2 dx 3
honesty 1n 4q b
honey 1n 5v 1a
honey_beekeep 1n 5v d
honey_forty 1n 5v b
honey_lov 1n 5v d
honeymo 1n bk 3
hong 1n 7p a
honour 1n 2w 9
hood 1i 3z 4 f7 3
hoody 1n 4b r
hoody_shirt 1n 4b b
hoof 1n 9f 12
hoof_photo 1n 9f b
hoof_trim 1n 9f m
hook y 29 4 2a 7 2b 4 44 4 4d 5 4r 3 8t 2 98 7 er 6 fb 3
hoop 1n 3w 4
hoov 1n 9f m
hop 13 i 7 w 3 24 6 54 2 55 5 57 4 8j 3 br 6 bu 5 dk 5 dr 3
hopeful 1i 24 4 40 4
hops 1n 63 k
hops_sel 1n 63 b
horizon 1n bi 4
hormon 1i 74 a 7p k
hormon_test 1n 7p i
horn 1i 5e 3 6i 4
horosco 1n fa z
horosco_app 1n fa c
horosco_daily 1n fa c
horosco_morn 1n fa e
horror 1n 3p 3
hors 17 1c d 3q 3 4p 4 9f k dw l e0 11 fn 7
hors_adult 1n e0 b
hors_becom 1n 1c b
hors_cost 1n e0 d
hors_hoof 1n 9f b
hors_own 1f e0 g
hors_physio 1n dw f
hors_rid 1n e0 q
hors_shar 1n e0 h
hors_stabl 1n dw b
horsesh 1n 9f h
hos 1a n 3 8s 3 96 3 e7 b
hospic 19 3c 8 3e 3 3i 7 93 4 ai 4 fd s
hospita t k 3 o 3 u 9 v 5 w 9 x 5 y 5 2j 9 2u 7 3c 4 3j 4 3t 3 4i 8 4m d 4w 5 4y 5 69 6 7t b 7u i a3 9 ag 5 bb 8 c5 a fd m fg d fs 5
hospita_charity 1n fd e
hospita_childre 1n fd b
hospita_confirm 1n fg b
hospita_gat 1n 2j b
hospita_hom 1n 7t e
hospita_record 1n w b
hospita_shift 1n fg d
hospita_stay 1n bb 8
hospita_transpo 1n 7u d
hospita_twic 1n fd 9
hospita_vans 1n 7u b
hospita_visitor 1n fd h
hospita_work 1n a3 f
host t 2g 6 2o 9 2s f 2y d 2z c 30 b 36 5 38 a 39 3 4u 3 55 3 58 a 59 a 6c 8 6f j 6t 2 8v 3 ab 7 ac 8 ay 5 b3 2 c8 5 cf a cj d ct 6 cu 3 dp a f7 4
host_animal 1n dp b
host_br 1n 59 b
host_din 1n 2s h
host_fresh 1n cj a
host_open 1n 38 b
host_party 1i 2o d
host_sees 1n 6c c
host_send 1n 6f b
host_set 1n 2y a
host_smal 1n ab c
hostel 1c 32 8 34 4 6o 12 bp 4
hostel_backpac 1n 6o c
hostel_cyclist 1n 6o c
hostel_dormito 1n 6o e
hostel_kitchen 1n 6o e
hostel_way 1n 6o a
hot q 9 7 e 4 m 3 n a 2j 4 2k 4 2m 4 2v 8 3x 7 5s f 5z 5 6v 7 6w 8 74 5 8k 5 9e 2 9g 3 fj 3 fk 4
hot_air 1n 6w e
hot_half 1n 2v c
hot_lunch 1n 3x d
hot_sauc 1n 5s u
hot_tub 1i n e 6v b
hotel o j 7 32 2 33 5 34 3 36 7 3j 5 3k 6 48 7 4g 8 4j 5 4o 7 4p c 58 2 59 f 5d 5 5f 9 6d 7 6e n 6k 3 6o 5 6q f 6w 4 6x d 85 3 8e 6 9h 8 9q d 9s 4 ap 6 c8 8 cs 8 da 8 dd 9 f7 5 fg 5 fk d fs 4
hotel_check 1n 6e f
hotel_deliv 1n c8 c
hotel_dentist 1n 6x 9
hotel_direct 1n 6e f
hotel_doctor 1n 6x 9
hotel_front 1n 6e h
hotel_group 1n cs b
hotel_guest 1i 6e w
hotel_gyms 1n 9q f
hotel_holiday 1i 6q 9 8e a
hotel_host 1n 59 b
hotel_learn 1n dd c
hotel_linen 1n 59 h
hotel_measur 1n 6q a
hotel_pool 1i j c 4g b
hotel_swap 1n 4p a
hotel_train 1n 3k c
hotel_travel 1i da a
hotel_treat 1n f7 9
hotel_turn 1n fk b
hotel_upsel 1n 6e f
hotel_walk 1n 3j 9
hotlin 1a o 6 4h l 4x 7 9q 3 dh 6
hottest 1i 5r 5
hourly 1f 37 7 6v t bx c
hourly_work 1n bx b
hous d p 4 18 3 1a 2 1t 4 1w 6 1y 6 27 4 2f 4 2g 6 33 4 36 4 38 3 3q 3 4e 2 4q 5 53 4 56 2 59 4 6c 2 6e 4 6f 5 6l 3 6n 5 6p a 6r 3 7i 6 89 5 8a 8 8o 9 8p 5 8q 4 8r 7 8s 6 8t 3 8u 4 8x 3 90 8 91 2 92 b 93 7 94 3 9u a ad 4 al 3 ba 6 bp 3 by 4 c6 6 cd 3 d6 3 do 3 dv 4 ee 5 ep 2 f5 3 f6 7 fd 2 fg 4
hous_answ 1n al a
hous_area 1n 4q b
hous_associa 17 ee a
hous_bil 1n c6 b
hous_block 1f 1w e
hous_check 1n 90 d
hous_clean 1n 8o z
hous_clearan 1f 89 f 93 h f6 h
hous_company 1n 9u e
hous_concert 1n 38 c
hous_couri 1n 2g b
hous_dat 1i cd a
hous_dog 1i do a
hous_electro 1n 53 c
hous_factory 1n 9u c
hous_family 1n 6p g
hous_guest 1n 6n a
hous_harvest 1n 8q b
hous_holiday 1n 6p g
hous_local 1n 9u e
hous_lunch 1n 3q c
hous_neighbo 1n 8p b
hous_plant 1i 1t c 8a r
hous_reckon 1n 90 b
hous_remind 1n 1y b
hous_saturda 1i f5 7
hous_sea 1n 7i a
hous_sit 1i 92 w
hous_stay 1i 6n 9
hous_storm 1n 92 c
hous_student 1i ba b
hous_sum 1i 6p f
hous_swap 1i 6p l
hous_teach 1n 6p g
housebo 1n 37 a
househo o 9 7 11 9 15 7 1p 7 1q 7 1r 5 1y a 22 b 29 6 2a a 2d 4 2f 4 4q 9 5g a 5h 8 5i 9 5j 9 5o a 5w 8 60 6 64 4 6p 7 6v 6 7w 3 8i 5 8o d 8p 7 8t 7 8u 5 8v 7 8x 8 8y 9 91 8 92 7 93 7 94 7 9o 6 9s 4 ba 7 bl a bm 8 bw d c3 7 f3 7 f6 7 f7 5 f8 7 fc 7
househo_budget 1n bl i
househo_car 1n c3 e
househo_contrac 1n bw h
househo_cook 1n f3 a
househo_cost 1n bm g
househo_damp 1n 94 e
househo_devic 1i 29 b
househo_ful 1n f6 b
househo_furnish 1n 8x e
househo_garden 1n 6v c
househo_instead 1n ba 9
househo_journey 1n 92 f
househo_keep 1n f8 c
househo_ord 1a 8o a
househo_shar 1n 1q c
househo_short 1n 8v e
househo_travel 1n 6p c
househo_twelv 1n 22 b
househo_visitor 1n f7 b
housema 1n ad b
housepl 1f 1t q 23 c 8a p
housepl_photo 1n 1t g
housepl_subscri 1n 8a g
houston 1i 93 9 es 8
howev 1n c7 4
hug 1n 9 3
hum 1f fj 5
human 17 4w 9 a4 4 as 7 cl 3 d9 4 f7 g fa 7
humanis 1n 3d u
humanis_speak 1n 3d a
humidit 1i 26 l 94 l
humidit_wal 1i 26 a
hummu 1n 2u 7
hums 15 16 3 8y 3 a4 3 ay 3 cb 2 fj 6
hunch 1n ff 7
hundr k 3 3 8 3 v 3 2h 3 3a 5 41 3 46 5 4z 2 7i 2 7j 3 7k 3 82 4 9w 3 am 2 au 2 av 4 b2 3 cx 3 dc 3 dj 2 dm 2 f4 3
hundr_board 1n 3a b
hundr_fram 1n 46 b
hundr_tomato 1n 82 9
hundred 11 2o 3 2v 3 40 3 5m 3 5w 3 5z 3 9y 3 a2 3 ao 9 fb 5
hundred_variant 1n ao b
hung 10 4 2 2a 2 49 3 4p 2 7r 4 8i 4 fb 3
hungari 1n 5s e
hungari_pep 1n 5s b
hungary 19 u 8 1q 8 6x g 8n 8 9g 7 eb 7
hungry 16 3v 3 5g 4 5t 6 6l 3 72 5
hunt 17 1x g 31 d 3r h 5n d 6h a af 8 dx 4
hunt_costum 1n 3r c
hunt_family 1n 6h b
hurry 19 6 6 7r 3 ai 3 bd 5 di 3
hurt v k 2 2c 4 4r 3 5n 3 6r 4 78 6 91 3 9w 3 bj 3 cq 3 da 2 dq 3 e1 3
husband 1f 4s 8 bc 3 cc 6
hut 15 4 3 20 9 5r 3 6f 5 6n j 6r h e8 8
hut_afterno 1n 6r a
hut_interne 1n 6n a
hut_night 1n 6n a
huts 1f 4a 5 6n p ef 5
huts_interne 1n 6n a
huts_night 1n 6n a
hvac 1n fk a
hydrant 1n 96 i
hydrant_emergen 1n 96 b
hydropo 1i 23 a 9h r
hydropo_hydropo 1n 9h c
hydropo_lettuc 1n 9h a
hydroth 1n dw j
hydroth_dogs 1n dw b
hygien u 6 3 d 3 m 3 p 3 2z 3 47 4 4d 3 4i 3 57 3 59 3 5o 3 64 3 8e 3 97 i 9d 4 ey 2 f2 2 fb 2 fd 4 fk 4
hygien_record 1n 97 b
hygien_task 1n 97 b
hygieni 1n p b
hyperca 1n b2 b
hyperlo 1n ax b
ibuprof 1n 4r 8
ice x n 7 2p o 2r 6 2s 2 5a 5 5e 3 5u 3 6w 4 bp 6
ice_cream 19 2p t
iced 1f 2r b 5z 9 62 9
iceland 1i 6k 9 e0 d
iceland_hors 1n e0 b
ices 1n 2p g
ida r c 3 h 3 j 3 12 5 1h 4 1j 5 1l 4 1m 5 1o 3 2v 4 3k 6 3q 4 3w 4 86 3 b9 4 bf 4 bi 3 bk 3 ev 5 ez 3
idea 11 m 3 1p 3 1z 3 3v 3 4v a 5g 3 5o 3 8f 4 a4 3 b2 3 dg 7 e5 a
idea_guest 1n 4v c
identif 1i 1t l db 5
identif_housepl 1n 1t g
idl 1a 5b k 5c 9 98 3 ar d dp 4
idl_oth 1n 5b c
idl_serv 1n ar d
igbo 1n cr e
igbo_develop 1n cr b
ignor 1c 79 4 7b 3 ct b d0 4
ill o l 4 s 2 2s 5 2v 3 2w 4 3d 2 3k 3 3q 4 3u 4 4z 2 56 3 6b 3 6j 3 8o 5 a1 4 aw 4 bj 3 c4 3 dp 4 ei 3 ek 3 fd d fg 3
ill_childre 1n fd b
illegal 1n e3 a
illiter 1n 14 b
illnes 10 7 2 l 5 m 3 1c 3 1f 3 3d 3 3i 3 3j 3 71 3 7e 3 7n 3 7o 6 be 7 fa 3
illustr 1a 1m b 4b b 8i i b4 g b5 e
illustr_fans 1n b5 b
illustr_number 1n 8i b
illustr_persona 1n 1m 9
illustr_print 1i 4b a
imag 1a v h 4v 9 an i as i fm a
imag_set 1n an b
imag_tel 1n fm a
imagina 1n bo 5
imitat 1f 24 c cc 4 di 4
imitat_sunris 1n 24 b
immigra 19 4w 8 5p 7 6u o 7g 8 a5 8 at n
immigra_lawy 1n at c
immun 1n a7 4
impair 1n 7q q
implant 1n 6x u
import 13 52 h 5p 5 5q d 5y 3 66 k 68 o 69 3 8a 3 8b a 9v e cz 3
import_book 1n 66 b
import_deliver 1n 8b b
import_duty 1n 68 e
import_germany 1n 52 c
import_twelv 1n 5q c
importa 1n au b
impres 1n 5d 4
impress 1n 10 8
imprint 1n cw 5
improv 1i 7g o de 3
improv_credit 1n 7g j
inbox 19 4z d aq 3 au t ck g d3 i fe 7
inbox_assista 1n au l
inbox_calenda 1n 4z c
inbox_puts 1n au b
inbox_remind 1n d3 b
incens 1i 8 a fa 4
incenti 1n 58 c
inch 1n 49 a
inciden 1n cu b
includ w z 3 1z 3 2l 3 34 4 3e 4 49 3 4o 8 4u 8 4v 3 64 3 7x 6 d1 8 d4 2 dh 2 dl 2 et 6
includ_holiday 1n d1 b
inclusi 1n 1e x
inclusi_caf 1n 1e n
inclusi_café 1n 1e e
incom 11 11 6 9q 8 a2 3 a3 6 az 3 b5 3 b7 3 bl 6 bm a bu 3 by 6 bz c c5 3
incom_expect 1n bz c
incompl 1n e4 5
inconti 1n bc 13
inconti_discree 1n bc b
inconti_pads 1n bc a
inconti_pant 1n bc i
inconti_product 1n bc i
increas 1f ae j ar c ee 9
increas_lawy 1n ae b
increas_shut 1n ar b
incubat 1n 5c c
indebt 1n 7h a
indepen u 7 7 s 5 x 7 y 5 22 3 2i 4 39 5 4g a 5f a 6c 6 6e 5 7y 4 8g b 8y 4 90 a 95 5 99 5 9a 5 aw a ax a b3 3 b5 5 b6 c ci 5 cm 5 cp 5 e1 4 el 5
indepen_advic 1n 90 b
indepen_hotel 1i 4g f
indepen_lab 1n 7 b
indepen_local 1n ax b
indepen_magazin 1n b6 i
indepen_opticia 1n aw f
indepen_publish 1n 8g c
indepen_shop 1n 5f g
index 1c x 7 a7 7 bo i e6 c
index_portfol 1n bo f
indi 1i 7y 7 b1 u
indi_gam 1n b1 s
india 13 v 7 1l 5 2e 6 6b 6 73 6 7k 6 8d 7 af 7 am 6 av 7 ct 7
indian 1f 2m c 5p 8 as b
indian_hom 1n 2m b
indian_languag 1n as a
individ 1n 3g c
individ_cremati 1n 3g 9
indones 1f 4t 9 55 8 fr 8
indoor 11 h 7 1t 7 23 f 26 7 2o 3 4o 7 8a c 94 7 9h j dq 9 dr 3 ez p f0 a
indoor_car 1i dq b
indoor_farm 1n 9h i
indoor_garden 1n 23 c
indoor_herb 1n 23 b
indoor_plant 1f 8a e
indoor_play 1n ez i
indoor_playgro 1i ez p
industr 1a 4k 4 9g 6 aw g c4 d fl 8
industr_estat 1i c4 c
industr_newslet 1n aw h
infant 1i 1f w 5m d
infant_night 1n 1f b
infant_sleep 1n 1f q
inflamm 1n a7 a
influen 1i 4l 1a 4t p
influen_agency 1n 4t g
influen_influen 1n 4l d
influen_market 1n 4l d
influen_match 1n 4l k
influen_platfor 1n 4l c
influen_really 1n 4l b
info 1n a3 5
informa 1a 51 4 5f 8 ai 4 al 4 dj 8
ingredi z 0 7 1 8 b 8 1p 5 2o 3 5f 6 5g l 5p 9 5t 8 5u 9 6d 6 7a i
ingredi_batch 1n 1 b
ingredi_farm 1n 5g c
ingredi_label 1n 7a j
ingredi_les 1n 5t b
ingredi_sold 1i b a
inhal 1i y 7 1g 6
inherit 1n ai h
initial 1i 84 9 8z 4
initiat 1n 19 8
injecti 1n 53 c
injur 1f 17 5 1c 9 71 a
injury 1c f 7 g 5 3q 5 eu 3
ink 16 4b 3 86 4 8h 7 9d j b5 3 b6 2 b7 5 d5 5
ink_batch 1n 9d i
inks 1i m 5 9d c
inlet 1n 9o 4
inn 17 20 3 6r l 6w 3 9b 3 9d 5 ev 6
inn_along 1n 6r a
inn_inn 1n 6r a
innovat 1i 51 a eo 5
inns 19 20 4 6r c bk 3 c7 4
innsbru 1n 8m a
ins 1i 3l 5 78 d
ins_special 1n 78 b
insect 1c 5w d 6s f 9n v ds g
insect_farm 1n 9n b
insect_feed 1n 9n c
insect_meal 1n 9n b
insect_protein 1f 9n k ds d
insemin 1n fn 8
insert 1n cg 4
insid o 1 4 2o 4 2q 6 84 3 8d 6 8r 7 ce 3 d3 3 di 3 ez 4
insid_childre 1n 8d b
insid_gyms 1n 2q b
insist 1n 6m 4
insol 1f 2c 9 43 e 44 4
insomni 1i 24 9 6z s
insomni_program 1n 6z c
insomni_sleep 1n 6z b
inspect x t 9 5c 4 6d 3 95 g 96 o 97 e 98 4 99 7 9d 5 9j 9 df 3 e1 p ej b fi m fj 3 fm 4 fo g
inspect_casting 1n fi f
inspect_dat 1f 95 9 ej 9
inspect_part 1n fi d
inspect_play 1n e1 b
inspect_scan 1n 96 b
inspect_softwar 1i 96 e e1 c
instagr 1f r c 4l 9 cn i
instagr_googl 1n cn c
instagr_messag 1n r b
instal 14 15 7 2h a 7e 5 90 i d3 7 dk 3 dz 4 eg 7 eh c fe 3
instal_solar 1n 90 b
install 1c 9r c 9s d a3 b bb 5
install_plan 1n a3 b
instalm 1a 6x 5 9o f 9s 8 a3 4 bq h
instalm_student 1n bq c
instant 1n 81 9
instead k 7 2 y 2 17 4 1h 3 26 3 2r 5 3y 5 40 5 43 2 4d 5 5d 2 5t 5 72 6 8b 2 8o 3 9m 3 ba 5 bq 6 cl 3 di 3 dv 3 dy 5 fp 4
instead_bought 1n 40 b
instead_button 1i 3y a
instead_giv 1n dy b
instead_pay 1f ba 8 bq a
instead_potato 1n 5t b
instead_powd 1n 2r b
instead_standar 1n 4d b
instead_throw 1n fp b
instead_weight 1n 72 b
instep 1n 43 7
institu 1i z 5
instruc 17 3p m 4c 4 4i 8 6k a 7x 8 a9 e dd 7
instruc_begin 1n 7x 9
instruc_nev 1n 3p c
instruc_says 1n a9 b
instrum 16 d 4 3n k 8n s a4 o b4 4 cd f ce t ew c
instrum_lend 1i ce 8
instrum_mend 1n ce b
instrum_rent 1i 3n a
instrum_rental 1n 8n o
instrum_repair 1n ce s
insul 1n 9t 9
insulat 1c 22 2 90 9 9p 6 9t i
insulat_board 1n 9t d
insulin 1n 73 d
insur a 1y 4 27 4 35 3 4v 1 55 2 5b 3 7t 2 7u 2 9e 4 bq 3 br 5 c3 3 e9 3 eo 7 fb 2
insur_accept 1f 1y b
insur_bil 1n 9e c
insur_collect 1n 80 9
insur_instead 1n bq c
insur_pay 13 3x 7
insur_spot 1n eo c
insur_trip 1f 35 9 c3 a
insuran r 10 5 1a 3 1y 6 27 5 2s 2 3k 3 4n 8 55 2 56 3 66 4 8s 2 91 6 9m 6 al 3 am 4 bq b br n c7 2 ed 4 eo g fg 6
insuran_app 1n br d
insuran_bag 1n br c
insuran_borrow 1n br c
insuran_claim 1i eo j
insuran_loan 1n 91 b
insuran_shelv 1n 4n b
insuran_tool 1n eo n
intak 1c 41 3 72 4 em p fs 6
intak_form 1n em b
integra 1f 13 c db h fi 7
intelli 1n cs f
intend 1a 2l 4 2t 4 5h 4 5i 4 5s 4
intensi 1n 3p f
intenti 1i 6y 8 7f 7
interes 1a w 4 68 4 bn b bx b d7 4
interes_factory 1n bx b
interes_work 1n bn b
interfa 1i bv 5 ff 4
interge 1i ad a ba 8
interim 1i 4k p 54 j
interim_manag 1i 4k c
interio 19 8 4 4o 7 89 7 8b 8 8x t 9t 6
interio_design 1n 8x x
interla 1n 6w 9
intern 1a 4u 7 ad 6 as 6 ed o fl 6
interna 1f aq 9 bt 9 dm r
interna_knowled 1n dm h
interne 17 1h b 2g 4 6c 4 6n n b9 k bw b ck 4
interne_switch 1n bw c
interns 1n ed 15
interns_interns 1n ed h
interns_match 1n ed m
interns_student 1n ed g
interpr 1a 4m 19 4w f 6x 9 cq 9 fa c
interpr_arabic 1n 4m g
interpr_hospita 1n 4m k
interpr_hotel 1n 6x 9
interpr_polic 1n 4m e
interpr_servic 1i 4m n
interru 1n ag 4
intervi 14 19 3 3d 3 a3 9 ag 10 ay f bj 9 bk 9 ch a co d dc c
intervi_candida 1n dc e
intervi_coach 1n ag d
intervi_engin 1n co e
intervi_grandmo 1n bj a
intervi_half 1n ch a
intervi_next 1n ag c
intervi_play 1n ag c
intervi_practic 1n ag t
intervi_telepho 1n bk 9
intimat 1n 38 h
intoler 1n 7a b
introdu 1a 3s 4 3t 4 ab i ad 4 c4 3
introdu_person 1n ab c
invent 16 4h 4 83 3 a6 3 af 6 ak 3 an 8 ao a eo 3
invento 1a y m 1y x 6d h 98 b el t
invento_app 1i 1y f
invento_hom 1n 1y d
invento_softwar 1i y f el j
invento_valu 1n 1y b
invert 1n 1d 4
invest 1f 1d 9 7i u bo 15
invest_begin 1n bo g
invest_propert 1n 7i b
invest_real 1n 7i k
invest_rental 1n 7i c
invest_smal 1i bo e
invest_spar 1n bo b
investi 1n ax b
investm 1f 7i d 9q c bo d
investm_run 1n 9q b
investo 1c 54 i 7i e bo e bu 8
invit 14 14 4 1g 5 2s c 3i 3 3l 4 40 7 a3 3 af 3 b3 3
invit_twelv 1n 2s e
invitat 1n af c
invoic y z a 3c 3 4e w 4z 9 68 8 8w 3 9a 3 9e 9 9f 8 9g 3 bv 7 cy w d2 8 d7 p d9 a di c fl 8
invoic_app 1n cy i
invoic_busines 1n 4z c
invoic_cash 1n 4e i
invoic_client 1n cy e
invoic_early 1n 4e j
invoic_factor 1n 4e h
invoic_financ 1n 4e q
invoic_freelan 1n cy i
invoic_mail 1n d7 b
invoic_money 1n 4e b
invoic_numb 1n cy b
invoic_paid 1i 4e g
invoic_parcel 1n di b
invoic_remind 1n d7 i
invoic_self 1n cy i
invoic_show 1n d2 b
invoic_step 1n d7 b
invoic_tool 1n cy g
invoic_writ 1n fl b
involv 1n eo 4
inward 1n 7w 3
ireland u 1 5 l 5 t 5 1h 5 2a 5 3j 4 4p 5 5h 5 61 5 6x 4 74 5 81 4 8g 5 97 5 9u 4 9w 5 ai 5 ap 5 aw 5 bt 5 by 5 cf 4 cp 5 cy 5 d4 5 em 5 fg 5 fn 5
irish 1n ag b
iron 15 7 g 31 4 5b 2 7p 8 7y 3 8a 5 8c 8 8t o
iron_local 1n 8t g
iron_shirt 1n 8t b
iron_supplem 1n 7 f
irregul 1i 7f c
irrigat 1i 9s 9 fm f
irritat 1n 1 d
island 1a 37 6 69 i 8g 3 8h 4 b3 3
isn 13 4z 4 58 4 cn 4 ei 4 ek 4
iso 1n dj p
iso_tool 1n dj b
israel 1i 4z a 6t 8
issu 19 90 4 aw l b6 t bf g cy 4 e3 7
issu_spr 1n b6 c
issu_thick 1n b6 c
istanbu 1n 6x v
istanbu_clinic 1n 6x 9
italian 1f 3o 9 5r 9 9x 9
italy u 1s 5 1u 5 2g 5 2w 5 3d 5 3e 4 4h 5 50 5 52 6 60 5 6a 5 79 5 7f 5 97 5 9c 5 a7 5 ah 5 b7 5 bj 5 bw 5 cm 5 cq 5 d6 5 df 6 dm 5 ek 5 fh 5
itch 16 0 5 1 d 2 5 5 3 m 3 ey 3 fb 3
item 12 17 7 1q 8 1y e 4q 9 91 e as 4 co 7 dl 8 el e fe a ff h
item_amazon 1n ff a
item_back 1n fe c
item_neighbo 1n 91 i
item_phon 1n 4q b
itinera 1i 1u 12 36 m
itinera_book 1n 36 g
itinera_city 1n 1u b
itself m 23 5 2w 3 3f 3 3t 5 4s 2 7f 3 au 3 ay 3 bi 5 d3 7 d6 3
itself_inbox 1n d3 b
itself_parent 1n bi a
ivf 1n 6x o
ivory 1i ce 4 db 9
ivy 1n c1 4
jacket 14 4 3 2e 7 3z 3 44 7 48 i 49 3 7y 3 bd 3 ef 6
jacket_apron 1n 48 b
jag 1n 7o 3
jakarta 1i 59 9 f1 7
jam 12 2y 4 3j 6 3u 3 5s 7 5v 5 6o 8 cb 6 f4 n
jam_bunk 1n 6o a
jam_preserv 1n f4 h
jams 19 2y 4 31 3 4q 4 5s c 67 4 f4 n
jams_chutney 1n f4 d
janitor 1n ei l
janitor_firm 1n ei c
january w f 3 1n 4 61 5 6y 3 72 3 7c 4 82 3 8d 3 8l 3 8q 4 c0 3 cy 3 f8 c fa 2 fl 4
japan 16 1t 7 2f 7 3n 7 4r 7 7r 7 86 7 8c 7 b2 7
japanes 1n 9x a
jar 11 0 5 8 7 9 9 5m 5 5o c 5s j 5v h 5x 8 7w c bl 3 f4 9
jar_really 1n 9 c
jar_seed 1n 7w 9
jars 15 2u a 5c 5 5l 7 5m 8 5o l 5s k 5v l 5x j f4 o
jars_additiv 1n 5s b
jars_back 1n f4 9
jars_harvest 1n 5v b
jars_refil 1n 2u b
jasmin 1n 2r a
jaw 1i 3 4 b 4
jaz 1i 38 i cf e
jaz_comedy 1n 38 b
jaz_duo 1n cf 9
jean 1f 3y 9 48 7 bd j
jean_wheelch 1n bd b
jelly 1i 2r 4 f4 8
jerky 1n 5t a
jerryca 1n 15 h
jetty 1f n 4 37 d 6k 8
jewel 1n 2w 6
jewelle 1a 2b b 2e 8 45 y an 8 er 6
jewelle_buy 1n 45 e
jewelle_detect 1n 2b b
jewelry 1n 45 m
jigsaw 1i 7z 14 8f b
jigsaw_borrow 1n 7z c
jigsaw_exchang 1n 7z c
jigsaw_lend 1n 7z c
jigsaw_library 1n 7z c
jigsaw_post 1n 7z g
jigsaw_rent 1n 7z c
jigsaw_subscri 1n 7z c
jigsaw_swap 1n 7z c
jitsu 1n eu r
jiu 1i h a eu p
jiu_jitsu 1n eu o
job r 13 c 14 2 19 5 1a 2 1e 3 46 3 4v 3 4x 3 4y 5 6b c 99 8 a3 f af k ag 9 av a b5 4 b8 o bz 3 cl 3 cp 8 dc 8 dd 7 e9 4 eg b eh b
job_ads 1n b8 i
job_board 1f b8 u
job_boil 1n eh b
job_card 1n 99 f
job_first 1n dd c
job_messag 1n cp c
job_portal 1n b8 k
job_search 1n af o
job_seek 1i af j av c
job_shop 1n 6b n
job_sit 1n b8 c
job_solar 1n a3 b
jobs y 13 c 1a 3 1w c 39 5 66 3 7f 3 8p g 9l 9 a0 3 a3 3 b8 i bm 3 cw 3 d8 3 ed 5 eg 8 eh 6
jobs_around 1n 8p b
jobs_refug 1n 13 d
jobs_salary 1n b8 b
jobseek 1n af b
jockey 1n 2y a
johan 1f 9a 3 e6 3
johanne 1i 44 9 5b 9
join u g 2 19 3 32 4 3r 4 3w 5 4b 2 6v 6 76 3 88 7 8z 7 9u 4 aq 5 dl a dn 3 f7 2
join_cal 1n dl g
join_custom 1n 88 b
join_worksho 1n 8z b
joinery 1n ed 7
joint 17 f 4 4g g 71 3 88 4 9u 6 bm e ed 3
joint_account 1n bm g
jointly 1n 1d a
jok 13 aw 3 bk 4 cq 3 ex 3 fa 3
jona j 12 4 27 2 2w 3 3s 3 7c 2 ac 3 am 2 bm 5 bp 2 bs 2 c4 2 dc 2 de 3 dl 3 eh 2
josef 1n bg 8
journal 1a 77 11 8h j ax p bi 7 fa 7
journal_app 1n 77 j
journal_keep 1n 77 e
journal_town 1n ax g
journey 14 35 e 36 n 3j k 73 3 79 3 8m 3 92 e dp 4 eb 3
journey_europ 1n 36 b
journey_women 1n 3j 9
joy 1i 84 4 ah 5
json 1n d9 m
json_confide 1n d9 b
judg z 2 3 t 3 v 4 1x 3 2c 5 4k 4 7j 3 7m 5 7r 3 a8 3 ag 3 av 3 da 9 dc 3
judgeme 1n 4k 5
judo 1c 3v 3 3w 9 e8 a eu p
judo_childre 1i eu b
judo_fal 1n eu 9
jug 1f 1e 3 2d a 33 4
juic 1f 2q 12 61 c fq 8
juic_bar 1n 2q r
juic_drink 1n 2q d
juic_smoothi 1n 2q i
july x 9 3 h 5 n 3 18 7 35 3 3q 3 5r 3 6p 3 8b 3 9b 4 9c 5 bs 2 f8 3 f9 5
jumbl 1n 3z c
jump y 1i e 1s 9 41 4 47 6 4a i 6w 5 a0 2
jump_wool 1n 4a g
jun x 4 3 2x 3 37 3 3n 3 49 3 4n 2 58 4 5v 5 9i 4 bs 5 bu 4 bw 4
junctio 1n 3p 4
junk 1i 93 g f6 w
junk_removal 1n f6 o
juror 1n 51 6
jury 1n 51 3
kampala 1n 54 a
kano 1n fh 9
karaok 1n 2y j
karaok_rent 1n 2y c
karat 1n eu s
kayak 1c 32 9 37 h 6k f 8m 9
kayak_rent 1n 37 d
keel 1n 9b 4
keen 1i bm 5 c9 4
keep 8 1z 2 4w 1 74 2 77 2 8v 2 c8 3 f8 2
keep_best 1i 1z c
keep_christm 1n f8 c
keep_company 1n cq c
keep_dat 1f fl a
keep_entry 1i 74 c
keep_gras 1n 9m a
keep_luggag 1n c8 c
keep_photo 1n 96 b
keep_playgro 1n e1 b
keep_receipt 1a 1y 9
keep_run 1n d5 b
keep_self 1n 8v b
keep_shar 1n 7s a
keep_stag 1n ca 9
keep_stock 1i 6d a
keep_swap 1n 8e b
keep_ticket 1n 38 b
keep_vegetab 1n 8q b
keep_wrinkl 1n av b
keepsak 1n 3g k
kefir 1n 5x b
keg 1f 62 3 63 e cj 3
kegs 1i 63 5 6m o
kel k f 3 k 3 p 3 3n 2 3u 3 9a 2 9c 2 aq 4 b8 2 c7 2 d2 3 dc 2 dk 2 dl 3 dm 2 e6 3 eb 2 em 4 fh 2
kennel 1i 1c 2 dp e
kent 1i 6v 8 f4 7
kentuck 1n 9f a
kenya 16 y 7 2h 7 4y a al 6 br 7 d1 7 e4 7 ee 7
kenya_work 1n 4y c
kept f 1z 4 22 2 7h 2 82 3 8n 4 9e 2 a8 2 dg 3 dk 3 fe 3
kept_used 1n 8n b
kerala 1n 5y e
kerala_zanziba 1n 5y b
kerb 17 c3 d
kettl v 16 6 35 3 57 5 7w 3 aw 4 el 4 f4 2
key n 23 4 27 3 2b 6 2e 4 2g a 39 4 3w 3 4n 2 56 3 6f 4 6p 3 7e 3 8o 4 92 b aj 7 b7 5 bu 3 c1 4 c3 4 dn 5 dp 4 e1 3 e8 a ei 4
key_hold 1f 92 b
key_ring 1f aj 9
keyboar 1i u 3 f1 4
keychai 1n 2e a
keyles 1n 2g b
keyring 1n 84 4
keys t 1w 3 26 3 2e 4 2g 4 56 5 5b 3 5j 5 6f 7 8o 5 92 9 aj 4 bq 3 bu 4 cu 3 de 2 dn 5 ei b ej 3
keys_guest 1n 6f b
keys_quality 1n ei c
keyword 1f ap a co j ff 3
khachap 1n 2k e
khachap_stal 1n 2k b
khinkal 1n 2k e
khinkal_khachap 1n 2k b
kibbl 1n ds b
kick 1c a 3 j 8 75 2 9f b
kickbox 1i h a eu 8
kid 19 1j g 1v 8 7v j aa k b0 8 bn 8
kid_woodwor 1n 7v a
kidney 1n w 4
kids w 4 6 1g c 1h k 1j k 1v 8 2c 6 3q f 3r l 3u l 3v n 3w n 3z j 7m 9 7v k 9y g a0 6 aa j b0 h bn j c2 6 eu 3 ez e
kids_audio 1n b0 o
kids_bik 1i 1j p
kids_birthda 1n 3r l
kids_camp 1n 3q h
kids_carpool 1n 3u m
kids_cloth 1n 3z o
kids_cod 1n 3v o
kids_competi 1n 3w c
kids_footbal 1n 3w e
kids_money 1n bn o
kids_mytholo 1n aa b
kids_near 1n 1v b
kids_onlin 1n aa l
kids_party 1n 3r p
kids_read 1n 9y p
kids_school 1n 3u b
kids_soft 1n ez c
kids_sport 1n 3w p
kids_woodwor 1n 7v a
kil 1f 37 3 8a 4 9n 4
kiln 1c 39 h 8j g 9p 3 eq w
kiln_clay 1n eq a
kiln_mak 1n 39 c
kiln_shelv 1n eq d
kilo z x 4 11 3 28 c 2q 3 64 5 6d 3 8t 3 dt 4 du 3 f3 7 fq a
kilo_big 1n 28 b
kilo_sel 1n fq b
kilo_slaught 1n f3 8
kilomet 16 a 4 28 4 6r 3 ab 3 c2 4 c7 4 dz a fh 6
kilomet_organis 1n dz b
kilowat 1c 2a 4 9h 4 9s a c6 4
kim 1f 2w 4 6t 3 dw 6
kimchi 1n 5x u
kimchi_sauerkr 1n 5x b
kind n 2 5 1x 4 22 2 3i 2 65 2 6a 3 93 2 9w 5 ab 3 ae 5 ar 3 b1 4 bu 3 by 3 cr 3 d6 3 d9 3 f4 3
kind_hair 1n 2 b
kinderg 19 2v 9 33 4 3l n 6j h 7m 4 e1 e
kinderg_fifteen 1n 3l c
kinderg_parent 1n 6j e
kinderg_town 1n e1 b
kindest 1n 7c 5
kindly 14 s 3 1c 3 6i 3 a8 3 ab 3
kindnes 1n 1e 5
king 1n ca 8
kiosk 10 15 c 2j 5 2u 5 5f d 67 9 6l 7 9s 6 aj 6 ay 3 b6 5 bn 2 bt 7 c8 3 db 6
kiosk_becom 1n 67 c
kiosk_solar 1n 15 b
kis 1n 4c 4
kit x a 8 28 6 2a 6 2o 3 34 6 3v b 4a 5 5g l 5h 4 6k 5 7p d 7v g 7w r 7x e 8a 6 8d h 9o 8 c0 5
kit_childre 1n 7v i
kit_experim 1n 8d g
kit_gas 1n 9o b
kit_kids 1n 7v d
kit_kit 1i 5g d
kit_refil 1n 7w 9
kit_sprout 1n 7w d
kit_stay 1n 3v b
kit_video 1n a b
kitchen g c 3 i 3 11 4 13 5 1c 3 1r 4 23 5 2d 4 2f 3 2k 5 2l 7 2m d 2t 5 2v 4 2z 9 30 6 39 4 3a 4 3m 3 3x 3 4j 4 4s 2 57 7 59 5 5c f 5f 2 5l 3 5s 4 64 5 6c 2 6d b 6l 7 6o 7 70 4 7w 7 83 3 85 4 86 5 88 4 8c c 8d 4 8o 3 8w 4 8y 4 93 6 96 3 97 9 9h 3 9w 2 ba 3 d3 4 de 4 ec 2 eg 4 et 4 f2 4 f4 2 fg 5
kitchen_brand 1n 2m e
kitchen_cater 1n 5c f
kitchen_chair 1n 70 b
kitchen_chef 1n 2l c
kitchen_clock 1n 2t c
kitchen_cook 1f 2m f
kitchen_count 1n 7w e
kitchen_din 1n 2m e
kitchen_family 1n 2z c
kitchen_food 1i 5c j
kitchen_gadget 1n 8c e
kitchen_garag 1n 93 b
kitchen_garden 1n 7w b
kitchen_help 1n fg f
kitchen_indian 1n 2m b
kitchen_kniv 1i 85 9 8c f
kitchen_leav 1n 2z c
kitchen_light 1n 23 f
kitchen_local 1n et 9
kitchen_refil 1n 57 c
kitchen_refuge 1n 13 b
kitchen_rent 1n 5c f
kitchen_rental 1n 5c m
kitchen_room 1n 93 b
kitchen_shop 19 4j 8
kitchen_station 1i 5c j 6o 9
kitchen_tabl v 6o 5 83 5 8y 6
kitchen_tablet 1i 1r b
kitchen_tap 1n 2d c
kitchen_ticket 1n 6l b
kitchen_tool 1i 86 a 8c r
kitchen_wash 1n 59 b
kitchen_wast 1i 6d m
kitesur 1n 34 o
kits 12 1o c 2r 5 4a 5 5g g 5h 5 7p e 7v d 7w j 7x f 8d b 9s 6 bj 5
kits_begin 1n 5g c
kits_hand 1n 7x 9
kits_motif 1n 7x 9
kits_pre 1n 7v 8
kitten 1n 1c 7
kitty 1n a0 4
knack 1n bj 5
kne s 4 3 e 4 k b 1j 8 34 3 3z 4 40 3 48 7 4c 5 4r 4 6q 3 6r 3 6w 3 71 4 78 9 9i 4 9m 3 cc 3 dw 7 ex 5
kne_hip 1n k c
kne_hit 1n 1j c
kneel 1c 2x 4 48 7
knew 11 1z 3 20 5 3d 2 a7 3 bz 3 e9 4 fs 3
knif 11 39 3 85 q 86 3 8c f dd 3 er 9 et 6
knif_grind 1n 85 b
knif_hook 1n er 8
knif_sharpen 1n 85 w
knight 1n ev 8
knit 1f 3a 9 4a z 7x 12
knit_box 1n 7x f
knit_hand 1n 7x b
knit_kit 1i 7x a
knit_kits 1n 7x f
knit_ord 1n 4a b
knit_pattern 1n 7x j
knit_pension 1n 4a b
knit_shop 1n 7x b
knit_skein 1n 7x b
knit_subscri 1n 7x b
knit_wool 1n 7x b
knit_yarn 1n 7x b
knitwea 1n 4a z
knitwea_lov 1n 4a e
kniv 1c 2s 3 2z a 85 w 8c l
kniv_handl 1n 8c b
kniv_post 1n 85 b
kniv_scissor 1n 85 9
knob 1i 29 a 53 3
knock 11 1n c 3k 3 8d 3 c5 3
knot 19 84 6 aa 3 do 7
know_long 1n r b
know_second 1i 7r a
know_west 1n 72 b
knowled 1i 76 5 dm z
knowled_bas 1n dm c
knowled_retir 1n dm d
knowled_search 1n dm q
known m 6r 3 7r 3 9u 3 9z 4 ch 3 de 2 dj 3 du 3 ea 2 fd 3
knuckl 1n 4a 4
kohlrab 1n 5i d
koji 1n 5x b
kombuch 1n 62 s
kombuch_smal 1n 62 b
kong 1n 7p a
korea 1f 3m 9 7l 8 fe 9
korean 1c 2l 9 2m c 5p 8 9x 9
korean_brand 1n 2m b
kostya 1n cc 4
kpi 1n cs a
kraków 1f 3g 7 5n 9 8y 9
kraut 1n 5x 7
krav 1n eu 8
kuberne 1n ar g
kung 1n eu 8
kuwait 1n 4r a
lab 13 7 a 10 m 1k 8 45 7 5b 7 5h 9 5y 3 69 d 7j 9 81 m dv 5
lab_coat 1n 1k a
lab_practic 1n 10 l
lab_sampl 1n 69 b
lab_word 1n 7j b
label k 8 3 1s 3 1t 3 2t 3 3y 8 40 2 41 4 43 3 47 3 4d 3 57 2 5h 5 5m 3 5s 4 5v 2 5y 3 65 3 6h 3 6m 4 6r 3 7a c 7q 6 97 3 an 4 as g f4 2 fe 4 fi 8
label_camera 1n 7a j
label_data 1n as j
label_imag 1n as j
label_sews 1n 3y b
label_speech 1n as i
label_stand 1n 7q a
label_throw 1n fi b
label_train 1n as d
laborat y 4 3 7 6 24 3 2d 4 2p 3 4c 3 5e a 5l 3 5m 3 69 6 7p a 9n 4 ds 5 fr 3 fs b
laborat_dentist 1i 5e b
labour 1a 4y 4 56 5 5e 4 em 8 fg 4
labrado 1n du 4
labs 1i 10 p 81 a
labs_shar 1n 10 b
lac 1f 43 4 44 4
lack v 7 6 y 2 16 4 1w 8 2z 3 3m 3 4n 3 70 3 8y 3 dp 3 f2 2
lack_tonight 1n 1w c
lactati 1f o 9 75 9 9e a
lacto 1n 5x j
lacto_ferment 1n 5x g
lactos 1n 5h a
lad z 17 b 1w 7 4i 7 6i 2 8r c 8s 6 91 e cw 2 e7 2 fo 4
lad_carpet 1n 91 b
lad_sew 1n 17 c
ladder 1n 4a 4
ladl 1n n 3
lady 1f 1z 5 cp 4 en 4
lag 1n f1 3
lago 1f 3v 9 b4 3 fh 8
laid y m 2 1r 2 3t 2 7o 2 8j 6 9d 2 9t 5 as 4 fo 5
lak v j 6 n d 20 4 34 7 3q 4 47 5 5a 6 6f 5 6n e 87 e 9c 2 bi 5 bk 3 bp 5 ch 6
lak_begin 1n 34 b
lak_octob 1n n b
lakesid 1n 6n 8
lam 1f 9m 3 e0 7 fn a
lamb 1i f3 r
lamb_box 1n f3 a
lamb_farm 1n f3 a
lamb_fisherm 1n f3 a
lamb_shar 1n f3 a
lamenes 1n 9f 9
laminat 1n a2 e
laminat_dough 1n a2 b
lamp m d 4 16 6 24 b 29 b 2a 4 31 3 33 4 3v 3 6o 3 7a 3 7k 2 80 3 8p 6 8x 4 96 3 9s 7 av 3 b1 4 c6 9 cg 2 dz 3 e3 a ff 3 fi 3
lamp_dump 1n e3 a
lamp_imitat 1n 24 b
lamp_learn 1n 16 c
lamp_post 1c c6 c
lamp_print 1n 29 c
lamppos 1n 71 3
lan 13 j 7 3p 3 9c 8 9l 3 c3 5 dv 3 e4 5 ea 8 f1 9
lan_party 1n f1 b
land u 18 5 34 4 37 4 3j 4 4x 3 5a 9 68 5 69 3 6t 8 6w 9 9g 2 9m 6 9p 4 9v 6 by 3 cw 6 d3 7 da 3 dc 4 ef 5 f9 b
land_fish 1n 5a c
land_list 1n d3 b
landlin 1n 79 f
landlin_pil 1n 79 c
landlor s 22 3 26 5 2a 8 2s 3 39 3 4n 9 4o 3 56 3 5c 3 5d 3 66 2 67 5 7g 8 7h 5 7s 3 8v 2 94 a 9q 4 a5 7 ae f bq f c5 3 c6 4 cj 5 ee l eq 2 es 4 ey 4 f4 2
landlor_disput 1n ae d
landlor_list 1n 4n b
landlor_softwar 1n ee u
landown 1n 2j 5
landsca 1n eg b
languag n w 5 13 5 3o i 4j 9 4m d 4w 9 4y 2 5p 4 6e 3 6h 6 6j 9 6t 4 6u 3 6x 2 75 6 7a 5 7g 2 9x i a5 5 a9 9 ai 6 ao 6 as b co 6 cq a cr 6 cs 7 d6 6 dg 6 e9 i ec 4 ei 3 fm 5
languag_app 1i 9x l
languag_authori 1n e9 d
languag_check 1n ai b
languag_cours 1c 9x a
languag_deaf 1n 4m b
languag_fair 1n as a
languag_learn 1i 3o c 9x m
languag_lesson 1i 3o l
languag_let 1n e9 d
languag_mark 1n e9 b
languag_red 1n d6 c
languag_report 1n 6j c
languag_school 16 3o a
languag_servic 1n e9 d
languag_short 1n a9 b
languag_such 1n 3o b
languag_suppli 1n co c
languag_transla 1n e9 c
languag_tutor 1n 3o f
lantern 1i f8 4
lap 1f do 3 ew 3 ey 3
laps 1f 47 4 ew 3 ey 3
laptop 15 2h k 2i 4 39 4 3v 3 42 4 4x f 5d 4 8y e
laptop_account 1n 4x c
laptop_company 1n 2h b
laptop_kitchen 1n 8y c
larg h 1j 5 1w 3 22 4 4v 2 56 3 59 3 5a 3 5i 3 5o 3 67 2 7u 2 8c 3 9r 4 ay 3 b1 3 b8 2 cr 5 d9 4 db 3 ez 3 f9 4 fd 2 fl 3
larg_garden 1i f9 b
larg_kne 1n 1j b
larg_met 1n 9r c
largest 1a 55 4 6t 3 ar 3 ax 4
larva 1n 9n x
larva_chicken 1n 9n e
las 1c 29 f 53 a 98 6 9i d
lash 1n d k
lash_extensi 1n d g
last 7 12 2 3m 2 4s 1 71 2 8w 3 cm 3 ek 3 fc 3 fd 4
last_cas 1n cm c
last_lif 1n b b
last_mil 1n ek h
last_plat 1n 3x d
last_practic 1n dv c
last_run 1i 71 b
last_servic 1n 95 a
last_show 1f 12 a dx 9
last_test 1i 3m e 98 a
last_til 1n 8w d
last_villag 1n fc g
last_went 1i 70 a
last_wint 1c b1 9
last_wish 1n fd q
lat_check 1n 6e e
lat_pays 1n d2 b
lat_smal 15 e0 8
lat_talk 1i 7m h
lat_writ 1n 3o b
latenes 1n 17 6
lath 1i 13 4 6a 7
latin 1i 5p j b5 9
latin_america 1i 5p d
laugh u 31 3 32 3 86 3 b1 3 b4 5 bk 3 eu 2 fd 3
laught 17 8f 6 be 3 bk 3 es 3 eu 3 f0 3 fb 3
launch 1f a2 4 ay 9 b5 4
launder 1i 4e 5 8t m
launder_collect 1n 8t g
laundro 1i 14 d 8t g
laundro_let 1n 14 b
laundro_wash 1n 8t e
laundry 16 a a 2f e 2s 3 48 6 59 r 6o 3 8t w ek 4
laundry_bag 1n 8t b
laundry_bags 1n 8t e
laundry_collect 1n 8t c
laundry_hotel 1n 59 e
laundry_pick 1n 8t k
laundry_pickup 1n 8t o
laundry_sort 1n 2f b
lavator 1f 6v 6 bc 6
lavend 1n 0 5
law s 36 3 3d 2 3l 3 49 3 4g 3 4h 5 4p 4 4u 5 4w 5 6r 3 7g 2 a1 4 a8 3 ae 4 aw 9 bo 5 bq 3 c1 4 ch 3 cv 4 d1 4 em l f2 2
law_firm 19 em r
law_reimbur 1n aw b
lawmak 1n fl 5
lawn 19 18 6 2f k 6v 3 8q r 9m 7 ba 3
lawn_mow 1i 2f f 8q c
lawn_trim 1n 8q b
lawnmow 1n 2f k
lawnmow_boundar 1n 2f b
laws 1n ae 5
lawy h 4h 5 4n 1 4v 2 52 2 54 2 55 1 5d 2 6u 3 7s 6 ae 9 at 6 au 3 ax 2 ay 2 cv 2 d6 9 d7 5 dk 2 e9 4 em b
lawy_answ 1n 4h b
lawy_check 1c ae 9
lawy_end 1n d7 b
lawy_mail 1n em b
lawy_need 1n ae b
lay x 3g 2 4f 3 6p 3 8k e 9e 3 9g 5 9t 5 bf 2 bi a es 4
lay_develop 1n 8k c
lay_print 1n bi c
layout 1f 8h 5 bi a cq f
layout_transla 1n cq c
lea 1n aj e
lead p i 7 31 6 32 7 3j 3 3q b 4j 9 52 2 54 b 9w 6 ac 2 af 2 am a ar 7 b3 6 bs 2 bx 3 ct 4 cx e d3 a de 4 dg b dn 7 dr b dt 4 ew 3
lead_be 1n dr c
lead_film 1i 4j e
lead_generat 1n cx n
lead_group 1c 31 9
lead_guid 1n 32 c
lead_loan 1n 54 g
lead_pupil 1n 9w b
lead_th 1n dg b
leaders 1n 50 i
leaf z 1m 4 1t 9 1z 2 5z h 72 3 8s 3 fm f fr 4
leaf_diagnos 1n fm f
leaf_tea 1n 5z o
leaflet 15 6 5 b 3 1q 9 6p 3 72 4 79 5 93 3 dh 6 fb 3
leafy 1n 9h f
leafy_green 1n 9h c
leagu 1c cj i eb l f0 m f1 n
leagu_automat 1n eb a
leagu_bars 1n cj a
leagu_even 1n f0 a
leagu_thursda 1n f1 9
leak y 6 8 a 5 1y 3 23 8 27 r 4h 3 57 3 6e 5 6k 2 9o 5 b2 2 bc l cw 2 ee 2 fs g
leak_detect 1i 27 c
leak_detecto 1n 27 g
leak_proof 1n bc p
leak_sensor 1n 27 q
leak_shut 1n 27 b
leak_women 1n bc b
leakpro 1n bc p
leakpro_discree 1n bc b
lean 14 8x 3 dy 3 e6 3
learn i j 8 14 b 16 7 19 6 1e 6 1f 6 34 6 3h 3 3m 3 3n 7 3o d 3p b 4j b 50 8 71 4 8d 6 9x g 9y 8 9z 4 a0 e a2 9 a3 4 a4 c a5 6 a6 d a9 a ak 3 as 7 bn 7 bo 3 c9 5 cc c cr 3 ct 5 d2 5 d8 3 dd 9 du 5 e9 5 ek 6 eq 7 er 9 et a eu 4 ev 3 fi 5
learn_app 1f 9x a cc g
learn_automat 1n 3p c
learn_back 1i ek b
learn_café 1n 3o b
learn_cod 1i a0 p
learn_differe 1n a6 m
learn_difficu 1i e9 b
learn_disabil 1n 1e f
learn_driv 1i 3p k a9 l
learn_english 1i 3o c
learn_europea 1n 9x b
learn_find 1n 6s 8
learn_good 1n fi b
learn_guitar 1i a4 e
learn_instrum 1i a4 g
learn_interes 1n bn b
learn_job 1n dd c
learn_judo 1n eu 9
learn_languag 1i 9x g
learn_lat 1n d2 b
learn_lin 1n cc s
learn_phon 1n 4j f
learn_piano 1i 3n b a4 b
learn_program 1f 19 e a0 j
learn_read 1i 14 k 9y j
learn_repair 1n 16 h
learn_sav 1n bn b
learn_sleep 1n 1f f
learn_spanish 1i 9x e
learn_surf 1n 34 d
learn_swim 1n j k
learn_team 1i as c ct a
learn_use 1n 50 c
learn_wheth 1n du c
learnt 10 23 3 4c 3 4o 3 7f 3 7m 3 9e 4 au 3 dy 2
leas w 2i 3 2l 5 2n 3 2p 3 39 3 4n c 4p g 4x 6 5b 5 5d 5 9h 3 9q 6 9s d ae 9 bq 5 c2 6 d5 c d6 8 e6 d ee d ej 4 f1 2
leas_arrear 1n ee b
leas_clinic 1n 9s a
leas_origina 1n 4p f
leas_review 1n d6 c
leas_run 1n e6 b
leas_work 1n d5 d
leash 1i dn b dt a
least 15 s 4 2t 4 7g 4 7i 3 89 4 8r 3 au 3 c7 3
leath 1c 42 l 43 h 44 9 84 14
leath_bag 1n 84 k
leath_belt 1n 84 h
leath_good 1n 84 m
leath_hand 1n 84 c
leath_lin 1n 42 b
leath_sewn 1n 84 a
leath_wallet 1n 84 c
leather 1n 84 a
leav 9 r 3 12 4 1t 3 5z 3 c2 2 d1 3 da 2 df 4
leav_birthda 1n df d
leav_clean 1n 2z c
leav_deposit 1n r b
leav_flat 1n f6 9
leav_fost 1n 12 b
leav_mean 1n 1t b
leav_shop 1c bl 9
lectur 1f 1k t a7 n ct 4
lectur_not 1i 1k p a7 e
led 19 3i 9 5m 8 64 4 77 3 7e a af 6
led_experie 1n 7e b
led_train 1n 3i 9
leds 1n 9h a
leed 14 2i 7 38 7 3l 7 5g 7 cd 7 do 7 eq 6 ew 6
leek 1c 1e 3 5f 2 5i 3 5n 3
left a 1p 3 5g 3 5n 3 7k 2 86 9 9f 2 a7 3 bl 4
left_fridg 1n 1p b
left_grocery 1n bl b
left_hand 15 86 10
left_mov 1n a7 b
lefthan 1n 86 b
leftov 13 11 7 1p b 2t 4 5g 4 5n b 6d 3 9n 9 f2 3 fp m
leftov_build 1n fp d
leftov_sel 1n 9n a
leftov_til 1n fp f
lefty 1n 86 w
leg 12 a 5 x 5 1j 4 2x 4 48 5 8y 3 8z 6 9f 3 dw 5
legacy 1i ai a ct a
legal 11 1d 3 4w e 6u 3 7s f ae f at 3 d5 3 d6 9 dk 3 e9 a ee 3 em b fc 3
legal_advic 17 7s a
legal_intak 1n em e
legal_let 1n 7s d
legal_risk 1n e9 b
legal_transla 1n 4w i
legione 1n fs s
legione_risk 1n fs f
lego 1n 7z 11
lego_sets 1n 7z d
legs z b 3 f 3 2y 4 71 7 75 2 7l 2 8y 3 8z 8 dt 4 ed 2
legs_crack 1n 8z b
legum 1n 5t a
leipzig 1a 11 7 2r 7 3m 8 56 9 8u 9
lemon 1a 2o 3 2p 7 5g 3 5z 3 62 6
lemonad 1c 2k 3 3a 7 62 s f0 2
lemonad_rhubarb 1n 62 b
lend p 17 e 1a 6 1j 5 28 5 3a 2 3n 2 4c 7 4e 3 4f g 4p 7 54 6 5b 4 7g 2 7h b 7l 2 7z b 8e 7 8f 2 8g 4 8k 2 8m 3 8n 5 91 h bq 6 bs c by 6 c2 4 ca b ce 5 f9 g fb 2 fr 8
lend_amateur 1n ca 9
lend_app 1n 7h b
lend_bed 1n f9 e
lend_library 1n 17 h
lend_meantim 1n ce 9
lend_prepar 1n by b
lend_query 1n 4f b
lend_securit 1n bq c
lend_skil 1n 1a c
lend_takeawa 1n fr f
lend_thing 1n 91 j
lend_tool 1n 91 e
length y j 8 40 6 43 2 4w 3 77 3 8k 2 8x 3 ay 2 az 3 do 4
lens 1a 1x 3 46 k 7q 3 aw d fi 5
lens_law 1n aw b
lens_send 1n 46 b
lent 11 17 7 1w 6 3h 3 4c 3 4p 6 8u 3 98 6 fr 2
lentil 13 l 4 1p 7 2t 5 5l 7 5o 8 5q 3 5t f 5w 5 5y 3
lentil_instead 1n 5t b
leo 11 29 5 2g 6 2z 3 aa 2 ah 5 b0 6 b7 2 bn 8 c2 3
leon 1n 9s 9
les n 2 3 1h 4 1s 6 22 5 2r 7 3t 3 4b 2 5t 6 61 5 62 5 7c a 7n 2 9p 3 ba 5 bx 3 ec 5 fk 3
les_alcohol 1n 7c b
les_count 1n 1s b
les_grad 1n ec b
les_help 1n ba 9
les_sugar 1n 2r b
les_sweet 1i 62 a
les_than 10 5t 7
lesion 1i v a 7k 9
lesson t i h j l 14 8 1o c 26 4 34 i 3m e 3n n 3o l 3p h 3v d 4i 5 4j j 6k b 6w 5 9x g a0 f a2 a a4 g a9 9 bo 7 dd i dr e e0 e eq 5 et e ev d f0 4
lesson_built 1n 9x b
lesson_danc 1n i c
lesson_girl 1n 3v b
lesson_hir 1n dd c
lesson_intensi 1n 3p c
lesson_phon 1i 4j c dd b
lesson_recal 1n dr c
lesson_staf 1i 4j f
lesson_step 1n bo b
lesson_teach 1i 3o a
lesson_teenag 1n a0 c
lesson_tid 1n 6k b
lesson_video 1i 3n a
lesson_women 1n 34 b
let 6 u 4 14 3 6f 3 7h 3 7s 4 83 4 8g 2 93 2 9y 2 ae 4 af 2 bf 3 bz 2 e9 5
let_book 1i 8g b
let_doctor 1f u d
let_easy 1n e9 f
let_guest 1i 6g a
let_hold 1i e6 a
let_landlor 1f ae e
let_lawy 1c ae c
let_lend 1n 7h d
let_liv 1i 1c a
let_managem 1n 6f g
let_maps 1n 83 9
let_neighbo 1i c6 a
let_own 15 d1 8
let_photo 1n bf k
let_post 1n 83 b
let_receiv 1n 14 b
let_rocket 1n 3r c
let_santa 1n 1n c
let_shar 1i 7i 9
let_simpl 1n e9 d
let_styl 1n u b
let_vacancy 1n af b
lets z f 3 11 8 3p 3 6f 7 6p 4 7r 2 8s 3 9b 8 am 2 d5 9 db 9 de 9 e3 8 ev 3
lets_both 1n d5 b
lets_choos 1n 11 b
lets_citizen 1n e3 a
lets_empty 1n 9b b
lets_merchan 1n db b
lets_swap 1n de c
letterb 19 4h 8 5j 8 5k g 81 3 8a 8 8b 8
letterh 1n d9 4
lettuc 1f 5f 5 82 5 9h m
lettuc_grown 1n 9h a
lev 1f 16 4 5k 6 6a e
lev_loom 1n 6a b
level 11 g 4 17 3 6k 9 9y 7 b1 3 c5 3 e2 j
level_instruc 1n 6k b
level_sensor 1n e2 e
liabili 10 2s 3 39 3 4x 3 54 3 65 3 6v 3 7a 3 9g 3 ar 3 ax 3 d6 6 e8 3 f9 3 fh 3
liabl x 11 5 16 3 17 3 1u 3 4l 3 51 3 68 5 6k 3 6x 2 79 3 87 3 ae 3 bv 3 e3 5 ei 3 em 5 ep 3 fi 3
libr 1n ff a
librar 1n b4 h
library p 14 8 16 7 17 l 1k 4 1o 4 39 4 3a 2 3m 7 3v 7 4p 3 50 4 6a 4 6y 4 7z f 82 4 8e 6 8f 2 8g 5 91 7 9y 5 a0 4 a2 3 a7 2 b0 3 b3 5 b4 c b6 4 b7 3 b9 7 bw 2 ez 3
library_afterno 1n b9 9
library_borrow 1n 17 g
library_everyda 1n b4 b
library_lego 1n 7z a
library_literac 1n 14 b
library_lock 1n 91 b
library_plan 1n 3m b
library_station 1n 17 c
library_thing 1f 17 j
library_volunt 1n 16 c
lic 1n 6j 4
licen 1i a9 f b4 f
licenc i k 3 34 4 35 3 37 6 3p a 3t 3 4e 3 4n 2 4s 2 4y 3 54 2 6r 2 6x 2 7g 2 87 6 a9 7 af 2 ar 8 b4 7 bt 4 by 3 c3 3 c7 4 db 4 dd 2 e4 3 ej 3
licenc_doubl 1n ar b
licenc_hazard 1n a9 b
licenc_onlin 1n 3p c
licenc_picnic 1n 37 b
licens w 1p 3 3c 4 3g 2 4m 3 5c c 76 8 7p 3 8p 5 b4 c bn 3 bo 3 br 3 bs 3 bw 3 bz 3 c6 4 cc 2 d2 3 db 5 du 8
licens_commerc 1n 5c c
licens_subscri 1n b4 b
licens_therapi 1n 76 c
licens_vet 1n du c
lichen 1n 7 4
lick 1i f4 2
lid u 2d 4 2m 3 2t 4 5l 9 5m 4 5v 2 5x 4 5y 4 8f 2 9j c cd 4 f4 3 fr 7
lid_cook 1n 5l b
lid_hear 1n 9j a
lido 1f 2p 4 47 5 6v 6
lids 14 1 3 2t 4 5x 6 79 6 8d 6 9j 2
lie k q 3 43 3 4i 2 4k 2 4z 2 6z 6 8c 4 9e 2 bu 2 cz 3 e6 3
lie_awak 1n 6z d
lied 1i 6q 4
lien 1i 65 5 66 5
lies k 1q 3 27 2 2f 3 2h 2 3a 3 45 3 50 2 52 2 7u 3 8h 4 8k 3 8v 4 ax 5 b6 3 e6 3 el 3 f8 3
lies_shop 1i ax a
lif u b 7 22 2 25 3 35 5 5s 4 61 3 75 4 7w 3 84 7 86 3 9r 8 ah k ai 6 ak 6 d3 3 fl 5
lif_recycla 1n b b
lif_story 1n ah x
lifeboa 1n e7 a
lifecyc 1n d5 b
lifelon 1n 84 c
lifesty 1i 22 a an a
lifetim 1n a8 5
lift q 28 5 2t 3 4r e 56 2 5b 6 6q 7 7l 6 7q 6 88 3 8u 5 95 l 99 8 9j 5 9u 4 az 3 c4 8 eh 8 fo 4
lift_company 1n 95 d
lift_inspect 1n 95 d
lift_mainten 1i 95 q eh e
lift_mechani 1n 95 d
lift_open 1n 95 a
lift_servic 1n 95 c
lift_shar 1n c4 d
lift_stand 1n 5b c
lift_use 1n 7q a
light i 3 3 8 5 1j 5 23 6 24 6 26 7 2a 2 2d 6 2e 6 2x 3 2y 5 3b 5 3f 4 46 4 4n 2 4v 1 5q 4 6b 2 6z 3 7g 2 7h 2 7k 3 7o 3 8a 7 92 4 96 6 9g 6 9h 3 an 3 av 3 c2 5 dx 4
light_candl 1i 3b b 3f 9
light_capsul 1n 23 b
light_certifi 1n 96 b
light_childre 1n 1j a
light_classro 1n 26 g
light_gps 1n dx b
light_hand 1i c2 a
light_pets 1n 8a b
light_speak 1n 2y a
light_tap 1n 2d c
lightes 1n v 5
lightho 1c 6r 7 83 5 8g 9 b1 c
lightho_togeth 1n b1 b
lightly 1n e 4
lik q 1z 2 32 3 3c 2 3x 3 4p 2 57 2 5q 3 5z 4
likelie 1n 8y 9
likely 1i 9j 3 fm 3
likenes 1n an 5
lim 1a 5s 3 5v 9 61 6 9j a e6 3
limit y 5 3 1h d 20 6 2a 3 3y 6 44 3 4f 3 59 3 5h 3 6f 3 6w 3 7r 5 8i b bx 8 cm 2 d6 4
limit_half 1n bx b
limit_print 1n 8i b
limp 1i du 6 dw b
lin b 0 4 m 5 3u 3 42 3 4x 3 7e 2 7g 4 7s 2 9w 3 af 2 c6 3 c9 4 cc 8 ch 3 cz 4 eb 2 ec 2 fe 3 fi 6
lin_book 1n cz b
lin_cod 1c fe a
lin_draw 1f m a
lin_find 1n fi b
lin_learn 1n cc n
lin_manag 1n 4x c
lin_practis 1n c9 9
lin_product 1n 0 b
lin_prompt 1n cc a
lin_recycl 1n 42 b
lin_shar 1n 7e b
lin_train 1i cc 9
linen 16 3y k 4g a 59 u 6f d 7x 8 8k r an 7
linen_bed 1n 8k o
linen_coffe 1n 4g c
linen_grown 1n 3y b
linen_keys 1n 6f b
linen_servic 1n 59 h
linen_thread 1i 7x 8
linen_towel 1n 59 b
linen_workwea 1n 59 l
lingeri 1n 4d l
link s r 2 4b 2 6c 3 6g 4 6k 4 6l 3 9f 2 9y 4 bp 8 bx 8 cp 4 db 8 dj 7 e1 3
link_rota 1n bx b
linkedi 1c 4t 9 av e cn 9 cx g
lion 1n 64 i
lion_man 1n 64 e
lip 1c 3 7 5m 3 8j 3 du 3
lipstic 1n 3 o
lipstic_metal 1n 3 c
liqueur 1n f5 v
liqueur_distil 1n f5 a
liquid 1f 5o d 5v 6 9o c
liquid_fertili 1n 9o b
liquid_own 1n 5o b
liquidi 1n d2 q
liquidi_plan 1n d2 g
lira 1n 7i d
lira_buy 1n 7i a
lisbon 11 g 7 1v 6 2q 6 3o 6 48 6 6f 6 7l 4 8h a 8y 7 9x 9 cg 6 dh 6 f3 4
lisbon_learn 1i 9x a
lisel 1n 9a 4
lisp 1n 7m b
list_app 1n 1q l
list_asks 1f ep 9
list_contact 1n d3 b
list_costum 1n ca 9
list_dead 1n fo b
list_electri 1n 9b b
list_fetch 1n 1r c
list_handov 1n t c
list_left 17 a7 8
list_monthly 1n s c
list_night 1i 5f a
list_onc 1f ff 9
list_plac 1a b5 8
list_rest 1n 1p b
list_see 1f 1q a
list_vacant 1n 4n b
listen q u b 27 7 38 c 3h 5 3i 9 3n 3 6h 3 6y 6 7r 4 9x 9 9y a a4 9 a5 4 am 9 ay d b0 a cg e cu 2 dl 3
listen_bar 1n cg f
listen_begin 1n a4 b
listen_child 1n b0 g
listen_consult 1n u g
listen_leak 1n 27 b
listen_musicia 1n 38 b
listen_onc 1n 3h 9
listen_whil 1n 9y c
listing 1f 5w 4 ep l ff i
lit z n 4 1c 5 2f d 8v 4 c8 3 dr 3 dy 5 e2 6
literac 1f 14 15 a6 4 bn f
literac_clas 1n 14 k
literac_cours 1n 14 c
literac_program 1n 14 e
lithuan 1n 8k f
lithuan_dyed 1n 8k c
litr 1a 60 b 63 4 6m 6 fl 3
litr_tins 1n 60 b
littl h 1a 3 27 2 52 1 5g 5 8v 3 9c 2
littl_pots 1n 5g c
liv g c 5 g 4 p 4 1c 5 1g 4 1u 3 1w 3 20 4 2b 4 31 3 38 9 3o 4 3s 3 3t 8 3v 4 4o 6 5g 3 70 3 76 3 8l 3 8w 3 8x 6 a2 5 aa a ad 6 ah 3 aj 5 ak 4 ay 4 b5 4 ba 7 be 2 bm 3 cf 9 cq 7 dn 4 dv 5 ea 4 ek 4 f8 5
liv_alon 17 2b 9 ak 9 ba 7
liv_apart 1i 1g b
liv_band 1n cf e
liv_caption 1n cq c
liv_car 1n 3t o
liv_clas 1n aa l
liv_draw 1n b5 b
liv_evening 1n ay b
liv_feedbac 1n a2 b
liv_fost 1n 1c c
liv_gps 1n ea b
liv_lesson 1n 3o b
liv_locatio 1n aj g
liv_map 1n dn d
liv_music 1i 38 j cf j
liv_old 1n ba c
liv_onlin 1i 3v a aa e
liv_room 13 c a p 8 38 b 8x b dv 9
liv_scienc 1n aa b
liv_teach 1n g c
liv_usabl 1n 20 b
liv_video 1n cf l
liv_wal 1f 4o e
liv_window 1n ek c
liverpo 1n c5 a
livery 1n e0 h
livesto 1n fn u
livesto_farm 1n fn c
livesto_monitor 1n fn k
ljublja 1f 1e 8 5i 8 62 8
lms 1n 4j a
load s 1r c 28 4 2c 6 2u 3 4c 3 4i 2 4r 9 53 3 5e 3 6a 2 8y 3 9g 7 9r 9 9s 5 9t 5 c6 5 cc 8 fh m fk 5
load_bakery 1n 9r a
load_bend 1n 4r b
load_board 1n fh g
load_manufac 1n fh b
load_sam 1n fh b
load_script 1n cc c
load_strengt 1n 2c b
loaf 1f 2n d 5j o
loaf_differe 1n 5j c
loan y 17 c 4c 2 4e 5 4f l 4p a 4s 3 54 c 6h 3 7g b 7h k 8i 3 91 e bs 9 bx 9 by e dh 2
loan_fractio 1n 54 b
loan_managem 1n 4f f
loan_plan 1n 7h d
loav 1f 2n p 5j k dz 4
loav_bak 1n 2n g
lobby 19 2q 4 4p c 5d 4 6e 3 f5 3
local n 13 5 19 6 1a 6 1d 4 1q 2 1u 8 1v 8 2p 5 2s 3 2t 6 2x 6 32 7 38 4 4a 8 4b 6 4l b 4q 5 4t 7 5e 9 5f e 5j 6 5r 6 5v a 5x 6 62 5 63 7 7x 4 88 6 8a 6 8b 5 8c 6 8i 6 8l 8 8t 8 9u 7 9x 4 ah 5 ap 7 ax h ay 4 b4 5 b7 4 bg 4 cp 7 cw 3 dn 6 e3 3 et 6 f5 a
local_artist 1n 8i b
local_bak 1n 5j c
local_bird 1n 7x 9
local_brand 1n 5f b
local_build 1n 1u b
local_company 1n 1a c
local_craftsp 1n er 8
local_creator 1n 4l f
local_earth 1n 9u e
local_eggs 1n 4q b
local_event 1n 1v g
local_food 1f 4t a 5f c
local_fruit 1i 2p a 62 a
local_grandmo 1n et 9
local_honey 1n 5v j
local_hops 1n 63 b
local_illustr 1n 4b b
local_influen 1n 4l d
local_join 1n 88 b
local_journal 1n ax g
local_kitchen 1n 2t c
local_launder 1n 8t b
local_mak 1n 8l b
local_milk 1n 5r b
local_news 1n ax v
local_orchard 1n 8c b
local_photogr 1i 2x b b4 a
local_pot 1n 8a b
local_researc 1n bg 9
local_sheep 1n 4a b
local_shop 1i 5e d ap d
local_softwar 1n 19 b
local_surplu 1n 5x b
local_walk 1n dn d
local_wholesa 1n 5f l
local_worksho 1n 13 b
locali 1n cq b
localis 1n cq 9
localiz 1n cq b
locally 1i 15 d 1b 9
locat 1n aj 5
locatio 17 2e g aj j dx 8 eh 4 ei 4 ej 4 ek 4
locatio_friend 1n aj g
locatio_sound 1n 2e b
lock t 1h 5 1k 8 2g p 2h 2 2u 4 31 a 4n 2 5a 3 5c 4 67 q 8r 4 91 8 96 2 9a 5 ah 3 az 5 br 5 c2 7 c8 8 dj 3 e8 7 fj 3
lock_apartme 1i 2g a 67 f
lock_away 1n 6n 8
lock_campu 1n 1k a
lock_neighbo 1n 91 b
lock_parcel 1n 67 h
lock_residen 1n 67 e
lockabl 1n 2g f
lockabl_parcel 1n 2g b
locksmi 1n 2g d
locum 1n fg h
lodg 1f 6n o ba l f7 3
lodg_help 1n ba g
lodg_interne 1n 6n a
lodg_night 1n 6n a
loft 17 6f 5 7z 5 8w 8 9u 5 bh 6 f6 l f8 5
loft_br 1n f6 9
log u 21 5 25 3 28 3 2c 3 2g 3 2h 3 2t 3 69 3 6d 3 73 c 87 5 8y 3 95 7 97 8 b1 4 cu 7 df 3 dm 3 e7 7
log_elevato 1n 95 a
log_equipme 1n e7 b
log_meal 1n 73 f
logbook 1f 1y 9 21 d 95 p
logbook_last 1n 95 a
logic 1n b2 b
login 1c 4s 4 65 3 cy 3 en 7
logisti 19 2u 7 50 8 65 8 d9 7 dg 8 ek 7
logo 1f 4b 7 4d c cy 9
logs 19 69 4 7o a 97 c cu 4 dk a
logs_headach 1n 7o b
logs_proof 1n dk b
lombard 1n c4 a
lon 1i 4r l aj a
lon_work 1n 4r j
london 17 44 7 4u 8 5r 7 89 7 8x 7 bp 7 cx 7
lonel 1i ac a ak a
lonelin 1i 3s a ac h
lonely 1i 3s m ac a
lonely_senior 1n 3s b
long a r 3 2n 3 2s 4 39 3 3i 2 69 2 6a 5 8f 2 8s 3 c7 2 cr 3 dy 3
long_exist 1f 6a 9
long_ferment 1n 2n b
long_kitchen 1n 6o a
long_rang 1n 69 b
long_sleev 1n 47 c
long_stylist 1n r d
long_tabl 1a 2s e 3i 7
long_vacuum 1n 8s c
long_version 1n az b
longest 1a 71 3 88 3 8d 3 b8 3
look 6 55 1 56 2 92 3
look_animal 1n dy e
look_comput 1n 4x c
look_design 1n dt b
look_elderly 1n 3t b
look_fridg 1n l c
look_grav 1n 3b g
look_hairpie 1n fb a
look_hol 1n 55 b
look_hom 1a 92 f bb 7
look_jewelle 1n 2b b
look_left 1f 1p a
look_parent 1i 7e c
look_pets 1n dp i
look_photo 1n 9w b
look_recordi 1n 7m b
look_volunt 1n c3 b
loom 1n 6a e
loom_pres 1n 6a b
loop 1i 3v 8 a4 4
loos x 3n 2 3y 4 5o 5 5z g 8h 5 8s 5 8z 9 dr 3
loos_leaf 1n 5z o
loos_legs 1n 8z b
loosely 1n dt 4
loosen 1n 99 4
loot 1n 3r 4
lorry 12 4e 2 4g 2 5a 3 66 4 68 2 9g k 9t 6 9u a fh d fl 5
lorry_overnig 1n 9g f
los p 2 4 l b 2x 4 2z 4 3a 3 3g 4 3i c 3l 2 4e 2 4z 2 59 2 72 d 7n a 7q 4 98 4 ao 6 be e bo 3 bt 2 c8 2 d3 4 da 6 de 2 ev 6 f0 2 fb e ff 3
los_automat 1n ao b
los_hair 1n fb h
los_memory 1n 7n b
los_partn 1n 3i o
los_weight 1i l e 72 l
lost k a 3 1i 5 3c 3 3i 8 47 3 59 2 67 2 7n 2 7z 3 8e 3 8m 4 92 3 98 8 ai 3 am 5 bz 4 d8 3 dl 2 dx 3 dz f ev 6
lost_animal 1n dz d
lost_cat 1n dz k
lost_dog 1n dz e
lost_partn 1n 3i g
lost_pet 1n dz k
lost_pets 1n dz m
lost_propert 1n 1i a
lot 11 23 6 5k a 5y 7 5z 3 6m 2 82 9 9v 9 bs 2 dy 3 ed 3 fp 6
lotion 1i 0 a 4 a
lots 1f 9v 8 al 3 fp h
loud u 2e 4 2h 2 32 2 39 4 3r 4 c9 6 cb c
loud_oth 1n c9 9
loudest 1n 25 3
loudly 1n ba 3
loudspe 1n cf 7
loung 1f 5d 8 ey m f1 w
loung_abov 1n ey a
loung_consol 1n f1 9
loung_near 1n f1 d
lourd 1n 3j g
lourd_fátima 1n 3j 9
lov o 5 4 8 7 m 3 1c 6 1i b 1x 4 29 4 2p 7 38 5 41 4 4a 7 4p 2 5k 4 5r 9 5u 8 5v 8 5x 7 5y 4 60 4 63 4 6s 6 7w 3 7z 3 84 6 89 4 8a 9 8b 4 8d 3 8g 5 8j 4 ab 7 bk 6 cg 4 ch 9 ci 6 ey 8 f5 7
lov_good 1i 84 b f5 9
lov_let 1n bk b
lov_story 1n ch e
lovely 1i l 3 87 2
low o p 4 11 4 14 4 1n 3 43 3 5f 6 67 2 6o 4 6z 3 7f 6 7h 4 7q 7 87 3 9c 4 aq 4 bl 4 bw 5 bz 2 c5 3 cd 3 d7 3 e0 4
low_minimum 1n 5f b
low_vision 1n 7q e
lowest 1i 65 5 72 5
loyal 1f z 4 aa 4 b5 4
loyalty 1i 2r 4 cm a
lps 1n cg w
lps_collect 1n cg d
lps_good 1n cg a
luck 1i cj b fq 5
luggag 1f 42 9 6r 10 c8 16
luggag_airport 1n c8 g
luggag_stag 1n 6r c
luggag_storag 1n c8 t
luggag_tourist 1n c8 c
luggag_transf 1i 6r o
lukewar 1n fs 7
lullaby 1f a4 6 ch v ew 4
lullaby_baby 1n ch c
lullaby_lyric 1n ch c
lullaby_nam 1n ch c
lullaby_persona 1n ch c
lullaby_record 1n ch c
lullaby_sing 1n ch c
lumb 1n 9t 9
lump 1i du 7 eq 3
luna 1i x 7 dn 8
lunch r y 2 13 4 2k e 2t p 2v i 39 9 3q 9 3x h 4g 4 57 a 6c 3 8c 5 bz 2 c8 5 cn 3 cz 6 f2 g fr 3
lunch_br 1n 2t c
lunch_cater 1n 2v e
lunch_deliver 1n 2t h
lunch_elderly 1n 3x m
lunch_guest 1i 2k c
lunch_hom 1f f2 c
lunch_offic 1i 2t n 57 b
lunch_parent 1n 2v d
lunch_primary 1n 2v c
lunch_tabl 1i 39 d
lunchbo 1i 2v f 8c a
lunchti 1n ad 4
lung 1c 7t 7 7x 3 as 8 dr 8
lush 1n 18 4
luthi 1i 8n 7 ce s
luxury 1n 41 b
ly 11 2b 3 6y 5 78 5 b6 3 cz 3 dq 3
lyon 14 12 7 30 7 5s 6 7y 6 91 7 ad 7 ba 6 d1 7 dw 6 f0 6
lyric 1n ch o
machin i a 3 g 5 17 6 24 4 27 5 29 4 2d 3 2i 4 2j 5 2p 3 2u a 3d 2 4a 5 4i 4 4k 6 4m 3 52 6 53 7 57 6 59 4 5b a 5k 4 6a a 6b b 8t 4 8y b 91 5 95 4 98 8 9i 5 9l c 9m 4 ag 3 ak 4 am 3 ar 3 as 7 az 4 bk 3 ch 3 cl 3 co 5 cq 5 d3 3 dm 8 eo 4 f1 3 fi 3 fj f fp 3
machin_build 17 4k b 52 c
machin_cannot 1n 9m a
machin_cod 1n fj b
machin_fault 1n fj d
machin_fresh 1n 2u f
machin_insuran 1n 91 b
machin_last 1n 98 b
machin_learn 1i as g
machin_mainten 1n fj l
machin_manual 1n dm f
machin_own 1n 6a d
machin_part 1a 6a d
machin_plough 1n 9l b
machin_project 1n 17 c
machin_rent 1i g b
machin_repair 1n 8y l
machin_sensor 1n fj d
machin_shar 1i 9l l
machin_shop 1i 6b c
machin_sink 1n 27 b
machin_sit 1n 98 d
machin_stand 1f 2j b
machin_work 1i az a
machin_worksho 1n 4a b
machine 1c 5b g 9l q fm 4 fp 8
machine_calenda 1n 9l b
machine_farm 1n 9l d
machine_ring 1i 9l e
macram 1n 7x 8
macramé 1n er 8
macro 1c 5l g 72 9 aq 6 ck 3
macro_lid 1n 5l b
mad 1n d8 5
madagas 1n 5u e
madagas_cocoa 1n 5u b
madrid 19 3r 8 8a 8 8w 8 c1 8 f6 6 fb 7
maga 1n eu 8
magazin 12 1v 5 2i 7 3e 2 71 6 72 5 7y 5 aw 5 az 5 b6 y bf g fa 5
magazin_allotme 1n b6 c
magazin_subscri 1n b6 d
magazin_women 1n b6 g
maggot 1n 9n a
magic 1n 80 9
magicia 1i 3r 8 cf 8
magnesi 1n 7 b
magnet 1f 3y c 8d e bd c
magnet_hidden 1n 8d b
magnet_instead 1n 3y b
magneti 1i bd s eh 8
magneti_button 1n bd f
maid 1i 2w 8 8o p
mail t 1r 7 1y 2 4x 9 4z 3 7p 8 81 a 83 c 85 c aq 4 au g aw 3 ax 3 cm c cx 7 cy 8 d1 7 d3 a d7 7 dh 3 di h dl 2 dm 2 ei 3 em 7 en 6 eo 4
mail_cal 1n em b
mail_client 1i cy a
mail_email 1n di b
mail_everybo 1i d1 a
mail_mat 1n au d
mail_smal 1n 4x c
mail_text 1n d7 b
mailbox 1f 4h 4 cz c dc 7
mailbox_sets 1n cz b
main 14 16 4 23 3 27 e 2s 3 5h 9 7e 3 8y 4 fs 3
main_allerge 1n 5h b
main_pip 1i 27 c
mainly 1n 2q 4
mainsai 1n 42 4
maint 1c 4u 9 96 8 ej e fj e
maintai 1f 8q 9 cd e ct 9
mainten 12 1y b 21 7 26 3 8q 7 95 n c0 7 c1 7 e1 7 eh f ej b fj r fk 3
mainten_sensor 1n fj d
mainten_softwar 1f 95 m ej c fj f
mainten_visit 1i 95 9 eh e
maiz 1i br 9 fm 9
mak i 6 2 8 3 v 4 10 4 16 3 1y 4 26 2 27 2 2f 2 2g 4 2h 3 39 7 3e 7 3v 4 49 3 4i 3 4r 2 4x 3 52 5 53 6 5c 4 5h 3 5j 3 5u 3 68 4 6a 5 6b 4 6h 2 6l 3 7t 2 88 9 8c 3 8l 5 8y 3 98 3 9n 5 b2 4 b4 4 b8 5 ce 4 cr 3 dg 2 er 6 et 4 fj 4
mak_clas 1f et 9
mak_design 1n 39 c
mak_handwri 1n 8l b
mak_long 1i 6a a
mak_organ 1n b8 b
mak_origin 1n 68 b
mak_plain 1n 3e 9
mak_sit 1n 52 c
makeov 1n 8x b
makersp 1n 39 c
makeup 1i 3 m d a
makeup_brand 1n 3 g
mal 1i 2q 4 2r 7
malawi 1n 15 a
malaysi 1c 3j 7 4i 8 7u 8 eh 8
mallorc 1i 3k a 8e 9
malmö 1i 17 a 56 b
malt 1f 63 3 6m c f5 7
malt_stock 1n 6m b
mammogr 1n v b
man z b 3 30 3 5e 5 64 a 66 2 6e 3 7t 3 8q 6 8u 7 bk f cg 2 di 3 e1 5 e7 2 ee 2
man_shiitak 1n 64 b
manag n s 4 27 6 2t 5 4g 2 4h 2 4k 8 4n 3 4o 4 4t 9 4x c 50 a 54 4 57 2 67 5 6f b 6i 8 8w 6 95 4 9d 5 ag 6 ap 6 aq 6 bw c cp 4 d5 5 d8 4 db 3 dc 7 dd 2 df 2 dl 2 e6 5 ee b ef 9 ei 5 ej 4 em 4 fk 5 fm 4 fq 4
manag_holiday 1n 6f f
manag_monthly 1n 4x h
manag_photogr 1n ef b
manag_record 1n ag c
manag_request 1n 9d b
manag_shortli 1n dc b
manag_sit 1n 8w b
managem v s b 4f a 4j 5 6f a 6i b 6m 9 99 b 9a 7 9b a ar 4 cp 5 d0 4 d4 5 d5 8 d8 i df 6 di 3 e6 d ee d eg 4 eh 6 ej 9 fk e fm a
managem_archite 1n d8 c
managem_funeral 1n 9a b
managem_gravest 1n e6 b
managem_mix 1n ej b
managem_softwar 11 s b 4f 7 6i a 6m 8 99 8 9b a e6 a ee a fm a
manches 17 8 8 e 8 r 7 2m 7 7w 6 8o 8 ac 8
mandari 1n 9x a
mandat 1c s e 13 3 bw e bz 4
mandato 1n d4 e
mandato_require 1n d4 b
manga 1n b7 k
manga_platfor 1n b7 c
mango 1f 15 8 2q 3 69 6
mangrov 1n 9p l
mangrov_restora 1n 9p a
manicur 1n d t
manicur_hom 1n d h
manicur_pedicur 1n d b
manila 1i 4l 9 at 5
mantra 1n 3h 9
manual 17 1y n 6q 3 8c 8 aq c cq k dm j fj 3
manual_answ 1n dm d
manual_keep 1n cq c
manual_warrant 1n 1y f
manufac 16 4v 8 51 e 66 7 6b o d6 7 dm 7 fh d fi 4
manufac_post 1n fh b
manufac_stock 1n 6b b
manufac_writ 1n 51 c
manur 1n 9o k
map i 20 7 3u 5 6t 3 7q 9 87 8 8h 3 9c 6 9g 5 c4 2 c7 2 dn 5 dx 3 dz 3 e2 3 e6 4 ea 2 ek 4 fo 4
map_check 1n 9c b
map_fre 1n 9g b
map_permit 1n 87 c
map_step 1n 7q a
map_usually 1n 20 b
mapl 1n 8s 4
maps 15 1u 4 20 6 39 3 3a 3 83 8 87 5 8h b e5 9 e6 a
maps_bound 1n 8h c
maps_evidenc 1n 83 9
maps_grav 1n e6 b
maps_transla 1n e5 a
mar 1n dw 4
maratho 1n 71 r
maratho_train 1n 71 f
marbl 1n 7v b
marbl_clock 1n 7v 8
march v 12 2 3q 3 5i 3 6y 3 82 4 8h 3 8q 3 9b 3 9c 3 bw 2 d1 4 df 2 f9 2 fa 2 fd 2
marek 1i 6b 9 98 5
margin 12 10 5 5j 4 8g 4 8h 3 8i 3 a1 2 cs 3 ff 3
mari 1i 9a 4 e6 4
marina 1n 9b 17
marina_lets 1n 9b b
marina_managem 1n 9b g
marina_softwar 1n 9b l
mark h e 3 l 3 u 2 v 6 20 3 2h 2 3m 5 4l 3 8n 3 9b 3 9w 4 a1 7 an 3 ay 2 b3 3 c4 4 d6 6 e9 4 ec d fi 4 fl 3
mark_bench 1n c4 b
mark_claus 1n d6 c
mark_homewor 1n ec d
mark_legal 1n e9 b
mark_student 1n a1 b
mark_surfac 1n fi b
mark_suspici 1n v g
mark_teach 1n ec p
market i 8 4 11 7 18 4 1u 3 1x 7 2j 3 2k 6 2l 5 2n 3 2u 6 32 5 42 3 4a 3 4l 7 4n 5 4q 3 4t c 52 a 57 4 5a 4 5c 4 5f 3 5k 5 5o 3 5r 5 5s 5 5v 3 5y 3 60 3 64 6 7i 4 7w 3 82 4 85 9 8h 3 8j 5 9h 3 9n 4 9p 3 ao 3 ap 5 aw 3 ax 3 bs 5 c7 6 cm e co 6 d4 3 db 7 dt 3 e2 4 e4 3 e5 5 ek 2 et 4 f4 3
market_agency 1i 4t s
market_automat 1n cm g
market_brewery 1n 2k b
market_hal 1f 32 c
market_lets 1n 11 b
market_manag 1n ap d
market_messag 1n cm c
market_morn 1f 2l a
market_offic 1i 2u b
market_onlin 1n 5r b
market_pric 1n 5k b
market_residen 1n e5 a
market_restaur 1n 85 9
market_second 1n 1x f
market_smal 1i cm d
market_trad 1n db g
market_train 1n c7 b
market_wast 1n 9n a
market_web 1n 8j c
market_women 1n bs b
marketp u m 8 1i 6 1k b 1x b 2h 4 2x 8 3q 8 4b 4 4k k 4y 6 5f d 65 4 66 a 80 f 89 4 8c 4 8p 7 aa 7 b8 6 cg 4 ch 4 db 6 e0 4 ed 7 ff i fg 5 fh 9 fp 9
marketp_build 1n fp b
marketp_find 1n m c
marketp_freelan 1n 4k c
marketp_indepen 1n 5f b
marketp_odd 1n 8p b
marketp_parent 1n 1i a
marketp_part 1n fh b
marketp_sel 1n ff p
marketp_smal 1i aa a ed a
marketp_student 1n 1k a
marketp_sum 1n 3q c
marketp_wed 1n 2x c
marking 1n c9 3
marmala 1i 5s 9 f4 r
marri 1f bg 3 bm 9 bz 4
marriag 1i bg 3 d1 4
marry 1i 2w a 49 5
marseil 1i aj 9 c7 9
marten 1i f7 b
martial 1i h a eu w
martial_arts 1i eu n
masa 1n 5p d
masa_sweet 1n 5p a
mascara 1n 3 b
mascot 1i 7m 4 9y 4
mash 1i 2v 4 3x 4
mask 1f 2 9 24 9 e7 i
mason 1n 9t a
massag 1a e 16 2c 8 dh i dw f ew l
massag_chair 1n dh b
massag_hom 1n e v
massag_plan 1n dw b
massag_studio 1n e g
massag_therapi 1n e g
masseur 1n e b
mast 15 31 5 44 a 6m 3 8z 3 9b e a8 4 c1 4 ev 3 fo 3
mast_cobbl 1n 44 b
mastect 1n bd 9
masterc 1n a2 n
masterc_retir 1n a2 b
mat s g d s 3 u 2 3w 5 62 5 79 4 au 8 bb 4 dg 3 dl 3 do 4 du 3 dw 2 e8 3 em e eu 4
mat_top 1n au b
match r 3 a w a 12 7 1a b 1k 2 3t 9 4k 9 4l d 4t 5 4y 5 51 a 5k 7 6k 6 76 a 8w f ab a ad c al 4 b2 5 ba c c4 9 c5 3 cz a dp 7 dy 9 eb e ed g ee 7 fh h
match_accompa 1n ba 9
match_app 1i dy a eb a
match_apprent 1n ed b
match_bank 1n cz b
match_commut 1n c4 g
match_family 1n 3t b
match_go 1n dp b
match_hom 1n 8w b
match_lesson 1n 6k b
match_licens 1n 76 c
match_load 1n fh f
match_nonprof 1n 51 c
match_officia 1n eb e
match_patient 1n w f
match_photo 1n 3 c
match_rent 1n ee b
match_roast 1n 5k b
match_vet 1n 4k b
match_volunt 1i 12 a 1a f
match_widow 1n ba 9
matcha 1n 5z b
matchma 1n ab r
matchma_seat 1n ab c
materia y 14 3 2d 3 3e 2 42 8 43 5 44 3 4i 8 6a 5 9t 5 aq 5 d4 3 eg 6 fp m fq 5
materia_train 1n 4i c
materni 1f 25 5 4c q 8l 5
materni_cloth 1n 4c h
materni_wear 1n 4c d
math 1c 3m u 3v 3 9z 15
math_app 1n 9z j
math_child 1n 9z d
math_exercis 1n 9z d
math_gam 1n 9z d
math_minut 1n 9z d
math_mistak 1n 9z d
math_person 1n 3m b
math_practi 1n 9z d
math_practic 1n 9z r
math_tutor 1n 3m k
mathema 1n 1o 5
matine 1n ci 3
mats 17 g 9 h 3 6y 4 8m d e8 7 eu 2 ez 3
mats_stov 1n 8m c
matter 1n au 7
mattres 1a 24 8 6o 3 8k o e2 3
mayb 1i 7 3 d6 4
mayor 1i c7 5 e3 4
mead 1n 63 b
meadow 19 5z b 6v o 6w 7 7z 3 e0 4 e1 3
meadow_dog 1n 6v b
meadow_hand 1n 5z b
meadow_own 1n 6v a
meal u l 7 11 5 1p k 2k a 2s 4 2t f 2u 6 2v m 2z 8 3x n 4l a 5g j 5h b 5l s 5m f 5n 6 6j a 6l 3 72 j 73 d 9n d d0 6 ds a f2 j
meal_add 1n 5m b
meal_deliver 1n 5l e
meal_elderly 1i 3x q
meal_exact 1n 5l b
meal_fees 1n 6j c
meal_kit 1i 5g q
meal_kitchen 1n 2z c
meal_kits 1i 5g f
meal_meal 1c 5l b
meal_old 1n 3x j
meal_plan 1i 1p q
meal_portion 1n ds b
meal_prep 1n 5l l
meal_product 1n 4l b
meal_registe 1n 72 b
meal_senior 1i 3x c
meal_smal 1n 5l b
meal_voic 1n 73 b
meal_wheel 1n 3x f
mealwor 1i 5w 9 9n q
mealwor_bakery 1n 9n a
mean s d 4 j 3 1a 4 1t 7 4w 1 7j 5 ap 2 bw 4 cg 2 cs 4
meaning 1n cs 4
meant 12 5u 3 86 3 8k 3 9y 3 a7 3 bo 3 cp 3 cr 3 dl 3
meantim 1n ce c
meanwhi 15 6r 2 6z 4 ab 3 b7 3 bb 5 c0 3 ce 6 ds 3
measur m 7 6 k 2 28 3 29 4 2c 5 3x 3 41 7 43 4 46 6 47 6 48 4 49 d 4d a 4o 2 4s 2 4v 2 5g 4 6q a 7y 3 88 6 8x 6 90 7 94 6 c6 3 dt 8 dx 5 eg 8 fl 3 fm 3 fo 7
measur_dog 1n dx b
measur_hom 1n 49 c
measur_hous 1n 90 b
measur_muscl 1n 2c b
measur_ourselv 1n 6q a
measur_photo 1n 4d b
measur_photogr 1i 41 a
measur_suit 1n 49 f
measur_unusual 1n dt b
measur_use 1n 6q a
measur_wal 1f eg a
measure 1a 26 4 49 9 8x 4 9p 4 fo b
measure_photo 1n fo b
meat 15 7 3 22 6 5g 6 5n 5 5w o f3 n
meat_alterna 1n 5w d
meat_box 1n f3 c
meat_farm 1n f3 a
meat_fish 1n f3 j
meat_shar 1n f3 a
mechani 13 13 c 8y 3 95 k 99 c 9i 3 9o 7 c0 k c1 k cx 3
mechani_cargo 1n c0 c
mechani_chang 1n c1 b
mechani_log 1n 95 a
mechani_plac 1n 13 b
medal 1n 71 6
medellí 1n 19 a
media 1c 1h p 4t f ax 4 cn r
media_agreeme 1n 1h a
media_dental 1n cn c
media_smal 1n cn e
mediato 1n 1g h
medic 1i 69 f 79 a
medical r 6 4 t 2 u h w 5 10 2 1b 5 4g 2 4i 5 4m 9 4x 5 56 5 5e 8 69 a 6x 6 73 2 74 4 78 2 79 2 7j c 7u b 9a 2 a1 6 a7 4 as 8 bc 5 dk 4
medical_dron 1n 69 d
medical_interpr 1n 4m g
medical_school 1n a1 b
medical_scrib 1n u t
medical_student 1i as 9
medical_tourism 1n 6x b
medical_transpo 1n 7u f
medicat 1i t e 79 11
medicat_list 1n t c
medicat_plan 1n 79 k
medicat_remind 1n 79 p
medicin y 1 3 4 3 7 4 o 3 w 3 y k 1f 3 3t 3 4g 9 5e 3 5z 3 69 f 79 d a1 5 du 3 dv 3
medicin_equipme 1n 4g c
medicin_shortag 1n y e
medicin_stock 1n y g
medicin_villag 1n 69 b
meditat 1i g b 6y 17
meditat_app 1n 6y u
meditat_arabic 1n 6y c
mediter 1n 60 a
medium 1a 3y 5 48 3 4b 3 bc 8
meet j i 5 z 5 12 7 14 3 16 4 2t 4 3i 7 3k 4 3o 4 4k 2 4y 2 54 6 5d c 66 3 76 5 aa 4 ab 7 ac 8 b3 6 c6 2 cq 4 d8 2 dl f do 3 e8 4 f9 2
meet_bars 1n i c
meet_learn 1n 3o b
meet_not 1f dl q
meet_room 19 5d o
meet_sit 1i 54 b
meet_transla 1n b3 c
meet_video 1n 76 c
meeting q w 2 12 7 27 2 2w 2 4l 2 4m 2 4v 2 50 2 66 2 69 2 6g 2 6i 2 ac 9 au 8 ax 6 cx 9 d6 2 dd 2 dl h
meeting_archite 1n dl c
meeting_email 1n au b
meeting_outreac 1n cx b
meeting_school 1f ax a
meetup 1i ar 5 as 4
mei j 12 3 1c 4 3k 4 6i 2 6j 2 ac 3 b3 4 b8 2 b9 3 bp 3 dc 2 dd 3 eh 2 ei 3
melbour 1c 2s 9 3g 7 de 9 dy 8
melody 1n a4 5
melon 1f 42 3 bp 4
melt 1c 8 b 2p 3 45 6 5u b
memb s h 8 s h 17 j 18 5 1d f 1w 3 2f 7 2q 5 2t 7 39 a 4g 7 4q 9 5q 4 6i j 6p 4 7z d 91 3 9b 5 ax a az 6 b3 8 b5 8 b6 2 bp 3 bs e c3 9 c9 4 ci c eq e f0 5 fc 7
memb_borrow 1n 17 i
memb_contrib 1n bs b
memb_cours 1n eq a
memb_hom 1n 17 c
memb_look 1n c3 b
memb_open 1n 4q b
memb_pick 1n 2t c
memb_quit 1n s c
memb_read 1i b3 b
memb_room 1n 6i b
memb_see 1i az a
memb_swap 1i 7z 9
memb_yearly 1n 1d b
members 1a s j 6i 8 aw 3 ax 9 b5 y
members_creator 1n b5 h
members_demo 1n b5 b
members_platfor 1n b5 f
memoir 1n ah m
memor 1n cc f
memoria 1i 3f 15 3g l
memoria_pag 1n 3f l
memoria_plaqu 1n 3f f
memoria_websit 1n 3f d
memoris 1n cc a
memory z 1z 6 3f e 3t 3 7e 3 7n n 93 3 95 4 ah f ak 3 be l cu 3 d3 5 d8 5 df 5 em 3
memory_clinic 1c 7n c
memory_gam 1n be a
memory_los 1i 7n h be q
men 10 b g 3y 6 45 3 47 3 4a 6 4d e 4r 8 6x 5 84 5 bc e bk 5 cw 3 dy 4 ex a
men_pack 1n 4d b
men_part 1n 4r b
men_prostat 1n bc 9
men_stop 1n ex 9
mend p 16 c 1i 6 28 6 2f 4 41 6 44 5 48 3 59 6 5b 2 84 8 89 5 96 6 9o 3 ap 3 c0 3 ce g cv 7 e1 3
mend_evening 1n 16 c
mend_lif 1n 84 a
mend_measur 1n 41 b
mend_saxopho 1n ce d
mend_sel 1n 1i a
mend_weekly 1n 59 b
menopau 1i 2c a 74 11
menopau_app 1n 74 g
menopau_symptom 1n 74 h
menstru 1i 6 k 74 a
mental 1c 1r l 77 i 9z j dh k
mental_arithme 1n 9z j
mental_health 1i 77 d dh j
mental_load 1n 1r m
mention 1c 7n 3 ap o dd 2
mention_brand 1n ap f
mentor 19 12 14 13 8 19 b a0 9 a1 8 a3 d
mentor_local 1n 19 b
mentor_mock 1n a3 b
mentor_program 1n 12 h
mentor_teenag 1n 12 g
mentor_young 1n 12 p
mentor_youth 1n 12 e
menu y 1p e 2k 3 2l i 2q 3 2s 8 2v 3 2z d 3a 2 61 8 64 4 6d 4 6l e 72 2 an 6 cl 5 cw 8
menu_dish 1n 2l c
menu_family 1n 1p b
menu_photo 1i cw b
mercado 1n ff a
merch 1n 4b t
merch_podcast 1n 4b b
merchan 13 48 3 4b b 5e 8 5q 6 8p 3 91 5 98 3 cw 4 db o ef 4 eg 3
merchan_accept 1n db g
merchan_payment 1n db m
mercury 1n fa 2
merg 1n ct 3
merino 1n 4a b
mes 1i 4s 5 6b a
messag j m 3 q 8 r 6 x 8 1f 4 1g 9 1n 4 1v 3 3h 8 3u 5 4l 3 6c 6 6e e 6f 8 6g 5 6i 4 6j 9 6k 5 6y 3 7c 5 7f 3 7r a 94 5 99 6 9d 4 9j 4 9l 4 cl 3 cm a cp 7 cw 5 cx 6 d5 5 d7 4 dg 5 dn 3 ea 6 ef 4
messag_air 1n 94 b
messag_arrival 1n 3u b
messag_ask 1i cp b
messag_calm 1n 1g a
messag_channel 1n 1g a
messag_desk 1n dg b
messag_electro 1n d5 b
messag_know 1n 7r b
messag_let 1i 6g a
messag_nail 1n r b
messag_own 1n 9l b
messag_pay 1i 6c b
messag_regular 1n cm c
messag_sets 1n 6f b
messag_sob 1n 7c b
messag_vet 1n x b
messag_wait 1i 1g 9
messag_weath 1n 6k b
messy 1n ew 9
met s o 2 w 3 12 2 27 5 2a a 4h 2 73 3 9b 7 9c a 9l 8 9q 5 9r 8 c5 4 c6 7 cx 4 dn 2 ee 4 fk c fs 7
met_photo 1n 9l b
met_quart 1n fk b
met_read 1c 9c 9
met_show 1n 2a b
metal 14 3 a b e 2g 8 45 9 53 8 6b b 9n 3 9r 6 an 3 fp 7
metal_cas 1n 3 c
metal_safety 1n b b
meter 1n c6 4
method 16 1f 3 6z 3 77 3 9p 3 9w 4 a6 6 dr 4 fl 4
metr 11 70 3 7y 2 8g 3 8u 4 8w 3 8z 3 9b 6 c2 3 e4 3 f6 4 fh 2 fk 3
metrono 1n a4 4
mexican 1n 5p d
mexican_colombi 1n 5p a
mexico 17 v 7 2x 8 99 7 9u 6 dc 7 ea 7 fi 7
mezcal 1n f5 8
mia 1f 9y 4 ea 9
mic 1n f7 y
mic_remov 1n f7 c
micro 14 1a 8 1b 7 2u d 4j b 4l d 57 8 7f 7 bo 7 br k dd 8
micro_influen 1n 4l f
micro_insuran 1n br p
micro_lesson 1i 4j c
micro_market 1i 2u f
microbi 1n 7p a
microbr 1n 63 n
microbr_taproom 1n 63 b
microfi 1n 4f d
microgr 1c 5f 9 7w l 9h l 9s 8
microgr_edibl 1n 9h a
microgr_jar 1n 7w 9
microgr_suppli 1n 9h c
microin 1n br b
microle 1i 4f 9 4j p
microle_app 1n 4j f
microle_work 1n 4j d
microli 1n 6w a
microph 1a 2w 3 7m 3 a4 3 ay 2 cb 5
microsc 1n ei 4
microwa 1i 5l a 8j 4
mid 15 4h 7 6h 7 74 3 89 d ci 6 d0 7 d6 7 di 7
mid_century 1n 89 g
midday 1i 3t 4 dn k
midday_whil 1n dn d
middl w g 2 p 3 37 3 4d 3 6k 4 7k 4 7z 2 84 4 8f 3 b5 3 cj 4
midnigh t n 7 s 3 1g 4 2y 3 3k 2 54 4 6e 8 6g 2 7s 2 cb 3 e7 3 ff 4
midwi 1n 9e j
midwif 1a a 3 o l 4c 3 75 u 9e v
midwif_even 1n 75 b
midwif_onlin 1n 75 i
midwif_softwar 1n 9e u
midwiv 10 7 3 a 3 g 4 o e 1f 7 25 3 2x 3 4c 7 5m 3 75 e 7p 3 8e 3 9e r bi 3 ew 6
midwiv_calenda 1n 9e c
midwiv_dictat 1n 9e c
midwiv_languag 1n 75 b
midwiv_visit 1n o b
might 1c 74 4 b0 6 d4 3 fk 3
migrain 1f 2c 9 78 9 7o z
migrain_app 1n 7o k
migrain_migrain 1n 7o d
migrain_track 1n 7o d
migrant 19 13 c 6u i 7g 7 bs a bt e f2 d
migrant_women 1f f2 c
migrat 1n ct b
mil v 13 4 28 3 6a 9 6r 6 9f 2 9l 7 9s 5 bg 6 c4 2 c7 5 ea 7 ek b fj 5
mil_app 1n ek c
milan 1f d 9 41 9 6l 9
mild 1a 2 3 5s 3 60 3 b2 3 fk 4
mileag 1i 21 a d0 l
mileag_calenda 1n d0 b
milk w 0 7 1q 3 2j 3 2p d 2r c 4q 9 5h 6 5r d 5u 4 5w 9 67 2 7a 4 97 4 9e 4 9o a ew 3 fc 4 fn 8
milk_les 1n 2r b
milk_morn 1n 5r b
milk_sel 1i 0 a 2p a
millime 1n 29 4
million 1f 7a 3 b4 3 bg 3
min v g 2 3n 2 7g 5 af 2 bm 3 bu 4
minc 1n 5w 9
mind q t 2 1m 7 22 7 2f 3 3k 2 8q 3 de 2 dn 2 ek 3
mindful 1n 6y u
mindful_cannot 1n 6y c
mineral 1n 4 r
mineral_sunscre 1n 4 m
mini 1i 4q a 9s m
mini_grid 1n 9s k
miniatu 1n 29 b
minibar 1n d0 4
minibu 1n c7 u
minibu_villag 1n c7 g
minigri 1n 9s a
minimum 1f 56 5 5f c ei 5
minimum_ord 1n 5f b
ministr 1c 51 4 69 8 al k e4 3
minka 1c dp 3 dv 3 dx 6 dz 3
minneap 1n cj 9
minneso 1n f8 9
minor 11 s 3 1s 3 4l 3 6i 3 6k 3 72 3 9d 5 9w 3 a0 3 ak 3 b1 3 eb 3 ed 3
mint 1c 9 3 2k 3 5v 3 5z b
minu 1c 4u 2 9j 4 9w 8 9z 3
minut k b 2 1v 4 3o 5 4j 3 4r 2 4s 2 5k 3 6g 3 6y 5 70 7 77 5 7o 3 9z 6 a5 3 am 4 az 3 b2 4 br 4 cg 2 di 5 ek 5 ff 3
minut_app 1n 77 b
minut_hom 1n 70 b
minut_learn 1n ek c
mirror z 9 3 b 4 c 9 i 2 3p 4 7y 2 8u 5 9d 2 a5 5 ag 5 c1 4
mirror_vacuum 1n c b
mis e 4 3 f 3 q 4 v 3 19 3 70 3 7j 3 7z 3 91 3 9j 4 a7 4 al 4 cl 3 dj 3 dz 9 e4 6 en 6 ex 3
mis_animal 1n dz g
mis_app 1n dz b
mis_documen 1n en g
mis_dogs 1n dz b
mis_text 1n 9j a
miscarr 1n 3i e
miscond 1n 4h q
miscond_anonymo 1n 4h b
miso 1n 5x b
mispron 1n 7m b
misread 1n 82 4
mission 1i 52 b e7 6
misspel 1n 9a 5
mist 1n 64 4
mistak t r 2 3o 5 4i 3 4m 3 4w 3 5j 3 65 2 73 3 93 2 9z d a2 4 bv 2 cj 2 ct 3 cz 3 da 3 ev 4
mistake 1n 3g 4
misunde 1n 3u 5
mitr 1n 1n c
mitr_real 1n 1n a
mitten 1n c2 4
mix y 2 8 5 2 c 5 19 5 2p 5 2q 8 5h 5 5y 6 61 2 ej 8 eu 2 fq 3
mix_electri 1n ej b
mix_protein 1n 2q b
mix_shampoo 1n 2 b
mixtur 1n c 5
mobil y c j e 6 n 6 14 b 2j 6 46 8 4f 9 6t h 85 e 9q 3 ao 6 b2 c br 8 c0 h c1 i ci 5 db b dn 9 dv h
mobil_app 1n dn d
mobil_bik 1n c0 p
mobil_car 1n c1 i
mobil_data 1n 6t q
mobil_hairdre 1n c s
mobil_library 1n 14 g
mobil_mechani 1n c1 f
mobil_money 1f 4f b br a db e
mobil_opticia 1n 46 b
mobil_puzzl 1n b2 c
mobil_vet 1n dv p
mobilit 1i 20 9 3y 9
mock 1a a1 o a3 b a9 8 ag g ch 3
mock_exam 1n a1 i
mock_intervi 1i a3 a ag f
mocktai 1n 61 a
model z 12 7 1y 5 21 6 29 7 2f 4 2h 2 2o 9 43 6 4f 2 an g cr g es 4
model_siz 1i an a
model_sugar 1n 2o b
moderat 1n e5 4
modest 1n 3y a
modul 13 q 5 6b 3 6c 6 9m 8 9u i a2 g d0 5 de 6 e6 5 eh 5 ek 6
modul_modul 1i a2 a
modul_plan 1n a2 b
modular 1i 88 g 9u 13
modular_build 1n 9u l
modular_classro 1n 9u e
modular_hom 1n 9u g
modular_hous 1n 9u c
modular_timb 1n 9u i
moistur 1f 0 9 23 j fm 9
moistur_sensor 1n 23 b
mol 1c b 3 v 3 7k w b6 6
mol_check 1n 7k i
mol_rash 1n 7k a
mol_season 1n 7k a
mold 1n 94 t
mold_test 1n 94 g
moment z 1y 3 93 3 bo 5 bp 3 bx 2 by 8 ch 6 cp 3 eh 2
moment_remortg 1n by b
mon 1c s 6 2j 3 2v 3 3u 3
monaste 1n 3j o
monaste_trip 1n 3j b
monday f i 2 32 4 40 5 56 2 5b 2 7j 3 a5 3 cs 4 el 4 es 4
monday_guest 1n es a
monetis 1n b5 a
monetiz 1n b5 a
money h 1a 3 1b 5 1k 2 2s 3 36 3 3c 2 3s 2 41 6 4e 9 4f 5 6g 3 6k 3 7f 7 7h 2 7s 5 8o 5 ad 3 b9 3 bl 7 bm b bn d bp 5 br 4 bs 5 bt c d0 3 d7 5 db 9 dz 3 fd 2
money_abroad 1n bt g
money_account 1n db b
money_app 1n bn e
money_arriv 1n d7 b
money_asid 1i 7f c
money_back 14 7s 9
money_bought 1n 1b b
money_card 1n db b
money_check 1i bm a
money_chor 1n bn b
money_crew 1n 8o c
money_family 1i bt c
money_hom 1i bt m
money_sam 1f 4e a
money_satelli 1n br c
money_saving 1n bn b
money_transf 1n bt c
monitor 11 25 o 26 h 2a h 73 7 7t o 9j i 9k 9 cu t dx 7 fj 7 fk 6 fn i fs k
monitor_apis 1n cu c
monitor_clip 1n 2a b
monitor_collar 1n fn c
monitor_group 1n cu c
monitor_hom 1n 2a d
monitor_patient 1n 7t c
monitor_tool 1n cu f
monk 1n 3h m
monolog 1n cc 4
montess 1n 8d b
monthly t s 7 12 3 16 7 1b 8 28 4 38 7 4o 3 4s 9 4v 6 4x a 4z 6 5h 7 80 6 83 e 89 9 8a 7 8d 7 8q 7 9r 6 a2 7 ap 4 b5 7 bc 6 be 6 bf 7 bo 8 bz 7 c2 5 eb 7
monthly_amount 1n bo b
monthly_auction 1n 80 9
monthly_box 1n 5h b
monthly_deliver 1n bc 9
monthly_envelop 1n be a
monthly_housepl 1n 8a b
monthly_incom 1n bz c
monthly_jaz 1n 38 b
monthly_liv 1n a2 b
monthly_members 1n s c
monthly_pric 1n 8q b
monthly_rental 1n 89 b
monthly_repair 1n 16 c
monthly_report 1f 1b a
monthly_scienc 1n 8d b
monthly_sketch 1n b5 b
montrea 1i 81 8 8i 9
mood 16 z a 1v a 6y 3 77 r 8x a at 3 b4 3 dg 8
mood_board 1n 8x b
mood_both 1n z b
mood_journal 1n 77 t
mood_suggest 1n 77 b
moon 19 37 3 45 6 9k 3 bi 3 fa j
moon_calenda 1n fa h
moor 1f 37 c 9b g
moor_regist 1n 9b b
mooring 1n 9b a
mop 1f 27 3 28 c 8o 3
moravia 1n ci 8
morn d g 4 p 4 1q 2 1s 4 2i 4 2j 4 2l 3 2u 4 33 4 3h 7 3t 2 5a 1 5f 4 5j 3 5r 4 6s 6 6y 4 75 3 79 2 7t 3 8o 3 8p 3 9o 3 aw 6 b2 3 cs 4 d2 2 dq 5 ek 4 eu 2 ew 6 f0 3 fa 6
morn_email 1n aw g
morn_exact 1n fa a
morn_minut 1n ek c
morn_noon 1n g c
morn_nurs 1n 7t a
morn_play 1n dq c
morn_questio 1n cs b
morn_recip 1n f3 8
morn_sel 1n 5r b
morn_weath 1n 1s b
morn_wedding 1n 2j b
morning u 1a 2 1e 4 1s 3 2i 5 31 3 3l 6 3u 3 3w 9 6s 5 6w 3 7b 3 8o 2 8p 3 9q 3 c7 5 cb 2 eq 2 ew a ex 6 ey 2
morning_baby 1n ew a
morning_estuary 1n 6s 8
morning_park 1n 3w c
morning_tea 1n ex 9
morocco 1f 5 c 6k 8 6y 9
mortali 1n 9k c
mortali_ord 1n 9k a
mortgag 1n by 1d
mortgag_advic 1n by s
mortgag_advis 1n by g
mortgag_brok 1n by f
mortgag_compar 1n by d
mos 17 4a 7 4o i 8s d co 3 do 3
mos_wal 1n 4o k
mosqu 1n 3j 9
mosquit 1n f7 d
mostly 11 5g 3 66 3 8b 3 8k 3 8u 3 94 3 ct 3 dg 3 f7 3
moth l 6 4 a 5 c 3 f 4 o a 19 7 1a 3 1l 3 1p 3 25 3 2b 3 2c 3 2x 3 3i 7 3s 7 3t 7 4a 4 4c 8 4m 2 70 7 75 4 76 6 7e 7 7j 3 7r 4 8l 6 9e 5 ac 9 be 5 bj b bt 5 bx 3 ew 4 f2 4 f7 3
moth_dementi 1n be a
moth_equipme 1n 70 b
moth_find 1n ac c
moth_hom 1i o e
moth_tea 1n 8l b
moth_test 1n bj a
moth_tongu 1i 76 b
motif 1a m 7 4b k 7x 9 8l 4 es d
motif_local 1n 7x 9
motor 1c 3w 9 eo 8 f1 7 fj 9
motorbi 1a 3p 9 4f 6 5e 9 69 b 6a 8
motorcy 1n 28 b
motorho 1i 35 9 6p 9
motorwa 1a 21 3 3p 8 9g f c6 3 ez 6
motorwa_off 1n 9g b
mould 12 8 7 26 g 53 c 64 5 7w 4 8c 3 94 q 9t 4 ae e bh 7 fi 4
mould_bedroom 1n 94 e
mould_check 1n 94 o
mould_humidit 1n 26 b
mould_nev 1n 94 b
mould_problem 1n ae b
mouldy 1n 11 4
mount 1c 86 3 8p g 9k 3 fj 7
mount_shelv 1n 8p b
mountai 19 20 c 35 4 5r b 8m 6 b1 b e7 8
mountai_dairy 1n 5r b
mountai_villag 1n b1 b
mourn 1i 3i 10 9a 5
mourn_group 1n 3i a
mourn_sit 1n 3i 9
mous 1n a0 8
mouth 13 9 3 87 3 8d 3 8e 3 a5 3 be 2 co 3 du 3 ew 4
mouthwa 1n 9 b
mov g f 2 r 3 s 4 1p 3 4o 3 6u 9 73 4 7f 3 7u 2 8l 3 8u g 8v 2 9u 4 a7 4 ad 3 at 7 bn 3 bq 6 bs 4 cm 3 d2 3 ev 3 ex 3 f0 2
mov_abroad 1i 6u a at e
mov_away 1c 3b 7
mov_blood 1n 73 b
mov_box 1n 8u h
mov_deposit 1n bq c
mov_everyth 1n a7 b
mov_flat 1n 8u h
mov_help 1n 8u q
mov_hous 1i 8u d
mov_lat 1i 9u 9
mov_tontin 1n bs b
mov_wednesd 1n ex 9
movabl 1n h 5
movemen 15 21 4 6m 6 78 4 7l 9 86 5 a6 a dx 4 ex k fn 9
movemen_break 1n a6 b
movemen_pigs 1n fn a
movemen_rehab 1n 7l b
movi 1n ci w
movi_theatr 1n ci r
movy 1n bh d
mow 1c 2f m 8q u 9m j ba 4
mow_garden 1n 8q d
mow_lawn 1i 8q h
mown 1n 6v 5
mozambi 1n 69 a
mozzare 1n 5r o
mozzare_burrata 1n 5r b
mri 1n v b
mrs 11 p 3 14 3 3s 3 3t 5 3x 4 6v 4 b9 4 c5 5 dz 3 ex 5
muck 1n e0 8
mud 17 3l 3 fn 3
muddl 1n 3o 8
muddy 1n 3l 3
muesli 1n 5t a
mug 1f an 3 b8 2 eq 3
mugs 1f 4b h 8j l eq 3
mugs_stock 1n 4b b
mugs_vas 1n 8j c
mul 1n f8 4
multi 1i 3w j c5 8
multi_sport 1n 3w g
multipl 1f b1 9 ci 6 ff 8
multivi 1n 7 b
mum 1i 7e 2 ac j
mum_friend 1n ac h
mumbl 1c u 3 39 4 cr 2
munich 17 j 7 3u 7 54 7 5d 8 5g 8 ac 8 dq 8
municip 13 9u 6 di 6 e1 c e2 a e3 b e4 d e6 7 e8 g e9 a ej 6
mural 1n 8i b
murd 1i 31 j 83 q
murd_mystery 1i 31 f 83 a
muscl 1n 2c p
muscl_load 1n 2c b
museum 15 1o 3 1u 3 42 4 6a 7 6h w af 7 az d ez 6
museum_audio 1n 6h g
museum_guid 1n 6h o
museum_memb 1n az b
museum_visitor 1n 6h d
mushroo 17 7 8 3e 6 5f 8 64 x 6s n 7w r 8f c
mushroo_coffe 1n 7w 9
mushroo_disus 1n 64 b
mushroo_farm 1n 64 o
mushroo_grow 1i 7w d
mushroo_guid 1n 6s a
mushroo_herb 1n 6s 8
mushroo_hom 1n 7w b
mushroo_kit 1n 7w g
mushroo_pick 1n 8f d
mushroo_walk 1n 6s f
music t i 6 38 h 3n h 4v 5 58 3 6h 2 70 3 7n 8 8n 8 9a 7 a4 k ao 4 ay 8 b4 h be d c9 c cb 8 cd 2 ce 9 cf c cg 7 cj 4 cn 5 ew f fd 4
music_learn 1n a4 h
music_lesson 1f 3n l
music_morning 1n ew e
music_pictur 1n be a
music_practic 1n a4 m
music_privat 1n cf 9
music_record 1n b4 b
music_school 19 3n 9 ce 8
music_sery 1n 38 e
music_teach 1i 3n c
music_tonight 1n 38 e
music_wish 1n 9a b
musical 1n ca k
musicia 13 38 f 3n 9 6y 4 8n b b0 3 b4 9 b5 7 cb n ce b cf m fd j
musicia_event 1n cf b
musicia_hospic 1n fd b
musicia_hospita 1n fd b
musicia_keep 1n 38 b
musicia_party 1n cf b
musicia_practis 1n cb c
musicia_shar 1n cb a
musicia_video 1n b4 b
musicia_violin 1n 3n b
musicia_wed 1n cf a
muslim 1i 3h c 3j 7
muslin 1n a 8
mussel 1n 9k m
mussel_grow 1n 9k c
mut 1n f1 2
mutual 1n eo e
muzzl 1i 1c 2 dy 3
mvp 1n 4u b
mvps 1n 4u o
mvps_found 1n 4u g
myceliu 1f 3e m 5w 9 9t c
myceliu_turn 1n 3e 9
myself 19 z 3 7r 3 a6 3 au 3 bo 3 dh 3
mystery 1i 31 m 83 10
mystery_box 1n 83 g
mystery_clu 1n 83 b
mystery_envelop 1n 83 b
mystery_let 1n 83 b
mystery_mail 1n 83 b
mystery_monthly 1n 83 b
mystery_post 1n 83 l
mystery_real 1n 31 c
mystery_subscri 1n 83 a
mytholo 1n aa e
mytholo_ches 1n aa b
münst 1n f9 9
nag 1n d0 4
nagy 1n 6x 6
nail z 3 7 d k r e 44 2 4p 5 7v 8 do d
nail_artist 1n d g
nail_don 1n do b
nail_studio 1i d b r c
nail_tattoo 1n r b
nairobi 1a 1k 7 3v 8 54 8 5d 8 67 8
nala 1c 1c 9 ey 9
nam_ceremon 1n 3d e
nam_commiss 1f 6l a
nam_documen 1n ah b
nam_dog 1n 1m 9
nam_fix 1i 8u b
nam_hair 1n 1m f
nam_music 1n 9a b
nam_person 1i 4s b
nam_photo 1f f6 8
nam_story 1f bh 7
nam_villag 1n 5v b
naming 1n 3d 5
nanny 1i 1f 8 3k r
nanny_agency 1n 3k j
nano 1n 4l a
nant 1i 8p 9 eu 7
nap 1f 1f 5 b2 7
napkin 1i 2w 4
napl 1i 14 9 49 e
nappy 1f a 15 75 4 bc 3
nappy_grow 1n a b
nappy_pick 1n a b
naps 1i 1u d 6j j
naps_meal 1n 6j c
naps_playgro 1n 1u b
narrati 1n b1 j
narrati_adventu 1n b1 b
narrow 15 46 3 4d 3 8b 3 8u 3 9c 3 b4 4 fe 6 fp 3
narrowe 1i v 5 89 4
nationa 1i dy 8 fl 4
nationw 1i 5l 4
nativ 1c 3o n a5 9 cq 7
nativ_speak 1n 3o j
natur 1a 3l 9 5v 7 6n 6 6s n f7 3
natur_lov 1i 6s b
natur_walk 1n 6s l
natural z 0 o 2 6 3 9 9 j 2l 9 3c 6 3e 5 5q e 5t 3 62 6 6s f 8k 7 cr 8 f7 d fb c
natural_cosmeti 1n 0 c
natural_deodora 1n 9 p
natural_look 1n fb a
natural_pigment 1n 3 c
natural_skincar 1n 0 n
natural_soap 1n 0 n
natural_voic 1n cr b
natural_win 1i 2l b 5q i
navig 1n 7q g
navy 1n fe 4
nda 1n d6 k
nda_leas 1n d6 c
near c e 4 g 2 k 4 n 4 o 2 11 3 16 4 1a 6 1e 4 1v 6 1w 2 20 3 2i 4 2k 4 2n 4 2p 4 2q 5 2r 4 30 5 3d 3 3g 3 3l 3 3m 2 3p 2 3w 4 49 4 4s 2 4t 2 4u 2 56 2 5a 2 5n 4 63 3 66 3 85 4 8o 4 8q 3 8r 3 8s 2 8v 3 9c 2 c5 4 c8 2 cb 4 cd 4 ce 3 ci 4 cj 4 dq 5 dv 4 e0 3 eq 4 es 4 eu 3 ew 4 ey 4 ez 4 f0 4 f1 3 f2 3 f5 3 f6 3 f7 3 fb 3
near_cal 1n 1a c
near_port 1n 66 b
near_stadium 1n c5 b
near_station 1f e a dq a
near_weekend 1n 1v b
near_yoga 1n 2q b
nearby s h 4 y 8 1e 8 1q 7 1x 7 2i 4 2l a 3c 6 3i 2 5b 7 5d 3 71 7 7d 6 8v 4 aj 7 c5 4 dn 2 eb 2 f2 6 fg 9
nearby_cheapes 1n 1q c
nearby_fetch 1n 1x b
nearby_insur 1n 5b c
nearby_medicin 1n y b
nearby_ord 1n f2 a
nearby_pick 1n fg f
nearest 12 5y 3 6x 2 7e 7 eb 2 eh 6 fj 3 fr 2
nearly t f 3 8j 3 b5 2 cx 3 d5 3 d8 7 e2 3
nearly_used 1n d8 c
neat 1n 92 3
nebrask 1n b9 8
neck 13 e b 45 4 4a 5 7j 3 8k d dt 6 dx 3
neck_should 1n e d
necklac 1n 45 b
nectar 1n 9j d
nectar_flow 1n 9j a
need n i 6 k 2 3g 2 4k 2 7j 6 7t 2 ae 6 ak 6 d9 5 ep 2 fb 2 fg 3
need_today 1i 7j a
needl 15 2w 5 42 3 4a 7 7x 7 84 4 9d 8 9v 4 dv 3
needn 1i r 3 4e 3
negativ 1f 1z 4 81 o bh e
negativ_scan 1i 81 a bh a
negotia 1c 4g g 7h j ag 9 bw f
neighbo g 16 5 17 3 18 9 1c 3 1d 4 1e 4 1w g 22 4 23 3 2b 6 2g 3 2i 6 2n 3 38 3 3k 2 3s 3 3x 8 4f 2 56 2 5b 2 5i 3 67 5 6v 4 8p 4 8s 2 8v 7 91 c 92 2 9l 3 9n 3 9x 4 ax 7 bj 3 bs 3 c3 9 c4 5 c5 3 c6 6 c7 3 cb 3 ci 6 dn 3 dp 6 dq 3 dz 7 e4 4 f2 c f9 6
neighbo_app 1n 1w u
neighbo_borrow 1n 91 g
neighbo_café 1n 1e b
neighbo_charg 1n c6 b
neighbo_coffe 1n 2i c
neighbo_compar 1n 22 b
neighbo_cook 1i 3x m f2 h
neighbo_extra 1n f2 c
neighbo_feed 1n dp b
neighbo_group 1f dz a
neighbo_grow 1i 18 a f9 e
neighbo_help 1i 1w k
neighbo_hom 1n f2 c
neighbo_kilomet 1n dz b
neighbo_lisbon 1n 9x b
neighbo_mark 1n c4 b
neighbo_meal 1n f2 c
neighbo_news 1n ax g
neighbo_portion 1n f2 c
neighbo_rent 1n c3 b
neighbo_room 1n 8v b
neighbo_shar 1i 1w p
neighbo_skil 1n 8p b
neighbo_smal 1n 1w h
neighbo_tent 1n 91 b
neith 1c 8v 4 ab 3 b1 3 d5 4
nepal 1f 15 8 5z c 9o 8
nepal_sold 1n 5z b
nepales 1n bt a
nephew 1i 4x d ed 8
nerv 1n 3p 4
nervou 1c 9 4 6v 7 bk c do d
nervou_dogs 1i do a
nervou_speak 1n bk b
nest 1f 6s 5 8q 7 f7 i
nest_tel 1n f7 9
net 12 z 5 2e 3 39 4 3v 8 8n 5 d1 7 di 2 dt 3 dz 8 f0 2 f8 2
netherl s s 5 1b 5 1g 4 2g 5 33 5 46 5 53 5 5f 5 5q 5 5t 5 65 5 6y 5 7n 5 85 4 9a 5 9n 4 9y 5 ab 5 at 5 b6 5 be 4 bh 4 bv 5 by 5 c9 4 cs 5 d7 5 dg 5 dx 5 eh 5 ep 5 fe 5 fs 5
nets 1i 29 e 47 e
nets_cup 1n 47 c
nets_shap 1n 29 c
nettl 1n 8q 4
network p y 6 1q 2 1u 3 1w 5 39 3 4k 6 4w 5 4x 6 4y 8 50 2 54 4 55 6 57 2 58 2 6t 8 7r 3 87 3 95 4 ac 4 ay f b8 4 c6 3 cd 6 cw 4 dc 4 df 2 dg 2 e7 5 f9 5 fj 4 fs 7
network_look 1n 55 b
network_own 1i f9 9
network_pharmac 1n y b
network_piano 1n cd b
network_vet 1n 4y c
neurode 1n 1 k
neurodi 1n a6 b
neurolo 1n 7o 8
neut 1n 1c a
neutral 1f 22 4 5w b bq a
neutral_protein 1n 5w a
nev e 14 4 31 3 3p 3 3t 3 5r 3 7h 2 7p 3 94 4 98 3 au 2
nev_cam 1f 98 9
nev_sel 1n 5r b
nev_shout 1n 3p c
nev_start 1i 94 a
nev_than 1n 3t b
new 1f 89 3 al 3 b6 4
newborn 17 a 9 o i 1f k 25 c 2x b 75 q ew l
newborn_chat 1n 75 b
newborn_clas 1n ew c
newborn_sleep 1n 1f l
newcast 1n ex 8
newcom 14 g 4 h 9 13 7 3o 3 6u r 7g h a5 4 ac k cy 4
newcom_credit 1n 7g d
newcom_help 1n 6u l
newcom_registr 1n 6u c
newest 1i 7z 6 f1 3
newly 1c 1o 3 3w 3 5h 4 bm 8
news 14 1w 4 5n 3 7p 3 at 3 ax v d2 3 di 3
news_sit 1n ax b
newslet 1f aw 13 b6 7 cm j
newslet_tel 1n aw b
newspap 17 23 7 3f 5 9a a 9p 3 ae 3 ax m bf s
newspap_grandpa 1n bf h
newsroo 1n ax c
next 6 19 2 b7 2
next_cinema 1n 2r b
next_count 1n 2i c
next_dat 14 9f 8
next_door x 39 7 64 6
next_family 1c 1i 8
next_hand 1n 1k a
next_hut 1n 6r a
next_job 1n eh b
next_meet 1i z a
next_ones 1f b7 9
next_pharmac 1n 7d b
next_practis 1n ag c
next_room 19 t 9 19 e
next_siz 16 1j g 3z b
next_step 1n d3 b
next_superma 1n 9h a
nfc 1n 9v n
nfc_tag 1n 9v d
ngos 1i 69 9 9t 8
nic 1a 23 4 58 6 ac 4 fe 4
nicely 1i 6t 3 ev 4
nich 1i 5 r b8 k
nich_job 1n b8 i
nich_perfum 1n 5 n
nichola 1n 1n 11
nichola_hom 1n 1n c
nichola_mitr 1n 1n a
nichola_visit 1n 1n f
nick 1f b 4 85 4 do 3
nickel 1i 45 9 9d 6
nicknam 1n 9z 5
nicotin 1n 7c b
niec 1i 4l 4 cn 8
nigeria 1a 72 8 ag 8 cr 8 df 9 fb 7
night c o 6 r 3 1f 8 1v 4 24 4 2g 3 2u 4 33 4 35 3 36 6 38 4 4m 2 4q 4 4z 2 59 2 5a 2 5c 3 5f 3 60 3 67 3 6c 3 6e 5 6n 7 6o 5 6t 3 6z 7 75 5 77 4 8k 4 94 3 9b 4 9i 4 9k 3 aj 5 al 3 ar 5 bc 3 bp 3 bv 2 c7 4 cj 8 ck 3 cl 3 cu 3 du 3 eb 2
night_bak 1i et 8
night_br 1n 5f b
night_cook 1n o b
night_empty 1c 38 9
night_explain 1n ar b
night_feed 1n 75 b
night_find 1n 77 b
night_leav 1n r b
night_plan 1i 1f c 1v d
night_rent 1n 9i a
night_shift 15 2u 8
night_ship 1n 60 b
night_taxi 1n c7 g
night_tel 1i al 9
night_train 1i 36 j
night_video 1n cj a
night_volunt 1n aj b
night_wak 1n 1f k
nightli 1n 24 a
nin 1n eb 7
nina 1n cc 9
ninetee 1c 1z 5 7f 6 7l 3
ninety 15 e a 1k 4 4e 9 6p 3 9o 3 f9 5
ninja 1i h a ez 8
ninth 11 4c 3 6x 2 9n 6 b3 3 b4 5 d1 5 d2 5 fr 2
nis 1n dj l
nobody_answ 16 79 8
nobody_catch 1n dv d
nobody_practic 1n cl c
nobody_scaffol 1n fo b
nod 1f z 6 3d 2 78 6
nois s i 3 24 5 2l 3 38 7 3n 4 8y 5 aa 3 cb b cr 2 dq 3 ez 6 f0 5
nomad 1n 6u 8
non k 1l c 27 2 30 3 3d 7 61 b 6p 3 7u 6 96 2 av 2 c6 3 dr 3 el 3
non_alcohol 1n 61 q
non_drink 1n 61 d
non_religio 1n 3d g
non_speak 1n 1l r
non_verbal 1n 1l n
nonprof 1i 1a b 51 j
nonprof_open 1n 51 c
nonsens 1f 86 3 aq 4 cn 4
nonverb 1n 1l r
noodl 1a 1p 6 2m 6 2u 6
noon i g 5 q 2 t 3 1f 4 2t 7 30 3 58 3 5a 2 5c 2 79 3 9l 4 cb 3 dn 5 ew 4
noon_block 1n ew a
noor 1a 32 6 6q 3 6u 2 ac 8 dr 6
nor 1i 8v 5 f7 2
nordic 1a 0 b 4v 8 cx 8 eo 8 ex 7
nordic_berry 1n 0 b
nordman 1n f8 a
norm 1i 48 a 4c 5
normal 17 9 3 21 4 2a a 75 5 81 4 b5 3
normal_socket 1n 2a b
normand 1f 5a 9 63 8 f5 6
north z 1u 6 26 4 3b 5 93 6 94 4 95 5 9b 6 a8 6 b8 2 e4 4 f6 5 fo 4
norther 15 14 7 52 7 62 7 6a 7 76 7 9h 6 cq 7 dm 7 fh 7
norway 14 1x 7 24 6 4d 7 7i 6 7k 6 7x 5 bi 6 d3 7 ec 6 ej 7
norwegi 1n 9x a
norwich 1n 8r c
nos 11 4 6 5 3 32 5 46 8 4c 5 5y 6 6d 6 av 3 el 3 fd 4 fs 5
not 6 u 4 x 2 z 2 1k 4 a7 3 df 3 dl 5
not_book 1n 1k a
not_contrac 1n df d
not_custom 1n d9 b
not_damag 1i e1 a
not_deal 1n d3 b
not_flashca 1n a7 b
not_let 1n u b
not_mood 1n z b
not_phon 1n t c
not_softwar 1n 6d b
not_student 1n 1k c
not_surgery 1n x b
not_went 1i 81 9
notar 1n em b
notary 1a 4w b a1 a ai 7 d5 6 ep 4
notary_exam 1n a1 b
notatio 1n c9 6
notch 1n 7k 4
noteboo y o 2 1p 5 3m 2 6m 6 77 7 8h l 8q 3 9b 5 9x 5 b9 3 d3 7 e2 3 e7 5 ef 5 et 4
noteboo_cov 1n 8h c
noth_logo 1n 4d b
notic n s 4 14 3 1r 7 25 6 2b 7 4e 2 4p 2 4t 2 4y 3 50 2 55 2 56 2 66 2 6j a 9a 3 ac 3 ad 5 ae 8 af 2 al 8 cu a d5 b d9 3 de 2 ef 7 fn 5
notic_baby 1n 25 b
notic_camera 1n 2b b
notic_fev 1n fn a
notic_own 1n 6j c
notic_period 1f d5 h
notifi 1i v 5 2v 5
notify 1n e3 g
notting 1n 1a b
novel 1f 8g p b3 d b7 g
novel_grandmo 1n b7 b
novel_indepen 1n 8g c
novel_stretch 1n b3 c
novemb y 1o 3 1t 3 33 5 3l 3 3m 3 3w 6 60 3 8q 3 8r 3 bi 3 dp 3
now e 6l 2 7j 3 ck 2
nowher 16 29 4 87 4 92 3 af 5 bu 3 co 3
numb f w 2 1w 4 22 2 2h 3 2k 3 3g 2 5j 3 5v 3 68 4 6u 7 6v 3 7q 4 7r 2 8i 3 8p 5 8r 2 8t 2 92 3 9j 3 bx 2 c5 3 c8 2 cl 3 cs 6 cw 4 cy 4 dn 2
numb_dashboa 1n cs d
numb_mail 1n cy b
numb_school 1n 6u 9
numb_shelf 1i 7q a
numb_smal 1i 8p a
number c 8i 3
number_sign 1n 8i b
numerol 1n fa 9
nurs u o 5 t e w 3 y 2 1f 8 3j 2 3s 3 3t 9 48 5 4c c 4i a 4k 5 4r 7 4w 5 4y f 6j 6 6q 4 6y 5 73 3 7j 8 7t h ag 8 at c bf e bt a c5 5 fg f
nurs_abroad 1f bt a
nurs_cal 1n 7t e
nurs_documen 1n t e
nurs_hom 1i bf l
nurs_practis 1n 4i c
nurs_removal 1n 4r b
nurs_see 1n fg b
nurs_sleep 1n 1f 9
nurs_tunisia 1n 4y c
nursery r 4 4 j 2 1n 4 1r a 1t 4 25 6 28 4 2v e 3k 3 3l l 3r 2 43 2 5j 2 6j j 8d 7 8o 3 9k 3 af 5 b0 6 dq 5 ez 5 f8 5
nursery_br 1n 2v c
nursery_open 1n 3l g
nursery_plac 1n 3l i
nursery_puts 1n 1r c
nursery_softwar 1n 6j g
nut 19 2p 3 2t 4 30 3 5h c 5k 6 5t 8
nutriti 19 l z z 8 2v 4 72 k 7p 8 ds 9
nutriti_coach 1i l m
nutriti_comment 1n l b
nutriti_plan 1f l f
nuts x d 2 2l 4 2o 4 2p 4 2t 3 2z 6 3k 2 57 9 5h 4 5o 8 5t 5 5u 3 6c 4 8l 6
nuts_good 1n 57 c
nuts_oil 1n 5o b
oak 17 1x 5 7v 8 88 f dt a fp 5
oak_ord 1n 88 b
oak_smal 1n 7v 8
oat 1a 0 9 2i a 2r b 5t 3 7a 3
oat_milk 1i 2r a
oats 1a 1q 6 2u 6 5m 3 5o 8 5t a
obedien 1n dr b
obey 1n eu 4
obituar 1i 3f 8 ax 4
object 1a 1q 4 56 8 a7 6 ei f fo 7
objecti 1c 7h 3 am f cx 4 e9 3
objecti_phon 1n am b
observa 1n cu b
obsolet 1n 6a x
obsolet_part 1n 6a n
obsolet_spar 1n 6a d
obstacl 1n cv 5
occasio 1a 1s 4 40 6 45 4 5u 3 ch 4
occupat 1i bb 6 bd 4
ocean 1n 43 e
ocean_plastic 1n 43 b
ocr 1n d9 a
octob z 8 3 n 8 1n 5 1o 3 26 2 2e 3 2p 3 35 3 3l 3 3w 3 8q 3 94 3 9c 3 f8 7
octob_april 1n n b
odd v 5q 4 8p a aq 5 br 4 bu 3 bv 3 da 4 di 6
odd_jobs 1n 8p g
oee 1n 6b a
off a e 3 q 3 1a 3 1q 3 2e 3 44 3 66 3 69 2 6n 6 7b 3 7h 4 8p 3 8w 3 9g 3 bl 3 cm 3 df 3 ea 4 fe 3
off_anoth 1f fe a
off_assembl 1n 8p b
off_body 1n 7b c
off_cloth 1n e c
off_craftsm 1n 90 b
off_debt 1i 7h c bl e
off_deep 1n 44 b
off_fenc 1n 9g b
off_grid 1n 6n o
off_loan 1n 7h d
off_pallet 1n 66 b
off_peak 1n 9r a
off_rainy 1n 69 b
off_slot 1n q b
off_task 1n 1a e
offend 1f r 4 1e 9 dh 3
offer y d 2 1p 2 1x 5 2s 2 4b 2 4s 3 5n 3 61 3 6h 3 a7 2 b4 3 cg 3 fp 3
offic b c 4 e 3 g 3 h 3 13 3 14 2 1e 4 2t 9 2u 4 39 4 44 4 4f 3 4h 3 4i 3 4n 2 4o a 4p 6 4u 2 4w 4 4x 5 4z 3 51 2 56 9 57 a 58 2 59 2 5c 2 5d a 5k 3 5t 4 6j 4 6l 3 6u 3 9q 4 ag 3 aq 6 at 3 bv 4 c0 3 c1 3 c5 3 d1 3 d5 2 d8 4 dh 5 di 3 dk 4 dl 3 dn 2 e4 3 e6 4 e9 3 ed 2 f2 4 fk 3 fp 3 fq 3
offic_becom 1n 6o a
offic_buildin 1i 2j a
offic_canteen 1c 2t d
offic_car 1i c1 a
offic_cater 1n 2t d
offic_clean 1i 56 w
offic_compan 1n 5d f
offic_fix 1n 4x c
offic_fruit 1n 57 j
offic_glov 1n h b
offic_hom 1n c0 c
offic_kitchen 1i 57 h
offic_lunch 1n 2t r
offic_manag 19 aq 9
offic_massag 1n dh b
offic_pantry 1n 57 q
offic_park 1n c b
offic_plant 1n 4o w
offic_practic 1n 56 d
offic_resol 1n 44 b
offic_sees 1n 6j c
offic_smal 1i 57 b
offic_snack 1n 57 d
offic_spac 1n 5d q
offic_staf 1n aq a
offic_task 1i d8 b
offic_team 1n 5d l
offic_wat 1n 4o h
offic_work 10 f2 a
officia 19 22 3 3d c a9 a e9 j eb k ff 4
officia_let 1n e9 f
officia_refer 1n eb a
offlin 1c 95 b bp c e7 4 eh c
offlin_cellar 1n eh b
offlin_settl 1n bp b
offlin_shaft 1n 95 a
offset 1i 22 e 9p i
offshor 1n 4y b
offsit 1i 58 b 5d b
often q 17 2 1s 7 4v 2 7a 4 8v 2 92 6 ap 3 bx 4 ct 4 d4 4 ei 2 ek 2
often_piec 1n 1s b
ohio 17 2u 7 31 8 9a 7 bb 5 c1 7 c9 6 d3 7
oil v 0 b 2 5 b e e 4 4r 5 52 b 5g 4 5o 7 5p 9 60 m 88 4 8c 4 93 2 9g 3 9v 5 c1 5 fq 5
oil_balm 1n b b
oil_deliver 1n 5p a
oil_family 1n 60 b
oil_goat 1n 0 b
oil_wash 1n 5o b
oil_win 1n 52 h
oils 1f 0 h b 4 e d
oils_hom 1n e c
oily 1n 99 8
okafor 1i dx 4 dz 4
old u c 5 p 9 1q 2 3p 2 3s f 3x j 46 5 6q 5 79 7 7r c 8s 3 a1 4 a7 4 ad 5 ak a b9 k ba j bb g c7 8 cl 3 dx 5 ex k
old_exercis 1n ex c
old_fitnes 1n ex c
old_landlin 1n 79 c
old_liv 1f ak a
old_parent 1n 7r d
old_person 1n 3x f
old_spar 1i ba k
oldest 1n 5t 4
olds 1c 9z 8 bn 8 eu 3
olena 1i 13 4 19 4
oliv 1a 0 f 2l 3 52 g 60 10 9v 7
oliv_oil 1c 0 9 52 e 60 t
oliv_tre 1n 60 f
olten 1n 2j 9
omar 15 26 3 36 5 ai 7 aj 7 ak 5 b3 5 bs 5 c4 7
ombudsm 1i 4h 9 7s 4
ombudsp 1n 4h f
omega 1n 7 j
omega_iron 1n 7 b
onboard 1c 4j 8 58 5 am 4 dd y
onboard_app 1n dd e
onc 9 14 2 2g 3 2s 2 3d 2 56 2 5m 3 7a 3 7m 2 9a 3
onc_app 1n 1s b
onc_br 1n 5o b
onc_cod 1n 2g b
onc_cook 1n 2s c
onc_plan 1n e4 c
onc_play 1n 3s b
onc_prepar 1n 2z c
onc_record 1n ah b
onc_softwar 1n aq a
onc_tool 1i ff 9
onc_underta 1n 9a b
onc_wheth 1i 7a a
oncolog 1n fb 5
ones i a 7 i 2 v 4 1q 2 28 3 3z 3 41 6 48 5 54 2 65 3 8g 2 8j 3 a1 2 am 4 b7 4 cp 7 da 5 dg 2 dq 4 e2 4
ones_onlin 1n 41 b
ones_paid 1n b7 b
ones_top 1n v b
ones_twic 1i a c
oneself u g 2 k 2 3u 4 4u 3 4z 4 6x 2 aw 4 f2 2 f8 4
onion 14 1p 3 2m 5 3x 5 5y 3 6l 9 85 4 8c 8 9i b et 4 fh 5
onion_night 1n 9i a
onlin f 2 3 g 6 i 5 k 4 q 6 r 5 1h 2 1x 4 29 4 2g 3 2s 4 3c 7 3f 7 3i 7 3m 6 3n 4 3o 4 3p 4 3v 5 41 6 43 2 45 3 46 5 4e 2 4o 2 4s 7 4v 1 53 4 55 3 5h 3 5n 4 5p 5 5q 4 5r 4 5s 3 5u 4 5y 6 5z 4 61 3 62 3 63 4 65 8 66 4 67 3 68 3 6e 4 6k 3 6l 5 70 3 72 5 75 6 76 c 78 4 7d 8 86 6 87 4 88 6 89 4 8a 6 8g 4 8i 7 8x 9 a0 5 a1 5 a2 9 a3 3 aa b ad 4 af 3 ai 8 an 7 ao 6 ax 3 az 5 b3 4 b6 6 b9 6 bv 3 by 6 c0 4 cd 4 ck 5 cm 3 co 3 cp 6 cv 3 cw 5 d4 4 d5 6 da 7 db 3 dk 2 dr 4 dt 3 du 7 e4 3 e5 4 e8 6 ev 6 fb 2 fe c fr 3
onlin_account 1n 4s o
onlin_advis 1n by b
onlin_ballet 1n i c
onlin_bank 1n b9 c
onlin_book 1f q h 6k 9
onlin_box 1n 63 b
onlin_brand 1n ao f
onlin_bundl 1n 3p c
onlin_centime 1n 88 b
onlin_check 1i 6e b
onlin_clas 1n aa x
onlin_collect 1n c0 c
onlin_counsel 1n 76 g
onlin_cours 1f a1 f a2 n
onlin_deli 1n 5s b
onlin_doctor 1n 7d n
onlin_door 1n e8 b
onlin_gallery 1n 8i e
onlin_group 1i 3i 8
onlin_half 1n 5n b
onlin_interio 1n 8x h
onlin_lesson 1n a0 c
onlin_magazin 1n b6 j
onlin_market 1n e5 c
onlin_memoria 1n 3f a
onlin_night 1n r b
onlin_order 1n 6l g
onlin_park 1n dr c
onlin_piano 1n cd b
onlin_pilat 1n g c
onlin_plain 1n ai b
onlin_platfor 1i 3c 9 3n a
onlin_program 1n k c
onlin_quiz 1n 2 b
onlin_review 1n cp k
onlin_robotic 1n 3v b
onlin_school 1i az a
onlin_servic 1n 8x b
onlin_shar 1n 41 b
onlin_shop y 5h 6 5u 6 61 6 65 b 86 8 an a ck 8 da 9 fe m
onlin_stor 1i 41 a fe b
onlin_superma 1i 5p 9
onlin_therapi 1n 76 e
onlin_therapy 1n 76 s
onlin_titl 1n 8g c
onlin_train 1n ev c
onlin_tutor 1n 3m b
onlin_vet 1n du h
ons 1i d2 7 el 8
ontario 1i 5h 9 96 9
onto 19 23 6 2h 4 41 3 5g 3 eq 3
oolong 1n 2r 7
open 8 26 3 2g 3 2l 3 2u 3 38 3 3l 3 4q 4 51 2 56 3 67 3 7h 2 95 3 9c 2 c3 3 ci 3 d3 2 e8 3 em 3 fg 4
open_air 1f ci j
open_barri 1n 9c b
open_cal 1n 51 c
open_card 1i 4q a fc 9
open_cod 1n e8 b
open_door 16 2u 9 c3 8
open_fault 1n 95 a
open_fil 1i em f
open_fir 1n 30 c
open_flat 1n 38 b
open_forg 1n er 8
open_fountai 1n 86 c
open_hous 1i f5 7
open_invoic 1f d2 9
open_kitchen 1i 2l b
open_lat 1c 4q b
open_logbook 1n 95 a
open_neighbo 1i 2i b
open_onc 1n 2g b
open_pag 1i 3f 9
open_parcel 1n 67 c
open_parent 1n 3l c
open_salespe 1n d3 b
open_shift 1i fg j
open_sit 1n cx b
open_smal 1i 2l b
open_until 19 n 8
open_window 1c 26 e 56 b
opening 1a 2g 4 4l 4 aa b ao 4 bd c
opening_held 1i aa a
opening_wheelch 1n bd 9
openly 16 b 4 1c 3 5k 4 8x 4 90 4 ep 3 fi 3
operat 1i ae a dw a
operati 15 k 3 x 3 5l 3 c3 6 cu 4 dv 4 dw b fc 7
operati_exercis 1n dw b
operato z 1d 5 2a 3 2u 5 5b 3 5c 5 69 7 6k i 6q 4 6r 4 9m a 9q 7 fj 2 fo 6
operato_boat 1n 6k b
operato_book 1n 6k d
opinion 19 o 3 1s 6 7d 8 b3 6
opponen 1i ev 9
opportu 1n 1a c
opposit 1f 1f 3 8a 4 ab 4
ops 1n 1d 8
optical 1n fi a
opticia 1a p e v f 46 o 7q 4 aw f
opticia_chang 1n aw b
opticia_hom 1i 46 a
opticia_plus 1n v b
optim 1n ek c
optimi 1n fk g
orang 19 5 3 2q 3 5s 5 61 e ex 3 fb 3
orang_peel 1i 61 c
orchard 14 18 7 33 4 63 9 8c b 9i 7 ci 8 f4 i f5 j fm e
orchard_appl 1n 63 b
orchard_barley 1n f5 8
orchard_headpho 1n ci 9
orchard_wood 1n 8c b
orchest 1f 3n e 8n 4 ce 6
orchest_musicia 1n 3n b
orchid 1n 9m 4
ord d 0 4 2 4 3 4 8 4 9 4 b 4 y 7 10 5 2d 2 2m 6 2o 6 2t 3 2v 3 3y 5 3z 4 47 5 48 3 4a 6 4b 5 4c 4 4d 4 4g 9 52 1 5f 9 5k 4 5p 5 5y 4 5z 4 60 5 63 4 64 3 65 7 6b 9 6c 2 6d 6 6l b 7u 3 82 3 86 4 88 5 8h 5 8j 5 8k 5 8o 4 99 5 9k 3 9t 3 aq 7 b6 2 c7 4 ck 6 cm 2 cv 3 d5 4 da 7 dt 5 ek 6 el 6 f2 4 f8 4 fe 6 fj 4
ord_ahead 1i 2v b
ord_alt 1n cv c
ord_child 1n 2o b
ord_deliver 1f 6b 9 88 a
ord_email 1n aq i
ord_even 1n f2 a
ord_farm 1n 5f e
ord_kilo 1n f3 8
ord_lat 1a 6b c
ord_linen 1n 4g c
ord_liv 1n ek c
ord_machin 1i 4a a 6b g
ord_onlin 1i da a
ord_part 1f fj 9
ord_pay 1n 6l g
ord_phon 1n c7 b
ord_photo 1n 10 b
ord_post 1n 5k b
ord_regular 1n 8o c
ord_remind 1n 99 b
ord_restaur 1i 6l j
ord_return 1n ck g
ord_sent 1i d5 a
ord_suppli 1n 6d j
ord_tabl 1n 6l e
ord_thirty 1i 5f a
ord_togeth 1f 4g c
ord_wholesa 1n y g
order u y 7 29 3 3y 4 4w 8 5f 4 64 4 65 3 6c 5 6d 7 6l k 7u 3 86 3 8b 4 el 6
order_phon 1i 4w b
order_system 1n 6l h
order_takeawa 1n 6l g
ordinar 15 1e 3 2u 4 3z 4 40 4 5a 4 6o 3 aw 4 ci 3 ey 3
oregon 1i dz 9 f4 7
organ 1f 6g 9 9a 3 b8 c
organ_build 1n b8 b
organi 19 1r 9 1z 8 2w 9 6g j 7b 8 93 8
organi_ticket 1n 6g e
organic x 0 b 6 b b 8 2p 8 2v 8 33 8 3y b 3z 8 4d b 5i f 5k 3 5m g 5o 7 5u 3 5x 6 62 6 82 8 8k 6 9i 7 f8 7 fq 6
organic_baby 1i 3z a 5m f
organic_box 1n 5i g
organic_christm 1n f8 a
organic_cotton 1i 4d a
organic_farm 1f 33 a 5i 9
organic_ingredi 1n b b
organic_lunch 1n 2v c
organic_puré 1n 5m b
organic_sheep 1n 2p b
organis w 12 5 13 4 14 5 15 4 1a b 1c 4 1r 8 1v 8 1z i 36 9 3j 2 58 5 6g i 6x 8 93 h ba 4 bp 3 cq 6 dz 8
organis_declut 1n 93 b
organis_dental 1n 6x 9
organis_family 1n 1z e
organis_help 1n 93 b
organis_pay 1n 6g b
organis_read 1n 1r c
organis_search 1n dz b
organiz 1c 1r 9 1z e 2w 9 93 i
orienta 1n ab 5
origin 14 3y 3 42 3 5i 6 5k a 5v 6 5y e 60 6 68 a 84 3 9v o
origin_bean 1n 5k b
origin_certifi 1n 68 b
origin_spic 1n 5y g
origina 15 1z 6 29 6 4p h 6a a 6j 3 8i f 8y 3 at 3
origina_art 1n 4p d
origina_artwork 1n 4p f
origina_cast 1n 6a b
origina_paintin 1n 8i b
orthodo 1n 10 a
orthopa 1f k 5 78 7 dw 4
osei 19 2b 7 6p 3 6u 2 ax 3 c5 6
oslo 1c n 8 5x 8 c6 8
osteopa 1f g 5 78 7 dw j
osteopa_massag 1n dw b
oth b 1r 2 1w 3 5b 3 5d 3 5z 3 6v 3 7b 3 8e 3 b2 3 b8 3 bm 3 bv 3 c3 3 c9 3 cc 3 dq 2 fh 2
oth_app 1n c3 b
oth_build 1i 5b b
oth_firm 1n 5d c
oth_gig 1n bv b
oth_meadow 1n 6v a
oth_quietly 1n c9 9
oth_rar 1n b8 b
oth_rol 1n cc a
oth_routin 1n 7b c
oth_school 1n ca 9
otherwi 1a av 4 bl 4 cg 3 ci 3 e5 4
ott 1f 37 3 3q 4 87 3
otto 1f dq b dr 4 dy a
ought 1n aw 5
ours 11 6p 4 9g 3 ap 3 ay 3 b1 3 bm 9 d4 3 di 4 dt 3 f8 4
ourselv 1i 5k 4 6q c
ourselv_transf 1n 6q a
out 1i 58 h 9f 4
outag 1f ar 4 cu a e7 4
outcom 1c a3 6 am 4 da 8 eo 4
outdoor z 4 3 f 7 20 3 31 c 33 3 35 3 3l 7 4l 6 58 7 6k 6 6r 3 6w 3 7k 6 8m a ci h
outdoor_cinema 1n ci d
outdoor_escap 1n 31 g
outfit 1f 1s 13 40 g 48 i
outfit_app 1n 1s o
outfit_morn 1n 1s d
outfit_plan 1n 1s e
outgrew 1n 5c 3
outgrow 16 1i g 1j 7 1x 4 25 3 3z j 8n 3 c2 3 df 4
outgrow_childre 1n 3z b
outgrow_cloth 1n 3z e
outgrow_uniform 1n 1i a
outing 1n 50 6
outlin 1f e 4 43 6 as 3
outliv 1f 3f 4 3r 3
outreac 1n cx y
outreac_linkedi 1n cx b
outs 1n 93 h
outsid q h 4 t 2 2g 4 2j 8 8t 7 ah 3 dj 2 dk 4 do 6 en 2 f0 2
outsid_door 1i 8t a
outsid_hospita 1n 2j b
outsid_hous 1n do b
outsour 1f 4s a 4z a 54 a
outward 1n m 4
oven z 10 2 2n j 2z 3 4e 2 5c 2 5j 3 8j 5 8o 3 9r 7 ax 2 b7 4 cn 3
oven_sold 1n 2n b
overal 1n 3z 7
overdra 1i 4e 8 bx 7
overdu 1a p 3 x 4 2e 3 d7 n do 3
overdu_invoic 1n d7 m
overflo 1n e2 f
overgro 1n fs 5
overlay 1n cv 9
overloo 1c 5t 4 92 5 au 4 d6 4
overnig 10 2n 9 44 3 9g g a9 5 az 3 bt 3 c6 2 c8 3 d7 2 ff a
overnig_toilet 1n 9g b
overnig_wood 1n 2n b
overrul 1i 4f 5 6b 5
oversea 1n 52 c
oversiz 1n ar a
overtim 1f t 5 c4 a d1 4
overtur 1n as 4
overvie 1c ap 8 bl 8 bu 7 bz u
overvie_monthly 1n bz c
ow 1n 1w 4
owe 1c 41 4 a8 3 bp b co 4
owed 17 1w 6 2h 4 8i 4 a4 4 b6 4 br 3 fg 3
owes 1a 5k 4 7s 3 8u 3 8w 4 b5 4
owl 17 3k 8 3o 6 b0 3
owls 1n 33 3
own 5 21 3 3g 2 4n 2 5d 2 6a 2 6l 3 6v 3 7i 3 8r 2 8w 3 9c 2 c5 2 cd 3 cn 2 dn 4 do 3 dp 3 dq 2 dr 3 du 3 dv 3 dw 3 dz 3 e0 2 ee 2 f5 2 fc 4
own_addres 1f 6g b
own_ail 1n dw d
own_bakery 1n 1e b
own_book 1a 6v 8 99 8 cd 9 dn c
own_cars 1n c3 b
own_choos 1f cg 9
own_clean 1n 8o c
own_complai 1n cp c
own_dashboa 1n cs b
own_documen 1n dm b
own_driv 1n fh b
own_early 1n dx b
own_family 1n f2 a
own_field 1n 8b b
own_figur 1n 51 c
own_filt 1i 2i b
own_find 1f dp a e0 a
own_follow 1n d3 b
own_fragran 1n 5 b
own_fre 1n 9l b
own_gam 1i 3v a
own_good 1i 8z c
own_hens 1n 33 c
own_history 1i ct a
own_hom 1a d 9 p 9 dp 9
own_jars 1n 5o h
own_join 1n 6v a
own_kit 1n 7w b
own_kitchen 1a 2z 9
own_languag 17 3o 9 6j 8 fm 8
own_larg 1n f9 a
own_lin 1a c9 7
own_mis 1n dz e
own_nam 19 6l 9
own_orchard 1n f5 8
own_paid 1n bu d
own_panel 1n 9s a
own_part 1c c9 c
own_phon y db 7
own_pictur 1f cn b
own_playlis 1n a4 b
own_region 1n b0 b
own_renovat 1n 8w b
own_rent 1c 35 9 37 b 6v 8 c5 9
own_reord 1n el c
own_report 1n ee b
own_rid 1f 2m c 6l e
own_roof 1i 1d a
own_run 1f d1 a fc 9
own_say 1n 9b b
own_school 1n 9w b
own_see 1i 95 9
own_shar 1f 37 9
own_siz 1i 4d a
own_smal 1i a0 d
own_solar 1n 1d d
own_stand 1f 4z a
own_talk 1n du c
own_task 1n 50 c
own_term 1n cq c
own_think 1n 90 b
own_ton 1n d7 b
own_town 1f a9 9
own_wed 1n 45 b
own_work 1c dn a
own_worksho 1f 84 9
ownersh 1n 7i l
ownersh_holiday 1n 7i a
owns v 4g 3 4u 3 6h 3 9r 5 9s 4 a2 3 a4 3 a7 3 ah 3 b7 3 c6 3 co 3 cw 3 el 3
oxygen 1f 7t 8 7u 7 9k o
oxygen_drop 1n 9k a
oxygen_monitor 1n 9k c
oyst 1c 64 j 7w b 9k p f3 6
oyst_farm 1n 9k c
oyst_grow 1n 9k h
oyst_mushroo 1i 64 e 7w a
oyst_tid 1n 9k c
pac 16 14 3 3j 3 71 3 a0 b a2 e
pac_program 1n a0 c
pac_video 1n a2 b
pacemak 1i 7t 7 bd a
pack p 6 9 7 b 8 4 b 4 y b 1q 3 2m 3 4b 4 4d 8 5c 5 5g 5 5i 9 5q 4 5t 7 5w b 65 j 7a 3 8f 4 8l a 8u 7 9u 4 bc 3 fr b
pack_deliver 1n 8l b
pack_expir 1n y d
pack_fragil 1n 65 b
pack_post 1n 4d b
pack_ship 1n 65 x
pack_straigh 1n 5i b
pack_unpack 1n 8u c
packag 15 1u 4 36 4 3j f 58 4 5o c 65 6 6t e 8l 8 fr u
packag_busines 1n fr d
packag_fre 1n 5o d
packag_seaw 1n fr f
packet 1a l 3 y 8 55 4 79 e 82 m
packet_runs 1n 79 d
packet_story 1n 82 9
packsho 1n an f
pad 12 k 6 6l 5 78 5 8z 3 96 5 99 2 c0 3 ce 5 f1 5
paddl 1c 34 a 37 h 8m 9 9k b
paddl_board 1i 37 g
paddl_wheel 1n 9k a
padel 1i h n f0 13
padel_club 1i f0 k
padel_court 1i f0 m
pads 15 6 o h 6 28 3 46 3 99 7 bc f c0 3 c2 3 f1 2
pads_banana 1n 6 g
paediat 16 j 4 1f 3 3w 4 5m c 75 7 94 4 9y 4 b0 4
paediat_dietiti 1n 5m b
pag g r 2 19 2 1k 2 1m 3 1v 2 3f a 4u 3 54 2 6p 3 73 3 74 5 7c 3 83 3 8g 4 8h 7 94 3 9y 6 af 7 ah 3 ai 5 ap 7 b1 3 b2 2 b3 3 b6 5 b7 3 bf 4 bi 6 bj 3 bu 4 bz 4 co 3 cq 8 cu 4 cv 6 cw a d4 5 d5 4 d6 3 dm 7 e7 3 e9 4 ec 3 fa 3 fe 5
pag_chang 1c ap a
pag_doctor 1c 74 a
pag_onlin 1n cw i
pag_photo 1n 3f 9
pag_public 1n e9 b
paid f 13 5 1g 3 36 3 4e 7 4g 2 4l 3 4t 2 51 4 55 4 56 2 5a 3 7f 5 7g 3 7s 3 8o 3 8r 2 9o 4 9p 3 aw 6 ax 4 b5 3 b6 3 b7 5 bp 4 bq 2 br 5 bt 2 bu 5 d7 5 dh 4 ed 5 eo 6 fh 3
paid_company 1n dh b
paid_cost 1n bu b
paid_grant 1n 51 c
paid_instalm 1n 9o b
paid_interns 1n ed b
paid_memb 1n ax b
paid_messag 1n 1g a
paid_mobil 1n br c
paid_sam 1a eo 9
paid_sponsor 1n aw b
paid_stop 1n 7f b
paid_trial 1n 13 b
paid_unload 1n fh b
paid_vulnera 1n 55 b
pain z e 7 f 3 k i 2c 9 4r 5 6x 2 70 2 71 3 74 8 78 s 7d 2 7l a 7o 2 8k 6 dh 6 ex 3
pain_app 1n 78 e
pain_camera 1n 78 b
pain_endomet 1n 74 b
pain_exercis 1n 78 o
pain_patient 1n 78 e
pain_physio 1n 78 m
pain_program 1n k e
pain_video 1n k c
painful 1n bg 3
paint 10 4p c 6h 4 8d 3 8i 9 8w f 8x 7 93 3 bq 3 cn 3 cw 6 eg e eq 4 es x
paint_bar 1n es c
paint_bars 1n es i
paint_beer 1n es c
paint_buy 1n 4p a
paint_clas 1n es c
paint_cocktai 1n es c
paint_drink 1n es c
paint_electri 1n 8w b
paint_even 1n es j
paint_film 1n eg b
paint_friend 1n es g
paint_pictur 1n es j
paint_prosecc 1n es c
paint_sip 1n es u
paint_win 1n es g
paintin 1i 4p 11 8i o
paintin_lobby 1n 4p d
paintin_local 1n 8i b
paintin_photogr 1n 4p a
paintin_rent 1n 4p d
pair q 6 4 o 2 12 d 18 5 19 3 1g 5 3k 5 3r 2 43 e 44 c 46 e 8r 3 ab 4 ba 8 dn 3 dq 4 ev 3 f9 5 fe 5
pair_try 1n 46 b
pal 1a 23 3 63 8 6m 6 9k 3 av 4
palet 1n es 4
pallet 11 2h 3 2v 3 60 3 62 3 66 k 8v 3 ek 3 fh e fi 4 fp a fr 2
pallet_carri 1n fh f
pallet_spac 1n 66 j
palm 1f 5p f 8n 4 fa 8
palm_oil 1n 5p e
pan z 2m 5 2z 5 5w 8 8c 7 8r g cr 2 f0 2
pan_fram 1n 8r d
pancak 1i 2v a 3x 4
panel 12 1d 9 2a i 49 3 60 3 8r a 90 e 9s e 9t f b7 8 fo d
panel_dron 1n fo b
panel_pay 1n 9s a
panel_recycl 1n 9t b
panel_roof 1i 90 a
panic 1c 2b 8 2e 8 7l 7 aj g
panic_button 1f aj d
pans 1f 8c e
pant 1i 6 e bc s
pant_deliver 1n bc b
pant_sampl 1n bc 9
pantry 1f 11 9 1p f 57 q
pap d 9 3 a 3 10 2 13 4 1q 2 2w 4 3e 5 4s 3 4w 1 56 1 5b 2 5h 3 5k 2 68 5 6j 3 6u 3 7u 4 8h a 95 3 9a 4 9e 3 9z 3 a1 7 ai 4 at 4 ax 4 b2 2 b6 4 bf 5 bs 3 bt 2 by 5 d5 3 d6 3 d9 4 dm 3 dz 3 ec 4 ee 3 eh 3 en 6 eo 3 fg 3 fh 3
pap_check 1i en a
pap_flow 1n 2w c
pap_form 1n d9 b
pap_insur 1f eo a
pap_phon 1i bs a
pap_plan 1f 8h p
pap_togeth 1n a1 b
papa 1n bk 3
paper 1n 4n 5
paperwo 16 68 n 6u m 76 4 97 d aa 4 at j
paperwo_app 1n 97 b
paperwo_residen 1n 6u 9
paprika 1n 5y 9
parachu 1n 69 3
paragli 1n 6w y
paragli_afraid 1n 6w a
paragli_flight 1n 6w c
paragra 19 4h 3 a8 5 ae 3 cq 3 dm 5
paraleg 1i ae a em a
paramet 1n br b
parcel r 11 7 13 4 1w 3 1x 6 2g d 40 7 5e 8 5g 4 5p 5 5r 6 65 7 67 q 69 8 7s 5 8a 4 bc 9 cg 3 ck 4 da 7 di 8 ds 6 dt 3 fe 9
parcel_box 1i 2g i 67 h
parcel_collect 1n 67 h
parcel_leav 1n da b
parcel_lock 1i 67 10
parcel_mail 1n di b
parcel_shop 1f 67 c
parent g 1 3 4 3 a 7 j 5 o 3 1f 9 1g d 1h 8 1i 8 1j 5 1l 4 1m 4 1n 4 1o 7 1p 4 1r b 1u 3 1v 5 1z 4 25 9 2b 4 2h 3 2i 4 2o 3 2v 6 3b 5 3k 7 3l 8 3m 6 3q 7 3r 4 3s 3 3t 8 3u b 3v 4 3w 5 3x 5 3z 7 43 3 47 3 4c 3 5g 4 5h 3 5m 7 6j d 73 5 75 b 77 3 79 5 7a 3 7d 3 7e b 7j 5 7m 6 7n 3 7o 3 7r 6 86 3 8d 7 8e 3 8l 4 8v 3 9w 7 9y 8 9z 8 a0 4 a8 4 aa 8 ab 3 ah 5 ai 4 ak 3 aw 3 b0 5 bb 7 bi 7 bj 3 bn 6 bq 2 ea 9 ec 2 ev 4 ew 9 ez 5 fd 3
parent_answ 1n bi a
parent_apart 1n 1g b
parent_app 19 1g i 6j b
parent_baby 1c 1f h
parent_birthda 1n 8l b
parent_car 1n 3t i
parent_child 17 73 8
parent_childre y 7m a
parent_clas 1f 1h 9 3u b
parent_compar 1c 3q a
parent_custody 1n 1g a
parent_ent 1n 1m 9
parent_find 1n 1v b
parent_hir 1n 1j a
parent_liv 1f 1g a
parent_newborn 1f 75 e
parent_noon 1n 1f 9
parent_notic 1n 6j k
parent_ord 1i 2v b
parent_pram 1n 2i c
parent_real 1n ew a
parent_rebuild 1n bb 8
parent_rent 1n 3z b
parent_see 1a 3u 9 ea a
parent_sel 1i 1i 9
parent_smal 1c ew a
parent_thousan 1n bi c
parent_use 1n 1g a
parent_visit 1n 7e b
parent_why 1n 25 b
parent_work 1i 3l b
parenta 1i 1h h ac a
parenta_control 1n 1h f
parfum 1n 5 h
pari 19 1j 7 49 8 63 7 8e 8 8v 8 bs 7
parish x 13 3 1a 5 1b 3 1d 3 1e 3 1n 4 1v 4 30 3 3b 7 3h 2 3j 8 6i f 9a 3 b9 4 bg f c3 3 e6 b ew 4 fc 3
parish_look 1n 3b 9
parish_memb 1n 6i f
parish_regist 1n bg f
park o c 5 h 3 18 6 21 4 2j 4 2k 7 2p 5 3d 2 3p 7 3t 3 3w 7 51 2 6v 3 7s b 8u 5 9c b 9g k 9m a 9q c c1 9 c3 3 c4 4 c5 m dn 4 do 6 dq 2 dr a e2 3 ez 4 f0 4 f8 5 fg 3 fo a
park_book 1n c1 b
park_communi 1n 18 b
park_festiva 1n 2k b
park_fifteen 1n c b
park_fin 1n 7s i
park_lorry 1n 9g i
park_operato 1n 9m c
park_outsid 1n do b
park_plac 1a c5 e
park_shar 1n c5 p
park_spac 1n c5 p
park_spot 1i 9g a c5 f
park_thermal 1n fo f
park_ticket 1n 7s d
park_train 1n dr c
park_truck 1n 9g o
parking 1n c5 i
parkour 1n 3w b
parliam 1n e5 a
parlour 1n 2p h
parquet 1f i 4 23 9 bq 4
pars 1n d9 g
part_cfo 1n 54 g
part_chang 1f 95 9
part_classic 1n 6a f
part_classro 1n a3 b
part_househo 1n 29 c
part_load 1i 4r a fh e
part_long 1n 6a h
part_loud 1n c9 9
part_machin 1i 6a c
part_mark 1n fi b
part_onlin 1n a3 b
part_ord 1i 99 a
part_print 1f 53 i
part_repair 1n 8y c
part_show 1n bz c
part_sign 1n eh b
part_stor 1i 15 a
part_vintag 1n 6a h
partici 1i w p e5 z
partici_budget 1n e5 f
partici_platfor 1n e5 i
partn p i b q 2 1b 5 1g b 24 5 3c 4 3g 2 3i e 3o 4 4e 4 4x 5 54 4 6e 2 6q 4 7b 4 7g 2 7k 3 a5 b a6 4 ab 9 ac 8 ag 5 ay 2 bm d bp 2 bs 2 bt 7 bw 2 cc 9 d2 2 db 4 en 2
partn_difficu 1n a5 b
partn_led 1n 3i 9
partn_lin 1i cc 9
partn_need 1i i b
partn_shar 1n bm k
partner 1n d5 7
party u d 4 i 3 1w 3 2g 4 2k 4 2o d 2y j 2z 6 30 g 3r n 40 7 58 d 6c 3 6i 2 7c 4 8f 6 cf k e8 6 es 6 f1 7
party_box 1n 3r j
party_company 1n cf 9
party_cook 1n 30 c
party_equipme 1n 2y g
party_hom 1n 30 c
party_rental 1n 2y e
pas m g 3 s 8 y 2 1k 7 1x 3 21 3 2i 4 2j 7 2l 3 35 3 3p 4 5c 2 6l 4 6r 3 76 3 7c 2 98 3 a1 8 a7 3 a9 6 af 2 ck 5 d0 5 e3 3
pas_hard 1n ck b
pas_lectur 1n 1k a
pas_payrol 1n d0 b
pas_wait 1i s b
passag 1f u 4 3n 4 c9 7
passeng 1c 6w f 7s 8 c4 4 c7 i
passeng_courag 1n 6w c
passion 1i 2r 4 a8 4
passpor 16 6e 4 6u 2 7g 3 82 3 8a 7 at 7 av 8 fl 8
passwor 15 3f 2 4x 6 4z 7 6t 6 77 3 ai c b9 6 bl 3
passwor_funeral 1n ai b
past k 2v 5 5j 6 5s 4 6b 3 6l 4 a1 9 cu 3 dj 5 dr 3 ea 3
past_answ 1n dj b
past_eleven 1i 2v b
past_pap 1n a1 l
past_say 1n 5j c
pasta 16 1p 4 2m 6 2v b 5h d 5o a 5w 9 et o f2 5
pasta_clas 1n et b
pasta_grandmo 1n et b
pasta_learn 1n et b
pasta_nuts 1n 5o b
pasta_treat 1n 5h b
pasta_twic 1n 5w a
pastry 1n 2n h
pastur 1i f3 r
pastur_cow 1n f3 8
pat 1n m 4
patch 19 1 4 3r a 7c 9 7t d c0 6
patch_video 1n 7t a
patent 1f 4w i 8c 5 8h 5
patent_text 1n 4w c
path 11 20 d 6h 2 6o 7 6r e 6s 4 7j 9 8r 2 9i 3 9t 8 ai 3 bw 3 e5 8
path_squar 1n e5 a
patholo 1n v b
patienc 14 2x 4 4e 7 4y 6 a5 3 aa 3 bj 3 bq 3 ce 5
patient s 1 2 f 3 j 7 k g q i u f w j x 5 z 6 10 b 2c 4 4p 2 4t 7 53 4 6x f 78 a 79 d 7d f 7l b 7o 4 7t o 7u l a5 7 b9 6 e9 5 es 6 fd d
patient_cam 1n 4t c
patient_clinica 1n w b
patient_convers 1n a5 b
patient_copd 1n 7t a
patient_dischar 1n 7t g
patient_group 1a w b
patient_hair 1n 6x 9
patient_help 1n b9 a
patient_hom 1i k b 7t j
patient_monitor 1n 7t t
patient_pictur 1n 10 b
patient_show 1n q b
patient_softwar 1n u b
patient_strok 1n 7l b
patient_stud 1n w h
patient_study 1n w f
patient_teach 1i j a es 9
patient_transpo 1n 7u u
patient_villag 1n 7d b
patient_visit 1n q b
patisse 1n 2n b
patron 1n b5 a
pattern 12 27 3 42 3 49 4 4a 3 73 c 7x k 7y y 84 3 da 3 dt 3
pattern_design 1i 7x 8
pattern_downloa 1n 7y d
pattern_pdf 1n 7y h
pattern_plain 1n 73 b
pattern_plus 1n 7y b
pattern_pocket 1n 7y b
pattern_print 1n 7y h
pattern_siz 1n 7y d
paulo 1i r 9 aj 9
paus x s 5 1e 3 57 6 5j 3 5l 5 76 2 78 2 a5 4 am 3 ay 2 fj 4
pav 1n 9t s
pav_plastic 1n 9t b
pavemen 15 5 3 28 4 2a 4 2i 4 2p 3 89 6 8b 4 8r 4 ea 3
paw 1c 1c 3 3g 7 du 2 dz c
pawn 1i 3a 3 ev 9
paws 1c x 2 dq 2 dw 3
pay c m 3 2s 3 2x 3 32 2 3t 2 3x 3 4e 4 56 2 5b 3 6c 4 6g 5 6l 5 7f 5 7g 2 7h 5 9d 3 9s 4 as 3 ax 2 b5 4 b8 2 bl 4 bn 2 bq 3 br 3 bt 5 bx 6 d1 6 d7 3 db 3 eb 3 fb 2 fq 4
pay_acr 1n 5b c
pay_bar 1n 6g b
pay_deposit 1f m a 9d 9
pay_firm 1i 9r 9
pay_kilo 1n fq b
pay_kilowat 1n 9s a
pay_kitchen 1n 6l g
pay_leav 1i d1 a
pay_monthly 1n b5 b
pay_off 1i 7h i bl e
pay_own 1c 6g 9
pay_part 1c 2x a
pay_rent 1f ba 8 bq a
pay_runs 1n d1 h
pay_school 1n bt g
pay_settl 1n eb a
pay_smal 1i 6c b
pay_villag 1n as a
payday 1f bl l bx w
payday_app 1n bx b
payment r s 5 1b 6 22 8 28 5 4e 5 4f 5 4k 2 5f 2 6g 4 71 3 7d 2 7f 6 7g 6 9d 4 ax 2 b5 5 bl 5 bn 8 bo 6 bp 9 bs 2 bt 2 bv 9 cu 4 d2 2 d7 f da i db p eo 2 fh 4
payment_api 1n db k
payment_chas 1n d7 m
payment_fil 1i bv a
payment_fraud 1n da r
payment_invest 1n bo b
payment_link 1f bp a
payment_own 1n db b
payment_pot 1n 7f b
payment_remind 1n d7 g
payment_show 1n 1b b
payment_suggest 1n 22 b
payof 1n 7h p
payof_plan 1n 7h f
payout 1i bs k bt b
payrol 16 4s 4 7h 4 bx e d0 e d1 10 de 8 df 7 ei 3
payrol_phon 1n d1 b
payrol_smal 1n d1 i
payrol_softwar 1n d1 t
pays e 1d 3 1w 2 4e 3 4w 1 5k 3 90 3 9w 3 bp 3 bt 4 d2 5
pays_farm 1n 5k b
pays_les 1n ba 9
pays_memb 1n 1d b
pays_villag 1n bt b
pays_warn 1n d2 b
payslip 1a bx 6 by 3 bz 3 d1 n
pcb 1n 53 c
pcos 1n 74 b
pcs 1n f1 n
pcs_retro 1n f1 9
pdf 1c 7y j aq b cv g d9 j
pdf_attachm 1n aq a
pdf_form 1n cv c
pdf_json 1n d9 d
pea 1a 1 3 9 3 5m 3 5w 8 9h 7
peac 1c 7r 3 ae 3
peach 1n 7q 6
peak 1i 9r u fk 9
peak_load 1i 9r d
peak_shav 1n 9r c
peanut 1i 2u 4 5t 4
pear 17 2q 3 3l 3 5m 7 ba 5 ep 5 f5 a
pear_brandy 1n f5 c
pearl 1n 2r z
pearl_real 1n 2r b
peas 1a 1l 3 2v e 3l 3 5w a 8b 5
peas_beetroo 1n 5w a
peatlan 1n 9p a
pebbl 1i 4p b
pedal 1i 1j 8 3p 5
pedicur 1n d k
pedicur_own 1n d b
peel 14 5 3 m 3 29 3 61 b be 5 fq 7
peel_work 1n 61 b
peeling 1i 9n 3 fq l
peeling_café 1n fq b
peer 1c 8v o br 9 bs h c3 9
peer_lend 1n bs d
peer_storag 1n 8v o
peg 1c 3l 2 8d 3 8m 6 8n 3
pegs 1i 8m 6 8n 8
pelvic 1i 78 i bc e
pelvic_floor 1i 78 f bc c
pen 15 55 7 86 6 8h 3 97 3 9e 2 9w 4 aw 4 ec 7 fn 6
pencil 10 5 2 1k 2 43 3 48 4 6l 5 8g 7 8i 2 9z 5 b2 4 b7 2
pendant 1i 2b t 45 4
pendant_look 1n 2b b
penetra 1n 55 10
penetra_test 1n 55 v
penicil 1n 7d 4
pennsyl 1n e7 9
penny 1n 4s 3
pens 17 5d 2 86 n 8h e 9n 3 a7 6 e5 3
pens_kitchen 1n 86 b
pens_left 1n 86 b
pension 15 18 a 3x c 4a a 5l g ai a b9 o bz 10 d1 3 ex n
pension_app 1n bz d
pension_form 1n bz c
pension_gap 1n bz g
pension_overvie 1n bz t
pension_probat 1n ai b
pension_put 1n 5l b
pension_school 1n 18 b
pension_villag 1n 4a b
pentest 1n 55 b
pep 1a 30 6 5o 3 5s f 5y b do 8
pep_fil 1n 5s b
percept 1n a9 b
perch 1n 37 a
perform 1f 4t a ca a dg 9
perfum 1n 5 1e
perfum_own 1n 5 b
perfum_scent 1n 5 c
perfum_smal 1n 5 b
perfum_wear 1n 5 e
perhap 15 z 3 8g 3 bu 3 c0 3 dz 3 e0 3
perimen 1n 74 h
period 1a 6 y s 4 4t 4 74 d d5 j
period_car 1n 6 o
period_ends 1n d5 b
period_pant 1n 6 c
period_underwe 1n 6 o
permiss 13 1b 6 2a 6 31 4 3a 4 4b 3 55 6 bl 3 br 4 dq 4 e4 7 fo 3
permit w 13 8 1c 5 1e 3 2l 3 34 5 63 3 6f 5 6u k 6v 2 87 p 8w 5 a9 6 at f b8 3 c7 5 dp 3 dy 3 e0 3 e4 u fq 3
permit_flat 1n at b
permit_onlin 1i 87 c
permit_permit 1f e4 c
permit_rul 1n 87 b
permit_sit 1n 87 b
permit_softwar 1n e4 w
permit_street 1n e4 c
permit_tax 1n 6u 9
permit_told 1i e4 b
permit_wat 1n 87 c
person f w 3 12 3 1l 3 1r 3 2b 3 3d 3 3i 2 3k 2 3m 4 3t 4 3x 5 41 4 46 3 4h 3 4s 6 4u 4 4w 4 4z 5 56 2 67 1 6e 3 6u 3 76 2 7n 5 8o 5 a0 4 ab 5 bx 2 ck 5 cl 3 df 5 dl 2 ed 3
person_along 1i 6u 8
person_answ 1c a0 a
person_busines 1n df d
person_dementi 1n 7n g
person_employ 1n 8o c
person_fallen 1n 2b b
person_hom 1n 3t b
person_library 1n 3m b
person_phon 1f 4s f
person_report 1n 4h b
person_street 1n 3x b
person_talk 1i ab b
person_taps 1n 1l 9
person_web 1n 4u c
persona s 5 a 7 e f j k a l 5 s 7 1m k 1n 6 1s 4 22 8 2e b 2z a 4z 5 70 a 71 4 8l g 93 4 9w 5 a8 9 aj d ak i au 9 aw 7 b0 5 bj 5 bk 8 bl 5 ch h cu 3 cx 7 dc 4 dk b dr 7 fa d
persona_assista 1f ak j
persona_book 1i 1m f 8l d
persona_chef 1n 2z g
persona_childre 1n 1m u
persona_cold 1n cx b
persona_daily 1n 7 b
persona_data 1i dk h
persona_financ 1i aw a
persona_gift 1n 8l i
persona_horosco 1n fa a
persona_messag 1n 1n a
persona_physica 1n k c
persona_pictur 1n 1m i
persona_poem 1n bk d
persona_safety 1i 2e e aj m
persona_secreta 1n au b
persona_song 1n ch n
persona_stateme 1n a8 f
persona_story 1n 1m b
persona_train 1c f t 70 e dr 9
personn 1a 31 4 3l 4 3q 4 4j 6 df a
perth 1n ex 8
peruvia 1n 5p d
peruvia_brand 1n 5p a
pest 1c 4o 5 eh g f7 v fm 8
pest_control 1i eh a f7 n
pest_hom 1n f7 b
pesto 1n 5s j
pesto_chutney 1n 5s b
pet 10 x 3 2x 7 3g r 8a 7 9n a do a dp s ds k dt o du k dv d dw a dx n dy m dz h
pet_accesso 1n dt n
pet_adoptio 1n dy o
pet_cemeter 1n 3g f
pet_cremati 1n 3g g
pet_directl 1n dy b
pet_farewel 1n 3g j
pet_food 1i 9n d ds m
pet_own 17 3g a dp d dt a du d dv d dx a
pet_sit 1n dp y
pet_track 1n dx o
pet_written 1n du c
petitio 1n e5 a
petrol 1c 4q 7 67 4 bp a cw 4
pets 16 3g q 6p 3 8a a dp i dx c dz l ey 8 f7 3
pets_collect 1n 3g 9
pets_deliver 1n 8a b
petsit 1n dp b
pharma 1n w g
pharmac y 1 7 4 5 7 3 y v 2b 3 2d 3 5e d 69 6 6z 3 73 3 79 a 7c 3 7d f 7j 8 7k 3 7o 3 7p 3
pharmac_florist 1n 5e e
pharmac_invento 1n y n
pharmac_ord 1n y i
pharmac_see 1n y b
pharmac_sel 1n y b
pharmac_stock 1n y r
phas 1f 24 c d8 b fa 8
philipp 1c 4f 8 6i 8 bt c db 8
philipp_chat 1n bt b
phish 1i 7r a di w
phish_train 1n di p
phobia 1n 7l 13
phobia_phobia 1n 7l d
phoenix 1n f0 9
phon 8 t 3 1h 6 1z 4 2h 6 4h 2 4j 4 4q 3 4s 3 4v 2 4w 3 5b 2 6c 3 6h 2 7r 3 8y 4 9c 3 9d 2 ab 3 am 3 av 2 b2 3 b9 4 bi 4 br 3 c7 2 c8 2 cl 7 cw 3 db 4 dd 3 df 3 dl 2 e8 2 eb 2 eh 3 ep 3
phon_alarm 1n aj b
phon_animal 1n dx b
phon_answer 1n cl m
phon_bailif 1n 87 b
phon_bil 1n eh b
phon_book 1n 6c c
phon_buy 1i 2h d 9v 9
phon_cal 16 a5 8 cw 8
phon_catalan 1n b2 c
phon_chang 1n 2h b
phon_childre 1n 1h m
phon_choos 1n bi a
phon_clon 1n di b
phon_count 1a 78 9
phon_doctor 1n c7 b
phon_empty 1c ep 9
phon_exhibit 1n 6h b
phon_explain 1n 74 b
phon_family 1n 1z g
phon_firm 1n d7 b
phon_fre 1i 1h b
phon_grandpa 1i ah a
phon_includ 1n d1 b
phon_interne 1n bw c
phon_kids 1n 1h c
phon_lawy 1n 4h b
phon_lock 1n 6n 8
phon_money 1n db b
phon_offlin 1n 95 a
phon_old 1n b9 b
phon_open 1f 9c a
phon_oxygen 1n 9k a
phon_pay 1i 5b b 9d a
phon_photo 1c 1z 9 4w a
phon_plumb 1n cl c
phon_print 1n bi c
phon_racket 1n f0 a
phon_real 1n am b
phon_recepti 1n cl n
phon_remind 1n bs b
phon_screen 1i 8y f
phon_see 1i ab b
phon_sees 1n ej b
phon_senior 1n b9 b
phon_smal 1n el c
phon_staf 1i dd b
phon_stop 1n 70 b
phon_subtitl 1n 4j b
phon_tabl 19 dl 9
phon_top 1n 4f b
phon_total 1n cy b
phonic 1n 9y r
phonic_gam 1n 9y g
photo n 3 6 l 8 10 5 1b 6 1s 7 1t b 1z k 20 7 2x a 2y g 2z 4 3b d 3f 5 4d 6 4w 6 6f 5 72 4 7d 7 7k f 7n 8 80 5 81 3 8l 4 8z 5 96 5 9f 6 9l 5 9w 9 ab 6 an k av d b4 d b6 4 be 4 bf h bh c bi k cn 8 cw a cz 4 dp 6 e1 5 e3 4 e6 5 ee 6 ef 8 eg 7 eh 4 ej 4 eo b ep 7 f6 6 fm 4 fo 7
photo_album 1i bi b
photo_app 1c 1z b bf 8 cn a
photo_book 1f bi 10
photo_booth 1n 2y 11
photo_cloth 1n an g
photo_council 1n e1 b
photo_crown 1n 10 b
photo_deadlin 1n 96 b
photo_duplica 1n 1z e
photo_exercis 1n 9w b
photo_family 1i 1z a bf i
photo_flat 1n 6f b
photo_fram 1n bf a
photo_gat 1n 20 b
photo_googl 1n cw c
photo_library 1n b4 f
photo_mol 1n 7k a
photo_money 1n 1b b
photo_music 1n b4 d
photo_nobody 1n fo b
photo_organis 1n 1z m
photo_own 1n ee b
photo_pap 1n eo c
photo_phon 1i bi e cw b
photo_plan 1n 9f b
photo_plat 1n l b
photo_post 1n 4w c
photo_print 1i bf k bi h
photo_product 1n an h
photo_rash 1n 7k a
photo_relativ 1n bh 9
photo_saint 1n 3b 9
photo_sam 1n 3b 9
photo_says 1n 1t b
photo_sewn 1n 4d b
photo_shoot 1i 2x g an h
photo_show 1n e6 b
photo_tel 1n 7n b
photo_voic 1n 3f 9
photo_weath 1n ef b
photo_whil 1i bh 8 dp a
photo_yearboo 1n bi c
photo_yearly 1n 9l b
photobo 1i 2y n bi s
photobo_rent 1n 2y c
photogr f l 3 1r 3 1s 5 1x 5 1y 4 21 5 2o 3 2x d 40 3 41 4 44 4 4p 4 4v 5 66 2 6d 4 72 6 79 4 7a 3 7h 4 7k 4 81 8 8i 5 8z 3 9w 4 an 6 av 5 b4 4 bj 3 bp 4 bv 3 cn 4 cw 3 cz 5 d0 4 e3 3 ef 5 eh 3 ep 3 fm 3
photogr_book 1n 2x f
photogr_clinic 1n 4p a
photogr_cloth 1n 1s b
photogr_coupl 1n 2x h
photogr_defect 1n ef b
photogr_deliver 1n 6d b
photogr_describ 1n 1x d
photogr_garag 1n 21 b
photogr_let 1i 7h a
photogr_meal 1n 72 h
photogr_medicat 1n 79 c
photogr_mol 1n 7k b
photogr_pictur 1n 2x c
photogr_pothol 1n e3 a
photogr_print 1i bj a
photogr_questio 1n 9w b
photogr_real 1i 41 a
photogr_receipt 1f bv 9 cz a
photogr_restaur 1n bp b
photogr_sick 1n fm a
photosh 1n 2x c
physica 1n k p
physica_therapi 1n k h
physici 1n u b
physio 17 k h q g z g 78 n 7l 7 cw 3 dw r
physio_app 1i 78 m
physiot 11 f 4 k s q 6 z e 2c 7 34 8 43 3 4d 3 4r 3 4t c 70 3 78 m 8k b dw i
physiot_among 1n 34 b
physiot_ask 1n 4t c
physiot_hydroth 1n dw b
physiot_near 1f k f
physiot_put 1n z b
physiot_sets 1n 78 b
physiot_visit 1n k h
piaggio 1n 2j a
piano 15 3n q 6p 3 8n j 8u c a4 i ad 5 cd 13 e8 3
piano_app 1i a4 b
piano_card 1n cd b
piano_guitar 1n 8n g
piano_lesson 1i 3n m
piano_maintai 1n cd d
piano_own 1n cd d
piano_servic 1n cd g
piano_technic 1n cd j
piano_tun 1i cd 10
piano_yearly 1n cd d
pick p a 6 2m 6 2t 7 2v 6 2w 2 2y 5 41 8 44 9 4p 2 4y 2 52 3 5a 6 5i 9 5q 6 5z 6 64 a 65 b 67 f 6l 5 89 6 8f 7 8m 6 8t c 9i d c8 2 cl 9 dq 9 el 5 f4 2 fg a fq 9
pick_bag 1n 41 b
pick_bottl 1n 5q c
pick_cardboa 1n fq f
pick_city 1n 5a c
pick_collect 1n dq c
pick_din 1n 2v c
pick_dirty 1n a b
pick_dish 1n 2t d
pick_fruit 1n 9i d
pick_hospita 1n fg b
pick_ord 1n 64 b
pick_pack 1n 65 l
pick_phon 1i cl g
pick_play 1n 8f d
pick_point 1i 5i d 67 l
pick_robot 1n 9i e
pick_station 1n 8m b
pick_subscri 1n 5z b
pick_sunday 1n 2y a
pick_twenty 1n 2m b
pick_wash 1n 8t b
pick_worn 1n 44 b
pickl 1i 5x r f4 v
pickl_lacto 1n 5x b
pickl_lov 1n 5x e
pickl_relish 1n f4 9
pickl_vegetab 1i f4 a
pickleb 1n f0 10
pickleb_court 1n f0 i
pickup 1i 8t q ej 7
picky 1n 1p f
picky_eat 1n 1p b
picnic 1n 37 e
picnic_basket 1n 37 b
pictur 4 1l 2 1m 3 1z 2 2x 3 an 3 av 2 bi 3 cn 2
pictur_approv 1n cn c
pictur_barefoo 1n 9f b
pictur_be 1n es a
pictur_book 1i 1m x
pictur_card 1a 1l a be c
pictur_din 1n 5g c
pictur_family 1n 2x c
pictur_gam 1n 7m b
pictur_grandch 1n bf 9
pictur_light 1n 3f 9
pictur_mol 1n 7k f
pictur_non 1n 1l b
pictur_parent 1n 6j d
pictur_pay 1i 2x b
pictur_phon 1f 1z e bi 9
pictur_sign 1c 10 9
pictur_symptom 1n du c
pictur_til 1i d0 a
pictur_togeth 1n es a
pictur_twic 1n as a
pie 1n 5l 7
piec m 0 6 a 5 b 3 m 4 1s 9 29 a 3n 7 3y 6 3z 7 40 5 41 b 42 4 45 8 47 9 49 a 4a 5 4c 7 4d 7 59 2 5r 6 5t 3 7y 3 7z 7 80 7 84 8 88 b 89 a 8j 3 8m 5 8t 3 8x 8 8z 9 9d 3 9t 4 a2 7 a4 8 an 3 bd 6 c9 4 ca 4 co 4 eq 5 fb 4 fr 5
piec_borrow 1n 40 b
piec_mend 1i 41 a
piec_worn 1n 1s b
pier 1f 1u 4 9b g fo 3
pierc 1i m a 9d 9
pig 1f bn 9 f3 m fn d
pig_farm 1i fn b
pig_shar 1n f3 a
pigeon 1n f7 8
pigment 1n 3 h
pigs 1i 5n 8 fn j
pigs_warn 1n fn a
pik 1n 87 8
pil x 24 4 79 m 7l 4 8g 6 a7 2 b1 5 b3 6 bv 4 bx 2 d6 3 du 2
pil_box 1n 79 e
pil_remind 1n 79 l
pil_tel 1n 79 c
pilat 1i g o s 9
pilat_liv 1n g c
pilgr 1n 3j 9
pilgrim 1f 3j 16 6o c 6r k
pilgrim_group 1n 3j e
pilgrim_guid 1n 3j e
pilgrim_journey 1n 3j h
pilgrim_lourd 1n 3j 9
pilgrim_packag 1n 3j e
pilgrim_priest 1n 3j e
pilgrim_tour 1n 3j m
pilgrim_travel 1n 3j m
pilgrim_trip 1n 3j j
pillow 17 f 3 24 8 3q 3 59 7 6e 6 8k s
pillow_whos 1n 8k c
pilot 1c 6w d eo 4 fj 4 fo c
pin 19 49 6 9c 7 b8 2 f0 4
pinbal 1n f1 9
pinbloc 1n cd 4
pinch 15 43 3 47 4 48 4 5u 3 bj 3
ping 1i 1x d ea d
ping_child 1n ea b
ping_th 1n 1x b
pink 1n 3v 4
pins 1c 49 i c4 4 cd 7 dz 4
pins_fit 1n 49 c
pip 11 27 i 2d 3 8p 3 8w 6 92 4 9u 5 cl 4 e3 8 eg 6 fs j
pip_listen 1n 27 b
pip_streetl 1n e3 a
pip_watch 1n fs b
pipelin 1f cs l ct 9 d3 g
pipelin_bring 1n cs b
pirat 1n 3r f
pit 1f 95 6 99 3 ez n
pit_toddl 1n ez a
pitch 19 2j g 2k d 9c t am 9 cd 7 eb 9
pitch_map 1n 9c g
pity 1n 1e 4
piz 1n 6l b
pizza 1f 2m c 3v 4 8u a
pizzeri 1n 6l a
plac c 5 3 i 3 n 4 s 2 13 4 1c 3 2s 3 36 3 3l 8 4y 3 58 4 5a 3 67 3 6k 2 6m 3 6q 4 6u 3 6z 3 8v 3 9g 5 a8 4 ai 3 b5 3 c4 3 c5 5 df 4 ed 3 ff 3
plac_approv 1n df d
plac_company 1i 58 b
plac_help 1n 6z b
plac_local 1i 13 a
plac_morocco 1n 5 b
plac_rent 1n c5 e
plac_scholar 1n a8 b
plac_shar 1i 36 a
plac_step 1n 6u 9
plac_tabl 1n 2s c
placeme 1f 13 e 4y k ed p
plain r 0 5 w 7 3e 7 4b 4 73 6 87 2 ai 9 av 3 bc 7 bu 6 cs b ct 7 cy 8 d6 8 e9 i ea 2 en 2 fa 6
plain_enough 1n 3e 9
plain_invoic 1n cy b
plain_languag 1a w 8 ai 9 cs c d6 9 e9 r
plain_sentenc 1i ct a fa 9
plain_word 12 73 7 bu 7
plainly 15 25 4 73 4 7g 4 9o 3 ea 4 eo 3
plait 1n c 4
plan e f 6 l 8 t 4 z 6 10 6 1f 8 1o 7 1p b 1r 3 1s 4 1t 6 1u c 1v 5 2w b 35 3 36 7 3c 9 3m 4 3t 4 3u 5 54 7 58 4 5a 1 6b a 6t 6 6x 3 70 6 71 b 72 6 79 7 7b 8 7e 7 7h 9 7k 4 7u 4 8h a 8q 5 8w 5 8x 6 90 4 99 4 9a 3 9f 3 a2 4 a3 4 a7 a ai 3 b6 2 bl 5 bz 7 c7 2 cn 4 d2 6 de b dw 4 e0 3 e2 4 e4 9 e5 5 e6 4 ea 5 ef 4 eg 5 eh 4 ei 5 ej 3 ek b ep 7 fj 5
plan_adult 1n 7b c
plan_app 17 1p f 1s a 79 8 de b
plan_applica 1n e4 e
plan_around 1n 1u b
plan_baby 1n 1f d
plan_bank 1n 54 b
plan_build 1i 8q a
plan_chang 1c 71 c fj 9
plan_crew 1n ei c
plan_deliver 1n ek c
plan_diabet 1n l g
plan_family 1f 1u a 7e b
plan_form 1n e4 c
plan_funeral 1i 3c 9
plan_group 1n 36 e
plan_homesch 1n 1o a
plan_host 1n 58 c
plan_inspect 1n ej b
plan_last 1n 3m b
plan_liv 1n ea b
plan_machin 1i 6b e
plan_medical 1n 7u b
plan_messag 1i 1f 9 3u a
plan_paint 1n 8w b
plan_pap 1n 8h d
plan_part w a3 6
plan_patient 1n 10 b
plan_pay 1n bl b
plan_phon 1n ep b
plan_prepar 1i 54 b eg a
plan_round 1n 9f b
plan_rout 1i 35 a ek c
plan_season 1i 1p a
plan_shop 1n 8x b
plan_skin 1n 7k a
plan_smal 1i 2w b
plan_social 1n cn c
plan_softwar 1n 6b g
plan_split 1n a7 b
plan_student 1n 8h c
plan_subscri 1n 2w c
plan_sup 1n 1p f
plan_team 1i 3t a
plan_tool 1n d2 b
plan_train 1n dw b
plan_travel 1i 6t b
plan_vegetab 1n 1t b
plan_video 1n z b
plan_wed 1n 2w c
plan_women 1n bz c
plan_wooden 1n a2 b
plan_writ 1n 7h b
plank 1i f 4 18 4
plant r 1t p 23 m 3b d 3e 6 4o q 4v 3 56 2 5w h 65 6 72 5 82 9 8a r 8k 7 8q 8 8u 3 92 d 9o 8 9p a 9r 9 dm 2 f8 8 fi 4 fj 8 fm 5 fs 4
plant_abattoi 1n 9o b
plant_abov 1n 3e 9
plant_again 1n f8 a
plant_app 1i 1t g
plant_bas 1i 5w q
plant_calenda 1n 1t g
plant_car 1i 1t s
plant_ceramic 1n 65 b
plant_chosen 1n 8a b
plant_keep 1n 1t d
plant_lov 1n 8a h
plant_market 1n 82 b
plant_offic 1i 4o n
plant_onlin 1n 8a k
plant_own 1n 23 d
plant_pay 1n 9r a
plant_photo 1i 1t c 3b 8
plant_pot 1f 23 q
plant_protein 1n 5w k
plant_rent 1i 4o d
plant_send 1n 92 c
plant_sensor 1n 23 j
plant_servic 1f 4o f
plant_shop 1f 8a b
plant_sold 1n 8k c
plant_wal 1n 4o e
plant_water 1i 4o d
plantai 1n 5p j
plantai_yam 1n 5p a
plaqu 1n 3f w
plaqu_cod 1n 3f g
plast 19 d 3 s 3 3k 3 7v 9 bc 3
plaster 1i ef 9 eg 9
plastic 11 9 f a 7 b 6 29 d 43 9 53 3 5r 5 79 5 97 5 9t q d0 2 fq g fr h
plastic_brick 1n 9t f
plastic_part 1n 29 c
plastic_pav 1n 9t h
plastic_sachet 1n fr f
plastic_shop 1n fq b
plastic_sol 1n 43 b
plastic_wast 1n 9t j
plat r l b 1b 4 1e 3 1p 2 1y 4 2l 3 2s 5 2v a 30 5 3x c 5w 3 6d 3 72 5 73 4 7f 4 8j d 8y 7 cd 2 dw 3 ef 2 eq 4
plat_bowl 1n 8j c
plat_help 1n l b
platfor i 10 2 1a 8 1b b 1k 2 1v 4 1x 8 2m 4 2s 3 2x 3 2z 3 32 4 37 5 3c 6 3k 3 3m 3 3n 4 3o 4 4b 2 4e 6 4j 3 4k 8 4l 4 4n 2 4t 3 4u 3 4z 3 50 5 55 2 58 5 5d 5 5f 2 67 3 6c 3 6g 6 6l 4 6q 4 76 3 7i 2 7t 5 80 4 8o 7 8w 4 9c 2 a0 3 a8 2 aa 2 ab 3 aq 3 at 3 ay 3 b5 7 b7 7 b8 8 bg 3 c3 2 c4 2 ct 3 dd 3 df 4 dh 4 dn 3 e0 4 e5 8 ed 2 f2 5 fg 4
platfor_accessi 1n 6q a
platfor_assista 1n 58 c
platfor_collect 1n 80 9
platfor_family 1n 3c a
platfor_find 1i bg 8
platfor_haulag 1n 4e b
platfor_hir 1n 4k b
platfor_hom 1n f2 d
platfor_hors 1n e0 b
platfor_illustr 1n b5 b
platfor_liv 1i 3o a
platfor_off 1n 1a c
platfor_own 1c 37 9 8o a
platfor_ping 1n 1x b
platfor_public 1n e5 a
platfor_rent 1f 5d a
platfor_retir 1n 3n b
platfor_smal 1n 1b b
platfor_vital 1n 7t a
play o h 4 24 6 2i 6 31 8 38 4 3a c 3n 8 3r 8 3s 7 3w 4 6i 3 7m 2 7n 6 83 4 8d 4 8f g 8n 5 a4 6 a5 6 ag 6 am 7 b0 a b1 h b2 a b4 3 cc 7 cd 4 ce 7 cf 6 cg 5 ch 5 cp 2 dq 8 e1 9 ev a ew 4 ez g f0 b f1 3 fd 6
play_back 1f a5 a
play_board 1i 3a f
play_card 1n 3s b
play_child 1n b0 h
play_corn 1n 2i c
play_equipme 1n e1 f
play_garden 1n dq c
play_hal 1i ez g
play_half 1n 8f d
play_hir 1n ag c
play_run 1n b1 b
play_sal 1n am d
play_song 1n 7n b
play_sound 1n 24 b
play_whol 1n 31 c
playboo 1n d6 b
playdat 1n ac p
playgro 11 1u 9 2o 3 2p 3 39 3 3l 6 3r 3 3w 5 70 3 bf 3 bi 3 e1 u ew 6 ez o f2 3
playgro_bal 1n ez a
playgro_defect 1n e1 f
playgro_inspect 1n e1 u
playgro_near 1n ez e
playgro_safety 1n e1 f
playhou 1n ez 9
playlis 1i a4 d cf 6
playlis_app 1n a4 b
playroo 1i 8d 8 ez 8
pleas v g 2 t 2 2n 3 6j 2 bw 2 c8 2
pleasan 1n 9x 4
plenty 1c 1w 2 4a 3 5f 2 64 3
plot 1a 18 c 9p g 9v 7 e6 j f9 v
plot_edg 1n f9 a
plot_fre 1n e6 b
plot_garden 1n f9 c
plot_lend 1n f9 c
plot_shar 1n f9 c
plot_vegetab 1n f9 c
plough 1i 9l h fm 4
plug 12 16 7 17 5 1y 3 21 3 25 3 2a o 8p 3 8y 5 9q 6 c6 3
plug_normal 1n 2a b
plug_solar 1n 2a n
plum 1c d 2 5n 3 8c 3 f5 6
plumb 16 27 9 8p a bb 4 cl g cw 8 eg c eh c
plumb_asks 1n cl c
plung 1n n j
plung_hot 1n n b
plus 1f v c 3y 9 7y c
plus_screen 1n v b
plus_siz 1i 7y a
plush 1n 8d b
poach 1n 2z 4
pocket w 2g 3 2w 2 48 8 49 2 4m 2 7y b 9g 3 bd 6 bn j br 3
pocket_money 1n bn r
pocket_women 1n 7y b
pocket_young 1n bd 9
pod 1n 5u 3
podcast 17 3h 5 4b b 4v n ay 13 b0 c b5 8 b6 6
podcast_band 1n 4b b
podcast_network 1n ay r
podcast_product 1n 4v h
podcast_unsolv 1n ay b
podcast_weekly 1n ay e
podcast_women 1n ay b
podiat 1n p b
podiatr 1n p u
podiatr_hom 1n p d
podiatr_visit 1n p h
pods 1n 5k b
poem 1f 8g 7 b3 4 bk r
poem_birthda 1n bk d
poem_writ 1n bk b
poet 1n bk g
poet_typewri 1n bk 9
poetry 1n 5 4
point s l 4 15 e 1l 3 1q 4 1w 7 5i 8 67 e 6h 7 6p 3 6t 3 7g 2 9o 4 9q f 9z 5 a1 4 bt 2 c6 9 cj 6 dn 2 ek 3 fr 4
point_garag 1n c6 b
point_investm 1n 9q b
point_oth 1n 1w c
point_parcel 1n 67 c
point_phon 1i 6h a
point_town 1n 5i b
pointle 1n 8o 6
poison 16 1t 4 30 4 4o 4 8a 4 f7 j fp 3
poisono 1i 8a 8 f6 4
pokemon 1n 80 9
pokémon 1n 80 z
pol 1a 29 3 8e 3 8m 6 8r h
pol_ground 1n 8r d
poland u 7 5 x 5 1k 4 21 5 2b 5 3h 4 3z 5 4e 5 51 5 5w 5 6g 5 72 5 7m 5 7w 4 83 4 95 5 9w 5 aq 5 b0 5 bf 4 bg 4 bl 5 co 5 d0 5 du 5 e2 5 e6 5 eo 5
polic 14 12 6 1a 4 2e 5 4m f 7r 6 aa 3 c8 4 d0 7
policy 16 ai 3 br e dh 3 dj a dk c eo 3 fh 5
policy_evidenc 1n dj b
policyh 1i br g eo j
policyh_film 1n eo c
polish 17 3 8 1e 3 45 3 46 3 5p 7 5x e
polish_recip 1n 5x b
polit 1i 3o 4 d7 b
politel 1i 55 3 7s 2
pollen 1i 26 a 7o p
pollen_air 1n 7o b
pollina 1n 82 9
pond 19 33 8 9k s 9n 6 ac 3 dn 4
pond_oxygen 1n 9k h
pontoon 1n 9b a
pony 1i 9f 9 e0 g
poodl 1n do 5
pool z 2 3 4 5 j k 2f 6 38 9 4g g 4y 7 6v t ax 7 br 7 c4 6 ez b fg 6 fr 4 fs 6
pool_drink 1n 38 b
pool_family 1n 6v j
pool_garden 1n 6v j
pool_hourly 1n 6v i
pool_ord 1n 4g n
pool_own 1i 6v i
pool_patient 1n j b
pool_rent 1n 6v f
pool_shar 1n 6v c
pool_smal 1n j b
poor 1c 24 d 5n 3 5z 3 9e 5
poor_sleep 1n 24 d
poorly 1n ei 6
pop 1a 2s 9 4n r ci e f4 2
pop_shop 1n 4n j
pop_stor 1n 4n d
popcorn 1i 5t 9 ci 3
popup 1n 4n r
popup_spac 1n 4n k
por 1n fi c
porcela 1n 8j b
porch 1n 8s 4
pork 1n f3 u
pork_box 1n f3 a
pork_farm 1n f3 a
pork_fisherm 1n f3 a
pork_shar 1n f3 a
porosit 1n 2 e
porridg 1i 72 4 c6 3
port 19 66 f 6e 8 7u 3 9b 7 9v 6 fh 4
portabl 1n 2a a
portal v q 4 r 6 1a 6 2w 5 33 6 36 4 3f 4 58 5 6e 5 6k 4 6x 3 96 7 a8 2 ad 4 al c b8 d cp 8 dy 6 e4 8 ej 4 en 4 ep 2 fe 6
portal_night 1n al a
portal_violin 1n b8 b
portfol 1c a3 g a8 3 bo i bu m
portfol_short 1n bo b
portfol_writ 1n bu b
portion 16 2k 9 3x a 5g 8 5l c 6d 4 72 a ds g f2 x
portion_br 1n 3x b
portion_cook 1n f2 a
portion_instead 1n 72 b
portion_pension 1n 5l b
portion_weight 1n ds b
portlan 1f 84 8 8a 9 8q 8
porto 1a 1q 8 3v 8 4b 8 eu 6 fd 6
portrai 1i 2x b av 12
portrai_selfy 1n av h
portuga w 4 5 y 6 11 5 29 6 34 5 43 8 4g 6 53 6 67 6 6e 6 6k 5 6q 5 7o 5 7t 5 9m 5 9x 5 a1 5 ap 5 bn 5 cw 6 cz 5 e4 6
portugu 1f 3b 7 3o 8 9x g
portugu_vocabul 1n 9x b
positio 17 20 3 21 4 71 3 d2 a d6 4 dc 8 ea 8
positio_twelv 1n d2 b
possibl 1a 1h 4 b5 4 cr 4
post j 5 4 9 3 b 6 w 3 1v 6 44 6 4d 6 4k 3 4l 8 4p 3 4t 7 4w 5 4y 4 5a 4 5k 5 5m 3 5o 3 5r 5 5y 5 5z 3 60 3 69 3 6o 4 7p 3 7w 2 7z 9 81 8 83 c 85 9 8a 4 8b 3 8g 8 8i 7 8k 3 8l 3 92 7 9t 5 b3 6 b4 4 b5 3 b8 5 bf 5 bh 4 bk 4 c6 6 cn f dc 9 dl 5 dt 6 dz 8 ed 5 fc 7 ff 6 fh 5
post_app 1n b3 c
post_box 1i 92 b
post_brand 1n 4t c
post_count 1a 7z 7 fc b
post_decisio 1n dl c
post_ebay 1n ff a
post_flat 1n 5k b
post_harvest 1i 5y a
post_instagr 1n cn c
post_let 1i 83 8
post_noth 1n 4d b
post_offic 1i 6o 9
post_pallet 1n fh b
post_send 1n 81 9
post_short 1n ed b
post_sort 1n dc g
post_stamp 1n 4w c
post_surpris 1n 8g c
post_thermal 1n dz b
post_vacancy 1n b8 b
post_wal 1n dt b
postag 1i 29 4 65 5
postal 1n 5d 6
postcar 1c x 7 8h a bf s
postcar_grandpa 1n bf d
postcod 1i 1t d cd d
postcod_technic 1n cd b
posting 1n 54 5
postman 1i 6 4
postnat 1i c 5 o v
postnat_car 1n o m
postnat_doula 1n o e
postpar 1i o a 75 a
postpon 1n fl 5
postur 1c g d 2c x 78 9 a4 4
postur_collaps 1n 2c b
postur_correct 1n 2c g
postur_reform 1n g c
postur_wearabl 1n 2c n
pot t 3 4 8 4 1t 5 23 l 2g 5 2r 3 30 3 64 4 7f a 7x 4 8a h 8j 6 bm a bs a bz 8 eq j f8 f
pot_christm 1n f8 e
pot_holiday 1n 7f b
pot_indoor 1n 8a b
pot_kiln 1n eq c
pot_local 1n 8a b
pot_rent 1n eq a
pot_turn 1n bs b
pot_wat 1n 23 f
pot_wheel 1n eq f
potato 17 2z 3 3l 3 5g 3 5i 3 5t a be 5
pothol 1n e3 v
pothol_dead 1n e3 a
pots 11 3 7 18 5 23 f 2r 4 2z 5 4o 5 5g 9 5x 9 7f a 8a 7 9h 5 bz 9 f8 3
pots_card 1n 5g c
pots_deliver 1n 5x b
pottery 1c 5z 4 60 4 8j i eq y
pottery_clas 1n eq j
pottery_drôm 1n 8j c
pottery_studio 1n eq n
pottery_wheel 1n eq c
pottery_worksho 1i eq b
pouch 1c 42 6 5m d 5o 7 ds 6
poultry 1i 9n 8 fn e
pour y 8 c 2d 2 2i 3 32 3 5k 5 5q 3 5z 7 60 5 61 7 8r 3 ef 6 es 3 f5 6
pour_soy 1n 8 c
pow u 1d 4 2a 9 2g 4 2y 5 4g 6 54 3 57 3 5a 5 64 5 67 3 7e 3 8j 4 8p 3 9b 4 9c 8 9h 8 9k 4 9q 6 9r d 9s 9 ai 7 c6 9 fk 5
pow_plant 1n 9r h
pow_used 1n c6 b
powd 1a 7 d 9 7 1q 6 2r b 62 8
power 1i 9i c e2 c
power_field 1n 9i a
power_sensor 1n e2 a
practi 1c 9z e a4 9 a5 k ag f
practic n g 2 k 8 l 3 p 3 q d u 7 v 4 x h z e 10 g 3o 4 3u 8 4g b 4i 5 4p 6 4x 4 56 c 59 4 5e 4 74 3 76 6 78 5 7d 9 7k 4 7m 8 8i 4 9e 6 9z c a4 b a5 c ag e c9 c cb 6 cl 9 cn 8 cp 2 dk 4 dv a e7 4 ei 4 em 3 en g
practic_app 1c 9e a 9z d c9 b
practic_clos 1n dv c
practic_electri 1n 3u b
practic_even 1i 56 c
practic_fre 1i cl b
practic_own 1i cn b
practic_room 1n cb c
practic_softwar 1a x m z d 10 f en d
practic_system 1c q 9
practic_talk 1n 7d b
practis x z 8 3n 5 4c 2 4i b 4x 3 50 2 7m 3 9y 6 9z 5 a4 e a5 h a9 3 ag c am f c9 h cb i di 3 dr 9 ev 2
practis_emergen 1n 4i c
practis_objecti 1n am b
practis_room 1n cb i
practis_slow 1n c9 9
practis_someon 1n ag c
practis_speak 1n a5 j
practis_violin 1n a4 g
pragu 19 1x 8 28 8 31 8 4n 7 6s 5 fg 7
prais 17 f 3 1u 4 7m 7 a2 3 ap 4 cp 3 di 4
pralin 1n 5u t
pralin_seasona 1n 5u b
pram 13 a 3 25 3 28 7 2i a 3w 3 8e f ac 3 ew 7 f0 2
pram_rent 1n 8e g
pram_welcom 1n 2i c
pray 1f 13 3 3h 12 3j a
pray_app 1n 3h o
pray_audio 1n 3h b
pray_bibl 1n 3h 9
pray_daily 1n 3h b
pray_guid 1n 3h b
pray_messag 1n 3h b
pray_monk 1n 3h b
pray_morn 1n 3h b
pray_read 1n 3h b
pray_voic 1n 3h c
pre 19 1i k 1x 8 41 d 6l 8 7v 8 89 d
pre_cut 1n 7v 8
pre_lov 1c 1i i
prediab 1n 73 b
predict 17 26 a 4f 8 74 4 7o d d2 8 da e fj h
predict_chargeb 1n da g
predict_mainten 1n fj g
predict_mould 1n 26 b
pref 1i 6i 5 dc 5
prefab 1n 9u r
prefabr 1n 9u p
prefabr_hous 1n 9u c
prefac 1n 8g 4
pregnan 17 g 8 n 3 4c g 61 7 75 t 7t 7 9d 3
pregnan_app 1n 75 c
pregnan_cloth 1n 4c e
pregnan_cours 1n 75 g
pregnan_newborn 1n 75 m
prelov 1i 1x a 41 a
premis 1i 2i 5 56 c
premium 1i br 5 ds 9
prep 1c 2k 3 3m 9 5l l a1 d
prep_athlet 1n 5l g
prepaid 1a 3j 3 6k 4 6q 4 9s a bn b
prepaid_card 1n bn b
prepaid_phon 1n 9s a
prepar w o 6 2h 8 2k 5 2z 8 54 8 5l d 68 8 71 6 74 8 7j 8 a1 a a3 6 a9 8 ag 6 al 5 bv 3 by 9 c9 4 e7 3 eg 8 en 9 eo 8
prepar_board 1n 54 b
prepar_candida 1n a1 b
prepar_driv 1n a9 b
prepar_estimat 1n eg b
prepar_export 1n 68 b
prepar_meal 1i 2z b 5l i
prepar_pag 1n 74 b
prepar_pap 1n by d
prepar_questio 1n 7j b
prepar_schoolc 1n 2h b
prepar_settlem 1n eo c
prepar_work 1n en b
prepara 1i 75 a a1 n
prepara_cours 1n a1 g
pres p 0 6 t 2 24 3 2e 7 2q e 4m 6 4t 2 59 2 60 b 6a 7 7o 7 85 3 9t 9 aj 4 b6 2 cg 9 ck 6 ff 5
pres_brick 1n 9t d
pres_button 1a 4m 9
pres_juic 1n 2q i
pres_nordic 1n 0 b
pres_sam 1n 60 c
pres_send 1i ck a
pres_vegetab 1n 2q b
pres_whos 1n 6a b
prescho 1n 3l b
prescri 11 1 5 k c o 5 x 6 y c 46 d 74 2 79 8 7d i bc 4 cl a du 3 fb 3
prescri_lens 1n 46 b
prescri_request 1n cl c
prescri_sent 1n 7d i
present z 0 6 1d 5 23 3 2u 3 45 6 4o 3 57 3 5u 7 6w 4 8l a ah 6 bm 2
preserv 1i 1 c f4 v
preserv_childre 1n 1 b
preside 1n e8 5
pressin 1n 9t 3
pressur 17 b 5 e 3 5x 7 7t e 8s i
pressur_wash 1n 8s k
pretend 1i ak 5 f7 6
pretti 1i an 5 d4 5
pretty 1i 7b 4
prevent 1c 10 4 da e dh 4 ex 7
pric g 5 2 7 2 1q c 21 5 2h 2 3c 7 4g 6 4u 4 53 2 5a 3 5k 4 5n 7 5u 2 60 4 64 3 65 2 88 5 89 3 8g 5 8q 4 8u 5 8w 5 8z 5 am 3 bo 4 bw 3 c1 4 c7 4 cf 3 d4 6 eg 6 f6 5 ff 3
pric_chain 1n 88 b
pric_choos 1n 3c a
pric_client 1n d4 b
pric_fal 1a bo 8
pric_guarant 1n c1 b
pric_nam 1f f6 8
pric_overnig 1n ff a
pric_photo 1n 8z b
pric_renovat 1n 8w b
pric_send 1n 8u c
pric_shop 1n 1q e
pric_text 1n 4u c
prick 1n 7p j
prick_hom 1n 7p b
priest 1a 3d 6 3j k 9a 3
priest_doctor 1n 3j 9
primary 15 26 7 2v a 3n 4 3q 4 3u 7 6j 7 9z e eu 3 ev e
primary_school 16 2v 8 ev b
primary_teach 1n 9z b
print m 1m a 29 l 2x 4 2y 3 3g 3 46 4 48 3 4b h 4u 2 4x 3 53 e 5e 2 65 3 6a 5 6c 2 73 3 74 3 7a 5 7y c 81 2 8f 6 8h 6 8i g 9u b 9y 3 a9 3 ah 9 ax 7 b5 7 b6 g bf f bg 4 bh 5 bi g bj a bu 4 d5 4 dz 4 er 5 fr 3
print_book 1c ah 9 bj g
print_demand 1n 4b c
print_digitis 1n bh 9
print_dressma 1n 7y b
print_edition 1n ax b
print_fabric 1n er 8
print_hom 1f 7y d
print_hous 1n 9u o
print_issu 1i b6 f
print_lamp 1n 29 e
print_liv 1n b5 b
print_magazin 1n b6 w
print_newspap 1n bf 9
print_ord 1n 4b b
print_part 1f 29 i
print_photo 1i bf i bi g
print_postcar 1n bf 9
print_recycl 1n 29 c
print_replace 1n 29 h
print_servic 1n 53 f
print_shirt 1n 4b o
print_spar 1n 53 c
print_thing 1n 29 p
print_tre 1n bg 9
print_young 1n 8i b
printma 1n er q
printma_worksho 1n er a
priorit 1i au a e8 8
prison 1n 1e a
privacy 19 4u 4 6i 4 cm 4 d3 4 dk s fo 4
privacy_complia 1n dk o
privacy_policy 1n dk d
privat q u 4 z 4 1i 4 21 7 2v 6 2z h 35 9 37 3 3l 4 3m 8 3q 4 5d 8 6j 4 6v f 8v 5 90 6 9w 6 9x 3 a1 6 a4 4 bk 4 bu 4 c3 a c5 a cf 6 d7 2 ea 4 ee 4 f4 5
privat_chef 1n 2z y
privat_garden 1i 6v p f4 8
privat_hom 1i 90 a
privat_offic 1n 5d f
privat_own 1n 35 b
privat_park 1n c5 g
privat_party 1i cf 8
privat_pool 1n 6v h
private 1i aa 5 c3 k
priz 1a 60 3 8f 4 cj 7 ev 7 f1 3
prob 1a 97 a 9k j 9o 3 fm e fs n
prob_allerge 1n 97 b
prob_satelli 1n fm a
prob_smal 1n fs b
prob_warn 1n 9k a
probabl 1f v 4 8y 4 c0 4
probat 1n ai r
probat_form 1n ai b
probati 1n df g
probati_dat 1n df d
probiot 1n 5x b
problem 19 3m 6 7m 8 7n 8 ae a dw 7 e3 7
problem_repair 1n ae b
proces 11 0 c u 3 5k 3 aq e at 6 cq 3 cs 3 d6 3 d9 5 dk 7 dl 4 dm 3
proces_automat 1n aq b
proces_oliv 1n 0 b
process 1a 9a 6 d6 3 em 4 en 4 f8 4
procras 1n 7b b
procure 1n al s
procure_portal 1n al e
produc 14 6 a 4v c 52 7 5a j 5f g 5i b 68 7 9h 5 ay h fl 7
produc_pick 1n 5a c
produc_podcast 1n ay g
produc_sanitar 1n 6 b
product p 0 7 1 6 2 7 6 7 b 7 d 8 1y 3 29 5 42 4 4l a 4v j 52 6 53 8 55 5 5c 5 5f 4 5h 7 5p 9 68 6 6a 4 6b j 7a 8 86 9 8l 8 9t a 9v 6 an l ao 6 bc a bz 2 co 9 cq 6 cu 6 dj 2 dt 5 fe 8 ff 6 fi c fj 4 fl b
product_check 1n 4l b
product_company 1i 4v e fl a
product_depend 1n cu c
product_descrip 1n co h
product_fee 1n 4l b
product_few 1n 1 b
product_fil 1n 68 b
product_homelan 1n 5p e
product_imag 1n an j
product_lin 1n fi i
product_ord 1n 6b k
product_photo 1n an w
product_photogr 1i an h
product_pictur 1n an e
product_plan 1n 6b t
product_smal 1n 8l b
product_wat 1n 0 b
profess u e 5 n 5 z 3 2m 5 3i 2 40 5 49 5 4w 3 4y 5 6u 4 6y 5 7i 4 8t 5 8x 5 93 c ab 5 au 3 av c aw 3 b8 3 bg 3 dc 4 em 3 en 3
profess_headsho 1n av e
profess_organis 1n 93 g
profil 14 3f 5 4k 8 4t a 54 3 5q 7 ab 7 av 7 b4 3 cn 8 ed 3
profil_physiot 1n 4t c
profit 1a 2n 4 8t 4 d8 9 eg 4 ff h
profit_item 1n ff c
program s k c l 4 12 a 13 4 14 8 19 d 1f 3 1h 4 2h 7 3q 5 3v a 3w 4 51 6 58 7 6m 5 6z c 77 7 7c 7 7l 4 95 5 9o 4 9u 4 a0 k aq b au 5 ba 6 c9 3 d3 5 dh 8 dn 3
program_against 1n 6z b
program_city 1n ba 9
program_cours 1n a0 h
program_drink 1n 7c b
program_instal 1n 2h b
program_persona 1n k c
program_robotic 1n 19 b
progres 1n ef b
project y 15 b 17 d 1b f 22 7 3v 6 4k g 4u b 51 2 7v k 8w 4 91 3 9p 4 a0 b ci 4 d8 u dl 3 e5 9 ed a fi 3
project_build 1n 7v 8
project_managem 1n d8 t
project_region 1n 1b b
project_show 1n d8 c
project_test 1n 4k b
project_track 1n d8 e
prolong 1n 1y 4
promis j g 3 19 3 2e 3 3e 2 3y 4 4g 3 4m 2 4r 3 51 2 53 2 6b 2 6u 2 7g 2 7i 3 7n 3 a8 3 ck 3 cv 3 d3 2 dg 2 e5 3 en 2 fa 3
prompt 1i 8h b cc h
prompt_stop 1n cc a
pronoun 1n 7m b
pronunc 1i 7m a a5 u
pronunc_coach 1n a5 g
proof s 1y 4 4j 4 50 3 7n 2 92 3 9d 2 9v 8 bc e bw 6 da 9 dj e dk 7 ef 4 ei a ek 3 fl 5 fq 4
proof_cloud 1n dj b
proof_discree 1n bc b
proof_underwe 1n bc d
proof_win 1n da b
prop 17 1e 4 2y 3 31 4 83 8 ca d cy c
prop_invoic 1n cy d
prop_seal 1n 83 9
properl 1n dg 3
propert 13 1i 8 26 3 27 a 4n 6 67 9 7i p 95 6 d5 7 e1 5 ee l ep j
propert_investm 1n 7i c
propert_manag 1a 27 9 ee g
propert_managem 1n ee i
propert_shar 1n 7i j
proport 1n bm e
proport_earn 1n bm b
propos 14 20 3 4k 4 76 4 ad 4 aq 3 ar 5 d8 a e5 f ec 9
propos_discus 1n e5 a
propos_grad 1n ec b
propos_project 1i d8 b
proposa 19 51 9 al 7 ar 3 d4 12 d8 4 e5 c
proposa_agenc 1n d4 e
proposa_brief 1n d4 b
proposa_softwar 1n d4 u
prosecc 1n es g
prospec 1i 7i 4 cx r
prospec_cal 1n cx b
prostat 1n bc c
prostat_surgery 1n bc 9
protect p 4 8 q 2 t 2 12 2 14 2 27 3 47 6 48 6 59 5 7l 2 7n 2 7r e 8c 4 96 b 9e 4 av 2 df 3 dg 2 dk d ea 2 fd 2
protect_firm 1n 96 j
protect_offic 1n dk k
protect_recycl 1n 47 c
protect_senior 1n 7r h
protein 19 2q b 5l 8 5t o 5w r 9n m ds f
protein_bar 1n 5t i
protein_beef 1n 5w a
protein_flour 1n 5w a
protein_ingredi 1n 5t b
protein_shak 1n 2q b
protein_smal 1n ds b
protest 1n cj 3
prototy 1c 25 4 2f 4 53 z 8c 4
prototy_devic 1n 53 c
prototy_print 1n 53 f
proud 1a 4u 2 9y 2 fc 4
prov y 3t 3 94 3 9l 3 9v d ai 3 b4 3 ck 3 da 5 dz 5 e1 3 e5 3 ei 3 fa 3
prov_bottl 1n 9v a
proven 1n cm 5
provena 1n 9v 9
provenc 1i 0 9 2z 3
provid 16 4x 8 50 d 6k 4 ar 6 bw k cx 4 da 6 db 6
provok 1n aj 5
prun 1n 8q b
psalm 1n 3h y
psalm_app 1n 3h b
psalm_daily 1n 3h b
psalm_morn 1n 3h b
psorias 1i 1 j 7k i
psychic 1n fa f
psychol 19 z d 6y 4 76 n 77 4 7l a dh f
psychol_paid 1n dh b
psychol_train 1n 76 c
psychol_video 1i 7l a
psychom 1n 4f b
psychot 1f z e 3i 8 76 a
pub 1c 31 7 63 3 b2 4 cj o
pub_quiz 1i cj h
public t n 5 15 4 19 7 1c 4 20 5 2v 3 4h 5 50 6 7t 4 a0 3 a5 5 ac 3 al i ax 4 c8 3 cp 2 cv 7 d4 6 e2 8 e3 4 e5 b e9 7 fs 4
public_authori 1n e9 b
public_bins 1n e2 d
public_consult 1n e5 f
public_contrac 1i al b
public_procure 1n al b
public_school 1i 19 a
public_tend 1i al i
publish u 1b 3 1m 3 1p 3 4v 8 8g 9 a0 3 a1 3 a2 3 a3 4 a9 3 ao 3 aw 6 ax 3 az 7 b3 3 b7 c be 4 bw 3 c9 5 cc 4 co 3 e5 4
publish_graphic 1n b7 b
publish_post 1n 8g c
publish_video 1n az b
pubs 1n cj l
puglia 1n 60 e
puglia_receiv 1n 60 b
pul s k 2 m 3 2a 3 2e 6 2j 3 4c 4 7c 3 9i 5 c8 4 ct d dn 5 dt 5
pul_off 1n 2e b
pul_request 1n ct m
pullov 1n 8t 5
puls 1f 25 c dg h
puls_survey 1n dg g
puls_tempera 1n 25 b
pump 10 15 d 21 4 23 8 25 7 8y 8 90 j 9r 9 9s c az 4 e7 4 eh c fj 6 fk 6
pump_advic 1n 90 h
pump_basil 1n 23 b
pump_family 1n 15 b
pump_measur 1n 90 b
pump_virtual 1n 9r a
pumpkin 1i 2z 4 ds 4
punch 1i 84 6 ef a
punctur 1n c2 5
punish 1i ah 4 cp 5
pupil x i 3 12 6 16 6 2v a 3m m 3n k 3p 4 8n 3 9w k aa 3 cb 4 cd 3 ce 9 dr 3 ea a ec 8 ed 3 ev 9
pupil_answ 1n 9w d
pupil_choos 1n 3n b
pupil_math 1n 3m b
pupil_typ 1n 9w b
puppy 16 1c 7 dn b dq e dr l dt 6 du 4 dv 4 dy 8
puppy_school 1n dr g
pur 1f 82 4 8r 5
purcha 1n 4g m
purchas x 1b 6 1i 8 1k 9 22 6 2u 9 41 a 4f 8 4g j 4q 9 5u a 7f 6 9s 5 by 6 cm 3 cy 3 d6 5 e4 3 fc 9
purchas_credit 1n 4f b
purchas_group 1n 4g j
pure 1n 5m b
purif 1i 15 a 2d a
purifi 1i 26 k 2d a
purity 1f 5v 4 5y 4 fq 3
purpos 12 z 3 25 3 8d 3 a7 3 ao 3 bx 3 dh 3
purs 1f 42 9 5t 4 84 8
puré 1n 5m o
puré_fing 1n 5m b
push 14 9 3 6g 3 7n 6 81 6 c2 3 eu 5
pushcha 1i 20 i c8 7
pushcha_photo 1n 20 b
put d z 3 2c 3 4c 5 5l 3 5s 3 70 3 7f 2 8g 3 8t 3 9u 3 a0 2 b0 3 bn 3 bv 3 c6 3
put_charg 1n c6 b
put_freez 1n 5l b
put_fresh 1n 3b 9
put_jars 1n 5s b
put_laundry 1n 8t b
put_money 1f bn a
put_second 1i 4c b
put_sum 1n 9u a
put_togeth 1a z 9 70 9
put_wooden 1n b0 b
puts z 1d 8 1r 9 5v 2 67 3 6d 3 7f e au 8 cw c e8 2 e9 3 fj 5
puts_asid 1n 7f j
puts_everyth 1n 1r c
puts_mail 1n au b
puts_pag 1n cw g
puts_solar 1n 1d b
puzzl 15 31 8 7z u 83 h 8d 8 8e 3 8f 8 b2 x be d ev d
puzzl_brick 1n 7z m
puzzl_exchang 1n 7z c
puzzl_gam 1n b2 y
puzzl_library 1n 7z c
puzzl_story 1n 83 k
puzzl_subscri 1n 7z c
puzzl_swap 1n 7z c
pyjama 1i ew 3
python 1n a0 k
quality 15 q 4 u 4 26 g 4j 9 94 7 an 7 ei e fi n fs l
quality_camera 1n fi l
quality_check 1n ei h
quality_monitor 1i fs e
quantit 1f 5f 4 bj 3 eg e
quantit_pric 1n eg b
quarrel x 1h 8 3f 2 3q 3 5c 3 8o 3 ba 4 bi 3 c3 3 ch 7 d7 2 df 3 f1 2 f9 3
quarry 1i fh 4 fo 5
quart q y 2 1a 2 1v 2 2j 5 2w 2 3m 3 3p 4 4g 2 4y 2 59 2 6t 2 7i 4 7s 2 8c 4 8v 2 9r 4 dk 2 dz 4 f2 4 fk 6 fs 3
quart_find 1n fk b
quarter 1i 5y d b6 o
quarter_box 1n 5y b
quartet 1n cf m
quay 1n fb 3
queen 1f 9j l az 3 ev 6
queen_mis 1n 9j e
queeni 1n do 4
query 1c 4f b 68 6 9e 5
query_api 1n 4f b
questio g 5 4 7 4 f 3 4d 3 4j 5 4z 3 75 7 77 6 7j 9 7q 4 8f 7 9w 8 a0 5 a9 7 ad 6 ag 7 ah 5 ai 3 ap 5 b3 2 b9 4 bi 3 bm 6 br 3 cj 7 ck 8 cl 4 cs 7 cz 3 dc 4 dd 2 dg 9 dj b dm a dy 5 en 3 fl 8
questio_ask 1c cs 9
questio_automat 1n dj d
questio_chat 1n ck g
questio_company 1n dm b
questio_data 1n cs d
questio_dish 1n ad b
questio_doctor 1i 7j a
questio_employ 1f dg a
questio_end 1n bi a
questio_even 1f a0 a
questio_explain 1i a9 a
questio_good 1n 8f d
questio_habit 1n ad b
questio_invoic 1n fl b
questio_manag 1n dc b
questio_night 1n 77 f
questio_past 1n dj b
questio_receiv 1n 5 b
questio_safety 1n 4j f
questio_see 1i dy a
questio_sent 1i 7 a
questio_sound 1n cj f
questio_stuck 1n 9w b
questio_talk 1n bm b
queu y 11 8 2j 8 2k 8 2n 3 2p 9 6g 4 6u 2 9c 7 9l 5 b4 4 cg 3 eo 4
quick 13 i 4 1e 3 45 3 47 3 5z 3 7z 3 ap 3 av 3 cu 3 dr 3
quickly 1n b9 4
quiet l n 3 x 3 23 5 50 2 58 2 6v 3 6y 3 ae 3 am 2 ap 2 b0 3 cd 3 cn 2 cu 2 dq 3 e0 5 en 2 es 5 ey 4 ez 5 f7 3
quiet_childre 1n ez a
quiet_iceland 1n e0 b
quiet_monday 1n es a
quiet_pump 1n 23 b
quietly 16 g 3 6y 3 79 3 b8 3 bc 2 c9 8 dx 3
quietly_track 1n c9 9
quilt 1n 7x d
quinc 1i 2z 7 ah 7
quirk 1n 17 6
quit 1f s i 7c 13 ed 4
quit_habit 1n 7c m
quit_smok 1n 7c k
quit_suggest 1n s c
quit_vap 1n 7c g
quiz 13 2 c 7 7 4j 3 58 8 5k a 8a d a0 3 a7 g a9 7 b2 d cj w
quiz_host 1n cj f
quiz_light 1n 8a b
quiz_near 1n cj d
quiz_night 1n cj q
quiz_pays 1n 5k b
quiz_scalp 1n 2 b
quiz_team 1i cj k
quizmas 1n cj a
quot 11 21 7 2o 3 45 3 8w a 9a a co 3 d3 7 d8 3 eg 11 fh 6 fo a
quot_app 1n eg e
quot_roof 1n eg i
quot_sam 1n eg d
quot_softwar 1n eg c
quot_trad 1n eg i
quot_vehicl 1n 9a b
quota 1n 3j 4
quran 1n 3h u
quran_teach 1n 3h 9
rabbit 1i dp 4 ey s
rabbit_café 1n ey c
rac 1f 4d 4 71 d f1 r
rac_simulat 1n f1 q
rack 14 42 3 5y 5 66 5 6m 5 82 5 9h d c0 8 fr 3
racket 1n f0 n
racket_rent 1n f0 a
radar 1n 2b m
radar_wal 1n 2b b
radiato 1f 90 3 ey 3
radio v i 4 16 4 25 3 26 5 27 3 2b 3 2c 3 2f 3 2g 3 3h 3 9b 5 9j 4 ax 4 ay 4 b0 8 be 4 c4 4 dx 7 fm 4
radiolo 1n v t
radish 1n 7w 3
radon 1i 26 a 94 a
raft 1c 1h 2 37 8 3q h 58 c
raft_build 1n 58 c
raft_tre 1n 3q c
rag 1i 1i 3 bq 5
rags 1i 3z 8 c1 4
rail 11 1i 6 2a 9 32 3 41 5 44 3 49 7 78 3 7u 3 bb k
rail_ramp 1n bb 8
railing 1n 2a 5
railway 19 20 4 6a 8 8m 4 9m 7 dz 3
rain l 5 4 1u 4 28 3 2g 4 2w 5 32 4 3q 3 58 2 5e 4 67 3 6z 7 8r 4 8s 7 9l 4 c1 3 d4 3 el 2 ez 4 fs 3
rain_sound 1n 6z g
raincoa 1i 3z a dt a
rainwat 1n 15 a
rainy 17 2p 3 5v 3 69 c 6h 4 6l 4 ey 3
rainy_season 1n 69 b
rais 11 18 f 2m 3 4s 4 73 3 7g 7 82 8 8q c 9n 3 cd 3 f3 5 fe 6
rais_bed 1n 18 e
rais_beds 1i 18 a 8q e
rais_seedlin 1n 82 9
ram 1n 9m 5
ramadan 1n 3h 4
ramen 1n 2l b
ramp 1a 6q 7 9g 4 bb s e5 3 fh d
ramp_ag 1n bb a
ramp_age 1n bb a
ramp_barri 1n bb a
ramp_disabl 1n bb a
ramp_elderly 1n bb a
ramp_hom 1i bb 9
ramp_hospita 1n bb 8
ramp_old 1n bb a
ramp_walk 1n bb 8
ramp_wheelch 1n bb a
ran z k 3 13 4 27 2 63 2 7d 2 8j 2 8s 2 8w 2 ay 2 dx 3 e7 2 fs 6
random 1n cx 5
rang 10 12 3 4y 2 52 3 69 9 77 3 b9 3 bz 3 c7 3 cb 2 cl 5 cp 3 d3 2 df 3
rang_dron 1n 69 b
rank 1a 31 3 ap n co c dc 9 ff 3
rank_googl 1n ap f
rank_search 1n co c
ranking 1i ap 9 co 4
rapid 1n 53 s
rapid_prototy 1n 53 n
rar 14 46 4 4m 8 6a 7 82 a 8a d b8 a ce 3 cg 7 fi 3
rar_craft 1n b8 b
rar_cut 1n 8a b
rarely 1n cm 3
rash 19 6 3 9 4 5m 3 75 d 7d 7 7k k
rash_acn 1n 7k a
rash_baby 1n 75 b
rash_dermato 1n 7k a
raspber 1n 2o 7
rat 11 5g 3 7h 8 9g 5 b1 6 bt 3 by g c3 3 cp 8 cy 6 d2 2 dx c ev 3
rat_ends 1n by f
rat_sleep 1n dx b
rath 10 1p 3 23 3 2k 3 2o 3 5k 3 5q 3 5v 3 5y 3 7j 3 bn 3 do 3 ep 3
rating 1i 2m 4 2s 4
ratio 1n 3l 5
rats 1n f7 w
rattl 19 99 7 c8 3 cd 5 ej 7 ew 6
raw 19 2p 4 5r c 5v a 5x e cq 3 ds 8
raw_kimchi 1n 5x b
raw_milk 1n 5r d
ray 1f v m as b dv 7
rays 1f v h as b dv 5
rays_sort 1n v b
rays_ultraso 1n as a
razor 1n b 13
razor_blad 1n b c
razor_last 1n b b
reach r 22 4 25 3 5j 4 67 3 71 3 7u 2 8s 6 8v 4 aj 7 dh 2 ec 2 em 2 f0 2
reach_friend 1n aj b
reachab 1n d7 4
react 1c d 4 70 c a5 3 en 3
react_last 1n 70 b
reactio 1f 1 c c 4 d 5
reactiv 1n dr o
reactiv_dogs 1n dr g
read a v 4 w 3 14 7 1h 3 1m 3 1r 4 3a 2 3h 5 46 3 4h 2 4w 3 77 3 7a 4 7o 3 7q 4 8g 7 9c 3 9y 9 a6 6 a7 3 ar 3 au 3 aw 5 ax 5 b0 4 b3 9 b6 4 b7 6 b8 3 bl 4 bw 2 cc 4 cl 3 cq 4 ct 3 cv 5 d2 3 d6 5 d8 2 d9 5 dc 3 e9 6 ec 4 fa 5 fk 3
read_actor 1n b0 b
read_adult 1n 14 l
read_aloud x 9y b a6 7
read_app 1n 9y r
read_applica 1i dc a
read_bank 1f bl d d2 9
read_build 1i eg a
read_calenda 1n d8 c
read_cloud 1n ar b
read_communi 1n b3 i
read_deliver 1n d9 b
read_email 1n 1r c
read_even 1n 9y c
read_group 1n b3 k
read_help 1i 1h 9
read_hospita 1i w a
read_inbox 1n au b
read_ingredi 1i 7a e
read_list 1c a7 d
read_met 1a fk 8
read_open 1i cl b
read_ord 1i aq 9 cv b
read_oth 1i cc a
read_pollen 1n 7o b
read_pul 1n ct b
read_quran 1n 3h 9
read_reshap 1n a6 b
read_sam 1i b3 b
read_second 1i 4w b
read_softwar 1n 9c b
read_suppli 1n d6 c
read_text 1c e9 c
read_volunt 1n 14 e
read_wrap 1n 8g c
read_writ 1i 14 f
readabl 1c 5t 3 a1 3 d9 3 e9 8
reading 17 3h 8 73 f 7t 7 83 3 dx 4 fa g fs g
reading_ear 1n 3h 9
ready k 2t 5 3z 6 5g 5 5l a 6f 6 a9 5 cs 5 cv 5 dj 7 eq 2 f2 3 f9 4
ready_book 1n a9 b
ready_bundl 1n 3z b
ready_iso 1n dj b
ready_meal 1i 5l m
ready_report 1n cs b
ready_screen 1n cv c
ready_sown 1n f9 a
ready_tabl 1n 2t c
real j l 5 1n 6 2f 3 2j 4 2r 5 31 5 41 5 4i 5 4z 5 50 5 51 2 53 2 6b 3 6z 4 7i b 7l 4 7v 9 7y 4 9x 5 ag 4 am 4 an 4 ao 4 b4 5 bn 3 di 4 e4 3 ep 7 ew 4 fb 5
real_beard 1n 1n a
real_body 1i 7y a
real_book 1n 1n a
real_brew 1n 2r b
real_espress 1n 2j b
real_estat 1i 7i p ep g
real_folk 1n b4 b
real_hair 1n fb c
real_instrum 1n ew a
real_neighbo 1n 9x b
real_nutriti 1n l b
real_ones 1a am 8
real_person 1f 41 a 4z a
real_plac 1n 6z b
real_situati 1n 50 c
real_smal 1n 7v a
real_tool 1n 7v l
real_villa 1n 31 c
realist 1n av e
realist_headsho 1n av b
reality 1f 31 a 4i z 7l r
reality_feedbac 1n 4i c
reality_therapy 1n 7l f
reality_train 1n 4i e
really j 9 5 l 3 1s 3 21 7 4e 2 4k 2 4l 5 6c 3 7m 2 ah 4 d8 3 eg 3 ep 3
really_cost 1f 21 f
really_product 1n 4l b
really_work 1i 9 b
realtor 1n ep h
rear 1f 9n 3 c0 4 c3 4
reason p 14 2 4f 4 4m 2 52 2 6b 2 7d 2 7g 2 7p 2 9j 4 a7 2 c7 2 co 2 cx 4 dc 8 df 2 du 2 ec 7 fe 6
reason_along 1n ec b
reason_answ 1n dc b
reasona 1n 60 4
rebat 1n y 4
rebrand 1n d4 4
rebuild 1c b1 9 bb c cs 7 d1 4
rebuilt 1n 3v 4
recal 17 q 3 28 7 5f 4 5h 4 8e 6 dr g fi 4
recal_lead 1n dr g
receipt 12 1b 7 1q f 1y m 21 i 6l 3 bp e bv d ce 3 cz y d0 d
receipt_book 1n cz f
receipt_bookkee 1n cz o
receipt_compar 1n 1q c
receipt_mailbox 1n cz b
receipt_manual 1n 1y c
receipt_scan 1i cz h
receipt_see 1n 21 b
receipt_self 1n bv b
receipt_softwar 1n cz b
receipt_split 1n bp b
receipt_warrant 1n 1y d
receiv 17 5 a 14 b 1b 4 60 a av a bf 5 fn 3
receiv_bottl 1n 60 b
receiv_busines 1n av b
receiv_scent 1n 5 b
receiva 1i 4e a d7 l
recent 1n 71 6
recepti 15 q c 32 4 3g 3 4o d 5u 4 6e 8 6g 2 8b 6 cl n
recepti_area 1n 4o c
recip t 0 7 1 2 2 8 9 5 1p m 2q 4 2s 3 5g j 5m 4 5s a 5w 5 5x 8 5y 8 61 2 6d b 7a 4 bj p dd 3 ds 9 f3 7
recip_book 1n bj l
recip_box 1i 5g q
recip_card 1i 5y a
recip_cook 1n 5s b
recip_cost 1i 6d e
recip_differe 1n 2 b
recip_exactly 1n 5g c
recip_family 1n bj n
recip_grandma 1n bj d
recip_grandmo 1i bj k
recip_moth 1n bj l
recip_plan 1n 1p q
recip_print 1n bj d
recip_twenty 1n 1p b
reckon 11 2a 3 4u 3 58 4 5f 3 8f 4 90 a 9r 7 bp 3 ff 3 fp 3
reckon_ways 1n 90 b
reclaim 1f 88 9 e9 3 fp s
reclaim_build 1n fp d
reclaim_wood 1n fp f
recogn 1n cr g
recogni 13 1n 5 1t b 2f 9 45 4 7r 9 9g 3 at 7 av 6 cr c fa 3
recogni_hedgeho 1n 2f b
recogni_plant 1n 1t d
recogni_scam 1n 7r b
recogni_swis 1n cr b
recomme 12 1t 3 1v 7 6x 3 76 3 8w 5 8x 3 a9 3 ap d az 3 b3 7 by 3 fe a
reconci 1n cz b
reconst 1n bu 5
record i 1 3 t a u 4 w 5 x 8 1y 5 2e 4 38 4 4v 5 5q 4 6h 3 6y 6 7a 4 7d 3 7n 2 92 3 95 5 97 b 9e 9 9y 3 a2 3 a4 3 a5 6 aa 4 ag 8 ah 9 am 7 aq 4 as 5 ay 4 b0 3 b4 4 bg 9 cc 5 cg f ch 9 cr 4 d3 3 d8 3 df a dk 7 dl 9 e1 3 e6 3 e7 4 em 6 fm 4
record_answ 1n ag c
record_back 1n ag c
record_breath 1n e7 b
record_cal 1n am c
record_collect 1n cg j
record_consent 1n w b
record_fridg 1n 97 b
record_gdpr 1n dk b
record_insur 1i 9e b
record_invoic 1n 9e c
record_label 1n as f
record_lawy 1i em b
record_publish 1n 4v c
record_real 1n b4 b
record_repetit 1n aq a
record_scen 1n cc a
record_sentenc 1n a5 b
record_shop 1f cg g
record_short 1n 5q c
record_sit 1i dl b
record_song 1n ch a
record_sound 1n 2e b
record_story 1f ah a
record_teach 1n 6y c
record_vaccina 1i x a
recordi 11 u 3 6y 8 7m e 9y 6 a4 3 a5 5 ag 3 ah b am 8 b5 9 c9 c cb 3 cr e
recordi_ancesto 1n ah b
recordi_guest 1n b5 b
recordi_onc 1n 7m b
recours 1n 4e 5
recover 1n 2c a
recruit 17 w t 4v i 4y 10 af i at 4 b8 a dc g
recruit_abroad 1n 4y e
recruit_agency 1f 4y k
recruit_film 1n 4v h
recruit_nurs 1n 4y k
recruit_patient 1n w d
recruit_review 1n af b
recruit_servic 1n 4y o
recur 1i 1b a db a
recycl 11 16 3 29 d 42 e 43 h 45 c 46 9 47 h 5o 5 8f 3 8h e 8y 3 9t p fq j
recycl_bottl 1i 42 a 47 b
recycl_build 1n 9t j
recycl_collect 1n fq k
recycl_fish 1n 29 c
recycl_fram 1n 46 b
recycl_maps 1n 8h c
recycl_ocean 1n 43 b
recycl_plastic 1n 9t p
recycl_silv 1n 45 b
recycla 1n b e
recycla_blad 1n b b
red l 1 2 d 2 t 3 1j 4 26 4 39 3 3m 3 40 4 42 4 55 4 5o 3 5q 5 5s 3 5y 3 6m 3 7b 4 9b 4 9h 4 a9 6 c3 3 d2 5 d6 7 ec 3
red_flag 1i d6 f
redesig 1n 8x b
redistr 1n 11 a
rednes 1n 1 9
redraw 1n 4b 4
redrawn 1i 1m 3 7y 4
reduc 1f q f 7c 9 ar 9
reduc_show 1n q e
reed 1i 37 6 3n 4
reef 1i 4 n 3e 8
reef_friendl 1n 4 b
reel 1f 4v 4 bh m cn a
refer 1n eb y
refer_accept 1n eb f
refere 1n eb 10
refere_assignm 1n eb o
referen 1c a8 a al 9 d4 e e2 3
referen_pric 1n d4 d
referra 1n em 5
refil 12 3 f 5 7 8 d 9 k 21 e 2u 9 57 a 5o t 5z 3 7w 9 8h 3 f4 7
refil_compost 1n 9 c
refil_deterge 1n 5o f
refil_morn 1n 2u b
refil_shop 1i 5o m
refil_twic 1n 57 c
refil_wax 1n 8 c
refilla 1c 3 f 5 c 5o 9 5z c
refilla_lipstic 1n 3 c
refilla_tins 1n 5z b
refilla_travel 1n 5 b
refinan 1n by a
refinis 1n 8z a
reflect 1i 2e 9 77 a
reflex 1n 48 a
refores 1n 9p g
reform 1n g m
reform_machin 1n g c
refrain 1n b0 4
refresh 1n 3p 4
refrige 1n 5a 9
refug 1n 13 17
refug_bicycl 1n 13 b
refuge 1n 13 17
refuge_women 1n 13 i
refuge_work 1n 13 n
refund 12 1v 3 36 3 3q 6 6g 6 6t 3 7r 3 7s k a1 3 a2 3 c5 3 ck 3 fe c
refund_delay 1n 7s a
refurbi 1c 2h 12 89 e 8w 9 fp 8
refurbi_devic 1n 2h c
refurbi_laptop 1n 2h g
refurbi_phon 1n 2h u
refus s e 3 m 5 y 2 11 5 1x 4 29 4 4b 2 4f 6 4m 4 66 2 6a 2 7g 2 7l 2 an 4 av 2 cn 2 da 5 ef 3 eo 4
refusal 15 1w 4 4f 6 6u 3 af 4 be 3 by 6 c4 4 fg 4
region v 1b 8 30 8 4x 3 58 3 5p 4 63 4 6y 8 73 3 75 3 7e 3 7u 3 9a 3 9m 4 b0 7 be 2 db 5 di 3 fp 3
region_dialect 1n b0 b
region_monthly 1n 1b b
region_morn 1n 6y c
region_party 1n 30 c
regiona 1f ax d cr 4 dc 5
regist v 3 3 4 3 5 3 7 3 1y 4 33 5 3d 4 3i 2 5v 3 65 3 76 3 7d 3 9b 7 bg f dk 5 dz 4 e6 a
regist_archiv 1n bg 9
regist_contrac 1n 9b b
registe 13 2 3 9 4 2t 4 5g 4 5l 3 5m 3 6o 3 6t 3 72 9 8s 4 9c 3
registe_dietiti 1n 72 b
registr y i 3 1y 5 2a 3 2w 5 3d 4 45 3 6e 6 6f 3 6g 6 6u h 8s 3 9a f 9c 3 9p 6 bm 3 by 2 ds 3
registr_bank 1n 6u 9
registr_church 1n 9a b
regular z d 2 r 3 1e 3 2i 7 2k 3 2l 3 2q 3 4k 3 5i 5 6c 3 8o 9 cm 9 cn 3 f1 2
regular_agr 1n cm c
regular_hous 1n 8o c
regulat 14 4f 3 6t 3 bl 3 bo 3 bq 4 br 4 bs 3 bu 3 bx 3 bz 4
rehab 1c k 9 78 9 7l n dw d
rehab_gam 1n 7l i
rehabil 17 2b 4 5l 4 6q 3 6x 6 7l f dw 6
rehair 1n ce 9
rehear 1i c9 o cb p
rehears 13 3d 9 a5 b ag 7 am 5 bk 5 c9 g ca 5 cb p cc g
rehears_app 1n c9 j
rehears_onc 1i 3d 9
rehears_room 1i cb o
rehears_spac 1n cb h
reheat 1n 5l 5
rehom 1n dy q
rehom_pet 1n dy g
reimbur 1i aw d d0 a
reind 1n 8l 5
reject 1i 5i d cy 5
reject_pack 1n 5i b
relaps 1n 7c e
relatio 1c 76 c 8f 9 ab 9 d3 9
relatio_therapy 1n 76 c
relativ 14 3f 3 3t 4 7e b 7n 4 7r 7 ag 3 bh 7 bj h bt 7
relativ_add 1n bh 9
relay 1n 4m f
relay_sign 1n 4m b
releas 15 am 3 ao 4 b1 7 cc 2 ct g cu 5 cv 3 d1 3
reli 1n 58 6
reliabl 1n 6f 5
relief 1i 1k 2 7h p
religio 1i 3d o 3j 8
relish 1n f4 t
relish_crook 1n f4 9
relocat 1a 6u r 89 4 8u 9 at t bq 4
relocat_help 1n 6u e
rely 1n au 4
remain 10 5 3 4b 3 5g 3 61 3 6t 3 97 3 a7 2 bw 3 cy 3 ek 3
remak 1i 10 b 46 8
remark 1c 51 5 ct h d6 3 eg 4
rememb v f 3 3f 5 6j 2 ak 8 b3 2 bw 4 ev 3
remembe 1i 14 8 bu 3
remembr 1n 3f s
remind t d 3 q e r 7 s 3 x c 1q 2 1r 3 1t 9 1y b 21 5 2c 6 4b 2 6i 3 79 o 7b 4 7s 2 99 7 ak a bf 6 bi 4 bs 9 d3 9 d5 7 d7 h
remind_appoint 1i q c ak b
remind_cal 1i 79 b
remind_card 1n r b
remind_guarant 1n bs b
remind_own 1i d3 a
remind_smal 1n x b
remind_softwar 1n d7 e
remind_unpaid 1n d7 b
remind_warrant 1n 1y b
reminis 1i 7n a be 9
remitta 1n bt z
remitta_app 1n bt g
remodel 1n 8w m
remortg 1n by p
remot 11 39 7 4k 7 4x d 4y b 4z i 58 7 6u h 7d 7 7e 6 7t m 9i 3 b8 7 du 7
remot_assista 1n 4z l
remot_departm 1n 4x c
remot_monitor 1n 7t c
remot_patient 1n 7t s
remot_work 1i 6u l
remotel 1n 4y f
remov 17 d 3 m 8 1z b 93 8 f6 k f7 k ff 9
remov_duplica 1n 1z b
remov_sold 1n ff a
remov_wasp 1n f7 9
removal 1c 4r f 8u t 9p h f6 p
removal_certifi 1n 9p a
removal_firm 1i 8u c
removal_men 1n 4r b
removal_near 1n f6 d
removal_servic 1n 8u c
renam 1n d4 8
renew 17 x 4 81 2 ar 3 bw 4 cl b d5 a fq 3
renew_prescri 1i cl b
renewab 1i 1d 9 b8 9
renewal 1n am 7
renovat 1f 8w 16 90 9 fp 8
renovat_bathroo 1n 8w g
renovat_hom 1n 8w e
renovat_match 1n 8w p
renovat_servic 1n 8w b
rent j a 5 g 5 n 6 1k 5 2a 6 2i 3 2p 3 2y d 2z 6 35 e 37 c 39 3 3a 6 3n 5 3r 3 3z 6 40 c 48 7 4n 8 4o 8 4p d 59 b 5a 9 5b e 5c a 5d b 66 8 6f 3 6v c 7g b 7i a 7z a 89 5 8a 3 8e d 8g 4 8i 6 8m e 8n d 8v 9 91 b 9i 4 9l 5 9m 8 9r 4 ae c b5 3 ba 7 bm 7 bp 4 bq e bz 2 c2 c c3 c c5 c ca 8 d2 3 dl 3 e8 3 ee c eq 5 f0 5 f8 8 f9 8
rent_around 1n ca 9
rent_art 1n 4p l
rent_bank 1n ee b
rent_bar 1n f0 a
rent_bed 1n 59 b
rent_bik 1n c2 l
rent_box 1n 3z b
rent_brought 1n 8e b
rent_buy 1n 8n b
rent_camp 1i 35 j
rent_car 1i 4o b c3 n
rent_cars 1n c3 e
rent_cellar 1n 8v e
rent_chef 1i 2z d 48 a
rent_cloth 1i a a 40 c
rent_complet 1n 8m b
rent_credit 1n 7g f
rent_decemb 1n f8 a
rent_decorat 1n 2y c
rent_deposit 1n bq v
rent_design 1n 40 g
rent_dril 1n 91 e
rent_drivewa 1n c5 b
rent_dry 1n 8v b
rent_equipme 1n 5b e
rent_excavat 1n 5b g
rent_fit 1n bb 8
rent_floor 1n 5d c
rent_garden 1n 6v h
rent_goat 1n 9m h
rent_hang 1n 2a b
rent_heat 1i ae a
rent_holiday 1i 35 c
rent_increas 1i ae g
rent_insuran 1n bq e
rent_item 1n 91 e
rent_legal 1n ae d
rent_meet 1n 5d h
rent_monthly 1n 9r a
rent_origina 1n 8i b
rent_own 1n c3 b
rent_paintin 1n 4p i
rent_park 1n c5 n
rent_party 1n 2y j
rent_puzzl 1n 7z c
rent_ready 1n f9 a
rent_servic 1n 9i a
rent_shelf 1n eq a
rent_skis 1n 8m f
rent_smal 1i 35 a
rent_spac 1n 5a c
rent_storag 1n 5c c
rent_tool 1i 91 c
rent_uniform 1n 59 k
rent_upfront 1n bq c
rent_van 1n 35 d
rent_vintag 1n 2y a
rent_violin 1n 8n g
rent_warehou 1n 66 e
rental r a 5 n 5 2y f 2z 5 35 h 37 c 3a 8 3z 5 40 k 48 8 4o 5 4p d 59 a 5b j 5c c 5d a 6f g 7i d 7z b 89 9 8e i 8i 5 8m h 8n h 8v 8 91 b 9l 4 9r 4 ad 5 ae 5 bq 7 c2 j c3 b c5 a ca b e8 5 ee 8 f8 9
rental_app 1n 2y a
rental_bik 1n c2 e
rental_car 1n c3 e
rental_deposit 1n bq d
rental_flat 1n 7i c
rental_guest 1n 6f d
rental_host 1n 6f d
rental_stay 1n 89 b
rental_tool 1i 6f j
rental_whol 1n c2 b
reord 1i bc 4 el j
reord_suppli 1n el g
rep 1f 4g d am 9 d3 9
repaid 1n 4f 5
repaint 1n 44 e
repaint_pick 1n 44 b
repair q 15 4 16 o 1y 4 21 b 29 6 2h f 2o 4 3a 5 3y 6 44 l 4x 3 53 6 55 2 5b 2 7i 4 84 7 8p e 8y o 8z d 99 j ae 6 b9 3 bw 2 c0 m c1 b c2 4 ce k cv 2 e3 8 ee f ej 5 eo a
repair_bik 1n c0 i
repair_caf 1n 16 p
repair_café 17 16 j
repair_dat 1n ae b
repair_handyme 1n 8p b
repair_messag 1n 99 b
repair_near 1c ce b
repair_phon 1n 8y h
repair_photo 1n ee b
repair_promis 1n 3y b
repair_report 1n ee g
repair_retir 1n 16 c
repair_sets 1n ce 9
repair_shop 19 99 k
repair_smal 1n eo c
repair_wash 1n 8y h
repayme 1i 4f 5 7h 9
repeat 17 3d 4 7p a a4 a aq a c9 3 dr 3
repeat_program 1n aq a
repeat_slowly 1n a4 b
repeat_twic 1n 7p b
repetit 1i a7 h aq p
repetit_task 1n aq i
repetit_until 1n a7 b
repl 1i ck a cp g
replac x 3t 8 4i 3 4o c 7z 3 8o 3 9r b cz 3 ds 3 e2 3 ei 3 f8 3 fj 3 fr e
replac_dies 1n 4o c
replac_plastic 1n fr i
replace 15 29 e 4k 3 4z 3 5h 3 6a 7 bq 6 c2 a eb 9 fg 4
replace_break 1n c2 b
replan 1n ek 6
replant 1n f8 k
reply 1a ae 8 au p cf 3 ck b cx e
reply_support 1n ck b
report l 0 5 1b 8 26 5 3m 3 4h h 4t 3 51 2 55 9 6j 9 6m 8 7g b 94 6 97 5 9j 3 ab 5 aj 4 ap 3 ax 7 bu 7 cs c cu 4 d0 c di 7 dn 2 e1 5 e2 4 e3 i ee 9 ef e eh 8 eo 3 ff 4 fj 8 fk 3 fl d fo 4 fs 5
report_abus 1n 4h d
report_accept 1n 55 b
report_anonymo 1n 4h d
report_app 1f d0 c e3 b ef c
report_authori 1i 97 a
report_broken 1n e3 i
report_complia 1n 4h b
report_drink 1n fs b
report_fail 1i 1b c
report_fault 1i fj a
report_landlor 1n 94 b
report_miscond 1n 4h f
report_naps 1n 6j c
report_pest 1n eh b
report_plac 1n 6m b
report_pothol 1n e3 b
report_rent 1n 7g b
report_sick 1n 6j c
report_tenant 1n ee b
reposit 1n d5 b
repot 1n 1t 8
represe 1n 52 6
repric 1n ff c
reprint 1n bi 5
reproac 1i 70 5 dy 4
reps 1n am t
reps_practis 1n am f
republi 1a 4a 8 6h 8 7x 6 bo 8 fi 7
reputat 1n cp b
request v y 3 1w a 3g 2 4w 3 66 3 6p 3 8j 3 8w 4 9d 7 9l 7 al 5 bz 3 cf 5 cl 8 cp 9 ct e df m dk g dp 3 eb 7 en 3 fj 6
request_comment 1n ct b
request_deposit 1n 9d b
request_logs 1n dk b
request_officia 1n eb a
request_read 1n cl c
request_sick 1n df d
request_tractor 1n 9l b
requir 1i cy 5 ey 4
require 1n d4 e
reread 1n 77 3
resal 19 1x f 41 d 6g 4 7i a 89 8 8i 9
resal_market 1n 7i a
resal_platfor 1n 1x g
rescu 11 j 6 11 i 1c q 20 3 2f b 34 6 37 5 5n b 6w 6 aj 3 dy 7 e7 a ey b
rescu_cats 1n ey e
rescu_dog 1n 1c k
rescu_food 1i 5n d
researc 19 51 9 ap 8 as 6 bg t cx f em 6
researc_family 1n bg 9
researc_prospec 1n cx b
researc_visit 1n bg c
resel 1f 1x h 6t 4 ff d
resel_resal 1n 1x b
resembl 1n 75 4
reserv 14 1i 5 6c l 7i 7 82 3 9p 7 bs 9 c5 4 da 3 fg 5
reserv_tabl 1n 6c c
reserva 1i 6c q 9c d
reserva_met 1n 9c b
reset 1i h 7 31 7
reshap 1n a6 e
reshap_text 1n a6 b
residen x t 3 16 6 17 6 18 6 1d 5 1e 5 1w a 4q 5 67 a 6u h ad 8 at c ax 9 c5 b c6 e e3 h e5 h fc b
residen_offic 1i c5 b
residen_own 1n fc g
residen_permit 1i 6u p at h
residen_photogr 1n e3 a
residen_pow 1n c6 b
residen_propos 1n e5 f
residen_report 1n e3 e
residen_vot 1n e5 d
residu 19 6 7 5m 4 5v 4 5y 4 5z 7 8b 4
resin 1n 29 b
resist 1n 8z 5
resista 1n 4 5
reskil 1n a3 a
resol 1i 41 7 44 m
resol_mast 1n 44 b
resort 1n 5e 6
respect 1n f6 b
respit 1n 3t b
respon 1n d4 h
respons 19 1h 7 97 4 9r b d4 b e1 4 ew 3
respons_us 1n d4 b
rest k 1p 5 71 5 7o 3 9g 6 d8 3 de 8 dw 3 e0 3 e6 4 f6 4
rest_respect 1n f6 9
restaur r 1e 5 2l o 2m b 2p 4 2s 7 2z 4 30 4 3r 4 48 c 4j 7 4l 9 4s 5 59 d 5c b 5f k 5n 9 61 5 64 a 6c o 6d i 6l l 85 7 8j a 97 4 9h b bp 9 cp 9 cw d cz 9 d1 5 dc 9 de 7 f2 3 fq a fr a
restaur_applica 1n dc b
restaur_bik 1n 64 b
restaur_book 1n 6c m
restaur_collect 1i cz a
restaur_fix 1n 85 9
restaur_food 1i 6d c
restaur_forty 1n 2l c
restaur_ghost 1n 5c c
restaur_kitchen 1f 59 a
restaur_lend 1n fr a
restaur_menu 1i cw b
restaur_nearby 1n 2l i
restaur_order 1n 6l s
restaur_own 1f 6l a
restaur_phon 1n 6c h
restaur_photogr 1n 6d b
restaur_receipt 1n bp b
restaur_reserva 1n 6c o
restaur_sel 1n 5n b
restaur_tabl 1n 2l e
restaur_wash 1n 48 b
restles 1n be 4
restock 1n 2u 5
restor 19 44 8 4x a 89 h 8z o bh 6 ce l
restor_antiqu 1n 8z b
restor_sel 1n 89 b
restora 1f 44 c 9p b bh 7
restora_fish 1n 9p a
restora_studio 1n 44 b
result y u 2 4f 3 4j 3 4s 9 4t 3 52 3 5h 3 7p 8 9z 3 a1 7 a9 3 cm 2 cv 2 dg 7 e5 3 eb 2
result_cal 1n 4s c
resum 1i af z dc a
resum_video 1n af g
retail 19 4n c 5f d cs 9 dd a el f fe 8
retain 1n 4t b
retch 1n du 4
retel 1n b1 5
retest 1n 55 g
retina 1n v o
retina_diabet 1n v b
retinal 1n v b
retir y p 6 16 9 3n 8 49 3 6s 4 70 6 8q 5 a2 8 b9 g cd 3 dm b eq 3 ex 8
retir_boat 1n a2 b
retir_craftsm 1n 16 c
retir_orchest 1n 3n b
retirem 1a 1a 4 ai 4 bh 3 bz p cd 4
retirem_plan 1n bz g
retrain 1n a3 t
retrain_shrink 1n a3 b
retreat 1f 3h 4 58 l ey 4
retreat_food 1n 58 c
retro 1n f1 10
retro_corn 1n f1 9
retro_gam 1n f1 p
retrofi 1n 90 b
return n 17 3 19 4 1d 5 1x 4 2h 2 3g 4 3y 3 40 3 41 4 49 6 4s 7 5b 2 65 5 7t 2 8k 4 8t 5 9e 2 an 4 b6 5 bv g c0 6 ck 8 cs 5 cy 6 d9 8 dt 4 en c fe e ff 3 fh 4 fr a
return_alter 1n 49 c
return_anywher 1n fr a
return_app 1i fe e
return_ash 1n 3g 9
return_bik 1n 8t b
return_field 1n d9 b
return_questio 1i ck f
return_repair 1n c0 c
return_tap 1n bv b
returna 1i 62 d fr l
returna_bottl 1i 62 a
retyp 1n cz 3
reunion 1n bg 4
reuphol 1n 8z u
reuphol_worksho 1n 8z b
reus 1f al 4 fp e fr 9
reusabl 19 6 8 a d 2d h 8c 8 8u c fr v
reusabl_contain 1n fr d
reusabl_mov 1n 8u c
reusabl_packag 1n fr r
revers 1f 6a j db 5 ek 4
revers_engin 1n 6a f
review w 32 2 4k 2 74 3 7s 4 af e ar 9 cp t ct f d6 n dg 8 dn 3 fe 3 ff 3
review_asks 1n cp c
review_collect 1n cp n
review_plain 1n d6 c
review_resum 1n af g
review_tool 1f cp d ct e
revisio 1i a1 9 a7 p
revisio_plan 1n a7 d
reward 1c 1h 8 bn 9 cp 4 dz 4
rewound 1n a2 3
rewrit 1i af n e9 r
rewrit_first 1n af b
rewrit_form 1n e9 f
rewrit_let 1n e9 f
rex 1a 1c 3 dq 3 dr 6 dy 6 ey 7
rfp 1i al j d4 k
rfp_ministr 1n al e
rfq 1n al a
rfqs 1n al a
rhubarb 1i 62 f f9 2
rhubarb_yorkshi 1n 62 b
rhym 1i ew s
rhym_café 1n ew a
rhythm 1f a4 4 az 3 ch 3
rib 1f 4a 4 82 5 as 8
ribbon 1f 4d 4 65 5 9a b
ribs 1i as 3 ds 4
ric 17 2m 7 2t 6 5o b 5p 3 73 5 9l 8
ric_street 1n 5o b
rid s 28 5 2m c 3u a 5e b 5j 4 6k 5 6l a 6w 7 7h 7 7l 4 7u k 9e 3 9o 2 bv 7 c0 4 c2 5 c3 6 c4 m c7 g dw 8 e0 q ea c eg 3 ek 4
rid_childre 1n 3u c
rid_credit 1n 7h b
rid_hom 1i c4 g
rid_hospita 1n 7u h
rid_lesson 1i e0 i
rid_oth 1n bv b
rid_school 1n e0 i
rid_shar 1i c4 j e0 a
rid_train 1i dw a
rid_villag 1n c4 g
ridden 1f 1j 4 28 6 c0 4
riddl 1f 31 j 58 d b2 i
riddl_friend 1n b2 c
riddl_team 1n 58 c
riddl_town 1n 31 c
ridesha 1n c4 b
ridg 19 20 3 9p 3 9v 6 c1 3 cw 3 fo 3
right c 3 3 4v 1 6l 3 7s 3 7z 3 86 2 8i 2 8y 4 ae 5 an 3 b6 2 bc 3 co 4 cp 2 cz 3 dm 2 e3 3 ec 2 en 3
right_account 1n cz b
right_client 1i en a
right_departm 1n e3 a
right_help 1n ae d
right_keyword 1n co c
right_liv 1n cf 9
right_ord 1a 6l 9
right_part 1a 8y b
right_siz 1c bc a
rightly 1i a 4 fi 4
rim 1a 8 5 46 3 61 3 c0 6
rind 1n 5r 5
ring b 1a 3 1w 3 27 2 2e 6 2w 3 3k 2 3x 3 45 7 52 2 6e 2 79 2 7r 2 9l 4 aj 3 cl 4 cw 3 en 2
ring_earring 1n 45 b
ring_hidden 1n 2e b
ring_send 1n aj b
rins 16 1 3 j 3 2d 3 47 3 8s c
rins_downspo 1n 8s c
rip 16 2q 8 5r 9 9h 3 f4 3
ripen 1f 0 6 2q 4 5r 4
ripest 1n 2q 4
ris 15 2n 5 3r a 45 4 9c 3 ae 3 bw 6 by 6 fs 3
ris_garden 1n 3r c
risen 1n ar 4
risk 14 s 3 4b a 4f 9 bq 4 br 6 d6 g e9 9 fs c
risk_find 1n fs b
risk_suggest 1n d6 c
ritual 1i n a 3d e
riv 11 n 6 15 5 32 3 5k 3 6o 8 71 3 87 8 9v 5 b2 5 eb 2 fs 6
rival 1c 2m 4 95 4 ap 8 db 4
riyadh 1n 5c b
road q p 4 1q 3 1u 5 2u 4 5e 2 69 3 6r 3 7q 3 8u 4 9g 4 9l 6 9m 5 a9 6 c2 3 ci 3 dw 4 e3 6 e4 5 e5 3 ej 3 ek 4 fh 9
road_paid 1n fh b
roam 1n 6t u
roam_travel 1n 6t c
roast 19 2p 3 2r 3 2t 6 5k u 5y 5 5z 8
roast_quiz 1n 5k b
roast_singl 1n 5k b
roaster 1n 5k b
robo 1i 7s 9 bo f
robo_advi 1n bo d
robot 15 24 7 2f 12 3q 3 3v f 7s 7 9i 10 ak 8 aq f
robot_farm 1n 9i d
robot_greenho 1n 9i e
robot_harvest 1n 9i d
robot_hoes 1n 9i a
robot_hom 1i 2f i
robot_lawn 1n 2f h
robot_lawnmow 1n 2f g
robot_pick 1n 9i d
robot_repeat 1n aq a
robot_vineyar 1n 9i d
robot_weed 1i 9i e
robotic 1c 19 g 3v s 9i d aq c
robotic_lesson 1n 3v g
robotic_proces 1n aq b
robotic_saturda 1n 19 b
rock 1c h 7 25 l 34 3 37 3
rock_gently 1n 25 b
rocket 1n 3r f
rocket_ris 1n 3r c
rocky 1i x 7 dn 8
rod 1i 15 4 87 4
rodent 1n f7 8
rol u g 4 i 8 12 6 1e 4 2n 7 3w 5 49 4 4r 4 53 2 5j e 5n 4 6y 3 81 k 8f 6 am 8 b1 5 cc e et d
rol_aloud 1n cc h
rol_develop 1n 81 b
rol_hang 1n 5j c
rol_play 1f am b
rolepla 1n am f
rom 1i 6c a 81 5
roman 1n 1o 6
romanc 1n 7r a
romania 19 1c 7 2h 8 6x 6 76 8 7d 8 7h 7
roof q 18 8 1b 4 1d g 32 6 35 9 48 3 7i 3 8s g 90 9 9s f 9t 8 9u 5 ax 4 by 4 co 5 cw 7 d3 4 d8 6 eg d ep 3 f0 7 fo g
roof_book 1n f0 a
roof_busines 1n 9s c
roof_fir 1n 1d b
roof_inspect 1n fo d
roof_pays 1n 1d b
roof_privat 1n 90 b
roof_quot 1i eg d
roof_survey 1n fo f
roof_tent 1n 35 f
roof_til 1n 9t e
rooftop 17 18 e 5v 7 64 8 90 8 9h 7 9s 7
rooftop_garden 1n 18 g
room a c 3 g 4 p 3 t 4 14 3 19 4 26 5 2m 3 2s 3 31 7 33 6 38 5 39 3 3g 2 3l 2 5a 5 5d 8 64 4 65 3 66 2 6e 4 6i 2 6m 2 6o 4 8u 5 8v 5 8x 8 93 4 94 5 9n 4 9u 4 ad 9 ba 9 cb 8 dv 3 e8 7 eg 4 ei 5 ep 4 ey 4 fk 3
room_app 1n eg b
room_becom 1n t c
room_book 1f e8 e
room_cap 1n c b
room_couri 1n 2m b
room_design 1n 8x j
room_donatio 1n 6i b
room_drum 1n cb f
room_dry 1n 6o a
room_elderly 1n ba i
room_empty 19 5d 9
room_farmhou 1n 33 c
room_fish 1n 5a c
room_fit 1n p c
room_fre 1n ad d
room_furnish 1n ep f
room_furnitu 1n 8v b
room_guest 1i fk a
room_host 1n 38 b
room_interio 1n 8x b
room_laundro 1n 14 b
room_mentor 1n 19 b
room_municip 1n e8 e
room_nam 1i 8u b
room_near 1c cb c
room_nobody 1c dv a
room_old 1n ba i
room_rental 1i 5d d
room_room 10 93 7
room_seek 1n ad e
room_sees 1n ei c
room_shar 1i ad d
room_softwar 1n 6m b
room_staf 1n 2u b
room_student 1f ba r
room_tel 1n 94 b
room_traine 1n ba i
room_visit 1n ad b
room_widow 1n ba k
room_young 1i ba 9
roomi 1n 43 4
roommat 1n ad m
root 13 c 6 5x 7 8q 3 9h 4 ah 7 bg g f8 3
root_researc 1n bg b
rop 12 h 5 2a 5 3q 3 8d 5 8m 7 9b 3 dt 9 e7 4
rop_measur 1n dt b
ros 19 2f 3 3m 4 8q a ar 5 bu 3
rosa 19 2b 7 2z 3 32 6 ah b ak 3 c7 6
rosacea 1n 1 p
rosacea_product 1n 1 b
rosary 1n 3h r
rosca 1n bs h
rosin 1n 8n 4
rost 1n de c
rot 1i 5a 5 f4 a
rot_privat 1n f4 9
rota 17 1o 5 6i e bx a ci 3 de s dh 3 ei 6
rota_plan 1n de f
rota_volunt 1n 6i f
rota_wish 1n de c
rotterd 19 18 8 2m 8 39 8 3i 6 5c 8 f6 6
rough 17 29 3 44 3 4a 3 8j 3 be 3 eu 2
roughly 1f 5n 4 75 4
round g 11 3 1b 5 2t 4 3m 2 3t 4 3x 4 53 2 57 3 5e 6 5j 5 67 2 7f 6 7p 2 7t 3 86 3 8f 6 8r 8 9f 4 9m 5 bo 5 bs 3 c5 3 c7 2 cj 8 dn 2 dv 5 e2 6 ei 7 ej 5 ek 5 fq 4
round_card 1f 1b a bo 9
round_leagu 1n cj a
round_van 1n ej b
round_villag 1n dv c
round_yard 1n 9f b
roundab 1f 3p 9 c5 4 fc 6
roundup 1n 7f b
rout v h b 19 5 1u 9 20 l 35 7 3j 5 4p 3 5d 3 69 6 6o 6 6t 4 71 8 7q c 9l 5 aj 6 dn 2 e2 b ea d ek p fh 6
rout_along 1n 6o a
rout_app 1n 20 d
rout_charg 1n 35 b
rout_childre 1n h b
rout_driv 1i ek d
rout_morn 1n ek c
rout_near 1n 20 d
rout_plan 1c e2 9 ea 9 ek r
rout_wheelch 1n 20 f
routin 1n 7b o
routin_che 1n 7b c
row q 4a 4 6g 4 7x 3 8b 3 9i 5 9k 5 9m 5 aw 4 ci 3 cj 2 cn 2 e0 2 e6 7 f1 5
rows 13 g 3 9i c 9m e 9z 8 e6 5 e8 3 f1 4 f9 5
rows_fenc 1n 9m a
royalty 1n b4 n
royalty_fre 1n b4 j
rub 17 4 a 1t 5 3l 3 42 4 7y 3 bb 5
rub_spot 1n 4 b
rubbish 1f e2 9 e3 f f6 n
rubbish_right 1n e3 a
rubbl 1n 9t e
rubric 1n ec f
rubric_correct 1n ec b
rubs 1n c0 8
rucksac 14 1g 4 3j 4 3q 5 42 b 6o 5 6r n 84 i
rucksac_stag 1n 6r c
rucksac_wax 1n 84 a
rud 1i 5s 4 fa 3
rug 1f 2f 6 31 3 70 2
ruhr 1n 2u a
ruin 1c 1f 4 1n 4 44 4 49 4
ruiz o p 3 3u 4 dc 3 em 4 ex 2
rul k 1h 4 3a 2 3u 3 5d 2 68 2 6f 3 6v 2 86 4 87 6 8f 6 ac 3 as 4 at 4 br 4 bu 3 bv 4 ck 3 ct 3 d0 7 d6 3 da 3 de 3 fb 2
rul_angl 1n 87 b
rul_pas 1n d0 b
ruling 1n 68 5
rum 1n f5 u
rum_distil 1n f5 d
run g 7 5 c 4 f 2 15 6 1c 3 1e 5 2c 3 2e 8 2m 4 3u 9 3w 4 3y 4 43 4 4g 2 4t 6 5z 4 67 1 6e 3 6v 3 71 g 9o 4 9q 4 ao 3 b1 4 ci 3 d1 7 d2 4 d5 6 dd 4 do 4 e6 4 ea 3 ev 4 f0 3 fc 8 fh 3
run_ads 1n 4t g
run_agreeme 1n d5 g
run_audio 1n 71 c
run_barb 1n c b
run_bioga 1n 9o b
run_calm 1n do b
run_ches 1n ev c
run_deliver 1n 2m b
run_felt 1n 71 c
run_footbal 1n 3w c
run_garden 1n 5z b
run_lightho 1n b1 b
run_memb 1n ci 9
run_oth 1n 6v a
run_payrol 1n d1 g
run_plan 1i 3u e 71 x
run_shar 1i 2e a 9q a
run_sign 1n dd c
run_syndrom 1n 1e b
run_test 1f 7 9
run_train 1i 15 a
run_volunt 1n fc a
runaway 1n dz k
runaway_mis 1n dz b
rung q 52 1 6q 3 ak 3 b9 2 cu 2
runs l 15 6 1y 5 3u 8 3y 6 55 2 6b 4 71 8 79 6 a0 4 ao 4 bs 5 ct 5 d1 8 dn 2 dx 3 fk 7
runs_brows 1n ct b
runs_repair 1n 3y b
runs_saving 1n bs b
runs_weekend 1n fk b
rural 12 o 6 11 6 15 6 39 7 3p 9 4q 7 7d b bh 5 c4 6 c7 e dv 7 e7 6
rush 1c 2j 4 2m 3 6l 4 a5 3
rust 19 47 3 85 3 8c 3 fm 5
rustic 1n 8j 9
rusty 1n c2 4
rwanda 1n 6 e
rwanda_decompo 1n 6 b
rye 1f 2n j 2s 4 5j 9
rye_loav 1n 2n b
saas 1i am 9 ar 9
sachet 1i 7 j fr g
sachet_bas 1n 7 b
sachet_sauc 1n fr a
sack 16 1n 7 2h 3 5a 6 5o 3 7z 9 9n 9 9v b
sad 1n b4 4
saddl 1a 1j 5 84 a c2 3 dw 3 e0 6
saddler 1n 84 a
sadnes 1n 6y 5
saf t 4 4 15 b 1h b 2d 7 2e 4 2g 5 36 3 3c 2 3k 3 7a 8 7q 4 85 6 8a 5 8l 3 9g 5 aj d bb b c4 3 cv 3
saf_app 1n aj d
saf_box 1n 85 9
saf_child 1i 7a a
saf_travel 1n 2d c
saf_wat 1n 15 j
safari 1n 33 k
safari_tent 1n 33 h
safely 1f m d 4i 3 ac 5
safety q 0 6 b c 1j 3 2e i 48 6 4c 2 4i e 4j 8 4r 9 50 7 5b 2 8f 3 8r 3 96 e 97 f aj h cq 8 dd 2 e1 8 ef 5 fj 4
safety_alarm 1i 2e o
safety_app 1i 97 e aj b
safety_inspect 1n 96 n
safety_offic 1a 4i b
safety_pag 1n cq c
safety_quality 1n 4j b
safety_razor 1n b m
safety_record 1n 97 k
safety_report 19 0 9 e1 8
safety_train 1i 4i g
safety_wearabl 1i 4r f
saffron 1n 5y b
sag 1n 9 4
said d u 2 w 2 9f 2 af 2 ay 3 d3 2 ep 3
sail 16 2s 3 34 i 36 4 37 g 42 m 6h 3 7k 3 9b 7
sail_boat 1n 37 b
sail_school 1n 34 f
sail_seat 1n 42 b
sailor 1c 7k 8 9b 3 aa 3 d2 2
saint 1c 1n e 3b 9 3j 7 6o a
saint_jam 1i 6o 9
saint_nichola 1n 1n d
sal r 1c 4 1i 5 2u 4 3z 5 4l 9 4p 4 50 5 52 2 8d 2 9p 7 am o ap 2 cg 3 ck 2 cs 5 cx h d0 6 d3 d da 2 dy 4 el 2 f4 2 f6 6 fe 3
sal_cal 1i am t
sal_carbon 1n 9p a
sal_coach 1n am k
sal_cod 1n 4l f
sal_outreac 1n cx m
sal_reps 1n am d
sal_team 1f am k
sal_train 1i am d
salad 13 2s 3 2t 5 2u f 30 5 5i 6 64 9 7w h 9h c
salad_bowl 1n 2u b
salad_grow 1n 7w f
salar 1n d1 b
salary 17 4y 8 ag 8 b8 b bm 4 bx u d1 3 df 7
salary_advanc 1n bx v
salespe 1f am i cx c d3 h
salespe_forget 1n d3 b
salespe_send 1n cx b
saliva 1n 7p a
salmon 1n 9k 9
salon 14 2 7 c m d c r x 59 7 cl c cn 4 cp 7 d1 7 do k
salon_book 1n r v
salon_nervou 1n do b
salon_wheel 1n do b
salsa 1i i r 5s 9
salsa_school 1n i g
salt y 0 5 2d 2 47 3 5g 4 5m 9 5u 4 5y 6
salt_design 1n 5m b
salty 1n 5v 4
salvag 1n fp g
sam 6 1w 2 56 2 5e 3 8o 2
sam_age 1f 6p 9
sam_clean 1i 56 c
sam_couri 1n 5e q
sam_even 14 7d 8 db a
sam_experim 1n aa b
sam_handl 1n 65 b
sam_industr 1n c4 b
sam_night 1f 60 b
sam_novel 1n b3 c
sam_person 1i 8o d
sam_road 1n fh b
sam_school 1n 1i a
sam_street 19 1w d
sam_tutor 1n 3m b
sam_villag 1f 1l 8
sampl_box 1n bc 9
sampl_island 1n 69 b
sampl_perfum 1n 5 b
san 1n 3u a
sanctio 1n 52 6
sanctua 1n 1c m
sanctua_abandon 1n 1c b
sand 10 15 8 29 3 34 5 4c 3 8k 3 91 c 9n 3 9t 5 c3 4 cn 3 e1 4
sand_filt 1n 15 b
sand_machin 1n 91 b
sandal 1f 43 9 44 4
sandbag 1n h 8
sandban 1n 34 4
sandpap 1n 91 4
sandpit 1n e1 g
sandwic 1a 2k 6 2q 3 2t 6 f4 6
sang 1n c9 3
sanitar 1n 6 j
sanitar_pads 1n 6 g
sanitat 1n 15 a
santa 1n 1n 1a
santa_cal 1n 1n c
santa_family 1n 1n c
santa_hom 1n 1n c
santa_let 1n 1n c
santa_real 1n 1n a
santa_video 1n 1n c
santa_visit 1n 1n s
sara 1n b7 7
sat 13 2l 3 6y 3 aa 3 ac 3 ag 3
satelli 1c 9p 4 br c dx 7 fm i
satelli_imag 1n fm a
satelli_see 1n br c
satisfy 1n fk 4
saturda j d 2 16 3 19 5 2f 4 2j 4 2n 3 2y 4 30 4 3d 3 3r 4 3w 6 40 4 59 3 6f 3 6v 3 71 3 8o 4 8s 3 91 4 bn 5 bx 3 c1 3 c3 3 cf 4 cn 2 de 5 eb 5 f5 3 f9 4
saturda_guest 1i er 8
saturda_morning 1n 3w c
saturda_univers 1n 19 b
sauc 17 2k a 5g b 5s x 5w 5 5x 8 fr a
sauc_hungari 1n 5s b
sauc_littl 1n 5g c
saucepa 1i 8d 8 ew 7
saudi 1n ek b
sauerkr 1n 5x m
sauerkr_ferment 1n 5x b
sauna 1i n 19 ex 3
sauna_lak 1n n d
sauna_near 1n n g
sauna_rent 1n n d
sauna_trail 1n n f
sauna_wellnes 1n n l
sausag 16 1c 3 3x 4 5q 3 5w 7 5x 4 7a 3 cj 3 f3 7
sav s 1m 6 1u 4 4g 2 4i 7 50 3 5n 7 67 3 73 2 7f o 7h 2 7i 3 7u 2 82 8 8x 4 ar 7 bl a bm 8 bn e bo 5 bs a bu 5 bz 5 e2 4 ep 2 fk b
sav_app 1n 7f p
sav_automat 1n 7f d
sav_energy 1n fk b
sav_goal 1i 7f j
sav_materia 1n 4i c
sav_smal 1n 7f d
sav_someth 1i bn a
sav_town 1n 1m 9
saving 12 1d 7 4f c 7f m 90 3 9o 3 ar 7 bn b bo 5 bs q by 3 fk 3
saving_app 1n 7f h
saving_circl 1n bs w
saving_coopera 1n 4f b
saving_goal 1i 7f c bn a
savoury 1n 5t e
savoury_snack 1n 5t b
saw v 1q 2 23 3 7v f 81 2 8s 2 9f 2 bv 2 c8 2 d5 4 ev 3 fj 5
saw_childre 1n 7v 8
sawdust 1f 64 h 91 2
sawdust_sawmil 1n 64 b
sawmil 1i 64 d fj 9
sawmil_next 1n 64 b
sawn 1n ed 4
saws 1a 3l 3 7v 6 88 3 9r 7 ed 6
saxony 1f 5l 9 a3 8 e0 9
saxopho 1n ce r
saxopho_trumpet 1n ce 9
say b 5j 3 76 2 7o 2 9b 3 a5 3 ab 3 ak 3 cc 2 de 2 e7 2
say_afterwa 1n ab c
say_away 1n 9b d
say_even 1n 5j c
say_tap 1n e7 b
say_your 1n cc a
says c 12 2 1t 3 7m 2 a9 3 ae 3 bq 2 e4 2 fd 2
says_ready 1i a9 a
says_wat 1n 1t b
says_wheth 1i ae a
scaffol 19 1d 3 5b 8 7i 3 90 3 eg 3 fo d
scaffol_quot 1n fo b
scal y 3n 4 4q 3 5o 9 6d d 72 2 7t 8 80 3 9e 3 9j j 9v 4 e4 4
scal_abov 1i 6d a
scal_show 1n 9j a
scalp 1i 2 i c 5
scalp_wat 1n 2 b
scam 1f 7r 14 b9 d di 9
scam_cal 1i 7r g
scam_deepfak 1n 7r b
scam_protect 1n 7r r
scam_scam 1n 7r d
scan h v 8 10 7 1k 3 1q 6 1z 2 29 6 3f 2 4q 7 55 6 6a 6 6g 6 6l 4 7a e 7k 3 81 a 96 4 98 5 al 4 bh b cv 7 cz 7 d5 2 d6 4 d9 6 dk 5 e1 4 ec 4 el 5 fj 5
scan_album 1n bh e
scan_app 1n 7a g
scan_barcod 1n 7a f
scan_bookkee 1n cz h
scan_broken 1i 29 b
scan_cod k 6l 4
scan_door 1n 6g b
scan_dril 1n 98 b
scan_essay 1n ec b
scan_extingu 1n 96 b
scan_firm 1n dk b
scan_ingredi 1n 7a d
scan_item 1n 4q b
scan_machin 1n fj f
scan_not 1n 81 d
scan_ord 1n 10 b
scan_origina 1n 6a b
scan_pap 1n d9 b
scan_phon 1i el b
scan_photo 1n bh b
scan_procure 1n al a
scan_receipt 1n 1q c
scan_slid 1n bh f
scan_stop 1n bh 9
scan_tag 1n e1 b
scan_websit 1i cv b
scandin 1a 2d c 4l 8 5p 7 a2 8 dt 8
scandin_design 1n 2d c
scar 1f 84 3 av a
scarf 1c 5 2 1s 3 6w 3 fb 6
scarv 1i 4a i fb j
scarv_hats 1n 4a b
scarv_women 1n fb a
scatter 1f 5j 5 8r 5 8s 5
scaveng 1n 31 b
scen 17 4i 9 6g 4 7l 4 9x 4 ao 5 b4 a cc j
scen_african 1n b4 b
scen_partn 1n cc e
scenic 1i 6w 9 a6 3
scent 17 1 3 5 n 8 t 9 3 2d 8 8l 3
scent_adriati 1n 8 c
scent_candl 1n 8 p
scent_sampl 1n 5 d
schedul 10 1g f 1r b 6b g 6i 6 6k 6 79 c 9f 9 a7 6 au c cn m de k eb d eh g ei 7 ep 6
schedul_fil 1n de c
schedul_meeting 1n au g
schedul_pictur 1n 9f b
schedul_post 1n cn h
schedul_report 1n eh b
schedul_shar 1n 1g a
schedul_umpir 1n eb f
schedul_warn 1n 79 c
schem 1c 5i 6 bq 7 bz a db 4
schließ 1n cq 4
schnap 1i 9l 7 f5 n
schnap_distil 1n f5 a
scholar 1n a8 m
scholar_abroad 1n a8 b
school e 6 3 i 8 j 6 s 3 11 4 12 7 15 7 18 5 19 6 1d 4 1i b 1o 9 1r 7 26 5 2h 3 2r 4 2v c 32 2 34 9 3m 5 3n 4 3o 4 3p a 3q 6 3u b 3v 6 3w 5 4i 6 4m 3 4x 5 6j b 6k 7 6p 3 6u 6 6w 4 71 2 86 3 8h 4 8n 5 96 4 9s 7 9w 5 9y 5 9z 4 a0 4 a1 5 a4 3 a6 3 a8 5 a9 5 aa 4 ax 3 az 3 bt 6 ca 7 ce 4 dr 6 e0 5 e8 3 ea c ec 6 ed 2 eq 3 et 7 eu 8 ev 9 fk 3
school_adult 1n j b
school_anxiou 1n 3p c
school_book 1i 9w a
school_box 1n 1o c
school_bus 1i ea x
school_car 1n 96 f
school_carpool 1n 3u k
school_cater 1n 2v d
school_charity 1n 4x c
school_childre 16 15 8 18 8 3v 9
school_cloth 1n 1i s
school_cod 1n 3v b
school_crat 1n 1i a
school_curricu 1n 1o c
school_edition 1n az b
school_entranc 1n a1 b
school_factory 1n 9s c
school_family 1n 1o c
school_fees 1i bt h
school_hal 1a 3w b
school_holiday 1a 3q d 6p 8
school_hom 1i dr b
school_judo 1n eu 9
school_jump 1n 1i k
school_last 1n 12 b
school_learn 1i 19 a
school_list 1f ca 8
school_lunch 1n 2v n
school_match 1n 6k b
school_meal 1n 2v p
school_meet 1i i b
school_mend 1i ce 8
school_nursery 1f 1r a 2v e 6j l
school_offic 1f 6j f
school_onlin 1f ev a
school_parent 1c 1o a 6j i
school_plac 1i 6u 9
school_plan 1n 1o c
school_practic 1n 3u b
school_quiet 1n e0 b
school_rent 1n ca 9
school_roof 1i 1d a
school_run 1i 3u q
school_runs 1f 3u d
school_shop 1i ax a
school_train 1n ev c
school_transpo 1i ea p
school_uniform 1n 1i u
school_weekly 1n 26 b
school_women 1i 19 f
school_wooden 1n 34 b
schoolc 15 1h b 1i a 2h a 3m c 3q d 3u c 3v c 7v 9 ea 8
schoolc_program 1n 2h b
schoolg 1n 6 a
schooly 1n 80 7
scienc 1c 7v 5 8d m aa b az 4
scienc_club 1n aa b
scienc_kit 1n 8d g
scienti 1n 3r f
scienti_childre 1n 3r c
scissor 15 c 3 p 6 3r 3 3z 4 49 3 85 p 86 p do 3
scissor_pens 1n 86 b
scissor_saf 1n 85 9
scold 1i 12 4 7z 3
scoop 1i 2p o 5x 4
scoop_cart 1n 2p b
scoot 1f 28 t c0 a c2 9
scoot_weigh 1n 28 b
scop 1f 4u g b1 4 fl 9
scor 11 z 3 3u 3 4f w 6z 5 7g l 7n 3 a0 3 al 5 am 9 c9 j da c dc 7 ej 8
scor_bank 1n 4f d
scor_farm 1n 4f d
scor_lend 1n 4f j
scor_ord 1n da b
scor_saving 1n 4f b
scor_sing 1n c9 9
scorch 1n 49 4
scotlan 1a o 8 3d 7 4a 8 4t 8 6h 8
scottis 1n 9b 9
scout 1n bn 5
scrap 14 45 3 4b 3 6d 3 8y 4 fp b fq c
scrapya 1n 8y 3
scratch t 1x 6 2h 8 3v 5 4a 4 7s 5 81 2 8n 4 8u 3 bq 5 c3 9 c5 3 dt 9 ej 4 ey 5 f8 2 fi 9 fr 4
scratch_post 1n dt f
scratch_wrong 1n fi b
scream 1n ew 7
screen_app 1n 1h r
screen_childre 1n 1h c
screen_hal 1n ci c
screen_laptop 1n 8y c
screen_read 1n cv i
screen_retina 1n v g
screen_sel 1n 2h b
screens 1n 9d 8
screw 14 16 9 28 4 7v 5 88 c 8y 3 99 3
screwdr 1i 16 3 8y 6
scrib 1n u 14
scribbl 1i 1k 3
script 1f a7 a b7 3 cc x
script_record 1n cc a
script_rol 1n cc d
scriptu 1n 3h q
scrol 19 6z 6 8n 3 ao 4 az 6 b2 6 b6 6
scrub 1c 48 9 59 9 8b 3
scuba 1n 34 a
sea x 1z 4 22 4 2z 4 3e 2 47 6 6p 7 6q 3 7i 7 8i 4 9u 5 a8 2 ap 4 fd 7
sea_calenda 1n 7i a
seafood 1i 9v 8 f3 o
seafood_box 1n f3 a
seafood_shar 1n f3 a
seahors 1n j 4
seal y 15 6 23 7 6s 4 7o 3 80 3 83 9 92 5 9v 5 c8 c f4 4
seal_envelop 1n 83 9
seam 10 42 5 48 3 49 6 4a 3 4c 3 7y 2 8k 5 9o 2 an 3 bd 5 ce 5
seamstr 1f 40 4 49 r bd 7
seamstr_hom 1n 49 g
search w 1x b 29 3 75 4 7d 5 7j 4 7p 4 8f 3 ad 6 af g al 9 ap m aw 4 b4 6 bg b cj 3 co d dm j dn 3 dz g
search_engin 1f ap d
search_flea 1n 1x b
search_lost 1n dz b
search_visibil 1n ap p
searcha 1n 1y 3
seasid 1n 6p 4
season r 18 9 1p 7 1s 3 1u 2 34 4 38 4 4f 3 58 3 5a 3 69 7 6k 5 6w 4 7k 9 87 6 8m a 8q 8 8s 3 99 4 9c 4 ay 6 en 3 f9 7 ff 3 fm a
season_mow 1n 8q b
season_recip 1n 1p b
season_season 1n 7k a
season_swap 1n 8m b
season_warn 1n 7k a
seasona 1a 5i f 5u b 66 d 8b e fg 8
seasona_box 1n 5u b
seasona_crat 1n 5i b
seat q 1j 4 2i b 2l b 2s d 39 3 3a a 3u 8 42 6 4i 2 6c 7 8e 7 8z 5 ab 7 ac 9 c1 5 c2 3 c3 5 c4 a ci 5 cv 3 ed 3 ey 5 f1 6
seat_belt 1n 42 b
seat_menu 1n 2l c
seat_serv 1n 2i c
seat_singl 1n ab c
seat_strang 1n ac c
seattl 1f n 8 94 9 f8 8
seaw 1f 6s l 9k d fr i
seaw_guid 1n 6s a
seaw_replac 1n fr a
seaw_walk 1n 6s a
second 8 1i 4 1k 2 1x 6 3z 3 41 5 4w 3 89 3 8g 4 92 3 cg 4
second_car 1f a3 b
second_grow 1n 4c c
second_hand y 1i h 1j 7 1k 7 1x n 3z d 41 m 89 d 8g e cg e
second_hom 1i 92 g
second_lif 1n 9r c
second_person 16 4w 9
second_plac 1i 6q b
second_scam 1n 7r b
seconda 1c 26 8 9w 8 ca 7 ec 8
secrecy 15 4h 5 4m 6 4w 4 4z 4 54 4 as 3 au 4 em 4 en 4
secret 15 2s 8 75 3 7j 4 9j 3 ag 4 bk 3 dj 4
secreta 1a 3j 3 4z 9 6i 6 au f em 9
secreta_schedul 1n au b
section 1c aw 4 c9 9 ce 4 e4 a
secular 1n 3d n
secur 19 25 4 55 4 67 4 6v 7 7g d 9g g
secur_card 1n 7g e
secur_truck 1n 9g d
securit 13 2g 7 4x a 55 o 92 6 al 6 au 3 bq d ct 3 di j dj t e7 3
securit_audit 1n 55 d
securit_awarene 1n di k
securit_complia 1n dj n
securit_deposit 1n bq g
securit_questio 1n dj o
securit_test 1f 55 n
see d g 4 u 3 y 4 z 5 1q 3 21 5 3u 3 73 3 7a 3 7b 4 7d 3 7g 3 7j 4 7o 3 95 3 ab 5 ad 3 az 3 bl 3 bm 2 br 3 da 4 dy 3 ea 4 eh 3 fg 3
see_again 1n ab c
see_animal 1i dy a
see_car 1n 21 b
see_cheapes 1n 21 b
see_colleag 1n y b
see_correct 1i g b
see_dish 1n 73 b
see_doctor 1a 7j a
see_drought 1n br c
see_flatmat 1n ad b
see_food 1n 7o b
see_left 1n bl b
see_long 1n az b
see_next 1f z a eh a
see_onc 1f 7a 9
see_open 1i 95 9 fg a
see_oth 19 7b 9
see_patient 1n u b
see_photo 1n ab c
see_practis 1n z b
see_school 1n ea b
see_stolen 1n da b
see_superma 1n 1q c
see_van 1n 3u b
seed 12 1t 6 2n 8 5t 9 7w b 82 y 8a 7 br 9 fm 5
seed_catalog 1n 82 c
seed_garden 1n 82 f
seed_grow 1n 82 c
seed_harvest 1n 7w 9
seed_heirloo 1n 82 c
seed_keep 1n 82 d
seed_organic 1n 82 c
seed_packet 1n 82 c
seed_paid 1n br c
seed_protein 1n 5t b
seed_rar 1n 82 c
seed_sav 1n 82 c
seed_seed 1n 82 c
seed_tomato 1n 82 c
seed_variety 1n 82 i
seed_vegetab 1n 82 g
seedl 1n 82 9
seedlin 1n 82 x
seedlin_hundr 1n 82 9
seek 1a 13 8 ad e af k av d
seem 1c 28 4 3s 3 a8 3 d8 3
seen g 2d 3 72 3 96 4 9j 2 dg 2 e3 3 ea 2
sees h l 3 4l 4 6b 4 6c 5 6j 4 7o 2 94 2 98 4 9w 4 cd 4 dh 5 ei 5 ej 4
sees_absent 1n 6j c
sees_clean 1n 6c c
sees_damag 1n ej b
sees_history 1n cd b
sees_nev 1f 98 9
sees_product 1n 6b b
sees_proof 1n ei c
sees_sal 1n 4l b
sees_total 1n dh b
segment 1n cm b
seitan 1n 5w a
seizur 1n 7o k
sel b 0 3 7 2 i 2 y 3 1i 4 1k 6 1x 6 2h 4 2j 3 2n 3 2p 4 3z 3 41 6 4b 3 4e 4 4v 1 52 4 5a 3 5f 4 5n 5 5r 4 5v 4 63 4 65 2 6e 3 6g 5 6k 2 80 5 86 3 87 4 89 3 8b 2 8i 3 8j 3 9n 4 9o 3 an 4 ay 3 b5 4 el 4 ep 3 f2 5 f4 5 ff 8 fl 3 fp 6
sel_adverti 1i ay a
sel_again 1n 3z b
sel_amazon 1n ff c
sel_archite 1n fp b
sel_buy 1n 1i a
sel_cans 1n 63 b
sel_card 1n 87 b
sel_chang 1i ff 9
sel_collect 1n 80 9
sel_count 1n 2n b
sel_dri 1n 9n g
sel_embroid 1n 7x 9
sel_fan 1n b5 b
sel_fish 1n 87 b
sel_flat 1n 2j b
sel_garden 1n 86 b
sel_good 1i 41 a f6 8
sel_guarant 1n 2h b
sel_heat 1n 9o b
sel_invoic 1n 4e g
sel_keep 1n fl b
sel_lat 1n 6e c
sel_leftov 1n fp b
sel_main 1n 5h b
sel_market 19 5r 9 8j 9
sel_onlin 1a 5n 9 63 9 89 9
sel_ord 1c y 9
sel_plant 1f 82 8
sel_portion 1n f2 e
sel_recycl 1n fq b
sel_restaur 1n 5f e
sel_returna 1n 62 b
sel_scoop 1n 2p b
sel_singl 1n 5v b
sel_siz 1i 1i 9 el b
sel_softwar 1n ff g
sel_superma 1n 5r b
sel_ticket 1n 6g g
sel_tool 1n ff n
sel_trad 1n 80 9
sel_unsold 1n 5n b
sel_upload 1n an b
sel_used 1i 1k 9 1x d
sel_worth 1n f6 9
sel_wrap 1n 0 b
seldom 19 6z 3 7q 4 ct 6 d2 3 el 4 fp 4
self u 23 b 2d 6 2e 5 2f 6 2u 5 4k 3 4q f 6l 6 6r 4 73 3 76 3 77 8 7a 3 7b 3 7c 3 7l 3 7p 8 8o 3 8u 3 8v b a0 8 a2 a au 5 bv j cc 5 cy f eu h fb 2
self_checkou 1n 4q h
self_defenc 1i eu m
self_defens 1n eu m
self_employ 1c bv r cy l
self_help 16 77 9
self_pac 1i a0 b a2 e
self_servic 1i 4q g
self_storag 1i 8v h
self_test 1n 7p d
self_water 1n 23 h
selfi 1n 2y a
selfy 1n av 11
selfy_receiv 1n av b
seminar 1a 4i 4 55 4 7l 4 cy 4 di 4
send c e 4 l 3 z 3 1v 2 26 3 29 3 3s 3 46 3 53 3 5g 3 65 3 6f 3 7k 4 81 3 85 3 8u 3 8x 3 8y 3 92 4 9f 3 aj 3 au 3 bf 3 bj 3 bp 4 bt 8 bz 2 cg 3 ck 3 cm 4 cx 4 cy 4 d5 4 d7 3 dg 2 di 3 dp 3 dr 3 du 4
send_back 15 1j 7
send_bil 1i 9f a
send_box 1c 5g 9 bh 7
send_broken 1n 53 c
send_certifi 1n e c
send_exercis 1n z b
send_friend 1i bp a
send_friendl 1n 3s b
send_handwri 1n bj a
send_harmles 1n di b
send_kitchen 1n 85 9
send_liv 1n aj b
send_money 1i bt s
send_mov 1n 8u c
send_pair 1n 46 b
send_payment 1n d7 b
send_photo 1a 3b 7 6f 8 7k d bf 7 dp 9
send_pictur 19 92 b du 9
send_plan 1n 8x b
send_print 1n 29 c
send_scan 1n 81 9
send_school 1n 26 b
send_stock 1n 65 b
send_technic 1n 8y c
send_vinyl 1n cg a
send_whatsap 1n cm c
senegal 1n 9v 9
senior 11 2b d 3s r 3t 7 3x h 5l 7 70 7 7n e 7r k b9 p ba g bb 5 c7 7 ex q
senior_clas 1n ex c
senior_fitnes 1n ex m
senior_onc 1n 3s b
senior_smartph 1n b9 b
senior_tablet 1n b9 b
senior_video 1n b9 c
sens 1i 7d 4 d8 3
sensiti 1i 1 v ab 5
sensiti_skin 1n 1 u
sensor w 23 h 24 9 25 d 26 p 27 n 2b b 2c g 2g 6 4r 9 6m 6 73 e 7t 5 94 g 97 e 9j i 9k b dx 6 e2 m ei 6 fj m fm e fn e fs i
sensor_bedroom 1i 26 a
sensor_build 1n fs b
sensor_buy 1n 26 d
sensor_explain 1n 73 b
sensor_glas 1n e2 a
sensor_lid 1n 9j e
sensor_measur 1n 2c b
sensor_record 1n 97 b
sensor_room 1n 94 b
sensor_tel 1i e2 a fj a
sensor_wash 1n 27 b
sensor_wat 1n 23 b
sensor_watch 1n 25 b
sensory 1n ew r
sent l 7 5 1g 4 2l 3 32 3 54 2 7d 8 96 5 9e 2 9f 2 af 7 au 4 bv 2 d4 5 d5 5 dj 3 en 3 fi 3 fl 4
sent_leav 1n 96 b
sent_next 1n 7d b
sent_pharmac 1n 7d b
sent_text 1n d5 b
sentenc m 26 4 3a 3 95 3 9e 3 a5 8 a8 3 am 4 ao 4 bf 3 cc 2 ch 4 cn 3 co 4 cq 3 ct 5 d2 4 d6 5 e9 8 ef 5 fa 5
sentenc_friend 1n fa a
sentenc_show 1n a5 b
sentenc_subcont 1n ef b
sentenc_tool 1n ct b
seo 1f 4t a ap q co o
seo_content 1n co l
seo_tool 1n ap e
seoul 1i 23 9 ey 8
separat 14 1b 4 1g s 1r a 2l 3 4x 4 5h 3 64 4 ad 4 bm a dq 4
separat_calenda 1n 1g f
separat_childre 1n 1g h
separat_expens 1n 1g f
separat_kids 1n 1g c
separat_parent 1i 1g h
separat_schedul 1n 1g c
septemb 13 n 3 2x 4 3l 3 3n 3 8n 3 9l 3 ad 3 cx 5
sequenc 1i cm a cx 4
serial 1i 83 a cd 4
seriou 1i 5m 3 6e 4
serious 1i 74 7 fd 8
sermon 1f 1h 3 3h 7 72 4
serum 1n 0 a
serv t x 3 z 3 2i 8 2k 7 2l 8 2s 3 30 3 3a 3 4m 3 4w 3 5w 5 61 2 6f 2 6t 2 8r 3 8s 3 a0 3 ar e cu 6 db 3 df 3 dl 3 ef 3 fe 3
serv_own 1n 2i c
serv_work 1n ar b
servic h a 3 p 3 1z 2 21 5 3b 4 3c 5 3t 3 4m 8 4o 7 4q 6 4s b 4t 3 4w a 4x 7 4y 8 4z 8 53 7 56 8 59 7 5d 3 5e 5 65 7 69 5 6a 2 6e 3 7e 4 7u 5 85 7 8j 2 8q 4 8t 3 8u 4 8w 4 8x 4 90 4 92 3 95 8 9a 2 9g 3 9i 4 9l 5 9m 7 9r 4 ae 4 al 3 as 5 at 3 az 4 c0 3 c1 5 c2 4 c7 3 cd 6 ck 5 cl 4 cr 5 d5 2 d9 5 dm 6 dz 4 e9 5 ee 3 eh b em 2
servic_arrang 1n 3c a
servic_carry 1n 69 b
servic_extract 1n d9 b
servic_find 1n dz b
servic_flat 1n 8w b
servic_furnish 1n 8x b
servic_hom 1i c2 a
servic_inspect 1n 95 a
servic_natural 1n cr b
servic_reusabl 1n 8u c
servic_smal 1i 4s e
servic_softwar 1i eh f
servic_technic 1i dm a
sery 11 d 5 38 f 3o 5 53 d 6a 9 83 4 9x 5 ac 6 ay f az g b0 3 b1 5 b7 e
sery_arab 1n b7 b
sery_liv 1n ay b
sery_onlin 1n az f
sesam 1n 2v 8
session 13 f i m 4 z o 76 l 7l f 7n b 9d 5 a3 3 a6 f dh e ex 3
session_body 1n a6 b
session_client 1n z b
session_even 1n 76 c
session_train 1n f c
set i 6 3 d 3 2a 5 2e 4 2y 5 45 3 4v 2 4x 5 7z 3 8j 3 8k 2 8m 5 93 2 9f 3 an 4 av 3 bv 4 c9 3 ca 5 eb 2 f8 7
set_rent 1n 2a b
set_stand 1n f8 a
set_tent 1n 8m b
set_themsel 1n 2y a
sets u 5 3 a 4 h 3 r 2 2a a 3p 3 5a 2 6f 7 78 7 7z f 8n 4 av 9 bv 7 ca 9 ce 6 cz 7 ec 4
sets_asid 1n bv b
sets_exercis 1n 78 b
sets_family 1n 7z a
sets_heat 1n 6f b
sets_str 1n ce 9
sets_vat 1n cz b
setting 1i q 4 fk 5
settl_busines 1n d0 b
settl_everyth 1n bp b
settl_monthly 1n eb a
settlem 1f 9l c ee h eo d
settlem_claim 1n eo c
settlem_repair 1n ee b
sevente 1i 3p 5 f4 3
seventh 1f 3 7 8j 4 bs 3
seventy 1c 3j 3 90 8 c9 3 ex 3
several y c 4 v 3 w 3 1o 3 36 3 4y 3 51 3 5c 3 6m 3 7h 5 7u 8 8p 5 8s 2 bv 4 dp 6
several_hospita 1n 7u b
sew z 13 6 17 9 42 3 44 2 47 3 7v 8 7y w 84 7 8k 3 ca 5
sew_machin 1f 17 a
sew_pattern 1n 7y 15
sewn 12 3y 3 42 i 49 a 4d 9 7y 7 84 9 8h 3 8k 3
sewn_own 1i 4d a 84 9
sewn_sail 1n 42 f
sewn_tailor 1n 49 c
sews 1i 3y g 49 4
sews_shirt 1n 3y b
sexton 1n e6 4
shad y 3 l 4 7 d 5 10 4 47 4 5a 5 6v 4 8q 3 9c 8 9m 6
shad_match 1n 3 e
shadow 1c 2a 3 as 6 b7 3 fi 3
shaft 1n 95 j
shaft_build 1n 95 a
shak 11 b 3 n 3 2q 9 2r 4 7c 3 7o 2 dz 3
shaken 1n do 3
shaky 1n 3p 4
shal 1c 1b 3 1p 8 3g 3 b5 3
shallow 1f j 4 15 7 9b 6
sham 1c 14 4 22 3 bs 3 cx 3
shampoo 1c 2 y 5o b 81 3 do 9
shampoo_bars 1n 2 f
shampoo_buy 1n 2 d
shampoo_conditi 1n 2 f
shampoo_curly 1n 2 d
shampoo_ric 1n 5o b
shank 1n 44 4
shap 1a d 7 29 h 85 3 8c 7 8j a
shap_choos 1n 29 c
shapewe 1n 4d b
shar_apartme 1n 7i g
shar_archiv 1n 1z b
shar_band 1n cb e
shar_calenda 1i 1g 9
shar_car 1i c3 d
shar_cold 1n 5a c
shar_commut 1n c4 f
shar_cost 19 1g 7 36 9 bm 9
shar_darkroo 1n 81 9
shar_din 1i 6o 9
shar_equipme 1i 91 c
shar_executi 1n 4z c
shar_expens 1n bp g
shar_family w 1r 6
shar_farm 1n 9l b
shar_firm 1f c3 a
shar_flat 1i 7i b ad g
shar_garden 1f f9 b
shar_group 1a 6t 8
shar_harvest 1i f9 n
shar_hors 1i e0 d
shar_househo 14 bm 8
shar_incom 1n 9q b
shar_kiln 1n eq b
shar_kitchen 1i 5c n
shar_locatio 1i 2e a
shar_memb 14 c3 9
shar_money 1i 41 e
shar_offic 1i 39 c
shar_park 1i c5 d
shar_plan 17 7e 8
shar_privat 1n c5 b
shar_rent 1c 7i c
shar_rental 1n 7i g
shar_rid 1f c4 l
shar_sail 1n 37 b
shar_scan 1i 10 a
shar_school 1i 3u i
shar_shed 1n 18 b
shar_shop 1n 1q e
shar_solar 1n 1d f
shar_valu 1n ab c
shar_vegetab 1n f9 g
shar_view 1i bm a
shar_wallbox 1n c6 b
shar_warehou 1n 66 e
shar_whol 1n f3 8
shar_worksho 1n 39 h
sharepo 1n dm b
sharp 13 1z 3 2q 6 2x 3 2z 4 85 i ax 6 ay 4 be 3
sharpen 1i 85 18 8c 7
sharpen_kniv 1n 85 b
sharpen_mail 1n 85 b
sharpen_market 1n 85 b
sharpen_mobil 1n 85 b
sharpen_near 1n 85 e
sharpen_post 1n 85 b
sharpen_scissor 1n 85 b
sharpen_servic 1n 85 b
sharpen_sleev 1n 85 b
sharpen_van 1n 85 g
shav 1a 9 3 b v 3t 3 9r c do 8
shear 1f 85 3 86 f 9m 4
shear_open 1n 86 b
shed 10 18 c 1y 2 2a 8 6a 3 89 6 b6 a dx 4 dz a
sheep 16 2p a 4a f 7x 7 9m r fn 7
sheep_graz 1n 9m c
sheep_knit 1n 4a b
sheep_milk 1n 2p b
sheep_solar 1n 9m g
sheet m z 5 3d 3 51 2 53 4 54 3 5q 3 6q 4 78 3 7m 2 7s 3 7y 3 81 2 8k 7 8t 3 97 5 9d 4 9z 4 a4 6 an 4 ax 3 c9 9 co 6 cs 4 de 3 df 5 dj 3 el 3
sheet_music 1i c9 j
sheet_right 1n co c
sheffie 1n be 9
shelf k 1 3 y 3 11 6 17 5 1q 3 2q 4 4q 3 5h 4 5m 3 5q 6 5s 4 5t 4 5v 3 5w 4 66 2 7a 3 7q 5 88 6 8d 3 8g 3 8j 3 8p 3 91 2 a0 4 b6 3 cg 5 e4 3 el 8 eq 8 f4 4 f5 2 fj 3
shelf_label 1n 7q a
shelf_onlin 1n 88 b
shellfi 1n 2s 8
shelt 14 1c b 3a a 3g 3 dp 4 dv 4 dx 3 dy q dz 4 e1 3 ey f
shelt_cats 1n 3a b
shelt_dog 1i dy c
shelt_dogs 1n dy g
shelter 1i 1e d 42 d
shelter_worksho 1i 1e b 42 a
shelv z y 2 11 5 17 5 2n 3 4n a 5c 3 5i 5 7a 3 88 d 8j 3 8p c dt 8 el 3 eq c
shelv_chang 1n 8p b
shelv_memb 1n eq a
shelv_oak 1n dt b
shelv_onlin 1n 88 c
shepher 1f 6n a 9m l f3 l
shepher_br 1n 9m a
shepher_flock 1n 9m c
shift v t c 2e 4 2u 7 3a 3 3l c 4i 5 4j c 4r 9 59 2 6y 7 6z 3 a3 5 aj 6 bx b c4 a cu 2 d1 4 dd c de p fg q fi 6
shift_cal 1n de c
shift_lead 1c 4j d
shift_nearby 1n fg f
shift_plan 1n de t
shift_staf 1i fg j
shift_work 1a fg 9
shiitak 1n 64 s
shiitak_grown 1n 64 b
shin 19 71 6 ei 2
shingl 1n 8s 9
ship 11 5q 6 60 9 65 r 9h 8 an 3 az 4 b1 3 bg 4 cq 3 dm 4 fh f
ship_contain 1n 9h a
ship_litr 1n 60 b
ship_onlin 1n 65 d
ship_ord 1n 65 k
ship_sam 1n 65 b
shipmen 1i 68 8 9v d
shirt x 4 3 1i 4 1s 8 2c d 3y d 3z 4 41 5 48 4 49 6 4b r 4c 6 4t 5 7b 2 7y 4 8t f av 4 b5 4 bd j
shirt_adaptiv 1n bd b
shirt_arthrit 1n bd b
shirt_deliv 1n 8t b
shirt_design 1n 4b m
shirt_disab 1n bd b
shirt_magneti 1n bd b
shirt_mugs 1n 4b b
shirt_print 1n 4b k
shirt_sensor 1n 2c f
shirt_strok 1n bd b
shirt_trous 1n 3y b
shirt_wheelch 1n bd b
sho q g 3 1g 4 1n 4 38 3 43 n 44 k 48 5 49 3 6h 5 9f 5 bd a dd 3 el 5 ez 3 fe 5
sho_brand 1n 43 o
sho_buy 1n 43 e
sho_childre 1n 43 g
sho_offic 1n 44 b
sho_own 1n 44 e
sho_repair 1n 44 w
sho_wheelch 1n bd b
shoebox 1c 1z b 9d 6 bv a cz f
shoelac 1n ey 4
shook 1n 1h 3
shoot 17 2x n 4v 4 7v 8 9h 8 an h az 5 b4 3
shoot_cork 1n 7v 8
shoot_local 1n 2x c
shop a 8 3 b 2 l 4 y 2 11 4 17 3 1p 6 1q 8 28 3 2h 2 2i 6 2n 5 2p 3 2r 4 39 3 41 5 42 3 49 3 4b 2 4f 3 4j 3 4l 3 4n 8 4q 9 53 2 55 2 56 5 5e 7 5f 7 5h 4 5n 4 5o 7 5r 6 5u 4 61 3 65 7 67 5 68 2 6b 7 7a 4 7x 5 86 6 8g 4 8j 3 8k 2 8x 4 99 5 an 5 ao 3 ap 3 ax 4 b6 3 b7 3 bl 3 bt 3 c8 5 cg 5 ck 5 cm 6 cn 3 cv 3 da 5 dd 3 dt 3 ek 4 el 7 fb 2 fc 9 fe 8 fq 4
shop_addres 1i ao a
shop_cashi 1n 4q d
shop_communi 1i fc b
shop_coopera 1n fc g
shop_cost 1n 7e b
shop_design 1i 4n a
shop_driv 1i ek b
shop_explain 1n ap b
shop_family 1i 5h a
shop_fil 1n 5o b
shop_find 1n 5f b
shop_fir 1n fc a
shop_fix 1n 5e c
shop_floor 1n 6b l
shop_freshly 1n 2r b
shop_hous 1n 4q b
shop_job 1n 99 b
shop_keep 1n c8 f
shop_kiln 1n 39 c
shop_list 1a 1p i 1q o 8x a
shop_listen 1n cg a
shop_look 1f l a
shop_memb 1i 17 b
shop_onlin 1a 41 9 8g 9
shop_open 19 4q f
shop_ord 1f 5f c
shop_own 15 cg 7
shop_pack 1n 65 d
shop_paid 1n ax b
shop_parent 1n 2i c
shop_pas 1n ck b
shop_pay 1f fq 9
shop_plan 1i bl a
shop_purchas 1n 4f b
shop_rent 1n 4n k
shop_run 1n dd c
shop_scissor 1n 86 b
shop_see 1n da b
shop_self 1n 4q d
shop_send 1c cm 9
shop_shirt 1n 4b b
shop_softwar 1n 99 c
shop_staf 1i 4j e 4q c
shop_stock 1i el l
shop_studio 1f 4n 9 56 b
shop_system 1i fe f
shop_tool 1n fe o
shop_town 1c 1q a
shop_vegan 1n 2p b
shop_villag 1f 4q d fc m
shop_volunt 1n fc j
shop_window 1f 2n a 5u a
shop_zero 1n 61 b
shopify 1i 4u a fe i
shopify_app 1n fe g
shopkee 1n c8 5
short h 3a 2 3h 3 3x 4 47 6 4j 6 4n 9 4v 8 5n 3 5q 4 66 6 6f 4 6y 4 75 4 8h 5 8v 6 9m 4 9x 5 a0 3 a6 7 a9 4 ad 4 aw 6 az 5 b3 4 bo 4 br 6 bx 4 dd 7 dh 4 ed 4
short_audio 1n 9x b
short_back 1i dh a
short_chat 1n 3x b
short_daily 1n 8h c
short_documen 1n az b
short_film 19 75 8 a9 8
short_guid 1i 3h 8 6y b
short_leas 1i 4n f
short_lesson 1c 4j b bo 9
short_morn 1i aw a
short_paid 1n ed b
short_questio 1i ad a
short_recruit 1n 4v c
short_solar 1n 9m a
short_spac 1n 8v e
short_step 1n a6 b
short_study 1n a6 b
short_swimwea 1n 47 c
short_task 1i 4j a
short_tast 1n 5q c
short_term 1c 4n b 66 d br b
short_video 1f dd a
shortag 1n y p
shorten 1f 49 4 70 7 e9 7
shortes 1a 2k 4 6y 7 9y 3 a4 3 a5 3
shortli 1n dc o
shortly 1n cu 4
shot 1n b4 4
should w e a k 2 2c 9 3p 4 42 3 49 4 4c 4 78 2 7k 8 8k 4
should_blad 1n 2c c
should_tak 1n e c
shouldn 1i 4t 5 el 3
shout 1a 3p c 4b 2 ag 6 eb 3
show b 4 3 o 3 q 8 12 3 1b 3 1v 3 22 2 26 3 2a 3 3v 3 6c 3 7p 2 87 3 8i 2 9g 3 a2 3 a4 3 a5 3 am 3 av 2 ay 3 bb 6 bu 3 bz 4 ca 4 cp 3 cs 3 d2 3 d8 3 dm 3 dx 3
show_applian 1n 2a b
show_bars 1n a4 b
show_blu 1n 4 b
show_burial 1n e6 b
show_cash 1n d2 b
show_client 1n d8 c
show_clinic 1n q i
show_donor 1n 1b b
show_elderly 1n bb d
show_empty 1c q 9
show_food 1f 7p 9
show_hold 1i o a
show_look 1n bb 8
show_nectar 1n 9j a
show_open 1n 26 b
show_overvie 1n bz c
show_own 1c cp a cs 9
show_pag 1f dm b
show_pension 1n bz c
show_phon 1i 87 a dx a
show_plain 1n bu b
show_siz 1n ca 9
show_smal 1i 1v a
show_talk 1n am b
show_tongu 1n a5 b
show_trad 1n 12 b
show_van 1n 98 b
show_weav 1n er 8
showing 1n ci 4
shown h k 2 1r 2 4v 2 a0 3 a2 3 am 2 dd 3 dg 3
showroo 1a 2z 4 3e 5 49 3 88 9 8w 4
shr 1n 9t g
shr_bottl 1n 9t d
shred 1n 9t 3
shrimp 1n 9k w
shrimp_farm 1n 9k l
shrimp_pond 1n 9k c
shrin 1n 3j w
shrin_chaplai 1n 3j b
shrin_coach 1n 3j b
shrin_journey 1n 3j b
shrin_tour 1n 3j b
shrin_trip 1n 3j h
shrink 1a 3y 3 8f 4 a3 b db 4 eq 3
shrink_trad 1n a3 b
shroud 1n 3e e
shrub 1n 62 a
shrunk 1n 8t c
shui 1n fa 9
shut m j 3 1u 3 27 a 6v 2 97 3 9g 3 ar 5 ax 4 cn 3 cw 3 dp 4 dv 3 e8 3
shut_test 1n ar b
shut_wat 1i 27 f
shuttl 1i 3u a c7 y
shy 1a i 3 1c 5 4v 6 a5 4
sibl 1n 7e r
sibl_parent 1n 7e d
sibling 1n 7e t
sibling_coordin 1n 7e b
sicily 1n ak b
sick 11 a 3 1t 3 3j 5 6j f 7j 3 d1 3 de e df h dh 3 fd 7 fg 5 fm b
sick_cal 1i de d
sick_child 1n 6j g
sick_leaf 1n fm f
sick_not 1f df h
sicknes 1f 3u 4 8o 5 cf 4
sid h x 2 1r 2 2l 3 35 3 63 3 6d 3 78 2 8k 7 9b 3 9c 4 9e 2 ab 4 bd 4 bq 3 cg 4 d1 3 d5 7 d6 2 dw 3 e0 2
sid_opening 1n bd d
sid_sign 1n d5 b
sideboa 1n 89 n
sideboa_hous 1n 89 b
sideway 1i 6h 3 di 4
sierra 1n 9s 9
siev 1n 9n 9
sigh 1c 1r 4 25 3 93 3
sight 1c 25 3 7q a ab 3
sign e u 5 10 3 14 2 1d 3 1h 3 3g 2 4b 2 4m 6 4w 2 55 2 68 3 6x 2 7g 2 7j 3 7t 5 8i 4 93 2 9d 4 a9 4 ay 3 b6 2 bq 2 bx 2 cx 3 d4 5 d5 a d6 5 dd 4 ec 4 eh 5 en 2 ew 7 fa 4
sign_consent 1n 9d b
sign_contrac 1i dd b
sign_documen 1n d5 n
sign_fram 1n 8i b
sign_languag 1n 4m k
sign_onlin 1n d4 b
sign_patch 1n 7t a
sign_phon 1i eh a
sign_rhym 1n ew a
sign_togeth 1n 1h a
signal y 20 b 6g 5 6h 2 6m 2 95 5 9c 3 9e 3 9f 5 cx 6 db 6 dn 3 dx 3 ef 5 eh 4
signatu y 2w 3 4i 5 4k 2 6e 3 7i 3 95 3 9e 3 9u 3 ai 3 b7 2 d4 4 d5 m e4 a eh 5
signatu_departm 1n e4 c
signpos 1n 20 8
sil 16 2i 5 5z 6 64 6 7w 4 8a 8 8r c 9h 5
sil_insid 1n 8r d
silenc 13 12 3 6y 5 ae 3 ay 6 be 2 cc 2 cn 2 ct 3 cx 3
silent x y 2 1w 3 3i 2 4w 3 7b 2 ac 2 af 2 at 3 bl 3 bt 2 ct 3 e2 4
silentl 1n aa 5
silk 1n 40 a
silly 1i 7b 4 bu 3
silv 1c 45 h 81 4 an 3
silv_engrav 1n 45 b
silvers 1n er 8
sim 1i 6t x f1 8
sim_card 1n 6t c
sim_country 1n 6t c
sim_tourist 1n 6t c
sim_travel 1n 6t f
similar 1c 1x 3 cu 5 d8 4 fk 4
simpl 11 f a 13 5 3c 6 4w 4 6b 9 b9 8 cu 3 cw 7 d1 9 d3 g e9 g el 9 fj a
simpl_crm 1n d3 m
simpl_erp 1n 6b b
simpl_languag 1n e9 h
simpl_mainten 1n fj b
simpl_payrol 1n d1 b
simpl_warehou 1n el c
simpl_weight 1n f c
simplif 1n e9 j
simply 17 1v 3 2d 3 ag 3 cg 4 d0 4 d7 3 f9 3
simul 1n 4i b
simulat 19 3p g 4i l ag 9 b1 8 di b f1 o
simulat_garag 1n f1 9
simulat_instruc 1n 3p c
simulat_train 1n 4i e
simulat_weld 1n 4i c
simulta 1n ev 4
sinc d 71 2 7u 2 du 2 ee 3
sing x 3n 9 7n 2 a4 6 be b c9 k cf k ch g ew b
sing_book 1n cf b
sing_event 1n cf b
sing_gig 1n cf b
sing_hear 1n c9 9
sing_own 1n c9 a
sing_part 1n c9 b
sing_party 1n cf h
sing_practis 1n c9 a
sing_turn 1n ch a
sing_wed 1n cf b
singapo 1i 25 9 8t 9
singl w i 6 19 6 2r 3 5e 5 5k 8 5v 7 5y b 73 3 88 8 8p 8 ab r c9 3 cp 3 di 3 dw 4 dy 3 f2 5 f5 4
singl_apiary 1n 5v b
singl_event 1n ab d
singl_fifty 1n ab c
singl_origin 1i 5k a 5y e
singl_screw 1n 88 b
singl_shar 1n ab c
singl_visit 1n 8p b
sink 16 1o 3 23 5 27 f 57 4 5c 2 6p 3 cl 8 ee 3
sink_cal 1i 27 a
sip 1f 5q 4 61 4 es u
sip_near 1n es f
siren 1n 2e n
siren_pul 1n 2e b
sist w 11 4 32 2 6p 4 74 4 8l 4 ak 7 ao 4 av 2 d3 5 dq 2 fb 4
sit e n 3 w 5 19 3 2m 3 2u 7 3i 3 3k 9 48 6 4u 4 52 4 54 3 5a 1 6h 3 6o 3 6y 6 87 3 8w 4 92 a 98 8 9c 2 9u 3 a1 5 ax 5 b8 4 b9 3 bd 4 cv 5 cx 3 dl 5 dn 2 dp c ef a eg 3 eh 3 ei 4 ev 4 fp 4
sit_angl 1n 87 b
sit_back 1n bd 9
sit_childre 1n 3k j
sit_deliv 1n 2m b
sit_diary 1n ef g
sit_first 1i 52 b
sit_fix 1i 4u b
sit_host 1n dp b
sit_library 1n b9 9
sit_long 1n 3i 9
sit_manag 1i ef h
sit_meeting 1n dl e
sit_print 1n ax b
sit_report 1i ef d
sit_talk 1i 54 b
sit_test 1n 48 b
sit_tool 1n 98 b
sit_until 1n 8w b
sit_whil 1n 6y c
sit_writ 1f cx a
sits p j 4 38 4 3m 3 46 3 4w 2 7e 3 7u 3 a7 2 ak 6
sits_hold 1n ak c
sitting 1n 6y j
situati 1i 50 e 9x 7
situati_spanish 1n 50 c
sixteen 1i 95 8 bn 8
sixth z f 3 1f 3 5j 3 63 2 8f 3 a8 6 ao 3 e3 3
sixty z k 3 29 6 2e 3 44 5 46 3 5s 5 7t 3 81 5 8h 6 8l 6 8n 3 9c 3 af 3 b7 3 e7 3 eh 3 f5 2
siz n 6 6 a 4 h 3 1i d 1j c 1x 5 3y 9 3z d 40 9 43 9 45 3 47 9 48 7 4b 5 4d a 4h 4 4j 4 6h 5 7y b 8i 4 8n a an 6 bc 9 bd 3 c2 3 ca 8 ck 3 cs 3 d0 4 d6 4 df 2 dg 2 di 4 dt 7 el 9 fe d
siz_arriv 1n 40 b
siz_instead 1i 4d a
siz_next 1i 1i 9
siz_oth 1n ca 9
siz_photo 1n an b
siz_print 1n 7y b
siz_refund 1n fe c
siz_swap 1n 8n b
siz_tel 1n el c
siz_whenev 1n 3z b
sizzl 1n 5w e
sizzl_beef 1n 5w a
skat 1i m 5 1j 7
skatebo 1n bn e
skein 1i 4a 7 7x r
sketch 1a 2o 3 53 2 b5 f b7 3 ep 4
sketch_print 1n b5 b
sketchb 1i 8h b b7 4
ski 1a 4 3 34 d 4a 4 6k 8 8m 8
skil 13 13 7 19 7 1a e 3w 7 4y 7 8p 9 at 6 de a dr 4
skil_lets 1n de c
skil_off 1n 8p b
skil_smal 1n 1a c
skin u 0 b 1 m 3 f 4 8 5 5 9 4 d 9 m 8 r 3 v 7 2c 4 4d 5 4r 3 5r 4 7d 6 7k o 9d 5 av 5
skin_canc 1n 7k f
skin_car 1n 0 d
skin_check 1n 7k m
skin_doctor 1i 7k g
skin_photo 1i 7k c
skin_ton 1n 3 n
skincar 1f 0 w 1 c b 9
skincar_lin 1n 0 f
skincar_rosacea 1n 1 b
skip y 1p 3 36 3 37 b 5q 3 72 5 77 3 7o 2 8g 2 9b 5 ag 2 cj 2 dv 5 e2 8 f6 5 fp 7
skip_empty 1i e2 a
skip_trip 1n 37 b
skirt 1n 88 7
skis 1f 8m l 8v 2
skis_boot 1n 8m b
sky 1a 6s a 7z 5 dx 3 es 5
skydiv 1n 6w j
skydiv_flight 1n 6w c
skyligh 1n 8r 8
sl 1n 4c g
slack 1n dm b
slacken 1n eu 3
slat 1i 4c 4 fo 4
slaught 1n f3 i
slaught_sold 1n f3 b
sledg 1n 1j 7
sleep n o 9 19 4 1f k 1h 2 24 i 25 7 2b 3 33 3 3k 3 3t 3 4c 5 6z j 75 8 7o 6 8k c 8m 4 9g 3 ad 5 ar 6 dq 3 dx 7
sleep_app 1n 6z q
sleep_baby 1n 25 b
sleep_coach 1f 1f p
sleep_consult 1i 1f r
sleep_devic 1i 24 n
sleep_diary 1n 6z g
sleep_doctor 1n 6z g
sleep_phas 1n 24 b
sleep_plan 1n 1f q
sleep_see 1n ad b
sleep_warn 1n dx b
sleep_weath 1n 7o b
sleeple 1n 24 8
sleepwa 1n 3q 4
sleepy 1n b0 4
sleev y m 4 1i 5 47 9 49 9 4a 6 7x 5 85 f cg 8
sleev_protect 1n 47 c
slept x o 4 24 3 32 2 3l 2 6z 5 71 9 75 2 77 4 7o 2 8k 3 cu 2 dy 2 ev 2
slept_last 1n 71 c
slic 14 2n 3 2o 3 5j 6 5r 3 62 5 97 5
slid 10 k 3 1z 3 3j 3 4d 4 50 2 7b 3 9y 3 a7 d b7 4 bh n e1 f ez f
slid_digitis 1n bh b
slid_digitiz 1n bh b
slid_photo 1n bh 9
slid_print 1n bh c
slid_scan 1n bh b
slid_sup 1n bh 9
slid_sw 1n e1 b
slim 1c 2q 4 3r 3 5z 4 dt 8
slip r k 6 l 6 p 3 10 7 1q 4 1w 4 46 5 47 3 6j 7 7c 3 9g 4 d1 4 dn 3 dt 4 eh 8 ek 4 fe 5
sliv 1n 5r 3
slogan 1n 4b b
slop 17 20 a 5q 5 6q 5 88 5 9c 6
slop_trail 1n 20 b
slot 1a c b q m 2k 7 99 b e8 9
slot_fil 1n q d
slot_phon 1n c b
slot_video 1n 99 b
slot_wait 1n q b
slovaki 1i 7u 9 e1 9
sloveni 1a 5q c 5v 7 6o 7 87 7 9j 7
slow q f 3 i 3 15 6 24 3 3n 3 3y 6 6t 3 6z 6 71 3 7n 2 86 4 a4 9 ab 5 ag 3 c9 6 cp 2 cu 5
slow_bedtim 1n 6z b
slow_fashion 1n 3y c
slow_sand 1n 15 b
slow_writ 1n a4 b
slowest 1n d7 4
slowly v b 5 k 2 l 8 14 2 3n 2 3s 3 5s 7 a4 8 cj 4
slowly_put 1n 5s b
slug 1c 18 3 82 4 8b 3 f9 3
sluic 1n 9k 9
slump 1n 4c 4
slurry 1n 9o d
smal 7 f 3 1v 3 1w 3 36 3 38 4 3k 2 3w 3 4e 3 4l 2 4n 2 4s 3 4t 2 4u 2 4x 4 51 2 53 2 55 2 56 2 59 2 5a 2 5d 2 5f 3 65 4 68 3 6b 2 6c 2 6g 3 7f 3 7g 2 7i 3 8p 3 aa 3 b6 2 bo 2 br 3 cm 3 cn 2 cw 3 d1 3 d3 4 df 3 dq 2 ed 4 el 3 eo 3 f4 3 f5 4
smal_agent 1n ee b
smal_amount 1f 7f c
smal_animal 1n x b
smal_bakery 1i 5h a et 8
smal_band 1i b5 a
smal_batch 16 5s c 62 9 f4 i f5 i
smal_beekeep 1n 5v b
smal_bistro 1n 2l c
smal_boat 1i f3 d
smal_brand 1i 4l f 65 a
smal_busines 10 4s 9 4t 9 4x b cn 9 cz 8 d1 8 dc 8 df c dk 8
smal_café 1n 2i c
smal_canteen 1n 57 c
smal_charity 1i 1a b
smal_chees 1n 5a c
smal_child 1a 1m 9 ew 9
smal_childre 15 1n a 1u 8 3k a 3w d ez 8
smal_claim 1f eo a
smal_company 1f cs b ed f
smal_concert 1f 38 i 6g a
smal_contain 1n 4q b
smal_count 1i 2q a 2r a
smal_crop 1n br c
smal_daily 1i 6z a
smal_deposit 1i q a 6c b
smal_devic 1i 7t 9
smal_din 1n ab c
smal_distill 1n f5 f
smal_electri 1n 35 c
smal_energy 1n 2a b
smal_even 1n a1 b
smal_event 1i 1v b
smal_factory 1i 9s 9
smal_farewel 1n 3g 9
smal_farm 1n 5f b
smal_favour 1n 1w c
smal_fee 1i 3a c
smal_firm 14 4s b d3 e ed b
smal_fitnes 1n f c
smal_fix 1n dq c
smal_flood 1n 27 b
smal_food 1i 68 e
smal_gam 1n a0 c
smal_garden 1n b6 c
smal_group 14 j 8 36 b 3j 6 3m 8 e0 8
smal_grow 1i 82 c
smal_hostel 1n 6o a
smal_hotel 1a 36 9 59 c 6e 9 f7 7
smal_import 1n 68 e
smal_investo 1n 7i e
smal_jobs 1i 1w f 8p b
smal_languag 1n 3o b
smal_liv 1n aa f
smal_local 1c 1v 9 5f 9 8l 9
smal_manufac 1i 51 b 6b e
smal_monthly 1i bo a
smal_offic 1i 4x b
smal_onlin 1i 3i 8 65 b
smal_panic 1n aj b
smal_portion 1n 5l b
smal_project 1i 1b a
smal_radar 1n 2b b
smal_record 1n cg a
smal_refilla 1n 5 b
smal_repair 1n 8p g
smal_restaur 1c 8j b cw d
smal_runs 1n 3y d
smal_saw 1n 7v 8
smal_sensor 1i 26 a 94 a
smal_sery 1i 53 g 6a a
smal_shop 17 65 a cm f el a
smal_softwar 1i 55 a al 9
smal_solar 1n 9i a
smal_speak 1n b0 b
smal_steel 1n 3f 9
smal_studio 1n d b
smal_sum 19 7f c
smal_suppli 1n 4e e
smal_talk 1f a5 c
smal_task 1c 7g 9
smal_team 1i 3t a
smal_tins 1i ds a
smal_tool 1n 7v 8
smal_town 19 4n 8
smal_trampol 1n ez a
smal_unstaf 1n fc a
smal_urban 1n n b
smal_utility 1n fs b
smal_villag 1n ay b
smal_warm 1n 3x b
smal_wedding 1n 2w e
smal_wholesa 1i el b
smal_winery 1i 5q b
smal_worksho 1n 5u b
smalles 17 31 3 3z 3 43 4 7h b 8h 4 b2 3
smalles_first 1n 7h b
smallho 1a 5b d 9l e 9o 7 br c fm 8
smallho_buy 1n br c
smallho_request 1n 9l b
smart 11 23 f 25 7 27 5 2a 9 2c i 2g q 2u d 4r i 57 d 67 7 7q a dx c e2 j fk b
smart_bin 1n e2 d
smart_bins 1n e2 n
smart_collar 1n dx g
smart_fridg 1i 2u g 57 g
smart_helmet 1n 4r d
smart_lock 1i 2g v
smart_plant 1n 23 e
smart_plug 1n 2a c
smart_shirt 1n 2c f
smart_thermos 1n fk b
smart_vest 1n 4r f
smartph 1a 1h i 2h h 6j 4 8y 9 b9 t
smartph_repair 1i 2h d
smartph_tablet 1n b9 9
smartwa 1n 2c a
smel n 5 5 8 3 a 3 26 3 5c 2 5y 6 8b 3 8h 3 9n 5 b6 3 be 7 fq 3
smel_pictur 1i be 9
smelt 1i 5 6
smil 16 i 2 4p 2 5e 3 7n 6 av 7
smith 1i e0 4 er 7
smok 11 5 5 n 5 u 3 16 3 17 3 2k 4 5k 6 5s 6 5y 5 7c k 96 f aa 2
smok_app 1n 7c g
smok_detecto 1n 96 d
smoky 1n 61 4
smooth 1n 29 4
smoothi 1n 2q z
smoothi_bowl 1n 2q f
smoothi_near 1n 2q g
smoothy 1n 2q b
sms 1n cm i
smudg 1n d 4
snack 1a 2u f 57 l 5h m 5t 11 aa 5
snack_bar 1n 5t d
snack_bars 1n 5t n
snack_charg 1n 2u b
snack_chickpe 1n 5t f
snack_sel 1n 5h b
snag 1n ef b
snail 1n 3l 4
snak 1i 7m 3 8a 4
snap 1a 5u 2 8n 3 cd 3 d0 b
snap_pictur 1n d0 b
snapsho 1i an g bi n
snapsho_softwar 1n an b
sneak 1i 43 t 44 r
sneak_clean 1n 44 m
sneak_recycl 1n 43 g
snor 1f 24 w 6o 9 dq 3
snor_adapt 1n 24 b
snor_devic 1n 24 h
snow 16 4 4 2g 4 7f 3 b7 7 c7 3
snowboa 1n 34 a
snowsui 1n 3z b
soak 1f 2d 4 8o 4
soap 17 0 s 6f 3 8l b ei 6 er 6
soap_cold 1n 0 f
soap_soup 1n 8l b
sob 1f n 4 61 9 7c h
sob_buddy 1n 7c b
sobriet 1n 7c b
soc 1i 3w g dj f
social 11 11 8 12 5 1e g 1h j 4m 3 4t b 4v 7 4w 4 ao 7 b3 7 cn r cw 5 d1 3
social_enterpr 1n 1e l
social_media 1f 1h m 4t c cn p
social_schedul 1n cn n
society 11 i 3 18 5 38 3 5h 3 7i 5 a4 3 be 5 ca 5 cj 3
sock 11 p 5 25 9 2f 3 3w 3 4d i 5e 2 8t 6 du 6 ez 5
sock_men 1n 4d b
sock_sensor 1n 25 b
socket 15 p 3 2a a 2i 3 2y 6 88 7 9q 5 c6 7 cf 4 ef 5
soda 1f 61 b 62 9 aa 6
sofa p 1c 2 1v 3 24 4 2f 4 38 3 3w 4 6o 3 83 3 88 5 89 a 8i 3 8u 3 8x 3 8z b 9y 3 ad 3 ag 4 bm 5 ci 5 du 3 dv 3 e3 3 ew 3 f1 4 f6 4 fh 3
sofa_bed 1n 89 b
sofa_reuphol 1n 8z d
sofia 1n bs 7
soft v 24 7 3x 8 43 2 4d 4 5r 5 62 g 80 4 8d 6 c0 3 ds 5 ez j
soft_drink 1n 62 p
soft_floor 1n ez f
soft_headban 1n 24 b
soft_play 1n ez k
soften 1i 8k 4 8t 6
softly 1f dz 4 e0 2
softwar h q 4 r 7 s c t 9 u 4 v 7 x b y 7 z 9 10 9 19 6 4f 6 4k 4 4s 2 4u 5 4y 3 51 4 55 8 68 4 6b 8 6d 7 6i 9 6j 8 6k 9 6m a 7u 5 95 a 96 6 99 c 9a b 9b 9 9c b 9d a 9e b 9f 8 9q 4 9v 5 al 8 am 5 an 4 aq 6 ar 7 ck 4 cm 2 cp 3 cq 3 cr 5 ct 6 cu 3 cx 5 cz 7 d0 6 d1 a d2 2 d3 2 d4 a d5 2 d6 2 d7 8 d8 4 d9 5 da 7 dc 7 dd 5 de 3 df 9 dg 2 dj 6 dk 3 dm 2 e1 6 e4 b e6 a e7 9 e8 3 e9 5 eb 7 ee b ef 2 eg 5 eh 9 ei d ej a el 9 em c en b eo 7 ep 8 fe 3 ff 9 fh 3 fj 6 fk 5 fl 7 fm a
softwar_auto 1n 99 b
softwar_barcod 1n el c
softwar_batch 1n 6m b
softwar_calcula 1n d1 b
softwar_caravan 1n 9c b
softwar_chas 1n d7 b
softwar_clean 1n an b
softwar_company 15 55 a
softwar_daily 1n 6j c
softwar_everyth 1n df d
softwar_explain 1n 10 b
softwar_fil 1f fl a
softwar_firm 1n 19 b
softwar_hardwar 1n 9q b
softwar_hotel 1n fk b
softwar_hous 1n al a
softwar_janitor 1n ei c
softwar_keep 1n 6d b
softwar_licenc 1n ar i
softwar_mark 1n v b
softwar_match 1i 51 b cz a
softwar_parish 1n 6i b
softwar_plan 1n 7u b
softwar_predict 1n da b
softwar_project 1n 4k b
softwar_restaur 1n dc b
softwar_rewrit 1n e9 b
softwar_robot 1n aq f
softwar_scan 1n fj b
softwar_scor 1n 4f b
softwar_settl 1n d0 b
softwar_smal 1f df d ee 9 el c
softwar_tour 1n 6k f
softwar_track 1n 6m b
softwar_visit 1n t c
softwar_writ 1n u b
softwar_yoga 1n s c
soil 13 18 8 1t a 23 a 3e 8 82 4 8a 3 8q 3 9p a f8 3 fm j
soil_carbon 1n 9p c
soil_prob 1n fm f
soil_tre 1n 3e 9
sol 1a 43 f 44 9 bv d cy 9 fq 4
sol_exchang 1n 43 b
sol_trad 1i bv c
solar 11 15 9 1d r 2a s 5a g 8r b 90 l 9i 8 9m m 9r 6 9s 10 a3 9 e2 c fo i
solar_busines 1n 9s k
solar_clinic 1n 9s c
solar_cold 1i 5a g
solar_coopera 1n 1d d
solar_factory 1n 9s c
solar_firm 1i 9s j
solar_graz 1n 9m c
solar_hom 1n 9s c
solar_install 1n a3 b
solar_leas 1n 9s k
solar_mini 1n 9s e
solar_panel 1a 2a g 90 e
solar_park 1i 9m g fo k
solar_power 1i 9i 9 e2 a
solar_pump 1i 15 a 9s f
solar_roof 1f 1d d 9s g
solar_rows 1n 9m a
solar_school 1i 1d a 9s b
solar_set 1n 2a b
solar_villag 1n 9s c
sold j a 4 b 4 1i 8 1j 4 1x 3 2n 6 2r 5 4e 2 5a 3 5n 3 5s 5 5u 5 5w 5 5z 4 62 4 7y 3 8f 3 8k 6 93 4 9p 4 b1 5 bu 4 f3 4 ff 6
sold_barb 1n b b
sold_crat 1n 62 b
sold_directl 1n 8k c
sold_frozen 1n 5w a
sold_onlin 1f 5s 9 5u a
sold_refilla 1n 5z b
sold_shop 1n 2n b
sold_smal 1i 2r a
sold_start 1n a b
sold_steam 1n b1 b
soldi 1n 9n q
soldi_fly 1n 9n m
solicit 1i ai n em g
solicit_vault 1n ai b
solid 1a 0 8 2 f 6w 3 88 o cw 2
solid_oak 1n 88 b
solid_shampoo 1n 2 f
solid_wood 1n 88 h
solo 1i 2e f 36 a
solo_walk 1n 2e d
solutio 1n 83 7
solv 16 31 7 83 c 9w 4 b2 e bu 4 ev 4
solv_against 1n b2 c
solv_kitchen 1n 83 9
solvent 1i 8t 5 8z 5
somebod 5 7n 2
somebod_answ 13 6t 9
somebod_dementi 1n 7n e
somebod_died 1f 3f 8
somebod_empty 17 92 9
somebod_lov 1i ch 9
somehow 1n bd 3
someon y 3f c 59 5 5e 3 a0 2 a8 3 a9 2 ag 9 au 2 ea 2 eb 2
someon_died 1n 3f h
someon_work 1n ag c
someth e z 3 1y 3 72 2 8v 2 a0 3 bn 4 cu 3 dx 3 fc 2
someth_chang 1f dx 9
someth_leav 1n f6 9
sometim 1n 4n 5
somewhe 13 19 3 1v 3 2d 3 53 4 5d 2 co 3 dp 3
sommeli 1n 5q k
sommeli_pick 1n 5q c
son 17 b 3 t 3 3x 3 7e 4 7r 7 ak 3 c5 3
song x f 4 i b 1f 3 3h 2 3l 2 3n a 7n d 9a 4 9x b a4 b be h bk 4 c5 2 ch u ew g ex 3
song_already 1n 9x b
song_anniver 1n ch c
song_baby 1i ch b
song_birthda 1n ch h
song_compos 1n ch c
song_custom 1n ch c
song_family 1n 7n d
song_gift 1n ch i
song_lyric 1n ch c
song_nam 1n ch c
song_own 1n a4 b
song_persona 1n ch k
song_pupil 1n 3n b
song_record 1n ch c
song_sing 1n ch c
song_smel 1n be c
song_wed 1n ch j
song_written 1n ch c
songwri 1n ch l
songwri_intervi 1n ch a
sons 1f 3x 8 93 5 bl 3
soon v y 2 2d 2 2e 4 4z 3 78 3 9f 2 cl 3 cx 3 dw 3 ej 4 fb 2
soot 1n 8 c
sooty 1n e7 4
soprano 1n c9 3
sor 16 9 3 o 3 4c 3 6r 2 8l 3 bc 2
sorbet 1n 2p m
sorbet_local 1n 2p b
sorry 17 i 2 33 3 au 7 b2 3 ck 3 cm 3
sort q u 2 v 6 x 6 1i 3 1z c 2f 6 3v 3 3z 7 55 2 65 2 79 6 8g 2 93 6 au a bl b d4 2 dc d ek 4 em 6 f6 7 fi 7
sort_cal 1i x a em b
sort_candida 1n dc b
sort_email 1n au c
sort_family 1i 2f a f6 d
sort_forty 1n 1z b
sort_spend 1n bl b
sort_urgent 1n v b
sort_wash 1n 3z b
sos 1i 2e h aj a
sos_button 1n 2e f
soul 1n bk 3
sound q t 4 u 2 24 6 2e 9 6z c 7m a 9e 2 9y 3 a5 6 b1 4 b4 8 cj 9 cn 2 cr 4 dl 2 dm 2 f7 3
sound_against 1n 24 b
sound_real 1n 6z b
sound_siren 1n 2e b
sound_system 1n cj a
soundpr 1n cb w
soundpr_room 1n cb e
soup r o 7 11 6 1e 5 1p 3 2t 3 2u 6 30 3 39 6 3x 6 6l 3 7q 4 8l a 97 3 bj 3 ci b
soup_beforeh 1n ci 9
soup_jars 1n 2u b
soup_pack 1n 8l b
sour 14 7 3 2p 5 2z 3 5k 3 5x a 63 5 cd 3
sourc 10 w 2 22 3 42 3 5f 7 7a 3 87 5 aw 7 ax 6 ay 3 bz 3 co 3 cs a ct 7 fl 3
sourdou 1c 2n m 5j h 5x 9 et f
sourdou_cours 1n et c
sourdou_loaf 1n 5j c
sourdou_long 1n 2n b
sournes 1n 5x 4
sous 1n 6d 5
south z 3 6 1d 6 2a 7 3c 5 3m 6 6g 6 6m 6 7l 6 98 6 ax 6 bl 6 dd 6 e3 5 fe 6
southea 1n ao a
souther 1n 4k a
southpa 1n 86 b
sow 1c 18 7 82 8 9h 5 fm 4
sown 1c 9h 5 f9 c fm 3
sown_vegetab 1n f9 a
soy 1i 8 i 9n 7
soy_candl 1n 8 c
spa 1i n n 6n 5
spa_cold 1n n b
spac u 17 5 29 3 39 h 3v 6 4n g 4s 3 5a 9 5c 7 5d h 66 n 8v i a0 3 a7 a au 3 av 3 bv 3 c5 i c8 3 cb a cy 3 d6 3 dq 3 fh 7
spac_bid 1n fh b
spac_crat 1n 5a c
spac_import 1n 66 b
spac_musicia 1n cb a
spac_near 1n c5 b
spac_neighbo 1n 8v g
spac_repetit 1n a7 f
spac_villag 1n 39 c
spad 1n fm b
spain s b 5 s 5 1h 4 1m 4 2c 5 2d 5 2w 5 3c 4 4c 5 4h 5 4w 5 6b 5 6d 5 73 5 7b 5 7l 4 7p 5 8l 5 9d 4 9i 4 9z 5 au 5 b8 5 bo 5 bv 5 cp 5 d8 5 da 5 dd 5 dy 5 e3 4 el 5 em 5 fo 5
spaniel 1n do 4
spanish 19 3o n 50 b 6u 8 76 8 9x e cq 3
spanish_english 1n 50 c
spanish_lesson 1i 3o g 9x a
spanish_paperwo 1n 6u 9
spanish_teach 1n 3o c
spar r 11 5 15 8 29 7 35 5 53 a 65 6 66 5 6a e 75 2 78 4 7f 9 7z 5 84 6 8e 5 8v 5 9i 5 ad a ba j bo 9 el 5 f8 2 fh 5 fj 6
spar_chang 1i 7f e bo e
spar_part 15 15 a 29 9 6a i
spar_room 1c ad e ba v
spar_strap 1n 84 a
spar_tomorro 1n 53 c
spark 1i 17 4
sparkl 1i 2d a 62 9
spas 1i e 8 n 7
spat 1n 5m 5
spatula 1n 2o 4
spawn 1n 64 b
spe 1f a1 3 ab a
speak o t 9 1l i 24 5 2y 5 38 3 3d g 3i 2 3o d 4h 7 4m 3 4w 7 4y 2 50 5 75 4 76 9 7m 7 7s 3 9f 2 9x 4 a5 j ak 5 ay 3 b0 7 b2 4 bk 7 cr 8 e5 5 ef 6
speak_aac 1n 1l b
speak_aid 1n 1l h
speak_aloud 1n 1l c
speak_autism 1n 1l b
speak_autisti 1n 1l b
speak_childre 1n 1l f
speak_deliver 1n 2y a
speak_hear 1i b0 a
speak_hold 1n 3d a
speak_meet 1n 3o b
speak_moth 1n 76 d
speak_non 1n 1l g
speak_nonverb 1n 1l b
speak_patient 1n a5 b
speak_play 1n 24 b
speak_practic 1i a5 n
speak_sentenc 1n ef b
speak_tool 1n 4h b
speak_whil 1i t b
speak_writ 1n 3d a
special z p 5 u a 5k 7 60 5 61 5 6q 4 74 8 78 9 7d 7 a6 7 bd 4 cg 2 ch 5 cr 5 cy 3 da 5
special_physiot 1n 78 b
spectac 1n 46 n
speech 15 z 7 1l i 2w 5 7m z a5 7 as k bk x cr u
speech_app 1n 1l i
speech_best 1n bk b
speech_birthda 1n bk f
speech_eulogy 1n bk 9
speech_exercis 1n 7m f
speech_ghostwr 1n bk b
speech_practic 1n 7m d
speech_recogn 1n cr d
speech_recogni 1n cr f
speech_servic 1n cr e
speech_text 1n cr m
speech_therapi 1i 1l 9 7m l
speech_therapy 1n 7m v
speech_twelv 1n as a
speech_wed 1n bk b
speech_writ 1n bk u
speech_written 1n bk b
spel 1c 80 5 9a 2 a8 3 cr 2
spelt 1i 1m 3 bi 3
spend x 4 8 t 3 z 3 2l 3 47 6 54 3 5o 3 6m 3 ar d be 3 bl m bm 6 bn 8 bu 4 cz 3 d0 6 de 3 dq b ec 8
spend_categor 1n bl d
spend_digital 1n bl b
spend_les 1n ec b
spend_smal 1n dq c
spend_wat 1n 4 b
spent 14 c 3 2j 3 bn 4 cd 3 d0 3 dh 3
spic 1i 5p d 5y 1c
spic_blend 1n 5y j
spic_bought 1n 5y b
spic_onlin 1n 5y k
spic_palm 1n 5p a
spicy 1n 5s a
spid 1n 7l d
spil 1f 59 4 dp 5
spilt 1n 2m 5
spin 1a s 3 8g 6 8y 5 bi 5
spiral 1n 18 4
spirit 1f d 4 61 j f5 p
spirit_chosen 1n 61 b
spirit_distil 1n f5 a
spiritu 1n fa 9
spit 1n 4h 5
splic 1n bh 6
splint 1n e1 7
split 14 1g i 81 3 9q 3 a6 a a7 9 bm 4 bp u c4 3 db 7
split_bil 1n bp g
split_cost 1i bp b
split_expens 1i bp j
split_read 1n a7 b
split_short 1n a6 b
spoil 16 1p 3 2s 4 5r 4 7p 4 81 3 82 3 ac 4 b3 c
spok 17 5e 4 ah 3 am 3 c0 3 cp 3 cr 3 ep 3
spoken y t 5 u 2 2v 3 2w 2 3o 5 4j 3 4w 3 7q 6 95 4 99 3 9a 2 9e 5 9x 5 af 2 ag 2 dl 2
spong 1n 2o 4
sponsor 1a w d 4t 7 5v e aw f ay 9
sponsor_updat 1n 5v b
spontan 1n 1v k
spontan_spot 1n 1v b
spoon 15 1e 3 2p 4 5l 3 5m 9 86 3 ds 7 er c
spoon_print 1n er 8
spoonfu 1a 5m 4 5o 5 5x 3
spor 1i 64 5 7w 4
sport s 4 4 b 2 e 5 12 3 1j 3 1x 5 3m 3 3u 2 3w k 42 4 43 4 4a 4 4d 5 6i e 70 3 74 2 78 2 80 4 ac 5 bp 3 e1 5 e8 b eb 8 ex 3 f0 2 f1 6
sport_associa 1n eb d
sport_clas 1n 3w j
sport_club 14 6i f
sport_hal 1n e8 j
sportsw 1n 3y a
sporty 1i 9 9 5w 8
spot t 4 7 e 4 s 7 v 7 1v 7 7k b 87 8 8w 4 9e 2 9g 7 b9 6 bk 6 c0 7 c5 a ce 6 eo 7 fm 5 fo 6
spot_chest 1n v b
spot_dispatc 1n 9g b
spot_fraud 1n eo c
spot_gym 1n s c
spot_mis 1n 4 b
spot_post 1n bk 9
spot_residen 1n c5 b
spot_scam 1n b9 9
spous 1n 7n 5
spr m 3q 4 5v 3 65 2 66 2 7i 2 7k 3 b6 7 bo 4 bu 3 bw 3 e6 3
spray 1a 2e 4 7w 5 8q 4 f7 5 fm c
spread 16 50 4 5s d 82 3 a7 3 ap 7 bi 8 bl 3
spreads x 1u 5 2w 5 6b 4 6i 6 9v 4 ar 4 bl 4 bp 5 bu 5 bv 4 cs 8 d0 5 d1 5 d8 5 d9 8 eb 4 ej 5 ff 4 fl 5
spreads_data 1n d9 b
spring 1n 9j 4
sprinkl 1n 96 a
sprout 1n 7w y
sprout_grow 1n 7w f
sprout_jar 1n 7w b
sprout_microgr 1n 7w 9
spun 1n 4a 4
squar 11 2p 3 46 6 7y 6 ci d cy 3 e4 5 e5 b fk 3
squar_maps 1n e5 a
squar_orchard 1n ci 9
squash 1i h a f0 l
squash_court 1i f0 b
squat 1f f 9 48 3 70 2
squeak 1c 8n 4 8p 3 c0 5 ce 3
squeez 1i 2q c
stab 1n 78 7
stabl 1i dw g e0 l
stabl_osteopa 1n dw b
stack 19 a 6 9t 5 9u 7 dc 6 fr 4
stadium 1n c5 j
stadium_hospita 1n c5 e
staf o 13 4 2j 5 2t 8 2u 7 48 9 4h 2 4i 7 4j j 4k 6 4q 7 4v 2 4x 4 4y 7 51 4 54 4 57 2 5n 3 66 6 6b 2 7u 2 97 6 aj 6 am 2 aq 6 at 4 av 2 b8 3 bx 7 ck 6 d0 5 d3 2 d5 4 d8 7 dd k de c df 7 dg 8 dh 7 di 8 ec 2 eh 4 ei 4 en 4 fg h
staf_centr 1n aj b
staf_dril 1n di b
staf_hotel 1n dd c
staf_learn 1n 4j f
staf_limit 1n bx b
staf_near 1n 66 b
staf_onboard 1n dd s
staf_open 1n 2u b
staf_pres 1n ck b
staf_record 1i aq 9
staf_schedul 1n de h
staf_tick 1n 97 b
staf_today 1n fg d
staf_train 1i 4j i
staffle 1n 4q b
stag y 12 2 1v 2 37 5 3n 2 5m 8 6g 2 6r l 8x 6 ay 2 b7 2 be 7 ca i cb 3 d8 8 e8 2 ep 8
stag_costum 1n ca g
stag_deadlin 1n d8 c
stag_wean 1n 5m b
stain 14 4 6 3z a 40 7 6m 5 8t 5 ao 9 bj 4 er 5
stainle 1n 2d b
stair q f 3 1a 2 2b 3 70 4 7l 5 7u 2 8u 7 8v 3 93 2 95 4 9u 4 au 4 b1 3 bb c dy 5 ex 4 f8 4
stairca 1i 56 c bb o
stairli 1n bb u
stairli_ramp 1n bb 8
stairwe 17 1w 4 27 3 5j 4 88 4 89 4 ae 5 b9 2
stak 1i cj 4
stal x 18 5 26 4 2k d 3p 4 5c 6 5x 5 7x 4 85 4 bj 3 e4 6 e5 4 f4 4 f9 4 ff 3
stal_weekly 1n 2k b
stalk 1i 9i 3
stamp w 0 4 21 3 45 5 4w 9 52 2 6g 5 80 f 8g 3 a8 2 at 5 d9 5 e4 6
stamp_collect 1n 80 f
stamp_grad 1n 80 b
stand 8 3k 3 4z 3 5b 2 9c 2 f8 3
stand_cancel 1n 3k c
stand_fetch 1i f8 9
stand_front 19 7q 8
stand_holiday 1n 4z c
stand_idl 1n 5b e
stand_lak 1n n b
stand_station 1i 2j a
standar 1i 4d d fs 4
standst 1n fj 9
stapl 1n d0 8
star 10 3 5 j 5 6s h 7m 2 8i 3 au 5 cp e dr 3 fa d fd 4
star_guid 1n 6s a
star_sign 1n fa c
star_walk 1n 6s a
starboa 1n 9b 3
stargaz 1n 6s 8
start h a 4 20 4 4k 4 4z 6 53 3 54 5 5d 5 5x 3 6b 4 70 3 71 5 7f 2 94 4 9k 4 a3 3 bo 8 dc 3 dg 2 e0 4 ed 2 ew 3 fg 3
start_end 1a 20 8
start_found 1n 4z g
start_invest 1n bo o
start_kit 1n a b
start_lat 1a e0 9
start_paddl 1n 9k a
start_stop 1n 6b b
start_ups 19 54 a
startup 1f 55 9 cx 9 dj g
startup_ready 1n dj b
stash 1n 7x 6
stat u 1i 4 1o 4 51 3 5a 3 7g 5 8s 3 8x 3 9o 4 a1 7 a2 5 a3 6 al 5 bz 7 dj 4 do 3 e4 4 fl 3
stat_notary 1n a1 b
stateme 17 51 4 a8 e bw 7 bz 6 cz 3 d2 3 ee 6
stateme_choic 1n a8 b
static 1n 1d 4
station r e 7 17 7 1d 6 20 a 21 b 2j a 32 3 44 4 4q 5 5c c 5o 5 67 2 6o 8 8h f 8m 8 94 4 9g 4 b6 2 c2 4 c4 7 c6 7 c7 2 c8 6 cw 2 d8 5 dq 7 e7 8 fc 6
station_cheap 1n 1d b
station_check 1n 20 b
station_cycl 1n 6o a
station_deliver 1i 5c b
station_driv 1n c4 b
station_friday 1n 8m b
station_hal 1n 17 c
station_morn 1n 2j b
station_twenty 1n e c
station_villag 1n fc a
station_way 1n 21 b
statist 1i 1k 8 a1 4
statu 19 32 4 3m 4 3n 4 3o 4 5e 4 cu 9
stay a 2g 3 33 7 4n 3 4s 1 66 3 6e 3 76 2 dp 4
stay_child 1i 3v a
stay_sofa 1i 89 a
ste 1n 37 4
steady 17 73 3 81 3 8o 4 9f 2 aj 3 dd 2 fp 4
steak 1n 5s 5
steam 1c n 9 5m 7 b1 g
steel 15 b 3 2d a 3f 8 5c 2 85 6 8c 8 fr 9
steel_bottl 1n 2d c
steel_bowl 1n fr a
steel_plaqu 1n 3f 9
steep 1a 20 6 6q 3 85 3 9m a
steep_bank 1n 9m a
stem 1c 3v 9 64 3 8b 5 8d 9
stencil 1i m 5 9d 2
step a 22 4 4i 3 52 2 6u 4 7b 3 7y 3 90 3 9w 5 a6 3 bz 3 d3 2 d7 4
step_cas 1n d7 b
step_check 1i at a
step_clos 1i bz b
step_fre 1n 7q a
step_off 1i 7b b
step_person 1n 6u 9
step_step 19 6u 7 9w 8 d7 8
sterili 1c d 4 m 4 p 5 10 9
stew 1f 2v 9 3x a f2 2
sti 1n 7p a
stick u 4 b 9 7 32 2 3v 4 5n 4 80 7 8d 4 8h b 8p 4 95 9 96 4 bn 3 cc 3 f4 3 fj 7 fk 4
stick_childre 1n 4 b
stick_lift 1n 95 f
stick_short 1n 8h c
stick_vibrati 1n fj b
sticky 1i 38 4 3r 3
stif 17 e d g e 33 3 7j 3 8k 3 bd b dw 3
stif_back 1i e d
stif_begin 1n g c
stif_hand 1n bd d
stil 1i f5 6
stillbi 1n 3i 9
sting 1f 1 6 f 4 3o 3
stink 1n 3o 4
stir 15 8 3 25 3 5l 3 7x 4
stitch 19 44 6 4a 5 7x 6 84 k 8h 6
stock t y k 2a 5 3e 2 4b 7 4d 3 57 6 5f 5 65 a 6a 4 6b 8 6d g 6m e 86 2 8e 3 8y 3 b4 k bo 5 c0 3 el m fc 6 fp 8
stock_coopera 1n fc a
stock_duty 1n 6m b
stock_kegs 1n 6m b
stock_photo 1n b4 m
stock_pick 1n 65 b
stock_product 1n 6b b
stock_recip 1n 6d b
stock_risk 1n 4b b
stock_shop 1n el e
stock_shortag 1n y b
stockho 1f f 9 3z 9 7z 7
stolen 13 4q 3 89 3 98 7 9g 3 bu 3 c2 7 da g e2 3
stolen_card 1n da k
stomach 1i ds 5
ston x 5 6 3b f 3f 7 45 9 85 3 8o 3 8q 3 91 4 9f 2 9j 4 9l 4 9m 5 9p 4 9t 7 an 4 e6 c ev 3 f4 2
stonema 1f 3b 8 3f 4 e6 4
stonewa 1n 8j k
stonewa_plat 1n 8j c
stood v 1y 4 2n 3 3w 3 43 2 4n 3 9b 3 c3 3 eb 3 ef 4 fj 3
stool 1a 7v 8 bb 5 ds 6
stool_boat 1n 7v 8
stop c c 3 w 2 x 2 2f 4 3n 2 6b 3 6h 4 70 3 78 2 7c 5 7f 3 7l 2 8r 2 9g 4 9i 3 ao 4 b3 2 b7 2 cc 3 d7 4 dw 3 ea 4 ek 6 ex 3 fj 3 fq 3
stop_account 1n 7f b
stop_best 1n ek c
stop_counter 1n 9v d
stop_los 1i ao a
stop_market 1n 85 9
stop_money 1n d7 b
stop_mov 1n ex 9
stop_offic 1n c b
stop_shop 1n 6b b
stop_smok 1n 7c c
stop_villag 1n bh 9
stopwat 1n do 5
stor m 8 3 y 2 15 6 17 3 41 5 47 3 4n a 4o 3 4q b 4u 4 5a 9 65 8 6e 2 6z 6 7n 2 8v a 98 9 99 3 9d 5 9f 5 9p 4 9r 8 9z 3 ah 4 ai 3 b0 8 b1 4 b6 2 c8 8 cg 5 fc b fe 6
stor_add 1n fe c
stor_app 1n 98 b
stor_hors 1n 9f b
stor_locally 1n 15 b
stor_pack 1n 65 h
stor_piec 1n 41 b
stor_pump 1n 9r a
stor_villag 1n fc c
storag z z 3 17 6 1z 7 5a s 5c b 65 a 66 g 8u 3 8v u 91 6 99 a 9r g c8 l em 3 en 3
storag_advic 1n 5c c
storag_br 1n 8v b
storag_crat 1n 5a f
storag_rent 1i 5a e 8v d
storag_smal 1n 5a c
storag_spac 1f 66 c 8v l
storefr 1n 4n n
storefr_smal 1n 4n b
storema 1n 98 8
storey 1f 9u d c5 7
storm 11 2a 7 34 3 92 a 9i 3 9s 5 b0 3 b1 3 cw 3 fo 5
storm_wel 1n 92 c
story p 5 6 1m f 3d 3 3f c 3h 6 3s 4 42 3 6h 9 6z a 82 6 83 d 8s 5 9x 8 9y g ah j ax 4 b0 j b6 7 bh 5 bj 5 bk 4 ch 8 dq 4
story_book 1n ah h
story_child 1f 1m f
story_childre 1i b0 f
story_family 1i 82 9
story_grown 1n 6z g
story_hero 1n 1m b
story_languag 1n 6h b
story_let 1n 83 b
story_listen 1n b0 g
story_mail 1n 83 b
story_onlin 1n bh 9
story_own 1n b0 b
story_persona 1n 1m h
story_phonic 1n 9y c
story_plac 1n 5 b
story_post 1n 83 c
story_real 1n 9x b
story_sing 1n ch a
story_turn 1n ah b
storybo 1i 1m w 8l a
storybo_astrona 1n 1m b
storybo_child 1i 1m g
storybo_hero 1n 1m b
storybo_nam 1n 1m b
storybo_persona 1n 1m b
storybo_print 1n 1m b
storyte 1n fd n
storyte_hospic 1n fd b
storyte_hospita 1n fd b
stov w n 8 2m 7 2z 7 33 8 36 6 5y 3 6n 6 8m 9 9o 4 c8 2 cd 4
stov_pick 1n 8m b
str 10 4 2 3n 2 3r 3 5a 2 6k 5 cb 3 cd 6 ce a cf e
str_instrum 1n ce d
str_quartet 1n cf j
straigh z 8 3 5i 8 73 2 7s 2 cl 3 du 3 ed 2
straigh_farm 1n 5i b
strain 1n 9n 5
strand 1f c 4 c4 3
strang r e 3 20 4 2s e 32 2 3s 2 4x 3 6o 3 7r 4 87 2 8f 5 92 3 9v 4 9x 4 ac d ay 2 b1 6 c5 2 dg 2 f2 2 fg 4
strang_long 1n 2s c
strang_tabl 1n ac d
strap 13 4 3 h 5 2c 7 42 8 44 3 4d 9 4r 3 6q 3 84 f
strateg 1i b1 a co a
straw 19 18 3 2r 7 8z 3 9t 7
strawbe 1i 9i 9 fl 4
stray 1n 1c x
stray_cat 1n 1c d
stray_dog 1n 1c d
stray_dogs 1n 1c b
streak 1a 56 3 6y 4 7b c 8r 7 9x 6
streak_friend 1n 7b c
stream 16 33 4 3l 3 3q 3 70 8 9c 7 az e cg 5 ci 8
stream_servic 1n az c
street i 14 3 1b 3 1c 3 1m 4 1n 4 1w b 2e 4 2k a 2n 3 32 4 3c 2 3x 4 56 3 5c 2 5e 2 5j 5 5o 4 7q 4 8p 5 8r a 8s 7 9u 5 c1 3 c5 2 cw 3 dz 4 e2 6 e3 9 e4 5 e5 3 ek 3 eo 4 f8 3
street_bins 1n e2 f
street_borrow 1n 1w c
street_check 1n 3x b
street_event 1n e4 c
street_food 1n 2k o
street_illustr 1n 1m 9
street_lamp 1n e3 f
street_onc 1i 5o a
street_wat 1n 8r f
streetl 1n e3 o
streetl_follow 1n e3 a
streetw 1n 3y a
strengt 14 f g y 3 2c 9 70 d ev 9 ex k f0 4 f5 3 fp 3
strengt_session 1n f c
strengt_train 1f 2c 9 70 e
stres 19 2c 8 3o 3 4r e dh d
stres_cal 1n 4r b
stretch 15 30 3 47 8 5v 3 70 3 7u 3 87 d b3 g
stretch_meet 1n b3 c
strict 1f 5h 3 5m 5 7a 3
strictl 1i 4x 5 6j 5
strik 1c 0 4 2q 4 5i 4 5x 4
strim 1n 9m a
string 1c 8d 4 8n d cd 7 ce 3
strip 12 5 9 27 5 47 5 5w 4 73 3 79 3 81 7 8b 3 8z 3 dt 9
strok 1a 7l k 7m b bd k ey k
strok_aphasia 1n 7m b
strok_train 1n 7l b
strol 1n 8e b
strong 11 6 5 f 5 g 3 2w 3 5z 3 6z 3 a5 3 f0 2
struck 1i 1u 4 ax 4
structu 1i 9u 4 d9 j
struggl 1n e9 5
stubbor 1n 7s 4
stuck u 23 4 2f 7 2w 8 3v 4 7y 3 8f 2 8z 7 95 3 9w b a2 4 b2 2
stuck_budget 1n 2w c
stuck_draw 1n 8z b
stuck_homewor 1n 9w f
stud 1i w p
student o h 4 12 4 19 6 1k g 1x 4 2e 4 2h 4 2m 5 2r 4 3a 4 3m 8 3s a 41 4 5g 4 5n 4 76 2 7g 6 7h 7 89 5 8h 8 8n 4 8u 9 8v a 8y 4 9u 4 9w 8 a1 5 a6 9 a7 e a8 6 ad f aj 4 as 5 b9 6 ba h bq 9 br 4 c2 8 cc 4 ea 4 ec 7 ed e ey 5 f1 3 fg 8
student_adhd 1i 8h b a6 e
student_already 1n a8 b
student_annotat 1n as a
student_answ 1n ad b
student_apply 1n ed b
student_city 1n c2 b
student_contrac 1n fg b
student_find 1n ad b
student_help 1n ba 9
student_loan 1n 7h d
student_pas 1f 1k a a1 9
student_pays 1n ba 9
student_sel 1i 1k g
student_senior 1i 3s d
student_sit 1n b9 9
student_sum 1n 8v b
student_univers 1n 3m b
student_van 1n 8u c
student_visit 1n 3s b
student_vouch 1n bq c
studio q d c e a f b g j i 5 m i r b s k 2q 7 39 8 44 6 4i 4 4n 6 4p 2 4t 5 4u j 4v a 53 5 56 a 6y 5 8i 2 9d i an a ao 4 av 5 b1 9 cb 6 d8 6 eq g es 7 fb 3
studio_clas 1i g f s d
studio_coach 1n f c
studio_contrac 1n 56 d
studio_develop 1n b1 b
studio_drop 1n 44 b
studio_eyebrow 1n d b
studio_fin 1n m c
studio_finish 1n 4u c
studio_hobby 1n eq a
studio_near 1a e 9
studio_remind 1n r b
studio_softwar 1i s n 9d q
studio_timetab 1i s b
studio_wheel 1n eq a
study z 2 3 v 8 w k 10 3 1k 6 3h 8 4g 3 6z 3 93 3 a1 6 a6 e a7 o a8 e ae 5 be 3
study_help 1n a8 b
study_plan 1n a7 u
study_recruit 1n w f
study_session 1n a6 b
stuf 1a 42 4 89 4 8m 3 93 8 ch 3
stumbl 1a 9f 3 9y d a4 4 by 3 e9 5
stump 1n 29 4
stung 1n 4 5
stut 1n 7m l
stutter 1n 7m h
stuttga 1n c0 a
styl 16 2 a m b u a 1s c 2x b 46 4 5l a 8x e
styl_frozen 1n 5l b
styl_hospita 1n u b
styl_pay 1n m c
styl_pictur 1n 2x c
styl_test 1n 8x b
stylist 1c c c r g 1s b fb a
stylist_video 1n fb a
styrofo 1n fr a
subcont 1n ef o
subcont_dat 1n ef b
subject 11 1o 3 3m 3 75 3 a2 3 a3 3 aa 2 ay 3 az 7 b4 3 b6 5 dk 7 ec 6
sublet 1i 39 5 c5 5
subproc 1n d9 5
subscri n 5 6 6 4 7 9 8 4 9 8 a 7 b 6 1j b 2d 6 2w 6 40 8 4d 4 4p 8 4u 4 5h 4 5i 7 5j e 5k d 5q b 5r 6 5v 4 5y 4 5z 8 63 4 7x 9 7z a 82 4 83 a 89 4 8a a 8b 5 8d 3 8e 4 8g c 8i 4 90 5 ar 7 aw 4 b1 5 b3 5 b4 5 b5 7 b6 9 bw j c2 g c3 4 cg 6 ds 9 f3 5
subscri_account 1n bw c
subscri_bags 1n 5z b
subscri_battery 1n 90 b
subscri_busy 1n 8g c
subscri_cargo 1n 5j c
subscri_child 1n 1j a
subscri_childre 1n 1j e
subscri_company 1n ar b
subscri_coupl 1n 2w c
subscri_family 1i c2 a
subscri_manag 1n bw q
subscri_match 1n 5k b
subscri_piec 1n 40 b
subscri_plastic 1n 9 c
subscri_rar 1n 8a b
subscri_wonky 1n 5i b
subsid 1n 51 b
subsidy 1f 3l 8 51 i 9o 3
subsidy_smal 1n 51 c
substan 1n 7 5
substit 1c 5f 4 5w 8 bq 4 fg 9
subtitl 1a 3o 6 4j b 7q 8 9x 6 cq 9
subtitl_languag 1i 4j a
suburb 1c 12 8 3u 8 6p a do 8
succeed 1n 7w 4
succes 17 4y 4 51 4 7f 4 af 4 b8 3 bx 4
success 1i 54 5 57 3
succule 1n 8a b
such s 9 4 t 3 y 2 1h 2 2z 3 3o 6 5k 2 5u 2 74 2 7b 3 80 6 9a 2 b2 3 bw 7 d3 2 d6 3 dc 2 fd 5
such_basqu 1n 3o b
such_coin 1n 80 9
such_electri 1n bw c
such_sea 1n fd 9
sudden 1i r 4 7c 5
suddenl 1n p 4
sudoku 1n b2 b
suffic 1f 6g 4 7d 5 ex 3
sugar 11 5 3 1w 4 2o b 2r a 5m 9 5t d 5v 5 63 3 6m 2 73 i 9i 8 f4 3
sugar_beet 1n 9i a
sugar_br 1n 2o b
sugar_salt 1n 5m b
sugar_sold 1n 2r b
suggest 12 s a w 3 1p j 1s e 22 9 77 9 ap 9 cp a ct 5 d6 b ec e
suggest_answ 1n cp c
suggest_chang 1n 22 b
suggest_din 1n 1p b
suggest_feedbac 1n ec b
suggest_outfit 1n 1s b
suggest_pag 1n ap b
suggest_talk 1n 77 b
suggest_train 1i s b
suggest_word 1n d6 c
suit n s 3 t 5 40 4 49 d 4r 7 6b 4 6e 3 6f 3 6i 3 6j 3 6m 3 76 2 7p 5 ap 3 aq 3 ck 3 cm 3 co 3 cs 3 cu 5 cy 3 cz 5 d1 3 d3 4 d5 3 d8 3 d9 3 de 4 df 4 dg 3 di 3 dj 5 dk 3 dm 5 e4 3 ef 3 eg 3 eh 3 ej 3 ek 3 el 3 en 6 eo 3 ep 3 ff 3 fj 3 fl 3
suit_measur 1n 49 d
suit_nurs 1n 4r b
suit_repeat 1n 7p b
suit_women 1n 49 c
suitabl 1n b8 9
suitcas 17 31 d 5p 7 6r p ad 4 c8 i
suitcas_ful 1i 31 b
suitcas_hik 1n 6r d
suitcas_hotel 1n c8 c
suitcas_stag 1n 6r c
sulk 1f 31 4 6f 5 8f 3
sulphat 1n 2 e
sulphat_recip 1n 2 b
sulphur 1n 6m 4
sum i 1i 3 21 4 3n 4 3q 9 47 3 4o 3 5u 3 5v 3 6p 9 7f 7 8n 4 8v 4 8w 3 9u 4 ce 3 cy 3 f9 4 fc 3
sum_camp 1n 3q k
sum_holiday 1f 9u 8
sum_keep 1i 8v a
sum_paid 1n 7f b
sum_toys 1n 6p a
sum_wat 1n f9 a
summar 1i aw g dl p
summari 1i u 5 aw 5
summary 1i cy 5 dl m
summary_cal 1n dl c
sums 13 4o 4 7i 3 9o 3 9z 8 bo 3 bt 6 bx 3 cy 3 d8 4 d9 5
sun y 4 i m 2 2p 6 2x 3 46 5 47 5 5g 3 5l 3 9c 2 9s 5 c6 2 cz 2
sun_cream 1i 4 i
suncrea 1n 4 b
sunday g f 2 1p 2 1t 3 1w 3 2y 4 3i 3 3r 2 3x 3 5j 3 5l 5 65 2 6h 3 6i 4 7d 3 8r 3 91 2 9b 2 9e 3 bf 2 by 3 eb 2 ec 3 eg 3 ev 4 fk 4
sunday_app 1n 6i b
sunday_compani 1n 3i 9
sunflow 1n 5t e
sunflow_seed 1n 5t b
sung 1i c9 7
sunglas 1n 46 p
sunk 1n 2c 4
sunny 1c 2p 3 8m 4
sunris 1a n 3 24 f 2x e 6w f 9k 3
sunris_beach 1n 2x c
sunris_sunset 1n 24 b
sunscre 1n 4 1b
sunscre_stick 1n 4 g
sunset 1n 24 e
sunset_breath 1n 24 b
sunshin 1n 2p 4
sup u u 4 1h 3 1p h 2s k 2w 4 5g 7 72 5 73 3 7e 4 aa 3 bh f ef 3
sup_club 1n 2s w
sup_film 1n bh 9
superma p 2 3 11 a 18 6 1p 6 1q g 2d 4 2k 3 2n 3 2o 3 2p 3 2r 3 4e 2 4q 8 57 4 5g 6 5h 3 5i a 5j 4 5k 4 5l 3 5n 7 5o 7 5p 7 5q 4 5r 8 5s 3 5t 3 5u 3 5w 4 5z 5 60 5 63 3 64 3 82 3 85 3 8b 4 9h 8 9q 7 9r 6 9z 3 f0 5 f8 3 fc 3
superma_african 1n 5p a
superma_even 1n 11 b
superma_nearby 1n 1q c
superma_pension 1n 18 b
superma_pickleb 1n f0 a
superma_pric 1n 1q f
superma_reject 1n 5i b
supervi 16 h 6 j 4 z 6 1e 3 3i 3 3q 4 eo 4 ez 3
supplem 1n 7 17
supplem_women 1n 7 f
suppli t 1d 4 26 4 2w 5 4e g 4g 5 57 4 5f b 6d e 9h 7 9n 4 9q 4 aw 4 co 7 cu 7 cx 5 cz 9 d0 4 d6 b d9 4 df 5 eg 3 el b fl f fr 4
suppli_contrac 1n d6 g
suppli_data 1n fl b
suppli_marketp 1n 5f e
suppli_monday 1n el c
suppli_notic 1n cu c
suppli_receipt 1n cz b
suppli_sheet 1n co c
supply y y 6 1d 6 4e 6 4g d 5f e 8h 7 9d 3 9f 3 9j 3 9v j bc 4 d5 3 dt 6 fg f fl 6
supply_buy 1n 4g e
supply_chain 1i 9v p
supply_teach 1n fg h
supply_wait 1n fg b
support 10 o 5 13 6 1e 7 1l 3 3i l 3m 7 4r c 4x r 4z 7 5i 6 75 7 a6 3 b5 6 b9 5 ck t
support_assista 1n ck m
support_email 1n ck g
support_group 1i 3i c
support_smal 1n 4x i
support_suit 1n 4r b
support_team 1n ck g
sur t 68 5 79 2 7q 6 7s 2 8i 2 9q 7 b2 3 ct 9 d2 4 d9 7 dg 2 dm 3 e5 2
sur_electri 1n 9q b
sur_learn 1n ct b
surf 1c 4 j 34 14 6k o 6o f
surf_camp 1n 34 g
surf_coach 1n 34 d
surf_cours 1n 34 d
surf_lesson 1i 34 n
surf_school 1f 34 n 6k g
surf_spend 1n 4 b
surf_teach 1n 34 d
surfac 1i 9k 3 fi h
surfac_defect 1n fi f
surfboa 1n 8m h
surgeon 1n 6x 6
surgery 17 k f u 3 x c 4d 8 6x i ba 3 bc 9
surgery_follow 1n k c
surgery_washabl 1n bc 9
surgica 1n 4i b
surnam 1n bg q
surplu 1a 11 q 5i 6 5n v 5x b fp s
surplu_food 1i 11 j 5n r
surplu_harvest 1n 5x b
surplu_materia 1n fp o
surpris 12 36 7 5n c 8g b 8l 7 8u 3 8w 5 ef 3
surpris_bags 1n 5n b
surpris_let 1n 8g c
surrey 1i 8q 9 f7 7
surroun 1i 7q 9 cr 5
survey 1c 94 7 al 3 dg 12 fo s
survey_dron 1n fo b
survey_team 1n dg e
survey_text 1n dg b
survey_tool 1n dg e
surveyo 1c 94 9 eo 3 ep 4 fo 6
surviv 14 9 4 2m 4 8a 4 e2 3
surviva 1n 6s 8
sushi 1n et x
sushi_clas 1n et b
sushi_grandmo 1n et b
sushi_learn 1n et b
suspect 1n 83 3
suspici 1f v h 7r m da 9
suspici_messag 1n 7r f
suspici_spot 1n v b
sustain 1a 22 8 3y l 8d 9 9p 4 fl h
sustain_cloth 1n 3y j
susu 1n bs h
sw 1c i 9 1l 3 ap 3 e1 m
sw_not 1n e1 b
swabia 1n 4v b
swaddl 1n 4c b
swahili 1n 7j e
swahili_asks 1n 7j b
swallow 15 1k 3 3x 7 9d 7 a5 3 be 3 dt 6 du 3
swap q o 2 y 2 1i b 1j c 3z 7 41 5 4p c 5i 5 6p o 7z e 80 5 82 6 8e 9 8g 5 8l 3 8m 7 8n 9 b3 5 bs 3 bu 3 bx 2 ca 9 de d eb 6
swap_child 1n 8n b
swap_family 1n 6p g
swap_feet 1n 8m b
swap_flat 1n 6p n
swap_hom 1n 6p u
swap_hous 1n 6p n
swap_jigsaw 1n 7z a
swap_next 1f 1j 8 3z a
swap_oth 1n 8e b
swap_shift 1i de g
swap_twic 1n 4p a
swarm 1n 9j i
swatch 1n 3 4
swear 1n 5y 4
sweat 1a 9 3 4a 9 4r 4
sweatsh 1n 3y a
sweden z 0 6 22 6 35 6 4g 6 4m 6 60 6 71 7 7d 6 87 6 9b 6 a7 6 ay 6 bc 5 cv 6 d8 6 e9 6
swedish 1n 9x a
sweep 1a c 6 90 4 ed 3 eh 8
sweet 16 2q 7 2r 6 2u 4 5p 9 62 g 7z 2 8b 5
sweet_lemonad 1n 62 b
sweet_mexican 1n 5p a
sweeten 1n 62 5
swel 1n 1 4
swept 1f 35 4 8u 4 f6 a
swim x 2 3 4 6 j w n 7 1d 4 1r 2 34 6 38 8 3q 3 47 f 6v h ak 4 ch 5 ez 6
swim_adult 1n j e
swim_coach 1n j e
swim_cours 1n j e
swim_hotel 1n j b
swim_lesson 1n j y
swim_pool 1f 38 a 6v m
swim_school 1n j m
swim_short 1n 47 g
swimsui 1n 47 11
swimsui_fish 1n 47 c
swimwea 1n 47 14
swimwea_buy 1n 47 e
swimwea_childre 1n 47 c
swindl 1n b9 4
swing 1n e1 o
swip 1n b2 4
swis 1n cr e
swis_german 1n cr b
switch 7 bw 4
switch_cheap 1n bw c
switch_off 12 6n e 9r 9
switch_phon 1n br c
switzer 11 9 6 10 6 5r 6 68 6 75 6 8d 6 9e 7 9p 6 b0 6 bn 6 ce 5 cr 6 d0 6 ed 6
swollen 1c 2h 3 6x 3 a7 3 dw 3
sworn 1f 36 4 4m 5 4w d
sydney 1i cj 2 ds 9
syllabu 1n 9w 9
symbol 1n 1l w
symbol_non 1n 1l b
symbol_speak 1n 1l c
symptom 1c 74 l 7d 7 7j 15 du h
symptom_app 1i 74 c
symptom_check 1n 7j x
symptom_lab 1n 7j b
symptom_pet 1n du h
symptom_prepar 1n 74 b
symptom_symptom 1n 7j d
symptom_tel 1n 7j b
syndrom 1n 1e m
syndrom_cak 1n 1e b
synth 1n cr a
synthet 1n as a
syrup 1f 2r 4 5v 9 f4 m
syrup_fruit 1n f4 b
system o q 8 u 5 x 5 y 3 10 3 4h 6 4j 3 4p 2 4x 2 68 2 6b 2 6c a 6e 5 6j 2 6k 9 6l 9 8c 6 95 3 98 3 99 5 9b 3 9c 5 9s 4 cj 5 ck 3 cl 4 cm 4 cp 4 cs 6 cu 4 d1 7 dc 6 dj 2 dk 9 e7 3 e8 8 eb 4 eh 3 el 4 fe 8 fi 5 fj 3
system_ash 1n 8c b
system_delet 1n dk b
system_empties 1n cj a
system_hotel 1n cs b
system_surf 1n 6k b
system_writ 1n dk b
são 1i r 9 aj 9
tab 1i 54 5 aq 4
tabl e e 4 16 3 1k 2 1o 4 2i 5 2l 7 2o 4 2s 9 2t 4 2w 2 2z 3 33 4 39 6 3a 6 3i 3 3m 2 4n 2 4s 2 61 3 6c a 6l 8 6o 3 83 3 88 8 8f 6 8j 3 8y 4 8z 3 9w 2 9z 6 ac 7 cj 5 dl 4 ez 3
tabl_asks 1n 6c c
tabl_beds 1n 88 b
tabl_box 1n 1o a
tabl_city 1n ac c
tabl_design 1n 2o b
tabl_mental 1n 9z b
tabl_messag 1i 6c b
tabl_noon 1n 2t c
tabl_oils 1n e c
tabl_onlin 1i 2s b
tabl_ord 1i 6l g
tabl_prop 1n 83 9
tabl_record 1n dl c
tabl_room 1n 6o a
tabl_sunday 1f 3i 8
tabl_unusual 1n 2s c
tabl_walnut 1n 33 c
tablet u 9 a 1h e 1l 8 1r 8 2h 7 3t 4 4m b 5o 4 6b 9 6z 4 78 4 79 f 7e 4 7m 7 7n a 7o a 7p 4 96 4 97 8 9d 4 9y 3 b9 h dw 4
tablet_bamboo 1n 9 c
tablet_colour 1n 1r c
tablet_foreman 1n 6b b
tablet_onlin 1n b9 9
tablet_play 1n 7n b
tablet_strok 1n 7m b
tablet_symbol 1n 1l 9
tableto 1n 8f c
tablewa 1n 8j s
tablewa_buy 1n 8j e
tabs 1n 7b 3
tachogr 1n ej b
tack 1n e0 5
tackl 1n 87 b
taco 1i 2k a 5s 4
tactil 1n bd 9
taekwon 1n eu r
tag x 47 6 6r 3 8a 4 8k 4 8z 5 91 2 98 e 9v c dx 4 e1 8 fn d
tag_databas 1n 9v a
tag_notic 1n fn a
tag_prov 1n 9v c
tag_slid 1n e1 c
tags 1c 98 t cv c dx 7 fn 4
tags_read 1n cv c
tags_show 1n 98 b
tags_tool 1n 98 d
tail 14 2f 3 87 3 9d 3 b0 3 ca 7 el 4
tailor 19 5 4 1s 4 49 v 84 4 af i bk 3
tailor_cov 1n af b
tailor_napl 1n 49 c
taipei 1n 3a a
taiwan 1n 7o 9
tak 1a 7 9 e c dl b e5 8 fb 4
tak_off 1n e c
takeawa 1f 2j b 6l o fr k
takeawa_food 1n fr a
takeawa_restaur 1n 6l b
taken j 1c 2 5a 2 79 6 7l 2 7n 2 7y 2 87 3 9o 2 c8 3 cb 2 ct 3 db 4 f0 3
takeof 1n eg b
taking 1i 2k 5 ey 4
tal z 8 4 1e 4 2x 3 8s 5 ca 4 e4 2 eu 4
talent 1i 4k a 4y g
talk i u 4 1l b 3i 8 3s 3 4n 2 4v 4 4y 2 50 3 52 6 54 5 71 3 74 6 76 8 77 7 7d 7 7m 7 7r 3 9x 4 a5 8 ab 5 ag 3 ai 4 ak 4 am 5 b3 6 bm 7 bx 2 ci 4 co 3 dg 4 dh 6 du 5 ef 3
talk_autisti 1n 1l b
talk_deal 1n am b
talk_doctor 1n 7d b
talk_family 1n 7d b
talk_gynaeco 1n 74 b
talk_lend 1n 54 b
talk_licens 1n du c
talk_minut 1n 77 b
talk_non 1n 1l e
talk_phon 1n ab c
talk_pictur 1n 7m b
talk_psychol 1i dh a
talkati 1n ak 6
tallin 1n 19 a
tampon 1n 6 k
tampon_organic 1n 6 c
tan 1n 84 5
tandem 1f 6w x 9x 4 a5 9
tandem_flight 1n 6w s
tandem_paragli 1n 6w e
tang 1n 8c 4
tangl 1n do 3
tango 1n i n
tank 12 n 7 15 5 21 6 23 a 5b 2 63 e 69 3 6m m 81 4
tank_brew 1n 6m d
tank_malt 1n 6m b
tank_moistur 1n 23 b
tanzani 1i 7j 9 fm 9
tap p 27 4 2d e 47 5 4d 6 62 3 63 8 6b 7 6j 6 7o 6 8p 8 9c 4 ah 3 bh h bv 6 cc 4 ce 3 co 3 d0 6 db 5 e7 6 fs 5
tap_digitis 1n bh k
tap_digitiz 1n bh b
tap_logs 1n 7o b
tap_scandin 1n 2d c
tap_school 1n 6j c
tap_slid 1n bh 9
tap_start 1n 6b b
tap_wat 1i 2d d
tap_wheth 1n e7 b
tapa 1n 2l b
tapioca 1n 2r j
tapioca_pearl 1n 2r f
taproom 1n 63 n
taproom_brew 1n 63 b
taps 14 1l 8 63 5 8p b 92 4 95 5 9y 4 e8 3 fs 4
taps_fix 1n 8p b
taps_voic 1n 1l 9
target 1n 9p 9
tarif 1c 2a 7 68 l 9r 6 bw 4
tarif_cod 1n 68 j
tarot 1n fa z
tarot_app 1n fa e
tarot_read 1n fa b
tarpaul 1i 42 a e0 4
task s 1a e 1e 5 1r a 26 4 4i 3 4j a 4k 2 4r 6 4z 5 50 7 6z 7 7b e 7e 3 7g 7 97 6 9a 9 a6 4 ap 6 aq h cv 8 d8 d dk 2 dl c dr 6 ed 7 em 3
task_fee 1n d8 c
task_follow 1n 50 c
task_kitchen 1n 4j b
task_nam 1i dl b
task_near 1n 1a c
task_onc 1n aq a
task_quot 1n 9a b
task_rank 1n ap b
task_secur 1n 7g b
task_sleep 1n 6z b
task_tablet 1n 97 b
task_tiny 1n 7b c
tast s 2d 3 2l 5 2o 9 2s 8 2z 3 30 4 5k 5 5l 7 5q b 5r 3 5s 6 5u 3 5v 4 5x 4 5z 5 60 4 61 8 6m 9 bj 6 f4 5 f5 b
tast_room 1n 6m b
tasting 1f 32 d 5w 3 f5 e
tasting_distill 1n f5 8
tasting_travel 1n 32 c
tattoo 1c b 4 m 19 r l 9d 15
tattoo_artist 1i m i 9d p
tattoo_book 1i r c
tattoo_consent 1n 9d d
tattoo_studio 1c m r r c 9d t
tattooi 1n 9d 8
taught 14 34 3 3p 4 9w 3 a2 4 a4 6 bj 3 cr 3
tax n 4k 2 4l 3 4p 2 4s 9 4x 6 51 5 56 2 57 2 6c 2 6o 3 6u b 7i 3 9c 4 9q 3 b5 4 ba 3 bu d bv m cy a cz 7 d1 c d2 4 dk 5 eb 2 en e f2 3 f5 4
tax_advi 1n en i
tax_advis y bv 7 cz 8
tax_app 1n bv j
tax_fil 1n d1 e
tax_mail 1n d1 b
tax_numb 1n 6u p
tax_payment 1i bv a
tax_report 1n bu b
tax_return 1c 4s c bv p cy 9 en b
taxi 12 2x 3 3u 9 5e 8 6r 5 7u 7 aj 5 c4 a c7 r d0 5 db 9
taxi_driv 1i db a
taxi_women 1n c7 g
tea v 8 5 14 2 2r o 3t 4 5z t 62 5 6z 4 7n 2 8l 8 ba 6 ex 8 ey g fa 2
tea_among 1n ey a
tea_blend 1n 5z g
tea_drink 1n 5z h
tea_fans 1n 2r d
tea_instead 1n 2r b
tea_leav 1n 5z e
tea_near 1n 2r g
tea_shop 1f 2r d
tea_soap 1n 8l b
tea_women 1n 5z b
teach n g e i 6 j d 14 9 19 5 1o b 34 d 3h 7 3k 2 3l b 3m 5 3n g 3o g 3p 6 3v 6 4y 6 6p c 6y 9 8n 7 9w 6 9x 4 9z 6 a0 6 a1 4 a2 b a3 3 a4 9 a5 5 a6 3 aa d az 4 b9 9 ca 4 dd 2 di 5 ec j es 7 et b ev 6 fd 3 fg a
teach_adult 1n 14 b
teach_childre 1c 1o b 3h 7
teach_click 1n di b
teach_correct 1i 3o a
teach_german 1n 4y c
teach_heat 1n 3l c
teach_hobby 1n a2 g
teach_hom 1i 1o h 3n a
teach_learn 1n 3o c
teach_listen 1f 3h 8
teach_old 1n b9 b
teach_region 1n 6y c
teach_scan 1n ec b
teach_see 1i g b
teach_senior 1n b9 c
teach_smal 1n 3o b
teach_song 1n 3n b
teach_spend 1n ec b
teach_swap 1n 6p a
teach_swim 1n j e
teach_theory 1n 3p c
teak 1n 89 7
team r 13 3 1e 5 2t e 3t a 4y 6 50 g 55 5 58 m 5d k 6i 5 am d as 7 cj f ck 9 co 5 ct b cu 3 cx 5 d3 5 d8 8 de 5 dg g dh 8 dl a dm 7 e9 4
team_build 1n 58 o
team_caregiv 1n 3t b
team_chat 1n dl c
team_event 1n 58 q
team_itself 1n 3t b
team_lead 1i dg h
team_learn 1n 50 k
team_lunch 1n 2t d
team_memb 1n 2t c
team_offic 1n 5d m
team_own 1n ct d
team_plan 1n 58 c
team_show 1n am b
team_thirty 1n 5d c
teapot 1i 3t 3
tear 11 1f 3 1o 3 3m 4 40 3 48 7 8m 5 bh 6 et 4 ev 5 fb 3
teas 1n 5z k
tech 1c 19 i a3 8 b9 l dh 8
tech_help 1n b9 l
technic 15 10 3 8y d 95 b 96 3 ar b cd j cq 4 dm d eh t
technic_ask 1n dm b
technic_lead 1n ar d
technic_own 1n cd b
technic_right 1n 8y c
technic_see 1n eh b
technic_sees 1n cd b
techniq 1i h d es 4
techniq_clas 1n h b
technol 1a 26 6 51 4 as 9 at 7 b9 k
teddy 1n a 4
teen 1i 12 a bn g
teenag 11 6 9 12 e 1h i 2r 6 3m 6 3q 7 3v 7 77 c 7k 6 a0 f a4 6 bn 7 f1 5 fb c
teenag_cheerfu 1n 6 b
teenag_learn 1n a0 c
teenag_school 1n 12 b
teenag_talk 1n 77 b
teeth 13 x 3 10 3 1f 5 3k 4 6x g 8e 3 8n 7 av 3 bf 6
tel e 5 4 g 2 25 3 4m 2 6d 4 6h 4 79 4 7j 5 7n 3 7q 4 7r 4 8f 2 8y 4 94 4 ah 6 al 4 aw 4 c5 2 ch 4 cu 4 dj 3 e2 4 el 4 ev 3 f7 3 fa 3 fj 3 fm 3
tel_bear 1n fj b
tel_blind 1n 7q a
tel_chef 1n 6d b
tel_city 1n e2 a
tel_clean 1n al a
tel_daught 1n 79 c
tel_don 1n f7 9
tel_engin 1n cu c
tel_family 1f 7r 9
tel_fault 1n 8y c
tel_indepen 1n aw b
tel_lov 1n ch a
tel_mis 1n dj b
tel_own 1c el 9
tel_parent 1i 25 a
tel_person 1n 7n b
tel_story 1a 5 9 6h 9
tel_tenant 1n 94 b
tel_wat 1i fm a
tel_wheth 1i 7j a
telehea 1i 7d a du r
telemat 1n ej h
telemed 1n 7d w
telemon 1n 7t a
telepho k 1h 3 1r 3 1z 4 25 3 2b 3 2h 4 2x 3 31 3 39 3 3k 3 3u 3 4f 3 4m 3 66 2 6i 2 6l 3 6t 3 6v 3 76 2 7a 3 7e 5 7g 2 7j 3 7l 2 7r 3 7u 3 81 2 8h 3 aj 5 ak 5 ay 3 bi 3 bk 4 dx 4
telepho_lin 1f 7e 9
televis 1c p 7 aa 7 az 7 fd 6
telly 1n ci 7
temp 19 13 a 74 3 9j 3 aq 6 do 3 fg f
tempeh 1n 5w a
tempera 11 a 3 25 c 26 9 2u 5 30 4 3x 3 69 3 6d 3 90 6 94 3 97 m 9k 9 fs 8
tempera_flow 1n fs b
tempera_mortali 1n 9k a
tempera_sleep 1n 25 b
tempera_staf 1n 97 b
templ 1f c 3 46 4 6y 7
templat 16 a8 6 ae 6 bi 5 bj 5 cy g d4 9 d5 3
tempo 1n 3n 4
tempora 1i 4n q fg j
tempora_shop 1n 4n j
tempora_staf 1n fg h
tempt 1n 5q 4
tenan 1n ae b
tenancy 1a 6p 4 ae d ba 3 bq b ee i
tenant v 14 3 18 5 1d 5 26 5 27 4 2a a 30 3 4n 8 6p 3 7g 2 8p 5 8u 3 8v 5 8y 3 91 5 94 h 9u 4 ae q bq k c6 6 ee m f7 6 fk 4
tenant_associa 1i ae b
tenant_help 1n ae l
tenant_let 1i ae h
tenant_messag 1n 94 b
tenant_mov 1n bq d
tenant_repair 1n ee j
tenant_right 1i ae g
tend 19 18 6 2v 7 3b k al 12 d4 h e4 4
tend_alert 1n al g
tend_find 1n al m
tend_fit 1n al g
tend_respons 1n d4 b
tend_search 1n al e
tenni 1c e 7 h 9 3w 9 f0 o
tenni_club 1n f0 d
tenni_court 1i f0 f
tenor 1n c9 e
tens 1i 2c a ay 5
tent y 17 c 1h 2 1w 4 2y b 33 h 35 c 3q a 42 4 6n g 6o 4 8m g 91 8 9c 7 bk 3 ch 5
tent_farm 1n 33 e
tent_lodg 1n 6n o
tent_mats 1n 8m b
tent_organic 1n 33 c
tent_plan 1n 35 b
tent_project 1n 17 c
tent_rent 1i 2y b
tent_sand 1n 91 b
tenth 14 20 3 4s 2 5w 3 6m 3 7c 3 7g 5 8d 3 9e 2 9s 3 ew 3
term w j 3 13 3 1h 3 1i 3 1k b 4n 9 5f 3 66 b 6f 6 8n 4 a7 3 ag 3 ap 5 br 9 c2 9 cq 8 d6 2 el 3 ff 3
term_ends 1i 1k 9
term_insuran 1n br e
term_layout 1n cq c
term_student 1n c2 b
term_warehou 1n 66 h
termina 1f 2u 4 db e fd h
termina_ill 1n fd b
termino 1n cq b
termit 1n f7 q
terrac 1f 58 8 8q 6 90 3
terrari 1n er 8
terri 1i do 5 dr 9
test d 1 5 4 4 7 6 9 3 f 3 p 5 28 4 2d 4 3m 7 3p 6 46 6 48 3 4c 3 4k 5 55 b 5h 6 7p c 82 3 8x 4 94 4 98 4 9t 4 9z 3 a1 3 a7 3 a9 8 ao 3 ar 5 bj 3 ct a cv 6 di 6 dv 3 e7 5 e9 3 fs 4
test_carpent 1n 48 b
test_check 1i cv b
test_company 1n 55 d
test_escrow 1n 4k g
test_find 1n 94 b
test_fing 1n 7p b
test_hom 1i 7p i
test_hundr 1n 46 b
test_hundred 1i ao a
test_indepen 1n 7 b
test_irritat 1n 1 b
test_kit 1n 7p h
test_kits 1n 7p g
test_lab 1n 5h b
test_liv 1i p b dv b
test_mail 1i 7p c di i
test_mood 1n 8x b
test_photogr 1n bj a
test_questio 1i 7 a a9 a
test_releas 1n ct b
test_serv 1n ar b
test_show 1n 7p b
test_smal 1i 55 a
test_tool 1n ct m
test_volunt 1n e7 b
testimo 1n 4v c
texa 16 50 7 65 7 9g 7 9m 6 bj 7 cn 7 du 7 eb 7
text q q 9 u 2 1v 4 3d 2 4u 9 4w 8 6h 2 9j 8 9l 6 9x 3 a6 c aj 3 ap 2 b3 4 cc 4 co 7 cq 4 cr e cv 9 cy 4 d4 2 d5 6 d6 2 d7 6 dg 7 dm 2 e9 d ep 5
text_api 1n cr g
text_beekeep 1n 9j a
text_check 1n e9 b
text_dyslexi 1n a6 b
text_includ 1n 4u c
text_messag 1a 9l 8 d5 9 dg 9
text_patient 1n q b
text_phon 1n d7 b
text_read 1i 4w b
text_ready 1n cv c
text_speech 1n cr j
textboo 1f 1k 15 1x 9 9z 7
textboo_buy 1n 1k c
textboo_campu 1n 1k c
textboo_exchang 1n 1k n
textboo_next 1n 1k a
textboo_rent 1n 1k c
textboo_second 1n 1k c
textboo_sel 1n 1k c
textboo_student 1n 1k c
textboo_univers 1n 1k c
textboo_used 1n 1k c
textil 1a 4e 8 59 7 6a a 9t d fq 8
textil_wast 1i 9t c
textur 1n 5w 5
th_chang 17 72 8 dg a
th_lack 1n 1w c
th_turn 1i 1x a
thai 1n e b
than e 1 3 23 3 2d 2 3t 5 5t 3 7c 2 8i 2 bx 3 ck 2 co 3 cu 3 dh 4 dk 2
than_fac 1n 3t f
than_gram 1n 5t b
than_ingredi 1n 1 b
thank y w 2 1w 3 3r 2 3s 2 5j 2 8l b 8s 2 92 3 b5 6 cm 4 cp 2 d7 4 dc 2
thank_yous 1n 8l b
thaw 1n ds 4
theat 1n ca 9
theatr 16 2l 4 38 8 42 3 bc 2 ca p cc b ci m dv 3
theatr_group 1n ca g
theatr_warehou 1n ca 9
theft 16 1j 6 5b 4 8m 4 8n 4 8v 4 9j 3 9s 3 c2 c
their v 5 3 9 3 2z 4 4b 2 4q 3 57 2 59 2 6a 3 6m 3 6p 3 am 2 c3 3 d4 3 dy 2
them 1f 2o 9 3q b 3r 8
themsel n w 3 11 5 14 2 2w 6 2y 6 2z 3 3i 2 4z 2 7y 4 8f 2 8x 4 ac 3 dn 2 f2 2
themsel_ask 1i 2w b
themsel_queu 1n 11 b
theolog 1n 3h 4
theory 1i 3p p a9 14
theory_driv 1n 3p c
theory_test 1n a9 n
therap 17 q c u 8 z k 6z 8 76 d 7l c 7m 8
therapi 11 e m k g q 8 z q 1l b 76 r 78 3 7l 9 7m j 8d 3 a6 7 bb 4 dw 8
therapi_back 1i k b
therapi_client 1n z e
therapi_look 1i 7m a
therapi_practic 1f z j
therapi_send 1n z d
therapi_speak 1n 76 c
therapi_tabl 1n e c
therapy 15 e 4 k 8 z e 76 s 77 b 7l p 7m p be 3 fd k
therapy_against 1n 7l b
therapy_app 1i 7m k
therapy_dogs 1n fd o
therapy_kids 1n 7m d
therapy_practic 1n z g
therefo 1n dw 4
thermal 1c n 9 94 c dz c fo i
thermal_camera 1i 94 a fo a
thermal_dron 1i dz b
thermom 1c 25 9 3x 4 5r 4 ds 7
thermos 1i 8i 4 fk k
thermos_hotel 1n fk d
thermos_softwar 1n fk b
thick 14 4a 3 8h 3 9f 4 b6 a eq 2
thick_pap 1i b6 b
thiev 1n da 3
thigh 1f a 3 3y 6 dw 3
thin y m 4 43 2 46 4 4f 6 8g 3 8j 2 99 4 ch 4
thing n 16 5 17 d 1b 3 1e 4 1k 4 1o 5 1v 9 1w 9 1x c 29 c 4g 2 4q 3 7b 3 86 8 8d 6 8e 8 8v 9 8x 3 91 c be 4 c8 2 fp 3
thing_help 1n 1w c
thing_kids 1n 1v b
thing_kitchen 1n 8d b
thing_neighbo 1n 91 j
thing_photogr 1f 1x b
thing_shop 1i 17 b
thing_try 1i 1o 9
think u o 3 1e 3 5n 3 90 7 94 3 cp 2 dr 3 ed 2
think_heat 1n 90 b
thinnes 1n ff 4
third c 7 2 f 3 ac 2 bq 3 bx 3 dd 3 ec 2
thirsty 1c 1t 3 2q 4
thirtie 1n 7f 8
thirty j b 3 10 3 1q 2 1t 3 1v 3 2d 3 2i 5 40 3 42 3 4d 4 4k 2 5d 5 5f 5 5r 3 5z 3 68 3 6t 3 7c 5 7o 3 8a 4 8i 4 8k 3 a3 3 ac 3 ag 3 ap 2 b1 4 d6 4 dm 3 e4 3 eg 3 em 3 ep 2 f8 3 fa 3
thirty_program 1n 7c b
thirty_rent 1n 5d c
thirty_seat 1n 2i c
thirty_smal 1n 5f b
thistl 1i 9m 4
though 1a 2z 3 95 3 bh 3 ea 3
thought 11 2w 4 3g 3 5q 3 77 8 8u 4 am 2 b2 3 d3 3 dc 3
thousan p 1z 6 23 5 2h 2 4e 2 4f 4 4k 2 4l 3 55 2 5t 5 77 2 7c 2 7t 2 8f 2 a2 3 b1 3 bi 8 cm 2 cv 2 dm 6 ef 4
thousan_machin 1n dm b
thousan_phon 1n 1z b
thousan_pictur 1i bi e
thread 16 b 3 2w 5 4a 3 7x 8 7y 3 84 8 8h 3 a2 4
thread_includ 1n 7x 9
threat 1n 4g 5
threate 1n 1g 5
thresho 1n bb 5
threw 1i e3 3
thrift 1n 41 b
thril 1n 4i 5
throat 1c b 2 3o 3 60 8 be 3
thron 1n 1n 7
throw w l 3 16 5 4l 3 5g 3 5n 3 au 3 cr 2 eq 5 eu 4 fi 7 fp 9 fr 4
throw_away 13 fp 8
throw_bad 1n fi b
thrown x 1z 3 2k 3 2q 3 2u 6 30 3 5l 3 6d e 8b 3 8q 3 8y 3 9h 3 av 2 bc 2 df 3 fi 4
thrown_away 12 6d b
thu 13 q 5 r 5 s 3 x 3 z 3 10 3 dc 3 do 3 ee 3 ep 3
thumb w 17 3 49 4 6j 2 6t 2 b7 2 cn 2
thumbpr 1n 0 4
thund 1i 6v 3
thuring 1n f3 7
thursda e l 3 12 2 1v 6 3m 2 40 4 5i 4 76 2 9h 3 ag 3 ak 4 au 2 de 2 e0 2 e8 3 f1 3
thursda_app 1i 1v a
thursda_back 1n 40 b
ti 1n 2o 7
tick z q 2 1p 2 32 3 3p 3 4j 3 8o 3 97 9 ao 3 c0 3 ei 9 f7 5
tick_hygien 1n 97 b
tick_room 1n ei c
ticket z 1v g 2i 4 2k 6 36 6 38 b 44 6 49 3 4x b 6g v 6l 9 7s d 83 5 c7 2 ci 5 ck k cv 4
ticket_claim 1n 7s a
ticket_event 1n 6g e
ticket_fees 1n 6g b
ticket_messag 1n 6g b
ticket_organi 1n 6g e
ticket_platfor 1i 6g f
ticket_right 1n 6l b
ticket_staf 1n ck b
tickl 1n 60 3
tid 1c 34 3 6k b 9k h d2 2
tid_level 1n 6k b
tid_tempera 1n 9k a
tidy 1f o 3 2z 4 93 9
tie 13 12 2 1i 4 26 3 47 3 62 3 8l 5 96 3 cj 2 e1 3
tied 16 9g 6 e1 5 e6 3 ef 4 fp 3
tier 1n 2o m
tier_wed 1n 2o b
ties 1i 12 3 9b 5
tiffin 1n f2 a
tight z 1h 2 1q 6 4c 3 4d 6 4r 3 72 5 9r 4 by 2 d2 c
tight_red 1n d2 b
tighten 1n fo 4
tightne 1n 23 5
tigriny 1n 4m 3
tiktok 1c 4l 8 ao g az 9 cn 9
tiktok_ads 1n ao g
til o r 3 y 6 17 6 1b 5 1q 3 4n 4 4q 4 5t 3 5u 5 67 2 6c 8 6l 6 6z 3 7j 3 8w a 91 3 9t c cp 8 cs 8 d0 8 dd 6 de 4 el 8 fh 4 fp b
til_collect 1n cp c
til_expens 1n d0 b
til_timb 1n fp b
til_webshop 1n cs b
tilapia 1n 9k f
tilt 1c v 3 26 3 28 c
tilt_curv 1n 28 b
tim 1i 21 4 7b c
timb 19 1b 3 88 3 9t 5 9u m 9v 7 fp e
timb_extensi 1n 9u c
timb_window 1n fp b
timeshe 1n d8 m
timetab 16 g 7 s c 1o 3 7e 4 a7 c cv 3 d4 3
timetab_clas 1n s c
tin y b 6 1p 2 5y e 5z 8 60 8 86 4 8x 5 be 5 bj 4 db 6 dz 5
tins 19 4 b 5y a 5z b 60 g 7q 8 ds b
tins_deliv 1n ds b
tins_harvest 1n 5z b
tins_surf 1n 4 b
tint 1n d 7
tiny 19 e b 6n f 7b b 89 3 9u j ds 4
tiny_hom 1n 9u c
tiny_hous 1i 6n d 9u e
tiny_massag 1n e c
tiny_step 1n 7b c
tip 11 32 6 89 3 8h 3 b3 6 b5 7 bo 5 cz 3 db 6 f6 i
tip_pric 1n f6 9
tipi 1n 6n l
tips 19 1v 7 8q 4 9d a b3 4
tips_ink 1n 9d b
tir w 16 3 1f a 4n 3 4y 3 71 2 73 3 7p 5 9e 3 9h 4 a6 4 ao 4 bf 2 bs 3 fc 3
tir_parent 1n 1f f
tissu 1n b 3
titl 15 l 4 p 4 4s 4 7i 3 8g c 9a 3 a2 6 b1 6 ff 3
titl_describ 1n 8g c
toast 16 16 c 2n 8 3a 3 bk o ea 2
toast_best 1n bk b
toast_ghostwr 1n bk b
toast_wed 1n bk b
toast_writ 1n bk f
toast_written 1n bk b
today a 1q 3 7j 3 d3 4 fg 3
toddl 14 1f j 1j f 1u 7 3l f 3w e 3z 7 5m h 8e 7 ew u ez n
toddl_bal 1n ez c
toddl_café 1n ez e
toddl_clas 1n ew i
toddl_group 1n ew c
toddl_indoor 1n ez c
toddl_massag 1n ew c
toddl_meal 1n 5m g
toddl_morn 1n ew c
toddl_music 1n ew c
toddl_parent 1n ew a
toddl_rhym 1n ew c
toddl_sensory 1n ew c
toddl_sign 1n ew c
toddl_sleep 1n 1f l
toddl_soft 1n ez f
toddl_song 1n ew c
toe 1c p 4 43 f 44 6 9f 3
toe_box 1n 43 b
toes 1i p 3 43 4
tofu 1n 5w a
togeth l z 5 16 8 18 7 1h 5 2o 5 2x 3 36 7 4g 9 56 2 5e 2 70 5 7y 4 93 5 a1 5 a6 4 ac 5 ad 3 ay 5 b1 5 b3 6 ba 6 bm 4 bp 6 bs 4 c4 a es 5 ev 3
togeth_coupl 1n 2o b
togeth_even 1n es a
togeth_guarant 1n c4 b
togeth_hom 1n z b
togeth_network 1n ay b
togeth_old 1n ba 9
togeth_own 1n 16 c
togeth_sold 1n b1 b
togeth_train 1n 70 b
toilet 17 2i 4 35 7 3a 4 3j 3 9g e ei 8
toilet_light 1n 9g b
token 1i 7i 9 bu a
tokenis 1n 7i a
tokeniz 1n 7i a
tokyo 1n c8 a
told d 79 3 7p 3 7r 3 ah 3 e4 3 fs 3
told_onc 15 e4 8
toleran 1n 1 5
tom 1i bp 3 ea 4
tomato 11 18 5 1p 3 1w 3 5a 5 6p 5 7q 4 82 j 85 5 9i 8
tomato_variety 1n 82 9
tomato_work 1n 9i a
tomb 1n 3b 12
tomb_candl 1n 3b b
tomb_clean 1n 3b b
tomb_flow 1n 3b b
tomb_look 1n 3b b
tomb_photo 1n 3b b
tomb_plant 1n 3b b
tomb_ston 1n 3b b
tomb_tend 1n 3b b
tomb_visit 1n 3b b
tomb_wash 1n 3b b
tomorro k q 2 16 3 1p 3 1r 3 2n 4 2p 3 3t 2 3u 2 4e 4 53 6 5j 3 64 3 6b 3 6k 2 8b 2 8r 4 9e 3 fh 2
ton 11 3 h 1g a 27 5 4h 3 9n c 9p c au 7 b1 3 ck 3 cy 3 d7 c fl 4
ton_forty 1n 3 c
ton_stop 1n d7 b
tongu 17 3o 3 5q 4 5u 3 76 b a5 c ao 3
tongu_meet 1n 76 c
tongu_play 1n a5 b
tonic 1i 61 d 62 9
tonight i n 3 s 2 1v 5 1w 5 2l 3 38 6 5q 3 76 3 7j 4 94 2 9b 4 9y 3 aj 3 ei 3
tonight_point 1n 1w c
tons 1n 5x 5
tontin 1n bs n
tontin_pap 1n bs b
took s 1k 2 1r 3 3e 2 6b 2 6e 2 70 3 b2 4 bw 4 c3 3 d8 4 eg 4
tool l x 3 y 4 z 4 17 g 4h 5 4l 5 51 3 5b 6 68 2 6b 3 6d 3 6f 9 7v e 85 5 86 a 8c e 91 g 93 3 98 j 9d 5 a6 5 ae 5 am 5 an 6 ap a aq 6 ar 3 as 4 cm 7 cn 3 co 3 cp 7 cq a ct d cu 8 cx 7 cy 8 d2 7 d4 3 d5 7 d6 3 d7 3 df 4 dg 6 dj 6 dk 5 dl 5 ec 5 eg 3 ei 3 eo a ep 9 f9 5 fe a ff a fm 9
tool_advic 1n f9 a
tool_child 1n 7v a
tool_childre 1n 7v d
tool_collect 1n dj d
tool_encrypt 1n 4h b
tool_find 1n 4l b
tool_guitar 1n 86 b
tool_invento 1n 98 c
tool_keep 1i d5 a
tool_kit 1n 7v i
tool_learn 1n d2 b
tool_lend 1i 91 k
tool_library 1i 17 s 91 a
tool_local 1n ap b
tool_lost 1n 98 d
tool_machin 1i 98 h
tool_manag 1n 9d b
tool_phon 1i cy a
tool_post 1n ff a
tool_project 1n 7v f
tool_rent 1n 91 e
tool_runs 1n ct b
tool_says 1i ae a
tool_scan 1n dk b
tool_shar 1n 91 e
tool_sharpen 1n 85 b
tool_stor 1n 98 j
tool_suggest 1n cp c
tool_tags 1n 98 d
tool_tent 1n 17 c
tool_track 1n 98 t
toolbox 1f 7v q 98 9 ef 9
toolbox_real 1n 7v 8
toolmak 1n 6b 5
tooth 19 10 3 1n b bi 3
tooth_fairy 1n 1n c
toothbr 1i 9 g bm 3
toothpa 1n 9 r
toothpa_tablet 1n 9 g
top q v 6 2m 6 47 3 4f 6 5e 2 5g 3 89 3 8j 3 8o 4 8p 4 au 7 bq 2 c7 2 cd 4 cp 2 d6 4
top_draft 1n au b
top_ups 1n 4f b
topic 1i a1 b a7 b
topping 1n 2r a
tops 1n 4c i
tor 1n 9s 4
torah 1n 3h 9
torch 1c 3q 4 9k 7 b7 2
torchli 1n fn 4
torn z a 3 16 9 3r 3 40 3 44 2 77 2 8m 3 cb 3
torn_cloth 1n 16 c
toronto 16 2r 7 3b 6 3q 8 3s 7 8n 7 8u 8 ab 7 d7 7
tortill 1i 5p c et n
tortill_learn 1n et b
tortill_masa 1n 5p a
tortois 1f 46 4 ce 4 dz 4
tot 1n 42 b
total 1f cy c d9 7 dh c
total_tax 1n cy b
touch o r 2 10 2 3e 3 7d 3 7f 3 7h 2 8c 5 8z 3 aq 4 cz 3
toupe 1n fb a
tour 11 e 3 20 a 32 y 36 a 37 6 3j k 4b 5 6h 9 6k r 6q h 6r 6 6s h ek e ep l
tour_bik 1n 32 c
tour_book 1i 6k n
tour_estat 1n ep d
tour_floor 1n ep f
tour_operato 1i 6k n
tourism 1n 6x h
tourist 11 0 6 32 b 37 6 6f 3 6o 3 6r 3 6s 5 6t i 6w e 9c 3 c2 3 c8 e et h
tourist_few 1n c8 c
tournam 1c 80 4 eb 4 ev j f1 e
tournam_sunday 1n ev c
tow 16 35 4 7z 4 8t 4 a9 3 az 3 c5 7 e7 3 f0 3
toward 1c 1c 3 8n 4 a0 4 dn 3
towel 11 4 3 d 5 27 5 59 d 6e 7 8k 7 8t 4 aa 4 bb 5 bc 4
towel_smal 1n 59 b
town f m 3 1a 3 1m 3 1q 5 1v 3 2o 3 2x 3 31 5 32 3 4b 2 4l 3 4m 5 4n 5 4q 3 4t 4 4u 2 4x 2 59 2 5e 3 5i 4 67 2 6f 3 9u 3 a9 3 ab 4 ac 6 ax 7 b0 3 c7 3 ci 6 cj 3 cn 2 cq 4 e1 8 e3 9 e4 3 e5 5 e6 4 e8 7 ez 3
town_council 1f ax a
town_friend 1n b0 b
town_hal 17 4m b cq 9 e8 a
town_keep 1i e1 a
town_news 1n ax c
town_put 1n 9u a
town_report 1n e3 b
town_tempora 1n 4n b
town_thursda 1n 5i b
toy 14 3r 4 3v 4 68 5 7v 6 7z 3 8d g 8e q 8f 7 8h 4 dt e
toy_brand 1n 8d c
toy_library 1n 8e c
toy_rental 1n 8e t
toys 19 29 4 6p a 86 4 8d 11 8e s
toys_already 1n 6p a
toys_keep 1n 8e b
trac 14 5f 4 5h 5 5u 4 6m 6 7a 3 9v j bz 3 dg 3
trac_cocoa 1n 9v c
trac_fish 1n 9v d
traceab 1i y 5 9v v
traceab_softwar 1n 9v e
track r 1y 5 21 5 22 8 24 7 2b 5 2c 8 6b 7 6d 4 6m 9 6z 7 72 5 73 5 74 c 75 5 77 b 7b d 7o 7 98 i 9v 7 af c b3 9 b4 3 bl 9 bu f bw 8 bz 5 c9 c d8 h dc g dx i ea h eh 2 ej 8 ek 3 fn 4
track_app 1f 7b c
track_choir 1n c9 b
track_far 1n b3 c
track_keep 1n 74 b
track_mood 1n 77 b
track_project 1n d8 e
track_read 1n d8 c
track_school 1n ea c
track_sent 1n af b
track_smal 1i dc d
track_streak 1n 7b c
track_tank 1n 6m b
track_tool 1n 98 c
tractor 19 5b r 6a c 9i g 9l y 9m 6 fm 8
tractor_demand 1n 9l h
tractor_driv 1i 5b f
tractor_farm 1n 9l d
tractor_hir 1i 9l k
tractor_shar 1n 9l d
tractor_text 1n 9l b
trad j 12 5 2k 3 48 5 4g 4 4i 3 4j 3 4s 3 4t 4 4u 2 4v 2 4y 2 50 2 52 6 54 2 5a 7 6p a 80 e 8j 3 8p 3 95 3 9a 4 9f 3 9r 4 9s 5 a3 9 af 3 ag 6 aw 4 b8 6 bs 3 bt 3 bu 7 bv 6 cw b cy 3 db 7 dk 3 dl 3 eg c ej 3 fp 3
trad_card 1n 80 x
trad_centr 1n 9s a
trad_first 1n a3 b
trad_hom 1n 6p j
trad_hous 1n 6p j
trad_quot 1n eg m
trad_record 1n ag c
trad_tax 1n bv d
trad_taxi 1n db b
trad_websit 1n cw m
tradesm 1i 8p a cw j
tradesp 1i 8p e cw a
traditi 1n er 8
traffic 1c 26 g dt 4 f8 4
traffic_light 1n 26 g
trail z n b 20 i 28 6 2j 6 2k a 43 4 6r e 9c 6 9i 6 ci c fh 4
trail_map 1n 20 f
trail_squar 1n ci 9
trail_stand 1n n b
train g d 4 f e s 7 12 4 13 6 15 5 19 7 1f 4 20 5 2c 6 2j 3 36 8 3i 4 3k 4 3w 4 43 3 4i e 4j c 4m 2 4z 6 50 e 6a 3 6i 4 6q 3 70 a 71 7 76 5 78 4 7l 5 7m 4 7n 9 7q 4 7s 7 7u 4 a3 3 ag 3 am 7 as 9 au 2 b2 5 ba 5 c4 2 c7 4 c8 4 cc 4 cd 5 cr 4 dd a di 9 dq 3 dr c dw 6 e7 6 ec 2 ed 3 eu 8 ev 8 f2 4 f7 3 fg 4
train_app 17 4j h 70 a 78 8 dd b
train_arm 1n 7l b
train_cancel 1n 7s a
train_client 1i f g
train_coach 1i ev b
train_compani 1n 3i b
train_consent 1n cr b
train_daily 1n dr c
train_data 1n as g
train_dog 1i f7 8
train_elderly 1n 7n e
train_employ 1f 50 c
train_exercis 1i 2c a 70 a
train_group 1i ev b f2 9
train_help 1n 7u b
train_hom 1n f c
train_hors 1n dw b
train_journey 1n 36 g
train_kids 1n 3w c
train_manag 1i 50 h
train_memory 1n 7n b
train_nail 1n d b
train_nurs 1n 1f 9
train_provid 1n 50 e
train_react 1n 70 b
train_reactiv 1n dr c
train_record 1n e7 b
train_refug 1n 13 f
train_relatio 1n 76 c
train_remot 1n 4z c
train_rid 1i dw a
train_simpl 1n f c
train_sit 1n 3k c
train_smal 1i 36 a
train_staf 1f 4j b dd j
train_station 1n 20 b
train_student 1n fg b
train_tun 1n cd b
train_volunt 1n ba 9
train_woman 1n 15 b
train_workpla 1n 50 h
train_writ 1n s c
traine 1a 53 7 56 8 5e 7 ba j en 7
trainee 1n ed h
trainin 1f 4i f 4j 4 73 7
tram v 32 2 3a 2 3k 2 3o 4 6a 6 8v 2 a9 6 ad 4 aj 4 b0 5
trampol 1i h a ez q
trampol_hal 1n ez e
transac 1f bu 8 cz f da 9
transcr 1c am b bg 7 cr l dl j
transcr_api 1n cr d
transf 16 6q 9 6r n 7f c bh e bm f bp d bt q c8 8
transf_end 1n bp d
transf_hoist 1n 6q a
transf_walk 1n 6r c
transla 13 3h 5 4m 6 4w 10 at 8 b3 e cq z cy 7 e5 9 e9 a
transla_agency 1n 4w i
transla_birth 1n 4w c
transla_busines 1n cq e
transla_check 1n cq c
transla_comment 1n e5 a
transla_court 1n 4w i
transla_manual 1n cq i
transla_onlin 1n b3 c
transla_servic 1n 4w q
transla_tool 1n cq n
transpa 1f 1b 9 3c d 9v 8
transpl 1n 6x t
transpl_istanbu 1n 6x c
transpo 13 20 7 3u a 69 7 7u v c4 3 c7 3 ce 3 dx 3 ea m fp 3
transpo_attenda 1n ea g
transpo_book 1n 7u l
transpo_servic 1n 7u c
transpo_several 1n 7u b
trap 1f cv 4 di 4 fm a
trattor 1n 2l i
travel q 5 7 1o 4 1u k 22 2 23 4 2d 9 2x 5 32 9 35 e 36 j 3j e 40 3 4z 7 56 5 58 2 6o d 6p 7 6q i 6r 3 6t l 6x b 7s 9 8e 8 92 6 ap 6 bi 4 bp 7 bv 3 c8 d d0 a da 8 dp 8 eb 7 et b
travel_abroad 1i 6x k
travel_book 1i c8 b
travel_bottl 1n 5 b
travel_calenda 1n 4z c
travel_cots 1n 8e b
travel_data 1n 6t g
travel_design 1n 36 g
travel_disabil 1n 6q f
travel_esim 1n 6t k
travel_group 1i 36 d
travel_insur 1i 35 a
travel_itinera 1n 1u o
travel_pay 1n eb c
travel_plan 1n 1u j
travel_shop 1n da b
travel_sim 1n 6t k
tray 12 1e 2 1p 5 2v 3 45 8 5g 7 6d 5 8y 3 9h b fd 3
tre s 33 7 3e d 3g 3 3q 7 60 b 69 3 6n 7 8s 6 9j 3 9p g ah 9 bg g dt 5 e1 8 e5 3 ep 3 es 3 f4 3 f8 r
tre_app 1n ah b
tre_archiv 1n bg b
tre_copy 1n bg 9
tre_decemb 1n f8 g
tre_deliv 1n f8 c
tre_deliver 1n f8 n
tre_family 1n f8 i
tre_forest 1n f8 g
tre_hom 1n f8 g
tre_hous 1i 3q b 6n 9
tre_liv 1n f8 g
tre_plant 1i 3e a 9p b
tre_pot 1n f8 j
tre_puglia 1n 60 b
tre_rent 1n f8 k
tre_rental 1n f8 g
tre_replant 1n f8 g
tre_researc 1n bg b
tre_set 1n f8 g
treadmi 1n dw a
treasur 17 31 8 3r k 6h a 6i 9 83 6 bs 3 f1 6
treasur_hunt 1f 3r g 6h 9
treat s 1 2 d 3 k 3 p 5 t 3 2c 4 5h 6 61 2 6j 3 73 2 74 2 75 2 76 4 7b 3 7d 3 7l 2 7p 2 8e 2 ab 3 bx 2 dj 2 dw 8 f7 d
treat_heat 1n f7 9
treat_hors 1n dw b
treat_smal 1n 5h b
treatme y d h k e l 3 q 2 x 2 10 g 4y 3 6x l 6y 3 6z 3 77 3 7b 3 7d 3 7k 8 7m 3 dc 3 dv 3 dw e
treatme_abroad 1n 6x n
treatme_budapes 1n 6x c
treatme_flight 1n 6x b
treatme_hotel 1n 6x b
treatme_plan 1i 10 e 7k 9
treehou 1n 6n 11
treehou_beech 1n 6n 8
treehou_breakfa 1n 6n a
treehou_forest 1n 6n a
treehou_guest 1n 6n a
treehou_interne 1n 6n f
treehou_lak 1n 6n a
treehou_night 1n 6n f
treehou_off 1n 6n a
treehou_stay 1n 6n g
treehou_switch 1n 6n a
treehou_weekend 1n 6n a
treetop 1n 2a 4
trek 1f 20 9 6r k e0 i
trek_wood 1n e0 d
trench 1i 41 7 9q c
trestl 1n 88 8
tri r d 2 46 3 77 2 86 9 bc 3 bw 2 cv 3 fb 2
tri_catalog 1n 86 b
triag 1c v 9 x 9 7j e au e
trial x w o 13 d 24 5 2e 8 2t 3 39 8 3f 2 5j 3 8i 2 8k 5 a3 4 ba 4 dq a ed 8
trial_patient 1n w f
trial_recruit 1n w s
triathl 1n 5l a
tribut 1n 3f r
trick 1c 1h 4 7r 4 dv 3 eo 7
tricycl 1n 2j g
trig 1n 7o m
trig_attack 1n 7o f
trim 1f 8q h 9f n do 3
trim_hedg 1n 8q b
trinket 1n 29 6
trio 1i 38 7 cc 6
trip t j 3 1u n 2p 5 35 7 36 k 37 j 3j g 58 6 5e 5 5q 4 67 5 6k 7 6q i 6t 2 bg 4 bp c c3 c c4 7 d0 e
trip_answ 1n 1u b
trip_check 1n 35 b
trip_mileag 1n d0 b
trip_neighbo 1n c4 b
trip_onlin 1n 6k b
trip_plan 1n 1u y
trip_togeth 1n 36 g
trip_wheelch 1n 6q e
trip_work 1n d0 b
trivia 1i b2 g cj 10
trivia_night 1n cj i
trivia_team 1n cj d
trolley 1i 1q 3 7a 7
trombon 1n cb 6
trot 1i dw 2 e0 4
troubl 1a 4x 4 54 4 dr 3 fe 4
trough 1n fn 4
trous 11 6 4 1s 6 3l 5 3y e 3z 5 48 i 49 5 4c 3 7y 2 bd l
trous_cut 1i 48 a bd 9
trous_linen 1n 3y b
trous_wheelch 1n bd b
trout 1f 5g 7 87 8 9k 8
tru w 2b 3 3h 2 8i 4 a2 3 al 3 ay 6 cp 2 de 3 dj 7 ff 7 fn 5 fo 4
tru_profit 1n ff a
truck 16 2k u 5a 6 9g z 9q e e2 9 ej k fh t
truck_cook 1n 2k b
truck_driv 1n 9g h
truck_load 1n fh k
truck_own 1n fh f
truck_park 1n 9g y
truck_skip 1n e2 a
truck_stop 1i 9g c
truffl 1n 5u b
truly 1c 17 4 6t 4 a8 3 af 3
trumpet 1i ce r fd 2
trumpet_flut 1n ce 9
trunk 1n 47 b
trust r w 2 3k a 5a 3 5b 2 5h 4 79 2 8p 5 9k 3 bs 4 cg 2 cz 2 d5 4 d6 2 dh 2 dp 7 ea 2 el 2
trust_neighbo 1n dp b
trust_stand 1n 3k c
truste 1n 7i 8
truth 1f 1s 4 7g 2 9k 4
try l 3 3 6 3 1o 5 2f 3 2g 3 46 8 4d 4 67 5 7m 2 8i 3 a2 4 am 2 cl 3 cr 3 cv 4 e4 3 fe 8
try_glas 1n fe c
try_hom 1f 46 a
tub 12 1 i 9 5 n c p 3 2p a 6v a fq 6
tub_open 1n n b
tubercu 1n v b
tubs 1f 2p m fq d
tue 15 q 5 r 3 2v 3 3u 3 7h 3 ee 3
tuesday e 1a 3 3s 2 4k 2 5c 2 b7 3 cb 3 cn 3 dq 3 ey 3
tug 1n 47 3
tumbl 1n 61 4
tun 13 1t 9 3n 5 7n 2 8n 4 a4 9 az 3 be 2 cd y ch 7
tun_hous 1n cd b
tun_near 1n cd g
tun_piano 1n cd j
tun_postcod 1i 1t a cd a
tuna 1n ey 4
tuning 1n cd h
tunisia 1n 4y f
tunisia_teach 1n 4y c
tunnel 1f 8 4 8b 4 b0 6
turban 1n fb a
turbin 1n fo a
turin 1i f a 16 a
turkey 16 10 7 68 7 6x f 7i 6 95 7 an 7 ds 3 fj 7
turkish 1i 5p 9 9x a
turn g i 3 1x 4 2h 2 3e 3 3q 3 4f 4 4n 4 5c 4 5w 4 6k 5 79 4 8f 3 8h 3 8k 2 9p 3 9y 2 a3 4 a7 4 ah 4 av 3 b6 3 bf 3 bs 6 ch 3 co 4 d9 3 dl 4 e9 4 f0 3 fk 6 fq 4
turn_blog 1n co c
turn_clos 1n 5c c
turn_compost 1n fq b
turn_cricket 1n 5w a
turn_crop 1n 9p a
turn_empty 1c 4n 9 f0 8
turn_hospita 1n a3 b
turn_lectur 1n a7 b
turn_nearby 1n 1x b
turn_officia 1n e9 b
turn_phon 1n 4f b
turn_pictur 1i bf 9
turn_print 1n ah b
turn_room 1n fk b
turn_schedul 1n 79 c
turn_soil 1n 3e 9
turn_song 1n ch a
turn_task 1n dl c
turnov 1f 5d 5 5t 4 cs 4
turntab 1n cg u
tuscany 1i 2o 9 39 a
tutor 19 14 7 3m 15 3o e 9w x a1 e a6 a
tutor_exam 1i 3m d
tutor_look 1n 9w c
tutor_math 1n 3m e
tutor_minut 1n 3o b
tutor_onlin 1n 3m e
tutor_smal 1n 3m b
tweez 1n bh 3
twelfth 1n al 3
twelv i k 4 1w 3 22 6 2b 3 2s 7 4a 3 4h 3 4m 3 50 2 5q 5 63 4 6a 3 72 3 78 3 7c 3 7g 4 7h 3 7l 3 7m 3 7z 2 8r 2 8s 2 9y 3 a1 3 a3 4 as 4 bv 3 bz 3 cg 3 cq 4 d2 5 e5 4 ey 4 fb 2
twelv_ahead 1n d2 b
twelv_even 1n a3 b
twelv_habit 1n 22 b
twelv_indian 1n as a
twelv_languag 1n cq c
twelv_onlin 1n k c
twelv_rescu 1n ey a
twelv_smal 1n 5q c
twelv_strang 1i 2s b
twelv_twelv 1n 22 b
twentie 1n 11 7
twenty i 3 4 e 5 1a 3 1m 3 1p 4 21 3 24 3 27 3 2c 3 2m 5 3a 3 45 3 4b 3 4p 3 52 3 53 3 5h 3 5q 3 6y 3 77 5 7t 3 7w 3 86 3 87 2 8c 4 8f 3 8u 3 9z 3 a5 3 a7 3 ab 3 ad 4 b4 3 bt 3 bw 3 d5 3 dl 3
twenty_colour 1n 3 c
twenty_neck 1n e c
twenty_questio 1i ad a
twic f a 4 k 2 4p 3 57 4 59 4 5k 4 5w 3 67 2 7p 3 8o 3 as 4 c7 3 cm 3 fd 3
twic_bik 1i 57 b
twic_doctor 1n as a
twic_market 1n 5k b
twic_protein 1n 5w a
twic_wash 1n a b
twing 1n h 4
twist 1i 7y 4 b2 7
typ v l 5 u 4 73 f 8y 5 96 6 99 3 9a 5 9w 9 ao 7 ap 4 aq 4 bf 4 cy 3 cz 3 d3 3 d9 a ef 6 el 2
typ_diabet 1i 73 j
typ_photogr 1n 9w b
typ_shop 1n ao b
typewri 1n bk g
typewri_writ 1n bk 9
typical 1n 1y 5
typist 1n cr 8
tyr 14 21 3 42 7 7f d 99 h 9g 3 9l 3 bx 5 c0 6 c1 k ej f
tyr_book 1n ej b
tyr_chang 1i c1 d
tyr_hom 1n c1 b
tyr_storag 1n 99 d
tyrol 1c 1b 8 5f 8 c3 8 f5 6
tübinge 1n ax a
uae 1i 4j 9 6j 9
uber 1n 2m k
uber_eats 1n 2m b
uganda 1n 4f a
ugc 1f 4l 9 4t a ao 9
ugly 1f 8z 4 d9 4
ultraso 1i v g as g
ultraso_pictur 1n as a
umbrell 1f 32 6 51 5
umpir 1n eb x
umpir_youth 1n eb f
umrah 1n 3j w
umrah_journey 1n 3j d
unannou 1n 2g 5
unanswe 1n dm 5
unask 1f 1b 5 4r 4 7m 4
unassem 1n 88 e
unassem_singl 1n 88 b
unatten 1i 2u c c8 5
unavail 1n 6a a
unchang 1i 7k 4 au 5
uncl 13 1n 5 1z 4 2w 4 3d 5 3n 5 7m 3 bg 4 cj 4 ev 6
unclear 1i 10 7 as 3
uncut 1n ao 4
undat 1n 8h i
undat_pap 1n 8h c
undercu 1n 53 6
underli 1i 1k 2 8g 3
underne 1n bi 4
underpa 1n 2e 7
undersi 1i 89 4 fm 3
underst x t 2 1l 3 4m 2 4w 5 6u 2 7m 2 9e 3 a5 9 cr 4 dl 2 e9 e
underta 16 30 4 3c p 3d 8 3e d 3f 7 3i 3 9a p
underta_form 1n 9a f
underta_nearby 1n 3c a
underwa 1n dw a
underwe 1f 6 o 4d z bc p
underwe_buy 1n 4d e
underwe_men 1i bc 8
underwe_sock 1n 4d b
underwe_teenag 1n 6 b
underwr 1n 4f b
undo 1n 9p 5
undon 1i 84 4 ak 8
undres 1n 4d 5
undy 1f 8 6 4a 6
uneasy 1n ac 4
unfair 1i 4f 5 dc 5
uniform 1f 1i 15 48 q 59 s
uniform_outgrow 1n 1i c
uniform_parent 1n 1i c
uniform_pre 1n 1i c
uniform_restaur 1i 59 f
uniform_sam 1n 1i a
uniform_school 1n 1i j
uniform_second 1n 1i c
uniform_siz 1n 1i c
uniform_sold 1n 1i c
uniform_swap 1n 1i c
uniform_used 1n 1i c
uninjur 1n 71 6
uninsta 1n 22 5
uninsur 1n c3 5
union 17 1k 3 7h 4 8y 4 94 4 a7 4 bs 6 cy 4
unit 16 69 5 7g 7 8v 8 9u 7 a1 5 a2 7 ar 4 ee 7
univers x 6 3 h 3 w 5 19 a 1k f 2e 3 3a 3 3m 8 53 3 a3 4 a6 6 a7 7 a8 n av 3 ed 8
univers_applica 1n a8 t
univers_help 1n 3m b
univers_student 1c 19 9
unknown 16 w 4 1y 3 38 3 7a b 7r a az 3 d5 4 eg 4
unknown_cal 1n 7r b
unlawfu 1i ad 5 b8 5
unles 1a 2j 4 ak 4 cs 4 ct 7 da 4
unlist 1n 82 4
unload 1i ek g fh f
unload_driv 1n ek c
unlock 1i 1h l 2u 4
unman 1n 4q h
unmarri 1n bm a
unopen 1a 5q 3 7h 6 9n 3 bl 4
unpack 1a 1x 3 5g 3 6o 3 8u c fr 4
unpack_hom 1n 8u c
unpacka 1n 5o h
unpaid 1a 4e h 9s 4 d7 h d8 6 e7 4
unpaid_invoic 1i 4e c d7 g
unpick 1i 49 4 7y 2
unplan 1i ej 5 fj 5
unprepa 1n 72 4
unread 1a 2x 3 4f 4 4z 4 8g 3 d6 7
unreada 1n e3 4
unsaf 1i 5r 5 ej 4
unschoo 1n 1o a
unseaso 1n 5w 4
unseen 1f 5t 3 8h 4 ev 5
unsign 1f 10 4 4b 4 ai 4
unslic 1n 2n 4
unsold 1c 11 s 2n 4 5n q 8h 5
unsold_food 1i 11 l 5n h
unsolv 1i 83 4 ay d
unsolv_cas 1n ay b
unsort 1n bl 4
unstaf 1i 4q r fc j
unstaf_shop 1i 4q l fc d
unsubsc 1i cm 5 cx 3
unsuita 1n 7d 5
unsur 1f au 4 d2 3 fo 3
until 8 4 3 67 2 8w 2 a7 2 bl 3
until_fal 1n 24 b
until_gon 1i 2n a
until_last 19 8w a
until_midnigh 16 n 8
until_night 1f 67 a
until_payday 1i bl i
until_rub 1n 4 b
until_test 1n a7 b
untouch 1n d9 4
unus 17 18 b 66 8 ar m bw 8 ce 5 f9 e
unus_car 1n 18 b
unus_softwar 1n ar f
unusual 1c 2s c 38 g cs 3 dt b
unusual_breed 1n dt b
unusual_room 1i 2s b
unverpa 1n 5o b
unwant 1n cx 4
upcycl 1i 42 x 89 a
upcycl_backpac 1n 42 d
upcycl_bags 1n 42 l
updat 1c u 3 1l 3 5v b fe 4
updat_beekeep 1n 5v b
upfront 1i 9s 9 bq e
uphil 1c c0 3
upholst 1i 89 5 8z k
upkeep 1n 6h 5
upload 11 4e 7 53 d 6a 2 a7 8 ae 9 an 9 av 9 c9 a d4 3 d6 9 d9 9
upload_draw 1i 53 b
upload_few 1n av b
upload_nda 1n d6 c
upload_rent 1n ae b
upload_scan 1n d9 b
upload_scor 1n c9 9
upload_snapsho 1n an b
upon 16 58 4 6f 3 73 3 77 3 a0 6 cm 3 en 3
upp 13 m 5 10 5 15 5 33 5 6r 2 87 5 9l 5 ey 2
upright 1f 2c 3 8n 4 cd 6
ups r 4f 6 4k 4 4n 5 4y 2 53 5 54 8 5d 5 6z 9 aa 2 as 4 b8 2 c8 2 cm 2 co 2 cr 2 cu 3 cv 2 d3 6 d4 2 d8 2 da 2 dj 2 dl 3 dv 7
ups_rain 1n 6z b
ups_shop 1n 4f b
ups_vaccina 1n dv c
upsel 1n 6e i
upset 1n ds 5
upsid 1f 6m 3 8h 4 fi 6
upstair 19 2d 2 88 4 ba 6 eo 6
upstrea 1n fs 4
uptim 1n cu u
uptim_error 1n cu c
uptim_monitor 1n cu i
upward 1n 8r 5
urban 17 n a 18 8 31 8 64 8 9h 7 e5 9 f9 7
urban_spa 1n n b
urg 1n 7c 3
urgency 1i ai 4 fo 5
urgent 16 v a x g 49 4 7h 3 7j 8 7u 8 cl 9
urgent_book 1n x b
urgent_ones 1n v b
urgent_urgent 1n x b
urn 1i 3e y 3g q
urns 1i 3e 11 e6 6
urns_coffin 1n 3e h
urns_myceliu 1n 3e d
urns_tre 1n 3e a
urology 1n bc 4
us 1i 9x 5 d4 d
us_firm 1n d4 b
usabl 1n 20 e
usabl_signal 1n 20 b
use k h 3 1g 5 25 3 4n 3 50 7 5d 7 5y 5 6q 4 7p 3 7q 4 8d 5 a5 3 bd 4 dh 3 ec 3 f0 3
use_childre 1n 1g a
use_own 1f 50 a
use_thing 1n 8d b
use_wheelch 1f 6q 8 7q 9 bd 8
used j 3 3 8 5 1i 7 1j 5 1k b 1x d 25 3 28 3 2h b 41 5 67 2 86 3 89 b 8e 7 8g 9 8n 5 b0 3 bb 4 bw 2 c6 4 cg 3 cv 5 d8 6 dh 3 fp 7 fq 3
used_baby 1n 1x g
used_balanc 1n 1j a
used_book 1f 1x c 8g h
used_cloth 1n 41 c
used_devic 1n 2h e
used_furnitu 1n 89 s
used_pag 1n cv c
used_phon 1n 2h n
used_piano 1n 8n b
used_stairli 1n bb 8
used_textboo 1i 1k j
used_toys 1n 8e c
used_win 1n 8 c
useful 1f 1y 4 ai 7 cl 5
uses 14 18 4 1l 3 1r 3 86 5 aj 3 b4 3 e9 3 fr d fs 3
usual z u 2 1p 3 1q 3 20 5 2i 7 5r 5 6l 2 6q 3 7s 2 da 2 dg 4 dn 3 fr 4
usually 16 l 6 20 a 78 4 7d 3 b5 3 bq 3 d2 3 d6 a
usually_accept 1n d6 c
usually_forgott 1n 20 b
utah 1n er 7
utensil 1n 8c h
util 1n fs g
utili 1n 6b a
utility 1c 4f 9 9r 7 ee 9 fs h
utility_report 1n fs b
utrecht 17 13 7 35 7 3q 8 5j 8 91 7 b9 6 do 7
vacanc 1n b8 b
vacancy 1i af d b8 n
vacancy_track 1n af b
vacant 1n 4n y
vacant_shop 1n 4n o
vacatio 1c 1u 9 6f d df a dp c
vacatio_rental 1n 6f d
vacatio_vet 1n dp b
vaccin 1c x 9 69 9 dp 4 dv 3
vaccina 1a o 4 x i 1c 3 2d 4 dv g
vaccina_blood 1n dv d
vaccina_remind 1n x b
vacuum 19 c a 17 3 2f 8 56 7 8s f cd 3
vacuum_clean 1i c a
vacuum_rins 1n 8s c
vain 19 y 3 25 4 5p 4 aa 3 b4 3 el 3
valenci 1f k 9 6u 7 fm 8
valet 1n c1 b
valid 1f 21 3 ai 6 e7 4
valley 16 5v 7 60 4 8b 4 9f 6 9j b 9l b ax 8 c7 7
valley_shar 1n 9l b
valu y 7 7 w 2 1y 8 2a 3 73 b 7t a 8t 3 8z 3 ab c by 2 ce 4 el 3 fs 7
valu_fal 1n 7t a
valu_insur 1n 1y b
valu_say 1n ab c
valuabl 1n 1y 5
valuati 1n ep b
valv 1a 27 6 9o 5 ce 5 cq 6 fk 8
van m c 7 11 4 2j 8 2k 6 30 4 35 c 3u 5 4i 2 5a 2 5e 3 5f 3 5o 5 67 3 6r 7 7u 4 85 a 89 3 8t 3 8u c 8y 5 98 a 9f 2 9q 7 bh 4 c0 4 cw 3 do 7 dv b ea 4 eg 5 eh 5 ej b ek 5 en 3 f6 3 f7 3 fl 3 fq 5
van_bring 1f 5o 9 6r 8
van_ful 1i 9q a
van_help 1n 8u c
van_map 1n 3u b
van_park 1n do b
van_phon 1i ej a
van_round 1c dv a
van_scan 1n bh 9
van_sit 1n 98 b
van_stop 1a c 8 85 7
van_travel 1n 35 h
vandal 1n 18 4
vandali 1i c2 5 e2 4
vanilla 1n 5y b
vanish 1a 4d 3 6u 3 7h 4 bc 3 fr 4
vans x 27 3 35 g 3u 8 4q 4 5a 5 5e 2 7u b 8u 5 98 a 9q b cl 6 cw 3 ea 6 eh 9 ej 8 ek c fc 4 fq a
vans_driv 1i 7u a
vans_parent 1n 3u b
vans_pick 1n fq b
vans_rent 1n 35 d
vans_roof 1n 35 b
vap 1n 7c n
vap_chat 1n 7c b
vapour 1n f5 4
variant 1n ao j
variant_tiktok 1n ao b
variety 1n 82 z
variety_sel 1n 82 9
variety_smal 1n 82 9
varifoc 1n 46 5
varnish 1n d g
varroa 1n 9j a
vas 1c 29 9 8b a 8j g 8o 5
vas_sel 1n 8j c
vat 1i bv 9 cz i
vat_hand 1n cz b
vault 1n ai k
vault_passwor 1n ai b
veg 1n 5i 11
veg_box 1n 5i p
veg_superma 1n 5i f
vegan 14 0 7 7 9 d a 2l e 2p d 42 d 43 c 5r 7 5u g 5w d
vegan_handbag 1n 42 b
vegan_omega 1n 7 b
vegan_pralin 1n 5u b
vegan_product 1n d b
vegan_restaur 1n 2l c
vegan_sorbet 1n 2p b
vegetab y 18 e 1t d 2q 8 2t 4 5a 9 5g 8 5i n 5t 6 5x d 7w a 82 i 8q b 9i 6 f4 i f9 l
vegetab_balcony 1i 1t a
vegetab_box 1i 5i k
vegetab_farm 1i f4 8
vegetab_fruit 1n 2q b
vegetab_garden 1i 8q a
vegetab_lend 1n f9 l
vegetab_local 1n 5x b
vegetab_organic 1n 5i b
vegetab_plot 1n f9 h
vegetab_produc 1n 5a c
vegetab_rais 1n 18 g
vegetab_sauc 1n 5g c
vegetab_seed 1n 82 h
vegetab_variety 1n 82 d
vegetar 1i 30 e et 4
vegetar_cater 1n 30 c
vehicl 19 21 8 9a a 9g 3 c1 8 ea 6 ej r
vehicl_calenda 1n 9a b
vehicl_charg 1n ej b
vehicl_check 1n ej d
veil 1n 2x 3
vein 1i 3 4 dp 4
velcro 1i 1l 6 bd 6
ven 1n 8z e
ven_stuck 1n 8z b
vend 1f 2u z 4q 9 57 g
vend_machin 1n 2u n
vendor 1n dj b
venezue 1n 2k e
venezue_arepa 1n 2k b
venison 1n f3 8
vent 1n 96 a
ventila 1n 26 b
venu 16 1v 6 2w i 2x 4 2y a 30 4 38 8 3d 3 6g j
venu_pap 1n 2w c
venu_sel 1n 6g b
vera 1n 1z 4
verbal 1n 1l r
verdict 1n 21 5
verg 1n e6 8
verifi 1i 5o 5 9p 9
verify 1f ab 5 ad 5 b5 4
vermin 1n f7 8
vermont 1f 82 7 bk 7 ch 7
verona 1n 36 7
vers 1f ch a
version 11 v 3 20 3 3v 3 70 3 78 3 a8 3 af 3 an 3 az 9 ct 3 d5 3 d6 3 e9 7
vertica 1n 9h 10
vertica_farm 1n 9h v
vest 1a 37 8 3q 3 4r m 6k 6 fo 3
vest_warn 1n 4r b
vest_work 1n 4r d
vet w x q 1c 3 3g 7 3t b 3u 8 4k i 4y b 8o c 8q 6 9f 5 9m 4 dn a dp b ds 7 du r dv r dw b fn 8
vet_clean 1n 8o h
vet_clinic 1n x k
vet_develop 1n 4y g
vet_driv 1n 3u b
vet_freelan 1n 4k p
vet_hom 1n dv p
vet_liv 1n 3t b
vet_local 1n dn d
vet_pet 1n dp b
vet_practic 1i x r
vet_send 1n du c
vet_telehea 1n du n
vet_van 1n dv g
vet_video 1n du h
veterin 16 x q 3g 3 4g 7 ds 4 du j dv 8 ey 3
veterin_practic 1i x j
vets z x f 1c 5 3g 4 4g 9 dn 4 do 3 dp 3 dq 3 dr 3 ds 3 du c dv b dw 7 dy 3 dz 3 fn 5
vets_bundl 1n 4g c
vets_voic 1n x b
vhs 1n bh u
vhs_digitis 1n bh b
vhs_digitiz 1n bh b
vibrat 1i 24 9 2c h
vibrat_postur 1n 2c b
vibrati 1n fj n
vibrati_sensor 1n fj f
vic 1n 7v 8
victori 1n 5a b
video n a 6 g 4 k 8 l 7 z 7 1f 5 1n a 2x 5 2y 4 3n 7 3o 3 3p 2 4j 6 4l 5 4m c 4v k 50 4 6w 5 70 7 75 4 76 c 78 9 7b 8 7d h 7l 5 7t 5 7x 4 7y 5 99 9 a0 3 a2 c a4 3 aa 4 af 8 ag 5 ao g az i b1 9 b4 a b9 d bh b by 5 cf a cj 5 cn 4 dc 4 dd 8 dr 9 du b ed 6 f1 3 fa 3 fb 5
video_ads 1n ao m
video_advic 1n a b
video_african 1n az b
video_brand 1i 4l a
video_cal 1f k a 1f 8 b9 o
video_channel 1n az u
video_check 1n 78 b
video_company 1n 4v f
video_compar 1n by b
video_consult 1n 7d e
video_cours 1i a2 e
video_creator 1n b4 b
video_cuts 1n fb a
video_doctor 1n 7d d
video_fix 1n cf 9
video_flight 1n 6w a
video_gam 1i b1 h
video_generat 1n ao d
video_homewor 1n dr c
video_instruc 1n 7x 9
video_interpr 1n 4m k
video_learn 1i du b
video_lesson 1i dd b
video_persona 1n 1n a
video_prescri 1n 7d g
video_product 1n 4v v
video_relay 1n 4m b
video_rewrit 1n af b
video_round 1i 7t 9 cj 9
video_sam 1n 7d b
video_see 1n z b
video_sery 1n az j
video_step 1n 7y b
video_tap 1n bh k
video_worn 1n 99 b
vienna 11 a 6 1j 5 2v 6 4p 6 4u 6 8z 6 ad 6 ba 5 bq 6 c2 6 cd 6 cz 6 dp 6 et 5
vietnam 1f 4j 8 a8 g el 9
vietnam_applica 1n a8 b
view 11 2w 3 33 3 86 3 9z 3 az e bm 9 ep 6 ez 8
view_financ 1n bm b
viewing 1f bm 5 by 4 ep m
villa 1n 31 f
villa_actor 1n 31 c
villag r 14 c 15 g 1b 3 1d b 1l 5 33 5 39 9 4a 7 4m 2 4q i 5v 8 67 9 69 9 6r b 7d 7 9p 7 9s a as 6 ay 7 b1 9 bg e bh 7 bt 9 c3 c c4 9 c7 j ci e dv 7 e0 4 e7 3 e8 e fc p
villag_buy 1n 1d b
villag_child 1n 39 c
villag_corn 1n bt b
villag_cut 1n 69 b
villag_financ 1n 9p a
villag_hal 1f ci a e8 n
villag_househo 1n 4q d
villag_jar 1n 5v b
villag_last 1n dv c
villag_memb 1n 4q b
villag_onc 1n 14 b
villag_open 1n fc a
villag_ord 1n c7 b
villag_own 1n fc l
villag_practic 1n 7d b
villag_scan 1n bh 9
villag_sery 1n ay b
villag_shar 1n c3 b
villag_shop 1f 4q f fc t
villag_shuttl 1n c7 m
villag_station 1n c4 b
villag_taxi 1n c7 i
villag_volunt 1n fc c
vin 1n 6w 4
vinegar 1i 8o 4 aa 4
vineyar 17 33 8 5q 8 6m 8 6w 9 9i b 9m 7 fm 7
vineyar_dawn 1n 6w a
vint 1n ff l
vint_remov 1n ff a
vintag 1a 2y a 41 p 6a k 81 7 89 d
vintag_cloth 1n 41 e
vintag_photo 1n 2y a
vintag_shop 1n 41 l
vinyl 1n cg 1d
vinyl_album 1n cg d
vinyl_collect 1n cg d
vinyl_not 1n cg a
vinyl_record 1n cg u
vinyl_subscri 1n cg b
viola 1n 38 4
violenc 1n 1g 5
violent 1n aj 5
violin 1a 3n m 8n t a4 l b8 b ce r
violin_cello 1n 8n b
violin_lesson 1n 3n e
violin_mak 1i b8 a
violin_mend 1n ce b
violin_piano 1n 3n b
violin_rental 1n 8n h
violin_repair 1n ce g
violin_show 1n a4 b
violin_worksho 1n ce g
virgin 1n 60 s
virgin_oliv 1n 60 l
virtual 11 1s 7 2m b 31 7 3f 6 4i o 4z n 54 7 7l k 9r d ak 7 cl 7 ep f fe d fn 6
virtual_assista 1n 4z x
virtual_pow 1n 9r h
virtual_reality 1f 4i t 7l n
virtual_tour 1n ep h
virtual_try 1n fe h
visa 1c 3j 6 3o 4 6u n at 12
visa_employ 1n at d
visa_relocat 1n at k
visa_step 1n at b
visa_visa 1n at d
visib 1i 9v 8 ap 9
visibil 1f 2e 9 6w 4 ap t
visibil_tool 1n ap g
visibl 1n 8o 3
vision 1i 7q g fi 9
visit i c 3 e 4 h 6 k a n 5 o a p c q 6 t 6 u 3 w 2 x 8 1c 4 1e 5 1n d 1u 3 2i 6 2n 5 3a 5 3b 9 3s c 3t 8 4e 2 4o 6 52 2 6h 5 75 3 7e 9 7j 4 8p 7 8q 6 8s 7 8w 4 8y 6 92 9 95 7 9e a 9f 6 9o 3 ad 6 al 3 b9 5 ba 4 bg 5 bj 4 c0 3 c1 6 ce 4 cp 2 dp 4 dv b dy 4 eg 3 eh b ey 6 ez 6 f7 9 fd 9
visit_archiv 1n bg c
visit_cancel 1n q b
visit_car 1i 9e b
visit_childre 1n fd d
visit_doctor 1n 7e b
visit_elderly 1i p b
visit_family 1c 1n d
visit_hom 1c 1n a
visit_lonely 1n 3s b
visit_market 1n et 9
visit_medicat 1n t c
visit_moth 1n o b
visit_music 1n ce 9
visit_need 1i 7j a
visit_offlin 1n eh b
visit_onlin 1n ad b
visit_patient 1n k c
visit_phon 1n 95 a
visitor v 16 a 1f 4 2j 5 2l 3 32 e 3s 4 6f 3 6g c 6h j 8j 5 9b 7 9c 3 9q 6 b8 2 dk 6 f4 4 f7 7 fd c
visitor_organis 1n 6g b
visitor_point 1n 6h b
visual 1i 7b d fi l
visual_inspect 1n fi j
visual_plan 1n 7b c
visuall 1n 7q k
visuall_impair 1n 7q g
vital 1n 7t o
vital_sign 1n 7t i
vitamin 1i 7 11 7p f
vitamin_persona 1n 7 d
vitamin_sachet 1n 7 f
vitamin_subscri 1n 7 h
vitamin_test 1n 7p d
vocabul 1i 3m 4 9x l
vocabul_grammar 1n 9x b
vocatio 1i 4i 9 ed a
vodka 1n f5 u
vodka_distil 1n f5 a
voic l t 6 x 5 1l b 2c 3 3f 5 3h 8 6h 4 6m 3 6y 6 6z 3 73 5 77 5 7j 6 7l 2 7m 2 7r 7 9e 2 a5 3 ag 4 ah 8 ak 9 as 4 ay 6 b0 6 bl 5 c9 a cb 2 cc 4 cl c co 5 cr e di 7 dm 5 ef 5 fa 3 fm 5
voic_answ 1i dm a
voic_api 1n cr n
voic_bos 1n di b
voic_child 1i 1l c
voic_compani 1n ak h
voic_diary 1n 77 b
voic_non 1n 1l b
voic_not 1i x a ef a
voic_own 1n fm a
voic_pick 1n cl c
voic_recordi 1i ah a
voic_see 1n 73 b
voic_story 1n 3f 9
voic_turn 1n co c
voic_whil 1n bl b
voic_yoruba 1n cr b
voicema 1n cl 9
volcano 1n aa e
volleyb 1n f0 a
volum 1a 4g 7 8u 4 b7 4 db 4
volunt x w 8 11 f 12 b 14 f 16 i 1a r 1d 3 6i g 7n 5 7q 4 aj 8 ba 7 bh 5 c3 8 ci a dz 8 e7 i fc j fd g
volunt_ambulan 1n fd 9
volunt_car 1n c3 b
volunt_collect 1n 11 f
volunt_fir 1n e7 l
volunt_fix 1n 16 h
volunt_hospic 1n fd b
volunt_hospita 1n fd b
volunt_match 1i ba 9
volunt_mentor 1n 12 g
volunt_phon 1n aj b
volunt_platfor 1n 1a h
volunt_post 1i dz b fc 9
volunt_run 1n fc j
volunt_task 1n 1a e
volunt_teach 1n 14 b
volunte 1n 1a 17
volunte_near 1n 1a i
vosg 1n 6r 9
vot 14 1d 4 36 d 91 3 ax 5 b3 3 c6 3 ci 4 e5 n
vot_dat 1n 36 b
vot_project 1n e5 d
vouch 11 2t 5 3s 3 45 5 6w 3 7s 2 8l 5 ad 3 bq 9 bs 8 ck 3 dy 3 er 8 fp 3
vouch_landlor 1n bq c
vowel 1n a5 3
vows 1i 2x a bk p
vows_writ 1n bk b
vulnera 1n 55 v
vulnera_found 1n 55 g
wag x 1e 5 2l 3 2t 3 4e 4 4t 3 56 3 59 3 a0 3 b8 2 bn 4 bt 4 bx k d1 f du 2
wag_already 1n bx b
wag_early 1n bx c
wag_fil 1n d1 b
wagon 1n 3l f
waist 1c 3y 3 47 6 49 6 7y 3
wait a q 5 s 2 4e 4 4n 2 52 1 7k 3 7m 2 7u 2 9b 3 c6 2 cc 2 d6 2 dn 2 du 2 f9 3 fg 4
wait_kitchen 1n fg f
wait_list z q f s 7 9b 6
wait_money 1n 4e g
wait_sent 1n 1g a
wait_whil 1n cc a
waiv 1i h 4 6k 5
wak z 6 2 s 3 1f j 24 7 25 b 6z a 7b 3 7d 2 9c 2 9e 3 cu d fn 6
wak_engin 1n cu c
wak_night 1c 1f b
waking 1n 1f 4
wal l e 3 g 3 h 6 j 3 k 3 p 4 17 5 20 3 26 8 2b 5 2x 4 3v 5 46 4 4o e 4p a 4x 4 6h 3 6k 3 88 5 8b 5 8h 7 8i c 8p 4 8w 5 8x 4 90 3 94 a 99 3 9c 3 9t 4 9u 4 bb 5 ci 3 dt 5 dv 4 e5 4 e8 6 eg 6 en 3
wal_liv 1n 4o c
wal_notic 1n 2b b
wal_quot 1n eg b
wal_recepti 1n 4o c
wal_shelv 1i dt a
wal_tempera 1i 26 a
walk i t 6 1y 4 20 a 2c 3 2e 5 2l 3 2p 4 32 b 3j 4 3l 2 3s 7 3u 4 56 2 6b 2 6r b 6s c 6y 6 70 3 77 2 7u 3 9i 3 9u 3 ac 5 aj b bb 9 c7 3 dd 3 dn h dq 5 dr 4 e1 3 e6 3 ej 5 ex 6
walk_chat 1n 3s e
walk_city 1n 32 c
walk_distanc 19 3j 7 ac 9
walk_flat 1n 1y b
walk_follow 1i dn c
walk_footbal 1n ex d
walk_forest 1n 6s 8
walk_help 1n 3s b
walk_hom 1f aj p
walk_liv 1n dn d
walk_next 1i t b 6r 9
walk_round 1n ej e
walk_rout 1i 20 k
walk_show 1n bb k
walk_tour 1n 32 n
wallbox 1n c6 s
wallbox_apartme 1n c6 g
wallbox_charg 1n c6 b
wallet 1c 42 9 84 j bu n db 3
wallet_exchang 1n bu b
wallpap 1n 7b 5
walnut 1f 2 3 33 d 5s c
walnut_recip 1n 5s b
walnut_tre 1n 33 c
waltz 1n 3n a
want u 3 3 i 8 17 6 1v 3 3d 2 3j 2 3n 2 7z 2 c1 3 c7 3 eq 2 f0 4
want_begin 1n i c
war 1n 1f 4
ward 12 o 3 25 3 4m d 79 4 7t 5 7u e 8l 3 ag 5 at 4 fb 3 fd l fg 9
warden 1c 6s 5 87 3 ci 4 e7 g
warden_log 1n e7 b
wardrob 10 1s o 1w 5 3y a 40 h 41 d 7x 4 89 5 8u 5 93 j 94 4 ca n dy 2
wardrob_app 1n 1s c
wardrob_buy 1n 1s b
wardrob_hir 1n ca c
wardrob_kitchen 1n 93 i
wardrob_own 1n 1s e
wardrob_school 1n ca c
wardrob_subscri 1n 40 g
wardrob_theatr 1n ca c
warehou 13 2u 3 4r b 65 d 66 10 7w 3 bx 3 ca 8 cs f el i fg 7
warehou_forklif 1n 66 g
warehou_lend 1n ca 9
warehou_marketp 1n 66 e
warehou_ready 1n cs b
warehou_shar 1n 66 i
warehou_softwar 1n el g
warehou_spac 1n 66 10
warm m 3 6 5 4 e 3 j 8 25 4 2p 4 30 3 3x 8 5l 4 5m 3 5r 3 8k 3 90 4 97 6 a7 3 ds 3 dw 3
warm_lunch 1n 3x b
warm_pool 1n j d
warmth 17 3x 4 5x 4 64 3 6m 3 7w 3 ae 3
warn u 8 3 w 3 y 7 1u 3 25 7 4r 9 75 3 78 3 79 8 7a 7 7b 3 7g 4 7k 7 7o b 7r b 7t 5 9k 6 bo 3 cu 3 d2 7 d5 7 di 4 dx 9 fj 4 fm 5 fn 6 fs 7
warn_attack 1n 7o b
warn_chang 1n 7k a
warn_diseas 1n fn a
warn_gaps 1n d2 b
warn_hidden 1n 7a b
warn_legione 1n fs b
warn_notic 1n d5 b
warn_own 1n dx b
warn_pack 1n y b
warn_packet 1n 79 d
warn_parent 1n 25 b
warn_shrimp 1n 9k a
warn_work 1n 4r f
warning 1f 7r 7 8d 5 fm 4
warp 1n 2g 5
warrant 1f 1y z 8y 5 9o 4
warrant_dat 1n 1y b
warrant_runs 1n 1y b
warsaw 19 1v 8 2q 7 3r 8 4o 8 57 8 8w 8
wash l 1 2 2 5 6 5 a b 1i 7 1q 3 27 6 2z 5 3b 9 3z 7 48 8 4a 3 4b 4 4d 5 59 c 5o 6 6o 5 7x 3 7z 6 8e 4 8k 7 8r 7 8s a 8t c 8y b 9h 3 c1 e c3 3 do 9 ew 4 fr a
wash_br 1i a a 48 a
wash_car 1n c1 f
wash_count 1n 7z a
wash_dog 1n do e
wash_dri 1f do a
wash_drivewa 1n 8s c
wash_fold 1n 8t e
wash_iron 1n 8t b
wash_lin 1i 6o 9
wash_liquid 1n 5o c
wash_machin 19 27 b 8y k
wash_mend 1i 1i a 59 b
wash_rent 1i 59 b
wash_sel 1n 3z b
wash_wat 1n c1 b
washabl 1i a i bc m
washabl_nappy 1n a g
washabl_plain 1n bc 9
wasp 1i f4 2 f7 x
wasp_nest 1n f7 h
wast v m 3 11 5 1k 2 2j 4 59 3 5n 9 5o f 63 3 64 3 6d l 8q 6 8t 3 93 3 9n f 9o 9 9p 7 9t j ar 5 c1 3 do 3 e2 f f6 d fp 8 fq n
wast_biochar 1n 9p a
wast_brick 1n 9t h
wast_collect 1i fq r
wast_departm 1n e2 g
wast_restaur 1i 6d c
wast_sel 1n 9n a
wast_shop 1n 5o m
wast_stock 1n 6d l
wast_til 1n 9t b
wast_tip 1n f6 9
wastewa 1n fs a
wat i 0 5 2 5 4 6 j 8 n 4 15 h 18 6 1t 9 23 a 27 d 2d f 2j 4 33 4 34 5 4o 9 57 5 59 4 5z 3 61 2 62 6 63 2 6v 4 87 9 8r 7 92 9 9b 3 9h 4 9k 8 9m 4 9o 3 c1 7 cb 2 e3 4 eo 3 f9 6 fm 6 fs f
wat_block 1n fm f
wat_bottl 1n 2d p
wat_cold 1i 0 a
wat_damag 1i 27 c
wat_drink 1n 2d e
wat_fed 1n 8r d
wat_filt 1i 15 i 2d p
wat_flat 1n 27 b
wat_hardnes 1n 2 b
wat_housepl 1n 23 b
wat_kiosk 1n 15 f
wat_leak 1i 27 o
wat_monitor 1n fs n
wat_offic 1c c1 9
wat_permit 1n 87 b
wat_pip 1n e3 a
wat_plant 1c 92 e
wat_point 1n 15 g
wat_prob 1n fs d
wat_project 1n 15 g
wat_quality 1n fs q
wat_replac 1n 4o c
wat_run 1n 15 b
wat_saf 1n 2d c
wat_sensor 1n fs d
wat_spar 1n 15 b
wat_tank 1n 23 b
wat_test 1c fs d
wat_tool 1n f9 a
wat_util 1n fs d
wat_villag 1n 15 d
wat_warm 1n j d
wat_yellow 1n 1t b
watch l 25 7 2b 5 2c 4 2e 3 37 4 4i 2 4l 2 50 2 6k 3 6s c 71 4 72 4 79 2 7t 4 84 3 92 9 9i 3 a2 5 ap 6 bn 5 bw 6 cu 3 fs 5
watch_fal 1n 2b c
watch_grow 1n bn b
watch_guid 1n 6s a
watch_househo 1n bw c
watch_morning 1n 6s 8
watch_puls 1n 25 b
watch_search 1n ap b
watch_second 1f 92 a
watch_tempera 1n fs b
watch_walk 1n 6s a
water 19 18 4 1t d 23 k 4o e 8a 4 92 7
water_plant 1n 23 h
waterle 1n c1 b
waterpr 1n 3z 8
waterwo 1n 15 8
wav 16 28 4 34 8 a9 3
wax 1a 8 l d 9 5v 3 84 b 89 3
wax_canva 1n 84 a
way d 1q 3 21 3 32 2 3h 2 3t 3 4v 1 5e 2 86 2 8t 3 aj 4
way_charg 1n 21 b
way_saint 1i 6o 9
way_work 1a 3h 7
ways z 6 2 1f 4 4z 3 65 3 7q 3 90 8 aj e bm 3 bt 2 c4 2 c7 3 cq 3 db 3 ex 3
ways_check 1n 90 b
ways_hom 1n aj i
wcag 1n cv b
weak 14 97 3 9o 3 a1 3 bc 9 bd 4 c1 3 c6 3 ec 3
weak_blad 1n bc b
weaken 1n 48 5
weaknes 1i ag 3 bc 8
wean 1n 5m k
wear r 3 8 5 8 6 5 1s 8 2b 8 2c b 3z 6 40 4 45 4 46 a 4b 3 4c f 4r 4 5b 3 7y 2 8i 2 8n 4 9f 3 bd 3 fb 4
wearabl 17 24 c 25 8 2c q 2e c 4r o 7t e dx g
wearabl_work 1n 4r d
weath v 1s a 2j 4 2o 3 3z 3 69 6 6k c 6w 4 71 2 73 4 7o 9 8f 2 94 4 de 2 dn 3 e0 3 ef 9 el 3 fk 8 fm 8
weath_calenda 1n 1s b
weath_trig 1n 7o b
weath_turn 1i 6k a
weath_voic 1n ef b
weather 1n 9t 4
weav 1f 7x 7 an 4 er v
weav_basket 1n er b
weav_clas 1n er a
weav_cours 1n er d
weav_guest 1n er a
weav_learn 1n er a
weav_weekend 1n er a
weav_worksho 1n er f
web 12 b 9 4h a 4u q 8j a a0 7 a7 3 b6 3 co 4 cv 9 cw 7 dk 3 e9 c
web_design 1n 4u w
web_pag 1i e9 a
web_phon 1n 4h b
web_shop 1i b a 8j b
webcomi 1n b7 s
webshop 1n cs e
webshop_book 1n cs b
websit y 3f j 4u i 55 6 b8 9 ca 7 cf 7 ck 6 co 3 cq 7 cu 7 cv m cw y cy 4 dk f e3 6 em 6
websit_accessi 1n cv m
websit_build 1i cw m
websit_coupl 1n cf 9
websit_craft 1n cw e
websit_electri 1n cw c
websit_friend 1n 3f 9
websit_restaur 1n cw e
websit_school 1n ca 9
websit_system 1n dk b
websit_trad 1n cw i
websit_tradesm 1n cw h
webtoon 1n b7 v
webtoon_app 1n b7 j
wed r 5 2 9 2 i 2 2j 3 2o a 2w o 2x k 2y 7 3d c 40 d 45 9 5y 5 61 2 7l 2 a4 3 av 2 bi 4 bk h cf f ch b
wed_band 1n cf d
wed_cak 1n 2o g
wed_ceremon 1n 3d a
wed_danc 1n ch a
wed_guest 1i 40 g
wed_liv 1n cf 9
wed_photogr 1n 2x x
wed_plan 1n 2w z
wed_ring 1n 45 g
wed_speech 1n bk m
wed_themsel 1n 2w c
wedding 10 8 3 n 3 1z 3 2j 8 2w j 2y 5 30 d 3d 6 40 7 5r 3 8b c ah 3 bk 9 cf e
wedding_abroad 1n 2w c
wedding_garden 1n 30 c
wedding_hom 1n 8b b
wedding_saturda 1n 2j b
wedg 1n 96 c
wednesd w 10 2 1p 4 1r 2 2x 2 35 4 3u 3 8b 3 ac c ex 7
wednesd_morning 1n ex 9
wednesd_seat 1n ac c
weed 17 2f 8 3b 8 8q f 9i t 9m 7 as 8 fs 5
weed_fix 1n 8q b
weed_plant 1n 3b 9
weed_robot 1n 9i l
weekday z j 3 1o 3 2i 3 2y 4 37 3 61 6 6c 3 8m 3 91 3 dv 3 ey 3
weekend n 1g a 1v e 25 3 2k 6 33 4 40 8 51 3 6e 2 6k 3 6l 4 6n b 6v 3 6w 3 7t 2 81 5 8f 4 8m 9 91 4 a2 5 af 4 bm 3 bt 2 de 2 dp 3 eb 4 er c fk 8
weekend_adjust 1n fk b
weekend_book 1n 1v b
weekend_camp 1n 8m d
weekend_fit 1n 1v b
weekend_off 1i 6n 7
weekend_siz 1n 40 b
weekend_worksho 1i er 7
weekly s 7 2 1o d 1p 9 26 7 2k 7 59 7 5c 3 5i 4 5j 7 74 7 8b b 8o 6 92 7 9z 4 a1 6 aa 7 ap 6 aw e ay 8 b7 b b8 3 bm 7 bx 2 cj a de 8 dg 5 f3 7 fc 2
weekly_bouquet 1n 8b b
weekly_box 1i 1o 9 f3 7
weekly_bread 1n 5j c
weekly_check 1n 92 c
weekly_comic 1n b7 b
weekly_liv 1n aa b
weekly_market 1a 2k 9
weekly_menu 1n 1p g
weekly_mock 1n a1 b
weekly_money 1n bm b
weekly_newslet 1n aw g
weekly_plan 1n 1o a
weekly_report 1n 26 b
weekly_rota 1n de c
weekly_talk 1n 74 b
weekly_task 1n ap b
weep 1n bh 4
weigh t 28 7 2d 3 2v 3 30 3 4h 2 57 3 59 3 5o 5 64 4 6d 6 72 4 75 3 7t 2 7z 6 8e 4 9e 5 9j 6 9v 9 bj 8 ds 5 fq 4
weigh_kilo 1i 28 a
weighbr 1n fq 4
weight q f 9 l a 1q 3 4i 2 4o 4 5o 4 5s 4 6w 3 72 i 80 3 8k 8 9e 2 9j 5 ds 8 dt 4 e0 4
weight_age 1n ds b
weight_app 1n 72 e
weight_los 1i 72 b
weight_slowly 1n l b
weir 1n 37 4
wel i 7 2 b 3 15 6 1b 3 2l 3 75 3 7g 2 8j 3 8n 4 8r 3 92 5 9e 2 cp 3 ea 3
wel_kept 1n 8n b
welcom 16 2i a 7f 4 ac 4 ad 4
welcom_play 1n 2i c
weld 1c 28 6 4i c fi 8
weld_electri 1n 4i c
welfar 1f 13 7 ey 4 fn 4
wellb 1i 77 a dh z
wellb_program 1n dh d
welling 1n 63 a
wellnes 1i n p dh a
welly 1f 1r 6 6j 7 el 9
welsh 1n 9x a
went n 12 2 6m 3 70 6 81 6 cm 3 cn 2 cp 3 d9 3
went_wrong 13 81 8
west 1c 2a 3 5p 7 72 c b1 3
west_african 1i 72 a
western 1i 4y 9 br 9
wet o r 3 23 3 27 6 2k 3 47 3 5a 4 6m 3 82 3 8m 6 8s 4 9i 3 bc 4 do 3 e7 3 fh 3
wet_detect 1n 27 b
weth 1n 9m 4
wetsuit 1n 47 b
whal 1c 1m 5 37 8 6k 8 6s n
whal_guid 1n 6s d
whal_walk 1n 6s a
whatev z 2d 2 6g 3 71 3 8t 3 aw 3 ax 2 cp 3 cz 3 dd 3 du 3 ev 2 f2 6
whatsap 17 6e f ck 8 cm f cw f dc b e3 9 en b
whatsap_answ 1n dc b
whatsap_assista 1n 6e c
whatsap_bot 1i e3 9
whatsap_fil 1n en b
whatsap_market 1n cm g
wheat 1n 30 8
wheel t 11 9 28 e 2j 7 3x 9 5r 5 7z 3 85 3 99 6 9i 3 9k 6 az 3 c0 5 ce 6 do 7 dv 6 ek 3 eq i
wheel_cobbles 1n 28 b
wheel_coffe 1n 2j b
wheel_kiln 1n eq d
wheel_tilt 1n 28 b
wheel_unsold 1n 11 b
wheel_van 1n do b
wheel_visit 1n ce 9
wheelch 11 1b 5 20 c 3j 4 3y c 67 3 6g 3 6q s 7q m 7u i bb h bd p
wheelch_beach 1n 6q c
wheelch_cloth 1n bd b
wheelch_holiday 1n 6q f
wheelch_hotel 1n 6q l
wheelch_map 1n 7q g
wheelch_pushcha 1n 20 b
wheelch_rout 1n 7q f
wheelch_stif 1n bd 9
wheelch_tour 1n 6q c
wheelch_transpo 1n 7u f
wheelch_travel 1n 6q f
wheelch_trip 1n 6q f
wheelch_wheelch 1n 7q a
whenev 13 19 3 1c 3 2l 3 3z 9 7a 3 8o 4 do 3 ey 3
whenev_child 1n 3z b
wherev 1i 1x 5
wheth d g 2 7a 3 7j 5 7y 2 ae 3 bq 2 du 4 e7 3
wheth_availab 1n e7 b
wheth_clinic 1i 7j a du b
wheth_food 1f 7a 9
wheth_high 1n ae b
whil j t 5 u 3 1u 5 53 2 6y 5 8f 3 92 7 99 3 9y 5 bh 4 bl 4 c8 3 cc 5 dn 6 dp 7 ea 2 el 3
whil_away 1f 92 f
whil_child 1n 9y c
whil_holiday 1n dp b
whil_leav 1n bl b
whil_own 1c dn a
whil_say 1n cc a
whil_travel 1i 1u a
whil_wait 1c bh 7
whil_walk 1f t b 6y a
whippet 1n dt a
whisk 1n dp 3
whiskey 1n f5 p
whiskey_distil 1n f5 a
whisky 1n f5 v
whisky_distil 1n f5 a
whisky_own 1n f5 c
whisp 16 6 4 3k 4 af 3 f7 3
whisper 1i 6 3 cr 2
whistl 19 p 3 34 6 3f 2 7m 2 bf 3 eb d
whistle 1n 4h 12
whistle_channel 1n 4h k
whistle_hotlin 1n 4h d
whistle_whistle 1n 4h d
whit s 4 5 6 3 1y 4 24 5 2d 4 2i 5 2j 9 2n 3 4p 4 5q 5 6m 3 79 3 7q 8 7w 4 8i 4 8x 5 an 5 av 6 dz 5 fn 5
whit_can 1n 7q d
whit_convert 1n 2j b
whitebo 1n e7 8
whiten 1i 9 5 44 4
whoduni 1n 83 w
whoduni_clu 1n 83 b
whoduni_envelop 1n 83 b
whoduni_let 1n 83 b
whoduni_mail 1n 83 b
whoduni_monthly 1n 83 b
whoduni_post 1n 83 b
whoev l 1q 2 57 3 58 3 dl 3 ed 4
whol g 17 3 1h 3 31 4 36 4 48 3 65 2 8f 2 8m 4 8r 5 8x 4 9j 4 bu 4 c2 4 f3 4
whol_crypto 1n bu b
whol_even 1i 31 b
whol_flat 1i 8x a
whol_pastur 1n f3 8
whol_season 1n 8m b
whol_street 1f 8r b
whol_term 1n c2 b
whol_trip 1n 36 b
whol_valley 1n 9j a
wholesa v r 3 y f 4g 4 5a 3 5f l 5g 3 5n b 5v 3 5z 3 62 6 64 4 6c 3 96 3 97 3 99 8 9h 6 aq 9 cz 3 d2 5 d7 7 eg 6 eh 3 ei 3 ek 7 el f
wholesa_marketp 1n 5f g
wholesa_sel 1n 5n b
wholesa_warn 1n y b
wholly 1n z 5
whorl 1n c a
whos f 26 3 4k 2 4s 2 6a 4 7f 3 80 3 8k 4 8w 2 9q 2 a9 3 by 4 c8 2 dr 3 ef 3
whos_conditi 1n 80 9
whos_fix 1n by d
whos_height 1n 8k c
whos_mak 1i 6a a
why b 25 3 4y 2 6d 3 94 3 dy 2 fe 4
why_bedroom 1n 94 b
why_cry 1n 25 b
why_item 1n fe c
wick 1n 8 g
wid v 26 3 3k 2 3y 5 43 b 45 4 46 4 8i 4 8x 4
wid_toe 1n 43 b
widen 1n 45 4
widow 1c 3i x 3s 3 ba o en 6
widow_app 1n 3i b
widow_compani 1n 3i b
widow_counsel 1n 3i b
widow_even 1n 3i b
widow_group 1n 3i b
widow_onlin 1n 3i b
widow_spar 1n ba d
widow_support 1n 3i b
widow_talk 1n 3i b
width 14 28 3 43 3 7y 3 89 5 8i 3 8x 5 an 3 c5 3
wif 1n 4s 9
wifi 1n b9 q
wig 1n fb 13
wigs 1f 2 9 bd 7 fb 12
wigs_hair 1n fb j
wigs_scarv 1n fb a
wiki 1n dm o
wil 1f 3c 4 ai f e0 5
wild 19 1c 8 1t 4 3r 3 6s c 8b 3
wild_herb 1n 6s a
wildern 1n 6s 8
wildflo 1n 82 9
wildlif 1n 6s t
wildlif_guid 1n 6s a
wildlif_tour 1n 6s a
wildlif_walk 1n 6s a
willow 1f 3e m 87 3
willow_basket 1n 3e 9
willpow 1n 7c 8
wilt 1n 8b 5
win n 8 7 10 2 2l 6 2s 4 2z 5 4n 2 52 8 5e 6 5q l 60 4 61 a 67 2 6m b 8i 2 8l 6 9e 2 9v 7 cj 3 cm 4 d4 5 da 8 ep 2 es c
win_back 1i da a
win_be 1n 61 b
win_bottl 1i 8 b
win_box 1n 5q e
win_cellar 1n 6m h
win_club 1n 5q t
win_drink 1n 5q i
win_mak 1n 52 c
win_open 1n 2l c
win_patient 1n es a
win_shop 17 5e 9
win_stop 1n 9v a
win_subscri 1n 5q n
wind y 1d 6 34 6 37 5 69 2 6k 7 6w a 9b 4 ce 6 fm 4 fo 4
window j 3 3 8 3 1t 5 22 3 23 3 26 8 2f 6 2i 4 2l 3 2n 5 2p 4 39 4 4n 3 56 7 5u 5 5z 3 64 3 6c 6 6h 3 8a 6 8r g 8s 4 92 3 94 4 9h 2 an 4 ao 3 av 2 b2 3 b8 2 bq 2 cn 2 d3 3 ek 7 es 4 fp 6
window_christm 1n 5u b
window_clean 1f 56 g 8r y
window_instead 1n fp b
window_park 1n 2p b
window_send 1n 26 b
window_wash 1n 8r g
window_whol 1n 8r d
windows 1f 7w p ey 3
windows_kit 1n 7w k
windsur 1n 34 g
windy 1n fo 5
winegro 1i 5q n 6m 5
winegro_record 1n 5q c
winemak 1n 5q b
winery 1c 5q g 6m r 9v 7 cm g
winery_brewery 1n 6m q
winery_georgia 1i 5q b
winery_writ 1n cm c
wing 1c 2u 3 9s 9
wins 1f q 4 8f 3 al 4
wint n n 7 1z 3 24 4 3w 3 4o 2 84 3 8v 4 90 4 94 4 9b 3 9f 2 9j 4 9l 3 ah 3 b1 6 bo 3 c0 4 fk 3
wint_mountai 1n b1 b
wip x 2h b 7u 2 8t 2 9k 5 am 2 av 2
wir 15 16 5 2f a 46 7 4d 5 cu 3 cz 3 d7 3 el 3
wir_recogni 1n 2f b
wireles 1n 97 d
wireles_sensor 1n 97 b
wish y o 3 1c 4 37 3 4u 3 5j 3 6b 3 9a 9 9c 3 ai b b1 5 bl 3 c2 3 de b f2 3 fd m
wish_dy 1n fd g
wish_holiday 1n de c
wish_hospic 1n fd b
wish_hospita 1n fd b
wish_ill 1n fd b
wish_onc 1n 9a b
wish_patient 1n fd b
wish_termina 1n fd b
wish_ward 1n fd b
withdra 1a 7f 4 b4 3 bm 3 cr 4 fe 4
withsta 1n dt 5
witnes 1c 6h 4 ai 7 ay 8 em 3
wok 1i 1f 8 24 4
woken 1c 3t 3 ar 6 cu 9
wolf 1n 7r 3
woman 19 o 9 12 3 15 a 19 3 74 4 7y 3
woman_villag 1n 15 b
women m 0 6 2 6 3 6 6 8 7 8 8 4 b 6 d 6 f 8 g 4 h 7 l 4 m 9 13 9 14 9 19 j 1s 4 2e a 34 7 36 4 3j 7 3y 4 40 7 41 4 42 4 47 7 48 9 49 7 4a 5 4c 4 4d 6 5z 7 61 4 6z 4 70 4 74 e 75 4 77 4 78 4 7p 4 7x 5 7y 7 84 3 8g 4 8o 4 93 4 aj a ay 5 b6 9 bc 9 bo a bs 7 bz 9 c7 c es 3 eu b f2 a fa 5 fb c
women_alopeci 1n fb a
women_build 1n 48 b
women_childca 1n 19 b
women_cod 1n 19 s
women_cook 1i 13 a f2 g
women_even 1n h b
women_femal 1n 3j 9
women_fifty 1f f a 7y 9
women_fix 1n c7 b
women_footbal 1n ay b
women_forty 1n 34 b
women_health 1n 74 d
women_hik 1n b6 g
women_los 1n fb a
women_measur 1n 49 c
women_mov 1n bs b
women_parish 1n 3b 9
women_part 1n bz c
women_run 1f 7 9 2e d 5z a
women_safety 1i aj c
women_start 1i bo e
women_tattoo 1n m c
women_tech 1n 19 e
women_train 1n 19 e
women_villag 1n 14 g
women_walk 1n aj b
women_women 1n c7 b
won 17 2a 4 8f 3 al 5 cj 3 d4 9
wond 1n 21 5
wonderf 1i 61 5 81 3
wonky 1n 5i j
wonky_fruit 1n 5i b
wood t n 8 15 4 1o 4 2n 7 2y 6 31 3 33 7 39 7 3e b 3g 6 46 5 64 4 7v 8 88 d 8c b 8f 2 8n 6 9o 6 9u 6 ce 4 e0 8 fp a
wood_design 1n 8c b
wood_door 1n fp b
wood_fir 1i n a 2n a
wood_grav 1n 3g 9
wood_host 1n 2y a
wood_shop 1n 39 c
wood_tabl 1n 88 h
wood_town 1n 9u a
woodcut 1n 8i 7
wooden 11 9 5 34 8 37 4 46 c 7v a 7z 6 88 b 8d j 8e 3 8f 3 9u 6 a2 9 b0 9 f4 2
wooden_boat 1n 34 b
wooden_build 1n 8d b
wooden_cano 1n a2 b
wooden_figur 1n b0 b
wooden_recycl 1n 46 b
wooden_toolbox 1n 7v c
wooden_toys 1i 8d i
woodlan 1n 3e d
woodlan_cemeter 1n 3e b
woodtur 1n er 8
woodwin 1n ce 9
woodwor 1c 7v w 89 4 a2 8 er i
woodwor_child 1n 7v a
woodwor_childre 1n 7v a
woodwor_cours 1n er d
woodwor_kids 1n 7v a
woodwor_kit 1n 7v d
woodwor_kits 1n 7v 8
woodwor_project 1n 7v a
woodwor_young 1n 7v a
wool 15 3e g 4a r 7x n 8t 7 cm 7 el 5 ff 5
wool_jump 1n 4a h
wool_local 1n 4a g
wool_shop 1n 7x a
wor 1f 1s 5 40 6 e7 3
word 6 77 2 b2 2
word_back 17 77 8
word_gam 1n b2 g
word_own 19 9w 8 bu 8
word_parent 1f 73 9
word_prepar 1n 7j b
word_stumbl 1n 9y c
word_usually 1n d6 c
wording 1n cy 5
wordpre 1n 4u b
work a 9 3 d 2 13 5 16 3 1e 3 39 5 3l 3 3t 3 48 5 4c 2 4e 2 4i 3 4j 5 4k 2 4r 7 4u 2 4v 3 4y 4 4z 3 50 2 5k 2 61 2 6b 3 6t 2 6u 4 8i 4 8o 2 9i 3 a3 5 at 5 bt 3 bv 4 bx 5 c4 5 d5 3 de 3 dn 4 en 4 f2 4 fg 6
work_breastf 1n 4c c
work_contrac 1n d5 b
work_cut 1n 4v c
work_data 1n a3 b
work_deadlin 1n e4 c
work_diem 1n d0 b
work_draw 1n bx b
work_fal 1n 4r b
work_far 1i bx a
work_film 1f az 9
work_group 1n dn d
work_heat 1n 4r b
work_nearby 1i f2 9
work_night 1i 9i 9
work_pap 1n en b
work_permit 1i at c
work_photogr 1n bv b
work_questio 1n 4j b
work_refil 1n 9 c
work_remotel 1n 4y c
work_sav 1n 4i c
work_scan 1n 98 b
work_shift 1f 3l e
work_tap 1n 6b b
work_tax 1n bv d
work_togeth 1f c4 9
work_tonic 1n 61 b
work_trad 1c ag a
work_trous 1n 48 j
work_tru 1n ff a
work_visa 1i at k
workben 1f 7v 7 dt 3
workboo 1n 9z b
workflo 1n aq x
workflo_automat 1n aq o
workout 1i f h 70 1a
workout_app 1n 70 v
workout_hom 1n 70 e
workout_moth 1n 70 b
workpla 19 2t 8 50 f 9q q aj 4 dd 7 dh d
workpla_actor 1n 50 c
workpla_charg 1n 9q s
workshe 1n 9z 8
worksho q 13 a 16 8 1e 8 28 5 35 3 39 9 3v 8 42 6 45 7 4a 6 50 f 53 a 58 5 5u 6 6a 8 6b 7 84 8 8z d 99 h 9r 7 a2 9 ai 3 b8 a c0 7 c1 5 cd 7 ce f cn 3 cy 3 ej 6 eq 6 er j et c fj 4
worksho_br 1n 8z b
worksho_build 1n 53 c
worksho_coupl 1n 45 b
worksho_desk 1f 39 a
worksho_gdańsk 1n 42 b
worksho_ingredi 1n 5u b
worksho_local 1n er 8
worksho_near 1n er c
worksho_paid 1n 13 b
worksho_post 1n b8 b
worksho_rent 1n 9r a
worksho_repair 1i ce 8
worksho_restor 1n 8z b
worksho_softwar 1n 99 p
worksho_spar 1i 84 9
worksho_team 1i 50 j
worksho_wheel 1n ce 9
workspa 1i 39 b 5d b
worktop 1n 5x 8
workwea 1i 48 10 59 u
workwea_rental 1i 48 b
world 17 a 4 2s b 5p h b1 4 d6 3
world_grocery 1n 5p k
world_host 1n 2s c
worldsc 1n 1o a
worldwi 1i 4b 4 b4 9
worm 1f x 4 89 3 8z 9
worn r 5 3 6 2 1s c 2b 6 2c 9 3h 3 41 3 44 7 47 4 4d 6 4r 3 7y 5 8z 6 99 7 9f 2 c0 4 e1 3 ej 7 fb 2
worn_armchai 1n 8z b
worn_brak 1n 99 b
worn_build 1n 1s b
worn_sho 1n 44 b
worn_should 1n 2c b
worn_tyr 1n ej b
worri 1n a6 5
worry 17 12 3 77 8 7k 4 ak 3 dh 3 dy 3
wors 12 4s 2 5n 3 6x 2 6z 3 77 3 78 3 7n 3 8p 3 8y 3
worship 1i bs 5 bt 5
worst 14 3g 3 4x 4 94 3 9i 3 bo 3 cr 5 dr 3
worth s 1g 4 1u 2 21 5 2k 3 3d 2 44 7 4c 3 8y 7 b6 2 bu 3 cx 3 f6 5
worth_someth 1i f6 8
worthle 1n 8e 5
wouldn 1n fh 5
wound 1a o b p 4 t 3 83 3 ev 3
wound_first 1n o b
woven 1c 3e m 4c 3 8k e
woven_lithuan 1n 8k c
woven_willow 1n 3e 9
wrap x 0 8 o 2 2k 6 2m 4 2u 5 4c 6 5r 3 5u 6 5w 4 7z 3 85 3 8c a 8f 3 8g e 8l 4
wrap_hand 1n 8g c
wrap_pap 1i 0 a
wriggl 1i 1m 4
wrinkl 1n av g
wrinkl_hair 1n av b
wrist 13 5 5 g 5 m 3 s 3 v 5 2c 5 3n 3 a4 3 bj 3
wristba 1f 2b e 6g c ez 3
writ 6 u 3 14 2 3d 2 51 4 al 3 aw 3 bk 5 ch 3 cm 2 cn 2 co 4 cx 3 d4 3 dl 2
writ_applica 1i 51 h
writ_appoint 1i cl b
writ_back 1n 14 b
writ_bids 1n al e
writ_buy 1a cm 9
writ_caption 1n cn c
writ_clinica 1n u b
writ_daily 1n ef b
writ_dischar 1n u b
writ_easy 1n a4 b
writ_emissio 1n fl b
writ_guest 1n 6f d
writ_help 1c 51 c
writ_hold 1f 3d a
writ_itinera 1n 36 b
writ_let 19 ae 8
writ_not 1i u c
writ_persona 1f bk 8 cx a fa 8
writ_plain 1n ct b
writ_plan 1a l 9
writ_product 1n co c
writ_prop 1n cy b
writ_record 19 9e 9 ch 9 dk a
writ_report 1f 94 b
writ_short 1f aw a
writ_song 1n ch g
writ_speech 1n bk g
writ_summary 1n dl c
writ_tend 1n d4 b
writ_test 1n ao b
writ_wed 1n bk c
writ_whatsap 1n 6e c
writ_yearly 1i bu a ee a
written i 3d 4 8t 2 97 3 9e 4 af 2 b8 2 bk 9 ch 5 co 5 ct 3 d7 3 dm 2 du 5 e6 4 ec 5 em 3 ep 2
written_answ 1i du b
written_coupl 1n 3d a
written_homewor 1n ec b
wrocław 1i 3a 9 80 8
wrong f 3 3 1q 2 51 2 68 4 7a 4 7g 2 7n 2 81 4 86 3 9z 4 a9 3 bv 3 ck 3 cl 4 dm 2 ea 2 el 2 fi 5
wrong_answ 1c 9z a
wrong_label 1n fi f
wrong_writ 1n cl c
wrongdo 1n 4h a
wrongly 1f bl 3 em 5 fi 3
wrot s 3i 2 4h 2 9f 2 ac 3 af 2 b6 4 b8 3 dg 2 ed 5
württem 1n fl a
yacht 1i 37 a 9b f
yacht_club 1n 9b d
yam 1n 5p f
yam_spic 1n 5p a
yard o 2k 7 4i 2 5b 4 66 3 6a 3 6h 3 6v 3 8u 5 98 5 9f c 9g 7 9j 8 9l 4 9q 6 9t 5 a2 6 c0 5 c1 7 c5 8 e1 3 ea 2 ek 4 fh 3 fo 3 fp 9 fq 5
yard_modul 1n a2 b
yard_send 1n 9f b
yarn 1i 4a c 7x 10
yarn_box 1n 7x j
yarn_knit 1n 7x c
yarn_shop 1i 7x 9
yarn_video 1n 7x 9
yearboo 1n bi r
yearly x 1d 8 3b 9 6h 3 6i 3 8s 8 9l 8 bi e bu 9 bz 5 cd 9 cy 3 d2 5 d6 2 dg 5 e1 8 e7 3 ee b el 3
yearly_check 1n 8s c
yearly_cost 1n ee b
yearly_playgro 1n e1 b
yearly_return 1n 1d b
yearly_settlem 1i 9l a
yearly_tax 1i bu c
yeast 1n fc 6
yellow 12 1k 4 1t f 45 5 5n 5 7h 6 cz 6 d5 3
yellow_leav 1n 1t d
yes h q 2 2w 3 30 4 98 3 99 5 ak 3 bn 4 cx 3 d9 4 dd 3 dg 2 e4 3
yesterd u 1a 2 2n 4 79 2 7l 1 d7 3
yew 1i 9m 3 e6 3
yield 1n fn a
yoga 11 g u s f 2q b 33 3 5i 3 5x 3 5z 3 6y 8 dh a ew 6 ex h fa 3
yoga_clas 1n g m
yoga_studio 14 g l s b 2q 9
yoghurt 1f 11 6 2p 9 2u 8
yogurt 1n 2p a
york 1i ae 9 cc 8
yorkshi 1f 62 c 8z 8 ca 7
yorkshi_sold 1n 62 b
yoruba 1n cr e
yoruba_hausa 1n cr b
young n 4 4 c 4 m 4 n 4 12 e 1b 4 1s 4 2i 4 2m 4 2r 4 3a 4 41 4 43 4 46 3 4b 4 4n 8 4p 7 5q 6 62 3 6o 3 6t 3 6y 4 7b 4 7f 4 7g 4 7i 5 7k 4 7v 7 8a 4 8i 8 8n 7 8t 4 a8 5 aw 6 az 4 ba 5 bd 4 bf 3 bl 4 bq 4 br 4 eb 2 ey 4
young_brand 1i 4n c
young_family 1a aw 9
young_illustr 1n 8i b
young_leav 1n 12 b
young_lodg 1n ba 9
young_musicia 1n 8n e
young_paint 1n 4p f
young_use 1n bd 9
young_vietnam 1n a8 b
young_winegro 1n 5q c
your o m 3 67 2 ac 3 bm 3 bv 2 c5 4 cc 5 de 2
your_learn 1n cc a
yoursel t 25 4 5b 3 5g 3 6c 3 7y 5 8o 3 ak 4 bs 3 c5 3 d0 3 d8 3 f2 2 fb 2
yous 1n 8l f
youth 13 12 o 3h 3 3l 4 3p 4 3q 4 3w 7 87 3 cb 5 ce 3 e5 7 eb f
youth_centr 1i 12 c
youth_leagu 1n eb c
youth_mentor 1n 12 m
youtub 1i az t b4 9
youtub_channel 1n az j
yurt 1n 6n z
yurt_forest 1n 6n a
yurt_guest 1n 6n a
yurt_interne 1n 6n f
yurt_lak 1n 6n a
yurt_night 1n 6n f
yurt_off 1n 6n a
yurt_stay 1n 6n a
yurt_switch 1n 6n a
yurt_weekend 1n 6n a
yusuf 1i 13 6 15 4
zagreb 1n ba 8
zambia 1n 9l a
zanziba 1n 5y e
zanziba_post 1n 5y b
zealand 1a 9 8 z 8 1o 7 6p 7 7k 7
zero 1i 5o q 61 q
zero_alcohol 1n 61 o
zero_wast 1n 5o o
zigzag 1n a9 4
zin 1n b6 i
zip 17 3z 5 42 6 49 6 6w 7 c8 3 eu 2
ziplin 1n 6w a
zips 1n 44 b
zodiac 1n fa q
zon 1f 34 4 73 3 fo 4
zoo 1n 6h b
zoom 1n aa a
zurich 17 1n 6 1w 8 2t 8 4o 8 8m 7 dh 7 fr 7
zürich 1i 3t 9 dr 9
`;
