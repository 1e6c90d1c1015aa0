/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
aac 1n 1l y
aac_app 1n 1l d
aachen 1n dx 9
aah 1n 7e 3
aarhu 1i 16 a 5o 9
abandon 1f 1c g 8w 5 cn a
abandon_donkey 1n 1c b
abattoi 1n 9p h
abattoi_food 1n 9p b
abidjan 1n bt a
abl 1i 3o 4 6n 5
aboard 1i 37 5 6r 3
abov p 18 6 3e 5 6d 7 6x 3 at 3 ez 5 fj 6 fp 3
abov_ash 1n 3e 9
abov_bin 1n 6d d
abov_booksho 1n ez a
abov_product 1n fj b
abov_superma 1n 18 b
abroad t z 3 2w 7 3b a 4k 3 4u 4 4y f 4z 3 52 f 5p 8 6u f 6v 8 6y k 73 5 a9 9 ah 5 aj 4 au a bu h da 4 db 4 dz 3 en 3 f9 4 fg 4
abroad_backpac 1n 6u a
abroad_check 1n 52 c
abroad_choos 1n a9 b
abroad_send 1n bu g
abroad_venu 1n 2w c
absenc 1f 14 5 93 5 dg a
absent 1n 6j k
absorbe 1i 6 5 bd n
absorbe_discree 1n bd b
absorpt 1n bd 4
abus 1n 4h l
abus_anonymo 1n 4h d
academy 1i 50 8 e4 4
acai 1n 2q b
accent 1c t 4 3o 3 a6 b ah 7
accept s t 6 1y 9 2g 3 3e 4 4u 3 51 3 55 8 68 2 98 4 9e 2 br 8 bz 2 d7 9 dc h dk 2 dl 2 e9 3 ec 9 eh 4
accept_card 1n dc i
accept_match 1n ec a
accept_mobil 1n dc g
accept_retest 1n 55 b
accepta 1n 4u 5
acces z z 3 15 6 2g 7 2u 3 3f 3 4z 3 5j 3 a3 3 as 5 av 3 by a ct 3 cv 3 d3 3 fg 5
accessi 17 20 8 4u 4 6r s 7r c bc 9 cw z ea 4
accessi_audit 1n cw k
accessi_check 1n cw q
accessi_error 1n cw b
accessi_holiday 1n 6r k
accessi_hotel 1n 6r g
accessi_tags 1n cw b
accessi_travel 1n 6r l
accessi_websit 1n cw e
accesso 1i du p ff a
acciden 11 j 3 32 3 34 3 3k 4 3r 3 3w 6 4i 3 58 6 8f 3 8n 3 c3 3 ev 4
accommo 1n 13 5
accompa 13 l 3 12 c 13 3 1f 3 3c 3 3s 7 52 a 6v 3 6y 3 ak d bb 8
accompa_both 1n bb 9
accompa_fair 1n 52 c
accompa_pair 1n 12 d
accompa_women 1n ak b
accord 1i 2c 5 bf 4
accordi 1f 71 5 cf k
account o s 2 3f 3 3v 4 4e 2 4s h 4t 4 4x 6 54 5 6g 3 6v 5 7g 8 aa 3 aj a as 6 au 5 bm f bn c bo a bp 7 br 6 bu 2 bw 5 bx 8 cy 4 cz 3 d0 e d1 8 d2 6 d3 a d6 3 d8 7 dc 7 dg 5 dj 8 ef 6 eo m fm e
account_account 1n eo g
account_cancel 1n bx c
account_client 1f eo c
account_contrac 1n aj d
account_coupl 1n bn e
account_doctor 1n 6v 9
account_engin 1n au b
account_firm 1i eo m
account_help 1i 4x b
account_low 1i 7g a
account_nam 1i 4s b
account_open 1n d3 b
account_practic 1n eo x
account_sam 1n dc b
account_shar 1n bn b
account_smal 1i 4s b
account_softwar 1f fm e
account_sort 1n bm f
account_spend 1n bm h
account_staf 1n dj b
account_writ 1n ef b
accra 1n fr a
accurac 1n 26 5
accus 1i 4h 8
acid 1n f5 4
acidity 1f 5s 7 5x 8 f5 4
acn 1i 1 9 7l q
acn_photo 1n 7l d
acn_treatme 1n 7l a
acousti 1n 9u g
acousti_insulat 1n 9u 9
acr 1i 5b i fn 6
acros u 1q 3 2u 4 43 2 45 3 5e 4 5u 3 7l 2 9b 4 9t 3 b3 3 c2 3 ce 3
act 16 6v 2 aj 3 ar 3 as 4 cd c cl 4 en 3
action 1n dm c
activit 19 1v h 6k p 7o d ad b bf t dy d
activit_book 1n 6k h
activit_tour 1n 6k n
actor 1a 1n a 31 c 50 c b1 b cd y
actor_auditio 1n cd c
actor_learn 1n cd g
actor_lin 1n cd g
actor_load 1n cd a
actor_memor 1n cd c
actor_play 1n 31 c
actor_real 1n 50 c
actor_script 1n cd g
actor_visit 1n 1n a
acts 1c al 4 as 4 c0 4 cg a
actuall 1n ah 4
acut 1n di 5
adapt 1i 24 d bc c
adapt_hom 1n bc a
adapt_sleep 1n 24 b
adaptat 1n bc m
adaptiv 1i 3y k be x
adaptiv_cloth 1i 3y h be m
adaptog 1n 7 b
add u 21 5 2l 3 3c 2 3m 3 5m 7 8v 3 a2 2 a9 3 ai 7 bi 6 bq 4 bz 3 cu 3 d3 5 eh 3 em 4 ff 8
add_lin 1n ff c
add_nam 1i ai a bi 8
add_sugar 1n 5m b
addict 1n 7d b
additio 1i 3f 4 8e 5
additiv 1c 2r 4 53 a 5s b 7b 9
additiv_pesto 1n 5s b
addres u 1w 2 1y 3 4h 4 4u 4 5d 5 5j 3 6g 9 8p 3 93 6 ae 5 ap 7 br 2 cc 2 cn 6 cy 4 cz 4 db 5 dj 3 e0 5 ej 3
addres_scan 1n 6g b
addres_video 1n ap b
adds 17 2r 3 2w d 3f 3 51 2 d4 4 da 3 dk 4
ade 1i b5 7 b6 6
adhd 1f 7c 12 8i d a7 r
adhd_break 1n 7c c
adhd_coursew 1n a7 g
adhd_stick 1n 8i c
adjust 1f 71 5 ep e fl c
adjust_build 1n fl b
adjusta 1n 8l c
admin 1f z 9 4z l aj 9
admin_real 1n 4z c
adminis 1f 6j a aj h da 8
adminis_death 1n aj g
admissi 1i 4m 5 a9 l
admit 1c 19 4 77 3 bp 4 c2 4
adopt 19 1c m 5v i 60 h dz q e9 4 ez k
adopt_beehiv 1n 5v f
adopt_cat 1n ez a
adopt_cats 1n ez c
adopt_dog 1i dz f
adopt_fit 1n 1c b
adopt_guest 1n ez c
adopt_oliv 1n 60 f
adopt_rescu 1n 1c d
adopt_shelt 1n dz e
adoptio 1i 1c f dz v
adriati 1n 8 f
adriati_coast 1n 8 c
ads 19 1c 6 4t l 8a 6 ap 13 b9 l fg j
ads_avatar 1n ap b
ads_googl 1n 4t c
ads_pric 1n fg a
ads_stop 1n ap b
adult p 1 4 i c j b m 4 14 i 1s 4 2b 4 31 5 34 4 3a 4 3n 8 3p 4 41 4 70 7 72 5 73 4 77 4 7a 4 7c b 7f 4 7i 4 7k 9 7l 9 7o 4 7q 8 80 4 87 4 8g a 9y 4 9z 2 a1 4 a5 7 a7 5 ab 4 ai 4 b0 4 be 3 bk 4 bm 4 bs 4 c0 2 e1 8 er 4 ev 3 f1 4
adult_adhd 1n 7c g
adult_afraid 1n j b
adult_alway 1n i c
adult_complai 1n 7k d
adult_know 1n 7q d
adult_learn 1n 14 e
adult_literac 1i 14 f
adult_mol 1n 7l d
adult_read 1n 14 b
adult_start 1n e1 b
advanc 11 25 3 2s 6 38 3 4e e 5f 3 60 3 6g 3 89 3 9h 9 aj 7 by s e6 3 f0 3
advanc_interes 1n by b
advent 1n 8 5
adventu 1c 31 9 84 7 b2 g f0 8
adventu_gam 1i b2 e
advert 1i 4t c ap a
adverti v 4t 6 6e 3 6u 2 6y 2 9z 3 aa 3 ag 4 ap 8 ax 4 ay 9 az d b1 3 b3 7 b5 3 b6 4 b7 3 b9 8 bo 3 cm 4 cp 3 dz 4 en 3 fm 4
adverti_togeth 1n az b
advi 1c bp e bz d eo i fn 8
advi_softwar 1n eo e
advic n a 6 l 8 1f 4 1g 5 1q 2 1s 3 1t 4 3c 2 53 2 54 2 5c 6 68 2 6v 3 73 4 74 3 75 3 77 2 7f 3 7h 2 7i a 7k 4 7t 8 91 f a9 3 af 4 ag 3 as 3 bm 3 bp 4 bv 4 bz d d3 4 d7 3 ds 3 dv 6 fa 5 fn 9
advic_experie 1n a b
advic_hom 1n 91 f
advic_saturda 1n fa a
advic_video 1n bz b
advic_voic 1n fn a
advis o l 4 q 2 t 2 x 4 1f 5 4p 2 4x 6 54 3 56 2 57 2 6i 2 76 3 7f 3 7i 3 8w 2 91 9 9l 3 a9 7 aj 3 bp 5 bv 5 bw 8 bz a c0 7 cz 4 d0 7 d4 2 dg 4 dh 2 dl 5 eo 7 fn 7
advis_whos 1n bz b
advisor 1n 36 b
aerial 1n fp g
aeropon 1n 9i a
afar 19 21 4 2g 3 7e 3 b5 3 cm 3
affect 1i 5h 5 cr 5
afford 1i 7j 8 br 3
afforda 1n 8j o
afforda_art 1n 8j g
afloat 1n 37 3
afraid 10 j 9 1m 4 1n 6 33 5 6x b 7m a do 3 dp 6 dz 2 e1 4 eo 3
afraid_height 1n 6x a
afraid_wat 1n j b
africa 15 3 7 6 7 4k a 6g 7 6m 7 99 7 bm 7 de 7 e4 6
africa_design 1n 4k b
african 1c 5p l 73 c b0 f b5 b
african_city 1n b5 b
african_dish 1n 73 b
african_grocery 1n 5p e
african_history 1n b0 b
afro 1n 2 g
afterbi 1n fo 4
afterca 1i 6y 7 9e h
afterca_tips 1n 9e b
afterno p 16 4 2i 4 2r 5 3v 5 52 2 5e 2 5t 4 6e 2 6s 5 7o 5 ba 5 bf c ew 6
afterno_book 1n 6s a
afterno_moth 1n bf b
afterno_primary 1n ew c
afterno_teach 1n ba 9
afterwa q 32 2 3i 2 4c 8 51 2 55 2 6y 5 72 3 98 3 ac 7 ad 4 ah 2 cj 3 d5 2 e1 2
afterwa_see 1n ac c
ag 1n bc u
again_january 1n f9 a
again_ready 1n 3z b
again_spac 1n a8 b
against p e 4 24 7 3a 3 4e 5 4o 2 56 1 67 2 68 2 6n 7 70 6 7b 3 7m 6 ap 4 b3 7 d1 6 d5 2 ew 3 ey 5 fl 3
against_company 1n d1 b
against_fal 1n ey 9
against_fear 1n 7m b
against_insomni 1n 70 b
against_kitchen 1n 6n b
against_oth 1f b3 a
against_snor 1n 24 b
age o m 5 3k 2 3s 4 3w 4 5m 4 5q 4 63 4 6q 5 7f 8 7n 4 8g 2 9x 2 ac 3 b1 3 b2 4 b3 2 bc e bo 4 dt 6 ec 2 ew 3 f2 3
age_dog 1n dt b
age_parent 1f 7f e bc c
age_plac 1n bc a
age_swap 1n 6q a
aged t 2 5 5 5 6 5 12 5 19 5 1s 5 3y 5 43 5 47 5 5q 5 5r 5 62 5 75 5 7d 5 7n 5 84 4 8e 5 8h 5 8j 5 9x 5 9z 5 aa 5 ab 5 ad 5 ak 5 b1 5 b2 5 b8 5 be 4 c0 5 et 4 fb 4
agenc 1i d5 g d9 g
agency q t 4 w 3 13 3 1a 4 1u 6 36 5 3k a 3t 4 4k 4 4l 3 4t k 4u a 4v 4 4w d 4y c 4z 4 52 5 54 4 58 4 6u 2 6v 3 6y 3 93 2 aq 7 au 3 b9 4 br 2 cl 4 cr 4 cw 2 cy 6 d5 6 d8 6 d9 8 db 4 e6 3 eq 4 fh 8
agency_find 1n 4t c
agency_hotel 1i 3k b
agency_legal 1n 4w c
agency_smal 1n 4t e
agent u 36 4 3j 3 4g 7 4n 4 4z 3 52 6 56 3 5d 3 68 a 8p 3 8q 3 8v 3 8x 3 8y 3 94 3 ar f aw 5 bn 3 br 5 bs 7 bu 3 cl 6 cm 6 ef 9 ej 3 eq n
agent_leas 1n ef b
agent_negotia 1n 4g c
agent_read 1n ar a
agent_softwar 1n eq g
agent_tool 1n eq l
ages 11 1o c 3r 3 3v 3 3w 3 75 3 90 3 aw 6 b3 7 b6 3 ev 4 f2 6 f6 2
ages_tabl 1n 1o e
aggrega 1n s 9
ago v 0 4 12 2 1a 2 1q 2 7i 2 7p 2 9g 2 bj 4 d3 3 eb 4
agr n z 3 1g 4 1h 3 4e 2 4x 2 59 2 5b 2 7i 4 7o 2 ah 3 bo 3 c7 3 cn 7 ct 3
agr_good 1n cn c
agre i 1h 3 32 3 4l 3 54 2 55 2 c7 2 df 2 ed 2
agreeme 15 1g 3 1h e 8x 3 an 3 ar 3 d2 4 d6 j da 3 dw 4
agreeme_parent 1n 1h a
agreeme_warn 1n d6 b
agricul 1i 5i a 9j 9
agritou 1n 33 b
aground 1n 37 5
ahead v 2v 8 3c 3 3d 8 4m 3 4u 3 5k 3 6l 6 8t 3 ax 4 b3 2 b8 4 d3 c dq 3
ahead_childre 1n 2v c
ahead_tight 1n d3 b
aid 14 h 3 p 8 15 5 1l e 3p 3 4r 7 50 e 51 4 ey 5
aid_app 1n 1l h
aid_train 1n 50 h
aids 1i p e 6r 7
aids_follow 1n p c
aikido 1n ev l
ail 1i 1t 5 dx f
ail_animal 1n dx d
air w 26 p 38 6 4o 8 64 3 69 3 6x a 7p 7 95 h 9l 4 cj e er 4
air_balloon 1n 6x e
air_data 1n 7p b
air_monitor 1n 26 h
air_mould 1n 95 b
air_purifi 1n 26 d
air_quality 1i 26 i
air_sensor 1n 26 r
airalo 1n 6u 5
airbag 1n 2e a
airbnb 1i 59 a 6f v
airbnb_clean 1n 6f d
airbnb_host 1n 6f i
airlin 1n 7t g
airport 19 1u 4 6u 3 7m 4 85 6 c8 8 c9 j
airport_flight 1n c9 d
airs 1n 26 4
aisl 1i 8i 8 bd 6
ajar 1c 25 7 3k 3 bk 3
alarm w z 3 24 6 25 8 27 b 2b e 2e l 4n 3 7a 3 7c 5 7s 4 7u 7 93 8 97 d 98 6 9l 2 ak f e8 b ej 4 fj 4 fo 4
alarm_elderly 1n 2b g
alarm_reach 1n ak b
album 16 1z m 3f 5 81 9 b8 6 bf 5 bi f bj w ch g
album_book 1n bj i
album_editor 1n bj c
album_family 1n bj c
album_itself 1n bj a
album_pictur 1n bj c
album_print 1n bj i
album_remov 1n 1z b
album_send 1n ch a
album_snapsho 1n bj c
album_yearboo 1n bj c
album_yearly 1n bj c
alcohol 14 5 6 2l 4 4q 3 58 4 5q 6 61 x 62 3 6k 3 7d g f6 3
alcohol_aperiti 1n 61 b
alcohol_daily 1n 7d b
alcohol_fre 1i 61 w
alcohol_spirit 1n 61 d
alcohol_win 1n 61 j
alegr 1n ev 8
alentej 1n c8 a
alert 17 2b g 2e e 9k 7 ak 8 am e cv q e0 f
alert_chosen 1n 2e b
alert_neighbo 1i 2b e e0 b
alert_softwar 1n am c
alert_wak 1n cv c
align 1n 10 a
alik 14 1z 5 ap 3 aq 3 e6 3 ed 3 fb 3
aliv 1a 23 4 4o 2 5x 3 8b 4 9q 5
allerg 1i 2o a 7b j
allerge v 5 5 8 3 1p 3 2n 3 2o 4 2t 3 30 3 5c 3 5g 3 5h e 5j 3 5m 3 5n 3 5o 3 5s 4 5u 3 6l 5 6n q 7b 9 98 a f3 2
allerge_fre 1n 5h d
allerge_managem 1n 6n g
allerge_recip 1n 6n d
allerge_record 1n 6n q
allerge_report 1n 98 b
allerge_sheet 1n 6n f
allergi 1f 1 9 c 4 7e 4
allergy x 1 6 d 7 m 5 r 3 2t 3 2v 7 2z 6 30 3 3q 5 3r 5 3x 3 56 3 5h g 6c 5 6n 3 7b h 7p b 7q 6 9e 4 eu 4 ez 5
allergy_app 1n 7p d
allergy_europea 1n 7b b
allergy_scan 1n 7b h
allergy_snack 1n 5h f
allotme z 17 3 18 9 1p 3 1t 3 2a 3 5i 5 5j 3 5v 3 6w 3 8r 3 92 3 b7 9 fa m
allotme_shar 1i fa e
allotme_smal 1n b7 c
allotme_wait 1n fa c
allow r 7 2 d 2 q 2 61 2 6j 2 7e 2 8s 3 a7 4 b4 3 br 3 cc 2 d8 2
allowan 1i bo a d1 8
alma 1n e1 e
almond 1n fn 9
almost 1i 1l 3 dj 4
alon g f 2 i 2 1g 3 1w 2 2b 4 3m 3 3s 3 3x 3 4c 2 4z 4 5g 3 5l 3 7m 1 9x 4 ad 3 al 4 am 3 b7 5 bb 5 c5 2 de 3 dr 5 ds 5 eo 2
alon_chat 1n al c
alon_print 1n b7 c
along i g 3 t 3 y 3 1u 3 4p 2 6p 4 6s 6 6v 5 7m 2 97 2 9h 6 a7 3 ar 3 b6 3 c9 3 eb 3 ed 5 el 3 fc 4
along_coastal 1n 6s a
along_motorwa 1n 9h e
along_riv 1i 6p 9
along_rubric 1n ed b
alopeci 1n fc q
alopeci_stylist 1n fc a
aloud u 1a 4 1l 8 1m 4 3d 2 3r 2 4v 2 7r 8 9b 5 9g 2 9z c a7 9 ai 4 b4 2 bl 7 bt 4 cd c ea 4
aloud_gently 1n 9z c
aloud_person 1n 1l 9
aloud_split 1n a7 b
aloud_wait 1n cd a
alp 1n f6 a
alp_tasting 1n f6 8
alpaca 1n 4a b
alpin 1i 20 7 5z d
alpin_meadow 1n 5z b
alps 1i 6e a
already i 2c 2 3k 5 3u 2 6q 4 8e 3 9y 5 a0 3 a9 4 by 6 dn 2
already_earn 1n by g
already_listen 1n 9y b
already_study 1n a9 b
already_trust 1n 3k c
alsac 1n 6x 9
alt 1i 49 5 cw i
alt_text 1n cw g
alter 1f 49 m af 3 cb a
alterat 1n 49 t
alterat_near 1n 49 h
alterna 1a 4f i 5w f br e dq 9
alterna_credit 1n 4f j
althoug 1i d8 5
alto 1n ca f
altoget 1n 33 5
alum 1n b 4
alumini 1i 4 d 9 a
alumini_tins 1n 4 b
alumni 1n ag 5
alway j i 5 2g 3 36 3 4q 3 56 6 5a 1 7b 3 a7 3 bq 3 d3 2 dh 3 dv 3 ew 3
alway_sam 1c 56 c
alway_want 1n i c
alzheim 1i 7o u bf 12
alzheim_activit 1n bf i
alzheim_afterno 1n bf c
alzheim_box 1n bf c
alzheim_gam 1n bf c
alzheim_music 1i bf b
amateur 13 1t 3 2c 6 6i d 72 7 82 6 ca 5 cb b cc 6 cd c cf 5 f1 6
amateur_actor 1n cd f
amateur_sport 1n 6i b
amateur_theatr 1n cb d
amazon 1n fg 13
amazon_ads 1n fg c
amazon_profit 1n fg c
amazon_sel 1n fg o
amb 1n 24 4
ambassa 1n 4l a
ambulan 15 2b 7 32 3 69 6 7a 3 7f 3 7k 3 7u 5 7v c fe 8
ambulan_fulfil 1n fe 9
amen 1n 3h 2
america 1c 1u 8 5p e b6 8 bh 6
america_fresh 1n 5p a
amina 1a 13 5 15 6 19 6 1b 3
among y 34 8 3a 8 3s 3 4f 3 7d 2 9r 3 bt 5 c4 3 c7 3 di 3 ez 9
among_cats 1n ez a
among_shelt 1n 3a b
among_teach 1n 34 b
amount 19 2k 3 64 3 7g d 7j 6 a0 3 bp e
amount_index 1n bp b
amp 1n cc 6
amplifi 1n cc c
amplifi_book 1n cc a
amps 1n cc r
amsterd 1c 3 8 o 8 8a 8 fr 8
ana h c 3 r 3 1a 2 39 3 7h 2 ac 3 an 2 av 3 bn 3 bt 3 dd 3 de 2 dg 3 dm 2 ee 2
anaerob 1n 9p a
anaesth 1n q 4
analog 1n 82 y
analog_develop 1n 82 b
analog_scan 1n 82 b
analogu 1n 82 z
analogu_develop 1n 82 b
analogu_film 1n 82 d
analogu_scan 1n 82 b
analy 1n d7 b
analys 1i 60 5 an h
analys_record 1n an b
analysi 1c 1s 9 60 4 7l 8 an 6
analyst 1i a4 c ct 7
analyst_mentor 1n a4 b
analyti 1n ct w
analyti_dashboa 1n ct r
anatomy 1n 1k 7
ancesto 1i ai i bh w
ancesto_archiv 1n bh b
ancesto_researc 1n bh b
ancestr 1i ai e bh o
ancestr_researc 1n bh b
andalus 1n 91 a
anew 10 1h 2 41 3 45 3 4u 3 5m 3 76 3 ad 3 bq 3 bw 2 d2 3 dd 3 el 3
ang 1n c6 5
angel 1f 2z 9 6m 3
angl 1f b 8 86 5 88 18
angl_app 1n 88 d
angl_catch 1n 88 d
angl_lak 1n 88 d
angl_licenc 1n 88 d
angl_map 1n 88 d
angl_permit 1n 88 o
angl_show 1n 88 d
angl_wat 1n 88 d
angri 1n a6 4
angry 17 1o 3 2f 4 2v 4 ag 4 ay 4 cl a cq 6
anim 1n 2r 5
animal u x g 1c m 2f 3 33 8 3g 4 42 5 9n 4 9o 7 dq e dr 3 ds 3 dt 4 du 7 dv b dw d dx j dy b dz k e0 f e1 3 ez f f8 2 fa 2 fo c
animal_café 1n ez b
animal_fit 1n dz b
animal_morn 1n 33 c
animal_own 1f dq a
animal_physio 1n dx n
animal_rescu 1n 1c p
animal_vets 1n x b
animal_visit 1n 1c b
animat 1n b0 a
animati 1i 4v b 9z 5
ankl 1i 43 7 6x 3
anna 1i bh 9
annex 1i 51 3 d7 4
anniver 19 2o 3 2z 3 78 4 aj 4 ci b
annotat 1n at 13
annotat_rays 1n at a
annotat_servic 1n at d
announc 1f c5 e cm 5 fp 3
announc_trip 1n c5 b
annoy 1c 1h 3 3v 3 8j 3 d8 3
annual 1i 4s f eo i
annual_account 1i 4s b eo f
anonym 1i 4h 9 dh a
anonymi 1n dh 5
anonymo 1f v 5 4h y dh n
anonymo_questio 1n dh b
anonymo_report 1n 4h n
anonymo_web 1n 4h b
anoth g b3 2 c3 3 cb 3 d5 2 ff 4
anoth_siz 1n ff c
answ c 1 2 5 3 1a 3 1f 3 1u 3 1w 4 2e 3 4h 4 6c 3 6e 4 6u 3 73 3 76 3 7a 3 7e 3 7i 2 7k 4 7l 5 7s 3 9x 5 a0 3 a1 3 af 4 ah 4 am 4 aq 5 av 6 b9 3 cl 8 cm 6 cq 5 cy 4 d5 5 dd 5 dh 4 dk 6 dl 4 dn 8 dv 4 dz 3 e4 5 eq 3 fm 3
answ_app 1f e4 9
answ_ask 1c dl 9
answ_bad 1n cq f
answ_cal 1f cm f
answ_chat 1i 1u a cl d
answ_child 1f a0 9
answ_employ 1n dn f
answ_enquiry 1n eq b
answ_feedbac 1n ah c
answ_fifteen 1n dv c
answ_flag 1n d5 b
answ_night 13 6u 6
answ_ord 1n cl g
answ_parent 1i 1f 9
answ_phon 1n cm f
answ_policy 1n dk b
answ_questio 14 5 8 a1 8 bj 7 dd 8 dz 7
answ_restaur 1n 6c c
answ_rfp 1n am a
answ_sel 1n 6e c
answ_step 1i 9x a
answ_th 1n 73 b
answ_thousan 1n dn b
answ_twenty 1i ae a
answ_unknown 1n 7s b
answ_writ 1n 7l a
answer q 4w 3 4x 2 6i 3 72 2 ag 3 av 5 cm c cq 2 dg 3 dh 4 dl 3 dn 2 e6 3 e7 3
answera 1n d0 5
antenat 1n o e
anti 1i 24 j 9w 8
anti_snor 1n 24 h
antibio 1n y 7
antiqu 1i 8a f 90 l
antiqu_furnitu 1i 90 e
ants 1n f8 8
antwerp 19 1n 6 1w 8 5e 8 5u 8 8s 9 cg 6
anxiety 1c 78 e 7m h a0 9 a6 9
anxiou 1f 3p d dp 9 fb 4
anxiou_learn 1n 3p c
anybody q 4b 2 4u 2 56 2 co 4 dd 2 dm 2
anyon 1a 1k 3 29 4 9j 3 aw 4
anyth m 24 3 4w 2 65 2 7f 3 7h 1 d4 2 dm 2 do 2
anyway o 2 3 2b 3 2c 3 54 2 5d 2 a4 3 eb 3
anywher 1c 5c 5 62 4 dy 3 fs c
anywher_wash 1n fs a
apart r 1g 9 2k 4 2m 6 36 2 6j 2 7p 2 7z 3 ac 2 ay 2 d5 2 ec 2 ff 4
apartme 16 2g a 67 f 6q e 6v f 7j l 8p 8 8x c c7 l
apartme_build 1n c7 g
apartme_buildin 1n 67 c
apartme_door 1n 2g b
apartme_holiday 1n 6q c
apartme_hous 1n c7 f
apartme_shar 1n 7j g
aperiti 1n 61 k
aperiti_gentian 1n 61 b
aphasia 1n 7n s
api 16 4f a cr 8 cs s cu 8 cv d d2 8 da o dc h
api_lets 1n dc b
api_read 1n da f
api_train 1n cs b
apiary 1n 5v j
apiary_honey 1n 5v b
apis 1n cv f
apis_product 1n cv c
app c d 3 e 3 f 3 k 4 l 5 s 2 z 3 1a 2 1b 5 1g 7 1h 7 1l 8 1p 7 1q 7 1r 6 1s 9 1t 8 1u 6 1v 5 1w 8 1x 3 1y 7 1z 5 20 8 21 8 22 8 36 3 3h 8 3i 5 3k 4 3n 3 3o 3 3p 3 3u 3 4j 7 4m 2 4u 4 4v 2 55 4 5n 4 6e 4 6h 4 6i 4 6j 5 6z 8 70 8 71 9 72 4 73 9 74 8 75 7 76 6 77 4 78 7 79 8 7a 5 7b 7 7c 6 7d 7 7f 6 7g 8 7h 4 7i 5 7k 5 7l 6 7m 2 7n 5 7o 6 7p 7 7r 6 7t 3 7v 3 88 7 8u 4 92 3 96 4 98 6 99 3 9f 6 9g 4 9k 5 9l 3 9x 6 9y 8 9z 7 a0 6 a5 7 a6 4 a7 3 a8 6 aa 4 ac 8 ad 6 ag 6 ai 3 ak 7 al 5 au 3 aw 2 b3 5 b4 6 b8 6 bg 5 bm 9 bn 6 bo 5 bp 4 bq 6 bs 4 bt 5 bu 4 bv 5 bw 6 bx 5 by 4 c0 4 c2 3 c4 3 c5 3 c6 4 c8 2 ca 6 cd 7 co 3 cr 4 cz 5 d1 3 de 6 df 5 do 4 dq 3 dv 4 dz 3 e0 3 e2 3 e4 5 ec 4 eg 4 eh 5 ej 4 el 4 em 2 fb 8 ff 6 fh 3 fr 3
app_accompa 1n ak b
app_alert 1n e0 b
app_amateur 1n 6i b
app_asks 1i 78 a ff b
app_autisti 1n 1l b
app_bakery 1n 5n b
app_begin 1i bv a
app_blind 1n 7r f
app_bouncy 1n 2y a
app_breath 1n 6z c
app_card 1i fb 9
app_chat 1n dv c
app_childre 1f 1h 9 1l 9 bo a
app_collect 1n 75 b
app_conduct 1n ca 9
app_connect 1n 8u b
app_cousin 1n ai b
app_deliver 1n 98 b
app_disput 1n 7t a
app_divorc 1n 1g a
app_dog 1n do d
app_doula 1n 9f c
app_driv 1f 7v 9
app_employ 1i 4j c
app_explain 1i 9x a au a
app_factory 1n 4j b
app_find 1c 1z 9 3k a a0 9 bx a
app_freelan 1i bw e cz d
app_grandpa 1n bg 9
app_group 1n 36 b
app_help 1i 7i a
app_hik 1n 20 b
app_hous 1n 1w c
app_identif 1n 1t b
app_keep 1n 1y b
app_kids 1n 1h c
app_know 1n 73 b
app_learn 1n cd f
app_lend 1n 92 b
app_link 1n by b
app_listen 1i 9z b a5 a
app_log 1n 74 b
app_look 1n 1p b
app_map 1n 88 b
app_match 1i c5 a dq a
app_measur 1n eh b
app_memb 1n b4 c
app_moth 1n ad c
app_non 1n 1l b
app_onlin 1n ff f
app_open 1i c4 a
app_oyst 1n 9l a
app_paid 1n 55 b
app_parent 1i 3u a
app_payof 1n 7i b
app_pays 1n bu b
app_photogr 1i 21 a bq a
app_pictur 1n 1l 9
app_practis 1n a6 b
app_prepar 1n aa b
app_puts 1n 7g b
app_quit 1n 7d b
app_read 1a 7b 9 7p 8 b4 d bm 8 cd 8
app_real 1n l b
app_round 1n 1b b
app_runs 1n bt b
app_sam 1n 1w c
app_scal 1n 9k a
app_send 1n e c
app_separat 1n 1g a
app_sery 1n b8 b
app_shar 1n c6 b
app_shelt 1n dz b
app_shop 1i el b
app_short 1n 9y b
app_show 1i 1v a
app_sibling 1n 7f b
app_singl 1n ac c
app_slow 1n a5 b
app_smal 1n 7h b
app_strengt 1n 71 b
app_suggest 1n 1s b
app_symbol 1n 1l b
app_tailor 1n ag b
app_teach 1n 3h 9
app_track 1n 78 b
app_trad 1n eh e
app_travel 1n ec a
app_turn 1f 7a a a8 9 bg 8
app_vans 1n fr b
app_video 1f 79 a
app_voic 1n 1l b
app_weekly 1n df c
app_work 1n 99 b
app_writ 1c 9f a co a cz 9 fb 8
apparat 1n e8 i
apparat_test 1n e8 b
appeal 1n 7t g
appear 19 4m b aa 4 ai 4 b1 b b8 6 d5 4
appear_read 1n b1 b
appear_tablet 1n 4m b
appetit 1f dt 4
appl 10 1h 3 2q 7 3g 4 3s 3 42 8 5i 2 61 3 63 c 9j a di 3
appl_leath 1n 42 b
appl_sel 1n 63 b
appli 1n 13 4
applian 1a 16 i 1y j 2a b 2h 9 8z v
applian_electri 1n 2a b
applian_manual 1n 1y d
applian_repair 1i 8z p
applian_tel 1n 8z c
applian_togeth 1n 16 c
applic 1i 51 l au f
applica 11 1a 3 4f 3 51 m a9 u ag k ah d au c aw 7 b9 6 bc 4 bz 3 dd w e5 n
applica_build 1n e5 c
applica_chat 1n dd b
applica_colleg 1n a9 b
applica_help 1n a9 g
applica_own 1n 51 c
applica_paid 1n 51 c
applica_persona 1n a9 b
applica_post 1n dd h
applica_track 1i ag f dd r
apply 17 v 4 61 4 a4 6 a9 d ah c dd 4 ee a
apply_video 1n ee b
appoint z m c q m r k x e 1a 3 1r e 6v 5 74 9 75 b 7e 2 7v a 9e c ah 3 al e au 9 cm d
appoint_cal 1n al c
appoint_calenda 1n cm c
appoint_consula 1n au b
appoint_fil 1n al c
appoint_patient 1n q i
appoint_record 1n x b
appoint_weekly 1n 75 b
apprent 1c 12 h ce 4 cx a ee p
apprent_craft 1n ee b
apprent_match 1n ee e
apprent_mentor 1n 12 b
approv 14 w 3 5c 7 68 3 9a 9 co a cr 4 d1 d dg b e5 3 ea 7
approv_phon 1n dg d
approv_repair 1n 9a b
approv_tap 1n d1 b
approva 14 v 8 50 4 52 c 75 3 9a 6 a4 3 d1 3 d2 4 dy 3
approva_accompa 1n 52 c
apps i d 3 e 3 1p 3 1q 4 1r 3 1s 3 1w 3 1y 3 21 4 22 3 4m 3 4u 7 5e 3 5n 3 6e 3 6z 3 71 3 72 3 73 3 74 3 75 3 76 3 78 3 79 3 7a 3 7c 3 7d 3 7g 3 7h 2 7l 2 7m 2 7n 2 7r 3 88 2 97 2 9c 2 9g 4 9x 2 9z 3 a0 3 a5 3 a6 3 a8 2 aa 3 ac 4 ad 3 ah 3 b4 3 ba 6 bn 3 bo 3 bq 4 bt 3 bu 3 bv 2 bw 2 bx 3 by 3 c0 3 c6 3 c8 3 c9 3 cd 2 cs 3 cu 3 ds 3 ff 3
apps_mvps 1n 4u c
apricot 1n 5t 7
april 16 f 4 n a 1j 5 83 3 95 4 b6 5 c1 4
april_book 1n n b
apron 1c 48 m 59 a et 7
apron_restaur 1n 48 g
aqua 1n j b
aquacul 1n 9l m
aquapon 1n 9i j
arab 1n b8 e
arab_artist 1n b8 b
arabia 1n el b
arabic 1f 4m h 6z d 9y 9
arabic_dari 1n 4m b
arabic_french 1n 6z c
arcad 1f 31 a 3a 9 f2 r
arch 1f 2w 7 2x 4 et 3
archite 14 4o 4 4p 3 89 4 9u 6 9v 5 av 7 d9 d dm e e5 4 fq c
archite_offic 1c d9 d
archite_turn 1n dm c
archite_yard 1n fq a
archiv 1f 1z h b0 3 bh v
archiv_deliv 1n bh 9
archiv_villag 1n bh c
archivi 1n 1z h
area 19 2u 7 4o b 4q a ag 4 e2 8 f1 6
area_rent 1n 4o c
area_scan 1n 4q b
aren 1n 4y 3
arepa 1n 2k e
arepa_busines 1n 2k b
argenti 1c 4m 8 7b 8 9k 7 ed 8
argu 19 8g 7 al 3 b3 4 bq 4
argumen 1c br 4 bt 2
arithme 1n a0 q
arithme_primary 1n a0 b
arm u 1 7 4 5 5 4 d 3 k 2 m 6 60 3 7e 4 7m 7 7q 4 8j 2 8o 4 9e 5 fe 3
arm_movemen 1n 7m b
armband 1n j 3
armchai 1n 90 o
armchai_reuphol 1n 90 b
armenia 1i 5s c ew 9
armenia_aubergi 1n 5s b
armful 1n 8c 4
arms 12 1 3 3 3 2f 3 4a 3 4d 3 79 3
around x n 5 p 3 1l 5 1u 8 2i 6 2l 3 4q 6 64 3 6f 3 8q b 9y 8 bz 4 c6 3 cb 8 dx 7
around_hous 1i 8q e
around_naps 1n 1u b
around_perform 1n cb 9
around_song 1n 9y b
arrang 13 l 3 3c i 3k 4 6y 3 8c a 8i 4 9b 7 do 4 ee 3
arrang_cal 1i 3c 9
arrang_wedding 1n 8c b
arrange 1n a5 5
arrear 1n ef j
arrear_tenant 1n ef b
arriv q 2h 2 2m 5 40 6 4y 9 6f 5 6j 2 6v a 84 6 9d 2 bt 2 bx 3 d8 6
arriv_thursda 1n 40 b
arrival 14 2m 4 2x 5 3u a 44 4 66 4 6r 3 7t 3 9d 4 ct 3
arrow 1n ba 5
art 17 32 8 4p z 82 3 8j y cj 7 et 7
art_buy 1n 8j e
art_leas 1n 4p d
art_offic 1n 4p l
art_onlin 1n 8j c
art_print 1n 8j t
art_rental 1i 4p m
art_subscri 1i 4p c
art_wal 1n 4p h
arthous 1n cj 9
arthrit 1i be o dx 9
articl 19 4g 7 4q 4 9q 3 ar 3 ay h cp s
articl_rank 1n cp c
artisan 1c 2p b 5r 9 es k f5 5
artisan_gelato 1n 2p b
artisan_worksho 1n es a
artist 12 d h m i 39 7 4b 8 4n 7 4p d 8j l 9e m b6 7 b8 h cg 7
artist_book 1f d a
artist_chang 1n 8j b
artist_fre 1n b8 b
artist_styl 1n m c
arts 1i h a ev q
arts_near 1n ev d
arts_school 1n ev l
artwork 1i 4p u 8j a
artwork_rent 1n 4p d
artwork_young 1n 4p f
ash 19 3c a 3e q 3g l 8d b 8k 6
ash_brought 1n 3c a
ash_hand 1i 3g 8
ash_wood 1i 8d a
asham 1c l 7 4u 4 7d 4 bf 4
asia 1n ap a
asian 1c 2r 6 5p k 5x 7 6l 8
asian_grocery 1n 5p g
asid 13 21 3 2h 3 3a 3 3f 3 5k 4 7g k bp 3 bs 6 bw f
asid_smal 1n 7g g
asid_tax 1n bw f
ask_expert 1c 2w a
ask_googl 1n cq c
ask_nam 11 1z 7
ask_neighbo 19 1w 9
ask_patient 1i 4t b
ask_persona 1n dl b
ask_plain 1i ct a
ask_rest 1i df b
ask_voic 1n dn b
askew 1i bj 3 fj b
asks g 1o 3 2l 3 30 3 6c 4 78 4 7k 5 a8 4 a9 2 b3 2 cm 5 cq 5 dh 5 dl 5 eq 4 ff 5
asks_again 1f a8 9
asks_card 1n 6c c
asks_financ 1n eq b
asks_guest 1n cq g
asks_questio 1a 78 9
asks_symptom 1n 7k b
asks_why 17 ff a
asks_wrong 1n cm c
asleep 11 1f 4 24 c 27 3 28 3 3k 5 70 m b1 7 c8 3 do 2 dr 3 ez 4
asleep_app 1n 70 h
asphalt 1n e4 4
asr 1n cs a
assembl 1c 28 4 4q 4 8q g e6 8
assembl_furnitu 1n 8q g
asses 17 1 4 2 4 3 4 5 4 9 4 b 4 fm 8
assesso 1n 0 5
asset 1n fk 4
assign 1c z 9 7t 4 bv b ec j
assignm 1c 1a f 4e 4 ec q ed 8
assignm_softwar 1n ec d
assist 1f 6r 8 au 9 ed 9
assista x x 9 y 2 10 3 13 6 4g 2 4z s 58 c 6e 8 7k b al n aq d av m cl j cm e cu 9 dg 7 di 6 dm c dn e en 5 eq 8
assista_answ 1a 6e 9 cl c cm 9 dn 9 eq 9
assista_app 1n al j
assista_book 1n al c
assista_company 1i dn c
assista_explain 1n 7k b
assista_find 1n 58 c
assista_handl 1n 4z c
assista_join 1n dm c
assista_servic 1n 4z i
assista_sort 1n x b
assista_start 1n 4z c
associa p 1i 3 3d 3 4t 2 6e 2 6i 7 6j 2 92 2 95 4 9b 5 9f 6 9k 6 af 7 ax 5 b9 2 bw 2 cp 2 cr 4 d4 2 da 4 e9 5 ec b ed 2 ef 9 em 2 ep 2 eq 2 fp 4
associa_memb 1n 6i d
asthma 1n 7p u
asthma_app 1n 7p f
astrolo 1n fb 12
astrolo_app 1n fb r
astrona 1n 1m l
asylum 1n 13 a
ate 12 t 5 1p 3 3k 3 3l 3 3t 3 5m 3 6n 3 9o 4 dq 3 dt 3
athen 1f 13 8 18 9 f3 8
athlet 1i 2c 9 5l l
athlet_chil 1n 5l b
atopic 1n 1 k
atopic_skin 1n 1 c
ats 1i ag a dd a
attachm 1n ar d
attachm_ent 1n ar a
attack 1a 4h 4 4x 8 7p o dj 8 dk 4
attempt 1c 3p 5 a3 5 bz 4 dc 4
attend 1i 6i n 6j a
attenda 1f 5a 5 6i e eb i
attenda_card 1n eb b
attenda_driv 1n 6i b
attenti 1c 8e 3 ab 4 az 4 ex 4
attic 11 1z 3 8a 5 8w 8 8x 3 91 6 94 7 ch 2 ef 6 ew 5 f7 i
attic_clear 1n f7 b
attic_empty 1i f7 a
attorne 1c 6v 3 7f 4 aj 9 en 9
aubergi 1n 5s e
aubergi_walnut 1n 5s b
aucklan 1f 2v 9 4s a f0 7
auction 1a 81 q 90 4 ef 4 fo 4 fq 6
audio 13 1u 7 2y 6 32 8 3h i 6h m 6z 7 72 a 9y 9 az 7 b1 s cs 7
audio_coach 1n 72 c
audio_guid 1i 6h q
audio_play 1n b1 d
audio_story 1i 9y a b1 m
audiobo 1f 8h a az c b1 d
audit 16 1b 4 1d 4 4h 4 55 c cw j dk f eo 8 ep 3
auditio 1n cd j
auditor 16 4h 3 55 3 9q 3 9w 7 cw 3 dj 3 dk e fm 8
augment 1i 4i a 6h a
august x 8 3 s 3 18 4 1i 6 1o 3 33 3 35 3 3l 4 4o 4 5d 3 7m 3 9d 4 dq 5 fa 4
aunt v 12 6 2o 4 3h 3 5p 5 6j 5 7h 5 83 3 b3 2 be 3 bt 6 f5 4
austin 1i 2k 9 dq 9
austral 14 4 7 u 7 1f 6 1u 7 7d 7 7i 6 9d 7 9z 7 bh 5 d7 7
austria w p 6 z 5 20 5 2f 5 3f 4 4c 6 4w 6 5q 6 5z 5 6e 6 79 5 87 5 8j 5 9m 5 a2 5 bv 5 cw 5 cz 5 dj 5 dn 5 e8 5 eg 6 eo 6
authent 1i 9w 8 b5 a
author 16 1m 7 9y 4 b1 4 b4 a b5 c b7 7 e6 3
authori g y 2 56 2 68 3 69 5 6j 3 88 2 98 4 9c 3 9n 3 au 3 dl 3 e5 7 ea 9
authori_plain 1n ea b
auti 1i 1e 9 a7 a
autism 1n 1l p
autisti 1i 1l s ev j
auto 1n 9a v
auto_repair 1n 9a p
autobio 1n ai b
automat v 23 6 2u 7 3p 8 4q 9 7g g 9l 5 ap a aq 3 ar o bp 6 bx a cn b ct 9 cu 6 cw 4 d0 c d2 6 d8 6 d9 9 dd 3 dk d ec 7 eo 6 fj 9
automat_bookkee 1n d0 b
automat_cars 1n 3p c
automat_data 1n ar d
automat_replace 1n ec a
automat_visual 1n fj d
automat_winery 1n cn c
automat_workflo 1n ar d
autonom 1i 4q a 9j e
autumn s 1j 3 22 4 4k 2 66 2 6x 3 8o 3 8t 7 8w 7 95 2 9d 2
autumn_rain 1n 8t b
availab 1n e8 k
availab_warden 1n e8 b
avatar 1f 4m f ap k aw 9
avatar_languag 1n ap b
avatar_video 1n ap d
averag 1i 62 5 b5 5
aviatio 1i 69 5 fp 5
aviv 1n c6 a
avoid 1f 9 9 a6 9 a7 d
await 1n fi 4
awak 12 1f 4 6u 2 70 c 75 3 76 5 7c 3 ew 3
awarene 1i ak 5 dj r
awarene_phon 1n dj b
away f 16 3 3b 5 6d 6 7f 3 7o 2 93 7 9c 6 aw 3 bg 4 do 2 dq 5 fq 4
away_box 1n 6o 8
away_marina 1n 9c b
away_somebod 1n 93 c
away_weed 1n 3b 9
away_why 1n 6d b
awn 1f 2j 3 35 6 c9 4
aws 1n as o
azur 1n as a
baby v a 9 j 9 o g 1f r 1x a 25 q 3d 5 3k 6 3z i 4c n 5m p 76 j 80 2 8f f 8m 4 bj c ci d ck 4 ex r
baby_album 1n bj e
baby_carri 1n 4c r
baby_clas 1i ex r
baby_cloth 1i 3z n
baby_cry 1i 25 e
baby_food 1n 5m w
baby_gear 1n 8f h
baby_group 1c ex a
baby_learn 1n 1f b
baby_massag 1n ex f
baby_meal 1n 5m h
baby_monitor 1n 25 t
baby_morn 1n ex c
baby_music 1n ex c
baby_night 1n 1f l
baby_rhym 1n ex c
baby_sensory 1n ex c
baby_sign 1n ex m
baby_sleep 1a 1f t 76 c
baby_song 1n ex c
baby_swim 1n j e
baby_thing 1n 1x g
baby_tir 1n 1f b
baby_toddl 1n ex c
baby_video 1n 1f 9
baby_wak 1n 1f i
baby_warn 1n 25 b
baby_wear 1i 4c l
babygro 1n 3z b
babysit 1i 3k 1a 7b 4
babysit_friend 1n 3k h
babywea 1n 4c b
back 6 e 3 k 3 10 2 2c 2 40 3 4r 3 79 4 ff 3
back_autumn 1n 8w b
back_bad 1n 78 b
back_differe 1i a6 a
back_door 11 el a
back_empty v 7v 6 fi 6
back_exercis 1n di b
back_fabric 1n 90 b
back_hotel 1n db b
back_land 1n 9w a
back_larg 1n 1j a
back_leav 1n c3 b
back_monday 19 40 8
back_off 1f ff a
back_offic 1a ar a
back_pain 1a k i 2c a 79 n
back_pocket 1n be 9
back_refil 1i 8 b f5 8
back_room 1c 14 9
back_sharp 1n 86 9
back_support 1n 4r f
backgro 1f 1s 5 ao h b8 2
backgro_product 1n ao c
backhau 1n fi a
backlin 1n aq a
backpac 19 42 p 6p l 6s l 6u k 85 h 8n 8
backpac_sewn 1n 42 f
backpac_shar 1n 6u a
backup 1n 4x r
backup_mail 1n 4x c
backwar 14 2d 3 3p 5 58 2 8p 3 9i 2 b3 3
backyar 1n 6w u
backyar_family 1n 6w c
backyar_hourly 1n 6w c
backyar_own 1n 6w c
bad q 1 2 22 4 70 9 78 7 79 6 7d 3 7q 4 7t 3 bp 3 c9 2 cq 9 dh 4 ec 2 fj 8
bad_bottl 1n fj b
bad_ones 1f cq c
bad_sleep 1i 70 e
baden 1n fm a
badg 16 j 8 1i a 34 4 3q 3 65 3 cw 4 dk 3 e8 3
badly 12 24 6 70 3 78 3 8l 4 9g 3 a6 3 ad 3 en 3
badmint 1n f1 n
badmint_court 1n f1 c
bag m 3 3 6 3 1r 4 1x 6 2m 7 3z 6 41 9 42 9 44 4 4c 5 5e 3 5j 7 5k b 5n 6 5o 4 6j 3 6l 3 6s 6 7n 2 80 2 85 b 8u a bs 5 c1 4 c9 8 cb 4
bag_buy 1i 42 c
bag_cloth 1n 41 g
bag_letterb 1n 5k b
bag_outsid 1n 8u b
bag_seed 1n bs c
bag_used 1n 1x b
baggag 1n 6u 2
bags s 15 4 1s 3 2m 4 3z 4 42 l 4c 3 5j 6 5k a 5n h 5z 9 64 5 6l 4 6s j 7x 3 80 7 85 e 8n 5 8t 3 8u c 94 4 9u 8 c9 g
bags_hik 1n 6s c
bags_mend 1n 85 a
bags_oth 1n 5z b
bags_pres 1n 9u 9
bags_stag 1n 6s c
bags_walk 1n 6s f
bailif 1n 88 g
bait 1n dj a
bak w 9 5 2n k 2o e 4q 4 5c 3 5h 4 5j d 5n 5 5t a 6i 2 a3 a ab 4 ad 2 ay 7 bm 4 co 6 dd 2 eu j
bak_birthda 1n 2o b
bak_breakfa 1n eu 9
bak_clas 1n eu b
bak_cours 1n eu b
bak_croissa 1n a3 b
bak_crunchy 1n 5t b
bak_friday 1n 5j c
bak_grandmo 1n eu b
bak_learn 1n eu b
bak_overnig 1n 2n b
bakery u 11 4 1e c 1v 6 2n n 2t 4 59 5 5f 6 5h 7 5j 8 5n g 7j 3 8c 3 98 5 9o 7 9s 9 b8 7 c0 6 co 7 cz 4 ee 4 el 7 eu 6 f8 2
bakery_coffe 1n 1e b
bakery_leftov 1n 9o a
bakery_near 1i 2n f
bakery_night 1i eu 8
bakery_restaur 1n 5n b
bakery_sourdou 1n 2n g
bakery_test 1n 5h b
bakery_weekly 1n b8 b
bakery_worksho 1n 9s a
bal 10 e 5 i 3 2y 3 3g 2 3w f 40 6 43 3 87 2 9m c dr 6 ds 3 e9 3 f0 k f1 5
bal_pit 1n f0 n
bal_pool 1n f0 f
balanc 1c 1j h 34 6 d3 g ey t
balanc_bik 1n 1j h
balanc_clas 1n ey g
balcony 11 18 5 1d 6 1t e 2a o 7d 3 7x 9 83 7 8b b 91 7 dq 5 et 5 fa 5
balcony_solar 1f 2a k
balcony_tun 1n 1t b
ballad 1n ci q
ballet 1n i r
ballet_clas 1n i g
balloon 1f 3r 3 6x x
balloon_flight 1n 6x m
balloon_rid 1n 6x c
balloon_sunris 1n 6x c
balloon_tandem 1n 6x c
balloon_tourist 1n 6x c
ballroo 1n i b
balm 1i 1 4 b d
balm_organic 1n b b
baltic 1i 55 9 6f 9
bamboo 1f 9 h 28 9 4d 9
bamboo_brush 1n 9 c
ban 1c 42 g 5p 4 ap 9 dl h
banana 1c 6 g 2q 7 57 7 5t 6
banana_fibr 1n 6 b
band 11 1v 3 2w 6 4b c 4d 9 6g 3 7y 4 a5 3 ao 3 b6 c cc s cf 7 cg s
band_amps 1n cc c
band_book 1i cg j
band_djs 1n cg d
band_event 1n cg b
band_fix 1n cc a
band_gig 1n cg b
band_hir 1n cg e
band_hoody 1n 4b b
band_party 1n cg h
band_practis 1n cc f
band_rehear 1n cc c
band_room 1n cc m
band_sel 1n b6 b
band_soundpr 1n cc c
band_wed 1n cg b
bang 1i 3w 4 8z 4
banglad 1i 4e 9 by 9
bank m s 4 11 c 1d 4 1w 7 22 3 37 3 4e 4 4f 9 4m 7 4o 4 4p 3 4s 2 54 7 55 4 5n 4 6v b 7g 5 7h 5 7s 7 83 3 88 3 91 3 9n 6 aj 5 au 5 ba 6 bm d bn 4 bo 9 bp 3 bq 4 br 3 bt 3 bx 5 bz c c0 3 cs 4 cz 4 d0 a d3 b d8 4 dc 7 dg 3 ef 7 fm 3
bank_account 13 6v 6 au 7 bm h d3 9 ef 7
bank_brush 1n 9n a
bank_investo 1n 54 b
bank_lin 1f d0 d
bank_near 1n 11 d
bank_old 1n ba c
bank_town 1n 4m g
bank_wheel 1n 11 f
banquet 1n fh 4
baptism 1n bh 3
bar q 3 5 f 4 g 5 1e 6 2i 8 2j 5 2l 6 2q f 3a a 5t e 5u d 61 8 62 8 63 5 6c 5 6g 6 6p 3 7x 3 a5 5 ch a ck 8 en 4 et 9 f1 6 f2 d f6 4
bar_chocola 1n 5u f
bar_employ 1n 1e b
bar_insid 1n 2q b
bar_second 1n ch a
bar_sunflow 1n 5t b
bar_wristba 1n 6g b
barb 1f b e c r r o
barb_van 1n c f
barb_web 1n b b
barbecu 1f 5s 8 e9 9
barbers 1i c 9 ca q
barcelo 1f 32 9 43 9 7r 8
barcod 1f 73 4 7b h em h
barcod_scan 1n em c
barcod_see 1n 7b b
barefoo 1c 43 r 9g c
barefoo_hoof 1n 9g b
barefoo_sho 1n 43 q
barf 1n dt b
bargain 1i 1x n 5n g
bargain_hunt 1i 1x g 5n d
barista 1i 1e f 2j k
bark 1f dr a ds 6
barkeep 1n 62 5
barley 1i 5l 7 f6 a
barley_open 1n f6 8
barn 12 1d 6 1o 5 2y 4 3q 5 5i 5 6t 4 9h 8 cg 6 fo j
barn_camera 1n fo c
barn_count 1n fo a
barrel 1a 5q 3 5x h 6m b 9o 6 f6 h
barri 1a 6r c 7r 8 9d m bc l cw c
barri_cod 1n 9d b
barri_fre 1c 6r a bc j
bars x 0 6 2 a i 9 m 3 3a 5 3n 6 44 5 5t l 5u b 61 8 62 d 63 6 8i 3 8j 3 a5 c ca 8 ck e et d f6 6 fr 5
bars_curly 1n 2 b
bars_festiva 1n 62 b
bars_lesson 1n i c
bars_quiet 1n et a
bars_repeat 1n a5 b
bars_town 1n ck a
bas 10 4 3 7 8 2z 5 32 3 5w k 69 5 73 7 9o 6 9w 6 9x 8 cc 2 cg 4 dn 9
bas_blood 1n 7 b
bas_burg 1n 5w f
bas_meat 1n 5w i
bas_tutor 1n 9x b
basebal 1n ec 9
basel 1i e 9 5j a
basemen 1n 8w b
basic 1i i 4 14 a
basil 1f 1t 8 23 i 9i d
basil_grow 1n 23 b
basin 1a 0 5 c 6 2k 4 3t 6 9c 5
basket x 17 4 1h 4 1p 2 1q e 37 9 3e 6 57 7 60 3 6o 7 6t 5 8g 3 8m 6 es g fd 4
basket_board 1n 37 c
basket_carv 1n es 8
basket_mak 1n 3e 9
basket_today 1n 1q c
basket_worksho 1n es a
basqu 1n 3o e
basqu_frisian 1n 3o b
bat 1n 9s m
batch u 1 a 2 4 3 3 4 3 7 8 28 4 5h 8 5s c 5v 4 62 8 63 7 6m i 7x 4 82 4 9e d 9o 7 9w c at a ct 4 dt 5 f5 e f6 f
batch_ferment 1n 5s b
batch_gin 1n f6 8
batch_grown 1n 9w c
batch_local 1n 62 b
batch_stock 1n 6m b
batch_stor 1n 9e b
batch_test 1c 1 9
bath v e 4 n f o 8 27 3 2b 4 6t e 6z 4 7y 9 82 6 8p 4 8x 4 b3 3 bc e dp b dr 2 eh 4 f0 5
bath_guid 1n 6t a
bath_nail 1n dp b
bath_walk 1i 6t 9
bathroo 10 1 5 9 7 c 5 2b 9 8b 4 8x k 9v 8 bc m dw 5 fq 4
bathroo_ag 1n bc a
bathroo_age 1n bc a
bathroo_alert 1n 2b b
bathroo_check 1n 8x b
bathroo_elderly 1n bc a
bathroo_grab 1n bc a
bathroo_old 1n bc a
bathroo_parent 1n bc a
bathroo_renovat 1n 8x e
bathroo_saf 1n bc a
bathroo_walk 1n bc a
bats 1i 6t g f8 4
battery s 1q 2 23 4 24 5 26 2 27 5 28 7 2a 8 2b 6 2c 2 2e 5 2f 4 2g 7 2h e 2j 4 6r 3 8e 5 91 7 9k 4 9s n ak 4 c1 3 c2 8 dy 8 e3 5
battery_busines 1n 9s c
battery_contain 1n 9s h
battery_firm 1n 9s j
battery_peak 1n 9s c
battery_screen 1n 2h b
battery_servic 1n 91 b
battery_storag 1n 9s k
battery_superma 1n 9s c
battery_tyr 1n c2 b
bavaria 14 26 7 34 6 3p 7 45 7 6l 7 7f 6 9j 6 cb 6 cx 7 df 7
bay 1i 9r c c7 h
bays 1f 9a 8 9r 6 c7 3
bazaar 1n 1n 4
be s r 2 t 3 4s 3 4u 3 61 6 63 a 6c 2 74 2 7q 4 7t 4 8s 2 9x 2 b3 3 ds 7 eb 2 et 6 f1 2
be_alon 1n ds c
be_local 1n 63 b
be_spirit 1n 61 b
beach 16 4 3 2x c 34 c 3d 9 6r h 7o 2 c3 6 f1 7
beach_written 1n 3d a
beachwe 1n 47 b
beam 19 h 3 1b 6 9c 3 9m 6 cj 3 fq a
bean 11 18 7 22 5 2v 3 30 5 57 4 5k p 5u j 76 3 83 b
bean_bar 1n 5u l
bean_ord 1n 5k b
bear z 1 2 4e 3 93 3 9z 8 b1 4 bz 2 c7 3 db 7 dc 3 fk k
bear_fail 1n fk g
bearabl 1n 28 5
beard 1a 2 3 b p c b r 3 1n d
beard_car 1n b c
beard_oil 1n b j
beard_visit 1n 1n a
bearing 1n fk 8
beat 1a a5 3 ap 4 cn 2 em 4 fs 4
beaten 1n ap 4
beautic 1n d h
beautif 1n ew 7
beauty 1a 3 8 d r r c cq 8
beauty_hom 1n d o
becam 13 1b 7 4h 3 7g 3 ay 3 dd 3 e6 2 eh 3
becaus m k 2 7a 2 ao 4 ct 3 e6 3 ed 3
becom p t 7 1c 6 67 6 6p 5 8w 2 9f 4 cc 5 eo 2
becom_entry 1i t b
becom_godpare 1n 1c b
becom_hostel 1n 6p a
becom_pick 1n 67 c
becom_rehears 1n cc a
bed o g 4 18 d 24 4 33 6 3h 3 59 8 6p 8 6r 3 70 4 7v 6 8a 6 8h 4 8l j 8r 4 9b 3 9j 3 af 3 b4 4 bd 4 du a f8 c fa c
bed_bugs 1n f8 q
bed_desk 1n 8a b
bed_linen 1i 59 f 8l d
bed_shar 1n fa m
bed_woven 1n 8l c
bedbug 1n f8 n
bedroom 1a 25 b 26 c 8v 6 95 k cc 4
bedroom_damp 1n 95 b
bedroom_predict 1n 26 b
beds 15 t 7 18 h 6f 4 6p q 7v 3 89 f 8r f fa 3
beds_keep 1n 8r b
beds_long 1n 6p a
beds_shar 1n 6p a
beds_solid 1n 89 g
beds_unus 1n 18 b
bedsid 17 t 6 24 i 70 5 9f 7 cv 3 ey 3 fe h
bedsid_lamp 1n 24 f
bedtim 1i 70 i b1 q
bedtim_stor 1i b1 c
bedtim_story 1i 70 a b1 h
bedwet 1n bd 9
bee 1n 9k g
bee_colony 1n 9k c
beech 1f 6o b
beech_forest 1n 6o 8
beef 1i 5w i f4 t
beef_box 1n f4 a
beef_farm 1n f4 d
beef_fisherm 1n f4 a
beef_shar 1n f4 a
beef_sold 1n 5w a
beehiv 1i 5v p 9k t
beehiv_monitor 1n 9k k
beehiv_scal 1n 9k c
beehiv_sensor 1n 9k c
beehiv_sponsor 1n 5v b
beekeep 1i 5v s 9k 10
beekeep_app 1n 9k k
beekeep_certifi 1n 5v b
beekeep_nam 1n 5v c
beep 1f ba 3 dy 3
beer 11 2y 5 58 6 5b 5 61 b 62 7 63 t 6l 6 6m 7 8q 3 c1 3 c2 3 et c
beer_drink 1n 63 d
beer_near 1n 63 d
bees 1i 5v i 9k g
beeswax 1f 8 a 5v 9 8d 9
beet 1i 2s 4 9j d
beet_onion 1n 9j a
beetroo 1a 2q 3 3z 3 5i 3 5w a 5x 6
beetroo_sizzl 1n 5w a
beforeh t 3e 2 4g 3 4x 3 6y 2 7t 2 8v 4 as 4 ce 3 cj 6 dq 3
beforeh_run 1n cj 9
began 14 7d a 7p 3 8h 3 a0 3 a4 7 bt 3
began_sam 1n 7d b
begin e g 4 h 4 i 6 l 3 34 7 3n 3 5g 4 72 5 a1 6 a4 3 a5 6 aj 3 bp 9 bv 5 e1 4 er 6 es 5 ev 5
begin_chop 1n 5g c
begin_couch 1n 72 c
begin_early 1n g c
begin_feedbac 1n i c
begin_fifty 1n a1 c
begin_forty 1n ev 9
begin_invest 1n bp m
begin_licenc 1n 34 b
begin_practis 1n a5 b
begin_show 1n bv b
beginni 1n cn 4
begun z m 3 19 2 3n 2 6z 2 7p 2 93 3 a8 2 ab 2 ai 5 ck 2 ee 4 en 2
behalf 1n bx 6
behav 1i ac 5 ce 3
behavio 1f ds f ek 9 fo 4
behind g 1v 3 27 2 8x 3 97 3 a0 5 c9 3 de 2
behind_wrong 1n a0 c
bel u 1j 4 2g 4 2m 5 3k 5 6z 4 7a 4 94 2 ae 6 ah 5 dy 4
belfast 1n et 9
belgium 11 1m 5 29 7 4n 6 5n 6 76 6 am 6 bs 7 cr 7 d6 6 e6 6 ej 7 fe 5 fq 6
belief 1n 3h 4
believ 15 2 3 3h 9 64 3 81 5 9k 3 br 4 dy 4 fb 4
believa 1n dj 5
bella 1a x 2 9g 8 do 9 dr a ds 3
belly 1a 7e 3 7z 3 8l 3 dv 7
belong t h 3 1d 3 3d 2 4o 4 4t 3 5b 2 6c 3 9b 2 9u 3 a5 3 bw 2 e0 3
belongi 1f 1y 9 8w 9 94 9
below r 23 3 2h 4 4t 2 69 2 8t 4 90 4 9v 3 av 2 bo 2 c0 2 cp 3 dh 2 fp 4
belt 11 21 4 42 c 4r 5 73 6 85 i 96 8 9a 6 c8 3 ek 4 ev 8 fk 4
belt_bags 1n 85 a
belt_shelter 1n 42 b
ben t j 4 12 8 1e 3 1i 3 1m 3 1n 4 3k 8 3u 4 3v 5 bb 3 bg 4 bk 3 bq 6 ev 3 ew 4 ex 4 f0 3 f2 3
bench s n 6 10 5 2h 8 32 4 39 4 3f 4 3w 5 6x 3 71 3 85 6 88 4 8o 3 b9 5 c5 a cf 4 e6 6
bend z k 5 1q 2 47 5 4r 9 71 2 88 2 8a 4 ch 2
beneath 1a 7p 3 8e 3 ai 3 co 6
benefit 1c 1e 4 bb 4 di 7 ea 3
bent 15 11 6 46 3 71 4 9m 3 b7 3 ch 3
bereav 1c 3c d 3e b 3f e 3i t
bereav_family 1f 3c b 3e 9 3f c
bereave 1i 3i d aj a
berlin 13 m 7 1f 5 1s 7 2s 7 37 6 4u 7 6v 5 8p 7 95 7 9e 6 af 6
berry 1i 0 d 5k 4
berry_oils 1n 0 b
bert 1n 1n 7
berth 1n 9c 15
berth_guest 1n 9c b
besid c ao 4 b4 2 e3 3
bespok 1i 2o a 49 a
best q g 3 1m 8 1z 8 2i 4 3i 3 41 4 4j 4 4v 1 5n d 5r 4 5u 4 6i 2 an 3 av 2 bl c bz 6 c5 2 cn 4 d5 4 de 4 el 7 ew 4
best_dat 1n 5n b
best_friend 1f 1m d
best_man 1n bl l
best_moment 1n bz b
best_ord 1n el c
best_shar 1n 1z b
bet p 3m 2 4u 2 51 2 70 4 78 3 7p 2 7t 3 8p 2 9x 2 bp 3 by 2 dn 2
beverag 1n fj a
beyond 1a m 3 7d 3 7i 3 b0 3
bhagava 1n 3h 9
bibl 1n 3h z
bibl_read 1n 3h b
bibl_reading 1n 3h 9
bibl_story 1n 3h b
bicycl y 13 8 1j n 1y 2 28 d 2e 6 2g a 42 3 6p 4 7g 4 8w 2 aq 2 c1 g c3 6 ee 2
bicycl_child 1n 1j c
bicycl_childre 1n 1j i
bicycl_even 1n c1 c
bicycl_grow 1n 1j c
bicycl_kid 1n 1j c
bicycl_kids 1n 1j c
bicycl_mechani 1i 13 a
bicycl_repair 1n c1 e
bicycl_toddl 1n 1j c
bid 1a am p d5 c eh 8 fi e
bid_writ 1n am e
bids 1n am u
bids_smal 1n am a
big t 12 5 1v 4 28 7 7y 3 82 3 96 4 98 5 bb d bs 4 ch 4 d3 3 f6 3
big_hous 1n bb m
big_wheel 1n 28 b
bik t 12 2 1j r 1n 4 20 5 28 r 2e 8 2g 5 2j g 32 a 57 8 5e m 5j a 64 7 6s 5 8b 7 8c 7 8u 7 bs c c1 s c3 u c4 3 c9 2 do 4 fr 7
bik_book 1n c1 c
bik_buy 1n 28 e
bik_car 1n 8b b
bik_child 1n 1j j
bik_childre 1i 1j j
bik_couri 1n 5e p
bik_deliv 1n 5e l
bik_family 1f 28 c
bik_friday 1n 8c b
bik_front 1n 28 b
bik_grow 1n 1j i
bik_harvest 1n 64 b
bik_kid 1n 1j c
bik_kids 1n 1j c
bik_light 1i c3 c
bik_market 1i 32 b
bik_mechani 1n c1 k
bik_next 1n 1j c
bik_offic 1n c1 c
bik_outsid 1n 2j f
bik_rent 1n c3 r
bik_rental 1n c3 v
bik_repair 1n c1 y
bik_send 1n 1j a
bik_shar 1n c3 n
bik_siz 1n 1j c
bik_sold 1n 1j a
bik_sourdou 1n 5j c
bik_spot 1n c1 c
bik_subscri 1i 1j k c3 v
bik_swap 1n 1j e
bik_switch 1n bs c
bik_toddl 1n 1j c
bik_turn 1n fr b
bikini 1n 47 s
bikini_swimsui 1n 47 c
bil n 1c 3 1d 4 2a 4 65 2 66 4 6d 4 7h 3 91 5 94 2 9d 2 9f c 9g 5 9i 3 9r 7 9s 7 9t 5 as c bn 4 bq d br 3 bu 8 bx 9 c7 8 cz 7 dq 3 e9 5 ef 5 ei 8 en 9 fm 6
bil_directl 1n bu b
bil_dish 1n bq b
bil_even 1n ei d
bil_field 1i 9g a
bil_night 1n as b
bil_residen 1n c7 b
bil_split 1n bq p
bilingu 1i 1m 8 3l i
bilingu_nursery 1n 3l g
billabl 1n d9 b
billion 1n bh 3
bin 11 a 4 b 3 2q 6 44 5 5m 3 5o a 6d h 7c 5 8c 3 e3 k fr 7 fs 2
bin_fil 1n e3 b
bin_sensor 1n e3 h
bin_tel 1n 6d c
bind 16 1m 4 8c 9 8i a d5 4 e6 3 ea 6 eh 7 f1 3
bingo 1i bf h ck q
binocul 1i 6t 9 fp 7
binocul_borrow 1n 6t 8
bins 12 56 4 5n 3 6d 6 6q 2 al 4 c3 3 e3 u ej 3 fr c fs 3
bins_ful 1i e3 e
bins_sensor 1n e3 h
biochar 1n 9q o
biochar_company 1n 9q a
biodegr 1c 6 9 a 9 3e n fs 8
biodegr_urn 1n 3e g
biodige 1n 9p p
biodige_kit 1n 9p b
bioga 1n 9p 12
bioga_digest 1n 9p g
bioga_plant 1n 9p f
biograp 1n ai g
biologi 1i 6t n 95 8
biology 1i a9 7
biometh 1n 9p a
birch 1a n 3 3g 9 4a 3
birch_wood 1n 3g 9
bird 17 37 3 6t q 7y 8 8r 3
bird_guid 1n 6t a
bird_linen 1n 7y 9
bird_walk 1n 6t a
bird_watch 1n 6t p
birdhou 1n 7w b
birdwat 1n 6t 8
birming 1f h 9 1i 7 2t 9
biro 1n 6k 8
birta 1n e1 7
birth 10 a 5 o k 25 3 3k 3 3l 3 4c 5 4w a 76 c 8l 3 9f 9 bh e bn 3 fb k
birth_certifi 1i 4w b
birth_chart 1n fb s
birth_help 1n o b
birthda u 2o g 2y 4 3f 7 3r o 57 5 6c 2 8m c b3 2 bj 4 bl f c0 7 ci b dg b e1 2 f0 4
birthda_cak 1n 2o o
birthda_childre 1n 3r i
birthda_farewel 1n bl 9
birthda_let 1n 3r c
birthda_party 1i 3r q
birthda_probati 1n dg d
birthda_somebod 1n ci a
birthda_thank 1n 8m b
birthma 1n 7l a
biscuit 14 57 7 5h 6 5t 5 7b 4 dp 3 ds 3 ew 3
bishop 1i cb 4 ew 4
bistro 1n 2l p
bistro_natural 1n 2l c
bit q 17 3 1c 3 4j 5 5u 3 60 3 61 8 88 3 a3 3 aw 4 do 3 dp 5 ds 4
bit_non 1n 61 b
bitcoin 1n bv h
bits 1c 17 6 2d 3 92 c fr 3
black v 3 5 8 3 1s 8 2h 2 2r 5 3r 2 3y 5 40 5 4b 4 5z 4 7l 3 7p 2 9i 2 9o d
black_jump 1n 1s c
black_soldi 1n 9o k
blacksm 1n es t
blacksm_open 1n es 8
blacksm_worksho 1n es a
blad 12 b o c 3 p 3 2c a 2f 8 86 q 87 5 8d 3 92 3 bd l
blad_mail 1n 86 b
blad_market 1n 86 b
blad_mobil 1n 86 b
blad_post 1i b c 86 c
blad_servic 1n 86 b
blad_sharpen 1n 86 b
blad_sleev 1n 86 b
blad_van 1n 86 b
blad_vibrat 1n 2c b
blam 11 58 3 6c 4 74 2 95 3 am 3 cw 3 dx 3 e4 3 e5 3 ek 3 fi 3
blank 1c ah 4 av 3 bi 3 dh 3
blanket 13 25 3 37 7 3l 3 4a 7 8l c 8v 5 90 5 cj 8 du 5
blaz 1i 1i w 41 4
blaz_pre 1n 1i c
blaz_school 1n 1i c
blaz_second 1n 1i c
blaz_siz 1n 1i c
blaz_sold 1n 1i c
ble 1i 7y 4 cr 4
bleach 1i 82 4 95 8
bleed 1f p 4 75 3 86 3
blend 1f 2q 7 5y p 5z l
blend_alpin 1n 5z b
blend_cuisin 1n 5y b
bles 1n 3h 7
blind 11 1e 6 2f 3 2g 3 5k 6 5q 3 6h 3 6r h 7r s 8h 7 ac 7 cw h f6 4
blind_bus 1n 7r a
blind_help 1n 7r k
blind_holiday 1n 6r c
blind_test 1n cw b
blindly 15 v 4 4f 4 5g 6 7k 4 7l 3 7n 4 at 3 cr 4 ep 4
blink 1a 24 3 2g 6 9j 3
block w g 2 1w d 2m 5 3p 3 5j 3 7d 2 7s 4 8e c 8u 5 97 4 9u 8 c1 3 c6 7 cy 3 ex 9 fn b
block_ask 1n 1w c
block_magnet 1n 8e b
blockch 1n 9w s
blog 1c 9 3 4l 8 4t c cp h
blog_articl 1n cp h
blog_handl 1n 4t c
blood 13 7 d m 3 p 3 w 3 69 d 74 f 7q n 7u d 9e 3 dw e
blood_pressur 1n 7u g
blood_sugar 1n 74 j
blood_test 1f 7 e 7q l dw a
bloom 1i 0 4 8c 7
blossom 1n 5v i
blow 1a h 4 j 3 es 6
blu q 4 6 1i 4 1s 3 2d 4 46 5 5a 1 5r 4 65 2 8k 5 bf 3 c1 3 c3 4 c4 3 em 3 ff 4
blu_until 1n 4 b
bluetoo 1n 99 i
bluetoo_tags 1n 99 f
blum 1n al 4
blunt 1a b 3 17 3 2z 3 86 i 87 3
blur 19 m 3 1z b 7l 3 82 4 9x 3
blur_pictur 1n 1z b
blurry 1i 1z 3
blush 1f 3 a 6 3 d8 2
board m 0 4 j 3 w 3 34 9 37 d 38 5 3a i 4y 3 54 9 5r 8 6b 7 6g 2 6i 3 89 5 8d 9 8g g 8y 5 99 3 9u 9 a2 5 ae 4 b9 g d4 3 d9 3 dd 3 dq 7 ee 3 ei 3 ej 3 eu 4 ew 9 fi 7
board_climat 1n b9 b
board_design 1n 8y b
board_draw 1n 8d d
board_gam 1c 3a y 8g u
board_meet 1n 54 e
board_rent 1n 37 d
board_textil 1n 9u 9
board_wast 1n 9u b
boardga 1n 3a b
boat 10 1u 8 34 9 37 v 58 5 6h 7 6k g 7w 7 88 4 8n 5 9c f 9w 7 a3 9 f4 h
boat_build 1n a3 b
boat_ent 1n 9w a
boat_family 1n 34 b
boat_fillet 1n f4 8
boat_hir 1n 37 p
boat_kitchen 1n 7w 8
boat_own 1i 37 g 9c a
boat_rent 1n 37 g
boat_shar 1n 37 d
boat_skip 1n 37 f
boat_trip 1i 37 l 6k a
boatyar 1n 9c a
boba 1n 2r s
boba_oat 1n 2r b
boda 1n 5e c
body v 0 6 1s 5 2c 3 2x 2 3y 5 40 3 47 5 49 2 4d 4 4h 5 51 3 72 3 73 3 7c d 7l 3 7z d 96 4 9e 4 a7 8
body_doubl 1i 7c i a7 a
boil v 15 4 1y 5 6f 3 91 9 bk 4 ef 3 ei f fm 3
boil_history 1n ei b
bologna 1f m 9 5e 9 eu 7
bolt 1c 9a 5 c2 3 e2 6 fp 3
bon 17 g 2 v 5 dt 3 ey 3
bonbon 1n 5u b
bonnet 1n eo 4
bonu 1f 4g 4 b9 7 d2 5
bonus 1n 4g 9
book d c 5 d 4 m 4 n 4 q 7 r b s 4 x 3 1k 8 1m b 1n 4 1o 3 1u 2 1v 3 1x 5 1z 2 2s 4 2x 5 2z 4 36 7 3k 5 3q 3 49 4 4k 2 4n 4 4s 7 4v 1 50 2 58 4 5b 5 5d 3 66 4 6c 8 6e 5 6k b 6s 3 6w 4 77 4 7v 6 8h d 8m 6 8p 5 8q 4 8v 3 9a 4 9c 3 9d 6 9e 3 9h 5 9x 4 9z 5 aa 4 ab 4 ai 8 al 3 au 3 b4 c b8 4 bj b bk 8 bm 4 bt 3 c1 3 c2 6 c6 2 c9 3 cc 3 cd 3 ce 5 cg 8 ct 4 cy 4 d0 7 di 3 do 6 e9 a ek 4 eq 3 ez 3 f1 4
book_advanc 1n 9h b
book_app 1c d 9 7v 9 c2 9
book_appoint 1c q b al a au 9
book_astrona 1n 1m b
book_band 1n cg f
book_barb 1n r e
book_café 1n 4s c
book_cal 1c 1n 8
book_chair 1n r b
book_child 1i 1m s
book_club 1f b4 v
book_cod 1n cc a
book_confide 1n di b
book_dogs 1n 6w a
book_editor 1n bj c
book_family 1f ai a bj d bk a
book_fil 1n 1n a
book_guid 1n 6k b
book_hero 1i 1m g
book_instagr 1n r b
book_insuran 1n 4n b
book_kayak 1n 6k d
book_kids 1n 3q c
book_lab 1n 1k a
book_meeting 1n cy f
book_nam 1c 1m d
book_night 1i 36 a
book_onlin 1a 66 9 77 9 c1 9 ce 9 e9 c
book_persona 1n 1m l
book_phon 1f c9 a f1 9
book_photo 1n bj c
book_pictur 1f bj f
book_plac 1c 2s a 58 a
book_print 1i 1m a bj b
book_relativ 1n bk f
book_right 1n d0 b
book_salon 1n r h
book_seamstr 1n 49 c
book_shop 1i 8h f
book_show 1n ct b
book_slot 1i c a 9a a
book_smal 1i q a
book_snapsho 1n bj c
book_softwar 19 q 9 r c 6k e 9d c
book_spontan 1n 1v b
book_stag 1n 6s a
book_student 1i 1k b
book_subscri 1i 8h j
book_system 1c 6c f 6k e e9 e
book_tabl 1n 6c h
book_tea 1n ez a
book_thing 1n 1o a
book_tour 1n 6k d
book_track 1n b4 c
book_tractor 1i 5b f
book_tun 1n ce b
book_used 1n 1k b
book_vet 1i 8p b do c
book_viewing 1n eq b
book_visit 1n x b
book_weekly 1n ab b
book_whol 1n 36 b
book_worksho 1n ek b
book_yearly 1n bj c
bookabl 1n 5c 6
bookbin 1n es q
bookbin_worksho 1n es a
bookcas 1n 89 b
booking y r 3 1u 3 2y a 36 3 5c b 5d b 6c d 6k d 6w a 9a 3 9c 9 9d c 9e 9 9h 9 bm a c6 5 d0 3 e9 b
booking_deposit 1n 9e d
bookkee 12 4s y 6m 5 bw a cz 5 d0 r d3 3 d4 5 d8 3 dc 5 dl 3 ei 5 eo a
bookkee_annual 1n 4s c
bookkee_book 1n 4s i
bookkee_restaur 1n d0 b
bookkee_servic 1n 4s v
bookkee_softwar 1i d0 b
bookkee_tax 1n 4s f
booklet 1f 3a 4 9z 4 b3 7
booksel 1n 8h o
booksel_choos 1n 8h c
bookshe 1n e 4
booksho z 5 3 1m 6 1u 3 3a 6 42 5 5u 3 5z 3 78 3 8h a 8m 3 b4 7 b7 3 bk 3 ez 8
booksho_guest 1n ez a
booksto 1n 8h c
boost 1n 3u 4
boot u 28 3 33 5 3l 4 41 4 43 6 48 5 5q 4 6p 8 8n 8 a4 5 c4 5 ee 4 ff 7
boot_childre 1n 8n b
bootcam 1i 19 i a4 x
bootcam_turn 1n a4 b
booth 1f p 4 2y 11 39 4
booth_hir 1n 2y f
booth_rent 1n 2y c
booth_wood 1n 2y a
bor 17 3v 4 ds 3 ew 4
bord 17 1t 4 1u 4 7x 3 bu 8 dc 8 ek 3
bordeau 1i 17 a 3n 9
boredom 1i 3q 5 f0 4
borehol 1i 15 a ft f
born 1c o 4 ai 3 bh 5
borrow q 11 3 17 h 1w d 31 2 40 c 4f 7 4p 3 5d 2 65 2 6t 5 7i 8 80 c 8f 5 92 g 9m 5 br 4 bs 7 bt 5 c8 2 cb 9 cf 3 f1 3
borrow_cars 1n bs c
borrow_danish 1n 40 b
borrow_dril 1i 92 o
borrow_neighbo 1i 1w g
borrow_thing 1i 1w b
borrow_tool 1i 17 f
borrow_wash 1n 80 a
bos v 48 5 4h 4 4p 3 4t 6 4v 3 50 6 58 3 9a 6 by 5 d1 7 d4 4 d9 3 dd 4 df 8 dg 5 dh 3 di 4 dj d ee 4 fm 4
bos_approv 1n d1 b
bos_cal 1n dj d
boston 1i 6c a 8w 9
bot 1f cl c cm e e4 b
bot_lets 1n e4 a
botanic 1i 6h a f6 k
both f p 3 z 4 1g 3 1r 5 5g 3 66 2 6q 3 95 3 9a 3 9m 3 ac 4 bb 4 bn 6 bo 3 d6 4 dr 3 ea 3 ee 5
both_account 1n bn b
both_parent 1c 1r b
both_see 1i z a
both_sid z d6 7
bottl r 2 9 4 a 5 f 7 5 8 7 25 8 2d o 2q 8 42 6 47 7 4n 2 5o 5 5q g 5s 9 60 6 61 d 62 d 63 5 6m 4 8d 5 9e 4 9m 4 9p 5 9u b 9w 6 f6 8 fj 6 fs 5 ft 7
bottl_bags 1n 9u e
bottl_brick 1n 9u b
bottl_café 1n 62 b
bottl_filt 1n 2d j
bottl_oil 1n 60 b
bottl_scent 1i 8 b
bottl_sold 1n 5s b
bottl_tel 1n 5 b
bottl_win 1a 9w 7
bottl_young 1n 5q c
bottlen 1n 6b 7
bottom 10 8 3 1q 4 3r 3 47 5 4c 3 4s 2 8k 3 8m 3 er 2
bought n 5 3 6 3 1b 6 2d 2 40 5 4l 5 4p 2 5y 5 6e 2 6u 5 b2 3 bv 5 cn 6 dg 2
bought_directl 1n 5y b
bought_flight 1n 6u a
bould 1n h b
boulder 1n h n
boulder_hal 1n h g
bounc 1f s 4 cn 4 cz 4
bouncy 1n 2y h
bouncy_castl 1n 2y e
bound 1c 8i f bg 3 bj 3 cl 4
bound_hand 1n 8i c
boundar 1i 2f d en 4
boundar_wir 1n 2f b
bounty 1n 55 f
bouquet 1n 8c 10
bouquet_grow 1n 8c g
bout 1n 1n 4
boutiqu 1i 33 a cj 8
bow 1c 8o 8 b9 8 cf 7 ev 6
bowl 11 2l 7 2m 5 2q c 2u 9 58 5 8k b 8s 4 dt a er k fs h
bowl_glaz 1n 8k c
bowl_guest 1n fs a
bowl_return 1n fs d
bowl_smal 1n 2q b
bowl_soup 1n 2u b
bowl_wheel 1n er c
bows 1i 5x 4 b9 7
box f 6 3 h a 10 3 18 4 1b 3 1i 3 1o 8 1p 4 1z 3 21 3 2f 3 2g 6 2t 3 2y 3 3a 5 3r 6 3z 4 43 4 4d 3 4s 2 5g c 5h b 5i c 5j 3 5l 4 5m 5 5q 8 5r 9 5t 5 5u 7 5y 5 5z 3 63 5 67 6 68 2 6e 3 6g 2 6i 2 7a 6 7w 6 7x 7 7y 9 80 3 84 9 86 4 8b 3 8d 3 8e 7 8f 4 8g 6 8h 5 8m b 8v 7 8w 7 93 4 9r 3 b1 4 b4 3 bd 3 bf 8 bi 7 c3 3 c7 5 dt 6 ev 7 f4 a f9 4 fs 5
box_back 1n 86 9
box_book 1n 1o a
box_chees 1n 5r b
box_childre 1c 3r 9 ev h
box_deliver 1i 5i f f4 b
box_family 1i 1o 9
box_fil 1i bi b
box_find 1n bd 9
box_fish 1n f4 8
box_front 1i 2g a
box_gluten 1n 5h b
box_good 1i 8f a
box_group 1n 84 9
box_gym 1n h r
box_hand 1i 7y 8
box_kids 1i 7w b
box_memory 1n bf a
box_moth 1n 8m b
box_organic 1n 3z b
box_oyst 1n 7x 9
box_pack 1i 8v b
box_portuga 1n 43 b
box_product 1n 8m b
box_recip 1i 5g b
box_slid 1n bi 9
box_sold 1i 5u a
box_spic 1n 5y b
box_student 1n 8w g
box_twelv 1f 63 9
box_wat 1n 93 c
boy 1f 2w 4 4m 5 8f 4
boys 1f 19 2 7w o ec 3
boys_woodwor 1n 7w a
br e a 4 11 3 16 5 2o 3 2t 4 2v 4 3r 4 3x 5 44 4 48 4 4o 4 4p 2 4v 1 59 4 5f 3 5i 3 5o 5 69 3 8w 3 90 3 b3 2 b6 3 bb 3 cj 3 ck 4 dr 4 et 4
br_back 16 44 9 8w 8 90 8
br_birthda 1n 3r c
br_bulky 1n f7 9
br_contain 1n 5o b
br_easel 1n et a
br_family 1f 11 9
br_flock 1n 9n a
br_fresh 1i a a 48 a
br_hom 1n dr c
br_hot 1n 2v c
br_meal 1n 3x b
br_morn 1n 5f b
br_next 1c 1j 8
br_offic 1n 2t c
br_outdoor 1n cj 9
br_party 1n 2o b
br_plant 1n 4o c
br_product 1n 5p a
br_quiz 1n ck a
br_seasona 1n 5i b
br_short 1n 3x b
br_togeth 1i bb 9
br_torn 1n 16 c
br_twic 1n 59 b
bra 1i 4c a 4d x
bra_fit 1n 4d k
bracele 1i 2e r 45 a
bracele_women 1n 2e b
bracket 1f 25 4 2a d 9x a
braid 1n c a
brail 1n 7r k
brain 1i 7o p b3 g
brain_train 1i 7o g
brak 12 1j 9 28 7 2j 4 3p 3 6a 3 96 5 9a c aa 3 c1 c c2 f c3 3 ek 5
brak_approv 1n 9a b
brak_battery 1i c2 a
bran 1n 9o 7
branch 14 4f 3 4j 6 56 3 7s 3 8c 4 9k 3 ba 3
brand l 0 7 1 3 2 3 3 b 4 5 5 6 6 3 7 3 8 3 9 3 b 3 28 6 2m a 3y b 42 6 43 c 45 3 46 3 47 3 48 3 4a 3 4c 3 4d 3 4l e 4n 9 4t c 4v 4 5c 8 5f 9 5h 3 5p 7 5t 5 5u 3 5v 3 5w 5 5y 3 5z 4 60 3 61 3 62 5 65 7 7b 3 7x 2 80 3 89 4 8e 6 8i 3 8k 3 ap 7 aq d bd 2 cn 4 f5 2 fs 3
brand_dark 1n 3 c
brand_low 1n 5f b
brand_sees 1n 4l b
brand_send 1n 65 b
brand_sit 1n 2m b
brand_suggest 1n aq b
branden 1n fd 9
brandy 1n f6 x
brandy_distil 1n f6 a
brandy_whisky 1n f6 8
bras 17 46 5 4d k be 6 cf 6 cg c
bras_band 1n cg 9
bras_measur 1n 4d g
brav 1a 31 3 34 3 3i 5 7m 4
brazil 10 2 6 3f 5 3h 5 66 6 6u 5 7g 6 7s 6 9p 6 a5 6 ai 6 az 6 cn 6 db 6 e6 6 fb 5
bre 1c 9o e dp 4 du 7 fo 4
bre_mealwor 1n 9o a
breach 1i dk 5 dl 5
bread s l 5 11 7 1o 3 2n f 30 7 3x 4 4q 7 5h a 5j n 5n a 60 3 6e 2 6s 4 73 3 86 3 8d 5 9o 3 b3 4 eu d fd 2
bread_buy 1n 2n e
bread_clas 1n eu b
bread_deliver 1n 5j i
bread_milk 1n 4q b
bread_pasta 1n 5h b
bread_subscri 1n 5j s
break o 1w 2 1y 4 2g 4 2u 6 53 2 55 2 6a 4 6q 4 6v 3 7c 6 8k 3 9u 4 a7 6 c3 6 cf 3 de 3 df 2 du 4 fk 5
break_room 1n 2u b
break_student 1n a7 b
break_task 1n 7c c
breakag 1a 6q 9 8p 5 9m 4 cc 4 ce 4
breakdo 1f 2y 4 35 3 ek 4
breakfa q 7 3 l 4 2i 8 33 b 34 5 3q 4 3t 3 4c 2 4h 2 4t 2 4z 2 5j 6 6e 9 6o 9 6x 6 9d 2 an 2 aq 2 d7 2 eu 5 f5 8 fe 2
breakfa_basket 1n 6o 9
breakfa_eat 1n f5 b
breakfa_includ 1n eu 9
breakfa_land 1n 6x a
breakfa_own 1n 33 c
breast 1f 25 9 4d 9 9f 4
breastf 1f o k 4c l 76 d
breastf_afterwa 1n 4c c
breastf_wound 1n o b
breath s g 3 k 3 24 7 25 5 3p 3 6z d 7u 7 bl 6 dm 2 e8 9
breath_apparat 1n e8 f
breath_exercis 1n 6z g
breath_smal 1n 7u a
breath_until 1n 24 b
breathw 1n 6z b
breed 17 1c 6 9k 4 9o 8 ds 4 du d dz 6 fo 3
bremen 1n cc 9
brew 1a 2r c 5k 3 62 f 63 q 6m o
brew_be 1n 63 b
brew_kombuch 1n 62 b
brew_tea 1n 2r b
brewery 1a 2k d 5s 4 63 h 6m v 9o 5
brewery_managem 1n 6m d
brewery_softwar 1n 6m i
brewery_yard 1i 2k c
brewpub 1n 63 b
bribery 1n 52 6
brick 19 3 6 80 x 9u w fq c
brick_library 1n 80 m
brick_memb 1n 80 c
brick_plastic 1n 9u b
brick_rent 1n 80 c
brick_rental 1n 80 c
brick_roof 1n 9u 9
brick_sets 1n 80 a
brick_swap 1n 80 c
brid 1f d 5 40 4 bl 9
bridal 19 3 4 d 4 2w 9 40 4 49 4
bridg y 10 4 63 2 71 2 88 2 8e 6 8o 4 9z 2 ay 4 e4 4 eb 4 et 5 fp 7
brief 1a 4d 3 4k 4 ax k bd g d5 i
brief_cal 1n d5 b
briefin 1n d5 5
brigad 1c 1a 7 1d 4 e8 y fd 4
brigad_softwar 1n e8 p
bright 1c 8 3 78 6 8b 3 91 3
brighto 1i 5o 9 fa 8
brim 1i 4a 4 b0 4
brin 1n 5x 4
bring q 30 4 31 2 4o 4 4q 3 5b 2 5o 6 6s 5 7c 2 7o 2 8q 3 8t 2 ad 5 c3 4 ck 2 cp 2 ct 6 cx 2 fd 3
bring_bags 1n 6s a
bring_refil 1n 5o b
bring_system 1n ct b
brisban 1n j a
bristol 17 1d 7 22 7 3w 8 5i 7 c7 7 do 8 es 5
british 1n 6v 8
brittan 1f 93 9 9l 8 c5 8
brno 1i 2l a f2 7
broad 1f 7z 3 bp g et 3
broad_fund 1n bp f
broadca 1n cs c
brochur 1n 4v b
brok x 4z 6 68 6 6g 3 8k 2 8p 3 ab 3 b9 3 bz d dd 2 ep a eq 6 f2 2
broken p 16 a 1w 4 29 8 3r 4 53 7 5b 2 5e 2 6a 7 6r 5 6z 4 8e 4 8p 2 8s 3 8z 9 92 5 ce 4 cv 4 e4 c
broken_applian 1n 8z h
broken_lamp 1i 16 b
broken_part 1c 53 a
broken_plastic 1n 29 c
broken_streetl 1n e4 c
broken_wat 1n e4 a
broker 1n ae 5
brooch 1i 45 7
brood 1n 9k 7
broom 1n f8 6
broth x 12 6 1l 5 1m 3 2m 6 2x 2 3p 2 3r 2 6s 4 7f 3 7i 4 9n 4 bp 5 bu 4 c2 5 ci 4
brought v 16 6 3c 7 5o 3 60 4 8f 8 92 2 ag 3 c9 2 co 3 cp 2 cx 5 dc 4
brought_hom 1n 3c a
brought_hotel 1n 8f b
brow 1n d 7
brown 11 c 4 1s 5 23 4 43 3 44 3 49 3 4o 3 57 5 7l 6
brows 1f a1 4 cu h d9 4
brows_test 1n cu g
bruis 1c h c 31 4 5n 3 ev 3
bruis_techniq 1n h b
brunch 1n 2i b
bruno 1i dr 4 dt 7
brush 14 9 d b 3 d 3 2f 3 9n c dp 7 e1 3 et 6
brush_machin 1n 9n a
brush_subscri 1n 9 c
brussel 19 3s 8 64 8 6j 8 8c 8 e0 8
bubbl 17 j 7 2d 3 2r t 5x 5 61 5 6o 5 ex 5
bubbl_tea 1n 2r y
bucket 16 27 4 8c 9 8s 7 9p 3 c2 6 f5 3
buckl 1c 4c b du 4
budapes 1i 38 9 6y p
budapes_flight 1n 6y 9
buddy 1n 7d e
budget 11 1q 7 2w e 4o 3 50 3 51 5 6j 3 bm r bn f d9 g di 3 e2 3 e5 3 e6 e
budget_adds 1i 2w c
budget_app 1i bm s bn f
budget_fil 1n bm b
budget_nearly 1n d9 c
budget_onlin 1n e6 a
buffet 1f 2t a 30 l 6d 7
buffet_fing 1n 30 c
bug 1i 55 a cu 6
buggy 1n 8f b
bugs 1f 6p 3 cu h f8 p
bugs_flat 1n f8 c
bugs_sur 1n cu b
build i 15 4 1s 4 1u 4 26 2 31 3 3q 5 3v 6 48 6 4j 3 4k 6 4u b 52 6 53 6 54 5 58 a 5b 9 5d 2 67 3 7c 3 7h d 7j 2 7w 8 80 3 89 5 8e 7 8r 4 8x b 92 4 95 3 96 5 97 2 99 4 9e 2 9p 4 9u b 9v 9 a1 7 a3 4 ag 9 am 3 ar 5 b9 4 c7 6 cp 4 cr 3 cx b d3 3 dn 4 e5 c ef 3 eg 9 eh 7 ej 6 fl e fq b ft 7
build_apps 1n 4u k
build_block 1i 8e f
build_cal 1n 52 c
build_capsul 1n 1s b
build_city 1n 58 c
build_control 1n fl k
build_credit 1n 7h u
build_crossbo 1n 7w 8
build_custom 1n 1u b
build_departm 1n e5 e
build_energy 1n fl s
build_event 1n 58 i
build_film 1n a3 b
build_manag 1f 8x a
build_materia 1f fq h
build_nearby 1n 5b c
build_oth 1n b9 b
build_own 1a 3v 9 96 8 a1 9
build_part 1n fq d
build_permit 1n e5 r
build_pip 1n ft b
build_plan 1f 54 c eh a
build_product 1n 9u l
build_project 1n 7w a
build_prototy 1n 53 c
build_raft 1n 3q d
build_rais 1i 8r a
build_run 1n 9p b
build_sel 1i fq 9
build_sit 1c 48 d eg h
build_smal 1i cx b
build_stool 1n 7w 8
build_tabl 1n 89 b
build_tick 1n ej c
build_wat 1i 15 a
build_websit 1n cx d
build_work 1i e5 b
buildin 17 2j a 4n 8 67 b 97 4 9v b fl k ft 4
buildin_couri 1n 67 c
built v t 2 1h 4 31 3 39 3 3v 3 4i 3 6i 3 7i 2 7w 5 80 3 9v 7 9y 7 bz 4 c3 3 cp 5 dm 5
built_around 1n 9y b
bul 1n 33 4
bulb 1c 1a 4 8c 4 8r 3 cj 3
bulg 1n 5x 5
bulgari 1n 6y 8
bulk 1f 4g a 5o 9 f7 7
bulky 1i 94 a f7 r
bulky_wast 1n f7 h
bullet 1n 8i c
bully 1n 4h a
bump 1f 98 6 ep 9 f0 3
bun 1i 2i 9 5n 3
bunch 1c 8 4 45 4 8c l 9i 6
bundl 19 1u 4 1x 8 3p b 3z j 4g j fg 3
bundl_driv 1n 3p c
bundl_medicin 1n 4g c
bundl_ord 1n 4g e
bundl_siz 1n 3z b
bungalo 1i 8s 4 8t 4
bunge 1n 6x a
bunk 1i 6p x cc b
bunk_becom 1n cc a
bunk_beds 1n 6p q
bunny 1n 1n 9
buns 1n 2n e
buns_rye 1n 2n b
buoy 1n 9c 7
bureau 1c 4f b 4w a 7h m d2 7
bureau_build 1n 7h b
bureauc 1i 6v c ea 9
burg 1f 2k d 3r 7 5w k
burg_ferment 1n 5w a
burglar 1n 2g b
burgund 1n 33 a
buri 1c 3b 6 3c 3 3g 3 94 8
burial 1c 3c t 3e k 3g k e7 p
burial_plot 1n e7 f
burkini 1n 47 b
burn y 1 8 8 d n 3 2z 4 30 3 60 3 9p 9 9q 3 an 2 b4 4 dp 3 ei 2 eu 4
burnout 1n di b
burnt 19 c 4 1n 3 bh 8 e3 6
burrata 1n 5r k
burrata_local 1n 5r b
bursar 1n 9t 5
burst 16 27 b 48 3 8q 4 93 4 cm 4 er 5 eu 4 ft 4
bus q 14 4 1l 6 1u 4 20 6 28 4 2e 4 35 3 3p 4 3u 5 6g 3 6p 4 7r 9 9r 4 bu 3 c5 6 c8 e e3 3 e6 4 eb n f2 2
bus_childre 1n eb e
bus_company 1n eb b
bus_numb 1n 7r c
bus_parent 1n eb e
bus_ping 1n eb b
bus_track 1n eb t
bushcra 1n 6t 8
busi 1n cu 5
busiest 1n 2k 5
busines p 2j 5 2k 7 48 4 4e 3 4f 4 4s 9 4t 8 4x 9 4z 6 52 2 53 5 54 2 56 5 59 5 5c 6 5d 4 5e 5 66 5 9r 4 9s 8 9t c ap 4 aw 9 co 9 cq 7 cr 8 ct 6 cx 5 d0 7 d1 6 d2 7 d3 6 d4 4 d7 4 d8 4 dd 7 dg c dl 9 ee 8 ej 9 fr 7 fs 7
busines_fil 1n dg d
busines_intelli 1n ct c
busines_own 1i 4z b
busines_park 1f 2k b
busines_portrai 1n aw i
busines_recycl 1n fr d
busines_softwar 1n ej h
busines_trial 1n ee b
busines_trip 1n d1 b
bust 1i 4d 4 7z 4
busy 14 2f 7 2z 7 6c b 7m 3 8h a 8y 7 al 7 bx 7 es 8
busy_hand 1n es a
busy_night 1n 6c c
but 17 1q a 3x 6 5t 8 bk 4 f5 6
butch 16 2n 4 30 6 5s 4 5y 4 86 3 98 7 f4 a
butcher 1n f4 p
butl 1n 31 3
butterf 1n 8r 4
button_alert 1n 2e b
button_defeat 1n be b
button_design 1n 3y b
button_key 1i ak a
button_medical 1n 4m b
button_sid 1n be 9
buy f 0 5 2 5 3 4 8 4 15 4 17 4 1d 3 1i 4 1k 5 1s 4 1x 4 26 4 28 4 2h 8 2n 4 3y 5 3z 4 42 5 43 4 45 5 47 5 4c 2 4d 4 4e 6 4g c 4p 4 52 5 5n 4 5u 5 5v 4 5y 3 62 4 6u 3 7j 7 81 5 88 3 89 4 8a 6 8c 5 8j 5 8k 6 8n 3 8o 5 8x 3 8z 3 92 2 9o 4 9q 8 9w 4 am 3 ap 4 aq 3 bs 4 bz 8 ch 6 cn 4 cy 4
buy_carbon 1n 9q j
buy_clean 1i 15 a
buy_credit 1i 9q b
buy_flat 1n 7j e
buy_grocery 1n 5n b
buy_group 1n 4g n
buy_last 1i cn b
buy_lat 1i 8o a
buy_les 1n 1s b
buy_mid 1n 8a b
buy_mortgag 1n bz b
buy_outgrow 1n 3z b
buy_second 1c 1i 8
buy_sel 1i 81 8
buy_shar 1i 1d a 7j b
buy_smal 1i bs b
buy_togeth 1n 4g e
buy_trac 1n 9w a
buy_used 1c 2h 9
buy_vinyl 1n ch f
buys t 5 3 3c 2 48 4 57 2 7q 2 82 2 87 3 8e 3 8j 3 8q 3 8y 4 99 3 bz 2 cn 3 ep 3
buz 1f 2c 3 cf 7 ck 3
cabbag 1f 5x a
cabin 1f n 6 33 7 6o y
cabin_coupl 1n 6o a
cabin_forest 1n 6o a
cabin_guest 1n 6o a
cabin_interne 1n 6o f
cabin_lak 1n 6o a
cabin_night 1n 6o f
cabin_off 1n 6o a
cabin_phon 1n 6o c
cabin_rent 1n 6o a
cabin_stay 1n 6o a
cabin_switch 1n 6o a
cabin_weekend 1n 6o a
cabinet 1f d6 7 dg 8 f2 3
cabl 14 16 4 17 3 39 3 9n c c1 3 c7 7 cc 2 f9 3
cactu 1n 93 4
cadmium 1n 8k 5
caf 14 16 k 1e p 2i h 3a n 4l 6 6l 7 ez p f0 a f2 6 fr 7
caf_near 1n ez f
cafeter 1n en 5
caffein 1i 5k 4 62 5
café o h 6 14 2 16 d 1e f 2i h 39 7 3a j 3i 6 3o 6 4s 9 5d 4 5k 3 62 9 6l 4 6u 3 8g 4 8z 6 b3 2 bx 2 c9 6 co 4 d8 3 df 4 eo 4 er 4 es 5 ex 6 ez f f0 c f2 b fd 5 fr 8
café_cargo 1n fr b
café_convers 1n 3o b
café_drink 1n 3a b
café_fix 1n 4s c
café_guest 1i 2i d
café_hundr 1n 3a b
café_library 1f 16 a
café_mourn 1n 3i 9
café_near 1f 16 c 1e d
café_noon 1n ex a
café_onlin 1n 62 b
café_rout 1n h b
café_run 1n 1e b
café_shop 1n c9 c
café_thirty 1n 2i c
café_twelv 1n ez a
café_view 1n f0 a
cag 1i 1c 4 8n 4
cak v 16 3 1e b 1o 3 1r 6 2i e 2o r 3i 2 3r 8 6i 7 6w 3 8m 4 9y 4 bk 4
cak_dessert 1n 2o b
cak_morn 1n 2i c
cak_ord 1n 2o m
cak_own 1n 1e b
cal d k 3 l 4 r 3 x 5 10 4 12 3 1a 3 1f 4 1n 5 27 3 2b 7 2e 4 3c 4 3i 2 3s 3 4m 5 4r 3 4s 4 4t 2 51 4 52 3 6c 3 7a 4 7e 3 7o 2 7s 8 7u 4 9b 3 a6 4 ak 4 al 4 an b ba 7 c8 4 cm a cs 3 cv 4 cx 5 cy 6 d4 4 d5 3 df 6 dj 5 dm 9 do 2 dv 6 dz 3 e0 4 e4 3 eb 3 en 5 ey 3 fh 4
cal_account 1n dj b
cal_answ 1n 1f 9
cal_ash 1n 3c a
cal_ask 1c df a
cal_back 16 10 9 1a 8
cal_book 1i cy a
cal_bos 1n df c
cal_centr 1a 2b f
cal_chang 1i cx b
cal_check 1n en b
cal_coach 1i an n
cal_daught 1n 2b b
cal_distrib 1n 52 c
cal_documen 1n en b
cal_draft 1n 51 c
cal_english 1n a6 b
cal_family 1a al 9
cal_farm 1n fo a
cal_fil 1f d5 a
cal_finnish 1n dm c
cal_grandpa 1i 7s a
cal_help 1i 4r a
cal_messag 1f x a
cal_not 1i dm c
cal_old 1i 7a b
cal_renew 1n cm c
cal_sal 1n an i
cal_spot 1n ba 9
cal_staf 1n ak b
cal_tel 1n 7s b
cal_tool 1n dm c
cal_valu 1n 7u e
cal_video 1n 1n a
cal_wet 1n 27 b
cal_writ 1n dm c
calcula 16 22 a 68 8 bn 4 bw 9 bz 6 c0 8 d2 e fm a
calcula_carbon 1n fm b
calcula_wag 1n d2 g
calenda r q 2 r 9 x 4 z 5 1g h 1r l 1s 6 1t 9 1v 6 4p 3 4z a 6f 8 6k 8 75 5 7f 4 7j 6 7o 4 7p 4 8i 8 9b 6 9f 7 9g 4 9m 6 av 5 cm 7 co 5 d1 6 d9 8 dm 2 e9 d en 4 fb 9
calenda_app 1i 1r g
calenda_bos 1n d1 b
calenda_both 1n 1r c
calenda_expens 1n 1g d
calenda_family 1i 1g 9
calenda_garden 1n 1t b
calenda_hir 1n 4z c
calenda_invoic 1f 4z a
calenda_kitchen 1n 1r c
calenda_know 1n r b
calenda_messag 1n 6k b
calenda_met 1n 9m b
calenda_propos 1n d9 c
calenda_record 1n 9f c
calenda_resal 1n 7j a
calenda_tarot 1n fb e
calenda_villag 1n e9 b
calf 1i 33 a fo 8
calgary 1i 64 9 f3 8
calibra 1c 26 9 98 4 c7 4 ft 3
califor 1i x 9 1y 9
calligr 1n es 8
calm v t 2 1g b 2e 5 3p 3 4f 3 6x 3 6z 3 7k 3 b2 5 bp 4 c0 3 dp 8 e1 4 ez 4 fp 4
calm_dog 1n dp b
calm_messag 1n 1g a
calm_ton 1n 1g a
calmly 1n cq 8
calori 1i l a 73 s
calori_app 1n 73 i
calori_count 1n 73 c
calv 1i e 4 fo n
cam g g 3 4l 2 4t 4 83 4 99 4 cq 4 d3 2 ef 3
cam_back u 99 5
camcord 1n bi p
camera s k 4 v 7 1y 7 25 8 2b 6 2f 4 2g 8 2x 4 5b 5 6d 7 79 7 7b c 7r 8 82 d 95 7 9j 6 b0 4 bs 9 e7 4 em 5 eq 4 fj k fo c fp 6
camera_abov 1n fj b
camera_barn 1n fo a
camera_bik 1n bs c
camera_deliv 1n fp b
camera_elderly 1n 2b b
camera_hom 1n 1y b
camera_mold 1n 95 b
camera_opticia 1n v b
camera_phon 1n 79 b
camera_scal 1n 6d b
camera_sort 1n fj d
camera_tel 1n 7r a
camera_warn 1n 7b b
cameroo 1n 9o 9
camino 1n 3j e
camp 13 h 3 33 7 34 f 35 q 3q z 3v 7 8n p 9d j a1 6 a4 7 f0 3
camp_childre 1n 3q f
camp_choos 1n 9d b
camp_club 1n 3q g
camp_gear 1n 8n m
camp_own 1n 35 c
camp_parent 1n 3q c
camp_rent 1n 35 g
camp_rental 1i 35 c
camp_school 1n 3q c
camp_set 1n 8n b
camp_shar 1n 35 d
camp_travel 1n 35 b
campaig 1a 4l d 4t m ap e cn m cy 4
camperv 1n 35 14
camperv_hir 1n 35 g
camperv_rent 1n 35 d
camperv_rental 1n 35 n
campgro 1n 9d p
campsit 1c 34 4 35 4 37 4 9d 12
campsit_book 1n 9d g
campsit_softwar 1n 9d o
campu 1n 1k 11
campu_marketp 1n 1k e
can 1n 7r m
canada w 6 5 a 5 g 6 w 5 1g 5 1z 5 2b 5 51 6 5y 5 6q 5 71 6 7h 5 7y 4 8m 6 9f 6 a0 5 a6 5 au 5 bh 4 bi 4 cl 6 eh 5
canberr 1n ck 3
canc 1f v 9 7l g fc n
cancel t 7 2 d 4 f 3 g 2 q d r 2 1v 4 2s 3 2w 3 3k c 5i 2 6c 2 6g 3 6k 4 6z 3 7c 3 7t c 8p 4 bx i cx 3 dm 2 eh 3 eq 2
cancel_flight 1n 7t i
cancel_mandat 1n bx c
cancel_off 1n q b
cancel_subscri 1n bx n
cancell 1c 37 4 bx 5 cg 3 f1 3
candida 1a w 6 4y b a2 q au 4 dd u
candida_reason 1n dd b
candida_stat 1n a2 b
candl 11 8 w 22 3 2o 4 2s 3 38 9 3b i 3f b 5v 2 9b 2 9t 5 es 8 f9 3
candl_birthda 1n 3f 9
candl_ceramic 1n 8 c
candl_dat 1n 3b 9
candl_lov 1n 8 e
candl_mak 1n es a
candl_used 1n 8 c
canin 1n dx a
canist 1n 60 8
cannot h j 6 1d 3 1l 5 46 3 4d 3 6n 4 6u 2 6w 4 6z 4 7j 3 7p 2 8t 2 9n 4 ao 3 aq 2 dv 3 ec 2 ed 2
cannot_driv 1n 9n a
cannot_eat 1n 6n b
cannot_run 1n 6w a
cannot_sit 1n 6z c
cannot_swim 1i j e
cannot_talk 1n 1l c
cano 1i 37 j a3 d
cano_rent 1n 37 d
cans 1a 15 6 18 3 2r 6 62 8 63 c
cans_door 1n 63 b
canteen y g 3 l 3 2t g 2v a 4i 5 57 9 5n 5 5w 7 6d d 6n 9 70 3 73 6 8p 3 98 5 by 3 c5 3 f3 7 fs 8
canteen_ready 1n 2t c
canva 1f 43 6 85 v et s
canva_belt 1n 85 c
canva_leath 1n 85 a
canva_paint 1n et a
canva_wallet 1n 85 c
cap 11 c 8 16 3 1i 5 2e 6 2x 7 ap 3 by 3 cn 3 cs 2 f3 3 fc 5 fj 7
cap_mirror 1n c b
capacit 1i 66 a fi 9
capital 1n 4e b
capo 1n cc 4
capoeir 1n ev 8
cappucc 1n 2j c
caps 1i 9 4
capsul 19 7 e 1s f 23 c 3y 8 5k c 6p 7
capsul_quiet 1n 23 b
capsul_wardrob 1i 1s f
captain 1i 3r 7 e8 8
caption 1f 7r e co l cr i
caption_dub 1n cr c
caption_schedul 1n co c
captur 1n da d
car h 0 5 2 8 6 8 b 5 o 8 p b t h 12 6 18 4 1t a 21 f 28 5 2n 3 35 3 39 4 3b 8 3c 2 3l 3 3p 4 3q 3 3t h 3u 3 44 3 4o 5 4r 3 4u 4 4y 3 6a 5 6r 3 6s 3 7f d 7t 3 7v 3 8b 4 8f 4 8m 3 8n 3 8r 9 93 3 97 5 9a c 9f 8 9r a a4 d ag 5 ah 3 aw 3 b9 3 bb 4 be 4 bf 5 by 4 c2 h c4 g c5 7 c6 5 c7 5 c8 4 df 5 dr 8 dw 4 dz 3 ee 3 ej 2 eq 2 ey 3 f9 2 fh 6 fm 3
car_accompa 1n 12 b
car_app 1c 1t g 21 b 9f a
car_bootcam 1n a4 l
car_buy 1n 0 d
car_car 1i c2 k
car_card 1n 8b b
car_chang 1n a4 r
car_clean 1n c2 e
car_club 1i c4 b
car_coach 1n ag f
car_cost 1n 21 u
car_cours 1n a4 g
car_dementi 1n 3t k
car_documen 1n t w
car_elderly 1f 3t c 7f d
car_entry 1n t e
car_family 1i 7f d
car_hom z p d t d 3t e 97 9 c2 g fh 9
car_includ 1n 4o c
car_moth 1i 3t d
car_near 1f dr a
car_neighbo 1n c4 p
car_next 1n 39 c
car_own 1c 21 e 9a 9 c2 h
car_parent 1f 7f h
car_park 12 18 7 9r g c2 c
car_privat 1n c4 i
car_really 1n 21 f
car_record 1n t r
car_repair 1f 9a e c2 e
car_seat 1i 8f b
car_servic 17 21 9 3b 9
car_shar 1n c4 z
car_softwar 1n t g
car_speak 1n t i
car_wash 1n c2 t
car_worksho 1i 9a n
caravan 1f 33 4 35 i 9d p
caravan_park 1n 9d j
caravan_rent 1n 35 d
caraway 1n 5x 4
carbon 1a 22 y 97 6 9a 6 9q 10 fm x
carbon_account 1n fm t
carbon_app 1n 22 m
carbon_credit 1n 9q v
carbon_farm 1n 9q c
carbon_footpri 1i 22 s fm h
carbon_removal 1n 9q i
card i c 3 e 4 r 5 s 3 x 2 10 2 1b 4 1l 6 1p 3 22 4 2m 3 2u 6 2x 6 3a 4 3r 2 3s 7 4q 7 52 2 5g 6 5u 3 5y 4 6b 2 6c 5 6u 4 7g 6 7h 6 7i 8 81 e 85 3 88 6 8b 5 8g b 8i 6 8m 9 9a 6 9d 4 9z 3 a8 8 bf 8 bl 4 bo 9 bp 4 bu 2 by 2 ce 5 cq 5 d1 7 db 9 dc b e7 6 eb 4 fb 6 fd 4
card_app 1n bo b
card_auction 1n 81 f
card_busy 1n 6c c
card_collect 1n 81 h
card_coupl 1n 8g d
card_debt 1n 7i n
card_dementi 1n bf a
card_deposit 1n r b
card_fifty 1n bf a
card_gam 1n 8g e
card_grad 1n 81 l
card_healthy 1n 2u b
card_history 1n ce b
card_improv 1n 7h b
card_index 1n e7 c
card_integra 1n dc b
card_local 1n 4q b
card_marketp 1n 81 f
card_parcel 1n db b
card_parent 1n 8m b
card_part 1f 9a 9
card_payment 19 1b 8 22 8 7g 8 bp 8 dc k
card_pictur 1n 5g c
card_plain 1i fb 9
card_pokémon 1n 81 b
card_speak 1n 1l c
card_stock 1n fd a
card_til 1n cq c
card_trad 1n 81 f
card_travel 1n 6u c
card_use 1n 5y b
card_walk 1n 3s b
card_whos 1n 81 9
card_word 1c 8m 9
cardboa 16 31 4 3e 6 5h 3 8e 6 ew 6 fr l fs 5
cardboa_plastic 1n fr f
cardif 1n 2o a
cardiga 1i 3t 6 4a 7
careful 17 v 3 2h 2 55 6 9k 4 9m 4 cu 6 dj 3
caregiv 1i 3t t 7f u
caregiv_app 1n 7f c
caregiv_elderly 1n 3t e
caregiv_look 1n 3t b
careles 1i u 5 dk 5
caretak 13 26 5 7j 2 93 6 97 3 9n 5 c7 5 e2 a e9 b f8 3 fl 9 ft 3
caretak_scan 1n e2 b
cargo 15 28 t 5e h 5j a 8c a c1 f c3 n c4 4 fi a fr 9
cargo_bik 16 28 r 5e f 5j 8 8c 8 c1 d c3 l fr 8
caribbe 1n 5p a
carniva 1n cb 9
carol 1n ce 3
carpent 19 48 b 7w m 89 8 eh 8 eo 6 fq 7
carpent_electri 1n 48 b
carpet 16 17 b 3z 3 7z 7 80 4 92 f ap 3 cc 4
carpet_clean 1i 17 b 92 g
carpool 1i 3u z c5 10
carpool_commut 1n c5 d
carpool_parent 1n 3u e
carpool_work 1n c5 k
carport 1n e5 4
carri t 5 3 1r 3 3e 2 4c i 5e 4 65 5 67 e 68 4 6s 3 7d 3 86 4 8f 3 8v 4 9p 2 ch 2 cl 4 dw 3 fi e
carri_hemp 1n 4c c
carri_spac 1n fi b
carriag 1n b1 9
carrot 14 11 6 2q 8 2v 5 5i 5 5m c 8c 5
carry m 28 6 4e 2 4s 2 51 2 53 2 5e 2 5f 3 5o 4 69 9 6c 2 6e 2 6s 7 89 4 8a 5 8w 3 br 2 bs 4 d7 5 eh 3 fr 3
carry_childre 1n 28 d
carry_lab 1n 69 b
carry_risk 1f d7 a
carry_suitcas 1n 6s a
cars z 21 a 28 3 3p 9 3t 5 6a b 6q 3 8t 3 9a 6 9r b aa 2 bs 9 c2 h c4 o c5 9 c7 j
cars_camera 1n bs c
cars_oth 1n c4 b
cars_private 1n c4 i
cars_scan 1n 6a b
cars_see 1n 21 b
cars_shar 1i c4 c
cars_simulat 1n 3p c
cars_villag 1n c4 b
carshar 1n c4 b
cart 1a 15 6 2j w 2p e ai 3 cn 9
cart_hir 1n 2j g
cart_real 1n 2j b
cart_tubs 1n 2p c
carton 1i bd 6 fs 4
cartrid 1i 2d f f2 2
cartrid_subscri 1n 2d c
cartwhe 1n 3w 7
carv 1n es 10
carv_clas 1n es a
carv_cours 1n es f
carv_guest 1n es a
carv_learn 1n es a
carv_spoon 1n es b
carv_weekend 1n es a
carv_worksho 1n es f
cas o 3 6 9 8 v 4 10 8 17 3 2p 3 4h 4 50 2 59 4 7h 2 7i 5 7k 4 7t 4 84 e 8o 5 91 3 99 3 9b c af 9 ar 6 at 5 au 6 az 6 cl 6 cn 6 d8 6 en 6
cas_arriv 1n 84 9
cas_empty 1i cn b
cas_evidenc 1n 84 b
cas_lawy 1n d8 b
cas_managem 1n 9b b
cas_smal 1n az b
cas_support 1n cl b
cas_twenty 1n 3 c
cash y 3m 3 4e e 54 3 5f 7 6c 3 6g 5 6l 3 7h 5 8p 7 9g 5 9i 3 9t 4 bu 7 by 3 d3 p dc 7 eo 2
cash_ahead 1n d3 d
cash_flow 1n d3 x
cash_positio 1n d3 b
cashflo 1n d3 h
cashi 1n 4q h
cashier 1n 4q q
cashier_shop 1n 4q f
cashles 1n 6g b
cashmer 1i 4a i 8u 5
cashmer_scarv 1n 4a b
cask 1n f6 7
cassava 1i 5p 6 fn 9
casset 1f b1 7 bi p ch 9
casset_digitis 1n bi b
casset_digitiz 1n bi b
cast 14 37 6 45 7 4a 3 6a 9 88 3 8b 5 8d 7 cb 6 cd b fj 6
cast_smal 1n 6a b
castil 1n bi 8
casting 1n fj j
casting_learn 1n fj b
castl 1a 2w 3 2y e 3r 7 6h k 80 8
castl_gallery 1n 6h j
castl_light 1n 2y a
casual 1n b3 b
casualt 1n 7e 8
cat s g 2 1c c 1e 6 30 6 31 5 3a d 3g h 3v 7 a1 7 cb 4 dp 5 dq g dt b du e dv 8 dw c dy d e0 h ez l f8 3
cat_caf 1i ez o
cat_café 1i 3a f
cat_food 1n dt g
cat_furnitu 1n du f
cat_loung 1n ez e
cat_lov 1n ez g
cat_mis 1n e0 b
cat_offic 1n 1e b
cat_own 17 dq b
cat_sit 1n dq e
catalan 1i 9y a b3 i
catalan_crosswo 1n b3 c
catalog 13 3x 5 48 5 4k 7 50 3 7i 8 83 a 87 9 9a 5 ao 7 be 4 de 6
catapul 1n 7w 6
catch 15 3w 3 71 3 88 k 9w 9 db 4 dw c f4 i f8 j
catch_cat 1n dw c
catch_mic 1n f8 9
catch_phon 1n 9w a
catch_shar 1n f4 a
categor 1i bm f d0 a
cater 14 13 c 2j 5 2t d 2v i 30 x 5c j 6n l 98 6 fh 7 fs 6
cater_ent 1n 6n b
cater_kitchen 1i 13 a
cater_near 1n 30 i
cater_rent 1n 5c c
cater_wedding 1n 30 h
catholi 1i 3h c 3j 7
cats 12 1c 4 1t 3 3a b 3g j 6q 6 8b 5 cb 4 dq h dw 7 dy b dz 5 ez s
cats_guest 1n ez e
cats_last 1n dy b
cats_send 1n dq b
cats_shelt 1n ez e
cats_smal 1n 3g 9
cattl 1n fo j
cattl_monitor 1n fo c
caught 16 1c 3 3w 3 4r 4 88 3 9w 7 cu 4 dw 3 dy 3
caus 17 1b 8 1e 6 51 2 8x 4 a0 4 cu 4 cv 4
cav 1n 5r 4
ceil 17 91 3 bc 4 by 5 eh 3 ep 3
ceiling 1n eq 3
cel 1n a8 4
celebra 1c 2o 9 2z 9 30 9 3d y
celebra_ceremon 1n 3d d
celebra_near 1n 3d d
celeria 1n 5i 3
celery 1f 30 7 6n 8 98 3
celiac 1n 5h a
cellar n 16 3 17 4 1x 5 1y 5 27 4 28 3 59 4 5r 5 5x 4 64 8 6m f 8f 5 8n 3 8u 3 8v 3 8w d 93 6 94 5 9r 5 cc b ei 7 em 3 eq 4 f2 3 f5 3 f7 f
cellar_clear 1n f7 e
cellar_collect 1n f7 b
cellar_deliv 1n 64 b
cellar_empty 1n f7 e
cellar_garag 1n 8w b
cellar_haul 1n f7 b
cellar_loft 1n f7 c
cellar_remov 1n f7 b
cellar_tast 1n 6m b
cellar_tip 1n f7 b
cello 19 1v 3 38 3 6s 3 8o i cf h
cello_childre 1n 8o b
cement 1f 10 3 1w 3 9u 6
cemet 1i 3b 8 e7 a
cemeter 17 3b r 3d 4 3e d 3f 3 3g k 9b 3 e7 x
cemeter_birch 1n 3g 9
cemeter_cemeter 1n e7 d
cemeter_family 1n 3b b
cemeter_managem 1n e7 l
cemeter_offic 1n e7 d
cemeter_photo 1n 3b b
cemeter_softwar 1n e7 n
cent 1f 9 4 f0 8
centime 1i 89 d 9v 4
centime_local 1n 89 b
centr m 12 6 13 3 1q 2 1t 6 2b 9 3l 4 46 3 4n 3 5e 4 65 7 77 2 7a 2 7h 2 7i 3 7o 4 7v 5 7x 4 9f 2 9t 5 a0 5 aa 3 ag 4 ak 5 an 4 bf 5 bm 3 cc 3 cs 5 e4 3 e9 4 ea 5 ep 3 f0 3 f2 a
centr_far 1n 9t a
centr_plant 1n 65 b
central 1i 4f 5 dc 5
century 1f 8a h 96 4 eq 3
century_chair 1n 8a b
ceramic 19 8 b 3y 4 4a 4 65 a 8k s er q
ceramic_clas 1n er c
ceramic_cups 1n 8 c
ceramic_shop 1n 65 b
ceramic_studio 1n er c
ceramic_wheel 1n er c
ceremon 1c 2w 9 3d 16 cg 7
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
certain 17 m 6 1w 3 78 4 b5 4 cf 3 cm 4
certif 1n dk b
certifi s d 2 e 8 f 3 p 7 1f 6 3g 2 3k 5 3m 3 3o 6 3s 2 4i 2 4w g 50 2 5v 6 68 7 97 b 9q 9 am 8 bh a d6 3 db 2 dk 6
certifi_contrac 1n 4w c
certifi_custom 1n 68 b
certifi_jars 1n 5v b
certifi_massag 1n e c
certifi_mis 1n am a
certifi_podiatr 1n p c
certifi_sent 1n 97 b
certifi_sleep 1n 1f 9
certifi_transla 1i 4w n
certify 1n 4w 6
cessati 1n 7d b
cfo 1n 54 1b
cfo_plan 1n 54 b
cfos 1n 54 k
cfos_build 1n 54 b
chaf 1n dy 5
chain n 3 3 v 4 x 2 2i 3 2k 3 2m 3 2n 3 2o 3 2q 3 2r 6 39 3 3y 3 3z 3 40 3 42 3 43 3 46 3 47 6 4c 3 4d 3 4e 7 4j 8 5a 5 5b 3 5d 3 6p 3 6q 4 89 7 8a 3 8k 3 8l 3 9w d c1 3 cc 3 dd 4 de 4 e2 5 et 3 f8 3
chain_traceab 1n 9w o
chainsa 1n 9q 8
chair n e 5 p 3 q 4 r 7 10 5 2w 5 38 6 39 3 51 3 6c 3 6r 5 71 7 7v 4 8a a 8f 8 8y 5 90 c 9e 3 ad 5 b7 3 co 4 di 6 e9 5 ee 5 ey e
chair_gymnast 1n ey d
chair_onlin 1n r b
chair_phon 1n 71 b
chair_pram 1n 8f b
chair_short 1i di a
chair_sideboa 1n 8a b
chalk 17 h 5 42 3 49 6 5q 8 6m 7 f1 5
chalky 1n 5t 5
challen 1c 22 g 58 9 71 9 7g 9
challen_househo 1n 22 b
chama 1n bt h
chamb q k 2 o 2 x 2 y 2 10 2 4e 2 4k 2 4s 5 4u 2 4v 3 4x 3 50 4 52 6 68 2 c1 2 cn 2 d0 2 d3 2 dg 3 dl 2 dv 2 ee 6 eo 4
chanc 1a 6 4 b2 4 b3 7 ck 4 ee 6
chang c i 3 22 5 2c 3 2h 4 2l 3 4v 1 6n 5 72 4 73 3 7g 5 7l 4 8j 3 8l 4 8q 3 96 4 a4 7 aa 2 aq 5 ax 4 bl 3 bp 4 c0 2 c2 5 ci 3 cu 4 cx 5 df 2 dh 5 fg 3 fk 3
chang_ads 1n fg a
chang_battery 1n 2h d
chang_brak 1n c2 b
chang_broad 1n bp b
chang_card 1n 7g b
chang_cours 1n a4 h
chang_even 1n 72 e
chang_lay 1n 8l e
chang_lens 1n ax b
chang_partn 1n i c
chang_taps 1n 8q b
chang_whatsap 1n cx c
changeo 1n 6f l
channel 19 1g 9 4h k 6f g b0 x b7 6 co a
channel_machin 1n b0 b
channel_manag 1n 6f f
chao 1n 4s 6
chapel 1n 6x 4
chaplai 1n 3j l
chapt 14 1k 4 3s 3 55 3 8h 4 a7 3 ai d b2 5 dk 3
charcoa 1i 9p 7 et 3
charg q w 2 17 2 21 h 2b 3 2c 4 2u 7 35 9 3v 3 4z 2 54 4 5a 3 6c 3 6e 2 77 2 7c 2 7h 2 8t 4 9d 2 9r p 9s 5 af 5 ag 2 bq 2 bx 4 c7 o dy 5 ee 4 ef 5 ek 9
charg_automat 1n 2u b
charg_car 1n 9r h
charg_charg 1i 35 a
charg_compan 1n 9r d
charg_cost 1n 21 m
charg_electri 1i c7 k
charg_employ 1n 9r d
charg_hom 1n c7 r
charg_hotel 1n 9r k
charg_lamp 1n c7 k
charg_offic 1n 9r d
charg_plan 1n ek b
charg_point 1i 9r p c7 e
charg_residen 1n c7 d
charg_shar 1n c7 d
charg_station 1i 21 h c7 b
charg_sur 1n 9r b
charg_truck 1n 9r d
chargeb 1n db w
chargeb_collect 1n db b
charit 1i 11 9 1a b
charity 11 11 6 1a f 1b c 1x 5 3s 5 3x 5 41 5 4x d 51 7 7i 5 8l 3 94 6 f7 4 fe a
charity_laptop 1n 4x c
charity_match 1n 1a c
charm 1n 8x 3
chart b 37 3 fb 6
chas 17 av a d1 4 d8 r eo b
chas_client 1n eo b
chas_invoic 1n d8 e
chas_overdu 1n d8 b
chas_reply 1n av b
chat q s 4 1h 2 1k 5 1u 6 3s 8 3x 7 4h 6 6e 5 6i 2 6j 4 76 c 77 8 7d 6 7e 5 7f 4 9x a 9z 2 ad 4 al b bg 3 bu 6 cl d dd 6 df 6 dm 7 dn 2 dv b e8 3 eb 4 en 7 ew 4
chat_bas 1n 9x b
chat_crav 1n 7d b
chat_dialect 1n al c
chat_door 1n 3x b
chat_elderly 1n 3s e
chat_midwif 1n 76 g
chat_onlin 1n cl b
chat_pay 1n bu b
chat_person 1n 4h b
chat_sort 1n en b
chat_vet 1n dv c
chat_whatsap 1n dd b
chat_whil 1n 1u b
chatbot 10 1u 7 7k i 9x 5 a1 5 ag 5 al 5 b0 5 cl d co 3 cp 7 d5 5 d7 5 dn 6 ea 3 ed 5
chatbot_swahili 1n 7k b
chatbot_symptom 1n 7k c
chatgpt 1n aq t
che 1i 7c d
cheap p 17 4 1d 6 1q 6 30 4 41 4 4g 5 5a 4 5c 2 6p 8 8n 4 8o 3 92 2 9q 3 9s 8 bx 8 ee 2
cheap_electri 1n 1d b
cheap_provid 1n bx c
cheapes 1f 17 4 1q m 21 l
cheapes_basket 1n 1q c
cheapes_charg 1n 21 f
cheat 1c 4l 4 7e 4 a1 3 a8 4
check b s 4 w 3 1b 3 20 3 4l 3 52 3 6e 6 6n 5 6y 3 79 3 7b 3 7k 8 7l 7 7s 4 7u 3 8t 3 8x 3 91 5 93 5 95 7 97 4 98 4 9d 5 9l 3 a8 3 ab 4 af 7 aj 3 aq 3 au 4 bn 3 c1 3 c9 2 cr 3 cw 7 d1 3 d7 3 dw 4 e2 4 e5 5 e7 4 e8 4 ej 6 ek 5 en 3 eo 3 ep 3 fh 4
check_against 16 6n 8 d1 8
check_annual 1n eo b
check_approva 1n 52 c
check_breakfa 1n 6e e
check_build 1n 8x b
check_claim 1c ep a
check_clean 1n 8t b
check_cod 1n ej c
check_conflic 1n en b
check_documen 1n au b
check_door 1i 6e b
check_eligibi 1n w b
check_empty 1n 93 c
check_fak 1n 4l b
check_fees 1n e7 b
check_fir 1i 97 a
check_ins 1n 79 b
check_insur 1i 3x a
check_learn 1n ea b
check_liv 1i 20 a
check_nurs 1n fh b
check_off 1n 91 b
check_partn 1n bn b
check_phon 1i 9d c
check_photo 1n 81 9
check_safety 1i cr b
check_solicit 1n aj b
check_teach 1n ab e
check_tool 1n af b
check_travel 1n 35 b
check_ups 1n dw c
check_used 1n cw b
checkli 16 2w 6 3c 7 76 a 98 e de f ei 8
checkli_lesson 1n de c
checkli_midwiv 1n 76 b
checkou 1c 2c 3 4q h 6e 6 dc 9
cheek 1f b 2 3w 3
cheerfu 1n 6 e
cheerfu_design 1n 6 b
chees 14 2n 4 2r 3 2z 4 5a a 5r 10 5w 7 eu 6 f5 7
chees_box 1n 5r r
chees_lov 1n 5r e
chees_mountai 1n 5r b
chees_shop 1n 5r q
chees_subscri 1n 5r c
chees_vegetab 1n 5a c
cheesem 1n 5r h
chef 13 2l f 2z y 48 d 5f j 5l 9 64 b 6d h 8d a 98 3 9i b
chef_cook 1i 2l b 2z f
chef_cuisin 1n 2z c
chef_din 1n 2z h
chef_hom 1n 2z e
chef_jacket 1n 48 g
chef_ord 1n 5f j
chef_sunday 1n 5l b
chef_thrown 1n 6d b
chemica 1n 82 3
chemist v 0 4 2 4 4 4 8 3 9 4 b 6 k 2 p 3 3s 3 5t 4 70 4 79 3 7a 2 82 6 bd 4 bi 3
chemoth 1i be c fc q
chemoth_fit 1n fc a
chennai 1n ew a
cherry 1n 2p a
ches 1f 3s 4 ab d ew 1a
ches_club 1n ew g
ches_lesson 1n ew i
ches_onlin 1n ew d
ches_opening 1n ab b
ches_play 1n ew e
ches_school 1n ew s
chest 17 v f 7e 3 8a 4 du 6 ey 3
chest_rays 1n v b
chestnu 1n 2a 4
chew 1a 6y 5 du b
chicago 19 5m 8 5x 8 6c 8 7w 6 ds 8 f8 6
chicken 1c 5l 6 98 6 9o e fo 8
chicken_farm 1i 9o 9
chickpe 1f 5g 9 5t g 6n 6
chickpe_lentil 1n 5t b
chief 1n ah 8
chil 14 1c 6 2q 5 2v 6 5l f 5x 6 7u 6 9s 6 d6 7 e3 6
chil_meal 1n 5l b
child j a 5 j 8 o 2 12 3 19 2 1g 4 1h 6 1j c 1l 8 1m e 1n 4 25 3 2o 5 39 5 3i 3 3k 4 3l 7 3m 5 3u 4 3v 7 3w 4 3z 6 4c 7 4m 2 5m 3 6h 2 6j 8 74 6 76 5 7b 5 7k 3 7n 4 7w a 87 3 8e 3 8m 5 8o 7 9f 3 9x 4 9z b a0 8 a1 5 a7 4 ab a b1 c bo b c3 3 eb 7 ex 6
child_allergy 1i 7b a
child_cannot 1i j d
child_car 1n 39 c
child_exercis 1n a0 b
child_favouri 1n 2o b
child_grow 1i 1j h
child_grown 1c 3z 9 8o 9
child_hardly 1n 1l b
child_hero 1i 1m q
child_mind 1n 1m b
child_off 1n eb b
child_read 1i 9z l
child_sam 1n 1l 9
child_sav 1i 1m 8
child_sold 1n a b
child_tap 1n 6j c
child_town 1n b1 b
child_typ 1n 74 f
child_watch 1i bo a
child_woodwor 1n 7w a
childbi 1n 79 a
childca 1a 13 4 19 i 39 9 3k 9 3l r
childca_next 1n 19 f
childca_plac 1n 3l p
childho 1n 1a 4
childmi 1i 3k b 3l 8
childre f 1 6 4 6 h 5 j 7 14 3 15 4 18 4 19 4 1g 9 1h b 1j b 1l 7 1m 9 1n 7 1o 5 1r 5 1u 4 1x 3 28 7 2b 3 2f 4 2v 7 3a 3 3h 3 3i 2 3k 9 3l 9 3n 4 3q 9 3r a 3s 3 3u 9 3v a 3w b 3z 9 43 6 46 3 47 4 6j 2 6q 5 71 3 74 3 7a 3 7e 3 7n 9 7o 3 7p 2 7s 4 7w a 87 6 8e 9 8h 3 8m 4 8n 5 8o 7 9z 7 a0 5 ab 8 ai 3 b1 9 b7 3 bk 5 bo 8 c3 5 eb 6 ev 9 ew 7 f0 9 fc 4 fe 8
childre_bik 1i 1j p
childre_birthda 1n 3r g
childre_book 1f 1m i
childre_build 1f 3q a 3v a 7w b
childre_calenda 1n 1g e
childre_cannot 1n 1l 9
childre_cloth 1i 3z p
childre_earn 1n 1h e
childre_eczema 1n 1 b
childre_first 1n 9z d
childre_garden 1n 18 b
childre_guest 1n 3k c
childre_hom 1n 1o e
childre_hospita 1n fe g
childre_indoor 1n f0 c
childre_learn 1i j a
childre_long 1n 47 c
childre_nois 1n f0 a
childre_paid 1n 1g a
childre_pick 1n 2v c
childre_plan 1n 1u b
childre_pocket 1n bo b
childre_put 1f b1 9
childre_read 1c 3h 7
childre_saf 1f 15 9
childre_sam 1i 6q 9 ab a
childre_school 1c 3u b 3w a
childre_self 1n ev 9
childre_show 1i 4 a
childre_siz 1i 8o a
childre_social 1n 1h a
childre_soft 1n f0 c
childre_speech 1n 7n d
childre_teach 1a 3l 9
childre_treasur 1n 3r c
childre_whol 1n 8n b
childre_wid 1n 43 b
childre_women 1i h a
childre_woodwor 1n 7w a
chili 1n 5s a
chilli 1i 2k 4 5s d
chilly 1n 7x 3
chimney 1c 91 4 ei e fp 6
chin 1a b 5 r 6 3z 3 aw 3 ev 2
chines 1n 9y a
chip 13 45 3 5t 7 6w 2 86 8 8k 4 dy 5 dz 3 e0 6
chiropo 1n p b
chlorin 1f 15 9 2d 4 47 d
chocola 19 2o 8 3k 3 5k 6 5u 12 8c 6
chocola_gift 1n 5u c
chocola_lov 1n 5u e
chocola_madagas 1n 5u b
choic 13 1v 3 38 3 3h 4 6k 3 7s 3 8h 4 90 9 a9 f bj 3 f6 3
choic_univers 1n a9 f
choir y e 3 i 3 k 3 36 3 38 3 3n 8 3o 3 5g 3 6i b 6q 3 75 3 ac 5 ad 5 bd 2 ca r ch 2 e9 4
choir_conduct 1n ca b
choir_directo 1n ca b
choir_learn 1n ca b
choir_part 1n ca e
choir_practic 1n ca i
choir_practis 1n ca b
choir_recordi 1n ca b
choir_rehears 1n ca j
choir_scor 1n ca f
choir_sheet 1n ca f
choir_sing 1n ca b
choir_track 1n ca e
choir_voic 1n ca b
chok 1n 2r 5
choos j 11 5 29 5 2x 6 2z 5 3c 7 3n 5 3s 3 4p 2 6n 4 8h 6 9d 5 a9 6 bj 5 ch 6 cj 3
choos_album 1n ch a
choos_cannot 1n 6n b
choos_degre 1n a9 f
choos_instrum 1n 3n b
choos_lay 1n bj c
choos_novel 1n 8h c
choos_onlin 1n 29 c
choos_persona 1n 2z c
choos_pitch 1n 9d d
choos_send 1n 3b 9
choos_styl 1n 2x c
choos_themsel 1n 11 b
choos_underta 1n 3c a
chop 1f 5g i 8d h
chop_board 1n 8d g
chop_vegetab 1n 5g c
chor 1f 1h r 1r a bo i
chor_learn 1n bo b
choral 1n ca p
choral_practis 1n ca b
chord 1c 3n e a5 i ci 5
chorist 1n ca o
choru 1i ca t
chos 16 2x 4 3n 5 8j 4 a1 4 a7 3 dq 3
chosen u i 2 2e 7 3n 2 5l 4 61 7 8b 7 b1 4 b4 2
chosen_contact 1n 2e b
chosen_quiz 1n 8b b
chosen_tast 1n 61 b
christe 1n 1m 4
christi 1n 3h 9
christm v 8 3 1b 3 1n h 50 5 58 6 5r 3 5u 9 5v 3 77 2 86 4 ai 3 ba 3 bg 4 bk 3 cn 4 f9 s
christm_east 1n 5u d
christm_eve 1i 1n c
christm_tre 1n f9 1b
christm_visit 1n 1n c
chronic 1c k 9 79 9 7p 8 7u d
church t p 3 3d 6 3i 5 3q 4 3s 6 3w 3 5c 4 5p 5 6i i 8s 4 94 2 9b 7 c4 4 c6 4 c8 5 ca 5 ce 3 cj 9 dw 4 e3 3 e7 6
church_newspap 1n 9b b
churchy 1i f9 4 fa 4
churn 1n 2p c
chutney 1i 5s h f5 z
chutney_farm 1n f5 b
chutney_fruit 1n f5 f
chutney_homemad 1n f5 b
chutney_jars 1n f5 b
chutney_orchard 1n f5 b
chutney_smal 1n f5 b
chutney_spread 1n 5s b
chutney_vegetab 1n f5 b
cid 1i 63 l 6m a
cid_orchard 1n 63 b
cigar 1n 8a 4
cinema 1c 2r b 38 9 3k 5 cj 13
cinema_near 1n cj e
cinema_trail 1n cj d
cinema_villag 1n cj g
cinnamo 1n 2i 8
circl x f 2 i 2 q 3 u 3 16 6 19 6 1b 6 3i c 46 3 4g 3 6q 3 8g 3 8h 3 bt p e0 3 e1 2 fj 3 fs 3
circl_app 1n bt g
circl_memb 1n bt b
circu 1n 3q 4
circula 1i 59 5 ax 8
citizen 1c 1d n c8 9 e4 v e6 w
citizen_partici 1n e6 r
citizen_report 1n e4 s
citru 1n fn 9
city q 11 4 18 5 1u b 1v 9 20 4 2d 5 2x 5 31 8 32 9 33 5 35 4 58 7 5a 7 5d 2 5q 5 8j 5 8n 4 8t 2 9i 4 ad e ay 5 b5 6 bb 5 br 5 c3 7 c8 2 cw 4 e3 8 e4 7 e6 b ez 3 f9 4 fa b
city_bik 1n c3 d
city_council 1n e6 g
city_friend 1n ad c
city_garden 1i fa b
city_know 1n 32 c
city_local 1n b5 b
city_riddl 1n 58 c
city_street 1n e3 a
city_sum 1n fa a
city_train 1n bb 9
city_trip 1n 1u g
civic 1n e6 a
civil 1i 99 9 eg 9
claim t 1 2 7 4 9 5 10 5 22 3 2c 2 4e 3 4t 5 5k 3 7c 3 7d 3 7t k a7 4 ap 6 aq 2 az 3 br 7 bs c cp 4 d1 g ep p
claim_fil 1n d1 b
claim_handl 1n ep g
claim_insur 1n ep i
claim_paid 1f ep e
claim_photo 1n ep k
claim_refund 1n 7t f
claim_softwar 1n ep h
claiman 1n 7t 4
clamp 1i 27 i 9t 3
clamp_main 1n 27 b
clank 1n 2d 3
clap 1n 72 4
clarine 1n cf 8
clas l f 4 g f h 7 i d o 4 s d v 4 12 2 14 9 1h 8 2r 3 2v 4 3o a 3p 3 3u 9 3v c 3w b 6j 4 6z 3 76 5 7z 3 8i 3 a2 4 a4 8 ab h ag 3 do 2 ds 4 ed 2 er c es b et 6 eu f ev b ew 8 ex f ey e
clas_adult 1n i c
clas_child 1n ab d
clas_childre 1f 3v a 3w e
clas_communi 1n ey 9
clas_german 1n 3o d
clas_kid 1n ab d
clas_kids 1i 3v f ab j
clas_kitchen 1n eu 9
clas_near 1c er c eu b ex c
clas_offic 1n h b
clas_pas 1i s f
clas_senior 1n ey e
clas_shar 1f 3u a
clas_sign 1n 1h a
clas_stif 1n g c
clas_women 1n 14 b
classic 1n 6a s
classic_car 1n 6a d
classic_cars 1n 6a f
classif 14 68 b 7k 3 7l 3 7m 3 7p 3 7u 3 8a 5 8f 6 dz 6 fq 5
classma 1i 87 4 9x c
classro 1c 26 p 9v e a4 b b0 3
classro_air 1n 26 g
classro_part 1n a4 b
classro_show 1n 26 b
classro_wood 1n 9v a
clau 1n 1n 9
claus 1i d7 t
claus_carry 1n d7 c
claw 1i 8d 4 dp 7
clay 1a 39 3 3e i 5x b 9j 4 er v
clay_clas 1n er c
clay_pots 1n 5x b
clay_studio 1n er h
clay_wheel 1n er c
clean k 3 6 a 3 c 5 15 d 17 6 2d 5 2f 8 2z 6 3b a 40 4 44 b 49 3 4g 5 4m 3 4n 2 4o 5 56 m 5c 3 5h 3 5o 4 6c 5 6f c 82 2 8f 5 8p l 8s i 8t f 8u 7 92 7 98 9 am 6 ao 5 bi 3 c2 9 cb 5 d0 4 e9 5 ej j fc 3 fr 4
clean_agent 1i 4g b
clean_alter 1n cb 9
clean_book 1n c b
clean_busines 1i ej g
clean_cars 1n c2 e
clean_check 1i ej j
clean_checkli 1n 98 d
clean_company 1i ej u
clean_crew 1n ej e
clean_fee 1n e9 b
clean_firm 1a 56 d am 8
clean_flat 1n 8p h
clean_grav 1n 3b f
clean_guest 1i 6f d
clean_gut 1n 8t g
clean_househo 1n 8p h
clean_linen 1n 6f b
clean_list 1c 6c a
clean_look 1i 56 c
clean_money 1n 8p c
clean_offic 1n 56 r
clean_onc 1i 56 c
clean_open 1n 56 d
clean_pan 1n 8s h
clean_phon 1c 92 9
clean_platfor 1n 8p h
clean_practic 1n 56 g
clean_prob 1n 98 b
clean_product 1n ao b
clean_repaint 1n 44 b
clean_restora 1n 44 b
clean_robot 1n 2f e
clean_room 1n ej e
clean_servic 1n 56 n
clean_wat 1n 15 w
clean_window 1n 8s i
cleanly 1n dg 6
cleans 1i 2q a 5z 5
clear q d 3 u 2 1a 2 3r 4 51 2 68 8 6h 2 7r 3 8t 6 94 d 9n 8 az 2 bx 2 ep 3 f7 h
clear_outs 1n 94 e
clear_rest 1n f7 9
clear_steep 1n 9n a
clearan 1c 68 c 8a l 94 o f7 s
clearan_death 1n f7 e
clearan_restor 1n 8a b
clearly 1n 7n b
clerk 19 ar 3 au 3 da 3 e2 4 e5 6 ep 6
clev 1c ck 4
clever 1n 1h 5
click 10 9 6 r 3 2y 4 3f 2 53 2 5q 3 9r 2 de 3 dj f ff 3
click_minut 1n dj b
client s d b e 6 f d m 9 r b s 8 z e 4s 9 4t 4 4u 3 4v 3 4x 6 4z 5 54 3 56 7 57 3 77 b 9e d av 6 cw 2 cz f d0 5 d3 4 d4 3 d5 c d8 5 d9 b dl 2 dm 2 eg 3 en 8 eo k
client_book 1i r a
client_budget 1n d9 g
client_documen 1n eo i
client_exercis 1n z e
client_mis 1n eo h
client_not 1n z b
client_plan 1n f c
client_sign 1f 9e 9 d5 d
clif 1n aq 7
climat 17 1t 4 22 o 5w 7 9q 7 b9 e fm e fn 7
climat_challen 1n 22 g
climat_jobs 1n b9 b
climat_mind 1n 22 e
climat_questio 1n fm b
climb x h n s 6 2d 3 35 6 5k 3 5t 8 8n 7 ac 3 du 8 e2 6 e6 4 f0 c fp 9
climb_box 1n h m
climb_fram 1i f0 e
climb_gym 1n h k
climb_hal 1a h b
climb_rop 1n du b
cling 1n j 4
clinic r q j v b x c y 5 1f 4 1l 3 3i 5 3t 2 4m 8 4o 5 4p b 4t 5 5e 7 6y g 74 4 7e 4 7k 8 7m 4 7o 8 7p 6 7u d 7v 5 96 3 9t b 9v 4 cm 5 dv c dw a dx 4 fc 3
clinic_abroad 1n 6y g
clinic_bik 1n 5e c
clinic_hotel 1i 4p d
clinic_interpr 1n 6y 9
clinic_show 1n q m
clinic_smal 1n 9t a
clinic_urgent 1n x b
clinic_visit 1n 7k b
clinica 1i u l w t
clinica_not 1n u g
clinica_trial 1n w r
clink 1f 61 2 bo 2
clip 14 c 5 29 5 2a 9 2c 9 7r 9 aa d b0 5 ck 3 dp k du 7
clip_camera 1n 7r a
clip_film 1n aa b
clip_met 1n 2a b
clip_worn 1n 2c b
clipboa 1c 3q 4 3w 3 6d 7 e2 6
cloak 1n cb 3
cloakro 1n 1r 6
clock m 24 5 2h 2 2t 6 31 6 32 5 4q 4 5e 3 6k 4 8k 4 df 2 ej 4
clock_birdhou 1n 7w 8
clock_deliv 1n 2t c
clog 1n 8t b
clon 1f 7s 9 cs 9 dj c
clon_voic 1n dj b
clos g w 2 1u 3 2l 3 2n 3 3m 3 4s 6 51 2 56 2 5c 5 5n 5 88 5 a0 5 bu 2 c0 4 cb 3 cl 3 dw 4 e2 4 ez 3 f8 3
clos_best 1n 5n b
clos_restaur 1n 5c c
clos_theatr 1n cb 9
closely 1n 49 4
closet 1n 1s h
closing 1n 4s j
cloth r 4 5 a i e 7 o 2 16 9 1i f 1s c 2c 6 3y m 3z n 40 c 41 n 42 4 44 a 48 b 49 c 4a 5 4c f 59 5 7z 7 86 3 8l 4 8s 2 90 4 9w 4 ao d be k cn 5 e3 6 em 5
cloth_adaptiv 1n be b
cloth_arthrit 1n be b
cloth_brand 1n 3y n
cloth_broken 1n 16 c
cloth_buy 1n 3y d
cloth_contain 1n e3 a
cloth_disab 1n be b
cloth_disabil 1n be b
cloth_disabl 1n be b
cloth_door 1n 41 b
cloth_family 1n 3z b
cloth_hand 1n be b
cloth_linen 1n 3y d
cloth_magnet 1n 3y b
cloth_magneti 1n be f
cloth_model 1n ao g
cloth_nappy 1n a w
cloth_onc 1n 1s b
cloth_organic 1n 3y d
cloth_rental 1i 40 c
cloth_repair 1n 44 e
cloth_sel 1n 41 e
cloth_strok 1n be b
cloth_swap 1a 1i 9 3z 9
cloth_wheelch 1i be g
cloth_work 1n 4c c
cloud 12 1z a 2m 7 2p 3 2x 3 4x 6 as u bj 5 cs 5 cv 6 da 7 dk c
cloud_bil 1n as i
cloud_cost 1n as w
cloud_spend 1n as g
cloud_tel 1n dk b
cloudi 1n ft 4
cloudy 1i 62 4 ft 9
clown 1i 3r 8 fe w
clown_hospic 1n fe b
clown_hospita 1n fe e
clown_visit 1n fe d
clu 1i 84 n b3 4
club j h 8 i 3 j 3 1a 3 21 3 2s c 37 4 38 6 3q 7 3v 6 3w 4 4b 5 4m 2 4w 2 51 3 5q b 6g 5 6i g 6q 5 6x 4 72 5 88 6 8h 5 9c 6 a1 5 a6 4 ab 8 ad 5 b4 e b6 3 bk 3 c4 5 ch 4 cj 3 ds 3 e9 9 ec 6 ev 9 ew 8 f1 b f2 8
club_afterno 1n ew c
club_attend 1n 6i d
club_bil 1n e9 b
club_childre 1n ab b
club_church 1i 6i l
club_direct 1n 5q c
club_dues 1n 6i h
club_managem 1n 6i g
club_memb 1n 6i h
club_onc 1n 2s c
club_post 1n b4 c
club_request 1n ec a
club_school 1c 3q a
club_sel 1n 88 b
club_smal 1i 6g a
club_teach 1n 6q a
clubhou 1n 6i 5
cluj 1n f0 9
clumsy 1n 87 5
clut 1i 94 a f7 8
cmms 1n fk b
cnc 1n 53 c
coach t f f j 8 l j o 5 s 4 z 5 1f g 34 8 3j c 3n 5 3w 7 4z 7 50 e 70 5 71 5 72 d 73 8 74 5 75 8 7c 7 7i 9 a6 b ag 9 ah a al 5 an j cy 5 di 5 ew a
coach_app 1f 7i 9
coach_board 1n ew c
coach_group 1f 72 a
coach_platfor 1n 50 d
coach_record 1n a6 b
coach_softwar 1n an d
coach_train 1n f c
coal 1n ai 4
coars 1n 90 4
coast 15 8 a 34 3 35 5 59 7 6f 7 6t i 6u 2 93 b dc 7
coast_weekly 1n 93 c
coastal 1n 6s c
coastal_path 1n 6s a
coat u 1k 6 1s 4 3y 4 49 6 7v 7 85 5 8u 5 94 3 be c cj 5 co 2 dp b dt 5 du 5 ff 4 fg 3
coat_term 1n 1k a
coat_wheelch 1n be b
cobbl 1f 44 o 5e 3 c9 6
cobbl_br 1n 44 b
cobbles 1n 28 e
cock 1n 33 4
cockroa 1n f8 q
cocktai 1i 61 5 et e
cocoa 1f 5t 3 5u k 9w i
cocoa_smal 1n 5u b
cod g 19 c 1q 2 2g 6 3f 5 3v e 4l 6 4n 1 4q 6 4u 4 67 2 68 9 6e 6 6f 4 6l 6 7b 3 7s 3 9d 4 9w 4 a1 e a4 3 ar 6 cc 4 cu c e9 7 ej 4 f1 3 fd 3 ff 4 fk 4
cod_build 1f a1 a ej a
cod_clas 1n 3v o
cod_club 1f 3v c e9 a
cod_cours 1i 19 f a1 p
cod_door 1i cc a
cod_headsto 1n 3f 9
cod_kids 1i 3v b
cod_product 1n 68 b
cod_report 1n fk b
cod_review 1n cu k
cod_school 1f 19 e 3v b
cod_smal 1n 6e c
cod_stay 1n 2g b
cod_tabl 1n 6l i
cod_test 1i cu k
codebas 1n cu b
coeliac 1f 5h l 7b o
coeliac_app 1n 7b j
cof 1i 2j g 9y 4
coffe n 1e 8 1s 3 2d 4 2i i 2j i 2o 3 2r 3 39 3 3a 6 3k 2 3o 4 4g 6 4o 2 57 d 5d 2 5k l 7x 5 8d 4 8z 5 9w 8 b3 3 ch 5 de 2 ez b f0 4 fr a
coffe_adopt 1n ez a
coffe_bar 1i 1e a
coffe_bean 1n 5k t
coffe_bik 1n 2j n
coffe_cart 1n 2j u
coffe_clean 1n 4g c
coffe_drink 1n 5k e
coffe_ground 1i 7x 9 fr k
coffe_homemad 1n 2i c
coffe_near 1i 2i g
coffe_offic 1i 57 j
coffe_play 1n 3a b
coffe_shop 1n 2i s
coffe_subscri 1n 5k o
coffe_turntab 1n ch a
coffeeh 1n 2i b
coffin 1i 3e 16 9b 5
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
cogniti 1n 7o r
cogniti_train 1n 7o j
cohort 1n a2 a
coily 1n 2 e
coily_hair 1n 2 b
coin y 1b 6 1o 5 7g 4 7p 3 81 m 9a 2 bo 9 bv d dc 3 eg 2
coin_auction 1n 81 b
coin_collect 1n 81 j
coin_comic 1n 81 9
coin_grad 1n 81 h
coin_pokémon 1n 81 b
coin_trad 1n 81 b
cola 1i 61 7 62 9
cold k 0 8 n 8 11 4 2q 8 30 3 3x 5 5a i 5g 3 5l 4 5m 6 5x 7 66 4 69 2 6d 4 72 3 98 3 9a 2 9s 7 9t 4 cy 8
cold_email 1n cy j
cold_onc 1n 5m b
cold_plung 1n n f
cold_pres 1i 0 a 2q j
cold_proces 1n 0 f
cold_room 1a 5a j
cold_stor 1f 9s f
cold_storag 1n 5a 13
coldest 1n 9s 5
coliv 1n ae b
collage 1n 7 b
collaps 1i 2c d er 3
collaps_train 1n 2c b
collar 19 3g 2 49 3 4a 4 du n dy v fo l
collar_bed 1n du d
collar_cats 1n dy b
collar_harnes 1n du b
collar_measur 1n dy b
colleag s y 8 1a 2 31 5 4m 4 4o 4 4v 4 4w 4 4x 4 5b 4 6v 3 a6 6 ad 4 ax 6 bw 4 by 4 cr 4 cu 4 de a df 2 dn 6 dq 4 fc 2 fj 4
colleag_nearby 1n y b
collect l 11 a 1a 2 1b 5 1i 4 1v 3 1x 4 30 5 3f 4 3g 6 3u 3 3y 4 44 4 4g 6 5i 5 67 9 6i 6 75 5 81 h 8u c 8w 7 90 6 b9 3 c1 5 c9 5 ch d ck 3 cq c d0 5 d8 9 db 5 dc 4 dk 7 dr 5 e3 7 eb 4 ef 6 eo 5 f7 a fr i
collect_auction 1n 81 f
collect_bicycl 1n c1 c
collect_box 1n 8w b
collect_buy 1f 81 d
collect_coffe 1n fr b
collect_collect 1i 81 a
collect_dish 1n 30 c
collect_dogs 1n dr c
collect_grad 1n 81 h
collect_hom 1n 3g 9
collect_marketp 1n 81 b
collect_monthly 1n 81 9
collect_onlin 1n cq c
collect_outgrow 1n 1i a
collect_pictur 1n 3f 9
collect_proof 1i db a dk a
collect_return 1n 8u b
collect_review 1n cq e
collect_sel 1i 81 a
collect_such 1n 81 9
collect_suitcas 1n c9 c
collect_suppli 1n d0 b
collect_surplu 1n 11 f
collect_symptom 1n 75 b
collect_trad 1n 81 h
collect_until 1n 67 c
collect_vegetab 1n 5i b
collect_worn 1n 90 b
colleg 1i 2u 4 a9 q
colleg_plac 1n a9 f
cologn 1c 5 9 i 8 2i 8 4x 9
colombi 1f 5p b eg 9 ft 8
colombi_peruvia 1n 5p a
colony 1n 9k k
colorad 1n 6m a
colour r 2 4 3 a c 9 m 5 r 8 1r 8 1s 5 43 6 47 4 65 2 7y 5 8y 9 a8 4 ao 7 e7 4 et 4
colour_everybo 1n 1r c
colour_furnitu 1n 8y g
colour_natural 1n 3 c
column 19 19 3 54 5 a7 3 ar 5 ct 4 da 3
com v f 3 s 4 1n 4 2z 3 32 2 6i 2 6j 2 77 2 7c 4 8p 3 9m 3 b6 3 c8 2 c9 2 de 2 e1 2
combin 1f 4g a 9m g c0 a
comedy 1n 38 n
comedy_night 1n 38 g
comfort 1i ad 4 fe 8
comic 1c 4b 4 81 p 8h 9 b8 12
comic_artist 1n b8 d
comic_book 1n b8 f
comic_collect 1n 81 b
comic_grad 1n 81 b
comic_platfor 1n b8 d
comic_read 1n b8 k
comic_sel 1n 81 9
comic_weekly 1n b8 d
coming 1i ev 4 ey 4
comma 1f 3m 4
command 1n e8 5
comment 15 l a 4l 6 7q 9 a3 4 ay 3 b6 7 cu a e6 9 ed a
comment_bugs 1n cu b
comment_photo 1n l b
commerc 15 56 9 5c l 65 7 9k 6 9s a d0 4 d2 4 ej 7 fr 5
commerc_battery 1n 9s c
commerc_kitchen 1n 5c q
commiss 12 1u 3 2w 4 6l f 8y 3 91 3 a9 3 b5 5 bx 6 bz 9 c0 3 ch 5
commiss_own 1n 6l b
commit 1i 8y 4 e9 9
committ 1n 15 5
common 17 18 3 3m 3 43 4 6q 3 bn a bq 4 cy 3
communa 1i 18 g 2s a
communa_garden 1n 18 e
communi t h 3 11 5 15 5 16 b 18 k 1b 5 1d g 1l d 1v 3 5c 6 5i 5 5p 5 6j 4 7e 3 ad 9 ay 5 b4 b b6 a bt 5 c8 5 cj f cl 3 e9 c ea 5 ey 6 fa 4 fd e
communi_app 1i 1l i
communi_cinema 1n cj k
communi_energy 1n 1d n
communi_garden 1i 18 v
communi_hal 1i ey 9
communi_own 1n fd n
communi_room 1n e9 g
commut 11 e 6 28 6 2j 6 2n 6 39 7 42 6 7t 6 az 3 b3 8 c1 6 c3 3 c5 r c6 6 dr 6
commut_driv 1n c5 d
commut_sam 1n c5 b
compact 1n e3 j
compact_bins 1n e3 b
compan s 4g 5 4h 5 4i 8 4j 5 4k 5 4o 5 4v d 4x b 4y 5 50 8 51 8 55 5 56 9 57 5 58 5 5d e 5e 5 6k 5 96 5 9q b 9r 9 9s 4 9t 5 as 5 cp 5 ct 5 d2 5 de 5 di 5 dl 5 ee 5 ek 5 fl c fm a fr 5 fs 5
compani 17 12 5 2f 8 3i o 3s w 6r 7 ad 8 al z
compani_elderly 1i 3s o
compani_end 1n 3i 9
compani_old 1i al f
compani_senior 1n 3s e
company i w 3 19 3 1a 7 1e 3 2f 3 2h 6 2t 5 2u 3 30 4 3s 6 4e 3 4h 7 4k 7 4o 3 4p 4 4r 4 4v a 4y 3 50 5 54 3 55 9 57 3 58 a 5d 3 5g 3 66 4 67 5 6k 3 75 3 8t 3 8v 6 96 7 99 5 9h 7 9q 6 9r 7 9v 5 am 4 an 3 as 7 au 3 c1 5 c2 3 c5 5 cg 4 ck 2 cl 3 cr 5 ct 7 cu 3 cv 5 cy 6 d1 9 d2 3 d5 3 da 3 db 4 dc 3 dd 3 dh 5 di 7 dj 3 dk 3 dn 9 e3 4 eb 4 ee 8 ef 3 eg 5 ei 3 ej c ek 5 fm 4
company_account 1n as b
company_app 1n 55 b
company_buy 1n 9q a
company_car 1i 9r c
company_card 1n d1 c
company_deliv 1n 67 c
company_din 1n cg 9
company_documen 1n dn h
company_half 1n 66 b
company_idea 1n 4v c
company_leas 1n 4p a
company_lend 1n 1a c
company_open 1n cy b
company_own 1c cr a dn 9
company_prepar 1n 2h b
company_report 1n 55 b
company_retreat 1n 58 h
company_rul 1n d1 b
company_sees 1i di a
company_sel 1i fm a
company_softwar 1n ej s
compar m y 3 1q 9 22 5 3c 9 3q 6 4g 3 4s 2 5a 2 7l 5 9f 2 bx 3 bz b cn 3 fb 5 fl 3 ft 3
compar_book 1n 3q c
compar_footpri 1n 22 b
compar_forty 1n bz b
compar_grocery 1n 1q h
compar_pictur 1i 7l 9
compara 1n 6m 5
compari 1f 6 3 1q a bx 8
compens 1i 7t r 9q e
compens_emissio 1n 9q c
competi 1c 3w c 4g 4 52 5 d9 8
competi_saturda 1n 3w c
complai u 26 3 4p 2 56 3 57 3 6y 2 75 5 7h 2 7k 9 7t a ax 3 c7 3 cq 7 cw 7 cy 4 e4 5 ej 6
complet x 1o 4 59 3 72 9 74 3 80 8 8f 6 8n 9 a1 8 bz 2 dg 3 dt 5 dx 3 e5 8 e7 3 ef 3 eo 5 fi 4
complet_begin 1i 72 b a1 b
complet_camp 1n 8n b
complia 1c 4h d 4j 8 dk u dl q
complia_automat 1n dk c
complia_offic 1n 4h b
complia_smal 1n dl d
compos 1i b5 c ci e
compost 17 9 b a 8 18 3 7x 5 8r 3 fr g fs 7
compost_pap 1n 9 c
compres 1n fk f
compuls 1i 14 4 ec 3
comput 12 19 3 3v a 4x g a1 4 al 4 b2 b ba m cs 3 d2 3 en 3 f2 3 fg 3
comput_backup 1n 4x c
comput_gam 1i b2 c
comput_help 1n ba g
con 1n 2p e
conceal 1n 3 b
concept 1n b7 5
concern 1n 1r 6
concert 11 m 3 1v g 38 s 3n b 3s 9 41 3 4b 3 6g e 8o 6 a5 3 b6 5 ca 5 ce 3 cf 8
concert_liv 1n 38 g
concert_unusual 1n 38 c
concert_venu 1n 6g j
concier 1i 6e b al a
concret 1c 99 4 9u a 9v 8 eg 9
condime 1n 5s a
conditi 14 2 f w 5 1x 4 4g 3 7l 7 81 8 8h 3 a2 3 am 2 e5 5
conditi_check 1n 81 9
conditi_onlin 1n 2 b
condole 1n 3f 9
conduct 1n ca t
conduct_upload 1n ca c
confect 1i 2o 8 5u a
confere 11 4f 3 4w 7 6j 3 aq 3 as 3 cr 9 cw 3 db 3 dh 3 e4 3 e5 3 e6 3 ea 3
confere_twelv 1n cr c
confide 11 u 3 z 3 4h 6 a6 7 am 3 bl 3 cl 3 cr 3 d5 3 d7 3 da 8 di c dm 3 fe 3
confide_talk 1n di b
confirm z v 3 4e 5 7a 3 7h 3 7l 3 ar 3 ax 3 d9 3 de 3 dk 5 dm 3 ed 3 eh 3 en 3 fh 8
confirm_nam 1n fh b
conflic 1n en k
conflic_open 1n en b
confus 1n 9y 5
congreg 1n 6i b
congres 15 q 4 u 4 v 4 w 3 x 4 z 4 6m 4 7u 3 eo 4
connect 10 8 3 q 3 t 3 1a b 1d 8 4f 2 68 3 6e 3 74 9 8u 9 9r 7 9s 9 bn 9 bv a ct h
connect_both 1n bn b
connect_cold 1n 9s a
connect_glucos 1n 74 b
connect_hat 1n 8u b
connect_til 1n ct f
connect_wallet 1n bv b
conscie 1c 1o 4 22 7 5o 3
conscio 19 22 8 2q 7 5n 8 5x 8 7q 7 dt 7
consent o q 2 u 5 w 6 12 2 1r 2 3a 2 4m 2 4v 2 6j 2 7h 2 7n 2 7o 2 9e f ag 2 at 3 aw 2 bn 3 cn 4 cq 2 cs 7 d4 2 dj 3 dl 8 dm 4 eb 2
consent_form 1n 9e b
consent_match 1n w b
consent_phon 1n 9e b
consent_speak 1n cs b
conserv 1n 8s 6
consign 1n 41 b
consol 10 6l 3 8u 2 b2 7 cm 3 cs 2 cu 3 cv 3 da 4 db 3 dg 3 dk 2 f2 k fg 4
consol_pcs 1n f2 9
consoli 1n c0 b
constru 15 4r 7 50 7 5b 8 8e 8 99 l 9u 6 e5 8 eg w eh 7
constru_company 1i 99 c eg d
constru_report 1n eg p
constru_sit 1n eg k
constru_tool 1n 99 j
consula 1n au n
consult v l 9 o 6 u h 1f j 4k b 4u 5 4z 6 51 7 52 j 5d 6 7e f 98 4 9f 6 ar 6 av a aw 5 cz 5 dk 7 dm 6 dv d e6 e eo 6 fl 7 fm 7
consult_cycl 1n e6 a
consult_doctor 1n 7e e
consult_help 1n 1f 9
consult_writ 1i u a
consum 1c 7i d 7t s bx 5 fl 8
consum_claim 1n 7t k
consum_right 1n 7t d
consump 1i 27 a 2a h
consump_hom 1i 2a a
contact 11 2d 3 2e c 2g 3 82 2 8d 3 ak 7 ba 3 bq 3 cw 3 cy b d4 i dc 3 fs 3
contact_not 1n d4 b
contact_record 1n 2e b
contain 11 q 3 4q d 5o c 66 5 9i g 9s e 9v f e3 f fd a fi 6 fs e
contain_cuts 1n 9s a
contain_farm 1n 9i c
contain_hom 1n 9v i
contain_next 1n 9i a
contain_rout 1n e3 a
contain_shop 1i 4q e
contami 1n 5h 5
content 15 4l 7 6y 3 76 4 8m a b6 4 co c cp r dh 3 ef 4
content_writ 1n cp u
contine 1n bd 9
contrac j f 3 1c 3 1d 3 1h 3 2t 4 2v 3 4k 3 4p 2 4t 5 4u 2 4w 6 56 8 5b a 67 3 6n 4 7h 6 8x 6 96 3 99 3 9c 5 af 5 aj 5 am 7 au 3 bx d bz 2 cg 4 d2 4 d5 3 d6 g d7 h de 5 dg 8 di 3 ef 3 eg 3 eh 7 ei 4 ej 5 ev 3 f8 2 fh 5
contrac_clean 1i 56 c
contrac_employe 1n dg d
contrac_end 1i de b
contrac_insuran 1i fh a
contrac_managem 1n d6 c
contrac_mark 1n d7 c
contrac_ord 1i d6 a
contrac_order 1n 4w c
contrac_pension 1n aj b
contrac_post 1n 4t c
contrac_rent 1n 5b g
contrac_review 1n d7 w
contrac_sign 1i d6 p
contrac_such 1n bx c
contrac_wait 1n 9c b
contrad 1a t 3 29 3 aj 3 dk 3 dn 3
contrib 1n bt n
contrib_pot 1n bt b
control 13 1h f 7v 5 88 3 96 3 a2 3 ct 7 ei 9 f8 m fj 7 fl h
control_lift 1n ei b
control_near 1n f8 d
convent 1f s 5 9e 4 f2 4
convers h 28 3 3o 9 4m 5 8g 6 8x 3 a6 a al 6 an 5 bc 4
convers_card 1n 8g i
convers_clas 1i 3o c
convers_partn 1n a6 h
convers_teach 1i 3o a
convert 1c 2j f 35 8 bi k fm 3
convert_electri 1n 2j b
conveyo 1n fj a
cook n o 6 13 8 1p b 23 4 2f 7 2k 6 2l b 2m b 2r 8 2s c 2t 8 2v 7 2z e 30 8 3x f 58 8 5c 7 5g 9 5i 4 5l b 5m 7 5r 4 5s b 5w 7 5x 4 5y b 60 8 6d 6 6l 3 6n 6 6t 4 7x 4 86 8 8d c 9p a au 3 bk 7 dt 9 eu j f3 m f4 5 f5 5 fr 4
cook_box 1i 5g d
cook_chef 1f 5l a
cook_clas 1i eu r
cook_cours 1i 2z b eu d
cook_dish 1c 13 9
cook_dog 1n dt f
cook_elderly 1n 3x d
cook_evening 1n 58 c
cook_fir 1n 6t 8
cook_food 1n f3 f
cook_fresh 1n 2t c
cook_gas 1n 9p d
cook_grandmo 1n eu i
cook_hom 19 2z f
cook_invit 1n 2s c
cook_korean 1n 2m b
cook_learn 1n eu g
cook_lesson 1n eu g
cook_liquid 1n 9p b
cook_lunch 1f f3 h
cook_market 1n 2l c
cook_meal 1n f3 s
cook_neighbo 1n f3 g
cook_old 1n 3x k
cook_open 1n 30 c
cook_organic 1i 2v b 5m a
cook_own 1n f3 a
cook_portion 1i 3x a f3 r
cook_rol 1i eu a
cook_school 1n eu e
cook_sel 1n f3 i
cook_senior 1n 3x d
cook_show 1n o b
cook_slowly 1n 5s b
cook_smal 1f 3x 9
cook_tapioca 1n 2r b
cook_teach 1n eu b
cook_tourist 1n eu b
cook_travel 1n eu b
cook_venezue 1n 2k b
cook_worksho 1n eu e
cook_world 1n 2s c
cookboo 1n bk 1a
cookboo_family 1n bk d
cookboo_grandmo 1n bk d
cookboo_recip 1n bk f
cookery 16 5c 4 5q 4 5w 3 5y 4 64 4 86 3 8d 4 eu d
cookery_school 19 eu 7
cooki 1n dl h
cooki_ban 1n dl d
cookwar 1n 8d b
cooky 1i 2o a dl a
cool w 3 6 24 6 2p 5 57 3 5a e 5f 5 5l 3 5r 3 5u 2 60 3 9h 4 fl 6
coolant 1n 8z 6
coop 1i 1d n fd e
coopera 13 1d l 2g 4 4f c 4g c 5b 4 6m 3 9j 3 9m 3 9w a fd m fn 8
coopera_forty 1n fd a
coopera_own 1n fd j
coopera_puts 1n 1d b
coopera_villag 1n fd g
coordin 1c 2w e 45 c 6f b 7f f
coordin_car 1n 7f f
coordin_clean 1n 6f b
coordin_dat 1n 45 b
coparen 1i 1g 9 1r l
copd 1n 7u r
copd_breath 1n 7u a
copenha 16 3w 7 40 7 57 8 5m 7 8k 7 8y 7 c1 7 er 6
copi y t 3 z 6 14 3 2o 3 68 5 97 4 a2 3 bk 3 cp 2 cs 3 cx 3 d5 6 dl 5
copy q 1k 4 1m 4 1r 4 2x 5 4b 4 53 3 55 2 8d 4 8g 4 97 3 9x 2 a1 2 ap 5 ar 8 as 5 b2 7 b4 3 b7 6 b8 5 bh 5 bi 4 bk 4 ca 4 cp 8 ct 4 dk 3 dl 3
copy_data 1n ar d
copy_documen 1n bh 9
copyrig 1n cd 5
copywri 1n cp b
cor 1c 98 3 99 9 eg 3
cord 19 25 a 37 5 3z 7 4c 4 8i 4 f9 3
coriand 1n 2k 7
cork 17 1e 7 1o 3 5p 7 5q 5 7w 8 cf 4
cork_marbl 1n 7w 8
corn k h 5 2f 3 2i 7 2l 4 2y 3 32 4 3m 3 4c 3 4n 3 4s 3 53 5 57 3 5j 3 7j 3 7q 3 81 5 87 3 8w 3 90 4 94 4 95 5 9k 3 b7 2 bu 5 bz 3 dg 3 ds 3 dv 3 f0 3 f2 4
corn_evening 1n f2 9
corn_next 1i 2i b
corn_shop 19 bu 8
cornwal 1n 6s 9
corpora 16 1a 8 48 8 4j 7 4v j 50 p 58 d 8m 8 d1 8
corpora_train 1n 50 u
corpora_video 1n 4v j
correct s g 8 u 2 2c 9 3d 2 3o 7 49 3 4f 2 79 7 7h 2 9b 2 a6 5 ao 2 av 2 ay 3 bm 4 cl 3 d0 6 da 4 dn 2 ed f em 3
correct_exam 1n ed k
correct_lat 1n 3o b
correct_postur 1i g b
corrido 13 e 3 t 4 3c 3 4h 5 6z 5 8w 3 97 3 9h 6 bu 3 dh 2
cosmeti 17 0 e 1 9 3 8 d 8 6b 7 6y 6 7b 8
cost 9 1g 5 21 7 36 3 3c 4 68 2 6d 5 as 7 bn 4 bq 4 e1 3 ef 3
cost_app 1n 21 g
cost_book 1n 36 b
cost_calm 1n 1g a
cost_fees 1n bv b
cost_ord 1n 6d b
cost_plan 1n 7f b
cost_proport 1n bn b
cost_settlem 1n ef b
cost_softwar 1n 6d d
costum 1i 3r d cb 1a
costum_borrow 1n cb c
costum_clos 1n cb 9
costum_drama 1n cb c
costum_hir 1n cb l
costum_lend 1n cb c
costum_musical 1n cb c
costum_play 1n 3r c
costum_rent 1n cb c
costum_rental 1n cb k
costum_school 1n cb i
costum_show 1n cb 9
costum_stag 1n cb c
costum_swap 1n cb c
costum_theatr 1n cb i
cosy 1i 8 9 b2 i
cosy_video 1n b2 b
cot 19 19 3 25 9 6e 3 6q 3 8f 9 8w 2
cots 1i 25 8 8f j
cots_high 1n 8f b
cottag 1n 33 b
cotton 1c 3y a 42 7 4d d 85 4
cotton_underwe 1n 4d b
couch 1n 72 l
couch_run 1n 72 h
cough 1a u 6 38 3 3o 3 7e 5 fo f
cough_movemen 1n fo a
council w u 3 1d 4 26 5 4h 3 4r 3 6b 3 99 3 an 3 ay d df 3 dg 3 dh 5 di 3 dj 5 dn 3 e2 c e3 3 e4 5 e6 g e9 3
council_meeting 1n ay b
council_yearly 1n e2 b
counsel 1c 3i m 77 m a9 7 di b
counsel_session 1n 77 c
count 8 y 2 1s 2 2i 3 2n 3 4m 2 66 2 79 2 7x 3 80 3 9q 3 em 4 fd 3
count_brick 1n 80 a
count_café 1n fd a
count_complet 1n 80 a
count_correct 1n 79 b
count_cough 1n fo a
count_mushroo 1n 7x 9
count_near 1i 2q a
count_next 1i 2r a
count_often 1n 1s d
count_sel 1f em a
count_until 1i 2n a
counter 1i 7x j 9w n
countr 1n d2 b
country t 1y 3 1z 3 2n 5 4k 3 4y 3 52 8 5j 4 5p 5 6f 2 6u f 6v 6 6y 2 7l 2 an 2 au 5 bu 9 cx 3 dv 3 eo 3
country_bought 1n 6u a
county 19 9g 4 am 3 e5 3 e8 8 e9 b f6 2
county_deposit 1n e9 b
coupl s i 5 o 2 1u 5 24 6 2l 5 2o 9 2w j 2x g 30 5 33 5 35 5 36 5 3d a 45 b 6o c 6x 4 77 b 7o 5 84 4 89 5 8c 5 8g e 8l 5 8p 5 8x 3 8y 5 bl 4 bn q cg d ci 5 et 4
coupl_book 1i 77 b cg 8
coupl_budget 1n bn k
coupl_choos 1i 2x b
coupl_connect 1n bn b
coupl_family 1a 2x c 6o 9
coupl_forg 1n 45 b
coupl_money 1n bn r
coupl_plan 1n 2w c
coupl_questio 1n 8g d
coupl_rehears 1n 3d a
coupl_sav 1n bn e
coupl_tast 1n 2o b
coupon 1i 1q 4 bj 3
courag 1i 6x e 8s 4
couri 14 2g a 2m e 3e 3 5e x 5l 4 67 i 69 5 7g 7 bw 6 f3 5
couri_company 1n 67 c
couri_laborat 1n 5e c
couri_open 1n 2g b
couri_pick 1n 2m b
cours m h 5 i 8 j 8 o 6 s 4 13 5 14 9 19 b 1k c 24 3 2s 3 2z 5 34 b 3o 4 3w 7 4i 4 4j 4 50 4 6t a 6z 7 70 3 76 7 7d 5 82 4 9y 5 a1 e a2 e a3 i a4 e a9 5 ab 7 ad 4 ah 4 ba 4 c1 3 de a ds 5 er a es d et 4 eu c ex 3 ey 3 f0 3
cours_begin 1i er 9
cours_book 1i 1k l
cours_complet 1n a1 c
cours_din 1n 2z c
cours_medical 1n a2 b
cours_monthly 1n a3 b
cours_short 1n 76 b
cours_smal 1i eu 8
cours_teach 1i a3 c
cours_weekend 1n 82 9
cours_women 1i 19 f
coursew 1n a7 k
court z h d 1g 6 4w e 7i 6 7t 5 95 2 96 4 9f 3 aj 3 av 2 d6 5 e2 3 ea 3 eg 2 en 9 f1 r
court_fil 1n 4w c
court_leagu 1n f1 a
court_near 1n f1 f
court_roof 1n f1 a
courtya 1n 32 6
cousin x 13 4 1i 4 1x 5 2x 5 3z 6 4w 5 8f 5 a9 5 ae 5 ai 8 au 4 ay 4 bg 5 bu 5 cg 4
cousin_add 1n ai b
cov r 2l 3 4s 3 4w 2 4z 3 51 3 54 2 56 2 8i 8 8p 3 8u 2 90 4 ag 9 br 3 bs 8 c9 2 do 3
cov_let 1n ag g
cov_recycl 1n 8i c
cover 13 m 3 5v 3 94 3 bs b bw 3 cw 3 df 2 du 3 ep 5
cow 19 8f 6 9p 5 f4 p fo o
cow_box 1n f4 a
cow_collar 1n fo b
cow_family 1n f4 8
cow_farm 1n f4 a
cow_fisherm 1n f4 a
cow_shar 1n f4 a
cowork 17 39 x 4s 4 5d j 6v 3 av 4 aw 4 cz 4
cowork_compan 1n 5d f
cowork_spac 19 39 i
coworki 1n 39 c
cows 1f 9p e fo d
cozy 1n b2 b
crack w 28 4 2h 5 5t 6 5u 2 8k 7 90 8 bs 4 ce 4 eg 8 f1 2
crack_ven 1n 90 b
crackl 1n ch 8
cradl 1i o 5 25 l
cradl_notic 1n 25 b
craft y 2n 8 62 d 63 l 6m 6 7w 9 85 7 8e a a3 b b9 b cx a d3 3 d8 6 du 5 ee b eh 6 es h f6 h
craft_bakery 1n 2n b
craft_beer 1n 63 t
craft_busines 1i ee e
craft_café 1n es a
craft_distill 1n f6 a
craft_lemonad 1n 62 g
craft_worksho 1i b9 e es k
craftsm 17 16 b 44 7 85 7 8q c 91 a cx 8 es 9
craftsp 1i cz 9 es r
craftsp_show 1n es b
craftsp_worksho 1n es a
cran 1c 5b 2 8e 3 9v g eg 3
crash 16 i 3 z 3 35 4 6g 3 6l 3 8f 3 c4 4
crat v 11 7 1i 7 2d 5 2q 7 52 2 5a i 5b 4 5f 3 5i a 62 g 63 4 64 4 6d 4 8f 6 c8 4 ch d et 3 fs a
crat_bars 1n 62 b
crat_pick 1n 5i b
crat_wash 1n 1i a
crav 1n 7d k
crav_group 1n 7d b
craving 1n 7d 9
crawl 1i ex 6 f0 8
creak 1i 25 3
cream y 0 8 1 j 4 g 9 b b 8 m 2 t 2 y 4 2p p 47 4 5v 4 6d 7 6x 4 7e 2
cream_alumini 1n 4 b
cream_fragran 1n 1 b
cream_glas 1n 9 c
cream_lov 1n 2p d
cream_near 1n 2p g
cream_organic 1n 2p b
cream_parlour 1n 2p c
creas 1i 8h 4 8l 4
creat 1c 5 9 ap 9 cz 9 eh e
creat_quot 1n eh e
creatin 1n 7 b
creativ 1c ap s b5 l d8 8 er 7
creativ_stock 1n b5 l
creator 16 4b c 4l v 4t d a3 8 ap 8 b5 k b6 x bw 7
creator_brand 1i 4l c 4t d
creator_fre 1n 4l f
creator_licens 1n b5 b
creator_members 1n b6 n
crech 1i 3l a dr a
credit 10 4f r 51 7 5f 2 7h y 7i h 9l 4 9p 3 9q p a4 3 br 3 bt 7 by 7 d3 3
credit_build 1n 7h r
credit_bureau 1i 7h a
credit_card 1i 7i l
credit_history 1n 7h t
credit_loan 1n 7h f
credit_scor 1i 4f w 7h q
credito 1n 7i 4
creditw 1n 4f h
creek 1i 9q 8 fn 6
creep 1n fl 8
cremat 1n 3g p
cremati 1i 3c y 3g n
cremati_near 1n 3g d
cremati_pets 1n 3g d
cremati_servic 1n 3c a
cremato 1i 3e 7 3g 6
cremona 1n cf 8
cres 1n 7x b
cret 1n 60 e
cret_pres 1n 60 b
crew 11 48 d 8p a 8t 7 8v 4 8x 3 99 3 9j 8 e3 3 e8 a ej g
crew_keys 1n ej c
cri 1a 2x 3 3l 3 bj 4 ci 4 ex 4
crib 1i 25 g 8f a
cricket 1n 5w m
cricket_neutral 1n 5w a
crim 1i 84 t az 9
crim_fans 1n 84 b
crisi 1f 6z 5 77 5 di 4
crisp 1a 2m 8 2u 6 5t 8 9i 5 f2 5
critic 1n 5m 3
crm 1n d4 1c
crm_fil 1n d4 b
crm_smal 1n d4 d
croatia 1a 37 8 3b 6 3d 7 59 8 88 7
crochet 1n 7y v
crochet_pattern 1n 7y b
crock 1n 5x 4
crocker 1n 2t 4
croissa 1i 2n m a3 d
croissa_buns 1n 2n b
croissa_laminat 1n a3 b
crook 14 f5 8
crook_vegetab 1n f5 9
crop 19 5i 4 9j b 9q a at 5 bs f fn q
crop_farm 1n fn n
crop_insuran 1n bs g
crop_wast 1n 9q a
cros v 1t 3 2n 3 47 4 75 4 7p 4 7t 4 7y 4 8i 4 aa 4 bu 6 dc 6 e6 3
crossbo 1n 7w b
crossbo_shoot 1n 7w 8
crossfi 1n h b
crossin 1n aa e
crossin_own 1n aa b
crossli 1n fg a
crosspo 1n fg a
crosswo 1i b3 l bg 3
crosswo_morn 1n b3 c
crow 1n fp 3
crowbar 1n 67 6
crowd 1f 4b 5 6g 2 7j h
crowdfu 1i 1b g 8g 9
crown 1f c 3 10 q 6y 8
crown_fit 1n 10 b
cruel 1n at 5
crumb 19 16 3 2n 4 3a 3 5r 4 8p 2
crumbl 1f 6n 6 cf 3
crumpl 1i d0 4 da 5
crunchy 1n 5t j
crunchy_savoury 1n 5t b
crush 1n 5y 4
crust 1i 2n 6 8d 4
crutch 1n k 3
cry 14 1f a 25 h 3g 2 3q 4 3r 3 4c 6 8h 4 ci 3 cm 3
cry_rock 1n 25 b
crypto 1n bv 1c
crypto_app 1n bv f
crypto_hold 1n bv d
crypto_portfol 1n bv i
crypto_tax 1n bv h
crypto_track 1n bv o
crypto_wallet 1n bv d
crèch 1n 28 7
crêp 1n 40 7
csrd 1n fm b
cub 1n 3a 4
cubic 1i 8v 5 f7 7
cucumb 1n 2q 7
cue 1n cd g
cues 1n cd a
cuf 1a 3z 3 41 3 7u 6 be 5
cuisin 1c 2l 9 2z c 5y g 73 4
cuisin_recip 1n 5y b
culprit 1n 84 3
cultiva 1n 5w a
cultur 1i 5x 5 7x 4
cultura 1n 5p 5
cumin 1n 5y 7
cup x 6 6 1w 2 2d a 2i 6 2j 5 2q 3 2r 8 47 8 8k 4 9w 7 ef 2 er 3 fs 9
cup_siz 1n 47 c
cupboar w 26 3 2n 4 39 3 4g 4 4i 3 8f 3 8g 5 8o 4 92 4 95 4 cb 9
cupcak 1n 2o b
cups 12 6 5 8 9 2i 3 2j 9 2q 3 2r f 8k 7 er 8 fs h
cups_back 1n 8 c
cur 17 w 4 43 4 6z 4 7d 4 a7 4 cv 4
curat 1n ax b
curator 1n 6h k
curator_tel 1n 6h b
curiou 1c 2s 9 5q 3 ab 8 b0 8
curl 1f 2 i c 9 dp 3
curly 1i 2 p c j
curly_coily 1n 2 b
curly_hair 1i 2 i c f
currant 1n 62 4
currenc 1i 9t 4 bq 4
current 1f 34 4 9n 3 bx 5
curricu 1i 1o y a0 5
curricu_weekly 1n 1o a
curry 1f 5s 9 6n c eu m
curry_learn 1n eu b
curs 1i 2f 5 7z 4
curtain 17 8l 8 9h 7 fc 3
curv 14 26 7 28 a 95 c 9k 5 aq 5 fl 3
curv_carry 1n 28 b
cushion 1f 2c 3 f0 6
custard 1n 3x 3
custody 1f 1g q 1r a bv 8
custody_schedul 1i 1g 9
custom v 2 6 5 6 1u 8 29 b 2o g 43 6 45 9 49 9 4b c 4u 6 52 6 5k 3 5y 3 66 3 68 r 6m 3 89 f 8m 6 ci f da 7 fi 5
custom_cak 1n 2o q
custom_clearan 1n 68 b
custom_declara 1i 68 h
custom_form 1i da a
custom_furnitu 1n 89 b
custom_itinera 1n 1u b
custom_paperwo 1n 68 n
custom_print 1n 29 h
custom_shirt 1n 4b i
custom_song 1n ci l
cut l 0 4 8 3 c a r 4 17 3 29 4 2m 3 3y 7 42 3 47 4 48 6 49 4 4d 4 4o 3 4v 6 53 4 5j 3 5r 6 69 5 7z 5 85 4 86 3 87 3 89 4 8b 5 8c 7 8d 5 8r 4 92 3 9i 6 ao 5 as 6 az 5 be 5 cd 2 dp 3 f9 4 fc 3
cut_cloud 1n as d
cut_oak 1n 7w 8
cut_off 1c 69 9
cut_pot 1n 8b b
cut_short 1n 4v c
cut_sit 1n be b
cut_women 1n 48 b
cuts 10 b 3 c 7 87 2 9s 8 cd 2 eu 4 fc 8
cuts_along 1n fc a
cuts_peak 1n 9s a
cutting 1c 1t 7 4o 7 8b d 8r 6
cvs 1n ag 5
cyb 1f 4x a 55 4 dj j
cycl 14 6 8 20 7 22 6 6p 8 75 r 7p 3 9x 3 e6 9 fm 7
cycl_app 1n 75 c
cycl_menopau 1n 75 n
cycl_path 1n e6 a
cycl_rout 1i 6p 9
cycl_track 1n 75 g
cyclist 16 2e f 33 7 42 7 5t 7 6p h 85 6 c1 d c3 c
cylind 1n 2g 8
cymbal 1n cc 4
czech 1a 4a 8 6h 8 7y 6 bp 8 fj 7
dab 1i 1 4
dabba 1n f3 a
dad 1a 1r 2 b1 6 bo 3
dahlia 1n 8c d
daily s 4 2 7 6 j 7 k 2 y 2 1q 3 2h 2 3h e 6j 7 6z 5 70 7 78 5 7d 7 7n 6 8i 7 a0 9 al 5 aq 2 ax 8 b3 7 ct 5 ds 9 eg 7 fb d
daily_gam 1n a0 b
daily_lesson 1n j b
daily_messag 1n 7d b
daily_pag 1n 8i c
daily_report 1n 6j c
daily_sit 1n eg b
daily_speech 1n 7n b
daily_task 1i 70 a
daily_video 1n ds c
daily_vitamin 1n 7 b
dairy 1f 5r k 9h 3 fo e
dairy_nev 1n 5r b
dalla 1f c 8 2y 8 6w 8
damag s v 7 1w 3 27 a 2w 3 35 4 4p 2 4x 3 56 3 5b 4 66 2 8t 4 8v 5 93 5 94 2 9c 2 br 4 c3 2 c4 2 e2 6 e4 9 e9 2 ek b ep f
damag_estimat 1n ep c
damag_photo 1f e2 9
damag_worn 1n ek b
damp 12 26 3 64 5 8w 5 95 l 9v 3 ce 7 eq 5 er 4
damp_wal 1i 95 d
damp_writ 1n 95 b
danc v 3 3 i s s 6 1v 2 2r 3 2x 2 3w 3 40 5 44 4 47 3 4d 3 ac 3 bf 3 cg 7 ci 7 ex a ey f
danc_clas 1n i k
danc_lesson 1n i e
danc_partn 1n i c
danc_school 15 i i
dang 16 1e 3 20 4 3i 3 77 4 di 4 e4 3 ep 3
dangero 19 16 3 66 4 74 7 7d 4 ac 4
danish 1n 40 e
danish_design 1n 40 b
danub 1n 6p 9
dar 11 j 5 1w 4 6h 3 a6 3 af 3 ar 5 cz 3 e7 3 et 3
dari 1n 4m f
dari_appear 1n 4m b
dark p 3 6 7 3 1m 3 2m 4 31 3 5c 4 5u 3 5v 3 60 3 63 4 7l 4 7p 7 8y 3
dark_skin 1n 3 c
darkroo 1n 82 12
darkroo_enlarg 1n 82 g
darn 1f 41 6 4a 4
dash 1n 3f 2
dashboa 12 7u a 9g 5 9r 2 ap 3 cn 3 ct s d3 8 d8 3 d9 3 ft 2
dashboa_morn 1n ct f
dashboa_smal 1n ct d
dat f p 3 1y 4 36 5 3p 4 45 4 5n 5 5t 5 5z 4 6b 3 8h 3 8t 3 96 4 9g 5 aa 3 ac d af 3 ce 5 cw 3 d6 4 dg 4 e2 3 eg 4 ek 4 en 4 fm 4
dat_app 1n ac y
dat_book 1f ce 9
dat_everyth 1n 1y b
dat_evidenc 1n af b
dat_family 1n 3b 9
dat_notic 1n eg b
dat_part 1i 96 9
dat_plac 1f 36 a
dat_suppli 1n fm b
dat_wholesa 1n 5n b
data k q 3 t 3 4f 6 4z 4 55 2 6j 3 6n 3 6u e 7m 2 7p 5 9a 3 a4 4 ar a at f ct d cy 4 da b dh 2 di 3 dk 2 dl d dn 3 em 3 fb 3 fm 6
data_abroad 1n 6u h
data_analyst 1i a4 a
data_annotat 1n at g
data_connect 1n ct d
data_country 1n 6u e
data_delet 1i dl c
data_entry 1f ar g da d
data_find 1n dl b
data_label 1n at q
data_languag 1n at d
data_pipelin 1n ct j
data_plain 1n ct d
data_plan 1n 6u m
data_protect 15 dl i
data_spreads 1n da b
data_travel 1n 6u h
data_warn 1n 7p b
databas 1c 51 d 9w a as d bh 5
databas_prov 1n 9w a
dataset 1n at n
daught u p 6 14 4 2b a 3s 7 3t 6 3x 5 4m 4 7a c 7f 7 7o 4 7v 4 94 3 ba 4 bf 2 bk 2 c8 5 e7 4
daught_first 1n 2b b
daught_nobody 1i 7a b
dawn 16 15 4 6x d 9l 6 b5 3
dawn_breakfa 1n 6x a
daycar 1c 2v 9 3l s 6j i dr z
daycar_parent 1i 6j d
daycar_pick 1n dr c
dayligh 1a 3 4 c 3 1t 3 7e 3 fc 3
dead y 16 4 3c 3 3f c 3g d 6u 3 88 2 9b 5 9l 5 ck 3 e4 7 e7 6 fp 9
dead_panel 1n fp c
dead_street 1n e4 a
deadlin z 3c 5 4h 5 97 8 a9 7 af a am 3 cw 3 d0 5 d2 3 d6 7 d9 c e2 8 e5 9 en d eo 4
deadlin_app 1n e2 b
deadlin_portal 1n 97 b
deadlin_signatu 1n e5 c
deadsto 1i 3y 9 fq e
deaf 16 p 3 1e j 4m i 6h 4 7r h cw 8 ei 3
deaf_bank 1n 4m b
deal x 2f 3 2h 3 2k 5 5b 7 6a 4 6b 3 8g 3 8y 3 9l 5 9m 6 9o 4 an 8 c7 3 d4 d dk 3 fn 4 fq 4
deal_lost 1n an b
deal_open 1i d4 a
dealcoh 1n 61 a
dealt 1i 90 5 c1 5
dear x 17 2 1q 4 21 3 5k 3 64 3 81 4 82 2 9i 3 bz 2 ch 3
death 17 3c 7 3f 5 ai 4 aj l f7 c fb 3
death_account 1n aj g
death_sort 1n f7 e
debit 1i 5f 5 bo 8
debt 1a 1q 4 7i 15 bm l by 4 d8 f
debt_advic 1f 7i e
debt_app 1i bm c
debt_collect 1n d8 f
debt_fre 1n 7i d
debt_plan 1i 7i c
debt_relief 1n 7i n
debt_smalles 1n 7i b
debtor 1n d8 8
decad 1f 1b 4 2p 3 6x 3
decay 1n 3e 7
deceas 1i 3f l 3g m
deceiv 1n bb 4
decemb 11 5r 3 65 3 8e 3 8m 6 bw 3 c1 3 db 3 eo 3 f9 i fe 3
decemb_plant 1n f9 a
decentr 1n w a
decid m 5 3 v 3 1p 3 1v 2 2v 6 2w 4 3f 3 6j 5 7a 2 7s 3 8y 5 94 3 9b 3 ai 3 aj 3 at 6 ay 4 b4 6 dm 4 e5 3 e6 6 e7 3 ed 3
decid_book 1n b4 c
decid_colour 1n 8y b
decid_dif 1n at a
decisio 14 1p 3 36 4 4f b 94 3 ct 3 db 3 dm j e5 6 ep 4
decisio_team 1n dm c
deck 1i 8g d a8 f
declar 1c 3k 5 68 b c6 4 cw 4
declara 1i 68 t fi 9
declara_help 1n 68 e
declara_invoic 1n 68 b
declin 1f 7o 9 cm 4 d6 4
declut 1n 94 x
declut_wardrob 1n 94 l
declutt 1n 94 x
decodab 1n 9z k
decodab_story 1n 9z g
decompo 1n 6 e
decorat 1c 2o e 2y g 68 6 8y 9
dedicat 1n 1m 8
deep 11 3 8 u 3 44 9 6w 5 83 4 8c 3 e2 4
deep_clean 1n 44 b
deepest 1n du 4
deepfak 1i 7s l dj f
default 1i 4f c da 5
defeat 1n be e
defect 1c e2 i eg p ek 4 fj q
defect_deadlin 1n e2 b
defect_speak 1n eg b
defenc 1i 2e 9 ev p
defenc_women 1n ev c
defens 1n ev q
defi 1n bv b
defores 1n fm b
degr 1i 30 4
degre 1f 19 4 22 5 a9 g
degre_final 1n a9 b
dehumid 1n ce 4
delay 19 w 3 10 4 2w 4 7n 8 7t q
delay_compens 1n 7t j
delay_train 1n 7t f
delet w u 3 1s 3 1z 4 75 7 7d 4 9z 2 a6 4 ac 3 ah 5 al 5 an 3 av 3 aw 3 bg 2 bq 3 cy 3 dl e dm 5
delet_request 1n dl f
deli 1i 5s c 64 9
deliber 1n e6 a
delicat 17 5q 4 5r 6 60 4 8u 4 av 3 f6 3
deliv s 2m b 2t b 2v 7 30 c 3x 8 4g 3 57 5 59 5 5e i 5g 3 5i 5 5j b 5l a 5o 8 64 7 67 7 69 g 8b 5 8c 8 8u b bh 6 c9 c dt 7 el d f4 4 f9 b fp 7
deliv_buffet 1n 30 c
deliv_dron 1n 69 d
deliv_first 1n 67 c
deliv_hom 1n 5l b
deliv_list 1n fp b
deliv_luggag 1n c9 c
deliv_lunch 1i 2t b
deliv_medicin 1n 69 b
deliv_next 1n 8u b
deliv_organic 1n f9 a
deliv_pharmac 1n 5e c
deliv_print 1n bh 9
deliv_restaur 1n 64 b
deliv_shop 1n 5e f
deliv_subscri 1n dt b
deliv_uber 1n 2m b
deliver m y 2 2l 5 2m g 2p 3 2t a 2y 5 30 3 4g 3 4q 3 57 b 59 7 5c 6 5e c 5g 3 5i 7 5j 9 5l 9 5m 7 5p 8 5x 5 64 8 67 4 69 d 6b 5 6d a 6l 3 89 8 8a 5 8b 7 8c b 8f 8 8m 6 8u 3 98 7 9i 6 9r 4 bd a bw 5 d9 3 da 7 dt 7 ek 4 el e f3 5 f4 6 f9 a
deliver_bik 1n 8b b
deliver_brand 1n 5c c
deliver_card 1n 8m b
deliver_cargo 1n 8c b
deliver_clean 1n 98 b
deliver_cold 1i 5m a 5x a
deliver_dat 1n 6b b
deliver_frozen 1n dt b
deliver_garden 1n 2y a
deliver_inconti 1n bd 9
deliver_kitchen 1n 2m r
deliver_next 1n 5p a
deliver_not 1c 6d 9 da d
deliver_pick 1n 8a b
deliver_rid 1n bw b
deliver_rout 1n el o
deliver_shop 1n 5e f
deliver_unassem 1n 89 b
demand t 5 3 7 2 8 3 e 5 2n 3 2q 7 2v 3 3l 3 4b 8 4m 5 53 6 54 5 5u 3 66 b 7v 2 8e 3 8m 3 9m a 9s 7 bs 5 c8 8 em 5
demand_mix 1n 2q b
demand_respons 1n 9s c
demand_warehou 1n 66 j
dementi 16 2b c 3t l 3x 7 6r 7 7f i 7o z bc 6 bf z
dementi_activit 1i 7o c bf q
dementi_app 1f 7o j
dementi_box 1n bf c
dementi_car 1i bf 9
dementi_gam 1n bf g
dementi_hom 1n 7f b
dementi_music 1i bf b
dementi_replac 1n 3t b
dementi_song 1i bf b
demo 1i b2 8 b6 d
demo_recordi 1n b6 b
demolit 1i 9u 8 fq l
demolit_sel 1n fq a
denmark y 5 6 1p 6 27 6 3e 5 4q 6 6d 6 79 6 7d 6 7o 6 85 5 89 6 9u 5 as 6 bc 4 d3 6 fl 5 fo 5 fq 5
denomin 1n 3m 4
dens 1c 18 8 57 5 59 4 fr 4
dent 16 q f 10 l 2d 3 35 5 60 3 8j 3 ao 3
dental 15 9 8 p 8 q 7 v 7 10 x 4g c 5e 7 6y n co e
dental_crown 1n 10 d
dental_lab 1n 10 n
dental_labs 1n 10 i
dental_practic 1f 10 m co e
dental_supply 1n 4g e
dental_treatme 1i 10 e 6y f
dentist 13 10 j 1r 6 24 3 2t 3 4g 7 5e a 6y i 7c 5 al 6 b7 6
dentist_clinic 1n 5e c
dentist_dental 1n 10 e
dentist_hom 1n 6y a
denv 1n 5l a
deny 1i eg 4
deo 1n 9 b
deodora 1n 9 18
deodora_cream 1n 9 c
departm x 8 5 u 6 47 5 4x c 4y 3 50 2 7e 5 cu 6 d7 3 dj 5 dn 5 e3 b e4 b e5 g e6 5 e8 g ea 3
departm_answ 1n e4 c
departm_school 1n 4x c
departu 1i 66 5 dq 5
depend 19 a 4 72 c cv b d2 4 e8 4 fh 4
depend_slept 1n 72 c
depend_tel 1n cv c
deposit s m 7 q 7 r d 2w 5 3d 2 40 2 5b 3 62 6 63 4 6c b 7g 2 7t 6 92 2 9e f af 5 b7 3 bp c br q bt 2 c3 2 dn 5 e9 c ef 8 fs 9
deposit_afterca 1n 9e b
deposit_alterna 1n br e
deposit_calenda 1n r b
deposit_clean 1i e9 a
deposit_consent 1n 9e c
deposit_few 1n q b
deposit_friday 1n 6c c
deposit_guarant 1n br j
deposit_instalm 1n br g
deposit_safely 1n m c
depot 12 1c 2 67 4 9h 3 9r h cy 3 e2 b e3 5 ej 4 el 3 fq 3
depot_charg 1n 9r f
depth 1n 88 5
deputy 1n 4j 8
der 1n 9z 4
derby 1n ec 7
dermati 1n 1 a
dermato 1c 1 i q 8 7e e 7l k
dermato_answ 1i 7l d
describ 19 1x e 20 4 7r b 8h d
describ_read 1n 8h c
describ_resel 1n 1x b
descrip 1f 20 4 cp i eq 9
descrip_languag 1n cp c
deserv 1n cx 3
design s 6 7 m 7 29 5 2d 7 2o 7 36 b 39 7 3y 9 40 d 41 5 45 4 4b e 4k 9 4n a 4t 5 4u k 53 6 5m 7 7c 3 7y 7 7z 7 89 5 8d 8 8r 5 8y l a9 3 b5 5 bw 4 co 4 cx 4 cz 8 d9 5 du 6 fb 4
design_book 1n 4n f
design_cartrid 1n 2d c
design_chef 1n 8d b
design_decid 1n 8y b
design_gown 1n 40 b
design_guid 1n 6 b
design_instead 1n 40 b
design_local 1n 4b b
design_onlin 1n 8y m
design_paediat 1n 5m b
design_scratch 1n du b
design_send 1n 8y b
design_softwar 1i 4k a
design_studio 1f 4u s
design_togeth 1n 2o b
design_wheelch 1n 3y b
design_writ 1n 36 b
desk a k 2 39 7 4o 2 5d 2 6e 5 cl 4 dh 4 di 4
desk_deliver 1n 8a b
desk_employ 1n di b
desk_languag 1n dh b
desk_night 1i 6e b
desk_wood 1n 39 c
deskles 1n 4j a
dessert 1f 2o c ac 3
dessert_tabl 1n 2o b
detail 1f 6b 9 6c 5 c2 9
detect 15 v c 27 g 2b d 7s 7 db 8 ep 8 fj 7 fo 7 ft 7
detect_fal 1n 2b b
detect_wat 1n 27 g
detecti 1a 2b 6 31 9 3r 3 84 p db 7
detecti_story 1n 84 c
detecto 1f 27 h 2b 9 97 e
deterge 1n 5o k
deterge_shampoo 1n 5o b
detour 1n fi 4
detox 1n 6o c
develop z 1 8 4k f 4u d 4y j 53 7 55 5 65 3 82 n 8l 9 9q 4 a1 7 b2 b cs g cu g cw 9 da 8 dc 3
develop_agency 1n 4u e
develop_analogu 1n 82 9
develop_dermato 1n 1 b
develop_film 1n 82 b
develop_kenya 1n 4y c
develop_narrati 1n b2 b
develop_physiot 1n 8l c
develop_post 1n 82 b
devic r t 2 u 4 v 7 10 4 1l 7 1s 2 23 6 24 i 25 f 29 9 2a 5 2b 9 2c g 2e b 2h h 4r a 4x 5 53 7 74 4 75 4 79 2 7a 2 7n 2 7p 2 7u 9 8d 5 8z 7 97 b bd 4 e2 4
devic_buy 1n 2h e
devic_hom 1n 7u e
devic_hous 1n 53 c
devic_refurbi 1n 2h c
devic_send 1n 29 c
devon 1i 2p 9 fd 8
devotio 1n 3h y
devotio_app 1n 3h e
devotio_daily 1n 3h b
devotio_morn 1n 3h b
devour 1n b8 3
dhikr 1n 3h 9
diabet 1c l k p 4 v g 74 14
diabet_app 1n 74 t
diabet_damag 1n v b
diabeti 1n p 6
diagno 1n v b
diagnos 10 1 3 v k 1t 3 4m 3 5h 8 7b 3 7c 6 7f 3 8z 3 a7 6 dv 3 dx 5 dy 3 fn b
diagnos_advic 1n fn a
dialect 19 9y 8 al b b1 c cm 4 cs h dm 4
dialect_remind 1n al c
dialogu 1n b8 4
dialysi 1i 6r 9 7v q
diamond 1n 45 b
diap 1n a w
diary 12 1f 3 2x 4 70 g 74 d 78 h 79 7 7p c 8i 8 9g 5 al 7 eg d en 8
diary_photo 1n eg b
diary_smal 1n 70 b
diary_teenag 1n 78 b
diaspor 1f 5p d b0 8 bu 9
dic 1i 3a 3 ck 3
dictat 19 t 8 u k 9f c cz b eg 4 eh 4
dictat_app 1n cz b
dictat_hom 1n 9f c
dictat_see 1n u b
dictati 1c t 7 u d cs 8 en 7
didn 1i cm 3 di 5
die 1c 23 4 3e 3 8b 4 f9 4
died 15 x a 3f l 3g e 8r 4 94 3 aj 3 dn 3 e7 3
died_collect 1n 3f 9
diego 1n 3u a
diem 1n d1 j
diem_trip 1n d1 g
dienstp 1n df c
dies 16 3c 7 3g e 4o e 8b 7 9n 3 9p 3 aj 9 bg 3
diesel 1f 9s i 9t c ek c
diesel_vehicl 1n ek b
diet 19 l a 3x 4 5h 3 5l 6 73 n 7q 8
diet_app 1n 73 o
dietary 1n l b
dietici 1i l g 73 g
dietit 1n z h
dietiti 1a l s 5h 4 5l 6 5m b 73 l
dietiti_answ 1n 73 b
dietiti_shop 1n l g
dietiti_stag 1n 5m b
dif 14 q 4 6m 3 8k 3 ao 3 at b bu 3 ct 3 d5 3
differe n 2 5 l 7 3w 6 4i 2 4v 2 50 2 5j 6 5v 3 5y 3 7g 4 7n 2 8s 2 94 2 a6 6 a7 a ct 4 fk 2
differe_bal 1n 3w c
differe_local 1n 5j c
differe_porosit 1n 2 b
difficu 1c 46 4 a6 c a7 9 ea c
difficu_phon 1n a6 b
diffus 1n 8 b
dig 19 2o 9 3z 3 5b 2 8f 8
digest 1i 9p w ax a
digit 1n a0 4
digital x 19 6 1b 6 1s b 3f e 6o 7 6v 5 98 6 9e 6 aj j ar 6 au 6 b7 6 ba f bg 7 bi e bm a d6 6 e5 b ei 3 fm 6
digital_detox 1n 6o a
digital_envelop 1n bm f
digital_estat 1n aj o
digital_permit 1n e5 g
digital_wardrob 1n 1s g
digitis 1i 1z 8 bi 11
digitis_photo 1i bi b
digitis_video 1n bi i
digitiz 1n bi x
dignity 1n bf 5
dil 1i 3x 7 5g 4
dim 1n 70 4
din v 1p e 2l e 2m h 2s o 2v 8 2z k 4l 7 5g e 6c 3 6p b ac d ad e ap 3 cg 9 d1 4
din_deliver 1i 2m f
din_flat 1n 2s c
din_hal 1n 2v c
din_jaz 1n cg 9
din_matchma 1n ac c
din_own 1n 2z c
din_ready 1n 5g c
din_room 1n 2m e
din_shop 1n 1p b
din_strang 1i 2s d
din_wash 1n 6p a
dinosau 1i 2o 4 ab 6
dioces 1n 3j 7
dip 1i 8k 4 8l 3
dips 1n 60 5
direct 15 3c c 4l 6 5f 9 5i 7 5k a 5q e 5y b 6e d 9e 5
direct_book 1n 6e f
direct_cremati 1n 3c e
direct_import 1n 5q c
directi 1n aj b
directl 14 33 4 3t 3 5y 9 6l 4 6p 3 8l a b0 3 bu a da 3 dz a
directl_family 1n dz b
directl_farm 1n 5y b
directo 17 3c a 54 a 9b m aj 4 ca c cd 9 cx 6
directo_task 1n 9b f
dirt 1c c4 4 fr 4
dirty 14 a b 48 3 8s 7 92 3 9g 6 c2 4 c4 4 e9 3
dirty_ones 1n a b
disab 1f 1e t 6r s be o
disab_cloth 1n be b
disab_holiday 1n 6r f
disab_travel 1n 6r c
disab_trip 1n 6r c
disabil 1c 1e f 6r p be l cw 4
disabil_cat 1n 1e b
disabl 1c 6r 8 bc l be k cw 4
disadva 1n 12 b
disagr 1n at 4
disagre 1n at 8
disappe 1i 59 5 bt 5
disappo 1n 9x 4
disc 1f 2y 9 9a 3 c2 4
dischar 16 k 4 u h 3t 4 7a 4 7f 4 7u g 7v 4
dischar_let 1n u j
disclos 1n ff 6
discont 1n 6a j
discont_part 1n 6a f
discoun 16 7 3 4e 8 4g 8 5g 4 5n 8 as 6 b4 4
discov 1n 1v b
discove 1n 1v t
discree 1n bd x
discree_monthly 1n bd 9
discret 1i 14 5 bd 4
discus 1c v 4 b4 h dd 4 e6 f
discus_spoil 1n b4 c
discus_vot 1n e6 a
discuss 1n 1p 3
diseas 14 1 3 w 6 1t 7 5h 6 7b 7 7l 7 7u 7 9k 5 fn b fo 9
diseas_early 1n fo a
dish t 0 3 13 7 1p b 2k a 2l b 2m 8 2t a 2u 6 2v a 2z 4 30 b 5g b 5l 7 5w 6 5y 7 6d 5 6n e 73 8 74 b ae 8 bk a bq 7 eu 5 f3 2 fs 4
dish_chang 1f 2l a
dish_check 1n 6n b
dish_guest 1i ae a
dish_hom 1n 13 b
dish_local 1n 2t c
dish_mov 1n 74 b
dish_portion 1n 73 b
dish_send 1i bq a
dishwas 17 1y 3 8k 6 8z 8
disk 1n cv 8
dislik 1n ai 5
dismis 1i cv 5 en 4
disord 1f l 9 73 5 7n 9
dispatc 1a 7v 6 9h c ei j el 9 fi 8
dispatc_book 1n 9h b
dispen 1n 7a b
dispens 1a 4 c 2d 9 46 4 57 9 5o 4
displac 1n 13 a
dispos 1n c2 5
disposa 1f a a 82 8 fs 7
disput 15 35 3 4e 4 7h 8 7t f af f br 6 ck 5 ef 4
disput_park 1n 7t f
distanc 12 n 3 2l 6 3j 7 46 3 72 3 aa 3 ad a c4 3 dv 4 f3 3
distanc_playdat 1n ad c
distil 1f 63 9 6m 9 f6 w
distil_herb 1n f6 8
distill 1i 63 a f6 q
distill_near 1n f6 c
distill_pear 1n f6 8
distrib 1c 11 f 52 l 5f 9 bs 4
distrib_abroad 1n 52 h
distric z f 3 16 6 18 6 2i 5 69 3 6w 5 91 3 ay a ce 7 dw 6 e4 5 e6 8 e8 8 e9 3 eb 6 ec 3
disus 1n 64 e
disus_cellar 1n 64 b
ditch 1f 9j 6 a4 3 e1 4
div 1f 34 e 38 c 47 4
div_board 1n 38 b
div_school 1n 34 d
divers 1n 8e b
diversi 1n 50 b
divid 1f 5i 3 bn 4 cd 4
divisio 1n a0 4
divorc 1c 1g 10 1r 9 6v 3 8w 4
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
dizzy 1f n 3 4i 5 ey 3
djs 1n cg u
djs_party 1n cg b
djs_wed 1n cg d
dna 1n 7q s
dna_gut 1n 7q b
do 17 1b 3 1w 6 2f 6 34 4 3c 6 4z 9 79 4
dock 16 2f 5 4r 4 65 3 66 4 9n 3 ff 7 fs 3
doctor l 1 2 7 5 k 4 l 6 o 3 p 6 u f v 4 w 3 y 4 1f 5 1t 4 3j 5 3s 8 4m 6 4r 3 6v b 6y 7 70 a 74 5 75 7 77 3 79 3 7a 2 7d 6 7e j 7f 9 7k f 7l b 7o 1 7p 6 7q 9 7v 8 at 5 c8 a cm 4 ey 4 fh 4
doctor_app 1i 7k c
doctor_appoint 1i 75 a
doctor_coach 1n 3j 9
doctor_decid 1n at a
doctor_dictat 1n u j
doctor_first 1f 6v 7
doctor_hairdre 1n 3s b
doctor_hom 1n 6y c
doctor_market 1n c8 e
doctor_onlin 1n 7e d
doctor_pres 1n 4m b
doctor_shop 1n 7f b
doctor_sign 1c u e
doctor_video 1n 7e s
doctrin 1n 3h 4
documen z t q u a 1y 6 68 e ai 8 aj a am 9 au b b0 g bh e cr 7 d6 g da q dn j eg 6 en 9 eo i
documen_book 1n au b
documen_draft 1n en b
documen_extract 1n da q
documen_need 1n da b
documen_onlin 1n d6 g
documen_show 1n dn b
documen_smal 1n 68 b
documen_softwar 1n t h
documen_video 1n b0 b
documen_voic 1n ai b
documen_whatsap 1n eo b
doesn y x 3 4u 3 50 3 55 3 7n 2 cy 3 cz 3 d0 3 d6 5 dd 3 ff 3 fi 3 fl 3
dog q x 4 1c f 1m 5 2f 3 3g f 3i 3 6f 3 6w b 7r 4 9n 3 aj 3 bl 3 c2 3 ci 3 do n dp m dq b dr l ds l dt k du g dv 6 dw 3 dx e dy f dz e e0 a el 3 ey 3 ez 7 f8 a fe 4
dog_behavio 1n ds e
dog_clip 1n dp e
dog_collar 1i du l dy f
dog_daycar 1n dr v
dog_deliver 1n dt b
dog_field 1n 6w f
dog_find 1n f8 9
dog_food 1c dt k
dog_groom 1n dp t
dog_heart 1n dy b
dog_meal 1n dt g
dog_own 19 6w 7 do j dp e dr b ds d dt d
dog_physiot 1n dx g
dog_salon 1n dp g
dog_school 1c ds a
dog_sit 1n dq e
dog_street 1n 1m 9
dog_train 1n ds w
dog_walk 1i do v
dog_wash 1n dp b
doggy 1n dr k
doggy_daycar 1n dr g
dogs x 1c 7 3g g 6w d 7r 4 9d 2 do h dp d dq 3 dr l ds f dt b du 7 dw 6 dx e dy 7 dz f e0 8 ez g fe k
dogs_bath 1n dp b
dogs_cannot 1n 6w a
dogs_cats 1i 3g 8
dogs_family 1n dz b
dogs_hospic 1n fe h
dogs_hospita 1n fe h
dogs_let 1n 1c b
dogs_midday 1n do d
dogs_morn 1n dr c
dogs_operati 1n dx b
dogs_persona 1n ds c
dogs_spend 1n dr g
dogs_volunt 1n e0 b
dogs_ward 1n fe b
dojo 1n ev t
dojo_factory 1n ev 9
dol 1n 8e h
dolphin 1n 6t i
dom 1n 6o n
domain 1i cx 5 cy 5
domesti 1n 8p c
don e 2d 3 4j 3 4w 1 4z 2 50 2 5d 4 6g 2 79 3 8s 2 c2 4 dm 4 dp 4 dw 3 f8 3
don_poison 1n f8 9
don_use 1n 5d c
donat 1c 11 8 1b q 6i h fc c
donatio 1i 1b 12 6i d
donatio_app 1n 1b g
donatio_platfor 1n 1b k
donatio_rota 1n 6i b
donkey 1n 1c i
donkey_hors 1n 1c b
donor 1f 11 8 1b s 69 8
donor_photo 1n 1b b
doodl 1n 9e 3
door b g 3 1a 2 1w 3 2g 7 2t 3 2u 4 31 3 32 2 39 4 3g 2 3k 3 3x 5 41 3 5d 2 5j 6 63 3 64 3 67 3 6e 4 6g 6 6r 3 7v 4 8q 4 8s 2 8u 4 97 5 98 4 aw 2 b2 3 c4 4 cc 3 df 2 e9 4 el 5 fq 4
door_card 1i 2u a
door_cod 1i 6e c
door_demolit 1n fq a
door_fit 1n 2g b
door_handl 1f 5j a
door_insur 1i c4 a
door_lunch 1i 39 b
door_open y e9 7
door_own 1n 2g e
door_pick 1f 64 a 8u a
door_school 1i 97 a
door_sel 1i 41 a
door_singl 1n 8q b
door_unload 1n el c
doorbel 1c 2g e 4t 2 ds 5
doormat 1i 7q 4
doorste 1n 5j q
doorway 1i 5s 5 8a 4
dorm 1i 6p o e5 7
dormito 1n 6p w
dormito_beds 1n 6p e
dos 1a 7 7 u 6 x 6 74 4 7a i
dot 19 7b 6 7z 3 dy 3
doubl 11 5i 2 5u 3 60 3 7c f 9i 3 9q 3 a7 9 as a by 3
doubl_movemen 1n a7 b
doubl_subscri 1n as b
doubl_video 1n 7c c
doubt z m 3 20 3 6x 3 7k 5 9j 5 ar 4 at 5 bs 3 ch 2 da 7 dk 3 ea 4
doubtfu 1a u 4 68 4 da 4 db 7 e7 8
dough 1c 2n 8 a3 c eu 5
doula 1i o y 9f t
doula_hom 1n o g
doula_midwiv 1n 9f c
dowel 1n 2o 7
downloa 1f 7z h b5 4 fb 4
downspo 1n 8t n
downspo_autumn 1n 8t b
downsta 1f 2t 7 2u 3
downtim 1i cv b fk a
dozen 1n 5g 4
draft 14 51 a 6f 3 am 7 av l cl e cp 5 d5 i en e fg 2
draft_answ 1i av a
draft_bil 1n en b
draft_grant 1n 51 c
draft_proposa 1n d5 b
draft_reply 1i cl a
drag 1n 1j 4
dragon 1a 3r 2 4b 3 81 6
drain 19 1m 5 6f 3 8s 5 8z 3 9v 5
drama 1i cb k cd f
drank 1c t 5 63 3 9f 4
draught 1f 22 8 91 3 9c 3
draw m 6 3 m a 1y 4 29 3 2h 3 2o 4 3f 3 45 5 4b 3 4d 5 52 3 53 6 6a 4 7i 3 82 3 86 3 89 8 8d 8 8y 5 90 5 94 5 98 3 9e 3 ax 4 b6 5 b8 5 by 9 eg 3 et 6
draw_even 1i m b
draw_fix 1n 90 b
draw_send 1n 53 c
draw_shelf 1n 89 b
draw_system 1n 8d b
draw_wag 1n by g
drawing 14 13 3 53 4 6b 3 89 4 8i 4 a9 3 b7 3 e5 4
drawn s 6 3 43 2 45 4 6a 4 7z 3 8y 5 aw 3 by 6 dh 2 do 2 e5 3 eb 2
dread 1f bq 5 cy 5
dream 1i fb h
dream_interpr 1n fb c
dreamt 1n 5 4
drehen 1n cr 4
dres 11 1n 4 1s c 2l 3 3y 6 40 u 41 3 48 6 49 7 4r 3 7z c ao 9 be h cb b
dres_hir 1i 40 f
dres_rent 1i 40 c
dres_rental 1n 40 o
dressma 1i 49 a 7z u
dressma_pattern 1n 7z i
drew 1c 4b 3 b7 3 b8 3 by 3
dri 15 16 3 5t 7 64 3 80 2 8c h 8l 3 9o h dp a
dri_clip 1n dp b
dri_flow 1n 8c i
dri_larva 1n 9o c
dri_pet 1n 9o a
drift 1f 34 4 f2 5
dril 10 17 d 1w 4 1y 2 2a a 2g 9 8q 7 92 q 99 j 9m 7 dj b dk 4 e8 2
dril_generat 1n 99 b
dril_guest 1n 2g b
dril_lad 1n 92 d
dril_plug 1n 2a b
drink q 7 4 15 9 23 3 2d b 2l 5 2p 3 2q d 2r 8 30 2 38 8 3a 9 4t 5 57 5 5k 8 5q b 5z a 61 f 62 j 63 7 76 3 7d d 9f 2 cj 5 et 9 ez 6 f1 2 f2 3 ft a
drink_brand 1i 62 b
drink_buy 1n 62 d
drink_coffe 1f 3a a ez 9
drink_div 1n 38 b
drink_les 1i 7d e
drink_wat 1f 15 f ft h
drip 12 15 6 27 6 8q d 8z 3 cm 3 ep 3 er 2
drip_tap 1n 8q c
driv j w 2 11 7 1l 3 1q 2 1z 3 21 8 2f 3 2t 4 35 5 3p i 3u c 3x 5 4y 4 5b 8 5f 5 5i 3 61 4 6i 5 6r 4 6s 4 7t 3 7v a 8t 3 8z 3 9g 2 9h b 9k 5 9m 5 9n 4 aa g c2 3 c5 a c6 a c7 8 c8 8 cj 4 dc 5 dv 3 e3 6 e8 4 eb 8 ek b el d f9 4 fd 2 fi 7
driv_announc 1n c5 b
driv_back 1c 7v 9 fi 9
driv_card 1n dc b
driv_childre 1n 3u e
driv_electri 1i 21 a c7 i
driv_kids 1n 3u j
driv_lesson 1i 3p n
driv_licen 1n aa e
driv_licenc 17 3p h aa 8
driv_park 1n 9h d
driv_phon 10 5b 7
driv_school 1i 3p v aa d
driv_stop 1n el c
driv_sunday 1n 6i b
driv_theory 1i 3p c aa t
driv_togeth 1n c5 d
driv_train 1n 7v b
driv_walk 1n ek b
driv_work 1n c5 b
driven 17 2m 4 35 3 3p 3 3u a c5 3 e3 4 ek 3
drivewa 1c 8t k c6 q c7 a
drivewa_park 1n c6 b
drivewa_rent 1n c6 e
drivewa_yearly 1n 8t b
dron 17 69 16 9j b e0 b e7 a eq 6 fn 9 fp 11
dron_blood 1n 69 d
dron_carry 1n 69 d
dron_deliv 1n 69 m
dron_deliver 1n 69 t
dron_inspect 1n fp j
dron_island 1n 69 d
dron_measur 1n fp d
dron_measure 1n fp b
dron_medicin 1n 69 h
dron_parcel 1n 69 d
dron_photo 1n e7 b
dron_roof 1n fp h
dron_sampl 1n 69 d
dron_servic 1n 69 g
dron_survey 1n fp n
droop 1i 4o 5 8b 4
drop r 24 4 27 4 44 6 46 4 4k 2 4z 3 5e 4 5p 6 7c 2 7q 2 9l 6 d4 2 dd 2 dr 6 ec 2
drop_off 1i 44 a
drop_start 1n 9l a
droppin 1n 9o 4
drought 1i 4f 5 bs d
drov 1a 21 3 3u 3 c4 3 cm 3 ek 3
drown 1n 1o 4
drug 1f u 6 4p 7 7p 3
drum 1a 3n 8 5k 6 8z 3 cc t ex b
drum_amplifi 1n cc a
drum_amps 1n cc b
drunk 16 m 4 2r 3 5q 3 5z 3 61 3 76 3
dry k 0 3 1 3 d 4 27 4 37 3 47 3 49 3 61 2 63 5 6p 4 8n 5 8s 5 8t 3 8u 7 8w 7 9m 5 9o 3 9t 3 dp 4 dt 5 er 4 fn 4
dry_boot 1i 6p 9
dry_cellar 1n 8w e
dry_cid 1n 63 b
dry_clean 1i 8u f
drôm 1n 8k f
drôm_mugs 1n 8k c
dub 1n cr l
dub_town 1n cr c
dubai 1c d 8 q 8 9i 7 eq 8
dublin 16 2j 7 3k 8 40 7 4s 8 5p 6 8q 7 a4 7 ck 7
duck 1f 3s 2
due r x 7 2d 2 2l 3 4e 2 65 2 7i 2 8s 2 96 3 9d 2 cz 3 d8 2 dk 3 ed 2
dues 1n 6i w
dues_attenda 1n 6i d
dug 1i 3l 4 9r 4
duk 1n 6h 3
dul 19 2j 4 3r 7 70 3 dt 4
dummy 1n b7 5
dump 1i 9u 4 e4 g
dump_rubbish 1n e4 a
dumpl 1i 2k a eu n
dumpl_clas 1n eu b
dumplin 19 5g 3 6l 8 bk 7
dun 1n d8 b
dung 1n 9p p
duo 1n cg d
duo_bras 1n cg 9
duos 1n cg 3
duplica 1n 1z x
duplica_ask 1n 1z b
duplica_blur 1n 1z b
durabl 1n 4a a
dusk 19 9k 3 9l 3 dy 3
dust y 17 2 2n 3 5y 3 6a 2 82 3 8k 3 8l 3 8p 3 90 3 99 3 ej 2 er 5
dustbin 1i e3 9
dutch 1f 6v 7 9y 9 br 9
duty x 1u 3 50 5 5q 5 63 7 65 3 68 f 6c 3 6m g 7k 4 7u 3 8g 3 b0 3 cm 3 de 3 df 7 f6 3 fm 3
duty_report 1n 6m i
duvet 1n 8l c
dwel 1c 1t 8 20 8 5q 8 fa 7
dy 1a 77 4 78 4 7y 5 8b 4 fe k
dy_such 1n fe 9
dye 1f 2 9 7y b 85 4
dyed 1f 4a 4 7y s 8l d
dyed_plant 1n 8l c
dyed_yarn 1n 7y k
dyes 1a 4d 4 5y 4 7y 3 8l 4 du 4
dyk 1i 9n 9
dyscalc 1n a7 b
dyslexi 1n a7 14
dyslexi_app 1n a7 c
dyslexi_help 1n a7 e
dyslexi_read 1n a7 g
eag 1i l 5 3o 5
eagerly 1n e4 5
ear y d 2 j 2 p 4 25 6 3h 7 6h 3 7k 7 8l 2 a7 4 ch 3 ei 2 ez 4 fo e
ear_tag 1n fo h
ear_way 1n 3h 9
earbud 1n az 3
earli 19 o 3 77 3 9a 3 bw 3 c9 3 fh 3
early r g 7 2n 6 3l 2 4e d 60 5 7o 7 9c 5 9d 2 9z 9 a0 4 a2 5 by c c5 5 df 5 dy 7 eo 2 fh 3 fo 6
early_morn 1n g c
early_read 1n 9z g
early_someth 1n dy b
earn o 13 7 1h a 3a 2 7j 5 8j 2 9c 3 ag 2 bn 9 by d c0 4 c9 2 dz 2 en 4 f3 2 fg 5
earn_first 1i 13 a
earn_payday 1n by g
earn_read 1n 1h a
earn_wag 1n by d
earplug 1i 24 7 6p 4
earring 1i 3w 4 45 j
earring_recycl 1n 45 b
ears 14 4 8 c 3 6h 3 cb 4 dp 6 ds 3 e1 3
earshot 1n e0 4
earth 17 16 3 23 6 3e 3 5f 2 5i 4 9v d
eas 1n 8o 4
easel 1n et f
easel_canva 1n et a
easi 16 b 3 l 3 3x 3 7g 4 7o 4 do 4 ds 3
east z 6 6 1i 4 1n 5 2a 3 35 6 5u a 8e 3 8o 3 93 3 co 4 dd 2
easy x f 2 5j 3 6h 4 72 4 7c 3 7t 3 a0 3 a5 8 ac 3 ck 2 dz 2 ea h ec 3 fl 3
easy_chord 1n a5 b
easy_languag 1n ea g
easy_read 1n ea l
eat o 7 4 l b 11 3 1p 8 22 3 2l 6 2n 3 2s 7 2v 3 5b 2 5e 2 5h 3 5l 6 5m 5 5r 3 5w 3 63 2 6e 3 6n 6 73 c 8s 2 9o 4 bm 3 bq 4 c8 2 f3 8 f5 6
eat_cook 1n f3 c
eat_differe 1n l e
eat_meal 1n 1p b
eat_see 1i 6n a
eaten w 11 6 2l 3 2v 4 3a 3 57 4 5l 3 5w 4 6d 3 7x 4
eats u 1p 4 2m 7 2t 4 39 3 3v 4 4s 3 5j 3 6a 3 6j 2 9l 3 dz 2 f3 3
eats_own 1n 2m b
eau 1n 5 b
ebay 1n fg s
ebay_etsy 1n fg e
ebay_list 1n fg c
ecg 1n v b
echo 1i 8y 5
eco 1a a c 22 8 5o 6 6o 6 9u b
eco_brick 1n 9u b
ecuador 1n 9l 9
eczema 1i 1 s 7l l
eczema_cream 1n 1 g
eczema_develop 1n 1 b
edg u j 6 2h 4 7l 5 81 7 85 6 8j 2 8t 3 at 3 bc 4 ev 3 fa 6 fj 4
edg_city 1n fa a
edibl 1a 1t 4 5w 8 6t c 9i a fs 8
edibl_flow 1n 9i a
edibl_mushroo 1n 6t b
edit 1i 2x e 4v 8
edition 1a 1k f 8j 3 ay b b0 b ch 3
edition_lat 1n b0 b
edition_lies 1n ay b
editor 16 2x 3 ap 6 ax 3 b5 7 b7 3 bj i cp 3 dn 3
educat 1n 1o z
educat_curricu 1n 1o c
educat_parent 1n 1o c
educati 15 i 6 14 b 1o 3 6j 4 8e 8 a9 8 b0 i bp 6 c0 4
educati_video 1n b0 j
educato 1n b1 5
eel 1n 2s 4
effect 1f 95 5 b5 9 bf 4
effort 1i 41 4 71 4
egg 1c 2m 6 2p 3 ck 3 er 3
eggs 12 1p 3 33 6 3r 3 4q 9 5w 5 9k 2 bk 2 f4 5 fd 5
eggs_bread 1n 4q b
egypt 1i b8 9 eb 9
ehrenfe 1n 2i a
eightee 1i 5r 7 7g 3
eighth 1n a 5
eightie 1n 36 4
eighty 19 1s 6 2h 4 3a 4 5v 4 5x 4 ed 5
eith 19 1g 3 24 4 6s 3 7j 3 co 4 dz 3
elastic 1n 4d 5
elbow 14 5 3 16 3 4a 5 a3 3 a5 3
eld 19 o 3 1i 5 1k 6 2o 3 3v 3 ex 5
elderly y p c 2b o 2f 6 3s q 3t h 3x o 5l 6 7f e 7o c 7s 9 7v 6 ae 6 al d ba j bb d bc i c8 a dw 3 ey j
elderly_br 1n 3x b
elderly_compani 1n 3s m
elderly_doctor 1i 3s a
elderly_moth 1n 3s e
elderly_own 1n p c
elderly_parent 1f 3x b 7f g
elderly_person 1i 2b a 3t a
electio 1n e5 5
electri s 16 5 1d 6 21 9 28 e 2a b 2j 6 35 7 37 c 3u 7 48 7 4i 7 5o 6 64 2 8q 5 8x 9 8z 3 92 2 99 4 9c 6 9r f 9s 6 9t 6 bm 3 bu 7 bx 9 c4 b c7 i cx 9 eh a ek 9 er 2 fl 5
electri_bik 1n 28 c
electri_bil 1n bu b
electri_boat 1n 37 l
electri_car 1f c7 a
electri_cars 1f 21 9 c4 d c7 m
electri_coffe 1n 2j b
electri_consump 1n 2a f
electri_diesel 1n ek b
electri_floor 1n 8x b
electri_met 1n 9c b
electri_phon 1n bx c
electri_photo 1n cx c
electri_van 1i 5o a 9r a
electri_vans 1f 35 9 3u a 9r e
electri_work 1n 4i c
electro 15 7 7 2f 3 2g 6 2h f 53 f 8z 8 ba 5 d6 l db 7
electro_signatu 1n d6 p
electro_smal 1n 53 c
elevato 1n 96 14
elevato_elevato 1n 96 d
elevato_mainten 1n 96 f
eleven m 2v 6 4m 2 4n 2 5d 4 67 3 6e 3 6f 4 6i 3 9r 4 bj 3 cc 3 e2 3 el 3
eligib 1n w a
eligibi 1n w e
eligibi_plain 1n w b
elis 1n 9b 7
elopeme 1n 2w c
els e 4w 1 7h 2 87 3
elsewhe 15 b 4 1b 3 1x 4 36 4 4r 4 az 4 b8 3 cv 4
email 16 1r b ar h av y ax o cl h cn v cy i dj d
email_assista 1n av m
email_chas 1n av b
email_draft 1i av c
email_employe 1n dj f
email_flow 1n cn e
email_handboo 1n cl b
email_market 1n cn x
email_pdf 1n ar a
email_persona 1n ax b
email_reply 1n av d
email_salespe 1n cy b
email_school 1n 1r c
embarra 1i a6 4 bd 4
embroid 1i 4b a 7y q
embroid_kits 1n 7y 9
emergen x x 3 z 3 2b e 2e a 3t 2 4i 8 4m 6 77 3 7e 2 7g 6 7k 9 7u 4 7v 6 97 a ak d cm 5 cx 2 dw 5 ef 4 ei 3
emergen_cal 1n 2b c
emergen_light 1n 97 f
emergen_virtual 1n 4i c
emigran 1i 3b i bh 4
emigrat 1n 6v d
emissio 1f 22 9 9q h fm p
emissio_report 1n fm g
emotion 1n 78 b
employ m e 4 g 2 13 8 1a 6 1e c 2t 9 3k 2 48 9 4h 7 4i 4 4j a 4v b 4x 4 4z 4 50 a 55 4 57 7 6v 3 8m 4 8p 8 9r 6 a4 7 ah 4 ar 4 as 4 au b av 4 b9 9 bw e by a c0 6 cz b d0 4 d1 9 d2 6 d3 4 d6 4 dd 4 de b dg 7 dh a di h dj 6 dk 4 dl 4 dn b eg 4 fh 7 fm 4
employ_book 1n di b
employ_disab 1n 1e d
employ_learn 1n 1e b
employ_local 1n 1a c
employ_open 1n fh d
employ_questio 1i dn e
employ_report 1n 4h f
employ_show 1n c0 c
employ_snap 1n d1 b
employ_tax 1n bw t
employ_team 1n dh b
employ_work 1n 4v c
employe 14 54 4 by 3 d1 9 d2 9 de b dg n dh t di q dj j dn 7
employe_plac 1n dg d
employe_survey 1n dh u
employe_teach 1n dj b
employe_wellb 1n di r
employm 11 13 5 1a 4 4h 3 4j 3 4k 6 d9 3 dd 3 de 3 df 4 ei 3 ej 3 ek 3 el 4
empti 19 7g 6 8t 3 e3 6 f7 j
empties 1n ck f
empties_even 1n ck c
empty_berth 1n 9c b
empty_cellar 1n f7 c
empty_gut 1n 8t g
empty_hal 1c 66 9
empty_hous 1a 93 g
empty_match 1i fi a
empty_offic 1c 5d e
empty_ones 1n e3 a
empty_post 1n 93 c
empty_room 12 bb j eq 7
empty_shop 1c 4n g
empty_slot 1n q g
empty_storefr 1n 4n f
empty_superma 1n f1 a
empty_swim 1n 38 b
empty_truck 1n fi d
empty_warehou 1n 66 e
ems 1n f c
encrypt 1f 1y 4 4h c 78 5
encrypt_chat 1n 4h b
end g j 3 12 2 1h 3 20 5 36 3 3i 3 4n 1 5n 4 ac 3 aj 4 az 4 b0 3 bj 4 bm 4 bq 5 br 2 bx 4 bz 4 d8 4 de 4 dr 2
end_print 1n bj a
end_surpris 1n 5n b
end_third 1n de c
end_train 1n 20 b
endles 1i be 4 bf 4
endomet 1n 75 n
ends k e 3 y 2 1k 4 2g 2 4p 2 6d 3 88 2 bz 6 d6 5 d7 4
ends_find 1n bz b
ends_lets 1n d6 b
endur 1n 75 8
enemy 1n y 5
energy 12 1d s 2a i 5c 4 5t 7 62 b 91 n 9p 7 9r 5 9s a b9 7 bx c fl t
energy_advic 1n 91 o
energy_advis 1n 91 f
energy_build 1n fl f
energy_coop 1n 1d l
energy_coopera 1n 1d k
energy_drink 1n 62 d
energy_managem 1n fl m
energy_monitor 1i 2a j
energy_shar 1n 1d h
engag 1c 2o 8 2w 9 45 8 e6 8
engagem 1i 45 a dh j
engin v 4k a 4w 7 4y 6 53 6 6a b 7k 4 9a 4 aq d as a au 9 b2 3 b9 2 c2 4 cp c cr 9 cv g e8 5 ei 6
engin_gear 1n 6a b
engin_machin 1n 4k b
engin_mention 1n aq b
engin_mov 1n au b
engin_notic 1n cv c
engin_suppli 1n cv c
engin_voic 1n cp c
enginee 19 6a 8 99 7 cu 4 d1 7 dk 7 eg 8
england 14 3c 6 62 6 6a 6 94 7 97 6 a9 7 aj 7 cd 6 e2 6 f7 5
english 1a 3o l 3q 3 50 c 9y 9 a6 i
engrav 1f 29 a 45 c 8m b
engrav_coordin 1n 45 b
enjoy 1n fb 2
enlarg 1n 82 u
enlarg_cours 1n 82 9
enough i 1k 4 3e 4 78 2 7q 2 9e 3 9r 4 b4 2
enough_woodlan 1n 3e 9
enquir 1n eq 5
enquiry 1c 33 4 cp 4 d4 k eq l
enquiry_land 1n d4 b
enquiry_list 1n eq f
enrol 1n w 5
ent t r 3 y 3 10 2 1m 6 1r 3 1v 3 1y 3 21 4 2v 3 4x 3 52 6 6m 2 6n 9 9b a 9w 8 ar 7 bq 7 cd 2 d4 3 d9 5 dz 3 e7 6 e8 2 e9 3
ent_catch 1n 9w a
ent_erp 1n ar a
ent_nam 1i 1m 8 9b a
ent_recip 1n 6n f
ent_shar 1n bq b
enter 14 1r 4 6d 3 6n 3 bq 3 bx 3 d9 6 e7 3 ef 3 fb 3
enterpr 1i 1e n dk 9
enterpr_bakery 1n 1e b
enterta 1f 3r c cg c fb 4
entirel 1n f4 4
entlüft 1n cr 4
entranc 1c 1p 4 1q 5 7r b a2 j
entranc_exam 1n a2 j
entranc_lift 1n 7r a
entrepr 1i 4z b 5c a
entrust 1n 93 6
entry w t k 4z 6 52 6 75 c 76 3 78 f 7a 3 7d 3 7p a 96 5 9f 4 ar d bn 3 ca 4 d4 4 da a eo 3
entry_car 1n t c
entry_documen 1n da f
entry_phon 1n 75 b
envelop x 5z 9 6i 5 7g 6 7i 8 83 4 84 j 8g 3 8i 5 8l 2 8m 5 bf a bm g bo 5 d1 4
envelop_see 1n bm b
envelop_song 1n bf a
environ 1f 22 7 fq 4 fr 4
epileps 1n 7p k
episod 1i az t b8 w
episod_next 1n b8 b
equal 1f 4y 5 fh 4
equip 1a 6u 4 87 4 8o 4 dw c eb 4
equip_vet 1n dw c
equipme y f 3 17 6 1x 6 2x 3 2y f 4g 8 4r 3 5b p 71 8 8f 6 8n 6 92 c 97 6 99 9 9m 6 e2 b e8 b f0 4 fq 6
equipme_kinderg 1n e2 b
equipme_neighbo 1n 92 e
equipme_put 1n 71 b
equipme_rent 1c 2y f
equipme_rental 1f 2y a 5b r
equipme_test 1f e8 9
eras 1n d4 5
erp 1i 6b s ar k
erp_smal 1n 6b f
errand 1i 3s 8 al g
error_blind 1n cw b
error_monitor 1n cv t
escalat 1n 96 a
escap 14 2g 6 31 t 4p 3 58 6 5d 4 6k 7 84 h 8g 8 91 3 9n 3
escap_gam 1i 31 h 84 f
escap_room 1a 31 q 84 8
escrow 1n 4k l
esg 1n fm b
esim 1n 6u 16
esim_country 1n 6u c
esim_data 1n 6u c
esim_tourist 1n 6u c
esim_travel 1n 6u n
esport 1n f2 w
espress 1f 2i i 2j m
espress_machin 1i 2j a
essay 1c 3m 3 a9 h b0 9 ed p
essay_propos 1n ed b
estat x 18 7 1w 6 1y 3 4n 4 4q 5 4z 3 7j i 8x 3 8y 5 93 3 94 8 9h 4 aj j aw 6 bn 3 c3 3 c5 a c6 2 eq o f7 a
estat_agent 15 eq p
estat_driv 1n c5 b
estat_lira 1n 7j a
estat_sal 1n f7 b
estimat 19 22 b 8v 8 90 9 d9 6 eh l ep i
estimat_carbon 1n 22 b
estimat_quantit 1n eh b
estimat_repair 1n ep c
estonia 1f 4q 8 a1 9 dk 8
estuary 1n 6t d
estuary_binocul 1n 6t 8
etf 1n bp a
ethic 1f v 5 w 8 4h 9
ethical 1i 3y 9 55 l
ethical_hack 1n 55 j
ethnic 1n 5p g
etl 1n ct a
etsy 1n fg u
etsy_vint 1n fg e
eulogy 1n bl z
eulogy_ghostwr 1n bl b
eulogy_intervi 1n bl 9
eulogy_wed 1n bl b
eulogy_writ 1n bl f
eulogy_written 1n bl b
euro 1n bp a
europ 11 w 6 36 9 4k 6 4y 6 58 7 6q 6 77 6 8d 6 b2 6 b9 6 cl 6 cu 6 cv 7 da 6
europ_travel 1n 36 b
europea 1f 7b c 9q 8 9y c
europea_languag 1n 7b b
europea_portugu 1n 9y b
eva 1i 2x 4 6y 3
evaluat 1n d9 5
eve 1f 1n e 2z 4 e3 4
eve_golden 1n 1n a
even c d 3 h 3 i 2 m 3 11 3 14 2 19 5 1d 3 1v 3 2l 3 31 4 38 4 3a 2 3i 6 3k 7 4u 2 56 4 5e 2 5j 3 5n 3 6c 2 6z 2 72 4 76 3 77 3 7e 3 8g 3 9z 3 a1 3 a2 5 a4 5 c1 3 cc 3 cj 3 ck 5 dc 4 e6 3 ei 3 er 5 et 8 f1 4 f2 6 f3 3
even_alway 1n 56 d
even_appoint 1i m b
even_bootcam 1n a4 b
even_br 1i 11 a
even_cod 1n 19 b
even_depend 1n 72 c
even_friend 1i et b
even_ful 1n ck a
even_glas 1n et a
even_group 1n a2 b
even_night 1n 76 b
even_prescri 1n 7e b
even_psychol 1n 77 c
even_return 1i c1 b
evening f i 2 16 4 38 5 3i 4 3k 6 4s 1 58 5 9z 2 a2 3 ac 3 az 4 b4 3 cg 4 cj 8 ck 7 er 3 et 5 f2 6
evening_br 1i 16 b
evening_friend 1n f2 9
evening_raft 1n 58 c
event 11 16 7 1v v 2j 7 2y e 30 j 58 q 5b 7 6g s ac a bs 7 cg i cr 7 e5 c fh i
event_app 1n 1v e
event_build 1n e5 c
event_discove 1n 1v p
event_equipme 1i 2y e
event_near 1n 1v c
event_organis 1i 6g d
event_ticket 1i 6g q
event_train 1n fh b
event_weekend 1n 1v k
ever u b 3 21 3 3g 2 4c 3 5i 3 75 3 7f 3 95 3 a0 3 ac 3 ag 3 av 4 b1 3 bk 2 bq 3 dm 2 en 4
everybo c 1r 3 3u 3 57 2 bt 2 cq 2 d2 3
everybo_list 1n 1r c
everybo_payslip 1n d2 b
everyda 1f 3s 9 87 9 b5 c
everyda_scen 1n b5 b
everyon 10 r 2 1w 3 5l 3 b4 9 bq 3 do 3
everyon_discus 1n b4 c
everyth g 1r 4 1y 4 9g 2 a8 4 bq 4 cv 3 dg 5 fr 3
everyth_calenda 1n 1r c
everyth_hous 1n 1y b
everyth_mis 1n a8 b
everyth_person 1n dg d
everyth_transf 1n bq b
everywh 12 26 3 27 3 2f 3 2x 6 5e 3 7c 3 7z 3 fg 2
evictio 1n af b
evidenc 1a 1g 4 84 m a7 4 af c dk i
evidenc_cas 1n 84 c
evidenc_link 1n dk b
evidenc_tenant 1n af b
ewe 1n fo 9
ewes 1n 9n 6
exact 1c 5l c 9x 4 c0 4 fb a
exact_birth 1n fb a
exact_macro 1n 5l b
exactly 12 m 3 3d 3 3q 4 5b 3 5g a 76 3 a4 3 a8 3 d3 3
exactly_ingredi 1n 5g c
exam 12 1k 4 1o 5 3m h 3p 4 9x b a2 x a7 7 a8 l aa c ed p
exam_cours 1n a2 n
exam_mark 1n a2 b
exam_prepara 1n a2 j
exam_sam 1n 3m b
exam_smal 1n a2 b
exam_tutor 1n a2 b
exam_weekly 1n a2 b
examin 19 3p 3 75 3 79 4 7e 4 aa 3
examina 1a 3o 4 a8 4 bz 4 ds 4
exampl 19 6d 3 ax 3 bp 4 da 3 e5 3
excavat 1n 5b r
excavat_lift 1n 5b c
except 1n ft 4
excepti 1f ar 3 cl 5 dg 5
exces 1i 11 9 fq 9
exchang 11 1k h 3o 6 43 9 48 7 6q p 80 g 8f 7 8y 3 9q 5 a6 7 bu 3 bv g fi 5
exchang_follow 1n bv b
exchang_hom 1n 6q b
exchang_hous 1n 6q l
excit 1n b1 4
exclud 1f 53 5 ae 5 b9 5
exclusi 1n bs 5
excus 1c 1d 3 79 4 b6 3
executi 1c 4z h 50 9 6b 8 av 8
executi_assista 1n 4z h
exercis y k l z o 2c 8 6z c 71 i 79 p 7n i 9x g 9y 6 9z 3 a0 i a1 5 bt 7 di b dx b ey n
exercis_app 1c k c 79 a
exercis_back 1n 79 b
exercis_clas 1n ey e
exercis_clos 1n a0 b
exercis_desk 1n di b
exercis_hom 1f 71 a dx c
exercis_lead 1n 9x b
exercis_men 1n ey 9
exercis_mindful 1n 6z c
exercis_plan 1n z g
exercis_session 1n z g
exercis_tablet 1n 7n b
exhaust 1f 1f 7 21 3 2n 5
exhibit 1i 6h q bz 5
exhibit_hear 1n 6h b
exist 11 2g 3 3f 3 53 4 6a 9 6g 3 ae 3 ay 3 bu 3 d0 3 dv 3 e0 3
exit 12 h 3 31 6 33 4 38 3 39 4 3l 3 97 6 cj 5 e9 3 f0 3
exoskel 1n 4r 13
exoskel_exoskel 1n 4r d
exoskel_lift 1n 4r d
exosuit 1n 4r l
expat 17 3o 7 5p e 6v q 8a 7 9y 7 ad 8 au c
expat_doctor 1n 6v b
expat_help 1n 6v b
expat_paperwo 1i 6v a
expect 16 a 7 44 4 6r 3 76 f b7 3 c0 a e5 3
expect_parent 1i 76 g
expecta 1n 4c i
expecta_moth 1n 4c e
expens 15 1a 4 1g n 21 7 bm 7 bn 8 bq t bw 3 d1 w ec 3
expens_app 1n bq h
expens_claim 1n d1 m
expens_messag 1n 1g a
expens_offlin 1n bq b
expens_report 1n d1 s
experie 16 a a v 6 2s 6 74 6 7f a 91 4 ag 4 dk 3
experie_car 1n 7f b
experie_moth 1n a b
experim 1i 8e n ab d
experim_hom 1n ab b
experim_use 1n 8e b
expert 13 2w a 4k i 70 3 74 3 75 3 a3 i at 3 cp 6 e2 3 ep 6
expert_cours 1n a3 m
expert_stuck 1n 2w c
expir 1a y i 4g 3 69 4 e7 7 e8 4
expiry 1i y d 5n a
explain s w 2 10 6 3a c 4s 9 4v 5 4z 4 74 7 75 7 7k 7 7q 5 8g 4 9x c aa 9 aq 6 as 6 au 6 b0 6 ba 9 bp 5 ct 5 dd 2 de 3 ea 6 ep 3
explain_dental 1n 10 b
explain_increas 1n as b
explain_languag 1n aa b
explain_pain 1n 75 b
explain_pattern 1n 74 b
explain_result 1n 4s c
explain_smal 1n 3a b
explain_smartph 1n ba f
explain_symptom 1n 7k b
explain_visa 1n au b
explain_weekly 1n aq b
explain_word 1n 9x b
explana 1c 5w 3 9x 4 aa 4 bf 3
explod 1n 5x 5
export 15 4e g 4w 4 52 x 68 n 9w 6 bv 4 cr 9 dg 4 fm 3
export_consult 1n 52 v
export_documen 1n 68 g
export_help 1n 52 h
export_sel 1n 4e b
exposur 1n 7m p
exposur_therapy 1n 7m c
expres 1n db 4
extensi 17 2 8 d e 2w 3 8x 8 9v b au 3 fc 7
extensi_vegan 1n d b
extingu 1i 2k 5 97 v
extingu_hydrant 1n 97 f
extra 15 3r 4 60 j 8x 6 9v 7 a0 3 av 3 cz 3 f3 h
extra_portion 1n f3 l
extra_virgin 1n 60 n
extract 1c 2i 4 2l 5 2m 4 da w
extract_api 1n da g
extract_data 1n da f
eye y 1 4 3 5 p 6 3p 2 3r 2 46 g 6a 2 7f 4 a7 4 bj 3
eye_test 1f 46 i
eyebrow 1n d k
eyebrow_lash 1n d b
eyeglas 1n 46 b
eyes u 2 4 3 3 46 4 4i 3 6h 4 81 5 c9 3 ed 2
eyeshad 1n 3 b
eyewear 1n 46 t
fabric 17 6 4 7y a 7z 4 90 j ao 8 es 7 fq f
fabric_choic 1n 90 b
fac n 0 9 3 a 4 6 d 3 e 3 j 3 1d 3 1z 8 3i 3 3s 3 3t 8 46 6 4b 3 4l 3 4v 2 77 3 7c 3 7r 3 ac 4 ah 5 aw 6 by 2 ck 3 co 2
fac_cream 1n 0 c
fac_plan 1n 3t b
facad 1i 8s b fp 9
faceboo 1i ap a co a
facial 1n d h
facilit 1a 9r 4 d5 8 ej e fl 4 fp 4
fact 1a af 3 b0 3 bh 3 cp 3 eq 4
factor 17 4 9 4e r 9s 7 9t b fl c fm 7 fr 8
factor_platfor 1n 4e g
factory 11 42 3 4j b 6b f 9i 8 9p b 9t h 9v 9 by 9 dh 6 ev 7 fj 6 fk 7 fr 6
factory_begin 1n ev 9
factory_grow 1n 9i a
factory_own 1n 9t a
factory_schedul 1n 6b d
factory_sel 1n 9p b
factory_staf 1n by b
factory_work 1n 4j b
faculty 1n a2 5
fad 1n 9u 4
fail t 9 3 19 3 1b a 28 3 2h 4 36 3 3p 5 4m 3 4x 3 5a 3 5d 3 6c 3 6r 3 7x 4 91 4 a2 2 a5 5 cs 4 cv 3 e8 2 el 3 f5 2 fk d
fail_ord 1n fk b
failur 15 1b 5 29 4 5a 4 73 3 7u 9 ag 4 al 4 dc 4
faint 1c n 7 x 2 a7 3
fair j 5 3 3y 5 43 3 4v 2 52 7 53 2 5u 6 8c 5 8k 3 8p 4 a9 4 at 4 ax 3 cy 4 d1 3 df 2 ee 3 fb 3
fair_pay 1n at a
fairly 19 m 4 38 4 77 4 7r 3 ed 2
fairnes 1i 4f 5 ec 4
fairy 1n 1n f
faith 1f 1f 4 3h 7 3j 7
fak 1a 1x 4 41 7 4l f 7s g dj k
fak_follow 1n 4l b
fak_invoic 1n dj f
fal j h 6 24 4 2a 3 2b e 2s 3 34 3 3k 3 3q 3 4i 2 4k 2 4r 5 4y 2 56 2 5e 2 70 a 7u 4 8s 3 a2 3 ak 4 b1 3 bc 4 bp 7 c5 3 dq 4 e1 4 ev 6 ey b
fal_alarm 1i 2b h
fal_asleep 1c 24 9 70 l
fal_cal 1n 2b f
fal_morn 1n ev 9
fal_pendant 1n 2b l
falki 1n e1 7
fallen 1i 2b n fp 4
fallen_bathroo 1n 2b b
fals 10 1b 5 25 6 2b 5 4e 3 4k 3 7s 5 9w 5 ae 3 ak 5 e0 3 fj 5 fo 5
famil 17 15 8 1u 8 1v 8 7f f 7o 8 9b 8 aj 8
familia 1n 2i 3
family b a 4 j 4 o 5 11 5 1f 3 1g 3 1h 5 1i 5 1j 5 1l 3 1n 6 1o 8 1p 5 1q 3 1r a 1u 4 1x 3 1z 8 28 5 2b 4 2f 4 2h 2 2x 7 2z 4 30 4 33 4 34 4 3b 6 3c 7 3d 5 3e 4 3f 5 3k 6 3l 5 3m 4 3q 5 3r 4 3s 3 3t 7 3u 5 3v 4 3w 4 3z 4 4s 2 52 2 54 2 5h 3 5j 3 5n 3 5p 5 60 4 6h 3 6j 3 6q 7 6w 6 7a 2 7e 4 7f 8 7k 3 7n 2 7o 5 7s 6 80 4 8f 6 8g 5 8o 6 8s 2 8v 3 94 3 9b 5 ab 3 ai 8 aj 5 al 3 ax 3 b1 5 bf 5 bg 8 bh 8 bi 6 bj 6 bk 8 bo 5 bu 4 c3 5 dz 6 ev 3 f0 4 f3 5 f7 3 f9 5
family_abroad 1i 5p b
family_age 1n bc a
family_album 1n 1z b
family_answ 1i dz a
family_archivi 1n 1z e
family_begin 1n ev a
family_birthda 1n 3r e
family_book 1c ab 9 bk d
family_borrow 1n 80 a
family_box 1i 8f a bi 8
family_buy 1i 15 a
family_calenda 1i 1r v
family_car 1n 7f g
family_caregiv 1n 7f n
family_castl 1n 6h b
family_ceremon 1n 3d d
family_child 1f j c 1l 9 3l c
family_childre 16 6q 7
family_choos 1f 2z a 3b 7
family_christm 1n 1n a
family_cookboo 1n bk s
family_dementi 1i 7f a bf b
family_doctor 17 7e b
family_elderly 1n 2b g
family_ent 1n 9b f
family_film 1n bi b
family_food 1n 5h b
family_forest 1n f9 a
family_grandpa 1n bg e
family_grav 1n 3b b
family_grov 1n 60 b
family_grow 1i 1j b
family_hand 1n 1x b
family_help 1i 33 b
family_history 1f bh l
family_instead 1n dz b
family_keep 1i 1z a
family_kept 1i 83 9
family_lak 1n 34 b
family_look 1i dz c
family_memb 1n 2f b
family_need 1n al c
family_neighbo 1i f3 9
family_newborn 1n o e
family_newspap 1n bg n
family_old 1n 7s d
family_ord 17 f4 6
family_organis 1n 1r c
family_paid 1i ax a
family_parent 1f 3t i
family_photo 1i 1z m 7o a
family_picky 1n 1p b
family_plan 1f 3c 9
family_rent 1f 8n 9 8o a
family_researc 1n bh e
family_saint 1n 1n a
family_school 1f 11 9
family_schoolc 17 1h 9 1i 9 3m a 3q b 3u a 3v a 7w 8
family_sel 1n f7 e
family_send 1c bg 9 bi 7
family_separat 1n 1g a
family_servic 1n c3 b
family_smal 15 1n a 1u 8 3k a 3w a f0 8
family_somebod 1n 7o e
family_sort 1n 3z b
family_sunris 1n 2x c
family_swap 1n 6q c
family_teach 1n 1o l
family_tre 1i ai f bh q
family_vet 1n 3t b
family_young 1n 8o e
fan 1n b6 t
fan_members 1n b6 f
fancy 1n cb e
fancy_dres 1n cb c
fans 15 2r b 4b h 5s 7 81 6 84 9 az 7 b6 l f2 6
fans_pay 1n b6 j
far j 32 3 3b 7 4t 2 7f 3 7k 3 8m 3 8v 3 9l 3 9t 4 b4 6 bg 5 by 5 c7 2
far_away 15 3b 7 bg 8
far_everyon 1n b4 c
far_grid 1n 9t a
farewel 14 12 6 30 5 3d o 3g n bl 9 dh 2 dw 3
farewel_nam 1n 3d a
farewel_room 1n 3g 9
farewel_spot 1n bl 9
farm q 18 7 33 k 4f 7 5a 8 5b b 5f i 5g 7 5i i 5k c 5o 4 5r 6 5u a 5y d 5z 5 60 5 64 f 8c 5 9h 7 9i i 9j b 9l j 9m m 9o c 9p c 9q c 9t 7 9w b bs 5 es 8 f4 f f5 e f6 b fa 6 fd 3 fn k fo e
farm_along 1i 9h a
farm_book 1i 5b b
farm_br 1n 5i b
farm_calv 1n fo a
farm_distill 1n f6 8
farm_factory 1n 9i a
farm_family 1i 33 b
farm_househo 1n 9p d
farm_jars 1n f5 9
farm_kerala 1n 5y b
farm_list 1n 5f g
farm_machin 1i 9m p
farm_machine 1n 9m f
farm_managem 1n fn f
farm_market 19 9o 8
farm_phon 1a 9l 8
farm_photogr 1n fn a
farm_rent 1i fa 9
farm_restaur 1n 5f i
farm_shar 1n 9m d
farm_softwar 1n fn g
farm_stay 1n 33 v
farm_tool 1n fn k
farm_turn 1n 9q a
farm_twic 1n 5k b
farm_valley 1n 9m b
farmhou 1i 33 j 91 4
farmhou_breakfa 1n 33 c
farmsta 1n 33 b
faro 1n 6t 7
farri 1n 9g 1a
farri_app 1n 9g h
farri_farri 1n 9g e
farri_softwar 1n 9g m
farth 1n c4 4
fashion 13 2r 3 3y n 40 a 41 e 4n 6 ao d be i cl 7 em 4 f1 3 ff 7
fashion_brand 1i 3y b
fashion_label 1n 3y f
fashion_photo 1n ao g
fast y 3e 2 3m 2 4e 5 72 3 aa 3 ah 2 av 5 cd 4 ce 3 cs 2 cu 3 el 3 f2 2
fastest 1n y 5
fath x b 5 1n j 2h 2 2s 2 2x 2 3i b 3l 2 3p 5 3r 5 3v 5 49 2 63 2 7a 2 b7 2 bl 7 ex 5
fath_christm 1n 1n p
fath_frost 1n 1n i
fatima 1n 3j 9
fault w 17 2 1y 3 3p 3 5b 3 8z d 92 2 96 7 97 3 bw 2 c1 5 cu 3 cv 3 ds 3 e4 8 fj 6 fk d ft 4
fault_plan 1n fk b
fault_send 1n 8z c
favour 1f 1w t dj 3 fh 7
favour_th 1n 1w c
favouri 15 1p 3 2o a 4d 5 6l 4 92 4 ch 3
favouri_figur 1n 2o b
fax 1n da 5
fba 1n fg f
fear x j 3 14 3 2e 3 6q 3 6x 4 6y 2 6z 3 75 3 77 2 7m j a6 8 ah 3 b6 3 d8 2 dl 4 dp 3 dr 2 fb 3
fear_fly 1n 7m k
fear_height 1n 7m f
feast 14 2w 4 2y 6 30 d 3h 3 5u 4 bk 3 e3 5 e5 5 fd 3
feath 1i 8l 8
featur 1i 23 5 as 4
februar 11 26 2 2q 3 61 3 8c 3 8i 4 8r 3 9k 3 ey 3 ez 3
fed 14 o 3 2k 4 8s b 9f 5 9o 3 9p 5 dt 3 f4 5
fed_pol 1n 8s d
federat 1f 6i d ec 9 ew 5
fee s q 2 38 4 3a 9 4l 6 4s 9 4u 4 4v 3 4x 7 4y 9 51 6 59 3 5e 3 6c 3 6i 5 7i 2 9f 4 bp 5 br 8 by 4 d9 7 db 2 dc 4 e9 7 en 5 ff 3 fg 3
fee_explain 1n 4s c
fee_seat 1n 3a d
fee_stag 1n d9 c
fee_support 1n 4x c
fee_video 1n 4l b
feed z o 8 1r 3 2t 3 33 b 5l 3 76 c 9l d 9o k ap 3 ax 5 d0 8 dq c dt 5
feed_animal 1n 33 c
feed_buy 1n 9o c
feed_cats 1n dq g
feed_rash 1n 76 b
feedbac 16 i a 4i a a3 a ah g at 7 cq 8 dh f ed g
feedbac_film 1n i c
feedbac_step 1n 4i c
feedbac_teach 1n a3 b
feedbac_team 1n dh e
feedbac_written 1n ed b
feel q 7 2 1t 3 22 4 4i 2 6z 2 72 5 78 4 7e 2 8b 4 8l 3 94 5 an 2 bk 3 bm 4 c5 2 d3 4 dv 2
fees 10 38 5 4w 4 4y 3 6g a 6j d 9c 3 bu e bv 8 bz 2 d8 3 e7 c ec 2 en 6 fg 7
fees_electri 1n bu b
fees_let 1n e7 b
fees_pictur 1n 6j c
fees_visitor 1i 6g a
feet v e 4 i 3 p 6 2i 3 3w 3 43 9 44 4 4j 4 8n 9 dp 4 e1 2
feet_grow 1n 8n c
fel 12 1f 4 1o 3 3w 3 bp 7 e1 3
felt 13 39 4 3c 3 72 a 7y 6 8i 3 a7 3 ad 3 ce 3 dx 3
femal 1a 7 8 2e 7 3j 9 48 8 az 8
femal_guid 1n 3j 9
fenc 14 h 7 6w f 8r 3 9h d 9j 3 9n f c3 3 dr 6 fd 2 fo 7
fenc_insuran 1n 9n a
fenc_meadow 1n 6w e
fenc_park 1n 9h b
feng 1n fb 9
fennel 1i 2z 7 5z 7
ferment 16 2n a 5s a 5u 4 5w 9 5x u 62 7 6m c eu 6
ferment_clay 1n 5x b
ferment_hot 1n 5s b
ferment_peas 1n 5w a
ferment_sel 1n 2n b
ferment_vegetab 1n 5x g
fern 1a 1t 7 23 3 57 2 8b 6 93 2
ferry 17 1o 8 36 7 3s 7 6s 6 93 4 b2 3
fertili 1a 6y 7 75 8 7q d 9p a fn 8
fertili_paid 1n 9p b
fertili_test 1n 7q d
festiva z 1a 3 1b 3 1d 3 22 3 2k d 38 a 62 a 6g h 7y 5 8n 3 b2 3 b6 3 ev 2 fs 8
festiva_ticket 1n 6g e
festiva_weekend 1n 2k b
festivi 1n cg m
feta 1n 2t 8
fetch p 10 2 1r 8 1x 8 2y 3 3l 3 3q 3 3w 3 44 3 48 3 59 2 5b 2 5e 5 5n 4 5t 3 6j 4 6l 4 8f 3 8j 5 8l 2 8n 3 8p 2 8w 5 94 3 9p 3 bu 3 c9 3 ey 3 f3 2 f9 5 fq 4
fetch_january 1n f9 a
fev 11 6 3 e 3 o 3 u 3 7k a 7p 6 9f 5 fo b
fev_heat 1n fo a
few j 1 4 q 4 3y 3 4e 2 4m 3 52 2 7c 3 7u 2 a2 3 a8 3 a9 2 aw 4 bb 4 by 3 c5 4 c9 5 cn 2 cv 3 cy 3 di 3 e1 3
few_match 1n bb 9
few_patient 1n q b
few_selfy 1n aw b
few_than 19 1 8
few_travel 1n c9 c
fibr 16 6 a 3y 6 47 4 4a 7 4b 4 4d 7 8l 3
fibr_rwanda 1n 6 b
fiction 1i 84 8 b4 a
fiddl 1n b5 7
field_json 1n da b
field_robot 1n 9j q
field_servic 1i ei s
fifteen x c 7 1s 5 1t 3 22 5 23 7 2e 3 3k 3 3l 8 5j 3 71 a 75 5 8f 3 8o 3 a7 5 aa 5 az 3 b2 3 bp 5 dg 3 dv 8
fifteen_childre 1n 3l c
fifteen_haircut 1n c b
fifteen_minut 1n 71 b
fifth w 1j 3 5l 3 67 3 78 3 7t 3 b8 3 bg 2 bt 4 ef 3 f8 2 fb 2
fiftiet 1n c0 5
fifty v f 8 u 3 y 3 1v 5 47 3 49 5 60 3 63 3 6i 2 6l 3 6n 3 7f 5 7z 8 9q 4 a1 8 ac 8 ax 3 bf 7 bs 3 c9 3 cu 3 cy 6 d8 3
fifty_afterno 1n bf a
fifty_grad 1n 7z b
fifty_introdu 1n ac c
fifty_person 1n a1 c
fifty_strengt 1n f c
fig 1c 5 8 8 6 4o b 6w 5
fight 1f a0 4 dr c
figs 1n 8 3
figur u 21 3 22 4 29 a 2o 8 4s 4 51 8 54 4 70 4 7l 2 81 4 8g 2 b1 a b8 4 bw 3 c0 7 ct 9 eh 3 em 5 ep 3 fm 6 ft 4
figur_model 1n 2o b
figur_smal 1n b1 b
figurin 1n 29 b
fil e q 5 s 3 1a 2 21 3 2u 4 3f 2 3k 2 4f 3 4w 4 5a 1 5o 5 5s 4 5t 3 5v 3 63 2 68 3 77 2 7h 4 9b 4 9f 3 a1 3 al 3 am 2 bi 7 bm 4 bw 4 d1 3 d2 6 d4 3 d5 4 d9 3 df 4 dg 7 dk 3 e3 6 en 7 eo 4 fh 4 fm 4
fil_bottl 1i 5s a
fil_check 1n d1 b
fil_climat 1n fm b
fil_custom 1n 68 b
fil_form 1c al a
fil_gaps 1i df b
fil_itself 1i d4 a
fil_leav 1n dg d
fil_level 1n e3 m
fil_messag 1n q b
fil_parent 1n 1n a
fil_pasta 1n 5o b
fil_patent 1n 4w c
fil_referen 1n d5 b
fil_right 1n eo b
fil_securit 1n dk b
fil_tax 1i bw a d2 a
fil_voic 1n bm b
filamen 1n 29 b
filing 1n d2 5
filipin 1n bu a
fillet 1n f4 c
fillet_morn 1n f4 8
film n i 7 k 5 m 3 1v 3 2o 3 31 3 34 4 4i 5 4j a 4l 2 4v j 5b 2 76 6 7z 5 82 h 8g 2 8v a 8y 8 8z 9 a3 8 aa 8 b0 8 b5 6 bi 8 bk 3 bx 3 cj h co 2 de 2 ds 8 dx 8 eh 6 ep 6 ev 2
film_broken 1n 8z c
film_checkli 1n 76 b
film_compan 1n 4v f
film_crossin 1n aa b
film_damag 1n ep c
film_develop 1n 82 j
film_employ 1n 4v h
film_evening 1n cj m
film_family 1n bi 9
film_friday 1i cj 9
film_gait 1n dx e
film_hal 1n cj c
film_instruc 1n aa b
film_lab 1n 82 m
film_lov 1n cj c
film_museum 1n b0 b
film_open 1n cj c
film_outdoor 1n cj c
film_photogr 1n 82 b
film_post 1i 82 9
film_room 1f 8v e 8y a eh a
film_scan 1n 82 b
film_screen 1n cj c
film_short 1n 4j b
film_yard 1n a3 b
filt z 4 5 15 i 1y 2 2d s 2i b 46 3 5h 5 5k 2 7s 5 82 4 9o 3 db 7 dd 7 ei 2
filt_bottl 1n 2d l
filt_coffe 1n 2i c
filt_kitchen 1n 2d c
filt_light 1n 2d c
filt_school 1n 15 f
filt_villag 1n 15 d
fin v 2 4 m a r 2 12 4 5p 3 77 2 7t f 9h 3 9k 2 9m 4 d2 3 d7 2 dz 2
fin_let 1n 7t a
fin_lin 1n m f
final 1f 6y 4 a9 e
final_form 1n a9 b
finally 1i 4d 5 a7 3
financ 11 43 3 4e m 54 k 9q 8 9t 5 as 7 ax 9 bm 7 bn f bz 7 d1 3 dj 6 eq 9
financ_book 1n eq b
financ_lead 1n 54 m
financ_questio 1n bn b
financ_sal 1n 9q a
financ_young 1n ax b
financi 19 4e 4 7g 4 7j 4 bo d bp a db 4
financi_literac 1n bo e
find e m 4 v 3 w 5 13 2 1a 3 1c 3 1v 5 1x 6 1z 4 3k 5 3o 4 4k 3 4l 6 4t 4 4w 1 4y 6 51 6 52 6 55 3 58 4 5a 1 5f 3 68 3 77 3 78 4 95 3 99 3 a0 4 ac 4 ad 9 ae 9 ag 3 am 7 as 3 bd 3 bh 6 bx 6 bz 3 c0 5 cw 3 cy 6 dl 3 dn 4 dq 4 e0 6 e1 3 ee 5 f8 4 fi 4 fj 5 fl 3 ft 3
find_adopt 1n 1c b
find_babysit 1n 3k c
find_bed 1n f8 9
find_best 1n bz b
find_book 1n 58 c
find_company 1n cy g
find_duplica 1n 1z b
find_edibl 1n 6t 8
find_flatmat 1n ae g
find_forgott 1n bx c
find_gap 1n a0 d
find_grant 1n 51 f
find_heat 1n fl b
find_import 1n 52 h
find_intern 1n ee e
find_languag 1n 3o b
find_leak 1n ft b
find_local 1f 4l b 4t a bh 7
find_micro 1n 4l b
find_mum 1n ad c
find_partn 1n ac e
find_patient 1n w f
find_pension 1n c0 g
find_rid 1i e1 a
find_right 1i bd 8 cg 8
find_runaway 1n e0 g
find_scratch 1i fj a
find_smal 1n 5f b
find_subsidy 1n 51 c
find_system 1n dl b
find_tarif 1n 68 b
find_tattoo 1n m c
find_thing 1n 1v b
find_truck 1n fi d
find_trust 1n dq b
find_unus 1n as b
find_why 1n 95 b
find_word 1n 78 b
findabl 1n 32 4
finding 19 p 4 v 4 55 7 fo 4 fp 7
fing s 4 3 23 4 2e 4 2f 4 30 a 45 3 5m 7 5t 4 6m 2 7q 9 9k 4 9z 3 ak 4 ba 5 eg 4
fing_food 1i 30 g 5m a
fing_prick 1n 7q f
fingern 1n er 2
fingerp 1i 2g a 45 a
fingert 1c 45 3 7q 4 7r 6 8d 3
finish p 19 3 1u 4 1z 4 29 4 4a 3 4k 2 4u 9 5y 5 5z 4 7y 4 7z 4 89 4 8s 3 8t 2 a1 8 a3 4 a7 3 b2 5 b4 2 b8 2 bj 4 cw 4 ee 2
finish_sit 1n 4u c
finland 16 5w 7 78 7 8d 7 9i 6 dh 7 dm 8 e9 7 fk 7
finnish 1n dm f
finnish_post 1n dm c
finop 1n as a
fintech 1n cv b
fir o n 7 1a 4 1d 6 2n 6 30 8 31 4 33 4 39 4 5c 2 5d 2 66 2 6p 3 6t 4 8k 5 8l 4 8w 2 90 4 97 k 9n 4 9q 3 9s 4 9u 5 9v 4 cc 4 e5 5 e8 j e9 3 er 9 f9 c fd 6
fir_alarm 1n 97 h
fir_brigad 1c e8 t
fir_departm 1n e8 o
fir_door 1f 97 i
fir_extingu 1i 97 f
fir_hom 1n er a
fir_inspect 1n 97 l
fir_oven 1n 2n b
fir_protect 1n 97 l
fir_safety 1n 97 r
fir_sauna 1n n b
fir_station 1c 1d 9 fd 8
fir_tre 1n f9 p
firefig 1n e8 t
firefig_say 1n e8 b
firehou 1n e8 a
firm g 19 5 2h 3 2t 6 3f 2 48 4 4e 5 4h 4 4k 3 4o 2 4p 4 4r 3 4s 8 4t 3 4v 4 4w 3 4x 3 52 2 54 5 55 2 56 7 5d 6 66 3 7t 3 8v 4 94 2 97 6 99 3 9s 9 9t 7 am 5 aq 2 as 3 at 4 c4 4 c7 2 cm 5 cn 3 cr 4 cv 3 cw 2 cy 4 d0 3 d1 4 d2 3 d3 5 d4 8 d5 5 d6 5 d8 5 dg 6 dj 3 dk 3 dl 6 dn 3 ee 8 eg 3 eh 4 ei 3 ej 5 en c eo 7
firm_answ 1n d5 b
firm_bookkee 1n 4s c
firm_crm 1n d4 l
firm_don 1n 5d c
firm_larg 1n 9s c
firm_own 15 d8 8
firm_plan 1n ej c
firm_post 1n ee b
firm_public 1n am a
firm_shop 1n 56 d
firm_softwar 1i en s
firm_switch 1n 9s a
firm_wait 1n 4e b
firm_websit 1n dl b
first 3 52 1
first_aid 1c 50 e
first_bath 1n o b
first_book 1c 9z b
first_buy 1c bz f
first_cal 1a 2b 8
first_deliver 1n 5m b
first_job 1a a4 e
first_night 17 o 8
first_pag 15 ag 9
first_phon 1n 1h e
first_shift 1f de a
first_talk 17 52 9
first_try 16 67 8
fish v 1p 4 29 8 2z 4 32 2 3x 6 47 8 5a f 5g 3 5l 4 5m 4 5w 5 6d 7 6n 5 88 o 9l l 9o 6 9q 7 9w e f4 j
fish_app 1n 88 o
fish_back 1n 9w a
fish_boat 1i 9w 9
fish_box 1n f4 f
fish_farm 1i 9l s f4 9
fish_feed 1n 9l c
fish_fisherm 1n f4 a
fish_land 1n 5a c
fish_nets 1i 29 b 47 b
fish_permit 1n 88 r
fish_pond 1n 9l f
fish_rent 1n 5a c
fish_shar 1n f4 j
fish_smal 1n f4 8
fish_villag 1n 9q a
fisherm 1n f4 x
fishmon 1n f4 6
fishpon 1n 9l 9
fit m b 5 f 7 p 6 w 3 10 6 1c 5 1v 5 29 3 2c 3 2g 8 40 4 49 a 4d b 53 4 5c 2 6a 5 7z 5 8s 2 91 4 9t 5 ae 5 am 7 b3 2 bc 7 dz 6 fc 9 fk 6
fit_cal 1n 10 b
fit_certifi 1n am a
fit_dril 1n 2g b
fit_hear 1n p c
fit_hom 1n fc c
fit_mood 1n 1v b
fit_return 1n 49 c
fit_room 1n ae b
fit_used 1n bc 8
fitnes 15 f r j 8 s 8 2c a 56 8 71 f di 9 e8 3 ey p
fitnes_coach 1i f c
fitnes_studio 1f f f
fitnes_track 1n 2c c
fits o w 6 29 3 3y 4 42 4 4d 4 5h 3 8y 4 am 3 bf 3 bl 3 dg 2 e1 2 ff 3
fitting 1i 3y 4 49 5
fix l 16 a 19 3 39 3 3c a 3f 4 4s 8 4u a 4v 2 4x 5 56 2 5c 2 5d 3 5e 8 69 3 86 5 8h 5 8p 3 8q 8 8r 5 8v 5 8x 5 90 6 bm 3 bz 8 c1 7 c2 5 c8 7 cc 6 cg 4 dh 3 dr 7 dw 3 dy 3 e3 3 eb 2 f1 4
fix_applian 1n 16 c
fix_bik 1i c1 b
fix_door 1n 8q b
fix_even 1i cc 9
fix_fee 1i 4s d 4x b
fix_group 1i dr b
fix_monthly 1n 8r b
fix_pric 15 3c 8 4u 8 8v 8 8x 8 90 7 c2 8 c8 8 cg 6
fix_rat 1n bz i
fix_round 1i 5e g
fix_scop 1i 4u e
flag 1a 34 6 80 5 av 6 d5 b d7 j
flag_mandato 1n d5 b
flag_sign 1n d7 c
flaky 1n cu b
flam 1a 8 6 4i 3 9p a cb 3
fland 1i 2y 8 3y c
fland_smal 1n 3y b
flap 1a 42 6 85 3 dy 3 e0 3
flar 1i 8 4 7p 9
flash 1i 2e 9
flashca 1n a8 v
flashca_app 1n a8 g
flashca_asks 1n a8 b
flask 1n 2j 8
flat k 2 3 c 3 17 3 1t 3 1y 5 23 3 27 7 2g 3 2i 3 2j 6 2s 5 38 5 5k 5 6f 8 6q a 7j c 89 4 8b 5 8f 5 8p 9 8u 4 8v 8 8x 8 8y 8 95 4 9d 2 9v 3 ae 8 af 3 au 6 br 5 bz 2 c3 4 d9 4 ef 7 eq 3 f7 8 f8 9 fa 3
flat_bag 1n 5k b
flat_bank 1i au a
flat_camera 1n 1y b
flat_film 1n 8v c
flat_flood 1n 27 b
flat_forty 1n 38 b
flat_guest 1c 2s a
flat_holiday 1n 6q f
flat_let 1n 7j a
flat_plan 1n 8x b
flat_ready 1n 6f b
flat_sam 1i 8p b
flat_smal 1n f8 9
flat_styl 1n 8y b
flat_swept 1i f7 8
flat_whit 1f 2j d
flatbre 1n 30 4
flatmat 1c 1k 6 ae v bq e
flatmat_find 1n ae m
flatmat_fit 1n ae b
flatmat_short 1n ae b
flatsha 1n ae b
flatten 1n 86 3
flavour 1f 2p i 2r 3 62 9
flaw 1f 1x 4 41 6 fj 3
flea 19 1j 5 1s 4 1x i 41 4 90 4
flea_market 19 1x f
fleec 1n 4a 8
fleet 1a 35 6 9m 6 9r g cy 8 ek y
fleet_charg 1n 9r d
fleet_mainten 1n ek d
fleet_managem 1n ek e
fleet_softwar 1n ek o
flew 1n 5v 3
flex 1n 9s a
flexib 1n 9s f
flexibi 1n 9s a
flexibl 19 27 3 37 4 5d e 66 8 9p a 9s 7
flexibl_biodige 1n 9p b
flexibl_offic 1n 5d f
flexita 1n 5w k
flexita_househo 1n 5w g
flight 11 1u 3 22 5 3j 3 69 e 6u a 6x t 6y j 7m 7 7t p 7v 5 c9 e fp e
flight_delay 1n 7t l
flight_hotel 1n 6y 9
flight_keep 1n 7t a
flight_vineyar 1n 6x a
float 16 j 5 n f 1o 3 3q 3 6o 5 7c 3 9l 9 ft a
float_prob 1i 9l 9 ft a
flock 1i 4a 5 9n s
flock_gras 1n 9n c
flock_keep 1n 9n a
flood 1f 27 l 4o 5 8w 5
flood_sensor 1n 27 g
floor k e 3 i 4 2b 3 2t 4 40 3 4j 3 4o 2 5d 6 67 3 6b 9 6p 3 71 3 79 7 7j 2 89 4 8p 5 8v 4 8x 5 97 4 ao 3 bd 5 br 3 d5 3 e9 3 ef 3 eh 3 ej 3 eq 9 f0 8 f9 3 fl 3 ft 3
floor_contrac 1n 8x b
floor_oth 1n 5d c
floor_plan 1i eq l
floor_tablet 1n 6b f
floor_train 1i 79 a
florenc 1n c9 a
florida 1i 27 9 ej a
florist 17 8 4 2w 6 2x 4 3b 5 45 4 5e d 8c e
florist_win 1n 5e c
flos 1n 9 b
flour 15 2n 5 4c 3 4e 2 5p 6 5w c b8 3 bk 7 eu 5
flour_pasta 1n 5w a
flow y 6 3 2w a 3b h 45 5 57 7 8c v 8k 3 91 5 9b 2 9i 7 9k a cn b d3 m el 6 ft a
flow_arrang 1n 8c b
flow_buy 1n 8c e
flow_chef 1n 9i a
flow_coordin 1n 2w c
flow_deliver 1i 8c j
flow_forecas 1n d3 t
flow_light 1n 3b 9
flow_warn 1n ft b
flow_whol 1n 9k a
flower 1n 9k 4
flown 1f 69 3 fp 6
flu 19 y 3 1n 5 71 3 ax 6 f9 4
flush 1i 64 4 75 a
flut 1i 61 4 cf p
flut_spot 1n cf 9
fly 10 1q 7 36 6 69 a 6x d 6y 3 7m g 9o h 9q 5 bu 5 c9 5 fp d
fly_farm 1n 9o a
fly_meal 1n 9o c
fly_school 1n 6x c
fly_solar 1n fp b
fly_therapy 1n 7m d
foam 19 1 3 2 7 2r 3 34 3 63 2 90 4
focu 1i 7c a a7 a
fog 1i 2y 3
foil 1n r 5
fold r a 4 s 4 21 5 28 c 2f 9 3m 3 4j 6 6e 5 7i 4 81 3 8s 3 8u 9 98 4 9b 5 9e 4 aj 5 au 4 bd 3 bh 3 bj 3 bk 3 c0 6 c8 3 cz 4 dk 4 e5 4 ef 6 ej 4 eu 4
fold_laundry 1n 2f g
fold_scoot 1n 28 g
folk 1n b5 e
folk_musicia 1n b5 b
follow n g 2 i 6 k 6 p 6 10 2 20 3 2h 2 32 4 3p 2 4l a 50 6 58 2 6n 5 7u 4 9z 5 b6 6 bv 5 d4 b do 6 e4 5 eb 2
follow_exercis 1n k c
follow_ingredi 1n 6n b
follow_repair 1n e4 a
follow_today 1n d4 b
follow_visit 1n p c
follow_walk 1n do d
follow_whol 1n bv b
fond 1n 6z 4
fondu 1n 94 3
font 1c 8i 5 b2 4 cr 4
food i 7 4 11 g 1t 3 2k d 2m 5 2s 4 2t 3 2u 4 2v 3 2z 3 30 7 32 6 3x 6 4j 3 4n 3 4q 3 4t 6 57 3 58 5 5a 4 5c 9 5f 9 5h 8 5m e 5n e 5p 6 5r 6 5u 3 5v 3 5x 5 68 6 69 3 6b 3 6d b 7a 2 7b c 7p 4 7q 4 7x 4 8d 5 98 c 9o 5 9p 5 ao 3 dt f el 3 f3 7 fd 7 fk 3 fm 3 fr 5 fs 7
food_allergy 1i 5h h
food_bank 1i 11 r
food_blog 1n 4t c
food_box 1n dt g
food_coop 1n fd c
food_cost 1i 6d g
food_din 1n 2m b
food_end 1n 5n b
food_factory 1i 9p d
food_first 1i 5m a
food_food 1f 5m c
food_found 1n 5c j
food_georgia 1n 2k b
food_hygien 1f 98 b
food_insect 1n dt b
food_mak 1i 68 a 9o d
food_market 1c 11 c
food_near 1f 2k c 5n c f3 b
food_program 1n 58 c
food_region 1i 30 b
food_rescu 1n 11 n
food_saf 1n 7b b
food_safety 1f 98 p
food_scan 1i 7b n
food_shar 1n 11 c
food_sleep 1i 7p a
food_steel 1n fs a
food_suit 1n 7q b
food_superma 1n 11 b
food_tour 1n 32 h
food_truck 1n 2k r
food_volunt 1n 11 d
food_wast 1c 6d l
food_wholesa 1i 5f f
foody 1n 63 a
foot v p l 1a 2 1q 3 1u 4 32 2 3m 2 3u 4 43 8 6s 3 cn 3 f1 2 fd 2 fo 3
foot_car 1n p q
foot_hear 1n p n
footbal 11 1h 2 3u 3 3w l 4t 5 63 3 6i 6 81 6 ay 5 az c ec 6 ev 4 ey a
footbal_gentl 1n ey 9
footbal_near 1n 3w e
footbal_sel 1n az b
footbal_train 1n 3w c
footcar 1n p b
footnot 1n ax 3
footpat 1n 9u 3
footpri 1i 22 12 fm o
footpri_app 1n 22 n
footpri_card 1n 22 b
footpri_product 1n fm g
footwea 1n 43 b
for 1i 9g 9
forag 1i 6t p eu n
forag_cook 1n eu m
forag_guid 1n 6t a
forag_walk 1n 6t a
forbid 17 f 3 l 3 cq 4 ed 4 ey 3 ez 7 fg 3
forbidd 14 l 5 12 4 5h 3 82 3 8w 4 b6 3 c9 4 dm 4
forc 1f 4h 4 6l 5
ford 1n 9p 4
forearm 1n h 3
forecas 1c y c 6d 9 d3 z em k
forecas_pharmac 1n y b
forefat 1n bh p
foreign 1c 6v s 9y 4 au d ed 4
foreman 19 13 5 6b g 8v 3 99 a bl 5 ej 7
foreman_sees 1i 6b a 99 a
foremen 1n 6b 5
foresee 1n y 5
forest 16 3l e 5v 5 6o m 6t k 8i 4 e8 3 f9 i
forest_bath 1n 6t n
forest_breakfa 1n 6o b
forest_kinderg 1n 3l g
forest_learn 1n 6t 8
forest_set 1n f9 a
forev 1n 9w 4
forg 1f 45 c 8d e es s
forg_cours 1n es d
forg_kitchen 1n 8d b
forg_knif 1n es b
forg_own 1n 45 b
forg_saturda 1n es 8
forg_weekend 1n es a
forg_worksho 1n es a
forgery 1n 81 c
forget u 1u 3 3p 3 5y 3 7a 9 7c 3 7o 4 bx 4 cq 3 d4 7 dg 2 dl 3 dv 3
forget_cal 1n d4 b
forgetf 1i 7o a 8b 8
forgiv 1f 23 3 7c 3 8b 5
forgive 1i l 3 9b 5
forgot 13 3 4 14 5 1q 2 5o 3 78 3 7a 4 7d 3 bq 4
forgott w 9 3 1r 5 1t 3 20 8 3u 3 6s 2 8v 3 bx c c3 3 cx 3 ei 3 ej 2
forgott_subscri 1n bx h
fork 19 5m 6 8d 6 el 3 fr 5
forklif 1c 4i 7 50 9 5b 9 66 g
forklif_staf 1n 66 b
form l s 3 t 3 14 5 1e 4 32 5 68 5 6g 3 6i 3 6v 3 7f 3 7t 4 85 5 97 3 9b b 9d 2 9e 6 a9 7 ag 5 aj 6 al 6 am 3 ar 4 bw 4 bx 3 c0 5 cw 6 d2 3 d5 3 da 9 dk 3 e4 4 e5 6 e9 3 ea 9 ee 5 en 7 ep 3 fc 2 fd 3
form_accessi 1n cw b
form_chat 1n en b
form_employ 1n c0 c
form_homeles 1n 32 c
form_mis 1n e5 c
form_plac 1n aj b
form_recruit 1n ag b
form_registr 1n 9b f
form_return 1n da b
form_servic 1i da a
form_sits 1n al c
form_tattoo 1n 9e b
form_web 1n ea b
formali 1n 68 b
format 1f 10 4 58 5 cz 5
formula 1n 5 9
formwor 1n 99 a
fortnig 14 9 4 f 3 x 4 13 3 73 5 8s 3 a7 4 bk 3 cx 4
fortun 1n fb 9
forty i 1 3 3 5 7 3 9 3 17 3 1z 5 2l 5 34 4 38 6 43 3 46 3 47 3 4b 4 4d 3 4p 2 4q 3 4w 1 4y 2 58 4 5v 4 68 2 7d 3 7q 3 7t 3 7u 3 8c 3 8f 3 8h 3 8k 3 8n 3 ag 2 ao 3 au 3 aw 3 ax 3 b4 2 bz 4 ep 2 ev 3 fd 4
forty_foundat 1n 3 c
forty_group 1n 34 b
forty_househo 1n fd a
forty_learn 1n ev 9
forty_lend 1n bz b
forty_listen 1n 38 b
forty_seat 1i 2l b
forty_smal 1n 5v b
forty_thousan 1n 1z c
forum 16 1f 5 7c 4 81 5 a3 4 au 6 b0 4 dv 9 dy 4
forward z 1u 2 4o 3 66 8 68 7 7s 8 7t 8 ar 5 ax 5 b4 5 d5 2 ev 2 fi c
forward_suspici 1n 7s b
forward_ticket 1n 7t a
fossil 1n 6t 8
fost 1f 12 h 1c s dz 9
fost_car 1n 12 b
fost_hom 1n 1c k
fotobox 1n 2y a
found h 4s 2 4u 9 4z 8 54 5 55 6 5c 7 5d 2 8p 3 8x 3 94 4 97 4 99 3 ap 3 aq 3 av 3 bh 4 cp 2 cw 3 dk 2 dn 3 e0 6 fj 4
found_cater 1n 5c c
found_fix 1n 4u c
found_travel 1n 4z c
foundat 1f 3 l 51 5 fe 6
foundat_shad 1n 3 g
foundry 1n fj a
fountai 1a e 3 87 e 8i 9
fountai_pens 1i 87 a
fourtee 15 5r 3 7m 2 8s 3 8t 3 a5 4 du 4 dx 3 ev 3
fourth v 2 4 a 4 k 2 24 6 3i 2 3n 4 4r 3 5g 5 5k 3 5l 5 8h 3 al 3 ax 3 b6 3 f1 5
fox 1f 3l 4 b1 c
fractio 14 3m 6 42 3 4k 7 4u 3 54 p 7j n 9x 5 a0 4
fractio_cfo 1n 54 u
fractio_cfos 1n 54 b
fractio_ownersh 1n 7j e
fractio_propert 1n 7j j
fractio_real 1n 7j c
fragil 1n 65 i
fragil_good 1n 65 f
fragran 1i 1 h 5 q
fragran_preserv 1n 1 b
fram w 18 4 22 2 28 b 46 m 4p 4 4w 2 8j a 8s b 90 6 bg b e2 6 f0 a fq 4
fram_grandpa 1n bg b
fram_prescri 1n 46 b
fram_sil 1n 8s d
fram_spectac 1n 46 b
framewo 1i cu 8 d5 4
franc z 2 6 1z 6 3b 5 47 6 71 6 7f 6 7n 6 7t 5 7y 5 83 5 ax 6 bg 5 co 6 dl 6 e7 6 ek 6 fm 6
frankfu 1n 49 a
frappé 1n 2r 8
fraud 1a 1b 4 7s q ae 4 db z ep c
fraud_prepar 1n ep c
fraud_prevent 1n db e
fraud_scor 1n db g
fraudst 1n 7s a
fray 1n 96 7
fre c i 2 k 2 1a 2 1h 3 20 3 3d 4 3v 3 4l 5 5h a 5o 3 61 8 6r 3 7b 3 7d 2 7i 5 7r 4 7t 2 9h 3 9m 3 ae 3 b5 5 b8 3 bc 5 br 2 c6 4 cm 3 cr 3 cz 3 df 2 e7 3
fre_assista 1n cm c
fre_box 1n 5h u
fre_bread 1n 5h f
fre_drink 1n 61 j
fre_entranc 1n 7r a
fre_episod 1n b8 b
fre_househo 1n 5h d
fre_leas 1n e7 b
fre_machin 1n 9m b
fre_meal 1i 4l e 5h b
fre_music 1n b5 f
fre_snack 1n 5h d
fre_speak 1n 3d d
fre_truck 1n 9h b
freckl 1f 3 6
freelan 10 39 n 4k y 4t 5 4u 9 4y e 4z a 9e 6 9f 7 ap 5 bw q co 9 ct 8 cz r d0 7 d9 7
freelan_africa 1n 4k b
freelan_cowork 1n 39 n
freelan_dictat 1n cz b
freelan_engin 1n 4k g
freelan_invoic 1i cz m
freelan_marketp 1n 4k s
freelan_platfor 1c 4k b
freelan_return 1n bw d
freelan_sets 1n bw b
freelan_tax 1n bw m
freez x o 2 2m 5 2p 6 2q 5 5j 7 5l 9 5q 3 77 2 a1 3 f5 2
freibur 1i 2n 9 3l 9
freight 1a 68 4 8g 5 9h 7 ar 7 fi r
freight_forward 1i fi b
freight_match 1n fi n
french 1a 1o 3 6z c 9y 8 a6 8 cr 3
french_record 1n 6z c
frequen 1i 7p 9 fo 4
fresco 1n c9 3
fresh v a 7 1a 3 1k 2 2q 5 2t a 2u c 2v 8 3b 6 48 7 57 c 5j 8 5m 7 5p 9 5r 7 5x 4 5y 5 8c 5 a8 3 ck 7 dt j f4 4
fresh_dog 1n dt k
fresh_flow 1i 3b 8
fresh_food 1i dt b
fresh_fruit 1n 57 c
fresh_lunch 1i 2t b 57 b
fresh_mozzare 1n 5r b
fresh_ones 1i a a 48 a
fresh_pet 1n dt l
fresh_questio 1n ck a
fresh_rol 1n 5j c
fresh_salad 1n 2u f
fresh_school 1n 2v c
fresh_tortill 1n 5p a
freshly 1a 2r b 5k 9 5m b 9p 3 dt b
freshly_cook 1f 2r 9 5m a dt a
freshne 1n 63 4
fri 1f q 3 2m 4 6c 4
friday c 1r 2 56 3 57 2 5j 3 6c 5 6d 3 8c 4 8n 5 97 2 d9 3 dr 2 ec 2 en 3
friday_host 1n 6c c
friday_soup 1n cj 9
fridg q l 7 11 4 1p e 1r 4 2u h 57 d 5c 2 5r 3 5s 3 5x 4 62 6 69 5 6f 3 7f 5 7g 6 7o 4 8z 6 98 f bn 4
fridg_break 1n 2u b
fridg_fresh 1n 57 c
fridg_suggest 1n 1p g
fridg_tempera 1n 98 l
fridg_writ 1i l a
friend i n 4 1m 5 1s 2 1u 5 1v 3 2e 3 2l 3 2r 3 2s 3 31 8 36 a 37 3 3f 4 3i 2 3k 6 40 2 4c 3 4n 2 4y 3 55 2 5s 3 6u 5 73 2 77 3 78 3 7c 6 84 5 88 2 8h 3 8m 3 8p 3 8x 3 aa 3 ac 4 ad e ag 2 ak 8 al 3 aw 6 az 3 b1 4 b3 5 b4 3 bq b bs 3 bt 4 bz 2 do 3 dz 2 e1 2 et b f2 5 fb 9
friend_already 1n 3k c
friend_app 1n ad h
friend_appear 1n b1 b
friend_cal 1n ak d
friend_city 1n ad e
friend_compar 1i fb 9
friend_find 1i ad l
friend_nearby 1n ak b
friend_paint 1n et a
friend_payment 1n bq b
friend_print 1i 1m 8
friend_see 1i 7c b
friend_solv 1i 84 8 b3 b
friend_somebod 1i 3f 9 6u 9
friend_star 1n fb c
friend_trip 1n 36 e
friend_vot 1n 36 b
friend_walk 1i ad b
friendl 15 4 a 1a 3 3s a bc 6 cy 4 cz 3 d8 4 ef 3
friendl_compani 1n 3s b
friendl_sun 1n 4 b
friends 1n ad b
fright 1n dv 5
frighte 1a 1f 3 6x 4 b1 6 ba 3 c0 4
fring 1f c 7 r 3 2f 6
frisian 1n 3o e
frisian_find 1n 3o b
frog 1i j 3 a9 7
front n d 3 g 3 y 2 28 6 2g 6 4a 4 5c 2 6e 9 7b 3 7r 5 8r 3 8s 3 95 3 9a 3 c2 4 c3 3 c9 2
front_desk 1c 6e f
front_hous 1n 2g b
front_wheel 1n 28 b
frontli 1i 4j t de a
frontli_staf 1n 4j g
frontli_train 1n 4j k
frost 13 1n e 2j 3 5i 5 67 4 83 6 8b 7 c2 5 c3 3 e3 3 fn b
froth 1n 5k 4
frown 1n b2 5
froz 1n 32 6
frozen 12 l 3 2p b 2v 9 3x 9 5l e 5m 9 5w 8 9h 3 dt 9 f2 2 f4 h
frozen_meal 1f 5l g
frozen_pack 1n 5w a
frozen_toddl 1n 5m b
fruit 11 2p c 2q e 57 n 5i j 5s a 5t 7 62 9 76 3 9j a di 6 f5 o f6 5
fruit_deliver 1n 57 f
fruit_demand 1n 2q b
fruit_nuts 1n 57 c
fruit_rot 1n f5 9
fruit_sel 1n 62 b
fruit_veg 1n 5i f
fruit_window 1n 2p b
fry 1f 1p 5 8d 9 bb 5
fuel 17 21 o 37 4 c4 4 d0 9 e3 6 ek 9 fm 5
fuel_receipt 1n 21 f
ful f 31 4 56 2 66 2 77 2 9r 6 c6 3 c7 3 ck 3 do 3 e3 7 f7 3
ful_cellar 1n f7 b
ful_riddl 1n 31 c
ful_truck 1n e3 a
fulfil 1n fe c
fulfil_last 1n fe 9
fulfill 1n 65 l
fulfilm 1n 65 16
fulfilm_centr 1n 65 f
fulfilm_servic 1n 65 k
fulfilm_smal 1n 65 j
fully 1n dw f
fully_equip 1n dw c
fum 1n 9u 8
fun 1a 2y 4 58 9 63 3 84 3
functio 1i 14 a ff 8
fund z 11 6 13 3 14 3 19 6 1b 5 4u 6 51 j 6h 3 7g 6 7j 4 a4 3 bp h c0 3 c4 3 cb 5
fundrai 1n 1b k
fundrai_platfor 1n 1b c
funeral 19 3c 15 3d 7 3e 6 3g f 9b 14 aj h
funeral_arrang 1i 3c e
funeral_cas 1n 9b d
funeral_choos 1n 3c c
funeral_compar 1n 3c c
funeral_cost 1n 3c j
funeral_directo 1f 3c a 9b k
funeral_family 1n 3c c
funeral_fix 1n 3c i
funeral_guid 1n 3c c
funeral_hom 1i 3c b 9b y
funeral_onlin 1n 3c c
funeral_plan 1i 3c p
funeral_platfor 1n 3c c
funeral_pric 1n 3c c
funeral_softwar 1n 9b d
funeral_transpa 1n 3c c
funeral_underta 1n 3c c
funeral_wish 1n aj g
funny 1n bl 4
fur 1n 7x 6
furnac 1n 3g 4
furnish 19 33 4 5d g 89 8 8y o ae 3 eq e
furnish_offic 1n 5d c
furnish_whol 1n 8y b
furnitu z 1k 6 38 3 4o 5 6b 6 89 s 8a u 8q c 8w e 8y d 90 p 9u 5 du b el 6 fi 6 fq 6
furnitu_buy 1i 89 c 8a c
furnitu_hang 1n 8q b
furnitu_liv 1n 8y b
furnitu_look 1n du b
furnitu_loos 1n 90 b
furnitu_mak 1i 89 k
furnitu_monthly 1n 8a b
furnitu_pric 1n 89 b
furnitu_repair 1n 90 n
furnitu_restor 1i 90 g
furth 13 1q 4 3t 3 72 3 7b 3 7e 4 bh 4
furthes 1n 3x 4
fus 1f c7 6 eh 4
futur 1n c0 i
futur_pension 1n c0 e
fuz 1n 5x 4
fátima 1n 3j b
fátima_priest 1n 3j 9
fêt 1n 5i 5
gadget 1i 23 5 8d k
gain 1a 9k 5 a2 4 bp 4 bv 4 ek 4
gait 1n dx k
gal 1n 6h b
gallery 17 2s 4 2x 4 45 4 4p 6 6h j 8j n et 3
gallery_guid 1n 6h d
gallery_limit 1n 8j b
galway 1n 86 8
gam t 1h 8 29 3 31 l 3a q 3s 3 3v a 3w 9 7m b 7n a 7o 4 81 3 84 c 8g r 9y 4 9z b a0 c a1 a ap 5 b2 s b3 o bf f ck 5 ew d f1 9 f2 n f4 4
gam_adult 1n 8g f
gam_among 1n 3a b
gam_bar 1i f2 f
gam_box 1n 84 h
gam_caf 1i 3a o
gam_café 1c 3a k f2 b
gam_centr 1n f2 e
gam_club 1n f2 e
gam_even 1f f2 d
gam_group 1n 3v b
gam_grow 1n 9z c
gam_guid 1n 3a b
gam_hand 1n b3 c
gam_hom 1f 7m 9
gam_last 1n b2 b
gam_lead 1n 31 c
gam_leagu 1n f2 e
gam_loung 1n f2 s
gam_mushroo 1n 8g d
gam_music 1n bf a
gam_pcs 1n f2 b
gam_phon 1i b3 f
gam_play 1n b2 k
gam_python 1n a1 c
gam_rent 1n 3a e
gam_rental 1n 3a e
gam_speech 1n 7n b
gam_tabl 1n a0 b
gambl 1n 7d h
gant 1n d9 b
gap t k 2 r 2 3m 5 6z 4 9y 4 a0 c bv 4 c0 a d3 3 fh 4
gap_behind 1n a0 c
gap_step 1n c0 c
gaps 12 q 5 r 3 3m 7 6z 3 a0 3 a7 5 bv 3 c0 3 d3 9 d6 3 df a ec 3
gaps_sick 1n df c
garag y 12 2 17 6 21 e 7j 4 8t 2 8w g 92 5 94 a 9a p c2 9 c6 6 c7 f cc e cq 8 dy 4 f2 6 f7 c
garag_apartme 1n c7 b
garag_clear 1n f7 b
garag_fuel 1n 21 b
garag_leagu 1n f2 9
garag_managem 1n 9a h
garag_softwar 1n 9a h
garag_storag 1n 8w m
garag_togeth 1n 94 b
garden o 0 4 18 m 1t d 23 b 2b 3 2f 9 2y 6 30 8 3d 5 3g 3 3l 6 3r 9 4o 9 5i 3 5y 3 5z 9 6l 4 6w j 7v 3 7x 8 83 d 86 4 87 7 8b 6 8c 3 8r n b7 8 bg 3 dr 8 eh 4 ey 3 f5 6 fa m
garden_abov 1n 18 b
garden_app 1n 1t d
garden_beach 1n 3d a
garden_bed 1n fa m
garden_br 1i 4o b dr b
garden_car 1n 8r o
garden_centr 14 1t 8
garden_family 1n 6w c
garden_garden 1i 8r b fa g
garden_go 1n 8r b
garden_grow 1n fa c
garden_hourly 1n 6w i
garden_issu 1n b7 c
garden_kitchen 1n 23 b
garden_lend 1n fa k
garden_near 1n 8r c
garden_neighbo 1i 18 d fa b
garden_nepal 1n 5z b
garden_own 1f 6w a 8r c
garden_party 1n 30 e
garden_pick 1n 2y a
garden_plan 1i 1t h
garden_plot 1i fa b
garden_pool 1n 6w e
garden_rent 1i 6w h
garden_season 1n 8r b
garden_shar 1f 18 a 6w g fa o
garden_shear 1n 87 d
garden_togeth 1n 18 g
garden_unus 1n fa c
garden_vegetab 1n fa c
garden_visit 1n 8r f
gardenl 1n fa a
garlic 1i 8d a fg 8
garment 1c 44 9 9w 8 by 8
gas 13 29 6 2j 5 2k 8 35 6 8k 4 8n 5 8q 3 9p o c9 3 f8 3 fm 3
gas_cook 1n 9p b
gas_wast 1n 9p d
gasp 1n 9l 9
gastron 1n 6l 5
gat n 20 8 2j 8 3u 7 6u 3 6w 5 7m 2 7v 3 8s 5 8t 3 9h 6 9m 3 b0 3 c5 5 c6 5 c8 5 e4 4 eb 2 fd 3 fq 3
gat_offic 1i 2j a
gat_slop 1n 20 b
gateway 1n dc b
gath 1f 44 8 5p 4 c0 7
gather 1i 4b 7 7y 3
gav z 9 3 2f 2 4l 3 7s 2 9g 2 b3 3 bq 3 c8 2 dj 4 fa 3
gaz 1n 6t 8
gazet 1n bg n
gdańsk 1n 42 e
gdpr 1n dl w
gdpr_asks 1n dl b
gdpr_complia 1n dl d
gear 16 1j 5 1x 8 4v 4 5b 8 6a a 8f e 8n s c1 5
gear_hir 1n 8n g
gear_lev 1n 6a b
gear_rent 1f 8n f
gear_rental 1i 8n m
gelater 1n 2p g
gelato 1i 2p n
gelato_shop 1n 2p b
gen 1n 7q a
genealo 1i ai k bh t
genealo_archiv 1n bh b
genealo_researc 1n bh e
general 13 x 6 7k 5 8s 6 97 5 9c 3 9e 5 9g 5 9x 5 db 4 dh 5 ed 5
generat y 2a 6 5b 6 7s 3 99 a 9s 5 ap k aq 9 aw 8 b5 8 bh 5 co 7 cu 6 cx 6 cy g d5 6
generat_ads 1n ap k
generat_foreman 1n 99 b
generat_tool 1n cy e
geneva 1i 2z a 93 a
gentian 1n 61 e
gentian_orang 1n 61 b
gentl 1a 1f 5 3g 2 b3 3 ey d
gentl_exercis 1n ey d
gently 1a 25 b 4d 3 9z c c1 3
gently_help 1n 9z c
gently_tel 1n 25 b
genuin 1i 85 4 ba 3
georgia 1a 2k b 2s 3 5q c 8t 8 9w 7
georgia_khinkal 1n 2k b
georgia_sloveni 1n 5q c
geraniu 1n 2a 3
geriatr 1n bf 5
germ 19 3 4 a 4 5x 4 5y 4 9i 3 9o 7
german 16 3o f 4y e 76 7 9y 7 aa 7 cr 3 cs a dm 3
german_api 1n cs b
german_help 1n 4y c
germany o 7 4 q 4 t 4 1c 4 1m 3 1r 4 1y 4 21 4 23 4 2a 4 42 4 43 4 4k 4 4y 4 52 6 5k 4 5v 4 5z 4 6i 4 6r 3 70 4 75 4 7k 4 7r 4 81 3 89 4 99 4 9g 4 a5 4 aa 4 an 4 ar 4 b0 4 b7 4 bn 4 bq 4 bx 4 c0 4 ci 3 cm 4 cp 4 d3 4 dd 4 dl 4 dm 4 dt 4 ea 4 ef 4 fg 4 fj 4
germany_oliv 1n 52 c
germina 1n 83 8
gestati 1n 74 b
get 19 3t 3 4r 4 7r 6 87 6 9l 5 a7 6
ghana 19 14 8 5b 8 66 8 9t 7 9u 6 dc 8
ghent 19 28 8 2l 8 3x 7 8u 7 do 9 ez 7
ghost 1i 2m r 5c j
ghost_kitchen 1i 2m n 5c g
ghostwr 1f 4t a ai c bl q
gift y 8 6 1b 6 3s 3 5f 6 5s 4 5u c 61 3 7x 6 8k 6 8m u b7 4 ci h db 4 fe 2
gift_box 1i 8m u
gift_giv 1i 8m d ci b
gig 1f bs a bw m cg m
gig_work 1n bw i
gigs 1n 38 b
gil 1n 9l 6
gin 1f 61 9 63 e f6 s
gin_distil 1i f6 d
ging 1i 2q 7 62 d
gins 1n f6 4
girl 16 6 9 19 p 3k 6 3v j 7w k 8e 8 9g 2 ec 7
girl_cod 1i 19 d 3v d
girl_kit 1n 3v b
girl_public 1n 19 b
girl_woodwor 1n 7w a
gist 1n 4w 5
giv 14 11 3 19 4 1a 8 1b i 1m c 8m c ac 6 ci b dz a
giv_platfor 1n 1b g
giv_shelt 1n dz b
giv_smal 1n 1m b
given q n 4 w 2 17 4 1w 2 71 2 8m 4 dc 6 de 2 dt 3 f6 3 fc 2
glad 1f q 2 1a 4
gladly 1i m 4 1b 5
glamp 1n 6o k
glanc 1n em 9
glar 1n ao 4
glas o 8 9 9 7 p 8 14 5 1m 3 2q 6 2u 4 46 i 4i 5 4r 4 61 7 62 4 7r a 9u 4 ad 4 bs 3 ck 3 e3 8 es 5 et 9 f1 4 ff 6
glas_cloth 1n e3 a
glas_hats 1n ff c
glas_jar 1n 9 c
glas_onlin 1n 46 h
glas_wear 1n 46 e
glas_win 1n et a
glasgow 1a 12 8 3p 8 41 8 ay 8 cc 7
glassbl 1n es q
glassbl_worksho 1n es a
glasswa 1n 8k b
glaz 1i 8k q er c
glaz_hom 1n 8k c
glid 1n 6x j
glid_flight 1n 6x c
glos 1n c 4
glov 13 h b 10 5 21 7 4g 7 6m 5 9g 3 9k 4 eg 5
glov_hir 1n h b
glu 11 16 3 29 5 31 3 43 7 44 3 46 5 89 5 f8 4
glucos 1n 74 t
glucos_sensor 1n 74 f
glut 1n 5a 6
gluten 1i 5h z 7b l
gluten_fre 1n 5h x
go v 11 4 1c 4 1d 4 2x 3 3j 3 64 4 7u 3 7v 4 8r 7 ax 3 c5 2 c6 5 dq 9
go_hous 1n 8r b
go_vacatio 1n dq b
goal 1a 72 7 7g p a7 6 bm 8 bo b
goal_grandch 1n bo b
goalkee 1n 81 6
goat 19 0 a 5r b 9n q 9z 3 f4 j fo c
goat_clear 1n 9n e
goat_milk 1i 0 a
goat_shar 1n f4 a
godpare 1f 1c b 1m 7 8e 4
godpare_animal 1n 1c b
goggl 1f j 4 1r 4 92 3
gold 1i 45 g 7s 3
golden 1c 1n a 1z 4 5v 3 ai 4
golden_book 1n 1n a
goldsmi 1n 45 q
goldsmi_worksho 1n 45 b
gon i 2n 4 50 2 av 2 eq 2
gong 1n g 5
good c 2d 2 2h 3 57 3 5e 2 65 4 66 3 68 3 7h 1 85 6 87 5 8f 3 8g 3 90 4 ch 3 cn 3 cq 2 db 4 f6 3 fi 3 fj 4 fq 4
good_bags 1n 85 c
good_clear 1n f7 9
good_coffe 1f 57 b ch 9
good_even 1n 8g d
good_furnitu 1n 90 d
good_hand 1f 65 9
good_off 1n cn c
good_ones 16 41 8
good_part 1i fj d
good_spirit 1n f6 a
good_toys 1n 8f b
goodby 19 3c 2 3g h 3l 2 3s 3 bx 2
googl 19 1h 4 4t f aq l co f cq q cx f
googl_profil 1i 4t b
googl_puts 1n cx c
googl_rank 1n aq d
googl_review 1n cq q
gorg 1n 6u 4
gossip 1i 3s 3 3t 3
gothenb 1f 2n 9 e1 9 ex 8
gourmet 1n 64 o
gourmet_mushroo 1n 64 k
governm 1i 14 8 am i
gown 1i 1n 6 40 l
gown_weekend 1n 40 b
gps 1c u 8 2b 8 dy q eb j
gps_collar 1n dy g
gps_dog 1n dy h
gps_school 1n eb g
gpu 1n as a
grab 1i 4q a bc n
grab_rail 1n bc f
grad 14 h 3 2h 4 60 3 7n 3 7z 9 81 s a0 3 a9 3 ch 6 ed v
grad_essay 1n ed d
grad_exam 1n ed d
grad_insur 1n 81 9
grad_real 1n 7z b
grad_reason 1n ed b
grad_student 1n ed d
grad_teach 1n ed m
graduat 19 19 4 a2 7 a4 a ag 8 ah 8 aw 7
graffit 1n e4 a
grain 1f 63 2 89 4 8d 4
gram 1c 53 5 5t b 9o 3
gram_sugar 1n 5t b
grammar 1n 9y k
grand 1n ce f
grandch 16 14 3 3f 2 3s 3 7s 3 ba 2 bg 8 bk 3 bo a
grandch_child 1n bo b
grandch_print 1n bg 9
grandfa y 1z 2 3l 2 8e 3 8o 5 a9 2 ai 6 eb 4 ew 2
grandma 11 7n 2 ab 2 ai 6 b1 3 bg k bk d bo 5 ew 7
grandma_photo 1n bg b
grandma_postcar 1n bg b
grandma_print 1n bg b
grandmo q a 3 o 4 1m 3 1t 4 3l 4 45 3 4a 4 4w 1 5s 9 76 4 7n 4 89 4 8k 4 8y 3 ap 3 b8 7 bg f bk g bo 4 eu g ex 3 f3 8
grandmo_armenia 1n 5s b
grandmo_bakery 1n b8 b
grandmo_cookboo 1n bk a
grandmo_photo 1n bg f
grandmo_postcar 1n bg b
grandmo_print 1n bg b
grandmo_recip 1i bk c
grandmo_visit 1n eu 9
grandpa u 1m 7 1z 5 3c 2 3k 5 3q 5 3s 6 7o 9 7s 7 8e 7 8m 5 9z 6 ab 4 ai e ba h bg p bh d bo 7 dr 4
grandpa_far 1n bg b
grandpa_gazet 1n bg b
grandpa_let 1n bg b
grandpa_magazin 1n bg b
grandpa_newspap 1n bg f
grandpa_onc 1n ai b
grandpa_pap 1n bg b
grandpa_phon 1n bg 9
grandpa_photo 1n bg k
grandpa_postcar 1n bg h
grandpa_print 1n bg l
grandpa_put 1n bo b
grandpa_recogni 1n 7s b
grandso 1a 2b 3 7s 9 ai 3 ba 6 ey 3
granola 1n 5t a
grant 1a 51 14 91 e bc 5 ea 3 fp 3
grant_applica 1i 51 b
grant_writ 1n 51 v
grap 1n 6m 4
graph 1i 9x 4 a2 4
graphic 1n b8 j
graphic_novel 1n b8 f
gras 16 2r 3 3z 6 8n 3 9n i f4 6
gras_short 1n 9n a
gratefu 1n 76 5
gratitu 1n 78 b
grav 19 3b 11 3f l 3g 9 c8 3 e7 t
grav_abroad 1n 3b b
grav_candl 1n 3b b
grav_car 1n 3b o
grav_clean 1n 3b b
grav_dogs 1n 3g 9
grav_dron 1n e7 b
grav_emigran 1n 3b b
grav_family 1n 3b g
grav_far 1n 3b g
grav_flow 1n 3b d
grav_look 1n 3b b
grav_mov 1n 3b 9
grav_photo 1n 3b g
grav_plant 1n 3b b
grav_put 1n 3b 9
grav_regist 1n e7 d
grav_ston 1n 3b c
grav_tend 1n 3b b
grav_visit 1n 3b b
grav_wash 1n 3b b
grav_yearly 1n 3b b
gravel 1i 44 4
gravest 1f 3b q 3f q e7 g
gravest_check 1n e7 f
gravest_wash 1n 3b b
graveya 1n e7 l
gravy 1n 3x 3
graz 1a l 8 1a 8 2p 7 3x 8 9n v
graz_servic 1n 9n m
graz_sheep 1n 9n g
greas 1a 4 4 35 3 85 3 fk 8
greasy 1n 2 4
great 1c ai 3 bh l bx 5
great_grandpa 1n bh l
greates 1n ah 3
greec 15 1l 5 47 7 52 7 69 7 9a 7 9r 7 ct 7 ee 7 fl 7
greek 1n 9y a
green o 1a 3 1d 3 1j 4 1s 3 2k 4 2q 4 31 3 3c 4 3e 8 40 4 4a 3 4o b 5k 3 5l 4 5p 4 5z 6 60 4 6d 3 6w 3 7b 4 7x 2 8r 6 9c 4 9i 9 ao 6 b9 4 ff 3 fs 3
green_wal 1n 4o e
greener 1n 4o b
greengr 1i 5n 4 64 8
greenho 1f 9i l 9j i fn e
greenho_hotel 1n 9i c
greenho_tomato 1n 9j a
greet 1a 6z 4 8i 9
grew 13 5m 3 5q 3 9w 6 ay 3 cr 7
grey u 3 4 1q 2 43 2 4b 4 54 1 59 3 78 7 80 3 9g 4 9r 3 e0 4 eb 2 fq 5
greyhou 1n du a
grid 15 1d d 2a 6 6o j 9r 3 9s i 9t l b3 6 b9 3 c7 8
grid_cabin 1n 6o b
grid_prepaid 1n 9t a
grid_trad 1n 9t a
grief 1i 3g m 3i y
grief_support 1n 3i o
griev 1i 3i w
gril 1f 2l a 30 a 5w 3
grin 1n 4b 3
grind 15 10 3 2i 3 46 3 5k c 5y 7 6y 2 86 i 99 5 er 2
grip 1c 29 3 44 3
groan 1i 79 3 f2 5
groc 1i 5p 7 5x 8
grocery 1a 1q u 5n i 5p z bm e fd r
grocery_clos 1n 5n b
grocery_coopera 1n fd c
grocery_deliver 1n 5p c
grocery_diaspor 1n 5p c
grocery_expat 1n 5p c
grocery_plantai 1n 5p a
grocery_pric 1n 1q v
grocery_until 1n bm b
grocery_villag 1n fd c
grocery_volunt 1n fd c
groning 1n h a
groom 1c b e dp 13 dt 4
groom_salon 1n dp i
groov 1n ch b
gros 1n d2 b
ground t 5k 5 67 4 69 3 6x 6 7x 6 8s 8 8t 5 9v 3 ay 3 c2 3 ds 3 e1 7 e2 6 e7 5 eg 3 fr d
ground_grow 1n 7x 9
ground_peeling 1n fr b
group f 1 2 f 3 g 3 j 5 l 3 s 3 w 5 y 2 1k 3 1o 3 1u 3 31 8 32 5 34 5 36 c 3i 9 3j 7 3l 4 3m 5 3v 5 4b 2 4f 2 4g b 6d 3 6i 3 6j 4 6u 3 72 5 73 4 7c 3 7d 5 84 4 a2 6 a8 3 ab 3 b4 8 bq a bt 6 ca 3 cb 5 ct 3 cv 4 df 3 do 4 dr 6 dv 2 e0 5 e1 4 eb 2 et 6 ew 5 ex 7 f1 3 f3 3
group_alert 1n cv c
group_began 1n 7d b
group_buy 1f 4g i
group_check 1i w a
group_clean 1n cb 9
group_daily 1n j b
group_decid 1n b4 c
group_exam 1n 3m b
group_friend 17 31 d 36 f 6u 7 84 6 et d
group_holiday 1i bq a
group_indoor 1n dr c
group_library 1i 3v a
group_lost 1n 3i 9
group_nearby 1n 72 c
group_offic 1n f3 a
group_past 1n a2 b
group_physiot 1n 34 b
group_suitcas 1n 31 c
group_tour 1n 36 c
group_tournam 1n ew c
group_travel 1i 36 m
group_trek 1n e1 b
group_trip 1i 36 g
group_umrah 1n 3j 9
group_vets 1i 4g b
group_warehou 1n ct b
grov 1n 60 n
grov_cret 1n 60 b
grow m a 6 b 3 18 5 1j d 1t 6 23 7 3e 3 3z 4 4c 6 4u 2 54 5 5c 2 5d 4 5i 7 5m 3 5n 3 5q 5 60 6 64 a 65 2 7n 3 7x h 83 a 8c a 8n 6 8o 5 9i 9 9j 8 9l a 9z 5 bo 6 ev 2 fa a fn 6
grow_bik 1n 1j a
grow_br 1n 1j a
grow_child 19 a 8 1j f 4c 9
grow_early 1n 9z c
grow_hom 1i 7x n
grow_import 1n 8c b
grow_itself 1n 23 b
grow_kit 1n 7x t
grow_kitchen 1i 7x c
grow_learn 1n bo b
grow_microgr 1n 9i a
grow_own 1n 7x f
grow_oyst 1n 64 b
grow_packet 1n 83 9
grow_tid 1n 9l a
grow_vegetab 1f 18 a
growl 1i 3r 4 dr 4
grown v 12 4 1l 3 3y 7 3z 8 45 6 64 b 70 a 7w 5 83 3 8o a 9i d 9q 5 9w a bk 8
grown_childre 1n bk d
grown_fland 1n 3y b
grown_indoor 1n 9i c
grown_sawdust 1n 64 b
grown_ship 1n 9i a
grown_ups 1a 70 c
growth 1i 2 5 b 4
guarant y 1y 4 28 3 2f 3 2h g 4g 3 55 3 6g 3 7j 4 8x 3 8z 3 a4 6 br i bt 8 c2 8 c5 8 db 3
guarant_car 1n c2 b
guarant_insur 1n br c
guarant_memb 1n bt b
guarant_rid 1n c5 b
guard 16 q 4 10 5 6h 3 7s 4 9h 4 9l 3 dg 4
guardia 1n 3n 4
gues v 1l 4 22 4 43 2 74 4 7p 5 9x 2 9z 3 aa 4 cw 2 da 3 eb 2 ed 2 fm 9
guest i m 4 n 4 r 7 1e 7 2g 6 2i 7 2k 5 2l 9 2o 3 2s b 2w 4 2x 5 2y 5 2z 7 30 3 32 5 33 a 37 7 3a 5 3k 5 3r 4 40 7 4l 2 4v 5 59 4 62 4 6c 9 6d 4 6e f 6f d 6g 7 6l 7 6n 4 6o 9 6p 7 6w 3 8l 3 9c 9 9d 7 9r 3 ae 5 aq 2 az 3 b6 5 c9 3 ck 4 cq 8 es a et 5 ez b fl 4 fs 5
guest_airbnb 1n 6f b
guest_berth 1n 9c c
guest_board 1n 37 d
guest_book 1c 2s a ez 8
guest_choos 1n 6n b
guest_cod 1i 2g a
guest_drink 1i ez 9
guest_even 1n 3k c
guest_forg 1n es 8
guest_list 1c b6 a
guest_messag 1i 6e u 6f e
guest_night 1n 9c d
guest_paint 1n et a
guest_pay 1a 6g 9
guest_record 1n 4v c
guest_reserv 1n 6c c
guest_return 1n fs a
guest_sav 1n fl b
guest_show 1i cq b
guest_sleep 1f ae a
guest_writ 1c 6e a
guestbo 1n 2y a
guestho 1n 33 b
guid y 6 8 1e 6 1u b 20 5 32 s 3a 8 3c 9 3h h 3j g 6h q 6k d 6s 4 6t m 6v 4 6z e 7x 3 9j 4 a9 8
guid_bird 1n 6t 8
guid_calenda 1n 6k b
guid_explain 1n 3a b
guid_first 1i 6 a
guid_hotel 1n 3j 9
guid_meditat 1n 6z g
guid_museum 1n 6h c
guid_natur 1n 6t e
guid_pray 1n 3h d
guid_tour 1i 32 n
guid_treasur 1n 6h b
guid_walk 1i 32 j
guid_young 1n a9 b
guidanc 1n 1h 5
guidebo 1f 1u 7 20 7 32 b
guild 1a 48 4 9a 4 cx 4 eh 4 ei 4
guilt 1i 22 7 dr 4
guilty 1f 22 4 6z 5
guitar 17 3n o 87 g 8o h a5 n cf m
guitar_family 1n 8o b
guitar_left 1n 87 b
guitar_mend 1n cf b
guitar_rent 1n 8o e
guitar_repair 1n cf f
guitar_song 1n a5 b
guitar_teach 1n 3n g
guitar_worksho 1n cf b
gulf 1f ab 8 b8 8 bu 9
gum 1n 6y 3
gummy 1n 7 b
gums 1n dv 8
gusset 1n 85 4
gust 1n 37 7
gut 16 l 8 5x 4 73 8 7q g 8s 5 8t z cp 3 fp 3
gut_clean 1n 8t w
gut_long 1n 8t b
gut_roof 1n 8t f
gut_test 1n 7q i
gym 10 f 7 h o n 5 s s 1g 3 1r 4 2q a 59 7 71 d bx b e6 5 e9 a ey g fl 4
gym_bruis 1n h b
gym_managem 1n s h
gym_memb 1i s i
gym_studio 1n s m
gymnast 1f 2c 7 3w a ey t
gymnast_balanc 1n ey 9
gyms z 9 3 f 5 g 3 h 5 s 6 2i 3 2q a 5l 3 71 5 73 3 7q 3 9r b az 3 ey 4 f1 4
gyms_charg 1n 9r b
gyms_pres 1n 2q b
gynaeco 1f 6 4 75 h 7q c
gynaeco_comment 1n 7q b
haberda 1n 7y 8
habit x l 9 x 3 1r 3 22 b 6c 3 6l 3 6s 2 70 3 7c o 7d e 7g 6 7v 3 9x 2 ae c bg 2 d0 3 dz 3
habit_adhd 1n 7c m
habit_neighbo 1n 22 b
habit_room 1n ae b
habit_track 1n 7c p
haccp 1n 98 10
haccp_paperwo 1n 98 f
hack 1n 55 t
hack_network 1n 55 b
hadith 1n 3h 9
haggl 1n 5f 4
hail 1a 18 3 5i 4 60 3 8c 3 ep b
hailsto 1n ep 5
hair w 2 q c m r d 1m b 2w 2 3t 4 54 2 6y i 8o 4 aw 9 ch 4 d2 6 dp 3 du 4 fc m
hair_best 1n 1m f
hair_car 1n 2 p
hair_chemoth 1n fc a
hair_cut 1i c g
hair_los 1i fc l
hair_salon 1f c b r b
hair_sulphat 1n 2 b
hair_transpl 1n 6y p
haircut 1n c u
haircut_beard 1n c b
hairdre 11 2 5 3 3 c q r e 3s 9 3y 3 40 3 4l 2 8c 3 cx 3 fc 5
hairdre_concert 1n 3s b
hairdre_liv 1n c f
hairdry 1n 6s 2
hairpie 1n fc x
hairpie_women 1n fc e
haj 1n 3j u
hal i h a i 4 17 5 1d 3 1v 3 1w 3 2v 5 30 4 32 7 3r 3 3w 9 4m 6 5c 3 5t 4 66 8 6s 5 9q 3 9v 6 am 3 cj a cr 5 e9 h ey 4 f0 b f1 9 fd 3
hal_against 1n ey 9
hal_book 1n e9 12
hal_café 1i h a
hal_calenda 1n e9 e
hal_communi 1n e9 b
hal_confere 1i cr b
hal_count 1i 4m a
hal_county 1n e9 b
hal_differe 1n 3w c
hal_film 1n cj 9
hal_key 1i e9 g
hal_memb 1n 17 c
hal_off 1i 66 a
hal_quiet 1n f0 a
hal_room 1i e9 d
hal_tasting 1n 32 c
half 9 t 2 50 3 5j 3 5n 3 66 2 72 3 8g 2 by 2
half_empty 19 66 8
half_maratho 1n 72 e
half_past u 2v 6 5j 7
half_pric 1i 5n f
half_work 1i by a
half_worksho 1n 50 h
half_writ 1i ci a
halfway 1n be 3
hallmar 1n 45 5
hallway 1i 5k 3 ch 3
halv 19 3m 3 60 4 81 3 a0 3 b0 4 bn 3
ham 1i 7w p ce 4
hamburg 16 c 7 1j 6 2k 7 30 8 58 8 8t 7 c3 7 dw 7
hammam 1n n a
hamp 1n 8m b
hamst 1n 8e 4
han 1n 9b 4
hand 7 1i 4 1k 3 1x 5 3e 3 3g 2 3z 3 41 5 7y 4 85 3 87 7 8a 3 8h 4 8i 3 b3 2 be 4 ch 3
hand_baby 1n 3z e
hand_back 17 c3 8
hand_bag 1n 1x b
hand_book 1f 8h i
hand_childre 1i 87 f
hand_cloth 1n 41 v
hand_dyed 1n 7y s
hand_find 1i 1x d
hand_forg 1n 8d b
hand_furnitu 1n 8a k
hand_good 1i 87 j
hand_leath 1n 85 a
hand_lisbon 1n 8i c
hand_lock 1n 1k a
hand_lps 1n ch a
hand_onlin 1i 1x d
hand_pens 1n 87 h
hand_pick 1n 5z b
hand_platfor 1i 1x d
hand_pour 1n 8 c
hand_product 1n 87 d
hand_riddl 1n b3 c
hand_school 1i 1i h
hand_scissor 1n 87 g
hand_shop 1c 41 b 87 j
hand_stitch 1n 85 g
hand_tax 1n d0 b
hand_tool 1f 7w i 87 f
hand_tri 1n 87 b
hand_urn 1n 3g 9
handbag 1f 40 9 42 k 85 d
handbag_appl 1n 42 b
handbal 1i 6i 9 ec 9
handboo 1i cl d dn 4
handboo_ticket 1n cl b
handbra 1n c6 3
handful 1a 5t 6 80 3 8c 3 9o 3 bk 7
handhel 1n el 6
handl x 6 3 b c 4t 8 4z 8 55 2 5j c 65 8 8d a 92 5 98 3 au 7 br 2 db 3 dk 3 ep c eq 3 er 3
handl_contrac 1n 4t c
handl_half 1n 5j c
handl_inbox 1n 4z c
handl_local 1n 8d b
handl_residen 1n au b
handl_return 1n 65 b
handleb 1n 1j e
handleb_used 1n 1j a
handmad z 0 6 8 9 36 9 3e d 42 a 43 a 45 i 5u j 85 e 89 6 8d 6 8g 3 8i 7 8k m ao 6 du a er 3
handmad_ceramic 1n 8k i
handmad_chocola 1n 5u e
handmad_dog 1n du e
handmad_jewelle 1i 45 f
handmad_leath 1n 85 f
handmad_ring 1n 45 b
handmad_stonewa 1n 8k c
handmad_train 1n 36 b
handmad_vegan 1n 5u b
handov 12 t g 1g 4 1k 3 35 7 4u 3 54 3 5b 3 6i 3 8v 3 99 a ef 3
handov_not 1n t c
handrai 1n bc q
handset 1n e 4
handsha 1n b5 3
handsom 1n aw 5
handwri 15 5u 3 8m a aj 4 bh 7 bk i bl a ce 6 e8 3 ed c
handwri_card 1i 8m a
handwri_recip 1n bk f
handyma 1n 8q 15
handyme 1n 8q n
handyme_mount 1n 8q b
handype 1n 8q b
hang m 2a 9 4i 2 4p 4 5j 9 7s 4 82 2 8j 6 8q 5 8u 3 9v 3 ao 3 cm 4 dd 3 df 2
hang_door 1i 5j b
hang_dril 1n 2a b
hang_lamp 1n 8q b
hanna 1n 2e e
hannelo 1n dn 3
hanoi 1n 32 b
happen f 3f 2 5a 1 7m 2 ad 2
happy 1c cq 8 do 3 e1 2
har 1n 9j 4
harassm 1i 4h f ak a
harbour 19 37 6 6k 4 88 3 8i 6 93 4 9c p
harbour_mast 1n 9c g
hard r 1z 4 2d 5 3n 2 4y 2 5r 5 71 3 7i 2 7r 5 86 3 9f 2 a5 4 a8 2 b9 2 bf 3 cl 7
hard_cas 1i cl a
hardest 1f 7d 4 an 3 d2 5
hardly 15 17 3 1l 9 1p 4 41 5 44 3 4o 4 6h 3 aw 4 cs 5
hardly_speak 1n 1l b
hardnes 1n 2 e
hardnes_styl 1n 2 b
hardwar 19 2a 4 2g 4 53 8 8t 4 9r a f8 7
hardwar_depot 1n 9r b
harm 14 e 4 o 4 4h 3 6n 3 71 3 7h 3 98 3 al 6
harmful 1n 42 5
harmles 1c 7l 9 cp 4 dj b
harmles_fak 1n dj b
harnes 1i 4i b du m
harnes_climb 1n du b
harvest x 15 6 5a a 5i 6 5v b 5x 8 5y e 5z 9 60 f 64 f 6m 4 7x a 8r 8 9i 7 9j e 9l 4 9m 9 9w 4 bk 3 fa i
harvest_dat 1i 5z a
harvest_polish 1n 5x b
hasn 1c 6l 3 d1 4 dk 4
hat y 4 5 b 6 2y 3 3a 2 3r 2 4d 6 8u 8 cb 5 d4 3
hat_iron 1n 8u b
hatch 1f 2k g 91 6 c6 4
hatcher 1i 9l 4 9o 4
hats 1c 1c 3 3r 3 4a h ff e
hats_knit 1n 4a g
hats_onlin 1n ff c
haul 1f 4e 9 f7 m fr 9
haulag 1i 4e h 9h f
haulag_company 1i 9h c
haulag_firm 1n 4e b
hauli 1c 9h 7 ek 4 fi e fr 6
hausa 1n cs e
hausa_igbo 1n cs b
hav 1a c 3 1p 4 2s 7 5u 3 dv 4
haven 1i 52 5 co 5
hay 19 33 3 5v 3 6x 3 7p 8 e1 8
hazard 1n aa n
hazard_clip 1n aa g
hazelnu 1c 2p 8 5t 3 5u 6 7b 3
head r 2 6 c b r 3 s 4 t 2 1r 5 3j 3 46 3 4c 3 4j 4 4y 2 6j 4 ap 4 cc 2 cy 5 df 3 dk 4 e2 3 ed 2 fc 5
headach 1i 5 4 7p x
headach_see 1n 7p b
headban 1n 24 m
headban_speak 1n 24 b
headhun 1n 4y b
headpho 1c 24 8 ae 3 cc 6 cj a
headpho_blanket 1n cj 9
headqua 1n 4o b
headsca 1n fc a
headset 1f 4i r 7m b f2 6
headset_train 1n 4i e
headsho 1n aw 11
headsho_headsho 1n aw e
headsho_keep 1n aw b
headsto 1i 3b r 3f o
headsto_open 1n 3f 9
headwea 1i be 8 fc 9
heal 16 0 4 g 4 m k 2q 4 3i 4 79 4 9e 6 dx 3
health n k 2 l 4 1f 3 2q 5 43 2 59 2 5x 5 69 9 6i 2 73 4 75 7 78 7 7k d 7q 4 9e 5 9k 4 9l 4 cp 2 di c dt 4 dy 4 ea 4 ey 5 fo 6
health_assista 1n 7k g
health_authori 19 69 b
health_questio 1f 7k f
healthy 1a l 8 2u r 5t g 73 8 9k 4
healthy_snack 1i 2u a 5t g
healthy_vend 1n 2u q
heap 1i 2t 4 94 4
hear j e 3 p d 14 2 38 3 3n 3 6h 4 7n 4 7r 5 9k 4 a5 3 a6 4 b1 6 ca 4 ci 3 cm 3 dr 3 f8 2 fk 3
hear_aids 1n p c
hear_audio 1n b1 b
hear_curator 1n 6h b
hear_hom 1n p n
hear_own 1n ca 9
hear_queen 1n 9k a
hear_test 1n p h
heard s g 2 u 6 4h 5 6h 5 ah 4 ai 3 bd 4 cc 4 cs 4 ee 3
heart x 1 2 f 3 v 6 1d 3 3d 2 3n 2 4b 4 72 3 7u c cl 3 dy b ey 4
heart_rat 1n dy g
heat p k 4 n 7 22 2 25 4 3l 6 4r 9 53 2 5l 5 6f 6 75 4 79 4 91 e 9o 3 9p 6 a6 3 af 8 cm 5 ei 9 f8 a fl e fo 9
heat_build 1n fl d
heat_cal 1n fo a
heat_mould 1n af b
heat_pump 1f 91 n
heat_runs 1n fl d
heat_stres 1n 4r f
heat_wagon 1n 3l c
heavy 11 2 4 f 3 28 3 5i 2 62 3 8k 3 9k 4 cp 3 dh b fi 2 fr 4
hectar 1f 9j j 9m c 9n 7
hedg 19 8r l c6 3 dy 5 e0 3
hedg_weed 1n 8r b
hedgeho 1i 2f e er 3
hedgeho_stop 1n 2f b
heel 17 f 3 t b 43 5 44 e 8u 3 e1 2
heif 1n fo 4
height z m 3 6x 7 7m b 8l c 8s 4 8t 3 c6 2 e1 2 f1 5
height_chang 1i 8l b
height_psychol 1n 7m b
height_video 1n 6x a
heir 17 90 7 94 4 bh 6 ch 3 dn 3 ef 4 f7 9
heirloo 1i 45 8 83 v
heirloo_seed 1n 83 m
heirloo_vegetab 1n 83 c
held q 2d 3 2h 2 46 4 58 2 68 2 6r 3 9h 4 aa 2 ab 6 bu 4 bv 3 db 5 ef 2
held_check 1n ab b
helicop 1n fp 4
hello 1i a1 3
helmet 1a 2e d 4r d 8n 6 c3 6 e1 d
help h i 4 l 4 o 6 z 3 13 3 14 4 1a 4 1f 5 1h 4 1w b 30 3 33 4 3m 8 3s 7 3v 4 4r 5 4x 5 4y 4 51 5 52 7 54 2 68 5 6r 3 6v b 70 7 78 6 7d 3 7f 5 7h 3 7i 5 7m 1 7r 7 7t 4 7v 4 8v b 94 6 9x 7 9z 5 a7 7 a9 8 ae 3 af a au 3 ba a bb 9 cl 7 di 2 dz 4 ev 4 fd 3 fe 2 fh 6
help_app 1n 9x g
help_applica 1n a9 d
help_arriv 1n 4y c
help_breastf 1n o b
help_car 1n 7f d
help_declut 1n 94 b
help_desk 1i cl h
help_door 1i 7v a
help_event 1n fh b
help_fal 1n 70 g
help_feed 1n 33 c
help_few 1n bb 9
help_hom 1i 1h 9 ba b
help_househo 1n bb 9
help_lin 1n 4x c
help_lon 1n 4r b
help_los 1n l b
help_machin 1n 52 c
help_mov 1i 8v e
help_newcom 1n 6v c
help_old 1n ba l
help_parent 1n 1f 9
help_phon 1n 3s b
help_pupil 1n 3m g
help_rehom 1n dz b
help_rent 1n af b
help_rid 1n 7i b
help_senior 1i 3s d ba c
help_smal 1n 1w c
help_spanish 1n 6v 9
help_word 1n 9z c
helpdes 1i 4x b cl a
helping 1n 73 3
helplin 1i 77 8 al 8
helsink 1n c4 a
hem 1f 1i 6 49 a ao 6
hemp 1i 4c e 9u d
hemp_put 1n 4c c
hempcre 1n 9u 9
hen 1i d 5 et 7
hens 1a x 3 33 e dw 6 fo 8
hens_tabl 1n 33 c
her b 6g 3
herb 14 18 5 23 h 5y 7 5z b 6d 5 6t l 7x i 9i i f6 8
herb_alp 1n f6 8
herb_cook 1n 6t 8
herb_garden 1n 23 f
herb_grow 1i 7x d
herb_guid 1n 6t a
herb_walk 1n 6t d
herb_windows 1n 7x b
herbal 1i 5z m 70 7
herbal_tea 1i 5z e
herd 1i 5r 4 fo e
heritag 1f 3o 8 6h 9 bh 7
hero 1f 1m z 2o 4 8m f
hero_nam 1n 1m h
heron 1a m 8 37 3 3q 3 4b 8 b6 b
hers 13 r 3 2v 3 7t 3 8d 4 ai 3 bk 7 bn 3
herself 13 3m 4 3s 3 3t 3 8b 3 9z 3 at 5 ba 3 ed 3
hes 1i 1d 9 91 9
hesitat 1n 9z 5
hgv 1n 9h a
hibiscu 1n bu 4
hid x 14 3 2h 2 6u 2 70 3 72 3 7d 3 85 7 a7 6 b8 2 de 3 dr 2 dw 4 dz 4 e0 3 ez 4
hidden 12 26 3 2e 9 3r 3 4a 3 5b 3 7b c 8e 9 b4 3 bn 3 bx 3 dq 5
hidden_gluten 1n 7b f
hidden_insid 1n 8e b
hidden_sos 1n 2e b
high s 2a 5 4c 4 5z 4 6r 3 8f a 9r 2 af 9 b4 2 ed 5
high_chair 1i 8f f
high_writ 1n af b
highest 1n 7 5
hik 16 20 z 2d 7 32 g 6p l 6s q 8n 7 b7 e
hik_alon 1n b7 c
hik_app 1n 20 r
hik_bags 1n 6s c
hik_inn 1n 6s a
hik_luggag 1n 6s c
hik_rout 1n 20 k
hik_start 1n 20 b
hil y 20 6 28 6 3p 6 4a 4 5k 4 6x 4 72 3 ak 6 bz 4 c1 2 c8 2 eb 2
hillsid 1n 9q 4
him r o 3 67 2 7a 2 8g 3 8r 4 9f 2 c7 2 ch 2 dr 3 dz 6 e7 3
himself 12 12 3 5d 4 6k 3 7u 3 bo 3 ck 2 dc 3 ec 2 ej 3 el 6 eo 3
hind 1i 9g 7 dx 4
hing 1f 3z 4 8a 3 8q 6
hint 19 2c 3 31 6 41 3 84 9 9x i b3 8
hip 15 i 8 k c 2b 3 47 3 7z 3 dx 8 ey 4 fq 3
hip_surgery 1n k c
hips 1c f 4 71 3
hir o g 2 h 7 i 2 17 6 1j 5 1w 4 2j 9 2y 7 34 4 35 8 37 c 40 a 4k d 4y 9 4z 6 54 4 59 4 5b 9 6w 4 8n 8 8v 4 92 5 9m a a4 7 ah 8 bh 3 c3 5 cb c cg a d2 3 dd c de b f1 3 f7 3 fh 7
hir_admin 1n 4z c
hir_freelan 1n 4k i
hir_licenc 1n 37 b
hir_light 1n 1j a
hir_manag 1i ah b
hir_shop 1f de a
hir_softwar 1n dd g
hir_vet 1n 4k e
his 1n 5x 7
histami 1n 7b b
histori 1n ai 8
history x f 3 x 3 1z 3 4f a 7h j 96 5 9a 3 ai 8 az 6 b0 d bh g ce c cu 8 d2 3 d4 3 dv 3 ei 9
history_instrum 1n ce b
history_parish 1n bh 9
history_part 1n ei b
history_publish 1n b0 b
history_researc 1n bh d
hit 1a 1j c a5 4 ev 3
hit_handleb 1n 1j b
hitch 1n c5 b
hits 1f 4x 5 ax 4 ch 3
hiv 1i 5v h 9k x
hiv_scal 1n 9k k
hiv_sensor 1n 9k c
hoard 1n f7 9
hoars 1n cg 3
hob 1n 30 4
hobby 11 1x 7 5y 6 7z e 82 b 83 b 88 6 8d 6 a3 g ad 7 b7 6 bh 5 er f eu a f1 a
hobby_bak 1i a3 e
hobby_cook 1f eu 9
hobby_garden 1i 83 d
hobby_photogr 1n 82 e
hobby_play 1n f1 c
hobby_pot 1n er j
hobby_sew 1n 7z j
hockey 1n 1i 4
hoe 1n 9j 8
hoes 1n 9j h
hoes_sugar 1n 9j a
hoist 1i 4r 7 6r i
hol x 2a 3 3g 4 3z 3 55 c 81 3 90 4 df 3 e4 8 f8 4
hol_company 1n 55 b
hold d 9 2 k 2 o 3 16 3 29 3 2d 3 3d 5 53 2 66 2 6g 3 7m 2 8x 2 93 4 9g 3 al 3 bo 3 bv 4 e7 5
hold_baby 1n o c
hold_farewel 1n 3d a
hold_grav 1i e7 a
hold_wed 1i 3d 9
holiday m j 4 1g 3 1u 5 23 6 2g 6 2x 9 33 8 34 4 35 8 36 6 3k 4 3n 5 3q h 3w 3 4z 6 5j 5 60 3 6e 2 6f g 6q d 6r f 6s 4 7g 5 7j 8 82 3 8f 8 8j 3 93 b 9d 4 9v 5 9y 4 a1 3 bq 5 c9 4 d2 5 df 8 dg d dq 9 fa 3
holiday_camp 1i 3q t
holiday_childre 1n 3q h
holiday_ent 1n bq b
holiday_flat 1f 8f b
holiday_fridg 1n 7g b
holiday_hom 1c 6f m 6r 8 93 f
holiday_hous 1i 7j 9
holiday_let 1n 6f j
holiday_mov 1n 9v a
holiday_pay 1n d2 b
holiday_photo 1n 2x c
holiday_rental 1n 6f q
holiday_request 1n dg k
holiday_skil 1n df c
hollow 1c 8l 4 8q 6 c1 3
holy 1n 3j 9
hom 8 8 3 c 4 d 5 e 6 f 3 k 4 o 5 p 7 t 5 z 3 1c 4 1h 2 1n 4 1o 7 1y 6 27 4 2a 4 2d 3 2f 6 2g 3 2s 4 2z 5 30 3 3c 4 3g 2 3t 7 46 4 49 4 5c 2 5k 3 5s 3 6f 5 6q 7 6y 4 71 5 7f 2 7m 2 7q 7 7u 5 7v 3 7x 5 7z 3 86 3 8c 2 8p 5 8q 4 8s 4 8x 5 8y 3 91 6 93 6 94 4 95 4 97 3 9b 6 9f 3 9v 5 ak 6 ba 2 bc 5 bg 4 bu 5 bz 4 c1 3 c2 5 c3 3 c5 4 c7 5 c8 3 df 2 dq 3 dr 3 ds 3 dw 6 dx 3 dz 2 f3 7 f7 4 f8 4 f9 3 fc 2 fh 3
hom_adaptat 1n bc i
hom_afterwa 1i 6y 8
hom_age 1n bc 8
hom_battery 1n 2a c
hom_birth 1n o b
hom_blood 1n 7q j
hom_buy 1n bz f
hom_car 1c t g 3t q
hom_check 1c 6y 7 dw a
hom_clear 1n f7 b
hom_clearan 1n f7 b
hom_coast 1n 93 c
hom_collect 1n 30 c
hom_cook 17 2s f 5s 9 5y a 60 a 86 c 8d d f3 v
hom_earn 1n 13 b
hom_educat 1n 1o v
hom_empti 1n f7 b
hom_empty 13 f7 7
hom_energy 1n 91 o
hom_exchang 1n 6q o
hom_exercis 1n z g
hom_explain 1n ba 9
hom_eye 1n 46 g
hom_family 1i 6q b
hom_film 1n dx b
hom_find 1n 1c b
hom_first 1c o 9
hom_fix 1f c1 a c2 a
hom_fold 1n 2f b
hom_food 1n 2m b
hom_guest 1i 6f c
hom_gynaeco 1n 7q b
hom_invento 1n 1y x
hom_keep 1n 97 b
hom_kit 1n 7x i
hom_kitchen 1f 71 a
hom_kne 1n k c
hom_lad 1i 17 b
hom_led 1n 7f b
hom_lesson 1n ds c
hom_let 1n c7 b
hom_loan 1n bz d
hom_measur 1n 6r a
hom_morn 1f 7u 9
hom_movy 1n bi b
hom_nev 1n 3t b
hom_night 1f ak 9
hom_ninety 1n e c
hom_old 1n bc a
hom_onc 1i 2z b
hom_organis 1n 94 f
hom_own z 1y 7 27 8 2f 8 8c 7 8s c 8x d 91 d c6 7
hom_philipp 1n bu b
hom_pins 1n 49 c
hom_platfor 1n 7u a
hom_print 1n bg b
hom_replace 1n c3 b
hom_return 1n 3g 9
hom_robot 1n 2f m
hom_saf 1i ak g
hom_school 1f 1o u 6q 9
hom_sewn 1n 49 c
hom_shar 1f er 8
hom_smal 1n 8k c
hom_softwar 1i 9b q
hom_styl 1n 5l b
hom_subscri 1n 91 b
hom_sum 1n 6q e
hom_swap 1n 6q r
hom_teach 1i 3n a
hom_test 1n 7q v
hom_train 1f d a f3 9
hom_video 1n 7z b
hom_visit 1a 9f a dw l
hom_watch 1n 93 l
hom_whil 1n 93 c
hom_women 1n f c
hom_workout 1n 71 n
hom_writ 1i 6f a
homelan 1n 5p i
homelan_latin 1n 5p a
homeles 1i 1e 9 32 e
homeles_lead 1n 32 c
homemad 1f 2i d f3 m f5 r
homemad_cak 1n 2i c
homemad_jam 1n f5 b
homemad_meal 1n f3 c
homeown 17 27 7 89 7 8q 8 8r 8 8t d 8x g 91 8
homesch 1i 1o 14 ab q
homesch_ages 1n 1o a
homesch_box 1n 1o c
homesch_curricu 1n 1o k
homesch_family 1i 1o e ab a
homesch_kits 1n 1o c
homesch_lesson 1n 1o c
homesch_parent 1i 1o b
homesch_plan 1n 1o c
homesch_weekly 1n 1o c
homesha 1i ae g bb v
homesha_program 1n bb 9
homesic 1n 3q 8
homewor 1a z 8 3m e 9x y ds c ed k
homewor_app 1n 9x b
homewor_help 1i 9x i
homewor_teach 1n ed f
homewor_tutor 1n 9x n
honest 16 8z 3 98 4 ah 5 dh 4 dr 3 ep 4 eq 3
honestl 11 1b 3 4m 3 6g 3 8z 3 bh 3 dh 2 dy 3
honesty 1n 4q b
honey 1n 5v 1a
honey_beekeep 1n 5v d
honey_forty 1n 5v b
honey_lov 1n 5v d
honeymo 1n bl 3
hong 1n 7q a
honour 1n 2w 9
hood 1i 3z 4 f8 3
hoody 1n 4b r
hoody_shirt 1n 4b b
hoof 1n 9g 12
hoof_photo 1n 9g b
hoof_trim 1n 9g m
hook y 29 4 2a 7 2b 4 44 4 4d 5 4r 3 8u 2 99 7 es 6 fc 3
hoop 1n 3w 4
hoov 1n 9g m
hop 12 i 7 w 3 24 6 54 2 55 5 57 4 5o 7 8k 3 bs 5 bv 5 dl 5 ds 3
hopeful 1i 24 4 40 4
hops 1n 63 k
hops_sel 1n 63 b
horizon 1n bj 4
hormon 1i 75 a 7q k
hormon_test 1n 7q i
horn 1i 5e 3 6i 4
horosco 1n fb z
horosco_app 1n fb c
horosco_daily 1n fb c
horosco_morn 1n fb e
horror 1n 3p 3
hors 17 1c d 3q 3 4p 4 9g k dx m e1 11 fo 7
hors_adult 1n e1 b
hors_becom 1n 1c b
hors_cost 1n e1 d
hors_hoof 1n 9g b
hors_own 1f e1 g
hors_physio 1n dx f
hors_rid 1n e1 q
hors_shar 1n e1 h
hors_stabl 1n dx b
horsesh 1n 9g h
hos 1a n 3 8t 3 97 3 e8 b
hospic 19 3c 8 3e 3 3i 7 94 4 aj 4 fe s
hospita t k 3 o 3 u 9 v 5 w 9 x 5 y 5 2j 9 2u 7 3c 4 3j 4 3t 3 4i 8 4m d 4w 5 4y 5 69 6 7u b 7v i a4 9 ah 5 bc 8 c6 a fe m fh d ft 5
hospita_charity 1n fe e
hospita_childre 1n fe b
hospita_confirm 1n fh b
hospita_gat 1n 2j b
hospita_hom 1n 7u e
hospita_record 1n w b
hospita_shift 1n fh d
hospita_stay 1n bc 8
hospita_transpo 1n 7v d
hospita_twic 1n fe 9
hospita_vans 1n 7v b
hospita_visitor 1n fe h
hospita_work 1n a4 f
host t 2g 6 2o 9 2s f 2y d 2z c 30 b 36 5 38 a 39 3 4u 3 55 3 58 a 59 a 6c 8 6f j 6u 2 8w 3 ac 7 ad 8 az 5 b4 2 c9 5 cg a ck d cu 6 cv 3 dq a f8 4
host_animal 1n dq b
host_br 1n 59 b
host_din 1n 2s h
host_fresh 1n ck a
host_open 1n 38 b
host_party 1i 2o d
host_sees 1n 6c c
host_send 1n 6f b
host_set 1n 2y a
host_smal 1n ac c
hostel 1c 32 8 34 4 6p 12 bq 4
hostel_backpac 1n 6p c
hostel_cyclist 1n 6p c
hostel_dormito 1n 6p e
hostel_kitchen 1n 6p e
hostel_way 1n 6p a
hot q 9 7 e 4 m 3 n a 2j 4 2k 4 2m 4 2v 7 3x 7 5s f 5z 5 6w 7 6x 8 75 5 8l 5 9f 2 9h 3 fk 3 fl 4
hot_air 1n 6x e
hot_half 1n 2v c
hot_lunch 1n 3x d
hot_sauc 1n 5s u
hot_tub 1i n e 6w b
hotel o j 7 32 2 33 5 34 3 36 7 3j 5 3k 6 48 7 4g 8 4j 5 4o 7 4p c 58 2 59 f 5d 5 5f 9 6d 7 6e m 6k 3 6n 4 6p 5 6r f 6x 4 6y c 86 3 8f 6 9i 8 9r d 9t 4 aq 5 c9 8 ct 8 db 8 de 9 f8 4 fh 5 fl d ft 4
hotel_check 1n 6e f
hotel_deliv 1n c9 c
hotel_dentist 1n 6y 9
hotel_direct 1n 6e f
hotel_doctor 1n 6y 9
hotel_front 1n 6e h
hotel_group 1n ct b
hotel_guest 1i 6e w
hotel_gyms 1n 9r f
hotel_holiday 1i 6r 9 8f a
hotel_host 1n 59 b
hotel_learn 1n de c
hotel_linen 1n 59 h
hotel_measur 1n 6r a
hotel_pool 1i j c 4g b
hotel_swap 1n 4p a
hotel_train 1n 3k c
hotel_travel 1i db a
hotel_treat 1n f8 9
hotel_turn 1n fl b
hotel_upsel 1n 6e f
hotel_walk 1n 3j 9
hotlin 1a o 6 4h l 4x 7 9r 3 di 6
hottest 1i 5r 5
hourly 1f 37 7 6w t by c
hourly_work 1n by b
hous d p 4 18 3 1a 2 1t 4 1w 6 1y 6 27 4 2f 4 2g 6 33 4 36 4 38 3 3q 3 4e 2 4q 5 53 4 56 2 59 4 6c 2 6e 4 6f 5 6l 3 6o 5 6q a 6s 3 7j 6 8a 5 8b 8 8p 9 8q 5 8r 4 8s 7 8t 6 8u 3 8v 4 8y 3 91 8 92 2 93 b 94 7 95 3 9v a ae 4 am 3 bb 6 bq 3 bz 4 c7 6 ce 3 d7 3 dp 3 dw 4 ef 5 eq 2 f6 3 f7 7 fe 2 fh 4
hous_answ 1n am a
hous_area 1n 4q b
hous_associa 17 ef a
hous_bil 1n c7 b
hous_block 1f 1w e
hous_check 1n 91 d
hous_clean 1n 8p z
hous_clearan 1f 8a f 94 h f7 h
hous_company 1n 9v e
hous_concert 1n 38 c
hous_couri 1n 2g b
hous_dat 1i ce a
hous_dog 1i dp a
hous_electro 1n 53 c
hous_factory 1n 9v c
hous_family 1n 6q g
hous_guest 1n 6o a
hous_harvest 1n 8r b
hous_holiday 1n 6q g
hous_local 1n 9v e
hous_lunch 1n 3q c
hous_neighbo 1n 8q b
hous_plant 1i 1t c 8b r
hous_reckon 1n 91 b
hous_remind 1n 1y b
hous_saturda 1i f6 7
hous_sea 1n 7j a
hous_sit 1i 93 w
hous_stay 1i 6o 9
hous_storm 1n 93 c
hous_student 1i bb b
hous_sum 1i 6q f
hous_swap 1i 6q l
hous_teach 1n 6q g
housebo 1n 37 a
househo o 9 7 11 9 15 7 1p 7 1q 7 1r 5 1y a 22 b 29 6 2a a 2d 4 2f 4 4q 9 5g a 5h 8 5i 9 5j 9 5o a 5w 8 60 6 64 4 6q 7 6w 6 7x 3 8j 5 8p d 8q 7 8u 7 8v 5 8w 7 8y 8 8z 9 92 8 93 7 94 7 95 7 9p 6 9t 4 bb 7 bm a bn 8 bx d c4 7 f4 7 f7 7 f8 5 f9 7 fd 7
househo_budget 1n bm i
househo_car 1n c4 e
househo_contrac 1n bx h
househo_cook 1n f4 a
househo_cost 1n bn g
househo_damp 1n 95 e
househo_devic 1i 29 b
househo_ful 1n f7 b
househo_furnish 1n 8y e
househo_garden 1n 6w c
househo_instead 1n bb 9
househo_journey 1n 93 f
househo_keep 1n f9 c
househo_ord 1a 8p a
househo_shar 1n 1q c
househo_short 1n 8w e
househo_travel 1n 6q c
househo_twelv 1n 22 b
househo_visitor 1n f8 b
housema 1n ae b
housepl 1f 1t r 23 c 8b p
housepl_photo 1n 1t g
housepl_subscri 1n 8b g
houston 1i 94 9 et 8
howev 1n c8 4
hug 1n 9 3
hum 1f fk 5
human 17 4w 9 a5 4 at 7 cm 3 da 4 f8 g fb 7
humanis 1n 3d u
humanis_speak 1n 3d a
humidit 1i 26 l 95 l
humidit_wal 1i 26 a
hummu 1n 2u 7
hums 15 16 3 8z 3 a5 3 az 3 cc 2 fk 6
hunch 1n fg 7
hundr k 3 3 8 3 v 3 2h 3 3a 5 41 3 46 5 4z 2 7j 2 7k 3 7l 3 83 4 9x 3 an 2 av 2 aw 4 b3 3 cy 3 dd 3 dk 2 dn 2 f5 3
hundr_board 1n 3a b
hundr_fram 1n 46 b
hundr_tomato 1n 83 9
hundred 11 2o 3 2v 3 40 3 5m 3 5w 3 5z 3 9z 3 a3 3 ap 9 fc 5
hundred_variant 1n ap b
hung 10 4 2 2a 2 49 3 4p 2 7s 4 8j 4 fc 3
hungari 1n 5s e
hungari_pep 1n 5s b
hungary 19 u 8 1q 8 6y g 8o 8 9h 7 ec 7
hungry 16 3v 3 5g 4 5t 6 6l 3 73 5
hunt 17 1x g 31 d 3r h 5n d 6h a ag 8 dy 4
hunt_costum 1n 3r c
hunt_family 1n 6h b
hurry 19 6 6 7s 3 aj 3 be 5 dj 3
hurt u k 2 2c 4 4r 3 5n 3 6s 4 79 6 92 3 9x 3 bk 3 cr 3 db 2 dr 3 e2 3
husband 1f 4s 8 bd 3 cd 6
hut 15 4 3 20 9 5r 3 6f 5 6o j 6s h e9 8
hut_afterno 1n 6s a
hut_interne 1n 6o a
hut_night 1n 6o a
huts 1f 4a 5 6o p eg 5
huts_interne 1n 6o a
huts_night 1n 6o a
hvac 1n fl a
hydrant 1n 97 i
hydrant_emergen 1n 97 b
hydropo 1i 23 a 9i r
hydropo_hydropo 1n 9i c
hydropo_lettuc 1n 9i a
hydroth 1n dx m
hydroth_dogs 1n dx f
hygien u 6 3 d 3 m 3 p 3 2z 3 47 4 4d 3 4i 3 57 3 59 3 5o 3 64 3 8f 3 98 i 9e 4 ez 2 f3 2 fc 2 fe 4 fl 4
hygien_record 1n 98 c
hygien_task 1n 98 b
hygieni 1n p b
hyperca 1n b3 b
hyperlo 1n ay b
ibuprof 1n 4r 8
ice x n 7 2p o 2r 6 2s 2 5a 5 5e 3 5u 3 6x 4 bq 6
ice_cream 19 2p t
iced 1f 2r b 5z 9 62 9
iceland 1i 6k 9 e1 d
iceland_hors 1n e1 b
ices 1n 2p g
ida s c 3 h 3 j 3 12 5 1h 4 1j 5 1l 4 1m 5 1o 3 2v 4 3k 6 3q 4 3w 4 87 3 ba 4 bg 4 bj 3 bl 3 ew 5 f0 3
idea 11 m 3 1p 3 1z 3 3v 3 4v a 5g 3 5o 3 8g 4 a5 3 b3 3 dh 7 e6 a
idea_guest 1n 4v c
identif 1i 1t l dc 5
identif_housepl 1n 1t g
idl 1a 5b k 5c 9 99 3 as d dq 4
idl_oth 1n 5b c
idl_serv 1n as d
igbo 1n cs e
igbo_develop 1n cs b
ignor 1c 7a 4 7c 3 cu b d1 4
ill o l 4 s 2 2s 5 2v 3 2w 4 3d 2 3k 3 3q 4 3u 4 4z 2 56 3 6b 3 6j 3 8p 5 a2 4 ax 4 bk 3 c5 3 dq 4 ej 3 el 3 fe d fh 3
ill_childre 1n fe b
illegal 1n e4 a
illiter 1n 14 b
illnes 10 7 2 l 5 m 3 1c 3 1f 3 3d 3 3i 3 3j 3 72 3 7f 3 7o 3 7p 6 bf 7 fb 3
illustr 1a 1m b 4b b 8j i b5 g b6 e
illustr_fans 1n b6 b
illustr_number 1n 8j b
illustr_persona 1n 1m 9
illustr_print 1i 4b a
imag 1a v h 4v 9 ao i at i fn a
imag_set 1n ao b
imag_tel 1n fn a
imagina 1n bp 5
imitat 1f 24 c cd 4 dj 4
imitat_sunris 1n 24 b
immigra 19 4w 8 5p 7 6v o 7h 8 a6 8 au n
immigra_lawy 1n au c
immun 1n a8 4
impair 1n 7r q
implant 1n 6y u
import 13 52 h 5p 5 5q d 5y 3 66 k 68 o 69 3 8b 3 8c a 9w e d0 3
import_book 1n 66 b
import_deliver 1n 8c b
import_duty 1n 68 e
import_germany 1n 52 c
import_twelv 1n 5q c
importa 1n av b
impres 1n 5d 4
impress 1n 10 8
imprint 1n cx 5
improv 1i 7h o df 3
improv_credit 1n 7h j
inbox 19 4z d ar 3 av t cl g d4 i ff 7
inbox_assista 1n av l
inbox_calenda 1n 4z c
inbox_puts 1n av b
inbox_remind 1n d4 b
incens 1i 8 a fb 4
incenti 1n 58 c
inch 1n 49 a
inciden 1n cv b
includ w z 3 1z 3 2l 3 34 4 3e 4 49 3 4o 8 4u 8 4v 3 64 3 7y 6 d2 8 d5 2 di 2 dm 2 eu 6
includ_holiday 1n d2 b
inclusi 1n 1e x
inclusi_caf 1n 1e n
inclusi_café 1n 1e e
incom 11 11 6 9r 8 a3 3 a4 6 b0 3 b6 3 b8 3 bm 6 bn a bv 3 bz 6 c0 c c6 3
incom_expect 1n c0 c
incompl 1n e5 5
inconti 1n bd 13
inconti_discree 1n bd b
inconti_pads 1n bd a
inconti_pant 1n bd i
inconti_product 1n bd i
increas 1f af j as c ef 9
increas_lawy 1n af b
increas_shut 1n as b
incubat 1n 5c c
indebt 1n 7i a
indepen u 7 7 s 5 x 7 y 5 22 3 2i 4 39 5 4g a 5f a 6c 6 6e 5 7z 4 8h b 8z 4 91 a 96 5 9a 5 9b 5 ax a ay a b4 3 b6 5 b7 c cj 5 cn 5 cq 5 e2 4 em 5
indepen_advic 1n 91 b
indepen_hotel 1i 4g f
indepen_lab 1n 7 b
indepen_local 1n ay b
indepen_magazin 1n b7 i
indepen_opticia 1n ax f
indepen_publish 1n 8h c
indepen_shop 1n 5f g
index 1c x 7 a8 7 bp j e7 c
index_portfol 1n bp f
indi 1i 7z 7 b2 u
indi_gam 1n b2 s
india 13 v 7 1l 5 2e 6 6b 6 74 6 7l 6 8e 7 ag 7 an 6 aw 7 cu 7
indian 1f 2m c 5p 8 at b
indian_hom 1n 2m b
indian_languag 1n at a
individ 1n 3g c
individ_cremati 1n 3g 9
indones 1f 4t 9 55 8 fs 8
indoor 11 h 7 1t 7 23 f 26 7 2o 3 4o 7 8b c 95 7 9i j dr 9 ds 3 f0 p f1 a
indoor_car 1i dr b
indoor_farm 1n 9i i
indoor_garden 1n 23 c
indoor_herb 1n 23 b
indoor_plant 1f 8b e
indoor_play 1n f0 i
indoor_playgro 1i f0 p
industr 1a 4k 4 9h 6 ax g c5 d fm 8
industr_estat 1i c5 c
industr_newslet 1n ax h
infant 1i 1f w 5m d
infant_night 1n 1f b
infant_sleep 1n 1f q
inflamm 1n a8 a
influen 1i 4l 1a 4t p
influen_agency 1n 4t g
influen_influen 1n 4l d
influen_market 1n 4l d
influen_match 1n 4l k
influen_platfor 1n 4l c
influen_really 1n 4l b
info 1n a4 5
informa 1a 51 4 5f 8 aj 4 am 4 dk 8
ingredi z 0 7 1 8 b 8 1p 5 2o 3 5f 6 5g l 5p 9 5t 8 5u 8 6d 6 6n e 7b i
ingredi_batch 1n 1 b
ingredi_chang 1n 6n f
ingredi_farm 1n 5g c
ingredi_label 1n 7b j
ingredi_les 1n 5t b
ingredi_sold 1i b a
inhal 1i y 7 1g 6
inherit 1n aj h
initial 1i 85 9 90 4
initiat 1n 19 8
injecti 1n 53 c
injur 1f 17 5 1c 9 72 a
injury 1c f 7 g 5 3q 5 ev 3
ink 16 4b 3 87 4 8i 7 9e j b6 3 b7 2 b8 5 d6 5
ink_batch 1n 9e i
inks 1i m 5 9e c
inlet 1n 9p 4
inn 17 20 3 6s l 6x 3 9c 3 9e 5 ew 6
inn_along 1n 6s a
inn_inn 1n 6s a
innovat 1i 51 a ep 5
inns 19 20 4 6s c bl 3 c8 4
innsbru 1n 8n a
ins 1i 3l 5 79 d
ins_special 1n 79 b
insect 1c 5w d 6t f 9o v dt g
insect_farm 1n 9o b
insect_feed 1n 9o c
insect_meal 1n 9o b
insect_protein 1f 9o k dt d
insemin 1n fo 7
insert 1n ch 4
insid o 1 4 2o 4 2q 6 85 3 8e 6 8s 7 cf 3 d4 3 dj 3 f0 4
insid_childre 1n 8e b
insid_gyms 1n 2q b
insist 1n 6m 4
insol 1f 2c 9 43 e 44 4
insomni 1i 24 9 70 s
insomni_program 1n 70 c
insomni_sleep 1n 70 b
inspect w t 9 5c 4 6d 3 96 g 97 n 98 e 99 4 9a 7 9e 5 9k 9 dg 3 e2 o ek b fj m fk 3 fn 4 fp f
inspect_casting 1n fj f
inspect_dat 1f 96 9 ek 9
inspect_part 1n fj d
inspect_play 1n e2 b
inspect_scan 1n 97 b
inspect_softwar 1i 97 e e2 c
instagr 1f r c 4l 9 co i
instagr_googl 1n co c
instagr_messag 1n r b
instal 14 15 7 2h a 7f 5 91 i d4 7 dl 3 e0 4 eh 7 ei c ff 3
instal_solar 1n 91 b
install 1c 9s c 9t d a4 b bc 5
install_plan 1n a4 b
instalm 1a 6y 5 9p f 9t 8 a4 4 br h
instalm_student 1n br c
instant 1n 82 9
instead k 7 2 y 2 17 4 1h 3 26 3 2r 5 3y 5 40 5 43 2 4d 5 5d 2 5t 5 73 6 8c 2 8p 3 9n 3 bb 6 br 6 cm 3 dj 3 dw 3 dz 5 fq 4
instead_bought 1n 40 b
instead_button 1i 3y a
instead_giv 1n dz b
instead_pay 1f bb 8 br a
instead_potato 1n 5t b
instead_powd 1n 2r b
instead_standar 1n 4d b
instead_throw 1n fq a
instead_weight 1n 73 b
instep 1n 43 7
institu 1i z 5
instruc 17 3p m 4c 4 4i 8 6k a 7y 8 aa e de 7
instruc_begin 1n 7y 9
instruc_nev 1n 3p c
instruc_says 1n aa b
instrum 16 d 4 3n k 8o s a5 o b5 4 ce f cf t ex c
instrum_lend 1i cf 8
instrum_mend 1n cf b
instrum_rent 1i 3n a
instrum_rental 1n 8o o
instrum_repair 1n cf s
insul 1n 9u 9
insulat 1c 22 2 91 9 9q 6 9u i
insulat_board 1n 9u d
insulin 1n 74 d
insur a 1y 4 27 4 35 3 4v 1 55 2 5b 3 7u 2 7v 2 9f 4 br 3 bs 5 c4 3 ea 3 ep 7 fc 2
insur_accept 1f 1y b
insur_bil 1n 9f c
insur_collect 1n 81 9
insur_instead 1n br c
insur_pay 13 3x 7
insur_spot 1n ep c
insur_trip 1f 35 9 c4 a
insuran q 10 5 1a 2 1y 6 27 5 2s 2 3k 3 4n 8 55 2 56 3 66 4 8t 2 92 6 9n 6 am 3 an 4 br b bs n c8 2 ee 4 ep g fh 6
insuran_app 1n bs d
insuran_bag 1n bs c
insuran_borrow 1n bs c
insuran_claim 1i ep j
insuran_loan 1n 92 b
insuran_shelv 1n 4n b
insuran_tool 1n ep n
intak 1c 41 3 73 4 en p ft 6
intak_form 1n en b
integra 1f 13 c dc h fj 7
intelli 1n ct f
intend 1a 2l 4 2t 4 5h 4 5i 4 5s 4
intensi 1n 3p f
intenti 1i 6z 8 7g 7
interes 1a w 4 68 4 bo b by b d8 4
interes_factory 1n by b
interes_work 1n bo b
interfa 1i bw 5 fg 4
interge 1i ae a bb 8
interim 1i 4k p 54 j
interim_manag 1i 4k c
interio 19 8 4 4o 7 8a 7 8c 8 8y t 9u 6
interio_design 1n 8y x
interla 1n 6x 9
intern 1a 4u 7 ae 6 at 6 ee o fm 6
interna 1f ar 9 bu 9 dn r
interna_knowled 1n dn h
interne 17 1h b 2g 4 6c 4 6o n ba k bx b cl 4
interne_switch 1n bx c
interns 1n ee 15
interns_interns 1n ee h
interns_match 1n ee m
interns_student 1n ee g
interpr 1a 4m 19 4w f 6y 9 cr 9 fb c
interpr_arabic 1n 4m g
interpr_hospita 1n 4m k
interpr_hotel 1n 6y 9
interpr_polic 1n 4m e
interpr_servic 1i 4m n
interru 1n ah 4
intervi 14 19 3 3d 3 a4 9 ah 10 az f bk 9 bl 9 ci a cp d dd c
intervi_candida 1n dd e
intervi_coach 1n ah d
intervi_engin 1n cp e
intervi_grandmo 1n bk a
intervi_half 1n ci a
intervi_next 1n ah c
intervi_play 1n ah c
intervi_practic 1n ah t
intervi_telepho 1n bl 9
intimat 1n 38 h
intoler 1n 7b b
introdu 1a 3s 4 3t 4 ac i ae 4 c5 3
introdu_person 1n ac c
invent 16 4h 4 84 5 a7 3 ag 6 al 3 ao 8 ap a ep 3
invento 1a y m 1y x 6d h 99 b em t
invento_app 1i 1y f
invento_hom 1n 1y d
invento_softwar 1i y f em j
invento_valu 1n 1y b
invert 1n 1d 4
invest 1f 1d 9 7j u bp 15
invest_begin 1n bp g
invest_propert 1n 7j b
invest_real 1n 7j k
invest_rental 1n 7j c
invest_smal 1i bp e
invest_spar 1n bp b
investi 1n ay b
investm 1f 7j d 9r c bp d
investm_run 1n 9r b
investo 1c 54 i 7j e bp e bv 8
invit 14 14 4 1g 5 2s c 3i 3 3l 4 40 7 a4 3 ag 3 b4 3
invit_twelv 1n 2s e
invitat 1n ag c
invoic y z a 3c 3 4e w 4z 9 68 8 8x 3 9b 3 9f 9 9g 8 9h 3 bw 7 cz w d3 8 d8 p da a dj c fm 8
invoic_app 1n cz i
invoic_busines 1n 4z c
invoic_cash 1n 4e i
invoic_client 1n cz e
invoic_early 1n 4e j
invoic_factor 1n 4e h
invoic_financ 1n 4e q
invoic_freelan 1n cz i
invoic_mail 1n d8 b
invoic_money 1n 4e b
invoic_numb 1n cz b
invoic_paid 1i 4e g
invoic_parcel 1n dj b
invoic_remind 1n d8 i
invoic_self 1n cz i
invoic_show 1n d3 b
invoic_step 1n d8 b
invoic_tool 1n cz g
invoic_writ 1n fm b
involv 1n ep 4
inward 1n 7x 3
ireland u 1 5 l 5 t 5 1h 5 2a 5 3j 4 4p 5 5h 5 61 5 6n 5 6y 4 75 5 82 4 8h 5 98 5 9v 4 9x 5 aj 5 aq 5 ax 5 bu 5 bz 5 cg 4 cq 5 cz 5 d5 5 en 5 fh 5 fo 4
irish 1n ah b
iron 15 7 g 31 4 5b 2 7q 8 7z 3 8b 5 8d 8 8u o
iron_local 1n 8u g
iron_shirt 1n 8u b
iron_supplem 1n 7 f
irregul 1i 7g c
irrigat 1i 9t 9 fn f
irritat 1n 1 d
island 1a 37 6 69 i 8h 3 8i 4 b4 3
isn 13 4z 4 58 4 co 4 ej 4 el 4
iso 1n dk p
iso_tool 1n dk b
israel 1i 4z a 6u 8
issu 19 91 4 ax l b7 t bg g cz 4 e4 7
issu_spr 1n b7 c
issu_thick 1n b7 c
istanbu 1n 6y v
istanbu_clinic 1n 6y 9
italian 1f 3o 9 5r 9 9y 9
italy u 1s 5 1u 5 2g 5 2w 5 3d 5 3e 4 4h 5 50 5 52 6 60 5 6a 5 7a 5 7g 5 98 5 9d 5 a8 5 ai 5 b8 5 bk 5 bx 5 cn 5 cr 5 d7 5 dg 6 dn 5 el 5 fi 5
itch 16 0 5 1 d 2 5 5 3 m 3 ez 3 fc 3
item 12 17 7 1q 8 1y e 4q 9 92 e at 4 cp 7 dm 8 em e ff a fg h
item_amazon 1n fg a
item_back 1n ff c
item_neighbo 1n 92 i
item_phon 1n 4q b
itinera 1i 1u 12 36 m
itinera_book 1n 36 g
itinera_city 1n 1u b
itself m 23 5 2w 3 3f 3 3t 5 4s 2 7g 3 av 3 az 3 bj 5 d4 7 d7 3
itself_inbox 1n d4 b
itself_parent 1n bj a
ivf 1n 6y o
ivory 1i cf 4 dc 9
ivy 1n c2 4
jacket 14 4 3 2e 7 3z 3 44 7 48 i 49 3 7z 3 be 3 eg 6
jacket_apron 1n 48 b
jag 1n 7p 3
jakarta 1i 59 9 f2 7
jam 12 2y 4 3j 6 3u 3 5s 7 5v 5 6p 8 cc 6 f5 n
jam_bunk 1n 6p a
jam_preserv 1n f5 h
jams 19 2y 4 31 3 4q 4 5s c 67 4 f5 n
jams_chutney 1n f5 d
janitor 1n ej l
janitor_firm 1n ej c
january w f 3 1n 4 61 5 6z 3 73 3 7d 4 83 3 8e 3 8m 3 8r 4 c1 3 cz 3 f9 c fb 2 fm 4
japan 16 1t 7 2f 7 3n 7 4r 7 7s 7 87 7 8d 7 b3 7
japanes 1n 9y a
jar 11 0 5 8 7 9 9 5m 5 5o g 5s j 5v h 5x 8 7x c bm 3 f5 9
jar_really 1n 9 c
jar_seed 1n 7x 9
jars 15 2u a 5c 5 5l 7 5m 8 5o m 5s k 5v l 5x j f5 o
jars_additiv 1n 5s b
jars_back 1n f5 9
jars_harvest 1n 5v b
jars_refil 1n 2u b
jasmin 1n 2r a
jaw 1i 3 4 b 4
jaz 1i 38 i cg e
jaz_comedy 1n 38 b
jaz_duo 1n cg 9
jean 1f 3y 9 48 7 be j
jean_wheelch 1n be b
jelly 1i 2r 4 f5 8
jerky 1n 5t a
jerryca 1n 15 h
jetty 1f n 4 37 d 6k 8
jewel 1n 2w 6
jewelle 1a 2b b 2e 8 45 y ao 8 es 6
jewelle_buy 1n 45 e
jewelle_detect 1n 2b b
jewelry 1n 45 m
jigsaw 1i 80 14 8g b
jigsaw_borrow 1n 80 c
jigsaw_exchang 1n 80 c
jigsaw_lend 1n 80 c
jigsaw_library 1n 80 c
jigsaw_post 1n 80 g
jigsaw_rent 1n 80 c
jigsaw_subscri 1n 80 c
jigsaw_swap 1n 80 c
jitsu 1n ev r
jiu 1i h a ev p
jiu_jitsu 1n ev o
job r 13 c 14 2 19 5 1a 2 1e 3 46 3 4v 3 4x 3 4y 5 6b c 9a 9 a4 f ag k ah 9 aw a b6 4 b9 o c0 3 cm 3 cq 8 dd 8 de 7 ea 4 eh b ei b
job_ads 1n b9 i
job_board 1f b9 u
job_boil 1n ei b
job_card 1n 9a f
job_first 1n de c
job_messag 1n cq c
job_portal 1n b9 k
job_search 1n ag o
job_seek 1i ag j aw c
job_shop 1n 6b n
job_sit 1n b9 c
job_solar 1n a4 b
jobs y 13 c 1a 3 1w c 39 5 66 3 7g 3 8q g 9m 9 a1 3 a4 3 b9 i bn 3 cx 3 d9 3 ee 5 eh 8 ei 6
jobs_around 1n 8q b
jobs_refug 1n 13 d
jobs_salary 1n b9 b
jobseek 1n ag b
jockey 1n 2y a
johan 1f 9b 3 e7 3
johanne 1i 44 9 5b 9
join u g 2 19 3 32 4 3r 4 3w 5 4b 2 6w 6 77 3 89 7 90 7 9v 4 ar 5 dm a do 3 f8 2
join_cal 1n dm g
join_custom 1n 89 b
join_worksho 1n 90 b
joinery 1n ee 7
joint 17 f 4 4g g 72 3 89 4 9v 6 bn e ee 3
joint_account 1n bn g
jointly 1n 1d a
jok 13 ax 3 bl 4 cr 3 ey 3 fb 3
jona j 12 4 27 2 2w 3 3s 3 7d 2 ad 3 an 2 bn 5 bq 2 bt 2 c5 2 dd 2 df 3 dm 3 ei 2
josef 1n bh 8
journal 1a 78 11 8i j ay p bj 7 fb 7
journal_app 1n 78 j
journal_keep 1n 78 e
journal_town 1n ay g
journey 14 35 e 36 n 3j k 74 3 7a 3 8n 3 93 e dq 4 ec 3
journey_europ 1n 36 b
journey_women 1n 3j 9
joy 1i 85 4 ai 5
json 1n da m
json_confide 1n da b
judg z 2 3 t 3 v 4 1x 3 2c 5 4k 4 7k 3 7n 5 7s 3 a9 3 ah 3 aw 3 db 9 dd 3
judgeme 1n 4k 5
judo 1c 3v 3 3w 9 e9 a ev p
judo_childre 1i ev b
judo_fal 1n ev 9
jug 1f 1e 3 2d a 33 4
juic 1f 2q 12 61 c fr 8
juic_bar 1n 2q r
juic_drink 1n 2q d
juic_smoothi 1n 2q i
july x 9 3 h 5 n 3 18 7 35 3 3q 3 5r 3 6q 3 8c 3 9c 4 9d 5 bt 2 f9 3 fa 5
jumbl 1n 3z c
jump y 1i e 1s 9 41 4 47 6 4a i 6x 5 a1 2
jump_wool 1n 4a g
jun x 4 3 2x 3 37 3 3n 3 49 3 4n 2 58 4 5v 5 9j 4 bt 5 bv 4 bx 4
junctio 1n 3p 4
junk 1i 94 g f7 w
junk_removal 1n f7 o
juror 1n 51 6
jury 1n 51 3
kampala 1n 54 a
kano 1n fi 9
karaok 1n 2y j
karaok_rent 1n 2y c
karat 1n ev s
kayak 1c 32 9 37 h 6k f 8n 9
kayak_rent 1n 37 d
keel 1n 9c 4
keen 1i bn 5 ca 4
keep 8 1z 2 4w 1 75 2 78 2 8w 2 c9 3
keep_best 1i 1z c
keep_christm 1n f9 c
keep_company 1n cr c
keep_dat 1f fm a
keep_entry 1i 75 c
keep_gras 1n 9n a
keep_luggag 1n c9 c
keep_photo 1n 97 b
keep_playgro 1n e2 b
keep_receipt 1a 1y 9
keep_run 1n d6 b
keep_self 1n 8w b
keep_shar 1n 7t a
keep_stag 1n cb 9
keep_stock 1i 6d a
keep_swap 1n 8f b
keep_ticket 1n 38 b
keep_vegetab 1n 8r b
keep_wrinkl 1n aw b
keepsak 1n 3g k
kefir 1n 5x b
keg 1f 62 3 63 e ck 3
kegs 1i 63 5 6m o
kel k f 3 k 3 p 3 3n 2 3u 3 9b 2 9d 2 ar 4 b9 2 c8 2 d3 3 dd 2 dl 2 dm 3 dn 2 e7 3 ec 2 en 4 fi 2
kennel 1i 1c 2 dq e
kent 1i 6w 8 f5 7
kentuck 1n 9g a
kenya 16 y 7 2h 7 4y a am 6 bs 7 d2 7 e5 7 ef 7
kenya_work 1n 4y c
kept f 1z 4 22 2 7i 2 83 3 8o 4 9f 2 a9 2 dh 3 dl 3 ff 3
kept_used 1n 8o b
kerala 1n 5y e
kerala_zanziba 1n 5y b
kerb 17 c4 d
kettl v 16 6 35 3 57 5 7x 3 ax 4 em 4 f5 2
key n 23 4 27 3 2b 6 2e 4 2g a 39 4 3w 3 4n 2 56 3 6f 4 6q 3 7f 3 8p 4 93 b ak 7 b8 5 bv 3 c2 4 c4 4 do 5 dq 4 e2 3 e9 a ej 4
key_hold 1f 93 b
key_ring 1f ak 9
keyboar 1i u 3 f2 4
keychai 1n 2e a
keyles 1n 2g b
keyring 1n 85 4
keys t 1w 3 26 3 2e 4 2g 4 56 5 5b 3 5j 5 6f 7 8p 5 93 9 ak 4 br 3 bv 4 cv 3 df 2 do 5 ej b ek 3
keys_guest 1n 6f b
keys_quality 1n ej c
keyword 1f aq a cp j fg 3
khachap 1n 2k e
khachap_stal 1n 2k b
khinkal 1n 2k e
khinkal_khachap 1n 2k b
kibbl 1n dt b
kick 1c a 3 j 8 76 2 9g b
kickbox 1i h a ev 8
kid 19 1j g 1v 8 7w j ab k b1 8 bo 8
kid_woodwor 1n 7w a
kidney 1n w 4
kids w 4 6 1g c 1h k 1j k 1v 8 2c 6 3q f 3r l 3u l 3v n 3w n 3z j 7n 9 7w k 9z g a1 6 ab j b1 h bo j c3 6 ev 3 f0 e
kids_audio 1n b1 o
kids_bik 1i 1j p
kids_birthda 1n 3r l
kids_camp 1n 3q h
kids_carpool 1n 3u m
kids_cloth 1n 3z o
kids_cod 1n 3v o
kids_competi 1n 3w c
kids_footbal 1n 3w e
kids_money 1n bo o
kids_mytholo 1n ab b
kids_near 1n 1v b
kids_onlin 1n ab l
kids_party 1n 3r p
kids_read 1n 9z p
kids_school 1n 3u b
kids_soft 1n f0 c
kids_sport 1n 3w p
kids_woodwor 1n 7w a
kil 1f 37 3 8b 4 9o 4
kiln 1c 39 h 8k g 9q 3 er w
kiln_clay 1n er a
kiln_mak 1n 39 c
kiln_shelv 1n er d
kilo z x 4 11 3 28 c 2q 3 64 5 6d 3 8u 3 du 4 dv 3 f4 7 fr a
kilo_big 1n 28 b
kilo_sel 1n fr b
kilo_slaught 1n f4 8
kilomet 16 a 4 28 4 6s 3 ac 3 c3 4 c8 4 e0 a fi 6
kilomet_organis 1n e0 b
kilowat 1c 2a 4 9i 4 9t a c7 4
kim 1f 2w 4 6u 3 dx 6
kimchi 1n 5x u
kimchi_sauerkr 1n 5x b
kind n 2 5 1x 4 22 2 3i 2 65 2 6a 3 94 2 9x 5 ac 3 af 5 as 3 b2 4 bv 3 bz 3 cs 3 d7 3 da 3 f5 3
kind_hair 1n 2 b
kinderg 19 2v 8 33 4 3l n 6j h 7n 4 e2 e
kinderg_fifteen 1n 3l c
kinderg_parent 1n 6j e
kinderg_town 1n e2 b
kindest 1n 7d 5
kindly 14 s 3 1c 3 6i 3 a9 3 ac 3
kindnes 1n 1e 5
king 1n cb 8
kiosk 10 15 c 2j 5 2u 5 5f d 67 9 6l 7 9t 6 ak 6 az 3 b7 5 bo 2 bu 7 c9 3 dc 6
kiosk_becom 1n 67 c
kiosk_solar 1n 15 b
kis 1n 4c 4
kit x a 8 28 6 2a 6 2o 3 34 6 3v b 4a 5 5g l 5h 4 6k 5 7q d 7w g 7x r 7y e 8b 6 8e h 9p 8 c1 5
kit_childre 1n 7w i
kit_experim 1n 8e g
kit_gas 1n 9p b
kit_kids 1n 7w d
kit_kit 1i 5g d
kit_refil 1n 7x 9
kit_sprout 1n 7x d
kit_stay 1n 3v b
kit_video 1n a b
kitchen g c 3 i 3 11 4 13 5 1c 3 1r 4 23 5 2d 4 2f 3 2k 5 2l 7 2m d 2t 5 2v 4 2z 9 30 6 39 4 3a 4 3m 3 3x 3 4j 4 4s 2 57 7 59 5 5c f 5f 2 5l 3 5s 4 64 5 6c 2 6d b 6l 7 6n 8 6p 7 71 4 7x 7 84 3 86 4 87 5 89 4 8d c 8e 4 8p 3 8x 4 8z 4 94 6 97 3 98 9 9i 3 9x 2 bb 3 d4 4 df 4 ed 2 eh 4 eu 4 f3 4 f5 2 fh 5
kitchen_brand 1n 2m e
kitchen_cater 1n 5c f
kitchen_chair 1n 71 b
kitchen_chef 1n 2l c
kitchen_clock 1n 2t c
kitchen_cook 1f 2m f
kitchen_count 1n 7x e
kitchen_din 1n 2m e
kitchen_family 1n 2z c
kitchen_food 1i 5c j
kitchen_gadget 1n 8d e
kitchen_garag 1n 94 b
kitchen_garden 1n 7x b
kitchen_help 1n fh f
kitchen_indian 1n 2m b
kitchen_kniv 1i 86 9 8d f
kitchen_leav 1n 2z c
kitchen_light 1n 23 f
kitchen_local 1n eu 9
kitchen_recip 1n 6n b
kitchen_refil 1n 57 c
kitchen_refuge 1n 13 b
kitchen_rent 1n 5c f
kitchen_rental 1n 5c m
kitchen_room 1n 94 b
kitchen_shop 19 4j 8
kitchen_station 1i 5c j 6p 9
kitchen_tabl v 6p 5 84 5 8z 6
kitchen_tablet 1f 1r a
kitchen_tap 1n 2d c
kitchen_ticket 1n 6l b
kitchen_tool 1i 87 a 8d r
kitchen_wash 1n 59 b
kitchen_wast 1i 6d m
kitesur 1n 34 o
kits 12 1o c 2r 5 4a 5 5g g 5h 5 7q e 7w d 7x j 7y f 8e b 9t 6 bk 5
kits_begin 1n 5g c
kits_hand 1n 7y 9
kits_motif 1n 7y 9
kits_pre 1n 7w 8
kitten 1n 1c 7
kitty 1n a1 4
knack 1n bk 5
kne s 4 3 e 4 k b 1j 8 34 3 3z 4 40 3 48 7 4c 5 4r 4 6r 3 6s 3 6x 3 72 4 79 9 9j 4 9n 3 cd 3 dx 7 ey 5
kne_hip 1n k c
kne_hit 1n 1j c
kneel 1c 2x 4 48 7
knew 11 1z 3 20 5 3d 2 a8 3 c0 3 ea 4 ft 3
knif 11 39 3 86 q 87 3 8d f de 3 es 9 eu 6
knif_grind 1n 86 b
knif_hook 1n es 8
knif_sharpen 1n 86 w
knight 1n ew 8
knit 1f 3a 9 4a z 7y 12
knit_box 1n 7y f
knit_hand 1n 7y b
knit_kit 1i 7y a
knit_kits 1n 7y f
knit_ord 1n 4a b
knit_pattern 1n 7y j
knit_pension 1n 4a b
knit_shop 1n 7y b
knit_skein 1n 7y b
knit_subscri 1n 7y b
knit_wool 1n 7y b
knit_yarn 1n 7y b
knitwea 1n 4a z
knitwea_lov 1n 4a e
kniv 1c 2s 3 2z a 86 w 8d l
kniv_handl 1n 8d b
kniv_post 1n 86 b
kniv_scissor 1n 86 9
knob 1i 29 a 53 3
knock 11 1n c 3k 3 8e 3 c6 3
knot 19 85 6 ab 3 dp 7
know_long 1n r b
know_second 1i 7s a
know_west 1n 73 b
knowled 1i 77 5 dn z
knowled_bas 1n dn c
knowled_retir 1n dn d
knowled_search 1n dn q
known m 6s 3 7s 3 9v 3 a0 4 ci 3 df 2 dk 3 dv 3 eb 2 fe 2
knuckl 1n 4a 4
kohlrab 1n 5i d
koji 1n 5x b
kombuch 1n 62 s
kombuch_smal 1n 62 b
kong 1n 7q a
korea 1f 3m 9 7m 8 ff 9
korean 1c 2l 9 2m c 5p 8 9y 9
korean_brand 1n 2m b
kostya 1n cd 4
kpi 1n ct a
kraków 1f 3g 7 5n 9 8z 9
kraut 1n 5x 7
krav 1n ev 8
kuberne 1n as g
kung 1n ev 8
kuwait 1n 4r a
lab 13 7 a 10 m 1k 8 45 7 5b 7 5h 9 5y 3 69 d 7k 9 82 m dw 5
lab_coat 1n 1k a
lab_practic 1n 10 l
lab_sampl 1n 69 b
lab_word 1n 7k b
label k 8 3 1s 3 1t 3 2t 3 3y 8 40 2 41 4 43 3 47 3 4d 3 57 2 5h 5 5m 3 5s 4 5v 2 5y 3 65 3 6h 3 6m 4 6n 5 6s 3 7b c 7r 6 98 3 ao 4 at g f5 2 ff 4 fj 8
label_camera 1n 7b j
label_data 1n at j
label_imag 1n at j
label_menu 1n 6n b
label_sews 1n 3y b
label_speech 1n at i
label_stand 1n 7r a
label_throw 1n fj b
label_train 1n at d
laborat y 4 3 7 6 24 3 2d 4 2p 3 4c 3 5e a 5l 3 5m 3 69 6 7q a 9o 4 dt 5 fs 3 ft b
laborat_dentist 1i 5e b
labour 1a 4y 4 56 5 5e 4 en 8 fh 4
labrado 1n dv 4
labs 1i 10 p 82 a
labs_shar 1n 10 b
lac 1f 43 4 44 4
lack v 7 6 y 2 16 4 1w 8 2z 3 3m 3 4n 3 71 3 8z 3 dq 3 f3 2
lack_tonight 1n 1w c
lactati 1f o 9 76 9 9f a
lacto 1n 5x j
lacto_ferment 1n 5x g
lactos 1n 5h a
lad z 17 b 1w 7 4i 7 6i 2 8s c 8t 6 92 e cx 2 e8 2 fp 4
lad_carpet 1n 92 b
lad_sew 1n 17 c
ladder 1n 4a 4
ladl 1n n 3
lady 1f 1z 5 cq 4 eo 4
lag 1n f2 3
lago 1f 3v 9 b5 3 fi 8
laid y m 2 1r 2 3t 2 7p 2 8k 6 9e 2 9u 5 at 4 fp 5
lak v j 6 n d 20 4 34 7 3q 4 47 5 5a 6 6f 5 6o e 88 e 9d 2 bj 5 bl 3 bq 5 ci 6
lak_begin 1n 34 b
lak_octob 1n n b
lakesid 1n 6o 8
lam 1f 9n 3 e1 7 fo a
lamb 1i f4 r
lamb_box 1n f4 a
lamb_farm 1n f4 a
lamb_fisherm 1n f4 a
lamb_shar 1n f4 a
lamenes 1n 9g 9
laminat 1n a3 e
laminat_dough 1n a3 b
lamp m d 4 16 6 24 b 29 b 2a 4 31 3 33 4 3v 3 6p 3 7b 3 7l 2 81 3 8q 6 8y 4 97 3 9t 7 aw 3 b2 4 c7 9 ch 2 e0 3 e4 a fg 3 fj 3
lamp_dump 1n e4 a
lamp_imitat 1n 24 b
lamp_learn 1n 16 c
lamp_post 1c c7 c
lamp_print 1n 29 c
lamppos 1n 72 3
lan 13 j 7 3p 3 9d 8 9m 3 c4 5 dw 3 e5 5 eb 8 f2 9
lan_party 1n f2 b
land u 18 5 34 4 37 4 3j 4 4x 3 5a 9 68 5 69 3 6u 8 6x 9 9h 2 9n 6 9q 4 9w 6 bz 3 cx 6 d4 7 db 3 dd 4 eg 5 fa b
land_fish 1n 5a c
land_list 1n d4 b
landlin 1n 7a f
landlin_pil 1n 7a c
landlor s 22 3 26 5 2a 8 2s 3 39 3 4n 9 4o 3 56 3 5c 3 5d 3 66 2 67 5 7h 8 7i 5 7t 3 8w 2 95 a 9r 4 a6 7 af f br f c6 3 c7 4 ck 5 ef l er 2 et 4 ez 4 f5 2
landlor_disput 1n af d
landlor_list 1n 4n b
landlor_softwar 1n ef u
landown 1n 2j 5
landsca 1n eh b
languag n w 5 13 5 3o i 4j 9 4m d 4w 9 4y 2 5p 4 6e 3 6h 6 6j 9 6u 4 6v 3 6y 2 76 6 7b 5 7h 2 9y i a6 5 aa 9 aj 6 ap 6 at b cp 6 cr a cs 6 ct 7 d7 6 dh 6 ea i ed 4 ej 3 fn 5
languag_app 1i 9y l
languag_authori 1n ea d
languag_check 1n aj b
languag_cours 1c 9y a
languag_deaf 1n 4m b
languag_fair 1n at a
languag_learn 1i 3o c 9y m
languag_lesson 1i 3o l
languag_let 1n ea d
languag_mark 1n ea b
languag_red 1n d7 c
languag_report 1n 6j c
languag_school 16 3o a
languag_servic 1n ea d
languag_short 1n aa b
languag_such 1n 3o b
languag_suppli 1n cp c
languag_transla 1n ea c
languag_tutor 1n 3o f
lantern 1i f9 4
lap 1f dp 3 ex 3 ez 3
laps 1f 47 4 ex 3 ez 3
laptop 15 2h k 2i 4 39 4 3v 3 42 4 4x f 5d 4 8z e
laptop_account 1n 4x c
laptop_company 1n 2h b
laptop_kitchen 1n 8z c
larg h 1j 5 1w 3 22 4 4v 2 56 3 59 3 5a 3 5i 3 5o 3 67 2 7v 2 8d 3 9s 4 az 3 b2 3 b9 2 cs 5 da 4 dc 3 f0 3 fa 4 fe 2 fm 3
larg_garden 1i fa b
larg_kne 1n 1j b
larg_met 1n 9s c
largest 1a 55 4 6u 3 as 3 ay 4
larva 1n 9o x
larva_chicken 1n 9o e
las 1c 29 f 53 a 99 6 9j d
lash 1n d k
lash_extensi 1n d g
last 7 12 2 3m 2 4s 1 72 2 8x 2 cn 3 el 3 fd 3 fe 4
last_cas 1n cn c
last_lif 1n b b
last_mil 1n el h
last_plat 1n 3x d
last_practic 1n dw c
last_run 1i 72 b
last_servic 1n 96 a
last_show 1f 12 a dy 9
last_test 1i 3m e 99 a
last_til 1n 8x d
last_villag 1n fd g
last_went 1i 71 a
last_wint 1c b2 9
last_wish 1n fe q
lat_check 1n 6e e
lat_pays 1n d3 b
lat_smal 15 e1 8
lat_talk 1i 7n h
lat_writ 1n 3o b
latenes 1n 17 6
lath 1i 13 4 6a 7
latin 1i 5p j b6 9
latin_america 1i 5p d
laugh u 31 3 32 3 87 3 b2 3 b5 5 bl 3 ev 2 fe 3
laught 17 8g 6 bf 3 bl 3 et 3 ev 3 f1 3 fc 3
launch 1f a3 4 az 9 b6 4
launder 1i 4e 5 8u m
launder_collect 1n 8u g
laundro 1i 14 d 8u g
laundro_let 1n 14 b
laundro_wash 1n 8u e
laundry 16 a a 2f e 2s 3 48 6 59 r 6p 3 8u w el 4
laundry_bag 1n 8u b
laundry_bags 1n 8u e
laundry_collect 1n 8u c
laundry_hotel 1n 59 e
laundry_pick 1n 8u k
laundry_pickup 1n 8u o
laundry_sort 1n 2f b
lavator 1f 6w 6 bd 6
lavend 1n 0 5
law s 36 3 3d 2 3l 3 49 3 4g 3 4h 5 4p 4 4u 5 4w 5 6s 3 7h 2 a2 4 a9 3 af 4 ax 9 bp 5 br 3 c2 4 ci 3 cw 4 d2 4 en l f3 2
law_firm 19 en r
law_reimbur 1n ax b
lawmak 1n fm 5
lawn 19 18 6 2f k 6w 3 8r r 9n 7 bb 3
lawn_mow 1i 2f f 8r c
lawn_trim 1n 8r b
lawnmow 1n 2f k
lawnmow_boundar 1n 2f b
laws 1n af 5
lawy h 4h 5 4n 1 4v 2 52 2 54 2 55 1 5d 2 6v 3 7t 6 af 9 au 6 av 3 ay 2 az 2 cw 2 d7 9 d8 5 dl 2 ea 4 en b
lawy_answ 1n 4h b
lawy_check 1c af 9
lawy_end 1n d8 b
lawy_mail 1n en b
lawy_need 1n af b
lay x 3g 2 4f 3 6q 3 8l e 9f 3 9h 5 9u 5 bg 2 bj a et 4
lay_develop 1n 8l c
lay_print 1n bj c
layout 1f 8i 5 bj a cr f
layout_transla 1n cr c
lea 1n ak e
lead p i 7 31 6 32 7 3j 3 3q b 4j 9 52 2 54 b 9x 6 ad 2 ag 2 an a as 7 b4 6 bt 2 by 3 cu 4 cy e d4 a df 4 dh b do 7 ds b du 4 ex 3
lead_be 1n ds c
lead_film 1i 4j e
lead_generat 1n cy n
lead_group 1c 31 9
lead_guid 1n 32 c
lead_loan 1n 54 g
lead_pupil 1n 9x b
lead_th 1n dh b
leaders 1n 50 i
leaf z 1m 4 1t 9 1z 2 5z h 73 3 8t 3 fn f fs 4
leaf_diagnos 1n fn f
leaf_tea 1n 5z o
leaflet 15 6 5 b 3 1q 9 6q 3 73 4 7a 5 94 3 di 6 fc 3
leafy 1n 9i f
leafy_green 1n 9i c
leagu 1c ck i ec l f1 m f2 n
leagu_automat 1n ec a
leagu_bars 1n ck a
leagu_even 1n f1 a
leagu_thursda 1n f2 9
leak y 6 8 a 5 1y 3 23 8 27 r 4h 3 57 3 6e 5 6k 2 9p 5 b3 2 bd l cx 2 ef 2 ft g
leak_detect 1i 27 c
leak_detecto 1n 27 g
leak_proof 1n bd p
leak_sensor 1n 27 q
leak_shut 1n 27 b
leak_women 1n bd b
leakpro 1n bd p
leakpro_discree 1n bd b
lean 14 8y 3 dz 3 e7 3
learn i j 8 14 b 16 7 19 6 1e 6 1f 6 34 6 3h 3 3m 3 3n 7 3o d 3p b 4j b 50 8 72 4 8e 6 9y g 9z 8 a0 4 a1 e a3 9 a4 4 a5 c a6 6 a7 d aa a al 3 at 7 bo 7 bp 3 ca 5 cd c cs 3 cu 5 d3 5 d9 3 de 9 dv 5 ea 5 el 6 er 7 es 9 eu a ev 4 ew 3 fj 5
learn_app 1f 9y a cd g
learn_automat 1n 3p c
learn_back 1i el b
learn_café 1n 3o b
learn_cod 1i a1 p
learn_differe 1n a7 m
learn_difficu 1i ea b
learn_disabil 1n 1e f
learn_driv 1i 3p k aa l
learn_english 1i 3o c
learn_europea 1n 9y b
learn_find 1n 6t 8
learn_good 1n fj b
learn_guitar 1i a5 e
learn_instrum 1i a5 g
learn_interes 1n bo b
learn_job 1n de c
learn_judo 1n ev 9
learn_languag 1i 9y g
learn_lat 1n d3 b
learn_lin 1n cd s
learn_phon 1n 4j f
learn_piano 1i 3n b a5 b
learn_program 1f 19 e a1 j
learn_read 1i 14 k 9z j
learn_repair 1n 16 h
learn_sav 1n bo b
learn_sleep 1n 1f f
learn_spanish 1i 9y e
learn_surf 1n 34 d
learn_swim 1n j k
learn_team 1i at c cu a
learn_use 1n 50 c
learn_wheth 1n dv c
learnt 10 23 3 4c 3 4o 3 7g 3 7n 3 9f 4 av 3 dz 2
leas w 2i 3 2l 5 2n 3 2p 3 39 3 4n c 4p g 4x 6 5b 5 5d 5 9i 3 9r 6 9t d af 9 br 5 c3 6 d6 c d7 8 e7 d ef d ek 4 f2 2
leas_arrear 1n ef b
leas_clinic 1n 9t a
leas_origina 1n 4p f
leas_review 1n d7 c
leas_run 1n e7 b
leas_work 1n d6 d
leash 1i do b du a
least 15 s 4 2t 4 7h 4 7j 3 8a 4 8s 3 av 3 c8 3
leath 1c 42 l 43 h 44 9 85 14
leath_bag 1n 85 k
leath_belt 1n 85 h
leath_good 1n 85 m
leath_hand 1n 85 c
leath_lin 1n 42 b
leath_sewn 1n 85 a
leath_wallet 1n 85 c
leather 1n 85 a
leav 9 r 3 12 4 1t 3 5z 3 c3 2 d2 3 db 3 dg 4
leav_birthda 1n dg d
leav_clean 1n 2z c
leav_deposit 1n r b
leav_flat 1n f7 9
leav_fost 1n 12 b
leav_mean 1n 1t b
leav_shop 1c bm 9
lectur 1f 1k t a8 n cu 4
lectur_not 1i 1k p a8 e
led 19 3i 9 5m 8 64 4 78 3 7f a ag 6
led_experie 1n 7f b
led_train 1n 3i 9
leds 1n 9i a
leed 14 2i 7 38 7 3l 7 5g 7 ce 7 dp 7 er 6 ex 6
leek 1c 1e 3 5f 2 5i 3 5n 3
left a 1p 3 5g 3 5n 4 7l 2 87 9 9g 2 a8 3 bm 4
left_fridg 1n 1p b
left_grocery 1n bm b
left_hand 15 87 10
left_mov 1n a8 b
lefthan 1n 87 b
leftov 13 11 7 1p b 2t 4 5g 4 5n b 6d 3 9o 9 f3 3 fq m
leftov_build 1n fq d
leftov_sel 1n 9o a
leftov_til 1n fq f
lefty 1n 87 w
leg 12 a 5 x 5 1j 4 2x 4 48 5 8z 3 90 6 9g 3 dx 4
legacy 1i aj a cu a
legal 11 1d 3 4w e 6v 3 7t f af f au 3 d6 3 d7 9 dl 3 ea a ef 3 en b fd 3
legal_advic 17 7t a
legal_intak 1n en e
legal_let 1n 7t d
legal_risk 1n ea b
legal_transla 1n 4w i
legione 1n ft s
legione_risk 1n ft f
lego 1n 80 11
lego_sets 1n 80 d
legs z b 3 f 3 2y 4 72 7 76 2 7m 2 8z 3 90 8 du 4 ee 2
legs_crack 1n 90 b
legum 1n 5t a
leipzig 1a 11 7 2r 7 3m 8 56 9 8v 9
lemon 1a 2o 3 2p 7 5g 3 5z 3 62 6
lemonad 1c 2k 3 3a 7 62 s f1 2
lemonad_rhubarb 1n 62 b
lend p 17 e 1a 6 1j 5 28 5 3a 2 3n 2 4c 7 4e 3 4f g 4p 7 54 6 5b 4 7h 2 7i b 7m 2 80 b 8f 7 8g 2 8h 4 8l 2 8n 3 8o 5 92 h br 6 bt c bz 6 c3 4 cb b cf 5 fa g fc 2 fs 8
lend_amateur 1n cb 9
lend_app 1n 7i b
lend_bed 1n fa e
lend_library 1n 17 h
lend_meantim 1n cf 9
lend_prepar 1n bz b
lend_query 1n 4f b
lend_securit 1n br c
lend_skil 1n 1a c
lend_takeawa 1n fs f
lend_thing 1n 92 j
lend_tool 1n 92 e
length y j 8 40 6 43 2 4w 3 78 3 8l 2 8y 3 az 2 b0 3 dp 4
lens 1a 1x 3 46 k 7r 3 ax d fj 5
lens_law 1n ax b
lens_send 1n 46 b
lent 11 17 7 1w 6 3h 3 4c 3 4p 6 8v 3 99 6 fs 2
lentil 13 l 4 1p 7 2t 5 5l 7 5o 8 5q 3 5t f 5w 5 5y 3
lentil_instead 1n 5t b
leo 11 29 5 2g 6 2z 3 ab 2 ai 5 b1 6 b8 2 bo 8 c3 3
leon 1n 9t 9
les n 2 3 1h 4 1s 6 22 5 2r 7 3t 3 4b 2 5t 6 61 5 62 5 7d a 7o 2 9q 3 bb 5 by 3 ed 5 fl 3
les_alcohol 1n 7d b
les_count 1n 1s b
les_grad 1n ed b
les_help 1n bb 9
les_sugar 1n 2r b
les_sweet 1i 62 a
les_than 10 5t 7
lesion 1i v a 7l 9
lesson t i h j l 14 8 1o c 26 4 34 i 3m e 3n n 3o l 3p h 3v d 4i 5 4j j 6k b 6x 5 9y g a1 f a3 a a5 g aa 9 bp 7 de i ds e e1 e er 5 eu e ew d f1 4
lesson_built 1n 9y b
lesson_danc 1n i c
lesson_girl 1n 3v b
lesson_hir 1n de c
lesson_intensi 1n 3p c
lesson_phon 1i 4j c de b
lesson_recal 1n ds c
lesson_staf 1i 4j f
lesson_step 1n bp b
lesson_teach 1i 3o a
lesson_teenag 1n a1 c
lesson_tid 1n 6k b
lesson_video 1i 3n a
lesson_women 1n 34 b
let 6 u 4 14 3 6f 3 7i 3 7t 4 84 4 8h 2 94 2 9z 2 af 4 ag 2 bg 3 c0 2 ea 5
let_book 1i 8h b
let_doctor 1f u d
let_easy 1n ea f
let_guest 1i 6g a
let_hold 1i e7 a
let_landlor 1f af e
let_lawy 1c af c
let_lend 1n 7i d
let_liv 1i 1c a
let_managem 1n 6f g
let_maps 1n 84 9
let_neighbo 1i c7 a
let_own 15 d2 8
let_photo 1n bg k
let_post 1n 84 b
let_receiv 1n 14 b
let_rocket 1n 3r c
let_santa 1n 1n c
let_shar 1i 7j 9
let_simpl 1n ea d
let_styl 1n u b
let_vacancy 1n ag b
lets z f 3 11 8 3p 3 6f 7 6q 5 7s 2 8t 2 9c 8 an 2 d6 9 dc 9 df 9 e4 8 ew 3
lets_both 1n d6 b
lets_choos 1n 11 b
lets_citizen 1n e4 a
lets_empty 1n 9c b
lets_merchan 1n dc b
lets_swap 1n df c
letterb 19 4h 8 5j 8 5k g 82 3 8b 8 8c 8
letterh 1n da 4
lettuc 1f 5f 5 83 5 9i m
lettuc_grown 1n 9i a
lev 1f 16 4 5k 6 6a e
lev_loom 1n 6a b
level 11 g 4 17 3 6k 9 9z 7 b2 3 c6 3 e3 j
level_instruc 1n 6k b
level_sensor 1n e3 e
liabili 10 2s 3 39 3 4x 3 54 3 65 3 6w 3 7b 3 9h 3 as 3 ay 3 d7 6 e9 3 fa 3 fi 3
liabl x 11 5 16 3 17 3 1u 3 4l 3 51 3 68 5 6k 3 6y 2 7a 3 88 3 af 3 bw 3 e4 5 ej 3 en 5 eq 3 fj 3
libr 1n fg a
librar 1n b5 h
library p 14 8 16 7 17 l 1k 4 1o 4 39 4 3a 2 3m 7 3v 7 4p 3 50 4 6a 4 6z 4 80 f 83 4 8f 6 8g 2 8h 5 92 8 9z 5 a1 4 a3 3 a8 2 b1 3 b4 5 b5 c b7 4 b8 3 ba 7 bx 2 f0 3
library_afterno 1n ba 9
library_borrow 1n 17 g
library_everyda 1n b5 b
library_lego 1n 80 a
library_literac 1n 14 b
library_lock 1n 92 b
library_plan 1n 3m b
library_station 1n 17 c
library_thing 1f 17 j
library_volunt 1n 16 c
lic 1n 6j 4
licen 1i aa f b5 f
licenc i k 3 34 4 35 3 37 6 3p a 3t 3 4e 3 4n 2 4s 2 4y 3 54 2 6s 2 6y 2 7h 2 88 6 aa 7 ag 2 as 8 b5 7 bu 4 bz 3 c4 3 c8 4 dc 4 de 2 e5 3 ek 3
licenc_doubl 1n as b
licenc_hazard 1n aa b
licenc_onlin 1n 3p c
licenc_picnic 1n 37 b
licens w 1p 3 3c 4 3g 2 4m 3 5c c 77 8 7q 3 8q 5 b5 c bo 3 bp 3 bs 3 bt 3 bx 3 c0 3 c7 4 cd 2 d3 3 dc 5 dv 8
licens_commerc 1n 5c c
licens_subscri 1n b5 b
licens_therapi 1n 77 c
licens_vet 1n dv c
lichen 1n 7 4
lick 1i f5 2
lid u 2d 4 2m 3 2t 4 3a 2 5l 9 5m 4 5v 3 5x 4 5y 4 8g 2 9k c ce 4 f5 3 fs 7
lid_cook 1n 5l b
lid_hear 1n 9k a
lido 1f 2p 4 47 5 6w 6
lids 14 1 3 2t 4 5x 6 7a 6 8e 6 9k 3
lie k q 3 43 3 4i 2 4k 2 4z 2 70 6 8d 4 9f 2 bv 2 d0 3 e7 3
lie_awak 1n 70 d
lied 1i 6r 4
lien 1i 65 5 66 5
lies k 1q 3 27 2 2f 3 2h 2 3a 3 45 3 50 2 52 2 7v 3 8i 4 8l 3 8w 4 ay 5 b7 3 e7 3 em 3 f9 3
lies_shop 1i ay a
lif u b 7 22 2 25 3 35 5 5l 3 5s 4 61 3 76 4 7x 3 85 7 87 3 9s 8 ai k aj 6 al 6 d4 3 fm 5
lif_recycla 1n b b
lif_story 1n ai x
lifeboa 1n e8 a
lifecyc 1n d6 b
lifelon 1n 85 c
lifesty 1i 22 a ao a
lifetim 1n a9 5
lift q 28 5 2t 3 4r e 56 2 5b 6 6r 7 7m 6 7r 6 89 3 8v 5 96 l 9a 8 9k 5 9v 4 b0 3 c5 8 ei 8 fp 4
lift_company 1n 96 d
lift_inspect 1n 96 d
lift_mainten 1i 96 q ei e
lift_mechani 1n 96 d
lift_open 1n 96 a
lift_servic 1n 96 c
lift_shar 1n c5 d
lift_stand 1n 5b c
lift_use 1n 7r a
light i 3 3 8 5 1j 5 23 6 24 6 26 7 2a 2 2d 6 2e 6 2x 3 2y 5 3b 5 3f 4 46 4 4n 2 4v 1 5q 4 6b 2 70 3 7h 2 7i 2 7l 3 7p 3 8b 7 93 4 97 6 9h 6 9i 3 ao 3 aw 3 c3 5 dy 4
light_candl 1i 3b b 3f 9
light_capsul 1n 23 b
light_certifi 1n 97 b
light_childre 1n 1j a
light_classro 1n 26 g
light_gps 1n dy b
light_hand 1i c3 a
light_pets 1n 8b b
light_speak 1n 2y a
light_tap 1n 2d c
lightes 1n v 5
lightho 1c 6s 7 84 5 8h 9 b2 c
lightho_togeth 1n b2 b
lightly 1n e 4
lik q 1z 2 32 3 3c 2 3x 3 4p 2 57 2 5q 3 5z 4
likelie 1n 8z 9
likely 1i 9k 3 fn 3
likenes 1n ao 5
lim 1a 5s 3 5v 9 61 6 9k a e7 3
limit y 5 3 1h d 20 6 2a 3 3y 6 44 3 4f 3 59 3 5h 3 6f 3 6x 3 7s 5 8j b by 8 cn 2 d7 4
limit_half 1n by b
limit_print 1n 8j b
limp 1i dv 6 dx b
lin b 0 4 m 5 3u 3 42 3 4x 3 7f 2 7h 4 7t 2 9x 3 ag 2 c7 3 ca 4 cd 8 d0 4 ec 2 ed 2 ff 3 fj 6
lin_book 1n d0 b
lin_cod 1c ff a
lin_draw 1f m a
lin_find 1n fj b
lin_learn 1n cd n
lin_manag 1n 4x c
lin_practis 1n ca 9
lin_product 1n 0 b
lin_prompt 1n cd a
lin_recycl 1n 42 b
lin_shar 1n 7f b
lin_train 1i cd 9
linen 16 3y k 4g a 59 u 6f d 7y 8 8l r ao 7
linen_bed 1n 8l o
linen_coffe 1n 4g c
linen_grown 1n 3y b
linen_keys 1n 6f b
linen_servic 1n 59 h
linen_thread 1i 7y 8
linen_towel 1n 59 b
linen_workwea 1n 59 l
lingeri 1n 4d l
link s r 2 4b 2 6c 3 6g 4 6k 4 6l 3 9g 2 9z 4 bq 8 by 8 cq 4 dc 8 dk 7 e2 3
link_rota 1n by b
linkedi 1c 4t 9 aw e co 9 cy g
lion 1n 64 i
lion_man 1n 64 e
lip 1c 3 7 5m 3 8k 3 dv 3
lipstic 1n 3 o
lipstic_metal 1n 3 c
liqueur 1n f6 v
liqueur_distil 1n f6 a
liquid 1f 5o d 5v 6 9p c
liquid_fertili 1n 9p b
liquid_own 1n 5o b
liquidi 1n d3 q
liquidi_plan 1n d3 g
lira 1n 7j d
lira_buy 1n 7j a
lisbon 11 g 7 1v 6 2q 6 3o 6 48 6 6f 6 7m 4 8i a 8z 7 9y 9 ch 6 di 6 f4 4
lisbon_learn 1i 9y a
lisel 1n 9b 4
lisp 1n 7n b
list_app 1n 1q l
list_asks 1f eq 9
list_contact 1n d4 b
list_costum 1n cb 9
list_dead 1n fp b
list_electri 1n 9c b
list_fetch 1n 1r c
list_handov 1n t c
list_left 17 a8 8
list_monthly 1n s c
list_night 1i 5f a
list_onc 1f fg 9
list_plac 1a b6 8
list_rest 1n 1p b
list_see 1f 1q a
list_vacant 1n 4n b
listen q u b 27 7 38 c 3h 5 3i 9 3n 3 6h 3 6z 6 7s 4 9y 9 9z a a5 9 a6 4 an 9 az d b1 a ch e cv 2 dm 3
listen_bar 1n ch f
listen_begin 1n a5 b
listen_child 1n b1 g
listen_consult 1n u g
listen_leak 1n 27 b
listen_musicia 1n 38 b
listen_onc 1n 3h 9
listen_whil 1n 9z c
listing 1f 5w 4 eq l fg i
lit z n 4 1c 5 2f d 8w 4 c9 3 ds 3 dz 5 e3 6
literac 1f 14 15 a7 4 bo f
literac_clas 1n 14 k
literac_cours 1n 14 c
literac_program 1n 14 e
lithuan 1n 8l f
lithuan_dyed 1n 8l c
litr 1a 60 b 63 4 6m 6 fm 3
litr_tins 1n 60 b
littl h f 2 1a 3 27 2 52 1 5g 5 8w 3 9d 2
littl_pots 1n 5g c
liv g c 5 g 4 p 4 1c 5 1g 4 1u 3 1w 3 20 4 2b 4 31 3 38 9 3o 4 3s 3 3t 8 3v 4 4o 6 5g 3 71 3 77 3 8m 3 8x 3 8y 6 a3 5 ab a ae 6 ai 3 ak 5 al 4 az 4 b6 4 bb 7 bf 2 bn 3 cg 9 cr 7 do 4 dw 5 eb 4 el 4 f9 5
liv_alon 17 2b 9 al 9 bb 7
liv_apart 1i 1g b
liv_band 1n cg e
liv_caption 1n cr c
liv_car 1n 3t o
liv_clas 1n ab l
liv_draw 1n b6 b
liv_evening 1n az b
liv_feedbac 1n a3 b
liv_fost 1n 1c c
liv_gps 1n eb b
liv_lesson 1n 3o b
liv_locatio 1n ak g
liv_map 1n do d
liv_music 1i 38 j cg j
liv_old 1n bb c
liv_onlin 1i 3v a ab e
liv_room 13 c a p 8 38 b 8y b dw 9
liv_scienc 1n ab b
liv_teach 1n g c
liv_usabl 1n 20 b
liv_video 1n cg l
liv_wal 1f 4o e
liv_window 1n el c
liverpo 1n c6 a
livery 1n e1 h
livesto 1n fo u
livesto_farm 1n fo c
livesto_monitor 1n fo j
ljublja 1f 1e 8 5i 8 62 8
lms 1n 4j a
load s 1r c 28 4 2c 6 2u 3 4c 3 4i 2 4r 9 53 3 5e 3 6a 2 8z 3 9h 7 9s 9 9t 5 9u 5 c7 5 cd 8 fi m fl 5
load_bakery 1n 9s a
load_bend 1n 4r b
load_board 1n fi g
load_manufac 1n fi b
load_sam 1n fi b
load_script 1n cd c
load_strengt 1n 2c b
loaf 1f 2n d 5j o
loaf_differe 1n 5j c
loan y 17 c 4c 2 4e 5 4f l 4p a 4s 3 54 c 6h 3 7h b 7i k 8j 3 92 e bt 9 by 9 bz e di 2
loan_fractio 1n 54 b
loan_managem 1n 4f f
loan_plan 1n 7i d
loav 1f 2n p 5j k e0 4
loav_bak 1n 2n g
lobby 19 2q 4 4p c 5d 4 6e 3 f6 3
local n 13 5 19 6 1a 6 1d 4 1q 2 1u 8 1v 8 2p 5 2s 3 2t 6 2x 6 32 7 38 4 4a 8 4b 6 4l b 4q 5 4t 7 5e 9 5f e 5j 6 5r 6 5v a 5x 6 62 5 63 8 7y 4 89 6 8b 6 8c 6 8d 6 8j 6 8m 8 8u 8 9v 7 9y 4 ai 5 aq 7 ay h az 4 b5 5 b8 4 bh 4 cq 7 cx 3 do 6 e4 3 eu 6 f6 a
local_artist 1n 8j b
local_bak 1n 5j c
local_bird 1n 7y 9
local_brand 1n 5f b
local_build 1n 1u b
local_company 1n 1a c
local_craftsp 1n es 8
local_creator 1n 4l f
local_earth 1n 9v e
local_eggs 1n 4q b
local_event 1n 1v g
local_food 1f 4t a 5f c
local_fruit 1i 2p a 62 a
local_grandmo 1n eu 9
local_honey 1n 5v j
local_hops 1n 63 b
local_illustr 1n 4b b
local_influen 1n 4l d
local_join 1n 89 b
local_journal 1n ay g
local_kitchen 1n 2t c
local_launder 1n 8u b
local_mak 1n 8m b
local_milk 1n 5r b
local_news 1n ay v
local_orchard 1n 8d b
local_photogr 1i 2x b b5 a
local_pot 1n 8b b
local_researc 1n bh 9
local_sheep 1n 4a b
local_shop 1i 5e d aq d
local_softwar 1n 19 b
local_surplu 1n 5x b
local_walk 1n do d
local_wholesa 1n 5f l
local_worksho 1n 13 b
locali 1n cr b
localis 1n cr 9
localiz 1n cr b
locally 1i 15 d 1b 9
locat 1n ak 5
locatio 17 2e g ak j dy 8 ei 4 ej 4 ek 4 el 4
locatio_friend 1n ak g
locatio_sound 1n 2e b
lock t 1h 5 1k 8 2g p 2h 2 2u 4 31 a 4n 2 5a 3 5c 4 67 q 8s 4 92 8 97 2 9b 5 ai 3 b0 5 bs 5 c3 7 c9 8 dk 3 e9 7 fk 3
lock_apartme 1i 2g a 67 f
lock_away 1n 6o 8
lock_campu 1n 1k a
lock_neighbo 1n 92 b
lock_parcel 1n 67 h
lock_residen 1n 67 e
lockabl 1n 2g f
lockabl_parcel 1n 2g b
locksmi 1n 2g d
locum 1n fh h
lodg 1f 6o o bb l f8 3
lodg_help 1n bb g
lodg_interne 1n 6o a
lodg_night 1n 6o a
loft 17 6f 5 80 5 8x 8 9v 5 bi 6 f7 l f9 5
loft_br 1n f7 9
log u 21 5 25 3 28 3 2c 3 2g 3 2h 3 2t 3 69 3 6d 3 74 c 88 5 8z 3 96 7 98 8 b2 4 cv 7 dg 3 dn 3 e8 7
log_elevato 1n 96 a
log_equipme 1n e8 b
log_meal 1n 74 f
logbook 1f 1y 9 21 d 96 p
logbook_last 1n 96 a
logic 1n b3 b
login 1c 4s 4 65 3 cz 3 eo 7
logisti 19 2u 7 50 8 65 8 da 7 dh 8 el 7
logo 1f 4b 7 4d c cz 9
logs 19 69 4 7p a 98 c cv 4 dl a
logs_headach 1n 7p b
logs_proof 1n dl b
lombard 1n c5 a
lon 1i 4r l ak a
lon_work 1n 4r j
london 17 44 7 4u 8 5r 7 8a 7 8y 7 bq 7 cy 7
lonel 1i ad a al a
lonelin 1i 3s a ad h
lonely 1i 3s m ad a
lonely_senior 1n 3s b
long a r 3 2n 3 2s 4 39 3 3i 2 69 2 6a 5 8g 2 8t 3 c8 2 cs 3 dz 3
long_exist 1f 6a 9
long_ferment 1n 2n b
long_kitchen 1n 6p a
long_rang 1n 69 b
long_sleev 1n 47 c
long_stylist 1n r d
long_tabl 1a 2s e 3i 7
long_vacuum 1n 8t b
long_version 1n b0 b
longest 1a 72 3 89 3 8e 3 b9 3
look 6 55 1 56 2 93 3
look_animal 1n dz e
look_comput 1n 4x c
look_design 1n du b
look_elderly 1n 3t b
look_fridg 1n l c
look_grav 1n 3b g
look_hairpie 1n fc a
look_hol 1n 55 b
look_hom 1a 93 f bc 7
look_jewelle 1n 2b b
look_left 1f 1p a
look_parent 1i 7f c
look_pets 1n dq i
look_photo 1n 9x b
look_recordi 1n 7n b
look_volunt 1n c4 b
loom 1n 6a e
loom_pres 1n 6a b
loop 1i 3v 8 a5 4
loos x 3n 2 3y 4 5o 4 5z g 8i 5 8t 5 90 9 ds 3
loos_leaf 1n 5z o
loos_legs 1n 90 b
loosely 1n du 4
loosen 1n 9a 4
loot 1n 3r 4
lorry 12 4e 2 4g 2 5a 3 66 4 68 2 9h k 9u 6 9v a fi d fm 5
lorry_overnig 1n 9h f
los p 2 4 l b 2x 4 2z 4 3a 3 3g 4 3i c 3l 2 4e 2 4z 2 59 2 73 d 7o a 7r 4 99 4 ap 6 bf e bp 3 bu 2 c9 2 d4 4 db 6 df 2 ew 6 f1 2 fc e fg 3
los_automat 1n ap b
los_hair 1n fc h
los_memory 1n 7o b
los_partn 1n 3i o
los_weight 1i l e 73 l
lost l a 3 1i 5 3c 3 3i 8 47 3 59 2 67 2 7o 2 80 3 8f 3 8n 4 93 3 99 8 aj 3 an 5 c0 4 d9 3 dm 2 dy 3 e0 f ew 6
lost_animal 1n e0 d
lost_cat 1n e0 k
lost_dog 1n e0 e
lost_partn 1n 3i g
lost_pet 1n e0 k
lost_pets 1n e0 m
lost_propert 1n 1i a
lot 11 23 6 5k a 5y 7 5z 3 6m 2 83 9 9w 9 bt 2 dz 3 ee 3 fq 6
lotion 1i 0 a 4 a
lots 1f 9w 8 am 3 fq h
loud u 2e 4 2h 2 32 2 39 4 3r 4 ca 6 cc c
loud_oth 1n ca 9
loudest 1n 25 3
loudly 1n bb 3
loudspe 1n cg 7
loung 1f 5d 8 ez m f2 w
loung_abov 1n ez a
loung_consol 1n f2 9
loung_near 1n f2 d
lourd 1n 3j g
lourd_fátima 1n 3j 9
lov o 5 4 8 7 m 3 1c 6 1i b 1x 4 29 4 2p 7 38 5 41 4 4a 7 4p 2 5k 4 5r 9 5u 8 5v 8 5x 7 5y 4 60 4 63 4 6t 6 7x 3 80 3 85 6 8a 4 8b 9 8c 4 8e 3 8h 5 8k 4 ac 7 bl 6 ch 4 ci 9 cj 6 ez 8 f6 7
lov_good 1i 85 b f6 9
lov_let 1n bl b
lov_story 1n ci e
lovely 1i l 3 88 2
low o p 4 11 4 14 4 1n 3 43 3 5f 6 67 2 6p 4 70 3 7g 6 7i 4 7r 7 88 3 9d 4 ar 4 bm 4 bx 5 c0 2 c6 3 ce 3 d8 3 e1 4
low_minimum 1n 5f b
low_vision 1n 7r e
lowest 1i 65 5 73 5
loyal 1f z 4 ab 4 b6 4
loyalty 1i 2r 4 cn a
lps 1n ch w
lps_collect 1n ch d
lps_good 1n ch a
luck 1i ck b fr 5
luggag 1f 42 9 6s 10 c9 16
luggag_airport 1n c9 g
luggag_stag 1n 6s c
luggag_storag 1n c9 t
luggag_tourist 1n c9 c
luggag_transf 1i 6s o
lukewar 1n ft 7
lullaby 1f a5 6 ci v ex 4
lullaby_baby 1n ci c
lullaby_lyric 1n ci c
lullaby_nam 1n ci c
lullaby_persona 1n ci c
lullaby_record 1n ci c
lullaby_sing 1n ci c
lumb 1n 9u 9
lump 1i dv 7 er 3
luna 1i x 7 do 8
lunch r y 2 13 4 2k e 2t o 2v i 39 9 3q 9 3x h 4g 4 57 a 6c 3 8d 5 c0 2 c9 5 co 2 d0 6 f3 g fs 3
lunch_br 1n 2t c
lunch_cater 1n 2v e
lunch_deliver 1n 2t h
lunch_elderly 1n 3x m
lunch_guest 1i 2k c
lunch_hom 1f f3 c
lunch_offic 1i 2t n 57 b
lunch_parent 1n 2v d
lunch_primary 1n 2v c
lunch_tabl 1i 39 d
lunchbo 1i 2v f 8d a
lunchti 1n ae 4
lung 1c 7u 7 7y 3 at 8 ds 8
lush 1n 18 4
luthi 1i 8o 7 cf s
luxury 1n 41 b
ly 10 2b 3 6z 5 79 4 b7 3 d0 2 dr 3
lyon 14 12 7 30 7 5s 6 7z 6 92 7 ae 7 bb 6 d2 7 dx 6 f1 6
lyric 1n ci o
machin i a 3 g 5 17 6 24 4 27 5 29 4 2d 3 2i 4 2j 5 2p 3 2u a 3d 2 4a 5 4i 4 4k 6 4m 3 52 6 53 7 57 6 59 4 5b a 5k 4 6a a 6b b 8u 4 8z b 92 5 96 4 99 8 9j 5 9m c 9n 4 ah 3 al 4 an 3 as 3 at 7 b0 4 bl 3 ci 3 cm 3 cp 5 cr 5 d4 3 dn 8 ep 4 f2 3 fj 3 fk f fq 3
machin_build 17 4k b 52 c
machin_cannot 1n 9n a
machin_cod 1n fk b
machin_fault 1n fk d
machin_fresh 1n 2u f
machin_insuran 1n 92 b
machin_last 1n 99 b
machin_learn 1i at g
machin_mainten 1n fk l
machin_manual 1n dn f
machin_own 1n 6a d
machin_part 1a 6a d
machin_plough 1n 9m b
machin_project 1n 17 c
machin_rent 1i g b
machin_repair 1n 8z l
machin_sensor 1n fk d
machin_shar 1i 9m l
machin_shop 1i 6b c
machin_sink 1n 27 b
machin_sit 1n 99 d
machin_stand 1f 2j b
machin_work 1i b0 a
machin_worksho 1n 4a b
machine 1c 5b g 9m q fn 4 fq 8
machine_calenda 1n 9m b
machine_farm 1n 9m d
machine_ring 1i 9m e
macram 1n 7y 8
macramé 1n es 8
macro 1c 5l g 73 9 ar 6 cl 3
macro_lid 1n 5l b
mad 1n d9 5
madagas 1n 5u e
madagas_cocoa 1n 5u b
madrid 19 3r 8 8b 8 8x 8 c2 8 f7 6 fc 7
maga 1n ev 8
magazin 12 1v 5 2i 7 3e 2 72 6 73 5 7z 5 ax 5 b0 5 b7 y bg g fb 5
magazin_allotme 1n b7 c
magazin_subscri 1n b7 d
magazin_women 1n b7 g
maggot 1n 9o a
magic 1n 81 9
magicia 1i 3r 8 cg 8
magnesi 1n 7 b
magnet 1f 3y c 8e e be c
magnet_hidden 1n 8e b
magnet_instead 1n 3y b
magneti 1i be s ei 8
magneti_button 1n be f
maid 1i 2w 8 8p p
mail t 1r 7 1y 2 4x 9 4z 3 7q 8 82 a 84 c 86 c ar 4 av g ax 3 ay 3 cn c cy 7 cz 8 d2 7 d4 a d8 7 di 3 dj h dm 2 dn 2 ej 3 en 7 eo 6 ep 4
mail_cal 1n en b
mail_client 1i cz a
mail_email 1n dj b
mail_everybo 1i d2 a
mail_mat 1n av d
mail_smal 1n 4x c
mail_text 1n d8 b
mailbox 1f 4h 4 d0 c dd 7
mailbox_sets 1n d0 b
main 14 16 4 23 3 27 e 2s 3 5h 9 7f 3 8z 4 ft 3
main_allerge 1n 5h b
main_pip 1i 27 c
mainly 1n 2q 4
mainsai 1n 42 4
maint 1c 4u 9 97 8 ek e fk e
maintai 1f 8r 9 ce e cu 9
mainten 12 1y b 21 7 26 3 8r 7 96 n c1 7 c2 7 e2 7 ei f ek b fk s fl 3
mainten_sensor 1n fk d
mainten_softwar 1f 96 m ek c fk f
mainten_visit 1i 96 9 ei e
maiz 1i bs 9 fn 9
mak i 6 2 8 3 v 4 10 4 16 3 1y 4 26 2 27 2 2f 2 2g 4 2h 3 39 7 3e 7 3v 4 49 3 4i 3 4r 2 4x 3 52 5 53 6 5c 4 5h 3 5j 3 5u 3 68 4 6a 5 6b 4 6h 2 6l 3 7u 2 89 9 8d 3 8m 5 8z 3 99 3 9o 5 b3 4 b5 4 b9 5 cf 4 cs 3 dh 2 es 6 eu 4 fk 4
mak_clas 1f eu 9
mak_design 1n 39 c
mak_handwri 1n 8m b
mak_long 1i 6a a
mak_organ 1n b9 b
mak_origin 1n 68 b
mak_plain 1n 3e 9
mak_sit 1n 52 c
makeov 1n 8y b
makersp 1n 39 c
makeup 1i 3 m d a
makeup_brand 1n 3 g
mal 1i 2q 4 2r 7
malawi 1n 15 a
malaysi 1c 3j 7 4i 8 7v 8 ei 8
mallorc 1i 3k a 8f 9
malmö 1i 17 a 56 b
malt 1f 63 3 6m c f6 7
malt_stock 1n 6m b
mammogr 1n v b
man z b 3 30 3 5e 5 64 a 66 2 6e 3 7u 3 8r 6 8v 7 bl f ch 2 dj 3 e2 5 e8 2 ef 2
man_shiitak 1n 64 b
manag n s 4 27 6 2t 5 4g 2 4h 2 4k 8 4n 3 4o 4 4t 9 4x c 50 a 54 4 57 2 67 5 6f b 6i 8 6n 5 8x 6 96 4 9e 5 ah 6 aq 6 ar 6 bx c cq 4 d6 5 d9 4 dc 3 dd 7 de 2 dg 2 dm 2 e7 5 ef b eg 9 ej 5 ek 4 en 4 fl 5 fn 4 fr 4
manag_holiday 1n 6f f
manag_monthly 1n 4x h
manag_photogr 1n eg b
manag_record 1n ah c
manag_request 1n 9e b
manag_shortli 1n dd b
manag_sit 1n 8x b
managem v s b 4f a 4j 5 6f a 6i a 6m 9 6n a 9a b 9b 7 9c a as 4 cq 5 d1 4 d5 5 d6 8 d9 i dg 6 dj 3 e7 d ef d eh 4 ei 6 ek 9 fl e fn a
managem_archite 1n d9 c
managem_funeral 1n 9b b
managem_gravest 1n e7 b
managem_mix 1n ek b
managem_softwar 10 s a 4f 7 6i a 6m 8 6n a 9a 8 9c a e7 a ef 9 fn 9
manches 17 8 8 e 8 r 7 2m 7 7x 6 8p 8 ad 8
mandari 1n 9y a
mandat 1c s e 13 3 bx e c0 4
mandato 1n d5 e
mandato_require 1n d5 b
manga 1n b8 k
manga_platfor 1n b8 c
mango 1f 15 8 2q 3 69 6
mangrov 1n 9q l
mangrov_restora 1n 9q a
manicur 1n d t
manicur_hom 1n d h
manicur_pedicur 1n d b
manila 1i 4l 9 au 5
mantra 1n 3h 9
manual 17 1y n 6r 3 8d 8 ar c cr k dn j fk 3
manual_answ 1n dn d
manual_keep 1n cr c
manual_warrant 1n 1y f
manufac 16 4v 8 51 e 66 7 6b o d7 7 dn 7 fi d fj 4
manufac_post 1n fi b
manufac_stock 1n 6b b
manufac_writ 1n 51 c
manur 1n 9p k
map i 20 7 3u 5 6u 3 7r 9 88 8 8i 3 9d 6 9h 5 c5 2 c8 2 do 5 dy 3 e0 3 e3 3 e7 4 eb 2 el 4 fp 4
map_check 1n 9d b
map_fre 1n 9h b
map_permit 1n 88 c
map_step 1n 7r a
map_usually 1n 20 b
mapl 1n 8t 4
maps 15 1u 4 20 6 39 3 3a 3 84 8 88 5 8i b e6 9 e7 a
maps_bound 1n 8i c
maps_evidenc 1n 84 9
maps_grav 1n e7 b
maps_transla 1n e6 a
mar 1n dx 4
maratho 1n 72 r
maratho_train 1n 72 f
marbl 1n 7w b
marbl_clock 1n 7w 8
march v 12 2 3q 3 5i 3 6z 3 83 4 8i 3 8r 3 9c 3 9d 3 bx 2 d2 4 dg 2 fa 2 fb 2 fe 2
marek 1i 6b 9 99 5
margin 12 10 5 5j 4 8h 4 8i 3 8j 3 a2 2 ct 3 fg 3
mari 1i 9b 4 e7 4
marina 1n 9c 17
marina_lets 1n 9c b
marina_managem 1n 9c g
marina_softwar 1n 9c l
mark h e 3 l 3 u 2 v 6 20 3 2h 2 3m 5 4l 3 8o 3 9c 3 9x 3 a2 7 ao 3 az 2 b4 3 c5 4 d7 6 ea 4 ed d fj 4
mark_bench 1n c5 b
mark_claus 1n d7 c
mark_homewor 1n ed d
mark_legal 1n ea b
mark_student 1n a2 b
mark_surfac 1n fj b
mark_suspici 1n v g
mark_teach 1n ed p
market i 8 4 11 7 18 4 1u 3 1x 7 2j 3 2k 6 2l 5 2n 3 2u 6 32 5 42 3 4a 3 4l 7 4n 5 4q 3 4t c 52 a 57 4 5a 4 5c 4 5f 3 5k 5 5o 3 5r 5 5s 5 5v 3 5y 3 60 3 64 6 7j 4 7x 3 83 4 86 9 8i 3 8k 5 9i 3 9o 4 9q 3 ap 3 aq 5 ax 3 ay 3 bt 5 c8 6 cn e cp 6 d5 3 dc 7 du 3 e3 4 e5 3 e6 5 el 2 eu 4 f5 3
market_agency 1i 4t s
market_automat 1n cn g
market_brewery 1n 2k b
market_hal 1f 32 c
market_lets 1n 11 b
market_manag 1n aq d
market_messag 1n cn c
market_morn 1f 2l a
market_offic 1i 2u b
market_onlin 1n 5r b
market_pric 1n 5k b
market_residen 1n e6 a
market_restaur 1n 86 9
market_second 1n 1x f
market_smal 1i cn d
market_trad 1n dc g
market_train 1n c8 b
market_wast 1n 9o a
market_web 1n 8k c
market_women 1n bt b
marketp u m 8 1i 6 1k b 1x b 2h 4 2x 8 3q 8 4b 4 4k k 4y 6 5f d 65 4 66 a 81 f 8a 4 8d 4 8q 7 ab 7 b9 6 ch 4 ci 4 dc 6 e1 4 ee 7 fg i fh 5 fi 9 fq 9
marketp_build 1n fq a
marketp_find 1n m c
marketp_freelan 1n 4k c
marketp_indepen 1n 5f b
marketp_odd 1n 8q b
marketp_parent 1n 1i a
marketp_part 1n fi b
marketp_sel 1n fg p
marketp_smal 1i ab a ee a
marketp_student 1n 1k a
marketp_sum 1n 3q c
marketp_wed 1n 2x c
marking 1n ca 3
marmala 1i 5s 9 f5 r
marri 1f bh 3 bn 9 c0 4
marriag 1i bh 3 d2 4
marry 1i 2w a 49 5
marseil 1i ak 9 c8 9
marten 1i f8 b
martial 1i h a ev w
martial_arts 1i ev n
masa 1n 5p d
masa_sweet 1n 5p a
mascara 1n 3 b
mascot 1i 7n 4 9z 4
mash 1i 2v 4 3x 4
mask 1f 2 9 24 9 e8 i
mason 1n 9u a
massag 1a e 16 2c 8 di i dx e ex l
massag_chair 1n di b
massag_hom 1n e v
massag_plan 1n dx b
massag_studio 1n e g
massag_therapi 1n e g
masseur 1n e b
mast 15 31 5 44 a 6m 3 90 3 9c e a9 4 c2 4 ew 3 fp 3
mast_cobbl 1n 44 b
mastect 1n be 9
masterc 1n a3 n
masterc_retir 1n a3 b
mat s g d s 3 u 2 3w 5 62 5 7a 4 av 8 bc 4 dh 3 dm 3 dp 4 dv 3 dx 2 e9 3 en e ev 4
mat_top 1n av b
match r 3 a w a 12 7 1a b 1k 2 3t 9 4k 9 4l d 4t 5 4y 5 51 a 5k 7 6k 6 77 a 8x f ac a ae c am 4 b3 5 bb c c5 9 c6 3 d0 a dq 7 dz 9 ec e ee g ef 7 fi h
match_accompa 1n bb 9
match_app 1i dz a ec a
match_apprent 1n ee b
match_bank 1n d0 b
match_commut 1n c5 g
match_family 1n 3t b
match_go 1n dq b
match_hom 1n 8x b
match_lesson 1n 6k b
match_licens 1n 77 c
match_load 1n fi f
match_nonprof 1n 51 c
match_officia 1n ec e
match_patient 1n w f
match_photo 1n 3 c
match_rent 1n ef b
match_roast 1n 5k b
match_vet 1n 4k b
match_volunt 1i 12 a 1a f
match_widow 1n bb 9
matcha 1n 5z b
matchma 1n ac r
matchma_seat 1n ac c
materia y 14 3 2d 3 3e 2 42 8 43 5 44 3 4i 8 6a 5 9u 5 ar 5 d5 3 eh 6 fq m fr 5
materia_train 1n 4i c
materni 1f 25 5 4c q 8m 5
materni_cloth 1n 4c h
materni_wear 1n 4c d
math 1c 3m u 3v 3 a0 15
math_app 1n a0 j
math_child 1n a0 d
math_exercis 1n a0 d
math_gam 1n a0 d
math_minut 1n a0 d
math_mistak 1n a0 d
math_person 1n 3m b
math_practi 1n a0 d
math_practic 1n a0 r
math_tutor 1n 3m k
mathema 1n 1o 5
matine 1n cj 3
matrix 1n 6n b
mats 17 g 9 h 3 6z 4 8n d e9 7 ev 2 f0 3
mats_stov 1n 8n c
matter 1n av 7
mattres 1a 24 8 6p 3 8l o e3 3
mayb 1i 7 3 d7 4
mayor 1i c8 5 e4 4
mead 1n 63 b
meadow 19 5z b 6w o 6x 7 80 3 e1 4 e2 3
meadow_dog 1n 6w b
meadow_hand 1n 5z b
meadow_own 1n 6w a
meal u l 7 11 5 1p k 2k a 2s 4 2t f 2u 6 2v l 2z 8 3x n 4l a 5g j 5h b 5l s 5m f 5n 6 6j a 6l 3 73 j 74 d 9o d d1 6 dt a f3 j
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
meal_portion 1n dt b
meal_prep 1n 5l l
meal_product 1n 4l b
meal_registe 1n 73 b
meal_senior 1i 3x c
meal_smal 1n 5l b
meal_voic 1n 74 b
meal_wheel 1n 3x f
mealwor 1i 5w 9 9o q
mealwor_bakery 1n 9o a
mean s d 4 j 3 1a 4 1t 7 4w 1 7k 5 aq 2 bx 4 ch 2 ct 4
meaning 1n ct 4
meant 11 5u 3 87 3 8l 3 9z 3 a8 3 bp 3 cq 3 cs 2 dm 3
meantim 1n cf c
meanwhi 15 6s 2 70 4 ac 3 b8 3 bc 5 c1 3 cf 6 dt 3
measur m 7 6 k 2 28 3 29 4 2c 5 3x 3 41 7 43 4 46 6 47 6 48 4 49 d 4d a 4o 2 4s 2 4v 2 5g 4 6r a 7z 3 89 6 8y 6 91 7 95 6 c7 3 du 8 dy 5 eh 8 fm 3 fn 3 fp 7
measur_dog 1n dy b
measur_hom 1n 49 c
measur_hous 1n 91 b
measur_muscl 1n 2c b
measur_ourselv 1n 6r a
measur_photo 1n 4d b
measur_photogr 1i 41 a
measur_suit 1n 49 f
measur_unusual 1n du b
measur_use 1n 6r a
measur_wal 1f eh a
measure 1a 26 4 49 9 8y 4 9q 4 fp b
measure_photo 1n fp b
meat 15 7 3 22 6 5g 6 5n 5 5w o f4 n
meat_alterna 1n 5w d
meat_box 1n f4 c
meat_farm 1n f4 a
meat_fish 1n f4 j
meat_shar 1n f4 a
mechani 13 13 c 8z 3 96 k 9a c 9j 3 9p 7 c1 k c2 k cy 3
mechani_cargo 1n c1 c
mechani_chang 1n c2 b
mechani_log 1n 96 a
mechani_plac 1n 13 b
medal 1n 72 6
medellí 1n 19 a
media 1c 1h p 4t f ay 4 co r
media_agreeme 1n 1h a
media_dental 1n co c
media_smal 1n co e
mediato 1n 1g h
medic 1i 69 f 7a a
medical r 6 4 t 2 u h w 5 10 2 1b 5 4g 2 4i 5 4m 9 4x 5 56 5 5e 8 69 a 6y 6 74 2 75 4 79 2 7a 3 7k c 7v b 9b 2 a2 6 a8 4 at 8 bd 5 dl 4
medical_dron 1n 69 d
medical_interpr 1n 4m g
medical_school 1n a2 b
medical_scrib 1n u t
medical_student 1i at 9
medical_tourism 1n 6y b
medical_transpo 1n 7v f
medicat 1i t e 7a 11
medicat_list 1n t c
medicat_plan 1n 7a k
medicat_remind 1n 7a p
medicin y 1 3 4 3 7 4 o 3 w 3 y k 1f 3 3t 3 4g 9 5e 3 5z 3 69 f 7a d a2 5 dv 3 dw 3
medicin_equipme 1n 4g c
medicin_shortag 1n y e
medicin_stock 1n y g
medicin_villag 1n 69 b
meditat 1i g b 6z 17
meditat_app 1n 6z u
meditat_arabic 1n 6z c
mediter 1n 60 a
medium 1a 3y 5 48 3 4b 3 bd 8
meet j i 5 z 5 12 7 14 3 16 4 2t 4 3i 7 3k 4 3o 4 4k 2 4y 2 54 6 5d c 66 3 77 5 ab 4 ac 7 ad 8 b4 6 c7 2 cr 4 d9 2 dm f dp 3 e9 4 fa 2
meet_bars 1n i c
meet_learn 1n 3o b
meet_not 1f dm q
meet_room 19 5d o
meet_sit 1i 54 b
meet_transla 1n b4 c
meet_video 1n 77 c
meeting p w 2 12 7 27 2 2w 2 4l 2 4m 2 4v 2 50 2 66 2 69 2 6g 2 6i 2 ad 9 av 8 ay 6 cy 8 d7 2 de 2 dm h
meeting_archite 1n dm c
meeting_email 1n av b
meeting_outreac 1n cy b
meeting_school 1f ay a
meetup 1i as 5 at 4
mei j 12 3 1c 4 3k 4 6i 2 6j 2 ad 3 b4 4 b9 2 ba 3 bq 3 dd 2 de 3 ei 2 ej 3
melbour 1c 2s 9 3g 7 df 9 dz 8
melody 1n a5 5
melon 1f 42 3 bq 4
melt 1c 8 b 2p 3 45 6 5u b
memb s h 8 s h 17 j 18 5 1d f 1w 3 2f 7 2q 5 2t 7 39 a 4g 7 4q 9 5q 4 6i j 6q 4 80 d 92 3 9c 5 ay a b0 6 b4 8 b6 8 b7 2 bq 3 bt e c4 9 ca 4 cj c er e f1 5 fd 7
memb_borrow 1n 17 i
memb_contrib 1n bt b
memb_cours 1n er a
memb_hom 1n 17 c
memb_look 1n c4 b
memb_open 1n 4q b
memb_pick 1n 2t c
memb_quit 1n s c
memb_read 1i b4 b
memb_room 1n 6i b
memb_see 1i b0 a
memb_swap 1i 80 9
memb_yearly 1n 1d b
members 1a s j 6i 8 ax 3 ay 9 b6 y
members_creator 1n b6 h
members_demo 1n b6 b
members_platfor 1n b6 f
memoir 1n ai m
memor 1n cd f
memoria 1i 3f 15 3g l
memoria_pag 1n 3f l
memoria_plaqu 1n 3f f
memoria_websit 1n 3f d
memoris 1n cd a
memory z 1z 6 3f e 3t 3 7f 3 7o n 94 3 96 4 ai f al 3 bf l cv 3 d4 5 d9 5 dg 5 en 3
memory_clinic 1c 7o c
memory_gam 1n bf a
memory_los 1i 7o h bf q
men 10 b g 3y 6 45 3 47 3 4a 6 4d e 4r 8 6y 5 85 5 bd e bl 5 cx 3 dz 4 ey a
men_pack 1n 4d b
men_part 1n 4r b
men_prostat 1n bd 9
men_stop 1n ey 9
mend p 16 c 1i 6 28 6 2f 4 41 6 44 5 48 3 59 6 5b 2 85 8 8a 5 97 6 9p 3 aq 3 c1 3 cf g cw 6 e2 3
mend_evening 1n 16 c
mend_lif 1n 85 a
mend_measur 1n 41 b
mend_saxopho 1n cf d
mend_sel 1n 1i a
mend_weekly 1n 59 b
menopau 1i 2c a 75 11
menopau_app 1n 75 g
menopau_symptom 1n 75 h
menstru 1i 6 k 75 a
mental 1c 1r m 78 i a0 j di k
mental_arithme 1n a0 j
mental_health 1i 78 d di j
mental_load 1n 1r m
mention 1c 7o 3 aq o de 2
mention_brand 1n aq f
mentor 19 12 14 13 8 19 b a1 9 a2 8 a4 d
mentor_local 1n 19 b
mentor_mock 1n a4 b
mentor_program 1n 12 h
mentor_teenag 1n 12 g
mentor_young 1n 12 p
mentor_youth 1n 12 e
menu x 1p d 2k 3 2l i 2q 3 2s 8 2v 3 2z c 3a 2 61 8 64 4 6d 4 6l d 6n g 73 2 ao 6 cm 5 cx 8
menu_allerge 1n 6n b
menu_dish 1i 2l b 6n e
menu_family 1n 1p b
menu_photo 1i cx b
mercado 1n fg a
merch 1n 4b t
merch_podcast 1n 4b b
merchan 13 48 3 4b b 5e 8 5q 6 8q 3 92 5 99 3 cx 4 dc o eg 4 eh 3
merchan_accept 1n dc g
merchan_payment 1n dc m
mercury 1n fb 2
merg 1n cu 3
merino 1n 4a b
mes 1i 4s 5 6b a
messag j m 3 q 8 r 6 x 8 1f 4 1g 9 1n 4 1v 3 3h 8 3u 5 4l 3 6c 6 6e e 6f 8 6g 5 6i 4 6j 9 6k 5 6z 3 7d 5 7g 3 7s a 95 5 9a 6 9e 4 9k 4 9m 4 cm 3 cn a cq 7 cx 5 cy 6 d6 5 d8 4 dh 5 do 3 eb 6 eg 4
messag_air 1n 95 b
messag_arrival 1n 3u b
messag_ask 1i cq b
messag_calm 1n 1g a
messag_channel 1n 1g a
messag_desk 1n dh b
messag_electro 1n d6 b
messag_know 1n 7s b
messag_let 1i 6g a
messag_nail 1n r b
messag_own 1n 9m b
messag_pay 1i 6c b
messag_regular 1n cn c
messag_sets 1n 6f b
messag_sob 1n 7d b
messag_vet 1n x b
messag_wait 1i 1g 9
messag_weath 1n 6k b
messy 1n ex 9
met s o 2 w 3 12 2 27 5 2a a 4h 2 74 3 9c 7 9d a 9m 8 9r 5 9s 8 c6 4 c7 7 cy 4 do 2 ef 4 fl c ft 7
met_photo 1n 9m b
met_quart 1n fl b
met_read 1c 9d 9
met_show 1n 2a b
metal 14 3 a b e 2g 8 45 9 53 8 6b b 9o 3 9s 6 ao 3 fq 7
metal_cas 1n 3 c
metal_safety 1n b b
meter 1n c7 4
method 16 1f 3 70 3 78 3 9q 3 9x 4 a7 6 ds 4 fm 4
metr 11 71 3 7z 2 8h 3 8v 4 8x 3 90 3 9c 6 c3 3 e5 3 f7 4 fi 2 fl 3
metrono 1n a5 4
mexican 1n 5p d
mexican_colombi 1n 5p a
mexico 17 v 7 2x 8 9a 7 9v 6 dd 7 eb 7 fj 7
mezcal 1n f6 8
mia 1f 9z 4 eb 9
mic 1n f8 y
mic_remov 1n f8 c
micro 14 1a 8 1b 7 2u d 4j b 4l d 57 8 7g 7 bp 7 bs k de 8
micro_influen 1n 4l f
micro_insuran 1n bs p
micro_lesson 1i 4j c
micro_market 1i 2u f
microbi 1n 7q a
microbr 1n 63 n
microbr_taproom 1n 63 b
microfi 1n 4f d
microgr 1c 5f 9 7x l 9i l 9t 8
microgr_edibl 1n 9i a
microgr_jar 1n 7x 9
microgr_suppli 1n 9i c
microin 1n bs b
microle 1i 4f 9 4j p
microle_app 1n 4j f
microle_work 1n 4j d
microli 1n 6x a
microph 1a 2w 3 7n 3 a5 3 az 2 cc 5
microsc 1n ej 4
microwa 1i 5l a 8k 4
mid 15 4h 7 6h 7 75 3 8a d cj 6 d1 7 d7 7 dj 7
mid_century 1n 8a g
midday 1i 3t 4 do k
midday_whil 1n do d
middl w g 2 p 3 37 3 4d 3 6k 4 7l 4 80 2 85 4 8g 3 b6 3 ck 4
midnigh t n 7 s 3 1g 4 2y 3 3k 2 54 4 6e 8 6g 2 7t 2 cc 3 e8 3 fg 4
midwi 1n 9f j
midwif 1a a 3 o l 4c 3 76 u 9f v
midwif_even 1n 76 b
midwif_onlin 1n 76 i
midwif_softwar 1n 9f u
midwiv 10 7 3 a 3 g 4 o e 1f 7 25 3 2x 3 4c 7 5m 3 76 e 7q 3 8f 3 9f r bj 3 ex 6
midwiv_calenda 1n 9f c
midwiv_dictat 1n 9f c
midwiv_languag 1n 76 b
midwiv_visit 1n o b
might 1c 75 4 b1 6 d5 3 fl 3
migrain 1f 2c 9 79 9 7p z
migrain_app 1n 7p k
migrain_migrain 1n 7p d
migrain_track 1n 7p d
migrant 19 13 c 6v i 7h 7 bt a bu e f3 d
migrant_women 1f f3 c
migrat 1n cu b
mil v 13 4 28 3 6a 9 6s 6 9g 2 9m 7 9t 5 bh 6 c5 2 c8 5 eb 7 el b fk 5
mil_app 1n el c
milan 1f d 9 41 9 6l 9
mild 1a 2 3 5s 3 60 3 b3 3 fl 4
mileag 1i 21 a d1 l
mileag_calenda 1n d1 b
milk v 0 7 1q 3 2j 3 2p c 2r c 4q 9 5h 6 5r d 5u 4 5w 9 67 2 6n 4 7b 4 98 4 9f 4 9p a ex 3 fd 4 fo 7
milk_les 1n 2r b
milk_morn 1n 5r b
milk_sel 1i 0 a 2p a
millime 1n 29 4
million 1f 7b 3 b5 3 bh 3
min v g 2 3n 2 7h 5 ag 2 bn 3 bv 4
minc 1n 5w 9
mind q t 2 1m 7 22 7 2f 3 3k 2 8r 3 df 2 do 2 el 3
mindful 1n 6z u
mindful_cannot 1n 6z c
mineral 1n 4 r
mineral_sunscre 1n 4 m
mini 1i 4q a 9t m
mini_grid 1n 9t k
miniatu 1n 29 b
minibar 1n d1 4
minibu 1n c8 u
minibu_villag 1n c8 g
minigri 1n 9t a
minimum 1f 56 5 5f c ej 5
minimum_ord 1n 5f b
ministr 1c 51 4 69 8 am k e5 3
minka 1c dq 3 dw 3 dy 6 e0 3
minneap 1n ck 9
minneso 1n f9 9
minor 11 s 3 1s 3 4l 3 6i 3 6k 3 73 3 9e 6 9x 3 a1 3 al 3 b2 3 ec 3 ee 3
mint 1c 9 3 2k 3 5v 3 5z b
minu 1c 4u 2 9k 4 9x 8 a0 3
minut k b 2 1v 4 3o 5 4j 3 4r 2 4s 2 5k 3 6g 3 6z 5 71 7 78 5 7p 3 a0 6 a6 3 an 4 b0 3 b3 4 bs 4 ch 2 dj 5 el 5 fg 3
minut_app 1n 78 b
minut_hom 1n 71 b
minut_learn 1n el c
mirror z 9 3 b 4 c 9 i 2 3p 4 7z 2 8v 5 9e 2 a6 5 ah 5 c2 4
mirror_vacuum 1n c b
mis e 4 3 f 3 q 4 v 3 19 3 71 3 7k 3 80 3 92 3 9k 4 a8 4 am 4 cm 3 dk 3 e0 9 e5 6 eo 6 ey 3
mis_animal 1n e0 g
mis_app 1n e0 b
mis_documen 1n eo g
mis_dogs 1n e0 b
mis_text 1n 9k a
miscarr 1n 3i e
miscond 1n 4h q
miscond_anonymo 1n 4h b
miso 1n 5x b
mispron 1n 7n b
misread 1n 83 4
mission 1i 52 b e8 6
misspel 1n 9b 5
mist 1n 64 4
mistak t r 2 3o 5 4i 3 4m 3 4w 3 5j 3 65 2 74 3 94 2 a0 d a3 4 bw 2 ck 2 cu 3 d0 3 db 3 ew 4
mistake 1n 3g 4
misunde 1n 3u 5
mitr 1n 1n c
mitr_real 1n 1n a
mitten 1n c3 4
mix y 2 8 5 2 c 5 19 5 2p 5 2q 8 5h 5 5y 6 61 2 ek 8 ev 2 fr 3
mix_electri 1n ek b
mix_protein 1n 2q b
mix_shampoo 1n 2 b
mixtur 1n c 5
mobil y c j e 6 n 6 14 b 2j 6 46 8 4f 9 6u h 86 e 9r 3 ap 6 b3 c bs 8 c1 h c2 i cj 5 dc b do 9 dw h
mobil_app 1n do d
mobil_bik 1n c1 p
mobil_car 1n c2 i
mobil_data 1n 6u q
mobil_hairdre 1n c s
mobil_library 1n 14 g
mobil_mechani 1n c2 f
mobil_money 1f 4f b bs a dc e
mobil_opticia 1n 46 b
mobil_puzzl 1n b3 c
mobil_vet 1n dw p
mobilit 1i 20 9 3y 9
mock 1a a2 o a4 b aa 8 ah g ci 3
mock_exam 1n a2 i
mock_intervi 1i a4 a ah f
mocktai 1n 61 a
model z 12 7 1y 5 21 6 29 7 2f 4 2h 2 2o 9 43 6 4f 2 ao g cs g et 4
model_siz 1i ao a
model_sugar 1n 2o b
moderat 1n e6 4
modest 1n 3y a
modul 13 q 5 6b 3 6c 6 9n 8 9v i a3 g d1 5 df 6 e7 5 ei 5 el 6
modul_modul 1i a3 a
modul_plan 1n a3 b
modular 1i 89 g 9v 13
modular_build 1n 9v l
modular_classro 1n 9v e
modular_hom 1n 9v g
modular_hous 1n 9v c
modular_timb 1n 9v i
moistur 1f 0 9 23 j fn 9
moistur_sensor 1n 23 b
mol 1c b 3 v 3 7l w b7 6
mol_check 1n 7l i
mol_rash 1n 7l a
mol_season 1n 7l a
mold 1n 95 t
mold_test 1n 95 g
moment z 1y 3 94 3 bp 5 bq 3 by 2 bz 8 ci 6 cq 3 ei 2
moment_remortg 1n bz b
mon 1c s 6 2j 3 2v 3 3u 3
monaste 1n 3j o
monaste_trip 1n 3j b
monday f i 2 32 4 40 5 56 2 5b 2 7k 3 a6 3 ct 4 em 4 et 4
monday_guest 1n et a
monetis 1n b6 a
monetiz 1n b6 a
money h 1a 3 1b 5 1k 2 2s 3 36 3 3c 2 3s 2 41 6 4e 9 4f 5 6g 3 6k 3 7g 7 7i 2 7t 5 8p 5 ae 3 ba 3 bm 7 bn b bo d bq 5 bs 4 bt 5 bu c d1 3 d8 5 dc 9 e0 3 fe 2
money_abroad 1n bu g
money_account 1n dc b
money_app 1n bo e
money_arriv 1n d8 b
money_asid 1i 7g c
money_back 14 7t 9
money_bought 1n 1b b
money_card 1n dc b
money_check 1i bn a
money_chor 1n bo b
money_crew 1n 8p c
money_family 1i bu c
money_hom 1i bu m
money_sam 1f 4e a
money_satelli 1n bs c
money_saving 1n bo b
money_transf 1n bu c
monitor 11 25 o 26 h 2a h 74 7 7u o 9k i 9l 9 cv t dy 7 fk 7 fl 6 fo i ft k
monitor_apis 1n cv c
monitor_clip 1n 2a b
monitor_collar 1n fo c
monitor_group 1n cv c
monitor_hom 1n 2a d
monitor_patient 1n 7u c
monitor_tool 1n cv f
monk 1n 3h m
monolog 1n cd 4
montess 1n 8e b
monthly t s 7 12 3 16 7 1b 8 28 4 38 7 4o 3 4s 9 4v 6 4x a 4z 6 5h 7 81 6 84 e 8a 9 8b 7 8e 7 8r 7 9s 6 a3 7 aq 4 b6 7 bd 6 bf 6 bg 7 bp 8 c0 7 c3 5 ec 7
monthly_amount 1n bp b
monthly_auction 1n 81 9
monthly_box 1n 5h b
monthly_deliver 1n bd 9
monthly_envelop 1n bf a
monthly_housepl 1n 8b b
monthly_incom 1n c0 c
monthly_jaz 1n 38 b
monthly_liv 1n a3 b
monthly_members 1n s c
monthly_pric 1n 8r b
monthly_rental 1n 8a b
monthly_repair 1n 16 c
monthly_report 1f 1b a
monthly_scienc 1n 8e b
monthly_sketch 1n b6 b
montrea 1i 82 8 8j 9
mood 16 z a 1v a 6z 3 78 r 8y a au 3 b5 3 dh 8
mood_board 1n 8y b
mood_both 1n z b
mood_journal 1n 78 t
mood_suggest 1n 78 b
moon 19 37 3 45 6 9l 3 bj 3 fb j
moon_calenda 1n fb h
moor 1f 37 c 9c g
moor_regist 1n 9c b
mooring 1n 9c a
mop 1f 27 3 28 c 8p 3
moravia 1n cj 8
morn d g 4 p 4 1q 2 1s 4 2i 4 2j 4 2l 3 2u 4 33 4 3h 7 3t 2 5a 1 5f 4 5j 3 5r 4 6t 6 6z 4 76 3 7a 2 7u 3 8p 3 8q 3 9p 3 ax 6 b3 3 ct 4 d3 2 dr 5 ej 2 el 4 ev 2 ex 6 f1 3 fb 6
morn_email 1n ax g
morn_exact 1n fb a
morn_minut 1n el c
morn_noon 1n g c
morn_nurs 1n 7u a
morn_play 1n dr c
morn_questio 1n ct b
morn_recip 1n f4 8
morn_sel 1n 5r b
morn_weath 1n 1s b
morn_wedding 1n 2j b
morning u 1a 2 1e 4 1s 3 2i 5 31 3 3l 6 3u 3 3w 9 6t 5 6x 3 7c 3 8p 2 8q 3 9r 3 c8 5 cc 2 er 2 ex a ey 6 ez 2
morning_baby 1n ex a
morning_estuary 1n 6t 8
morning_park 1n 3w c
morning_tea 1n ey 9
morocco 1f 5 c 6k 8 6z 9
mortali 1n 9l d
mortali_ord 1n 9l a
mortgag 1n bz 1d
mortgag_advic 1n bz s
mortgag_advis 1n bz g
mortgag_brok 1n bz f
mortgag_compar 1n bz d
mos 17 4a 7 4o i 8t d cp 3 dp 3
mos_wal 1n 4o k
mosqu 1n 3j 9
mosquit 1n f8 d
mostly 11 5g 3 66 3 8c 3 8l 3 8v 3 95 3 cu 3 dh 3 f8 3
moth l 6 4 a 5 c 3 f 4 o a 19 7 1a 3 1l 3 1p 3 25 3 2b 3 2c 3 2x 3 3i 7 3s 7 3t 7 4a 4 4c 8 4m 2 71 7 76 4 77 6 7f 7 7k 3 7s 4 8m 6 9f 5 ad 9 bf 5 bk b bu 5 by 3 ex 4 f3 4 f8 3
moth_dementi 1n bf a
moth_equipme 1n 71 b
moth_find 1n ad c
moth_hom 1i o e
moth_tea 1n 8m b
moth_test 1n bk a
moth_tongu 1i 77 b
motif 1a m 7 4b k 7y 9 8m 4 et d
motif_local 1n 7y 9
motor 1c 3w 9 ep 9 f2 7 fk 9
motorbi 1a 3p 9 4f 6 5e 9 69 b 6a 8
motorcy 1n 28 b
motorho 1i 35 9 6q 9
motorwa 1a 21 3 3p 8 9h f c7 3 f0 6
motorwa_off 1n 9h b
mould 12 8 7 26 g 53 c 64 5 7x 4 8d 3 95 q 9u 4 af e bi 7 fj 4
mould_bedroom 1n 95 e
mould_check 1n 95 o
mould_humidit 1n 26 b
mould_nev 1n 95 b
mould_problem 1n af b
mouldy 1n 11 4
mount 1c 87 3 8q g 9l 3 fk 7
mount_shelv 1n 8q b
mountai 19 20 c 35 4 5r b 8n 6 b2 b e8 8
mountai_dairy 1n 5r b
mountai_villag 1n b2 b
mourn 1i 3i 10 9b 5
mourn_group 1n 3i a
mourn_sit 1n 3i 9
mous 1n a1 8
mouth 13 9 3 88 3 8e 3 8f 3 a6 3 bf 2 cp 3 dv 3 ex 4
mouthwa 1n 9 b
mov g f 2 r 3 s 4 1p 3 4o 3 6v 9 74 4 7g 3 7v 2 8m 3 8v g 8w 2 9v 4 a8 4 ae 3 au 7 bo 3 br 6 bt 4 cn 3 d3 3 ew 3 ey 3 f1 2
mov_abroad 1i 6v a au e
mov_away 1c 3b 7
mov_blood 1n 74 b
mov_box 1n 8v h
mov_deposit 1n br c
mov_everyth 1n a8 b
mov_flat 1n 8v h
mov_help 1n 8v q
mov_hous 1i 8v d
mov_lat 1i 9v 9
mov_tontin 1n bt b
mov_wednesd 1n ey 9
movabl 1n h 5
movemen 15 21 4 6m 6 79 4 7m 9 87 5 a7 a dy 4 ey k fo 9
movemen_break 1n a7 b
movemen_pigs 1n fo a
movemen_rehab 1n 7m b
movi 1n cj w
movi_theatr 1n cj r
movy 1n bi d
mow 1c 2f m 8r u 9n j bb 4
mow_garden 1n 8r d
mow_lawn 1i 8r h
mown 1n 6w 5
mozambi 1n 69 a
mozzare 1n 5r o
mozzare_burrata 1n 5r b
mri 1n v b
mrs 11 p 3 14 3 3s 3 3t 5 3x 4 6w 4 ba 4 c6 5 e0 3 ey 5
muck 1n e1 8
mud 17 3l 3 fo 3
muddl 1n 3o 8
muddy 1n 3l 3
muesli 1n 5t a
mug 1f ao 3 b9 2 er 3
mugs 1f 4b h 8k l er 3
mugs_stock 1n 4b b
mugs_vas 1n 8k c
mul 1n f9 4
multi 1i 3w j c6 8
multi_sport 1n 3w g
multipl 1f b2 9 cj 6 fg 8
multivi 1n 7 b
mum 1i 7f 2 ad j
mum_friend 1n ad h
mumbl 1c u 3 39 4 cs 2
munich 17 j 7 3u 7 54 7 5d 8 5g 8 ad 8 dr 8
municip 13 9v 6 dj 6 e2 c e3 a e4 b e5 d e7 7 e9 g ea a ek 6
mural 1n 8j b
murd 1i 31 j 84 q
murd_mystery 1i 31 f 84 a
muscl 1n 2c p
muscl_load 1n 2c b
museum 15 1o 3 1u 3 42 4 6a 7 6h w ag 7 b0 d f0 6
museum_audio 1n 6h g
museum_guid 1n 6h o
museum_memb 1n b0 b
museum_visitor 1n 6h d
mushroo 17 7 8 3e 6 5f 8 64 x 6t n 7x r 8g c
mushroo_coffe 1n 7x 9
mushroo_disus 1n 64 b
mushroo_farm 1n 64 o
mushroo_grow 1i 7x d
mushroo_guid 1n 6t a
mushroo_herb 1n 6t 8
mushroo_hom 1n 7x b
mushroo_kit 1n 7x g
mushroo_pick 1n 8g d
mushroo_walk 1n 6t f
music t i 6 38 h 3n h 4v 5 58 3 6h 2 71 3 7o 8 8o 8 9b 7 a5 k ap 4 az 8 b5 h bf d ca c cc 8 ce 2 cf 9 cg c ch 7 ck 4 co 5 ex f fe 4
music_learn 1n a5 h
music_lesson 1f 3n l
music_morning 1n ex e
music_pictur 1n bf a
music_practic 1n a5 m
music_privat 1n cg 9
music_record 1n b5 b
music_school 19 3n 9 cf 8
music_sery 1n 38 e
music_teach 1i 3n c
music_tonight 1n 38 e
music_wish 1n 9b b
musical 1n cb k
musicia 13 38 f 3n 9 6z 4 8o b b1 3 b5 9 b6 7 cc n cf b cg m fe j
musicia_event 1n cg b
musicia_hospic 1n fe b
musicia_hospita 1n fe b
musicia_keep 1n 38 b
musicia_party 1n cg b
musicia_practis 1n cc c
musicia_shar 1n cc a
musicia_video 1n b5 b
musicia_violin 1n 3n b
musicia_wed 1n cg a
muslim 1i 3h c 3j 7
muslin 1n a 8
mussel 1n 9l m
mussel_grow 1n 9l c
mut 1n f2 2
mutual 1n ep e
muzzl 1i 1c 2 dz 3
mvp 1n 4u b
mvps 1n 4u o
mvps_found 1n 4u g
myceliu 1f 3e m 5w 9 9u c
myceliu_turn 1n 3e 9
myself 19 z 3 7s 3 a7 3 av 3 bp 3 di 3
mystery 1i 31 m 84 10
mystery_box 1n 84 g
mystery_clu 1n 84 b
mystery_envelop 1n 84 b
mystery_let 1n 84 b
mystery_mail 1n 84 b
mystery_monthly 1n 84 b
mystery_post 1n 84 l
mystery_real 1n 31 c
mystery_subscri 1n 84 a
mytholo 1n ab e
mytholo_ches 1n ab b
münst 1n fa 9
nag 1n d1 4
nagy 1n 6y 6
nail z 3 7 d k r e 44 2 4p 5 7w 8 dp d
nail_artist 1n d g
nail_don 1n dp b
nail_studio 1i d b r c
nail_tattoo 1n r b
nairobi 1a 1k 7 3v 8 54 8 5d 8 67 8
nala 1c 1c 9 ez 9
nam_ceremon 1n 3d e
nam_commiss 1f 6l a
nam_documen 1n ai b
nam_dog 1n 1m 9
nam_fix 1i 8v b
nam_hair 1n 1m f
nam_music 1n 9b b
nam_person 1i 4s b
nam_photo 1f f7 8
nam_story 1f bi 7
nam_villag 1n 5v b
naming 1n 3d 5
nanny 1i 1f 8 3k r
nanny_agency 1n 3k j
nano 1n 4l a
nant 1i 8q 9 ev 7
nap 1f 1f 5 b3 7
napkin 1i 2w 4
napl 1i 14 9 49 e
nappy 1f a 15 76 4 bd 3
nappy_grow 1n a b
nappy_pick 1n a b
naps 1i 1u d 6j j
naps_meal 1n 6j c
naps_playgro 1n 1u b
narrati 1n b2 j
narrati_adventu 1n b2 b
narrow 15 46 3 4d 3 8c 3 8v 3 9d 3 b5 4 ff 5
narrowe 1i v 5 8a 4
nationa 1i dz 8 fm 4
nationw 1i 5l 4
nativ 1c 3o n a6 9 cr 7
nativ_speak 1n 3o j
natur 1a 3l 9 5v 7 6o 6 6t n f8 3
natur_lov 1i 6t b
natur_walk 1n 6t l
natural z 0 o 2 6 3 9 9 j 2l 9 3c 6 3e 5 5q e 5t 3 62 6 6t f 8l 7 cs 8 f8 d fc c
natural_cosmeti 1n 0 c
natural_deodora 1n 9 p
natural_look 1n fc a
natural_pigment 1n 3 c
natural_skincar 1n 0 n
natural_soap 1n 0 n
natural_voic 1n cs b
natural_win 1i 2l b 5q i
navig 1n 7r g
navy 1n ff 4
nda 1n d7 k
nda_leas 1n d7 c
near c e 4 g 2 k 4 n 4 o 2 11 3 16 4 1a 6 1e 4 1v 6 1w 2 20 3 2i 4 2k 4 2n 4 2p 4 2q 5 2r 4 30 5 3d 3 3g 3 3l 3 3m 2 3p 2 3w 4 49 4 4s 2 4t 2 4u 2 56 2 5a 2 5n 4 63 3 66 3 86 4 8p 4 8r 3 8s 3 8t 2 8w 3 9d 2 c6 4 c9 2 cc 4 ce 4 cf 3 cj 4 ck 4 dr 5 dw 4 e1 3 er 4 et 4 ev 3 ex 4 ez 4 f0 4 f1 4 f2 3 f3 3 f6 3 f7 3 f8 3 fc 3
near_cal 1n 1a c
near_port 1n 66 b
near_stadium 1n c6 b
near_station 1f e a dr a
near_weekend 1n 1v b
near_yoga 1n 2q b
nearby s h 4 y 8 1e 8 1q 7 1x 7 2i 4 2l a 3c 6 3i 2 5b 7 5d 3 72 7 7e 6 8w 4 ak 7 c6 4 do 2 ec 2 f3 6 fh 9
nearby_cheapes 1n 1q c
nearby_fetch 1n 1x b
nearby_insur 1n 5b c
nearby_medicin 1n y b
nearby_ord 1n f3 a
nearby_pick 1n fh f
nearest 12 5y 3 6y 2 7f 7 ec 2 ei 6 fk 3 fs 2
nearly t f 3 8k 3 b6 2 cy 3 d6 3 d9 7 e3 3
nearly_used 1n d9 c
neat 1n 93 3
nebrask 1n ba 8
neck 13 e b 45 4 4a 5 7k 3 8l d du 6 dy 3
neck_should 1n e d
necklac 1n 45 b
nectar 1n 9k d
nectar_flow 1n 9k a
need n i 6 k 2 3g 2 4k 2 7k 6 7u 2 af 6 al 6 da 5 eq 2 fc 2 fh 3
need_today 1i 7k a
needl 15 2w 5 42 3 4a 7 7y 7 85 4 9e 8 9w 4 dw 3
needn 1i r 3 4e 3
negativ 1f 1z 4 82 o bi e
negativ_scan 1i 82 a bi a
negotia 1c 4g g 7i j ah 9 bx f
neighbo g 16 5 17 3 18 9 1c 3 1d 4 1e 4 1w g 22 4 23 3 2b 6 2g 3 2i 6 2n 3 38 3 3k 2 3s 3 3x 8 4f 2 56 2 5b 2 5i 3 67 5 6w 4 8q 4 8t 2 8w 7 92 c 93 2 9m 3 9o 3 9y 4 ay 7 bk 3 bt 3 c4 a c5 5 c6 3 c7 6 c8 3 cc 3 cj 6 do 3 dq 6 dr 3 e0 7 e5 4 f3 c fa 6
neighbo_app 1n 1w u
neighbo_borrow 1n 92 g
neighbo_café 1n 1e b
neighbo_charg 1n c7 b
neighbo_coffe 1n 2i c
neighbo_compar 1n 22 b
neighbo_cook 1i 3x m f3 h
neighbo_extra 1n f3 c
neighbo_feed 1n dq b
neighbo_group 1f e0 a
neighbo_grow 1i 18 a fa e
neighbo_help 1i 1w k
neighbo_hom 1n f3 c
neighbo_kilomet 1n e0 b
neighbo_lisbon 1n 9y b
neighbo_mark 1n c5 b
neighbo_meal 1n f3 c
neighbo_news 1n ay g
neighbo_portion 1n f3 c
neighbo_rent 1n c4 g
neighbo_room 1n 8w b
neighbo_shar 1i 1w p
neighbo_skil 1n 8q b
neighbo_smal 1n 1w h
neighbo_tent 1n 92 b
neith 1c 8w 4 ac 3 b2 3 d6 4
nepal 1f 15 8 5z c 9p 8
nepal_sold 1n 5z b
nepales 1n bu a
nephew 1i 4x d ee 8
nerv 1n 3p 4
nervou 1c 9 4 6w 7 bl c dp d
nervou_dogs 1i dp a
nervou_speak 1n bl b
nest 1f 6t 5 8r 7 f8 i
nest_tel 1n f8 9
net 12 z 5 2e 3 39 4 3v 8 8o 5 d2 7 dj 2 du 3 e0 8 f1 2 f9 2
netherl s s 5 1b 5 1g 4 2g 5 33 5 46 5 53 5 5f 5 5q 5 5t 5 65 5 6z 5 7o 5 86 4 9b 5 9o 4 9z 5 ac 5 au 5 b7 5 bf 4 bi 4 bw 5 bz 5 ca 4 ct 5 d8 5 dh 5 dy 5 ei 5 eq 5 ff 5 ft 5
nets 1i 29 e 47 e
nets_cup 1n 47 c
nets_shap 1n 29 c
nettl 1n 8r 4
network p y 6 1q 2 1u 3 1w 5 39 3 4k 6 4w 5 4x 6 4y 8 50 2 54 4 55 6 57 2 58 2 6u 8 7s 3 88 3 96 4 ad 4 az f b9 4 c7 3 ce 6 cx 4 dd 4 dg 2 dh 2 e8 5 fa 5 fk 4 ft 7
network_look 1n 55 b
network_own 1i fa 9
network_pharmac 1n y b
network_piano 1n ce b
network_vet 1n 4y c
neurode 1n 1 k
neurodi 1n a7 b
neurolo 1n 7p 8
neut 1n 1c a
neutral 1f 22 4 5w b br a
neutral_protein 1n 5w a
nev e 14 4 31 3 3p 3 3t 3 5r 3 7i 2 7q 3 95 4 99 3 av 2
nev_cam 1f 99 9
nev_sel 1n 5r b
nev_shout 1n 3p c
nev_start 1i 95 a
nev_than 1n 3t b
new 1f 8a 3 am 3 b7 4
newborn 17 a 9 o i 1f k 25 c 2x b 76 q ex l
newborn_chat 1n 76 b
newborn_clas 1n ex c
newborn_sleep 1n 1f l
newcast 1n ey 8
newcom 14 g 4 h 9 13 7 3o 3 6v r 7h h a6 4 ad k cz 4
newcom_credit 1n 7h d
newcom_help 1n 6v l
newcom_registr 1n 6v c
newest 1i 80 6 f2 3
newly 1c 1o 3 3w 3 5h 4 bn 8
news 14 1w 4 5n 3 7q 3 au 3 ay v d3 3 dj 3
news_sit 1n ay b
newslet 1f ax 13 b7 7 cn j
newslet_tel 1n ax b
newspap 17 23 7 3f 5 9b a 9q 3 af 3 ay m bg s
newspap_grandpa 1n bg h
newsroo 1n ay c
next 6 19 2 b8 2
next_cinema 1n 2r b
next_count 1n 2i c
next_dat 14 9g 8
next_door x 39 7 64 6
next_family 1c 1i 8
next_hand 1n 1k a
next_hut 1n 6s a
next_job 1n ei b
next_meet 1i z a
next_ones 1f b8 9
next_pharmac 1n 7e b
next_practis 1n ah c
next_room 19 t 9 19 e
next_siz 16 1j g 3z b
next_step 1n d4 b
next_superma 1n 9i a
nfc 1n 9w n
nfc_tag 1n 9w d
ngos 1i 69 9 9u 8
nic 1a 23 4 58 6 ad 4 ff 4
nicely 1i 6u 3 ew 4
nich 1i 5 r b9 k
nich_job 1n b9 i
nich_perfum 1n 5 n
nichola 1n 1n 11
nichola_hom 1n 1n c
nichola_mitr 1n 1n a
nichola_visit 1n 1n f
nick 1f b 4 86 4 dp 3
nickel 1i 45 9 9e 6
nicknam 1n a0 5
nicotin 1n 7d b
niec 1i 4l 4 co 8
nigeria 1a 73 8 ah 8 cs 8 dg 9 fc 7
night c o 6 r 3 1f 8 1v 4 24 4 2g 3 2u 4 33 4 35 3 36 6 38 4 4m 2 4q 4 4z 2 59 2 5a 2 5c 3 5f 3 60 3 67 3 6c 3 6e 5 6o 7 6p 5 6u 3 70 7 76 5 78 4 8l 4 95 3 9c 4 9j 4 9l 3 ak 5 am 3 as 5 bd 3 bq 3 bw 2 c8 4 ck 8 cl 3 cm 3 cv 3 dv 3 ec 2
night_bak 1i eu 8
night_br 1n 5f b
night_cook 1n o b
night_empty 1c 38 9
night_explain 1n as b
night_feed 1n 76 b
night_find 1n 78 b
night_leav 1n r b
night_plan 1i 1f c 1v d
night_rent 1n 9j a
night_shift 15 2u 8
night_ship 1n 60 b
night_taxi 1n c8 g
night_tel 1i am 9
night_train 1i 36 j
night_video 1n ck a
night_volunt 1n ak b
night_wak 1n 1f k
nightli 1n 24 a
nin 1n ec 7
nina 1n cd 9
ninetee 1c 1z 5 7g 6 7m 3
ninety 15 e a 1k 4 4e 9 6q 3 9p 3 fa 5
ninja 1i h a f0 8
ninth 11 4c 3 6y 2 9o 6 b4 3 b5 5 d2 5 d3 5 fs 2
nis 1n dk l
nobody_answ 16 7a 8
nobody_catch 1n dw d
nobody_practic 1n cm c
nobody_scaffol 1n fp b
nod 1f z 6 3d 2 79 6
nois s i 3 24 5 2l 3 38 7 3n 4 8z 5 ab 3 cc b cs 2 dr 3 f0 6 f1 5
nomad 1n 6v 8
non k 1l c 27 2 30 3 3d 7 61 b 6q 3 7v 6 97 2 aw 2 c7 3 ds 3 em 3
non_alcohol 1n 61 q
non_drink 1n 61 d
non_religio 1n 3d g
non_speak 1n 1l r
non_verbal 1n 1l n
nonprof 1i 1a b 51 j
nonprof_open 1n 51 c
nonsens 1f 87 3 ar 4 co 4
nonverb 1n 1l r
noodl 1a 1p 6 2m 6 2u 6
noon i g 5 q 2 t 3 1f 4 2t 7 30 3 58 3 5a 2 5c 2 7a 3 9m 4 cc 3 do 5 ex 4
noon_block 1n ex a
noor 1a 32 6 6r 3 6v 2 ad 8 ds 6
nor 1i 8w 5 f8 2
nordic 1a 0 b 4v 8 cy 8 ep 8 ey 7
nordic_berry 1n 0 b
nordman 1n f9 a
norm 1i 48 a 4c 5
normal 17 9 3 21 4 2a a 76 5 82 4 b6 3
normal_socket 1n 2a b
normand 1f 5a 9 63 8 f6 6
north z 1u 6 26 4 3b 5 94 6 95 4 96 5 9c 6 a9 6 b9 2 e5 4 f7 5 fp 4
norther 15 14 7 52 7 62 7 6a 7 77 7 9i 6 cr 7 dn 7 fi 7
norway 14 1x 7 24 6 4d 7 7j 6 7l 6 7y 5 bj 6 d4 7 ed 6 ek 7
norwegi 1n 9y a
norwich 1n 8s c
nos 11 4 6 5 3 32 5 46 8 4c 5 5y 6 6d 6 aw 3 em 3 fe 4 ft 5
not 6 u 4 x 2 z 3 1k 4 a8 3 dg 3 dm 5
not_book 1n 1k a
not_contrac 1n dg d
not_custom 1n da b
not_damag 1i e2 a
not_deal 1n d4 b
not_flashca 1n a8 b
not_let 1n u b
not_mood 1n z b
not_phon 1n t c
not_softwar 1n 6d b
not_student 1n 1k c
not_surgery 1n x b
not_went 1i 82 9
notar 1n en b
notary 1a 4w b a2 a aj 7 d6 6 eq 4
notary_exam 1n a2 b
notatio 1n ca 6
notch 1n 7l 4
noteboo y o 2 1p 5 3m 2 6m 6 78 7 8i l 8r 3 9c 5 9y 5 ba 3 d4 7 e3 3 e8 5 eg 5 eu 4
noteboo_cov 1n 8i c
noth_logo 1n 4d b
notic n s 4 14 3 1r 7 25 6 2b 7 4e 2 4p 2 4t 2 4y 3 50 2 55 2 56 2 66 2 6j a 9b 3 ad 3 ae 5 af 8 ag 2 am 8 cv a d6 b da 3 df 2 eg 7 fo 5
notic_baby 1n 25 b
notic_camera 1n 2b b
notic_fev 1n fo a
notic_own 1n 6j c
notic_period 1f d6 h
notifi 1i v 5 2v 5
notify 1n e4 g
notting 1n 1a b
novel 1f 8h p b4 d b8 g
novel_grandmo 1n b8 b
novel_indepen 1n 8h c
novel_stretch 1n b4 c
novemb y 1o 3 1t 3 33 5 3l 3 3m 3 3w 6 60 3 8r 3 8s 3 bj 3 dq 3
now e 6l 2 7k 3 cl 2
nowher 16 29 4 88 4 93 3 ag 5 bv 3 cp 3
numb f w 2 1w 4 22 2 2h 3 2k 3 3g 2 5j 3 5v 3 68 4 6v 7 6w 3 7r 4 7s 2 8j 3 8q 5 8s 2 8u 2 93 3 9k 3 by 2 c6 3 c9 2 cm 3 ct 6 cx 4 cz 4 do 2
numb_dashboa 1n ct d
numb_mail 1n cz b
numb_school 1n 6v 9
numb_shelf 1i 7r a
numb_smal 1i 8q a
number d 8j 3
number_sign 1n 8j b
numerol 1n fb 9
nurs u o 5 t e w 3 y 2 1f 8 3j 2 3s 3 3t 9 48 5 4c c 4i a 4k 5 4r 7 4w 5 4y f 6j 6 6r 4 6z 5 74 3 7k 8 7u h ah 8 au c bg e bu a c6 5 fh f
nurs_abroad 1f bu a
nurs_cal 1n 7u e
nurs_documen 1n t e
nurs_hom 1i bg l
nurs_practis 1n 4i c
nurs_removal 1n 4r b
nurs_see 1n fh b
nurs_sleep 1n 1f 9
nurs_tunisia 1n 4y c
nursery r 4 4 j 2 1n 4 1r a 1t 4 25 6 28 4 2v d 3k 3 3l l 3r 2 43 2 5j 3 6j j 8e 7 8p 3 9l 3 ag 5 b1 6 dr 5 f0 5 f9 5
nursery_br 1n 2v c
nursery_open 1n 3l g
nursery_plac 1n 3l i
nursery_puts 1n 1r c
nursery_softwar 1n 6j g
nut 19 2p 3 2t 4 30 3 5h c 5k 6 5t 8
nutriti 19 l z z 8 2v 4 73 k 7q 8 dt 9
nutriti_coach 1i l m
nutriti_comment 1n l b
nutriti_plan 1f l f
nuts x d 2 2l 4 2o 4 2p 4 2t 3 2z 6 3k 2 57 9 5h 4 5o 8 5t 5 5u 3 6c 4 8m 6
nuts_good 1n 57 c
nuts_oil 1n 5o b
oak 17 1x 5 7w 8 89 f du a fq 5
oak_ord 1n 89 b
oak_smal 1n 7w 8
oat 1a 0 9 2i a 2r b 5t 3 7b 3
oat_milk 1i 2r a
oats 19 1q 6 2u 5 5m 3 5o 7 5t 9 6n 5
obedien 1n ds b
obey 1n ev 4
obituar 1i 3f 8 ay 4
object 1a 1q 4 56 8 a8 6 ej f fp 7
objecti 1c 7i 3 an f cy 4 ea 3
objecti_phon 1n an b
observa 1n cv b
obsolet 1n 6a x
obsolet_part 1n 6a n
obsolet_spar 1n 6a d
obstacl 1n cw 5
occasio 1a 1s 4 40 6 45 4 5u 3 ci 4
occupat 1i bc 6 be 4
ocean 1n 43 e
ocean_plastic 1n 43 b
ocr 1n da a
octob z 8 3 n 8 1n 5 1o 3 26 2 2e 3 2p 3 35 3 3l 3 3w 3 8r 3 95 3 9d 3 f9 7
octob_april 1n n b
odd v 5q 4 8q a ar 5 bs 4 bv 3 bw 3 db 4 dj 6
odd_jobs 1n 8q g
oee 1n 6b a
off a e 3 q 3 1a 3 1q 3 2e 3 44 3 66 3 69 2 6o 6 7c 3 7i 4 8q 3 8x 3 9h 3 bm 3 cn 3 dg 3 eb 4 ff 3
off_anoth 1f ff a
off_assembl 1n 8q b
off_body 1n 7c c
off_cloth 1n e c
off_craftsm 1n 91 b
off_debt 1i 7i c bm e
off_deep 1n 44 b
off_fenc 1n 9h b
off_grid 1n 6o o
off_loan 1n 7i d
off_pallet 1n 66 b
off_peak 1n 9s a
off_rainy 1n 69 b
off_slot 1n q b
off_task 1n 1a e
offend 1f r 4 1e 9 di 3
offer y d 2 1p 2 1x 5 2s 2 4b 2 4s 3 5n 3 61 3 6h 3 a8 2 b5 3 ch 3 fq 3
offic b c 4 e 3 g 3 h 3 13 3 14 2 1e 4 2t 9 2u 4 39 4 44 4 4f 3 4h 3 4i 3 4n 2 4o a 4p 6 4u 2 4w 4 4x 5 4z 3 51 2 56 9 57 a 58 2 59 2 5c 2 5d a 5k 3 5t 4 6j 4 6l 3 6v 3 9r 4 ah 3 ar 6 au 3 bw 4 c1 3 c2 4 c6 3 d2 3 d6 2 d9 4 di 5 dj 3 dl 4 dm 3 do 2 e5 3 e7 4 ea 3 ee 2 f3 4 fl 3 fq 3 fr 3
offic_becom 1n 6p a
offic_buildin 1i 2j a
offic_canteen 1c 2t d
offic_car 1i c2 a
offic_cater 1n 2t d
offic_clean 1i 56 w
offic_compan 1n 5d f
offic_fix 1n 4x c
offic_fruit 1n 57 j
offic_glov 1n h b
offic_hom 1n c1 c
offic_kitchen 1i 57 h
offic_lunch 1n 2t r
offic_manag 19 ar a
offic_massag 1n di b
offic_pantry 1n 57 q
offic_park 1n c b
offic_plant 1n 4o w
offic_practic 1n 56 d
offic_resol 1n 44 b
offic_sees 1n 6j c
offic_smal 1i 57 b
offic_snack 1n 57 d
offic_spac 1n 5d q
offic_staf 1n ar a
offic_task 1i d9 b
offic_team 1n 5d l
offic_wat 1n 4o h
offic_work 10 f3 a
officia 19 22 3 3d c aa a ea j ec k fg 4
officia_let 1n ea f
officia_refer 1n ec a
offlin 1c 96 b bq c e8 4 ei c
offlin_cellar 1n ei b
offlin_settl 1n bq b
offlin_shaft 1n 96 a
offset 1i 22 e 9q i
offshor 1n 4y b
offsit 1i 58 b 5d b
often q 17 2 1s 7 4v 2 7b 4 8w 2 93 6 aq 3 by 4 cu 4 d5 4 ej 2 el 2
often_piec 1n 1s b
ohio 17 2u 7 31 8 9b 7 bc 5 c2 7 ca 6 d4 7
oil v 0 b 2 5 b e e 4 4r 5 52 b 5g 4 5o 7 5p 9 60 m 89 4 8d 4 94 2 9h 3 9w 5 c2 5 fr 5
oil_balm 1n b b
oil_deliver 1n 5p a
oil_family 1n 60 b
oil_goat 1n 0 b
oil_wash 1n 5o b
oil_win 1n 52 h
oils 1f 0 h b 4 e d
oils_hom 1n e c
oily 1n 9a 8
okafor 1i dy 4 e0 4
old u c 5 p 9 1q 2 3p 2 3s f 3x j 46 5 6r 5 7a 7 7s c 8t 3 a2 4 a8 4 ae 5 al a ba k bb j bc g c8 8 cm 3 dy 5 ey k
old_exercis 1n ey c
old_fitnes 1n ey c
old_landlin 1n 7a c
old_liv 1f al a
old_parent 1n 7s d
old_person 1n 3x f
old_spar 1i bb k
oldest 1n 5t 4
olds 1c a0 8 bo 8 ev 3
olena 1i 13 4 19 4
oliv 1a 0 f 2l 3 52 g 60 10 9w 7
oliv_oil 1c 0 9 52 e 60 t
oliv_tre 1n 60 f
olten 1n 2j 9
omar 15 26 3 36 5 aj 7 ak 7 al 5 b4 5 bt 5 c5 7
ombudsm 1i 4h 9 7t 4
ombudsp 1n 4h f
omega 1n 7 j
omega_iron 1n 7 b
onboard 1c 4j 8 58 5 an 4 de y
onboard_app 1n de e
onc 9 14 2 2g 3 2s 2 3d 2 56 2 5m 3 7b 3 7n 2 9b 3
onc_app 1n 1s b
onc_br 1n 5o b
onc_cod 1n 2g b
onc_cook 1n 2s c
onc_label 1n 6n b
onc_plan 1n e5 c
onc_play 1n 3s b
onc_prepar 1n 2z c
onc_record 1n ai b
onc_softwar 1n ar a
onc_tool 1i fg 9
onc_underta 1n 9b b
onc_wheth 1i 7b a
oncolog 1n fc 5
ones i a 7 i 2 v 4 1q 2 28 3 3z 3 41 6 48 5 54 2 65 3 8h 2 8k 3 a2 2 an 4 b8 4 cq 7 db 5 dh 2 dr 4 e3 4
ones_onlin 1n 41 b
ones_paid 1n b8 b
ones_top 1n v b
ones_twic 1i a c
oneself u g 2 k 2 3u 4 4u 3 4z 4 6y 2 ax 4 f3 2 f9 4
onion 14 1p 3 2m 5 3x 5 5y 3 6l 9 86 4 8d 8 9j b eu 4 fi 5
onion_night 1n 9j a
onlin f 2 3 g 6 i 5 k 4 q 6 r 5 1h 2 1x 4 29 4 2g 3 2s 4 3c 7 3f 7 3i 7 3m 6 3n 4 3o 4 3p 4 3v 5 41 6 43 2 45 3 46 5 4e 2 4o 2 4s 7 4v 1 53 4 55 3 5h 3 5n 4 5p 5 5q 4 5r 4 5s 3 5u 4 5y 6 5z 4 61 3 62 3 63 4 65 8 66 4 67 3 68 3 6e 4 6k 3 6l 5 71 3 73 5 76 6 77 c 79 4 7e 8 87 6 88 4 89 6 8a 4 8b 6 8h 4 8j 7 8y 9 a1 5 a2 5 a3 9 a4 3 ab b ae 4 ag 3 aj 8 ao 7 ap 6 ay 3 b0 5 b4 4 b7 6 ba 6 bw 3 bz 6 c1 4 ce 4 cl 5 cn 3 cp 3 cq 6 cw 3 cx 5 d5 4 d6 6 db 7 dc 3 dl 2 ds 4 du 3 dv 7 e5 3 e6 4 e9 6 ew 6 fc 2 ff c fs 3
onlin_account 1n 4s o
onlin_advis 1n bz b
onlin_ballet 1n i c
onlin_bank 1n ba c
onlin_book 1f q h 6k 9
onlin_box 1n 63 b
onlin_brand 1n ap f
onlin_bundl 1n 3p c
onlin_centime 1n 89 b
onlin_check 1i 6e b
onlin_clas 1n ab x
onlin_collect 1n c1 c
onlin_counsel 1n 77 g
onlin_cours 1f a2 f a3 n
onlin_deli 1n 5s b
onlin_doctor 1n 7e n
onlin_door 1n e9 b
onlin_gallery 1n 8j e
onlin_group 1i 3i 8
onlin_half 1n 5n b
onlin_interio 1n 8y h
onlin_lesson 1n a1 c
onlin_magazin 1n b7 j
onlin_market 1n e6 c
onlin_memoria 1n 3f a
onlin_night 1n r b
onlin_order 1n 6l g
onlin_park 1n ds c
onlin_piano 1n ce b
onlin_pilat 1n g c
onlin_plain 1n aj b
onlin_platfor 1i 3c 9 3n a
onlin_program 1n k c
onlin_quiz 1n 2 b
onlin_review 1n cq k
onlin_robotic 1n 3v b
onlin_school 1i b0 a
onlin_servic 1n 8y b
onlin_shar 1n 41 b
onlin_shop y 5h 6 5u 6 61 6 65 b 87 8 ao a cl 8 db 9 ff l
onlin_stor 1i 41 a ff b
onlin_superma 1i 5p 9
onlin_therapi 1n 77 e
onlin_therapy 1n 77 s
onlin_titl 1n 8h c
onlin_train 1n ew c
onlin_tutor 1n 3m b
onlin_vet 1n dv h
ons 1i d3 7 em 8
ontario 1i 5h 9 97 9
onto 19 23 6 2h 4 41 3 5g 3 er 3
oolong 1n 2r 7
open 8 26 3 2g 3 2l 3 2u 3 3l 3 4q 4 51 2 56 3 67 3 7i 2 96 3 9d 2 c4 3 cj 3 d4 2 e9 3 en 3 fh 4
open_air 1f cj j
open_barri 1n 9d b
open_cal 1n 51 c
open_card 1i 4q a fd 9
open_cod 1n e9 b
open_door 16 2u 9 c4 8
open_fault 1n 96 a
open_fil 1i en f
open_fir 1n 30 c
open_flat 1n 38 b
open_forg 1n es 8
open_fountai 1n 87 c
open_hous 1i f6 7
open_invoic 1f d3 9
open_kitchen 1i 2l b
open_lat 1c 4q b
open_logbook 1n 96 a
open_neighbo 1i 2i b
open_onc 1n 2g b
open_pag 1i 3f 9
open_parcel 1n 67 c
open_parent 1n 3l c
open_salespe 1n d4 b
open_shift 1i fh j
open_sit 1n cy b
open_smal 1i 2l b
open_until 19 n 8
open_window 1c 26 e 56 b
opening 1a 2g 4 4l 4 ab b ap 4 be c
opening_held 1i ab a
opening_wheelch 1n be 9
openly 16 b 4 1c 3 5k 4 8y 4 91 4 eq 3 fj 3
operat 1i af a dx a
operati 15 k 3 x 3 5l 3 c4 6 cv 4 dw 4 dx b fd 7
operati_exercis 1n dx b
operato z 1d 5 2a 3 2u 5 5b 3 5c 5 69 7 6k i 6r 4 6s 4 9n a 9r 7 fk 2 fp 6
operato_boat 1n 6k b
operato_book 1n 6k d
opinion 19 o 3 1s 6 7e 8 b4 6
opponen 1i ew 9
opportu 1n 1a c
opposit 1f 1f 3 8b 4 ac 4
ops 1n 1d 8
optical 1n fj a
opticia 1a p e v f 46 o 7r 4 ax f
opticia_chang 1n ax b
opticia_hom 1i 46 a
opticia_plus 1n v b
optim 1n el c
optimi 1n fl g
orang 19 5 3 2q 3 5s 5 61 e ey 3 fc 3
orang_peel 1i 61 c
orchard 14 18 7 33 4 63 9 8d b 9j 7 cj 8 f5 i f6 j fn e
orchard_appl 1n 63 b
orchard_barley 1n f6 8
orchard_headpho 1n cj 9
orchard_wood 1n 8d b
orchest 1f 3n e 8o 4 cf 6
orchest_musicia 1n 3n b
orchid 1n 9n 4
ord d 0 4 2 4 3 4 8 4 9 4 b 4 y 7 10 5 2d 2 2m 6 2o 6 2t 3 2v 4 3y 5 3z 4 47 4 48 3 4a 5 4b 5 4c 4 4d 4 4g 9 52 1 5f 9 5k 4 5p 4 5y 4 5z 4 60 5 63 4 64 3 65 7 6b 9 6c 2 6d 6 6l b 7v 3 83 3 87 4 89 5 8i 5 8k 5 8l 4 8p 4 9a 5 9l 3 9u 3 ar 7 b7 2 c8 4 cl 6 cw 3 d6 4 db 6 du 5 el 6 em 6 f3 4 f9 4 ff 5 fk 4
ord_ahead 1i 2v b
ord_alt 1n cw b
ord_child 1n 2o b
ord_deliver 1f 6b 9 89 a
ord_email 1n ar i
ord_even 1n f3 a
ord_farm 1n 5f e
ord_kilo 1n f4 8
ord_lat 1a 6b c
ord_linen 1n 4g c
ord_liv 1n el c
ord_machin 1i 4a a 6b g
ord_onlin 1i db a
ord_part 1f fk 9
ord_pay 1n 6l g
ord_phon 1n c8 b
ord_photo 1n 10 b
ord_post 1n 5k b
ord_regular 1n 8p c
ord_remind 1n 9a b
ord_restaur 1i 6l j
ord_return 1n cl g
ord_sent 1i d6 a
ord_suppli 1n 6d j
ord_tabl 1n 6l e
ord_thirty 1i 5f a
ord_togeth 1f 4g c
ord_wholesa 1n y g
order u y 7 29 3 3y 4 4w 8 5f 4 64 4 65 3 6c 5 6d 7 6l k 7v 3 87 3 8c 4 em 6
order_phon 1i 4w b
order_system 1n 6l h
order_takeawa 1n 6l g
ordinar 15 1e 3 2u 4 3z 4 40 4 5a 4 6p 3 ax 4 cj 3 ez 3
oregon 1f 6n 8 e0 9 f5 7
organ 1f 6g 9 9b 3 b9 c
organ_build 1n b9 b
organi 19 1r 9 1z 8 2w 9 6g j 7c 8 94 8
organi_ticket 1n 6g e
organic x 0 b 6 b b 8 2p 8 2v 8 33 8 3y b 3z 8 4d b 5i f 5k 3 5m g 5o 7 5u 3 5x 6 62 6 83 8 8l 6 9j 7 f9 7 fr 6
organic_baby 1i 3z a 5m f
organic_box 1n 5i g
organic_christm 1n f9 a
organic_cotton 1i 4d a
organic_farm 1f 33 a 5i 9
organic_ingredi 1n b b
organic_lunch 1n 2v c
organic_puré 1n 5m b
organic_sheep 1n 2p b
organis w 12 5 13 4 14 5 15 4 1a b 1c 4 1r 8 1v 8 1z i 36 9 3j 2 58 5 6g i 6y 8 94 h bb 4 bq 3 cr 6 e0 8
organis_declut 1n 94 b
organis_dental 1n 6y 9
organis_family 1n 1z e
organis_help 1n 94 b
organis_pay 1n 6g b
organis_read 1n 1r c
organis_search 1n e0 b
organiz 1c 1r 9 1z e 2w 9 94 i
orienta 1n ac 5
origin 14 3y 3 42 3 5i 6 5k a 5v 6 5y e 60 6 68 a 85 3 9w o
origin_bean 1n 5k b
origin_certifi 1n 68 b
origin_spic 1n 5y g
origina 15 1z 6 29 6 4p h 6a a 6j 3 8j f 8z 3 au 3
origina_art 1n 4p d
origina_artwork 1n 4p f
origina_cast 1n 6a b
origina_paintin 1n 8j b
orthodo 1n 10 a
orthopa 1f k 5 79 7 dx 4
osei 19 2b 7 6q 3 6v 2 ay 3 c6 6
oslo 1c n 8 5x 8 c7 8
osteopa 1f g 5 79 7 dx j
osteopa_massag 1n dx b
oth b 1r 2 1w 3 5b 3 5d 3 5z 3 6w 3 7c 3 7f 2 8f 3 b3 3 b9 3 bn 3 bw 3 c4 3 ca 3 cd 3 dr 2 fi 2
oth_app 1n c4 b
oth_build 1i 5b b
oth_firm 1n 5d c
oth_gig 1n bw b
oth_meadow 1n 6w a
oth_quietly 1n ca 9
oth_rar 1n b9 b
oth_rol 1n cd a
oth_routin 1n 7c c
oth_school 1n cb 9
otherwi 1a aw 4 bm 4 ch 3 cj 3 e6 4
ott 1f 37 3 3q 4 88 3
otto 1f dr b ds 4 dz a
ought 1n ax 5
ours 11 6q 4 9h 3 aq 3 az 3 b2 3 bn 9 d5 3 dj 4 du 3 f9 4
ourselv 1i 5k 4 6r c
ourselv_transf 1n 6r a
out 1i 58 h 9g 4
outag 1f as 4 cv a e8 4
outcom 1c a4 6 an 4 db 8 ep 4
outdoor z 4 3 f 7 20 3 31 c 33 3 35 3 3l 7 4l 6 58 7 6k 6 6s 3 6x 3 7l 6 8n a cj h
outdoor_cinema 1n cj d
outdoor_escap 1n 31 g
outfit 1f 1s 13 40 g 48 i
outfit_app 1n 1s o
outfit_morn 1n 1s d
outfit_plan 1n 1s e
outgrew 1n 5c 3
outgrow 16 1i g 1j 7 1x 4 25 3 3z j 8o 3 c3 3 dg 4
outgrow_childre 1n 3z b
outgrow_cloth 1n 3z e
outgrow_uniform 1n 1i a
outing 1n 50 6
outlin 1f e 4 43 6 at 3
outliv 1f 3f 4 3r 3
outreac 1n cy y
outreac_linkedi 1n cy b
outs 1n 94 h
outsid q h 4 t 2 2g 4 2j 8 8u 7 ai 3 dk 2 dl 4 dp 6 eo 2 f1 2
outsid_door 1i 8u a
outsid_hospita 1n 2j b
outsid_hous 1n dp b
outsour 1f 4s a 4z a 54 a
outward 1n m 4
oven z 10 2 2n j 2z 3 4e 2 5c 2 5j 3 8k 5 8p 3 9s 7 ay 2 b8 4 co 3
oven_sold 1n 2n b
overal 1n 3z 7
overdra 1i 4e 8 by 7
overdu 1a p 3 x 4 2e 3 d8 n dp 3
overdu_invoic 1n d8 m
overflo 1n e3 f
overgro 1n ft 5
overlay 1n cw 8
overloo 1c 5t 4 93 5 av 4 d7 4
overnig 10 2n 9 44 3 9h g aa 5 b0 3 bu 3 c7 2 c9 3 d8 2 fg a
overnig_toilet 1n 9h b
overnig_wood 1n 2n b
overrul 1i 4f 5 6b 5
oversea 1n 52 c
oversiz 1n as a
overtim 1f t 5 c5 a d2 4
overtur 1n at 4
overvie 1c aq 8 bm 8 bv 7 c0 u
overvie_monthly 1n c0 c
ow 1n 1w 4
owe 1c 41 4 a9 3 bq b cp 4
owed 17 1w 6 2h 4 8j 4 a5 4 b7 4 bs 3 fh 3
owes 1a 5k 4 7t 3 8v 3 8x 4 b6 4
owl 17 3k 8 3o 6 b1 3
owls 1n 33 3
own 5 21 3 3g 2 4n 2 5d 2 6a 2 6l 3 6w 3 7j 3 8s 2 8x 3 9d 2 c6 2 ce 3 co 2 do 4 dp 3 dq 3 dr 2 ds 3 dv 3 dw 3 dx 3 e0 3 e1 2 ef 2 f6 2 fd 4
own_addres 1f 6g b
own_ail 1n dx d
own_bakery 1n 1e b
own_book 1a 6w 8 9a 8 ce 9 do c
own_cars 1n c4 b
own_choos 1f ch 9
own_clean 1n 8p c
own_complai 1n cq c
own_dashboa 1n ct b
own_documen 1n dn b
own_driv 1n fi b
own_early 1n dy b
own_family 1n f3 a
own_field 1n 8c b
own_figur 1n 51 c
own_filt 1i 2i b
own_find 1f dq a e1 a
own_follow 1n d4 b
own_fragran 1n 5 b
own_fre 1n 9m b
own_gam 1i 3v a
own_good 1i 90 c
own_hens 1n 33 c
own_history 1i cu a
own_hom 1a d 9 p 9 dq 9
own_jars 1n 5o h
own_join 1n 6w a
own_kit 1n 7x b
own_kitchen 1a 2z 9
own_languag 17 3o 9 6j 8 fn 8
own_larg 1n fa a
own_lin 1a ca 7
own_mis 1n e0 e
own_nam 19 6l 9
own_orchard 1n f6 8
own_paid 1n bv d
own_panel 1n 9t a
own_part 1c ca c
own_phon y dc 7
own_pictur 1f co b
own_playlis 1n a5 b
own_region 1n b1 b
own_renovat 1n 8x b
own_rent 1c 35 9 37 b 6w 8 c6 9
own_reord 1n em c
own_report 1n ef b
own_rid 1f 2m c 6l e
own_roof 1i 1d a
own_run 1f d2 a fd 9
own_say 1n 9c b
own_school 1n 9x b
own_see 1i 96 9
own_shar 1f 37 9
own_siz 1i 4d a
own_smal 1i a1 d
own_solar 1n 1d d
own_stand 1f 4z a
own_talk 1n dv c
own_task 1n 50 c
own_term 1n cr c
own_think 1n 91 b
own_ton 1n d8 b
own_town 1f aa 9
own_wed 1n 45 b
own_work 1c do a
own_worksho 1f 85 9
ownersh 1n 7j l
ownersh_holiday 1n 7j a
owns u 4g 3 4u 3 6h 3 9s 5 9t 4 a3 3 a5 3 a8 3 ai 3 b8 3 c7 3 cp 3 cx 3 em 3
oxygen 1f 7u 8 7v 7 9l o
oxygen_drop 1n 9l a
oxygen_monitor 1n 9l c
oyst 1c 64 j 7x b 9l p f4 6
oyst_farm 1n 9l c
oyst_grow 1n 9l h
oyst_mushroo 1i 64 e 7x a
oyst_tid 1n 9l c
pac 16 14 3 3j 3 72 3 a1 b a3 e
pac_program 1n a1 c
pac_video 1n a3 b
pacemak 1i 7u 7 be a
pack p 6 9 7 b 8 4 b 4 y b 1q 3 2m 3 4b 4 4d 8 5c 5 5g 5 5i 9 5q 4 5t 7 5w b 65 j 7b 3 8g 4 8m a 8v 7 9v 4 bd 3 fs b
pack_deliver 1n 8m b
pack_expir 1n y d
pack_fragil 1n 65 b
pack_post 1n 4d b
pack_ship 1n 65 x
pack_straigh 1n 5i b
pack_unpack 1n 8v c
packag 15 1u 4 36 4 3j f 58 4 5o b 65 6 6u e 8m 8 fs u
packag_busines 1n fs d
packag_fre 1n 5o d
packag_seaw 1n fs f
packet 19 l 3 y 8 55 4 6n j 7a d 83 l
packet_runs 1n 7a d
packet_story 1n 83 9
packsho 1n ao f
pad 12 k 6 6l 5 79 5 90 3 97 5 9a 2 c1 3 cf 5 f2 5
paddl 1c 34 a 37 h 8n 9 9l b
paddl_board 1i 37 g
paddl_wheel 1n 9l a
padel 1i h n f1 13
padel_club 1i f1 k
padel_court 1i f1 m
pads 15 6 o h 6 28 3 46 3 9a 7 bd f c1 3 c3 3 f2 2
pads_banana 1n 6 g
paediat 16 j 4 1f 3 3w 4 5m c 76 7 95 4 9z 4 b1 4
paediat_dietiti 1n 5m b
pag g r 2 19 2 1k 2 1m 3 3f a 4u 3 54 2 6q 3 74 3 75 5 7d 3 84 3 8h 4 8i 7 95 3 9z 6 ag 7 ai 3 aj 5 aq 7 b2 3 b3 2 b4 3 b7 5 b8 3 bg 4 bj 6 bk 3 bv 4 c0 3 cp 3 cr 8 cv 4 cw 6 cx a d5 5 d6 4 d7 3 dn 7 e8 3 ea 4 ed 3 fb 3 ff 5
pag_chang 1c aq a
pag_doctor 1c 75 a
pag_onlin 1n cx i
pag_photo 1n 3f 9
pag_public 1n ea b
paid f 13 5 1g 3 36 3 4e 7 4g 2 4l 3 4t 2 51 4 55 4 56 2 5a 3 7g 5 7h 3 7t 3 8p 3 8s 2 9p 4 9q 3 ax 6 ay 4 b6 3 b7 3 b8 5 bq 4 br 2 bs 5 bu 2 bv 5 d8 5 di 4 ee 5 ep 6 fi 3
paid_company 1n di b
paid_cost 1n bv b
paid_grant 1n 51 c
paid_instalm 1n 9p b
paid_interns 1n ee b
paid_memb 1n ay b
paid_messag 1n 1g a
paid_mobil 1n bs c
paid_sam 1a ep 9
paid_sponsor 1n ax b
paid_stop 1n 7g b
paid_trial 1n 13 b
paid_unload 1n fi b
paid_vulnera 1n 55 b
pain z e 7 f 3 k i 2c 9 4r 5 6y 2 71 2 72 3 75 8 79 s 7e 2 7m a 7p 2 8l 6 di 6 ey 3
pain_app 1n 79 e
pain_camera 1n 79 b
pain_endomet 1n 75 b
pain_exercis 1n 79 o
pain_patient 1n 79 e
pain_physio 1n 79 m
pain_program 1n k e
pain_video 1n k c
painful 1n bh 3
paint 10 4p c 6h 4 8e 3 8j 9 8x f 8y 7 94 3 br 3 co 3 cx 6 eh e er 4 et x
paint_bar 1n et c
paint_bars 1n et i
paint_beer 1n et c
paint_buy 1n 4p a
paint_clas 1n et c
paint_cocktai 1n et c
paint_drink 1n et c
paint_electri 1n 8x b
paint_even 1n et j
paint_film 1n eh b
paint_friend 1n et g
paint_pictur 1n et j
paint_prosecc 1n et c
paint_sip 1n et u
paint_win 1n et g
paintin 1i 4p 11 8j o
paintin_lobby 1n 4p d
paintin_local 1n 8j b
paintin_photogr 1n 4p a
paintin_rent 1n 4p d
pair q 6 4 o 2 12 d 18 5 19 3 1g 5 3k 5 3r 2 43 e 44 c 46 e 8s 3 ac 4 bb 8 do 3 dr 4 ew 3 fa 5 ff 5
pair_try 1n 46 b
pal 1a 23 3 63 8 6m 6 9l 3 aw 4
palet 1n et 4
pallet 11 2h 3 2v 3 60 3 62 3 66 k 8w 3 el 3 fi e fj 4 fq a fs 2
pallet_carri 1n fi f
pallet_spac 1n 66 j
palm 1f 5p f 8o 4 fb 8
palm_oil 1n 5p e
pan z 2m 5 2z 5 5w 8 8d 7 8s g cs 2 f1 2
pan_fram 1n 8s d
pancak 1i 2v 9 3x 4
panel 12 1d 9 2a i 49 3 60 3 8s a 91 e 9t e 9u f b8 8 fp d
panel_dron 1n fp b
panel_pay 1n 9t a
panel_recycl 1n 9u b
panel_roof 1i 91 a
panic 1c 2b 8 2e 8 7m 7 ak g
panic_button 1f ak d
pans 1f 8d e
pant 1i 6 e bd s
pant_deliver 1n bd b
pant_sampl 1n bd 9
pantry 1f 11 9 1p f 57 q
pap d 9 3 a 3 10 2 13 4 1q 2 2w 4 3e 5 4s 3 4w 1 56 1 5b 2 5h 3 5k 2 68 5 6j 3 6v 3 7v 4 8i a 96 3 9b 4 9f 3 a0 3 a2 7 aj 4 au 4 ay 4 b3 2 b7 4 bg 5 bt 3 bu 2 bz 5 d6 3 d7 3 da 4 dn 3 e0 3 ed 4 ef 3 ei 3 eo 6 ep 3 fh 3 fi 3
pap_check 1i eo a
pap_flow 1n 2w c
pap_form 1n da b
pap_insur 1f ep a
pap_phon 1i bt a
pap_plan 1f 8i p
pap_togeth 1n a2 b
papa 1n bl 3
paper 1n 4n 5
paperwo 16 68 n 6v m 77 4 98 d ab 4 au j
paperwo_app 1n 98 b
paperwo_residen 1n 6v 9
paprika 1n 5y 9
parachu 1n 69 3
paragli 1n 6x y
paragli_afraid 1n 6x a
paragli_flight 1n 6x c
paragra 19 4h 3 a9 5 af 3 cr 3 dn 5
paraleg 1i af a en a
paramet 1n bs b
parcel r 11 7 13 4 1w 3 1x 6 2g d 40 7 5e 8 5g 4 5p 5 5r 6 65 7 67 q 69 8 7t 5 8b 4 bd 9 ch 3 cl 4 db 7 dj 8 dt 6 du 3 ff 9
parcel_box 1i 2g i 67 h
parcel_collect 1n 67 h
parcel_leav 1n db b
parcel_lock 1i 67 10
parcel_mail 1n dj b
parcel_shop 1f 67 c
parent g 1 3 4 3 a 7 j 5 o 3 1f 9 1g d 1h 8 1i 8 1j 5 1l 4 1m 4 1n 4 1o 7 1p 4 1r b 1u 3 1v 5 1z 4 25 9 2b 4 2h 3 2i 4 2o 3 2v 6 3b 5 3k 7 3l 8 3m 6 3q 7 3r 4 3s 3 3t 8 3u b 3v 4 3w 5 3x 5 3z 7 43 3 47 3 4c 3 5g 4 5h 3 5m 7 6j d 74 5 76 b 78 3 7a 5 7b 3 7e 3 7f b 7k 5 7n 6 7o 3 7p 3 7s 6 87 3 8e 7 8f 3 8m 4 8w 3 9x 7 9z 8 a0 8 a1 4 a9 4 ab 8 ac 3 ai 5 aj 4 al 3 ax 3 b1 5 bc 7 bj 7 bk 3 bo 6 br 2 eb 9 ed 2 ew 4 ex 9 f0 5 fe 3
parent_answ 1n bj a
parent_apart 1n 1g b
parent_app 19 1g i 6j b
parent_baby 1c 1f h
parent_birthda 1n 8m b
parent_car 1n 3t i
parent_child 17 74 8
parent_childre y 7n a
parent_clas 1f 1h 9 3u b
parent_compar 1c 3q a
parent_custody 1n 1g a
parent_ent 1n 1m 9
parent_find 1n 1v b
parent_hir 1n 1j a
parent_liv 1f 1g a
parent_newborn 1f 76 e
parent_noon 1n 1f 9
parent_notic 1n 6j k
parent_ord 1i 2v b
parent_pram 1n 2i c
parent_real 1n ex a
parent_rebuild 1n bc 8
parent_rent 1n 3z b
parent_see 1a 3u 9 eb a
parent_sel 1i 1i 9
parent_smal 1c ex a
parent_thousan 1n bj c
parent_use 1n 1g a
parent_visit 1n 7f b
parent_why 1n 25 b
parent_work 1i 3l b
parenta 1i 1h h ad a
parenta_control 1n 1h f
parfum 1n 5 h
pari 19 1j 7 49 8 63 7 8f 8 8w 8 bt 7
parish x 13 3 1a 5 1b 3 1d 3 1e 3 1n 4 1v 4 30 3 3b 7 3h 2 3j 8 6i f 9b 3 ba 4 bh f c4 3 e7 b ex 4 fd 3
parish_look 1n 3b 9
parish_memb 1n 6i f
parish_regist 1n bh f
park o c 5 h 3 18 6 21 4 2j 4 2k 7 2p 5 3d 2 3p 7 3t 3 3w 7 51 2 6w 3 7t b 8v 5 9d b 9h k 9n a 9r c c2 9 c4 3 c5 4 c6 m do 4 dp 6 dr 2 ds a e3 3 f0 4 f1 4 f9 5 fh 3 fp a
park_book 1n c2 b
park_communi 1n 18 b
park_festiva 1n 2k b
park_fifteen 1n c b
park_fin 1n 7t i
park_lorry 1n 9h i
park_operato 1n 9n c
park_outsid 1n dp b
park_plac 1a c6 e
park_shar 1n c6 p
park_spac 1n c6 p
park_spot 1i 9h a c6 f
park_thermal 1n fp f
park_ticket 1n 7t d
park_train 1n ds c
park_truck 1n 9h o
parking 1n c6 i
parkour 1n 3w b
parliam 1n e6 a
parlour 1n 2p h
parquet 1f i 4 23 9 br 4
pars 1n da g
part_cfo 1n 54 g
part_chang 1f 96 9
part_classic 1n 6a f
part_classro 1n a4 b
part_househo 1n 29 c
part_load 1i 4r a fi e
part_long 1n 6a h
part_loud 1n ca 9
part_machin 1i 6a c
part_mark 1n fj b
part_onlin 1n a4 b
part_ord 1i 9a a
part_print 1f 53 i
part_repair 1n 8z c
part_show 1n c0 c
part_sign 1n ei b
part_stor 1i 15 a
part_vintag 1n 6a h
partici 1i w p e6 z
partici_budget 1n e6 f
partici_platfor 1n e6 i
partn p i b q 2 1b 5 1g b 24 5 3c 4 3g 2 3i e 3o 4 4e 4 4x 5 54 4 6e 2 6r 4 7c 4 7h 2 7l 3 a6 b a7 4 ac 9 ad 8 ah 5 az 2 bn d bq 2 bt 2 bu 7 bx 2 cd 9 d3 2 dc 4 eo 2
partn_difficu 1n a6 b
partn_led 1n 3i 9
partn_lin 1i cd 9
partn_need 1i i b
partn_shar 1n bn k
partner 1n d6 7
party u d 4 i 3 1w 3 2g 4 2k 4 2o d 2y j 2z 6 30 g 3r n 40 7 58 d 6c 3 6i 2 7d 4 8g 6 cg k e9 6 et 6 f2 7
party_box 1n 3r j
party_company 1n cg 9
party_cook 1n 30 c
party_equipme 1n 2y g
party_hom 1n 30 c
party_rental 1n 2y e
pas m g 3 s 8 y 2 1k 7 1x 3 21 3 2i 4 2j 7 2l 3 35 3 3p 4 5c 2 6l 4 6s 3 77 3 7d 2 99 3 a2 8 a8 3 aa 6 ag 2 cl 5 d1 5 e4 3
pas_hard 1n cl b
pas_lectur 1n 1k a
pas_payrol 1n d1 b
pas_wait 1i s b
passag 1f u 4 3n 4 ca 7
passeng 1c 6x f 7t 8 c5 4 c8 i
passeng_courag 1n 6x c
passion 1i 2r 4 a9 4
passpor 16 6e 4 6v 2 7h 3 83 3 8b 7 au 7 aw 8 fm 8
passwor 15 3f 2 4x 6 4z 7 6u 6 78 3 aj c ba 6 bm 3
passwor_funeral 1n aj b
past k 2v 5 5j 6 5s 4 6b 3 6l 4 a2 9 cv 3 dk 5 ds 3 eb 3
past_answ 1n dk b
past_eleven 1i 2v b
past_pap 1n a2 l
past_say 1n 5j c
pasta 16 1p 4 2m 6 2v a 5h d 5o a 5w 9 eu o f3 5
pasta_clas 1n eu b
pasta_grandmo 1n eu b
pasta_learn 1n eu b
pasta_nuts 1n 5o b
pasta_treat 1n 5h b
pasta_twic 1n 5w a
pastry 1n 2n h
pastur 1i f4 r
pastur_cow 1n f4 8
pat 1n m 4
patch 19 1 4 3r a 7d 9 7u d c1 6
patch_video 1n 7u a
patent 1f 4w i 8d 5 8i 5
patent_text 1n 4w c
path 11 20 d 6h 2 6p 7 6s e 6t 4 7k 9 8s 2 9j 3 9u 8 aj 3 bx 3 e6 8
path_squar 1n e6 a
patholo 1n v b
patienc 14 2x 4 4e 7 4y 6 a6 3 ab 3 bk 3 br 3 cf 5
patient s 1 2 f 3 j 7 k g q i u f w j x 5 z 6 10 b 2c 4 4p 2 4t 7 53 4 6y f 79 a 7a d 7e f 7m b 7p 4 7u o 7v l a6 7 ba 6 ea 5 et 6 fe d
patient_cam 1n 4t c
patient_clinica 1n w b
patient_convers 1n a6 b
patient_copd 1n 7u a
patient_dischar 1n 7u g
patient_group 1a w b
patient_hair 1n 6y 9
patient_help 1n ba a
patient_hom 1i k b 7u j
patient_monitor 1n 7u t
patient_pictur 1n 10 b
patient_show 1n q b
patient_softwar 1n u b
patient_strok 1n 7m b
patient_stud 1n w h
patient_study 1n w f
patient_teach 1i j a et 9
patient_transpo 1n 7v u
patient_villag 1n 7e b
patient_visit 1n q b
patisse 1n 2n b
patron 1n b6 a
pattern 12 27 3 42 3 49 4 4a 3 74 c 7y k 7z y 85 3 db 3 du 3
pattern_design 1i 7y 8
pattern_downloa 1n 7z d
pattern_pdf 1n 7z h
pattern_plain 1n 74 b
pattern_plus 1n 7z b
pattern_pocket 1n 7z b
pattern_print 1n 7z h
pattern_siz 1n 7z d
paulo 1i r 9 ak 9
paus x s 5 1e 3 57 6 5j 3 5l 5 77 2 79 2 a6 4 an 3 az 2 fk 4
pav 1n 9u s
pav_plastic 1n 9u b
pavemen 15 5 3 28 4 2a 4 2i 4 2p 3 8a 6 8c 4 8s 4 eb 3
paw 1c 1c 3 3g 7 dv 2 e0 c
pawn 1i 3a 3 ew 9
paws 1c x 2 dr 2 dx 3
pay c m 3 2s 3 2x 3 32 2 3t 2 3x 3 4e 4 56 2 5b 3 6c 4 6g 5 6l 5 7g 5 7h 2 7i 5 9e 3 9t 4 at 3 ay 2 b6 4 b9 2 bm 4 bo 2 br 3 bs 3 bu 5 by 6 d2 6 d8 3 dc 3 ec 3 fc 2 fr 4
pay_acr 1n 5b c
pay_bar 1n 6g b
pay_deposit 1f m a 9e 9
pay_firm 1i 9s 9
pay_kilo 1n fr b
pay_kilowat 1n 9t a
pay_kitchen 1n 6l g
pay_leav 1i d2 a
pay_monthly 1n b6 b
pay_off 1i 7i i bm e
pay_own 1c 6g 9
pay_part 1c 2x a
pay_rent 1f bb 8 br a
pay_runs 1n d2 h
pay_school 1n bu g
pay_settl 1n ec a
pay_smal 1i 6c b
pay_villag 1n at a
payday 1f bm l by w
payday_app 1n by b
payment r s 5 1b 6 22 8 28 5 4e 5 4f 5 4k 2 5f 2 6g 4 72 3 7e 2 7g 6 7h 6 9e 4 ay 2 b6 5 bm 5 bo 8 bp 6 bq 9 bt 2 bu 2 bw 9 cv 4 d3 2 d8 g db i dc p ep 2 fi 4
payment_api 1n dc k
payment_chas 1n d8 m
payment_fil 1i bw a
payment_fraud 1n db r
payment_invest 1n bp b
payment_link 1f bq a
payment_own 1n dc b
payment_pot 1n 7g b
payment_remind 1n d8 g
payment_show 1n 1b b
payment_suggest 1n 22 b
payof 1n 7i p
payof_plan 1n 7i f
payout 1i bt k bu b
payrol 16 4s 4 7i 4 by e d1 e d2 10 df 8 dg 7 ej 3
payrol_phon 1n d2 b
payrol_smal 1n d2 i
payrol_softwar 1n d2 t
pays e 1d 3 1w 2 4e 3 4w 1 5k 3 91 3 9x 3 bq 3 bu 4 d3 5
pays_farm 1n 5k b
pays_les 1n bb 9
pays_memb 1n 1d b
pays_villag 1n bu b
pays_warn 1n d3 b
payslip 1a by 6 bz 3 c0 3 d2 n
pcb 1n 53 c
pcos 1n 75 b
pcs 1n f2 n
pcs_retro 1n f2 9
pdf 1c 7z j ar b cw g da j
pdf_attachm 1n ar a
pdf_form 1n cw b
pdf_json 1n da d
pea 1a 1 3 9 3 5m 3 5w 8 9i 7
peac 1c 7s 3 af 3
peach 1n 7r 6
peak 1i 9s u fl 9
peak_load 1i 9s d
peak_shav 1n 9s c
peanut 1i 2u 4 5t 4
pear 17 2q 3 3l 3 5m 7 bb 5 eq 5 f6 a
pear_brandy 1n f6 c
pearl 1n 2r z
pearl_real 1n 2r b
peas 1a 1l 3 2v e 3l 3 5w a 8c 5
peas_beetroo 1n 5w a
peatlan 1n 9q a
pebbl 1i 4p b
pedal 1i 1j 8 3p 5
pedicur 1n d k
pedicur_own 1n d b
peel 14 5 3 m 3 29 3 61 b bf 5 fr 7
peel_work 1n 61 b
peeling 1i 9o 3 fr m
peeling_café 1n fr b
peer 1c 8w o bs 9 bt h c4 9
peer_lend 1n bt d
peer_storag 1n 8w o
peg 1c 3l 2 8e 3 8n 6 8o 3
pegs 1i 8n 6 8o 8
pelvic 1i 79 i bd e
pelvic_floor 1i 79 f bd c
pen 15 55 7 87 6 8i 3 98 3 9f 2 9x 4 ax 4 ed 7 fo 6
pencil 10 5 2 1k 2 43 3 48 4 6l 5 8h 7 8j 2 a0 5 b3 4 b8 2
pendant 1i 2b t 45 4
pendant_look 1n 2b b
penetra 1n 55 10
penetra_test 1n 55 v
penicil 1n 7e 4
pennsyl 1n e8 9
penny 1n 4s 3
pens 17 5d 2 87 n 8i e 9o 3 a8 6 e6 3
pens_kitchen 1n 87 b
pens_left 1n 87 b
pension 15 18 a 3x c 4a a 5l g aj a ba o c0 10 d2 3 ey n
pension_app 1n c0 d
pension_form 1n c0 c
pension_gap 1n c0 g
pension_overvie 1n c0 t
pension_probat 1n aj b
pension_put 1n 5l b
pension_school 1n 18 b
pension_villag 1n 4a b
pentest 1n 55 b
pep 1a 30 6 5o 3 5s f 5y b dp 8
pep_fil 1n 5s b
percept 1n aa b
perch 1n 37 a
perform 1f 4t a cb a dh 9
perfum 1n 5 1e
perfum_own 1n 5 b
perfum_scent 1n 5 c
perfum_smal 1n 5 b
perfum_wear 1n 5 e
perhap 15 z 3 8h 3 bv 3 c1 3 e0 3 e1 3
perimen 1n 75 h
period 1a 6 y s 4 4t 4 75 d d6 j
period_car 1n 6 o
period_ends 1n d6 b
period_pant 1n 6 c
period_underwe 1n 6 o
permiss 13 1b 6 2a 6 31 4 3a 4 4b 3 55 6 bm 3 bs 4 dr 4 e5 7 fp 3
permit w 13 8 1c 5 1e 3 2l 3 34 5 63 3 6f 5 6v k 6w 2 88 p 8x 5 aa 6 au f b9 3 c8 5 dq 3 dz 3 e1 3 e5 u fr 3
permit_flat 1n au b
permit_onlin 1i 88 c
permit_permit 1f e5 c
permit_rul 1n 88 b
permit_sit 1n 88 b
permit_softwar 1n e5 w
permit_street 1n e5 c
permit_tax 1n 6v 9
permit_told 1i e5 b
permit_wat 1n 88 c
person f w 3 12 3 1l 3 1r 3 2b 3 3d 3 3i 2 3k 2 3m 4 3t 4 3x 5 41 4 46 3 4h 4 4s 6 4u 4 4w 4 4z 5 56 2 67 1 6e 3 6v 3 77 2 7o 5 8p 5 a1 4 ac 5 by 2 cl 5 cm 3 cn 2 dg 5 dm 2 ee 3
person_along 1i 6v 8
person_answ 1c a1 a
person_busines 1n dg d
person_dementi 1n 7o g
person_employ 1n 8p c
person_fallen 1n 2b b
person_hom 1n 3t b
person_library 1n 3m b
person_phon 1f 4s f
person_report 1n 4h b
person_street 1n 3x b
person_talk 1i ac b
person_taps 1n 1l 9
person_web 1n 4u c
persona s 5 a 7 e f j k a l 5 s 7 1m k 1n 6 1s 4 22 8 2e b 2z a 4z 5 71 a 72 4 8m g 94 4 9x 5 a9 9 ak d al i av 9 ax 7 b1 5 bk 5 bl 8 bm 5 ci h cv 3 cy 7 dd 4 dl b ds 7 fb d
persona_assista 1f al j
persona_book 1i 1m f 8m d
persona_chef 1n 2z g
persona_childre 1n 1m u
persona_cold 1n cy b
persona_daily 1n 7 b
persona_data 1i dl h
persona_financ 1i ax a
persona_gift 1n 8m i
persona_horosco 1n fb a
persona_messag 1n 1n a
persona_physica 1n k c
persona_pictur 1n 1m i
persona_poem 1n bl d
persona_safety 1i 2e e ak m
persona_secreta 1n av b
persona_song 1n ci n
persona_stateme 1n a9 f
persona_story 1n 1m b
persona_train 1c f t 71 e ds 9
personn 1a 31 4 3l 4 3q 4 4j 6 dg a
perth 1n ey 8
peruvia 1n 5p d
peruvia_brand 1n 5p a
pest 1c 4o 5 ei g f8 v fn 8
pest_control 1i ei a f8 n
pest_hom 1n f8 b
pesto 1n 5s j
pesto_chutney 1n 5s b
pet 10 x 3 2x 7 3g r 8b 7 9o a dp a dq s dt k du o dv k dw d dx a dy n dz m e0 h
pet_accesso 1n du n
pet_adoptio 1n dz o
pet_cemeter 1n 3g f
pet_cremati 1n 3g g
pet_directl 1n dz b
pet_farewel 1n 3g j
pet_food 1i 9o d dt m
pet_own 17 3g a dq d du a dv d dw d dy a
pet_sit 1n dq y
pet_track 1n dy o
pet_written 1n dv c
petitio 1n e6 a
petrol 1c 4q 7 67 4 bq a cx 4
pets 16 3g q 6q 3 8b a dq i dy c e0 l ez 8 f8 3
pets_collect 1n 3g 9
pets_deliver 1n 8b b
petsit 1n dq b
pharma 1n w g
pharmac y 1 7 4 5 7 3 y v 2b 3 2d 3 5e d 69 6 70 3 74 3 7a a 7d 3 7e f 7k 8 7l 3 7p 3 7q 3
pharmac_florist 1n 5e e
pharmac_invento 1n y n
pharmac_ord 1n y i
pharmac_see 1n y b
pharmac_sel 1n y b
pharmac_stock 1n y r
phas 1f 24 c d9 b fb 8
philipp 1c 4f 8 6i 8 bu c dc 8
philipp_chat 1n bu b
phish 1i 7s a dj w
phish_train 1n dj p
phobia 1n 7m 13
phobia_phobia 1n 7m d
phoenix 1n f1 9
phon 8 t 3 1h 6 1z 4 2h 6 4h 2 4j 4 4q 3 4s 3 4v 2 4w 3 5b 2 6c 3 6h 2 7s 3 8z 4 9d 3 9e 2 ac 3 an 3 aw 2 b3 3 ba 4 bj 4 bs 3 c8 2 c9 2 cm 7 cx 3 dc 4 de 3 dg 3 dm 2 e9 2 ec 2 ei 3 eq 3
phon_alarm 1n ak b
phon_animal 1n dy b
phon_answer 1n cm m
phon_bailif 1n 88 b
phon_bil 1n ei b
phon_book 1n 6c c
phon_buy 1i 2h d 9w 9
phon_cal 16 a6 8 cx 8
phon_catalan 1n b3 c
phon_chang 1n 2h b
phon_childre 1n 1h m
phon_choos 1n bj a
phon_clon 1n dj b
phon_count 1a 79 9
phon_doctor 1n c8 b
phon_empty 1c eq 9
phon_exhibit 1n 6h b
phon_explain 1n 75 b
phon_family 1n 1z g
phon_firm 1n d8 b
phon_fre 1i 1h b
phon_grandpa 1i ai a
phon_includ 1n d2 b
phon_interne 1n bx c
phon_kids 1n 1h c
phon_lawy 1n 4h b
phon_lock 1n 6o 8
phon_money 1n dc b
phon_offlin 1n 96 a
phon_old 1n ba b
phon_open 1f 9d a
phon_oxygen 1n 9l a
phon_pay 1i 5b b 9e a
phon_photo 1c 1z 9 4w a
phon_plumb 1n cm c
phon_print 1n bj c
phon_racket 1n f1 a
phon_real 1n an b
phon_recepti 1n cm n
phon_remind 1n bt b
phon_screen 1i 8z f
phon_see 1i ac b
phon_sees 1n ek b
phon_senior 1n ba b
phon_smal 1n em c
phon_staf 1i de b
phon_stop 1n 71 b
phon_subtitl 1n 4j b
phon_tabl 19 dm 9
phon_top 1n 4f b
phon_total 1n cz b
phonic 1n 9z r
phonic_gam 1n 9z g
photo n 3 6 l 8 10 5 1b 6 1s 7 1t b 1z k 20 7 2x a 2y g 2z 4 3b d 3f 5 4d 6 4w 6 6f 5 73 4 7e 7 7l f 7o 8 81 5 82 3 8m 4 90 5 97 5 9g 6 9m 5 9x 9 ac 6 ao k aw d b5 d b7 4 bf 4 bg h bi c bj k co 8 cx a d0 4 dq 6 e2 5 e4 4 e7 5 ef 6 eg 8 eh 7 ei 4 ek 4 ep b eq 7 f7 6 fn 4 fp 7
photo_album 1i bj b
photo_app 1c 1z b bg 8 co a
photo_book 1f bj 10
photo_booth 1n 2y 11
photo_cloth 1n ao g
photo_council 1n e2 b
photo_crown 1n 10 b
photo_deadlin 1n 97 b
photo_duplica 1n 1z e
photo_exercis 1n 9x b
photo_family 1i 1z a bg i
photo_flat 1n 6f b
photo_fram 1n bg a
photo_gat 1n 20 b
photo_googl 1n cx c
photo_library 1n b5 f
photo_mol 1n 7l a
photo_money 1n 1b b
photo_music 1n b5 d
photo_nobody 1n fp b
photo_organis 1n 1z m
photo_own 1n ef b
photo_pap 1n ep c
photo_phon 1i bj e cx b
photo_plan 1n 9g b
photo_plat 1n l b
photo_post 1n 4w c
photo_print 1i bg k bj h
photo_product 1n ao h
photo_rash 1n 7l a
photo_relativ 1n bi 9
photo_saint 1n 3b 9
photo_sam 1n 3b 9
photo_says 1n 1t b
photo_sewn 1n 4d b
photo_shoot 1i 2x g ao h
photo_show 1n e7 b
photo_tel 1n 7o b
photo_voic 1n 3f 9
photo_weath 1n eg b
photo_whil 1i bi 8 dq a
photo_yearboo 1n bj c
photo_yearly 1n 9m b
photobo 1i 2y n bj s
photobo_rent 1n 2y c
photogr f l 3 1r 3 1s 5 1x 5 1y 4 21 5 2o 3 2x d 40 3 41 4 44 4 4p 4 4v 5 66 2 6d 4 73 6 7a 4 7b 3 7i 4 7l 4 82 8 8j 5 90 3 9x 4 ao 6 aw 5 b5 4 bk 3 bq 4 bw 3 co 4 cx 3 d0 5 d1 4 e4 3 eg 5 ei 3 eq 3 fn 3
photogr_book 1n 2x f
photogr_clinic 1n 4p a
photogr_cloth 1n 1s b
photogr_coupl 1n 2x h
photogr_defect 1n eg b
photogr_deliver 1n 6d b
photogr_describ 1n 1x d
photogr_garag 1n 21 b
photogr_let 1i 7i a
photogr_meal 1n 73 h
photogr_medicat 1n 7a c
photogr_mol 1n 7l b
photogr_pictur 1n 2x c
photogr_pothol 1n e4 a
photogr_print 1i bk a
photogr_questio 1n 9x b
photogr_real 1i 41 a
photogr_receipt 1f bw 9 d0 a
photogr_restaur 1n bq b
photogr_sick 1n fn a
photosh 1n 2x c
physica 1n k p
physica_therapi 1n k h
physici 1n u b
physio 17 k h q g z g 79 n 7m 7 cx 3 dx r
physio_app 1i 79 m
physiot 11 f 4 k s q 6 z e 2c 7 34 8 43 3 4d 3 4r 3 4t c 71 3 79 m 8l b dx k
physiot_among 1n 34 b
physiot_ask 1n 4t c
physiot_hydroth 1n dx b
physiot_near 1f k f
physiot_put 1n z b
physiot_sets 1n 79 b
physiot_visit 1n k h
piaggio 1n 2j a
piano 15 3n q 6q 3 8o j 8v c a5 i ae 5 ce 13 e9 3
piano_app 1i a5 b
piano_card 1n ce b
piano_guitar 1n 8o g
piano_lesson 1i 3n m
piano_maintai 1n ce d
piano_own 1n ce d
piano_servic 1n ce g
piano_technic 1n ce j
piano_tun 1i ce 10
piano_yearly 1n ce d
pick p a 6 2m 6 2t 7 2v 6 2w 2 2y 5 41 8 44 9 4p 2 4y 2 52 3 5a 6 5i 9 5q 6 5z 6 64 a 65 b 67 f 6l 5 8a 6 8g 7 8n 6 8u c 9j d c9 2 cm 9 dr 9 em 5 f5 2 fh a fr 9
pick_bag 1n 41 b
pick_bottl 1n 5q c
pick_cardboa 1n fr f
pick_city 1n 5a c
pick_collect 1n dr c
pick_din 1n 2v c
pick_dirty 1n a b
pick_dish 1n 2t d
pick_fruit 1n 9j d
pick_hospita 1n fh b
pick_ord 1n 64 b
pick_pack 1n 65 l
pick_phon 1i cm g
pick_play 1n 8g d
pick_point 1i 5i d 67 l
pick_robot 1n 9j e
pick_station 1n 8n b
pick_subscri 1n 5z b
pick_sunday 1n 2y a
pick_twenty 1n 2m b
pick_wash 1n 8u b
pick_worn 1n 44 b
pickl 1i 5x r f5 v
pickl_lacto 1n 5x b
pickl_lov 1n 5x e
pickl_relish 1n f5 9
pickl_vegetab 1i f5 a
pickleb 1n f1 10
pickleb_court 1n f1 i
pickup 1i 8u q ek 7
picky 1n 1p f
picky_eat 1n 1p b
picnic 1n 37 e
picnic_basket 1n 37 b
pictur 5 1l 2 1m 3 1z 2 2x 3 ao 3 aw 2 bj 3 co 2
pictur_approv 1n co c
pictur_barefoo 1n 9g b
pictur_be 1n et a
pictur_book 1i 1m x
pictur_card 1a 1l a bf c
pictur_din 1n 5g c
pictur_family 1n 2x c
pictur_gam 1n 7n b
pictur_grandch 1n bg 9
pictur_light 1n 3f 9
pictur_mol 1n 7l f
pictur_non 1n 1l b
pictur_parent 1n 6j d
pictur_pay 1i 2x b
pictur_phon 1f 1z e bj 9
pictur_sign 1c 10 9
pictur_symptom 1n dv c
pictur_til 1i d1 a
pictur_togeth 1n et a
pictur_twic 1n at a
pie 1i 5l 7 6n 7
piec m 0 6 a 5 b 3 m 4 1s 9 29 a 3n 7 3y 6 3z 7 40 5 41 b 42 4 45 8 47 9 49 a 4a 5 4c 7 4d 7 59 2 5r 6 5t 3 7z 3 80 7 81 7 85 8 89 b 8a a 8k 3 8n 5 8u 3 8y 8 90 9 9e 3 9u 4 a3 7 a5 8 ao 3 be 6 ca 4 cb 4 cp 4 er 5 fc 4 fs 5
piec_borrow 1n 40 b
piec_mend 1i 41 a
piec_worn 1n 1s b
pier 1f 1u 4 9c g fp 3
pierc 1i m a 9e 9
pig 1f bo 9 f4 m fo d
pig_farm 1i fo b
pig_shar 1n f4 a
pigeon 1n f8 8
pigment 1n 3 h
pigs 1i 5n 8 fo j
pigs_warn 1n fo a
pik 1n 88 8
pil x 24 4 7a m 7m 4 8h 6 a8 2 b2 5 b4 6 bw 4 by 2 d7 3 dv 2
pil_box 1n 7a e
pil_remind 1n 7a l
pil_tel 1n 7a c
pilat 1i g o s 9
pilat_liv 1n g c
pilgr 1n 3j 9
pilgrim 1f 3j 16 6p c 6s k
pilgrim_group 1n 3j e
pilgrim_guid 1n 3j e
pilgrim_journey 1n 3j h
pilgrim_lourd 1n 3j 9
pilgrim_packag 1n 3j e
pilgrim_priest 1n 3j e
pilgrim_tour 1n 3j m
pilgrim_travel 1n 3j m
pilgrim_trip 1n 3j j
pillow 17 f 3 24 8 3q 3 59 7 6e 6 8l s
pillow_whos 1n 8l c
pilot 1c 6x d ep 4 fk 4 fp c
pin 19 49 6 9d 7 b9 2 f1 4
pinbal 1n f2 9
pinbloc 1n ce 4
pinch 15 43 3 47 4 48 4 5u 3 bk 3
ping 1i 1x d eb d
ping_child 1n eb b
ping_th 1n 1x b
pink 1n 3v 4
pins 1c 49 i c5 4 ce 7 e0 4
pins_fit 1n 49 c
pip 11 27 i 2d 3 8q 3 8x 6 93 4 9v 5 cm 4 e4 8 eh 6 ft j
pip_listen 1n 27 b
pip_streetl 1n e4 a
pip_watch 1n ft b
pipelin 1f ct l cu 9 d4 g
pipelin_bring 1n ct b
pirat 1n 3r f
pit 1f 96 6 9a 3 f0 n
pit_toddl 1n f0 a
pitch 19 2j g 2k d 9d t an 9 ce 7 ec 9
pitch_map 1n 9d g
pity 1n 1e 4
piz 1n 6l b
pizza 1f 2m c 3v 4 8v a
pizzeri 1n 6l a
plac c 5 3 i 3 n 4 s 2 13 4 1c 3 2s 3 36 3 3l 8 4y 3 58 4 5a 3 67 3 6k 2 6m 3 6r 4 6v 3 70 3 8w 3 9h 5 a9 4 aj 3 b6 3 c5 3 c6 5 dg 4 ee 3 fg 3
plac_approv 1n dg d
plac_company 1i 58 b
plac_help 1n 70 b
plac_local 1i 13 a
plac_morocco 1n 5 b
plac_rent 1n c6 e
plac_scholar 1n a9 b
plac_shar 1i 36 a
plac_step 1n 6v 9
plac_tabl 1n 2s c
placeme 1f 13 e 4y k ee p
plain r 0 5 w 7 3e 7 4b 4 74 6 88 2 aj 9 aw 3 bd 7 bv 6 ct b cu 7 cz 8 d7 8 ea i eb 2 eo 2 fb 6
plain_enough 1n 3e 9
plain_invoic 1n cz b
plain_languag 1a w 8 aj 9 ct c d7 9 ea r
plain_sentenc 1i cu a fb 9
plain_word 12 74 7 bv 7
plainly 15 25 4 74 4 7h 4 9p 3 eb 4 ep 3
plait 1n c 4
plan e f 6 l 8 t 4 z 6 10 6 1f 8 1o 7 1p b 1r 3 1s 4 1t 6 1u c 1v 5 2w b 35 3 36 7 3c 9 3m 4 3t 4 3u 5 54 7 58 4 5a 1 6b a 6u 6 6y 3 71 6 72 b 73 6 7a 7 7c 8 7f 7 7i 9 7l 4 7v 4 8i a 8r 5 8x 5 8y 6 91 4 9a 4 9b 3 9g 3 a3 4 a4 4 a8 a aj 3 b7 2 bm 5 c0 7 c8 2 co 4 d3 6 df b dx 4 e1 3 e3 4 e5 9 e6 5 e7 4 eb 5 eg 4 eh 5 ei 4 ej 5 ek 3 el b eq 7 fk 5
plan_adult 1n 7c c
plan_app 17 1p f 1s a 7a 8 df b
plan_applica 1n e5 e
plan_around 1n 1u b
plan_baby 1n 1f d
plan_bank 1n 54 b
plan_build 1i 8r a
plan_chang 1c 72 c fk 9
plan_crew 1n ej c
plan_deliver 1n el c
plan_diabet 1n l g
plan_family 1f 1u a 7f b
plan_form 1n e5 c
plan_funeral 1i 3c 9
plan_group 1n 36 e
plan_homesch 1n 1o a
plan_host 1n 58 c
plan_inspect 1n ek b
plan_last 1n 3m b
plan_liv 1n eb b
plan_machin 1i 6b e
plan_medical 1n 7v b
plan_messag 1i 1f 9 3u a
plan_paint 1n 8x b
plan_pap 1n 8i d
plan_part w a4 6
plan_patient 1n 10 b
plan_pay 1n bm b
plan_phon 1n eq b
plan_prepar 1i 54 b eh a
plan_round 1n 9g b
plan_rout 1i 35 a el c
plan_season 1i 1p a
plan_shop 1n 8y b
plan_skin 1n 7l a
plan_smal 1i 2w b
plan_social 1n co c
plan_softwar 1n 6b g
plan_split 1n a8 b
plan_student 1n 8i c
plan_subscri 1n 2w c
plan_sup 1n 1p f
plan_team 1i 3t a
plan_tool 1n d3 b
plan_train 1n dx b
plan_travel 1i 6u b
plan_vegetab 1n 1t b
plan_video 1n z b
plan_wed 1n 2w c
plan_women 1n c0 c
plan_wooden 1n a3 b
plan_writ 1n 7i b
plank 1i f 4 18 4
plant r 1t p 23 m 3b d 3e 6 4o q 4v 3 56 2 5w h 65 6 73 5 83 9 8b r 8l 7 8r 8 8v 3 93 d 9p 8 9q a 9s 9 dn 2 f9 8 fj 4 fk 8 fn 5 ft 4
plant_abattoi 1n 9p b
plant_abov 1n 3e 9
plant_again 1n f9 a
plant_app 1i 1t g
plant_bas 1i 5w q
plant_calenda 1n 1t g
plant_car 1i 1t s
plant_ceramic 1n 65 b
plant_chosen 1n 8b b
plant_keep 1n 1t d
plant_lov 1n 8b h
plant_market 1n 83 b
plant_offic 1i 4o n
plant_onlin 1n 8b k
plant_own 1n 23 d
plant_pay 1n 9s a
plant_photo 1i 1t c 3b 8
plant_pot 1f 23 q
plant_protein 1n 5w k
plant_rent 1i 4o d
plant_send 1n 93 c
plant_sensor 1n 23 j
plant_servic 1f 4o f
plant_shop 1f 8b b
plant_sold 1n 8l c
plant_wal 1n 4o e
plant_water 1i 4o d
plantai 1n 5p j
plantai_yam 1n 5p a
plaqu 1n 3f w
plaqu_cod 1n 3f g
plast 19 d 3 s 3 3k 3 7w 9 bd 3
plaster 1i eg 9 eh 9
plastic 11 9 f a 7 b 6 29 d 43 9 53 3 5r 5 7a 5 98 5 9u q d1 3 fr g fs h
plastic_brick 1n 9u f
plastic_part 1n 29 c
plastic_pav 1n 9u h
plastic_sachet 1n fs f
plastic_shop 1n fr b
plastic_sol 1n 43 b
plastic_wast 1n 9u j
plat r l b 1b 4 1e 3 1p 2 1y 4 2s 5 2v a 30 5 3x c 6d 3 73 5 74 4 7g 4 8k d 8z 7 ce 2 dx 3 er 4
plat_bowl 1n 8k c
plat_help 1n l b
platfor i 10 2 1a 8 1b b 1k 2 1v 4 1x 8 2m 4 2s 3 2x 3 2z 3 32 4 37 5 3c 6 3k 3 3m 3 3n 4 3o 4 4b 2 4e 6 4j 3 4k 8 4l 4 4n 2 4t 3 4u 3 4z 3 50 5 55 2 58 5 5d 5 5f 2 67 3 6c 3 6g 6 6l 4 6r 4 77 3 7j 2 7u 5 81 4 8p 7 8x 4 9d 2 a1 3 a9 2 ab 2 ac 3 ar 3 au 3 az 3 b6 7 b8 7 b9 8 bh 3 c4 2 c5 2 cu 3 de 3 dg 4 di 4 do 3 e1 4 e6 8 ee 2 f3 5 fh 4
platfor_accessi 1n 6r a
platfor_assista 1n 58 c
platfor_collect 1n 81 9
platfor_family 1n 3c a
platfor_find 1i bh 8
platfor_haulag 1n 4e b
platfor_hir 1n 4k b
platfor_hom 1n f3 d
platfor_hors 1n e1 b
platfor_illustr 1n b6 b
platfor_liv 1i 3o a
platfor_off 1n 1a c
platfor_own 1c 37 9 8p a
platfor_ping 1n 1x b
platfor_public 1n e6 a
platfor_rent 1f 5d a
platfor_retir 1n 3n b
platfor_smal 1n 1b b
platfor_vital 1n 7u a
play o h 4 24 6 2i 6 31 8 38 4 3a c 3n 8 3r 8 3s 7 3w 4 6i 3 7n 2 7o 6 84 4 8e 4 8g g 8o 5 a5 6 a6 6 ah 6 an 7 b1 a b2 h b3 a b5 3 cd 7 ce 4 cf 7 cg 6 ch 5 ci 5 cq 2 dr 8 e2 9 ew a ex 4 f0 g f1 b f2 3 fe 6
play_back 1f a6 a
play_board 1i 3a f
play_card 1n 3s b
play_child 1n b1 h
play_corn 1n 2i c
play_equipme 1n e2 f
play_garden 1n dr c
play_hal 1i f0 g
play_half 1n 8g d
play_hir 1n ah c
play_run 1n b2 b
play_sal 1n an d
play_song 1n 7o b
play_sound 1n 24 b
play_whol 1n 31 c
playboo 1n d7 b
playdat 1n ad p
playgro 11 1u 9 2o 3 2p 3 39 3 3l 6 3r 3 3w 5 71 3 bg 3 bj 3 e2 u ex 6 f0 o f3 3
playgro_bal 1n f0 a
playgro_defect 1n e2 f
playgro_inspect 1n e2 u
playgro_near 1n f0 e
playgro_safety 1n e2 f
playhou 1n f0 9
playlis 1i a5 d cg 6
playlis_app 1n a5 b
playroo 1i 8e 8 f0 8
pleas v g 2 t 2 2n 3 6j 2 bx 2 c9 2
pleasan 1n 9y 4
plenty 1c 1w 2 4a 3 5f 2 64 3
plot 1a 18 c 9q g 9w 7 e7 j fa v
plot_edg 1n fa a
plot_fre 1n e7 b
plot_garden 1n fa c
plot_lend 1n fa c
plot_shar 1n fa c
plot_vegetab 1n fa c
plough 1i 9m h fn 4
plug 12 16 7 17 5 1y 3 21 3 25 3 2a o 8q 3 8z 5 9r 6 c7 3
plug_normal 1n 2a b
plug_solar 1n 2a n
plugin 1n ff i
plum 1c d 2 5n 3 8d 3 f6 6
plumb 16 27 9 8q a bc 4 cm g cx 8 eh c ei c
plumb_asks 1n cm c
plung 1n n j
plung_hot 1n n b
plus 1f v c 3y 9 7z c
plus_screen 1n v b
plus_siz 1i 7z a
plush 1n 8e b
poach 1n 2z 4
pocket w 2g 3 2w 2 48 8 49 2 4m 2 7z b 9h 3 be 6 bo j bs 3
pocket_money 1n bo r
pocket_women 1n 7z b
pocket_young 1n be 9
pod 1n 5u 3
podcast 17 3h 5 4b b 4v n az 13 b1 c b6 8 b7 6
podcast_band 1n 4b b
podcast_network 1n az r
podcast_product 1n 4v h
podcast_unsolv 1n az b
podcast_weekly 1n az e
podcast_women 1n az b
podiat 1n p b
podiatr 1n p u
podiatr_hom 1n p d
podiatr_visit 1n p h
pods 1n 5k b
poem 1f 8h 7 b4 4 bl r
poem_birthda 1n bl d
poem_writ 1n bl b
poet 1n bl g
poet_typewri 1n bl 9
poetry 1n 5 4
point s l 4 15 e 1l 3 1q 4 1w 7 5i 8 67 e 6h 7 6q 3 6u 3 7h 2 9p 4 9r f a0 5 a2 4 bu 2 c7 9 ck 6 do 2 el 3 fs 4
point_garag 1n c7 b
point_investm 1n 9r b
point_oth 1n 1w c
point_parcel 1n 67 c
point_phon 1i 6h a
point_town 1n 5i b
pointle 1n 8p 6
poison 16 1t 4 30 4 4o 4 8b 4 f8 j fq 3
poisono 1i 8b 8 f7 4
pokemon 1n 81 9
pokémon 1n 81 z
pol 1a 29 3 8f 3 8n 6 8s h
pol_ground 1n 8s d
poland u 7 5 x 5 1k 4 21 5 2b 5 3h 4 3z 5 4e 5 51 5 5w 5 6g 5 73 5 7n 5 7x 4 84 4 96 5 9x 5 ar 5 b1 5 bg 4 bh 4 bm 5 cp 5 d1 5 dv 5 e3 5 e7 5 ep 5
polic 14 12 6 1a 4 2e 5 4m f 7s 6 ab 3 c9 4 d1 7
policy 16 aj 3 bs e di 3 dk a dl c ep 3 fi 5
policy_evidenc 1n dk b
policyh 1i bs g ep j
policyh_film 1n ep c
polish 17 3 8 1e 3 45 3 46 3 5p 7 5x e
polish_recip 1n 5x b
polit 1i 3o 4 d8 b
politel 1i 55 3 7t 2
pollen 1i 26 a 7p p
pollen_air 1n 7p b
pollina 1n 83 9
pond 19 33 8 9l s 9o 6 ad 3 do 4
pond_oxygen 1n 9l h
pontoon 1n 9c a
pony 1i 9g 9 e1 g
poodl 1n dp 5
pool z 2 3 4 5 j k 2f 6 38 9 4g g 4y 7 6w t ay 7 bs 7 c5 6 f0 b fh 6 fs 4 ft 6
pool_drink 1n 38 b
pool_family 1n 6w j
pool_garden 1n 6w j
pool_hourly 1n 6w i
pool_ord 1n 4g n
pool_own 1i 6w i
pool_patient 1n j b
pool_rent 1n 6w f
pool_shar 1n 6w c
pool_smal 1n j b
poor 1c 24 d 5n 3 5z 3 9f 5
poor_sleep 1n 24 d
poorly 1n ej 6
pop 1a 2s 9 4n r cj e f5 2
pop_shop 1n 4n j
pop_stor 1n 4n d
popcorn 1i 5t a cj 3
popup 1n 4n r
popup_spac 1n 4n k
por 1n fj c
porcela 1n 8k b
porch 1n 8t 4
pork 1n f4 u
pork_box 1n f4 a
pork_farm 1n f4 a
pork_fisherm 1n f4 a
pork_shar 1n f4 a
porosit 1n 2 e
porridg 1i 73 4 c7 3
port 19 66 f 6e 8 7v 3 9c 7 9w 6 fi 4
portabl 1n 2a a
portal v q 4 r 6 1a 6 2w 5 33 6 36 4 3f 4 58 5 6e 5 6k 4 6y 3 97 7 a9 2 ae 4 am c b9 d cq 8 dz 6 e5 8 ek 4 eo 4 eq 2 ff 6
portal_night 1n am a
portal_violin 1n b9 b
portfol 1c a4 g a9 3 bp j bv m
portfol_short 1n bp b
portfol_writ 1n bv b
portion 16 2k 9 3x a 5g 8 5l c 6d 4 73 a dt g f3 x
portion_br 1n 3x b
portion_cook 1n f3 a
portion_instead 1n 73 b
portion_pension 1n 5l b
portion_weight 1n dt b
portlan 1f 85 8 8b 9 8r 8
porto 1a 1q 8 3v 8 4b 8 ev 6 fe 6
portrai 1i 2x b aw 12
portrai_selfy 1n aw h
portuga w 4 5 y 6 11 5 29 6 34 5 43 8 4g 6 53 6 67 6 6e 6 6k 5 6r 5 7p 5 7u 5 9n 5 9y 5 a2 5 aq 5 bo 5 cx 6 d0 5 e5 6
portugu 1f 3b 7 3o 8 9y g
portugu_vocabul 1n 9y b
positio 17 20 3 21 4 72 3 d3 a d7 4 dd 8 eb 8
positio_twelv 1n d3 b
possibl 1a 1h 4 b6 4 cs 4
post j 5 4 9 3 b 6 w 3 1v 6 44 6 4d 6 4k 3 4l 8 4p 3 4t 7 4w 5 4y 4 5a 4 5k 5 5m 3 5o 3 5r 5 5y 5 5z 3 60 3 69 3 6p 4 7q 3 7x 2 80 9 82 8 84 c 86 9 8b 4 8c 3 8h 8 8j 7 8l 3 8m 3 93 7 9u 5 b4 6 b5 4 b6 3 b9 5 bg 5 bi 4 bl 4 c7 6 co f dd 9 dm 5 du 6 e0 8 ee 5 fd 7 fg 6 fi 5
post_app 1n b4 c
post_box 1i 93 b
post_brand 1n 4t c
post_count 1a 80 7 fd b
post_decisio 1n dm c
post_ebay 1n fg a
post_flat 1n 5k b
post_harvest 1i 5y a
post_instagr 1n co c
post_let 1i 84 8
post_noth 1n 4d b
post_offic 1i 6p 9
post_pallet 1n fi b
post_send 1n 82 9
post_short 1n ee b
post_sort 1n dd g
post_stamp 1n 4w c
post_surpris 1n 8h c
post_thermal 1n e0 b
post_vacancy 1n b9 b
post_wal 1n du b
postag 1i 29 4 65 5
postal 1n 5d 6
postcar 1c x 7 8i a bg s
postcar_grandpa 1n bg d
postcod 1i 1t d ce d
postcod_technic 1n ce b
posting 1n 54 5
postman 1i 6 4
postnat 1i c 5 o v
postnat_car 1n o m
postnat_doula 1n o e
postpar 1i o a 76 a
postpon 1n fm 5
postur 1c g d 2c x 79 9 a5 4
postur_collaps 1n 2c b
postur_correct 1n 2c g
postur_reform 1n g c
postur_wearabl 1n 2c n
pot t 3 4 8 4 1t 5 23 l 2g 5 2r 3 30 3 64 4 7g a 7y 4 8b h 8k 6 bn a bt a c0 8 er j f9 f
pot_christm 1n f9 e
pot_holiday 1n 7g b
pot_indoor 1n 8b b
pot_kiln 1n er c
pot_local 1n 8b b
pot_rent 1n er a
pot_turn 1n bt b
pot_wat 1n 23 f
pot_wheel 1n er f
potato 17 2z 3 3l 3 5g 3 5i 3 5t a bf 5
pothol 1n e4 v
pothol_dead 1n e4 a
pots 11 3 7 18 5 23 f 2r 4 2z 5 4o 5 5g 9 5x 9 7g a 8b 7 9i 5 c0 9 f9 3
pots_card 1n 5g c
pots_deliver 1n 5x b
pottery 1c 5z 4 60 4 8k i er y
pottery_clas 1n er j
pottery_drôm 1n 8k c
pottery_studio 1n er n
pottery_wheel 1n er c
pottery_worksho 1i er b
pouch 1c 42 6 5m d 5o 6 dt 6
poultry 1i 9o 8 fo e
pour y 8 c 2d 2 2i 3 32 3 5k 5 5q 3 5z 7 60 5 61 7 8s 3 eg 6 et 3 f6 6
pour_soy 1n 8 c
pow u 1d 4 2a 9 2g 4 2y 5 4g 6 54 3 57 3 5a 5 64 5 67 3 7f 3 8k 4 8q 3 9c 4 9d 8 9i 8 9l 4 9r 6 9s d 9t 9 aj 7 c7 9 fl 5
pow_plant 1n 9s h
pow_used 1n c7 b
powd 1a 7 d 9 7 1q 6 2r b 62 8
power 1i 9j c e3 c
power_field 1n 9j a
power_sensor 1n e3 a
practi 1c a0 e a5 9 a6 k ah f
practic n g 2 k 8 l 3 p 3 q d u 7 v 4 x h z e 10 g 3o 4 3u 8 4g b 4i 5 4p 6 4x 4 56 c 59 4 5e 4 75 3 77 6 79 5 7e 9 7l 4 7n 8 8j 4 9f 6 a0 c a5 b a6 d ah e ca c cc 6 cm 9 co 8 cq 2 dl 4 dw a e8 4 ej 4 en 3 eo g
practic_app 1c 9f a a0 d ca b
practic_clos 1n dw c
practic_electri 1n 3u b
practic_even 1i 56 c
practic_fre 1i cm b
practic_own 1i co b
practic_room 1n cc c
practic_softwar 1a x m z d 10 f eo d
practic_system 1c q 9
practic_talk 1n 7e b
practis x z 8 3n 5 4c 2 4i b 4x 3 50 2 7n 3 9z 6 a0 5 a5 e a6 h aa 3 ah c an f ca h cc i dj 3 ds 9 ew 2
practis_emergen 1n 4i c
practis_objecti 1n an b
practis_room 1n cc i
practis_slow 1n ca 9
practis_someon 1n ah c
practis_speak 1n a6 j
practis_violin 1n a5 g
pragu 19 1x 8 28 8 31 8 4n 7 6t 5 fh 7
prais 17 f 3 1u 4 7n 7 a3 3 aq 4 cq 3 dj 4
pralin 1n 5u t
pralin_seasona 1n 5u b
pram 13 a 3 25 3 28 7 2i a 3w 3 8f f ad 3 ex 7 f1 2
pram_rent 1n 8f g
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
pre 19 1i k 1x 8 41 d 6l 8 7w 8 8a d
pre_cut 1n 7w 8
pre_lov 1c 1i i
prediab 1n 74 b
predict 17 26 a 4f 8 75 4 7p d d3 8 db e fk h
predict_chargeb 1n db g
predict_mainten 1n fk g
predict_mould 1n 26 b
pref 1i 6i 5 dd 5
prefab 1n 9v r
prefabr 1n 9v p
prefabr_hous 1n 9v c
prefac 1n 8h 4
pregnan 17 g 8 n 3 4c g 61 7 76 t 7u 7 9e 3
pregnan_app 1n 76 c
pregnan_cloth 1n 4c e
pregnan_cours 1n 76 g
pregnan_newborn 1n 76 m
prelov 1i 1x a 41 a
premis 1i 2i 5 56 c
premium 1i bs 5 dt 9
prep 1c 2k 3 3m 9 5l l a2 d
prep_athlet 1n 5l g
prepaid 1a 3j 3 6k 4 6r 4 9t a bo b
prepaid_card 1n bo b
prepaid_phon 1n 9t a
prepar w o 6 2h 8 2k 5 2z 8 54 8 5l d 68 8 72 6 75 8 7k 8 a2 a a4 6 aa 8 ah 6 am 5 bw 3 bz 9 ca 4 e8 3 eh 8 eo 9 ep 8
prepar_board 1n 54 b
prepar_candida 1n a2 b
prepar_driv 1n aa b
prepar_estimat 1n eh b
prepar_export 1n 68 b
prepar_meal 1i 2z b 5l i
prepar_pag 1n 75 b
prepar_pap 1n bz d
prepar_questio 1n 7k b
prepar_schoolc 1n 2h b
prepar_settlem 1n ep c
prepar_work 1n eo b
prepara 1i 76 a a2 n
prepara_cours 1n a2 g
pres p 0 6 t 2 24 3 2e 7 2q e 4m 6 4t 2 59 2 60 b 6a 7 7p 7 86 3 9u 9 ak 4 b7 2 ch 9 cl 6 fg 5
pres_brick 1n 9u d
pres_button 1a 4m 9
pres_juic 1n 2q i
pres_nordic 1n 0 b
pres_sam 1n 60 c
pres_send 1i cl a
pres_vegetab 1n 2q b
pres_whos 1n 6a b
prescho 1n 3l b
prescri 11 1 5 k c o 5 x 6 y c 46 d 75 2 7a 8 7e i bd 4 cm a dv 3 fc 3
prescri_lens 1n 46 b
prescri_request 1n cm c
prescri_sent 1n 7e i
present z 0 6 1d 5 23 3 2u 3 45 6 4o 3 57 3 5u 7 6x 4 8m a ai 6 bn 2
preserv 1i 1 c f5 v
preserv_childre 1n 1 b
preside 1n e9 5
pressin 1n 9u 3
pressur 17 b 5 e 3 5x 7 7u e 8t i
pressur_wash 1n 8t k
pretend 1i al 5 f8 6
pretti 1i ao 5 d5 5
pretty 1i 7c 4
prevent 1c 10 4 db e di 4 ey 7
pric g 5 2 7 2 1q c 21 5 2h 2 3c 7 4g 6 4u 4 53 2 5a 3 5k 4 5n 7 5u 2 60 4 64 3 65 2 89 5 8a 3 8h 5 8r 4 8v 5 8x 5 90 5 an 3 bp 4 bx 3 c2 4 c8 4 cg 3 d5 6 eh 6 f7 5 fg 3
pric_chain 1n 89 b
pric_choos 1n 3c a
pric_client 1n d5 b
pric_fal 1a bp 8
pric_guarant 1n c2 b
pric_nam 1f f7 8
pric_overnig 1n fg a
pric_photo 1n 90 b
pric_renovat 1n 8x b
pric_send 1n 8v c
pric_shop 1n 1q e
pric_text 1n 4u c
prick 1n 7q j
prick_hom 1n 7q b
priest 1a 3d 6 3j k 9b 3
priest_doctor 1n 3j 9
primary 15 26 7 2v a 3n 4 3q 4 3u 7 6j 7 a0 e ev 3 ew e
primary_school 16 2v 8 ew b
primary_teach 1n a0 b
print m 1m a 29 l 2x 4 2y 3 3g 3 46 4 48 3 4b h 4u 2 4x 3 53 e 5e 2 65 3 6a 5 6c 2 74 3 75 3 7b 5 7z c 82 2 8g 6 8i 6 8j g 9v b 9z 3 aa 3 ai 9 ay 7 b6 7 b7 g bg f bh 4 bi 5 bj g bk a bv 4 d6 4 e0 4 es 5 fs 3
print_book 1c ai 9 bk g
print_demand 1n 4b c
print_digitis 1n bi 9
print_dressma 1n 7z b
print_edition 1n ay b
print_fabric 1n es 8
print_hom 1f 7z d
print_hous 1n 9v o
print_issu 1i b7 f
print_lamp 1n 29 e
print_liv 1n b6 b
print_magazin 1n b7 w
print_newspap 1n bg 9
print_ord 1n 4b b
print_part 1f 29 i
print_photo 1i bg i bj g
print_postcar 1n bg 9
print_recycl 1n 29 c
print_replace 1n 29 h
print_servic 1n 53 f
print_shirt 1n 4b o
print_spar 1n 53 c
print_thing 1n 29 p
print_tre 1n bh 9
print_young 1n 8j b
printma 1n es q
printma_worksho 1n es a
priorit 1i av a e9 8
prison 1n 1e a
privacy 19 4u 4 6i 4 cn 4 d4 4 dl s fp 4
privacy_complia 1n dl o
privacy_policy 1n dl d
privat q u 4 z 4 1i 4 21 7 2v 6 2z h 35 9 37 3 3l 4 3m 8 3q 4 5d 8 6j 4 6w f 8w 5 91 6 9x 6 9y 3 a2 6 a5 4 bl 4 bv 4 c4 a c6 a cg 6 d8 2 eb 4 ef 4 f5 5
privat_chef 1n 2z y
privat_garden 1i 6w p f5 8
privat_hom 1i 91 a
privat_offic 1n 5d f
privat_own 1n 35 b
privat_park 1n c6 g
privat_party 1i cg 8
privat_pool 1n 6w h
private 1i ab 5 c4 k
priz 1a 60 3 8g 4 ck 7 ew 7 f2 3
prob 1a 98 b 9l j 9p 3 fn e ft n
prob_allerge 1n 98 b
prob_satelli 1n fn a
prob_smal 1n ft b
prob_warn 1n 9l a
probabl 1f v 4 8z 4 c1 4
probat 1n aj r
probat_form 1n aj b
probati 1n dg g
probati_dat 1n dg d
probiot 1n 5x b
problem 19 3m 6 7n 8 7o 8 af a dx 7 e4 7
problem_repair 1n af b
proces 11 0 c u 3 5k 3 5w 3 ar e au 6 cr 3 ct 3 d7 3 da 5 dl 7 dm 4 dn 3
proces_automat 1n ar b
proces_oliv 1n 0 b
process 1a 9b 6 d7 3 en 4 eo 4 f9 4
procras 1n 7c b
procure 1n am s
procure_portal 1n am e
produc 14 6 a 4v c 52 7 5a j 5f g 5i b 68 7 9i 5 az h fm 7
produc_pick 1n 5a c
produc_podcast 1n az g
produc_sanitar 1n 6 b
product o 0 7 1 6 2 7 6 7 b 7 d 8 1y 3 29 5 42 4 4l a 4v i 52 5 53 8 55 5 5c 5 5f 4 5h 7 5p 9 68 6 6a 4 6b i 6n b 7b 8 87 9 8m 8 9u a 9w 6 ao k ap 6 bd a c0 2 cp 8 cr 6 cv 6 dk 2 du 5 ff 7 fg 6 fj b fk 4 fm b
product_check 1n 4l b
product_company 1i 4v e fm a
product_depend 1n cv c
product_descrip 1n cp h
product_fee 1n 4l b
product_few 1n 1 b
product_fil 1n 68 b
product_homelan 1n 5p e
product_imag 1n ao j
product_lin 1n fj i
product_list 1i 6n i
product_ord 1n 6b k
product_photo 1n ao w
product_photogr 1i ao h
product_pictur 1n ao e
product_plan 1n 6b t
product_smal 1n 8m b
product_wat 1n 0 b
profess u e 5 n 5 z 3 2m 5 3i 2 40 5 49 5 4w 3 4y 5 6v 4 6z 5 7j 4 8u 5 8y 5 94 c ac 5 av 3 aw c ax 3 b9 3 bh 3 dd 4 en 3 eo 3
profess_headsho 1n aw e
profess_organis 1n 94 g
profil 14 3f 5 4k 8 4t a 54 3 5q 7 ac 7 aw 7 b5 3 co 8 ee 3
profil_physiot 1n 4t c
profit 1a 2n 4 8u 4 d9 9 eh 4 fg h
profit_item 1n fg c
program s k c l 4 12 a 13 4 14 8 19 d 1f 3 1h 4 2h 7 3q 5 3v a 3w 4 51 6 58 7 6m 5 70 c 78 7 7d 7 7m 4 96 5 9p 4 9v 4 a1 k ar b av 5 bb 6 ca 3 d4 5 di 8 do 3
program_against 1n 70 b
program_city 1n bb 9
program_cours 1n a1 h
program_drink 1n 7d b
program_instal 1n 2h b
program_persona 1n k c
program_robotic 1n 19 b
progres 1n eg b
project y 15 b 17 d 1b f 22 7 3v 6 4k g 4u b 51 2 7w k 8x 4 92 3 9q 4 a1 b cj 4 d9 u dm 3 e6 9 ee a fj 3
project_build 1n 7w 8
project_managem 1n d9 t
project_region 1n 1b b
project_show 1n d9 c
project_test 1n 4k b
project_track 1n d9 e
prolong 1n 1y 4
promis j g 3 19 3 2e 3 3e 2 3y 4 4g 3 4m 2 4r 3 51 2 53 2 6b 2 6v 2 7h 2 7j 3 7o 3 a9 3 cl 3 cw 3 d4 2 dh 2 e6 3 eo 2 fb 3
prompt 1i 8i b cd h
prompt_stop 1n cd a
pronoun 1n 7n b
pronunc 1i 7n a a6 u
pronunc_coach 1n a6 g
proof s 1y 4 4j 4 50 3 7o 2 93 3 9e 2 9w 8 bd e bx 6 db 9 dk e dl 7 eg 4 ej a el 3 fm 5 fr 4
proof_cloud 1n dk b
proof_discree 1n bd b
proof_underwe 1n bd d
proof_win 1n db b
prop 17 1e 4 2y 3 31 4 84 8 cb d cz c
prop_invoic 1n cz d
prop_seal 1n 84 9
properl 1n dh 3
propert 13 1i 8 26 3 27 a 4n 6 67 9 7j p 96 6 d6 7 e2 5 ef l eq j
propert_investm 1n 7j c
propert_manag 1a 27 9 ef g
propert_managem 1n ef i
propert_shar 1n 7j j
proport 1n bn e
proport_earn 1n bn b
propos 14 20 3 4k 4 77 4 ae 4 ar 3 as 5 d9 a e6 f ed 9
propos_discus 1n e6 a
propos_grad 1n ed b
propos_project 1i d9 b
proposa 19 51 9 am 7 as 3 d5 11 d9 4 e6 c
proposa_agenc 1n d5 e
proposa_brief 1n d5 b
proposa_softwar 1n d5 t
prosecc 1n et g
prospec 1i 7j 4 cy r
prospec_cal 1n cy b
prostat 1n bd c
prostat_surgery 1n bd 9
protect p 4 8 q 2 t 2 12 2 14 2 27 3 47 6 48 6 59 5 7m 2 7o 2 7s e 8d 4 97 b 9f 4 aw 2 dg 3 dh 2 dl d eb 2 fe 2
protect_firm 1n 97 j
protect_offic 1n dl k
protect_recycl 1n 47 c
protect_senior 1n 7s h
protein 19 2q b 5l 8 5t o 5w r 9o m dt f
protein_bar 1n 5t i
protein_beef 1n 5w a
protein_flour 1n 5w a
protein_ingredi 1n 5t b
protein_shak 1n 2q b
protein_smal 1n dt b
protest 1n ck 3
prototy 1c 25 4 2f 4 53 z 8d 4
prototy_devic 1n 53 c
prototy_print 1n 53 f
proud 1a 4u 2 9z 2 fd 4
prov y 3t 3 95 3 9m 3 9w d aj 3 b5 3 cl 3 db 5 e0 5 e2 3 e6 3 ej 3 fb 3
prov_bottl 1n 9w a
proven 1n cn 5
provena 1n 9w 9
provenc 1i 0 9 2z 3
provid 16 4x 8 50 d 6k 4 as 6 bx k cy 4 db 6 dc 6
provok 1n ak 5
prun 1n 8r b
psalm 1n 3h y
psalm_app 1n 3h b
psalm_daily 1n 3h b
psalm_morn 1n 3h b
psorias 1i 1 j 7l i
psychic 1n fb f
psychol 19 z d 6z 4 77 n 78 4 7m a di f
psychol_paid 1n di b
psychol_train 1n 77 c
psychol_video 1i 7m a
psychom 1n 4f b
psychot 1f z e 3i 8 77 a
pub 1c 31 7 63 3 b3 4 ck o
pub_quiz 1i ck h
public t n 5 15 4 19 7 1c 4 20 5 2v 3 4h 5 50 6 7u 4 a1 3 a6 5 ad 3 am i ay 4 c9 3 cq 2 cw 6 d5 6 e3 8 e4 4 e6 b ea 7 ft 4
public_authori 1n ea b
public_bins 1n e3 d
public_consult 1n e6 f
public_contrac 1i am b
public_procure 1n am c
public_school 1i 19 a
public_tend 1i am i
publish u 1b 3 1m 3 1p 3 4v 8 8h 9 a1 3 a2 3 a3 3 a4 4 aa 3 ap 3 ax 6 ay 3 b0 7 b4 3 b8 c bf 4 bx 3 ca 5 cd 4 cp 3 e6 4
publish_graphic 1n b8 b
publish_post 1n 8h c
publish_video 1n b0 b
pubs 1n ck l
puglia 1n 60 e
puglia_receiv 1n 60 b
pul s k 2 m 3 2a 3 2e 6 2j 3 4c 4 7d 3 9j 5 c9 4 cu d do 5 du 5
pul_off 1n 2e b
pul_request 1n cu m
pullov 1n 8u 5
puls 1f 25 c dh h
puls_survey 1n dh g
puls_tempera 1n 25 b
pump z 15 d 21 4 23 8 25 6 5o 6 8z 8 91 j 9s 8 9t c b0 4 e8 4 ei c fk 6 fl 6
pump_advic 1n 91 h
pump_basil 1n 23 b
pump_family 1n 15 b
pump_measur 1n 91 b
pump_virtual 1n 9s a
pumpkin 1i 2z 4 dt 4
punch 1i 85 6 eg a
punctur 1n c3 5
punish 1i ai 4 cq 5
pupil x i 3 12 6 16 6 2v a 3m m 3n k 3p 4 8o 3 9x k ab 3 cc 4 ce 3 cf 9 ds 3 eb a ed 8 ee 3 ew 9
pupil_answ 1n 9x d
pupil_choos 1n 3n b
pupil_math 1n 3m b
pupil_typ 1n 9x b
puppy 16 1c 7 do b dr e ds l du 6 dv 4 dw 4 dz 8
puppy_school 1n ds g
pur 1f 83 4 8s 5
purcha 1n 4g m
purchas x 1b 6 1i 8 1k 9 22 6 2u 9 41 a 4f 8 4g j 4q 9 5u a 7g 6 9t 5 bz 6 cn 3 cz 3 d7 5 e5 3 fd 9
purchas_credit 1n 4f b
purchas_group 1n 4g j
pure 1n 5m b
purif 1i 15 a 2d a
purifi 1i 26 k 2d a
purity 1f 5v 4 5y 4 fr 3
purpos 12 z 3 25 3 8e 3 a8 3 ap 3 by 3 di 3
purs 1f 42 9 5t 4 85 8
puré 1n 5m o
puré_fing 1n 5m b
push 14 9 3 6g 3 7o 6 82 6 c3 3 ev 5
pushcha 1i 20 i c9 7
pushcha_photo 1n 20 b
put d z 3 2c 3 4c 5 5l 3 5s 3 71 3 7g 2 8h 3 8u 3 9v 3 a1 2 b1 3 bo 3 bw 3 c7 3
put_charg 1n c7 b
put_freez 1n 5l b
put_fresh 1n 3b 9
put_jars 1n 5s b
put_laundry 1n 8u b
put_money 1f bo a
put_second 1i 4c b
put_sum 1n 9v a
put_togeth 1a z 9 71 9
put_wooden 1n b1 b
puts z 1d 8 1r 9 5v 2 67 3 6d 3 7g e av 8 cx c e9 2 ea 3 fk 5
puts_asid 1n 7g j
puts_everyth 1n 1r c
puts_mail 1n av b
puts_pag 1n cx g
puts_solar 1n 1d b
puzzl 15 31 8 80 u 84 g 8e 8 8f 3 8g 8 b3 x bf d ew d
puzzl_brick 1n 80 m
puzzl_exchang 1n 80 c
puzzl_gam 1n b3 y
puzzl_library 1n 80 c
puzzl_story 1n 84 k
puzzl_subscri 1n 80 c
puzzl_swap 1n 80 c
pyjama 1i ex 3
python 1n a1 k
quality 15 q 4 u 4 26 g 4j 9 95 7 ao 7 ej e fj n ft l
quality_camera 1n fj l
quality_check 1n ej h
quality_monitor 1i ft e
quantit 1f 5f 4 bk 3 eh e
quantit_pric 1n eh b
quarrel x 1h 8 3f 2 3q 3 5c 3 8p 3 bb 4 bj 3 c4 3 ci 7 d8 2 dg 3 f2 2 fa 3
quarry 1i fi 4 fp 5
quart q y 2 1a 2 1v 2 2j 5 2w 2 3m 3 3p 4 4g 2 4y 2 59 2 6u 2 7j 4 7t 2 8d 4 8w 2 9s 4 dl 2 e0 4 f3 4 fl 6 ft 3
quart_find 1n fl b
quarter 1i 5y d b7 o
quarter_box 1n 5y b
quartet 1n cg m
quay 1n fc 3
queen 1f 9k m b0 3 ew 6
queen_mis 1n 9k e
queeni 1n dp 4
query 1c 4f b 68 6 9f 5
query_api 1n 4f b
questio g 5 4 7 4 f 3 4d 3 4j 5 4z 3 76 7 78 6 7k 9 7r 4 8g 7 9x 8 a1 5 aa 7 ae 6 ah 7 ai 5 aj 3 aq 5 b4 2 ba 4 bj 3 bn 6 bs 3 ck 7 cl 8 cm 4 ct 7 d0 3 dd 4 de 2 dh 9 dk b dn a dz 5 eo 3 fm 8
questio_ask 1c ct 9
questio_automat 1n dk d
questio_chat 1n cl g
questio_company 1n dn b
questio_data 1n ct d
questio_dish 1n ae b
questio_doctor 1i 7k a
questio_employ 1f dh a
questio_end 1n bj a
questio_even 1f a1 a
questio_explain 1i aa a
questio_good 1n 8g d
questio_habit 1n ae b
questio_invoic 1n fm b
questio_manag 1n dd b
questio_night 1n 78 f
questio_past 1n dk b
questio_receiv 1n 5 b
questio_safety 1n 4j f
questio_see 1i dz a
questio_sent 1i 7 a
questio_sound 1n ck f
questio_stuck 1n 9x b
questio_talk 1n bn b
queu y 11 8 2j 8 2k 8 2n 3 2p 9 6g 4 6v 2 9d 7 9m 5 b5 4 ch 3 ep 4
quick 13 i 4 1e 3 45 3 47 3 5z 3 80 3 aq 3 aw 3 cv 3 ds 3
quickly 1n ba 4
quiet m n 4 x 3 23 5 50 2 58 2 6w 3 6z 3 af 3 an 2 aq 2 b1 3 ce 3 co 2 cv 2 dr 3 e1 5 eo 2 et 5 ez 4 f0 5 f8 3
quiet_childre 1n f0 a
quiet_iceland 1n e1 b
quiet_monday 1n et a
quiet_pump 1n 23 b
quietly 16 g 3 6z 3 7a 3 b9 3 bd 2 ca 8 dy 3
quietly_track 1n ca 9
quilt 1n 7y d
quinc 1i 2z 7 ai 7
quirk 1n 17 6
quit 1f s i 7d 13 ee 4
quit_habit 1n 7d m
quit_smok 1n 7d k
quit_suggest 1n s c
quit_vap 1n 7d g
quiz 13 2 c 7 7 4j 3 58 8 5k a 8b d a1 3 a8 g aa 7 b3 d ck w
quiz_host 1n ck f
quiz_light 1n 8b b
quiz_near 1n ck d
quiz_night 1n ck q
quiz_pays 1n 5k b
quiz_scalp 1n 2 b
quiz_team 1i ck k
quizmas 1n ck a
quot 11 21 7 2o 3 45 3 8x a 9b a cp 3 d4 7 d9 3 eh 11 fi 6 fp a
quot_app 1n eh e
quot_roof 1n eh i
quot_sam 1n eh d
quot_softwar 1n eh c
quot_trad 1n eh i
quot_vehicl 1n 9b b
quota 1n 3j 4
quran 1n 3h u
quran_teach 1n 3h 9
rabbit 1i dq 4 ez s
rabbit_café 1n ez c
rac 1f 4d 4 72 d f2 r
rac_simulat 1n f2 q
rack 14 42 3 5y 5 66 5 6m 5 83 5 9i d c1 8 fs 3
racket 1n f1 n
racket_rent 1n f1 a
radar 1n 2b m
radar_wal 1n 2b b
radiato 1f 91 3 ez 3
radio v i 4 16 4 25 3 26 5 27 3 2b 3 2c 3 2f 3 2g 3 3h 3 9c 5 9k 4 ay 4 az 4 b1 8 bf 4 c5 4 dy 7 fn 4
radiolo 1n v t
radish 1n 7x 3
radon 1i 26 a 95 a
raft 1c 1h 2 37 8 3q h 58 c
raft_build 1n 58 c
raft_tre 1n 3q c
rag 1i 1i 3 br 5
rags 1i 3z 8 c2 4
rail 11 1i 6 2a 9 32 3 41 5 44 3 49 7 79 3 7v 3 bc k
rail_ramp 1n bc 8
railing 1n 2a 5
railway 19 20 4 6a 8 8n 4 9n 7 e0 3
rain l 5 4 1u 4 28 3 2g 4 2w 5 32 4 3q 3 58 2 5e 4 67 3 70 7 8s 4 8t 7 9m 4 c2 3 d5 3 em 2 f0 4 ft 3
rain_sound 1n 70 g
raincoa 1i 3z a du a
rainwat 1n 15 a
rainy 17 2p 3 5v 3 69 c 6h 4 6l 4 ez 3
rainy_season 1n 69 b
rais 11 18 f 2m 3 4s 4 74 3 7h 7 83 8 8r c 9o 3 ce 3 f4 5 ff 6
rais_bed 1n 18 e
rais_beds 1i 18 a 8r e
rais_seedlin 1n 83 9
ram 1n 9n 5
ramadan 1n 3h 4
ramen 1n 2l b
ramp 1a 6r 7 9h 4 bc s e6 3 fi d
ramp_ag 1n bc a
ramp_age 1n bc a
ramp_barri 1n bc a
ramp_disabl 1n bc a
ramp_elderly 1n bc a
ramp_hom 1i bc 9
ramp_hospita 1n bc 8
ramp_old 1n bc a
ramp_walk 1n bc 8
ramp_wheelch 1n bc a
ran z k 3 13 4 27 2 63 2 7e 2 8k 2 8t 2 8x 2 az 2 dy 3 e8 2 ft 6
random 1n cy 5
rang 10 12 3 4y 2 52 3 69 9 78 3 ba 3 c0 3 c8 3 cc 2 cm 5 cq 3 d4 2 dg 3
rang_dron 1n 69 b
rank 1a 31 3 aq n cp c dd 9 fg 3
rank_googl 1n aq f
rank_search 1n cp c
ranking 1i aq 9 cp 4
rapid 1n 53 s
rapid_prototy 1n 53 n
rar 14 46 4 4m 8 6a 7 83 a 8b d b9 a cf 3 ch 7 fj 3
rar_craft 1n b9 b
rar_cut 1n 8b b
rarely 1n cn 3
rash 19 6 3 9 4 5m 3 76 d 7e 7 7l k
rash_acn 1n 7l a
rash_baby 1n 76 b
rash_dermato 1n 7l a
raspber 1n 2o 7
rat 11 5g 3 7i 8 9h 5 b2 6 bu 3 bz g c4 3 cq 8 cz 6 d3 2 dy c ew 3
rat_ends 1n bz f
rat_sleep 1n dy b
rath 10 1p 3 23 3 2k 3 2o 3 5k 3 5q 3 5v 3 5y 3 7k 3 bo 3 dp 3 eq 3
rating 1i 2m 4 2s 4
ratio 1n 3l 5
rats 1n f8 w
rattl 19 9a 7 c9 3 ce 5 ek 7 ex 6
raw 19 2p 4 5r c 5v a 5x e cr 3 dt 8
raw_kimchi 1n 5x b
raw_milk 1n 5r d
ray 1f v m at b dw 7
rays 1f v h at b dw 5
rays_sort 1n v b
rays_ultraso 1n at a
razor 1n b 13
razor_blad 1n b c
razor_last 1n b b
reach r 22 4 25 3 5j 4 67 2 72 3 7v 2 8t 7 8w 4 ak 7 di 2 ed 2 en 2 f1 2
reach_friend 1n ak b
reachab 1n d8 4
react 1c d 4 71 c a6 3 eo 3
react_last 1n 71 b
reactio 1f 1 c c 4 d 5
reactiv 1n ds o
reactiv_dogs 1n ds g
read a v 4 w 3 14 7 1h 3 1m 3 1r 4 3a 2 3h 5 46 3 4h 2 4w 3 6n 3 78 3 7b 4 7p 3 7r 4 8h 7 9d 3 9z 9 a7 6 a8 3 as 3 av 3 ax 5 ay 4 b1 4 b4 8 b7 4 b8 6 b9 3 bm 4 bx 2 cd 4 cm 3 cr 4 cu 3 cw 5 d3 3 d7 5 d9 2 da 5 dd 3 ea 6 ed 3 fb 5 fl 3
read_actor 1n b1 b
read_adult 1n 14 l
read_aloud x 9z b a7 7
read_app 1n 9z r
read_applica 1i dd a
read_bank 1f bm d d3 9
read_build 1i eh a
read_calenda 1n d9 c
read_cloud 1n as b
read_communi 1n b4 i
read_deliver 1n da b
read_email 1n 1r c
read_even 1n 9z c
read_group 1n b4 k
read_help 1i 1h 9
read_hospita 1i w a
read_inbox 1n av b
read_ingredi 1i 7b e
read_list 1c a8 d
read_met 1a fl 8
read_open 1i cm b
read_ord 1i ar 9 cw a
read_oth 1i cd a
read_pollen 1n 7p b
read_pul 1n cu b
read_quran 1n 3h 9
read_reshap 1n a7 b
read_sam 1i b4 b
read_second 1i 4w b
read_softwar 1n 9d b
read_suppli 1n d7 c
read_text 1c ea c
read_volunt 1n 14 e
read_wrap 1n 8h c
read_writ 1i 14 f
readabl 1c 5t 3 a2 3 da 3 ea 8
reading 17 3h 8 74 f 7u 7 84 3 dy 4 fb g ft g
reading_ear 1n 3h 9
ready k 2t 5 3z 6 5g 5 5l a 6f 6 aa 5 ct 5 cw 5 dk 7 er 2 f3 3 fa 4
ready_book 1n aa b
ready_bundl 1n 3z b
ready_iso 1n dk b
ready_meal 1i 5l m
ready_report 1n ct b
ready_screen 1n cw b
ready_sown 1n fa a
ready_tabl 1n 2t c
real j l 5 1n 6 2f 3 2j 4 2r 5 31 5 41 5 4i 5 4z 5 50 5 51 2 53 2 6b 3 70 4 7j b 7m 4 7w 9 7z 4 9y 5 ah 4 an 4 ao 4 ap 4 b5 5 bo 3 dj 4 e5 3 eq 7 ex 4 fc 5
real_beard 1n 1n a
real_body 1i 7z a
real_book 1n 1n a
real_brew 1n 2r b
real_espress 1n 2j b
real_estat 1i 7j p eq g
real_folk 1n b5 b
real_hair 1n fc c
real_instrum 1n ex a
real_neighbo 1n 9y b
real_nutriti 1n l b
real_ones 1a an 8
real_person 1f 41 a 4z a
real_plac 1n 70 b
real_situati 1n 50 c
real_smal 1n 7w a
real_tool 1n 7w l
real_villa 1n 31 c
realist 1n aw e
realist_headsho 1n aw b
reality 1f 31 a 4i z 7m r
reality_feedbac 1n 4i c
reality_therapy 1n 7m f
reality_train 1n 4i e
really j 9 5 l 3 1s 3 21 7 4e 2 4k 2 4l 5 6c 3 7n 2 ai 4 d9 3 eh 3 eq 3
really_cost 1f 21 f
really_product 1n 4l b
really_work 1i 9 b
realtor 1n eq h
rear 1f 9o 3 c1 4 c4 3
reason p 14 2 4f 4 4m 2 52 2 6b 2 7e 2 7h 2 7q 2 9k 4 a8 2 c8 2 cp 2 cy 4 dd 8 dg 2 dv 2 ed 7 ff 6
reason_along 1n ed b
reason_answ 1n dd b
reasona 1n 60 4
rebat 1n y 4
rebrand 1n d5 4
rebuild 1c b2 9 bc c ct 7 d2 4
rebuilt 1n 3v 4
recal 17 q 3 28 7 5f 4 5h 4 8f 6 ds g fj 4
recal_lead 1n ds g
receipt 12 1b 7 1q f 1y m 21 i 6l 3 bq e bw d cf 3 d0 y d1 d
receipt_book 1n d0 f
receipt_bookkee 1n d0 o
receipt_compar 1n 1q c
receipt_mailbox 1n d0 b
receipt_manual 1n 1y c
receipt_scan 1i d0 h
receipt_see 1n 21 b
receipt_self 1n bw b
receipt_softwar 1n d0 b
receipt_split 1n bq b
receipt_warrant 1n 1y d
receiv 17 5 a 14 b 1b 4 60 a aw a bg 5 fo 3
receiv_bottl 1n 60 b
receiv_busines 1n aw b
receiv_scent 1n 5 b
receiva 1i 4e a d8 l
recent 1n 72 6
recepti 15 q c 32 4 3g 3 4o d 5u 4 6e 8 6g 2 8c 6 cm n
recepti_area 1n 4o c
recip s 0 7 1 2 2 8 9 4 1p m 2q 4 2s 3 5g j 5m 4 5s a 5w 5 5x 8 5y 8 61 2 6d b 6n j 7b 4 bk p de 3 dt 9 f4 6
recip_book 1n bk l
recip_box 1i 5g q
recip_card 1i 5y a
recip_cook 1n 5s b
recip_cost 1i 6d e
recip_differe 1n 2 b
recip_exactly 1n 5g c
recip_family 1n bk n
recip_grandma 1n bk d
recip_grandmo 1i bk k
recip_moth 1n bk l
recip_onc 1n 6n b
recip_plan 1n 1p q
recip_print 1n bk d
recip_suppli 1n 6n b
recip_twenty 1n 1p b
reckon 11 2a 3 4u 3 58 4 5f 3 8g 4 91 a 9s 7 bq 3 fg 3 fq 3
reckon_ways 1n 91 b
reclaim 1f 89 9 ea 3 fq s
reclaim_build 1n fq d
reclaim_wood 1n fq f
recogn 1n cs g
recogni 13 1n 5 1t b 2f 9 45 4 7s 9 9h 3 au 7 aw 6 cs c fb 3
recogni_hedgeho 1n 2f b
recogni_plant 1n 1t d
recogni_scam 1n 7s b
recogni_swis 1n cs b
recomme 12 1t 3 1v 7 6y 3 77 3 8x 5 8y 3 aa 3 aq d b0 3 b4 7 bz 3 ff d
reconci 1n d0 b
reconst 1n bv 5
record i 1 3 t a u 4 w 5 x 8 1y 5 2e 4 38 4 4v 5 5q 4 6h 3 6n a 6z 6 7b 4 7e 3 7o 2 93 3 96 5 98 b 9f 9 9z 3 a3 3 a5 3 a6 6 ab 4 ah 8 ai 9 an 7 ar 4 at 5 az 4 b1 3 b5 4 bh 9 cd 5 ch f ci 9 cs 4 d4 3 d9 3 dg a dl 7 dm 9 e2 3 e7 3 e8 4 en 6 fn 4
record_answ 1n ah c
record_back 1n ah c
record_breath 1n e8 b
record_cal 1n an c
record_collect 1n ch j
record_consent 1n w b
record_fridg 1n 98 b
record_gdpr 1n dl b
record_insur 1i 9f b
record_invoic 1n 9f c
record_label 1n at f
record_lawy 1i en b
record_publish 1n 4v c
record_real 1n b5 b
record_repetit 1n ar a
record_scen 1n cd a
record_sentenc 1n a6 b
record_shop 1f ch g
record_short 1n 5q c
record_sit 1i dm b
record_song 1n ci a
record_sound 1n 2e b
record_story 1f ai a
record_teach 1n 6z c
record_vaccina 1i x a
recordi 11 u 3 6z 8 7n e 9z 6 a5 3 a6 5 ah 3 ai b an 8 b6 9 ca c cc 3 cs e
recordi_ancesto 1n ai b
recordi_guest 1n b6 b
recordi_onc 1n 7n b
recours 1n 4e 5
recover 1n 2c a
recruit 17 w t 4v i 4y 10 ag i au 4 b9 a dd g
recruit_abroad 1n 4y e
recruit_agency 1f 4y k
recruit_film 1n 4v h
recruit_nurs 1n 4y k
recruit_patient 1n w d
recruit_review 1n ag b
recruit_servic 1n 4y o
recur 1i 1b a dc a
recycl 11 16 3 29 d 42 e 43 h 45 c 46 9 47 h 5o 5 8g 3 8i e 8z 3 9u p fr j
recycl_bottl 1i 42 a 47 b
recycl_build 1n 9u j
recycl_collect 1n fr k
recycl_fish 1n 29 c
recycl_fram 1n 46 b
recycl_maps 1n 8i c
recycl_ocean 1n 43 b
recycl_plastic 1n 9u p
recycl_silv 1n 45 b
recycla 1n b e
recycla_blad 1n b b
red l 1 2 d 2 t 3 1j 4 26 4 39 3 3m 3 40 4 42 4 55 4 5o 3 5q 5 5s 3 5y 3 6m 3 7c 4 9c 4 9i 4 aa 6 c4 3 d3 5 d7 7 ed 3
red_flag 1i d7 f
redesig 1n 8y b
redistr 1n 11 a
rednes 1n 1 9
redraw 1n 4b 4
redrawn 1i 1m 3 7z 4
reduc 1f q f 7d 9 as 9
reduc_show 1n q e
reed 1i 37 6 3n 4
reef 1i 4 n 3e 8
reef_friendl 1n 4 b
reel 1f 4v 4 bi m co a
refer 1n ec y
refer_accept 1n ec f
refere 1n ec 10
refere_assignm 1n ec p
referen 1c a9 a am 9 d5 d e3 3
referen_pric 1n d5 d
referra 1n en 5
refil 12 3 f 5 7 8 d 9 k 21 e 2u 9 57 a 5o t 5z 3 7x 9 8i 3 f5 7
refil_compost 1n 9 c
refil_deterge 1n 5o f
refil_morn 1n 2u b
refil_shop 1i 5o l
refil_twic 1n 57 c
refil_wax 1n 8 c
refilla 1c 3 f 5 c 5o 8 5z c
refilla_lipstic 1n 3 c
refilla_tins 1n 5z b
refilla_travel 1n 5 b
refinan 1n bz a
refinis 1n 90 a
reflect 1i 2e 9 78 a
reflex 1n 48 a
refores 1n 9q g
reform 1n g m
reform_machin 1n g c
refrain 1n b1 4
refresh 1n 3p 4
refrige 1n 5a 9
refug 1n 13 17
refug_bicycl 1n 13 b
refuge 1n 13 17
refuge_women 1n 13 i
refuge_work 1n 13 n
refund 12 1v 3 36 3 3q 6 6g 6 6u 3 7s 3 7t k a2 3 a3 3 c6 3 cl 3 ff b
refund_delay 1n 7t a
refurbi 1c 2h 12 8a e 8x 9 fq 8
refurbi_devic 1n 2h c
refurbi_laptop 1n 2h g
refurbi_phon 1n 2h u
refus s e 3 m 5 y 2 11 5 1x 4 29 4 4b 2 4f 6 4m 4 66 2 6a 2 7h 2 7m 2 ao 4 aw 2 co 2 db 6 eg 3 ep 4
refusal 15 1w 4 4f 6 6v 3 ag 4 bf 3 bz 6 c5 4 fh 4
region v 1b 8 30 8 4x 3 58 3 5p 4 63 4 6z 8 74 3 76 3 7f 3 7v 3 9b 3 9n 4 b1 7 bf 2 dc 5 dj 3
region_dialect 1n b1 b
region_monthly 1n 1b b
region_morn 1n 6z c
region_party 1n 30 c
regiona 1f ay d cs 4 dd 5
regist v 3 3 4 3 5 3 7 3 1y 4 33 5 3d 4 3i 2 5v 3 65 3 77 3 7e 3 9c 7 bh f dl 5 e0 4 e7 a
regist_archiv 1n bh 9
regist_contrac 1n 9c b
registe 13 2 3 9 4 2t 4 5g 4 5l 3 5m 3 6p 3 6u 3 73 9 8t 4 9d 3
registe_dietiti 1n 73 b
registr y i 3 1y 5 2a 3 2w 5 3d 4 45 3 6e 6 6f 3 6g 6 6v h 8t 3 9b f 9d 3 9q 6 bn 3 bz 2 dt 3
registr_bank 1n 6v 9
registr_church 1n 9b b
regular z d 2 r 3 1e 3 2i 7 2k 3 2l 3 2q 3 4k 3 5i 5 6c 3 8p 9 cn 9 co 3 f2 2
regular_agr 1n cn c
regular_hous 1n 8p c
regulat 14 4f 3 6u 3 bm 3 bp 3 br 4 bs 4 bt 3 bv 3 by 3 c0 4
rehab 1c k 9 79 9 7m n dx d
rehab_gam 1n 7m i
rehabil 17 2b 4 5l 4 6r 3 6y 6 7m f dx 6
rehair 1n cf 9
rehear 1i ca o cc p
rehears 13 3d 9 a6 b ah 7 an 5 bl 5 ca g cb 5 cc p cd g
rehears_app 1n ca j
rehears_onc 1i 3d 9
rehears_room 1i cc o
rehears_spac 1n cc h
reheat 1n 5l 5
rehom 1n dz q
rehom_pet 1n dz g
reimbur 1i ax d d1 a
reind 1n 8m 5
reject 1i 5i d cz 5
reject_pack 1n 5i b
relaps 1n 7d e
relatio 1c 77 c 8g 9 ac 9 d4 9
relatio_therapy 1n 77 c
relativ 14 3f 3 3t 4 7f b 7o 4 7s 7 ah 3 bi 7 bk h bu 7
relativ_add 1n bi 9
relay 1n 4m f
relay_sign 1n 4m b
releas 15 an 3 ap 4 b2 7 cd 2 cu g cv 5 cw 3 d2 3
reli 1n 58 6
reliabl 1n 6f 5
relief 1i 1k 2 7i p
religio 1i 3d o 3j 8
relish 1n f5 t
relish_crook 1n f5 9
relocat 1a 6v r 8a 4 8v 9 au t br 4
relocat_help 1n 6v e
rely 1n av 4
remain 10 5 3 4b 3 5g 3 61 3 6u 3 98 3 a8 2 bx 3 cz 3 el 3
remak 1i 10 b 46 8
remark 1c 51 5 cu h d7 3 eh 4
rememb v f 3 3f 5 6j 2 al 8 b4 2 bx 4 ew 3
remembe 1i 14 8 bv 3
remembr 1n 3f s
remind t d 3 q e r 7 s 3 x c 1q 2 1r 3 1t 9 1y b 21 5 2c 6 4b 2 6i 3 7a o 7c 4 7t 2 9a 7 al a bg 6 bj 4 bt 9 d4 9 d6 7 d8 h
remind_appoint 1i q c al b
remind_cal 1i 7a b
remind_card 1n r b
remind_guarant 1n bt b
remind_own 1i d4 a
remind_smal 1n x b
remind_softwar 1n d8 e
remind_unpaid 1n d8 b
remind_warrant 1n 1y b
reminis 1i 7o a bf 9
remitta 1n bu z
remitta_app 1n bu g
remodel 1n 8x m
remortg 1n bz p
remot 11 39 7 4k 7 4x d 4y b 4z i 58 7 6v h 7e 7 7f 7 7u m 9j 3 b9 7 dv 7
remot_assista 1n 4z l
remot_departm 1n 4x c
remot_monitor 1n 7u c
remot_patient 1n 7u s
remot_work 1i 6v l
remotel 1n 4y f
remov 17 d 3 m 8 1z b 94 8 f7 k f8 k fg 9
remov_duplica 1n 1z b
remov_sold 1n fg a
remov_wasp 1n f8 9
removal 1c 4r f 8v t 9q h f7 p
removal_certifi 1n 9q a
removal_firm 1i 8v c
removal_men 1n 4r b
removal_near 1n f7 d
removal_servic 1n 8v c
renam 1n d5 8
renew 17 x 4 82 2 as 3 bx 4 cm b d6 a fr 3
renew_prescri 1i cm b
renewab 1i 1d 9 b9 9
renewal 1n an 7
renovat 1f 8x 16 91 9 fq 8
renovat_bathroo 1n 8x g
renovat_hom 1n 8x e
renovat_match 1n 8x p
renovat_servic 1n 8x b
rent j a 5 g 5 n 6 1k 5 2a 6 2i 3 2p 3 2y d 2z 6 35 e 37 c 39 3 3a 6 3n 5 3r 3 3z 6 40 c 48 7 4n 8 4o 8 4p d 59 b 5a 9 5b e 5c a 5d b 66 8 6f 3 6w c 7h b 7j a 80 a 8a 5 8b 3 8f d 8h 4 8j 6 8n e 8o d 8w 9 92 b 9j 4 9m 5 9n 8 9s 4 af c b6 3 bb 7 bn 7 bq 4 br e c0 2 c3 c c4 c c6 c cb 8 d3 3 dm 3 e9 3 ef c er 5 f1 5 f9 8 fa 8
rent_around 1n cb 9
rent_art 1n 4p l
rent_bank 1n ef b
rent_bar 1n f1 a
rent_bed 1n 59 b
rent_bik 1n c3 l
rent_box 1n 3z b
rent_brought 1n 8f b
rent_buy 1n 8o b
rent_camp 1i 35 j
rent_car 1i 4o b c4 n
rent_cars 1n c4 l
rent_cellar 1n 8w e
rent_chef 1i 2z d 48 a
rent_cloth 1i a a 40 c
rent_complet 1n 8n b
rent_credit 1n 7h f
rent_decemb 1n f9 a
rent_decorat 1n 2y c
rent_deposit 1n br v
rent_design 1n 40 g
rent_dril 1n 92 e
rent_drivewa 1n c6 b
rent_dry 1n 8w b
rent_equipme 1n 5b e
rent_excavat 1n 5b g
rent_fit 1n bc 8
rent_floor 1n 5d c
rent_garden 1n 6w h
rent_goat 1n 9n h
rent_hang 1n 2a b
rent_heat 1i af a
rent_holiday 1i 35 c
rent_increas 1i af g
rent_insuran 1n br e
rent_item 1n 92 e
rent_legal 1n af d
rent_meet 1n 5d h
rent_monthly 1n 9s a
rent_origina 1n 8j b
rent_own 1n c4 b
rent_paintin 1n 4p i
rent_park 1n c6 n
rent_party 1n 2y j
rent_puzzl 1n 80 c
rent_ready 1n fa a
rent_servic 1n 9j a
rent_shelf 1n er a
rent_skis 1n 8n f
rent_smal 1i 35 a
rent_spac 1n 5a c
rent_storag 1n 5c c
rent_tool 1i 92 c
rent_uniform 1n 59 k
rent_upfront 1n br c
rent_van 1n 35 d
rent_vintag 1n 2y a
rent_violin 1n 8o g
rent_warehou 1n 66 e
rental r a 5 n 5 2y f 2z 5 35 h 37 c 3a 8 3z 5 40 k 48 8 4o 5 4p d 59 a 5b j 5c c 5d a 6f g 7j d 80 b 8a 9 8f i 8j 5 8n h 8o h 8w 8 92 b 9m 4 9s 4 ae 5 af 5 br 7 c3 j c4 b c6 a cb b e9 5 ef 8 f9 9
rental_app 1n 2y a
rental_bik 1n c3 e
rental_car 1n c4 e
rental_deposit 1n br d
rental_flat 1n 7j c
rental_guest 1n 6f d
rental_host 1n 6f d
rental_stay 1n 8a b
rental_tool 1i 6f j
rental_whol 1n c3 b
reord 1i bd 4 em j
reord_suppli 1n em g
rep 1f 4g d an 9 d4 9
repaid 1n 4f 5
repaint 1n 44 e
repaint_pick 1n 44 b
repair q 15 4 16 o 1y 4 21 b 29 6 2h f 2o 4 3a 5 3y 6 44 l 4x 3 53 6 55 2 5b 2 7j 4 85 7 8q e 8z o 90 d 9a j af 6 ba 3 bx 2 c1 m c2 b c3 4 cf k cw 2 e4 8 ef f ek 5 ep a
repair_bik 1n c1 i
repair_caf 1n 16 p
repair_café 17 16 j
repair_dat 1n af b
repair_handyme 1n 8q b
repair_messag 1n 9a b
repair_near 1c cf b
repair_phon 1n 8z h
repair_photo 1n ef b
repair_promis 1n 3y b
repair_report 1n ef g
repair_retir 1n 16 c
repair_sets 1n cf 9
repair_shop 19 9a k
repair_smal 1n ep c
repair_wash 1n 8z h
repayme 1i 4f 5 7i 9
repeat 17 3d 4 7q a a5 a ar a ca 3 ds 3
repeat_program 1n ar a
repeat_slowly 1n a5 b
repeat_twic 1n 7q b
repetit 1i a8 h ar p
repetit_task 1n ar i
repetit_until 1n a8 b
repl 1i cl a cq g
replac x 3t 8 4i 3 4o c 80 3 8p 3 9s b d0 3 dt 3 e3 3 ej 3 f9 3 fk 3 fs e
replac_dies 1n 4o c
replac_plastic 1n fs i
replace 15 29 e 4k 3 4z 3 5h 3 6a 7 br 6 c3 a ec 9 fh 4
replace_break 1n c3 b
replan 1n el 6
replant 1n f9 k
reply 1a af 8 av p cg 3 cl b cy e
reply_support 1n cl b
report l 0 5 1b 8 26 5 3m 3 4h h 4t 3 51 2 55 9 6j 9 6m 8 7h b 95 6 98 5 9k 3 ac 5 ak 4 aq 3 ay 7 bv 7 ct c cv 4 d1 c dj 7 do 2 e2 5 e3 4 e4 i ef 9 eg e ei 8 ep 3 fg 4 fk 8 fl 3 fm d fp 4 ft 5
report_abus 1n 4h d
report_accept 1n 55 b
report_anonymo 1n 4h d
report_app 1f d1 c e4 b eg c
report_authori 1i 98 a
report_broken 1n e4 i
report_complia 1n 4h b
report_drink 1n ft b
report_fail 1i 1b c
report_fault 1i fk a
report_landlor 1n 95 b
report_miscond 1n 4h f
report_naps 1n 6j c
report_pest 1n ei b
report_plac 1n 6m b
report_pothol 1n e4 b
report_rent 1n 7h b
report_sick 1n 6j c
report_tenant 1n ef b
reposit 1n d6 b
repot 1n 1t 8
represe 1n 52 6
repric 1n fg c
reprint 1n bj 5
reproac 1i 71 5 dz 4
reps 1n an t
reps_practis 1n an f
republi 1a 4a 8 6h 8 7y 6 bp 8 fj 7
reputat 1n cq b
request v y 3 1w a 3g 2 4w 3 66 3 6q 3 8k 3 8x 4 9e 7 9m 7 am 5 c0 3 cg 5 cm 8 cq 9 cu e dg m dl g dq 3 ec 7 eo 3 fk 6
request_comment 1n cu b
request_deposit 1n 9e b
request_logs 1n dl b
request_officia 1n ec a
request_read 1n cm c
request_sick 1n dg d
request_tractor 1n 9m b
requir 1i cz 5 ez 4
require 1n d5 e
reread 1n 78 3
resal 19 1x f 41 d 6g 4 7j a 8a 8 8j 9
resal_market 1n 7j a
resal_platfor 1n 1x g
rescu 11 j 6 11 i 1c q 20 3 2f b 34 6 37 5 5n b 6x 6 ak 3 dz 7 e8 a ez b
rescu_cats 1n ez e
rescu_dog 1n 1c k
rescu_food 1i 5n d
researc 19 51 9 aq 8 at 6 bh t cy f en 6
researc_family 1n bh 9
researc_prospec 1n cy b
researc_visit 1n bh c
resel 1f 1x h 6u 4 fg d
resel_resal 1n 1x b
resembl 1n 76 4
reserv 13 1i 5 6c l 7j 6 83 3 9q 7 bt 8 c6 4 db 3 fh 5 fq 7
reserv_tabl 1n 6c c
reserva 1i 6c q 9d d
reserva_met 1n 9d b
reset 1i h 7 31 7
reshap 1n a7 e
reshap_text 1n a7 b
residen x t 3 16 6 17 6 18 6 1d 5 1e 5 1w a 4q 5 67 a 6v h ae 8 au c ay 9 c6 b c7 e e4 h e6 h fd b
residen_offic 1i c6 b
residen_own 1n fd g
residen_permit 1i 6v p au h
residen_photogr 1n e4 a
residen_pow 1n c7 b
residen_propos 1n e6 f
residen_report 1n e4 e
residen_vot 1n e6 d
residu 19 6 7 5m 4 5v 4 5y 4 5z 7 8c 4
resin 1n 29 b
resist 1n 90 5
resista 1n 4 5
reskil 1n a4 a
resol 1i 41 7 44 m
resol_mast 1n 44 b
resort 1n 5e 6
respect 1n f7 b
respit 1n 3t b
respon 1n d5 h
respons 19 1h 7 98 4 9s b d5 f e2 4 ex 3
respons_us 1n d5 b
rest k 1p 5 72 5 7p 3 9h 6 d9 3 df 8 dx 3 e1 3 e7 4 f7 4
rest_respect 1n f7 9
restaur r 1e 5 2l o 2m b 2p 4 2s 7 2z 4 30 4 3r 4 48 c 4j 7 4l 8 4s 5 59 d 5c b 5f j 5n 9 61 5 64 a 6c o 6d i 6l l 6n 7 86 7 8k 9 98 4 9i b bq 9 cq 9 cx c d0 9 d2 5 dd 9 df 7 f3 3 fr a fs a
restaur_applica 1n dd b
restaur_bik 1n 64 b
restaur_book 1n 6c m
restaur_collect 1i d0 a
restaur_fix 1n 86 9
restaur_food 1i 6d c
restaur_forty 1n 2l c
restaur_ghost 1n 5c c
restaur_kitchen 1f 59 a
restaur_lend 1n fs a
restaur_menu 1i cx b
restaur_nearby 1n 2l i
restaur_order 1n 6l s
restaur_own 1f 6l a
restaur_phon 1n 6c h
restaur_photogr 1n 6d b
restaur_receipt 1n bq b
restaur_reserva 1n 6c o
restaur_sel 1n 5n b
restaur_tabl 1n 2l f
restaur_wash 1n 48 b
restles 1n bf 4
restock 1n 2u 5
restor 19 44 8 4x a 8a h 90 o bi 6 cf l
restor_antiqu 1n 90 b
restor_sel 1n 8a b
restora 1f 44 c 9q b bi 7
restora_fish 1n 9q a
restora_studio 1n 44 b
result y u 2 4f 3 4j 3 4s 9 4t 3 52 3 5h 3 7q 8 a0 3 a2 7 aa 3 cn 2 cw 2 dh 7 e6 3 ec 2
result_cal 1n 4s c
resum 1i ag z dd a
resum_video 1n ag g
retail 19 4n c 5f d ct 9 de a em f ff 8
retain 1n 4t b
retch 1n dv 4
retel 1n b2 5
retest 1n 55 g
retina 1n v o
retina_diabet 1n v b
retinal 1n v b
retir y p 6 16 9 3n 8 49 3 6t 4 71 6 8r 5 a3 8 ba g ce 3 dn b er 3 ey 8
retir_boat 1n a3 b
retir_craftsm 1n 16 c
retir_orchest 1n 3n b
retirem 1a 1a 4 aj 4 bi 3 c0 p ce 4
retirem_plan 1n c0 g
retrain 1n a4 t
retrain_shrink 1n a4 b
retreat 1f 3h 4 58 l ez 4
retreat_food 1n 58 c
retro 1n f2 10
retro_corn 1n f2 9
retro_gam 1n f2 p
retrofi 1n 91 b
return n 17 3 19 4 1d 5 1x 4 2h 2 3g 4 3y 3 40 3 41 4 49 6 4s 7 5b 2 65 5 7u 2 8l 4 8u 5 9f 2 ao 4 b7 5 bw g c1 6 cl 8 ct 5 cz 6 da 8 du 4 eo c ff e fg 3 fi 4 fs a
return_alter 1n 49 c
return_anywher 1n fs a
return_app 1i ff d
return_ash 1n 3g 9
return_bik 1n 8u b
return_field 1n da b
return_questio 1i cl f
return_repair 1n c1 c
return_tap 1n bw b
returna 1i 62 d fs l
returna_bottl 1i 62 a
retyp 1n d0 3
reunion 1n bh 4
reuphol 1n 90 u
reuphol_worksho 1n 90 b
reus 1f am 4 fq e fs 9
reusabl 19 6 8 a d 2d h 8d 8 8v c fs v
reusabl_contain 1n fs d
reusabl_mov 1n 8v c
reusabl_packag 1n fs r
revers 1f 6a j dc 5 el 4
revers_engin 1n 6a f
review w 32 2 4k 2 75 3 7t 4 ag e as 9 cq t cu f d7 n dh 8 do 3 ff 3 fg 3
review_asks 1n cq c
review_collect 1n cq n
review_plain 1n d7 c
review_resum 1n ag g
review_tool 1f cq d cu e
revisio 1i a2 9 a8 p
revisio_plan 1n a8 d
reward 1c 1h 8 bo 9 cq 4 e0 4
rewound 1n a3 3
rewrit 1i ag n ea r
rewrit_first 1n ag b
rewrit_form 1n ea f
rewrit_let 1n ea f
rex 1a 1c 3 dr 3 ds 6 dz 6 ez 7
rfp 1i am j d5 k
rfp_ministr 1n am e
rfq 1n am a
rfqs 1n am a
rhubarb 1i 62 f fa 2
rhubarb_yorkshi 1n 62 b
rhym 1i ex s
rhym_café 1n ex a
rhythm 1f a5 4 b0 3 ci 3
rib 1f 4a 4 83 5 at 8
ribbon 1f 4d 4 65 5 9b b
ribs 1i at 3 dt 4
ric 17 2m 7 2t 6 5o b 5p 3 74 5 9m 8
ric_street 1n 5o b
rid s 28 5 2m c 3u a 5e b 5j 4 6k 5 6l a 6x 7 7i 7 7m 4 7v k 9f 3 9p 2 bw 7 c1 4 c3 5 c4 6 c5 m c8 g dx 7 e1 q eb c eh 3 el 4
rid_childre 1n 3u c
rid_credit 1n 7i b
rid_hom 1i c5 g
rid_hospita 1n 7v h
rid_lesson 1i e1 i
rid_oth 1n bw b
rid_school 1n e1 i
rid_shar 1i c5 j e1 a
rid_train 1i dx a
rid_villag 1n c5 g
ridden 1f 1j 4 28 6 c1 4
riddl 1f 31 j 58 d b3 i
riddl_friend 1n b3 c
riddl_team 1n 58 c
riddl_town 1n 31 c
ridesha 1n c5 b
ridg 19 20 3 9q 3 9w 6 c2 3 cx 3 fp 3
right c 3 3 4v 1 6l 3 7t 3 80 3 87 2 8j 2 8z 4 af 5 ao 3 b7 2 bd 3 cp 4 cq 2 d0 3 dn 2 e4 3 ed 2 eo 3
right_account 1n d0 b
right_client 1i eo a
right_departm 1n e4 a
right_help 1n af d
right_keyword 1n cp c
right_liv 1n cg 9
right_ord 1a 6l 9
right_part 1a 8z b
right_siz 1c bd a
rightly 1i a 4 fj 4
rim 1a 8 5 46 3 61 3 c1 6
rind 1n 5r 5
ring b 1a 3 1w 3 27 2 2e 6 2w 3 3k 2 3x 3 45 7 52 2 6e 2 7a 2 7s 2 9m 4 ak 3 cm 4 cx 3 eo 2
ring_earring 1n 45 b
ring_hidden 1n 2e b
ring_send 1n ak b
rins 16 1 3 j 3 2d 3 47 3 8t c
rins_downspo 1n 8t b
rip 16 2q 8 5r 9 9i 3 f5 3
ripen 1f 0 6 2q 4 5r 4
ripest 1n 2q 4
ris 15 2n 5 3r a 45 4 9d 3 af 3 bx 6 bz 6 ft 3
ris_garden 1n 3r c
risen 1n as 4
risk 14 s 3 4b a 4f 9 br 4 bs 6 d7 g ea 9 ft c
risk_find 1n ft b
risk_suggest 1n d7 c
ritual 1i n a 3d e
riv 11 n 6 15 5 32 3 5k 3 6p 8 72 3 88 8 9w 5 b3 5 ec 2 ft 6
rival 1c 2m 4 96 4 aq 8 dc 4
riyadh 1n 5c b
road q p 4 1q 3 1u 5 2u 4 5e 2 69 3 6s 3 7r 3 8v 4 9h 4 9m 6 9n 5 aa 6 c3 3 cj 3 dx 3 e4 6 e5 5 e6 3 ek 3 el 4 fi 9
road_paid 1n fi b
roam 1n 6u u
roam_travel 1n 6u c
roast 19 2p 3 2r 3 2t 6 5k u 5y 5 5z 8
roast_quiz 1n 5k b
roast_singl 1n 5k b
roaster 1n 5k b
robo 1i 7t 9 bp f
robo_advi 1n bp d
robot 15 24 7 2f 12 3q 3 3v f 7t 7 9j 10 al 8 ar f
robot_farm 1n 9j d
robot_greenho 1n 9j e
robot_harvest 1n 9j d
robot_hoes 1n 9j a
robot_hom 1i 2f i
robot_lawn 1n 2f h
robot_lawnmow 1n 2f g
robot_pick 1n 9j d
robot_repeat 1n ar a
robot_vineyar 1n 9j d
robot_weed 1i 9j e
robotic 1c 19 g 3v s 9j d ar c
robotic_lesson 1n 3v g
robotic_proces 1n ar b
robotic_saturda 1n 19 b
rock 1c h 7 25 l 34 3 37 3
rock_gently 1n 25 b
rocket 1n 3r f
rocket_ris 1n 3r c
rocky 1i x 7 do 8
rod 1i 15 4 88 4
rodent 1n f8 8
rol u g 4 i 8 12 6 1e 4 2n 7 3w 5 49 4 4r 4 53 2 5j e 5n 4 6z 3 82 k 8g 6 an 8 b2 5 cd e eu d
rol_aloud 1n cd h
rol_develop 1n 82 b
rol_hang 1n 5j c
rol_play 1f an b
rolepla 1n an f
rom 1i 6c a 82 5
roman 1n 1o 6
romanc 1n 7s a
romania 19 1c 7 2h 8 6y 6 77 8 7e 8 7i 7
roof q 18 8 1b 4 1d g 32 6 35 9 48 3 7j 3 8t g 91 9 9t f 9u 8 9v 5 ay 4 bz 4 cp 5 cx 7 d4 4 d9 6 eh d eq 3 f1 7 fp g
roof_book 1n f1 a
roof_busines 1n 9t c
roof_fir 1n 1d b
roof_inspect 1n fp d
roof_pays 1n 1d b
roof_privat 1n 91 b
roof_quot 1i eh d
roof_survey 1n fp f
roof_tent 1n 35 f
roof_til 1n 9u e
rooftop 17 18 e 5v 7 64 8 91 8 9i 7 9t 7
rooftop_garden 1n 18 g
room a c 3 g 4 p 3 t 4 14 3 19 4 26 5 2m 3 2s 3 31 7 33 6 38 5 39 3 3g 2 3l 2 5a 5 5d 8 64 4 65 3 66 2 6e 4 6i 2 6m 2 6p 4 8v 5 8w 5 8y 8 94 4 95 5 9o 4 9v 4 ae 9 bb 9 cc 8 dw 3 e9 7 eh 4 ej 5 eq 4 ez 4 fl 3
room_app 1n eh b
room_becom 1n t c
room_book 1f e9 e
room_cap 1n c b
room_couri 1n 2m b
room_design 1n 8y j
room_donatio 1n 6i b
room_drum 1n cc f
room_dry 1n 6p a
room_elderly 1n bb i
room_empty 19 5d 9
room_farmhou 1n 33 c
room_fish 1n 5a c
room_fit 1n p c
room_fre 1n ae d
room_furnish 1n eq f
room_furnitu 1n 8w b
room_guest 1i fl a
room_host 1n 38 b
room_interio 1n 8y b
room_laundro 1n 14 b
room_mentor 1n 19 b
room_municip 1n e9 e
room_nam 1i 8v b
room_near 1c cc c
room_nobody 1c dw a
room_old 1n bb i
room_rental 1i 5d d
room_room 10 94 7
room_seek 1n ae e
room_sees 1n ej c
room_shar 1i ae d
room_softwar 1n 6m b
room_staf 1n 2u b
room_student 1f bb r
room_tel 1n 95 b
room_traine 1n bb i
room_visit 1n ae b
room_widow 1n bb k
room_young 1i bb 9
roomi 1n 43 4
roommat 1n ae m
root 13 c 6 5x 7 8r 3 9i 4 ai 7 bh g f9 3
root_researc 1n bh b
rop 12 h 5 2a 5 3q 3 8e 5 8n 7 9c 3 du 9 e8 4
rop_measur 1n du b
ros 19 2f 3 3m 4 8r a as 5 bv 3
rosa 19 2b 7 2z 3 32 6 ai b al 3 c8 6
rosacea 1n 1 p
rosacea_product 1n 1 b
rosary 1n 3h r
rosca 1n bt h
rosin 1n 8o 4
rost 1n df c
rot 1i 5a 5 f5 a
rot_privat 1n f5 9
rota 17 1o 5 6i e by a cj 3 df s di 3 ej 6
rota_plan 1n df f
rota_volunt 1n 6i f
rota_wish 1n df c
rotterd 19 18 8 2m 8 39 8 3i 6 5c 8 f7 6
rough 17 29 3 44 3 4a 3 8k 3 bf 3 ev 2
roughly 1f 5n 4 76 4
round g 11 3 1b 5 2t 4 3m 2 3t 4 3x 4 53 2 57 3 5e 6 5j 5 67 2 7g 6 7q 2 7u 3 87 3 8g 6 8s 8 9g 4 9n 5 bp 5 bt 3 c6 3 c8 2 ck 8 do 2 dw 5 e3 6 ej 7 ek 5 el 5 fr 4
round_card 1f 1b a bp 9
round_leagu 1n ck a
round_van 1n ek b
round_villag 1n dw c
round_yard 1n 9g b
roundab 1f 3p 9 c6 4 fd 6
roundup 1n 7g b
rout v h b 19 5 1u 9 20 l 35 7 3j 5 4p 3 5d 3 69 6 6p 6 6u 4 72 8 7r c 9m 5 ak 6 do 2 e3 b eb d el p fi 6
rout_along 1n 6p a
rout_app 1n 20 d
rout_charg 1n 35 b
rout_childre 1n h b
rout_driv 1i el d
rout_morn 1n el c
rout_near 1n 20 d
rout_plan 1c e3 9 eb 9 el r
rout_wheelch 1n 20 f
routin 1n 7c o
routin_che 1n 7c c
row q 4a 4 6g 4 7y 3 8c 3 9j 5 9l 5 9n 5 ax 4 cj 3 ck 2 co 2 e1 2 e7 7 f2 5
rows 13 g 3 9j c 9n e a0 8 e7 5 e9 3 f2 4 fa 5
rows_fenc 1n 9n a
royalty 1n b5 n
royalty_fre 1n b5 j
rub 17 4 a 1t 5 3l 3 42 4 7z 3 bc 5
rub_spot 1n 4 b
rubbish 1f e3 9 e4 f f7 n
rubbish_right 1n e4 a
rubbl 1n 9u e
rubric 1n ed f
rubric_correct 1n ed b
rubs 1n c1 8
rucksac 14 1g 4 3j 4 3q 5 42 b 6p 5 6s n 85 i
rucksac_stag 1n 6s c
rucksac_wax 1n 85 a
rud 1i 5s 4 fb 3
rug 1f 2f 6 31 3 71 2
ruhr 1n 2u a
ruin 1c 1f 4 1n 4 44 4 49 4
ruiz o p 3 3u 4 dd 3 en 4 ey 2
rul k 1h 4 3a 2 3u 3 5d 2 68 2 6f 3 6w 2 87 4 88 6 8g 6 ad 3 at 4 au 4 bs 4 bv 3 bw 4 cl 3 cu 3 d1 7 d7 3 db 3 df 3 fc 2
rul_angl 1n 88 b
rul_pas 1n d1 b
ruling 1n 68 5
rum 1n f6 u
rum_distil 1n f6 d
run g 7 5 c 4 f 2 15 5 1c 3 1e 5 2c 3 2e 8 2m 4 3u 9 3w 4 3y 4 43 4 4g 2 4t 6 5z 4 67 1 6e 3 6w 3 72 f 9p 4 9r 4 ap 3 b2 4 cj 3 d2 7 d3 4 d6 6 de 4 dp 4 e7 4 eb 3 ew 4 f1 3 fd 8 fi 3
run_ads 1n 4t g
run_agreeme 1n d6 g
run_audio 1n 72 c
run_barb 1n c b
run_bioga 1n 9p b
run_calm 1n dp b
run_ches 1n ew c
run_deliver 1n 2m b
run_felt 1n 72 c
run_footbal 1n 3w c
run_garden 1n 5z b
run_lightho 1n b2 b
run_memb 1n cj 9
run_oth 1n 6w a
run_payrol 1n d2 g
run_plan 1i 3u e 72 x
run_shar 1i 2e a 9r a
run_sign 1n de c
run_syndrom 1n 1e b
run_test 1f 7 9
run_train 1i 15 a
run_volunt 1n fd a
runaway 1n e0 k
runaway_mis 1n e0 b
rung q 52 1 6r 3 al 3 ba 2 cv 2
runs m 15 6 1y 5 3u 8 3y 6 55 2 6b 4 72 8 7a 6 a1 4 ap 4 bt 5 cu 5 d2 8 do 2 dy 3 fl 7
runs_brows 1n cu b
runs_repair 1n 3y b
runs_saving 1n bt b
runs_weekend 1n fl b
rural 12 o 6 11 6 15 6 39 7 3p 9 4q 7 7e b bi 5 c5 6 c8 e dw 7 e8 6
rush 1c 2j 4 2m 3 6l 4 a6 3
rust 19 47 3 86 3 8d 3 fn 5
rustic 1n 8k 9
rusty 1n c3 4
rwanda 1n 6 e
rwanda_decompo 1n 6 b
rye 1f 2n j 2s 4 5j 9
rye_loav 1n 2n b
saas 1i an 9 as 9
sachet 1i 7 j fs g
sachet_bas 1n 7 b
sachet_sauc 1n fs a
sack 16 1n 7 2h 3 5a 6 5o 3 80 9 9o 9 9w b
sad 1n b5 4
saddl 1a 1j 5 85 a c3 3 dx 3 e1 6
saddler 1n 85 a
sadnes 1n 6z 5
saf t 4 4 15 b 1h b 2d 7 2e 4 2g 5 36 3 3c 2 3k 3 7b 8 7r 4 86 6 8b 5 8m 3 9h 5 ak d bc a c5 2 cw 3
saf_app 1n ak d
saf_box 1n 86 9
saf_child 1i 7b a
saf_travel 1n 2d c
saf_wat 1n 15 j
safari 1n 33 k
safari_tent 1n 33 h
safely 1f m d 4i 3 ad 5
safety q 0 6 b c 1j 3 2e i 48 6 4c 2 4i e 4j 8 4r 9 50 7 5b 2 8g 3 8s 3 97 e 98 f ak h cr 8 de 2 e2 8 eg 5 fk 4
safety_alarm 1i 2e o
safety_app 1i 98 e ak b
safety_inspect 1n 97 n
safety_offic 1a 4i b
safety_pag 1n cr c
safety_quality 1n 4j b
safety_razor 1n b m
safety_record 1n 98 k
safety_report 19 0 9 e2 8
safety_train 1i 4i g
safety_wearabl 1i 4r f
saffron 1n 5y b
sag 1n 9 4
said d u 2 w 2 9g 2 ag 2 az 3 d4 2 eq 3
sail 16 2s 3 34 i 36 4 37 g 42 m 6h 3 7l 3 9c 7
sail_boat 1n 37 b
sail_school 1n 34 f
sail_seat 1n 42 b
sailor 1c 7l 8 9c 3 ab 3 d3 2
saint 1c 1n e 3b 9 3j 7 6p a
saint_jam 1i 6p 9
saint_nichola 1n 1n d
sal r 1c 4 1i 5 2u 4 3z 5 4l 9 4p 4 50 5 52 2 8e 2 9q 7 an o aq 2 ch 3 cl 2 ct 5 cy h d1 6 d4 d db 2 dz 4 em 2 f5 2 f7 6 ff 3
sal_cal 1i an t
sal_carbon 1n 9q a
sal_coach 1n an k
sal_cod 1n 4l f
sal_outreac 1n cy m
sal_reps 1n an d
sal_team 1f an k
sal_train 1i an d
salad 13 2s 3 2t 5 2u f 30 5 5i 6 64 9 7x h 9i c
salad_bowl 1n 2u b
salad_grow 1n 7x f
salar 1n d2 b
salary 17 4y 8 ah 8 b9 b bn 4 by u d2 3 dg 7
salary_advanc 1n by v
salespe 1f an i cy c d4 h
salespe_forget 1n d4 b
salespe_send 1n cy b
saliva 1n 7q a
salmon 1n 9l 9
salon 14 2 7 c m d c r x 59 7 cm c co 4 cq 7 d2 7 dp k
salon_book 1n r v
salon_nervou 1n dp b
salon_wheel 1n dp b
salsa 1i i r 5s 9
salsa_school 1n i g
salt y 0 5 2d 2 47 3 5g 4 5m 9 5u 4 5y 6
salt_design 1n 5m b
salty 1n 5v 4
salvag 1n fq g
sam 6 1w 2 56 2 5e 3 8p 2
sam_age 1f 6q 9
sam_clean 1i 56 c
sam_couri 1n 5e q
sam_even 14 7e 8 dc a
sam_experim 1n ab b
sam_handl 1n 65 b
sam_industr 1n c5 b
sam_night 1f 60 b
sam_novel 1n b4 c
sam_person 1i 8p d
sam_road 1n fi b
sam_school 1n 1i a
sam_street 19 1w d
sam_tutor 1n 3m b
sam_villag 1f 1l 8
sampl_box 1n bd 9
sampl_island 1n 69 b
sampl_perfum 1n 5 b
san 1n 3u a
sanctio 1n 52 6
sanctua 1n 1c m
sanctua_abandon 1n 1c b
sand 10 15 8 29 3 34 5 4c 3 8l 3 92 c 9o 3 9u 5 c4 4 co 3 e2 4
sand_filt 1n 15 b
sand_machin 1n 92 b
sandal 1f 43 9 44 4
sandbag 1n h 8
sandban 1n 34 4
sandpap 1n 92 4
sandpit 1n e2 g
sandwic 1a 2k 6 2q 3 2t 6 f5 6
sang 1n ca 3
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
sara 1n b8 7
sat 13 2l 3 6z 3 ab 3 ad 3 ah 3
satelli 1c 9q 4 bs c dy 7 fn i
satelli_imag 1n fn a
satelli_see 1n bs c
satisfy 1n fl 4
saturda j d 2 16 3 19 5 2f 4 2j 4 2n 3 2y 4 30 4 3d 3 3r 4 3w 6 40 4 59 3 6f 3 6w 3 72 3 8p 4 8t 3 92 4 bo 5 by 3 c2 3 c4 3 cg 4 co 2 df 5 ec 5 f6 3 fa 4
saturda_guest 1i es 8
saturda_morning 1n 3w c
saturda_univers 1n 19 b
sauc 17 2k a 5g b 5s x 5w 5 5x 8 fs a
sauc_hungari 1n 5s b
sauc_littl 1n 5g c
saucepa 1i 8e 8 ex 7
saudi 1n el b
sauerkr 1n 5x m
sauerkr_ferment 1n 5x b
sauna 1i n 19 ey 3
sauna_lak 1n n d
sauna_near 1n n g
sauna_rent 1n n d
sauna_trail 1n n f
sauna_wellnes 1n n l
sausag 16 1c 3 3x 4 5q 3 5w 7 5x 4 7b 3 ck 3 f4 7
sav s 1m 6 1u 4 4g 2 4i 7 50 3 5n 7 67 3 74 2 7g o 7i 2 7j 4 7v 2 83 8 8y 4 as 7 bm a bn 8 bo e bp 5 bt a bv 5 c0 5 e3 4 eq 2 fl b
sav_app 1n 7g p
sav_automat 1n 7g d
sav_energy 1n fl b
sav_goal 1i 7g j
sav_materia 1n 4i c
sav_smal 1n 7g d
sav_someth 1i bo a
sav_town 1n 1m 9
saving 12 1d 7 4f c 7g m 91 3 9p 3 as 7 bo b bp 5 bt q bz 3 fl 3
saving_app 1n 7g h
saving_circl 1n bt w
saving_coopera 1n 4f b
saving_goal 1i 7g c bo a
savoury 1n 5t e
savoury_snack 1n 5t b
saw v 1q 2 23 3 7w f 82 2 9g 2 bw 2 c9 2 d6 4 ew 3 fk 5
saw_childre 1n 7w 8
sawdust 1f 64 h 92 2
sawdust_sawmil 1n 64 b
sawmil 1i 64 d fk 9
sawmil_next 1n 64 b
sawn 1n ee 4
saws 1a 3l 3 7w 6 89 3 9s 7 ee 6
saxony 1f 5l 9 a4 8 e1 9
saxopho 1n cf r
saxopho_trumpet 1n cf 9
say b 5j 3 77 2 7p 2 9c 3 a6 3 ac 3 al 3 cd 2 df 2 e8 2
say_afterwa 1n ac c
say_away 1n 9c d
say_even 1n 5j c
say_tap 1n e8 b
say_your 1n cd a
says c 12 2 1t 3 7n 2 aa 3 af 3 br 2 e5 2 fe 2
says_ready 1i aa a
says_wat 1n 1t b
says_wheth 1i af a
scaffol 19 1d 3 5b 8 7j 3 91 3 eh 3 fp d
scaffol_quot 1n fp b
scal y 3n 4 4q 3 5o 9 6d d 73 2 7u 8 81 4 9f 3 9k j 9w 4 e5 4
scal_abov 1i 6d a
scal_show 1n 9k a
scalp 1i 2 i c 5
scalp_wat 1n 2 b
scam 1f 7s 14 ba d dj 9
scam_cal 1i 7s g
scam_deepfak 1n 7s b
scam_protect 1n 7s r
scam_scam 1n 7s d
scan h v 8 10 7 1k 3 1q 6 1z 2 29 6 3f 2 4q 7 55 6 6a 6 6g 6 6l 4 7b e 7l 3 82 a 97 4 99 5 am 4 bi b cw 7 d0 7 d6 2 d7 4 da 6 dl 5 e2 4 ed 4 em 5 fk 5
scan_album 1n bi e
scan_app 1n 7b g
scan_barcod 1n 7b f
scan_bookkee 1n d0 h
scan_broken 1i 29 b
scan_cod k 6l 4
scan_door 1n 6g b
scan_dril 1n 99 b
scan_essay 1n ed b
scan_extingu 1n 97 b
scan_firm 1n dl b
scan_ingredi 1n 7b d
scan_item 1n 4q b
scan_machin 1n fk g
scan_not 1n 82 d
scan_ord 1n 10 b
scan_origina 1n 6a b
scan_pap 1n da b
scan_phon 1i em b
scan_photo 1n bi b
scan_procure 1n am a
scan_receipt 1n 1q c
scan_slid 1n bi f
scan_stop 1n bi 9
scan_tag 1n e2 b
scan_websit 1i cw a
scandin 1a 2d c 4l 8 5p 7 a3 8 du 8
scandin_design 1n 2d c
scar 1f 85 3 aw a
scarf 1c 5 2 1s 3 6x 3 fc 6
scarv 1i 4a i fc j
scarv_hats 1n 4a b
scarv_women 1n fc a
scatter 1f 5j 5 8s 5 8t 5
scaveng 1n 31 b
scen 17 4i 9 6g 4 7m 4 9y 4 ap 5 b5 a cd j
scen_african 1n b5 b
scen_partn 1n cd e
scenic 1i 6x 9 a7 3
scent 17 1 3 5 n 8 t 9 3 2d 8 8m 3
scent_adriati 1n 8 c
scent_candl 1n 8 p
scent_sampl 1n 5 d
schedul 10 1g f 1r b 6b g 6i 6 6k 6 7a c 9g 9 a8 6 av c co m df k ec d ei g ej 7 eq 6
schedul_fil 1n df c
schedul_meeting 1n av g
schedul_pictur 1n 9g b
schedul_post 1n co h
schedul_report 1n ei b
schedul_shar 1n 1g a
schedul_umpir 1n ec f
schedul_warn 1n 7a c
schem 1c 5i 6 br 7 c0 a dc 4
schließ 1n cr 4
schnap 1i 9m 7 f6 n
schnap_distil 1n f6 a
scholar 1n a9 m
scholar_abroad 1n a9 b
school d 6 3 i 8 j 6 s 3 11 4 12 7 15 6 18 5 19 6 1d 4 1i b 1o 9 1r 7 26 5 2h 3 2r 4 2v c 32 2 34 9 3m 5 3n 4 3o 4 3p a 3q 6 3u b 3v 6 3w 5 4i 6 4m 2 4x 5 6j b 6k 7 6q 3 6v 6 6x 4 72 2 87 3 8i 4 8o 5 97 4 9t 7 9x 5 9z 5 a0 4 a1 4 a2 5 a5 3 a7 3 a9 4 aa 5 ab 4 ay 3 b0 3 bu 6 cb 7 cf 4 ds 6 e1 5 e9 3 eb c ed 6 ee 2 er 3 eu 7 ev 8 ew 9 fl 3
school_adult 1n j b
school_anxiou 1n 3p c
school_book 1i 9x a
school_box 1n 1o c
school_bus 1i eb x
school_car 1n 97 f
school_carpool 1n 3u k
school_cater 1n 2v d
school_charity 1n 4x c
school_childre 16 15 8 18 8 3v 9
school_cloth 1n 1i s
school_cod 1n 3v b
school_crat 1n 1i a
school_curricu 1n 1o c
school_edition 1n b0 b
school_entranc 1n a2 b
school_factory 1n 9t c
school_family 1n 1o c
school_fees 1i bu h
school_hal 1a 3w b
school_holiday 1a 3q d 6q 8
school_hom 1i ds b
school_judo 1n ev 9
school_jump 1n 1i k
school_last 1n 12 b
school_learn 1i 19 a
school_list 1f cb 8
school_lunch 1n 2v n
school_match 1n 6k b
school_meal 1n 2v p
school_meet 1i i b
school_mend 1i cf 8
school_nursery 1f 1r a 2v e 6j l
school_offic 1f 6j f
school_onlin 1f ew a
school_parent 1c 1o a 6j i
school_plac 1i 6v 9
school_plan 1n 1o c
school_practic 1n 3u b
school_quiet 1n e1 b
school_rent 1n cb 9
school_roof 1i 1d a
school_run 1i 3u q
school_runs 1f 3u d
school_shop 1i ay a
school_train 1n ew c
school_transpo 1i eb p
school_uniform 1n 1i u
school_weekly 1n 26 b
school_women 1i 19 f
school_wooden 1n 34 b
schoolc 15 1h b 1i a 2h a 3m c 3q d 3u c 3v c 7w 9 eb 8
schoolc_program 1n 2h b
schoolg 1n 6 a
schooly 1n 81 7
scienc 1c 7w 5 8e m ab b b0 4
scienc_club 1n ab b
scienc_kit 1n 8e g
scienti 1n 3r f
scienti_childre 1n 3r c
scissor 15 c 3 p 6 3r 3 3z 4 49 3 86 p 87 p dp 3
scissor_pens 1n 87 b
scissor_saf 1n 86 9
scold 1i 12 4 80 3
scoop 1i 2p o 5x 4
scoop_cart 1n 2p b
scoot 1f 28 t c1 a c3 9
scoot_weigh 1n 28 b
scop 1f 4u g b2 4 fm 9
scor 11 z 3 3u 3 4f w 70 5 7h l 7o 3 a1 3 am 5 an 9 ca j db c dd 7 ek 8
scor_bank 1n 4f d
scor_farm 1n 4f d
scor_lend 1n 4f j
scor_ord 1n db b
scor_saving 1n 4f b
scor_sing 1n ca 9
scorch 1n 49 4
scotlan 1a o 8 3d 7 4a 8 4t 8 6h 8
scottis 1n 9c 9
scout 1n bo 5
scrap 14 45 3 4b 3 6d 3 8z 4 fq b fr c
scrapya 1n 8z 3
scratch t 1x 6 2h 8 3v 5 4a 4 7t 5 82 2 8o 4 8v 3 br 5 c4 9 c6 3 du 9 ek 4 ez 5 f9 2 fj 9 fs 4
scratch_post 1n du f
scratch_wrong 1n fj b
scream 1n ex 7
screen_app 1n 1h r
screen_childre 1n 1h c
screen_hal 1n cj c
screen_laptop 1n 8z c
screen_read 1n cw h
screen_retina 1n v g
screen_sel 1n 2h b
screens 1n 9e 8
screw 14 16 9 28 4 7w 5 89 c 8z 3 9a 3
screwdr 1i 16 3 8z 6
scrib 1n u 14
scribbl 1i 1k 3
script 1f a8 a b8 3 cd v
script_record 1n cd a
script_rol 1n cd d
scriptu 1n 3h q
scrol 19 70 6 8o 3 ap 4 b0 6 b3 6 b7 6
scrub 1c 48 9 59 9 8c 3
scuba 1n 34 a
sea x 1z 4 22 4 2z 4 3e 2 47 6 6q 7 6r 3 7j 7 8j 4 9v 5 a9 2 aq 4 fe 7
sea_calenda 1n 7j a
seafood 1i 9w 8 f4 o
seafood_box 1n f4 a
seafood_shar 1n f4 a
seahors 1n j 4
seal y 15 6 23 7 6t 4 7p 3 81 3 84 9 93 5 9w 5 c9 c f5 4
seal_envelop 1n 84 9
seam 10 42 5 48 3 49 6 4a 3 4c 3 7z 2 8l 5 9p 2 ao 3 be 5 cf 5
seamstr 1f 40 4 49 r be 7
seamstr_hom 1n 49 g
search w 1x b 29 3 76 4 7e 5 7k 4 7q 4 8g 3 ae 6 ag g am 9 aq m ax 4 b5 6 bh b ck 3 cp d dn j do 3 e0 g
search_engin 1f aq d
search_flea 1n 1x b
search_lost 1n e0 b
search_visibil 1n aq p
searcha 1n 1y 3
seasid 1n 6q 4
season s 18 9 1p 7 1s 3 1u 2 34 4 38 4 4f 3 58 3 5a 3 69 7 6k 5 6x 4 7l 9 88 6 8n a 8r 8 8t 2 9a 4 9d 4 az 6 eo 3 fa 7 fg 3 fn a
season_mow 1n 8r b
season_recip 1n 1p b
season_season 1n 7l a
season_swap 1n 8n b
season_warn 1n 7l a
seasona 1a 5i f 5u b 66 d 8c e fh 8
seasona_box 1n 5u b
seasona_crat 1n 5i b
seat q 1j 4 2i b 2l b 2s d 39 3 3a a 3u 8 42 6 4i 2 6c 7 8f 7 90 5 ac 7 ad 9 c2 5 c3 3 c4 5 c5 a cj 5 cw 3 ee 3 ez 5 f2 6
seat_belt 1n 42 b
seat_menu 1n 2l c
seat_serv 1n 2i c
seat_singl 1n ac c
seat_strang 1n ad c
seattl 1f n 8 95 9 f9 8
seaw 1f 6t l 9l d fs i
seaw_guid 1n 6t a
seaw_replac 1n fs a
seaw_walk 1n 6t a
second 8 1i 4 1k 2 1x 6 3z 3 41 5 4w 3 8a 4 8h 4 93 3 ch 4
second_car 1f a4 b
second_grow 1n 4c c
second_hand y 1i h 1j 7 1k 7 1x n 3z d 41 m 8a d 8h e ch e
second_hom 1i 93 g
second_lif 1n 9s c
second_person 16 4w 9
second_plac 1i 6r b
second_scam 1n 7s b
seconda 1c 26 8 9x 8 cb 7 ed 8
secrecy 15 4h 5 4m 6 4w 4 4z 4 54 4 at 3 av 4 en 4 eo 4
secret 15 2s 8 76 3 7k 4 9k 3 ah 4 bl 3 dk 4
secreta 1a 3j 3 4z 9 6i 6 av f en 9
secreta_schedul 1n av b
section 1c ax 4 ca 9 cf 4 e5 a
secular 1n 3d n
secur 19 25 4 55 4 67 4 6w 7 7h d 9h g
secur_card 1n 7h e
secur_truck 1n 9h d
securit 13 2g 7 4x a 55 o 93 6 am 6 av 3 br d cu 3 dj j dk t e8 3
securit_audit 1n 55 d
securit_awarene 1n dj k
securit_complia 1n dk n
securit_deposit 1n br g
securit_questio 1n dk o
securit_test 1f 55 n
see d g 4 u 3 y 4 z 5 1q 3 21 5 3u 3 6n 3 74 3 7b 3 7c 4 7e 3 7h 3 7k 4 7p 3 96 3 ac 5 ae 3 b0 3 bm 3 bn 2 bs 3 db 4 dz 3 eb 4 ei 3 fh 3
see_again 1n ac c
see_animal 1i dz a
see_car 1n 21 b
see_cheapes 1n 21 b
see_colleag 1n y b
see_correct 1i g b
see_dish 1n 74 b
see_doctor 1a 7k a
see_drought 1n bs c
see_flatmat 1n ae b
see_food 1n 7p b
see_left 1n bm b
see_long 1n b0 b
see_menu 1n 6n b
see_next 1f z a ei a
see_onc 1f 7b 9
see_open 1i 96 9 fh a
see_oth 19 7c 9
see_patient 1n u b
see_photo 1n ac c
see_practis 1n z b
see_school 1n eb b
see_stolen 1n db b
see_superma 1n 1q c
see_van 1n 3u b
seed 12 1t 6 2n 8 5t 9 7x b 83 y 8b 7 bs 9 fn 5
seed_catalog 1n 83 c
seed_garden 1n 83 f
seed_grow 1n 83 c
seed_harvest 1n 7x 9
seed_heirloo 1n 83 c
seed_keep 1n 83 d
seed_organic 1n 83 c
seed_packet 1n 83 c
seed_paid 1n bs c
seed_protein 1n 5t b
seed_rar 1n 83 c
seed_sav 1n 83 c
seed_seed 1n 83 c
seed_tomato 1n 83 c
seed_variety 1n 83 i
seed_vegetab 1n 83 g
seedl 1n 83 9
seedlin 1n 83 x
seedlin_hundr 1n 83 9
seek 1a 13 8 ae e ag k aw d
seem 1c 28 4 3s 3 a9 3 d9 3
seen g 2d 3 73 3 97 4 9k 2 dh 2 e4 3 eb 2
sees h l 3 4l 4 6b 4 6c 5 6j 4 7p 2 95 2 99 4 9x 4 ce 4 di 5 ej 5 ek 4
sees_absent 1n 6j c
sees_clean 1n 6c c
sees_damag 1n ek b
sees_history 1n ce b
sees_nev 1f 99 9
sees_product 1n 6b b
sees_proof 1n ej c
sees_sal 1n 4l b
sees_total 1n di b
segment 1n cn b
seitan 1n 5w a
seizur 1n 7p k
sel b 0 3 7 2 i 2 y 3 1i 4 1k 6 1x 6 2h 4 2j 3 2n 3 2p 4 3z 3 41 6 4b 3 4e 4 4v 1 52 4 5a 3 5f 4 5n 5 5r 4 5v 4 63 4 65 2 6e 3 6g 5 6k 2 81 5 87 3 88 4 8a 3 8c 2 8j 3 8k 3 9o 4 9p 3 ao 4 az 3 b6 4 em 4 eq 3 f3 5 f5 5 fg 8 fm 3 fq 6
sel_adverti 1i az a
sel_again 1n 3z b
sel_amazon 1n fg c
sel_archite 1n fq a
sel_buy 1n 1i a
sel_cans 1n 63 b
sel_card 1n 88 b
sel_chang 1i fg 9
sel_collect 1n 81 9
sel_count 1n 2n b
sel_dri 1n 9o g
sel_embroid 1n 7y 9
sel_fan 1n b6 b
sel_fish 1n 88 b
sel_flat 1n 2j b
sel_garden 1n 87 b
sel_good 1i 41 a f7 8
sel_guarant 1n 2h b
sel_heat 1n 9p b
sel_invoic 1n 4e g
sel_keep 1n fm b
sel_lat 1n 6e c
sel_leftov 1n fq a
sel_main 1n 5h b
sel_market 19 5r 9 8k 9
sel_onlin 1a 5n 9 63 9 8a 9
sel_ord 1c y 9
sel_plant 1f 83 8
sel_portion 1n f3 e
sel_recycl 1n fr b
sel_restaur 1n 5f e
sel_returna 1n 62 b
sel_scoop 1n 2p b
sel_singl 1n 5v b
sel_siz 1i 1i 9 em b
sel_softwar 1n fg g
sel_superma 1n 5r b
sel_ticket 1n 6g g
sel_tool 1n fg n
sel_trad 1n 81 9
sel_unsold 1n 5n b
sel_upload 1n ao b
sel_used 1i 1k 9 1x d
sel_worth 1n f7 9
sel_wrap 1n 0 b
seldom 17 6n 4 70 3 7r 4 cu 5 d3 3 em 4 fq 4
self u 23 b 2d 6 2e 5 2f 6 2u 5 4k 3 4q f 6l 6 6s 4 74 3 77 3 78 8 7b 3 7c 3 7d 3 7m 3 7q 8 8p 3 8v 3 8w b a1 8 a3 a av 5 bw j cd 5 cz f ev h fc 2
self_checkou 1n 4q h
self_defenc 1i ev m
self_defens 1n ev m
self_employ 1c bw r cz l
self_help 16 78 9
self_pac 1i a1 b a3 e
self_servic 1i 4q g
self_storag 1i 8w h
self_test 1n 7q d
self_water 1n 23 h
selfi 1n 2y a
selfy 1n aw 11
selfy_receiv 1n aw b
seminar 1a 4i 4 55 4 7m 4 cz 4 dj 4
send c e 4 l 3 z 3 1v 2 26 3 29 3 3s 3 46 3 53 3 5g 3 65 3 6f 3 7l 4 82 3 86 3 8v 3 8y 3 8z 3 93 4 9g 3 ak 3 av 3 bg 3 bk 3 bq 4 bu 8 c0 2 ch 3 cl 3 cn 4 cy 4 cz 4 d6 4 d8 3 dh 2 dj 3 dq 3 ds 3 dv 4
send_back 15 1j 7
send_bil 1i 9g a
send_box 1c 5g 9 bi 7
send_broken 1n 53 c
send_certifi 1n e c
send_exercis 1n z b
send_friend 1i bq a
send_friendl 1n 3s b
send_handwri 1n bk a
send_harmles 1n dj b
send_kitchen 1n 86 9
send_liv 1n ak b
send_money 1i bu s
send_mov 1n 8v c
send_pair 1n 46 b
send_payment 1n d8 b
send_photo 1a 3b 7 6f 8 7l d bg 7 dq 9
send_pictur 19 93 b dv 9
send_plan 1n 8y b
send_print 1n 29 c
send_scan 1n 82 9
send_school 1n 26 b
send_stock 1n 65 b
send_technic 1n 8z c
send_vinyl 1n ch a
send_whatsap 1n cn c
senegal 1n 9w 9
senior 11 2b d 3s r 3t 7 3x h 5l 7 71 7 7o e 7s k ba p bb g bc 5 c8 7 ey q
senior_clas 1n ey c
senior_fitnes 1n ey m
senior_onc 1n 3s b
senior_smartph 1n ba b
senior_tablet 1n ba b
senior_video 1n ba c
sens 1i 7e 4 d9 3
sensiti 1i 1 v ac 5
sensiti_skin 1n 1 u
sensor w 23 h 24 9 25 d 26 p 27 n 2b b 2c g 2g 6 4r 9 6m 6 74 e 7u 5 95 g 98 e 9k j 9l b dy 6 e3 m ej 6 fk m fn e fo e ft i
sensor_bedroom 1i 26 a
sensor_build 1n ft b
sensor_buy 1n 26 d
sensor_explain 1n 74 b
sensor_glas 1n e3 a
sensor_lid 1n 9k e
sensor_measur 1n 2c b
sensor_record 1n 98 b
sensor_room 1n 95 b
sensor_tel 1i e3 a fk a
sensor_wash 1n 27 b
sensor_wat 1n 23 b
sensor_watch 1n 25 b
sensory 1n ex r
sent l 7 5 1g 4 2l 3 32 3 54 2 7e 8 97 5 9f 2 9g 2 ag 7 av 4 bw 2 d5 5 d6 5 dk 3 eo 3 fj 3 fm 4
sent_leav 1n 97 b
sent_next 1n 7e b
sent_pharmac 1n 7e b
sent_text 1n d6 b
sentenc m 26 4 3a 3 96 3 9f 3 a6 8 a9 3 an 4 ap 4 bg 3 cd 2 ci 4 co 3 cp 4 cr 3 cu 5 d3 4 d7 5 ea 8 eg 5 fb 5
sentenc_friend 1n fb a
sentenc_show 1n a6 b
sentenc_subcont 1n eg b
sentenc_tool 1n cu b
seo 1f 4t a aq q cp o
seo_content 1n cp l
seo_tool 1n aq e
seoul 1i 23 9 ez 8
separat 14 1b 4 1g s 1r a 2l 3 4x 4 5h 3 64 4 ae 4 bn a dr 4
separat_calenda 1n 1g f
separat_childre 1n 1g h
separat_expens 1n 1g f
separat_kids 1n 1g c
separat_parent 1i 1g h
separat_schedul 1n 1g c
septemb 13 n 3 2x 4 3l 3 3n 3 8o 3 9m 3 ae 3 cy 5
sequenc 1i cn a cy 4
serial 1i 84 8 ce 4
seriou 1i 5m 3 6e 4
serious 1i 75 7 fe 8
sermon 1f 1h 3 3h 7 73 4
serum 1n 0 a
serv t x 3 z 3 2i 8 2k 7 2l 8 2s 3 30 3 3a 3 4m 3 4w 3 5w 5 61 2 6f 2 6u 2 8s 3 8t 3 a1 3 as e cv 6 dc 3 dg 3 dm 3 eg 3 ff 3
serv_own 1n 2i c
serv_work 1n as b
servic h a 3 p 3 1z 2 21 5 3b 4 3c 5 3t 3 4m 8 4o 7 4q 6 4s b 4t 3 4w a 4x 7 4y 8 4z 8 53 7 56 8 59 7 5d 3 5e 5 65 7 69 5 6a 2 6e 3 7f 4 7v 5 86 7 8k 2 8r 4 8u 3 8v 4 8x 4 8y 4 91 4 93 3 96 8 9b 2 9h 3 9j 4 9m 5 9n 7 9s 4 af 4 am 3 at 5 au 3 b0 4 c1 3 c2 5 c3 4 c8 3 ce 6 cl 5 cm 4 cs 5 d6 2 da 5 dn 6 e0 4 ea 5 ef 3 ei b en 2
servic_arrang 1n 3c a
servic_carry 1n 69 b
servic_extract 1n da b
servic_find 1n e0 b
servic_flat 1n 8x b
servic_furnish 1n 8y b
servic_hom 1i c3 a
servic_inspect 1n 96 a
servic_natural 1n cs b
servic_reusabl 1n 8v c
servic_smal 1i 4s e
servic_softwar 1i ei f
servic_technic 1i dn a
sery 11 d 5 38 f 3o 5 53 d 6a 9 84 4 9y 5 ad 6 az f b0 g b1 3 b2 5 b8 e
sery_arab 1n b8 b
sery_liv 1n az b
sery_onlin 1n b0 f
sesam 1n 2v 8
session 13 f i m 4 z o 77 l 7m f 7o b 9e 5 a4 3 a7 f di e ey 3
session_body 1n a7 b
session_client 1n z b
session_even 1n 77 c
session_train 1n f c
set i 6 3 d 3 2a 5 2e 4 2y 5 45 3 4v 2 4x 5 80 3 8k 3 8l 2 8n 5 94 2 9g 3 ao 4 aw 3 bw 4 ca 3 cb 5 ec 2 f9 7
set_rent 1n 2a b
set_stand 1n f9 a
set_tent 1n 8n b
set_themsel 1n 2y a
sets u 5 3 a 4 h 3 r 2 2a a 3p 3 5a 2 6f 7 79 7 80 f 8o 4 aw 9 bw 7 cb 9 cf 6 d0 7 ed 4
sets_asid 1n bw b
sets_exercis 1n 79 b
sets_family 1n 80 a
sets_heat 1n 6f b
sets_str 1n cf 9
sets_vat 1n d0 b
setting 1i q 4 fl 5
settl_busines 1n d1 b
settl_everyth 1n bq b
settl_monthly 1n ec a
settlem 1f 9m c ef h ep d
settlem_claim 1n ep c
settlem_repair 1n ef b
sevente 1i 3p 5 f5 3
seventh 1f 3 7 8k 4 bt 3
seventy 1c 3j 3 91 8 ca 3 ey 3
several x c 4 v 3 w 3 1o 3 36 3 4y 3 51 3 5c 3 6m 3 7i 5 7v 8 8q 5 8t 2 bw 4 dq 6
several_hospita 1n 7v b
sew z 13 6 17 9 42 3 44 2 47 3 7w 8 7z w 85 7 8l 3 cb 5
sew_machin 1f 17 a
sew_pattern 1n 7z 15
sewn 12 3y 3 42 i 49 a 4d 9 7z 7 85 9 8i 3 8l 3
sewn_own 1i 4d a 85 9
sewn_sail 1n 42 f
sewn_tailor 1n 49 c
sews 1i 3y g 49 4
sews_shirt 1n 3y b
sexton 1n e7 4
shad y 3 l 4 7 d 5 10 4 47 4 5a 5 6w 4 8r 3 9d 8 9n 6
shad_match 1n 3 e
shadow 1c 2a 3 at 6 b8 3 fj 3
shaft 1n 96 j
shaft_build 1n 96 a
shak 11 b 3 n 3 2q 9 2r 4 7d 3 7p 2 e0 3
shaken 1n dp 3
shaky 1n 3p 4
shal 1c 1b 3 1p 8 3g 3 b6 3
shallow 1f j 4 15 7 9c 6
sham 1c 14 4 22 3 bt 3 cy 3
shampoo 1c 2 y 5o b 82 3 dp 9
shampoo_bars 1n 2 f
shampoo_buy 1n 2 d
shampoo_conditi 1n 2 f
shampoo_curly 1n 2 d
shampoo_ric 1n 5o b
shank 1n 44 4
shap 1a d 7 29 h 86 3 8d 7 8k a
shap_choos 1n 29 c
shapewe 1n 4d b
shar_apartme 1n 7j g
shar_archiv 1n 1z b
shar_band 1n cc e
shar_calenda 1i 1g 9
shar_car 1i c4 c
shar_cold 1n 5a c
shar_commut 1n c5 f
shar_cost 19 1g 7 36 9 bn 9
shar_darkroo 1n 82 9
shar_din 1i 6p 9
shar_equipme 1i 92 c
shar_executi 1n 4z c
shar_expens 1n bq g
shar_family w 1r 6
shar_farm 1n 9m b
shar_firm 1f c4 a
shar_flat 1i 7j b ae g
shar_garden 1f fa b
shar_group 1a 6u 8
shar_harvest 1i fa n
shar_hors 1i e1 d
shar_househo 14 bn 8
shar_incom 1n 9r b
shar_kiln 1n er b
shar_kitchen 1i 5c n
shar_locatio 1i 2e a
shar_memb 14 c4 9
shar_money 1i 41 e
shar_offic 1i 39 c
shar_park 1i c6 d
shar_plan 17 7f 8
shar_privat 1n c6 b
shar_rent 1c 7j c
shar_rental 1n 7j g
shar_rid 1f c5 l
shar_sail 1n 37 b
shar_scan 1i 10 a
shar_school 1i 3u i
shar_shed 1n 18 b
shar_shop 1n 1q e
shar_solar 1n 1d f
shar_valu 1n ac c
shar_vegetab 1n fa g
shar_view 1i bn a
shar_wallbox 1n c7 b
shar_warehou 1n 66 e
shar_whol 1n f4 8
shar_worksho 1n 39 h
sharepo 1n dn b
sharp 13 1z 3 2q 6 2x 3 2z 4 86 i ay 6 az 4 bf 3
sharpen 1i 86 18 8d 7
sharpen_kniv 1n 86 b
sharpen_mail 1n 86 b
sharpen_market 1n 86 b
sharpen_mobil 1n 86 b
sharpen_near 1n 86 e
sharpen_post 1n 86 b
sharpen_scissor 1n 86 b
sharpen_servic 1n 86 b
sharpen_sleev 1n 86 b
sharpen_van 1n 86 g
shav 1a 9 3 b v 3t 3 9s c dp 8
shear 1f 86 3 87 f 9n 4
shear_open 1n 87 b
shed 10 18 c 1y 2 2a 8 6a 3 8a 6 b7 a dy 4 e0 a
sheep 16 2p a 4a f 7y 7 9n r fo 7
sheep_graz 1n 9n c
sheep_knit 1n 4a b
sheep_milk 1n 2p b
sheep_solar 1n 9n g
sheet m z 5 3d 3 51 2 53 4 54 3 5q 3 6n a 6r 4 79 3 7n 2 7t 3 7z 3 82 2 8l 7 8u 3 98 5 9e 4 a0 4 a5 6 ao 4 ay 3 ca 9 cp 6 ct 4 df 3 dg 5 dk 3 em 3
sheet_follow 1n 6n b
sheet_music 1i ca j
sheet_right 1n cp c
sheffie 1n bf 9
shelf k 1 3 y 3 11 6 17 5 1q 3 2q 4 4q 3 5h 4 5m 3 5q 6 5s 4 5t 4 5v 3 5w 4 66 2 7b 3 7r 5 89 6 8e 3 8h 3 8k 3 8q 3 92 2 a1 4 b7 3 ch 5 e5 3 em 8 er 8 f5 4 f6 2 fk 3
shelf_label 1n 7r a
shelf_onlin 1n 89 b
shellfi 1n 2s 8
shelt 14 1c b 3a a 3g 3 dq 4 dw 4 dy 3 dz q e0 4 e2 3 ez f
shelt_cats 1n 3a b
shelt_dog 1i dz c
shelt_dogs 1n dz g
shelter 1i 1e d 42 d
shelter_worksho 1i 1e b 42 a
shelv z y 2 11 5 17 5 2n 3 4n a 5c 3 5i 5 7b 3 89 d 8k 3 8q c du 8 em 3 er c
shelv_chang 1n 8q b
shelv_memb 1n er a
shelv_oak 1n du b
shelv_onlin 1n 89 c
shepher 1f 6o a 9n l f4 l
shepher_br 1n 9n a
shepher_flock 1n 9n c
shift v t c 2e 4 2u 7 3a 3 3l c 4i 5 4j c 4r 9 59 2 6z 7 70 3 a4 5 ak 6 by b c5 a cv 2 d2 4 de c df p fh q fj 6
shift_cal 1n df c
shift_lead 1c 4j d
shift_nearby 1n fh f
shift_plan 1n df t
shift_staf 1i fh j
shift_work 1a fh 9
shiitak 1n 64 s
shiitak_grown 1n 64 b
shin 19 72 6 ej 2
shingl 1n 8t 8
ship 11 5q 6 60 9 65 r 9i 8 ao 3 b0 4 b2 3 bh 4 cr 3 dn 4 fi f
ship_contain 1n 9i a
ship_litr 1n 60 b
ship_onlin 1n 65 d
ship_ord 1n 65 k
ship_sam 1n 65 b
shipmen 1i 68 8 9w d
shirt x 4 3 1i 4 1s 8 2c d 3y d 3z 4 41 5 48 4 49 6 4b r 4c 6 4t 5 7c 2 7z 4 8u f aw 4 b6 4 be j
shirt_adaptiv 1n be b
shirt_arthrit 1n be b
shirt_deliv 1n 8u b
shirt_design 1n 4b m
shirt_disab 1n be b
shirt_magneti 1n be b
shirt_mugs 1n 4b b
shirt_print 1n 4b k
shirt_sensor 1n 2c f
shirt_strok 1n be b
shirt_trous 1n 3y b
shirt_wheelch 1n be b
sho q g 3 1g 4 1n 4 38 3 43 n 44 k 48 5 49 3 6h 5 9g 5 be a de 3 em 5 f0 3 ff 5
sho_brand 1n 43 o
sho_buy 1n 43 e
sho_childre 1n 43 g
sho_offic 1n 44 b
sho_own 1n 44 e
sho_repair 1n 44 w
sho_wheelch 1n be b
shoebox 1c 1z b 9e 6 bw a d0 f
shoelac 1n ez 4
shook 1n 1h 3
shoot 17 2x n 4v 4 7w 8 9i 8 ao h b0 5 b5 3
shoot_cork 1n 7w 8
shoot_local 1n 2x c
shop a 8 3 b 2 l 4 y 2 11 4 17 3 1p 6 1q 8 28 3 2h 2 2i 6 2n 5 2p 3 2r 4 39 3 41 5 42 3 49 3 4b 2 4f 3 4j 3 4l 3 4n 8 4q 9 53 2 55 2 56 5 5e 7 5f 7 5h 4 5n 4 5o 7 5r 6 5u 4 61 3 65 7 67 5 68 2 6b 7 7b 4 7y 5 87 6 8h 4 8k 3 8l 2 8y 4 9a 5 ao 5 ap 3 aq 3 ay 4 b7 3 b8 3 bm 3 bu 3 c9 5 ch 5 cl 5 cn 6 co 3 cw 3 db 5 de 3 du 3 el 4 em 7 fc 2 fd 9 ff 8 fr 4
shop_addres 1i ap a
shop_cashi 1n 4q d
shop_communi 1i fd b
shop_coopera 1n fd g
shop_cost 1n 7f b
shop_design 1i 4n a
shop_driv 1i el b
shop_explain 1n aq b
shop_family 1i 5h a
shop_fil 1n 5o b
shop_find 1n 5f b
shop_fir 1n fd a
shop_fix 1n 5e c
shop_floor 1n 6b l
shop_freshly 1n 2r b
shop_hous 1n 4q b
shop_job 1n 9a b
shop_keep 1n c9 f
shop_kiln 1n 39 c
shop_list 1a 1p i 1q o 8y a
shop_listen 1n ch a
shop_look 1f l a
shop_memb 1i 17 b
shop_onlin 1a 41 9 8h 9
shop_open 19 4q f
shop_ord 1f 5f c
shop_own 15 ch 7
shop_pack 1n 65 d
shop_paid 1n ay b
shop_parent 1n 2i c
shop_pas 1n cl b
shop_pay 1f fr 9
shop_plan 1i bm a
shop_purchas 1n 4f b
shop_rent 1n 4n k
shop_run 1n de c
shop_scissor 1n 87 b
shop_see 1n db b
shop_self 1n 4q d
shop_send 1c cn 9
shop_shirt 1n 4b b
shop_softwar 1n 9a c
shop_staf 1i 4j e 4q c
shop_stock 1i em l
shop_studio 1f 4n 9 56 b
shop_system 1i ff e
shop_tool 1n ff n
shop_town 1c 1q a
shop_vegan 1n 2p b
shop_villag 1f 4q d fd m
shop_volunt 1n fd j
shop_window 1f 2n a 5u a
shop_zero 1n 61 b
shopify 1i 4u a ff i
shopify_app 1n ff g
shopkee 1n c9 5
short h 3a 2 3h 3 3x 4 47 6 4j 7 4n 9 4v 8 5n 3 5q 4 66 6 6f 4 6z 4 72 2 76 4 8i 5 8w 6 9n 4 9y 6 a1 3 a7 7 aa 4 ae 4 ax 6 b0 6 b4 4 bp 4 bs 7 by 4 de 7 di 4 ee 4
short_audio 1n 9y b
short_back 1i di a
short_chat 1n 3x b
short_daily 1n 8i c
short_documen 1n b0 b
short_film 19 76 8 aa 8
short_guid 1i 3h 8 6z b
short_leas 1i 4n f
short_lesson 1c 4j b bp 9
short_morn 1i ax a
short_paid 1n ee b
short_questio 1i ae a
short_recruit 1n 4v c
short_solar 1n 9n a
short_spac 1n 8w e
short_step 1n a7 b
short_study 1n a7 b
short_swimwea 1n 47 c
short_task 1i 4j a
short_tast 1n 5q c
short_term 1c 4n b 66 d bs b
short_video 1f de a
shortag 1n y p
shorten 1f 49 4 71 7 ea 7
shortes 1a 2k 4 6z 7 9z 3 a5 3 a6 3
shortli 1n dd o
shortly 1n cv 4
shot 1n b5 4
should w e a k 2 2c 9 3p 4 42 3 49 4 4c 4 79 2 7l 8 8l 4
should_blad 1n 2c c
should_tak 1n e c
shouldn 1i 4t 5 em 3
shout 1a 3p c 4b 2 ah 6 ec 3
show b 4 3 o 3 q 8 12 3 1b 3 1v 3 22 2 26 3 2a 3 3v 3 6c 3 7q 2 88 3 8j 2 9h 3 a3 3 a5 3 a6 3 an 3 aw 2 az 3 bc 6 bv 3 c0 4 cb 4 cq 3 ct 3 d3 3 d9 3 dn 3 dy 3
show_applian 1n 2a b
show_bars 1n a5 b
show_blu 1n 4 b
show_burial 1n e7 b
show_cash 1n d3 b
show_client 1n d9 c
show_clinic 1n q i
show_donor 1n 1b b
show_elderly 1n bc d
show_empty 1c q 9
show_food 1f 7q 9
show_hold 1i o a
show_look 1n bc 8
show_nectar 1n 9k a
show_open 1n 26 b
show_overvie 1n c0 c
show_own 1c cq a ct 9
show_pag 1f dn b
show_pension 1n c0 c
show_phon 1i 88 a dy a
show_plain 1n bv b
show_siz 1n cb 9
show_smal 1i 1v a
show_talk 1n an b
show_tongu 1n a6 b
show_trad 1n 12 b
show_van 1n 99 b
show_weav 1n es 8
showing 1n cj 4
shown h k 2 1r 2 4v 2 a1 3 a3 3 an 2 de 3 dh 3
showroo 1a 2z 4 3e 5 49 3 89 9 8x 4
shr 1n 9u g
shr_bottl 1n 9u d
shred 1n 9u 3
shrimp 1n 9l w
shrimp_farm 1n 9l l
shrimp_pond 1n 9l c
shrin 1n 3j w
shrin_chaplai 1n 3j b
shrin_coach 1n 3j b
shrin_journey 1n 3j b
shrin_tour 1n 3j b
shrin_trip 1n 3j h
shrink 1a 3y 3 8g 4 a4 b dc 4 er 3
shrink_trad 1n a4 b
shroud 1n 3e e
shrub 1n 62 a
shrunk 1n 8u c
shui 1n fb 9
shut m j 3 1u 3 27 a 6w 2 98 3 9h 3 as 5 ay 4 co 3 cx 3 dq 4 dw 3 e9 3
shut_test 1n as b
shut_wat 1i 27 f
shuttl 1i 3u a c8 y
shy 1a i 3 1c 5 4v 6 a6 4
sibl 1n 7f r
sibl_parent 1n 7f d
sibling 1n 7f t
sibling_coordin 1n 7f b
sicily 1n al b
sick 11 a 3 1t 3 3j 5 6j f 7k 3 d2 3 df e dg h di 3 fe 7 fh 5 fn b
sick_cal 1i df d
sick_child 1n 6j g
sick_leaf 1n fn f
sick_not 1f dg h
sicknes 1f 3u 4 8p 5 cg 4
sid h x 2 1r 2 2l 3 35 3 63 3 6d 3 79 2 8l 7 9c 3 9d 4 9f 2 ac 4 be 4 br 3 ch 4 d2 3 d6 7 dx 3 e1 2
sid_opening 1n be d
sid_sign 1n d6 b
sideboa 1n 8a n
sideboa_hous 1n 8a b
sideway 1i 6h 3 dj 4
sierra 1n 9t 9
siev 1n 9o 9
sigh 1c 1r 4 25 3 94 3
sight 1c 25 3 7r a ac 3
sign e u 5 10 3 14 2 1d 3 1h 3 3g 2 4b 2 4m 6 4w 2 55 2 68 3 6y 2 7h 2 7k 3 7u 5 8j 4 94 2 9e 4 aa 4 az 3 b7 2 br 2 by 2 cy 3 d5 5 d6 a d7 5 de 4 ed 4 ei 5 eo 2 ex 7 fb 4
sign_consent 1n 9e b
sign_contrac 1i de b
sign_documen 1n d6 n
sign_fram 1n 8j b
sign_languag 1n 4m k
sign_onlin 1n d5 b
sign_patch 1n 7u a
sign_phon 1i ei a
sign_rhym 1n ex a
sign_togeth 1n 1h a
signal y 20 b 6g 5 6h 2 6m 2 96 5 9d 3 9f 3 9g 5 cy 6 dc 6 do 3 dy 3 eg 5 ei 4
signatu y 2w 3 4i 5 4k 2 6e 3 7j 3 96 3 9f 3 9v 3 aj 3 b8 2 d5 4 d6 m e5 a ei 5
signatu_departm 1n e5 c
signpos 1n 20 8
sil 16 2i 5 5z 6 64 6 7x 4 8b 8 8s c 9i 5
sil_insid 1n 8s d
silenc 13 12 3 6z 5 af 3 az 6 bf 2 cd 2 co 2 cu 3 cy 3
silent x y 2 1w 3 3i 2 4w 3 7c 2 84 4 ad 2 ag 2 au 3 bm 3 bu 2 cu 3 e3 4
silentl 1n ab 5
silk 1n 40 a
silly 1i 7c 4 bv 3
silv 1c 45 h 82 4 ao 3
silv_engrav 1n 45 b
silvers 1n es 8
sim 1i 6u x f2 8
sim_card 1n 6u c
sim_country 1n 6u c
sim_tourist 1n 6u c
sim_travel 1n 6u f
similar 1c 1x 3 cv 5 d9 4 fl 4
simpl 11 f a 13 5 3c 6 4w 4 6b 9 ba 8 cv 3 cx 7 d2 9 d4 g ea g em 9 fk a
simpl_crm 1n d4 m
simpl_erp 1n 6b b
simpl_languag 1n ea h
simpl_mainten 1n fk b
simpl_payrol 1n d2 b
simpl_warehou 1n em c
simpl_weight 1n f c
simplif 1n ea j
simply 17 1v 3 2d 3 ah 3 ch 4 d1 4 d8 3 fa 3
simul 1n 4i b
simulat 19 3p g 4i l ah 9 b2 8 dj b f2 o
simulat_garag 1n f2 9
simulat_instruc 1n 3p c
simulat_train 1n 4i e
simulat_weld 1n 4i c
simulta 1n ew 4
sinc d 72 2 7v 2 dv 2 ef 3
sing x 3n 9 7o 2 a5 6 bf b ca k cg k ci g ex b
sing_book 1n cg b
sing_event 1n cg b
sing_gig 1n cg b
sing_hear 1n ca 9
sing_own 1n ca a
sing_part 1n ca b
sing_party 1n cg h
sing_practis 1n ca a
sing_turn 1n ci a
sing_wed 1n cg b
singapo 1i 25 9 8u 9
singl w i 6 19 6 2r 3 5e 5 5k 8 5v 7 5y b 74 3 89 8 8q 8 ac r ca 3 cq 3 dj 3 dx 4 dz 3 f3 5 f6 4
singl_apiary 1n 5v b
singl_event 1n ac d
singl_fifty 1n ac c
singl_origin 1i 5k a 5y e
singl_screw 1n 89 b
singl_shar 1n ac c
singl_visit 1n 8q b
sink 16 1o 3 23 5 27 f 57 4 5c 2 6q 3 cm 8 ef 3
sink_cal 1i 27 a
sip 1f 5q 4 61 4 et u
sip_near 1n et f
siren 1n 2e n
siren_pul 1n 2e b
sist w 11 4 32 2 6q 4 75 4 8m 4 al 7 ap 4 aw 2 d4 5 dr 2 fc 4
sit e n 3 w 5 19 3 2m 3 2u 7 3i 3 3k 9 48 6 4u 4 52 4 54 3 5a 1 6h 3 6p 3 6z 6 88 3 8x 4 93 a 99 8 9d 2 9v 3 a2 5 ay 5 b9 4 ba 3 be 4 cw 5 cy 3 dm 5 do 2 dq c eg a eh 3 ei 3 ej 4 ew 4 fq 4
sit_angl 1n 88 b
sit_back 1n be 9
sit_childre 1n 3k j
sit_deliv 1n 2m b
sit_diary 1n eg g
sit_first 1i 52 b
sit_fix 1i 4u b
sit_host 1n dq b
sit_library 1n ba 9
sit_long 1n 3i 9
sit_manag 1i eg h
sit_meeting 1n dm e
sit_print 1n ay b
sit_report 1i eg d
sit_talk 1i 54 b
sit_test 1n 48 b
sit_tool 1n 99 b
sit_until 1n 8x b
sit_whil 1n 6z c
sit_writ 1f cy a
sits p j 4 38 4 3m 3 46 3 4w 2 7f 3 7v 3 a8 2 al 6
sits_hold 1n al c
sitting 1n 6z j
situati 1i 50 e 9y 7
situati_spanish 1n 50 c
sixteen 1i 96 8 bo 8
sixth z f 3 1f 3 5j 3 63 2 8g 3 a9 6 ap 3 e4 3
sixty z k 3 29 6 2e 3 44 5 46 3 5s 5 7u 3 82 5 8i 6 8m 6 8o 3 9d 3 ag 3 b8 3 e8 3 ei 3 f6 2
siz n 6 6 a 4 h 3 1i d 1j c 1x 5 3y 9 3z d 40 9 43 9 45 3 47 9 48 7 4b 5 4d a 4h 4 4j 4 6h 5 7z b 8j 4 8o a ao 6 bd 9 be 3 c3 3 cb 8 cl 3 ct 3 d1 4 d7 4 dg 2 dh 2 dj 4 du 7 em 9 ff e
siz_arriv 1n 40 b
siz_instead 1i 4d a
siz_next 1i 1i 9
siz_oth 1n cb 9
siz_photo 1n ao b
siz_print 1n 7z b
siz_refund 1n ff c
siz_swap 1n 8o b
siz_tel 1n em c
siz_whenev 1n 3z b
sizzl 1n 5w e
sizzl_beef 1n 5w a
skat 1i m 5 1j 7
skatebo 1n bo e
skein 1i 4a 7 7y r
sketch 1a 2o 3 53 2 b6 f b8 3 eq 4
sketch_print 1n b6 b
sketchb 1i 8i b b8 4
ski 1a 4 3 34 d 4a 4 6k 8 8n 8
skil 13 13 7 19 7 1a e 3w 7 4y 7 8q 9 au 6 df a ds 4
skil_lets 1n df c
skil_off 1n 8q b
skil_smal 1n 1a c
skin u 0 b 1 m 3 f 4 8 5 5 9 4 d 9 m 8 r 3 v 7 2c 4 4d 5 4r 3 5r 4 7e 6 7l o 9e 5 aw 5
skin_canc 1n 7l f
skin_car 1n 0 d
skin_check 1n 7l m
skin_doctor 1i 7l g
skin_photo 1i 7l c
skin_ton 1n 3 n
skincar 1f 0 w 1 c b 9
skincar_lin 1n 0 f
skincar_rosacea 1n 1 b
skip y 1p 3 36 3 37 b 5q 3 73 5 78 3 7p 2 8h 2 9c 5 ah 2 ck 2 dw 5 e3 8 f7 5 fq 7
skip_empty 1i e3 a
skip_trip 1n 37 b
skirt 1n 89 7
skis 1f 8n l 8w 2
skis_boot 1n 8n b
sky 1a 6t a 80 5 dy 3 et 5
skydiv 1n 6x j
skydiv_flight 1n 6x c
skyligh 1n 8s 8
sl 1n 4c g
slack 1n dn b
slacken 1n ev 3
slat 1i 4c 4 fp 4
slaught 1n f4 i
slaught_sold 1n f4 b
sledg 1n 1j 7
sleep n o 9 19 4 1f k 1h 2 24 i 25 7 2b 3 33 3 3k 3 3t 3 4c 5 70 j 76 8 7p 6 8l c 8n 4 9h 3 ae 6 as 6 dr 3 dy 7
sleep_app 1n 70 q
sleep_baby 1n 25 b
sleep_coach 1f 1f p
sleep_consult 1i 1f r
sleep_devic 1i 24 n
sleep_diary 1n 70 g
sleep_doctor 1n 70 g
sleep_phas 1n 24 b
sleep_plan 1n 1f q
sleep_see 1n ae b
sleep_warn 1n dy b
sleep_weath 1n 7p b
sleeple 1n 24 8
sleepwa 1n 3q 4
sleepy 1n b1 4
sleev y m 4 1i 5 47 9 49 9 4a 6 7y 5 86 f ch 8
sleev_protect 1n 47 c
slept x o 4 24 3 32 2 3l 2 70 5 72 9 76 2 78 4 7p 2 8l 3 cv 2 dz 2 ew 2
slept_last 1n 72 c
slic 14 2n 3 2o 3 5j 6 5r 3 62 5 98 5
slid 11 k 3 1z 3 3j 3 4d 5 50 2 7c 3 9z 3 a8 d b8 4 bi o e2 f f0 g
slid_digitis 1n bi b
slid_digitiz 1n bi b
slid_photo 1n bi 9
slid_print 1n bi c
slid_scan 1n bi b
slid_sup 1n bi 9
slid_sw 1n e2 b
slim 1c 2q 4 3r 3 5z 4 du 8
slip r k 6 l 6 p 3 10 7 1q 4 1w 4 46 5 47 3 6j 7 7d 3 9h 4 d2 4 do 3 du 4 ei 8 el 4 ff 5
sliv 1n 5r 3
slogan 1n 4b b
slop 17 20 a 5q 5 6r 5 89 5 9d 6
slop_trail 1n 20 b
slot 1a c b q m 2k 7 9a b e9 9
slot_fil 1n q d
slot_phon 1n c b
slot_video 1n 9a b
slot_wait 1n q b
slovaki 1i 7v 9 e2 9
sloveni 1a 5q c 5v 7 6p 7 88 7 9k 7
slow q f 3 i 3 15 6 24 3 3n 3 3y 6 6u 3 70 6 72 3 7o 2 87 4 a5 9 ac 5 ah 3 ca 6 cq 2 cv 5
slow_bedtim 1n 70 b
slow_fashion 1n 3y c
slow_sand 1n 15 b
slow_writ 1n a5 b
slowest 1n d8 4
slowly v b 5 k 2 l 8 14 2 3n 2 3s 3 5s 7 a5 8 ck 4
slowly_put 1n 5s b
slug 1c 18 3 83 4 8c 3 fa 3
sluic 1n 9l 9
slump 1n 4c 4
slurry 1n 9p d
smal 7 f 3 1v 3 1w 3 36 3 38 4 3k 2 3w 3 4e 3 4l 2 4n 2 4s 3 4t 2 4u 2 4x 4 51 2 53 2 55 2 56 2 59 2 5a 2 5d 2 5f 3 65 4 68 3 6b 2 6c 2 6g 3 7g 3 7h 2 7j 3 8q 3 ab 3 b7 2 bp 2 bs 3 cn 3 co 2 cx 3 d2 3 d4 4 dg 3 dr 2 ee 4 em 3 ep 3 f5 3 f6 4
smal_agent 1n ef b
smal_amount 1f 7g c
smal_animal 1n x b
smal_bakery 1i 5h a eu 8
smal_band 1i b6 a
smal_batch 16 5s c 62 9 f5 i f6 i
smal_beekeep 1n 5v b
smal_bistro 1n 2l c
smal_boat 1i f4 d
smal_brand 1i 4l f 65 a
smal_busines 10 4s 9 4t 9 4x b co 9 d0 8 d2 8 dd 8 dg c dl 8
smal_café 1n 2i c
smal_canteen 1n 57 c
smal_charity 1i 1a b
smal_chees 1n 5a c
smal_child 1a 1m 9 ex 9
smal_childre 15 1n a 1u 8 3k a 3w d f0 8
smal_claim 1f ep a
smal_company 1f ct b ee f
smal_concert 1f 38 i 6g a
smal_contain 1n 4q b
smal_count 1i 2q a 2r a
smal_crop 1n bs c
smal_daily 1i 70 a
smal_deposit 1i q a 6c b
smal_devic 1i 7u 9
smal_din 1n ac c
smal_distill 1n f6 f
smal_electri 1n 35 c
smal_energy 1n 2a b
smal_even 1n a2 b
smal_event 1i 1v b
smal_factory 1i 9t 9
smal_farewel 1n 3g 9
smal_farm 1n 5f b
smal_favour 1n 1w c
smal_fee 1i 3a c
smal_firm 14 4s b d4 e ee b
smal_fitnes 1n f c
smal_fix 1n dr c
smal_flood 1n 27 b
smal_food 1i 68 e
smal_gam 1n a1 c
smal_garden 1n b7 c
smal_group 14 j 8 36 b 3j 6 3m 8 e1 8
smal_grow 1i 83 c
smal_hostel 1n 6p a
smal_hotel 1a 36 9 59 c 6e 9 f8 7
smal_import 1n 68 e
smal_investo 1n 7j e
smal_jobs 1i 1w f 8q b
smal_languag 1n 3o b
smal_liv 1n ab f
smal_local 1c 1v 9 5f 9 8m 9
smal_manufac 1i 51 b 6b e
smal_monthly 1i bp a
smal_offic 1i 4x b
smal_onlin 1i 3i 8 65 b
smal_panic 1n ak b
smal_portion 1n 5l b
smal_project 1i 1b a
smal_radar 1n 2b b
smal_record 1n ch a
smal_refilla 1n 5 b
smal_repair 1n 8q g
smal_restaur 1c 8k b cx d
smal_runs 1n 3y d
smal_saw 1n 7w 8
smal_sensor 1i 26 a 95 a
smal_sery 1i 53 g 6a a
smal_shop 17 65 a cn f em a
smal_softwar 1i 55 a am 9
smal_solar 1n 9j a
smal_speak 1n b1 b
smal_steel 1n 3f 9
smal_studio 1n d b
smal_sum 19 7g c
smal_suppli 1n 4e e
smal_talk 1f a6 c
smal_task 1c 7h 9
smal_team 1i 3t a
smal_tins 1i dt a
smal_tool 1n 7w 8
smal_town 19 4n 8
smal_trampol 1n f0 a
smal_unstaf 1n fd a
smal_urban 1n n b
smal_utility 1n ft b
smal_villag 1n az b
smal_warm 1n 3x b
smal_wedding 1n 2w e
smal_wholesa 1i em b
smal_winery 1i 5q b
smal_worksho 1n 5u b
smalles 17 31 3 3z 3 43 4 7i b 8i 4 b3 3
smalles_first 1n 7i b
smallho 1a 5b d 9m e 9p 7 bs c fn 8
smallho_buy 1n bs c
smallho_request 1n 9m b
smart 11 23 f 25 7 27 5 2a 9 2c i 2g q 2u d 4r i 57 d 67 7 7r a dy c e3 j fl b
smart_bin 1n e3 d
smart_bins 1n e3 n
smart_collar 1n dy g
smart_fridg 1i 2u g 57 g
smart_helmet 1n 4r d
smart_lock 1i 2g v
smart_plant 1n 23 e
smart_plug 1n 2a c
smart_shirt 1n 2c f
smart_thermos 1n fl b
smart_vest 1n 4r f
smartph 1a 1h i 2h h 6j 4 8z 9 ba t
smartph_repair 1i 2h d
smartph_tablet 1n ba 9
smartwa 1n 2c a
smel n 5 5 8 3 a 3 26 3 5c 2 5y 6 8c 3 8i 3 9o 5 b7 3 bf 7 fr 3
smel_pictur 1i bf 9
smelt 1i 5 6
smil 16 i 2 4p 2 5e 3 7o 6 aw 7
smith 1i e1 4 es 7
smok 11 5 5 n 5 u 3 16 3 17 3 2k 4 5k 6 5s 6 5y 5 7d k 97 f ab 2
smok_app 1n 7d g
smok_detecto 1n 97 d
smoky 1n 61 4
smooth 1n 29 4
smoothi 1n 2q z
smoothi_bowl 1n 2q f
smoothi_near 1n 2q g
smoothy 1n 2q b
sms 1n cn i
smudg 1n d 4
snack 1a 2u f 57 l 5h m 5t 11 ab 5
snack_bar 1n 5t d
snack_bars 1n 5t n
snack_charg 1n 2u b
snack_chickpe 1n 5t f
snack_sel 1n 5h b
snag 1n eg b
snail 1n 3l 4
snak 1i 7n 3 8b 4
snap 1a 5u 2 8o 3 ce 3 d1 b
snap_pictur 1n d1 b
snapsho 1i ao g bj n
snapsho_softwar 1n ao b
sneak 1i 43 t 44 r
sneak_clean 1n 44 m
sneak_recycl 1n 43 g
snor 1f 24 w 6p 9 dr 3
snor_adapt 1n 24 b
snor_devic 1n 24 h
snow 16 4 4 2g 4 7g 3 b8 7 c8 3
snowboa 1n 34 a
snowsui 1n 3z b
soak 1f 2d 4 8p 4
soap 17 0 s 6f 3 8m b ej 6 es 6
soap_cold 1n 0 f
soap_soup 1n 8m b
sob 1f n 4 61 9 7d h
sob_buddy 1n 7d b
sobriet 1n 7d b
soc 1i 3w g dk f
social 11 11 8 12 5 1e g 1h j 4m 3 4t b 4v 7 4w 4 ap 7 b4 7 co r cx 5 d2 3
social_enterpr 1n 1e l
social_media 1f 1h m 4t c co p
social_schedul 1n co n
society 11 i 3 18 5 38 3 5h 3 7j 5 a5 3 bf 5 cb 5 ck 3
sock 11 p 5 25 9 2f 3 3w 3 4d i 5e 2 8u 6 dv 6 f0 5
sock_men 1n 4d b
sock_sensor 1n 25 b
socket 15 p 3 2a a 2i 3 2y 6 89 7 9r 5 c7 7 cg 4 eg 5
soda 1f 61 b 62 9 ab 6
sofa p 1c 2 1v 3 24 4 2f 4 38 3 3w 4 6p 3 89 5 8a a 8j 3 8v 3 8y 3 90 b 9z 3 ae 3 ah 4 bn 5 cj 5 dv 3 dw 3 e4 3 ex 3 f2 4 f7 4 fi 3
sofa_bed 1n 8a b
sofa_reuphol 1n 90 d
sofia 1n bt 7
soft v 24 7 3x 8 43 2 4d 4 5r 5 62 g 81 4 8e 6 c1 3 dt 5 f0 j
soft_drink 1n 62 p
soft_floor 1n f0 f
soft_headban 1n 24 b
soft_play 1n f0 k
soften 1i 8l 4 8u 6
softly 1f e0 4 e1 2
softwar h q 4 r 7 s c t 9 u 4 v 7 x b y 7 z 9 10 9 19 6 4f 5 4k 4 4s 2 4u 5 4y 3 51 4 55 8 68 4 6b 8 6d 7 6i 9 6j 8 6k 9 6m a 6n 7 7v 5 96 a 97 6 9a c 9b b 9c 9 9d b 9e a 9f b 9g 8 9r 4 9w 5 am 8 an 5 ao 4 ar 6 as 7 cl 4 cn 2 cq 2 cr 3 cs 5 cu 6 cv 3 cy 5 d0 6 d1 6 d2 a d3 2 d4 2 d5 a d6 2 d7 2 d8 7 d9 4 da 5 db 7 dd 7 de 5 df 3 dg 9 dh 2 dk 6 dl 3 dn 2 e2 6 e5 b e7 a e8 9 e9 3 ea 5 ec 7 ef b eg 2 eh 5 ei 9 ej d ek a em 9 en c eo b ep 7 eq 8 ff 3 fg 9 fi 3 fk 6 fl 5 fm 7 fn a
softwar_auto 1n 9a b
softwar_barcod 1n em c
softwar_batch 1n 6m b
softwar_calcula 1n d2 b
softwar_caravan 1n 9d b
softwar_chas 1n d8 b
softwar_clean 1n ao b
softwar_company 15 55 a
softwar_daily 1n 6j c
softwar_everyth 1n dg d
softwar_explain 1n 10 b
softwar_fil 1f fm a
softwar_firm 1n 19 b
softwar_hardwar 1n 9r b
softwar_hotel 1n fl b
softwar_hous 1n am a
softwar_janitor 1n ej c
softwar_keep 1n 6d b
softwar_licenc 1n as i
softwar_mark 1n v b
softwar_match 1i 51 b d0 a
softwar_parish 1n 6i b
softwar_plan 1n 7v b
softwar_predict 1n db b
softwar_project 1n 4k b
softwar_restaur 1n dd b
softwar_rewrit 1n ea b
softwar_robot 1n ar f
softwar_scan 1n fk b
softwar_scor 1n 4f b
softwar_settl 1n d1 b
softwar_smal 1f dg d ef 9 em c
softwar_tour 1n 6k f
softwar_track 1n 6m b
softwar_visit 1n t c
softwar_writ 1n u b
softwar_yoga 1n s c
soil 13 18 8 1t a 23 a 3e 8 83 4 8b 3 8r 3 9q a f9 3 fn j
soil_carbon 1n 9q c
soil_prob 1n fn f
soil_tre 1n 3e 9
sol 1a 43 f 44 9 bw d cz 9 fr 4
sol_exchang 1n 43 b
sol_trad 1i bw c
solar 11 15 9 1d r 2a s 5a g 8s b 91 l 9j 8 9n m 9s 6 9t 10 a4 9 e3 c fp i
solar_busines 1n 9t k
solar_clinic 1n 9t c
solar_cold 1i 5a g
solar_coopera 1n 1d d
solar_factory 1n 9t c
solar_firm 1i 9t j
solar_graz 1n 9n c
solar_hom 1n 9t c
solar_install 1n a4 b
solar_leas 1n 9t k
solar_mini 1n 9t e
solar_panel 1a 2a g 91 e
solar_park 1i 9n g fp k
solar_power 1i 9j 9 e3 a
solar_pump 1i 15 a 9t f
solar_roof 1f 1d d 9t g
solar_rows 1n 9n a
solar_school 1i 1d a 9t b
solar_set 1n 2a b
solar_villag 1n 9t c
sold j a 4 b 4 1i 8 1j 4 1x 3 2n 6 2r 5 4e 2 5a 3 5n 3 5s 5 5u 5 5w 5 5z 4 62 4 7z 3 8g 3 8l 6 94 4 9q 4 b2 5 bv 4 f4 4 fg 6
sold_barb 1n b b
sold_crat 1n 62 b
sold_directl 1n 8l c
sold_frozen 1n 5w a
sold_onlin 1f 5s 9 5u a
sold_refilla 1n 5z b
sold_shop 1n 2n b
sold_smal 1i 2r a
sold_start 1n a b
sold_steam 1n b2 b
soldi 1n 9o q
soldi_fly 1n 9o m
solicit 1i aj n en g
solicit_vault 1n aj b
solid 1a 0 8 2 f 6x 3 89 o cx 2
solid_oak 1n 89 b
solid_shampoo 1n 2 f
solid_wood 1n 89 h
solo 1i 2e f 36 a
solo_walk 1n 2e d
solutio 1n 84 4
solv 16 31 7 84 9 9x 4 b3 e bv 4 ew 4
solv_against 1n b3 c
solv_kitchen 1n 84 9
solvent 1i 8u 5 90 5
somebod 5 7o 2
somebod_answ 13 6u 9
somebod_dementi 1n 7o e
somebod_died 1f 3f 8
somebod_empty 17 93 9
somebod_lov 1i ci 9
somehow 1n be 3
someon y 3f c 59 5 5e 3 a1 2 a9 3 aa 2 ah 9 av 2 eb 2 ec 2
someon_died 1n 3f h
someon_work 1n ah c
someth e z 3 1y 3 73 2 8w 2 a1 3 bo 4 cv 3 dy 3 fd 3
someth_chang 1f dy 9
someth_leav 1n f7 9
sometim 1n 4n 5
somewhe 13 19 3 1v 3 2d 3 53 4 5d 2 cp 3 dq 3
sommeli 1n 5q k
sommeli_pick 1n 5q c
son 17 b 3 t 3 3x 3 7f 4 7s 7 al 3 c6 3
song x f 4 i b 1f 3 3h 2 3l 2 3n a 7o d 9b 4 9y b a5 b bf h bl 4 c6 2 ci u ex g ey 3
song_already 1n 9y b
song_anniver 1n ci c
song_baby 1i ci b
song_birthda 1n ci h
song_compos 1n ci c
song_custom 1n ci c
song_family 1n 7o d
song_gift 1n ci i
song_lyric 1n ci c
song_nam 1n ci c
song_own 1n a5 b
song_persona 1n ci k
song_pupil 1n 3n b
song_record 1n ci c
song_sing 1n ci c
song_smel 1n bf c
song_wed 1n ci j
song_written 1n ci c
songwri 1n ci l
songwri_intervi 1n ci a
sons 1f 3x 8 94 5 bm 3
soon v y 2 2d 2 2e 4 4z 3 79 3 9g 2 cm 3 cy 3 dx 3 ek 4 fc 2
soot 1n 8 c
sooty 1n e8 4
soprano 1n ca 3
sor 16 9 3 o 3 4c 3 6s 2 8m 3 bd 2
sorbet 1n 2p m
sorbet_local 1n 2p b
sorry 17 i 2 33 3 av 7 b3 3 cl 3 cn 3
sort q u 2 v 6 x 6 1i 3 1z c 2f 6 3v 3 3z 7 55 2 65 2 7a 6 8h 2 94 6 av a bm b d5 2 dd d el 4 en 6 f7 7 fj 7
sort_cal 1i x a en b
sort_candida 1n dd b
sort_email 1n av c
sort_family 1i 2f a f7 d
sort_forty 1n 1z b
sort_spend 1n bm b
sort_urgent 1n v b
sort_wash 1n 3z b
sos 1i 2e h ak a
sos_button 1n 2e f
soul 1n bl 3
sound q t 4 u 2 24 6 2e 9 70 c 7n a 9z 3 a6 6 b2 4 b5 8 ck 9 co 2 cs 4 dm 2 dn 2 f8 3
sound_against 1n 24 b
sound_real 1n 70 b
sound_siren 1n 2e b
sound_system 1n ck a
soundpr 1n cc w
soundpr_room 1n cc e
soup r o 6 11 6 1e 5 1p 3 2t 3 2u 6 30 3 39 6 3x 6 6l 3 6n 3 7r 4 8m 9 98 3 bk 3 cj b
soup_beforeh 1n cj 9
soup_jars 1n 2u b
soup_pack 1n 8m b
sour 14 7 3 2p 5 2z 3 5k 3 5x a 63 5 ce 3
sourc 10 w 2 22 3 42 3 5f 7 7b 3 88 5 ax 7 ay 6 az 3 c0 3 cp 3 ct a cu 7 fm 3
sourdou 1c 2n m 5j h 5x 9 eu f
sourdou_cours 1n eu c
sourdou_loaf 1n 5j c
sourdou_long 1n 2n b
sournes 1n 5x 4
sous 1n 6d 5
south z 3 6 1d 6 2a 7 3c 5 3m 6 6g 6 6m 6 7m 6 99 6 ay 6 bm 6 de 6 e4 5 ff 6
southea 1n ap a
souther 1n 4k a
southpa 1n 87 b
sow 1c 18 7 83 8 9i 5 fn 4
sown 1c 9i 5 fa c fn 3
sown_vegetab 1n fa a
soy 1i 8 i 9o 7
soy_candl 1n 8 c
spa 1i n n 6o 5
spa_cold 1n n b
spac u 17 5 29 3 39 h 3v 6 4n g 4s 3 5a 9 5c 7 5d h 66 n 8w i a1 3 a8 a av 3 aw 3 bw 3 c6 i c9 3 cc a cz 3 d7 3 dr 3 fi 7
spac_bid 1n fi b
spac_crat 1n 5a c
spac_import 1n 66 b
spac_musicia 1n cc a
spac_near 1n c6 b
spac_neighbo 1n 8w g
spac_repetit 1n a8 f
spac_villag 1n 39 c
spad 1n fn b
spain s b 5 s 5 1h 4 1m 4 2c 5 2d 5 2w 5 3c 4 4c 5 4h 5 4w 5 6b 5 6d 5 74 5 7c 5 7m 4 7q 5 8m 5 9e 5 9j 4 a0 5 av 5 b9 5 bp 5 bw 5 cq 5 d9 5 db 5 de 5 dz 5 e4 4 em 5 en 5 fp 5
spaniel 1n dp 4
spanish 19 3o n 50 b 6v 8 77 8 9y e cr 3
spanish_english 1n 50 c
spanish_lesson 1i 3o g 9y a
spanish_paperwo 1n 6v 9
spanish_teach 1n 3o c
spar r 11 5 15 8 29 7 35 5 53 a 65 6 66 5 6a e 76 2 79 4 7g 9 80 5 85 6 8f 5 8w 5 9j 5 ae a bb j bp 9 em 5 f9 2 fi 5 fk 6
spar_chang 1i 7g e bp e
spar_part 15 15 a 29 9 6a i
spar_room 1c ae e bb v
spar_strap 1n 85 a
spar_tomorro 1n 53 c
spark 1i 17 4
sparkl 1i 2d a 62 9
spas 1i e 8 n 7
spat 1n 5m 5
spatula 1n 2o 4
spawn 1n 64 b
spe 1f a2 3 ac a
speak o t 9 1l i 24 5 2y 5 38 3 3d g 3i 2 3o d 4h 7 4m 3 4w 7 4y 2 50 5 76 4 77 9 7n 7 7t 3 9g 2 9y 4 a6 j al 5 az 3 b1 7 b3 4 bl 7 cs 8 e6 5 eg 6
speak_aac 1n 1l b
speak_aid 1n 1l h
speak_aloud 1n 1l c
speak_autism 1n 1l b
speak_autisti 1n 1l b
speak_childre 1n 1l f
speak_deliver 1n 2y a
speak_hear 1i b1 a
speak_hold 1n 3d a
speak_meet 1n 3o b
speak_moth 1n 77 d
speak_non 1n 1l g
speak_nonverb 1n 1l b
speak_patient 1n a6 b
speak_play 1n 24 b
speak_practic 1i a6 n
speak_sentenc 1n eg b
speak_tool 1n 4h b
speak_whil 1i t b
speak_writ 1n 3d a
special z p 5 u b 5k 7 60 5 61 5 6r 4 75 8 79 9 7e 7 a7 7 be 4 ch 2 ci 5 cs 5 cz 3 db 5
special_physiot 1n 79 b
spectac 1n 46 n
speech 15 z 7 1l i 2w 5 7n z a6 7 at k bl x cs u
speech_app 1n 1l i
speech_best 1n bl b
speech_birthda 1n bl f
speech_eulogy 1n bl 9
speech_exercis 1n 7n f
speech_ghostwr 1n bl b
speech_practic 1n 7n d
speech_recogn 1n cs d
speech_recogni 1n cs f
speech_servic 1n cs e
speech_text 1n cs m
speech_therapi 1i 1l 9 7n l
speech_therapy 1n 7n v
speech_twelv 1n at a
speech_wed 1n bl b
speech_writ 1n bl u
speech_written 1n bl b
spel 1c 81 5 9b 2 a9 3 cs 2
spelt 1i 1m 3 bj 3
spend x 4 8 t 3 z 3 2l 3 47 6 54 3 5o 3 6m 3 as d bf 3 bm m bn 6 bo 8 bv 4 d0 3 d1 6 df 3 dr b ed 8
spend_categor 1n bm d
spend_digital 1n bm b
spend_les 1n ed b
spend_smal 1n dr c
spend_wat 1n 4 b
spent 14 c 3 2j 3 bo 4 ce 3 d1 3 di 3
spic 1i 5p d 5y 1c
spic_blend 1n 5y j
spic_bought 1n 5y b
spic_onlin 1n 5y k
spic_palm 1n 5p a
spicy 1n 5s a
spid 1n 7m d
spil 1f 59 4 dq 5
spilt 1n 2m 5
spin 1a s 3 8h 6 8z 5 bj 5
spiral 1n 18 4
spirit 1f d 4 61 j f6 p
spirit_chosen 1n 61 b
spirit_distil 1n f6 a
spiritu 1n fb 9
spit 1n 4h 5
splic 1n bi 6
splint 1n e2 7
split 14 1g i 82 3 9r 3 a7 a a8 9 bn 4 bq u c5 3 dc 7
split_bil 1n bq g
split_cost 1i bq b
split_expens 1i bq j
split_read 1n a8 b
split_short 1n a7 b
spoil 16 1p 3 2s 4 5r 4 7q 4 82 3 83 3 ad 4 b4 c
spok 17 5e 4 ai 3 an 3 c1 3 cq 3 cs 3 eq 3
spoken y t 5 u 2 2v 3 2w 2 3o 5 4j 3 4w 3 7r 6 96 4 9a 3 9b 2 9f 5 9y 5 ag 2 ah 2 dm 2
spong 1n 2o 4
sponsor 1a w d 4t 7 5v e ax f az 9
sponsor_updat 1n 5v b
spontan 1n 1v k
spontan_spot 1n 1v b
spoon 15 1e 3 2p 4 5l 3 5m 9 87 3 dt 7 es c
spoon_print 1n es 8
spoonfu 1a 5m 4 5o 5 5x 3
spor 1i 64 5 7x 4
sport s 4 4 b 2 e 5 12 3 1j 3 1x 5 3m 3 3u 2 3w k 42 4 43 4 4a 4 4d 5 6i e 71 3 75 2 79 3 81 4 ad 5 bq 3 e2 5 e9 b ec 8 ey 3 f1 2 f2 6
sport_associa 1n ec d
sport_clas 1n 3w j
sport_club 14 6i f
sport_hal 1n e9 j
sportsw 1n 3y a
sporty 1i 9 9 5w 8
spot t 4 7 e 4 s 7 v 7 1v 7 7l b 88 8 8x 4 9f 2 9h 7 ba 6 bl 6 c1 7 c6 a cf 6 ep 7 fn 5 fp 6
spot_chest 1n v b
spot_dispatc 1n 9h b
spot_fraud 1n ep c
spot_gym 1n s c
spot_mis 1n 4 b
spot_post 1n bl 9
spot_residen 1n c6 b
spot_scam 1n ba 9
spous 1n 7o 5
spr m 3q 4 5v 3 65 2 66 2 7j 2 7l 3 b7 7 bp 4 bv 3 bx 3 e7 3
spray 1a 2e 4 7x 5 8r 4 f8 5 fn c
spread 16 50 4 5s d 83 3 a8 3 aq 7 bj 8 bm 3
spreads x 1u 5 2w 5 6b 4 6i 6 9w 4 as 4 bm 4 bq 5 bv 5 bw 4 ct 8 d1 5 d2 5 d9 5 da 8 ec 4 ek 5 fg 4 fm 5
spreads_data 1n da b
spring 1n 9k 4
sprinkl 1n 97 a
sprout 1n 7x y
sprout_grow 1n 7x f
sprout_jar 1n 7x b
sprout_microgr 1n 7x 9
spun 1n 4a 4
squar 11 2p 3 46 6 7z 6 cj d cz 3 e5 5 e6 b fl 3
squar_maps 1n e6 a
squar_orchard 1n cj 9
squash 1i h a f1 l
squash_court 1i f1 b
squat 1f f 9 48 3 71 2
squeak 1c 8o 4 8q 3 c1 5 cf 3
squeez 1i 2q c
stab 1n 79 7
stabl 1i dx g e1 l
stabl_osteopa 1n dx b
stack 19 a 6 9u 5 9v 7 dd 6 fs 4
stadium 1n c6 j
stadium_hospita 1n c6 e
staf o 13 4 2j 5 2t 8 2u 7 48 9 4h 2 4i 7 4j j 4k 6 4q 7 4v 2 4x 5 4y 7 51 4 54 4 57 2 5n 3 66 6 6b 2 7v 2 98 6 ak 6 an 2 ar 6 au 4 aw 2 b9 3 by 7 cl 6 d1 5 d4 2 d6 4 d9 7 de k df c dg 7 dh 8 di 7 dj 8 ed 2 ei 4 ej 4 eo 4 fh h
staf_centr 1n ak b
staf_dril 1n dj b
staf_hotel 1n de c
staf_learn 1n 4j f
staf_limit 1n by b
staf_near 1n 66 b
staf_onboard 1n de s
staf_open 1n 2u b
staf_pres 1n cl b
staf_record 1i ar 9
staf_schedul 1n df h
staf_tick 1n 98 b
staf_today 1n fh d
staf_train 1i 4j i
staffle 1n 4q b
stag y 12 2 1v 2 37 5 3n 2 5m 8 6g 2 6s l 8y 6 az 2 b8 2 bf 7 cb i cc 3 d9 8 e9 2 eq 8
stag_costum 1n cb g
stag_deadlin 1n d9 c
stag_wean 1n 5m b
stain 14 4 6 3z a 40 7 6m 5 8u 5 ap 9 bk 4 es 5
stainle 1n 2d b
stair q f 3 1a 2 2b 3 71 4 7m 5 7v 2 8v 7 8w 3 94 2 96 4 9v 4 av 4 b2 3 bc c dz 5 ey 4 f9 4
stairca 1i 56 c bc o
stairli 1n bc u
stairli_ramp 1n bc 8
stairwe 17 1w 4 27 3 5j 4 89 4 8a 4 af 5 ba 2
stak 1i ck 4
stal x 18 5 26 4 2k d 3p 4 5c 6 5x 5 7y 4 86 4 bk 3 e5 6 e6 4 f5 4 fa 4 fg 3
stal_weekly 1n 2k b
stalk 1i 9j 3
stamp w 0 4 21 3 45 5 4w 9 52 2 6g 5 81 f 8h 3 a9 2 au 5 da 5 e5 6
stamp_collect 1n 81 f
stamp_grad 1n 81 b
stand 8 3k 3 4z 3 5b 2 9d 2 f9 3
stand_cancel 1n 3k c
stand_fetch 1i f9 9
stand_front 19 7r 8
stand_holiday 1n 4z c
stand_idl 1n 5b e
stand_lak 1n n b
stand_station 1i 2j a
standar 1i 4d d ft 4
standst 1n fk 9
stapl 1n d1 8
star 10 3 5 j 5 6t h 7n 2 8j 3 av 5 cq e ds 3 fb d fe 4
star_guid 1n 6t a
star_sign 1n fb c
star_walk 1n 6t a
starboa 1n 9c 3
stargaz 1n 6t 8
start h a 4 20 4 4k 4 4z 6 53 3 54 5 5d 5 5x 3 6b 4 71 3 72 5 7g 2 95 4 9l 4 a4 3 bp 8 dd 3 dh 2 e1 4 ee 2 ex 3 fh 3
start_end 1a 20 8
start_found 1n 4z g
start_invest 1n bp o
start_kit 1n a b
start_lat 1a e1 9
start_paddl 1n 9l a
start_stop 1n 6b b
start_ups 19 54 a
startup 1f 55 9 cy 9 dk g
startup_ready 1n dk b
stash 1n 7y 6
stat u 1i 4 1o 4 51 3 5a 3 7h 5 8t 3 8y 3 9p 4 a2 7 a3 5 a4 6 am 5 c0 7 dk 4 dp 3 e5 4 fm 3
stat_notary 1n a2 b
stateme 17 51 4 a9 e bx 7 c0 6 d0 3 d3 3 ef 6
stateme_choic 1n a9 b
static 1n 1d 4
station r e 7 17 7 1d 6 20 a 21 b 2j a 32 3 44 4 4q 5 5c c 5o 5 67 2 6p 8 8i f 8n 8 95 4 9h 4 b7 2 c3 4 c5 7 c7 7 c8 2 c9 6 cx 2 d9 5 dr 7 e8 8 fd 6
station_cheap 1n 1d b
station_check 1n 20 b
station_cycl 1n 6p a
station_deliver 1i 5c b
station_driv 1n c5 b
station_friday 1n 8n b
station_hal 1n 17 c
station_morn 1n 2j b
station_twenty 1n e c
station_villag 1n fd a
station_way 1n 21 b
statist 1i 1k 8 a2 4
statu 19 32 4 3m 4 3n 4 3o 4 5e 4 cv 9
stay a 2g 3 33 7 4n 3 4s 1 66 3 6e 3 77 2 dq 4
stay_child 1i 3v a
stay_sofa 1i 8a a
ste 1n 37 4
steady 17 74 3 82 3 8p 4 9g 2 ak 3 de 2 fq 4
steak 1n 5s 5
steam 1c n 9 5m 7 b2 g
steel 15 b 3 2d a 3f 8 5c 2 86 6 8d 8 fs 9
steel_bottl 1n 2d c
steel_bowl 1n fs a
steel_plaqu 1n 3f 9
steep 1a 20 6 6r 3 86 3 9n a
steep_bank 1n 9n a
stem 1c 3v 9 64 3 8c 5 8e 9
stencil 1i m 5 9e 2
step a 22 4 4i 3 52 2 6v 4 7c 3 7z 3 91 3 9x 5 a7 3 c0 3 d4 2 d8 4
step_cas 1n d8 b
step_check 1i au a
step_clos 1i c0 b
step_fre 1n 7r a
step_off 1i 7c b
step_person 1n 6v 9
step_step 19 6v 7 9x 8 d8 8
sterili 1c d 4 m 4 p 5 10 9
stew 1f 2v 9 3x a f3 2
sti 1n 7q a
stick u 4 b 9 7 32 2 3v 4 5n 4 81 7 8e 4 8i b 8q 4 96 9 97 4 bo 3 cd 3 f5 3 fk 7 fl 4
stick_childre 1n 4 b
stick_lift 1n 96 f
stick_short 1n 8i c
stick_vibrati 1n fk b
sticky 1i 38 4 3r 3
stif 17 e d g e 33 3 7k 3 8l 3 be b dx 3
stif_back 1i e d
stif_begin 1n g c
stif_hand 1n be d
stil 1i f6 6
stillbi 1n 3i 9
sting 1f 1 6 f 4 3o 3
stink 1n 3o 4
stir 15 8 3 25 3 5l 3 7y 4
stitch 19 44 6 4a 5 7y 6 85 k 8i 6
stock t y j 2a 5 3e 2 4b 7 4d 3 57 6 5f 5 65 9 6a 4 6b 7 6d g 6m e 6n 3 87 2 8f 3 8z 3 b5 k bp 5 c1 3 em l fd 6 fq 8
stock_coopera 1n fd a
stock_duty 1n 6m b
stock_kegs 1n 6m b
stock_photo 1n b5 m
stock_pick 1n 65 b
stock_product 1n 6b b
stock_recip 1n 6d b
stock_risk 1n 4b b
stock_shop 1n em e
stock_shortag 1n y b
stockho 1f f 9 3z 9 80 7
stolen 13 4q 3 8a 3 99 7 9h 3 bv 3 c3 7 db g e3 3
stolen_card 1n db k
stomach 1i dt 5
ston x 5 6 3b f 3f 7 45 9 86 3 8p 3 8r 3 92 4 9g 2 9k 4 9m 4 9n 5 9q 4 9u 7 ao 4 e7 c ew 3 f5 2
stonema 1f 3b 8 3f 4 e7 4
stonewa 1n 8k k
stonewa_plat 1n 8k c
stood v 1y 4 2n 3 3w 3 43 2 4n 3 9c 3 c4 3 ec 3 eg 4 fk 3
stool 1a 7w 8 bc 5 dt 6
stool_boat 1n 7w 8
stop c w 2 x 2 2f 4 3n 2 6b 3 6h 4 71 3 79 2 7d 5 7g 3 7m 2 8s 2 9h 4 9j 3 ap 4 b4 2 b8 2 cd 3 d8 4 dx 3 eb 4 el 6 ey 3 fk 3 fr 3
stop_account 1n 7g b
stop_best 1n el c
stop_counter 1n 9w d
stop_los 1i ap a
stop_market 1n 86 9
stop_money 1n d8 b
stop_mov 1n ey 9
stop_offic 1n c b
stop_shop 1n 6b b
stop_smok 1n 7d c
stop_villag 1n bi 9
stopwat 1n dp 5
stor m 8 3 y 2 15 6 17 3 41 5 47 3 4n a 4o 3 4q b 4u 4 5a 9 65 8 6e 2 6n 3 70 6 7o 2 8w a 99 9 9a 3 9e 5 9g 5 9q 4 9s 8 a0 3 ai 4 aj 3 b1 8 b2 4 b7 2 c9 8 ch 5 fd b ff 6
stor_add 1n ff c
stor_app 1n 99 b
stor_hors 1n 9g b
stor_locally 1n 15 b
stor_pack 1n 65 h
stor_piec 1n 41 b
stor_pump 1n 9s a
stor_villag 1n fd c
storag z z 3 17 6 1z 7 5a s 5c b 65 a 66 g 8v 3 8w u 92 6 9a a 9s g c9 l en 3 eo 3
storag_advic 1n 5c c
storag_br 1n 8w b
storag_crat 1n 5a f
storag_rent 1i 5a e 8w d
storag_smal 1n 5a c
storag_spac 1f 66 c 8w l
storefr 1n 4n n
storefr_smal 1n 4n b
storema 1n 99 8
storey 1f 9v d c6 7
storm 11 2a 7 34 3 93 a 9j 3 9t 5 b1 3 b2 3 cx 3 fp 5
storm_wel 1n 93 c
story p 5 6 1m f 3d 3 3f c 3h 6 3s 4 42 3 6h 9 70 a 83 6 84 d 8t 5 9y 8 9z g ai j ay 4 b1 j b7 7 bi 5 bk 5 bl 4 ci 8 dr 4
story_book 1n ai h
story_child 1f 1m f
story_childre 1i b1 f
story_family 1i 83 9
story_grown 1n 70 g
story_hero 1n 1m b
story_languag 1n 6h b
story_let 1n 84 b
story_listen 1n b1 g
story_mail 1n 84 b
story_onlin 1n bi 9
story_own 1n b1 b
story_persona 1n 1m h
story_phonic 1n 9z c
story_plac 1n 5 b
story_post 1n 84 c
story_real 1n 9y b
story_sing 1n ci a
story_turn 1n ai b
storybo 1i 1m w 8m a
storybo_astrona 1n 1m b
storybo_child 1i 1m g
storybo_hero 1n 1m b
storybo_nam 1n 1m b
storybo_persona 1n 1m b
storybo_print 1n 1m b
storyte 1n fe n
storyte_hospic 1n fe b
storyte_hospita 1n fe b
stov w n 8 2m 7 2z 7 33 8 36 5 5y 3 6o 6 8n 9 9p 4 c9 2 ce 4
stov_pick 1n 8n b
str 10 4 2 3n 2 3r 3 5a 2 6k 5 cc 3 ce 6 cf a cg e
str_instrum 1n cf d
str_quartet 1n cg j
straigh z 8 3 5i 8 74 2 7t 2 cm 3 dv 3 ee 2
straigh_farm 1n 5i b
strain 1n 9o 5
strand 1f c 4 c5 3
strang s e 3 20 4 2s e 32 2 3s 2 4x 3 6p 3 7s 4 88 2 8g 5 93 3 9w 4 9y 4 ad d az 2 b2 6 c6 2 dh 2 f3 2 fh 4
strang_long 1n 2s c
strang_tabl 1n ad d
strap 13 4 3 h 5 2c 7 42 8 44 3 4d 9 4r 3 6r 3 85 f
strateg 1i b2 a cp a
straw 19 18 3 2r 7 90 3 9u 7
strawbe 1i 9j 9 fm 4
stray 1n 1c x
stray_cat 1n 1c d
stray_dog 1n 1c d
stray_dogs 1n 1c b
streak 1a 56 3 6z 4 7c c 8s 7 9y 6
streak_friend 1n 7c c
stream 16 33 4 3l 3 3q 3 71 8 9d 7 b0 e ch 5 cj 8
stream_servic 1n b0 c
street i 14 3 1b 3 1c 3 1m 4 1n 4 1w b 2e 4 2k a 2n 3 32 4 3c 2 3x 4 56 3 5c 2 5e 2 5j 5 5o 4 7r 4 8q 5 8s a 8t 7 9v 5 c2 3 c6 2 cx 3 e0 4 e3 6 e4 9 e5 5 e6 3 el 3 ep 4 f9 3
street_bins 1n e3 f
street_borrow 1n 1w c
street_check 1n 3x b
street_event 1n e5 c
street_food 1n 2k o
street_illustr 1n 1m 9
street_lamp 1n e4 f
street_onc 1i 5o a
street_wat 1n 8s f
streetl 1n e4 o
streetl_follow 1n e4 a
streetw 1n 3y a
strengt 14 f g y 3 2c 9 71 d ew 9 ey k f1 4 f6 3 fq 3
strengt_session 1n f c
strengt_train 1f 2c 9 71 e
stres 19 2c 8 3o 3 4r e di d
stres_cal 1n 4r b
stretch 15 30 3 47 8 5v 3 71 3 7v 3 88 d b4 g
stretch_meet 1n b4 c
strict 1f 5h 3 5m 5 7b 3
strictl 1i 4x 5 6j 5
strik 1c 0 4 2q 4 5i 4 5x 4
strim 1n 9n a
string 1c 8e 4 8o d ce 7 cf 3
strip 12 5 9 27 5 47 5 5w 4 74 3 7a 3 82 7 8c 3 90 3 du 9
strok 1a 7m k 7n b be k ez k
strok_aphasia 1n 7n b
strok_train 1n 7m b
strol 1n 8f b
strong 11 6 5 f 5 g 3 2w 3 5z 3 70 3 a6 3 f1 2
struck 1i 1u 4 ay 4
structu 1i 9v 4 da j
struggl 1n ea 5
stubbor 1n 7t 4
stuck u 23 4 2f 7 2w 8 3v 4 7z 3 84 3 8g 2 90 7 96 3 9x b a3 4 b3 2
stuck_budget 1n 2w c
stuck_draw 1n 90 b
stuck_homewor 1n 9x f
stud 1i w p
student o h 4 12 4 19 6 1k h 1x 4 2e 4 2h 4 2m 5 2r 4 3a 4 3m 8 3s a 41 4 5g 4 5n 4 77 2 7h 6 7i 7 8a 5 8i 8 8o 4 8v 9 8w a 8z 4 9v 4 9x 8 a2 5 a7 9 a8 e a9 6 ae f ak 4 at 5 ba 6 bb h br 9 bs 4 c3 8 cd 4 eb 4 ed 7 ee e ez 5 f2 3 fh 8
student_adhd 1i 8i b a7 e
student_already 1n a9 b
student_annotat 1n at a
student_answ 1n ae b
student_apply 1n ee b
student_city 1n c3 b
student_contrac 1n fh b
student_find 1n ae b
student_help 1n bb 9
student_loan 1n 7i d
student_pas 1f 1k a a2 9
student_pays 1n bb 9
student_sel 1i 1k i
student_senior 1i 3s d
student_sit 1n ba 9
student_sum 1n 8w b
student_univers 1n 3m b
student_van 1n 8v c
student_visit 1n 3s b
student_vouch 1n br c
studio q d c e a f b g j i 5 m i r b s k 2q 7 39 8 44 6 4i 4 4n 6 4p 2 4t 5 4u j 4v a 53 5 56 a 6z 5 8j 2 9e i ao a ap 4 aw 5 b2 9 cc 6 d9 6 er g et 7 fc 3
studio_clas 1i g f s d
studio_coach 1n f c
studio_contrac 1n 56 d
studio_develop 1n b2 b
studio_drop 1n 44 b
studio_eyebrow 1n d b
studio_fin 1n m c
studio_finish 1n 4u c
studio_hobby 1n er a
studio_near 1a e 9
studio_remind 1n r b
studio_softwar 1i s n 9e q
studio_timetab 1i s b
studio_wheel 1n er a
study z 2 3 v 8 w k 10 3 1k 6 3h 8 4g 3 70 3 94 3 a2 6 a7 e a8 o a9 e af 5 bf 3
study_help 1n a9 b
study_plan 1n a8 u
study_recruit 1n w f
study_session 1n a7 b
stuf 1a 42 4 8a 4 8n 3 94 8 ci 3
stumbl 1a 9g 3 9z d a5 4 bz 3 ea 5
stump 1n 29 4
stung 1n 4 5
stut 1n 7n l
stutter 1n 7n h
stuttga 1n c1 a
styl 16 2 a m b u a 1s c 2x b 46 4 5l a 8y e
styl_frozen 1n 5l b
styl_hospita 1n u b
styl_pay 1n m c
styl_pictur 1n 2x c
styl_test 1n 8y b
stylist 1c c c r g 1s b fc a
stylist_video 1n fc a
styrofo 1n fs a
subcont 1n eg o
subcont_dat 1n eg b
subject 11 1o 3 3m 3 76 3 a3 3 a4 3 ab 2 az 3 b0 7 b5 3 b7 5 dl 7 ed 6
sublet 1i 39 5 c6 5
subproc 1n da 5
subscri n 5 6 6 4 7 9 8 4 9 8 a 7 b 6 1j b 2d 6 2w 6 40 8 4d 4 4p 8 4u 4 5h 4 5i 7 5j e 5k d 5q b 5r 6 5v 4 5y 4 5z 8 63 4 7y 9 80 a 83 4 84 a 8a 4 8b a 8c 6 8e 3 8f 4 8h c 8j 4 91 5 as 7 ax 4 b2 5 b4 5 b5 5 b6 7 b7 9 bx j c3 g c4 4 ch 6 dt 9 f4 5
subscri_account 1n bx c
subscri_bags 1n 5z b
subscri_battery 1n 91 b
subscri_busy 1n 8h c
subscri_cargo 1n 5j c
subscri_child 1n 1j a
subscri_childre 1n 1j e
subscri_company 1n as b
subscri_coupl 1n 2w c
subscri_family 1i c3 a
subscri_manag 1n bx q
subscri_match 1n 5k b
subscri_piec 1n 40 b
subscri_plastic 1n 9 c
subscri_rar 1n 8b b
subscri_wonky 1n 5i b
subsid 1n 51 b
subsidy 1f 3l 8 51 i 9p 3
subsidy_smal 1n 51 c
substan 1n 7 5
substit 1c 5f 4 5w 8 br 4 fh 9
subtitl 1a 3o 6 4j b 7r 8 9y 6 cr 9
subtitl_languag 1i 4j a
suburb 1c 12 8 3u 8 6q a dp 8
succeed 1n 7x 4
succes 17 4y 4 51 4 7g 4 ag 4 b9 3 by 4
success 1i 54 5 57 3
succule 1n 8b b
such s 9 4 t 3 y 2 1h 2 2z 3 3o 6 5k 3 5u 2 75 2 7c 3 81 6 9b 2 b3 3 bx 7 d4 2 d7 3 dd 2 fe 5
such_basqu 1n 3o b
such_coin 1n 81 9
such_electri 1n bx c
such_sea 1n fe 9
sudden 1i r 4 7d 5
suddenl 1n p 4
sudoku 1n b3 b
suffic 1f 6g 4 7e 5 ey 3
sugar 11 5 3 1w 4 2o b 2r a 5m 9 5t d 5v 5 63 3 6m 2 74 i 9j 8 f5 3
sugar_beet 1n 9j a
sugar_br 1n 2o b
sugar_salt 1n 5m b
sugar_sold 1n 2r b
suggest 12 s a w 3 1p j 1s e 22 9 78 9 aq 9 cq a cu 5 d7 b ed e
suggest_answ 1n cq c
suggest_chang 1n 22 b
suggest_din 1n 1p b
suggest_feedbac 1n ed b
suggest_outfit 1n 1s b
suggest_pag 1n aq b
suggest_talk 1n 78 b
suggest_train 1i s b
suggest_word 1n d7 c
suit n s 3 t 5 40 4 49 d 4r 7 6b 4 6e 3 6f 3 6i 3 6j 3 6m 3 6n 3 77 2 7q 5 aq 3 ar 3 cl 3 cn 3 cp 3 ct 3 cv 5 cz 3 d0 5 d2 3 d4 4 d6 3 d9 3 da 3 df 3 dg 4 dh 3 dj 3 dk 5 dl 3 dn 5 e5 3 eg 3 eh 3 ei 3 ek 3 el 3 em 3 eo 6 ep 3 eq 3 fg 3 fk 3 fm 3
suit_measur 1n 49 d
suit_nurs 1n 4r b
suit_repeat 1n 7q b
suit_women 1n 49 c
suitabl 1n b9 9
suitcas 17 31 d 5p 7 6s p ae 4 c9 i
suitcas_ful 1i 31 b
suitcas_hik 1n 6s d
suitcas_hotel 1n c9 c
suitcas_stag 1n 6s c
sulk 1f 31 4 6f 5 8g 3
sulphat 1n 2 e
sulphat_recip 1n 2 b
sulphur 1n 6m 4
sum i 1i 3 21 4 3n 4 3q 9 47 3 4o 3 5u 3 5v 3 6q 9 7g 7 8o 4 8w 4 8x 3 9v 4 cf 3 cz 3 fa 4 fd 3
sum_camp 1n 3q k
sum_holiday 1f 9v 8
sum_keep 1i 8w a
sum_paid 1n 7g b
sum_toys 1n 6q a
sum_wat 1n fa a
summar 1i ax g dm p
summari 1i u 5 ax 5
summary 1i cz 5 dm m
summary_cal 1n dm c
sums 13 4o 4 7j 3 9p 3 a0 8 bp 3 bu 6 by 3 cz 3 d9 4 da 5
sun y 4 i m 2 2p 6 2x 3 46 5 47 5 5g 3 5l 3 9d 2 9t 5 c7 2 d0 2
sun_cream 1i 4 i
suncrea 1n 4 b
sunday g f 2 1p 2 1t 3 1w 3 2y 4 3i 3 3r 2 3x 3 5j 3 5l 5 65 2 6h 3 6i 4 7e 3 8s 3 92 2 9c 2 9f 3 bg 2 bz 3 ec 2 ed 3 eh 3 ew 4 fl 4
sunday_app 1n 6i b
sunday_compani 1n 3i 9
sunflow 1n 5t e
sunflow_seed 1n 5t b
sung 1i ca 7
sunglas 1n 46 p
sunk 1n 2c 4
sunny 1c 2p 3 8n 4
sunris 1a n 3 24 f 2x e 6x f 9l 3
sunris_beach 1n 2x c
sunris_sunset 1n 24 b
sunscre 1n 4 1b
sunscre_stick 1n 4 g
sunset 1n 24 e
sunset_breath 1n 24 b
sunshin 1n 2p 4
sup u u 4 1h 3 1p h 2s k 2w 4 5g 7 73 5 74 3 7f 4 ab 3 bi f eg 3
sup_club 1n 2s w
sup_film 1n bi 9
superma p 2 3 11 a 18 6 1p 6 1q g 2d 4 2k 3 2n 3 2o 3 2p 3 2r 3 4e 2 4q 8 57 4 5g 6 5h 3 5i a 5j 4 5k 4 5l 3 5n 7 5o 7 5p 7 5q 4 5r 8 5s 3 5t 3 5u 3 5w 4 5z 5 60 5 63 3 64 3 83 3 86 3 8c 4 9i 8 9r 7 9s 6 a0 3 f1 5 f9 3 fd 3
superma_african 1n 5p a
superma_even 1n 11 b
superma_nearby 1n 1q c
superma_pension 1n 18 b
superma_pickleb 1n f1 a
superma_pric 1n 1q f
superma_reject 1n 5i b
supervi 16 h 6 j 4 z 6 1e 3 3i 3 3q 4 ep 4 f0 3
supplem 1n 7 17
supplem_women 1n 7 f
suppli t 1d 4 26 4 2w 5 4e g 4g 5 57 4 5f b 6d e 6n a 9i 7 9o 4 9r 4 ax 4 cp 7 cv 7 cy 5 d0 9 d1 4 d7 b da 4 dg 5 eh 3 em b fm f fs 4
suppli_contrac 1n d7 g
suppli_data 1n fm b
suppli_marketp 1n 5f e
suppli_monday 1n em c
suppli_notic 1n cv c
suppli_product 1n 6n b
suppli_receipt 1n d0 b
suppli_sheet 1n cp c
supply y y 6 1d 6 4e 6 4g d 5f e 8i 7 9e 3 9g 3 9k 3 9w j bc 4 bd 4 d6 3 du 6 fh f fm 6
supply_buy 1n 4g e
supply_chain 1i 9w p
supply_teach 1n fh h
supply_wait 1n fh b
support 10 o 5 13 6 1e 7 1l 3 3i l 3m 7 4r c 4x r 4z 7 5i 6 76 7 a7 3 b6 6 ba 5 cl t
support_assista 1n cl m
support_email 1n cl g
support_group 1i 3i c
support_smal 1n 4x i
support_suit 1n 4r b
support_team 1n cl g
sur t 68 5 7a 2 7r 6 7t 2 8j 2 9k 2 9r 7 b3 3 cu a d3 4 da 7 dh 2 dn 3 e6 2
sur_electri 1n 9r b
sur_learn 1n cu b
surf 1c 4 j 34 14 6k o 6p f
surf_camp 1n 34 g
surf_coach 1n 34 d
surf_cours 1n 34 d
surf_lesson 1i 34 n
surf_school 1f 34 n 6k g
surf_spend 1n 4 b
surf_teach 1n 34 d
surfac 1i 9l 3 fj h
surfac_defect 1n fj f
surfboa 1n 8n h
surgeon 1n 6y 6
surgery 17 k f u 3 x c 4d 8 6y i bb 3 bd 9
surgery_follow 1n k c
surgery_washabl 1n bd 9
surgica 1n 4i b
surnam 1n bh q
surplu 1a 11 q 5i 6 5n v 5x b fq s
surplu_food 1i 11 j 5n r
surplu_harvest 1n 5x b
surplu_materia 1n fq o
surpris 12 36 7 5n b 8h b 8m 7 8v 3 8x 5 eg 3
surpris_bags 1n 5n b
surpris_let 1n 8h c
surrey 1i 8r 9 f8 7
surroun 1i 7r 9 cs 5
survey 1c 95 7 am 3 dh 12 fp s
survey_dron 1n fp b
survey_team 1n dh e
survey_text 1n dh b
survey_tool 1n dh e
surveyo 1c 95 9 ep 3 eq 4 fp 6
surviv 14 9 4 2m 4 8b 4 e3 3
surviva 1n 6t 8
sushi 1n eu x
sushi_clas 1n eu b
sushi_grandmo 1n eu b
sushi_learn 1n eu b
suspect 1n 84 3
suspici 1f v h 7s m db 9
suspici_messag 1n 7s f
suspici_spot 1n v b
sustain 1a 22 8 3y l 8e 9 9q 4 fm h
sustain_cloth 1n 3y j
susu 1n bt h
sw 1c i 9 1l 3 aq 3 e2 m
sw_not 1n e2 b
swabia 1n 4v b
swaddl 1n 4c b
swahili 1n 7k e
swahili_asks 1n 7k b
swallow 15 1k 3 3x 7 9e 7 a6 3 bf 3 du 6 dv 3
swap q o 2 y 2 1i b 1j c 3z 7 41 5 4p c 5i 5 6q o 80 e 81 5 83 6 8f 9 8h 5 8m 3 8n 7 8o 9 b4 5 bt 3 bv 3 by 2 cb 9 df d ec 6
swap_child 1n 8o b
swap_family 1n 6q g
swap_feet 1n 8n b
swap_flat 1n 6q n
swap_hom 1n 6q u
swap_hous 1n 6q n
swap_jigsaw 1n 80 a
swap_next 1f 1j 8 3z a
swap_oth 1n 8f b
swap_shift 1i df g
swap_twic 1n 4p a
swarm 1n 9k j
swatch 1n 3 4
swear 1n 5y 4
sweat 1a 9 3 4a 9 4r 4
sweatsh 1n 3y a
sweden z 0 6 22 6 35 6 4g 6 4m 6 60 6 72 7 7e 6 88 6 9c 6 a8 6 az 6 bd 5 cw 6 d9 6 ea 6
swedish 1n 9y a
sweep 1a c 6 91 4 ee 3 ei 8
sweet 16 2q 7 2r 6 2u 4 5p 9 62 g 80 2 8c 5
sweet_lemonad 1n 62 b
sweet_mexican 1n 5p a
sweeten 1n 62 5
swel 1n 1 4
swept 1f 35 4 8v 4 f7 a
swim x 2 3 4 6 j w n 7 1d 4 1r 2 34 6 38 8 3q 3 47 f 6w h al 4 ci 5 f0 6
swim_adult 1n j e
swim_coach 1n j e
swim_cours 1n j e
swim_hotel 1n j b
swim_lesson 1n j y
swim_pool 1f 38 a 6w m
swim_school 1n j m
swim_short 1n 47 g
swimsui 1n 47 11
swimsui_fish 1n 47 c
swimwea 1n 47 14
swimwea_buy 1n 47 e
swimwea_childre 1n 47 c
swindl 1n ba 4
swing 1n e2 o
swip 1n b3 4
swis 1n cs e
swis_german 1n cs b
switch 7 bx 4
switch_cheap 1n bx c
switch_off 12 6o e 9s 9
switch_phon 1n bs c
switzer 11 9 6 10 6 5r 6 68 6 76 6 8e 6 9f 7 9q 6 b1 6 bo 6 cf 5 cs 6 d1 6 ee 6
swollen 1c 2h 3 6y 3 a8 3 dx 3
sworn 1f 36 4 4m 5 4w d
sydney 1i ck 2 dt 9
syllabu 1n 9x 9
symbol 1n 1l w
symbol_non 1n 1l b
symbol_speak 1n 1l c
symptom 1c 75 l 7e 7 7k 15 dv h
symptom_app 1i 75 c
symptom_check 1n 7k x
symptom_lab 1n 7k b
symptom_pet 1n dv h
symptom_prepar 1n 75 b
symptom_symptom 1n 7k d
symptom_tel 1n 7k b
syndrom 1n 1e m
syndrom_cak 1n 1e b
synth 1n cs a
synthet 1n at a
syrup 1f 2r 4 5v 9 f5 m
syrup_fruit 1n f5 b
system o q 8 u 5 x 5 y 3 10 3 4h 6 4j 3 4p 2 4x 2 68 2 6b 2 6c a 6e 5 6j 2 6k 9 6l 9 8d 6 96 3 99 3 9a 5 9c 3 9d 5 9t 4 ck 5 cl 3 cm 4 cn 4 cq 4 ct 6 cv 4 d2 7 dd 6 dk 2 dl 9 e8 3 e9 8 ec 4 ei 3 em 4 ff 8 fj 5 fk 3
system_ash 1n 8d b
system_delet 1n dl b
system_empties 1n ck a
system_hotel 1n ct b
system_surf 1n 6k b
system_writ 1n dl b
são 1i r 9 ak 9
tab 1i 54 5 ar 4
tabl e e 4 16 3 1k 2 1o 4 2i 5 2l 7 2o 4 2s 9 2t 4 2w 2 2z 3 33 4 39 6 3a 6 3i 3 3m 2 4n 2 4s 2 61 3 6c a 6l 8 6p 3 84 3 89 8 8g 6 8k 3 8z 4 90 3 9x 2 a0 6 ad 7 ck 5 dm 4 f0 3
tabl_asks 1n 6c c
tabl_beds 1n 89 b
tabl_box 1n 1o a
tabl_city 1n ad c
tabl_design 1n 2o b
tabl_mental 1n a0 b
tabl_messag 1i 6c b
tabl_noon 1n 2t c
tabl_oils 1n e c
tabl_onlin 1i 2s b
tabl_ord 1i 6l g
tabl_prop 1n 84 9
tabl_record 1n dm c
tabl_room 1n 6p a
tabl_sunday 1f 3i 8
tabl_unusual 1n 2s c
tabl_walnut 1n 33 c
tablet u 9 a 1h e 1l 8 1r 7 2h 7 3t 4 4m b 5o 4 6b 9 70 4 79 4 7a e 7f 3 7n 7 7o a 7p a 7q 4 97 4 98 8 9e 3 9z 3 ba h dx 4
tablet_bamboo 1n 9 c
tablet_colour 1n 1r c
tablet_foreman 1n 6b b
tablet_onlin 1n ba 9
tablet_play 1n 7o b
tablet_strok 1n 7n b
tablet_symbol 1n 1l 9
tableto 1n 8g c
tablewa 1n 8k s
tablewa_buy 1n 8k e
tabs 1n 7c 3
tachogr 1n ek b
tack 1n e1 5
tackl 1n 88 b
taco 1i 2k a 5s 4
tactil 1n be 9
taekwon 1n ev r
tag x 47 6 6s 3 8b 4 8l 4 90 5 92 2 99 e 9w d dy 4 e2 8 fo e
tag_databas 1n 9w a
tag_notic 1n fo a
tag_prov 1n 9w c
tag_slid 1n e2 c
tags 1c 99 t cw c dy 7 fo 4
tags_read 1n cw b
tags_show 1n 99 b
tags_tool 1n 99 d
tail 14 2f 3 88 3 9e 3 b1 3 cb 7 em 4
tailor 19 5 4 1s 4 49 v 85 4 ag i bl 3
tailor_cov 1n ag b
tailor_napl 1n 49 c
taipei 1n 3a a
taiwan 1n 7p 9
tak 1a 7 9 e c dm b e6 8 fc 4
tak_off 1n e c
takeawa 1f 2j b 6l o fs k
takeawa_food 1n fs a
takeawa_restaur 1n 6l b
taken j 1c 2 5a 2 7a 6 7m 2 7o 2 7z 2 88 3 9p 2 c9 3 cc 2 cu 3 dc 4 f1 3
takeof 1n eh b
taking 1i 2k 5 ez 4
tal z 8 4 1e 4 2x 3 8t 5 cb 4 e5 2 ev 4
talent 1i 4k a 4y g
talk i u 4 1l b 3i 8 3s 3 4n 2 4v 4 4y 2 50 3 52 6 54 5 72 3 75 6 77 8 78 7 7e 7 7n 7 7s 3 9y 4 a6 8 ac 5 ah 3 aj 4 al 4 an 5 b4 6 bn 7 by 2 cj 4 cp 3 dh 4 di 6 dv 5 eg 3
talk_autisti 1n 1l b
talk_deal 1n an b
talk_doctor 1n 7e b
talk_family 1n 7e b
talk_gynaeco 1n 75 b
talk_lend 1n 54 b
talk_licens 1n dv c
talk_minut 1n 78 b
talk_non 1n 1l e
talk_phon 1n ac c
talk_pictur 1n 7n b
talk_psychol 1i di a
talkati 1n al 6
tallin 1n 19 a
tampon 1n 6 k
tampon_organic 1n 6 c
tan 1n 85 5
tandem 1f 6x x 9y 4 a6 9
tandem_flight 1n 6x s
tandem_paragli 1n 6x e
tang 1n 8d 4
tangl 1n dp 3
tango 1n i n
tank 12 n 7 15 5 21 6 23 a 5b 2 63 e 69 3 6m m 82 4
tank_brew 1n 6m d
tank_malt 1n 6m b
tank_moistur 1n 23 b
tanzani 1i 7k 9 fn 9
tap p 27 4 2d e 47 5 4d 6 62 3 63 8 6b 7 6j 6 7p 6 8q 8 9d 4 ai 3 bi h bw 6 cd 4 cf 3 cp 3 d1 6 dc 5 e8 6 ft 5
tap_digitis 1n bi k
tap_digitiz 1n bi b
tap_logs 1n 7p b
tap_scandin 1n 2d c
tap_school 1n 6j c
tap_slid 1n bi 9
tap_start 1n 6b b
tap_wat 1i 2d d
tap_wheth 1n e8 b
tapa 1n 2l b
tapioca 1n 2r j
tapioca_pearl 1n 2r f
taproom 1n 63 n
taproom_brew 1n 63 b
taps 14 1l 8 63 5 8q b 93 4 96 5 9z 4 e9 3 ft 4
taps_fix 1n 8q b
taps_voic 1n 1l 9
target 1n 9q 9
tarif 1c 2a 7 68 l 9s 6 bx 4
tarif_cod 1n 68 j
tarot 1n fb z
tarot_app 1n fb e
tarot_read 1n fb b
tarpaul 1i 42 a e1 4
task s 1a e 1e 5 1r a 26 4 4i 3 4j a 4k 2 4r 6 4z 5 50 7 70 7 7c e 7f 3 7h 7 98 6 9b 9 a7 4 aq 6 ar h cw 8 d9 d dl 2 dm c ds 6 ee 7 en 3
task_fee 1n d9 c
task_follow 1n 50 c
task_kitchen 1n 4j b
task_nam 1i dm b
task_near 1n 1a c
task_onc 1n ar a
task_quot 1n 9b b
task_rank 1n aq b
task_secur 1n 7h b
task_sleep 1n 70 b
task_tablet 1n 98 b
task_tiny 1n 7c c
tast s 2d 3 2l 5 2o 9 2s 8 2z 3 30 4 5k 5 5l 7 5q b 5r 3 5s 6 5u 3 5v 4 5x 4 5z 5 60 4 61 8 6m 9 bk 6 f5 5 f6 b
tast_room 1n 6m b
tasting 1f 32 d 5w 3 f6 e
tasting_distill 1n f6 8
tasting_travel 1n 32 c
tattoo 1c b 4 m 19 r l 9e 15
tattoo_artist 1i m i 9e p
tattoo_book 1i r c
tattoo_consent 1n 9e d
tattoo_studio 1c m r r c 9e t
tattooi 1n 9e 8
taught 14 34 3 3p 4 9x 3 a3 4 a5 6 bk 3 cs 3
tax n 4k 2 4l 3 4p 2 4s 9 4x 6 51 5 56 2 57 2 6c 2 6p 3 6v b 7j 3 9d 4 9r 3 b6 4 bb 3 bv d bw m cz a d0 7 d2 c d3 4 dl 5 ec 2 eo e f3 3 f6 4
tax_advi 1n eo i
tax_advis y bw 7 d0 8
tax_app 1n bw j
tax_fil 1n d2 e
tax_mail 1n d2 b
tax_numb 1n 6v p
tax_payment 1i bw a
tax_report 1n bv b
tax_return 1c 4s c bw p cz 9 eo b
taxi 12 2x 3 3u 9 5e 8 6s 5 7v 7 ak 5 c5 a c8 r d1 5 dc 9
taxi_driv 1i dc a
taxi_women 1n c8 g
tea v 8 5 14 2 2r o 3t 4 5z t 62 5 70 4 7o 2 8m 8 bb 6 ey 8 ez g fb 2
tea_among 1n ez a
tea_blend 1n 5z g
tea_drink 1n 5z h
tea_fans 1n 2r d
tea_instead 1n 2r b
tea_leav 1n 5z e
tea_near 1n 2r g
tea_shop 1f 2r d
tea_soap 1n 8m b
tea_women 1n 5z b
teach n g e i 6 j d 14 9 19 5 1o b 34 d 3h 7 3k 2 3l b 3m 5 3n g 3o g 3p 6 3v 6 4y 6 6q c 6z 9 8o 7 9x 6 9y 4 a0 6 a1 6 a2 4 a3 b a4 3 a5 9 a6 5 a7 3 ab d b0 4 ba 9 cb 4 de 2 dj 5 ed j et 7 eu b ew 6 fe 3 fh a
teach_adult 1n 14 b
teach_childre 1c 1o b 3h 7
teach_click 1n dj b
teach_correct 1i 3o a
teach_german 1n 4y c
teach_heat 1n 3l c
teach_hobby 1n a3 g
teach_hom 1i 1o h 3n a
teach_learn 1n 3o c
teach_listen 1f 3h 8
teach_old 1n ba b
teach_region 1n 6z c
teach_scan 1n ed b
teach_see 1i g b
teach_senior 1n ba c
teach_smal 1n 3o b
teach_song 1n 3n b
teach_spend 1n ed b
teach_swap 1n 6q a
teach_swim 1n j e
teach_theory 1n 3p c
teak 1n 8a 7
team r 13 3 1e 5 2t e 3t a 4y 6 50 g 55 5 58 m 5d k 6i 5 an d at 7 ck f cl 9 cp 5 cu b cv 3 cy 5 d4 5 d9 8 df 5 dh g di 8 dm a dn 7 ea 4
team_build 1n 58 o
team_caregiv 1n 3t b
team_chat 1n dm c
team_event 1n 58 q
team_itself 1n 3t b
team_lead 1i dh h
team_learn 1n 50 k
team_lunch 1n 2t d
team_memb 1n 2t c
team_offic 1n 5d m
team_own 1n cu d
team_plan 1n 58 c
team_show 1n an b
team_thirty 1n 5d c
teapot 1i 3t 3
tear 11 1f 3 1o 3 3m 4 40 3 48 7 8n 5 bi 6 du 3 eu 4 ew 5 fc 3
teas 1n 5z k
tech 1c 19 i a4 8 ba l di 8
tech_help 1n ba l
technic 15 10 3 8z d 96 b 97 3 as b ce j cr 4 dn d ei t
technic_ask 1n dn b
technic_lead 1n as d
technic_own 1n ce b
technic_right 1n 8z c
technic_see 1n ei b
technic_sees 1n ce b
techniq 1i h d et 4
techniq_clas 1n h b
technol 1a 26 6 51 4 at 9 au 7 ba k
teddy 1n a 4
teen 1i 12 a bo g
teenag 11 6 9 12 e 1h i 2r 6 3m 6 3q 7 3v 7 78 c 7l 6 a1 f a5 6 bo 7 f2 5 fc c
teenag_cheerfu 1n 6 b
teenag_learn 1n a1 c
teenag_school 1n 12 b
teenag_talk 1n 78 b
teeth 13 x 3 10 3 1f 5 3k 4 6y g 8f 3 8o 7 aw 3 bg 6
tel e 5 4 g 2 25 3 4m 2 6d 4 6h 4 7a 4 7k 5 7o 3 7r 4 7s 4 8g 2 8z 4 95 4 ai 6 am 4 ax 4 c6 3 ci 4 cv 4 dk 3 e3 4 em 4 ew 3 f8 3 fb 3 fk 3 fn 3
tel_bear 1n fk b
tel_blind 1n 7r a
tel_chef 1n 6d b
tel_city 1n e3 a
tel_clean 1n am a
tel_daught 1n 7a c
tel_don 1n f8 9
tel_engin 1n cv c
tel_family 1f 7s 9
tel_fault 1n 8z c
tel_indepen 1n ax b
tel_lov 1n ci a
tel_mis 1n dk b
tel_own 1c em a
tel_parent 1i 25 a
tel_person 1n 7o b
tel_story 1a 5 9 6h 9
tel_tenant 1n 95 b
tel_wat 1i fn a
tel_wheth 1i 7k a
telehea 1i 7e a dv r
telemat 1n ek h
telemed 1n 7e w
telemon 1n 7u a
telepho j 1h 3 1r 3 1z 4 25 3 2b 3 2h 4 2x 3 31 3 39 3 3k 3 3u 3 4f 3 4m 3 66 2 6i 2 6l 3 6u 3 6w 3 77 2 7b 3 7f 5 7h 2 7k 3 7m 2 7s 3 7v 3 82 2 8i 3 ak 5 al 5 az 3 bj 3 bl 4 dy 4
telepho_lin 1f 7f 9
televis 1c p 7 ab 7 b0 7 fe 6
telly 1n cj 7
temp 19 13 a 75 3 9k 3 ar 6 dp 3 fh f
tempeh 1n 5w a
tempera 11 a 3 25 c 26 9 2u 5 30 4 3x 3 69 3 6d 3 91 6 95 3 98 m 9l 9 ft 8
tempera_flow 1n ft b
tempera_mortali 1n 9l a
tempera_sleep 1n 25 b
tempera_staf 1n 98 b
templ 1f c 3 46 4 6z 7
templat 16 a9 6 af 6 bj 5 bk 5 cz g d5 9 d6 3
tempo 1n 3n 4
tempora 1i 4n q fh j
tempora_shop 1n 4n j
tempora_staf 1n fh h
tempt 1n 5q 4
tenan 1n af b
tenancy 1a 6q 4 af d bb 3 br b ef i
tenant v 14 3 18 5 1d 5 26 5 27 4 2a a 30 3 4n 8 6q 3 7h 2 8q 5 8v 3 8w 5 8z 3 92 5 95 h 9v 4 af q br k c7 6 ef m f8 6 fl 4
tenant_associa 1i af b
tenant_help 1n af l
tenant_let 1i af h
tenant_messag 1n 95 b
tenant_mov 1n br d
tenant_repair 1n ef j
tenant_right 1i af g
tend 19 18 6 2v 7 3b k am 12 d5 n e5 4
tend_alert 1n am g
tend_find 1n am m
tend_fit 1n am g
tend_respons 1n d5 g
tend_search 1n am e
tenni 1c e 7 h 9 3w 9 f1 o
tenni_club 1n f1 d
tenni_court 1i f1 f
tenor 1n ca e
tens 1i 2c a az 5
tent y 17 c 1h 2 1w 4 2y b 33 h 35 c 3q a 42 4 6o g 6p 4 8n g 92 8 9d 7 bl 3 ci 5
tent_farm 1n 33 e
tent_lodg 1n 6o o
tent_mats 1n 8n b
tent_organic 1n 33 c
tent_plan 1n 35 b
tent_project 1n 17 c
tent_rent 1i 2y b
tent_sand 1n 92 b
tenth 14 20 3 4s 2 5w 3 6m 3 7d 3 7h 5 8e 3 9f 2 9t 3 ex 3
term w j 3 13 3 1h 3 1i 3 1k b 4n 9 5f 3 66 b 6f 6 8o 4 a8 3 ah 3 aq 5 bs 9 c3 9 cr 8 d7 2 em 3 fg 3
term_ends 1i 1k 9
term_insuran 1n bs e
term_layout 1n cr c
term_student 1n c3 b
term_warehou 1n 66 h
termina 1f 2u 4 dc e fe h
termina_ill 1n fe b
termino 1n cr b
termit 1n f8 q
terrac 1f 58 8 8r 6 91 3
terrari 1n es 8
terri 1i dp 5 ds 9
test d 1 5 4 4 7 6 9 3 f 3 p 5 28 4 2d 4 3m 7 3p 6 46 6 48 3 4c 3 4k 5 55 b 5h 6 7q c 83 3 8y 4 95 4 99 4 9u 4 a0 3 a2 3 a8 3 aa 8 ap 3 as 5 bk 3 cu a cw 7 dj 6 dw 3 e8 5 ea 3 ft 4
test_carpent 1n 48 b
test_check 1i cw a
test_company 1n 55 d
test_escrow 1n 4k g
test_find 1n 95 b
test_fing 1n 7q b
test_hom 1i 7q i
test_hundr 1n 46 b
test_hundred 1i ap a
test_indepen 1n 7 b
test_irritat 1n 1 b
test_kit 1n 7q h
test_kits 1n 7q g
test_lab 1n 5h b
test_liv 1i p b dw b
test_mail 1i 7q c dj i
test_mood 1n 8y b
test_photogr 1n bk a
test_questio 1i 7 a aa a
test_releas 1n cu b
test_serv 1n as b
test_show 1n 7q b
test_smal 1i 55 a
test_tool 1n cu m
test_volunt 1n e8 b
testimo 1n 4v c
texa 16 50 7 65 7 9h 7 9n 6 bk 7 co 7 dv 7 ec 7
text q q 9 u 2 1v 4 3d 2 4u 9 4w 8 6h 2 9k 8 9m 6 9y 3 a7 c ak 3 aq 2 b4 4 cd 4 cp 7 cr 4 cs e cw 9 cz 4 d5 2 d6 6 d7 2 d8 6 dh 7 dn 2 ea d eq 5
text_api 1n cs g
text_beekeep 1n 9k a
text_check 1n ea b
text_dyslexi 1n a7 b
text_includ 1n 4u c
text_messag 1a 9m 8 d6 9 dh 9
text_patient 1n q b
text_phon 1n d8 b
text_read 1i 4w b
text_ready 1n cw b
text_speech 1n cs j
textboo 1f 1k 15 1x 9 a0 7
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
textil 1a 4e 8 59 7 6a a 9u d fr 8
textil_wast 1i 9u c
textur 1n 5w 5
th_chang 17 73 8 dh a
th_lack 1n 1w c
th_turn 1i 1x a
thai 1n e b
than e 1 3 23 3 2d 2 3t 5 5t 3 7d 2 8j 2 by 3 cl 2 cp 3 cv 3 di 4 dl 2
than_fac 1n 3t f
than_gram 1n 5t b
than_ingredi 1n 1 b
thank y w 2 1w 3 3r 2 3s 2 5j 2 8m b 8t 2 93 3 b6 6 cn 4 cq 2 d8 4 dd 2
thank_yous 1n 8m b
thaw 1n dt 4
theat 1n cb 9
theatr 16 2l 4 38 8 42 3 bd 2 cb p cd 7 cj m dw 3
theatr_group 1n cb g
theatr_warehou 1n cb 9
theft 16 1j 6 5b 4 8n 4 8o 4 8w 4 9k 3 9t 3 c3 c
their v 5 3 9 3 2z 4 4b 2 4q 3 57 2 59 2 6a 3 6m 3 6q 3 an 2 c4 3 d5 3 dz 2
them 1f 2o 9 3q b 3r 8
themsel n w 3 11 5 14 2 2w 6 2y 6 2z 3 3i 2 4z 2 7z 4 8g 2 8y 4 ad 3 db 2 do 2 f3 2
themsel_ask 1i 2w b
themsel_queu 1n 11 b
theolog 1n 3h 4
theory 1i 3p p aa 14
theory_driv 1n 3p c
theory_test 1n aa n
therap 17 q c u 8 z k 70 8 77 d 7m c 7n 8
therapi 11 e m k g q 8 z q 1l b 77 r 79 3 7m 9 7n j 8e 3 a7 7 bc 4 dx 8
therapi_back 1i k b
therapi_client 1n z e
therapi_look 1i 7n a
therapi_practic 1f z j
therapi_send 1n z d
therapi_speak 1n 77 c
therapi_tabl 1n e c
therapy 15 e 4 k 8 z e 77 s 78 b 7m p 7n p bf 3 fe k
therapy_against 1n 7m b
therapy_app 1i 7n k
therapy_dogs 1n fe o
therapy_kids 1n 7n d
therapy_practic 1n z g
therefo 1n dx 4
thermal 1c n 9 95 c e0 c fp i
thermal_camera 1i 95 a fp a
thermal_dron 1i e0 b
thermom 1c 25 9 3x 4 5r 4 dt 7
thermos 1i 8j 4 fl k
thermos_hotel 1n fl d
thermos_softwar 1n fl b
thick 14 4a 3 8i 3 9g 4 b7 a er 2
thick_pap 1i b7 b
thiev 1n db 3
thigh 1f a 3 3y 6 dx 3
thin y m 4 43 2 46 4 4f 6 8h 3 8k 2 9a 4 ci 4
thing n 16 5 17 d 1b 3 1e 4 1k 4 1o 5 1v 9 1w 9 1x c 29 c 4g 2 4q 3 7c 3 87 8 8e 6 8f 8 8w 9 8y 3 92 c bf 4 c9 2 fq 3
thing_help 1n 1w c
thing_kids 1n 1v b
thing_kitchen 1n 8e b
thing_neighbo 1n 92 j
thing_photogr 1f 1x b
thing_shop 1i 17 b
thing_try 1i 1o 9
think u o 3 1e 3 5n 3 7d 2 91 7 95 3 cq 2 ds 3 ee 2
think_heat 1n 91 b
thinnes 1n fg 4
third c 7 2 f 3 ad 2 br 3 by 3 de 3 ed 2
thirsty 1c 1t 3 2q 4
thirtie 1n 7g 8
thirty j b 3 10 3 1q 2 1t 3 1v 3 2d 3 2i 5 40 3 42 3 4d 4 4k 2 5d 5 5f 5 5r 3 5z 3 68 3 6u 3 7d 5 7p 3 8b 4 8j 4 8l 3 a4 3 ad 3 ah 3 aq 2 b2 4 d7 4 dn 3 e5 3 eh 3 en 3 eq 2 f9 3 fb 3
thirty_program 1n 7d b
thirty_rent 1n 5d c
thirty_seat 1n 2i c
thirty_smal 1n 5f b
thistl 1i 9n 4
though 1a 2z 3 96 3 bi 3 eb 3
thought 11 2w 4 3g 3 5q 3 78 8 8v 4 an 2 b3 3 d4 3 dd 3
thousan p 1z 6 23 5 2h 2 4e 2 4f 4 4k 2 4l 3 55 2 5t 5 7d 2 7u 2 8g 2 a3 3 b2 3 bj 8 cn 2 cw 2 dn 6 eg 4
thousan_machin 1n dn b
thousan_phon 1n 1z b
thousan_pictur 1i bj e
thread 16 b 3 2w 5 4a 3 7y 8 7z 3 85 8 8i 3 a3 4
thread_includ 1n 7y 9
threat 1n 4g 5
threate 1n 1g 5
thresho 1n bc 5
threw 1i e4 3
thrift 1n 41 b
thril 1n 4i 5
throat 1c b 2 3o 3 60 8 bf 3
thron 1n 1n 7
throw w l 3 16 5 4l 3 5g 3 5n 3 av 3 cs 2 er 5 ev 4 fj 7 fq 8 fs 4
throw_away 13 fq 8
throw_bad 1n fj b
thrown x 1z 3 2k 3 2q 3 2u 6 30 3 5l 3 6d e 8c 3 8r 3 8z 3 9i 3 aw 2 bd 2 dg 3 fj 4
thrown_away 12 6d b
thu 13 q 5 r 5 s 3 x 3 z 3 10 3 dd 3 dp 3 ef 3 eq 3
thumb w 17 3 49 4 6j 2 6u 2 b8 2 co 2
thumbpr 1n 0 4
thund 1i 6w 3
thuring 1n f4 7
thursda e l 3 12 2 1v 6 3m 2 40 4 5i 4 77 2 9i 3 ah 3 al 4 av 2 df 2 e1 2 e9 3 f2 3
thursda_app 1i 1v a
thursda_back 1n 40 b
ti 1n 2o 7
tick z q 2 1p 2 32 3 3p 3 4j 3 8p 3 98 9 ap 3 c1 3 ej 9 f8 5
tick_hygien 1n 98 b
tick_room 1n ej c
ticket z 1v g 2i 4 2k 6 36 6 38 b 44 6 49 3 4x b 6g v 6l 9 7t d 84 5 c8 2 cj 5 cl k cw 4
ticket_claim 1n 7t a
ticket_event 1n 6g e
ticket_fees 1n 6g b
ticket_messag 1n 6g b
ticket_organi 1n 6g e
ticket_platfor 1i 6g f
ticket_right 1n 6l b
ticket_staf 1n cl b
tickl 1n 60 3
tid 1c 34 3 6k b 9l h d3 2
tid_level 1n 6k b
tid_tempera 1n 9l a
tidy 1f o 3 2z 4 94 9
tie 13 12 2 1i 4 26 3 47 3 62 3 8m 5 97 3 ck 2 e2 3
tied 16 9h 6 e2 5 e7 3 eg 4 fq 3
tier 1n 2o m
tier_wed 1n 2o b
ties 1i 12 3 9c 5
tiffin 1n f3 a
tight z 1h 2 1q 6 4c 3 4d 6 4r 3 73 5 9s 4 bz 2 d3 c
tight_red 1n d3 b
tighten 1n fp 4
tightne 1n 23 5
tigriny 1n 4m 3
tiktok 1c 4l 8 ap g b0 9 co 9
tiktok_ads 1n ap g
til o r 3 y 6 17 6 1b 5 1q 3 4n 4 4q 4 5t 3 5u 5 67 2 6c 8 6l 6 70 3 7k 3 8x a 92 3 9u c cq 8 ct 8 d1 8 de 6 df 4 em 8 fi 4 fq b
til_collect 1n cq c
til_expens 1n d1 b
til_timb 1n fq a
til_webshop 1n ct b
tilapia 1n 9l f
tilt 1c v 3 26 3 28 c
tilt_curv 1n 28 b
tim 1i 21 4 7c c
timb 19 1b 3 89 3 9u 5 9v m 9w 7 fq e
timb_extensi 1n 9v c
timb_window 1n fq a
timeshe 1n d9 m
timetab 16 g 7 s c 1o 3 7f 4 a8 c cw 3 d5 3
timetab_clas 1n s c
tin y b 6 1p 2 5y e 5z 8 60 8 87 4 8y 5 bf 5 bk 4 dc 6 e0 5
tins 19 4 b 5y a 5z b 60 g 7r 8 dt b
tins_deliv 1n dt b
tins_harvest 1n 5z b
tins_surf 1n 4 b
tint 1n d 7
tiny 19 e b 6o f 7c b 8a 3 9v j dt 4
tiny_hom 1n 9v c
tiny_hous 1i 6o d 9v e
tiny_massag 1n e c
tiny_step 1n 7c c
tip 11 32 6 8a 3 8i 3 b4 6 b6 7 bp 5 d0 3 dc 6 f7 i
tip_pric 1n f7 9
tipi 1n 6o l
tips 19 1v 7 8r 4 9e a b4 4
tips_ink 1n 9e b
tir w 16 3 1f a 4n 3 4y 3 72 2 74 3 7q 5 9f 3 9i 4 a7 4 ap 4 bg 2 bt 3 fd 3
tir_parent 1n 1f f
tissu 1n b 3
titl 15 l 4 p 4 4s 4 7j 3 8h c 9b 3 a3 6 b2 6 fg 3
titl_describ 1n 8h c
toast 16 16 c 2n 8 3a 3 bl o eb 2
toast_best 1n bl b
toast_ghostwr 1n bl b
toast_wed 1n bl b
toast_writ 1n bl f
toast_written 1n bl b
today a 1q 3 7k 3 d4 4 fh 3
toddl 14 1f j 1j f 1u 7 3l f 3w e 3z 7 5m h 8f 7 ex u f0 n
toddl_bal 1n f0 c
toddl_café 1n f0 e
toddl_clas 1n ex i
toddl_group 1n ex c
toddl_indoor 1n f0 c
toddl_massag 1n ex c
toddl_meal 1n 5m g
toddl_morn 1n ex c
toddl_music 1n ex c
toddl_parent 1n ex a
toddl_rhym 1n ex c
toddl_sensory 1n ex c
toddl_sign 1n ex c
toddl_sleep 1n 1f l
toddl_soft 1n f0 f
toddl_song 1n ex c
toe 1c p 4 43 f 44 6 9g 3
toe_box 1n 43 b
toes 1i p 3 43 4
tofu 1n 5w a
togeth l z 5 16 8 18 7 1h 5 2o 5 2x 3 36 7 4g 9 56 2 5e 2 6n 3 71 5 7z 4 94 5 a2 5 a7 4 ad 5 ae 3 az 5 b2 5 b4 6 bb 6 bn 4 bq 6 bt 4 c5 9 et 5 ew 3
togeth_coupl 1n 2o b
togeth_even 1n et a
togeth_guarant 1n c5 b
togeth_hom 1n z b
togeth_network 1n az b
togeth_old 1n bb 9
togeth_own 1n 16 c
togeth_sold 1n b2 b
togeth_train 1n 71 b
toilet 17 2i 4 35 7 3a 4 3j 3 9h e ej 8
toilet_light 1n 9h b
token 1i 7j 9 bv a
tokenis 1n 7j a
tokeniz 1n 7j a
tokyo 1n c9 a
told d 7a 3 7q 3 7s 3 ai 3 e5 3 ft 3
told_onc 15 e5 8
toleran 1n 1 5
tom 1i bq 3 eb 4
tomato 11 18 5 1p 3 1w 3 5a 5 6q 5 7r 4 83 j 86 5 9j 8 dq 3
tomato_variety 1n 83 9
tomato_work 1n 9j a
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
tomorro k q 2 16 3 1p 3 1r 3 2n 4 2p 3 3t 2 3u 2 4e 4 53 6 5j 3 64 3 6b 3 6k 2 8c 2 8s 4 9f 3 fi 2
ton 11 3 h 1g a 27 5 4h 3 9o c 9q c av 7 b2 3 cl 3 cz 3 d8 c fm 4
ton_forty 1n 3 c
ton_stop 1n d8 b
tongu 17 3o 3 5q 4 5u 3 77 b a6 c ap 3
tongu_meet 1n 77 c
tongu_play 1n a6 b
tonic 1i 61 d 62 9
tonight i n 3 s 2 1v 5 1w 5 2l 3 38 6 5q 3 77 3 7k 4 95 2 9c 4 9z 3 ak 3 ej 3
tonight_point 1n 1w c
tons 1n 5x 5
tontin 1n bt n
tontin_pap 1n bt b
took s 1k 2 1r 3 3e 2 6b 2 6e 2 71 3 b3 4 bx 4 c4 2 d9 4 eh 4
tool l x 3 y 4 z 4 17 g 4h 5 4l 5 51 3 5b 6 68 2 6b 3 6d 3 6f 9 7w e 86 5 87 a 8d e 92 g 94 3 99 j 9e 5 a7 5 af 5 an 5 ao 6 aq a ar 6 as 3 at 4 cn 7 co 3 cp 3 cq 7 cr a cu d cv 8 cy 7 cz 8 d3 7 d5 3 d6 7 d7 3 d8 3 dg 4 dh 6 dk 6 dl 5 dm 5 ed 5 eh 3 ej 3 ep a eq 9 fa 5 ff a fg a fn 9
tool_advic 1n fa a
tool_child 1n 7w a
tool_childre 1n 7w d
tool_collect 1n dk d
tool_encrypt 1n 4h b
tool_find 1n 4l b
tool_guitar 1n 87 b
tool_invento 1n 99 c
tool_keep 1i d6 a
tool_kit 1n 7w i
tool_learn 1n d3 b
tool_lend 1i 92 k
tool_library 1i 17 s 92 a
tool_local 1n aq b
tool_lost 1n 99 d
tool_machin 1i 99 h
tool_manag 1n 9e b
tool_phon 1i cz a
tool_post 1n fg a
tool_project 1n 7w f
tool_rent 1n 92 e
tool_runs 1n cu b
tool_says 1i af a
tool_scan 1n dl b
tool_shar 1n 92 e
tool_sharpen 1n 86 b
tool_stor 1n 99 j
tool_suggest 1n cq c
tool_tags 1n 99 d
tool_tent 1n 17 c
tool_track 1n 99 t
toolbox 1f 7w q 99 9 eg 9
toolbox_real 1n 7w 8
toolmak 1n 6b 5
tooth 19 10 3 1n b bj 3
tooth_fairy 1n 1n c
toothbr 1i 9 g bn 3
toothpa 1n 9 r
toothpa_tablet 1n 9 g
top q v 6 2m 6 47 3 4f 6 5e 2 5g 3 8a 3 8k 3 8p 4 8q 4 av 7 br 2 c8 2 ce 4 cq 2 d7 4
top_draft 1n av b
top_ups 1n 4f b
topic 1i a2 b a8 b
topping 1n 2r a
tops 1n 4c i
tor 1n 9t 4
torah 1n 3h 9
torch 1c 3q 4 9l 7 b8 2
torchli 1n fo 4
torn z a 3 16 9 3r 3 40 3 44 2 78 2 8n 3 cc 3
torn_cloth 1n 16 c
toronto 16 2r 7 3b 6 3q 8 3s 7 8o 7 8v 8 ac 7 d8 7
tortill 1i 5p c eu n
tortill_learn 1n eu b
tortill_masa 1n 5p a
tortois 1f 46 4 cf 4 e0 4
tot 1n 42 b
total 1f cz c da 7 di c
total_tax 1n cz b
touch o r 2 10 2 3e 3 7e 3 7g 3 7i 2 8d 5 90 3 ar 4 d0 3
toupe 1n fc a
tour 11 e 3 20 a 32 y 36 a 37 6 3j k 4b 5 6h 9 6k r 6r h 6s 6 6t h el e eq l
tour_bik 1n 32 c
tour_book 1i 6k n
tour_estat 1n eq d
tour_floor 1n eq f
tour_operato 1i 6k n
tourism 1n 6y h
tourist 11 0 6 32 b 37 6 6f 3 6p 3 6s 3 6t 5 6u i 6x e 9d 3 c3 3 c9 e eu h
tourist_few 1n c9 c
tournam 1c 81 4 ec 4 ew j f2 e
tournam_sunday 1n ew c
tow 16 35 4 80 4 8u 4 aa 3 b0 3 c6 7 e8 3 f1 3
toward 1c 1c 3 8o 4 a1 4 do 3
towel 11 4 3 d 5 27 5 59 d 6e 7 8l 7 8u 4 ab 4 bc 5 bd 4
towel_smal 1n 59 b
town f m 3 1a 3 1m 3 1q 5 1v 3 2o 3 2x 3 31 5 32 3 4b 2 4l 3 4m 5 4n 5 4q 3 4t 4 4u 2 4x 2 59 2 5e 3 5i 4 67 2 6f 3 9v 3 aa 3 ac 4 ad 6 ay 7 b1 3 c8 3 cj 6 ck 3 co 2 cr 4 e2 8 e4 9 e5 3 e6 5 e7 4 e9 7 f0 3
town_council 1f ay a
town_friend 1n b1 b
town_hal 17 4m b cr 9 e9 a
town_keep 1i e2 a
town_news 1n ay c
town_put 1n 9v a
town_report 1n e4 b
town_tempora 1n 4n b
town_thursda 1n 5i b
toy 14 3r 4 3v 4 68 5 7w 6 80 3 8e g 8f q 8g 7 8i 4 du e
toy_brand 1n 8e c
toy_library 1n 8f c
toy_rental 1n 8f t
toys 19 29 4 6q a 87 4 8e 11 8f s
toys_already 1n 6q a
toys_keep 1n 8f b
trac 14 5f 4 5h 5 5u 4 6m 6 7b 3 9w j c0 3 dh 3
trac_cocoa 1n 9w c
trac_fish 1n 9w d
traceab 1i y 5 9w v
traceab_softwar 1n 9w e
track r 1y 5 21 5 22 8 24 7 2b 5 2c 8 6b 7 6d 4 6m 9 70 7 73 5 74 5 75 c 76 5 78 b 7c d 7p 7 99 i 9w 7 ag c b4 9 b5 3 bm 9 bv f bx 8 c0 5 ca c d9 h dd g dy i eb h ei 2 ek 8 el 3 fo 4
track_app 1f 7c c
track_choir 1n ca b
track_far 1n b4 c
track_keep 1n 75 b
track_mood 1n 78 b
track_project 1n d9 e
track_read 1n d9 c
track_school 1n eb c
track_sent 1n ag b
track_smal 1i dd d
track_streak 1n 7c c
track_tank 1n 6m b
track_tool 1n 99 c
tractor 19 5b r 6a c 9j g 9m y 9n 6 fn 8
tractor_demand 1n 9m h
tractor_driv 1i 5b f
tractor_farm 1n 9m d
tractor_hir 1i 9m k
tractor_shar 1n 9m d
tractor_text 1n 9m b
trad j 12 5 2k 3 48 5 4g 4 4i 3 4j 3 4s 3 4t 4 4u 2 4v 2 4y 2 50 2 52 6 54 2 5a 7 6q a 81 e 8k 3 8q 3 96 3 9b 4 9g 3 9s 4 9t 5 a4 9 ag 3 ah 6 ax 4 b9 6 bt 3 bu 3 bv 7 bw 6 cx b cz 3 dc 7 dl 3 dm 3 eh c ek 3 fq 3
trad_card 1n 81 x
trad_centr 1n 9t a
trad_first 1n a4 b
trad_hom 1n 6q j
trad_hous 1n 6q j
trad_quot 1n eh m
trad_record 1n ah c
trad_tax 1n bw d
trad_taxi 1n dc b
trad_websit 1n cx m
tradesm 1i 8q a cx j
tradesp 1i 8q e cx a
traditi 1n es 8
traffic 1c 26 g du 4 f9 4
traffic_light 1n 26 g
trail z n b 20 i 28 6 2j 6 2k a 43 4 6s e 9d 6 9j 6 cj c fi 4
trail_map 1n 20 f
trail_squar 1n cj 9
trail_stand 1n n b
train g d 4 f e s 7 12 4 13 6 15 5 19 7 1f 4 20 5 2c 6 2j 3 36 8 3i 4 3k 4 3w 4 43 3 4i e 4j c 4m 2 4z 6 50 e 6a 3 6i 4 6r 3 71 a 72 7 77 5 79 4 7m 5 7n 4 7o 9 7r 4 7t 7 7v 4 a4 3 ah 3 an 7 at 9 av 2 b3 5 bb 5 c5 2 c8 4 c9 4 cd 4 ce 5 cs 4 de a dj 9 dr 3 ds c dx 5 e8 6 ed 2 ee 3 ev 8 ew 8 f3 4 f8 3 fh 4
train_app 17 4j h 71 a 79 8 de b
train_arm 1n 7m b
train_cancel 1n 7t a
train_client 1i f g
train_coach 1i ew b
train_compani 1n 3i b
train_consent 1n cs b
train_daily 1n ds c
train_data 1n at g
train_dog 1i f8 8
train_elderly 1n 7o e
train_employ 1f 50 c
train_exercis 1i 2c a 71 a
train_group 1i ew b f3 9
train_help 1n 7v b
train_hom 1n f c
train_hors 1n dx b
train_journey 1n 36 g
train_kids 1n 3w c
train_manag 1i 50 h
train_memory 1n 7o b
train_nail 1n d b
train_nurs 1n 1f 9
train_provid 1n 50 e
train_react 1n 71 b
train_reactiv 1n ds c
train_record 1n e8 b
train_refug 1n 13 f
train_relatio 1n 77 c
train_remot 1n 4z c
train_rid 1i dx a
train_simpl 1n f c
train_sit 1n 3k c
train_smal 1i 36 a
train_staf 1f 4j b de j
train_station 1n 20 b
train_student 1n fh b
train_tun 1n ce b
train_volunt 1n bb 9
train_woman 1n 15 b
train_workpla 1n 50 h
train_writ 1n s c
traine 1a 53 7 56 8 5e 7 bb j eo 7
trainee 1n ee h
trainin 1f 4i f 4j 4 74 7
tram v 32 2 3a 2 3k 2 3o 4 6a 6 8w 2 aa 6 ae 4 ak 4 b1 5
trampol 1i h a f0 q
trampol_hal 1n f0 e
transac 1f bv 8 d0 f db 9
transcr 1c an b bh 7 cs l dm j
transcr_api 1n cs d
transf 16 6r 9 6s n 7g c bi e bn f bq d bu q c9 8
transf_end 1n bq d
transf_hoist 1n 6r a
transf_walk 1n 6s c
transla 13 3h 5 4m 6 4w 10 au 8 b4 e cr z cz 7 e6 9 ea a
transla_agency 1n 4w i
transla_birth 1n 4w c
transla_busines 1n cr e
transla_check 1n cr c
transla_comment 1n e6 a
transla_court 1n 4w i
transla_manual 1n cr i
transla_onlin 1n b4 c
transla_servic 1n 4w q
transla_tool 1n cr n
transpa 1f 1b 9 3c d 9w 8
transpl 1n 6y t
transpl_istanbu 1n 6y c
transpo 13 20 7 3u a 69 7 7v v c5 3 c8 3 cf 3 dy 3 eb m fq 3
transpo_attenda 1n eb g
transpo_book 1n 7v l
transpo_servic 1n 7v c
transpo_several 1n 7v b
trap 1f cw 4 dj 4 fn a
trattor 1n 2l i
travel q 5 7 1o 4 1u k 22 2 23 4 2d 9 2x 5 32 9 35 e 36 j 3j e 40 3 4z 7 56 5 58 2 6p d 6q 7 6r i 6s 3 6u l 6y b 7t 9 8f 8 93 6 aq 6 bj 4 bq 7 bw 3 c9 d d1 a db 8 dq 8 ec 7 eu b
travel_abroad 1i 6y k
travel_book 1i c9 b
travel_bottl 1n 5 b
travel_calenda 1n 4z c
travel_cots 1n 8f b
travel_data 1n 6u g
travel_design 1n 36 g
travel_disabil 1n 6r f
travel_esim 1n 6u k
travel_group 1i 36 d
travel_insur 1i 35 a
travel_itinera 1n 1u o
travel_pay 1n ec c
travel_plan 1n 1u j
travel_shop 1n db b
travel_sim 1n 6u k
tray 12 1e 2 1p 5 2v 3 45 8 5g 7 6d 5 8z 3 9i b fe 3
tre s 33 7 3e d 3g 3 3q 7 60 b 69 3 6o 7 8t 6 9k 3 9q g ai 9 bh g du 5 e2 8 e6 3 eq 3 et 3 f5 3 f9 r
tre_app 1n ai b
tre_archiv 1n bh b
tre_copy 1n bh 9
tre_decemb 1n f9 g
tre_deliv 1n f9 c
tre_deliver 1n f9 n
tre_family 1n f9 i
tre_forest 1n f9 g
tre_hom 1n f9 g
tre_hous 1i 3q b 6o 9
tre_liv 1n f9 g
tre_plant 1i 3e a 9q b
tre_pot 1n f9 j
tre_puglia 1n 60 b
tre_rent 1n f9 k
tre_rental 1n f9 g
tre_replant 1n f9 g
tre_researc 1n bh b
tre_set 1n f9 g
treadmi 1n dx a
treasur 17 31 8 3r k 6h a 6i 9 84 6 bt 3 f2 6
treasur_hunt 1f 3r g 6h 9
treat s 1 2 d 3 k 3 p 5 t 3 2c 4 5h 6 61 2 6j 3 74 2 75 2 76 2 77 4 7c 3 7e 3 7m 2 7q 2 8f 2 ac 3 by 2 dk 2 dx 8 f8 d
treat_heat 1n f8 9
treat_hors 1n dx b
treat_smal 1n 5h b
treatme y d h k e l 3 q 2 x 2 10 g 4y 3 6y l 6z 3 70 3 78 3 7c 3 7e 3 7l 8 7n 3 dd 3 dw 3 dx e
treatme_abroad 1n 6y n
treatme_budapes 1n 6y c
treatme_flight 1n 6y b
treatme_hotel 1n 6y b
treatme_plan 1i 10 e 7l 9
treehou 1n 6o 11
treehou_beech 1n 6o 8
treehou_breakfa 1n 6o a
treehou_forest 1n 6o a
treehou_guest 1n 6o a
treehou_interne 1n 6o f
treehou_lak 1n 6o a
treehou_night 1n 6o f
treehou_off 1n 6o a
treehou_stay 1n 6o g
treehou_switch 1n 6o a
treehou_weekend 1n 6o a
treetop 1n 2a 4
trek 1f 20 9 6s k e1 i
trek_wood 1n e1 d
trench 1i 41 7 9r c
trestl 1n 89 8
tri r d 2 46 3 78 2 87 9 bd 3 bx 2 cw 3 fc 2
tri_catalog 1n 87 b
triag 1c v 9 x 9 7k e av e
trial x w o 13 d 24 5 2e 8 2t 3 39 8 3f 2 5j 3 8j 2 8l 5 a4 4 bb 4 dr a ee 8
trial_patient 1n w f
trial_recruit 1n w s
triathl 1n 5l a
tribut 1n 3f r
trick 1c 1h 4 7s 4 dw 3 ep 7
tricycl 1n 2j g
trig 1n 7p m
trig_attack 1n 7p f
trim 1f 8r h 9g n dp 3
trim_hedg 1n 8r b
trinket 1n 29 6
trio 1i 38 7 cd 6
trip t j 3 1u n 2p 5 35 7 36 k 37 j 3j g 58 6 5e 5 5q 4 67 5 6k 7 6r i 6u 2 bh 4 bq c c4 c c5 7 d1 e
trip_answ 1n 1u b
trip_check 1n 35 b
trip_mileag 1n d1 b
trip_neighbo 1n c5 b
trip_onlin 1n 6k b
trip_plan 1n 1u y
trip_togeth 1n 36 g
trip_wheelch 1n 6r e
trip_work 1n d1 b
trivia 1i b3 g ck 10
trivia_night 1n ck i
trivia_team 1n ck d
trolley 1i 1q 3 7b 7
trombon 1n cc 6
trot 1i dx 2 e1 4
troubl 1a 4x 4 54 4 ds 3 ff 4
trough 1n fo 4
trous 11 6 4 1s 6 3l 5 3y e 3z 5 48 i 49 5 4c 3 7z 2 be l
trous_cut 1i 48 a be 9
trous_linen 1n 3y b
trous_wheelch 1n be b
trout 1f 5g 7 88 8 9l 8
tru w 2b 3 3h 2 8j 4 a3 3 am 3 az 6 cq 2 df 3 dk 7 fg 7 fo 5 fp 4
tru_profit 1n fg a
truck 16 2k u 5a 6 9h z 9r e e3 9 ek k fi t
truck_cook 1n 2k b
truck_driv 1n 9h h
truck_load 1n fi k
truck_own 1n fi f
truck_park 1n 9h y
truck_skip 1n e3 a
truck_stop 1i 9h c
truffl 1n 5u b
truly 1c 17 4 6u 4 a9 3 ag 3
trumpet 1i cf r fe 2
trumpet_flut 1n cf 9
trunk 1n 47 b
trust r w 2 3k a 5a 3 5b 2 5h 4 7a 2 8q 5 9l 3 bt 4 ch 2 d0 2 d6 4 d7 2 di 2 dq 7 eb 2 em 2
trust_neighbo 1n dq b
trust_stand 1n 3k c
truste 1n 7j 8
truth 1f 1s 4 7h 2 9l 4
try m 3 3 6 3 1o 5 2f 3 2g 3 46 8 4d 4 67 5 7n 2 8j 3 a3 4 an 2 cm 3 cs 3 cw 4 e5 3 ff 8
try_glas 1n ff c
try_hom 1f 46 a
tub 12 1 i 9 5 n c p 3 2p a 6w a fr 6
tub_open 1n n b
tubercu 1n v b
tubs 1f 2p m fr d
tucksho 1n 2v i
tue 15 q 5 r 3 2v 3 3u 3 7i 3 ef 3
tuesday e 1a 3 3s 2 4k 2 5c 2 b8 3 cc 3 co 3 dr 3 ez 3
tug 1n 47 3
tumbl 1n 61 4
tun 13 1t 9 3n 5 7o 2 8o 4 a5 9 b0 3 bf 2 ce y ci 7
tun_hous 1n ce b
tun_near 1n ce g
tun_piano 1n ce j
tun_postcod 1i 1t a ce a
tuna 1n ez 4
tuning 1n ce h
tunisia 1n 4y f
tunisia_teach 1n 4y c
tunnel 1f 8 4 8c 4 b1 6
turban 1n fc a
turbin 1n fp a
turin 1i f a 16 a
turkey 16 10 7 68 7 6y f 7j 6 96 7 ao 7 dt 3 fk 7
turkish 1i 5p 9 9y a
turn g i 3 1x 4 2h 2 3e 3 3q 3 4f 4 4n 4 5c 4 5w 4 6k 5 7a 4 8g 3 8i 3 8l 2 9m 3 9q 3 9z 2 a4 4 a8 4 ai 4 aw 3 b7 3 bg 3 bt 6 ci 3 cp 4 da 3 dm 4 ea 4 f1 3 fl 6 fr 4
turn_blog 1n cp c
turn_clos 1n 5c c
turn_compost 1n fr b
turn_cricket 1n 5w a
turn_crop 1n 9q a
turn_empty 1c 4n 9 f1 8
turn_hospita 1n a4 b
turn_lectur 1n a8 b
turn_nearby 1n 1x b
turn_officia 1n ea b
turn_phon 1n 4f b
turn_pictur 1i bg 9
turn_print 1n ai b
turn_room 1n fl b
turn_schedul 1n 7a c
turn_soil 1n 3e 9
turn_song 1n ci a
turn_task 1n dm c
turnov 1f 5d 5 5t 4 ct 4
turntab 1n ch u
tuscany 1i 2o 9 39 a
tutor 19 14 7 3m 15 3o e 9x x a2 e a7 a
tutor_exam 1i 3m d
tutor_look 1n 9x c
tutor_math 1n 3m e
tutor_minut 1n 3o b
tutor_onlin 1n 3m e
tutor_smal 1n 3m b
tweez 1n bi 3
twelfth 1n am 3
twelv i k 4 1w 3 22 6 2b 3 2s 7 4a 3 4h 3 4m 3 50 2 5q 5 63 4 6a 3 73 3 79 3 7d 3 7h 4 7i 3 7m 3 7n 3 80 2 8s 2 9z 3 a2 3 a4 4 at 4 bw 3 c0 3 ch 3 cr 4 d3 5 e6 4 ez 4 fc 2
twelv_ahead 1n d3 b
twelv_even 1n a4 b
twelv_habit 1n 22 b
twelv_indian 1n at a
twelv_languag 1n cr c
twelv_onlin 1n k c
twelv_rescu 1n ez a
twelv_smal 1n 5q c
twelv_strang 1i 2s b
twelv_twelv 1n 22 b
twentie 1n 11 7
twenty i 3 4 e 5 1a 3 1m 3 1p 4 21 3 24 3 27 3 2c 3 2m 5 3a 3 45 3 4b 3 4p 3 52 3 53 3 5h 3 5q 3 6z 3 78 5 7u 3 7x 3 87 3 88 2 8d 4 8g 3 8v 3 a0 3 a6 3 a8 3 ac 3 ae 4 b5 3 bu 3 bx 3 d6 3 dm 3
twenty_colour 1n 3 c
twenty_neck 1n e c
twenty_questio 1i ae a
twic e a 4 k 2 4p 3 57 4 59 4 5k 4 5w 3 67 2 7q 3 8p 3 at 4 c8 3 cn 3 fe 3
twic_bik 1i 57 b
twic_doctor 1n at a
twic_market 1n 5k b
twic_protein 1n 5w a
twic_wash 1n a b
twing 1n h 4
twist 1i 7z 4 b3 7
typ v l 5 u 4 74 f 8z 5 97 6 9a 3 9b 5 9x 9 ap 7 aq 4 ar 4 bg 4 cz 3 d0 3 d4 3 da a eg 6 em 2
typ_diabet 1i 74 j
typ_photogr 1n 9x b
typ_shop 1n ap b
typewri 1n bl g
typewri_writ 1n bl 9
typical 1n 1y 5
typist 1n cs 8
tyr 14 21 3 42 7 7g d 9a h 9h 3 9m 3 by 5 c1 6 c2 k ek f
tyr_book 1n ek b
tyr_chang 1i c2 d
tyr_hom 1n c2 b
tyr_storag 1n 9a d
tyrol 1c 1b 8 5f 8 c4 8 f6 6
tübinge 1n ay a
uae 1i 4j 9 6j 9
uber 1n 2m k
uber_eats 1n 2m b
uganda 1n 4f a
ugc 1f 4l 9 4t a ap 9
ugly 1f 90 4 da 4
ultraso 1i v g at g
ultraso_pictur 1n at a
umbrell 1f 32 6 51 5
umpir 1n ec x
umpir_youth 1n ec f
umrah 1n 3j w
umrah_journey 1n 3j d
unannou 1n 2g 5
unanswe 1n dn 5
unask 1f 1b 5 4r 4 7n 4
unassem 1n 89 e
unassem_singl 1n 89 b
unatten 1i 2u c c9 5
unavail 1n 6a a
unchang 1i 7l 4 av 5
uncl 13 1n 5 1z 4 2w 4 3d 5 3n 5 7n 3 bh 4 ck 4 ew 6
unclear 1i 10 7 at 3
uncut 1n ap 4
undat 1n 8i i
undat_pap 1n 8i c
undercu 1n 53 6
underli 1i 1k 2 8h 3
underne 1n bj 4
underpa 1n 2e 7
undersi 1i 8a 4 fn 3
underst x t 2 1l 3 4m 2 4w 5 6v 2 7n 2 9f 3 a6 9 cs 4 dm 2 ea e
underta 16 30 4 3c p 3d 8 3e d 3f 7 3i 3 9b r
underta_form 1n 9b j
underta_nearby 1n 3c a
underwa 1n dx a
underwe 1f 6 o 4d z bd p
underwe_buy 1n 4d e
underwe_men 1i bd 8
underwe_sock 1n 4d b
underwe_teenag 1n 6 b
underwr 1n 4f b
undo 1n 9q 5
undon 1i 85 4 al 8
undres 1n 4d 5
undy 1f 8 6 4a 6
uneasy 1n ad 4
unfair 1i 4f 5 dd 5
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
uninjur 1n 72 6
uninsta 1n 22 5
uninsur 1n c4 5
union 17 1k 3 7i 4 8z 4 95 4 a8 4 bt 6 cz 4
unit 16 69 5 7h 7 8w 8 9v 7 a2 5 a3 7 as 4 ef 7
univers x 6 3 h 3 w 5 19 a 1k f 3a 3 3m 8 53 3 6n 5 a4 4 a7 6 a8 7 a9 n aw 3 ee 8
univers_applica 1n a9 t
univers_help 1n 3m b
univers_student 1c 19 9
unknown 16 w 4 1y 3 38 3 7b b 7s a b0 3 d6 4 eh 4
unknown_cal 1n 7s b
unlawfu 1i ae 5 b9 5
unles 1a 2j 4 al 4 ct 4 cu 7 db 4
unlist 1n 83 4
unload 1i el g fi f
unload_driv 1n el c
unlock 1i 1h l 2u 4
unman 1n 4q h
unmarri 1n bn a
unopen 19 5q 3 7i 6 84 3 9o 3 bm 4
unpack 1a 1x 3 5g 3 6p 3 8v c fs 4
unpack_hom 1n 8v c
unpacka 1n 5o g
unpaid 1a 4e h 9t 4 d8 h d9 6 e8 4
unpaid_invoic 1i 4e c d8 g
unpick 1i 49 4 7z 2
unplan 1i ek 5 fk 5
unprepa 1n 73 4
unread 1a 2x 3 4f 4 4z 4 8h 3 d7 7
unreada 1n e4 4
unsaf 1f 5r 5 6n 9 ek 3
unschoo 1n 1o a
unseaso 1n 5w 4
unseen 1f 5t 3 8i 4 ew 5
unsign 1f 10 4 4b 4 aj 4
unslic 1n 2n 4
unsold 1c 11 s 2n 4 5n p 8i 5
unsold_food 1i 11 l 5n h
unsolv 1n az f
unsolv_cas 1n az b
unsort 1n bm 4
unstaf 1i 4q r fd j
unstaf_shop 1i 4q l fd d
unsubsc 1i cn 5 cy 3
unsuita 1n 7e 5
unsur 1f av 4 d3 3 fp 3
until 8 4 3 67 2 8x 2 a8 2 bm 3
until_fal 1n 24 b
until_gon 1i 2n a
until_last 19 8x a
until_midnigh 16 n 8
until_night 1f 67 a
until_payday 1i bm i
until_rub 1n 4 b
until_test 1n a8 b
untouch 1n da 4
unus 17 18 b 66 8 as m bx 8 cf 5 ci 3 fa e
unus_car 1n 18 b
unus_softwar 1n as f
unusual 1c 2s c 38 g ct 3 du b
unusual_breed 1n du b
unusual_room 1i 2s b
unverpa 1n 5o a
unwant 1n cy 4
upcycl 1i 42 x 8a a
upcycl_backpac 1n 42 d
upcycl_bags 1n 42 l
updat 1c u 3 1l 3 5v b ff 4
updat_beekeep 1n 5v b
upfront 1i 9t 9 br e
uphil 1c c1 3
upholst 1i 8a 5 90 k
upkeep 1n 6h 5
upload 11 4e 7 53 d 6a 2 a8 8 af 9 ao 9 aw 9 ca a d5 3 d7 9 da 9
upload_draw 1i 53 b
upload_few 1n aw b
upload_nda 1n d7 c
upload_rent 1n af b
upload_scan 1n da b
upload_scor 1n ca 9
upload_snapsho 1n ao b
upon 16 58 4 6f 3 74 3 78 3 a1 6 cn 3 eo 3
upp 13 m 5 10 5 15 5 33 5 6s 2 88 5 9m 5 ez 2
upright 1f 2c 3 8o 4 ce 6
ups r 4f 6 4k 4 4n 5 4y 2 53 5 54 8 5d 5 70 9 ab 2 at 4 b9 2 c9 2 cn 2 cp 2 cs 2 cv 3 cw 2 d4 6 d5 2 d9 2 db 2 dk 2 dm 3 dw 7
ups_rain 1n 70 b
ups_shop 1n 4f b
ups_vaccina 1n dw c
upsel 1n 6e i
upset 1n dt 5
upsid 1f 6m 3 8i 4 fj 6
upstair 19 2d 2 89 4 bb 6 ep 6
upstrea 1n ft 4
uptim 1n cv u
uptim_error 1n cv c
uptim_monitor 1n cv i
upward 1n 8s 5
urban 17 n a 18 8 31 8 64 8 9i 7 e6 9 fa 7
urban_spa 1n n b
urg 1n 7d 3
urgency 1i aj 4 fp 5
urgent 16 v a x g 49 4 7i 3 7k 8 7v 8 cm 9
urgent_book 1n x b
urgent_ones 1n v b
urgent_urgent 1n x b
urn 1i 3e y 3g q
urns 1i 3e 11 e7 6
urns_coffin 1n 3e h
urns_myceliu 1n 3e d
urns_tre 1n 3e a
urology 1n bd 4
us 1i 9y 5 d5 d
us_firm 1n d5 b
usabl 1n 20 e
usabl_signal 1n 20 b
use k h 3 1g 5 25 3 4n 3 50 7 5d 7 5y 5 6r 4 7q 3 7r 4 8e 5 a6 3 be 4 di 3 ed 3 f1 3
use_childre 1n 1g a
use_own 1f 50 a
use_thing 1n 8e b
use_wheelch 1f 6r 8 7r 9 be 8
used j 3 3 8 5 1i 7 1j 5 1k b 1x d 25 3 28 3 2h b 41 5 67 2 87 3 8a b 8f 7 8h 9 8o 5 b1 3 bc 4 bx 2 c7 4 ch 3 cw 5 d9 6 di 3 fq 9 fr 3
used_baby 1n 1x g
used_balanc 1n 1j a
used_book 1f 1x c 8h h
used_cloth 1n 41 c
used_devic 1n 2h e
used_furnitu 1n 8a s
used_pag 1n cw b
used_phon 1n 2h n
used_piano 1n 8o b
used_stairli 1n bc 8
used_textboo 1i 1k j
used_toys 1n 8f c
used_win 1n 8 c
useful 1f 1y 4 aj 7 cm 5
uses 14 18 4 1l 3 1r 3 87 5 ak 3 b5 3 ea 3 fs d ft 3
usual z u 2 1p 3 1q 3 20 5 2i 7 5r 5 6l 2 6r 3 7t 2 db 2 dh 4 do 3 fs 4
usually 16 l 6 20 a 79 4 7e 3 b6 3 br 3 d3 3 d7 a
usually_accept 1n d7 c
usually_forgott 1n 20 b
utah 1n es 7
utensil 1n 8d h
util 1n ft g
utili 1n 6b a
utility 1c 4f 9 9s 7 ef 9 ft h
utility_report 1n ft b
utrecht 17 13 7 35 7 3q 8 5j 8 92 7 ba 6 dp 7
vacanc 1n b9 b
vacancy 1i ag d b9 n
vacancy_track 1n ag b
vacant 1n 4n y
vacant_shop 1n 4n o
vacatio 1c 1u 9 6f d dg a dq c
vacatio_rental 1n 6f d
vacatio_vet 1n dq b
vaccin 1c x 9 69 9 dq 4 dw 3
vaccina 1a o 4 x i 1c 3 2d 4 dw g
vaccina_blood 1n dw d
vaccina_remind 1n x b
vacuum 19 c a 17 3 2f 8 56 7 8t f ce 3
vacuum_clean 1i c a
vacuum_rins 1n 8t b
vain 19 y 3 25 4 5p 4 ab 3 b5 3 em 3
valenci 1f k 9 6v 7 fn 8
valet 1n c2 b
valid 1f 21 3 aj 6 e8 4
valley 16 5v 7 60 4 8c 4 9g 6 9k b 9m b ay 8 c8 7
valley_shar 1n 9m b
valu y 7 7 w 2 1y 8 2a 3 74 b 7u a 8u 3 90 3 ac c bz 2 cf 4 em 3 ft 7
valu_fal 1n 7u a
valu_insur 1n 1y b
valu_say 1n ac c
valuabl 1n 1y 5
valuati 1n eq b
valv 1a 27 6 9p 5 cf 5 cr 6 fl 8
van m c 7 11 4 2j 8 2k 6 30 4 35 c 3u 5 4i 2 5a 2 5e 3 5f 3 5o 5 67 3 6s 7 7v 4 86 a 8a 3 8u 3 8v c 8z 5 99 a 9g 2 9r 7 bi 4 c1 4 cx 3 dp 7 dw b eb 4 eh 5 ei 5 ek b el 5 eo 3 f7 3 f8 3 fm 3 fr 5
van_bring 1f 5o 9 6s 8
van_ful 1i 9r a
van_help 1n 8v c
van_map 1n 3u b
van_park 1n dp b
van_phon 1i ek a
van_round 1c dw a
van_scan 1n bi 9
van_sit 1n 99 b
van_stop 1a c 8 86 7
van_travel 1n 35 h
vandal 1n 18 4
vandali 1i c3 5 e3 4
vanilla 1n 5y b
vanish 1a 4d 3 6v 3 7i 4 bd 3 fs 4
vans x 27 3 35 g 3u 8 4q 4 5a 5 5e 2 7v b 8v 5 99 a 9r b cm 6 cx 3 eb 6 ei 9 ek 8 el c fd 4 fr a
vans_driv 1i 7v a
vans_parent 1n 3u b
vans_pick 1n fr b
vans_rent 1n 35 d
vans_roof 1n 35 b
vap 1n 7d n
vap_chat 1n 7d b
vapour 1n f6 4
variant 1n ap j
variant_tiktok 1n ap b
variety 1n 83 z
variety_sel 1n 83 9
variety_smal 1n 83 9
varifoc 1n 46 5
varnish 1n d g
varroa 1n 9k a
vas 1c 29 9 8c a 8k g 8p 5
vas_sel 1n 8k c
vat 1i bw 9 d0 i
vat_hand 1n d0 b
vault 1n aj k
vault_passwor 1n aj b
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
vegetab x 18 e 1t d 2q 8 2t 4 5a 9 5g 8 5i n 5t 6 5x d 7x a 83 i 8r b 9j 6 f5 i fa k
vegetab_balcony 1i 1t a
vegetab_box 1i 5i k
vegetab_farm 1i f5 8
vegetab_fruit 1n 2q b
vegetab_garden 1i 8r a
vegetab_lend 1n fa l
vegetab_local 1n 5x b
vegetab_organic 1n 5i b
vegetab_plot 1n fa h
vegetab_produc 1n 5a c
vegetab_rais 1n 18 g
vegetab_sauc 1n 5g c
vegetab_seed 1n 83 h
vegetab_variety 1n 83 d
vegetar 1i 30 e eu 4
vegetar_cater 1n 30 c
vehicl 19 21 8 9b a 9h 3 c2 8 eb 6 ek r
vehicl_calenda 1n 9b b
vehicl_charg 1n ek b
vehicl_check 1n ek d
veil 1n 2x 3
vein 1i 3 4 dq 4
velcro 1i 1l 6 be 6
ven 1n 90 e
ven_stuck 1n 90 b
vend 1f 2u z 4q 9 57 g
vend_machin 1n 2u n
vendor 1n dk b
venezue 1n 2k e
venezue_arepa 1n 2k b
venison 1n f4 8
vent 1n 97 a
ventila 1n 26 b
venu 16 1v 6 2w i 2x 4 2y a 30 4 38 8 3d 3 6g j
venu_pap 1n 2w c
venu_sel 1n 6g b
vera 1n 1z 4
verbal 1n 1l r
verdict 1n 21 5
verg 1n e7 8
verifi 1i 5o 5 9q 9
verify 1f ac 5 ae 5 b6 4
vermin 1n f8 8
vermont 1f 83 7 bl 7 ci 7
verona 1n 36 7
vers 1f ci a
version 11 v 3 20 3 3v 3 71 3 79 3 a9 3 ag 3 ao 3 b0 9 cu 3 d6 3 d7 3 ea 7
vertica 1n 9i 10
vertica_farm 1n 9i v
vest 1a 37 8 3q 3 4r m 6k 6 fp 3
vest_warn 1n 4r b
vest_work 1n 4r d
vet w x q 1c 3 3g 7 3t b 3u 8 4k i 4y b 8p c 8r 6 9g 5 9n 4 do a dq b dt 7 dv r dw r dx b fo 8
vet_clean 1n 8p h
vet_clinic 1n x k
vet_develop 1n 4y g
vet_driv 1n 3u b
vet_freelan 1n 4k p
vet_hom 1n dw p
vet_liv 1n 3t b
vet_local 1n do d
vet_pet 1n dq b
vet_practic 1i x r
vet_send 1n dv c
vet_telehea 1n dv n
vet_van 1n dw g
vet_video 1n dv h
veterin 16 x q 3g 3 4g 7 dt 4 dv j dw 8 ez 3
veterin_practic 1i x j
vets z x f 1c 5 3g 4 4g 9 do 4 dp 3 dq 3 dr 3 ds 3 dt 3 dv c dw b dx 7 dz 3 e0 3 fo 5
vets_bundl 1n 4g c
vets_voic 1n x b
vhs 1n bi u
vhs_digitis 1n bi b
vhs_digitiz 1n bi b
vibrat 1i 24 9 2c h
vibrat_postur 1n 2c b
vibrati 1n fk n
vibrati_sensor 1n fk g
vic 1n 7w 8
victori 1n 5a b
video n a 6 g 4 k 8 l 7 z 7 1f 5 1n a 2x 5 2y 4 3n 7 3o 3 3p 2 4j 6 4l 5 4m c 4v k 50 4 6x 5 71 7 76 4 77 c 79 9 7c 8 7e h 7m 5 7u 5 7y 4 7z 5 9a 9 a1 3 a3 c a5 3 ab 4 ag 8 ah 5 ap g b0 i b2 9 b5 a ba d bi b bz 5 cg a ck 5 co 4 dd 4 de 8 ds 9 dv b ee 6 f2 3 fb 3 fc 5
video_ads 1n ap m
video_advic 1n a b
video_african 1n b0 b
video_brand 1i 4l a
video_cal 1f k a 1f 8 ba o
video_channel 1n b0 u
video_check 1n 79 b
video_company 1n 4v f
video_compar 1n bz b
video_consult 1n 7e e
video_cours 1i a3 e
video_creator 1n b5 b
video_cuts 1n fc a
video_doctor 1n 7e d
video_fix 1n cg 9
video_flight 1n 6x a
video_gam 1i b2 h
video_generat 1n ap d
video_homewor 1n ds c
video_instruc 1n 7y 9
video_interpr 1n 4m k
video_learn 1i dv b
video_lesson 1i de b
video_persona 1n 1n a
video_prescri 1n 7e g
video_product 1n 4v v
video_relay 1n 4m b
video_rewrit 1n ag b
video_round 1i 7u 9 ck 9
video_sam 1n 7e b
video_see 1n z b
video_sery 1n b0 j
video_step 1n 7z b
video_tap 1n bi k
video_worn 1n 9a b
vienna 11 a 6 1j 5 2v 6 4p 6 4u 6 90 6 ae 6 bb 5 br 6 c3 6 ce 6 d0 6 dq 6 eu 5
vietnam 1f 4j 8 a9 g em 9
vietnam_applica 1n a9 b
view 11 2w 3 33 3 87 3 a0 3 b0 e bn 9 eq 6 f0 8
view_financ 1n bn b
viewing 1f bn 5 bz 4 eq m
villa 1n 31 f
villa_actor 1n 31 c
villag r 14 c 15 g 1b 3 1d b 1l 5 33 5 39 9 4a 7 4m 2 4q i 5v 8 67 9 69 9 6s b 7e 7 9q 7 9t a at 6 az 7 b2 9 bh e bi 7 bu 9 c4 c c5 9 c8 j cj e dw 7 e1 4 e8 3 e9 e fd p
villag_buy 1n 1d b
villag_child 1n 39 c
villag_corn 1n bu b
villag_cut 1n 69 b
villag_financ 1n 9q a
villag_hal 1f cj a e9 n
villag_househo 1n 4q d
villag_jar 1n 5v b
villag_last 1n dw c
villag_memb 1n 4q b
villag_onc 1n 14 b
villag_open 1n fd a
villag_ord 1n c8 b
villag_own 1n fd l
villag_practic 1n 7e b
villag_scan 1n bi 9
villag_sery 1n az b
villag_shar 1n c4 b
villag_shop 1f 4q f fd t
villag_shuttl 1n c8 m
villag_station 1n c5 b
villag_taxi 1n c8 i
villag_volunt 1n fd c
vin 1n 6x 4
vinegar 1i 8p 4 ab 4
vineyar 17 33 8 5q 8 6m 8 6x 9 9j b 9n 7 fn 7
vineyar_dawn 1n 6x a
vint 1n fg l
vint_remov 1n fg a
vintag 1a 2y a 41 p 6a k 82 7 8a d
vintag_cloth 1n 41 e
vintag_photo 1n 2y a
vintag_shop 1n 41 l
vinyl 1n ch 1d
vinyl_album 1n ch d
vinyl_collect 1n ch d
vinyl_not 1n ch a
vinyl_record 1n ch u
vinyl_subscri 1n ch b
viola 1n 38 4
violenc 1n 1g 5
violent 1n ak 5
violin 1a 3n m 8o t a5 l b9 b cf r
violin_cello 1n 8o b
violin_lesson 1n 3n e
violin_mak 1i b9 a
violin_mend 1n cf b
violin_piano 1n 3n b
violin_rental 1n 8o h
violin_repair 1n cf g
violin_show 1n a5 b
violin_worksho 1n cf g
virgin 1n 60 s
virgin_oliv 1n 60 l
virtual 11 1s 7 2m b 31 7 3f 6 4i o 4z n 54 7 7m k 9s d al 7 cm 7 eq f ff d fo 6
virtual_assista 1n 4z x
virtual_pow 1n 9s h
virtual_reality 1f 4i t 7m n
virtual_tour 1n eq h
virtual_try 1n ff h
visa 1c 3j 6 3o 4 6v n au 12
visa_employ 1n au d
visa_relocat 1n au k
visa_step 1n au b
visa_visa 1n au d
visib 1i 9w 8 aq 9
visibil 1f 2e 9 6x 4 aq t
visibil_tool 1n aq g
visibl 1n 8p 3
vision 1i 7r g fj 9
visit i c 3 e 4 h 6 k a n 5 o a p c q 6 t 6 u 3 w 2 x 8 1c 4 1e 5 1n d 1u 3 2i 6 2n 5 3a 5 3b 9 3s c 3t 8 4e 2 4o 6 52 2 6h 5 76 3 7f 9 7k 4 8q 7 8r 6 8t 7 8x 4 8z 6 93 9 96 7 9f a 9g 6 9p 3 ae 6 am 3 ba 5 bb 4 bh 5 bk 4 c1 3 c2 6 cf 4 cq 2 dq 4 dw b dz 4 eh 3 ei b ez 6 f0 6 f8 9 fe 9
visit_archiv 1n bh c
visit_cancel 1n q b
visit_car 1i 9f b
visit_childre 1n fe d
visit_doctor 1n 7f b
visit_elderly 1i p b
visit_family 1c 1n d
visit_hom 1c 1n a
visit_lonely 1n 3s b
visit_market 1n eu 9
visit_medicat 1n t c
visit_moth 1n o b
visit_music 1n cf 9
visit_need 1i 7k a
visit_offlin 1n ei b
visit_onlin 1n ae b
visit_patient 1n k c
visit_phon 1n 96 a
visitor v 16 a 1f 4 2j 5 2l 3 32 e 3s 4 6f 3 6g c 6h j 8k 5 9c 7 9d 3 9r 6 b9 2 dl 6 f5 4 f8 7 fe c
visitor_organis 1n 6g b
visitor_point 1n 6h b
visual 1i 7c d fj l
visual_inspect 1n fj j
visual_plan 1n 7c c
visuall 1n 7r k
visuall_impair 1n 7r g
vital 1n 7u o
vital_sign 1n 7u i
vitamin 1i 7 11 7q f
vitamin_persona 1n 7 d
vitamin_sachet 1n 7 f
vitamin_subscri 1n 7 h
vitamin_test 1n 7q d
vocabul 1i 3m 4 9y l
vocabul_grammar 1n 9y b
vocatio 1i 4i 9 ee a
vodka 1n f6 u
vodka_distil 1n f6 a
voic l t 6 x 5 1l b 2c 3 3f 5 3h 8 6h 4 6m 3 6z 6 70 3 74 5 78 5 7k 6 7m 2 7n 2 7s 7 9f 2 a6 3 ah 4 ai 8 al 9 at 4 az 6 b1 6 bm 5 ca a cc 2 cd 4 cm c cp 5 cs e dj 7 dn 5 eg 5 fb 3 fn 5
voic_answ 1i dn a
voic_api 1n cs n
voic_bos 1n dj b
voic_child 1i 1l c
voic_compani 1n al h
voic_diary 1n 78 b
voic_non 1n 1l b
voic_not 1i x a eg a
voic_own 1n fn a
voic_pick 1n cm c
voic_recordi 1i ai a
voic_see 1n 74 b
voic_story 1n 3f 9
voic_turn 1n cp c
voic_whil 1n bm b
voic_yoruba 1n cs b
voicema 1n cm 9
volcano 1n ab e
volleyb 1n f1 a
volum 1a 4g 7 8v 4 b8 4 dc 4
volunt x w 8 11 f 12 b 14 f 16 i 1a r 1d 3 6i g 7o 5 7r 4 ak 8 bb 7 bi 5 c4 8 cj a e0 8 e8 i fd j fe g
volunt_ambulan 1n fe 9
volunt_car 1n c4 b
volunt_collect 1n 11 f
volunt_fir 1n e8 l
volunt_fix 1n 16 h
volunt_hospic 1n fe b
volunt_hospita 1n fe b
volunt_match 1i bb 9
volunt_mentor 1n 12 g
volunt_phon 1n ak b
volunt_platfor 1n 1a h
volunt_post 1i e0 b fd 9
volunt_run 1n fd j
volunt_task 1n 1a e
volunt_teach 1n 14 b
volunte 1n 1a 17
volunte_near 1n 1a i
vosg 1n 6s 9
vot 14 1d 4 36 d 92 3 ay 5 b4 3 c7 3 cj 4 e6 n
vot_dat 1n 36 b
vot_project 1n e6 d
vouch 11 2t 5 3s 3 45 5 6x 3 7t 2 8m 5 ae 3 br 9 bt 8 cl 3 dz 3 es 8 fq 3
vouch_landlor 1n br c
vowel 1n a6 3
vows 1i 2x a bl p
vows_writ 1n bl b
vulnera 1n 55 v
vulnera_found 1n 55 g
wag x 1e 5 2l 3 2t 3 4e 4 4t 3 56 3 59 3 a1 3 b9 2 bo 4 bu 4 by k d2 f dv 2
wag_already 1n by b
wag_early 1n by c
wag_fil 1n d2 b
wagon 1n 3l f
waist 1c 3y 3 47 6 49 6 7z 3
wait a q 5 s 2 4e 4 4n 2 52 1 7l 3 7n 2 7v 2 9c 3 c7 2 cd 2 d7 2 do 2 dv 2 fa 3 fh 4
wait_kitchen 1n fh f
wait_list z q f s 7 9c 6
wait_money 1n 4e g
wait_sent 1n 1g a
wait_whil 1n cd a
waiv 1i h 4 6k 5
wak z 6 2 s 3 1f j 24 7 25 b 70 a 7c 3 7e 2 9d 2 9f 3 cv d fo 6
wak_engin 1n cv c
wak_night 1c 1f b
waking 1n 1f 4
wal l e 3 g 3 h 6 j 3 k 3 p 4 17 5 20 3 26 7 2b 5 2x 4 3v 5 46 4 4o e 4p a 4x 4 6h 3 6k 3 6n 5 89 5 8c 5 8i 7 8j c 8q 4 8x 5 8y 4 91 3 95 a 9a 3 9d 3 9u 4 9v 4 bc 5 cj 3 du 5 dw 4 e6 4 e9 6 eh 6 eo 3
wal_liv 1n 4o c
wal_notic 1n 2b b
wal_quot 1n eh b
wal_recepti 1n 4o c
wal_shelv 1i du a
wal_tempera 1i 26 a
walk i t 6 1y 4 20 a 2c 3 2e 5 2l 3 2p 4 32 b 3j 4 3l 2 3s 7 3u 4 56 2 6b 2 6s b 6t c 6z 6 71 3 78 2 7v 3 9j 3 9v 3 ad 5 ak b bc 9 c8 3 de 3 do h dr 5 ds 4 e2 3 e7 3 ek 5 ey 6
walk_chat 1n 3s e
walk_city 1n 32 c
walk_distanc 19 3j 7 ad 9
walk_flat 1n 1y b
walk_follow 1i do c
walk_footbal 1n ey d
walk_forest 1n 6t 8
walk_help 1n 3s b
walk_hom 1f ak p
walk_liv 1n do d
walk_next 1i t b 6s 9
walk_round 1n ek e
walk_rout 1i 20 k
walk_show 1n bc k
walk_tour 1n 32 n
wallbox 1n c7 s
wallbox_apartme 1n c7 g
wallbox_charg 1n c7 b
wallet 1c 42 9 85 j bv n dc 3
wallet_exchang 1n bv b
wallpap 1n 7c 5
walnut 1f 2 3 33 d 5s c
walnut_recip 1n 5s b
walnut_tre 1n 33 c
waltz 1n 3n a
want u 3 3 i 8 17 6 1v 3 3d 2 3j 2 3n 2 80 2 c2 3 c8 3 er 2 f1 4
want_begin 1n i c
war 1n 1f 4
ward 12 o 3 25 3 4m d 7a 4 7u 5 7v e 8m 3 ah 5 au 4 fc 3 fe l fh 9
warden 1c 6t 5 88 3 cj 4 e8 g
warden_log 1n e8 b
wardrob 10 1s o 1w 5 3y a 40 h 41 d 7y 4 8a 5 8v 5 94 j 95 4 cb n dz 2
wardrob_app 1n 1s c
wardrob_buy 1n 1s b
wardrob_hir 1n cb c
wardrob_kitchen 1n 94 i
wardrob_own 1n 1s e
wardrob_school 1n cb c
wardrob_subscri 1n 40 g
wardrob_theatr 1n cb c
warehou 13 2u 3 4r b 65 d 66 10 7x 3 by 3 cb 8 ct f em i fh 7
warehou_forklif 1n 66 g
warehou_lend 1n cb 9
warehou_marketp 1n 66 e
warehou_ready 1n ct b
warehou_shar 1n 66 i
warehou_softwar 1n em g
warehou_spac 1n 66 10
warm m 3 6 5 4 e 3 j 8 25 4 2p 4 30 3 3x 8 5l 4 5m 3 5r 3 8l 3 91 4 98 6 a8 3 dt 3 dx 3
warm_lunch 1n 3x b
warm_pool 1n j d
warmth 17 3x 4 5x 4 64 3 6m 3 7x 3 af 3
warn u 8 3 w 3 y 7 1u 3 25 7 4r 9 76 3 79 3 7a 8 7b 7 7c 3 7h 4 7l 7 7p b 7s b 7u 5 9l 6 bp 3 cv 3 d3 7 d6 7 dj 4 dy 9 fk 4 fn 5 fo 6 ft 7
warn_attack 1n 7p b
warn_chang 1n 7l a
warn_diseas 1n fo a
warn_gaps 1n d3 b
warn_hidden 1n 7b b
warn_legione 1n ft b
warn_notic 1n d6 b
warn_own 1n dy b
warn_pack 1n y b
warn_packet 1n 7a d
warn_parent 1n 25 b
warn_shrimp 1n 9l a
warn_work 1n 4r f
warning 1f 7s 7 8e 5 fn 4
warp 1n 2g 5
warrant 1f 1y z 8z 5 9p 4
warrant_dat 1n 1y b
warrant_runs 1n 1y b
warsaw 19 1v 8 2q 7 3r 8 4o 8 57 8 8x 8
wash l 1 2 2 5 6 5 a b c 4 1i 7 1q 3 27 6 2z 5 3b 9 3z 7 48 8 4a 3 4b 4 4d 5 59 c 5o 5 6p 5 7y 3 80 6 8f 4 8l 7 8s 7 8t a 8u c 8z b 9i 3 c2 e c4 3 dp 9 ex 4 fs a
wash_br 1i a a 48 a
wash_car 1n c2 f
wash_count 1n 80 a
wash_dog 1n dp e
wash_dri 1f dp a
wash_drivewa 1n 8t b
wash_fold 1n 8u e
wash_iron 1n 8u b
wash_lin 1i 6p 9
wash_liquid 1n 5o c
wash_machin 19 27 b 8z k
wash_mend 1i 1i a 59 b
wash_rent 1i 59 b
wash_sel 1n 3z b
wash_wat 1n c2 b
washabl 1i a i bd m
washabl_nappy 1n a g
washabl_plain 1n bd 9
wasp 1i f5 2 f8 x
wasp_nest 1n f8 h
wast v m 3 11 5 1k 2 2j 4 59 3 5n 9 5o f 63 3 64 3 6d l 8r 6 8u 3 94 3 9o f 9p 9 9q 7 9u j as 5 c2 3 dp 3 e3 f f7 d fq 8 fr n
wast_biochar 1n 9q a
wast_brick 1n 9u h
wast_collect 1i fr r
wast_departm 1n e3 g
wast_restaur 1i 6d c
wast_sel 1n 9o a
wast_shop 1n 5o l
wast_stock 1n 6d l
wast_til 1n 9u b
wast_tip 1n f7 9
wastewa 1n ft a
wat i 0 5 2 5 4 6 j 8 n 4 15 h 18 6 1t 9 23 a 27 d 2d f 2j 4 33 4 34 5 4o 9 57 5 59 4 5z 3 61 2 62 6 63 2 6w 4 88 9 8s 7 93 9 9c 3 9i 4 9l 8 9n 4 9p 3 c2 7 cc 2 e4 4 ep 3 fa 6 fn 6 ft f
wat_block 1n fn f
wat_bottl 1n 2d p
wat_cold 1i 0 a
wat_damag 1i 27 c
wat_drink 1n 2d e
wat_fed 1n 8s d
wat_filt 1i 15 i 2d p
wat_flat 1n 27 b
wat_hardnes 1n 2 b
wat_housepl 1n 23 b
wat_kiosk 1n 15 f
wat_leak 1i 27 o
wat_monitor 1n ft n
wat_offic 1c c2 9
wat_permit 1n 88 b
wat_pip 1n e4 a
wat_plant 1c 93 e
wat_point 1n 15 g
wat_prob 1n ft d
wat_project 1n 15 g
wat_quality 1n ft q
wat_replac 1n 4o c
wat_run 1n 15 b
wat_saf 1n 2d c
wat_sensor 1n ft d
wat_spar 1n 15 b
wat_tank 1n 23 b
wat_test 1c ft d
wat_tool 1n fa a
wat_util 1n ft d
wat_villag 1n 15 d
wat_warm 1n j d
wat_yellow 1n 1t b
watch l 25 7 2b 5 2c 4 2e 3 37 4 4i 2 4l 2 50 2 6k 3 6t c 72 5 73 4 7a 2 7u 4 85 3 93 9 9j 3 a3 5 aq 6 bo 5 bx 6 cv 3 ft 5
watch_fal 1n 2b c
watch_grow 1n bo b
watch_guid 1n 6t a
watch_househo 1n bx c
watch_morning 1n 6t 8
watch_puls 1n 25 b
watch_search 1n aq b
watch_second 1f 93 a
watch_tempera 1n ft b
watch_walk 1n 6t a
water 19 18 4 1t d 23 k 4o e 8b 4 93 7
water_plant 1n 23 h
waterle 1n c2 b
waterpr 1n 3z 8
waterwo 1n 15 8
wav 16 28 4 34 8 aa 3
wax 1a 8 l d 9 5v 3 85 b 8a 3
wax_canva 1n 85 a
way d 1q 3 21 3 32 2 3h 2 3t 3 4v 1 5e 2 87 2 8u 3 ak 4
way_charg 1n 21 b
way_saint 1i 6p 9
way_work 1a 3h 7
ways z 6 2 1f 4 4z 3 65 3 7r 3 91 8 ak e bn 3 bu 2 c5 2 c8 3 cr 3 dc 3 ey 3
ways_check 1n 91 b
ways_hom 1n ak i
wcag 1n cw h
weak 14 98 3 9p 3 a2 3 bd 9 be 4 c2 3 c7 3 ed 3
weak_blad 1n bd b
weaken 1n 48 5
weaknes 1i ah 3 bd 8
wean 1n 5m k
wear s 3 8 5 8 6 5 1s 8 2b 8 2c b 3z 6 40 4 45 4 46 a 4b 3 4c f 4r 4 5b 3 7z 2 8j 2 8o 4 9g 3 be 3 fc 4
wearabl 17 24 c 25 8 2c q 2e c 4r o 7u e dy g
wearabl_work 1n 4r d
weath v 1s a 2j 4 2o 3 3z 3 69 6 6k c 6x 4 74 4 7p 9 8g 2 95 4 df 2 do 3 e1 3 eg 9 em 3 fl 8 fn 8
weath_calenda 1n 1s b
weath_trig 1n 7p b
weath_turn 1i 6k a
weath_voic 1n eg b
weather 1n 9u 4
weav 1f 7y 7 ao 4 es v
weav_basket 1n es b
weav_clas 1n es a
weav_cours 1n es d
weav_guest 1n es a
weav_learn 1n es a
weav_weekend 1n es a
weav_worksho 1n es f
web 12 b 9 4h a 4u q 8k a a1 7 a8 3 b7 3 cp 4 cw 9 cx 7 dl 3 ea c
web_design 1n 4u w
web_pag 1i ea a
web_phon 1n 4h b
web_shop 1i b a 8k b
webcomi 1n b8 s
webshop 1n ct e
webshop_book 1n ct b
websit y 3f j 4u i 55 6 b9 9 cb 7 cg 7 cl 6 cp 3 cr 7 cv 7 cw n cx y cz 4 dl f e4 6 en 6
websit_accessi 1n cw m
websit_blind 1n cw e
websit_build 1i cx m
websit_coupl 1n cg 9
websit_craft 1n cx e
websit_electri 1n cx c
websit_friend 1n 3f 9
websit_restaur 1n cx e
websit_school 1n cb 9
websit_system 1n dl b
websit_trad 1n cx i
websit_tradesm 1n cx h
webtoon 1n b8 v
webtoon_app 1n b8 j
wed s 5 2 9 2 i 2 2j 3 2o a 2w o 2x k 2y 7 3d c 40 d 45 9 5y 5 61 2 7m 2 a5 3 aw 2 bj 4 bl h cg f ci b
wed_band 1n cg d
wed_cak 1n 2o g
wed_ceremon 1n 3d a
wed_danc 1n ci a
wed_guest 1i 40 g
wed_liv 1n cg 9
wed_photogr 1n 2x x
wed_plan 1n 2w z
wed_ring 1n 45 g
wed_speech 1n bl m
wed_themsel 1n 2w c
wedding 10 8 3 n 3 1z 3 2j 8 2w j 2y 5 30 d 3d 6 40 7 5r 3 8c c ai 3 bl 9 cg e
wedding_abroad 1n 2w c
wedding_garden 1n 30 c
wedding_hom 1n 8c b
wedding_saturda 1n 2j b
wedg 1n 97 c
wednesd w 10 2 1p 4 1r 2 2x 2 35 4 3u 3 8c 3 ad c ey 7
wednesd_morning 1n ey 9
wednesd_seat 1n ad c
weed 17 2f 8 3b 8 8r f 9j t 9n 7 at 8 ft 5
weed_fix 1n 8r b
weed_plant 1n 3b 9
weed_robot 1n 9j l
weekday z j 3 1o 3 2i 3 2y 4 37 3 61 6 6c 3 8n 3 92 3 dw 3 ez 3
weekend n 1g a 1v e 25 3 2k 6 33 4 40 8 51 3 6e 2 6k 3 6l 4 6o b 6w 3 6x 3 7u 2 82 5 8g 4 8n 9 92 4 a3 5 ag 4 bn 3 bu 2 df 2 dq 3 ec 4 es c fl 8
weekend_adjust 1n fl b
weekend_book 1n 1v b
weekend_camp 1n 8n d
weekend_fit 1n 1v b
weekend_off 1i 6o 7
weekend_siz 1n 40 b
weekend_worksho 1i es 7
weekly s 7 2 1o d 1p 9 26 7 2k 7 59 7 5c 3 5i 4 5j 7 75 7 8c b 8p 6 93 7 a0 4 a2 6 ab 7 aq 6 ax e az 8 b8 b b9 3 bn 7 by 2 ck a df 8 dh 5 f4 7 fd 2
weekly_bouquet 1n 8c b
weekly_box 1i 1o 9 f4 7
weekly_bread 1n 5j c
weekly_check 1n 93 c
weekly_comic 1n b8 b
weekly_liv 1n ab b
weekly_market 1a 2k 9
weekly_menu 1n 1p g
weekly_mock 1n a2 b
weekly_money 1n bn b
weekly_newslet 1n ax g
weekly_plan 1n 1o a
weekly_report 1n 26 b
weekly_rota 1n df c
weekly_talk 1n 75 b
weekly_task 1n aq b
weep 1n bi 4
weigh t 28 7 2d 3 2v 3 30 3 4h 2 57 3 59 3 5o a 64 4 6d 7 73 4 76 3 7u 2 80 6 8f 4 9f 5 9k 6 9w 9 bk 8 dt 5 fr 4
weigh_kilo 1i 28 a
weighbr 1n fr 4
weight q f 9 l a 1q 3 4i 2 4o 4 5o 4 5s 4 6x 3 73 i 81 3 8l 8 9f 2 9k 5 dt 8 du 4 e1 4 f9 2
weight_age 1n dt b
weight_app 1n 73 e
weight_los 1i 73 b
weight_slowly 1n l b
weir 1n 37 4
wel i 7 2 b 3 15 6 1b 3 2l 3 76 3 7h 2 8k 3 8o 4 8s 3 93 5 9f 2 cq 3 eb 3
wel_kept 1n 8o b
welcom 16 2i a 7g 4 ad 4 ae 4
welcom_play 1n 2i c
weld 1c 28 6 4i c fj 8
weld_electri 1n 4i c
welfar 1f 13 7 ez 4 fo 4
wellb 1i 78 a di z
wellb_program 1n di e
welling 1n 63 a
wellnes 1i n p di a
welly 1f 1r 6 6j 7 em 9
welsh 1n 9y a
went n 12 2 6m 3 71 6 82 6 cn 3 co 2 cq 3 da 3
went_wrong 13 82 8
west 1c 2a 3 5p 7 73 c b2 3
west_african 1i 73 a
western 1i 4y 9 bs 9
wet o r 3 23 3 27 6 2k 3 47 3 5a 4 6m 3 83 3 8n 6 8t 4 9j 3 bd 4 dp 3 e8 3 fi 3
wet_detect 1n 27 b
weth 1n 9n 4
wetsuit 1n 47 b
whal 1c 1m 5 37 8 6k 8 6t n
whal_guid 1n 6t d
whal_walk 1n 6t a
whatev z 2d 2 6g 3 72 3 8u 3 ax 3 ay 2 cq 3 d0 3 de 3 dv 3 ew 2 f3 6
whatsap 17 6e f cl 8 cn f cx f dd b e4 9 eo b
whatsap_answ 1n dd b
whatsap_assista 1n 6e c
whatsap_bot 1i e4 9
whatsap_fil 1n eo b
whatsap_market 1n cn g
wheat 1i 30 7 6n 7
wheel t 11 9 28 e 2j 7 3x 9 5r 5 80 3 86 3 9a 6 9j 3 9l 6 b0 3 c1 5 cf 6 dp 7 dw 6 el 3 er i
wheel_cobbles 1n 28 b
wheel_coffe 1n 2j b
wheel_kiln 1n er d
wheel_tilt 1n 28 b
wheel_unsold 1n 11 b
wheel_van 1n dp b
wheel_visit 1n cf 9
wheelch 11 1b 5 20 c 3j 4 3y c 67 3 6g 3 6r s 7r m 7v i bc h be p
wheelch_beach 1n 6r c
wheelch_cloth 1n be b
wheelch_holiday 1n 6r f
wheelch_hotel 1n 6r l
wheelch_map 1n 7r g
wheelch_pushcha 1n 20 b
wheelch_rout 1n 7r f
wheelch_stif 1n be 9
wheelch_tour 1n 6r c
wheelch_transpo 1n 7v f
wheelch_travel 1n 6r f
wheelch_trip 1n 6r f
wheelch_wheelch 1n 7r a
whenev 13 19 3 1c 3 2l 3 3z 9 7b 3 8p 4 dp 3 ez 3
whenev_child 1n 3z b
wherev 1i 1x 5
wheth d g 2 7b 3 7k 5 7z 2 af 3 br 2 dv 4 e8 3
wheth_availab 1n e8 b
wheth_clinic 1i 7k a dv b
wheth_food 1f 7b 9
wheth_high 1n af b
whil j t 5 u 3 1u 5 53 2 6z 5 8g 3 93 7 9a 3 9z 5 bi 4 bm 4 c9 3 cd 5 do 7 dq 7 eb 2 em 3
whil_away 1f 93 f
whil_child 1n 9z c
whil_holiday 1n dq b
whil_leav 1n bm b
whil_own 1c do a
whil_say 1n cd a
whil_travel 1i 1u a
whil_wait 1c bi 7
whil_walk 1f t b 6z a
whippet 1n du a
whisk 1n dq 3
whiskey 1n f6 p
whiskey_distil 1n f6 a
whisky 1n f6 v
whisky_distil 1n f6 a
whisky_own 1n f6 c
whisp 16 6 4 3k 4 ag 3 f8 3
whisper 1i 6 3 cs 2
whistl 19 p 3 34 6 3f 2 7n 2 bg 3 ec d
whistle 1n 4h 12
whistle_channel 1n 4h k
whistle_hotlin 1n 4h d
whistle_whistle 1n 4h d
whit s 4 5 6 3 1y 4 24 5 2d 4 2i 5 2j 9 2n 3 4p 4 5q 5 6m 3 7a 3 7r 8 7x 4 8j 4 8y 5 ao 5 aw 6 e0 5 fo 5
whit_can 1n 7r d
whit_convert 1n 2j b
whitebo 1n e8 8
whiten 1i 9 5 44 4
whoduni 1n 84 w
whoduni_clu 1n 84 b
whoduni_envelop 1n 84 b
whoduni_let 1n 84 b
whoduni_mail 1n 84 b
whoduni_monthly 1n 84 b
whoduni_post 1n 84 b
whoev l 1q 2 57 3 58 3 dm 3 ee 4
whol g 17 3 1h 3 31 4 36 4 48 3 65 2 8g 2 8n 4 8s 5 8y 4 9k 4 bv 4 c3 4 f4 4
whol_crypto 1n bv b
whol_even 1f 31 a
whol_flat 1i 8y a
whol_pastur 1n f4 8
whol_season 1n 8n b
whol_street 1f 8s b
whol_term 1n c3 b
whol_trip 1n 36 b
whol_valley 1n 9k a
wholesa u r 3 y f 4g 4 5a 3 5f l 5g 3 5n b 5v 3 5z 3 62 6 64 4 6c 3 6n 6 97 3 98 3 9a 8 9i 6 ar 9 d0 3 d3 5 d8 7 eh 6 ei 3 ej 3 el 7 em f
wholesa_marketp 1n 5f g
wholesa_sel 1n 5n b
wholesa_warn 1n y b
wholly 1n z 5
whorl 1n c 9
whos f 26 3 4k 2 4s 1 6a 4 7g 3 81 3 8l 4 8x 2 9r 2 aa 3 bz 4 c9 2 ds 3 eg 3
whos_conditi 1n 81 9
whos_fix 1n bz d
whos_height 1n 8l c
whos_mak 1i 6a a
why b 25 3 4y 2 6d 3 95 3 dz 2 ff 4
why_bedroom 1n 95 b
why_cry 1n 25 b
why_item 1n ff c
wick 1n 8 g
wid v 26 3 3k 2 3y 5 43 b 45 4 46 4 8j 4 8y 4
wid_toe 1n 43 b
widen 1n 45 4
widow 1c 3i x 3s 3 bb o eo 6
widow_app 1n 3i b
widow_compani 1n 3i b
widow_counsel 1n 3i b
widow_even 1n 3i b
widow_group 1n 3i b
widow_onlin 1n 3i b
widow_spar 1n bb d
widow_support 1n 3i b
widow_talk 1n 3i b
width 14 28 3 43 3 7z 3 8a 5 8j 3 8y 5 ao 3 c6 3
wif 1n 4s 9
wifi 1n ba q
wig 1n fc 13
wigs 1f 2 9 be 7 fc 12
wigs_hair 1n fc j
wigs_scarv 1n fc a
wiki 1n dn o
wil 1f 3c 4 aj f e1 5
wild 19 1c 8 1t 4 3r 3 6t c 8c 3
wild_herb 1n 6t a
wildern 1n 6t 8
wildflo 1n 83 9
wildlif 1n 6t t
wildlif_guid 1n 6t a
wildlif_tour 1n 6t a
wildlif_walk 1n 6t a
willow 1f 3e m 88 3
willow_basket 1n 3e 9
willpow 1n 7d 8
wilt 1n 8c 5
win n 8 7 10 2 2l 6 2s 4 2z 5 4n 2 52 8 5e 6 5q l 60 4 61 a 67 2 6m b 8j 2 8m 6 9f 2 9w 7 ck 3 cn 4 d5 5 db 8 eq 2 et c
win_back 1i db a
win_be 1n 61 b
win_bottl 1i 8 b
win_box 1n 5q e
win_cellar 1n 6m h
win_club 1n 5q t
win_drink 1n 5q i
win_mak 1n 52 c
win_open 1n 2l c
win_patient 1n et a
win_shop 17 5e 9
win_stop 1n 9w a
win_subscri 1n 5q n
wind y 1d 6 34 6 37 5 69 2 6k 7 6x a 9c 4 cf 6 fn 4 fp 4
window j 3 3 8 3 1t 5 22 3 23 3 26 8 2f 6 2i 4 2l 3 2n 5 2p 4 39 4 4n 3 56 7 5u 5 5z 3 64 3 6c 6 6h 3 8b 6 8s g 8t 4 93 3 95 4 9i 2 ao 4 ap 3 aw 2 b3 3 b9 2 br 2 co 2 d4 3 el 7 et 4 fq 6
window_christm 1n 5u b
window_clean 1f 56 g 8s y
window_instead 1n fq a
window_park 1n 2p b
window_send 1n 26 b
window_wash 1n 8s g
window_whol 1n 8s d
windows 1f 7x p ez 3
windows_kit 1n 7x k
windsur 1n 34 g
windy 1n fp 5
winegro 1i 5q n 6m 5
winegro_record 1n 5q c
winemak 1n 5q b
winery 1c 5q g 6m r 9w 7 cn g
winery_brewery 1n 6m q
winery_georgia 1i 5q b
winery_writ 1n cn c
wing 1c 2u 3 9t 9
wins 1f q 4 8g 3 am 4
wint n n 7 1z 3 24 4 3w 3 4o 2 85 3 8w 4 91 4 95 4 9c 3 9g 2 9k 4 9m 3 ai 3 b2 6 bp 3 c1 4 fl 3
wint_mountai 1n b2 b
wip x 2h b 7v 2 8u 2 9l 5 an 2 aw 2
wir 15 16 5 2f a 46 7 4d 5 cv 3 d0 3 d8 3 em 3
wir_recogni 1n 2f b
wireles 1n 98 d
wireles_sensor 1n 98 b
wish y o 3 1c 4 37 3 4u 3 5j 3 6b 3 9b 9 9d 3 aj b b2 5 bm 3 c3 3 df b f3 3 fe m
wish_dy 1n fe g
wish_holiday 1n df c
wish_hospic 1n fe b
wish_hospita 1n fe b
wish_ill 1n fe b
wish_onc 1n 9b b
wish_patient 1n fe b
wish_termina 1n fe b
wish_ward 1n fe b
withdra 1a 7g 4 b5 3 bn 3 cs 4 ff 4
withsta 1n du 5
witnes 1c 6h 4 aj 7 az 8 en 3
wok 1i 1f 8 24 4
woken 1c 3t 3 as 6 cv 9
wolf 1n 7s 3
woman 19 o 9 12 3 15 a 19 3 75 4 7z 3
woman_villag 1n 15 b
women m 0 6 2 6 3 6 6 8 7 8 8 4 b 6 d 6 f 8 g 4 h 7 l 4 m 9 13 9 14 9 19 j 1s 4 2e a 34 7 36 4 3j 7 3y 4 40 7 41 4 42 4 47 7 48 9 49 7 4a 5 4c 4 4d 6 5z 7 61 4 70 4 71 4 75 e 76 4 78 4 79 4 7q 4 7y 5 7z 7 85 3 8h 4 8p 4 94 4 ak a az 5 b7 9 bd 9 bp a bt 7 c0 9 c8 c et 3 ev b f3 a fb 5 fc c
women_alopeci 1n fc a
women_build 1n 48 b
women_childca 1n 19 b
women_cod 1n 19 s
women_cook 1i 13 a f3 g
women_even 1n h b
women_femal 1n 3j 9
women_fifty 1f f a 7z 9
women_fix 1n c8 b
women_footbal 1n az b
women_forty 1n 34 b
women_health 1n 75 d
women_hik 1n b7 g
women_los 1n fc a
women_measur 1n 49 c
women_mov 1n bt b
women_parish 1n 3b 9
women_part 1n c0 c
women_run 1f 7 9 2e d 5z a
women_safety 1i ak c
women_start 1i bp e
women_tattoo 1n m c
women_tech 1n 19 e
women_train 1n 19 e
women_villag 1n 14 g
women_walk 1n ak b
women_women 1n c8 b
won 17 2a 4 8g 3 am 5 ck 3 d5 9
wond 1n 21 5
wonderf 1i 61 5 82 3
wonky 1n 5i j
wonky_fruit 1n 5i b
wood t n 8 15 4 1o 4 2n 7 2y 6 31 3 33 7 39 7 3e b 3g 6 46 5 64 4 7w 8 89 d 8d b 8g 2 8o 6 9p 6 9v 6 cf 4 e1 8 fq a
wood_design 1n 8d b
wood_door 1n fq a
wood_fir 1i n a 2n a
wood_grav 1n 3g 9
wood_host 1n 2y a
wood_shop 1n 39 c
wood_tabl 1n 89 h
wood_town 1n 9v a
woodcut 1n 8j 7
wooden 11 9 5 34 8 37 4 46 c 7w a 80 6 89 b 8e j 8f 3 8g 3 9v 6 a3 9 b1 9 f5 2
wooden_boat 1n 34 b
wooden_build 1n 8e b
wooden_cano 1n a3 b
wooden_figur 1n b1 b
wooden_recycl 1n 46 b
wooden_toolbox 1n 7w c
wooden_toys 1i 8e i
woodlan 1n 3e d
woodlan_cemeter 1n 3e b
woodtur 1n es 8
woodwin 1n cf 9
woodwor 1c 7w w 8a 4 a3 8 es i
woodwor_child 1n 7w a
woodwor_childre 1n 7w a
woodwor_cours 1n es d
woodwor_kids 1n 7w a
woodwor_kit 1n 7w d
woodwor_kits 1n 7w 8
woodwor_project 1n 7w a
woodwor_young 1n 7w a
wool 15 3e g 4a r 7y n 8u 7 cn 7 em 5 fg 5
wool_jump 1n 4a h
wool_local 1n 4a g
wool_shop 1n 7y a
wor 1f 1s 5 40 6 e8 3
word 6 78 2 b3 2
word_back 17 78 8
word_gam 1n b3 g
word_own 19 9x 8 bv 8
word_parent 1f 74 9
word_prepar 1n 7k b
word_stumbl 1n 9z c
word_usually 1n d7 c
wording 1n cz 5
wordpre 1n 4u b
work a 9 3 d 2 13 5 16 3 1e 3 39 5 3l 3 3t 3 48 5 4c 2 4e 2 4i 3 4j 5 4k 2 4r 7 4u 2 4v 3 4y 4 4z 3 50 2 5k 2 61 2 6b 3 6u 2 6v 4 8j 4 8p 2 9j 3 a4 5 au 5 bu 3 bw 4 by 5 c5 5 d6 3 df 3 do 4 eo 4 f3 4 fh 6
work_breastf 1n 4c c
work_contrac 1n d6 b
work_cut 1n 4v c
work_data 1n a4 b
work_deadlin 1n e5 c
work_diem 1n d1 b
work_draw 1n by b
work_fal 1n 4r b
work_far 1i by a
work_film 1f b0 9
work_group 1n do d
work_heat 1n 4r b
work_nearby 1i f3 9
work_night 1i 9j 9
work_pap 1n eo b
work_permit 1i au c
work_photogr 1n bw b
work_questio 1n 4j b
work_refil 1n 9 c
work_remotel 1n 4y c
work_sav 1n 4i c
work_scan 1n 99 b
work_shift 1f 3l e
work_tap 1n 6b b
work_tax 1n bw d
work_togeth 1f c5 9
work_tonic 1n 61 b
work_trad 1c ah a
work_trous 1n 48 j
work_tru 1n fg a
work_visa 1i au k
workben 1f 7w 7 du 3
workboo 1n a0 b
workflo 1n ar x
workflo_automat 1n ar o
workout 1i f h 71 1a
workout_app 1n 71 v
workout_hom 1n 71 e
workout_moth 1n 71 b
workpla 19 2t 8 50 f 9r q ak 4 de 7 di d
workpla_actor 1n 50 c
workpla_charg 1n 9r s
workshe 1n a0 8
worksho q 13 a 16 8 1e 8 28 5 35 3 39 9 3v 8 42 6 45 7 4a 6 50 f 53 a 58 5 5u 6 6a 8 6b 7 85 8 90 d 9a h 9s 7 a3 9 aj 3 b9 a c1 7 c2 5 ce 7 cf f co 3 cz 3 ek 6 er 6 es j eu c fk 4
worksho_br 1n 90 b
worksho_build 1n 53 c
worksho_coupl 1n 45 b
worksho_desk 1f 39 a
worksho_gdańsk 1n 42 b
worksho_ingredi 1n 5u b
worksho_local 1n es 8
worksho_near 1n es c
worksho_paid 1n 13 b
worksho_post 1n b9 b
worksho_rent 1n 9s a
worksho_repair 1i cf 8
worksho_restor 1n 90 b
worksho_softwar 1n 9a p
worksho_spar 1i 85 9
worksho_team 1i 50 j
worksho_wheel 1n cf 9
workspa 1i 39 b 5d b
worktop 1n 5x 8
workwea 1i 48 10 59 u
workwea_rental 1i 48 b
world 17 a 4 2s b 5p h b2 4 d7 3
world_grocery 1n 5p k
world_host 1n 2s c
worldsc 1n 1o a
worldwi 1i 4b 4 b5 9
worm 1f x 4 8a 3 90 9
worn s 5 3 6 2 1s c 2b 6 2c 9 3h 3 41 3 44 7 47 4 4d 6 4r 3 7z 5 90 6 9a 7 9g 2 c1 4 e2 3 ek 7 fc 2
worn_armchai 1n 90 b
worn_brak 1n 9a b
worn_build 1n 1s b
worn_sho 1n 44 b
worn_should 1n 2c b
worn_tyr 1n ek b
worri 1n a7 5
worry 17 12 3 78 8 7l 4 al 3 di 3 dz 3
wors 12 4s 2 5n 3 6y 2 70 3 78 3 79 3 7o 3 8q 3 8z 3
worship 1i bt 5 bu 5
worst 14 3g 3 4x 4 95 3 9j 3 bp 3 cs 5 ds 3
worth s 1g 4 1u 3 21 5 2k 3 3d 2 44 7 4c 3 8z 7 b7 2 bv 3 cy 3 f7 5
worth_someth 1i f7 8
worthle 1n 8f 5
wouldn 1n fi 5
wound 1a o b p 4 t 3 ew 3
wound_first 1n o b
woven 1c 3e m 4c 3 8l e
woven_lithuan 1n 8l c
woven_willow 1n 3e 9
wrap x 0 8 o 2 2k 6 2m 4 2u 5 4c 6 5r 3 5u 6 5w 4 80 3 86 3 8d a 8g 3 8h e 8m 4
wrap_hand 1n 8h c
wrap_pap 1i 0 a
wriggl 1i 1m 4
wrinkl 1n aw g
wrinkl_hair 1n aw b
wrist 13 5 5 g 5 m 3 s 3 v 5 2c 5 3n 3 a5 3 bk 3
wristba 1f 2b e 6g c f0 3
writ 6 t 2 u 3 14 2 3d 2 51 5 78 2 9f 2 am 3 ax 3 bl 5 ci 3 cn 2 co 2 cp 5 cy 3 d5 3 dm 2
writ_applica 1i 51 h
writ_appoint 1i cm b
writ_back 1n 14 b
writ_bids 1n am e
writ_buy 1a cn 9
writ_caption 1n co c
writ_clinica 1n u b
writ_daily 1n eg b
writ_dischar 1n u b
writ_easy 1n a5 b
writ_emissio 1n fm b
writ_guest 1n 6f d
writ_help 1c 51 c
writ_hold 1f 3d a
writ_itinera 1n 36 b
writ_let 19 af 8
writ_not 1i u c
writ_persona 1f bl 8 cy a fb 8
writ_plain 1n cu b
writ_plan 1a l 9
writ_product 1n cp c
writ_prop 1n cz b
writ_record 19 9f 9 ci 9 dl a
writ_report 1f 95 b
writ_short 1f ax a
writ_song 1n ci g
writ_speech 1n bl g
writ_summary 1n dm c
writ_tend 1n d5 g
writ_test 1n ap b
writ_wed 1n bl c
writ_whatsap 1n 6e c
writ_yearly 1i bv a ef a
written i 3d 4 8u 2 98 3 9f 4 ag 2 b9 2 bl 9 ci 5 cp 5 cu 3 d8 3 dn 2 dv 5 e7 4 ed 5 en 3 eq 2
written_answ 1i dv b
written_coupl 1n 3d a
written_homewor 1n ed b
wrocław 1i 3a 9 81 8
wrong e 3 3 1q 2 51 2 68 4 6n 3 7b 4 7h 2 7o 2 82 4 87 3 a0 4 aa 3 bw 3 cl 3 cm 4 dn 2 eb 2 em 2 fj 5
wrong_answ 1c a0 a
wrong_label 1n fj f
wrong_writ 1n cm c
wrongdo 1n 4h a
wrongly 1f bm 3 en 5 fj 3
wrot s 3i 2 4h 2 9g 2 ad 3 ag 2 b7 4 b9 3 dh 2 ee 5
württem 1n fm a
yacht 1i 37 a 9c f
yacht_club 1n 9c d
yam 1n 5p f
yam_spic 1n 5p a
yard o 2k 7 4i 2 5b 4 66 3 6a 3 6h 3 6w 3 8v 5 99 5 9g c 9h 7 9k 8 9m 4 9r 6 9u 5 a3 6 c1 5 c2 7 c6 8 e2 3 eb 2 el 4 fi 3 fp 3 fq 9 fr 5
yard_modul 1n a3 b
yard_send 1n 9g b
yarn 1i 4a c 7y 10
yarn_box 1n 7y j
yarn_knit 1n 7y c
yarn_shop 1i 7y 9
yarn_video 1n 7y 9
yearboo 1n bj r
yearly x 1d 8 3b 9 6h 3 6i 3 8t 8 9m 8 bj e bv 9 c0 5 ce 9 cz 3 d3 5 d7 2 dh 5 e2 8 e8 3 ef b em 3
yearly_check 1n 8t b
yearly_cost 1n ef b
yearly_playgro 1n e2 b
yearly_return 1n 1d b
yearly_settlem 1i 9m a
yearly_tax 1i bv c
yeast 1n fd 6
yellow 12 1k 4 1t f 45 5 5n 5 7i 6 d0 6 d6 3
yellow_leav 1n 1t d
yes h q 2 2w 3 30 4 99 3 9a 5 al 3 bo 4 cy 3 da 4 de 3 dh 2 e5 3
yesterd u 1a 2 2n 4 6n 4 7a 2 d8 3
yew 1i 9n 3 e7 3
yield 1n fo a
yoga 11 g u s f 2q b 33 3 5i 3 5x 3 5z 3 6z 8 di a ex 6 ey h fb 3
yoga_clas 1n g m
yoga_studio 14 g l s b 2q 9
yoghurt 1f 11 6 2p 9 2u 8
yogurt 1n 2p a
york 1i af 9 cd 8
yorkshi 1f 62 c 90 8 cb 7
yorkshi_sold 1n 62 b
yoruba 1n cs e
yoruba_hausa 1n cs b
young n 4 4 c 4 m 4 n 4 12 e 1b 4 1s 4 2i 4 2m 4 2r 4 3a 4 41 4 43 4 46 3 4b 4 4n 8 4p 7 5q 6 62 3 6p 3 6u 3 6z 4 7c 4 7g 4 7h 4 7j 5 7l 4 7w 7 8b 4 8j 8 8o 7 8u 4 a9 5 ax 6 b0 4 bb 5 be 4 bg 3 bm 4 br 4 bs 4 ec 2 ez 4
young_brand 1i 4n c
young_family 1a ax 9
young_illustr 1n 8j b
young_leav 1n 12 b
young_lodg 1n bb 9
young_musicia 1n 8o e
young_paint 1n 4p f
young_use 1n be 9
young_vietnam 1n a9 b
young_winegro 1n 5q c
your o m 3 67 2 ad 3 bn 3 bw 2 c6 4 cd 5 df 2
your_learn 1n cd a
yoursel t 25 4 5b 3 5g 3 6c 3 7z 5 8p 3 al 4 bt 3 c6 3 d1 3 d9 3 f3 2 fc 2
yous 1n 8m f
youth 13 12 o 3h 3 3l 4 3p 4 3q 4 3w 7 88 3 cc 5 cf 3 e6 7 ec f
youth_centr 1i 12 c
youth_leagu 1n ec c
youth_mentor 1n 12 m
youtub 1i b0 t b5 9
youtub_channel 1n b0 j
yurt 1n 6o z
yurt_forest 1n 6o a
yurt_guest 1n 6o a
yurt_interne 1n 6o f
yurt_lak 1n 6o a
yurt_night 1n 6o f
yurt_off 1n 6o a
yurt_stay 1n 6o a
yurt_switch 1n 6o a
yurt_weekend 1n 6o a
yusuf 1i 13 6 15 4
zagreb 1n bb 8
zambia 1n 9m a
zanziba 1n 5y e
zanziba_post 1n 5y b
zealand 1a 9 8 z 8 1o 7 6q 7 7l 7
zero 1i 5o q 61 q
zero_alcohol 1n 61 o
zero_wast 1n 5o o
zigzag 1n aa 4
zin 1n b7 i
zip 17 3z 5 42 6 49 6 6x 7 c9 3 ev 2
ziplin 1n 6x a
zips 1n 44 b
zodiac 1n fb q
zon 1f 34 4 74 3 fp 4
zoo 1n 6h b
zoom 1n ab a
zurich 17 1n 6 1w 8 2t 8 4o 8 8n 7 di 7 fs 7
zürich 1i 3t 9 ds 9
`;
