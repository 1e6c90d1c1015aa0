/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
aac 1n 1l y
aac_app 1n 1l d
aachen 1n dv a
aah 1n 7d 3
aarhu 1i 16 a 5o 9
abandon 1f 1c g 8u 5 cl a
abandon_donkey 1n 1c a
abattoi 1n 9n h
abattoi_food 1n 9n b
abidjan 1n br a
abl 1n 3o 4
aboard 1i 37 5 6q 3
abov p 18 6 3e 5 6d 7 6w 3 ar 3 ex 5 fh 6 fn 3
abov_ash 1n 3e 9
abov_bin 1n 6d d
abov_booksho 1n ex a
abov_product 1n fh b
abov_superma 1n 18 b
abroad t z 3 2w 7 3b a 4k 3 4u 4 4y f 4z 3 52 f 5p 8 6t f 6u 8 6x k 72 5 a7 9 af 5 ah 4 as a bs h d8 4 d9 4 dx 3 el 3 f7 4 fe 4
abroad_backpac 1n 6t a
abroad_check 1n 52 c
abroad_choos 1n a7 b
abroad_send 1n bs g
abroad_venu 1n 2w c
absenc 1f 14 5 91 5 de a
absent 1n 6j k
absorbe 1i 6 5 bb n
absorbe_discree 1n bb b
absorpt 1n bb 4
abus 1n 4h l
abus_anonymo 1n 4h d
academy 1i 50 8 e2 4
acai 1n 2q b
accent 1c t 4 3o 3 a4 b af 7
accept s t 6 1y 9 2g 3 3e 4 4u 3 51 3 55 8 68 2 96 4 9c 2 bp 8 bx 2 d5 9 da h di 2 dj 2 e7 3 ea 9 ef 4
accept_card 1n da i
accept_match 1n ea a
accept_mobil 1n da g
accept_retest 1n 55 b
accepta 1n 4u 5
acces z z 3 15 6 2g 7 2u 3 3f 3 4z 3 5j 3 a1 3 aq 5 at 3 bw a cr 3 ct 3 d1 3 fe 5
accessi 17 20 8 4u 4 6q s 7q c ba 9 cu 10 e8 4
accessi_audit 1n cu l
accessi_check 1n cu r
accessi_error 1n cu c
accessi_holiday 1n 6q k
accessi_hotel 1n 6q g
accessi_tags 1n cu c
accessi_travel 1n 6q l
accessi_websit 1n cu e
accesso 1i ds p fd a
acciden 11 j 3 32 3 34 3 3k 4 3r 3 3w 6 4i 3 58 6 8e 3 8m 3 c1 3 et 4
accommo 1n 13 5
accompa 13 l 3 12 c 13 3 1f 3 3c 3 3s 7 52 a 6u 3 6x 3 ai d b9 8
accompa_both 1n b9 9
accompa_fair 1n 52 c
accompa_pair 1n 12 d
accompa_women 1n ai b
accord 1i 2c 5 bd 4
accordi 1f 70 5 cd k
account o s 2 3f 3 3v 4 4e 2 4s h 4t 4 4x 6 54 5 6g 3 6u 5 7f 8 a8 3 ah a aq 6 as 5 bk f bl c bm a bn 7 bp 6 bs 2 bu 5 bv 8 cw 4 cx 3 cy e cz 8 d0 6 d1 a d4 3 d6 7 da 7 de 5 dh 8 ed 6 em m fk e
account_account 1n em g
account_cancel 1n bv c
account_client 1f em c
account_contrac 1n ah d
account_coupl 1n bl e
account_doctor 1n 6u 9
account_engin 1n as b
account_firm 1i em m
account_help 1i 4x b
account_low 1i 7f a
account_nam 1i 4s b
account_open 1n d1 b
account_practic 1n em x
account_sam 1n da b
account_shar 1n bl b
account_smal 1i 4s b
account_softwar 1f fk e
account_sort 1n bk f
account_spend 1n bk h
account_staf 1n dh b
account_writ 1n ed b
accra 1n fp a
accurac 1n 26 5
accus 1n 4h 9
acid 1n f3 4
acidity 1f 5s 7 5x 8 f3 4
acn 1i 1 9 7k q
acn_photo 1n 7k d
acn_treatme 1n 7k a
acousti 1n 9s g
acousti_insulat 1n 9s 9
acr 1i 5b i fl 6
acros u 1q 3 2u 4 43 2 45 3 5e 4 5u 3 7k 2 99 4 9r 3 b1 3 c0 3 cc 3
act 16 6u 2 ah 3 ap 3 aq 4 cb c cj 4 el 3
action 1n dk c
activit 19 1v h 6k p 7n d ab b bd t dw d
activit_book 1n 6k h
activit_tour 1n 6k n
actor 1a 1n a 31 c 50 c az b cb y
actor_auditio 1n cb c
actor_learn 1n cb g
actor_lin 1n cb g
actor_load 1n cb a
actor_memor 1n cb c
actor_play 1n 31 c
actor_real 1n 50 c
actor_script 1n cb g
actor_visit 1n 1n a
acts 1c aj 4 aq 4 by 4 ce a
actuall 1n af 4
acut 1n dg 5
adapt 1i 24 d ba c
adapt_hom 1n ba a
adapt_sleep 1n 24 b
adaptat 1n ba m
adaptiv 1i 3y k bc x
adaptiv_cloth 1i 3y h bc m
adaptog 1n 7 b
add u 21 5 2l 3 3c 2 3m 3 5m 7 8t 3 a0 2 a7 3 ag 7 bg 6 bo 4 bx 3 cs 3 d1 5 ef 3 ek 4 fd 8
add_lin 1n fd c
add_nam 1i ag a bg 8
add_sugar 1n 5m b
addict 1n 7c b
additio 1i 3f 4 8d 5
additiv 1c 2r 4 53 a 5s b 7a 9
additiv_pesto 1n 5s b
addres u 1w 2 1y 3 4h 4 4u 4 5d 5 5j 3 6g 9 8o 3 91 6 ac 5 an 7 bp 2 ca 2 cl 6 cw 4 cx 4 d9 5 dh 3 dy 5 eh 3
addres_scan 1n 6g b
addres_video 1n an b
adds 17 2r 3 2w d 3f 3 51 2 d2 4 d8 3 di 4
ade 1i b3 7 b4 6
adhd 1f 7b 12 8h d a5 r
adhd_break 1n 7b c
adhd_coursew 1n a5 g
adhd_stick 1n 8h c
adjust 1f 70 5 en e fj c
adjust_build 1n fj b
adjusta 1n 8k c
admin 1f z 9 4z l ah 9
admin_real 1n 4z c
adminis 1f 6j a ah h d8 8
adminis_death 1n ah g
admissi 1i 4m 5 a7 l
admit 1c 19 4 76 3 bn 4 c0 4
adopt 19 1c m 5v i 60 h dx q e7 4 ex k
adopt_beehiv 1n 5v f
adopt_cat 1n ex a
adopt_cats 1n ex c
adopt_dog 1i dx f
adopt_fit 1n 1c a
adopt_guest 1n ex c
adopt_oliv 1n 60 f
adopt_rescu 1n 1c d
adopt_shelt 1n dx e
adoptio 1i 1c f dx v
adriati 1n 8 f
adriati_coast 1n 8 c
ads 19 1c 6 4t l 89 6 an 13 b7 l fe j
ads_avatar 1n an b
ads_googl 1n 4t c
ads_pric 1n fe a
ads_stop 1n an b
adult p 1 4 i c j b m 4 14 i 1s 4 2b 4 31 5 34 4 3a 4 3n 8 3p 4 41 4 6z 7 71 5 72 4 76 4 79 4 7b b 7e 4 7h 4 7j 9 7k 9 7n 4 7p 8 7z 4 86 4 8f a 9w 4 9x 2 9z 4 a3 7 a5 5 a9 4 ag 4 ay 4 bc 3 bi 4 bk 4 bq 4 by 2 dz 8 ep 4 et 3 ez 4
adult_adhd 1n 7b g
adult_afraid 1n j b
adult_alway 1n i c
adult_complai 1n 7j d
adult_know 1n 7p d
adult_learn 1n 14 e
adult_literac 1i 14 f
adult_mol 1n 7k d
adult_read 1n 14 b
adult_start 1n dz b
advanc 11 25 3 2s 6 38 3 4e e 5f 3 60 3 6g 3 88 3 9f 9 ah 7 bw s e4 3 ey 3
advanc_interes 1n bw b
advent 1n 8 5
adventu 1c 31 9 83 7 b0 g ey 8
adventu_gam 1i b0 e
advert 1i 4t c an a
adverti v 4t 6 6e 3 6t 2 6x 2 9x 3 a8 3 ae 4 an 8 av 4 aw 9 ax d az 3 b1 7 b3 3 b4 4 b5 3 b7 8 bm 3 ck 4 cn 3 dx 4 el 3 fk 4
adverti_togeth 1n ax b
advi 1c bn e bx d em i fl 8
advi_softwar 1n em e
advic n a 6 l 8 1f 4 1g 5 1q 2 1s 3 1t 4 53 2 54 2 5c 6 68 2 6u 3 72 4 73 3 74 3 76 2 7e 3 7g 2 7h a 7j 4 7s 8 8z f a7 3 ad 4 ae 3 aq 3 bk 3 bn 4 bt 4 bx d d1 4 d5 3 dq 3 dt 6 f8 5 fl 9
advic_experie 1n a b
advic_hom 1n 8z f
advic_saturda 1n f8 a
advic_video 1n bx b
advic_voic 1n fl a
advis o l 4 q 2 t 2 x 4 1f 5 4p 2 4x 6 54 3 56 2 57 2 6i 2 75 3 7e 3 7h 3 8u 2 8z 8 9j 3 a7 7 ah 3 bn 5 bt 5 bu 8 bx a by 7 cx 4 cy 7 d2 2 de 4 df 2 dj 5 em 7 fl 7
advis_whos 1n bx b
advisor 1n 36 b
aerial 1n fn g
aeropon 1n 9g a
afar 19 21 4 2g 3 7d 3 b3 3 ck 3
affect 1i 5h 5 cp 5
afford 1i 7i 8 bp 3
afforda 1n 8i o
afforda_art 1n 8i g
afloat 1n 37 3
afraid 10 j 9 1m 4 1n 6 33 5 6w b 7l a dm 3 dn 6 dx 2 dz 4 em 3
afraid_height 1n 6w a
afraid_wat 1n j b
africa 15 3 7 6 7 4k a 6g 7 6m 7 97 7 bk 7 dc 7 e2 6
africa_design 1n 4k b
african 1c 5p l 72 c ay f b3 b
african_city 1n b3 b
african_dish 1n 72 b
african_grocery 1n 5p e
african_history 1n ay b
afro 1n 2 g
afterbi 1n fm 4
afterca 1i 6x 7 9c h
afterca_tips 1n 9c b
afterno p 16 4 2i 4 2r 5 3v 5 52 2 5e 2 5t 4 6e 2 6r 5 7n 5 b8 5 bd c eu 6
afterno_book 1n 6r a
afterno_moth 1n bd b
afterno_primary 1n eu c
afterno_teach 1n b8 9
afterwa q 32 2 3i 2 4c 8 51 2 55 2 6x 5 71 3 96 3 aa 7 ab 4 af 2 ch 3 d3 2 dz 2
afterwa_see 1n aa c
ag 1n ba u
again_january 1n f7 a
again_ready 1n 3z b
again_spac 1n a6 b
against p e 4 24 7 3a 3 4e 5 4o 2 56 1 67 2 68 2 6z 6 7a 3 7l 6 an 5 b1 7 cz 6 d3 2 eu 3 ew 5 fj 3
against_company 1n cz b
against_fal 1n ew 9
against_fear 1n 7l b
against_insomni 1n 6z b
against_oth 1f b1 a
against_snor 1n 24 b
age o m 5 3k 2 3s 4 3w 3 5m 4 5q 4 63 4 6p 5 7e 8 7m 4 8f 2 9v 2 aa 3 az 3 b0 4 b1 2 ba e bm 4 dr 6 ea 2 eu 3 f0 3
age_dog 1n dr b
age_parent 1f 7e e ba c
age_plac 1n ba a
age_swap 1n 6p a
aged t 2 5 5 5 6 5 12 5 19 5 1s 5 3y 5 43 5 47 5 5q 5 5r 5 62 5 74 5 7c 5 7m 5 83 4 8d 5 8g 5 8i 5 9v 5 9x 5 a8 5 a9 5 ab 5 ai 5 az 5 b0 5 b6 5 bc 4 by 5 er 4 f9 4
agenc 1i d3 g d7 g
agency q t 4 w 3 13 3 1a 4 1u 6 36 5 3k a 3t 4 4k 4 4l 3 4t k 4u a 4v 4 4w d 4y c 4z 4 52 5 54 4 58 4 6t 2 6u 3 6x 3 91 2 ao 7 as 3 b7 4 bp 2 cj 4 cp 4 cu 2 cw 6 d3 6 d6 6 d7 8 d9 4 e4 3 eo 4 ff 8
agency_find 1n 4t c
agency_hotel 1i 3k b
agency_legal 1n 4w c
agency_smal 1n 4t e
agent u 36 4 3j 3 4g 7 4n 4 4z 3 52 6 56 3 5d 3 68 a 8o 3 8p 3 8t 3 8v 3 8w 3 92 3 ap f au 5 bl 3 bp 5 bq 7 bs 3 cj 6 ck 6 ed 9 eh 3 eo n
agent_leas 1n ed b
agent_negotia 1n 4g c
agent_read 1n ap a
agent_softwar 1n eo g
agent_tool 1n eo l
ages 11 1o c 3r 3 3v 3 3w 3 74 3 8y 3 au 6 b1 7 b4 3 et 4 f0 6 f4 2
ages_tabl 1n 1o e
aggrega 1n s 9
ago v 0 4 12 2 1a 2 1q 2 7h 2 7o 2 9e 2 bh 4 d1 3 e9 4
agr n z 3 1g 4 1h 3 4e 2 4x 2 59 2 5b 2 7h 4 7n 2 af 3 bm 3 c5 3 cl 7 cr 3 d9 2
agr_good 1n cl c
agre i 1h 3 32 3 4l 3 54 2 55 2 c5 2 dd 2 eb 2
agreeme 15 1g 3 1h e 8v 3 al 3 ap 3 d0 4 d4 j d8 3 du 4
agreeme_parent 1n 1h a
agreeme_warn 1n d4 b
agricul 1i 5i a 9h 9
agritou 1n 33 b
aground 1n 37 5
ahead w 2v 8 3c 3 3d 8 4m 3 4u 3 5k 3 6l 6 av 4 b1 2 b6 4 d1 c do 3
ahead_childre 1n 2v c
ahead_tight 1n d1 b
aid 14 h 3 p 8 15 5 1l e 3p 3 4r 7 50 e 51 4 ew 5
aid_app 1n 1l h
aid_train 1n 50 h
aids 1i p e 6q 7
aids_follow 1n p c
aikido 1n et l
ail 1i 1t 5 dv f
ail_animal 1n dv d
air w 26 p 38 6 4o 8 64 3 69 3 6w a 7o 7 93 h 9j 4 ch e ep 4
air_balloon 1n 6w e
air_data 1n 7o b
air_monitor 1n 26 h
air_mould 1n 93 b
air_purifi 1n 26 d
air_quality 1i 26 i
air_sensor 1n 26 r
airalo 1n 6t 5
airbag 1n 2e a
airbnb 1i 59 a 6f v
airbnb_clean 1n 6f d
airbnb_host 1n 6f i
airlin 1n 7s g
airport 19 1u 4 6t 3 7l 4 84 6 c6 8 c7 j
airport_flight 1n c7 d
airs 1n 26 4
aisl 1i 8h 8 bb 6
ajar 1c 25 7 3k 3 bi 3
alarm w z 3 24 6 25 8 27 b 2b e 2e k 4n 3 79 3 7b 5 7r 4 7t 7 91 8 95 d 96 6 9j 2 ai f e6 b eh 4 fh 4 fm 5
alarm_elderly 1n 2b g
alarm_reach 1n ai b
album 16 1z m 3f 5 80 9 b6 6 bd 5 bg f bh w cf g
album_book 1n bh i
album_editor 1n bh c
album_family 1n bh c
album_itself 1n bh a
album_pictur 1n bh c
album_print 1n bh i
album_remov 1n 1z b
album_send 1n cf a
album_snapsho 1n bh c
album_yearboo 1n bh c
album_yearly 1n bh c
alcohol 14 5 6 2l 4 4q 3 58 4 5q 6 61 x 62 3 6k 3 7c g f4 3
alcohol_aperiti 1n 61 b
alcohol_daily 1n 7c b
alcohol_fre 1i 61 w
alcohol_spirit 1n 61 d
alcohol_win 1n 61 j
alegr 1n et 8
alentej 1n c6 a
alert 17 2b g 2e e 9i 7 ai 8 ak e ct q dy f
alert_chosen 1n 2e b
alert_neighbo 1i 2b e dy b
alert_softwar 1n ak c
alert_wak 1n ct c
align 1n 10 a
alik 14 1z 5 an 3 ao 3 e4 3 eb 3 f9 3
aliv 1a 23 4 4o 2 5x 3 8a 4 9o 5
allerg 1i 2o a 7a j
allerge v 5 5 8 3 1p 3 2n 3 2o 4 2t 3 30 3 5c 3 5g 3 5h f 5j 3 5m 3 5n 3 5o 3 5s 4 5u 3 6l 5 7a 9 96 c f1 2
allerge_fre 1n 5h d
allerge_report 1n 96 b
allergi 1f 1 9 c 4 7d 4
allergy x 1 6 d 7 m 5 r 3 2t 3 2v 7 2z 6 30 3 3q 5 3r 5 3x 3 56 3 5h g 6c 5 7a h 7o b 7p 6 9c 4 es 4 ex 5
allergy_app 1n 7o d
allergy_europea 1n 7a b
allergy_scan 1n 7a h
allergy_snack 1n 5h f
allotme z 17 3 18 9 1p 3 1t 3 2a 3 5i 5 5j 3 5v 3 6v 3 8q 3 90 3 b5 9 f8 m
allotme_shar 1i f8 e
allotme_smal 1n b5 c
allotme_wait 1n f8 c
allow r 7 2 d 2 q 2 61 2 6j 2 7d 2 8r 3 a5 4 b2 3 bp 3 ca 2 d6 2
allowan 1i bm a cz 8
alma 1n dz e
almond 1n fl 9
almost 1i 1l 3 dh 4
alon g f 2 i 2 1g 3 1w 2 2b 4 3m 3 3s 3 3x 3 4c 2 4z 4 5g 3 5l 3 9v 4 ab 3 aj 4 ak 3 b5 5 b9 5 c3 2 dc 3 dp 5 dq 5 em 2
alon_chat 1n aj c
alon_print 1n b5 c
along i g 3 t 3 y 3 1u 3 4p 2 6o 4 6r 6 6u 5 7l 2 95 2 9f 6 a5 3 ap 3 b4 3 c7 3 e9 3 eb 5 ej 3 fa 4
along_coastal 1n 6r a
along_motorwa 1n 9f e
along_riv 1i 6o 9
along_rubric 1n eb b
alopeci 1n fa q
alopeci_stylist 1n fa a
aloud u 1a 4 1l 8 1m 4 3d 2 3r 2 4v 2 7q 8 99 5 9e 2 9x c a5 9 ag 4 b2 2 bj 7 br 4 cb c e8 4
aloud_gently 1n 9x c
aloud_person 1n 1l 9
aloud_split 1n a5 b
aloud_wait 1n cb a
alp 1n f4 a
alp_tasting 1n f4 8
alpaca 1n 4a b
alpin 1i 20 7 5z d
alpin_meadow 1n 5z b
alps 1i 6e a
already i 2c 2 3k 5 3u 2 5o 2 6p 4 8d 3 9w 5 9y 3 a7 4 bw 6 dl 2
already_earn 1n bw g
already_listen 1n 9w b
already_study 1n a7 b
already_trust 1n 3k c
alsac 1n 6w 9
alt 1i 49 5 cu i
alt_text 1n cu g
alter 1f 49 m ad 3 c9 a
alterat 1n 49 t
alterat_near 1n 49 h
alterna 1a 4f i 5w f bp e do 9
alterna_credit 1n 4f j
althoug 1i d6 5
alto 1n c8 f
altoget 1n 33 5
alum 1n b 4
alumini 1i 4 d 9 a
alumini_tins 1n 4 b
alumni 1n ae 5
alway j i 5 2g 3 36 3 4q 3 56 6 5a 1 7a 3 a5 3 bo 3 d1 2 df 3 dt 3 eu 3
alway_sam 1c 56 c
alway_want 1n i c
alzheim 1i 7n u bd 12
alzheim_activit 1n bd i
alzheim_afterno 1n bd c
alzheim_box 1n bd c
alzheim_gam 1n bd c
alzheim_music 1i bd b
amateur 13 1t 3 2c 6 6i d 71 7 81 6 c8 5 c9 b ca 6 cb c cd 5 ez 6
amateur_actor 1n cb f
amateur_sport 1n 6i b
amateur_theatr 1n c9 d
amazon 1n fe 13
amazon_ads 1n fe c
amazon_profit 1n fe c
amazon_sel 1n fe o
amb 1n 24 4
ambassa 1n 4l a
ambulan 15 2b 7 32 3 69 6 79 3 7e 3 7j 3 7t 5 7u c fc 8
ambulan_fulfil 1n fc 9
amen 1n 3h 2
america 1c 1u 8 5p e b4 8 bf 6
america_fresh 1n 5p a
amina 1a 13 5 15 6 19 6 1b 3
among y 34 8 3a 8 3s 3 4f 3 7c 2 9p 3 br 5 c2 3 c5 3 dg 3 ex 9
among_cats 1n ex a
among_shelt 1n 3a b
among_teach 1n 34 b
amount 19 2k 3 64 3 7f d 7i 6 9y 3 bn e
amount_index 1n bn b
amp 1n ca 6
amplifi 1n ca c
amplifi_book 1n ca a
amps 1n ca r
amsterd 1c 3 8 o 8 89 8 fp 8
ana h c 3 f 2 r 3 1a 2 39 3 7g 2 aa 3 al 2 at 4 bl 3 br 3 cu 2 db 3 dc 2 de 3 dk 2 ec 2
anaerob 1n 9n a
anaesth 1n q 4
analog 1n 81 y
analog_develop 1n 81 b
analog_scan 1n 81 b
analogu 1n 81 z
analogu_develop 1n 81 b
analogu_film 1n 81 d
analogu_scan 1n 81 b
analy 1n d5 b
analys 1i 60 5 al h
analys_record 1n al b
analysi 1c 1s 9 60 4 7k 8 al 6
analyst 1i a2 c cr 7
analyst_mentor 1n a2 b
analyti 1n cr w
analyti_dashboa 1n cr r
anatomy 1n 1k 7
ancesto 1i ag i bf w
ancesto_archiv 1n bf b
ancesto_researc 1n bf b
ancestr 1i ag e bf o
ancestr_researc 1n bf b
andalus 1n 8z a
anew 10 1h 2 41 3 45 3 4u 3 5m 3 75 3 ab 3 bo 3 bu 2 d0 3 db 3 ej 3
ang 1n c4 5
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
angri 1n a4 4
angry 17 1o 3 2f 4 2v 4 ae 4 aw 4 cj a co 6
anim 1n 2r 5
animal u x g 1c m 2f 3 33 8 3g 4 42 5 9l 4 9m 7 do e dp 3 dq 3 dr 4 ds 7 dt b du d dv k dw b dx k dy f dz 3 ex f f6 2 f8 2 fm c
animal_café 1n ex b
animal_fit 1n dx b
animal_morn 1n 33 c
animal_own 1f do a
animal_physio 1n dv n
animal_rescu 1n 1c p
animal_vets 1n x b
animal_visit 1n 1c a
animat 1n ay a
animati 1i 4v b 9x 5
ankl 1i 43 7 6w 3
anna 1i ah 3 bf 9
annex 1i 51 3 d5 4
anniver 19 2o 3 2z 3 77 4 ah 4 cg b
annotat 1n ar 13
annotat_rays 1n ar a
annotat_servic 1n ar d
announc 1f c3 e ck 5 fn 3
announc_trip 1n c3 b
annoy 1c 1h 3 3v 3 8i 3 d6 3
annual 1i 4s f em i
annual_account 1i 4s b em f
anonym 1i 4h 9 df a
anonymi 1n df 5
anonymo 1f v 5 4h y df n
anonymo_questio 1n df b
anonymo_report 1n 4h n
anonymo_web 1n 4h b
anoth g b1 2 c1 3 c9 3 d3 2 fd 4
anoth_siz 1n fd c
answ c 1 2 5 3 1a 3 1f 3 1u 3 1w 4 2e 3 4h 4 6c 3 6e 4 6t 3 72 3 75 3 79 3 7d 3 7h 2 7j 4 7k 5 7q 3 7r 3 9v 5 9y 3 9z 3 ad 4 af 4 ak 4 ao 5 at 6 b7 3 cj 8 ck 6 co 5 cw 4 d3 5 db 5 df 4 di 6 dj 4 dl 8 dt 4 dx 3 e2 5 eo 3 fk 3
answ_app 1f e2 9
answ_ask 1c dj 9
answ_bad 1n co f
answ_cal 1f ck f
answ_chat 1i 1u a cj d
answ_child 1f 9y 9
answ_employ 1n dl f
answ_enquiry 1n eo b
answ_feedbac 1n af c
answ_fifteen 1n dt c
answ_flag 1n d3 b
answ_night 13 6t 6
answ_ord 1n cj g
answ_parent 1i 1f 9
answ_phon 1n ck f
answ_policy 1n di b
answ_questio 14 5 7 9z 8 bh 7 db 8 dx 7
answ_restaur 1n 6c c
answ_rfp 1n ak a
answ_sel 1n 6e c
answ_step 1i 9v a
answ_th 1n 72 b
answ_thousan 1n dl b
answ_twenty 1i ac a
answ_unknown 1n 7r b
answ_writ 1n 7k a
answer p 4w 3 4x 2 6i 3 71 2 ae 3 at 5 ck c co 2 de 3 df 4 dj 3 dl 2 e4 3 e5 3
answera 1n cy 5
antenat 1n o e
anti 1i 24 j 9u 8
anti_snor 1n 24 h
antibio 1n y 7
antiqu 1i 89 f 8y l
antiqu_furnitu 1i 8y e
ants 1n f6 8
antwerp 19 1n 6 1w 8 5e 8 5u 8 8r 8 ce 6
anxiety 1c 77 e 7l h 9y 9 a4 9
anxiou 1f 3p d dn 9 f9 4
anxiou_learn 1n 3p c
anybody q 4b 2 4u 2 56 2 cm 4 db 2 dk 2
anyon 1a 1k 3 29 4 9h 3 au 4
anyth m 24 3 4w 2 65 2 7e 3 7g 1 d2 2 dk 2 dm 2
anyway o 2 3 2b 3 2c 3 54 2 5d 2 a2 3 e9 3
anywher 1c 5c 5 62 4 dw 3 fq c
anywher_wash 1n fq a
apart r 1g 9 2k 4 2m 6 36 2 6j 2 7o 2 7y 3 aa 2 aw 2 d3 2 ea 2 fd 4
apartme 16 2g a 67 f 6p e 6u f 7i l 8o 8 8v c c5 l
apartme_build 1n c5 g
apartme_buildin 1n 67 c
apartme_door 1n 2g b
apartme_holiday 1n 6p c
apartme_hous 1n c5 f
apartme_shar 1n 7i g
aperiti 1n 61 k
aperiti_gentian 1n 61 b
aphasia 1n 7m s
api 16 4f a cp 8 cq s cs 8 ct d d0 8 d8 o da h
api_lets 1n da b
api_read 1n d8 f
api_train 1n cq b
apiary 1n 5v j
apiary_honey 1n 5v b
apis 1n ct f
apis_product 1n ct c
app c d 3 e 3 f 3 k 4 l 5 s 2 z 3 1a 2 1b 5 1g 7 1h 7 1l 8 1p 7 1q 7 1r 6 1s 9 1t 8 1u 6 1v 5 1w 8 1x 3 1y 7 1z 5 20 8 21 8 22 8 36 3 3h 8 3i 5 3k 4 3n 3 3o 3 3p 3 3u 3 4j 7 4m 2 4u 4 4v 2 55 4 5n 4 6e 4 6h 4 6i 4 6j 5 6y 8 6z 8 70 9 71 4 72 9 73 8 74 7 75 6 76 4 77 7 78 8 79 5 7a 7 7b 6 7c 7 7e 6 7f 8 7g 4 7h 5 7j 5 7k 6 7l 2 7m 5 7n 6 7o 7 7q 6 7s 3 7u 3 87 7 8s 4 90 3 94 4 96 6 97 3 9d 6 9e 4 9i 5 9j 2 9v 6 9w 8 9x 7 9y 6 a3 7 a4 4 a5 3 a6 6 a8 4 aa 8 ab 6 ae 6 ag 3 ai 7 aj 5 as 3 au 2 b1 5 b2 6 b6 6 be 5 bk 9 bl 6 bm 5 bn 4 bo 6 bq 4 br 5 bs 4 bt 5 bu 6 bv 4 bw 4 by 4 c0 3 c2 3 c3 3 c4 4 c6 2 c8 6 cb 7 cm 3 cp 4 cx 5 cz 3 dc 6 dd 5 dm 4 do 3 dt 4 dx 3 dy 3 e0 3 e2 5 ea 4 ee 4 ef 5 eh 4 ej 4 ek 2 f9 8 fd 6 ff 3 fp 3
app_accompa 1n ai b
app_alert 1n dy b
app_amateur 1n 6i b
app_asks 1i 77 a fd b
app_autisti 1n 1l b
app_bakery 1n 5n b
app_begin 1i bt a
app_blind 1n 7q f
app_bouncy 1n 2y a
app_breath 1n 6y c
app_card 1i f9 9
app_chat 1n dt c
app_childre 1f 1h 9 1l 9 bm a
app_collect 1n 74 b
app_conduct 1n c8 9
app_connect 1n 8s b
app_cousin 1n ag b
app_deliver 1n 96 b
app_disput 1n 7s a
app_divorc 1n 1g a
app_dog 1n dm d
app_doula 1n 9d c
app_driv 1f 7u 9
app_employ 1i 4j c
app_explain 1i 9v a as a
app_factory 1n 4j b
app_find 1c 1z 9 3k a 9y 9 bv a
app_freelan 1i bu e cx d
app_grandpa 1n be 9
app_group 1n 36 b
app_help 1i 7h a
app_hik 1n 20 b
app_hous 1n 1w c
app_identif 1n 1t b
app_keep 1n 1y b
app_kids 1n 1h c
app_know 1n 72 b
app_learn 1n cb f
app_lend 1n 90 b
app_link 1n bw b
app_listen 1i 9x b a3 a
app_log 1n 73 b
app_look 1n 1p b
app_map 1n 87 b
app_match 1i c3 a do a
app_measur 1n ef b
app_memb 1n b2 c
app_moth 1n ab c
app_non 1n 1l b
app_onlin 1n fd f
app_open 1i c2 a
app_oyst 1n 9j a
app_paid 1n 55 b
app_parent 1i 3u a
app_payof 1n 7h b
app_pays 1n bs b
app_photogr 1i 21 a bo a
app_pictur 1n 1l 9
app_practis 1n a4 b
app_prepar 1n a8 b
app_puts 1n 7f b
app_quit 1n 7c b
app_read 1a 7a 9 7o 8 b2 d bk 8 cb 8
app_real 1n l b
app_round 1n 1b b
app_runs 1n br b
app_sam 1n 1w c
app_scal 1n 9i a
app_send 1n e c
app_separat 1n 1g a
app_sery 1n b6 b
app_shar 1n c4 b
app_shelt 1n dx b
app_shop 1i ej b
app_short 1n 9w b
app_show 1i 1v a
app_sibling 1n 7e b
app_singl 1n aa c
app_slow 1n a3 b
app_smal 1n 7g b
app_strengt 1n 70 b
app_suggest 1n 1s b
app_symbol 1n 1l b
app_tailor 1n ae b
app_teach 1n 3h 9
app_track 1n 77 b
app_trad 1n ef e
app_travel 1n ea a
app_turn 1f 79 a a6 9 be 8
app_vans 1n fp b
app_video 1f 78 a
app_voic 1n 1l b
app_weekly 1n dd c
app_work 1n 97 b
app_writ 1c 9d a cm a cx 9 f9 8
apparat 1n e6 i
apparat_test 1n e6 b
appeal 1n 7s g
appear 19 4m b a8 4 ag 4 az b b6 6 d3 4
appear_read 1n az b
appear_tablet 1n 4m b
appetit 1f dr 4
appl 11 1h 3 2q 7 2v 3 3g 4 3s 3 42 9 5i 2 61 3 63 c 9h a dg 3
appl_leath 1n 42 b
appl_sel 1n 63 b
appli 1n 13 4
applian 1a 16 i 1y j 2a b 2h 9 8x v
applian_electri 1n 2a b
applian_manual 1n 1y d
applian_repair 1i 8x p
applian_tel 1n 8x c
applian_togeth 1n 16 c
applic 1i 51 l as f
applica 11 1a 3 4f 3 51 m a7 u ae k af d as c au 7 b7 6 ba 4 bx 3 db w e3 n
applica_build 1n e3 c
applica_chat 1n db b
applica_colleg 1n a7 b
applica_help 1n a7 g
applica_own 1n 51 c
applica_paid 1n 51 c
applica_persona 1n a7 b
applica_post 1n db h
applica_track 1i ae f db r
apply 17 v 4 61 4 a2 6 a7 d af c db 4 ec a
apply_video 1n ec b
appoint z m c q m r k x e 1a 3 1r e 6u 5 73 9 74 b 7d 2 7u a 9c c af 3 aj e as 9 ck d
appoint_cal 1n aj c
appoint_calenda 1n ck c
appoint_consula 1n as b
appoint_fil 1n aj c
appoint_patient 1n q i
appoint_record 1n x b
appoint_weekly 1n 74 b
apprent 1c 12 h cc 4 cv a ec p
apprent_craft 1n ec b
apprent_match 1n ec e
apprent_mentor 1n 12 b
approv 14 w 3 5c 7 68 3 98 9 cm a cp 4 cz d de b e3 3 e8 7
approv_phon 1n de d
approv_repair 1n 98 b
approv_tap 1n cz b
approva 14 v 8 50 4 52 c 74 3 98 6 a2 3 cz 3 d0 4 dw 3
approva_accompa 1n 52 c
apps i d 3 e 3 1p 3 1q 4 1r 3 1s 3 1w 3 1y 3 21 4 22 3 4m 3 4u 7 5e 3 5n 3 6e 3 6y 3 70 3 71 3 72 3 73 2 74 3 75 3 77 3 78 3 79 3 7b 3 7c 3 7f 3 7g 2 7k 2 7l 2 7m 2 7q 3 87 2 95 2 9a 2 9e 4 9v 2 9x 3 9y 2 a3 3 a4 3 a6 2 a8 3 aa 4 ab 3 af 3 b2 3 b8 6 bl 3 bm 3 bo 4 br 3 bs 3 bt 2 bu 2 bv 3 bw 3 by 3 c4 3 c6 3 c7 3 cb 2 cq 3 cs 3 dq 3 fd 3
apps_mvps 1n 4u c
apricot 1n 5t 7
april 16 f 4 n a 1j 5 82 3 93 4 b4 5 bz 4
april_book 1n n b
apron 1c 48 m 59 a er 7
apron_restaur 1n 48 g
aqua 1n j b
aquacul 1n 9j m
aquapon 1n 9g j
arab 1n b6 e
arab_artist 1n b6 b
arabia 1n ej b
arabic 1f 4m h 6y d 9w 9
arabic_dari 1n 4m b
arabic_french 1n 6y c
arcad 1f 31 a 3a 9 f0 r
arch 1f 2w 7 2x 4 er 3
archite 14 4o 4 4p 3 88 4 9s 6 9t 5 at 7 d7 d dk e e3 4 fo c
archite_offic 1c d7 d
archite_turn 1n dk c
archite_yard 1n fo b
archiv 1f 1z h ay 3 bf v
archiv_deliv 1n bf 9
archiv_villag 1n bf c
archivi 1n 1z h
area 19 2u 7 4o b 4q a ae 4 e0 8 ez 6
area_rent 1n 4o c
area_scan 1n 4q b
aren 1n 4y 3
arepa 1n 2k e
arepa_busines 1n 2k b
argenti 1c 4m 8 7a 8 9i 7 eb 8
argu 19 8f 7 aj 3 b1 4 bo 4
argumen 1c bp 4 br 2
arithme 1n 9y q
arithme_primary 1n 9y b
arm u 1 7 4 5 5 4 d 3 k 2 m 6 60 3 7d 4 7l 7 7p 4 8i 2 8n 4 9c 5 fc 3
arm_movemen 1n 7l b
armband 1n j 3
armchai 1n 8y o
armchai_reuphol 1n 8y b
armenia 1i 5s c eu 9
armenia_aubergi 1n 5s b
armful 1n 8b 4
arms 12 1 3 3 3 2f 3 4a 3 4d 3 78 3
around x n 5 p 3 1l 5 1u 8 2i 6 2l 3 4q 6 64 3 6f 3 8p b 9w 8 bx 4 c4 3 c9 8 dv 7
around_hous 1i 8p e
around_naps 1n 1u b
around_perform 1n c9 9
around_song 1n 9w b
arrang 13 l 3 3c i 3k 4 6x 3 8b a 8h 4 99 7 dm 4 ec 3
arrang_cal 1i 3c 9
arrang_wedding 1n 8b b
arrange 1n a3 5
arrear 1n ed j
arrear_tenant 1n ed b
arriv q 2h 2 2m 5 40 6 4y 9 6f 5 6j 2 6u a 83 6 9b 2 br 2 bv 3 d6 6
arriv_thursda 1n 40 b
arrival 14 2m 4 2x 5 3u a 44 4 66 4 6q 3 7s 3 9b 4 cr 3
arrow 1n b8 5
art 17 32 8 4p z 81 3 8i y ch 7 er 7
art_buy 1n 8i e
art_leas 1n 4p d
art_offic 1n 4p l
art_onlin 1n 8i c
art_print 1n 8i t
art_rental 1i 4p m
art_subscri 1i 4p c
art_wal 1n 4p h
arthous 1n ch 9
arthrit 1i bc o dv 9
articl 19 4g 7 4q 4 9o 3 ap 3 aw h cn s
articl_rank 1n cn c
artisan 1c 2p b 5r 9 eq k f3 5
artisan_gelato 1n 2p b
artisan_worksho 1n eq a
artist 12 d h m i 39 7 4b 8 4n 7 4p d 8i l 9c m b4 7 b6 h ce 7
artist_book 1f d a
artist_chang 1n 8i b
artist_fre 1n b6 b
artist_styl 1n m c
arts 1i h a et q
arts_near 1n et d
arts_school 1n et l
artwork 1i 4p u 8i a
artwork_rent 1n 4p d
artwork_young 1n 4p f
ash 19 c 3 3c a 3e q 3g l 8c b 8j 6
ash_brought 1n 3c a
ash_hand 1i 3g 8
ash_wood 1i 8c a
asham 1c l 7 4u 4 7c 4 bd 4
asia 1n an a
asian 1c 2r 6 5p k 5x 7 6l 8
asian_grocery 1n 5p g
asid 13 21 3 2h 3 3a 3 3f 3 5k 4 7f k bn 3 bq 6 bu f
asid_smal 1n 7f g
asid_tax 1n bu f
ask_expert 1c 2w a
ask_googl 1n co c
ask_nam 11 1z 7
ask_neighbo 19 1w 9
ask_patient 1i 4t b
ask_persona 1n dj b
ask_plain 1i cr a
ask_rest 1i dd b
ask_voic 1n dl b
askew 1i bh 3 fh b
asks g 1o 3 2l 3 30 3 6c 4 77 4 7j 5 a6 4 a7 2 b1 2 ck 5 co 5 df 5 dj 5 eo 4 fd 5
asks_again 1f a6 9
asks_card 1n 6c c
asks_financ 1n eo b
asks_guest 1n co g
asks_questio 1a 77 9
asks_symptom 1n 7j b
asks_why 17 fd a
asks_wrong 1n ck c
asleep 11 1f 4 24 c 27 3 28 3 3k 5 6z m az 7 c6 3 dm 2 dp 3 ex 4
asleep_app 1n 6z h
asphalt 1n e2 4
asr 1n cq a
assembl 1c 28 4 4q 4 8p g e4 8
assembl_furnitu 1n 8p g
asses 17 1 4 2 4 3 4 5 4 9 4 b 4 fk 8
assesso 1n 0 5
asset 1n fi 4
assign 1c z 9 7s 4 bt b ea j
assignm 1c 1a f 4e 4 ea q eb 8
assignm_softwar 1n ea d
assist 1f 6q 8 as 9 eb 9
assista x x 9 y 2 10 3 13 6 4g 2 4z s 58 c 6e 8 7j b aj n ao d at m cj j ck e cs 9 de 7 dg 6 dk c dl e el 5 eo 8
assista_answ 1a 6e 9 cj c ck 9 dl 9 eo 9
assista_app 1n aj j
assista_book 1n aj c
assista_company 1i dl c
assista_explain 1n 7j b
assista_find 1n 58 c
assista_handl 1n 4z c
assista_join 1n dk c
assista_servic 1n 4z i
assista_sort 1n x b
assista_start 1n 4z c
associa p 1i 3 3d 3 4t 2 6e 2 6i 7 6j 2 90 2 93 4 99 5 9d 6 9i 6 ad 7 av 5 b7 2 bu 2 cn 2 cp 4 d2 2 d8 4 e7 5 ea b eb 2 ed a ek 2 en 2 eo 2 fn 4
associa_memb 1n 6i d
asthma 1n 7o u
asthma_app 1n 7o f
astrolo 1n f9 12
astrolo_app 1n f9 r
astrona 1n 1m l
asylum 1n 13 a
ate 13 t 5 1p 4 3k 3 3l 3 3t 3 5l 3 5m 3 9m 4 do 3 dr 3
athen 1f 13 8 18 9 f1 8
athlet 1i 2c 9 5l l
athlet_chil 1n 5l b
atopic 1n 1 k
atopic_skin 1n 1 c
ats 1i ae a db a
attachm 1n ap d
attachm_ent 1n ap a
attack 1a 4h 4 4x 8 7o o dh 8 di 4
attempt 1c 3p 5 a1 5 bx 4 da 4
attend 1i 6i n 6j a
attenda 1f 5a 5 6i e e9 i
attenda_card 1n e9 b
attenda_driv 1n 6i b
attenti 1c 8d 3 a9 4 ax 4 ev 4
attic 11 1z 3 89 5 8u 8 8v 3 8z 6 92 7 cf 2 ed 6 eu 5 f5 i
attic_clear 1n f5 b
attic_empty 1i f5 a
attorne 1c 6u 3 7e 4 ah 9 el 9
aubergi 1n 5s e
aubergi_walnut 1n 5s b
aucklan 1f 2v 9 4s a ey 7
auction 1a 80 q 8y 4 ed 4 fm 4 fo 6
audio 13 1u 7 2y 6 32 8 3h i 6h m 6y 7 71 a 9w 9 ax 7 az s cq 7
audio_coach 1n 71 c
audio_guid 1i 6h q
audio_play 1n az d
audio_story 1i 9w a az m
audiobo 1f 8g a ax c az d
audit 16 1b 4 1d 4 4h 4 55 c cu j di f em 8 en 3
auditio 1n cb j
auditor 16 4h 3 55 3 9o 3 9u 7 cu 3 dh 3 di e fk 8
augment 1i 4i a 6h a
august x 8 3 s 3 18 4 1i 6 1o 3 33 3 35 3 3l 4 4o 4 5d 3 7l 3 9b 4 do 5 f8 4
aunt v 12 6 2o 4 3h 3 5p 5 6j 5 7g 5 82 3 b1 2 bc 3 br 6 f3 4
austin 1i 2k 9 do 9
austral 14 4 7 u 7 1f 6 1u 7 7c 7 7h 6 9b 7 9x 7 bf 5 d5 7
austria w p 6 z 5 20 5 2f 5 3f 4 4c 6 4w 6 5q 6 5z 5 6e 6 78 5 86 5 8i 5 9k 5 a0 5 bt 5 cu 6 cx 5 dh 5 dl 5 e6 5 ee 6 em 6
authent 1i 9u 8 b3 a
author 17 1m 7 9w 4 az 4 b2 b b3 c b5 7 e4 4
authori g y 2 56 2 68 3 69 5 6j 3 87 2 96 4 9a 3 9l 3 as 3 dj 3 e3 7 e8 9
authori_plain 1n e8 b
auti 1i 1e 9 a5 a
autism 1n 1l p
autisti 1i 1l s et j
auto 1n 98 v
auto_repair 1n 98 p
autobio 1n ag b
automat v 23 6 2u 7 3p 8 4q 9 7f g 9j 5 an a ao 3 ap o bn 6 bv a cl b cr 9 cs 6 cu 5 cy c d0 6 d6 6 d7 9 db 3 di d ea 7 em 6 fh 9
automat_bookkee 1n cy b
automat_cars 1n 3p c
automat_data 1n ap d
automat_replace 1n ea a
automat_visual 1n fh d
automat_winery 1n cl c
automat_workflo 1n ap d
autonom 1i 4q a 9h e
autumn s 1j 3 22 4 4k 2 66 2 6w 3 8n 3 8u 7 93 2 9b 2
availab 1n e6 k
availab_warden 1n e6 b
avatar 1f 4m f an k au 9
avatar_languag 1n an b
avatar_video 1n an d
averag 1i 62 5 b3 5
aviatio 1i 69 5 fn 5
aviv 1n c4 a
avoid 1f 9 9 a4 9 a5 d
await 1n fg 4
awak 12 1f 4 6t 2 6z c 74 3 75 5 7b 3 eu 3
awarene 1i ai 5 dh r
awarene_phon 1n dh b
away f 16 3 3b 5 6d 6 7e 3 7n 2 91 7 9a 6 au 3 be 4 dm 2 do 5 fo 4
away_box 1n 6n 8
away_marina 1n 9a b
away_somebod 1n 91 c
away_weed 1n 3b 9
away_why 1n 6d b
awn 1f 2j 3 35 6 c7 4
aws 1n aq o
azur 1n aq a
baby v a 9 j 9 o g 1f r 1x a 25 q 3d 5 3k 6 3z i 4c n 5m p 75 j 7z 2 8e f 8l 4 bh c cg d ci 4 ev r
baby_album 1n bh e
baby_carri 1n 4c r
baby_clas 1i ev r
baby_cloth 1i 3z n
baby_cry 1i 25 e
baby_food 1n 5m w
baby_gear 1n 8e h
baby_group 1c ev a
baby_learn 1n 1f b
baby_massag 1n ev f
baby_meal 1n 5m h
baby_monitor 1n 25 t
baby_morn 1n ev c
baby_music 1n ev c
baby_night 1n 1f l
baby_rhym 1n ev c
baby_sensory 1n ev c
baby_sign 1n ev m
baby_sleep 1a 1f t 75 c
baby_song 1n ev c
baby_swim 1n j e
baby_thing 1n 1x g
baby_tir 1n 1f b
baby_toddl 1n ev c
baby_video 1n 1f 9
baby_wak 1n 1f i
baby_warn 1n 25 b
baby_wear 1i 4c l
babygro 1n 3z b
babysit 1i 3k 1a 7a 4
babysit_friend 1n 3k h
babywea 1n 4c b
back 6 e 3 k 3 10 2 2c 2 40 3 4r 3 78 4 fd 3
back_autumn 1n 8u b
back_bad 1n 77 b
back_differe 1i a4 a
back_door 11 ej a
back_empty v 7u 6 fg 6
back_exercis 1n dg b
back_fabric 1n 8y b
back_hotel 1n d9 b
back_land 1n 9u a
back_larg 1n 1j a
back_leav 1n c1 b
back_monday 19 40 8
back_off 1f fd a
back_offic 1a ap a
back_pain 1a k i 2c a 78 n
back_pocket 1n bc 9
back_refil 1i 8 b f3 8
back_room 1c 14 9
back_sharp 1n 85 9
back_support 1n 4r f
backgro 1f 1s 5 am h b6 2
backgro_product 1n am c
backhau 1n fg a
backlin 1n ao a
backpac 19 42 p 6o l 6r l 6t k 84 h 8m 8
backpac_sewn 1n 42 f
backpac_shar 1n 6t a
backup 1n 4x r
backup_mail 1n 4x c
backwar 14 2d 3 3p 5 58 2 8o 3 9g 2 b1 3
backyar 1n 6v u
backyar_family 1n 6v c
backyar_hourly 1n 6v c
backyar_own 1n 6v c
bad p 1 2 22 4 6z 9 77 7 78 6 7c 3 7p 4 7s 3 bn 3 c7 2 co 9 df 4 ea 2 fh 8
bad_bottl 1n fh b
bad_ones 1f co c
bad_sleep 1i 6z e
baden 1n fk a
badg 16 j 8 1i a 34 4 3q 3 65 3 cu 4 di 3 e6 3
badly 12 24 6 6z 3 77 3 8k 4 9e 3 a4 3 ab 3 el 3
badmint 1n ez n
badmint_court 1n ez c
bag m 3 3 6 3 1r 4 1x 6 2m 7 3z 6 41 9 42 9 44 4 4c 5 5e 3 5j 7 5k b 5n 6 5o 4 6j 3 6l 3 6r 6 7m 2 7z 2 84 b 8s a bq 5 bz 4 c7 8 c9 4
bag_buy 1i 42 c
bag_cloth 1n 41 g
bag_letterb 1n 5k b
bag_outsid 1n 8s b
bag_seed 1n bq c
bag_used 1n 1x b
baggag 1n 6t 2
bags t 15 4 1s 3 2m 4 3z 4 42 m 4c 3 5j 6 5k a 5n h 5z 9 64 5 6l 4 6r j 7w 3 7z 7 84 f 8m 5 8s c 92 4 9s 9 c7 g
bags_hik 1n 6r c
bags_mend 1n 84 a
bags_oth 1n 5z b
bags_pres 1n 9s 9
bags_stag 1n 6r c
bags_walk 1n 6r f
bailif 1n 87 g
bait 1n dh a
bak w 9 5 2n k 2o e 4q 4 5c 3 5h 4 5j d 5n 5 5t a 6i 2 a1 a a9 4 ab 2 aw 7 bk 4 cm 6 db 2 es j
bak_birthda 1n 2o b
bak_breakfa 1n es 9
bak_clas 1n es b
bak_cours 1n es b
bak_croissa 1n a1 b
bak_crunchy 1n 5t b
bak_friday 1n 5j c
bak_grandmo 1n es b
bak_learn 1n es b
bak_overnig 1n 2n b
bakery u 11 4 1e c 1v 6 2n n 2t 4 59 5 5f 6 5h 7 5j 8 5n g 7i 3 8b 3 96 5 9m 7 9q 9 b6 7 by 6 cm 7 cx 4 ec 4 ej 7 es 6 f6 2
bakery_coffe 1n 1e b
bakery_leftov 1n 9m a
bakery_near 1i 2n f
bakery_night 1i es 8
bakery_restaur 1n 5n b
bakery_sourdou 1n 2n g
bakery_test 1n 5h b
bakery_weekly 1n b6 b
bakery_worksho 1n 9q a
bal 10 e 5 i 3 2y 3 3g 2 3w f 40 6 43 3 86 2 9k c dp 6 dq 3 e7 3 ey k ez 5
bal_pit 1n ey n
bal_pool 1n ey f
balanc 1c 1j h 34 6 d1 g ew s
balanc_bik 1n 1j h
balanc_clas 1n ew g
balcony 11 18 5 1d 6 1t e 2a o 7c 3 7w 9 82 7 8a b 8z 7 do 5 er 5 f8 5
balcony_solar 1f 2a k
balcony_tun 1n 1t b
ballad 1n cg q
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
ban 1c 42 g 5p 4 an 9 dj h
banana 1c 6 g 2q 7 57 7 5t 6
banana_fibr 1n 6 b
band 11 1v 3 2w 6 4b c 4d 9 6g 3 7x 4 a3 3 am 3 b4 c ca s cd 7 ce s
band_amps 1n ca c
band_book 1i ce j
band_djs 1n ce d
band_event 1n ce b
band_fix 1n ca a
band_gig 1n ce b
band_hir 1n ce e
band_hoody 1n 4b b
band_party 1n ce h
band_practis 1n ca f
band_rehear 1n ca c
band_room 1n ca m
band_sel 1n b4 b
band_soundpr 1n ca c
band_wed 1n ce b
bang 1i 3w 4 8x 4
banglad 1i 4e 9 bw 9
bank m s 4 11 c 1d 4 1w 7 22 3 37 3 4e 4 4f 9 4m 7 4o 4 4p 3 4s 2 54 7 55 4 5n 4 6u b 7f 5 7g 5 7r 7 82 3 87 3 8z 3 9l 6 ah 5 as 5 b8 6 bk d bl 4 bm 9 bn 3 bo 4 bp 3 br 3 bv 5 bx c by 3 cq 3 cx 4 cy a d1 b d6 4 da 7 de 3 ed 6
bank_account 13 6u 6 as 7 bk h d1 9 ed 7
bank_brush 1n 9l a
bank_investo 1n 54 b
bank_lin 1f cy d
bank_near 1n 11 d
bank_old 1n b8 c
bank_town 1n 4m g
bank_wheel 1n 11 f
banquet 1n ff 4
baptism 1n bf 3
bar q 3 5 f 4 g 5 1e 6 2i 8 2j 5 2l 6 2q f 3a a 5t e 5u d 61 8 62 8 63 5 6c 5 6g 6 6o 3 7w 3 a3 5 cf a ci 8 el 4 er 9 ez 6 f0 d f4 4
bar_chocola 1n 5u f
bar_employ 1n 1e b
bar_insid 1n 2q b
bar_second 1n cf a
bar_sunflow 1n 5t b
bar_wristba 1n 6g b
barb 1f b e c r r n
barb_van 1n c f
barb_web 1n b b
barbecu 1f 5s 8 e7 9
barbers 1i c 9 c8 q
barcelo 1f 32 9 43 9 7q 8
barcod 1f 72 4 7a h ek h
barcod_scan 1n ek c
barcod_see 1n 7a b
barefoo 1c 43 r 9e c
barefoo_hoof 1n 9e b
barefoo_sho 1n 43 q
barf 1n dr b
bargain 1i 1x n 5n g
bargain_hunt 1i 1x g 5n d
barista 1i 1e f 2j k
bark 1f dp a dq 6
barkeep 1n 62 5
barley 1i 5l 7 f4 a
barley_open 1n f4 8
barn 12 1d 6 1o 5 2y 4 3q 5 5i 5 9f 8 ce 6 fm j
barn_camera 1n fm c
barn_count 1n fm a
barrel 1a 5q 3 5x h 6m b 9m 6 f4 h
barri 1a 6q c 7q 8 9b m ba l cu c
barri_cod 1n 9b b
barri_fre 1c 6q a ba j
bars x 0 6 2 a i 9 m 3 3a 5 3n 6 44 5 5t l 5u b 61 8 62 d 63 6 8h 3 8i 3 a3 c c8 8 ci e er d f4 6 fp 5
bars_curly 1n 2 b
bars_festiva 1n 62 b
bars_lesson 1n i c
bars_quiet 1n er a
bars_repeat 1n a3 b
bars_town 1n ci a
bas 10 4 3 7 8 2z 5 32 3 5w k 69 5 72 7 9m 6 9u 6 9v 8 ca 2 ce 4 dl 9
bas_blood 1n 7 b
bas_burg 1n 5w f
bas_meat 1n 5w i
bas_tutor 1n 9v b
basebal 1n ea 9
basel 1i e 9 5j a
basemen 1n 8u b
basic 1i i 4 14 a
basil 1f 1t 8 23 i 9g d
basil_grow 1n 23 b
basin 1a 0 5 c 6 2k 4 3t 6 9a 5
basket x 17 4 1h 4 1p 2 1q e 37 9 3e 6 57 7 60 3 6n 7 6s 5 8f 3 8l 6 eq g fb 4
basket_board 1n 37 c
basket_carv 1n eq 8
basket_mak 1n 3e 9
basket_today 1n 1q c
basket_worksho 1n eq a
basqu 1n 3o e
basqu_frisian 1n 3o b
bat 1n 9q m
batch t 1 a 2 3 3 3 4 3 7 7 28 4 5h 8 5s c 5v 4 62 8 63 7 6m i 7w 4 81 4 9c d 9m 7 9u c ar a cr 3 dr 5 f3 e f4 e
batch_ferment 1n 5s b
batch_gin 1n f4 8
batch_grown 1n 9u c
batch_local 1n 62 b
batch_stock 1n 6m b
batch_stor 1n 9c b
batch_test 1c 1 9
bath v e 4 n f o 8 27 3 2b 4 6s e 6y 4 7x 9 81 6 8o 4 8v 4 b1 3 ba e dn b dp 2 ef 4 ey 5
bath_guid 1n 6s a
bath_nail 1n dn b
bath_walk 1i 6s 9
bathroo 10 1 5 9 7 c 5 2b 9 8a 4 8v k 9t 8 ba m du 5 fo 4
bathroo_ag 1n ba a
bathroo_age 1n ba a
bathroo_alert 1n 2b b
bathroo_check 1n 8v b
bathroo_elderly 1n ba a
bathroo_grab 1n ba a
bathroo_old 1n ba a
bathroo_parent 1n ba a
bathroo_renovat 1n 8v e
bathroo_saf 1n ba a
bathroo_walk 1n ba a
bats 1i 6s g f6 4
battery s 1q 2 23 4 24 5 26 2 27 5 28 7 2a 8 2b 6 2c 2 2e 5 2f 4 2g 7 2h e 2j 4 6q 3 8d 5 8z 7 9i 4 9q n ai 4 bz 3 c0 8 dw 8 e1 5
battery_busines 1n 9q c
battery_contain 1n 9q h
battery_firm 1n 9q j
battery_peak 1n 9q c
battery_screen 1n 2h b
battery_servic 1n 8z b
battery_storag 1n 9q k
battery_superma 1n 9q c
battery_tyr 1n c0 b
bavaria 14 26 7 34 6 3p 7 45 7 6l 7 7e 6 9h 6 c9 6 cv 7 dd 7
bay 1i 9p c c5 h
bays 1f 98 8 9p 6 c5 3
bazaar 1n 1n 4
be r r 2 t 3 4s 3 4u 3 61 6 63 a 6c 2 73 2 7p 4 7s 4 9v 2 b1 3 dq 7 e9 2 er 6 ez 2
be_alon 1n dq c
be_local 1n 63 b
be_spirit 1n 61 b
beach 16 4 3 2x c 34 c 3d 9 6q h 7n 2 c1 6 ez 7
beach_written 1n 3d a
beachwe 1n 47 b
beam 19 h 3 1b 6 9a 3 9k 6 ch 3 fo b
bean 11 18 7 22 5 2v 3 30 5 57 4 5k p 5u j 75 3 82 b
bean_bar 1n 5u l
bean_ord 1n 5k b
bear 10 1 2 4e 3 91 3 9x 9 az 4 bx 2 c5 3 d9 7 da 3 fi k
bear_fail 1n fi f
bearabl 1n 28 5
beard 1a 2 3 b p c b r 3 1n d
beard_car 1n b c
beard_oil 1n b j
beard_visit 1n 1n a
bearing 1n fi 8
beat 1a a3 3 an 4 cl 2 ek 4 fq 4
beaten 1n an 4
beautic 1n d h
beautif 1n eu 7
beauty 1a 3 8 d r r c co 8
beauty_hom 1n d o
becam 13 1b 7 4h 3 7f 3 aw 3 db 3 e4 2 ef 3
becaus m k 2 43 2 79 2 am 4 cr 3 e4 3 eb 3
becom p t 7 1c 6 67 6 6o 5 8u 2 9d 4 ca 5 em 2
becom_entry 1i t b
becom_godpare 1n 1c a
becom_hostel 1n 6o a
becom_pick 1n 67 c
becom_rehears 1n ca a
bed o g 4 18 d 24 4 33 6 3h 3 59 8 6o 8 6q 3 6z 4 7u 6 89 6 8g 4 8k j 8q 4 99 3 9h 3 ad 3 b2 4 bb 4 ds a f6 c f8 c
bed_bugs 1n f6 q
bed_desk 1n 89 b
bed_linen 1i 59 f 8k d
bed_shar 1n f8 m
bed_woven 1n 8k c
bedbug 1n f6 n
bedroom 1a 25 b 26 c 8t 6 93 k ca 4
bedroom_damp 1n 93 b
bedroom_predict 1n 26 b
beds 15 t 7 18 h 6f 4 6o q 7u 3 88 f 8q f f8 3
beds_keep 1n 8q b
beds_long 1n 6o a
beds_shar 1n 6o a
beds_solid 1n 88 g
beds_unus 1n 18 b
bedsid 17 t 6 24 i 6z 5 9d 7 ct 3 ew 3 fc h
bedsid_lamp 1n 24 f
bedtim 1i 6z i az q
bedtim_stor 1i az c
bedtim_story 1i 6z a az h
bedwet 1n bb 9
bee 1n 9i f
bee_colony 1n 9i c
beech 1f 6n b
beech_forest 1n 6n 8
beef 1i 5w i f2 t
beef_box 1n f2 a
beef_farm 1n f2 d
beef_fisherm 1n f2 a
beef_shar 1n f2 a
beef_sold 1n 5w a
beehiv 1i 5v p 9i x
beehiv_beehiv 1n 9i c
beehiv_monitor 1n 9i k
beehiv_scal 1n 9i c
beehiv_sensor 1n 9i c
beehiv_sponsor 1n 5v b
beekeep 1i 5v s 9i 10
beekeep_app 1n 9i j
beekeep_certifi 1n 5v b
beekeep_nam 1n 5v c
beep 1f b8 3 dw 3
beer 11 2y 5 58 6 5b 5 61 b 62 7 63 t 6l 6 6m 7 8p 3 bz 3 c0 3 er c
beer_drink 1n 63 d
beer_near 1n 63 d
bees 1i 5v i 9i g
beeswax 1f 8 a 5v 9 8c 9
beet 1i 2s 4 9h d
beet_onion 1n 9h a
beetroo 1a 2q 3 3z 3 5i 3 5w a 5x 6
beetroo_sizzl 1n 5w a
beforeh t 3e 2 4g 3 4x 3 6x 2 7s 2 8t 4 aq 4 cc 3 ch 6 do 3
beforeh_run 1n ch 9
began 14 7c a 7o 3 8g 3 9y 3 a2 7 br 3
began_sam 1n 7c b
begin e g 4 h 4 i 6 l 3 34 7 3n 3 5g 4 71 5 9z 6 a2 3 a3 6 ah 3 bn 9 bt 5 dz 4 ep 6 eq 5 et 5
begin_chop 1n 5g c
begin_couch 1n 71 c
begin_early 1n g c
begin_feedbac 1n i c
begin_fifty 1n 9z c
begin_forty 1n et 9
begin_invest 1n bn m
begin_licenc 1n 34 b
begin_practis 1n a3 b
begin_show 1n bt b
beginni 1n cl 4
begun z m 3 19 2 3n 2 6y 2 7o 2 91 3 a6 2 a9 2 ag 5 ci 2 ec 4 el 2
behalf 1n bv 6
behav 1i aa 5 cc 3
behavio 1f dq f ei 9 fm 4
behind g 1v 3 27 2 8v 3 95 3 9y 5 c7 3 dc 2
behind_wrong 1n 9y c
bel u 1j 4 2g 4 2m 5 3k 5 6y 4 79 4 92 2 ac 6 af 5 dw 4
belfast 1n er 9
belgium 11 1m 5 29 7 4n 6 5n 6 75 6 ak 6 bq 6 cp 7 d4 6 e4 6 eh 7 fc 5 fo 6
belief 1n 3h 4
believ 15 2 3 3h 9 64 3 80 5 9i 3 bp 4 dw 4 f9 4
believa 1n dh 5
bella 1a x 2 9e 8 dm 9 dp a dq 3
belly 1a 7d 3 7y 3 8k 3 dt 7
belong t h 3 1d 3 3d 2 4o 4 4t 3 5b 2 6c 3 99 2 9s 3 a3 3 bu 2 dy 3
belongi 1f 1y 9 8u 9 92 9
below r 23 3 2h 4 4t 3 69 2 8y 4 9t 3 at 2 bm 2 by 2 cn 4 df 2 fl 3 fn 4
belt 11 21 4 42 c 4r 5 72 6 84 i 94 8 98 6 c6 3 ei 4 et 8 fi 4
belt_bags 1n 84 a
belt_shelter 1n 42 b
ben t j 4 12 8 1e 3 1i 3 1m 3 1n 4 3k 8 3u 4 3v 5 b9 3 be 4 bi 3 bo 6 et 3 eu 4 ev 4 ey 3 f0 3
bench s n 6 10 5 2h 8 32 4 39 4 3f 4 3w 5 6w 3 70 3 84 6 87 4 8n 3 b7 5 c3 9 cd 4 e4 6
bend z k 5 1q 2 47 5 4r 9 70 2 87 2 89 4 cf 2
beneath 1a 7o 3 8d 3 ag 3 cm 6
benefit 1c 1e 4 b9 4 dg 7 e8 3
bent 15 11 6 46 3 70 4 9k 3 b5 3 cf 3
bereav 1c 3c d 3e b 3f e 3i t
bereav_family 1f 3c b 3e 9 3f c
bereave 1i 3i d ah a
berlin 13 m 7 1f 5 1s 7 2s 7 37 6 4u 7 6u 5 8o 7 93 7 9c 6 ad 6
berry 1i 0 d 5k 4
berry_oils 1n 0 b
bert 1n 1n 7
berth 1n 9a 15
berth_guest 1n 9a b
besid c am 4 b2 2 e1 3
bespok 1i 2o a 49 a
best q g 3 1m 8 1z 8 2i 4 3i 3 41 4 4j 4 4v 1 5n d 5r 4 5u 4 6i 2 al 3 at 2 bj c bx 6 c3 2 cl 4 d3 4 dc 4 ej 7 eu 4
best_dat 1n 5n b
best_friend 1f 1m c
best_man 1n bj l
best_moment 1n bx b
best_ord 1n ej c
best_shar 1n 1z b
bet p 3m 2 4u 2 51 2 6z 4 77 3 7o 2 7s 3 8o 2 9v 2 bn 3 bw 2 dl 2
beverag 1n fh a
beyond 1a m 3 7c 3 7h 3 ay 3
bhagava 1n 3h 9
bibl 1n 3h z
bibl_read 1n 3h b
bibl_reading 1n 3h 9
bibl_story 1n 3h b
bicycl y 13 8 1j n 1y 2 28 d 2e 6 2g a 42 3 6o 4 7f 4 8u 2 ao 2 bz g c1 6 ec 2
bicycl_child 1n 1j c
bicycl_childre 1n 1j i
bicycl_even 1n bz c
bicycl_grow 1n 1j c
bicycl_kid 1n 1j c
bicycl_kids 1n 1j c
bicycl_mechani 1i 13 a
bicycl_repair 1n bz e
bicycl_toddl 1n 1j c
bid 1a ak p d3 c ef 8 fg e
bid_writ 1n ak e
bids 1n ak u
bids_smal 1n ak a
big t 12 5 1v 4 28 7 7x 3 81 3 94 4 96 5 b9 d bq 4 cf 4 d1 3 f4 3
big_hous 1n b9 m
big_wheel 1n 28 b
bik t 12 2 1j r 1n 4 20 5 28 r 2e 8 2g 5 2j g 32 a 57 8 5e l 5j a 64 7 6r 5 8a 7 8b 7 8s 7 bq c bz s c1 u c2 3 c7 2 dm 4 fp 7
bik_book 1n bz c
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
bik_light 1i c1 c
bik_market 1i 32 b
bik_mechani 1n bz k
bik_next 1n 1j c
bik_offic 1n bz c
bik_outsid 1n 2j f
bik_rent 1n c1 r
bik_rental 1n c1 v
bik_repair 1n bz y
bik_send 1n 1j a
bik_shar 1n c1 n
bik_siz 1n 1j c
bik_sold 1n 1j a
bik_sourdou 1n 5j c
bik_spot 1n bz c
bik_subscri 1i 1j k c1 v
bik_swap 1n 1j e
bik_switch 1n bq c
bik_toddl 1n 1j c
bik_turn 1n fp b
bikini 1n 47 s
bikini_swimsui 1n 47 c
bil n 1c 3 1d 4 2a 4 65 2 66 4 6d 4 7g 3 8z 5 92 2 9b 2 9d c 9e 5 9g 3 9p 7 9q 7 9r 5 aq c bl 4 bo d bp 3 bs 8 bv 9 c5 8 cx 7 do 3 e7 5 ed 5 eg 8 el 9 fk 6
bil_directl 1n bs b
bil_dish 1n bo b
bil_even 1n eg d
bil_field 1i 9e a
bil_night 1n aq b
bil_residen 1n c5 b
bil_split 1n bo p
bilingu 1i 1m 8 3l i
bilingu_nursery 1n 3l g
billabl 1n d7 b
billion 1n bf 3
bin 11 a 4 b 3 2q 6 44 5 5m 3 5o b 6d h 7b 5 8b 3 e1 k fp 7 fq 2
bin_fil 1n e1 b
bin_sensor 1n e1 h
bin_tel 1n 6d c
bind 16 1m 4 8b 9 8h a d3 4 e4 3 e8 6 ef 7 ez 3
bingo 1i bd h ci q
binocul 1i 6s 9 fn 7
binocul_borrow 1n 6s 8
bins 12 56 4 5n 3 5o 3 6d 6 6p 2 aj 4 c1 3 e1 u eh 3 fp c fq 3
bins_ful 1i e1 e
bins_sensor 1n e1 h
biochar 1n 9o o
biochar_company 1n 9o a
biodegr 1c 6 9 a 9 3e n fq 8
biodegr_urn 1n 3e g
biodige 1n 9n p
biodige_kit 1n 9n b
bioga 1n 9n 12
bioga_digest 1n 9n g
bioga_plant 1n 9n f
biograp 1n ag g
biologi 1i 6s n 93 8
biology 1i a7 7
biometh 1n 9n a
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
birta 1n dz 7
birth 10 a 5 o k 25 3 3k 3 3l 3 4c 5 4w a 75 c 8k 3 9d 9 bf e bl 3 f9 k
birth_certifi 1i 4w b
birth_chart 1n f9 s
birth_help 1n o b
birthda u 2o g 2y 4 3f 7 3r o 57 5 6c 2 8l c b1 2 bh 4 bj f by 7 cg b de b dz 2 ey 4
birthda_cak 1n 2o o
birthda_childre 1n 3r i
birthda_farewel 1n bj 9
birthda_let 1n 3r c
birthda_party 1i 3r q
birthda_probati 1n de d
birthda_somebod 1n cg a
birthda_thank 1n 8l b
birthma 1n 7k a
biscuit 14 57 7 5h 6 5t 5 7a 4 dn 3 dq 3 eu 3
bishop 1i c9 4 eu 4
bistro 1n 2l p
bistro_natural 1n 2l c
bit q 17 3 1c 3 4j 5 5u 3 60 3 61 8 87 3 a1 3 au 4 dm 3 dn 5 dq 4
bit_non 1n 61 b
bitcoin 1n bt h
bits 1c 17 6 2d 3 90 c fp 3
black v 3 5 8 3 1s 8 2h 2 2r 5 3r 2 3y 5 40 5 4b 4 5z 4 7k 3 7o 2 9g 2 9m d
black_jump 1n 1s c
black_soldi 1n 9m k
blacksm 1n eq t
blacksm_open 1n eq 8
blacksm_worksho 1n eq a
blad 12 b o c 3 p 3 2c a 2f 8 85 q 86 5 8c 3 90 3 bb k
blad_mail 1n 85 b
blad_market 1n 85 b
blad_mobil 1n 85 b
blad_post 1i b c 85 c
blad_servic 1n 85 b
blad_sharpen 1n 85 b
blad_sleev 1n 85 b
blad_van 1n 85 b
blad_vibrat 1n 2c b
blam 11 58 3 6c 4 73 2 93 3 ak 3 cu 3 dv 3 e2 3 e3 3 ei 3 fg 3
blank 1c af 4 at 3 bg 3 df 3
blanket 13 25 3 37 7 3l 3 4a 7 8k c 8t 5 8y 5 ch 8 ds 5
blaz 1i 1i w 41 4
blaz_pre 1n 1i c
blaz_school 1n 1i c
blaz_second 1n 1i c
blaz_siz 1n 1i c
blaz_sold 1n 1i c
ble 1i 7x 4 cp 4
bleach 1i 81 4 93 8
bleed 1f p 4 74 3 85 3
blend 1f 2q 7 5y p 5z l
blend_alpin 1n 5z b
blend_cuisin 1n 5y b
bles 1n 3h 7
blind 11 1e 6 2f 3 2g 3 5k 6 5q 3 6h 3 6q h 7q s 8g 7 aa 7 cu 9 f4 4
blind_bus 1n 7q a
blind_help 1n 7q k
blind_holiday 1n 6q c
blind_test 1n cu c
blindly 15 v 4 4f 4 5g 6 7j 4 7k 3 7m 4 ar 3 cp 4 en 4
blink 1a 24 3 2g 6 9h 3
block w g 2 1w d 2m 5 3p 3 5j 3 7c 2 7r 4 8d c 8s 5 95 4 9s 8 bz 3 c4 7 cw 3 ev 9 fl b
block_ask 1n 1w c
block_magnet 1n 8d b
blockch 1n 9u s
blog 1c 9 3 4l 8 4t c cn h
blog_articl 1n cn h
blog_handl 1n 4t c
blood 12 7 d m 3 p 3 w 3 69 d 73 f 7p m 7t d 9c 3 du e
blood_pressur 1n 7t g
blood_sugar 1n 73 j
blood_test 1f 7 e 7p l du a
bloom 1i 0 4 8b 7
blossom 1n 5v i
blow 1a h 4 j 3 eq 6
blu p 4 6 1i 4 1s 3 2d 4 46 5 5a 1 5r 4 65 2 8j 5 bd 3 bz 3 c1 4 c2 3 ek 3 fd 4
blu_until 1n 4 b
bluetoo 1n 97 i
bluetoo_tags 1n 97 f
blum 1n aj 4
blunt 1a b 3 17 3 2z 3 85 i 86 3
blur 19 m 3 1z b 7k 3 81 4 9v 3
blur_pictur 1n 1z b
blurry 1i 1z 3
blush 1f 3 a 6 3 d6 2
board m 0 4 j 3 w 3 34 9 37 d 38 5 3a i 4y 3 54 9 5r 8 6b 7 6g 2 6i 3 88 5 8c 9 8f g 8w 5 97 3 9s 9 a0 5 ac 4 b7 g d2 3 d7 3 db 3 do 7 ec 3 eg 3 eh 3 es 4 eu 9 fg 7
board_climat 1n b7 b
board_design 1n 8w b
board_draw 1n 8c d
board_gam 1c 3a y 8f u
board_meet 1n 54 e
board_rent 1n 37 d
board_textil 1n 9s 9
board_wast 1n 9s b
boardga 1n 3a b
boat 10 1u 8 34 9 37 v 58 5 6h 7 6k g 7v 7 87 4 8m 5 9a f 9u 7 a1 9 f2 h
boat_build 1n a1 b
boat_ent 1n 9u a
boat_family 1n 34 b
boat_fillet 1n f2 8
boat_hir 1n 37 p
boat_kitchen 1n 7v 8
boat_own 1i 37 g 9a a
boat_rent 1n 37 g
boat_shar 1n 37 d
boat_skip 1n 37 f
boat_trip 1i 37 l 6k a
boatyar 1n 9a a
boba 1n 2r s
boba_oat 1n 2r b
boda 1n 5e c
body v 0 6 1s 5 2c 3 2x 2 3y 5 40 3 47 5 49 2 4d 4 4h 5 51 3 71 3 72 3 7b d 7k 3 7y d 94 4 9c 4 a5 8
body_doubl 1i 7b i a5 a
boil v 15 4 1y 5 6f 3 8z 8 bi 4 ed 3 eg f fk 3
boil_history 1n eg b
bologna 1f m 9 5e 9 es 7
bolt 1c 98 5 c0 3 e0 6 fn 3
bon 17 g 2 v 5 dr 3 ew 3
bonbon 1n 5u b
bonnet 1n em 4
bonu 1f 4g 4 b7 7 d0 5
bonus 1n 4g 9
book d c 5 d 4 m 4 n 4 q 7 r b s 4 x 3 1k 8 1m b 1n 4 1o 3 1u 2 1v 3 1x 5 1z 2 2s 4 2x 5 2z 4 36 7 3k 5 3q 3 49 4 4k 2 4n 4 4s 7 4v 1 50 2 58 4 5b 5 5d 3 66 4 6c 8 6e 5 6k b 6r 3 6v 4 76 4 7u 6 8g d 8l 6 8o 5 8p 4 8t 3 98 4 9a 3 9b 6 9c 3 9f 5 9v 4 9x 5 a8 4 a9 4 ag 8 aj 3 as 3 b2 c b6 4 bh b bi 9 bk 4 br 3 bz 3 c0 6 c4 2 c7 3 ca 3 cb 3 cc 5 ce 8 cr 4 cw 4 cy 7 dg 3 dm 6 e7 a ei 4 eo 3 ex 3 ez 4
book_advanc 1n 9f b
book_app 1c d 9 7u 9 c0 9
book_appoint 1c q b aj a as 9
book_astrona 1n 1m b
book_band 1n ce f
book_barb 1n r e
book_café 1n 4s c
book_cal 1c 1n 8
book_chair 1n r b
book_child 1i 1m s
book_club 1f b2 v
book_cod 1n ca a
book_confide 1n dg b
book_dogs 1n 6v a
book_editor 1n bh c
book_family 1f ag a bh d bi a
book_fil 1n 1n a
book_guid 1n 6k b
book_hero 1i 1m g
book_instagr 1n r b
book_insuran 1n 4n b
book_kayak 1n 6k d
book_kids 1n 3q c
book_lab 1n 1k a
book_meeting 1n cw f
book_nam 1c 1m d
book_night 1i 36 a
book_onlin 1a 66 9 76 9 bz 9 cc 9 e7 c
book_persona 1n 1m l
book_phon 1f c7 a ez 9
book_photo 1n bh c
book_pictur 1f bh f
book_plac 1c 2s a 58 a
book_print 1i 1m a bh b
book_relativ 1n bi f
book_right 1n cy b
book_salon 1n r h
book_seamstr 1n 49 c
book_shop 1i 8g f
book_show 1n cr b
book_slot 1i c a 98 a
book_smal 1i q a
book_snapsho 1n bh c
book_softwar 19 q 9 r c 6k e 9b c
book_spontan 1n 1v b
book_stag 1n 6r a
book_student 1i 1k b
book_subscri 1i 8g j
book_system 1c 6c f 6k e e7 e
book_tabl 1n 6c h
book_tea 1n ex a
book_thing 1n 1o a
book_tour 1n 6k d
book_track 1n b2 c
book_tractor 1i 5b f
book_tun 1n cc b
book_used 1n 1k b
book_vet 1i 8o b dm c
book_viewing 1n eo b
book_visit 1n x b
book_weekly 1n a9 b
book_whol 1n 36 b
book_worksho 1n ei b
book_yearly 1n bh c
bookabl 1n 5c 6
bookbin 1n eq q
bookbin_worksho 1n eq a
bookcas 1n 88 b
booking y r 3 1u 3 2y a 36 3 5c b 5d b 6c d 6k d 6v a 98 3 9a 9 9b c 9c 9 9f 9 bk a c4 5 cy 3 e7 b
booking_deposit 1n 9c d
bookkee 12 4s y 6m 5 bu a cx 5 cy r d1 3 d2 5 d6 3 da 5 dj 3 eg 5 em a
bookkee_annual 1n 4s c
bookkee_book 1n 4s i
bookkee_restaur 1n cy b
bookkee_servic 1n 4s v
bookkee_softwar 1i cy b
bookkee_tax 1n 4s f
booklet 1f 3a 4 9x 4 b1 7
booksel 1n 8g o
booksel_choos 1n 8g c
bookshe 1n e 4
booksho z 5 3 1m 6 1u 3 3a 6 42 5 5u 3 5z 3 77 3 8g a 8l 3 b2 7 b5 3 bi 3 ex 8
booksho_guest 1n ex a
booksto 1n 8g c
boost 1n 3u 4
boot u 28 3 33 5 3l 4 41 4 43 6 48 5 5q 4 6o 8 8m 8 a2 5 c2 5 ec 4 fd 7
boot_childre 1n 8m b
bootcam 1i 19 i a2 x
bootcam_turn 1n a2 b
booth 1f p 4 2y 11 39 4
booth_hir 1n 2y f
booth_rent 1n 2y c
booth_wood 1n 2y a
bor 17 3v 4 dq 3 eu 4
bord 17 1t 4 1u 4 7w 3 bs 8 da 8 ei 3
bordeau 1i 17 a 3n 9
boredom 1i 3q 5 ey 4
borehol 1i 15 a fr f
born 1c o 4 ag 3 bf 5
borrow q 11 3 17 h 1w d 31 2 40 c 4f 7 4p 3 5d 2 65 2 6s 4 7h 8 7z c 8e 5 90 g 9k 5 bp 4 bq 7 br 5 c6 2 c9 9 cd 3 ez 3
borrow_cars 1n bq c
borrow_danish 1n 40 b
borrow_dril 1i 90 o
borrow_neighbo 1i 1w g
borrow_thing 1i 1w b
borrow_tool 1i 17 f
borrow_wash 1n 7z a
bos v 48 5 4h 4 4p 3 4t 6 4v 3 50 6 58 3 98 6 bw 5 cz 7 d2 4 d7 3 db 4 dd 8 de 5 df 3 dg 4 dh d ec 4 fk 4
bos_approv 1n cz b
bos_cal 1n dh d
boston 1i 6c a 8u 9
bot 1f cj c ck e e2 b
bot_lets 1n e2 a
botanic 1i 6h a f4 k
both f p 3 z 4 1g 3 1r 5 5g 3 66 2 6p 3 93 3 98 3 9k 3 aa 4 b9 4 bl 6 bm 3 d4 4 dp 3 e8 3 ec 5
both_account 1n bl b
both_parent 1c 1r b
both_see 1i z a
both_sid z d4 7
bottl r 2 9 4 a 5 f 7 5 8 7 25 8 2d o 2q 8 42 6 47 7 4n 2 5q g 5s 9 60 6 61 d 62 d 63 6 6m 4 8c 5 9c 4 9k 4 9n 5 9s b 9u 6 f4 8 fh 6 fq 5 fr 7
bottl_bags 1n 9s e
bottl_brick 1n 9s b
bottl_café 1n 62 b
bottl_filt 1n 2d j
bottl_oil 1n 60 b
bottl_scent 1i 8 b
bottl_sold 1n 5s b
bottl_tel 1n 5 b
bottl_win 1a 9u 7
bottl_young 1n 5q c
bottlen 1n 6b 7
bottom 10 8 3 1q 4 3r 3 47 5 4c 3 4s 2 8j 3 8l 3 ep 2
bought n 5 3 6 3 1b 6 2d 2 40 5 4l 5 4p 2 5y 5 6e 2 6t 5 b0 3 bt 5 cl 6 de 2
bought_directl 1n 5y b
bought_flight 1n 6t a
bould 1n h b
boulder 1n h n
boulder_hal 1n h g
bounc 1f s 4 cl 4 cx 4
bouncy 1n 2y h
bouncy_castl 1n 2y e
bound 1c 8h f be 3 bh 3 cj 4
bound_hand 1n 8h c
boundar 1i 2f d el 4
boundar_wir 1n 2f b
bounty 1n 55 f
bouquet 1n 8b 10
bouquet_grow 1n 8b g
bout 1n 1n 4
boutiqu 1i 33 a ch 8
bow 1c 8n 8 b7 8 cd 7 et 6
bowl 11 2l 7 2m 5 2q c 2u 9 58 5 8j b 8r 4 dr a ep k fq h
bowl_glaz 1n 8j c
bowl_guest 1n fq a
bowl_return 1n fq d
bowl_smal 1n 2q b
bowl_soup 1n 2u b
bowl_wheel 1n ep c
bows 1i 5x 4 b7 7
box f 6 3 h a 10 3 18 4 1b 3 1i 3 1o 8 1p 4 1z 3 21 3 2f 3 2g 6 2t 3 2y 3 3a 5 3r 6 3z 4 43 4 4d 3 4s 2 5g c 5h b 5i c 5j 3 5l 4 5m 5 5q 8 5r 9 5t 5 5u 7 5y 5 5z 3 63 5 67 6 68 2 6e 3 6g 2 6i 2 79 6 7v 6 7w 7 7x 9 7z 3 83 9 85 4 8a 3 8c 3 8d 7 8e 4 8f 6 8g 5 8l b 8t 7 8u 7 91 4 9p 3 az 4 b2 3 bb 3 bd 8 bg 7 c1 3 c5 5 dr 6 et 7 f2 a f7 4 fq 5
box_back 1n 85 9
box_book 1n 1o a
box_chees 1n 5r b
box_childre 1c 3r 9 et h
box_deliver 1i 5i f f2 b
box_family 1i 1o 9
box_fil 1i bg b
box_find 1n bb 9
box_fish 1n f2 8
box_front 1i 2g a
box_gluten 1n 5h b
box_good 1i 8e a
box_group 1n 83 9
box_gym 1n h r
box_hand 1i 7x 8
box_kids 1i 7v b
box_memory 1n bd a
box_moth 1n 8l b
box_organic 1n 3z b
box_oyst 1n 7w 9
box_pack 1i 8t b
box_portuga 1n 43 b
box_product 1n 8l b
box_recip 1i 5g b
box_slid 1n bg 9
box_sold 1i 5u a
box_spic 1n 5y b
box_student 1n 8u g
box_twelv 1f 63 9
box_wat 1n 91 c
boy 1f 2w 4 4m 5 8e 4
boys 1f 19 2 7v o ea 3
boys_woodwor 1n 7v a
br e a 4 11 3 16 5 2o 3 2t 4 2v 4 3r 4 3x 5 44 4 48 4 4o 4 4p 2 4v 1 59 4 5f 3 5i 3 5o 4 69 3 8u 3 8y 3 b1 2 b4 3 b9 3 ch 3 ci 4 dp 4 er 4
br_back 16 44 9 8u 8 8y 8
br_birthda 1n 3r c
br_bulky 1n f5 9
br_contain 1n 5o b
br_easel 1n er a
br_family 1f 11 9
br_flock 1n 9l a
br_fresh 1i a a 48 a
br_hom 1n dp c
br_hot 1n 2v c
br_meal 1n 3x b
br_morn 1n 5f b
br_next 1c 1j 8
br_offic 1n 2t c
br_outdoor 1n ch 9
br_party 1n 2o b
br_plant 1n 4o c
br_product 1n 5p a
br_quiz 1n ci a
br_seasona 1n 5i b
br_short 1n 3x b
br_togeth 1i b9 9
br_torn 1n 16 c
br_twic 1n 59 b
bra 1i 4c a 4d x
bra_fit 1n 4d k
bracele 1i 2e r 45 a
bracele_women 1n 2e b
bracket 1f 25 4 2a d 9v a
braid 1n c a
brail 1n 7q k
brain 1i 7n p b1 g
brain_train 1i 7n g
brak 12 1j 9 28 7 2j 4 3p 3 6a 3 94 5 98 c a8 3 bz c c0 f c1 3 ei 5
brak_approv 1n 98 b
brak_battery 1i c0 a
bran 1n 9m 7
branch 14 4f 3 4j 6 56 3 7r 3 8b 4 9i 2 b8 3
brand l 0 7 1 3 2 3 3 b 4 5 5 6 6 3 7 3 8 3 9 3 b 3 28 6 2m a 3y b 42 6 43 c 45 3 46 3 47 3 48 3 4a 3 4c 3 4d 3 4l e 4n 9 4t c 4v 4 5c 8 5f 9 5h 3 5p 7 5t 5 5u 3 5v 3 5w 5 5y 3 5z 4 60 3 61 3 62 5 65 7 7a 3 7w 2 7z 3 88 4 8d 6 8h 3 8j 3 an 7 ao d bb 2 cl 4 f3 2 fq 3
brand_dark 1n 3 c
brand_low 1n 5f b
brand_sees 1n 4l b
brand_send 1n 65 b
brand_sit 1n 2m b
brand_suggest 1n ao b
branden 1n fb 9
brandy 1n f4 x
brandy_distil 1n f4 a
brandy_whisky 1n f4 8
bras 17 3c 2 46 5 4d k bc 6 cd 6 ce c
bras_band 1n ce 9
bras_measur 1n 4d g
brav 1a 31 3 34 3 3i 5 7l 4
brazil 10 2 6 3f 5 3h 5 66 6 6t 5 7f 6 7r 6 9n 6 a3 6 ag 6 ax 6 cl 6 d9 6 e4 6 f9 5
bre 1c 9m e dn 4 ds 7 fm 4
bre_mealwor 1n 9m a
breach 1i di 5 dj 5
bread s l 5 11 7 1o 3 2n f 30 7 3x 4 4q 7 5h a 5j n 5n 5 60 3 6e 2 6r 4 72 3 85 3 8c 5 9m 3 b1 4 es d fb 2
bread_buy 1n 2n e
bread_clas 1n es b
bread_deliver 1n 5j i
bread_milk 1n 4q b
bread_pasta 1n 5h b
bread_subscri 1n 5j s
break o 1w 2 1y 4 2g 4 2u 6 53 2 55 2 6a 4 6p 4 6u 3 7b 6 8j 3 9s 4 a5 6 c1 6 cd 3 dc 3 dd 2 ds 4 fi 5
break_room 1n 2u b
break_student 1n a5 b
break_task 1n 7b c
breakag 1a 6p 9 8o 5 9k 4 ca 4 cc 4
breakdo 1f 2y 4 35 3 ei 4
breakfa q 7 3 l 4 2i 8 33 b 34 4 3q 4 3t 3 4c 2 4h 2 4t 2 4z 2 5j 6 6e 9 6n 9 6w 6 9b 2 al 2 ao 2 d5 2 es 5 f3 8 fc 2
breakfa_basket 1n 6n 9
breakfa_eat 1n f3 b
breakfa_includ 1n es 9
breakfa_land 1n 6w a
breakfa_own 1n 33 c
breast 1f 25 9 4d 9 9d 4
breastf 1f o k 4c l 75 d
breastf_afterwa 1n 4c c
breastf_wound 1n o b
breath s g 3 k 3 24 7 25 5 3p 3 6y d 7t 7 bj 6 dk 2 e6 9
breath_apparat 1n e6 f
breath_exercis 1n 6y g
breath_smal 1n 7t a
breath_until 1n 24 b
breathw 1n 6y b
breed 17 1c 6 9i 3 9m 8 dq 4 ds d dx 6 fm 3
bremen 1n ca 9
brew 1a 2r c 5k 3 62 f 63 q 6m o
brew_be 1n 63 b
brew_kombuch 1n 62 b
brew_tea 1n 2r b
brewery 1a 2k d 5s 4 63 h 6m v 9m 5
brewery_managem 1n 6m d
brewery_softwar 1n 6m i
brewery_yard 1i 2k c
brewpub 1n 63 b
bribery 1n 52 6
brick 19 3 6 7z x 9s w fo 8
brick_library 1n 7z m
brick_memb 1n 7z c
brick_plastic 1n 9s b
brick_rent 1n 7z c
brick_rental 1n 7z c
brick_roof 1n 9s 9
brick_sets 1n 7z a
brick_swap 1n 7z c
brid 1f d 5 40 4 bj 9
bridal 19 3 4 c 3 d 4 2w 9 40 4 49 4
bridg y 10 4 63 2 87 2 8d 6 8n 4 9x 2 aw 4 e2 4 e9 4 er 5 fn 7
brief 1a 4d 3 4k 4 av k bb g d3 i
brief_cal 1n d3 b
briefin 1n d3 5
brigad 1c 1a 7 1d 4 e6 y fb 4
brigad_softwar 1n e6 p
bright 1c 8 3 77 6 8a 3 8z 3
brighto 1i 5o 9 f8 8
brim 1i 4a 4 ay 4
brin 1n 5x 4
bring q 30 4 31 2 4o 4 4q 3 5b 2 5o 6 6r 5 7b 2 7n 2 8p 3 ab 5 c1 4 ci 2 cn 2 cr 6 cv 2 fb 3
bring_bags 1n 6r a
bring_refil 1n 5o b
bring_system 1n cr b
brisban 1n j a
bristol 17 1d 7 22 7 3w 8 5i 7 c5 7 dm 8 eq 5
british 1n 6u 8
brittan 1f 91 9 9j 8 c3 8
brno 1i 2l a f0 7
broad 1f 7y 3 bn g er 3
broad_fund 1n bn f
broadca 1n cq c
brochur 1n 4v b
brok x 4z 6 68 6 6g 3 8j 2 8o 3 a9 3 b7 3 bx d db 2 en a eo 6 f0 2
broken p 16 a 1w 4 29 8 3r 4 53 7 5b 2 5e 2 6a 7 6q 5 6y 4 8d 4 8o 2 8r 2 8x 9 90 5 cc 4 ct 4 e2 c
broken_applian 1n 8x h
broken_lamp 1i 16 b
broken_part 1c 53 a
broken_plastic 1n 29 c
broken_streetl 1n e2 c
broken_wat 1n e2 a
broker 1n ac 5
brooch 1i 45 7
brood 1n 9i 7
broom 1n f6 6
broth x 12 6 1l 5 1m 3 2m 6 2x 2 3p 2 3r 2 6r 4 7e 3 7h 4 9l 4 bn 5 bs 4 c0 5 cg 4
brought v 16 6 3c 7 5o 3 60 4 8e 8 90 2 ae 3 c7 2 cm 3 cn 2 cv 5 da 4
brought_hom 1n 3c a
brought_hotel 1n 8e b
brow 1n d 7
brown 11 c 4 1s 5 23 4 43 3 44 3 49 3 4o 3 57 5 7k 6
brows 1f 9z 4 cs h d7 4
brows_test 1n cs g
bruis 1c h c 31 4 5n 3 et 3
bruis_techniq 1n h b
brunch 1n 2i b
bruno 1i dp 4 dr 7
brush 14 9 d b 3 d 3 2f 3 9l c dn 7 dz 3 er 6
brush_machin 1n 9l a
brush_subscri 1n 9 c
brussel 19 3s 8 64 8 6j 8 8b 8 dy 8
bubbl 17 j 7 2d 3 2r t 5x 5 61 5 6n 5 ev 5
bubbl_tea 1n 2r y
bucket 16 27 4 8b 9 8r 6 9n 3 c0 6 f3 3
buckl 1c 4c b ds 4
budapes 1i 38 9 6x p
budapes_flight 1n 6x 9
buddy 1n 7c e
budget 11 1q 7 2w e 4o 3 50 3 51 5 6j 3 bk r bl f d7 g dg 3 e0 3 e3 3 e4 e
budget_adds 1i 2w c
budget_app 1i bk s bl f
budget_fil 1n bk b
budget_nearly 1n d7 c
budget_onlin 1n e4 a
buffet 1f 2t a 30 l 6d 7
buffet_fing 1n 30 c
bug 1i 55 a cs 6
buggy 1n 8e b
bugs 1f 6o 3 cs h f6 p
bugs_flat 1n f6 c
bugs_sur 1n cs b
build i 15 4 1s 4 1u 4 26 2 31 3 3q 5 3v 6 48 6 4j 3 4k 6 4u b 52 6 53 6 54 5 58 a 5b 9 5d 2 67 3 7b 3 7g d 7i 2 7v 8 7z 3 88 5 8d 7 8q 4 8v b 90 4 93 3 94 5 95 2 97 4 9c 2 9n 4 9s b 9t 9 9z 7 a1 4 ae 9 ak 3 ap 5 b7 4 c5 6 cn 4 cp 3 cv b d1 3 dl 4 e3 c ed 3 ee 9 ef 6 eh 6 fj e fo b fr 7
build_apps 1n 4u k
build_block 1i 8d f
build_cal 1n 52 c
build_capsul 1n 1s b
build_city 1n 58 c
build_control 1n fj k
build_credit 1n 7g u
build_crossbo 1n 7v 8
build_custom 1n 1u b
build_departm 1n e3 e
build_energy 1n fj s
build_event 1n 58 i
build_film 1n a1 b
build_manag 1f 8v a
build_materia 1f fo h
build_nearby 1n 5b c
build_oth 1n b7 b
build_own 1a 3v 9 94 8 9z 9
build_permit 1n e3 r
build_pip 1n fr b
build_plan 1f 54 c ef a
build_product 1n 9s l
build_project 1n 7v a
build_prototy 1n 53 c
build_raft 1n 3q d
build_rais 1i 8q a
build_run 1n 9n b
build_sel 1i fo a
build_sit 1c 48 d ee h
build_smal 1i cv b
build_stool 1n 7v 8
build_tabl 1n 88 b
build_tick 1n eh c
build_wat 1i 15 a
build_websit 1n cv d
build_work 1i e3 b
buildin 17 2j a 4n 8 67 b 95 4 9t b fj k fr 4
buildin_couri 1n 67 c
built v t 2 1h 4 31 3 39 3 3v 3 4i 3 6i 3 7h 2 7v 5 7z 3 9t 7 9w 7 bx 4 c1 3 cn 5 dk 5
built_around 1n 9w b
bul 1n 33 4
bulb 1c 1a 4 8b 4 8q 3 ch 3
bulg 1n 5x 5
bulgari 1n 6x 8
bulk 1f 4g a 5o 9 f5 7
bulky 1i 92 a f5 r
bulky_wast 1n f5 h
bullet 1n 8h c
bully 1n 4h a
bump 1f 96 6 en 9 ey 3
bun 1i 2i 9 5n 3
bunch 1c 8 4 45 4 8b l 9g 6
bundl 19 1u 4 1x 8 3p b 3z j 4g j fe 3
bundl_driv 1n 3p c
bundl_medicin 1n 4g c
bundl_ord 1n 4g e
bundl_siz 1n 3z b
bungalo 1n 8r 4
bunge 1n 6w a
bunk 1i 6o x ca b
bunk_becom 1n ca a
bunk_beds 1n 6o q
bunny 1n 1n 9
buns 1n 2n e
buns_rye 1n 2n b
buoy 1n 9a 7
bureau 1c 4f b 4w a 7g m d0 7
bureau_build 1n 7g b
bureauc 1i 6u c e8 9
burg 1f 2k d 3r 7 5w k
burg_ferment 1n 5w a
burglar 1n 2g b
burgund 1n 33 a
buri 1c 3b 6 3c 3 3g 3 92 8
burial 1c 3c t 3e k 3g k e5 p
burial_plot 1n e5 f
burkini 1n 47 b
burn y 1 8 8 d n 3 2z 4 30 3 60 3 9n 9 9o 3 al 2 b2 4 dn 3 eg 2 es 4
burnout 1n dg b
burnt 19 c 4 1n 3 bf 8 e1 6
burrata 1n 5r k
burrata_local 1n 5r b
bursar 1n 9r 5
burst 16 27 b 48 3 8p 4 91 4 ck 4 ep 5 es 4 fr 4
bus q 14 4 1l 6 1u 4 20 5 28 4 2e 4 35 3 3p 4 3u 5 6g 3 6o 4 7q 9 9p 4 bs 3 c3 6 c6 e e1 3 e4 4 e9 n f0 2
bus_childre 1n e9 e
bus_company 1n e9 b
bus_numb 1n 7q c
bus_parent 1n e9 e
bus_ping 1n e9 b
bus_track 1n e9 t
bushcra 1n 6s 8
busi 1n cs 5
busiest 1n 2k 5
busines p 2j 5 2k 7 48 4 4e 3 4f 4 4s 9 4t 8 4x 9 4z 6 52 2 53 5 54 2 56 5 59 5 5c 6 5d 4 5e 5 66 5 9p 4 9q 8 9r c an 4 au 9 cm 9 co 7 cp 8 cr 6 cv 5 cy 7 cz 6 d0 7 d1 6 d2 4 d5 4 d6 4 db 7 de c dj 9 ec 8 eh 9 fp 7 fq 7
busines_fil 1n de d
busines_intelli 1n cr c
busines_own 1i 4z b
busines_park 1f 2k b
busines_portrai 1n au i
busines_recycl 1n fp d
busines_softwar 1n eh h
busines_trial 1n ec b
busines_trip 1n cz b
bust 1i 4d 4 7y 4
busy 14 2f 7 2z 7 6c b 7l 3 8g a 8w 7 aj 7 bv 7 eq 8
busy_hand 1n eq a
busy_night 1n 6c c
but 17 1q a 3x 6 5t 8 bi 4 f3 6
butch 16 2n 4 30 6 5s 4 5y 4 85 3 96 7 f2 a
butcher 1n f2 p
butl 1n 31 3
butterf 1n 8q 4
button_alert 1n 2e b
button_defeat 1n bc b
button_design 1n 3y b
button_key 1i ai a
button_medical 1n 4m b
button_sid 1n bc 9
buy f 0 5 2 5 3 4 8 4 15 4 17 4 1d 3 1i 4 1k 5 1s 4 1x 4 26 4 28 4 2h 8 2n 4 3y 5 3z 4 42 5 43 4 45 5 47 5 4c 2 4d 4 4e 6 4g c 4p 4 52 5 5n 4 5u 5 5v 4 5y 3 62 4 6t 3 7i 7 80 5 87 3 88 4 89 6 8b 5 8i 5 8j 6 8m 3 8n 5 8v 3 8x 3 90 2 9m 4 9o 7 9u 4 ak 3 an 4 ao 3 bq 4 bx 8 cf 6 cl 4 cw 4
buy_carbon 1n 9o j
buy_clean 1i 15 a
buy_credit 1i 9o b
buy_flat 1n 7i e
buy_grocery 1n 5n b
buy_group 1n 4g n
buy_last 1i cl b
buy_lat 1i 8n a
buy_les 1n 1s b
buy_mid 1n 89 b
buy_mortgag 1n bx b
buy_outgrow 1n 3z b
buy_second 1c 1i 8
buy_sel 1i 80 8
buy_shar 1i 1d a 7i b
buy_smal 1i bq b
buy_togeth 1n 4g e
buy_trac 1n 9u a
buy_used 1c 2h 9
buy_vinyl 1n cf f
buys t 5 3 3c 2 48 4 57 2 5o 3 7p 2 81 2 86 3 8d 3 8i 3 8p 3 8w 4 97 3 bx 2 cl 3 en 3
buz 1f 2c 3 cd 7 ci 3
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
cabinet 1f d4 7 de 8 f0 3
cabl 14 16 4 17 3 39 3 9l c bz 3 c5 7 ca 2 f7 3
cactu 1n 91 4
cadmium 1n 8j 5
caf 14 16 k 1e p 2i h 3a n 4l 6 6l 7 ex p ey a f0 6 fp 7
caf_near 1n ex f
cafeter 1n el 5
caffein 1i 5k 4 62 5
café o h 6 14 2 16 d 1e f 2i h 39 7 3a j 3i 6 3o 6 4s 9 5d 4 5k 3 62 9 6l 4 6t 3 8f 4 8x 6 b1 2 bv 2 c7 6 cm 4 d6 3 dd 4 em 4 ep 4 eq 5 ev 6 ex f ey c f0 b fb 5 fp 8
café_cargo 1n fp b
café_convers 1n 3o b
café_drink 1n 3a b
café_fix 1n 4s c
café_guest 1i 2i d
café_hundr 1n 3a b
café_library 1f 16 a
café_mourn 1n 3i 9
café_near 1f 16 c 1e d
café_noon 1n ev a
café_onlin 1n 62 b
café_rout 1n h b
café_run 1n 1e b
café_shop 1n c7 c
café_thirty 1n 2i c
café_twelv 1n ex a
café_view 1n ey a
cag 1i 1c 4 8m 4
cak v 16 3 1e b 1o 3 1r 6 2i e 2o r 3i 2 3r 8 6i 7 6v 3 8l 4 9w 4 bi 4
cak_dessert 1n 2o b
cak_morn 1n 2i c
cak_ord 1n 2o m
cak_own 1n 1e b
cal d k 3 l 4 r 3 x 5 10 4 12 3 1a 3 1f 4 1n 5 27 3 2b 7 2e 4 3c 4 3i 2 3s 3 4m 5 4r 3 4s 4 4t 2 51 4 52 3 6c 3 79 4 7d 3 7n 2 7r 8 7t 4 99 3 a4 4 ai 5 aj 4 al b b8 7 c6 4 ck a cq 3 ct 4 cv 5 cw 6 d2 4 d3 3 dd 6 dh 5 dk 9 dm 2 dt 6 dx 3 dy 4 e2 3 e9 3 el 5 ew 3 ff 4
cal_account 1n dh b
cal_answ 1n 1f 9
cal_ash 1n 3c a
cal_ask 1c dd a
cal_back 16 10 9 1a 8
cal_book 1i cw a
cal_bos 1n dd c
cal_centr 1a 2b f
cal_chang 1i cv b
cal_check 1n el b
cal_coach 1i al n
cal_daught 1n 2b b
cal_distrib 1n 52 c
cal_documen 1n el b
cal_draft 1n 51 c
cal_english 1n a4 b
cal_family 1a aj 9
cal_farm 1n fm a
cal_fil 1f d3 a
cal_finnish 1n dk c
cal_grandpa 1i 7r a
cal_help 1i 4r a
cal_messag 1f x a
cal_not 1i dk c
cal_old 1i 79 b
cal_renew 1n ck c
cal_sal 1n al i
cal_spot 1n b8 9
cal_staf 1n ai b
cal_tel 1n 7r b
cal_tool 1n dk c
cal_valu 1n 7t e
cal_video 1n 1n a
cal_wet 1n 27 b
cal_writ 1n dk c
calcula 16 22 a 68 8 bl 4 bu 9 bx 6 by 8 d0 e fk a
calcula_carbon 1n fk b
calcula_wag 1n d0 g
calenda r q 2 r 9 x 4 z 5 1g h 1r l 1s 6 1t 9 1v 6 4p 3 4z a 6f 8 6k 8 74 5 7e 4 7i 6 7n 4 7o 4 8h 8 99 6 9d 7 9e 4 9k 6 at 5 ck 7 cm 5 cz 6 d7 8 dk 2 e7 d el 4 f9 9
calenda_app 1i 1r g
calenda_bos 1n cz b
calenda_both 1n 1r c
calenda_expens 1n 1g d
calenda_family 1i 1g 9
calenda_garden 1n 1t b
calenda_hir 1n 4z c
calenda_invoic 1f 4z a
calenda_kitchen 1n 1r c
calenda_know 1n r b
calenda_messag 1n 6k b
calenda_met 1n 9k b
calenda_propos 1n d7 c
calenda_record 1n 9d c
calenda_resal 1n 7i a
calenda_tarot 1n f9 e
calenda_villag 1n e7 b
calf 1i 33 a fm 8
calgary 1i 64 9 f1 8
calibra 1c 26 9 96 4 c5 4 fr 3
califor 1i x 9 1y 9
calligr 1n eq 8
calm v t 2 1g b 2e 5 3p 3 4f 3 6w 3 6y 3 7j 3 b0 5 bn 4 by 3 dn 8 dz 4 ex 4 fn 4
calm_dog 1n dn b
calm_messag 1n 1g a
calm_ton 1n 1g a
calmly 1n co 8
calori 1i l a 72 s
calori_app 1n 72 i
calori_count 1n 72 c
calv 1i e 4 fm n
cam g g 3 4l 2 4t 4 82 4 97 4 co 4 d1 2 ed 3
cam_back u 97 5
camcord 1n bg p
camera s k 4 v 7 1y 7 25 8 2b 6 2f 4 2g 8 2x 4 5b 5 6d 7 78 7 7a c 7q 8 81 d 93 7 9h 6 ay 4 bq 8 e5 4 ek 5 eo 4 fh k fm c fn 6
camera_abov 1n fh b
camera_barn 1n fm a
camera_bik 1n bq c
camera_deliv 1n fn b
camera_elderly 1n 2b b
camera_hom 1n 1y b
camera_mold 1n 93 b
camera_opticia 1n v b
camera_phon 1n 78 b
camera_scal 1n 6d b
camera_sort 1n fh d
camera_tel 1n 7q a
camera_warn 1n 7a b
cameroo 1n 9m 9
camino 1n 3j e
camp 13 h 3 33 7 34 f 35 q 3q z 3v 7 8m p 9b j 9z 6 a2 7 ey 3
camp_childre 1n 3q f
camp_choos 1n 9b b
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
campaig 1a 4l d 4t m an e cl m cw 4
camperv 1n 35 14
camperv_hir 1n 35 g
camperv_rent 1n 35 d
camperv_rental 1n 35 n
campgro 1n 9b p
campsit 1c 34 4 35 4 37 4 9b 12
campsit_book 1n 9b g
campsit_softwar 1n 9b o
campu 1n 1k 11
campu_marketp 1n 1k e
can 1n 7q m
canada w 6 5 a 5 g 6 w 5 1g 5 1z 5 2b 5 51 6 5y 5 6p 5 70 6 7g 5 7x 4 8l 6 9d 6 9y 5 a4 5 as 5 bf 4 bg 4 cj 6 ef 5
canberr 1n ci 3
canc 1f v 9 7k g fa n
cancel t 7 2 d 4 f 3 g 2 q d r 2 1v 4 2s 3 2w 3 3k c 5i 2 6c 2 6g 3 6k 4 6y 3 7b 3 7s c 8o 4 bv i cv 3 dk 2 ef 3 eo 2
cancel_flight 1n 7s i
cancel_mandat 1n bv c
cancel_off 1n q b
cancel_subscri 1n bv n
cancell 1c 37 4 bv 5 ce 3 ez 3
candida 1a w 6 4y b a0 q as 4 db u
candida_reason 1n db b
candida_stat 1n a0 b
candl 11 8 w 22 3 2o 4 2s 3 38 9 3b i 3f b 5v 2 99 2 9r 5 eq 8 f7 3
candl_birthda 1n 3f 9
candl_ceramic 1n 8 c
candl_dat 1n 3b 9
candl_lov 1n 8 e
candl_mak 1n eq a
candl_used 1n 8 c
canin 1n dv a
canist 1n 60 8
cannot h j 6 1d 3 1l 5 46 3 4d 3 6t 2 6v 4 6y 4 7i 3 7o 2 9l 4 am 3 ao 2 dt 3 ea 2 eb 2
cannot_driv 1n 9l a
cannot_run 1n 6v a
cannot_sit 1n 6y c
cannot_swim 1i j e
cannot_talk 1n 1l c
cano 1i 37 j a1 d
cano_rent 1n 37 d
cans 1a 15 6 18 3 2r 6 62 8 63 c
cans_door 1n 63 b
canteen z g 3 l 3 2t g 2v a 4i 5 57 9 5n 5 5w 7 6d d 6z 3 72 6 8o 3 96 6 bw 3 c3 3 f1 7 fq 8
canteen_ready 1n 2t c
canva 1f 43 6 84 v er s
canva_belt 1n 84 c
canva_leath 1n 84 a
canva_paint 1n er a
canva_wallet 1n 84 c
cap 11 c 9 16 3 1i 5 2e 6 2x 7 an 3 bw 3 cl 3 cq 2 f1 3 fa 5 fh 7
cap_mirror 1n c b
capacit 1i 66 a fg 9
capital 1n 4e b
capo 1n ca 4
capoeir 1n et 8
cappucc 1n 2j c
caps 1i 9 4
capsul 19 7 e 1s f 23 c 3y 8 5k c 6o 7
capsul_quiet 1n 23 b
capsul_wardrob 1i 1s f
captain 1i 3r 7 e6 8
caption 1f 7q e cm l cp i
caption_dub 1n cp c
caption_schedul 1n cm c
captur 1n d8 d
car h 0 5 2 8 6 8 b 5 o 8 p b t g 12 5 18 4 1t a 21 f 28 5 2n 3 35 3 39 4 3b 8 3c 2 3l 3 3p 4 3q 3 3t h 3u 3 44 3 4o 5 4r 3 4u 4 4y 3 6a 5 6q 3 6r 3 7e d 7s 3 7u 3 8a 4 8e 4 8l 3 8m 3 8q 9 91 3 95 5 98 c 9d 8 9p a a2 d ae 5 af 3 au 3 b7 3 b9 4 bc 4 bd 5 bw 4 c0 h c2 g c3 7 c4 5 c5 5 c6 4 dd 5 dp 8 du 4 dx 3 ec 3 eh 2 eo 2 ew 3 f7 2 ff 6 fk 3
car_accompa 1n 12 b
car_app 1c 1t g 21 b 9d a
car_bootcam 1n a2 l
car_buy 1n 0 d
car_car 1i c0 k
car_card 1n 8a b
car_chang 1n a2 r
car_clean 1n c0 e
car_club 1i c2 b
car_coach 1n ae f
car_cost 1n 21 u
car_cours 1n a2 g
car_dementi 1n 3t k
car_documen 1n t w
car_elderly 1f 3t c 7e d
car_entry 1n t e
car_family 1i 7e d
car_hom z p d t d 3t e 95 9 c0 g ff 9
car_includ 1n 4o c
car_moth 1i 3t d
car_near 1f dp a
car_neighbo 1n c2 p
car_next 1n 39 c
car_own 1c 21 e 98 9 c0 h
car_parent 1f 7e h
car_park 12 18 7 9p g c0 c
car_privat 1n c2 i
car_really 1n 21 f
car_record 1n t r
car_repair 1f 98 e c0 e
car_seat 1i 8e b
car_servic 17 21 9 3b 9
car_shar 1n c2 10
car_softwar 1n t g
car_speak 1n t i
car_wash 1n c0 t
car_worksho 1i 98 n
caravan 1f 33 4 35 i 9b p
caravan_park 1n 9b j
caravan_rent 1n 35 d
caraway 1n 5x 4
carbon 1a 22 y 95 6 98 6 9o 10 fk x
carbon_account 1n fk t
carbon_app 1n 22 m
carbon_credit 1n 9o v
carbon_farm 1n 9o c
carbon_footpri 1i 22 s fk h
carbon_removal 1n 9o i
card i c 3 e 4 r 5 s 3 x 2 10 2 1b 4 1l 6 1p 3 22 4 2m 3 2u 6 2x 6 3a 3 3r 2 3s 7 4q 7 52 2 5g 6 5u 3 5y 4 6b 2 6c 5 6t 4 7f 6 7g 6 7h 8 80 e 84 3 87 6 8a 5 8f b 8h 6 8l 9 98 6 9b 4 9x 3 a6 8 bd 8 bj 4 bm 9 bn 4 bs 2 bw 2 cc 5 co 5 cz 7 d9 9 da b e5 6 e9 4 f9 6 fb 4
card_app 1n bm b
card_auction 1n 80 f
card_busy 1n 6c c
card_collect 1n 80 h
card_coupl 1n 8f d
card_debt 1n 7h n
card_dementi 1n bd a
card_deposit 1n r b
card_fifty 1n bd a
card_gam 1n 8f e
card_grad 1n 80 l
card_healthy 1n 2u b
card_history 1n cc b
card_improv 1n 7g b
card_index 1n e5 c
card_integra 1n da b
card_local 1n 4q b
card_marketp 1n 80 f
card_parcel 1n d9 b
card_parent 1n 8l b
card_part 1f 98 9
card_payment 19 1b 8 22 8 7f 8 bn 8 da k
card_pictur 1n 5g c
card_plain 1i f9 9
card_pokémon 1n 80 b
card_speak 1n 1l c
card_stock 1n fb a
card_til 1n co c
card_trad 1n 80 f
card_travel 1n 6t c
card_use 1n 5y b
card_walk 1n 3s b
card_whos 1n 80 9
card_word 1c 8l 9
cardboa 16 31 4 3e 6 5h 3 8d 6 eu 6 fp l fq 5
cardboa_plastic 1n fp f
cardif 1n 2o a
cardiga 1i 3t 6 4a 7
careful 17 v 3 2h 2 55 6 9i 3 9k 4 cs 6 dh 3
caregiv 1i 3t t 7e u
caregiv_app 1n 7e c
caregiv_elderly 1n 3t e
caregiv_look 1n 3t b
careles 1i u 5 di 5
caretak 13 26 5 7i 2 91 6 95 3 9l 5 c5 5 e0 a e7 b f6 3 fj 9 fr 3
caretak_scan 1n e0 b
cargo 15 28 t 5e h 5j a 8b a bz f c1 n c2 4 fg a fp 9
cargo_bik 16 28 r 5e f 5j 8 8b 8 bz d c1 l fp 8
caribbe 1n 5p a
carniva 1n c9 9
carol 1n cc 3
carpent 19 48 b 7v m 88 8 ef 8 em 6 fo 7
carpent_electri 1n 48 b
carpet 16 17 b 3z 3 7y 7 7z 4 90 f an 3 ca 4
carpet_clean 1i 17 b 90 g
carpool 1i 3u z c3 10
carpool_commut 1n c3 d
carpool_parent 1n 3u e
carpool_work 1n c3 k
carport 1n e3 4
carri t 5 3 1r 3 3e 2 4c i 5e 4 65 5 67 e 68 4 6r 3 7c 3 85 4 8e 3 8t 4 9n 2 cf 2 cj 4 du 3 fg e
carri_hemp 1n 4c c
carri_spac 1n fg b
carriag 1n az 9
carrot 14 11 6 2q 8 2v 5 5i 5 5m c 8b 5
carry m 28 6 4e 2 4s 2 51 2 53 2 5e 2 5f 3 5o 4 69 8 6c 2 6e 2 6r 7 88 4 89 5 8u 3 bp 2 bq 4 d5 5 ef 3 fp 3
carry_childre 1n 28 d
carry_lab 1n 69 b
carry_risk 1f d5 a
carry_suitcas 1n 6r a
cars 10 21 a 28 3 3p 9 3t 5 6a b 6p 3 98 6 9p b a8 2 bq 9 c0 h c2 n c3 9 c5 j
cars_camera 1n bq c
cars_oth 1n c2 b
cars_private 1n c2 i
cars_scan 1n 6a b
cars_see 1n 21 b
cars_shar 1i c2 d
cars_simulat 1n 3p c
cars_villag 1n c2 b
carshar 1n c2 b
cart 1a 15 6 2j w 2p e ag 3 cl 9
cart_hir 1n 2j g
cart_real 1n 2j b
cart_tubs 1n 2p c
carton 1i bb 6 fq 4
cartrid 1i 2d f f0 2
cartrid_subscri 1n 2d c
cartwhe 1n 3w 7
carv 1n eq 10
carv_clas 1n eq a
carv_cours 1n eq f
carv_guest 1n eq a
carv_learn 1n eq a
carv_spoon 1n eq b
carv_weekend 1n eq a
carv_worksho 1n eq f
cas o 3 6 9 8 v 4 10 8 17 3 2p 3 4h 4 50 2 59 4 7g 2 7h 5 7j 4 7s 4 83 e 8n 5 8z 3 97 3 99 c ad 9 ap 6 ar 5 as 6 ax 6 cj 6 cl 6 d6 6 el 6
cas_arriv 1n 83 a
cas_empty 1i cl b
cas_evidenc 1n 83 b
cas_lawy 1n d6 b
cas_managem 1n 99 b
cas_smal 1n ax b
cas_support 1n cj b
cas_twenty 1n 3 c
cash y 3m 3 4e e 54 3 5f 7 6c 3 6g 5 6l 3 7g 5 8o 7 9e 5 9g 3 9r 4 bs 7 bw 3 d1 p da 7 em 2
cash_ahead 1n d1 d
cash_flow 1n d1 x
cash_positio 1n d1 b
cashflo 1n d1 h
cashi 1n 4q h
cashier 1n 4q q
cashier_shop 1n 4q f
cashles 1n 6g b
cashmer 1i 4a i 8s 5
cashmer_scarv 1n 4a b
cask 1n f4 7
cassava 1i 5p 6 fl 9
casset 1f az 7 bg p cf 9
casset_digitis 1n bg b
casset_digitiz 1n bg b
cast 14 37 6 45 7 4a 3 6a 9 87 3 8a 5 8c 7 c9 6 cb b fh 6
cast_smal 1n 6a b
castil 1n bg 8
casting 1n fh j
casting_learn 1n fh b
castl 1a 2w 3 2y e 3r 7 6h k 7z 8
castl_gallery 1n 6h j
castl_light 1n 2y a
casual 1n b1 b
casualt 1n 7d 8
cat s g 2 1c c 1e 6 30 6 31 5 3a d 3g h 3v 7 9z 7 c9 4 dn 5 do g dr b ds e dt 8 du c dw d dy h ex l f6 3
cat_caf 1i ex o
cat_café 1i 3a f
cat_food 1n dr g
cat_furnitu 1n ds f
cat_loung 1n ex e
cat_lov 1n ex g
cat_mis 1n dy b
cat_offic 1n 1e b
cat_own 17 do b
cat_sit 1n do e
catalan 1i 9w a b1 i
catalan_crosswo 1n b1 c
catalog 13 3x 5 48 5 4k 7 50 3 7h 8 82 a 86 9 98 5 am 7 bc 4 dc 6
catapul 1n 7v 6
catch 15 3w 3 70 3 87 k 9u 9 d9 4 du c f2 i f6 j
catch_cat 1n du c
catch_mic 1n f6 9
catch_phon 1n 9u a
catch_shar 1n f2 a
categor 1i bk f cy a
cater 15 13 d 2j 5 2t e 2v j 30 y 5c k 96 6 ff 7 fq 6
cater_kitchen 1i 13 a
cater_near 1n 30 i
cater_rent 1n 5c c
cater_wedding 1n 30 h
catholi 1i 3h c 3j 7
cats 12 1c 4 1t 3 3a b 3g j 6p 6 8a 5 c9 4 do h du 7 dw a dx 5 ex s
cats_guest 1n ex e
cats_last 1n dw b
cats_send 1n do b
cats_shelt 1n ex e
cats_smal 1n 3g 9
cattl 1n fm k
cattl_monitor 1n fm c
caught 16 1c 3 3w 3 4r 4 87 3 9u 7 cs 4 du 3 dw 3
caus 17 1b 8 1e 6 51 2 8v 4 9y 4 cs 4 ct 4
cav 1n 5r 4
ceil 17 8z 3 ba 4 bw 5 ef 3 en 3
ceiling 1n eo 3
cel 1n a6 4
celebra 1c 2o 9 2z 9 30 9 3d y
celebra_ceremon 1n 3d d
celebra_near 1n 3d d
celeria 1n 5i 3
celery 1i 30 7 96 4
celiac 1n 5h a
cellar n 16 3 17 4 1x 5 1y 5 27 4 28 3 59 4 5r 5 5x 4 64 8 6m f 8e 5 8m 3 8s 3 8t 3 8u d 91 6 92 5 9p 5 ca b eg 7 ek 3 eo 4 f0 3 f3 3 f5 f
cellar_clear 1n f5 e
cellar_collect 1n f5 b
cellar_deliv 1n 64 b
cellar_empty 1n f5 e
cellar_garag 1n 8u b
cellar_haul 1n f5 b
cellar_loft 1n f5 c
cellar_remov 1n f5 b
cellar_tast 1n 6m b
cellar_tip 1n f5 b
cello 19 1v 3 38 3 6r 3 8n i cd h
cello_childre 1n 8n b
cement 1f 10 3 1w 3 9s 6
cemet 1i 3b 8 e5 a
cemeter 17 3b r 3d 4 3e d 3f 3 3g k 99 3 e5 x
cemeter_birch 1n 3g 9
cemeter_cemeter 1n e5 d
cemeter_family 1n 3b b
cemeter_managem 1n e5 l
cemeter_offic 1n e5 d
cemeter_photo 1n 3b b
cemeter_softwar 1n e5 n
cent 1f 9 4 ey 8
centime 1i 88 d 9t 4
centime_local 1n 88 b
centr m 12 6 13 3 1q 2 1t 6 2b 9 3l 4 46 3 4n 3 5e 4 65 7 76 2 79 2 7g 2 7h 3 7n 4 7u 5 7w 4 9d 2 9r 5 9y 5 a8 3 ae 4 ai 5 al 4 bd 5 bk 3 ca 3 cq 5 e2 3 e7 4 e8 5 en 3 ey 3 f0 a
centr_far 1n 9r a
centr_plant 1n 65 b
central 1i 4f 5 da 5
century 1f 89 h 94 4 eo 3
century_chair 1n 89 b
ceramic 19 8 b 3y 4 4a 4 65 a 8j s ep q
ceramic_clas 1n ep c
ceramic_cups 1n 8 c
ceramic_shop 1n 65 b
ceramic_studio 1n ep c
ceramic_wheel 1n ep c
ceremon 1c 2w 9 3d 16 ce 7
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
certain 17 m 6 1w 3 77 4 b3 4 cd 3 ck 4
certif 1n di b
certifi s d 2 e 8 f 3 p 7 1f 6 3g 2 3k 5 3m 3 3o 6 3s 2 4i 2 4w g 50 2 5v 6 68 7 95 b 9o 9 ak 8 bf a d4 3 d9 2 di 6
certifi_contrac 1n 4w c
certifi_custom 1n 68 b
certifi_jars 1n 5v b
certifi_massag 1n e c
certifi_mis 1n ak a
certifi_podiatr 1n p c
certifi_sent 1n 95 b
certifi_sleep 1n 1f 9
certifi_transla 1i 4w n
certify 1n 4w 6
cessati 1n 7c b
cfo 1n 54 1b
cfo_plan 1n 54 b
cfos 1n 54 k
cfos_build 1n 54 b
chaf 1n dw 5
chain n 3 3 v 4 x 2 2i 3 2k 3 2m 3 2n 3 2o 3 2q 3 2r 6 39 3 3y 3 3z 3 40 3 42 3 43 3 46 3 47 6 4c 3 4d 3 4e 7 4j 8 5a 5 5b 3 5d 3 6o 3 6p 4 88 7 89 3 8j 3 8k 3 9u d bz 3 ca 3 db 4 dc 4 e0 5 er 3 f6 3
chain_traceab 1n 9u o
chainsa 1n 9o 8
chair n e 5 p 3 q 4 r 7 10 5 2w 5 38 6 39 3 51 3 6c 3 6q 5 70 7 7u 4 89 a 8e 8 8w 5 8y c 9c 3 ab 5 b5 3 cm 4 dg 6 e7 5 ec 5 ew e
chair_gymnast 1n ew d
chair_onlin 1n r b
chair_phon 1n 70 b
chair_pram 1n 8e b
chair_short 1i dg a
chair_sideboa 1n 89 b
chalk 17 h 5 42 3 49 6 5q 8 6m 7 ez 5
chalky 1n 5t 5
challen 1c 22 g 58 9 70 9 7f 9
challen_househo 1n 22 b
chama 1n br h
chamb q k 2 o 2 x 2 y 2 10 2 4e 2 4k 2 4s 5 4u 2 4v 3 4x 3 50 4 52 6 68 2 bz 2 cl 2 cy 2 d1 2 de 3 dj 2 dt 2 ec 6 em 4
chanc 1a 6 4 b0 4 b1 7 ci 4 ec 6
chang c i 3 22 5 2c 3 2h 4 2l 3 4v 1 71 4 72 3 7f 5 7k 4 8i 3 8k 4 8p 3 94 4 a2 7 a8 2 ao 5 av 4 bj 3 bn 4 by 2 c0 5 cg 3 cs 4 cu 2 cv 5 dd 2 df 5 fe 3 fi 3
chang_ads 1n fe a
chang_battery 1n 2h d
chang_brak 1n c0 b
chang_broad 1n bn b
chang_card 1n 7f b
chang_cours 1n a2 h
chang_even 1n 71 e
chang_lay 1n 8k e
chang_lens 1n av b
chang_partn 1n i c
chang_taps 1n 8p b
chang_whatsap 1n cv c
changeo 1n 6f l
channel 19 1g 9 4h k 6f g ay x b5 6 cm a
channel_machin 1n ay b
channel_manag 1n 6f f
chao 1n 4s 6
chapel 1n 6w 4
chaplai 1n 3j l
chapt 14 1k 4 3s 3 55 3 8g 4 a5 3 ag d b0 5 di 3
charcoa 1i 9n 7 er 3
charg q w 2 17 2 21 h 2b 3 2c 4 2u 7 35 9 3v 3 4z 2 54 4 5a 3 6c 3 6e 3 76 2 7b 2 7g 2 9b 2 9p p 9q 5 ad 5 ae 2 bo 2 bv 4 c5 o dw 5 ec 4 ed 5 ei 9
charg_automat 1n 2u b
charg_car 1n 9p h
charg_charg 1i 35 a
charg_compan 1n 9p d
charg_cost 1n 21 m
charg_electri 1i c5 k
charg_employ 1n 9p d
charg_hom 1n c5 q
charg_hotel 1n 9p k
charg_lamp 1n c5 k
charg_offic 1n 9p d
charg_plan 1n ei b
charg_point 1i 9p p c5 e
charg_residen 1n c5 d
charg_shar 1n c5 d
charg_station 1i 21 h c5 b
charg_sur 1n 9p b
charg_truck 1n 9p d
chargeb 1n d9 w
chargeb_collect 1n d9 b
charit 1i 11 9 1a b
charity 11 11 6 1a f 1b c 1x 5 3s 5 3x 5 41 5 4x d 51 7 7h 5 8k 3 92 6 f5 4 fc a
charity_laptop 1n 4x c
charity_match 1n 1a c
charm 1n 8v 3
chart b 37 3 f9 6
chas 17 at a cz 4 d6 r em b
chas_client 1n em b
chas_invoic 1n d6 e
chas_overdu 1n d6 b
chas_reply 1n at b
chat q s 4 1h 2 1k 5 1u 6 3s 8 3x 7 4h 6 6e 5 6i 2 6j 4 75 c 76 8 7c 6 7d 5 7e 4 9v a 9x 2 ab 4 aj b be 3 bs 6 cj d db 6 dd 6 dk 7 dl 2 dt b e6 3 e9 4 el 7 eu 4
chat_bas 1n 9v b
chat_crav 1n 7c b
chat_dialect 1n aj c
chat_door 1n 3x b
chat_elderly 1n 3s e
chat_midwif 1n 75 g
chat_onlin 1n cj b
chat_pay 1n bs b
chat_person 1n 4h b
chat_sort 1n el b
chat_vet 1n dt c
chat_whatsap 1n db b
chat_whil 1n 1u b
chatbot 10 1u 7 7j i 9v 5 9z 5 ae 5 aj 5 ay 5 cj d cm 3 cn 7 d3 5 d5 5 dl 6 e8 3 eb 5
chatbot_swahili 1n 7j b
chatbot_symptom 1n 7j c
chatgpt 1n ao t
che 1i 7b d
cheap p 17 4 1d 6 1q 6 30 4 41 4 4g 5 5a 4 5c 2 6o 8 8m 4 8n 3 90 2 9o 3 9q 8 bv 8 ec 2
cheap_electri 1n 1d b
cheap_provid 1n bv c
cheapes 1f 17 4 1q m 21 l
cheapes_basket 1n 1q c
cheapes_charg 1n 21 f
cheat 1c 4l 4 7d 4 9z 3 a6 4
check b s 4 w 3 1b 3 20 3 4l 3 52 3 6e 6 6x 3 78 3 7a 3 7j 8 7k 7 7r 4 7t 3 8r 3 8v 3 8z 5 91 5 93 7 95 4 96 4 9b 5 9j 3 a6 3 a9 4 ad 7 ah 3 ao 3 as 4 bl 3 bz 3 c7 2 cp 3 cu 7 cz 3 d5 3 du 4 e0 4 e3 5 e5 4 e6 4 eh 6 ei 5 el 3 em 3 en 3 ff 4
check_against 17 cz 8
check_annual 1n em b
check_approva 1n 52 c
check_breakfa 1n 6e e
check_build 1n 8v b
check_claim 1c en a
check_clean 1n 8r c
check_cod 1n eh c
check_conflic 1n el b
check_documen 1n as b
check_door 1i 6e b
check_eligibi 1n w b
check_empty 1n 91 c
check_fak 1n 4l b
check_fees 1n e5 b
check_fir 1i 95 a
check_ins 1n 78 b
check_insur 1i 3x a
check_learn 1n e8 b
check_liv 1i 20 a
check_nurs 1n ff b
check_off 1n 8z b
check_partn 1n bl b
check_phon 1i 9b c
check_photo 1n 80 9
check_safety 1i cp b
check_solicit 1n ah b
check_teach 1n a9 e
check_tool 1n ad b
check_travel 1n 35 b
check_ups 1n du c
check_used 1n cu c
checkli 16 2w 6 3c 7 75 a 96 e dc f eg 8
checkli_lesson 1n dc c
checkli_midwiv 1n 75 b
checkou 1c 2c 3 4q h 6e 6 da 9
cheek 1f b 2 3w 3
cheerfu 1n 6 e
cheerfu_design 1n 6 b
chees 14 2n 4 2r 3 2z 4 5a a 5r 10 5w 7 es 6 f3 7
chees_box 1n 5r r
chees_lov 1n 5r e
chees_mountai 1n 5r b
chees_shop 1n 5r q
chees_subscri 1n 5r c
chees_vegetab 1n 5a c
cheesem 1n 5r h
chef 13 2l f 2z y 48 d 5f j 5l 9 64 b 6d h 8c a 96 3 9g b
chef_cook 1i 2l b 2z f
chef_cuisin 1n 2z c
chef_din 1n 2z h
chef_hom 1n 2z e
chef_jacket 1n 48 g
chef_ord 1n 5f j
chef_sunday 1n 5l b
chef_thrown 1n 6d b
chemica 1n 81 3
chemist v 0 4 2 4 4 4 8 3 9 4 b 6 k 2 p 3 3s 3 5t 4 6z 4 78 3 79 2 81 6 bb 4 bg 3
chemoth 1i bc c fa q
chemoth_fit 1n fa a
chennai 1n eu a
cherry 1n 2p a
ches 1f 3s 4 a9 d eu 1a
ches_club 1n eu g
ches_lesson 1n eu i
ches_onlin 1n eu d
ches_opening 1n a9 b
ches_play 1n eu e
ches_school 1n eu s
chest 17 v f 7d 3 89 4 ds 6 ew 3
chest_rays 1n v b
chestnu 1n 2a 4
chew 1a 6x 5 ds b
chicago 19 5m 8 5x 8 6c 8 7v 6 dq 8 f6 6
chicken 1c 5l 6 96 6 9m e fm 8
chicken_farm 1i 9m 9
chickpe 1i 5g 9 5t h
chickpe_lentil 1n 5t b
chief 1n af 8
chil 14 1c 6 2q 5 2v 6 5l f 5x 6 7t 6 9q 6 d4 7 e1 6
chil_meal 1n 5l b
child i a 5 j 8 o 2 12 3 19 2 1g 4 1h 6 1j c 1l 8 1m e 1n 4 25 3 2o 5 39 5 3i 3 3k 4 3l 7 3m 5 3u 4 3v 7 3w 4 3z 6 4c 7 4m 2 5m 3 6h 2 6j 8 73 6 75 5 7a 5 7j 3 7m 4 7v a 86 3 8d 3 8l 5 8n 7 9d 3 9v 4 9x b 9y 8 9z 5 a5 4 a9 a az c bm b c1 3 e9 7 ev 6
child_allergy 1i 7a a
child_cannot 1i j d
child_car 1n 39 c
child_exercis 1n 9y b
child_favouri 1n 2o b
child_grow 1i 1j h
child_grown 1c 3z 9 8n 9
child_hardly 1n 1l b
child_hero 1i 1m q
child_mind 1n 1m b
child_off 1n e9 b
child_read 1i 9x l
child_sam 1n 1l 9
child_sav 1i 1m 8
child_sold 1n a b
child_tap 1n 6j c
child_town 1n az b
child_typ 1n 73 f
child_watch 1i bm a
child_woodwor 1n 7v a
childbi 1n 78 a
childca 1a 13 4 19 i 39 9 3k 9 3l r
childca_next 1n 19 f
childca_plac 1n 3l p
childho 1n 1a 4
childmi 1i 3k b 3l 8
childre f 1 6 4 6 h 5 j 7 14 3 15 4 18 4 19 4 1g 9 1h b 1j b 1l 7 1m 9 1n 7 1o 5 1r 5 1u 4 1x 3 28 7 2b 3 2f 4 2v 7 3a 3 3h 3 3i 2 3k 9 3l 9 3n 4 3q 9 3r a 3s 3 3u 9 3v a 3w b 3z 9 43 6 46 3 47 4 6j 2 6p 5 70 3 73 3 79 3 7d 3 7m 9 7n 3 7o 2 7r 4 7v a 86 6 8d 9 8g 3 8l 4 8m 5 8n 7 9x 7 9y 5 a9 8 ag 3 az 9 b5 3 bi 5 bm 8 c1 5 e9 6 et 9 eu 7 ey 9 fa 4 fc 8
childre_bik 1i 1j p
childre_birthda 1n 3r g
childre_book 1f 1m i
childre_build 1f 3q a 3v a 7v b
childre_calenda 1n 1g e
childre_cannot 1n 1l 9
childre_cloth 1i 3z p
childre_earn 1n 1h e
childre_eczema 1n 1 b
childre_first 1n 9x d
childre_garden 1n 18 b
childre_guest 1n 3k c
childre_hom 1n 1o e
childre_hospita 1n fc g
childre_indoor 1n ey c
childre_learn 1i j a
childre_long 1n 47 c
childre_nois 1n ey a
childre_paid 1n 1g a
childre_pick 1n 2v c
childre_plan 1n 1u b
childre_pocket 1n bm b
childre_put 1f az 9
childre_read 1c 3h 7
childre_saf 1f 15 9
childre_sam 1i 6p 9 a9 a
childre_school 1c 3u b 3w a
childre_self 1n et 9
childre_show 1i 4 a
childre_siz 1i 8n a
childre_social 1n 1h a
childre_soft 1n ey c
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
chimney 1c 8z 4 eg e fn 6
chin 1a b 5 r 6 3z 3 au 3 et 2
chines 1n 9w a
chip 13 45 3 5t 7 6v 2 85 8 8j 4 dw 5 dx 3 dy 6
chiropo 1n p b
chlorin 1f 15 9 2d 4 47 d
chocola 19 2o 8 3k 3 5k 6 5u 12 8b 6
chocola_gift 1n 5u c
chocola_lov 1n 5u e
chocola_madagas 1n 5u b
choic 13 1v 3 38 3 3h 4 6k 3 7r 3 8g 4 8y 9 a7 f bh 3 f4 3
choic_univers 1n a7 f
choir y e 3 i 3 k 3 36 3 38 3 3n 8 3o 3 5g 3 6i b 6p 3 74 3 aa 5 ab 5 bb 2 c8 r cf 2 e7 4
choir_conduct 1n c8 b
choir_directo 1n c8 b
choir_learn 1n c8 b
choir_part 1n c8 e
choir_practic 1n c8 i
choir_practis 1n c8 b
choir_recordi 1n c8 b
choir_rehears 1n c8 j
choir_scor 1n c8 f
choir_sheet 1n c8 f
choir_sing 1n c8 b
choir_track 1n c8 e
choir_voic 1n c8 b
chok 1n 2r 5
choos j 11 5 29 5 2x 6 2z 5 3c 7 3n 5 3s 3 4p 2 8g 6 9b 5 a7 6 bh 5 cf 6 ch 3
choos_album 1n cf a
choos_degre 1n a7 f
choos_instrum 1n 3n b
choos_lay 1n bh c
choos_novel 1n 8g c
choos_onlin 1n 29 c
choos_persona 1n 2z c
choos_pitch 1n 9b d
choos_send 1n 3b 9
choos_styl 1n 2x c
choos_themsel 1n 11 b
choos_underta 1n 3c a
chop 1f 5g i 8c h
chop_board 1n 8c g
chop_vegetab 1n 5g c
chor 1f 1h r 1r a bm i
chor_learn 1n bm b
choral 1n c8 p
choral_practis 1n c8 b
chord 1c 3n e a3 i cg 5
chorist 1n c8 o
choru 1i c8 t
chos 16 2x 4 3n 5 8i 4 9z 4 a5 3 do 3
chosen u i 2 2e 7 3n 2 5l 4 61 7 8a 7 az 4 b2 2
chosen_contact 1n 2e b
chosen_quiz 1n 8a b
chosen_tast 1n 61 b
christe 1n 1m 4
christi 1n 3h 9
christm v 8 3 1b 3 1n h 50 5 58 6 5r 3 5u 9 5v 3 76 2 85 4 ag 3 b8 3 be 4 bi 3 cl 4 f7 s
christm_east 1n 5u d
christm_eve 1i 1n c
christm_tre 1n f7 1b
christm_visit 1n 1n c
chronic 1c k 9 78 9 7o 8 7t d
church t p 3 3d 6 3i 5 3q 4 3s 6 3w 3 5c 4 5p 5 6i i 8r 4 92 2 99 7 c2 4 c4 4 c6 5 c8 5 cc 3 ch 9 du 4 e1 3 e5 6
church_newspap 1n 99 b
churchy 1i f7 4 f8 4
churn 1n 2p c
chutney 1i 5s h f3 z
chutney_farm 1n f3 b
chutney_fruit 1n f3 f
chutney_homemad 1n f3 b
chutney_jars 1n f3 b
chutney_orchard 1n f3 b
chutney_smal 1n f3 b
chutney_spread 1n 5s b
chutney_vegetab 1n f3 b
cid 1i 63 l 6m a
cid_orchard 1n 63 b
cigar 1n 89 4
cinema 1c 2r b 38 9 3k 5 ch 13
cinema_near 1n ch e
cinema_trail 1n ch d
cinema_villag 1n ch g
cinnamo 1n 2i 8
circl x f 2 i 2 q 3 u 3 16 6 19 6 1b 6 3i c 46 3 4g 3 6p 3 8f 3 8g 3 br p dy 3 dz 2 fh 3 fq 3
circl_app 1n br g
circl_memb 1n br b
circu 1n 3q 4
circula 1i 59 5 av 8
citizen 1c 1d n c6 9 e2 v e4 w
citizen_partici 1n e4 r
citizen_report 1n e2 s
citru 1n fl 9
city r 11 4 18 5 1u b 1v 9 20 4 2d 5 2x 5 31 8 32 9 33 5 35 4 58 7 5a 7 5d 2 5q 5 8i 5 8m 4 9g 4 ab e aw 5 b3 6 b9 5 bp 5 c1 7 c6 2 cu 5 e1 8 e2 7 e4 b ex 3 f7 4 f8 b
city_bik 1n c1 d
city_council 1n e4 g
city_friend 1n ab c
city_garden 1i f8 b
city_know 1n 32 c
city_local 1n b3 b
city_riddl 1n 58 c
city_street 1n e1 a
city_sum 1n f8 a
city_train 1n b9 9
city_trip 1n 1u g
civic 1n e4 a
civil 1i 97 9 ee 9
claim t 1 2 7 4 9 5 10 5 22 3 2c 2 4e 3 4t 5 5k 3 7b 3 7c 3 7s k a5 4 an 6 ao 2 ax 3 bp 7 bq c cn 4 cz g en p
claim_fil 1n cz b
claim_handl 1n en g
claim_insur 1n en i
claim_paid 1f en e
claim_photo 1n en k
claim_refund 1n 7s f
claim_softwar 1n en h
claiman 1n 7s 4
clamp 1i 27 i 9r 3
clamp_main 1n 27 b
clank 1n 2d 3
clap 1n 71 4
clarine 1n cd 8
clas l f 4 g f h 7 i d o 4 s d v 4 12 2 14 9 1h 8 2r 3 2v 4 3o a 3p 3 3u 9 3v c 3w b 6j 4 6y 3 75 5 7y 3 8h 3 a0 4 a2 8 a9 h ae 3 dm 2 dq 4 eb 2 ep c eq b er 6 es f et a eu 8 ev f ew e
clas_adult 1n i c
clas_child 1n a9 d
clas_childre 1f 3v a 3w e
clas_communi 1n ew 9
clas_german 1n 3o d
clas_kid 1n a9 d
clas_kids 1i 3v f a9 j
clas_kitchen 1n es 9
clas_near 1c ep c es a ev c
clas_offic 1n h b
clas_pas 1i s f
clas_senior 1n ew e
clas_shar 1f 3u a
clas_sign 1n 1h a
clas_stif 1n g c
clas_women 1n 14 b
classic 1n 6a s
classic_car 1n 6a d
classic_cars 1n 6a f
classif 14 68 b 7j 3 7k 3 7l 3 7o 3 7t 3 89 5 8e 6 dx 6 fo 5
classma 1i 86 4 9v c
classro 1c 26 p 9t e a2 b ay 3
classro_air 1n 26 g
classro_part 1n a2 b
classro_show 1n 26 b
classro_wood 1n 9t a
clau 1n 1n 9
claus 1i d5 t
claus_carry 1n d5 c
claw 1i 8c 4 dn 7
clay 1a 39 3 3e i 5x b 9h 4 ep v
clay_clas 1n ep c
clay_pots 1n 5x b
clay_studio 1n ep h
clay_wheel 1n ep c
clean k 3 6 a 3 c 5 15 d 17 6 2d 5 2f 8 2z 6 3b a 40 4 44 b 49 3 4g 5 4m 3 4n 2 4o 5 56 m 5c 3 5h 4 5o 4 6c 5 6f c 81 2 8e 5 8o l 8r h 8s 7 90 7 96 9 ak 6 am 5 bg 3 c0 9 c9 5 cy 4 e7 5 eh j fa 3 fp 4
clean_agent 1i 4g b
clean_alter 1n c9 9
clean_book 1n c b
clean_busines 1i eh g
clean_cars 1n c0 e
clean_check 1i eh i
clean_checkli 1n 96 d
clean_company 1n eh x
clean_crew 1n eh e
clean_fee 1n e7 b
clean_firm 1a 56 d ak 8
clean_flat 1n 8o h
clean_grav 1n 3b f
clean_guest 1i 6f d
clean_gut 1n 8r h
clean_househo 1n 8o h
clean_linen 1n 6f b
clean_list 1c 6c a
clean_look 1i 56 c
clean_money 1n 8o c
clean_offic 1n 56 r
clean_onc 1i 56 c
clean_open 1n 56 d
clean_phon 1c 90 9
clean_platfor 1n 8o h
clean_practic 1n 56 g
clean_prob 1n 96 b
clean_product 1n am b
clean_repaint 1n 44 b
clean_restora 1n 44 b
clean_robot 1n 2f e
clean_room 1n eh e
clean_servic 1n 56 n
clean_wat 1n 15 w
clean_window 1n 8r h
cleanly 1n de 6
cleans 1i 2q a 5z 5
clear q d 3 u 2 1a 2 3r 4 51 2 68 8 6h 2 70 2 7q 3 92 d 9l 8 ax 2 bv 2 en 3 f5 h
clear_outs 1n 92 e
clear_rest 1n f5 9
clear_steep 1n 9l a
clearan 1c 68 c 89 l 92 o f5 s
clearan_death 1n f5 e
clearan_restor 1n 89 b
clearly 1n 7m b
clerk 19 ap 3 as 3 d8 3 e0 4 e3 6 en 6
clev 1c ci 4
clever 1n 1h 5
click 10 9 6 r 3 2y 4 3f 2 53 2 5q 3 9p 2 dc 3 dh f fd 3
click_minut 1n dh b
client s d b e 6 f d m 9 r b s 8 z e 4s 9 4t 4 4u 3 4v 3 4x 6 4z 5 54 3 56 7 57 3 76 b 9c d at 6 cu 3 cx f cy 5 d1 4 d2 3 d3 c d6 5 d7 b dj 2 dk 2 ee 3 el 8 em k
client_book 1i r a
client_budget 1n d7 g
client_documen 1n em i
client_exercis 1n z e
client_mis 1n em h
client_not 1n z b
client_plan 1n f c
client_sign 1f 9c 9 d3 e
clif 1n ao 7
climat 17 1t 4 22 o 5w 7 9o 7 b7 e fk e fl 7
climat_challen 1n 22 g
climat_jobs 1n b7 b
climat_mind 1n 22 e
climat_questio 1n fk b
climb x h n s 6 2d 3 35 6 5k 3 5t 8 8m 7 aa 3 ds 8 e0 6 e4 4 ey c fn 9
climb_box 1n h m
climb_fram 1i ey e
climb_gym 1n h k
climb_hal 1a h b
climb_rop 1n ds b
cling 1n j 4
clinic r q j v b x c y 5 1f 4 1l 3 3i 5 3t 2 4m 8 4o 5 4p b 4t 5 5e 7 6x g 73 4 7d 4 7j 8 7l 4 7n 8 7o 6 7t d 7u 5 94 3 9r b 9t 4 ck 5 dt c du a dv 4 fa 3
clinic_abroad 1n 6x g
clinic_bik 1n 5e c
clinic_hotel 1i 4p d
clinic_interpr 1n 6x 9
clinic_show 1n q m
clinic_smal 1n 9r a
clinic_urgent 1n x b
clinic_visit 1n 7j b
clinica 1i u l w t
clinica_not 1n u g
clinica_trial 1n w r
clink 1f 61 2 bm 2
clip 14 c 5 29 5 2a 9 2c 9 7q 9 a8 d ay 5 ci 3 dn k ds 7
clip_camera 1n 7q a
clip_film 1n a8 b
clip_met 1n 2a b
clip_worn 1n 2c b
clipboa 1c 3q 4 3w 3 6d 7 e0 6
cloak 1n c9 3
cloakro 1n 1r 6
clock m 24 5 2h 2 2t 6 31 6 32 5 4q 4 5e 3 6k 4 8j 4 dd 2 eh 4
clock_birdhou 1n 7v 8
clock_deliv 1n 2t c
clon 1f 7r 9 cq 9 dh c
clon_voic 1n dh b
clos g w 2 1u 3 2l 3 2n 3 3m 3 4s 6 51 2 56 2 5c 5 5n 5 87 5 9y 5 bs 2 by 4 c9 3 cj 3 du 4 e0 4 ex 3 f6 3
clos_best 1n 5n b
clos_restaur 1n 5c c
clos_theatr 1n c9 9
closely 1n 49 4
closet 1n 1s h
closing 1n 4s j
cloth r 4 5 a i e 7 o 2 16 9 1i f 1s c 2c 6 3y m 3z n 40 c 41 n 42 4 44 a 48 b 49 c 4a 5 4c f 59 5 7y 7 85 3 8k 4 8y 4 9u 4 am d bc k cl 5 e1 6 ek 5
cloth_adaptiv 1n bc b
cloth_arthrit 1n bc b
cloth_brand 1n 3y n
cloth_broken 1n 16 c
cloth_buy 1n 3y d
cloth_contain 1n e1 a
cloth_disab 1n bc b
cloth_disabil 1n bc b
cloth_disabl 1n bc b
cloth_door 1n 41 b
cloth_family 1n 3z b
cloth_hand 1n bc b
cloth_linen 1n 3y d
cloth_magnet 1n 3y b
cloth_magneti 1n bc f
cloth_model 1n am g
cloth_nappy 1n a w
cloth_onc 1n 1s b
cloth_organic 1n 3y d
cloth_rental 1i 40 c
cloth_repair 1n 44 e
cloth_sel 1n 41 e
cloth_strok 1n bc b
cloth_swap 1a 1i 9 3z 9
cloth_wheelch 1i bc g
cloth_work 1n 4c c
cloud 12 1z a 2m 7 2p 3 2x 3 4x 6 aq u bh 5 cq 5 ct 6 d8 7 di c
cloud_bil 1n aq i
cloud_cost 1n aq w
cloud_spend 1n aq g
cloud_tel 1n di b
cloudi 1n fr 4
cloudy 1i 62 4 fr 9
clown 1i 3r 8 fc w
clown_hospic 1n fc b
clown_hospita 1n fc e
clown_visit 1n fc d
clu 1i 83 n b1 4
club j h 8 i 3 j 3 1a 3 21 3 2s c 37 4 38 6 3q 7 3v 6 3w 4 4b 5 4m 2 4w 2 51 3 5q b 6g 5 6i g 6p 5 6w 4 71 5 87 6 8g 5 9a 6 9z 5 a4 4 a9 8 ab 5 b2 e b4 3 bi 3 c2 5 cf 4 ch 3 dq 3 e7 9 ea 6 et 9 eu 8 ez b f0 8
club_afterno 1n eu c
club_attend 1n 6i d
club_bil 1n e7 b
club_childre 1n a9 b
club_church 1i 6i l
club_direct 1n 5q c
club_dues 1n 6i h
club_managem 1n 6i g
club_memb 1n 6i h
club_onc 1n 2s c
club_post 1n b2 c
club_request 1n ea a
club_school 1c 3q a
club_sel 1n 87 b
club_smal 1i 6g a
club_teach 1n 6p a
clubhou 1n 6i 5
cluj 1n ey 9
clumsy 1n 86 5
clut 1i 92 a f5 8
cmms 1n fi b
cnc 1n 53 c
coach t f f j 8 l j o 5 s 4 z 5 1f g 34 8 3j b 3n 5 3w 7 4z 7 50 e 6z 5 70 5 71 d 72 8 73 5 74 8 7b 7 7h 9 a4 b ae 9 af a aj 5 al j cw 5 dg 5 eu a
coach_app 1f 7h 9
coach_board 1n eu c
coach_group 1f 71 a
coach_platfor 1n 50 d
coach_record 1n a4 b
coach_softwar 1n al d
coach_train 1n f c
coal 1n ag 4
coars 1n 8y 4
coast 15 8 a 34 3 35 5 59 7 6f 7 6s i 6t 2 91 b da 7
coast_weekly 1n 91 c
coastal 1n 6r c
coastal_path 1n 6r a
coat u 1k 6 1s 4 3y 4 49 6 7u 7 84 5 8s 5 92 3 bc c ch 5 cm 2 dn b dr 5 ds 5 fd 4 fe 3
coat_term 1n 1k a
coat_wheelch 1n bc b
cobbl 1f 44 o 5e 3 c7 6
cobbl_br 1n 44 b
cobbles 1n 28 e
cock 1n 33 4
cockroa 1n f6 q
cocktai 1i 61 5 er e
cocoa 1f 5t 3 5u k 9u i
cocoa_smal 1n 5u b
cod g 19 d 1q 2 2g 6 3f 5 3v e 4l 6 4n 1 4q 6 4u 4 67 2 68 9 6e 6 6f 4 6l 6 7a 3 7r 3 9b 4 9u 4 9z e a2 3 ap 6 ca 4 cs c e7 7 eh 4 ez 3 fb 3 fd 4 fi 4
cod_build 1f 9z a eh a
cod_clas 1n 3v o
cod_club 1f 3v c e7 a
cod_cours 1i 19 f 9z p
cod_door 1i ca a
cod_headsto 1n 3f 9
cod_kids 1i 3v b
cod_product 1n 68 b
cod_report 1n fi b
cod_review 1n cs k
cod_school 1f 19 e 3v b
cod_smal 1n 6e c
cod_stay 1n 2g b
cod_tabl 1n 6l i
cod_test 1i cs k
codebas 1n cs b
coeliac 1f 5h l 7a o es 4
coeliac_app 1n 7a j
cof 1i 2j g 9w 4
coffe n 1e 8 1s 3 2d 4 2i i 2j i 2o 3 2r 3 39 3 3a 6 3k 2 3o 4 4g 6 4o 2 57 d 5d 2 5k l 7w 5 8c 4 8x 5 9u 8 b1 3 cf 5 dc 2 ex b ey 4 fp a
coffe_adopt 1n ex a
coffe_bar 1i 1e a
coffe_bean 1n 5k t
coffe_bik 1n 2j n
coffe_cart 1n 2j u
coffe_clean 1n 4g c
coffe_drink 1n 5k e
coffe_ground 1i 7w 9 fp k
coffe_homemad 1n 2i c
coffe_near 1i 2i g
coffe_offic 1i 57 j
coffe_play 1n 3a b
coffe_shop 1n 2i s
coffe_subscri 1n 5k o
coffe_turntab 1n cf a
coffeeh 1n 2i b
coffin 1i 3e 16 99 5
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
cohort 1n a0 a
coily 1n 2 e
coily_hair 1n 2 b
coin y 1b 6 1o 5 7f 4 7o 3 80 m 98 2 bm 9 bt d da 3
coin_auction 1n 80 b
coin_collect 1n 80 j
coin_comic 1n 80 9
coin_grad 1n 80 h
coin_pokémon 1n 80 b
coin_trad 1n 80 b
cola 1i 61 7 62 9
cold k 0 8 n 8 11 4 2q 8 30 3 3x 5 5a i 5g 3 5l 4 5m 6 5x 7 66 4 69 2 6d 4 71 3 96 3 98 2 9q 7 9r 4 cw 8
cold_email 1n cw j
cold_onc 1n 5m b
cold_plung 1n n f
cold_pres 1i 0 a 2q j
cold_proces 1n 0 f
cold_room 1a 5a j
cold_stor 1f 9q f
cold_storag 1n 5a 13
coldest 1n 9q 5
coliv 1n ac b
collage 1n 7 b
collaps 1i 2c d ep 3
collaps_train 1n 2c b
collar 19 3g 2 49 3 4a 4 ds n dw v fm j
collar_bed 1n ds d
collar_cats 1n dw b
collar_harnes 1n ds b
collar_measur 1n dw b
colleag s y 8 1a 2 31 5 4m 4 4o 4 4v 4 4w 4 4x 4 5b 4 6u 3 a4 6 ab 4 av 6 bu 4 bw 4 cp 4 cs 4 dc a dd 2 dl 6 do 4 fa 2 fh 4
colleag_nearby 1n y b
collect l 11 a 1a 2 1b 5 1i 4 1v 3 1x 4 30 5 3f 4 3g 6 3u 3 3y 4 44 4 4g 6 5i 5 67 9 6i 6 74 5 80 h 8s c 8u 7 8y 6 b7 3 bz 5 c7 5 cf d ci 3 co c cy 5 d6 9 d9 5 da 4 di 7 dp 5 e1 7 e9 4 ed 6 em 5 f5 a fp i
collect_auction 1n 80 f
collect_bicycl 1n bz c
collect_box 1n 8u b
collect_buy 1f 80 d
collect_coffe 1n fp b
collect_collect 1i 80 a
collect_dish 1n 30 c
collect_dogs 1n dp c
collect_grad 1n 80 h
collect_hom 1n 3g 9
collect_marketp 1n 80 b
collect_monthly 1n 80 9
collect_onlin 1n co c
collect_outgrow 1n 1i a
collect_pictur 1n 3f 9
collect_proof 1i d9 a di a
collect_return 1n 8s b
collect_review 1n co e
collect_sel 1i 80 a
collect_such 1n 80 9
collect_suitcas 1n c7 c
collect_suppli 1n cy b
collect_surplu 1n 11 f
collect_symptom 1n 74 b
collect_trad 1n 80 h
collect_until 1n 67 c
collect_vegetab 1n 5i b
collect_worn 1n 8y b
colleg 1i 2u 4 a7 q
colleg_plac 1n a7 f
cologn 1c 5 9 i 8 2i 8 4x 9
colombi 1f 5p b ee 9 fr 8
colombi_peruvia 1n 5p a
colony 1n 9i j
colorad 1n 6m a
colour r 2 4 3 a c 9 m 5 r 8 1r 8 1s 5 43 6 47 4 65 2 7x 5 8w 9 a6 4 am 7 e5 4 er 4
colour_everybo 1n 1r c
colour_furnitu 1n 8w g
colour_natural 1n 3 c
column 19 19 3 54 5 a5 3 ap 5 cr 4 d8 3
com v f 3 s 4 1n 4 2z 3 32 2 6i 2 6j 2 76 2 7b 4 8o 3 9k 3 b4 3 c6 2 c7 2 dc 2 dz 2
combin 1f 4g a 9k g by a
comedy 1n 38 n
comedy_night 1n 38 g
comfort 1i ab 4 fc 8
comic 1c 4b 4 80 p 8g 9 b6 12
comic_artist 1n b6 d
comic_book 1n b6 f
comic_collect 1n 80 b
comic_grad 1n 80 b
comic_platfor 1n b6 d
comic_read 1n b6 k
comic_sel 1n 80 9
comic_weekly 1n b6 d
coming 1i et 4 ew 4
comma 1f 3m 4
command 1n e6 5
comment 15 l a 4l 6 7p 9 a1 4 aw 3 b4 7 cs a e4 9 eb a
comment_bugs 1n cs b
comment_photo 1n l b
commerc 15 56 9 5c l 65 7 9i 6 9q a cy 4 d0 4 eh 7 fp 5
commerc_battery 1n 9q c
commerc_kitchen 1n 5c q
commiss 12 1u 3 2w 4 6l f 8w 3 8z 3 a7 3 b3 5 bv 6 bx 9 by 3 cf 5
commiss_own 1n 6l b
commit 1i 8w 4 e7 9
committ 1n 15 5
common 17 18 3 3m 3 43 4 6p 3 bl a bo 4 cw 3
communa 1i 18 g 2s a
communa_garden 1n 18 e
communi t h 3 11 5 15 5 16 b 18 k 1b 5 1d g 1l d 1v 3 5c 6 5i 5 5p 5 6j 4 7d 3 ab 9 aw 5 b2 b b4 a br 5 c6 5 ch e cj 3 e7 c e8 5 ew 6 f8 4 fb e
communi_app 1i 1l i
communi_cinema 1n ch k
communi_energy 1n 1d n
communi_garden 1i 18 v
communi_hal 1i ew 9
communi_own 1n fb n
communi_room 1n e7 g
commut 11 e 6 28 6 2j 6 2n 6 39 7 42 6 7s 6 ax 3 b1 8 bz 6 c1 3 c3 r c4 6 dp 6
commut_driv 1n c3 d
commut_sam 1n c3 b
compact 1n e1 j
compact_bins 1n e1 b
compan r 4g 5 4h 5 4i 8 4j 5 4k 5 4o 5 4v d 4x b 4y 5 50 8 51 8 55 5 56 9 57 5 58 5 5d e 5e 5 6k 5 94 5 9o b 9p 9 9q 4 9r 5 aq 5 cn 5 cr 5 d0 5 dc 5 dg 5 dj 5 ec 5 ei 5 fj c fk a fp 5 fq 5
compani 17 12 5 2f 8 3i o 3s w 6q 7 ab 8 aj z
compani_elderly 1i 3s o
compani_end 1n 3i 9
compani_old 1i aj f
compani_senior 1n 3s e
company i w 3 19 3 1a 7 1e 3 2f 3 2h 6 2t 5 2u 3 30 4 3s 6 4e 3 4h 7 4k 7 4o 3 4p 4 4r 4 4v a 4y 3 50 5 54 3 55 9 57 3 58 a 5d 3 5g 3 66 4 67 5 6k 3 74 3 8t 6 94 7 97 5 9f 7 9o 6 9p 7 9t 5 ak 4 al 3 aq 7 as 3 bz 5 c0 3 c3 5 ce 4 ci 2 cj 3 cp 5 cr 7 cs 3 ct 5 cw 6 cz 9 d0 3 d3 3 d8 3 d9 4 da 3 db 3 df 5 dg 7 dh 3 di 3 dl 9 e1 4 e9 4 ec 8 ed 3 ee 5 eg 3 eh c ei 5 fk 4
company_account 1n aq b
company_app 1n 55 b
company_buy 1n 9o a
company_car 1i 9p c
company_card 1n cz c
company_deliv 1n 67 c
company_din 1n ce 9
company_documen 1n dl h
company_half 1n 66 b
company_idea 1n 4v c
company_leas 1n 4p a
company_lend 1n 1a c
company_open 1n cw b
company_own 1c cp a dl 9
company_prepar 1n 2h b
company_report 1n 55 b
company_retreat 1n 58 h
company_rul 1n cz b
company_sees 1i dg a
company_sel 1i fk a
company_softwar 1n eh s
compar m y 3 1q 9 22 5 3c 9 3q 6 4g 3 4s 2 5a 2 7k 5 9d 2 bv 3 bx b cl 3 f9 5 fj 3 fr 3
compar_book 1n 3q c
compar_footpri 1n 22 b
compar_forty 1n bx b
compar_grocery 1n 1q h
compar_pictur 1i 7k 9
compara 1n 6m 5
compari 1f 6 3 1q a bv 8
compens 1i 7s r 9o e
compens_emissio 1n 9o c
competi 1c 3w c 4g 4 52 5 d7 8
competi_saturda 1n 3w c
complai u 26 3 4p 2 56 3 57 3 6x 2 74 5 7g 2 7j 9 7s a av 3 c5 3 co 7 cu 7 cw 4 e2 5 eh 6
complet x 1o 4 59 3 71 9 73 3 7z 8 8e 6 8m 9 9z 8 bx 2 de 3 dr 5 dv 3 e3 8 e5 3 ed 3 em 5 fg 4
complet_begin 1i 71 b 9z b
complet_camp 1n 8m b
complia 1c 4h d 4j 8 di u dj q
complia_automat 1n di c
complia_offic 1n 4h b
complia_smal 1n dj d
compos 1i b3 c cg e
compost 17 9 b a 8 18 3 7w 5 8q 3 fp g fq 7
compost_pap 1n 9 c
compres 1n fi f
compuls 1i 14 4 ea 3
comput 12 19 3 3v a 4x g 9z 4 aj 4 b0 b b8 m cq 3 d0 3 el 3 f0 3 fe 3
comput_backup 1n 4x c
comput_gam 1i b0 c
comput_help 1n b8 g
con 1n 2p e
conceal 1n 3 b
concept 1n b5 5
concern 1n 1r 6
concert 11 m 3 1v g 38 s 3n b 3s 9 41 3 4b 3 6g e 8n 6 a3 3 b4 5 c8 5 cc 3 cd 8
concert_liv 1n 38 g
concert_unusual 1n 38 c
concert_venu 1n 6g j
concier 1i 6e b aj a
concret 1c 97 4 9s a 9t 8 ee 9
condime 1n 5s a
conditi 14 2 f w 5 1x 4 4g 3 7k 7 80 8 8g 3 a0 3 ak 2 e3 5
conditi_check 1n 80 9
conditi_onlin 1n 2 b
condole 1n 3f 9
conduct 1n c8 t
conduct_upload 1n c8 c
confect 1i 2o 8 5u a
confere 11 4f 3 4w 7 6j 3 ao 3 aq 3 cp 9 cu 3 d9 3 df 3 e2 3 e3 3 e4 3 e8 3
confere_twelv 1n cp c
confide 11 u 3 z 3 4h 6 a4 7 ak 3 bj 3 cj 3 cp 3 d3 3 d5 3 d8 8 dg c dk 3 fc 3
confide_talk 1n dg b
confirm z v 3 4e 5 79 3 7g 3 7k 3 ap 3 av 3 d7 3 dc 3 di 5 dk 3 eb 3 ef 3 el 3 ff 8
confirm_nam 1n ff b
conflic 1n el k
conflic_open 1n el b
confus 1n 9w 5
congreg 1n 6i b
congres 15 q 4 u 4 v 4 w 3 x 4 z 4 6m 4 7t 3 em 4
connect 10 8 3 q 3 t 3 1a b 1d 8 4f 2 68 3 6e 3 73 9 8s 9 9p 7 9q 9 bl 9 bt a cr h
connect_both 1n bl b
connect_cold 1n 9q a
connect_glucos 1n 73 b
connect_hat 1n 8s b
connect_til 1n cr f
connect_wallet 1n bt b
conscie 1c 1o 4 22 7 5o 3
conscio 19 22 7 2q 7 5n 8 5x 8 7p 7 dr 7
consent o q 2 u 5 w 6 12 2 1r 2 3a 2 4m 2 4v 2 6j 2 7g 2 7m 2 7n 2 9c f ae 2 ar 3 au 2 bl 3 cl 4 co 2 cq 7 d2 2 dh 3 dj 8 dk 4 e9 2
consent_form 1n 9c b
consent_match 1n w b
consent_phon 1n 9c b
consent_speak 1n cq b
conserv 1n 8r 6
consign 1n 41 b
consol 10 6l 3 8s 2 b0 7 ck 3 cq 2 cs 3 ct 3 d8 4 d9 3 de 3 di 2 f0 k fe 4
consol_pcs 1n f0 9
consoli 1n by b
constru 15 4r 7 50 7 5b 8 8d 8 97 l 9s 6 e3 8 ee w ef 7
constru_company 1i 97 c ee d
constru_report 1n ee p
constru_sit 1n ee k
constru_tool 1n 97 j
consula 1n as n
consult v l 9 o 6 u h 1f j 4k b 4u 5 4z 6 51 7 52 j 5d 6 7d f 96 4 9d 6 ap 6 at a au 5 cx 5 di 7 dk 6 dt d e4 e em 6 fj 7 fk 7
consult_cycl 1n e4 a
consult_doctor 1n 7d e
consult_help 1n 1f 9
consult_writ 1i u a
consum 1c 7h d 7s s bv 5 fj 8
consum_claim 1n 7s k
consum_right 1n 7s d
consump 1i 27 a 2a h
consump_hom 1i 2a a
contact 11 2d 3 2e c 2g 3 81 2 8c 3 ai 7 b8 3 bo 3 cu 3 cw b d2 i da 3 fq 3
contact_not 1n d2 b
contact_record 1n 2e b
contain 11 q 3 4q d 5o c 66 5 9g g 9q e 9t f e1 f fb a fg 6 fq e
contain_cuts 1n 9q a
contain_farm 1n 9g c
contain_hom 1n 9t i
contain_next 1n 9g a
contain_rout 1n e1 a
contain_shop 1i 4q e
contami 1n 5h 5
content 15 4l 7 6x 3 75 4 8l a b4 4 cm c cn r df 3 ed 4
content_writ 1n cn u
contine 1n bb 9
contrac j f 3 1c 3 1d 3 1h 3 2t 4 2v 3 4k 3 4p 2 4t 5 4u 2 4w 6 56 8 5b a 67 3 7g 6 8v 6 94 3 97 3 9a 5 9k 3 ad 5 ah 5 ak 7 as 3 bv d bx 2 ce 4 d0 4 d3 3 d4 g d5 h dc 5 de 8 dg 3 ed 3 ee 3 ef 7 eg 4 eh 5 et 3 f6 2 ff 5
contrac_clean 1i 56 c
contrac_employe 1n de d
contrac_end 1i dc b
contrac_insuran 1i ff a
contrac_managem 1n d4 c
contrac_mark 1n d5 c
contrac_ord 1i d4 a
contrac_order 1n 4w c
contrac_pension 1n ah b
contrac_post 1n 4t c
contrac_rent 1n 5b g
contrac_review 1n d5 w
contrac_sign 1i d4 p
contrac_such 1n bv c
contrac_wait 1n 9a b
contrad 1a t 3 29 3 ah 3 di 3 dl 3
contrib 1n br n
contrib_pot 1n br b
control 13 1h f 7u 5 87 3 94 3 a0 3 cr 7 eg 9 f6 m fh 7 fj h
control_lift 1n eg b
control_near 1n f6 d
convent 1f s 5 9c 4 f0 4
convers h 28 3 3o 9 4m 5 8f 6 8v 3 a4 a aj 6 al 5 ba 4
convers_card 1n 8f i
convers_clas 1i 3o c
convers_partn 1n a4 h
convers_teach 1i 3o a
convert 1c 2j f 35 8 bg k fk 3
convert_electri 1n 2j b
conveyo 1n fh a
cook n o 6 13 8 1p b 23 4 2f 7 2k 7 2l b 2m b 2r 8 2s d 2t 8 2v 7 2z e 30 8 3a 2 3x f 58 8 5c 7 5g 9 5i 4 5l b 5m 7 5r 4 5s b 5w 7 5x 4 5y b 60 8 6d 6 6l 3 6s 4 7w 4 85 8 8c c 9n a as 3 bi 7 dr a es j f1 m f2 5 f3 5 fp 4
cook_box 1i 5g d
cook_chef 1f 5l a
cook_clas 1i es r
cook_cours 1i 2z b es d
cook_dish 1c 13 9
cook_dog 1n dr f
cook_elderly 1n 3x d
cook_evening 1n 58 c
cook_fir 1n 6s 8
cook_food 1n f1 f
cook_fresh 1n 2t c
cook_gas 1n 9n d
cook_grandmo 1n es i
cook_hom 19 2z f
cook_invit 1n 2s c
cook_korean 1n 2m b
cook_learn 1n es g
cook_lesson 1n es g
cook_liquid 1n 9n b
cook_lunch 1f f1 h
cook_market 1n 2l c
cook_meal 1n f1 s
cook_neighbo 1n f1 g
cook_old 1n 3x k
cook_open 1n 30 c
cook_organic 1i 2v b 5m a
cook_own 1n f1 a
cook_portion 1i 3x a f1 r
cook_rol 1i es a
cook_school 1n es e
cook_sel 1n f1 i
cook_senior 1n 3x d
cook_show 1n o b
cook_slowly 1n 5s b
cook_smal 1f 3x 9
cook_tapioca 1n 2r b
cook_teach 1n es b
cook_tourist 1n es b
cook_travel 1n es b
cook_venezue 1n 2k b
cook_worksho 1n es e
cook_world 1n 2s c
cookboo 1n bi 1a
cookboo_family 1n bi d
cookboo_grandmo 1n bi d
cookboo_recip 1n bi f
cookery 16 5c 4 5q 4 5w 3 5y 4 64 4 85 3 8c 4 es d
cookery_school 19 es 7
cooki 1n dj h
cooki_ban 1n dj d
cookwar 1n 8c b
cooky 1i 2o a dj a
cool w 3 6 24 6 2p 5 57 3 5a e 5f 5 5l 3 5r 3 5u 2 60 3 9f 4 fj 6
coolant 1n 8x 6
coop 1i 1d n fb e
coopera 13 1d l 2g 4 4f c 4g c 5b 4 6m 3 9h 3 9k 3 9u a fb m fl 8
coopera_forty 1n fb a
coopera_own 1n fb j
coopera_puts 1n 1d b
coopera_villag 1n fb g
coordin 1c 2w e 45 c 6f b 7e f
coordin_car 1n 7e f
coordin_clean 1n 6f b
coordin_dat 1n 45 b
coparen 1i 1g 9 1r l
copd 1n 7t r
copd_breath 1n 7t a
copenha 16 3w 7 40 7 57 8 5m 7 8j 7 8w 7 bz 7 ep 6
copi y t 3 z 6 14 3 2o 3 68 5 95 4 a0 3 bi 3 cn 2 cq 3 cv 3 d3 6 dj 5
copy q 1k 4 1m 4 1r 4 2x 5 4b 4 53 3 55 2 8c 4 8f 4 95 3 9v 2 9z 2 an 5 ap 8 aq 5 b0 7 b2 3 b5 6 b6 5 bf 5 bg 4 bi 4 c8 4 cn 8 cr 4 di 3 dj 3
copy_data 1n ap d
copy_documen 1n bf 9
copyrig 1n cb 5
copywri 1n cn b
cor 1c 96 3 97 9 ee 3
cord 19 25 a 37 5 3z 7 4c 4 8h 4 f7 3
coriand 1n 2k 7
cork 17 1e 7 1o 3 5p 7 5q 5 7v 8 cd 4
cork_marbl 1n 7v 8
corn k h 5 2f 3 2i 7 2l 4 2y 3 32 4 3m 3 4c 4 4n 3 4s 3 53 5 57 3 5j 3 7i 3 7p 3 80 5 86 3 8u 3 8y 4 92 4 93 5 9i 2 b5 2 bs 5 bx 3 de 3 dq 3 dt 3 ey 3 f0 4
corn_evening 1n f0 9
corn_next 1i 2i b
corn_shop 19 bs 8
cornwal 1n 6r 9
corpora 16 1a 8 48 8 4j 7 4v j 50 p 58 d 8l 8 cz 8
corpora_train 1n 50 u
corpora_video 1n 4v j
correct s g 8 u 2 2c 9 3d 2 3o 7 49 3 4f 2 78 7 7g 2 99 2 a4 5 am 2 at 2 aw 3 bk 4 cj 3 cy 6 d8 4 dl 2 eb f ek 3
correct_exam 1n eb k
correct_lat 1n 3o b
correct_postur 1i g b
corrido 13 e 3 t 4 3c 3 4h 5 6y 5 8u 3 95 3 9f 6 bs 3 df 2
cosmeti 17 0 e 1 9 3 8 d 8 6b 7 6x 6 7a 8
cost 9 1g 5 21 7 36 3 3c 4 68 2 6d 5 aq 7 bl 4 bo 4 dz 3 ed 3
cost_app 1n 21 g
cost_book 1n 36 b
cost_calm 1n 1g a
cost_fees 1n bt b
cost_ord 1n 6d b
cost_plan 1n 7e b
cost_proport 1n bl b
cost_settlem 1n ed b
cost_softwar 1n 6d d
costum 1i 3r d c9 1a
costum_borrow 1n c9 c
costum_clos 1n c9 9
costum_drama 1n c9 c
costum_hir 1n c9 l
costum_lend 1n c9 c
costum_musical 1n c9 c
costum_play 1n 3r c
costum_rent 1n c9 c
costum_rental 1n c9 k
costum_school 1n c9 i
costum_show 1n c9 9
costum_stag 1n c9 c
costum_swap 1n c9 c
costum_theatr 1n c9 i
cosy 1i 8 9 b0 i
cosy_video 1n b0 b
cot 19 19 3 25 9 6e 3 6p 3 8e 9 8u 2
cots 1i 25 8 8e j
cots_high 1n 8e b
cottag 1n 33 b
cotton 1c 3y a 42 7 4d d 84 4
cotton_underwe 1n 4d b
couch 1n 71 l
couch_run 1n 71 h
cough 1a u 6 38 3 3o 3 7d 5 fm g
cough_movemen 1n fm a
council w u 3 1d 4 26 5 4h 3 4r 3 6b 3 97 3 al 3 aw d dd 3 de 3 df 5 dg 3 dh 5 dl 3 e0 c e1 3 e2 5 e4 g e7 3
council_meeting 1n aw b
council_yearly 1n e0 b
counsel 1c 3i m 76 m a7 7 dg b
counsel_session 1n 76 c
count 8 y 2 1s 2 2i 3 2n 3 4m 2 66 2 78 2 7w 3 7z 3 9o 3 ek 4 fb 3
count_brick 1n 7z a
count_café 1n fb a
count_complet 1n 7z a
count_correct 1n 78 b
count_cough 1n fm a
count_mushroo 1n 7w 9
count_near 1i 2q a
count_next 1i 2r a
count_often 1n 1s d
count_sel 1f ek a
count_until 1i 2n a
counter 1i 7w j 9u n
countr 1n d0 b
country t 1y 3 1z 3 2n 5 4k 3 4y 3 52 8 5j 4 5p 5 6f 2 6t f 6u 6 6x 2 7k 2 al 2 as 5 bs 9 cv 3 dt 3 em 3
country_bought 1n 6t a
county 19 9e 4 ak 3 e3 3 e6 8 e7 b f4 2
county_deposit 1n e7 b
coupl s i 5 o 2 1u 5 24 6 2l 5 2o 9 2w j 2x g 30 5 33 5 35 5 36 5 3d a 45 b 6n c 6w 4 76 b 7n 5 83 4 88 5 8b 5 8f e 8k 5 8o 5 8v 3 8w 5 bj 4 bl q ce d cg 5 er 4
coupl_book 1i 76 b ce 8
coupl_budget 1n bl k
coupl_choos 1i 2x b
coupl_connect 1n bl b
coupl_family 1a 2x c 6n 9
coupl_forg 1n 45 b
coupl_money 1n bl r
coupl_plan 1n 2w c
coupl_questio 1n 8f d
coupl_rehears 1n 3d a
coupl_sav 1n bl e
coupl_tast 1n 2o b
coupon 1i 1q 4 bh 3
courag 1i 6w e 8r 4
couri 14 2g a 2m e 3e 3 5e x 5l 4 67 i 69 5 7f 7 bu 6 f1 5
couri_company 1n 67 c
couri_laborat 1n 5e c
couri_open 1n 2g b
couri_pick 1n 2m b
cours m h 5 i 8 j 8 o 6 s 4 13 5 14 9 19 b 1k c 24 3 2s 3 2z 5 34 b 3o 4 3w 7 4i 4 4j 4 50 4 6s a 6y 7 6z 3 75 7 7c 5 81 4 9w 5 9z e a0 e a1 i a2 e a7 5 a9 7 ab 4 af 4 b8 4 bz 3 dc a dq 5 ep a eq d er 4 es c ev 3 ew 3 ey 3
cours_begin 1i ep 9
cours_book 1i 1k l
cours_complet 1n 9z c
cours_din 1n 2z c
cours_medical 1n a0 b
cours_monthly 1n a1 b
cours_short 1n 75 b
cours_smal 1i es 8
cours_teach 1i a1 c
cours_weekend 1n 81 9
cours_women 1i 19 f
coursew 1n a5 k
court z h d 1g 6 4w e 7h 6 7s 5 93 2 94 4 9d 3 ah 3 at 2 d4 5 e0 3 e8 3 ee 2 el 9 ez r
court_fil 1n 4w c
court_leagu 1n ez a
court_near 1n ez f
court_roof 1n ez a
courtya 1n 32 6
cousin x 13 4 1i 4 1x 5 2x 5 3z 6 4w 5 8e 5 a7 4 ac 5 ag 8 as 4 aw 4 be 5 bs 5 ce 4
cousin_add 1n ag b
cov r 2l 3 4s 3 4w 2 4z 3 51 3 54 2 56 2 8h 8 8o 3 8s 2 8y 4 ae 9 bp 4 bq 9 c7 3 dm 3
cov_let 1n ae g
cov_recycl 1n 8h c
cover 13 m 3 5v 3 92 3 bq a bu 3 cu 4 dd 2 ds 3 en 5
cow 19 8e 6 9n 5 f2 p fm k
cow_box 1n f2 a
cow_collar 1n fm b
cow_family 1n f2 8
cow_farm 1n f2 a
cow_fisherm 1n f2 a
cow_shar 1n f2 a
cowork 17 39 x 4s 4 5d j 6u 3 at 4 au 4 cx 4
cowork_compan 1n 5d f
cowork_spac 19 39 i
coworki 1n 39 c
cows 1f 9n e fm d
cozy 1n b0 b
crack w 28 4 2h 5 5t 6 5u 2 8j 7 8y 8 bq 4 cc 4 ee 8 ez 2
crack_ven 1n 8y b
crackl 1n cf 8
cradl 1i o 5 25 l
cradl_notic 1n 25 b
craft y 2n 8 62 d 63 l 6m 6 7v 9 84 7 8d a a1 b b7 b cv a d1 3 d6 6 ds 5 ec b ef 6 eq h f4 h
craft_bakery 1n 2n b
craft_beer 1n 63 t
craft_busines 1i ec e
craft_café 1n eq a
craft_distill 1n f4 a
craft_lemonad 1n 62 g
craft_worksho 1i b7 e eq k
craftsm 17 16 b 44 7 84 7 8p c 8z a cv 8 eq 9
craftsp 1i cx 9 eq r
craftsp_show 1n eq b
craftsp_worksho 1n eq a
cran 1c 5b 2 8d 3 9t g ee 3
crash 16 i 3 z 3 35 4 6g 3 6l 3 8e 3 c2 4
crat v 11 7 1i 6 2d 5 2q 7 52 2 5a i 5b 4 5f 3 5i a 62 g 63 4 64 4 6d 4 8e 6 c6 4 cf d er 3 fq a
crat_bars 1n 62 b
crat_pick 1n 5i b
crat_wash 1n 1i a
crav 1n 7c k
crav_group 1n 7c b
craving 1n 7c 9
crawl 1i ev 6 ey 8
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
creat 1c 5 9 an 9 cx 9 ef e
creat_quot 1n ef e
creatin 1n 7 b
creativ 1c an s b3 l d6 8 ep 7
creativ_stock 1n b3 l
creator 16 4b c 4l v 4t d a1 8 an 8 b3 k b4 x bu 7
creator_brand 1i 4l c 4t d
creator_fre 1n 4l f
creator_licens 1n b3 b
creator_members 1n b4 n
crech 1i 3l a dp a
credit 10 4f r 51 7 5f 2 7g y 7h h 9j 4 9n 3 9o p a2 3 bp 3 br 7 bw 7 d1 3
credit_build 1n 7g r
credit_bureau 1i 7g a
credit_card 1i 7h l
credit_history 1n 7g t
credit_loan 1n 7g f
credit_scor 1i 4f w 7g q
credito 1n 7h 4
creditw 1n 4f h
creek 1i 9o 8 fl 6
creep 1n fj 8
cremat 1n 3g p
cremati 1i 3c y 3g n
cremati_near 1n 3g d
cremati_pets 1n 3g d
cremati_servic 1n 3c a
cremato 1i 3e 7 3g 6
cremona 1n cd 8
cres 1n 7w b
cret 1n 60 e
cret_pres 1n 60 b
crew 12 48 e 8o a 8t 4 8v 3 97 3 9h 8 e1 3 e6 a eh g
crew_keys 1n eh c
cri 1a 2x 3 3l 3 bh 4 cg 4 ev 4
crib 1i 25 g 8e a
cricket 1n 5w m
cricket_neutral 1n 5w a
crim 1i 83 t ax 9
crim_fans 1n 83 b
crisi 1f 6y 5 76 5 dg 4
crisp 19 2m 8 2u 5 5t 8 9g 5 f0 5
critic 1n 5m 3
crm 1n d2 1c
crm_fil 1n d2 b
crm_smal 1n d2 d
croatia 1a 37 8 3b 6 3d 7 59 8 87 7
crochet 1n 7x v
crochet_pattern 1n 7x b
crock 1n 5x 4
crocker 1n 2t 4
croissa 1i 2n m a1 d
croissa_buns 1n 2n b
croissa_laminat 1n a1 b
crook 14 f3 8
crook_vegetab 1n f3 9
crop 19 5i 4 9h b 9o a ar 5 bq f fl q
crop_farm 1n fl n
crop_insuran 1n bq g
crop_wast 1n 9o a
cros v 1t 3 2n 3 47 4 74 4 7o 4 7s 4 7x 4 8h 4 a8 4 bs 6 da 6 e4 3
crossbo 1n 7v b
crossbo_shoot 1n 7v 8
crossfi 1n h b
crossin 1n a8 e
crossin_own 1n a8 b
crossli 1n fe a
crosspo 1n fe a
crosswo 1i b1 l be 3
crosswo_morn 1n b1 c
crow 1n fn 3
crowbar 1n 67 6
crowd 1f 4b 5 6g 2 7i h
crowdfu 1i 1b g 8f 9
crown 1f c 3 10 q 6x 8
crown_fit 1n 10 b
cruel 1n ar 5
crumb 19 16 3 2n 4 3a 3 5r 4 8o 2
crumbl 1i ba 4 cd 3
crumpl 1i cy 4 d8 5
crunchy 1n 5t j
crunchy_savoury 1n 5t b
crush 1n 5y 4
crust 1i 2n 6 8c 4
crutch 1n k 3
cry 14 1f a 25 h 3g 2 3q 4 3r 3 4c 6 8g 4 cg 3 ck 3
cry_rock 1n 25 b
crypto 1n bt 1c
crypto_app 1n bt f
crypto_hold 1n bt d
crypto_portfol 1n bt i
crypto_tax 1n bt h
crypto_track 1n bt o
crypto_wallet 1n bt d
crèch 1n 28 7
crêp 1n 40 7
csrd 1n fk b
cub 1n 3a 4
cubic 1i 8t 5 f5 7
cucumb 1n 2q 7
cue 1n cb g
cues 1n cb a
cuf 1a 3z 3 41 3 7t 6 bc 5
cuisin 1c 2l 9 2z c 5y g 72 4
cuisin_recip 1n 5y b
culprit 1n 83 3
cultiva 1n 5w a
cultur 1i 5x 5 7w 4
cultura 1n 5p 5
cumin 1n 5y 7
cup x 6 6 1w 2 2d a 2i 6 2j 5 2q 3 2r 8 47 8 8j 4 9u 7 ed 2 ep 3 fq 9
cup_siz 1n 47 c
cupboar w 26 3 2n 4 39 3 4g 4 4i 3 8e 3 8f 5 8n 4 90 4 93 4 c9 9
cupcak 1n 2o b
cups 12 6 5 8 9 2i 3 2j 9 2q 3 2r f 8j 7 ep 8 fq h
cups_back 1n 8 c
cur 17 w 4 43 4 6y 4 7c 4 a5 4 ct 4
curat 1n av b
curator 1n 6h k
curator_tel 1n 6h b
curiou 1c 2s 9 5q 3 a9 8 ay 8
curl 1f 2 i c 9 dn 3
curly 1i 2 p c j
curly_coily 1n 2 b
curly_hair 1i 2 i c f
currant 1n 62 4
currenc 1i 9r 4 bo 4
current 1f 34 4 9l 3 bv 5
curricu 1i 1o y 9y 5
curricu_weekly 1n 1o a
curry 1i 5s 9 es n
curry_learn 1n es b
curs 1i 2f 5 7y 4
curtain 17 8k 8 9f 7 fa 3
curv 14 26 7 28 a 93 c 9i 5 ao 5 fj 3
curv_carry 1n 28 b
cushion 1f 2c 3 ey 6
custard 1n 3x 3
custody 1f 1g q 1r a bt 8
custody_schedul 1i 1g 9
custom v 2 6 5 6 1u 8 29 b 2o g 43 6 45 9 49 9 4b c 4u 6 52 6 5k 3 5y 3 66 3 68 r 6m 3 88 f 8l 6 cg f d8 7 fg 5
custom_cak 1n 2o q
custom_clearan 1n 68 b
custom_declara 1i 68 h
custom_form 1i d8 a
custom_furnitu 1n 88 b
custom_itinera 1n 1u b
custom_paperwo 1n 68 n
custom_print 1n 29 h
custom_shirt 1n 4b i
custom_song 1n cg l
cut k 0 4 8 3 c a r 4 17 3 29 4 2m 3 3y 7 42 3 47 4 48 6 49 4 4d 4 4o 3 4v 6 53 4 5j 3 5r 6 69 5 7y 5 84 4 85 3 86 3 88 4 8a 5 8b 7 8c 5 8q 4 90 3 9g 6 am 5 aq 6 ax 5 bc 5 cb 2 dn 3 f7 4 fa 3
cut_cloud 1n aq d
cut_oak 1n 7v 8
cut_off 1c 69 9
cut_pot 1n 8a b
cut_short 1n 4v c
cut_sit 1n bc b
cut_women 1n 48 b
cuts 10 b 3 86 2 9q 8 cb 2 es 4 fa 8
cuts_along 1n fa a
cuts_peak 1n 9q a
cutting 1c 1t 7 4o 7 8a d 8q 6
cvs 1n ae 5
cyb 1f 4x a 55 4 dh j
cycl 14 6 8 20 7 22 6 6o 8 74 r 7o 3 9v 3 e4 9 fk 7
cycl_app 1n 74 c
cycl_menopau 1n 74 n
cycl_path 1n e4 a
cycl_rout 1i 6o 9
cycl_track 1n 74 g
cyclist 16 2e f 33 7 42 7 5t 7 6o h 84 6 bz d c1 c
cylind 1n 2g 8
cymbal 1n ca 4
czech 1a 4a 8 6h 8 7x 6 bn 8 fh 7
dab 1i 1 4
dabba 1n f1 a
dad 1a 1r 2 az 6 bm 3
dahlia 1n 8b d
daily r 4 2 7 6 j 7 k 2 y 2 1q 3 2h 2 3h e 6j 7 6y 5 6z 7 77 5 7c 7 7m 6 8h 7 9y 9 aj 5 ao 2 av 8 b1 7 cr 5 dq 9 ee 7 f9 d
daily_gam 1n 9y b
daily_lesson 1n j b
daily_messag 1n 7c b
daily_pag 1n 8h c
daily_report 1n 6j c
daily_sit 1n ee b
daily_speech 1n 7m b
daily_task 1i 6z a
daily_video 1n dq c
daily_vitamin 1n 7 b
dairy 1f 5r k 9f 3 fm e
dairy_nev 1n 5r b
dalla 1f c 8 2y 8 6v 8
damag s v 7 1w 3 27 a 2w 3 35 4 4p 2 4x 3 56 3 5b 4 66 2 8t 5 91 5 92 3 9a 2 bp 4 c1 2 c2 2 e0 6 e2 9 e7 2 ei c en f
damag_estimat 1n en c
damag_photo 1f e0 9
damag_worn 1n ei b
damp 12 26 3 64 5 8u 5 93 l 9t 3 cc 7 eo 5 ep 4
damp_wal 1i 93 d
damp_writ 1n 93 b
danc v 3 3 i r s 6 2r 3 3w 3 40 5 44 4 47 3 4d 3 aa 3 bd 3 ce 7 cg 7 ev a ew f
danc_clas 1n i k
danc_lesson 1n i e
danc_partn 1n i c
danc_school 15 i i
dang 16 1e 3 20 4 3i 3 76 4 dg 4 e2 3 en 3
dangero 19 16 3 66 4 73 7 7c 4 aa 4
danish 1n 40 e
danish_design 1n 40 b
danub 1n 6o 9
dar 11 j 5 1w 3 6h 3 a4 3 ad 3 ap 5 cx 3 e5 3 er 3
dari 1n 4m f
dari_appear 1n 4m b
dark p 3 6 7 3 1m 3 2m 4 31 3 5c 4 5u 3 5v 3 60 3 63 4 7k 4 7o 7 8w 3
dark_skin 1n 3 c
darkroo 1n 81 12
darkroo_enlarg 1n 81 g
darn 1f 41 6 4a 4
dash 1n 3f 2
dashboa 12 7t a 9e 5 9p 2 an 3 cl 3 cr s d1 8 d6 3 d7 3 fr 2
dashboa_morn 1n cr f
dashboa_smal 1n cr d
dat f p 3 1y 4 36 5 3p 4 45 4 5n 5 5t 5 5z 4 6b 3 8g 3 94 4 9e 5 a8 3 aa d ad 3 cc 5 cu 3 d4 4 de 4 e0 3 ee 5 ei 4 el 4 fk 4
dat_app 1n aa y
dat_book 1f cc 9
dat_everyth 1n 1y b
dat_evidenc 1n ad b
dat_family 1n 3b 9
dat_notic 1n ee b
dat_part 1i 94 9
dat_plac 1f 36 a
dat_suppli 1n fk b
dat_wholesa 1n 5n b
data k q 3 t 3 4f 6 4z 4 55 2 6j 3 6t e 7l 2 7o 5 98 3 a2 5 ap a ar f cr d cw 4 d8 b df 2 dg 3 di 2 dj d dl 3 ek 3 f9 3 fk 6
data_abroad 1n 6t h
data_analyst 1i a2 a
data_annotat 1n ar g
data_connect 1n cr d
data_country 1n 6t e
data_delet 1i dj c
data_entry 1f ap g d8 d
data_find 1n dj b
data_label 1n ar q
data_languag 1n ar d
data_pipelin 1n cr j
data_plain 1n cr d
data_plan 1n 6t m
data_protect 15 dj i
data_spreads 1n d8 b
data_travel 1n 6t h
data_warn 1n 7o b
databas 1c 51 d 9u a aq d bf 5
databas_prov 1n 9u a
dataset 1n ar n
daught u p 6 14 4 2b a 3s 7 3t 6 3x 5 4m 4 79 c 7e 7 7n 4 7u 4 92 3 b8 4 bi 2 c6 5 e5 4
daught_first 1n 2b b
daught_nobody 1i 79 b
dawn 16 15 4 6w d 9j 6 b3 3
dawn_breakfa 1n 6w a
daycar 1c 2v 9 3l s 6j i dp z
daycar_parent 1i 6j d
daycar_pick 1n dp c
dayligh 1a 3 4 c 3 1t 3 7d 3 fa 3
dead y 16 4 3c 3 3f c 3g d 6t 3 87 2 99 5 9j 5 ci 3 e2 7 e5 6 fn 9
dead_panel 1n fn c
dead_street 1n e2 a
deadlin z 3c 5 4h 5 95 8 a7 7 ad a ak 3 cu 3 cy 5 d0 3 d4 7 d7 c e0 8 e3 9 el d em 4
deadlin_app 1n e0 b
deadlin_portal 1n 95 b
deadlin_signatu 1n e3 c
deadsto 1i 3y 9 fo f
deaf 17 p 3 1e j 4m i 6h 4 7q h eg 3
deaf_bank 1n 4m b
deal x 2f 3 2h 3 2k 5 5b 7 6a 4 6b 3 8f 3 8w 3 9j 5 9k 6 9m 4 al 8 c5 3 d2 d di 3 fl 4 fo 4
deal_lost 1n al b
deal_open 1i d2 a
dealcoh 1n 61 a
dealt 1i 8y 5 bz 5
dear x 17 2 1q 4 21 3 5k 3 64 3 80 4 81 2 9g 3 bx 2 cf 3
death 17 3c 7 3f 5 ag 4 ah l f5 c f9 3
death_account 1n ah g
death_sort 1n f5 e
debit 1i 5f 5 bm 8
debt 1a 1q 4 7h 15 bk l bw 4 d6 f
debt_advic 1f 7h e
debt_app 1i bk c
debt_collect 1n d6 f
debt_fre 1n 7h d
debt_plan 1i 7h c
debt_relief 1n 7h n
debt_smalles 1n 7h b
debtor 1n d6 8
decad 1f 1b 4 2p 3 6w 3
decay 1n 3e 7
deceas 1i 3f l 3g m
deceiv 1n b9 4
decemb 11 5r 3 65 3 8d 3 8l 6 bu 3 bz 3 d9 3 em 3 f7 i fc 3
decemb_plant 1n f7 a
decentr 1n w a
decid m 5 3 v 3 1p 3 1v 2 2v 6 2w 4 3f 3 6j 5 79 2 7r 3 8w 5 92 3 99 3 ag 3 ah 3 ar 6 aw 4 b2 6 dk 4 e3 3 e4 6 e5 3 eb 3
decid_book 1n b2 c
decid_colour 1n 8w b
decid_dif 1n ar a
decisio 14 1p 3 36 4 4f b 92 3 cr 3 d9 3 dk j e3 6 en 4
decisio_team 1n dk c
deck 1i 8f d a6 f
declar 1c 3k 5 68 b c4 4 cu 4
declara 1i 68 t fg 9
declara_help 1n 68 e
declara_invoic 1n 68 b
declin 1f 7n 9 ck 4 d4 4
declut 1n 92 x
declut_wardrob 1n 92 l
declutt 1n 92 x
decodab 1n 9x k
decodab_story 1n 9x g
decompo 1n 6 e
decorat 1c 2o e 2y g 68 6 8w 9
dedicat 1n 1m 8
deep 11 3 8 u 3 44 9 6v 5 82 4 8b 3 e0 4
deep_clean 1n 44 b
deepest 1n ds 4
deepfak 1i 7r l dh f
default 1i 4f c d8 5
defeat 1n bc e
defect 1c e0 i ee p ei 4 fh q
defect_deadlin 1n e0 b
defect_speak 1n ee b
defenc 1i 2e 9 et p
defenc_women 1n et c
defens 1n et q
defi 1n bt b
defores 1n fk b
degr 1i 30 4
degre 1f 19 4 22 5 a7 g
degre_final 1n a7 b
dehumid 1n cc 4
delay 19 w 3 10 4 2w 4 7m 8 7s q
delay_compens 1n 7s j
delay_train 1n 7s f
delet w u 3 1s 3 1z 4 74 7 7c 4 9x 2 a4 4 aa 3 af 5 aj 5 al 3 at 3 au 3 be 2 bo 3 cw 3 dj e dk 5
delet_request 1n dj f
deli 1i 5s c 64 9
deliber 1n e4 a
delicat 17 5q 4 5r 6 60 4 8s 4 at 3 f4 3
deliv s 2m b 2t a 2v 7 30 c 3x 8 4g 3 57 5 59 5 5e i 5g 3 5i 5 5j b 5l a 5o 8 64 7 67 7 69 g 8a 5 8b 8 8s b bf 6 c7 c dr 7 ej d f2 4 f7 b fn 7
deliv_buffet 1n 30 c
deliv_dron 1n 69 d
deliv_first 1n 67 c
deliv_hom 1n 5l b
deliv_list 1n fn b
deliv_luggag 1n c7 c
deliv_lunch 1i 2t b
deliv_medicin 1n 69 b
deliv_next 1n 8s b
deliv_organic 1n f7 a
deliv_pharmac 1n 5e c
deliv_print 1n bf 9
deliv_restaur 1n 64 b
deliv_shop 1n 5e f
deliv_subscri 1n dr b
deliv_uber 1n 2m b
deliver n y 2 2l 6 2m g 2p 3 2t a 2y 5 30 3 4g 3 4q 3 57 b 59 7 5c 6 5e c 5g 3 5i 7 5j a 5l 9 5m 7 5p 8 5x 5 64 8 67 4 69 d 6b 5 6d a 6l 3 88 8 89 5 8a 7 8b b 8e 8 8l 6 8s 3 96 7 9g 6 9p 4 bb a bu 5 d7 3 d8 7 dr 8 ei 4 ej f f1 5 f2 6 f7 a
deliver_bik 1n 8a b
deliver_brand 1n 5c c
deliver_card 1n 8l b
deliver_cargo 1n 8b b
deliver_clean 1n 96 b
deliver_cold 1i 5m a 5x a
deliver_dat 1n 6b b
deliver_frozen 1n dr b
deliver_garden 1n 2y a
deliver_inconti 1n bb 9
deliver_kitchen 1n 2m r
deliver_next 1n 5p a
deliver_not 1c 6d 9 d8 d
deliver_pick 1n 89 b
deliver_rid 1n bu b
deliver_rout 1n ej o
deliver_shop 1n 5e f
deliver_unassem 1n 88 b
demand t 5 3 7 2 8 3 e 5 2n 3 2q 7 2v 3 3l 3 4b 8 4m 5 53 6 54 5 5u 3 66 b 7u 2 8d 3 8l 3 9k a 9q 7 bq 5 c6 8 ek 5
demand_mix 1n 2q b
demand_respons 1n 9q c
demand_warehou 1n 66 j
dementi 16 2b c 3t l 3x 7 6q 7 7e i 7n z ba 6 bd z
dementi_activit 1i 7n c bd q
dementi_app 1f 7n j
dementi_box 1n bd c
dementi_car 1i bd 9
dementi_gam 1n bd g
dementi_hom 1n 7e b
dementi_music 1i bd b
dementi_replac 1n 3t b
dementi_song 1i bd b
demo 1i b0 8 b4 d
demo_recordi 1n b4 b
demolit 1i 9s 8 fo i
demolit_sel 1n fo b
denmark y 5 6 1p 6 27 6 3e 5 4q 6 6d 6 78 6 7c 6 7n 6 84 5 88 6 9s 5 aq 6 ba 4 d1 6 fj 5 fm 5 fo 5
denomin 1n 3m 4
dens 1c 18 8 57 5 59 4 fp 4
dent 16 q f 10 l 2d 3 35 5 60 3 8i 3 am 3
dental 15 9 8 p 8 q 7 v 7 10 x 4g c 5e 7 6x n cm e
dental_crown 1n 10 d
dental_lab 1n 10 n
dental_labs 1n 10 i
dental_practic 1f 10 m cm e
dental_supply 1n 4g e
dental_treatme 1i 10 e 6x f
dentist 13 10 j 1r 6 24 3 2t 3 4g 7 5e a 6x i 7b 5 aj 6 b5 6
dentist_clinic 1n 5e c
dentist_dental 1n 10 e
dentist_hom 1n 6x a
denv 1n 5l a
deny 1i ee 4
deo 1n 9 b
deodora 1n 9 18
deodora_cream 1n 9 c
departm x 8 5 u 6 47 5 4x c 4y 3 50 2 7d 5 cs 6 d5 3 dh 5 dl 5 e1 b e2 b e3 g e4 5 e6 g e8 3
departm_answ 1n e2 c
departm_school 1n 4x c
departu 1i 66 5 do 5
depend 19 a 4 71 c ct b d0 4 e6 4 ff 4
depend_slept 1n 71 c
depend_tel 1n ct c
deposit s m 7 q 7 r d 2w 5 3d 2 40 2 5b 3 62 6 63 4 6c b 7f 2 7s 6 90 2 9c f ad 5 b5 3 bn c bp q br 2 c1 2 dl 5 e7 c ed 8 fq 9
deposit_afterca 1n 9c b
deposit_alterna 1n bp e
deposit_calenda 1n r b
deposit_clean 1i e7 a
deposit_consent 1n 9c c
deposit_few 1n q b
deposit_friday 1n 6c c
deposit_guarant 1n bp j
deposit_instalm 1n bp g
deposit_safely 1n m c
depot 12 1c 2 67 4 9f 3 9p h cw 3 e0 b e1 5 eh 4 ej 3 fo 3
depot_charg 1n 9p f
depth 1n 87 5
deputy 1n 4j 8
der 1n 9x 4
derby 1n ea 7
dermati 1n 1 a
dermato 1c 1 i q 8 7d e 7k k
dermato_answ 1i 7k d
describ 19 1x e 20 4 7q b 8g d
describ_read 1n 8g c
describ_resel 1n 1x b
descrip 1f 20 4 cn i eo 9
descrip_languag 1n cn c
deserv 1n cv 3
design s 6 7 m 7 29 5 2d 7 2o 7 36 b 39 7 3y 9 40 d 41 5 45 4 4b e 4k 9 4n a 4t 5 4u k 53 6 5m 7 7b 3 7x 7 7y 7 88 5 8c 8 8q 5 8w l a7 3 b3 5 bu 4 cm 4 cv 4 cx 8 d7 5 ds 6 f9 4
design_book 1n 4n f
design_cartrid 1n 2d c
design_chef 1n 8c b
design_decid 1n 8w b
design_gown 1n 40 b
design_guid 1n 6 b
design_instead 1n 40 b
design_local 1n 4b b
design_onlin 1n 8w m
design_paediat 1n 5m b
design_scratch 1n ds b
design_send 1n 8w b
design_softwar 1i 4k a
design_studio 1f 4u s
design_togeth 1n 2o b
design_wheelch 1n 3y b
design_writ 1n 36 b
desk a k 2 39 7 4o 2 5d 2 6e 5 cj 4 df 4 dg 4
desk_deliver 1n 89 b
desk_employ 1n dg b
desk_languag 1n df b
desk_night 1i 6e b
desk_wood 1n 39 c
deskles 1n 4j a
dessert 1f 2o c aa 3
dessert_tabl 1n 2o b
detail 1f 6b 9 6c 5 c0 9
detect 15 v c 27 g 2b d 7r 7 d9 8 en 8 fh 7 fm 7 fr 7
detect_fal 1n 2b b
detect_wat 1n 27 g
detecti 1a 2b 6 31 9 3r 3 83 q d9 7
detecti_story 1n 83 c
detecto 1f 27 h 2b 9 95 e
deterge 1n 5o l
deterge_shampoo 1n 5o b
detour 1n fg 4
detox 1n 6n c
develop z 1 8 4k f 4u d 4y j 53 7 55 5 65 3 81 n 8k 9 9o 4 9z 7 b0 b cq g cs g cu 9 d8 8 da 3
develop_agency 1n 4u e
develop_analogu 1n 81 9
develop_dermato 1n 1 b
develop_film 1n 81 b
develop_kenya 1n 4y c
develop_narrati 1n b0 b
develop_physiot 1n 8k c
develop_post 1n 81 b
devic r t 2 u 4 v 6 10 4 1l 7 1s 2 23 6 24 i 25 f 29 9 2a 5 2b 9 2c g 2e b 2h h 4r a 4x 5 53 7 73 4 74 4 78 2 79 2 7m 2 7o 2 7t 9 8c 5 8x 7 95 b bb 4 e0 4
devic_buy 1n 2h e
devic_hom 1n 7t e
devic_hous 1n 53 c
devic_refurbi 1n 2h c
devic_send 1n 29 c
devon 1i 2p 9 fb 8
devotio 1n 3h y
devotio_app 1n 3h e
devotio_daily 1n 3h b
devotio_morn 1n 3h b
devour 1n b6 3
dhikr 1n 3h 9
diabet 1c l k p 4 v g 73 14
diabet_app 1n 73 t
diabet_damag 1n v b
diabeti 1n p 6
diagno 1n v b
diagnos 10 1 3 v k 1t 3 4m 3 5h 8 7a 3 7b 6 7e 3 8x 3 a5 6 dt 3 dv 5 dw 3 fl b
diagnos_advic 1n fl a
dialect 19 9w 8 aj b az c ck 4 cq h dk 4
dialect_remind 1n aj c
dialogu 1n b6 4
dialysi 1i 6q 9 7u q
diamond 1n 45 b
diap 1n a w
diary 12 1f 3 2x 4 6z g 73 d 77 h 78 7 7o c 8h 8 9e 5 aj 7 ee d el 8
diary_photo 1n ee b
diary_smal 1n 6z b
diary_teenag 1n 77 b
diaspor 1f 5p d ay 8 bs 9
dic 1i 3a 3 ci 3
dictat 19 t 8 u k 9d c cx b ee 4 ef 4
dictat_app 1n cx b
dictat_hom 1n 9d c
dictat_see 1n u b
dictati 1c t 7 u d cq 8 el 7
didn 1i ck 3 dg 5
die 1c 23 4 3e 3 8a 4 f7 4
died 15 x a 3f l 3g e 8q 4 92 3 ah 3 dl 3 e5 3
died_collect 1n 3f 9
diego 1n 3u a
diem 1n cz j
diem_trip 1n cz g
dienstp 1n dd c
dies 16 3c 7 3g e 4o e 8a 7 9l 3 9n 3 ah 9 be 3
diesel 1f 9q i 9r c ei c
diesel_vehicl 1n ei b
diet 19 l a 3x 4 5h 3 5l 6 72 n 7p 8
diet_app 1n 72 o
dietary 1n l b
dietici 1i l g 72 g
dietit 1n z h
dietiti 1a l s 5h 4 5l 6 5m b 72 l
dietiti_answ 1n 72 b
dietiti_shop 1n l g
dietiti_stag 1n 5m b
dif 14 q 4 6m 3 8j 3 am 3 ar b bs 3 cr 3 d3 3
differe n 2 5 l 7 3w 6 4i 2 4v 2 50 2 5j 6 5v 3 5y 3 7f 4 7m 2 8r 2 92 2 a4 6 a5 b cr 4 fi 2
differe_bal 1n 3w c
differe_local 1n 5j c
differe_porosit 1n 2 b
difficu 1c 46 4 a4 c a5 9 e8 c
difficu_phon 1n a4 b
diffus 1n 8 b
dig 19 2o 9 3z 3 5b 2 8e 8
digest 1i 9n w av a
digit 1n 9y 4
digital x 19 6 1b 6 1s b 3f e 6n 7 6u 5 96 6 9c 6 ah j ap 6 as 6 b5 6 b8 f be 7 bg e bk a d4 6 e3 b eg 3 fk 6
digital_detox 1n 6n a
digital_envelop 1n bk f
digital_estat 1n ah o
digital_permit 1n e3 g
digital_wardrob 1n 1s g
digitis 1i 1z 8 bg 11
digitis_photo 1i bg b
digitis_video 1n bg i
digitiz 1n bg x
dignity 1n bd 5
dil 1i 3x 7 5g 4
dim 1n 6z 4
din v 1p e 2l e 2m h 2s o 2v 8 2z k 4l 7 5g e 6c 3 6o b aa d ab e an 3 ce 9 cz 4
din_deliver 1i 2m f
din_flat 1n 2s c
din_hal 1n 2v c
din_jaz 1n ce 9
din_matchma 1n aa c
din_own 1n 2z c
din_ready 1n 5g c
din_room 1n 2m e
din_shop 1n 1p b
din_strang 1i 2s d
din_wash 1n 6o a
dinosau 1i 2o 4 a9 6
dioces 1n 3j 7
dip 1i 8j 4 8k 3
dips 1n 60 5
direct 15 3c c 4l 5 5f 9 5i 7 5k a 5q e 5y a 6e d 9c 5
direct_book 1n 6e f
direct_cremati 1n 3c e
direct_import 1n 5q c
directi 1n ah b
directl 14 33 4 3t 3 5y 9 6l 4 6o 3 8k a ay 3 bs a d8 3 dx a
directl_family 1n dx b
directl_farm 1n 5y b
directo 17 3c a 54 a 99 m ah 4 c8 c cb 9 cv 6
directo_task 1n 99 f
dirt 1c c2 4 fp 4
dirty 14 a b 48 3 8r 7 90 3 9e 6 c0 4 c2 4 e7 3
dirty_ones 1n a b
disab 1f 1e t 6q s bc o
disab_cloth 1n bc b
disab_holiday 1n 6q f
disab_travel 1n 6q c
disab_trip 1n 6q c
disabil 1c 1e f 6q p bc l cu 4
disabil_cat 1n 1e b
disabl 1c 6q 8 ba l bc k cu 4
disadva 1n 12 b
disagr 1n ar 4
disagre 1n ar 8
disappe 1i 59 5 br 5
disappo 1n 9v 4
disc 1f 2y 9 98 3 c0 4
dischar 16 k 4 u h 3t 4 79 4 7e 4 7t g 7u 4
dischar_let 1n u j
disclos 1n fd 6
discont 1n 6a j
discont_part 1n 6a f
discoun 16 7 3 4e 8 4g 8 5g 4 5n 8 aq 6 b2 4
discov 1n 1v b
discove 1n 1v t
discree 1n bb x
discree_monthly 1n bb 9
discret 1i 14 5 bb 4
discus 1c v 4 b2 h db 4 e4 f
discus_spoil 1n b2 c
discus_vot 1n e4 a
discuss 1n 1p 3
diseas 14 1 3 w 6 1t 7 5h 6 7a 7 7k 7 7t 7 9i 5 fl b fm 9
diseas_early 1n fm a
dish t 0 3 13 7 1p b 2k a 2l b 2m 8 2t a 2u 7 2v a 2z 4 30 b 5g b 5l 7 5w 6 5y 7 6d 5 72 8 73 b ac 8 bi a bo 7 es 5 f1 2 fq 4
dish_chang 1f 2l a
dish_guest 1i ac a
dish_hom 1n 13 b
dish_local 1n 2t c
dish_mov 1n 73 b
dish_portion 1n 72 b
dish_send 1i bo a
dishwas 17 1y 3 8j 6 8x 8
disk 1n ct 8
dislik 1n ag 5
dismis 1i ct 5 el 4
disord 1f l 9 72 5 7m 9
dispatc 1a 7u 6 9f c eg j ej 9 fg 8
dispatc_book 1n 9f b
dispen 1n 79 b
dispens 1a 4 c 2d 9 46 4 57 9 5o 4
displac 1n 13 a
dispos 1n c0 5
disposa 1f a a 81 8 fq 7
disput 15 35 3 4e 4 7g 8 7s f ad f bp 6 ci 5 ed 4
disput_park 1n 7s f
distanc 12 n 3 2l 6 3j 7 46 3 71 3 a8 3 ab a c2 3 dt 4 f1 3
distanc_playdat 1n ab c
distil 1f 63 9 6m 9 f4 w
distil_herb 1n f4 8
distill 1i 63 a f4 q
distill_near 1n f4 c
distill_pear 1n f4 8
distrib 1c 11 f 52 l 5f 9 bq 4
distrib_abroad 1n 52 h
distric z f 3 16 6 18 6 2i 5 69 3 6v 5 8z 3 aw a cc 7 du 6 e2 5 e4 8 e6 8 e7 3 e9 6 ea 3
disus 1n 64 e
disus_cellar 1n 64 b
ditch 1f 9h 6 a2 3 dz 4
div 1f 34 e 38 c 47 4
div_board 1n 38 b
div_school 1n 34 d
divers 1n 8d b
diversi 1n 50 b
divid 1f 5i 3 bl 4 cb 4
divisio 1n 9y 4
divorc 1c 1g 10 1r 9 6u 3 8u 4
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
dizzy 1f n 3 4i 5 ew 3
djs 1n ce u
djs_party 1n ce b
djs_wed 1n ce d
dna 1n 7p s
dna_gut 1n 7p b
do 17 1b 3 1w 6 2f 6 34 4 3c 5 4z 9 78 4
dock 16 2f 5 4r 4 65 3 66 4 9l 3 fd 7 fq 3
doctor l 1 2 7 5 k 4 l 6 o 3 p 6 u f v 4 w 3 y 4 1f 5 1t 4 3j 5 3s 8 4m 6 4r 3 6u b 6x 7 6z 9 73 5 74 7 76 3 78 3 79 2 7c 6 7d j 7e 9 7j f 7k b 7n 1 7o 6 7p 8 7u 8 ar 5 c6 a ck 4 ew 4 ff 4
doctor_app 1i 7j c
doctor_appoint 1i 74 a
doctor_coach 1n 3j 9
doctor_decid 1n ar a
doctor_dictat 1n u j
doctor_first 1f 6u 7
doctor_hairdre 1n 3s b
doctor_hom 1n 6x c
doctor_market 1n c6 e
doctor_onlin 1n 7d d
doctor_pres 1n 4m b
doctor_shop 1n 7e b
doctor_sign 1c u e
doctor_video 1n 7d s
doctrin 1n 3h 4
documen y t p u a 1y 6 68 d ag 8 ah a ak 9 as b ay g bf e cp 7 d4 g d8 q dl j ee 6 el 8 em h
documen_book 1n as b
documen_draft 1n el b
documen_extract 1n d8 q
documen_need 1n d8 b
documen_onlin 1n d4 g
documen_show 1n dl b
documen_smal 1n 68 b
documen_softwar 1n t h
documen_video 1n ay b
documen_voic 1n ag b
documen_whatsap 1n em b
doesn y x 3 4u 3 50 3 55 3 7m 2 cw 3 cx 3 cy 3 d4 5 db 3 fd 3 fg 3 fj 3
dog q x 4 1c f 1m 5 2f 3 3g g 3i 3 6f 3 6v b 7q 4 9b 2 9l 3 ah 3 bj 3 c0 3 cg 3 dm n dn m do b dp l dq l dr k ds g dt 6 du 3 dv e dw g dx e dy a ej 3 ew 3 ex 7 f6 a fc 4
dog_behavio 1n dq e
dog_clip 1n dn e
dog_collar 1i ds l dw f
dog_daycar 1n dp v
dog_deliver 1n dr b
dog_field 1n 6v f
dog_find 1n f6 9
dog_food 1c dr k
dog_groom 1n dn t
dog_heart 1n dw b
dog_meal 1n dr g
dog_own 19 6v 7 dm j dn e dp b dq d dr d
dog_physiot 1n dv g
dog_salon 1n dn g
dog_school 1c dq a
dog_sit 1n do e
dog_street 1n 1m 9
dog_train 1n dq w
dog_walk 1i dm v
dog_wash 1n dn b
doggy 1n dp k
doggy_daycar 1n dp g
dogs x 1c 7 3g g 6v d 7q 4 9b 2 dm h dn d do 3 dp l dq f dr b ds 7 du 6 dv b dw 7 dx f dy 8 ex g fc k
dogs_bath 1n dn b
dogs_cannot 1n 6v a
dogs_cats 1i 3g 8
dogs_family 1n dx b
dogs_hospic 1n fc h
dogs_hospita 1n fc h
dogs_let 1n 1c a
dogs_midday 1n dm d
dogs_morn 1n dp c
dogs_operati 1n dv b
dogs_persona 1n dq c
dogs_spend 1n dp g
dogs_volunt 1n dy b
dogs_ward 1n fc b
dojo 1n et t
dojo_factory 1n et 9
dol 1n 8d h
dolphin 1n 6s i
dom 1n 6n n
domain 1i cv 5 cw 5
domesti 1n 8o c
don e 2d 3 4j 3 4w 1 4z 2 50 2 5d 4 6g 2 78 3 c0 4 dk 4 dn 4 du 3 f6 3
don_poison 1n f6 9
don_use 1n 5d c
donat 1c 11 8 1b q 6i h fa c
donatio 1i 1b 12 6i d
donatio_app 1n 1b g
donatio_platfor 1n 1b k
donatio_rota 1n 6i b
donkey 1n 1c i
donkey_hors 1n 1c a
donor 1f 11 8 1b s 69 8
donor_photo 1n 1b b
doodl 1n 9c 3
door b g 3 1a 2 1w 3 2g 7 2t 3 2u 4 31 3 32 2 39 4 3g 2 3k 3 3x 5 41 3 5d 2 5j 6 63 3 64 3 67 3 6e 4 6g 6 6q 3 7u 4 8p 4 8r 2 8s 4 95 5 96 4 au 2 b0 3 c2 4 ca 3 dd 2 e7 4 ej 5 fo 3
door_card 1i 2u a
door_cod 1i 6e c
door_demolit 1n fo b
door_fit 1n 2g b
door_handl 1f 5j a
door_insur 1i c2 a
door_lunch 1i 39 b
door_open y e7 7
door_own 1n 2g e
door_pick 1f 64 a 8s 9
door_school 1i 95 a
door_sel 1i 41 a
door_singl 1n 8p b
door_unload 1n ej c
doorbel 1c 2g e 4t 2 dq 5
doormat 1i 7p 4
doorste 1n 5j q
doorway 1i 5s 5 89 4
dorm 1i 6o o e3 7
dormito 1n 6o w
dormito_beds 1n 6o e
dos 1a 7 7 u 6 x 6 73 4 79 i
dot 19 7a 6 7y 3 dw 3
doubl 11 5i 2 5u 3 60 3 7b f 9g 3 9o 3 a5 9 aq a bw 3
doubl_movemen 1n a5 b
doubl_subscri 1n aq b
doubl_video 1n 7b c
doubt z m 3 20 3 6w 3 7j 5 9h 5 ap 4 ar 5 bq 3 cf 2 d8 7 di 3 e8 4
doubtfu 1a u 4 68 4 d8 4 d9 7 e5 8
dough 1c 2n 8 a1 c es 5
doula 1i o y 9d t
doula_hom 1n o g
doula_midwiv 1n 9d c
dowel 1n 2o 7
downloa 1f 7y h b3 4 f9 4
downsta 1f 2t 7 2u 3
downtim 1i ct a fi a
dozen 1n 5g 4
draft 14 51 a 6f 3 ak 7 at l cj e cn 5 d3 i el e fe 2
draft_answ 1i at a
draft_bil 1n el b
draft_grant 1n 51 c
draft_proposa 1n d3 b
draft_reply 1i cj a
drag 1n 1j 4
dragon 1a 3r 2 4b 3 80 6
drain 19 1m 5 6f 3 8r 4 8x 3 9t 5
drama 1i c9 k cb f
drank 1c t 5 63 3 9d 4
draught 1f 22 8 8z 3 9a 3
draw m 6 3 m a 1y 4 29 3 2h 3 2o 4 3f 3 45 5 4b 3 4d 5 52 3 53 6 6a 4 7h 3 81 3 85 3 88 8 8c 8 8w 5 8y 5 92 5 96 3 9c 3 av 4 b4 5 b6 5 bw 9 ee 3 er 6
draw_even 1i m b
draw_fix 1n 8y b
draw_send 1n 53 c
draw_shelf 1n 88 b
draw_system 1n 8c b
draw_wag 1n bw g
drawing 14 13 3 53 4 6b 3 88 4 8h 4 a7 3 b5 3 e3 4
drawn s 6 3 45 4 6a 4 7y 3 8w 5 au 3 bw 6 df 2 dm 2 e3 3 e9 2
dread 1f bo 5 cw 5
dream 1i f9 h
dream_interpr 1n f9 c
dreamt 1n 5 4
drehen 1n cp 4
dres 11 1n 4 1s c 2l 3 3y 6 40 u 41 3 48 6 49 7 4r 3 7y c am 9 bc h c9 b
dres_hir 1i 40 f
dres_rent 1i 40 c
dres_rental 1n 40 o
dressma 1i 49 a 7y u
dressma_pattern 1n 7y i
drew 1c 4b 3 b5 3 b6 3 bw 3
dri 15 16 3 5t 7 64 3 7z 2 8b h 8k 3 9m h dn a
dri_clip 1n dn b
dri_flow 1n 8b i
dri_larva 1n 9m c
dri_pet 1n 9m a
drift 1f 34 4 f0 5
dril 10 17 d 1w 4 1y 2 2a a 2g 9 8p 7 90 q 97 j 9k 7 dh b di 4 e6 2
dril_generat 1n 97 b
dril_guest 1n 2g b
dril_lad 1n 90 d
dril_plug 1n 2a b
drink q 7 4 15 9 23 3 2d b 2l 5 2p 3 2q d 2r 8 30 2 38 8 3a 9 4t 5 57 5 5k 8 5q b 5z a 61 f 62 j 63 7 75 3 7c d 9d 2 ch 5 er 9 ex 6 ez 2 f0 3 fr a
drink_brand 1i 62 b
drink_buy 1n 62 d
drink_coffe 1f 3a a ex 9
drink_div 1n 38 b
drink_les 1i 7c e
drink_wat 1f 15 f fr h
drip 12 15 6 27 6 8p d 8x 3 ck 3 en 3 ep 2
drip_tap 1n 8p c
driv j w 2 11 7 1l 3 1q 2 1z 3 21 8 2f 3 2t 4 35 5 3p i 3u c 3x 5 4y 4 5b 8 5f 5 5i 3 61 4 6i 5 6q 4 6r 4 7s 3 7u a 8x 3 9e 2 9f b 9i 5 9k 5 9l 4 a8 g c0 4 c3 a c4 a c5 8 c6 8 ch 4 da 5 dt 3 e1 6 e6 4 e9 8 ei b ej e f7 4 fb 2 fg 7
driv_announc 1n c3 b
driv_back 1c 7u 9 fg 9
driv_card 1n da b
driv_childre 1n 3u e
driv_electri 1i 21 a c5 i
driv_kids 1n 3u j
driv_lesson 1i 3p n
driv_licen 1n a8 d
driv_licenc 17 3p h a8 8
driv_park 1n 9f d
driv_phon 10 5b 7
driv_school 1i 3p v a8 d
driv_stop 1n ej c
driv_sunday 1n 6i b
driv_theory 1i 3p c a8 t
driv_togeth 1n c3 d
driv_train 1n 7u b
driv_walk 1n ei b
driv_work 1n c3 b
driven 17 2m 4 35 3 3p 3 3u a c3 3 e1 4 ei 3
drivewa 1c 8r d c4 q c5 a
drivewa_park 1n c4 b
drivewa_rent 1n c4 e
drivewa_yearly 1n 8r c
dron 17 69 16 9h b dy b e5 a eo 6 fl 9 fn 11
dron_blood 1n 69 d
dron_carry 1n 69 d
dron_deliv 1n 69 m
dron_deliver 1n 69 t
dron_inspect 1n fn j
dron_island 1n 69 d
dron_measur 1n fn d
dron_measure 1n fn b
dron_medicin 1n 69 h
dron_parcel 1n 69 d
dron_photo 1n e5 b
dron_roof 1n fn h
dron_sampl 1n 69 d
dron_servic 1n 69 g
dron_survey 1n fn n
droop 1i 4o 5 8a 4
drop r 24 4 27 4 44 6 46 4 4k 2 4z 3 5e 4 5p 6 7b 2 7p 2 9j 6 d2 2 db 2 dp 6 ea 2
drop_off 1i 44 a
drop_start 1n 9j a
droppin 1n 9m 4
drought 1i 4f 5 bq d
drov 1a 21 3 3u 3 c2 3 ck 3 ei 3
drown 1n 1o 4
drug 1f u 6 4p 7 7o 3
drum 1a 3n 8 5k 6 8x 3 ca t ev b
drum_amplifi 1n ca a
drum_amps 1n ca b
drunk 16 m 4 2r 3 5q 3 5z 3 61 3 75 3
dry k 0 3 1 3 d 4 27 4 37 3 47 3 49 3 61 2 63 5 6o 5 8m 5 8r 5 8s 7 8u 7 9k 5 9m 3 9r 3 dn 4 dr 5 ep 4 fl 4
dry_boot 1i 6o 9
dry_cellar 1n 8u e
dry_cid 1n 63 b
dry_clean 1i 8s f
drôm 1n 8j f
drôm_mugs 1n 8j c
dub 1n cp l
dub_town 1n cp c
dubai 1c d 8 q 8 9g 7 eo 8
dublin 16 2j 7 3k 8 40 7 4s 8 5p 6 8p 7 a2 7 ci 7
duck 1f 3s 2
due r x 7 2d 2 2l 3 4e 2 65 2 7h 2 94 3 9b 2 cx 3 d6 2 di 3 eb 2
dues 1n 6i w
dues_attenda 1n 6i d
dug 1i 3l 4 9p 4
duk 1n 6h 3
dul 19 2j 4 3r 7 6z 3 dr 4
dummy 1n b5 5
dump 1i 9s 4 e2 g
dump_rubbish 1n e2 a
dumpl 1i 2k a es n
dumpl_clas 1n es b
dumplin 19 5g 3 6l 8 bi 7
dun 1n d6 b
dung 1n 9n p
duo 1n ce d
duo_bras 1n ce 9
duos 1n ce 3
duplica 1n 1z x
duplica_ask 1n 1z b
duplica_blur 1n 1z b
durabl 1n 4a a
dusk 19 9i 3 9j 3 dw 3
dust y 17 2 2n 3 5y 3 6a 2 81 3 8j 3 8k 3 8o 3 8y 3 97 3 eh 2 ep 5
dustbin 1i 1n 3 e1 9
dutch 1f 6u 7 9w 9 bp 9
duty x 1u 3 50 5 5q 5 63 7 65 3 68 f 6c 3 6m g 7j 4 7t 3 8f 3 ay 3 ck 3 dc 3 dd 7 f4 3 fk 3
duty_report 1n 6m i
duvet 1n 8k c
dwel 1c 1t 8 20 8 5q 8 f8 7
dy 1a 76 4 77 4 7x 5 8a 4 fc k
dy_such 1n fc 9
dye 1f 2 9 7x b 84 4
dyed 1f 4a 4 7x s 8k d
dyed_plant 1n 8k c
dyed_yarn 1n 7x k
dyes 1a 4d 4 5y 4 7x 3 8k 4 ds 4
dyk 1i 9l 9
dyscalc 1n a5 b
dyslexi 1n a5 14
dyslexi_app 1n a5 c
dyslexi_help 1n a5 e
dyslexi_read 1n a5 g
eag 1i l 5 3o 5
eagerly 1n e2 5
ear y d 2 j 2 p 4 25 6 3h 7 6h 3 7j 7 8k 2 a5 4 cf 3 eg 2 ex 4 fm e
ear_tag 1n fm i
ear_way 1n 3h 9
earbud 1n ax 3
earli 19 o 3 76 3 98 3 bu 3 c7 3 ff 3
early r g 7 2n 6 3l 2 4e d 60 5 7n 7 9a 5 9b 2 9x 9 9y 4 a0 5 bw c c3 5 dd 5 dw 7 em 2 ff 3 fm 6
early_morn 1n g c
early_read 1n 9x g
early_someth 1n dw b
earn o 13 7 1h a 3a 2 7i 5 8i 2 9a 3 ae 2 bl 9 bw d by 4 c7 2 dx 2 el 4 f1 2 fe 5
earn_first 1i 13 a
earn_payday 1n bw g
earn_read 1n 1h a
earn_wag 1n bw d
earplug 1i 24 7 6o 4
earring 1i 3w 4 45 j
earring_recycl 1n 45 b
ears 14 4 8 c 3 6h 3 c9 4 dn 6 dq 3 dz 3
earshot 1n dy 4
earth 17 16 3 23 6 3e 3 5f 2 5i 4 9t d
eas 1n 8n 4
easel 1n er f
easel_canva 1n er a
easi 16 b 3 l 3 3x 3 7f 4 7n 4 dm 4 dq 3
east z 6 6 1i 4 1n 5 2a 3 35 6 5u a 8d 3 8n 3 91 3 cm 4 db 2
easy x f 2 5j 3 6h 4 71 4 7b 3 7s 3 9y 3 a3 8 aa 3 ci 2 dx 2 e8 h ea 3 fj 3
easy_chord 1n a3 b
easy_languag 1n e8 g
easy_read 1n e8 l
eat p 7 4 l c 11 3 1p 8 22 3 2l 6 2n 3 2s 7 2v 4 5b 2 5e 2 5h 3 5l 6 5m 5 5r 3 5w 4 63 2 6e 3 72 c 8r 2 9m 4 bk 3 bo 4 c6 2 f1 8 f3 6
eat_cook 1n f1 c
eat_differe 1n l e
eat_meal 1n 1p b
eaten w 11 6 2l 3 2v 4 3a 3 57 4 5l 3 5w 4 6d 3 7w 4
eats u 1p 4 2m 7 2t 4 39 3 3v 4 4s 3 5j 3 6a 3 6j 2 9j 3 dx 2 f1 3
eats_own 1n 2m b
eau 1n 5 b
ebay 1n fe s
ebay_etsy 1n fe e
ebay_list 1n fe c
ecg 1n v b
echo 1i 8w 5
eco 1a a c 22 8 5o 6 6n 6 9s b
eco_brick 1n 9s b
ecuador 1n 9j 9
eczema 1i 1 s 7k l
eczema_cream 1n 1 g
eczema_develop 1n 1 b
edg u j 6 2h 4 7k 5 80 7 84 6 8i 2 ar 3 ba 4 bd 2 et 3 f8 7 fh 4
edg_city 1n f8 a
edibl 1a 1t 4 5w 8 6s c 9g a fq 8
edibl_flow 1n 9g a
edibl_mushroo 1n 6s b
edit 1i 2x e 4v 8
edition 1a 1k f 8i 3 aw b ay b cf 3
edition_lat 1n ay b
edition_lies 1n aw b
editor 16 2x 3 an 6 av 3 b3 7 b5 3 bh i cn 3 dl 3
educat 1n 1o z
educat_curricu 1n 1o c
educat_parent 1n 1o c
educati 15 i 6 14 b 1o 3 6j 4 8d 8 a7 8 ay i bn 6 by 4
educati_video 1n ay j
educato 1n az 5
eel 1n 2s 4
effect 1f 93 5 b3 9 bd 4
effort 1i 41 4 70 4
egg 1c 2m 6 2p 3 ci 3 ep 3
eggs 12 1p 3 33 6 3r 3 4q 9 5w 5 bi 2 f2 5 fb 5
eggs_bread 1n 4q b
egypt 1i b6 9 e9 9
ehrenfe 1n 2i a
eightee 1i 5r 7 7f 3
eighth 1n a 5
eightie 1n 36 4
eighty 19 1s 6 2h 4 3a 4 5v 4 5x 4 eb 5
eith 19 1g 3 24 4 6r 3 7i 3 cm 4 dx 3
elastic 1n 4d 5
elbow 14 5 3 16 3 4a 5 a1 3 a3 3
eld 19 o 3 1i 5 1k 6 2o 3 3v 3 ev 5
elderly y p c 2b o 2f 6 3s q 3t h 3x o 5l 6 7e e 7n c 7r 9 7u 6 ac 6 aj d b8 j b9 d ba i c6 a du 3 ew j
elderly_br 1n 3x b
elderly_compani 1n 3s m
elderly_doctor 1i 3s a
elderly_moth 1n 3s e
elderly_own 1n p c
elderly_parent 1f 3x b 7e g
elderly_person 1i 2b a 3t a
electio 1n e3 5
electri s 16 5 1d 6 21 9 28 e 2a b 2j 6 35 7 37 c 3u 7 48 7 4i 7 5o 7 64 2 8p 5 8v 9 8x 3 90 2 97 4 9a 6 9p f 9q 6 9r 6 bk 3 bs 7 bv 9 c2 b c5 i cv 9 ef a ei 9 ep 2 fj 5
electri_bik 1n 28 c
electri_bil 1n bs b
electri_boat 1n 37 l
electri_car 1f c5 a
electri_cars 1f 21 9 c2 e c5 m
electri_coffe 1n 2j b
electri_consump 1n 2a f
electri_diesel 1n ei b
electri_floor 1n 8v b
electri_met 1n 9a b
electri_phon 1n bv c
electri_photo 1n cv c
electri_van 1i 5o a 9p a
electri_vans 1f 35 9 3u a 9p e
electri_work 1n 4i c
electro 15 7 7 2f 3 2g 6 2h f 53 f 8x 8 b8 5 d4 l d9 7
electro_signatu 1n d4 p
electro_smal 1n 53 c
elevato 1n 94 14
elevato_elevato 1n 94 d
elevato_mainten 1n 94 f
eleven m 2v 6 4m 2 4n 2 5d 4 67 3 6e 3 6f 4 6i 3 9p 4 bh 3 ca 3 e0 3 ej 3
eligib 1n w a
eligibi 1n w e
eligibi_plain 1n w b
elis 1n 99 7
elopeme 1n 2w c
els e 4w 1 7g 2 86 3
elsewhe 15 b 4 1b 3 1x 4 36 4 4r 4 ax 4 b6 3 ct 4
email 16 1r b ap h at y av o cj h cl v cw i dh d
email_assista 1n at m
email_chas 1n at b
email_draft 1i at c
email_employe 1n dh f
email_flow 1n cl e
email_handboo 1n cj b
email_market 1n cl x
email_pdf 1n ap a
email_persona 1n av b
email_reply 1n at d
email_salespe 1n cw b
email_school 1n 1r c
embarra 1i a4 4 bb 4
embroid 1i 4b a 7x q
embroid_kits 1n 7x 9
emergen x x 3 z 3 2b e 2e a 3t 2 4i 8 4m 6 76 3 7d 2 7f 6 7j 9 7t 4 7u 6 95 a ai d ck 5 cv 2 du 5 ed 4 eg 3
emergen_cal 1n 2b c
emergen_light 1n 95 f
emergen_virtual 1n 4i c
emigran 1i 3b i bf 4
emigrat 1n 6u d
emissio 1f 22 9 9o h fk p
emissio_report 1n fk g
emotion 1n 77 b
employ m e 4 g 2 13 8 1a 6 1e c 2t 9 3k 2 48 9 4h 7 4i 4 4j a 4v b 4x 4 4z 4 50 a 55 4 57 7 6u 3 8l 4 8o 8 9p 6 a2 7 af 4 ap 4 aq 4 as b at 4 b7 9 bu e bw a by 6 cx b cy 4 cz 9 d0 6 d1 4 d4 4 db 4 dc b de 7 df a dg h dh 6 di 4 dj 4 dl b ee 4 ff 7 fk 4
employ_book 1n dg b
employ_disab 1n 1e d
employ_learn 1n 1e b
employ_local 1n 1a c
employ_open 1n ff d
employ_questio 1i dl e
employ_report 1n 4h f
employ_show 1n by c
employ_snap 1n cz b
employ_tax 1n bu t
employ_team 1n df b
employ_work 1n 4v c
employe 14 54 4 bw 3 cz 9 d0 9 dc b de n df t dg q dh j dl 7
employe_plac 1n de d
employe_survey 1n df u
employe_teach 1n dh b
employe_wellb 1n dg r
employm 11 13 5 1a 4 4h 3 4j 3 4k 6 d7 3 db 3 dc 3 dd 4 eg 3 eh 3 ei 3 ej 4
empti 1a 7f 6 e1 6 f5 k
empties 1n ci f
empties_even 1n ci c
empty_berth 1n 9a b
empty_cellar 1n f5 c
empty_hal 1c 66 9
empty_hous 1a 91 g
empty_match 1i fg a
empty_offic 1c 5d e
empty_ones 1n e1 a
empty_post 1n 91 c
empty_room 12 b9 j eo 7
empty_shop 1c 4n g
empty_slot 1n q g
empty_storefr 1n 4n f
empty_superma 1n ez a
empty_swim 1n 38 b
empty_truck 1n fg d
empty_warehou 1n 66 e
ems 1n f c
encrypt 1f 1y 4 4h c 77 5
encrypt_chat 1n 4h b
end g j 3 12 2 1h 2 20 5 36 3 3i 3 4n 1 5n 4 aa 3 ah 4 ax 4 ay 3 bh 3 bk 4 bo 5 bp 2 bv 4 bx 4 d6 4 dc 4 dp 2
end_print 1n bh a
end_surpris 1n 5n b
end_third 1n dc c
end_train 1n 20 b
endles 1i bc 4 bd 4
endomet 1n 74 n
ends k e 3 y 2 1k 4 2g 2 4p 2 6d 3 87 2 bx 6 d4 5 d5 4
ends_find 1n bx b
ends_lets 1n d4 b
endur 1n 74 8
enemy 1n y 5
energy 12 1d s 2a i 5c 4 5t 7 62 b 8z n 9n 7 9p 5 9q a b7 7 bv c fj t
energy_advic 1n 8z o
energy_advis 1n 8z f
energy_build 1n fj f
energy_coop 1n 1d l
energy_coopera 1n 1d k
energy_drink 1n 62 d
energy_managem 1n fj m
energy_monitor 1i 2a j
energy_shar 1n 1d h
engag 1c 2o 8 2w 9 45 8 e4 8
engagem 1i 45 a df j
engin v 4k a 4w 7 4y 6 53 6 6a b 7j 4 98 4 ao d aq a as 9 b0 3 b7 2 c0 4 cn c cp 9 ct g e6 5 eg 6
engin_gear 1n 6a b
engin_machin 1n 4k b
engin_mention 1n ao b
engin_mov 1n as b
engin_notic 1n ct c
engin_suppli 1n ct c
engin_voic 1n cn c
enginee 19 6a 8 97 7 cs 4 cz 7 di 7 ee 8
england 14 3c 6 62 6 6a 6 92 7 95 6 a7 7 ah 7 cb 6 e0 6 f5 5
english 1a 3o l 3q 3 50 c 9w 9 a4 i
engrav 1f 29 a 45 c 8l b
engrav_coordin 1n 45 b
enjoy 1n f9 2
enlarg 1n 81 u
enlarg_cours 1n 81 9
enough i 1k 4 3e 4 77 2 7p 2 9c 3 9p 4 b2 2
enough_woodlan 1n 3e 9
enquir 1n eo 5
enquiry 1c 33 4 cn 4 d2 k eo l
enquiry_land 1n d2 b
enquiry_list 1n eo f
enrol 1n w 5
ent t r 3 y 3 10 2 1m 6 1r 3 1v 3 1y 3 21 4 2v 3 4x 3 52 6 6m 3 7e 2 99 a 9u 8 ap 7 bo 7 cb 2 d2 3 d7 5 dx 3 e5 6 e6 2 e7 3
ent_catch 1n 9u a
ent_erp 1n ap a
ent_nam 1i 1m 8 99 a
ent_shar 1n bo b
enter 15 1r 4 6d 3 bo 3 bv 3 d7 6 e5 4 ed 3 f9 3
enterpr 1i 1e n di 9
enterpr_bakery 1n 1e b
enterta 1f 3r c ce c f9 4
entirel 1n f2 4
entlüft 1n cp 4
entranc 1c 1p 4 1q 5 7q b a0 j
entranc_exam 1n a0 j
entranc_lift 1n 7q a
entrepr 1i 4z b 5c a
entrust 1n 91 6
entry w t k 4z 6 52 6 74 c 75 3 77 f 79 3 7c 3 7o a 94 5 9d 4 ap d bl 3 c8 4 d2 4 d8 a em 3
entry_car 1n t c
entry_documen 1n d8 f
entry_phon 1n 74 b
envelop x 5z 9 6i 5 7f 6 7h 8 82 4 83 i 8f 3 8h 5 8k 2 8l 5 bd a bk g bm 5 cz 4
envelop_see 1n bk b
envelop_song 1n bd a
environ 1f 22 7 fo 4 fp 4
epileps 1n 7o k
episod 1i ax t b6 v
episod_next 1n b6 b
equal 1f 4y 5 ff 4
equip 1a 6t 4 86 4 8n 4 du c e9 4
equip_vet 1n du c
equipme y f 3 17 6 1x 6 2x 3 2y f 4g 8 4r 3 5b p 70 8 8e 6 8m 6 90 c 95 6 97 9 9k 6 e0 b e6 b ey 4 fo 6
equipme_kinderg 1n e0 b
equipme_neighbo 1n 90 e
equipme_put 1n 70 b
equipme_rent 1c 2y f
equipme_rental 1f 2y a 5b r
equipme_test 1f e6 9
eras 1n d2 5
erp 1i 6b s ap k
erp_smal 1n 6b f
errand 1i 3s 8 aj g
error_blind 1n cu c
error_monitor 1n ct t
escalat 1n 94 a
escap 14 2g 6 31 t 4p 3 58 6 5d 4 6k 7 83 h 8f 8 8z 3 9l 3
escap_gam 1i 31 h 83 f
escap_room 1a 31 q 83 8
escrow 1n 4k l
esg 1n fk b
esim 1n 6t 16
esim_country 1n 6t c
esim_data 1n 6t c
esim_tourist 1n 6t c
esim_travel 1n 6t n
esport 1n f0 w
espress 1f 2i i 2j m
espress_machin 1i 2j a
essay 1c 3m 3 a7 h ay 9 eb p
essay_propos 1n eb b
estat x 18 7 1w 6 1y 3 4n 4 4q 5 4z 3 7i i 8v 3 8w 5 91 3 92 8 9f 4 ah j au 6 bl 3 c1 3 c3 a c4 2 eo o f5 a
estat_agent 15 eo p
estat_driv 1n c3 b
estat_lira 1n 7i a
estat_sal 1n f5 b
estimat 19 22 b 8t 8 8y 9 d7 6 ef l en i
estimat_carbon 1n 22 b
estimat_quantit 1n ef b
estimat_repair 1n en c
estonia 1f 4q 8 9z 9 di 8
estuary 1n 6s d
estuary_binocul 1n 6s 8
etf 1n bn a
ethic 1f v 5 w 8 4h 9
ethical 1i 3y 9 55 l
ethical_hack 1n 55 j
ethnic 1n 5p g
etl 1n cr a
etsy 1n fe u
etsy_vint 1n fe e
eulogy 1n bj z
eulogy_ghostwr 1n bj b
eulogy_intervi 1n bj 9
eulogy_wed 1n bj b
eulogy_writ 1n bj f
eulogy_written 1n bj b
euro 1n bn a
europ 11 w 6 36 9 4k 6 4y 6 58 7 6p 6 76 6 8c 6 b0 6 b7 6 cj 6 cs 6 ct 7 d8 6
europ_travel 1n 36 b
europea 1f 7a c 9o 8 9w c
europea_languag 1n 7a b
europea_portugu 1n 9w b
eva 1i 2x 4 6x 3
evaluat 1n d7 5
eve 1f 1n e 2z 4 e1 4
eve_golden 1n 1n a
even c d 3 h 3 i 2 m 3 11 3 14 2 19 5 1d 3 1v 3 2l 3 31 4 38 4 3a 2 3i 6 3k 7 4u 2 56 4 5e 2 5j 3 5n 3 6c 2 6y 2 71 4 75 3 76 3 7d 3 8f 3 9x 3 9z 3 a0 5 a2 5 bz 3 ca 3 ch 3 ci 5 da 4 e4 3 eg 3 ep 5 er 8 ez 4 f0 6 f1 3
even_alway 1n 56 d
even_appoint 1i m b
even_bootcam 1n a2 b
even_br 1i 11 a
even_cod 1n 19 b
even_depend 1n 71 c
even_friend 1i er b
even_ful 1n ci a
even_glas 1n er a
even_group 1n a0 b
even_night 1n 75 b
even_prescri 1n 7d b
even_psychol 1n 76 c
even_return 1i bz b
evening f i 2 16 4 38 5 3i 4 3k 6 4s 1 58 5 9x 2 a0 3 aa 3 ax 4 b2 3 ce 4 ch 8 ci 7 ep 3 er 5 f0 6
evening_br 1i 16 b
evening_friend 1n f0 9
evening_raft 1n 58 c
event 11 16 7 1v v 2j 7 2y e 30 j 58 q 5b 7 6g s aa a bq 7 ce i cp 7 e3 c ff i
event_app 1n 1v e
event_build 1n e3 c
event_discove 1n 1v o
event_equipme 1i 2y e
event_near 1n 1v c
event_organis 1i 6g d
event_ticket 1i 6g q
event_train 1n ff b
event_weekend 1n 1v k
ever u b 3 21 3 3g 2 4c 3 5i 3 74 3 7e 3 93 3 9y 3 aa 3 ae 3 at 4 az 3 bi 2 bo 3 dk 2 el 4
everybo c 1r 3 3u 3 57 2 br 2 co 2 d0 3
everybo_list 1n 1r c
everybo_payslip 1n d0 b
everyda 1f 3s 9 86 9 b3 c
everyda_scen 1n b3 b
everyon 10 r 2 1w 3 5l 3 b2 9 bo 3 dm 3
everyon_discus 1n b2 c
everyth g 1r 4 1y 4 9e 2 a6 4 bo 4 ct 3 de 5 fp 3
everyth_calenda 1n 1r c
everyth_hous 1n 1y b
everyth_mis 1n a6 b
everyth_person 1n de d
everyth_transf 1n bo b
everywh 12 26 3 27 3 2f 3 2x 6 5e 3 7b 3 7y 3 fe 2
evictio 1n ad b
evidenc 1a 1g 4 83 m a5 4 ad c di i
evidenc_cas 1n 83 c
evidenc_link 1n di b
evidenc_tenant 1n ad b
ewe 1n fm 9
ewes 1n 9l 6
exact 1c 5l c 9v 4 by 4 f9 a
exact_birth 1n f9 a
exact_macro 1n 5l b
exactly 12 m 3 3d 3 3q 4 5b 3 5g a 75 3 a2 3 a6 3 d1 3
exactly_ingredi 1n 5g c
exam 12 1k 4 1o 5 3m h 3p 4 9v b a0 x a5 7 a6 l a8 c eb p
exam_cours 1n a0 n
exam_mark 1n a0 b
exam_prepara 1n a0 j
exam_sam 1n 3m b
exam_smal 1n a0 b
exam_tutor 1n a0 b
exam_weekly 1n a0 b
examin 19 3p 3 74 3 78 4 7d 4 a8 3
examina 1a 3o 4 a6 4 bx 4 dq 4
exampl 19 6d 3 av 3 bn 4 d8 3 e3 3
excavat 1n 5b r
excavat_lift 1n 5b c
except 1n fr 4
excepti 1f ap 3 cj 5 de 5
exces 1i 11 9 fo 9
exchang 11 1k h 3o 6 43 9 48 7 6p p 7z g 8e 7 8w 3 9o 5 a4 7 bs 3 bt g fg 5
exchang_follow 1n bt b
exchang_hom 1n 6p b
exchang_hous 1n 6p l
excit 1n az 4
exclud 1f 53 5 ac 5 b7 5
exclusi 1n bq 5
excus 1c 1d 3 78 4 b4 3
executi 1c 4z h 50 9 6b 8 at 8
executi_assista 1n 4z h
exercis y k l z o 2c 8 6y c 70 h 78 p 7m i 9v g 9w 6 9x 3 9y i 9z 5 br 7 dg b dv b ew n
exercis_app 1c k c 78 a
exercis_back 1n 78 b
exercis_clas 1n ew e
exercis_clos 1n 9y b
exercis_desk 1n dg b
exercis_hom 1f 70 a dv c
exercis_lead 1n 9v b
exercis_men 1n ew 9
exercis_mindful 1n 6y c
exercis_plan 1n z g
exercis_session 1n z g
exercis_tablet 1n 7m b
exhaust 1f 1f 7 21 3 2n 5
exhibit 1i 6h q bx 5
exhibit_hear 1n 6h b
exist 11 2g 3 3f 3 53 4 6a 9 6g 3 ac 3 aw 3 bs 3 cy 3 dt 3 dy 3
exit 12 h 3 31 6 33 4 38 3 39 4 3l 3 95 6 ch 5 e7 3 ey 3
exoskel 1n 4r 13
exoskel_exoskel 1n 4r d
exoskel_lift 1n 4r d
exosuit 1n 4r l
expat 17 3o 7 5p e 6u q 89 7 9w 7 ab 8 as c
expat_doctor 1n 6u b
expat_help 1n 6u b
expat_paperwo 1i 6u a
expect 16 a 7 44 4 6q 3 75 f b5 3 by a e3 3
expect_parent 1i 75 g
expecta 1n 4c i
expecta_moth 1n 4c e
expens 15 1a 4 1g n 21 7 bk 7 bl 8 bo t bu 3 cz w ea 3
expens_app 1n bo h
expens_claim 1n cz m
expens_messag 1n 1g a
expens_offlin 1n bo b
expens_report 1n cz s
experie 16 a a v 6 2s 6 73 6 7e a 8z 4 ae 4 di 3
experie_car 1n 7e b
experie_moth 1n a b
experim 1i 8d n a9 d
experim_hom 1n a9 b
experim_use 1n 8d b
expert 13 2w a 4k i 6z 3 73 3 74 3 a1 i ar 3 cn 6 e0 3 en 6
expert_cours 1n a1 m
expert_stuck 1n 2w c
expir 1a y i 4g 3 69 4 e5 7 e6 4
expiry 1i y d 5n a
explain s w 2 10 6 3a c 4s 9 4v 5 4z 4 73 7 74 7 7j 7 7p 5 8f 4 9v c a8 9 ao 6 aq 6 as 6 ay 6 b8 9 bn 5 cr 5 db 2 dc 3 e8 6 en 3
explain_dental 1n 10 b
explain_increas 1n aq b
explain_languag 1n a8 b
explain_pain 1n 74 b
explain_pattern 1n 73 b
explain_result 1n 4s c
explain_smal 1n 3a b
explain_smartph 1n b8 f
explain_symptom 1n 7j b
explain_visa 1n as b
explain_weekly 1n ao b
explain_word 1n 9v b
explana 1c 5w 3 9v 4 a8 4 bd 3
explod 1n 5x 5
export 15 4e g 4w 4 52 x 68 n 9u 6 bt 4 cp 9 de 4 fk 3
export_consult 1n 52 v
export_documen 1n 68 g
export_help 1n 52 h
export_sel 1n 4e b
exposur 1n 7l p
exposur_therapy 1n 7l c
expres 1n d9 4
extensi 17 2 8 d e 2w 3 8v 8 9t b as 3 fa 7
extensi_vegan 1n d b
extingu 1i 2k 5 95 v
extingu_hydrant 1n 95 f
extra 15 3r 4 60 j 8v 6 9t 7 9y 3 at 3 cx 3 f1 h
extra_portion 1n f1 l
extra_virgin 1n 60 n
extract 1c 2i 4 2l 5 2m 4 d8 w
extract_api 1n d8 g
extract_data 1n d8 f
eye y 1 4 3 5 p 6 3p 2 3r 2 46 g 6a 2 7e 4 a5 4 bh 3
eye_test 1f 46 i
eyebrow 1n d k
eyebrow_lash 1n d b
eyeglas 1n 46 b
eyes u 2 4 3 3 46 4 4i 3 6h 4 80 5 c7 3 eb 2
eyeshad 1n 3 b
eyewear 1n 46 t
fabric 17 6 4 7x a 7y 4 8y j am 8 eq 7 fo f
fabric_choic 1n 8y b
fac n 0 9 3 a 4 6 d 3 e 3 j 3 1d 3 1z 8 3i 3 3s 3 3t 8 46 6 4b 3 4l 3 4v 2 76 3 7b 3 7q 3 aa 4 af 5 au 6 bw 2 ci 3 cm 2
fac_cream 1n 0 c
fac_plan 1n 3t b
facad 1i 8r b fn 9
faceboo 1i an a cm a
facial 1n d h
facilit 1a 9p 4 d3 8 eh e fj 4 fn 4
fact 1a ad 3 ay 3 bf 3 cn 3 eo 4
factor 17 4 9 4e r 9q 7 9r b fj c fk 7 fp 8
factor_platfor 1n 4e g
factory 11 42 3 4j b 6b f 9g 8 9n b 9r h 9t 9 bw 9 df 6 et 7 fh 6 fi 7 fp 6
factory_begin 1n et 9
factory_grow 1n 9g a
factory_own 1n 9r a
factory_schedul 1n 6b d
factory_sel 1n 9n b
factory_staf 1n bw b
factory_work 1n 4j b
faculty 1n a0 5
fad 1n 9s 4
fail t 9 3 19 3 1b a 28 3 2h 4 36 3 3p 5 4m 3 4x 3 5a 3 5d 3 6c 3 6q 3 7w 4 8z 4 a0 2 a3 5 cq 4 ct 3 e6 2 ej 3 f3 2 fi d
fail_ord 1n fi b
failur 15 1b 5 29 4 5a 4 72 3 7t 9 ae 4 aj 4 da 4
faint 1c n 7 x 2 a5 3
fair j 5 3 3y 5 43 3 4v 2 52 7 53 2 5u 6 8b 5 8j 3 8o 4 a7 4 ar 4 av 3 cw 4 cz 3 dd 2 ec 3 f9 3
fair_pay 1n ar a
fairly 19 m 4 38 4 76 4 7q 3 eb 2
fairnes 1i 4f 5 ea 4
fairy 1n 1n f
faith 1f 1f 4 3h 7 3j 7
fak 1a 1x 4 41 7 4l f 7r g dh k
fak_follow 1n 4l b
fak_invoic 1n dh f
fal j h 6 24 4 2a 3 2b e 2s 3 34 3 3k 3 3q 3 4i 2 4k 2 4r 5 4y 2 56 2 5e 2 6z a 7t 4 8r 3 a0 3 ai 4 az 3 ba 4 bn 7 c3 3 do 4 dz 4 et 6 ew b
fal_alarm 1i 2b h
fal_asleep 1c 24 9 6z l
fal_cal 1n 2b f
fal_morn 1n et 9
fal_pendant 1n 2b l
falki 1n dz 7
fallen 1i 2b n fn 4
fallen_bathroo 1n 2b b
fals 10 1b 5 25 6 2b 5 4e 3 4k 3 7r 5 9u 5 ac 3 ai 5 dy 3 fh 5 fm 5
famil 17 15 8 1u 8 1v 8 7e f 7n 8 99 8 ah 8
familia 1n 2i 3
family b a 4 j 4 o 5 11 5 1f 3 1g 3 1h 5 1i 5 1j 5 1l 3 1n 6 1o 8 1p 5 1q 3 1r a 1u 4 1x 3 1z 8 28 5 2b 4 2f 4 2h 2 2x 7 2z 4 30 4 33 4 34 4 3b 6 3c 7 3d 5 3e 4 3f 5 3k 6 3l 5 3m 4 3q 5 3r 4 3s 3 3t 7 3u 5 3v 4 3w 4 3z 5 4s 2 52 2 54 2 5h 3 5j 3 5n 3 5p 5 60 4 6e 2 6h 3 6j 3 6p 7 6v 6 79 2 7d 4 7e 8 7j 3 7m 2 7n 5 7r 6 7z 4 8e 6 8f 5 8n 6 8t 3 92 3 99 5 a9 3 ag 8 ah 5 aj 3 av 3 az 5 bd 5 be 8 bf 8 bg 6 bh 6 bi 8 bm 5 bs 4 c1 5 dx 6 et 3 ey 4 f1 5 f5 3 f7 5
family_abroad 1i 5p b
family_age 1n ba a
family_album 1n 1z b
family_answ 1i dx a
family_archivi 1n 1z e
family_begin 1n et a
family_birthda 1n 3r e
family_book 1c a9 9 bi d
family_borrow 1n 7z a
family_box 1i 8e a bg 8
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
family_cookboo 1n bi s
family_dementi 1i 7e a bd b
family_doctor 17 7d b
family_elderly 1n 2b g
family_ent 1n 99 f
family_film 1n bg b
family_food 1n 5h b
family_forest 1n f7 a
family_grandpa 1n be e
family_grav 1n 3b b
family_grov 1n 60 b
family_grow 1i 1j b
family_hand 1n 1x b
family_help 1i 33 b
family_history 1f bf l
family_instead 1n dx b
family_keep 1i 1z a
family_kept 1i 82 9
family_lak 1n 34 b
family_look 1i dx c
family_memb 1n 2f b
family_need 1n aj c
family_neighbo 1i f1 9
family_newborn 1n o e
family_newspap 1n be n
family_old 1n 7r d
family_ord 17 f2 6
family_organis 1n 1r c
family_paid 1i av a
family_parent 1f 3t i
family_photo 1i 1z m 7n a
family_picky 1n 1p b
family_plan 1f 3c 9
family_rent 1f 8m 9 8n a
family_researc 1n bf e
family_saint 1n 1n a
family_school 1f 11 9
family_schoolc 17 1h 9 1i 9 3m a 3q b 3u a 3v a 7v 8
family_sel 1n f5 e
family_send 1c be 9 bg 7
family_separat 1n 1g a
family_servic 1n c1 b
family_smal 15 1n a 1u 8 3k a 3w a ey 8
family_somebod 1n 7n e
family_sort 1n 3z b
family_sunris 1n 2x c
family_swap 1n 6p c
family_teach 1n 1o l
family_tre 1i ag f bf q
family_vet 1n 3t b
family_young 1n 8n e
fan 1n b4 t
fan_members 1n b4 f
fancy 1n c9 e
fancy_dres 1n c9 c
fans 15 2r b 4b h 5s 7 80 6 83 9 ax 7 b4 l f0 6
fans_pay 1n b4 j
far k 32 3 3b 7 4t 2 7e 3 7j 3 8l 3 8t 3 9j 3 9r 4 b2 6 be 5 bw 5 c5 2
far_away 15 3b 7 be 8
far_everyon 1n b2 c
far_grid 1n 9r a
farewel 14 12 6 30 5 3d o 3g n bj 9 df 2 du 3
farewel_nam 1n 3d a
farewel_room 1n 3g 9
farewel_spot 1n bj 9
farm q 18 7 33 k 4f 7 5a 8 5b b 5f i 5g 7 5i i 5k c 5o 4 5r 6 5u a 5y d 5z 5 60 5 64 f 8b 5 9f 7 9g i 9h b 9j j 9k m 9m c 9n c 9o c 9r 7 9u b bq 5 eq 8 f2 f f3 e f4 b f8 6 fb 3 fl k fm e
farm_along 1i 9f a
farm_book 1i 5b b
farm_br 1n 5i b
farm_calv 1n fm a
farm_distill 1n f4 8
farm_factory 1n 9g a
farm_family 1i 33 b
farm_househo 1n 9n d
farm_jars 1n f3 9
farm_kerala 1n 5y b
farm_list 1n 5f g
farm_machin 1i 9k p
farm_machine 1n 9k f
farm_managem 1n fl f
farm_market 19 9m 8
farm_phon 1a 9j 8
farm_photogr 1n fl a
farm_rent 1i f8 9
farm_restaur 1n 5f i
farm_shar 1n 9k d
farm_softwar 1n fl g
farm_stay 1n 33 v
farm_tool 1n fl k
farm_turn 1n 9o a
farm_twic 1n 5k b
farm_valley 1n 9k b
farmhou 1i 33 j 8z 4
farmhou_breakfa 1n 33 c
farmsta 1n 33 b
faro 1n 6s 7
farri 1n 9e 1a
farri_app 1n 9e h
farri_farri 1n 9e e
farri_softwar 1n 9e m
farth 1n c2 4
fashion 13 2r 3 3y n 40 a 41 e 4n 6 am d bc i cj 7 ek 4 ez 3 fd 7
fashion_brand 1i 3y b
fashion_label 1n 3y f
fashion_photo 1n am g
fast y 3e 2 3m 2 4e 5 71 3 a8 3 af 2 at 5 cb 4 cc 3 cq 2 cs 3 ej 3 f0 2
fastest 1n y 5
fath x b 5 1n j 2h 2 2s 2 2x 2 3i b 3l 2 3p 5 3r 5 3v 5 49 2 63 2 79 2 b5 2 bj 7 ev 5
fath_christm 1n 1n p
fath_frost 1n 1n i
fatima 1n 3j 9
fault w 17 2 1y 3 3p 3 5b 3 8x d 90 2 94 7 95 3 bu 2 bz 5 cs 3 ct 3 dq 3 e2 8 fh 6 fi d fr 4
fault_plan 1n fi b
fault_send 1n 8x c
favour 1f 1w t dh 3 ff 7
favour_th 1n 1w c
favouri 15 1p 3 2o a 4d 5 6l 4 90 4 cf 3
favouri_figur 1n 2o b
fax 1n d8 5
fba 1n fe f
fear x j 3 14 3 2e 3 6p 3 6w 4 6x 2 6y 3 74 3 76 2 7l i a4 8 af 3 b4 3 d6 2 dj 4 dn 3 dp 2 f9 3
fear_fly 1n 7l k
fear_height 1n 7l f
feast 14 2w 4 2y 6 30 d 3h 3 5u 4 bi 3 e1 5 e3 5 fb 3
feath 1i 8k 8
featur 1i 23 5 aq 4
februar 11 26 2 2q 3 61 3 8b 3 8h 4 8q 3 9i 3 ew 3 ex 3
fed 14 o 3 2k 3 8r a 9d 5 9m 3 9n 5 dr 3 f2 5
fed_pol 1n 8r c
federat 1f 6i d ea 9 eu 5
fee s q 2 38 4 3a 9 4l 6 4s 9 4u 4 4v 3 4x 7 4y 9 51 6 59 3 5e 3 6c 3 6i 5 7h 2 9d 4 bn 5 bp 8 bw 4 d7 7 d9 2 da 4 e7 7 el 5 fd 3 fe 3
fee_explain 1n 4s c
fee_seat 1n 3a d
fee_stag 1n d7 c
fee_support 1n 4x c
fee_video 1n 4l b
feed z o 8 1r 3 2t 3 33 b 5l 3 75 c 9j d 9m k an 3 av 5 cy 8 do c dr 5
feed_animal 1n 33 c
feed_buy 1n 9m c
feed_cats 1n do g
feed_rash 1n 75 b
feedbac 16 i a 4i a a1 a af g ar 7 co 8 df f eb g
feedbac_film 1n i c
feedbac_step 1n 4i c
feedbac_teach 1n a1 b
feedbac_team 1n df e
feedbac_written 1n eb b
feel q 7 2 1t 3 22 4 4i 2 6y 2 71 5 77 4 7d 2 8a 4 8k 3 92 5 al 2 bi 3 bk 4 c3 2 d1 4 dt 2
fees 10 38 5 4w 4 4y 3 6g a 6j d 9a 3 bs e bt 8 bx 2 d6 3 e5 c ea 2 el 6 fe 7
fees_electri 1n bs b
fees_let 1n e5 b
fees_pictur 1n 6j c
fees_visitor 1i 6g a
feet w e 4 i 3 p 6 2i 3 3w 3 43 9 44 4 4j 4 8m 9 dn 4 dz 2
feet_grow 1n 8m c
fel 12 1f 4 1o 3 3w 3 bn 7 dz 3
felt 13 39 4 3c 3 71 a 7x 6 8h 3 a5 3 ab 3 cc 3 dv 3
femal 1a 7 8 2e 7 3j 9 48 8 ax 8
femal_guid 1n 3j 9
fenc 14 h 7 6v f 8q 3 9f d 9h 3 9l f c1 3 dp 6 fb 2 fm 7
fenc_insuran 1n 9l a
fenc_meadow 1n 6v e
fenc_park 1n 9f b
feng 1n f9 9
fennel 1i 2z 7 5z 7
ferment 16 2n a 5s a 5u 4 5w 9 5x u 62 7 6m c es 6
ferment_clay 1n 5x b
ferment_hot 1n 5s b
ferment_peas 1n 5w a
ferment_sel 1n 2n b
ferment_vegetab 1n 5x g
fern 1a 1t 7 23 3 57 2 8a 6 91 2
ferry 17 1o 8 36 7 3s 7 6r 6 91 4 b0 3
fertili 1a 6x 7 74 8 7p d 9n a fl 8
fertili_paid 1n 9n b
fertili_test 1n 7p d
festiva z 1a 3 1b 3 1d 3 22 3 2k d 38 a 62 9 6g h 7x 5 8m 3 b0 3 b4 3 et 2 fq 8
festiva_ticket 1n 6g e
festiva_weekend 1n 2k b
festivi 1n ce m
feta 1n 2t 8
fetch p 10 2 1r 8 1x 8 2y 3 3l 3 3q 3 3w 3 44 3 48 3 59 2 5b 2 5e 5 5n 4 5t 3 6j 4 6l 4 8e 3 8i 5 8k 2 8m 3 8o 2 8u 5 92 3 9n 3 bs 3 c7 3 ew 3 f1 2 f7 5 fo 4
fetch_january 1n f7 a
fev 11 6 3 e 3 o 3 u 3 7j a 7o 6 9d 5 fm b
fev_heat 1n fm a
few j 1 4 q 4 3y 3 4e 2 4m 3 52 2 7b 3 7t 2 a0 3 a6 3 a7 2 au 4 b9 4 bw 3 c3 4 c7 5 cl 2 ct 3 cw 3 dg 3 dz 3
few_match 1n b9 9
few_patient 1n q b
few_selfy 1n au b
few_than 19 1 8
few_travel 1n c7 c
fibr 16 6 a 3y 6 47 4 4a 7 4b 4 4d 7 8k 3
fibr_rwanda 1n 6 b
fiction 1i 83 8 b2 a
fiddl 1n b3 7
field_json 1n d8 b
field_robot 1n 9h q
field_servic 1i eg s
fifteen x c 8 1s 5 1t 3 22 5 23 7 3k 3 3l 8 5j 3 70 a 74 5 8e 3 8n 3 a5 5 a8 5 ax 3 b0 3 bn 5 de 3 dt 8
fifteen_childre 1n 3l c
fifteen_haircut 1n c b
fifteen_minut 1n 70 b
fifth w 1j 3 5l 3 67 3 77 3 7s 3 b6 3 be 2 br 4 ed 3 f6 2 f9 2
fiftiet 1n by 5
fifty v f 8 u 3 y 3 1v 5 47 3 49 5 60 3 63 3 6i 2 6l 3 7e 5 7y 8 9o 4 9z 8 aa 8 av 3 bd 7 bq 3 c7 3 cs 3 cw 6 d6 3
fifty_afterno 1n bd a
fifty_grad 1n 7y b
fifty_introdu 1n aa c
fifty_person 1n 9z c
fifty_strengt 1n f c
fig 1c 5 8 8 6 4o b 6v 5
fight 1f 9y 4 dp c
figs 1n 8 3
figur u 21 3 22 4 29 a 2o 8 4s 4 51 8 54 4 6z 4 7k 2 80 4 8f 2 az a b6 4 bu 3 by 7 cr 9 ef 3 ek 5 en 3 fk 6 fr 4
figur_model 1n 2o b
figur_smal 1n az b
figurin 1n 29 b
fil e q 6 s 3 1a 2 21 3 2u 4 3f 2 3k 2 4f 3 4w 4 5a 1 5o 5 5s 4 5t 3 5v 3 63 2 68 3 76 2 7g 4 99 4 9d 3 9z 3 aj 3 ak 2 bg 7 bk 4 bu 4 cz 3 d0 6 d2 3 d3 4 d7 3 dd 4 de 7 di 3 e1 6 el 7 em 4 ff 4 fk 4
fil_bottl 1i 5s a
fil_check 1n cz b
fil_climat 1n fk b
fil_custom 1n 68 b
fil_form 1c aj a
fil_gaps 1i dd b
fil_itself 1i d2 a
fil_leav 1n de d
fil_level 1n e1 m
fil_messag 1n q b
fil_parent 1n 1n a
fil_pasta 1n 5o b
fil_patent 1n 4w c
fil_referen 1n d3 b
fil_right 1n em b
fil_securit 1n di b
fil_tax 1i bu a d0 a
fil_voic 1n bk b
filamen 1n 29 b
filing 1n d0 5
filipin 1n bs a
fillet 1n f2 c
fillet_morn 1n f2 8
film n i 7 k 5 m 3 1v 3 2o 3 31 3 34 4 4i 5 4j a 4l 2 4v j 5b 2 75 6 7y 5 81 h 8f 2 8t a 8w 8 8x 9 a1 8 a8 8 ay 8 b3 6 bg 8 bi 3 bv 3 ch h cm 2 dc 2 dq 8 dv 8 ef 6 en 6 et 2
film_broken 1n 8x c
film_checkli 1n 75 b
film_compan 1n 4v f
film_crossin 1n a8 b
film_damag 1n en c
film_develop 1n 81 j
film_employ 1n 4v h
film_evening 1n ch m
film_family 1n bg 9
film_friday 1i ch 9
film_gait 1n dv e
film_hal 1n ch c
film_instruc 1n a8 b
film_lab 1n 81 m
film_lov 1n ch c
film_museum 1n ay b
film_open 1n ch c
film_outdoor 1n ch c
film_photogr 1n 81 b
film_post 1i 81 9
film_room 1f 8t e 8w a ef a
film_scan 1n 81 b
film_screen 1n ch c
film_short 1n 4j b
film_yard 1n a1 b
filt z 4 5 15 i 1y 2 2d s 2i b 46 3 5h 5 5k 2 7r 5 81 4 9m 3 d9 7 db 7 eg 2
filt_bottl 1n 2d l
filt_coffe 1n 2i c
filt_kitchen 1n 2d c
filt_light 1n 2d c
filt_school 1n 15 f
filt_villag 1n 15 d
fin v 2 4 m a r 2 12 4 5p 3 76 2 7s f 9f 3 9i 2 9k 4 d0 3 dx 2
fin_let 1n 7s a
fin_lin 1n m f
final 1f 6x 4 a7 e
final_form 1n a7 b
finally 1i 4d 5 a5 3
financ 11 43 3 4e m 54 k 9o 8 9r 5 aq 7 av 9 bk 7 bl f bx 7 cz 3 dh 6 eo 9
financ_book 1n eo b
financ_lead 1n 54 m
financ_questio 1n bl b
financ_sal 1n 9o a
financ_young 1n av b
financi 19 4e 4 7f 4 7i 4 bm d bn a d9 4
financi_literac 1n bm e
find e m 4 v 3 w 5 13 2 1a 3 1c 3 1v 5 1x 7 1z 4 3k 5 3o 4 4k 3 4l 6 4t 4 4w 1 4y 6 51 6 52 6 55 3 58 4 5a 1 5f 3 68 3 76 3 77 4 93 3 97 3 9y 4 aa 4 ab 9 ac 9 ae 3 ak 7 aq 3 bb 3 bf 6 bv 6 bx 3 by 5 cu 3 cw 6 dj 3 dl 4 do 4 dy 6 dz 3 ec 5 f6 4 fg 4 fh 5 fj 3 fr 3
find_adopt 1n 1c a
find_babysit 1n 3k c
find_bed 1n f6 9
find_best 1n bx b
find_book 1n 58 c
find_company 1n cw g
find_duplica 1n 1z b
find_edibl 1n 6s 8
find_flatmat 1n ac g
find_forgott 1n bv c
find_gap 1n 9y d
find_grant 1n 51 f
find_heat 1n fj b
find_import 1n 52 h
find_intern 1n ec e
find_languag 1n 3o b
find_leak 1n fr b
find_local 1f 4l b 4t a bf 7
find_micro 1n 4l b
find_mum 1n ab c
find_partn 1n aa e
find_patient 1n w f
find_pension 1n by g
find_rid 1i dz a
find_right 1i bb 8 ce 8
find_runaway 1n dy g
find_scratch 1i fh a
find_smal 1n 5f b
find_subsidy 1n 51 c
find_system 1n dj b
find_tarif 1n 68 b
find_tattoo 1n m c
find_thing 1n 1v b
find_truck 1n fg d
find_trust 1n do b
find_unus 1n aq b
find_why 1n 93 b
find_word 1n 77 b
findabl 1n 32 4
finding 19 p 4 v 4 55 7 fm 4 fn 7
fing s 4 3 23 4 2e 4 2f 4 30 a 45 3 5m 7 5t 4 6m 2 7p 9 9i 4 9x 3 ai 4 b8 5 ee 4
fing_food 1i 30 g 5m a
fing_prick 1n 7p f
fingern 1n ep 2
fingerp 1i 2g a 45 a
fingert 1c 45 3 7p 4 7q 6 8c 3
finish p 19 3 1u 4 1z 4 29 4 4a 3 4k 2 4u 9 5y 5 5z 4 7x 4 7y 4 88 4 8r 2 9z 8 a1 4 a5 3 b0 5 b2 2 b6 2 bh 4 cu 4 ec 2
finish_sit 1n 4u c
finland 16 5w 7 77 7 8c 7 9g 6 df 7 dk 8 e7 7 fi 7
finnish 1n dk f
finnish_post 1n dk c
finop 1n aq a
fintech 1n ct b
fir o n 7 1a 4 1d 6 2n 6 30 8 31 4 33 4 39 4 5c 2 5d 2 66 2 6o 3 6s 4 8j 5 8k 4 8u 2 8y 4 95 k 9l 4 9o 3 9q 4 9s 5 9t 4 ca 4 e3 5 e6 j e7 3 ep 9 f7 c fb 6
fir_alarm 1n 95 h
fir_brigad 1c e6 s
fir_departm 1n e6 o
fir_door 1f 95 i
fir_extingu 1i 95 f
fir_hom 1n ep a
fir_inspect 1n 95 l
fir_oven 1n 2n b
fir_protect 1n 95 l
fir_safety 1n 95 r
fir_sauna 1n n b
fir_station 1c 1d 9 fb 8
fir_tre 1n f7 p
firefig 1n e6 t
firefig_say 1n e6 b
firehou 1n e6 a
firm g 19 5 2h 3 2t 6 3f 2 48 4 4e 5 4h 4 4k 3 4o 2 4p 4 4r 3 4s 8 4t 3 4v 4 4w 3 4x 3 52 2 54 5 55 2 56 7 5d 6 66 3 7s 3 8t 4 92 2 95 6 97 3 9q 9 9r 7 ak 5 ao 2 aq 3 ar 4 c2 4 c5 2 ck 5 cl 3 cp 4 ct 3 cu 2 cw 4 cy 3 cz 4 d0 3 d1 5 d2 8 d3 5 d4 5 d6 5 de 6 dh 3 di 3 dj 6 dl 3 ec 7 ee 3 ef 4 eg 3 eh 5 el c em 7
firm_answ 1n d3 b
firm_bookkee 1n 4s c
firm_crm 1n d2 l
firm_don 1n 5d c
firm_larg 1n 9q c
firm_own 15 d6 8
firm_plan 1n eh c
firm_post 1n ec b
firm_public 1n ak a
firm_shop 1n 56 d
firm_softwar 1i el s
firm_switch 1n 9q a
firm_wait 1n 4e b
firm_websit 1n dj b
first 3 52 1
first_aid 1c 50 e
first_bath 1n o b
first_book 1c 9x b
first_buy 1c bx f
first_cal 1a 2b 8
first_deliver 1n 5m b
first_job 1a a2 e
first_night 17 o 8
first_pag 15 ae 9
first_phon 1n 1h e
first_shift 1f dc a
first_talk 17 52 9
first_try 16 67 8
fish v 1p 4 29 8 2z 4 32 2 3x 6 47 8 5a g 5g 3 5l 4 5m 4 5w 5 6d 7 87 o 9j m 9m 6 9o 7 9u e f2 j
fish_app 1n 87 o
fish_back 1n 9u a
fish_boat 1i 9u 9
fish_box 1n f2 f
fish_farm 1i 9j s f2 9
fish_feed 1n 9j c
fish_fisherm 1n f2 a
fish_land 1n 5a c
fish_nets 1i 29 b 47 b
fish_permit 1n 87 r
fish_pond 1n 9j f
fish_rent 1n 5a c
fish_shar 1n f2 j
fish_smal 1n f2 8
fish_villag 1n 9o a
fisherm 1n f2 x
fishmon 1n f2 6
fishpon 1n 9j 9
fit m b 5 f 7 p 6 w 3 10 6 1c 5 1v 5 29 3 2c 3 2g 8 40 4 49 a 4d b 53 4 5c 2 6a 5 7y 5 8r 2 8z 4 9r 5 ac 5 ak 7 b1 2 ba 7 dx 6 fa 9 fi 6
fit_cal 1n 10 b
fit_certifi 1n ak a
fit_dril 1n 2g b
fit_hear 1n p c
fit_hom 1n fa c
fit_mood 1n 1v b
fit_return 1n 49 c
fit_room 1n ac b
fit_used 1n ba 8
fitnes 15 f r j 8 s 8 2c a 56 8 70 f dg 9 e6 3 ew p
fitnes_coach 1i f c
fitnes_studio 1f f f
fitnes_track 1n 2c c
fits o w 6 29 3 3y 4 42 4 4d 4 5h 3 8w 4 ak 3 bd 3 bj 3 de 2 dz 2 fd 3
fitting 1i 3y 4 49 5
fix l 16 a 19 3 39 3 3c a 3f 4 4s 8 4u a 4v 2 4x 5 56 2 5c 2 5d 3 5e 8 69 3 85 5 8g 5 8o 3 8p 8 8q 5 8t 5 8v 5 8y 6 bk 3 bx 8 bz 7 c0 5 c6 7 ca 6 ce 4 df 3 dp 7 du 3 dw 3 e1 3 e9 2 ez 4
fix_applian 1n 16 c
fix_bik 1i bz b
fix_door 1n 8p b
fix_even 1i ca 9
fix_fee 1i 4s d 4x b
fix_group 1i dp b
fix_monthly 1n 8q b
fix_pric 15 3c 8 4u 8 8t 8 8v 8 8y 7 c0 8 c6 8 ce 6
fix_rat 1n bx i
fix_round 1i 5e g
fix_scop 1i 4u e
flag 1a 34 6 7z 5 at 6 d3 b d5 j
flag_mandato 1n d3 b
flag_sign 1n d5 c
flaky 1n cs b
flam 1a 8 6 4i 3 9n a c9 3
fland 1i 2y 8 3y c
fland_smal 1n 3y b
flap 1a 42 6 84 3 dw 3 dy 3
flar 1i 8 4 7o 9
flash 1i 2e 9
flashca 1n a6 v
flashca_app 1n a6 g
flashca_asks 1n a6 b
flask 1n 2j 8
flat k 2 3 17 4 1t 3 1y 5 23 3 27 7 2g 3 2i 3 2j 6 2s 5 38 5 5k 5 6f 9 6p a 7i c 88 4 8a 5 8e 6 8o 9 8s 4 8t 8 8v 8 8w 8 93 4 9b 2 9t 3 ac 8 ad 4 as 6 bp 5 bx 2 c1 4 d7 4 ds 3 ed 7 eo 3 f5 8 f6 9 f8 3
flat_bag 1n 5k b
flat_bank 1i as a
flat_camera 1n 1y b
flat_film 1n 8t c
flat_flood 1n 27 b
flat_forty 1n 38 b
flat_guest 1c 2s a
flat_holiday 1n 6p f
flat_let 1n 7i a
flat_plan 1n 8v b
flat_ready 1n 6f b
flat_sam 1i 8o b
flat_smal 1n f6 9
flat_styl 1n 8w b
flat_swept 1i f5 8
flat_whit 1f 2j d
flatbre 1n 30 4
flatmat 1c 1k 6 ac v bo e
flatmat_find 1n ac m
flatmat_fit 1n ac b
flatmat_short 1n ac b
flatsha 1n ac b
flatten 1n 85 3
flavour 1f 2p i 2r 3 62 9
flaw 1f 1x 4 41 6 fh 3
flea 19 1j 5 1s 4 1x i 41 4 8y 4
flea_market 19 1x f
fleec 1n 4a 8
fleet 1a 35 6 9k 6 9p g cw 8 ei y
fleet_charg 1n 9p d
fleet_mainten 1n ei d
fleet_managem 1n ei e
fleet_softwar 1n ei o
flew 1n 5v 3
flex 1n 9q a
flexib 1n 9q f
flexibi 1n 9q a
flexibl 19 27 3 37 4 5d e 66 8 9n a 9q 7
flexibl_biodige 1n 9n b
flexibl_offic 1n 5d f
flexita 1n 5w k
flexita_househo 1n 5w g
flight 11 1u 3 22 5 3j 3 69 e 6t a 6w t 6x j 7l 7 7s p 7u 5 c7 e fn e
flight_delay 1n 7s l
flight_hotel 1n 6x 9
flight_keep 1n 7s a
flight_vineyar 1n 6w a
float 16 j 5 n f 1o 3 3q 3 6n 5 7b 3 9j 9 fr a
float_prob 1i 9j 9 fr a
flock 1i 4a 5 9l s
flock_gras 1n 9l c
flock_keep 1n 9l a
flood 1f 27 l 4o 5 8u 5
flood_sensor 1n 27 g
floor k e 3 i 4 2b 3 2t 4 40 3 4j 3 4o 2 5d 6 67 3 6b 9 6o 3 70 3 78 7 7i 2 88 4 8o 5 8t 4 8v 5 95 4 am 3 bb 5 bp 3 d3 3 e7 3 ed 3 ef 3 eh 3 eo 9 ey 8 f7 3 fj 3 fr 3
floor_contrac 1n 8v b
floor_oth 1n 5d c
floor_plan 1i eo l
floor_tablet 1n 6b f
floor_train 1i 78 a
florenc 1n c7 a
florida 1i 27 9 eh a
florist 17 8 4 2w 6 2x 4 3b 5 45 4 5e d 8b e
florist_win 1n 5e c
flos 1n 9 b
flour 15 2n 5 4c 3 4e 2 5p 6 5w c b6 3 bi 7 es 5
flour_pasta 1n 5w a
flow y 6 3 2w a 3b h 45 5 57 7 8b v 8j 3 8z 5 99 2 9g 7 9i a cl b d1 m ej 6 fr a
flow_arrang 1n 8b b
flow_buy 1n 8b e
flow_chef 1n 9g a
flow_coordin 1n 2w c
flow_deliver 1i 8b j
flow_forecas 1n d1 t
flow_light 1n 3b 9
flow_warn 1n fr b
flow_whol 1n 9i a
flower 1n 9i 4
flown 1f 69 3 fn 6
flu 19 y 3 1n 5 70 3 av 6 f7 4
flush 1i 64 4 74 a
flut 1i 61 4 cd p
flut_spot 1n cd 9
fly 10 1q 7 36 6 69 a 6w d 6x 3 7l g 9m h 9o 5 bs 5 c7 5 fn d
fly_farm 1n 9m a
fly_meal 1n 9m c
fly_school 1n 6w c
fly_solar 1n fn b
fly_therapy 1n 7l d
foam 19 1 3 2 7 2r 3 34 3 63 2 8y 4
focu 1i 7b a a5 a
fog 1i 2y 3
foil 1n r 5
fold r a 4 s 4 21 5 28 c 2f 9 3m 3 4j 6 6e 5 7h 4 80 3 8r 3 8s 9 96 3 99 5 9c 4 ah 5 as 4 bb 3 bf 3 bh 3 bi 3 by 6 c6 3 cx 4 di 4 e3 4 ed 6 eh 4
fold_laundry 1n 2f g
fold_scoot 1n 28 g
folk 1n b3 e
folk_musicia 1n b3 b
follow n g 2 i 6 k 6 p 6 10 2 20 3 2h 2 32 4 3p 2 4l a 50 6 58 2 7t 4 9x 5 b4 6 bt 6 d2 b dm 6 e2 5 e9 2 eh 2
follow_exercis 1n k c
follow_repair 1n e2 a
follow_today 1n d2 b
follow_visit 1n p c
follow_walk 1n dm d
follow_whol 1n bt b
fond 1n 6y 4
fondu 1n 92 3
font 1c 8h 5 b0 4 cp 4
food i 7 4 11 g 1t 3 2k d 2m 5 2s 4 2t 3 2u 4 2v 3 2z 3 30 7 32 6 3x 6 4j 3 4n 3 4q 3 4t 6 57 3 58 5 5a 4 5c 9 5f a 5h 8 5m e 5n e 5p 6 5r 6 5u 3 5v 3 5x 5 68 6 69 3 6b 3 6d b 79 2 7a c 7o 4 7p 4 7w 4 8c 5 96 c 9m 5 9n 5 am 3 dr f ej 3 f1 7 fb 7 fi 3 fk 3 fp 5 fq 7
food_allergy 1i 5h h
food_bank 1i 11 r
food_blog 1n 4t c
food_box 1n dr g
food_coop 1n fb c
food_cost 1i 6d g
food_din 1n 2m b
food_end 1n 5n b
food_factory 1i 9n d
food_first 1i 5m a
food_food 1f 5m c
food_found 1n 5c j
food_georgia 1n 2k b
food_hygien 1f 96 b
food_insect 1n dr b
food_mak 1i 68 a 9m d
food_market 1c 11 c
food_near 1f 2k c 5n c f1 b
food_program 1n 58 c
food_region 1i 30 b
food_rescu 1n 11 n
food_saf 1n 7a b
food_safety 1f 96 p
food_scan 1i 7a n
food_shar 1n 11 c
food_sleep 1i 7o a
food_steel 1n fq a
food_suit 1n 7p b
food_superma 1n 11 b
food_tour 1n 32 h
food_truck 1n 2k r
food_volunt 1n 11 d
food_wast 1c 6d l
food_wholesa 1i 5f f
foody 1n 63 a
foot v p l 1a 2 1q 3 1u 4 32 2 3m 2 3u 4 43 8 6r 3 cl 3 ez 2 fb 2 fm 3
foot_car 1n p q
foot_hear 1n p n
footbal 11 1h 2 3u 3 3w l 4t 5 63 3 6i 6 80 6 aw 5 ax c ea 6 et 4 ew a
footbal_gentl 1n ew 9
footbal_near 1n 3w e
footbal_sel 1n ax b
footbal_train 1n 3w c
footcar 1n p b
footnot 1n av 3
footpat 1n 9s 3
footpri 1i 22 12 fk o
footpri_app 1n 22 n
footpri_card 1n 22 b
footpri_product 1n fk g
footwea 1n 43 b
for 1i 9e 9
forag 1i 6s p es n
forag_cook 1n es m
forag_guid 1n 6s a
forag_walk 1n 6s a
forbid 17 f 3 l 3 co 4 eb 4 ew 3 ex 7 fe 3
forbidd 14 l 5 12 4 5h 3 81 3 8u 4 b4 3 c7 4 dk 4
forc 1f 4h 4 6l 5
ford 1n 9n 4
forearm 1n h 3
forecas 1c y c 6d 9 d1 z ek k
forecas_pharmac 1n y b
forefat 1n bf p
foreign 1c 6u s 9w 4 as d eb 4
foreman 19 13 5 6b g 8t 3 97 a bj 5 eh 7
foreman_sees 1i 6b a 97 a
foremen 1n 6b 5
foresee 1n y 5
forest 16 3l e 5v 5 6n m 6s k 8h 4 e6 3 f7 i
forest_bath 1n 6s n
forest_breakfa 1n 6n b
forest_kinderg 1n 3l g
forest_learn 1n 6s 8
forest_set 1n f7 a
forev 1n 9u 4
forg 1f 45 c 8c e eq s
forg_cours 1n eq d
forg_kitchen 1n 8c b
forg_knif 1n eq b
forg_own 1n 45 b
forg_saturda 1n eq 8
forg_weekend 1n eq a
forg_worksho 1n eq a
forgery 1n 80 c
forget u 1u 3 3p 3 5y 3 79 9 7b 3 7n 4 bv 4 co 3 d2 7 de 2 dj 3 dt 3
forget_cal 1n d2 b
forgetf 1i 7n a 8a 8
forgiv 1f 23 3 7b 3 8a 5
forgive 1i l 3 99 5
forgot 13 3 4 14 5 1q 2 5o 3 77 3 79 4 7c 3 bo 4
forgott w 9 3 1r 5 1t 3 20 8 3u 3 6r 2 8t 3 bv c c1 3 cv 3 eg 3 eh 2
forgott_subscri 1n bv h
fork 19 5m 6 8c 6 ej 3 fp 5
forklif 1c 4i 7 50 9 5b 9 66 g
forklif_staf 1n 66 b
form l s 3 t 3 14 5 1e 4 32 5 68 5 6g 3 6i 3 6u 3 7e 3 7s 4 84 5 95 3 99 a 9b 2 9c 6 a7 7 ae 5 ah 6 aj 6 ak 3 ap 4 bu 4 bv 3 by 5 cu 6 d0 3 d3 3 d8 9 di 3 e2 4 e3 6 e7 3 e8 9 ec 5 el 7 en 3 fa 2 fb 3
form_accessi 1n cu c
form_chat 1n el b
form_employ 1n by c
form_homeles 1n 32 c
form_mis 1n e3 c
form_plac 1n ah b
form_recruit 1n ae b
form_registr 1n 99 f
form_return 1n d8 b
form_servic 1i d8 a
form_sits 1n aj c
form_tattoo 1n 9c b
form_web 1n e8 b
formali 1n 68 b
format 1f 10 4 58 5 cx 5
formula 1n 5 9
formwor 1n 97 a
fortnig 14 9 4 f 3 x 4 13 3 72 5 8r 3 a5 4 bi 3 cv 4
fortun 1n f9 9
forty i 1 3 3 5 7 3 9 3 17 3 1z 5 2l 5 34 4 38 6 43 3 46 3 47 3 4b 4 4d 3 4p 2 4q 3 4w 1 4y 2 58 4 5v 4 68 2 7c 3 7p 3 7s 3 7t 3 8b 3 8e 3 8g 3 8j 3 8m 3 ae 2 am 3 as 3 au 3 av 3 b2 2 bx 4 en 2 et 3 fb 4
forty_foundat 1n 3 c
forty_group 1n 34 b
forty_househo 1n fb a
forty_learn 1n et 9
forty_lend 1n bx b
forty_listen 1n 38 b
forty_seat 1i 2l b
forty_smal 1n 5v b
forty_thousan 1n 1z c
forum 16 1f 5 7b 4 80 5 a1 4 as 6 ay 4 dt 9 dw 4
forward z 1u 2 4o 3 66 8 68 7 7r 8 7s 8 ap 5 av 5 b2 5 d3 2 et 2 fg c
forward_suspici 1n 7r b
forward_ticket 1n 7s a
fossil 1n 6s 8
fost 1f 12 h 1c s dx 9
fost_car 1n 12 b
fost_hom 1n 1c k
fotobox 1n 2y a
found h 4s 2 4u 9 4z 7 54 5 55 6 5c 7 5d 2 8o 3 8v 3 92 4 95 4 97 3 an 3 ao 3 at 3 bf 4 cn 2 cu 3 di 2 dl 3 dy 6 fh 4
found_cater 1n 5c c
found_fix 1n 4u c
found_travel 1n 4z c
foundat 1f 3 l 51 5 fc 6
foundat_shad 1n 3 g
foundry 1n fh a
fountai 1a e 3 86 e 8h 9
fountai_pens 1i 86 a
fourtee 16 5r 3 7l 2 8r 3 a3 4 ds 4 dv 4 et 3
fourth v 2 4 a 4 k 2 24 6 3i 2 3n 4 4r 3 5g 5 5k 3 5l 5 8g 3 aj 3 av 3 b4 3 ez 5
fox 1f 3l 4 az c
fractio 14 3m 6 42 3 4k 7 4u 3 54 p 7i n 9v 5 9y 4
fractio_cfo 1n 54 u
fractio_cfos 1n 54 b
fractio_ownersh 1n 7i e
fractio_propert 1n 7i j
fractio_real 1n 7i c
fragil 1n 65 i
fragil_good 1n 65 f
fragran 1i 1 h 5 q
fragran_preserv 1n 1 b
fram w 18 4 22 2 28 b 46 l 4p 4 4w 2 8i a 8r 4 8y 6 be b e0 6 ey a fo 4
fram_grandpa 1n be b
fram_prescri 1n 46 b
fram_spectac 1n 46 b
framewo 1i cs 8 d3 4
franc z 2 6 1z 6 3b 5 47 6 70 6 7e 6 7m 6 7s 5 7x 5 82 5 av 6 be 5 cm 6 dj 6 e5 6 ei 6 fk 6
frankfu 1n 49 a
frappé 1n 2r 8
fraud 1a 1b 4 7r q ac 4 d9 z en c
fraud_prepar 1n en c
fraud_prevent 1n d9 e
fraud_scor 1n d9 g
fraudst 1n 7r a
fray 1n 94 7
fre c i 2 k 2 1a 2 1h 3 20 3 3d 4 3v 3 4l 5 5h a 5o 3 61 8 6q 3 7a 3 7c 2 7h 5 7q 4 7s 2 9f 3 9k 3 ac 3 b3 5 b6 3 ba 5 bp 2 c4 4 ck 3 cp 3 cx 3 dd 2 e5 3
fre_assista 1n ck c
fre_box 1n 5h u
fre_bread 1n 5h f
fre_drink 1n 61 j
fre_entranc 1n 7q a
fre_episod 1n b6 b
fre_househo 1n 5h d
fre_leas 1n e5 b
fre_machin 1n 9k b
fre_meal 1i 4l e 5h b
fre_music 1n b3 f
fre_snack 1n 5h d
fre_speak 1n 3d d
fre_truck 1n 9f b
freckl 1f 3 6
freelan 10 39 n 4k y 4t 5 4u 9 4y e 4z a 9c 6 9d 7 an 5 bu q cm 9 cr 8 cx r cy 7 d7 7
freelan_africa 1n 4k b
freelan_cowork 1n 39 n
freelan_dictat 1n cx b
freelan_engin 1n 4k g
freelan_invoic 1i cx m
freelan_marketp 1n 4k s
freelan_platfor 1c 4k b
freelan_return 1n bu d
freelan_sets 1n bu b
freelan_tax 1n bu m
freez x o 2 2m 5 2p 6 2q 5 5j 7 5l 9 5q 3 76 2 9z 3 f3 2
freibur 1i 2n 9 3l 9
freight 1a 68 4 8f 5 9f 7 ap 7 fg r
freight_forward 1i fg b
freight_match 1n fg n
french 1a 1o 3 6y c 9w 8 a4 8 cp 3
french_record 1n 6y c
frequen 1i 7o 9 fm 4
fresco 1n c7 3
fresh v a 7 1a 3 1k 2 2q 5 2t a 2u c 2v 8 3b 6 48 7 57 c 5j 8 5m 7 5p 9 5r 7 5x 4 5y 5 8b 5 a6 3 ci 7 dr j f2 4
fresh_dog 1n dr k
fresh_flow 1i 3b 8
fresh_food 1i dr b
fresh_fruit 1n 57 c
fresh_lunch 1i 2t b 57 b
fresh_mozzare 1n 5r b
fresh_ones 1i a a 48 a
fresh_pet 1n dr l
fresh_questio 1n ci a
fresh_rol 1n 5j c
fresh_salad 1n 2u f
fresh_school 1n 2v c
fresh_tortill 1n 5p a
freshly 1a 2r b 5k 9 5m b 9n 3 dr b
freshly_cook 1f 2r 9 5m a dr 9
freshne 1n 63 4
fri 1f q 3 2m 4 6c 4
friday c 1r 2 56 3 57 2 5j 3 6c 5 6d 3 8b 4 8m 5 95 2 d7 3 dp 2 ea 2 el 3
friday_host 1n 6c c
friday_soup 1n ch 9
fridg q l 7 11 4 1p e 1r 4 2u h 57 d 5c 2 5r 3 5s 3 5x 4 62 6 69 5 6f 3 7e 5 7f 6 7n 4 8x 6 96 f bl 4
fridg_break 1n 2u b
fridg_fresh 1n 57 c
fridg_suggest 1n 1p g
fridg_tempera 1n 96 l
fridg_writ 1i l a
friend i n 4 1m 5 1s 2 1u 5 1v 3 2e 3 2l 3 2r 3 2s 3 31 8 36 a 37 3 3f 4 3i 2 3k 6 40 2 4c 3 4n 2 4y 3 55 2 5s 3 6t 5 72 2 76 3 77 3 7b 6 83 5 87 2 8g 3 8l 3 8o 3 8v 3 a8 3 aa 4 ab e ae 2 ai 8 aj 3 au 6 ax 3 az 4 b1 5 b2 3 bo b bq 3 br 4 bx 2 dm 3 dx 2 dz 2 er b f0 5 f9 9
friend_already 1n 3k c
friend_app 1n ab h
friend_appear 1n az b
friend_cal 1n ai d
friend_city 1n ab e
friend_compar 1i f9 9
friend_find 1i ab l
friend_nearby 1n ai b
friend_paint 1n er a
friend_payment 1n bo b
friend_print 1i 1m 8
friend_see 1i 7b b
friend_solv 1i 83 8 b1 b
friend_somebod 1i 3f 9 6t 9
friend_star 1n f9 c
friend_trip 1n 36 e
friend_vot 1n 36 b
friend_walk 1i ab b
friendl 15 4 a 1a 3 3s a ba 6 cw 4 cx 3 d6 4 ed 3
friendl_compani 1n 3s b
friendl_sun 1n 4 b
friends 1n ab b
fright 1i 83 4 dt 5
frighte 1a 1f 3 6w 4 az 6 b8 3 by 4
fring 1f c 7 r 3 2f 6
frisian 1n 3o e
frisian_find 1n 3o b
frog 1i j 3 a7 7
front n d 3 g 3 y 2 28 6 2g 6 4a 4 5c 2 6e 9 7a 3 7q 5 8q 3 8r 3 93 3 98 3 c0 4 c1 3 c7 2
front_desk 1c 6e f
front_hous 1n 2g b
front_wheel 1n 28 b
frontli 1i 4j t dc a
frontli_staf 1n 4j g
frontli_train 1n 4j k
frost 13 1n e 2j 3 5i 5 67 4 82 6 8a 7 c0 5 c1 3 e1 3 fl b
froth 1n 5k 4
frown 1n b0 5
froz 1n 32 6
frozen 12 l 3 2p b 2v 9 3x 9 5l e 5m 9 5w 8 9f 3 dr 9 f0 2 f2 h
frozen_meal 1f 5l g
frozen_pack 1n 5w a
frozen_toddl 1n 5m b
fruit 11 2p c 2q e 57 n 5i j 5s a 5t 7 62 9 75 3 9h a dg 6 f3 o f4 5
fruit_deliver 1n 57 f
fruit_demand 1n 2q b
fruit_nuts 1n 57 c
fruit_rot 1n f3 9
fruit_sel 1n 62 b
fruit_veg 1n 5i f
fruit_window 1n 2p b
fry 1f 1p 5 8c 9 b9 5
fuel 17 21 o 37 4 c2 4 cy 9 e1 6 ei 9 fk 5
fuel_receipt 1n 21 f
ful f 31 4 56 2 66 2 76 2 9p 6 c4 3 c5 3 ci 3 dm 3 e1 7 f5 3
ful_cellar 1n f5 b
ful_riddl 1n 31 c
ful_truck 1n e1 a
fulfil 1n fc c
fulfil_last 1n fc 9
fulfill 1n 65 l
fulfilm 1n 65 16
fulfilm_centr 1n 65 f
fulfilm_servic 1n 65 k
fulfilm_smal 1n 65 j
fully 1n du f
fully_equip 1n du c
fum 1n 9s 8
fun 1c 2y 4 58 9 63 3
functio 1i 14 a fd 8
fund z 11 6 13 3 14 3 19 6 1b 5 4u 6 51 j 6h 3 7f 6 7i 4 a2 3 bn h by 3 c2 3 c9 5
fundrai 1n 1b k
fundrai_platfor 1n 1b c
funeral 19 3c 15 3d 7 3e 6 3g f 99 14 ah h
funeral_arrang 1i 3c e
funeral_cas 1n 99 d
funeral_choos 1n 3c c
funeral_compar 1n 3c c
funeral_cost 1n 3c j
funeral_directo 1f 3c a 99 l
funeral_family 1n 3c c
funeral_fix 1n 3c i
funeral_guid 1n 3c c
funeral_hom 1i 3c b 99 y
funeral_onlin 1n 3c c
funeral_plan 1i 3c p
funeral_platfor 1n 3c c
funeral_pric 1n 3c c
funeral_softwar 1n 99 d
funeral_transpa 1n 3c c
funeral_underta 1n 3c c
funeral_wish 1n ah g
funny 1n bj 4
fur 1n 7w 6
furnac 1n 3g 4
furnish 19 33 4 5d g 88 8 8w o ac 3 eo e
furnish_offic 1n 5d c
furnish_whol 1n 8w b
furnitu z 1k 6 38 3 4o 5 6b 6 88 s 89 u 8p c 8u e 8w d 8y p 9s 5 ds b ej 6 fg 6 fo 6
furnitu_buy 1i 88 c 89 c
furnitu_hang 1n 8p b
furnitu_liv 1n 8w b
furnitu_look 1n ds b
furnitu_loos 1n 8y b
furnitu_mak 1i 88 k
furnitu_monthly 1n 89 b
furnitu_pric 1n 88 b
furnitu_repair 1n 8y n
furnitu_restor 1i 8y g
furth 13 1q 4 3t 3 71 3 7a 3 7d 4 bf 4
furthes 1n 3x 4
fus 1f c5 6 ef 4
futur 1n by i
futur_pension 1n by e
fuz 1n 5x 4
fátima 1n 3j b
fátima_priest 1n 3j 9
fêt 1n 5i 5
gadget 1i 23 5 8c k
gain 1a 9i 5 a0 4 bn 4 bt 4 ei 4
gait 1n dv k
gal 1n 6h b
gallery 17 2s 4 2x 4 45 4 4p 6 6h j 8i n er 3
gallery_guid 1n 6h d
gallery_limit 1n 8i b
galway 1n 85 8
gam t 1h 8 29 3 31 l 3a q 3s 3 3v a 3w 9 7l b 7m a 7n 4 80 3 83 c 8f r 9w 4 9x b 9y c 9z a an 5 b0 s b1 o bd f ci 5 eu d ez 9 f0 n f2 4
gam_adult 1n 8f f
gam_among 1n 3a b
gam_bar 1i f0 f
gam_box 1n 83 h
gam_caf 1i 3a o
gam_café 1c 3a k f0 b
gam_centr 1n f0 e
gam_club 1n f0 e
gam_even 1f f0 d
gam_group 1n 3v b
gam_grow 1n 9x c
gam_guid 1n 3a b
gam_hand 1n b1 c
gam_hom 1f 7l 9
gam_last 1n b0 b
gam_lead 1n 31 c
gam_leagu 1n f0 e
gam_loung 1n f0 s
gam_mushroo 1n 8f d
gam_music 1n bd a
gam_pcs 1n f0 b
gam_phon 1i b1 f
gam_play 1n b0 k
gam_python 1n 9z c
gam_rent 1n 3a e
gam_rental 1n 3a e
gam_speech 1n 7m b
gam_tabl 1n 9y b
gambl 1n 7c h
gant 1n d7 b
gap t k 2 r 2 3m 5 6y 4 9w 4 9y c bt 4 by a d1 3 ff 4
gap_behind 1n 9y c
gap_step 1n by c
gaps 12 q 5 r 3 3m 7 6y 3 9y 3 a5 5 bt 3 by 3 d1 9 d4 3 dd a ea 3
gaps_sick 1n dd c
garag y 12 2 17 6 21 e 7i 4 8u g 90 5 92 b 98 q c0 9 c4 6 c5 f ca f co 8 dw 4 f0 7 f5 d
garag_apartme 1n c5 b
garag_clear 1n f5 b
garag_fuel 1n 21 b
garag_leagu 1n f0 9
garag_managem 1n 98 h
garag_softwar 1n 98 h
garag_storag 1n 8u m
garag_togeth 1n 92 b
garden o 0 4 18 m 1t d 23 b 2b 3 2f 9 2y 6 30 8 3d 5 3g 3 3l 6 3r 9 4o 9 5i 3 5y 3 5z 9 6l 4 6v j 7u 3 7w 8 82 d 85 4 86 7 8a 6 8b 3 8q n b5 8 be 3 dp 8 ef 4 ew 3 f3 6 f8 m
garden_abov 1n 18 b
garden_app 1n 1t d
garden_beach 1n 3d a
garden_bed 1n f8 m
garden_br 1i 4o b dp b
garden_car 1n 8q o
garden_centr 14 1t 8
garden_family 1n 6v c
garden_garden 1i 8q b f8 g
garden_go 1n 8q b
garden_grow 1n f8 c
garden_hourly 1n 6v i
garden_issu 1n b5 c
garden_kitchen 1n 23 b
garden_lend 1n f8 k
garden_near 1n 8q c
garden_neighbo 1i 18 d f8 b
garden_nepal 1n 5z b
garden_own 1f 6v a 8q c
garden_party 1n 30 e
garden_pick 1n 2y a
garden_plan 1i 1t h
garden_plot 1i f8 b
garden_pool 1n 6v e
garden_rent 1i 6v h
garden_season 1n 8q b
garden_shar 1f 18 a 6v g f8 o
garden_shear 1n 86 d
garden_togeth 1n 18 g
garden_unus 1n f8 c
garden_vegetab 1n f8 c
garden_visit 1n 8q f
gardenl 1n f8 a
garlic 1i 8c a fe 8
garment 1c 44 9 9u 8 bw 8
gas 13 29 6 2j 5 2k 8 35 6 8j 4 8m 5 8p 3 9n o c7 3 f6 3 fk 3
gas_cook 1n 9n b
gas_wast 1n 9n d
gasp 1n 9j 9
gastron 1n 6l 5
gat n 20 8 2j 8 3u 7 6t 3 6v 5 7l 2 7u 3 8r 5 9f 6 9k 3 ay 3 c3 5 c4 5 c6 5 e2 4 e9 2 fb 3 fo 3
gat_offic 1i 2j a
gat_slop 1n 20 b
gateway 1n da b
gath 1f 44 8 5p 4 by 7
gather 1i 4b 7 7x 3
gav z 9 3 2f 2 4l 3 7r 2 9e 2 b1 3 bo 3 c6 2 dh 4 f8 3
gaz 1n 6s 8
gazet 1n be n
gdańsk 1n 42 e
gdpr 1n dj w
gdpr_asks 1n dj b
gdpr_complia 1n dj d
gear 16 1j 5 1x 8 4v 4 5b 8 6a a 8e e 8m s bz 5
gear_hir 1n 8m g
gear_lev 1n 6a b
gear_rent 1f 8m f
gear_rental 1i 8m m
gelater 1n 2p g
gelato 1i 2p n
gelato_shop 1n 2p b
gen 1n 7p a
genealo 1i ag k bf t
genealo_archiv 1n bf b
genealo_researc 1n bf e
general 13 x 6 7j 5 8r 6 95 5 9a 3 9c 5 9e 5 9v 5 d9 4 df 5 eb 5
generat y 2a 6 5b 6 7r 3 97 a 9q 5 an k ao 9 au 8 b3 8 bf 5 cm 7 cs 6 cv 6 cw g d3 6
generat_ads 1n an k
generat_foreman 1n 97 b
generat_tool 1n cw e
geneva 1i 2z a 91 a
gentian 1n 61 e
gentian_orang 1n 61 b
gentl 1a 1f 5 3g 2 b1 3 ew d
gentl_exercis 1n ew d
gently 1a 25 b 4d 3 9x c bz 3
gently_help 1n 9x c
gently_tel 1n 25 b
genuin 1i 84 4 b8 3
georgia 1a 2k b 2s 3 5q c 8r 8 9u 7
georgia_khinkal 1n 2k b
georgia_sloveni 1n 5q c
geraniu 1n 2a 3
geriatr 1n bd 5
germ 19 3 4 a 4 5x 4 5y 4 9g 3 9m 7
german 16 3o f 4y e 75 7 9w 7 a8 7 cp 3 cq a dk 3
german_api 1n cq b
german_help 1n 4y c
germany o 7 4 q 4 t 4 1c 4 1m 3 1r 4 1y 4 21 4 23 4 2a 4 42 4 43 4 4k 4 4y 4 52 6 5k 4 5v 4 5z 4 6i 4 6q 3 6z 4 74 4 7j 4 7q 4 80 3 88 4 97 4 9e 4 a3 4 a8 4 al 4 ap 4 ay 4 b5 4 bl 4 bo 4 bv 4 by 4 cg 3 ck 4 cn 4 d1 4 db 4 dj 4 dk 4 dr 4 e8 4 ed 4 fe 4 fh 4
germany_oliv 1n 52 c
germina 1n 82 8
gestati 1n 73 b
get 19 3t 3 4r 4 7q 6 86 6 9j 5 a5 6
ghana 19 14 8 5b 8 66 8 9r 7 9s 6 da 8
ghent 19 28 8 2l 8 3x 7 8s 7 dm 9 ex 7
ghost 1i 2m r 5c j
ghost_kitchen 1i 2m n 5c g
ghostwr 1f 4t a ag c bj p
gift y 8 6 1b 6 3s 3 5f 6 5s 4 5u c 61 3 7w 5 8j 6 8l u b5 4 cg h d9 4 fc 2
gift_box 1i 8l u
gift_giv 1i 8l d cg b
gig 1f bq a bu m ce m
gig_work 1n bu i
gigs 1n 38 b
gil 1n 9j 6
gin 1f 61 9 63 e f4 s
gin_distil 1i f4 d
ging 1i 2q 7 62 d
gins 1n f4 4
girl 16 6 9 19 o 3k 6 3v j 7v k 8d 8 9e 2 ea 7
girl_cod 1i 19 d 3v d
girl_kit 1n 3v b
girl_public 1n 19 b
girl_woodwor 1n 7v a
gist 1n 4w 5
giv 14 11 3 19 4 1a 8 1b i 1m c 8l c aa 6 cg b dx a
giv_platfor 1n 1b g
giv_shelt 1n dx b
giv_smal 1n 1m b
given q n 4 w 2 17 4 1w 2 70 2 8l 4 da 6 dc 2 dr 3 f4 3 fa 2
glad 1f q 2 1a 4
gladly 1i m 4 1b 5
glamp 1n 6n k
glanc 1n ek 9
glar 1n am 4
glas o 8 9 9 7 p 8 14 5 1m 3 2q 6 2u 4 46 i 4i 5 4r 4 61 8 62 4 7q a 9s 4 ab 4 bq 3 ci 3 e1 8 eq 5 er 9 ez 4 fd 6
glas_cloth 1n e1 a
glas_hats 1n fd c
glas_jar 1n 9 c
glas_onlin 1n 46 h
glas_wear 1n 46 e
glas_win 1n er a
glasgow 1a 12 8 3p 8 41 8 aw 8 ca 7
glassbl 1n eq q
glassbl_worksho 1n eq a
glasswa 1n 8j b
glaz 1i 8j q ep c
glaz_hom 1n 8j c
glid 1n 6w j
glid_flight 1n 6w c
glos 1n c 4
glov 13 h b 10 5 21 7 4g 7 6m 5 9e 3 9i 4 ee 5
glov_hir 1n h b
glu 11 16 3 29 5 31 3 43 7 44 3 46 5 88 5 f6 4
glucos 1n 73 t
glucos_sensor 1n 73 f
glut 1n 5a 6
gluten 1i 5h z 7a l
gluten_fre 1n 5h x
go v 11 4 1c 4 1d 4 2x 3 3j 3 64 4 7t 3 7u 4 8q 7 av 3 c3 2 c4 4 do 9
go_hous 1n 8q b
go_vacatio 1n do b
goal 1a 71 7 7f p a5 6 bk 8 bm b
goal_grandch 1n bm b
goalkee 1n 80 6
goat 19 0 a 5r b 9l q 9x 3 f2 j fm c
goat_clear 1n 9l e
goat_milk 1i 0 a
goat_shar 1n f2 a
godpare 1f 1c b 1m 7 8d 4
godpare_animal 1n 1c a
goggl 1f j 4 1r 4 90 3
gold 1i 45 g 7r 3
golden 1c 1n a 1z 4 5v 3 ag 4
golden_book 1n 1n a
goldsmi 1n 45 q
goldsmi_worksho 1n 45 b
gon i 2n 4 50 2 5n 3 at 2 eo 2
gong 1n g 5
good b 2d 2 2h 3 57 3 5e 2 65 4 66 3 68 3 84 6 86 5 8e 3 8f 3 8y 4 cf 3 cl 3 d9 4 f4 3 fg 3 fh 4 fo 4
good_bags 1n 84 c
good_clear 1n f5 9
good_coffe 1f 57 b cf 9
good_even 1n 8f d
good_furnitu 1n 8y d
good_hand 1f 65 9
good_off 1n cl c
good_ones 16 41 8
good_part 1i fh d
good_spirit 1n f4 a
good_toys 1n 8e b
goodby 19 3c 2 3g h 3l 2 3s 3 bv 2
googl 19 1h 4 4t f ao l cm f co q cv f
googl_profil 1i 4t b
googl_puts 1n cv c
googl_rank 1n ao d
googl_review 1n co q
gorg 1n 6t 4
gossip 1i 3s 3 3t 3
gothenb 1f 2n 9 dz 9 ev 8
gourmet 1n 64 o
gourmet_mushroo 1n 64 k
governm 1i 14 8 ak i
gown 1i 1n 6 40 l
gown_weekend 1n 40 b
gps 1c u 8 2b 8 dw q e9 j
gps_collar 1n dw g
gps_dog 1n dw h
gps_school 1n e9 g
gpu 1n aq a
grab 1i 4q a ba n
grab_rail 1n ba f
grad 14 h 3 2h 4 60 3 7m 3 7y 9 80 s 9y 3 a7 3 cf 6 eb v
grad_essay 1n eb d
grad_exam 1n eb d
grad_insur 1n 80 9
grad_real 1n 7y b
grad_reason 1n eb b
grad_student 1n eb d
grad_teach 1n eb m
graduat 19 19 4 a0 7 a2 a ae 8 af 8 au 7
graffit 1n e2 a
grain 1f 63 2 88 4 8c 4
gram 1c 53 5 5t b 9m 3
gram_sugar 1n 5t b
grammar 1n 9w k
grand 1n cc f
grandch 16 14 3 3f 2 3s 3 7r 3 b8 2 be 8 bi 3 bm a
grandch_child 1n bm b
grandch_print 1n be 9
grandfa y 1z 2 3l 2 8d 3 8n 5 a7 2 ag 6 e9 4 eu 2
grandma 11 7m 2 a9 2 ag 6 az 3 be k bi d bm 5 eu 7
grandma_photo 1n be b
grandma_postcar 1n be b
grandma_print 1n be b
grandmo q a 3 o 4 1m 3 1t 4 3l 4 45 3 4a 4 4w 1 5s 9 75 4 7m 4 88 4 8j 4 8w 3 an 3 b6 7 be f bi g bm 4 es g ev 3 f1 8
grandmo_armenia 1n 5s b
grandmo_bakery 1n b6 b
grandmo_cookboo 1n bi a
grandmo_photo 1n be f
grandmo_postcar 1n be b
grandmo_print 1n be b
grandmo_recip 1i bi c
grandmo_visit 1n es 9
grandpa u 1m 7 1z 5 3c 2 3k 5 3q 5 3s 6 7n 9 7r 7 8d 7 8l 5 9x 6 a9 4 ag e b8 h be p bf d bm 7 dp 4
grandpa_far 1n be b
grandpa_gazet 1n be b
grandpa_let 1n be b
grandpa_magazin 1n be b
grandpa_newspap 1n be f
grandpa_onc 1n ag b
grandpa_pap 1n be b
grandpa_phon 1n be 9
grandpa_photo 1n be k
grandpa_postcar 1n be h
grandpa_print 1n be l
grandpa_put 1n bm b
grandpa_recogni 1n 7r b
grandso 1a 2b 3 7r 9 ag 3 b8 6 ew 3
granola 1n 5t a
grant 1a 51 14 8z d ba 5 e8 3 fn 3
grant_applica 1i 51 b
grant_writ 1n 51 v
grap 1n 6m 4
graph 1i 9v 4 a0 4
graphic 1n b6 j
graphic_novel 1n b6 f
gras 16 2r 3 3z 6 8m 3 9l i f2 6
gras_short 1n 9l a
gratefu 1n 75 5
gratitu 1n 77 b
grav 19 3b 11 3f l 3g 9 c6 3 e5 t
grav_abroad 1n 3b b
grav_candl 1n 3b b
grav_car 1n 3b o
grav_clean 1n 3b b
grav_dogs 1n 3g 9
grav_dron 1n e5 b
grav_emigran 1n 3b b
grav_family 1n 3b g
grav_far 1n 3b g
grav_flow 1n 3b d
grav_look 1n 3b b
grav_mov 1n 3b 9
grav_photo 1n 3b g
grav_plant 1n 3b b
grav_put 1n 3b 9
grav_regist 1n e5 d
grav_ston 1n 3b c
grav_tend 1n 3b b
grav_visit 1n 3b b
grav_wash 1n 3b b
grav_yearly 1n 3b b
gravel 1i 44 4
gravest 1f 3b q 3f q e5 g
gravest_check 1n e5 f
gravest_wash 1n 3b b
graveya 1n e5 l
gravy 1n 3x 3
graz 1a l 8 1a 8 2p 7 3x 8 9l v
graz_servic 1n 9l m
graz_sheep 1n 9l g
greas 1a 4 4 35 3 84 3 fi 8
greasy 1n 2 4
great 1c ag 3 bf l bv 5
great_grandpa 1n bf l
greates 1n af 3
greec 15 1l 5 47 7 52 7 69 7 98 7 9p 7 cr 7 ec 7 fj 7
greek 1n 9w a
green o 1a 3 1d 3 1j 3 1s 3 2k 4 2q 4 31 3 3c 4 3e 8 40 4 4a 3 4o a 5k 3 5l 4 5p 4 5z 6 60 4 6d 3 6v 3 7a 4 7w 2 8q 6 9a 4 9g 9 am 6 b7 4 fd 3 fq 3
green_wal 1n 4o e
greener 1n 4o b
greengr 1i 5n 4 64 8
greenho 1f 9g l 9h i fl e
greenho_hotel 1n 9g c
greenho_tomato 1n 9h a
greet 1a 6y 4 8h 9
grew 13 5m 3 5q 3 9u 6 aw 3 cp 7
grey u 3 4 1q 2 43 2 4b 4 54 1 59 3 77 7 7z 3 9e 4 9p 3 dy 4 e9 2 fo 5
greyhou 1n ds a
grid 15 1d d 2a 6 6n j 9p 3 9q i 9r k b1 6 b7 3 c5 8
grid_cabin 1n 6n b
grid_prepaid 1n 9r a
grid_trad 1n 9r a
grief 1i 3g m 3i y
grief_support 1n 3i o
griev 1i 3i w
gril 1f 2l a 30 a 5w 3
grin 1n 4b 3
grind 15 10 3 2i 3 46 3 5k c 5y 7 6x 2 85 i 97 5 ep 2
grip 1c 29 3 44 3
groan 1i 78 3 f0 5
groc 1i 5p 7 5x 8
grocery 1a 1q u 5n j 5p z bk e fb r
grocery_clos 1n 5n b
grocery_coopera 1n fb c
grocery_deliver 1n 5p c
grocery_diaspor 1n 5p c
grocery_expat 1n 5p c
grocery_plantai 1n 5p a
grocery_pric 1n 1q v
grocery_until 1n bk b
grocery_villag 1n fb c
grocery_volunt 1n fb c
groning 1n h a
groom 1c b e dn 13 dr 4
groom_salon 1n dn i
groov 1n cf b
gros 1n d0 b
ground u 5k 5 67 4 69 3 6w 6 7w 6 8r 8 9f 2 9t 3 aw 3 c0 3 dq 3 dz 7 e0 6 e5 5 ee 3 fp d
ground_grow 1n 7w 9
ground_peeling 1n fp b
group f 1 2 f 3 g 3 j 5 l 3 s 3 w 5 y 2 1k 3 1o 3 1u 3 31 8 32 5 34 5 36 c 3i 9 3j 7 3l 5 3m 5 3v 5 4b 2 4f 2 4g b 6d 3 6i 3 6j 4 6t 3 71 5 72 4 7b 3 7c 5 83 4 a0 6 a6 3 a9 3 b2 8 bo a br 6 c8 3 c9 5 cr 4 ct 4 dd 3 dm 4 dp 6 dt 2 dy 5 dz 5 e9 2 er 6 eu 5 ev 7 ez 3 f1 3
group_alert 1n ct c
group_began 1n 7c b
group_buy 1f 4g i
group_check 1i w a
group_clean 1n c9 9
group_daily 1n j b
group_decid 1n b2 c
group_exam 1n 3m b
group_friend 17 31 d 36 f 6t 7 83 6 er d
group_holiday 1i bo a
group_indoor 1n dp c
group_library 1i 3v a
group_lost 1n 3i 9
group_nearby 1n 71 c
group_offic 1n f1 a
group_past 1n a0 b
group_physiot 1n 34 b
group_suitcas 1n 31 c
group_tour 1n 36 c
group_tournam 1n eu c
group_travel 1i 36 m
group_trek 1n dz b
group_trip 1i 36 g
group_umrah 1n 3j 9
group_vets 1i 4g b
group_warehou 1n cr b
grov 1n 60 n
grov_cret 1n 60 b
grow m a 6 b 3 18 5 1j d 1t 6 23 7 3e 3 3z 4 4c 6 4u 2 54 5 5c 2 5d 4 5i 7 5m 3 5n 3 5q 5 60 6 64 a 65 2 7m 3 7w h 82 a 8b a 8m 6 8n 5 9g 9 9h 8 9j a 9x 5 bm 6 et 2 f8 a fl 6
grow_bik 1n 1j a
grow_br 1n 1j a
grow_child 19 a 8 1j f 4c 9
grow_early 1n 9x c
grow_hom 1i 7w n
grow_import 1n 8b b
grow_itself 1n 23 b
grow_kit 1n 7w t
grow_kitchen 1i 7w c
grow_learn 1n bm b
grow_microgr 1n 9g a
grow_own 1n 7w f
grow_oyst 1n 64 b
grow_packet 1n 82 9
grow_tid 1n 9j a
grow_vegetab 1f 18 a
growl 1i 3r 4 dp 4
grown v 12 4 1l 3 3y 7 3z 8 45 6 64 b 6z a 7v 5 82 3 8n a 9g d 9o 5 9u a bi 8
grown_childre 1n bi d
grown_fland 1n 3y b
grown_indoor 1n 9g c
grown_sawdust 1n 64 b
grown_ship 1n 9g a
grown_ups 1a 6z c
growth 1i 2 5 b 4
guarant y 1y 4 28 3 2f 3 2h g 4g 3 55 3 6g 3 7i 4 8v 3 8x 3 a2 6 bp i br 8 c0 8 c3 8 d9 3
guarant_car 1n c0 b
guarant_insur 1n bp c
guarant_memb 1n br b
guarant_rid 1n c3 b
guard 16 q 4 10 5 6h 3 7r 4 9f 4 9j 3 de 4
guardia 1n 3n 4
gues w 1l 4 22 4 43 2 73 4 7o 5 9v 2 9x 3 a8 4 cu 2 d8 3 e9 2 eb 2 fk 9
guest i m 4 n 4 r 7 1e 7 2g 6 2i 7 2k 5 2l 9 2o 3 2s b 2w 4 2x 5 2y 5 2z 7 30 3 32 5 33 a 37 7 3a 5 3k 5 3r 4 40 7 4l 2 4v 5 59 4 62 4 6c 9 6d 4 6e f 6f d 6g 7 6l 7 6n 9 6o 7 6s 4 6v 3 8k 3 9a 9 9b 7 9p 3 ac 5 ao 2 ax 3 b4 5 c7 3 ci 4 co 8 eq a er 5 ex b fj 4 fq 5
guest_airbnb 1n 6f b
guest_berth 1n 9a c
guest_board 1n 37 d
guest_book 1c 2s a ex 8
guest_cod 1i 2g a
guest_drink 1i ex 9
guest_even 1n 3k c
guest_forg 1n eq 8
guest_list 1c b4 a
guest_messag 1i 6e t 6f e
guest_night 1n 9a d
guest_paint 1n er a
guest_pay 1a 6g 9
guest_record 1n 4v c
guest_reserv 1n 6c c
guest_return 1n fq a
guest_sav 1n fj b
guest_show 1i co b
guest_sleep 1f ac a
guest_writ 1c 6e a
guestbo 1n 2y a
guestho 1n 33 b
guid y 6 8 1e 6 1u b 20 5 32 s 3a 8 3c 9 3h h 3j g 6h q 6k d 6r 4 6s m 6u 4 6y e 7w 3 9h 4 a7 8
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
guid_young 1n a7 b
guidanc 1n 1h 5
guidebo 1f 1u 7 20 7 32 b
guild 1a 48 4 98 4 cv 4 ef 4 eg 4
guilt 1i 22 7 dp 4
guilty 1f 22 4 6y 5
guitar 17 3n o 86 g 8n h a3 n cd m
guitar_family 1n 8n b
guitar_left 1n 86 b
guitar_mend 1n cd b
guitar_rent 1n 8n e
guitar_repair 1n cd e
guitar_song 1n a3 b
guitar_teach 1n 3n g
guitar_worksho 1n cd b
gulf 1f a9 8 b6 8 bs 9
gum 1n 6x 3
gummy 1n 7 b
gums 1n dt 8
gusset 1n 84 4
gust 1n 37 7
gut 17 l 8 5x 4 72 8 7p g 8r n cn 3 fn 3
gut_roof 1n 8r c
gut_test 1n 7p i
gut_whol 1n 8r c
gym 10 f 7 h o n 5 s s 1g 3 1r 4 2q a 59 7 70 d bv b e4 5 e7 a ew g fj 4
gym_bruis 1n h b
gym_managem 1n s h
gym_memb 1i s i
gym_studio 1n s m
gymnast 1f 2c 7 3w a ew t
gymnast_balanc 1n ew 9
gyms z 9 3 f 5 g 3 h 5 s 6 2i 3 2q 9 5l 3 70 5 72 3 7p 3 9p b ax 3 ew 4 ez 4
gyms_charg 1n 9p b
gyms_pres 1n 2q b
gynaeco 1f 6 4 74 h 7p c
gynaeco_comment 1n 7p b
haberda 1n 7x 8
habit x l 9 x 3 1r 3 22 b 6c 3 6l 3 6r 2 6z 3 7b o 7c e 7f 6 7u 3 9v 2 ac c be 2 cy 3 dx 3
habit_adhd 1n 7b m
habit_neighbo 1n 22 b
habit_room 1n ac b
habit_track 1n 7b p
haccp 1n 96 10
haccp_paperwo 1n 96 f
hack 1n 55 t
hack_network 1n 55 b
hadith 1n 3h 9
haggl 1n 5f 4
hail 1a 18 3 5i 4 60 3 8b 3 en b
hailsto 1n en 5
hair w 2 q c k r d 1m b 2w 2 3t 4 54 2 6x i 8n 4 au 9 cf 4 d0 6 dn 3 ds 4 fa m
hair_best 1n 1m f
hair_car 1n 2 p
hair_chemoth 1n fa a
hair_cut 1i c g
hair_los 1i fa l
hair_salon 1f c b r b
hair_sulphat 1n 2 b
hair_transpl 1n 6x p
haircut 1n c u
haircut_beard 1n c b
hairdre 11 2 5 3 3 c q r e 3s 9 3y 3 40 3 4l 2 8b 3 cv 3 fa 5
hairdre_concert 1n 3s b
hairdre_liv 1n c f
hairdry 1n 6r 2
hairpie 1n fa x
hairpie_women 1n fa e
haj 1n 3j u
hal i h a i 4 17 5 1d 3 1v 3 1w 3 2v 5 30 4 32 7 3r 3 3w 9 4m 6 5c 3 5t 4 66 8 6r 5 9o 3 9t 6 ak 3 ch a cp 5 e7 h ew 4 ey b ez 9 fb 3
hal_against 1n ew 9
hal_book 1n e7 12
hal_café 1i h a
hal_calenda 1n e7 e
hal_communi 1n e7 b
hal_confere 1i cp b
hal_count 1i 4m a
hal_county 1n e7 b
hal_differe 1n 3w c
hal_film 1n ch 9
hal_key 1i e7 g
hal_memb 1n 17 c
hal_off 1i 66 a
hal_quiet 1n ey a
hal_room 1i e7 d
hal_tasting 1n 32 c
half 9 t 2 50 3 5j 3 66 2 71 3 8f 2 bw 2
half_empty 19 66 8
half_maratho 1n 71 e
half_past u 2v 6 5j 7
half_pric 1i 5n a
half_work 1i bw a
half_worksho 1n 50 h
half_writ 1i cg a
halfway 1n bc 3
hallmar 1n 45 5
hallway 1i 5k 3 cf 3
halv 19 3m 3 60 4 80 3 9y 3 ay 4 bl 3
ham 1i 7v p cc 4
hamburg 17 c 7 1j 6 2k 7 30 8 58 8 c1 7 du 8
hammam 1n n a
hamp 1n 8l b
hamst 1n 8d 4
han 1n 99 4
hand 7 1i 4 1k 3 1x 5 3e 3 3g 2 3z 3 41 5 7x 4 84 3 86 7 89 3 8g 4 8h 3 b1 2 bc 4 cf 3
hand_baby 1n 3z e
hand_back 17 c1 8
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
hand_lps 1n cf a
hand_onlin 1i 1x d
hand_pens 1n 86 h
hand_pick 1n 5z b
hand_platfor 1i 1x d
hand_pour 1n 8 c
hand_product 1n 86 d
hand_riddl 1n b1 c
hand_school 1i 1i h
hand_scissor 1n 86 g
hand_shop 1c 41 b 86 j
hand_stitch 1n 84 g
hand_tax 1n cy b
hand_tool 1f 7v i 86 f
hand_tri 1n 86 b
hand_urn 1n 3g 9
handbag 1f 40 9 42 k 84 d
handbag_appl 1n 42 b
handbal 1i 6i 9 ea 9
handboo 1i cj d dl 4
handboo_ticket 1n cj b
handbra 1n c4 3
handful 1a 5t 6 7z 3 8b 3 9m 3 bi 7
handhel 1n ej 6
handl x 6 3 b c 4t 8 4z 8 55 2 5j c 65 8 8c a 90 5 96 3 as 7 bp 2 d9 3 di 3 en c eo 3 ep 3
handl_contrac 1n 4t c
handl_half 1n 5j c
handl_inbox 1n 4z c
handl_local 1n 8c b
handl_residen 1n as b
handl_return 1n 65 b
handleb 1n 1j e
handleb_used 1n 1j a
handmad z 0 6 8 9 36 9 3e d 42 a 43 a 45 i 5u i 84 e 88 6 8c 6 8f 3 8h 7 8j m am 6 ds a ep 3
handmad_ceramic 1n 8j i
handmad_chocola 1n 5u e
handmad_dog 1n ds e
handmad_jewelle 1i 45 f
handmad_leath 1n 84 f
handmad_ring 1n 45 b
handmad_stonewa 1n 8j c
handmad_train 1n 36 b
handmad_vegan 1n 5u b
handov 12 t g 1g 4 1k 3 35 7 4u 3 54 3 5b 3 6i 3 8t 3 97 a ed 3
handov_not 1n t c
handrai 1n ba q
handset 1n e 4
handsha 1n b3 3
handsom 1n au 5
handwri 15 5u 3 8l a ah 4 bf 7 bi i bj a cc 6 e6 3 eb c
handwri_card 1i 8l a
handwri_recip 1n bi f
handyma 1n 8p 15
handyme 1n 8p n
handyme_mount 1n 8p b
handype 1n 8p b
hang m 2a 9 4i 2 4p 4 5j 9 7r 4 81 2 8i 6 8p 5 8s 3 9t 3 am 3 ck 4 db 3 dd 2
hang_door 1i 5j b
hang_dril 1n 2a b
hang_lamp 1n 8p b
hanna 1n 2e e
hannelo 1n dl 3
hanoi 1n 32 b
happen f 3f 2 5a 1 7l 2 ab 2
happy 1c co 8 dm 3 dz 2
har 1n 9h 4
harassm 1i 4h f ai a
harbour 19 37 6 6k 4 87 3 8h 6 91 4 9a p
harbour_mast 1n 9a g
hard r 1z 4 2d 5 3n 2 4y 3 5r 5 70 3 7h 2 7q 5 85 3 9d 2 a3 4 a6 2 b7 2 bd 3 cj 7
hard_cas 1i cj a
hardest 1f 7c 4 al 3 d0 5
hardly 15 17 3 1l 9 1p 4 41 5 44 3 4o 4 6h 3 au 4 cq 5
hardly_speak 1n 1l b
hardnes 1n 2 e
hardnes_styl 1n 2 b
hardwar 1a 2a 4 2g 4 53 9 9p b f6 7
hardwar_depot 1n 9p b
harm 15 e 4 o 4 4h 3 70 3 7g 4 96 3 aj 6
harmful 1n 42 5
harmles 1c 7k 9 cn 4 dh b
harmles_fak 1n dh b
harnes 1i 4i b ds m
harnes_climb 1n ds b
harvest x 15 6 5a a 5i 6 5v b 5x 8 5y e 5z 9 60 f 64 f 6m 4 7w a 8q 8 9g 7 9h e 9j 4 9k 9 9u 4 bi 3 f8 i
harvest_dat 1i 5z a
harvest_polish 1n 5x b
hasn 1c 6l 3 cz 4 di 4
hat y 4 5 b 6 2y 3 3a 2 3r 2 4d 6 8s 8 c9 5 d2 3 fd 3
hat_iron 1n 8s b
hatch 1f 2k g 8z 6 c4 4
hatcher 1i 9j 4 9m 4
hats 1c 1c 3 3r 3 4a h fd e
hats_knit 1n 4a g
hats_onlin 1n fd c
haul 1f 4e 9 f5 m fp 9
haulag 1i 4e h 9f f
haulag_company 1i 9f c
haulag_firm 1n 4e b
hauli 1c 9f 7 ei 4 fg e fp 6
hausa 1n cq e
hausa_igbo 1n cq b
hav 1a c 3 1p 4 2s 7 5u 3 dt 4
haven 1i 52 5 cm 5
hay 19 33 3 5v 3 6w 3 7o 8 dz 8
hazard 1n a8 n
hazard_clip 1n a8 g
hazelnu 1c 2p 8 5t 3 5u 6 7a 3
head r 2 6 c b r 3 s 4 t 2 1r 5 3j 3 46 3 4c 3 4j 4 4y 2 6j 4 an 4 ca 2 cw 5 dd 3 di 4 e0 3 eb 2 fa 5
headach 1i 5 4 7o x
headach_see 1n 7o b
headban 1n 24 m
headban_speak 1n 24 b
headhun 1n 4y b
headpho 1c 24 8 ac 3 ca 6 ch a
headpho_blanket 1n ch 9
headqua 1n 4o b
headsca 1n fa a
headset 1f 4i r 7l b f0 6
headset_train 1n 4i e
headsho 1n au 11
headsho_headsho 1n au e
headsho_keep 1n au b
headsto 1i 3b r 3f o
headsto_open 1n 3f 9
headwea 1i bc 8 fa 9
heal 16 0 4 g 4 m k 2q 4 3i 4 78 4 9c 6 dv 3
health o k 2 l 4 1f 3 2q 5 43 2 59 2 5x 5 69 9 6i 2 72 4 74 7 77 7 7c 2 7j d 7p 4 9c 5 9i 4 9j 4 cn 2 dg c dr 4 dw 4 e8 4 ew 5 fm 6
health_assista 1n 7j g
health_authori 19 69 b
health_questio 1f 7j f
healthy 1a l 8 2u r 5t g 72 8 9i 4
healthy_snack 1i 2u a 5t f
healthy_vend 1n 2u q
heap 1i 2t 4 92 4
hear i e 3 p d 14 2 3n 3 6h 4 7m 4 7q 5 9i 4 a3 3 a4 4 az 6 c8 4 cg 3 ck 3 dp 3 f6 2 fi 3
hear_aids 1n p c
hear_audio 1n az b
hear_curator 1n 6h b
hear_hom 1n p n
hear_own 1n c8 9
hear_queen 1n 9i a
hear_test 1n p h
heard s g 2 u 6 4h 5 6h 5 af 4 ag 2 bb 4 ca 4 cq 4 ec 3
heart x 1 2 f 3 v 6 1d 3 3d 2 3n 2 4b 4 71 3 7t c cj 3 dw b ew 4
heart_rat 1n dw g
heat p k 4 n 7 22 2 25 4 3l 6 4r 9 53 2 5l 5 6f 6 74 4 78 4 8z e 9m 3 9n 6 a4 3 ad 8 ck 5 eg 9 f6 a fj e fm 8
heat_build 1n fj d
heat_cal 1n fm a
heat_mould 1n ad b
heat_pump 1f 8z n
heat_runs 1n fj d
heat_stres 1n 4r f
heat_wagon 1n 3l c
heavy 11 2 4 f 3 28 3 5i 2 62 3 8j 3 9i 4 cn 3 df b fg 2 fp 4
hectar 1f 9h j 9k c 9l 7
hedg 19 8q l c4 3 dw 5 dy 3
hedg_weed 1n 8q b
hedgeho 1i 2f e ep 3
hedgeho_stop 1n 2f b
heel 17 f 3 t b 43 5 44 e 8s 3 dz 2
heif 1n fm 4
height z m 3 6w 8 7l b 8k c 8r 3 c4 3 dz 2 ez 5
height_chang 1i 8k b
height_psychol 1n 7l b
height_video 1n 6w a
heir 17 8y 7 92 4 bf 6 cf 3 dl 3 ed 4 f5 9
heirloo 1i 45 8 82 v
heirloo_seed 1n 82 m
heirloo_vegetab 1n 82 c
held q 2d 3 2h 2 46 4 58 2 68 2 6q 3 9f 4 a8 2 a9 6 bs 4 bt 3 d9 5 ed 2
held_check 1n a9 b
helicop 1n fn 4
hello 1i 9z 3
helmet 1a 2e d 4r d 8m 6 c1 6 dz d
help h i 4 l 4 o 6 z 3 13 3 14 4 1a 4 1f 5 1h 4 1w b 30 3 33 4 3m 8 3s 7 3v 4 4r 5 4x 5 4y 4 51 5 52 7 54 2 68 5 6q 3 6u b 6z 7 77 6 7c 3 7e 5 7g 3 7h 5 7l 1 7q 7 7s 4 7u 4 8t a 92 6 9v 7 9x 5 a5 7 a7 8 ac 3 ad a as 3 b8 a b9 9 cj 7 dg 2 dx 4 et 4 fb 3 fc 2 ff 5
help_app 1n 9v g
help_applica 1n a7 d
help_arriv 1n 4y c
help_breastf 1n o b
help_car 1n 7e d
help_declut 1n 92 b
help_desk 1i cj h
help_door 1i 7u a
help_event 1n ff b
help_fal 1n 6z g
help_feed 1n 33 c
help_few 1n b9 9
help_hom 1i 1h 9 b8 b
help_househo 1n b9 9
help_lin 1n 4x c
help_lon 1n 4r b
help_los 1n l b
help_machin 1n 52 c
help_mov 1i 8t e
help_newcom 1n 6u c
help_old 1n b8 l
help_parent 1n 1f 9
help_phon 1n 3s b
help_pupil 1n 3m g
help_rehom 1n dx b
help_rent 1n ad b
help_rid 1n 7h b
help_senior 1i 3s d b8 c
help_smal 1n 1w c
help_spanish 1n 6u 9
help_word 1n 9x c
helpdes 1i 4x b cj a
helping 1n 72 3
helplin 1i 76 8 aj 8
helsink 1n c2 a
hem 1f 1i 6 49 a am 6
hemp 1i 4c e 9s d
hemp_put 1n 4c c
hempcre 1n 9s 9
hen 1i d 5 er 7
hens 1a x 3 33 e du 6 fm 8
hens_tabl 1n 33 c
her b 6g 3
herb 14 18 5 23 h 5y 7 5z b 6d 5 6s l 7w i 9g i f4 8
herb_alp 1n f4 8
herb_cook 1n 6s 8
herb_garden 1n 23 f
herb_grow 1i 7w d
herb_guid 1n 6s a
herb_walk 1n 6s d
herb_windows 1n 7w b
herbal 1i 5z l 6z 7
herbal_tea 1i 5z e
herd 1i 5r 4 fm e
heritag 1f 3o 8 6h 9 bf 7
hero 1f 1m z 2o 4 8l f
hero_nam 1n 1m h
heron 1a m 8 37 3 3q 3 4b 8 b4 b
hers 13 r 3 2v 3 7s 3 8c 4 ag 3 bi 7 bl 3
herself 13 3m 4 3s 3 3t 3 8a 3 9x 3 ar 5 b8 3 eb 3
hes 1i 1d 9 8z 9
hesitat 1n 9x 5
hgv 1n 9f a
hibiscu 1n bs 4
hid x 14 3 2h 2 6t 2 6z 3 71 3 7c 3 84 7 a5 6 b6 2 dc 3 dp 2 du 4 dx 4 dy 3 ex 4
hidden 12 26 3 2e 9 3r 3 4a 3 5b 3 7a c 8d 9 b2 3 bl 3 bv 3 do 5
hidden_gluten 1n 7a f
hidden_insid 1n 8d b
hidden_sos 1n 2e b
high s 2a 5 4c 4 5z 4 6q 3 8e a 9p 2 ad 9 b2 2 eb 5
high_chair 1i 8e f
high_writ 1n ad b
highest 1n 7 5
hik 16 20 z 2d 7 32 g 6o l 6r q 8m 7 b5 e
hik_alon 1n b5 c
hik_app 1n 20 r
hik_bags 1n 6r c
hik_inn 1n 6r a
hik_luggag 1n 6r c
hik_rout 1n 20 k
hik_start 1n 20 b
hil y 20 6 28 6 3p 6 4a 4 5k 4 6w 4 71 3 ai 6 bx 4 bz 2 c6 2 e9 2
hillsid 1n 9o 4
him r o 3 67 2 79 2 8f 3 8q 4 9d 2 c5 2 cf 2 dp 3 dx 6 e5 3
himself 12 12 3 5d 4 6k 3 7t 3 bm 3 ci 2 da 3 ea 2 eh 3 ej 6 em 3
hind 1i 9e 7 dv 4
hing 1f 3z 4 89 3 8p 6
hint 19 2c 3 31 6 41 3 83 a 9v i b1 8
hip 15 i 8 k c 2b 3 47 3 7y 3 dv 8 ew 4 fo 3
hip_surgery 1n k c
hips 1c f 4 70 3
hir o g 2 h 7 i 2 17 6 1j 5 1w 4 2j 9 2y 7 34 4 35 8 37 c 40 a 4k d 4y 9 4z 6 54 4 59 4 5b 9 6v 4 8m 8 8t 4 90 5 9k a a2 7 af 8 bf 3 c1 5 c9 c ce a d0 3 db c dc b ez 3 f5 3 ff 7
hir_admin 1n 4z c
hir_freelan 1n 4k i
hir_licenc 1n 37 b
hir_light 1n 1j a
hir_manag 1i af b
hir_shop 1f dc a
hir_softwar 1n db g
hir_vet 1n 4k e
his 1n 5x 7
histami 1n 7a b
histori 1n ag 8
history x f 3 x 3 1z 3 4f a 7g j 94 5 98 3 ag 8 ax 6 ay d bf g cc c cs 8 d0 3 d2 3 dt 3 eg 9
history_instrum 1n cc b
history_parish 1n bf 9
history_part 1n eg b
history_publish 1n ay b
history_researc 1n bf d
hit 1a 1j c a3 4 et 3
hit_handleb 1n 1j b
hitch 1n c3 b
hits 1f 4x 5 av 4 cf 3
hiv 1i 5v h 9i z
hiv_hiv 1n 9i b
hiv_scal 1n 9i k
hiv_sensor 1n 9i c
hoard 1n f5 8
hoars 1n ce 3
hob 1n 30 4
hobby 11 1x 7 5y 6 7y e 81 b 82 b 87 6 8c 6 a1 g ab 7 b5 6 bf 5 ep f es a ez a
hobby_bak 1i a1 e
hobby_cook 1f es 9
hobby_garden 1i 82 d
hobby_photogr 1n 81 e
hobby_play 1n ez c
hobby_pot 1n ep j
hobby_sew 1n 7y j
hockey 1n 1i 4
hoe 1n 9h 8
hoes 1n 9h h
hoes_sugar 1n 9h a
hoist 1i 4r 7 6q i
hol x 2a 3 3g 4 3z 3 55 c 80 3 8y 4 dd 3 e2 8 f6 4
hol_company 1n 55 b
hold d 9 2 k 2 o 3 16 3 29 3 2d 3 3d 5 53 2 66 2 6g 3 7l 2 8v 2 91 4 9e 3 aj 3 bm 3 bt 4 e5 5
hold_baby 1n o c
hold_farewel 1n 3d a
hold_grav 1i e5 a
hold_wed 1i 3d 9
holiday m j 4 1g 3 1u 5 23 6 2g 6 2x 9 33 8 34 4 35 8 36 6 3k 4 3n 5 3q h 3w 3 4z 6 5j 5 60 3 6e 2 6f g 6p d 6q f 6r 4 7f 5 7i 8 81 3 8e 8 8i 3 91 b 9b 4 9t 5 9w 4 9z 3 bo 5 c7 4 d0 5 dd 8 de d do 9 f8 3
holiday_camp 1i 3q t
holiday_childre 1n 3q h
holiday_ent 1n bo b
holiday_flat 1f 8e b
holiday_fridg 1n 7f b
holiday_hom 1c 6f m 6q 8 91 f
holiday_hous 1i 7i 9
holiday_let 1n 6f j
holiday_mov 1n 9t a
holiday_pay 1n d0 b
holiday_photo 1n 2x c
holiday_rental 1n 6f q
holiday_request 1n de k
holiday_skil 1n dd c
hollow 1c 8k 4 8p 6 bz 3
holy 1n 3j 9
hom 8 8 3 c 4 d 6 e 6 f 3 k 4 o 5 p 7 t 5 z 3 1c 4 1h 2 1n 4 1o 7 1y 7 27 4 2a 4 2d 3 2f 6 2g 3 2s 4 2z 5 30 3 3c 4 3g 2 3t 7 46 4 49 4 5c 2 5k 3 5s 3 6f 5 6p 7 6x 4 70 5 7e 2 7l 2 7p 7 7t 5 7u 3 7w 5 7y 3 85 3 8b 2 8o 5 8p 4 8r 4 8v 5 8w 3 8z 6 91 6 92 4 93 4 95 3 99 6 9d 3 9t 5 ai 6 b8 2 ba 5 be 4 bs 5 bx 4 bz 3 c0 5 c1 3 c3 4 c5 5 c6 3 dd 2 do 3 dp 3 dq 3 du 6 dv 3 dx 2 f1 7 f5 4 f6 4 f7 3 fa 2 ff 3
hom_adaptat 1n ba i
hom_afterwa 1i 6x 8
hom_age 1n ba 8
hom_battery 1n 2a c
hom_birth 1n o b
hom_blood 1n 7p j
hom_buy 1n bx f
hom_car 1c t g 3t q
hom_check 1c 6x 7 du a
hom_clear 1n f5 b
hom_clearan 1n f5 b
hom_coast 1n 91 c
hom_collect 1n 30 c
hom_cook 17 2s f 5s 9 5y a 60 a 85 c 8c d f1 v
hom_earn 1n 13 b
hom_educat 1n 1o v
hom_empti 1n f5 b
hom_empty 13 f5 7
hom_energy 1n 8z o
hom_exchang 1n 6p o
hom_exercis 1n z g
hom_explain 1n b8 9
hom_eye 1n 46 g
hom_family 1i 6p b
hom_film 1n dv b
hom_find 1n 1c a
hom_first 1c o 9
hom_fix 1f bz a c0 a
hom_fold 1n 2f b
hom_food 1n 2m b
hom_guest 1i 6f c
hom_gynaeco 1n 7p b
hom_invento 1n 1y x
hom_keep 1n 95 b
hom_kit 1n 7w i
hom_kitchen 1f 70 a
hom_kne 1n k c
hom_lad 1i 17 b
hom_led 1n 7e b
hom_lesson 1n dq c
hom_let 1n c5 b
hom_loan 1n bx d
hom_measur 1n 6q a
hom_morn 1f 7t 9
hom_movy 1n bg b
hom_nev 1n 3t b
hom_night 1f ai 9
hom_ninety 1n e c
hom_old 1n ba a
hom_onc 1i 2z b
hom_organis 1n 92 f
hom_own 10 1y 8 27 8 2f 8 8b 7 8r d 8v e 8z d c4 7
hom_philipp 1n bs b
hom_pins 1n 49 c
hom_platfor 1n 7t a
hom_print 1n be b
hom_replace 1n c1 b
hom_return 1n 3g 9
hom_robot 1n 2f m
hom_saf 1i ai g
hom_school 1f 1o u 6p 9
hom_sewn 1n 49 c
hom_shar 1f ep 8
hom_smal 1n 8j c
hom_softwar 1i 99 q
hom_styl 1n 5l b
hom_subscri 1n 8z b
hom_sum 1n 6p e
hom_swap 1n 6p r
hom_teach 1i 3n a
hom_test 1n 7p v
hom_train 1f d a f1 9
hom_video 1n 7y b
hom_visit 1a 9d a du l
hom_watch 1n 91 l
hom_whil 1n 91 c
hom_women 1n f c
hom_workout 1n 70 n
hom_writ 1i 6f a
homelan 1n 5p i
homelan_latin 1n 5p a
homeles 1i 1e 9 32 e
homeles_lead 1n 32 c
homemad 1f 2i d f1 l f3 r
homemad_cak 1n 2i c
homemad_jam 1n f3 b
homemad_meal 1n f1 c
homeown 19 27 7 88 8 8p 8 8q 8 8v h 8z 8
homesch 1i 1o 14 a9 q
homesch_ages 1n 1o a
homesch_box 1n 1o c
homesch_curricu 1n 1o k
homesch_family 1i 1o e a9 a
homesch_kits 1n 1o c
homesch_lesson 1n 1o c
homesch_parent 1i 1o b
homesch_plan 1n 1o c
homesch_weekly 1n 1o c
homesha 1i ac g b9 v
homesha_program 1n b9 9
homesic 1n 3q 8
homewor 1a z 8 3m e 9v y dq c eb k
homewor_app 1n 9v b
homewor_help 1i 9v i
homewor_teach 1n eb f
homewor_tutor 1n 9v n
honest 16 8x 3 96 3 af 5 df 4 dp 3 en 4 eo 3
honestl 11 1b 3 4m 3 6g 3 8x 3 bf 3 df 2 dw 3
honesty 1n 4q b
honey 1n 5v 1a
honey_beekeep 1n 5v d
honey_forty 1n 5v b
honey_lov 1n 5v d
honeymo 1n bj 3
hong 1n 7p a
honour 1n 2w 9
hood 1i 3z 4 f6 3
hoody 1n 4b r
hoody_shirt 1n 4b b
hoof 1n 9e 12
hoof_photo 1n 9e b
hoof_trim 1n 9e m
hook y 29 4 2a 7 2b 4 44 4 4d 5 4r 3 8s 2 97 7 eq 6 fa 3
hoop 1n 3w 4
hoov 1n 9e m
hop 13 i 7 w 3 24 6 54 2 55 5 57 4 8j 3 bq 6 bt 5 dj 5 dq 3
hopeful 1i 24 4 40 4
hops 1n 63 k
hops_sel 1n 63 b
horizon 1n bh 4
hormon 1i 74 a 7p k
hormon_test 1n 7p i
horn 1i 5e 3 6i 4
horosco 1n f9 z
horosco_app 1n f9 c
horosco_daily 1n f9 c
horosco_morn 1n f9 e
horror 1n 3p 3
hors 17 1c d 3q 3 4p 4 9e k dv l dz 11 fm 7
hors_adult 1n dz b
hors_becom 1n 1c a
hors_cost 1n dz d
hors_hoof 1n 9e b
hors_own 1f dz g
hors_physio 1n dv f
hors_rid 1n dz q
hors_shar 1n dz h
hors_stabl 1n dv b
horsesh 1n 9e h
hos 1c n 3 95 3 e6 b
hospic 19 3c 8 3e 3 3i 7 92 4 ah 4 fc s
hospita t k 3 o 3 u 9 v 5 w 9 x 5 y 5 2j 9 2u 7 3c 4 3j 4 3t 3 4i 8 4m d 4w 5 4y 5 69 6 7t b 7u i a2 9 af 5 ba 8 c4 a fc m ff c fr 5
hospita_charity 1n fc e
hospita_childre 1n fc b
hospita_confirm 1n ff b
hospita_gat 1n 2j b
hospita_hom 1n 7t e
hospita_record 1n w b
hospita_shift 1n ff d
hospita_stay 1n ba 8
hospita_transpo 1n 7u d
hospita_twic 1n fc 9
hospita_vans 1n 7u b
hospita_visitor 1n fc h
hospita_work 1n a2 f
host t 2g 6 2o 9 2s f 2y d 2z c 30 b 36 5 38 a 39 3 4u 3 55 3 58 a 59 a 6c 8 6f j 6t 2 8u 3 aa 7 ab 8 ax 5 b2 2 c7 5 ce a ci d cs 6 ct 3 do a f6 4
host_animal 1n do b
host_br 1n 59 b
host_din 1n 2s h
host_fresh 1n ci a
host_open 1n 38 b
host_party 1i 2o d
host_sees 1n 6c c
host_send 1n 6f b
host_set 1n 2y a
host_smal 1n aa c
hostel 1c 32 8 34 4 6o 12 bo 4
hostel_backpac 1n 6o c
hostel_cyclist 1n 6o c
hostel_dormito 1n 6o e
hostel_kitchen 1n 6o e
hostel_way 1n 6o a
hot q 9 7 e 4 m 3 n a 2j 4 2k 4 2m 4 2v 8 3x 7 5s f 5z 5 6v 7 6w 8 74 5 8k 5 9d 2 9f 3 fi 3 fj 4
hot_air 1n 6w e
hot_half 1n 2v c
hot_lunch 1n 3x d
hot_sauc 1n 5s u
hot_tub 1i n e 6v b
hotel o j 7 32 2 33 5 34 3 36 7 3j 5 3k 6 48 7 4g 8 4j 5 4o 7 4p c 58 2 59 f 5d 5 5f 9 6d 7 6e n 6k 3 6o 5 6q f 6w 4 6x d 85 3 8e 6 9g 8 9p d 9r 4 ao 6 c7 8 cr 8 d9 8 dc 9 f6 5 ff 5 fj d fr 4
hotel_check 1n 6e f
hotel_deliv 1n c7 c
hotel_dentist 1n 6x 9
hotel_direct 1n 6e f
hotel_doctor 1n 6x 9
hotel_front 1n 6e h
hotel_group 1n cr b
hotel_guest 1i 6e w
hotel_gyms 1n 9p f
hotel_holiday 1i 6q 9 8e a
hotel_host 1n 59 b
hotel_learn 1n dc c
hotel_linen 1n 59 h
hotel_measur 1n 6q a
hotel_pool 1i j c 4g b
hotel_swap 1n 4p a
hotel_train 1n 3k c
hotel_travel 1i d9 a
hotel_treat 1n f6 9
hotel_turn 1n fj b
hotel_upsel 1n 6e f
hotel_walk 1n 3j 9
hotlin 1a o 6 4h l 4x 7 9p 3 dg 6
hottest 1i 5r 5
hourly 1f 37 7 6v t bw c
hourly_work 1n bw b
hous e p 4 18 3 1a 2 1t 4 1w 6 1y 6 27 4 2f 4 2g 6 33 4 36 4 38 3 3q 3 4e 2 4q 5 53 4 56 2 59 4 6c 2 6e 4 6f 5 6l 3 6n 5 6p a 6r 3 7i 6 89 5 8a 8 8o 9 8p 5 8q 4 8r 6 8s 3 8t 4 8w 3 8z 8 90 2 91 b 92 7 93 3 9t a ac 4 ak 3 b9 6 bo 3 bx 4 c5 6 cc 3 d5 3 dn 3 du 4 ed 5 eo 2 f4 3 f5 7 fc 2 ff 4
hous_answ 1n ak a
hous_area 1n 4q b
hous_associa 17 ed a
hous_bil 1n c5 b
hous_block 1f 1w e
hous_check 1n 8z d
hous_clean 1n 8o z
hous_clearan 1f 89 f 92 h f5 h
hous_company 1n 9t e
hous_concert 1n 38 c
hous_couri 1n 2g b
hous_dat 1i cc a
hous_dog 1i dn a
hous_electro 1n 53 c
hous_factory 1n 9t c
hous_family 1n 6p g
hous_guest 1n 6n a
hous_harvest 1n 8q b
hous_holiday 1n 6p g
hous_local 1n 9t e
hous_lunch 1n 3q c
hous_neighbo 1n 8p b
hous_plant 1i 1t c 8a r
hous_reckon 1n 8z b
hous_remind 1n 1y b
hous_saturda 1i f4 7
hous_sea 1n 7i a
hous_sit 1i 91 w
hous_stay 1i 6n 9
hous_storm 1n 91 c
hous_student 1i b9 b
hous_sum 1i 6p f
hous_swap 1i 6p l
hous_teach 1n 6p g
housebo 1n 37 a
househo o 9 7 11 9 15 7 1p 7 1q 7 1r 5 1y a 22 b 29 6 2a a 2d 4 2f 4 4q 9 5g a 5h 8 5i 9 5j 9 5o a 5w 8 60 6 64 4 6p 7 6v 6 7w 3 8i 5 8o d 8p 7 8s 7 8t 5 8u 7 8w 8 8x 9 90 8 91 7 92 7 93 7 9n 6 9r 4 b9 7 bk a bl 8 bv d c2 7 f2 7 f5 7 f6 5 f7 7 fb 7
househo_budget 1n bk i
househo_car 1n c2 e
househo_contrac 1n bv h
househo_cook 1n f2 a
househo_cost 1n bl g
househo_damp 1n 93 e
househo_devic 1i 29 b
househo_ful 1n f5 b
househo_furnish 1n 8w e
househo_garden 1n 6v c
househo_instead 1n b9 9
househo_journey 1n 91 f
househo_keep 1n f7 c
househo_ord 1a 8o a
househo_shar 1n 1q c
househo_short 1n 8u e
househo_travel 1n 6p c
househo_twelv 1n 22 b
househo_visitor 1n f6 b
housema 1n ac b
housepl 1f 1t q 23 c 8a p
housepl_photo 1n 1t g
housepl_subscri 1n 8a g
houston 1i 92 9 er 8
howev 1n c6 4
hug 1n 9 3
hum 1f fi 5
human 17 4w 9 a3 4 ar 7 ck 3 d8 4 f6 g f9 7
humanis 1n 3d u
humanis_speak 1n 3d a
humidit 1i 26 l 93 l
humidit_wal 1i 26 a
hummu 1n 2u 7
hums 15 16 3 8x 3 a3 3 ax 3 ca 2 fi 6
hunch 1n fe 7
hundr k 3 3 8 3 v 3 2h 3 3a 5 41 3 46 5 4z 2 7i 2 7j 3 7k 3 82 4 9v 3 al 2 at 2 au 4 b1 3 cw 3 db 3 di 2 dl 2 f3 2
hundr_board 1n 3a b
hundr_fram 1n 46 b
hundr_tomato 1n 82 9
hundred 11 2o 3 2v 3 40 3 5m 3 5w 3 5z 3 9x 3 a1 3 an 9 fa 5
hundred_variant 1n an b
hung 10 4 2 2a 2 49 3 4p 2 7r 4 8i 4 fa 3
hungari 1n 5s e
hungari_pep 1n 5s b
hungary 19 u 8 1q 8 6x g 8n 8 9f 7 ea 7
hungry 16 3v 3 5g 4 5t 6 6l 3 72 5
hunt 17 1x g 31 d 3r h 5n d 6h a ae 8 dw 4
hunt_costum 1n 3r c
hunt_family 1n 6h b
hurry 19 6 6 7r 3 ah 3 bc 5 dh 3
hurt v k 2 2c 4 4r 3 5n 3 6r 4 78 6 90 3 9v 3 bi 3 cp 3 d9 2 dp 3 e0 3
husband 1f 4s 8 bb 3 cb 6
hut 15 4 3 20 9 5r 3 6f 5 6n j 6r h e7 8
hut_afterno 1n 6r a
hut_interne 1n 6n a
hut_night 1n 6n a
huts 1f 4a 5 6n p ee 5
huts_interne 1n 6n a
huts_night 1n 6n a
hvac 1n fj a
hydrant 1n 95 i
hydrant_emergen 1n 95 b
hydropo 1i 23 a 9g r
hydropo_hydropo 1n 9g c
hydropo_lettuc 1n 9g a
hydroth 1n dv j
hydroth_dogs 1n dv b
hygien u 6 3 d 3 m 3 p 3 2z 3 47 4 4d 3 4i 3 57 3 59 3 5o 3 64 3 8e 3 96 i 9c 4 ex 2 f1 2 fa 2 fc 4 fj 4
hygien_record 1n 96 b
hygien_task 1n 96 b
hygieni 1n p b
hyperca 1n b1 b
hyperlo 1n aw b
ibuprof 1n 4r 8
ice x n 7 2p o 2r 6 2s 2 5a 5 5e 3 5u 3 6w 4 bo 6
ice_cream 19 2p t
iced 1f 2r b 5z 9 62 9
iceland 1i 6k 9 dz d
iceland_hors 1n dz b
ices 1n 2p g
ida r c 3 h 3 j 3 12 5 1h 4 1j 5 1l 4 1m 5 1o 3 2v 4 3k 6 3q 4 3w 4 86 3 b8 4 be 4 bh 3 bj 3 eu 5 ey 3
idea 11 m 3 1p 3 1z 3 3v 3 4v a 5g 3 5o 3 8f 4 a3 3 b1 3 df 7 e4 a
idea_guest 1n 4v c
identif 1i 1t l da 5
identif_housepl 1n 1t g
idl 1a 5b k 5c 9 97 3 aq d do 4
idl_oth 1n 5b c
idl_serv 1n aq d
igbo 1n cq e
igbo_develop 1n cq b
ignor 1c 79 4 7b 3 cs b cz 4
ill o l 4 s 2 2s 5 2v 3 2w 4 3d 2 3k 3 3q 4 3u 4 4z 2 56 3 6b 3 6j 3 8o 5 a0 4 av 4 bi 3 c3 3 do 4 eh 3 ej 3 fc d ff 3
ill_childre 1n fc b
illegal 1n e2 a
illiter 1n 14 b
illnes 10 7 2 l 5 m 3 1c 3 1f 3 3d 3 3i 3 3j 3 71 3 7e 3 7n 3 7o 6 bd 7 f9 3
illustr 1a 1m b 4b b 8i i b3 g b4 e
illustr_fans 1n b4 b
illustr_number 1n 8i b
illustr_persona 1n 1m 9
illustr_print 1i 4b a
imag 1a v h 4v 9 am i ar i fl a
imag_set 1n am b
imag_tel 1n fl a
imagina 1n bn 5
imitat 1f 24 c cb 4 dh 4
imitat_sunris 1n 24 b
immigra 19 4w 8 5p 7 6u o 7g 8 a4 8 as n
immigra_lawy 1n as c
immun 1n a6 4
impair 1n 7q q
implant 1n 6x u
import 13 52 h 5p 5 5q d 5y 3 66 k 68 o 69 3 8a 3 8b a 9u e cy 3
import_book 1n 66 b
import_deliver 1n 8b b
import_duty 1n 68 e
import_germany 1n 52 c
import_twelv 1n 5q c
importa 1n at b
impres 1n 5d 4
impress 1n 10 8
imprint 1n cv 5
improv 1i 7g o dd 3
improv_credit 1n 7g j
inbox 19 4z d ap 3 at t cj g d2 i fd 7
inbox_assista 1n at l
inbox_calenda 1n 4z c
inbox_puts 1n at b
inbox_remind 1n d2 b
incens 1i 8 a f9 4
incenti 1n 58 c
inch 1n 49 a
inciden 1n ct b
includ w z 3 1z 3 2l 3 34 4 3e 4 49 3 4o 8 4u 8 4v 3 64 3 7x 6 d0 8 d3 2 dg 2 dk 2 es 6
includ_holiday 1n d0 b
inclusi 1n 1e x
inclusi_caf 1n 1e n
inclusi_café 1n 1e e
incom 11 11 6 9p 8 a1 3 a2 6 ay 3 b4 3 b6 3 bk 6 bl a bt 3 bx 6 by c c4 3
incom_expect 1n by c
incompl 1n e3 5
inconti 1n bb 13
inconti_discree 1n bb b
inconti_pads 1n bb a
inconti_pant 1n bb i
inconti_product 1n bb i
increas 1f ad j aq c ed 9
increas_lawy 1n ad b
increas_shut 1n aq b
incubat 1n 5c c
indebt 1n 7h a
indepen u 7 7 s 5 x 7 y 5 22 3 2i 4 39 5 4g a 5f a 6c 6 6e 5 7y 4 8g b 8x 4 8z a 94 5 98 5 99 5 av a aw a b2 3 b4 5 b5 c ch 5 cl 5 co 5 e0 4 ek 5
indepen_advic 1n 8z b
indepen_hotel 1i 4g f
indepen_lab 1n 7 b
indepen_local 1n aw b
indepen_magazin 1n b5 i
indepen_opticia 1n av f
indepen_publish 1n 8g c
indepen_shop 1n 5f g
index 1c x 7 a6 7 bn i e5 c
index_portfol 1n bn f
indi 1i 7y 7 b0 u
indi_gam 1n b0 s
india 13 v 7 1l 5 2e 6 6b 6 73 6 7k 6 8d 7 ae 7 al 6 au 7 cs 7
indian 1f 2m c 5p 8 ar b
indian_hom 1n 2m b
indian_languag 1n ar a
individ 1n 3g c
individ_cremati 1n 3g 9
indones 1f 4t 9 55 8 fq 8
indoor 11 h 7 1t 7 23 f 26 7 2o 3 4o 7 8a c 93 7 9g j dp 9 dq 3 ey p ez a
indoor_car 1i dp b
indoor_farm 1n 9g i
indoor_garden 1n 23 c
indoor_herb 1n 23 b
indoor_plant 1f 8a e
indoor_play 1n ey i
indoor_playgro 1i ey p
industr 1a 4k 4 9f 6 av g c3 d fk 8
industr_estat 1i c3 c
industr_newslet 1n av h
infant 1i 1f w 5m d
infant_night 1n 1f b
infant_sleep 1n 1f q
inflamm 1n a6 a
influen 1i 4l 1a 4t p
influen_agency 1n 4t g
influen_influen 1n 4l d
influen_market 1n 4l d
influen_match 1n 4l k
influen_platfor 1n 4l c
influen_really 1n 4l b
info 1n a2 5
informa 1a 51 4 5f 8 ah 4 ak 4 di 8
ingredi z 0 7 1 8 b 8 1p 5 2o 3 5f 6 5g l 5p 9 5t 8 5u 9 6d 6 7a i
ingredi_batch 1n 1 b
ingredi_farm 1n 5g c
ingredi_label 1n 7a j
ingredi_les 1n 5t b
ingredi_sold 1i b a
inhal 1i y 7 1g 6
inherit 1n ah h
initial 1i 84 9 8y 4
initiat 1n 19 8
injecti 1n 53 c
injur 1f 17 5 1c 9 71 a
injury 1c f 7 g 5 3q 5 et 3
ink 16 4b 3 86 4 8h 7 9c j b4 3 b5 2 b6 5 d4 5
ink_batch 1n 9c i
inks 1i m 5 9c c
inlet 1n 9n 4
inn 17 20 3 6r l 6w 3 9a 3 9c 5 eu 6
inn_along 1n 6r a
inn_inn 1n 6r a
innovat 1i 51 a en 5
inns 19 20 4 6r c bj 3 c6 4
innsbru 1n 8m a
ins 1i 3l 5 78 d
ins_special 1n 78 b
insect 1c 5w d 6s f 9m v dr g
insect_farm 1n 9m b
insect_feed 1n 9m c
insect_meal 1n 9m b
insect_protein 1f 9m k dr d
insemin 1n fm 8
insert 1n cf 4
insid o 1 4 2o 4 2q 6 84 3 8d 6 cd 3 d2 3 dh 3 ey 4
insid_childre 1n 8d b
insid_gyms 1n 2q b
insist 1n 6m 4
insol 1f 2c 9 43 e 44 4
insomni 1i 24 9 6z s
insomni_program 1n 6z c
insomni_sleep 1n 6z b
inspect x t 9 5c 4 6d 3 94 g 95 o 96 e 97 4 98 7 9c 5 9i 9 de 3 e0 p ei b fh m fi 3 fl 4 fn g
inspect_casting 1n fh f
inspect_dat 1f 94 9 ei 9
inspect_part 1n fh d
inspect_play 1n e0 b
inspect_scan 1n 95 b
inspect_softwar 1i 95 e e0 c
instagr 1f r c 4l 9 cm i
instagr_googl 1n cm c
instagr_messag 1n r b
instal 14 15 7 2h a 7e 5 8z i d2 7 dj 3 dy 4 ef 7 eg c fd 3
instal_solar 1n 8z b
install 1c 9q c 9r d a2 b ba 5
install_plan 1n a2 b
instalm 1a 6x 5 9n f 9r 8 a2 4 bp h
instalm_student 1n bp c
instant 1n 81 9
instead k 7 2 y 2 17 4 1h 3 26 3 2r 4 3y 5 40 5 43 2 4d 5 5d 2 5t 5 72 6 8b 2 8o 3 9l 3 b9 5 bp 6 ck 3 dh 3 du 3 dx 5 fo 4
instead_bought 1n 40 b
instead_button 1i 3y a
instead_giv 1n dx b
instead_pay 1f b9 8 bp a
instead_potato 1n 5t b
instead_powd 1n 2r b
instead_standar 1n 4d b
instead_throw 1n fo b
instead_weight 1n 72 b
instep 1n 43 7
institu 1i z 5
instruc 17 3p m 4c 4 4i 8 6k a 7x 8 a8 e dc 7
instruc_begin 1n 7x 9
instruc_nev 1n 3p c
instruc_says 1n a8 b
instrum 16 d 4 3n k 8n s a3 o b3 4 cc f cd t ev c
instrum_lend 1i cd 8
instrum_mend 1n cd b
instrum_rent 1i 3n a
instrum_rental 1n 8n o
instrum_repair 1n cd s
insul 1n 9s 9
insulat 1c 22 2 8z 9 9o 6 9s i
insulat_board 1n 9s d
insulin 1n 73 d
insur a 1y 4 27 4 35 3 4v 1 55 2 5b 3 7t 2 7u 2 9d 4 bp 3 bq 5 c2 3 e8 3 en 7 fa 2
insur_accept 1f 1y b
insur_bil 1n 9d c
insur_collect 1n 80 9
insur_instead 1n bp c
insur_pay 13 3x 7
insur_spot 1n en c
insur_trip 1f 35 9 c2 a
insuran r 10 5 1a 3 1y 6 27 5 2s 2 3k 3 4n 8 55 2 56 3 66 4 8v 2 90 6 9l 7 ak 3 al 4 bp b bq o c6 2 ec 4 en h ff 6
insuran_app 1n bq d
insuran_bag 1n bq c
insuran_borrow 1n bq c
insuran_claim 1i en j
insuran_loan 1n 90 b
insuran_shelv 1n 4n b
insuran_tool 1n en n
intak 1c 41 3 72 4 el p fr 6
intak_form 1n el b
integra 1f 13 c da h fh 7
intelli 1n cr f
intend 1a 2l 4 2t 4 5h 4 5i 4 5s 4
intensi 1n 3p f
intenti 1i 6y 8 7f 7
interes 1a w 4 68 4 bm b bw b d6 4
interes_factory 1n bw b
interes_work 1n bm b
interfa 1i bu 5 fe 4
interge 1i ac a b9 8
interim 1i 4k p 54 j
interim_manag 1i 4k c
interio 19 8 4 4o 7 89 7 8b 8 8w t 9s 6
interio_design 1n 8w x
interla 1n 6w 9
intern 1a 4u 7 ac 6 ar 6 ec o fk 6
interna 1f ap 9 bs 9 dl r
interna_knowled 1n dl h
interne 17 1h b 2g 4 6c 4 6n n b8 k bv b cj 4
interne_switch 1n bv c
interns 1n ec 15
interns_interns 1n ec h
interns_match 1n ec m
interns_student 1n ec g
interpr 1a 4m 19 4w f 6x 9 cp 9 f9 c
interpr_arabic 1n 4m g
interpr_hospita 1n 4m k
interpr_hotel 1n 6x 9
interpr_polic 1n 4m e
interpr_servic 1i 4m n
interru 1n af 4
intervi 14 19 3 3d 3 a2 9 af 10 ax f bi 9 bj 9 cg a cn d db c
intervi_candida 1n db e
intervi_coach 1n af d
intervi_engin 1n cn e
intervi_grandmo 1n bi a
intervi_half 1n cg a
intervi_next 1n af c
intervi_play 1n af c
intervi_practic 1n af t
intervi_telepho 1n bj 9
intimat 1n 38 h
intoler 1n 7a b
introdu 1a 3s 4 3t 4 aa i ac 4 c3 3
introdu_person 1n aa c
invent 16 4h 4 83 3 a5 3 ae 6 aj 3 am 8 an a en 3
invento 1a y m 1y x 6d h 97 b ek t
invento_app 1i 1y f
invento_hom 1n 1y d
invento_softwar 1i y f ek j
invento_valu 1n 1y b
invert 1n 1d 4
invest 1f 1d 9 7i u bn 15
invest_begin 1n bn g
invest_propert 1n 7i b
invest_real 1n 7i k
invest_rental 1n 7i c
invest_smal 1i bn e
invest_spar 1n bn b
investi 1n aw b
investm 1f 7i d 9p c bn d
investm_run 1n 9p b
investo 1c 54 i 7i e bn e bt 8
invit 14 14 4 1g 5 2s c 3i 3 3l 4 40 7 a2 3 ae 3 b2 3
invit_twelv 1n 2s e
invitat 1n ae c
invoic y z a 3c 3 4e w 4z 9 68 8 8v 3 99 3 9d 9 9e 8 9f 3 bu 7 cx w d1 8 d6 p d8 a dh c fk 8
invoic_app 1n cx i
invoic_busines 1n 4z c
invoic_cash 1n 4e i
invoic_client 1n cx e
invoic_early 1n 4e j
invoic_factor 1n 4e g
invoic_financ 1n 4e q
invoic_freelan 1n cx i
invoic_mail 1n d6 b
invoic_money 1n 4e b
invoic_numb 1n cx b
invoic_paid 1i 4e g
invoic_parcel 1n dh b
invoic_remind 1n d6 i
invoic_self 1n cx i
invoic_show 1n d1 b
invoic_step 1n d6 b
invoic_tool 1n cx g
invoic_writ 1n fk b
involv 1n en 4
inward 1n 7w 3
ireland u 1 5 l 5 t 5 1h 5 2a 5 3j 4 4p 5 5h 5 61 5 6x 4 74 5 81 4 8g 5 96 5 9t 4 9v 5 ah 5 ao 5 av 5 bs 5 bx 5 ce 4 co 5 cx 5 d3 5 el 5 ff 5 fm 5
irish 1n af b
iron 15 7 g 31 4 5b 2 7p 8 7y 3 8a 5 8c 8 8s o
iron_local 1n 8s g
iron_shirt 1n 8s b
iron_supplem 1n 7 f
irregul 1i 7f c
irrigat 1i 9r 9 fl f
irritat 1n 1 d
island 1a 37 6 69 i 8g 3 8h 4 b2 3
isn 13 4z 4 58 4 cm 4 eh 4 ej 4
iso 1n di p
iso_tool 1n di b
israel 1i 4z a 6t 8
issu 19 8z 4 av l b5 t be g cx 4 e2 7
issu_spr 1n b5 c
issu_thick 1n b5 c
istanbu 1n 6x v
istanbu_clinic 1n 6x 9
italian 1f 3o 9 5r 9 9w 9
italy u 1s 5 1u 5 2g 5 2w 5 3d 5 3e 4 4h 5 50 5 52 6 60 5 6a 5 79 5 7f 5 96 5 9b 5 a6 5 ag 5 b6 5 bi 5 bv 5 cl 5 cp 5 d5 5 de 6 dl 5 ej 5 fg 5
itch 16 0 5 1 d 2 5 5 3 m 3 ex 3 fa 3
item 12 17 7 1q 8 1y e 4q 9 90 e ar 4 cn 7 dk 8 ek e fd a fe h
item_amazon 1n fe a
item_back 1n fd c
item_neighbo 1n 90 i
item_phon 1n 4q b
itinera 1i 1u 12 36 m
itinera_book 1n 36 g
itinera_city 1n 1u b
itself m 23 5 2w 3 3f 3 3t 5 4s 2 7f 3 at 3 ax 3 bh 5 d2 7 d5 3
itself_inbox 1n d2 b
itself_parent 1n bh a
ivf 1n 6x o
ivory 1i cd 4 da 9
ivy 1n c0 4
jacket 14 4 3 2e 7 3z 3 44 7 48 i 49 3 7y 3 bc 3 ee 6
jacket_apron 1n 48 b
jag 1n 7o 3
jakarta 1i 59 9 f0 7
jam 12 2y 4 3j 6 3u 3 5s 7 5v 5 6o 8 ca 6 f3 n
jam_bunk 1n 6o a
jam_preserv 1n f3 h
jams 19 2y 4 31 3 4q 4 5s c 67 4 f3 n
jams_chutney 1n f3 d
janitor 1n eh k
janitor_firm 1n eh c
january w f 3 1n 4 61 5 6y 3 72 3 7c 4 82 3 8d 3 8l 3 8q 4 bz 3 cx 3 f7 c f9 2 fk 4
japan 16 1t 7 2f 7 3n 7 4r 7 7r 7 86 7 8c 7 b1 7
japanes 1n 9w a
jar 11 0 5 8 7 9 9 5m 5 5o c 5s j 5v h 5x 8 7w c bk 3 f3 9
jar_really 1n 9 c
jar_seed 1n 7w 9
jars 15 2u a 5c 5 5l 7 5m 8 5o l 5s k 5v l 5x j f3 o
jars_additiv 1n 5s b
jars_back 1n f3 9
jars_harvest 1n 5v b
jars_refil 1n 2u b
jasmin 1n 2r a
jaw 1i 3 4 b 4
jaz 1i 38 i ce e
jaz_comedy 1n 38 b
jaz_duo 1n ce 9
jean 1f 3y 9 48 7 bc j
jean_wheelch 1n bc b
jelly 1i 2r 4 f3 8
jerky 1n 5t a
jerryca 1n 15 h
jetty 1f n 4 37 d 6k 8
jewel 1n 2w 6
jewelle 1a 2b b 2e 8 45 y am 8 eq 6
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
jitsu 1n et r
jiu 1i h a et p
jiu_jitsu 1n et o
job r 13 c 14 2 19 5 1a 2 1e 3 46 3 4v 3 4x 3 4y 5 6b c 98 9 a2 f ae k af 9 au a b4 4 b7 o by 3 ck 3 co 8 db 8 dc 7 e8 4 ef b eg b
job_ads 1n b7 i
job_board 1f b7 u
job_boil 1n eg b
job_card 1n 98 f
job_first 1n dc c
job_messag 1n co c
job_portal 1n b7 k
job_search 1n ae o
job_seek 1i ae j au c
job_shop 1n 6b n
job_sit 1n b7 c
job_solar 1n a2 b
jobs y 13 c 1a 3 1w c 39 5 66 3 7f 3 8p g 9k 9 9z 3 a2 3 b7 i bl 3 cv 3 d7 3 ec 5 ef 8 eg 6
jobs_around 1n 8p b
jobs_refug 1n 13 d
jobs_salary 1n b7 b
jobseek 1n ae b
jockey 1n 2y a
johan 1f 99 3 e5 3
johanne 1i 44 9 5b 9
join u g 2 19 3 32 4 3r 4 3w 5 4b 2 6v 6 76 3 88 7 8y 7 9t 4 ap 5 dk a dm 3 f6 2
join_cal 1n dk g
join_custom 1n 88 b
join_worksho 1n 8y b
joinery 1n ec 7
joint 17 f 4 4g g 71 3 88 4 9t 6 bl e ec 3
joint_account 1n bl g
jointly 1n 1d a
jok 13 av 3 bj 4 cp 3 ew 3 f9 3
jona j 12 4 27 2 2w 3 3s 3 7c 2 ab 3 al 2 bl 5 bo 2 br 2 c3 2 db 2 dd 3 dk 3 eg 2
josef 1n bf 8
journal 1a 77 11 8h j aw p bh 7 f9 7
journal_app 1n 77 j
journal_keep 1n 77 e
journal_town 1n aw g
journey 14 35 e 36 n 3j k 73 3 79 3 8m 3 91 e do 4 ea 3
journey_europ 1n 36 b
journey_women 1n 3j 9
joy 1i 84 4 ag 5
json 1n d8 m
json_confide 1n d8 b
judg z 2 3 t 3 v 4 1x 3 2c 5 4k 4 7j 3 7m 5 7r 3 a7 3 af 3 au 3 d9 9 db 3
judgeme 1n 4k 5
judo 1c 3v 3 3w 9 e7 a et p
judo_childre 1i et b
judo_fal 1n et 9
jug 1f 1e 3 2d a 33 4
juic 1f 2q 12 61 c fp 8
juic_bar 1n 2q r
juic_drink 1n 2q d
juic_smoothi 1n 2q i
july x 9 3 h 5 n 3 18 7 35 3 3q 3 5r 3 6p 3 8b 3 9a 4 9b 5 br 2 f7 3 f8 5
jumbl 1n 3z c
jump y 1i e 1s 9 41 4 47 6 4a i 6w 5 9z 2
jump_wool 1n 4a g
jun x 4 3 2x 3 37 3 3n 3 49 3 4n 2 58 4 5v 5 9h 4 br 5 bt 4 bv 4
junctio 1n 3p 4
junk 1i 92 g f5 w
junk_removal 1n f5 o
juror 1n 51 6
jury 1n 51 3
kampala 1n 54 a
kano 1n fg 9
karaok 1n 2y j
karaok_rent 1n 2y c
karat 1n et s
kayak 1c 32 9 37 h 6k f 8m 9
kayak_rent 1n 37 d
keel 1n 9a 4
keen 1i bl 5 c8 4
keep 8 1z 2 4w 1 74 2 77 2 8u 2 c7 3
keep_best 1i 1z c
keep_christm 1n f7 c
keep_company 1n cp c
keep_dat 1f fk a
keep_entry 1i 74 c
keep_gras 1n 9l a
keep_luggag 1n c7 c
keep_photo 1n 95 b
keep_playgro 1n e0 b
keep_receipt 1a 1y 9
keep_run 1n d4 b
keep_self 1n 8u b
keep_shar 1n 7s a
keep_stag 1n c9 9
keep_stock 1i 6d a
keep_swap 1n 8e b
keep_ticket 1n 38 b
keep_vegetab 1n 8q b
keep_wrinkl 1n au b
keepsak 1n 3g k
kefir 1n 5x b
keg 1f 62 3 63 e ci 3
kegs 1i 63 5 6m o
kel k f 3 k 3 p 3 3n 2 3u 3 99 2 9b 2 ap 4 b7 2 c6 2 d1 3 db 2 dj 2 dk 3 dl 2 e5 3 ea 2 el 4 fg 2
kennel 1i 1c 2 do e
kent 1i 6v 8 f3 7
kentuck 1n 9e a
kenya 16 y 7 2h 7 4y a ak 6 bq 7 d0 7 e3 7 ed 7
kenya_work 1n 4y c
kept f 1z 4 22 2 7h 2 82 3 8n 4 9d 2 a7 2 df 3 dj 3 fd 3
kept_used 1n 8n b
kerala 1n 5y e
kerala_zanziba 1n 5y b
kerb 17 c2 d
kettl v 16 6 35 3 57 5 7w 3 av 4 ek 4 f3 2
key n 23 4 27 3 2b 6 2e 4 2g a 39 4 3w 3 4n 2 56 3 6f 4 6p 3 7e 3 8o 4 91 b ai 7 b6 5 bt 3 c0 4 c2 4 dm 5 do 4 e0 3 e7 a eh 4
key_hold 1f 91 b
key_ring 1f ai 9
keyboar 1i u 3 f0 4
keychai 1n 2e a
keyles 1n 2g b
keyring 1n 84 4
keys t 1w 3 26 3 2e 4 2g 4 56 5 5b 3 5j 5 6f 7 8o 5 91 9 ai 4 bp 3 bt 4 ct 3 dd 2 dm 5 eh b ei 3
keys_guest 1n 6f b
keys_quality 1n eh c
keyword 1f ao a cn j fe 3
khachap 1n 2k e
khachap_stal 1n 2k b
khinkal 1n 2k e
khinkal_khachap 1n 2k b
kibbl 1n dr b
kick 1c a 3 j 8 75 2 9e b
kickbox 1i h a et 8
kid 19 1j g 1v 8 7v j a9 k az 8 bm 8
kid_woodwor 1n 7v a
kidney 1n w 4
kids w 4 6 1g c 1h k 1j k 1v 8 2c 6 3q f 3r l 3u l 3v m 3w n 3z j 7m 9 7v k 9x g 9z 6 a9 j az h bm j c1 6 et 3 ey e
kids_audio 1n az o
kids_bik 1i 1j p
kids_birthda 1n 3r l
kids_camp 1n 3q h
kids_carpool 1n 3u m
kids_cloth 1n 3z o
kids_cod 1n 3v o
kids_competi 1n 3w c
kids_footbal 1n 3w e
kids_money 1n bm o
kids_mytholo 1n a9 b
kids_near 1n 1v b
kids_onlin 1n a9 l
kids_party 1n 3r p
kids_read 1n 9x p
kids_school 1n 3u b
kids_soft 1n ey c
kids_sport 1n 3w p
kids_woodwor 1n 7v a
kil 1f 37 3 8a 4 9m 4
kiln 1c 39 h 8j g 9o 3 ep w
kiln_clay 1n ep a
kiln_mak 1n 39 c
kiln_shelv 1n ep d
kilo z x 4 11 3 28 c 2q 3 64 5 6d 3 8s 3 ds 4 dt 3 f2 7 fp a
kilo_big 1n 28 b
kilo_sel 1n fp b
kilo_slaught 1n f2 8
kilomet 16 a 4 28 4 6r 3 aa 3 c1 4 c6 4 dy a fg 6
kilomet_organis 1n dy b
kilowat 1c 2a 4 9g 4 9r a c5 4
kim 1f 2w 4 6t 3 dv 6
kimchi 1n 5x u
kimchi_sauerkr 1n 5x b
kind n 2 5 1x 4 22 2 3i 2 65 2 6a 3 92 2 9v 5 aa 3 ad 5 aq 3 b0 4 bt 3 bx 3 cq 3 d5 3 d8 3 f3 3
kind_hair 1n 2 b
kinderg 19 2v 9 33 4 3l n 6j h 7m 4 e0 e
kinderg_fifteen 1n 3l c
kinderg_parent 1n 6j e
kinderg_town 1n e0 b
kindest 1n 7c 5
kindly 14 s 3 1c 3 6i 3 a7 3 aa 3
kindnes 1n 1e 5
king 1n c9 8
kiosk 10 15 c 2j 5 2u 5 5f d 67 9 6l 7 9r 6 ai 6 ax 3 b5 5 bm 2 bs 7 c7 3 da 6
kiosk_becom 1n 67 c
kiosk_solar 1n 15 b
kis 1n 4c 4
kit x a 8 28 6 2a 6 2o 3 34 6 3v b 4a 5 5g l 5h 4 6k 5 7p d 7v g 7w r 7x e 8a 6 8d h 9n 8 bz 5
kit_childre 1n 7v i
kit_experim 1n 8d g
kit_gas 1n 9n b
kit_kids 1n 7v d
kit_kit 1i 5g d
kit_refil 1n 7w 9
kit_sprout 1n 7w d
kit_stay 1n 3v b
kit_video 1n a b
kitchen g c 3 i 3 11 4 13 5 1c 3 1r 4 23 5 2d 4 2f 3 2k 5 2l 7 2m d 2t 5 2v 4 2z 9 30 6 39 4 3a 4 3m 3 3x 3 4j 4 4s 2 57 7 59 5 5c f 5f 2 5l 3 5s 4 64 5 6c 2 6d b 6l 7 6o 7 70 4 7w 7 83 3 85 4 86 5 88 4 8c c 8d 4 8o 3 8v 4 8x 4 92 6 95 3 96 9 9g 3 9v 2 b9 3 d2 4 dd 4 eb 2 ef 4 es 4 f1 4 f3 2 ff 5
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
kitchen_garag 1n 92 b
kitchen_garden 1n 7w b
kitchen_help 1n ff f
kitchen_indian 1n 2m b
kitchen_kniv 1i 85 9 8c f
kitchen_leav 1n 2z c
kitchen_light 1n 23 f
kitchen_local 1n es 9
kitchen_refil 1n 57 c
kitchen_refuge 1n 13 b
kitchen_rent 1n 5c f
kitchen_rental 1n 5c m
kitchen_room 1n 92 b
kitchen_shop 19 4j 8
kitchen_station 1i 5c j 6o 9
kitchen_tabl v 6o 5 83 5 8x 6
kitchen_tablet 1i 1r b
kitchen_tap 1n 2d c
kitchen_ticket 1n 6l b
kitchen_tool 1i 86 a 8c r
kitchen_wash 1n 59 b
kitchen_wast 1i 6d m
kitesur 1n 34 o
kits 12 1o c 2r 5 4a 5 5g g 5h 5 7p e 7v d 7w j 7x f 8d b 9r 6 bi 5
kits_begin 1n 5g c
kits_hand 1n 7x 9
kits_motif 1n 7x 9
kits_pre 1n 7v 8
kitten 1n 1c 7
kitty 1n 9z 4
knack 1n bi 5
kne s 4 3 e 4 k b 1j 8 34 3 3z 4 40 3 48 7 4c 5 4r 4 6q 3 6r 3 6w 3 71 4 78 9 9h 4 9l 3 cb 3 dv 7 ew 5
kne_hip 1n k c
kne_hit 1n 1j c
kneel 1c 2x 4 48 7
knew 11 1z 3 20 5 3d 2 a6 3 by 3 e8 4 fr 3
knif 11 39 3 85 q 86 3 8c f dc 3 eq 9 es 6
knif_grind 1n 85 b
knif_hook 1n eq 8
knif_sharpen 1n 85 w
knight 1n eu 8
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
knock 11 1n c 3k 3 8d 3 c4 3
knot 19 84 6 a9 3 dn 7
know_long 1n r b
know_second 1i 7r a
know_west 1n 72 b
knowled 1i 76 5 dl z
knowled_bas 1n dl c
knowled_retir 1n dl d
knowled_search 1n dl q
known m 6r 3 7r 3 9t 3 9y 4 cg 3 dd 2 di 3 dt 3 e9 2 fc 3
knuckl 1n 4a 4
kohlrab 1n 5i d
koji 1n 5x b
kombuch 1n 62 s
kombuch_smal 1n 62 b
kong 1n 7p a
korea 1f 3m 9 7l 8 fd 9
korean 1c 2l 9 2m c 5p 8 9w 9
korean_brand 1n 2m b
kostya 1n cb 4
kpi 1n cr a
kraków 1f 3g 7 5n 9 8x 9
kraut 1n 5x 7
krav 1n et 8
kuberne 1n aq g
kung 1n et 8
kuwait 1n 4r a
lab 13 7 a 10 m 1k 8 45 7 5b 7 5h 9 5y 3 69 d 7j 9 81 m du 5
lab_coat 1n 1k a
lab_practic 1n 10 l
lab_sampl 1n 69 b
lab_word 1n 7j b
label k 8 3 1s 3 1t 3 2t 3 3y 8 40 2 41 4 43 3 47 3 4d 3 57 2 5h 5 5m 3 5s 4 5v 2 5y 3 65 3 6h 3 6m 4 6r 3 7a c 7q 6 96 3 am 4 ar g f3 2 fd 4 fh 8
label_camera 1n 7a j
label_data 1n ar j
label_imag 1n ar j
label_sews 1n 3y b
label_speech 1n ar i
label_stand 1n 7q a
label_throw 1n fh b
label_train 1n ar d
laborat y 4 3 7 6 24 3 2d 4 2p 3 4c 3 5e a 5l 3 5m 3 69 6 7p a 9m 4 dr 5 fq 3 fr b
laborat_dentist 1i 5e b
labour 1a 4y 4 56 5 5e 4 el 8 ff 4
labrado 1n dt 4
labs 1i 10 p 81 a
labs_shar 1n 10 b
lac 1f 43 4 44 4
lack v 7 6 y 2 16 4 1w 8 2z 3 3m 3 4n 3 70 3 8x 3 do 3 f1 2
lack_tonight 1n 1w c
lactati 1f o 9 75 9 9d a
lacto 1n 5x j
lacto_ferment 1n 5x g
lactos 1n 5h a
lad z 17 b 1w 7 4i 7 6i 2 8r b 90 e cv 3 e6 2 fn 4
lad_carpet 1n 90 b
lad_sew 1n 17 c
ladder 1n 4a 4
ladl 1n n 3
lady 1f 1z 5 co 4 em 4
lag 1n f0 3
lago 1f 3v 9 b3 3 fg 8
laid y m 2 1r 2 3t 2 7o 2 8j 6 9c 2 9s 5 ar 4 fn 5
lak v j 6 n d 20 4 34 7 3q 4 47 5 5a 6 6f 5 6n e 87 e 9b 2 bh 5 bj 3 bo 5 cg 6
lak_begin 1n 34 b
lak_octob 1n n b
lakesid 1n 6n 8
lam 1f 9l 3 dz 7 fm a
lamb 1i f2 r
lamb_box 1n f2 a
lamb_farm 1n f2 a
lamb_fisherm 1n f2 a
lamb_shar 1n f2 a
lamenes 1n 9e 9
laminat 1n a1 e
laminat_dough 1n a1 b
lamp m d 4 16 6 24 b 29 b 2a 4 31 3 33 4 3v 3 6o 3 7a 3 7k 2 80 3 8p 6 8w 4 95 3 9r 7 au 3 b0 4 c5 9 cf 2 dy 3 e2 a fe 3 fh 3
lamp_dump 1n e2 a
lamp_imitat 1n 24 b
lamp_learn 1n 16 c
lamp_post 1c c5 c
lamp_print 1n 29 c
lamppos 1n 71 3
lan 13 j 7 3p 3 9b 8 9k 3 c2 5 du 3 e3 5 e9 8 f0 9
lan_party 1n f0 b
land u 18 5 34 4 37 4 3j 4 4x 3 5a 9 68 5 69 3 6t 8 6w 9 9l 6 9o 4 9u 6 bx 3 cv 6 d2 7 d9 3 db 4 ee 5 f8 b
land_fish 1n 5a c
land_list 1n d2 b
landlin 1n 79 f
landlin_pil 1n 79 c
landlor s 22 3 26 5 2a 8 2s 3 39 3 4n 9 4o 3 56 3 5c 3 5d 3 66 2 67 5 7g 8 7h 5 7s 3 8u 2 93 a 9p 4 a4 7 ad f bp f c4 3 c5 4 ci 5 ed l ep 2 er 4 ex 4 f3 2
landlor_disput 1n ad d
landlor_list 1n 4n b
landlor_softwar 1n ed u
landown 1n 2j 5
landsca 1n ef b
languag n w 5 13 5 3o i 4j 9 4m d 4w 9 4y 2 5p 4 6e 3 6h 6 6j 9 6t 4 6u 3 6x 2 75 6 7a 5 7g 2 9w i a4 5 a8 9 ah 6 an 6 ar b cn 6 cp a cq 6 cr 7 d5 6 df 6 e8 i eb 4 eh 3 fl 5
languag_app 1i 9w l
languag_authori 1n e8 d
languag_check 1n ah b
languag_cours 1c 9w a
languag_deaf 1n 4m b
languag_fair 1n ar a
languag_learn 1i 3o c 9w m
languag_lesson 1i 3o l
languag_let 1n e8 d
languag_mark 1n e8 b
languag_red 1n d5 c
languag_report 1n 6j c
languag_school 16 3o a
languag_servic 1n e8 d
languag_short 1n a8 b
languag_such 1n 3o b
languag_suppli 1n cn c
languag_transla 1n e8 c
languag_tutor 1n 3o f
lantern 1i f7 4
lap 1f dn 3 ev 3 ex 3
laps 1f 47 4 ev 3 ex 3
laptop 15 2h k 2i 4 39 4 3v 3 42 4 4x f 5d 4 8x e
laptop_account 1n 4x c
laptop_company 1n 2h b
laptop_kitchen 1n 8x c
larg i 1j 5 1w 3 22 4 4v 2 56 3 59 4 5a 3 5i 3 5o 3 67 2 7u 2 8c 3 9q 4 ax 3 b0 3 b7 2 cq 5 d8 4 da 3 ey 3 f8 4 fc 2 fk 3
larg_garden 1i f8 b
larg_kne 1n 1j b
larg_met 1n 9q c
largest 1a 55 4 6t 3 aq 3 aw 4
larva 1n 9m x
larva_chicken 1n 9m e
las 1c 29 f 53 a 97 6 9h d
lash 1n d k
lash_extensi 1n d g
last 7 12 2 3m 2 4s 1 71 2 8v 3 cl 3 ej 3 fb 3 fc 4
last_cas 1n cl c
last_lif 1n b b
last_mil 1n ej h
last_plat 1n 3x d
last_practic 1n du c
last_run 1i 71 b
last_servic 1n 94 a
last_show 1f 12 a dw 9
last_test 1i 3m e 97 a
last_til 1n 8v d
last_villag 1n fb g
last_went 1i 70 a
last_wint 1c b0 9
last_wish 1n fc q
lat_check 1n 6e e
lat_pays 1n d1 b
lat_smal 15 dz 8
lat_talk 1i 7m h
lat_writ 1n 3o b
latenes 1n 17 6
lath 1i 13 4 6a 7
latin 1i 5p j b4 9
latin_america 1i 5p d
laugh u 31 3 32 3 86 3 b0 3 b3 5 bj 3 et 2 fc 3
laught 17 8f 6 bd 3 bj 3 er 3 et 3 ez 3 fa 3
launch 1f a1 4 ax 9 b4 4
launder 1i 4e 5 8s m
launder_collect 1n 8s g
laundro 1i 14 d 8s f
laundro_let 1n 14 b
laundro_wash 1n 8s e
laundry 16 a a 2f e 2s 3 48 6 59 r 6o 3 8s w ej 4
laundry_bag 1n 8s b
laundry_bags 1n 8s e
laundry_collect 1n 8s c
laundry_hotel 1n 59 e
laundry_pick 1n 8s k
laundry_pickup 1n 8s o
laundry_sort 1n 2f b
lavator 1f 6v 6 bb 6
lavend 1n 0 5
law s 36 3 3d 2 3l 3 49 3 4g 3 4h 5 4p 4 4u 5 4w 5 6r 3 7g 2 a0 4 a7 3 ad 4 av 9 bn 5 bp 3 c0 4 cg 3 cu 4 d0 4 el l f1 2
law_firm 19 el r
law_reimbur 1n av b
lawmak 1n fk 5
lawn 19 18 6 2f k 6v 3 8q r 9l 7 b9 3
lawn_mow 1i 2f f 8q c
lawn_trim 1n 8q b
lawnmow 1n 2f k
lawnmow_boundar 1n 2f b
laws 1n ad 5
lawy h 4h 5 4n 1 4v 2 52 2 54 2 55 1 5d 2 6u 3 7s 6 ad 9 as 6 at 3 aw 2 ax 2 cu 2 d5 9 d6 5 dj 2 e8 4 el b
lawy_answ 1n 4h b
lawy_check 1c ad 9
lawy_end 1n d6 b
lawy_mail 1n el b
lawy_need 1n ad b
lay x 3g 2 4f 3 6p 3 8k e 9d 3 9f 5 9s 5 be 2 bh a er 4
lay_develop 1n 8k c
lay_print 1n bh c
layout 1f 8h 5 bh a cp f
layout_transla 1n cp c
lea 1n ai e
lead p i 7 31 6 32 7 3j 3 3q b 4j 9 52 2 54 b 9v 6 ab 2 ae 2 al a aq 7 b2 6 br 2 bw 3 cs 4 cw e d2 a dd 4 df b dm 7 dq b ds 4 ev 3
lead_be 1n dq c
lead_film 1i 4j e
lead_generat 1n cw n
lead_group 1c 31 9
lead_guid 1n 32 c
lead_loan 1n 54 g
lead_pupil 1n 9v b
lead_th 1n df b
leaders 1n 50 i
leaf z 8 3 1k 2 1m 4 1t 9 1z 2 5z h 72 3 fl f fq 5
leaf_diagnos 1n fl f
leaf_tea 1n 5z o
leaflet 15 6 5 b 3 1q 9 6p 3 72 4 79 5 92 3 dg 6 fa 3
leafy 1n 9g f
leafy_green 1n 9g c
leagu 1c ci i ea l ez m f0 n
leagu_automat 1n ea a
leagu_bars 1n ci a
leagu_even 1n ez a
leagu_thursda 1n f0 9
leak y 6 8 a 5 1y 3 23 8 27 r 4h 3 57 3 6e 5 6k 2 9n 5 b1 2 bb l cv 2 ed 2 fr g
leak_detect 1i 27 c
leak_detecto 1n 27 g
leak_proof 1n bb p
leak_sensor 1n 27 q
leak_shut 1n 27 b
leak_women 1n bb b
leakpro 1n bb p
leakpro_discree 1n bb b
lean 14 8w 3 dx 3 e5 3
learn i j 8 14 b 16 7 19 6 1e 6 1f 6 34 6 3h 3 3m 3 3n 7 3o d 3p b 4j b 50 8 71 4 8d 6 9w g 9x 8 9y 4 9z e a1 9 a2 4 a3 c a4 6 a5 d a8 a aj 3 ar 7 bm 7 bn 3 c8 5 cb c cq 3 cs 5 d1 5 d7 3 dc 9 dt 5 e8 5 ej 5 ep 7 eq 9 es a et 4 eu 3 fh 5
learn_app 1f 9w a cb g
learn_automat 1n 3p c
learn_back 1i ej b
learn_café 1n 3o b
learn_cod 1i 9z p
learn_differe 1n a5 m
learn_difficu 1i e8 b
learn_disabil 1n 1e f
learn_driv 1i 3p k a8 l
learn_english 1i 3o c
learn_europea 1n 9w b
learn_find 1n 6s 8
learn_good 1n fh b
learn_guitar 1i a3 e
learn_instrum 1i a3 g
learn_interes 1n bm b
learn_job 1n dc c
learn_judo 1n et 9
learn_languag 1i 9w g
learn_lat 1n d1 b
learn_lin 1n cb s
learn_phon 1n 4j f
learn_piano 1i 3n b a3 b
learn_program 1f 19 e 9z j
learn_read 1i 14 k 9x j
learn_repair 1n 16 h
learn_sav 1n bm b
learn_sleep 1n 1f f
learn_spanish 1i 9w e
learn_surf 1n 34 d
learn_swim 1n j k
learn_team 1i ar c cs a
learn_use 1n 50 c
learn_wheth 1n dt c
learnt 10 23 3 4c 3 4o 3 7f 3 7m 3 9d 3 at 3 dx 2
leas w 2i 3 2l 5 2n 3 2p 3 39 3 4n c 4p g 4x 6 5b 5 5d 5 9g 3 9p 6 9r d ad 9 bp 5 c1 6 d4 c d5 8 e5 d ed d ei 4 f0 2
leas_arrear 1n ed b
leas_clinic 1n 9r a
leas_origina 1n 4p f
leas_review 1n d5 c
leas_run 1n e5 b
leas_work 1n d4 d
leash 1i dm b ds a
least 15 s 4 2t 4 7g 4 7i 3 89 4 8r 3 at 3 c6 3
leath 1c 42 l 43 h 44 9 84 13
leath_bag 1n 84 k
leath_belt 1n 84 h
leath_good 1n 84 m
leath_hand 1n 84 c
leath_lin 1n 42 b
leath_sewn 1n 84 a
leath_wallet 1n 84 c
leather 1n 84 a
leav 9 r 3 12 4 1t 3 5z 3 c1 2 d0 3 d9 3 de 4
leav_birthda 1n de d
leav_clean 1n 2z c
leav_deposit 1n r b
leav_flat 1n f5 9
leav_fost 1n 12 b
leav_mean 1n 1t b
leav_shop 1c bk 9
lectur 1f 1k t a6 n cs 4
lectur_not 1i 1k p a6 e
led 19 3i 9 5m 8 64 4 77 3 7e a ae 6
led_experie 1n 7e b
led_train 1n 3i 9
leds 1n 9g a
leed 14 2i 7 38 7 3l 7 5g 7 cc 7 dn 7 ep 6 ev 6
leek 1c 1e 3 5f 2 5i 3 5n 3
left a 1p 3 5g 3 5n 3 7k 2 86 9 9e 2 a6 3 bk 4
left_fridg 1n 1p b
left_grocery 1n bk b
left_hand 15 86 10
left_mov 1n a6 b
lefthan 1n 86 b
leftov 13 11 7 1p b 2t 4 5g 4 5n b 6d 3 9m 9 f1 3 fo m
leftov_build 1n fo d
leftov_sel 1n 9m a
leftov_til 1n fo f
lefty 1n 86 w
leg 12 a 5 x 5 1j 4 2x 4 48 5 8x 3 8y 6 9e 3 dv 5
legacy 1i ah a cs a
legal 11 1d 3 4w e 6u 3 7s f ad f as 3 d4 3 d5 9 dj 3 e8 a ed 3 el b fb 3
legal_advic 17 7s a
legal_intak 1n el e
legal_let 1n 7s d
legal_risk 1n e8 b
legal_transla 1n 4w i
legione 1n fr s
legione_risk 1n fr f
lego 1n 7z 11
lego_sets 1n 7z d
legs z b 3 f 3 2y 4 71 7 75 2 7l 2 8x 3 8y 8 ds 4 ec 2
legs_crack 1n 8y b
legum 1n 5t a
leipzig 1a 11 7 2r 7 3m 8 56 9 8t 9
lemon 1a 2o 3 2p 7 5g 3 5z 3 62 6
lemonad 1c 2k 3 3a 7 62 s ez 2
lemonad_rhubarb 1n 62 b
lend p 17 e 1a 6 1j 5 28 5 3a 2 3n 2 4c 7 4e 3 4f g 4p 7 54 6 5b 4 7g 2 7h b 7l 2 7z b 8e 7 8f 2 8g 4 8k 2 8m 3 8n 5 90 h bp 6 br c bx 6 c1 4 c9 b cd 5 f8 g fa 2 fq 8
lend_amateur 1n c9 9
lend_app 1n 7h b
lend_bed 1n f8 e
lend_library 1n 17 h
lend_meantim 1n cd 9
lend_prepar 1n bx b
lend_query 1n 4f b
lend_securit 1n bp c
lend_skil 1n 1a c
lend_takeawa 1n fq e
lend_thing 1n 90 j
lend_tool 1n 90 e
length y j 8 40 6 43 2 4w 3 77 3 8k 2 8w 3 ax 2 ay 3 dn 4
lens 1a 1x 3 46 k 7q 3 av d fh 5
lens_law 1n av b
lens_send 1n 46 b
lent 11 17 7 1w 6 3h 3 4c 3 4p 6 8t 3 97 6 fq 2
lentil 13 l 4 1p 7 2t 5 5l 7 5o 8 5q 3 5t f 5w 5 5y 3
lentil_instead 1n 5t b
leo 11 29 5 2g 6 2z 3 a9 2 ag 5 az 6 b6 2 bm 8 c1 3
leon 1n 9r 9
les n 2 3 1h 4 1s 6 22 5 2r 7 3t 3 4b 2 5t 6 61 5 62 5 7c a 7n 2 9o 3 b9 5 bw 3 eb 5 fj 3
les_alcohol 1n 7c b
les_count 1n 1s b
les_grad 1n eb b
les_help 1n b9 9
les_sugar 1n 2r b
les_sweet 1i 62 a
les_than 10 5t 7
lesion 1i v a 7k 9
lesson t i h j l 14 8 1o c 26 4 34 i 3m e 3n n 3o l 3p h 3v d 4i 5 4j j 6k b 6w 5 9w g 9z f a1 a a3 g a8 8 bn 7 dc i dq e dz e ep 5 es e eu d ez 4
lesson_built 1n 9w b
lesson_danc 1n i c
lesson_girl 1n 3v b
lesson_hir 1n dc c
lesson_intensi 1n 3p c
lesson_phon 1i 4j c dc b
lesson_recal 1n dq c
lesson_staf 1i 4j f
lesson_step 1n bn b
lesson_teach 1i 3o a
lesson_teenag 1n 9z c
lesson_tid 1n 6k b
lesson_video 1i 3n a
lesson_women 1n 34 b
let 6 u 4 14 3 6f 3 7g 1 7h 3 7s 4 83 4 8g 2 92 2 9x 2 ad 4 ae 2 be 3 by 2 e8 5
let_book 1i 8g b
let_doctor 1f u d
let_easy 1n e8 f
let_guest 1i 6g a
let_hold 1i e5 a
let_landlor 1f ad e
let_lawy 1c ad c
let_lend 1n 7h d
let_liv 1i 1c a
let_managem 1n 6f g
let_maps 1n 83 9
let_neighbo 1i c5 a
let_own 15 d0 8
let_photo 1n be k
let_post 1n 83 b
let_receiv 1n 14 b
let_rocket 1n 3r c
let_santa 1n 1n c
let_shar 1i 7i 9
let_simpl 1n e8 d
let_styl 1n u b
let_vacancy 1n ae b
lets 10 f 3 11 8 3p 3 6f 7 6p 5 7r 2 9a 8 al 2 d4 9 da 9 dd a e2 8 eu 3
lets_both 1n d4 b
lets_choos 1n 11 b
lets_citizen 1n e2 a
lets_empty 1n 9a b
lets_merchan 1n da b
lets_swap 1n dd c
letterb 19 4h 8 5j 8 5k g 81 3 8a 8 8b 8
letterh 1n d8 4
lettuc 1f 5f 5 82 5 9g m
lettuc_grown 1n 9g a
lev 1f 16 4 5k 6 6a e
lev_loom 1n 6a b
level 11 g 4 17 3 6k 9 9x 7 b0 3 c4 3 e1 j
level_instruc 1n 6k b
level_sensor 1n e1 e
liabili 10 2s 3 39 3 4x 3 54 3 65 3 6v 3 7a 3 9f 3 aq 3 aw 3 d5 6 e7 3 f8 3 fg 3
liabl x 11 5 16 3 17 3 1u 3 4l 3 51 3 68 5 6k 3 6x 2 79 3 87 3 ad 3 bu 3 e2 5 eh 3 el 5 eo 3 fh 3
libr 1n fe a
librar 1n b3 h
library p 14 8 16 7 17 l 1k 4 1o 4 39 4 3a 2 3m 7 3v 7 4p 3 50 4 6a 4 6y 4 7z f 82 4 8e 6 8f 2 8g 5 90 7 9x 5 9z 4 a1 3 a6 2 az 3 b2 5 b3 c b5 4 b6 3 b8 7 bv 2 ey 3
library_afterno 1n b8 9
library_borrow 1n 17 g
library_everyda 1n b3 b
library_lego 1n 7z a
library_literac 1n 14 b
library_lock 1n 90 b
library_plan 1n 3m b
library_station 1n 17 c
library_thing 1f 17 j
library_volunt 1n 16 c
lic 1n 6j 4
licen 1i a8 f b3 f
licenc i k 3 34 4 35 3 37 6 3p a 3t 3 4e 3 4n 2 4s 2 4y 3 54 2 6r 2 6x 2 7g 2 87 6 a8 6 ae 2 aq 8 b3 7 bs 4 bx 3 c2 3 c6 4 da 4 dc 2 e3 3 ei 3
licenc_doubl 1n aq b
licenc_hazard 1n a8 b
licenc_onlin 1n 3p c
licenc_picnic 1n 37 b
licens w 1p 3 3c 4 3g 2 4m 3 5c c 76 8 7p 3 8p 5 b3 c bm 3 bn 3 bq 3 br 3 bv 3 by 3 c5 4 cb 2 d1 3 da 5 dt 8
licens_commerc 1n 5c c
licens_subscri 1n b3 b
licens_therapi 1n 76 c
licens_vet 1n dt c
lichen 1n 7 4
lick 1i f3 2
lid u 2d 4 2m 3 2t 4 5l 9 5m 4 5v 2 5x 4 5y 4 8f 2 9i c cc 4 f3 3 fq 7
lid_cook 1n 5l b
lid_hear 1n 9i a
lido 1f 2p 4 47 5 6v 6
lids 14 1 3 2t 4 5x 6 79 6 8d 6 9i 2
lie k q 3 43 3 4i 2 4k 2 4z 2 6z 6 8c 4 9d 2 bt 2 cy 3 e5 3
lie_awak 1n 6z d
lied 1i 6q 4
lien 1i 65 5 66 5
lies k 1q 3 27 2 2f 3 2h 2 3a 3 45 3 50 2 52 2 7u 3 8h 4 8k 3 8u 4 aw 5 b5 3 e5 3 ek 3 f7 3
lies_shop 1i aw a
lif u b 7 22 2 25 3 35 5 5s 4 61 3 75 4 7w 3 84 7 86 3 9q 8 ag k ah 6 aj 6 d2 3 fk 5
lif_recycla 1n b b
lif_story 1n ag x
lifeboa 1n e6 a
lifecyc 1n d4 b
lifelon 1n 84 c
lifesty 1i 22 a am a
lifetim 1n a7 5
lift q 28 5 2t 3 4r e 56 2 5b 6 6q 7 7l 6 7q 6 88 3 8t 5 94 l 98 8 9i 5 9t 4 ay 3 c3 8 eg 8 fn 4
lift_company 1n 94 d
lift_inspect 1n 94 d
lift_mainten 1i 94 q eg e
lift_mechani 1n 94 d
lift_open 1n 94 a
lift_servic 1n 94 c
lift_shar 1n c3 d
lift_stand 1n 5b c
lift_use 1n 7q a
light i 3 3 8 5 1j 5 23 6 24 6 26 7 2a 2 2d 6 2e 6 2x 3 2y 5 3b 5 3f 4 46 4 4n 2 4v 1 5q 4 6b 2 6z 3 7g 2 7h 2 7k 3 7o 3 8a 7 91 4 95 6 9f 6 9g 3 am 3 au 3 c1 5 dw 4
light_candl 1i 3b b 3f 9
light_capsul 1n 23 b
light_certifi 1n 95 b
light_childre 1n 1j a
light_classro 1n 26 g
light_gps 1n dw b
light_hand 1i c1 a
light_pets 1n 8a b
light_speak 1n 2y a
light_tap 1n 2d c
lightes 1n v 5
lightho 1c 6r 7 83 5 8g 9 b0 c
lightho_togeth 1n b0 b
lightly 1n e 4
lik p 1z 2 32 3 3c 2 3x 3 4p 2 57 2 5q 3 5z 4
likelie 1n 8x 9
likely 1i 9i 3 fl 3
likenes 1n am 5
lim 1a 5s 3 5v 9 61 6 9i a e5 3
limit y 5 3 1h d 20 6 2a 3 3y 6 44 3 4f 3 59 3 5h 3 6f 3 6w 3 7r 5 8i b bw 8 cl 2 d5 4
limit_half 1n bw b
limit_print 1n 8i b
limp 1i dt 6 dv b
lin b 0 4 m 5 3u 3 42 3 4x 3 7e 2 7g 4 7s 2 9v 3 ae 2 c5 3 c8 4 cb 8 cg 3 cy 4 ea 2 eb 2 fd 3 fh 6
lin_book 1n cy b
lin_cod 1c fd a
lin_draw 1f m a
lin_find 1n fh b
lin_learn 1n cb n
lin_manag 1n 4x c
lin_practis 1n c8 9
lin_product 1n 0 b
lin_prompt 1n cb a
lin_recycl 1n 42 b
lin_shar 1n 7e b
lin_train 1i cb 9
linen 16 3y k 4g a 59 u 6f d 7x 8 8k r am 7
linen_bed 1n 8k o
linen_coffe 1n 4g c
linen_grown 1n 3y b
linen_keys 1n 6f b
linen_servic 1n 59 h
linen_thread 1i 7x 8
linen_towel 1n 59 b
linen_workwea 1n 59 l
lingeri 1n 4d l
link s r 2 6c 3 6g 4 6k 4 6l 3 9e 2 9x 4 bo 8 bw 8 co 4 da 8 di 7 e0 3
link_rota 1n bw b
linkedi 1c 4t 9 au e cm 9 cw g
lion 1n 64 i
lion_man 1n 64 e
lip 1c 3 7 5m 3 8j 3 dt 3
lipstic 1n 3 o
lipstic_metal 1n 3 c
liqueur 1n f4 v
liqueur_distil 1n f4 a
liquid 1f 5o d 5v 6 9n c
liquid_fertili 1n 9n b
liquid_own 1n 5o b
liquidi 1n d1 q
liquidi_plan 1n d1 g
lira 1n 7i d
lira_buy 1n 7i a
lisbon 11 g 7 1v 6 2q 6 3o 6 48 6 6f 6 7l 4 8h a 8x 7 9w 9 cf 6 dg 6 f2 4
lisbon_learn 1i 9w a
lisel 1n 99 4
lisp 1n 7m b
list_app 1n 1q l
list_asks 1f eo 9
list_contact 1n d2 b
list_costum 1n c9 9
list_dead 1n fn b
list_electri 1n 9a b
list_fetch 1n 1r c
list_handov 1n t c
list_left 17 a6 8
list_monthly 1n s c
list_night 1i 5f a
list_onc 1f fe 9
list_plac 1a b4 8
list_rest 1n 1p b
list_see 1f 1q a
list_vacant 1n 4n b
listen q u b 27 7 38 c 3h 5 3i 9 3n 3 6h 3 6y 6 7r 4 9w 9 9x a a3 9 a4 4 al 9 ax d az a cf e ct 2 dk 3
listen_bar 1n cf f
listen_begin 1n a3 b
listen_child 1n az g
listen_consult 1n u g
listen_leak 1n 27 b
listen_musicia 1n 38 b
listen_onc 1n 3h 9
listen_whil 1n 9x c
listing 1f 5w 4 eo l fe i
lit z n 4 1c 5 2f d 8u 4 c7 3 dq 3 dx 5 e1 6
literac 1f 14 15 a5 4 bm f
literac_clas 1n 14 k
literac_cours 1n 14 c
literac_program 1n 14 e
lithuan 1n 8k f
lithuan_dyed 1n 8k c
litr 1a 60 b 63 4 6m 6 fk 3
litr_tins 1n 60 b
littl h 1a 3 27 2 52 1 5g 5 8u 3 9b 2
littl_pots 1n 5g c
liv g c 5 g 4 p 4 1c 5 1g 4 1u 3 1w 3 20 4 2b 4 31 3 38 9 3o 4 3s 3 3t 8 3v 4 4o 6 5g 3 70 3 76 3 8l 3 8v 3 8w 6 a1 5 a9 a ac 6 ag 3 ai 5 aj 4 ax 4 b4 4 b9 7 bd 2 bl 3 ce 9 cp 7 dm 4 du 5 e9 4 ej 4 f7 5
liv_alon 17 2b 9 aj 9 b9 7
liv_apart 1i 1g b
liv_band 1n ce e
liv_caption 1n cp c
liv_car 1n 3t o
liv_clas 1n a9 l
liv_draw 1n b4 b
liv_evening 1n ax b
liv_feedbac 1n a1 b
liv_fost 1n 1c c
liv_gps 1n e9 b
liv_lesson 1n 3o b
liv_locatio 1n ai g
liv_map 1n dm d
liv_music 1i 38 j ce j
liv_old 1n b9 c
liv_onlin 1i 3v a a9 e
liv_room 13 c a p 8 38 b 8w b du 9
liv_scienc 1n a9 b
liv_teach 1n g c
liv_usabl 1n 20 b
liv_video 1n ce l
liv_wal 1f 4o e
liv_window 1n ej c
liverpo 1n c4 a
livery 1n dz h
livesto 1n fm u
livesto_farm 1n fm c
livesto_monitor 1n fm k
ljublja 1f 1e 8 5i 8 62 8
lms 1n 4j a
load s 1r c 28 4 2c 6 2u 3 4c 3 4i 2 4r 9 53 3 5e 3 6a 2 8x 3 9f 7 9q 9 9r 5 9s 5 c5 5 cb 8 fg m fj 5
load_bakery 1n 9q a
load_bend 1n 4r b
load_board 1n fg g
load_manufac 1n fg b
load_sam 1n fg b
load_script 1n cb c
load_strengt 1n 2c b
loaf 1f 2n d 5j o
loaf_differe 1n 5j c
loan y 17 c 4c 2 4e 5 4f l 4p a 4s 3 54 c 6h 3 7g b 7h j 8i 3 90 e br 9 bw 9 bx e dg 2
loan_fractio 1n 54 b
loan_managem 1n 4f f
loan_plan 1n 7h d
loav 1f 2n p 5j k dy 4
loav_bak 1n 2n g
lobby 19 2q 4 4p c 5d 4 6e 3 f4 3
local n 13 5 19 6 1a 6 1d 4 1q 2 1u 8 1v 8 2p 5 2s 3 2t 6 2x 6 32 7 38 4 4a 8 4b 6 4l b 4q 5 4t 7 5e 9 5f e 5j 6 5r 6 5v a 5x 6 62 5 63 7 7x 4 88 6 8a 6 8b 5 8c 6 8i 6 8l 8 8s 8 9t 7 9w 4 ag 5 ao 7 aw h ax 4 b3 5 b6 4 bf 4 co 7 cv 3 dm 6 e2 3 es 6 f4 a
local_artist 1n 8i b
local_bak 1n 5j c
local_bird 1n 7x 9
local_brand 1n 5f b
local_build 1n 1u b
local_company 1n 1a c
local_craftsp 1n eq 8
local_creator 1n 4l f
local_earth 1n 9t e
local_eggs 1n 4q b
local_event 1n 1v g
local_food 1f 4t a 5f c
local_fruit 1i 2p a 62 a
local_grandmo 1n es 9
local_honey 1n 5v j
local_hops 1n 63 b
local_illustr 1n 4b b
local_influen 1n 4l d
local_join 1n 88 b
local_journal 1n aw g
local_kitchen 1n 2t c
local_launder 1n 8s b
local_mak 1n 8l b
local_milk 1n 5r b
local_news 1n aw v
local_orchard 1n 8c b
local_photogr 1i 2x b b3 a
local_pot 1n 8a b
local_researc 1n bf 9
local_sheep 1n 4a b
local_shop 1i 5e d ao d
local_softwar 1n 19 b
local_surplu 1n 5x b
local_walk 1n dm d
local_wholesa 1n 5f l
local_worksho 1n 13 b
locali 1n cp b
localis 1n cp 9
localiz 1n cp b
locally 1i 15 d 1b 9
locat 1n ai 5
locatio 17 2e g ai j dw 8 eg 4 eh 4 ei 4 ej 4
locatio_friend 1n ai g
locatio_sound 1n 2e b
lock t 1h 5 1k 8 2g p 2h 2 2u 4 31 a 4n 2 5a 3 5c 4 67 q 8r 4 90 8 95 2 99 5 ag 3 ay 5 bq 5 c1 7 c7 8 di 3 e7 7 fi 3
lock_apartme 1i 2g a 67 f
lock_away 1n 6n 8
lock_campu 1n 1k a
lock_neighbo 1n 90 b
lock_parcel 1n 67 h
lock_residen 1n 67 e
lockabl 1n 2g f
lockabl_parcel 1n 2g b
locksmi 1n 2g d
locum 1n ff h
lodg 1f 6n o b9 l f6 3
lodg_help 1n b9 g
lodg_interne 1n 6n a
lodg_night 1n 6n a
loft 17 6f 5 7z 5 8v 8 9t 5 bg 6 f5 l f7 5
loft_br 1n f5 9
log u 21 5 25 3 28 3 2c 3 2g 3 2h 3 2t 3 69 3 6d 3 73 c 87 5 8x 3 94 7 96 8 b0 4 ct 7 de 3 dl 3 e6 7
log_elevato 1n 94 a
log_equipme 1n e6 b
log_meal 1n 73 f
logbook 1f 1y 9 21 d 94 p
logbook_last 1n 94 a
logic 1n b1 b
login 1c 4s 4 65 3 cx 3 em 7
logisti 19 2u 7 50 8 65 8 d8 7 df 8 ej 7
logo 1f 4b 7 4d c cx 9
logs 19 69 4 7o a 96 c ct 4 dj a
logs_headach 1n 7o b
logs_proof 1n dj b
lombard 1n c3 a
lon 1i 4r l ai a
lon_work 1n 4r j
london 17 44 7 4u 8 5r 7 89 7 8w 7 bo 7 cw 7
lonel 1i ab a aj a
lonelin 1i 3s a ab h
lonely 1i 3s m ab a
lonely_senior 1n 3s b
long a r 3 2n 3 2s 4 39 3 3i 2 69 2 6a 5 8f 2 c6 2 cq 3 dx 3
long_exist 1f 6a 9
long_ferment 1n 2n b
long_kitchen 1n 6o a
long_rang 1n 69 b
long_sleev 1n 47 c
long_stylist 1n r d
long_tabl 1a 2s e 3i 7
long_version 1n ay b
longest 1a 71 3 88 3 8d 3 b7 3
look 6 55 1 56 2 91 3
look_animal 1n dx e
look_comput 1n 4x c
look_design 1n ds b
look_elderly 1n 3t b
look_fridg 1n l c
look_grav 1n 3b g
look_hairpie 1n fa a
look_hol 1n 55 b
look_hom 1a 91 f ba 7
look_jewelle 1n 2b b
look_left 1f 1p a
look_parent 1i 7e c
look_pets 1n do i
look_photo 1n 9v b
look_recordi 1n 7m b
look_volunt 1n c2 b
loom 1n 6a e
loom_pres 1n 6a b
loop 1i 3v 8 a3 4
loos y b 2 3n 2 3y 4 5o 5 5z g 8h 5 8y 9 dq 3
loos_leaf 1n 5z o
loos_legs 1n 8y b
loosely 1n ds 4
loosen 1n 98 4
loot 1n 3r 4
lorry 12 4e 2 4g 2 5a 3 66 4 68 2 9f k 9s 6 9t a fg d fk 5
lorry_overnig 1n 9f f
los p 2 4 l b 2x 4 2z 4 3a 3 3g 4 3i c 3l 2 4e 2 4z 2 59 2 72 d 7n a 7q 4 97 4 an 6 bd e bn 3 bs 2 c7 2 d2 4 d9 6 dd 2 eu 6 ez 2 fa e fe 3
los_automat 1n an b
los_hair 1n fa h
los_memory 1n 7n b
los_partn 1n 3i o
los_weight 1i l e 72 l
lost k a 3 1i 5 3c 3 3i 8 47 3 59 2 67 2 7n 2 7z 3 8e 3 8m 4 91 3 97 8 ah 3 al 5 by 4 d7 3 dk 2 dw 3 dy f eu 6
lost_animal 1n dy d
lost_cat 1n dy k
lost_dog 1n dy e
lost_partn 1n 3i g
lost_pet 1n dy k
lost_pets 1n dy m
lost_propert 1n 1i a
lot 11 23 6 5k a 5y 7 5z 3 6m 2 82 9 9u 9 br 2 dx 3 ec 3 fo 6
lotion 1i 0 a 4 a
lots 1f 9u 8 ak 3 fo h
loud u 2e 4 2h 2 32 2 39 4 3r 4 c8 6 ca c
loud_oth 1n c8 9
loudest 1n 25 3
loudly 1n b9 3
loudspe 1n ce 7
loung 1f 5d 8 ex m f0 w
loung_abov 1n ex a
loung_consol 1n f0 9
loung_near 1n f0 d
lourd 1n 3j g
lourd_fátima 1n 3j 9
lov o 5 4 8 7 m 3 1c 6 1i b 1x 4 29 4 2p 7 38 5 41 4 4a 7 4p 2 5k 4 5r 9 5u 8 5v 8 5x 7 5y 4 60 4 63 4 6s 6 7w 3 7z 3 84 6 89 4 8a 9 8b 4 8d 3 8g 5 8j 4 aa 7 bj 6 cf 4 cg 9 ch 6 ex 8 f4 7
lov_good 1i 84 b f4 9
lov_let 1n bj b
lov_story 1n cg e
lovely 1i l 3 87 2
low o p 4 11 4 14 4 43 3 5f 6 67 2 6o 4 6z 3 7f 6 7h 4 7q 7 87 3 9b 4 ap 4 bk 4 bv 5 by 2 c4 3 cc 3 d6 3 dz 4
low_minimum 1n 5f b
low_vision 1n 7q e
lowest 1i 65 5 72 5
loyal 1f z 4 a9 4 b4 4
loyalty 1i 2r 4 cl a
lps 1n cf w
lps_collect 1n cf d
lps_good 1n cf a
luck 1i ci b fp 5
luggag 1f 42 9 6r 10 c7 16
luggag_airport 1n c7 g
luggag_stag 1n 6r c
luggag_storag 1n c7 t
luggag_tourist 1n c7 c
luggag_transf 1i 6r o
lukewar 1n fr 7
lullaby 1f a3 6 cg v ev 4
lullaby_baby 1n cg c
lullaby_lyric 1n cg c
lullaby_nam 1n cg c
lullaby_persona 1n cg c
lullaby_record 1n cg c
lullaby_sing 1n cg c
lumb 1n 9s 9
lump 1i dt 7 ep 3
luna 1i x 7 dm 8
lunch r y 2 13 4 2k e 2t p 2v i 39 9 3q 9 3x h 4g 4 57 a 6c 3 8c 5 by 2 c7 5 cm 3 cy 6 f1 g fq 3
lunch_br 1n 2t c
lunch_cater 1n 2v e
lunch_deliver 1n 2t h
lunch_elderly 1n 3x m
lunch_guest 1i 2k c
lunch_hom 1f f1 c
lunch_offic 1i 2t n 57 b
lunch_parent 1n 2v d
lunch_primary 1n 2v c
lunch_tabl 1i 39 d
lunchbo 1i 2v f 8c a
lunchti 1n ac 4
lung 1c 7t 7 7x 3 ar 8 dq 8
lush 1n 18 4
luthi 1i 8n 7 cd s
luxury 1n 41 b
ly 11 2b 3 6y 5 78 5 b5 3 cy 3 dp 3
lyon 14 12 7 30 7 5s 6 7y 6 90 7 ac 7 b9 6 d0 7 dv 6 ez 6
lyric 1n cg o
machin i a 3 g 5 17 6 24 4 27 5 29 4 2d 3 2i 4 2j 5 2p 3 2u a 3d 2 4a 5 4i 4 4k 6 4m 3 52 6 53 7 57 6 59 4 5b a 5k 4 6a a 6b b 8s 4 8x b 90 5 94 4 97 8 9h 5 9k c 9l 4 af 3 aj 4 al 3 aq 3 ar 7 ay 4 bj 3 cg 3 ck 3 cn 5 cp 5 d2 3 dl 8 en 4 f0 3 fh 3 fi f fo 3
machin_build 17 4k b 52 c
machin_cannot 1n 9l a
machin_cod 1n fi b
machin_fault 1n fi d
machin_fresh 1n 2u f
machin_insuran 1n 90 b
machin_last 1n 97 b
machin_learn 1i ar g
machin_mainten 1n fi l
machin_manual 1n dl f
machin_own 1n 6a d
machin_part 1a 6a d
machin_plough 1n 9k b
machin_project 1n 17 c
machin_rent 1i g b
machin_repair 1n 8x l
machin_sensor 1n fi d
machin_shar 1i 9k l
machin_shop 1i 6b c
machin_sink 1n 27 b
machin_sit 1n 97 d
machin_stand 1f 2j b
machin_work 1i ay a
machin_worksho 1n 4a b
machine 1c 5b g 9k q fl 4 fo 8
machine_calenda 1n 9k b
machine_farm 1n 9k d
machine_ring 1i 9k e
macram 1n 7x 8
macramé 1n eq 8
macro 1c 5l g 72 9 ap 6 cj 3
macro_lid 1n 5l b
mad 1n d7 5
madagas 1n 5u e
madagas_cocoa 1n 5u b
madrid 19 3r 8 8a 8 8v 8 c0 8 f5 6 fa 7
maga 1n et 8
magazin 12 1v 5 2i 7 3e 2 71 6 72 5 7y 5 av 5 ay 5 b5 y be g f9 5
magazin_allotme 1n b5 c
magazin_subscri 1n b5 d
magazin_women 1n b5 g
maggot 1n 9m a
magic 1n 80 9
magicia 1i 3r 8 ce 8
magnesi 1n 7 b
magnet 1f 3y c 8d e bc c
magnet_hidden 1n 8d b
magnet_instead 1n 3y b
magneti 1i bc s eg 8
magneti_button 1n bc f
maid 1i 2w 8 8o p
mail t 1r 7 1y 2 4x 9 4z 3 7p 8 81 a 83 c 85 c ap 4 at g av 3 aw 3 cl c cw 7 cx 8 d0 7 d2 a d6 7 dg 3 dh h dk 2 dl 2 eh 3 el 7 em 6 en 4
mail_cal 1n el b
mail_client 1i cx a
mail_email 1n dh b
mail_everybo 1i d0 a
mail_mat 1n at d
mail_smal 1n 4x c
mail_text 1n d6 b
mailbox 1f 4h 4 cy c db 7
mailbox_sets 1n cy b
main 14 16 4 23 3 27 e 2s 3 5h 9 7e 3 8x 4 fr 3
main_allerge 1n 5h b
main_pip 1i 27 c
mainly 1n 2q 4
mainsai 1n 42 4
maint 1c 4u 9 95 8 ei e fi e
maintai 1f 8q 9 cc e cs 9
mainten 12 1y b 21 7 26 3 8q 7 94 n bz 7 c0 7 e0 7 eg f ei b fi r fj 3
mainten_sensor 1n fi d
mainten_softwar 1f 94 m ei c fi f
mainten_visit 1i 94 9 eg e
maiz 1i bq 9 fl 9
mak i 6 2 8 3 v 4 10 4 16 3 1y 4 26 2 27 2 2f 2 2g 4 2h 2 39 7 3e 7 3v 4 49 3 4i 3 4r 2 4x 3 52 5 53 6 5c 4 5h 3 5j 3 5u 3 68 4 6a 5 6b 4 6h 2 6l 3 7t 2 88 9 8c 3 8l 5 8x 3 97 3 9m 5 b1 4 b3 4 b7 5 cd 4 cq 3 df 2 eq 6 es 4 fi 4
mak_clas 1f es 9
mak_design 1n 39 c
mak_handwri 1n 8l b
mak_long 1i 6a a
mak_organ 1n b7 b
mak_origin 1n 68 b
mak_plain 1n 3e 9
mak_sit 1n 52 c
makeov 1n 8w b
makersp 1n 39 c
makeup 1i 3 m d a
makeup_brand 1n 3 g
mal 1i 2q 4 2r 7
malawi 1n 15 a
malaysi 1c 3j 7 4i 8 7u 8 eg 8
mallorc 1i 3k a 8e 9
malmö 1i 17 a 56 b
malt 1f 63 3 6m c f4 7
malt_stock 1n 6m b
mammogr 1n v b
man z b 3 30 3 5e 5 64 a 66 2 6e 3 7t 3 8q 6 8t 7 bj f cf 2 dh 3 e0 5 e6 2 ed 2
man_shiitak 1n 64 b
manag n s 4 27 6 2t 5 4g 2 4h 2 4k 8 4n 3 4o 4 4t 9 4x c 50 a 54 4 57 2 67 5 6f b 6i 8 8v 6 94 4 9c 5 af 6 ao 6 ap 6 bv c co 4 d4 5 d7 4 da 3 db 7 dc 2 de 2 dk 2 e5 5 ed b ee 9 eh 5 ei 4 el 4 fj 5 fl 4 fp 4
manag_holiday 1n 6f f
manag_monthly 1n 4x h
manag_photogr 1n ee b
manag_record 1n af c
manag_request 1n 9c b
manag_shortli 1n db b
manag_sit 1n 8v b
managem v s b 4f a 4j 5 6f a 6i b 6m 9 98 b 99 7 9a a aq 4 co 5 cz 4 d3 5 d4 8 d7 i de 6 dh 3 e5 d ed d ef 4 eg 6 ei 9 fj e fl a
managem_archite 1n d7 c
managem_funeral 1n 99 b
managem_gravest 1n e5 b
managem_mix 1n ei b
managem_softwar 11 s b 4f 7 6i a 6m 8 98 8 9a a e5 a ed a fl a
manches 17 8 8 e 8 r 7 2m 7 7w 6 8o 8 ab 8
mandari 1n 9w a
mandat 1c s e 13 3 bv e by 4
mandato 1n d3 e
mandato_require 1n d3 b
manga 1n b6 k
manga_platfor 1n b6 c
mango 1f 15 8 2q 3 69 6
mangrov 1n 9o l
mangrov_restora 1n 9o a
manicur 1n d t
manicur_hom 1n d h
manicur_pedicur 1n d b
manila 1i 4l 9 as 5
mantra 1n 3h 9
manual 17 1y n 6q 3 8c 8 ap c cp k dl j fi 3
manual_answ 1n dl d
manual_keep 1n cp c
manual_warrant 1n 1y f
manufac 16 4v 8 51 e 66 7 6b o d5 7 dl 7 fg d fh 4
manufac_post 1n fg b
manufac_stock 1n 6b b
manufac_writ 1n 51 c
manur 1n 9n k
map i 20 7 3u 5 6t 3 7q 9 83 3 87 8 8h 3 9b 6 9f 5 c3 2 c6 2 dm 5 dw 3 dy 3 e1 3 e5 4 e9 2 ej 4 fn 4
map_check 1n 9b b
map_fre 1n 9f b
map_permit 1n 87 c
map_step 1n 7q a
map_usually 1n 20 b
maps 15 1u 4 20 6 39 3 3a 3 83 8 87 5 8h b e4 9 e5 a
maps_bound 1n 8h c
maps_evidenc 1n 83 9
maps_grav 1n e5 b
maps_transla 1n e4 a
mar 1n dv 4
maratho 1n 71 r
maratho_train 1n 71 f
marbl 1n 7v b
marbl_clock 1n 7v 8
march v 12 2 3q 3 5i 3 6y 3 82 4 8h 3 8q 3 9a 3 9b 3 bv 2 d0 4 de 2 f8 2 f9 2 fc 2
marek 1i 6b 9 97 5
margin 12 10 5 5j 4 8g 4 8h 3 8i 3 a0 2 cr 3 fe 3
mari 1i 99 4 e5 4
marina 1n 9a 17
marina_lets 1n 9a b
marina_managem 1n 9a g
marina_softwar 1n 9a l
mark h e 3 l 3 u 2 v 6 20 3 2h 2 3m 5 4l 3 8n 3 9a 3 9v 4 a0 7 am 3 ax 2 b2 3 c3 4 d5 6 e8 4 eb d fh 4 fk 3
mark_bench 1n c3 b
mark_claus 1n d5 c
mark_homewor 1n eb d
mark_legal 1n e8 b
mark_student 1n a0 b
mark_surfac 1n fh b
mark_suspici 1n v g
mark_teach 1n eb p
market i 8 4 11 7 18 4 1u 3 1x 7 2j 3 2k 6 2l 5 2n 3 2u 6 32 5 42 3 4a 3 4l 7 4n 5 4q 3 4t c 52 a 57 4 5a 4 5c 4 5f 3 5k 5 5o 3 5r 5 5s 5 5v 3 5y 3 60 3 64 6 7i 4 7w 3 82 4 85 9 8h 3 8j 5 9g 3 9m 4 9o 3 an 3 ao 5 av 3 aw 3 br 5 c6 6 cl e cn 6 d3 3 da 7 ds 3 e1 4 e3 3 e4 5 ej 2 es 4 f3 3
market_agency 1i 4t s
market_automat 1n cl g
market_brewery 1n 2k b
market_hal 1f 32 c
market_lets 1n 11 b
market_manag 1n ao d
market_messag 1n cl c
market_morn 1f 2l a
market_offic 1i 2u b
market_onlin 1n 5r b
market_pric 1n 5k b
market_residen 1n e4 a
market_restaur 1n 85 9
market_second 1n 1x f
market_smal 1i cl d
market_trad 1n da g
market_train 1n c6 b
market_wast 1n 9m a
market_web 1n 8j c
market_women 1n br b
marketp u m 8 1i 6 1k b 1x b 2h 4 2x 8 3q 8 4b 4 4k k 4y 6 5f d 65 4 66 a 80 f 89 4 8c 4 8p 7 a9 7 b7 6 cf 4 cg 4 da 6 dz 4 ec 7 fe i ff 5 fg 9 fo 9
marketp_build 1n fo b
marketp_find 1n m c
marketp_freelan 1n 4k c
marketp_indepen 1n 5f b
marketp_odd 1n 8p b
marketp_parent 1n 1i a
marketp_part 1n fg b
marketp_sel 1n fe p
marketp_smal 1i a9 a ec a
marketp_student 1n 1k a
marketp_sum 1n 3q c
marketp_wed 1n 2x c
marking 1n c8 3
marmala 1i 5s 9 f3 r
marri 1f bf 3 bl 9 by 4
marriag 1i bf 3 d0 4
marry 1i 2w a 49 5
marseil 1i ai 9 c6 9
marten 1i f6 b
martial 1i h a et w
martial_arts 1i et n
masa 1n 5p d
masa_sweet 1n 5p a
mascara 1n 3 b
mascot 1i 7m 4 9x 4
mash 1i 2v 4 3x 4
mask 1f 2 9 24 9 e6 i
mason 1n 9s a
massag 1a e 16 2c 8 dg i dv f ev l
massag_chair 1n dg b
massag_hom 1n e v
massag_plan 1n dv b
massag_studio 1n e g
massag_therapi 1n e g
masseur 1n e b
mast 15 31 5 44 a 6m 3 8y 3 9a e a7 4 c0 4 eu 3 fn 3
mast_cobbl 1n 44 b
mastect 1n bc 9
masterc 1n a1 n
masterc_retir 1n a1 b
mat s g d s 3 u 2 3w 5 62 5 79 4 at 8 ba 4 df 3 dk 3 dn 4 dt 3 dv 2 e7 3 el e et 4
mat_top 1n at b
match r 3 a w a 12 7 1a b 3t 9 4k 9 4l d 4t 5 4y 5 51 a 5k 7 6k 6 76 a 8v f aa a ac c ak 4 b1 5 b9 c c3 9 c4 3 cy a do 7 dx 9 ea e ec g ed 7 fg g
match_accompa 1n b9 9
match_app 1i dx a ea a
match_apprent 1n ec b
match_bank 1n cy b
match_commut 1n c3 g
match_family 1n 3t b
match_go 1n do b
match_hom 1n 8v b
match_lesson 1n 6k b
match_licens 1n 76 c
match_load 1n fg f
match_nonprof 1n 51 c
match_officia 1n ea e
match_patient 1n w f
match_photo 1n 3 c
match_rent 1n ed b
match_roast 1n 5k b
match_vet 1n 4k b
match_volunt 1i 12 a 1a f
match_widow 1n b9 9
matcha 1n 5z b
matchma 1n aa r
matchma_seat 1n aa c
materia y 14 3 2d 3 3e 2 42 8 43 5 44 3 4i 8 6a 5 9s 5 ap 5 d3 3 ef 6 fo m fp 5
materia_train 1n 4i c
materni 1f 25 4 4c q 8l 5
materni_cloth 1n 4c h
materni_wear 1n 4c d
math 1c 3m u 3v 3 9y 15
math_app 1n 9y j
math_child 1n 9y d
math_exercis 1n 9y d
math_gam 1n 9y d
math_minut 1n 9y d
math_mistak 1n 9y d
math_person 1n 3m b
math_practi 1n 9y d
math_practic 1n 9y r
math_tutor 1n 3m k
mathema 1n 1o 5
matine 1n ch 3
mats 17 g 9 h 3 6y 4 8m d e7 7 et 2 ey 3
mats_stov 1n 8m c
matter 1n at 7
mattres 1a 24 8 6o 3 8k o e1 3
mayb 1i 7 3 d5 4
mayor 1i c6 5 e2 4
mead 1n 63 b
meadow 19 5z b 6v o 6w 7 7z 3 dz 4 e0 3
meadow_dog 1n 6v b
meadow_hand 1n 5z b
meadow_own 1n 6v a
meal u l 7 11 5 1p k 2k a 2s 4 2t f 2u 6 2v l 2z 8 3x n 4l 9 5g j 5h b 5l s 5m f 5n 6 6j a 6l 3 72 j 73 d 9m d cz 6 dr a f1 j
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
meal_portion 1n dr b
meal_prep 1n 5l l
meal_product 1n 4l b
meal_registe 1n 72 b
meal_senior 1i 3x c
meal_smal 1n 5l b
meal_voic 1n 73 b
meal_wheel 1n 3x f
mealwor 1i 5w 9 9m q
mealwor_bakery 1n 9m a
mean s d 3 j 3 1a 4 1t 7 4w 1 7j 5 ao 2 bv 4 cf 2 cr 4
meaning 1n cr 4
meant 12 5u 3 86 3 8k 3 9x 3 a6 3 bn 3 co 3 cq 3 dk 3
meantim 1n cd c
meanwhi 15 6r 2 6z 4 aa 3 b6 3 ba 5 bz 3 cd 6 dr 3
measur m 7 6 k 2 28 3 29 4 2c 5 3x 3 41 7 43 4 46 6 47 6 48 4 49 d 4d a 4o 2 4s 2 4v 2 5g 4 6q a 7y 3 88 6 8w 6 8z 7 93 6 c5 3 ds 8 dw 5 ef 8 fk 3 fl 3 fn 7
measur_dog 1n dw b
measur_hom 1n 49 c
measur_hous 1n 8z b
measur_muscl 1n 2c b
measur_ourselv 1n 6q a
measur_photo 1n 4d b
measur_photogr 1i 41 a
measur_suit 1n 49 f
measur_unusual 1n ds b
measur_use 1n 6q a
measur_wal 1f ef a
measure 1a 26 4 49 9 8w 4 9o 4 fn b
measure_photo 1n fn b
meat 15 7 3 22 6 5g 6 5n 5 5w o f2 n
meat_alterna 1n 5w d
meat_box 1n f2 c
meat_farm 1n f2 a
meat_fish 1n f2 j
meat_shar 1n f2 a
mechani 13 13 c 8x 3 94 k 98 c 9h 3 9n 7 bz k c0 k cw 3
mechani_cargo 1n bz c
mechani_chang 1n c0 b
mechani_log 1n 94 a
mechani_plac 1n 13 b
medal 1n 71 6
medellí 1n 19 a
media 1c 1h p 4t f aw 4 cm r
media_agreeme 1n 1h a
media_dental 1n cm c
media_smal 1n cm e
mediato 1n 1g h
medic 1i 69 f 79 a
medical r 6 4 t 2 u h w 5 10 2 1b 5 4g 2 4i 5 4m 9 4x 5 56 5 5e 8 69 a 6x 6 73 2 74 4 78 2 79 2 7j c 7u b 99 2 a0 6 a6 4 ar 8 bb 5 dj 4
medical_dron 1n 69 d
medical_interpr 1n 4m g
medical_school 1n a0 b
medical_scrib 1n u t
medical_student 1i ar 9
medical_tourism 1n 6x b
medical_transpo 1n 7u f
medicat 1i t e 79 11
medicat_list 1n t c
medicat_plan 1n 79 k
medicat_remind 1n 79 p
medicin y 1 3 4 3 7 4 o 3 w 3 y k 1f 3 3t 3 4g 9 5e 3 5z 3 69 f 79 d a0 5 dt 3 du 3
medicin_equipme 1n 4g c
medicin_shortag 1n y e
medicin_stock 1n y g
medicin_villag 1n 69 b
meditat 1i g b 6y 17
meditat_app 1n 6y u
meditat_arabic 1n 6y c
mediter 1n 60 a
medium 1a 3y 5 48 3 4b 3 bb 8
meet j i 5 z 5 12 7 14 3 16 4 2t 4 3i 7 3k 4 3o 4 4k 2 4y 2 54 6 5d c 66 3 76 5 a9 4 aa 7 ab 8 b2 6 c5 2 cp 4 d7 2 dk f dn 3 e7 4 f8 2
meet_bars 1n i c
meet_learn 1n 3o b
meet_not 1f dk q
meet_room 19 5d o
meet_sit 1i 54 b
meet_transla 1n b2 c
meet_video 1n 76 c
meeting p w 2 12 7 27 2 2w 2 4l 2 4m 2 4v 2 50 2 66 2 69 2 6g 2 6i 2 ab 9 at 8 aw 6 cw 8 d5 2 dc 2 dk h
meeting_archite 1n dk c
meeting_email 1n at b
meeting_outreac 1n cw b
meeting_school 1f aw a
meetup 1i aq 5 ar 4
mei j 12 3 1c 4 3k 4 6i 2 6j 2 ab 3 b2 4 b7 2 b8 3 bo 3 db 2 dc 3 eg 2 eh 2
melbour 1c 2s 9 3g 7 dd 9 dx 8
melody 1n a3 5
melon 1f 42 3 bo 4
melt 1c 8 b 2p 3 45 6 5u b
memb s h 8 s h 17 j 18 5 1d f 1w 3 2f 7 2q 5 2t 7 39 a 4g 7 4q 9 5q 4 6i j 6p 4 7z d 90 3 9a 5 aw a ay 6 b2 8 b4 8 b5 2 bo 3 br e c2 9 c8 4 ch c ep e ez 5 fb 7
memb_borrow 1n 17 i
memb_contrib 1n br b
memb_cours 1n ep a
memb_hom 1n 17 c
memb_look 1n c2 b
memb_open 1n 4q b
memb_pick 1n 2t c
memb_quit 1n s c
memb_read 1i b2 b
memb_room 1n 6i b
memb_see 1i ay a
memb_swap 1i 7z 9
memb_yearly 1n 1d b
members 1a s j 6i 8 av 3 aw 9 b4 y
members_creator 1n b4 h
members_demo 1n b4 b
members_platfor 1n b4 f
memoir 1n ag m
memor 1n cb f
memoria 1i 3f 15 3g l
memoria_pag 1n 3f l
memoria_plaqu 1n 3f f
memoria_websit 1n 3f d
memoris 1n cb a
memory z 1z 6 3f e 3t 3 7e 3 7n m 92 3 94 4 ag f aj 3 bd l ct 3 d2 5 d7 5 de 5 el 3
memory_clinic 1c 7n c
memory_gam 1n bd a
memory_los 1i 7n h bd q
men 10 b g 3y 6 45 3 47 3 4a 6 4d e 4r 8 6x 5 84 5 bb e bj 5 cv 3 dx 4 ew a
men_pack 1n 4d b
men_part 1n 4r b
men_prostat 1n bb 9
men_stop 1n ew 9
mend p 16 c 1i 6 28 6 2f 4 41 6 44 5 48 3 59 6 5b 2 84 8 89 5 95 6 9n 3 ao 3 bz 3 cd g cu 7 e0 3
mend_evening 1n 16 c
mend_lif 1n 84 a
mend_measur 1n 41 b
mend_saxopho 1n cd d
mend_sel 1n 1i a
mend_weekly 1n 59 b
menopau 1i 2c a 74 11
menopau_app 1n 74 g
menopau_symptom 1n 74 h
menstru 1i 6 k 74 a
mental 1c 1r l 77 i 9y j dg k
mental_arithme 1n 9y j
mental_health 1i 77 d dg j
mental_load 1n 1r m
mention 1c 7n 3 ao o dc 2
mention_brand 1n ao f
mentor 19 12 14 13 8 19 b 9z 9 a0 8 a2 d
mentor_local 1n 19 b
mentor_mock 1n a2 b
mentor_program 1n 12 h
mentor_teenag 1n 12 g
mentor_young 1n 12 p
mentor_youth 1n 12 e
menu y 1p e 2k 3 2l i 2q 3 2s 8 2v 3 2z d 3a 2 61 8 64 4 6d 4 6l e 72 2 am 6 ck 5 cv 8
menu_dish 1n 2l c
menu_family 1n 1p b
menu_photo 1i cv b
mercado 1n fe a
merch 1n 4b t
merch_podcast 1n 4b b
merchan 13 48 3 4b b 5e 8 5q 6 8p 3 90 5 97 3 cv 4 da o ee 4 ef 3
merchan_accept 1n da g
merchan_payment 1n da m
mercury 1n f9 2
merg 1n cs 3
merino 1n 4a b
mes 1i 4s 5 6b a
messag k m 3 q 8 r 6 x 8 1f 4 1g 9 1n 4 1v 3 3h 8 3u 5 4l 3 6c 6 6e e 6f 8 6g 5 6i 4 6j 9 6k 5 6y 3 7c 5 7f 3 7r a 93 5 98 6 9c 4 9i 4 9k 5 ck 3 cl a co 7 cv 5 cw 6 d4 5 d6 4 df 5 dm 3 e9 6 ee 4
messag_air 1n 93 b
messag_arrival 1n 3u b
messag_ask 1i co b
messag_calm 1n 1g a
messag_channel 1n 1g a
messag_desk 1n df b
messag_electro 1n d4 b
messag_know 1n 7r b
messag_let 1i 6g a
messag_nail 1n r b
messag_own 1n 9k b
messag_pay 1i 6c b
messag_regular 1n cl c
messag_sets 1n 6f b
messag_sob 1n 7c b
messag_vet 1n x b
messag_wait 1i 1g 9
messag_weath 1n 6k b
messy 1n ev 9
met s o 2 w 3 12 2 27 5 2a a 4h 2 73 3 9a 7 9b a 9k 8 9p 5 9q 8 c4 4 c5 7 cw 4 dm 2 ed 4 fj c fr 7
met_photo 1n 9k b
met_quart 1n fj b
met_read 1c 9b 9
met_show 1n 2a b
metal 14 3 a b e 2g 8 45 9 53 8 6b b 9m 3 9q 6 am 3 fo 7
metal_cas 1n 3 c
metal_safety 1n b b
meter 1n c5 4
method 16 1f 3 6z 3 77 3 9o 3 9v 4 a5 6 dq 4 fk 4
metr 11 70 3 7y 2 8g 3 8t 4 8v 3 8y 3 9a 6 c1 3 e3 3 f5 4 fg 2 fj 3
metrono 1n a3 4
mexican 1n 5p d
mexican_colombi 1n 5p a
mexico 17 v 7 2x 8 98 7 9t 6 db 7 e9 7 fh 7
mezcal 1n f4 8
mia 1f 9x 4 e9 9
mic 1n f6 y
mic_remov 1n f6 c
micro 14 1a 8 1b 7 2u d 4j b 4l d 57 8 7f 7 bn 7 bq k dc 8
micro_influen 1n 4l f
micro_insuran 1n bq p
micro_lesson 1i 4j c
micro_market 1i 2u f
microbi 1n 7p a
microbr 1n 63 n
microbr_taproom 1n 63 b
microfi 1n 4f d
microgr 1c 5f 9 7w l 9g l 9r 8
microgr_edibl 1n 9g a
microgr_jar 1n 7w 9
microgr_suppli 1n 9g c
microin 1n bq b
microle 1i 4f 9 4j p
microle_app 1n 4j f
microle_work 1n 4j d
microli 1n 6w a
microph 1a 2w 3 7m 3 a3 3 ax 2 ca 5
microsc 1n eh 4
microwa 1i 5l a 8j 4
mid 15 4h 7 6h 7 74 3 89 d ch 6 cz 7 d5 7 dh 7
mid_century 1n 89 g
midday 1i 3t 4 dm k
midday_whil 1n dm d
middl w g 2 p 3 37 3 4d 3 6k 4 7k 4 7z 2 84 4 8f 3 b4 3 ci 4
midnigh t n 7 s 3 1g 3 2y 3 3k 2 54 4 6e 8 6g 2 7s 2 ca 3 e6 3 fe 4
midwi 1n 9d j
midwif 1a a 3 o l 4c 3 75 u 9d v
midwif_even 1n 75 b
midwif_onlin 1n 75 i
midwif_softwar 1n 9d u
midwiv 10 7 3 a 3 g 4 o e 1f 7 25 3 2x 3 4c 7 5m 3 75 e 7p 3 8e 3 9d r bh 3 ev 6
midwiv_calenda 1n 9d c
midwiv_dictat 1n 9d c
midwiv_languag 1n 75 b
midwiv_visit 1n o b
might 1c 74 4 az 6 d3 3 fj 3
migrain 1f 2c 9 78 9 7o z
migrain_app 1n 7o k
migrain_migrain 1n 7o d
migrain_track 1n 7o d
migrant 19 13 c 6u i 7g 7 br a bs e f1 d
migrant_women 1f f1 c
migrat 1n cs b
mil v 13 4 28 3 6a 9 6r 6 9e 2 9k 7 9r 5 bf 6 c3 2 c6 5 e9 7 ej b fi 5
mil_app 1n ej c
milan 1f d 9 41 9 6l 9
mild 1a 2 3 5s 3 60 3 b1 3 fj 4
mileag 1i 21 a cz l
mileag_calenda 1n cz b
milk w 0 7 1q 3 2j 3 2p d 2r c 4q 9 5h 6 5r d 5u 4 5w 9 67 2 7a 4 96 4 9d 4 9n a ev 3 fb 4 fm 8
milk_les 1n 2r b
milk_morn 1n 5r b
milk_sel 1i 0 a 2p a
millime 1n 29 4
million 1f 7a 3 b3 3 bf 3
min v g 2 3n 2 7g 5 ae 2 bl 3 bt 4
minc 1n 5w 9
mind q t 2 1m 7 22 7 2f 3 3k 2 8q 3 dd 2 dm 2 ej 3
mindful 1n 6y u
mindful_cannot 1n 6y c
mineral 1n 4 r
mineral_sunscre 1n 4 m
mini 1i 4q a 9r m
mini_grid 1n 9r k
miniatu 1n 29 b
minibar 1n cz 4
minibu 1n c6 t
minibu_villag 1n c6 g
minigri 1n 9r a
minimum 1f 56 5 5f c eh 5
minimum_ord 1n 5f b
ministr 1c 51 4 69 8 ak k e3 3
minka 1c do 3 du 3 dw 6 dy 3
minneap 1n ci 9
minneso 1n f7 9
minor 11 s 3 1s 3 4l 3 6i 3 6k 3 72 3 9c 5 9v 3 9z 3 aj 3 b0 3 ea 3 ec 3
mint 1c 9 3 2k 3 5v 3 5z b
minu 1c 4u 2 9i 4 9v 8 9y 3
minut k b 2 1v 4 3o 5 4j 3 4r 2 4s 2 5k 3 6g 3 6y 5 70 7 77 5 7o 3 9y 6 a4 3 al 4 ay 3 b1 4 bq 4 cf 2 dh 5 ej 5 fe 3
minut_app 1n 77 b
minut_hom 1n 70 b
minut_learn 1n ej c
mirror z 9 3 b 4 c 9 i 2 3p 4 8t 5 9c 2 a4 5 af 5 c0 4
mirror_vacuum 1n c b
mis e 4 3 f 3 q 4 v 3 19 3 70 3 7j 3 7z 3 90 3 9i 4 a6 4 ak 4 ck 3 di 3 dy 9 e3 6 em 6 ew 3
mis_animal 1n dy g
mis_app 1n dy b
mis_documen 1n em g
mis_dogs 1n dy b
mis_text 1n 9i a
miscarr 1n 3i e
miscond 1n 4h q
miscond_anonymo 1n 4h b
miso 1n 5x b
mispron 1n 7m b
misread 1n 82 4
mission 1i 52 b e6 6
misspel 1n 99 5
mist 1n 64 4
mistak t r 2 3o 5 4i 3 4m 3 4w 3 5j 3 65 2 73 3 92 2 9y d a1 4 bu 2 ci 2 cs 3 cy 3 d9 3 eu 4
mistake 1n 3g 4
misunde 1n 3u 5
mitr 1n 1n c
mitr_real 1n 1n a
mitten 1n c1 4
mix y 2 8 5 2 c 5 19 5 2p 5 2q 8 5h 5 5y 6 61 2 ei 8 et 2 fp 3
mix_electri 1n ei b
mix_protein 1n 2q b
mix_shampoo 1n 2 b
mixtur 1n c 5
mobil y c j e 6 n 6 14 b 2j 6 46 8 4f 9 6t h 85 e 9p 3 an 6 b1 c bq 8 bz h c0 i ch 5 da b dm 9 du h
mobil_app 1n dm d
mobil_bik 1n bz p
mobil_car 1n c0 i
mobil_data 1n 6t q
mobil_hairdre 1n c s
mobil_library 1n 14 g
mobil_mechani 1n c0 f
mobil_money 1f 4f b bq a da e
mobil_opticia 1n 46 b
mobil_puzzl 1n b1 c
mobil_vet 1n du p
mobilit 1i 20 9 3y 9
mock 1a a0 o a2 b a8 8 af g cg 3
mock_exam 1n a0 i
mock_intervi 1i a2 a af f
mocktai 1n 61 a
model z 12 7 1y 5 21 6 29 7 2f 4 2h 2 2o 9 43 6 4f 2 am g cq g er 4
model_siz 1i am a
model_sugar 1n 2o b
moderat 1n e4 4
modest 1n 3y a
modul 13 q 5 6b 3 6c 6 9l 8 9t i a1 g cz 5 dd 6 e5 5 eg 5 ej 6
modul_modul 1i a1 a
modul_plan 1n a1 b
modular 1i 88 g 9t 13
modular_build 1n 9t l
modular_classro 1n 9t e
modular_hom 1n 9t g
modular_hous 1n 9t c
modular_timb 1n 9t i
moistur 1f 0 9 23 j fl 9
moistur_sensor 1n 23 b
mol 1c b 3 v 3 7k w b5 6
mol_check 1n 7k i
mol_rash 1n 7k a
mol_season 1n 7k a
mold 1n 93 t
mold_test 1n 93 g
moment z 1y 3 92 3 bn 5 bo 3 bw 2 bx 8 cg 6 co 3 eg 2
moment_remortg 1n bx b
mon 1c s 6 2j 3 2v 3 3u 3
monaste 1n 3j o
monaste_trip 1n 3j b
monday f i 2 32 4 40 5 56 2 5b 2 7j 3 a4 3 cr 4 ek 4 er 4
monday_guest 1n er a
monetis 1n b4 a
monetiz 1n b4 a
money h 1a 3 1b 5 1k 2 2s 3 36 3 3c 2 41 6 4e 9 4f 5 6g 3 6k 3 7f 7 7h 2 7s 5 8o 5 ac 3 b8 3 bk 7 bl b bm d bo 5 bq 4 br 5 bs c cz 3 d6 5 da 9 dy 3 fc 2
money_abroad 1n bs g
money_account 1n da b
money_app 1n bm e
money_arriv 1n d6 b
money_asid 1i 7f c
money_back 14 7s 9
money_bought 1n 1b b
money_card 1n da b
money_check 1i bl a
money_chor 1n bm b
money_crew 1n 8o c
money_family 1i bs c
money_hom 1i bs m
money_sam 1f 4e a
money_satelli 1n bq c
money_saving 1n bm b
money_transf 1n bs c
monitor 11 25 o 26 h 2a h 73 7 7t o 9i i 9j 9 ct t dw 7 fi 7 fj 6 fm i fr k
monitor_apis 1n ct c
monitor_clip 1n 2a b
monitor_collar 1n fm c
monitor_group 1n ct c
monitor_hom 1n 2a d
monitor_patient 1n 7t c
monitor_tool 1n ct f
monk 1n 3h m
monolog 1n cb 4
montess 1n 8d b
monthly t s 7 12 3 16 7 1b 8 28 4 38 7 4o 3 4s 9 4v 6 4x a 4z 6 5h 7 80 6 83 e 89 9 8a 7 8d 7 8q 7 9q 6 a1 7 ao 4 b4 7 bb 6 bd 6 be 7 bn 8 by 7 c1 5 ea 7
monthly_amount 1n bn b
monthly_auction 1n 80 9
monthly_box 1n 5h b
monthly_deliver 1n bb 9
monthly_envelop 1n bd a
monthly_housepl 1n 8a b
monthly_incom 1n by c
monthly_jaz 1n 38 b
monthly_liv 1n a1 b
monthly_members 1n s c
monthly_pric 1n 8q b
monthly_rental 1n 89 b
monthly_repair 1n 16 c
monthly_report 1f 1b a
monthly_scienc 1n 8d b
monthly_sketch 1n b4 b
montrea 1i 81 8 8i 9
mood 16 z a 1v a 6y 3 77 r 8w a as 3 b3 3 df 8
mood_board 1n 8w b
mood_both 1n z b
mood_journal 1n 77 t
mood_suggest 1n 77 b
moon 19 37 3 45 6 9j 3 bh 3 f9 j
moon_calenda 1n f9 h
moor 1f 37 c 9a g
moor_regist 1n 9a b
mooring 1n 9a a
mop 1f 27 3 28 c 8o 3
moravia 1n ch 8
morn d g 4 p 4 1q 2 1s 4 2i 4 2j 4 2l 3 2u 4 33 4 3h 7 3t 2 5a 1 5f 4 5j 3 5r 4 6s 6 6y 4 75 3 79 2 7t 3 8o 3 8p 3 9n 3 av 6 b1 3 cr 4 d1 2 dp 5 ej 4 et 2 ev 6 ez 3 f9 6
morn_email 1n av g
morn_exact 1n f9 a
morn_minut 1n ej c
morn_noon 1n g c
morn_nurs 1n 7t a
morn_play 1n dp c
morn_questio 1n cr b
morn_recip 1n f2 8
morn_sel 1n 5r b
morn_weath 1n 1s b
morn_wedding 1n 2j b
morning u 1a 2 1e 4 1s 3 2i 5 31 3 3l 6 3u 3 3w 9 6s 5 6w 3 7b 3 8o 2 8p 3 9p 3 c6 5 ca 2 ep 2 ev a ew 6 ex 2
morning_baby 1n ev a
morning_estuary 1n 6s 8
morning_park 1n 3w c
morning_tea 1n ew 9
morocco 1f 5 c 6k 8 6y 9
mortali 1n 9j c
mortali_ord 1n 9j a
mortgag 1n bx 1d
mortgag_advic 1n bx s
mortgag_advis 1n bx g
mortgag_brok 1n bx f
mortgag_compar 1n bx d
mos 17 4a 7 4o i 8r 9 cn 3 dn 3
mos_wal 1n 4o k
mosqu 1n 3j 9
mosquit 1n f6 d
mostly 11 5g 3 66 3 8b 3 8k 3 8t 3 93 3 cs 3 df 3 f6 3
moth l 6 4 a 5 c 3 f 4 o a 19 7 1a 3 1l 3 1p 3 25 3 2b 3 2c 3 2x 3 3i 7 3s 7 3t 7 4a 4 4c 8 4m 2 70 7 75 4 76 6 7e 7 7j 3 7r 4 8l 6 9d 5 ab 9 bd 5 bi b bs 5 bw 3 ev 4 f1 4 f6 3
moth_dementi 1n bd a
moth_equipme 1n 70 b
moth_find 1n ab c
moth_hom 1i o e
moth_tea 1n 8l b
moth_test 1n bi a
moth_tongu 1i 76 b
motif 1a m 7 4b k 7x 9 8l 4 er d
motif_local 1n 7x 9
motor 1c 3w 9 en 8 f0 7 fi 9
motorbi 1a 3p 9 4f 6 5e 9 69 b 6a 8
motorcy 1n 28 b
motorho 1i 35 9 6p 9
motorwa 1a 21 3 3p 8 9f f c5 3 ey 6
motorwa_off 1n 9f b
mould 12 8 7 26 g 53 c 64 5 7w 4 8c 3 93 q 9s 4 ad e bg 7 fh 4
mould_bedroom 1n 93 e
mould_check 1n 93 o
mould_humidit 1n 26 b
mould_nev 1n 93 b
mould_problem 1n ad b
mouldy 1n 11 4
mount 1c 86 3 8p g 9j 3 fi 7
mount_shelv 1n 8p b
mountai 19 20 c 35 4 5r b 8m 6 b0 b e6 8
mountai_dairy 1n 5r b
mountai_villag 1n b0 b
mourn 1i 3i 10 99 5
mourn_group 1n 3i a
mourn_sit 1n 3i 9
mous 1n 9z 8
mouth 13 9 3 87 3 8d 3 8e 3 a4 3 bd 2 cn 3 dt 3 ev 4
mouthwa 1n 9 b
mov g f 2 r 3 s 4 1p 3 4o 3 6u 9 73 4 7f 3 7u 2 8l 3 8t g 8u 3 9t 4 a6 4 ac 3 as 7 bm 3 bp 6 br 4 cl 3 d1 3 eu 3 ew 3 ez 2
mov_abroad 1i 6u a as e
mov_away 1c 3b 7
mov_blood 1n 73 b
mov_box 1n 8t h
mov_deposit 1n bp c
mov_everyth 1n a6 b
mov_flat 1n 8t h
mov_help 1n 8t q
mov_hous 1i 8t d
mov_lat 1i 9t 9
mov_tontin 1n br b
mov_wednesd 1n ew 9
movabl 1n h 5
movemen 15 21 4 6m 6 78 4 7l 9 86 5 a5 a dw 4 ew k fm 9
movemen_break 1n a5 b
movemen_pigs 1n fm a
movemen_rehab 1n 7l b
movi 1n ch w
movi_theatr 1n ch r
movy 1n bg d
mow 1c 2f m 8q u 9l j b9 4
mow_garden 1n 8q d
mow_lawn 1i 8q h
mown 1n 6v 5
mozambi 1n 69 a
mozzare 1n 5r o
mozzare_burrata 1n 5r b
mri 1n v b
mrs 11 p 3 14 3 3s 3 3t 5 3x 4 6v 4 b8 4 c4 5 dy 3 ew 5
muck 1n dz 8
mud 17 3l 3 fm 3
muddl 1n 3o 8
muddy 1n 3l 3
muesli 1n 5t a
mug 1f am 3 b7 2 ep 3
mugs 1f 4b h 8j l ep 3
mugs_stock 1n 4b b
mugs_vas 1n 8j c
mul 1n f7 4
multi 1i 3w j c4 8
multi_sport 1n 3w g
multipl 1f b0 9 ch 6 fe 8
multivi 1n 7 b
mum 1i 7e 2 ab j
mum_friend 1n ab h
mumbl 1c u 3 39 4 cq 2
munich 17 j 7 3u 7 54 7 5d 8 5g 8 ab 8 dp 8
municip 13 9t 6 dh 6 e0 c e1 a e2 b e3 d e5 7 e7 g e8 a ei 6
mural 1n 8i b
murd 1i 31 j 83 q
murd_mystery 1i 31 f 83 a
muscl 1n 2c p
muscl_load 1n 2c b
museum 15 1o 3 1u 3 42 4 6a 7 6h w ae 7 ay d ey 6
museum_audio 1n 6h g
museum_guid 1n 6h o
museum_memb 1n ay b
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
music t i 6 38 h 3n h 4v 5 58 3 6h 2 70 3 7n 8 8n 8 99 7 a3 k an 4 ax 8 b3 h bd d c8 c ca 8 cc 2 cd 9 ce c cf 7 ci 4 cm 5 ev f fc 4
music_learn 1n a3 h
music_lesson 1f 3n l
music_morning 1n ev e
music_pictur 1n bd a
music_practic 1n a3 m
music_privat 1n ce 9
music_record 1n b3 b
music_school 19 3n 9 cd 8
music_sery 1n 38 e
music_teach 1i 3n c
music_tonight 1n 38 e
music_wish 1n 99 b
musical 1n c9 k
musicia 13 38 f 3n 9 6y 4 8n b az 3 b3 9 b4 7 ca n cd b ce m fc j
musicia_event 1n ce b
musicia_hospic 1n fc b
musicia_hospita 1n fc b
musicia_keep 1n 38 b
musicia_party 1n ce b
musicia_practis 1n ca c
musicia_shar 1n ca a
musicia_video 1n b3 b
musicia_violin 1n 3n b
musicia_wed 1n ce a
muslim 1i 3h c 3j 7
muslin 1n a 8
mussel 1n 9j m
mussel_grow 1n 9j c
mut 1n f0 2
mutual 1n en e
muzzl 1i 1c 2 dx 3
mvp 1n 4u b
mvps 1n 4u o
mvps_found 1n 4u g
myceliu 1f 3e m 5w 9 9s c
myceliu_turn 1n 3e 9
myself 19 z 3 7r 3 a5 3 at 3 bn 3 dg 3
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
mytholo 1n a9 e
mytholo_ches 1n a9 b
münst 1n f8 9
nag 1n cz 4
nagy 1n 6x 6
nail z 3 7 d k r e 44 2 4p 5 7v 8 dn d
nail_artist 1n d g
nail_don 1n dn b
nail_studio 1i d b r c
nail_tattoo 1n r b
nairobi 1a 1k 7 3v 8 54 8 5d 8 67 8
nala 1c 1c 9 ex 9
nam_ceremon 1n 3d e
nam_commiss 1f 6l a
nam_documen 1n ag b
nam_dog 1n 1m 9
nam_fix 1i 8t b
nam_hair 1n 1m f
nam_music 1n 99 b
nam_person 1i 4s b
nam_photo 1f f5 8
nam_story 1f bg 7
nam_villag 1n 5v b
naming 1n 3d 5
nanny 1i 1f 8 3k r
nanny_agency 1n 3k j
nano 1n 4l a
nant 1i 8p 9 et 7
nap 1f 1f 5 b1 7
napkin 1i 2w 4
napl 1i 14 9 49 e
nappy 1f a 15 75 4 bb 3
nappy_grow 1n a b
nappy_pick 1n a b
naps 1i 1u d 6j j
naps_meal 1n 6j c
naps_playgro 1n 1u b
narrati 1n b0 j
narrati_adventu 1n b0 b
narrow 15 46 3 4d 3 8b 3 8t 3 9b 3 b3 4 fd 6 fo 3
narrowe 1i v 5 89 4
nationa 1i dx 8 fk 4
nationw 1i 5l 4
nativ 1c 3o n a4 9 cp 7
nativ_speak 1n 3o j
natur 1a 3l 9 5v 7 6n 6 6s n f6 3
natur_lov 1i 6s b
natur_walk 1n 6s l
natural z 0 o 2 6 3 9 9 j 2l 9 3c 6 3e 5 5q e 5t 3 62 6 6s f 8k 7 cq 8 f6 d fa c
natural_cosmeti 1n 0 c
natural_deodora 1n 9 p
natural_look 1n fa a
natural_pigment 1n 3 c
natural_skincar 1n 0 n
natural_soap 1n 0 n
natural_voic 1n cq b
natural_win 1i 2l b 5q i
navig 1n 7q g
navy 1n fd 4
nda 1n d5 k
nda_leas 1n d5 c
near c e 4 g 2 k 4 n 4 o 2 11 3 16 4 1a 6 1e 4 1v 6 1w 2 20 3 2i 4 2k 4 2n 4 2p 4 2q 5 2r 4 30 5 3d 3 3g 3 3l 3 3m 2 3p 2 3w 4 49 4 4s 2 4t 2 4u 2 56 2 5a 2 5n 4 63 3 66 3 85 4 8o 4 8q 3 8r 2 8u 3 9b 2 c4 4 c7 2 ca 4 cc 4 cd 3 ch 4 ci 4 dp 5 du 4 dz 3 ep 4 er 4 et 3 ev 4 ex 4 ey 4 ez 4 f0 3 f1 3 f4 3 f5 3 f6 3 fa 3
near_cal 1n 1a c
near_port 1n 66 b
near_stadium 1n c4 b
near_station 1f e a dp a
near_weekend 1n 1v b
near_yoga 1n 2q b
nearby s h 4 y 8 1e 8 1q 7 1x 7 2i 4 2l a 3c 6 3i 2 5b 7 5d 3 71 7 7d 6 8u 4 ai 7 c4 4 dm 2 ea 2 f1 6 ff 9
nearby_cheapes 1n 1q c
nearby_fetch 1n 1x b
nearby_insur 1n 5b c
nearby_medicin 1n y b
nearby_ord 1n f1 a
nearby_pick 1n ff f
nearest 12 5y 3 6x 2 7e 7 ea 2 eg 6 fi 3 fq 2
nearly t f 3 8j 3 b4 2 cw 3 d4 3 d7 7 e1 3
nearly_used 1n d7 c
neat 1n 91 3
nebrask 1n b8 8
neck 13 e b 45 4 4a 5 7j 3 8k d ds 6 dw 3
neck_should 1n e d
necklac 1n 45 b
nectar 1n 9i d
nectar_flow 1n 9i a
need n i 6 k 2 3g 2 4k 2 7j 6 7t 2 ad 6 aj 6 d8 5 eo 2 fa 2 ff 3
need_today 1i 7j a
needl 15 2w 5 42 3 4a 7 7x 7 84 4 9c 8 9u 4 du 3
needn 1i r 3 4e 3
negativ 1f 1z 4 81 o bg e
negativ_scan 1i 81 a bg a
negotia 1c 4g g 7h j af 9 bv f
neighbo g 16 5 17 3 18 9 1c 3 1d 4 1e 4 1w g 22 4 23 3 2b 6 2g 3 2i 6 2n 3 38 3 3k 2 3s 3 3x 8 4f 2 56 2 5b 2 5i 3 67 5 6v 4 8p 4 8u 7 90 c 91 2 9k 3 9m 3 9w 4 aw 7 bi 3 br 3 c2 9 c3 5 c4 4 c5 6 c6 3 ca 3 ch 6 dm 3 do 6 dp 3 dy 7 e3 4 f1 c f8 6
neighbo_app 1n 1w u
neighbo_borrow 1n 90 g
neighbo_café 1n 1e b
neighbo_charg 1n c5 b
neighbo_coffe 1n 2i c
neighbo_compar 1n 22 b
neighbo_cook 1i 3x m f1 h
neighbo_extra 1n f1 c
neighbo_feed 1n do b
neighbo_group 1i dy b
neighbo_grow 1i 18 a f8 e
neighbo_help 1i 1w k
neighbo_hom 1n f1 c
neighbo_kilomet 1n dy b
neighbo_lisbon 1n 9w b
neighbo_mark 1n c3 b
neighbo_meal 1n f1 c
neighbo_news 1n aw g
neighbo_portion 1n f1 c
neighbo_rent 1n c2 b
neighbo_room 1n 8u b
neighbo_shar 1i 1w p
neighbo_skil 1n 8p b
neighbo_smal 1n 1w h
neighbo_tent 1n 90 b
neith 1c 8u 4 aa 3 b0 3 d4 4
nepal 1f 15 8 5z c 9n 8
nepal_sold 1n 5z b
nepales 1n bs a
nephew 1i 4x d ec 8
nerv 1n 3p 4
nervou 1c 9 4 6v 7 bj c dn d
nervou_dogs 1i dn a
nervou_speak 1n bj b
nest 1f 6s 5 8q 7 f6 i
nest_tel 1n f6 9
net 12 z 5 2e 3 39 4 3v 8 8n 5 d0 7 dh 2 ds 3 dy 8 ez 2 f7 2
netherl s s 5 1b 5 1g 4 2g 5 33 5 46 5 53 5 5f 5 5q 5 5t 5 65 5 6y 5 7n 5 85 4 99 5 9m 4 9x 5 aa 5 as 5 b5 5 bd 4 bg 4 bu 5 bx 5 c8 4 cr 5 d6 5 df 5 dw 5 eg 5 eo 5 fd 5 fr 4
nets 1i 29 e 47 e
nets_cup 1n 47 c
nets_shap 1n 29 c
nettl 1n 8q 4
network p y 6 1q 2 1u 3 1w 5 39 3 4k 6 4w 5 4x 6 4y 8 50 2 54 4 55 6 57 2 58 2 6t 8 7r 3 87 3 94 4 ab 4 ax f b7 4 c5 3 cc 6 cv 4 db 4 de 2 df 2 e6 5 f8 5 fi 4 fr 7
network_look 1n 55 b
network_own 1i f8 9
network_pharmac 1n y b
network_piano 1n cc b
network_vet 1n 4y c
neurode 1n 1 k
neurodi 1n a5 b
neurolo 1n 7o 8
neut 1n 1c a
neutral 1f 22 4 5w b bp a
neutral_protein 1n 5w a
nev e 14 4 31 3 3p 3 3t 3 5r 3 7h 2 7p 3 93 4 97 3 at 2
nev_cam 1f 97 9
nev_sel 1n 5r b
nev_shout 1n 3p c
nev_start 1i 93 a
nev_than 1n 3t b
new 1f 89 3 ak 3 b5 4
newborn 17 a 9 o i 1f k 25 c 2x b 75 q ev l
newborn_chat 1n 75 b
newborn_clas 1n ev c
newborn_sleep 1n 1f l
newcast 1n ew 8
newcom 14 g 4 h 9 13 7 3o 3 6u r 7g h a4 4 ab k cx 4
newcom_credit 1n 7g d
newcom_help 1n 6u l
newcom_registr 1n 6u c
newest 1i 7z 6 f0 3
newly 1c 1o 3 3w 3 5h 4 bl 8
news 14 1w 4 5n 3 7p 3 as 3 aw v d1 3 dh 3
news_sit 1n aw b
newslet 1f av 13 b5 7 cl j
newslet_tel 1n av b
newspap 17 23 7 3f 5 99 a 9o 3 ad 3 aw m be s
newspap_grandpa 1n be h
newsroo 1n aw c
next 6 19 2 b6 2
next_cinema 1n 2r b
next_count 1n 2i c
next_dat 14 9e 8
next_door x 39 7 64 6
next_family 1c 1i 8
next_hand 1n 1k a
next_hut 1n 6r a
next_job 1n eg b
next_meet 1i z a
next_ones 1f b6 9
next_pharmac 1n 7d b
next_practis 1n af c
next_room 19 t 9 19 e
next_siz 16 1j g 3z b
next_step 1n d2 b
next_superma 1n 9g a
nfc 1n 9u n
nfc_tag 1n 9u d
ngos 1i 69 9 9s 8
nic 1a 23 4 58 6 ab 4 fd 4
nicely 1i 6t 3 eu 4
nich 1i 5 r b7 k
nich_job 1n b7 i
nich_perfum 1n 5 n
nichola 1n 1n 11
nichola_hom 1n 1n c
nichola_mitr 1n 1n a
nichola_visit 1n 1n f
nick 1f b 4 85 4 dn 3
nickel 1i 45 9 9c 6
nicknam 1n 9y 5
nicotin 1n 7c b
niec 1i 4l 4 cm 8
nigeria 1a 72 8 af 8 cq 8 de 9 fa 7
night c o 6 r 3 1f 8 1v 4 24 4 2g 3 2u 4 33 4 35 3 36 6 38 4 4m 2 4q 4 4z 2 59 2 5a 2 5c 3 5f 3 60 3 67 3 6c 3 6e 5 6n 7 6o 5 6t 3 6z 7 75 5 77 4 8k 4 93 3 9a 4 9h 4 9j 3 ai 5 ak 3 aq 5 bb 3 bo 3 bu 2 c6 4 ci 8 cj 3 ck 3 ct 3 dt 3 ea 2
night_bak 1i es 8
night_br 1n 5f b
night_cook 1n o b
night_empty 1c 38 9
night_explain 1n aq b
night_feed 1n 75 b
night_find 1n 77 b
night_leav 1n r b
night_plan 1i 1f c 1v d
night_rent 1n 9h a
night_shift 15 2u 8
night_ship 1n 60 b
night_taxi 1n c6 g
night_tel 1i ak 9
night_train 1i 36 j
night_video 1n ci a
night_volunt 1n ai b
night_wak 1n 1f k
nightli 1n 24 a
nin 1n ea 7
nina 1n cb 9
ninetee 1c 1z 5 7f 6 7l 3
ninety 15 e a 1k 4 4e 9 6p 3 9n 3 f8 5
ninja 1i h a ey 8
ninth 11 4c 3 6x 2 9m 6 b2 3 b3 5 d0 5 d1 5 fq 2
nis 1n di l
nobody_answ 16 79 8
nobody_catch 1n du d
nobody_practic 1n ck c
nobody_scaffol 1n fn b
nod 1f z 6 3d 2 78 6
nois s i 3 24 5 2l 3 38 7 3n 4 8x 5 a9 3 ca b cq 2 dp 3 ey 6 ez 5
nomad 1n 6u 8
non k 1l c 27 2 30 3 3d 7 61 b 6p 3 7u 6 95 2 au 2 c5 3 dq 3 ek 3
non_alcohol 1n 61 q
non_drink 1n 61 d
non_religio 1n 3d g
non_speak 1n 1l r
non_verbal 1n 1l n
nonprof 1i 1a b 51 j
nonprof_open 1n 51 c
nonsens 1f 86 3 ap 4 cm 4
nonverb 1n 1l r
noodl 1a 1p 6 2m 6 2u 6
noon i g 5 q 2 t 3 1f 4 2t 7 30 3 58 3 5a 2 5c 2 79 3 9k 4 ca 3 dm 4 ev 4
noon_block 1n ev a
noor 1a 32 6 6q 3 6u 2 ab 8 dq 6
nor 1i 8u 5 f6 2
nordic 1a 0 b 4v 8 cw 8 en 8 ew 7
nordic_berry 1n 0 b
nordman 1n f7 a
norm 1i 48 a 4c 5
normal 17 9 3 21 4 2a a 75 5 81 4 b4 3
normal_socket 1n 2a b
normand 1f 5a 9 63 8 f4 6
north z 1u 6 26 4 3b 5 92 6 93 4 94 5 9a 6 a7 6 b7 2 e3 4 f5 5 fn 4
norther 15 14 7 52 7 62 7 6a 7 76 7 9g 6 cp 7 dl 7 fg 7
norway 14 1x 7 24 6 4d 7 7i 6 7k 6 7x 5 bh 6 d2 7 eb 6 ei 7
norwegi 1n 9w a
nos 11 4 6 5 3 32 5 46 8 4c 5 5y 6 6d 6 au 3 ek 3 fc 4 fr 5
not 6 u 4 x 2 z 3 1k 4 a6 3 de 3 dk 5
not_book 1n 1k a
not_contrac 1n de d
not_custom 1n d8 b
not_damag 1i e0 a
not_deal 1n d2 b
not_flashca 1n a6 b
not_let 1n u b
not_mood 1n z b
not_phon 1n t c
not_softwar 1n 6d b
not_student 1n 1k c
not_surgery 1n x b
not_went 1i 81 9
notar 1n el b
notary 1a 4w b a0 a ah 6 d4 6 eo 4
notary_exam 1n a0 b
notatio 1n c8 6
notch 1n 7k 4
noteboo y o 2 1p 5 3m 2 6m 6 77 7 8h l 8q 3 9a 5 9w 5 b8 3 d2 7 e1 3 e6 5 ee 5 es 4
noteboo_cov 1n 8h c
noth_logo 1n 4d b
notic n s 4 14 3 1r 7 25 6 2b 7 4e 2 4p 2 4t 2 4y 3 50 2 55 2 56 2 66 2 6j a 99 3 ab 3 ac 5 ad 8 ae 2 ak 8 ct a d4 b d8 3 dd 2 ee 7 fm 5
notic_baby 1n 25 b
notic_camera 1n 2b b
notic_fev 1n fm a
notic_own 1n 6j c
notic_period 1f d4 h
notifi 1i v 5 2v 5
notify 1n e2 g
notting 1n 1a b
novel 1f 8g p b2 d b6 g
novel_grandmo 1n b6 b
novel_indepen 1n 8g c
novel_stretch 1n b2 c
novemb y 1o 3 1t 3 33 5 3l 3 3m 3 3w 6 60 3 8q 3 8r 3 bh 3 do 3
now e 6l 2 7j 3 cj 2
nowher 16 29 4 87 4 91 3 ae 5 bt 3 cn 3
numb f w 2 1w 4 22 2 2h 3 2k 3 3g 2 5j 3 5v 3 68 4 6u 7 6v 3 7q 4 7r 2 8i 4 8p 5 8r 2 8s 2 91 3 9i 3 bw 2 c4 3 c7 2 ck 3 cr 6 cv 4 cx 4 dm 2
numb_dashboa 1n cr d
numb_mail 1n cx b
numb_school 1n 6u 9
numb_shelf 1i 7q a
numb_smal 1i 8p a
number c 8i 3
number_sign 1n 8i b
numerol 1n f9 9
nurs u o 5 t e w 3 y 2 1f 8 3j 2 3s 3 3t 9 48 5 4c c 4i a 4k 5 4r 7 4w 5 4y f 6j 6 6q 4 6y 5 73 3 7j 8 7t h af 8 as c be e bs a c4 5 ff f
nurs_abroad 1f bs a
nurs_cal 1n 7t e
nurs_documen 1n t e
nurs_hom 1i be l
nurs_practis 1n 4i c
nurs_removal 1n 4r b
nurs_see 1n ff b
nurs_sleep 1n 1f 9
nurs_tunisia 1n 4y c
nursery r 4 4 j 2 1n 4 1r a 1t 4 25 6 28 4 2v e 3k 3 3l l 3r 2 43 2 5j 2 6j j 8d 7 8o 3 9j 3 ae 5 az 6 dp 5 ey 5 f7 5
nursery_br 1n 2v c
nursery_open 1n 3l g
nursery_plac 1n 3l i
nursery_puts 1n 1r c
nursery_softwar 1n 6j g
nut 19 2p 3 2t 4 30 3 5h c 5k 6 5t 8
nutriti 19 l z z 8 2v 4 72 k 7p 8 dr 9
nutriti_coach 1i l m
nutriti_comment 1n l b
nutriti_plan 1f l f
nuts x d 2 2l 4 2o 4 2p 4 2t 3 2z 6 3k 2 57 9 5h 4 5o 8 5t 5 5u 3 6c 4 8l 6
nuts_good 1n 57 c
nuts_oil 1n 5o b
oak 17 1x 5 7v 8 88 f ds a fo 5
oak_ord 1n 88 b
oak_smal 1n 7v 8
oat 1a 0 9 2i a 2r b 5t 3 7a 3
oat_milk 1i 2r a
oats 1a 1q 6 2u 6 5m 3 5o 8 5t a
obedien 1n dq b
obey 1n et 4
obituar 1i 3f 8 aw 4
object 1a 1q 4 56 8 a6 6 eh f fn 7
objecti 1c 7h 3 al f cw 4 e8 3
objecti_phon 1n al b
observa 1n ct b
obsolet 1n 6a x
obsolet_part 1n 6a n
obsolet_spar 1n 6a d
obstacl 1n cu 5
occasio 1a 1s 4 40 6 45 4 5u 3 cg 4
occupat 1i ba 6 bc 4
ocean 1n 43 e
ocean_plastic 1n 43 b
ocr 1n d8 a
octob z 8 3 n 8 1n 5 1o 3 26 2 2e 3 2p 3 35 3 3l 3 3w 3 8q 3 93 3 9b 3 f7 7
octob_april 1n n b
odd v 5q 4 8p a ap 5 bq 4 bt 3 bu 3 d9 4 dh 6
odd_jobs 1n 8p g
oee 1n 6b a
off a e 3 q 3 1a 3 1q 3 2e 3 44 3 66 3 69 2 6n 6 7b 3 7h 4 8p 3 8v 3 9f 3 bk 3 cl 3 de 3 e9 4 fd 3
off_anoth 1f fd a
off_assembl 1n 8p b
off_body 1n 7b c
off_cloth 1n e c
off_craftsm 1n 8z b
off_debt 1i 7h c bk e
off_deep 1n 44 b
off_fenc 1n 9f b
off_grid 1n 6n o
off_loan 1n 7h d
off_pallet 1n 66 b
off_peak 1n 9q a
off_rainy 1n 69 b
off_slot 1n q b
off_task 1n 1a e
offend 1f r 4 1e 9 dg 3
offer y d 2 1p 2 1x 5 2s 2 4b 2 4s 3 5n 3 61 3 6h 3 a6 2 b3 3 cf 3 fo 3
offic b c 4 e 3 g 3 h 3 13 3 14 2 1e 4 2t 9 2u 4 39 4 44 4 4f 3 4h 3 4i 3 4n 2 4o a 4p 6 4u 2 4w 4 4x 5 4z 3 51 2 56 9 57 a 58 2 59 2 5c 2 5d a 5k 3 5t 4 6j 4 6l 3 6u 3 9p 4 af 3 ap 6 as 3 bu 4 bz 3 c0 3 c4 3 d0 3 d4 2 d7 4 dg 5 dh 3 dj 4 dk 3 dm 2 e3 3 e5 4 e8 3 ec 2 f1 4 fj 3 fo 3 fp 3
offic_becom 1n 6o a
offic_buildin 1i 2j a
offic_canteen 1c 2t d
offic_car 1i c0 a
offic_cater 1n 2t d
offic_clean 1i 56 w
offic_compan 1n 5d f
offic_fix 1n 4x c
offic_fruit 1n 57 j
offic_glov 1n h b
offic_hom 1n bz c
offic_kitchen 1i 57 h
offic_lunch 1n 2t r
offic_manag 19 ap 9
offic_massag 1n dg b
offic_pantry 1n 57 q
offic_park 1n c b
offic_plant 1n 4o w
offic_practic 1n 56 d
offic_resol 1n 44 b
offic_sees 1n 6j c
offic_smal 1i 57 b
offic_snack 1n 57 d
offic_spac 1n 5d q
offic_staf 1n ap a
offic_task 1i d7 b
offic_team 1n 5d l
offic_wat 1n 4o h
offic_work 10 f1 a
officia 19 22 3 3d c a8 a e8 j ea k fe 4
officia_let 1n e8 f
officia_refer 1n ea a
offlin 1c 94 b bo c e6 4 eg c
offlin_cellar 1n eg b
offlin_settl 1n bo b
offlin_shaft 1n 94 a
offset 1i 22 e 9o i
offshor 1n 4y b
offsit 1i 58 b 5d b
often q 17 2 1s 7 4v 2 7a 4 8u 2 91 6 ao 3 bw 4 cs 4 d3 4 eh 2 ej 2
often_piec 1n 1s b
ohio 17 2u 7 31 8 99 7 ba 5 c0 7 c8 6 d2 7
oil v 0 b 2 5 b e e 4 4r 5 52 b 5g 4 5o 7 5p 9 60 m 88 4 8c 4 92 2 9f 3 9u 5 c0 5 fp 5
oil_balm 1n b b
oil_deliver 1n 5p a
oil_family 1n 60 b
oil_goat 1n 0 b
oil_wash 1n 5o b
oil_win 1n 52 h
oils 1f 0 h b 4 e d
oils_hom 1n e c
oily 1n 98 8
okafor 1i dw 4 dy 4
old u c 5 p 9 1q 2 3p 2 3s f 3x j 46 5 6q 5 79 7 7r c a0 4 a6 4 ac 5 aj a b8 l b9 k ba g c6 8 ck 3 dw 5 ew k
old_exercis 1n ew c
old_fitnes 1n ew c
old_landlin 1n 79 c
old_liv 1f aj a
old_parent 1n 7r d
old_person 1n 3x f
old_spar 1i b9 k
oldest 1n 5t 4
olds 1c 9y 8 bm 8 et 3
olena 1i 13 4 19 4
oliv 1a 0 f 2l 3 52 g 60 10 9u 7
oliv_oil 1c 0 9 52 e 60 t
oliv_tre 1n 60 f
olten 1n 2j 9
omar 15 26 3 36 5 ah 7 ai 7 aj 5 b2 5 br 5 c3 7
ombudsm 1i 4h 9 7s 4
ombudsp 1n 4h f
omega 1n 7 j
omega_iron 1n 7 b
onboard 1c 4j 8 58 5 al 4 dc y
onboard_app 1n dc e
onc 9 14 2 2g 3 2s 2 3d 2 56 2 5m 3 7a 3 7m 2 99 3
onc_app 1n 1s b
onc_br 1n 5o b
onc_cod 1n 2g b
onc_cook 1n 2s c
onc_plan 1n e3 c
onc_play 1n 3s b
onc_prepar 1n 2z c
onc_record 1n ag b
onc_softwar 1n ap a
onc_tool 1i fe 9
onc_underta 1n 99 b
onc_wheth 1i 7a a
oncolog 1n fa 5
ones i a 7 i 2 v 4 28 3 3z 3 41 6 48 5 54 2 65 3 8g 2 8j 3 a0 2 al 4 b6 4 co 7 d9 5 df 2 dp 4 e1 4
ones_onlin 1n 41 b
ones_paid 1n b6 b
ones_top 1n v b
ones_twic 1i a c
oneself u g 2 k 2 3u 4 4u 3 4z 4 6x 2 av 4 f1 2 f7 4
onion 14 1p 3 2m 5 3x 5 5y 3 6l 9 85 4 8c 8 9h b es 4 fg 5
onion_night 1n 9h a
onlin f 2 3 g 6 i 5 k 4 q 6 r 5 1h 2 1x 4 29 4 2g 3 2s 4 3c 7 3f 7 3i 7 3m 6 3n 4 3o 4 3p 4 3v 5 41 5 43 2 45 3 46 5 4e 2 4o 2 4s 7 4v 1 53 4 55 3 5h 3 5n 4 5p 5 5q 4 5r 4 5s 3 5u 4 5y 6 5z 4 61 3 62 3 63 4 65 8 66 4 67 3 68 3 6e 4 6k 3 6l 5 70 3 72 5 75 6 76 c 78 4 7d 8 86 6 87 4 88 6 89 4 8a 6 8g 4 8i 7 8w 9 9z 5 a0 5 a1 8 a2 3 a9 b ac 4 ae 3 ah 8 am 7 an 6 aw 3 ay 5 b2 4 b5 6 b8 6 bu 3 bx 6 bz 4 cc 4 cj 5 cl 3 cn 3 co 6 cu 3 cv 5 d3 4 d4 6 d9 7 da 3 dj 2 dq 4 ds 3 dt 7 e3 3 e4 4 e7 6 eu 6 fa 2 fd c fq 3
onlin_account 1n 4s o
onlin_advis 1n bx b
onlin_ballet 1n i c
onlin_bank 1n b8 c
onlin_book 1f q h 6k 9
onlin_box 1n 63 b
onlin_brand 1n an f
onlin_bundl 1n 3p c
onlin_centime 1n 88 b
onlin_check 1i 6e b
onlin_clas 1n a9 x
onlin_collect 1n bz c
onlin_counsel 1n 76 g
onlin_cours 1f a0 f a1 n
onlin_deli 1n 5s b
onlin_doctor 1n 7d n
onlin_door 1n e7 b
onlin_gallery 1n 8i e
onlin_group 1i 3i 8
onlin_half 1n 5n b
onlin_interio 1n 8w h
onlin_lesson 1n 9z c
onlin_magazin 1n b5 j
onlin_market 1n e4 c
onlin_memoria 1n 3f a
onlin_night 1n r b
onlin_order 1n 6l g
onlin_park 1n dq c
onlin_piano 1n cc b
onlin_pilat 1n g c
onlin_plain 1n ah b
onlin_platfor 1i 3c 9 3n a
onlin_program 1n k c
onlin_quiz 1n 2 b
onlin_review 1n co k
onlin_robotic 1n 3v b
onlin_school 1i ay a
onlin_servic 1n 8w b
onlin_shar 1n 41 b
onlin_shop y 5h 6 5u 6 61 6 65 b 86 8 am a cj 8 d9 9 fd m
onlin_stor 1i 41 a fd b
onlin_superma 1i 5p 9
onlin_therapi 1n 76 e
onlin_therapy 1n 76 s
onlin_titl 1n 8g c
onlin_train 1n eu c
onlin_tutor 1n 3m b
onlin_vet 1n dt h
ons 1i d1 7 ek 8
ontario 1i 5h 9 95 9
onto 19 23 6 2h 4 41 3 5g 3 ep 3
oolong 1n 2r 7
open 8 26 3 2g 3 2l 3 2u 3 38 3 3l 3 4q 4 51 2 56 3 67 3 7h 2 94 3 9b 2 c2 3 ch 3 d2 2 e7 3 el 3 ff 4
open_air 1f ch j
open_barri 1n 9b b
open_cal 1n 51 c
open_card 1i 4q a fb 9
open_cod 1n e7 b
open_door 16 2u 9 c2 8
open_fault 1n 94 a
open_fil 1i el f
open_fir 1n 30 c
open_flat 1n 38 b
open_forg 1n eq 8
open_fountai 1n 86 c
open_hous 1i f4 7
open_invoic 1f d1 9
open_kitchen 1i 2l b
open_lat 1c 4q b
open_logbook 1n 94 a
open_neighbo 1i 2i b
open_onc 1n 2g b
open_pag 1i 3f 9
open_parcel 1n 67 c
open_parent 1n 3l c
open_salespe 1n d2 b
open_shift 1i ff j
open_sit 1n cw b
open_smal 1i 2l b
open_until 19 n 8
open_window 1c 26 e 56 b
opening 1a 2g 4 4l 4 a9 b an 4 bc c
opening_held 1i a9 a
opening_wheelch 1n bc 9
openly 16 b 4 1c 3 5k 4 8w 4 8z 4 eo 3 fh 3
operat 1i ad a dv a
operati 15 k 3 x 3 5l 3 c2 6 ct 4 du 4 dv b fb 7
operati_exercis 1n dv b
operato z 1d 5 2a 3 2u 5 5b 3 5c 5 69 7 6k i 6q 4 6r 4 9l a 9p 7 fi 2 fn 6
operato_boat 1n 6k b
operato_book 1n 6k d
opinion 19 o 3 1s 6 7d 8 b2 6
opponen 1i eu 9
opportu 1n 1a c
opposit 1f 1f 3 8a 4 aa 4
ops 1n 1d 8
optical 1n fh a
opticia 1a p e v f 46 o 7q 4 av f
opticia_chang 1n av b
opticia_hom 1i 46 a
opticia_plus 1n v b
optim 1n ej c
optimi 1n fj g
orang 19 5 3 2q 3 5s 5 61 e ew 3 fa 3
orang_peel 1i 61 c
orchard 14 18 7 33 4 63 9 8c b 9h 7 ch 8 f3 i f4 j fl e
orchard_appl 1n 63 b
orchard_barley 1n f4 8
orchard_headpho 1n ch 9
orchard_wood 1n 8c b
orchest 1f 3n e 8n 4 cd 6
orchest_musicia 1n 3n b
orchid 1n 9l 4
ord d 0 4 2 4 3 4 8 4 9 4 b 4 y 7 10 5 2d 2 2m 6 2o 7 2t 3 2v 3 3y 5 3z 4 47 5 48 3 4a 6 4b 5 4c 4 4d 4 4g 9 52 1 5f 9 5k 4 5p 5 5y 4 5z 4 60 5 63 4 64 3 65 7 6b 9 6c 2 6d 6 6l b 7u 3 82 3 86 4 88 5 8h 5 8j 5 8k 5 8o 4 98 5 9j 3 9s 3 ap 7 b5 2 c6 4 cj 6 cl 2 cu 3 d4 4 d9 7 ds 5 ej 6 ek 6 f1 4 f7 4 fd 6 fi 4
ord_ahead 1i 2v b
ord_alt 1n cu c
ord_child 1n 2o b
ord_deliver 1f 6b 9 88 a
ord_email 1n ap i
ord_even 1n f1 a
ord_farm 1n 5f e
ord_kilo 1n f2 8
ord_lat 1a 6b c
ord_linen 1n 4g c
ord_liv 1n ej c
ord_machin 1i 4a a 6b g
ord_onlin 1i d9 a
ord_part 1f fi 9
ord_pay 1n 6l g
ord_phon 1n c6 b
ord_photo 1n 10 b
ord_post 1n 5k b
ord_regular 1n 8o c
ord_remind 1n 98 b
ord_restaur 1i 6l j
ord_return 1n cj g
ord_sent 1i d4 a
ord_suppli 1n 6d j
ord_tabl 1n 6l e
ord_thirty 1i 5f a
ord_togeth 1f 4g c
ord_wholesa 1n y g
order u y 7 29 3 3y 4 4w 8 5f 4 64 4 65 3 6c 5 6d 7 6l k 7u 3 86 3 8b 4 ek 6
order_phon 1i 4w b
order_system 1n 6l h
order_takeawa 1n 6l g
ordinar 15 1e 3 2u 4 3z 4 40 4 5a 4 6o 3 av 4 ch 3 ex 3
oregon 1i dy 9 f3 7
organ 1f 6g 9 99 3 b7 c
organ_build 1n b7 b
organi 19 1r 9 1z 8 2w 9 6g j 7b 8 92 8
organi_ticket 1n 6g e
organic x 0 b 6 b b 8 2p 8 2v 8 33 8 3y b 3z 8 4d b 5i f 5k 3 5m g 5o 7 5u 3 5x 6 62 6 82 8 8k 6 9h 7 f7 7 fp 6
organic_baby 1i 3z a 5m f
organic_box 1n 5i g
organic_christm 1n f7 a
organic_cotton 1i 4d a
organic_farm 1f 33 a 5i 9
organic_ingredi 1n b b
organic_lunch 1n 2v c
organic_puré 1n 5m b
organic_sheep 1n 2p b
organis w 12 5 13 4 14 5 15 4 1a b 1c 4 1r 8 1v 8 1z i 36 9 3j 2 58 5 6g i 6x 8 92 h b9 4 bo 3 cp 6 dy 8
organis_declut 1n 92 b
organis_dental 1n 6x 9
organis_family 1n 1z e
organis_help 1n 92 b
organis_pay 1n 6g b
organis_read 1n 1r c
organis_search 1n dy b
organiz 1c 1r 9 1z e 2w 9 92 i
orienta 1n aa 5
origin 14 3y 3 42 3 5i 6 5k a 5v 6 5y e 60 6 68 a 84 3 9u o
origin_bean 1n 5k b
origin_certifi 1n 68 b
origin_spic 1n 5y g
origina 15 1z 6 29 6 4p h 6a 9 6j 3 8i f 8x 3 as 3
origina_art 1n 4p d
origina_artwork 1n 4p f
origina_cast 1n 6a b
origina_paintin 1n 8i b
orthodo 1n 10 a
orthopa 1f k 5 78 7 dv 4
osei 19 2b 7 6p 3 6u 2 aw 3 c4 6
oslo 1c n 8 5x 8 c5 8
osteopa 1f g 5 78 7 dv j
osteopa_massag 1n dv b
oth b 1r 2 1w 3 5b 3 5d 3 5z 3 6v 3 7b 3 8e 3 b1 3 b7 3 bl 3 bu 3 c2 3 c8 3 cb 3 dp 2 fg 2
oth_app 1n c2 b
oth_build 1i 5b b
oth_firm 1n 5d c
oth_gig 1n bu b
oth_meadow 1n 6v a
oth_quietly 1n c8 9
oth_rar 1n b7 b
oth_rol 1n cb a
oth_routin 1n 7b c
oth_school 1n c9 9
otherwi 1a au 4 bk 4 cf 3 ch 3 e4 4
ott 1f 37 3 3q 4 87 3
otto 1f dp b dq 4 dx a
ought 1n av 5
ours 11 6p 4 9f 3 ao 3 ax 3 b0 3 bl 9 d3 3 dh 4 ds 3 f7 4
ourselv 1i 5k 4 6q c
ourselv_transf 1n 6q a
out 1i 58 h 9e 4
outag 1f aq 4 ct a e6 4
outcom 1c a2 6 al 4 d9 8 en 4
outdoor z 4 3 f 7 20 3 31 c 33 3 35 3 3l 7 4l 6 58 7 6k 6 6r 3 6w 3 7k 6 8m a ch h
outdoor_cinema 1n ch d
outdoor_escap 1n 31 g
outfit 1f 1s 13 40 g 48 i
outfit_app 1n 1s o
outfit_morn 1n 1s d
outfit_plan 1n 1s e
outgrew 1n 5c 3
outgrow 16 1i g 1j 7 1x 4 25 3 3z j 8n 3 c1 3 de 4
outgrow_childre 1n 3z b
outgrow_cloth 1n 3z e
outgrow_uniform 1n 1i a
outing 1n 50 6
outlin 1f e 4 43 6 ar 3
outliv 1f 3f 4 3r 3
outreac 1n cw y
outreac_linkedi 1n cw b
outs 1n 92 h
outsid q h 4 t 2 2g 4 2j 8 8s 7 ag 3 di 2 dj 4 dn 6 em 2 ez 2
outsid_door 1i 8s a
outsid_hospita 1n 2j b
outsid_hous 1n dn b
outsour 1f 4s a 4z a 54 a
outward 1n m 4
oven z 10 2 2n j 2z 3 4e 2 5c 2 5j 3 8j 5 8o 3 9q 7 aw 2 b6 4 cm 3
oven_sold 1n 2n b
overal 1n 3z 7
overdra 1i 4e 8 bw 7
overdu 1a p 3 x 4 2e 3 d6 n dn 3
overdu_invoic 1n d6 m
overflo 1n e1 f
overgro 1n fr 5
overlay 1n cu 9
overloo 1c 5t 4 91 5 at 4 d5 4
overnig 10 2n 9 44 3 9f g a8 5 ay 3 bs 3 c5 2 c7 3 d6 2 fe a
overnig_toilet 1n 9f b
overnig_wood 1n 2n b
overrul 1i 4f 5 6b 5
oversea 1n 52 c
oversiz 1n aq a
overtim 1f t 5 c3 a d0 4
overtur 1n ar 4
overvie 1c ao 8 bk 8 bt 7 by u
overvie_monthly 1n by c
ow 1n 1w 4
owe 1c 41 4 a7 3 bo b cn 4
owed 17 1w 6 2h 4 8i 4 a3 4 b5 4 bq 3 ff 3
owes 1a 5k 4 7s 3 8t 3 8v 4 b4 4
owl 17 3k 8 3o 6 az 3
owls 1n 33 3
own 5 21 3 3g 2 4n 2 5d 2 6a 2 6l 3 6v 3 7i 3 8r 2 8v 3 9b 2 c4 2 cc 3 cm 2 co 2 dm 4 dn 3 do 3 dp 2 dq 3 dt 3 du 3 dv 3 dy 3 dz 2 ed 2 f4 2 fb 4
own_addres 1f 6g b
own_ail 1n dv d
own_bakery 1n 1e b
own_book 1a 6v 8 98 8 cc 9 dm c
own_cars 1n c2 b
own_choos 1f cf 9
own_clean 1n 8o c
own_complai 1n co c
own_dashboa 1n cr b
own_documen 1n dl b
own_driv 1n fg b
own_early 1n dw b
own_family 1n f1 a
own_field 1n 8b b
own_figur 1n 51 c
own_filt 1i 2i b
own_find 1f do a dz a
own_follow 1n d2 b
own_fragran 1n 5 b
own_fre 1n 9k b
own_gam 1i 3v a
own_good 1i 8y c
own_hens 1n 33 c
own_history 1i cs a
own_hom 1a d 9 p 9 do 9
own_jars 1n 5o h
own_join 1n 6v a
own_kit 1n 7w b
own_kitchen 1a 2z 9
own_languag 17 3o 9 6j 8 fl 8
own_larg 1n f8 a
own_lin 1a c8 7
own_mis 1n dy e
own_nam 19 6l 9
own_orchard 1n f4 8
own_paid 1n bt d
own_panel 1n 9r a
own_part 1c c8 c
own_phon y da 7
own_pictur 1f cm b
own_playlis 1n a3 b
own_region 1n az b
own_renovat 1n 8v b
own_rent 1c 35 9 37 b 6v 8 c4 9
own_reord 1n ek c
own_report 1n ed b
own_rid 1f 2m c 6l e
own_roof 1i 1d a
own_run 1f d0 a fb 9
own_say 1n 9a b
own_school 1n 9v b
own_see 1i 94 9
own_shar 1f 37 9
own_siz 1i 4d a
own_smal 1i 9z d
own_solar 1n 1d d
own_stand 1f 4z a
own_talk 1n dt c
own_task 1n 50 c
own_term 1n cp c
own_think 1n 8z b
own_ton 1n d6 b
own_town 1f a8 9
own_wed 1n 45 b
own_work 1c dm a
own_worksho 1f 84 9
ownersh 1n 7i l
ownersh_holiday 1n 7i a
owns v 4g 3 4u 3 6h 3 9q 5 9r 4 a1 3 a3 3 a6 3 ag 3 b6 3 c5 3 cn 3 cv 3 ek 3
oxygen 1f 7t 8 7u 7 9j o
oxygen_drop 1n 9j a
oxygen_monitor 1n 9j c
oyst 1c 64 j 7w b 9j p f2 6
oyst_farm 1n 9j c
oyst_grow 1n 9j h
oyst_mushroo 1i 64 e 7w a
oyst_tid 1n 9j c
pac 16 14 3 3j 3 71 3 9z b a1 e
pac_program 1n 9z c
pac_video 1n a1 b
pacemak 1i 7t 7 bc a
pack p 6 9 7 b 8 4 b 4 y b 1q 3 2m 3 4b 4 4d 8 5c 5 5g 5 5i 9 5q 4 5t 7 5w b 65 j 7a 3 8f 4 8l a 8t 7 9t 4 bb 3 fq b
pack_deliver 1n 8l b
pack_expir 1n y d
pack_fragil 1n 65 b
pack_post 1n 4d b
pack_ship 1n 65 x
pack_straigh 1n 5i b
pack_unpack 1n 8t c
packag 15 1u 4 36 4 3j f 58 4 5o c 65 6 6t e 8l 8 fq u
packag_busines 1n fq d
packag_fre 1n 5o d
packag_seaw 1n fq e
packet 1a l 3 y 8 55 4 79 e 82 m
packet_runs 1n 79 d
packet_story 1n 82 9
packsho 1n am f
pad 12 k 6 6l 5 78 5 8y 3 95 5 98 2 bz 3 cd 5 f0 5
paddl 1c 34 a 37 h 8m 9 9j b
paddl_board 1i 37 g
paddl_wheel 1n 9j a
padel 1i h n ez 12
padel_club 1i ez k
padel_court 1i ez m
pads 15 6 o h 6 28 3 46 3 98 7 bb f bz 3 c1 3 f0 2
pads_banana 1n 6 g
paediat 16 j 4 1f 3 3w 4 5m c 75 7 93 4 9x 4 az 4
paediat_dietiti 1n 5m b
pag g r 2 19 2 1k 2 1m 3 1v 2 3f a 4u 3 54 2 6p 3 73 3 74 5 7c 3 83 3 8g 4 8h 7 93 3 9x 6 ae 7 ag 3 ah 5 ao 7 b0 3 b1 2 b2 3 b5 5 b6 3 be 4 bh 6 bi 3 bt 4 by 4 cn 3 cp 8 ct 4 cu 6 cv a d3 5 d4 4 d5 3 dl 7 e6 3 e8 4 eb 3 f9 3 fd 5
pag_chang 1c ao a
pag_doctor 1c 74 a
pag_onlin 1n cv i
pag_photo 1n 3f 9
pag_public 1n e8 b
paid f 13 5 1g 3 36 3 4e 7 4g 2 4l 3 4t 2 51 4 55 4 56 2 5a 3 7f 5 7g 3 7s 3 8o 3 9n 4 9o 3 av 6 aw 4 b4 3 b5 3 b6 5 bo 4 bp 2 bq 5 bs 2 bt 5 d6 5 dg 4 ec 5 en 6 fg 3
paid_company 1n dg b
paid_cost 1n bt b
paid_grant 1n 51 c
paid_instalm 1n 9n b
paid_interns 1n ec b
paid_memb 1n aw b
paid_messag 1n 1g a
paid_mobil 1n bq c
paid_sam 1a en 9
paid_sponsor 1n av b
paid_stop 1n 7f b
paid_trial 1n 13 b
paid_unload 1n fg b
paid_vulnera 1n 55 b
pain z e 7 f 3 k i 2c 9 4r 5 6x 2 70 2 71 3 74 8 78 s 7d 2 7l a 7o 2 8k 6 dg 6 ew 3
pain_app 1n 78 e
pain_camera 1n 78 b
pain_endomet 1n 74 b
pain_exercis 1n 78 o
pain_patient 1n 78 e
pain_physio 1n 78 m
pain_program 1n k e
pain_video 1n k c
painful 1n bf 3
paint 10 4p c 6h 4 8d 3 8i 9 8v f 8w 7 92 3 bp 3 cm 3 cv 6 ef e ep 4 er x
paint_bar 1n er c
paint_bars 1n er i
paint_beer 1n er c
paint_buy 1n 4p a
paint_clas 1n er c
paint_cocktai 1n er c
paint_drink 1n er c
paint_electri 1n 8v b
paint_even 1n er j
paint_film 1n ef b
paint_friend 1n er g
paint_pictur 1n er j
paint_prosecc 1n er c
paint_sip 1n er u
paint_win 1n er g
paintin 1i 4p 11 8i o
paintin_lobby 1n 4p d
paintin_local 1n 8i b
paintin_photogr 1n 4p a
paintin_rent 1n 4p d
pair q 6 4 o 2 12 d 18 5 19 3 1g 5 3k 5 3r 2 43 e 44 c 46 e 8r 2 aa 4 b9 8 dm 3 dp 4 eu 3 f8 5 fd 5
pair_try 1n 46 b
pal 1a 23 3 63 8 6m 6 9j 3 au 4
palet 1n er 4
pallet 11 2h 3 2v 3 60 3 62 3 66 k 8u 3 ej 3 fg e fh 4 fo a fq 2
pallet_carri 1n fg f
pallet_spac 1n 66 j
palm 1f 5p f 8n 4 f9 8
palm_oil 1n 5p e
pan z 2m 5 2z 5 5w 8 8c 7 8r b cq 2 ez 2
pancak 1i 2v a 3x 4
panel 12 1d 9 2a i 49 3 60 3 8r 9 8z e 9r e 9s f b6 8 fn d
panel_dron 1n fn b
panel_pay 1n 9r a
panel_recycl 1n 9s b
panel_roof 1i 8z a
panic 1c 2b 8 2e 8 7l 7 ai g
panic_button 1f ai d
pans 1f 8c e
pant 1i 6 e bb s
pant_deliver 1n bb b
pant_sampl 1n bb 9
pantry 1f 11 9 1p f 57 q
pap d 9 3 a 3 10 2 13 4 1q 2 2w 4 3e 5 4s 3 4w 1 56 1 5b 2 5h 3 5k 2 68 5 6j 3 6u 3 7u 4 8h a 94 3 99 4 9d 3 9y 3 a0 7 ah 4 as 4 aw 4 b1 2 b5 4 be 5 br 3 bs 2 bx 5 d4 3 d5 3 d8 4 dl 3 dy 3 eb 4 ed 3 eg 3 em 6 en 3 ff 3 fg 3
pap_check 1i em a
pap_flow 1n 2w c
pap_form 1n d8 b
pap_insur 1f en a
pap_phon 1i br a
pap_plan 1f 8h p
pap_togeth 1n a0 b
papa 1n bj 3
paper 1n 4n 5
paperwo 16 68 n 6u m 76 4 96 d a9 4 as j
paperwo_app 1n 96 b
paperwo_residen 1n 6u 9
paprika 1n 5y 9
parachu 1n 69 3
paragli 1n 6w y
paragli_afraid 1n 6w a
paragli_flight 1n 6w c
paragra 19 4h 3 a7 5 ad 3 cp 3 dl 5
paraleg 1i ad a el a
paramet 1n bq b
parcel r 11 7 13 4 1w 3 1x 6 2g d 40 7 5e 8 5g 4 5p 5 5r 6 65 7 67 q 69 8 7s 5 8a 4 bb 9 cf 3 cj 4 d9 7 dh 8 dr 6 ds 3 fd 9
parcel_box 1i 2g i 67 h
parcel_collect 1n 67 h
parcel_leav 1n d9 b
parcel_lock 1i 67 10
parcel_mail 1n dh b
parcel_shop 1f 67 c
parent g 1 3 4 3 a 7 j 5 o 3 1f 9 1g d 1h 8 1i 8 1j 5 1l 4 1m 4 1n 4 1o 7 1p 4 1r b 1u 3 1v 5 1z 4 25 9 2b 4 2h 3 2i 4 2o 3 2v 6 3b 5 3k 7 3l 8 3m 6 3q 7 3r 4 3s 3 3t 8 3u b 3v 4 3w 5 3x 5 3z 7 43 3 47 3 4c 3 5g 4 5h 3 5m 7 6j d 73 5 75 b 77 3 79 5 7a 3 7d 3 7e b 7j 5 7m 6 7n 3 7o 3 7r 6 86 3 8d 7 8e 3 8l 4 8u 3 9v 7 9x 8 9y 8 9z 4 a7 4 a9 8 aa 3 ag 5 ah 4 aj 3 av 3 az 5 ba 7 bh 7 bi 3 bm 6 bp 2 e9 9 eb 2 eu 4 ev 9 ey 5 fc 3
parent_answ 1n bh a
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
parent_real 1n ev a
parent_rebuild 1n ba 8
parent_rent 1n 3z b
parent_see 1a 3u 9 e9 a
parent_sel 1i 1i 9
parent_smal 1c ev a
parent_thousan 1n bh c
parent_use 1n 1g a
parent_visit 1n 7e b
parent_why 1n 25 b
parent_work 1i 3l b
parenta 1i 1h h ab a
parenta_control 1n 1h f
parfum 1n 5 h
pari 19 1j 7 49 8 63 7 8e 8 8u 8 br 7
parish x 13 3 1a 5 1b 3 1d 3 1e 3 1n 4 1v 4 30 3 3b 7 3h 2 3j 8 6i f 99 3 b8 4 bf f c2 3 e5 b ev 4 fb 3
parish_look 1n 3b 9
parish_memb 1n 6i f
parish_regist 1n bf f
park o c 5 h 3 18 6 21 4 2j 4 2k 7 2p 5 3d 2 3p 7 3t 3 3w 7 51 2 6v 3 7s b 8t 5 9b b 9f k 9l a 9p c c0 9 c2 3 c3 4 c4 m dm 4 dn 6 dp 2 dq a e1 3 ey 4 ez 4 f7 5 ff 3 fn a
park_book 1n c0 b
park_communi 1n 18 b
park_festiva 1n 2k b
park_fifteen 1n c b
park_fin 1n 7s i
park_lorry 1n 9f i
park_operato 1n 9l c
park_outsid 1n dn b
park_plac 1a c4 e
park_shar 1n c4 p
park_spac 1n c4 p
park_spot 1i 9f a c4 f
park_thermal 1n fn f
park_ticket 1n 7s d
park_train 1n dq c
park_truck 1n 9f o
parking 1n c4 i
parkour 1n 3w b
parliam 1n e4 a
parlour 1n 2p h
parquet 1f i 4 23 9 bp 4
pars 1n d8 g
part_cfo 1n 54 g
part_chang 1f 94 9
part_classic 1n 6a f
part_classro 1n a2 b
part_househo 1n 29 c
part_load 1i 4r a fg e
part_long 1n 6a h
part_loud 1n c8 9
part_machin 1i 6a c
part_mark 1n fh b
part_onlin 1n a2 b
part_ord 1i 98 a
part_print 1f 53 i
part_repair 1n 8x c
part_show 1n by c
part_sign 1n eg b
part_stor 1i 15 a
part_vintag 1n 6a h
partici 1i w p e4 z
partici_budget 1n e4 f
partici_platfor 1n e4 i
partn p i b q 2 1b 5 1g b 24 5 3c 4 3g 2 3i e 3o 4 4e 4 4x 5 54 4 6e 2 6q 4 7b 4 7g 2 7k 3 a4 b a5 4 aa 9 ab 8 af 5 ax 2 bl d bo 2 br 2 bs 7 bv 2 cb 9 d1 2 da 4 em 2
partn_difficu 1n a4 b
partn_led 1n 3i 9
partn_lin 1i cb 9
partn_need 1i i b
partn_shar 1n bl k
partner 1n d4 7
party u d 4 i 3 1w 3 2g 4 2k 4 2o d 2y i 2z 6 30 g 3r n 40 7 58 d 6c 3 6i 2 7c 4 8f 6 ce k e7 6 er 6 f0 7
party_box 1n 3r j
party_company 1n ce 9
party_cook 1n 30 c
party_equipme 1n 2y g
party_hom 1n 30 c
party_rental 1n 2y e
pas m g 3 s 8 y 2 1k 7 1x 3 21 3 2i 4 2j 7 2l 3 35 3 3p 4 5c 2 6l 4 6r 3 76 3 7c 2 97 3 a0 8 a6 3 a8 6 ae 2 cj 5 cz 5 e2 3
pas_hard 1n cj b
pas_lectur 1n 1k a
pas_payrol 1n cz b
pas_wait 1i s b
passag 1f u 4 3n 4 c8 7
passeng 1c 6w f 7s 8 c3 4 c6 i
passeng_courag 1n 6w c
passion 1i 2r 4 a7 4
passpor 16 6e 4 6u 2 7g 3 82 3 8a 7 as 7 au 8 fk 8
passwor 15 3f 2 4x 6 4z 7 6t 6 77 3 ah c b8 6 bk 3
passwor_funeral 1n ah b
past k 2v 5 5j 6 5s 4 6b 3 6l 4 a0 9 ct 3 di 5 dq 3 e9 3
past_answ 1n di b
past_eleven 1i 2v b
past_pap 1n a0 l
past_say 1n 5j c
pasta 16 1p 4 2m 6 2v b 5h d 5o a 5w 9 es o f1 5
pasta_clas 1n es b
pasta_grandmo 1n es b
pasta_learn 1n es b
pasta_nuts 1n 5o b
pasta_treat 1n 5h b
pasta_twic 1n 5w a
pastry 1n 2n h
pastur 1i f2 r
pastur_cow 1n f2 8
pat 1n m 4
patch 19 1 4 3r a 7c 9 7t d bz 6
patch_video 1n 7t a
patent 1f 4w i 8c 5 8h 5
patent_text 1n 4w c
path 11 20 d 6h 2 6o 7 6r e 6s 4 7j 9 9h 3 9s 8 ah 3 bv 3 e4 8
path_squar 1n e4 a
patholo 1n v b
patienc 14 2x 4 4e 7 4y 6 a4 3 a9 3 bi 3 bp 3 cd 5
patient s 1 2 f 3 j 7 k g q i u f w j x 5 z 6 10 b 2c 4 4p 2 4t 7 53 4 6x f 78 a 79 d 7d f 7l b 7o 4 7t o 7u l a4 7 b8 6 e8 5 er 6 fc d
patient_cam 1n 4t c
patient_clinica 1n w b
patient_convers 1n a4 b
patient_copd 1n 7t a
patient_dischar 1n 7t g
patient_group 1a w b
patient_hair 1n 6x 9
patient_help 1n b8 a
patient_hom 1i k b 7t j
patient_monitor 1n 7t t
patient_pictur 1n 10 b
patient_show 1n q b
patient_softwar 1n u b
patient_strok 1n 7l b
patient_stud 1n w h
patient_study 1n w f
patient_teach 1i j a er 9
patient_transpo 1n 7u u
patient_villag 1n 7d b
patient_visit 1n q b
patisse 1n 2n b
patron 1n b4 a
pattern 12 27 3 42 3 49 4 4a 3 73 c 7x k 7y y 84 3 d9 3 ds 3
pattern_design 1i 7x 8
pattern_downloa 1n 7y d
pattern_pdf 1n 7y h
pattern_plain 1n 73 b
pattern_plus 1n 7y b
pattern_pocket 1n 7y b
pattern_print 1n 7y h
pattern_siz 1n 7y d
paulo 1i r 9 ai 9
paus x s 5 1e 3 57 6 5j 3 5l 5 76 2 78 2 a4 4 al 3 ax 2 fi 4
pav 1n 9s s
pav_plastic 1n 9s b
pavemen 15 5 3 28 4 2a 4 2i 4 2p 3 89 6 8b 4 8r 4 e9 3
paw 1c 1c 3 3g 7 dt 2 dy c
pawn 1i 3a 3 eu 9
paws 1c x 2 dp 2 dv 3
pay c m 3 2s 3 2x 3 32 2 3t 2 3x 3 4e 4 56 2 5b 3 6c 4 6g 5 6l 5 7f 5 7g 2 7h 5 9c 3 9r 4 ar 3 aw 2 b4 4 b7 2 bk 4 bm 2 bp 3 bq 3 bs 5 bw 6 d0 6 d6 3 da 3 ea 3 fa 2 fp 4
pay_acr 1n 5b c
pay_bar 1n 6g b
pay_deposit 1f m a 9c 9
pay_firm 1i 9q 9
pay_kilo 1n fp b
pay_kilowat 1n 9r a
pay_kitchen 1n 6l g
pay_leav 1i d0 a
pay_monthly 1n b4 b
pay_off 1i 7h i bk e
pay_own 1c 6g 9
pay_part 1c 2x a
pay_rent 1f b9 8 bp a
pay_runs 1n d0 h
pay_school 1n bs g
pay_settl 1n ea a
pay_smal 1i 6c b
pay_villag 1n ar a
payday 1f bk l bw w
payday_app 1n bw b
payment r s 5 1b 6 22 8 28 5 4e 5 4f 5 4k 2 5f 2 6g 4 71 3 7d 2 7f 6 7g 6 9c 4 aw 2 b4 5 bk 5 bm 8 bn 6 bo 9 br 2 bs 2 bu 9 ct 3 d1 2 d6 f d9 i da p en 2 fg 4
payment_api 1n da k
payment_chas 1n d6 m
payment_fil 1i bu a
payment_fraud 1n d9 r
payment_invest 1n bn b
payment_link 1f bo a
payment_own 1n da b
payment_pot 1n 7f b
payment_remind 1n d6 g
payment_show 1n 1b b
payment_suggest 1n 22 b
payof 1n 7h p
payof_plan 1n 7h f
payout 1i br k bs b
payrol 16 4s 4 7h 4 bw e cz e d0 10 dd 8 de 7 eh 3
payrol_phon 1n d0 b
payrol_smal 1n d0 i
payrol_softwar 1n d0 t
pays e 1d 3 1w 2 4e 3 4w 1 5k 3 8z 3 9v 3 bo 3 bs 4 d1 5
pays_farm 1n 5k b
pays_les 1n b9 9
pays_memb 1n 1d b
pays_villag 1n bs b
pays_warn 1n d1 b
payslip 1a bw 6 bx 3 by 3 d0 n
pcb 1n 53 c
pcos 1n 74 b
pcs 1n f0 n
pcs_retro 1n f0 9
pdf 1c 7y j ap b cu g d8 j
pdf_attachm 1n ap a
pdf_form 1n cu c
pdf_json 1n d8 d
pea 1a 1 3 9 3 5m 3 5w 8 9g 7
peac 1c 7r 3 ad 3
peach 1n 7q 6
peak 1i 9q u fj 9
peak_load 1i 9q d
peak_shav 1n 9q c
peanut 1i 2u 4 5t 4
pear 17 2q 3 3l 3 5m 7 b9 5 eo 5 f4 a
pear_brandy 1n f4 c
pearl 1n 2r z
pearl_real 1n 2r b
peas 1a 1l 3 2v e 3l 3 5w a 8b 5
peas_beetroo 1n 5w a
peatlan 1n 9o a
pebbl 1i 4p b
pedal 1i 1j 8 3p 5
pedicur 1n d k
pedicur_own 1n d b
peel 14 5 3 m 3 29 3 61 b bd 5 fp 7
peel_work 1n 61 b
peeling 1i 9m 3 fp l
peeling_café 1n fp b
peer 1c 8u o bq 9 br h c2 9
peer_lend 1n br d
peer_storag 1n 8u o
peg 1c 3l 2 8d 3 8m 6 8n 3
pegs 1i 8m 6 8n 8
pelvic 1i 78 i bb e
pelvic_floor 1i 78 f bb c
pen 15 55 7 86 6 8h 3 96 3 9d 2 9v 4 av 4 eb 7 fm 6
pencil 10 5 2 1k 2 43 3 48 4 6l 5 8g 7 8i 2 9y 5 b1 4 b6 2
pendant 1i 2b t 45 4
pendant_look 1n 2b b
penetra 1n 55 10
penetra_test 1n 55 v
penicil 1n 7d 4
pennsyl 1n e6 9
penny 1n 4s 3
pens 17 5d 2 86 n 8h e 9m 3 a6 6 e4 3
pens_kitchen 1n 86 b
pens_left 1n 86 b
pension 15 18 a 3x c 4a a 5l g ah a b8 o by 10 d0 3 ew n
pension_app 1n by d
pension_form 1n by c
pension_gap 1n by g
pension_overvie 1n by t
pension_probat 1n ah b
pension_put 1n 5l b
pension_school 1n 18 b
pension_villag 1n 4a b
pentest 1n 55 b
pep 1a 30 6 5o 3 5s f 5y b dn 8
pep_fil 1n 5s b
percept 1n a8 b
perch 1n 37 a
perform 1f 4t a c9 a df 9
perfum 1n 5 1e
perfum_own 1n 5 b
perfum_scent 1n 5 c
perfum_smal 1n 5 b
perfum_wear 1n 5 e
perhap 15 z 3 8g 3 bt 3 bz 3 dy 3 dz 3
perimen 1n 74 h
period 1a 6 y s 4 4t 4 74 d d4 j
period_car 1n 6 o
period_ends 1n d4 b
period_pant 1n 6 c
period_underwe 1n 6 o
permiss 13 1b 6 2a 6 31 4 3a 4 4b 3 55 6 bk 3 bq 4 dp 4 e3 7 fn 3
permit w 13 8 1c 5 1e 3 2l 3 34 5 63 3 6f 5 6u k 6v 2 87 p 8v 5 a8 6 as f b7 3 c6 5 do 3 dx 3 dz 3 e3 u fp 3
permit_flat 1n as b
permit_onlin 1i 87 c
permit_permit 1f e3 c
permit_rul 1n 87 b
permit_sit 1n 87 b
permit_softwar 1n e3 w
permit_street 1n e3 c
permit_tax 1n 6u 9
permit_told 1i e3 b
permit_wat 1n 87 c
person f w 3 12 3 1l 3 1r 3 2b 3 3d 3 3i 2 3k 2 3m 4 3t 4 3x 5 41 4 46 3 4h 3 4s 6 4u 4 4w 4 4z 5 56 2 67 1 6e 3 6u 3 76 2 7n 5 8o 5 9z 4 aa 5 bw 2 cj 5 ck 3 de 5 dk 2 ec 3
person_along 1i 6u 8
person_answ 1c 9z a
person_busines 1n de d
person_dementi 1n 7n g
person_employ 1n 8o c
person_fallen 1n 2b b
person_hom 1n 3t b
person_library 1n 3m b
person_phon 1f 4s f
person_report 1n 4h b
person_street 1n 3x b
person_talk 1i aa b
person_taps 1n 1l 9
person_web 1n 4u c
persona s 5 a 7 e f j k a l 5 s 7 1m k 1n 6 1s 4 22 8 2e b 2z a 4z 5 70 a 71 4 8l g 92 4 9v 5 a7 9 ai d aj i at 9 av 7 az 5 bi 5 bj 8 bk 5 cg h ct 3 cw 7 db 4 dj b dq 7 f9 d
persona_assista 1f aj j
persona_book 1i 1m f 8l d
persona_chef 1n 2z g
persona_childre 1n 1m u
persona_cold 1n cw b
persona_daily 1n 7 b
persona_data 1i dj h
persona_financ 1i av a
persona_gift 1n 8l i
persona_horosco 1n f9 a
persona_messag 1n 1n a
persona_physica 1n k c
persona_pictur 1n 1m i
persona_poem 1n bj d
persona_safety 1i 2e e ai m
persona_secreta 1n at b
persona_song 1n cg n
persona_stateme 1n a7 f
persona_story 1n 1m b
persona_train 1c f t 70 e dq 9
personn 1a 31 4 3l 4 3q 4 4j 6 de a
perth 1n ew 8
peruvia 1n 5p d
peruvia_brand 1n 5p a
pest 1c 4o 5 eg g f6 v fl 8
pest_control 1i eg a f6 n
pest_hom 1n f6 b
pesto 1n 5s j
pesto_chutney 1n 5s b
pet 10 x 3 2x 7 3g r 8a 7 9m a dn a do s dr k ds o dt k du d dv a dw n dx m dy h
pet_accesso 1n ds n
pet_adoptio 1n dx o
pet_cemeter 1n 3g f
pet_cremati 1n 3g g
pet_directl 1n dx b
pet_farewel 1n 3g j
pet_food 1i 9m d dr m
pet_own 17 3g a do d ds a dt d du d dw a
pet_sit 1n do y
pet_track 1n dw o
pet_written 1n dt c
petitio 1n e4 a
petrol 1c 4q 7 67 4 bo a cv 4
pets 16 3g q 6p 3 8a a do i dw c dy l ex 8 f6 3
pets_collect 1n 3g 9
pets_deliver 1n 8a b
petsit 1n do b
pharma 1n w g
pharmac y 1 7 4 5 7 3 y v 2b 3 2d 3 5e d 69 6 6z 3 73 3 79 a 7c 3 7d f 7j 8 7k 3 7o 3 7p 3
pharmac_florist 1n 5e e
pharmac_invento 1n y n
pharmac_ord 1n y i
pharmac_see 1n y b
pharmac_sel 1n y b
pharmac_stock 1n y r
phas 1f 24 c d7 b f9 8
philipp 1c 4f 8 6i 8 bs c da 8
philipp_chat 1n bs b
phish 1i 7r a dh w
phish_train 1n dh p
phobia 1n 7l 13
phobia_phobia 1n 7l d
phoenix 1n ez 9
phon 8 t 3 1h 6 1z 4 2h 6 4h 2 4j 4 4q 3 4s 3 4v 2 4w 3 5b 2 6c 3 6h 2 7r 3 8x 4 9b 3 9c 2 aa 3 al 3 au 2 b1 3 b8 4 bh 4 bq 3 c6 2 c7 2 ck 7 cv 3 da 4 dc 3 de 3 dk 2 e7 2 ea 2 eg 3 eo 3
phon_alarm 1n ai b
phon_animal 1n dw b
phon_answer 1n ck m
phon_bailif 1n 87 b
phon_bil 1n eg b
phon_book 1n 6c c
phon_buy 1i 2h d 9u 9
phon_cal 16 a4 8 cv 8
phon_catalan 1n b1 c
phon_chang 1n 2h b
phon_childre 1n 1h m
phon_choos 1n bh a
phon_clon 1n dh b
phon_count 1a 78 9
phon_doctor 1n c6 b
phon_empty 1c eo 9
phon_exhibit 1n 6h b
phon_explain 1n 74 b
phon_family 1n 1z g
phon_firm 1n d6 b
phon_fre 1i 1h b
phon_grandpa 1i ag a
phon_includ 1n d0 b
phon_interne 1n bv c
phon_kids 1n 1h c
phon_lawy 1n 4h b
phon_lock 1n 6n 8
phon_money 1n da b
phon_offlin 1n 94 a
phon_old 1n b8 b
phon_open 1f 9b a
phon_oxygen 1n 9j a
phon_pay 1i 5b b 9c a
phon_photo 1c 1z 9 4w a
phon_plumb 1n ck c
phon_print 1n bh c
phon_racket 1n ez a
phon_real 1n al b
phon_recepti 1n ck n
phon_remind 1n br b
phon_screen 1i 8x f
phon_see 1i aa b
phon_sees 1n ei b
phon_senior 1n b8 b
phon_smal 1n ek c
phon_staf 1i dc b
phon_stop 1n 70 b
phon_subtitl 1n 4j b
phon_tabl 19 dk 9
phon_top 1n 4f b
phon_total 1n cx b
phonic 1n 9x r
phonic_gam 1n 9x g
photo n 3 6 l 8 10 5 1b 6 1s 7 1t b 1z k 20 7 2x a 2y g 2z 4 3b d 3f 5 4d 6 4w 6 6f 5 72 4 7d 7 7k f 7n 8 80 5 81 3 8l 4 8y 5 95 5 9e 6 9k 5 9v 9 aa 6 am k au d b3 d b5 4 bd 4 be h bg c bh k cm 8 cv a cy 4 do 6 e0 5 e2 4 e5 5 ed 6 ee 8 ef 7 eg 4 ei 4 en b eo 7 f5 6 fl 4 fn 7
photo_album 1i bh b
photo_app 1c 1z b be 8 cm a
photo_book 1f bh 10
photo_booth 1n 2y 11
photo_cloth 1n am g
photo_council 1n e0 b
photo_crown 1n 10 b
photo_deadlin 1n 95 b
photo_duplica 1n 1z e
photo_exercis 1n 9v b
photo_family 1i 1z a be i
photo_flat 1n 6f b
photo_fram 1n be a
photo_gat 1n 20 b
photo_googl 1n cv c
photo_library 1n b3 f
photo_mol 1n 7k a
photo_money 1n 1b b
photo_music 1n b3 d
photo_nobody 1n fn b
photo_organis 1n 1z m
photo_own 1n ed b
photo_pap 1n en c
photo_phon 1i bh e cv b
photo_plan 1n 9e b
photo_plat 1n l b
photo_post 1n 4w c
photo_print 1i be k bh h
photo_product 1n am h
photo_rash 1n 7k a
photo_relativ 1n bg 9
photo_saint 1n 3b 9
photo_sam 1n 3b 9
photo_says 1n 1t b
photo_sewn 1n 4d b
photo_shoot 1i 2x g am h
photo_show 1n e5 b
photo_tel 1n 7n b
photo_voic 1n 3f 9
photo_weath 1n ee b
photo_whil 1i bg 8 do a
photo_yearboo 1n bh c
photo_yearly 1n 9k b
photobo 1i 2y n bh s
photobo_rent 1n 2y c
photogr f l 3 1r 3 1s 5 1x 5 1y 4 21 5 2o 3 2x d 40 3 41 4 44 4 4p 4 4v 5 66 2 6d 4 72 6 79 4 7a 3 7h 4 7k 4 81 8 8i 5 8y 3 9v 4 am 6 au 5 b3 4 bi 3 bo 4 bu 3 cm 4 cv 3 cy 5 cz 4 e2 3 ee 5 eg 3 eo 3 fl 3
photogr_book 1n 2x f
photogr_clinic 1n 4p a
photogr_cloth 1n 1s b
photogr_coupl 1n 2x h
photogr_defect 1n ee b
photogr_deliver 1n 6d b
photogr_describ 1n 1x d
photogr_garag 1n 21 b
photogr_let 1i 7h a
photogr_meal 1n 72 h
photogr_medicat 1n 79 c
photogr_mol 1n 7k b
photogr_pictur 1n 2x c
photogr_pothol 1n e2 a
photogr_print 1i bi a
photogr_questio 1n 9v b
photogr_real 1i 41 a
photogr_receipt 1f bu 9 cy a
photogr_restaur 1n bo b
photogr_sick 1n fl a
photosh 1n 2x c
physica 1n k p
physica_therapi 1n k h
physici 1n u b
physio 17 k h q g z g 78 n 7l 7 cv 3 dv r
physio_app 1i 78 m
physiot 11 f 4 k s q 6 z e 2c 7 34 8 43 3 4d 3 4r 3 4t c 70 3 78 m 8k b dv i
physiot_among 1n 34 b
physiot_ask 1n 4t c
physiot_hydroth 1n dv b
physiot_near 1f k f
physiot_put 1n z b
physiot_sets 1n 78 b
physiot_visit 1n k h
piaggio 1n 2j a
piano 15 3n q 6p 3 8n j 8t c a3 i ac 5 cc 13 e7 3
piano_app 1i a3 b
piano_card 1n cc b
piano_guitar 1n 8n g
piano_lesson 1i 3n m
piano_maintai 1n cc d
piano_own 1n cc d
piano_servic 1n cc g
piano_technic 1n cc j
piano_tun 1i cc 10
piano_yearly 1n cc d
pick p a 6 2m 6 2t 7 2v 6 2w 2 2y 5 41 8 44 9 4p 2 4y 2 52 3 5a 6 5i 9 5q 6 5z 6 64 a 65 b 67 f 6l 5 89 6 8f 7 8m 6 8s c 9h d c7 2 ck 9 dp 9 ek 5 f3 2 ff a fp 9
pick_bag 1n 41 b
pick_bottl 1n 5q c
pick_cardboa 1n fp f
pick_city 1n 5a c
pick_collect 1n dp c
pick_din 1n 2v c
pick_dirty 1n a b
pick_dish 1n 2t d
pick_fruit 1n 9h d
pick_hospita 1n ff b
pick_ord 1n 64 b
pick_pack 1n 65 l
pick_phon 1i ck g
pick_play 1n 8f d
pick_point 1i 5i d 67 l
pick_robot 1n 9h e
pick_station 1n 8m b
pick_subscri 1n 5z b
pick_sunday 1n 2y a
pick_twenty 1n 2m b
pick_wash 1n 8s b
pick_worn 1n 44 b
pickl 1i 5x r f3 v
pickl_lacto 1n 5x b
pickl_lov 1n 5x e
pickl_relish 1n f3 9
pickl_vegetab 1i f3 a
pickleb 1n ez 10
pickleb_court 1n ez i
pickup 1i 8s q ei 7
picky 1n 1p f
picky_eat 1n 1p b
picnic 1n 37 e
picnic_basket 1n 37 b
pictur 5 1l 2 1m 3 1z 2 2x 3 am 3 au 2 bh 3 cm 2
pictur_approv 1n cm c
pictur_barefoo 1n 9e b
pictur_be 1n er a
pictur_book 1i 1m x
pictur_card 1a 1l a bd c
pictur_din 1n 5g c
pictur_family 1n 2x c
pictur_gam 1n 7m b
pictur_grandch 1n be 9
pictur_light 1n 3f 9
pictur_mol 1n 7k f
pictur_non 1n 1l b
pictur_parent 1n 6j d
pictur_pay 1i 2x b
pictur_phon 1f 1z e bh 9
pictur_sign 1c 10 9
pictur_symptom 1n dt c
pictur_til 1i cz a
pictur_togeth 1n er a
pictur_twic 1n ar a
pie 1n 5l 7
piec m 0 6 a 5 b 3 m 4 1s 9 29 a 3n 7 3y 6 3z 7 40 5 41 b 42 4 45 8 47 9 49 a 4a 5 4c 7 4d 7 59 2 5r 6 5t 3 7y 3 7z 7 80 7 84 8 88 b 89 a 8j 3 8m 5 8s 3 8w 8 8y 9 9c 3 9s 4 a1 7 a3 8 am 3 bc 6 c8 4 c9 4 cn 4 ep 5 fa 4 fq 5
piec_borrow 1n 40 b
piec_mend 1i 41 a
piec_worn 1n 1s b
pier 1f 1u 4 9a g fn 3
pierc 1i m a 9c 9
pig 1f bm 9 f2 m fm d
pig_farm 1i fm b
pig_shar 1n f2 a
pigeon 1n f6 8
pigment 1n 3 h
pigs 1i 5n 8 fm j
pigs_warn 1n fm a
pik 1n 87 8
pil x 24 4 79 m 7l 4 8g 6 a6 2 b0 5 b2 6 bu 4 bw 2 d5 3 dt 2
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
pilot 1c 6w d en 4 fi 4 fn c
pin 19 49 6 9b 7 b7 2 ez 4
pinbal 1n f0 9
pinbloc 1n cc 4
pinch 15 43 3 47 4 48 4 5u 3 bi 3
ping 1i 1x d e9 d
ping_child 1n e9 b
ping_th 1n 1x b
pink 1n 3v 4
pins 1c 49 i c3 4 cc 7 dy 4
pins_fit 1n 49 c
pip 11 27 i 2d 3 8p 3 8v 6 91 4 9t 5 ck 4 e2 8 ef 6 fr j
pip_listen 1n 27 b
pip_streetl 1n e2 a
pip_watch 1n fr b
pipelin 1f cr l cs 9 d2 g
pipelin_bring 1n cr b
pirat 1n 3r f
pit 1f 94 6 98 3 ey n
pit_toddl 1n ey a
pitch 19 2j g 2k d 9b t al 9 cc 7 ea 9
pitch_map 1n 9b g
pity 1n 1e 4
piz 1n 6l b
pizza 1f 2m c 3v 4 8t a
pizzeri 1n 6l a
plac c 5 3 i 3 n 4 s 2 13 4 1c 3 2s 3 36 3 3l 8 4y 3 58 4 5a 3 67 3 6k 2 6m 3 6q 4 6u 3 6z 3 8u 3 9f 5 a7 4 ah 3 b4 3 c3 3 c4 5 de 4 ec 3 fe 3
plac_approv 1n de d
plac_company 1i 58 b
plac_help 1n 6z b
plac_local 1i 13 a
plac_morocco 1n 5 b
plac_rent 1n c4 e
plac_scholar 1n a7 b
plac_shar 1i 36 a
plac_step 1n 6u 9
plac_tabl 1n 2s c
placeme 1f 13 e 4y k ec p
plain r 0 5 w 7 3e 7 4b 4 73 6 87 2 ah 9 au 3 bb 7 bt 6 cr b cs 7 cx 8 d5 8 e8 i e9 2 em 2 f9 6
plain_enough 1n 3e 9
plain_invoic 1n cx b
plain_languag 1a w 8 ah 9 cr c d5 9 e8 r
plain_sentenc 1i cs a f9 9
plain_word 12 73 7 bt 7
plainly 15 25 4 73 4 7g 4 9n 3 e9 4 en 3
plait 1n c 4
plan e f 6 l 8 t 4 z 6 10 6 1f 8 1o 7 1p b 1r 3 1s 4 1t 6 1u c 1v 5 2w b 35 3 36 7 3c 9 3m 4 3t 4 3u 5 54 7 58 4 5a 1 6b a 6t 6 6x 3 70 6 71 b 72 6 79 7 7b 8 7e 7 7h 9 7k 4 7u 4 8h a 8q 5 8v 5 8w 6 8z 4 98 4 99 3 9e 3 a1 4 a2 4 a6 a b5 2 bk 5 by 7 c6 2 cm 4 d1 6 dd b dv 4 dz 3 e1 4 e3 9 e4 5 e5 4 e9 5 ee 4 ef 5 eg 4 eh 5 ei 3 ej b eo 7 fi 5
plan_adult 1n 7b c
plan_app 17 1p f 1s a 79 8 dd b
plan_applica 1n e3 e
plan_around 1n 1u b
plan_baby 1n 1f d
plan_bank 1n 54 b
plan_build 1i 8q a
plan_chang 1c 71 c fi 9
plan_crew 1n eh c
plan_deliver 1n ej c
plan_diabet 1n l g
plan_family 1f 1u a 7e b
plan_form 1n e3 c
plan_funeral 1i 3c 9
plan_group 1n 36 e
plan_homesch 1n 1o a
plan_host 1n 58 c
plan_inspect 1n ei b
plan_last 1n 3m b
plan_liv 1n e9 b
plan_machin 1i 6b e
plan_medical 1n 7u b
plan_messag 1i 1f 9 3u a
plan_paint 1n 8v b
plan_pap 1n 8h d
plan_part w a2 6
plan_patient 1n 10 b
plan_pay 1n bk b
plan_phon 1n eo b
plan_prepar 1i 54 b ef a
plan_round 1n 9e b
plan_rout 1i 35 a ej c
plan_season 1i 1p a
plan_shop 1n 8w b
plan_skin 1n 7k a
plan_smal 1i 2w b
plan_social 1n cm c
plan_softwar 1n 6b g
plan_split 1n a6 b
plan_student 1n 8h c
plan_subscri 1n 2w c
plan_sup 1n 1p f
plan_team 1i 3t a
plan_tool 1n d1 b
plan_train 1n dv b
plan_travel 1i 6t b
plan_vegetab 1n 1t b
plan_video 1n z b
plan_wed 1n 2w c
plan_women 1n by c
plan_wooden 1n a1 b
plan_writ 1n 7h b
plank 1i f 4 18 4
plant r 1t p 23 m 3b d 3e 6 4o q 4v 3 56 2 5w h 65 6 72 5 82 9 8a r 8k 7 8q 8 8t 3 91 d 9n 8 9o a 9q 9 dl 2 f7 8 fh 4 fi 8 fl 5 fr 4
plant_abattoi 1n 9n b
plant_abov 1n 3e 9
plant_again 1n f7 a
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
plant_pay 1n 9q a
plant_photo 1i 1t c 3b 8
plant_pot 1f 23 q
plant_protein 1n 5w k
plant_rent 1i 4o d
plant_send 1n 91 c
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
plast 19 d 3 s 3 3k 3 7v 9 bb 3
plaster 1i ee 9 ef 9
plastic 11 9 f a 7 b 6 29 d 43 9 53 3 5r 5 79 5 96 5 9s q cz 2 fp g fq h
plastic_brick 1n 9s f
plastic_part 1n 29 c
plastic_pav 1n 9s h
plastic_sachet 1n fq e
plastic_shop 1n fp b
plastic_sol 1n 43 b
plastic_wast 1n 9s j
plat r l b 1b 4 1e 3 1p 2 1y 4 2s 5 2v a 30 5 3x c 5w 3 6d 3 72 5 73 4 7f 4 8j d 8x 7 cc 2 dv 3 ee 2 ep 4
plat_bowl 1n 8j c
plat_help 1n l b
platfor i 10 2 1a 8 1b b 1k 2 1v 4 1x 8 2m 4 2s 3 2x 3 2z 3 32 4 37 5 3c 6 3k 3 3m 3 3n 4 3o 4 4b 2 4e 6 4j 3 4k 8 4l 4 4n 2 4t 3 4u 3 4z 3 50 5 55 2 58 5 5d 5 5f 2 67 3 6c 3 6g 6 6l 4 6q 4 76 3 7i 2 7t 5 80 4 8o 7 8v 4 9b 2 9z 3 a7 2 a9 2 aa 3 ap 3 as 3 ax 3 b4 7 b6 7 b7 8 bf 3 c2 2 c3 2 cs 3 dc 3 de 4 dg 4 dm 3 dz 4 e4 8 ec 2 f1 5 ff 4
platfor_accessi 1n 6q a
platfor_assista 1n 58 c
platfor_collect 1n 80 9
platfor_family 1n 3c a
platfor_find 1i bf 8
platfor_haulag 1n 4e b
platfor_hir 1n 4k b
platfor_hom 1n f1 d
platfor_hors 1n dz b
platfor_illustr 1n b4 b
platfor_liv 1i 3o a
platfor_off 1n 1a c
platfor_own 1c 37 9 8o a
platfor_ping 1n 1x b
platfor_public 1n e4 a
platfor_rent 1f 5d a
platfor_retir 1n 3n b
platfor_smal 1n 1b b
platfor_vital 1n 7t a
play o h 4 24 6 2i 6 31 8 38 4 3a c 3n 8 3r 8 3s 7 3w 3 6i 3 7m 2 7n 6 83 4 8d 4 8f g 8n 5 a3 6 a4 6 af 6 al 7 az a b0 h b1 a b3 3 cb 7 cc 4 cd 7 ce 6 cf 5 cg 5 co 2 dp 8 e0 9 eu a ev 4 ey g ez b f0 3 fc 6
play_back 1f a4 a
play_board 1i 3a f
play_card 1n 3s b
play_child 1n az h
play_corn 1n 2i c
play_equipme 1n e0 f
play_garden 1n dp c
play_hal 1i ey g
play_half 1n 8f d
play_hir 1n af c
play_run 1n b0 b
play_sal 1n al d
play_song 1n 7n b
play_sound 1n 24 b
play_whol 1n 31 c
playboo 1n d5 b
playdat 1n ab p
playgro 11 1u 9 2o 3 2p 3 39 3 3l 6 3r 3 3w 5 70 3 be 3 bh 3 e0 u ev 6 ey o f1 3
playgro_bal 1n ey a
playgro_defect 1n e0 f
playgro_inspect 1n e0 u
playgro_near 1n ey e
playgro_safety 1n e0 f
playhou 1n ey 9
playlis 1i a3 d ce 6
playlis_app 1n a3 b
playroo 1i 8d 8 ey 8
pleas v g 2 t 2 2n 3 6j 2 bv 2 c7 2
pleasan 1n 9w 4
plenty 1c 1w 2 4a 3 5f 2 64 3
plot 1a 18 c 9o g 9u 7 e5 j f8 v
plot_edg 1n f8 a
plot_fre 1n e5 b
plot_garden 1n f8 c
plot_lend 1n f8 c
plot_shar 1n f8 c
plot_vegetab 1n f8 c
plough 1i 9k h fl 4
plug 12 16 7 17 5 1y 3 21 3 25 3 2a o 8p 3 8x 5 9p 6 c5 3
plug_normal 1n 2a b
plug_solar 1n 2a n
plum 1c d 2 5n 3 8c 3 f4 6
plumb 16 27 9 8p a ba 4 ck g cv 8 ef c eg c
plumb_asks 1n ck c
plung 1n n j
plung_hot 1n n b
plus 1f v c 3y 9 7y c
plus_screen 1n v b
plus_siz 1i 7y a
plush 1n 8d b
poach 1n 2z 4
pocket w 2g 3 2w 2 48 8 49 2 4m 2 7y b 9f 3 bc 6 bm j bq 3
pocket_money 1n bm r
pocket_women 1n 7y b
pocket_young 1n bc 9
pod 1n 5u 3
podcast 17 3h 5 4b b 4v n ax 13 az c b4 8 b5 6
podcast_band 1n 4b b
podcast_network 1n ax r
podcast_product 1n 4v h
podcast_unsolv 1n ax b
podcast_weekly 1n ax e
podcast_women 1n ax b
podiat 1n p b
podiatr 1n p u
podiatr_hom 1n p d
podiatr_visit 1n p h
pods 1n 5k b
poem 1f 8g 7 b2 4 bj r
poem_birthda 1n bj d
poem_writ 1n bj b
poet 1n bj g
poet_typewri 1n bj 9
poetry 1n 5 4
point s l 4 15 e 1l 3 1q 4 1w 7 5i 8 67 e 6h 7 6p 3 6t 3 7g 2 9n 4 9p f 9y 5 a0 4 bs 2 c5 9 ci 6 dm 2 ej 3 fq 4
point_garag 1n c5 b
point_investm 1n 9p b
point_oth 1n 1w c
point_parcel 1n 67 c
point_phon 1i 6h a
point_town 1n 5i b
pointle 1n 8o 6
poison 16 1t 4 30 4 4o 4 8a 4 f6 j fo 3
poisono 1i 8a 8 f5 4
pokemon 1n 80 9
pokémon 1n 80 z
pol 1a 29 3 8e 3 8m 6 8r g
pol_ground 1n 8r c
poland u 7 5 x 5 1k 4 21 5 2b 5 3h 4 3z 5 4e 5 51 5 5w 5 6g 5 72 5 7m 5 7w 4 83 4 94 5 9v 5 ap 5 az 5 be 4 bf 4 bk 5 cn 5 cz 5 dt 5 e1 5 e5 5 en 5
polic 14 12 6 1a 4 2e 5 4m f 7r 6 a9 3 c7 4 cz 7
policy 16 ah 3 bq e dg 3 di a dj c en 3 fg 5
policy_evidenc 1n di b
policyh 1i bq g en j
policyh_film 1n en c
polish 17 3 8 1e 3 45 3 46 3 5p 7 5x e
polish_recip 1n 5x b
polit 1i 3o 4 d6 b
politel 1i 55 3 7s 2
pollen 1i 26 a 7o p
pollen_air 1n 7o b
pollina 1n 82 9
pond 19 33 8 9j s 9m 6 ab 3 dm 4
pond_oxygen 1n 9j h
pontoon 1n 9a a
pony 1i 9e 9 dz g
poodl 1n dn 5
pool z 2 3 4 5 j k 2f 6 38 9 4g g 4y 7 6v s aw 7 bq 7 c3 6 ey b ff 6 fq 4 fr 6
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
poor 1c 24 d 5n 3 5z 3 9d 5
poor_sleep 1n 24 d
poorly 1n eh 5
pop 1a 2s 9 4n r ch e f3 2
pop_shop 1n 4n j
pop_stor 1n 4n d
popcorn 1i 5t 9 ch 3
popup 1n 4n r
popup_spac 1n 4n k
por 1n fh c
porcela 1n 8j b
pork 1n f2 u
pork_box 1n f2 a
pork_farm 1n f2 a
pork_fisherm 1n f2 a
pork_shar 1n f2 a
porosit 1n 2 e
porridg 1i 72 4 c5 3
port 19 66 f 6e 8 7u 3 9a 7 9u 6 fg 4
portabl 1n 2a a
portal v q 4 r 6 1a 6 2w 5 33 6 36 4 3f 4 58 5 6e 5 6k 4 6x 3 95 7 a7 2 ac 4 ak c b7 d co 8 dx 6 e3 8 ei 4 em 4 eo 2 fd 6
portal_night 1n ak a
portal_violin 1n b7 b
portfol 1c a2 g a7 3 bn i bt m
portfol_short 1n bn b
portfol_writ 1n bt b
portion 16 2k 9 3x a 5g 8 5l c 6d 4 72 a dr g f1 x
portion_br 1n 3x b
portion_cook 1n f1 a
portion_instead 1n 72 b
portion_pension 1n 5l b
portion_weight 1n dr b
portlan 1f 84 8 8a 9 8q 8
porto 1a 1q 8 3v 8 4b 8 et 6 fc 6
portrai 1i 2x b au 12
portrai_selfy 1n au h
portuga w 4 5 y 6 11 5 29 6 34 5 43 8 4g 6 53 6 67 6 6e 6 6k 5 6q 5 7o 5 7t 5 9l 5 9w 5 a0 5 ao 5 bm 5 cv 6 cy 5 e3 6
portugu 1f 3b 7 3o 8 9w g
portugu_vocabul 1n 9w b
positio 17 20 3 21 4 71 3 d1 a d5 4 db 8 e9 8
positio_twelv 1n d1 b
possibl 1a 1h 4 b4 4 cq 4
post j 5 4 9 3 b 6 w 3 1v 6 44 6 4d 6 4k 3 4l 8 4p 3 4t 7 4w 5 4y 4 5a 4 5k 5 5m 3 5o 3 5r 5 5y 5 5z 3 60 3 69 3 6o 4 7p 3 7w 2 7z 9 81 8 83 c 85 9 8a 4 8b 3 8g 8 8i 7 8k 3 8l 3 91 7 9s 5 b2 6 b3 4 b4 3 b7 5 be 5 bg 4 bj 4 c5 6 cm f db 9 dk 5 ds 6 dy 8 ec 5 fb 7 fe 6 fg 5
post_app 1n b2 c
post_box 1i 91 b
post_brand 1n 4t c
post_count 1a 7z 7 fb b
post_decisio 1n dk c
post_ebay 1n fe a
post_flat 1n 5k b
post_harvest 1i 5y a
post_instagr 1n cm c
post_let 1i 83 8
post_noth 1n 4d b
post_offic 1i 6o 9
post_pallet 1n fg b
post_send 1n 81 9
post_short 1n ec b
post_sort 1n db g
post_stamp 1n 4w c
post_surpris 1n 8g c
post_thermal 1n dy b
post_vacancy 1n b7 b
post_wal 1n ds b
postag 1i 29 4 65 5
postal 1n 5d 6
postcar 1c x 7 8h a be s
postcar_grandpa 1n be d
postcod 1i 1t d cc d
postcod_technic 1n cc b
posting 1n 54 5
postman 1i 6 4
postnat 1i c 5 o v
postnat_car 1n o m
postnat_doula 1n o e
postpar 1i o a 75 a
postpon 1n fk 5
postur 1c g d 2c x 78 9 a3 4
postur_collaps 1n 2c b
postur_correct 1n 2c g
postur_reform 1n g c
postur_wearabl 1n 2c n
pot t 3 4 8 4 1t 5 23 l 2g 5 2r 3 30 3 64 4 7f a 7x 4 8a h 8j 6 bl a br a by 8 ep j f7 f
pot_christm 1n f7 e
pot_holiday 1n 7f b
pot_indoor 1n 8a b
pot_kiln 1n ep c
pot_local 1n 8a b
pot_rent 1n ep a
pot_turn 1n br b
pot_wat 1n 23 f
pot_wheel 1n ep f
potato 17 2z 3 3l 3 5g 3 5i 3 5t a bd 5
pothol 1n e2 v
pothol_dead 1n e2 a
pots 11 3 7 18 5 23 f 2r 4 2z 5 4o 5 5g 9 5x 9 7f a 8a 7 9g 5 by 9 f7 3
pots_card 1n 5g c
pots_deliver 1n 5x b
pottery 1c 5z 4 60 4 8j i ep y
pottery_clas 1n ep j
pottery_drôm 1n 8j c
pottery_studio 1n ep n
pottery_wheel 1n ep c
pottery_worksho 1i ep b
pouch 1c 42 6 5m d 5o 7 dr 6
poultry 1i 9m 8 fm e
pour y 8 c 2d 2 2i 3 32 2 5k 5 5q 3 5z 7 60 5 61 7 8r 3 ee 6 er 3 f4 6
pour_soy 1n 8 c
pow u 1d 4 2a 9 2g 4 2y 5 4g 6 54 3 57 3 5a 5 64 5 67 3 7e 3 8j 4 8p 3 9a 4 9b 8 9g 8 9j 4 9p 6 9q d 9r 9 ah 7 c5 9 fj 5
pow_plant 1n 9q h
pow_used 1n c5 b
powd 1a 7 d 9 7 1q 6 2r b 62 8
power 1i 9h c e1 c
power_field 1n 9h a
power_sensor 1n e1 a
practi 1c 9y e a3 9 a4 k af f
practic n g 2 k 8 l 3 p 3 q d u 7 v 4 x h z e 10 g 3o 4 3u 7 4g b 4i 5 4p 6 4x 4 56 c 59 4 5e 4 74 3 76 6 78 5 7d 9 7k 4 7m 8 8i 4 9d 6 9y c a3 b a4 c af e c8 c ca 6 ck 9 cm 8 co 2 dj 4 du a e6 4 eh 4 el 3 em g
practic_app 1c 9d a 9y d c8 b
practic_clos 1n du c
practic_electri 1n 3u b
practic_even 1i 56 c
practic_fre 1i ck b
practic_own 1i cm b
practic_room 1n ca c
practic_softwar 1a x m z d 10 f em d
practic_system 1c q 9
practic_talk 1n 7d b
practis x z 8 3n 5 4c 2 4i b 4x 3 50 2 7m 3 9x 6 9y 5 a3 e a4 h a8 3 af c al f c8 h ca i dh 3 dq 9 eu 2
practis_emergen 1n 4i c
practis_objecti 1n al b
practis_room 1n ca i
practis_slow 1n c8 9
practis_someon 1n af c
practis_speak 1n a4 j
practis_violin 1n a3 g
pragu 19 1x 8 28 8 31 8 4n 7 6s 5 ff 7
prais 17 f 3 1u 4 7m 7 a1 3 ao 4 co 3 dh 4
pralin 1n 5u t
pralin_seasona 1n 5u b
pram 13 a 3 25 3 28 7 2i a 3w 3 8e f ab 3 ev 7 ez 2
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
predict 17 26 a 4f 8 74 4 7o d d1 8 d9 e fi h
predict_chargeb 1n d9 g
predict_mainten 1n fi g
predict_mould 1n 26 b
pref 1i 6i 5 db 5
prefab 1n 9t r
prefabr 1n 9t p
prefabr_hous 1n 9t c
prefac 1n 8g 4
pregnan 17 g 8 n 3 4c g 61 7 75 t 7t 7 9c 3
pregnan_app 1n 75 c
pregnan_cloth 1n 4c e
pregnan_cours 1n 75 g
pregnan_newborn 1n 75 m
prelov 1i 1x a 41 a
premis 1i 2i 5 56 c
premium 1i bq 5 dr 9
prep 1c 2k 3 3m 9 5l l a0 d
prep_athlet 1n 5l g
prepaid 1a 3j 3 6k 4 6q 4 9r a bm b
prepaid_card 1n bm b
prepaid_phon 1n 9r a
prepar w o 6 2h 8 2k 5 2z 8 54 8 5l d 68 8 71 6 74 8 7j 8 a0 a a2 6 a8 8 af 6 ak 5 bu 3 bx 9 c8 4 e6 3 ef 8 em 9 en 8
prepar_board 1n 54 b
prepar_candida 1n a0 b
prepar_driv 1n a8 b
prepar_estimat 1n ef b
prepar_export 1n 68 b
prepar_meal 1i 2z b 5l i
prepar_pag 1n 74 b
prepar_pap 1n bx d
prepar_questio 1n 7j b
prepar_schoolc 1n 2h b
prepar_settlem 1n en c
prepar_work 1n em b
prepara 1i 75 a a0 n
prepara_cours 1n a0 g
pres p 0 6 t 2 24 3 2e 7 2q e 4m 6 4t 2 59 2 60 b 6a 7 7o 7 85 3 9s 9 ai 4 b5 2 cf 9 cj 6 fe 5
pres_brick 1n 9s d
pres_button 1a 4m 9
pres_juic 1n 2q i
pres_nordic 1n 0 b
pres_sam 1n 60 c
pres_send 1i cj a
pres_vegetab 1n 2q b
pres_whos 1n 6a b
prescho 1n 3l b
prescri 11 1 5 k c o 5 x 6 y c 46 d 74 2 79 8 7d i bb 4 ck a dt 3 fa 3
prescri_lens 1n 46 b
prescri_request 1n ck c
prescri_sent 1n 7d i
present z 0 6 1d 5 23 3 2u 3 45 6 4o 3 57 3 5u 7 6w 4 8l a ag 6 bl 2
preserv 1i 1 c f3 v
preserv_childre 1n 1 b
preside 1n e7 5
pressin 1n 9s 3
pressur 17 b 5 e 3 5x 7 7t e 8r j
pressur_wash 1n 8r l
pretend 1i aj 5 f6 6
pretti 1i am 5 d3 5
pretty 1i 7b 4
prevent 1c 10 4 d9 e dg 4 ew 7
pric g 5 2 7 2 1q d 21 5 2h 2 3c 7 4g 6 4u 4 53 2 5a 3 5k 4 5n 7 5u 2 60 4 64 3 65 2 88 5 89 3 8g 5 8q 4 8t 5 8v 5 8y 5 al 3 bn 5 bv 3 c0 4 c6 4 ce 3 d3 6 ef 6 f5 5 fe 3
pric_chain 1n 88 b
pric_choos 1n 3c a
pric_client 1n d3 b
pric_fal 1a bn 8
pric_guarant 1n c0 b
pric_nam 1f f5 8
pric_overnig 1n fe a
pric_photo 1n 8y b
pric_renovat 1n 8v b
pric_send 1n 8t c
pric_shop 1n 1q e
pric_text 1n 4u c
prick 1n 7p j
prick_hom 1n 7p b
priest 1a 3d 6 3j k 99 3
priest_doctor 1n 3j 9
primary 15 26 7 2v a 3n 4 3q 4 3u 7 6j 7 9y e et 3 eu e
primary_school 16 2v 8 eu b
primary_teach 1n 9y b
print m 1m a 29 l 2x 4 2y 3 3g 3 46 4 48 3 4b h 4u 2 4x 3 53 e 5e 2 65 3 6a 5 6c 2 73 3 74 3 7a 5 7y c 81 2 8f 6 8h 6 8i g 9t b 9x 3 a8 3 ag 9 aw 7 b4 7 b5 g be f bf 4 bg 5 bh g bi a bt 4 d4 4 dy 4 eq 5 fq 3
print_book 1c ag 9 bi g
print_demand 1n 4b c
print_digitis 1n bg 9
print_dressma 1n 7y b
print_edition 1n aw b
print_fabric 1n eq 8
print_hom 1f 7y d
print_hous 1n 9t o
print_issu 1i b5 f
print_lamp 1n 29 e
print_liv 1n b4 b
print_magazin 1n b5 w
print_newspap 1n be 9
print_ord 1n 4b b
print_part 1f 29 i
print_photo 1i be i bh g
print_postcar 1n be 9
print_recycl 1n 29 c
print_replace 1n 29 h
print_servic 1n 53 f
print_shirt 1n 4b o
print_spar 1n 53 c
print_thing 1n 29 p
print_tre 1n bf 9
print_young 1n 8i b
printma 1n eq q
printma_worksho 1n eq a
priorit 1i at a e7 8
prison 1n 1e a
privacy 19 4u 4 6i 4 cl 4 d2 4 dj s fn 4
privacy_complia 1n dj o
privacy_policy 1n dj d
privat q u 4 z 4 1i 4 21 7 2v 6 2z h 35 9 37 3 3l 4 3m 8 3q 4 5d 8 6j 4 6v f 8u 5 8z 6 9v 6 9w 3 a0 6 a3 4 bj 4 bt 4 c2 a c4 a ce 6 d6 2 e9 4 ed 4 f3 5
privat_chef 1n 2z y
privat_garden 1i 6v p f3 8
privat_hom 1i 8z a
privat_offic 1n 5d f
privat_own 1n 35 b
privat_park 1n c4 g
privat_party 1i ce 8
privat_pool 1n 6v h
private 1i a9 5 c2 k
priz 1a 60 3 8f 4 ci 7 eu 7 f0 3
prob 1a 96 a 9j j 9n 3 fl e fr n
prob_allerge 1n 96 b
prob_satelli 1n fl a
prob_smal 1n fr b
prob_warn 1n 9j a
probabl 1f v 4 8x 4 bz 4
probat 1n ah r
probat_form 1n ah b
probati 1n de g
probati_dat 1n de d
probiot 1n 5x b
problem 19 3m 6 7m 8 7n 8 ad a dv 7 e2 7
problem_repair 1n ad b
proces 11 0 c u 3 5k 3 ap e as 6 cp 3 cr 3 d5 3 d8 5 dj 7 dk 4 dl 3
proces_automat 1n ap b
proces_oliv 1n 0 b
process 1a 99 6 d5 3 el 4 em 4 f7 4
procras 1n 7b b
procure 1n ak s
procure_portal 1n ak e
produc 14 6 a 4v c 52 7 5a j 5f g 5i b 68 7 9g 5 ax h fk 7
produc_pick 1n 5a c
produc_podcast 1n ax g
produc_sanitar 1n 6 b
product p 0 7 1 6 2 7 6 7 b 7 d 8 1y 3 29 5 42 4 4l a 4v j 52 6 53 8 55 5 5c 5 5f 4 5h 7 5p 9 68 6 6a 4 6b j 7a 8 86 9 8l 8 9s a 9u 6 am l an 6 bb a by 2 cn 9 cp 6 ct 6 di 2 ds 5 fd 8 fe 6 fh c fi 4 fk b
product_check 1n 4l b
product_company 1i 4v e fk a
product_depend 1n ct c
product_descrip 1n cn h
product_fee 1n 4l b
product_few 1n 1 b
product_fil 1n 68 b
product_homelan 1n 5p e
product_imag 1n am j
product_lin 1n fh i
product_ord 1n 6b k
product_photo 1n am w
product_photogr 1i am h
product_pictur 1n am e
product_plan 1n 6b t
product_smal 1n 8l b
product_wat 1n 0 b
profess u e 5 n 5 z 3 2m 5 3i 2 40 5 49 5 4w 3 4y 5 6u 4 6y 5 7i 4 8s 5 8w 5 92 c aa 5 at 3 au c av 3 b7 3 bf 3 db 4 el 3 em 3
profess_headsho 1n au e
profess_organis 1n 92 g
profil 14 3f 5 4k 8 4t a 54 3 5q 7 aa 7 au 7 b3 3 cm 8 ec 3
profil_physiot 1n 4t c
profit 1a 2n 4 8s 4 d7 9 ef 4 fe h
profit_item 1n fe c
program s k c l 4 12 a 13 4 14 8 19 d 1f 3 1h 4 2h 7 3q 5 3v a 3w 4 51 6 58 7 6m 5 6z c 77 7 7c 7 7l 4 94 5 9n 4 9t 4 9z k ap b at 5 b9 6 c8 3 d2 5 dg 8 dm 3
program_against 1n 6z b
program_city 1n b9 9
program_cours 1n 9z h
program_drink 1n 7c b
program_instal 1n 2h b
program_persona 1n k c
program_robotic 1n 19 b
progres 1n ee b
project y 15 b 17 d 1b f 22 7 3v 6 4k g 4u b 51 2 7v k 8v 4 90 3 9o 4 9z b ch 4 d7 u dk 3 e4 9 ec a fh 3
project_build 1n 7v 8
project_managem 1n d7 t
project_region 1n 1b b
project_show 1n d7 c
project_test 1n 4k b
project_track 1n d7 e
prolong 1n 1y 4
promis j g 3 19 3 2e 3 3e 2 3y 4 4g 3 4m 2 4r 3 51 2 53 2 6b 2 6u 2 7g 2 7i 3 7n 3 a7 3 cj 3 cu 3 d2 2 df 2 e4 3 em 2 f9 3
prompt 1i 8h b cb h
prompt_stop 1n cb a
pronoun 1n 7m b
pronunc 1i 7m a a4 u
pronunc_coach 1n a4 g
proof s 1y 4 4j 4 50 3 7n 2 91 3 9c 2 9u 8 bb e bv 6 d9 9 di e dj 7 ee 4 eh a ej 3 fk 5 fp 4
proof_cloud 1n di b
proof_discree 1n bb b
proof_underwe 1n bb d
proof_win 1n d9 b
prop 17 1e 4 2y 3 31 4 83 8 c9 d cx c
prop_invoic 1n cx d
prop_seal 1n 83 9
properl 1n df 3
propert 13 1i 8 26 3 27 a 4n 6 67 9 7i p 94 6 d4 7 e0 5 ed l eo j
propert_investm 1n 7i c
propert_manag 1a 27 9 ed g
propert_managem 1n ed i
propert_shar 1n 7i j
proport 1n bl e
proport_earn 1n bl b
propos 14 20 3 4k 4 76 4 ac 4 ap 3 aq 5 d7 a e4 f eb 9
propos_discus 1n e4 a
propos_grad 1n eb b
propos_project 1i d7 b
proposa 19 51 9 ak 7 aq 3 d3 12 d7 4 e4 c
proposa_agenc 1n d3 e
proposa_brief 1n d3 b
proposa_softwar 1n d3 u
prosecc 1n er g
prospec 1i 7i 4 cw r
prospec_cal 1n cw b
prostat 1n bb c
prostat_surgery 1n bb 9
protect p 4 8 q 2 t 2 12 2 14 2 27 3 47 6 48 6 59 5 7l 2 7n 2 7r e 8c 4 95 b 9d 4 au 2 de 3 df 2 dj d e9 2 fc 2
protect_firm 1n 95 j
protect_offic 1n dj k
protect_recycl 1n 47 c
protect_senior 1n 7r h
protein 19 2q a 5l 8 5t o 5w r 9m m dr f
protein_bar 1n 5t i
protein_beef 1n 5w a
protein_flour 1n 5w a
protein_ingredi 1n 5t b
protein_shak 1n 2q b
protein_smal 1n dr b
protest 1n ci 3
prototy 1c 25 4 2f 4 53 z 8c 4
prototy_devic 1n 53 c
prototy_print 1n 53 f
proud 1a 4u 2 9x 2 fb 4
prov y 3t 3 93 3 9k 3 9u d ah 3 b3 3 cj 3 d9 5 dy 5 e0 3 e4 3 eh 3 f9 3
prov_bottl 1n 9u a
proven 1n cl 5
provena 1n 9u 9
provenc 1i 0 9 2z 3
provid 16 4x 8 50 d 6k 4 aq 6 bv k cw 4 d9 6 da 6
provok 1n ai 5
prun 1n 8q b
psalm 1n 3h y
psalm_app 1n 3h b
psalm_daily 1n 3h b
psalm_morn 1n 3h b
psorias 1i 1 j 7k i
psychic 1n f9 f
psychol 19 z d 6y 4 76 n 77 4 7l a dg f
psychol_paid 1n dg b
psychol_train 1n 76 c
psychol_video 1i 7l a
psychom 1n 4f b
psychot 1f z e 3i 8 76 a
pub 1c 31 7 63 3 b1 4 ci o
pub_quiz 1i ci h
public t n 5 15 4 19 7 1c 4 20 5 2v 3 4h 5 50 6 7t 4 9z 3 a4 5 ab 3 ak i aw 4 c7 3 co 2 cu 7 d3 6 e1 8 e2 4 e4 b e8 7 fr 4
public_authori 1n e8 b
public_bins 1n e1 d
public_consult 1n e4 f
public_contrac 1i ak b
public_procure 1n ak b
public_school 1i 19 a
public_tend 1i ak i
publish u 1b 3 1m 3 1p 3 4v 8 8g 9 9z 3 a0 3 a1 3 a2 4 a8 3 an 3 av 6 aw 3 ay 7 b2 3 b6 c bd 4 bv 3 c8 5 cb 4 cn 3 e4 4
publish_graphic 1n b6 b
publish_post 1n 8g c
publish_video 1n ay b
pubs 1n ci l
puglia 1n 60 e
puglia_receiv 1n 60 b
pul s k 2 m 3 2a 3 2e 6 2j 3 4c 4 7c 3 9h 5 c7 4 cs d dm 5 ds 5
pul_off 1n 2e b
pul_request 1n cs m
pullov 1n 8s 5
puls 1f 25 c df h
puls_survey 1n df g
puls_tempera 1n 25 b
pump 10 15 d 21 4 23 8 25 7 8x 8 8z j 9q 9 9r c ay 4 e6 4 eg c fi 6 fj 6
pump_advic 1n 8z h
pump_basil 1n 23 b
pump_family 1n 15 b
pump_measur 1n 8z b
pump_virtual 1n 9q a
pumpkin 1i 2z 4 dr 4
punch 1i 84 6 ee a
punctur 1n c1 5
punish 1i ag 4 co 5
pupil x i 3 12 6 16 6 2v a 3m m 3n k 3p 4 8n 3 9v k a9 3 ca 4 cc 3 cd 9 dq 3 e9 a eb 8 ec 3 eu 9
pupil_answ 1n 9v d
pupil_choos 1n 3n b
pupil_math 1n 3m b
pupil_typ 1n 9v b
puppy 16 1c 7 dm b dp e dq l ds 6 dt 4 du 4 dx 8
puppy_school 1n dq g
pur 1f 82 4 8r 5
purcha 1n 4g m
purchas x 1b 6 1i 8 1k 9 22 6 2u 9 41 a 4f 8 4g j 4q 9 5u a 7f 6 9r 5 bx 6 cl 3 cx 3 d5 5 e3 3 fb 9
purchas_credit 1n 4f b
purchas_group 1n 4g j
pure 1n 5m b
purif 1i 15 a 2d a
purifi 1i 26 k 2d a
purity 1f 5v 4 5y 4 fp 3
purpos 12 z 3 25 3 8d 3 a6 3 an 3 bw 3 dg 3
purs 1f 42 9 5t 4 84 8
puré 1n 5m o
puré_fing 1n 5m b
push 14 9 3 6g 3 7n 6 81 6 c1 3 et 5
pushcha 1i 20 i c7 7
pushcha_photo 1n 20 b
put d z 3 2c 3 4c 5 5l 3 5s 3 70 3 7f 2 8g 3 8s 3 9t 3 9z 2 az 3 bm 3 bu 3 c5 3
put_charg 1n c5 b
put_freez 1n 5l b
put_fresh 1n 3b 9
put_jars 1n 5s b
put_laundry 1n 8s b
put_money 1f bm a
put_second 1i 4c b
put_sum 1n 9t a
put_togeth 1a z 9 70 9
put_wooden 1n az b
puts z 1d 8 1r 9 5v 2 67 3 6d 3 7f e at 8 cv c e7 2 e8 3 fi 5
puts_asid 1n 7f j
puts_everyth 1n 1r c
puts_mail 1n at b
puts_pag 1n cv g
puts_solar 1n 1d b
puzzl 15 31 8 7z u 83 h 8d 8 8e 3 8f 8 b1 x bd d eu d
puzzl_brick 1n 7z m
puzzl_exchang 1n 7z c
puzzl_gam 1n b1 y
puzzl_library 1n 7z c
puzzl_story 1n 83 k
puzzl_subscri 1n 7z c
puzzl_swap 1n 7z c
pyjama 1i ev 3
python 1n 9z k
quality 15 q 4 u 4 26 g 4j 9 93 7 am 7 eh e fh n fr l
quality_camera 1n fh l
quality_check 1n eh h
quality_monitor 1i fr e
quantit 1f 5f 4 bi 3 ef e
quantit_pric 1n ef b
quarrel x 1h 8 3f 2 3q 3 5c 3 8o 3 b9 4 bh 3 c2 3 cg 7 d6 2 de 3 f0 2 f8 3
quarry 1i fg 4 fn 5
quart q y 2 1a 2 1v 2 2j 5 2w 2 3m 3 3p 4 4g 2 4y 2 59 2 6t 2 7i 4 7s 2 8c 4 8u 2 9q 4 dj 2 dy 4 f1 4 fj 6 fr 3
quart_find 1n fj b
quarter 1i 5y d b5 o
quarter_box 1n 5y b
quartet 1n ce m
quay 1n fa 3
queen 1f 9i l ay 3 eu 6
queen_mis 1n 9i e
queeni 1n dn 4
query 1c 4f b 68 6 9d 5
query_api 1n 4f b
questio g 5 4 7 4 f 3 4d 3 4j 5 4z 3 75 7 77 6 7j 9 7q 4 8f 7 9v 8 9z 5 a8 7 ac 6 af 7 ag 5 ah 3 ao 5 b2 2 b8 4 bh 3 bl 6 bq 3 ci 7 cj 8 ck 4 cr 7 cy 3 db 4 dc 2 df 9 di b dl a dx 5 em 3 fk 8
questio_ask 1c cr 9
questio_automat 1n di d
questio_chat 1n cj g
questio_company 1n dl b
questio_data 1n cr d
questio_dish 1n ac b
questio_doctor 1i 7j a
questio_employ 1f df a
questio_end 1n bh a
questio_even 1f 9z a
questio_explain 1i a8 a
questio_good 1n 8f d
questio_habit 1n ac b
questio_invoic 1n fk b
questio_manag 1n db b
questio_night 1n 77 f
questio_past 1n di b
questio_receiv 1n 5 b
questio_safety 1n 4j f
questio_see 1i dx a
questio_sent 1i 7 a
questio_sound 1n ci f
questio_stuck 1n 9v b
questio_talk 1n bl b
queu y 11 8 2j 8 2k 8 2n 3 2p 9 6g 4 6u 2 9b 7 9k 5 b3 4 cf 3 en 4
quick 13 i 4 1e 3 45 3 47 3 5z 3 7z 3 ao 3 au 3 ct 3 dq 3
quickly 1n b8 4
quiet l n 3 x 3 23 5 50 2 58 2 6v 3 6y 3 ad 3 al 2 ao 2 az 3 cc 3 cm 2 ct 2 dp 3 dz 5 em 2 er 5 ex 4 ey 5 f6 3
quiet_childre 1n ey a
quiet_iceland 1n dz b
quiet_monday 1n er a
quiet_pump 1n 23 b
quietly 16 g 3 6y 3 79 3 b7 3 bb 2 c8 8 dw 3
quietly_track 1n c8 9
quilt 1n 7x d
quinc 1i 2z 7 ag 7
quirk 1n 17 6
quit 1f s i 7c 13 ec 4
quit_habit 1n 7c m
quit_smok 1n 7c k
quit_suggest 1n s c
quit_vap 1n 7c g
quiz 13 2 c 7 7 4j 3 58 8 5k a 8a d 9z 3 a6 g a8 7 b1 d ci w
quiz_host 1n ci f
quiz_light 1n 8a b
quiz_near 1n ci d
quiz_night 1n ci q
quiz_pays 1n 5k b
quiz_scalp 1n 2 b
quiz_team 1i ci k
quizmas 1n ci a
quot 11 21 7 2o 3 45 3 8v a 99 a cn 3 d2 7 d7 3 ef 11 fg 6 fn a
quot_app 1n ef e
quot_roof 1n ef i
quot_sam 1n ef d
quot_softwar 1n ef c
quot_trad 1n ef i
quot_vehicl 1n 99 b
quota 1n 3j 4
quran 1n 3h u
quran_teach 1n 3h 9
rabbit 1i do 4 ex s
rabbit_café 1n ex c
rac 1f 4d 4 71 d f0 r
rac_simulat 1n f0 q
rack 14 42 3 5y 5 66 5 6m 5 82 5 9g d bz 8 fq 3
racket 1n ez n
racket_rent 1n ez a
radar 1n 2b m
radar_wal 1n 2b b
radiato 1f 8z 3 ex 3
radio v i 4 16 4 25 3 26 5 27 3 2b 3 2c 3 2f 3 2g 3 3h 3 9a 5 9i 4 aw 4 ax 4 az 8 bd 4 c3 4 dw 7 fl 4
radiolo 1n v t
radish 1n 7w 3
radon 1i 26 a 93 a
raft 1c 1h 2 37 8 3q h 58 c
raft_build 1n 58 c
raft_tre 1n 3q c
rag 1i 1i 3 bp 5
rags 1i 3z 8 c0 4
rail 11 1i 6 2a 9 32 3 41 5 44 3 49 7 78 3 7u 3 ba k
rail_ramp 1n ba 8
railing 1n 2a 5
railway 19 20 4 6a 8 8m 4 9l 7 dy 3
rain l 5 4 1u 4 28 3 2g 4 2w 5 32 4 3q 3 58 2 5e 4 67 3 6z 7 8r 4 9k 4 c0 3 d3 3 ek 2 ey 4 fr 3
rain_sound 1n 6z g
raincoa 1i 3z a ds a
rainwat 1n 15 a
rainy 17 2p 3 5v 3 69 c 6h 4 6l 4 ex 3
rainy_season 1n 69 b
rais 11 18 f 2m 3 4s 4 73 3 7g 7 82 8 8q c 9m 3 cc 3 f2 5 fd 6
rais_bed 1n 18 e
rais_beds 1i 18 a 8q e
rais_seedlin 1n 82 9
ram 1n 9l 5
ramadan 1n 3h 4
ramen 1n 2l b
ramp 1a 6q 7 9f 4 ba s e4 3 fg d
ramp_ag 1n ba a
ramp_age 1n ba a
ramp_barri 1n ba a
ramp_disabl 1n ba a
ramp_elderly 1n ba a
ramp_hom 1i ba 9
ramp_hospita 1n ba 8
ramp_old 1n ba a
ramp_walk 1n ba 8
ramp_wheelch 1n ba a
ran z k 3 13 4 27 2 5k 2 63 2 7d 2 8j 3 8v 2 ax 2 dw 3 e6 2 fr 6
random 1n cw 5
rang 10 12 3 4y 2 52 3 69 9 77 3 b8 3 by 3 c6 3 ca 2 ck 5 co 3 d2 2 de 3
rang_dron 1n 69 b
rank 1a 31 3 ao n cn c db 9 fe 3
rank_googl 1n ao f
rank_search 1n cn c
ranking 1i ao 9 cn 4
rapid 1n 53 r
rapid_prototy 1n 53 n
rar 14 46 4 4m 8 6a 7 82 a 8a d b7 a cd 3 cf 7 fh 3
rar_craft 1n b7 b
rar_cut 1n 8a b
rarely 1n cl 3
rash 19 6 3 9 4 5m 3 75 d 7d 7 7k k
rash_acn 1n 7k a
rash_baby 1n 75 b
rash_dermato 1n 7k a
raspber 1n 2o 7
rat 11 5g 3 7h 8 9f 5 b0 6 bs 3 bx g c2 3 co 8 cx 6 d1 2 dw c eu 3
rat_ends 1n bx f
rat_sleep 1n dw b
rath 10 1p 3 23 3 2k 3 2o 3 5k 3 5q 3 5v 3 5y 3 7j 3 bm 3 dn 3 eo 3
rating 1i 2m 4 2s 4
ratio 1n 3l 5
rats 1n f6 w
rattl 19 98 7 c7 3 cc 5 ei 7 ev 6
raw 19 2p 4 5r c 5v a 5x e cp 3 dr 8
raw_kimchi 1n 5x b
raw_milk 1n 5r d
ray 1f v m ar b du 7
rays 1f v h ar b du 5
rays_sort 1n v b
rays_ultraso 1n ar a
razor 1n b 13
razor_blad 1n b c
razor_last 1n b b
reach r 22 4 25 3 4l 2 5j 4 67 3 71 3 7u 2 8u 4 ai 7 dg 2 eb 2 el 2 ez 2
reach_friend 1n ai b
reachab 1n d6 4
react 1c d 4 70 c a4 3 em 3
react_last 1n 70 b
reactio 1f 1 c c 4 d 5
reactiv 1n dq o
reactiv_dogs 1n dq g
read a v 4 w 3 14 7 1h 3 1m 3 1r 4 3a 2 3h 5 46 3 4h 2 4w 3 77 3 7a 4 7o 3 7q 4 8g 7 9b 3 9x 9 a5 6 a6 3 aq 3 at 3 av 5 aw 4 az 4 b2 8 b5 4 b6 6 b7 3 bk 4 bv 2 cb 4 ck 3 cp 4 cs 3 cu 5 d1 3 d5 5 d7 2 d8 5 db 3 e8 6 eb 3 f9 5 fj 3
read_actor 1n az b
read_adult 1n 14 l
read_aloud x 9x b a5 7
read_app 1n 9x r
read_applica 1i db a
read_bank 1f bk d d1 9
read_build 1i ef a
read_calenda 1n d7 c
read_cloud 1n aq b
read_communi 1n b2 i
read_deliver 1n d8 b
read_email 1n 1r c
read_even 1n 9x c
read_group 1n b2 k
read_help 1i 1h 9
read_hospita 1i w a
read_inbox 1n at b
read_ingredi 1i 7a e
read_list 1c a6 d
read_met 1a fj 8
read_open 1i ck b
read_ord 1i ap 9 cu b
read_oth 1i cb a
read_pollen 1n 7o b
read_pul 1n cs b
read_quran 1n 3h 9
read_reshap 1n a5 b
read_sam 1i b2 b
read_second 1i 4w b
read_softwar 1n 9b b
read_suppli 1n d5 c
read_text 1c e8 c
read_volunt 1n 14 e
read_wrap 1n 8g c
read_writ 1i 14 f
readabl 1c 5t 3 a0 3 d8 3 e8 8
reading 17 3h 8 73 f 7t 7 83 3 dw 4 f9 g fr g
reading_ear 1n 3h 9
ready k 2t 5 3z 6 5g 5 5l a 6f 6 a8 5 cr 5 cu 5 di 7 ep 2 f1 3 f8 4
ready_book 1n a8 b
ready_bundl 1n 3z b
ready_iso 1n di b
ready_meal 1i 5l m
ready_report 1n cr b
ready_screen 1n cu c
ready_sown 1n f8 a
ready_tabl 1n 2t c
real j l 5 1n 6 2f 3 2j 4 2r 5 31 5 41 5 4i 5 4z 5 50 5 51 2 53 2 6b 3 6z 4 7i b 7l 4 7v 9 7y 4 9w 5 af 4 al 4 am 4 an 4 b3 5 bm 3 dh 4 e3 3 eo 7 ev 4 fa 5
real_beard 1n 1n a
real_body 1i 7y a
real_book 1n 1n a
real_brew 1n 2r b
real_espress 1n 2j b
real_estat 1i 7i p eo g
real_folk 1n b3 b
real_hair 1n fa c
real_instrum 1n ev a
real_neighbo 1n 9w b
real_nutriti 1n l b
real_ones 1a al 8
real_person 1f 41 a 4z a
real_plac 1n 6z b
real_situati 1n 50 c
real_smal 1n 7v a
real_tool 1n 7v l
real_villa 1n 31 c
realist 1n au e
realist_headsho 1n au b
reality 1f 31 a 4i z 7l r
reality_feedbac 1n 4i c
reality_therapy 1n 7l f
reality_train 1n 4i e
really j 9 5 l 3 1s 3 21 7 4e 2 4k 2 4l 5 6c 3 7m 2 ag 4 d7 3 ef 3 eo 3
really_cost 1f 21 f
really_product 1n 4l b
really_work 1i 9 b
realtor 1n eo h
rear 1f 9m 3 bz 4 c2 4
reason p 14 2 4f 4 4m 2 52 2 6b 2 7d 2 7g 2 7p 2 9i 4 a6 2 c6 2 cn 2 cw 4 db 8 de 2 dt 2 eb 7 fd 6
reason_along 1n eb b
reason_answ 1n db b
reasona 1n 60 4
rebat 1n y 4
rebrand 1n d3 4
rebuild 1c b0 9 ba c cr 7 d0 4
rebuilt 1n 3v 4
recal 17 q 3 28 7 5f 4 5h 4 8e 6 dq g fh 4
recal_lead 1n dq g
receipt 12 1b 7 1q f 1y m 21 i 6l 3 bo e bu d cd 3 cy y cz d
receipt_book 1n cy f
receipt_bookkee 1n cy o
receipt_compar 1n 1q c
receipt_mailbox 1n cy b
receipt_manual 1n 1y c
receipt_scan 1i cy h
receipt_see 1n 21 b
receipt_self 1n bu b
receipt_softwar 1n cy b
receipt_split 1n bo b
receipt_warrant 1n 1y d
receiv 17 5 a 14 b 1b 4 60 a au a be 5 fm 3
receiv_bottl 1n 60 b
receiv_busines 1n au b
receiv_scent 1n 5 b
receiva 1i 4e a d6 l
recent 1n 71 6
recepti 15 q c 32 4 3g 3 4o d 5u 4 6e 8 6g 2 8b 6 ck n
recepti_area 1n 4o c
recip t 0 7 1 2 2 8 9 5 1p m 2q 4 2s 3 5g j 5m 4 5s a 5w 5 5x 8 5y 8 61 2 6d b 7a 4 bi p dc 3 dr 9 f2 7
recip_book 1n bi l
recip_box 1i 5g q
recip_card 1i 5y a
recip_cook 1n 5s b
recip_cost 1i 6d e
recip_differe 1n 2 b
recip_exactly 1n 5g c
recip_family 1n bi n
recip_grandma 1n bi d
recip_grandmo 1i bi k
recip_moth 1n bi l
recip_plan 1n 1p q
recip_print 1n bi d
recip_twenty 1n 1p b
reckon 11 2a 3 4u 3 58 4 5f 3 8f 4 8z a 9q 7 bo 3 fe 3 fo 3
reckon_ways 1n 8z b
reclaim 1f 88 9 e8 3 fo s
reclaim_build 1n fo d
reclaim_wood 1n fo f
recogn 1n cq g
recogni 13 1n 5 1t b 2f 9 45 4 7r 9 9f 3 as 7 au 6 cq c f9 3
recogni_hedgeho 1n 2f b
recogni_plant 1n 1t d
recogni_scam 1n 7r b
recogni_swis 1n cq b
recomme 12 1t 3 1v 7 6x 3 76 3 8v 5 8w 3 a8 3 ao d ay 3 b2 7 bx 3 fd a
reconci 1n cy b
reconst 1n bt 5
record i 1 3 t a u 4 w 5 x 8 1y 5 2e 4 38 4 4v 5 5q 4 6h 3 6y 6 7a 4 7d 3 7n 2 91 3 94 5 96 b 9d 9 9x 3 a1 3 a3 3 a4 6 a9 4 af 8 ag 9 al 7 ap 4 ar 5 ax 4 az 3 b3 4 bf 9 cb 5 cf f cg 9 cq 4 d2 3 d7 3 de a dj 7 dk 9 e0 3 e5 3 e6 4 el 6 fl 4
record_answ 1n af c
record_back 1n af c
record_breath 1n e6 b
record_cal 1n al c
record_collect 1n cf j
record_consent 1n w b
record_fridg 1n 96 b
record_gdpr 1n dj b
record_insur 1i 9d b
record_invoic 1n 9d c
record_label 1n ar f
record_lawy 1i el b
record_publish 1n 4v c
record_real 1n b3 b
record_repetit 1n ap a
record_scen 1n cb a
record_sentenc 1n a4 b
record_shop 1f cf g
record_short 1n 5q c
record_sit 1i dk b
record_song 1n cg a
record_sound 1n 2e b
record_story 1f ag a
record_teach 1n 6y c
record_vaccina 1i x a
recordi 11 u 3 6y 8 7m e 9x 6 a3 3 a4 5 af 3 ag b al 8 b4 9 c8 c ca 3 cq e
recordi_ancesto 1n ag b
recordi_guest 1n b4 b
recordi_onc 1n 7m b
recours 1n 4e 5
recover 1n 2c a
recruit 17 w t 4v i 4y 10 ae i as 4 b7 a db g
recruit_abroad 1n 4y e
recruit_agency 1f 4y k
recruit_film 1n 4v h
recruit_nurs 1n 4y k
recruit_patient 1n w d
recruit_review 1n ae b
recruit_servic 1n 4y o
recur 1i 1b a da a
recycl 11 16 3 29 d 42 e 43 h 45 c 46 9 47 h 5o 5 8f 3 8h e 8x 3 9s p fp j
recycl_bottl 1i 42 a 47 b
recycl_build 1n 9s j
recycl_collect 1n fp k
recycl_fish 1n 29 c
recycl_fram 1n 46 b
recycl_maps 1n 8h c
recycl_ocean 1n 43 b
recycl_plastic 1n 9s p
recycl_silv 1n 45 b
recycla 1n b e
recycla_blad 1n b b
red l 1 2 d 2 t 3 1j 4 26 4 39 3 3m 3 40 4 42 4 55 4 5o 3 5q 5 5s 3 5y 3 6m 3 7b 4 9a 4 9g 4 a8 5 c2 3 d1 5 d5 7 eb 3
red_flag 1i d5 f
redesig 1n 8w b
redistr 1n 11 a
rednes 1n 1 9
redraw 1n 4b 4
redrawn 1i 1m 3 7y 4
reduc 1f q f 7c 9 aq 9
reduc_show 1n q e
reed 1i 37 6 3n 4
reef 1i 4 n 3e 8
reef_friendl 1n 4 b
reel 1f 4v 4 bg m cm a
refer 1n ea y
refer_accept 1n ea f
refere 1n ea 10
refere_assignm 1n ea o
referen 1c a7 a ak 9 d3 e e1 3
referen_pric 1n d3 d
referra 1n el 5
refil 12 3 f 5 7 8 d 9 k 21 e 2u 9 57 a 5o t 5z 3 7w 9 8h 3 f3 7
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
refinan 1n bx a
refinis 1n 8y a
reflect 1i 2e 9 77 a
reflex 1n 48 a
refores 1n 9o g
reform 1n g m
reform_machin 1n g c
refrain 1n az 4
refresh 1n 3p 4
refrige 1n 5a 9
refug 1n 13 17
refug_bicycl 1n 13 b
refuge 1n 13 17
refuge_women 1n 13 i
refuge_work 1n 13 n
refund 12 1v 3 36 3 3q 6 6g 6 6t 3 7r 3 7s k a0 3 a1 3 c4 3 cj 3 fd c
refund_delay 1n 7s a
refurbi 1c 2h 12 89 e 8v 9 fo 8
refurbi_devic 1n 2h c
refurbi_laptop 1n 2h g
refurbi_phon 1n 2h u
refus s e 3 m 4 y 2 11 5 1x 4 29 4 4b 2 4f 6 4m 4 66 2 6a 2 7g 2 7l 2 am 4 au 2 cm 2 d9 5 ee 3 en 4
refusal 15 1w 4 4f 6 6u 3 ae 4 bd 3 bx 6 c3 4 ff 4
region v 1b 8 30 8 4x 3 58 3 5p 4 63 4 6y 8 73 3 75 3 7e 3 7u 3 99 3 9l 4 az 7 bd 2 da 5 dh 3 fo 3
region_dialect 1n az b
region_monthly 1n 1b b
region_morn 1n 6y c
region_party 1n 30 c
regiona 1f aw d cq 4 db 5
regist v 3 3 4 3 5 3 7 3 1y 4 33 5 3d 4 3i 2 5v 3 65 3 76 3 7d 3 9a 7 bf f dj 5 dy 4 e5 a
regist_archiv 1n bf 9
regist_contrac 1n 9a b
registe 14 2 3 9 4 2t 4 5g 4 5l 4 5m 4 6o 3 6t 3 72 a 9b 4
registe_dietiti 1n 72 b
registr y i 3 1y 5 2a 3 2w 5 3d 4 3o 3 45 3 6e 6 6f 3 6g 6 6u i 99 f 9b 3 9o 6 bl 3 bx 2 dr 3
registr_bank 1n 6u 9
registr_church 1n 99 b
regular z d 2 r 3 1e 3 2i 7 2k 3 2l 3 2q 3 4k 3 5i 5 6c 3 8o 9 cl 9 cm 3 f0 2
regular_agr 1n cl c
regular_hous 1n 8o c
regulat 14 4f 3 6t 3 bk 3 bn 3 bp 4 bq 4 br 3 bt 3 bw 3 by 4
rehab 1c k 9 78 9 7l n dv d
rehab_gam 1n 7l i
rehabil 17 2b 4 5l 4 6q 3 6x 6 7l f dv 6
rehair 1n cd 9
rehear 1i c8 o ca p
rehears 13 3d 9 a4 b af 7 al 5 bj 5 c8 g c9 5 ca p cb g
rehears_app 1n c8 j
rehears_onc 1i 3d 9
rehears_room 1i ca o
rehears_spac 1n ca h
reheat 1n 5l 5
rehom 1n dx q
rehom_pet 1n dx g
reimbur 1i av d cz a
reind 1n 8l 5
reject 1i 5i d cx 5
reject_pack 1n 5i b
relaps 1n 7c e
relatio 1c 76 c 8f 9 aa 9 d2 9
relatio_therapy 1n 76 c
relativ 14 3f 3 3t 4 7e b 7n 4 7r 7 af 3 bg 7 bi h bs 7
relativ_add 1n bg 9
relay 1n 4m f
relay_sign 1n 4m b
releas 15 al 3 an 4 b0 7 cb 2 cs g ct 5 cu 3 d0 3
reli 1n 58 6
reliabl 1n 6f 5
relief 1i 1k 2 7h p
religio 1i 3d o 3j 8
relish 1n f3 t
relish_crook 1n f3 9
relocat 1a 6u r 89 4 8t 9 as t bp 4
relocat_help 1n 6u e
rely 1n at 4
remain 10 5 3 4b 3 5g 3 61 3 6t 3 96 3 a6 2 bv 3 cx 3 ej 3
remak 1i 10 b 46 8
remark 1c 51 5 cs h d5 3 ef 4
rememb v f 3 3f 5 6j 2 aj 8 b2 2 bv 4 eu 3
remembe 1i 14 8 bt 3
remembr 1n 3f s
remind t d 3 q e r 7 s 3 x c 1q 2 1r 3 1t 9 1y b 21 5 2c 6 4b 2 6i 3 79 o 7b 4 7s 2 98 7 aj a be 6 bh 4 br 9 d2 9 d4 7 d6 h
remind_appoint 1i q c aj b
remind_cal 1i 79 b
remind_card 1n r b
remind_guarant 1n br b
remind_own 1i d2 a
remind_smal 1n x b
remind_softwar 1n d6 e
remind_unpaid 1n d6 b
remind_warrant 1n 1y b
reminis 1i 7n a bd 9
remitta 1n bs z
remitta_app 1n bs g
remodel 1n 8v m
remortg 1n bx p
remot 11 39 7 4k 7 4x d 4y b 4z i 58 7 6u h 7d 7 7e 6 7t m 9h 3 b7 7 dt 7
remot_assista 1n 4z l
remot_departm 1n 4x c
remot_monitor 1n 7t c
remot_patient 1n 7t s
remot_work 1i 6u l
remotel 1n 4y f
remov 17 d 3 m 8 1z b 92 8 f5 k f6 k fe 9
remov_duplica 1n 1z b
remov_sold 1n fe a
remov_wasp 1n f6 9
removal 1c 4r f 8t t 9o h f5 p
removal_certifi 1n 9o a
removal_firm 1i 8t c
removal_men 1n 4r b
removal_near 1n f5 d
removal_servic 1n 8t c
renam 1n d3 8
renew 17 x 4 81 2 aq 3 bv 4 ck b d4 a fp 3
renew_prescri 1i ck b
renewab 1i 1d 9 b7 9
renewal 1n al 7
renovat 1f 8v 16 8z 9 fo 8
renovat_bathroo 1n 8v g
renovat_hom 1n 8v e
renovat_match 1n 8v p
renovat_servic 1n 8v b
rent j a 4 g 5 n 6 1k 5 2a 6 2i 3 2p 3 2y d 2z 6 35 e 37 c 39 3 3a 6 3n 5 3r 3 3z 6 40 c 48 7 4n 8 4o 8 4p d 59 b 5a 9 5b e 5c a 5d b 66 8 6f 3 6v c 7g b 7i a 7z a 89 5 8a 3 8e d 8g 4 8i 6 8m e 8n d 8u 9 90 b 9h 4 9k 5 9l 8 9q 4 ad c b4 3 b9 7 bl 7 bo 4 bp e by 2 c1 c c2 c c4 c c9 8 d1 3 dk 3 e7 3 ed c ep 5 ez 5 f7 8 f8 8
rent_around 1n c9 9
rent_art 1n 4p l
rent_bank 1n ed b
rent_bar 1n ez a
rent_bed 1n 59 b
rent_bik 1n c1 l
rent_box 1n 3z b
rent_brought 1n 8e b
rent_buy 1n 8n b
rent_camp 1i 35 j
rent_car 1i 4o b c2 n
rent_cars 1n c2 e
rent_cellar 1n 8u e
rent_chef 1i 2z d 48 a
rent_cloth 1i a a 40 c
rent_complet 1n 8m b
rent_credit 1n 7g f
rent_decemb 1n f7 a
rent_decorat 1n 2y c
rent_deposit 1n bp v
rent_design 1n 40 g
rent_dril 1n 90 e
rent_drivewa 1n c4 b
rent_dry 1n 8u b
rent_equipme 1n 5b e
rent_excavat 1n 5b g
rent_fit 1n ba 8
rent_floor 1n 5d c
rent_garden 1n 6v h
rent_goat 1n 9l h
rent_hang 1n 2a b
rent_heat 1i ad a
rent_holiday 1i 35 c
rent_increas 1i ad g
rent_insuran 1n bp e
rent_item 1n 90 e
rent_legal 1n ad d
rent_meet 1n 5d h
rent_monthly 1n 9q a
rent_origina 1n 8i b
rent_own 1n c2 b
rent_paintin 1n 4p i
rent_park 1n c4 n
rent_party 1n 2y j
rent_puzzl 1n 7z c
rent_ready 1n f8 a
rent_servic 1n 9h a
rent_shelf 1n ep a
rent_skis 1n 8m f
rent_smal 1i 35 a
rent_spac 1n 5a c
rent_storag 1n 5c c
rent_tool 1i 90 c
rent_uniform 1n 59 k
rent_upfront 1n bp c
rent_van 1n 35 d
rent_vintag 1n 2y a
rent_violin 1n 8n g
rent_warehou 1n 66 e
rental r a 5 n 5 2y f 2z 5 35 h 37 c 3a 8 3z 5 40 j 48 8 4o 5 4p d 59 a 5b j 5c c 5d a 6f g 7i d 7z b 89 9 8e i 8i 5 8m h 8n h 8u 8 90 b 9k 4 9q 4 ac 5 ad 5 bp 7 c1 j c2 b c4 a c9 b e7 5 ed 8 f7 9
rental_app 1n 2y a
rental_bik 1n c1 e
rental_car 1n c2 e
rental_deposit 1n bp d
rental_flat 1n 7i c
rental_guest 1n 6f d
rental_host 1n 6f d
rental_stay 1n 89 b
rental_tool 1i 6f j
rental_whol 1n c1 b
reord 1i bb 4 ek j
reord_suppli 1n ek g
rep 1f 4g d al 9 d2 9
repaid 1n 4f 5
repaint 1n 44 e
repaint_pick 1n 44 b
repair q 15 4 16 o 1y 4 21 b 29 6 2h f 2o 4 3a 5 3y 6 44 l 4x 3 53 6 55 2 5b 2 7i 4 84 7 8p e 8x o 8y d 98 j ad 6 b8 3 bv 2 bz m c0 b c1 4 cd k cu 2 e2 8 ed f ei 5 en a
repair_bik 1n bz i
repair_caf 1n 16 p
repair_café 17 16 j
repair_dat 1n ad b
repair_handyme 1n 8p b
repair_messag 1n 98 b
repair_near 1c cd b
repair_phon 1n 8x h
repair_photo 1n ed b
repair_promis 1n 3y b
repair_report 1n ed g
repair_retir 1n 16 c
repair_sets 1n cd 9
repair_shop 19 98 k
repair_smal 1n en c
repair_wash 1n 8x h
repayme 1i 4f 5 7h 9
repeat 17 3d 4 7p a a3 a ap a c8 3 dq 3
repeat_program 1n ap a
repeat_slowly 1n a3 b
repeat_twic 1n 7p b
repetit 1i a6 h ap p
repetit_task 1n ap i
repetit_until 1n a6 b
repl 1i cj a co g
replac x 3t 8 4i 3 4o c 7z 3 8o 3 9q b cy 3 dr 3 e1 3 eh 3 f7 3 fi 3 fq e
replac_dies 1n 4o c
replac_plastic 1n fq i
replace 15 29 e 4k 3 4z 3 5h 3 6a 7 bp 6 c1 a ea 9 ff 4
replace_break 1n c1 b
replan 1n ej 6
replant 1n f7 k
reply 1a ad 8 at p ce 3 cj b cw e
reply_support 1n cj b
report l 0 5 1b 8 26 5 3m 3 4h h 4t 3 51 2 55 9 6j 9 6m 8 7g b 93 6 96 5 9i 3 aa 5 ai 4 ao 3 aw 7 bt 7 cr c ct 4 cz c dh 7 dm 2 e0 5 e1 4 e2 i ed 9 ee e eg 8 en 3 fe 4 fi 8 fj 3 fk d fn 4 fr 5
report_abus 1n 4h d
report_accept 1n 55 b
report_anonymo 1n 4h d
report_app 1f cz c e2 b ee c
report_authori 1i 96 a
report_broken 1n e2 i
report_complia 1n 4h b
report_drink 1n fr b
report_fail 1i 1b c
report_fault 1i fi a
report_landlor 1n 93 b
report_miscond 1n 4h f
report_naps 1n 6j c
report_pest 1n eg b
report_plac 1n 6m b
report_pothol 1n e2 b
report_rent 1n 7g b
report_sick 1n 6j c
report_tenant 1n ed b
reposit 1n d4 b
repot 1n 1t 8
represe 1n 52 6
repric 1n fe c
reprint 1n bh 5
reproac 1i 70 5 dx 4
reps 1n al t
reps_practis 1n al f
republi 1a 4a 8 6h 8 7x 6 bn 8 fh 7
reputat 1n co b
request v y 3 1w a 3g 2 4w 3 66 3 6p 3 8j 3 8v 4 9c 7 9k 7 ak 5 by 3 ce 5 ck 8 co 9 cs e de m dj g do 3 ea 7 em 3 fi 6
request_comment 1n cs b
request_deposit 1n 9c b
request_logs 1n dj b
request_officia 1n ea a
request_read 1n ck c
request_sick 1n de d
request_tractor 1n 9k b
requir 1i cx 5 ex 4
require 1n d3 e
reread 1n 77 3
resal 19 1x f 41 d 6g 4 7i a 89 8 8i 9
resal_market 1n 7i a
resal_platfor 1n 1x g
rescu 11 j 6 11 i 1c q 20 3 2f b 34 6 37 5 5n b 6w 6 ai 3 dx 7 e6 a ex b
rescu_cats 1n ex e
rescu_dog 1n 1c k
rescu_food 1i 5n d
researc 19 51 9 ao 8 ar 6 bf t cw f el 6
researc_family 1n bf 9
researc_prospec 1n cw b
researc_visit 1n bf c
resel 1f 1x h 6t 4 fe d
resel_resal 1n 1x b
resembl 1n 75 4
reserv 14 1i 5 6c l 7i 7 82 3 9o 7 br 9 c4 4 d9 3 ff 5
reserv_tabl 1n 6c c
reserva 1i 6c q 9b d
reserva_met 1n 9b b
reset 1i h 7 31 7
reshap 1n a5 e
reshap_text 1n a5 b
residen x t 3 16 6 17 6 18 6 1d 5 1e 5 1w a 4q 5 67 a 6u h ac 8 as c aw 9 c4 b c5 e e2 h e4 h fb b
residen_offic 1i c4 b
residen_own 1n fb g
residen_permit 1i 6u p as h
residen_photogr 1n e2 a
residen_pow 1n c5 b
residen_propos 1n e4 f
residen_report 1n e2 e
residen_vot 1n e4 d
residu 19 6 7 5m 4 5v 4 5y 4 5z 7 8b 4
resin 1n 29 b
resist 1n 8y 5
resista 1n 4 5
reskil 1n a2 a
resol 1i 41 7 44 m
resol_mast 1n 44 b
resort 1n 5e 6
respect 1n f5 b
respit 1n 3t b
respon 1n d3 h
respons 19 1h 7 96 4 9q b d3 b e0 4 ev 3
respons_us 1n d3 b
rest k 1p 5 71 5 7o 3 9f 6 d7 3 dd 8 dv 3 dz 3 e5 4 f5 4
rest_respect 1n f5 9
restaur r 1e 5 2l o 2m b 2p 4 2s 7 2z 4 30 4 3r 4 48 c 4j 7 4l 9 4s 5 59 d 5c b 5f k 5n 9 61 5 64 a 6c o 6d i 6l l 85 7 8j a 96 4 9g b bo 9 co 9 cv d cy 9 d0 5 db 9 dd 7 f1 3 fp a fq a
restaur_applica 1n db b
restaur_bik 1n 64 b
restaur_book 1n 6c m
restaur_collect 1i cy a
restaur_fix 1n 85 9
restaur_food 1i 6d c
restaur_forty 1n 2l c
restaur_ghost 1n 5c c
restaur_kitchen 1f 59 a
restaur_lend 1n fq a
restaur_menu 1i cv b
restaur_nearby 1n 2l i
restaur_order 1n 6l s
restaur_own 1f 6l a
restaur_phon 1n 6c h
restaur_photogr 1n 6d b
restaur_receipt 1n bo b
restaur_reserva 1n 6c o
restaur_sel 1n 5n b
restaur_tabl 1n 2l e
restaur_wash 1n 48 b
restles 1n bd 4
restock 1n 2u 5
restor 19 44 8 4x a 89 h 8y o bg 6 cd l
restor_antiqu 1n 8y b
restor_sel 1n 89 b
restora 1f 44 c 9o b bg 7
restora_fish 1n 9o a
restora_studio 1n 44 b
result y u 2 4f 3 4j 3 4s 9 4t 3 52 3 5h 3 7p 8 9y 3 a0 7 a8 3 cl 2 cu 2 df 7 e4 3 ea 2
result_cal 1n 4s c
resum 1i ae z db a
resum_video 1n ae g
retail 19 4n c 5f d cr 9 dc a ek f fd 8
retain 1n 4t b
retch 1n dt 4
retel 1n b0 5
retest 1n 55 g
retina 1n v o
retina_diabet 1n v b
retinal 1n v b
retir y p 6 16 9 3n 8 49 3 6s 4 70 6 8q 5 a1 8 b8 g cc 3 dl b ep 3 ew 8
retir_boat 1n a1 b
retir_craftsm 1n 16 c
retir_orchest 1n 3n b
retirem 1a 1a 4 ah 4 bg 3 by p cc 4
retirem_plan 1n by g
retrain 1n a2 t
retrain_shrink 1n a2 b
retreat 1f 3h 4 58 l ex 4
retreat_food 1n 58 c
retro 1n f0 10
retro_corn 1n f0 9
retro_gam 1n f0 p
retrofi 1n 8z b
return n 17 3 19 4 1d 5 1x 4 2h 2 3g 4 3y 3 40 3 41 4 49 6 4s 7 5b 2 65 5 7t 2 8k 4 8s 5 9d 2 am 4 b5 5 bu g bz 6 cj 8 cr 5 cx 6 d8 8 ds 4 em c fd e fe 3 fg 4 fq a
return_alter 1n 49 c
return_anywher 1n fq a
return_app 1i fd e
return_ash 1n 3g 9
return_bik 1n 8s b
return_field 1n d8 b
return_questio 1i cj f
return_repair 1n bz c
return_tap 1n bu b
returna 1i 62 d fq l
returna_bottl 1i 62 a
retyp 1n cy 3
reunion 1n bf 4
reuphol 1n 8y u
reuphol_worksho 1n 8y b
reus 1f ak 4 fo e fq 9
reusabl 19 6 8 a d 2d h 8c 8 8t c fq v
reusabl_contain 1n fq d
reusabl_mov 1n 8t c
reusabl_packag 1n fq r
revers 1f 6a j da 5 ej 4
revers_engin 1n 6a f
review w 32 2 4k 2 74 3 7s 4 ae e aq 9 co t cs f d5 n df 8 dm 3 fd 3 fe 3
review_asks 1n co c
review_collect 1n co n
review_plain 1n d5 c
review_resum 1n ae g
review_tool 1f co d cs e
revisio 1i a0 9 a6 p
revisio_plan 1n a6 d
reward 1c 1h 8 bm 9 co 4 dy 4
rewound 1n a1 3
rewrit 1i ae n e8 r
rewrit_first 1n ae b
rewrit_form 1n e8 f
rewrit_let 1n e8 f
rex 1a 1c 3 dp 3 dq 6 dx 6 ex 7
rfp 1i ak j d3 k
rfp_ministr 1n ak e
rfq 1n ak a
rfqs 1n ak a
rhubarb 1i 62 f f8 2
rhubarb_yorkshi 1n 62 b
rhym 1i ev s
rhym_café 1n ev a
rhythm 1f a3 4 ay 3 cg 3
rib 1f 4a 4 82 5 ar 8
ribbon 1f 4d 4 65 5 99 b
ribs 1i ar 3 dr 4
ric 17 2m 7 2t 6 5o b 5p 3 73 5 9k 8
ric_street 1n 5o b
rid s 28 5 2m c 3u a 5e b 5j 4 6k 5 6l a 6w 7 7h 7 7l 4 7u k 9d 3 9n 2 bu 7 bz 4 c1 5 c2 6 c3 m c6 g dv 8 dz q e9 c ef 3 ej 4
rid_childre 1n 3u c
rid_credit 1n 7h b
rid_hom 1i c3 g
rid_hospita 1n 7u h
rid_lesson 1i dz i
rid_oth 1n bu b
rid_school 1n dz i
rid_shar 1i c3 j dz a
rid_train 1i dv a
rid_villag 1n c3 g
ridden 1f 1j 4 28 6 bz 4
riddl 1f 31 j 58 d b1 i
riddl_friend 1n b1 c
riddl_team 1n 58 c
riddl_town 1n 31 c
ridesha 1n c3 b
ridg 19 20 3 9o 3 9u 6 c0 3 cv 3 fn 3
right c 3 3 4v 1 6l 3 7s 3 7z 3 86 2 8i 2 8x 4 ad 5 am 3 b5 2 bb 3 cn 4 co 2 cy 3 dl 2 e2 3 eb 2 em 3
right_account 1n cy b
right_client 1i em a
right_departm 1n e2 a
right_help 1n ad d
right_keyword 1n cn c
right_liv 1n ce 9
right_ord 1a 6l 9
right_part 1a 8x b
right_siz 1c bb a
rightly 1i a 4 fh 4
rim 1a 8 5 46 3 61 3 bz 6
rind 1n 5r 5
ring b 1a 3 1w 3 27 2 2e 6 2w 3 3k 2 3x 3 45 7 52 2 79 2 7r 2 9k 4 ai 3 ck 4 cv 3 em 2
ring_earring 1n 45 b
ring_hidden 1n 2e b
ring_send 1n ai b
rins 17 1 3 2 3 j 3 2d 3 47 3
rip 16 2q 8 5r 9 9g 3 f3 3
ripen 1f 0 6 2q 4 5r 4
ripest 1n 2q 4
ris 15 2n 5 3r a 45 4 9b 3 ad 3 bv 6 bx 6 fr 3
ris_garden 1n 3r c
risen 1n aq 4
risk 14 s 3 4b a 4f 9 bp 4 bq 6 d5 g e8 9 fr c
risk_find 1n fr b
risk_suggest 1n d5 c
ritual 1i n a 3d e
riv 11 n 6 15 5 32 3 5k 3 6o 8 71 3 87 8 9u 5 b1 5 ea 2 fr 6
rival 1c 2m 4 94 4 ao 8 da 4
riyadh 1n 5c b
road q p 4 1q 3 1u 5 2u 4 5e 2 69 3 6r 3 7q 3 8t 4 9f 4 9k 6 9l 5 a8 6 c1 3 ch 3 dv 4 e2 6 e3 5 e4 3 ei 3 ej 4 fg 9
road_paid 1n fg b
roam 1n 6t u
roam_travel 1n 6t c
roast 19 2p 3 2r 3 2t 6 5k u 5y 5 5z 8
roast_quiz 1n 5k b
roast_singl 1n 5k b
roaster 1n 5k b
robo 1i 7s 9 bn f
robo_advi 1n bn d
robot 15 24 7 2f 12 3q 3 3v f 7s 7 9h 10 aj 8 ap f
robot_farm 1n 9h d
robot_greenho 1n 9h e
robot_harvest 1n 9h d
robot_hoes 1n 9h a
robot_hom 1i 2f i
robot_lawn 1n 2f h
robot_lawnmow 1n 2f g
robot_pick 1n 9h d
robot_repeat 1n ap a
robot_vineyar 1n 9h d
robot_weed 1i 9h e
robotic 1c 19 g 3v s 9h d ap c
robotic_lesson 1n 3v g
robotic_proces 1n ap b
robotic_saturda 1n 19 b
rock 1c h 7 25 l 34 3 37 3
rock_gently 1n 25 b
rocket 1n 3r f
rocket_ris 1n 3r c
rocky 1i x 7 dm 8
rod 1i 15 4 87 4
rodent 1n f6 8
rol u g 4 i 8 12 6 1e 4 2n 7 3w 5 49 4 4r 4 53 2 5j e 5n 4 6y 3 81 k 8f 6 al 8 b0 5 cb e es d
rol_aloud 1n cb h
rol_develop 1n 81 b
rol_hang 1n 5j c
rol_play 1f al b
rolepla 1n al f
rom 1i 6c a 81 5
roman 1n 1o 6
romanc 1n 7r a
romania 19 1c 7 2h 8 6x 6 76 8 7d 8 7h 7
roof q 18 8 1b 4 1d g 32 6 35 9 48 3 7i 3 8r 9 8z 9 9r f 9s 8 9t 5 aw 4 bx 4 cn 5 cv 7 d2 4 d7 6 ef d eo 3 ez 7 fn g
roof_book 1n ez a
roof_busines 1n 9r c
roof_fir 1n 1d b
roof_inspect 1n fn d
roof_pays 1n 1d b
roof_privat 1n 8z b
roof_quot 1i ef d
roof_survey 1n fn f
roof_tent 1n 35 f
roof_til 1n 9s e
rooftop 17 18 e 5v 7 64 8 8z 8 9g 7 9r 7
rooftop_garden 1n 18 g
room a c 3 g 4 p 3 t 4 14 3 19 4 26 5 2m 3 2s 3 31 7 33 6 38 5 39 3 3g 2 3l 2 5a 5 5d 8 64 4 65 3 66 2 6e 4 6i 2 6m 2 6o 4 8t 5 8u 5 8w 8 92 4 93 5 9m 4 9t 4 ac 9 b9 9 ca 8 du 3 e7 7 ef 4 eh 5 eo 4 ex 4 fj 3
room_app 1n ef b
room_becom 1n t c
room_book 1f e7 e
room_cap 1n c b
room_couri 1n 2m b
room_design 1n 8w j
room_donatio 1n 6i b
room_drum 1n ca f
room_dry 1n 6o a
room_elderly 1n b9 i
room_empty 19 5d 9
room_farmhou 1n 33 c
room_fish 1n 5a c
room_fit 1n p c
room_fre 1n ac d
room_furnish 1n eo f
room_furnitu 1n 8u b
room_guest 1i fj a
room_host 1n 38 b
room_interio 1n 8w b
room_laundro 1n 14 b
room_mentor 1n 19 b
room_municip 1n e7 e
room_nam 1i 8t b
room_near 1c ca c
room_nobody 1c du a
room_old 1n b9 i
room_rental 1i 5d d
room_room 10 92 7
room_seek 1n ac e
room_sees 1n eh c
room_shar 1i ac d
room_softwar 1n 6m b
room_staf 1n 2u b
room_student 1f b9 r
room_tel 1n 93 b
room_traine 1n b9 i
room_visit 1n ac b
room_widow 1n b9 k
room_young 1i b9 9
roomi 1n 43 4
roommat 1n ac m
root 13 c 6 5x 7 8q 3 9g 4 ag 7 bf g f7 3
root_researc 1n bf b
rop 12 h 5 2a 5 3q 3 8d 5 8m 7 9a 3 ds 9 e6 4
rop_measur 1n ds b
ros 19 2f 3 3m 4 8q a aq 5 bt 3
rosa 19 2b 7 2z 3 32 6 ag b aj 3 c6 6
rosacea 1n 1 p
rosacea_product 1n 1 b
rosary 1n 3h r
rosca 1n br h
rosin 1n 8n 4
rost 1n dd c
rot 1i 5a 5 f3 a
rot_privat 1n f3 9
rota 17 1o 5 6i e bw a ch 3 dd s dg 3 eh 6
rota_plan 1n dd f
rota_volunt 1n 6i f
rota_wish 1n dd c
rotterd 19 18 8 2m 8 39 8 3i 6 5c 8 f5 6
rough 17 29 3 44 3 4a 3 8j 3 bd 3 et 2
roughly 1f 5n 4 75 4
round g 11 3 1b 5 2t 4 3m 2 3t 4 3x 4 53 2 57 3 5e 6 5j 5 67 2 7f 6 7p 2 7t 3 86 3 8f 6 8r 7 9e 4 9l 5 bn 5 br 3 c4 3 c6 2 ci 8 dm 2 du 5 e1 6 eh 7 ei 5 ej 5 fp 4
round_card 1f 1b a bn 9
round_leagu 1n ci a
round_van 1n ei b
round_villag 1n du c
round_yard 1n 9e b
roundab 1f 3p 9 c4 4 fb 6
roundup 1n 7f b
rout v h b 19 5 1u 9 20 l 35 7 3j 5 4p 3 5d 3 69 6 6o 6 6t 4 71 8 7q c 9k 5 ai 6 dm 2 e1 b e9 d ej p fg 6
rout_along 1n 6o a
rout_app 1n 20 d
rout_charg 1n 35 b
rout_childre 1n h b
rout_driv 1i ej d
rout_morn 1n ej c
rout_near 1n 20 d
rout_plan 1c e1 9 e9 9 ej r
rout_wheelch 1n 20 f
routin 1n 7b o
routin_che 1n 7b c
row p 4a 4 6g 4 7x 3 8b 3 9h 5 9j 5 9l 5 av 4 ch 3 ci 2 cm 2 dz 2 e5 7 f0 5
rows 13 g 3 9h c 9l e 9y 8 e5 5 e7 3 f0 4 f8 5
rows_fenc 1n 9l a
royalty 1n b3 n
royalty_fre 1n b3 j
rub 17 4 a 1t 5 3l 3 42 4 7y 3 ba 5
rub_spot 1n 4 b
rubbish 1f e1 9 e2 f f5 n
rubbish_right 1n e2 a
rubbl 1n 9s e
rubric 1n eb f
rubric_correct 1n eb b
rubs 1n bz 8
rucksac 14 1g 4 3j 4 3q 5 42 b 6o 5 6r n 84 i
rucksac_stag 1n 6r c
rucksac_wax 1n 84 a
rud 1i 5s 4 f9 3
rug 1f 2f 6 31 3 70 2
ruhr 1n 2u a
ruin 1c 1f 4 1n 4 44 4 49 4
ruiz o p 3 3u 4 db 3 el 4 ew 2
rul k 1h 4 3a 2 3u 3 5d 2 68 2 6f 3 6v 2 86 4 87 6 8f 6 ab 3 ar 4 as 4 bq 4 bt 3 bu 4 cj 3 cs 3 cz 7 d5 3 d9 3 dd 3 fa 2
rul_angl 1n 87 b
rul_pas 1n cz b
ruling 1n 68 5
rum 1n f4 u
rum_distil 1n f4 d
run g 7 5 c 4 f 2 15 6 1c 3 1e 5 2c 3 2e 8 2m 4 3u 9 3w 4 3y 4 43 4 4g 2 4t 6 5z 4 67 1 6e 3 6v 3 71 g 9n 4 9p 4 an 3 b0 4 ch 3 d0 7 d1 4 d4 6 dc 4 dn 4 e5 4 e9 3 eu 4 ez 3 fb 8 fg 3
run_ads 1n 4t g
run_agreeme 1n d4 g
run_audio 1n 71 c
run_barb 1n c b
run_bioga 1n 9n b
run_calm 1n dn b
run_ches 1n eu c
run_deliver 1n 2m b
run_felt 1n 71 c
run_footbal 1n 3w c
run_garden 1n 5z b
run_lightho 1n b0 b
run_memb 1n ch 9
run_oth 1n 6v a
run_payrol 1n d0 g
run_plan 1i 3u e 71 x
run_shar 1i 2e a 9p a
run_sign 1n dc c
run_syndrom 1n 1e b
run_test 1f 7 9
run_train 1i 15 a
run_volunt 1n fb a
runaway 1n dy k
runaway_mis 1n dy b
rung p 52 1 6q 3 aj 3 b8 2 ct 2
runs l 15 6 1y 5 3u 8 3y 6 55 2 6b 4 71 8 79 6 9z 4 an 4 br 5 cs 5 d0 8 dm 2 dw 3 fj 7
runs_brows 1n cs b
runs_repair 1n 3y b
runs_saving 1n br b
runs_weekend 1n fj b
rural 12 o 6 11 6 15 6 39 7 3p 9 4q 7 7d b bg 5 c3 6 c6 e du 7 e6 6
rush 1c 2j 4 2m 3 6l 4 a4 3
rust 19 47 3 85 3 8c 3 fl 5
rustic 1n 8j 9
rusty 1n c1 4
rwanda 1n 6 e
rwanda_decompo 1n 6 b
rye 1f 2n j 2s 4 5j 9
rye_loav 1n 2n b
saas 1i al 9 aq 9
sachet 1i 7 j fq g
sachet_bas 1n 7 b
sachet_sauc 1n fq a
sack 16 1n 7 2h 3 5a 6 5o 3 7z 9 9m 9 9u b
sad 1n b3 4
saddl 1a 1j 5 84 a c1 3 dv 3 dz 6
saddler 1n 84 a
sadnes 1n 6y 5
saf t 4 4 15 b 1h b 2d 7 2e 4 2g 5 36 3 3c 2 3k 3 7a 8 7q 4 85 6 8a 5 8l 3 9f 5 ai d ba b c3 3 cu 3
saf_app 1n ai d
saf_box 1n 85 9
saf_child 1i 7a a
saf_travel 1n 2d c
saf_wat 1n 15 j
safari 1n 33 k
safari_tent 1n 33 h
safely 1f m d 4i 3 ab 5
safety q 0 6 b c 1j 3 2e i 48 6 4c 2 4i e 4j 8 4r 9 50 7 5b 2 8f 3 8r 2 95 e 96 f ai h cp 8 dc 2 e0 8 ee 5 fi 4
safety_alarm 1i 2e o
safety_app 1i 96 e ai b
safety_inspect 1n 95 n
safety_offic 1a 4i b
safety_pag 1n cp c
safety_quality 1n 4j b
safety_razor 1n b m
safety_record 1n 96 k
safety_report 19 0 8 e0 8
safety_train 1i 4i g
safety_wearabl 1i 4r f
saffron 1n 5y b
sag 1n 9 4
said d u 2 w 2 9e 2 ae 2 ax 3 d2 2 eo 3
sail 16 2s 3 34 i 36 4 37 g 42 m 6h 3 7k 3 9a 7
sail_boat 1n 37 b
sail_school 1n 34 f
sail_seat 1n 42 b
sailor 1c 7k 8 9a 3 a9 3 d1 2
saint 1c 1n e 3b 9 3j 7 6o a
saint_jam 1i 6o 9
saint_nichola 1n 1n d
sal r 1c 4 1i 5 2u 4 3z 5 4l 9 4p 4 50 5 52 2 8d 2 9o 7 al o ao 2 cf 3 cj 2 cr 5 cw h cz 6 d2 d d9 2 dx 4 ek 2 f3 2 f5 6 fd 3
sal_cal 1i al t
sal_carbon 1n 9o a
sal_coach 1n al k
sal_cod 1n 4l f
sal_outreac 1n cw m
sal_reps 1n al d
sal_team 1f al k
sal_train 1i al d
salad 13 2s 3 2t 5 2u f 30 5 5i 6 64 9 7w h 9g c
salad_bowl 1n 2u b
salad_grow 1n 7w f
salar 1n d0 b
salary 17 4y 8 af 8 b7 b bl 4 bw u d0 3 de 7
salary_advanc 1n bw v
salespe 1f al i cw c d2 h
salespe_forget 1n d2 b
salespe_send 1n cw b
saliva 1n 7p a
salmon 1n 9j 9
salon 14 2 7 c m d c r x 59 7 ck c cm 4 co 7 d0 7 dn k
salon_book 1n r v
salon_nervou 1n dn b
salon_wheel 1n dn b
salsa 1i i r 5s 9
salsa_school 1n i g
salt y 0 5 2d 2 47 3 5g 4 5m 9 5u 4 5y 6
salt_design 1n 5m b
salty 1n 5v 4
salvag 1n fo g
sam 6 1w 2 56 2 5e 3 8o 2
sam_age 1f 6p 9
sam_clean 1i 56 c
sam_couri 1n 5e p
sam_even 14 7d 8 da a
sam_experim 1n a9 b
sam_handl 1n 65 b
sam_industr 1n c3 b
sam_night 1f 60 b
sam_novel 1n b2 c
sam_person 1i 8o d
sam_road 1n fg b
sam_school 1n 1i a
sam_street 19 1w d
sam_tutor 1n 3m b
sam_villag 1f 1l 8
sampl_box 1n bb 9
sampl_island 1n 69 b
sampl_perfum 1n 5 b
san 1n 3u a
sanctio 1n 52 6
sanctua 1n 1c m
sanctua_abandon 1n 1c a
sand 10 15 8 29 3 34 5 4c 3 8k 3 90 c 9m 3 9s 5 c2 4 cm 3 e0 4
sand_filt 1n 15 b
sand_machin 1n 90 b
sandal 1f 43 9 44 4
sandbag 1n h 8
sandban 1n 34 4
sandpap 1n 90 4
sandpit 1n e0 g
sandwic 1a 2k 6 2q 3 2t 6 f3 6
sang 1n c8 3
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
sara 1n b6 7
sat 13 2l 3 6y 3 a9 3 ab 3 af 3
satelli 1c 9o 4 bq c dw 7 fl i
satelli_imag 1n fl a
satelli_see 1n bq c
satisfy 1n fj 4
saturda j d 2 16 3 19 5 2f 4 2j 4 2n 3 2y 4 30 4 3d 3 3r 4 3w 6 40 4 59 3 6f 3 6v 3 71 3 8o 4 90 4 bm 5 bw 3 c0 3 c2 3 ce 4 cm 2 dd 5 ea 5 f4 3 f8 4
saturda_guest 1i eq 8
saturda_morning 1n 3w c
saturda_univers 1n 19 b
sauc 17 2k a 5g b 5s x 5w 5 5x 8 fq a
sauc_hungari 1n 5s b
sauc_littl 1n 5g c
saucepa 1i 8d 8 ev 7
saudi 1n ej b
sauerkr 1n 5x m
sauerkr_ferment 1n 5x b
sauna 1i n 19 ew 3
sauna_lak 1n n d
sauna_near 1n n g
sauna_rent 1n n d
sauna_trail 1n n f
sauna_wellnes 1n n l
sausag 16 1c 3 3x 4 5q 3 5w 7 5x 4 7a 3 ci 3 f2 7
sav s 1m 6 1u 4 4g 2 4i 7 50 3 5n 7 67 3 73 2 7f o 7h 2 7i 3 7u 2 82 8 8w 4 aq 7 bk a bl 8 bm e bn 5 br a bt 5 by 5 e1 4 eo 2 fj b
sav_app 1n 7f p
sav_automat 1n 7f d
sav_energy 1n fj b
sav_goal 1i 7f j
sav_materia 1n 4i c
sav_smal 1n 7f d
sav_someth 1i bm a
sav_town 1n 1m 9
saving 12 1d 7 4f c 7f m 8z 3 9n 3 aq 7 bm b bn 5 br q bx 3 fj 3
saving_app 1n 7f h
saving_circl 1n br w
saving_coopera 1n 4f b
saving_goal 1i 7f c bm a
savoury 1n 5t e
savoury_snack 1n 5t b
saw w 1q 2 23 3 2x 2 7v f 81 2 9e 2 bu 2 c7 2 d4 4 eu 3 fi 5
saw_childre 1n 7v 8
sawdust 1f 64 h 90 2
sawdust_sawmil 1n 64 b
sawmil 1i 64 d fi 9
sawmil_next 1n 64 b
sawn 1n ec 4
saws 1a 3l 3 7v 6 88 3 9q 7 ec 6
saxony 1f 5l 9 a2 8 dz 9
saxopho 1n cd r
saxopho_trumpet 1n cd 9
say b 5j 3 76 2 7o 2 9a 3 a4 3 aa 3 aj 3 cb 2 dd 2 e6 2
say_afterwa 1n aa c
say_away 1n 9a d
say_even 1n 5j c
say_tap 1n e6 b
say_your 1n cb a
says c 12 2 1t 3 7m 2 a8 3 ad 3 bp 2 e3 2 fc 2
says_ready 1i a8 a
says_wat 1n 1t b
says_wheth 1i ad a
scaffol 19 1d 3 5b 8 7i 3 8z 3 ef 3 fn d
scaffol_quot 1n fn b
scal y 3n 4 4q 3 5o 9 6d d 72 2 7t 8 80 3 9d 3 9i j 9u 4 e3 4
scal_abov 1i 6d a
scal_show 1n 9i a
scalp 1i 2 i c 5
scalp_wat 1n 2 b
scam 1f 7r 14 b8 d dh 9
scam_cal 1i 7r g
scam_deepfak 1n 7r b
scam_protect 1n 7r r
scam_scam 1n 7r d
scan h v 8 10 7 1k 3 1q 6 1z 2 29 6 3f 2 4q 7 55 6 6a 6 6g 6 6l 4 7a e 7k 3 81 a 95 4 97 5 ak 4 bg b cu 7 cy 7 d4 2 d5 4 d8 6 dj 5 e0 4 eb 4 ek 5 fi 5
scan_album 1n bg e
scan_app 1n 7a g
scan_barcod 1n 7a f
scan_bookkee 1n cy h
scan_broken 1i 29 b
scan_cod k 6l 4
scan_door 1n 6g b
scan_dril 1n 97 b
scan_essay 1n eb b
scan_extingu 1n 95 b
scan_firm 1n dj b
scan_ingredi 1n 7a d
scan_item 1n 4q b
scan_machin 1n fi f
scan_not 1n 81 d
scan_ord 1n 10 b
scan_origina 1n 6a b
scan_pap 1n d8 b
scan_phon 1i ek b
scan_photo 1n bg b
scan_procure 1n ak a
scan_receipt 1n 1q c
scan_slid 1n bg f
scan_stop 1n bg 9
scan_tag 1n e0 b
scan_websit 1i cu b
scandin 1a 2d c 4l 8 5p 7 a1 8 ds 8
scandin_design 1n 2d c
scar 1f 84 3 au a
scarf 1c 5 2 1s 3 6w 3 fa 6
scarv 1i 4a i fa j
scarv_hats 1n 4a b
scarv_women 1n fa a
scatter 1i 5j 5 8r 5
scaveng 1n 31 b
scen 17 4i 9 6g 4 7l 4 9w 4 an 5 b3 a cb j
scen_african 1n b3 b
scen_partn 1n cb e
scenic 1i 6w 9 a5 3
scent 17 1 3 5 n 8 t 9 3 2d 8 8l 3
scent_adriati 1n 8 c
scent_candl 1n 8 p
scent_sampl 1n 5 d
schedul 10 1g f 1r b 6b g 6i 6 6k 6 79 c 9e 9 a6 6 at c cm m dd k ea d eg g eh 7 eo 6
schedul_fil 1n dd c
schedul_meeting 1n at g
schedul_pictur 1n 9e b
schedul_post 1n cm h
schedul_report 1n eg b
schedul_shar 1n 1g a
schedul_umpir 1n ea f
schedul_warn 1n 79 c
schem 1c 5i 6 bp 7 by a da 4
schließ 1n cp 4
schnap 1i 9k 7 f4 n
schnap_distil 1n f4 a
scholar 1n a7 m
scholar_abroad 1n a7 b
school e 6 3 i 8 j 6 s 3 11 4 12 7 15 6 18 5 19 6 1d 4 1i b 1o 9 1r 7 26 5 2h 3 2r 4 2v c 32 2 34 9 3m 5 3n 4 3o 4 3p a 3q 6 3u b 3v 6 3w 5 4i 6 4m 3 4x 5 6j b 6k 7 6p 3 6u 6 6w 4 71 2 86 3 8h 4 8n 5 95 4 9r 7 9v 5 9x 5 9y 4 9z 4 a0 5 a3 3 a5 3 a7 5 a8 5 a9 4 aw 3 ay 3 bs 6 c9 7 cd 4 dq 6 dz 5 e7 3 e9 c eb 6 ec 2 ep 3 es 7 et 8 eu 9 fj 3
school_adult 1n j b
school_anxiou 1n 3p c
school_book 1i 9v a
school_box 1n 1o c
school_bus 1i e9 x
school_car 1n 95 f
school_carpool 1n 3u k
school_cater 1n 2v d
school_charity 1n 4x c
school_childre 16 15 8 18 8 3v 9
school_cloth 1n 1i s
school_cod 1n 3v b
school_crat 1n 1i a
school_curricu 1n 1o c
school_edition 1n ay b
school_entranc 1n a0 b
school_factory 1n 9r c
school_family 1n 1o c
school_fees 1i bs h
school_hal 1a 3w b
school_holiday 1a 3q d 6p 8
school_hom 1i dq b
school_judo 1n et 9
school_jump 1n 1i k
school_last 1n 12 b
school_learn 1i 19 a
school_list 1f c9 8
school_lunch 1n 2v n
school_match 1n 6k b
school_meal 1n 2v p
school_meet 1i i b
school_mend 1i cd 8
school_nursery 1f 1r a 2v e 6j l
school_offic 1f 6j f
school_onlin 1f eu a
school_parent 1c 1o a 6j i
school_plac 1i 6u 9
school_plan 1n 1o c
school_practic 1n 3u b
school_quiet 1n dz b
school_rent 1n c9 9
school_roof 1i 1d a
school_run 1i 3u q
school_runs 1f 3u d
school_shop 1i aw a
school_train 1n eu c
school_transpo 1i e9 p
school_uniform 1n 1i u
school_weekly 1n 26 b
school_women 1i 19 f
school_wooden 1n 34 b
schoolc 15 1h b 1i a 2h a 3m c 3q d 3u c 3v c 7v 9 e9 8
schoolc_program 1n 2h b
schoolg 1n 6 a
schooly 1n 80 7
scienc 1c 7v 5 8d m a9 b ay 4
scienc_club 1n a9 b
scienc_kit 1n 8d g
scienti 1n 3r f
scienti_childre 1n 3r c
scissor 15 c 3 p 6 3r 3 3z 4 49 3 85 p 86 p dn 3
scissor_pens 1n 86 b
scissor_saf 1n 85 9
scold 1i 12 4 7z 3
scoop 1i 2p o 5x 4
scoop_cart 1n 2p b
scoot 1f 28 t bz a c1 9
scoot_weigh 1n 28 b
scop 1f 4u g b0 4 fk 9
scor 11 z 3 3u 3 4f w 6z 5 7g l 7n 3 9z 3 ak 5 al 9 c8 j d9 c db 7 ei 8
scor_bank 1n 4f d
scor_farm 1n 4f d
scor_lend 1n 4f j
scor_ord 1n d9 b
scor_saving 1n 4f b
scor_sing 1n c8 9
scorch 1n 49 4
scotlan 1a o 8 3d 7 4a 8 4t 8 6h 8
scottis 1n 9a 9
scout 1n bm 5
scrap 14 45 3 4b 3 6d 3 8x 4 fo b fp c
scrapya 1n 8x 3
scratch t 1x 6 2h 8 3v 5 4a 4 7s 5 81 2 8n 4 8t 3 bp 5 c2 9 c4 3 ds 9 ei 4 ex 5 f7 2 fh 9 fq 4
scratch_post 1n ds f
scratch_wrong 1n fh b
scream 1n ev 7
screen_app 1n 1h r
screen_childre 1n 1h c
screen_hal 1n ch c
screen_laptop 1n 8x c
screen_read 1n cu i
screen_retina 1n v g
screen_sel 1n 2h b
screens 1n 9c 8
screw 14 16 9 28 4 7v 5 88 c 8x 3 98 3
screwdr 1i 16 3 8x 6
scrib 1n u 14
scribbl 1i 1k 3
script 1f a6 a b6 3 cb x
script_record 1n cb a
script_rol 1n cb d
scriptu 1n 3h q
scrol 19 6z 6 8n 3 an 4 ay 6 b1 6 b5 6
scrub 1c 48 9 59 9 8b 3
scuba 1n 34 a
sea x 1z 4 22 4 2z 4 3e 2 47 6 6p 7 6q 3 7i 7 8i 4 9t 5 a7 2 ao 4 fc 7
sea_calenda 1n 7i a
seafood 1i 9u 8 f2 o
seafood_box 1n f2 a
seafood_shar 1n f2 a
seahors 1n j 4
seal y 15 6 23 7 6s 4 7o 3 80 3 83 9 91 5 9u 5 c7 c f3 4
seal_envelop 1n 83 9
seam 10 42 5 48 3 49 6 4a 3 4c 3 7y 2 8k 5 am 3 bc 5 cd 5
seamstr 1f 40 4 49 r bc 7
seamstr_hom 1n 49 g
search w 1x b 29 3 75 4 7d 5 7j 4 7p 4 8f 3 ac 6 ae g ak 9 ao m av 4 b3 6 bf b ci 3 cn d dl j dm 3 dy g
search_engin 1f ao d
search_flea 1n 1x b
search_lost 1n dy b
search_visibil 1n ao p
searcha 1n 1y 3
seasid 1n 6p 4
season s 18 9 1p 7 1s 3 1u 2 34 4 38 4 4f 3 58 3 5a 3 69 7 6k 5 6w 4 7k 9 87 6 8m a 8q 8 98 4 9b 4 ax 6 em 3 f8 7 fe 3 fl a
season_mow 1n 8q b
season_recip 1n 1p b
season_season 1n 7k a
season_swap 1n 8m b
season_warn 1n 7k a
seasona 1a 5i f 5u b 66 d 8b e ff 8
seasona_box 1n 5u b
seasona_crat 1n 5i b
seat q 1j 4 2i b 2l b 2s d 39 3 3a a 3u 8 42 6 4i 2 6c 7 8e 7 8y 5 aa 7 ab 9 c0 5 c1 3 c2 5 c3 a ch 5 cu 3 ec 3 ex 5 f0 6
seat_belt 1n 42 b
seat_menu 1n 2l c
seat_serv 1n 2i c
seat_singl 1n aa c
seat_strang 1n ab c
seattl 1f n 8 93 9 f7 8
seaw 1f 6s l 9j d fq i
seaw_guid 1n 6s a
seaw_replac 1n fq a
seaw_walk 1n 6s a
second 8 1i 4 1k 2 1x 6 3z 3 41 5 4w 3 89 3 8g 4 91 3 cf 4
second_car 1f a2 b
second_grow 1n 4c c
second_hand y 1i h 1j 7 1k 7 1x n 3z d 41 l 89 d 8g e cf e
second_hom 1i 91 g
second_lif 1n 9q c
second_person 16 4w 9
second_plac 1i 6q b
second_scam 1n 7r b
seconda 1c 26 8 9v 8 c9 7 eb 8
secrecy 15 4h 5 4m 6 4w 4 4z 4 54 4 ar 3 at 4 el 4 em 4
secret 15 2s 8 75 3 7j 4 9i 3 af 4 bj 3 di 4
secreta 1a 3j 3 4z 9 6i 6 at f el 9
secreta_schedul 1n at b
section 1c av 4 c8 9 cd 4 e3 a
secular 1n 3d n
secur 19 25 4 55 4 67 4 6v 7 7g d 9f g
secur_card 1n 7g e
secur_truck 1n 9f d
securit 13 2g 7 4x a 55 o 91 6 ak 6 at 3 bp d cs 3 dh j di t e6 3
securit_audit 1n 55 d
securit_awarene 1n dh k
securit_complia 1n di n
securit_deposit 1n bp g
securit_questio 1n di o
securit_test 1f 55 n
see d g 4 u 3 y 4 z 5 1q 3 21 5 3u 3 73 3 7a 3 7b 4 7d 3 7g 3 7j 4 7o 3 94 3 aa 5 ac 3 ay 3 bk 3 bl 2 bq 3 d9 4 dx 3 e9 4 eg 3 ff 3
see_again 1n aa c
see_animal 1i dx a
see_car 1n 21 b
see_cheapes 1n 21 b
see_colleag 1n y b
see_correct 1i g b
see_dish 1n 73 b
see_doctor 1a 7j a
see_drought 1n bq c
see_flatmat 1n ac b
see_food 1n 7o b
see_left 1n bk b
see_long 1n ay b
see_next 1f z a eg a
see_onc 1f 7a 9
see_open 1i 94 9 ff a
see_oth 19 7b 9
see_patient 1n u b
see_photo 1n aa c
see_practis 1n z b
see_school 1n e9 b
see_stolen 1n d9 b
see_superma 1n 1q c
see_van 1n 3u b
seed 12 1t 6 2n 8 5t 9 7w b 82 y 8a 7 bq 9 fl 5
seed_catalog 1n 82 c
seed_garden 1n 82 f
seed_grow 1n 82 c
seed_harvest 1n 7w 9
seed_heirloo 1n 82 c
seed_keep 1n 82 d
seed_organic 1n 82 c
seed_packet 1n 82 c
seed_paid 1n bq c
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
seek 1a 13 8 ac e ae k au d
seem 1c 28 4 3s 3 a7 3 d7 3
seen g 2d 3 72 3 95 4 9i 2 df 2 e2 3 e9 2
sees h l 3 4l 4 6b 4 6c 5 6j 4 7o 2 93 2 97 4 9v 4 cc 4 dg 5 eh 5 ei 4
sees_absent 1n 6j c
sees_clean 1n 6c c
sees_damag 1n ei b
sees_history 1n cc b
sees_nev 1f 97 9
sees_product 1n 6b b
sees_proof 1n eh c
sees_sal 1n 4l b
sees_total 1n dg b
segment 1n cl b
seitan 1n 5w a
seizur 1n 7o k
sel b 0 3 7 2 i 2 y 3 1i 4 1k 6 1x 6 2h 4 2j 3 2n 3 2p 4 3z 3 41 6 4b 3 4e 4 4v 1 52 4 5a 3 5f 4 5n 5 5r 4 5v 4 63 4 65 2 6e 3 6g 5 6k 3 80 5 86 3 87 4 89 3 8b 2 8i 3 8j 3 9m 4 9n 3 am 4 ax 3 b4 4 ek 4 eo 3 f1 5 f3 5 fe 8 fk 3 fo 6
sel_adverti 1i ax a
sel_again 1n 3z b
sel_amazon 1n fe c
sel_archite 1n fo b
sel_buy 1n 1i a
sel_cans 1n 63 b
sel_card 1n 87 b
sel_chang 1i fe 9
sel_collect 1n 80 9
sel_count 1n 2n b
sel_dri 1n 9m g
sel_embroid 1n 7x 9
sel_fan 1n b4 b
sel_fish 1n 87 b
sel_flat 1n 2j b
sel_garden 1n 86 b
sel_good 1i 41 a f5 8
sel_guarant 1n 2h b
sel_heat 1n 9n b
sel_invoic 1n 4e g
sel_keep 1n fk b
sel_lat 1n 6e c
sel_leftov 1n fo b
sel_main 1n 5h b
sel_market 19 5r 9 8j 9
sel_onlin 1a 5n 9 63 9 89 9
sel_ord 1c y 9
sel_plant 1f 82 8
sel_portion 1n f1 e
sel_recycl 1n fp b
sel_restaur 1n 5f e
sel_returna 1n 62 b
sel_scoop 1n 2p b
sel_singl 1n 5v b
sel_siz 1i 1i 9 ek b
sel_softwar 1n fe g
sel_superma 1n 5r b
sel_ticket 1n 6g g
sel_tool 1n fe n
sel_trad 1n 80 9
sel_unsold 1n 5n b
sel_upload 1n am b
sel_used 1i 1k 9 1x d
sel_worth 1n f5 9
sel_wrap 1n 0 b
seldom 19 6z 3 7q 4 cs 6 d1 3 ek 4 fo 4
self u 23 a 2d 6 2e 5 2f 6 2u 5 4k 3 4q f 6l 6 6r 4 73 3 76 3 77 8 7a 3 7b 3 7c 3 7l 3 7p 8 8o 3 8t 3 8u b 9z 8 a1 a at 5 bu j cb 5 cx f et h fa 2
self_checkou 1n 4q h
self_defenc 1i et m
self_defens 1n et m
self_employ 1c bu r cx l
self_help 16 77 9
self_pac 1i 9z b a1 e
self_servic 1i 4q g
self_storag 1i 8u h
self_test 1n 7p d
self_water 1n 23 h
selfi 1n 2y a
selfy 1n au 11
selfy_receiv 1n au b
seminar 1a 4i 4 55 4 7l 4 cx 4 dh 4
send c e 4 l 3 z 3 1v 2 26 3 29 3 3s 3 46 3 53 3 5g 3 65 3 6f 3 7k 4 81 3 85 3 8t 3 8w 3 8x 3 91 4 9e 3 ai 3 at 3 be 3 bi 3 bo 4 bs 8 by 2 cf 3 cj 3 cl 4 cw 4 cx 4 d4 4 d6 3 df 2 dh 3 do 3 dq 3 dt 4
send_back 15 1j 7
send_bil 1i 9e a
send_box 1c 5g 9 bg 7
send_broken 1n 53 c
send_certifi 1n e c
send_exercis 1n z b
send_friend 1i bo a
send_friendl 1n 3s b
send_handwri 1n bi a
send_harmles 1n dh b
send_kitchen 1n 85 9
send_liv 1n ai b
send_money 1i bs s
send_mov 1n 8t c
send_pair 1n 46 b
send_payment 1n d6 b
send_photo 1a 3b 7 6f 8 7k d be 7 do 9
send_pictur 19 91 b dt 9
send_plan 1n 8w b
send_print 1n 29 c
send_scan 1n 81 9
send_school 1n 26 b
send_stock 1n 65 b
send_technic 1n 8x c
send_vinyl 1n cf a
send_whatsap 1n cl c
senegal 1n 9u 9
senior 11 2b d 3s r 3t 7 3x h 5l 7 70 7 7n e 7r k b8 p b9 g ba 5 c6 7 ew q
senior_clas 1n ew c
senior_fitnes 1n ew m
senior_onc 1n 3s b
senior_smartph 1n b8 b
senior_tablet 1n b8 b
senior_video 1n b8 c
sens 1i 7d 4 d7 3
sensiti 1i 1 v aa 5
sensiti_skin 1n 1 u
sensor w 23 h 24 9 25 d 26 p 27 n 2b b 2c g 2g 6 4r 9 6m 6 73 e 7t 5 93 g 96 e 9i i 9j b dw 6 e1 m eh 6 fi m fl e fm e fr i
sensor_bedroom 1i 26 a
sensor_build 1n fr b
sensor_buy 1n 26 d
sensor_explain 1n 73 b
sensor_glas 1n e1 a
sensor_lid 1n 9i e
sensor_measur 1n 2c b
sensor_record 1n 96 b
sensor_room 1n 93 b
sensor_tel 1i e1 a fi a
sensor_wash 1n 27 b
sensor_wat 1n 23 b
sensor_watch 1n 25 b
sensory 1n ev r
sent l 7 5 1g 4 2l 3 32 3 54 2 7d 8 95 5 9d 2 9e 2 ae 7 at 4 bu 2 d3 5 d4 5 di 3 em 3 fh 3 fk 4
sent_leav 1n 95 b
sent_next 1n 7d b
sent_pharmac 1n 7d b
sent_text 1n d4 b
sentenc m 26 4 3a 3 94 3 9d 3 a4 8 a7 3 al 4 an 4 be 3 cb 2 cg 4 cm 3 cn 4 cp 3 cs 5 d1 4 d5 5 e8 8 ee 5 f9 5
sentenc_friend 1n f9 a
sentenc_show 1n a4 b
sentenc_subcont 1n ee b
sentenc_tool 1n cs b
seo 1f 4t a ao q cn o
seo_content 1n cn l
seo_tool 1n ao e
seoul 1i 23 9 ex 8
separat 14 1b 4 1g s 1r a 2l 3 4x 4 5h 3 64 4 ac 4 bl a dp 4
separat_calenda 1n 1g f
separat_childre 1n 1g h
separat_expens 1n 1g f
separat_kids 1n 1g c
separat_parent 1i 1g h
separat_schedul 1n 1g c
septemb 13 n 3 2x 4 3l 3 3n 3 8n 3 9k 3 ac 3 cw 5
sequenc 1i cl a cw 4
serial 1i 83 a cc 4
seriou 1i 5m 3 6e 4
serious 1i 74 7 fc 8
sermon 1f 1h 3 3h 7 72 4
serum 1n 0 a
serv u x 3 z 3 2i 9 2k 7 2l 8 2s 3 30 3 3a 3 4m 3 4w 3 4x 2 5w 5 61 3 6f 2 6t 2 8r 3 9z 3 aq e ct 7 da 3 de 3 dk 3 ee 3 fd 3
serv_own 1n 2i c
serv_work 1n aq b
servic h a 3 p 3 1z 2 21 5 3b 4 3c 5 3t 3 4m 8 4o 7 4q 6 4s b 4t 3 4w a 4x 7 4y 8 4z 8 53 7 56 8 59 7 5d 3 5e 5 65 7 69 5 6a 2 6e 3 7e 4 7u 5 85 7 8j 2 8q 4 8s 3 8t 4 8v 4 8w 4 8z 4 91 3 94 8 99 2 9f 3 9h 4 9k 5 9l 7 9q 4 ad 4 ak 3 ar 5 as 3 ay 4 bz 3 c0 5 c1 4 c6 3 cc 6 cj 5 ck 4 cq 5 d4 2 d8 5 dl 6 dy 4 e8 5 ed 3 eg b el 2
servic_arrang 1n 3c a
servic_carry 1n 69 b
servic_extract 1n d8 b
servic_find 1n dy b
servic_flat 1n 8v b
servic_furnish 1n 8w b
servic_hom 1i c1 a
servic_inspect 1n 94 a
servic_natural 1n cq b
servic_reusabl 1n 8t c
servic_smal 1i 4s e
servic_softwar 1i eg f
servic_technic 1i dl a
sery 11 d 5 38 f 3o 5 53 d 6a 9 83 4 9w 5 ab 6 ax f ay g az 3 b0 5 b6 e
sery_arab 1n b6 b
sery_liv 1n ax b
sery_onlin 1n ay f
sesam 1n 2v 8
session 13 f i m 4 z o 76 l 7l f 7n b 9c 5 a2 3 a5 f dg e ew 3
session_body 1n a5 b
session_client 1n z b
session_even 1n 76 c
session_train 1n f c
set i 6 3 d 3 2a 5 2e 4 2y 5 45 3 4v 2 4x 5 7z 3 8j 3 8k 2 8m 5 92 2 9e 3 am 4 au 3 bu 4 c8 3 c9 5 ea 2 f7 7
set_rent 1n 2a b
set_stand 1n f7 a
set_tent 1n 8m b
set_themsel 1n 2y a
sets u 5 3 a 4 h 3 r 2 2a a 3p 3 5a 2 6f 7 78 7 7z f 8n 4 au 9 bu 7 c9 9 cd 6 cy 7 eb 4
sets_asid 1n bu b
sets_exercis 1n 78 b
sets_family 1n 7z a
sets_heat 1n 6f b
sets_str 1n cd 9
sets_vat 1n cy b
setting 1i q 4 fj 5
settl_busines 1n cz b
settl_everyth 1n bo b
settl_monthly 1n ea a
settlem 1f 9k c ed h en d
settlem_claim 1n en c
settlem_repair 1n ed b
sevente 1i 3p 5 f3 3
seventh 1f 3 7 8j 4 br 3
seventy 1c 3j 3 8z 8 c8 3 ew 3
several y c 5 v 3 w 3 1o 3 36 3 4y 3 51 3 5c 3 6m 3 7h 6 7u 8 8p 5 bu 4 do 6
several_hospita 1n 7u b
sew z 13 6 17 9 42 3 44 2 47 3 7v 8 7y w 84 7 8k 3 c9 5
sew_machin 1f 17 a
sew_pattern 1n 7y 15
sewn 12 3y 3 42 i 49 a 4d 9 7y 7 84 9 8h 3 8k 3
sewn_own 1i 4d a 84 9
sewn_sail 1n 42 f
sewn_tailor 1n 49 c
sews 1i 3y g 49 4
sews_shirt 1n 3y b
sexton 1n e5 4
shad y 3 l 4 7 d 5 10 4 47 4 5a 5 6v 4 8q 3 9b 8 9l 6
shad_match 1n 3 e
shadow 1c 2a 3 ar 6 b6 3 fh 3
shaft 1n 94 j
shaft_build 1n 94 a
shak 11 b 3 n 3 2q 9 2r 4 7c 3 7o 2 dy 3
shaken 1n dn 3
shaky 1n 3p 4
shal 1c 1b 3 1p 8 3g 3 b4 3
shallow 1f j 4 15 7 9a 6
sham 1c 14 4 22 3 br 3 cw 3
shampoo 1c 2 y 5o b 81 3 dn 9
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
shar_band 1n ca e
shar_calenda 1i 1g 9
shar_car 1i c2 d
shar_cold 1n 5a c
shar_commut 1n c3 f
shar_cost 19 1g 7 36 9 bl 9
shar_darkroo 1n 81 9
shar_din 1i 6o 9
shar_equipme 1i 90 c
shar_executi 1n 4z c
shar_expens 1n bo g
shar_family w 1r 6
shar_farm 1n 9k b
shar_firm 1f c2 a
shar_flat 1i 7i b ac g
shar_garden 1f f8 b
shar_group 1a 6t 8
shar_harvest 1i f8 n
shar_hors 1i dz d
shar_househo 14 bl 8
shar_incom 1n 9p b
shar_kiln 1n ep b
shar_kitchen 1i 5c n
shar_locatio 1i 2e a
shar_memb 14 c2 9
shar_money 1i 41 e
shar_offic 1i 39 c
shar_park 1i c4 d
shar_plan 17 7e 8
shar_privat 1n c4 b
shar_rent 1c 7i c
shar_rental 1n 7i g
shar_rid 1f c3 l
shar_sail 1n 37 b
shar_scan 1i 10 a
shar_school 1i 3u i
shar_shed 1n 18 b
shar_shop 1n 1q e
shar_solar 1n 1d f
shar_valu 1n aa c
shar_vegetab 1n f8 g
shar_view 1i bl a
shar_wallbox 1n c5 b
shar_warehou 1n 66 e
shar_whol 1n f2 8
shar_worksho 1n 39 h
sharepo 1n dl b
sharp 13 1z 3 2q 6 2x 3 2z 4 85 i aw 6 ax 4 bd 3
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
shav 1a 9 3 b v 3t 3 9q c dn 8
shear 1f 85 3 86 f 9l 4
shear_open 1n 86 b
shed 10 18 c 1y 2 2a 8 6a 3 89 6 b5 a dw 4 dy a
sheep 16 2p a 4a f 7x 7 9l r fm 7
sheep_graz 1n 9l c
sheep_knit 1n 4a b
sheep_milk 1n 2p b
sheep_solar 1n 9l g
sheet m z 5 3d 3 51 2 53 4 54 3 5q 3 6q 4 78 3 7m 2 7s 3 7y 3 81 2 8k 7 8s 3 96 5 9c 4 9y 4 a3 6 am 4 aw 3 c8 9 cn 6 cr 4 dd 3 de 5 di 3 ek 3
sheet_music 1i c8 j
sheet_right 1n cn c
sheffie 1n bd 9
shelf k 1 3 y 3 11 6 17 5 1q 3 2q 4 4q 3 5h 4 5m 3 5q 6 5s 4 5t 4 5v 3 5w 4 66 2 7a 3 7q 5 88 6 8d 3 8g 3 8j 3 8p 3 90 2 9z 4 b5 3 cf 5 e3 3 ek 8 ep 8 f3 4 f4 2 fi 3
shelf_label 1n 7q a
shelf_onlin 1n 88 b
shellfi 1n 2s 8
shelt 14 1c b 3a a 3g 3 do 4 du 4 dw 3 dx q dy 4 e0 3 ex f
shelt_cats 1n 3a b
shelt_dog 1i dx c
shelt_dogs 1n dx g
shelter 1i 1e d 42 d
shelter_worksho 1i 1e b 42 a
shelv z y 2 11 5 17 5 2n 3 4n a 5c 3 5i 5 7a 3 88 d 8j 3 8p c ds 8 ek 3 ep c
shelv_chang 1n 8p b
shelv_memb 1n ep a
shelv_oak 1n ds b
shelv_onlin 1n 88 c
shepher 1f 6n a 9l l f2 l
shepher_br 1n 9l a
shepher_flock 1n 9l c
shift v t c 2e 4 2u 7 3a 3 3l c 4i 5 4j c 4r 9 59 2 6y 7 6z 3 a2 5 ai 6 bw b c3 a ct 2 d0 4 dc c dd p ff q fh 6
shift_cal 1n dd c
shift_lead 1c 4j d
shift_nearby 1n ff f
shift_plan 1n dd t
shift_staf 1i ff j
shift_work 1a ff 9
shiitak 1n 64 s
shiitak_grown 1n 64 b
shin 19 71 6 eh 2
ship 11 5q 6 60 9 65 r 9g 8 am 3 ay 4 b0 3 bf 4 cp 3 dl 4 fg f
ship_contain 1n 9g a
ship_litr 1n 60 b
ship_onlin 1n 65 d
ship_ord 1n 65 k
ship_sam 1n 65 b
shipmen 1i 68 8 9u d
shirt x 4 3 1i 4 1s 8 2c d 3y d 3z 4 41 5 48 4 49 6 4b r 4c 6 4t 5 7b 2 7y 4 8s f au 4 b4 4 bc j
shirt_adaptiv 1n bc b
shirt_arthrit 1n bc b
shirt_deliv 1n 8s b
shirt_design 1n 4b m
shirt_disab 1n bc b
shirt_magneti 1n bc b
shirt_mugs 1n 4b b
shirt_print 1n 4b k
shirt_sensor 1n 2c f
shirt_strok 1n bc b
shirt_trous 1n 3y b
shirt_wheelch 1n bc b
sho q g 3 1g 4 1n 4 38 3 43 n 44 k 48 5 49 3 6h 5 9e 5 bc a dc 3 ek 5 ey 3 fd 5
sho_brand 1n 43 o
sho_buy 1n 43 e
sho_childre 1n 43 g
sho_offic 1n 44 b
sho_own 1n 44 e
sho_repair 1n 44 w
sho_wheelch 1n bc b
shoebox 1c 1z b 9c 6 bu a cy f
shoelac 1n ex 4
shook 1n 1h 3
shoot 17 2x n 4v 4 7v 8 9g 8 am h ay 5 b3 3
shoot_cork 1n 7v 8
shoot_local 1n 2x c
shop a 8 3 b 2 l 4 y 2 11 4 17 3 1p 6 1q 8 28 3 2h 2 2i 6 2n 5 2p 3 2r 4 39 3 41 5 42 3 49 3 4b 2 4f 3 4j 3 4l 3 4n 8 4q 9 53 2 55 2 56 5 5e 7 5f 7 5h 4 5n 4 5o 7 5r 6 5u 4 61 3 65 7 67 5 68 2 6b 7 7a 4 7x 5 86 6 8g 4 8j 3 8k 2 8w 4 98 5 am 5 an 3 ao 3 aw 4 b5 3 b6 3 bk 3 bs 3 c7 5 cf 5 cj 5 cl 6 cm 3 cu 3 d9 5 dc 3 ds 3 ej 4 ek 7 fa 2 fb 9 fd 8 fp 4
shop_addres 1i an a
shop_cashi 1n 4q d
shop_communi 1i fb b
shop_coopera 1n fb g
shop_cost 1n 7e b
shop_design 1i 4n a
shop_driv 1i ej b
shop_explain 1n ao b
shop_family 1i 5h a
shop_fil 1n 5o b
shop_find 1n 5f b
shop_fir 1n fb a
shop_fix 1n 5e c
shop_floor 1n 6b l
shop_freshly 1n 2r b
shop_hous 1n 4q b
shop_job 1n 98 b
shop_keep 1n c7 f
shop_kiln 1n 39 c
shop_list 1a 1p i 1q o 8w a
shop_listen 1n cf a
shop_look 1f l a
shop_memb 1i 17 b
shop_onlin 1a 41 9 8g 9
shop_open 19 4q f
shop_ord 1f 5f c
shop_own 15 cf 7
shop_pack 1n 65 d
shop_paid 1n aw b
shop_parent 1n 2i c
shop_pas 1n cj b
shop_pay 1f fp 9
shop_plan 1i bk a
shop_purchas 1n 4f b
shop_rent 1n 4n k
shop_run 1n dc c
shop_scissor 1n 86 b
shop_see 1n d9 b
shop_self 1n 4q d
shop_send 1c cl 9
shop_shirt 1n 4b b
shop_softwar 1n 98 c
shop_staf 1i 4j e 4q c
shop_stock 1i ek l
shop_studio 1f 4n 9 56 b
shop_system 1i fd f
shop_tool 1n fd o
shop_town 1c 1q a
shop_vegan 1n 2p b
shop_villag 1f 4q d fb m
shop_volunt 1n fb j
shop_window 1f 2n a 5u a
shop_zero 1n 61 b
shopify 1i 4u a fd i
shopify_app 1n fd g
shopkee 1n c7 5
short h 3a 2 3h 3 3x 4 47 6 4j 6 4n 9 4v 8 5n 3 5q 4 66 6 6f 4 6y 4 75 4 8h 5 8u 6 9l 4 9w 5 9z 3 a5 7 a8 4 ac 4 av 6 ay 5 b2 4 bn 4 bq 6 bw 4 dc 7 dg 4 ec 4
short_audio 1n 9w b
short_back 1i dg a
short_chat 1n 3x b
short_daily 1n 8h c
short_documen 1n ay b
short_film 19 75 8 a8 8
short_guid 1i 3h 8 6y b
short_leas 1i 4n f
short_lesson 1c 4j b bn 9
short_morn 1i av a
short_paid 1n ec b
short_questio 1i ac a
short_recruit 1n 4v c
short_solar 1n 9l a
short_spac 1n 8u e
short_step 1n a5 b
short_study 1n a5 b
short_swimwea 1n 47 c
short_task 1i 4j a
short_tast 1n 5q c
short_term 1c 4n b 66 d bq b
short_video 1f dc a
shortag 1n y p
shorten 1f 49 4 70 7 e8 7
shortes 1a 2k 4 6y 7 9x 3 a3 3 a4 3
shortli 1n db o
shortly 1n ct 4
shot 1n b3 4
should w e a k 2 2c 9 3p 4 42 3 49 4 4c 4 78 2 7k 8 8k 4
should_blad 1n 2c c
should_tak 1n e c
shouldn 1i 4t 5 ek 3
shout 1a 3p c 4b 2 af 6 ea 3
show b 4 3 o 3 q 8 12 3 1b 3 1v 3 22 2 26 3 2a 3 3v 3 6c 3 7p 2 87 3 8i 2 9f 3 a1 3 a3 3 a4 3 al 3 au 2 ax 3 ba 6 bt 3 by 4 c9 4 co 3 cr 3 d1 3 d7 3 dl 3 dw 3
show_applian 1n 2a b
show_bars 1n a3 b
show_blu 1n 4 b
show_burial 1n e5 b
show_cash 1n d1 b
show_client 1n d7 c
show_clinic 1n q i
show_donor 1n 1b b
show_elderly 1n ba d
show_empty 1c q 9
show_food 1f 7p 9
show_hold 1i o a
show_look 1n ba 8
show_nectar 1n 9i a
show_open 1n 26 b
show_overvie 1n by c
show_own 1c co a cr 9
show_pag 1f dl b
show_pension 1n by c
show_phon 1i 87 a dw a
show_plain 1n bt b
show_siz 1n c9 9
show_smal 1i 1v a
show_talk 1n al b
show_tongu 1n a4 b
show_trad 1n 12 b
show_van 1n 97 b
show_weav 1n eq 8
showing 1n ch 4
shown h k 2 1r 2 4v 2 9z 3 a1 3 al 2 dc 3 df 3
showroo 1a 2z 4 3e 5 49 3 88 9 8v 4
shr 1n 9s g
shr_bottl 1n 9s d
shred 1n 9s 3
shrimp 1n 9j w
shrimp_farm 1n 9j l
shrimp_pond 1n 9j c
shrin 1n 3j w
shrin_chaplai 1n 3j b
shrin_coach 1n 3j b
shrin_journey 1n 3j b
shrin_tour 1n 3j b
shrin_trip 1n 3j h
shrink 1a 3y 3 8f 4 a2 b da 4 ep 3
shrink_trad 1n a2 b
shroud 1n 3e e
shrub 1n 62 a
shrunk 1n 8s c
shui 1n f9 9
shut m j 3 1u 3 27 a 6v 2 96 3 9f 3 aq 5 aw 4 cm 3 cv 3 do 4 du 3 e7 3
shut_test 1n aq b
shut_wat 1i 27 f
shuttl 1i 3u a c6 y
shy 1a i 3 1c 5 4v 6 a4 4
sibl 1n 7e r
sibl_parent 1n 7e d
sibling 1n 7e t
sibling_coordin 1n 7e b
sicily 1n aj b
sick 11 a 3 1t 3 3j 5 6j f 7j 3 d0 3 dd e de h dg 3 fc 7 ff 5 fl b
sick_cal 1i dd d
sick_child 1n 6j g
sick_leaf 1n fl f
sick_not 1f de h
sicknes 1f 3u 4 8o 5 ce 4
sid h x 2 1r 2 2l 3 35 3 63 3 6d 3 78 2 8k 7 9a 3 9b 4 9d 2 aa 4 bc 4 bp 3 cf 4 d0 3 d4 7 d5 2 dv 3 dz 2
sid_opening 1n bc d
sid_sign 1n d4 b
sideboa 1n 89 n
sideboa_hous 1n 89 b
sideway 1i 6h 3 dh 4
sierra 1n 9r 9
siev 1n 9m 9
sigh 1c 1r 4 25 3 92 3
sight 1c 25 3 7q a aa 3
sign e u 5 10 3 14 2 1d 3 1h 3 3g 2 4b 2 4m 6 4w 2 55 2 68 3 6x 2 7g 2 7j 3 7t 5 8i 4 92 2 9c 4 a8 4 ax 3 b5 2 bp 2 bw 2 cw 3 d3 5 d4 a d5 5 dc 4 eb 4 eg 5 em 2 ev 7 f9 4
sign_consent 1n 9c b
sign_contrac 1i dc b
sign_documen 1n d4 n
sign_fram 1n 8i b
sign_languag 1n 4m k
sign_onlin 1n d3 b
sign_patch 1n 7t a
sign_phon 1i eg a
sign_rhym 1n ev a
sign_togeth 1n 1h a
signal y 20 b 6g 5 6h 2 6m 2 94 5 9b 3 9d 3 9e 5 cw 6 da 6 dm 3 dw 3 ee 5 eg 4
signatu y 2w 3 4i 5 4k 2 6e 3 7i 3 94 3 9d 3 9t 3 ah 3 b6 2 d3 4 d4 m e3 a eg 5
signatu_departm 1n e3 c
signpos 1n 20 8
sil 17 2i 6 5z 6 64 6 7w 4 8a 8 9g 5
silenc 13 12 3 6y 5 ad 3 ax 6 bd 2 cb 2 cm 2 cs 3 cw 3
silent x y 2 1w 3 3i 2 4w 3 7b 2 ab 2 ae 2 as 3 bk 3 bs 2 cs 3 e1 4
silentl 1n a9 5
silk 1n 40 a
silly 1i 7b 4 bt 3
silv 1c 45 h 81 4 am 3
silv_engrav 1n 45 b
silvers 1n eq 8
sim 1i 6t x f0 8
sim_card 1n 6t c
sim_country 1n 6t c
sim_tourist 1n 6t c
sim_travel 1n 6t f
similar 1c 1x 3 ct 5 d7 4 fj 4
simpl 11 f a 13 5 3c 6 4w 4 6b 9 b8 8 ct 3 cv 7 d0 9 d2 g e8 g ek 9 fi a
simpl_crm 1n d2 m
simpl_erp 1n 6b b
simpl_languag 1n e8 h
simpl_mainten 1n fi b
simpl_payrol 1n d0 b
simpl_warehou 1n ek c
simpl_weight 1n f c
simplif 1n e8 j
simply 17 1v 3 2d 3 af 3 cf 4 cz 4 d6 3 f8 3
simul 1n 4i b
simulat 19 3p f 4i l af 9 b0 8 dh b f0 o
simulat_garag 1n f0 9
simulat_instruc 1n 3p c
simulat_train 1n 4i e
simulat_weld 1n 4i c
simulta 1n eu 4
sinc d 71 2 7u 2 dt 2 ed 3
sing x 3n 9 7n 2 a3 6 bd b c8 k ce k cg g ev b
sing_book 1n ce b
sing_event 1n ce b
sing_gig 1n ce b
sing_hear 1n c8 9
sing_own 1n c8 a
sing_part 1n c8 b
sing_party 1n ce h
sing_practis 1n c8 a
sing_turn 1n cg a
sing_wed 1n ce b
singapo 1i 25 9 8s 9
singl w i 6 19 6 2r 3 5e 5 5k 8 5v 7 5y b 73 3 88 8 8p 8 aa r c8 3 co 3 dh 3 dv 4 dx 3 f1 5 f4 4
singl_apiary 1n 5v b
singl_event 1n aa d
singl_fifty 1n aa c
singl_origin 1i 5k a 5y e
singl_screw 1n 88 b
singl_shar 1n aa c
singl_visit 1n 8p b
sink 16 1o 3 23 5 27 f 57 4 5c 2 6p 3 ck 8 ed 3
sink_cal 1i 27 a
sip 1f 5q 4 61 4 er u
sip_near 1n er f
siren 1n 2e n
siren_pul 1n 2e b
sist w 11 4 32 2 6p 4 74 4 8l 4 aj 7 an 4 au 2 d2 5 dp 2 fa 4
sit e n 3 w 5 19 3 2m 3 2u 7 3i 3 3k 9 48 6 4u 4 52 4 54 3 5a 1 6h 3 6o 3 6y 6 87 3 8v 4 91 a 97 8 9b 2 9t 3 a0 5 aw 5 b7 4 b8 3 bc 4 cu 5 cw 3 dk 5 dm 2 do c ee a ef 3 eg 3 eh 4 eu 4 fo 4
sit_angl 1n 87 b
sit_back 1n bc 9
sit_childre 1n 3k j
sit_deliv 1n 2m b
sit_diary 1n ee g
sit_first 1i 52 b
sit_fix 1i 4u b
sit_host 1n do b
sit_library 1n b8 9
sit_long 1n 3i 9
sit_manag 1i ee h
sit_meeting 1n dk e
sit_print 1n aw b
sit_report 1i ee d
sit_talk 1i 54 b
sit_test 1n 48 b
sit_tool 1n 97 b
sit_until 1n 8v b
sit_whil 1n 6y c
sit_writ 1f cw a
sits p j 4 38 4 3m 3 46 3 4w 2 7e 3 7u 3 a6 2 aj 6
sits_hold 1n aj c
sitting 1n 6y j
situati 1i 50 e 9w 7
situati_spanish 1n 50 c
sixteen 1i 94 8 bm 8
sixth z f 3 1f 3 5j 3 63 2 8f 3 a7 6 an 3 e2 3
sixty z k 3 29 6 2e 3 44 5 46 3 5s 5 7t 3 81 5 8h 6 8l 6 8n 3 9b 3 ae 3 b6 3 e6 3 eg 3 f4 2
siz n 6 6 a 4 h 3 1i d 1j c 1x 5 3y 9 3z d 40 9 43 9 45 3 47 9 48 7 4b 5 4d a 4h 4 4j 4 6h 5 7y b 8i 4 8n a am 6 bb 9 bc 3 c1 3 c9 8 cj 3 cr 3 cz 4 d5 4 de 2 df 2 dh 4 ds 7 ek 9 fd d
siz_arriv 1n 40 b
siz_instead 1i 4d a
siz_next 1i 1i 9
siz_oth 1n c9 9
siz_photo 1n am b
siz_print 1n 7y b
siz_refund 1n fd c
siz_swap 1n 8n b
siz_tel 1n ek c
siz_whenev 1n 3z b
sizzl 1n 5w e
sizzl_beef 1n 5w a
skat 1i m 5 1j 7
skatebo 1n bm e
skein 1i 4a 7 7x r
sketch 1a 2o 3 53 2 b4 f b6 3 eo 4
sketch_print 1n b4 b
sketchb 1i 8h b b6 4
ski 1a 4 3 34 d 4a 4 6k 8 8m 8
skil 13 13 7 19 7 1a e 3w 7 4y 7 8p 9 as 6 dd a dq 4
skil_lets 1n dd c
skil_off 1n 8p b
skil_smal 1n 1a c
skin u 0 b 1 m 3 f 4 8 5 5 9 4 d 9 m 8 r 3 v 7 2c 4 4d 5 4r 3 5r 4 7d 6 7k o 9c 5 au 5
skin_canc 1n 7k f
skin_car 1n 0 d
skin_check 1n 7k m
skin_doctor 1i 7k g
skin_photo 1i 7k c
skin_ton 1n 3 n
skincar 1f 0 w 1 c b 9
skincar_lin 1n 0 f
skincar_rosacea 1n 1 b
skip y 1p 3 36 3 37 b 5q 3 72 5 77 3 7o 2 8g 2 9a 5 af 2 ci 2 du 5 e1 8 f5 5 fo 7
skip_empty 1i e1 a
skip_trip 1n 37 b
skirt 1n 88 7
skis 1f 8m l 8u 2
skis_boot 1n 8m b
sky 1a 6s a 7z 5 dw 3 er 5
skydiv 1n 6w j
skydiv_flight 1n 6w c
skyligh 1n 8r 8
sl 1n 4c g
slack 1n dl b
slacken 1n et 3
slat 1i 4c 4 fn 4
slaught 1n f2 i
slaught_sold 1n f2 b
sledg 1n 1j 7
sleep n o 9 19 4 1f k 1h 2 24 i 25 7 2b 3 33 3 3k 3 3t 3 4c 5 6z j 75 8 7o 6 8k c 8m 4 9f 3 ac 5 aq 6 dp 3 dw 7
sleep_app 1n 6z q
sleep_baby 1n 25 b
sleep_coach 1f 1f p
sleep_consult 1i 1f r
sleep_devic 1i 24 n
sleep_diary 1n 6z g
sleep_doctor 1n 6z g
sleep_phas 1n 24 b
sleep_plan 1n 1f q
sleep_see 1n ac b
sleep_warn 1n dw b
sleep_weath 1n 7o b
sleeple 1n 24 8
sleepwa 1n 3q 4
sleepy 1n az 4
sleev y m 4 1i 5 47 9 49 9 4a 6 7x 5 85 f cf 8
sleev_protect 1n 47 c
slept x o 4 24 3 32 2 3l 2 6z 5 71 9 75 2 77 4 7o 2 8k 3 ct 2 dx 2 eu 2
slept_last 1n 71 c
slic 14 2n 3 2o 3 5j 6 5r 3 62 5 96 5
slid 10 k 3 1z 3 3j 3 4d 4 50 2 7b 3 9x 3 a6 d b6 4 bg n e0 f ey f
slid_digitis 1n bg b
slid_digitiz 1n bg b
slid_photo 1n bg 9
slid_print 1n bg c
slid_scan 1n bg b
slid_sup 1n bg 9
slid_sw 1n e0 b
slim 1c 2q 4 3r 3 5z 4 ds 8
slip r k 6 l 6 p 3 10 7 1q 4 1w 4 46 5 47 3 6j 7 7c 3 9f 4 d0 4 dm 3 ds 4 eg 8 ej 4 fd 5
sliv 1n 5r 3
slogan 1n 4b b
slop 17 20 a 5q 5 6q 5 88 5 9b 6
slop_trail 1n 20 b
slot 1a c b q m 2k 7 98 b e7 9
slot_fil 1n q d
slot_phon 1n c b
slot_video 1n 98 b
slot_wait 1n q b
slovaki 1i 7u 9 e0 9
sloveni 1a 5q c 5v 7 6o 7 87 7 9i 7
slow q f 3 i 3 15 6 24 3 3n 3 3y 6 6t 3 6z 6 71 3 7n 2 86 3 a3 9 aa 5 af 3 c8 6 co 2 ct 5
slow_bedtim 1n 6z b
slow_fashion 1n 3y c
slow_sand 1n 15 b
slow_writ 1n a3 b
slowest 1n d6 4
slowly v b 5 k 2 l 8 14 2 3n 2 3s 3 5s 7 a3 8 ci 4
slowly_put 1n 5s b
slug 1c 18 3 82 4 8b 3 f8 3
sluic 1n 9j 9
slump 1n 4c 4
slurry 1n 9n d
smal 7 f 3 1v 3 1w 3 36 3 38 4 3k 2 3w 3 4e 3 4l 2 4n 2 4s 3 4t 2 4u 2 4x 4 51 2 53 2 55 2 56 2 59 2 5a 2 5d 2 5f 3 65 4 68 3 6b 2 6c 2 6g 3 7f 3 7g 2 7i 3 8p 3 a9 3 b5 2 bn 2 bq 3 cl 3 cm 2 cv 3 d0 3 d2 4 de 3 dp 2 ec 4 ek 3 en 3 f3 3 f4 4
smal_agent 1n ed b
smal_amount 1f 7f c
smal_animal 1n x b
smal_bakery 1i 5h a es 8
smal_band 1i b4 a
smal_batch 16 5s c 62 9 f3 i f4 i
smal_beekeep 1n 5v b
smal_bistro 1n 2l c
smal_boat 1i f2 d
smal_brand 1i 4l f 65 a
smal_busines 10 4s 9 4t 9 4x b cm 9 cy 8 d0 8 db 8 de c dj 8
smal_café 1n 2i c
smal_canteen 1n 57 c
smal_charity 1i 1a b
smal_chees 1n 5a c
smal_child 1a 1m 9 ev 9
smal_childre 15 1n a 1u 8 3k a 3w d ey 8
smal_claim 1f en a
smal_company 1f cr b ec f
smal_concert 1f 38 i 6g a
smal_contain 1n 4q b
smal_count 1i 2q a 2r a
smal_crop 1n bq c
smal_daily 1i 6z a
smal_deposit 1i q a 6c b
smal_devic 1i 7t 9
smal_din 1n aa c
smal_distill 1n f4 f
smal_electri 1n 35 c
smal_energy 1n 2a b
smal_even 1n a0 b
smal_event 1i 1v b
smal_factory 1i 9r 9
smal_farewel 1n 3g 9
smal_farm 1n 5f b
smal_favour 1n 1w c
smal_fee 1i 3a c
smal_firm 14 4s b d2 e ec b
smal_fitnes 1n f c
smal_fix 1n dp c
smal_flood 1n 27 b
smal_food 1i 68 e
smal_gam 1n 9z c
smal_garden 1n b5 c
smal_group 14 j 8 36 b 3j 6 3m 8 dz 8
smal_grow 1i 82 c
smal_hostel 1n 6o a
smal_hotel 1a 36 9 59 c 6e 9 f6 7
smal_import 1n 68 e
smal_investo 1n 7i e
smal_jobs 1i 1w f 8p b
smal_languag 1n 3o b
smal_liv 1n a9 f
smal_local 1c 1v 9 5f 9 8l 9
smal_manufac 1i 51 b 6b e
smal_monthly 1i bn a
smal_offic 1i 4x b
smal_onlin 1i 3i 8 65 b
smal_panic 1n ai b
smal_portion 1n 5l b
smal_project 1i 1b a
smal_radar 1n 2b b
smal_record 1n cf a
smal_refilla 1n 5 b
smal_repair 1n 8p g
smal_restaur 1c 8j b cv d
smal_runs 1n 3y d
smal_saw 1n 7v 8
smal_sensor 1i 26 a 93 a
smal_sery 1i 53 g 6a a
smal_shop 17 65 a cl f ek a
smal_softwar 1i 55 a ak 9
smal_solar 1n 9h a
smal_speak 1n az b
smal_steel 1n 3f 9
smal_studio 1n d b
smal_sum 19 7f c
smal_suppli 1n 4e e
smal_talk 1f a4 c
smal_task 1c 7g 9
smal_team 1i 3t a
smal_tins 1i dr a
smal_tool 1n 7v 8
smal_town 19 4n 8
smal_trampol 1n ey a
smal_unstaf 1n fb a
smal_urban 1n n b
smal_utility 1n fr b
smal_villag 1n ax b
smal_warm 1n 3x b
smal_wedding 1n 2w e
smal_wholesa 1i ek b
smal_winery 1i 5q b
smal_worksho 1n 5u b
smalles 17 31 3 3z 3 43 4 7h b 8h 4 b1 3
smalles_first 1n 7h b
smallho 1a 5b d 9k e 9n 7 bq c fl 8
smallho_buy 1n bq c
smallho_request 1n 9k b
smart 11 23 f 25 7 27 5 2a 9 2c i 2g q 2u d 4r i 57 d 67 7 7q a dw c e1 j fj b
smart_bin 1n e1 d
smart_bins 1n e1 n
smart_collar 1n dw g
smart_fridg 1i 2u g 57 g
smart_helmet 1n 4r d
smart_lock 1i 2g v
smart_plant 1n 23 e
smart_plug 1n 2a c
smart_shirt 1n 2c f
smart_thermos 1n fj b
smart_vest 1n 4r f
smartph 1a 1h i 2h h 6j 4 8x 9 b8 t
smartph_repair 1i 2h d
smartph_tablet 1n b8 9
smartwa 1n 2c a
smel n 5 5 8 3 a 3 26 3 5c 2 5y 6 8b 3 8h 3 9m 5 b5 3 bd 7 fp 3
smel_pictur 1i bd 9
smelt 1i 5 6
smil 16 i 2 4p 2 5e 3 7n 6 au 7
smith 1i dz 4 eq 7
smok 11 5 5 n 5 u 3 16 3 17 3 2k 4 5k 6 5s 6 5y 5 7c k 95 f a9 2
smok_app 1n 7c g
smok_detecto 1n 95 d
smoky 1n 61 4
smooth 1n 29 4
smoothi 1n 2q z
smoothi_bowl 1n 2q f
smoothi_near 1n 2q g
smoothy 1n 2q b
sms 1n cl i
smudg 1n d 4
snack 1a 2u f 57 l 5h m 5t 11 a9 5
snack_bar 1n 5t d
snack_bars 1n 5t n
snack_charg 1n 2u b
snack_chickpe 1n 5t f
snack_sel 1n 5h b
snag 1n ee b
snail 1n 3l 4
snak 1i 7m 3 8a 4
snap 1a 5u 2 8n 3 cc 3 cz b
snap_pictur 1n cz b
snapsho 1i am g bh n
snapsho_softwar 1n am b
sneak 1i 43 t 44 r
sneak_clean 1n 44 m
sneak_recycl 1n 43 g
snor 1f 24 w 6o 9 dp 3
snor_adapt 1n 24 b
snor_devic 1n 24 h
snow 16 4 4 2g 4 7f 3 b6 7 c6 3
snowboa 1n 34 a
snowsui 1n 3z b
soak 1f 2d 4 8o 4
soap 17 0 s 6f 3 8l b eh 6 eq 6
soap_cold 1n 0 f
soap_soup 1n 8l b
sob 1f n 4 61 9 7c h
sob_buddy 1n 7c b
sobriet 1n 7c b
soc 1i 3w g di f
social 11 11 8 12 5 1e g 1h j 4m 3 4t b 4v 7 4w 4 an 7 b2 7 cm r cv 5 d0 3
social_enterpr 1n 1e l
social_media 1f 1h m 4t c cm p
social_schedul 1n cm n
society 11 i 3 18 5 38 3 5h 3 7i 5 a3 3 bd 5 c9 5 ci 3
sock 11 p 5 25 9 2f 3 3w 3 4d i 5e 2 8s 6 dt 6 ey 5
sock_men 1n 4d b
sock_sensor 1n 25 b
socket 15 p 3 2a a 2i 3 2y 6 88 7 9p 5 c5 7 ce 4 ee 5
soda 1f 61 b 62 9 a9 6
sofa p 1c 2 1v 3 24 4 2f 4 38 3 3w 4 6o 3 83 3 88 5 89 a 8i 3 8t 3 8w 3 8y b 9x 3 ac 3 af 4 bl 5 ch 5 dt 3 du 3 e2 3 ev 3 f0 4 f5 4 fg 3
sofa_bed 1n 89 b
sofa_reuphol 1n 8y d
sofia 1n br 7
soft v 24 7 3x 8 43 2 4d 4 5r 5 62 g 80 4 8d 6 bz 3 dr 5 ey j
soft_drink 1n 62 p
soft_floor 1n ey f
soft_headban 1n 24 b
soft_play 1n ey k
soften 1i 8k 4 8s 6
softly 1f dy 4 dz 2
softwar h q 4 r 7 s c t 9 u 4 v 7 x b y 7 z 9 10 9 19 6 4f 6 4k 4 4s 2 4u 5 4y 3 51 4 55 8 68 4 6b 8 6d 7 6i 9 6j 8 6k 9 6m a 7u 5 94 a 95 6 98 c 99 b 9a 9 9b b 9c a 9d b 9e 8 9p 4 9u 5 ak 8 al 5 am 4 ap 6 aq 7 cj 4 cl 2 co 3 cp 3 cq 5 cs 6 ct 3 cw 5 cy 7 cz 6 d0 a d1 2 d2 2 d3 a d4 2 d5 2 d6 8 d7 4 d8 5 d9 7 db 7 dc 5 dd 3 de 9 df 2 di 6 dj 3 dl 2 e0 6 e3 b e5 a e6 9 e7 3 e8 5 ea 7 ed b ee 2 ef 5 eg 9 eh d ei a ek 9 el c em b en 7 eo 8 fd 3 fe 9 fg 3 fi 6 fj 5 fk 7 fl a
softwar_auto 1n 98 b
softwar_barcod 1n ek c
softwar_batch 1n 6m b
softwar_calcula 1n d0 b
softwar_caravan 1n 9b b
softwar_chas 1n d6 b
softwar_clean 1n am b
softwar_company 15 55 a
softwar_daily 1n 6j c
softwar_everyth 1n de d
softwar_explain 1n 10 b
softwar_fil 1f fk a
softwar_firm 1n 19 b
softwar_hardwar 1n 9p b
softwar_hotel 1n fj b
softwar_hous 1n ak a
softwar_janitor 1n eh c
softwar_keep 1n 6d b
softwar_licenc 1n aq i
softwar_mark 1n v b
softwar_match 1i 51 b cy a
softwar_parish 1n 6i b
softwar_plan 1n 7u b
softwar_predict 1n d9 b
softwar_project 1n 4k b
softwar_restaur 1n db b
softwar_rewrit 1n e8 b
softwar_robot 1n ap f
softwar_scan 1n fi b
softwar_scor 1n 4f b
softwar_settl 1n cz b
softwar_smal 1f de d ed 9 ek c
softwar_tour 1n 6k f
softwar_track 1n 6m b
softwar_visit 1n t c
softwar_writ 1n u b
softwar_yoga 1n s c
soil 13 18 8 1t a 23 a 3e 8 82 4 8a 3 8q 3 9o a f7 3 fl j
soil_carbon 1n 9o c
soil_prob 1n fl f
soil_tre 1n 3e 9
sol 1a 43 f 44 9 bu d cx 9 fp 4
sol_exchang 1n 43 b
sol_trad 1i bu c
solar 11 15 9 1d r 2a s 5a g 8r b 8z l 9h 8 9l m 9q 6 9r 10 a2 9 e1 c fn i
solar_busines 1n 9r k
solar_clinic 1n 9r c
solar_cold 1i 5a g
solar_coopera 1n 1d d
solar_factory 1n 9r c
solar_firm 1i 9r j
solar_graz 1n 9l c
solar_hom 1n 9r c
solar_install 1n a2 b
solar_leas 1n 9r k
solar_mini 1n 9r e
solar_panel 1a 2a g 8z e
solar_park 1i 9l g fn k
solar_power 1i 9h 9 e1 a
solar_pump 1i 15 a 9r f
solar_roof 1f 1d d 9r g
solar_rows 1n 9l a
solar_school 1i 1d a 9r b
solar_set 1n 2a b
solar_villag 1n 9r c
sold j a 4 b 4 1i 8 1j 4 1x 3 2n 6 2r 5 4e 2 5a 3 5n 3 5s 5 5u 5 5w 5 5z 4 62 4 7y 3 8f 3 8k 6 92 4 9o 4 b0 5 bt 4 f2 4 fe 6
sold_barb 1n b b
sold_crat 1n 62 b
sold_directl 1n 8k c
sold_frozen 1n 5w a
sold_onlin 1f 5s 9 5u a
sold_refilla 1n 5z b
sold_shop 1n 2n b
sold_smal 1i 2r a
sold_start 1n a b
sold_steam 1n b0 b
soldi 1n 9m q
soldi_fly 1n 9m m
solicit 1i ah n el g
solicit_vault 1n ah b
solid 1a 0 8 2 f 6w 3 88 o cv 2
solid_oak 1n 88 b
solid_shampoo 1n 2 f
solid_wood 1n 88 h
solo 1i 2e f 36 a
solo_walk 1n 2e d
solutio 1n 83 7
solv 16 31 7 83 c 9v 4 b1 e bt 4 eu 4
solv_against 1n b1 c
solv_kitchen 1n 83 9
solvent 1i 8s 5 8y 5
somebod 5 7n 2
somebod_answ 13 6t 9
somebod_dementi 1n 7n e
somebod_died 1f 3f 8
somebod_empty 17 91 9
somebod_lov 1i cg 9
somehow 1n bc 3
someon y 3f c 59 5 5e 3 9z 2 a7 3 a8 2 af 9 at 2 e9 2 ea 2
someon_died 1n 3f h
someon_work 1n af c
someth e z 3 1y 3 72 2 8u 2 9z 3 bm 4 ct 3 dw 3 fb 3
someth_chang 1f dw 9
someth_leav 1n f5 9
sometim 1n 4n 5
somewhe 13 19 3 1v 3 2d 3 53 4 5d 2 cn 3 do 3
sommeli 1n 5q k
sommeli_pick 1n 5q c
son 17 b 3 t 3 3x 3 7e 4 7r 7 aj 3 c4 3
song x f 4 i b 1f 3 3h 2 3l 2 3n a 7n d 99 4 9w b a3 b bd h bj 4 c4 2 cg u ev g ew 3
song_already 1n 9w b
song_anniver 1n cg c
song_baby 1i cg b
song_birthda 1n cg h
song_compos 1n cg c
song_custom 1n cg c
song_family 1n 7n d
song_gift 1n cg i
song_lyric 1n cg c
song_nam 1n cg c
song_own 1n a3 b
song_persona 1n cg k
song_pupil 1n 3n b
song_record 1n cg c
song_sing 1n cg c
song_smel 1n bd c
song_wed 1n cg j
song_written 1n cg c
songwri 1n cg l
songwri_intervi 1n cg a
sons 1f 3x 8 92 5 bk 3
soon v y 2 2d 2 2e 4 4z 3 78 3 9e 2 ck 3 cw 3 dv 3 ei 4 fa 2
soot 1n 8 c
sooty 1n e6 4
soprano 1n c8 3
sor 16 9 3 o 3 4c 3 6r 2 8l 3 bb 2
sorbet 1n 2p m
sorbet_local 1n 2p b
sorry 17 i 2 33 3 at 7 b1 3 cj 3 cl 3
sort p u 2 v 6 x 6 1i 3 1z c 2f 6 3v 3 3z 7 55 2 65 2 79 6 8g 2 92 6 at a bk b d3 2 db d ej 4 el 6 f5 7 fh 7
sort_cal 1i x a el b
sort_candida 1n db b
sort_email 1n at c
sort_family 1i 2f a f5 d
sort_forty 1n 1z b
sort_spend 1n bk b
sort_urgent 1n v b
sort_wash 1n 3z b
sos 1i 2e h ai a
sos_button 1n 2e f
soul 1n bj 3
sound q t 4 u 2 24 6 2e 9 6z c 7m a 9x 3 a4 6 b0 4 b3 8 ci 9 cm 2 cq 4 dk 2 dl 2 f6 3
sound_against 1n 24 b
sound_real 1n 6z b
sound_siren 1n 2e b
sound_system 1n ci a
soundpr 1n ca w
soundpr_room 1n ca e
soup r o 7 11 6 1e 5 1p 3 2t 3 2u 6 30 3 39 6 3x 6 6l 3 7q 4 8l a 96 3 bi 3 ch b
soup_beforeh 1n ch 9
soup_jars 1n 2u b
soup_pack 1n 8l b
sour 14 7 3 2p 5 2z 3 5k 3 5x a 63 5 cc 3
sourc 10 w 2 22 3 42 3 5f 7 7a 3 87 5 av 7 aw 6 ax 3 by 3 cn 3 cr a cs 7 fk 3
sourdou 1c 2n m 5j h 5x 9 es f
sourdou_cours 1n es c
sourdou_loaf 1n 5j c
sourdou_long 1n 2n b
sournes 1n 5x 4
sous 1n 6d 5
south z 3 6 1d 6 2a 7 3c 5 3m 6 6g 6 6m 6 7l 6 97 6 aw 6 bk 6 dc 6 e2 5 fd 6
southea 1n an a
souther 1n 4k a
southpa 1n 86 b
sow 1c 18 7 82 8 9g 5 fl 4
sown 1c 9g 5 f8 c
sown_vegetab 1n f8 a
soy 1i 8 i 9m 7
soy_candl 1n 8 c
spa 1i n n 6n 5
spa_cold 1n n b
spac u 17 5 29 3 39 h 3v 6 4n g 4s 3 5a 9 5c 7 5d h 66 n 8u i 9z 3 a6 a at 3 au 3 bu 3 c4 i c7 3 ca a cx 3 d5 3 dp 3 fg 7
spac_bid 1n fg b
spac_crat 1n 5a c
spac_import 1n 66 b
spac_musicia 1n ca a
spac_near 1n c4 b
spac_neighbo 1n 8u g
spac_repetit 1n a6 f
spac_villag 1n 39 c
spad 1n fl b
spain s b 5 s 5 1h 4 1m 4 2c 5 2d 5 2w 5 3c 4 4c 5 4h 5 4w 5 6b 5 6d 5 73 5 7b 5 7l 4 7p 5 8l 5 9c 4 9h 4 9y 5 at 5 b7 5 bn 5 bu 5 co 5 d7 5 d9 5 dc 5 dx 5 e2 4 ek 5 el 5 fn 5
spaniel 1n dn 4
spanish 19 3o n 50 b 6u 8 76 8 9w e cp 3
spanish_english 1n 50 c
spanish_lesson 1i 3o g 9w a
spanish_paperwo 1n 6u 9
spanish_teach 1n 3o c
spar r 11 5 15 8 29 7 35 5 53 a 65 6 66 5 6a e 75 2 78 4 7f 9 7z 5 84 6 8e 5 8u 5 9h 5 ac a b9 j bn 9 ek 5 f7 2 fg 5 fi 6
spar_chang 1i 7f e bn e
spar_part 15 15 a 29 9 6a i
spar_room 1c ac e b9 v
spar_strap 1n 84 a
spar_tomorro 1n 53 c
spark 1i 17 4
sparkl 1i 2d a 62 9
spas 1i e 8 n 7
spat 1n 5m 5
spatula 1n 2o 4
spawn 1n 64 b
spe 1f a0 3 aa a
speak o t 9 1l i 24 5 2y 5 38 3 3d g 3i 2 3o d 4h 7 4m 3 4w 7 4y 2 50 5 75 4 76 9 7m 7 7s 3 9e 2 9w 4 a4 j aj 5 ax 3 az 7 b1 4 bj 7 cq 8 e4 5 ee 6
speak_aac 1n 1l b
speak_aid 1n 1l h
speak_aloud 1n 1l c
speak_autism 1n 1l b
speak_autisti 1n 1l b
speak_childre 1n 1l f
speak_deliver 1n 2y a
speak_hear 1i az a
speak_hold 1n 3d a
speak_meet 1n 3o b
speak_moth 1n 76 d
speak_non 1n 1l g
speak_nonverb 1n 1l b
speak_patient 1n a4 b
speak_play 1n 24 b
speak_practic 1i a4 n
speak_sentenc 1n ee b
speak_tool 1n 4h b
speak_whil 1i t b
speak_writ 1n 3d a
special z p 5 u a 5k 7 60 5 61 5 6q 4 74 8 78 9 7d 7 a5 7 bc 4 cf 2 cg 5 cq 5 cx 3 d9 5
special_physiot 1n 78 b
spectac 1n 46 n
speech 15 z 7 1l i 2w 5 7m z a4 7 ar k bj x cq u
speech_app 1n 1l i
speech_best 1n bj b
speech_birthda 1n bj f
speech_eulogy 1n bj 9
speech_exercis 1n 7m f
speech_ghostwr 1n bj b
speech_practic 1n 7m d
speech_recogn 1n cq d
speech_recogni 1n cq f
speech_servic 1n cq e
speech_text 1n cq m
speech_therapi 1i 1l 9 7m l
speech_therapy 1n 7m v
speech_twelv 1n ar a
speech_wed 1n bj b
speech_writ 1n bj u
speech_written 1n bj b
spel 1c 80 5 99 2 a7 3 cq 2
spelt 1i 1m 3 bh 3
spend x 4 8 t 3 z 3 2l 3 47 6 54 3 5o 3 6m 3 aq d bd 3 bk m bl 6 bm 8 bt 4 cy 3 cz 6 dd 3 dp b eb 8
spend_categor 1n bk d
spend_digital 1n bk b
spend_les 1n eb b
spend_smal 1n dp c
spend_wat 1n 4 b
spent 14 c 3 2j 3 bm 4 cc 3 cz 3 dg 3
spic 1i 5p d 5y 1c
spic_blend 1n 5y j
spic_bought 1n 5y b
spic_onlin 1n 5y k
spic_palm 1n 5p a
spicy 1n 5s a
spid 1n 7l d
spil 1f 59 4 do 5
spilt 1n 2m 5
spin 1a s 3 8g 6 8x 5 bh 5
spiral 1n 18 4
spirit 1f d 4 61 j f4 p
spirit_chosen 1n 61 b
spirit_distil 1n f4 a
spiritu 1n f9 9
spit 1n 4h 5
splic 1n bg 6
splint 1n e0 7
split 14 1g i 81 3 9p 3 a5 a a6 9 bl 4 bo u c3 3 da 7
split_bil 1n bo g
split_cost 1i bo b
split_expens 1i bo j
split_read 1n a6 b
split_short 1n a5 b
spoil 16 1p 3 2s 4 5r 4 7p 4 81 3 82 3 ab 4 b2 c
spok 17 5e 4 ag 3 al 3 bz 3 co 3 cq 3 eo 3
spoken y t 5 u 2 2v 3 2w 2 3o 5 4j 3 4w 3 7q 6 94 4 98 3 99 2 9d 5 9w 5 ae 2 dk 2
spong 1n 2o 4
sponsor 1a w d 4t 7 5v e av f ax 9
sponsor_updat 1n 5v b
spontan 1n 1v k
spontan_spot 1n 1v b
spoon 15 1e 3 2p 4 5l 3 5m 9 86 3 dr 7 eq c
spoon_print 1n eq 8
spoonfu 1a 5m 4 5o 5 5x 3
spor 1i 64 5 7w 4
sport s 4 4 b 2 e 5 12 3 1j 3 1x 5 3m 3 3u 2 3w k 42 4 43 4 4a 4 4d 5 6i e 70 3 74 2 78 2 80 4 ab 5 bo 3 e0 5 e7 b ea 8 ew 3 ez 2 f0 6
sport_associa 1n ea d
sport_clas 1n 3w j
sport_club 14 6i f
sport_hal 1n e7 j
sportsw 1n 3y a
sporty 1i 9 9 5w 8
spot t 4 7 e 4 s 7 v 7 1v 7 7k b 87 8 8v 4 9d 2 9f 7 b8 6 bj 6 bz 7 c4 a cd 6 en 7 fl 5 fn 6
spot_chest 1n v b
spot_dispatc 1n 9f b
spot_fraud 1n en c
spot_gym 1n s c
spot_mis 1n 4 b
spot_post 1n bj 9
spot_residen 1n c4 b
spot_scam 1n b8 9
spous 1n 7n 5
spr m 3q 4 5v 3 65 2 66 2 7i 2 7k 3 b5 7 bn 4 bt 3 bv 3 e5 3
spray 1a 2e 4 7w 5 8q 4 f6 5 fl c
spread 16 50 4 5s d 82 3 a6 3 ao 7 bh 8 bk 3
spreads x 1u 5 2w 5 6b 4 6i 6 9u 4 aq 4 bk 4 bo 5 bt 5 bu 4 cr 8 cz 5 d0 5 d7 5 d8 8 ea 4 ei 5 fe 4 fk 5
spreads_data 1n d8 b
spring 1n 9i 4
sprinkl 1n 95 a
sprout 1n 7w y
sprout_grow 1n 7w f
sprout_jar 1n 7w b
sprout_microgr 1n 7w 9
spun 1n 4a 4
squar 11 2p 3 46 6 7y 6 ch c cx 3 e3 5 e4 b fj 3
squar_maps 1n e4 a
squar_orchard 1n ch 9
squash 1i h a ez l
squash_court 1i ez b
squat 1f f 9 48 3 70 2
squeak 1c 8n 4 8p 3 bz 5 cd 3
squeez 1i 2q c
stab 1n 78 7
stabl 1i dv g dz l
stabl_osteopa 1n dv b
stack 19 a 6 9s 5 9t 7 db 6 fq 4
stadium 1n c4 j
stadium_hospita 1n c4 e
staf o 13 4 2j 5 2t 8 2u 7 48 9 4h 2 4i 7 4j j 4k 6 4q 7 4v 2 4x 4 4y 7 51 4 54 4 57 2 5n 3 66 6 6b 2 7u 2 96 6 ai 6 al 2 ap 6 as 4 au 2 b7 3 bw 7 cj 6 cz 5 d2 2 d4 4 d7 7 dc k dd c de 7 df 8 dg 7 dh 8 eb 2 eg 4 eh 4 em 4 ff h
staf_centr 1n ai b
staf_dril 1n dh b
staf_hotel 1n dc c
staf_learn 1n 4j f
staf_limit 1n bw b
staf_near 1n 66 b
staf_onboard 1n dc s
staf_open 1n 2u b
staf_pres 1n cj b
staf_record 1i ap 9
staf_schedul 1n dd h
staf_tick 1n 96 b
staf_today 1n ff d
staf_train 1i 4j i
staffle 1n 4q b
stag y 12 2 1v 2 37 5 3n 2 5m 8 6g 2 6r l 8w 6 ax 2 b6 2 bd 7 c9 i ca 3 d7 8 e7 2 eo 8
stag_costum 1n c9 g
stag_deadlin 1n d7 c
stag_wean 1n 5m b
stain 14 4 6 3z a 40 7 6m 5 8s 5 an 9 bi 4 eq 5
stainle 1n 2d b
stair q f 3 1a 2 2b 3 70 4 7l 5 7u 2 8t 7 8u 3 92 2 94 4 9t 4 at 4 b0 3 ba c dx 5 ew 4 f7 4
stairca 1i 56 c ba o
stairli 1n ba u
stairli_ramp 1n ba 8
stairwe 17 1w 4 27 3 5j 4 88 4 89 4 ad 5 b8 2
stak 1i ci 4
stal x 18 5 26 4 2k d 3p 4 5c 6 5x 5 7x 4 85 4 bi 3 e3 6 e4 4 f3 4 f8 4 fe 3
stal_weekly 1n 2k b
stalk 1i 9h 3
stamp w 0 4 21 3 45 5 4w 9 52 2 6g 5 80 f 8g 3 a7 2 as 5 d8 5 e3 6
stamp_collect 1n 80 f
stamp_grad 1n 80 b
stand 8 3k 3 4z 3 5b 2 f7 3
stand_cancel 1n 3k c
stand_fetch 1i f7 9
stand_front 19 7q 8
stand_holiday 1n 4z c
stand_idl 1n 5b e
stand_lak 1n n b
stand_station 1i 2j a
standar 1i 4d d fr 4
standst 1n fi 9
stapl 1n cz 8
star 10 3 5 j 5 6s h 7m 2 8i 3 at 5 co e dq 3 f9 d fc 4
star_guid 1n 6s a
star_sign 1n f9 c
star_walk 1n 6s a
starboa 1n 9a 3
stargaz 1n 6s 8
start h a 4 20 4 4k 4 4z 6 53 3 54 5 5d 5 5x 3 6b 4 70 3 71 5 7f 2 93 4 9j 4 a2 3 bn 8 db 3 df 2 dz 4 ec 2 ev 3 ff 3
start_end 1a 20 8
start_found 1n 4z g
start_invest 1n bn o
start_kit 1n a b
start_lat 1a dz 9
start_paddl 1n 9j a
start_stop 1n 6b b
start_ups 19 54 a
startup 1f 55 9 cw 9 di g
startup_ready 1n di b
stash 1n 7x 6
stat v 1i 4 1o 4 51 3 5a 3 7g 5 8w 3 9n 4 a0 7 a1 5 a2 6 ak 5 by 7 di 4 dn 3 e3 4 fk 3
stat_notary 1n a0 b
stateme 17 51 4 a7 e bv 7 by 6 cy 3 d1 3 ed 6
stateme_choic 1n a7 b
static 1n 1d 4
station r e 7 17 7 1d 6 20 a 21 b 2j a 32 3 44 4 4q 5 5c c 5o 5 67 2 6o 8 8h f 8m 8 93 4 9f 4 b5 2 c1 4 c3 7 c5 7 c6 2 c7 6 cv 2 d7 5 dp 7 e6 8 fb 6
station_cheap 1n 1d b
station_check 1n 20 b
station_cycl 1n 6o a
station_deliver 1i 5c b
station_driv 1n c3 b
station_friday 1n 8m b
station_hal 1n 17 c
station_morn 1n 2j b
station_twenty 1n e c
station_villag 1n fb a
station_way 1n 21 b
statist 1i 1k 8 a0 4
statu 19 32 4 3m 4 3n 4 3o 4 5e 4 ct 9
stay a 2g 3 33 7 4n 3 4s 1 66 3 6e 3 76 2 do 4
stay_child 1i 3v a
stay_sofa 1i 89 a
ste 1n 37 4
steady 17 73 3 81 3 8o 4 9e 2 ai 3 dc 2 fo 4
steak 1n 5s 5
steam 1c n 9 5m 7 b0 g
steel 15 b 3 2d a 3f 8 5c 2 85 6 8c 8 fq 9
steel_bottl 1n 2d c
steel_bowl 1n fq a
steel_plaqu 1n 3f 9
steep 1a 20 6 6q 3 85 3 9l a
steep_bank 1n 9l a
stem 1c 3v 9 64 3 8b 5 8d 9
stencil 1i m 5 9c 2
step a 22 4 4i 3 52 2 6u 4 7b 3 7y 3 8z 3 9v 5 a5 3 by 3 d2 2 d6 4
step_cas 1n d6 b
step_check 1i as a
step_clos 1i by b
step_fre 1n 7q a
step_off 1i 7b b
step_person 1n 6u 9
step_step 19 6u 7 9v 8 d6 8
sterili 1c d 4 m 4 p 5 10 9
stew 1f 2v 9 3x a f1 2
sti 1n 7p a
stick u 4 b 9 7 32 2 3v 4 5n 4 80 7 8d 4 8h b 8p 4 94 9 95 4 bm 3 cb 3 f3 3 fi 7 fj 4
stick_childre 1n 4 b
stick_lift 1n 94 f
stick_short 1n 8h c
stick_vibrati 1n fi b
sticky 1i 38 4 3r 3
stif 17 e d g e 33 3 7j 3 8k 3 bc b dv 3
stif_back 1i e d
stif_begin 1n g c
stif_hand 1n bc d
stil 1i f4 6
stillbi 1n 3i 9
sting 1f 1 6 f 4 3o 3
stink 1n 3o 4
stir 15 8 3 25 3 5l 3 7x 4
stitch 19 44 6 4a 5 7x 6 84 k 8h 6
stock t y k 2a 5 3e 2 4b 7 4d 3 57 6 5f 5 65 a 6a 4 6b 8 6d g 6m e 86 2 8e 3 8x 3 b3 k bn 5 bz 3 ek m fb 6 fo 8
stock_coopera 1n fb a
stock_duty 1n 6m b
stock_kegs 1n 6m b
stock_photo 1n b3 m
stock_pick 1n 65 b
stock_product 1n 6b b
stock_recip 1n 6d b
stock_risk 1n 4b b
stock_shop 1n ek e
stock_shortag 1n y b
stockho 1f f 9 3z 9 7z 7
stolen 13 4q 3 89 3 97 7 9f 3 bt 3 c1 7 d9 g e1 3
stolen_card 1n d9 k
stomach 1i dr 5
ston x 5 5 3b f 3f 7 45 9 85 3 8o 2 8q 3 90 4 9e 2 9i 4 9k 4 9l 5 9o 4 9s 7 am 4 e5 c eu 3 f3 2
stonema 1f 3b 8 3f 4 e5 4
stonewa 1n 8j k
stonewa_plat 1n 8j c
stood v 1y 4 2n 3 3w 3 43 2 4n 3 9a 3 c2 3 ea 3 ee 4 fi 3
stool 1a 7v 8 ba 5 dr 6
stool_boat 1n 7v 8
stop c c 3 w 2 x 2 2f 4 3n 2 6b 3 6h 4 70 3 78 2 7c 5 7f 3 7l 2 9f 4 9h 3 an 4 b2 2 b6 2 cb 3 d6 4 dv 3 e9 4 ej 6 ew 3 fi 3 fp 3
stop_account 1n 7f b
stop_best 1n ej c
stop_counter 1n 9u d
stop_los 1i an a
stop_market 1n 85 9
stop_money 1n d6 b
stop_mov 1n ew 9
stop_offic 1n c b
stop_shop 1n 6b b
stop_smok 1n 7c c
stop_villag 1n bg 9
stopwat 1n dn 5
stor m 8 3 y 2 15 6 17 3 41 5 47 3 4n a 4o 3 4q b 4u 4 5a 9 65 8 6e 2 6z 6 7n 2 8u a 97 9 98 3 9c 5 9e 5 9o 4 9q 8 9y 3 ag 4 ah 3 az 8 b0 4 b5 2 c7 9 cf 5 fb b fd 6
stor_add 1n fd c
stor_app 1n 97 b
stor_hors 1n 9e b
stor_locally 1n 15 b
stor_pack 1n 65 h
stor_piec 1n 41 b
stor_pump 1n 9q a
stor_villag 1n fb c
storag z z 3 17 6 1z 7 5a s 5c b 65 a 66 g 8t 3 8u u 90 6 98 a 9q g c7 l el 3 em 3
storag_advic 1n 5c c
storag_br 1n 8u b
storag_crat 1n 5a f
storag_rent 1i 5a e 8u d
storag_smal 1n 5a c
storag_spac 1f 66 c 8u l
storefr 1n 4n n
storefr_smal 1n 4n b
storema 1n 97 8
storey 1f 9t d c4 7
storm 11 2a 7 34 3 91 a 9h 3 9r 5 az 3 b0 3 cv 3 fn 5
storm_wel 1n 91 c
story p 5 6 1m f 3d 3 3f c 3h 6 3s 4 42 3 6h 9 6z a 82 6 83 d 9w 8 9x g ag j aw 4 az j b5 7 bg 5 bi 5 bj 4 cg 8 dp 4
story_book 1n ag h
story_child 1f 1m f
story_childre 1i az f
story_family 1i 82 9
story_grown 1n 6z g
story_hero 1n 1m b
story_languag 1n 6h b
story_let 1n 83 b
story_listen 1n az g
story_mail 1n 83 b
story_onlin 1n bg 9
story_own 1n az b
story_persona 1n 1m h
story_phonic 1n 9x c
story_plac 1n 5 b
story_post 1n 83 c
story_real 1n 9w b
story_sing 1n cg a
story_turn 1n ag b
storybo 1i 1m w 8l a
storybo_astrona 1n 1m b
storybo_child 1i 1m g
storybo_hero 1n 1m b
storybo_nam 1n 1m b
storybo_persona 1n 1m b
storybo_print 1n 1m b
storyte 1n fc n
storyte_hospic 1n fc b
storyte_hospita 1n fc b
stov w n 8 2m 7 2z 7 33 8 36 6 5y 3 6n 6 8m 9 9n 4 c7 2 cc 4
stov_pick 1n 8m b
str 10 4 2 3n 2 3r 3 5a 2 6k 5 ca 3 cc 6 cd a ce e
str_instrum 1n cd d
str_quartet 1n ce j
straigh z 5i 8 73 2 7s 2 ck 3 dt 3 ec 2
straigh_farm 1n 5i b
strain 1n 9m 5
strand 1f c 4 c3 3
strang r e 3 20 4 2s e 32 2 3s 2 4x 3 6o 3 7r 4 87 2 8f 5 91 3 9u 4 9w 4 ab d ax 2 b0 6 c4 2 df 2 f1 2 ff 4
strang_long 1n 2s c
strang_tabl 1n ab d
strap 13 4 3 h 5 2c 7 42 8 44 3 4d 9 4r 3 6q 3 84 f
strateg 1i b0 a cn a
straw 19 18 3 2r 7 8y 3 9s 7
strawbe 1i 9h 9 fk 4
stray 1n 1c x
stray_cat 1n 1c d
stray_dog 1n 1c d
stray_dogs 1n 1c a
streak 1a 56 3 6y 4 7b c 8r 6 9w 6
streak_friend 1n 7b c
stream 16 33 4 3l 3 3q 3 70 8 9b 7 ay e cf 5 ch 8
stream_servic 1n ay c
street i 14 3 1b 3 1c 3 1m 4 1n 4 1w b 2e 4 2k a 2n 3 32 4 3c 2 3x 4 56 3 5c 2 5e 2 5j 5 5o 4 7q 4 8p 5 8r a 9t 5 c0 3 c4 2 cv 3 dy 4 e1 6 e2 9 e3 5 e4 3 ej 3 en 4 f7 3
street_bins 1n e1 f
street_borrow 1n 1w c
street_check 1n 3x b
street_event 1n e3 c
street_food 1n 2k o
street_illustr 1n 1m 9
street_lamp 1n e2 f
street_onc 1i 5o a
street_wat 1n 8r e
streetl 1n e2 o
streetl_follow 1n e2 a
streetw 1n 3y a
strengt 14 f g y 3 2c 9 70 d eu 9 ew k ez 4 f4 3 fo 3
strengt_session 1n f c
strengt_train 1f 2c 9 70 e
stres 19 2c 8 3o 3 4r e dg d
stres_cal 1n 4r b
stretch 15 30 3 47 8 5v 3 70 3 7u 3 87 d b2 g
stretch_meet 1n b2 c
strict 1f 5h 3 5m 5 7a 3
strictl 1i 4x 5 6j 5
strik 1c 0 4 2q 4 5i 4 5x 4
strim 1n 9l a
string 1c 8d 4 8n d cc 7 cd 3
strip 12 5 9 27 5 47 5 5w 4 73 3 79 3 81 7 8b 3 8y 3 ds 9
strok 1a 7l k 7m b bc k ex k
strok_aphasia 1n 7m b
strok_train 1n 7l b
strol 1n 8e b
strong 11 6 5 f 5 g 3 2w 3 5z 3 6z 3 a4 3 ez 2
struck 1i 1u 4 aw 4
structu 1i 9t 4 d8 j
struggl 1n e8 5
stubbor 1n 7s 4
stuck u 23 4 2f 7 2w 8 3v 4 7y 3 8f 2 8y 7 94 3 9v b a1 4 b1 2
stuck_budget 1n 2w c
stuck_draw 1n 8y b
stuck_homewor 1n 9v f
stud 1i w p
student o h 4 12 4 19 6 1k g 1x 4 2e 4 2h 4 2m 5 2r 4 3a 4 3m 8 3s 9 41 4 5g 4 5n 4 76 2 7g 6 7h 7 89 5 8h 8 8n 4 8t 9 8u a 8x 4 9t 4 9v 8 a0 5 a5 9 a6 e a7 6 ac f ai 4 ar 5 b8 6 b9 h bp 9 bq 4 c1 8 cb 4 e9 4 eb 7 ec e ex 5 f0 3 ff 8
student_adhd 1i 8h b a5 e
student_already 1n a7 b
student_annotat 1n ar a
student_answ 1n ac b
student_apply 1n ec b
student_city 1n c1 b
student_contrac 1n ff b
student_find 1n ac b
student_help 1n b9 9
student_loan 1n 7h d
student_pas 1f 1k a a0 9
student_pays 1n b9 9
student_sel 1i 1k g
student_senior 1i 3s d
student_sit 1n b8 9
student_sum 1n 8u b
student_univers 1n 3m b
student_van 1n 8t c
student_visit 1n 3s b
student_vouch 1n bp c
studio q d c e a f b g j i 5 m i r b s k 2q 7 39 8 44 6 4i 4 4n 6 4p 2 4t 5 4u j 4v a 53 5 56 a 6y 5 8i 2 9c i am a an 4 au 5 b0 9 ca 6 d7 6 ep g er 7 fa 3
studio_clas 1i g f s d
studio_coach 1n f c
studio_contrac 1n 56 d
studio_develop 1n b0 b
studio_drop 1n 44 b
studio_eyebrow 1n d b
studio_fin 1n m c
studio_finish 1n 4u c
studio_hobby 1n ep a
studio_near 1a e 9
studio_remind 1n r b
studio_softwar 1i s n 9c q
studio_timetab 1i s b
studio_wheel 1n ep a
study z 2 3 v 8 w k 10 3 1k 6 3h 8 4g 3 6z 3 92 3 a0 6 a5 e a6 o a7 e ad 5 bd 3
study_help 1n a7 b
study_plan 1n a6 u
study_recruit 1n w f
study_session 1n a5 b
stuf 1a 42 4 89 4 8m 3 92 8 cg 3
stumbl 1a 9e 3 9x d a3 4 bx 3 e8 5
stump 1n 29 4
stung 1n 4 5
stut 1n 7m l
stutter 1n 7m h
stuttga 1n bz a
styl 16 2 a m b u a 1s c 2x b 46 4 5l a 8w e
styl_frozen 1n 5l b
styl_hospita 1n u b
styl_pay 1n m c
styl_pictur 1n 2x c
styl_test 1n 8w b
stylist 1c c c r g 1s b fa a
stylist_video 1n fa a
styrofo 1n fq a
subcont 1n ee o
subcont_dat 1n ee b
subject 11 1o 3 3m 3 75 3 a1 3 a2 3 a9 2 ax 3 ay 7 b3 3 b5 5 dj 7 eb 6
sublet 1i 39 5 c4 5
subproc 1n d8 5
subscri n 5 6 6 4 7 9 8 4 9 8 a 7 b 6 1j b 2d 6 2w 6 40 8 4d 4 4p 8 4u 4 5h 4 5i 7 5j e 5k d 5q b 5r 6 5v 4 5y 4 5z 8 63 4 7x 9 7z a 82 4 83 a 89 4 8a a 8b 5 8d 3 8e 4 8g c 8i 4 8z 5 aq 7 av 4 b0 5 b2 5 b3 5 b4 7 b5 9 bv j c1 g c2 4 cf 6 dr 9 f2 5
subscri_account 1n bv c
subscri_bags 1n 5z b
subscri_battery 1n 8z b
subscri_busy 1n 8g c
subscri_cargo 1n 5j c
subscri_child 1n 1j a
subscri_childre 1n 1j e
subscri_company 1n aq b
subscri_coupl 1n 2w c
subscri_family 1i c1 a
subscri_manag 1n bv q
subscri_match 1n 5k b
subscri_piec 1n 40 b
subscri_plastic 1n 9 c
subscri_rar 1n 8a b
subscri_wonky 1n 5i b
subsid 1n 51 b
subsidy 1f 3l 8 51 i 9n 3
subsidy_smal 1n 51 c
substan 1n 7 5
substit 1c 5f 4 5w 8 bp 4 ff 9
subtitl 1a 3o 6 4j b 7q 8 9w 6 cp 9
subtitl_languag 1i 4j a
suburb 1c 12 8 3u 8 6p a dn 8
succeed 1n 7w 4
succes 17 4y 4 51 4 7f 4 ae 4 b7 3 bw 4
success 1i 54 5 57 3
succule 1n 8a b
such s 9 4 t 3 y 2 1h 2 2z 3 3o 6 5k 2 5u 2 74 2 7b 3 80 6 99 2 b1 3 bv 7 d2 2 d5 3 db 2 fc 5
such_basqu 1n 3o b
such_coin 1n 80 9
such_electri 1n bv c
such_sea 1n fc 9
sudden 1i r 4 7c 5
suddenl 1n p 4
sudoku 1n b1 b
suffic 1f 6g 4 7d 5 ew 3
sugar 11 5 3 1w 4 2o b 2r a 5m 9 5t d 5v 5 63 3 6m 2 73 i 9h 8 f3 3
sugar_beet 1n 9h a
sugar_br 1n 2o b
sugar_salt 1n 5m b
sugar_sold 1n 2r b
suggest 12 s a w 3 1p j 1s e 22 9 77 9 ao 9 co a cs 5 d5 b eb e
suggest_answ 1n co c
suggest_chang 1n 22 b
suggest_din 1n 1p b
suggest_feedbac 1n eb b
suggest_outfit 1n 1s b
suggest_pag 1n ao b
suggest_talk 1n 77 b
suggest_train 1i s b
suggest_word 1n d5 c
suit n s 3 t 5 40 4 49 d 4r 7 6b 4 6e 3 6f 3 6i 3 6j 3 6m 3 76 2 7p 5 ao 3 ap 3 cj 3 cl 3 cn 3 cr 3 ct 5 cx 3 cy 5 d0 3 d2 4 d4 3 d7 3 d8 3 dd 4 de 4 df 3 dh 3 di 5 dj 3 dl 5 e3 3 ee 3 ef 3 eg 3 ei 3 ej 3 ek 3 em 6 en 3 eo 3 fe 3 fi 3 fk 3
suit_measur 1n 49 d
suit_nurs 1n 4r b
suit_repeat 1n 7p b
suit_women 1n 49 c
suitabl 1n b7 9
suitcas 17 31 d 5p 7 6r p ac 4 c7 i
suitcas_ful 1i 31 b
suitcas_hik 1n 6r d
suitcas_hotel 1n c7 c
suitcas_stag 1n 6r c
sulk 1f 31 4 6f 5 8f 3
sulphat 1n 2 e
sulphat_recip 1n 2 b
sulphur 1n 6m 4
sum i 1i 3 21 4 3n 4 3q 9 47 3 4o 3 5u 3 5v 3 6p 9 7f 7 8n 4 8u 4 8v 3 9t 4 cd 3 cx 3 f8 4 fb 3
sum_camp 1n 3q k
sum_holiday 1f 9t 8
sum_keep 1i 8u a
sum_paid 1n 7f b
sum_toys 1n 6p a
sum_wat 1n f8 a
summar 1i av g dk p
summari 1i u 5 av 5
summary 1i cx 5 dk m
summary_cal 1n dk c
sums 13 4o 4 7i 3 9n 3 9y 8 bn 3 bs 6 bw 3 cx 3 d7 4 d8 5
sun y 4 i m 2 2p 6 2x 3 46 5 47 5 5g 3 5l 3 9b 2 9r 5 c5 2 cy 2
sun_cream 1i 4 i
suncrea 1n 4 b
sunday g f 2 1p 2 1t 3 1w 3 2y 4 3i 3 3r 2 3x 3 5j 3 5l 5 65 2 6h 3 6i 4 7d 3 8r 2 90 2 9a 2 9d 3 be 2 bx 3 ea 2 eb 3 ef 3 eu 4 fj 4
sunday_app 1n 6i b
sunday_compani 1n 3i 9
sunflow 1n 5t e
sunflow_seed 1n 5t b
sung 1i c8 7
sunglas 1n 46 p
sunk 1n 2c 4
sunny 1c 2p 3 8m 4
sunris 1a n 3 24 f 2x e 6w f 9j 3
sunris_beach 1n 2x c
sunris_sunset 1n 24 b
sunscre 1n 4 1b
sunscre_stick 1n 4 g
sunset 1n 24 e
sunset_breath 1n 24 b
sunshin 1n 2p 4
sup u u 4 1h 3 1p h 2s k 2w 4 5g 7 72 5 73 3 7e 4 a9 3 bg f ee 3
sup_club 1n 2s w
sup_film 1n bg 9
superma p 2 3 11 a 18 6 1p 6 1q g 2d 4 2k 3 2n 3 2o 3 2p 3 2r 3 4e 2 4q 8 57 4 5g 6 5h 3 5i a 5j 4 5k 4 5l 3 5n 7 5o 7 5p 7 5q 4 5r 8 5s 3 5t 3 5u 3 5w 4 5z 5 60 5 63 3 64 3 82 3 85 3 8b 4 9g 8 9p 7 9q 6 9y 3 ez 5 f7 3 fb 3
superma_african 1n 5p a
superma_even 1n 11 b
superma_nearby 1n 1q c
superma_pension 1n 18 b
superma_pickleb 1n ez a
superma_pric 1n 1q f
superma_reject 1n 5i b
supervi 16 h 6 j 4 z 6 1e 3 3i 3 3q 4 en 4 ey 3
supplem 1n 7 17
supplem_women 1n 7 f
suppli t 1d 4 26 4 2w 5 4e g 4g 5 57 4 5f b 6d e 9g 7 9m 4 9p 4 av 4 cn 7 ct 7 cw 5 cy 9 cz 4 d5 b d8 4 de 5 ef 3 ek b fk f fq 4
suppli_contrac 1n d5 g
suppli_data 1n fk b
suppli_marketp 1n 5f e
suppli_monday 1n ek c
suppli_notic 1n ct c
suppli_receipt 1n cy b
suppli_sheet 1n cn c
supply y y 6 1d 6 4e 6 4g d 5f e 8h 7 9c 3 9e 3 9i 3 9u j bb 4 d4 3 ds 6 ff f fk 6
supply_buy 1n 4g e
supply_chain 1i 9u p
supply_teach 1n ff h
supply_wait 1n ff b
support 10 o 5 13 6 1e 7 1l 3 3i l 3m 7 4r c 4x r 4z 7 5i 6 75 7 a5 3 b4 6 b8 5 cj t
support_assista 1n cj m
support_email 1n cj g
support_group 1i 3i c
support_smal 1n 4x i
support_suit 1n 4r b
support_team 1n cj g
sur t 68 5 79 2 7q 6 7s 2 8i 2 9p 7 b1 3 cs 9 d1 4 d8 7 df 2 dl 3 e4 2
sur_electri 1n 9p b
sur_learn 1n cs b
surf 1c 4 j 34 14 6k o 6o f
surf_camp 1n 34 g
surf_coach 1n 34 d
surf_cours 1n 34 d
surf_lesson 1i 34 n
surf_school 1f 34 n 6k g
surf_spend 1n 4 b
surf_teach 1n 34 d
surfac 1i 9j 3 fh h
surfac_defect 1n fh f
surfboa 1n 8m h
surgeon 1n 6x 6
surgery 17 k f u 3 x c 4d 8 6x i b9 3 bb 9
surgery_follow 1n k c
surgery_washabl 1n bb 9
surgica 1n 4i b
surnam 1n bf q
surplu 1a 11 q 5i 6 5n v 5x b fo s
surplu_food 1i 11 j 5n r
surplu_harvest 1n 5x b
surplu_materia 1n fo o
surpris 12 36 7 5n c 8g b 8l 7 8t 3 8v 5 ee 3
surpris_bags 1n 5n b
surpris_let 1n 8g c
surrey 1i 8q 9 f6 7
surroun 1i 7q 9 cq 5
survey 1c 93 7 ak 3 df 12 fn s
survey_dron 1n fn b
survey_team 1n df e
survey_text 1n df b
survey_tool 1n df e
surveyo 1c 93 9 en 3 eo 4 fn 6
surviv 14 9 4 2m 4 4b 2 8a 4 e1 3
surviva 1n 6s 8
sushi 1n es x
sushi_clas 1n es b
sushi_grandmo 1n es b
sushi_learn 1n es b
suspect 1n 83 3
suspici 1f v h 7r m d9 9
suspici_messag 1n 7r f
suspici_spot 1n v b
sustain 1a 22 8 3y l 8d 9 9o 4 fk h
sustain_cloth 1n 3y j
susu 1n br h
sw 1c i 9 1l 3 ao 3 e0 m
sw_not 1n e0 b
swabia 1n 4v b
swaddl 1n 4c b
swahili 1n 7j e
swahili_asks 1n 7j b
swallow 15 1k 3 3x 7 9c 7 a4 3 bd 3 ds 6 dt 3
swap q o 2 y 2 1i b 1j b 3z 7 41 5 4p c 5i 5 6p o 7z e 80 5 82 6 8e 9 8g 5 8l 3 8m 7 8n 9 b2 5 br 3 bt 3 bw 2 c9 9 dd d ea 6
swap_child 1n 8n b
swap_family 1n 6p g
swap_feet 1n 8m b
swap_flat 1n 6p n
swap_hom 1n 6p u
swap_hous 1n 6p n
swap_jigsaw 1n 7z a
swap_next 1f 1j 8 3z a
swap_oth 1n 8e b
swap_shift 1i dd g
swap_twic 1n 4p a
swarm 1n 9i i
swatch 1n 3 4
swear 1n 5y 4
sweat 1a 9 3 4a 9 4r 4
sweatsh 1n 3y a
sweden z 0 6 22 6 35 6 4g 6 4m 6 60 6 71 7 7d 6 87 6 9a 6 a6 6 ax 6 bb 5 cu 6 d7 6 e8 6
swedish 1n 9w a
sweep 1a c 6 8z 4 ec 3 eg 8
sweet 16 2q 7 2r 6 2u 4 5p 9 62 g 7z 2 8b 5
sweet_lemonad 1n 62 b
sweet_mexican 1n 5p a
sweeten 1n 62 5
swel 1n 1 4
swept 1f 35 4 8t 4 f5 a
swim x 4 6 j w n 7 1d 4 1r 2 34 6 38 8 3q 3 47 f 6v h aj 4 cg 5 ey 6
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
swindl 1n b8 4
swing 1n e0 o
swip 1n b1 4
swis 1n cq e
swis_german 1n cq b
switch 7 bv 4
switch_cheap 1n bv c
switch_off 12 6n e 9q 9
switch_phon 1n bq c
switzer 11 9 6 10 6 5r 6 68 6 75 6 8d 6 9d 7 9o 6 az 6 bm 6 cd 5 cq 6 cz 6 ec 6
swollen 1c 2h 3 6x 3 a6 3 dv 3
sworn 1f 36 4 4m 5 4w d
sydney 1i ci 2 dr 9
syllabu 1n 9v 9
symbol 1n 1l w
symbol_non 1n 1l b
symbol_speak 1n 1l c
symptom 1c 74 l 7d 7 7j 15 dt h
symptom_app 1i 74 c
symptom_check 1n 7j x
symptom_lab 1n 7j b
symptom_pet 1n dt h
symptom_prepar 1n 74 b
symptom_symptom 1n 7j d
symptom_tel 1n 7j b
syndrom 1n 1e m
syndrom_cak 1n 1e b
synth 1n cq a
synthet 1n ar a
syrup 1f 2r 4 5v 9 f3 m
syrup_fruit 1n f3 b
system o q 8 u 5 x 5 y 3 10 3 4h 6 4j 3 4p 2 4x 2 68 2 6b 2 6c a 6e 5 6j 2 6k 9 6l 9 8c 6 94 3 97 3 98 5 9a 3 9b 5 9r 4 ci 5 cj 3 ck 4 cl 4 co 4 cr 6 ct 4 d0 7 db 6 di 2 dj 9 e6 3 e7 8 ea 4 eg 3 ek 4 fd 8 fh 5 fi 3
system_ash 1n 8c b
system_delet 1n dj b
system_empties 1n ci a
system_hotel 1n cr b
system_surf 1n 6k b
system_writ 1n dj b
são 1i r 9 ai 9
tab 1i 54 5 ap 4
tabl e e 4 16 3 1k 2 1o 4 2i 5 2l 7 2o 4 2s 9 2t 4 2w 2 2z 3 33 4 39 6 3a 6 3i 3 3m 2 4n 2 4s 2 61 3 6c a 6l 8 6o 3 83 3 88 8 8f 6 8j 3 8x 4 8y 3 9v 2 9y 6 ab 7 ci 5 dk 4 ey 3
tabl_asks 1n 6c c
tabl_beds 1n 88 b
tabl_box 1n 1o a
tabl_city 1n ab c
tabl_design 1n 2o b
tabl_mental 1n 9y b
tabl_messag 1i 6c b
tabl_noon 1n 2t c
tabl_oils 1n e c
tabl_onlin 1i 2s b
tabl_ord 1i 6l g
tabl_prop 1n 83 9
tabl_record 1n dk c
tabl_room 1n 6o a
tabl_sunday 1f 3i 8
tabl_unusual 1n 2s c
tabl_walnut 1n 33 c
tablet u 9 a 1h e 1l 8 1r 8 2h 7 3t 4 4m b 5o 4 6b 9 6z 4 78 4 79 f 7e 4 7m 7 7n a 7o a 7p 4 95 4 96 8 9c 4 9x 3 b8 h dv 4
tablet_bamboo 1n 9 c
tablet_colour 1n 1r c
tablet_foreman 1n 6b b
tablet_onlin 1n b8 9
tablet_play 1n 7n b
tablet_strok 1n 7m b
tablet_symbol 1n 1l 9
tableto 1n 8f c
tablewa 1n 8j s
tablewa_buy 1n 8j e
tabs 1n 7b 3
tachogr 1n ei b
tack 1n dz 5
tackl 1n 87 b
taco 1i 2k a 5s 4
tactil 1n bc 9
taekwon 1n et r
tag x 47 6 6r 3 8a 4 8k 4 8y 5 90 2 97 e 9u c dw 4 e0 8 fm d
tag_databas 1n 9u a
tag_notic 1n fm a
tag_prov 1n 9u c
tag_slid 1n e0 c
tags 1c 97 t cu c dw 7 fm 4
tags_read 1n cu c
tags_show 1n 97 b
tags_tool 1n 97 d
tail 14 2f 3 87 3 9c 3 az 3 c9 7 ek 4
tailor 19 5 4 1s 4 49 v 84 4 ae i bj 3
tailor_cov 1n ae b
tailor_napl 1n 49 c
taipei 1n 3a a
taiwan 1n 7o 9
tak 1a 7 9 e c dk b e4 8 fa 4
tak_off 1n e c
takeawa 1f 2j b 6l o fq k
takeawa_food 1n fq a
takeawa_restaur 1n 6l b
taken j 1c 2 5a 2 79 6 7l 2 7n 2 7y 2 87 3 9n 2 c7 3 ca 2 cs 3 da 4 ez 3
takeof 1n ef b
taking 1i 2k 5 ex 4
tal z 8 5 1e 4 2x 3 7y 2 c9 4 e3 3 et 4
talent 1i 4k a 4y g
talk i u 4 1l a 3i 8 3s 3 4n 2 4v 4 4y 2 50 3 52 6 54 5 71 3 74 6 76 8 77 7 7d 7 7m 7 7r 3 9w 4 a4 8 aa 5 af 3 ah 4 aj 4 al 5 b2 6 bl 7 bw 2 ch 4 cn 3 df 4 dg 6 dt 5 ee 3
talk_autisti 1n 1l b
talk_deal 1n al b
talk_doctor 1n 7d b
talk_family 1n 7d b
talk_gynaeco 1n 74 b
talk_lend 1n 54 b
talk_licens 1n dt c
talk_minut 1n 77 b
talk_non 1n 1l e
talk_phon 1n aa c
talk_pictur 1n 7m b
talk_psychol 1i dg a
talkati 1n aj 6
tallin 1n 19 a
tampon 1n 6 k
tampon_organic 1n 6 c
tan 1n 84 5
tandem 1f 6w x 9w 4 a4 9
tandem_flight 1n 6w s
tandem_paragli 1n 6w e
tang 1n 8c 4
tangl 1n dn 3
tango 1n i n
tank 12 n 7 15 5 21 6 23 a 5b 2 63 e 69 3 6m m 81 4
tank_brew 1n 6m d
tank_malt 1n 6m b
tank_moistur 1n 23 b
tanzani 1i 7j 9 fl 9
tap p 27 4 2d e 47 5 4d 6 62 3 63 8 6b 7 6j 6 7o 6 8p 8 9b 4 ag 3 bg h bu 6 cb 4 cd 3 cn 3 cz 6 da 5 e6 6 fr 5
tap_digitis 1n bg k
tap_digitiz 1n bg b
tap_logs 1n 7o b
tap_scandin 1n 2d c
tap_school 1n 6j c
tap_slid 1n bg 9
tap_start 1n 6b b
tap_wat 1i 2d c
tap_wheth 1n e6 b
tapa 1n 2l b
tapioca 1n 2r j
tapioca_pearl 1n 2r f
taproom 1n 63 n
taproom_brew 1n 63 b
taps 14 1l 8 63 5 8p b 91 4 94 5 9x 4 e7 3 fr 4
taps_fix 1n 8p b
taps_voic 1n 1l 9
target 1n 9o 9
tarif 1c 2a 7 68 l 9q 6 bv 4
tarif_cod 1n 68 j
tarot 1n f9 z
tarot_app 1n f9 e
tarot_read 1n f9 b
tarpaul 1i 42 a dz 4
task s 1a e 1e 5 1r a 26 4 4i 3 4j a 4k 2 4r 6 4z 5 50 7 6z 7 7b e 7e 3 7g 7 96 6 99 9 a5 4 ao 6 ap h cu 8 d7 d dj 2 dk c dq 6 ec 7 el 3
task_fee 1n d7 c
task_follow 1n 50 c
task_kitchen 1n 4j b
task_nam 1i dk b
task_near 1n 1a c
task_onc 1n ap a
task_quot 1n 99 b
task_rank 1n ao b
task_secur 1n 7g b
task_sleep 1n 6z b
task_tablet 1n 96 b
task_tiny 1n 7b c
tast s 2d 3 2l 5 2o 9 2s 8 2z 3 30 4 5k 5 5l 7 5q b 5r 3 5s 6 5u 3 5v 4 5x 4 5z 5 60 4 61 8 6m 9 bi 6 f3 5 f4 b
tast_room 1n 6m b
tasting 1f 32 d 5w 3 f4 e
tasting_distill 1n f4 8
tasting_travel 1n 32 c
tattoo 1c b 4 m 19 r l 9c 15
tattoo_artist 1i m i 9c p
tattoo_book 1i r c
tattoo_consent 1n 9c d
tattoo_studio 1c m r r c 9c t
tattooi 1n 9c 8
taught 14 34 3 3p 4 9v 3 a1 4 a3 6 bi 3 cq 3
tax n 4k 2 4l 3 4p 2 4s 9 4x 6 51 5 56 2 57 2 6c 2 6o 3 6u b 7i 3 9b 4 9p 3 b4 4 b9 3 bt d bu m cx a cy 7 d0 c d1 4 dj 5 ea 2 em e f1 3 f4 4
tax_advi 1n em i
tax_advis y bu 7 cy 7
tax_app 1n bu j
tax_fil 1n d0 e
tax_mail 1n d0 b
tax_numb 1n 6u p
tax_payment 1i bu a
tax_report 1n bt b
tax_return 1c 4s c bu p cx 9 em b
taxi 12 2x 3 3u 9 5e 8 6r 5 7u 7 ai 5 c3 a c6 r cz 5 da 9
taxi_driv 1i da a
taxi_women 1n c6 g
tea v 8 5 14 2 2r o 3t 4 5z t 62 5 6z 4 7n 2 8l 8 b9 6 ew 8 ex g f9 2
tea_among 1n ex a
tea_blend 1n 5z g
tea_drink 1n 5z h
tea_fans 1n 2r d
tea_instead 1n 2r b
tea_leav 1n 5z e
tea_near 1n 2r g
tea_shop 1f 2r d
tea_soap 1n 8l b
tea_women 1n 5z b
teach n g e i 6 j d 14 9 19 5 1o b 34 d 3h 7 3k 2 3l b 3m 5 3n g 3o g 3p 6 3v 6 4y 6 6p c 6y 9 8n 7 9v 6 9w 4 9y 6 9z 6 a0 4 a1 b a2 3 a3 9 a4 5 a5 3 a9 d ay 4 b8 9 c9 4 dc 2 dh 5 eb j er 7 es b eu 6 fc 3 ff a
teach_adult 1n 14 b
teach_childre 1c 1o b 3h 7
teach_click 1n dh b
teach_correct 1i 3o a
teach_german 1n 4y c
teach_heat 1n 3l c
teach_hobby 1n a1 g
teach_hom 1i 1o h 3n a
teach_learn 1n 3o c
teach_listen 1f 3h 8
teach_old 1n b8 b
teach_region 1n 6y c
teach_scan 1n eb b
teach_see 1i g b
teach_senior 1n b8 c
teach_smal 1n 3o b
teach_song 1n 3n b
teach_spend 1n eb b
teach_swap 1n 6p a
teach_swim 1n j e
teach_theory 1n 3p c
teak 1n 89 7
team r 13 3 1e 5 2t e 3t a 4y 6 50 g 55 5 58 m 5d k 6i 5 al d ar 7 ci f cj 9 cn 5 cs b ct 3 cw 5 d2 5 d7 8 dd 5 df g dg 8 dk a dl 7 e8 4
team_build 1n 58 o
team_caregiv 1n 3t b
team_chat 1n dk c
team_event 1n 58 q
team_itself 1n 3t b
team_lead 1i df h
team_learn 1n 50 k
team_lunch 1n 2t d
team_memb 1n 2t c
team_offic 1n 5d m
team_own 1n cs d
team_plan 1n 58 c
team_show 1n al b
team_thirty 1n 5d c
teapot 1i 3t 3
tear 11 1f 3 1o 3 3m 4 40 3 48 7 8m 5 bg 6 es 4 eu 5 fa 3
teas 1n 5z k
tech 1c 19 i a2 8 b8 l dg 8
tech_help 1n b8 l
technic 15 10 3 8x d 94 b 95 3 aq b cc j cp 4 dl d eg t
technic_ask 1n dl b
technic_lead 1n aq d
technic_own 1n cc b
technic_right 1n 8x c
technic_see 1n eg b
technic_sees 1n cc b
techniq 1i h d er 4
techniq_clas 1n h b
technol 1a 26 6 51 4 ar 9 as 7 b8 k
teddy 1n a 4
teen 1i 12 a bm g
teenag 11 6 9 12 e 1h i 2r 6 3m 6 3q 7 3v 7 77 c 7k 6 9z f a3 6 bm 7 f0 5 fa c
teenag_cheerfu 1n 6 b
teenag_learn 1n 9z c
teenag_school 1n 12 b
teenag_talk 1n 77 b
teeth 13 x 3 10 3 1f 5 3k 4 6x g 8e 3 8n 7 au 3 be 6
tel e 5 4 g 2 25 3 4m 2 6d 4 6h 4 79 4 7j 5 7n 3 7q 4 7r 4 8f 2 8x 4 93 4 ag 6 ak 4 av 4 c4 2 cg 4 ct 4 di 3 e1 4 ek 4 eu 3 f6 3 f9 3 fi 3 fl 3
tel_bear 1n fi b
tel_blind 1n 7q a
tel_chef 1n 6d b
tel_city 1n e1 a
tel_clean 1n ak a
tel_daught 1n 79 c
tel_don 1n f6 9
tel_engin 1n ct c
tel_family 1f 7r 9
tel_fault 1n 8x c
tel_indepen 1n av b
tel_lov 1n cg a
tel_mis 1n di b
tel_own 1c ek 9
tel_parent 1i 25 a
tel_person 1n 7n b
tel_story 1a 5 9 6h 9
tel_tenant 1n 93 b
tel_wat 1i fl a
tel_wheth 1i 7j a
telehea 1i 7d a dt r
telemat 1n ei h
telemed 1n 7d w
telemon 1n 7t a
telepho k 1h 3 1r 3 1z 4 25 3 2b 3 2h 4 2x 3 31 3 39 3 3k 3 3u 3 4f 3 4m 3 66 2 6i 2 6l 3 6t 3 6v 3 76 2 7a 3 7e 5 7g 2 7j 3 7l 2 7r 3 7u 3 81 2 8h 3 ai 5 aj 5 ax 3 bh 3 bj 4 dw 4
telepho_lin 1f 7e 9
televis 1c p 7 a9 7 ay 7 fc 6
telly 1n ch 7
temp 19 13 a 74 3 9i 3 ap 6 dn 3 ff f
tempeh 1n 5w a
tempera 11 a 3 25 c 26 9 2u 5 30 4 3x 3 69 3 6d 3 8z 6 93 3 96 m 9j 9 fr 8
tempera_flow 1n fr b
tempera_mortali 1n 9j a
tempera_sleep 1n 25 b
tempera_staf 1n 96 b
templ 1f c 3 46 4 6y 7
templat 16 a7 6 ad 6 bh 5 bi 5 cx g d3 9 d4 3
tempo 1n 3n 4
tempora 1i 4n q ff j
tempora_shop 1n 4n j
tempora_staf 1n ff h
tempt 1n 5q 4
tenan 1n ad b
tenancy 1a 6p 4 ad d b9 3 bp b ed i
tenant v 14 3 18 5 1d 5 26 5 27 4 2a a 30 3 4n 8 6p 3 7g 2 8p 5 8t 3 8u 5 8x 3 90 5 93 h 9t 4 ad q bp k c5 6 ed m f6 6 fj 4
tenant_associa 1i ad b
tenant_help 1n ad l
tenant_let 1i ad h
tenant_messag 1n 93 b
tenant_mov 1n bp d
tenant_repair 1n ed j
tenant_right 1i ad g
tend 19 18 6 2v 7 3b k ak 12 d3 h e3 4
tend_alert 1n ak g
tend_find 1n ak m
tend_fit 1n ak g
tend_respons 1n d3 b
tend_search 1n ak e
tenni 1c e 7 h 9 3w 9 ez o
tenni_club 1n ez d
tenni_court 1i ez f
tenor 1n c8 e
tens 1i 2c a ax 5
tent y 17 c 1h 2 1w 4 2y b 33 h 35 c 3q a 42 4 6n g 6o 4 8m g 90 8 9b 7 bj 3 cg 5
tent_farm 1n 33 e
tent_lodg 1n 6n o
tent_mats 1n 8m b
tent_organic 1n 33 c
tent_plan 1n 35 b
tent_project 1n 17 c
tent_rent 1i 2y b
tent_sand 1n 90 b
tenth 14 20 3 4s 2 5w 3 6m 3 7c 3 7g 5 8d 3 9d 2 9r 3 ev 3
term w j 3 13 3 1h 3 1i 3 1k b 4n 9 5f 3 66 b 6f 6 8n 4 a6 3 af 3 ao 5 bq 9 c1 9 cp 8 d5 2 ek 3 fe 3
term_ends 1i 1k 9
term_insuran 1n bq e
term_layout 1n cp c
term_student 1n c1 b
term_warehou 1n 66 h
termina 1f 2u 4 da e fc h
termina_ill 1n fc b
termino 1n cp b
termit 1n f6 q
terrac 1f 58 8 8q 6 8z 3
terrari 1n eq 8
terri 1i dn 5 dq 9
test d 1 5 4 4 7 6 9 3 f 3 p 5 28 3 2d 4 3m 7 3p 6 46 6 48 3 4c 3 4k 5 55 b 5h 6 7p c 82 3 8w 3 93 4 97 4 9s 4 9y 3 a0 3 a6 3 a8 8 an 3 aq 5 bi 3 cs a cu 6 dh 6 du 3 e6 5 e8 3 fr 4
test_carpent 1n 48 b
test_check 1i cu b
test_company 1n 55 d
test_escrow 1n 4k g
test_find 1n 93 b
test_fing 1n 7p b
test_hom 1i 7p i
test_hundr 1n 46 b
test_hundred 1i an a
test_indepen 1n 7 b
test_irritat 1n 1 b
test_kit 1n 7p h
test_kits 1n 7p g
test_lab 1n 5h b
test_liv 1i p b du b
test_mail 1i 7p c dh i
test_mood 1n 8w b
test_photogr 1n bi a
test_questio 1i 7 a a8 a
test_releas 1n cs b
test_serv 1n aq b
test_show 1n 7p b
test_smal 1i 55 a
test_tool 1n cs m
test_volunt 1n e6 b
testimo 1n 4v c
texa 16 50 7 65 7 9f 7 9l 6 bi 7 cm 7 dt 7 ea 7
text q q 9 u 2 1v 4 3d 2 4u 9 4w 8 6h 2 9i 8 9k 6 9w 3 a5 c ai 3 ao 2 b2 4 cb 4 cn 7 cp 4 cq e cu 9 cx 4 d3 2 d4 6 d5 2 d6 6 df 7 dl 2 e8 d eo 5
text_api 1n cq g
text_beekeep 1n 9i a
text_check 1n e8 b
text_dyslexi 1n a5 b
text_includ 1n 4u c
text_messag 1a 9k 8 d4 9 df 9
text_patient 1n q b
text_phon 1n d6 b
text_read 1i 4w b
text_ready 1n cu c
text_speech 1n cq j
textboo 1f 1k 15 1x 9 9y 7
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
textil 1a 4e 8 59 7 6a a 9s d fp 8
textil_wast 1i 9s c
textur 1n 5w 5
th_chang 17 72 8 df a
th_lack 1n 1w c
th_turn 1i 1x a
thai 1n e b
than e 1 3 23 3 2d 2 3t 5 5t 3 7c 2 8i 2 bw 3 cj 2 cn 3 ct 3 dg 4 dj 2
than_fac 1n 3t f
than_gram 1n 5t b
than_ingredi 1n 1 b
thank z w 2 1w 3 3r 2 3s 2 5j 2 8l b 91 3 b4 6 cl 4 co 3 d6 4 db 2
thank_yous 1n 8l b
thaw 1n dr 4
theat 1n c9 9
theatr 16 2l 4 38 8 42 3 bb 2 c9 p cb b ch m du 3
theatr_group 1n c9 g
theatr_warehou 1n c9 9
theft 16 1j 6 5b 4 8m 4 8n 4 8u 4 9i 3 9r 3 c1 c
their v 5 3 9 3 2z 4 4b 2 4q 3 57 2 59 2 6a 3 6m 3 6p 3 al 2 c2 3 d3 3 dx 2
them 1f 2o 9 3q b 3r 8
themsel n w 3 11 5 14 2 2w 6 2y 6 2z 3 3i 2 4z 2 7y 4 8f 2 8w 4 ab 3 dm 2 f1 2
themsel_ask 1i 2w b
themsel_queu 1n 11 b
theolog 1n 3h 4
theory 1i 3p p a8 14
theory_driv 1n 3p c
theory_test 1n a8 n
therap 17 q c u 8 z k 6z 8 76 d 7l c 7m 8
therapi 11 e m k g q 8 z q 1l b 76 r 78 3 7l 9 7m j 8d 3 a5 7 ba 4 dv 8
therapi_back 1i k b
therapi_client 1n z e
therapi_look 1i 7m a
therapi_practic 1f z j
therapi_send 1n z d
therapi_speak 1n 76 c
therapi_tabl 1n e c
therapy 15 e 4 k 8 z e 76 s 77 b 7l p 7m p bd 3 fc k
therapy_against 1n 7l b
therapy_app 1i 7m k
therapy_dogs 1n fc o
therapy_kids 1n 7m d
therapy_practic 1n z g
therefo 1n dv 4
thermal 1c n 9 93 c dy c fn i
thermal_camera 1i 93 a fn a
thermal_dron 1i dy b
thermom 1c 25 9 3x 4 5r 4 dr 7
thermos 1i 8i 4 fj k
thermos_hotel 1n fj d
thermos_softwar 1n fj b
thick 14 4a 3 8h 3 9e 4 b5 a ep 2
thick_pap 1i b5 b
thiev 1n d9 3
thigh 1f a 3 3y 6 dv 3
thin y m 4 43 2 46 4 4f 6 8g 3 8j 2 98 4 cg 4
thing n 16 5 17 d 1b 3 1e 4 1k 4 1o 5 1v 9 1w 9 1x c 29 c 4g 2 4q 3 7b 3 86 8 8d 6 8e 8 8u 9 8w 3 90 c bd 4 c7 2 fo 3
thing_help 1n 1w c
thing_kids 1n 1v b
thing_kitchen 1n 8d b
thing_neighbo 1n 90 j
thing_photogr 1f 1x b
thing_shop 1i 17 b
thing_try 1i 1o 9
think u o 3 1e 3 5n 3 8z 7 93 3 co 2 dq 3 ec 2
think_heat 1n 8z b
thinnes 1n fe 4
third c 7 2 f 3 ab 2 bp 3 bw 3 dc 3 eb 2
thirsty 1c 1t 3 2q 4
thirtie 1n 7f 8
thirty j b 3 10 3 1q 2 1t 3 1v 3 2d 3 2i 5 40 3 42 3 4d 4 4k 2 5d 5 5f 5 5r 3 5z 3 68 3 6t 3 7c 5 7o 3 8a 4 8i 4 8k 3 a2 3 ab 3 af 3 ao 2 b0 4 d5 4 dl 3 e3 3 ef 3 el 3 eo 2 f7 3 f9 3
thirty_program 1n 7c b
thirty_rent 1n 5d c
thirty_seat 1n 2i c
thirty_smal 1n 5f b
thistl 1i 9l 4
though 1a 2z 3 94 3 bg 3 e9 3
thought 11 2w 4 3g 3 5q 3 77 8 8t 4 al 2 b1 3 d2 3 db 3
thousan p 1z 6 23 5 2h 2 4e 2 4f 4 4k 2 4l 3 55 2 5t 5 7c 2 7t 2 8f 2 a1 3 b0 3 bh 8 cl 2 cu 2 dl 6 ee 4
thousan_machin 1n dl b
thousan_phon 1n 1z b
thousan_pictur 1i bh e
thread 16 b 3 2w 5 4a 3 7x 8 7y 3 84 8 8h 3 a1 4
thread_includ 1n 7x 9
threat 1n 4g 5
threate 1n 1g 5
thresho 1n ba 5
threw 1i e2 3
thrift 1n 41 b
thril 1n 4i 5
throat 1c 3o 3 60 8 bd 3
thron 1n 1n 7
throw w l 3 16 5 4l 3 5g 3 5n 3 at 3 cq 2 ep 5 et 4 fh 7 fo 8 fq 4
throw_away 13 fo 8
throw_bad 1n fh b
thrown x 1z 3 2k 3 2q 3 2u 6 30 3 5l 3 6d e 8b 3 8q 3 8x 3 9g 3 au 2 bb 2 de 3 fh 4
thrown_away 12 6d b
thu 13 q 5 r 5 s 3 x 3 z 3 10 3 db 3 dn 3 ed 3 eo 3
thumb w 17 3 49 4 6j 2 6t 2 b6 2 cm 2
thumbpr 1n 0 4
thund 1i 6v 3
thuring 1n f2 7
thursda e l 3 12 2 1v 6 3m 2 40 4 5i 4 76 2 9g 3 af 3 aj 4 at 2 dd 2 dz 2 e7 3 f0 3
thursda_app 1i 1v a
thursda_back 1n 40 b
ti 1n 2o 7
tick z q 2 1p 2 32 3 3p 3 4j 3 8o 3 96 9 an 3 bz 3 eh 9 f6 5
tick_hygien 1n 96 b
tick_room 1n eh c
ticket z 1v g 2i 4 2k 6 36 6 38 b 44 6 49 3 4x b 6g v 6l 9 7s d 83 5 c6 2 ch 5 cj k cu 4
ticket_claim 1n 7s a
ticket_event 1n 6g e
ticket_fees 1n 6g b
ticket_messag 1n 6g b
ticket_organi 1n 6g e
ticket_platfor 1i 6g f
ticket_right 1n 6l b
ticket_staf 1n cj b
tickl 1n 60 3
tid 1c 34 3 6k b 9j h d1 2
tid_level 1n 6k b
tid_tempera 1n 9j a
tidy 1f o 3 2z 4 92 9
tie 13 12 2 1i 4 26 3 47 3 62 3 8l 5 95 3 ci 2 e0 3
tied 16 9f 6 e0 5 e5 3 ee 4 fo 3
tier 1n 2o m
tier_wed 1n 2o b
ties 1i 12 3 9a 5
tiffin 1n f1 a
tight z 1h 2 1q 6 4c 3 4d 6 4r 3 72 5 9q 4 bx 2 d1 c
tight_red 1n d1 b
tighten 1n fn 4
tightne 1n 23 5
tigriny 1n 4m 3
tiktok 1c 4l 8 an g ay 9 cm 9
tiktok_ads 1n an g
til o r 3 y 6 17 6 1b 5 1q 3 4n 4 4q 4 5t 3 5u 5 67 2 6c 8 6l 6 6z 3 7j 3 8v a 90 3 9s c co 8 cr 8 cz 8 dc 6 dd 4 ek 8 fg 4 fo b
til_collect 1n co c
til_expens 1n cz b
til_timb 1n fo b
til_webshop 1n cr b
tilapia 1n 9j f
tilt 1c v 3 26 3 28 c
tilt_curv 1n 28 b
tim 1i 21 4 7b c
timb 19 1b 3 88 3 9s 5 9t m 9u 7 fo e
timb_extensi 1n 9t c
timb_window 1n fo b
timeshe 1n d7 m
timetab 16 g 7 s c 1o 3 7e 4 a6 c cu 3 d3 3
timetab_clas 1n s c
tin y b 6 1p 2 5y e 5z 8 60 8 86 4 8w 5 bd 5 bi 4 da 6 dy 5
tins 19 4 b 5y a 5z b 60 g 7q 8 dr b
tins_deliv 1n dr b
tins_harvest 1n 5z b
tins_surf 1n 4 b
tint 1n d 7
tiny 19 e b 6n f 7b b 89 3 9t j dr 4
tiny_hom 1n 9t c
tiny_hous 1i 6n d 9t e
tiny_massag 1n e c
tiny_step 1n 7b c
tip 11 32 6 89 3 8h 3 b2 6 b4 7 bn 5 cy 3 da 6 f5 i
tip_pric 1n f5 9
tipi 1n 6n l
tips 19 1v 7 8q 4 9c a b2 4
tips_ink 1n 9c b
tir w 16 3 1f a 4n 3 4y 3 71 2 73 3 7p 5 9d 3 9g 4 a5 4 an 4 be 2 br 3 fb 3
tir_parent 1n 1f f
tissu 1n b 3
titl 15 l 4 p 4 4s 4 7i 3 8g c 99 3 a1 6 b0 6 fe 3
titl_describ 1n 8g c
toast 16 16 c 2n 8 3a 3 bj o e9 2
toast_best 1n bj b
toast_ghostwr 1n bj b
toast_wed 1n bj b
toast_writ 1n bj f
toast_written 1n bj b
today a 1q 3 7j 3 d2 4 ff 3
toddl 14 1f j 1j f 1u 7 3l f 3w e 3z 7 5m h 8e 7 ev u ey n
toddl_bal 1n ey c
toddl_café 1n ey e
toddl_clas 1n ev i
toddl_group 1n ev c
toddl_indoor 1n ey c
toddl_massag 1n ev c
toddl_meal 1n 5m g
toddl_morn 1n ev c
toddl_music 1n ev c
toddl_parent 1n ev a
toddl_rhym 1n ev c
toddl_sensory 1n ev c
toddl_sign 1n ev c
toddl_sleep 1n 1f l
toddl_soft 1n ey f
toddl_song 1n ev c
toe 1c p 4 43 f 44 6 9e 3
toe_box 1n 43 b
toes 1i p 3 43 4
tofu 1n 5w a
togeth l z 5 16 8 18 7 1h 5 2o 5 2x 3 36 7 4g 9 56 2 5e 2 70 5 7y 4 92 5 a0 5 a5 4 ab 5 ac 3 ax 5 b0 5 b2 6 b9 6 bl 4 bo 6 br 4 c3 a er 5 eu 3
togeth_coupl 1n 2o b
togeth_even 1n er a
togeth_guarant 1n c3 b
togeth_hom 1n z b
togeth_network 1n ax b
togeth_old 1n b9 9
togeth_own 1n 16 c
togeth_sold 1n b0 b
togeth_train 1n 70 b
toilet 17 2i 4 35 7 3a 4 3j 3 9f e eh 8
toilet_light 1n 9f b
token 1i 7i 9 bt a
tokenis 1n 7i a
tokeniz 1n 7i a
tokyo 1n c7 a
told d 79 3 7p 3 7r 3 ag 3 e3 3 fr 3
told_onc 15 e3 8
toleran 1n 1 5
tom 1i bo 3 e9 4
tomato 11 18 5 1p 3 1w 3 5a 5 6p 5 7q 4 82 j 85 5 9h 8 do 3
tomato_variety 1n 82 9
tomato_work 1n 9h a
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
tomorro k q 2 16 3 1p 3 1r 3 2n 4 2p 3 3t 2 3u 2 4e 4 53 6 5j 3 64 3 6b 3 6k 2 8b 2 8r 4 9d 3 fg 2
ton 11 3 h 1g a 27 5 4h 3 9m c 9o c at 7 b0 3 cj 3 cx 3 d6 b fk 4
ton_forty 1n 3 c
ton_stop 1n d6 b
tongu 17 5q 4 5u 3 76 b a4 c an 3
tongu_meet 1n 76 c
tongu_play 1n a4 b
tonic 1i 61 d 62 9
tonight i n 3 s 2 1v 5 1w 5 2l 3 38 6 5q 3 76 3 7j 4 93 2 9a 4 9x 3 ai 3 eh 3
tonight_point 1n 1w c
tons 1n 5x 5
tontin 1n br n
tontin_pap 1n br b
took s 1k 2 1r 3 3e 2 6b 2 6e 2 70 3 b1 4 bv 4 c2 3 d7 4 ef 4
tool l x 3 y 4 z 4 17 g 4h 5 4l 5 51 3 5b 6 68 2 6b 3 6d 3 6f 9 7v e 85 5 86 a 8c e 90 g 92 3 97 j 9c 5 a5 5 ad 5 al 5 am 6 ao a ap 6 aq 3 ar 4 cl 7 cm 3 cn 3 co 7 cp a cs d ct 8 cw 7 cx 8 d1 7 d3 3 d4 7 d5 3 d6 3 de 4 df 6 di 6 dj 5 dk 5 eb 5 ef 3 eh 3 en a eo 9 f8 5 fd a fe a fl 9
tool_advic 1n f8 a
tool_child 1n 7v a
tool_childre 1n 7v d
tool_collect 1n di d
tool_encrypt 1n 4h b
tool_find 1n 4l b
tool_guitar 1n 86 b
tool_invento 1n 97 c
tool_keep 1i d4 a
tool_kit 1n 7v i
tool_learn 1n d1 b
tool_lend 1i 90 k
tool_library 1i 17 s 90 a
tool_local 1n ao b
tool_lost 1n 97 d
tool_machin 1i 97 h
tool_manag 1n 9c b
tool_phon 1i cx a
tool_post 1n fe a
tool_project 1n 7v f
tool_rent 1n 90 e
tool_runs 1n cs b
tool_says 1i ad a
tool_scan 1n dj b
tool_shar 1n 90 e
tool_sharpen 1n 85 b
tool_stor 1n 97 j
tool_suggest 1n co c
tool_tags 1n 97 d
tool_tent 1n 17 c
tool_track 1n 97 t
toolbox 1f 7v q 97 9 ee 9
toolbox_real 1n 7v 8
toolmak 1n 6b 5
tooth 19 10 3 1n b bh 3
tooth_fairy 1n 1n c
toothbr 1i 9 g bl 3
toothpa 1n 9 r
toothpa_tablet 1n 9 g
top q v 6 2m 6 47 3 4f 6 5e 2 5g 3 89 3 8j 3 8o 4 8p 4 at 7 bp 2 c6 2 cc 4 co 2 d5 4
top_draft 1n at b
top_ups 1n 4f b
topic 1i a0 b a6 b
topping 1n 2r a
tops 1n 4c i
tor 1n 9r 4
torah 1n 3h 9
torch 1c 3q 4 9j 7 b6 2
torchli 1n fm 4
torn z a 3 16 9 3r 3 40 3 44 2 77 2 8m 3 ca 3
torn_cloth 1n 16 c
toronto 16 2r 7 3b 6 3q 8 3s 7 8n 7 8t 8 aa 7 d6 7
tortill 1i 5p c es n
tortill_learn 1n es b
tortill_masa 1n 5p a
tortois 1f 46 4 cd 4 dy 4
tot 1n 42 b
total 1f cx c d8 7 dg c
total_tax 1n cx b
touch o r 2 10 2 3e 3 7d 3 7f 3 7h 2 8c 5 8y 3 ap 4 cy 3
toupe 1n fa a
tour 11 e 3 20 a 32 y 36 a 37 6 3j k 4b 5 6h 9 6k r 6q h 6r 6 6s h ej e eo l
tour_bik 1n 32 c
tour_book 1i 6k n
tour_estat 1n eo d
tour_floor 1n eo f
tour_operato 1i 6k n
tourism 1n 6x h
tourist 11 0 6 32 b 37 6 6f 3 6o 3 6r 3 6s 5 6t i 6w e 9b 3 c1 3 c7 e es h
tourist_few 1n c7 c
tournam 1c 80 4 ea 4 eu j f0 e
tournam_sunday 1n eu c
tow 16 35 4 7z 4 8s 4 a8 3 ay 3 c4 7 e6 3 ez 3
toward 1c 1c 3 8n 4 9z 4 dm 3
towel 11 4 3 d 5 27 5 59 d 6e 7 8k 7 8s 4 a9 4 ba 5 bb 4
towel_smal 1n 59 b
town e m 3 1a 3 1m 3 1q 5 1v 3 2o 3 2x 3 31 5 32 3 4b 2 4l 3 4m 5 4n 5 4q 3 4t 4 4u 2 59 2 5e 3 5i 4 67 2 6f 3 9t 3 a8 3 aa 4 ab 6 aw 7 az 3 c6 3 ch 6 ci 3 cm 2 cp 4 e0 8 e2 9 e3 3 e4 5 e5 4 e7 7 ey 3
town_council 1f aw a
town_friend 1n az b
town_hal 17 4m b cp 9 e7 a
town_keep 1i e0 a
town_news 1n aw c
town_put 1n 9t a
town_report 1n e2 b
town_tempora 1n 4n b
town_thursda 1n 5i b
toy 14 3r 4 3v 4 68 5 7v 6 7z 3 8d g 8e q 8f 7 8h 4 ds e
toy_brand 1n 8d c
toy_library 1n 8e c
toy_rental 1n 8e t
toys 19 29 4 6p a 86 4 8d 11 8e s
toys_already 1n 6p a
toys_keep 1n 8e b
trac 14 5f 4 5h 5 5u 4 6m 6 7a 3 9u j by 3 df 3
trac_cocoa 1n 9u c
trac_fish 1n 9u d
traceab 1i y 5 9u v
traceab_softwar 1n 9u e
track r 1y 5 21 5 22 8 24 7 2b 5 2c 8 6b 7 6d 4 6m 9 6z 7 72 5 73 5 74 c 75 5 77 b 7b d 7o 7 97 i 9u 7 ae c b2 9 b3 3 bk 9 bt f bv 8 by 5 c8 c d7 h db g dw i e9 h eg 2 ei 8 ej 3 fm 4
track_app 1f 7b c
track_choir 1n c8 b
track_far 1n b2 c
track_keep 1n 74 b
track_mood 1n 77 b
track_project 1n d7 e
track_read 1n d7 c
track_school 1n e9 c
track_sent 1n ae b
track_smal 1i db d
track_streak 1n 7b c
track_tank 1n 6m b
track_tool 1n 97 c
tractor 19 5b r 6a c 9h g 9k y 9l 6 fl 8
tractor_demand 1n 9k h
tractor_driv 1i 5b f
tractor_farm 1n 9k d
tractor_hir 1i 9k k
tractor_shar 1n 9k d
tractor_text 1n 9k b
trad j 12 5 2k 3 48 5 4g 4 4i 3 4j 3 4s 3 4t 4 4u 2 4v 2 4y 2 50 2 52 6 54 2 5a 7 6p a 80 e 8j 3 8p 3 94 3 99 4 9e 3 9q 4 9r 5 a2 9 ae 3 af 6 av 4 b7 6 br 3 bs 3 bt 7 bu 6 cv b cx 3 da 7 dj 3 dk 3 ef c ei 3 fo 3
trad_card 1n 80 x
trad_centr 1n 9r a
trad_first 1n a2 b
trad_hom 1n 6p j
trad_hous 1n 6p j
trad_quot 1n ef m
trad_record 1n af c
trad_tax 1n bu d
trad_taxi 1n da b
trad_websit 1n cv m
tradesm 1i 8p a cv j
tradesp 1i 8p e cv a
traditi 1n eq 8
traffic 1c 26 g ds 4 f7 4
traffic_light 1n 26 g
trail z n b 20 i 28 6 2j 6 2k a 43 4 6r e 9b 6 9h 6 ch c fg 4
trail_map 1n 20 f
trail_squar 1n ch 9
trail_stand 1n n b
train g d 4 f e s 7 12 3 13 6 15 5 19 7 1f 4 20 5 2c 6 2j 3 36 8 3i 4 3k 4 3w 4 43 3 4i e 4j c 4m 2 4z 6 50 e 6a 3 6i 4 6q 3 70 a 71 7 76 5 78 4 7l 5 7m 4 7n 9 7q 4 7s 7 7u 4 a2 3 af 3 al 7 ar 9 at 2 b1 5 b9 5 c3 2 c6 4 c7 4 cb 4 cc 5 cq 4 dc a dh 9 dp 3 dq c dv 6 e6 6 eb 2 ec 3 et 8 eu 8 f1 4 f6 3 ff 4
train_app 17 4j h 70 a 78 8 dc b
train_arm 1n 7l b
train_cancel 1n 7s a
train_client 1i f g
train_coach 1i eu b
train_compani 1n 3i b
train_consent 1n cq b
train_daily 1n dq c
train_data 1n ar g
train_dog 1i f6 8
train_elderly 1n 7n e
train_employ 1f 50 c
train_exercis 1i 2c a 70 a
train_group 1i eu b f1 9
train_help 1n 7u b
train_hom 1n f c
train_hors 1n dv b
train_journey 1n 36 g
train_kids 1n 3w c
train_manag 1i 50 h
train_memory 1n 7n b
train_nail 1n d b
train_nurs 1n 1f 9
train_provid 1n 50 e
train_react 1n 70 b
train_reactiv 1n dq c
train_record 1n e6 b
train_refug 1n 13 f
train_relatio 1n 76 c
train_remot 1n 4z c
train_rid 1i dv a
train_simpl 1n f c
train_sit 1n 3k c
train_smal 1i 36 a
train_staf 1f 4j b dc j
train_station 1n 20 b
train_student 1n ff b
train_tun 1n cc b
train_volunt 1n b9 9
train_woman 1n 15 b
train_workpla 1n 50 h
train_writ 1n s c
traine 1a 53 7 56 8 5e 7 b9 j em 7
trainee 1n ec h
trainin 1f 4i f 4j 4 73 7
tram v 32 2 3a 2 3k 2 3o 4 6a 6 8u 2 a8 6 ac 4 ai 4 az 5
trampol 1i h a ey q
trampol_hal 1n ey e
transac 1f bt 8 cy f d9 9
transcr 1c al b bf 7 cq l dk j
transcr_api 1n cq d
transf 16 6q 9 6r n 7f c bg e bl f bo d bs q c7 8
transf_end 1n bo d
transf_hoist 1n 6q a
transf_walk 1n 6r c
transla 13 3h 5 4m 6 4w 10 as 8 b2 e cp z cx 7 e4 9 e8 a
transla_agency 1n 4w i
transla_birth 1n 4w c
transla_busines 1n cp e
transla_check 1n cp c
transla_comment 1n e4 a
transla_court 1n 4w i
transla_manual 1n cp i
transla_onlin 1n b2 c
transla_servic 1n 4w q
transla_tool 1n cp n
transpa 1f 1b 9 3c d 9u 8
transpl 1n 6x t
transpl_istanbu 1n 6x c
transpo 13 20 7 3u a 69 7 7u v c3 3 c6 3 cd 3 dw 3 e9 m fo 3
transpo_attenda 1n e9 g
transpo_book 1n 7u l
transpo_servic 1n 7u c
transpo_several 1n 7u b
trap 1f cu 4 dh 4 fl a
trattor 1n 2l i
travel p 5 7 1o 4 1u k 22 2 23 4 2d 9 2x 5 32 9 35 e 36 j 3j e 40 3 4z 7 56 5 58 2 6o d 6p 7 6q i 6r 3 6t l 6x b 7s 9 8e 8 91 6 ao 6 bh 4 bo 7 bu 3 c7 d cz a d9 8 do 8 ea 7 es b
travel_abroad 1i 6x k
travel_book 1i c7 b
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
travel_pay 1n ea c
travel_plan 1n 1u j
travel_shop 1n d9 b
travel_sim 1n 6t k
tray 12 1e 2 1p 5 2v 3 45 8 5g 7 6d 5 8x 3 9g b fc 3
tre t 33 7 3e e 3g 3 3q 7 60 b 69 3 6n 7 9i 3 9o g ag a bf g ds 5 e0 8 e4 3 eo 3 er 3 f3 3 f7 r
tre_app 1n ag b
tre_archiv 1n bf b
tre_copy 1n bf 9
tre_decemb 1n f7 g
tre_deliv 1n f7 c
tre_deliver 1n f7 n
tre_family 1n f7 i
tre_forest 1n f7 g
tre_hom 1n f7 g
tre_hous 1i 3q b 6n 9
tre_liv 1n f7 g
tre_plant 1i 3e a 9o b
tre_pot 1n f7 j
tre_puglia 1n 60 b
tre_rent 1n f7 k
tre_rental 1n f7 g
tre_replant 1n f7 g
tre_researc 1n bf b
tre_set 1n f7 g
treadmi 1n dv a
treasur 17 31 8 3r k 6h a 6i 9 83 6 br 3 f0 6
treasur_hunt 1f 3r g 6h 9
treat s 1 2 d 3 k 3 p 5 t 3 2c 4 5h 6 61 2 6j 3 73 2 74 2 75 2 76 4 7b 3 7d 3 7l 2 7p 2 8e 2 aa 3 bw 2 di 2 dv 8 f6 d
treat_heat 1n f6 9
treat_hors 1n dv b
treat_smal 1n 5h b
treatme y d h k e l 3 q 2 x 2 10 g 4y 3 6x l 6y 3 6z 3 77 3 7b 3 7d 3 7k 8 7m 3 db 3 du 3 dv e
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
trek 1f 20 9 6r k dz i
trek_wood 1n dz d
trench 1i 41 7 9p c
trestl 1n 88 8
tri r d 2 46 3 77 2 86 9 bb 3 bv 2 cu 3 fa 2
tri_catalog 1n 86 b
triag 1c v 9 x 9 7j e at e
trial x w o 13 d 24 5 2e 8 2t 3 39 8 3f 2 5j 3 8i 2 8k 5 a2 4 b9 4 dp a ec 8
trial_patient 1n w f
trial_recruit 1n w s
triathl 1n 5l a
tribut 1n 3f r
trick 1c 1h 4 7r 4 du 3 en 7
tricycl 1n 2j g
trig 1n 7o m
trig_attack 1n 7o f
trim 1f 8q g 9e n dn 3
trim_hedg 1n 8q b
trinket 1n 29 6
trio 1i 38 7 cb 6
trip t j 3 1u n 2p 5 35 7 36 k 37 j 3j g 58 6 5e 5 5q 4 67 5 6k 7 6q i 6t 2 bf 4 bo c c2 c c3 7 cz e
trip_answ 1n 1u b
trip_check 1n 35 b
trip_mileag 1n cz b
trip_neighbo 1n c3 b
trip_onlin 1n 6k b
trip_plan 1n 1u y
trip_togeth 1n 36 g
trip_wheelch 1n 6q e
trip_work 1n cz b
trivia 1i b1 g ci 10
trivia_night 1n ci i
trivia_team 1n ci d
trolley 1i 1q 3 7a 7
trombon 1n ca 6
trot 1i dv 2 dz 4
troubl 1a 4x 4 54 4 dq 3 fd 4
trough 1n fm 4
trous 11 6 4 1s 6 3l 5 3y e 3z 5 48 i 49 5 4c 3 7y 2 bc l
trous_cut 1i 48 a bc 9
trous_linen 1n 3y b
trous_wheelch 1n bc b
trout 1f 5g 7 87 8 9j 8
tru w 2b 3 3h 2 8i 4 a1 3 ak 3 ax 6 co 2 dd 3 di 7 fe 7 fm 5 fn 4
tru_profit 1n fe a
truck 16 2k u 5a 6 9f z 9p e e1 9 ei k fg t
truck_cook 1n 2k b
truck_driv 1n 9f h
truck_load 1n fg k
truck_own 1n fg f
truck_park 1n 9f y
truck_skip 1n e1 a
truck_stop 1i 9f c
truffl 1n 5u b
truly 1c 17 4 6t 4 a7 3 ae 3
trumpet 1i cd r fc 2
trumpet_flut 1n cd 9
trunk 1n 47 b
trust r w 2 3k a 3s 2 5a 3 5b 2 5h 4 79 2 8p 5 9j 3 br 4 cf 2 cy 2 d4 4 d5 2 dg 2 do 7 e9 2 ek 2
trust_neighbo 1n do b
trust_stand 1n 3k c
truste 1n 7i 8
truth 1f 1s 4 7g 2 9j 4
try l 3 3 6 3 1o 5 2f 3 2g 3 46 8 4d 4 67 5 7m 2 8i 3 a1 4 al 2 ck 3 cq 3 cu 4 e3 3 fd 8
try_glas 1n fd c
try_hom 1f 46 a
tub 12 1 i 9 5 n c p 3 2p a 6v a fp 6
tub_open 1n n b
tubercu 1n v b
tubs 1f 2p m fp d
tue 15 q 5 r 3 2v 3 3u 3 7h 3 ed 3
tuesday e 1a 3 3s 2 4k 2 5c 2 b6 3 ca 3 cm 3 dp 3 ex 3
tug 1n 47 3
tumbl 1n 61 4
tun 13 1t 9 3n 5 7n 2 8n 4 a3 9 ay 3 bd 2 cc y cg 7
tun_hous 1n cc b
tun_near 1n cc g
tun_piano 1n cc j
tun_postcod 1i 1t a cc a
tuna 1n ex 4
tuning 1n cc h
tunisia 1n 4y f
tunisia_teach 1n 4y c
tunnel 1f 8 4 8b 4 az 6
turban 1n fa a
turbin 1n fn a
turin 1i f a 16 a
turkey 16 10 7 68 7 6x f 7i 6 94 7 am 7 dr 3 fi 7
turkish 1i 5p 9 9w a
turn g i 3 1x 4 2h 2 3e 3 3q 3 4f 4 4n 4 5c 4 5w 4 6k 5 79 4 8f 3 8h 3 8k 2 9o 3 9x 2 a2 4 a6 4 ag 4 au 3 b5 3 be 3 br 6 cg 3 cn 4 d8 3 dk 4 e8 4 ez 3 fj 6 fp 4
turn_blog 1n cn c
turn_clos 1n 5c c
turn_compost 1n fp b
turn_cricket 1n 5w a
turn_crop 1n 9o a
turn_empty 1c 4n 9 ez 8
turn_hospita 1n a2 b
turn_lectur 1n a6 b
turn_nearby 1n 1x b
turn_officia 1n e8 b
turn_phon 1n 4f b
turn_pictur 1i be 9
turn_print 1n ag b
turn_room 1n fj b
turn_schedul 1n 79 c
turn_soil 1n 3e 9
turn_song 1n cg a
turn_task 1n dk c
turnov 1f 5d 5 5t 4 cr 4
turntab 1n cf u
tuscany 1i 2o 9 39 a
tutor 19 14 7 3m 15 3o e 9v x a0 e a5 a
tutor_exam 1i 3m d
tutor_look 1n 9v c
tutor_math 1n 3m e
tutor_minut 1n 3o b
tutor_onlin 1n 3m e
tutor_smal 1n 3m b
tweez 1n bg 3
twelfth 1n ak 3
twelv i k 4 1w 3 22 6 2b 3 2s 7 4a 3 4h 3 4m 4 50 2 5q 5 63 4 6a 3 72 3 78 3 7c 3 7g 4 7h 3 7l 3 7m 3 7z 2 8r 2 9x 3 a0 3 a2 4 ar 4 bu 3 by 3 cf 3 cp 4 d1 5 e4 4 ex 4 fa 2
twelv_ahead 1n d1 b
twelv_even 1n a2 b
twelv_habit 1n 22 b
twelv_indian 1n ar a
twelv_languag 1n cp c
twelv_onlin 1n k c
twelv_rescu 1n ex a
twelv_smal 1n 5q c
twelv_strang 1i 2s b
twelv_twelv 1n 22 b
twentie 1n 11 7
twenty i 3 5 e 5 1a 3 1m 3 1p 4 1q 2 21 3 24 3 27 3 2c 3 2m 5 3a 3 45 3 4b 3 4p 3 52 3 53 3 5h 3 5q 3 6y 3 77 5 7t 3 7w 3 86 3 87 2 8c 4 8f 3 8t 3 9y 3 a4 3 a6 3 aa 3 ac 4 b3 3 bs 3 bv 3 d4 3 dk 3
twenty_colour 1n 3 c
twenty_neck 1n e c
twenty_questio 1i ac a
twic e a 4 k 2 4p 3 57 4 59 4 5k 4 5w 3 67 2 7p 3 8o 3 ar 4 c6 3 cl 3 fc 3
twic_bik 1i 57 b
twic_doctor 1n ar a
twic_market 1n 5k b
twic_protein 1n 5w a
twic_wash 1n a b
twing 1n h 4
twist 1i 7y 4 b1 7
typ v l 5 u 4 73 f 8x 5 95 6 98 3 99 5 9v 9 an 7 ao 4 ap 4 be 4 cx 3 cy 3 d2 3 d8 a ee 6 ek 2
typ_diabet 1i 73 j
typ_photogr 1n 9v b
typ_shop 1n an b
typewri 1n bj g
typewri_writ 1n bj 9
typical 1n 1y 5
typist 1n cq 8
tyr 14 21 3 42 7 7f d 98 h 9f 3 9k 3 bw 5 bz 6 c0 k ei f
tyr_book 1n ei b
tyr_chang 1i c0 d
tyr_hom 1n c0 b
tyr_storag 1n 98 d
tyrol 1c 1b 8 5f 8 c2 8 f4 6
tübinge 1n aw a
uae 1i 4j 9 6j 9
uber 1n 2m k
uber_eats 1n 2m b
uganda 1n 4f a
ugc 1f 4l 9 4t a an 9
ugly 1f 8y 4 d8 4
ultraso 1i v g ar g
ultraso_pictur 1n ar a
umbrell 1f 32 6 51 5
umpir 1n ea x
umpir_youth 1n ea f
umrah 1n 3j w
umrah_journey 1n 3j d
unannou 1n 2g 5
unanswe 1n dl 5
unask 1f 1b 5 4r 4 7m 4
unassem 1n 88 e
unassem_singl 1n 88 b
unatten 1i 2u c c7 5
unavail 1n 6a a
unchang 1i 7k 4 at 5
uncl 13 1n 5 1z 4 2w 4 3d 5 3n 5 7m 3 bf 4 ci 4 eu 6
unclear 1i 10 7 ar 3
uncut 1n an 4
undat 1n 8h i
undat_pap 1n 8h c
undercu 1n 53 6
underli 1i 1k 2 8g 3
underne 1n bh 4
underpa 1n 2e 7
undersi 1i 89 4 fl 3
underst x t 2 1l 3 4m 2 4w 5 6u 2 7m 2 9d 3 a4 9 cq 4 dk 2 e8 e
underta 16 30 4 3c p 3d 8 3e d 3f 7 3i 3 99 p
underta_form 1n 99 f
underta_nearby 1n 3c a
underwa 1n dv a
underwe 1f 6 o 4d z bb p
underwe_buy 1n 4d e
underwe_men 1i bb 8
underwe_sock 1n 4d b
underwe_teenag 1n 6 b
underwr 1n 4f b
undo 1n 9o 5
undon 1i 84 4 aj 8
undres 1n 4d 5
undy 1f 8 6 4a 6
uneasy 1n ab 4
unfair 1i 4f 5 db 5
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
uninsur 1n c2 5
union 17 1k 3 7h 4 8x 4 93 4 a6 4 br 6 cx 4
unit 16 69 5 7g 7 8u 8 9t 7 a0 5 a1 7 aq 4 ed 7
univers x 6 3 h 3 w 5 19 a 1k f 2e 3 3a 3 3m 8 53 3 a2 4 a5 6 a6 7 a7 n au 3 ec 8
univers_applica 1n a7 t
univers_help 1n 3m b
univers_student 1c 19 9
unknown 16 w 4 1y 3 38 3 7a b 7r a ay 3 d4 4 ef 4
unknown_cal 1n 7r b
unlawfu 1i ac 5 b7 5
unles 1a 2j 4 aj 4 cr 4 cs 7 d9 4
unlist 1n 82 4
unload 1i ej g fg f
unload_driv 1n ej c
unlock 1i 1h l 2u 4
unman 1n 4q h
unmarri 1n bl a
unopen 1a 5q 3 7h 6 9m 3 bk 4
unpack 1a 1x 3 5g 3 6o 3 8t c fq 4
unpack_hom 1n 8t c
unpacka 1n 5o h
unpaid 1a 4e h 9r 4 d6 h d7 6 e6 4
unpaid_invoic 1i 4e c d6 g
unpick 1i 49 4 7y 2
unplan 1i ei 5 fi 5
unprepa 1n 72 4
unread 1a 2x 3 4f 4 4z 4 8g 3 d5 7
unreada 1n e2 4
unsaf 1i 5r 5 ei 4
unschoo 1n 1o a
unseaso 1n 5w 4
unseen 1f 5t 3 8h 4 eu 5
unsign 1f 10 4 4b 4 ah 4
unslic 1n 2n 4
unsold 1c 11 s 2n 4 5n q 8h 5
unsold_food 1i 11 l 5n h
unsolv 1i 83 4 ax d
unsolv_cas 1n ax b
unsort 1n bk 4
unstaf 1i 4q r fb j
unstaf_shop 1i 4q l fb d
unsubsc 1i cl 5 cw 3
unsuita 1n 7d 5
unsur 1f at 4 d1 3 fn 3
until 8 4 3 67 2 8v 3 a6 2 bk 3
until_fal 1n 24 b
until_gon 1i 2n a
until_last 19 8v a
until_midnigh 16 n 8
until_night 1f 67 a
until_payday 1i bk i
until_rub 1n 4 b
until_test 1n a6 b
untouch 1n d8 4
unus 17 18 b 66 8 aq m bv 8 cd 5 f8 e
unus_car 1n 18 b
unus_softwar 1n aq f
unusual 1c 2s c 38 g cr 3 ds b
unusual_breed 1n ds b
unusual_room 1i 2s b
unverpa 1n 5o b
unwant 1n cw 4
upcycl 1i 42 x 89 a
upcycl_backpac 1n 42 d
upcycl_bags 1n 42 l
updat 1c u 3 1l 3 5v b fd 4
updat_beekeep 1n 5v b
upfront 1i 9r 9 bp e
uphil 1c bz 3
upholst 1i 89 5 8y k
upkeep 1n 6h 5
upload 11 4e 7 53 d 6a 2 a6 8 ad 9 am 9 au 9 c8 a d3 3 d5 9 d8 9
upload_draw 1i 53 b
upload_few 1n au b
upload_nda 1n d5 c
upload_rent 1n ad b
upload_scan 1n d8 b
upload_scor 1n c8 9
upload_snapsho 1n am b
upon 16 58 4 6f 3 73 3 77 3 9z 6 cl 3 em 3
upp 13 m 5 10 5 15 5 33 5 6r 2 87 5 9k 5 ex 2
upright 1f 2c 3 8n 4 cc 6
ups r 4f 6 4k 4 4n 5 4y 2 53 5 54 8 5d 5 6z 9 a9 2 ar 4 b7 2 c7 2 cl 2 cn 2 cq 2 ct 3 cu 2 d2 6 d3 2 d7 2 d9 2 di 2 dk 3 du 7
ups_rain 1n 6z b
ups_shop 1n 4f b
ups_vaccina 1n du c
upsel 1n 6e i
upset 1n dr 5
upsid 1f 6m 3 8h 4 fh 6
upstair 19 2d 2 88 4 b9 6 en 6
upstrea 1n fr 4
uptim 1n ct u
uptim_error 1n ct c
uptim_monitor 1n ct i
upward 1n 8r 4
urban 17 n a 18 8 31 8 64 8 9g 7 e4 9 f8 7
urban_spa 1n n b
urg 1n 7c 3
urgency 1i ah 4 fn 5
urgent 16 v a x f 49 4 7h 3 7j 8 7u 8 ck 9
urgent_book 1n x b
urgent_ones 1n v b
urgent_urgent 1n x b
urn 1i 3e y 3g q
urns 1i 3e 11 e5 6
urns_coffin 1n 3e h
urns_myceliu 1n 3e d
urns_tre 1n 3e a
urology 1n bb 4
us 1i 9w 5 d3 d
us_firm 1n d3 b
usabl 1n 20 e
usabl_signal 1n 20 b
use k h 3 1g 5 25 3 4n 3 50 7 5d 7 5y 5 6q 4 7p 3 7q 4 8d 5 a4 3 bc 4 dg 3 eb 3 ez 3
use_childre 1n 1g a
use_own 1f 50 a
use_thing 1n 8d b
use_wheelch 1f 6q 8 7q 9 bc 8
used j 3 3 8 5 1i 7 1j 5 1k b 1x d 25 3 28 3 2h b 41 5 67 2 86 3 89 b 8e 7 8g 9 8n 5 az 3 ba 4 bv 2 c5 4 cf 3 cu 5 d7 6 dg 3 fo 7 fp 3
used_baby 1n 1x g
used_balanc 1n 1j a
used_book 1f 1x c 8g h
used_cloth 1n 41 c
used_devic 1n 2h e
used_furnitu 1n 89 s
used_pag 1n cu c
used_phon 1n 2h n
used_piano 1n 8n b
used_stairli 1n ba 8
used_textboo 1i 1k j
used_toys 1n 8e c
used_win 1n 8 c
useful 1f 1y 4 ah 7 ck 5
uses 14 18 4 1l 3 1r 3 86 5 ai 3 b3 3 e8 3 fq d fr 3
usual z u 2 1p 3 1q 3 20 5 2i 7 5r 5 6l 2 6q 3 7s 2 d9 2 df 4 dm 3 fq 4
usually 16 l 6 20 a 78 4 7d 3 b4 3 bp 3 d1 3 d5 a
usually_accept 1n d5 c
usually_forgott 1n 20 b
utah 1n eq 7
utensil 1n 8c h
util 1n fr g
utili 1n 6b a
utility 1c 4f 9 9q 7 ed 9 fr h
utility_report 1n fr b
utrecht 17 13 7 35 7 3q 8 5j 8 90 7 b8 6 dn 7
vacanc 1n b7 b
vacancy 1i ae d b7 n
vacancy_track 1n ae b
vacant 1n 4n y
vacant_shop 1n 4n o
vacatio 1c 1u 9 6f d de a do c
vacatio_rental 1n 6f d
vacatio_vet 1n do b
vaccin 1c x 9 69 9 do 4 du 3
vaccina 1a o 4 x i 1c 3 2d 4 du g
vaccina_blood 1n du d
vaccina_remind 1n x b
vacuum 1a c b 17 3 2f 9 56 8 cc 3
vacuum_clean 1i c a
vain 19 y 3 25 4 5p 4 a9 3 b3 3 ek 3
valenci 1f k 9 6u 7 fl 8
valet 1n c0 b
valid 1f 21 3 ah 6 e6 4
valley 16 5v 7 60 4 8b 4 9e 6 9i b 9k b aw 8 c6 7
valley_shar 1n 9k b
valu y 7 7 w 2 1y 8 2a 3 73 b 7t a 8s 3 8y 3 aa c bx 2 cd 4 ek 3 fr 7
valu_fal 1n 7t a
valu_insur 1n 1y b
valu_say 1n aa c
valuabl 1n 1y 5
valuati 1n eo b
valv 1a 27 6 9n 5 cd 5 cp 6 fj 8
van m c 7 11 4 2j 8 2k 6 30 4 35 c 3u 5 4i 2 5a 2 5e 3 5f 3 5o 5 67 3 6r 7 7u 4 85 a 89 3 8s 3 8t c 8x 5 97 a 9e 2 9p 7 bg 4 bz 4 cv 3 dn 7 du b e9 4 ef 5 eg 5 ei b ej 5 em 3 f5 3 f6 3 fk 3 fp 5
van_bring 1f 5o 9 6r 8
van_ful 1i 9p a
van_help 1n 8t c
van_map 1n 3u b
van_park 1n dn b
van_phon 1i ei a
van_round 1c du a
van_scan 1n bg 9
van_sit 1n 97 b
van_stop 1a c 8 85 7
van_travel 1n 35 h
vandal 1n 18 4
vandali 1i c1 5 e1 4
vanilla 1n 5y b
vanish 1a 4d 3 6u 3 7h 4 bb 3 fq 4
vans x 27 3 35 g 3u 8 4q 4 5a 5 5e 2 7u b 8t 5 97 a 9p b ck 6 cv 3 e9 6 eg 9 ei 8 ej c fb 4 fp a
vans_driv 1i 7u a
vans_parent 1n 3u b
vans_pick 1n fp b
vans_rent 1n 35 d
vans_roof 1n 35 b
vap 1n 7c n
vap_chat 1n 7c b
vapour 1n f4 4
variant 1n an j
variant_tiktok 1n an b
variety 1n 82 z
variety_sel 1n 82 9
variety_smal 1n 82 9
varifoc 1n 46 5
varnish 1n d g
varroa 1n 9i a
vas 1c 29 9 8b a 8j g 8o 5
vas_sel 1n 8j c
vat 1i bu 9 cy i
vat_hand 1n cy b
vault 1n ah k
vault_passwor 1n ah b
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
vegetab y 18 e 1t d 2q 8 2t 4 5a 9 5g 8 5i n 5t 6 5x d 7w a 82 i 8q b 9h 6 f3 i f8 l
vegetab_balcony 1i 1t a
vegetab_box 1i 5i k
vegetab_farm 1i f3 8
vegetab_fruit 1n 2q b
vegetab_garden 1i 8q a
vegetab_lend 1n f8 l
vegetab_local 1n 5x b
vegetab_organic 1n 5i b
vegetab_plot 1n f8 h
vegetab_produc 1n 5a c
vegetab_rais 1n 18 g
vegetab_sauc 1n 5g c
vegetab_seed 1n 82 h
vegetab_variety 1n 82 d
vegetar 1i 30 e es 4
vegetar_cater 1n 30 c
vehicl 19 21 8 99 a 9f 3 c0 8 e9 6 ei r
vehicl_calenda 1n 99 b
vehicl_charg 1n ei b
vehicl_check 1n ei d
veil 1n 2x 3
vein 1i 3 4 do 4
velcro 1i 1l 6 bc 6
ven 1n 8y e
ven_stuck 1n 8y b
vend 1f 2u z 4q 9 57 g
vend_machin 1n 2u n
vendor 1n di b
venezue 1n 2k e
venezue_arepa 1n 2k b
venison 1n f2 8
vent 1n 95 a
ventila 1n 26 b
venu 16 1v 6 2w i 2x 4 2y a 30 4 38 8 3d 3 6g j
venu_pap 1n 2w c
venu_sel 1n 6g b
vera 1n 1z 4
verbal 1n 1l r
verdict 1n 21 5
verg 1n e5 8
verifi 1i 5o 5 9o 9
verify 1f aa 5 ac 5 b4 4
vermin 1n f6 8
vermont 1f 82 7 bj 7 cg 7
verona 1n 36 7
vers 1f cg a
version 11 v 3 20 3 3v 3 70 3 78 3 a7 3 ae 3 am 3 ay 9 cs 3 d4 3 d5 3 e8 7
vertica 1n 9g 10
vertica_farm 1n 9g v
vest 1a 37 8 3q 3 4r m 6k 6 fn 3
vest_warn 1n 4r b
vest_work 1n 4r d
vet w x q 1c 3 3g 7 3t b 3u 8 4k i 4y b 8o c 8q 6 9e 5 9l 4 dm a do b dr 7 dt r du r dv b fm 8
vet_clean 1n 8o h
vet_clinic 1n x k
vet_develop 1n 4y g
vet_driv 1n 3u b
vet_freelan 1n 4k p
vet_hom 1n du p
vet_liv 1n 3t b
vet_local 1n dm d
vet_pet 1n do b
vet_practic 1i x r
vet_send 1n dt c
vet_telehea 1n dt n
vet_van 1n du g
vet_video 1n dt h
veterin 16 x q 3g 3 4g 7 dr 4 dt j du 8 ex 3
veterin_practic 1i x j
vets z x f 1c 5 3g 4 4g 9 dm 4 dn 3 do 3 dp 3 dq 3 dr 3 dt c du b dv 7 dx 3 dy 3 fm 5
vets_bundl 1n 4g c
vets_voic 1n x b
vhs 1n bg u
vhs_digitis 1n bg b
vhs_digitiz 1n bg b
vibrat 1i 24 9 2c h
vibrat_postur 1n 2c b
vibrati 1n fi n
vibrati_sensor 1n fi f
vic 1n 7v 8
victori 1n 5a b
video n a 6 g 4 k 8 l 7 z 7 1f 5 1n a 2x 5 2y 4 3n 7 3o 3 3p 2 4j 6 4l 5 4m c 4v k 50 4 6w 5 70 7 75 4 76 c 78 9 7b 8 7d h 7l 5 7t 5 7x 4 7y 5 98 9 9z 3 a1 c a3 3 a9 4 ae 8 af 5 an g ay i b0 9 b3 a b8 d bg b bx 5 ce a ci 5 cm 4 db 4 dc 8 dq 9 dt b ec 6 f0 3 f9 3 fa 5
video_ads 1n an m
video_advic 1n a b
video_african 1n ay b
video_brand 1i 4l a
video_cal 1f k a 1f 8 b8 o
video_channel 1n ay u
video_check 1n 78 b
video_company 1n 4v f
video_compar 1n bx b
video_consult 1n 7d e
video_cours 1i a1 e
video_creator 1n b3 b
video_cuts 1n fa a
video_doctor 1n 7d d
video_fix 1n ce 9
video_flight 1n 6w a
video_gam 1i b0 h
video_generat 1n an d
video_homewor 1n dq c
video_instruc 1n 7x 9
video_interpr 1n 4m k
video_learn 1i dt b
video_lesson 1i dc b
video_persona 1n 1n a
video_prescri 1n 7d g
video_product 1n 4v v
video_relay 1n 4m b
video_rewrit 1n ae b
video_round 1i 7t 9 ci 9
video_sam 1n 7d b
video_see 1n z b
video_sery 1n ay j
video_step 1n 7y b
video_tap 1n bg k
video_worn 1n 98 b
vienna 11 a 6 1j 5 2v 6 4p 6 4u 6 8y 6 ac 6 b9 5 bp 6 c1 6 cc 6 cy 6 do 6 es 5
vietnam 1f 4j 8 a7 g ek 9
vietnam_applica 1n a7 b
view 11 2w 3 33 3 86 3 9y 3 ay e bl 9 eo 6 ey 8
view_financ 1n bl b
viewing 1f bl 5 bx 4 eo m
villa 1n 31 f
villa_actor 1n 31 c
villag r 14 c 15 g 1b 3 1d b 1l 5 33 5 39 9 4a 7 4m 2 4q i 5v 8 67 9 69 9 6r b 7d 7 9o 7 9r a ar 6 ax 7 b0 9 bf e bg 7 bs 9 c2 c c3 9 c6 j ch e du 7 dz 4 e6 3 e7 e fb p
villag_buy 1n 1d b
villag_child 1n 39 c
villag_corn 1n bs b
villag_cut 1n 69 b
villag_financ 1n 9o a
villag_hal 1f ch a e7 n
villag_househo 1n 4q d
villag_jar 1n 5v b
villag_last 1n du c
villag_memb 1n 4q b
villag_onc 1n 14 b
villag_open 1n fb a
villag_ord 1n c6 b
villag_own 1n fb l
villag_practic 1n 7d b
villag_scan 1n bg 9
villag_sery 1n ax b
villag_shar 1n c2 b
villag_shop 1f 4q f fb t
villag_shuttl 1n c6 m
villag_station 1n c3 b
villag_taxi 1n c6 i
villag_volunt 1n fb c
vin 1n 6w 4
vinegar 1i 8o 4 a9 4
vineyar 17 33 8 5q 8 6m 8 6w 9 9h b 9l 7 fl 7
vineyar_dawn 1n 6w a
vint 1n fe l
vint_remov 1n fe a
vintag 1a 2y a 41 p 6a k 81 7 89 d
vintag_cloth 1n 41 e
vintag_photo 1n 2y a
vintag_shop 1n 41 l
vinyl 1n cf 1d
vinyl_album 1n cf d
vinyl_collect 1n cf d
vinyl_not 1n cf a
vinyl_record 1n cf u
vinyl_subscri 1n cf b
viola 1n 38 4
violenc 1n 1g 5
violent 1n ai 5
violin 1a 3n m 8n t a3 l b7 b cd r
violin_cello 1n 8n b
violin_lesson 1n 3n e
violin_mak 1i b7 a
violin_mend 1n cd b
violin_piano 1n 3n b
violin_rental 1n 8n h
violin_repair 1n cd g
violin_show 1n a3 b
violin_worksho 1n cd g
virgin 1n 60 s
virgin_oliv 1n 60 l
virtual 11 1s 7 2m b 31 7 3f 6 4i o 4z n 54 7 7l k 9q d aj 7 ck 7 eo f fd d fm 6
virtual_assista 1n 4z x
virtual_pow 1n 9q h
virtual_reality 1f 4i t 7l n
virtual_tour 1n eo h
virtual_try 1n fd h
visa 1c 3j 6 3o 4 6u n as 12
visa_employ 1n as d
visa_relocat 1n as k
visa_step 1n as b
visa_visa 1n as d
visib 1i 9u 8 ao 9
visibil 1f 2e 9 6w 4 ao t
visibil_tool 1n ao g
visibl 1n 8o 3
vision 1i 7q g fh 9
visit i c 3 e 4 h 6 k a n 5 o a p c q 6 t 6 u 3 w 2 x 8 1c 4 1e 5 1n d 1u 3 2i 6 2n 5 3a 5 3b 9 3s c 3t 8 4e 2 4o 6 52 2 6h 5 75 3 7e 9 7j 4 8p 7 8q 6 8v 4 8x 6 91 a 94 7 9d a 9e 6 9n 3 ac 6 ak 3 b8 5 b9 4 bf 5 bi 4 bz 3 c0 6 cd 4 co 2 do 4 du b dx 4 ef 3 eg b ex 6 ey 6 f6 9 fc 9
visit_archiv 1n bf c
visit_cancel 1n q b
visit_car 1i 9d b
visit_childre 1n fc d
visit_doctor 1n 7e b
visit_elderly 1i p b
visit_family 1c 1n d
visit_hom 1c 1n a
visit_lonely 1n 3s b
visit_market 1n es 9
visit_medicat 1n t c
visit_moth 1n o b
visit_music 1n cd 9
visit_need 1i 7j a
visit_offlin 1n eg b
visit_onlin 1n ac b
visit_patient 1n k c
visit_phon 1n 94 a
visitor v 16 a 1f 4 2j 5 2l 3 32 e 3s 4 6f 3 6g c 6h j 8j 5 9a 7 9b 3 9p 6 b7 2 dj 6 f3 4 f6 7 fc c
visitor_organis 1n 6g b
visitor_point 1n 6h b
visual 1i 7b d fh l
visual_inspect 1n fh j
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
vocabul 1i 3m 4 9w l
vocabul_grammar 1n 9w b
vocatio 1i 4i 9 ec a
vodka 1n f4 u
vodka_distil 1n f4 a
voic l t 6 x 5 1l b 2c 3 3f 5 3h 8 6h 4 6m 3 6y 6 6z 3 73 5 77 5 7j 6 7l 2 7m 2 7r 7 9d 2 a4 3 af 4 ag 8 aj 9 ar 4 ax 6 az 6 bk 5 c8 a ca 2 cb 4 ck c cn 5 cq e dh 7 dl 5 ee 5 f9 3 fl 5
voic_answ 1i dl a
voic_api 1n cq n
voic_bos 1n dh b
voic_child 1i 1l c
voic_compani 1n aj h
voic_diary 1n 77 b
voic_non 1n 1l b
voic_not 1i x a ee a
voic_own 1n fl a
voic_pick 1n ck c
voic_recordi 1i ag a
voic_see 1n 73 b
voic_story 1n 3f 9
voic_turn 1n cn c
voic_whil 1n bk b
voic_yoruba 1n cq b
voicema 1n ck 9
volcano 1n a9 e
volleyb 1n ez a
volum 1a 4g 7 8t 4 b6 4 da 4
volunt x w 8 11 f 12 b 14 f 16 i 1a r 1d 3 6i g 7n 5 7q 4 ai 8 b9 7 bg 5 c2 8 ch a dy 8 e6 i fb j fc g
volunt_ambulan 1n fc 9
volunt_car 1n c2 b
volunt_collect 1n 11 f
volunt_fir 1n e6 l
volunt_fix 1n 16 h
volunt_hospic 1n fc b
volunt_hospita 1n fc b
volunt_match 1i b9 9
volunt_mentor 1n 12 g
volunt_phon 1n ai b
volunt_platfor 1n 1a h
volunt_post 1i dy b fb 9
volunt_run 1n fb j
volunt_task 1n 1a e
volunt_teach 1n 14 b
volunte 1n 1a 17
volunte_near 1n 1a i
vosg 1n 6r 9
vot 14 1d 4 36 d 90 3 aw 5 b2 3 c5 3 ch 4 e4 n
vot_dat 1n 36 b
vot_project 1n e4 d
vouch 11 2t 5 3s 3 45 5 6w 3 7s 2 8l 5 ac 3 bp 9 br 8 cj 3 dx 3 eq 8 fo 3
vouch_landlor 1n bp c
vowel 1n a4 3
vows 1i 2x a bj p
vows_writ 1n bj b
vulnera 1n 55 v
vulnera_found 1n 55 g
wag x 1e 5 2l 3 2t 3 4e 4 4t 3 56 3 59 3 9z 3 b7 2 bm 4 bs 4 bw k d0 f dt 2
wag_already 1n bw b
wag_early 1n bw c
wag_fil 1n d0 b
wagon 1n 3l f
waist 1c 3y 3 47 6 49 6 7y 3
wait a q 5 s 2 4e 4 4n 2 52 1 7k 3 7m 2 7u 2 9a 3 c5 2 cb 2 d5 2 dm 2 dt 2 f8 3 ff 4
wait_kitchen 1n ff f
wait_list z q f s 7 9a 6
wait_money 1n 4e g
wait_sent 1n 1g a
wait_whil 1n cb a
waiv 1i h 4 6k 5
wak z 6 2 s 3 1f j 24 7 25 b 6z a 7b 3 7d 2 9b 2 9d 3 ct d fm 6
wak_engin 1n ct c
wak_night 1c 1f b
waking 1n 1f 4
wal l e 3 g 3 h 6 j 3 k 3 p 4 17 5 20 3 26 8 2b 5 2x 4 3v 5 46 4 4o e 4p a 4x 4 6h 3 6k 3 88 5 8b 5 8h 7 8i c 8p 4 8v 5 8w 4 8z 3 93 a 98 3 9b 3 9s 4 9t 4 ba 5 ch 3 ds 5 du 4 e4 4 e7 6 ef 6 em 3
wal_liv 1n 4o c
wal_notic 1n 2b b
wal_quot 1n ef b
wal_recepti 1n 4o c
wal_shelv 1i ds a
wal_tempera 1i 26 a
walk i t 6 1y 4 20 a 2c 3 2e 5 2l 3 2p 4 32 b 3j 4 3l 2 3s 7 3u 4 56 2 6b 2 6r b 6s c 6y 6 70 3 77 2 7u 3 9h 3 9t 3 ab 5 ai b ba 9 c6 3 dc 3 dm h dp 5 dq 4 e0 3 e5 3 ei 5 ew 6
walk_chat 1n 3s e
walk_city 1n 32 c
walk_distanc 19 3j 7 ab 9
walk_flat 1n 1y b
walk_follow 1i dm c
walk_footbal 1n ew d
walk_forest 1n 6s 8
walk_help 1n 3s b
walk_hom 1f ai p
walk_liv 1n dm d
walk_next 1i t b 6r 9
walk_round 1n ei e
walk_rout 1i 20 k
walk_show 1n ba k
walk_tour 1n 32 n
wallbox 1n c5 s
wallbox_apartme 1n c5 g
wallbox_charg 1n c5 b
wallet 1c 42 9 84 j bt n da 3
wallet_exchang 1n bt b
wallpap 1n 7b 5
walnut 1f 2 3 33 d 5s c
walnut_recip 1n 5s b
walnut_tre 1n 33 c
waltz 1n 3n a
want u 3 3 i 8 17 6 1v 3 3d 2 3j 2 3n 2 7z 2 c0 3 c6 3 ep 2 ez 4
want_begin 1n i c
war 1n 1f 4
ward 12 o 3 25 3 4m d 79 4 7t 5 7u e 8l 3 af 5 as 4 fa 3 fc l ff 9
warden 1c 6s 5 87 3 ch 4 e6 g
warden_log 1n e6 b
wardrob 10 1s o 1w 5 3y a 40 h 41 d 7x 4 89 5 8t 5 92 j 93 4 c9 n dx 2
wardrob_app 1n 1s c
wardrob_buy 1n 1s b
wardrob_hir 1n c9 c
wardrob_kitchen 1n 92 i
wardrob_own 1n 1s e
wardrob_school 1n c9 c
wardrob_subscri 1n 40 g
wardrob_theatr 1n c9 c
warehou 13 2u 3 4r b 65 d 66 10 7w 3 bw 3 c9 8 cr f ek i ff 7
warehou_forklif 1n 66 g
warehou_lend 1n c9 9
warehou_marketp 1n 66 e
warehou_ready 1n cr b
warehou_shar 1n 66 i
warehou_softwar 1n ek g
warehou_spac 1n 66 10
warm m 3 6 5 4 e 3 j 8 25 4 2p 4 30 3 3x 8 5l 4 5m 3 5r 3 8k 3 8z 4 96 6 a6 3 dr 3 dv 3
warm_lunch 1n 3x b
warm_pool 1n j d
warmth 17 3x 4 5x 4 64 3 6m 3 7w 3 ad 3
warn u 8 3 w 3 y 7 1u 3 25 7 4r 9 75 3 78 3 79 8 7a 7 7b 3 7g 4 7k 7 7o b 7r b 7t 5 9j 6 bn 3 ct 3 d1 7 d4 7 dh 4 dw 9 fi 4 fl 5 fm 6 fr 7
warn_attack 1n 7o b
warn_chang 1n 7k a
warn_diseas 1n fm a
warn_gaps 1n d1 b
warn_hidden 1n 7a b
warn_legione 1n fr b
warn_notic 1n d4 b
warn_own 1n dw b
warn_pack 1n y b
warn_packet 1n 79 d
warn_parent 1n 25 b
warn_shrimp 1n 9j a
warn_work 1n 4r f
warning 1f 7r 7 8d 5 fl 4
warp 1n 2g 5
warrant 1f 1y z 8x 5 9n 4
warrant_dat 1n 1y b
warrant_runs 1n 1y b
warsaw 19 1v 8 2q 7 3r 8 4o 8 57 8 8v 8
wash l 1 2 2 5 6 5 a b 1i 7 1q 3 27 6 2z 5 3b a 3z 7 48 8 4a 3 4b 4 4d 5 59 c 5o 6 6o 5 7x 3 7z 6 8e 4 8k 7 8r b 8s c 8x b 9g 3 c0 e c2 3 dn 9 ev 4 fq a
wash_br 1i a a 48 a
wash_car 1n c0 f
wash_count 1n 7z a
wash_dog 1n dn e
wash_dri 1f dn a
wash_drivewa 1n 8r c
wash_fold 1n 8s e
wash_iron 1n 8s b
wash_lin 1i 6o 9
wash_liquid 1n 5o c
wash_machin 19 27 b 8x k
wash_mend 1i 1i a 59 b
wash_rent 1i 59 b
wash_sel 1n 3z b
wash_wat 1n c0 b
washabl 1i a i bb m
washabl_nappy 1n a g
washabl_plain 1n bb 9
wasp 1i f3 2 f6 x
wasp_nest 1n f6 h
wast v m 3 11 5 1k 2 2j 4 59 3 5n 9 5o f 63 3 64 3 6d l 8q 6 8s 3 92 3 9m f 9n 9 9o 7 9s j aq 5 c0 3 dn 3 e1 f f5 d fo 8 fp n
wast_biochar 1n 9o a
wast_brick 1n 9s h
wast_collect 1i fp r
wast_departm 1n e1 g
wast_restaur 1i 6d c
wast_sel 1n 9m a
wast_shop 1n 5o m
wast_stock 1n 6d l
wast_til 1n 9s b
wast_tip 1n f5 9
wastewa 1n fr a
wat i 0 5 2 5 4 6 j 8 n 4 15 h 18 6 1t 9 23 a 27 d 2d f 2j 4 33 4 34 5 4o 9 57 5 59 4 5z 3 61 2 62 6 63 2 6v 4 87 9 8r 7 91 9 9a 3 9g 4 9j 8 9l 4 9n 3 c0 7 ca 2 e2 4 en 3 f8 6 fl 6 fr f
wat_block 1n fl f
wat_bottl 1n 2d p
wat_cold 1i 0 a
wat_damag 1i 27 c
wat_drink 1n 2d e
wat_fed 1n 8r c
wat_filt 1i 15 i 2d p
wat_flat 1n 27 b
wat_hardnes 1n 2 b
wat_housepl 1n 23 b
wat_kiosk 1n 15 f
wat_leak 1i 27 o
wat_monitor 1n fr n
wat_offic 1c c0 9
wat_permit 1n 87 b
wat_pip 1n e2 a
wat_plant 1c 91 e
wat_point 1n 15 g
wat_prob 1n fr d
wat_project 1n 15 g
wat_quality 1n fr q
wat_replac 1n 4o c
wat_run 1n 15 b
wat_saf 1n 2d c
wat_sensor 1n fr d
wat_spar 1n 15 b
wat_tank 1n 23 b
wat_test 1c fr d
wat_tool 1n f8 a
wat_util 1n fr d
wat_villag 1n 15 d
wat_warm 1n j d
wat_yellow 1n 1t b
watch l 25 7 2b 5 2c 4 2e 3 37 4 4i 2 50 2 6k 3 6s c 71 4 72 4 79 2 7t 4 84 3 91 9 9h 3 a1 5 ao 6 bm 5 bv 6 ct 3 fr 5
watch_fal 1n 2b c
watch_grow 1n bm b
watch_guid 1n 6s a
watch_househo 1n bv c
watch_morning 1n 6s 8
watch_puls 1n 25 b
watch_search 1n ao b
watch_second 1f 91 a
watch_tempera 1n fr b
watch_walk 1n 6s a
water 19 18 4 1t d 23 k 4o e 8a 4 91 7
water_plant 1n 23 h
waterle 1n c0 b
waterpr 1n 3z 8
waterwo 1n 15 8
wav 16 28 4 34 8 a8 3
wax 1a 8 l d 9 5v 3 84 b 89 3
wax_canva 1n 84 a
way d 1q 3 21 3 32 2 3h 2 3t 3 4v 1 5e 2 86 2 8s 3 ai 4
way_charg 1n 21 b
way_saint 1i 6o 9
way_work 1a 3h 7
ways z 6 2 1f 4 4z 3 65 3 8z 8 ai e bl 3 bs 2 c3 2 c6 3 cp 3 da 3 ew 3
ways_check 1n 8z b
ways_hom 1n ai i
wcag 1n cu b
weak 14 96 3 9n 3 a0 3 bb 9 bc 4 c0 3 c5 3 eb 3
weak_blad 1n bb b
weaken 1n 48 5
weaknes 1i af 3 bb 8
wean 1n 5m k
wear r 3 8 5 8 6 5 1s 8 2b 8 2c b 3z 6 40 4 45 4 46 a 4b 3 4c f 4r 4 5b 3 7y 2 8i 2 8n 4 9e 3 bc 3 fa 4
wearabl 17 24 c 25 8 2c q 2e c 4r o 7t e dw f
wearabl_work 1n 4r d
weath v 1s a 2j 4 2o 3 3z 3 69 6 6k c 6w 4 71 2 73 4 7o 9 8f 2 93 4 dd 2 dm 3 dz 3 ee 9 ek 3 fj 8 fl 8
weath_calenda 1n 1s b
weath_trig 1n 7o b
weath_turn 1i 6k a
weath_voic 1n ee b
weather 1n 9s 4
weav 1f 7x 7 am 4 eq v
weav_basket 1n eq b
weav_clas 1n eq a
weav_cours 1n eq d
weav_guest 1n eq a
weav_learn 1n eq a
weav_weekend 1n eq a
weav_worksho 1n eq f
web 12 b 9 4h a 4u q 8j a 9z 7 a6 3 b5 3 cn 4 cu 9 cv 7 dj 3 e8 c
web_design 1n 4u w
web_pag 1i e8 a
web_phon 1n 4h b
web_shop 1i b a 8j b
webcomi 1n b6 s
webshop 1n cr e
webshop_book 1n cr b
websit y 3f j 4u i 55 6 b7 9 c9 7 ce 7 cj 6 cn 3 cp 7 ct 7 cu m cv y cx 4 dj f e2 6 el 6
websit_accessi 1n cu m
websit_build 1i cv m
websit_coupl 1n ce 9
websit_craft 1n cv e
websit_electri 1n cv c
websit_friend 1n 3f 9
websit_restaur 1n cv e
websit_school 1n c9 9
websit_system 1n dj b
websit_trad 1n cv i
websit_tradesm 1n cv h
webtoon 1n b6 v
webtoon_app 1n b6 j
wed r 5 2 9 2 i 2 2j 3 2o a 2w o 2x k 2y 7 3d c 40 d 45 9 5y 5 61 2 7l 2 a3 3 au 2 bh 4 bj h ce f cg b
wed_band 1n ce d
wed_cak 1n 2o g
wed_ceremon 1n 3d a
wed_danc 1n cg a
wed_guest 1i 40 g
wed_liv 1n ce 9
wed_photogr 1n 2x x
wed_plan 1n 2w z
wed_ring 1n 45 g
wed_speech 1n bj m
wed_themsel 1n 2w c
wedding 10 8 3 n 3 1z 3 2j 8 2w j 2y 5 30 d 3d 6 40 7 5r 3 8b c ag 3 bj 9 ce e
wedding_abroad 1n 2w c
wedding_garden 1n 30 c
wedding_hom 1n 8b b
wedding_saturda 1n 2j b
wedg 1n 95 c
wednesd w 10 2 1p 4 1r 2 2x 2 35 4 3u 3 8b 3 ab c ew 7
wednesd_morning 1n ew 9
wednesd_seat 1n ab c
weed 17 2f 8 3b 8 8q f 9h t 9l 7 ar 8 fr 5
weed_fix 1n 8q b
weed_plant 1n 3b 9
weed_robot 1n 9h l
weekday z j 3 1o 3 2i 3 2y 4 37 3 61 6 6c 3 8m 3 90 3 du 3 ex 3
weekend n 1g a 1v e 25 3 2k 6 33 4 40 8 51 3 6e 2 6k 3 6l 4 6n b 6v 3 6w 3 7t 2 81 5 8f 4 8m 9 90 4 a1 5 ae 4 bl 3 bs 2 dd 2 do 3 ea 4 eq c fj 8
weekend_adjust 1n fj b
weekend_book 1n 1v b
weekend_camp 1n 8m d
weekend_fit 1n 1v b
weekend_off 1i 6n 7
weekend_siz 1n 40 b
weekend_worksho 1i eq 7
weekly s 7 2 1o d 1p 9 26 7 2k 7 59 7 5c 3 5i 4 5j 7 74 7 8b b 8o 6 91 7 9y 4 a0 6 a9 7 ao 6 av e ax 8 b6 b b7 3 bl 7 bw 2 ci a dd 8 df 5 f2 7 fb 2
weekly_bouquet 1n 8b b
weekly_box 1i 1o 9 f2 7
weekly_bread 1n 5j c
weekly_check 1n 91 c
weekly_comic 1n b6 b
weekly_liv 1n a9 b
weekly_market 1a 2k 9
weekly_menu 1n 1p g
weekly_mock 1n a0 b
weekly_money 1n bl b
weekly_newslet 1n av g
weekly_plan 1n 1o a
weekly_report 1n 26 b
weekly_rota 1n dd c
weekly_talk 1n 74 b
weekly_task 1n ao b
weep 1n bg 4
weigh t 28 7 2d 3 2v 3 30 3 4h 2 57 3 59 3 5o 5 64 4 6d 6 72 4 75 3 7t 2 7z 6 8e 4 9d 5 9i 6 9u 9 bi 8 dr 5 fp 4
weigh_kilo 1i 28 a
weighbr 1n fp 4
weight q f 9 l a 1q 3 4i 2 4o 4 5o 4 5s 4 6w 3 72 i 80 3 8k 8 9d 2 9i 5 dr 8 ds 4 dz 4 f7 2
weight_age 1n dr b
weight_app 1n 72 e
weight_los 1i 72 b
weight_slowly 1n l b
weir 1n 37 4
wel i 7 2 b 3 15 6 1b 3 2l 3 75 3 7g 2 8j 3 8n 4 8r 3 91 5 9d 2 9n 2 co 3 e9 3
wel_kept 1n 8n b
welcom 16 2i a 7f 4 ab 4 ac 4
welcom_play 1n 2i c
weld 1c 28 6 4i c fh 8
weld_electri 1n 4i c
welfar 1f 13 7 ex 4 fm 4
wellb 1i 77 a dg z
wellb_program 1n dg d
welling 1n 63 a
wellnes 1i n p dg a
welly 1f 1r 6 6j 7 ek 9
welsh 1n 9w a
went n 12 2 6m 3 70 6 81 6 cl 3 cm 2 co 3 d8 3
went_wrong 13 81 8
west 1c 2a 3 5p 7 72 c b0 3
west_african 1i 72 a
western 1i 4y 9 bq 9
wet o r 3 23 3 27 6 2k 3 47 3 5a 4 6m 3 82 3 8m 6 9h 3 bb 4 dn 3 e6 3 fg 3
wet_detect 1n 27 b
weth 1n 9l 4
wetsuit 1n 47 b
whal 1c 1m 5 37 8 6k 8 6s n
whal_guid 1n 6s d
whal_walk 1n 6s a
whatev z 2d 2 6g 3 71 3 8s 3 av 3 aw 2 co 3 cy 3 dc 3 dt 3 eu 2 f1 6
whatsap 17 6e f cj 8 cl f cv f db b e2 9 em b
whatsap_answ 1n db b
whatsap_assista 1n 6e c
whatsap_bot 1i e2 9
whatsap_fil 1n em b
whatsap_market 1n cl g
wheat 1n 30 8
wheel t 11 9 28 e 2j 7 3x 9 5r 5 7z 3 85 3 98 6 9h 3 9j 6 ay 3 bz 5 cd 6 dn 7 du 6 ej 3 ep i
wheel_cobbles 1n 28 b
wheel_coffe 1n 2j b
wheel_kiln 1n ep d
wheel_tilt 1n 28 b
wheel_unsold 1n 11 b
wheel_van 1n dn b
wheel_visit 1n cd 9
wheelch 11 1b 5 20 c 3j 4 3y c 67 3 6g 3 6q s 7q m 7u i ba h bc p
wheelch_beach 1n 6q c
wheelch_cloth 1n bc b
wheelch_holiday 1n 6q f
wheelch_hotel 1n 6q l
wheelch_map 1n 7q g
wheelch_pushcha 1n 20 b
wheelch_rout 1n 7q f
wheelch_stif 1n bc 9
wheelch_tour 1n 6q c
wheelch_transpo 1n 7u f
wheelch_travel 1n 6q f
wheelch_trip 1n 6q f
wheelch_wheelch 1n 7q a
whenev 13 19 3 1c 3 2l 3 3z 9 7a 3 8o 4 dn 3 ex 3
whenev_child 1n 3z b
wherev 1i 1x 5
wheth d g 2 7a 3 7j 5 7y 2 ad 3 bp 2 dt 4 e6 3
wheth_availab 1n e6 b
wheth_clinic 1i 7j a dt b
wheth_food 1f 7a 9
wheth_high 1n ad b
whil j t 5 u 3 1u 5 53 2 6y 5 8f 3 91 7 98 3 9x 5 bg 4 bk 4 c7 3 cb 5 dm 6 do 7 e9 2 ek 3
whil_away 1f 91 f
whil_child 1n 9x c
whil_holiday 1n do b
whil_leav 1n bk b
whil_own 1c dm a
whil_say 1n cb a
whil_travel 1i 1u a
whil_wait 1c bg 7
whil_walk 1f t b 6y a
whippet 1n ds a
whisk 1n do 3
whiskey 1n f4 p
whiskey_distil 1n f4 a
whisky 1n f4 v
whisky_distil 1n f4 a
whisky_own 1n f4 c
whisp 16 6 4 3k 4 ae 3 f6 3
whisper 1i 6 3 cq 2
whistl 19 p 3 34 6 3f 2 7m 2 be 3 ea d
whistle 1n 4h 12
whistle_channel 1n 4h k
whistle_hotlin 1n 4h d
whistle_whistle 1n 4h d
whit s 4 5 6 3 1y 4 24 5 2d 4 2i 5 2j 9 2n 3 4p 4 5q 5 6m 3 79 3 7q 8 7w 4 8i 4 8w 5 am 5 au 6 dy 5 fm 5
whit_can 1n 7q d
whit_convert 1n 2j b
whitebo 1n e6 8
whiten 1i 9 5 44 4
whoduni 1n 83 w
whoduni_clu 1n 83 b
whoduni_envelop 1n 83 b
whoduni_let 1n 83 b
whoduni_mail 1n 83 b
whoduni_monthly 1n 83 b
whoduni_post 1n 83 b
whoev l 1q 2 57 3 58 3 dk 3 ec 4
whol g 17 3 1h 3 31 4 36 4 48 3 65 2 8f 2 8m 4 8r 4 8w 4 9i 4 bt 4 c1 4 f2 4
whol_crypto 1n bt b
whol_even 1i 31 b
whol_flat 1i 8w a
whol_pastur 1n f2 8
whol_season 1n 8m b
whol_street 1f 8r a
whol_term 1n c1 b
whol_trip 1n 36 b
whol_valley 1n 9i a
wholesa v r 3 y f 4g 4 5a 3 5f l 5g 3 5n b 5v 3 5z 3 62 6 64 4 6c 3 95 3 96 3 98 8 9g 6 ap 9 cy 3 d1 5 d6 7 ef 6 eg 3 eh 3 ej 7 ek f
wholesa_marketp 1n 5f g
wholesa_sel 1n 5n b
wholesa_warn 1n y b
wholly 1n z 5
whorl 1n c a
whos f 26 3 4k 2 4s 2 6a 4 7f 3 80 3 8k 4 9p 2 a8 3 bx 4 c7 2 dq 3 ee 3
whos_conditi 1n 80 9
whos_fix 1n bx d
whos_height 1n 8k c
whos_mak 1i 6a a
why b 25 3 4y 2 6d 3 93 3 dx 2 fd 4
why_bedroom 1n 93 b
why_cry 1n 25 b
why_item 1n fd c
wick 1n 8 g
wid v 26 3 3k 2 3y 5 43 b 45 4 46 4 8i 4 8w 4
wid_toe 1n 43 b
widen 1n 45 4
widow 1c 3i x 3s 3 b9 o em 6
widow_app 1n 3i b
widow_compani 1n 3i b
widow_counsel 1n 3i b
widow_even 1n 3i b
widow_group 1n 3i b
widow_onlin 1n 3i b
widow_spar 1n b9 d
widow_support 1n 3i b
widow_talk 1n 3i b
width 14 28 3 43 3 7y 3 89 5 8i 3 8w 5 am 3 c4 3
wif 1n 4s 9
wifi 1n b8 q
wig 1n fa 13
wigs 1f 2 9 bc 7 fa 12
wigs_hair 1n fa j
wigs_scarv 1n fa a
wiki 1n dl o
wil 1f 3c 4 ah f dz 5
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
win n 8 7 10 2 2l 6 2s 4 2z 5 4n 2 52 8 5e 6 5q l 60 4 61 a 67 2 6m b 8i 2 8l 6 9d 2 9u 7 ci 3 cl 4 d3 5 d9 8 eo 2 er c
win_back 1i d9 a
win_be 1n 61 b
win_bottl 1i 8 b
win_box 1n 5q e
win_cellar 1n 6m h
win_club 1n 5q t
win_drink 1n 5q i
win_mak 1n 52 c
win_open 1n 2l c
win_patient 1n er a
win_shop 17 5e 9
win_stop 1n 9u a
win_subscri 1n 5q n
wind y 1d 6 34 6 37 5 69 2 6k 7 6w a 9a 4 cd 6 fl 4 fn 4
window j 3 3 8 3 1t 5 22 3 23 3 26 8 2f 6 2i 4 2l 3 2n 5 2p 4 39 4 4n 3 56 7 5u 5 5z 3 64 3 6c 6 6h 3 8a 6 8r f 91 3 93 4 9g 2 am 4 an 3 au 2 b1 3 b7 2 bp 2 cm 2 d2 3 ej 7 er 4 fo 6
window_christm 1n 5u b
window_clean 1f 56 g 8r u
window_gut 1n 8r c
window_instead 1n fo b
window_park 1n 2p b
window_send 1n 26 b
window_wash 1n 8r f
windows 1f 7w p ex 3
windows_kit 1n 7w k
windsur 1n 34 g
windy 1n fn 5
winegro 1i 5q n 6m 5
winegro_record 1n 5q c
winemak 1n 5q b
winery 1c 5q g 6m r 9u 7 cl g
winery_brewery 1n 6m q
winery_georgia 1i 5q b
winery_writ 1n cl c
wing 1c 2u 3 9r 9
wins 1f q 4 8f 3 ak 4
wint n n 7 1z 3 24 4 3w 3 4o 2 84 3 8u 4 8z 4 93 4 9a 3 9e 2 9i 4 9k 3 ag 3 b0 6 bn 3 bz 4 fj 3
wint_mountai 1n b0 b
wip x 2h b 7u 2 8s 2 9j 5 al 2 au 2
wir 15 16 5 2f a 46 7 4d 5 ct 3 cy 3 d6 3 ek 3
wir_recogni 1n 2f b
wireles 1n 96 d
wireles_sensor 1n 96 b
wish y o 3 1c 4 37 3 4u 3 5j 3 6b 3 99 9 9b 3 ah b b0 5 bk 3 c1 3 dd b f1 3 fc m
wish_dy 1n fc g
wish_holiday 1n dd c
wish_hospic 1n fc b
wish_hospita 1n fc b
wish_ill 1n fc b
wish_onc 1n 99 b
wish_patient 1n fc b
wish_termina 1n fc b
wish_ward 1n fc b
withdra 1a 7f 4 b3 3 bl 3 cq 4 fd 4
withsta 1n ds 5
witnes 1c 6h 4 ah 7 ax 8 el 3
wok 1i 1f 8 24 4
woken 1c 3t 3 aq 6 ct 9
wolf 1n 7r 3
woman 19 o 9 12 3 15 a 19 3 74 4 7y 3
woman_villag 1n 15 b
women m 0 6 2 6 3 6 6 8 7 8 8 4 b 6 d 6 f 8 g 4 h 7 l 4 m 9 13 9 14 9 19 j 1s 4 2e a 34 7 36 4 3j 7 3y 4 40 7 41 4 42 4 47 7 48 9 49 7 4a 5 4c 4 4d 6 5z 7 61 4 6z 4 70 4 74 e 75 4 77 4 78 4 7p 4 7x 5 7y 7 84 3 8g 4 8o 4 92 4 ai a ax 5 b5 9 bb 9 bn a br 7 by 9 c6 c er 3 et b f1 a f9 5 fa c
women_alopeci 1n fa a
women_build 1n 48 b
women_childca 1n 19 b
women_cod 1n 19 s
women_cook 1i 13 a f1 g
women_even 1n h b
women_femal 1n 3j 9
women_fifty 1f f a 7y 9
women_fix 1n c6 b
women_footbal 1n ax b
women_forty 1n 34 b
women_health 1n 74 d
women_hik 1n b5 g
women_los 1n fa a
women_measur 1n 49 c
women_mov 1n br b
women_parish 1n 3b 9
women_part 1n by c
women_run 1f 7 9 2e d 5z a
women_safety 1i ai c
women_start 1i bn e
women_tattoo 1n m c
women_tech 1n 19 e
women_train 1n 19 e
women_villag 1n 14 g
women_walk 1n ai b
women_women 1n c6 b
won 17 2a 4 8f 3 ak 5 ci 3 d3 9
wond 1n 21 5
wonderf 1i 61 5 81 3
wonky 1n 5i j
wonky_fruit 1n 5i b
wood t n 8 15 4 1o 4 2n 7 2y 6 31 3 33 7 39 7 3e b 3g 6 46 5 64 4 7v 8 88 d 8c b 8f 2 8n 6 9n 6 9t 6 cd 4 dz 8 fo a
wood_design 1n 8c b
wood_door 1n fo b
wood_fir 1i n a 2n a
wood_grav 1n 3g 9
wood_host 1n 2y a
wood_shop 1n 39 c
wood_tabl 1n 88 h
wood_town 1n 9t a
woodcut 1n 8i 7
wooden 11 9 5 34 8 37 4 46 c 7v a 7z 6 88 b 8d j 8e 3 8f 3 9t 6 a1 9 az 9 f3 2
wooden_boat 1n 34 b
wooden_build 1n 8d b
wooden_cano 1n a1 b
wooden_figur 1n az b
wooden_recycl 1n 46 b
wooden_toolbox 1n 7v c
wooden_toys 1i 8d i
woodlan 1n 3e d
woodlan_cemeter 1n 3e b
woodtur 1n eq 8
woodwin 1n cd 9
woodwor 1c 7v w 89 4 a1 8 eq i
woodwor_child 1n 7v a
woodwor_childre 1n 7v a
woodwor_cours 1n eq d
woodwor_kids 1n 7v a
woodwor_kit 1n 7v d
woodwor_kits 1n 7v 8
woodwor_project 1n 7v a
woodwor_young 1n 7v a
wool 15 3e g 4a r 7x n 8s 7 cl 7 ek 5 fe 5
wool_jump 1n 4a h
wool_local 1n 4a g
wool_shop 1n 7x a
wor 1f 1s 5 40 6 e6 3
word 6 77 2 b1 2
word_back 17 77 8
word_gam 1n b1 g
word_own 19 9v 8 bt 8
word_parent 1f 73 9
word_prepar 1n 7j b
word_stumbl 1n 9x c
word_usually 1n d5 c
wording 1n cx 5
wordpre 1n 4u b
work a 9 3 d 2 13 5 16 3 1e 3 39 5 3l 4 3t 3 48 5 4c 2 4e 2 4i 3 4j 5 4k 2 4r 7 4u 2 4v 3 4y 4 4z 3 50 2 61 2 6b 3 6t 2 6u 4 8i 4 8o 2 9h 3 a2 5 af 2 as 5 bs 3 bu 4 bw 5 c3 5 d4 3 dd 3 dm 4 em 4 f1 4 ff 6
work_breastf 1n 4c c
work_contrac 1n d4 b
work_cut 1n 4v c
work_data 1n a2 b
work_deadlin 1n e3 c
work_diem 1n cz b
work_draw 1n bw b
work_fal 1n 4r b
work_far 1i bw a
work_film 1f ay 9
work_group 1n dm d
work_heat 1n 4r b
work_nearby 1i f1 9
work_night 1i 9h 9
work_pap 1n em b
work_permit 1i as c
work_photogr 1n bu b
work_questio 1n 4j b
work_refil 1n 9 c
work_remotel 1n 4y c
work_sav 1n 4i c
work_scan 1n 97 b
work_shift 1f 3l e
work_tap 1n 6b b
work_tax 1n bu d
work_togeth 1f c3 9
work_tonic 1n 61 b
work_trad 1c af a
work_trous 1n 48 j
work_tru 1n fe a
work_visa 1i as k
workben 1f 7v 7 ds 3
workboo 1n 9y b
workflo 1n ap x
workflo_automat 1n ap o
workout 1i f h 70 1a
workout_app 1n 70 v
workout_hom 1n 70 e
workout_moth 1n 70 b
workpla 19 2t 8 50 f 9p q ai 4 dc 7 dg d
workpla_actor 1n 50 c
workpla_charg 1n 9p s
workshe 1n 9y 8
worksho q 13 a 16 8 1e 8 28 5 35 3 39 9 3v 8 42 6 45 7 4a 6 50 f 53 a 58 5 5u 6 6a 8 6b 7 84 8 8y d 98 h 9q 7 a1 9 ah 3 b7 a bz 7 c0 5 cc 7 cd f cm 3 cx 3 ei 6 ep 6 eq j es c fi 4
worksho_br 1n 8y b
worksho_build 1n 53 c
worksho_coupl 1n 45 b
worksho_desk 1f 39 a
worksho_gdańsk 1n 42 b
worksho_ingredi 1n 5u b
worksho_local 1n eq 8
worksho_near 1n eq c
worksho_paid 1n 13 b
worksho_post 1n b7 b
worksho_rent 1n 9q a
worksho_repair 1i cd 8
worksho_restor 1n 8y b
worksho_softwar 1n 98 p
worksho_spar 1i 84 9
worksho_team 1i 50 j
worksho_wheel 1n cd 9
workspa 1i 39 b 5d b
worktop 1n 5x 8
workwea 1i 48 10 59 u
workwea_rental 1i 48 b
world 17 a 4 2s b 5p h b0 4 d5 3
world_grocery 1n 5p k
world_host 1n 2s c
worldsc 1n 1o a
worldwi 1i 4b 4 b3 9
worm 1f x 4 89 3 8y 9
worn r 5 3 6 2 1s c 2b 6 2c 9 3h 3 41 3 44 7 47 4 4d 6 4r 3 7y 5 8y 6 98 7 9e 2 bz 4 e0 3 ei 7 fa 2
worn_armchai 1n 8y b
worn_brak 1n 98 b
worn_build 1n 1s b
worn_sho 1n 44 b
worn_should 1n 2c b
worn_tyr 1n ei b
worri 1n a5 5
worry 17 12 3 77 8 7k 4 aj 3 dg 3 dx 3
wors 12 4s 2 5n 3 6x 2 6z 3 77 3 78 3 7n 3 8p 3 8x 3
worship 1i br 5 bs 5
worst 14 3g 3 4x 4 93 3 9h 3 bn 3 cq 5 dq 3
worth s 1g 4 1u 2 21 5 2k 3 3d 2 44 6 4c 3 8x 7 b5 2 bt 3 cw 3 f5 5
worth_someth 1i f5 8
worthle 1n 8e 5
wouldn 1n fg 5
wound 1a o b p 4 t 3 eu 3
wound_first 1n o b
woven 1c 3e m 4c 3 8k e
woven_lithuan 1n 8k c
woven_willow 1n 3e 9
wrap x 0 8 o 2 2k 6 2m 4 2u 5 4c 6 5r 3 5u 6 5w 4 7z 3 85 3 8c a 8f 3 8g e 8l 4
wrap_hand 1n 8g c
wrap_pap 1i 0 a
wriggl 1i 1m 4
wrinkl 1n au g
wrinkl_hair 1n au b
wrist 13 5 5 g 5 m 3 s 3 v 5 2c 5 3n 3 a3 3 bi 3
wristba 1f 2b e 6g c ey 3
writ 6 t 2 u 3 14 2 3d 2 51 5 77 2 9d 2 ak 3 av 3 bj 5 cg 3 cl 2 cm 2 cn 5 cw 3 d3 3 dk 2
writ_applica 1i 51 h
writ_appoint 1i ck b
writ_back 1n 14 b
writ_bids 1n ak e
writ_buy 1a cl 9
writ_caption 1n cm c
writ_clinica 1n u b
writ_daily 1n ee b
writ_dischar 1n u b
writ_easy 1n a3 b
writ_emissio 1n fk b
writ_guest 1n 6f d
writ_help 1c 51 c
writ_hold 1f 3d a
writ_itinera 1n 36 b
writ_let 19 ad 8
writ_not 1i u c
writ_persona 1f bj 8 cw a f9 8
writ_plain 1n cs b
writ_plan 1a l 9
writ_product 1n cn c
writ_prop 1n cx b
writ_record 19 9d 9 cg 9 dj a
writ_report 1f 93 b
writ_short 1f av a
writ_song 1n cg g
writ_speech 1n bj g
writ_summary 1n dk c
writ_tend 1n d3 b
writ_test 1n an b
writ_wed 1n bj c
writ_whatsap 1n 6e c
writ_yearly 1i bt a ed a
written i 3d 4 8s 2 96 3 9d 4 ae 2 b7 2 bj 9 cg 5 cn 5 cs 3 d6 3 dl 2 dt 5 e5 4 eb 5 el 3 eo 2
written_answ 1i dt b
written_coupl 1n 3d a
written_homewor 1n eb b
wrocław 1i 3a 9 80 8
wrong e 3 3 1q 2 51 2 68 4 7a 4 7g 2 7n 2 81 4 86 3 9y 4 a8 3 bu 3 cj 3 ck 4 dl 2 e9 2 ek 2 fh 5
wrong_answ 1c 9y a
wrong_label 1n fh f
wrong_writ 1n ck c
wrongdo 1n 4h a
wrongly 1f bk 3 el 5 fh 3
wrot s 3i 2 4h 2 9e 2 ab 3 ae 2 b5 4 b7 3 df 2 ec 5
württem 1n fk a
yacht 1i 37 a 9a f
yacht_club 1n 9a d
yam 1n 5p f
yam_spic 1n 5p a
yard o 2k 7 4i 2 5b 4 66 3 6a 3 6h 3 6v 3 8t 5 97 5 9e c 9f 7 9i 8 9k 4 9p 6 9s 5 a1 6 bz 5 c0 7 c4 8 e0 3 e9 2 ej 4 fg 3 fn 3 fo 9 fp 5
yard_modul 1n a1 b
yard_send 1n 9e b
yarn 1i 4a c 7x 10
yarn_box 1n 7x j
yarn_knit 1n 7x c
yarn_shop 1i 7x 9
yarn_video 1n 7x 9
yearboo 1n bh r
yearly x 1d 8 3b 9 6h 3 6i 3 8r 9 9k 8 bh e bt 9 by 5 cc 9 cx 3 d1 5 d5 2 df 5 e0 8 e6 3 ed b ek 3
yearly_check 1n 8r c
yearly_cost 1n ed b
yearly_playgro 1n e0 b
yearly_return 1n 1d b
yearly_settlem 1i 9k a
yearly_tax 1i bt c
yeast 1n fb 6
yellow 12 1k 4 1t f 45 5 5n 5 7h 6 cy 6 d4 3
yellow_leav 1n 1t d
yes h q 2 2w 3 30 4 97 3 98 5 aj 3 bm 4 cw 3 d8 4 dc 3 df 2 e3 3
yesterd u 1a 2 2n 4 79 2 7l 1 d6 3
yew 1i 9l 3 e5 3
yield 1n fm a
yoga 11 g u s f 2q b 33 3 5i 3 5x 3 5z 3 6y 8 dg a ev 6 ew h f9 3
yoga_clas 1n g m
yoga_studio 14 g l s b 2q 9
yoghurt 1f 11 6 2p 9 2u 8
yogurt 1n 2p a
york 1i ad 9 cb 8
yorkshi 1f 62 c 8y 8 c9 7
yorkshi_sold 1n 62 b
yoruba 1n cq e
yoruba_hausa 1n cq b
young n 4 4 c 4 m 4 n 4 12 e 1b 4 1s 4 2i 4 2m 4 2r 4 3a 4 41 4 43 4 46 3 4b 4 4n 8 4p 7 5q 6 62 3 6o 3 6t 3 6y 4 7b 4 7f 4 7g 4 7i 5 7k 4 7v 7 8a 4 8i 8 8n 7 8s 4 a7 5 av 6 ay 4 b9 5 bc 4 be 3 bk 4 bp 4 bq 4 ea 2 ex 4
young_brand 1i 4n c
young_family 1a av 9
young_illustr 1n 8i b
young_leav 1n 12 b
young_lodg 1n b9 9
young_musicia 1n 8n e
young_paint 1n 4p f
young_use 1n bc 9
young_vietnam 1n a7 b
young_winegro 1n 5q c
your o m 3 67 2 ab 3 bl 3 bu 2 c4 4 cb 5 dd 2
your_learn 1n cb a
yoursel t 25 4 5b 3 5g 3 6c 3 7y 5 8o 3 aj 4 br 2 c4 3 cz 2 d7 3 f1 2 fa 2
yous 1n 8l f
youth 13 12 o 3h 3 3l 4 3p 4 3q 4 3w 7 87 3 ca 5 cd 3 e4 7 ea f
youth_centr 1i 12 c
youth_leagu 1n ea c
youth_mentor 1n 12 m
youtub 1i ay t b3 9
youtub_channel 1n ay j
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
zagreb 1n b9 8
zambia 1n 9k a
zanziba 1n 5y e
zanziba_post 1n 5y b
zealand 1a 9 8 z 8 1o 7 6p 7 7k 7
zero 1i 5o q 61 q
zero_alcohol 1n 61 o
zero_wast 1n 5o o
zigzag 1n a8 4
zin 1n b5 i
zip 17 3z 5 42 6 49 6 6w 7 c7 3 et 2
ziplin 1n 6w a
zips 1n 44 b
zodiac 1n f9 q
zon 1f 34 4 73 3 fn 4
zoo 1n 6h b
zoom 1n a9 a
zurich 17 1n 6 1w 8 2t 8 4o 8 8m 7 dg 7 fq 7
zürich 1i 3t 9 dq 9
`;
