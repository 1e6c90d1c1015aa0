/** Made by `npm run ventures:learn` from rows, cues, samples and lore; the form is that of `../model.ts`. */
export const LEARNED = `
aac 1n 1l y
aac_app 1n 1l d
aachen 1n dy 9
aah 1n 7f 3
aarhu 1i 16 a 5p 9
abandon 1f 1c g 8x 5 co a
abandon_donkey 1n 1c b
abattoi 1n 9q h
abattoi_food 1n 9q b
abidjan 1n bu a
abl 1i 3o 4 6o 5
aboard 1i 37 5 6s 3
abov p 18 6 3e 5 6e 7 6y 3 au 3 f0 5 fk 6 fq 3
abov_ash 1n 3e 9
abov_bin 1n 6e d
abov_booksho 1n f0 a
abov_product 1n fk b
abov_superma 1n 18 b
abroad t z 3 2w 7 3b a 4l 3 4v 4 4z f 50 3 53 f 5q 8 6v f 6w 8 6z k 74 5 aa 9 ai 5 ak 4 av a bv h db 4 dc 4 e0 3 eo 3 fa 4 fh 4
abroad_backpac 1n 6v a
abroad_check 1n 53 c
abroad_choos 1n aa b
abroad_send 1n bv g
abroad_venu 1n 2w c
absenc 1f 14 5 94 5 dh a
absent 1n 6k k
absorbe 1i 6 5 be n
absorbe_discree 1n be b
absorpt 1n be 4
abus 1n 4i l
abus_anonymo 1n 4i d
academy 1i 51 8 e5 4
acai 1n 2q b
accent 1c t 4 3o 3 a7 b ai 7
accept s t 6 1y 9 2g 3 3e 4 4v 3 52 3 56 8 69 2 99 4 9f 2 bs 8 c0 2 d8 9 dd h dl 2 dm 2 ea 3 ed 9 ei 4
accept_card 1n dd i
accept_match 1n ed a
accept_mobil 1n dd g
accept_retest 1n 56 b
accepta 1n 4v 5
acces z z 3 15 6 2g 7 2u 3 3f 3 50 3 5k 3 a4 3 at 5 aw 3 bz a cu 3 cw 3 d4 3 fh 5
accessi 17 20 8 4v 4 6s s 7s c bd 9 cx z eb 4
accessi_audit 1n cx k
accessi_check 1n cx q
accessi_error 1n cx b
accessi_holiday 1n 6s k
accessi_hotel 1n 6s g
accessi_tags 1n cx b
accessi_travel 1n 6s l
accessi_websit 1n cx e
accesso 1i dv p fg a
acciden 11 j 3 32 3 34 3 3k 4 3r 3 3w 6 4j 3 59 6 8g 3 8o 3 c4 3 ew 4
accommo 1n 13 5
accompa 13 l 3 12 c 13 3 1f 3 3c 3 3s 7 53 a 6w 3 6z 3 al d bc 8
accompa_both 1n bc 9
accompa_fair 1n 53 c
accompa_pair 1n 12 d
accompa_women 1n al b
accord 1i 2c 5 bg 4
accordi 1f 72 5 cg k
account o s 2 3f 3 3v 4 4f 2 4t h 4u 4 4y 6 55 5 6h 3 6w 5 7h 8 ab 3 ak a at 6 av 6 bn f bo c bp a bq 7 bs 6 bv 2 bx 5 by 8 cz 4 d0 3 d1 e d2 8 d3 6 d4 a d7 3 d9 7 dd 7 dh 5 dk 8 eg 6 ep m fn e
account_account 1n ep g
account_cancel 1n by c
account_client 1f ep c
account_contrac 1n ak d
account_coupl 1n bo e
account_doctor 1n 6w 9
account_engin 1n av b
account_firm 1i ep m
account_help 1i 4y b
account_low 1i 7h a
account_nam 1i 4t b
account_open 1n d4 b
account_practic 1n ep x
account_sam 1n dd b
account_shar 1n bo b
account_smal 1i 4t b
account_softwar 1f fn e
account_sort 1n bn f
account_spend 1n bn h
account_staf 1n dk b
account_writ 1n eg b
accra 1n fs a
accurac 1n 26 5
accus 1i 4i 8
acid 1n f6 4
acidity 1f 5t 7 5y 8 f6 4
acn 1i 1 9 7m q
acn_photo 1n 7m d
acn_treatme 1n 7m a
acousti 1n 9v g
acousti_insulat 1n 9v 9
acr 1i 5c i fo 6
acros u 1q 3 2u 4 43 2 46 3 5f 4 5v 3 7m 2 9c 4 9u 3 b4 3 c3 3 cf 3
act 16 6w 2 ak 3 as 3 at 4 ce c cm 4 eo 3
action 1n dn c
activit 19 1v h 6l p 7p d ae b bg t dz d
activit_book 1n 6l h
activit_tour 1n 6l n
actor 1a 1n a 31 c 51 c b2 b ce y
actor_auditio 1n ce c
actor_learn 1n ce g
actor_lin 1n ce g
actor_load 1n ce a
actor_memor 1n ce c
actor_play 1n 31 c
actor_real 1n 51 c
actor_script 1n ce g
actor_visit 1n 1n a
acts 1c am 4 at 4 c1 4 ch a
actuall 1n ai 4
acut 1n dj 5
adapt 1i 24 d bd c
adapt_hom 1n bd a
adapt_sleep 1n 24 b
adaptat 1n bd m
adaptiv 1i 3y k bf x
adaptiv_cloth 1i 3y h bf n
adaptog 1n 7 b
add u 21 5 2l 3 3c 2 3m 3 5n 7 8w 3 a3 2 aa 3 aj 7 bj 6 br 4 c0 3 cv 3 d4 5 ei 3 en 4 fg 8
add_lin 1n fg c
add_nam 1i aj a bj 8
add_sugar 1n 5n b
addict 1n 7e b
additio 1i 3f 4 8f 5
additiv 1c 2r 4 54 a 5t b 7c 9
additiv_pesto 1n 5t b
addres u 1w 2 1y 3 4i 4 4v 4 5e 5 5k 3 6h 9 8q 3 94 6 af 5 aq 7 bs 2 cd 2 co 6 cz 4 d0 4 dc 5 dk 3 e1 5 ek 3
addres_scan 1n 6h b
addres_video 1n aq b
adds 17 2r 3 2w d 3f 3 52 2 d5 4 db 3 dl 4
ade 1i b6 7 b7 6
adhd 1f 7d 12 8j d a8 r
adhd_break 1n 7d c
adhd_coursew 1n a8 g
adhd_stick 1n 8j c
adjust 1f 72 5 eq e fm c
adjust_build 1n fm b
adjusta 1n 8m c
admin 1f z 9 50 l ak 9
admin_real 1n 50 c
adminis 1f 6k a ak h db 8
adminis_death 1n ak g
admissi 1i 4n 5 aa l
admit 1c 19 4 78 3 bq 4 c3 4
adopt 19 1c m 5w i 61 h e0 r ea 4 f0 k
adopt_beehiv 1n 5w f
adopt_cat 1n f0 a
adopt_cats 1n f0 c
adopt_dog 1i e0 f
adopt_fit 1n 1c b
adopt_guest 1n f0 c
adopt_oliv 1n 61 f
adopt_rescu 1n 1c d
adopt_shelt 1n e0 e
adoptio 1i 1c f e0 v
adriati 1n 8 f
adriati_coast 1n 8 c
ads 19 1c 6 4u l 8b 6 aq 13 ba l fh j
ads_avatar 1n aq b
ads_googl 1n 4u c
ads_pric 1n fh a
ads_stop 1n aq b
adult p 1 4 i c j b m 4 14 i 1s 4 2b 4 31 5 34 4 3a 4 3n 8 3p 4 41 4 71 7 73 5 74 4 78 4 7b 4 7d b 7g 4 7j 4 7l 9 7m 9 7p 4 7r 8 81 4 88 4 8h a 9z 4 a0 2 a2 4 a6 7 a8 5 ac 4 aj 4 b1 4 bf 3 bl 4 bn 4 bt 4 c1 2 e2 8 es 4 ew 3 f2 4
adult_adhd 1n 7d g
adult_afraid 1n j b
adult_alway 1n i c
adult_complai 1n 7l d
adult_know 1n 7r d
adult_learn 1n 14 e
adult_literac 1i 14 f
adult_mol 1n 7m d
adult_read 1n 14 b
adult_start 1n e2 b
advanc 11 25 3 2s 6 38 3 4f e 5g 3 61 3 6h 3 8a 3 9i 9 ak 7 bz s e7 3 f1 3
advanc_interes 1n bz b
advent 1n 8 5
adventu 1c 31 9 85 7 b3 g f1 8
adventu_gam 1i b3 e
advert 1i 4u c aq a
adverti v 4u 6 6f 3 6v 2 6z 2 a0 3 ab 3 ah 4 aq 8 ay 4 az 9 b0 d b2 3 b4 7 b6 3 b7 4 b8 3 ba 8 bp 3 cn 4 cq 3 e0 4 eo 3 fn 4
adverti_togeth 1n b0 b
advi 1c bq e c0 d ep i fo 8
advi_softwar 1n ep e
advic o a 6 l 8 1f 4 1g 5 1q 2 1s 3 1t 4 3c 2 54 2 55 2 5d 6 69 2 6w 3 74 4 75 3 76 3 78 2 7g 3 7i 2 7j a 7l 4 7u 8 92 f aa 3 ag 4 ah 3 at 3 bn 3 bq 4 bw 4 c0 d d4 4 d8 3 dt 3 dw 6 fb 5 fo 9
advic_experie 1n a b
advic_hom 1n 92 f
advic_saturda 1n fb a
advic_video 1n c0 b
advic_voic 1n fo a
advis o l 4 q 2 t 2 x 4 1f 5 4q 2 4y 6 55 3 57 2 58 2 6j 2 77 3 7g 3 7j 3 8x 2 92 9 9m 3 aa 7 ak 3 bq 5 bw 5 bx 8 c0 a c1 8 d0 4 d1 7 d5 2 dh 4 di 2 dm 5 ep 7 fo 7
advis_whos 1n c0 b
advisor 1n 36 b
aerial 1n fq g
aeropon 1n 9j a
afar 19 21 4 2g 3 7f 3 b6 3 cn 3
affect 1i 5i 5 cs 5
afford 1i 7k 8 bs 3
afforda 1n 8k o
afforda_art 1n 8k g
afloat 1n 37 3
afraid 10 j 9 1m 4 1n 6 33 5 6y b 7n a dp 3 dq 6 e0 2 e2 4 ep 3
afraid_height 1n 6y a
afraid_wat 1n j b
africa 15 3 7 6 7 4l a 6h 7 6n 7 9a 7 bn 7 df 7 e5 6
africa_design 1n 4l b
african 1c 5q l 74 c b1 f b6 b
african_city 1n b6 b
african_dish 1n 74 b
african_grocery 1n 5q e
african_history 1n b1 b
afro 1n 2 g
afterbi 1n fp 4
afterca 1i 6z 7 9f h
afterca_tips 1n 9f b
afterno p 16 4 2i 4 2r 5 3v 5 53 2 5f 2 5u 4 6f 2 6t 5 7p 5 bb 5 bg c ex 6
afterno_book 1n 6t a
afterno_moth 1n bg b
afterno_primary 1n ex c
afterno_teach 1n bb 9
afterwa q 32 2 3i 2 44 2 4d 8 52 2 56 2 6z 5 73 3 99 3 ad 7 ae 4 ai 2 ck 3 d6 2 e2 2
afterwa_see 1n ad c
ag 1n bd u
again_january 1n fa a
again_ready 1n 3z b
again_spac 1n a9 b
against p e 4 24 7 3a 3 4f 5 4p 2 57 1 68 2 69 2 6o 7 71 6 7c 3 7n 6 aq 4 b4 7 d2 6 d6 2 ex 3 ez 5 fm 3
against_company 1n d2 b
against_fal 1n ez 9
against_fear 1n 7n b
against_insomni 1n 71 b
against_kitchen 1n 6o b
against_oth 1f b4 a
against_snor 1n 24 b
age o m 5 3k 2 3s 4 3w 4 5n 4 5r 4 64 4 6r 5 7g 8 7o 4 8h 2 9y 2 ad 3 b2 3 b3 4 b4 2 bd e bp 4 du 6 ed 2 ex 3 f3 3
age_dog 1n du b
age_parent 1f 7g e bd c
age_plac 1n bd a
age_swap 1n 6r a
aged t 2 5 5 5 6 5 12 5 19 5 1s 5 3y 5 43 5 48 5 5r 5 5s 5 63 5 76 5 7e 5 7o 5 85 4 8f 5 8i 5 8k 5 9y 5 a0 5 ab 5 ac 5 ae 5 al 5 b2 5 b3 5 b9 5 bf 4 c1 5 eu 4 fc 4
agenc 1i d6 g da g
agency q t 4 w 3 13 3 1a 4 1u 6 36 5 3k a 3t 4 4l 4 4m 3 4u k 4v a 4w 4 4x d 4z c 50 4 53 5 55 4 59 4 6v 2 6w 3 6z 3 94 2 ar 7 av 3 ba 4 bs 2 cm 4 cs 4 cx 2 cz 6 d6 6 d9 7 da 8 dc 4 e7 3 er 4 fi 8
agency_find 1n 4u c
agency_hotel 1i 3k b
agency_legal 1n 4x c
agency_smal 1n 4u e
agent u 36 4 3j 3 4h 7 4o 4 50 3 53 6 57 3 5e 3 69 a 8q 3 8r 3 8w 3 8y 3 8z 3 95 3 as f ax 5 bo 3 bs 5 bt 7 bv 3 cm 6 cn 6 eg 9 ek 3 er n
agent_leas 1n eg b
agent_negotia 1n 4h c
agent_read 1n as a
agent_softwar 1n er g
agent_tool 1n er l
ages 11 1o c 3r 3 3v 3 3w 3 76 3 91 3 ax 6 b4 7 b7 3 ew 4 f3 6 f7 2
ages_tabl 1n 1o e
aggrega 1n s 9
ago v 0 4 12 2 1a 2 1q 2 7j 2 7q 2 9h 2 bk 4 d4 3 ec 4
agr n z 3 1g 4 1h 3 4f 2 4y 2 5a 2 5c 2 7j 4 7p 2 ai 3 bp 3 c8 3 co 7 cu 3
agr_good 1n co c
agre i 1h 3 32 3 4m 3 55 2 56 2 c8 2 dg 2 ee 2
agreeme 15 1g 3 1h e 8y 3 ao 3 as 3 d3 4 d7 j db 3 dx 4
agreeme_parent 1n 1h a
agreeme_warn 1n d7 b
agricul 1i 5j a 9k 9
agritou 1n 33 b
aground 1n 37 5
ahead w 2v 8 3c 3 3d 8 4n 3 4v 3 5l 3 6m 6 8u 3 ay 4 b4 2 b9 4 d4 c dr 3
ahead_childre 1n 2v c
ahead_tight 1n d4 b
aid 14 h 3 p 8 15 5 1l e 3p 3 4s 7 51 e 52 4 ez 5
aid_app 1n 1l h
aid_train 1n 51 h
aids 1i p e 6s 7
aids_follow 1n p c
aikido 1n ew l
ail 1i 1t 5 dy f
ail_animal 1n dy d
air w 26 p 38 6 4p 8 65 3 6a 3 6y a 7q 7 96 h 9m 4 ck e es 4
air_balloon 1n 6y e
air_data 1n 7q b
air_monitor 1n 26 h
air_mould 1n 96 b
air_purifi 1n 26 d
air_quality 1i 26 i
air_sensor 1n 26 r
airalo 1n 6v 5
airbag 1n 2e a
airbnb 1i 5a a 6g v
airbnb_clean 1n 6g d
airbnb_host 1n 6g i
airlin 1n 7u g
airport 19 1u 4 6v 3 7n 4 86 6 c9 8 ca j
airport_flight 1n ca d
airs 1n 26 4
aisl 1i 8j 8 be 6
ajar 1c 25 7 3k 3 bl 3
alarm w z 3 24 6 25 8 27 b 2b e 2e l 4o 3 7b 3 7d 5 7t 4 7v 7 94 8 98 d 99 6 9m 2 al f e9 b ek 4 fk 4 fp 4
alarm_elderly 1n 2b g
alarm_reach 1n al b
album 16 1z m 3f 5 82 9 b9 6 bg 5 bj f bk w ci g
album_book 1n bk i
album_editor 1n bk c
album_family 1n bk c
album_itself 1n bk a
album_pictur 1n bk c
album_print 1n bk i
album_remov 1n 1z b
album_send 1n ci a
album_snapsho 1n bk c
album_yearboo 1n bk c
album_yearly 1n bk c
alcohol 14 5 6 2l 4 4r 3 59 4 5r 6 62 x 63 3 6l 3 7e g f7 3
alcohol_aperiti 1n 62 b
alcohol_daily 1n 7e b
alcohol_fre 1i 62 w
alcohol_spirit 1n 62 d
alcohol_win 1n 62 j
alegr 1n ew 8
alentej 1n c9 a
alert 17 2b g 2e e 9l 7 al 8 an e cw q e1 f
alert_chosen 1n 2e b
alert_neighbo 1i 2b e e1 b
alert_softwar 1n an c
alert_wak 1n cw c
align 1n 10 a
alik 14 1z 5 aq 3 ar 3 e7 3 ee 3 fc 3
aliv 1a 23 4 4p 2 5y 3 8c 4 9r 5
allerg 1i 2o a 7c j
allerge v 5 5 8 3 1p 3 2n 3 2o 4 2t 3 30 3 5d 3 5h 3 5i f 5k 3 5n 3 5o 3 5p 3 5t 4 5v 3 6m 5 6o q 7c 9 99 a f4 2
allerge_fre 1n 5i d
allerge_managem 1n 6o g
allerge_recip 1n 6o d
allerge_record 1n 6o q
allerge_report 1n 99 b
allerge_sheet 1n 6o f
allergi 1f 1 9 c 4 7f 4
allergy x 1 6 d 7 m 5 r 3 2t 3 2v 7 2z 6 30 3 3q 5 3r 5 3x 3 57 3 5i g 6d 5 6o 3 7c h 7q b 7r 6 9f 4 ev 4 f0 5
allergy_app 1n 7q d
allergy_europea 1n 7c b
allergy_scan 1n 7c h
allergy_snack 1n 5i f
allotme z 17 3 18 9 1p 3 1t 3 2a 3 5j 5 5k 3 5w 3 6x 3 8s 3 93 3 b8 9 fb m
allotme_shar 1i fb e
allotme_smal 1n b8 c
allotme_wait 1n fb c
allow r 7 2 d 2 q 2 62 2 6k 2 7f 2 8t 3 a8 4 b5 3 bs 3 cd 2 d9 2
allowan 1i bp a d2 8
alma 1n e2 e
almond 1n fo 9
almost 1i 1l 3 dk 4
alon g f 2 i 2 1g 3 1w 2 2b 4 3m 3 3s 3 3x 3 4d 2 50 4 5h 3 5m 3 7n 1 9y 4 ae 3 am 4 an 3 b8 5 bc 5 c6 2 df 3 ds 5 dt 5 ep 2
alon_chat 1n am c
alon_print 1n b8 c
along i g 3 t 3 y 3 1u 3 4q 2 6q 4 6t 6 6w 5 7n 2 98 2 9i 6 a8 3 as 3 b7 3 ca 3 ec 3 ee 5 em 3 fd 4
along_coastal 1n 6t a
along_motorwa 1n 9i e
along_riv 1i 6q 9
along_rubric 1n ee b
alopeci 1n fd q
alopeci_stylist 1n fd a
aloud u 1a 4 1l 8 1m 4 3d 2 3r 2 4w 2 7s 8 9c 5 9h 2 a0 c a8 9 aj 4 b5 2 bm 7 bu 4 ce c eb 4
aloud_gently 1n a0 c
aloud_person 1n 1l 9
aloud_split 1n a8 b
aloud_wait 1n ce a
alp 1n f7 a
alp_tasting 1n f7 8
alpaca 1n 4b b
alpin 1i 20 7 60 d
alpin_meadow 1n 60 b
alps 1i 6f a
already i 2c 2 3k 5 3u 2 6r 4 8f 3 9z 5 a1 3 aa 4 bz 6 do 2
already_earn 1n bz g
already_listen 1n 9z b
already_study 1n aa b
already_trust 1n 3k c
alsac 1n 6y 9
alt 1i 4a 5 cx i
alt_text 1n cx g
alter 1f 4a m ag 3 cc a
alterat 1n 4a t
alterat_near 1n 4a h
alterna 1a 4g i 5x f bs e dr 9
alterna_credit 1n 4g j
althoug 1i d9 5
alto 1n cb f
altoget 1n 33 6
alum 1n b 4
alumini 1i 4 d 9 a
alumini_tins 1n 4 b
alumni 1n ah 5
alway j i 5 2g 3 36 3 4r 3 57 6 5b 1 7c 3 a8 3 br 3 d4 2 di 3 dw 3 ex 3
alway_sam 1c 57 c
alway_want 1n i c
alzheim 1i 7p u bg 12
alzheim_activit 1n bg i
alzheim_afterno 1n bg c
alzheim_box 1n bg c
alzheim_gam 1n bg c
alzheim_music 1i bg b
amateur 13 1t 3 2c 6 6j d 73 7 83 6 cb 5 cc b cd 6 ce c cg 5 f2 6
amateur_actor 1n ce f
amateur_sport 1n 6j b
amateur_theatr 1n cc d
amazon 1n fh 13
amazon_ads 1n fh c
amazon_profit 1n fh c
amazon_sel 1n fh o
amb 1n 24 4
ambassa 1n 4m a
ambulan 15 2b 7 32 3 6a 6 7b 3 7g 3 7l 3 7v 5 7w c ff 8
ambulan_fulfil 1n ff 9
amen 1n 3h 2
america 1c 1u 8 5q e b7 8 bi 6
america_fresh 1n 5q a
amina 1a 13 5 15 6 19 6 1b 3
among y 34 8 3a 8 3s 3 4g 3 7e 2 9s 3 bu 5 c5 3 c8 3 dj 3 f0 9
among_cats 1n f0 a
among_shelt 1n 3a b
among_teach 1n 34 b
amount 19 2k 3 65 3 7h d 7k 6 a1 3 bq e
amount_index 1n bq b
amp 1n cd 6
amplifi 1n cd c
amplifi_book 1n cd a
amps 1n cd r
amsterd 1c 3 8 o 8 8b 8 fs 8
ana h c 3 f 2 r 3 1a 2 39 3 7i 2 ad 3 ao 2 aw 3 bo 3 bu 3 de 3 df 2 dh 3 dn 2 ef 2
anaerob 1n 9q a
anaesth 1n q 4
analog 1n 83 y
analog_develop 1n 83 b
analog_scan 1n 83 b
analogu 1n 83 z
analogu_develop 1n 83 b
analogu_film 1n 83 d
analogu_scan 1n 83 b
analy 1n d8 b
analys 1i 61 5 ao h
analys_record 1n ao b
analysi 1c 1s 9 61 4 7m 8 ao 6
analyst 1i a5 c cu 7
analyst_mentor 1n a5 b
analyti 1n cu w
analyti_dashboa 1n cu r
anatomy 1n 1k 7
ancesto 1i aj i bi w
ancesto_archiv 1n bi b
ancesto_researc 1n bi b
ancestr 1i aj e bi o
ancestr_researc 1n bi b
andalus 1n 92 a
anew 10 1h 2 41 3 46 3 4v 3 5n 3 77 3 ae 3 br 3 bx 2 d3 3 de 3 em 3
ang 1n c7 5
angel 1f 2z 9 6n 3
angl 1f b 8 87 5 89 18
angl_app 1n 89 d
angl_catch 1n 89 d
angl_lak 1n 89 d
angl_licenc 1n 89 d
angl_map 1n 89 d
angl_permit 1n 89 o
angl_show 1n 89 d
angl_wat 1n 89 d
angri 1n a7 4
angry 17 1o 3 2f 4 2v 4 ah 4 az 4 cm a cr 6
anim 1n 2r 5
animal u x g 1c m 2f 3 33 8 3g 4 42 5 9o 4 9p 7 dr e ds 3 dt 3 du 4 dv 7 dw b dx d dy j dz b e0 k e1 f e2 3 f0 f f9 2 fb 2 fp c
animal_café 1n f0 b
animal_fit 1n e0 b
animal_morn 1n 33 c
animal_own 1f dr a
animal_physio 1n dy n
animal_rescu 1n 1c p
animal_vets 1n x b
animal_visit 1n 1c b
animat 1n b1 a
animati 1i 4w b a0 5
ankl 1i 43 7 6y 3
anna 1i ak 3 bi 9
annex 1i 52 3 d8 4
anniver 19 2o 3 2z 3 79 4 ak 4 cj b
annotat 1n au 13
annotat_rays 1n au a
annotat_servic 1n au d
announc 1f c6 e cn 5 fq 3
announc_trip 1n c6 b
annoy 1c 1h 3 3v 3 8k 3 d9 3
annual 1i 4t f ep i
annual_account 1i 4t b ep f
anonym 1i 4i 9 di a
anonymi 1n di 5
anonymo 1f v 5 4i y di n
anonymo_questio 1n di b
anonymo_report 1n 4i n
anonymo_web 1n 4i b
anoth g b4 2 c4 3 cc 3 d6 2 fg 4
anoth_siz 1n fg c
answ c 1 2 5 3 1a 3 1f 3 1u 3 1w 4 2e 3 4i 4 6d 3 6f 4 6v 3 74 3 77 3 7b 3 7f 3 7j 2 7l 4 7m 5 7t 3 9y 5 a1 3 a2 3 ag 4 ai 4 an 4 ar 5 aw 5 ba 3 cm 8 cn 6 cr 5 cz 4 d6 5 de 5 di 4 dl 6 dm 4 do 8 dw 4 e0 3 e5 5 er 3 fn 3
answ_app 1f e5 9
answ_ask 1c dm 9
answ_bad 1n cr f
answ_cal 1f cn f
answ_chat 1i 1u a cm d
answ_child 1f a1 9
answ_employ 1n do f
answ_enquiry 1n er b
answ_feedbac 1n ai c
answ_fifteen 1n dw c
answ_flag 1n d6 b
answ_night 13 6v 6
answ_ord 1n cm g
answ_parent 1i 1f 9
answ_phon 1n cn f
answ_policy 1n dl b
answ_questio 14 5 8 a2 8 bk 7 de 8 e0 7
answ_restaur 1n 6d c
answ_rfp 1n an a
answ_sel 1n 6f c
answ_step 1i 9y a
answ_th 1n 74 b
answ_thousan 1n do b
answ_twenty 1i af a
answ_unknown 1n 7t b
answ_writ 1n 7m a
answer q 4x 3 4y 2 6j 3 73 2 ah 3 aw 5 cn c cr 2 dh 3 di 4 dm 3 do 2 e7 3 e8 3
answera 1n d1 5
antenat 1n o e
anti 1i 24 j 9x 8
anti_snor 1n 24 h
antibio 1n y 7
antiqu 1i 8b f 91 l
antiqu_furnitu 1i 91 e
ants 1n f9 8
antwerp 19 1n 6 1w 8 5f 8 5v 8 8t 9 ch 6
anxiety 1c 79 e 7n h a1 9 a7 9
anxiou 1f 3p d dq 9 fc 4
anxiou_learn 1n 3p c
anybody q 4c 2 4v 2 57 2 cp 4 de 2 dn 2
anyon 1a 1k 3 29 4 9k 3 ax 4
anyth m 24 3 4x 2 66 2 7g 3 7i 1 d5 2 dn 2 dp 2
anyway o 2 3 2b 3 2c 3 55 2 5e 2 a5 3 ec 3
anywher 1c 5d 5 63 4 dz 3 ft c
anywher_wash 1n ft a
apart r 1g 9 2k 4 2m 6 36 2 6k 2 7q 2 80 4 ad 2 az 2 d6 2 ed 2 fg 4
apartme 16 2g a 68 f 6r e 6w f 7k l 8q 8 8y c c8 l
apartme_build 1n c8 g
apartme_buildin 1n 68 c
apartme_door 1n 2g b
apartme_holiday 1n 6r c
apartme_hous 1n c8 f
apartme_shar 1n 7k g
aperiti 1n 62 k
aperiti_gentian 1n 62 b
aphasia 1n 7o s
api 16 4g a cs 8 ct s cv 8 cw d d3 8 db o dd h
api_lets 1n dd b
api_read 1n db f
api_train 1n ct b
apiary 1n 5w j
apiary_honey 1n 5w b
apis 1n cw f
apis_product 1n cw c
app c d 3 e 3 f 3 k 4 l 5 s 2 z 3 1a 2 1b 5 1g 7 1h 7 1l 8 1p 7 1q 7 1r 6 1s 9 1t 8 1u 6 1v 5 1w 8 1x 3 1y 7 1z 5 20 8 21 8 22 8 36 3 3h 8 3i 5 3k 4 3n 3 3o 3 3p 3 3u 3 4k 7 4n 2 4v 4 4w 2 56 4 5o 4 6f 4 6i 4 6j 4 6k 5 70 8 71 8 72 9 73 4 74 9 75 8 76 7 77 6 78 4 79 7 7a 8 7b 5 7c 7 7d 6 7e 7 7g 6 7h 8 7i 4 7j 5 7l 5 7m 6 7n 2 7o 5 7p 6 7q 7 7s 6 7u 3 7w 3 89 7 8v 4 93 3 97 4 99 6 9a 3 9g 6 9h 4 9l 5 9m 3 9y 6 9z 8 a0 7 a1 6 a6 7 a7 4 a8 3 a9 6 ab 4 ad 8 ae 6 ah 6 aj 3 al 7 am 5 av 3 ax 2 b4 5 b5 6 b9 6 bh 5 bn 9 bo 6 bp 5 bq 4 br 6 bt 4 bu 5 bv 4 bw 5 bx 6 by 5 bz 4 c1 4 c3 3 c5 3 c6 3 c7 4 c9 2 cb 6 ce 7 cp 3 cs 4 d0 5 d2 3 df 6 dg 5 dp 4 dr 3 dw 4 e0 3 e1 3 e3 3 e5 5 ed 4 eh 4 ei 5 ek 4 em 4 en 2 fc 8 fg 6 fi 3 fs 3
app_accompa 1n al b
app_alert 1n e1 b
app_amateur 1n 6j b
app_asks 1i 79 a fg b
app_autisti 1n 1l b
app_bakery 1n 5o b
app_begin 1i bw a
app_blind 1n 7s f
app_bouncy 1n 2y a
app_breath 1n 70 c
app_card 1i fc 9
app_chat 1n dw c
app_childre 1f 1h 9 1l 9 bp a
app_collect 1n 76 b
app_conduct 1n cb 9
app_connect 1n 8v b
app_cousin 1n aj b
app_deliver 1n 99 b
app_disput 1n 7u a
app_divorc 1n 1g a
app_dog 1n dp d
app_doula 1n 9g c
app_driv 1f 7w 9
app_employ 1i 4k c
app_explain 1i 9y a av a
app_factory 1n 4k b
app_find 1c 1z 9 3k a a1 9 by a
app_freelan 1i bx e d0 d
app_grandpa 1n bh 9
app_group 1n 36 b
app_help 1i 7j a
app_hik 1n 20 b
app_hous 1n 1w c
app_identif 1n 1t b
app_keep 1n 1y b
app_kids 1n 1h c
app_know 1n 74 b
app_learn 1n ce f
app_lend 1n 93 b
app_link 1n bz b
app_listen 1i a0 b a6 a
app_log 1n 75 b
app_look 1n 1p b
app_map 1n 89 b
app_match 1i c6 a dr a
app_measur 1n ei b
app_memb 1n b5 c
app_moth 1n ae c
app_non 1n 1l b
app_onlin 1n fg f
app_open 1i c5 a
app_oyst 1n 9m a
app_paid 1n 56 b
app_parent 1i 3u a
app_payof 1n 7j b
app_pays 1n bv b
app_photogr 1i 21 a br a
app_pictur 1n 1l 9
app_practis 1n a7 b
app_prepar 1n ab b
app_puts 1n 7h b
app_quit 1n 7e b
app_read 1a 7c 9 7q 8 b5 d bn 8 ce 8
app_real 1n l b
app_round 1n 1b b
app_runs 1n bu b
app_sam 1n 1w c
app_scal 1n 9l a
app_send 1n e c
app_separat 1n 1g a
app_sery 1n b9 b
app_shar 1n c7 b
app_shelt 1n e0 b
app_shop 1i em b
app_short 1n 9z b
app_show 1i 1v a
app_sibling 1n 7g b
app_singl 1n ad c
app_slow 1n a6 b
app_smal 1n 7i b
app_strengt 1n 72 b
app_suggest 1n 1s b
app_symbol 1n 1l b
app_tailor 1n ah b
app_teach 1n 3h 9
app_track 1n 79 b
app_trad 1n ei e
app_travel 1n ed a
app_turn 1f 7b a a9 9 bh 8
app_vans 1n fs b
app_video 1f 7a a
app_voic 1n 1l b
app_weekly 1n dg c
app_work 1n 9a b
app_writ 1c 9g a cp a d0 9 fc 8
apparat 1n e9 i
apparat_test 1n e9 b
appeal 1n 7u g
appear 19 4n b ab 4 aj 4 b2 b b9 6 d6 4
appear_read 1n b2 b
appear_tablet 1n 4n b
appetit 1f du 4
appl 10 1h 3 2q 7 3g 4 3s 3 42 8 62 3 64 c 9k a dj 3
appl_leath 1n 42 b
appl_sel 1n 64 b
appli 1n 13 4
applian 1a 16 i 1y j 2a b 2h 9 90 v
applian_electri 1n 2a b
applian_manual 1n 1y d
applian_repair 1i 90 p
applian_tel 1n 90 c
applian_togeth 1n 16 c
applic 1i 52 l av f
applica 11 1a 3 4g 3 52 m aa u ah k ai d av c ax 7 ba 6 bd 4 c0 3 de w e6 n
applica_build 1n e6 c
applica_chat 1n de b
applica_colleg 1n aa b
applica_help 1n aa g
applica_own 1n 52 c
applica_paid 1n 52 c
applica_persona 1n aa b
applica_post 1n de h
applica_track 1i ah f de r
apply 17 v 4 62 4 a5 6 aa d ai c de 4 ef a
apply_video 1n ef b
appoint z m c q m r k x e 1a 3 1r e 6w 5 75 9 76 b 7f 2 7w a 9f c ai 3 am e av 9 cn d
appoint_cal 1n am c
appoint_calenda 1n cn c
appoint_consula 1n av b
appoint_fil 1n am c
appoint_patient 1n q i
appoint_record 1n x b
appoint_weekly 1n 76 b
apprent 1c 12 h cf 4 cy a ef p
apprent_craft 1n ef b
apprent_match 1n ef e
apprent_mentor 1n 12 b
approv 14 w 3 5d 7 69 3 9b 9 cp a cs 4 d2 d dh b e6 3 eb 7
approv_phon 1n dh d
approv_repair 1n 9b b
approv_tap 1n d2 b
approva 14 v 8 51 4 53 c 76 3 9b 6 a5 3 d2 3 d3 4 dz 3
approva_accompa 1n 53 c
apps i d 3 e 3 1p 3 1q 4 1r 3 1s 3 1w 3 1y 3 21 4 22 3 4n 3 4v 7 5f 3 5o 3 6f 3 70 3 72 3 73 3 74 3 75 3 76 3 77 3 79 3 7a 3 7b 3 7d 3 7e 3 7h 3 7i 2 7m 2 7n 2 7o 2 7s 3 89 2 98 2 9d 2 9h 4 9y 2 a0 3 a1 3 a6 3 a7 3 a9 2 ab 3 ad 4 ae 3 ai 3 b5 3 bb 6 bo 3 bp 3 br 4 bu 3 bv 3 bw 2 bx 2 by 3 bz 3 c1 3 c7 3 c9 3 ca 3 ce 2 ct 3 cv 3 dt 3 fg 3
apps_mvps 1n 4v c
apricot 1n 5u 7
april 16 f 4 n a 1j 5 84 3 96 4 b7 5 c2 4
april_book 1n n b
apron 1c 49 m 5a a eu 7
apron_restaur 1n 49 g
aqua 1n j b
aquacul 1n 9m m
aquapon 1n 9j j
arab 1n b9 e
arab_artist 1n b9 b
arabia 1n em b
arabic 1f 4n h 70 d 9z 9
arabic_dari 1n 4n b
arabic_french 1n 70 c
arcad 1f 31 a 3a 9 f3 r
arch 1f 2w 7 2x 4 eu 3
archite 14 4p 4 4q 3 8a 4 9v 6 9w 5 aw 7 da d dn e e6 4 fr c
archite_offic 1c da d
archite_turn 1n dn c
archite_yard 1n fr a
archiv 1f 1z h b1 3 bi v
archiv_deliv 1n bi 9
archiv_villag 1n bi c
archivi 1n 1z h
area 19 2u 7 4p b 4r b ah 4 e3 8 f2 6
area_rent 1n 4p c
area_scan 1n 4r b
aren 1n 4z 3
arepa 1n 2k e
arepa_busines 1n 2k b
argenti 1c 4n 8 7c 8 9l 7 ee 8
argu 19 8h 7 am 3 b4 4 br 4
argumen 1c bs 4 bu 2
arithme 1n a1 q
arithme_primary 1n a1 b
arm u 1 7 4 5 5 4 d 3 k 2 m 6 61 3 7f 4 7n 7 7r 4 8k 2 8p 4 9f 5 ff 3
arm_movemen 1n 7n b
armband 1n j 3
armchai 1n 91 o
armchai_reuphol 1n 91 b
armenia 1i 5t c ex 9
armenia_aubergi 1n 5t b
armful 1n 8d 4
arms 12 1 3 3 3 2f 3 4b 3 4e 3 7a 3
around x n 5 p 3 1l 5 1u 8 2i 6 2l 3 4r 6 65 3 6g 3 8r b 9z 8 c0 4 c7 3 cc 8 dy 7
around_hous 1i 8r e
around_naps 1n 1u b
around_perform 1n cc 9
around_song 1n 9z b
arrang 13 l 3 3c i 3k 4 6z 3 8d a 8j 4 9c 7 dp 4 ef 3
arrang_cal 1i 3c 9
arrang_wedding 1n 8d b
arrange 1n a6 5
arrear 1n eg j
arrear_tenant 1n eg b
arriv q 2h 2 2m 5 40 6 4z 9 6g 5 6k 2 6w a 85 6 9e 2 bu 2 by 3 d9 6
arriv_thursda 1n 40 b
arrival 14 2m 4 2x 5 3u a 45 4 67 4 6s 3 7u 3 9e 4 cu 3
arrow 1n bb 5
art 17 32 8 4q z 83 3 8k y ck 7 eu 7
art_buy 1n 8k e
art_leas 1n 4q d
art_offic 1n 4q l
art_onlin 1n 8k c
art_print 1n 8k t
art_rental 1i 4q m
art_subscri 1i 4q c
art_wal 1n 4q h
arthous 1n ck 9
arthrit 1i bf o dy 9
articl 19 4h 7 4r 4 9r 3 as 3 az h cq s
articl_rank 1n cq c
artisan 1c 2p b 5s 9 et k f6 5
artisan_gelato 1n 2p b
artisan_worksho 1n et a
artist 12 d h m i 39 7 4c 8 4o 7 4q d 8k l 9f m b7 7 b9 h ch 7
artist_book 1f d a
artist_chang 1n 8k b
artist_fre 1n b9 b
artist_styl 1n m c
arts 1i h a ew q
arts_near 1n ew d
arts_school 1n ew l
artwork 1i 4q u 8k a
artwork_rent 1n 4q d
artwork_young 1n 4q f
ash 19 3c a 3e q 3g l 8e b 8l 6
ash_brought 1n 3c a
ash_hand 1i 3g 8
ash_wood 1i 8e a
asham 1c l 7 4v 4 7e 4 bg 4
asia 1n aq a
asian 1c 2r 6 5q k 5y 7 6m 8
asian_grocery 1n 5q g
asid 13 21 3 2h 3 3a 3 3f 3 5l 4 7h k bq 3 bt 6 bx f
asid_smal 1n 7h g
asid_tax 1n bx f
ask_expert 1c 2w a
ask_googl 1n cr c
ask_nam 11 1z 7
ask_neighbo 19 1w 9
ask_patient 1i 4u b
ask_persona 1n dm b
ask_plain 1i cu a
ask_rest 1i dg b
ask_voic 1n do b
askew 1i bk 3 fk b
asks g 1o 3 2l 3 30 3 6d 4 79 4 7l 5 a9 4 aa 2 b4 2 cn 5 cr 5 di 5 dm 5 er 4 fg 5
asks_again 1f a9 9
asks_card 1n 6d c
asks_financ 1n er b
asks_guest 1n cr g
asks_questio 1a 79 9
asks_symptom 1n 7l b
asks_why 17 fg a
asks_wrong 1n cn c
asleep 11 1f 4 24 c 27 3 28 3 3k 5 71 m b2 7 c9 3 dp 2 ds 3 f0 4
asleep_app 1n 71 h
asphalt 1n e5 4
asr 1n ct a
assembl 1c 28 4 4r 4 8r g e7 8
assembl_furnitu 1n 8r g
asses 17 1 4 2 4 3 4 5 4 9 4 b 4 fn 8
assesso 1n 0 5
asset 1n fl 4
assign 1c z 9 7u 4 bw b ed j
assignm 1c 1a f 4f 4 ed q ee 8
assignm_softwar 1n ed d
assist 1f 6s 8 av 9 ee 9
assista x x 9 y 2 10 3 13 6 4h 2 50 s 59 c 6f 8 7l b am n ar d aw m cm j cn e cv 9 dh 7 dj 6 dn c do e eo 5 er 8
assista_answ 1a 6f 9 cm c cn 9 do 9 er 9
assista_app 1n am j
assista_book 1n am c
assista_company 1i do c
assista_explain 1n 7l b
assista_find 1n 59 c
assista_handl 1n 50 c
assista_join 1n dn c
assista_servic 1n 50 i
assista_sort 1n x b
assista_start 1n 50 c
associa p 1i 3 3d 3 4u 2 6f 2 6j 7 6k 2 93 2 96 4 9c 5 9g 6 9l 6 ag 7 ay 5 ba 2 bx 2 cq 2 cs 4 d5 2 db 4 ea 5 ed b ee 2 eg 9 en 2 eq 2 er 2 fq 4
associa_memb 1n 6j d
asthma 1n 7q u
asthma_app 1n 7q f
astrolo 1n fc 12
astrolo_app 1n fc r
astrona 1n 1m l
asylum 1n 13 a
ate 12 t 5 1p 3 3k 3 3l 3 3t 3 5n 3 6o 3 9p 4 dr 3 du 3
athen 1f 13 8 18 9 f4 8
athlet 1i 2c 9 5m l
athlet_chil 1n 5m b
atopic 1n 1 k
atopic_skin 1n 1 c
ats 1i ah a de a
attachm 1n as d
attachm_ent 1n as a
attack 1a 4i 4 4y 8 7q o dk 8 dl 4
attempt 1c 3p 5 a4 5 c0 4 dd 4
attend 1i 6j n 6k a
attenda 1f 5b 5 6j e ec i
attenda_card 1n ec b
attenda_driv 1n 6j b
attenti 1c 8f 3 ac 4 b0 4 ey 4
attic 11 1z 3 8b 5 8x 8 8y 3 92 6 95 7 ci 2 eg 6 ex 5 f8 i
attic_clear 1n f8 b
attic_empty 1i f8 a
attorne 1c 6w 3 7g 4 ak 9 eo 9
aubergi 1n 5t e
aubergi_walnut 1n 5t b
aucklan 1f 2v 9 4t a f1 7
auction 1a 82 q 91 4 eg 4 fp 4 fr 6
audio 13 1u 7 2y 6 32 8 3h i 6i m 70 7 73 a 9z 9 b0 7 b2 s ct 7
audio_coach 1n 73 c
audio_guid 1i 6i q
audio_play 1n b2 d
audio_story 1i 9z a b2 m
audiobo 1f 8i a b0 c b2 d
audit 16 1b 4 1d 4 4i 4 56 c cx j dl f ep 8 eq 3
auditio 1n ce j
auditor 16 4i 3 56 3 9r 3 9x 7 cx 3 dk 3 dl e fn 8
augment 1i 4j a 6i a
august x 8 3 s 3 18 4 1i 6 1o 3 33 3 35 3 3l 4 4p 4 5e 3 7n 3 9e 4 dr 5 fb 4
aunt w 12 6 2o 4 3h 3 5q 5 6k 6 7i 5 84 3 b4 2 bf 3 bu 6 f6 4
austin 1i 2k 9 dr 9
austral 14 4 7 u 7 1f 6 1u 7 7e 7 7j 6 9e 7 a0 7 bi 5 d8 7
austria w p 6 z 5 20 5 2f 5 3f 4 4d 6 4x 6 5r 6 60 5 6f 6 7a 5 88 5 8k 5 9n 5 a3 5 bw 5 cx 5 d0 5 dk 5 do 5 e9 5 eh 6 ep 6
authent 1i 9x 8 b6 a
author 16 1m 7 9z 4 b2 4 b5 a b6 c b8 7 e7 3
authori g y 2 57 2 69 3 6a 5 6k 3 89 2 99 4 9d 3 9o 3 av 3 dm 3 e6 7 eb 9
authori_plain 1n eb b
auti 1i 1e 9 a8 a
autism 1n 1l p
autisti 1i 1l s ew j
auto 1n 9b v
auto_repair 1n 9b p
autobio 1n aj b
automat w 23 6 2u 7 3p 8 4r 9 7h g 9m 5 aq a ar 3 as o bq 6 by a co b cu 9 cv 6 cx 4 d1 c d3 6 d9 6 da 9 de 3 dl d ed 7 ep 6 fk 9
automat_bookkee 1n d1 b
automat_cars 1n 3p c
automat_data 1n as d
automat_replace 1n ed a
automat_visual 1n fk d
automat_winery 1n co c
automat_workflo 1n as d
autonom 1i 4r a 9k e
autumn s 1j 3 22 4 4l 2 67 2 6y 3 8p 3 8u 7 8x 7 96 2 9e 2
autumn_rain 1n 8u b
availab 1n e9 k
availab_warden 1n e9 b
avatar 1f 4n f aq k ax 9
avatar_languag 1n aq b
avatar_video 1n aq d
averag 1i 63 5 b6 5
aviatio 1i 6a 5 fq 5
aviv 1n c7 a
avoid 1f 9 9 a7 9 a8 d
await 1n fj 4
awak 12 1f 4 6v 2 71 c 76 3 77 5 7d 3 ex 3
awarene 1i al 5 dk r
awarene_phon 1n dk b
away f 16 3 3b 5 6e 6 7g 3 7p 2 94 7 9d 6 ax 3 bh 4 dp 2 dr 5 fr 4
away_box 1n 6p 8
away_marina 1n 9d b
away_somebod 1n 94 c
away_weed 1n 3b 9
away_why 1n 6e b
awn 1f 2j 3 35 6 ca 4
aws 1n at o
azur 1n at a
baby w a 9 j 9 o g 1f r 1x a 25 q 3d 5 3k 6 3z i 4d n 5n p 77 j 81 2 8g f 8n 4 bk d cj d cl 4 ey r
baby_album 1n bk e
baby_carri 1n 4d r
baby_clas 1i ey r
baby_cloth 1i 3z n
baby_cry 1i 25 e
baby_food 1n 5n w
baby_gear 1n 8g h
baby_group 1c ey a
baby_learn 1n 1f b
baby_massag 1n ey f
baby_meal 1n 5n h
baby_monitor 1n 25 t
baby_morn 1n ey c
baby_music 1n ey c
baby_night 1n 1f l
baby_rhym 1n ey c
baby_sensory 1n ey c
baby_sign 1n ey m
baby_sleep 1a 1f t 77 c
baby_song 1n ey c
baby_swim 1n j e
baby_thing 1n 1x g
baby_tir 1n 1f b
baby_toddl 1n ey c
baby_video 1n 1f 9
baby_wak 1n 1f i
baby_warn 1n 25 b
baby_wear 1i 4d l
babygro 1n 3z b
babysit 1i 3k 1a 7c 4
babysit_friend 1n 3k h
babywea 1n 4d b
back 6 e 3 k 3 10 2 2c 2 40 3 4s 3 7a 4 fg 3
back_autumn 1n 8x b
back_bad 1n 79 b
back_differe 1i a7 a
back_door 11 em a
back_empty v 7w 6 fj 6
back_exercis 1n dj b
back_fabric 1n 91 b
back_friday 1c 44 9
back_hotel 1n dc b
back_land 1n 9x a
back_larg 1n 1j a
back_leav 1n c4 b
back_monday 19 40 8
back_off 1f fg a
back_offic 1a as a
back_pain 1a k i 2c a 7a n
back_pocket 1n bf 9
back_refil 1i 8 b f6 8
back_room 1c 14 9
back_sharp 1n 87 9
back_support 1n 4s f
backgro 1f 1s 5 ap h b9 2
backgro_product 1n ap c
backhau 1n fj a
backlin 1n ar a
backpac 19 42 p 6q l 6t l 6v k 86 h 8o 8
backpac_sewn 1n 42 f
backpac_shar 1n 6v a
backup 1n 4y r
backup_mail 1n 4y c
backwar 14 2d 3 3p 5 59 2 8q 3 9j 2 b4 3
backyar 1n 6x u
backyar_family 1n 6x c
backyar_hourly 1n 6x c
backyar_own 1n 6x c
bad q 1 2 22 4 71 9 79 7 7a 6 7e 3 7r 4 7u 3 bq 3 ca 2 cr 9 di 4 ed 2 fk 8
bad_bottl 1n fk b
bad_ones 1f cr c
bad_sleep 1i 71 e
baden 1n fn a
badg 16 j 8 1i a 34 4 3q 3 66 3 cx 4 dl 3 e9 3
badly 12 24 6 71 3 79 3 8m 4 9h 3 a7 3 ae 3 eo 3
badmint 1n f2 n
badmint_court 1n f2 c
bag m 3 3 6 3 1r 4 1x 6 2m 7 3z 6 41 9 42 9 45 4 4d 5 5f 3 5k 7 5l b 5o 6 5p 4 6k 3 6m 3 6t 6 7o 2 81 2 86 b 8v a bt 5 c2 4 ca 8 cc 4
bag_buy 1i 42 c
bag_cloth 1n 41 g
bag_letterb 1n 5l b
bag_outsid 1n 8v b
bag_seed 1n bt c
bag_used 1n 1x b
baggag 1n 6v 2
bags s 15 4 1s 3 2m 4 3z 4 42 l 4d 3 5k 6 5l a 5o h 60 9 65 5 6m 4 6t j 7y 3 81 7 86 e 8o 5 8u 3 8v c 95 4 9v 8 ca g
bags_hik 1n 6t c
bags_mend 1n 86 a
bags_oth 1n 60 b
bags_pres 1n 9v 9
bags_stag 1n 6t c
bags_walk 1n 6t f
bailif 1n 89 g
bait 1n dk a
bak w 9 5 2n k 2o e 4r 4 5d 3 5i 4 5k d 5o 5 5u a 6j 2 a4 a ac 4 ae 2 az 7 bn 4 cp 6 de 2 ev j
bak_birthda 1n 2o b
bak_breakfa 1n ev 9
bak_clas 1n ev b
bak_cours 1n ev b
bak_croissa 1n a4 b
bak_crunchy 1n 5u b
bak_friday 1n 5k c
bak_grandmo 1n ev b
bak_learn 1n ev b
bak_overnig 1n 2n b
bakery u 11 4 1e c 1v 6 2n n 2t 4 5a 5 5g 6 5i 7 5k 8 5o g 7k 3 8d 3 99 5 9p 7 9t 9 b9 7 c1 6 cp 7 d0 4 ef 4 em 7 ev 6 f9 2
bakery_coffe 1n 1e b
bakery_leftov 1n 9p a
bakery_near 1i 2n f
bakery_night 1i ev 8
bakery_restaur 1n 5o b
bakery_sourdou 1n 2n g
bakery_test 1n 5i b
bakery_weekly 1n b9 b
bakery_worksho 1n 9t a
bal 10 e 5 i 3 2y 3 3g 2 3w f 40 6 43 3 88 2 9n c ds 6 dt 3 ea 3 f1 k f2 5
bal_pit 1n f1 n
bal_pool 1n f1 f
balanc 1c 1j h 34 6 d4 g ez t
balanc_bik 1n 1j h
balanc_clas 1n ez g
balcony 11 18 5 1d 6 1t e 2a o 7e 3 7y 9 84 7 8c b 92 7 dr 5 eu 5 fb 5
balcony_solar 1f 2a k
balcony_tun 1n 1t b
ballad 1n cj q
ballet 1n i r
ballet_clas 1n i g
balloon 1f 3r 3 6y x
balloon_flight 1n 6y m
balloon_rid 1n 6y c
balloon_sunris 1n 6y c
balloon_tandem 1n 6y c
balloon_tourist 1n 6y c
ballroo 1n i b
balm 1i 1 4 b d
balm_organic 1n b b
baltic 1i 56 9 6g 9
bamboo 1f 9 h 28 9 4e 9
bamboo_brush 1n 9 c
ban 1c 42 g 5q 4 aq 9 dm h
banana 1c 6 g 2q 7 58 7 5u 6
banana_fibr 1n 6 b
band 11 1v 3 2w 6 4c c 4e 9 6h 3 7z 4 a6 3 ap 3 b7 c cd s cg 7 ch s
band_amps 1n cd c
band_book 1i ch j
band_djs 1n ch d
band_event 1n ch b
band_fix 1n cd a
band_gig 1n ch b
band_hir 1n ch e
band_hoody 1n 4c b
band_party 1n ch h
band_practis 1n cd f
band_rehear 1n cd c
band_room 1n cd m
band_sel 1n b7 b
band_soundpr 1n cd c
band_wed 1n ch b
bang 1i 3w 4 90 4
banglad 1i 4f 9 bz 9
bank m s 4 11 c 1d 4 1w 7 22 3 37 3 4f 4 4g 9 4n 7 4p 4 4q 3 4t 2 55 7 56 4 5o 4 6w b 7h 5 7i 5 7t 7 84 3 89 3 92 3 9o 6 ak 5 av 5 bb 6 bn d bo 4 bp 9 bq 3 br 4 bs 3 bu 3 by 5 c0 c c1 3 ct 4 d0 4 d1 a d4 b d9 4 dd 7 dh 3 eg 7 fn 3
bank_account 13 6w 6 av 7 bn h d4 9 eg 7
bank_brush 1n 9o a
bank_investo 1n 55 b
bank_lin 1f d1 d
bank_near 1n 11 d
bank_old 1n bb c
bank_town 1n 4n g
bank_wheel 1n 11 f
banquet 1n fi 4
baptism 1n bi 3
bar q 3 5 f 4 g 5 1e 6 2i 8 2j 5 2l 6 2q f 3a a 5u e 5v d 62 8 63 8 64 5 6d 5 6h 6 6q 3 7y 3 a6 5 ci a cl 8 eo 4 eu 9 f2 6 f3 d f7 4
bar_chocola 1n 5v f
bar_employ 1n 1e b
bar_insid 1n 2q b
bar_second 1n ci a
bar_sunflow 1n 5u b
bar_wristba 1n 6h b
barb 1f b e c r r o
barb_van 1n c f
barb_web 1n b b
barbecu 1f 5t 8 ea 9
barbers 1i c 9 cb q
barcelo 1f 32 9 43 9 7s 8
barcod 1f 74 4 7c h en h
barcod_scan 1n en c
barcod_see 1n 7c b
barefoo 1c 43 r 9h c
barefoo_hoof 1n 9h b
barefoo_sho 1n 43 q
barf 1n du b
bargain 1i 1x n 5o g
bargain_hunt 1i 1x g 5o d
barista 1i 1e f 2j k
bark 1f ds a dt 6
barkeep 1n 63 5
barley 1i 5m 7 f7 a
barley_open 1n f7 8
barn 12 1d 6 1o 5 2y 4 3q 5 5j 5 6u 4 9i 8 ch 6 fp j
barn_camera 1n fp c
barn_count 1n fp a
barrel 1a 5r 3 5y h 6n b 9p 6 f7 h
barri 1a 6s c 7s 8 9e m bd l cx c
barri_cod 1n 9e b
barri_fre 1c 6s a bd j
bars x 0 6 2 a i 9 m 3 3a 5 3n 6 45 5 5u l 5v b 62 8 63 d 64 6 8j 3 8k 3 a6 c cb 8 cl e eu d f7 6 fs 5
bars_curly 1n 2 b
bars_festiva 1n 63 b
bars_lesson 1n i c
bars_quiet 1n eu a
bars_repeat 1n a6 b
bars_town 1n cl a
bas 10 4 3 7 8 2z 5 32 3 5x k 6a 5 74 7 9p 6 9x 6 9y 8 cd 2 ch 4 do 9
bas_blood 1n 7 b
bas_burg 1n 5x f
bas_meat 1n 5x i
bas_tutor 1n 9y b
basebal 1n ed 9
basel 1i e 9 5k a
basemen 1n 8x b
basic 1i i 4 14 a
basil 1f 1t 8 23 i 9j d
basil_grow 1n 23 b
basin 1a 0 5 c 6 2k 4 3t 6 9d 5
basket x 17 4 1h 4 1p 2 1q e 37 9 3e 6 58 7 61 3 6p 7 6u 5 8h 3 8n 6 et g fe 4
basket_board 1n 37 c
basket_carv 1n et 8
basket_mak 1n 3e 9
basket_today 1n 1q c
basket_worksho 1n et a
basqu 1n 3o e
basqu_frisian 1n 3o b
bat 1n 9t m
batch u 1 a 2 4 3 3 4 3 7 8 28 4 5i 8 5t c 5w 4 63 8 64 7 6n i 7y 4 83 4 9f d 9p 7 9x c au a cu 4 du 5 f6 e f7 f
batch_ferment 1n 5t b
batch_gin 1n f7 8
batch_grown 1n 9x c
batch_local 1n 63 b
batch_stock 1n 6n b
batch_stor 1n 9f b
batch_test 1c 1 9
bath v e 4 n f o 8 27 3 2b 4 6u e 70 4 7z 9 83 6 8q 4 8y 4 b4 3 bd e dq b ds 2 ei 4 f1 5
bath_guid 1n 6u a
bath_nail 1n dq b
bath_walk 1i 6u 9
bathroo 10 1 5 9 7 c 5 2b 9 8c 4 8y k 9w 8 bd m dx 5 fr 4
bathroo_ag 1n bd a
bathroo_age 1n bd a
bathroo_alert 1n 2b b
bathroo_check 1n 8y b
bathroo_elderly 1n bd a
bathroo_grab 1n bd a
bathroo_old 1n bd a
bathroo_parent 1n bd a
bathroo_renovat 1n 8y e
bathroo_saf 1n bd a
bathroo_walk 1n bd a
bats 1i 6u g f9 4
battery s 1q 2 23 4 24 5 26 2 27 5 28 7 2a 8 2b 6 2c 2 2e 5 2f 4 2g 7 2h e 2j 4 6s 3 8f 5 92 7 9l 4 9t n al 4 c2 3 c3 8 dz 8 e4 5
battery_busines 1n 9t c
battery_contain 1n 9t h
battery_firm 1n 9t j
battery_peak 1n 9t c
battery_screen 1n 2h b
battery_servic 1n 92 b
battery_storag 1n 9t k
battery_superma 1n 9t c
battery_tyr 1n c3 b
bavaria 14 26 7 34 6 3p 7 46 7 6m 7 7g 6 9k 6 cc 6 cy 7 dg 7
bay 1i 9s c c8 h
bays 1f 9b 8 9s 6 c8 3
bazaar 1n 1n 4
be s r 2 t 3 4t 3 4v 3 62 6 64 a 6d 2 75 2 7r 4 7u 4 8t 2 9y 2 b4 3 dt 7 ec 2 eu 6 f2 2
be_alon 1n dt c
be_local 1n 64 b
be_spirit 1n 62 b
beach 16 4 3 2x c 34 c 3d 9 6s h 7p 2 c4 6 f2 7
beach_written 1n 3d a
beachwe 1n 48 b
beam 19 h 3 1b 6 9d 3 9n 6 ck 3 fr a
bean 11 18 7 22 5 2v 3 30 5 58 4 5l p 5v j 77 3 84 b
bean_bar 1n 5v l
bean_ord 1n 5l b
bear z 1 2 4f 3 94 3 a0 8 b2 4 c0 2 c8 3 dc 7 dd 3 fl k
bear_fail 1n fl g
bearabl 1n 28 5
beard 1a 2 3 b p c b r 3 1n d
beard_car 1n b c
beard_oil 1n b j
beard_visit 1n 1n a
bearing 1n fl 8
beat 1a a6 3 aq 4 co 2 en 4 ft 4
beaten 1n aq 4
beautic 1n d h
beautif 1n ex 7
beauty 1a 3 8 d r r c cr 8
beauty_hom 1n d o
becam 13 1b 7 4i 3 7h 3 az 3 de 3 e7 2 ei 3
becaus m k 2 7b 2 ap 4 cu 3 e7 3 ee 3
becom p t 7 1c 6 68 6 6q 5 8x 2 9g 4 cd 5 ep 2
becom_entry 1i t b
becom_godpare 1n 1c b
becom_hostel 1n 6q a
becom_pick 1n 68 c
becom_rehears 1n cd a
bed o g 4 18 d 24 4 33 6 3h 3 5a 8 6q 8 6s 3 71 4 7w 6 8b 6 8i 4 8m j 8s 4 9c 3 9k 3 ag 3 b5 4 be 4 dv a f9 c fb c
bed_bugs 1n f9 q
bed_desk 1n 8b b
bed_linen 1i 5a f 8m d
bed_shar 1n fb m
bed_woven 1n 8m c
bedbug 1n f9 n
bedroom 1a 25 b 26 c 8w 6 96 k cd 4
bedroom_damp 1n 96 b
bedroom_predict 1n 26 b
beds 15 t 7 18 h 6g 4 6q q 7w 3 8a f 8s f fb 3
beds_keep 1n 8s b
beds_long 1n 6q a
beds_shar 1n 6q a
beds_solid 1n 8a g
beds_unus 1n 18 b
bedsid 17 t 6 24 i 71 5 9g 7 cw 3 ez 3 ff h
bedsid_lamp 1n 24 f
bedtim 1i 71 i b2 q
bedtim_stor 1i b2 c
bedtim_story 1i 71 a b2 h
bedwet 1n be 9
bee 1n 9l g
bee_colony 1n 9l c
beech 1f 6p b
beech_forest 1n 6p 8
beef 1i 5x i f5 t
beef_box 1n f5 a
beef_farm 1n f5 d
beef_fisherm 1n f5 a
beef_shar 1n f5 a
beef_sold 1n 5x a
beehiv 1i 5w p 9l t
beehiv_monitor 1n 9l k
beehiv_scal 1n 9l c
beehiv_sensor 1n 9l c
beehiv_sponsor 1n 5w b
beekeep 1i 5w s 9l 10
beekeep_app 1n 9l k
beekeep_certifi 1n 5w b
beekeep_nam 1n 5w c
beep 1f bb 3 dz 3
beer 11 2y 5 59 6 5c 5 62 b 63 7 64 t 6m 6 6n 7 8r 3 c2 3 c3 3 eu c
beer_drink 1n 64 d
beer_near 1n 64 d
bees 1i 5w i 9l g
beeswax 1f 8 a 5w 9 8e 9
beet 1i 2s 4 9k d
beet_onion 1n 9k a
beetroo 1a 2q 3 3z 3 5j 3 5x a 5y 6
beetroo_sizzl 1n 5x a
beforeh t 3e 2 4h 3 4y 3 6z 2 7u 2 8w 4 at 4 cf 3 ck 6 dr 3
beforeh_run 1n ck 9
began 14 7e a 7q 3 8i 3 a1 3 a5 7 bu 3
began_sam 1n 7e b
begin e g 4 h 4 i 6 l 3 34 7 3n 3 5h 4 73 5 a2 6 a5 3 a6 6 ak 3 bq 9 bw 5 e2 4 es 6 et 5 ew 5
begin_chop 1n 5h c
begin_couch 1n 73 c
begin_early 1n g c
begin_feedbac 1n i c
begin_fifty 1n a2 c
begin_forty 1n ew 9
begin_invest 1n bq m
begin_licenc 1n 34 b
begin_practis 1n a6 b
begin_show 1n bw b
beginni 1n co 4
begun z m 3 19 2 3n 2 70 2 7q 2 94 3 a9 2 ac 2 aj 5 cl 2 ef 4 eo 2
behalf 1n by 6
behav 1i ad 5 cf 3
behavio 1f dt f el 9 fp 4
behind g 1v 3 27 2 8y 3 98 3 a1 5 ca 3 df 2
behind_wrong 1n a1 c
bel u 1j 4 2g 4 2m 5 3k 5 70 4 7b 4 95 2 af 6 ai 5 dz 4
belfast 1n eu 9
belgium 11 1m 5 29 7 4o 6 5o 6 77 6 an 6 bt 7 cs 7 d7 6 e7 6 ek 7 ff 5 fr 6
belief 1n 3h 4
believ 15 2 3 3h 9 65 3 82 5 9l 3 bs 4 dz 4 fc 4
believa 1n dk 5
bella 1a x 2 9h 8 dp 9 ds a dt 3
belly 1a 7f 3 80 3 8m 3 dw 7
belong t h 3 1d 3 3d 2 4p 4 4u 3 5c 2 6d 3 9c 2 9v 3 a6 3 bx 2 e1 3
belongi 1f 1y 9 8x 9 95 9
below r 23 3 2h 4 4u 2 6a 2 8u 4 91 4 9w 3 aw 2 c1 2 cq 3 di 2 fq 4
belt 10 21 4 42 b 44 6 4s 5 74 6 86 h 97 8 9b 6 c9 3 el 4 ew 8 fl 4
belt_bags 1n 86 a
belt_shelter 1n 42 b
ben t j 4 12 8 1e 3 1i 3 1m 3 1n 4 3k 8 3u 4 3v 5 bc 3 bh 4 bl 3 br 6 ew 3 ex 4 ey 4 f1 3 f3 3
bench s n 6 10 5 2h 8 32 4 39 4 3f 4 3w 4 44 4 6y 3 72 2 86 6 89 4 8p 3 ba 5 c6 9 cg 4 e7 6
bend z k 5 1q 2 48 5 4s 9 72 2 89 2 8b 4 ci 2
beneath 1a 7q 3 8f 3 aj 3 cp 6
benefit 1c 1e 4 bc 4 dj 7 eb 3
bent 14 11 6 44 3 47 3 72 4 9n 3 b8 3 ci 3
bereav 1c 3c d 3e b 3f e 3i t
bereav_family 1f 3c b 3e 9 3f c
bereave 1i 3i d ak a
berlin 13 m 7 1f 5 1s 7 2s 7 37 6 4v 7 6w 5 8q 7 96 7 9f 6 ag 6
berry 1i 0 d 5l 4
berry_oils 1n 0 b
bert 1n 1n 7
berth 1n 9d 15
berth_guest 1n 9d b
besid c ap 4 b5 2 c0 2 e4 3
bespok 1i 2o a 4a a
best q g 3 1m 8 1z 8 2i 4 3i 3 41 4 4k 4 4w 1 5o d 5s 4 5v 4 6j 2 ao 3 aw 2 bm c c0 6 c6 2 co 4 d6 4 df 4 em 7 ex 4
best_dat 1n 5o b
best_friend 1f 1m d
best_man 1n bm l
best_moment 1n c0 b
best_ord 1n em c
best_shar 1n 1z b
bet p 3m 2 4v 2 52 2 71 4 79 3 7q 2 7u 3 8q 2 9y 2 bq 3 bz 2 do 2
beverag 1n fk a
beyond 1a m 3 7e 3 7j 3 b1 3
bhagava 1n 3h 9
bibl 1n 3h z
bibl_read 1n 3h b
bibl_reading 1n 3h 9
bibl_story 1n 3h b
bicycl y 13 8 1j n 1y 2 28 d 2e 6 2g a 42 3 6q 4 7h 4 8x 2 ar 2 c2 g c4 6 ef 2
bicycl_child 1n 1j c
bicycl_childre 1n 1j i
bicycl_even 1n c2 c
bicycl_grow 1n 1j c
bicycl_kid 1n 1j c
bicycl_kids 1n 1j c
bicycl_mechani 1i 13 a
bicycl_repair 1n c2 e
bicycl_toddl 1n 1j c
bid 1a an p d6 c ei 8 fj e
bid_writ 1n an e
bids 1n an u
bids_smal 1n an a
big t 12 5 1v 4 28 7 7z 3 83 3 97 4 99 5 bc d bf 3 bt 4 ci 4 d4 3 f7 3
big_hous 1n bc m
big_wheel 1n 28 b
bik t 12 2 1j r 1n 4 20 5 28 r 2e 8 2g 5 2j g 32 a 58 8 5f m 5k a 65 7 6t 5 8c 7 8d 7 8v 7 bt c c2 s c4 u c5 3 ca 2 dp 4 fs 7
bik_book 1n c2 c
bik_buy 1n 28 e
bik_car 1n 8c b
bik_child 1n 1j j
bik_childre 1i 1j j
bik_couri 1n 5f p
bik_deliv 1n 5f l
bik_family 1f 28 c
bik_friday 1n 8d b
bik_front 1n 28 b
bik_grow 1n 1j i
bik_harvest 1n 65 b
bik_kid 1n 1j c
bik_kids 1n 1j c
bik_light 1i c4 c
bik_market 1i 32 b
bik_mechani 1n c2 k
bik_next 1n 1j c
bik_offic 1n c2 c
bik_outsid 1n 2j f
bik_rent 1n c4 r
bik_rental 1n c4 v
bik_repair 1n c2 z
bik_send 1n 1j a
bik_shar 1n c4 n
bik_siz 1n 1j c
bik_sold 1n 1j a
bik_sourdou 1n 5k c
bik_spot 1n c2 c
bik_subscri 1i 1j k c4 v
bik_swap 1n 1j e
bik_switch 1n bt c
bik_toddl 1n 1j c
bik_turn 1n fs b
bikini 1n 48 s
bikini_swimsui 1n 48 c
bil n 1c 3 1d 4 2a 4 66 2 67 4 6e 4 7i 3 92 5 95 2 9e 2 9g c 9h 5 9j 3 9s 7 9t 7 9u 5 at c bo 4 br d bs 3 bv 8 by 9 c8 8 d0 7 dr 3 ea 5 eg 5 ej 8 eo 9 fn 6
bil_directl 1n bv b
bil_dish 1n br b
bil_even 1n ej d
bil_field 1i 9h a
bil_night 1n at b
bil_residen 1n c8 b
bil_split 1n br p
bilingu 1i 1m 8 3l i
bilingu_nursery 1n 3l g
billabl 1n da b
billion 1n bi 3
bin 11 a 4 b 3 2q 6 45 5 5n 3 5p a 6e h 7d 5 8d 3 e4 k fs 7 ft 2
bin_fil 1n e4 b
bin_sensor 1n e4 h
bin_tel 1n 6e c
bind 16 1m 4 8d 9 8j a d6 4 e7 3 eb 6 ei 7 f2 3
bingo 1i bg h cl q
binocul 1i 6u 9 fq 7
binocul_borrow 1n 6u 8
bins 12 57 4 5o 3 6e 6 6r 2 am 4 c4 3 e4 u ek 3 fs c ft 3
bins_ful 1i e4 e
bins_sensor 1n e4 h
biochar 1n 9r o
biochar_company 1n 9r a
biodegr 1c 6 9 a 9 3e n ft 8
biodegr_urn 1n 3e g
biodige 1n 9q p
biodige_kit 1n 9q b
bioga 1n 9q 12
bioga_digest 1n 9q g
bioga_plant 1n 9q f
biograp 1n aj g
biologi 1i 6u n 96 8
biology 1i aa 7
biometh 1n 9q a
birch 1a n 3 3g 9 4b 3
birch_wood 1n 3g 9
bird 17 37 3 6u q 7z 8 8s 3
bird_guid 1n 6u a
bird_linen 1n 7z 9
bird_walk 1n 6u a
bird_watch 1n 6u p
birdhou 1n 7x b
birdwat 1n 6u 8
birming 1f h 9 1i 7 2t 9
biro 1n 6l 8
birta 1n e2 7
birth 10 a 5 o k 25 3 3k 3 3l 3 4d 5 4x a 77 c 8m 3 9g 9 bi e bo 3 fc k
birth_certifi 1i 4x b
birth_chart 1n fc s
birth_help 1n o b
birthda u 2o g 2y 5 3f 7 3r o 58 5 6d 2 8n c b4 2 bk 4 bm f c1 7 cj b dh b e2 2 f1 4
birthda_cak 1n 2o o
birthda_childre 1n 3r i
birthda_farewel 1n bm 9
birthda_let 1n 3r c
birthda_party 1i 3r q
birthda_probati 1n dh d
birthda_somebod 1n cj a
birthda_thank 1n 8n b
birthma 1n 7m a
biscuit 14 58 7 5i 6 5u 5 7c 4 dq 3 dt 3 ex 3
bishop 1i cc 4 ex 4
bistro 1n 2l p
bistro_natural 1n 2l c
bit q 17 3 1c 3 32 2 4k 5 5v 3 61 3 62 8 89 3 a4 3 ax 4 dp 3 dq 5 dt 4
bit_non 1n 62 b
bitcoin 1n bw h
bits 1c 17 6 2d 3 93 c fs 3
black w 3 5 8 3 1s 8 2h 2 2r 5 3r 2 3y 5 40 5 4c 4 60 4 7m 3 7q 2 9j 2 9p d
black_jump 1n 1s c
black_soldi 1n 9p k
blacksm 1n et t
blacksm_open 1n et 8
blacksm_worksho 1n et a
blad 12 b o c 3 p 3 2c a 2f 8 87 q 88 5 8e 3 93 3 be l
blad_mail 1n 87 b
blad_market 1n 87 b
blad_mobil 1n 87 b
blad_post 1i b c 87 c
blad_servic 1n 87 b
blad_sharpen 1n 87 b
blad_sleev 1n 87 b
blad_van 1n 87 b
blad_vibrat 1n 2c b
blam 11 59 3 6d 4 75 2 96 3 an 3 cx 3 dy 3 e5 3 e6 3 el 3 fj 3
blank 1c ai 4 aw 3 bj 3 di 3
blanket 13 25 3 37 7 3l 3 4b 7 8m c 8w 5 91 5 ck 8 dv 5
blaz 1i 1i w 41 4
blaz_pre 1n 1i c
blaz_school 1n 1i c
blaz_second 1n 1i c
blaz_siz 1n 1i c
blaz_sold 1n 1i c
ble 1i 7z 4 cs 4
bleach 1i 83 4 96 8
bleed 1f p 4 76 3 87 3
blend 1f 2q 7 5z p 60 l
blend_alpin 1n 60 b
blend_cuisin 1n 5z b
bles 1n 3h 7
blind 11 1e 6 2f 3 2g 3 5l 6 5r 3 6i 3 6s i 7s s 8i 7 ad 7 cx h f7 4
blind_bus 1n 7s a
blind_help 1n 7s k
blind_holiday 1n 6s c
blind_test 1n cx b
blindly 15 v 4 4g 4 5h 6 7l 4 7m 3 7o 4 au 3 cs 4 eq 4
blink 1a 24 3 2g 6 9k 3
block w g 2 1w d 2m 5 3p 3 5k 3 7e 2 7t 4 8f c 8v 5 98 4 9v 8 c2 3 c7 7 cz 3 ey 9 fo b
block_ask 1n 1w c
block_magnet 1n 8f b
blockch 1n 9x s
blog 1c 9 3 4m 9 4u c cq h
blog_articl 1n cq h
blog_handl 1n 4u c
blood 13 7 d m 3 p 3 w 3 6a d 75 f 7r n 7v d 9f 3 dx e
blood_pressur 1n 7v g
blood_sugar 1n 75 j
blood_test 1f 7 e 7r l dx a
bloom 1i 0 4 8d 7
blossom 1n 5w i
blow 1a h 4 j 3 et 6
blu p 4 6 1i 4 1s 3 2d 4 47 5 5b 1 5s 4 66 2 8l 5 bg 3 c2 3 c4 4 c5 3 en 3 fg 4
blu_until 1n 4 b
bluetoo 1n 9a i
bluetoo_tags 1n 9a f
blum 1n am 4
blunt 19 b 3 17 3 2z 3 44 3 87 i 88 3
blur 19 m 3 1z b 7m 3 83 4 9y 3
blur_pictur 1n 1z b
blurry 1i 1z 3
blush 1f 3 a 6 3 d9 2
board m 0 4 j 3 w 3 34 9 37 d 38 5 3a i 4z 3 55 9 5s 8 6c 7 6h 2 6j 3 8a 5 8e 9 8h g 8z 5 9a 3 9v 9 a3 5 af 4 ba g d5 3 da 3 de 3 dr 7 ef 3 ej 3 ek 3 ev 4 ex 9 fj 7
board_climat 1n ba b
board_design 1n 8z b
board_draw 1n 8e d
board_gam 1c 3a y 8h u
board_meet 1n 55 e
board_rent 1n 37 d
board_textil 1n 9v 9
board_wast 1n 9v b
boardga 1n 3a b
boat 10 1u 8 34 9 37 v 59 5 6i 7 6l g 7x 7 89 4 8o 5 9d f 9x 7 a4 9 f5 h
boat_build 1n a4 b
boat_ent 1n 9x a
boat_family 1n 34 b
boat_fillet 1n f5 8
boat_hir 1n 37 p
boat_kitchen 1n 7x 8
boat_own 1i 37 g 9d a
boat_rent 1n 37 g
boat_shar 1n 37 d
boat_skip 1n 37 f
boat_trip 1i 37 l 6l a
boatyar 1n 9d a
boba 1n 2r s
boba_oat 1n 2r b
boda 1n 5f c
body w 0 6 1s 5 2c 3 2x 2 3y 5 40 3 48 5 4a 2 4e 4 4i 5 52 3 73 3 74 3 7d d 7m 3 80 d 97 4 9f 4 a8 8
body_doubl 1i 7d i a8 a
boil v 15 4 1y 5 6g 3 92 9 bl 4 eg 3 ej f fn 3
boil_history 1n ej b
bologna 1f m 9 5f 9 ev 7
bolt 1c 9b 5 c3 3 e3 6 fq 3
bon 17 g 2 v 5 du 3 ez 3
bonbon 1n 5v b
bonnet 1n ep 4
bonu 1f 4h 4 ba 7 d3 5
bonus 1n 4h 9
book d c 5 d 4 m 4 n 4 q 7 r b s 4 x 3 1k 8 1m b 1n 4 1o 3 1u 2 1v 3 1x 5 1z 2 2s 4 2x 5 2z 4 36 7 3k 5 3q 3 4a 4 4l 2 4o 4 4t 7 4w 1 51 2 59 4 5c 5 5e 3 67 4 6d 8 6f 5 6l b 6t 3 6x 4 78 4 7w 6 8i d 8n 6 8q 5 8r 4 8w 3 9b 4 9d 3 9e 6 9f 3 9i 5 9y 4 a0 5 ab 4 ac 4 aj 8 am 3 av 3 b5 c b9 4 bk b bl 9 bn 4 bu 3 c2 3 c3 6 c7 2 ca 3 cd 3 ce 3 cf 5 ch 8 cu 4 cz 4 d1 7 dj 3 dp 6 ea a el 4 er 3 f0 3 f2 4
book_advanc 1n 9i b
book_app 1c d 9 7w 9 c3 9
book_appoint 1c q b am a av 9
book_astrona 1n 1m b
book_band 1n ch f
book_barb 1n r e
book_café 1n 4t c
book_cal 1c 1n 8
book_chair 1n r b
book_child 1i 1m s
book_club 1f b5 v
book_cod 1n cd a
book_confide 1n dj b
book_dogs 1n 6x a
book_editor 1n bk c
book_family 1f aj a bk d bl a
book_fil 1n 1n a
book_guid 1n 6l b
book_hero 1i 1m g
book_instagr 1n r b
book_insuran 1n 4o b
book_kayak 1n 6l d
book_kids 1n 3q c
book_lab 1n 1k a
book_meeting 1n cz f
book_nam 1c 1m d
book_night 1i 36 a
book_onlin 1a 67 9 78 9 c2 9 cf 9 ea c
book_persona 1n 1m l
book_phon 1f ca a f2 9
book_photo 1n bk c
book_pictur 1f bk f
book_plac 1c 2s a 59 a
book_print 1i 1m a bk b
book_relativ 1n bl f
book_right 1n d1 b
book_salon 1n r h
book_seamstr 1n 4a c
book_shop 1i 8i f
book_show 1n cu b
book_slot 1i c a 9b a
book_smal 1i q a
book_snapsho 1n bk c
book_softwar 19 q 9 r c 6l e 9e c
book_spontan 1n 1v b
book_stag 1n 6t a
book_student 1i 1k b
book_subscri 1i 8i j
book_system 1c 6d f 6l e ea e
book_tabl 1n 6d h
book_tea 1n f0 a
book_thing 1n 1o a
book_tour 1n 6l d
book_track 1n b5 c
book_tractor 1i 5c f
book_tun 1n cf b
book_used 1n 1k b
book_vet 1i 8q b dp c
book_viewing 1n er b
book_visit 1n x b
book_weekly 1n ac b
book_whol 1n 36 b
book_worksho 1n el b
book_yearly 1n bk c
bookabl 1n 5d 6
bookbin 1n et q
bookbin_worksho 1n et a
bookcas 1n 8a b
booking y r 3 1u 3 2y a 36 3 5d b 5e b 6d d 6l d 6x a 9b 3 9d 9 9e c 9f 9 9i 9 bn a c7 5 d1 3 ea b
booking_deposit 1n 9f d
bookkee 12 4t y 6n 5 bx a d0 5 d1 r d4 3 d5 5 d9 3 dd 5 dm 3 ej 5 ep a
bookkee_annual 1n 4t c
bookkee_book 1n 4t i
bookkee_restaur 1n d1 b
bookkee_servic 1n 4t v
bookkee_softwar 1i d1 b
bookkee_tax 1n 4t f
booklet 1f 3a 4 a0 4 b4 7
booksel 1n 8i o
booksel_choos 1n 8i c
bookshe 1n e 4
booksho z 5 3 1m 6 1u 3 3a 6 42 5 5v 3 60 3 79 3 8i a 8n 3 b5 7 b8 3 bl 3 f0 8
booksho_guest 1n f0 a
booksto 1n 8i c
boost 1n 3u 4
boot u 28 3 33 5 3l 4 41 4 43 6 49 5 5r 4 6q 8 8o 8 a5 5 c5 5 ef 4 fg 7
boot_childre 1n 8o b
bootcam 1i 19 i a5 x
bootcam_turn 1n a5 b
booth 1f p 4 2y 11 39 4
booth_hir 1n 2y f
booth_rent 1n 2y c
booth_wood 1n 2y a
bor 17 3v 4 dt 3 ex 4
bord 17 1t 4 1u 4 7y 3 bv 8 dd 8 el 3
bordeau 1i 17 a 3n 9
boredom 1i 3q 5 f1 4
borehol 1i 15 a fu f
born 1c o 4 aj 3 bi 5
borrow q 11 3 17 h 1w d 31 2 40 c 44 4 4g 7 4q 3 5e 2 66 2 6u 4 7j 8 81 c 8g 5 93 g 9n 5 bs 4 bt 7 bu 5 c9 2 cc 9 cg 3 f2 3
borrow_cars 1n bt c
borrow_danish 1n 40 b
borrow_dril 1i 93 o
borrow_neighbo 1i 1w g
borrow_thing 1i 1w b
borrow_tool 1i 17 f
borrow_wash 1n 81 a
bos w 49 5 4i 4 4q 3 4u 6 4w 3 51 6 59 3 9b 6 bz 5 d2 7 d5 4 da 3 de 4 dg 8 dh 5 di 3 dj 4 dk d ef 4 fn 4
bos_approv 1n d2 b
bos_cal 1n dk d
boston 1i 6d a 8x 9
bot 1f cm c cn e e5 b
bot_lets 1n e5 a
botanic 1i 6i a f7 k
both f p 3 z 4 1g 3 1r 5 5h 3 67 2 6r 3 96 3 9b 3 9n 3 ad 4 bc 4 bo 6 bp 3 d7 4 ds 3 eb 3 ef 5
both_account 1n bo b
both_parent 1c 1r b
both_see 1i z a
both_sid z d7 7
bottl r 2 9 4 a 5 f 7 5 8 7 25 8 2d o 2q 8 42 6 48 7 4o 2 5p 5 5r g 5t 9 61 6 62 d 63 d 64 5 6n 4 8e 5 9f 4 9n 4 9q 5 9v b 9x 6 f7 8 fk 6 ft 5 fu 7
bottl_bags 1n 9v e
bottl_brick 1n 9v b
bottl_café 1n 63 b
bottl_filt 1n 2d j
bottl_oil 1n 61 b
bottl_scent 1i 8 b
bottl_sold 1n 5t b
bottl_tel 1n 5 b
bottl_win 1a 9x 7
bottl_young 1n 5r c
bottlen 1n 6c 7
bottom 10 8 3 1q 4 3r 3 48 5 4d 3 4t 2 8l 3 8n 3 es 2
bought n 5 3 6 3 1b 6 2d 2 40 5 4m 5 4q 2 5z 5 6f 2 6v 5 b3 3 bw 5 co 6 dh 2
bought_directl 1n 5z b
bought_flight 1n 6v a
bould 1n h b
boulder 1n h n
boulder_hal 1n h g
bounc 1f s 4 co 4 d0 4
bouncy 1n 2y h
bouncy_castl 1n 2y e
bound 1c 8j f bh 3 bk 3 cm 4
bound_hand 1n 8j c
boundar 1i 2f d eo 4
boundar_wir 1n 2f b
bounty 1n 56 f
bouquet 1n 8d 10
bouquet_grow 1n 8d g
bout 1n 1n 4
boutiqu 1i 33 a ck 8
bow 1c 8p 8 ba 8 cg 7 ew 6
bowl 11 2l 7 2m 5 2q c 2u 9 59 5 8l b 8t 4 du a es k ft h
bowl_glaz 1n 8l c
bowl_guest 1n ft a
bowl_return 1n ft d
bowl_smal 1n 2q b
bowl_soup 1n 2u b
bowl_wheel 1n es c
bows 1i 5y 4 ba 7
box f 6 3 h a 10 3 18 4 1b 3 1i 3 1o 8 1p 4 1z 3 21 3 2f 3 2g 6 2t 3 2y 3 3a 5 3r 6 3z 4 43 4 44 4 4e 3 4t 2 5h c 5i b 5j c 5k 3 5m 4 5n 5 5r 8 5s 9 5u 5 5v 7 5z 5 60 3 64 5 68 6 69 2 6f 3 6h 2 6j 2 7b 6 7x 6 7y 7 7z 9 81 3 85 9 87 4 8e 3 8f 7 8g 4 8h 6 8i 5 8n b 8w 7 8x 7 94 4 9s 3 b2 4 b5 3 be 3 bg 8 bj 7 c4 3 c8 5 du 6 ew 7 f5 a fa 4 ft 5
box_back 1n 87 9
box_book 1n 1o a
box_chees 1n 5s b
box_childre 1c 3r 9 ew h
box_deliver 1i 5j f f5 b
box_family 1i 1o 9
box_fil 1i bj b
box_find 1n be 9
box_fish 1n f5 8
box_front 1i 2g a
box_gluten 1n 5i b
box_good 1i 8g a
box_group 1n 85 9
box_gym 1n h r
box_hand 1f 7z 8
box_kids 1i 7x b
box_memory 1n bg a
box_moth 1n 8n b
box_organic 1n 3z b
box_oyst 1n 7y 9
box_pack 1i 8w b
box_portuga 1n 43 b
box_product 1n 8n b
box_recip 1i 5h b
box_slid 1n bj 9
box_sold 1i 5v a
box_spic 1n 5z b
box_student 1n 8x g
box_twelv 1f 64 9
box_wat 1n 94 c
boy 1f 2w 4 4n 5 8g 4
boys 1f 19 2 7x o ed 3
boys_woodwor 1n 7x a
br e a 4 11 3 16 5 2o 3 2t 4 2v 4 3r 4 3x 5 44 3 45 4 49 4 4p 4 4q 2 4w 1 5a 4 5g 3 5j 3 5p 5 6a 3 8x 3 91 3 b4 2 b7 3 bc 3 ck 3 cl 4 ds 4 eu 4
br_back 15 44 8 45 9 8x 8 91 7
br_birthda 1n 3r c
br_bulky 1n f8 9
br_contain 1n 5p b
br_easel 1n eu a
br_family 1f 11 9
br_flock 1n 9o a
br_fresh 1i a a 49 a
br_hom 1n ds c
br_hot 1n 2v c
br_meal 1n 3x b
br_morn 1n 5g b
br_next 1c 1j 8
br_offic 1n 2t c
br_outdoor 1n ck 9
br_party 1n 2o b
br_plant 1n 4p c
br_product 1n 5q a
br_quiz 1n cl a
br_seasona 1n 5j b
br_short 1n 3x b
br_togeth 1i bc 9
br_torn 1n 16 c
br_twic 1n 5a b
bra 1i 4d a 4e x
bra_fit 1n 4e k
bracele 1i 2e r 46 a
bracele_women 1n 2e b
bracket 1f 25 4 2a d 9y a
braid 1n c a
brail 1n 7s k
brain 1i 7p p b4 g
brain_train 1i 7p g
brak 12 1j 9 28 7 2j 4 3p 3 6b 3 97 5 9b c ab 3 c2 c c3 f c4 3 el 5
brak_approv 1n 9b b
brak_battery 1i c3 a
bran 1n 9p 7
branch 14 4g 3 4k 6 57 3 7t 3 8d 4 9l 3 bb 3
brand l 0 7 1 3 2 3 3 b 4 5 5 6 6 3 7 3 8 3 9 3 b 3 28 6 2m a 3y b 42 6 43 c 46 3 47 3 48 3 49 3 4b 3 4d 3 4e 3 4m e 4o 9 4u c 4w 4 5d 8 5g 9 5i 3 5q 7 5u 5 5v 3 5w 3 5x 5 5z 3 60 4 61 3 62 3 63 5 66 7 7c 3 7y 2 81 3 8a 4 8f 6 8j 3 8l 3 aq 7 ar d be 2 co 4 f6 2 ft 3
brand_dark 1n 3 c
brand_low 1n 5g b
brand_sees 1n 4m b
brand_send 1n 66 b
brand_sit 1n 2m b
brand_suggest 1n ar b
branden 1n fe 9
brandy 1n f7 x
brandy_distil 1n f7 a
brandy_whisky 1n f7 8
bras 17 47 5 4e k bf 6 cg 6 ch c
bras_band 1n ch 9
bras_measur 1n 4e g
brav 1a 31 3 34 3 3i 5 7n 4
brazil 10 2 6 3f 5 3h 5 67 6 6v 5 7h 6 7t 6 9q 6 a6 6 aj 6 b0 6 co 6 dc 6 e7 6 fc 5
bre 1c 9p e dq 4 dv 7 fp 4
bre_mealwor 1n 9p a
breach 1i dl 5 dm 5
bread s l 5 11 7 1o 3 2n f 30 7 3x 4 4r 7 5i a 5k n 5o a 61 3 6f 2 6t 4 74 3 87 3 8e 5 9p 3 b4 4 ev d fe 2
bread_buy 1n 2n e
bread_clas 1n ev b
bread_deliver 1n 5k i
bread_milk 1n 4r b
bread_pasta 1n 5i b
bread_subscri 1n 5k s
break o 1w 2 1y 4 2g 4 2u 6 54 2 56 2 6b 4 6r 4 6w 3 7d 6 8l 3 9v 4 a8 6 c4 6 cg 3 df 3 dg 2 dv 4 fl 5
break_room 1n 2u b
break_student 1n a8 b
break_task 1n 7d c
breakag 1a 6r 9 8q 5 9n 4 cd 4 cf 4
breakdo 1f 2y 4 35 3 el 4
breakfa q 7 3 l 4 2i 8 33 b 34 5 3q 4 3t 3 4d 2 4i 2 4u 2 50 2 5k 6 6f 9 6p 9 6y 6 9e 2 ao 2 ar 2 d8 2 ev 5 f6 8 ff 2
breakfa_basket 1n 6p 9
breakfa_eat 1n f6 b
breakfa_includ 1n ev 9
breakfa_land 1n 6y a
breakfa_own 1n 33 c
breast 1f 25 9 4e 9 9g 4
breastf 1f o k 4d l 77 d
breastf_afterwa 1n 4d c
breastf_wound 1n o b
breath s g 3 k 3 24 7 25 5 3p 3 70 d 7v 7 bm 6 dn 2 e9 9
breath_apparat 1n e9 f
breath_exercis 1n 70 g
breath_smal 1n 7v a
breath_until 1n 24 b
breathw 1n 70 b
breed 17 1c 6 9l 4 9p 8 dt 4 dv d e0 6 fp 3
bremen 1n cd 9
brew 1a 2r c 5l 3 63 f 64 q 6n o
brew_be 1n 64 b
brew_kombuch 1n 63 b
brew_tea 1n 2r b
brewery 1a 2k d 5t 4 64 h 6n v 9p 5
brewery_managem 1n 6n d
brewery_softwar 1n 6n i
brewery_yard 1i 2k c
brewpub 1n 64 b
bribery 1n 53 6
brick 19 3 6 81 x 9v w fr c
brick_library 1n 81 m
brick_memb 1n 81 c
brick_plastic 1n 9v b
brick_rent 1n 81 c
brick_rental 1n 81 c
brick_roof 1n 9v 9
brick_sets 1n 81 a
brick_swap 1n 81 c
brid 1f d 5 40 4 bm 9
bridal 19 3 4 d 4 2w 9 40 4 4a 4
bridg y 10 4 64 2 72 2 89 2 8f 6 8p 4 a0 2 az 4 e5 4 ec 4 eu 5 fq 7
brief 1a 4e 3 4l 4 ay k be g d6 i
brief_cal 1n d6 b
briefin 1n d6 5
brigad 1c 1a 7 1d 4 e9 y fe 4
brigad_softwar 1n e9 p
bright 1c 8 3 79 6 8c 3 92 3
brighto 1i 5p 9 fb 8
brim 1i 4b 4 b1 4
brin 1n 5y 4
bring q 30 4 31 2 4p 4 4r 3 5c 2 5p 6 6t 5 7d 2 7p 2 8r 3 8u 2 ae 5 c4 4 cl 2 cq 2 cu 6 cy 2 fe 3
bring_bags 1n 6t a
bring_refil 1n 5p b
bring_system 1n cu b
brisban 1n j a
bristol 17 1d 7 22 7 3w 8 5j 7 c8 7 dp 8 et 5
british 1n 6w 8
brittan 1f 94 9 9m 8 c6 8
brno 1i 2l a f3 7
broad 1f 80 3 bq g eu 3
broad_fund 1n bq f
broadca 1n ct c
brochur 1n 4w b
brok x 50 6 69 6 6h 3 8l 2 8q 3 ac 3 ba 3 c0 d de 2 eq a er 6 f3 2
broken p 16 a 1w 4 29 8 3r 4 44 6 54 7 5c 2 5f 2 6b 6 6s 4 70 4 8f 4 8q 2 8t 3 90 9 93 5 cf 4 cw 4 e5 c
broken_applian 1n 90 h
broken_lamp 1i 16 b
broken_part 1c 54 a
broken_plastic 1n 29 c
broken_streetl 1n e5 c
broken_wat 1n e5 a
broker 1n af 5
brooch 1i 46 7
brood 1n 9l 7
broom 1n f9 6
broth x 12 6 1l 5 1m 3 2m 6 2x 2 3p 2 3r 2 6t 4 7g 3 7j 4 9o 4 bq 5 bv 4 c3 5 cj 4
brought w 16 6 3c 7 5p 3 61 4 8g 8 93 2 ah 3 ca 2 cp 3 cq 2 cy 5 dd 4
brought_hom 1n 3c a
brought_hotel 1n 8g b
brow 1n d 7
brown 11 c 4 1s 5 23 4 43 3 45 3 4a 3 4p 3 58 5 7m 6
brows 1f a2 4 cv h da 4
brows_test 1n cv g
bruis 1c h c 31 4 5o 3 ew 3
bruis_techniq 1n h b
brunch 1n 2i b
bruno 1i ds 4 du 7
brush 13 9 c b 3 d 3 2f 3 44 3 9o b dq 7 e2 3 eu 6
brush_machin 1n 9o a
brush_subscri 1n 9 c
brussel 19 3s 8 65 8 6k 8 8d 8 e1 8
bubbl 17 j 7 2d 3 2r t 5y 5 62 5 6p 5 ey 5
bubbl_tea 1n 2r y
bucket 16 27 4 8d 9 8t 7 9q 3 c3 6 f6 3
buckl 1c 4d b dv 4
budapes 1i 38 9 6z p
budapes_flight 1n 6z 9
buddy 1n 7e e
budget 11 1q 7 2w e 4p 3 51 3 52 5 6k 3 bn r bo f da g dj 3 e3 3 e6 3 e7 e
budget_adds 1i 2w c
budget_app 1i bn s bo f
budget_fil 1n bn b
budget_nearly 1n da c
budget_onlin 1n e7 a
buffet 1f 2t a 30 l 6e 7
buffet_fing 1n 30 c
bug 1i 56 a cv 6
buggy 1n 8g b
bugs 1f 6q 3 cv h f9 p
bugs_flat 1n f9 c
bugs_sur 1n cv b
build i 15 4 1s 4 1u 4 26 2 31 3 3q 5 3v 6 49 6 4k 3 4l 6 4v b 53 6 54 6 55 5 59 a 5c 9 5e 2 68 3 7d 3 7i d 7k 2 7x 8 81 3 8a 5 8f 7 8s 4 8y b 93 4 96 3 97 5 98 2 9a 4 9f 2 9q 4 9v b 9w 9 a2 7 a4 4 ah 9 an 3 as 5 ba 4 c8 6 cq 4 cs 3 cy b d4 3 do 4 e6 c eg 3 eh 9 ei 7 ek 6 fm e fr b fu 7
build_apps 1n 4v k
build_block 1i 8f f
build_cal 1n 53 c
build_capsul 1n 1s b
build_city 1n 59 c
build_control 1n fm k
build_credit 1n 7i u
build_crossbo 1n 7x 8
build_custom 1n 1u b
build_departm 1n e6 e
build_energy 1n fm s
build_event 1n 59 i
build_film 1n a4 b
build_manag 1f 8y a
build_materia 1f fr h
build_nearby 1n 5c c
build_oth 1n ba b
build_own 1a 3v 9 97 8 a2 9
build_part 1n fr d
build_permit 1n e6 r
build_pip 1n fu b
build_plan 1f 55 c ei a
build_product 1n 9v l
build_project 1n 7x a
build_prototy 1n 54 c
build_raft 1n 3q d
build_rais 1i 8s a
build_run 1n 9q b
build_sel 1i fr 9
build_sit 1c 49 d eh h
build_smal 1i cy b
build_stool 1n 7x 8
build_tabl 1n 8a b
build_tick 1n ek c
build_wat 1i 15 a
build_websit 1n cy d
build_work 1i e6 b
buildin 17 2j a 4o 8 68 b 98 4 9w b fm k fu 4
buildin_couri 1n 68 c
built v t 2 1h 4 31 3 39 3 3v 3 4j 3 6j 3 7j 2 7x 5 81 3 9w 7 9z 7 c0 4 c4 3 cq 5 dn 5
built_around 1n 9z b
bul 1n 33 4
bulb 1c 1a 4 8d 4 8s 3 ck 3
bulg 1n 5y 5
bulgari 1n 6z 8
bulk 1f 4h a 5p 9 f8 7
bulky 1i 95 a f8 r
bulky_wast 1n f8 h
bullet 1n 8j c
bully 1n 4i a
bump 1f 99 6 eq 9 f1 3
bun 1i 2i 9 5o 3
bunch 1c 8 4 46 4 8d l 9j 6
bundl 19 1u 4 1x 8 3p b 3z j 4h j fh 3
bundl_driv 1n 3p c
bundl_medicin 1n 4h c
bundl_ord 1n 4h e
bundl_siz 1n 3z b
bungalo 1i 8t 4 8u 4
bunge 1n 6y a
bunk 1i 6q x cd b
bunk_becom 1n cd a
bunk_beds 1n 6q q
bunny 1n 1n 9
buns 1n 2n e
buns_rye 1n 2n b
buoy 1n 9d 7
bureau 1c 4g b 4x a 7i m d3 7
bureau_build 1n 7i b
bureauc 1i 6w c eb 9
burg 1f 2k d 3r 7 5x k
burg_ferment 1n 5x a
burglar 1n 2g b
burgund 1n 33 a
buri 1c 3b 6 3c 3 3g 3 95 8
burial 1c 3c t 3e k 3g k e8 p
burial_plot 1n e8 f
burkini 1n 48 b
burn y 1 8 8 d n 3 2z 4 30 3 61 3 9q 9 9r 3 ao 2 b5 4 dq 3 ej 2 ev 4
burnout 1n dj b
burnt 19 c 4 1n 3 bi 8 e4 6
burrata 1n 5s k
burrata_local 1n 5s b
bursar 1n 9u 5
burst 16 27 b 49 3 8r 4 94 4 cn 4 es 5 ev 4 fu 4
bus q 14 4 1l 6 1u 4 20 6 28 4 2e 4 35 3 3p 4 3u 5 6h 3 6q 4 7s 9 9s 4 bv 3 c6 6 c9 e e4 3 e7 4 ec n f3 2
bus_childre 1n ec e
bus_company 1n ec b
bus_numb 1n 7s c
bus_parent 1n ec e
bus_ping 1n ec b
bus_track 1n ec t
bushcra 1n 6u 8
busi 1n cv 5
busiest 1n 2k 5
busines p 2j 5 2k 7 49 4 4f 3 4g 4 4t 9 4u 8 4y 9 50 6 53 2 54 5 55 2 57 5 5a 5 5d 6 5e 4 5f 5 67 5 9s 4 9t 8 9u c aq 4 ax 9 cp 9 cr 7 cs 8 cu 6 cy 5 d1 7 d2 6 d3 7 d4 6 d5 4 d8 4 d9 4 de 7 dh c dm 9 ef 8 ek 9 fs 7 ft 7
busines_fil 1n dh d
busines_intelli 1n cu c
busines_own 1i 50 b
busines_park 1f 2k b
busines_portrai 1n ax i
busines_recycl 1n fs d
busines_softwar 1n ek h
busines_trial 1n ef b
busines_trip 1n d2 b
bust 1i 4e 4 80 4
busy 14 2f 7 2z 7 6d b 7n 3 8i a 8z 7 am 7 by 7 et 8
busy_hand 1n et a
busy_night 1n 6d c
but 17 1q a 3x 6 5u 8 bl 4 f6 6
butch 16 2n 4 30 6 5t 4 5z 4 87 3 99 7 f5 a
butcher 1n f5 p
butl 1n 31 3
butterf 1n 8s 4
button_alert 1n 2e b
button_defeat 1n bf b
button_design 1n 3y b
button_key 1i al a
button_medical 1n 4n b
button_sid 1n bf 9
buy f 0 5 2 5 3 4 8 4 15 4 17 4 1d 3 1i 4 1k 5 1s 4 1x 4 26 4 28 4 2h 8 2n 4 3y 5 3z 4 42 5 43 4 46 5 48 5 4d 2 4e 4 4f 6 4h c 4q 4 53 5 5o 4 5v 5 5w 4 5z 3 63 4 6v 3 7k 7 82 5 89 3 8a 4 8b 6 8d 5 8k 5 8l 6 8o 3 8p 5 8y 3 90 3 93 2 9p 4 9r 8 9x 4 an 3 aq 4 ar 3 bt 4 c0 8 ci 6 co 4 cz 4
buy_carbon 1n 9r j
buy_clean 1i 15 a
buy_credit 1i 9r b
buy_flat 1n 7k e
buy_grocery 1n 5o b
buy_group 1n 4h n
buy_last 1i co b
buy_lat 1i 8p a
buy_les 1n 1s b
buy_mid 1n 8b b
buy_mortgag 1n c0 b
buy_outgrow 1n 3z b
buy_second 1c 1i 8
buy_sel 1i 82 8
buy_shar 1i 1d a 7k b
buy_smal 1i bt b
buy_togeth 1n 4h e
buy_trac 1n 9x a
buy_used 1c 2h 9
buy_vinyl 1n ci f
buys t 5 3 3c 2 49 4 58 2 7r 2 83 2 88 3 8f 3 8k 3 8r 3 8z 4 9a 3 c0 2 co 3 eq 3
buz 1f 2c 3 cg 7 cl 3
cabbag 1f 5y a
cabin 1f n 6 33 7 6p y
cabin_coupl 1n 6p a
cabin_forest 1n 6p a
cabin_guest 1n 6p a
cabin_interne 1n 6p f
cabin_lak 1n 6p a
cabin_night 1n 6p f
cabin_off 1n 6p a
cabin_phon 1n 6p c
cabin_rent 1n 6p a
cabin_stay 1n 6p a
cabin_switch 1n 6p a
cabin_weekend 1n 6p a
cabinet 1f d7 7 dh 8 f3 3
cabl 14 16 4 17 3 39 3 9o c c2 3 c8 7 cd 2 fa 3
cactu 1n 94 4
cadmium 1n 8l 5
caf 14 16 k 1e p 2i h 3a n 4m 6 6m 7 f0 p f1 a f3 6 fs 7
caf_near 1n f0 f
cafeter 1n eo 5
caffein 1i 5l 4 63 5
café o h 6 14 2 16 d 1e f 2i h 39 7 3a j 3i 6 3o 6 4t 9 5e 4 5l 3 63 9 6m 4 6v 3 8h 4 90 6 b4 2 by 2 ca 6 cp 4 d9 3 dg 4 ep 4 es 4 et 5 ey 6 f0 f f1 c f3 b fe 5 fs 8
café_cargo 1n fs b
café_convers 1n 3o b
café_drink 1n 3a b
café_fix 1n 4t c
café_guest 1i 2i d
café_hundr 1n 3a b
café_library 1f 16 a
café_mourn 1n 3i 9
café_near 1f 16 c 1e d
café_noon 1n ey a
café_onlin 1n 63 b
café_rout 1n h b
café_run 1n 1e b
café_shop 1n ca c
café_thirty 1n 2i c
café_twelv 1n f0 a
café_view 1n f1 a
cag 1i 1c 4 8o 4
cak v 16 3 1e b 1o 3 1r 6 2i e 2o r 3i 2 3r 8 6j 7 6x 3 8n 4 9z 4 bl 4
cak_dessert 1n 2o b
cak_morn 1n 2i c
cak_ord 1n 2o m
cak_own 1n 1e b
cal d k 3 l 4 r 3 x 5 10 4 12 3 1a 3 1f 4 1n 5 27 3 2b 7 2e 4 3c 4 3i 2 3s 3 4n 5 4s 3 4t 4 4u 2 52 4 53 3 6d 3 7b 4 7f 3 7p 2 7t 8 7v 4 9c 3 a7 4 al 4 am 4 ao b bb 7 c9 4 cn a ct 3 cw 4 cy 5 cz 6 d5 4 d6 3 dg 6 dk 5 dn 9 dp 2 dw 6 e0 3 e1 4 e5 3 ec 3 eo 5 ez 3 fi 4
cal_account 1n dk b
cal_answ 1n 1f 9
cal_ash 1n 3c a
cal_ask 1c dg a
cal_back 16 10 9 1a 8
cal_book 1i cz a
cal_bos 1n dg c
cal_centr 1a 2b f
cal_chang 1i cy b
cal_check 1n eo b
cal_coach 1i ao n
cal_daught 1n 2b b
cal_distrib 1n 53 c
cal_documen 1n eo b
cal_draft 1n 52 c
cal_english 1n a7 b
cal_family 1a am 9
cal_farm 1n fp a
cal_fil 1f d6 a
cal_finnish 1n dn c
cal_grandpa 1i 7t a
cal_help 1i 4s a
cal_messag 1f x a
cal_not 1i dn c
cal_old 1i 7b b
cal_renew 1n cn c
cal_sal 1n ao i
cal_spot 1n bb 9
cal_staf 1n al b
cal_tel 1n 7t b
cal_tool 1n dn c
cal_valu 1n 7v e
cal_video 1n 1n a
cal_wet 1n 27 b
cal_writ 1n dn c
calcula 16 22 a 69 8 bo 4 bx 9 c0 6 c1 8 d3 e fn a
calcula_carbon 1n fn b
calcula_wag 1n d3 g
calenda r q 2 r 9 x 4 z 5 1g h 1r l 1s 6 1t 9 1v 6 4q 3 50 a 6g 8 6l 8 76 5 7g 4 7k 6 7p 4 7q 4 8j 8 9c 6 9g 7 9h 4 9n 6 aw 5 cn 7 cp 5 d2 6 da 8 dn 2 ea d eo 4 fc 9
calenda_app 1i 1r g
calenda_bos 1n d2 b
calenda_both 1n 1r c
calenda_expens 1n 1g d
calenda_family 1i 1g 9
calenda_garden 1n 1t b
calenda_hir 1n 50 c
calenda_invoic 1f 50 a
calenda_kitchen 1n 1r c
calenda_know 1n r b
calenda_messag 1n 6l b
calenda_met 1n 9n b
calenda_propos 1n da c
calenda_record 1n 9g c
calenda_resal 1n 7k a
calenda_tarot 1n fc e
calenda_villag 1n ea b
calf 1i 33 a fp 8
calgary 1i 65 9 f4 8
calibra 1c 26 9 99 4 c8 4 fu 3
califor 1i x 9 1y 9
calligr 1n et 8
calm w t 2 1g b 2e 5 3p 3 4g 3 6y 3 70 3 7l 3 b3 5 bq 4 c1 3 dq 8 e2 4 f0 4 fq 4
calm_dog 1n dq b
calm_messag 1n 1g a
calm_ton 1n 1g a
calmly 1n cr 8
calori 1i l a 74 s
calori_app 1n 74 i
calori_count 1n 74 c
calv 1i e 4 fp n
cam g g 3 4m 2 4u 4 84 4 9a 4 cr 4 d4 2 eg 3
cam_back u 9a 5
camcord 1n bj p
camera s k 4 v 7 1y 7 25 8 2b 6 2f 4 2g 8 2x 4 5c 5 6e 7 7a 7 7c c 7s 8 83 d 96 7 9k 6 b1 4 bt 9 e8 4 en 5 er 4 fk k fp c fq 6
camera_abov 1n fk b
camera_barn 1n fp a
camera_bik 1n bt c
camera_deliv 1n fq b
camera_elderly 1n 2b b
camera_hom 1n 1y b
camera_mold 1n 96 b
camera_opticia 1n v b
camera_phon 1n 7a b
camera_scal 1n 6e b
camera_sort 1n fk d
camera_tel 1n 7s a
camera_warn 1n 7c b
cameroo 1n 9p 9
camino 1n 3j e
camp 13 h 3 33 7 34 f 35 q 3q z 3v 7 8o p 9e j a2 6 a5 7 f1 3
camp_childre 1n 3q f
camp_choos 1n 9e b
camp_club 1n 3q g
camp_gear 1n 8o m
camp_own 1n 35 c
camp_parent 1n 3q c
camp_rent 1n 35 g
camp_rental 1i 35 c
camp_school 1n 3q c
camp_set 1n 8o b
camp_shar 1n 35 d
camp_travel 1n 35 b
campaig 1a 4m d 4u m aq e co n cz 4
camperv 1n 35 14
camperv_hir 1n 35 g
camperv_rent 1n 35 d
camperv_rental 1n 35 n
campgro 1n 9e p
campsit 1c 34 4 35 4 37 4 9e 12
campsit_book 1n 9e g
campsit_softwar 1n 9e o
campu 1n 1k 11
campu_marketp 1n 1k e
can 1n 7s m
canada w 6 5 a 5 g 6 w 5 1g 5 1z 6 2b 5 52 6 5z 5 6r 5 72 6 7i 5 7z 4 8n 6 9g 6 a1 5 a7 5 av 5 bi 4 bj 4 cm 6 ei 5
canberr 1n cl 3
canc 1f v 9 7m g fd n
cancel t 7 2 d 4 f 3 g 2 q d r 2 1v 4 2s 3 2w 3 3k c 5j 2 6d 2 6h 3 6l 4 70 3 7d 3 7u c 8q 4 by i cy 3 dn 2 ei 3 er 2
cancel_flight 1n 7u i
cancel_mandat 1n by c
cancel_off 1n q b
cancel_subscri 1n by n
cancell 1c 37 4 by 5 ch 3 f2 3
candida 1a w 6 4z b a3 q av 4 de u
candida_reason 1n de b
candida_stat 1n a3 b
candl 11 8 w 22 3 2o 4 2s 3 38 9 3b i 3f b 5w 2 9c 2 9u 5 et 8 fa 3
candl_birthda 1n 3f 9
candl_ceramic 1n 8 c
candl_dat 1n 3b 9
candl_lov 1n 8 e
candl_mak 1n et a
candl_used 1n 8 c
canin 1n dy a
canist 1n 61 8
cannot h j 6 1d 3 1l 5 47 3 4e 3 6o 4 6v 2 6x 4 70 4 7k 3 7q 2 8u 2 9o 4 ap 3 ar 2 dw 3 ed 2 ee 2
cannot_driv 1n 9o a
cannot_eat 1n 6o b
cannot_run 1n 6x a
cannot_sit 1n 70 c
cannot_swim 1i j e
cannot_talk 1n 1l c
cano 1i 37 j a4 d
cano_rent 1n 37 d
cans 1a 15 6 18 3 2r 6 63 8 64 c
cans_door 1n 64 b
canteen y g 3 l 3 2t g 2v a 4j 5 58 9 5o 5 5x 7 6e d 6o 9 71 3 74 6 8q 3 99 5 bz 3 c6 3 f4 7 ft 8
canteen_ready 1n 2t c
canva 1f 43 6 86 w eu s
canva_belt 1n 86 c
canva_leath 1n 86 a
canva_paint 1n eu a
canva_wallet 1n 86 c
cap 11 c 8 16 3 1i 5 2e 6 2x 7 aq 3 bz 3 co 3 ct 2 f4 3 fd 5 fk 7
cap_mirror 1n c b
capacit 1i 67 a fj 9
capital 1n 4f b
capo 1n cd 4
capoeir 1n ew 8
cappucc 1n 2j c
caps 1i 9 4
capsul 19 7 e 1s f 23 c 3y 8 5l c 6q 7
capsul_quiet 1n 23 b
capsul_wardrob 1i 1s f
captain 1i 3r 7 e9 8
caption 1f 7s e cp l cs i
caption_dub 1n cs c
caption_schedul 1n cp c
captur 1n db d
car h 0 5 2 8 6 8 b 5 o 8 p b t h 12 6 18 4 1t a 21 f 28 5 2n 3 35 3 39 4 3b 8 3c 2 3l 3 3p 4 3q 3 3t h 3u 3 45 3 4p 5 4s 3 4v 4 4z 3 6b 5 6s 3 6t 3 7g d 7u 3 7w 3 8c 4 8g 4 8n 3 8o 3 8s 9 94 3 98 5 9b c 9g 8 9s a a5 d ah 5 ai 3 ax 3 ba 3 bc 4 bf 4 bg 5 bz 4 c3 h c5 g c6 7 c7 5 c8 5 c9 4 dg 5 ds 8 dx 4 e0 3 ef 3 ek 2 er 2 ez 3 fa 2 fi 6 fn 3
car_accompa 1n 12 b
car_app 1c 1t g 21 b 9g a
car_bootcam 1n a5 l
car_buy 1n 0 d
car_car 1i c3 k
car_card 1n 8c b
car_chang 1n a5 r
car_clean 1n c3 e
car_club 1i c5 b
car_coach 1n ah f
car_cost 1n 21 u
car_cours 1n a5 g
car_dementi 1n 3t k
car_documen 1n t w
car_elderly 1f 3t c 7g d
car_entry 1n t e
car_family 1i 7g d
car_hom z p d t d 3t e 98 9 c3 g fi 9
car_includ 1n 4p c
car_moth 1i 3t d
car_near 1f ds a
car_neighbo 1n c5 p
car_next 1n 39 c
car_own 1c 21 e 9b 9 c3 h
car_parent 1f 7g h
car_park 12 18 7 9s g c3 c
car_privat 1n c5 i
car_really 1n 21 f
car_record 1n t r
car_repair 1f 9b e c3 e
car_seat 1i 8g b
car_servic 17 21 9 3b 9
car_shar 1n c5 z
car_softwar 1n t g
car_speak 1n t i
car_wash 1n c3 t
car_worksho 1i 9b n
caravan 1f 33 4 35 i 9e p
caravan_park 1n 9e j
caravan_rent 1n 35 d
caraway 1n 5y 4
carbon 1a 22 y 98 6 9b 6 9r 10 fn x
carbon_account 1n fn t
carbon_app 1n 22 m
carbon_credit 1n 9r v
carbon_farm 1n 9r c
carbon_footpri 1i 22 s fn h
carbon_removal 1n 9r i
card i c 3 e 4 r 5 s 3 x 2 10 2 1b 4 1l 6 1p 3 22 4 2m 3 2u 6 2x 6 3a 3 3r 2 3s 7 44 3 4r 7 53 2 5h 6 5v 3 5z 4 6c 2 6d 5 6v 4 7h 6 7i 6 7j 8 82 e 86 3 89 6 8c 5 8h b 8j 6 8n 9 9b 5 9e 4 a0 3 a9 8 bg 8 bm 4 bp 9 bq 4 bv 2 bz 2 cf 5 cr 5 d2 7 dc 9 dd b e8 6 ec 4 fc 6 fe 4
card_app 1n bp b
card_auction 1n 82 f
card_busy 1n 6d c
card_collect 1n 82 h
card_coupl 1n 8h d
card_debt 1n 7j n
card_dementi 1n bg a
card_deposit 1n r b
card_fifty 1n bg a
card_gam 1n 8h e
card_grad 1n 82 l
card_healthy 1n 2u b
card_history 1n cf b
card_improv 1n 7i b
card_index 1n e8 c
card_integra 1n dd b
card_local 1n 4r b
card_marketp 1n 82 f
card_parcel 1n dc b
card_parent 1n 8n b
card_part 1f 9b 9
card_payment 19 1b 8 22 8 7h 8 bq 8 dd k
card_pictur 1n 5h c
card_plain 1i fc 9
card_pokémon 1n 82 b
card_speak 1n 1l c
card_stock 1n fe a
card_til 1n cr c
card_trad 1n 82 f
card_travel 1n 6v c
card_use 1n 5z b
card_walk 1n 3s b
card_whos 1n 82 9
card_word 1c 8n 9
cardboa 16 31 4 3e 6 5i 3 8f 6 ex 6 fs l ft 5
cardboa_plastic 1n fs f
cardif 1n 2o a
cardiga 1i 3t 6 4b 7
careful 17 v 3 2h 2 56 6 9l 4 9n 4 cv 6 dk 3
caregiv 1i 3t t 7g u
caregiv_app 1n 7g c
caregiv_elderly 1n 3t e
caregiv_look 1n 3t b
careles 1i u 5 dl 5
caretak 13 26 5 7k 2 94 6 98 3 9o 5 c8 5 e3 a ea b f9 3 fm 9 fu 3
caretak_scan 1n e3 b
cargo 15 28 t 5f h 5k a 8d a c2 f c4 n c5 4 fj a fs 9
cargo_bik 16 28 r 5f f 5k 8 8d 8 c2 d c4 l fs 8
caribbe 1n 5q a
carniva 1n cc 9
carol 1n cf 3
carpent 19 49 b 7x m 8a 8 ei 8 ep 6 fr 7
carpent_electri 1n 49 b
carpet 16 17 b 3z 3 80 7 81 4 93 f aq 3 cd 4
carpet_clean 1i 17 b 93 g
carpool 1i 3u z c6 10
carpool_commut 1n c6 d
carpool_parent 1n 3u e
carpool_work 1n c6 k
carport 1n e6 4
carri t 5 3 1r 3 3e 2 4d i 5f 4 66 5 68 e 69 4 6t 3 7e 3 87 4 8g 3 8w 4 9q 2 ci 2 cm 4 dx 3 fj e
carri_hemp 1n 4d c
carri_spac 1n fj b
carriag 1n b2 9
carrot 14 11 6 2q 8 2v 5 5j 5 5n c 8d 5
carry m 28 6 4f 2 4t 2 52 2 54 2 5f 2 5g 3 5p 4 6a 9 6d 2 6f 2 6t 7 8a 4 8b 5 8x 3 bs 2 bt 4 d8 5 ei 3 fs 3
carry_childre 1n 28 d
carry_lab 1n 6a b
carry_risk 1f d8 a
carry_suitcas 1n 6t a
cars z 21 a 28 3 3p 9 3t 5 6b b 6r 3 8u 3 9b 6 9s b ab 2 bt 9 c3 h c5 o c6 9 c8 j
cars_camera 1n bt c
cars_oth 1n c5 b
cars_private 1n c5 i
cars_scan 1n 6b b
cars_see 1n 21 b
cars_shar 1i c5 c
cars_simulat 1n 3p c
cars_villag 1n c5 b
carshar 1n c5 b
cart 1a 15 6 2j w 2p e aj 3 co 9
cart_hir 1n 2j g
cart_real 1n 2j b
cart_tubs 1n 2p c
carton 1i be 6 ft 4
cartrid 1i 2d f f3 2
cartrid_subscri 1n 2d c
cartwhe 1n 3w 7
carv 1n et 10
carv_clas 1n et a
carv_cours 1n et f
carv_guest 1n et a
carv_learn 1n et a
carv_spoon 1n et b
carv_weekend 1n et a
carv_worksho 1n et f
cas o 3 6 9 8 v 4 10 8 17 3 2p 3 4i 4 51 2 5a 4 7i 2 7j 5 7l 4 7u 4 85 e 8p 5 92 3 9a 3 9c c ag 9 as 6 au 5 av 6 b0 6 cm 6 co 6 d9 6 eo 6
cas_arriv 1n 85 9
cas_empty 1i co b
cas_evidenc 1n 85 b
cas_lawy 1n d9 b
cas_managem 1n 9c b
cas_smal 1n b0 b
cas_support 1n cm b
cas_twenty 1n 3 c
cash y 3m 3 4f e 55 3 5g 7 6d 3 6h 5 6m 3 7i 5 8q 7 9h 5 9j 3 9u 4 bv 7 bz 3 d4 p dd 7 ep 2
cash_ahead 1n d4 d
cash_flow 1n d4 x
cash_positio 1n d4 b
cashflo 1n d4 h
cashi 1n 4r h
cashier 1n 4r q
cashier_shop 1n 4r f
cashles 1n 6h b
cashmer 1i 4b i 8v 5
cashmer_scarv 1n 4b b
cask 1n f7 7
cassava 1i 5q 6 fo 9
casset 1f b2 7 bj p ci 9
casset_digitis 1n bj b
casset_digitiz 1n bj b
cast 14 37 6 46 7 4b 3 6b 9 89 3 8c 5 8e 7 cc 6 ce b fk 6
cast_smal 1n 6b b
castil 1n bj 8
casting 1n fk j
casting_learn 1n fk b
castl 1a 2w 3 2y e 3r 7 6i k 81 8
castl_gallery 1n 6i j
castl_light 1n 2y a
casual 1n b4 b
casualt 1n 7f 8
cat s g 2 1c c 1e 6 30 6 31 5 3a d 3g h 3v 7 a2 7 cc 4 dq 5 dr g du b dv e dw 8 dx c dz d e1 h f0 l f9 3
cat_caf 1i f0 o
cat_café 1i 3a f
cat_food 1n du g
cat_furnitu 1n dv f
cat_loung 1n f0 e
cat_lov 1n f0 g
cat_mis 1n e1 b
cat_offic 1n 1e b
cat_own 17 dr b
cat_sit 1n dr e
catalan 1i 9z a b4 i
catalan_crosswo 1n b4 c
catalog 13 3x 5 49 5 4l 7 51 3 7j 8 84 a 88 9 9b 5 ap 7 bf 4 df 6
catapul 1n 7x 6
catch 15 3w 3 72 3 89 k 9x 9 dc 4 dx c f5 i f9 j
catch_cat 1n dx c
catch_mic 1n f9 9
catch_phon 1n 9x a
catch_shar 1n f5 a
categor 1i bn f d1 a
cater 14 13 c 2j 5 2t d 2v i 30 x 5d j 6o l 99 6 fi 7 ft 6
cater_ent 1n 6o b
cater_kitchen 1i 13 a
cater_near 1n 30 i
cater_rent 1n 5d c
cater_wedding 1n 30 h
catholi 1i 3h c 3j 7
cats 12 1c 4 1t 3 3a b 3g j 6r 6 8c 5 cc 4 dr h dx 7 dz b e0 5 f0 s
cats_guest 1n f0 e
cats_last 1n dz b
cats_send 1n dr b
cats_shelt 1n f0 e
cats_smal 1n 3g 9
cattl 1n fp j
cattl_monitor 1n fp c
caught 16 1c 3 3w 3 4s 4 89 3 9x 7 cv 4 dx 3 dz 3
caus 17 1b 8 1e 6 52 2 8y 4 a1 4 cv 4 cw 4
cav 1n 5s 4
ceil 17 92 3 bd 4 bz 5 ei 3 eq 3
ceiling 1n er 3
cel 1n a9 4
celebra 1c 2o 9 2z 9 30 9 3d y
celebra_ceremon 1n 3d d
celebra_near 1n 3d d
celeria 1n 5j 3
celery 1f 30 7 6o 8 99 3
celiac 1n 5i a
cellar o 16 3 17 4 1x 5 1y 5 27 4 28 3 5a 4 5s 5 5y 4 65 8 6n f 8g 5 8o 3 8v 3 8w 3 8x d 94 6 95 5 9s 5 cd b ej 7 en 3 er 4 f3 3 f6 3 f8 g
cellar_clear 1n f8 e
cellar_collect 1n f8 b
cellar_deliv 1n 65 b
cellar_empty 1n f8 e
cellar_garag 1n 8x b
cellar_haul 1n f8 b
cellar_loft 1n f8 c
cellar_remov 1n f8 b
cellar_tast 1n 6n b
cellar_tip 1n f8 b
cello 19 1v 3 38 3 6t 3 8p i cg h
cello_childre 1n 8p b
cement 1f 10 3 1w 3 9v 6
cemet 1i 3b 8 e8 a
cemeter 17 3b r 3d 4 3e d 3f 3 3g k 9c 3 e8 x
cemeter_birch 1n 3g 9
cemeter_cemeter 1n e8 d
cemeter_family 1n 3b b
cemeter_managem 1n e8 l
cemeter_offic 1n e8 d
cemeter_photo 1n 3b b
cemeter_softwar 1n e8 n
cent 1f 9 4 f1 8
centime 1i 8a d 9w 4
centime_local 1n 8a b
centr m 12 6 13 3 1q 2 1t 6 2b 9 3l 4 47 3 4o 3 5f 4 66 7 78 2 7b 2 7i 2 7j 3 7p 4 7w 5 7y 4 9g 2 9u 5 a1 5 ab 3 ah 4 al 5 ao 4 bg 5 bn 3 cd 3 ct 5 e5 3 ea 4 eb 5 eq 3 f1 3 f3 a
centr_far 1n 9u a
centr_plant 1n 66 b
central 1i 4g 5 dd 5
century 1f 8b h 97 4 er 3
century_chair 1n 8b b
ceramic 19 8 b 3y 4 4b 4 66 a 8l s es q
ceramic_clas 1n es c
ceramic_cups 1n 8 c
ceramic_shop 1n 66 b
ceramic_studio 1n es c
ceramic_wheel 1n es c
ceremon 1c 2w 9 3d 16 62 2 ch 7
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
certain 17 m 6 1w 3 79 4 b6 4 cg 3 cn 4
certif 1n dl b
certifi s d 2 e 8 f 3 p 7 1f 6 3g 2 3k 5 3m 3 3o 6 3s 2 4j 2 4x g 51 2 5w 6 69 7 98 b 9r 9 an 8 bi a d7 3 dc 2 dl 6
certifi_contrac 1n 4x c
certifi_custom 1n 69 b
certifi_jars 1n 5w b
certifi_massag 1n e c
certifi_mis 1n an a
certifi_podiatr 1n p c
certifi_sent 1n 98 b
certifi_sleep 1n 1f 9
certifi_transla 1i 4x n
certify 1n 4x 6
cessati 1n 7e b
cfo 1n 55 1b
cfo_plan 1n 55 b
cfos 1n 55 k
cfos_build 1n 55 b
chaf 1n dz 5
chain n 3 3 v 4 x 2 2i 3 2k 3 2m 3 2n 3 2o 3 2q 3 2r 6 39 3 3y 3 3z 3 40 3 42 3 43 3 47 3 48 6 4d 3 4e 3 4f 7 4k 8 5b 5 5c 3 5e 3 6q 3 6r 4 8a 7 8b 3 8l 3 8m 3 9x d c2 3 cd 3 de 4 df 4 e3 5 eu 3 f9 3
chain_traceab 1n 9x o
chainsa 1n 9r 8
chair n e 5 p 3 q 4 r 7 10 5 2w 5 38 6 39 3 52 3 6d 3 6s 5 72 7 7w 4 8b a 8g 8 8z 5 91 c 9f 3 ae 5 b8 3 cp 4 dj 6 ea 5 ef 5 ez e
chair_gymnast 1n ez d
chair_onlin 1n r b
chair_phon 1n 72 b
chair_pram 1n 8g b
chair_short 1i dj a
chair_sideboa 1n 8b b
chalk 17 h 5 42 3 4a 6 5r 8 6n 7 f2 5
chalky 1n 5u 5
challen 1c 22 g 59 9 72 9 7h 9
challen_househo 1n 22 b
chama 1n bu h
chamb q k 2 o 2 x 2 y 2 10 2 4f 2 4l 2 4t 5 4v 2 4w 3 4y 3 51 4 53 6 69 2 c2 2 co 2 d1 2 d4 2 dh 3 dm 2 dw 2 ef 6 ep 4
chanc 1a 6 4 b3 4 b4 7 cl 4 ef 6
chang c i 3 22 5 2c 3 2h 4 2l 3 4w 1 6o 5 73 4 74 3 7h 5 7m 4 8k 3 8m 4 8r 3 97 4 a5 7 ab 2 ar 5 ay 4 bm 3 bq 4 c1 2 c3 5 cj 3 cv 4 cy 5 dg 2 di 5 fh 3 fl 3
chang_ads 1n fh a
chang_battery 1n 2h d
chang_brak 1n c3 b
chang_broad 1n bq b
chang_card 1n 7h b
chang_cours 1n a5 h
chang_even 1n 73 e
chang_lay 1n 8m e
chang_lens 1n ay b
chang_partn 1n i c
chang_taps 1n 8r b
chang_whatsap 1n cy c
changeo 1n 6g l
channel 19 1g 9 4i k 6g g b1 x b8 6 cp a
channel_machin 1n b1 b
channel_manag 1n 6g f
chao 1n 4t 6
chapel 1n 6y 4
chaplai 1n 3j l
chapt 14 1k 4 3s 3 56 3 8i 4 a8 3 aj d b3 5 dl 3
charcoa 1i 9q 7 eu 3
charg q w 2 17 2 21 h 2b 3 2c 4 2u 7 35 9 3v 3 50 2 55 4 5b 3 6d 3 6f 2 78 2 7d 2 7i 2 8u 4 9e 2 9s p 9t 5 ag 5 ah 2 br 2 by 4 c8 o dz 5 ef 4 eg 5 el 9
charg_automat 1n 2u b
charg_car 1n 9s h
charg_charg 1i 35 a
charg_compan 1n 9s d
charg_cost 1n 21 m
charg_electri 1i c8 k
charg_employ 1n 9s d
charg_hom 1n c8 r
charg_hotel 1n 9s k
charg_lamp 1n c8 k
charg_offic 1n 9s d
charg_plan 1n el b
charg_point 1i 9s p c8 e
charg_residen 1n c8 d
charg_shar 1n c8 d
charg_station 1i 21 h c8 b
charg_sur 1n 9s b
charg_truck 1n 9s d
chargeb 1n dc w
chargeb_collect 1n dc b
charit 1i 11 9 1a b
charity 11 11 6 1a f 1b c 1x 5 3s 5 3x 5 41 5 4y d 52 7 7j 5 8m 3 95 6 f8 4 ff a
charity_laptop 1n 4y c
charity_match 1n 1a c
charm 1n 8y 3
chart b 37 3 fc 6
chas 17 aw a d2 4 d9 r ep b
chas_client 1n ep b
chas_invoic 1n d9 e
chas_overdu 1n d9 b
chas_reply 1n aw b
chat q s 4 1h 2 1k 5 1u 6 3s 8 3x 7 4i 6 6f 5 6j 2 6k 4 77 c 78 8 7e 6 7f 5 7g 4 9y a a0 2 ae 4 am b bh 3 bv 6 cm d de 6 dg 6 dn 7 do 2 dw b e9 3 ec 4 eo 7 ex 4
chat_bas 1n 9y b
chat_crav 1n 7e b
chat_dialect 1n am c
chat_door 1n 3x b
chat_elderly 1n 3s e
chat_midwif 1n 77 g
chat_onlin 1n cm b
chat_pay 1n bv b
chat_person 1n 4i b
chat_sort 1n eo b
chat_vet 1n dw c
chat_whatsap 1n de b
chat_whil 1n 1u b
chatbot 10 1u 7 7l i 9y 5 a2 5 ah 5 am 5 b1 5 cm d cp 3 cq 7 d6 5 d8 5 do 6 eb 3 ee 5
chatbot_swahili 1n 7l b
chatbot_symptom 1n 7l c
chatgpt 1n ar t
che 1i 7d e
cheap p 17 4 1d 6 1q 6 30 4 41 4 4h 5 5b 4 5d 2 6q 8 8o 4 8p 3 93 2 9r 3 9t 8 by 8 ef 2
cheap_electri 1n 1d b
cheap_provid 1n by c
cheapes 1f 17 4 1q m 21 l
cheapes_basket 1n 1q c
cheapes_charg 1n 21 f
cheat 1c 4m 4 7f 4 a2 3 a9 4
check b s 4 w 3 1b 3 20 3 4m 3 53 3 6f 6 6o 5 6z 3 7a 3 7l 8 7m 7 7t 4 7v 3 8u 3 8y 3 92 5 94 5 96 7 98 4 99 4 9e 5 9m 3 a9 3 ac 4 ag 7 ak 3 ar 3 av 4 bo 3 c2 3 ca 2 cs 3 cx 7 d2 3 d8 3 dx 4 e3 4 e6 5 e8 4 e9 4 ek 6 el 5 eo 3 ep 3 eq 3 fi 4
check_against 16 6o 8 d2 8
check_annual 1n ep b
check_approva 1n 53 c
check_breakfa 1n 6f e
check_build 1n 8y b
check_claim 1c eq a
check_clean 1n 8u b
check_cod 1n ek c
check_conflic 1n eo b
check_documen 1n av b
check_door 1i 6f b
check_eligibi 1n w b
check_empty 1n 94 c
check_fak 1n 4m b
check_fees 1n e8 b
check_fir 1i 98 a
check_ins 1n 7a b
check_insur 1i 3x a
check_learn 1n eb b
check_liv 1i 20 a
check_nurs 1n fi b
check_off 1n 92 b
check_partn 1n bo b
check_phon 1i 9e c
check_photo 1n 82 9
check_safety 1i cs b
check_solicit 1n ak b
check_teach 1n ac e
check_tool 1n ag b
check_travel 1n 35 b
check_ups 1n dx c
check_used 1n cx b
checkli 16 2w 6 3c 7 77 a 99 e df f ej 8
checkli_lesson 1n df c
checkli_midwiv 1n 77 b
checkou 1c 2c 3 4r h 6f 6 dd 9
cheek 1f b 2 3w 3
cheerfu 1n 6 e
cheerfu_design 1n 6 b
chees 14 2n 4 2r 3 2z 4 5b a 5s 10 5x 7 ev 6 f6 7
chees_box 1n 5s r
chees_lov 1n 5s e
chees_mountai 1n 5s b
chees_shop 1n 5s q
chees_subscri 1n 5s c
chees_vegetab 1n 5b c
cheesem 1n 5s h
chef 13 2l f 2z y 49 d 5g j 5m 9 65 b 6e h 8e a 99 3 9j b
chef_cook 1i 2l b 2z f
chef_cuisin 1n 2z c
chef_din 1n 2z h
chef_hom 1n 2z e
chef_jacket 1n 49 g
chef_ord 1n 5g j
chef_sunday 1n 5m b
chef_thrown 1n 6e b
chemica 1n 83 3
chemist v 0 4 2 4 4 4 8 3 9 4 b 6 k 2 p 3 3s 3 5u 4 71 4 7a 3 7b 2 83 6 be 4 bj 3
chemoth 1i bf c fd q
chemoth_fit 1n fd a
chennai 1n ex a
cherry 1n 2p a
ches 1f 3s 4 ac d ex 1a
ches_club 1n ex g
ches_lesson 1n ex i
ches_onlin 1n ex d
ches_opening 1n ac b
ches_play 1n ex e
ches_school 1n ex s
chest 17 v f 7f 3 8b 4 dv 6 ez 3
chest_rays 1n v b
chestnu 1n 2a 4
chew 1a 6z 5 dv b
chicago 19 5n 8 5y 8 6d 8 7x 6 dt 8 f9 6
chicken 1c 5m 6 99 6 9p e fp 8
chicken_farm 1i 9p 9
chickpe 1f 5h 9 5u g 6o 6
chickpe_lentil 1n 5u b
chief 1n ai 8
chil 14 1c 6 2q 5 2v 6 5m f 5y 6 7v 6 9t 6 d7 7 e4 6
chil_meal 1n 5m b
child j a 5 j 8 o 2 12 3 19 2 1g 4 1h 6 1j c 1l 8 1m e 1n 4 25 3 2o 5 39 5 3i 3 3k 4 3l 7 3m 5 3u 4 3v 7 3w 4 3z 6 4d 7 4n 2 5n 3 6i 2 6k 8 75 6 77 5 7c 5 7l 3 7o 4 7x a 88 3 8f 3 8n 5 8p 7 9g 3 9y 4 a0 b a1 8 a2 5 a8 4 ac a b2 c bp b c4 3 ec 7 ey 6
child_allergy 1i 7c a
child_cannot 1i j d
child_car 1n 39 c
child_exercis 1n a1 b
child_favouri 1n 2o b
child_grow 1i 1j h
child_grown 1c 3z 9 8p 9
child_hardly 1n 1l b
child_hero 1i 1m q
child_mind 1n 1m b
child_off 1n ec b
child_read 1i a0 l
child_sam 1n 1l 9
child_sav 1i 1m 8
child_sold 1n a b
child_tap 1n 6k c
child_town 1n b2 b
child_typ 1n 75 f
child_watch 1i bp a
child_woodwor 1n 7x a
childbi 1n 7a a
childca 1a 13 4 19 i 39 9 3k 9 3l r
childca_next 1n 19 f
childca_plac 1n 3l p
childho 1n 1a 4
childmi 1i 3k b 3l 8
childre f 1 6 4 6 h 5 j 7 14 3 15 4 18 4 19 4 1g 9 1h b 1j b 1l 7 1m 9 1n 7 1o 5 1r 5 1u 4 1x 3 28 7 2b 3 2f 4 2v 7 3a 3 3h 3 3i 2 3k 9 3l 9 3n 4 3q 9 3r a 3s 3 3u 9 3v a 3w b 3z 9 43 6 47 3 48 4 6k 2 6r 5 72 3 75 3 7b 3 7c 3 7f 3 7o 9 7p 3 7q 2 7t 4 7x a 88 6 8f 9 8i 3 8n 4 8o 5 8p 7 a0 7 a1 5 ac 8 aj 3 b2 9 b8 3 bl 5 bp 8 c4 5 ec 6 ew 9 ex 7 f1 9 fd 4 ff 8
childre_bik 1i 1j p
childre_birthda 1n 3r g
childre_book 1f 1m i
childre_build 1f 3q a 3v a 7x b
childre_calenda 1n 1g e
childre_cannot 1n 1l 9
childre_cloth 1i 3z p
childre_earn 1n 1h e
childre_eczema 1n 1 b
childre_first 1n a0 d
childre_garden 1n 18 b
childre_guest 1n 3k c
childre_hom 1n 1o e
childre_hospita 1n ff g
childre_indoor 1n f1 c
childre_learn 1i j a
childre_long 1n 48 c
childre_nois 1n f1 a
childre_paid 1n 1g a
childre_pick 1n 2v c
childre_plan 1n 1u b
childre_pocket 1n bp b
childre_put 1f b2 9
childre_read 1c 3h 7
childre_saf 1f 15 9
childre_sam 1i 6r 9 ac a
childre_school 1c 3u b 3w a
childre_self 1n ew 9
childre_show 1i 4 a
childre_siz 1i 8p a
childre_social 1n 1h a
childre_soft 1n f1 c
childre_speech 1n 7o d
childre_teach 1a 3l 9
childre_treasur 1n 3r c
childre_whol 1n 8o b
childre_wid 1n 43 b
childre_women 1i h a
childre_woodwor 1n 7x a
chili 1n 5t a
chilli 1i 2k 4 5t d
chilly 1n 7y 3
chimney 1c 92 4 ej e fq 6
chin 1a b 5 r 6 3z 3 ax 3 ew 2
chines 1n 9z a
chip 13 46 3 5u 7 6x 2 87 8 8l 4 dz 5 e0 3 e1 6
chiropo 1n p b
chlorin 1f 15 9 2d 4 48 d
chocola 19 2o 8 3k 3 5l 6 5v 12 8d 6
chocola_gift 1n 5v c
chocola_lov 1n 5v e
chocola_madagas 1n 5v b
choic 13 1v 3 38 3 3h 4 6l 3 7t 3 8i 4 91 9 aa f bk 3 f7 3
choic_univers 1n aa f
choir y e 3 i 3 k 3 36 3 38 3 3n 8 3o 3 5h 3 6j b 6r 3 76 3 ad 5 ae 5 be 2 cb r ci 2 ea 4
choir_conduct 1n cb b
choir_directo 1n cb b
choir_learn 1n cb b
choir_part 1n cb e
choir_practic 1n cb i
choir_practis 1n cb b
choir_recordi 1n cb b
choir_rehears 1n cb j
choir_scor 1n cb f
choir_sheet 1n cb f
choir_sing 1n cb b
choir_track 1n cb e
choir_voic 1n cb b
chok 1n 2r 5
choos j 11 5 29 5 2x 6 2z 5 3c 7 3n 5 3s 3 4q 2 6o 4 8i 6 9e 5 aa 6 bk 5 ci 6 ck 3
choos_album 1n ci a
choos_cannot 1n 6o b
choos_degre 1n aa f
choos_instrum 1n 3n b
choos_lay 1n bk c
choos_novel 1n 8i c
choos_onlin 1n 29 c
choos_persona 1n 2z c
choos_pitch 1n 9e d
choos_send 1n 3b 9
choos_styl 1n 2x c
choos_themsel 1n 11 b
choos_underta 1n 3c a
chop 1f 5h i 8e h
chop_board 1n 8e g
chop_vegetab 1n 5h c
chor 1f 1h r 1r a bp i
chor_learn 1n bp b
choral 1n cb p
choral_practis 1n cb b
chord 1c 3n e a6 i cj 5
chorist 1n cb o
choru 1i cb t
chos 16 2x 4 3n 5 8k 4 a2 4 a8 3 dr 3
chosen u i 2 2e 7 3n 2 5m 4 62 7 8c 7 b2 4 b5 2
chosen_contact 1n 2e b
chosen_quiz 1n 8c b
chosen_tast 1n 62 b
christe 1n 1m 4
christi 1n 3h 9
christm v 8 3 1b 3 1n h 51 5 59 6 5s 3 5v 9 5w 3 78 2 87 4 aj 3 bb 3 bh 4 bl 3 co 4 fa s
christm_east 1n 5v d
christm_eve 1i 1n c
christm_tre 1n fa 1b
christm_visit 1n 1n c
chronic 1c k 9 7a 9 7q 8 7v d
church t p 3 3d 6 3i 5 3q 4 3s 6 3w 3 5d 4 5q 5 6j i 8t 4 95 2 9c 7 c5 4 c7 4 c9 5 cb 5 cf 3 ck 9 dx 4 e4 3 e8 6
church_newspap 1n 9c b
churchy 1i fa 4 fb 4
churn 1n 2p c
chutney 1i 5t h f6 z
chutney_farm 1n f6 b
chutney_fruit 1n f6 f
chutney_homemad 1n f6 b
chutney_jars 1n f6 b
chutney_orchard 1n f6 b
chutney_smal 1n f6 b
chutney_spread 1n 5t b
chutney_vegetab 1n f6 b
cid 1i 64 l 6n a
cid_orchard 1n 64 b
cigar 1n 8b 4
cinema 1c 2r b 38 9 3k 5 ck 13
cinema_near 1n ck e
cinema_trail 1n ck d
cinema_villag 1n ck g
cinnamo 1n 2i 8
circl x f 2 i 2 q 3 u 3 16 6 19 6 1b 6 3i c 47 3 4h 3 6r 3 8h 3 8i 3 bu p e1 3 e2 2 fk 3 ft 3
circl_app 1n bu g
circl_memb 1n bu b
circu 1n 3q 4
circula 1i 5a 5 ay 8
citizen 1c 1d n c9 9 e5 v e7 w
citizen_partici 1n e7 r
citizen_report 1n e5 s
citru 1n fo 9
city q 11 4 18 5 1u b 1v 9 20 4 2d 5 2x 5 31 8 32 9 33 5 35 4 59 7 5b 7 5e 2 5r 5 8k 5 8o 4 8u 2 9j 4 ae e az 5 b6 6 bc 5 bs 5 c4 7 c9 2 cx 5 e4 8 e5 7 e7 b f0 3 fa 4 fb b
city_bik 1n c4 d
city_council 1n e7 g
city_friend 1n ae c
city_garden 1i fb b
city_know 1n 32 c
city_local 1n b6 b
city_riddl 1n 59 c
city_street 1n e4 a
city_sum 1n fb a
city_train 1n bc 9
city_trip 1n 1u g
civic 1n e7 a
civil 1i 9a 9 eh 9
claim t 1 2 7 4 9 5 10 5 22 3 2c 2 4f 3 4u 5 5l 3 7d 3 7e 3 7u k a8 4 aq 6 ar 2 b0 3 bs 7 bt c cq 4 d2 g eq p
claim_fil 1n d2 b
claim_handl 1n eq g
claim_insur 1n eq i
claim_paid 1f eq e
claim_photo 1n eq k
claim_refund 1n 7u f
claim_softwar 1n eq h
claiman 1n 7u 4
clamp 1i 27 i 9u 3
clamp_main 1n 27 b
clank 1n 2d 3
clap 1n 73 4
clarine 1n cg 8
clas l f 4 g f h 7 i d o 4 s d v 4 12 2 14 9 1h 8 2r 3 2v 4 3o a 3p 3 3u 9 3v c 3w b 6k 4 70 3 77 5 80 3 8j 3 a3 4 a5 8 ac h ah 3 dp 2 dt 4 ee 2 es c et b eu 6 ev f ew b ex 8 ey f ez e
clas_adult 1n i c
clas_child 1n ac d
clas_childre 1f 3v a 3w e
clas_communi 1n ez 9
clas_german 1n 3o d
clas_kid 1n ac d
clas_kids 1i 3v f ac j
clas_kitchen 1n ev 9
clas_near 1c es c ev b ey c
clas_offic 1n h b
clas_pas 1i s f
clas_senior 1n ez e
clas_shar 1f 3u a
clas_sign 1n 1h a
clas_stif 1n g c
clas_women 1n 14 b
classic 1n 6b s
classic_car 1n 6b d
classic_cars 1n 6b f
classif 14 69 b 7l 3 7m 3 7n 3 7q 3 7v 3 8b 5 8g 6 e0 6 fr 5
classma 1i 88 4 9y c
classro 1c 26 p 9w e a5 b b1 3
classro_air 1n 26 g
classro_part 1n a5 b
classro_show 1n 26 b
classro_wood 1n 9w a
clau 1n 1n 9
claus 1i d8 t
claus_carry 1n d8 c
claw 1i 8e 4 dq 7
clay 1a 39 3 3e i 5y b 9k 4 es v
clay_clas 1n es c
clay_pots 1n 5y b
clay_studio 1n es h
clay_wheel 1n es c
clean k 3 6 a 3 c 5 15 d 17 6 2d 5 2f 8 2z 6 3b a 40 4 45 b 4a 3 4h 5 4n 3 4o 2 4p 5 57 m 5d 3 5i 3 5p 4 6d 5 6g c 83 2 8g 5 8q l 8t i 8u f 8v 7 93 7 99 9 an 6 ap 5 bj 3 c3 9 cc 5 d1 4 ea 5 ek j fd 3 fs 4
clean_agent 1i 4h b
clean_alter 1n cc 9
clean_book 1n c b
clean_busines 1i ek g
clean_cars 1n c3 e
clean_check 1i ek j
clean_checkli 1n 99 d
clean_company 1i ek u
clean_crew 1n ek e
clean_fee 1n ea b
clean_firm 1a 57 d an 8
clean_flat 1n 8q h
clean_grav 1n 3b f
clean_guest 1i 6g d
clean_gut 1n 8u g
clean_househo 1n 8q h
clean_linen 1n 6g b
clean_list 1c 6d a
clean_look 1i 57 c
clean_money 1n 8q c
clean_offic 1n 57 r
clean_onc 1i 57 c
clean_open 1n 57 d
clean_pan 1n 8t h
clean_phon 1c 93 9
clean_platfor 1n 8q h
clean_practic 1n 57 g
clean_prob 1n 99 b
clean_product 1n ap b
clean_repaint 1n 45 b
clean_restora 1n 45 b
clean_robot 1n 2f e
clean_room 1n ek e
clean_servic 1n 57 n
clean_wat 1n 15 w
clean_window 1n 8t i
cleanly 1n dh 6
cleans 1i 2q a 60 5
clear q d 3 u 2 1a 2 3r 4 52 2 69 8 6i 2 7s 3 8u 6 95 d 9o 8 b0 2 by 2 eq 3 f8 h
clear_outs 1n 95 e
clear_rest 1n f8 9
clear_steep 1n 9o a
clearan 1c 69 c 8b l 95 o f8 s
clearan_death 1n f8 e
clearan_restor 1n 8b b
clearly 1n 7o b
clerk 19 as 3 av 3 db 3 e3 4 e6 6 eq 6
clev 1c cl 4
clever 1n 1h 5
click 10 9 6 r 3 2y 4 3f 2 54 2 5r 3 9s 2 df 3 dk f fg 3
click_minut 1n dk b
client s d b e 6 f d m 9 r b s 8 z e 4t 9 4u 4 4v 3 4w 3 4y 6 50 5 55 3 57 7 58 3 78 b 9f d aw 6 cx 2 d0 f d1 5 d4 4 d5 3 d6 c d9 5 da b dm 2 dn 2 eh 3 eo 8 ep k
client_book 1i r a
client_budget 1n da g
client_documen 1n ep i
client_exercis 1n z e
client_mis 1n ep h
client_not 1n z b
client_plan 1n f c
client_sign 1f 9f 9 d6 d
clif 1n ar 7
climat 17 1t 4 22 o 5x 7 9r 7 ba e fn e fo 7
climat_challen 1n 22 g
climat_jobs 1n ba b
climat_mind 1n 22 e
climat_questio 1n fn b
climb x h n s 6 2d 3 35 6 5l 3 5u 8 8o 7 ad 3 dv 8 e3 6 e7 4 f1 c fq 9
climb_box 1n h m
climb_fram 1i f1 e
climb_gym 1n h k
climb_hal 1a h b
climb_rop 1n dv b
cling 1n j 4
clinic r q j v b x c y 5 1f 4 1l 3 3i 5 3t 2 4n 8 4p 5 4q b 4u 5 5f 7 6z g 75 4 7f 4 7l 8 7n 4 7p 8 7q 6 7v d 7w 5 97 3 9u b 9w 4 cn 5 dw c dx a dy 4 fd 3
clinic_abroad 1n 6z g
clinic_bik 1n 5f c
clinic_hotel 1i 4q d
clinic_interpr 1n 6z 9
clinic_show 1n q m
clinic_smal 1n 9u a
clinic_urgent 1n x b
clinic_visit 1n 7l b
clinica 1i u l w t
clinica_not 1n u g
clinica_trial 1n w r
clink 1f 62 2 bp 2
clip 14 c 5 29 5 2a 9 2c 9 7s 9 ab d b1 5 cl 3 dq k dv 7
clip_camera 1n 7s a
clip_film 1n ab b
clip_met 1n 2a b
clip_worn 1n 2c b
clipboa 1c 3q 4 3w 3 6e 7 e3 6
cloak 1n cc 3
cloakro 1n 1r 6
clock m 24 5 2h 2 2t 6 31 6 32 5 4r 4 5f 3 6l 4 8l 4 dg 2 ek 4
clock_birdhou 1n 7x 8
clock_deliv 1n 2t c
clog 1n 8u b
clon 1f 7t 9 ct 9 dk c
clon_voic 1n dk b
clos g w 2 1u 3 2l 3 2n 3 3m 3 4t 6 52 2 57 2 5d 5 5o 5 89 5 a1 5 bv 2 c1 4 cc 3 cm 3 dx 4 e3 4 f0 3 f9 3
clos_best 1n 5o b
clos_restaur 1n 5d c
clos_theatr 1n cc 9
closely 1n 4a 4
closet 1n 1s h
closing 1n 4t j
cloth r 4 5 a i e 7 o 2 16 9 1i f 1s c 2c 6 3y m 3z n 40 c 41 m 42 4 44 6 45 a 49 b 4a c 4b 5 4d f 5a 5 80 7 87 3 8m 4 8t 2 91 4 9x 4 ap d bf k co 5 e4 6 en 5
cloth_adaptiv 1n bf b
cloth_arthrit 1n bf b
cloth_brand 1n 3y n
cloth_broken 1n 16 c
cloth_buy 1n 3y d
cloth_contain 1n e4 a
cloth_disab 1n bf b
cloth_disabil 1n bf b
cloth_disabl 1n bf b
cloth_door 1n 41 b
cloth_family 1n 3z b
cloth_hand 1n bf b
cloth_linen 1n 3y d
cloth_magnet 1n 3y b
cloth_magneti 1n bf f
cloth_model 1n ap g
cloth_nappy 1n a w
cloth_onc 1n 1s b
cloth_organic 1n 3y d
cloth_rental 1i 40 c
cloth_repair 1n 45 e
cloth_sel 1n 41 e
cloth_strok 1n bf b
cloth_swap 1a 1i 9 3z 9
cloth_wheelch 1i bf g
cloth_work 1n 4d c
cloud 12 1z a 2m 7 2p 3 2x 3 4y 6 at u bk 5 ct 5 cw 6 db 7 dl c
cloud_bil 1n at i
cloud_cost 1n at w
cloud_spend 1n at g
cloud_tel 1n dl b
cloudi 1n fu 4
cloudy 1i 63 4 fu 9
clown 1i 3r 8 ff w
clown_hospic 1n ff b
clown_hospita 1n ff e
clown_visit 1n ff d
clu 1i 85 n b4 4
club j h 8 i 3 j 3 1a 3 21 3 2s c 37 4 38 6 3q 7 3v 6 3w 4 4c 5 4n 2 4x 2 52 3 5r b 6h 5 6j g 6r 5 6y 4 73 5 89 6 8i 5 9d 6 a2 5 a7 4 ac 8 ae 5 b5 e b7 3 bl 3 c5 5 ci 4 ck 3 dt 3 ea 9 ed 6 ew 9 ex 8 f2 b f3 8
club_afterno 1n ex c
club_attend 1n 6j d
club_bil 1n ea b
club_childre 1n ac b
club_church 1i 6j l
club_direct 1n 5r c
club_dues 1n 6j h
club_managem 1n 6j g
club_memb 1n 6j h
club_onc 1n 2s c
club_post 1n b5 c
club_request 1n ed a
club_school 1c 3q a
club_sel 1n 89 b
club_smal 1i 6h a
club_teach 1n 6r a
clubhou 1n 6j 5
cluj 1n f1 9
clumsy 1n 88 5
clut 1i 95 a f8 8
cmms 1n fl b
cnc 1n 54 c
coach t f f j 8 l j o 5 s 4 z 5 1f g 34 8 3j c 3n 5 3w 7 50 7 51 e 71 5 72 5 73 d 74 8 75 5 76 8 7d 7 7j 9 a7 b ah 9 ai a am 5 ao j cz 5 dj 5 ex a
coach_app 1f 7j 9
coach_board 1n ex c
coach_group 1f 73 a
coach_platfor 1n 51 d
coach_record 1n a7 b
coach_softwar 1n ao d
coach_train 1n f c
coal 1n aj 4
coars 1n 91 4
coast 15 8 a 34 3 35 5 5a 7 6g 7 6u i 6v 2 94 b dd 7
coast_weekly 1n 94 c
coastal 1n 6t c
coastal_path 1n 6t a
coat u 1k 6 1s 4 3y 4 4a 6 7w 7 86 5 8v 5 95 3 bf c ck 5 cp 2 dq b du 5 dv 5 fg 4 fh 3
coat_term 1n 1k a
coat_wheelch 1n bf b
cobbl 1f 45 o 5f 3 ca 6
cobbl_br 1n 45 b
cobbles 1n 28 e
cock 1n 33 4
cockroa 1n f9 q
cocktai 1i 62 5 eu e
cocoa 1f 5u 3 5v k 9x i
cocoa_smal 1n 5v b
cod g 19 d 1q 2 2g 6 3f 5 3v e 4m 6 4o 1 4r 6 4v 4 68 2 69 9 6f 6 6g 4 6m 6 7c 3 7t 3 9e 4 9x 4 a2 e a5 3 as 6 cd 4 cv c ea 7 ek 4 f2 3 fe 3 fg 4 fl 4
cod_build 1f a2 a ek a
cod_clas 1n 3v o
cod_club 1f 3v c ea a
cod_cours 1i 19 f a2 p
cod_door 1i cd a
cod_headsto 1n 3f 9
cod_kids 1i 3v b
cod_product 1n 69 b
cod_report 1n fl b
cod_review 1n cv k
cod_school 1f 19 e 3v b
cod_smal 1n 6f c
cod_stay 1n 2g b
cod_tabl 1n 6m i
cod_test 1i cv k
codebas 1n cv b
coeliac 1f 5i l 7c o
coeliac_app 1n 7c j
cof 1i 2j g 9z 4
coffe o 1e 8 1s 3 2d 4 2i i 2j i 2o 3 2r 3 39 3 3a 6 3k 2 3o 4 4h 6 4p 2 58 d 5e 2 5l l 7y 5 8e 4 90 5 9x 8 b4 3 ci 5 df 2 f0 b f1 4 fs a
coffe_adopt 1n f0 a
coffe_bar 1i 1e a
coffe_bean 1n 5l t
coffe_bik 1n 2j n
coffe_cart 1n 2j u
coffe_clean 1n 4h c
coffe_drink 1n 5l e
coffe_ground 1i 7y 9 fs k
coffe_homemad 1n 2i c
coffe_near 1i 2i g
coffe_offic 1i 58 j
coffe_play 1n 3a b
coffe_shop 1n 2i s
coffe_subscri 1n 5l o
coffe_turntab 1n ci a
coffeeh 1n 2i b
coffin 1i 3e 16 9c 5
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
cogniti 1n 7p r
cogniti_train 1n 7p j
cohort 1n a3 a
coily 1n 2 e
coily_hair 1n 2 b
coin y 1b 6 1o 5 7h 4 7q 3 82 m 9b 2 bp 9 bw d dd 3 eh 2
coin_auction 1n 82 b
coin_collect 1n 82 j
coin_comic 1n 82 9
coin_grad 1n 82 h
coin_pokémon 1n 82 b
coin_trad 1n 82 b
cola 1i 62 7 63 9
cold k 0 8 n 8 11 4 2q 8 30 3 3x 5 5b i 5h 3 5m 4 5n 6 5y 7 67 4 6a 2 6e 4 73 3 99 3 9b 2 9t 7 9u 4 cz 8
cold_email 1n cz j
cold_onc 1n 5n b
cold_plung 1n n f
cold_pres 1i 0 a 2q j
cold_proces 1n 0 f
cold_room 1a 5b j
cold_stor 1f 9t f
cold_storag 1n 5b 13
coldest 1n 9t 5
coliv 1n af b
collage 1n 7 b
collaps 1i 2c d es 3
collaps_train 1n 2c b
collar 19 3g 2 4a 3 4b 4 dv n dz v fp l
collar_bed 1n dv d
collar_cats 1n dz b
collar_harnes 1n dv b
collar_measur 1n dz b
colleag s y 8 1a 2 31 5 4n 4 4p 4 4w 4 4x 4 4y 4 5c 4 6w 3 a7 6 ae 4 ay 6 bx 4 bz 4 cs 4 cv 4 df a dg 2 do 6 dr 4 fd 2 fk 4
colleag_nearby 1n y b
collect l 11 a 1a 2 1b 5 1i 4 1v 3 1x 4 30 5 3f 4 3g 6 3u 3 3y 4 44 5 45 4 4h 6 5j 5 68 9 6j 5 76 5 82 h 8v c 8x 7 91 6 ba 3 c2 5 ca 5 ci d cl 3 cr c d1 5 d9 9 dc 5 dd 4 dl 7 ds 5 e4 7 ec 4 eg 6 ep 5 f8 a fs i
collect_auction 1n 82 f
collect_bicycl 1n c2 c
collect_box 1n 8x b
collect_buy 1f 82 d
collect_coffe 1n fs b
collect_collect 1i 82 a
collect_dish 1n 30 c
collect_dogs 1n ds c
collect_grad 1n 82 h
collect_hom 1n 3g 9
collect_marketp 1n 82 b
collect_monthly 1n 82 9
collect_onlin 1n cr c
collect_outgrow 1n 1i a
collect_pictur 1n 3f 9
collect_proof 1i dc a dl a
collect_return 1n 8v b
collect_review 1n cr e
collect_sel 1i 82 a
collect_sew 1n 44 b
collect_such 1n 82 9
collect_suitcas 1n ca c
collect_suppli 1n d1 b
collect_surplu 1n 11 f
collect_symptom 1n 76 b
collect_trad 1n 82 h
collect_until 1n 68 c
collect_vegetab 1n 5j b
collect_worn 1n 91 b
colleg 1i 2u 4 aa q
colleg_plac 1n aa f
cologn 1c 5 9 i 8 2i 8 4y 9
colombi 1f 5q b eh 9 fu 8
colombi_peruvia 1n 5q a
colony 1n 9l k
colorad 1n 6n a
colour r 2 4 3 a c 9 m 5 r 8 1r 8 1s 5 43 6 48 4 66 2 7z 5 8z 9 a9 4 ap 7 e8 4 eu 4
colour_everybo 1n 1r c
colour_furnitu 1n 8z g
colour_natural 1n 3 c
column 19 19 3 55 5 a8 3 as 5 cu 4 db 3
com v f 3 s 4 1n 4 2z 3 32 2 6j 2 6k 2 78 2 7d 4 8q 3 9n 3 b7 3 c9 2 ca 2 df 2 e2 2
combin 1f 4h a 9n g c1 a
comedy 1n 38 n
comedy_night 1n 38 g
comfort 1i ae 4 ff 8
comic 1c 4c 4 82 p 8i 9 b9 12
comic_artist 1n b9 d
comic_book 1n b9 f
comic_collect 1n 82 b
comic_grad 1n 82 b
comic_platfor 1n b9 d
comic_read 1n b9 k
comic_sel 1n 82 9
comic_weekly 1n b9 d
coming 1i ew 4 ez 4
comma 1f 3m 4
command 1n e9 5
comment 15 l a 4m 6 7r 9 a4 4 az 3 b7 7 cv a e7 9 ee a
comment_bugs 1n cv b
comment_photo 1n l b
commerc 15 57 9 5d l 66 7 9l 6 9t a d1 4 d3 4 ek 7 fs 5
commerc_battery 1n 9t c
commerc_kitchen 1n 5d q
commiss 12 1u 3 2w 4 6m f 8z 3 92 3 aa 3 b6 5 by 6 c0 9 c1 3 ci 5
commiss_own 1n 6m b
commit 1i 8z 4 ea 9
committ 1n 15 5
common 17 18 3 3m 3 43 4 6r 3 bo a br 4 cz 3
communa 1i 18 g 2s a
communa_garden 1n 18 e
communi t h 3 11 5 15 5 16 b 18 k 1b 5 1d g 1l d 1v 3 5d 6 5j 5 5q 5 6k 4 7f 3 ae 9 az 5 b5 b b7 a bu 5 c9 5 ck f cm 3 ea c eb 5 ez 6 fb 4 fe f
communi_app 1i 1l i
communi_cinema 1n ck k
communi_energy 1n 1d n
communi_garden 1i 18 v
communi_hal 1i ez 9
communi_own 1n fe n
communi_room 1n ea g
commut 11 e 6 28 6 2j 6 2n 6 39 7 42 6 7u 6 b0 3 b4 8 c2 6 c4 3 c6 r c7 6 ds 6
commut_driv 1n c6 d
commut_sam 1n c6 b
compact 1n e4 j
compact_bins 1n e4 b
compan s 4h 5 4i 5 4j 8 4k 5 4l 5 4p 5 4w d 4y b 4z 5 51 8 52 8 56 5 57 9 58 5 59 5 5e e 5f 5 6l 5 97 5 9r b 9s 9 9t 4 9u 5 at 5 cq 5 cu 5 d3 5 df 5 dj 5 dm 5 ef 5 el 5 fm c fn a fs 5 ft 5
compani 17 12 5 2f 8 3i o 3s w 6s 7 ae 8 am z
compani_elderly 1i 3s o
compani_end 1n 3i 9
compani_old 1i am f
compani_senior 1n 3s e
company i w 3 19 3 1a 7 1e 3 2f 3 2h 6 2t 5 2u 3 30 4 3s 6 4f 3 4i 7 4l 7 4p 3 4q 4 4s 4 4w a 4z 3 51 5 55 3 56 9 58 3 59 a 5e 3 5h 3 67 4 68 5 6l 3 76 3 8u 3 8w 6 97 7 9a 5 9i 7 9r 6 9s 7 9w 5 an 4 ao 3 at 7 av 3 c2 5 c3 3 c6 5 ch 4 cl 2 cm 3 cs 5 cu 7 cv 3 cw 5 cz 6 d2 9 d3 3 d6 3 db 3 dc 4 dd 3 de 3 di 5 dj 7 dk 3 dl 3 do 9 e4 4 ec 4 ef 8 eg 3 eh 5 ej 3 ek c el 5 fn 4
company_account 1n at b
company_app 1n 56 b
company_buy 1n 9r a
company_car 1i 9s c
company_card 1n d2 c
company_deliv 1n 68 c
company_din 1n ch 9
company_documen 1n do h
company_half 1n 67 b
company_idea 1n 4w c
company_leas 1n 4q a
company_lend 1n 1a c
company_open 1n cz b
company_own 1c cs a do 9
company_prepar 1n 2h b
company_report 1n 56 b
company_retreat 1n 59 h
company_rul 1n d2 b
company_sees 1i dj a
company_sel 1i fn a
company_softwar 1n ek s
compar m y 3 1q 9 22 5 3c 9 3q 6 4h 3 4t 2 5b 2 7m 5 9g 2 by 3 c0 b co 3 fc 5 fm 3 fu 3
compar_book 1n 3q c
compar_footpri 1n 22 b
compar_forty 1n c0 b
compar_grocery 1n 1q h
compar_pictur 1i 7m 9
compara 1n 6n 5
compari 1f 6 3 1q a by 8
compens 1i 7u r 9r e
compens_emissio 1n 9r c
competi 1c 3w c 4h 4 53 5 da 8
competi_saturda 1n 3w c
complai u 26 3 4q 2 57 3 58 3 6z 2 76 5 7i 2 7l 9 7u a ay 3 c8 3 cr 7 cx 7 cz 4 e5 5 ek 6
complet x 1o 4 5a 3 73 9 75 3 81 8 8g 6 8o 9 a2 8 c0 2 dh 3 du 5 dy 3 e6 8 e8 3 eg 3 ep 5 fj 4
complet_begin 1i 73 b a2 b
complet_camp 1n 8o b
complia 1c 4i d 4k 8 dl u dm q
complia_automat 1n dl c
complia_offic 1n 4i b
complia_smal 1n dm d
compos 1i b6 c cj e
compost 17 9 b a 8 18 3 7y 5 8s 3 fs g ft 7
compost_pap 1n 9 c
compres 1n fl f
compuls 1i 14 4 ed 3
comput 12 19 3 3v a 4y g a2 4 am 4 b3 b bb m ct 3 d3 3 eo 3 f3 3 fh 3
comput_backup 1n 4y c
comput_gam 1i b3 c
comput_help 1n bb g
con 1n 2p e
conceal 1n 3 b
concept 1n b8 5
concern 1n 1r 6
concert 11 m 3 1v g 38 s 3n b 3s 9 41 3 4c 3 6h e 8p 6 a6 3 b7 5 cb 5 cf 3 cg 8
concert_liv 1n 38 g
concert_unusual 1n 38 c
concert_venu 1n 6h j
concier 1i 6f b am a
concret 1c 9a 4 9v a 9w 8 eh 9
condime 1n 5t a
conditi 14 2 f w 5 1x 4 4h 3 7m 7 82 8 8i 3 a3 3 an 2 e6 5
conditi_check 1n 82 9
conditi_onlin 1n 2 b
condole 1n 3f 9
conduct 1n cb t
conduct_upload 1n cb c
confect 1i 2o 8 5v a
confere 11 4g 3 4x 7 6k 3 ar 3 at 3 cs 9 cx 3 dc 3 di 3 e5 3 e6 3 e7 3 eb 3
confere_twelv 1n cs c
confide 11 u 3 z 3 4i 6 a7 7 an 3 bm 3 cm 3 cs 3 d6 3 d8 3 db 8 dj c dn 3 ff 3
confide_talk 1n dj b
confirm z v 3 4f 5 7b 3 7i 3 7m 3 as 3 ay 3 da 3 df 3 dl 5 dn 3 ee 3 ei 3 eo 3 fi 8
confirm_nam 1n fi b
conflic 1n eo k
conflic_open 1n eo b
confus 1n 9z 5
congreg 1n 6j b
congres 15 q 4 u 4 v 4 w 3 x 4 z 4 6n 4 7v 3 ep 4
connect 10 8 3 q 3 t 3 1a b 1d 8 4g 2 69 3 6f 3 75 9 8v 9 9s 7 9t 9 bo 9 bw a cu h
connect_both 1n bo b
connect_cold 1n 9t a
connect_glucos 1n 75 b
connect_hat 1n 8v b
connect_til 1n cu f
connect_wallet 1n bw b
conscie 1c 1o 4 22 7 5p 3
conscio 19 22 8 2q 7 5o 8 5y 8 7r 7 du 7
consent o q 2 u 5 w 6 12 2 1r 2 3a 2 4n 2 4w 2 6k 2 7i 2 7o 2 7p 2 9f f ah 2 au 3 ax 2 bo 3 co 4 cr 2 ct 7 d5 2 dk 3 dm 8 dn 4 ec 2
consent_form 1n 9f b
consent_match 1n w b
consent_phon 1n 9f b
consent_speak 1n ct b
conserv 1n 8t 6
consign 1n 41 b
consol 10 6m 3 8v 2 b3 7 cn 3 ct 2 cv 3 cw 3 db 4 dc 3 dh 3 dl 2 f3 k fh 4
consol_pcs 1n f3 9
consoli 1n c1 b
constru 15 4s 7 51 7 5c 8 8f 8 9a l 9v 6 e6 8 eh w ei 8
constru_company 1i 9a c eh d
constru_report 1n eh p
constru_sit 1n eh k
constru_tool 1n 9a j
consula 1n av n
consult v l 9 o 6 u h 1f j 4l b 4v 5 50 6 52 7 53 j 5e 6 7f f 99 4 9g 6 as 6 aw a ax 5 d0 5 dl 7 dn 6 dw d e7 e ep 6 fm 7 fn 7
consult_cycl 1n e7 a
consult_doctor 1n 7f e
consult_help 1n 1f 9
consult_writ 1i u a
consum 1c 7j d 7u s by 5 fm 8
consum_claim 1n 7u k
consum_right 1n 7u d
consump 1i 27 a 2a h
consump_hom 1i 2a a
contact 11 2d 3 2e c 2g 3 83 2 8e 3 al 7 bb 3 br 3 cx 3 cz b d5 i dd 3 ft 3
contact_not 1n d5 b
contact_record 1n 2e b
contain 11 q 3 4r d 5p c 67 5 9j g 9t e 9w f e4 f fe a fj 6 ft e
contain_cuts 1n 9t a
contain_farm 1n 9j c
contain_hom 1n 9w i
contain_next 1n 9j a
contain_rout 1n e4 a
contain_shop 1i 4r e
contami 1n 5i 5
content 15 4m 7 6z 3 77 4 8n a b7 4 cp c cq r di 3 eg 4
content_writ 1n cq u
contine 1n be 9
contrac j f 3 1c 3 1d 3 1h 3 2t 4 2v 3 4l 3 4q 2 4u 5 4v 2 4x 6 57 8 5c a 68 3 6o 4 7i 6 8y 6 97 3 9a 3 9d 5 9n 3 ag 5 ak 5 an 7 av 3 by d c0 2 ch 4 d3 4 d6 3 d7 g d8 h df 5 dh 8 dj 3 eg 3 eh 3 ei 7 ej 4 ek 5 ew 3 f9 2 fi 5
contrac_clean 1i 57 c
contrac_employe 1n dh d
contrac_end 1i df b
contrac_insuran 1i fi a
contrac_managem 1n d7 c
contrac_mark 1n d8 c
contrac_ord 1i d7 a
contrac_order 1n 4x c
contrac_pension 1n ak b
contrac_post 1n 4u c
contrac_rent 1n 5c g
contrac_review 1n d8 w
contrac_sign 1i d7 p
contrac_such 1n by c
contrac_wait 1n 9d b
contrad 1a t 3 29 3 ak 3 dl 3 do 3
contrib 1n bu n
contrib_pot 1n bu b
control 13 1h f 7w 5 89 3 97 3 a3 3 cu 7 ej 9 f9 m fk 7 fm h
control_lift 1n ej b
control_near 1n f9 d
convent 1f s 5 9f 4 f3 4
convers h 28 3 3o 9 4n 6 8h 6 8y 3 a7 a am 6 ao 5 bd 4
convers_card 1n 8h i
convers_clas 1i 3o c
convers_partn 1n a7 h
convers_teach 1i 3o a
convert 1c 2j f 35 8 bj k fn 3
convert_electri 1n 2j b
conveyo 1n fk a
cook n o 6 13 8 1p b 23 4 2f 7 2k 6 2l b 2m b 2r 8 2s c 2t 8 2v 7 2z e 30 8 3x f 59 8 5d 7 5h 9 5j 4 5m b 5n 7 5s 4 5t b 5x 7 5y 4 5z b 61 8 6e 6 6m 3 6o 6 6u 4 7y 4 87 8 8e c 9q a av 3 bl 7 du a ev j f4 m f5 5 f6 5 fs 4
cook_box 1i 5h d
cook_chef 1f 5m a
cook_clas 1i ev r
cook_cours 1i 2z b ev d
cook_dish 1c 13 9
cook_dog 1n du f
cook_elderly 1n 3x d
cook_evening 1n 59 c
cook_fir 1n 6u 8
cook_food 1n f4 f
cook_fresh 1n 2t c
cook_gas 1n 9q d
cook_grandmo 1n ev i
cook_hom 19 2z f
cook_invit 1n 2s c
cook_korean 1n 2m b
cook_learn 1n ev g
cook_lesson 1n ev g
cook_liquid 1n 9q b
cook_lunch 1f f4 h
cook_market 1n 2l c
cook_meal 1n f4 s
cook_neighbo 1n f4 g
cook_old 1n 3x k
cook_open 1n 30 c
cook_organic 1i 2v b 5n a
cook_own 1n f4 a
cook_portion 1i 3x a f4 r
cook_rol 1i ev a
cook_school 1n ev e
cook_sel 1n f4 i
cook_senior 1n 3x d
cook_show 1n o b
cook_slowly 1n 5t b
cook_smal 1f 3x 9
cook_tapioca 1n 2r b
cook_teach 1n ev b
cook_tourist 1n ev b
cook_travel 1n ev b
cook_venezue 1n 2k b
cook_worksho 1n ev e
cook_world 1n 2s c
cookboo 1n bl 1a
cookboo_family 1n bl d
cookboo_grandmo 1n bl d
cookboo_recip 1n bl f
cookery 16 5d 4 5r 4 5x 3 5z 4 65 4 87 3 8e 4 ev d
cookery_school 19 ev 7
cooki 1n dm h
cooki_ban 1n dm d
cookwar 1n 8e b
cooky 1i 2o a dm a
cool w 3 6 24 6 2p 5 58 3 5b e 5g 5 5m 3 5s 3 5v 2 61 3 9i 4 fm 6
coolant 1n 90 6
coop 1i 1d n fe e
coopera 13 1d l 2g 4 4g c 4h c 5c 4 6n 3 9k 3 9n 3 9x a fe m fo 8
coopera_forty 1n fe a
coopera_own 1n fe j
coopera_puts 1n 1d b
coopera_villag 1n fe g
coordin 1c 2w e 46 c 6g b 7g f
coordin_car 1n 7g f
coordin_clean 1n 6g b
coordin_dat 1n 46 b
coparen 1i 1g 9 1r l
copd 1n 7v r
copd_breath 1n 7v a
copenha 16 3w 7 40 7 58 8 5n 7 8l 7 8z 7 c2 7 es 6
copi y t 3 z 6 14 3 2o 3 69 5 98 4 a3 3 bl 3 cq 2 ct 3 cy 3 d6 6 dm 5
copy q 1k 4 1m 4 1r 4 2x 5 4c 4 54 3 56 2 8e 4 8h 4 98 3 9y 2 a2 2 aq 5 as 8 at 5 b3 7 b5 3 b8 7 b9 5 bi 5 bj 4 bl 4 cb 4 cq 8 cu 4 dl 3 dm 3
copy_data 1n as d
copy_documen 1n bi 9
copyrig 1n ce 5
copywri 1n cq b
cor 1c 99 3 9a 9 eh 3
cord 19 25 a 37 5 3z 7 4d 4 8j 4 fa 3
coriand 1n 2k 7
cork 17 1e 7 1o 3 5q 7 5r 5 7x 8 cg 4
cork_marbl 1n 7x 8
corn k h 5 2f 3 2i 7 2l 4 2y 3 32 4 3m 3 4d 3 4o 3 4t 3 54 5 58 3 5k 3 7k 3 7r 3 82 5 88 3 8x 3 91 4 95 4 96 5 9l 3 b8 2 bv 5 c0 3 dh 3 dt 3 dw 3 f1 3 f3 4
corn_evening 1n f3 9
corn_next 1i 2i b
corn_shop 19 bv 8
cornwal 1n 6t 9
corpora 16 1a 8 49 8 4k 7 4w j 51 p 59 d 8n 8 d2 8
corpora_train 1n 51 u
corpora_video 1n 4w j
correct s g 8 u 2 2c 9 3d 2 3o 7 4a 3 4g 2 7a 7 7i 2 9c 2 a7 5 ap 2 aw 2 az 3 bn 4 cm 3 d1 6 db 4 do 2 ee f en 3
correct_exam 1n ee k
correct_lat 1n 3o b
correct_postur 1i g b
corrido 13 e 3 t 4 3c 3 4i 5 70 5 8x 3 98 3 9i 6 bv 3 di 2
cosmeti 17 0 e 1 9 3 8 d 8 6c 7 6z 6 7c 8
cost 9 1g 5 21 7 36 3 3c 4 69 2 6e 5 at 7 bo 4 br 4 e2 3 eg 3
cost_app 1n 21 g
cost_book 1n 36 b
cost_calm 1n 1g a
cost_fees 1n bw b
cost_ord 1n 6e b
cost_plan 1n 7g b
cost_proport 1n bo b
cost_settlem 1n eg b
cost_softwar 1n 6e d
costum 1i 3r d cc 1a
costum_borrow 1n cc c
costum_clos 1n cc 9
costum_drama 1n cc c
costum_hir 1n cc l
costum_lend 1n cc c
costum_musical 1n cc c
costum_play 1n 3r c
costum_rent 1n cc c
costum_rental 1n cc k
costum_school 1n cc i
costum_show 1n cc 9
costum_stag 1n cc c
costum_swap 1n cc c
costum_theatr 1n cc i
cosy 1i 8 9 b3 i
cosy_video 1n b3 b
cot 19 19 3 25 9 6f 3 6r 3 8g 9 8x 2
cots 1i 25 8 8g j
cots_high 1n 8g b
cottag 1n 33 b
cotton 1c 3y a 42 7 4e d 86 4
cotton_underwe 1n 4e b
couch 1n 73 l
couch_run 1n 73 h
cough 1a u 6 38 3 3o 3 7f 5 fp f
cough_movemen 1n fp a
council w u 3 1d 4 26 5 4i 3 4s 3 6c 3 9a 3 ao 3 az d dg 3 dh 3 di 5 dj 3 dk 5 do 3 e3 c e4 3 e5 5 e7 g ea 3
council_meeting 1n az b
council_yearly 1n e3 b
counsel 1c 3i m 78 m aa 7 dj b
counsel_session 1n 78 c
count 8 y 2 1s 2 2i 3 2n 3 4n 2 67 2 7a 2 7y 3 81 3 9r 3 en 4 fe 3
count_brick 1n 81 a
count_café 1n fe a
count_complet 1n 81 a
count_correct 1n 7a b
count_cough 1n fp a
count_mushroo 1n 7y 9
count_near 1i 2q a
count_next 1i 2r a
count_often 1n 1s d
count_sel 1f en a
count_until 1i 2n a
counter 1i 7y j 9x n
countr 1n d3 b
country t 1y 3 1z 3 2n 5 4l 3 4z 3 53 8 5k 4 5q 5 6g 2 6v f 6w 6 6z 2 7m 2 ao 2 av 5 bv 9 cy 3 dw 3 ep 3
country_bought 1n 6v a
county 19 9h 4 an 3 e6 3 e9 8 ea b f7 2
county_deposit 1n ea b
coupl s i 5 o 2 1u 5 24 6 2l 5 2o 9 2w j 2x g 30 5 33 5 35 5 36 5 3d a 46 b 6p c 6y 4 78 b 7p 5 85 4 8a 5 8d 5 8h e 8m 5 8q 5 8y 3 8z 5 bm 4 bo q ch d cj 5 eu 4
coupl_book 1i 78 b ch 8
coupl_budget 1n bo k
coupl_choos 1i 2x b
coupl_connect 1n bo b
coupl_family 1a 2x c 6p 9
coupl_forg 1n 46 b
coupl_money 1n bo r
coupl_plan 1n 2w c
coupl_questio 1n 8h d
coupl_rehears 1n 3d a
coupl_sav 1n bo e
coupl_tast 1n 2o b
coupon 1i 1q 4 bk 3
courag 1i 6y e 8t 4
couri 14 2g a 2m e 3e 3 5f x 5m 4 68 i 6a 5 7h 7 bx 6 f4 5
couri_company 1n 68 c
couri_laborat 1n 5f c
couri_open 1n 2g b
couri_pick 1n 2m b
cours m h 5 i 8 j 8 o 6 s 4 13 5 14 9 19 b 1k c 24 3 2s 3 2z 5 34 b 3o 4 3w 7 4j 4 4k 4 51 4 6u a 70 7 71 3 77 7 7e 5 83 4 9z 5 a2 e a3 f a4 i a5 e aa 5 ac 7 ae 4 ai 4 bb 4 c2 3 df a dt 5 es a et d eu 4 ev c ey 3 ez 3 f1 3
cours_begin 1i es 9
cours_book 1i 1k l
cours_complet 1n a2 c
cours_din 1n 2z c
cours_medical 1n a3 b
cours_monthly 1n a4 b
cours_short 1n 77 b
cours_smal 1i ev 8
cours_teach 1i a4 c
cours_weekend 1n 83 9
cours_women 1i 19 f
coursew 1n a8 k
court z h d 1g 6 4x e 7j 6 7u 5 96 2 97 4 9g 3 ak 3 aw 2 d7 5 e3 3 eb 3 eh 3 eo 9 f2 r
court_fil 1n 4x c
court_leagu 1n f2 a
court_near 1n f2 f
court_roof 1n f2 a
courtya 1n 32 6
cousin x 13 4 1i 4 1x 5 2x 5 3z 6 4x 5 8g 5 aa 5 af 5 aj 8 av 4 az 4 bh 5 bv 5 ch 4
cousin_add 1n aj b
cov r 2l 3 44 2 4t 3 4x 2 50 3 52 3 55 2 57 2 8j 8 8q 3 8v 2 91 4 ah 9 bs 3 bt 8 ca 2 dp 3
cov_let 1n ah g
cov_recycl 1n 8j c
cover 13 m 3 5w 3 95 3 bt b bx 3 cx 3 dg 2 dv 3 eq 5
cow 19 8g 6 9q 5 f5 p fp o
cow_box 1n f5 a
cow_collar 1n fp b
cow_family 1n f5 8
cow_farm 1n f5 a
cow_fisherm 1n f5 a
cow_shar 1n f5 a
cowork 17 39 x 4t 4 5e j 6w 3 aw 4 ax 4 d0 4
cowork_compan 1n 5e f
cowork_spac 19 39 i
coworki 1n 39 c
cows 1f 9q e fp d
cozy 1n b3 b
crack w 28 4 2h 5 5u 6 5v 2 8l 7 91 8 bt 4 cf 4 eh 8 f2 2
crack_ven 1n 91 b
crackl 1n ci 8
cradl 1i o 5 25 l
cradl_notic 1n 25 b
craft y 2n 8 63 d 64 l 6n 6 7x 9 86 7 8f a a4 b ba b cy a d4 3 d9 6 dv 5 ef b ei 6 et h f7 h
craft_bakery 1n 2n b
craft_beer 1n 64 t
craft_busines 1i ef e
craft_café 1n et a
craft_distill 1n f7 a
craft_lemonad 1n 63 g
craft_worksho 1i ba e et k
craftsm 17 16 b 45 7 86 7 8r c 92 a cy 8 et 9
craftsp 1i d0 9 et r
craftsp_show 1n et b
craftsp_worksho 1n et a
cran 1c 5c 2 8f 3 9w g eh 3
crash 16 i 3 z 3 35 4 6h 3 6m 3 8g 3 c5 4
crat v 11 7 1i 7 2d 5 2q 7 53 2 5b i 5c 4 5g 3 5j a 63 g 64 4 65 4 6e 4 8g 6 c9 4 ci d eu 3 ft a
crat_bars 1n 63 b
crat_pick 1n 5j b
crat_wash 1n 1i a
crav 1n 7e k
crav_group 1n 7e b
craving 1n 7e 9
crawl 1i ey 6 f1 8
creak 1i 25 3
cream y 0 8 1 j 4 g 9 b b 8 m 2 t 2 y 4 2p p 48 4 5w 4 6e 7 6y 4 7f 2
cream_alumini 1n 4 b
cream_fragran 1n 1 b
cream_glas 1n 9 c
cream_lov 1n 2p d
cream_near 1n 2p g
cream_organic 1n 2p b
cream_parlour 1n 2p c
creas 1i 8i 4 8m 4
creat 1c 5 9 aq 9 d0 9 ei e
creat_quot 1n ei e
creatin 1n 7 b
creativ 1c aq s b6 l d9 8 es 7
creativ_stock 1n b6 l
creator 16 4c c 4m v 4u d a4 8 aq 8 b6 k b7 x bx 7
creator_brand 1i 4m c 4u d
creator_fre 1n 4m f
creator_licens 1n b6 b
creator_members 1n b7 n
crech 1i 3l a ds a
credit 10 4g r 52 7 5g 2 7i y 7j h 9m 4 9q 3 9r p a5 3 bs 3 bu 7 bz 7 d4 3
credit_build 1n 7i r
credit_bureau 1i 7i a
credit_card 1i 7j l
credit_history 1n 7i t
credit_loan 1n 7i f
credit_scor 1i 4g w 7i q
credito 1n 7j 4
creditw 1n 4g h
creek 1i 9r 8 fo 6
creep 1n fm 8
cremat 1n 3g p
cremati 1i 3c y 3g n
cremati_near 1n 3g d
cremati_pets 1n 3g d
cremati_servic 1n 3c a
cremato 1i 3e 7 3g 6
cremona 1n cg 8
cres 1n 7y b
cret 1n 61 e
cret_pres 1n 61 b
crew 11 49 d 8q a 8u 7 8w 4 8y 3 9a 3 9k 8 e4 3 e9 a ek g
crew_keys 1n ek c
cri 1a 2x 3 3l 3 bk 4 cj 4 ey 4
crib 1i 25 g 8g a
cricket 1n 5x m
cricket_neutral 1n 5x a
crim 1i 85 t b0 9
crim_fans 1n 85 b
crisi 1f 70 5 78 5 dj 4
crisp 1a 2m 8 2u 6 5u 8 9j 5 f3 5
critic 1n 5n 3
crm 1n d5 1c
crm_fil 1n d5 b
crm_smal 1n d5 d
croatia 1a 37 8 3b 6 3d 7 5a 8 89 7
crochet 1n 7z v
crochet_pattern 1n 7z b
crock 1n 5y 4
crocker 1n 2t 4
croissa 1i 2n m a4 d
croissa_buns 1n 2n b
croissa_laminat 1n a4 b
crook 14 f6 8
crook_vegetab 1n f6 9
crop 19 5j 4 9k b 9r a au 5 bt f fo q
crop_farm 1n fo n
crop_insuran 1n bt g
crop_wast 1n 9r a
cros w 1t 3 2n 3 48 4 76 4 7q 4 7u 4 7z 4 8j 4 ab 4 bv 6 dd 6 e7 3
crossbo 1n 7x b
crossbo_shoot 1n 7x 8
crossfi 1n h b
crossin 1n ab e
crossin_own 1n ab b
crossli 1n fh a
crosspo 1n fh a
crosswo 1i b4 l bh 3
crosswo_morn 1n b4 c
crow 1n fq 3
crowbar 1n 68 6
crowd 1f 4c 5 6h 2 7k h
crowdfu 1i 1b g 8h 9
crown 1f c 3 10 q 6z 8
crown_fit 1n 10 b
cruel 1n au 5
crumb 19 16 3 2n 4 3a 3 5s 4 8q 2
crumbl 1f 6o 6 cg 3
crumpl 1i d1 4 db 5
crunchy 1n 5u j
crunchy_savoury 1n 5u b
crush 1n 5z 4
crust 1i 2n 6 8e 4
crutch 1n k 3
cry 14 1f a 25 i 3g 2 3q 4 3r 3 4d 6 8i 4 cj 3 cn 3
cry_rock 1n 25 b
crypto 1n bw 1c
crypto_app 1n bw f
crypto_hold 1n bw d
crypto_portfol 1n bw i
crypto_tax 1n bw h
crypto_track 1n bw o
crypto_wallet 1n bw d
crèch 1n 28 7
crêp 1n 40 7
csrd 1n fn b
cub 1n 3a 4
cubic 1i 8w 5 f8 7
cucumb 1n 2q 7
cue 1n ce g
cues 1n ce a
cuf 1a 3z 3 41 3 7v 6 bf 5
cuisin 1c 2l 9 2z c 5z g 74 4
cuisin_recip 1n 5z b
culprit 1n 85 3
cultiva 1n 5x a
cultur 1i 5y 5 7y 4
cultura 1n 5q 5
cumin 1n 5z 7
cup x 6 6 1w 2 2d a 2i 6 2j 5 2q 3 2r 8 48 8 8l 4 9x 7 eg 2 es 3 ft 9
cup_siz 1n 48 c
cupboar w 26 3 2n 4 39 3 4h 4 4j 3 8g 3 8h 5 8p 4 93 4 96 4 cc 9
cupcak 1n 2o b
cups 12 6 5 8 9 2i 3 2j 9 2q 3 2r f 8l 7 es 8 ft h
cups_back 1n 8 c
cur 17 w 4 43 4 70 4 7e 4 a8 4 cw 4
curat 1n ay b
curator 1n 6i k
curator_tel 1n 6i b
curiou 1c 2s 9 5r 3 ac 8 b1 8
curl 1f 2 i c 9 dq 3
curly 1i 2 p c j
curly_coily 1n 2 b
curly_hair 1i 2 i c f
currant 1n 63 4
currenc 1i 9u 4 br 4
current 1f 34 4 9o 3 by 5
curricu 1i 1o y a1 5
curricu_weekly 1n 1o a
curry 1f 5t 9 6o c ev m
curry_learn 1n ev b
curs 1i 2f 5 80 4
curtain 17 8m 8 9i 7 fd 3
curv 14 26 7 28 a 96 c 9l 5 ar 5 fm 3
curv_carry 1n 28 b
cushion 1f 2c 3 f1 6
custard 1n 3x 3
custody 1f 1g q 1r a bw 8
custody_schedul 1i 1g 9
custom w 2 6 5 6 1u 8 29 b 2o g 43 6 46 9 4a a 4c c 4v 6 53 6 5l 3 5z 3 67 3 69 r 6n 3 8a f 8n 6 cj f db 7 fj 5
custom_cak 1n 2o q
custom_clearan 1n 69 b
custom_declara 1i 69 h
custom_form 1i db a
custom_furnitu 1n 8a b
custom_itinera 1n 1u b
custom_paperwo 1n 69 n
custom_print 1n 29 h
custom_shirt 1n 4c i
custom_song 1n cj l
cut l 0 4 8 3 c b r 4 17 3 29 4 2m 3 3y 7 42 3 48 4 49 6 4a 4 4e 4 4p 3 4w 6 54 4 5k 3 5s 6 6a 5 80 5 86 4 87 3 88 3 8a 4 8c 5 8d 7 8e 5 8s 4 93 3 9j 6 ap 5 at 6 b0 5 bf 5 ce 2 dq 3 fa 4 fd 3
cut_cloud 1n at d
cut_oak 1n 7x 8
cut_off 1c 6a 9
cut_pot 1n 8c b
cut_short 1n 4w c
cut_sit 1n bf b
cut_women 1n 49 b
cuts 10 b 3 c 7 88 2 9t 8 ce 2 ev 4 fd 8
cuts_along 1n fd a
cuts_peak 1n 9t a
cutting 1c 1t 7 4p 7 8c d 8s 6
cvs 1n ah 5
cyb 1f 4y a 56 4 dk j
cycl 14 6 8 20 7 22 6 6q 8 76 r 7q 3 9y 3 e7 9 fn 7
cycl_app 1n 76 c
cycl_menopau 1n 76 n
cycl_path 1n e7 a
cycl_rout 1i 6q 9
cycl_track 1n 76 g
cyclist 16 2e f 33 7 42 7 5u 7 6q h 86 6 c2 d c4 c
cylind 1n 2g 8
cymbal 1n cd 4
czech 1a 4b 8 6i 8 7z 6 bq 8 fk 7
dab 1i 1 4
dabba 1n f4 a
dad 1a 1r 2 b2 6 bp 3
dahlia 1n 8d d
daily s 4 2 7 6 j 7 k 2 y 2 1q 3 2h 2 3h e 6k 7 70 5 71 7 79 5 7e 7 7o 6 8j 7 a1 9 am 5 ar 2 ay 8 b4 7 cu 5 dt 9 eh 7 fc d
daily_gam 1n a1 b
daily_lesson 1n j b
daily_messag 1n 7e b
daily_pag 1n 8j c
daily_report 1n 6k c
daily_sit 1n eh b
daily_speech 1n 7o b
daily_task 1i 71 a
daily_video 1n dt c
daily_vitamin 1n 7 b
dairy 1f 5s k 9i 3 fp e
dairy_nev 1n 5s b
dalla 1f c 8 2y 8 6x 8
damag s v 7 1w 3 27 a 2w 3 35 4 44 2 4q 2 4y 3 57 3 5c 4 67 2 8u 4 8w 5 94 5 95 2 9d 2 bs 4 c5 2 e3 6 e5 9 ea 2 el b eq f
damag_estimat 1n eq c
damag_photo 1f e3 9
damag_worn 1n el b
damp 12 26 3 65 5 8x 5 96 l 9w 3 cf 7 er 5 es 4
damp_wal 1i 96 d
damp_writ 1n 96 b
danc w 3 3 i s s 6 1v 2 2r 3 2x 2 3w 3 40 5 45 4 48 3 4e 3 ad 3 bg 3 ch 7 cj 7 ey a ez f
danc_clas 1n i k
danc_lesson 1n i e
danc_partn 1n i c
danc_school 15 i i
dang 16 1e 3 20 4 3i 3 78 4 dj 4 e5 3 eq 3
dangero 19 16 3 67 4 75 7 7e 4 ad 4
danish 1n 40 e
danish_design 1n 40 b
danub 1n 6q 9
dar 11 j 5 1w 4 6i 3 a7 3 ag 3 as 5 d0 3 e8 3 eu 3
dari 1n 4n f
dari_appear 1n 4n b
dark p 3 6 7 3 1m 3 2m 4 31 3 5d 4 5v 3 5w 3 61 3 64 4 7m 4 7q 7 8z 3
dark_skin 1n 3 c
darkroo 1n 83 12
darkroo_enlarg 1n 83 g
darn 1f 41 6 4b 4
dash 1n 3f 2
dashboa 12 7v a 9h 5 9s 2 aq 3 co 3 cu s d4 8 d9 3 da 3 fu 2
dashboa_morn 1n cu f
dashboa_smal 1n cu d
dat f p 3 1y 4 36 5 3p 4 46 4 5o 5 5u 5 60 4 6c 3 8i 3 8u 3 97 4 9h 5 ab 3 ad d ag 3 cf 5 cx 3 d7 4 dh 4 e3 3 eh 4 el 4 eo 4 fn 4
dat_app 1n ad y
dat_book 1f cf 9
dat_everyth 1n 1y b
dat_evidenc 1n ag b
dat_family 1n 3b 9
dat_notic 1n eh b
dat_part 1i 97 9
dat_plac 1f 36 a
dat_suppli 1n fn b
dat_wholesa 1n 5o b
data k q 3 t 3 4g 6 50 4 56 2 6k 3 6o 3 6v e 7n 2 7q 5 9b 3 a5 4 as a au f cu d cz 4 db b di 2 dj 3 dl 2 dm d do 3 en 3 fc 3 fn 6
data_abroad 1n 6v h
data_analyst 1i a5 a
data_annotat 1n au g
data_connect 1n cu d
data_country 1n 6v e
data_delet 1i dm c
data_entry 1f as g db d
data_find 1n dm b
data_label 1n au q
data_languag 1n au d
data_pipelin 1n cu j
data_plain 1n cu d
data_plan 1n 6v m
data_protect 15 dm i
data_spreads 1n db b
data_travel 1n 6v h
data_warn 1n 7q b
databas 1c 52 d 9x a at d bi 5
databas_prov 1n 9x a
dataset 1n au n
daught u p 6 14 4 2b a 3s 7 3t 6 3x 5 4n 4 7b c 7g 7 7p 4 7w 4 95 3 bb 4 bg 2 bl 2 c9 5 e8 4
daught_first 1n 2b b
daught_nobody 1i 7b b
dawn 16 15 4 6y d 9m 6 b6 3
dawn_breakfa 1n 6y a
daycar 1c 2v 9 3l s 6k i ds z
daycar_parent 1i 6k d
daycar_pick 1n ds c
dayligh 1a 3 4 c 3 1t 3 7f 3 fd 3
dead y 16 4 3c 3 3f c 3g d 6v 3 89 2 9c 5 9m 5 cl 3 e5 7 e8 6 fq 9
dead_panel 1n fq c
dead_street 1n e5 a
deadlin z 3c 5 4i 5 98 8 aa 7 ag a an 3 cx 3 d1 5 d3 3 d7 7 da c e3 8 e6 9 eo d ep 4
deadlin_app 1n e3 b
deadlin_portal 1n 98 b
deadlin_signatu 1n e6 c
deadsto 1i 3y 9 fr f
deaf 16 p 3 1e j 4n i 6i 4 7s h cx 8 ej 3
deaf_bank 1n 4n b
deal x 2f 3 2h 3 2k 5 44 7 5c 7 6b 4 6c 3 8h 3 8z 3 9m 5 9n 6 9p 4 ao 7 c8 3 d5 d dl 3 fo 4 fr 4
deal_lost 1n ao b
deal_open 1i d5 a
dealcoh 1n 62 a
dealt 1i 91 5 c2 5
dear w 17 2 1q 4 21 3 5l 3 65 3 82 4 83 2 9j 3 ci 3
death 17 3c 7 3f 5 aj 4 ak l f8 c fc 3
death_account 1n ak g
death_sort 1n f8 e
debit 1i 5g 5 bp 8
debt 1a 1q 4 7j 15 bn l bz 4 d9 f
debt_advic 1f 7j e
debt_app 1i bn c
debt_collect 1n d9 f
debt_fre 1n 7j d
debt_plan 1i 7j c
debt_relief 1n 7j n
debt_smalles 1n 7j b
debtor 1n d9 8
decad 1f 1b 4 2p 3 6y 3
decay 1n 3e 7
deceas 1i 3f l 3g m
deceiv 1n bc 4
decemb 11 5s 3 66 3 8f 3 8n 6 bx 3 c2 3 dc 3 ep 3 fa i ff 3
decemb_plant 1n fa a
decentr 1n w a
decid m 5 3 v 3 1p 3 1v 2 2v 6 2w 4 3f 3 6k 5 7b 2 7t 3 8z 5 95 3 9c 3 aj 3 ak 3 au 6 az 4 b5 6 dn 4 e6 3 e7 6 e8 3 ee 3
decid_book 1n b5 c
decid_colour 1n 8z b
decid_dif 1n au a
decisio 14 1p 3 36 4 4g b 95 3 cu 3 dc 3 dn j e6 6 eq 4
decisio_team 1n dn c
deck 1i 8h d a9 f
declar 1c 3k 5 69 b c7 4 cx 4
declara 1i 69 t fj 9
declara_help 1n 69 e
declara_invoic 1n 69 b
declin 1f 7p 9 cn 4 d7 4
declut 1n 95 x
declut_wardrob 1n 95 l
declutt 1n 95 x
decodab 1n a0 k
decodab_story 1n a0 g
decompo 1n 6 e
decorat 1c 2o e 2y g 69 6 8z 9
dedicat 1n 1m 8
deep 11 3 8 u 3 45 9 6x 5 84 4 8d 3 e3 4
deep_clean 1n 45 b
deepest 1n dv 4
deepfak 1i 7t l dk f
default 1i 4g c db 5
defeat 1n bf e
defect 1c e3 i eh p el 4 fk q
defect_deadlin 1n e3 b
defect_speak 1n eh b
defenc 1i 2e 9 ew p
defenc_women 1n ew c
defens 1n ew q
defi 1n bw b
defores 1n fn b
degr 1i 30 4
degre 1f 19 4 22 5 aa g
degre_final 1n aa b
dehumid 1n cf 4
delay 19 w 3 10 4 2w 4 7o 8 7u q
delay_compens 1n 7u j
delay_train 1n 7u f
delet w u 3 1s 3 1z 4 76 7 7e 4 a0 2 a7 4 ad 3 ai 5 am 5 ao 3 aw 3 ax 3 bh 2 br 3 cz 3 dm e dn 5
delet_request 1n dm f
deli 1i 5t c 65 9
deliber 1n e7 a
delicat 17 5r 4 5s 6 61 4 8v 4 aw 3 f7 3
deliv s 2m b 2t b 2v 7 30 c 3x 8 4h 3 58 5 5a 5 5f i 5h 3 5j 5 5k b 5m a 5p 8 65 7 68 7 6a g 8c 5 8d 8 8v b bi 6 ca c du 7 em d f5 4 fa b fq 7
deliv_buffet 1n 30 c
deliv_dron 1n 6a d
deliv_first 1n 68 c
deliv_hom 1n 5m b
deliv_list 1n fq b
deliv_luggag 1n ca c
deliv_lunch 1i 2t b
deliv_medicin 1n 6a b
deliv_next 1n 8v b
deliv_organic 1n fa a
deliv_pharmac 1n 5f c
deliv_print 1n bi 9
deliv_restaur 1n 65 b
deliv_shop 1n 5f f
deliv_subscri 1n du b
deliv_uber 1n 2m b
deliver m y 2 2l 5 2m g 2p 3 2t a 2y 5 30 3 4h 3 4r 3 58 b 5a 7 5d 6 5f c 5h 3 5j 7 5k 9 5m 9 5n 7 5q 8 5y 5 65 8 68 4 6a d 6c 5 6e a 6m 3 8a 8 8b 5 8c 7 8d b 8g 8 8n 6 8v 3 99 7 9j 6 9s 4 be a bx 5 da 3 db 7 du 7 el 4 em e f4 5 f5 6 fa a
deliver_bik 1n 8c b
deliver_brand 1n 5d c
deliver_card 1n 8n b
deliver_cargo 1n 8d b
deliver_clean 1n 99 b
deliver_cold 1i 5n a 5y a
deliver_dat 1n 6c b
deliver_frozen 1n du b
deliver_garden 1n 2y a
deliver_inconti 1n be 9
deliver_kitchen 1n 2m r
deliver_next 1n 5q a
deliver_not 1c 6e 9 db d
deliver_pick 1n 8b b
deliver_rid 1n bx b
deliver_rout 1n em o
deliver_shop 1n 5f f
deliver_unassem 1n 8a b
demand t 5 3 7 2 8 3 e 5 2n 3 2q 7 2v 3 3l 3 4c 8 4n 5 54 6 55 5 5v 3 67 b 7w 2 8f 3 8n 3 9n a 9t 7 bt 5 c9 8 en 5
demand_mix 1n 2q b
demand_respons 1n 9t c
demand_warehou 1n 67 j
dementi 16 2b c 3t l 3x 7 6s 7 7g i 7p z bd 6 bg z
dementi_activit 1i 7p c bg q
dementi_app 1f 7p j
dementi_box 1n bg c
dementi_car 1i bg 9
dementi_gam 1n bg g
dementi_hom 1n 7g b
dementi_music 1i bg b
dementi_replac 1n 3t b
dementi_song 1i bg b
demo 1i b3 8 b7 d
demo_recordi 1n b7 b
demolit 1i 9v 8 fr l
demolit_sel 1n fr a
denmark y 5 6 1p 6 27 6 3e 5 4r 6 6e 6 7a 6 7e 6 7p 6 86 5 8a 6 9v 5 at 6 bd 4 d4 6 fm 5 fp 5 fr 5
denomin 1n 3m 4
dens 1c 18 8 58 5 5a 4 fs 4
dent 16 q f 10 l 2d 3 35 5 61 3 8k 3 ap 3
dental 15 9 8 p 8 q 7 v 7 10 x 4h c 5f 7 6z n cp e
dental_crown 1n 10 d
dental_lab 1n 10 n
dental_labs 1n 10 i
dental_practic 1f 10 m cp e
dental_supply 1n 4h e
dental_treatme 1i 10 e 6z f
dentist 13 10 j 1r 6 24 3 2t 3 4h 7 5f a 6z i 7d 5 am 6 b8 6
dentist_clinic 1n 5f c
dentist_dental 1n 10 e
dentist_hom 1n 6z a
denv 1n 5m a
deny 1i eh 4
deo 1n 9 b
deodora 1n 9 18
deodora_cream 1n 9 c
departm x 8 5 u 6 48 5 4y c 4z 3 51 2 7f 5 cv 6 d8 3 dk 5 do 5 e4 b e5 b e6 g e7 5 e9 g eb 3
departm_answ 1n e5 c
departm_school 1n 4y c
departu 1i 67 5 dr 5
depend 19 a 4 73 c cw b d3 4 e9 4 fi 4
depend_slept 1n 73 c
depend_tel 1n cw c
deposit s m 7 q 7 r d 2w 5 3d 2 40 2 5c 3 63 6 64 4 6d b 7h 2 7u 6 93 2 9f f ag 5 b8 3 bq c bs q bu 2 c4 2 do 5 ea c eg 8 ft 9
deposit_afterca 1n 9f b
deposit_alterna 1n bs e
deposit_calenda 1n r b
deposit_clean 1i ea a
deposit_consent 1n 9f c
deposit_few 1n q b
deposit_friday 1n 6d c
deposit_guarant 1n bs j
deposit_instalm 1n bs g
deposit_safely 1n m c
depot 12 1c 2 68 4 9i 3 9s h cz 3 e3 b e4 5 ek 4 em 3 fr 3
depot_charg 1n 9s f
depth 1n 89 5
deputy 1n 4k 8
der 1n a0 4
derby 1n ed 7
dermati 1n 1 a
dermato 1c 1 i q 8 7f e 7m k
dermato_answ 1i 7m d
describ 19 1x e 20 4 7s b 8i d
describ_read 1n 8i c
describ_resel 1n 1x b
descrip 1f 20 4 cq i er 9
descrip_languag 1n cq c
deserv 1n cy 3
design s 6 7 m 7 29 5 2d 7 2o 7 36 b 39 7 3y 9 40 d 41 5 46 4 4c e 4l 9 4o a 4u 5 4v k 54 6 5n 7 7d 3 7z 7 80 7 8a 5 8e 8 8s 5 8z l aa 3 b6 5 bx 4 cp 4 cy 4 d0 8 da 5 dv 6 fc 4
design_book 1n 4o f
design_cartrid 1n 2d c
design_chef 1n 8e b
design_decid 1n 8z b
design_gown 1n 40 b
design_guid 1n 6 b
design_instead 1n 40 b
design_local 1n 4c b
design_onlin 1n 8z m
design_paediat 1n 5n b
design_scratch 1n dv b
design_send 1n 8z b
design_softwar 1i 4l a
design_studio 1f 4v s
design_togeth 1n 2o b
design_wheelch 1n 3y b
design_writ 1n 36 b
desk a k 2 39 7 4p 2 5e 2 6f 5 cm 4 di 4 dj 4
desk_deliver 1n 8b b
desk_employ 1n dj b
desk_languag 1n di b
desk_night 1i 6f b
desk_wood 1n 39 c
deskles 1n 4k a
dessert 1f 2o c ad 3
dessert_tabl 1n 2o b
detail 1f 6c 9 6d 5 c3 9
detect 15 v c 27 g 2b d 7t 7 dc 8 eq 8 fk 7 fp 7 fu 7
detect_fal 1n 2b b
detect_wat 1n 27 g
detecti 1a 2b 6 31 9 3r 3 85 p dc 7
detecti_story 1n 85 c
detecto 1f 27 h 2b 9 98 e
deterge 1n 5p k
deterge_shampoo 1n 5p b
detour 1n fj 4
detox 1n 6p c
develop z 1 8 4l f 4v d 4z j 54 7 56 5 66 3 83 n 8m 9 9r 4 a2 7 b3 b ct g cv g cx 9 db 8 dd 3
develop_agency 1n 4v e
develop_analogu 1n 83 9
develop_dermato 1n 1 b
develop_film 1n 83 b
develop_kenya 1n 4z c
develop_narrati 1n b3 b
develop_physiot 1n 8m c
develop_post 1n 83 b
devic r t 2 u 4 v 7 10 4 1l 7 1s 2 23 6 24 i 25 f 29 9 2a 5 2b 9 2c g 2e b 2h h 4s a 4y 5 54 7 75 4 76 4 7a 2 7b 2 7o 2 7q 2 7v 9 8e 5 90 7 98 b be 4 e3 4
devic_buy 1n 2h e
devic_hom 1n 7v e
devic_hous 1n 54 c
devic_refurbi 1n 2h c
devic_send 1n 29 c
devon 1i 2p 9 fe 8
devotio 1n 3h y
devotio_app 1n 3h e
devotio_daily 1n 3h b
devotio_morn 1n 3h b
devour 1n b9 3
dhikr 1n 3h 9
diabet 1c l k p 4 v g 75 14
diabet_app 1n 75 t
diabet_damag 1n v b
diabeti 1n p 6
diagno 1n v b
diagnos 10 1 3 v k 1t 3 4n 3 5i 8 7c 3 7d 6 7g 3 90 3 a8 6 dw 3 dy 5 dz 3 fo b
diagnos_advic 1n fo a
dialect 19 9z 8 am b b2 c cn 4 ct h dn 4
dialect_remind 1n am c
dialogu 1n b9 4
dialysi 1i 6s 9 7w q
diamond 1n 46 b
diap 1n a w
diary 12 1f 3 2x 4 71 g 75 d 79 h 7a 7 7q c 8j 8 9h 5 am 7 eh d eo 8
diary_photo 1n eh b
diary_smal 1n 71 b
diary_teenag 1n 79 b
diaspor 1f 5q d b1 8 bv 9
dic 1i 3a 3 cl 3
dictat 19 t 8 u k 9g c d0 b eh 4 ei 4
dictat_app 1n d0 b
dictat_hom 1n 9g c
dictat_see 1n u b
dictati 1c t 7 u d ct 8 eo 7
didn 1i cn 3 dj 5
die 1c 23 4 3e 3 8c 4 fa 4
died 15 x a 3f l 3g e 8s 4 95 3 ak 3 do 3 e8 3
died_collect 1n 3f 9
diego 1n 3u a
diem 1n d2 j
diem_trip 1n d2 g
dienstp 1n dg c
dies 16 3c 7 3g e 4p e 8c 7 9o 3 9q 3 ak 9 bh 3
diesel 1f 9t i 9u c el c
diesel_vehicl 1n el b
diet 19 l a 3x 4 5i 3 5m 6 74 n 7r 8
diet_app 1n 74 o
dietary 1n l b
dietici 1i l g 74 g
dietit 1n z h
dietiti 1a l s 5i 4 5m 6 5n b 74 l
dietiti_answ 1n 74 b
dietiti_shop 1n l g
dietiti_stag 1n 5n b
dif 14 q 4 6n 3 8l 3 ap 3 au b bv 3 cu 3 d6 3
differe n 2 5 l 7 3w 6 4j 2 4w 2 51 2 5k 6 5w 3 5z 3 7h 4 7o 2 8t 2 95 2 a7 6 a8 a cu 4 fl 2
differe_bal 1n 3w c
differe_local 1n 5k c
differe_porosit 1n 2 b
difficu 1c 47 4 a7 c a8 9 eb c
difficu_phon 1n a7 b
diffus 1n 8 b
dig 19 2o 9 3z 3 5c 2 8g 8
digest 1i 9q w ay a
digit 1n a1 4
digital x 19 6 1b 6 1s b 3f e 6p 7 6w 5 99 6 9f 6 ak j as 6 av 6 b8 6 bb f bh 7 bj e bn a d7 6 e6 b ej 3 fn 6
digital_detox 1n 6p a
digital_envelop 1n bn f
digital_estat 1n ak o
digital_permit 1n e6 g
digital_wardrob 1n 1s g
digitis 1i 1z 8 bj 11
digitis_photo 1i bj b
digitis_video 1n bj i
digitiz 1n bj x
dignity 1n bg 5
dil 1i 3x 7 5h 4
dim 1n 71 4
din w 1p e 2l e 2m h 2s o 2v 8 2z k 4m 7 5h e 6d 3 6q b ad d ae e aq 3 ch 9 d2 4
din_deliver 1i 2m f
din_flat 1n 2s c
din_hal 1n 2v c
din_jaz 1n ch 9
din_matchma 1n ad c
din_own 1n 2z c
din_ready 1n 5h c
din_room 1n 2m e
din_shop 1n 1p b
din_strang 1i 2s d
din_wash 1n 6q a
dinosau 1i 2o 4 ac 6
dioces 1n 3j 7
dip 1i 8l 4 8m 3
dips 1n 61 5
direct 15 3c c 4m 6 5g 9 5j 7 5l a 5r e 5z b 6f d 9f 5
direct_book 1n 6f f
direct_cremati 1n 3c e
direct_import 1n 5r c
directi 1n ak b
directl 14 33 4 3t 3 5z 9 6m 4 6q 3 8m a b1 3 bv a db 3 e0 a
directl_family 1n e0 b
directl_farm 1n 5z b
directo 17 3c a 55 a 9c m ak 4 cb c ce 9 cy 6
directo_task 1n 9c f
dirt 1c c5 4 fs 4
dirty 14 a b 49 3 8t 7 93 3 9h 6 c3 4 c5 4 ea 3
dirty_ones 1n a b
disab 1f 1e t 6s s bf o
disab_cloth 1n bf b
disab_holiday 1n 6s f
disab_travel 1n 6s c
disab_trip 1n 6s c
disabil 1c 1e f 6s p bf l cx 4
disabil_cat 1n 1e b
disabl 1c 6s 8 bd l bf k cx 4
disadva 1n 12 b
disagr 1n au 4
disagre 1n au 8
disappe 1i 5a 5 bu 5
disappo 1n 9y 4
disc 1f 2y 9 9b 3 c3 4
dischar 16 k 4 u h 3t 4 7b 4 7g 4 7v g 7w 4
dischar_let 1n u j
disclos 1n fg 6
discont 1n 6b j
discont_part 1n 6b f
discoun 16 7 3 4f 8 4h 8 5h 4 5o 8 at 6 b5 4
discov 1n 1v b
discove 1n 1v t
discree 1n be x
discree_monthly 1n be 9
discret 1i 14 5 be 4
discus 1c v 4 b5 h de 4 e7 f
discus_spoil 1n b5 c
discus_vot 1n e7 a
discuss 1n 1p 3
diseas 14 1 3 w 6 1t 7 5i 6 7c 7 7m 7 7v 7 9l 5 fo b fp 9
diseas_early 1n fp a
dish t 0 3 13 7 1p b 2k a 2l b 2m 8 2t a 2u 6 2v a 2z 4 30 b 5h b 5m 7 5x 6 5z 7 6e 5 6o e 74 8 75 b af 8 bl a br 7 ev 5 f4 2 ft 4
dish_chang 1f 2l a
dish_check 1n 6o b
dish_guest 1i af a
dish_hom 1n 13 b
dish_local 1n 2t c
dish_mov 1n 75 b
dish_portion 1n 74 b
dish_send 1i br a
dishwas 17 1y 3 8l 6 90 8
disk 1n cw 8
dislik 1n aj 5
dismis 1i cw 5 eo 4
disord 1f l 9 74 5 7o 9
dispatc 1a 7w 6 9i c ej j em 9 fj 8
dispatc_book 1n 9i b
dispen 1n 7b b
dispens 1a 4 c 2d 9 47 4 58 9 5p 4
displac 1n 13 a
dispos 1n c3 5
disposa 1f a a 83 8 ft 7
disput 15 35 3 4f 4 7i 8 7u f ag f bs 6 cl 5 eg 4
disput_park 1n 7u f
distanc 12 n 3 2l 6 3j 7 47 3 73 3 ab 3 ae a c5 3 dw 4 f4 3
distanc_playdat 1n ae c
distil 1f 64 9 6n 9 f7 w
distil_herb 1n f7 8
distill 1i 64 a f7 r
distill_near 1n f7 c
distill_pear 1n f7 8
distrib 1c 11 f 53 l 5g 9 bt 4
distrib_abroad 1n 53 h
distric z f 3 16 6 18 6 2i 5 6a 3 6x 5 92 3 az a cf 7 dx 6 e5 5 e7 8 e9 8 ea 3 ec 6 ed 3
disus 1n 65 e
disus_cellar 1n 65 b
ditch 1f 9k 6 a5 3 e2 4
div 1f 34 e 38 c 48 4
div_board 1n 38 b
div_school 1n 34 d
divers 1n 8f b
diversi 1n 51 b
divid 1f 5j 3 bo 4 ce 4
divisio 1n a1 4
divorc 1c 1g 10 1r 9 6w 3 8x 4
divorc_calenda 1n 1g f
divorc_childre 1n 1g f
divorc_cost 1n 1g c
divorc_expens 1n 1g f
divorc_kids 1n 1g c
divorc_parent 1i 1g l
divorc_schedul 1n 1g c
divorc_weekend 1n 1g c
diy 1n 17 9
dizzine 1i 6 4 4j 5
dizzy 1f n 3 4j 5 ez 3
djs 1n ch u
djs_party 1n ch b
djs_wed 1n ch d
dna 1n 7r s
dna_gut 1n 7r b
do 17 1b 3 1w 6 2f 6 34 4 3c 6 50 9 7a 4
dock 16 2f 5 4s 4 66 3 67 4 9o 3 fg 7 ft 3
doctor l 1 2 7 5 k 4 l 6 o 3 p 6 u f v 4 w 3 y 4 1f 5 1t 4 3j 5 3s 8 4n 6 4s 3 6w b 6z 7 71 a 75 5 76 7 78 3 7a 3 7b 2 7e 6 7f j 7g 9 7l f 7m b 7p 1 7q 6 7r 9 7w 8 au 5 c9 a cn 4 ez 4 fi 4
doctor_app 1i 7l c
doctor_appoint 1i 76 a
doctor_coach 1n 3j 9
doctor_decid 1n au a
doctor_dictat 1n u j
doctor_first 1f 6w 7
doctor_hairdre 1n 3s b
doctor_hom 1n 6z c
doctor_market 1n c9 e
doctor_onlin 1n 7f d
doctor_pres 1n 4n b
doctor_shop 1n 7g b
doctor_sign 1c u e
doctor_video 1n 7f s
doctrin 1n 3h 4
documen z t q u a 1y 6 69 e aj 8 ak a an 9 av b b1 g bi e cs 7 d7 g db q do j eh 6 eo 9 ep i
documen_book 1n av b
documen_draft 1n eo b
documen_extract 1n db q
documen_need 1n db b
documen_onlin 1n d7 g
documen_show 1n do b
documen_smal 1n 69 b
documen_softwar 1n t h
documen_video 1n b1 b
documen_voic 1n aj b
documen_whatsap 1n ep b
doesn y x 3 4v 3 51 3 56 3 7o 2 cz 3 d0 3 d1 3 d7 5 de 3 fg 3 fj 3 fm 3
dog q x 4 1c f 1m 5 2f 3 3g f 3i 3 6g 3 6x b 7s 4 9o 3 ak 3 bm 3 c3 3 cj 3 dp n dq m dr b ds l dt l du k dv g dw 6 dx 3 dy e dz f e0 e e1 a em 3 ez 3 f0 7 f9 a ff 4
dog_behavio 1n dt e
dog_clip 1n dq e
dog_collar 1i dv l dz f
dog_daycar 1n ds v
dog_deliver 1n du b
dog_field 1n 6x f
dog_find 1n f9 9
dog_food 1c du k
dog_groom 1n dq t
dog_heart 1n dz b
dog_meal 1n du g
dog_own 19 6x 7 dp j dq e ds b dt d du d
dog_physiot 1n dy g
dog_salon 1n dq g
dog_school 1c dt a
dog_sit 1n dr e
dog_street 1n 1m 9
dog_train 1n dt w
dog_walk 1i dp v
dog_wash 1n dq b
doggy 1n ds k
doggy_daycar 1n ds g
dogs x 1c 7 3g g 6x d 7s 4 9e 2 dp h dq d dr 3 ds l dt f du b dv 7 dx 6 dy e dz 7 e0 f e1 8 f0 g ff k
dogs_bath 1n dq b
dogs_cannot 1n 6x a
dogs_cats 1i 3g 8
dogs_family 1n e0 b
dogs_hospic 1n ff h
dogs_hospita 1n ff h
dogs_let 1n 1c b
dogs_midday 1n dp d
dogs_morn 1n ds c
dogs_operati 1n dy b
dogs_persona 1n dt c
dogs_spend 1n ds g
dogs_volunt 1n e1 b
dogs_ward 1n ff b
dojo 1n ew t
dojo_factory 1n ew 9
dol 1n 8f h
dolphin 1n 6u i
dom 1n 6p n
domain 1i cy 5 cz 5
domesti 1n 8q c
don e 2d 3 4k 3 4x 1 50 2 51 2 5e 4 6h 2 7a 3 8t 2 c3 4 dn 4 dq 4 dx 3 f9 3
don_poison 1n f9 9
don_use 1n 5e c
donat 1c 11 8 1b q 6j h fd c
donatio 1i 1b 12 6j d
donatio_app 1n 1b g
donatio_platfor 1n 1b k
donatio_rota 1n 6j b
donkey 1n 1c i
donkey_hors 1n 1c b
donor 1f 11 8 1b s 6a 8
donor_photo 1n 1b b
doodl 1n 9f 3
door b g 3 1a 2 1w 3 2g 7 2t 3 2u 4 31 3 32 2 39 4 3g 2 3k 3 3x 5 41 3 5e 2 5k 6 64 3 65 3 68 3 6f 4 6h 6 6s 3 7w 4 8r 4 8t 2 8v 4 98 5 99 4 ax 2 b3 3 c5 4 cd 3 dg 2 ea 4 em 5 fr 4
door_card 1i 2u a
door_cod 1i 6f c
door_demolit 1n fr a
door_fit 1n 2g b
door_handl 1f 5k a
door_insur 1i c5 a
door_lunch 1i 39 b
door_open y ea 7
door_own 1n 2g e
door_pick 1f 65 a 8v a
door_school 1i 98 a
door_sel 1i 41 a
door_singl 1n 8r b
door_unload 1n em c
doorbel 1c 2g e 4u 2 dt 5
doormat 1i 7r 4
doorste 1n 5k q
doorway 1i 5t 5 8b 4
dorm 1i 6q o e6 7
dormito 1n 6q w
dormito_beds 1n 6q e
dos 1a 7 7 u 6 x 6 75 4 7b i
dot 19 7c 6 80 3 dz 3
doubl 11 5j 2 5v 3 61 3 7d f 9j 3 9r 3 a8 9 at a bz 3
doubl_movemen 1n a8 b
doubl_subscri 1n at b
doubl_video 1n 7d c
doubt z m 3 20 3 6y 3 7l 5 9k 5 as 4 au 5 bt 3 ci 2 db 7 dl 3 eb 4
doubtfu 1a u 4 69 4 db 4 dc 7 e8 8
dough 1c 2n 8 a4 c ev 5
doula 1i o y 9g t
doula_hom 1n o g
doula_midwiv 1n 9g c
dowel 1n 2o 7
downloa 1f 80 h b6 4 fc 4
downspo 1n 8u n
downspo_autumn 1n 8u b
downsta 1f 2t 7 2u 3
downtim 1i cw b fl a
dozen 1n 5h 4
draft 14 52 a 6g 3 an 7 aw l cm e cq 5 d6 i eo e fh 2
draft_answ 1i aw a
draft_bil 1n eo b
draft_grant 1n 52 c
draft_proposa 1n d6 b
draft_reply 1i cm a
drag 1n 1j 4
dragon 1a 3r 2 4c 3 82 6
drain 19 1m 5 6g 3 8t 5 90 3 9w 5
drama 1i cc k ce f
drank 1c t 5 64 3 9g 4
draught 1f 22 8 92 3 9d 3
draw m 6 3 m a 1y 4 29 3 2h 3 2o 4 3f 2 46 5 4c 3 4e 5 53 3 54 6 6b 4 7j 3 83 3 87 3 8a 8 8e 8 8z 5 91 5 95 5 99 3 9f 3 ay 4 b7 5 b9 5 bz 9 eh 3 eu 6
draw_even 1i m b
draw_fix 1n 91 b
draw_send 1n 54 c
draw_shelf 1n 8a b
draw_system 1n 8e b
draw_wag 1n bz g
drawing 14 13 3 54 4 6c 3 8a 4 8j 4 aa 3 b8 3 e6 4
drawn s 6 3 43 2 46 4 6b 4 80 3 8z 5 ax 3 bz 6 di 2 dp 2 e6 3 ec 2
dread 1f br 5 cz 5
dream 1i fc h
dream_interpr 1n fc c
dreamt 1n 5 4
drehen 1n cs 4
dres 11 1n 4 1s c 2l 3 3y 6 40 u 41 3 49 6 4a 7 4s 3 80 c ap 9 bf h cc b
dres_hir 1i 40 f
dres_rent 1i 40 c
dres_rental 1n 40 o
dressma 1f 44 8 4a a 80 s
dressma_pattern 1n 80 i
drew 1c 4c 3 b8 3 b9 3 bz 3
dri 15 16 3 5u 7 65 3 81 2 8d h 8m 3 9p h dq a
dri_clip 1n dq b
dri_flow 1n 8d i
dri_larva 1n 9p c
dri_pet 1n 9p a
drift 1f 34 4 f3 5
dril 10 17 d 1w 4 1y 2 2a a 2g 9 8r 7 93 q 9a j 9n 7 dk b dl 4 e9 2
dril_generat 1n 9a b
dril_guest 1n 2g b
dril_lad 1n 93 d
dril_plug 1n 2a b
drink q 7 4 15 9 23 3 2d b 2l 5 2p 3 2q d 2r 8 30 2 38 8 3a 9 4u 5 58 5 5l 8 5r b 60 a 62 f 63 j 64 7 77 3 7e d 9g 2 ck 5 eu 9 f0 6 f2 2 f3 3 fu a
drink_brand 1i 63 b
drink_buy 1n 63 d
drink_coffe 1f 3a a f0 9
drink_div 1n 38 b
drink_les 1i 7e e
drink_wat 1f 15 f fu h
drip 12 15 6 27 6 8r d 90 3 cn 3 eq 3 es 2
drip_tap 1n 8r c
driv j w 2 11 7 1l 3 1q 2 1z 3 21 8 2f 3 2t 4 35 5 3p i 3u c 3x 5 4z 4 5c 8 5g 5 5j 3 62 4 6j 5 6s 4 6t 4 7u 3 7w a 8u 3 90 3 9h 2 9i b 9l 5 9n 5 9o 4 ab g c3 3 c6 a c7 a c8 8 c9 8 ck 4 dd 5 dw 3 e4 6 e9 4 ec 8 el b em e fa 4 fe 2 fj 7
driv_announc 1n c6 b
driv_back 1c 7w 9 fj 9
driv_card 1n dd b
driv_childre 1n 3u e
driv_electri 1i 21 a c8 i
driv_kids 1n 3u j
driv_lesson 1i 3p n
driv_licen 1n ab e
driv_licenc 17 3p h ab 8
driv_park 1n 9i d
driv_phon 10 5c 7
driv_school 1i 3p w ab d
driv_stop 1n em c
driv_sunday 1n 6j b
driv_theory 1i 3p c ab t
driv_togeth 1n c6 d
driv_train 1n 7w b
driv_walk 1n el b
driv_work 1n c6 b
driven 17 2m 4 35 3 3p 3 3u a c6 3 e4 4 el 3
drivewa 1c 8u k c7 q c8 a
drivewa_park 1n c7 b
drivewa_rent 1n c7 e
drivewa_yearly 1n 8u b
dron 17 6a 16 9k b e1 b e8 a er 6 fo 9 fq 11
dron_blood 1n 6a d
dron_carry 1n 6a d
dron_deliv 1n 6a m
dron_deliver 1n 6a t
dron_inspect 1n fq j
dron_island 1n 6a d
dron_measur 1n fq d
dron_measure 1n fq b
dron_medicin 1n 6a h
dron_parcel 1n 6a d
dron_photo 1n e8 b
dron_roof 1n fq h
dron_sampl 1n 6a d
dron_servic 1n 6a g
dron_survey 1n fq n
droop 1i 4p 5 8c 4
drop q 24 4 27 4 44 4 45 6 47 4 4l 2 50 2 5f 4 5q 6 7d 2 7r 2 9m 6 d5 2 de 2 ds 6 ed 2
drop_off 1i 45 a
drop_start 1n 9m a
droppin 1n 9p 4
drought 1i 4g 5 bt d
drov 1a 21 3 3u 3 c5 3 cn 3 el 3
drown 1n 1o 4
drug 1f u 6 4q 7 7q 3
drum 1a 3n 8 5l 6 90 3 cd t ey b
drum_amplifi 1n cd a
drum_amps 1n cd b
drunk 16 m 4 2r 3 5r 3 60 3 62 3 77 3
dry k 0 3 1 3 d 4 27 4 37 3 48 3 4a 3 62 2 64 5 6q 5 8o 5 8t 5 8u 3 8v 7 8x 7 9n 5 9p 3 9u 3 dq 4 du 5 es 4 fo 4
dry_boot 1i 6q 9
dry_cellar 1n 8x e
dry_cid 1n 64 b
dry_clean 1i 8v f
drôm 1n 8l f
drôm_mugs 1n 8l c
dub 1n cs l
dub_town 1n cs c
dubai 1c d 8 q 8 9j 7 er 8
dublin 16 2j 7 3k 8 40 7 4t 8 5q 6 8r 7 a5 7 cl 7
duck 1f 3s 2
due q x 6 2d 2 4f 2 66 2 7j 2 8t 2 97 3 9e 2 d0 3 d9 2 dl 3 ee 2
dues 1n 6j w
dues_attenda 1n 6j d
dug 1i 3l 4 9s 4
duk 1n 6i 3
dul 17 2j 4 3r 7 44 3 71 3 du 4
dummy 1n b8 5
dump 1i 9v 4 e5 g
dump_rubbish 1n e5 a
dumpl 1i 2k a ev n
dumpl_clas 1n ev b
dumplin 19 5h 3 6m 8 bl 7
dun 1n d9 b
dung 1n 9q p
duo 1n ch d
duo_bras 1n ch 9
duos 1n ch 3
duplica 1n 1z x
duplica_ask 1n 1z b
duplica_blur 1n 1z b
durabl 1n 4b a
dusk 19 9l 3 9m 3 dz 3
dust y 17 2 2n 3 5z 3 6b 2 83 3 8l 3 8m 3 8q 3 91 3 9a 3 ek 2 es 5
dustbin 1i e4 9
dutch 1f 6w 7 9z 9 bs 9
duty x 1u 3 51 5 5r 5 64 7 66 3 69 f 6d 3 6n g 7l 4 7v 3 8h 3 b1 3 cn 3 df 3 dg 7 f7 3 fn 3
duty_report 1n 6n i
duvet 1n 8m c
dwel 1c 1t 8 20 8 5r 8 fb 7
dy 1a 78 4 79 4 7z 5 8c 4 ff k
dy_such 1n ff 9
dye 1f 2 9 7z b 86 4
dyed 1f 4b 4 7z s 8m d
dyed_plant 1n 8m c
dyed_yarn 1n 7z k
dyes 1a 4e 4 5z 4 7z 3 8m 4 dv 4
dyk 1i 9o 9
dyscalc 1n a8 b
dyslexi 1n a8 14
dyslexi_app 1n a8 c
dyslexi_help 1n a8 e
dyslexi_read 1n a8 g
eag 1i l 5 3o 5
eagerly 1n e5 5
ear y d 2 j 2 p 4 25 6 3h 7 6i 3 7l 7 8m 2 a8 4 ci 3 ej 2 f0 4 fp e
ear_tag 1n fp h
ear_way 1n 3h 9
earbud 1n b0 3
earli 19 o 3 78 3 9b 3 bx 3 ca 3 fi 3
early r g 7 2n 6 3l 2 4f d 61 5 7p 7 9d 5 9e 2 a0 9 a1 4 a3 5 bz c c6 5 dg 5 dz 7 ep 2 fi 3 fp 6
early_morn 1n g c
early_read 1n a0 g
early_someth 1n dz b
earn o 13 7 1h a 3a 2 7k 5 8k 2 9d 3 ah 2 bo 9 bz d c1 4 ca 2 e0 2 eo 4 f4 2 fh 5
earn_first 1i 13 a
earn_payday 1n bz g
earn_read 1n 1h a
earn_wag 1n bz d
earplug 1i 24 7 6q 4
earring 1i 3w 4 46 j
earring_recycl 1n 46 b
ears 14 4 8 c 3 6i 3 cc 4 dq 6 dt 3 e2 3
earshot 1n e1 4
earth 17 16 3 23 6 3e 3 5g 2 5j 4 9w d
eas 1n 8p 4
easel 1n eu f
easel_canva 1n eu a
easi 16 b 3 l 3 3x 3 7h 4 7p 4 dp 4 dt 3
east z 6 6 1i 4 1n 5 2a 3 35 6 5v a 8f 3 8p 3 94 3 cp 4 de 2
easy x f 2 5k 3 6i 4 73 4 7d 3 7u 3 a1 3 a6 8 ad 3 cl 2 e0 2 eb h ed 3 fm 3
easy_chord 1n a6 b
easy_languag 1n eb g
easy_read 1n eb l
eat o 7 4 l b 11 3 1p 8 22 3 2l 6 2n 3 2s 7 2v 3 5c 2 5f 2 5i 3 5m 6 5n 5 5s 3 5x 3 64 2 6f 3 6o 6 74 c 8t 2 9p 4 bn 3 br 4 c9 2 f4 8 f6 6
eat_cook 1n f4 c
eat_differe 1n l e
eat_meal 1n 1p b
eat_see 1i 6o a
eaten w 11 6 2l 3 2v 4 3a 3 58 4 5m 3 5x 4 6e 3 7y 4
eats u 1p 4 2m 7 2t 4 39 3 3v 4 4t 3 5k 3 6b 3 6k 2 9m 3 e0 2 f4 3
eats_own 1n 2m b
eau 1n 5 b
ebay 1n fh s
ebay_etsy 1n fh e
ebay_list 1n fh c
ecg 1n v b
echo 1i 8z 5
eco 1a a c 22 8 5p 6 6p 6 9v b
eco_brick 1n 9v b
ecuador 1n 9m 9
eczema 1i 1 s 7m l
eczema_cream 1n 1 g
eczema_develop 1n 1 b
edg u j 6 2h 4 7m 5 82 7 86 6 8k 2 8u 3 au 3 bd 4 ew 3 fb 6 fk 4
edg_city 1n fb a
edibl 1a 1t 4 5x 8 6u c 9j a ft 8
edibl_flow 1n 9j a
edibl_mushroo 1n 6u b
edit 1i 2x e 4w 8
edition 1a 1k f 8k 3 az b b1 b ci 3
edition_lat 1n b1 b
edition_lies 1n az b
editor 16 2x 3 aq 6 ay 3 b6 7 b8 3 bk i cq 3 do 3
educat 1n 1o z
educat_curricu 1n 1o c
educat_parent 1n 1o c
educati 15 i 6 14 b 1o 3 6k 4 8f 8 aa 8 b1 i bq 6 c1 4
educati_video 1n b1 j
educato 1n b2 5
eel 1n 2s 4
effect 1f 96 5 b6 9 bg 4
effort 1i 41 4 72 4
egg 1c 2m 6 2p 3 cl 3 es 3
eggs 12 1p 3 33 6 3r 3 4r 9 5x 5 9l 2 f5 5 fe 5
eggs_bread 1n 4r b
egypt 1i b9 9 ec 9
ehrenfe 1n 2i a
eightee 1i 5s 7 7h 3
eighth 1n a 5
eightie 1n 36 4
eighty 19 1s 6 2h 4 3a 4 5w 4 5y 4 ee 5
eith 19 1g 3 24 4 6t 3 7k 3 cp 4 e0 3
elastic 1n 4e 5
elbow 14 5 3 16 3 4b 5 a4 3 a6 3
eld 19 o 3 1i 5 1k 6 2o 3 3v 3 ey 5
elderly y p c 2b o 2f 6 3s q 3t h 3x o 5m 6 7g e 7p c 7t 9 7w 6 af 6 am d bb j bc d bd i c9 a dx 3 ez j
elderly_br 1n 3x b
elderly_compani 1n 3s m
elderly_doctor 1i 3s a
elderly_moth 1n 3s e
elderly_own 1n p c
elderly_parent 1f 3x b 7g g
elderly_person 1i 2b a 3t a
electio 1n e6 5
electri s 16 5 1d 6 21 9 28 e 2a b 2j 6 35 7 37 c 3u 7 44 3 49 7 4j 7 5p 6 8r 5 8y 9 90 3 93 2 9a 4 9d 6 9s f 9t 6 9u 6 bn 3 bv 7 by 9 c5 b c8 h cy 9 ei a el 9 es 2 fm 5
electri_bik 1n 28 c
electri_bil 1n bv b
electri_boat 1n 37 l
electri_car 1f c8 a
electri_cars 1f 21 9 c5 d c8 m
electri_coffe 1n 2j b
electri_consump 1n 2a f
electri_diesel 1n el b
electri_floor 1n 8y b
electri_met 1n 9d b
electri_phon 1n by c
electri_photo 1n cy c
electri_van 1i 5p a 9s a
electri_vans 1f 35 9 3u a 9s e
electri_work 1n 4j c
electro 15 7 7 2f 3 2g 6 2h f 54 f 90 8 bb 5 d7 l dc 7
electro_signatu 1n d7 p
electro_smal 1n 54 c
elevato 1n 97 14
elevato_elevato 1n 97 d
elevato_mainten 1n 97 f
eleven m 2v 6 4n 2 4o 2 5e 4 68 3 6f 3 6g 4 6j 3 9s 4 bk 3 cd 3 e3 3 em 3
eligib 1n w a
eligibi 1n w e
eligibi_plain 1n w b
elis 1n 9c 7
elopeme 1n 2w c
els e 4x 1 7i 2 88 3 bl 2
elsewhe 15 b 4 1b 3 1x 4 36 4 4s 4 b0 4 b9 3 cw 4
email 16 1r b as h aw y ay o cm h co v cz i dk d
email_assista 1n aw m
email_chas 1n aw b
email_draft 1i aw c
email_employe 1n dk f
email_flow 1n co e
email_handboo 1n cm b
email_market 1n co x
email_pdf 1n as a
email_persona 1n ay b
email_reply 1n aw d
email_salespe 1n cz b
email_school 1n 1r c
embarra 1i a7 4 be 4
embroid 1i 4c a 7z q
embroid_kits 1n 7z 9
emergen x x 3 z 3 2b e 2e a 3t 2 4j 8 4n 6 78 3 7f 2 7h 6 7l 9 7v 4 7w 6 98 a al d cn 5 cy 2 dx 5 eg 4 ej 3
emergen_cal 1n 2b c
emergen_light 1n 98 f
emergen_virtual 1n 4j c
emigran 1i 3b i bi 4
emigrat 1n 6w d
emissio 1f 22 9 9r h fn p
emissio_report 1n fn g
emotion 1n 79 b
employ m e 4 g 2 13 8 1a 6 1e c 2t 9 3k 2 49 9 4i 7 4j 4 4k a 4w b 4y 4 50 4 51 a 56 4 58 7 6w 3 8n 4 8q 8 9s 6 a5 7 ai 4 as 4 at 4 av b aw 4 ba 9 bx e bz a c1 6 d0 b d1 4 d2 9 d3 6 d4 4 d7 4 de 4 df b dh 7 di a dj h dk 6 dl 4 dm 4 do b eh 4 fi 7 fn 4
employ_book 1n dj b
employ_disab 1n 1e d
employ_learn 1n 1e b
employ_local 1n 1a c
employ_open 1n fi d
employ_questio 1i do e
employ_report 1n 4i f
employ_show 1n c1 c
employ_snap 1n d2 b
employ_tax 1n bx t
employ_team 1n di b
employ_work 1n 4w c
employe 14 55 4 bz 3 d2 9 d3 9 df b dh n di t dj q dk j do 7
employe_plac 1n dh d
employe_survey 1n di u
employe_teach 1n dk b
employe_wellb 1n dj r
employm 11 13 5 1a 4 4i 3 4k 3 4l 6 da 3 de 3 df 3 dg 4 ej 3 ek 3 el 3 em 4
empti 19 7h 6 8u 3 e4 6 f8 j
empties 1n cl f
empties_even 1n cl c
empty_berth 1n 9d b
empty_cellar 1n f8 c
empty_gut 1n 8u g
empty_hal 1c 67 9
empty_hous 1a 94 g
empty_match 1i fj a
empty_offic 1c 5e e
empty_ones 1n e4 a
empty_post 1n 94 c
empty_room 12 bc j er 7
empty_shop 1a 4o g
empty_slot 1n q g
empty_storefr 1n 4o f
empty_superma 1n f2 a
empty_swim 1n 38 b
empty_truck 1n fj d
empty_warehou 1n 67 e
ems 1n f c
encrypt 1f 1y 4 4i c 79 5
encrypt_chat 1n 4i b
end g j 3 12 2 1h 3 20 5 36 3 3i 3 4o 1 5o 4 ad 3 ak 4 b0 4 b1 3 bk 4 bn 4 br 5 bs 2 by 4 c0 4 d9 4 df 4 ds 2
end_print 1n bk a
end_surpris 1n 5o b
end_third 1n df c
end_train 1n 20 b
endles 1i bf 4 bg 4
endomet 1n 76 n
ends k e 3 y 2 1k 4 2g 2 4q 2 6e 3 89 2 c0 6 d7 5 d8 4
ends_find 1n c0 b
ends_lets 1n d7 b
endur 1n 76 8
enemy 1n y 5
energy 12 1d s 2a i 5d 4 5u 7 63 b 92 n 9q 7 9s 5 9t a ba 7 by c fm t
energy_advic 1n 92 o
energy_advis 1n 92 f
energy_build 1n fm f
energy_coop 1n 1d l
energy_coopera 1n 1d k
energy_drink 1n 63 d
energy_managem 1n fm m
energy_monitor 1i 2a j
energy_shar 1n 1d h
engag 1c 2o 8 2w 9 46 8 e7 8
engagem 1i 46 a di j
engin v 4l a 4x 7 4z 6 54 6 6b b 7l 4 9b 4 ar d at a av 9 b3 3 ba 2 c3 4 cq c cs 9 cw h e9 5 ej 6
engin_gear 1n 6b b
engin_machin 1n 4l b
engin_mention 1n ar b
engin_mov 1n av b
engin_notic 1n cw c
engin_suppli 1n cw c
engin_voic 1n cq c
enginee 19 6b 8 9a 7 cv 4 d2 7 dl 7 eh 8
england 14 3c 6 63 6 6b 6 95 7 98 6 aa 7 ak 7 ce 6 e3 6 f8 5
english 1a 3o l 3q 3 51 c 9z 9 a7 i
engrav 1f 29 a 46 c 8n b
engrav_coordin 1n 46 b
enjoy 1n fc 2
enlarg 1n 83 u
enlarg_cours 1n 83 9
enough i 1k 4 3e 4 79 2 7r 2 9f 3 9s 4 b5 2
enough_woodlan 1n 3e 9
enquir 1n er 5
enquiry 1c 33 4 cq 4 d5 k er l
enquiry_land 1n d5 b
enquiry_list 1n er g
enrol 1n w 5
ent t r 3 y 3 10 2 1m 6 1r 3 1v 3 1y 3 21 4 2v 3 4y 3 53 6 6n 2 6o 9 9c a 9x 8 as 7 br 7 ce 2 d5 3 da 5 e0 3 e8 6 e9 2 ea 3
ent_catch 1n 9x a
ent_erp 1n as a
ent_nam 1i 1m 8 9c a
ent_recip 1n 6o f
ent_shar 1n br b
enter 14 1r 4 6e 3 6o 3 br 3 by 3 da 6 e8 3 eg 3 fc 3
enterpr 1i 1e n dl 9
enterpr_bakery 1n 1e b
enterta 1f 3r c ch c fc 4
entirel 1n f5 4
entlüft 1n cs 4
entranc 1c 1p 4 1q 5 7s b a3 j
entranc_exam 1n a3 j
entranc_lift 1n 7s a
entrepr 1i 50 b 5d a
entrust 1n 94 6
entry w t k 50 6 53 6 76 c 77 3 79 f 7b 3 7e 3 7q a 97 5 9g 4 as d bo 3 cb 4 d5 4 db a ep 3
entry_car 1n t c
entry_documen 1n db f
entry_phon 1n 76 b
envelop x 60 9 6j 5 7h 6 7j 8 84 4 85 j 8h 3 8j 5 8m 2 8n 5 bg a bn g bp 5 d2 4
envelop_see 1n bn b
envelop_song 1n bg a
environ 1f 22 7 fr 4 fs 4
epileps 1n 7q k
episod 1i b0 t b9 w
episod_next 1n b9 b
equal 1f 4z 5 fi 4
equip 1a 6v 4 88 4 8p 4 dx c ec 4
equip_vet 1n dx c
equipme y f 3 17 6 1x 6 2x 3 2y f 4h 8 4s 3 5c p 72 8 8g 6 8o 6 93 c 98 6 9a 9 9n 6 e3 b e9 b f1 4 fr 6
equipme_kinderg 1n e3 b
equipme_neighbo 1n 93 e
equipme_put 1n 72 b
equipme_rent 1c 2y f
equipme_rental 1f 2y a 5c r
equipme_test 1f e9 9
eras 1n d5 5
erp 1i 6c s as k
erp_smal 1n 6c f
errand 1i 3s 8 am g
error_blind 1n cx b
error_monitor 1n cw t
escalat 1n 97 a
escap 14 2g 6 31 t 4q 3 59 6 5e 4 6l 7 85 h 8h 8 92 3 9o 3
escap_gam 1i 31 h 85 f
escap_room 1a 31 q 85 8
escrow 1n 4l l
esg 1n fn b
esim 1n 6v 16
esim_country 1n 6v c
esim_data 1n 6v c
esim_tourist 1n 6v c
esim_travel 1n 6v n
esport 1n f3 w
espress 1f 2i i 2j m 39 3
espress_machin 1i 2j a
essay 1c 3m 3 aa h b1 9 ee p
essay_propos 1n ee b
estat x 18 7 1w 6 1y 3 4o 4 4r 5 50 3 7k i 8y 3 8z 5 94 3 95 8 9i 4 ak j ax 6 bo 3 c4 3 c6 a c7 2 er o f8 a
estat_agent 15 er p
estat_driv 1n c6 b
estat_lira 1n 7k a
estat_sal 1n f8 b
estimat 19 22 b 8w 8 91 9 da 6 ei l eq i
estimat_carbon 1n 22 b
estimat_quantit 1n ei b
estimat_repair 1n eq c
estonia 1f 4r 8 a2 9 dl 8
estuary 1n 6u d
estuary_binocul 1n 6u 8
etf 1n bq a
ethic 1f v 5 w 8 4i 9
ethical 1i 3y 9 56 l
ethical_hack 1n 56 j
ethnic 1n 5q g
etl 1n cu a
etsy 1n fh u
etsy_vint 1n fh e
eulogy 1n bm z
eulogy_ghostwr 1n bm b
eulogy_intervi 1n bm 9
eulogy_wed 1n bm b
eulogy_writ 1n bm f
eulogy_written 1n bm b
euro 1n bq a
europ 11 w 6 36 9 4l 6 4z 6 59 7 6r 6 78 6 8e 6 b3 6 ba 6 cm 6 cv 6 cw 7 db 6
europ_travel 1n 36 b
europea 1f 7c c 9r 8 9z c
europea_languag 1n 7c b
europea_portugu 1n 9z b
eva 1i 2x 4 6z 3
evaluat 1n da 5
eve 1f 1n e 2z 4 e4 4
eve_golden 1n 1n a
even c 9 2 d 3 h 3 i 2 m 3 11 3 14 2 19 5 1d 3 1v 3 2l 3 31 4 38 4 3a 2 3i 6 3k 7 4v 2 57 4 5f 2 5k 3 5o 3 6d 2 70 2 73 4 77 3 78 3 7f 3 8h 3 a0 3 a2 3 a3 5 a5 5 c2 3 cd 3 ck 3 cl 5 dd 4 e7 3 ej 3 es 5 eu 8 f2 4 f3 6 f4 3
even_alway 1n 57 d
even_appoint 1i m b
even_bootcam 1n a5 b
even_br 1i 11 a
even_cod 1n 19 b
even_depend 1n 73 c
even_friend 1i eu b
even_ful 1n cl a
even_glas 1n eu a
even_group 1n a3 b
even_night 1n 77 b
even_prescri 1n 7f b
even_psychol 1n 78 c
even_return 1i c2 b
evening f i 2 16 4 38 5 3i 4 3k 6 4t 1 59 5 a0 2 a3 3 ad 3 b0 4 b5 3 ch 4 ck 8 cl 7 es 3 eu 5 f3 6
evening_br 1i 16 b
evening_friend 1n f3 9
evening_raft 1n 59 c
event 11 16 7 1v v 2j 7 2y e 30 j 59 q 5c 7 6h s ad a bt 7 ch i cs 7 e6 c fi i
event_app 1n 1v e
event_build 1n e6 c
event_discove 1n 1v p
event_equipme 1i 2y e
event_near 1n 1v c
event_organis 1i 6h d
event_ticket 1i 6h q
event_train 1n fi b
event_weekend 1n 1v k
ever u b 3 21 3 3g 2 4d 3 5j 3 76 3 7g 3 96 3 a1 3 ad 3 ah 3 aw 4 b2 3 bl 2 br 3 dn 2 eo 4
everybo c 1r 3 3u 3 58 2 bu 2 cr 2 d3 3
everybo_list 1n 1r c
everybo_payslip 1n d3 b
everyda 1f 3s 9 88 9 b6 c
everyda_scen 1n b6 b
everyon 10 r 2 1w 3 5m 3 b5 9 br 3 dp 3
everyon_discus 1n b5 c
everyth g 1r 4 1y 4 9h 2 a9 4 br 4 cw 3 dh 5 fs 3
everyth_calenda 1n 1r c
everyth_hous 1n 1y b
everyth_mis 1n a9 b
everyth_person 1n dh d
everyth_transf 1n br b
everywh 12 26 3 27 3 2f 3 2x 6 5f 3 7d 3 80 3 fh 2
evictio 1n ag b
evidenc 1a 1g 4 85 m a8 4 ag c dl i
evidenc_cas 1n 85 c
evidenc_link 1n dl b
evidenc_tenant 1n ag b
ewe 1n fp 9
ewes 1n 9o 6
exact 1c 5m c 9y 4 c1 4 fc a
exact_birth 1n fc a
exact_macro 1n 5m b
exactly 12 m 3 3d 3 3q 4 5c 3 5h a 77 3 a5 3 a9 3 d4 3
exactly_ingredi 1n 5h c
exam 12 1k 4 1o 5 3m h 3p 4 9y b a3 x a8 7 a9 l ab c ee p
exam_cours 1n a3 n
exam_mark 1n a3 b
exam_prepara 1n a3 j
exam_sam 1n 3m b
exam_smal 1n a3 b
exam_tutor 1n a3 b
exam_weekly 1n a3 b
examin 19 3p 3 76 3 7a 4 7f 4 ab 3
examina 1a 3o 4 a9 4 c0 4 dt 4
exampl 19 6e 3 ay 3 bq 4 db 3 e6 3
excavat 1n 5c r
excavat_lift 1n 5c c
except 1n fu 4
excepti 1f as 3 cm 5 dh 5
exces 1i 11 9 fr 9
exchang 11 1k h 3o 6 43 9 49 7 6r p 81 g 8g 7 8z 3 9r 5 a7 7 bv 3 bw g fj 5
exchang_follow 1n bw b
exchang_hom 1n 6r b
exchang_hous 1n 6r l
excit 1n b2 4
exclud 1f 54 5 af 5 ba 5
exclusi 1n bt 5
excus 1c 1d 3 7a 4 b7 3
executi 1c 50 h 51 9 6c 8 aw 8
executi_assista 1n 50 h
exercis y k l z o 2c 8 70 c 72 i 7a p 7o i 9y g 9z 6 a0 3 a1 i a2 5 bu 7 dj b dy b ez n
exercis_app 1c k c 7a a
exercis_back 1n 7a b
exercis_clas 1n ez e
exercis_clos 1n a1 b
exercis_desk 1n dj b
exercis_hom 1f 72 a dy c
exercis_lead 1n 9y b
exercis_men 1n ez 9
exercis_mindful 1n 70 c
exercis_plan 1n z g
exercis_session 1n z g
exercis_tablet 1n 7o b
exhaust 1f 1f 7 21 3 2n 5
exhibit 1i 6i q c0 5
exhibit_hear 1n 6i b
exist 11 2g 3 3f 3 54 4 6b 9 6h 3 af 3 az 3 bv 3 d1 3 dw 3 e1 3
exit 12 h 3 31 6 33 4 38 3 39 4 3l 3 98 6 ck 5 ea 3 f1 3
exoskel 1n 4s 13
exoskel_exoskel 1n 4s d
exoskel_lift 1n 4s d
exosuit 1n 4s l
expat 17 3o 7 5q e 6w q 8b 7 9z 7 ae 8 av c
expat_doctor 1n 6w b
expat_help 1n 6w b
expat_paperwo 1i 6w a
expect 16 a 7 45 4 6s 3 77 f b8 3 c1 a e6 3
expect_parent 1i 77 g
expecta 1n 4d i
expecta_moth 1n 4d e
expens 15 1a 4 1g n 21 7 bn 7 bo 8 br t bx 3 d2 w ed 3
expens_app 1n br h
expens_claim 1n d2 m
expens_messag 1n 1g a
expens_offlin 1n br b
expens_report 1n d2 s
experie 16 a a v 6 2s 6 75 6 7g a 92 4 ah 4 dl 3
experie_car 1n 7g b
experie_moth 1n a b
experim 1i 8f n ac d
experim_hom 1n ac b
experim_use 1n 8f b
expert 13 2w a 4l i 71 3 75 3 76 3 a4 i au 3 cq 6 e3 3 eq 6
expert_cours 1n a4 m
expert_stuck 1n 2w c
expir 1a y i 4h 3 6a 4 e8 7 e9 4
expiry 1i y d 5o a
explain s w 2 10 6 3a c 4t 9 4w 5 50 4 75 7 76 7 7l 7 7r 5 8h 4 9y c ab 9 ar 6 at 6 av 6 b1 6 bb 9 bq 5 cu 5 de 2 df 3 eb 6 eq 3
explain_dental 1n 10 b
explain_increas 1n at b
explain_languag 1n ab b
explain_pain 1n 76 b
explain_pattern 1n 75 b
explain_result 1n 4t c
explain_smal 1n 3a b
explain_smartph 1n bb f
explain_symptom 1n 7l b
explain_visa 1n av b
explain_weekly 1n ar b
explain_word 1n 9y b
explana 1c 5x 3 9y 4 ab 4 bg 3
explod 1n 5y 5
export 15 4f g 4x 4 53 x 69 n 9x 6 bw 4 cs 9 dh 4 fn 3
export_consult 1n 53 v
export_documen 1n 69 g
export_help 1n 53 h
export_sel 1n 4f b
exposur 1n 7n p
exposur_therapy 1n 7n c
expres 1n dc 4
extensi 17 2 8 d e 2w 3 8y 8 9w b av 3 fd 7
extensi_vegan 1n d b
extingu 1i 2k 5 98 v
extingu_hydrant 1n 98 f
extra 15 3r 4 61 j 8y 6 9w 7 a1 3 aw 3 d0 3 f4 h
extra_portion 1n f4 l
extra_virgin 1n 61 n
extract 1c 2i 4 2l 5 2m 4 db w
extract_api 1n db g
extract_data 1n db f
eye y 1 4 3 5 p 6 3p 2 3r 2 47 g 6b 2 7g 4 a8 4 bk 3
eye_test 1f 47 i
eyebrow 1n d k
eyebrow_lash 1n d b
eyeglas 1n 47 b
eyes u 2 4 3 3 47 4 4j 3 6i 4 82 5 ca 3 ee 2
eyeshad 1n 3 b
eyewear 1n 47 t
fabric 17 6 4 7z a 80 4 91 j ap 8 et 8 fr f
fabric_choic 1n 91 b
fac n 0 9 3 a 4 6 d 3 e 3 j 3 1d 3 1z 8 3i 3 3s 3 3t 8 47 6 4c 3 4m 3 4w 2 78 3 7d 3 7s 3 ad 4 ai 5 ax 6 bz 2 cl 3 cp 2
fac_cream 1n 0 c
fac_plan 1n 3t b
facad 1i 8t b fq 9
faceboo 1i aq a cp a
facial 1n d h
facilit 1a 9s 4 d6 8 ek e fm 4 fq 4
fact 1a ag 3 b1 3 bi 3 cq 3 er 4
factor 17 4 9 4f r 9t 7 9u b fm c fn 7 fs 8
factor_platfor 1n 4f g
factory 11 42 3 4k b 6c f 9j 8 9q b 9u h 9w 9 bz 9 di 6 ew 7 fk 6 fl 7 fs 6
factory_begin 1n ew 9
factory_grow 1n 9j a
factory_own 1n 9u a
factory_schedul 1n 6c d
factory_sel 1n 9q b
factory_staf 1n bz b
factory_work 1n 4k b
faculty 1n a3 5
fad 1n 9v 4
fail t 9 3 19 3 1b a 28 3 2h 4 36 3 3p 5 4n 3 4y 3 5b 3 5e 3 6d 3 6s 3 7y 4 92 4 a3 2 a6 5 ct 4 cw 3 e9 2 em 3 f6 2 fl d
fail_ord 1n fl b
failur 15 1b 5 29 4 5b 4 74 3 7v 9 ah 4 am 4 dd 4
faint 1c n 7 x 2 a8 3
fair j 5 3 3y 5 43 3 4w 2 53 7 54 2 5v 6 8d 5 8l 3 8q 4 aa 4 au 4 ay 3 cz 4 d2 3 dg 2 ef 3 fc 3
fair_pay 1n au a
fairly 19 m 4 38 4 78 4 7s 3 ee 2
fairnes 1i 4g 5 ed 4
fairy 1n 1n f
faith 1f 1f 4 3h 7 3j 7
fak 1a 1x 4 41 7 4m f 7t g dk k
fak_follow 1n 4m b
fak_invoic 1n dk f
fal j h 6 24 4 2a 3 2b e 2s 3 34 3 3k 3 3q 3 4j 2 4l 2 4s 5 4z 2 57 2 5f 2 71 a 7v 4 8t 3 a3 3 al 4 b2 3 bd 4 bq 7 c6 3 dr 4 e2 4 ew 6 ez b
fal_alarm 1i 2b h
fal_asleep 1c 24 9 71 l
fal_cal 1n 2b f
fal_morn 1n ew 9
fal_pendant 1n 2b l
falki 1n e2 7
fallen 1i 2b n fq 4
fallen_bathroo 1n 2b b
fals 10 1b 5 25 6 2b 5 4f 3 4l 3 7t 5 9x 5 af 3 al 5 e1 3 fk 5 fp 5
famil 17 15 8 1u 8 1v 8 7g f 7p 8 9c 8 ak 8
familia 1n 2i 3
family b a 4 j 4 o 5 11 5 1f 3 1g 3 1h 5 1i 5 1j 5 1l 3 1n 6 1o 8 1p 5 1q 3 1r a 1u 4 1x 3 1z 8 28 5 2b 4 2f 4 2h 2 2x 7 2z 4 30 4 33 4 34 4 3b 6 3c 7 3d 5 3e 4 3f 5 3k 6 3l 5 3m 4 3q 5 3r 4 3s 3 3t 7 3u 5 3v 4 3w 4 3z 5 4t 2 53 2 55 2 5i 3 5j 2 5k 3 5o 3 5q 5 61 4 6f 2 6i 3 6k 3 6r 7 6x 6 7b 2 7f 4 7g 8 7l 3 7o 2 7p 5 7t 6 81 4 8g 6 8h 5 8p 6 8t 2 8w 3 95 3 9c 5 ac 3 aj 8 ak 5 am 3 ay 3 b2 5 bg 5 bh 8 bi 8 bj 6 bk 6 bl 8 bp 5 bv 4 c4 5 e0 6 ew 3 f1 4 f4 5 f8 3 fa 5
family_abroad 1i 5q b
family_age 1n bd a
family_album 1n 1z b
family_answ 1i e0 a
family_archivi 1n 1z e
family_begin 1n ew a
family_birthda 1n 3r e
family_book 1c ac 9 bl d
family_borrow 1n 81 a
family_box 1i 8g a bj 8
family_buy 1i 15 a
family_calenda 1i 1r v
family_car 1n 7g h
family_caregiv 1n 7g n
family_castl 1n 6i b
family_ceremon 1n 3d d
family_child 1f j c 1l 9 3l c
family_childre 16 6r 7
family_choos 1f 2z a 3b 7
family_christm 1n 1n a
family_cookboo 1n bl s
family_dementi 1i 7g a bg b
family_doctor 17 7f b
family_elderly 1n 2b g
family_ent 1n 9c f
family_film 1n bj b
family_food 1n 5i b
family_forest 1n fa a
family_grandpa 1n bh e
family_grav 1n 3b b
family_grov 1n 61 b
family_grow 1i 1j b
family_hand 1n 1x b
family_help 1i 33 b
family_history 1f bi l
family_instead 1n e0 b
family_keep 1i 1z a
family_kept 1i 84 9
family_lak 1n 34 b
family_look 1i e0 c
family_memb 1n 2f b
family_need 1n am c
family_neighbo 1i f4 9
family_newborn 1n o e
family_newspap 1n bh n
family_old 1n 7t d
family_ord 17 f5 6
family_organis 1n 1r c
family_paid 1i ay a
family_parent 1f 3t i
family_photo 1i 1z m 7p a
family_picky 1n 1p b
family_plan 1f 3c 9
family_rent 1f 8o 9 8p a
family_researc 1n bi e
family_saint 1n 1n a
family_school 1f 11 9
family_schoolc 17 1h 9 1i 9 3m a 3q b 3u a 3v a 7x 8
family_sel 1n f8 e
family_send 1c bh 9 bj 7
family_separat 1n 1g a
family_servic 1n c4 b
family_smal 15 1n a 1u 8 3k a 3w a f1 8
family_somebod 1n 7p e
family_sort 1n 3z b
family_sunris 1n 2x c
family_swap 1n 6r c
family_teach 1n 1o l
family_tre 1i aj f bi q
family_vet 1n 3t b
family_young 1n 8p e
fan 1n b7 t
fan_members 1n b7 f
fancy 1n cc e
fancy_dres 1n cc c
fans 15 2r b 4c h 5t 7 82 6 85 9 b0 7 b7 l f3 6
fans_pay 1n b7 j
far j 32 3 3b 7 4u 2 7g 3 7l 3 8n 3 8w 3 9m 3 9u 4 b5 6 bh 5 bz 5 c8 2
far_away 15 3b 7 bh 8
far_everyon 1n b5 c
far_grid 1n 9u a
farewel 14 12 6 30 5 3d o 3g n bm 9 di 2 dx 3
farewel_nam 1n 3d a
farewel_room 1n 3g 9
farewel_spot 1n bm 9
farm q 18 7 33 k 4g 7 5b 8 5c b 5g i 5h 7 5j i 5l c 5p 4 5s 6 5v a 5z d 60 5 61 5 65 f 8d 5 9i 7 9j i 9k b 9m j 9n m 9p c 9q c 9r c 9u 7 9x b bt 5 et 8 f5 f f6 e f7 b fb 6 fe 3 fo k fp e
farm_along 1i 9i a
farm_book 1i 5c b
farm_br 1n 5j b
farm_calv 1n fp a
farm_distill 1n f7 8
farm_factory 1n 9j a
farm_family 1i 33 b
farm_househo 1n 9q d
farm_jars 1n f6 9
farm_kerala 1n 5z b
farm_list 1n 5g g
farm_machin 1i 9n p
farm_machine 1n 9n f
farm_managem 1n fo f
farm_market 19 9p 8
farm_phon 1a 9m 8
farm_photogr 1n fo a
farm_rent 1i fb 9
farm_restaur 1n 5g i
farm_shar 1n 9n d
farm_softwar 1n fo g
farm_stay 1n 33 v
farm_tool 1n fo k
farm_turn 1n 9r a
farm_twic 1n 5l b
farm_valley 1n 9n b
farmhou 1i 33 j 92 4
farmhou_breakfa 1n 33 c
farmsta 1n 33 b
faro 1n 6u 7
farri 1n 9h 1a
farri_app 1n 9h h
farri_farri 1n 9h e
farri_softwar 1n 9h m
farth 1n c5 4
fashion 13 2r 3 3y n 40 a 41 e 4o 6 ap d bf i cm 7 en 4 f2 3 fg 7
fashion_brand 1i 3y b
fashion_label 1n 3y f
fashion_photo 1n ap g
fast y 3e 2 3m 2 4f 5 73 3 ab 3 ai 2 aw 5 ce 4 cf 3 ct 2 cv 3 em 3 f3 2
fastest 1n y 5
fath x b 5 1n j 2h 2 2s 2 2x 2 3i b 3l 2 3p 5 3r 5 3v 5 4a 2 64 2 7b 2 b8 2 bm 7 ey 5
fath_christm 1n 1n p
fath_frost 1n 1n i
fatima 1n 3j 9
fault w 17 2 1y 3 3p 3 44 6 5c 3 90 d 93 2 97 7 98 3 bx 2 c2 5 cv 3 cw 3 dt 3 e5 8 fk 6 fl d fu 4
fault_plan 1n fl b
fault_send 1n 90 c
favour 1c 1w r 44 3 dk 3 fi 7
favour_th 1n 1w c
favouri 15 1p 3 2o a 4e 5 6m 4 93 4 ci 3
favouri_figur 1n 2o b
fax 1n db 5
fba 1n fh f
fear x j 3 14 3 2e 3 6r 3 6y 4 6z 2 70 3 76 3 78 2 7n j a7 8 ai 3 b7 3 d9 2 dm 4 dq 3 ds 2 fc 3
fear_fly 1n 7n k
fear_height 1n 7n f
feast 13 2w 4 2y 6 30 c 3h 3 44 6 5v 3 bl 3 e4 5 e6 5 fe 3
feath 1i 8m 8
featur 1i 23 5 at 4
februar 11 26 2 2q 3 62 3 8d 3 8j 4 8s 3 9l 3 ez 3 f0 3
fed 14 o 3 2k 4 8t b 9g 5 9p 3 9q 5 du 3 f5 5
fed_pol 1n 8t d
federat 1f 6j d ed 9 ex 5
fee s q 2 38 4 3a 9 4m 6 4t 9 4v 4 4w 3 4y 7 4z 9 52 6 5a 3 5f 3 6d 3 6j 5 7j 2 9g 4 bq 5 bs 8 bz 4 da 7 dc 2 dd 4 ea 7 eo 5 fg 3 fh 3
fee_explain 1n 4t c
fee_seat 1n 3a d
fee_stag 1n da c
fee_support 1n 4y c
fee_video 1n 4m b
feed z o 8 1r 3 2t 3 33 b 5m 3 77 c 9m d 9p k aq 3 ay 5 d1 8 dr c du 5
feed_animal 1n 33 c
feed_buy 1n 9p c
feed_cats 1n dr g
feed_rash 1n 77 b
feedbac 16 i a 4j a a4 a ai g au 7 cr 8 di f ee g
feedbac_film 1n i c
feedbac_step 1n 4j c
feedbac_teach 1n a4 b
feedbac_team 1n di e
feedbac_written 1n ee b
feel q 7 2 1t 3 22 4 4j 2 70 2 73 5 79 4 7f 2 8c 4 8m 3 95 5 ao 2 bl 3 bn 4 c6 2 d4 4 dw 2
fees 10 38 5 4x 4 4z 3 6h a 6k d 9d 3 bv e bw 8 c0 2 d9 3 e8 c ed 2 eo 6 fh 7
fees_electri 1n bv b
fees_let 1n e8 b
fees_pictur 1n 6k c
fees_visitor 1i 6h a
feet w e 4 i 3 p 6 2i 3 3w 3 43 9 45 4 4k 4 8o 9 dq 4 e2 2
feet_grow 1n 8o c
fel 12 1f 4 1o 3 3w 3 bq 7 e2 3
felt 13 39 4 3c 3 73 a 7z 6 8j 3 a8 3 ae 3 cf 3 dy 3
femal 1a 7 8 2e 7 3j 9 49 8 b0 8
femal_guid 1n 3j 9
fenc 14 h 7 6x f 8s 3 9i d 9k 3 9o f c4 3 ds 6 fe 2 fp 7
fenc_insuran 1n 9o a
fenc_meadow 1n 6x e
fenc_park 1n 9i b
feng 1n fc 9
fennel 1i 2z 7 60 7
ferment 16 2n a 5t a 5v 4 5x 9 5y u 63 7 6n c ev 6
ferment_clay 1n 5y b
ferment_hot 1n 5t b
ferment_peas 1n 5x a
ferment_sel 1n 2n b
ferment_vegetab 1n 5y g
fern 1a 1t 7 23 3 58 2 8c 6 94 2
ferry 17 1o 8 36 7 3s 7 6t 6 94 4 b3 3
fertili 1a 6z 7 76 8 7r d 9q a fo 8
fertili_paid 1n 9q b
fertili_test 1n 7r d
festiva z 1a 3 1b 3 1d 3 22 3 2k d 38 a 63 a 6h h 7z 5 8o 3 b3 3 b7 3 ew 2 ft 8
festiva_ticket 1n 6h e
festiva_weekend 1n 2k b
festivi 1n ch m
feta 1n 2t 8
fetch p 10 2 1r 8 1x 8 2y 3 3l 3 3q 3 3w 3 45 3 49 3 5a 2 5c 2 5f 5 5o 4 5u 3 6k 4 6m 4 8g 3 8k 5 8m 2 8o 3 8q 2 8x 5 95 3 9q 3 bv 3 ca 3 ez 3 f4 2 fa 5 fr 4
fetch_january 1n fa a
fev 11 6 3 e 3 o 3 u 3 7l a 7q 6 9g 5 fp b
fev_heat 1n fp a
few j 1 4 q 5 3y 3 4f 2 4n 3 53 2 7d 3 7v 2 a3 3 a9 3 aa 2 ax 4 bc 4 bz 3 c6 4 ca 5 co 2 cw 3 cz 3 dj 3 e2 3
few_match 1n bc 9
few_patient 1n q b
few_selfy 1n ax b
few_than 19 1 8
few_travel 1n ca c
fibr 16 6 a 3y 6 48 4 4b 7 4c 4 4e 7 8m 3
fibr_rwanda 1n 6 b
fiction 1i 85 8 b5 a
fiddl 1n b6 7
field_json 1n db b
field_robot 1n 9k q
field_servic 1i ej s
fifteen x c 7 1s 5 1t 3 22 5 23 7 2e 3 3k 3 3l 8 5k 3 72 a 76 5 8g 3 8p 3 a8 5 ab 5 b0 3 b3 3 bq 5 dh 3 dw 8
fifteen_childre 1n 3l c
fifteen_haircut 1n c b
fifteen_minut 1n 72 b
fifth w 1j 3 5m 3 68 3 79 3 7u 3 b9 3 bh 2 bu 4 eg 3 f9 2 fc 2
fiftiet 1n c1 5
fifty v f 8 u 3 y 3 1v 5 48 3 4a 5 61 3 64 3 6j 2 6m 3 6o 3 7g 5 80 8 9r 4 a2 8 ad 8 ay 3 bg 7 bt 3 ca 3 cv 3 cz 6 d9 3
fifty_afterno 1n bg a
fifty_grad 1n 80 b
fifty_introdu 1n ad c
fifty_person 1n a2 c
fifty_strengt 1n f c
fig 1c 5 8 8 6 4p b 6x 5
fight 1f a1 4 ds c
figs 1n 8 3
figur u 21 3 22 4 29 a 2o 8 4t 4 52 8 55 4 71 4 7m 2 82 4 8h 2 b2 a b9 4 bx 3 c1 7 cu 9 ei 3 en 5 eq 3 fn 6 fu 4
figur_model 1n 2o b
figur_smal 1n b2 b
figurin 1n 29 b
fil e q 5 s 3 1a 2 21 3 2u 4 3f 2 3k 2 4g 3 4x 4 5b 1 5p 5 5t 4 5u 3 5w 3 64 2 69 3 78 2 7i 4 9c 4 9g 3 a2 3 am 3 an 2 bj 7 bn 4 bx 4 d2 3 d3 6 d5 3 d6 4 da 3 dg 4 dh 7 dl 3 e4 6 eo 7 ep 4 fi 4 fn 4
fil_bottl 1i 5t a
fil_check 1n d2 b
fil_climat 1n fn b
fil_custom 1n 69 b
fil_form 1c am a
fil_gaps 1i dg b
fil_itself 1i d5 a
fil_leav 1n dh d
fil_level 1n e4 m
fil_messag 1n q b
fil_parent 1n 1n a
fil_pasta 1n 5p b
fil_patent 1n 4x c
fil_referen 1n d6 b
fil_right 1n ep b
fil_securit 1n dl b
fil_tax 1i bx a d3 a
fil_voic 1n bn b
filamen 1n 29 b
filing 1n d3 5
filipin 1n bv a
fillet 1n f5 c
fillet_morn 1n f5 8
film n i 7 k 5 m 3 1v 3 2o 3 31 3 34 4 4j 5 4k a 4m 2 4w j 5c 2 77 6 80 5 83 h 8h 2 8w a 8z 8 90 9 a4 8 ab 8 b1 8 b6 6 bj 8 bl 3 by 3 ck h cp 2 df 2 dt 8 dy 8 ei 6 eq 6 ew 2
film_broken 1n 90 c
film_checkli 1n 77 b
film_compan 1n 4w f
film_crossin 1n ab b
film_damag 1n eq c
film_develop 1n 83 j
film_employ 1n 4w h
film_evening 1n ck m
film_family 1n bj 9
film_friday 1i ck 9
film_gait 1n dy e
film_hal 1n ck c
film_instruc 1n ab b
film_lab 1n 83 m
film_lov 1n ck c
film_museum 1n b1 b
film_open 1n ck c
film_outdoor 1n ck c
film_photogr 1n 83 b
film_post 1i 83 9
film_room 1f 8w e 8z a ei a
film_scan 1n 83 b
film_screen 1n ck c
film_short 1n 4k b
film_yard 1n a4 b
filt z 4 5 15 i 1y 2 2d s 2i b 47 3 5i 5 5l 2 7t 5 83 4 9p 3 dc 7 de 7 ej 2
filt_bottl 1n 2d l
filt_coffe 1n 2i c
filt_kitchen 1n 2d c
filt_light 1n 2d c
filt_school 1n 15 f
filt_villag 1n 15 d
fin v 2 4 m a r 2 12 4 5q 3 78 2 7u f 9i 3 9l 2 9n 4 d3 3 d8 2 e0 2
fin_let 1n 7u a
fin_lin 1n m f
final 1f 6z 4 aa e
final_form 1n aa b
finally 1i 4e 5 a8 3
financ 11 43 3 4f m 55 k 9r 8 9u 5 at 7 ay 9 bn 7 bo f c0 7 d2 3 dk 6 er 9
financ_book 1n er b
financ_lead 1n 55 m
financ_questio 1n bo b
financ_sal 1n 9r a
financ_young 1n ay b
financi 19 4f 4 7h 4 7k 4 bp d bq a dc 4
financi_literac 1n bp e
find e m 4 v 3 w 5 13 2 1a 3 1c 3 1v 5 1x 7 1z 4 3k 5 3o 4 4l 3 4m 6 4u 4 4x 1 4z 6 52 6 53 6 56 3 59 4 5b 1 5g 3 69 3 78 3 79 4 96 3 9a 3 a1 4 ad 4 ae 9 af 9 ah 3 an 7 at 3 be 3 bi 6 by 6 c0 3 c1 5 cx 3 cz 6 dm 3 do 4 dr 4 e1 6 e2 3 ef 5 f9 4 fj 4 fk 5 fm 3 fu 3
find_adopt 1n 1c b
find_babysit 1n 3k c
find_bed 1n f9 9
find_best 1n c0 b
find_book 1n 59 c
find_company 1n cz g
find_duplica 1n 1z b
find_edibl 1n 6u 8
find_flatmat 1n af g
find_forgott 1n by c
find_gap 1n a1 d
find_grant 1n 52 f
find_heat 1n fm b
find_import 1n 53 h
find_intern 1n ef e
find_languag 1n 3o b
find_leak 1n fu b
find_local 1f 4m b 4u a bi 7
find_micro 1n 4m b
find_mum 1n ae c
find_partn 1n ad e
find_patient 1n w f
find_pension 1n c1 g
find_rid 1i e2 a
find_right 1i be 8 ch 8
find_runaway 1n e1 g
find_scratch 1i fk a
find_smal 1n 5g b
find_subsidy 1n 52 c
find_system 1n dm b
find_tarif 1n 69 b
find_tattoo 1n m c
find_thing 1n 1v b
find_truck 1n fj d
find_trust 1n dr b
find_unus 1n at b
find_why 1n 96 b
find_word 1n 79 b
findabl 1n 32 4
finding 19 p 4 v 4 56 7 fp 4 fq 7
fing s 4 3 23 4 2e 4 2f 4 30 a 46 3 5n 7 5u 4 6n 2 7r 9 9l 4 a0 3 al 4 bb 5 eh 4
fing_food 1i 30 g 5n a
fing_prick 1n 7r f
fingern 1n es 2
fingerp 1i 2g a 46 a
fingert 1c 46 3 7r 4 7s 6 8e 3
finish p 19 3 1u 4 1z 4 29 4 4b 3 4l 2 4v 9 5z 5 60 4 7z 4 80 4 8a 4 8t 3 8u 2 a2 8 a4 4 a8 3 b3 5 b5 2 b9 2 bk 4 cx 4 ef 2
finish_sit 1n 4v c
finland 16 5x 7 79 7 8e 7 9j 6 di 7 dn 8 ea 7 fl 7
finnish 1n dn f
finnish_post 1n dn c
finop 1n at a
fintech 1n cw b
fir o n 7 1a 4 1d 6 2n 6 30 8 31 4 33 4 39 4 5d 2 5e 2 67 2 6q 3 6u 4 8l 5 8m 4 8x 2 91 4 98 k 9o 4 9r 3 9t 4 9v 5 9w 4 cd 4 e6 5 e9 j ea 3 es 9 fa c fe 6
fir_alarm 1n 98 h
fir_brigad 1c e9 t
fir_departm 1n e9 p
fir_door 1f 98 i
fir_extingu 1i 98 f
fir_hom 1n es a
fir_inspect 1n 98 l
fir_oven 1n 2n b
fir_protect 1n 98 l
fir_safety 1n 98 r
fir_sauna 1n n b
fir_station 1c 1d 9 fe 8
fir_tre 1n fa p
firefig 1n e9 t
firefig_say 1n e9 b
firehou 1n e9 a
firm g 19 5 2h 3 2t 6 3f 2 49 4 4f 5 4i 4 4l 3 4p 2 4q 4 4s 3 4t 8 4u 3 4w 4 4x 3 4y 3 53 2 55 5 56 2 57 7 5e 6 67 3 7u 3 8w 4 95 2 98 6 9a 3 9t 9 9u 7 an 5 ar 2 at 3 au 4 c5 4 c8 2 cn 5 co 3 cs 4 cw 3 cx 2 cz 4 d1 3 d2 4 d3 3 d4 5 d5 8 d6 5 d7 5 d9 5 dh 6 dk 3 dl 3 dm 6 do 3 ef 8 eh 3 ei 4 ej 3 ek 5 eo c ep 7
firm_answ 1n d6 b
firm_bookkee 1n 4t c
firm_crm 1n d5 l
firm_don 1n 5e c
firm_larg 1n 9t c
firm_own 15 d9 8
firm_plan 1n ek c
firm_post 1n ef b
firm_public 1n an a
firm_shop 1n 57 d
firm_softwar 1i eo s
firm_switch 1n 9t a
firm_wait 1n 4f b
firm_websit 1n dm b
first 3 53 1
first_aid 1c 51 e
first_bath 1n o b
first_book 1c a0 b
first_buy 1c c0 f
first_cal 1a 2b 8
first_deliver 1n 5n b
first_job 1a a5 e
first_night 17 o 8
first_pag 15 ah 9
first_phon 1n 1h e
first_shift 1f df a
first_talk 17 53 9
first_try 16 68 8
fish v 1p 4 29 8 2z 4 32 2 3x 6 48 8 5b f 5h 3 5m 4 5n 4 5x 5 6e 7 6o 5 89 o 9m l 9p 6 9r 7 9x e f5 j
fish_app 1n 89 o
fish_back 1n 9x a
fish_boat 1i 9x 9
fish_box 1n f5 f
fish_farm 1i 9m s f5 9
fish_feed 1n 9m c
fish_fisherm 1n f5 a
fish_land 1n 5b c
fish_nets 1i 29 b 48 b
fish_permit 1n 89 r
fish_pond 1n 9m f
fish_rent 1n 5b c
fish_shar 1n f5 j
fish_smal 1n f5 8
fish_villag 1n 9r a
fisherm 1n f5 x
fishmon 1n f5 6
fishpon 1n 9m 9
fit m b 5 f 7 p 6 w 3 10 6 1c 5 1v 5 29 3 2c 3 2g 8 40 4 4a a 4e b 54 4 5d 2 6b 5 80 5 8t 2 92 4 9u 5 af 5 an 7 b4 2 bd 7 e0 6 fd 9 fl 6
fit_cal 1n 10 b
fit_certifi 1n an a
fit_dril 1n 2g b
fit_hear 1n p c
fit_hom 1n fd c
fit_mood 1n 1v b
fit_return 1n 4a c
fit_room 1n af b
fit_used 1n bd 8
fitnes 15 f r j 8 s 8 2c a 57 8 72 f dj 9 e9 3 ez p
fitnes_coach 1i f c
fitnes_studio 1f f f
fitnes_track 1n 2c c
fits o w 6 29 3 3y 4 42 4 4e 4 5i 3 8z 4 an 3 bg 3 bm 3 dh 2 e2 2 fg 3
fitting 1i 3y 4 4a 5
fix l 16 a 19 3 39 3 3c a 3f 4 44 7 4t 8 4v a 4w 2 4y 5 57 2 5d 2 5e 3 5f 8 6a 3 87 5 8i 5 8q 3 8r 8 8s 5 8w 5 8y 5 91 6 bn 3 c0 8 c2 7 c3 5 c9 7 cd 6 ch 4 di 3 ds 7 dx 3 dz 3 e4 3 ec 2 f2 4
fix_applian 1n 16 c
fix_bik 1i c2 b
fix_door 1n 8r b
fix_even 1i cd 9
fix_fee 1i 4t d 4y b
fix_group 1i ds b
fix_monthly 1n 8s b
fix_pric 15 3c 8 4v 8 8w 8 8y 8 91 7 c3 8 c9 8 ch 6
fix_rat 1n c0 i
fix_round 1i 5f g
fix_scop 1i 4v e
fix_sew 1n 44 d
flag 1a 34 6 81 5 aw 6 d6 b d8 j
flag_mandato 1n d6 b
flag_sign 1n d8 c
flaky 1n cv b
flam 1a 8 6 4j 3 9q a cc 3
fland 1i 2y 8 3y c
fland_smal 1n 3y b
flap 1a 42 6 86 3 dz 3 e1 3
flar 1i 8 4 7q 9
flash 1i 2e 9
flashca 1n a9 v
flashca_app 1n a9 g
flashca_asks 1n a9 b
flask 1n 2j 8
flat k 2 3 c 3 17 3 1t 3 1y 5 23 3 27 7 2g 3 2i 3 2j 6 2s 5 38 5 5l 5 6g 8 6r a 7k c 8a 4 8c 5 8g 5 8q 9 8v 4 8w 8 8y 8 8z 8 96 4 9e 2 9w 3 af 8 ag 3 av 6 bs 5 c0 2 c4 4 da 4 eg 7 er 3 f8 8 f9 9 fb 3
flat_bag 1n 5l b
flat_bank 1i av a
flat_camera 1n 1y b
flat_film 1n 8w c
flat_flood 1n 27 b
flat_forty 1n 38 b
flat_guest 1c 2s a
flat_holiday 1n 6r f
flat_let 1n 7k a
flat_plan 1n 8y b
flat_ready 1n 6g b
flat_sam 1i 8q b
flat_smal 1n f9 9
flat_styl 1n 8z b
flat_swept 1i f8 8
flat_whit 1f 2j d
flatbre 1n 30 4
flatmat 1c 1k 6 af v br e
flatmat_find 1n af m
flatmat_fit 1n af b
flatmat_short 1n af b
flatsha 1n af b
flatten 1n 87 3
flavour 1f 2p i 2r 3 63 9
flaw 1f 1x 4 41 6 fk 3
flea 19 1j 5 1s 4 1x j 41 4 91 4
flea_market 19 1x f
fleec 1n 4b 8
fleet 1a 35 6 9n 6 9s g cz 8 el y
fleet_charg 1n 9s d
fleet_mainten 1n el d
fleet_managem 1n el e
fleet_softwar 1n el o
flew 1n 5w 3
flex 1n 9t a
flexib 1n 9t f
flexibi 1n 9t a
flexibl 19 27 3 37 4 5e e 67 8 9q a 9t 7
flexibl_biodige 1n 9q b
flexibl_offic 1n 5e f
flexita 1n 5x k
flexita_househo 1n 5x g
flight 11 1u 3 22 5 3j 3 6a e 6v a 6y t 6z j 7n 7 7u p 7w 5 ca e fq e
flight_delay 1n 7u l
flight_hotel 1n 6z 9
flight_keep 1n 7u a
flight_vineyar 1n 6y a
float 16 j 5 n f 1o 3 3q 3 6p 5 7d 3 9m 9 fu a
float_prob 1i 9m 9 fu a
flock 1i 4b 5 9o s
flock_gras 1n 9o c
flock_keep 1n 9o a
flood 1f 27 l 4p 5 8x 5
flood_sensor 1n 27 g
floor k e 3 i 4 2b 3 2t 4 40 3 4k 3 4p 2 5e 6 68 3 6c 9 6q 3 72 3 7a 7 7k 2 8a 4 8q 5 8w 4 8y 5 98 4 ap 3 be 5 bs 3 d6 3 ea 3 eg 3 ei 3 ek 3 er 9 f1 8 fa 3 fm 3 fu 3
floor_contrac 1n 8y b
floor_oth 1n 5e c
floor_plan 1i er l
floor_tablet 1n 6c f
floor_train 1i 7a a
florenc 1n ca a
florida 1i 27 9 ek a
florist 17 8 4 2w 6 2x 4 3b 5 46 4 5f d 8d e
florist_win 1n 5f c
flos 1n 9 b
flour 15 2n 5 4d 3 4f 2 5q 6 5x c b9 3 bl 7 ev 5
flour_pasta 1n 5x a
flow y 6 3 2w a 3b h 46 5 58 7 8d v 8l 3 92 5 9c 2 9j 7 9l a co b d4 m em 6 fu a
flow_arrang 1n 8d b
flow_buy 1n 8d e
flow_chef 1n 9j a
flow_coordin 1n 2w c
flow_deliver 1i 8d j
flow_forecas 1n d4 t
flow_light 1n 3b 9
flow_warn 1n fu b
flow_whol 1n 9l a
flower 1n 9l 4
flown 1f 6a 3 fq 6
flu 19 y 3 1n 5 72 3 ay 6 fa 4
flush 1i 65 4 76 a
flut 1i 62 4 cg p
flut_spot 1n cg 9
fly 10 1q 7 36 6 6a a 6y d 6z 3 7n g 9p h 9r 5 bv 5 ca 5 fq d
fly_farm 1n 9p a
fly_meal 1n 9p c
fly_school 1n 6y c
fly_solar 1n fq b
fly_therapy 1n 7n d
foam 19 1 3 2 7 2r 3 34 3 64 2 91 4
focu 1i 7d a a8 a
fog 1i 2y 3
foil 1n r 5
fold r a 4 s 4 21 5 28 c 2f 9 3m 3 4k 6 6f 5 7j 4 82 3 8t 3 8v 9 99 4 9c 5 9f 4 ak 5 av 4 be 3 bi 3 bk 3 bl 3 c1 6 c9 3 d0 4 dl 4 e6 4 eg 6 ek 4 ev 4
fold_laundry 1n 2f g
fold_scoot 1n 28 g
folk 1n b6 e
folk_musicia 1n b6 b
follow n g 2 i 6 k 6 p 6 10 2 20 3 2h 2 32 4 3p 2 4m a 51 6 59 2 6o 5 7v 4 a0 5 b7 6 bw 5 d5 b dp 6 e5 5 ec 2
follow_exercis 1n k c
follow_ingredi 1n 6o b
follow_repair 1n e5 a
follow_today 1n d5 b
follow_visit 1n p c
follow_walk 1n dp d
follow_whol 1n bw b
fond 1n 70 4
fondu 1n 95 3
font 1c 8j 5 b3 4 cs 4
food i 7 4 11 g 1t 3 2k d 2m 5 2s 4 2t 3 2u 4 2v 3 2z 3 30 7 32 6 3x 6 4k 3 4o 3 4r 3 4u 6 58 3 59 5 5b 4 5d 9 5g 9 5i 8 5n e 5o e 5q 6 5s 6 5v 3 5w 3 5y 5 69 6 6a 3 6c 3 6e b 7b 2 7c c 7q 4 7r 4 7y 4 8e 5 99 c 9p 5 9q 5 ap 3 du f em 3 f4 7 fe 7 fl 3 fn 3 fs 5 ft 7
food_allergy 1i 5i h
food_bank 1i 11 r
food_blog 1n 4u c
food_box 1n du g
food_coop 1n fe c
food_cost 1i 6e g
food_din 1n 2m b
food_end 1n 5o b
food_factory 1i 9q d
food_first 1i 5n a
food_food 1f 5n c
food_found 1n 5d j
food_georgia 1n 2k b
food_hygien 1f 99 b
food_insect 1n du b
food_mak 1i 69 a 9p d
food_market 1c 11 c
food_near 1f 2k c 5o c f4 b
food_program 1n 59 c
food_region 1i 30 b
food_rescu 1n 11 n
food_saf 1n 7c b
food_safety 1f 99 p
food_scan 1i 7c n
food_shar 1n 11 c
food_sleep 1i 7q a
food_steel 1n ft a
food_suit 1n 7r b
food_superma 1n 11 b
food_tour 1n 32 h
food_truck 1n 2k r
food_volunt 1n 11 d
food_wast 1c 6e l
food_wholesa 1i 5g f
foody 1n 64 a
foot v p l 1a 2 1q 3 1u 4 32 2 3m 2 3u 4 43 8 6t 3 co 3 f2 2 fe 2 fp 3
foot_car 1n p q
foot_hear 1n p n
footbal 11 1h 2 3u 3 3w l 4u 5 64 3 6j 6 82 6 az 5 b0 c ed 6 ew 4 ez a
footbal_gentl 1n ez 9
footbal_near 1n 3w e
footbal_sel 1n b0 b
footbal_train 1n 3w c
footcar 1n p b
footnot 1n ay 3
footpat 1n 9v 3
footpri 1i 22 12 fn o
footpri_app 1n 22 n
footpri_card 1n 22 b
footpri_product 1n fn g
footwea 1n 43 b
for 1i 9h 9
forag 1i 6u p ev n
forag_cook 1n ev m
forag_guid 1n 6u a
forag_walk 1n 6u a
forbid 17 f 3 l 3 cr 4 ee 4 ez 3 f0 7 fh 3
forbidd 14 l 5 12 4 5i 3 83 3 8x 4 b7 3 ca 4 dn 4
forc 1f 4i 4 6m 5
ford 1n 9q 4
forearm 1n h 3
forecas 1c y c 6e 9 d4 z en k
forecas_pharmac 1n y b
forefat 1n bi p
foreign 1c 6w s 9z 4 av d ee 4
foreman 19 13 5 6c g 8w 3 9a a bm 5 ek 7
foreman_sees 1i 6c a 9a a
foremen 1n 6c 5
foresee 1n y 5
forest 16 3l e 5w 5 6p m 6u k 8j 4 e9 3 fa i
forest_bath 1n 6u n
forest_breakfa 1n 6p b
forest_kinderg 1n 3l g
forest_learn 1n 6u 8
forest_set 1n fa a
forev 1n 9x 4
forg 1f 46 c 8e e et s
forg_cours 1n et d
forg_kitchen 1n 8e b
forg_knif 1n et b
forg_own 1n 46 b
forg_saturda 1n et 8
forg_weekend 1n et a
forg_worksho 1n et a
forgery 1n 82 c
forget u 1u 3 3p 3 5z 3 7b 9 7d 3 7p 4 by 4 cr 3 d5 7 dh 2 dm 3 dw 3
forget_cal 1n d5 b
forgetf 1i 7p a 8c 8
forgiv 1f 23 3 7d 3 8c 5
forgive 1i l 3 9c 5
forgot 13 3 4 14 5 1q 2 5p 3 79 3 7b 4 7e 3 br 4
forgott w 9 3 1r 5 1t 3 20 8 3u 3 6t 2 8w 3 by c c4 3 cy 3 ej 3 ek 2
forgott_subscri 1n by h
fork 19 5n 6 8e 6 em 3 fs 5
forklif 1c 4j 7 51 9 5c 9 67 g
forklif_staf 1n 67 b
form l s 3 t 3 14 5 1e 4 32 5 69 5 6h 3 6j 3 6w 3 7g 3 7u 4 86 5 98 3 9c b 9e 2 9f 6 aa 7 ah 5 ak 6 am 6 an 3 as 4 bx 4 by 3 c1 5 cx 6 d3 3 d6 3 db 9 dl 3 e5 4 e6 6 ea 3 eb 9 ef 5 eo 7 eq 3 fd 2 fe 3
form_accessi 1n cx b
form_chat 1n eo b
form_employ 1n c1 c
form_homeles 1n 32 c
form_mis 1n e6 c
form_plac 1n ak b
form_recruit 1n ah b
form_registr 1n 9c f
form_return 1n db b
form_servic 1i db a
form_sits 1n am c
form_tattoo 1n 9f b
form_web 1n eb b
formali 1n 69 b
format 1f 10 4 59 5 d0 5
formula 1n 5 9
formwor 1n 9a a
fortnig 14 9 4 f 3 x 4 13 3 74 5 8t 3 a8 4 bl 3 cy 4
fortun 1n fc 9
forty i 1 3 3 5 7 3 9 3 17 3 1z 5 2l 5 34 4 38 6 43 3 47 3 48 3 4c 4 4e 3 4q 2 4r 3 4x 1 4z 2 59 4 5w 4 69 2 7e 3 7r 3 7u 3 7v 3 8d 3 8g 3 8i 3 8l 3 8o 3 ah 2 ap 3 av 3 ax 3 ay 3 b5 2 c0 4 eq 2 ew 3 fe 4
forty_foundat 1n 3 c
forty_group 1n 34 b
forty_househo 1n fe a
forty_learn 1n ew 9
forty_lend 1n c0 b
forty_listen 1n 38 b
forty_seat 1i 2l b
forty_smal 1n 5w b
forty_thousan 1n 1z c
forum 16 1f 5 7d 4 82 5 a4 4 av 6 b1 4 dw 9 dz 4
forward z 1u 2 4p 3 67 8 69 7 7t 8 7u 8 as 5 ay 5 b5 5 d6 2 ew 2 fj c
forward_suspici 1n 7t b
forward_ticket 1n 7u a
fossil 1n 6u 8
fost 1f 12 h 1c s e0 9
fost_car 1n 12 b
fost_hom 1n 1c k
fotobox 1n 2y a
found h 4t 2 4v 9 50 7 55 5 56 6 5d 7 8q 3 8y 3 95 4 98 4 9a 3 aq 3 ar 3 aw 3 bi 4 cq 2 cx 3 dl 2 do 3 e1 6 fk 4
found_cater 1n 5d c
found_fix 1n 4v c
found_travel 1n 50 c
foundat 1f 3 l 52 5 ff 6
foundat_shad 1n 3 g
foundry 1n fk a
fountai 1a e 3 88 e 8j 9
fountai_pens 1i 88 a
fourtee 15 5s 3 7n 2 8t 3 8u 3 a6 4 dv 4 dy 3 ew 3
fourth v 2 4 a 4 k 2 24 6 3i 2 3n 4 4s 3 5h 5 5l 3 5m 5 8i 3 am 3 ay 3 b7 3 f2 5
fox 1f 3l 4 b2 c
fractio 14 3m 6 42 3 4l 7 4v 3 55 p 7k n 9y 5 a1 4
fractio_cfo 1n 55 u
fractio_cfos 1n 55 b
fractio_ownersh 1n 7k e
fractio_propert 1n 7k j
fractio_real 1n 7k c
fragil 1n 66 i
fragil_good 1n 66 f
fragran 1i 1 h 5 q
fragran_preserv 1n 1 b
fram w 18 4 22 2 28 b 47 m 4q 4 4x 2 8k a 8t b 91 6 bh b e3 6 f1 a fr 4
fram_grandpa 1n bh b
fram_prescri 1n 47 b
fram_sil 1n 8t d
fram_spectac 1n 47 b
framewo 1i cv 8 d6 4
franc z 2 6 1z 6 3b 5 48 6 72 6 7g 6 7o 6 7u 5 7z 5 84 5 ay 6 bh 5 cp 6 dm 6 e8 6 el 6 fn 6
frankfu 1n 4a a
frappé 1n 2r 8
fraud 1a 1b 4 7t q af 4 dc z eq c
fraud_prepar 1n eq c
fraud_prevent 1n dc e
fraud_scor 1n dc g
fraudst 1n 7t a
fray 1n 97 7
fre c i 2 k 2 1a 2 1h 3 20 3 3d 4 3v 3 4m 5 5i a 5p 3 62 8 6s 3 7c 3 7e 2 7j 5 7s 4 7u 2 9i 3 9n 3 af 3 b6 5 b9 3 bd 5 bs 2 c7 4 cn 3 cs 3 d0 3 dg 2 e8 3
fre_assista 1n cn c
fre_box 1n 5i u
fre_bread 1n 5i f
fre_drink 1n 62 j
fre_entranc 1n 7s a
fre_episod 1n b9 b
fre_househo 1n 5i d
fre_leas 1n e8 b
fre_machin 1n 9n b
fre_meal 1i 4m e 5i b
fre_music 1n b6 f
fre_snack 1n 5i d
fre_speak 1n 3d d
fre_truck 1n 9i b
freckl 1f 3 6
freelan 10 39 o 4l y 4u 5 4v 9 4z e 50 a 9f 6 9g 7 aq 5 bx q cp 9 cu 8 d0 r d1 7 da 7
freelan_africa 1n 4l b
freelan_cowork 1n 39 n
freelan_dictat 1n d0 b
freelan_engin 1n 4l g
freelan_invoic 1i d0 m
freelan_marketp 1n 4l s
freelan_platfor 1c 4l b
freelan_return 1n bx d
freelan_sets 1n bx b
freelan_tax 1n bx m
freez x o 2 2m 5 2p 6 2q 5 5k 7 5m 9 5r 3 78 2 a2 3 f6 2
freibur 1i 2n 9 3l 9
freight 1a 69 4 8h 5 9i 7 as 7 fj r
freight_forward 1i fj b
freight_match 1n fj n
french 1a 1o 3 70 c 9z 8 a7 8 cs 3
french_record 1n 70 c
frequen 1i 7q 9 fp 4
fresco 1n ca 3
fresh v a 7 1a 3 1k 2 2q 5 2t a 2u c 2v 8 3b 6 49 7 58 c 5k 8 5n 7 5q 9 5s 7 5y 4 5z 5 8d 5 a9 3 cl 7 du j f5 4
fresh_dog 1n du k
fresh_flow 1i 3b 8
fresh_food 1i du b
fresh_fruit 1n 58 c
fresh_lunch 1i 2t b 58 b
fresh_mozzare 1n 5s b
fresh_ones 1i a a 49 a
fresh_pet 1n du l
fresh_questio 1n cl a
fresh_rol 1n 5k c
fresh_salad 1n 2u f
fresh_school 1n 2v c
fresh_tortill 1n 5q a
freshly 1a 2r b 5l 9 5n b 9q 3 du b
freshly_cook 1f 2r 9 5n a du a
freshne 1n 64 4
fri 1f q 3 2m 4 6d 4
friday c 1r 2 44 3 57 3 58 2 5k 3 6d 5 6e 3 8d 4 8o 5 98 2 da 3 ds 2 ed 2 eo 3
friday_host 1n 6d c
friday_soup 1n ck 9
fridg q l 7 11 4 1p e 1r 4 2u h 58 d 5d 2 5s 3 5t 3 5y 4 63 6 6a 5 6g 3 7g 5 7h 6 7p 4 90 6 99 f bo 4
fridg_break 1n 2u b
fridg_fresh 1n 58 c
fridg_suggest 1n 1p g
fridg_tempera 1n 99 l
fridg_writ 1i l a
friend i n 4 1m 5 1s 2 1u 5 1v 3 2e 3 2l 3 2r 3 2s 3 31 8 36 a 37 3 3f 4 3i 2 3k 6 40 2 4d 3 4o 2 4z 3 56 2 5t 3 6v 5 74 2 78 3 79 3 7d 6 85 5 89 2 8i 3 8n 3 8q 3 8y 3 ab 3 ad 4 ae e ah 2 al 8 am 3 ax 6 b0 3 b2 4 b4 5 b5 3 br b bt 3 bu 4 c0 2 dp 3 e0 2 e2 2 eu b f3 5 fc 9
friend_already 1n 3k c
friend_app 1n ae h
friend_appear 1n b2 b
friend_cal 1n al d
friend_city 1n ae e
friend_compar 1i fc 9
friend_find 1i ae l
friend_nearby 1n al b
friend_paint 1n eu a
friend_payment 1n br b
friend_print 1i 1m 8
friend_see 1i 7d b
friend_solv 1i 85 8 b4 b
friend_somebod 1i 3f 9 6v 9
friend_star 1n fc c
friend_trip 1n 36 e
friend_vot 1n 36 b
friend_walk 1i ae b
friendl 15 4 a 1a 3 3s a bd 6 cz 4 d0 3 d9 4 eg 3
friendl_compani 1n 3s b
friendl_sun 1n 4 b
friends 1n ae b
fright 1n dw 5
frighte 1a 1f 3 6y 4 b2 6 bb 3 c1 4
fring 1f c 7 r 3 2f 6
frisian 1n 3o e
frisian_find 1n 3o b
frog 1i j 3 aa 7
front n d 3 g 3 y 2 28 6 2g 6 4b 4 5d 2 6f 9 7c 3 7s 5 8s 3 8t 3 96 3 9b 3 c3 4 c4 3 ca 2
front_desk 1c 6f f
front_hous 1n 2g b
front_wheel 1n 28 b
frontli 1i 4k t df a
frontli_staf 1n 4k g
frontli_train 1n 4k k
frost 13 1n e 2j 3 5j 5 68 4 84 6 8c 7 c3 5 c4 3 e4 3 fo b
froth 1n 5l 4
frown 1n b3 5
froz 1n 32 6
frozen 12 l 3 2p b 2v 9 3x 9 5m e 5n 9 5x 8 9i 3 du 9 f3 2 f5 h
frozen_meal 1f 5m g
frozen_pack 1n 5x a
frozen_toddl 1n 5n b
fruit 11 2p c 2q e 58 n 5j j 5t a 5u 7 63 9 77 3 9k a dj 6 f6 o f7 5
fruit_deliver 1n 58 f
fruit_demand 1n 2q b
fruit_nuts 1n 58 c
fruit_rot 1n f6 9
fruit_sel 1n 63 b
fruit_veg 1n 5j f
fruit_window 1n 2p b
fry 1f 1p 5 8e 9 bc 5
fuel 17 21 o 37 4 c5 4 d1 9 e4 6 el 9 fn 5
fuel_receipt 1n 21 f
ful f 31 4 57 2 67 2 78 2 9s 6 c7 3 c8 3 cl 3 dp 3 e4 7 f8 3
ful_cellar 1n f8 b
ful_riddl 1n 31 c
ful_truck 1n e4 a
fulfil 1n ff c
fulfil_last 1n ff 9
fulfill 1n 66 l
fulfilm 1n 66 16
fulfilm_centr 1n 66 f
fulfilm_servic 1n 66 k
fulfilm_smal 1n 66 j
fully 1n dx f
fully_equip 1n dx c
fum 1n 9v 8
fun 1a 2y 4 59 9 64 3 85 3
functio 1i 14 a fg 8
fund z 11 6 13 3 14 3 19 6 1b 5 4v 6 52 j 6i 3 7h 6 7k 4 a5 3 bq h c1 3 c5 3 cc 5
fundrai 1n 1b k
fundrai_platfor 1n 1b c
funeral 19 3c 15 3d 7 3e 6 3g f 9c 14 ak h
funeral_arrang 1i 3c e
funeral_cas 1n 9c d
funeral_choos 1n 3c c
funeral_compar 1n 3c c
funeral_cost 1n 3c j
funeral_directo 1f 3c a 9c k
funeral_family 1n 3c c
funeral_fix 1n 3c i
funeral_guid 1n 3c c
funeral_hom 1i 3c b 9c y
funeral_onlin 1n 3c c
funeral_plan 1i 3c p
funeral_platfor 1n 3c c
funeral_pric 1n 3c c
funeral_softwar 1n 9c d
funeral_transpa 1n 3c c
funeral_underta 1n 3c c
funeral_wish 1n ak g
funny 1n bm 4
fur 1n 7y 6
furnac 1n 3g 4
furnish 19 33 4 5e g 8a 8 8z o af 3 er e
furnish_offic 1n 5e c
furnish_whol 1n 8z b
furnitu z 1k 6 38 3 4p 5 6c 6 8a s 8b u 8r c 8x e 8z d 91 p 9v 5 dv b em 6 fj 6 fr 6
furnitu_buy 1i 8a c 8b c
furnitu_hang 1n 8r b
furnitu_liv 1n 8z b
furnitu_look 1n dv b
furnitu_loos 1n 91 b
furnitu_mak 1i 8a k
furnitu_monthly 1n 8b b
furnitu_pric 1n 8a b
furnitu_repair 1n 91 n
furnitu_restor 1i 91 g
furth 13 1q 4 3t 3 73 3 7c 3 7f 4 bi 4
furthes 1n 3x 4
fus 1f c8 6 ei 4
futur 1n c1 i
futur_pension 1n c1 e
fuz 1n 5y 4
fátima 1n 3j b
fátima_priest 1n 3j 9
fêt 1n 5j 5
gadget 1i 23 5 8e k
gain 1a 9l 5 a3 4 bq 4 bw 4 el 4
gait 1n dy k
gal 1n 6i b
gallery 17 2s 4 2x 4 46 4 4q 6 6i j 8k n eu 3
gallery_guid 1n 6i d
gallery_limit 1n 8k b
galway 1n 87 8
gam t 1h 8 29 3 31 l 3a q 3s 3 3v a 3w 9 7n b 7o a 7p 4 82 3 85 c 8h r 9z 4 a0 b a1 c a2 a aq 5 b3 s b4 o bg f cl 5 ex d f2 9 f3 n f5 4
gam_adult 1n 8h f
gam_among 1n 3a b
gam_bar 1i f3 f
gam_box 1n 85 h
gam_caf 1i 3a p
gam_café 1c 3a k f3 b
gam_centr 1n f3 e
gam_club 1n f3 e
gam_even 1f f3 d
gam_group 1n 3v b
gam_grow 1n a0 c
gam_guid 1n 3a b
gam_hand 1n b4 c
gam_hom 1f 7n 9
gam_last 1n b3 b
gam_lead 1n 31 c
gam_leagu 1n f3 e
gam_loung 1n f3 s
gam_mushroo 1n 8h d
gam_music 1n bg a
gam_pcs 1n f3 b
gam_phon 1i b4 f
gam_play 1n b3 k
gam_python 1n a2 c
gam_rent 1n 3a e
gam_rental 1n 3a e
gam_speech 1n 7o b
gam_tabl 1n a1 b
gambl 1n 7e h
gant 1n da b
gap t k 2 r 2 3m 5 70 4 9z 4 a1 c bw 4 c1 a d4 3 fi 4
gap_behind 1n a1 c
gap_step 1n c1 c
gaps 12 q 5 r 3 3m 7 70 3 a1 3 a8 5 bw 3 c1 3 d4 9 d7 3 dg a ed 3
gaps_sick 1n dg c
garag y 12 2 17 6 21 e 7k 4 8u 2 8x g 93 5 95 a 9b p c3 9 c7 6 c8 f cd e cr 8 dz 4 f3 6 f8 c
garag_apartme 1n c8 b
garag_clear 1n f8 b
garag_fuel 1n 21 b
garag_leagu 1n f3 9
garag_managem 1n 9b h
garag_softwar 1n 9b h
garag_storag 1n 8x m
garag_togeth 1n 95 b
garden o 0 4 18 m 1t d 23 b 2b 3 2f 9 2y 6 30 8 3d 5 3g 3 3l 6 3r 9 4p 9 5j 3 5z 3 60 9 6m 4 6x j 7w 3 7y 8 84 d 87 4 88 7 8c 6 8d 3 8s n b8 8 bh 3 ds 8 ei 4 ez 3 f6 6 fb m
garden_abov 1n 18 b
garden_app 1n 1t d
garden_beach 1n 3d a
garden_bed 1n fb m
garden_br 1i 4p b ds b
garden_car 1n 8s o
garden_centr 14 1t 8
garden_family 1n 6x c
garden_garden 1i 8s b fb g
garden_go 1n 8s b
garden_grow 1n fb c
garden_hourly 1n 6x i
garden_issu 1n b8 c
garden_kitchen 1n 23 b
garden_lend 1n fb k
garden_near 1n 8s c
garden_neighbo 1i 18 d fb b
garden_nepal 1n 60 b
garden_own 1f 6x a 8s c
garden_party 1n 30 e
garden_pick 1n 2y a
garden_plan 1i 1t h
garden_plot 1i fb b
garden_pool 1n 6x e
garden_rent 1i 6x h
garden_season 1n 8s b
garden_shar 1f 18 a 6x g fb o
garden_shear 1n 88 d
garden_togeth 1n 18 g
garden_unus 1n fb c
garden_vegetab 1n fb c
garden_visit 1n 8s f
gardenl 1n fb a
garlic 1i 8e a fh 8
garment 1c 45 9 9x 8 bz 8
gas 13 29 6 2j 5 2k 8 35 6 8l 4 8o 5 8r 3 9q o ca 3 f9 3 fn 3
gas_cook 1n 9q b
gas_wast 1n 9q d
gasp 1n 9m 9
gastron 1n 6m 5
gat n 20 8 2j 8 3u 7 6v 3 6x 5 7n 2 7w 3 8t 5 8u 3 9i 6 9n 3 b1 3 c6 5 c7 5 c9 5 e5 4 ec 2 fe 3 fr 3
gat_offic 1i 2j a
gat_slop 1n 20 b
gateway 1n dd b
gath 1f 45 8 5q 4 c1 7
gather 1i 4c 7 7z 3
gav z 9 3 2f 2 4m 3 7t 2 9h 2 b4 3 br 3 c9 2 dk 4 fb 3
gaz 1n 6u 8
gazet 1n bh n
gdańsk 1n 42 e
gdpr 1n dm w
gdpr_asks 1n dm b
gdpr_complia 1n dm d
gear 16 1j 5 1x 8 4w 4 5c 8 6b a 8g e 8o s c2 5
gear_hir 1n 8o g
gear_lev 1n 6b b
gear_rent 1f 8o f
gear_rental 1i 8o m
gelater 1n 2p g
gelato 1i 2p n
gelato_shop 1n 2p b
gen 1n 7r a
genealo 1i aj k bi t
genealo_archiv 1n bi b
genealo_researc 1n bi e
general 13 x 6 7l 5 8t 6 98 5 9d 3 9f 5 9h 5 9y 5 dc 4 di 5 ee 5
generat y 2a 6 5c 6 7t 3 9a a 9t 5 aq k ar 9 ax 8 b6 8 bi 5 cp 7 cv 6 cy 6 cz g d6 6
generat_ads 1n aq k
generat_foreman 1n 9a b
generat_tool 1n cz e
geneva 1i 2z a 94 a
gentian 1n 62 e
gentian_orang 1n 62 b
gentl 1a 1f 5 3g 2 b4 3 ez d
gentl_exercis 1n ez d
gently 1a 25 b 4e 3 a0 c c2 3
gently_help 1n a0 c
gently_tel 1n 25 b
genuin 1i 86 4 bb 3
georgia 1a 2k b 2s 3 5r c 8u 8 9x 7
georgia_khinkal 1n 2k b
georgia_sloveni 1n 5r c
geraniu 1n 2a 3
geriatr 1n bg 5
germ 19 3 4 a 4 5y 4 5z 4 9j 3 9p 7
german 16 3o f 4z e 77 7 9z 7 ab 7 cs 3 ct a dn 3
german_api 1n ct b
german_help 1n 4z c
germany o 7 4 q 4 t 4 1c 4 1m 3 1r 4 1y 4 21 4 23 4 2a 4 42 4 43 4 4l 4 4z 4 53 6 5l 4 5w 4 60 4 6j 4 6s 3 71 4 76 4 7l 4 7s 4 82 3 8a 4 9a 4 9h 4 a6 4 ab 4 ao 4 as 4 b1 4 b8 4 bo 4 br 4 by 4 c1 4 cj 3 cn 4 cq 4 d4 4 de 4 dm 4 dn 4 du 4 eb 4 eg 4 fh 4 fk 4
germany_oliv 1n 53 c
germina 1n 84 8
gestati 1n 75 b
get 19 3t 3 4s 4 7s 6 88 6 9m 5 a8 6
ghana 19 14 8 5c 8 67 8 9u 7 9v 6 dd 8
ghent 19 28 8 2l 8 3x 7 8v 7 dp 9 f0 7
ghost 1i 2m r 5d j
ghost_kitchen 1i 2m n 5d g
ghostwr 1f 4u a aj c bm q
gift y 8 6 1b 6 3s 3 5g 6 5t 4 5v c 62 3 7y 6 8l 6 8n u b8 4 cj h dc 4 ff 2
gift_box 1i 8n u
gift_giv 1i 8n d cj b
gig 1f bt a bx m ch m
gig_work 1n bx i
gigs 1n 38 b
gil 1n 9m 6
gin 1f 62 9 64 e f7 s
gin_distil 1i f7 d
ging 1i 2q 7 63 d
gins 1n f7 4
girl 16 6 9 19 p 3k 6 3v j 7x k 8f 8 9h 2 ed 7
girl_cod 1i 19 d 3v d
girl_kit 1n 3v b
girl_public 1n 19 b
girl_woodwor 1n 7x a
gist 1n 4x 5
giv 14 11 3 19 4 1a 8 1b i 1m c 8n c ad 6 cj b e0 a
giv_platfor 1n 1b g
giv_shelt 1n e0 b
giv_smal 1n 1m b
given q n 4 w 2 17 4 1w 2 72 2 8n 4 dd 6 df 2 du 3 f7 3 fd 2
glad 1f q 2 1a 4
gladly 1i m 4 1b 5
glamp 1n 6p k
glanc 1n en 9
glar 1n ap 4
glas o 8 9 9 7 p 8 14 5 1m 3 2q 6 2u 4 47 i 4j 5 4s 4 62 7 63 4 7s a 9v 4 ae 4 bt 3 cl 3 e4 8 et 5 eu 9 f2 4 fg 6
glas_cloth 1n e4 a
glas_hats 1n fg c
glas_jar 1n 9 c
glas_onlin 1n 47 h
glas_wear 1n 47 e
glas_win 1n eu a
glasgow 1a 12 8 3p 8 41 8 az 8 cd 7
glassbl 1n et q
glassbl_worksho 1n et a
glasswa 1n 8l b
glaz 1i 8l q es c
glaz_hom 1n 8l c
glid 1n 6y j
glid_flight 1n 6y c
glos 1n c 4
glov 13 h b 10 5 21 7 4h 7 6n 5 9h 3 9l 4 eh 5
glov_hir 1n h b
glu 11 16 3 29 5 31 3 43 7 45 3 47 5 8a 5 f9 4
glucos 1n 75 t
glucos_sensor 1n 75 f
glut 1n 5b 6
gluten 1i 5i z 7c l
gluten_fre 1n 5i x
go w 11 4 1c 4 1d 4 2x 3 3j 3 65 4 7v 3 7w 4 8s 7 ay 3 c6 2 c7 5 dr 9
go_hous 1n 8s b
go_vacatio 1n dr b
goal 1a 73 7 7h p a8 6 bn 8 bp b
goal_grandch 1n bp b
goalkee 1n 82 6
goat 19 0 a 5s b 9o q a0 3 f5 j fp c
goat_clear 1n 9o e
goat_milk 1i 0 a
goat_shar 1n f5 a
godpare 1f 1c b 1m 7 8f 4
godpare_animal 1n 1c b
goggl 1f j 4 1r 4 93 3
gold 1i 46 g 7t 3
golden 1c 1n a 1z 4 5w 3 aj 4
golden_book 1n 1n a
goldsmi 1n 46 q
goldsmi_worksho 1n 46 b
gon i 2n 4 51 2 aw 2 er 2
gong 1n g 5
good c 2d 2 2h 3 58 3 5f 2 66 4 67 3 69 3 7i 1 86 6 88 5 8g 3 8h 3 91 4 ci 3 co 3 cr 2 dc 4 f7 3 fj 3 fk 4 fr 4
good_bags 1n 86 c
good_clear 1n f8 9
good_coffe 1f 58 b ci 9
good_even 1n 8h d
good_furnitu 1n 91 d
good_hand 1f 66 9
good_off 1n co c
good_ones 16 41 8
good_part 1i fk d
good_spirit 1n f7 a
good_toys 1n 8g b
goodby 19 3c 2 3g h 3l 2 3s 3 by 2
googl 19 1h 4 4u f ar l cp f cr q cy f
googl_profil 1i 4u b
googl_puts 1n cy c
googl_rank 1n ar d
googl_review 1n cr q
gorg 1n 6v 4
gossip 1i 3s 3 3t 3
gothenb 1f 2n 9 e2 9 ey 8
gourmet 1n 65 o
gourmet_mushroo 1n 65 k
governm 1i 14 8 an i
gown 1i 1n 6 40 l
gown_weekend 1n 40 b
gps 1c u 8 2b 8 dz q ec j
gps_collar 1n dz g
gps_dog 1n dz h
gps_school 1n ec g
gpu 1n at a
grab 1i 4r a bd n
grab_rail 1n bd f
grad 14 h 3 2h 4 61 3 7o 3 80 9 82 s a1 3 aa 3 ci 6 ee v
grad_essay 1n ee d
grad_exam 1n ee d
grad_insur 1n 82 9
grad_real 1n 80 b
grad_reason 1n ee b
grad_student 1n ee d
grad_teach 1n ee m
graduat 19 19 4 a3 7 a5 a ah 8 ai 8 ax 7
graffit 1n e5 a
grain 1f 64 2 8a 4 8e 4
gram 1c 54 5 5u b 9p 3
gram_sugar 1n 5u b
grammar 1n 9z k
grand 1n cf f
grandch 16 14 3 3f 2 3s 3 7t 3 bb 2 bh 8 bl 3 bp a
grandch_child 1n bp b
grandch_print 1n bh 9
grandfa y 1z 2 3l 2 8f 3 8p 5 aa 2 aj 6 ec 4 ex 2
grandma 11 7o 2 ac 2 aj 6 b2 3 bh k bl d bp 5 ex 7
grandma_photo 1n bh b
grandma_postcar 1n bh b
grandma_print 1n bh b
grandmo q a 3 o 4 1m 3 1t 4 3l 4 46 3 4b 4 4x 1 5t 9 77 4 7o 4 8a 4 8l 4 8z 3 aq 3 b9 7 bh f bl g bp 4 ev g ey 3 f4 8
grandmo_armenia 1n 5t b
grandmo_bakery 1n b9 b
grandmo_cookboo 1n bl a
grandmo_photo 1n bh f
grandmo_postcar 1n bh b
grandmo_print 1n bh b
grandmo_recip 1i bl c
grandmo_visit 1n ev 9
grandpa u 1m 7 1z 5 3c 2 3k 5 3q 5 3s 6 7p 9 7t 7 8f 7 8n 5 a0 6 ac 4 aj e bb h bh p bi d bp 7 ds 4
grandpa_far 1n bh b
grandpa_gazet 1n bh b
grandpa_let 1n bh b
grandpa_magazin 1n bh b
grandpa_newspap 1n bh f
grandpa_onc 1n aj b
grandpa_pap 1n bh b
grandpa_phon 1n bh 9
grandpa_photo 1n bh k
grandpa_postcar 1n bh h
grandpa_print 1n bh l
grandpa_put 1n bp b
grandpa_recogni 1n 7t b
grandso 1a 2b 3 7t 9 aj 3 bb 6 ez 3
granola 1n 5u a
grant 1a 52 14 92 e bd 5 eb 3 fq 3
grant_applica 1i 52 b
grant_writ 1n 52 v
grap 1n 6n 4
graph 1i 9y 4 a3 4
graphic 1n b9 j
graphic_novel 1n b9 f
gras 16 2r 3 3z 6 8o 3 9o i f5 6
gras_short 1n 9o a
gratefu 1n 77 5
gratitu 1n 79 b
grav 19 3b 11 3f l 3g 9 c9 3 e8 t
grav_abroad 1n 3b b
grav_candl 1n 3b b
grav_car 1n 3b o
grav_clean 1n 3b b
grav_dogs 1n 3g 9
grav_dron 1n e8 b
grav_emigran 1n 3b b
grav_family 1n 3b g
grav_far 1n 3b g
grav_flow 1n 3b d
grav_look 1n 3b b
grav_mov 1n 3b 9
grav_photo 1n 3b g
grav_plant 1n 3b b
grav_put 1n 3b 9
grav_regist 1n e8 d
grav_ston 1n 3b c
grav_tend 1n 3b b
grav_visit 1n 3b b
grav_wash 1n 3b b
grav_yearly 1n 3b b
gravel 1i 45 4
gravest 1f 3b q 3f q e8 g
gravest_check 1n e8 f
gravest_wash 1n 3b b
graveya 1n e8 l
gravy 1n 3x 3
graz 1a l 8 1a 8 2p 7 3x 8 9o w
graz_servic 1n 9o m
graz_sheep 1n 9o g
greas 1a 4 4 35 3 86 3 fl 8
greasy 1n 2 4
great 1a 44 4 aj 3 bi k by 4
great_grandpa 1n bi l
greates 1n ai 3
greec 15 1l 5 48 7 53 7 6a 7 9b 7 9s 7 cu 7 ef 7 fm 7
greek 1n 9z a
green o 1a 3 1d 3 1j 4 1s 3 2k 4 2q 4 31 3 3c 4 3e 8 40 4 4b 3 4p b 5l 3 5m 4 5q 4 60 6 61 4 6e 3 6x 3 7c 4 7y 2 8s 6 9d 4 9j 9 ap 6 ba 4 fg 3 ft 3
green_wal 1n 4p e
greener 1n 4p b
greengr 1i 5o 4 65 8
greenho 1f 9j l 9k i fo e
greenho_hotel 1n 9j c
greenho_tomato 1n 9k a
greet 1a 70 4 8j 9
grew 13 5n 3 5r 3 9x 6 az 3 cs 7
grey u 3 4 1q 2 43 2 4c 4 55 1 5a 3 79 7 81 3 9h 4 9s 3 e1 4 ec 2 fr 5
greyhou 1n dv a
grid 15 1d d 2a 6 6p j 9s 3 9t i 9u l b4 6 ba 3 c8 8
grid_cabin 1n 6p b
grid_prepaid 1n 9u a
grid_trad 1n 9u a
grief 1i 3g m 3i y
grief_support 1n 3i o
griev 1i 3i w
gril 1f 2l a 30 a 5x 3
grin 1n 4c 3
grind 15 10 3 2i 3 47 3 5l c 5z 7 6z 2 87 i 9a 5 es 2
grip 1c 29 4 45 3
groan 1i 7a 3 f3 5
groc 1i 5q 7 5y 8
grocery 1a 1q u 5o i 5q z bn e fe r
grocery_clos 1n 5o b
grocery_coopera 1n fe c
grocery_deliver 1n 5q c
grocery_diaspor 1n 5q c
grocery_expat 1n 5q c
grocery_plantai 1n 5q a
grocery_pric 1n 1q v
grocery_until 1n bn b
grocery_villag 1n fe c
grocery_volunt 1n fe c
groning 1n h a
groom 1c b e dq 13 du 4
groom_salon 1n dq i
groov 1n ci b
gros 1n d3 b
ground t 5l 5 68 4 6a 3 6y 6 7y 6 8t 8 8u 5 9w 3 az 3 c3 3 dt 3 e2 7 e3 6 e8 5 eh 3 fs d
ground_grow 1n 7y 9
ground_peeling 1n fs b
group f 1 2 f 3 g 3 j 5 l 3 s 3 w 5 y 2 1k 3 1o 3 1u 3 31 8 32 5 34 5 36 c 3i 9 3j 7 3l 4 3m 5 3v 5 4c 2 4g 2 4h b 6e 3 6j 3 6k 4 6v 3 73 5 74 4 7d 3 7e 5 85 4 a3 6 a9 3 ac 3 b5 8 br a bu 6 cb 3 cc 5 cu 3 cw 4 dg 3 dp 4 ds 6 dw 2 e1 5 e2 4 ec 2 eu 6 ex 5 ey 7 f2 3 f4 3
group_alert 1n cw c
group_began 1n 7e b
group_buy 1f 4h i
group_check 1i w a
group_clean 1n cc 9
group_daily 1n j b
group_decid 1n b5 c
group_exam 1n 3m b
group_friend 17 31 d 36 f 6v 7 85 6 eu d
group_holiday 1i br a
group_indoor 1n ds c
group_library 1i 3v a
group_lost 1n 3i 9
group_nearby 1n 73 c
group_offic 1n f4 a
group_past 1n a3 b
group_physiot 1n 34 b
group_suitcas 1n 31 c
group_tour 1n 36 c
group_tournam 1n ex c
group_travel 1i 36 m
group_trek 1n e2 b
group_trip 1i 36 g
group_umrah 1n 3j 9
group_vets 1i 4h b
group_warehou 1n cu b
grov 1n 61 n
grov_cret 1n 61 b
grow m a 6 b 3 18 5 1j d 1t 6 23 7 3e 3 3z 4 4d 6 4v 2 55 5 5d 2 5e 4 5j 7 5n 3 5o 3 5r 5 61 6 65 a 66 2 7o 3 7y h 84 a 8d a 8o 6 8p 5 9j 9 9k 8 9m b a0 5 bp 6 ew 2 fb a fo 6
grow_bik 1n 1j a
grow_br 1n 1j a
grow_child 19 a 8 1j f 4d 9
grow_early 1n a0 c
grow_hom 1i 7y n
grow_import 1n 8d b
grow_itself 1n 23 b
grow_kit 1n 7y t
grow_kitchen 1i 7y c
grow_learn 1n bp b
grow_microgr 1n 9j a
grow_own 1n 7y f
grow_oyst 1n 65 b
grow_packet 1n 84 9
grow_tid 1n 9m a
grow_vegetab 1f 18 a
growl 1i 3r 4 ds 4
grown v 12 4 1l 3 3y 7 3z 8 46 6 65 b 71 a 7x 5 84 3 8p a 9j d 9r 5 9x a bl 8
grown_childre 1n bl d
grown_fland 1n 3y b
grown_indoor 1n 9j c
grown_sawdust 1n 65 b
grown_ship 1n 9j a
grown_ups 1a 71 c
growth 1i 2 5 b 4
guarant y 1y 4 28 3 2f 3 2h g 44 8 4h 3 56 3 6h 3 7k 4 8y 3 90 3 a5 6 bs i bu 8 c3 8 c6 8 dc 3
guarant_car 1n c3 b
guarant_insur 1n bs c
guarant_memb 1n bu b
guarant_rid 1n c6 b
guard 16 q 4 10 5 6i 3 7t 4 9i 4 9m 3 dh 4
guardia 1n 3n 4
gues w 1l 4 22 4 43 2 75 4 7q 5 9y 2 a0 3 ab 4 cx 2 db 3 ec 2 ee 2 fn 9
guest i m 4 n 4 r 7 1e 7 2g 6 2i 7 2k 5 2l 9 2o 3 2s b 2w 4 2x 5 2y 5 2z 7 30 3 32 5 33 a 37 7 3a 5 3k 5 3r 4 40 7 4m 2 4w 5 5a 4 63 4 6d 9 6e 4 6f f 6g d 6h 7 6m 7 6o 4 6p 9 6q 7 6x 3 8m 3 9d 9 9e 7 9s 3 af 5 ar 2 b0 3 b7 5 ca 3 cl 4 cr 8 et a eu 5 f0 b fm 4 ft 5
guest_airbnb 1n 6g b
guest_berth 1n 9d c
guest_board 1n 37 d
guest_book 1c 2s a f0 8
guest_choos 1n 6o b
guest_cod 1i 2g a
guest_drink 1i f0 9
guest_even 1n 3k c
guest_forg 1n et 8
guest_list 1c b7 a
guest_messag 1i 6f u 6g e
guest_night 1n 9d d
guest_paint 1n eu a
guest_pay 1a 6h 9
guest_record 1n 4w c
guest_reserv 1n 6d c
guest_return 1n ft a
guest_sav 1n fm b
guest_show 1i cr b
guest_sleep 1f af a
guest_writ 1c 6f a
guestbo 1n 2y a
guestho 1n 33 b
guid y 6 8 1e 6 1u b 20 5 32 s 3a 8 3c 9 3h h 3j g 6i q 6l d 6t 4 6u m 6w 4 70 e 7y 3 9k 4 aa 8
guid_bird 1n 6u 8
guid_calenda 1n 6l b
guid_explain 1n 3a b
guid_first 1i 6 a
guid_hotel 1n 3j 9
guid_meditat 1n 70 g
guid_museum 1n 6i c
guid_natur 1n 6u e
guid_pray 1n 3h d
guid_tour 1i 32 n
guid_treasur 1n 6i b
guid_walk 1i 32 j
guid_young 1n aa b
guidanc 1n 1h 5
guidebo 1f 1u 7 20 7 32 b
guild 1a 49 4 9b 4 cy 4 ei 4 ej 4
guilt 1i 22 7 ds 4
guilty 1f 22 4 70 5
guitar 17 3n o 88 g 8p h a6 n cg m
guitar_family 1n 8p b
guitar_left 1n 88 b
guitar_mend 1n cg b
guitar_rent 1n 8p e
guitar_repair 1n cg f
guitar_song 1n a6 b
guitar_teach 1n 3n g
guitar_worksho 1n cg b
gulf 1f ac 8 b9 8 bv 9
gum 1n 6z 3
gummy 1n 7 b
gums 1n dw 8
gusset 1n 86 4
gust 1n 37 7
gut 16 l 8 5y 4 74 8 7r g 8t 5 8u z cq 3 fq 3
gut_clean 1n 8u w
gut_long 1n 8u b
gut_roof 1n 8u f
gut_test 1n 7r i
gym 10 f 7 h o n 5 s s 1g 3 1r 4 2q a 5a 7 72 d by b e7 5 ea a ez g fm 4
gym_bruis 1n h b
gym_managem 1n s h
gym_memb 1i s i
gym_studio 1n s m
gymnast 1f 2c 7 3w a ez t
gymnast_balanc 1n ez 9
gyms z 9 3 f 5 g 3 h 5 s 6 2i 3 2q a 5m 3 72 5 74 3 7r 3 9s b b0 3 ez 4 f2 4
gyms_charg 1n 9s b
gyms_pres 1n 2q b
gynaeco 1f 6 4 76 h 7r c
gynaeco_comment 1n 7r b
haberda 1n 7z 8
habit x l 9 x 3 1r 3 22 b 6d 3 6m 3 6t 2 71 3 7d o 7e e 7h 6 7w 3 9y 2 af c bh 2 d1 3 e0 3
habit_adhd 1n 7d m
habit_neighbo 1n 22 b
habit_room 1n af b
habit_track 1n 7d p
haccp 1n 99 10
haccp_paperwo 1n 99 f
hack 1n 56 t
hack_network 1n 56 b
hadith 1n 3h 9
haggl 1n 5g 4
hail 1a 18 3 5j 4 61 3 8d 3 eq b
hailsto 1n eq 5
hair w 2 q c m r d 1m b 2w 2 3t 4 55 2 6z i 8p 4 ax 9 ci 4 d3 6 dq 3 dv 4 fd m
hair_best 1n 1m f
hair_car 1n 2 p
hair_chemoth 1n fd a
hair_cut 1i c g
hair_los 1i fd l
hair_salon 1f c b r b
hair_sulphat 1n 2 b
hair_transpl 1n 6z p
haircut 1n c u
haircut_beard 1n c b
hairdre 11 2 5 3 3 c q r e 3s 9 3y 3 40 3 4m 2 8c 3 8d 3 cy 3 fd 5
hairdre_concert 1n 3s b
hairdre_liv 1n c f
hairdry 1n 6t 2
hairpie 1n fd x
hairpie_women 1n fd e
haj 1n 3j u
hal i h a i 4 17 5 1d 3 1v 3 1w 3 2v 5 30 4 32 7 3r 3 3w 9 4n 6 5d 3 5u 4 67 8 6t 5 9r 3 9w 6 an 3 ck a cs 5 ea h ez 4 f1 b f2 9 fe 3
hal_against 1n ez 9
hal_book 1n ea 12
hal_café 1i h a
hal_calenda 1n ea e
hal_communi 1n ea b
hal_confere 1i cs b
hal_count 1i 4n a
hal_county 1n ea b
hal_differe 1n 3w c
hal_film 1n ck 9
hal_key 1i ea g
hal_memb 1n 17 c
hal_off 1i 67 a
hal_quiet 1n f1 a
hal_room 1i ea d
hal_tasting 1n 32 c
half 9 t 2 51 3 5k 3 5o 3 67 2 73 3 8h 2 bz 2
half_empty 19 67 8
half_maratho 1n 73 e
half_past u 2v 6 5k 7
half_pric 1i 5o f
half_work 1i bz a
half_worksho 1n 51 h
half_writ 1i cj a
halfway 1n bf 3
hallmar 1n 46 5
hallway 1i 5l 3 ci 3
halv 19 3m 3 61 4 82 3 a1 3 b1 4 bo 3
ham 1i 7x p cf 4
hamburg 16 c 7 1j 6 2k 7 30 8 59 8 8u 7 c4 7 dx 7
hammam 1n n a
hamp 1n 8n b
hamst 1n 8f 4
han 1n 9c 4
hand 7 1i 4 1k 3 1x 5 3e 3 3g 2 3z 3 41 5 7z 4 86 3 88 7 8b 3 8i 4 8j 3 b4 2 bf 4 ci 3
hand_baby 1n 3z e
hand_back 17 c4 8
hand_bag 1n 1x b
hand_book 1f 8i i
hand_childre 1i 88 f
hand_cloth 1n 41 v
hand_dyed 1n 7z s
hand_find 1i 1x d
hand_forg 1n 8e b
hand_furnitu 1n 8b k
hand_good 1i 88 j
hand_leath 1n 86 a
hand_lisbon 1n 8j c
hand_lock 1n 1k a
hand_lps 1n ci a
hand_onlin 1i 1x d
hand_pens 1n 88 h
hand_pick 1n 60 b
hand_platfor 1i 1x d
hand_pour 1n 8 c
hand_product 1n 88 d
hand_riddl 1n b4 c
hand_school 1i 1i h
hand_scissor 1n 88 g
hand_shop 1c 41 b 88 j
hand_stitch 1n 86 g
hand_tax 1n d1 b
hand_tool 1f 7x i 88 f
hand_tri 1n 88 b
hand_urn 1n 3g 9
handbag 1f 40 9 42 k 86 d
handbag_appl 1n 42 b
handbal 1i 6j 9 ed 9
handboo 1i cm d do 4
handboo_ticket 1n cm b
handbra 1n c7 3
handful 1a 5u 6 81 3 8d 3 9p 3 bl 7
handhel 1n em 6
handl x 6 3 b c 4u 8 50 8 56 2 5k c 66 8 8e a 93 5 99 3 av 7 bs 2 dc 3 dl 3 eq c er 3 es 3
handl_contrac 1n 4u c
handl_half 1n 5k c
handl_inbox 1n 50 c
handl_local 1n 8e b
handl_residen 1n av b
handl_return 1n 66 b
handleb 1n 1j e
handleb_used 1n 1j a
handmad z 0 6 8 9 36 9 3e d 42 a 43 a 46 i 5v j 86 e 8a 6 8e 6 8h 3 8j 7 8l m ap 6 dv a es 3
handmad_ceramic 1n 8l i
handmad_chocola 1n 5v e
handmad_dog 1n dv e
handmad_jewelle 1i 46 f
handmad_leath 1n 86 f
handmad_ring 1n 46 b
handmad_stonewa 1n 8l c
handmad_train 1n 36 b
handmad_vegan 1n 5v b
handov 12 t g 1g 4 1k 3 35 7 4v 3 55 3 5c 3 6j 3 8w 3 9a a eg 3
handov_not 1n t c
handrai 1n bd q
handset 1n e 4
handsha 1n b6 3
handsom 1n ax 5
handwri 15 5v 3 8n a ak 4 bi 7 bl i bm a cf 6 e9 3 ee c
handwri_card 1i 8n a
handwri_recip 1n bl f
handyma 1n 8r 15
handyme 1n 8r n
handyme_mount 1n 8r b
handype 1n 8r b
hang m 2a 9 4j 2 4q 4 5k 9 7t 4 83 2 8k 6 8r 5 8v 3 9w 3 ap 3 cn 4 de 3 dg 2
hang_door 1i 5k b
hang_dril 1n 2a b
hang_lamp 1n 8r b
hanna 1n 2e e
hannelo 1n do 3
hanoi 1n 32 b
happen f 3f 2 5b 1 7n 2 ae 2
happy 1c cr 8 dp 3 e2 2
har 1n 9k 4
harassm 1i 4i f al a
harbour 19 37 6 6l 4 89 3 8j 6 94 4 9d p
harbour_mast 1n 9d g
hard r 1z 4 2d 5 3n 2 4z 2 5s 5 72 3 7j 2 7s 5 87 3 9g 2 a6 4 a9 2 ba 2 bg 3 cm 7
hard_cas 1i cm a
hardest 1f 7e 4 ao 3 d3 5
hardly 15 17 3 1l 9 1p 4 41 5 45 3 4p 4 6i 3 ax 4 ct 5
hardly_speak 1n 1l b
hardnes 1n 2 e
hardnes_styl 1n 2 b
hardwar 19 2a 4 2g 4 54 8 8u 4 9s a f9 7
hardwar_depot 1n 9s b
harm 14 e 4 o 4 4i 3 6o 3 72 3 7i 3 99 3 am 6
harmful 1n 42 5
harmles 1c 7m 9 cq 4 dk b
harmles_fak 1n dk b
harnes 1i 4j b dv m
harnes_climb 1n dv b
harvest x 15 6 5b a 5j 6 5w b 5y 8 5z e 60 9 61 f 65 f 6n 4 7y a 8s 8 9j 7 9k e 9m 4 9n 9 9x 4 bl 3 fb i
harvest_dat 1i 60 a
harvest_polish 1n 5y b
hasn 1c 6m 3 d2 4 dl 4
hat y 4 5 b 6 2y 3 3a 2 3r 2 4e 6 8v 8 cc 5 d5 3
hat_iron 1n 8v b
hatch 1f 2k g 92 6 c7 4
hatcher 1i 9m 4 9p 4
hats 1c 1c 3 3r 3 4b h fg e
hats_knit 1n 4b g
hats_onlin 1n fg c
haul 1f 4f 9 f8 m fs 9
haulag 1i 4f h 9i f
haulag_company 1i 9i c
haulag_firm 1n 4f b
hauli 1c 9i 7 el 4 fj e fs 6
hausa 1n ct e
hausa_igbo 1n ct b
hav 1a c 3 1p 4 2s 7 5v 3 dw 4
haven 1i 53 5 cp 5
hay 19 33 3 5w 3 6y 3 7q 8 e2 8
hazard 1n ab n
hazard_clip 1n ab g
hazelnu 1c 2p 8 5u 3 5v 6 7c 3
head r 2 6 c b r 3 s 4 t 2 1r 5 3j 3 47 3 4d 3 4k 4 4z 2 6k 4 aq 4 cd 2 cz 5 dg 3 dl 4 e3 3 ee 2 fd 5
headach 1i 5 4 7q x
headach_see 1n 7q b
headban 1n 24 m
headban_speak 1n 24 b
headhun 1n 4z b
headpho 1c 24 8 af 3 cd 6 ck a
headpho_blanket 1n ck 9
headqua 1n 4p b
headsca 1n fd a
headset 1f 4j r 7n b f3 6
headset_train 1n 4j e
headsho 1n ax 11
headsho_headsho 1n ax e
headsho_keep 1n ax b
headsto 1i 3b r 3f o
headsto_open 1n 3f 9
headwea 1i bf 8 fd 9
heal 16 0 4 g 4 m k 2q 4 3i 4 7a 4 9f 6 dy 3
health o k 2 l 4 1f 3 2q 5 43 2 5a 2 5y 5 6a 9 6j 2 74 4 76 7 79 7 7l d 7r 4 9f 5 9l 4 9m 4 cq 2 dj c du 4 dz 4 eb 4 ez 5 fp 6
health_assista 1n 7l g
health_authori 19 6a b
health_questio 1f 7l f
healthy 1a l 8 2u r 5u g 74 8 9l 4
healthy_snack 1i 2u a 5u g
healthy_vend 1n 2u q
heap 1i 2t 4 95 4
hear i e 3 p d 14 2 3n 3 6i 4 7o 4 7s 5 9l 4 a6 3 a7 4 b2 6 cb 4 cj 3 cn 3 ds 3 f9 2 fl 3
hear_aids 1n p c
hear_audio 1n b2 b
hear_curator 1n 6i b
hear_hom 1n p n
hear_own 1n cb 9
hear_queen 1n 9l a
hear_test 1n p h
heard s g 2 u 6 4i 5 6i 5 ai 4 aj 3 be 4 cd 4 ct 4 ef 3
heart x 1 2 f 3 v 6 1d 3 3d 2 3n 2 4c 4 73 3 7v c cm 3 dz b ez 4
heart_rat 1n dz g
heat p k 4 n 7 22 2 25 4 3l 6 4s 9 54 2 5m 5 6g 6 76 4 7a 4 92 e 9p 3 9q 6 a7 3 ag 8 cn 5 ej 9 f9 a fm e fp 9
heat_build 1n fm d
heat_cal 1n fp a
heat_mould 1n ag b
heat_pump 1f 92 n
heat_runs 1n fm d
heat_stres 1n 4s f
heat_wagon 1n 3l c
heavy 11 2 4 f 3 28 3 5j 2 63 3 8l 3 9l 4 cq 3 di b fj 2 fs 4
hectar 1f 9k j 9n c 9o 7
hedg 19 8s l c7 3 dz 5 e1 3
hedg_weed 1n 8s b
hedgeho 1i 2f e es 3
hedgeho_stop 1n 2f b
heel 17 f 3 t b 43 5 45 e 8v 3 e2 2
heif 1n fp 4
height z m 3 6y 7 7n b 8m c 8t 4 8u 3 c7 2 e2 2 f2 5
height_chang 1i 8m b
height_psychol 1n 7n b
height_video 1n 6y a
heir 17 91 7 95 4 bi 6 ci 3 do 3 eg 4 f8 9
heirloo 1i 46 8 84 v
heirloo_seed 1n 84 m
heirloo_vegetab 1n 84 c
held q 2d 3 2h 2 47 4 59 2 69 2 6s 3 9i 4 ab 2 ac 6 bv 4 bw 3 dc 5 eg 2
held_check 1n ac b
helicop 1n fq 4
hello 1i a2 3
helmet 1a 2e d 4s d 8o 6 c4 6 e2 d
help h i 4 l 4 o 6 z 3 13 3 14 4 1a 4 1f 5 1h 4 1w b 30 3 33 4 3m 8 3s 7 3v 4 4s 5 4y 5 4z 4 52 5 53 7 55 2 69 5 6s 3 6w b 71 7 79 6 7e 3 7g 5 7i 3 7j 5 7n 1 7s 7 7u 4 7w 4 8w b 95 6 9y 7 a0 5 a8 7 aa 8 af 3 ag a av 3 bb a bc 9 cm 7 dj 2 e0 4 ew 4 fe 3 ff 2 fi 6
help_app 1n 9y g
help_applica 1n aa d
help_arriv 1n 4z c
help_breastf 1n o b
help_car 1n 7g d
help_declut 1n 95 b
help_desk 1i cm h
help_door 1i 7w a
help_event 1n fi b
help_fal 1n 71 g
help_feed 1n 33 c
help_few 1n bc 9
help_hom 1i 1h 9 bb b
help_househo 1n bc 9
help_lin 1n 4y c
help_lon 1n 4s b
help_los 1n l b
help_machin 1n 53 c
help_mov 1i 8w e
help_newcom 1n 6w c
help_old 1n bb l
help_parent 1n 1f 9
help_phon 1n 3s b
help_pupil 1n 3m g
help_rehom 1n e0 b
help_rent 1n ag b
help_rid 1n 7j b
help_senior 1i 3s d bb c
help_smal 1n 1w c
help_spanish 1n 6w 9
help_word 1n a0 c
helpdes 1i 4y b cm a
helping 1n 74 3
helplin 1i 78 8 am 8
helsink 1n c5 a
hem 1f 1i 6 4a a ap 6
hemp 1i 4d e 9v d
hemp_put 1n 4d c
hempcre 1n 9v 9
hen 1i d 5 eu 7
hens 1a x 3 33 e dx 6 fp 8
hens_tabl 1n 33 c
her b 6h 3
herb 14 18 5 23 h 5z 7 60 b 6e 5 6u l 7y i 9j i f7 8
herb_alp 1n f7 8
herb_cook 1n 6u 8
herb_garden 1n 23 f
herb_grow 1i 7y d
herb_guid 1n 6u a
herb_walk 1n 6u d
herb_windows 1n 7y b
herbal 1i 60 m 71 7
herbal_tea 1i 60 e
herd 1i 5s 4 fp e
heritag 1f 3o 8 6i 9 bi 7
hero 1f 1m z 2o 4 8n f
hero_nam 1n 1m h
heron 1a m 8 37 3 3q 3 4c 8 b7 b
hers 13 r 3 2v 3 7u 3 8e 4 aj 3 bl 7 bo 3
herself 13 3m 4 3s 3 3t 3 8c 3 a0 3 au 5 bb 3 ee 3
hes 1i 1d 9 92 9
hesitat 1n a0 5
hgv 1n 9i a
hibiscu 1n bv 4
hid x 14 3 2h 2 6v 2 71 3 73 3 7e 3 86 7 a8 6 b9 2 df 3 ds 2 dx 4 e0 4 e1 3 f0 4
hidden 12 26 3 2e 9 3r 3 4b 3 5c 3 7c c 8f 9 b5 3 bo 3 by 3 dr 5
hidden_gluten 1n 7c f
hidden_insid 1n 8f b
hidden_sos 1n 2e b
high s 2a 5 4d 4 60 4 6s 3 8g a 9s 2 ag 9 b5 2 ee 5
high_chair 1i 8g f
high_writ 1n ag b
highest 1n 7 5
hik 16 20 z 2d 7 32 g 6q l 6t q 8o 7 b8 e
hik_alon 1n b8 c
hik_app 1n 20 r
hik_bags 1n 6t c
hik_inn 1n 6t a
hik_luggag 1n 6t c
hik_rout 1n 20 k
hik_start 1n 20 b
hil y 20 6 28 6 3p 6 4b 4 5l 4 6y 4 73 3 al 6 c0 4 c2 2 c9 2 ec 2
hillsid 1n 9r 4
him r o 3 68 2 7b 2 8h 3 8s 4 9g 2 c8 2 ci 2 ds 3 e0 6 e8 3
himself 12 12 3 5e 4 6l 3 7v 3 bp 3 cl 2 dd 3 ed 2 ek 3 em 6 ep 3
hind 1i 9h 7 dy 4
hing 1f 3z 4 8b 3 8r 6
hint 19 2c 3 31 6 41 3 85 9 9y i b4 8
hip 15 i 8 k c 2b 3 48 3 80 3 dy 8 ez 4 fr 3
hip_surgery 1n k c
hips 1c f 4 72 3
hir o g 2 h 7 i 2 17 6 1j 5 1w 4 2j 9 2y 7 34 4 35 8 37 c 40 a 4l d 4z 9 50 6 55 4 5a 4 5c 9 6x 4 8o 8 8w 4 93 5 9n a a5 7 ai 8 bi 3 c4 5 cc c ch a d3 3 de c df b f2 3 f8 3 fi 7
hir_admin 1n 50 c
hir_freelan 1n 4l i
hir_licenc 1n 37 b
hir_light 1n 1j a
hir_manag 1i ai b
hir_shop 1f df a
hir_softwar 1n de g
hir_vet 1n 4l e
his 1n 5y 7
histami 1n 7c b
histori 1n aj 8
history x f 3 x 3 1z 3 4g a 7i j 97 5 9b 3 aj 8 b0 6 b1 d bi g cf c cv 8 d3 3 d5 3 dw 3 ej 9
history_instrum 1n cf b
history_parish 1n bi 9
history_part 1n ej b
history_publish 1n b1 b
history_researc 1n bi d
hit 1a 1j c a6 4 ew 3
hit_handleb 1n 1j b
hitch 1n c6 b
hits 1f 4y 5 ay 4 ci 3
hiv 1i 5w h 9l x
hiv_scal 1n 9l k
hiv_sensor 1n 9l c
hoard 1n f8 9
hoars 1n ch 3
hob 1n 30 4
hobby 11 1x 7 5z 6 80 e 83 b 84 b 89 6 8e 6 a4 g ae 7 b8 6 bi 5 es f ev a f2 a
hobby_bak 1i a4 e
hobby_cook 1f ev 9
hobby_garden 1i 84 d
hobby_photogr 1n 83 e
hobby_play 1n f2 c
hobby_pot 1n es j
hobby_sew 1n 80 j
hockey 1n 1i 4
hoe 1n 9k 8
hoes 1n 9k h
hoes_sugar 1n 9k a
hoist 1i 4s 7 6s i
hol x 2a 3 3g 4 3z 3 56 c 82 3 91 4 dg 3 e5 8 f9 4
hol_company 1n 56 b
hold d k 2 o 3 16 3 29 3 2d 3 3d 5 54 2 67 2 6h 3 7n 2 8y 2 94 4 9h 3 am 3 bp 3 bw 4 e8 5
hold_baby 1n o c
hold_farewel 1n 3d a
hold_grav 1i e8 a
hold_wed 1i 3d 9
holiday m j 4 1g 3 1u 5 23 6 2g 6 2x 9 33 8 34 4 35 8 36 6 3k 4 3n 5 3q h 3w 3 50 6 5k 5 61 3 6f 2 6g g 6r d 6s f 6t 4 7h 5 7k 8 83 3 8g 8 8k 3 94 b 9e 4 9w 5 9z 4 a2 3 br 5 ca 4 d3 5 dg 8 dh d dr 9 fb 3
holiday_camp 1i 3q t
holiday_childre 1n 3q h
holiday_ent 1n br b
holiday_flat 1f 8g b
holiday_fridg 1n 7h b
holiday_hom 1c 6g m 6s 8 94 f
holiday_hous 1i 7k 9
holiday_let 1n 6g j
holiday_mov 1n 9w a
holiday_pay 1n d3 b
holiday_photo 1n 2x c
holiday_rental 1n 6g q
holiday_request 1n dh k
holiday_skil 1n dg c
hollow 1c 8m 4 8r 6 c2 3
holy 1n 3j 9
hom 8 8 3 c 4 d 6 e 6 f 3 k 4 o 5 p 7 t 5 z 3 1c 4 1h 2 1n 4 1o 7 1y 7 27 4 2a 4 2d 3 2f 6 2g 3 2s 4 2z 5 30 3 3c 4 3g 2 3t 7 47 4 4a 4 5d 2 5l 3 5t 3 6g 5 6r 7 6z 4 72 5 7g 2 7n 2 7r 7 7v 5 7w 3 7y 5 80 3 87 3 8d 2 8q 5 8r 4 8t 4 8y 5 8z 3 92 6 94 6 95 4 96 4 98 3 9c 6 9g 3 9w 5 al 6 bb 2 bd 5 bh 4 bv 5 c0 4 c2 3 c3 5 c4 3 c6 4 c8 5 c9 3 dg 2 dr 3 ds 3 dt 3 dx 6 dy 3 e0 2 f4 7 f8 4 f9 4 fa 3 fd 2 fi 3
hom_adaptat 1n bd i
hom_afterwa 1i 6z 8
hom_age 1n bd 8
hom_battery 1n 2a c
hom_birth 1n o b
hom_blood 1n 7r j
hom_buy 1n c0 f
hom_car 1c t g 3t q
hom_check 1c 6z 7 dx a
hom_clear 1n f8 b
hom_clearan 1n f8 b
hom_coast 1n 94 c
hom_collect 1n 30 c
hom_cook 17 2s f 5t 9 5z a 61 a 87 c 8e d f4 v
hom_earn 1n 13 b
hom_educat 1n 1o v
hom_empti 1n f8 b
hom_empty 13 f8 7
hom_energy 1n 92 o
hom_exchang 1n 6r o
hom_exercis 1n z g
hom_explain 1n bb 9
hom_eye 1n 47 g
hom_family 1i 6r b
hom_film 1n dy b
hom_find 1n 1c b
hom_first 1c o 9
hom_fix 1f c2 a c3 a
hom_fold 1n 2f b
hom_food 1n 2m b
hom_guest 1i 6g c
hom_gynaeco 1n 7r b
hom_invento 1n 1y x
hom_keep 1n 98 b
hom_kit 1n 7y i
hom_kitchen 1f 72 a
hom_kne 1n k c
hom_lad 1i 17 b
hom_led 1n 7g b
hom_lesson 1n dt c
hom_let 1n c8 b
hom_loan 1n c0 d
hom_measur 1n 6s a
hom_morn 1f 7v 9
hom_movy 1n bj b
hom_nev 1n 3t b
hom_night 1f al 9
hom_ninety 1n e c
hom_old 1n bd a
hom_onc 1i 2z b
hom_organis 1n 95 f
hom_own z 1y 7 27 8 2f 8 8d 7 8t c 8y d 92 d c7 7
hom_philipp 1n bv b
hom_pins 1n 4a c
hom_platfor 1n 7v a
hom_print 1n bh b
hom_replace 1n c4 b
hom_return 1n 3g 9
hom_robot 1n 2f m
hom_saf 1i al g
hom_school 1f 1o u 6r 9
hom_sewn 1n 4a c
hom_shar 1f es 8
hom_smal 1n 8l c
hom_softwar 1i 9c q
hom_styl 1n 5m b
hom_subscri 1n 92 b
hom_sum 1n 6r e
hom_swap 1n 6r r
hom_teach 1i 3n a
hom_test 1n 7r v
hom_train 1f d a f4 9
hom_video 1n 80 b
hom_visit 1a 9g a dx l
hom_watch 1n 94 l
hom_whil 1n 94 c
hom_women 1n f c
hom_workout 1n 72 n
hom_writ 1i 6g a
homelan 1n 5q i
homelan_latin 1n 5q a
homeles 1i 1e 9 32 e
homeles_lead 1n 32 c
homemad 1f 2i d f4 m f6 r
homemad_cak 1n 2i c
homemad_jam 1n f6 b
homemad_meal 1n f4 c
homeown 17 27 7 8a 7 8r 8 8s 8 8u d 8y g 92 8
homesch 1i 1o 14 ac q
homesch_ages 1n 1o a
homesch_box 1n 1o c
homesch_curricu 1n 1o k
homesch_family 1i 1o e ac a
homesch_kits 1n 1o c
homesch_lesson 1n 1o c
homesch_parent 1i 1o b
homesch_plan 1n 1o c
homesch_weekly 1n 1o c
homesha 1i af g bc v
homesha_program 1n bc 9
homesic 1n 3q 8
homewor 1a z 8 3m e 9y y dt c ee k
homewor_app 1n 9y b
homewor_help 1i 9y i
homewor_teach 1n ee f
homewor_tutor 1n 9y n
honest 16 90 3 99 4 ai 5 di 4 ds 3 eq 4 er 3
honestl 11 1b 3 4n 3 6h 3 90 3 bi 3 di 2 dz 3
honesty 1n 4r b
honey 1n 5w 1a
honey_beekeep 1n 5w d
honey_forty 1n 5w b
honey_lov 1n 5w d
honeymo 1n bm 3
hong 1n 7r a
honour 1n 2w 9
hood 1i 3z 4 f9 3
hoody 1n 4c r
hoody_shirt 1n 4c b
hoof 1n 9h 12
hoof_photo 1n 9h b
hoof_trim 1n 9h m
hook y 29 4 2a 7 2b 4 45 4 4e 5 4s 3 8v 2 9a 7 et 6 fd 3
hoop 1n 3w 4
hoov 1n 9h m
hop 12 i 7 w 3 24 6 55 2 56 5 58 4 5p 7 8l 3 bt 5 bw 5 dm 5 dt 3
hopeful 1i 24 4 40 4
hops 1n 64 k
hops_sel 1n 64 b
horizon 1n bk 4
hormon 1i 76 a 7r k
hormon_test 1n 7r i
horn 1i 5f 3 6j 4
horosco 1n fc z
horosco_app 1n fc c
horosco_daily 1n fc c
horosco_morn 1n fc e
horror 1n 3p 3
hors 17 1c d 3q 3 4q 4 9h k dy m e2 11 fp 7
hors_adult 1n e2 b
hors_becom 1n 1c b
hors_cost 1n e2 d
hors_hoof 1n 9h b
hors_own 1f e2 g
hors_physio 1n dy f
hors_rid 1n e2 q
hors_shar 1n e2 h
hors_stabl 1n dy b
horsesh 1n 9h h
hos 1a n 3 8u 3 98 3 e9 b
hospic 19 3c 8 3e 3 3i 7 95 4 ak 4 ff s
hospita t k 3 o 3 u 9 v 5 w 9 x 5 y 5 2j 9 2u 7 3c 4 3j 4 3t 3 4j 8 4n d 4x 5 4z 5 6a 6 7v b 7w i a5 9 ai 5 bd 8 c7 a ff m fi d fu 5
hospita_charity 1n ff e
hospita_childre 1n ff b
hospita_confirm 1n fi b
hospita_gat 1n 2j b
hospita_hom 1n 7v e
hospita_record 1n w b
hospita_shift 1n fi d
hospita_stay 1n bd 8
hospita_transpo 1n 7w d
hospita_twic 1n ff 9
hospita_vans 1n 7w b
hospita_visitor 1n ff h
hospita_work 1n a5 f
host t 2g 6 2o 9 2s f 2y d 2z c 30 b 36 5 38 a 39 3 4v 3 56 3 59 a 5a a 6d 8 6g j 6v 2 8x 3 ad 7 ae 8 b0 5 b5 2 ca 5 ch a cl d cv 6 cw 3 dr a f9 4
host_animal 1n dr b
host_br 1n 5a b
host_din 1n 2s h
host_fresh 1n cl a
host_open 1n 38 b
host_party 1i 2o d
host_sees 1n 6d c
host_send 1n 6g b
host_set 1n 2y a
host_smal 1n ad c
hostel 1c 32 8 34 4 6q 12 br 4
hostel_backpac 1n 6q c
hostel_cyclist 1n 6q c
hostel_dormito 1n 6q e
hostel_kitchen 1n 6q e
hostel_way 1n 6q a
hot q 9 7 e 4 m 3 n a 2j 4 2k 4 2m 4 2v 8 3x 7 5t f 60 5 6x 7 6y 8 76 5 8m 5 9g 2 9i 3 fl 3 fm 4
hot_air 1n 6y e
hot_half 1n 2v c
hot_lunch 1n 3x d
hot_sauc 1n 5t u
hot_tub 1i n e 6x b
hotel o j 7 32 2 33 5 34 3 36 7 3j 5 3k 6 49 7 4h 8 4k 5 4p 7 4q c 59 2 5a f 5e 5 5g 9 6e 7 6f m 6l 3 6o 4 6q 5 6s f 6y 4 6z c 87 3 8g 6 9j 8 9s d 9u 4 ar 5 ca 8 cu 8 dc 8 df 9 f9 5 fi 5 fm d fu 4
hotel_check 1n 6f f
hotel_deliv 1n ca c
hotel_dentist 1n 6z 9
hotel_direct 1n 6f f
hotel_doctor 1n 6z 9
hotel_front 1n 6f h
hotel_group 1n cu b
hotel_guest 1i 6f w
hotel_gyms 1n 9s f
hotel_holiday 1i 6s 9 8g a
hotel_host 1n 5a b
hotel_learn 1n df c
hotel_linen 1n 5a h
hotel_measur 1n 6s a
hotel_pool 1i j c 4h b
hotel_swap 1n 4q a
hotel_train 1n 3k c
hotel_travel 1i dc a
hotel_treat 1n f9 9
hotel_turn 1n fm b
hotel_upsel 1n 6f f
hotel_walk 1n 3j 9
hotlin 1a o 6 4i l 4y 7 9s 3 dj 6
hottest 1i 5s 5
hourly 1f 37 7 6x t bz c
hourly_work 1n bz b
hous d p 4 18 3 1a 2 1t 4 1w 6 1y 6 27 4 2f 4 2g 6 33 4 36 4 38 3 3q 3 4f 2 4r 5 54 4 57 2 5a 4 6d 2 6f 4 6g 5 6m 3 6p 5 6r a 6t 3 7k 6 8b 5 8c 8 8q 9 8r 5 8s 4 8t 7 8u 6 8v 3 8w 4 8z 3 92 8 93 2 94 b 95 7 96 3 9w a af 4 an 3 bc 6 br 3 c0 4 c8 6 cf 3 d8 3 dq 3 dx 4 eg 5 er 2 f7 3 f8 7 ff 2 fi 4
hous_answ 1n an a
hous_area 1n 4r b
hous_associa 17 eg a
hous_bil 1n c8 b
hous_block 1f 1w e
hous_check 1n 92 d
hous_clean 1n 8q z
hous_clearan 1f 8b f 95 h f8 h
hous_company 1n 9w e
hous_concert 1n 38 c
hous_couri 1n 2g b
hous_dat 1i cf a
hous_dog 1i dq a
hous_electro 1n 54 c
hous_factory 1n 9w c
hous_family 1n 6r g
hous_guest 1n 6p a
hous_harvest 1n 8s b
hous_holiday 1n 6r g
hous_local 1n 9w e
hous_lunch 1n 3q c
hous_neighbo 1n 8r b
hous_plant 1i 1t c 8c r
hous_reckon 1n 92 b
hous_remind 1n 1y b
hous_saturda 1i f7 7
hous_sea 1n 7k a
hous_sit 1i 94 w
hous_stay 1i 6p 9
hous_storm 1n 94 c
hous_student 1i bc b
hous_sum 1i 6r f
hous_swap 1i 6r l
hous_teach 1n 6r g
housebo 1n 37 a
househo o 9 7 11 9 15 7 1p 7 1q 7 1r 5 1y a 22 b 29 6 2a a 2d 4 2f 4 4r 9 5h a 5i 8 5j 9 5k 9 5p a 5x 8 61 6 65 4 6r 7 6x 6 7y 3 8k 5 8q d 8r 7 8v 7 8w 5 8x 7 8z 8 90 9 93 8 94 7 95 7 96 7 9q 6 9u 4 bc 7 bn a bo 8 by d c5 7 f5 7 f8 7 f9 5 fa 7 fe 7
househo_budget 1n bn i
househo_car 1n c5 e
househo_contrac 1n by h
househo_cook 1n f5 a
househo_cost 1n bo g
househo_damp 1n 96 e
househo_devic 1i 29 b
househo_ful 1n f8 b
househo_furnish 1n 8z e
househo_garden 1n 6x c
househo_instead 1n bc 9
househo_journey 1n 94 f
househo_keep 1n fa c
househo_ord 1a 8q a
househo_shar 1n 1q c
househo_short 1n 8x e
househo_travel 1n 6r c
househo_twelv 1n 22 b
househo_visitor 1n f9 b
housema 1n af b
housepl 1f 1t r 23 c 8c p
housepl_photo 1n 1t g
housepl_subscri 1n 8c g
houston 1i 95 9 eu 8
howev 1n c9 4
hug 1n 9 3
hum 1f fl 5
human 17 4x 9 a6 4 au 7 cn 3 db 4 f9 g fc 7
humanis 1n 3d u
humanis_speak 1n 3d a
humidit 1i 26 l 96 l
humidit_wal 1i 26 a
hummu 1n 2u 7
hums 15 16 3 90 3 a6 3 b0 3 cd 2 fl 6
hunch 1n fh 7
hundr k 3 3 8 3 v 3 2h 3 3a 5 41 3 47 5 50 2 7k 2 7l 3 7m 3 84 4 9y 3 ao 2 aw 2 ax 4 b4 3 cz 3 de 3 dl 2 do 2 f6 3
hundr_board 1n 3a b
hundr_fram 1n 47 b
hundr_tomato 1n 84 9
hundred 11 2o 3 2v 3 40 3 5n 3 5x 3 60 3 a0 3 a4 3 aq 9 fd 5
hundred_variant 1n aq b
hung 10 4 2 2a 2 4a 3 4q 2 7t 4 8k 4 fd 3
hungari 1n 5t e
hungari_pep 1n 5t b
hungary 19 u 8 1q 8 6z g 8p 8 9i 7 ed 7
hungry 16 3v 3 5h 4 5u 6 6m 3 74 5
hunt 17 1x g 31 d 3r h 5o d 6i a ah 8 dz 4
hunt_costum 1n 3r c
hunt_family 1n 6i b
hurry 19 6 6 7t 3 ak 3 bf 5 dk 3
hurt u k 2 2c 4 4s 3 5o 3 6t 4 7a 6 93 3 9y 3 bl 3 cs 3 dc 2 ds 3 e3 3
husband 1f 4t 8 be 3 ce 6
hut 15 4 3 20 9 5s 3 6g 5 6p j 6t h ea 8
hut_afterno 1n 6t a
hut_interne 1n 6p a
hut_night 1n 6p a
huts 1f 4b 5 6p p eh 5
huts_interne 1n 6p a
huts_night 1n 6p a
hvac 1n fm a
hydrant 1n 98 i
hydrant_emergen 1n 98 b
hydropo 1i 23 a 9j r
hydropo_hydropo 1n 9j c
hydropo_lettuc 1n 9j a
hydroth 1n dy m
hydroth_dogs 1n dy f
hygien u 6 3 d 3 m 3 p 3 2z 3 48 4 4e 3 4j 3 58 3 5a 3 5p 3 65 3 8g 3 99 i 9f 4 f0 2 f4 2 fd 2 ff 4 fm 4
hygien_record 1n 99 c
hygien_task 1n 99 b
hygieni 1n p b
hyperca 1n b4 b
hyperlo 1n az b
ibuprof 1n 4s 8
ice x n 7 2p o 2r 6 2s 2 5b 5 5f 3 5v 3 6y 4 br 6
ice_cream 19 2p t
iced 1f 2r b 60 9 63 9
iceland 1i 6l 9 e2 d
iceland_hors 1n e2 b
ices 1n 2p g
ida s c 3 h 3 j 3 12 5 1h 4 1j 5 1l 4 1m 5 1o 3 2v 4 3k 6 3q 4 3w 4 88 3 bb 4 bh 4 bk 3 bm 3 ex 5 f1 3
idea 11 m 3 1p 3 1z 3 3v 3 4w a 5h 3 5p 3 8h 4 a6 3 b4 3 di 7 e7 a
idea_guest 1n 4w c
identif 1i 1t l dd 5
identif_housepl 1n 1t g
idl 1a 5c k 5d 9 9a 3 at d dr 4
idl_oth 1n 5c c
idl_serv 1n at d
igbo 1n ct e
igbo_develop 1n ct b
ignor 1c 7b 4 7d 3 cv b d2 4
ill o l 4 s 2 2s 5 2v 3 2w 4 3d 2 3k 3 3q 4 3u 4 50 2 57 3 6c 3 6k 3 8q 5 a3 4 ay 4 bl 3 c6 3 dr 4 ek 3 em 3 ff d fi 3
ill_childre 1n ff b
illegal 1n e5 a
illiter 1n 14 b
illnes 10 7 2 l 5 m 3 1c 3 1f 3 3d 3 3i 3 3j 3 73 3 7g 3 7p 3 7q 6 bg 7 fc 3
illustr 1a 1m b 4c b 8k i b6 g b7 e
illustr_fans 1n b7 b
illustr_number 1n 8k b
illustr_persona 1n 1m 9
illustr_print 1i 4c a
imag 1a v h 4w 9 ap i au i fo a
imag_set 1n ap b
imag_tel 1n fo a
imagina 1n bq 5
imitat 1f 24 c ce 4 dk 4
imitat_sunris 1n 24 b
immigra 19 4x 8 5q 7 6w o 7i 8 a7 8 av n
immigra_lawy 1n av c
immun 1n a9 4
impair 1n 7s q
implant 1n 6z u
import 13 53 h 5q 5 5r d 5z 3 67 k 69 o 6a 3 8c 3 8d a 9x e d1 3
import_book 1n 67 b
import_deliver 1n 8d b
import_duty 1n 69 e
import_germany 1n 53 c
import_twelv 1n 5r c
importa 1n aw b
impres 1n 5e 4
impress 1n 10 8
imprint 1n cy 5
improv 1i 7i o dg 3
improv_credit 1n 7i j
inbox 19 50 d as 3 aw t cm g d5 i fg 7
inbox_assista 1n aw l
inbox_calenda 1n 50 c
inbox_puts 1n aw b
inbox_remind 1n d5 b
incens 1i 8 a fc 4
incenti 1n 59 c
inch 1n 4a a
inciden 1n cw b
includ w z 3 1z 3 2l 3 34 4 3e 4 4a 3 4p 8 4v 8 4w 3 65 3 7z 6 d3 8 d6 2 dj 2 dn 2 ev 6
includ_holiday 1n d3 b
inclusi 1n 1e x
inclusi_caf 1n 1e n
inclusi_café 1n 1e e
incom 11 11 6 9s 8 a4 3 a5 6 b1 3 b7 3 b9 3 bn 6 bo a bw 3 c0 6 c1 c c7 3
incom_expect 1n c1 c
incompl 1n e6 5
inconti 1n be 13
inconti_discree 1n be b
inconti_pads 1n be a
inconti_pant 1n be i
inconti_product 1n be i
increas 1f ag j at c eg 9
increas_lawy 1n ag b
increas_shut 1n at b
incubat 1n 5d c
indebt 1n 7j a
indepen u 7 7 s 5 x 7 y 5 22 3 2i 4 39 5 4h a 5g a 6d 6 6f 5 80 4 8i b 90 5 92 a 97 5 9b 5 9c 5 ay a az a b5 3 b7 5 b8 c ck 5 co 5 cr 5 e3 4 en 5
indepen_advic 1n 92 b
indepen_hotel 1i 4h f
indepen_lab 1n 7 b
indepen_local 1n az b
indepen_magazin 1n b8 i
indepen_opticia 1n ay f
indepen_publish 1n 8i c
indepen_shop 1n 5g g
index 1c x 7 a9 7 bq j e8 c
index_portfol 1n bq f
indi 1i 80 7 b3 u
indi_gam 1n b3 s
india 13 v 7 1l 5 2e 6 6c 6 75 6 7m 6 8f 7 ah 7 ao 6 ax 7 cv 7
indian 1f 2m c 5q 8 au b
indian_hom 1n 2m b
indian_languag 1n au a
individ 1n 3g c
individ_cremati 1n 3g 9
indones 1f 4u 9 56 8 ft 8
indoor 11 h 7 1t 7 23 f 26 7 2o 3 4p 7 8c c 96 7 9j j ds 9 dt 3 f1 p f2 a
indoor_car 1i ds b
indoor_farm 1n 9j i
indoor_garden 1n 23 c
indoor_herb 1n 23 b
indoor_plant 1f 8c e
indoor_play 1n f1 i
indoor_playgro 1i f1 p
industr 19 44 8 4l 4 9i 6 ay f c6 c fn 8
industr_estat 1i c6 c
industr_newslet 1n ay h
infant 1i 1f w 5n d
infant_night 1n 1f b
infant_sleep 1n 1f q
inflamm 1n a9 a
influen 1i 4m 1a 4u p
influen_agency 1n 4u g
influen_influen 1n 4m d
influen_market 1n 4m d
influen_match 1n 4m k
influen_platfor 1n 4m c
influen_really 1n 4m b
info 1n a5 5
informa 1a 52 4 5g 8 ak 4 an 4 dl 8
ingredi z 0 7 1 8 b 8 1p 5 2o 3 5g 6 5h l 5q 9 5u 8 5v 8 6e 6 6o e 7c i
ingredi_batch 1n 1 b
ingredi_chang 1n 6o f
ingredi_farm 1n 5h c
ingredi_label 1n 7c j
ingredi_les 1n 5u b
ingredi_sold 1i b a
inhal 1i y 7 1g 6
inherit 1n ak h
initial 1i 86 9 91 4
initiat 1n 19 8
injecti 1n 54 c
injur 1f 17 5 1c 9 73 a
injury 1c f 7 g 5 3q 5 ew 3
ink 16 4c 3 88 4 8j 7 9f j b7 3 b8 2 b9 5 d7 5
ink_batch 1n 9f i
inks 1i m 5 9f c
inlet 1n 9q 4
inn 17 20 3 6t l 6y 3 9d 3 9f 5 ex 6
inn_along 1n 6t a
inn_inn 1n 6t a
innovat 1i 52 b eq 5
inns 19 20 4 6t c bm 3 c9 4
innsbru 1n 8o a
ins 1i 3l 5 7a d
ins_special 1n 7a b
insect 1c 5x d 6u f 9p v du g
insect_farm 1n 9p b
insect_feed 1n 9p c
insect_meal 1n 9p b
insect_protein 1f 9p k du d
insemin 1n fp 7
insert 1n ci 4
insid o 1 4 2o 4 2q 6 86 3 8f 6 8t 7 cg 3 d5 3 dk 3 f1 4
insid_childre 1n 8f b
insid_gyms 1n 2q b
insist 1n 6n 4
insol 1f 2c 9 43 e 45 4
insomni 1i 24 9 71 s
insomni_program 1n 71 c
insomni_sleep 1n 71 b
inspect w t 9 5d 4 6e 3 97 g 98 n 99 e 9a 4 9b 7 9f 5 9l 9 dh 3 e3 p el b fk m fl 3 fo 4 fq g
inspect_casting 1n fk f
inspect_dat 1f 97 9 el 9
inspect_part 1n fk d
inspect_play 1n e3 b
inspect_scan 1n 98 b
inspect_softwar 1i 98 e e3 c
instagr 1f r c 4m 9 cp i
instagr_googl 1n cp c
instagr_messag 1n r b
instal 14 15 7 2h a 7g 5 92 i d5 7 dm 3 e1 4 ei 7 ej c fg 3
instal_solar 1n 92 b
install 1c 9t c 9u d a5 b bd 5
install_plan 1n a5 b
instalm 1a 6z 5 9q f 9u 8 a5 4 bs h
instalm_student 1n bs c
instant 1n 83 9
instead k 7 2 y 2 17 4 1h 3 26 3 2r 5 3y 5 40 5 43 2 4e 5 5e 2 5u 5 74 6 8d 2 8q 3 9o 3 bc 6 bs 6 cn 3 dk 3 dx 3 e0 5 fr 4
instead_bought 1n 40 b
instead_button 1i 3y a
instead_giv 1n e0 b
instead_pay 1f bc 8 bs a
instead_potato 1n 5u b
instead_powd 1n 2r b
instead_standar 1n 4e b
instead_throw 1n fr a
instead_weight 1n 74 b
instep 1n 43 7
institu 1i z 5
instruc 17 3p m 4d 4 4j 8 6l a 7z 8 ab e df 7
instruc_begin 1n 7z 9
instruc_nev 1n 3p c
instruc_says 1n ab b
instrum 16 d 4 3n k 8p s a6 o b6 4 cf f cg t ey c
instrum_lend 1i cg 8
instrum_mend 1n cg b
instrum_rent 1i 3n a
instrum_rental 1n 8p o
instrum_repair 1n cg s
insul 1n 9v 9
insulat 1c 22 2 92 9 9r 6 9v i
insulat_board 1n 9v d
insulin 1n 75 d
insur a 1y 4 27 4 35 3 4w 1 56 2 5c 3 7v 2 7w 2 9g 4 bs 3 bt 5 c5 3 eb 3 eq 7 fd 2
insur_accept 1f 1y b
insur_bil 1n 9g c
insur_collect 1n 82 9
insur_instead 1n bs c
insur_pay 13 3x 7
insur_spot 1n eq c
insur_trip 1f 35 9 c5 a
insuran q 10 5 1a 2 1y 6 27 5 2s 2 3k 3 4o 8 56 2 57 3 67 4 8u 2 93 6 9o 6 an 3 ao 4 bs b bt n c9 2 ef 4 eq g fi 6
insuran_app 1n bt d
insuran_bag 1n bt c
insuran_borrow 1n bt c
insuran_claim 1i eq j
insuran_loan 1n 93 b
insuran_shelv 1n 4o b
insuran_tool 1n eq n
intak 1c 41 3 74 4 eo p fu 6
intak_form 1n eo b
integra 1f 13 c dd h fk 7
intelli 1n cu f
intend 1a 2l 4 2t 4 5i 4 5j 4 5t 4
intensi 1n 3p f
intenti 1i 70 8 7h 7
interes 1a w 4 69 4 bp b bz b d9 4
interes_factory 1n bz b
interes_work 1n bp b
interfa 1i bx 5 fh 4
interge 1i af a bc 8
interim 1i 4l p 55 j
interim_manag 1i 4l c
interio 19 8 4 4p 7 8b 7 8d 8 8z t 9v 6
interio_design 1n 8z x
interla 1n 6y 9
intern 1a 4v 7 af 6 au 6 ef o fn 6
interna 1f as 9 bv 9 do r
interna_knowled 1n do h
interne 17 1h b 2g 4 6d 4 6p n bb k by b cm 4
interne_switch 1n by c
interns 1n ef 15
interns_interns 1n ef h
interns_match 1n ef m
interns_student 1n ef g
interpr 1a 4n 19 4x f 6z 9 cs 9 fc c
interpr_arabic 1n 4n g
interpr_hospita 1n 4n k
interpr_hotel 1n 6z 9
interpr_polic 1n 4n e
interpr_servic 1i 4n n
interru 1n ai 4
intervi 14 19 3 3d 3 a5 9 ai 10 b0 f bl 9 bm 9 cj a cq d de c
intervi_candida 1n de e
intervi_coach 1n ai d
intervi_engin 1n cq e
intervi_grandmo 1n bl a
intervi_half 1n cj a
intervi_next 1n ai c
intervi_play 1n ai c
intervi_practic 1n ai t
intervi_telepho 1n bm 9
intimat 1n 38 h
intoler 1n 7c b
introdu 1a 3s 4 3t 4 ad i af 4 c6 3
introdu_person 1n ad c
invent 16 4i 4 85 5 a8 3 ah 6 am 3 ap 8 aq a eq 3
invento 1a y m 1y x 6e h 9a b en t
invento_app 1i 1y f
invento_hom 1n 1y d
invento_softwar 1i y f en j
invento_valu 1n 1y b
invert 1n 1d 4
invest 1f 1d 9 7k u bq 15
invest_begin 1n bq g
invest_propert 1n 7k b
invest_real 1n 7k k
invest_rental 1n 7k c
invest_smal 1i bq e
invest_spar 1n bq b
investi 1n az b
investm 1f 7k d 9s c bq d
investm_run 1n 9s b
investo 1c 55 i 7k e bq e bw 8
invit 14 14 4 1g 5 2s c 3i 3 3l 4 40 7 a5 3 ah 3 b5 3
invit_twelv 1n 2s e
invitat 1n ah c
invoic y z a 3c 3 4f w 50 9 69 8 8y 3 9c 3 9g 9 9h 8 9i 3 bx 7 d0 w d4 8 d9 p db a dk c fn 8
invoic_app 1n d0 i
invoic_busines 1n 50 c
invoic_cash 1n 4f i
invoic_client 1n d0 e
invoic_early 1n 4f j
invoic_factor 1n 4f h
invoic_financ 1n 4f q
invoic_freelan 1n d0 i
invoic_mail 1n d9 b
invoic_money 1n 4f b
invoic_numb 1n d0 b
invoic_paid 1i 4f g
invoic_parcel 1n dk b
invoic_remind 1n d9 i
invoic_self 1n d0 i
invoic_show 1n d4 b
invoic_step 1n d9 b
invoic_tool 1n d0 g
invoic_writ 1n fn b
involv 1n eq 4
inward 1n 7y 3
ireland u 1 5 l 5 t 5 1h 5 2a 5 3j 4 4q 5 5i 5 62 5 6o 5 6z 4 76 5 83 4 8i 5 99 5 9w 4 9y 5 ak 5 ar 5 ay 5 bv 5 c0 5 ch 4 cr 5 d0 5 d6 5 eo 5 fi 5 fp 4
irish 1n ai b
iron 15 7 g 31 4 5c 2 7r 8 80 3 8c 5 8e 8 8v o
iron_local 1n 8v g
iron_shirt 1n 8v b
iron_supplem 1n 7 f
irregul 1i 7h c
irrigat 1i 9u 9 fo f
irritat 1n 1 d
island 1a 37 6 6a i 8i 3 8j 4 b5 3
isn 13 50 4 59 4 cp 4 ek 4 em 4
iso 1n dl p
iso_tool 1n dl b
israel 1i 50 a 6v 8
issu 19 92 4 ay l b8 t bh g d0 4 e5 7
issu_spr 1n b8 c
issu_thick 1n b8 c
istanbu 1n 6z v
istanbu_clinic 1n 6z 9
italian 1f 3o 9 5s 9 9z 9
italy u 1s 5 1u 5 2g 5 2w 5 3d 5 3e 4 4i 5 51 5 53 6 61 5 6b 5 7b 5 7h 5 99 5 9e 5 a9 5 aj 5 b9 5 bl 5 by 5 co 5 cs 5 d8 5 dh 6 do 5 em 6 fj 5
itch 16 0 5 1 d 2 5 5 3 m 3 f0 3 fd 3
item 12 17 7 1q 8 1y e 4r 9 93 e au 4 cq 7 dn 8 en e fg a fh h
item_amazon 1n fh a
item_back 1n fg c
item_neighbo 1n 93 i
item_phon 1n 4r b
itinera 1i 1u 12 36 m
itinera_book 1n 36 g
itinera_city 1n 1u b
itself m 23 5 2w 3 3f 3 3t 5 4t 2 5e 2 7h 3 aw 3 b0 3 bk 5 d5 7 d8 3
itself_inbox 1n d5 b
itself_parent 1n bk a
ivf 1n 6z o
ivory 1i cg 4 dd 9
ivy 1n c3 4
jacket 14 4 3 2e 7 3z 3 45 7 49 i 4a 3 80 3 bf 3 eh 6
jacket_apron 1n 49 b
jag 1n 7q 3
jakarta 1i 5a 9 f3 7
jam 12 2y 4 3j 6 3u 3 5t 7 5w 5 6q 8 cd 6 f6 n
jam_bunk 1n 6q a
jam_preserv 1n f6 h
jams 19 2y 4 31 3 4r 4 5t c 68 4 f6 n
jams_chutney 1n f6 d
janitor 1n ek l
janitor_firm 1n ek c
january w f 3 1n 4 62 5 70 3 74 3 7e 4 84 3 8f 3 8n 3 8s 4 c2 3 d0 3 fa c fc 2 fn 4
japan 16 1t 7 2f 7 3n 7 4s 7 7t 7 88 7 8e 7 b4 7
japanes 1n 9z a
jar 11 0 5 8 7 9 9 5n 5 5p g 5t j 5w h 5y 8 7y c bn 3 f6 9
jar_really 1n 9 c
jar_seed 1n 7y 9
jars 15 2u a 5d 5 5m 7 5n 8 5p m 5t k 5w l 5y j f6 o
jars_additiv 1n 5t b
jars_back 1n f6 9
jars_harvest 1n 5w b
jars_refil 1n 2u b
jasmin 1n 2r a
jaw 1i 3 4 b 4
jaz 1i 38 i ch e
jaz_comedy 1n 38 b
jaz_duo 1n ch 9
jean 1f 3y 9 49 7 bf j
jean_wheelch 1n bf b
jelly 1i 2r 4 f6 8
jerky 1n 5u a
jerryca 1n 15 h
jetty 1f n 4 37 d 6l 8
jewel 1n 2w 6
jewelle 1a 2b b 2e 8 46 y ap 8 et 6
jewelle_buy 1n 46 e
jewelle_detect 1n 2b b
jewelry 1n 46 m
jigsaw 1i 81 14 8h b
jigsaw_borrow 1n 81 c
jigsaw_exchang 1n 81 c
jigsaw_lend 1n 81 c
jigsaw_library 1n 81 c
jigsaw_post 1n 81 g
jigsaw_rent 1n 81 c
jigsaw_subscri 1n 81 c
jigsaw_swap 1n 81 c
jitsu 1n ew r
jiu 1i h a ew p
jiu_jitsu 1n ew o
job r 13 c 14 2 19 5 1a 2 1e 3 47 3 4w 3 4y 3 4z 5 6c c 9b 9 a5 f ah k ai 9 ax a b7 4 ba o c1 3 cn 3 cr 8 de 8 df 7 eb 4 ei b ej b
job_ads 1n ba i
job_board 1f ba u
job_boil 1n ej b
job_card 1n 9b f
job_first 1n df c
job_messag 1n cr c
job_portal 1n ba k
job_search 1n ah o
job_seek 1i ah j ax c
job_shop 1n 6c n
job_sit 1n ba c
job_solar 1n a5 b
jobs y 13 c 1a 3 1w c 39 5 67 3 7h 3 8r g 9n 9 a2 3 a5 3 ba i bo 3 cy 3 da 3 ef 5 ei 8 ej 6
jobs_around 1n 8r b
jobs_refug 1n 13 d
jobs_salary 1n ba b
jobseek 1n ah b
jockey 1n 2y a
johan 1f 9c 3 e8 3
johanne 1i 45 9 5c 9
join u g 2 19 3 32 4 3r 4 3w 5 4c 2 6x 6 78 3 8a 7 91 7 9w 4 as 5 dn a dp 3 f9 2
join_cal 1n dn g
join_custom 1n 8a b
join_worksho 1n 91 b
joinery 1n ef 7
joint 17 f 4 4h g 73 3 8a 4 9w 6 bo e ef 3
joint_account 1n bo g
jointly 1n 1d a
jok 13 ay 3 bm 4 cs 3 ez 3 fc 3
jona j 12 4 27 2 2w 3 3s 3 7e 2 ae 3 ao 2 bo 5 br 2 bu 2 c6 2 de 2 dg 3 dn 3 ej 2
josef 1n bi 8
journal 1a 79 11 8j j az p bk 7 fc 7
journal_app 1n 79 j
journal_keep 1n 79 e
journal_town 1n az g
journey 14 35 e 36 n 3j k 75 3 7b 3 8o 3 94 e dr 4 ed 3
journey_europ 1n 36 b
journey_women 1n 3j 9
joy 1i 86 4 aj 5
json 1n db m
json_confide 1n db b
judg z 2 3 t 3 v 4 1x 3 2c 5 4l 4 7l 3 7o 5 7t 3 aa 3 ai 3 ax 3 dc 9 de 3
judgeme 1n 4l 5
judo 1c 3v 3 3w 9 ea a ew p
judo_childre 1i ew b
judo_fal 1n ew 9
jug 1f 1e 3 2d a 33 4
juic 1f 2q 12 62 c fs 8
juic_bar 1n 2q r
juic_drink 1n 2q d
juic_smoothi 1n 2q i
july x 9 3 h 5 n 3 18 7 35 3 3q 3 5s 3 6r 3 8d 3 9d 4 9e 5 bu 2 fa 3 fb 5
jumbl 1n 3z c
jump y 1i e 1s 9 41 4 48 6 4b i 6y 5 a2 2
jump_wool 1n 4b g
jun x 4 3 2x 3 37 3 3n 3 4a 3 4o 2 59 4 5w 5 9k 4 bu 5 bw 4 by 4
junctio 1n 3p 4
junk 1i 95 g f8 w
junk_removal 1n f8 o
juror 1n 52 6
jury 1n 52 3
kampala 1n 55 a
kano 1n fj 9
karaok 1n 2y j
karaok_rent 1n 2y c
karat 1n ew s
kayak 1c 32 9 37 h 6l f 8o 9
kayak_rent 1n 37 d
keel 1n 9d 4
keen 1i bo 5 cb 4
keep 8 1z 2 4x 1 76 2 79 2 8x 2 ca 3
keep_best 1i 1z c
keep_christm 1n fa c
keep_company 1n cs c
keep_dat 1f fn a
keep_entry 1i 76 c
keep_gras 1n 9o a
keep_luggag 1n ca c
keep_photo 1n 98 b
keep_playgro 1n e3 b
keep_receipt 1a 1y 9
keep_run 1n d7 b
keep_self 1n 8x b
keep_shar 1n 7u a
keep_stag 1n cc 9
keep_stock 1i 6e a
keep_swap 1n 8g b
keep_ticket 1n 38 b
keep_vegetab 1n 8s b
keep_wrinkl 1n ax b
keepsak 1n 3g k
kefir 1n 5y b
keg 1f 63 3 64 e cl 3
kegs 1i 64 5 6n o
kel k f 3 k 3 p 3 3n 2 3u 3 9c 2 9e 2 as 4 ba 2 c9 2 d4 3 de 2 dm 2 dn 3 do 2 e8 3 ed 2 eo 4 fj 2
kennel 1i 1c 2 dr e
kent 1i 6x 8 f6 7
kentuck 1n 9h a
kenya 16 y 7 2h 7 4z a an 6 bt 7 d3 7 e6 7 eg 7
kenya_work 1n 4z c
kept f 1z 4 22 2 7j 2 84 3 8p 4 9g 2 aa 2 di 3 dm 3 fg 3
kept_used 1n 8p b
kerala 1n 5z e
kerala_zanziba 1n 5z b
kerb 17 c5 d
kettl w 16 6 35 3 58 5 7y 3 ay 4 en 4 f6 2
key n 23 4 27 3 2b 6 2e 4 2g a 39 4 3w 3 4o 2 57 3 6g 4 6r 3 7g 3 8q 4 94 b al 7 b9 5 bw 3 c3 4 c5 4 dp 5 dr 4 e3 3 ea a ek 4
key_hold 1f 94 b
key_ring 1f al 9
keyboar 1i u 3 f3 4
keychai 1n 2e a
keyles 1n 2g b
keyring 1n 86 4
keys t 1w 3 26 3 2e 4 2g 4 57 5 5c 3 5k 5 6g 7 8q 5 94 9 al 4 bs 3 bw 4 cw 3 dg 2 dp 5 ek b el 3
keys_guest 1n 6g b
keys_quality 1n ek c
keyword 1f ar a cq j fh 3
khachap 1n 2k e
khachap_stal 1n 2k b
khinkal 1n 2k e
khinkal_khachap 1n 2k b
kibbl 1n du b
kick 1c a 3 j 8 77 2 9h b
kickbox 1i h a ew 8
kid 19 1j g 1v 8 7x j ac k b2 8 bp 8
kid_woodwor 1n 7x a
kidney 1n w 4
kids w 4 6 1g c 1h k 1j k 1v 8 2c 6 3q f 3r l 3u l 3v n 3w n 3z j 7o 9 7x k a0 g a2 6 ac j b2 h bp j c4 6 ew 3 f1 e
kids_audio 1n b2 o
kids_bik 1i 1j p
kids_birthda 1n 3r l
kids_camp 1n 3q h
kids_carpool 1n 3u m
kids_cloth 1n 3z o
kids_cod 1n 3v o
kids_competi 1n 3w c
kids_footbal 1n 3w e
kids_money 1n bp o
kids_mytholo 1n ac b
kids_near 1n 1v b
kids_onlin 1n ac l
kids_party 1n 3r p
kids_read 1n a0 p
kids_school 1n 3u b
kids_soft 1n f1 c
kids_sport 1n 3w p
kids_woodwor 1n 7x a
kil 1f 37 3 8c 4 9p 4
kiln 1c 39 h 8l g 9r 3 es w
kiln_clay 1n es a
kiln_mak 1n 39 c
kiln_shelv 1n es d
kilo z x 4 11 3 28 c 2q 3 65 5 6e 3 8v 3 dv 4 dw 3 f5 7 fs a
kilo_big 1n 28 b
kilo_sel 1n fs b
kilo_slaught 1n f5 8
kilomet 16 a 4 28 4 6t 3 ad 3 c4 4 c9 4 e1 a fj 6
kilomet_organis 1n e1 b
kilowat 1c 2a 4 9j 4 9u a c8 4
kim 1f 2w 4 6v 3 dy 6
kimchi 1n 5y u
kimchi_sauerkr 1n 5y b
kind n 2 5 1x 4 22 2 3i 2 66 2 6b 3 95 2 9y 5 ad 3 ag 5 at 3 b3 4 bw 3 c0 3 ct 3 d8 3 db 3 f6 3
kind_hair 1n 2 b
kinderg 19 2v 8 33 4 3l n 6k h 7o 4 e3 e
kinderg_fifteen 1n 3l c
kinderg_parent 1n 6k e
kinderg_town 1n e3 b
kindest 1n 7e 5
kindly 14 s 3 1c 3 6j 3 aa 3 ad 3
kindnes 1n 1e 5
king 1n cc 8
kiosk 10 15 c 2j 5 2u 5 5g d 68 9 6m 7 9u 6 al 6 b0 3 b8 5 bp 2 bv 7 ca 3 dd 6
kiosk_becom 1n 68 c
kiosk_solar 1n 15 b
kis 1n 4d 4
kit x a 8 28 6 2a 6 2o 3 34 6 3v b 4b 5 5h m 5i 4 6l 5 7r d 7x g 7y r 7z e 8c 6 8f h 9q 8 c2 5
kit_childre 1n 7x i
kit_experim 1n 8f g
kit_gas 1n 9q b
kit_kids 1n 7x d
kit_kit 1i 5h d
kit_refil 1n 7y 9
kit_sprout 1n 7y d
kit_stay 1n 3v b
kit_video 1n a b
kitchen g c 3 i 3 11 4 13 5 1c 3 1r 4 23 5 2d 4 2f 3 2k 5 2l 7 2m d 2t 5 2v 4 2z 9 30 6 39 4 3a 4 3m 3 3x 3 4k 4 4t 2 58 7 5a 5 5d f 5g 2 5m 3 5t 4 65 5 6d 2 6e b 6m 7 6o 8 6q 7 72 4 7y 7 85 3 87 4 88 5 8a 4 8e c 8f 4 8q 3 8y 4 90 4 95 6 98 3 99 9 9j 3 9y 2 bc 3 d5 4 dg 4 ee 2 ei 4 ev 4 f4 4 f6 2 fi 5
kitchen_brand 1n 2m e
kitchen_cater 1n 5d f
kitchen_chair 1n 72 b
kitchen_chef 1n 2l c
kitchen_clock 1n 2t c
kitchen_cook 1f 2m f
kitchen_count 1n 7y e
kitchen_din 1n 2m e
kitchen_family 1n 2z c
kitchen_food 1i 5d j
kitchen_gadget 1n 8e e
kitchen_garag 1n 95 b
kitchen_garden 1n 7y b
kitchen_help 1n fi f
kitchen_indian 1n 2m b
kitchen_kniv 1i 87 9 8e f
kitchen_leav 1n 2z c
kitchen_light 1n 23 f
kitchen_local 1n ev 9
kitchen_recip 1n 6o b
kitchen_refil 1n 58 c
kitchen_refuge 1n 13 b
kitchen_rent 1n 5d f
kitchen_rental 1n 5d m
kitchen_room 1n 95 b
kitchen_shop 19 4k 8
kitchen_station 1i 5d j 6q 9
kitchen_tabl v 6q 5 85 5 90 6
kitchen_tablet 1f 1r a
kitchen_tap 1n 2d c
kitchen_ticket 1n 6m b
kitchen_tool 1i 88 a 8e r
kitchen_wash 1n 5a b
kitchen_wast 1i 6e m
kitesur 1n 34 o
kits 12 1o c 2r 5 4b 5 5h g 5i 5 7r e 7x d 7y j 7z f 8f b 9u 6 bl 5
kits_begin 1n 5h c
kits_hand 1n 7z 9
kits_motif 1n 7z 9
kits_pre 1n 7x 8
kitten 1n 1c 7
kitty 1n a2 4
knack 1n bl 5
kne s 4 3 e 4 k b 1j 8 34 3 3z 4 40 3 49 7 4d 5 4s 4 6s 3 6t 3 6y 3 73 4 7a 9 9k 4 9o 3 ce 3 dy 7 ez 5
kne_hip 1n k c
kne_hit 1n 1j c
kneel 1c 2x 4 49 7
knew 11 1z 3 20 5 3d 2 a9 3 c1 3 eb 4 fu 3
knif 11 39 3 44 4 87 p 88 3 8e e df 3 et 9 ev 6
knif_grind 1n 87 b
knif_hook 1n et 8
knif_sharpen 1n 87 w
knight 1n ex 8
knit 1f 3a 9 4b z 7z 12
knit_box 1n 7z f
knit_hand 1n 7z b
knit_kit 1i 7z a
knit_kits 1n 7z f
knit_ord 1n 4b b
knit_pattern 1n 7z j
knit_pension 1n 4b b
knit_shop 1n 7z b
knit_skein 1n 7z b
knit_subscri 1n 7z b
knit_wool 1n 7z b
knit_yarn 1n 7z b
knitwea 1n 4b z
knitwea_lov 1n 4b e
kniv 1c 2s 3 2z a 87 w 8e l
kniv_handl 1n 8e b
kniv_post 1n 87 b
kniv_scissor 1n 87 9
knob 1i 29 a 54 3
knock 11 1n c 3k 3 8f 3 c7 3
knot 17 44 3 86 5 ac 3 dq 7
know_long 1n r b
know_second 1i 7t a
know_west 1n 74 b
knowled 1i 78 5 do z
knowled_bas 1n do c
knowled_retir 1n do d
knowled_search 1n do q
known m 6t 3 7t 3 9w 3 a1 4 cj 3 dg 2 dl 3 dw 3 ec 2 ff 2
knuckl 1n 4b 4
kohlrab 1n 5j d
koji 1n 5y b
kombuch 1n 63 s
kombuch_smal 1n 63 b
kong 1n 7r a
korea 1f 3m 9 7n 8 fg 9
korean 1c 2l 9 2m c 5q 8 9z 9
korean_brand 1n 2m b
kostya 1n ce 4
kpi 1n cu a
kraków 1f 3g 7 5o 9 90 9
kraut 1n 5y 7
krav 1n ew 8
kuberne 1n at g
kung 1n ew 8
kuwait 1n 4s a
lab 13 7 a 10 m 1k 8 46 7 5c 7 5i 9 5z 3 6a d 7l 9 83 m dx 5
lab_coat 1n 1k a
lab_practic 1n 10 l
lab_sampl 1n 6a b
lab_word 1n 7l b
label k 8 3 1s 3 1t 3 2t 3 3y 8 40 2 41 4 43 3 48 3 4e 3 58 2 5i 5 5n 3 5t 4 5w 2 5z 3 66 3 6i 3 6n 4 6o 5 6t 3 7c c 7s 6 99 3 ap 4 au g f6 2 fg 4 fk 8
label_camera 1n 7c j
label_data 1n au j
label_imag 1n au j
label_menu 1n 6o b
label_sews 1n 3y b
label_speech 1n au i
label_stand 1n 7s a
label_throw 1n fk b
label_train 1n au d
laborat y 4 3 7 6 24 3 2d 4 2p 3 4d 3 5f a 5m 3 5n 3 6a 6 7r a 9p 4 du 5 ft 3 fu b
laborat_dentist 1i 5f b
labour 1a 4z 4 57 5 5f 4 eo 8 fi 4
labrado 1n dw 4
labs 1i 10 p 83 a
labs_shar 1n 10 b
lac 1f 43 4 45 4
lack v 7 6 y 2 16 4 1w 8 2z 3 3m 3 4o 3 72 3 90 3 dr 3 f4 2
lack_tonight 1n 1w c
lactati 1f o 9 77 9 9g a
lacto 1n 5y j
lacto_ferment 1n 5y g
lactos 1n 5i a
lad z 17 b 1w 7 4j 7 6j 2 8t c 8u 6 93 e cy 2 e9 2 fq 4
lad_carpet 1n 93 b
lad_sew 1n 17 c
ladder 1n 4b 4
ladl 1n n 3
lady 1f 1z 5 cr 4 ep 4
lag 1n f3 3
lago 1f 3v 9 b6 3 fj 8
laid y m 2 1r 2 3t 2 7q 2 8l 6 9f 2 9v 5 au 4 fq 5
lak v j 6 n d 20 4 34 7 3q 4 48 5 5b 6 6g 5 6p e 89 e 9e 2 bk 5 bm 3 br 5 cj 6
lak_begin 1n 34 b
lak_octob 1n n b
lakesid 1n 6p 8
lam 1f 9o 3 e2 7 fp a
lamb 1i f5 r
lamb_box 1n f5 a
lamb_farm 1n f5 a
lamb_fisherm 1n f5 a
lamb_shar 1n f5 a
lamenes 1n 9h 9
laminat 1n a4 e
laminat_dough 1n a4 b
lamp m d 4 16 6 24 b 29 b 2a 4 31 3 33 4 3v 3 6q 3 7c 3 7m 2 82 3 8r 6 8z 4 98 3 9u 7 ax 3 b3 4 c8 9 ci 2 e1 3 e5 a fh 3 fk 3
lamp_dump 1n e5 a
lamp_imitat 1n 24 b
lamp_learn 1n 16 c
lamp_post 1c c8 c
lamp_print 1n 29 c
lamppos 1n 73 3
lan 13 j 7 3p 3 9e 8 9n 3 c5 5 dx 3 e6 5 ec 8 f3 9
lan_party 1n f3 b
land u 18 5 34 4 37 4 3j 4 4y 3 5b 9 69 5 6a 3 6v 8 6y 9 9i 2 9o 6 9r 4 9x 6 c0 3 cy 6 d5 7 dc 3 de 4 eh 5 fb b
land_fish 1n 5b c
land_list 1n d5 b
landlin 1n 7b f
landlin_pil 1n 7b c
landlor s 22 3 26 5 2a 8 2s 3 39 3 4o 9 4p 3 57 3 5d 3 5e 3 67 2 68 5 7i 8 7j 5 7u 3 8x 2 96 a 9s 4 a7 7 ag f bs f c7 3 c8 4 cl 5 eg l es 2 eu 4 f0 4 f6 2
landlor_disput 1n ag d
landlor_list 1n 4o b
landlor_softwar 1n eg u
landown 1n 2j 5
landsca 1n ei b
languag n w 5 13 5 3o i 4k 9 4n d 4x 9 4z 2 5q 4 6f 3 6i 6 6k 9 6v 4 6w 3 6z 2 77 6 7c 5 7i 2 9z i a7 5 ab 9 ak 6 aq 6 au b cq 6 cs a ct 6 cu 7 d8 6 di 6 eb i ee 4 ek 3 fo 5
languag_app 1i 9z l
languag_authori 1n eb d
languag_check 1n ak b
languag_cours 1c 9z a
languag_deaf 1n 4n b
languag_fair 1n au a
languag_learn 1i 3o c 9z m
languag_lesson 1i 3o l
languag_let 1n eb d
languag_mark 1n eb b
languag_red 1n d8 c
languag_report 1n 6k c
languag_school 16 3o a
languag_servic 1n eb d
languag_short 1n ab b
languag_such 1n 3o b
languag_suppli 1n cq c
languag_transla 1n eb c
languag_tutor 1n 3o f
lantern 1i fa 4
lap 1f dq 3 ey 3 f0 3
laps 1f 48 4 ey 3 f0 3
laptop 15 2h k 2i 4 39 4 3v 3 42 4 4y f 5e 4 90 f
laptop_account 1n 4y c
laptop_company 1n 2h b
laptop_kitchen 1n 90 c
larg h 1j 5 1w 3 22 4 4w 2 57 3 5a 3 5b 3 5j 3 5p 3 68 2 7w 2 8e 3 9t 4 b0 3 b3 3 ba 2 ct 5 db 4 dd 3 f1 3 fb 4 ff 2 fn 3
larg_garden 1i fb b
larg_kne 1n 1j b
larg_met 1n 9t c
largest 1a 56 4 6v 3 at 3 az 4
larva 1n 9p x
larva_chicken 1n 9p e
las 1c 29 f 54 a 9a 6 9k d
lash 1n d k
lash_extensi 1n d g
last 7 12 2 3m 2 4t 1 73 2 8y 3 co 3 em 3 fe 3 ff 4
last_cas 1n co c
last_lif 1n b b
last_mil 1n em h
last_plat 1n 3x d
last_practic 1n dx c
last_run 1i 73 b
last_servic 1n 97 a
last_show 1f 12 a dz 9
last_test 1i 3m e 9a a
last_til 1n 8y d
last_villag 1n fe g
last_went 1i 72 a
last_wint 1c b3 9
last_wish 1n ff q
lat_check 1n 6f e
lat_pays 1n d4 b
lat_smal 15 e2 8
lat_talk 1i 7o h
lat_writ 1n 3o b
latenes 1n 17 6
lath 1i 13 4 6b 7
latin 1i 5q j b7 9
latin_america 1i 5q d
laugh u 31 3 32 3 88 3 b3 3 b6 5 bm 3 ew 2 ff 3
laught 17 8h 6 bg 3 bm 3 eu 3 ew 3 f2 3 fd 3
launch 1f a4 4 b0 9 b7 4
launder 1i 4f 5 8v m
launder_collect 1n 8v g
laundro 1i 14 d 8v g
laundro_let 1n 14 b
laundro_wash 1n 8v e
laundry 16 a a 2f e 2s 3 49 6 5a r 6q 3 8v w em 4
laundry_bag 1n 8v b
laundry_bags 1n 8v e
laundry_collect 1n 8v c
laundry_hotel 1n 5a e
laundry_pick 1n 8v k
laundry_pickup 1n 8v o
laundry_sort 1n 2f b
lavator 1f 6x 6 be 6
lavend 1n 0 5
law s 36 3 3d 2 3l 3 4a 3 4h 3 4i 5 4q 4 4v 5 4x 5 6t 3 7i 2 a3 4 aa 3 ag 4 ay 9 bq 5 bs 3 c3 4 cj 3 cx 4 d3 4 eo l f4 2
law_firm 19 eo r
law_reimbur 1n ay b
lawmak 1n fn 5
lawn 19 18 6 2f k 6x 3 8s r 9o 7 bc 3
lawn_mow 1i 2f f 8s c
lawn_trim 1n 8s b
lawnmow 1n 2f k
lawnmow_boundar 1n 2f b
laws 1n ag 5
lawy h 4i 5 4o 1 4w 2 53 2 55 2 56 1 5e 2 6w 3 7u 6 ag 9 av 6 aw 3 az 2 b0 2 cx 2 d8 9 d9 5 dm 2 eb 4 eo b
lawy_answ 1n 4i b
lawy_check 1c ag 9
lawy_end 1n d9 b
lawy_mail 1n eo b
lawy_need 1n ag b
lay x 3g 2 4g 3 6r 3 8m e 9g 3 9i 5 9v 5 bh 2 bk a eu 4
lay_develop 1n 8m c
lay_print 1n bk c
layout 1f 8j 5 bk a cs f
layout_transla 1n cs c
lea 1n al e
lead p i 7 31 6 32 7 3j 3 3q b 4k 9 53 2 55 b 9y 6 ae 2 ah 2 ao a at 7 b5 6 bu 2 bz 3 cv 4 cz e d5 a dg 4 di b dp 7 dt b dv 4 ey 3
lead_be 1n dt c
lead_film 1i 4k e
lead_generat 1n cz n
lead_group 1c 31 9
lead_guid 1n 32 c
lead_loan 1n 55 g
lead_pupil 1n 9y b
lead_th 1n di b
leaders 1n 51 i
leaf z 1k 2 1m 4 1t 9 1z 2 60 h 74 3 8u 3 fo f ft 4
leaf_diagnos 1n fo f
leaf_tea 1n 60 o
leaflet 15 6 5 b 3 1q 9 6r 3 74 4 7b 5 95 3 dj 6 fd 3
leafy 1n 9j f
leafy_green 1n 9j c
leagu 1c cl i ed l f2 m f3 n
leagu_automat 1n ed a
leagu_bars 1n cl a
leagu_even 1n f2 a
leagu_thursda 1n f3 9
leak y 6 8 a 5 1y 3 23 8 27 r 4i 3 58 3 6f 5 6l 2 9q 5 b4 2 be l cy 2 eg 2 fu g
leak_detect 1i 27 c
leak_detecto 1n 27 g
leak_proof 1n be p
leak_sensor 1n 27 q
leak_shut 1n 27 b
leak_women 1n be b
leakpro 1n be p
leakpro_discree 1n be b
lean 14 8z 3 e0 3 e8 3
learn i j 8 14 b 16 7 19 6 1e 6 1f 6 34 6 3h 3 3m 3 3n 7 3o d 3p b 4k b 51 8 73 4 8f 6 9z g a0 8 a1 4 a2 e a4 9 a5 4 a6 c a7 6 a8 d ab b am 3 au 7 bp 7 bq 3 cb 5 ce c ct 3 cv 5 d4 5 da 3 df 9 dw 5 eb 5 em 6 es 7 et 9 ev a ew 4 ex 3 fk 5
learn_app 1f 9z a ce g
learn_automat 1n 3p c
learn_back 1i em b
learn_café 1n 3o b
learn_cod 1i a2 p
learn_differe 1n a8 m
learn_difficu 1i eb b
learn_disabil 1n 1e f
learn_driv 1i 3p k ab l
learn_english 1i 3o c
learn_europea 1n 9z b
learn_find 1n 6u 8
learn_good 1n fk b
learn_guitar 1i a6 e
learn_instrum 1i a6 g
learn_interes 1n bp b
learn_job 1n df c
learn_judo 1n ew 9
learn_languag 1i 9z g
learn_lat 1n d4 b
learn_lin 1n ce s
learn_phon 1n 4k f
learn_piano 1i 3n b a6 b
learn_program 1f 19 e a2 j
learn_read 1i 14 k a0 j
learn_repair 1n 16 h
learn_sav 1n bp b
learn_sleep 1n 1f f
learn_spanish 1i 9z e
learn_surf 1n 34 d
learn_swim 1n j k
learn_team 1i au c cv a
learn_use 1n 51 c
learn_wheth 1n dw c
learnt 10 23 3 4d 3 4p 3 7h 3 7o 3 9g 4 aw 3 e0 2
leas w 2i 3 2l 5 2n 3 2p 3 39 3 4o c 4q g 4y 6 5c 5 5e 5 9j 3 9s 6 9u d ag 9 bs 5 c4 6 d7 c d8 8 e8 d eg d el 4 f3 2
leas_arrear 1n eg b
leas_clinic 1n 9u a
leas_origina 1n 4q f
leas_review 1n d8 c
leas_run 1n e8 b
leas_work 1n d7 d
leash 1i dp b dv a
least 15 s 4 2t 4 7i 4 7k 3 8b 4 8t 3 aw 3 c9 3
leath 1c 42 l 43 h 45 9 86 14
leath_bag 1n 86 k
leath_belt 1n 86 h
leath_good 1n 86 m
leath_hand 1n 86 c
leath_lin 1n 42 b
leath_sewn 1n 86 a
leath_wallet 1n 86 c
leather 1n 86 a
leav 9 r 3 12 4 1t 3 60 3 c4 2 d3 3 dc 3 dh 4
leav_birthda 1n dh d
leav_clean 1n 2z c
leav_deposit 1n r b
leav_flat 1n f8 9
leav_fost 1n 12 b
leav_mean 1n 1t b
leav_shop 1c bn 9
lectur 1f 1k t a9 n cv 4
lectur_not 1i 1k p a9 e
led 19 3i 9 5n 8 65 4 79 3 7g a ah 6
led_experie 1n 7g b
led_train 1n 3i 9
leds 1n 9j a
leed 14 2i 7 38 7 3l 7 5h 7 cf 7 dq 7 es 6 ey 6
leek 1c 1e 3 5g 2 5j 3 5o 3
left a 1p 3 5h 3 5o 4 7m 2 88 9 9h 2 a9 3 bn 4
left_fridg 1n 1p b
left_grocery 1n bn b
left_hand 15 88 10
left_mov 1n a9 b
lefthan 1n 88 b
leftov 13 11 7 1p b 2t 4 5h 4 5o b 6e 3 9p 9 f4 3 fr m
leftov_build 1n fr d
leftov_sel 1n 9p a
leftov_til 1n fr f
lefty 1n 88 w
leg 12 a 5 x 5 1j 4 2x 4 49 5 90 3 91 6 9h 3 dy 4
legacy 1i ak a cv a
legal 11 1d 3 4x e 6w 3 7u f ag f av 3 d7 3 d8 9 dm 3 eb a eg 3 eo b fe 3
legal_advic 17 7u a
legal_intak 1n eo e
legal_let 1n 7u d
legal_risk 1n eb b
legal_transla 1n 4x i
legione 1n fu s
legione_risk 1n fu f
lego 1n 81 11
lego_sets 1n 81 d
legs z b 3 f 3 2y 4 73 7 77 2 7n 2 90 3 91 8 dv 4 ef 2
legs_crack 1n 91 b
legum 1n 5u a
leicest 1n 44 a
leipzig 1a 11 7 2r 7 3m 8 57 9 8w 9
lemon 1a 2o 3 2p 7 5h 3 60 3 63 6
lemonad 1c 2k 3 3a 7 63 s f2 2
lemonad_rhubarb 1n 63 b
lend p 17 e 1a 6 1j 5 28 5 3a 2 3n 2 4d 7 4f 3 4g g 4q 7 55 6 5c 4 7i 2 7j b 7n 2 81 b 8g 7 8h 2 8i 4 8m 2 8o 3 8p 5 93 h bs 6 bu c c0 6 c4 4 cc b cg 5 fb g fd 2 ft 8
lend_amateur 1n cc 9
lend_app 1n 7j b
lend_bed 1n fb e
lend_library 1n 17 h
lend_meantim 1n cg 9
lend_prepar 1n c0 b
lend_query 1n 4g b
lend_securit 1n bs c
lend_skil 1n 1a c
lend_takeawa 1n ft f
lend_thing 1n 93 j
lend_tool 1n 93 e
length y j 8 40 6 43 2 4x 3 79 3 8m 2 8z 3 b0 2 b1 3 dq 4
lens 1a 1x 3 47 k 7s 3 ay d fk 5
lens_law 1n ay b
lens_send 1n 47 b
lent 11 17 7 1w 6 3h 3 4d 3 4q 6 8w 3 9a 6 ft 2
lentil 13 l 4 1p 7 2t 5 5m 7 5p 8 5r 3 5u f 5x 5 5z 3
lentil_instead 1n 5u b
leo 11 29 5 2g 6 2z 3 ac 2 aj 5 b2 6 b9 2 bp 8 c4 3
leon 1n 9u 9
les n 2 3 1h 4 1s 6 22 5 2r 7 3t 3 4c 2 5u 6 62 5 63 5 7e a 7p 2 9r 3 bc 5 bz 3 ee 5 fm 3
les_alcohol 1n 7e b
les_count 1n 1s b
les_grad 1n ee b
les_help 1n bc 9
les_sugar 1n 2r b
les_sweet 1i 63 a
les_than 10 5u 7
lesion 1i v a 7m 9
lesson t i h j l 14 8 1o c 26 4 34 i 3m e 3n n 3o l 3p h 3v d 4j 5 4k j 6l b 6y 5 9z g a2 f a4 a a6 g ab 9 bq 7 df i dt e e2 e es 5 ev e ex d f2 4
lesson_built 1n 9z b
lesson_danc 1n i c
lesson_girl 1n 3v b
lesson_hir 1n df c
lesson_intensi 1n 3p c
lesson_phon 1i 4k c df b
lesson_recal 1n dt c
lesson_staf 1i 4k f
lesson_step 1n bq b
lesson_teach 1i 3o a
lesson_teenag 1n a2 c
lesson_tid 1n 6l b
lesson_video 1i 3n a
lesson_women 1n 34 b
let 7 u 4 14 3 6g 3 7j 3 7u 4 85 4 8i 2 95 2 a0 2 ag 4 ah 2 bh 3 c1 2 eb 5
let_book 1i 8i b
let_doctor 1f u d
let_easy 1n eb f
let_guest 1i 6h a
let_hold 1i e8 a
let_landlor 1f ag e
let_lawy 1c ag c
let_lend 1n 7j d
let_liv 1i 1c a
let_managem 1n 6g g
let_maps 1n 85 9
let_neighbo 1i c8 a
let_own 15 d3 8
let_photo 1n bh k
let_post 1n 85 b
let_receiv 1n 14 b
let_rocket 1n 3r c
let_santa 1n 1n c
let_shar 1i 7k 9
let_simpl 1n eb d
let_styl 1n u b
let_vacancy 1n ah b
lets z f 3 11 8 3p 3 6g 7 6r 5 7t 2 8u 3 9d 8 ao 2 d7 9 dd 9 dg 9 e5 8 ex 3
lets_both 1n d7 b
lets_choos 1n 11 b
lets_citizen 1n e5 a
lets_empty 1n 9d b
lets_merchan 1n dd b
lets_swap 1n dg c
letterb 19 4i 8 5k 8 5l g 83 3 8c 8 8d 8
letterh 1n db 4
lettuc 1f 5g 5 84 5 9j m
lettuc_grown 1n 9j a
lev 1f 16 4 5l 6 6b e
lev_loom 1n 6b b
level 11 g 4 17 3 6l 9 a0 7 b3 3 c7 3 e4 j
level_instruc 1n 6l b
level_sensor 1n e4 e
liabili 10 2s 3 39 3 4y 3 55 3 66 3 6x 3 7c 3 9i 3 at 3 az 3 d8 6 ea 3 fb 3 fj 3
liabl x 11 5 16 3 17 3 1u 3 4m 3 52 3 69 5 6l 3 6z 2 7b 3 89 3 ag 3 bx 3 e5 5 ek 3 eo 5 er 3 fk 3
libr 1n fh a
librar 1n b6 h
library p 14 8 16 7 17 l 1k 4 1o 4 39 4 3a 2 3m 7 3v 7 4q 3 51 4 6b 4 70 4 81 f 84 4 8g 6 8h 2 8i 5 93 8 a0 5 a2 4 a4 3 a9 2 b2 3 b5 5 b6 c b8 4 b9 3 bb 7 by 2 f1 3
library_afterno 1n bb 9
library_borrow 1n 17 g
library_everyda 1n b6 b
library_lego 1n 81 a
library_literac 1n 14 b
library_lock 1n 93 b
library_plan 1n 3m b
library_station 1n 17 c
library_thing 1f 17 j
library_volunt 1n 16 c
lic 1n 6k 4
licen 1i ab f b6 f
licenc i k 3 34 4 35 3 37 6 3p a 3t 3 4f 3 4o 2 4t 2 4z 3 55 2 6t 2 6z 2 7i 2 89 6 ab 7 ah 2 at 8 b6 7 bv 4 c0 3 c5 3 c9 4 dd 4 df 2 e6 3 el 3
licenc_doubl 1n at b
licenc_hazard 1n ab b
licenc_onlin 1n 3p c
licenc_picnic 1n 37 b
licens w 1p 3 3c 4 3g 2 4n 3 5d c 78 8 7r 3 8r 5 b6 c bp 3 bq 3 bt 3 bu 3 by 3 c1 3 c8 4 ce 2 d4 3 dd 5 dw 8
licens_commerc 1n 5d c
licens_subscri 1n b6 b
licens_therapi 1n 78 c
licens_vet 1n dw c
lichen 1n 7 4
lick 1i f6 2
lid u 2d 4 2m 3 2t 4 3a 2 5m 9 5n 4 5w 3 5y 4 5z 4 8h 2 9l c cf 4 f6 3 ft 7
lid_cook 1n 5m b
lid_hear 1n 9l a
lido 1f 2p 4 48 5 6x 6
lids 14 1 3 2t 4 5y 6 7b 6 8f 6 9l 3
lie k q 3 43 3 4j 2 4l 2 50 2 71 6 8e 4 9g 2 bw 2 d1 3 e8 3
lie_awak 1n 71 d
lied 1i 6s 4
lien 1i 66 5 67 5
lies k 1q 3 27 2 2f 3 2h 2 3a 3 46 3 51 2 53 2 7w 3 8j 4 8m 3 8x 4 az 5 b8 3 e8 3 en 3 fa 3
lies_shop 1i az a
lif u b 7 22 2 25 3 35 5 5m 3 5t 4 62 3 77 4 7y 3 86 7 88 3 9t 8 aj k ak 6 am 6 d5 3 fn 5
lif_recycla 1n b b
lif_story 1n aj x
lifeboa 1n e9 a
lifecyc 1n d7 b
lifelon 1n 86 c
lifesty 1i 22 a ap a
lifetim 1n aa 5
lift q 28 5 2t 3 4s e 57 2 5c 6 6s 7 7n 6 7s 6 8a 3 8w 5 97 l 9b 8 9l 5 9w 4 b1 3 c6 8 ej 8 fq 4
lift_company 1n 97 d
lift_inspect 1n 97 d
lift_mainten 1i 97 q ej e
lift_mechani 1n 97 d
lift_open 1n 97 a
lift_servic 1n 97 c
lift_shar 1n c6 d
lift_stand 1n 5c c
lift_use 1n 7s a
light i 3 3 8 5 1j 5 23 6 24 6 26 7 2a 2 2d 6 2e 6 2x 3 2y 5 3b 5 3f 4 47 4 4o 2 4w 1 5r 4 6c 2 71 3 7i 2 7j 2 7m 3 7q 3 8c 7 94 4 98 6 9i 6 9j 3 ap 3 ax 3 c4 5 dz 4
light_candl 1i 3b b 3f 9
light_capsul 1n 23 b
light_certifi 1n 98 b
light_childre 1n 1j a
light_classro 1n 26 g
light_gps 1n dz b
light_hand 1i c4 a
light_pets 1n 8c b
light_speak 1n 2y a
light_tap 1n 2d c
lightes 1n v 5
lightho 1c 6t 7 85 5 8i 9 b3 c
lightho_togeth 1n b3 b
lightly 1n e 4
lik q 1z 2 32 3 3c 2 3x 3 4q 2 58 2 5r 3 60 4
likelie 1n 90 9
likely 1i 9l 3 fo 3
likenes 1n ap 5
lim 1a 5t 3 5w 9 62 6 9l a e8 3
limit y 5 3 1h d 20 6 2a 3 3y 6 45 3 4g 3 5a 3 5i 3 6g 3 6y 3 7t 5 8k b bp 2 bz 8 co 2 d8 4
limit_half 1n bz b
limit_print 1n 8k b
limp 1i dw 6 dy b
lin b 0 4 m 5 3u 3 42 3 4y 3 7g 2 7i 4 7u 2 9y 3 ah 2 c8 3 cb 4 ce 8 cj 3 d1 4 ed 2 ee 2 fg 3 fk 6
lin_book 1n d1 b
lin_cod 1c fg a
lin_draw 1f m a
lin_find 1n fk b
lin_learn 1n ce n
lin_manag 1n 4y c
lin_practis 1n cb 9
lin_product 1n 0 b
lin_prompt 1n ce a
lin_recycl 1n 42 b
lin_shar 1n 7g b
lin_train 1i ce 9
linen 16 3y k 4h a 5a u 6g d 7z 8 8m r ap 7
linen_bed 1n 8m o
linen_coffe 1n 4h c
linen_grown 1n 3y b
linen_keys 1n 6g b
linen_servic 1n 5a h
linen_thread 1i 7z 8
linen_towel 1n 5a b
linen_workwea 1n 5a l
lingeri 1n 4e l
link s r 2 4c 2 6d 3 6h 4 6l 4 6m 3 9h 2 a0 4 br 8 bz 8 cr 4 dd 8 dl 7 e3 3
link_rota 1n bz b
linkedi 1c 4u 9 ax e cp 9 cz g
lion 1n 65 i
lion_man 1n 65 e
lip 1c 3 7 5n 3 8l 3 dw 3
lipstic 1n 3 o
lipstic_metal 1n 3 c
liqueur 1n f7 v
liqueur_distil 1n f7 a
liquid 1f 5p d 5w 6 9q c
liquid_fertili 1n 9q b
liquid_own 1n 5p b
liquidi 1n d4 q
liquidi_plan 1n d4 g
lira 1n 7k d
lira_buy 1n 7k a
lisbon 11 g 7 1v 6 2q 6 3o 6 49 6 6g 6 7n 4 8j a 90 7 9z 9 ci 6 dj 6 f5 4
lisbon_learn 1i 9z a
lisel 1n 9c 4
lisp 1n 7o b
list_app 1n 1q l
list_asks 1f er 9
list_contact 1n d5 b
list_costum 1n cc 9
list_dead 1n fq b
list_electri 1n 9d b
list_fetch 1n 1r c
list_handov 1n t c
list_left 17 a9 8
list_monthly 1n s c
list_night 1i 5g a
list_onc 1f fh 9
list_plac 1a b7 8
list_rest 1n 1p b
list_see 1f 1q a
list_vacant 1n 4o b
listen q u b 27 7 38 c 3h 5 3i 9 3n 3 6i 3 70 6 7t 4 9z 9 a0 a a6 9 a7 4 ao 9 b0 d b2 a ci e cw 2 dn 3
listen_bar 1n ci f
listen_begin 1n a6 b
listen_child 1n b2 g
listen_consult 1n u g
listen_leak 1n 27 b
listen_musicia 1n 38 b
listen_onc 1n 3h 9
listen_whil 1n a0 c
listing 1f 5x 4 er l fh i
lit z n 4 1c 5 2f d 8x 4 ca 3 dt 3 e0 5 e4 6
literac 1f 14 15 a8 4 bp f
literac_clas 1n 14 k
literac_cours 1n 14 c
literac_program 1n 14 e
lithuan 1n 8m f
lithuan_dyed 1n 8m c
litr 1a 61 b 64 4 6n 6 fn 3
litr_tins 1n 61 b
littl h 1a 3 27 2 53 1 5h 5 8x 3 9e 2
littl_pots 1n 5h c
liv g c 5 g 4 p 4 1c 5 1g 4 1u 3 1w 3 20 4 2b 4 31 3 38 9 3o 4 3s 3 3t 8 3v 4 4p 6 5h 3 72 3 78 3 8n 3 8y 3 8z 6 a4 5 ac a af 6 aj 3 al 5 am 4 b0 4 b7 4 bc 7 bg 2 bo 3 ch 9 cs 7 dp 4 dx 5 ec 4 em 4 fa 5
liv_alon 17 2b 9 am 9 bc 7
liv_apart 1i 1g b
liv_band 1n ch e
liv_caption 1n cs c
liv_car 1n 3t o
liv_clas 1n ac l
liv_draw 1n b7 b
liv_evening 1n b0 b
liv_feedbac 1n a4 b
liv_fost 1n 1c c
liv_gps 1n ec b
liv_lesson 1n 3o b
liv_locatio 1n al g
liv_map 1n dp d
liv_music 1i 38 j ch j
liv_old 1n bc c
liv_onlin 1i 3v a ac e
liv_room 13 c a p 8 38 b 8z b dx 9
liv_scienc 1n ac b
liv_teach 1n g c
liv_usabl 1n 20 b
liv_video 1n ch l
liv_wal 1f 4p e
liv_window 1n em c
liverpo 1n c7 a
livery 1n e2 h
livesto 1n fp u
livesto_farm 1n fp c
livesto_monitor 1n fp j
ljublja 1f 1e 8 5j 8 63 8
lms 1n 4k a
load s 1r c 28 4 2c 6 2u 3 4d 3 4j 2 4s 9 54 3 5f 3 6b 2 90 3 9i 7 9t 9 9u 5 9v 5 c8 5 ce 8 fj m fm 5
load_bakery 1n 9t a
load_bend 1n 4s b
load_board 1n fj g
load_manufac 1n fj b
load_sam 1n fj b
load_script 1n ce c
load_strengt 1n 2c b
loaf 1f 2n d 5k o
loaf_differe 1n 5k c
loan y 17 c 4d 2 4f 5 4g l 4q a 4t 3 55 c 6i 3 7i b 7j k 8k 3 93 e bu 9 bz 9 c0 e dj 2
loan_fractio 1n 55 b
loan_managem 1n 4g f
loan_plan 1n 7j d
loav 1f 2n p 5k k e1 4
loav_bak 1n 2n g
lobby 19 2q 4 4q c 5e 4 6f 3 f7 3
local n 13 5 19 6 1a 6 1d 4 1q 2 1u 8 1v 8 2p 5 2s 3 2t 6 2x 6 32 7 38 4 4b 8 4c 6 4m b 4r 5 4u 7 5f 9 5g e 5k 6 5s 6 5w a 5y 6 63 5 64 8 7z 4 8a 6 8c 6 8d 6 8e 6 8k 6 8n 8 8v 8 9w 7 9z 4 aj 5 ar 7 az h b0 4 b6 5 b9 4 bi 4 cr 7 cy 3 dp 6 e5 3 ev 6 f7 a
local_artist 1n 8k b
local_bak 1n 5k c
local_bird 1n 7z 9
local_brand 1n 5g b
local_build 1n 1u b
local_company 1n 1a c
local_craftsp 1n et 8
local_creator 1n 4m f
local_earth 1n 9w e
local_eggs 1n 4r b
local_event 1n 1v g
local_food 1f 4u a 5g c
local_fruit 1i 2p a 63 a
local_grandmo 1n ev 9
local_honey 1n 5w j
local_hops 1n 64 b
local_illustr 1n 4c b
local_influen 1n 4m d
local_join 1n 8a b
local_journal 1n az g
local_kitchen 1n 2t c
local_launder 1n 8v b
local_mak 1n 8n b
local_milk 1n 5s b
local_news 1n az v
local_orchard 1n 8e b
local_photogr 1i 2x b b6 a
local_pot 1n 8c b
local_researc 1n bi 9
local_sheep 1n 4b b
local_shop 1i 5f d ar d
local_softwar 1n 19 b
local_surplu 1n 5y b
local_walk 1n dp d
local_wholesa 1n 5g l
local_worksho 1n 13 b
locali 1n cs b
localis 1n cs 9
localiz 1n cs b
locally 1i 15 d 1b 9
locat 1n al 5
locatio 17 2e g al j dz 8 ej 4 ek 4 el 4 em 4
locatio_friend 1n al g
locatio_sound 1n 2e b
lock t 1h 5 1k 8 2g p 2h 2 2u 4 31 a 4o 2 5b 3 5d 4 68 q 8t 4 93 8 98 2 9c 5 aj 3 b1 5 bt 5 c4 7 ca 8 dl 3 ea 7 fl 3
lock_apartme 1i 2g a 68 f
lock_away 1n 6p 8
lock_campu 1n 1k a
lock_neighbo 1n 93 b
lock_parcel 1n 68 h
lock_residen 1n 68 e
lockabl 1n 2g f
lockabl_parcel 1n 2g b
locksmi 1n 2g d
locum 1n fi h
lodg 1f 6p o bc l f9 3
lodg_help 1n bc g
lodg_interne 1n 6p a
lodg_night 1n 6p a
loft 17 6g 5 81 5 8y 8 9w 5 bj 6 f8 l fa 5
loft_br 1n f8 9
log u 21 5 25 3 28 3 2c 3 2g 3 2h 3 2t 3 6a 3 6e 3 75 c 89 5 90 3 97 7 99 8 b3 4 cw 7 dh 3 do 3 e9 7
log_elevato 1n 97 a
log_equipme 1n e9 b
log_meal 1n 75 f
logbook 1f 1y 9 21 d 97 p
logbook_last 1n 97 a
logic 1n b4 b
login 1c 4t 4 66 3 d0 3 ep 7
logisti 19 2u 7 51 8 66 8 db 7 di 8 em 7
logo 1f 4c 7 4e c d0 9
logs 19 6a 4 7q a 99 c cw 4 dm a
logs_headach 1n 7q b
logs_proof 1n dm b
lombard 1n c6 a
lon 1i 4s l al a
lon_work 1n 4s j
london 17 45 7 4v 8 5s 7 8b 7 8z 7 br 7 cz 7
lonel 1i ae a am a
lonelin 1i 3s a ae h
lonely 1i 3s m ae a
lonely_senior 1n 3s b
long a r 3 2n 3 2s 4 39 3 3i 2 6a 2 6b 5 8h 2 8u 3 c9 2 ct 3 e0 3
long_exist 1f 6b 9
long_ferment 1n 2n b
long_kitchen 1n 6q a
long_rang 1n 6a b
long_sleev 1n 48 c
long_stylist 1n r d
long_tabl 1a 2s e 3i 7
long_vacuum 1n 8u b
long_version 1n b1 b
longest 1a 73 3 8a 3 8f 3 ba 3
look 6 56 1 57 2 94 3
look_animal 1n e0 e
look_comput 1n 4y c
look_design 1n dv b
look_elderly 1n 3t b
look_fridg 1n l c
look_grav 1n 3b g
look_hairpie 1n fd a
look_hol 1n 56 b
look_hom 1a 94 f bd 7
look_jewelle 1n 2b b
look_left 1f 1p a
look_parent 1i 7g c
look_pets 1n dr i
look_photo 1n 9y b
look_recordi 1n 7o b
look_volunt 1n c5 b
loom 1n 6b e
loom_pres 1n 6b b
loop 1i 3v 8 a6 4
loos x 3n 2 3y 4 5p 4 60 g 8j 5 8u 5 91 9 dt 3
loos_leaf 1n 60 o
loos_legs 1n 91 b
loosely 1n dv 4
loosen 1n 9b 4
loot 1n 3r 4
lorry 12 4f 2 4h 2 5b 3 67 4 69 2 9i k 9v 6 9w a fj d fn 5
lorry_overnig 1n 9i f
los p 2 4 l b 2x 4 2z 4 3a 3 3g 4 3i c 3l 2 4f 2 50 2 5a 2 74 d 7p a 7s 4 9a 4 aq 6 bg e bq 3 bv 2 ca 2 d5 4 dc 6 dg 2 ex 6 f2 2 fd e fh 3
los_automat 1n aq b
los_hair 1n fd h
los_memory 1n 7p b
los_partn 1n 3i o
los_weight 1i l e 74 l
lost l a 3 1i 5 3c 3 3i 8 48 3 5a 2 68 2 7p 2 81 3 8g 3 8o 4 94 3 9a 8 ak 3 ao 5 c1 4 da 3 dn 2 dz 3 e1 f ex 6
lost_animal 1n e1 d
lost_cat 1n e1 k
lost_dog 1n e1 e
lost_partn 1n 3i g
lost_pet 1n e1 k
lost_pets 1n e1 m
lost_propert 1n 1i a
lot 11 23 6 5l a 5z 7 60 3 6n 2 84 9 9x 9 bu 3 e0 3 ef 3 fr 6
lotion 1i 0 a 4 a
lots 1f 9x 8 an 3 fr h
loud u 2e 4 2h 2 32 2 39 4 3r 4 cb 6 cd c
loud_oth 1n cb 9
loudest 1n 25 3
loudly 1n bc 3
loudspe 1n ch 7
loung 1f 5e 8 f0 m f3 w
loung_abov 1n f0 a
loung_consol 1n f3 9
loung_near 1n f3 d
lourd 1n 3j g
lourd_fátima 1n 3j 9
lov o 5 4 8 7 m 3 1c 6 1i b 1x 4 29 4 2p 7 38 5 41 4 4b 7 4q 2 5l 4 5s 9 5v 8 5w 8 5y 7 5z 4 61 4 64 4 6u 6 7y 3 81 3 86 6 8b 4 8c 9 8d 4 8f 3 8i 5 8l 4 ad 7 bm 6 ci 4 cj 9 ck 6 f0 8 f7 7
lov_good 1i 86 b f7 9
lov_let 1n bm b
lov_story 1n cj e
lovely 1i l 3 89 2
low o p 4 11 4 14 4 1n 3 43 3 5g 6 68 2 6q 4 71 3 7h 6 7j 4 7s 7 89 3 9e 4 as 4 bn 4 by 5 c1 2 c7 3 cf 3 d9 3 e2 4
low_minimum 1n 5g b
low_vision 1n 7s e
lowest 1i 66 5 74 5
loyal 1f z 4 ac 4 b7 4
loyalty 1i 2r 4 co a
lps 1n ci w
lps_collect 1n ci d
lps_good 1n ci a
luck 1i cl b fs 5
luggag 1f 42 9 6t 10 ca 16
luggag_airport 1n ca g
luggag_stag 1n 6t c
luggag_storag 1n ca t
luggag_tourist 1n ca c
luggag_transf 1i 6t o
lukewar 1n fu 7
lullaby 1f a6 6 cj v ey 4
lullaby_baby 1n cj c
lullaby_lyric 1n cj c
lullaby_nam 1n cj c
lullaby_persona 1n cj c
lullaby_record 1n cj c
lullaby_sing 1n cj c
lumb 1n 9v 9
lump 1i dw 7 es 3
luna 1i x 7 dp 8
lunch r y 2 13 4 2k e 2t o 2v i 39 9 3q 9 3x h 4h 4 58 a 6d 3 8e 5 c1 2 ca 5 cp 2 d1 6 f4 g ft 3
lunch_br 1n 2t c
lunch_cater 1n 2v e
lunch_deliver 1n 2t h
lunch_elderly 1n 3x m
lunch_guest 1i 2k c
lunch_hom 1f f4 c
lunch_offic 1i 2t n 58 b
lunch_parent 1n 2v d
lunch_primary 1n 2v c
lunch_tabl 1i 39 d
lunchbo 1i 2v f 8e a
lunchti 1n af 4
lung 1c 7v 7 7z 3 au 8 dt 8
lush 1n 18 4
luthi 1i 8p 7 cg s
luxury 1n 41 b
ly 10 2b 3 70 5 7a 4 b8 3 d1 2 ds 3
lyon 14 12 7 30 7 5t 6 80 6 93 7 af 7 bc 6 d3 7 dy 6 f2 6
lyric 1n cj o
machin h a 3 g 5 17 6 24 4 27 5 29 4 2d 3 2i 4 2j 5 2p 3 2u a 3d 2 44 g 4b 5 4j 4 4l 6 4n 3 53 6 54 7 58 6 5a 4 5c a 5l 4 6b a 6c b 8v 4 90 b 93 5 97 4 9a 8 9k 5 9n c 9o 4 ai 3 am 4 ao 3 at 3 au 7 b1 4 bm 3 cj 3 cn 3 cq 5 cs 5 d5 3 do 8 eq 4 f3 3 fk 3 fl f fr 3
machin_build 17 4l b 53 c
machin_cannot 1n 9o a
machin_cod 1n fl b
machin_fault 1n fl d
machin_fresh 1n 2u f
machin_insuran 1n 93 b
machin_last 1n 9a b
machin_learn 1i au g
machin_mainten 1n fl l
machin_manual 1n do f
machin_overloc 1n 44 b
machin_own 1n 6b d
machin_part 1a 6b d
machin_plough 1n 9n b
machin_project 1n 17 c
machin_rent 1i g b
machin_repair 1i 44 s 90 k
machin_sensor 1n fl d
machin_shar 1i 9n l
machin_shop 1i 6c c
machin_sink 1n 27 b
machin_sit 1n 9a d
machin_stand 1f 2j b
machin_stop 1i 44 f
machin_tuesday 1n 44 b
machin_work 1i b1 a
machin_worksho 1n 4b b
machine 1c 5c g 9n q fo 4 fr 8
machine_calenda 1n 9n b
machine_farm 1n 9n d
machine_ring 1i 9n e
macram 1n 7z 8
macramé 1n et 8
macro 1c 5m g 74 9 as 6 cm 3
macro_lid 1n 5m b
mad 1n da 5
madagas 1n 5v e
madagas_cocoa 1n 5v b
madrid 19 3r 8 8c 8 8y 8 c3 8 f8 6 fd 7
maga 1n ew 8
magazin 12 1v 5 2i 7 3e 2 73 6 74 5 80 5 ay 5 b1 5 b8 y bh g fc 5
magazin_allotme 1n b8 c
magazin_subscri 1n b8 d
magazin_women 1n b8 g
maggot 1n 9p a
magic 1n 82 9
magicia 1i 3r 8 ch 8
magnesi 1n 7 b
magnet 1f 3y c 8f e bf c
magnet_hidden 1n 8f b
magnet_instead 1n 3y b
magneti 1i bf s ej 8
magneti_button 1n bf f
maid 1i 2w 8 8q p
mail t 1r 7 1y 2 4y 9 50 3 7r 8 83 a 85 c 87 c as 4 aw g ay 3 az 3 co c cz 7 d0 8 d3 7 d5 a d9 7 dj 3 dk h dn 2 do 2 ek 3 eo 7 ep 6 eq 4
mail_cal 1n eo b
mail_client 1i d0 a
mail_email 1n dk b
mail_everybo 1i d3 a
mail_mat 1n aw d
mail_smal 1n 4y c
mail_text 1n d9 b
mailbox 1f 4i 4 d1 c de 7
mailbox_sets 1n d1 b
main 14 16 4 23 3 27 e 2s 3 5i 9 7g 3 90 4 fu 3
main_allerge 1n 5i b
main_pip 1i 27 c
mainly 1n 2q 4
mainsai 1n 42 4
maint 1c 4v 9 98 8 el e fl e
maintai 1f 8s 9 cf e cv 9
mainten 12 1y b 21 7 26 3 8s 7 97 n c2 7 c3 7 e3 7 ej f el b fl s fm 3
mainten_sensor 1n fl d
mainten_softwar 1f 97 m el c fl f
mainten_visit 1i 97 9 ej e
maiz 1i bt 9 fo 9
mak i 6 2 8 3 v 4 10 4 16 3 1y 4 26 2 27 2 2f 2 2g 4 2h 3 39 7 3e 7 3v 4 4a 3 4j 3 4s 2 4y 3 53 5 54 6 5d 4 5i 3 5k 3 5v 3 69 4 6b 5 6c 4 6i 2 6m 3 7v 2 8a 9 8e 3 8n 5 90 3 9a 3 9p 5 b4 4 b6 4 ba 5 cg 4 ct 3 di 2 et 6 ev 4 fl 4
mak_clas 1f ev 9
mak_design 1n 39 c
mak_handwri 1n 8n b
mak_long 1i 6b a
mak_organ 1n ba b
mak_origin 1n 69 b
mak_plain 1n 3e 9
mak_sit 1n 53 c
makeov 1n 8z b
makersp 1n 39 c
makeup 1i 3 m d a
makeup_brand 1n 3 g
mal 1i 2q 4 2r 7
malawi 1n 15 a
malaysi 1c 3j 7 4j 8 7w 8 ej 8
mallorc 1i 3k a 8g 9
malmö 1i 17 a 57 b
malt 1f 64 3 6n c f7 7
malt_stock 1n 6n b
mammogr 1n v b
man z b 3 30 3 5f 5 65 a 67 2 6f 3 7v 3 8s 6 8w 7 bm f ci 2 dk 3 e3 5 e9 2 eg 2
man_shiitak 1n 65 b
manag n s 4 27 6 2t 5 4h 2 4i 2 4l 8 4o 3 4p 4 4u 9 4y c 51 a 55 4 58 2 68 5 6g b 6j 8 6o 5 8y 6 97 4 9f 5 ai 6 ar 6 as 6 by c cr 4 d7 5 da 4 dd 3 de 7 df 2 dh 2 dn 2 e8 5 eg b eh 9 ek 5 el 4 eo 4 fm 5 fo 4 fs 4
manag_holiday 1n 6g f
manag_monthly 1n 4y h
manag_photogr 1n eh b
manag_record 1n ai c
manag_request 1n 9f b
manag_shortli 1n de b
manag_sit 1n 8y b
managem v s b 4g a 4k 5 6g a 6j a 6n 9 6o a 9b b 9c 7 9d a at 4 cr 5 d2 4 d6 5 d7 8 da i dh 6 dk 3 e8 d eg d ei 4 ej 6 el 9 fm e fo a
managem_archite 1n da c
managem_funeral 1n 9c b
managem_gravest 1n e8 b
managem_mix 1n el b
managem_softwar 10 s a 4g 7 6j a 6n 8 6o a 9b 8 9d a e8 a eg 9 fo 9
manches 17 8 8 e 8 r 7 2m 7 7y 6 8q 8 ae 8
mandari 1n 9z a
mandat 1c s e 13 3 by e c1 4
mandato 1n d6 e
mandato_require 1n d6 b
manga 1n b9 k
manga_platfor 1n b9 c
mango 1f 15 8 2q 3 6a 6
mangrov 1n 9r l
mangrov_restora 1n 9r a
manicur 1n d t
manicur_hom 1n d h
manicur_pedicur 1n d b
manila 1i 4m 9 av 5
mantra 1n 3h 9
manual 17 1y n 6s 3 8e 8 as c cs k do j fl 3
manual_answ 1n do d
manual_keep 1n cs c
manual_warrant 1n 1y f
manufac 16 4w 8 52 e 67 7 6c o d8 7 do 7 fj d fk 4
manufac_post 1n fj b
manufac_stock 1n 6c b
manufac_writ 1n 52 c
manur 1n 9q k
map i 20 7 3u 5 6v 3 7s 9 89 8 8j 3 9e 6 9i 5 c6 2 c9 2 dp 5 dz 3 e1 3 e4 3 e8 4 ec 2 em 4 fq 4
map_check 1n 9e b
map_fre 1n 9i b
map_permit 1n 89 c
map_step 1n 7s a
map_usually 1n 20 b
mapl 1n 8u 4
maps 15 1u 4 20 6 39 3 3a 3 85 8 89 5 8j b e7 9 e8 a
maps_bound 1n 8j c
maps_evidenc 1n 85 9
maps_grav 1n e8 b
maps_transla 1n e7 a
mar 1n dy 4
maratho 1n 73 r
maratho_train 1n 73 f
marbl 1n 7x b
marbl_clock 1n 7x 8
march v 12 2 3q 3 5j 3 70 3 84 4 8j 3 8s 3 9d 3 9e 3 by 2 d3 4 dh 2 fb 2 fc 2 ff 2
marek 1i 6c 9 9a 5
margin 12 10 5 5k 4 8i 4 8j 3 8k 3 a3 2 cu 3 fh 3
mari 1i 9c 4 e8 4
marina 1n 9d 17
marina_lets 1n 9d b
marina_managem 1n 9d g
marina_softwar 1n 9d l
mark h e 3 l 3 u 2 v 6 20 3 2h 2 3m 5 4m 3 8p 3 9d 3 9y 3 a3 7 ap 3 b0 2 b5 3 c6 4 d8 6 eb 4 ee d fk 4
mark_bench 1n c6 b
mark_claus 1n d8 c
mark_homewor 1n ee d
mark_legal 1n eb b
mark_student 1n a3 b
mark_surfac 1n fk b
mark_suspici 1n v g
mark_teach 1n ee p
market i 8 4 11 7 18 3 1u 3 1x 7 2j 3 2k 6 2l 5 2n 3 2u 6 32 5 42 3 44 3 4b 3 4m 7 4o 5 4r 3 4u c 53 a 58 4 5b 4 5d 4 5g 3 5l 5 5p 3 5s 5 5t 5 5w 3 5z 3 61 3 65 6 7k 4 7y 3 84 4 87 9 8j 3 8l 5 9j 3 9p 4 9r 3 aq 3 ar 5 ay 3 az 3 bu 5 c9 6 co e cq 6 d6 3 dd 7 dv 3 e4 4 e6 3 e7 5 em 2 ev 4 f6 3
market_agency 1i 4u s
market_automat 1n co g
market_brewery 1n 2k b
market_hal 1f 32 c
market_lets 1n 11 b
market_manag 1n ar d
market_messag 1n co c
market_morn 1f 2l a
market_offic 1i 2u b
market_onlin 1n 5s b
market_pric 1n 5l b
market_residen 1n e7 a
market_restaur 1n 87 9
market_second 1n 1x f
market_smal 1i co d
market_trad 1n dd g
market_train 1n c9 b
market_wast 1n 9p a
market_web 1n 8l c
market_women 1n bu b
marketp u m 8 1i 6 1k b 1x b 2h 4 2x 8 3q 8 4c 4 4l k 4z 6 5g d 66 4 67 a 82 f 8b 4 8e 4 8r 7 ac 7 ba 6 ci 4 cj 4 dd 6 e2 4 ef 7 fh i fi 5 fj 9 fr 9
marketp_build 1n fr a
marketp_find 1n m c
marketp_freelan 1n 4l c
marketp_indepen 1n 5g b
marketp_odd 1n 8r b
marketp_parent 1n 1i a
marketp_part 1n fj b
marketp_sel 1n fh p
marketp_smal 1i ac a ef a
marketp_student 1n 1k a
marketp_sum 1n 3q c
marketp_wed 1n 2x c
marking 1n cb 3
marmala 1i 5t 9 f6 r
marri 1f bi 3 bo 9 c1 4
marriag 1i bi 3 d3 4
marry 1i 2w a 4a 5
marseil 1i al 9 c9 9
marten 1i f9 b
martial 1i h a ew w
martial_arts 1i ew n
masa 1n 5q d
masa_sweet 1n 5q a
mascara 1n 3 b
mascot 1i 7o 4 a0 4
mash 1i 2v 4 3x 4
mask 1f 2 9 24 9 e9 i
mason 1n 9v a
massag 1a e 16 2c 8 dj i dy e ey l
massag_chair 1n dj b
massag_hom 1n e v
massag_plan 1n dy b
massag_studio 1n e g
massag_therapi 1n e g
masseur 1n e b
mast 15 31 5 45 a 6n 3 91 3 9d e aa 4 c3 4 ex 3 fq 3
mast_cobbl 1n 45 b
mastect 1n bf 9
masterc 1n a4 n
masterc_retir 1n a4 b
mat s g d s 3 u 2 3w 5 63 5 7b 4 aw 8 bd 4 di 3 dn 3 dq 4 dw 3 dy 2 ea 3 eo e ew 4
mat_top 1n aw b
match r 3 a w a 12 7 1a b 1k 2 3t 9 4l 9 4m d 4u 5 4z 5 52 a 5l 7 6l 6 78 a 8y f ad a af c an 4 b4 5 bc c c6 9 c7 3 d1 a dr 7 e0 9 ed e ef g eg 7 fj h
match_accompa 1n bc 9
match_app 1i e0 a ed a
match_apprent 1n ef b
match_bank 1n d1 b
match_commut 1n c6 g
match_family 1n 3t b
match_go 1n dr b
match_hom 1n 8y b
match_lesson 1n 6l b
match_licens 1n 78 c
match_load 1n fj f
match_nonprof 1n 52 c
match_officia 1n ed e
match_patient 1n w f
match_photo 1n 3 c
match_rent 1n eg b
match_roast 1n 5l b
match_vet 1n 4l b
match_volunt 1i 12 a 1a f
match_widow 1n bc 9
matcha 1n 60 b
matchma 1n ad r
matchma_seat 1n ad c
materia y 14 3 2d 3 3e 2 42 8 43 5 45 3 4j 8 6b 5 9v 5 as 5 d6 3 ei 6 fr m fs 5
materia_train 1n 4j c
materni 1f 25 5 4d q 8n 5
materni_cloth 1n 4d h
materni_wear 1n 4d d
math 1c 3m u 3v 3 a1 15
math_app 1n a1 j
math_child 1n a1 d
math_exercis 1n a1 d
math_gam 1n a1 d
math_minut 1n a1 d
math_mistak 1n a1 d
math_person 1n 3m b
math_practi 1n a1 d
math_practic 1n a1 r
math_tutor 1n 3m k
mathema 1n 1o 5
matine 1n ck 3
matrix 1n 6o b
mats 17 g 9 h 3 70 4 8o d ea 7 ew 2 f1 3
mats_stov 1n 8o c
matter 1n aw 7
mattres 1a 24 8 6q 3 8m o e4 3
mayb 1i 7 3 d8 4
mayor 1i c9 5 e5 4
mead 1n 64 b
meadow 19 60 b 6x o 6y 7 81 3 e2 4 e3 3
meadow_dog 1n 6x b
meadow_hand 1n 60 b
meadow_own 1n 6x a
meal u l 7 11 5 1p k 2k a 2s 4 2t f 2u 6 2v l 2z 8 3x n 4m a 5h j 5i b 5m s 5n f 5o 6 6k a 6m 3 74 j 75 d 9p d d2 6 du a f4 j
meal_add 1n 5n b
meal_deliver 1n 5m e
meal_elderly 1i 3x q
meal_exact 1n 5m b
meal_fees 1n 6k c
meal_kit 1i 5h q
meal_kitchen 1n 2z c
meal_kits 1i 5h f
meal_meal 1c 5m b
meal_old 1n 3x j
meal_plan 1i 1p q
meal_portion 1n du b
meal_prep 1n 5m l
meal_product 1n 4m b
meal_registe 1n 74 b
meal_senior 1i 3x c
meal_smal 1n 5m b
meal_voic 1n 75 b
meal_wheel 1n 3x f
mealwor 1i 5x 9 9p q
mealwor_bakery 1n 9p a
mean s d 4 j 3 1a 4 1t 7 4x 1 7l 5 ar 2 by 4 ci 2 cu 4
meaning 1n cu 4
meant 11 5v 3 88 3 8m 3 a0 3 a9 3 bq 3 cr 3 ct 2 dn 3
meantim 1n cg c
meanwhi 15 6t 2 71 4 ad 3 b9 3 bd 5 c2 3 cg 6 du 3
measur m 7 6 k 2 28 3 29 4 2c 5 3x 3 41 7 43 4 47 6 48 6 49 4 4a d 4e a 4p 2 4t 2 4w 2 5h 4 6s a 80 3 8a 6 8z 6 92 7 96 6 c8 3 dv 8 dz 5 ei 8 fn 3 fo 3 fq 7
measur_dog 1n dz b
measur_hom 1n 4a c
measur_hous 1n 92 b
measur_muscl 1n 2c b
measur_ourselv 1n 6s a
measur_photo 1n 4e b
measur_photogr 1i 41 a
measur_suit 1n 4a f
measur_unusual 1n dv b
measur_use 1n 6s a
measur_wal 1f ei a
measure 1a 26 4 4a 9 8z 4 9r 4 fq b
measure_photo 1n fq b
meat 15 7 3 22 6 5h 6 5o 5 5x o f5 n
meat_alterna 1n 5x d
meat_box 1n f5 c
meat_farm 1n f5 a
meat_fish 1n f5 j
meat_shar 1n f5 a
mechani 12 13 c 44 e 90 3 97 j 9b c 9k 3 9q 7 c2 j c3 k cz 3
mechani_cargo 1n c2 c
mechani_chang 1n c3 b
mechani_log 1n 97 a
mechani_plac 1n 13 b
mechani_worksho 1n 44 b
medal 1n 73 6
medellí 1n 19 a
media 1c 1h p 4u f az 4 cp r
media_agreeme 1n 1h a
media_dental 1n cp c
media_smal 1n cp e
mediato 1n 1g h
medic 1i 6a f 7b a
medical r 6 4 t 2 u h w 5 10 2 1b 5 4h 2 4j 5 4n 9 4y 5 57 5 5f 8 6a a 6z 6 75 2 76 4 7a 2 7b 3 7l c 7w b 9c 2 a3 6 a9 4 au 8 be 5 dm 4
medical_dron 1n 6a d
medical_interpr 1n 4n g
medical_school 1n a3 b
medical_scrib 1n u t
medical_student 1i au 9
medical_tourism 1n 6z b
medical_transpo 1n 7w f
medicat 1i t e 7b 11
medicat_list 1n t c
medicat_plan 1n 7b k
medicat_remind 1n 7b p
medicin y 1 3 4 3 7 4 o 3 w 3 y k 1f 3 3t 3 4h 9 5f 3 60 3 6a f 7b d a3 5 dw 3 dx 3
medicin_equipme 1n 4h c
medicin_shortag 1n y e
medicin_stock 1n y g
medicin_villag 1n 6a b
meditat 1i g b 70 17
meditat_app 1n 70 u
meditat_arabic 1n 70 c
mediter 1n 61 a
medium 1a 3y 5 49 3 4c 3 be 8
meet j i 5 z 5 12 7 14 3 16 4 2t 4 3i 7 3k 4 3o 4 4l 2 4z 2 55 6 5e c 67 3 78 5 ac 4 ad 7 ae 8 b5 6 c8 2 cs 4 da 2 dn f dq 3 ea 4 fb 2
meet_bars 1n i c
meet_learn 1n 3o b
meet_not 1f dn q
meet_room 19 5e o
meet_sit 1i 55 b
meet_transla 1n b5 c
meet_video 1n 78 c
meeting p w 2 12 7 27 2 2w 2 4m 2 4n 2 4w 2 51 2 67 2 6a 2 6h 2 6j 2 ae 9 aw 8 az 6 cz 8 d8 2 df 2 dn h
meeting_archite 1n dn c
meeting_email 1n aw b
meeting_outreac 1n cz b
meeting_school 1f az a
meetup 1i at 5 au 4
mei j 12 3 1c 4 3k 4 6j 2 6k 2 ae 3 b5 4 ba 2 bb 3 br 3 de 2 df 3 ej 2 ek 3
melbour 1c 2s 9 3g 7 dg 9 e0 8
melody 1n a6 5
melon 1f 42 3 br 4 c4 2
melt 1c 8 b 2p 3 46 6 5v b
memb s h 8 s h 17 j 18 5 1d f 1w 3 2f 7 2q 5 2t 7 39 a 4h 7 4r 9 5r 4 6j j 6r 4 81 d 93 3 9d 5 az a b1 6 b5 8 b7 8 b8 2 br 3 bu e c5 9 cb 4 ck c es e f2 5 fe 7
memb_borrow 1n 17 i
memb_contrib 1n bu b
memb_cours 1n es a
memb_hom 1n 17 c
memb_look 1n c5 b
memb_open 1n 4r b
memb_pick 1n 2t c
memb_quit 1n s c
memb_read 1i b5 b
memb_room 1n 6j b
memb_see 1i b1 a
memb_swap 1i 81 9
memb_yearly 1n 1d b
members 1a s j 6j 8 ay 3 az 9 b7 y
members_creator 1n b7 h
members_demo 1n b7 b
members_platfor 1n b7 f
memoir 1n aj m
memor 1n ce f
memoria 1i 3f 15 3g l
memoria_pag 1n 3f l
memoria_plaqu 1n 3f f
memoria_websit 1n 3f d
memoris 1n ce a
memory z 1z 6 3f e 3t 3 7g 3 7p n 95 3 97 4 aj f am 3 bg l cw 3 d5 5 da 5 dh 5 eo 3
memory_clinic 1c 7p c
memory_gam 1n bg a
memory_los 1i 7p h bg q
men 10 b g 3y 6 46 3 48 3 4b 6 4e e 4s 8 6z 5 86 6 be e bm 5 cy 3 e0 4 ez a
men_pack 1n 4e b
men_part 1n 4s b
men_prostat 1n be 9
men_stop 1n ez 9
mend p 16 c 1i 6 28 6 2f 4 41 6 44 4 45 5 49 3 5a 6 5c 2 86 8 8b 5 98 6 9q 3 ar 3 c2 3 cg g cx 6 e3 3
mend_evening 1n 16 c
mend_lif 1n 86 a
mend_measur 1n 41 b
mend_saxopho 1n cg d
mend_sel 1n 1i a
mend_weekly 1n 5a b
menopau 1i 2c a 76 11
menopau_app 1n 76 g
menopau_symptom 1n 76 h
menstru 1i 6 k 76 a
mental 1c 1r m 79 i a1 j dj k
mental_arithme 1n a1 j
mental_health 1i 79 d dj j
mental_load 1n 1r m
mention 1c 7p 3 ar o df 2
mention_brand 1n ar f
mentor 19 12 14 13 8 19 b a2 9 a3 8 a5 d
mentor_local 1n 19 b
mentor_mock 1n a5 b
mentor_program 1n 12 h
mentor_teenag 1n 12 g
mentor_young 1n 12 p
mentor_youth 1n 12 e
menu x 1p d 2k 3 2l i 2q 3 2s 8 2v 3 2z c 3a 2 62 8 65 4 6e 4 6m d 6o g 74 2 ap 6 cn 5 cy 8
menu_allerge 1n 6o b
menu_dish 1i 2l b 6o e
menu_family 1n 1p b
menu_photo 1i cy b
mercado 1n fh a
merch 1n 4c t
merch_podcast 1n 4c b
merchan 13 49 3 4c b 5f 8 5r 6 8r 3 93 5 9a 3 cy 4 dd o eh 4 ei 3
merchan_accept 1n dd g
merchan_payment 1n dd m
mercury 1n fc 2
merg 1n cv 3
merino 1n 4b b
mes 1i 4t 5 6c a
messag j m 3 q 8 r 6 x 8 1f 4 1g 9 1n 4 1v 3 3h 8 3u 5 4m 3 6d 6 6f e 6g 8 6h 5 6j 4 6k 9 6l 5 70 3 7e 5 7h 3 7t a 96 5 9b 6 9f 4 9l 4 9n 4 cn 3 co a cr 7 cy 5 cz 6 d7 5 d9 4 di 5 dp 3 ec 6 eh 4
messag_air 1n 96 b
messag_arrival 1n 3u b
messag_ask 1i cr b
messag_calm 1n 1g a
messag_channel 1n 1g a
messag_desk 1n di b
messag_electro 1n d7 b
messag_know 1n 7t b
messag_let 1i 6h a
messag_nail 1n r b
messag_own 1n 9n b
messag_pay 1i 6d b
messag_regular 1n co c
messag_sets 1n 6g b
messag_sob 1n 7e b
messag_vet 1n x b
messag_wait 1i 1g 9
messag_weath 1n 6l b
messy 1n ey 9
met s o 2 w 3 12 2 27 5 2a a 4i 2 65 2 75 3 9d 7 9e a 9n 8 9s 5 9t 8 c7 4 c8 7 cz 4 dp 2 eg 4 fm c fu 7
met_photo 1n 9n b
met_quart 1n fm b
met_read 1c 9e 9
met_show 1n 2a b
metal 14 3 a b e 2g 8 46 9 54 8 6c b 9p 3 9t 6 ap 3 fr 7
metal_cas 1n 3 c
metal_safety 1n b b
meter 1n c8 4
method 16 1f 3 71 3 79 3 9r 3 9y 4 a8 6 dt 4 fn 4
metr 11 72 3 80 2 8i 3 8w 4 8y 3 91 3 9d 6 c4 3 e6 3 f8 4 fj 2 fm 3
metrono 1n a6 4
mexican 1n 5q d
mexican_colombi 1n 5q a
mexico 17 v 7 2x 8 9b 7 9w 6 de 7 ec 7 fk 7
mezcal 1n f7 8
mia 1f a0 4 ec 9
mic 1n f9 y
mic_remov 1n f9 c
micro 14 1a 8 1b 7 2u d 4k b 4m d 58 8 7h 7 bq 7 bt k df 8
micro_influen 1n 4m f
micro_insuran 1n bt p
micro_lesson 1i 4k c
micro_market 1i 2u f
microbi 1n 7r a
microbr 1n 64 n
microbr_taproom 1n 64 b
microfi 1n 4g d
microgr 1c 5g 9 7y l 9j l 9u 8
microgr_edibl 1n 9j a
microgr_jar 1n 7y 9
microgr_suppli 1n 9j c
microin 1n bt b
microle 1i 4g 9 4k p
microle_app 1n 4k f
microle_work 1n 4k d
microli 1n 6y a
microph 1a 2w 3 7o 3 a6 3 b0 2 cd 5
microsc 1n ek 4
microwa 1i 5m a 8l 4
mid 15 4i 7 6i 7 76 3 8b d ck 6 d2 7 d8 7 dk 7
mid_century 1n 8b g
midday 1i 3t 4 dp k
midday_whil 1n dp d
middl w g 2 p 3 37 3 4e 3 6l 4 7m 4 81 2 86 4 8h 3 b7 3 cl 4
midnigh t n 7 s 3 1g 4 2y 3 3k 2 55 4 6f 8 6h 2 7u 2 cd 3 e9 3 fh 4
midwi 1n 9g j
midwif 1a a 3 o l 4d 3 77 u 9g v
midwif_even 1n 77 b
midwif_onlin 1n 77 i
midwif_softwar 1n 9g u
midwiv 10 7 3 a 3 g 4 o e 1f 7 25 3 2x 3 4d 7 5n 3 77 e 7r 3 8g 3 9g r bk 3 ey 6
midwiv_calenda 1n 9g c
midwiv_dictat 1n 9g c
midwiv_languag 1n 77 b
midwiv_visit 1n o b
might 1c 76 4 b2 6 d6 3 fm 3
migrain 1f 2c 9 7a 9 7q z
migrain_app 1n 7q k
migrain_migrain 1n 7q d
migrain_track 1n 7q d
migrant 19 13 c 6w i 7i 7 bu a bv e f4 d
migrant_women 1f f4 c
migrat 1n cv b
mil w 13 4 28 3 6b 9 6t 6 9h 2 9n 7 9u 5 bi 6 c6 2 c9 5 ec 7 em b fl 5
mil_app 1n em c
milan 1f d 9 41 9 6m 9
mild 1a 2 3 5t 3 61 3 b4 3 fm 4
mileag 1i 21 a d2 l
mileag_calenda 1n d2 b
milk w 0 7 1q 3 2j 3 2p c 2r c 4r 9 5i 6 5s d 5v 4 5x 9 68 2 6o 4 7c 4 99 4 9g 4 9q a ey 3 fe 4 fp 7
milk_les 1n 2r b
milk_morn 1n 5s b
milk_sel 1i 0 a 2p a
millime 1n 29 4
million 1f 7c 3 b6 3 bi 3
min v g 2 3n 2 7i 5 ah 2 bo 3 bw 4
minc 1n 5x 9
mind q t 2 1m 7 22 7 2f 3 3k 2 8s 3 dg 2 dp 2 em 3
mindful 1n 70 u
mindful_cannot 1n 70 c
mineral 1n 4 r
mineral_sunscre 1n 4 m
mini 1i 4r a 9u m
mini_grid 1n 9u k
miniatu 1n 29 b
minibar 1n d2 4
minibu 1n c9 u
minibu_villag 1n c9 g
minigri 1n 9u a
minimum 1f 57 5 5g c ek 5
minimum_ord 1n 5g b
ministr 1c 52 4 6a 8 an k e6 3
minka 1c dr 3 dx 3 dz 6 e1 3
minneap 1n cl 9
minneso 1n fa 9
minor 11 s 3 1s 3 4m 3 6j 3 6l 3 74 3 9f 6 9y 3 a2 3 am 3 b3 3 ed 3 ef 3
mint 1c 9 3 2k 3 5w 3 60 b
minu 1c 4v 2 9l 4 9y 8 a1 3
minut k b 2 1v 4 3o 5 4k 3 4s 2 4t 2 5l 3 6h 3 70 5 72 7 79 5 7q 3 a1 6 a7 3 ao 4 b1 3 b4 4 bt 4 ci 2 dk 5 em 5 fh 3
minut_app 1n 79 b
minut_hom 1n 72 b
minut_learn 1n em c
mirror z 9 3 b 4 c 9 i 2 3p 4 80 2 8w 5 9f 2 a7 5 ai 5 c3 4
mirror_vacuum 1n c b
mis e 4 3 f 3 q 4 v 3 19 3 72 3 7l 3 81 3 93 3 9l 4 a9 4 an 4 cn 3 dl 3 e1 9 e6 6 ep 6 ez 3
mis_animal 1n e1 g
mis_app 1n e1 b
mis_documen 1n ep g
mis_dogs 1n e1 b
mis_text 1n 9l a
miscarr 1n 3i e
miscond 1n 4i q
miscond_anonymo 1n 4i b
miso 1n 5y b
mispron 1n 7o b
misread 1n 84 4
mission 1i 53 b e9 6
misspel 1n 9c 5
mist 1n 65 4
mistak t r 2 3o 5 4j 3 4n 3 4x 3 5k 3 66 2 75 3 95 2 a1 d a4 4 bx 2 cl 2 cv 3 d1 3 dc 3 ex 4
mistake 1n 3g 4
misunde 1n 3u 5
mitr 1n 1n c
mitr_real 1n 1n a
mitten 1n c4 4
mix y 2 8 5 2 c 5 19 5 2p 5 2q 8 5i 5 5z 6 62 2 el 8 ew 2 fs 3
mix_electri 1n el b
mix_protein 1n 2q b
mix_shampoo 1n 2 b
mixtur 1n c 5
mobil y c j e 6 n 6 14 b 2j 6 47 8 4g 9 6v h 87 e 9s 3 aq 6 b4 c bt 8 c2 h c3 i ck 5 dd b dp 9 dx h
mobil_app 1n dp d
mobil_bik 1n c2 p
mobil_car 1n c3 i
mobil_data 1n 6v q
mobil_hairdre 1n c s
mobil_library 1n 14 g
mobil_mechani 1n c3 f
mobil_money 1f 4g b bt a dd e
mobil_opticia 1n 47 b
mobil_puzzl 1n b4 c
mobil_vet 1n dx p
mobilit 1i 20 9 3y 9
mock 1a a3 o a5 b ab 8 ai g cj 3
mock_exam 1n a3 i
mock_intervi 1i a5 a ai f
mocktai 1n 62 a
model z 12 7 1y 5 21 6 29 7 2f 4 2h 2 2o 9 43 6 4g 2 ap g ct g eu 5
model_siz 1i ap a
model_sugar 1n 2o b
moderat 1n e7 4
modest 1n 3y a
modul 13 q 5 6c 3 6d 6 9o 8 9w i a4 g d2 5 dg 6 e8 5 ej 5 em 6
modul_modul 1i a4 a
modul_plan 1n a4 b
modular 1i 8a g 9w 13
modular_build 1n 9w l
modular_classro 1n 9w e
modular_hom 1n 9w g
modular_hous 1n 9w c
modular_timb 1n 9w i
moistur 1f 0 9 23 j fo 9
moistur_sensor 1n 23 b
mol 1c b 3 v 3 7m w b8 6
mol_check 1n 7m i
mol_rash 1n 7m a
mol_season 1n 7m a
mold 1n 96 t
mold_test 1n 96 g
moment z 1y 3 95 3 bq 5 br 3 bz 2 c0 8 cj 6 cr 3 ej 2
moment_remortg 1n c0 b
mon 1c s 6 2j 3 2v 3 3u 3
monaste 1n 3j o
monaste_trip 1n 3j b
monday f i 2 32 4 40 5 57 2 5c 2 7l 3 a7 3 cu 4 en 4 eu 4
monday_guest 1n eu a
monetis 1n b7 a
monetiz 1n b7 a
money h 1a 3 1b 5 1k 2 2s 3 36 3 3c 2 3s 2 41 6 4f 9 4g 5 6h 3 6l 3 7h 7 7j 3 7u 5 8q 5 af 3 bb 3 bn 7 bo b bp d br 5 bt 4 bu 5 bv c d2 3 d9 5 dd 9 e1 3 ff 2
money_abroad 1n bv g
money_account 1n dd b
money_app 1n bp e
money_arriv 1n d9 b
money_asid 1i 7h c
money_back 14 7u 9
money_bought 1n 1b b
money_card 1n dd b
money_check 1i bo a
money_chor 1n bp b
money_crew 1n 8q c
money_family 1i bv c
money_hom 1i bv m
money_sam 1f 4f a
money_satelli 1n bt c
money_saving 1n bp b
money_transf 1n bv c
monitor 11 25 o 26 h 2a h 75 7 7v o 9l i 9m 9 cw t dz 7 fl 7 fm 6 fp i fu k
monitor_apis 1n cw c
monitor_clip 1n 2a b
monitor_collar 1n fp c
monitor_group 1n cw c
monitor_hom 1n 2a d
monitor_patient 1n 7v c
monitor_tool 1n cw f
monk 1n 3h m
monolog 1n ce 4
montess 1n 8f b
monthly t s 7 12 3 16 7 1b 8 28 4 38 7 4p 3 4t 9 4w 6 4y a 50 6 5i 7 82 6 85 e 8b 9 8c 7 8f 7 8s 7 9t 6 a4 7 ar 4 b7 7 be 6 bg 6 bh 7 bq 8 c1 7 c4 5 ed 7
monthly_amount 1n bq b
monthly_auction 1n 82 9
monthly_box 1n 5i b
monthly_deliver 1n be 9
monthly_envelop 1n bg a
monthly_housepl 1n 8c b
monthly_incom 1n c1 c
monthly_jaz 1n 38 b
monthly_liv 1n a4 b
monthly_members 1n s c
monthly_pric 1n 8s b
monthly_rental 1n 8b b
monthly_repair 1n 16 c
monthly_report 1f 1b a
monthly_scienc 1n 8f b
monthly_sketch 1n b7 b
montrea 1i 83 8 8k 9
mood 16 z a 1v a 70 3 79 r 8z a av 3 b6 3 di 8
mood_board 1n 8z b
mood_both 1n z b
mood_journal 1n 79 t
mood_suggest 1n 79 b
moon 19 37 3 46 6 9m 3 bk 3 fc j
moon_calenda 1n fc h
moor 1f 37 c 9d g
moor_regist 1n 9d b
mooring 1n 9d a
mop 1f 27 3 28 c 8q 3
moravia 1n ck 8
morn d g 4 p 4 1q 2 1s 4 2i 4 2j 4 2l 3 2u 4 33 4 3h 7 3t 2 5b 1 5g 4 5k 3 5s 4 6u 6 70 4 77 3 7b 2 7v 3 8q 3 8r 3 9q 3 ay 6 b4 3 cu 4 d4 2 ds 5 ek 2 em 4 ew 2 ey 6 f2 3 fc 6
morn_email 1n ay g
morn_exact 1n fc a
morn_minut 1n em c
morn_noon 1n g c
morn_nurs 1n 7v a
morn_play 1n ds c
morn_questio 1n cu b
morn_recip 1n f5 8
morn_sel 1n 5s b
morn_weath 1n 1s b
morn_wedding 1n 2j b
morning u 1a 2 1e 4 1s 3 2i 5 31 3 3l 6 3u 3 3w 9 6u 5 6y 3 7d 3 8q 2 8r 3 9s 3 c9 5 cd 2 es 2 ey a ez 6 f0 2
morning_baby 1n ey a
morning_estuary 1n 6u 8
morning_park 1n 3w c
morning_tea 1n ez 9
morocco 1f 5 c 6l 8 70 9
mortali 1n 9m d
mortali_ord 1n 9m a
mortgag 1n c0 1d
mortgag_advic 1n c0 s
mortgag_advis 1n c0 g
mortgag_brok 1n c0 f
mortgag_compar 1n c0 d
mos 17 4b 7 4p i 8u d cq 3 dq 3
mos_wal 1n 4p k
mosqu 1n 3j 9
mosquit 1n f9 d
mostly 11 5h 3 67 3 8d 3 8m 3 8w 3 96 3 cv 3 di 3 f9 3
moth l 6 4 a 5 c 3 f 4 o a 19 7 1a 3 1l 3 1p 3 25 3 2b 3 2c 3 2x 3 3i 7 3s 7 3t 7 4b 4 4d 8 4n 2 72 7 77 4 78 6 7g 7 7l 3 7t 4 8n 6 9g 5 ae 9 bg 5 bl b bv 5 bz 3 ey 4 f4 4 f9 3
moth_dementi 1n bg a
moth_equipme 1n 72 b
moth_find 1n ae c
moth_hom 1i o e
moth_tea 1n 8n b
moth_test 1n bl a
moth_tongu 1i 78 b
motif 1a m 7 4c k 7z 9 8n 4 eu d
motif_local 1n 7z 9
motor 1a 3w 9 44 6 eq 8 f3 6 fl 8
motorbi 1a 3p 9 4g 6 5f 9 6a b 6b 8
motorcy 1n 28 b
motorho 1i 35 9 6r 9
motorwa 1a 21 3 3p 8 9i f c8 3 f1 6
motorwa_off 1n 9i b
mould 12 8 7 26 g 54 c 65 5 7y 4 8e 3 96 q 9v 4 ag e bj 7 fk 4
mould_bedroom 1n 96 e
mould_check 1n 96 o
mould_humidit 1n 26 b
mould_nev 1n 96 b
mould_problem 1n ag b
mouldy 1n 11 4
mount 1c 88 3 8r g 9m 3 fl 7
mount_shelv 1n 8r b
mountai 19 20 c 35 4 5s b 8o 6 b3 b e9 8
mountai_dairy 1n 5s b
mountai_villag 1n b3 b
mourn 1i 3i 10 9c 5
mourn_group 1n 3i a
mourn_sit 1n 3i 9
mous 1n a2 8
mouth 13 9 3 89 3 8f 3 8g 3 a7 3 bg 2 cq 3 dw 3 ey 4
mouthwa 1n 9 b
mov g f 2 r 3 s 4 1p 3 4p 3 6w 9 75 4 7h 3 7w 2 8n 3 8w g 8x 2 9w 4 a9 4 af 3 av 7 bp 3 bs 6 bu 4 co 3 d4 3 ex 3 ez 3 f2 2
mov_abroad 1i 6w a av e
mov_away 1c 3b 7
mov_blood 1n 75 b
mov_box 1n 8w h
mov_deposit 1n bs c
mov_everyth 1n a9 b
mov_flat 1n 8w h
mov_help 1n 8w q
mov_hous 1i 8w d
mov_lat 1i 9w 9
mov_tontin 1n bu b
mov_wednesd 1n ez 9
movabl 1n h 5
movemen 15 21 4 6n 6 7a 4 7n 9 88 5 a8 a dz 4 ez k fp 9
movemen_break 1n a8 b
movemen_pigs 1n fp a
movemen_rehab 1n 7n b
movi 1n ck w
movi_theatr 1n ck r
movy 1n bj d
mow 1c 2f m 8s u 9o j bc 4
mow_garden 1n 8s d
mow_lawn 1i 8s h
mown 1n 6x 5
mozambi 1n 6a a
mozzare 1n 5s o
mozzare_burrata 1n 5s b
mri 1n v b
mrs 11 p 3 14 3 3s 3 3t 5 3x 4 6x 4 bb 4 c7 5 e1 3 ez 5
muck 1n e2 8
mud 17 3l 3 fp 3
muddl 1n 3o 8
muddy 1n 3l 3
muesli 1n 5u a
mug 1f ap 3 ba 2 es 3
mugs 1f 4c h 8l l es 3
mugs_stock 1n 4c b
mugs_vas 1n 8l c
mul 1n fa 4
multi 1i 3w j c7 8
multi_sport 1n 3w g
multipl 1f b3 9 ck 6 fh 8
multivi 1n 7 b
mum 1i 7g 2 ae j
mum_friend 1n ae h
mumbl 1c u 3 39 4 ct 2
munich 17 j 7 3u 7 55 7 5e 8 5h 8 ae 8 ds 8
municip 13 9w 6 dk 6 e3 c e4 a e5 b e6 d e8 7 ea g eb a el 7
mural 1n 8k b
murd 1i 31 j 85 q
murd_mystery 1i 31 f 85 a
muscl 1n 2c p
muscl_load 1n 2c b
museum 15 1o 3 1u 3 42 4 6b 7 6i w ah 7 b1 d f1 6
museum_audio 1n 6i g
museum_guid 1n 6i o
museum_memb 1n b1 b
museum_visitor 1n 6i d
mushroo 17 7 8 3e 6 5g 8 65 x 6u n 7y r 8h c
mushroo_coffe 1n 7y 9
mushroo_disus 1n 65 b
mushroo_farm 1n 65 o
mushroo_grow 1i 7y d
mushroo_guid 1n 6u a
mushroo_herb 1n 6u 8
mushroo_hom 1n 7y b
mushroo_kit 1n 7y g
mushroo_pick 1n 8h d
mushroo_walk 1n 6u f
music t i 6 38 h 3n h 4w 5 59 3 6i 2 72 3 7p 8 8p 8 9c 7 a6 k aq 4 b0 8 b6 h bg d cb c cd 8 cf 2 cg 9 ch c ci 7 cl 4 cp 5 ey f ff 4
music_learn 1n a6 h
music_lesson 1f 3n l
music_morning 1n ey e
music_pictur 1n bg a
music_practic 1n a6 m
music_privat 1n ch 9
music_record 1n b6 b
music_school 19 3n 9 cg 8
music_sery 1n 38 e
music_teach 1i 3n c
music_tonight 1n 38 e
music_wish 1n 9c b
musical 1n cc k
musicia 13 38 f 3n 9 70 4 8p b b2 3 b6 9 b7 7 cd n cg b ch m ff j
musicia_event 1n ch b
musicia_hospic 1n ff b
musicia_hospita 1n ff b
musicia_keep 1n 38 b
musicia_party 1n ch b
musicia_practis 1n cd c
musicia_shar 1n cd a
musicia_video 1n b6 b
musicia_violin 1n 3n b
musicia_wed 1n ch a
muslim 1i 3h c 3j 7
muslin 1n a 8
mussel 1n 9m m
mussel_grow 1n 9m c
mut 1n f3 2
mutual 1n eq e
muzzl 1i 1c 2 e0 3
mvp 1n 4v b
mvps 1n 4v o
mvps_found 1n 4v g
myceliu 1f 3e m 5x 9 9v c
myceliu_turn 1n 3e 9
myself 19 z 3 7t 3 a8 3 aw 3 bq 3 dj 3
mystery 1i 31 m 85 10
mystery_box 1n 85 g
mystery_clu 1n 85 b
mystery_envelop 1n 85 b
mystery_let 1n 85 b
mystery_mail 1n 85 b
mystery_monthly 1n 85 b
mystery_post 1n 85 l
mystery_real 1n 31 c
mystery_subscri 1n 85 a
mytholo 1n ac e
mytholo_ches 1n ac b
münst 1n fb 9
nag 1n d2 4
nagy 1n 6z 6
nail z 3 7 d k r e 45 2 4q 5 7x 8 dq d
nail_artist 1n d g
nail_don 1n dq b
nail_studio 1i d b r c
nail_tattoo 1n r b
nairobi 1a 1k 7 3v 8 55 8 5e 8 68 8
nala 1c 1c 9 f0 9
nam_ceremon 1n 3d e
nam_commiss 1f 6m a
nam_documen 1n aj b
nam_dog 1n 1m 9
nam_fix 1i 8w b
nam_hair 1n 1m f
nam_music 1n 9c b
nam_person 1i 4t b
nam_photo 1f f8 8
nam_story 1f bj 7
nam_villag 1n 5w b
naming 1n 3d 5
nanny 1i 1f 8 3k r
nanny_agency 1n 3k j
nano 1n 4m a
nant 1i 8r 9 ew 7
nap 1f 1f 5 b4 7
napkin 1i 2w 4
napl 1i 14 9 4a e
nappy 1f a 15 77 4 be 3
nappy_grow 1n a b
nappy_pick 1n a b
naps 1i 1u d 6k j
naps_meal 1n 6k c
naps_playgro 1n 1u b
narrati 1n b3 j
narrati_adventu 1n b3 b
narrow 15 47 3 4e 3 8d 3 8w 3 9e 3 b6 4 fg 5
narrowe 1i v 5 8b 4
nationa 1i e0 8 fn 4
nationw 1i 5m 4
nativ 1c 3o n a7 9 cs 7
nativ_speak 1n 3o j
natur 1a 3l 9 5w 7 6p 6 6u n f9 3
natur_lov 1i 6u b
natur_walk 1n 6u l
natural z 0 o 2 6 3 9 9 j 2l 9 3c 6 3e 5 5r e 5u 3 63 6 6u f 8m 7 ct 8 f9 d fd c
natural_cosmeti 1n 0 c
natural_deodora 1n 9 p
natural_look 1n fd a
natural_pigment 1n 3 c
natural_skincar 1n 0 n
natural_soap 1n 0 n
natural_voic 1n ct b
natural_win 1i 2l b 5r i
navig 1n 7s g
navy 1n fg 4
nda 1n d8 k
nda_leas 1n d8 c
near c e 4 g 2 k 4 n 4 o 2 11 3 16 4 1a 6 1e 4 1v 6 1w 2 20 3 2i 4 2k 4 2n 4 2p 4 2q 5 2r 4 30 5 3d 3 3g 3 3l 3 3m 2 3p 2 3w 4 4a 4 4t 2 4u 2 4v 2 57 2 5b 2 5o 4 64 3 67 3 87 4 8q 4 8s 3 8t 3 8u 2 8x 3 9e 2 c7 4 ca 2 cd 4 cf 4 cg 3 ck 4 cl 4 ds 5 dx 4 e2 3 es 4 eu 4 ew 3 ey 4 f0 4 f1 4 f2 4 f3 3 f4 3 f7 3 f8 3 f9 3 fd 3
near_cal 1n 1a c
near_port 1n 67 b
near_stadium 1n c7 b
near_station 1f e a ds a
near_weekend 1n 1v b
near_yoga 1n 2q b
nearby s h 4 y 8 1e 8 1q 7 1x 7 2i 4 2l a 3c 6 3i 2 5c 7 5e 3 73 7 7f 6 8x 4 al 7 c7 4 dp 2 ed 2 f4 6 fi 9
nearby_cheapes 1n 1q c
nearby_fetch 1n 1x b
nearby_insur 1n 5c c
nearby_medicin 1n y b
nearby_ord 1n f4 a
nearby_pick 1n fi f
nearest 12 5z 3 6z 2 7g 7 ed 2 ej 6 fl 3 ft 2
nearly t f 3 8l 3 b7 2 cz 3 d7 3 da 7 e4 3
nearly_used 1n da c
neat 1n 94 3
nebrask 1n bb 8
neck 13 e b 46 4 4b 5 7l 3 8m d dv 6 dz 3
neck_should 1n e d
necklac 1n 46 b
nectar 1n 9l d
nectar_flow 1n 9l a
need n i 6 k 2 3g 2 4l 2 7l 6 7v 2 ag 6 am 6 db 5 er 2 fd 2 fi 3
need_today 1i 7l a
needl 14 2w 5 42 3 44 7 4b 7 7z 7 86 4 9f 8 9x 4 dx 3
needn 1i r 3 4f 3
negativ 1f 1z 4 83 o bj e
negativ_scan 1i 83 a bj a
negotia 1c 4h g 7j j ai 9 by f
neighbo g 16 5 17 3 18 9 1c 3 1d 4 1e 4 1w g 22 4 23 3 2b 6 2g 3 2i 6 2n 3 38 3 3k 2 3s 3 3x 8 4g 2 57 2 5c 2 5j 3 68 5 6x 4 8r 4 8u 2 8x 7 93 c 94 2 9n 3 9p 3 9z 4 az 7 bl 3 bu 3 c5 a c6 5 c7 3 c8 6 c9 3 cd 3 ck 6 dp 3 dr 6 ds 3 e1 7 e6 4 f4 c fb 6
neighbo_app 1n 1w u
neighbo_borrow 1n 93 g
neighbo_café 1n 1e b
neighbo_charg 1n c8 b
neighbo_coffe 1n 2i c
neighbo_compar 1n 22 b
neighbo_cook 1i 3x m f4 h
neighbo_extra 1n f4 c
neighbo_feed 1n dr b
neighbo_group 1f e1 a
neighbo_grow 1i 18 a fb e
neighbo_help 1i 1w k
neighbo_hom 1n f4 c
neighbo_kilomet 1n e1 b
neighbo_lisbon 1n 9z b
neighbo_mark 1n c6 b
neighbo_meal 1n f4 c
neighbo_news 1n az g
neighbo_portion 1n f4 c
neighbo_rent 1n c5 g
neighbo_room 1n 8x b
neighbo_shar 1i 1w q
neighbo_skil 1n 8r b
neighbo_smal 1n 1w h
neighbo_tent 1n 93 b
neith 1c 8x 4 ad 3 b3 3 d7 4
nepal 1f 15 8 60 c 9q 8
nepal_sold 1n 60 b
nepales 1n bv a
nephew 1i 4y d ef 8
nerv 1n 3p 4
nervou 1c 9 4 6x 7 bm c dq d
nervou_dogs 1i dq a
nervou_speak 1n bm b
nest 1f 6u 5 8s 7 f9 i
nest_tel 1n f9 9
net 12 z 5 2e 3 39 4 3v 8 8p 5 d3 7 dk 2 dv 3 e1 8 f2 2 fa 2
netherl s s 5 1b 5 1g 4 2g 5 33 5 47 5 54 5 5g 5 5r 5 5u 5 66 5 70 5 7p 5 87 4 9c 5 9p 4 a0 5 ad 5 av 5 b8 5 bg 4 bj 4 bx 5 c0 5 cb 4 cu 5 d9 5 di 5 dz 5 ej 5 er 5 fg 5 fu 5
nets 1i 29 e 48 e
nets_cup 1n 48 c
nets_shap 1n 29 c
nettl 1n 8s 4
network p y 6 1q 2 1u 3 1w 5 39 3 4l 6 4x 5 4y 6 4z 8 51 2 55 4 56 6 58 2 59 2 6v 8 7t 3 89 3 97 4 ae 4 b0 f ba 4 c8 3 cf 6 cy 4 de 4 dh 2 di 2 e9 5 fb 5 fl 4 fu 7
network_look 1n 56 b
network_own 1i fb 9
network_pharmac 1n y b
network_piano 1n cf b
network_vet 1n 4z c
neurode 1n 1 k
neurodi 1n a8 b
neurolo 1n 7q 8
neut 1n 1c a
neutral 1f 22 4 5x b bs a
neutral_protein 1n 5x a
nev e 14 4 31 3 3p 3 3t 3 5s 3 7j 2 7r 3 96 4 9a 3 aw 2
nev_cam 1f 9a 9
nev_sel 1n 5s b
nev_shout 1n 3p c
nev_start 1i 96 a
nev_than 1n 3t b
new 1f 8b 3 an 3 b8 4
newborn 17 a 9 o i 1f k 25 c 2x b 77 q ey l
newborn_chat 1n 77 b
newborn_clas 1n ey c
newborn_sleep 1n 1f l
newcast 1n ez 8
newcom 14 g 4 h 9 13 7 3o 3 6w r 7i h a7 4 ae k d0 4
newcom_credit 1n 7i d
newcom_help 1n 6w l
newcom_registr 1n 6w c
newest 1i 81 6 f3 3
newly 1c 1o 3 3w 3 5i 4 bo 8
news 14 1w 4 5o 3 7r 3 av 3 az v d4 3 dk 3
news_sit 1n az b
newslet 1f ay 13 b8 7 co j
newslet_tel 1n ay b
newspap 17 23 7 3f 5 9c a 9r 3 ag 3 az m bh s
newspap_grandpa 1n bh h
newsroo 1n az c
next 6 19 2 b9 2
next_cinema 1n 2r b
next_count 1n 2i c
next_dat 14 9h 8
next_door x 39 7 65 6
next_family 1c 1i 8
next_hand 1n 1k a
next_hut 1n 6t a
next_job 1n ej b
next_meet 1i z a
next_ones 1f b9 9
next_pharmac 1n 7f b
next_practis 1n ai c
next_room 19 t 9 19 e
next_siz 16 1j g 3z b
next_step 1n d5 b
next_superma 1n 9j a
nfc 1n 9x n
nfc_tag 1n 9x d
ngos 1i 6a 9 9v 8
nic 1a 23 4 59 6 ae 4 fg 4
nicely 1i 6v 3 ex 4
nich 1i 5 r ba k
nich_job 1n ba i
nich_perfum 1n 5 n
nichola 1n 1n 11
nichola_hom 1n 1n c
nichola_mitr 1n 1n a
nichola_visit 1n 1n f
nick 1f b 4 87 4 dq 3
nickel 1i 46 9 9f 6
nicknam 1n a1 5
nicotin 1n 7e b
niec 1i 4m 4 cp 8
nigeria 1a 74 8 ai 8 ct 8 dh 9 fd 7
night c o 6 r 3 1f 8 1v 4 24 4 2g 3 2u 4 33 4 35 3 36 6 38 4 4n 2 4r 4 50 2 5a 2 5b 2 5d 3 5g 3 61 3 68 3 6d 3 6f 5 6p 7 6q 5 6v 3 71 7 77 5 79 4 8m 4 96 3 9d 4 9k 4 9m 3 al 5 an 3 at 5 be 3 br 3 bx 2 c9 4 cl 8 cm 3 cn 3 cw 3 dw 3 ed 2
night_bak 1i ev 8
night_br 1n 5g b
night_cook 1n o b
night_empty 1c 38 9
night_explain 1n at b
night_feed 1n 77 b
night_find 1n 79 b
night_leav 1n r b
night_plan 1i 1f c 1v d
night_rent 1n 9k a
night_shift 15 2u 8
night_ship 1n 61 b
night_taxi 1n c9 g
night_tel 1i an 9
night_train 1i 36 j
night_video 1n cl a
night_volunt 1n al b
night_wak 1n 1f k
nightli 1n 24 a
nin 1n ed 7
nina 1n ce 9
ninetee 1c 1z 5 7h 6 7n 3
ninety 15 e a 1k 4 4f 9 6r 3 9q 3 fb 5
ninja 1i h a f1 8
ninth 11 4d 3 6z 2 9p 6 b5 3 b6 5 d3 5 d4 5 ft 2
nis 1n dl l
nobody_answ 16 7b 8
nobody_catch 1n dx d
nobody_practic 1n cn c
nobody_scaffol 1n fq b
nod 1f z 6 3d 2 7a 6
nois s i 3 24 5 2l 3 38 7 3n 4 90 5 ac 3 cd b ct 2 ds 3 f1 6 f2 5
nomad 1n 6w 8
non k 1l c 27 2 30 3 3d 7 62 b 6r 3 7w 6 98 2 ax 2 c8 3 dt 3 en 3
non_alcohol 1n 62 q
non_drink 1n 62 d
non_religio 1n 3d g
non_speak 1n 1l r
non_verbal 1n 1l n
nonprof 1i 1a b 52 j
nonprof_open 1n 52 c
nonsens 1f 88 3 as 4 cp 4
nonverb 1n 1l r
noodl 1a 1p 6 2m 6 2u 6
noon i g 5 q 2 t 3 1f 4 2t 7 30 3 59 3 5b 2 5d 2 7b 3 9n 4 cd 3 dp 5 ey 4
noon_block 1n ey a
noor 1a 32 6 6s 3 6w 2 ae 8 dt 6
nor 1i 8x 5 f9 2
nordic 1a 0 b 4w 8 cz 8 eq 8 ez 7
nordic_berry 1n 0 b
nordman 1n fa a
norm 1i 49 a 4d 5
normal 17 9 3 21 4 2a a 77 5 83 4 b7 3
normal_socket 1n 2a b
normand 1f 5b 9 64 8 f7 6
north z 1u 6 26 4 3b 5 95 6 96 4 97 5 9d 6 aa 6 ba 2 e6 4 f8 5 fq 4
norther 15 14 7 53 7 63 7 6b 7 78 7 9j 6 cs 7 do 7 fj 7
norway 14 1x 7 24 6 4e 7 7k 6 7m 6 7z 5 bk 6 d5 7 ee 6 el 7
norwegi 1n 9z a
norwich 1n 8t c
nos 11 4 6 5 3 32 5 47 8 4d 5 5z 6 6e 6 ax 3 en 3 ff 4 fu 5
not 6 u 4 x 2 z 2 1k 4 a9 3 dh 3 dn 5
not_book 1n 1k a
not_contrac 1n dh d
not_custom 1n db b
not_damag 1i e3 a
not_deal 1n d5 b
not_flashca 1n a9 b
not_let 1n u b
not_mood 1n z b
not_phon 1n t c
not_softwar 1n 6e b
not_student 1n 1k c
not_surgery 1n x b
not_went 1i 83 9
notar 1n eo b
notary 1a 4x b a3 a ak 7 d7 6 er 4
notary_exam 1n a3 b
notatio 1n cb 6
notch 1n 7m 4
noteboo y o 2 1p 5 3m 2 6n 6 79 7 8j l 8s 3 9d 5 9z 5 bb 3 d5 7 e4 3 e9 5 eh 5 ev 4
noteboo_cov 1n 8j c
noth_logo 1n 4e b
notic n s 4 14 3 1r 7 25 6 2b 7 4f 2 4q 2 4u 2 4z 3 51 2 56 2 57 2 67 2 6k a 9c 3 ae 3 af 5 ag 8 ah 2 an 8 cw a d7 b db 3 dg 2 eh 7 fp 5
notic_baby 1n 25 b
notic_camera 1n 2b b
notic_fev 1n fp a
notic_own 1n 6k c
notic_period 1f d7 h
notifi 1i v 5 2v 5
notify 1n e5 g
notting 1n 1a b
novel 1f 8i p b5 d b9 g
novel_grandmo 1n b9 b
novel_indepen 1n 8i c
novel_stretch 1n b5 c
novemb y 1o 3 1t 3 33 5 3l 3 3m 3 3w 6 61 3 8s 3 8t 3 bk 3 dr 3
now e 6m 2 7l 3 cm 2
nowher 16 29 4 89 4 94 3 ah 5 bw 3 cq 3
numb f w 2 1w 4 22 2 2h 3 2k 3 3g 2 5k 3 5w 3 69 4 6w 7 6x 3 7s 4 7t 2 8k 4 8r 5 8t 2 8v 2 94 3 9l 3 bz 2 c7 3 ca 2 cn 3 cu 6 cy 4 d0 4 dp 2
numb_dashboa 1n cu d
numb_mail 1n d0 b
numb_school 1n 6w 9
numb_shelf 1i 7s a
numb_smal 1i 8r a
number d 8k 3
number_sign 1n 8k b
numerol 1n fc 9
nurs u o 5 t e w 3 y 2 1f 8 3j 2 3s 3 3t 9 49 5 4d c 4j a 4l 5 4s 7 4x 5 4z f 6k 6 6s 4 70 5 75 3 7l 8 7v h ai 8 av c bh e bv a c7 5 fi f
nurs_abroad 1f bv a
nurs_cal 1n 7v e
nurs_documen 1n t e
nurs_hom 1i bh l
nurs_practis 1n 4j c
nurs_removal 1n 4s b
nurs_see 1n fi b
nurs_sleep 1n 1f 9
nurs_tunisia 1n 4z c
nursery r 4 4 j 2 1n 4 1r a 1t 4 25 6 28 4 2v d 3k 3 3l l 3r 2 43 2 5k 3 6k j 8f 7 8q 3 9m 3 ah 5 b2 6 ds 5 f1 5 fa 5
nursery_br 1n 2v c
nursery_open 1n 3l g
nursery_plac 1n 3l i
nursery_puts 1n 1r c
nursery_softwar 1n 6k g
nut 19 2p 3 2t 4 30 3 5i c 5l 6 5u 8
nutriti 19 l z z 8 2v 4 74 k 7r 8 du 9
nutriti_coach 1i l m
nutriti_comment 1n l b
nutriti_plan 1f l f
nuts x d 2 2l 4 2o 4 2p 4 2t 3 2z 6 3k 2 58 9 5i 4 5p 8 5u 5 5v 3 6d 4 8n 6
nuts_good 1n 58 c
nuts_oil 1n 5p b
oak 17 1x 5 7x 8 8a f dv a fr 5
oak_ord 1n 8a b
oak_smal 1n 7x 8
oat 1a 0 9 2i a 2r b 5u 3 7c 3
oat_milk 1i 2r a
oats 19 1q 6 2u 5 5n 3 5p 7 5u 9 6o 5
obedien 1n dt b
obey 1n ew 4
obituar 1i 3f 8 az 4
object 1a 1q 4 57 8 a9 6 ek f fq 7
objecti 1c 7j 3 ao f cz 4 eb 3
objecti_phon 1n ao b
observa 1n cw b
obsolet 1n 6b x
obsolet_part 1n 6b n
obsolet_spar 1n 6b d
obstacl 1n cx 5
occasio 1a 1s 4 40 6 46 4 5v 3 cj 4
occupat 1i bd 6 bf 4
ocean 1n 43 e
ocean_plastic 1n 43 b
ocr 1n db a
octob z 8 3 n 8 1n 5 1o 3 26 2 2e 3 2p 3 35 3 3l 3 3w 3 8s 3 96 3 9e 3 fa 7
octob_april 1n n b
odd v 5r 4 8r a as 5 bt 4 bw 3 bx 3 dc 4 dk 6
odd_jobs 1n 8r g
oee 1n 6c a
off a e 3 q 3 1a 3 1q 3 2e 3 45 3 67 3 6a 2 6p 6 7d 3 7j 4 8r 3 8y 3 9i 3 bn 3 co 3 dh 3 ec 4 fg 3
off_anoth 1f fg a
off_assembl 1n 8r b
off_body 1n 7d c
off_cloth 1n e c
off_craftsm 1n 92 b
off_debt 1i 7j c bn e
off_deep 1n 45 b
off_fenc 1n 9i b
off_grid 1n 6p o
off_loan 1n 7j d
off_pallet 1n 67 b
off_peak 1n 9t a
off_rainy 1n 6a b
off_slot 1n q b
off_task 1n 1a e
offend 1f r 4 1e 9 dj 3
offer y d 2 1p 2 1x 5 2s 2 4c 2 4t 3 5o 3 62 3 6i 3 a9 2 b6 3 ci 3 fr 3
offic b c 4 e 3 g 3 h 3 13 3 14 2 1e 4 2t 9 2u 4 39 4 45 4 4g 3 4i 3 4j 3 4o 2 4p a 4q 6 4v 2 4x 4 4y 5 50 3 52 2 57 9 58 a 59 2 5a 2 5d 2 5e a 5l 3 5u 4 6k 4 6m 3 6w 3 9s 4 ai 3 as 6 av 3 bx 4 c2 3 c3 4 c7 3 d3 3 d7 2 da 4 dj 5 dk 3 dm 4 dn 3 dp 2 e6 3 e8 4 eb 3 ef 3 f4 4 fm 3 fr 3 fs 3
offic_becom 1n 6q a
offic_buildin 1i 2j a
offic_canteen 1c 2t d
offic_car 1i c3 a
offic_cater 1n 2t d
offic_clean 1i 57 w
offic_compan 1n 5e f
offic_fix 1n 4y c
offic_fruit 1n 58 j
offic_glov 1n h b
offic_hom 1n c2 c
offic_kitchen 1i 58 h
offic_lunch 1n 2t r
offic_manag 19 as a
offic_massag 1n dj b
offic_pantry 1n 58 q
offic_park 1n c b
offic_plant 1n 4p w
offic_practic 1n 57 d
offic_resol 1n 45 b
offic_sees 1n 6k c
offic_smal 1i 58 b
offic_snack 1n 58 d
offic_spac 1n 5e q
offic_staf 1n as a
offic_task 1i da b
offic_team 1n 5e l
offic_wat 1n 4p h
offic_work 10 f4 a
officia 19 22 3 3d c ab a eb j ed k fh 4
officia_let 1n eb f
officia_refer 1n ed a
offlin 1c 97 b br c e9 4 ej c
offlin_cellar 1n ej b
offlin_settl 1n br b
offlin_shaft 1n 97 a
offset 1i 22 e 9r i
offshor 1n 4z b
offsit 1i 59 b 5e b
often q 17 2 1s 7 4w 2 7c 4 8x 2 94 6 ar 3 bz 4 cv 4 d6 4 ek 2 em 2
often_piec 1n 1s b
ohio 16 2u 7 31 7 44 7 9c 7 bd 5 c3 7 cb 6 d5 7
oil u 0 b 2 5 b e e 4 44 e 4s 5 53 b 5h 4 5p 7 5q 9 61 m 8a 4 8e 4 95 2 9i 3 9x 5 c3 5 fs 5
oil_balm 1n b b
oil_deliver 1n 5q a
oil_family 1n 61 b
oil_goat 1n 0 b
oil_test 1n 44 b
oil_tim 1n 44 d
oil_wash 1n 5p b
oil_win 1n 53 h
oils 1f 0 h b 4 e d
oils_hom 1n e c
oily 1n 9b 8
okafor 1i dz 4 e1 4
old u c 5 p 9 1q 2 3p 2 3s f 3x j 47 5 6s 5 7b 7 7t c 8u 3 a3 4 a9 4 af 5 am a bb k bc j bd g c9 8 cn 3 dz 5 ez k
old_exercis 1n ez c
old_fitnes 1n ez c
old_landlin 1n 7b c
old_liv 1f am a
old_parent 1n 7t d
old_person 1n 3x f
old_spar 1i bc k
oldest 1n 5u 4
olds 1c a1 8 bp 8 ew 3
olena 1i 13 4 19 4
oliv 1a 0 f 2l 3 53 g 61 10 9x 7
oliv_oil 1c 0 9 53 e 61 t
oliv_tre 1n 61 f
olten 1n 2j 9
omar 15 26 3 36 5 ak 7 al 7 am 5 b5 5 bu 5 c6 7
ombudsm 1i 4i 9 7u 4
ombudsp 1n 4i f
omega 1n 7 j
omega_iron 1n 7 b
onboard 1c 4k 8 59 5 ao 4 df y
onboard_app 1n df e
onc 9 14 2 2g 3 2s 2 3d 2 57 2 5n 3 7c 3 7o 2 9c 3
onc_app 1n 1s b
onc_br 1n 5p b
onc_cod 1n 2g b
onc_cook 1n 2s c
onc_label 1n 6o b
onc_plan 1n e6 c
onc_play 1n 3s b
onc_prepar 1n 2z c
onc_record 1n aj b
onc_softwar 1n as a
onc_tool 1i fh 9
onc_underta 1n 9c b
onc_wheth 1i 7c a
oncolog 1n fd 5
ones i a 7 i 2 v 4 1q 2 28 3 3z 3 41 6 49 5 4e 3 55 2 66 3 8i 2 8l 3 a3 2 ao 4 b9 4 cr 7 dc 5 di 2 ds 4 e4 4
ones_onlin 1n 41 b
ones_paid 1n b9 b
ones_top 1n v b
ones_twic 1i a c
oneself u g 2 k 2 3u 4 4v 3 50 4 6z 2 ay 4 f4 2 fa 4
onion 14 1p 3 2m 5 3x 5 5z 3 6m 9 87 4 8e 8 9k b ev 4 fj 5
onion_night 1n 9k a
onlin f 2 3 g 6 i 5 k 4 q 6 r 5 1h 2 1x 4 29 4 2g 3 2s 4 3c 7 3f 7 3i 7 3m 6 3n 4 3o 4 3p 4 3v 5 41 6 43 2 46 3 47 5 4f 2 4p 2 4t 7 4w 1 54 4 56 3 5i 3 5o 4 5q 5 5r 4 5s 4 5t 3 5v 4 5z 6 60 4 62 3 63 3 64 4 66 8 67 4 68 3 69 3 6f 4 6l 3 6m 5 72 3 74 6 77 6 78 c 7a 4 7f 8 88 6 89 4 8a 6 8b 4 8c 6 8i 4 8k 7 8z 9 a2 5 a3 5 a4 9 a5 3 ac b af 4 ah 3 ak 8 ap 7 aq 6 az 3 b1 5 b5 4 b8 6 bb 6 bx 3 c0 6 c2 4 cf 4 cm 5 co 3 cq 3 cr 6 cx 3 cy 5 d6 4 d7 6 dc 7 dd 3 dm 2 dt 4 dv 3 dw 7 e6 3 e7 4 ea 6 ex 6 fd 2 fg c ft 3
onlin_account 1n 4t o
onlin_advis 1n c0 b
onlin_ballet 1n i c
onlin_bank 1n bb c
onlin_book 1f q h 6l 9
onlin_box 1n 64 b
onlin_brand 1n aq f
onlin_bundl 1n 3p c
onlin_centime 1n 8a b
onlin_check 1i 6f b
onlin_clas 1n ac x
onlin_collect 1n c2 c
onlin_counsel 1n 78 g
onlin_cours 1f a3 f a4 n
onlin_deli 1n 5t b
onlin_doctor 1n 7f n
onlin_door 1n ea b
onlin_gallery 1n 8k e
onlin_group 1i 3i 8
onlin_half 1n 5o b
onlin_interio 1n 8z h
onlin_lesson 1n a2 c
onlin_magazin 1n b8 j
onlin_market 1n e7 c
onlin_memoria 1n 3f a
onlin_night 1n r b
onlin_order 1n 6m g
onlin_park 1n dt c
onlin_piano 1n cf b
onlin_pilat 1n g c
onlin_plain 1n ak b
onlin_platfor 1i 3c 9 3n a
onlin_program 1n k c
onlin_quiz 1n 2 b
onlin_review 1n cr k
onlin_robotic 1n 3v b
onlin_school 1i b1 a
onlin_servic 1n 8z b
onlin_shar 1n 41 b
onlin_shop y 5i 6 5v 6 62 6 66 b 88 8 ap a cm 8 dc 9 fg l
onlin_stor 1i 41 a fg b
onlin_superma 1i 5q 9
onlin_therapi 1n 78 e
onlin_therapy 1n 78 s
onlin_titl 1n 8i c
onlin_train 1n ex c
onlin_tutor 1n 3m b
onlin_vet 1n dw h
ons 1i d4 7 en 8
ontario 1i 5i 9 98 9
onto 19 23 6 2h 4 41 3 5h 3 es 3
oolong 1n 2r 7
open 8 26 3 2g 3 2l 3 2u 3 38 3 3l 3 4r 4 52 2 57 3 68 3 7j 2 97 3 9e 2 c5 2 ck 3 d5 2 ea 3 eo 3 fi 4
open_air 1f ck j
open_barri 1n 9e b
open_cal 1n 52 c
open_card 1i 4r a fe 9
open_cod 1n ea b
open_door 16 2u 9 c5 8
open_fault 1n 97 a
open_fil 1i eo f
open_fir 1n 30 c
open_flat 1n 38 b
open_forg 1n et 8
open_fountai 1n 88 c
open_hous 1i f7 7
open_invoic 1f d4 9
open_kitchen 1i 2l b
open_lat 1c 4r b
open_logbook 1n 97 a
open_neighbo 1i 2i b
open_onc 1n 2g b
open_pag 1i 3f 9
open_parcel 1n 68 c
open_parent 1n 3l c
open_salespe 1n d5 b
open_shift 1i fi j
open_sit 1n cz b
open_smal 1i 2l b
open_until 19 n 8
open_window 1c 26 e 57 b
opening 1a 2g 4 4m 4 ac b aq 4 bf c
opening_held 1i ac a
opening_wheelch 1n bf 9
openly 16 b 4 1c 3 5l 4 8z 4 92 4 er 3 fk 3
operat 1i ag a dy a
operati 15 k 3 x 3 5m 3 c5 6 cw 4 dx 4 dy b fe 7
operati_exercis 1n dy b
operato z 1d 5 2a 3 2u 5 5c 3 5d 5 6a 7 6l i 6s 4 6t 4 9o a 9s 7 fl 2 fq 6
operato_boat 1n 6l b
operato_book 1n 6l d
opinion 19 o 3 1s 6 7f 8 b5 6
opponen 1i ex 9
opportu 1n 1a c
opposit 1f 1f 3 8c 4 ad 4
ops 1n 1d 8
optical 1n fk a
opticia 1a p e v f 47 o 7s 4 ay f
opticia_chang 1n ay b
opticia_hom 1i 47 a
opticia_plus 1n v b
optim 1n em c
optimi 1n fm g
orang 19 5 3 2q 3 5t 5 62 e ez 3 fd 3
orang_peel 1i 62 c
orchard 14 18 7 33 4 64 9 8e b 9k 7 ck 8 f6 i f7 j fo e
orchard_appl 1n 64 b
orchard_barley 1n f7 8
orchard_headpho 1n ck 9
orchard_wood 1n 8e b
orchest 1f 3n e 8p 4 cg 6
orchest_musicia 1n 3n b
orchid 1n 9o 4
ord c 0 4 2 4 3 4 8 4 9 4 b 4 y 7 10 5 2d 2 2m 6 2o 6 2t 3 2v 4 3y 5 3z 4 48 4 49 3 4b 5 4c 5 4d 4 4e 4 4h 9 53 1 5g 9 5l 4 5q 4 5z 4 60 4 61 5 64 4 65 3 66 7 6c 9 6d 2 6e 6 6m b 7w 3 84 3 88 4 8a 5 8j 5 8l 5 8m 4 8q 4 9b 5 9m 3 9v 3 as 7 b8 2 c9 4 cm 6 cx 3 d7 4 dc 6 dv 5 em 6 en 6 f4 4 fa 4 fg 5 fl 4
ord_ahead 1i 2v b
ord_alt 1n cx b
ord_child 1n 2o b
ord_deliver 1f 6c 9 8a a
ord_email 1n as i
ord_even 1n f4 a
ord_farm 1n 5g e
ord_kilo 1n f5 8
ord_lat 1a 6c c
ord_linen 1n 4h c
ord_liv 1n em c
ord_machin 1i 4b a 6c g
ord_onlin 1i dc a
ord_part 1f fl 9
ord_pay 1n 6m g
ord_phon 1n c9 b
ord_photo 1n 10 b
ord_post 1n 5l b
ord_regular 1n 8q c
ord_remind 1n 9b b
ord_restaur 1i 6m j
ord_return 1n cm g
ord_sent 1i d7 a
ord_suppli 1n 6e j
ord_tabl 1n 6m e
ord_thirty 1i 5g a
ord_togeth 1f 4h c
ord_wholesa 1n y g
order u y 7 29 3 3y 4 4x 8 5g 4 65 4 66 3 6d 5 6e 7 6m k 7w 3 88 3 8d 4 en 6
order_phon 1i 4x b
order_system 1n 6m h
order_takeawa 1n 6m g
ordinar 15 1e 3 2u 4 3z 4 40 4 5b 4 6q 3 ay 4 ck 3 f0 3
oregon 1f 6o 8 e1 9 f6 7
organ 1f 6h 9 9c 3 ba c
organ_build 1n ba b
organi 19 1r 9 1z 8 2w 9 6h j 7d 8 95 8
organi_ticket 1n 6h e
organic x 0 b 6 b b 8 2p 8 2v 8 33 8 3y b 3z 8 4e b 5j f 5l 3 5n g 5p 7 5v 3 5y 6 63 6 84 8 8m 6 9k 7 fa 7 fs 6
organic_baby 1i 3z a 5n f
organic_box 1n 5j g
organic_christm 1n fa a
organic_cotton 1i 4e a
organic_farm 1f 33 a 5j 9
organic_ingredi 1n b b
organic_lunch 1n 2v c
organic_puré 1n 5n b
organic_sheep 1n 2p b
organis w 12 5 13 4 14 5 15 4 1a b 1c 4 1r 8 1v 8 1z i 36 9 3j 2 59 5 6h i 6z 8 95 h bc 4 br 3 cs 6 e1 8
organis_declut 1n 95 b
organis_dental 1n 6z 9
organis_family 1n 1z e
organis_help 1n 95 b
organis_pay 1n 6h b
organis_read 1n 1r c
organis_search 1n e1 b
organiz 1c 1r 9 1z e 2w 9 95 i
orienta 1n ad 5
origin 14 3y 3 42 3 5j 6 5l a 5w 6 5z e 61 6 69 a 86 3 9x o
origin_bean 1n 5l b
origin_certifi 1n 69 b
origin_spic 1n 5z g
origina 14 1z 6 29 6 44 3 4q h 6b 9 6k 3 8k f 90 3
origina_art 1n 4q d
origina_artwork 1n 4q f
origina_cast 1n 6b b
origina_paintin 1n 8k b
orthodo 1n 10 a
orthopa 1f k 5 7a 7 dy 4
osei 19 2b 7 6r 3 6w 2 az 3 c7 6
oslo 1c n 8 5y 8 c8 8
osteopa 1f g 5 7a 7 dy j
osteopa_massag 1n dy b
oth b 1r 2 1w 3 5c 3 5e 3 60 3 6x 3 7d 3 7g 2 8g 3 b4 3 ba 3 bo 3 bx 3 c5 3 cb 3 ce 3 ds 2 fj 2
oth_app 1n c5 b
oth_build 1i 5c b
oth_firm 1n 5e c
oth_gig 1n bx b
oth_meadow 1n 6x a
oth_quietly 1n cb 9
oth_rar 1n ba b
oth_rol 1n ce a
oth_routin 1n 7d c
oth_school 1n cc 9
otherwi 1a ax 4 bn 4 ci 3 ck 3 e7 4
ott 1f 37 3 3q 4 89 3
otto 1f ds b dt 4 e0 a
ought 1n ay 5
ours 11 6r 4 9i 3 ar 3 b0 3 b3 3 bo 9 d6 3 dk 4 dv 3 fa 4
ourselv 1i 5l 4 6s c
ourselv_transf 1n 6s a
out 1i 59 h 9h 4
outag 1f at 4 cw a e9 4
outcom 1c a5 6 ao 4 dc 8 eq 4
outdoor z 4 3 f 7 20 3 31 c 33 3 35 3 3l 7 4m 6 59 7 6l 6 6t 3 6y 3 7m 6 8o a ck h
outdoor_cinema 1n ck d
outdoor_escap 1n 31 g
outfit 1f 1s 13 40 g 49 i
outfit_app 1n 1s o
outfit_morn 1n 1s d
outfit_plan 1n 1s e
outgrew 1n 5d 3
outgrow 16 1i g 1j 7 1x 4 25 3 3z j 8p 3 c4 3 dh 4
outgrow_childre 1n 3z b
outgrow_cloth 1n 3z e
outgrow_uniform 1n 1i a
outing 1n 51 6
outlin 1f e 4 43 6 au 3
outliv 1f 3f 4 3r 3
outreac 1n cz y
outreac_linkedi 1n cz b
outs 1n 95 h
outsid q h 4 t 2 2g 4 2j 8 8v 7 aj 3 dl 2 dm 4 dq 6 ep 2 f2 2
outsid_door 1i 8v a
outsid_hospita 1n 2j b
outsid_hous 1n dq b
outsour 1f 4t a 50 a 55 a
outward 1n m 4
oven z 10 2 2n j 2z 3 4f 2 5d 2 5k 3 8l 5 8q 3 9t 7 az 2 b9 4 cp 3
oven_sold 1n 2n b
overal 1n 3z 7
overdra 1i 4f 8 bz 7
overdu 1a p 3 x 4 2e 3 d9 n dq 3
overdu_invoic 1n d9 m
overflo 1n e4 f
overgro 1n fu 5
overlay 1n cx 8
overloc 1n 44 r
overloc_spot 1n 44 b
overloo 1c 5u 4 94 5 aw 4 d8 4
overnig 10 2n 9 45 3 9i g ab 5 b1 3 bv 3 c8 2 ca 3 d9 3 fh a
overnig_toilet 1n 9i b
overnig_wood 1n 2n b
overrul 1i 4g 5 6c 5
oversea 1n 53 c
oversiz 1n at a
overtim 1f t 5 c6 a d3 4
overtur 1n au 4
overvie 1c ar 8 bn 8 bw 7 c1 u
overvie_monthly 1n c1 c
ow 1n 1w 4
owe 1c 41 4 aa 3 br b cq 4
owed 17 1w 6 2h 4 8k 4 a6 4 b8 4 bt 3 fi 3
owes 1a 5l 4 7u 3 8w 3 8y 4 b7 4
owl 17 3k 8 3o 6 b2 3
owls 1n 33 3
own 5 21 3 3g 2 4o 2 5e 2 6b 2 6m 3 6x 3 7k 3 8t 2 8y 3 9e 2 c7 2 cf 3 cp 2 dp 4 dq 3 dr 3 ds 2 dt 3 dw 3 dx 3 dy 3 e1 3 e2 2 eg 2 f7 2 fe 4
own_addres 1f 6h b
own_ail 1n dy d
own_bakery 1n 1e b
own_book 1a 6x 8 9b 8 cf 9 dp c
own_cars 1n c5 b
own_choos 1f ci 9
own_clean 1n 8q c
own_complai 1n cr c
own_dashboa 1n cu b
own_documen 1n do b
own_driv 1n fj b
own_early 1n dz b
own_family 1n f4 a
own_field 1n 8d b
own_figur 1n 52 c
own_filt 1i 2i b
own_find 1f dr a e2 a
own_follow 1n d5 b
own_fragran 1n 5 b
own_fre 1n 9n b
own_gam 1i 3v a
own_good 1i 91 c
own_hens 1n 33 c
own_history 1i cv a
own_hom 1a d 9 p 9 dr 9
own_jars 1n 5p h
own_join 1n 6x a
own_kit 1n 7y b
own_kitchen 1a 2z 9
own_languag 17 3o 9 6k 8 fo 8
own_larg 1n fb a
own_lin 1a cb 7
own_mis 1n e1 e
own_nam 19 6m 9
own_orchard 1n f7 8
own_paid 1n bw d
own_panel 1n 9u a
own_part 1c cb c
own_phon y dd 7
own_pictur 1f cp b
own_playlis 1n a6 b
own_region 1n b2 b
own_renovat 1n 8y b
own_rent 1c 35 9 37 b 6x 8 c7 9
own_reord 1n en c
own_report 1n eg b
own_rid 1f 2m c 6m e
own_roof 1i 1d a
own_run 1f d3 a fe 9
own_say 1n 9d b
own_school 1n 9y b
own_see 1i 97 9
own_shar 1f 37 9
own_siz 1i 4e a
own_smal 1i a2 d
own_solar 1n 1d d
own_stand 1f 50 a
own_talk 1n dw c
own_task 1n 51 c
own_term 1n cs c
own_think 1n 92 b
own_ton 1n d9 b
own_town 1f ab 9
own_wed 1n 46 b
own_work 1c dp a
own_worksho 1f 86 9
ownersh 1n 7k l
ownersh_holiday 1n 7k a
owns u 4h 3 4v 3 6i 3 9t 5 9u 4 a4 3 a6 3 a9 3 aj 3 b9 3 c8 3 cq 3 cy 3 en 3
oxygen 1f 7v 8 7w 7 9m o
oxygen_drop 1n 9m a
oxygen_monitor 1n 9m c
oyst 1c 65 j 7y b 9m p f5 6
oyst_farm 1n 9m c
oyst_grow 1n 9m h
oyst_mushroo 1i 65 e 7y a
oyst_tid 1n 9m c
pac 16 14 3 3j 3 73 3 a2 b a4 e
pac_program 1n a2 c
pac_video 1n a4 b
pacemak 1i 7v 7 bf a
pack p 6 9 7 b 8 4 b 4 y b 1q 3 2m 3 4c 4 4e 8 5d 5 5h 5 5j 9 5r 4 5u 7 5x b 66 j 7c 3 8h 4 8n a 8w 7 9w 4 be 3 ft b
pack_deliver 1n 8n b
pack_expir 1n y d
pack_fragil 1n 66 b
pack_post 1n 4e b
pack_ship 1n 66 x
pack_straigh 1n 5j b
pack_unpack 1n 8w c
packag 15 1u 4 36 4 3j f 59 4 5p b 66 6 6v e 8n 8 ft u
packag_busines 1n ft d
packag_fre 1n 5p d
packag_seaw 1n ft f
packet 19 l 3 y 8 56 4 6o j 7b d 84 l
packet_runs 1n 7b d
packet_story 1n 84 9
packsho 1n ap f
pad 12 k 6 6m 5 7a 5 91 3 98 5 9b 3 c2 3 cg 5 f3 5
paddl 1c 34 a 37 h 8o 9 9m b
paddl_board 1i 37 g
paddl_wheel 1n 9m a
padel 1i h n f2 13
padel_club 1i f2 k
padel_court 1i f2 m
pads 15 6 p h 6 28 3 47 3 9b 7 be f c2 3 c4 3 f3 2
pads_banana 1n 6 g
paediat 16 j 4 1f 3 3w 4 5n c 77 7 96 4 a0 4 b2 4
paediat_dietiti 1n 5n b
pag f r 2 19 2 1m 3 3f a 4v 3 55 2 6r 3 75 3 76 5 7e 3 85 3 8i 4 8j 7 96 3 a0 5 ah 7 aj 3 ak 5 ar 7 b3 3 b4 2 b5 3 b8 5 b9 3 bh 4 bk 6 bl 3 bw 4 c1 3 cq 3 cs 8 cw 4 cx 6 cy a d6 5 d7 4 d8 3 do 7 e9 3 eb 4 ee 3 fc 3 fg 5
pag_chang 1c ar a
pag_doctor 1c 76 a
pag_onlin 1n cy i
pag_photo 1n 3f 9
pag_public 1n eb b
paid f 13 5 1g 3 36 3 4f 7 4h 2 4m 3 4u 2 52 4 56 4 57 2 5b 3 7h 5 7i 3 7u 3 8q 3 8t 2 9q 4 9r 3 ay 6 az 4 b7 3 b8 3 b9 5 br 4 bs 2 bt 5 bv 2 bw 5 d9 5 dj 4 ef 5 eq 6 fj 3
paid_company 1n dj b
paid_cost 1n bw b
paid_grant 1n 52 c
paid_instalm 1n 9q b
paid_interns 1n ef b
paid_memb 1n az b
paid_messag 1n 1g a
paid_mobil 1n bt c
paid_sam 1a eq 9
paid_sponsor 1n ay b
paid_stop 1n 7h b
paid_trial 1n 13 b
paid_unload 1n fj b
paid_vulnera 1n 56 b
pain z e 7 f 3 k i 2c 9 4s 5 6z 2 72 2 73 3 76 8 7a s 7f 2 7n a 7q 2 8m 6 dj 6 ez 3
pain_app 1n 7a e
pain_camera 1n 7a b
pain_endomet 1n 76 b
pain_exercis 1n 7a o
pain_patient 1n 7a e
pain_physio 1n 7a m
pain_program 1n k e
pain_video 1n k c
painful 1n bi 3
paint 10 4q c 6i 4 8f 3 8k 9 8y f 8z 7 95 3 bs 3 cp 3 cy 6 ei e es 4 eu x
paint_bar 1n eu c
paint_bars 1n eu i
paint_beer 1n eu c
paint_buy 1n 4q a
paint_clas 1n eu c
paint_cocktai 1n eu c
paint_drink 1n eu c
paint_electri 1n 8y b
paint_even 1n eu j
paint_film 1n ei b
paint_friend 1n eu g
paint_pictur 1n eu j
paint_prosecc 1n eu c
paint_sip 1n eu u
paint_win 1n eu g
paintin 1i 4q 11 8k o
paintin_lobby 1n 4q d
paintin_local 1n 8k b
paintin_photogr 1n 4q a
paintin_rent 1n 4q d
pair q 6 4 o 2 12 d 18 5 19 3 1g 5 3k 5 3r 2 43 e 45 c 47 e 8t 3 ad 4 bc 8 dp 3 ds 4 ex 3 fb 5 fg 5
pair_try 1n 47 b
pal 1a 23 3 64 8 6n 6 9m 3 ax 4
palet 1n eu 4
pallet 11 2h 3 2v 3 61 3 63 3 67 k 8x 3 em 3 fj e fk 4 fr a ft 2
pallet_carri 1n fj f
pallet_spac 1n 67 j
palm 1f 5q f 8p 4 fc 8
palm_oil 1n 5q e
pan z 2m 5 2z 5 5x 8 8e 7 8t g ct 2 f2 2
pan_fram 1n 8t d
pancak 1i 2v 9 3x 4
panel 12 1d 9 2a i 4a 3 61 3 8t a 92 e 9u e 9v f b9 8 fq d
panel_dron 1n fq b
panel_pay 1n 9u a
panel_recycl 1n 9v b
panel_roof 1i 92 a
panic 1c 2b 8 2e 8 7n 7 al g
panic_button 1f al d
pans 1f 8e e
pant 1i 6 e be s
pant_deliver 1n be b
pant_sampl 1n be 9
pantry 1f 11 9 1p f 58 q
pap d 9 3 a 3 10 2 13 4 1q 2 2w 4 3e 5 4t 3 4x 1 57 1 5c 2 5i 3 5l 2 69 5 6k 3 6w 3 7w 4 8j a 97 3 9c 4 9g 3 a1 3 a3 7 ak 4 av 4 az 4 b4 2 b8 4 bh 5 bu 3 bv 2 c0 5 d7 3 d8 3 db 4 do 3 e1 3 ee 4 eg 3 ej 3 ep 6 eq 3 fi 3 fj 3
pap_check 1i ep a
pap_flow 1n 2w c
pap_form 1n db b
pap_insur 1f eq a
pap_phon 1i bu a
pap_plan 1f 8j p
pap_togeth 1n a3 b
papa 1n bm 3
paper 1n 4o 5
paperwo 16 69 n 6w m 78 4 99 d ac 4 av j
paperwo_app 1n 99 b
paperwo_residen 1n 6w 9
paprika 1n 5z 9
parachu 1n 6a 3
paragli 1n 6y y
paragli_afraid 1n 6y a
paragli_flight 1n 6y c
paragra 19 4i 3 aa 5 ag 3 cs 3 do 5
paraleg 1i ag a eo a
paramet 1n bt b
parcel r 11 7 13 4 1w 3 1x 6 2g d 40 7 5f 8 5h 4 5q 5 5s 6 66 7 68 q 6a 8 7u 5 8c 4 be 9 ci 3 cm 4 dc 7 dk 8 du 6 dv 3 fg 9
parcel_box 1i 2g i 68 h
parcel_collect 1n 68 h
parcel_leav 1n dc b
parcel_lock 1i 68 10
parcel_mail 1n dk b
parcel_shop 1f 68 c
parent g 1 3 4 3 a 7 j 5 o 3 1f 9 1g d 1h 8 1i 8 1j 5 1l 4 1m 4 1n 4 1o 7 1p 4 1r b 1u 3 1v 5 1z 4 25 9 2b 4 2h 3 2i 4 2o 3 2v 6 3b 5 3k 7 3l 8 3m 6 3q 7 3r 4 3s 3 3t 8 3u b 3v 4 3w 5 3x 5 3z 7 43 3 48 3 4d 3 5h 4 5i 3 5n 7 6k d 75 5 77 b 79 3 7b 5 7c 3 7f 3 7g b 7l 5 7o 6 7p 3 7q 3 7t 6 88 3 8f 7 8g 3 8n 4 8x 3 9y 7 a0 8 a1 8 a2 4 aa 4 ac 8 ad 3 aj 5 ak 4 am 3 ay 3 b2 5 bd 7 bk 7 bl 3 bp 6 bs 2 ec 9 ee 2 ex 4 ey 9 f1 5 ff 3
parent_answ 1n bk a
parent_apart 1n 1g b
parent_app 19 1g i 6k b
parent_baby 1c 1f h
parent_birthda 1n 8n b
parent_car 1n 3t i
parent_child 17 75 8
parent_childre y 7o a
parent_clas 1f 1h 9 3u b
parent_compar 1c 3q a
parent_custody 1n 1g a
parent_ent 1n 1m 9
parent_find 1n 1v b
parent_hir 1n 1j a
parent_liv 1f 1g a
parent_newborn 1f 77 e
parent_noon 1n 1f 9
parent_notic 1n 6k k
parent_ord 1i 2v b
parent_pram 1n 2i c
parent_real 1n ey a
parent_rebuild 1n bd 8
parent_rent 1n 3z b
parent_see 1a 3u 9 ec a
parent_sel 1i 1i 9
parent_smal 1c ey a
parent_thousan 1n bk c
parent_use 1n 1g a
parent_visit 1n 7g b
parent_why 1n 25 b
parent_work 1i 3l b
parenta 1i 1h h ae a
parenta_control 1n 1h f
parfum 1n 5 h
pari 19 1j 7 4a 8 64 7 8g 8 8x 8 bu 7
parish x 13 3 1a 5 1b 3 1d 3 1e 3 1n 4 1v 4 30 3 3b 7 3h 2 3j 8 6j f 9c 3 bb 4 bi f c5 3 e8 b ey 4 fe 3
parish_look 1n 3b 9
parish_memb 1n 6j f
parish_regist 1n bi f
park o c 5 h 3 18 6 21 4 2j 4 2k 7 2p 5 3d 2 3p 7 3t 3 3w 7 52 2 6x 3 7u b 8w 5 9e b 9i k 9o a 9s c c3 9 c5 3 c6 4 c7 m dp 4 dq 6 ds 2 dt a e4 3 f1 4 f2 4 fa 5 fi 3 fq a
park_book 1n c3 b
park_communi 1n 18 b
park_festiva 1n 2k b
park_fifteen 1n c b
park_fin 1n 7u i
park_lorry 1n 9i i
park_operato 1n 9o c
park_outsid 1n dq b
park_plac 1a c7 e
park_shar 1n c7 p
park_spac 1n c7 p
park_spot 1i 9i a c7 f
park_thermal 1n fq f
park_ticket 1n 7u d
park_train 1n dt c
park_truck 1n 9i o
parking 1n c7 i
parkour 1n 3w b
parliam 1n e7 a
parlour 1n 2p h
parquet 1f i 4 23 9 bs 4
pars 1n db g
part_cfo 1n 55 g
part_chang 1f 97 9
part_classic 1n 6b f
part_classro 1n a5 b
part_househo 1n 29 c
part_load 1i 4s a fj e
part_long 1n 6b h
part_loud 1n cb 9
part_machin 1f 6b b
part_mark 1n fk b
part_onlin 1n a5 b
part_ord 1i 9b a
part_print 1f 54 i
part_repair 1n 90 c
part_show 1n c1 c
part_sign 1n ej b
part_stor 1i 15 a
part_van 1f 44 9
part_vintag 1n 6b h
partici 1i w p e7 z
partici_budget 1n e7 f
partici_platfor 1n e7 i
partn p i b q 2 1b 5 1g b 24 5 3c 4 3g 2 3i e 3o 4 4f 4 4y 5 55 4 6f 2 6s 4 7d 4 7i 2 7m 3 a7 b a8 4 ad 9 ae 8 ai 5 b0 2 bo d br 2 bu 2 bv 7 by 2 ce 9 d4 2 dd 4 ep 2
partn_difficu 1n a7 b
partn_led 1n 3i 9
partn_lin 1i ce 9
partn_need 1i i b
partn_shar 1n bo k
partner 1n d7 7
party u d 4 i 3 1w 3 2g 4 2k 4 2o d 2y j 2z 6 30 g 3r n 40 7 59 d 6d 3 6j 2 7e 4 8h 6 ch k ea 6 eu 6 f3 7
party_box 1n 3r j
party_company 1n ch 9
party_cook 1n 30 c
party_equipme 1n 2y g
party_hom 1n 30 c
party_rental 1n 2y e
pas m g 3 s 8 y 2 1k 7 1x 3 21 3 2i 4 2j 7 2l 3 35 3 3p 4 5d 2 6m 4 6t 3 78 3 7e 2 9a 3 a3 8 a9 3 ab 6 ah 2 cm 5 d2 5 e5 3
pas_hard 1n cm b
pas_lectur 1n 1k a
pas_payrol 1n d2 b
pas_wait 1i s b
passag 1f u 4 3n 4 cb 7
passeng 1c 6y f 7u 8 c6 4 c9 i
passeng_courag 1n 6y c
passion 1i 2r 4 aa 4
passpor 16 6f 4 6w 2 7i 3 84 3 8c 7 av 7 ax 8 fn 8
passwor 15 3f 2 4y 6 50 7 6v 6 79 3 ak c bb 6 bn 3
passwor_funeral 1n ak b
past k 2v 5 5k 6 5t 4 6c 3 6m 4 a3 9 cw 3 dl 5 dt 3 ec 3
past_answ 1n dl b
past_eleven 1i 2v b
past_pap 1n a3 l
past_say 1n 5k c
pasta 16 1p 4 2m 6 2v a 5i d 5p a 5x 9 ev o f4 5
pasta_clas 1n ev b
pasta_grandmo 1n ev b
pasta_learn 1n ev b
pasta_nuts 1n 5p b
pasta_treat 1n 5i b
pasta_twic 1n 5x a
pastry 1n 2n h
pastur 1i f5 r
pastur_cow 1n f5 8
pat 1n m 4
patch 19 1 4 3r a 7e 9 7v d c2 6
patch_video 1n 7v a
patent 1f 4x i 8e 5 8j 5
patent_text 1n 4x c
path 11 20 d 6i 2 6q 7 6t e 6u 4 7l 9 8t 2 9k 3 9v 8 ak 3 by 3 e7 8
path_squar 1n e7 a
patholo 1n v b
patienc 14 2x 4 4f 7 4z 6 a7 3 ac 3 bl 3 bs 3 cg 5
patient s 1 2 f 3 j 7 k g q i u f w j x 5 z 6 10 b 2c 4 4q 2 4u 7 54 4 6z f 7a a 7b d 7f f 7n b 7q 4 7v o 7w l a7 7 bb 6 eb 5 eu 6 ff d
patient_cam 1n 4u c
patient_clinica 1n w b
patient_convers 1n a7 b
patient_copd 1n 7v a
patient_dischar 1n 7v g
patient_group 1a w b
patient_hair 1n 6z 9
patient_help 1n bb a
patient_hom 1i k b 7v j
patient_monitor 1n 7v t
patient_pictur 1n 10 b
patient_show 1n q b
patient_softwar 1n u b
patient_strok 1n 7n b
patient_stud 1n w h
patient_study 1n w f
patient_teach 1i j a eu 9
patient_transpo 1n 7w u
patient_villag 1n 7f b
patient_visit 1n q b
patisse 1n 2n b
patron 1n b7 a
pattern 12 27 3 42 3 4a 4 4b 3 75 c 7z k 80 y 86 3 dc 3 dv 3
pattern_design 1i 7z 8
pattern_downloa 1n 80 d
pattern_pdf 1n 80 h
pattern_plain 1n 75 b
pattern_plus 1n 80 b
pattern_pocket 1n 80 b
pattern_print 1n 80 h
pattern_siz 1n 80 d
paulo 1i r 9 al 9
paus x s 5 1e 3 58 6 5k 3 5m 5 78 2 7a 2 a7 4 ao 3 b0 2 fl 4
pav 1n 9v s
pav_plastic 1n 9v b
pavemen 15 5 3 28 4 2a 4 2i 4 2p 3 8b 6 8d 4 8t 4 ec 3
paw 1c 1c 3 3g 7 dw 2 e1 c
pawn 1i 3a 3 ex 9
paws 1c x 2 ds 2 dy 3
pay c m 3 2s 3 2x 3 3t 2 3x 3 4f 4 57 2 5c 3 6d 4 6h 5 6m 5 7h 5 7i 2 7j 5 9f 3 9u 4 au 3 az 2 b7 4 ba 2 bn 4 bp 2 bs 3 bt 3 bv 5 bz 6 d3 6 d9 3 dd 3 ed 3 fd 2 fs 4
pay_acr 1n 5c c
pay_bar 1n 6h b
pay_deposit 1f m a 9f 9
pay_firm 1i 9t 9
pay_kilo 1n fs b
pay_kilowat 1n 9u a
pay_kitchen 1n 6m g
pay_leav 1i d3 a
pay_monthly 1n b7 b
pay_off 1i 7j i bn e
pay_own 1c 6h 9
pay_part 1c 2x a
pay_rent 1f bc 8 bs a
pay_runs 1n d3 h
pay_school 1n bv g
pay_settl 1n ed a
pay_smal 1i 6d b
pay_villag 1n au a
payday 1f bn l bz w
payday_app 1n bz b
payment r s 5 1b 6 22 8 28 5 4f 5 4g 5 4l 2 5g 2 6h 4 73 3 7f 2 7h 6 7i 6 9f 4 az 2 b7 5 bn 5 bp 8 bq 6 br 9 bu 2 bv 2 bx 9 cw 4 d4 2 d9 g dc i dd p eq 2 fj 4
payment_api 1n dd k
payment_chas 1n d9 m
payment_fil 1i bx a
payment_fraud 1n dc r
payment_invest 1n bq b
payment_link 1f br a
payment_own 1n dd b
payment_pot 1n 7h b
payment_remind 1n d9 g
payment_show 1n 1b b
payment_suggest 1n 22 b
payof 1n 7j p
payof_plan 1n 7j f
payout 1i bu k bv b
payrol 16 4t 4 7j 4 bz e d2 e d3 10 dg 8 dh 7 ek 3
payrol_phon 1n d3 b
payrol_smal 1n d3 i
payrol_softwar 1n d3 t
pays e 1d 3 1w 2 4f 3 4x 1 5l 3 92 3 9y 3 br 3 bv 4 d4 5
pays_farm 1n 5l b
pays_les 1n bc 9
pays_memb 1n 1d b
pays_villag 1n bv b
pays_warn 1n d4 b
payslip 1a bz 6 c0 3 c1 3 d3 n
pcb 1n 54 c
pcos 1n 76 b
pcs 1n f3 n
pcs_retro 1n f3 9
pdf 1c 80 j as b cx g db j
pdf_attachm 1n as a
pdf_form 1n cx b
pdf_json 1n db d
pea 1a 1 3 9 3 5n 3 5x 8 9j 7
peac 1c 7t 3 ag 3
peach 1n 7s 6
peak 1i 9t u fm 9
peak_load 1i 9t d
peak_shav 1n 9t c
peanut 1i 2u 4 5u 4
pear 17 2q 3 3l 3 5n 7 bc 5 er 5 f7 a
pear_brandy 1n f7 c
pearl 1n 2r z
pearl_real 1n 2r b
peas 1a 1l 3 2v e 3l 3 5x a 8d 5
peas_beetroo 1n 5x a
peatlan 1n 9r a
pebbl 1i 4q b
pedal 1i 1j 8 3p 5
pedicur 1n d k
pedicur_own 1n d b
peel 14 5 3 m 3 29 3 62 b bg 5 fs 7
peel_work 1n 62 b
peeling 1i 9p 3 fs m
peeling_café 1n fs b
peer 1c 8x o bt 9 bu h c5 9
peer_lend 1n bu d
peer_storag 1n 8x o
peg 1c 3l 2 8f 3 8o 6 8p 3
pegs 1i 8o 6 8p 8
pelvic 1i 7a i be e
pelvic_floor 1i 7a f be c
pen 15 56 7 88 6 8j 3 99 3 9g 2 9y 4 ay 4 ee 7 fp 6
pencil 10 5 2 1k 2 43 3 49 4 6m 5 8i 7 8k 2 a1 5 b4 4 b9 2
pendant 1i 2b t 46 4
pendant_look 1n 2b b
penetra 1n 56 10
penetra_test 1n 56 v
penicil 1n 7f 4
pennsyl 1n e9 9
penny 1n 4t 3
pens 17 5e 2 88 n 8j e 9p 3 a9 6 e7 3
pens_kitchen 1n 88 b
pens_left 1n 88 b
pension 15 18 a 3x c 4b a 5m g ak a bb o c1 10 d3 3 ez n
pension_app 1n c1 d
pension_form 1n c1 c
pension_gap 1n c1 g
pension_overvie 1n c1 t
pension_probat 1n ak b
pension_put 1n 5m b
pension_school 1n 18 b
pension_villag 1n 4b b
pentest 1n 56 b
pep 1a 30 6 5p 3 5t f 5z b dq 8
pep_fil 1n 5t b
percept 1n ab b
perch 1n 37 a
perform 1f 4u a cc a di 9
perfum 1n 5 1e
perfum_own 1n 5 b
perfum_scent 1n 5 c
perfum_smal 1n 5 b
perfum_wear 1n 5 e
perhap 15 z 3 8i 3 bw 3 c2 3 e1 3 e2 3
perimen 1n 76 h
period 1a 6 y s 4 4u 4 76 d d7 j
period_car 1n 6 o
period_ends 1n d7 b
period_pant 1n 6 c
period_underwe 1n 6 o
permiss 13 1b 6 2a 6 31 4 3a 4 4c 3 56 6 bn 3 bt 4 ds 4 e6 7 fq 3
permit w 13 8 1c 5 1e 3 2l 3 34 5 64 3 6g 5 6w k 6x 2 89 p 8y 5 ab 6 av f ba 3 c9 5 dr 3 e0 3 e2 3 e6 u fs 3
permit_flat 1n av b
permit_onlin 1i 89 c
permit_permit 1f e6 c
permit_rul 1n 89 b
permit_sit 1n 89 b
permit_softwar 1n e6 w
permit_street 1n e6 c
permit_tax 1n 6w 9
permit_told 1i e6 b
permit_wat 1n 89 c
person f w 3 12 3 1l 3 1r 3 2b 3 3d 3 3i 2 3k 2 3m 4 3t 4 3x 5 41 4 47 3 4i 4 4t 6 4v 4 4x 4 50 5 57 2 68 1 6f 3 6w 3 78 2 7p 5 8q 5 a2 4 ad 5 bz 2 cm 5 cn 3 co 2 dh 5 dn 2 ef 3
person_along 1i 6w 8
person_answ 1c a2 a
person_busines 1n dh d
person_dementi 1n 7p g
person_employ 1n 8q c
person_fallen 1n 2b b
person_hom 1n 3t b
person_library 1n 3m b
person_phon 1f 4t f
person_report 1n 4i b
person_street 1n 3x b
person_talk 1i ad b
person_taps 1n 1l 9
person_web 1n 4v c
persona s 5 a 7 e f j k a l 5 s 7 1m k 1n 6 1s 4 22 8 2e b 2z a 50 5 72 a 73 4 8n g 95 4 9y 5 aa 9 al d am i aw 9 ay 7 b2 5 bl 5 bm 8 bn 5 cj h cw 3 cz 7 de 4 dm b dt 7 fc d
persona_assista 1f am j
persona_book 1i 1m f 8n d
persona_chef 1n 2z g
persona_childre 1n 1m u
persona_cold 1n cz b
persona_daily 1n 7 b
persona_data 1i dm h
persona_financ 1i ay a
persona_gift 1n 8n i
persona_horosco 1n fc a
persona_messag 1n 1n a
persona_physica 1n k c
persona_pictur 1n 1m i
persona_poem 1n bm d
persona_safety 1i 2e e al m
persona_secreta 1n aw b
persona_song 1n cj n
persona_stateme 1n aa f
persona_story 1n 1m b
persona_train 1c f t 72 e dt 9
personn 1a 31 4 3l 4 3q 4 4k 6 dh a
perth 1n ez 8
peruvia 1n 5q d
peruvia_brand 1n 5q a
pest 1c 4p 5 ej g f9 v fo 8
pest_control 1i ej a f9 n
pest_hom 1n f9 b
pesto 1n 5t j
pesto_chutney 1n 5t b
pet 10 x 3 2x 7 3g r 8c 7 9p a dq a dr s du k dv o dw k dx d dy a dz n e0 m e1 h
pet_accesso 1n dv n
pet_adoptio 1n e0 o
pet_cemeter 1n 3g f
pet_cremati 1n 3g g
pet_directl 1n e0 b
pet_farewel 1n 3g j
pet_food 1i 9p d du m
pet_own 17 3g a dr d dv a dw d dx d dz a
pet_sit 1n dr y
pet_track 1n dz o
pet_written 1n dw c
petitio 1n e7 a
petrol 1c 4r 7 68 4 br a cy 4
pets 16 3g q 6r 3 8c a dr i dz c e1 l f0 8 f9 3
pets_collect 1n 3g 9
pets_deliver 1n 8c b
petsit 1n dr b
pharma 1n w g
pharmac y 1 7 4 5 7 3 y v 2b 3 2d 3 5f d 6a 6 71 3 75 3 7b a 7e 3 7f f 7l 8 7m 3 7q 3 7r 3
pharmac_florist 1n 5f e
pharmac_invento 1n y n
pharmac_ord 1n y i
pharmac_see 1n y b
pharmac_sel 1n y b
pharmac_stock 1n y r
phas 1f 24 c da b fc 8
philipp 1c 4g 8 6j 8 bv c dd 8
philipp_chat 1n bv b
phish 1i 7t a dk w
phish_train 1n dk p
phobia 1n 7n 13
phobia_phobia 1n 7n d
phoenix 1n f2 9
phon 8 t 3 1h 6 1z 4 2h 6 4i 2 4k 4 4r 3 4t 3 4w 2 4x 3 5c 2 6d 3 6i 2 7t 3 90 4 9e 3 9f 2 ad 3 ao 3 ax 2 b4 3 bb 4 bk 4 bt 3 c9 2 ca 2 cn 7 cy 3 dd 4 df 3 dh 2 dn 2 ea 2 ed 2 ej 3 er 3
phon_alarm 1n al b
phon_animal 1n dz b
phon_answer 1n cn m
phon_bailif 1n 89 b
phon_bil 1n ej b
phon_book 1n 6d c
phon_buy 1i 2h d 9x 9
phon_cal 16 a7 8 cy 8
phon_catalan 1n b4 c
phon_chang 1n 2h b
phon_childre 1n 1h m
phon_choos 1n bk a
phon_clon 1n dk b
phon_count 1a 7a 9
phon_doctor 1n c9 b
phon_empty 1c er 9
phon_exhibit 1n 6i b
phon_explain 1n 76 b
phon_family 1n 1z g
phon_firm 1n d9 b
phon_fre 1i 1h b
phon_grandpa 1i aj a
phon_includ 1n d3 b
phon_interne 1n by c
phon_kids 1n 1h c
phon_lawy 1n 4i b
phon_lock 1n 6p 8
phon_money 1n dd b
phon_offlin 1n 97 a
phon_old 1n bb b
phon_open 1f 9e a
phon_oxygen 1n 9m a
phon_pay 1i 5c b 9f a
phon_photo 1c 1z 9 4x a
phon_plumb 1n cn c
phon_print 1n bk c
phon_racket 1n f2 a
phon_real 1n ao b
phon_recepti 1n cn n
phon_remind 1n bu b
phon_screen 1i 90 g
phon_see 1i ad b
phon_sees 1n el b
phon_senior 1n bb b
phon_smal 1n en c
phon_staf 1i df b
phon_stop 1n 72 b
phon_subtitl 1n 4k b
phon_tabl 19 dn 9
phon_top 1n 4g b
phon_total 1n d0 b
phonic 1n a0 r
phonic_gam 1n a0 g
photo n 3 6 l 8 10 5 1b 6 1s 7 1t b 1z k 20 7 2x a 2y g 2z 4 3b d 3f 5 4e 6 4x 6 6g 5 74 4 7f 7 7m f 7p 8 82 5 83 3 8n 4 91 5 98 5 9h 6 9n 5 9y 9 ad 6 ap k ax d b6 d b8 4 bg 4 bh h bj c bk k cp 8 cy a d1 4 dr 6 e3 5 e5 4 e8 5 eg 6 eh 8 ei 7 ej 4 el 4 eq b er 7 f8 6 fo 4 fq 7
photo_album 1i bk b
photo_app 1c 1z b bh 8 cp a
photo_book 1f bk 10
photo_booth 1n 2y 11
photo_cloth 1n ap g
photo_council 1n e3 b
photo_crown 1n 10 b
photo_deadlin 1n 98 b
photo_duplica 1n 1z e
photo_exercis 1n 9y b
photo_family 1i 1z a bh i
photo_flat 1n 6g b
photo_fram 1n bh a
photo_gat 1n 20 b
photo_googl 1n cy c
photo_library 1n b6 f
photo_mol 1n 7m a
photo_money 1n 1b b
photo_music 1n b6 d
photo_nobody 1n fq b
photo_organis 1n 1z m
photo_own 1n eg b
photo_pap 1n eq c
photo_phon 1i bk e cy b
photo_plan 1n 9h b
photo_plat 1n l b
photo_post 1n 4x c
photo_print 1i bh k bk h
photo_product 1n ap h
photo_rash 1n 7m a
photo_relativ 1n bj 9
photo_saint 1n 3b 9
photo_sam 1n 3b 9
photo_says 1n 1t b
photo_sewn 1n 4e b
photo_shoot 1i 2x g ap h
photo_show 1n e8 b
photo_tel 1n 7p b
photo_voic 1n 3f 9
photo_weath 1n eh b
photo_whil 1i bj 8 dr a
photo_yearboo 1n bk c
photo_yearly 1n 9n b
photobo 1i 2y n bk s
photobo_rent 1n 2y c
photogr f l 3 1r 3 1s 5 1x 5 1y 4 21 5 2o 3 2x d 40 3 41 4 45 4 4q 4 4w 5 67 2 6e 4 74 6 7b 4 7c 3 7j 4 7m 4 83 8 8k 5 91 3 9y 4 ap 6 ax 5 b6 4 bl 3 br 4 bx 3 cp 4 cy 3 d1 5 d2 4 e5 3 eh 5 ej 3 er 3 fo 3
photogr_book 1n 2x f
photogr_clinic 1n 4q a
photogr_cloth 1n 1s b
photogr_coupl 1n 2x h
photogr_defect 1n eh b
photogr_deliver 1n 6e b
photogr_describ 1n 1x d
photogr_garag 1n 21 b
photogr_let 1i 7j a
photogr_meal 1n 74 h
photogr_medicat 1n 7b c
photogr_mol 1n 7m b
photogr_pictur 1n 2x c
photogr_pothol 1n e5 a
photogr_print 1i bl a
photogr_questio 1n 9y b
photogr_real 1i 41 a
photogr_receipt 1f bx 9 d1 a
photogr_restaur 1n br b
photogr_sick 1n fo a
photosh 1n 2x c
physica 1n k p
physica_therapi 1n k h
physici 1n u b
physio 17 k h q g z g 7a n 7n 7 cy 3 dy r
physio_app 1i 7a m
physiot 11 f 4 k s q 6 z e 2c 7 34 8 43 3 4e 3 4s 3 4u c 72 3 7a m 8m b dy k
physiot_among 1n 34 b
physiot_ask 1n 4u c
physiot_hydroth 1n dy b
physiot_near 1f k f
physiot_put 1n z b
physiot_sets 1n 7a b
physiot_visit 1n k h
piaggio 1n 2j a
piano 15 3n q 6r 3 8p j 8w c a6 i af 5 cf 13 ea 3
piano_app 1i a6 b
piano_card 1n cf b
piano_guitar 1n 8p g
piano_lesson 1i 3n m
piano_maintai 1n cf d
piano_own 1n cf d
piano_servic 1n cf g
piano_technic 1n cf j
piano_tun 1i cf 10
piano_yearly 1n cf d
pick p a 6 2m 6 2t 7 2v 6 2w 2 2y 5 41 8 45 9 4q 2 4z 2 53 3 5b 6 5j 9 5r 6 60 6 65 a 66 b 68 f 6m 5 8b 6 8h 7 8o 6 8v c 9k d ca 2 cn 9 ds 9 en 5 f6 2 fi a fs 9
pick_bag 1n 41 b
pick_bottl 1n 5r c
pick_cardboa 1n fs f
pick_city 1n 5b c
pick_collect 1n ds c
pick_din 1n 2v c
pick_dirty 1n a b
pick_dish 1n 2t d
pick_fruit 1n 9k d
pick_hospita 1n fi b
pick_ord 1n 65 b
pick_pack 1n 66 l
pick_phon 1i cn g
pick_play 1n 8h d
pick_point 1i 5j d 68 l
pick_robot 1n 9k e
pick_station 1n 8o b
pick_subscri 1n 60 b
pick_sunday 1n 2y a
pick_twenty 1n 2m b
pick_wash 1n 8v b
pick_worn 1n 45 b
pickl 1i 5y r f6 v
pickl_lacto 1n 5y b
pickl_lov 1n 5y e
pickl_relish 1n f6 9
pickl_vegetab 1i f6 a
pickleb 1n f2 10
pickleb_court 1n f2 i
pickup 1i 8v q el 7
picky 1n 1p f
picky_eat 1n 1p b
picnic 1n 37 e
picnic_basket 1n 37 b
pictur 5 1l 2 1m 3 1z 2 2x 3 ap 3 ax 2 bk 3 cp 2
pictur_approv 1n cp c
pictur_barefoo 1n 9h b
pictur_be 1n eu a
pictur_book 1i 1m x
pictur_card 1a 1l a bg c
pictur_din 1n 5h c
pictur_family 1n 2x c
pictur_gam 1n 7o b
pictur_grandch 1n bh 9
pictur_light 1n 3f 9
pictur_mol 1n 7m f
pictur_non 1n 1l b
pictur_parent 1n 6k d
pictur_pay 1i 2x b
pictur_phon 1f 1z e bk 9
pictur_sign 1c 10 9
pictur_symptom 1n dw c
pictur_til 1i d2 a
pictur_togeth 1n eu a
pictur_twic 1n au a
pie 1i 5m 7 6o 7
piec m 0 6 a 5 b 3 m 4 1s 9 29 a 3n 7 3y 6 3z 7 40 5 41 b 42 4 46 8 48 9 4a a 4b 5 4d 7 4e 7 5a 2 5s 6 5u 3 80 3 81 7 82 7 86 8 8a b 8b a 8l 3 8o 5 8v 3 8z 8 91 9 9f 3 9v 4 a4 7 a6 8 ap 3 bf 6 cb 4 cc 4 cq 4 es 5 fd 4 ft 5
piec_borrow 1n 40 b
piec_mend 1i 41 a
piec_worn 1n 1s b
pier 1f 1u 4 9d g fq 3
pierc 1i m a 9f 9
pig 1f bp 9 f5 m fp d
pig_farm 1i fp b
pig_shar 1n f5 a
pigeon 1n f9 8
pigment 1n 3 h
pigs 1i 5o 8 fp j
pigs_warn 1n fp a
pik 1n 89 8
pil x 24 4 7b m 7n 4 8i 6 a9 2 b3 5 b5 6 bx 4 bz 2 d8 3 dw 2
pil_box 1n 7b e
pil_remind 1n 7b l
pil_tel 1n 7b c
pilat 1i g o s 9
pilat_liv 1n g c
pilgr 1n 3j 9
pilgrim 1f 3j 16 6q c 6t k
pilgrim_group 1n 3j e
pilgrim_guid 1n 3j e
pilgrim_journey 1n 3j h
pilgrim_lourd 1n 3j 9
pilgrim_packag 1n 3j e
pilgrim_priest 1n 3j e
pilgrim_tour 1n 3j m
pilgrim_travel 1n 3j m
pilgrim_trip 1n 3j j
pillow 17 f 3 24 8 3q 3 5a 7 6f 6 8m s
pillow_whos 1n 8m c
pilot 1c 6y d eq 4 fl 4 fq c
pin 19 4a 6 9e 8 ba 2 f2 4
pinbal 1n f3 9
pinbloc 1n cf 4
pinch 15 43 3 48 4 49 4 5v 3 bl 3
ping 1i 1x d ec d
ping_child 1n ec b
ping_th 1n 1x b
pink 1n 3v 4
pins 1c 4a i c6 4 cf 7 e1 4
pins_fit 1n 4a c
pip 11 27 i 2d 3 8r 3 8y 6 94 4 9w 5 cn 4 e5 8 ei 6 fu j
pip_listen 1n 27 b
pip_streetl 1n e5 a
pip_watch 1n fu b
pipelin 1f cu l cv 9 d5 g
pipelin_bring 1n cu b
pirat 1n 3r f
pit 1f 97 6 9b 3 f1 n
pit_toddl 1n f1 a
pitch 19 2j g 2k d 9e t ao 9 cf 7 ed 9
pitch_map 1n 9e g
pity 1n 1e 4
piz 1n 6m b
pizza 1f 2m c 3v 4 8w a
pizzeri 1n 6m a
plac c 5 3 i 3 n 4 s 2 13 4 1c 3 2s 3 36 3 3l 8 4z 3 59 4 5b 3 68 3 6l 2 6n 3 6s 4 6w 3 71 3 8x 3 9i 5 aa 4 ak 3 b7 3 c6 3 c7 5 dh 4 ef 3 fh 3
plac_approv 1n dh d
plac_company 1i 59 b
plac_help 1n 71 b
plac_local 1i 13 a
plac_morocco 1n 5 b
plac_rent 1n c7 e
plac_scholar 1n aa b
plac_shar 1i 36 a
plac_step 1n 6w 9
plac_tabl 1n 2s c
placeme 1f 13 e 4z l ef p
plain r 0 5 w 7 3e 7 4c 4 75 6 89 2 ak 9 ax 3 be 7 bw 6 cu b cv 7 d0 8 d8 8 eb i ec 2 ep 2 fc 6
plain_enough 1n 3e 9
plain_invoic 1n d0 b
plain_languag 1a w 8 ak 9 cu c d8 9 eb r
plain_sentenc 1i cv a fc 9
plain_word 12 75 7 bw 7
plainly 15 25 4 75 4 7i 4 9q 3 ec 4 eq 3
plait 1n c 4
plan e f 6 l 8 t 4 z 6 10 6 1f 8 1o 7 1p b 1r 3 1s 4 1t 6 1u c 1v 5 2w b 35 3 36 7 3c 9 3m 4 3t 4 3u 5 55 7 59 4 5b 1 6c a 6v 6 6z 3 72 6 73 b 74 6 7b 7 7d 8 7g 7 7j 9 7m 4 7w 4 8j a 8s 5 8y 5 8z 6 92 4 9b 4 9c 2 9h 3 a4 4 a5 4 a9 a b8 2 bn 5 c1 7 c9 2 cp 4 d4 6 dg b dy 4 e2 3 e4 4 e6 9 e7 5 e8 4 ec 5 eh 4 ei 5 ej 4 ek 5 el 3 em b er 7 fl 5
plan_adult 1n 7d c
plan_app 17 1p f 1s a 7b 8 dg b
plan_applica 1n e6 e
plan_around 1n 1u b
plan_baby 1n 1f d
plan_bank 1n 55 b
plan_build 1i 8s a
plan_chang 1c 73 c fl 9
plan_crew 1n ek c
plan_deliver 1n em c
plan_diabet 1n l g
plan_family 1f 1u a 7g b
plan_form 1n e6 c
plan_funeral 1i 3c 9
plan_group 1n 36 e
plan_homesch 1n 1o a
plan_host 1n 59 c
plan_inspect 1n el b
plan_last 1n 3m b
plan_liv 1n ec b
plan_machin 1i 6c e
plan_medical 1n 7w b
plan_messag 1i 1f 9 3u a
plan_paint 1n 8y b
plan_pap 1n 8j d
plan_part w a5 6
plan_patient 1n 10 b
plan_pay 1n bn b
plan_phon 1n er b
plan_prepar 1i 55 b ei a
plan_round 1n 9h b
plan_rout 1i 35 a em c
plan_season 1i 1p a
plan_shop 1n 8z b
plan_skin 1n 7m a
plan_smal 1i 2w b
plan_social 1n cp c
plan_softwar 1n 6c g
plan_split 1n a9 b
plan_student 1n 8j c
plan_subscri 1n 2w c
plan_sup 1n 1p f
plan_team 1i 3t a
plan_tool 1n d4 b
plan_train 1n dy b
plan_travel 1i 6v b
plan_vegetab 1n 1t b
plan_video 1n z b
plan_wed 1n 2w c
plan_women 1n c1 c
plan_wooden 1n a4 b
plan_writ 1n 7j b
plank 1i f 4 18 4
plant r 1t p 23 m 3b d 3e 6 4p q 4w 3 57 2 5x h 66 6 74 5 84 9 8c r 8m 7 8s 8 8w 3 94 d 9q 8 9r a 9t 9 do 2 fa 8 fk 4 fl 8 fo 5 fu 4
plant_abattoi 1n 9q b
plant_abov 1n 3e 9
plant_again 1n fa a
plant_app 1i 1t g
plant_bas 1i 5x q
plant_calenda 1n 1t g
plant_car 1i 1t s
plant_ceramic 1n 66 b
plant_chosen 1n 8c b
plant_keep 1n 1t d
plant_lov 1n 8c h
plant_market 1n 84 b
plant_offic 1i 4p n
plant_onlin 1n 8c k
plant_own 1n 23 d
plant_pay 1n 9t a
plant_photo 1i 1t c 3b 8
plant_pot 1f 23 q
plant_protein 1n 5x k
plant_rent 1i 4p d
plant_send 1n 94 c
plant_sensor 1n 23 j
plant_servic 1f 4p f
plant_shop 1f 8c b
plant_sold 1n 8m c
plant_wal 1n 4p e
plant_water 1i 4p d
plantai 1n 5q j
plantai_yam 1n 5q a
plaqu 1n 3f w
plaqu_cod 1n 3f g
plast 19 d 3 s 3 3k 3 7x 9 be 3
plaster 1i eh 9 ei 9
plastic 11 9 f a 7 b 6 29 d 43 9 54 3 5s 5 7b 5 99 5 9v q d2 3 fs g ft h
plastic_brick 1n 9v f
plastic_part 1n 29 c
plastic_pav 1n 9v h
plastic_sachet 1n ft f
plastic_shop 1n fs b
plastic_sol 1n 43 b
plastic_wast 1n 9v j
plat r l b 1b 4 1e 3 1p 2 1y 4 2l 3 2s 5 2v a 30 5 3x c 6e 3 74 5 75 4 7h 4 8l d 90 7 cf 2 dy 3 es 4
plat_bowl 1n 8l c
plat_help 1n l b
platfor i 10 2 1a 8 1b b 1k 2 1v 4 1x 8 2m 4 2s 3 2x 3 2z 3 32 4 37 5 3c 6 3k 3 3m 3 3n 4 3o 4 4c 2 4f 6 4k 3 4l 8 4m 4 4o 2 4u 3 4v 3 50 3 51 5 56 2 59 5 5e 5 5g 2 68 3 6d 3 6h 6 6m 4 6s 4 78 3 7k 2 7v 5 82 4 8q 7 8y 4 9e 2 a2 3 aa 2 ac 2 ad 3 as 3 av 3 b0 3 b7 7 b9 7 ba 8 bi 3 c5 2 c6 2 cv 3 df 3 dh 4 dj 4 dp 3 e2 4 e7 8 ef 2 f4 5 fi 4
platfor_accessi 1n 6s a
platfor_assista 1n 59 c
platfor_collect 1n 82 9
platfor_family 1n 3c a
platfor_find 1i bi 8
platfor_haulag 1n 4f b
platfor_hir 1n 4l b
platfor_hom 1n f4 d
platfor_hors 1n e2 b
platfor_illustr 1n b7 b
platfor_liv 1i 3o a
platfor_off 1n 1a c
platfor_own 1c 37 9 8q a
platfor_ping 1n 1x b
platfor_public 1n e7 a
platfor_rent 1f 5e a
platfor_retir 1n 3n b
platfor_smal 1n 1b b
platfor_vital 1n 7v a
play o h 4 24 6 2i 6 31 8 38 4 3a c 3n 8 3r 8 3s 7 3w 4 6j 3 7o 2 7p 6 85 4 8f 4 8h g 8p 5 a6 6 a7 6 ai 6 ao 7 b2 a b3 h b4 a b6 3 ce 7 cf 4 cg 7 ch 6 ci 5 cj 5 cr 2 ds 8 e3 9 ex a ey 4 f1 g f2 b f3 3 ff 6
play_back 1f a7 a
play_board 1i 3a f
play_card 1n 3s b
play_child 1n b2 h
play_corn 1n 2i c
play_equipme 1n e3 f
play_garden 1n ds c
play_hal 1i f1 g
play_half 1n 8h d
play_hir 1n ai c
play_run 1n b3 b
play_sal 1n ao d
play_song 1n 7p b
play_sound 1n 24 b
play_whol 1n 31 c
playboo 1n d8 b
playdat 1n ae p
playgro 11 1u 9 2o 3 2p 3 39 3 3l 6 3r 3 3w 5 72 3 bh 3 bk 3 e3 u ey 6 f1 o f4 3
playgro_bal 1n f1 a
playgro_defect 1n e3 f
playgro_inspect 1n e3 u
playgro_near 1n f1 e
playgro_safety 1n e3 f
playhou 1n f1 9
playlis 1i a6 d ch 6
playlis_app 1n a6 b
playroo 1i 8f 8 f1 8
pleas v g 2 t 2 2n 3 6k 2 by 2 ca 2
pleasan 1n 9z 4
plenty 1c 1w 2 4b 3 5g 2 65 3
plot 1a 18 c 9r g 9x 7 e8 j fb v
plot_edg 1n fb a
plot_fre 1n e8 b
plot_garden 1n fb c
plot_lend 1n fb c
plot_shar 1n fb c
plot_vegetab 1n fb c
plough 1i 9n h fo 4
plug 12 16 7 17 5 1y 3 21 3 25 3 2a o 8r 3 90 5 9s 6 c8 3
plug_normal 1n 2a b
plug_solar 1n 2a n
plugin 1n fg i
plum 1c d 2 5o 3 8e 3 f7 6
plumb 16 27 9 8r a bd 4 cn g cy 8 ei c ej c
plumb_asks 1n cn c
plung 1n n j
plung_hot 1n n b
plus 1f v c 3y 9 80 c
plus_screen 1n v b
plus_siz 1i 80 a
plush 1n 8f b
poach 1n 2z 4
pocket w 2g 3 2w 2 49 8 4a 2 4n 2 80 b 9i 3 bf 6 bp j bt 3
pocket_money 1n bp r
pocket_women 1n 80 b
pocket_young 1n bf 9
pod 1n 5v 3
podcast 17 3h 5 4c b 4w n b0 13 b2 c b7 8 b8 6
podcast_band 1n 4c b
podcast_network 1n b0 r
podcast_product 1n 4w h
podcast_unsolv 1n b0 b
podcast_weekly 1n b0 e
podcast_women 1n b0 b
podiat 1n p b
podiatr 1n p u
podiatr_hom 1n p d
podiatr_visit 1n p h
pods 1n 5l b
poem 1f 8i 7 b5 4 bm r
poem_birthda 1n bm d
poem_writ 1n bm b
poet 1n bm g
poet_typewri 1n bm 9
poetry 1n 5 4
point s l 4 15 e 1l 3 1q 4 1w 7 5j 8 68 e 6i 7 6r 3 6v 3 7i 2 9q 4 9s f a1 5 a3 4 bv 2 c8 9 cl 6 dp 2 em 3 ft 4
point_garag 1n c8 b
point_investm 1n 9s b
point_oth 1n 1w c
point_parcel 1n 68 c
point_phon 1i 6i a
point_town 1n 5j b
pointle 1n 8q 6
poison 16 1t 4 30 4 4p 4 8c 4 f9 j fr 3
poisono 1i 8c 8 f8 4
pokemon 1n 82 9
pokémon 1n 82 z
pol 1a 29 3 8g 3 8o 6 8t h
pol_ground 1n 8t d
poland u 7 5 x 5 1k 4 21 5 2b 5 3h 4 3z 5 4f 5 52 5 5x 5 6h 5 74 5 7o 5 7y 4 85 4 97 5 9y 5 as 5 b2 5 bh 4 bi 4 bn 5 cq 5 d2 5 dw 5 e4 5 e8 5 eq 5
polic 14 12 6 1a 4 2e 5 4n f 7t 6 ac 3 ca 4 d2 7
policy 16 ak 3 bt e dj 3 dl a dm c eq 3 fj 5
policy_evidenc 1n dl b
policyh 1i bt g eq j
policyh_film 1n eq c
polish 17 3 8 1e 3 46 3 47 3 5q 7 5y e
polish_recip 1n 5y b
polit 1i 3o 4 d9 b
politel 1i 56 3 7u 2
pollen 1i 26 a 7q p
pollen_air 1n 7q b
pollina 1n 84 9
pond 19 33 8 9m s 9p 6 ae 3 dp 4
pond_oxygen 1n 9m h
pontoon 1n 9d a
pony 1i 9h 9 e2 g
poodl 1n dq 5
pool z 2 3 4 5 j k 2f 6 38 9 4h g 4z 7 6x t az 7 bt 7 c6 6 f1 b fi 6 ft 4 fu 6
pool_drink 1n 38 b
pool_family 1n 6x j
pool_garden 1n 6x j
pool_hourly 1n 6x i
pool_ord 1n 4h n
pool_own 1i 6x i
pool_patient 1n j b
pool_rent 1n 6x f
pool_shar 1n 6x c
pool_smal 1n j b
poor 1c 24 d 5o 3 60 3 9g 5
poor_sleep 1n 24 d
poorly 1n ek 6
pop 1a 2s 9 4o r ck e f6 2
pop_shop 1n 4o j
pop_stor 1n 4o d
popcorn 1i 5u a ck 3
popup 1n 4o r
popup_spac 1n 4o k
por 1n fk c
porcela 1n 8l b
porch 1n 8u 4
pork 1n f5 u
pork_box 1n f5 a
pork_farm 1n f5 a
pork_fisherm 1n f5 a
pork_shar 1n f5 a
porosit 1n 2 e
porridg 1i 74 4 c8 3
port 19 67 f 6f 8 7w 3 9d 7 9x 6 fj 4
portabl 1n 2a a
portal w q 4 r 6 1a 6 2w 5 33 6 36 4 3f 4 59 5 6f 5 6l 4 6z 3 98 7 aa 2 af 4 an c ba d cr 8 e0 6 e6 8 el 4 ep 4 er 2 fg 6
portal_night 1n an a
portal_violin 1n ba b
portfol 1c a5 g aa 3 bq j bw m
portfol_short 1n bq b
portfol_writ 1n bw b
portion 16 2k 9 3x a 5h 8 5m c 6e 4 74 a du g f4 x
portion_br 1n 3x b
portion_cook 1n f4 a
portion_instead 1n 74 b
portion_pension 1n 5m b
portion_weight 1n du b
portlan 1f 86 8 8c 9 8s 8
porto 1a 1q 8 3v 8 4c 8 ew 6 ff 6
portrai 1i 2x b ax 12
portrai_selfy 1n ax h
portuga w 4 5 y 6 11 5 29 6 34 5 43 8 4h 6 54 6 68 6 6f 6 6l 5 6s 5 7q 5 7v 5 9o 5 9z 5 a3 5 ar 5 bp 5 cy 6 d1 5 e6 6
portugu 1f 3b 7 3o 8 9z g
portugu_vocabul 1n 9z b
positio 17 20 3 21 4 73 3 d4 a d8 4 de 8 ec 8
positio_twelv 1n d4 b
possibl 1a 1h 4 b7 4 ct 4
post j 5 4 9 3 b 6 w 3 1v 6 45 6 4e 6 4l 3 4m 8 4q 3 4u 7 4x 5 4z 4 5b 4 5l 5 5n 3 5p 3 5s 5 5z 5 60 3 61 3 6a 3 6q 4 7r 3 7y 2 81 9 83 8 85 c 87 9 8c 4 8d 3 8i 8 8k 7 8m 3 8n 3 94 7 9v 5 b5 6 b6 4 b7 3 ba 5 bh 5 bj 4 bm 4 c8 6 cp f de 9 dn 5 dv 6 e1 8 ef 5 fe 7 fh 6 fj 5
post_app 1n b5 c
post_box 1i 94 b
post_brand 1n 4u c
post_count 1a 81 7 fe b
post_decisio 1n dn c
post_ebay 1n fh a
post_flat 1n 5l b
post_harvest 1i 5z a
post_instagr 1n cp c
post_let 1i 85 8
post_noth 1n 4e b
post_offic 1i 6q 9
post_pallet 1n fj b
post_send 1n 83 9
post_short 1n ef b
post_sort 1n de g
post_stamp 1n 4x c
post_surpris 1n 8i c
post_thermal 1n e1 b
post_vacancy 1n ba b
post_wal 1n dv b
postag 1i 29 4 66 5
postal 1n 5e 6
postcar 1c x 7 8j a bh s d7 2
postcar_grandpa 1n bh d
postcod 1i 1t d cf d
postcod_technic 1n cf b
posting 1n 55 5
postman 1i 6 4
postnat 1i c 5 o v
postnat_car 1n o m
postnat_doula 1n o e
postpar 1i o a 77 a
postpon 1n fn 5
postur 1c g d 2c x 7a 9 a6 4
postur_collaps 1n 2c b
postur_correct 1n 2c g
postur_reform 1n g c
postur_wearabl 1n 2c n
pot t 3 4 8 4 1t 5 23 l 2g 5 2r 3 30 3 65 4 7h a 7z 4 8c h 8l 6 bo a bu a c1 8 es j fa f
pot_christm 1n fa e
pot_holiday 1n 7h b
pot_indoor 1n 8c b
pot_kiln 1n es c
pot_local 1n 8c b
pot_rent 1n es a
pot_turn 1n bu b
pot_wat 1n 23 f
pot_wheel 1n es f
potato 17 2z 3 3l 3 5h 3 5j 3 5u a bg 5
pothol 1n e5 v
pothol_dead 1n e5 a
pots 11 3 7 18 5 23 f 2r 4 2z 5 4p 5 5h 9 5y 9 7h a 8c 7 9j 5 c1 9 fa 3
pots_card 1n 5h c
pots_deliver 1n 5y b
pottery 1c 60 4 61 4 8l i es y
pottery_clas 1n es j
pottery_drôm 1n 8l c
pottery_studio 1n es n
pottery_wheel 1n es c
pottery_worksho 1i es b
pouch 1c 42 6 5n d 5p 6 du 6
poultry 1i 9p 8 fp e
pour y 8 c 2d 2 2i 3 32 3 5l 5 5r 3 60 7 61 5 62 7 8t 3 eh 6 eu 3 f7 6
pour_soy 1n 8 c
pow u 1d 4 2a 9 2g 4 2y 5 4h 6 55 3 58 3 5b 5 65 5 68 3 7g 3 8l 4 8r 3 9d 4 9e 8 9j 8 9m 4 9s 6 9t d 9u 9 ak 7 c8 9 fm 5
pow_plant 1n 9t h
pow_used 1n c8 b
powd 1a 7 d 9 7 1q 6 2r b 63 8
power 1i 9k c e4 c
power_field 1n 9k a
power_sensor 1n e4 a
practi 1c a1 e a6 9 a7 k ai f
practic n g 2 k 8 l 3 p 3 q d u 7 v 4 x h z e 10 g 3o 4 3u 8 4h b 4j 5 4q 6 4y 4 57 c 5a 4 5f 4 76 3 78 6 7a 5 7f 9 7m 4 7o 8 8k 4 9g 6 a1 c a6 b a7 d ai e cb c cd 6 cn 9 cp 8 cr 2 dm 4 dx a e9 4 ek 4 eo 3 ep g
practic_app 1c 9g a a1 d cb b
practic_clos 1n dx c
practic_electri 1n 3u b
practic_even 1i 57 c
practic_fre 1i cn b
practic_own 1i cp b
practic_room 1n cd c
practic_softwar 1a x m z d 10 f ep d
practic_system 1c q 9
practic_talk 1n 7f b
practis x z 8 3n 5 4d 2 4j b 4y 3 51 2 7o 3 a0 6 a1 5 a6 e a7 h ab 3 ai c ao f cb h cd i dk 3 dt 9 ex 2
practis_emergen 1n 4j c
practis_objecti 1n ao b
practis_room 1n cd i
practis_slow 1n cb 9
practis_someon 1n ai c
practis_speak 1n a7 j
practis_violin 1n a6 g
pragu 19 1x 8 28 8 31 8 4o 7 6u 5 fi 7
prais 17 f 3 1u 4 7o 7 a4 3 ar 4 cr 3 dk 4
pralin 1n 5v t
pralin_seasona 1n 5v b
pram 13 a 3 25 3 28 7 2i a 3w 3 8g f ae 3 ey 7 f2 2
pram_rent 1n 8g g
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
pre 19 1i k 1x 8 41 d 6m 8 7x 8 8b d
pre_cut 1n 7x 8
pre_lov 1c 1i i
prediab 1n 75 b
predict 17 26 a 4g 8 76 4 7q d d4 8 dc e fl h
predict_chargeb 1n dc g
predict_mainten 1n fl g
predict_mould 1n 26 b
pref 1i 6j 5 de 5
prefab 1n 9w r
prefabr 1n 9w p
prefabr_hous 1n 9w c
prefac 1n 8i 4
pregnan 17 g 8 n 3 4d g 62 7 77 t 7v 7 9f 3
pregnan_app 1n 77 c
pregnan_cloth 1n 4d e
pregnan_cours 1n 77 g
pregnan_newborn 1n 77 m
prelov 1i 1x a 41 a
premis 1i 2i 5 57 c
premium 1i bt 5 du 9
prep 1c 2k 3 3m 9 5m l a3 d
prep_athlet 1n 5m g
prepaid 1a 3j 3 6l 4 6s 4 9u a bp b
prepaid_card 1n bp b
prepaid_phon 1n 9u a
prepar w o 6 2h 8 2k 5 2z 8 55 8 5m d 69 8 73 6 76 8 7l 8 a3 a a5 6 ab 8 ai 6 an 5 bx 3 c0 9 cb 4 e9 3 ei 8 ep 9 eq 8
prepar_board 1n 55 b
prepar_candida 1n a3 b
prepar_driv 1n ab b
prepar_estimat 1n ei b
prepar_export 1n 69 b
prepar_meal 1i 2z b 5m i
prepar_pag 1n 76 b
prepar_pap 1n c0 d
prepar_questio 1n 7l b
prepar_schoolc 1n 2h b
prepar_settlem 1n eq c
prepar_work 1n ep b
prepara 1i 77 a a3 n
prepara_cours 1n a3 g
pres p 0 6 t 2 24 3 2e 7 2q e 4n 6 4u 2 5a 2 61 b 6b 7 7q 7 87 3 9v 9 al 4 b8 2 ci 9 cm 6 fh 5
pres_brick 1n 9v d
pres_button 1a 4n 9
pres_juic 1n 2q i
pres_nordic 1n 0 b
pres_sam 1n 61 c
pres_send 1i cm a
pres_vegetab 1n 2q b
pres_whos 1n 6b b
prescho 1n 3l b
prescri 11 1 5 k c o 5 x 6 y c 47 d 76 2 7b 8 7f i be 4 cn a dw 3 fd 3
prescri_lens 1n 47 b
prescri_request 1n cn c
prescri_sent 1n 7f i
present z 0 6 1d 5 23 3 2u 3 46 6 4p 3 58 3 5v 7 6y 4 8n a aj 6 bo 2
preserv 1i 1 c f6 v
preserv_childre 1n 1 b
preside 1n ea 5
pressin 1n 9v 3
pressur 17 b 5 e 3 5y 7 7v e 8u i
pressur_wash 1n 8u k
pretend 1i am 5 f9 6
pretti 1i ap 5 d6 5
pretty 1i 7d 4
prevent 1c 10 4 dc e dj 4 ez 7
pric g 5 2 7 2 1q d 21 5 2h 2 3c 7 45 2 4h 6 4v 4 54 2 5b 3 5l 4 5o 7 5v 2 61 4 65 3 66 2 8a 5 8b 3 8i 5 8s 4 8w 5 8y 5 91 5 ao 3 bq 4 by 3 c3 4 c9 4 ch 3 d6 6 ei 6 f8 5 fh 3
pric_chain 1n 8a b
pric_choos 1n 3c a
pric_client 1n d6 b
pric_fal 1a bq 8
pric_guarant 1n c3 b
pric_nam 1f f8 8
pric_overnig 1n fh a
pric_photo 1n 91 b
pric_renovat 1n 8y b
pric_send 1n 8w c
pric_shop 1n 1q e
pric_text 1n 4v c
prick 1n 7r j
prick_hom 1n 7r b
priest 1a 3d 6 3j k 9c 3
priest_doctor 1n 3j 9
primary 15 26 7 2v a 3n 4 3q 4 3u 7 6k 7 a1 e ew 3 ex e
primary_school 16 2v 8 ex b
primary_teach 1n a1 b
print m 1m a 29 l 2x 4 2y 3 3g 3 47 4 49 3 4c h 4v 2 4y 3 54 e 5f 2 66 3 6b 5 6d 2 75 3 76 3 7c 5 80 c 83 2 8h 6 8j 6 8k g 9w b a0 3 ab 3 aj 9 az 7 b7 7 b8 g bh f bi 4 bj 5 bk g bl a bw 4 d7 4 e1 4 et 5 ft 3
print_book 1c aj 9 bl g
print_demand 1n 4c c
print_digitis 1n bj 9
print_dressma 1n 80 b
print_edition 1n az b
print_fabric 1n et 8
print_hom 1f 80 d
print_hous 1n 9w o
print_issu 1i b8 f
print_lamp 1n 29 e
print_liv 1n b7 b
print_magazin 1n b8 w
print_newspap 1n bh 9
print_ord 1n 4c b
print_part 1f 29 i
print_photo 1i bh i bk g
print_postcar 1n bh 9
print_recycl 1n 29 c
print_replace 1n 29 h
print_servic 1n 54 f
print_shirt 1n 4c o
print_spar 1n 54 c
print_thing 1n 29 p
print_tre 1n bi 9
print_young 1n 8k b
printma 1n et q
printma_worksho 1n et a
priorit 1i aw a ea 8
prison 1n 1e a
privacy 19 4v 4 6j 4 co 4 d5 4 dm s fq 4
privacy_complia 1n dm o
privacy_policy 1n dm d
privat q u 4 z 4 1i 4 21 7 2v 6 2z h 35 9 37 3 3l 4 3m 8 3q 4 5e 8 6k 4 6x f 8x 5 92 6 9y 6 9z 3 a3 6 a6 4 bm 4 bw 4 c5 a c7 a ch 6 d9 2 ec 4 eg 4 f6 5
privat_chef 1n 2z y
privat_garden 1i 6x p f6 8
privat_hom 1i 92 a
privat_offic 1n 5e f
privat_own 1n 35 b
privat_park 1n c7 g
privat_party 1i ch 8
privat_pool 1n 6x h
private 1i ac 5 c5 k
priz 1a 61 3 8h 4 cl 7 ex 7 f3 3
prob 1a 99 b 9m j 9q 3 fo e fu n
prob_allerge 1n 99 b
prob_satelli 1n fo a
prob_smal 1n fu b
prob_warn 1n 9m a
probabl 1c v 3 44 3 90 4 c2 3
probat 1n ak r
probat_form 1n ak b
probati 1n dh g
probati_dat 1n dh d
probiot 1n 5y b
problem 19 3m 6 7o 8 7p 8 ag a dy 7 e5 7
problem_repair 1n ag b
proces 11 0 c u 3 5l 3 5x 3 as e av 6 cs 3 cu 3 d8 3 db 5 dm 7 dn 4 do 3
proces_automat 1n as b
proces_oliv 1n 0 b
process 1a 9c 6 d8 3 eo 4 ep 4 fa 4
procras 1n 7d b
procure 1n an s
procure_portal 1n an e
produc 14 6 a 4w c 53 7 5b j 5g g 5j b 69 7 9j 5 b0 h fn 7
produc_pick 1n 5b c
produc_podcast 1n b0 g
produc_sanitar 1n 6 b
product o 0 7 1 6 2 7 6 7 b 7 d 8 1y 3 29 5 42 4 4m a 4w i 53 5 54 8 56 5 5d 5 5g 4 5i 7 5q 9 69 6 6b 4 6c i 6o b 7c 8 88 9 8n 8 9v a 9x 6 ap k aq 6 be a c1 2 cq 8 cs 6 cw 6 dl 2 dv 5 fg 7 fh 6 fk b fl 4 fn b
product_check 1n 4m b
product_company 1i 4w e fn a
product_depend 1n cw c
product_descrip 1n cq h
product_fee 1n 4m b
product_few 1n 1 b
product_fil 1n 69 b
product_homelan 1n 5q e
product_imag 1n ap j
product_lin 1n fk i
product_list 1i 6o i
product_ord 1n 6c k
product_photo 1n ap w
product_photogr 1i ap h
product_pictur 1n ap e
product_plan 1n 6c t
product_smal 1n 8n b
product_wat 1n 0 b
profess u e 5 n 5 z 3 2m 5 3i 2 40 5 4a 5 4x 3 4z 5 6w 4 70 5 7k 4 8v 5 8z 5 95 c ad 5 aw 3 ax c ay 3 ba 3 bi 3 de 4 eo 3 ep 3
profess_headsho 1n ax e
profess_organis 1n 95 g
profil 14 3f 5 4l 8 4u a 55 3 5r 7 ad 7 ax 7 b6 3 cp 8 ef 3
profil_physiot 1n 4u c
profit 1a 2n 4 8v 4 da 9 ei 4 fh h
profit_item 1n fh c
program s k c l 4 12 a 13 4 14 8 19 d 1f 3 1h 4 2h 7 3q 5 3v a 3w 4 52 6 59 7 6n 5 71 c 79 7 7e 7 7n 4 97 5 9q 4 9w 4 a2 k as b aw 5 bc 6 cb 3 d5 5 dj 8 dp 3
program_against 1n 71 b
program_city 1n bc 9
program_cours 1n a2 h
program_drink 1n 7e b
program_instal 1n 2h b
program_persona 1n k c
program_robotic 1n 19 b
progres 1n eh b
project y 15 b 17 d 1b f 22 7 3v 6 4l g 4v b 52 2 7x k 8y 4 93 3 9r 4 a2 b ck 4 da u dn 3 e7 9 ef a fk 3
project_build 1n 7x 8
project_managem 1n da t
project_region 1n 1b b
project_show 1n da c
project_test 1n 4l b
project_track 1n da e
prolong 1n 1y 4
promis j g 3 19 3 2e 3 3e 2 3y 4 4h 3 4n 2 4s 3 52 2 54 2 6c 2 6w 2 7i 2 7k 3 7p 3 aa 3 cm 3 cx 3 d5 2 di 2 e7 3 ep 2 fc 3
prompt 1i 8j b ce h
prompt_stop 1n ce a
pronoun 1n 7o b
pronunc 1i 7o a a7 u
pronunc_coach 1n a7 g
proof s 1y 4 4k 4 51 3 7p 2 94 3 9f 2 9x 8 be e by 6 dc 9 dl e dm 7 eh 4 ek a em 3 fn 5 fs 4
proof_cloud 1n dl b
proof_discree 1n be b
proof_underwe 1n be d
proof_win 1n dc b
prop 17 1e 4 2y 3 31 4 85 8 cc d d0 c
prop_invoic 1n d0 d
prop_seal 1n 85 9
properl 1n di 3
propert 13 1i 8 26 3 27 a 4o 6 68 9 7k p 97 6 d7 7 e3 5 eg l er j
propert_investm 1n 7k c
propert_manag 1a 27 9 eg g
propert_managem 1n eg i
propert_shar 1n 7k j
proport 1n bo e
proport_earn 1n bo b
propos 14 20 3 4l 4 78 4 af 4 as 3 at 5 da a e7 f ee 9
propos_discus 1n e7 a
propos_grad 1n ee b
propos_project 1i da b
proposa 19 52 9 an 7 at 3 d6 11 da 4 e7 c
proposa_agenc 1n d6 e
proposa_brief 1n d6 b
proposa_softwar 1n d6 t
prosecc 1n eu g
prospec 1i 7k 4 cz r
prospec_cal 1n cz b
prostat 1n be c
prostat_surgery 1n be 9
protect p 4 8 q 2 t 2 12 2 14 2 27 3 48 6 49 6 5a 5 7n 2 7p 2 7t e 8e 4 98 b 9g 4 ax 2 dh 3 di 2 dm d ec 2 ff 2
protect_firm 1n 98 j
protect_offic 1n dm k
protect_recycl 1n 48 c
protect_senior 1n 7t h
protein 19 2q b 5m 8 5u o 5x r 9p m du f
protein_bar 1n 5u i
protein_beef 1n 5x a
protein_flour 1n 5x a
protein_ingredi 1n 5u b
protein_shak 1n 2q b
protein_smal 1n du b
protest 1n cl 3
prototy 1c 25 4 2f 4 54 z 8e 4
prototy_devic 1n 54 c
prototy_print 1n 54 f
proud 1a 4v 2 a0 2 fe 4
prov y 3t 3 96 3 9n 3 9x d ak 3 b6 3 cm 3 dc 5 e1 5 e3 3 e7 3 ek 3 fc 3
prov_bottl 1n 9x a
proven 1n co 5
provena 1n 9x 9
provenc 1i 0 9 2z 3
provid 16 4y 8 51 d 6l 4 at 6 by k cz 4 dc 6 dd 6
provok 1n al 5
prun 1n 8s b
psalm 1n 3h y
psalm_app 1n 3h b
psalm_daily 1n 3h b
psalm_morn 1n 3h b
psorias 1i 1 j 7m i
psychic 1n fc f
psychol 19 z d 70 4 78 n 79 4 7n a dj f
psychol_paid 1n dj b
psychol_train 1n 78 c
psychol_video 1i 7n a
psychom 1n 4g b
psychot 1f z e 3i 8 78 a
pub 1c 31 7 64 3 b4 4 cl o
pub_quiz 1i cl h
public t n 5 15 4 19 7 1c 4 20 5 2v 3 4i 5 51 6 7v 4 a2 3 a7 5 ae 3 an i az 4 ca 3 cr 2 cx 6 d6 6 e4 8 e5 4 e7 b eb 7 fu 4
public_authori 1n eb b
public_bins 1n e4 d
public_consult 1n e7 f
public_contrac 1i an b
public_procure 1n an c
public_school 1i 19 a
public_tend 1i an i
publish u 1b 3 1m 3 1p 3 4w 8 8i 9 a2 3 a3 3 a4 3 a5 4 ab 3 aq 3 ay 6 az 3 b1 7 b5 3 b9 c bg 4 by 3 cb 5 ce 4 cq 3 e7 4
publish_graphic 1n b9 b
publish_post 1n 8i c
publish_video 1n b1 b
pubs 1n cl l
puglia 1n 61 e
puglia_receiv 1n 61 b
pul s k 2 m 3 2a 3 2e 6 2j 3 4d 4 7e 3 9k 5 ca 4 cv d dp 5 dv 5
pul_off 1n 2e b
pul_request 1n cv m
pullov 1n 8v 5
puls 1f 25 c di h
puls_survey 1n di g
puls_tempera 1n 25 b
pump z 15 d 21 4 23 8 25 6 5p 6 90 8 92 j 9t 8 9u c b1 4 e9 4 ej c fl 6 fm 6
pump_advic 1n 92 h
pump_basil 1n 23 b
pump_family 1n 15 b
pump_measur 1n 92 b
pump_virtual 1n 9t a
pumpkin 1i 2z 4 du 4
punch 1i 86 6 eh a
punctur 1n c4 5
punish 1i aj 4 cr 5
pupil x i 3 12 6 16 6 2v a 3m m 3n k 3p 4 8p 3 9y k ac 3 cd 4 cf 3 cg 9 dt 3 ec a ee 8 ef 3 ex 9
pupil_answ 1n 9y d
pupil_choos 1n 3n b
pupil_math 1n 3m b
pupil_typ 1n 9y b
puppy 16 1c 7 dp b ds e dt l dv 6 dw 4 dx 4 e0 8
puppy_school 1n dt g
pur 1f 84 4 8t 5
purcha 1n 4h m
purchas x 1b 6 1i 8 1k 9 22 6 2u 9 41 a 4g 8 4h j 4r 9 5v a 7h 6 9u 5 c0 6 co 3 d0 3 d8 5 e6 3 fe 9
purchas_credit 1n 4g b
purchas_group 1n 4h j
pure 1n 5n b
purif 1i 15 a 2d a
purifi 1i 26 k 2d a
purity 1f 5w 4 5z 4 fs 3
purpos 12 z 3 25 3 8f 3 a9 3 aq 3 bz 3 dj 3
purs 1f 42 9 5u 4 86 8
puré 1n 5n o
puré_fing 1n 5n b
push 14 9 3 6h 3 7p 6 83 6 c4 3 ew 5
pushcha 1i 20 i ca 7
pushcha_photo 1n 20 b
put d z 3 2c 3 4d 5 5m 3 5t 3 72 3 7h 2 8i 3 8v 3 9w 3 a2 2 b2 3 bp 3 bx 3 c8 3
put_charg 1n c8 b
put_freez 1n 5m b
put_fresh 1n 3b 9
put_jars 1n 5t b
put_laundry 1n 8v b
put_money 1f bp a
put_second 1i 4d b
put_sum 1n 9w a
put_togeth 1a z 9 72 9
put_wooden 1n b2 b
puts z 1d 8 1r 9 5w 2 68 3 6e 3 7h e aw 8 cy c ea 2 eb 3 fl 5
puts_asid 1n 7h j
puts_everyth 1n 1r c
puts_mail 1n aw b
puts_pag 1n cy g
puts_solar 1n 1d b
puzzl 15 31 8 81 u 85 g 8f 8 8g 3 8h 8 b4 x bg d ex d
puzzl_brick 1n 81 m
puzzl_exchang 1n 81 c
puzzl_gam 1n b4 y
puzzl_library 1n 81 c
puzzl_story 1n 85 k
puzzl_subscri 1n 81 c
puzzl_swap 1n 81 c
pyjama 1i ey 3
python 1n a2 k
quality 15 q 4 u 4 26 g 4k 9 96 7 ap 7 ek e fk n fu l
quality_camera 1n fk l
quality_check 1n ek h
quality_monitor 1i fu e
quantit 1f 5g 4 bl 3 ei e
quantit_pric 1n ei b
quarrel x 1h 8 3f 2 3q 3 5d 3 8q 3 bc 4 bk 3 c5 3 cj 7 d9 2 dh 3 f3 2 fb 3
quarry 1i fj 4 fq 5
quart q y 2 1a 2 1v 2 2j 5 2w 2 3m 3 3p 4 4h 2 4z 2 5a 2 6v 2 7k 4 7u 2 8e 4 8x 2 9t 4 dm 2 e1 4 f4 4 fm 6 fu 3
quart_find 1n fm b
quarter 1i 5z d b8 o
quarter_box 1n 5z b
quartet 1n ch m
quay 1n fd 3
queen 1f 9l m b1 3 ex 6
queen_mis 1n 9l e
queeni 1n dq 4
query 1c 4g b 69 6 9g 5
query_api 1n 4g b
questio g 5 4 7 4 f 3 4e 3 4k 5 50 3 77 7 79 6 7l 9 7s 4 8h 7 9y 8 a2 5 ab 7 af 6 ai 7 aj 5 ak 3 ar 5 b5 2 bb 4 bk 3 bo 6 bt 3 cl 7 cm 8 cn 4 cu 7 d1 3 de 4 df 2 di 9 dl b do a e0 5 ep 3 fn 8
questio_ask 1c cu 9
questio_automat 1n dl d
questio_chat 1n cm g
questio_company 1n do b
questio_data 1n cu d
questio_dish 1n af b
questio_doctor 1i 7l a
questio_employ 1f di a
questio_end 1n bk a
questio_even 1f a2 a
questio_explain 1i ab a
questio_good 1n 8h d
questio_habit 1n af b
questio_invoic 1n fn b
questio_manag 1n de b
questio_night 1n 79 f
questio_past 1n dl b
questio_receiv 1n 5 b
questio_safety 1n 4k f
questio_see 1i e0 a
questio_sent 1i 7 a
questio_sound 1n cl f
questio_stuck 1n 9y b
questio_talk 1n bo b
queu y 11 8 2j 8 2k 8 2n 3 2p 9 6h 4 6w 2 9e 7 9n 5 b6 4 ci 3 eq 4
quick 13 i 4 1e 3 46 3 48 3 60 3 81 3 ar 3 ax 3 cw 3 dt 3
quickly 1n bb 4
quiet l n 3 x 3 23 5 44 3 51 2 59 2 6x 3 70 3 ag 3 ao 2 ar 2 b2 3 cf 3 cp 2 cw 2 ds 3 e2 5 ep 2 eu 5 f0 3 f1 5 f9 3
quiet_childre 1n f1 a
quiet_iceland 1n e2 b
quiet_monday 1n eu a
quiet_pump 1n 23 b
quietly 16 g 3 70 3 7b 3 ba 3 be 2 cb 8 dz 3
quietly_track 1n cb 9
quilt 1i 44 9 7z c
quinc 1i 2z 7 aj 7
quirk 1n 17 6
quit 1f s i 7e 13 ef 4
quit_habit 1n 7e m
quit_smok 1n 7e k
quit_suggest 1n s c
quit_vap 1n 7e g
quiz 13 2 c 7 7 4k 3 59 8 5l a 8c d a2 3 a9 g ab 7 b4 d cl w
quiz_host 1n cl f
quiz_light 1n 8c b
quiz_near 1n cl d
quiz_night 1n cl q
quiz_pays 1n 5l b
quiz_scalp 1n 2 b
quiz_team 1i cl k
quizmas 1n cl a
quot 11 21 7 2o 3 46 3 8y a 9c a cq 3 d5 7 da 3 ei 11 fj 6 fq a
quot_app 1n ei e
quot_roof 1n ei i
quot_sam 1n ei d
quot_softwar 1n ei c
quot_trad 1n ei i
quot_vehicl 1n 9c b
quota 1n 3j 4
quran 1n 3h u
quran_teach 1n 3h 9
rabbit 1i dr 4 f0 s
rabbit_café 1n f0 c
rac 1f 4e 4 73 d f3 r
rac_simulat 1n f3 q
rack 14 42 3 5z 5 67 5 6n 5 84 5 9j d c2 8 ft 3
racket 1n f2 n
racket_rent 1n f2 a
radar 1n 2b m
radar_wal 1n 2b b
radiato 1f 92 3 f0 3
radio v i 4 16 4 25 3 26 5 27 3 2b 3 2c 3 2f 3 2g 3 3h 3 9d 5 9l 4 az 4 b0 4 b2 8 bg 4 c6 4 dz 7 fo 4
radiolo 1n v t
radish 1n 7y 3
radon 1i 26 a 96 a
raft 1c 1h 2 37 8 3q h 59 c
raft_build 1n 59 c
raft_tre 1n 3q c
rag 1i 1i 3 bs 5
rags 1i 3z 8 c3 4
rail 11 1i 6 2a 9 32 3 41 5 45 3 4a 7 7a 3 7w 3 bd k
rail_ramp 1n bd 8
railing 1n 2a 5
railway 19 20 4 6b 8 8o 4 9o 7 e1 3
rain l 5 4 1u 4 28 3 2g 4 2w 5 32 4 3q 3 59 2 5f 4 68 3 71 7 8t 4 8u 7 9n 4 c3 3 d6 3 en 2 f1 4 fu 3
rain_sound 1n 71 g
raincoa 1i 3z a dv a
rainwat 1n 15 a
rainy 17 2p 3 5w 3 6a c 6i 4 6m 4 f0 3
rainy_season 1n 6a b
rais 11 18 f 2m 3 4t 4 75 3 7i 7 84 8 8s c 9p 3 cf 3 f5 5 fg 6
rais_bed 1n 18 e
rais_beds 1i 18 a 8s e
rais_seedlin 1n 84 9
ram 1n 9o 5
ramadan 1n 3h 4
ramen 1n 2l b
ramp 1a 6s 7 9i 4 bd s e7 3 fj d
ramp_ag 1n bd a
ramp_age 1n bd a
ramp_barri 1n bd a
ramp_disabl 1n bd a
ramp_elderly 1n bd a
ramp_hom 1i bd 9
ramp_hospita 1n bd 8
ramp_old 1n bd a
ramp_walk 1n bd 8
ramp_wheelch 1n bd a
ran z k 3 13 4 27 2 64 2 7f 2 8l 2 8u 2 8y 2 b0 2 dz 3 e9 2 fu 6
random 1n cz 5
rang 10 12 3 4z 2 53 3 6a 9 79 3 bb 3 c1 3 c9 3 cd 2 cn 5 cr 3 d5 2 dh 3
rang_dron 1n 6a b
rank 1a 31 3 ar n cq c de 9 fh 3
rank_googl 1n ar f
rank_search 1n cq c
ranking 1i ar 9 cq 4
rapid 1n 54 s
rapid_prototy 1n 54 n
rar 14 47 4 4n 8 6b 7 84 a 8c d ba a cg 3 ci 7 fk 3
rar_craft 1n ba b
rar_cut 1n 8c b
rarely 1n co 3
rash 19 6 3 9 4 5n 3 77 d 7f 7 7m k
rash_acn 1n 7m a
rash_baby 1n 77 b
rash_dermato 1n 7m a
raspber 1n 2o 7
rat 11 5h 3 7j 8 9i 5 b3 6 bv 3 c0 g c5 3 cr 8 d0 6 d4 2 dz c ex 3
rat_ends 1n c0 f
rat_sleep 1n dz b
rath z 1p 3 23 3 2k 3 2o 3 44 2 5l 3 5r 3 5w 3 5z 3 7l 3 bp 3 dq 3 er 3
rating 1i 2m 4 2s 4
ratio 1n 3l 5
rats 1n f9 w
rattl 19 9b 7 ca 3 cf 5 el 7 ey 6
raw 19 2p 4 5s c 5w a 5y e cs 3 du 8
raw_kimchi 1n 5y b
raw_milk 1n 5s d
ray 1f v m au b dx 7
rays 1f v h au b dx 5
rays_sort 1n v b
rays_ultraso 1n au a
razor 1n b 13
razor_blad 1n b c
razor_last 1n b b
reach r 22 4 25 3 5k 4 68 2 73 3 7w 2 8u 7 8x 4 al 7 dj 2 ee 2 eo 2 f2 2
reach_friend 1n al b
reachab 1n d9 4
react 1c d 4 72 c a7 3 ep 3
react_last 1n 72 b
reactio 1f 1 c c 4 d 5
reactiv 1n dt o
reactiv_dogs 1n dt g
read a v 4 w 3 14 7 1h 3 1m 3 1r 4 3a 2 3h 5 47 3 4i 2 4x 3 6o 3 79 3 7c 4 7q 3 7s 4 8i 7 9e 3 a0 9 a8 6 a9 3 at 3 aw 3 ay 5 az 4 b2 4 b5 8 b8 4 b9 6 ba 3 bn 4 by 2 ce 4 cn 3 cs 4 cv 3 cx 5 d4 3 d8 5 da 2 db 5 de 3 eb 6 ee 3 fc 5 fm 3
read_actor 1n b2 b
read_adult 1n 14 l
read_aloud x a0 b a8 7
read_app 1n a0 r
read_applica 1i de a
read_bank 1f bn d d4 9
read_build 1i ei a
read_calenda 1n da c
read_cloud 1n at b
read_communi 1n b5 i
read_deliver 1n db b
read_email 1n 1r c
read_even 1n a0 c
read_group 1n b5 k
read_help 1i 1h 9
read_hospita 1i w a
read_inbox 1n aw b
read_ingredi 1i 7c e
read_list 1c a9 d
read_met 1a fm 8
read_open 1i cn b
read_ord 1i as 9 cx a
read_oth 1i ce a
read_pollen 1n 7q b
read_pul 1n cv b
read_quran 1n 3h 9
read_reshap 1n a8 b
read_sam 1i b5 b
read_second 1i 4x b
read_softwar 1n 9e b
read_suppli 1n d8 c
read_text 1c eb c
read_volunt 1n 14 e
read_wrap 1n 8i c
read_writ 1i 14 f
readabl 1c 5u 3 a3 3 db 3 eb 8
reading 17 3h 8 75 f 7v 7 85 3 dz 4 fc g fu g
reading_ear 1n 3h 9
ready k 2t 5 3z 6 5h 5 5m a 6g 6 ab 5 cu 5 cx 5 dl 7 es 2 f4 3 fb 4
ready_book 1n ab b
ready_bundl 1n 3z b
ready_iso 1n dl b
ready_meal 1i 5m m
ready_report 1n cu b
ready_screen 1n cx b
ready_sown 1n fb a
ready_tabl 1n 2t c
real j l 5 1n 6 2f 3 2j 4 2r 5 31 5 41 5 4j 5 50 5 51 5 52 2 54 2 6c 3 71 4 7k b 7n 4 7x 9 80 4 9z 5 ai 4 ao 4 ap 4 aq 4 b6 5 bp 3 dk 4 e6 3 er 7 ey 4 fd 5
real_beard 1n 1n a
real_body 1i 80 a
real_book 1n 1n a
real_brew 1n 2r b
real_espress 1n 2j b
real_estat 1i 7k p er g
real_folk 1n b6 b
real_hair 1n fd c
real_instrum 1n ey a
real_neighbo 1n 9z b
real_nutriti 1n l b
real_ones 1a ao 8
real_person 1f 41 a 50 a
real_plac 1n 71 b
real_situati 1n 51 c
real_smal 1n 7x a
real_tool 1n 7x l
real_villa 1n 31 c
realist 1n ax e
realist_headsho 1n ax b
reality 1f 31 a 4j z 7n r
reality_feedbac 1n 4j c
reality_therapy 1n 7n f
reality_train 1n 4j e
really j 9 5 l 3 1s 3 21 7 4f 2 4l 2 4m 5 6d 3 7o 2 aj 4 da 3 ei 3 er 3
really_cost 1f 21 f
really_product 1n 4m b
really_work 1i 9 b
realtor 1n er h
rear 1f 9p 3 c2 4 c5 3
reason p 14 2 4g 4 4n 2 53 2 6c 2 7f 2 7i 2 7r 2 9l 4 a9 2 c9 2 cq 2 cz 4 de 8 dh 2 dw 2 ee 7 fg 6
reason_along 1n ee b
reason_answ 1n de b
reasona 1n 61 4
rebat 1n y 4
rebrand 1n d6 4
rebuild 1c b3 9 bd c cu 7 d3 4
rebuilt 1n 3v 4
recal 17 q 3 28 7 5g 4 5i 4 8g 6 dt g fk 4
recal_lead 1n dt g
receipt 12 1b 7 1q f 1y m 21 i 6m 3 br e bx d cg 3 d1 y d2 d
receipt_book 1n d1 f
receipt_bookkee 1n d1 o
receipt_compar 1n 1q c
receipt_mailbox 1n d1 b
receipt_manual 1n 1y c
receipt_scan 1i d1 h
receipt_see 1n 21 b
receipt_self 1n bx b
receipt_softwar 1n d1 b
receipt_split 1n br b
receipt_warrant 1n 1y d
receiv 17 5 a 14 b 1b 4 61 a ax a bh 5 fp 3
receiv_bottl 1n 61 b
receiv_busines 1n ax b
receiv_scent 1n 5 b
receiva 1i 4f a d9 l
recent 1n 73 6
recepti 15 q c 32 4 3g 3 4p d 5v 4 6f 8 6h 2 8d 6 cn n
recepti_area 1n 4p c
recip s 0 7 1 2 2 8 9 4 1p m 2q 4 2s 3 5h j 5n 4 5t a 5x 5 5y 8 5z 8 62 2 6e b 6o j 7c 4 bl p df 3 du 9 f5 6
recip_book 1n bl l
recip_box 1i 5h q
recip_card 1i 5z a
recip_cook 1n 5t b
recip_cost 1i 6e e
recip_differe 1n 2 b
recip_exactly 1n 5h c
recip_family 1n bl n
recip_grandma 1n bl d
recip_grandmo 1i bl k
recip_moth 1n bl l
recip_onc 1n 6o b
recip_plan 1n 1p q
recip_print 1n bl d
recip_suppli 1n 6o b
recip_twenty 1n 1p b
reckon 11 2a 3 4v 3 59 4 5g 3 8h 4 92 a 9t 7 br 3 fh 3 fr 3
reckon_ways 1n 92 b
reclaim 1f 8a 9 eb 3 fr s
reclaim_build 1n fr d
reclaim_wood 1n fr f
recogn 1n ct g
recogni 13 1n 5 1t b 2f 9 46 4 7t 9 9i 3 av 7 ax 6 ct c fc 3
recogni_hedgeho 1n 2f b
recogni_plant 1n 1t d
recogni_scam 1n 7t b
recogni_swis 1n ct b
recomme 12 1t 3 1v 7 6z 3 78 3 8y 5 8z 3 ab 3 ar d b1 3 b5 7 c0 3 fg d
reconci 1n d1 b
reconst 1n bw 5
record i 1 3 t a u 4 w 5 x 8 1y 5 2e 4 38 4 4w 5 5r 4 6i 3 6o a 70 6 7c 4 7f 3 7p 2 94 3 97 5 99 b 9g 9 a0 3 a4 3 a6 3 a7 6 ac 4 ai 8 aj 9 ao 7 as 4 au 5 b0 4 b2 3 b6 4 bi 9 ce 5 ci f cj 9 ct 4 d5 3 da 3 dh a dm 7 dn 9 e3 3 e8 3 e9 4 eo 6 fo 4
record_answ 1n ai c
record_back 1n ai c
record_breath 1n e9 b
record_cal 1n ao c
record_collect 1n ci j
record_consent 1n w b
record_fridg 1n 99 b
record_gdpr 1n dm b
record_insur 1i 9g b
record_invoic 1n 9g c
record_label 1n au f
record_lawy 1i eo b
record_publish 1n 4w c
record_real 1n b6 b
record_repetit 1n as a
record_scen 1n ce a
record_sentenc 1n a7 b
record_shop 1f ci g
record_short 1n 5r c
record_sit 1i dn b
record_song 1n cj a
record_sound 1n 2e b
record_story 1f aj a
record_teach 1n 70 c
record_vaccina 1i x a
recordi 11 u 3 70 8 7o e a0 6 a6 3 a7 5 ai 3 aj b ao 8 b7 9 cb c cd 3 ct e
recordi_ancesto 1n aj b
recordi_guest 1n b7 b
recordi_onc 1n 7o b
recours 1n 4f 5
recover 1n 2c a
recruit 17 w t 4w i 4z 10 ah i av 4 ba a de g
recruit_abroad 1n 4z e
recruit_agency 1f 4z k
recruit_film 1n 4w h
recruit_nurs 1n 4z k
recruit_patient 1n w d
recruit_review 1n ah b
recruit_servic 1n 4z o
recur 1i 1b a dd a
recycl 11 16 3 29 d 42 e 43 h 46 c 47 9 48 h 5p 5 8h 3 8j e 90 3 9v p fs j
recycl_bottl 1i 42 a 48 b
recycl_build 1n 9v j
recycl_collect 1n fs k
recycl_fish 1n 29 c
recycl_fram 1n 47 b
recycl_maps 1n 8j c
recycl_ocean 1n 43 b
recycl_plastic 1n 9v p
recycl_silv 1n 46 b
recycla 1n b e
recycla_blad 1n b b
red l 1 2 d 2 t 3 1j 4 26 4 39 3 3m 3 40 4 42 4 56 4 5p 3 5r 5 5t 3 5z 3 6n 3 7d 4 9d 4 9j 4 ab 6 c5 3 d4 5 d8 7 ee 3
red_flag 1i d8 f
redesig 1n 8z b
redistr 1n 11 a
rednes 1n 1 9
redraw 1n 4c 4
redrawn 1i 1m 3 80 4
reduc 1f q f 7e 9 at 9
reduc_show 1n q e
reed 1i 37 6 3n 4
reef 1i 4 n 3e 8
reef_friendl 1n 4 b
reel 1f 4w 4 bj m cp a
refer 1n ed y
refer_accept 1n ed f
refere 1n ed 10
refere_assignm 1n ed p
referen 1c aa a an 9 d6 d e4 3
referen_pric 1n d6 d
referra 1n eo 5
refil 12 3 f 5 7 8 d 9 k 21 e 2u 9 58 a 5p t 60 3 7y 9 8j 3 f6 7
refil_compost 1n 9 c
refil_deterge 1n 5p f
refil_morn 1n 2u b
refil_shop 1i 5p l
refil_twic 1n 58 c
refil_wax 1n 8 c
refilla 1c 3 f 5 c 5p 8 60 c
refilla_lipstic 1n 3 c
refilla_tins 1n 60 b
refilla_travel 1n 5 b
refinan 1n c0 a
refinis 1n 91 a
reflect 1i 2e 9 79 a
reflex 1n 49 a
refores 1n 9r g
reform 1n g m
reform_machin 1n g c
refrain 1n b2 4
refresh 1n 3p 4
refrige 1n 5b 9
refug 1n 13 17
refug_bicycl 1n 13 b
refuge 1n 13 17
refuge_women 1n 13 i
refuge_work 1n 13 n
refund 12 1v 3 36 3 3q 6 6h 6 6v 3 7t 3 7u k a3 3 a4 3 c7 3 cm 3 fg b
refund_delay 1n 7u a
refurbi 1c 2h 12 8b e 8y 9 fr 8
refurbi_devic 1n 2h c
refurbi_laptop 1n 2h g
refurbi_phon 1n 2h u
refus s e 3 m 5 y 2 11 5 1x 4 29 4 4c 2 4g 6 4n 4 67 2 6b 2 7i 2 7n 2 ap 4 ax 2 cp 2 dc 6 eh 3 eq 4
refusal 15 1w 4 4g 6 6w 3 ah 4 bg 3 c0 6 c6 4 fi 4
region w 1b 8 30 8 4y 3 59 3 5q 4 64 4 70 8 75 3 77 3 7g 3 7w 3 9c 3 9o 4 b2 7 bg 2 dd 5 dk 3
region_dialect 1n b2 b
region_monthly 1n 1b b
region_morn 1n 70 c
region_party 1n 30 c
regiona 1f az d ct 4 de 5
regist v 3 3 4 3 5 3 7 3 1y 4 33 5 3d 4 3i 2 5w 3 66 3 78 3 7f 3 9d 7 bi f dm 5 e1 4 e8 a
regist_archiv 1n bi 9
regist_contrac 1n 9d b
registe 13 2 3 9 4 2t 4 5h 4 5m 3 5n 4 6q 3 6v 3 74 9 8u 4 9e 3
registe_dietiti 1n 74 b
registr y i 3 1y 5 2a 3 2w 5 3d 4 46 3 6f 6 6g 3 6h 6 6w h 8u 3 9c f 9e 3 9r 6 bo 3 c0 2 du 3
registr_bank 1n 6w 9
registr_church 1n 9c b
regular z d 2 r 3 1e 3 2i 7 2k 3 2l 3 2q 3 4l 3 5j 5 6d 3 8q 9 co 9 cp 3 f3 2
regular_agr 1n co c
regular_hous 1n 8q c
regulat 14 4g 3 6v 3 bn 3 bq 3 bs 4 bt 4 bu 3 bw 3 bz 3 c1 4
rehab 1c k 9 7a 9 7n n dy d
rehab_gam 1n 7n i
rehabil 17 2b 4 5m 4 6s 3 6z 6 7n f dy 6
rehair 1n cg 9
rehear 1i cb o cd p
rehears 13 3d 9 a7 b ai 7 ao 5 bm 5 cb g cc 5 cd p ce g
rehears_app 1n cb j
rehears_onc 1i 3d 9
rehears_room 1i cd o
rehears_spac 1n cd h
reheat 1n 5m 5
rehom 1n e0 q
rehom_pet 1n e0 g
reimbur 1i ay d d2 a
reind 1n 8n 5
reject 1i 5j d d0 5
reject_pack 1n 5j b
relaps 1n 7e e
relatio 1c 78 c 8h 9 ad 9 d5 9
relatio_therapy 1n 78 c
relativ 14 3f 3 3t 4 7g b 7p 4 7t 7 ai 3 bj 7 bl h bv 7
relativ_add 1n bj 9
relay 1n 4n f
relay_sign 1n 4n b
releas 15 ao 3 aq 4 b3 7 ce 2 cv g cw 5 cx 3 d3 3
reli 1n 59 6
reliabl 1n 6g 5
relief 1i 1k 2 7j p
religio 1i 3d o 3j 8
relish 1n f6 t
relish_crook 1n f6 9
relocat 1a 6w r 8b 4 8w 9 av t bs 4
relocat_help 1n 6w e
rely 1n aw 4
remain 10 5 3 4c 3 5h 3 62 3 6v 3 99 3 a9 2 by 3 d0 3 em 3
remak 1i 10 b 47 8
remark 1c 52 5 cv h d8 3 ei 4
rememb v f 3 3f 5 6k 2 am 8 b5 2 by 4 ex 3
remembe 1i 14 8 bw 3
remembr 1n 3f s
remind t d 3 q e r 7 s 3 x c 1q 2 1r 3 1t 9 1y b 21 5 2c 6 4c 2 6j 3 7b o 7d 4 7u 2 9b 7 am a bh 6 bk 4 bu 9 d5 9 d7 7 d9 h
remind_appoint 1i q c am b
remind_cal 1i 7b b
remind_card 1n r b
remind_guarant 1n bu b
remind_own 1i d5 a
remind_smal 1n x b
remind_softwar 1n d9 e
remind_unpaid 1n d9 b
remind_warrant 1n 1y b
reminis 1i 7p a bg 9
remitta 1n bv z
remitta_app 1n bv g
remodel 1n 8y m
remortg 1n c0 p
remot 11 39 7 4l 7 4y d 4z b 50 i 59 7 6w h 7f 7 7g 7 7v m 9k 3 ba 7 dw 7
remot_assista 1n 50 l
remot_departm 1n 4y c
remot_monitor 1n 7v c
remot_patient 1n 7v s
remot_work 1i 6w l
remotel 1n 4z f
remov 17 d 3 m 8 1z b 95 8 f8 k f9 k fh 9
remov_duplica 1n 1z b
remov_sold 1n fh a
remov_wasp 1n f9 9
removal 1c 4s f 8w t 9r h f8 p
removal_certifi 1n 9r a
removal_firm 1i 8w c
removal_men 1n 4s b
removal_near 1n f8 d
removal_servic 1n 8w c
renam 1n d6 8
renew 17 x 4 83 2 at 3 by 4 cn b d7 a fs 3
renew_prescri 1i cn b
renewab 1i 1d 9 ba 9
renewal 1n ao 7
renovat 1f 8y 16 92 9 fr 8
renovat_bathroo 1n 8y g
renovat_hom 1n 8y e
renovat_match 1n 8y p
renovat_servic 1n 8y b
rent j a 5 g 5 n 6 1k 5 2a 6 2i 3 2p 3 2y d 2z 6 35 e 37 c 39 3 3a 6 3n 5 3r 3 3z 6 40 c 49 7 4o 8 4p 8 4q d 5a b 5b 9 5c e 5d a 5e b 67 8 6g 3 6x c 7i b 7k a 81 a 8b 5 8c 3 8g d 8i 4 8k 6 8o e 8p d 8x 9 93 b 9k 4 9n 5 9o 8 9t 4 ag c b7 3 bc 7 bo 7 br 4 bs e c1 2 c4 c c5 c c7 c cc 9 d4 3 dn 3 ea 3 eg c es 5 f2 5 fa 8 fb 8
rent_around 1n cc 9
rent_art 1n 4q l
rent_bank 1n eg b
rent_bar 1n f2 a
rent_bed 1n 5a b
rent_bik 1n c4 l
rent_box 1n 3z b
rent_brought 1n 8g b
rent_buy 1n 8p b
rent_camp 1i 35 j
rent_car 1i 4p b c5 n
rent_cars 1n c5 l
rent_cellar 1n 8x e
rent_chef 1i 2z d 49 a
rent_cloth 1i a a 40 c
rent_complet 1n 8o b
rent_credit 1n 7i f
rent_decemb 1n fa a
rent_decorat 1n 2y c
rent_deposit 1n bs v
rent_design 1n 40 g
rent_dril 1n 93 e
rent_drivewa 1n c7 b
rent_dry 1n 8x b
rent_equipme 1n 5c e
rent_excavat 1n 5c g
rent_fit 1n bd 8
rent_floor 1n 5e c
rent_garden 1n 6x h
rent_goat 1n 9o h
rent_hang 1n 2a b
rent_heat 1i ag a
rent_holiday 1i 35 c
rent_increas 1i ag g
rent_insuran 1n bs e
rent_item 1n 93 e
rent_legal 1n ag d
rent_meet 1n 5e h
rent_monthly 1n 9t a
rent_origina 1n 8k b
rent_own 1n c5 b
rent_paintin 1n 4q i
rent_park 1n c7 n
rent_party 1n 2y j
rent_puzzl 1n 81 c
rent_ready 1n fb a
rent_servic 1n 9k a
rent_shelf 1n es a
rent_skis 1n 8o f
rent_smal 1i 35 a
rent_spac 1n 5b c
rent_storag 1n 5d c
rent_tool 1i 93 c
rent_uniform 1n 5a k
rent_upfront 1n bs c
rent_van 1n 35 d
rent_vintag 1n 2y a
rent_violin 1n 8p g
rent_warehou 1n 67 e
rental r a 5 n 5 2y f 2z 5 35 h 37 c 3a 8 3z 5 40 k 49 8 4p 5 4q d 5a a 5c j 5d c 5e a 6g g 7k d 81 b 8b 9 8g i 8k 5 8o h 8p h 8x 8 93 b 9n 4 9t 4 af 5 ag 5 bs 7 c4 j c5 b c7 a cc b ea 5 eg 8 fa 9
rental_app 1n 2y a
rental_bik 1n c4 e
rental_car 1n c5 e
rental_deposit 1n bs d
rental_flat 1n 7k c
rental_guest 1n 6g d
rental_host 1n 6g d
rental_stay 1n 8b b
rental_tool 1i 6g j
rental_whol 1n c4 b
reord 1i be 4 en j
reord_suppli 1n en g
rep 1f 4h d ao 9 d5 9
repaid 1n 4g 5
repaint 1n 45 e
repaint_pick 1n 45 b
repair q 15 4 16 o 1y 4 21 b 29 6 2h f 2o 4 3a 5 3y 6 44 j 45 l 4y 3 54 6 56 2 5c 2 7k 4 86 7 8r e 90 o 91 d 9b i ag 6 bb 3 by 2 c2 m c3 b c4 4 cg k cx 2 e5 8 eg f el 5 eq 9
repair_bik 1n c2 i
repair_caf 1n 16 p
repair_café 17 16 j
repair_dat 1n ag b
repair_handyme 1n 8r b
repair_messag 1n 9b b
repair_near 1a cg b
repair_phon 1n 90 h
repair_photo 1n eg b
repair_promis 1n 3y b
repair_report 1n eg g
repair_retir 1n 16 c
repair_sets 1n cg 9
repair_sew 1n 44 j
repair_shop 19 9b k
repair_smal 1n eq c
repair_wash 1n 90 h
repayme 1i 4g 5 7j 9
repeat 17 3d 4 7r a a6 a as a cb 3 dt 3
repeat_program 1n as a
repeat_slowly 1n a6 b
repeat_twic 1n 7r b
repetit 1i a9 h as p
repetit_task 1n as i
repetit_until 1n a9 b
repl 1i cm a cr g
replac x 3t 8 4j 3 4p c 81 4 8q 3 9t b d1 3 du 3 e4 3 ek 3 fa 3 fl 3 ft e
replac_dies 1n 4p c
replac_plastic 1n ft i
replace 15 29 e 4l 3 50 3 5i 3 6b 7 bs 6 c4 a ed 9 fi 4
replace_break 1n c4 b
replan 1n em 6
replant 1n fa k
reply 1a ag 8 aw p ch 3 cm b cz e
reply_support 1n cm b
report l 0 5 1b 8 26 5 3m 3 4i h 4u 3 52 2 56 9 6k 9 6n 8 7i b 96 6 99 5 9l 3 ad 5 al 4 ar 3 az 7 bw 7 cu c cw 4 d2 c dk 7 dp 2 e3 5 e4 4 e5 i eg 9 eh e ej 8 eq 3 fh 4 fl 8 fm 3 fn d fq 4 fu 5
report_abus 1n 4i d
report_accept 1n 56 b
report_anonymo 1n 4i d
report_app 1f d2 c e5 b eh c
report_authori 1i 99 a
report_broken 1n e5 i
report_complia 1n 4i b
report_drink 1n fu b
report_fail 1i 1b c
report_fault 1i fl a
report_landlor 1n 96 b
report_miscond 1n 4i f
report_naps 1n 6k c
report_pest 1n ej b
report_plac 1n 6n b
report_pothol 1n e5 b
report_rent 1n 7i b
report_sick 1n 6k c
report_tenant 1n eg b
reposit 1n d7 b
repot 1n 1t 8
represe 1n 53 6
repric 1n fh c
reprint 1n bk 5
reproac 1i 72 5 e0 4
reps 1n ao t
reps_practis 1n ao f
republi 1a 4b 8 6i 8 7z 6 bq 8 fk 7
reputat 1n cr b
request w y 3 1w a 3g 2 4x 3 67 3 6r 3 8l 3 8y 4 9f 7 9n 7 an 5 c1 3 ch 5 cn 8 cr 9 cv e dh m dm g dr 3 ed 7 ep 3 fl 6
request_comment 1n cv b
request_deposit 1n 9f b
request_logs 1n dm b
request_officia 1n ed a
request_read 1n cn c
request_sick 1n dh d
request_tractor 1n 9n b
requir 1i d0 5 f0 4
require 1n d6 e
reread 1n 79 3
resal 19 1x f 41 d 6h 4 7k a 8b 8 8k 9
resal_market 1n 7k a
resal_platfor 1n 1x g
rescu 11 j 6 11 i 1c q 20 3 2f b 34 6 37 5 5o b 6y 6 al 3 e0 7 e9 a f0 b
rescu_cats 1n f0 e
rescu_dog 1n 1c k
rescu_food 1i 5o d
researc 19 52 9 ar 8 au 6 bi t cz f eo 6
researc_family 1n bi 9
researc_prospec 1n cz b
researc_visit 1n bi c
resel 1f 1x h 6v 4 fh d
resel_resal 1n 1x b
resembl 1n 77 4
reserv 13 1i 5 6d l 7k 6 84 3 9r 7 bu 8 c7 4 dc 3 fi 5 fr 7
reserv_tabl 1n 6d c
reserva 1i 6d q 9e d
reserva_met 1n 9e b
reset 1i h 7 31 7
reshap 1n a8 e
reshap_text 1n a8 b
residen x t 3 16 6 17 6 18 6 1d 5 1e 5 1w a 4r 5 68 a 6w h af 8 av c az 9 c7 b c8 e e5 h e7 h fe b
residen_offic 1i c7 b
residen_own 1n fe g
residen_permit 1i 6w p av h
residen_photogr 1n e5 a
residen_pow 1n c8 b
residen_propos 1n e7 f
residen_report 1n e5 e
residen_vot 1n e7 d
residu 19 6 7 5n 4 5w 4 5z 4 60 7 8d 4
resin 1n 29 b
resist 1n 91 5
resista 1n 4 5
reskil 1n a5 a
resol 1i 41 7 45 m
resol_mast 1n 45 b
resort 1n 5f 6
respect 1n f8 b
respit 1n 3t b
respon 1n d6 h
respons 19 1h 7 99 4 9t b d6 f e3 4 ey 3
respons_us 1n d6 b
rest k 1p 5 73 5 7q 3 9i 6 da 3 dg 8 dy 3 e2 3 e8 4 f8 4
rest_respect 1n f8 9
restaur r 1e 5 2l o 2m b 2p 4 2s 7 2z 4 30 4 3r 4 49 c 4k 7 4m 8 4t 5 5a d 5d b 5g j 5o 9 62 5 65 a 6d o 6e i 6m l 6o 7 87 7 8l 9 99 4 9j b br 9 cr 9 cy c d1 9 d3 5 de 9 dg 7 f4 3 fs a ft a
restaur_applica 1n de b
restaur_bik 1n 65 b
restaur_book 1n 6d m
restaur_collect 1i d1 a
restaur_fix 1n 87 9
restaur_food 1i 6e c
restaur_forty 1n 2l c
restaur_ghost 1n 5d c
restaur_kitchen 1f 5a a
restaur_lend 1n ft a
restaur_menu 1i cy b
restaur_nearby 1n 2l i
restaur_order 1n 6m s
restaur_own 1f 6m a
restaur_phon 1n 6d h
restaur_photogr 1n 6e b
restaur_receipt 1n br b
restaur_reserva 1n 6d o
restaur_sel 1n 5o b
restaur_tabl 1n 2l f
restaur_wash 1n 49 b
restles 1n bg 4
restock 1n 2u 5
restor 19 45 8 4y a 8b h 91 o bj 6 cg l
restor_antiqu 1n 91 b
restor_sel 1n 8b b
restora 1f 45 c 9r b bj 7
restora_fish 1n 9r a
restora_studio 1n 45 b
result y u 2 4g 3 4k 3 4t 9 4u 3 53 3 5i 3 7r 8 a1 3 a3 7 ab 3 co 2 cx 2 di 7 e7 3 ed 2
result_cal 1n 4t c
resum 1i ah z de a
resum_video 1n ah g
retail 19 4o c 5g d cu 9 df a en f fg 8
retain 1n 4u b
retch 1n dw 4
retel 1n b3 5
retest 1n 56 g
retina 1n v o
retina_diabet 1n v b
retinal 1n v b
retir y p 6 16 9 3n 8 4a 3 6u 4 72 6 8s 5 a4 8 bb g cf 3 do b es 3 ez 8
retir_boat 1n a4 b
retir_craftsm 1n 16 c
retir_orchest 1n 3n b
retirem 1a 1a 4 ak 4 bj 3 c1 p cf 4
retirem_plan 1n c1 g
retrain 1n a5 t
retrain_shrink 1n a5 b
retreat 1f 3h 4 59 l f0 4
retreat_food 1n 59 c
retro 1n f3 10
retro_corn 1n f3 9
retro_gam 1n f3 p
retrofi 1n 92 b
return n 17 3 19 4 1d 5 1x 4 2h 2 3g 4 3y 3 40 3 41 4 4a 6 4t 7 5c 2 66 5 7v 2 8m 4 8v 5 9g 2 ap 4 b8 5 bx g c2 6 cm 8 cu 5 d0 6 db 8 dv 4 ep c fg e fh 3 fj 4 ft a
return_alter 1n 4a c
return_anywher 1n ft a
return_app 1i fg d
return_ash 1n 3g 9
return_bik 1n 8v b
return_field 1n db b
return_questio 1i cm f
return_repair 1n c2 c
return_tap 1n bx b
returna 1i 63 d ft l
returna_bottl 1i 63 a
retyp 1n d1 3
reunion 1n bi 4
reuphol 1n 91 u
reuphol_worksho 1n 91 b
reus 1f an 4 fr e ft 9
reusabl 19 6 8 a d 2d h 8e 8 8w c ft v
reusabl_contain 1n ft d
reusabl_mov 1n 8w c
reusabl_packag 1n ft r
revers 1f 6b j dd 5 em 4
revers_engin 1n 6b f
review w 32 2 4l 2 76 3 7u 4 ah e at 9 cr t cv f d8 n di 8 dp 3 fg 3 fh 3
review_asks 1n cr c
review_collect 1n cr n
review_plain 1n d8 c
review_resum 1n ah g
review_tool 1f cr d cv e
revisio 1i a3 9 a9 p
revisio_plan 1n a9 d
reward 1c 1h 8 bp 9 cr 4 e1 4
rewound 1n a4 3
rewrit 1i ah n eb r
rewrit_first 1n ah b
rewrit_form 1n eb f
rewrit_let 1n eb f
rex 1a 1c 3 ds 3 dt 6 e0 6 f0 7
rfp 1i an j d6 k
rfp_ministr 1n an e
rfq 1n an a
rfqs 1n an a
rhubarb 1i 63 f fb 2
rhubarb_yorkshi 1n 63 b
rhym 1i ey s
rhym_café 1n ey a
rhythm 1f a6 4 b1 3 cj 3
rib 1f 4b 4 84 5 au 8
ribbon 1f 4e 4 66 5 9c b
ribs 1i au 3 du 4
ric 17 2m 7 2t 6 5p b 5q 3 75 5 9n 8
ric_street 1n 5p b
rid s 28 5 2m c 3u a 5f b 5k 4 6l 5 6m a 6y 7 7j 7 7n 4 7w k 9g 3 9q 2 bx 7 c2 4 c4 5 c5 6 c6 m c9 g dy 7 e2 q ec c ei 3 em 4
rid_childre 1n 3u c
rid_credit 1n 7j b
rid_hom 1i c6 g
rid_hospita 1n 7w h
rid_lesson 1i e2 i
rid_oth 1n bx b
rid_school 1n e2 i
rid_shar 1i c6 j e2 a
rid_train 1i dy a
rid_villag 1n c6 g
ridden 1f 1j 4 28 6 c2 4
riddl 1f 31 j 59 d b4 i
riddl_friend 1n b4 c
riddl_team 1n 59 c
riddl_town 1n 31 c
ridesha 1n c6 b
ridg 19 20 3 9r 3 9x 6 c3 3 cy 3 fq 3
right c 3 3 4w 1 6m 3 7u 3 81 3 88 2 8k 2 90 4 ag 5 ap 3 b8 2 be 3 cq 4 cr 2 d1 3 do 2 e5 3 ee 2 ep 3
right_account 1n d1 b
right_client 1i ep a
right_departm 1n e5 a
right_help 1n ag d
right_keyword 1n cq c
right_liv 1n ch 9
right_ord 1a 6m 9
right_part 1a 90 b
right_siz 1c be a
rightly 1i a 4 fk 4
rim 1a 8 5 47 3 62 3 c2 6
rind 1n 5s 5
ring b 1a 3 1w 3 27 2 2e 6 2w 3 3k 2 3x 3 46 7 53 2 7b 2 7t 2 9n 4 al 3 cn 4 cy 3 ep 2
ring_earring 1n 46 b
ring_hidden 1n 2e b
ring_send 1n al b
rins 16 1 3 j 3 2d 3 48 3 8u c
rins_downspo 1n 8u b
rip 16 2q 8 5s 9 9j 3 f6 3
ripen 1f 0 6 2q 4 5s 4
ripest 1n 2q 4
ris 15 2n 5 3r a 46 4 9e 3 ag 3 by 6 c0 6 fu 3
ris_garden 1n 3r c
risen 1n at 4
risk 14 s 3 4c a 4g 9 bs 4 bt 6 d8 g eb 9 fu c
risk_find 1n fu b
risk_suggest 1n d8 c
ritual 1i n a 3d e
riv 11 n 6 15 5 32 3 5l 3 6q 8 73 3 89 8 9x 5 b4 5 ed 2 fu 6
rival 1c 2m 4 97 4 ar 8 dd 4
riyadh 1n 5d b
road q p 4 1q 3 1u 5 2u 4 5f 2 6a 3 6t 3 7s 3 8w 4 9i 4 9n 6 9o 5 ab 6 c4 3 ck 3 dy 3 e5 6 e6 5 e7 3 el 3 em 4 fj 9
road_paid 1n fj b
roam 1n 6v u
roam_travel 1n 6v c
roast 19 2p 3 2r 3 2t 6 5l u 5z 5 60 8
roast_quiz 1n 5l b
roast_singl 1n 5l b
roaster 1n 5l b
robo 1i 7u 9 bq f
robo_advi 1n bq d
robot 15 24 7 2f 12 3q 3 3v f 7u 7 9k 10 am 8 as f
robot_farm 1n 9k d
robot_greenho 1n 9k e
robot_harvest 1n 9k d
robot_hoes 1n 9k a
robot_hom 1i 2f i
robot_lawn 1n 2f h
robot_lawnmow 1n 2f g
robot_pick 1n 9k d
robot_repeat 1n as a
robot_vineyar 1n 9k d
robot_weed 1i 9k e
robotic 1c 19 g 3v s 9k d as c
robotic_lesson 1n 3v g
robotic_proces 1n as b
robotic_saturda 1n 19 b
rock 1c h 7 25 l 34 3 37 3
rock_gently 1n 25 b
rocket 1n 3r f
rocket_ris 1n 3r c
rocky 1i x 7 dp 8
rod 1i 15 4 89 4
rodent 1n f9 8
rol u g 4 i 8 12 6 1e 4 2n 7 3w 5 4a 4 4s 4 54 2 5k e 5o 4 70 3 83 k 8h 6 ao 8 b3 5 ce e ev d
rol_aloud 1n ce h
rol_develop 1n 83 b
rol_hang 1n 5k c
rol_play 1f ao b
rolepla 1n ao f
rom 1i 6d a 83 5
roman 1n 1o 6
romanc 1n 7t a
romania 19 1c 7 2h 8 6z 6 78 8 7f 8 7j 7
roof q 18 8 1b 4 1d h 32 6 35 9 49 3 7k 3 8u g 92 9 9u f 9v 8 9w 5 az 4 c0 4 cq 5 cy 7 d5 4 da 6 ei d er 3 f2 7 fq g
roof_book 1n f2 a
roof_busines 1n 9u c
roof_fir 1n 1d b
roof_inspect 1n fq d
roof_pays 1n 1d b
roof_privat 1n 92 b
roof_quot 1i ei d
roof_survey 1n fq f
roof_tent 1n 35 f
roof_til 1n 9v e
rooftop 17 18 e 5w 7 65 8 92 8 9j 7 9u 7
rooftop_garden 1n 18 g
room a c 3 g 4 p 3 t 4 14 3 19 4 26 5 2m 3 2s 3 31 7 33 6 38 5 39 3 3g 2 3l 2 5b 5 5e 8 65 4 66 3 67 2 6f 4 6j 2 6n 2 6q 4 8w 5 8x 5 8z 8 95 4 96 5 9p 4 9w 4 af 9 bc 9 cd 8 dx 3 ea 7 ei 4 ek 5 er 4 f0 4 fm 3
room_app 1n ei b
room_becom 1n t c
room_book 1f ea e
room_cap 1n c b
room_couri 1n 2m b
room_design 1n 8z j
room_donatio 1n 6j b
room_drum 1n cd f
room_dry 1n 6q a
room_elderly 1n bc i
room_empty 19 5e 9
room_farmhou 1n 33 c
room_fish 1n 5b c
room_fit 1n p c
room_fre 1n af d
room_furnish 1n er g
room_furnitu 1n 8x b
room_guest 1i fm a
room_host 1n 38 b
room_interio 1n 8z b
room_laundro 1n 14 b
room_mentor 1n 19 b
room_municip 1n ea e
room_nam 1i 8w b
room_near 1c cd c
room_nobody 1c dx a
room_old 1n bc i
room_rental 1i 5e d
room_room 10 95 7
room_seek 1n af e
room_sees 1n ek c
room_shar 1i af d
room_softwar 1n 6n b
room_staf 1n 2u b
room_student 1f bc r
room_tel 1n 96 b
room_traine 1n bc i
room_visit 1n af b
room_widow 1n bc k
room_young 1i bc 9
roomi 1n 43 4
roommat 1n af m
root 13 c 6 5y 7 8s 3 9j 4 aj 7 bi g fa 3
root_researc 1n bi b
rop 12 h 5 2a 5 3q 3 8f 5 8o 7 9d 3 dv 9 e9 4
rop_measur 1n dv b
ros 19 2f 3 3m 4 8s a at 5 bw 3
rosa 19 2b 7 2z 3 32 6 aj b am 3 c9 6
rosacea 1n 1 p
rosacea_product 1n 1 b
rosary 1n 3h r
rosca 1n bu h
rosin 1n 8p 4
rost 1n dg c
rot 1i 5b 5 f6 a
rot_privat 1n f6 9
rota 17 1o 5 6j e bz a ck 3 dg s dj 3 ek 6
rota_plan 1n dg f
rota_volunt 1n 6j f
rota_wish 1n dg c
rotterd 19 18 8 2m 8 39 8 3i 6 5d 8 f8 6
rough 17 29 3 45 3 4b 3 8l 3 bg 3 ew 2
roughly 1f 5o 4 77 4
round f 11 3 1b 5 2t 4 3m 2 3t 4 3x 4 44 3 54 2 58 3 5f 6 5k 5 68 2 7h 6 7r 2 7v 3 88 3 8h 6 8t 8 9h 4 9o 5 bq 5 bu 3 c7 3 c9 2 cl 8 dp 2 dx 5 e4 6 ek 7 el 5 em 5 fs 4
round_card 1f 1b a bq 9
round_leagu 1n cl a
round_van 1n el b
round_villag 1n dx c
round_yard 1n 9h b
roundab 1f 3p 9 c7 4 fe 6
roundup 1n 7h b
rout w h b 19 5 1u 9 20 l 35 7 3j 5 4q 3 5e 3 6a 6 6q 7 6v 4 73 8 7s c 9n 5 al 6 dp 2 e4 b ec d em p fj 6
rout_along 1n 6q a
rout_app 1n 20 d
rout_charg 1n 35 b
rout_childre 1n h b
rout_driv 1i em d
rout_morn 1n em c
rout_near 1n 20 d
rout_plan 1c e4 9 ec 9 em r
rout_wheelch 1n 20 f
routin 1n 7d o
routin_che 1n 7d c
row q 4b 4 6h 4 7z 3 8d 3 9k 5 9m 5 9o 5 ay 4 ck 3 cl 2 cp 2 e2 2 e8 7 f3 5
rows 13 g 3 9k c 9o e a1 8 e8 5 ea 3 f3 4 fb 5
rows_fenc 1n 9o a
royalty 1n b6 n
royalty_fre 1n b6 j
rub 17 4 a 1t 5 3l 3 42 4 80 3 bd 5
rub_spot 1n 4 b
rubbish 1f e4 9 e5 f f8 n
rubbish_right 1n e5 a
rubbl 1n 9v e
rubric 1n ee f
rubric_correct 1n ee b
rubs 1n c2 8
rucksac 14 1g 4 3j 4 3q 5 42 b 6q 5 6t n 86 i
rucksac_stag 1n 6t c
rucksac_wax 1n 86 a
rud 1i 5t 4 fc 3
rug 1f 2f 6 31 3 72 2
ruhr 1n 2u a
ruin 1c 1f 4 1n 4 45 4 4a 4
ruiz o p 3 3u 4 de 3 eo 4 ez 2
rul k 1h 4 3a 2 3u 3 5e 2 69 2 6g 3 6x 2 88 4 89 6 8h 6 ae 3 au 4 av 4 bt 4 bw 3 bx 4 cm 3 cv 3 d2 7 d8 3 dc 3 dg 3 fd 2
rul_angl 1n 89 b
rul_pas 1n d2 b
ruling 1n 69 5
rum 1n f7 u
rum_distil 1n f7 d
run g 7 5 c 4 f 2 15 6 1c 3 1e 5 2c 3 2e 8 2m 4 3u 9 3w 4 3y 4 43 4 4h 2 4u 6 60 4 68 1 6f 3 6x 3 73 f 9q 4 9s 4 aq 3 b3 4 ck 3 d3 7 d4 4 d7 6 df 4 dq 4 e8 4 ec 3 ex 4 f2 3 fe 8 fj 3
run_ads 1n 4u g
run_agreeme 1n d7 g
run_audio 1n 73 c
run_barb 1n c b
run_bioga 1n 9q b
run_calm 1n dq b
run_ches 1n ex c
run_deliver 1n 2m b
run_felt 1n 73 c
run_footbal 1n 3w c
run_garden 1n 60 b
run_lightho 1n b3 b
run_memb 1n ck 9
run_oth 1n 6x a
run_payrol 1n d3 g
run_plan 1i 3u e 73 x
run_shar 1i 2e a 9s a
run_sign 1n df c
run_syndrom 1n 1e b
run_test 1f 7 9
run_train 1i 15 a
run_volunt 1n fe a
runaway 1n e1 k
runaway_mis 1n e1 b
rung q 53 1 6s 3 am 3 bb 2 cw 2
runs m 15 6 1y 5 3u 8 3y 6 56 2 6c 4 73 8 7b 6 a2 4 aq 4 bu 5 cv 5 d3 8 dp 2 dz 3 fm 7
runs_brows 1n cv b
runs_repair 1n 3y b
runs_saving 1n bu b
runs_weekend 1n fm b
rural 12 o 6 11 6 15 6 39 7 3p 9 4r 7 7f b bj 5 c6 6 c9 e dx 7 e9 6
rush 1c 2j 4 2m 3 6m 4 a7 3
rust 19 48 3 87 3 8e 3 fo 5
rustic 1n 8l 9
rusty 1n c4 4
rwanda 1n 6 e
rwanda_decompo 1n 6 b
rye 1f 2n j 2s 4 5k 9
rye_loav 1n 2n b
saas 1i ao 9 at 9
sachet 1i 7 j ft g
sachet_bas 1n 7 b
sachet_sauc 1n ft a
sack 16 1n 7 2h 3 5b 6 5p 3 81 9 9p 9 9x b
sad 1n b6 4
saddl 1a 1j 5 86 a c4 3 dy 3 e2 6
saddler 1n 86 a
sadnes 1n 70 5
saf t 4 4 15 b 1h b 2d 7 2e 4 2g 5 36 3 3c 2 3k 3 7c 8 7s 4 87 6 8c 5 8n 3 9i 5 al d bd b c6 2 cx 3
saf_app 1n al d
saf_box 1n 87 9
saf_child 1i 7c a
saf_travel 1n 2d c
saf_wat 1n 15 j
safari 1n 33 k
safari_tent 1n 33 h
safely 1f m d 4j 3 ae 5
safety q 0 6 b c 1j 3 2e i 49 6 4d 2 4j e 4k 8 4s 9 51 7 5c 2 8h 3 8t 3 98 e 99 f al h cs 8 df 2 e3 8 eh 5 fl 4
safety_alarm 1i 2e o
safety_app 1i 99 e al b
safety_inspect 1n 98 n
safety_offic 1a 4j b
safety_pag 1n cs c
safety_quality 1n 4k b
safety_razor 1n b m
safety_record 1n 99 k
safety_report 19 0 9 e3 8
safety_train 1i 4j g
safety_wearabl 1i 4s f
saffron 1n 5z b
sag 1n 9 4
said d u 2 w 2 9h 2 ah 2 b0 3 d5 2 er 3
sail 16 2s 3 34 i 36 4 37 g 42 m 6i 3 7m 3 9d 7
sail_boat 1n 37 b
sail_school 1n 34 f
sail_seat 1n 42 b
sailor 1c 7m 8 9d 3 ac 3 d4 2
saint 1c 1n e 3b 9 3j 7 6q a
saint_jam 1i 6q 9
saint_nichola 1n 1n d
sal r 1c 4 1i 5 2u 4 3z 5 4m 9 4q 4 51 5 53 2 8f 2 9r 7 ao o ar 2 ci 3 cm 2 cu 5 cz h d2 6 d5 d dc 2 e0 4 en 2 f6 2 f8 6 fg 3
sal_cal 1i ao t
sal_carbon 1n 9r a
sal_coach 1n ao k
sal_cod 1n 4m f
sal_outreac 1n cz m
sal_reps 1n ao d
sal_team 1f ao k
sal_train 1i ao d
salad 13 2s 3 2t 5 2u f 30 5 5j 6 65 9 7y h 9j c
salad_bowl 1n 2u b
salad_grow 1n 7y f
salar 1n d3 b
salary 17 4z 8 ai 8 ba b bo 4 bz u d3 3 dh 7
salary_advanc 1n bz v
salespe 1f ao i cz c d5 h
salespe_forget 1n d5 b
salespe_send 1n cz b
saliva 1n 7r a
salmon 1n 9m 9
salon 14 2 7 c m d c r x 5a 7 cn c cp 4 cr 7 d3 7 dq k
salon_book 1n r v
salon_nervou 1n dq b
salon_wheel 1n dq b
salsa 1i i r 5t 9
salsa_school 1n i g
salt y 0 5 2d 2 48 3 5h 4 5n 9 5v 4 5z 6
salt_design 1n 5n b
salty 1n 5w 4
salvag 1n fr g
sam 6 1w 2 57 2 5f 3 8q 2
sam_age 1f 6r 9
sam_clean 1i 57 c
sam_couri 1n 5f q
sam_even 14 7f 8 dd a
sam_experim 1n ac b
sam_handl 1n 66 b
sam_industr 1n c6 b
sam_night 1f 61 b
sam_novel 1n b5 c
sam_person 1i 8q d
sam_road 1n fj b
sam_school 1n 1i a
sam_street 19 1w d
sam_tutor 1n 3m b
sam_villag 1f 1l 8
sampl_box 1n be 9
sampl_island 1n 6a b
sampl_perfum 1n 5 b
san 1n 3u a
sanctio 1n 53 6
sanctua 1n 1c m
sanctua_abandon 1n 1c b
sand 10 15 8 29 3 34 5 4d 3 8m 3 93 c 9p 3 9v 5 c5 4 cp 3 e3 4
sand_filt 1n 15 b
sand_machin 1n 93 b
sandal 1f 43 9 45 4
sandbag 1n h 8
sandban 1n 34 4
sandpap 1n 93 4
sandpit 1n e3 g
sandwic 1a 2k 6 2q 3 2t 6 f6 6
sang 1n cb 3
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
sara 1n b9 7
sat 13 2l 3 70 3 ac 3 ae 3 ai 3
satelli 1c 9r 4 bt c dz 7 fo i
satelli_imag 1n fo a
satelli_see 1n bt c
satisfy 1n fm 4
saturda j d 2 16 3 19 5 2f 4 2j 4 2n 3 2y 4 30 4 3d 3 3r 4 3w 6 40 4 5a 3 6g 3 6x 3 73 3 8q 4 8u 3 93 4 bp 5 bz 3 c3 3 c5 3 ch 4 cp 2 dg 5 ed 5 f7 3 fb 4
saturda_guest 1i et 8
saturda_morning 1n 3w c
saturda_univers 1n 19 b
sauc 17 2k a 5h b 5t x 5x 5 5y 8 ft a
sauc_hungari 1n 5t b
sauc_littl 1n 5h c
saucepa 1i 8f 8 ey 7
saudi 1n em b
sauerkr 1n 5y m
sauerkr_ferment 1n 5y b
sauna 1i n 19 ez 3
sauna_lak 1n n d
sauna_near 1n n g
sauna_rent 1n n d
sauna_trail 1n n f
sauna_wellnes 1n n l
sausag 16 1c 3 3x 4 5r 3 5x 7 5y 4 7c 3 cl 3 f5 7
sav s 1m 6 1u 4 4h 2 4j 7 51 3 5o 7 68 3 75 2 7h o 7j 2 7k 4 7w 2 84 8 8z 4 at 7 bn a bo 8 bp e bq 5 bu a bw 5 c1 5 e4 4 er 2 fm b
sav_app 1n 7h p
sav_automat 1n 7h d
sav_energy 1n fm b
sav_goal 1i 7h j
sav_materia 1n 4j c
sav_smal 1n 7h d
sav_someth 1i bp a
sav_town 1n 1m 9
saving 12 1d 7 4g c 7h m 92 3 9q 3 at 7 bp b bq 5 bu q c0 3 fm 3
saving_app 1n 7h h
saving_circl 1n bu w
saving_coopera 1n 4g b
saving_goal 1i 7h c bp a
savoury 1n 5u e
savoury_snack 1n 5u b
saw w 1q 2 23 3 7x f 83 2 9h 2 bx 2 ca 2 d7 4 ex 3 fl 5
saw_childre 1n 7x 8
sawdust 1f 65 h 93 2
sawdust_sawmil 1n 65 b
sawmil 1i 65 d fl 9
sawmil_next 1n 65 b
sawn 1n ef 4
saws 1a 3l 3 7x 6 8a 3 9t 7 ef 6
saxony 1f 5m 9 a5 8 e2 9
saxopho 1n cg r
saxopho_trumpet 1n cg 9
say b 5k 3 78 2 7q 2 9d 3 a7 3 ad 3 am 3 ce 2 dg 2 e9 2
say_afterwa 1n ad c
say_away 1n 9d d
say_even 1n 5k c
say_tap 1n e9 b
say_your 1n ce a
says c 12 2 1t 3 7o 2 ab 3 ag 3 bs 2 e6 2 ff 2
says_ready 1i ab a
says_wat 1n 1t b
says_wheth 1i ag a
scaffol 19 1d 3 5c 8 7k 3 92 3 ei 3 fq d
scaffol_quot 1n fq b
scal y 3n 4 4r 3 5p 9 6e d 74 2 7v 8 82 4 9g 3 9l j 9x 4 e6 4
scal_abov 1i 6e a
scal_show 1n 9l a
scalp 1i 2 i c 5
scalp_wat 1n 2 b
scam 1f 7t 14 bb d dk 9
scam_cal 1i 7t g
scam_deepfak 1n 7t b
scam_protect 1n 7t r
scam_scam 1n 7t d
scan h v 8 10 7 1k 3 1q 6 1z 2 29 6 3f 2 4r 7 56 6 6b 6 6h 6 6m 4 7c e 7m 3 83 a 98 4 9a 5 an 4 bj b cx 7 d1 7 d7 2 d8 4 db 6 dm 5 e3 4 ee 4 en 5 fl 5
scan_album 1n bj e
scan_app 1n 7c g
scan_barcod 1n 7c f
scan_bookkee 1n d1 h
scan_broken 1i 29 b
scan_cod k 6m 4
scan_door 1n 6h b
scan_dril 1n 9a b
scan_essay 1n ee b
scan_extingu 1n 98 b
scan_firm 1n dm b
scan_ingredi 1n 7c d
scan_item 1n 4r b
scan_machin 1n fl g
scan_not 1n 83 d
scan_ord 1n 10 b
scan_origina 1n 6b b
scan_pap 1n db b
scan_phon 1i en b
scan_photo 1n bj b
scan_procure 1n an a
scan_receipt 1n 1q c
scan_slid 1n bj f
scan_stop 1n bj 9
scan_tag 1n e3 b
scan_websit 1i cx a
scandin 1a 2d c 4m 8 5q 7 a4 8 dv 8
scandin_design 1n 2d c
scar 1f 86 3 ax a
scarf 1c 5 2 1s 3 6y 3 fd 6
scarv 1i 4b i fd j
scarv_hats 1n 4b b
scarv_women 1n fd a
scatter 1f 5k 5 8t 5 8u 5
scaveng 1n 31 b
scen 17 4j 9 6h 4 7n 4 9z 4 aq 5 b6 a ce j
scen_african 1n b6 b
scen_partn 1n ce e
scenic 1i 6y 9 a8 3
scent 17 1 3 5 n 8 t 9 3 2d 8 8n 3
scent_adriati 1n 8 c
scent_candl 1n 8 p
scent_sampl 1n 5 d
schedul 10 1g f 1r b 6c g 6j 6 6l 6 7b c 9h 9 a9 6 aw c cp m dg k ed d ej g ek 7 er 6
schedul_fil 1n dg c
schedul_meeting 1n aw g
schedul_pictur 1n 9h b
schedul_post 1n cp h
schedul_report 1n ej b
schedul_shar 1n 1g a
schedul_umpir 1n ed f
schedul_warn 1n 7b c
schem 1c 5j 6 bs 7 c1 a dd 4
schließ 1n cs 4
schnap 1i 9n 7 f7 n
schnap_distil 1n f7 a
scholar 1n aa m
scholar_abroad 1n aa b
school d 6 3 i 8 j 6 s 3 11 4 12 7 15 6 18 5 19 6 1d 4 1i b 1o 9 1r 7 26 5 2h 3 2r 4 2v c 32 2 34 9 3m 5 3n 4 3o 4 3p a 3q 6 3u b 3v 6 3w 5 44 3 4j 6 4n 2 4y 5 6k b 6l 6 6r 3 6w 6 6y 4 73 2 88 3 8j 4 8p 5 98 4 9u 7 9y 5 a0 5 a1 4 a2 4 a3 5 a6 3 a8 3 aa 4 ab 5 ac 4 az 3 b1 3 bv 6 cc 7 cg 4 dt 6 e2 5 ea 3 ec c ee 6 ef 2 es 3 ev 7 ew 8 ex 9 fm 3
school_adult 1n j b
school_anxiou 1n 3p c
school_book 1i 9y a
school_box 1n 1o c
school_bus 1i ec x
school_car 1n 98 f
school_carpool 1n 3u k
school_cater 1n 2v d
school_charity 1n 4y c
school_childre 16 15 8 18 8 3v 9
school_cloth 1n 1i s
school_cod 1n 3v b
school_crat 1n 1i a
school_curricu 1n 1o c
school_edition 1n b1 b
school_entranc 1n a3 b
school_factory 1n 9u c
school_family 1n 1o c
school_fees 1i bv h
school_hal 1a 3w b
school_holiday 1a 3q d 6r 8
school_hom 1i dt b
school_judo 1n ew 9
school_jump 1n 1i k
school_last 1n 12 b
school_learn 1i 19 a
school_list 1f cc 8
school_lunch 1n 2v n
school_match 1n 6l b
school_meal 1n 2v p
school_meet 1i i b
school_mend 1i cg 8
school_nursery 1f 1r a 2v e 6k l
school_offic 1f 6k f
school_onlin 1f ex a
school_parent 1c 1o a 6k i
school_plac 1i 6w 9
school_plan 1i 1o b
school_practic 1n 3u b
school_quiet 1n e2 b
school_rent 1n cc 9
school_roof 1i 1d a
school_run 1i 3u q
school_runs 1f 3u d
school_shop 1i az a
school_train 1n ex c
school_transpo 1i ec p
school_uniform 1n 1i u
school_weekly 1n 26 b
school_women 1i 19 f
school_wooden 1n 34 b
schoolc 15 1h b 1i a 2h a 3m c 3q d 3u c 3v c 7x 9 ec 8
schoolc_program 1n 2h b
schoolg 1n 6 a
schooly 1n 82 7
scienc 1c 7x 5 8f m ac b b1 4
scienc_club 1n ac b
scienc_kit 1n 8f g
scienti 1n 3r f
scienti_childre 1n 3r c
scissor 15 c 3 p 6 3r 3 3z 4 4a 3 87 p 88 p dq 3
scissor_pens 1n 88 b
scissor_saf 1n 87 9
scold 1i 12 4 81 3
scoop 1i 2p o 5y 4
scoop_cart 1n 2p b
scoot 1f 28 t c2 a c4 9
scoot_weigh 1n 28 b
scop 1f 4v g b3 4 fn 9
scor 11 z 3 3u 3 4g w 71 5 7i l 7p 3 a2 3 an 5 ao 9 cb j dc c de 7 el 8
scor_bank 1n 4g d
scor_farm 1n 4g d
scor_lend 1n 4g j
scor_ord 1n dc b
scor_saving 1n 4g b
scor_sing 1n cb 9
scorch 1n 4a 4
scotlan 1a o 8 3d 7 4b 8 4u 8 6i 8
scottis 1n 9d 9
scout 1n bp 5
scrap 14 46 3 4c 3 6e 3 90 4 fr b fs c
scrapya 1n 90 3
scratch t 1x 6 2h 8 3v 5 4b 4 7u 5 83 2 8p 4 8w 3 bs 5 c5 9 c7 3 dv 9 el 4 f0 5 fa 2 fk 9 ft 4
scratch_post 1n dv f
scratch_wrong 1n fk b
scream 1n ey 7
screen_app 1n 1h r
screen_childre 1n 1h c
screen_hal 1n ck c
screen_laptop 1n 90 c
screen_read 1n cx h
screen_retina 1n v g
screen_sel 1n 2h b
screens 1n 9f 8
screw 14 16 9 28 4 7x 5 8a c 90 3 9b 3
screwdr 1i 16 3 90 6
scrib 1n u 14
scribbl 1i 1k 3
script 1f a9 a b9 3 ce v
script_record 1n ce a
script_rol 1n ce d
scriptu 1n 3h q
scrol 19 71 6 8p 3 aq 4 b1 6 b4 6 b8 6
scrub 1c 49 9 5a 9 8d 3
scuba 1n 34 a
sea x 1z 4 22 4 2z 4 3e 2 48 6 6r 7 6s 3 7k 7 8k 4 9w 5 aa 2 ar 4 ff 7
sea_calenda 1n 7k a
seafood 1i 9x 8 f5 o
seafood_box 1n f5 a
seafood_shar 1n f5 a
seahors 1n j 4
seal y 15 6 23 7 6u 4 7q 3 82 3 85 9 94 5 9x 5 ca c f6 4
seal_envelop 1n 85 9
seam 10 42 5 49 3 4a 6 4b 3 4d 3 80 2 8m 5 9q 2 ap 3 bf 5 cg 5
seamstr 1c 40 4 44 h 4a q bf 7
seamstr_hom 1n 4a h
seamstr_machin 1n 44 h
search w 1x b 29 3 77 4 7f 5 7l 4 7r 4 8h 3 af 6 ah g an 9 ar m ay 4 b6 6 bi b cl 3 cq d do j dp 3 e1 g
search_engin 1f ar d
search_flea 1n 1x b
search_lost 1n e1 b
search_visibil 1n ar p
searcha 1n 1y 3
seasid 1n 6r 4
season s 18 9 1p 7 1s 3 1u 2 34 4 38 4 4g 3 59 3 5b 3 6a 7 6l 5 6y 4 7m 9 89 6 8o a 8s 8 8u 2 9b 4 9e 4 b0 6 ep 3 fb 7 fh 3 fo a
season_mow 1n 8s b
season_recip 1n 1p b
season_season 1n 7m a
season_swap 1n 8o b
season_warn 1n 7m a
seasona 1a 5j f 5v b 67 d 8d e fi 8
seasona_box 1n 5v b
seasona_crat 1n 5j b
seat q 1j 4 2i b 2l b 2s d 39 3 3a a 3u 8 42 6 4j 2 6d 7 8g 7 91 5 ad 7 ae 9 c3 5 c4 3 c5 5 c6 a ck 5 cx 3 ef 3 f0 5 f3 6
seat_belt 1n 42 b
seat_menu 1n 2l c
seat_serv 1n 2i c
seat_singl 1n ad c
seat_strang 1n ae c
seattl 1f n 8 96 9 fa 8
seaw 1f 6u l 9m d ft i
seaw_guid 1n 6u a
seaw_replac 1n ft a
seaw_walk 1n 6u a
second 8 1i 4 1k 2 1x 6 3z 3 41 5 4x 3 8b 4 8i 4 94 3 ci 4
second_car 1f a5 b
second_grow 1n 4d c
second_hand y 1i h 1j 7 1k 7 1x n 3z d 41 m 8b d 8i e ci e
second_hom 1i 94 g
second_lif 1n 9t c
second_person 16 4x 9
second_plac 1i 6s b
second_scam 1n 7t b
seconda 1c 26 8 9y 8 cc 7 ee 8
secrecy 15 4i 5 4n 6 4x 4 50 4 55 4 au 3 aw 4 eo 4 ep 4
secret 15 2s 8 77 3 7l 4 9l 3 ai 4 bm 3 dl 4
secreta 1a 3j 3 50 9 6j 6 aw f eo 9
secreta_schedul 1n aw b
section 1c ay 4 cb 9 cg 4 e6 a
secular 1n 3d n
secur 19 25 4 56 4 68 4 6x 7 7i d 9i g
secur_card 1n 7i e
secur_truck 1n 9i d
securit 13 2g 7 4y a 56 o 94 6 an 6 aw 3 bs d cv 3 dk j dl t e9 3
securit_audit 1n 56 d
securit_awarene 1n dk k
securit_complia 1n dl n
securit_deposit 1n bs g
securit_questio 1n dl o
securit_test 1f 56 n
see d g 4 u 3 y 4 z 5 1q 3 21 5 3u 3 6o 3 75 3 7c 3 7d 4 7f 3 7i 2 7l 4 7q 3 97 3 ad 5 af 3 b1 3 bn 3 bo 2 bt 3 dc 4 e0 3 ec 4 ej 3 fi 3
see_again 1n ad c
see_animal 1i e0 a
see_car 1n 21 b
see_cheapes 1n 21 b
see_colleag 1n y b
see_correct 1i g b
see_dish 1n 75 b
see_doctor 1a 7l a
see_drought 1n bt c
see_flatmat 1n af b
see_food 1n 7q b
see_left 1n bn b
see_long 1n b1 b
see_menu 1n 6o b
see_next 1f z a ej a
see_onc 1f 7c 9
see_open 1i 97 9 fi a
see_oth 19 7d 9
see_patient 1n u b
see_photo 1n ad c
see_practis 1n z b
see_school 1n ec b
see_stolen 1n dc b
see_superma 1n 1q c
see_van 1n 3u b
seed 12 1t 6 2n 8 5u 9 7y b 84 y 8c 7 bt 9 fo 5
seed_catalog 1n 84 c
seed_garden 1n 84 f
seed_grow 1n 84 c
seed_harvest 1n 7y 9
seed_heirloo 1n 84 c
seed_keep 1n 84 d
seed_organic 1n 84 c
seed_packet 1n 84 c
seed_paid 1n bt c
seed_protein 1n 5u b
seed_rar 1n 84 c
seed_sav 1n 84 c
seed_seed 1n 84 c
seed_tomato 1n 84 c
seed_variety 1n 84 i
seed_vegetab 1n 84 g
seedl 1n 84 9
seedlin 1n 84 x
seedlin_hundr 1n 84 9
seek 1a 13 8 af e ah k ax d
seem 1c 28 4 3s 3 aa 3 da 3
seen g 2d 3 74 3 98 4 9l 2 di 2 e5 3 ec 2
sees h l 3 4m 4 6c 4 6d 5 6k 4 7q 2 96 2 9a 4 9y 4 cf 4 dj 5 ek 5 el 4
sees_absent 1n 6k c
sees_clean 1n 6d c
sees_damag 1n el b
sees_history 1n cf b
sees_nev 1f 9a 9
sees_product 1n 6c b
sees_proof 1n ek c
sees_sal 1n 4m b
sees_total 1n dj b
segment 1n co b
seitan 1n 5x a
seizur 1n 7q k
sel b 0 3 7 2 i 2 y 3 1i 4 1k 6 1x 6 2h 3 2j 3 2n 3 2p 4 3z 3 41 6 4c 3 4f 4 4w 1 53 4 5b 3 5g 4 5o 5 5s 4 5w 4 64 4 66 2 6f 3 6h 5 6l 2 82 5 88 3 89 4 8b 3 8d 2 8k 3 8l 3 9p 4 9q 3 ap 4 b0 3 b7 4 en 4 er 3 f4 5 f6 5 fh 8 fn 3 fr 6
sel_adverti 1i b0 a
sel_again 1n 3z b
sel_amazon 1n fh c
sel_archite 1n fr a
sel_buy 1n 1i a
sel_cans 1n 64 b
sel_card 1n 89 b
sel_chang 1i fh 9
sel_collect 1n 82 9
sel_count 1n 2n b
sel_dri 1n 9p g
sel_embroid 1n 7z 9
sel_fan 1n b7 b
sel_fish 1n 89 b
sel_flat 1n 2j b
sel_garden 1n 88 b
sel_good 1i 41 a f8 8
sel_guarant 1n 2h b
sel_heat 1n 9q b
sel_invoic 1n 4f g
sel_keep 1n fn b
sel_lat 1n 6f c
sel_leftov 1n fr a
sel_main 1n 5i b
sel_market 19 5s 9 8l 9
sel_onlin 1a 5o 9 64 9 8b 9
sel_ord 1c y 9
sel_plant 1f 84 8
sel_portion 1n f4 e
sel_recycl 1n fs b
sel_restaur 1n 5g e
sel_returna 1n 63 b
sel_scoop 1n 2p b
sel_singl 1n 5w b
sel_siz 1i 1i 9 en b
sel_softwar 1n fh g
sel_superma 1n 5s b
sel_ticket 1n 6h g
sel_tool 1n fh n
sel_trad 1n 82 9
sel_unsold 1n 5o b
sel_upload 1n ap b
sel_used 1i 1k 9 1x d
sel_worth 1n f8 9
sel_wrap 1n 0 b
seldom 17 6o 4 71 3 7s 4 cv 5 d4 3 en 4 fr 4
self u 23 b 2d 6 2e 5 2f 6 2u 5 4l 3 4r f 6m 6 6t 4 75 3 78 3 79 8 7c 3 7d 3 7e 3 7n 3 7r 8 8q 3 8w 3 8x b a2 8 a4 a aw 5 bx j ce 5 d0 f ew h fd 2
self_checkou 1n 4r h
self_defenc 1i ew m
self_defens 1n ew m
self_employ 1c bx r d0 l
self_help 16 79 9
self_pac 1i a2 b a4 e
self_servic 1i 4r g
self_storag 1i 8x h
self_test 1n 7r d
self_water 1n 23 h
selfi 1n 2y a
selfy 1n ax 11
selfy_receiv 1n ax b
seminar 1a 4j 4 56 4 7n 4 d0 4 dk 4
send c e 4 l 3 z 3 1v 2 26 3 29 3 3s 3 47 3 54 3 5h 3 66 3 6g 3 7m 4 83 3 87 3 8w 3 8z 3 90 3 94 4 9h 3 al 3 aw 3 bh 3 bl 3 br 4 bv 8 c1 2 ci 3 cm 3 co 4 cz 4 d0 4 d7 4 d9 3 di 2 dk 3 dr 3 dt 3 dw 4
send_back 15 1j 7
send_bil 1i 9h a
send_box 1c 5h 9 bj 7
send_broken 1n 54 c
send_certifi 1n e c
send_exercis 1n z b
send_friend 1i br a
send_friendl 1n 3s b
send_handwri 1n bl a
send_harmles 1n dk b
send_kitchen 1n 87 9
send_liv 1n al b
send_money 1i bv s
send_mov 1n 8w c
send_pair 1n 47 b
send_payment 1n d9 b
send_photo 1a 3b 7 6g 8 7m d bh 7 dr 9
send_pictur 19 94 b dw 9
send_plan 1n 8z b
send_print 1n 29 c
send_scan 1n 83 9
send_school 1n 26 b
send_stock 1n 66 b
send_technic 1n 90 c
send_vinyl 1n ci a
send_whatsap 1n co c
senegal 1n 9x 9
senior 11 2b d 3s r 3t 7 3x h 5m 7 72 7 7p e 7t k bb p bc g bd 5 c9 7 ez q
senior_clas 1n ez c
senior_fitnes 1n ez m
senior_onc 1n 3s b
senior_smartph 1n bb b
senior_tablet 1n bb b
senior_video 1n bb c
sens 1i 7f 4 da 3
sensiti 1i 1 v ad 5
sensiti_skin 1n 1 u
sensor w 23 h 24 9 25 d 26 p 27 n 2b b 2c g 2g 6 4s 9 6n 6 75 e 7v 5 96 g 99 e 9l j 9m b dz 6 e4 m ek 6 fl m fo e fp e fu i
sensor_bedroom 1i 26 a
sensor_build 1n fu b
sensor_buy 1n 26 d
sensor_explain 1n 75 b
sensor_glas 1n e4 a
sensor_lid 1n 9l e
sensor_measur 1n 2c b
sensor_record 1n 99 b
sensor_room 1n 96 b
sensor_tel 1i e4 a fl a
sensor_wash 1n 27 b
sensor_wat 1n 23 b
sensor_watch 1n 25 b
sensory 1n ey r
sent l 7 5 1g 4 2l 3 32 3 55 2 7f 8 98 5 9g 2 9h 2 ah 7 aw 4 bx 2 d6 5 d7 5 dl 3 ep 3 fk 3 fn 4
sent_leav 1n 98 b
sent_next 1n 7f b
sent_pharmac 1n 7f b
sent_text 1n d7 b
sentenc m 26 4 3a 3 97 3 9g 3 a7 8 aa 3 ao 4 aq 4 bh 3 ce 2 cj 4 cp 3 cq 4 cs 3 cv 5 d4 4 d8 5 eb 8 eh 5 fc 5
sentenc_friend 1n fc a
sentenc_show 1n a7 b
sentenc_subcont 1n eh b
sentenc_tool 1n cv b
seo 1f 4u a ar q cq o
seo_content 1n cq l
seo_tool 1n ar e
seoul 1i 23 9 f0 8
separat 14 1b 4 1g s 1r a 2l 3 4y 4 5i 3 65 4 af 4 bo a ds 4
separat_calenda 1n 1g f
separat_childre 1n 1g h
separat_expens 1n 1g f
separat_kids 1n 1g c
separat_parent 1i 1g h
separat_schedul 1n 1g c
septemb 13 n 3 2x 4 3l 3 3n 3 8p 3 9n 3 af 3 cz 5
sequenc 1i co a cz 4
serial 1i 85 8 cf 4
seriou 1i 5n 3 6f 4
serious 1i 76 7 ff 8
sermon 1f 1h 3 3h 7 74 4
serum 1n 0 a
serv t x 3 z 3 2i 8 2k 7 2l 8 2s 3 30 3 3a 3 4n 3 4x 3 5x 5 62 2 6g 2 6v 2 8t 3 8u 3 a2 3 at e cw 6 dd 3 dh 3 dn 3 eh 3 fg 3
serv_own 1n 2i c
serv_work 1n at b
servic h a 3 p 3 1z 2 21 5 3b 4 3c 5 3t 3 44 3 4n 8 4p 7 4r 6 4t b 4u 3 4x a 4y 7 4z 8 50 8 54 7 57 8 5a 7 5e 3 5f 5 66 7 6a 5 6b 2 6f 3 7g 4 7w 5 87 7 8l 2 8s 4 8v 3 8w 4 8y 4 8z 4 92 4 94 3 97 8 9c 2 9i 3 9k 4 9n 5 9o 7 9t 4 ag 4 an 3 au 5 av 3 b1 4 c2 3 c3 5 c4 4 c9 3 cf 6 cm 5 cn 4 ct 5 db 5 do 6 e1 4 eb 5 eg 3 ej b eo 2
servic_arrang 1n 3c a
servic_carry 1n 6a b
servic_extract 1n db b
servic_find 1n e1 b
servic_flat 1n 8y b
servic_furnish 1n 8z b
servic_hom 1i c4 a
servic_inspect 1n 97 a
servic_natural 1n ct b
servic_reusabl 1n 8w c
servic_smal 1i 4t e
servic_softwar 1i ej f
servic_technic 1i do a
sery 11 d 5 38 f 3o 5 54 d 6b 9 85 4 9z 5 ae 6 b0 f b1 g b2 3 b3 5 b9 e
sery_arab 1n b9 b
sery_liv 1n b0 b
sery_onlin 1n b1 f
sesam 1n 2v 8
session 13 f i m 4 z o 78 l 7n f 7p b 9f 5 a5 3 a8 f dj e ez 3
session_body 1n a8 b
session_client 1n z b
session_even 1n 78 c
session_train 1n f c
set i 6 3 d 3 2a 5 2e 4 2y 5 46 3 4w 2 4y 5 81 3 8l 3 8m 2 8o 5 95 2 9h 3 ap 4 ax 3 bx 4 cb 3 cc 5 ed 2 fa 7
set_rent 1n 2a b
set_stand 1n fa a
set_tent 1n 8o b
set_themsel 1n 2y a
sets u 5 3 a 4 h 3 r 2 2a a 3p 3 5b 2 6g 7 7a 7 81 f 8p 4 ax 9 bx 7 cc 9 cg 6 d1 7 ee 4
sets_asid 1n bx b
sets_exercis 1n 7a b
sets_family 1n 81 a
sets_heat 1n 6g b
sets_str 1n cg 9
sets_vat 1n d1 b
setting 1i q 4 fm 5
settl_busines 1n d2 b
settl_everyth 1n br b
settl_monthly 1n ed a
settlem 1f 9n c eg h eq d
settlem_claim 1n eq c
settlem_repair 1n eg b
sevente 1i 3p 5 f6 3
seventh 1f 3 7 8l 4 bu 3
seventy 1c 3j 3 92 8 cb 3 ez 3
several x c 4 v 3 w 3 1o 3 36 3 4z 3 52 3 5d 3 6n 3 7j 5 7w 8 8r 5 8u 2 bx 4 dr 6
several_hospita 1n 7w b
sew z 13 6 17 9 42 3 44 t 48 3 7x 8 80 v 86 7 8m 3 cc 5
sew_machin 1c 17 a 44 10
sew_pattern 1n 80 15
sewn 12 3y 3 42 i 4a a 4e 9 80 7 86 9 8j 3 8m 3
sewn_own 1i 4e a 86 9
sewn_sail 1n 42 f
sewn_tailor 1n 4a c
sews 1f 3y f 44 a 4a 4
sews_shirt 1n 3y b
sexton 1n e8 4
shad y 3 l 4 7 d 5 10 4 48 4 5b 5 6x 4 8s 3 9e 8 9o 6
shad_match 1n 3 e
shadow 1c 2a 3 au 6 b9 3 fk 3
shaft 1n 97 j
shaft_build 1n 97 a
shak 11 b 3 n 3 2q 9 2r 4 7e 3 7q 2 e1 3
shaken 1n dq 3
shaky 1n 3p 4
shal 1c 1b 3 1p 8 3g 3 b7 3
shallow 1f j 4 15 7 9d 6
sham 1c 14 4 22 3 bu 3 cz 3
shampoo 1c 2 y 5p b 83 3 dq 9
shampoo_bars 1n 2 f
shampoo_buy 1n 2 d
shampoo_conditi 1n 2 f
shampoo_curly 1n 2 d
shampoo_ric 1n 5p b
shank 1n 45 4
shap 1a d 7 29 h 87 3 8e 7 8l a
shap_choos 1n 29 c
shapewe 1n 4e b
shar_apartme 1n 7k g
shar_archiv 1n 1z b
shar_band 1n cd e
shar_calenda 1i 1g 9
shar_car 1i c5 c
shar_cold 1n 5b c
shar_commut 1n c6 f
shar_cost 19 1g 7 36 9 bo 9
shar_darkroo 1n 83 9
shar_din 1i 6q 9
shar_equipme 1i 93 c
shar_executi 1n 50 c
shar_expens 1n br g
shar_family w 1r 6
shar_farm 1n 9n b
shar_firm 1f c5 a
shar_flat 1i 7k b af g
shar_garden 1f fb b
shar_group 1a 6v 8
shar_harvest 1i fb n
shar_hors 1i e2 d
shar_househo 14 bo 8
shar_incom 1n 9s b
shar_kiln 1n es b
shar_kitchen 1i 5d n
shar_locatio 1i 2e a
shar_memb 14 c5 9
shar_money 1i 41 e
shar_offic 1i 39 c
shar_park 1i c7 d
shar_plan 17 7g 8
shar_privat 1n c7 b
shar_rent 1c 7k c
shar_rental 1n 7k g
shar_rid 1f c6 l
shar_sail 1n 37 b
shar_scan 1i 10 a
shar_school 1i 3u i
shar_shed 1n 18 b
shar_shop 1n 1q e
shar_solar 1n 1d f
shar_valu 1n ad c
shar_vegetab 1n fb g
shar_view 1i bo a
shar_wallbox 1n c8 b
shar_warehou 1n 67 e
shar_whol 1n f5 8
shar_worksho 1n 39 h
sharepo 1n do b
sharp 13 1z 3 2q 6 2x 3 2z 4 87 i az 6 b0 4 bg 3
sharpen 1i 87 18 8e 7
sharpen_kniv 1n 87 b
sharpen_mail 1n 87 b
sharpen_market 1n 87 b
sharpen_mobil 1n 87 b
sharpen_near 1n 87 e
sharpen_post 1n 87 b
sharpen_scissor 1n 87 b
sharpen_servic 1n 87 b
sharpen_sleev 1n 87 b
sharpen_van 1n 87 g
shav 1a 9 3 b v 3t 3 9t c dq 8
shear 1f 87 3 88 f 9o 4
shear_open 1n 88 b
shed 10 18 c 1y 2 2a 8 6b 3 8b 6 b8 a dz 4 e1 a
sheep 16 2p a 4b f 7z 7 9o r fp 7
sheep_graz 1n 9o c
sheep_knit 1n 4b b
sheep_milk 1n 2p b
sheep_solar 1n 9o g
sheet m z 5 3d 3 52 2 54 4 55 3 5r 3 6o a 6s 4 7a 3 7o 2 7u 3 80 3 83 2 8m 7 8v 3 99 5 9f 4 a1 4 a6 6 ap 4 az 3 cb 9 cq 6 cu 4 dg 3 dh 5 dl 3 en 3
sheet_follow 1n 6o b
sheet_music 1i cb j
sheet_right 1n cq c
sheffie 1n bg 9
shelf k 1 3 y 3 11 6 17 5 1q 3 2q 4 4r 3 5i 4 5n 3 5r 6 5t 4 5u 4 5w 3 5x 4 67 2 7c 3 7s 5 8a 6 8f 3 8i 3 8l 3 8r 3 93 2 a2 4 b8 3 ci 5 e6 3 en 8 es 8 f6 4 f7 2 fl 3
shelf_label 1n 7s a
shelf_onlin 1n 8a b
shellfi 1n 2s 8
shelt 14 1c b 3a a 3g 3 dr 4 dx 4 dz 3 e0 q e1 4 e3 3 f0 f
shelt_cats 1n 3a b
shelt_dog 1i e0 c
shelt_dogs 1n e0 g
shelter 1i 1e d 42 d
shelter_worksho 1i 1e b 42 a
shelv z y 2 11 5 17 5 2n 3 4o a 5d 3 5j 5 7c 3 8a d 8l 3 8r c dv 8 en 3 es c
shelv_chang 1n 8r b
shelv_memb 1n es a
shelv_oak 1n dv b
shelv_onlin 1n 8a c
shepher 1f 6p a 9o l f5 l
shepher_br 1n 9o a
shepher_flock 1n 9o c
shift v t c 2e 4 2u 7 3a 3 3l d 4j 5 4k c 4s 9 5a 2 70 7 71 3 a5 5 al 6 bz b c6 a cw 2 d3 4 df c dg p fi q fk 6
shift_cal 1n dg c
shift_lead 1c 4k d
shift_nearby 1n fi f
shift_plan 1n dg t
shift_staf 1i fi j
shift_work 1a fi 9
shiitak 1n 65 s
shiitak_grown 1n 65 b
shin 19 73 6 ek 2
shingl 1n 8u 8
ship 11 5r 6 61 9 66 r 9j 8 ap 3 b1 4 b3 3 bi 4 cs 3 do 4 fj f
ship_contain 1n 9j a
ship_litr 1n 61 b
ship_onlin 1n 66 d
ship_ord 1n 66 k
ship_sam 1n 66 b
shipmen 1i 69 8 9x d
shirt x 4 3 1i 4 1s 8 2c d 3y d 3z 4 41 5 49 5 4a 6 4c r 4d 6 4u 5 7d 2 80 4 8v f ax 4 b7 4 bf j
shirt_adaptiv 1n bf b
shirt_arthrit 1n bf b
shirt_deliv 1n 8v b
shirt_design 1n 4c m
shirt_disab 1n bf b
shirt_magneti 1n bf b
shirt_mugs 1n 4c b
shirt_print 1n 4c k
shirt_sensor 1n 2c f
shirt_strok 1n bf b
shirt_trous 1n 3y b
shirt_wheelch 1n bf b
sho q g 3 1g 4 1n 4 38 3 43 n 45 k 49 5 4a 3 6i 5 9h 5 bf a df 3 en 5 f1 3 fg 5
sho_brand 1n 43 o
sho_buy 1n 43 e
sho_childre 1n 43 g
sho_offic 1n 45 b
sho_own 1n 45 e
sho_repair 1n 45 w
sho_wheelch 1n bf b
shoebox 1c 1z b 9f 6 bx a d1 f
shoelac 1n f0 4
shook 1n 1h 3
shoot 17 2x n 4w 4 7x 8 9j 8 ap h b1 5 b6 3
shoot_cork 1n 7x 8
shoot_local 1n 2x c
shop a 8 3 b 2 l 4 y 2 11 4 17 3 1p 6 1q 8 28 3 2h 2 2i 6 2n 5 2p 3 2r 4 41 5 42 3 44 3 4a 3 4c 2 4g 3 4k 3 4m 3 4o 8 4r 9 54 2 56 2 57 5 5f 7 5g 7 5i 4 5o 4 5p 7 5s 6 5v 4 62 3 66 7 68 5 69 2 6c 7 7c 4 7z 5 88 6 8i 4 8l 3 8m 2 8z 4 9b 5 ap 5 aq 3 ar 3 az 4 b8 3 b9 3 bn 3 bv 3 ca 5 ci 5 cm 5 co 6 cp 3 cx 3 dc 5 df 3 dv 3 em 4 en 7 fd 2 fe 9 fg 8 fs 4
shop_addres 1i aq a
shop_cashi 1n 4r d
shop_communi 1i fe b
shop_coopera 1n fe g
shop_cost 1n 7g b
shop_design 1i 4o a
shop_driv 1i em b
shop_explain 1n ar b
shop_family 1i 5i a
shop_fil 1n 5p b
shop_find 1n 5g b
shop_fir 1n fe a
shop_fix 1n 5f c
shop_floor 1n 6c l
shop_freshly 1n 2r b
shop_hous 1n 4r b
shop_job 1n 9b b
shop_keep 1n ca f
shop_kiln 1n 39 c
shop_list 1a 1p i 1q o 8z a
shop_listen 1n ci a
shop_look 1f l a
shop_memb 1i 17 b
shop_onlin 1a 41 9 8i 9
shop_open 19 4r f
shop_ord 1f 5g c
shop_own 15 ci 7
shop_pack 1n 66 d
shop_paid 1n az b
shop_parent 1n 2i c
shop_pas 1n cm b
shop_pay 1f fs 9
shop_plan 1i bn a
shop_purchas 1n 4g b
shop_rent 1n 4o k
shop_run 1n df c
shop_scissor 1n 88 b
shop_see 1n dc b
shop_self 1n 4r d
shop_send 1c co 9
shop_shirt 1n 4c b
shop_softwar 1n 9b c
shop_staf 1i 4k e 4r c
shop_stock 1i en l
shop_studio 1f 4o 9 57 b
shop_system 1i fg e
shop_tool 1n fg n
shop_town 1c 1q a
shop_vegan 1n 2p b
shop_villag 1f 4r d fe m
shop_volunt 1n fe j
shop_window 1f 2n a 5v a
shop_zero 1n 62 b
shopify 1i 4v a fg i
shopify_app 1n fg g
shopkee 1n ca 5
short h 3a 2 3h 3 3x 4 48 6 4k 7 4o 9 4w 8 5o 3 5r 4 67 6 6g 4 70 4 77 4 8j 5 8x 6 9o 4 9z 6 a2 3 a8 7 ab 4 af 4 ay 6 b1 5 b5 4 bq 4 bt 6 bz 4 df 7 dj 4 ef 4
short_audio 1n 9z b
short_back 1i dj a
short_chat 1n 3x b
short_daily 1n 8j c
short_documen 1n b1 b
short_film 17 77 8 ab 8
short_guid 1i 3h 8 70 b
short_leas 1i 4o f
short_lesson 1c 4k b bq 9
short_morn 1i ay a
short_paid 1n ef b
short_questio 1i af a
short_recruit 1n 4w c
short_solar 1n 9o a
short_spac 1n 8x e
short_step 1n a8 b
short_study 1n a8 b
short_swimwea 1n 48 c
short_task 1i 4k a
short_tast 1n 5r c
short_term 1c 4o b 67 d bt b
short_video 1f df a
shortag 1n y p
shorten 1f 4a 4 72 7 eb 7
shortes 1a 2k 4 70 7 a0 3 a6 3 a7 3
shortli 1n de o
shortly 1n cw 4
shot 1n b6 4
should w e a k 2 2c 9 3p 4 42 3 4a 4 4d 4 7a 2 7m 8 8m 4
should_blad 1n 2c c
should_tak 1n e c
shouldn 1i 4u 5 en 3
shout 1a 3p c 4c 2 ai 6 ed 3
show b 4 3 o 3 q 7 12 3 1b 3 1v 3 22 2 26 3 2a 3 3v 3 6d 3 7r 2 89 3 8k 2 9i 3 a4 3 a6 3 a7 3 ao 3 ax 2 b0 2 bd 6 bw 2 c1 4 cc 4 cr 3 cu 3 d4 3 da 3 do 3 dz 3
show_applian 1n 2a b
show_bars 1n a6 b
show_blu 1n 4 b
show_burial 1n e8 b
show_cash 1n d4 b
show_client 1n da c
show_clinic 1n q i
show_donor 1n 1b b
show_elderly 1n bd d
show_empty 1c q 9
show_food 1f 7r 9
show_hold 1i o a
show_look 1n bd 8
show_nectar 1n 9l a
show_open 1n 26 b
show_overvie 1n c1 c
show_own 1c cr a cu 9
show_pag 1f do b
show_pension 1n c1 c
show_phon 1i 89 a dz a
show_plain 1n bw b
show_siz 1n cc 9
show_smal 1i 1v a
show_talk 1n ao b
show_tongu 1n a7 b
show_trad 1n 12 b
show_van 1n 9a b
show_weav 1n et 8
showing 1n ck 4
shown h k 2 1r 2 4w 2 a2 3 a4 3 ao 2 df 3 di 3
showroo 1a 2z 4 3e 5 4a 3 8a 9 8y 4
shr 1n 9v g
shr_bottl 1n 9v d
shred 1n 9v 3
shrimp 1n 9m w
shrimp_farm 1n 9m l
shrimp_pond 1n 9m c
shrin 1n 3j w
shrin_chaplai 1n 3j b
shrin_coach 1n 3j b
shrin_journey 1n 3j b
shrin_tour 1n 3j b
shrin_trip 1n 3j h
shrink 1a 3y 3 8h 4 a5 b dd 4 es 3
shrink_trad 1n a5 b
shroud 1n 3e e
shrub 1n 63 a
shrunk 1n 8v c
shui 1n fc 9
shut m j 3 1u 3 27 a 6x 2 99 3 9i 3 at 5 az 4 cp 3 cy 3 dr 4 dx 3 ea 3
shut_test 1n at b
shut_wat 1i 27 f
shuttl 1i 3u a c9 y
shy 1a i 3 1c 5 4w 6 a7 4
sibl 1n 7g r
sibl_parent 1n 7g d
sibling 1n 7g t
sibling_coordin 1n 7g b
sicily 1n am b
sick 11 a 3 1t 3 3j 5 6k f 7l 3 d3 3 dg e dh h dj 3 ff 7 fi 5 fo b
sick_cal 1i dg d
sick_child 1n 6k g
sick_leaf 1n fo f
sick_not 1f dh h
sicknes 1f 3u 4 8q 5 ch 4
sid h x 2 1r 2 2l 3 35 3 64 3 6e 3 7a 2 8m 7 9d 3 9e 4 9g 2 ad 4 bf 4 bs 3 ci 4 d3 3 d7 7 dy 3 e2 2
sid_opening 1n bf d
sid_sign 1n d7 b
sideboa 1n 8b n
sideboa_hous 1n 8b b
sideway 1i 6i 3 dk 4
sierra 1n 9u 9
siev 1n 9p 9
sigh 1c 1r 4 25 3 95 3
sight 1c 25 3 7s a ad 3
sign e u 5 10 3 14 2 1d 3 1h 3 3g 2 4c 2 4n 6 4x 2 56 2 69 3 6z 2 7i 2 7l 3 7v 5 8k 4 95 2 9f 4 ab 4 b0 3 b8 2 bs 2 bz 2 cz 3 d6 5 d7 a d8 5 df 4 ee 4 ej 5 ep 2 ey 7 fc 4
sign_consent 1n 9f b
sign_contrac 1i df b
sign_documen 1n d7 n
sign_fram 1n 8k b
sign_languag 1n 4n k
sign_onlin 1n d6 b
sign_patch 1n 7v a
sign_phon 1i ej a
sign_rhym 1n ey a
sign_togeth 1n 1h a
signal y 20 b 6h 5 6i 2 6n 2 97 5 9e 3 9g 3 9h 5 cz 6 dd 6 dp 3 dz 3 eh 5 ej 4
signatu y 2w 3 4j 5 4l 2 6f 3 7k 3 97 3 9g 3 9w 3 ak 3 b9 2 d6 4 d7 m e6 a ej 5
signatu_departm 1n e6 c
signpos 1n 20 8
sil 16 2i 5 60 6 65 6 7y 4 8c 8 8t c 9j 5
sil_insid 1n 8t d
silenc 13 12 3 70 5 ag 3 b0 6 bg 2 ce 2 cp 2 cv 3 cz 3
silent x y 2 1w 3 3i 2 4x 3 7d 2 85 4 ae 2 ah 2 av 3 bn 3 bv 2 cv 3 e4 4
silentl 1n ac 5
silk 1n 40 a
silly 1i 7d 4 bw 3
silv 1c 46 h 83 4 ap 3
silv_engrav 1n 46 b
silvers 1n et 8
sim 1i 6v x f3 8
sim_card 1n 6v c
sim_country 1n 6v c
sim_tourist 1n 6v c
sim_travel 1n 6v f
similar 1c 1x 3 cw 5 da 4 fm 4
simpl 11 f a 13 5 3c 6 4x 4 6c 9 bb 8 cw 3 cy 7 d3 9 d5 g eb g en 9 fl a
simpl_crm 1n d5 m
simpl_erp 1n 6c b
simpl_languag 1n eb h
simpl_mainten 1n fl b
simpl_payrol 1n d3 b
simpl_warehou 1n en c
simpl_weight 1n f c
simplif 1n eb j
simply 17 1v 3 2d 3 ai 3 ci 4 d2 4 d9 3 fb 3
simul 1n 4j b
simulat 19 3p g 4j l ai 9 b3 8 dk b f3 o
simulat_garag 1n f3 9
simulat_instruc 1n 3p c
simulat_train 1n 4j e
simulat_weld 1n 4j c
simulta 1n ex 4
sinc d 73 2 7w 2 dw 2 eg 3
sing x 3n 9 7p 2 a6 6 bg b cb k ch k cj g ey b
sing_book 1n ch b
sing_event 1n ch b
sing_gig 1n ch b
sing_hear 1n cb 9
sing_own 1n cb a
sing_part 1n cb b
sing_party 1n ch h
sing_practis 1n cb a
sing_turn 1n cj a
sing_wed 1n ch b
singapo 1i 25 9 8v 9
singl w i 6 19 6 2r 3 5f 5 5l 8 5w 7 5z b 75 3 8a 8 8r 8 ad r cb 3 cr 3 dk 3 dy 4 e0 3 f4 5 f7 4
singl_apiary 1n 5w b
singl_event 1n ad d
singl_fifty 1n ad c
singl_origin 1i 5l a 5z e
singl_screw 1n 8a b
singl_shar 1n ad c
singl_visit 1n 8r b
sink 16 1o 3 23 5 27 f 58 4 5d 2 6r 3 cn 8 eg 3
sink_cal 1i 27 a
sip 1f 5r 4 62 4 eu u
sip_near 1n eu f
siren 1n 2e n
siren_pul 1n 2e b
sist w 11 4 32 2 6r 4 76 4 8n 4 am 7 aq 4 ax 2 d5 5 ds 2 fd 4
sit e n 3 w 5 19 3 2m 3 2u 7 3i 3 3k 9 49 6 4v 4 53 4 55 3 5b 1 6i 3 6q 3 70 6 89 3 8y 5 94 a 9a 8 9e 2 9w 3 a3 5 az 5 ba 4 bb 3 bf 4 cx 5 cz 3 dn 5 dp 2 dr c eh b ei 3 ej 3 ek 4 ex 4 fr 4
sit_angl 1n 89 b
sit_back 1n bf 9
sit_childre 1n 3k j
sit_deliv 1n 2m b
sit_diary 1n eh g
sit_first 1i 53 b
sit_fix 1i 4v b
sit_host 1n dr b
sit_library 1n bb 9
sit_long 1n 3i 9
sit_manag 1i eh h
sit_meeting 1n dn e
sit_print 1n az b
sit_report 1i eh d
sit_talk 1i 55 b
sit_test 1n 49 b
sit_tool 1n 9a b
sit_until 1n 8y b
sit_whil 1n 70 c
sit_writ 1f cz a
sits p j 4 38 4 3m 3 47 3 4x 2 7g 3 7w 3 a9 2 am 6
sits_hold 1n am c
sitting 1n 70 j
situati 1i 51 e 9z 7
situati_spanish 1n 51 c
sixteen 1i 97 8 bp 8
sixth z f 3 1f 3 5k 3 64 2 8h 3 aa 6 aq 3 e5 3
sixty z k 3 29 6 2e 3 45 5 47 3 5t 5 7v 3 83 5 8j 6 8n 6 8p 3 9e 3 ah 3 b9 3 e9 3 ej 3 f7 2
siz n 6 6 a 4 h 3 1i d 1j c 1x 5 3y 9 3z d 40 9 43 9 46 3 48 9 49 7 4c 5 4e a 4i 4 4k 4 6i 5 80 c 8k 4 8p a ap 6 be 9 bf 3 c4 3 cc 8 cm 3 cu 3 d2 4 d8 4 dh 2 di 2 dk 4 dv 7 en 9 fg e
siz_arriv 1n 40 b
siz_instead 1i 4e a
siz_next 1i 1i 9
siz_oth 1n cc 9
siz_photo 1n ap b
siz_print 1n 80 b
siz_refund 1n fg c
siz_swap 1n 8p b
siz_tel 1n en c
siz_whenev 1n 3z b
sizzl 1n 5x e
sizzl_beef 1n 5x a
skat 1i m 5 1j 7
skatebo 1n bp e
skein 1i 4b 7 7z r
sketch 1a 2o 3 54 2 b7 f b9 3 er 4
sketch_print 1n b7 b
sketchb 1i 8j b b9 4
ski 1a 4 3 34 d 4b 4 6l 8 8o 8
skil 13 13 7 19 7 1a e 3w 7 4z 7 8r 9 av 6 dg a dt 4
skil_lets 1n dg c
skil_off 1n 8r b
skil_smal 1n 1a c
skin u 0 b 1 m 3 f 4 8 5 5 9 4 d 9 m 8 r 3 t 2 v 7 2c 4 4e 5 4s 3 5s 4 7f 6 7m o 9f 5 ax 5
skin_canc 1n 7m f
skin_car 1n 0 d
skin_check 1n 7m m
skin_doctor 1i 7m g
skin_photo 1i 7m c
skin_ton 1n 3 n
skincar 1f 0 w 1 c b 9
skincar_lin 1n 0 f
skincar_rosacea 1n 1 b
skip x 1p 3 36 3 37 b 44 5 5r 3 74 5 79 3 7q 2 8i 2 9d 5 cl 2 dx 5 e4 7 f8 5 fr 7
skip_empty 1i e4 a
skip_trip 1n 37 b
skirt 1n 8a 7
skis 1f 8o l 8x 2
skis_boot 1n 8o b
sky 1a 6u a 81 5 dz 3 eu 5
skydiv 1n 6y j
skydiv_flight 1n 6y c
skyligh 1n 8t 8
sl 1n 4d g
slack 1n do b
slacken 1n ew 3
slat 1i 4d 4 fq 4
slaught 1n f5 i
slaught_sold 1n f5 b
sledg 1n 1j 7
sleep n o 9 19 4 1f k 1h 2 24 i 25 7 2b 3 33 3 3k 3 3t 3 4d 5 71 j 77 8 7q 6 8m c 8o 4 9i 3 af 6 at 6 ds 3 dz 7
sleep_app 1n 71 q
sleep_baby 1n 25 b
sleep_coach 1f 1f p
sleep_consult 1i 1f r
sleep_devic 1i 24 n
sleep_diary 1n 71 g
sleep_doctor 1n 71 g
sleep_phas 1n 24 b
sleep_plan 1n 1f q
sleep_see 1n af b
sleep_warn 1n dz b
sleep_weath 1n 7q b
sleeple 1n 24 8
sleepwa 1n 3q 4
sleepy 1n b2 4
sleev y m 4 1i 5 48 9 4a 9 4b 6 7z 5 87 f ci 8
sleev_protect 1n 48 c
slept x o 4 24 3 32 2 3l 2 71 5 73 9 77 2 79 4 7q 2 8m 3 cw 2 e0 2 ex 2
slept_last 1n 73 c
slic 14 2n 3 2o 3 5k 6 5s 3 63 5 99 5
slid 11 k 3 1z 3 3j 3 4e 5 51 2 7d 3 a0 3 a9 d b9 4 bj o e3 f f1 g
slid_digitis 1n bj b
slid_digitiz 1n bj b
slid_photo 1n bj 9
slid_print 1n bj c
slid_scan 1n bj b
slid_sup 1n bj 9
slid_sw 1n e3 b
slim 1c 2q 4 3r 3 60 4 dv 8
slip r k 6 l 6 p 3 10 7 1q 4 1w 4 47 5 48 3 6k 7 7e 3 9i 4 d3 4 dp 3 dv 4 ej 8 em 4 fg 5
sliv 1n 5s 3
slogan 1n 4c b
slop 17 20 a 5r 5 6s 5 8a 5 9e 6
slop_trail 1n 20 b
slot 1a c b q m 2k 7 9b b ea 9
slot_fil 1n q d
slot_phon 1n c b
slot_video 1n 9b b
slot_wait 1n q b
slovaki 1i 7w 9 e3 9
sloveni 1a 5r c 5w 7 6q 7 89 7 9l 7
slow q f 3 i 3 15 6 24 3 3n 3 3y 6 6v 3 71 6 73 3 7p 2 88 3 a6 9 ad 5 ai 3 cb 6 cr 2 cw 5
slow_bedtim 1n 71 b
slow_fashion 1n 3y c
slow_sand 1n 15 b
slow_writ 1n a6 b
slowest 1n d9 4
slowly w b 5 k 2 l 8 14 2 3n 2 3s 3 5t 7 a6 8 cl 4
slowly_put 1n 5t b
slug 1c 18 3 84 4 8d 3 fb 3
sluic 1n 9m 9
slump 1n 4d 4
slurry 1n 9q d
smal 7 f 3 1v 3 1w 3 36 3 38 4 3k 2 3w 3 4f 3 4m 2 4o 2 4t 3 4u 2 4v 2 4y 4 52 2 54 2 56 2 57 2 5a 2 5b 2 5e 2 5g 3 66 4 69 3 6c 2 6d 2 6h 3 7h 3 7i 2 7k 3 8r 3 ac 3 b8 2 bq 2 bt 3 co 3 cp 2 cy 3 d3 3 d5 4 dh 3 ds 2 ef 4 en 3 eq 3 f6 3 f7 4
smal_agent 1n eg b
smal_amount 1f 7h c
smal_animal 1n x b
smal_bakery 1i 5i a ev 8
smal_band 1i b7 a
smal_batch 16 5t c 63 9 f6 i f7 i
smal_beekeep 1n 5w b
smal_bistro 1n 2l c
smal_boat 1i f5 d
smal_brand 1i 4m f 66 a
smal_busines 10 4t 9 4u 9 4y b cp 9 d1 8 d3 8 de 8 dh c dm 8
smal_café 1n 2i c
smal_canteen 1n 58 c
smal_charity 1i 1a b
smal_chees 1n 5b c
smal_child 1a 1m 9 ey 9
smal_childre 15 1n a 1u 8 3k a 3w d f1 8
smal_claim 1f eq a
smal_company 1f cu b ef f
smal_concert 1f 38 i 6h a
smal_contain 1n 4r b
smal_count 1i 2q a 2r a
smal_crop 1n bt c
smal_daily 1i 71 a
smal_deposit 1i q a 6d b
smal_devic 1i 7v 9
smal_din 1n ad c
smal_distill 1n f7 f
smal_electri 1n 35 c
smal_energy 1n 2a b
smal_even 1n a3 b
smal_event 1i 1v b
smal_factory 1i 9u 9
smal_farewel 1n 3g 9
smal_farm 1n 5g b
smal_favour 1n 1w c
smal_fee 1i 3a c
smal_firm 14 4t b d5 e ef b
smal_fitnes 1n f c
smal_fix 1n ds c
smal_flood 1n 27 b
smal_food 1i 69 e
smal_gam 1n a2 c
smal_garden 1n b8 c
smal_group 14 j 8 36 b 3j 6 3m 8 e2 8
smal_grow 1i 84 c
smal_hostel 1n 6q a
smal_hotel 1a 36 9 5a c 6f 9 f9 7
smal_import 1n 69 e
smal_investo 1n 7k e
smal_jobs 1i 1w f 8r b
smal_languag 1n 3o b
smal_liv 1n ac f
smal_local 1c 1v 9 5g 9 8n 9
smal_manufac 1i 52 b 6c e
smal_monthly 1i bq a
smal_offic 1i 4y b
smal_onlin 1i 3i 8 66 b
smal_panic 1n al b
smal_portion 1n 5m b
smal_project 1i 1b a
smal_radar 1n 2b b
smal_record 1n ci a
smal_refilla 1n 5 b
smal_repair 1n 8r g
smal_restaur 1c 8l b cy d
smal_runs 1n 3y d
smal_saw 1n 7x 8
smal_sensor 1i 26 a 96 a
smal_sery 1i 54 g 6b a
smal_shop 17 66 a co f en a
smal_softwar 1i 56 a an 9
smal_solar 1n 9k a
smal_speak 1n b2 b
smal_steel 1n 3f 9
smal_studio 1n d b
smal_sum 19 7h c
smal_suppli 1n 4f e
smal_talk 1f a7 c
smal_task 1c 7i 9
smal_team 1i 3t a
smal_tins 1i du a
smal_tool 1n 7x 8
smal_town 19 4o 8
smal_trampol 1n f1 a
smal_unstaf 1n fe a
smal_urban 1n n b
smal_utility 1n fu b
smal_villag 1n b0 b
smal_warm 1n 3x b
smal_wedding 1n 2w e
smal_wholesa 1i en b
smal_winery 1i 5r b
smal_worksho 1n 5v b
smalles 17 31 3 3z 3 43 4 7j b 8j 4 b4 3
smalles_first 1n 7j b
smallho 1a 5c d 9n e 9q 7 bt c fo 8
smallho_buy 1n bt c
smallho_request 1n 9n b
smart 11 23 f 25 7 27 5 2a 9 2c i 2g q 2u d 4s i 58 d 68 7 7s a dz c e4 j fm b
smart_bin 1n e4 d
smart_bins 1n e4 n
smart_collar 1n dz g
smart_fridg 1i 2u g 58 g
smart_helmet 1n 4s d
smart_lock 1i 2g v
smart_plant 1n 23 e
smart_plug 1n 2a c
smart_shirt 1n 2c f
smart_thermos 1n fm b
smart_vest 1n 4s f
smartph 1a 1h i 2h h 6k 4 90 9 bb t
smartph_repair 1i 2h d
smartph_tablet 1n bb 9
smartwa 1n 2c a
smel n 5 5 8 3 a 3 26 3 5d 2 5z 6 8d 3 8j 3 9p 5 b8 3 bg 7 fs 3
smel_pictur 1i bg 9
smelt 1i 5 6
smil 16 i 2 4q 2 5f 3 7p 6 ax 7
smith 1i e2 4 et 7
smok 11 5 5 n 5 u 3 16 3 17 3 2k 4 5l 6 5t 6 5z 5 7e k 98 f ac 2
smok_app 1n 7e g
smok_detecto 1n 98 d
smoky 1n 62 4
smooth 1n 29 4
smoothi 1n 2q z
smoothi_bowl 1n 2q f
smoothi_near 1n 2q g
smoothy 1n 2q b
sms 1n co i
smudg 1n d 4
snack 1a 2u f 58 l 5i m 5u 11 ac 5
snack_bar 1n 5u d
snack_bars 1n 5u n
snack_charg 1n 2u b
snack_chickpe 1n 5u f
snack_sel 1n 5i b
snag 1n eh b
snail 1n 3l 4
snak 1i 7o 3 8c 4
snap 1a 5v 2 8p 3 cf 3 d2 b
snap_pictur 1n d2 b
snapsho 1i ap g bk n
snapsho_softwar 1n ap b
sneak 1i 43 t 45 r
sneak_clean 1n 45 m
sneak_recycl 1n 43 g
snor 1f 24 w 6q 9 ds 3
snor_adapt 1n 24 b
snor_devic 1n 24 h
snow 16 4 4 2g 4 7h 3 b9 7 c9 3
snowboa 1n 34 a
snowsui 1n 3z b
soak 1f 2d 4 8q 4
soap 17 0 s 6g 3 8n b ek 6 et 6
soap_cold 1n 0 f
soap_soup 1n 8n b
sob 1f n 4 62 9 7e h
sob_buddy 1n 7e b
sobriet 1n 7e b
soc 1i 3w g dl f
social 11 11 8 12 5 1e g 1h j 4n 3 4u b 4w 7 4x 4 aq 7 b5 7 cp r cy 5 d3 3
social_enterpr 1n 1e l
social_media 1f 1h m 4u c cp p
social_schedul 1n cp n
society 11 i 3 18 5 38 3 5i 3 7k 5 a6 3 bg 5 cc 5 cl 3
sock 11 p 5 25 9 2f 3 3w 3 4e i 5f 2 8v 6 dw 6 f1 5
sock_men 1n 4e b
sock_sensor 1n 25 b
socket 15 p 3 2a a 2i 3 2y 6 8a 7 9s 5 c8 7 ch 4 eh 5
soda 1f 62 b 63 9 ac 6
sofa p 1c 2 1v 3 24 4 2f 4 38 3 3w 4 6q 3 8a 5 8b a 8k 3 8w 3 8z 3 91 b a0 3 af 3 ai 4 bo 5 ck 5 dw 3 dx 3 e5 3 ey 3 f3 4 f8 4 fj 3
sofa_bed 1n 8b b
sofa_reuphol 1n 91 d
sofia 1n bu 7
soft v 24 7 3x 8 43 2 4e 4 5s 5 63 g 82 4 8f 6 c2 3 du 5 f1 j
soft_drink 1n 63 p
soft_floor 1n f1 f
soft_headban 1n 24 b
soft_play 1n f1 k
soften 1i 8m 4 8v 6
softly 1f e1 4 e2 2
softwar h q 4 r 7 s c t 9 u 4 v 7 x b y 7 z 9 10 9 19 6 4g 6 4l 4 4t 2 4v 5 4z 3 52 4 56 8 69 4 6c 8 6e 7 6j 9 6k 8 6l 9 6n a 6o 7 7w 5 97 a 98 6 9b c 9c b 9d 9 9e b 9f a 9g b 9h 8 9s 4 9x 5 an 8 ao 5 ap 4 as 6 at 7 cm 4 co 2 cr 2 cs 3 ct 5 cv 6 cw 3 cz 5 d1 6 d2 6 d3 a d4 2 d5 2 d6 a d7 2 d8 2 d9 7 da 4 db 5 dc 7 de 7 df 5 dg 3 dh 9 di 2 dl 6 dm 3 do 2 e3 6 e6 b e8 a e9 9 ea 3 eb 5 ed 7 eg b eh 2 ei 5 ej 9 ek d el a en 9 eo c ep b eq 7 er 8 fg 3 fh 9 fj 3 fl 6 fm 5 fn 7 fo a
softwar_auto 1n 9b b
softwar_barcod 1n en c
softwar_batch 1n 6n b
softwar_calcula 1n d3 b
softwar_caravan 1n 9e b
softwar_chas 1n d9 b
softwar_clean 1n ap b
softwar_company 15 56 a
softwar_daily 1n 6k c
softwar_everyth 1n dh d
softwar_explain 1n 10 b
softwar_fil 1f fn a
softwar_firm 1n 19 b
softwar_hardwar 1n 9s b
softwar_hotel 1n fm b
softwar_hous 1n an a
softwar_janitor 1n ek c
softwar_keep 1n 6e b
softwar_licenc 1n at i
softwar_mark 1n v b
softwar_match 1i 52 b d1 a
softwar_parish 1n 6j b
softwar_plan 1n 7w b
softwar_predict 1n dc b
softwar_project 1n 4l b
softwar_restaur 1n de b
softwar_rewrit 1n eb b
softwar_robot 1n as f
softwar_scan 1n fl b
softwar_scor 1n 4g b
softwar_settl 1n d2 b
softwar_smal 1f dh d eg 9 en c
softwar_tour 1n 6l f
softwar_track 1n 6n b
softwar_visit 1n t c
softwar_writ 1n u b
softwar_yoga 1n s c
soil 13 18 8 1t a 23 a 3e 8 84 4 8c 3 8s 3 9r a fa 3 fo j
soil_carbon 1n 9r c
soil_prob 1n fo f
soil_tre 1n 3e 9
sol 1a 43 f 45 9 bx d d0 9 fs 4
sol_exchang 1n 43 b
sol_trad 1i bx c
solar 11 15 9 1d r 2a s 5b g 8t b 92 l 9k 8 9o m 9t 6 9u 10 a5 9 e4 c fq i
solar_busines 1n 9u k
solar_clinic 1n 9u c
solar_cold 1i 5b g
solar_coopera 1n 1d d
solar_factory 1n 9u c
solar_firm 1i 9u j
solar_graz 1n 9o c
solar_hom 1n 9u c
solar_install 1n a5 b
solar_leas 1n 9u k
solar_mini 1n 9u e
solar_panel 1a 2a g 92 e
solar_park 1i 9o g fq k
solar_power 1i 9k 9 e4 a
solar_pump 1i 15 a 9u f
solar_roof 1f 1d d 9u g
solar_rows 1n 9o a
solar_school 1i 1d a 9u b
solar_set 1n 2a b
solar_villag 1n 9u c
sold j a 4 b 4 1i 8 1j 4 1x 3 2n 6 2r 5 4f 2 5b 3 5o 3 5t 5 5v 5 5x 5 60 4 63 4 80 3 8h 3 8m 6 95 4 9r 4 b3 5 bw 4 f5 4 fh 6
sold_barb 1n b b
sold_crat 1n 63 b
sold_directl 1n 8m c
sold_frozen 1n 5x a
sold_onlin 1f 5t 9 5v a
sold_refilla 1n 60 b
sold_shop 1n 2n b
sold_smal 1i 2r a
sold_start 1n a b
sold_steam 1n b3 b
soldi 1n 9p q
soldi_fly 1n 9p m
solicit 1i ak n eo g
solicit_vault 1n ak b
solid 1a 0 8 2 f 6y 3 8a o cy 2
solid_oak 1n 8a b
solid_shampoo 1n 2 f
solid_wood 1n 8a h
solo 1i 2e f 36 a
solo_walk 1n 2e d
solutio 1n 85 4
solv 16 31 7 85 9 9y 4 b4 e bw 4 ex 4
solv_against 1n b4 c
solv_kitchen 1n 85 9
solvent 1i 8v 5 91 5
somebod 5 7p 2
somebod_answ 13 6v 9
somebod_dementi 1n 7p e
somebod_died 1f 3f 8
somebod_empty 17 94 9
somebod_lov 1i cj 9
somehow 1i 44 4
someon y 3f c 5a 5 5f 3 a2 2 aa 3 ab 2 ai 9 aw 2 ec 2 ed 2
someon_died 1n 3f h
someon_work 1n ai c
someth e z 3 1y 3 74 2 8x 2 a2 3 bp 4 cw 3 dz 3 fe 3
someth_chang 1f dz 9
someth_leav 1n f8 9
sometim 1n 4o 5
somewhe 13 19 3 1v 3 2d 3 54 4 5e 2 cq 3 dr 3
sommeli 1n 5r k
sommeli_pick 1n 5r c
son 17 b 3 t 3 3x 3 7g 4 7t 7 am 3 c7 3
song x f 4 i b 1f 3 3h 2 3l 2 3n a 7p d 9c 4 9z b a6 b bg h bm 4 c7 2 cj u ey g ez 3
song_already 1n 9z b
song_anniver 1n cj c
song_baby 1i cj b
song_birthda 1n cj h
song_compos 1n cj c
song_custom 1n cj c
song_family 1n 7p d
song_gift 1n cj i
song_lyric 1n cj c
song_nam 1n cj c
song_own 1n a6 b
song_persona 1n cj k
song_pupil 1n 3n b
song_record 1n cj c
song_sing 1n cj c
song_smel 1n bg c
song_wed 1n cj j
song_written 1n cj c
songwri 1n cj l
songwri_intervi 1n cj a
sons 1f 3x 8 95 5 bn 3
soon v y 2 2d 2 2e 4 50 3 7a 3 9h 2 cn 3 cz 3 dy 3 el 4 fd 2
soot 1n 8 c
sooty 1n e9 4
soprano 1n cb 3
sor 16 9 3 o 3 4d 3 6t 2 8n 3 be 2
sorbet 1n 2p m
sorbet_local 1n 2p b
sorry 17 i 2 33 3 aw 7 b4 3 cm 3 co 3
sort q u 2 v 6 x 6 1i 3 1z c 2f 6 3v 3 3z 7 56 2 66 2 7b 6 8i 2 95 6 aw a bn b d6 2 de d em 4 eo 6 f8 7 fk 7
sort_cal 1i x a eo b
sort_candida 1n de b
sort_email 1n aw c
sort_family 1i 2f a f8 d
sort_forty 1n 1z b
sort_spend 1n bn b
sort_urgent 1n v b
sort_wash 1n 3z b
sos 1i 2e h al a
sos_button 1n 2e f
soul 1n bm 3
sound q t 4 u 2 24 6 2e 9 71 c 7o a 9g 2 a0 3 a7 6 b3 4 b6 8 cl 9 cp 2 ct 4 dn 2 do 2 f9 3
sound_against 1n 24 b
sound_real 1n 71 b
sound_siren 1n 2e b
sound_system 1n cl a
soundpr 1n cd w
soundpr_room 1n cd e
soup r o 6 11 6 1e 5 1p 3 2t 3 2u 6 30 3 39 6 3x 6 6m 3 6o 3 7s 4 8n 9 99 3 bl 3 ck b
soup_beforeh 1n ck 9
soup_jars 1n 2u b
soup_pack 1n 8n b
sour 14 7 3 2p 5 2z 3 5l 3 5y a 64 5 cf 3
sourc 10 w 2 22 3 42 3 5g 7 7c 3 89 5 ay 7 az 6 b0 3 c1 3 cq 3 cu a cv 7 fn 3
sourdou 1c 2n m 5k h 5y 9 ev f
sourdou_cours 1n ev c
sourdou_loaf 1n 5k c
sourdou_long 1n 2n b
sournes 1n 5y 4
sous 1n 6e 5
south z 3 6 1d 6 2a 7 3c 5 3m 6 6h 6 6n 6 7n 6 9a 6 az 6 bn 6 df 6 e5 5 fg 6
southea 1n aq a
souther 1n 4l a
southpa 1n 88 b
sow 1c 18 7 84 8 9j 5 fo 4
sown 1c 9j 5 fb c fo 3
sown_vegetab 1n fb a
soy 1i 8 i 9p 7
soy_candl 1n 8 c
spa 1i n n 6p 5
spa_cold 1n n b
spac u 17 5 29 3 39 h 3v 6 4o g 4t 3 5b 9 5d 7 5e h 67 n 8x i a2 3 a9 a aw 3 ax 3 bx 3 c7 i ca 3 cd a d0 3 d8 3 ds 3 fj 7
spac_bid 1n fj b
spac_crat 1n 5b c
spac_import 1n 67 b
spac_musicia 1n cd a
spac_near 1n c7 b
spac_neighbo 1n 8x g
spac_repetit 1n a9 f
spac_villag 1n 39 c
spad 1n fo b
spain s b 5 s 5 1h 4 1m 4 2c 5 2d 5 2w 5 3c 4 4d 5 4i 5 4x 5 6c 5 6e 5 75 5 7d 5 7n 4 7r 5 8n 5 9f 5 9k 4 a1 5 aw 5 ba 5 bq 5 bx 5 cr 5 da 5 dc 5 df 5 e0 5 e5 4 en 5 eo 5 fq 5
spaniel 1n dq 4
spanish 19 3o n 51 b 6w 8 78 8 9z e cs 3
spanish_english 1n 51 c
spanish_lesson 1i 3o g 9z a
spanish_paperwo 1n 6w 9
spanish_teach 1n 3o c
spar r 11 5 15 8 29 7 35 5 54 a 66 6 67 5 6b e 77 2 7a 4 7h 9 81 5 86 6 8g 5 8x 5 9k 5 af a bc j bq 9 en 5 fa 2 fj 5 fl 6
spar_chang 1i 7h e bq e
spar_part 15 15 a 29 9 6b i
spar_room 1c af e bc v
spar_strap 1n 86 a
spar_tomorro 1n 54 c
spark 1i 17 4
sparkl 1i 2d a 63 9
spas 1i e 8 n 7
spat 1n 5n 5
spatula 1n 2o 4
spawn 1n 65 b
spe 1f a3 3 ad a
speak o t 9 1l i 24 5 2y 5 38 3 3d g 3i 2 3o d 4i 7 4n 3 4x 7 4z 2 51 5 77 4 78 9 7o 7 7u 3 9h 2 9z 4 a7 j am 5 b0 3 b2 7 b4 4 bm 7 ct 8 e7 5 eh 6
speak_aac 1n 1l b
speak_aid 1n 1l h
speak_aloud 1n 1l c
speak_autism 1n 1l b
speak_autisti 1n 1l b
speak_childre 1n 1l f
speak_deliver 1n 2y a
speak_hear 1i b2 a
speak_hold 1n 3d a
speak_meet 1n 3o b
speak_moth 1n 78 d
speak_non 1n 1l g
speak_nonverb 1n 1l b
speak_patient 1n a7 b
speak_play 1n 24 b
speak_practic 1i a7 n
speak_sentenc 1n eh b
speak_tool 1n 4i b
speak_whil 1i t b
speak_writ 1n 3d a
special z p 5 u b 5l 7 61 5 62 5 6s 4 76 8 7a 9 7f 7 a8 7 bf 4 ci 2 cj 5 ct 5 d0 3 dc 5
special_physiot 1n 7a b
spectac 1n 47 n
speech 15 z 7 1l i 2w 5 7o z a7 7 au k bm x ct u
speech_app 1n 1l i
speech_best 1n bm b
speech_birthda 1n bm f
speech_eulogy 1n bm 9
speech_exercis 1n 7o f
speech_ghostwr 1n bm b
speech_practic 1n 7o d
speech_recogn 1n ct d
speech_recogni 1n ct f
speech_servic 1n ct e
speech_text 1n ct m
speech_therapi 1i 1l 9 7o l
speech_therapy 1n 7o v
speech_twelv 1n au a
speech_wed 1n bm b
speech_writ 1n bm u
speech_written 1n bm b
spel 1c 82 5 9c 2 aa 3 ct 2
spelt 1i 1m 3 bk 3
spend x 4 8 t 3 z 3 2l 3 48 6 55 3 5p 3 6n 3 at d bg 3 bn m bo 6 bp 8 bw 4 d1 3 d2 6 dg 3 ds b ee 8
spend_categor 1n bn d
spend_digital 1n bn b
spend_les 1n ee b
spend_smal 1n ds c
spend_wat 1n 4 b
spent 14 c 3 2j 3 bp 4 cf 3 d2 3 dj 3
spic 1i 5q d 5z 1c
spic_blend 1n 5z j
spic_bought 1n 5z b
spic_onlin 1n 5z k
spic_palm 1n 5q a
spicy 1n 5t a
spid 1n 7n d
spil 1f 5a 4 dr 5
spilt 1n 2m 5
spin 1a s 3 8i 6 90 5 bk 5
spiral 1n 18 4
spirit 1f d 4 62 j f7 p
spirit_chosen 1n 62 b
spirit_distil 1n f7 a
spiritu 1n fc 9
spit 1n 4i 5
splic 1n bj 6
splint 1n e3 7
split 14 1g i 83 3 9s 3 a8 a a9 9 bo 4 br u c6 3 dd 7
split_bil 1n br g
split_cost 1i br b
split_expens 1i br j
split_read 1n a9 b
split_short 1n a8 b
spoil 16 1p 3 2s 4 5s 4 7r 4 83 3 84 3 ae 4 b5 c
spok 17 5f 4 aj 3 ao 3 c2 3 cr 3 ct 3 er 3
spoken y t 5 u 2 2v 3 2w 2 3o 5 4k 3 4x 3 7s 6 97 4 9b 3 9c 2 9g 5 9z 5 ah 2 ai 2 dn 2
spong 1n 2o 4
sponsor 1a w d 4u 7 5w e ay f b0 9
sponsor_updat 1n 5w b
spontan 1n 1v k
spontan_spot 1n 1v b
spoon 15 1e 3 2p 4 5m 3 5n 9 88 3 du 7 et c
spoon_print 1n et 8
spoonfu 1a 5n 4 5p 5 5y 3
spor 1i 65 5 7y 4
sport s 4 4 b 2 e 5 12 3 1j 3 1x 5 3m 3 3u 2 3w k 42 4 43 4 4b 4 4e 5 6j e 72 3 76 2 7a 3 82 4 ae 5 br 3 e3 5 ea b ed 8 ez 3 f2 2 f3 6
sport_associa 1n ed d
sport_clas 1n 3w j
sport_club 14 6j f
sport_hal 1n ea j
sportsw 1n 3y a
sporty 1i 9 9 5x 8
spot s 4 7 e 4 s 7 v 7 1v 7 44 7 7m b 89 8 8y 4 9g 2 9i 7 bb 6 bm 6 c2 7 c7 a cg 6 eq 7 fo 4 fq 6
spot_chest 1n v b
spot_dispatc 1n 9i b
spot_fraud 1n eq c
spot_gym 1n s c
spot_mis 1n 4 b
spot_post 1n bm 9
spot_residen 1n c7 b
spot_scam 1n bb 9
spot_usual 1n 44 b
spous 1n 7p 5
spr m 3q 4 5w 3 66 2 67 2 7k 2 7m 3 b8 7 bq 4 bw 3 by 3 e8 3
spray 1a 2e 4 7y 5 8s 4 f9 5 fo c
spread 16 51 4 5t d 84 3 a9 3 ar 7 bk 8 bn 3
spreads x 1u 5 2w 5 6c 4 6j 6 9x 4 at 4 bn 4 br 5 bw 5 bx 4 cu 8 d2 5 d3 5 da 5 db 8 ed 4 el 5 fh 4 fn 5
spreads_data 1n db b
spring 1n 9l 4
sprinkl 1n 98 a
sprout 1n 7y y
sprout_grow 1n 7y f
sprout_jar 1n 7y b
sprout_microgr 1n 7y 9
spun 1n 4b 4
squar 11 2p 3 47 6 80 6 ck d d0 3 e6 5 e7 b fm 3
squar_maps 1n e7 a
squar_orchard 1n ck 9
squash 1i h a f2 l
squash_court 1i f2 b
squat 1f f 9 49 3 72 2
squeak 1c 8p 4 8r 3 c2 5 cg 3
squeez 1i 2q c
stab 1n 7a 7
stabl 1i dy g e2 l
stabl_osteopa 1n dy b
stack 19 a 6 9v 5 9w 7 de 6 ft 4
stadium 1n c7 j
stadium_hospita 1n c7 e
staf o 13 4 2j 5 2t 8 2u 7 49 9 4i 2 4j 7 4k j 4l 6 4r 7 4w 2 4y 5 4z 7 52 4 55 4 58 2 5o 3 67 6 6c 2 7w 2 99 6 al 6 ao 2 as 6 av 4 ax 2 ba 3 bz 7 cm 6 d2 5 d5 2 d7 4 da 7 df k dg c dh 7 di 8 dj 7 dk 8 ee 2 ej 4 ek 4 ep 4 fi h
staf_centr 1n al b
staf_dril 1n dk b
staf_hotel 1n df c
staf_learn 1n 4k f
staf_limit 1n bz b
staf_near 1n 67 b
staf_onboard 1n df s
staf_open 1n 2u b
staf_pres 1n cm b
staf_record 1i as 9
staf_schedul 1n dg h
staf_tick 1n 99 b
staf_today 1n fi d
staf_train 1i 4k i
staffle 1n 4r b
stag y 12 2 1v 2 37 5 3n 2 5n 8 6h 2 6t l 8z 6 b0 2 b9 2 bg 7 cc i cd 3 da 8 ea 2 er 8
stag_costum 1n cc g
stag_deadlin 1n da c
stag_wean 1n 5n b
stain 14 4 6 3z a 40 7 6n 5 8v 5 aq 9 bl 4 et 5
stainle 1n 2d b
stair q f 3 1a 2 2b 3 72 4 7n 5 7w 2 8w 7 8x 3 95 2 97 4 9w 4 aw 4 b3 3 bd c e0 5 ez 4 fa 4
stairca 1i 57 c bd o
stairli 1n bd u
stairli_ramp 1n bd 8
stairwe 17 1w 4 27 3 5k 4 8a 4 8b 4 ag 5 bb 2
stak 1i cl 4
stal x 18 5 26 4 2k d 3p 4 5d 6 5y 5 7z 4 87 4 bl 3 e6 6 e7 4 f6 4 fb 4 fh 3
stal_weekly 1n 2k b
stalk 1i 9k 3
stamp w 0 4 21 3 46 5 4x 9 53 2 6h 5 82 f 8i 3 aa 2 av 5 db 5 e6 6
stamp_collect 1n 82 f
stamp_grad 1n 82 b
stand 8 3k 3 50 3 5c 2 9e 2 fa 3
stand_cancel 1n 3k c
stand_fetch 1i fa 9
stand_front 19 7s 8
stand_holiday 1n 50 c
stand_idl 1n 5c e
stand_lak 1n n b
stand_station 1i 2j a
standar 1i 4e d fu 4
standst 1n fl 9
stapl 1n d2 8
star 10 3 5 j 5 6u h 7o 2 8k 3 aw 5 cr e dt 3 fc d ff 4
star_guid 1n 6u a
star_sign 1n fc c
star_walk 1n 6u a
starboa 1n 9d 3
stargaz 1n 6u 8
start h a 4 20 4 4l 4 50 6 54 3 55 5 5e 5 5y 3 6c 4 72 3 73 5 7h 2 96 4 9m 4 a5 3 bq 8 de 3 di 2 e2 4 ef 2 ey 3 fi 3
start_end 1a 20 8
start_found 1n 50 g
start_invest 1n bq o
start_kit 1n a b
start_lat 1a e2 9
start_paddl 1n 9m a
start_stop 1n 6c b
start_ups 19 55 a
startup 1f 56 9 cz 9 dl g
startup_ready 1n dl b
stash 1n 7z 6
stat u 1i 4 1o 4 52 3 5b 3 7i 5 8u 3 8z 3 9q 4 a3 7 a4 5 a5 6 an 5 c1 7 dl 4 dq 3 e6 4 fn 3
stat_notary 1n a3 b
stateme 17 52 4 aa e by 7 c1 6 d1 3 d4 3 eg 6
stateme_choic 1n aa b
static 1n 1d 4
station r e 7 17 7 1d 6 20 a 21 b 2j a 32 3 45 4 4r 5 5d c 5p 5 68 2 6q 8 8j f 8o 8 96 4 9i 4 b8 2 c4 4 c6 7 c8 7 c9 2 ca 6 cy 2 da 5 ds 7 e9 8 fe 6
station_cheap 1n 1d b
station_check 1n 20 b
station_cycl 1n 6q a
station_deliver 1i 5d b
station_driv 1n c6 b
station_friday 1n 8o b
station_hal 1n 17 c
station_morn 1n 2j b
station_twenty 1n e c
station_villag 1n fe a
station_way 1n 21 b
statist 1i 1k 8 a3 4
statu 19 32 4 3m 4 3n 4 3o 4 5f 4 cw 9
stay a 2g 3 33 7 4o 3 4t 1 67 3 6f 3 78 2 dr 4
stay_child 1i 3v a
stay_sofa 1i 8b a
ste 1n 37 4
steady 17 75 3 83 3 8q 4 9h 2 al 3 df 2 fr 4
steak 1n 5t 5
steam 1c n 9 5n 7 b3 g
steel 15 b 3 2d a 3f 8 5d 2 87 6 8e 8 ft 9
steel_bottl 1n 2d c
steel_bowl 1n ft a
steel_plaqu 1n 3f 9
steep 1a 20 6 6s 3 87 3 9o a
steep_bank 1n 9o a
stem 1c 3v 9 65 3 8d 5 8f 9
stencil 1i m 5 9f 2
step a 22 4 4j 3 53 2 6w 4 7d 3 80 3 92 3 9y 5 a8 3 c1 3 d5 2 d9 4
step_cas 1n d9 b
step_check 1i av a
step_clos 1i c1 b
step_fre 1n 7s a
step_off 1i 7d b
step_person 1n 6w 9
step_step 19 6w 7 9y 8 d9 8
sterili 1c d 4 m 4 p 5 10 9
stew 1f 2v 9 3x a f4 2
sti 1n 7r a
stick u 4 b 9 7 32 2 3v 4 5o 4 82 7 8f 4 8j b 8r 4 97 9 98 4 bp 3 ce 3 f6 3 fl 7 fm 4
stick_childre 1n 4 b
stick_lift 1n 97 f
stick_short 1n 8j c
stick_vibrati 1n fl b
sticky 1i 38 4 3r 3
stif 17 e d g e 33 3 7l 3 8m 3 bf b dy 3
stif_back 1i e d
stif_begin 1n g c
stif_hand 1n bf d
stil 1i f7 6
stillbi 1n 3i 9
sting 1f 1 6 f 4 3o 3
stink 1n 3o 4
stir 15 8 3 25 3 5m 3 7z 4
stitch 17 44 5 45 5 4b 5 7z 6 86 k 8j 6
stock s y j 2a 5 3e 2 44 2 4c 7 58 6 5g 5 66 9 6b 4 6c 7 6e g 6n e 6o 3 88 2 8g 3 90 3 b6 j bq 5 c2 3 en l fe 6 fr 8
stock_coopera 1n fe a
stock_duty 1n 6n b
stock_kegs 1n 6n b
stock_photo 1n b6 m
stock_pick 1n 66 b
stock_product 1n 6c b
stock_recip 1n 6e b
stock_risk 1n 4c b
stock_shop 1n en e
stock_shortag 1n y b
stockho 1f f 9 3z 9 81 7
stolen 13 4r 3 8b 3 9a 7 9i 3 bw 3 c4 7 dc g e4 3
stolen_card 1n dc k
stomach 1i du 5
ston x 5 6 3b f 3f 7 46 9 87 3 8q 3 8s 3 93 4 9h 2 9l 4 9n 4 9o 5 9r 4 9v 7 ap 4 e8 c ex 3 f6 2
stonema 1f 3b 8 3f 4 e8 4
stonewa 1n 8l k
stonewa_plat 1n 8l c
stood v 1y 4 2n 3 3w 3 43 2 4o 3 9d 3 c5 3 ed 3 eh 4 fl 3
stool 1a 7x 8 bd 5 du 6
stool_boat 1n 7x 8
stop c w 2 x 2 2f 4 3n 2 44 5 6c 3 6i 4 72 3 7a 2 7e 5 7h 3 7n 2 8t 2 9i 4 9k 3 aq 4 b5 2 b9 2 ce 3 d9 4 dy 3 ec 4 em 6 ez 3 fl 3 fs 3
stop_account 1n 7h b
stop_best 1n em c
stop_counter 1n 9x d
stop_los 1i aq a
stop_market 1n 87 9
stop_money 1n d9 b
stop_mov 1n ez 9
stop_offic 1n c b
stop_shop 1n 6c b
stop_smok 1n 7e c
stop_villag 1n bj 9
stopwat 1n dq 5
stor m 8 3 y 2 15 6 17 3 41 5 48 3 4o a 4p 3 4r b 4v 4 5b 9 66 8 6f 2 6o 3 71 6 7p 2 8x a 9a 9 9b 3 9f 5 9h 5 9r 4 9t 8 a1 3 aj 4 ak 3 b2 8 b3 4 b8 2 ca 8 ci 5 fe b fg 6
stor_add 1n fg c
stor_app 1n 9a b
stor_hors 1n 9h b
stor_locally 1n 15 b
stor_pack 1n 66 h
stor_piec 1n 41 b
stor_pump 1n 9t a
stor_villag 1n fe c
storag z z 3 17 6 1z 7 5b s 5d b 66 a 67 g 8w 3 8x u 93 6 9b a 9t g ca l eo 3 ep 3
storag_advic 1n 5d c
storag_br 1n 8x b
storag_crat 1n 5b f
storag_rent 1i 5b e 8x d
storag_smal 1n 5b c
storag_spac 1f 67 c 8x l
storefr 1n 4o n
storefr_smal 1n 4o b
storema 1n 9a 8
storey 1f 9w d c7 7
storm 11 2a 7 34 3 94 a 9k 3 9u 5 b2 3 b3 3 cy 3 fq 5
storm_wel 1n 94 c
story p 5 6 1m f 3d 3 3f c 3h 6 3s 4 42 3 6i 9 71 a 84 6 85 d 8u 5 9z 8 a0 g aj j az 4 b2 j b8 7 bj 5 bl 5 bm 4 cj 8 ds 4
story_book 1n aj h
story_child 1f 1m f
story_childre 1i b2 f
story_family 1i 84 9
story_grown 1n 71 g
story_hero 1n 1m b
story_languag 1n 6i b
story_let 1n 85 b
story_listen 1n b2 g
story_mail 1n 85 b
story_onlin 1n bj 9
story_own 1n b2 b
story_persona 1n 1m h
story_phonic 1n a0 c
story_plac 1n 5 b
story_post 1n 85 c
story_real 1n 9z b
story_sing 1n cj a
story_turn 1n aj b
storybo 1i 1m w 8n a
storybo_astrona 1n 1m b
storybo_child 1i 1m g
storybo_hero 1n 1m b
storybo_nam 1n 1m b
storybo_persona 1n 1m b
storybo_print 1n 1m b
storyte 1n ff n
storyte_hospic 1n ff b
storyte_hospita 1n ff b
stov w n 8 2m 7 2z 7 33 8 36 5 5z 3 6p 6 8o 9 9q 4 ca 2 cf 4
stov_pick 1n 8o b
str 10 4 2 3n 2 3r 3 5b 2 6l 5 cd 3 cf 6 cg a ch e
str_instrum 1n cg d
str_quartet 1n ch j
straigh z 8 3 5j 8 75 2 7u 2 cn 3 dw 3 ef 2
straigh_farm 1n 5j b
strain 1n 9p 5
strand 1f c 4 c6 3
strang s e 3 20 4 2s e 32 2 3s 2 4y 3 6q 3 7t 4 89 2 8h 5 94 3 9x 4 9z 4 ae d b0 2 b3 6 c7 2 di 2 f4 2 fi 4
strang_long 1n 2s c
strang_tabl 1n ae d
strap 13 4 3 h 5 2c 7 42 8 45 3 4e 9 4s 3 6s 3 86 f
strateg 1i b3 a cq a
straw 19 18 3 2r 7 91 3 9v 7
strawbe 1i 9k 9 fn 4
stray 1n 1c x
stray_cat 1n 1c d
stray_dog 1n 1c d
stray_dogs 1n 1c b
streak 1a 57 3 70 4 7d c 8t 7 9z 6
streak_friend 1n 7d c
stream 16 33 4 3l 3 3q 3 72 8 9e 7 b1 e ci 5 ck 8
stream_servic 1n b1 c
street i 14 3 1b 3 1c 3 1m 4 1n 4 1w b 2e 4 2k a 2n 3 32 4 3c 2 3x 4 57 3 5d 2 5f 2 5k 5 5p 4 7s 4 8r 5 8t a 8u 7 9w 5 c3 3 c7 2 cy 3 e1 4 e4 6 e5 9 e6 5 e7 3 em 3 eq 4 fa 3
street_bins 1n e4 f
street_borrow 1n 1w c
street_check 1n 3x b
street_event 1n e6 c
street_food 1n 2k o
street_illustr 1n 1m 9
street_lamp 1n e5 f
street_onc 1i 5p a
street_wat 1n 8t f
streetl 1n e5 o
streetl_follow 1n e5 a
streetw 1n 3y a
strengt 14 f g y 3 2c 9 72 d ex 9 ez k f2 4 f7 3 fr 3
strengt_session 1n f c
strengt_train 1f 2c 9 72 e
stres 19 2c 8 3o 3 4s e dj d
stres_cal 1n 4s b
stretch 15 30 3 48 8 5w 3 72 3 7w 3 89 d b5 g
stretch_meet 1n b5 c
strict 1f 5i 3 5n 5 7c 3
strictl 1i 4y 5 6k 5
strik 1c 0 4 2q 4 5j 4 5y 4
strim 1n 9o a
string 1c 8f 4 8p d cf 7 cg 3
strip 12 5 9 27 5 48 5 5x 4 75 3 7b 3 83 7 8d 3 91 3 dv 9
strok 1a 7n k 7o b bf k f0 k
strok_aphasia 1n 7o b
strok_train 1n 7n b
strol 1n 8g b
strong 11 6 5 f 5 g 3 2w 3 60 3 71 3 a7 3 f2 2
struck 1i 1u 4 az 4
structu 1i 9w 4 db j
struggl 1n eb 5
stubbor 1n 7u 4
stuck u 23 4 2f 7 2w 8 3v 4 80 3 85 3 8h 2 91 7 97 3 9y b a4 4 b4 2
stuck_budget 1n 2w c
stuck_draw 1n 91 b
stuck_homewor 1n 9y f
stud 1i w p
student o h 4 12 4 19 6 1k h 1x 4 2e 4 2h 4 2m 5 2r 4 3a 4 3m 8 3s a 41 4 5h 4 5o 4 78 2 7i 6 7j 7 8b 5 8j 8 8p 4 8w 9 8x a 90 4 9w 4 9y 8 a3 5 a8 9 a9 e aa 6 af f al 4 au 5 bb 6 bc h bs 9 bt 4 c4 8 ce 4 ec 4 ee 7 ef e f0 5 f3 3 fi 8
student_adhd 1i 8j b a8 e
student_already 1n aa b
student_annotat 1n au a
student_answ 1n af b
student_apply 1n ef b
student_city 1n c4 b
student_contrac 1n fi b
student_find 1n af b
student_help 1n bc 9
student_loan 1n 7j d
student_pas 1f 1k a a3 9
student_pays 1n bc 9
student_sel 1i 1k i
student_senior 1i 3s d
student_sit 1n bb 9
student_sum 1n 8x b
student_univers 1n 3m b
student_van 1n 8w c
student_visit 1n 3s b
student_vouch 1n bs c
studio q d c e a f b g j i 5 m i r b s k 2q 7 39 8 45 6 4j 4 4o 6 4q 2 4u 5 4v j 4w a 54 5 57 a 70 5 8k 2 9f i ap a aq 4 ax 5 b3 9 cd 6 da 6 es g eu 7 fd 3
studio_clas 1i g f s d
studio_coach 1n f c
studio_contrac 1n 57 d
studio_develop 1n b3 b
studio_drop 1n 45 b
studio_eyebrow 1n d b
studio_fin 1n m c
studio_finish 1n 4v c
studio_hobby 1n es a
studio_near 1a e 9
studio_remind 1n r b
studio_softwar 1i s n 9f q
studio_timetab 1i s b
studio_wheel 1n es a
study z 2 3 v 8 w k 10 3 1k 6 3h 8 4h 3 71 3 95 3 a3 6 a8 e a9 o aa e ag 5 bg 3
study_help 1n aa b
study_plan 1n a9 u
study_recruit 1n w f
study_session 1n a8 b
stuf 1a 42 4 8b 4 8o 3 95 8 cj 3
stumbl 1a 9h 3 a0 d a6 4 c0 3 eb 5
stump 1n 29 4
stung 1n 4 5
stut 1n 7o l
stutter 1n 7o h
stuttga 1n c2 a
styl 16 2 a m b u a 1s c 2x b 47 4 5m a 8z e
styl_frozen 1n 5m b
styl_hospita 1n u b
styl_pay 1n m c
styl_pictur 1n 2x c
styl_test 1n 8z b
stylist 1c c c r g 1s b fd a
stylist_video 1n fd a
styrofo 1n ft a
subcont 1n eh o
subcont_dat 1n eh b
subject 11 1o 3 3m 3 77 3 a4 3 a5 3 ac 2 b0 3 b1 7 b6 3 b8 5 dm 7 ee 6
sublet 1i 39 5 c7 5
subproc 1n db 5
subscri n 5 6 6 4 7 9 8 4 9 8 a 7 b 6 1j b 2d 6 2w 6 40 8 4e 4 4q 8 4v 4 5i 4 5j 7 5k e 5l d 5r b 5s 6 5w 4 5z 4 60 8 64 4 7z 9 81 a 84 4 85 a 8b 4 8c b 8d 6 8f 3 8g 4 8i c 8k 4 92 5 at 7 ay 4 b3 5 b5 5 b6 5 b7 7 b8 9 by j c4 g c5 4 ci 6 du 9 f5 5
subscri_account 1n by c
subscri_bags 1n 60 b
subscri_battery 1n 92 b
subscri_busy 1n 8i c
subscri_cargo 1n 5k c
subscri_child 1n 1j a
subscri_childre 1n 1j e
subscri_company 1n at b
subscri_coupl 1n 2w c
subscri_family 1i c4 a
subscri_manag 1n by q
subscri_match 1n 5l b
subscri_piec 1n 40 b
subscri_plastic 1n 9 c
subscri_rar 1n 8c b
subscri_wonky 1n 5j b
subsid 1n 52 b
subsidy 1f 3l 8 52 i 9q 3
subsidy_smal 1n 52 c
substan 1n 7 5
substit 1c 5g 4 5x 8 bs 4 fi 9
subtitl 1a 3o 6 4k b 7s 8 9z 6 cs 9
subtitl_languag 1i 4k a
suburb 1c 12 8 3u 8 6r a dq 8
succeed 1n 7y 4
succes 17 4z 4 52 4 7h 4 ah 4 ba 3 bz 4
success 1i 55 5 58 3
succule 1n 8c b
such s 9 4 t 3 y 2 1h 2 2z 3 3o 6 5l 3 5v 2 76 2 7d 3 82 6 9c 2 b4 3 by 7 d5 2 d8 3 de 2 ff 5
such_basqu 1n 3o b
such_coin 1n 82 9
such_electri 1n by c
such_sea 1n ff 9
sudden 1i r 4 7e 5
suddenl 1n p 4
sudoku 1n b4 b
suffic 1f 6h 4 7f 5 ez 3
sugar 11 5 3 1w 4 2o b 2r a 5n 9 5u d 5w 5 64 3 6n 3 75 i 9k 8 f6 3
sugar_beet 1n 9k a
sugar_br 1n 2o b
sugar_salt 1n 5n b
sugar_sold 1n 2r b
suggest 12 s a w 3 1p j 1s e 22 9 79 9 ar 9 cr a cv 5 d8 b ee e
suggest_answ 1n cr c
suggest_chang 1n 22 b
suggest_din 1n 1p b
suggest_feedbac 1n ee b
suggest_outfit 1n 1s b
suggest_pag 1n ar b
suggest_talk 1n 79 b
suggest_train 1i s b
suggest_word 1n d8 c
suit n s 3 t 5 40 4 4a d 4s 7 6c 4 6f 3 6g 3 6j 3 6k 3 6n 3 6o 3 78 2 7r 5 ar 3 as 3 cm 3 co 3 cq 3 cu 3 cw 5 d0 3 d1 5 d3 3 d5 4 d7 3 da 3 db 3 dg 3 dh 4 di 3 dk 3 dl 5 dm 3 do 5 e6 3 eh 3 ei 3 ej 3 el 3 em 3 en 3 ep 6 eq 3 er 3 fh 3 fl 3 fn 3
suit_measur 1n 4a d
suit_nurs 1n 4s b
suit_repeat 1n 7r b
suit_women 1n 4a c
suitabl 1n ba 9
suitcas 17 31 d 5q 7 6t p af 4 ca i
suitcas_ful 1i 31 b
suitcas_hik 1n 6t d
suitcas_hotel 1n ca c
suitcas_stag 1n 6t c
sulk 1f 31 4 6g 5 8h 3
sulphat 1n 2 e
sulphat_recip 1n 2 b
sulphur 1n 6n 4
sum i 1i 3 21 4 3n 4 3q 9 48 3 4p 3 5v 3 5w 3 6r 9 7h 7 8p 4 8x 4 8y 3 9w 4 cg 3 d0 3 fb 4 fe 3
sum_camp 1n 3q k
sum_holiday 1f 9w 8
sum_keep 1i 8x a
sum_paid 1n 7h b
sum_toys 1n 6r a
sum_wat 1n fb a
summar 1i ay g dn p
summari 1i u 5 ay 5
summary 1i d0 5 dn m
summary_cal 1n dn c
sums 13 4p 4 7k 3 9q 3 a1 8 bq 3 bv 6 bz 3 d0 3 da 4 db 5
sun y 4 i m 2 2p 6 2x 3 47 5 48 5 5h 3 5m 3 9e 2 9u 5 c8 2 d1 2
sun_cream 1i 4 i
suncrea 1n 4 b
sunday g f 2 1p 2 1t 3 1w 3 2y 4 3i 3 3r 2 3x 3 5k 3 5m 5 66 2 6i 3 6j 4 7f 3 8t 3 93 2 9d 3 9g 3 bh 2 c0 3 ed 2 ee 3 ei 3 ex 4 fm 4
sunday_app 1n 6j b
sunday_compani 1n 3i 9
sunflow 1n 5u e
sunflow_seed 1n 5u b
sung 1i cb 7
sunglas 1n 47 p
sunk 1n 2c 4
sunny 1c 2p 3 8o 4
sunris 1a n 3 24 f 2x e 6y f 9m 3
sunris_beach 1n 2x c
sunris_sunset 1n 24 b
sunscre 1n 4 1b
sunscre_stick 1n 4 g
sunset 1n 24 e
sunset_breath 1n 24 b
sunshin 1n 2p 4
sup u u 4 1h 3 1p h 2s k 2w 4 5h 7 74 5 75 3 7g 4 ac 3 bj f eh 3
sup_club 1n 2s w
sup_film 1n bj 9
superma p 2 3 11 a 18 6 1p 6 1q g 2d 4 2k 3 2n 3 2o 3 2p 3 2r 3 4f 2 4r 8 58 4 5h 6 5i 3 5j a 5k 4 5l 4 5m 3 5o 7 5p 7 5q 7 5r 4 5s 8 5t 3 5u 3 5v 3 5x 4 60 5 61 5 64 3 65 3 84 3 87 3 8d 4 9j 8 9s 7 9t 6 a1 3 f2 5 fa 3 fe 3
superma_african 1n 5q a
superma_even 1n 11 b
superma_nearby 1n 1q c
superma_pension 1n 18 b
superma_pickleb 1n f2 a
superma_pric 1n 1q f
superma_reject 1n 5j b
supervi 16 h 6 j 4 z 6 1e 3 3i 3 3q 4 eq 4 f1 3
supplem 1n 7 17
supplem_women 1n 7 f
suppli t 1d 4 26 4 2w 5 4f g 4h 5 58 4 5g b 6e e 6o a 9j 7 9p 4 9s 4 ay 4 cq 7 cw 7 cz 5 d1 9 d2 4 d8 b db 4 dh 5 ei 3 en b fn f ft 4
suppli_contrac 1n d8 g
suppli_data 1n fn b
suppli_marketp 1n 5g e
suppli_monday 1n en c
suppli_notic 1n cw c
suppli_product 1n 6o b
suppli_receipt 1n d1 b
suppli_sheet 1n cq c
supply y y 6 1d 6 4f 6 4h d 5g e 8j 7 9f 3 9h 3 9l 3 9x j bd 4 be 4 d7 3 dv 6 fi f fn 6
supply_buy 1n 4h e
supply_chain 1i 9x p
supply_teach 1n fi h
supply_wait 1n fi b
support 10 o 5 13 6 1e 7 1l 3 3i l 3m 7 4s c 4y r 50 7 5j 6 77 7 a8 3 b7 6 bb 5 cm t
support_assista 1n cm m
support_email 1n cm g
support_group 1i 3i c
support_smal 1n 4y i
support_suit 1n 4s b
support_team 1n cm g
sur t 69 5 7b 2 7s 6 7u 2 8k 2 9l 2 9s 7 b4 3 cv a d4 4 db 7 di 2 do 3 e7 2
sur_electri 1n 9s b
sur_learn 1n cv b
surf 1c 4 j 34 14 6l o 6q f
surf_camp 1n 34 g
surf_coach 1n 34 d
surf_cours 1n 34 d
surf_lesson 1i 34 n
surf_school 1f 34 n 6l g
surf_spend 1n 4 b
surf_teach 1n 34 d
surfac 1i 9m 3 fk h
surfac_defect 1n fk f
surfboa 1n 8o h
surgeon 1n 6z 6
surgery 17 k f u 3 x c 4e 8 6z i bc 3 be 9
surgery_follow 1n k c
surgery_washabl 1n be 9
surgica 1n 4j b
surnam 1n bi q
surplu 1a 11 q 5j 6 5o v 5y b fr s
surplu_food 1i 11 j 5o r
surplu_harvest 1n 5y b
surplu_materia 1n fr o
surpris 12 36 7 5o b 8i b 8n 7 8w 3 8y 5 eh 3
surpris_bags 1n 5o b
surpris_let 1n 8i c
surrey 1i 8s 9 f9 7
surroun 1i 7s 9 ct 5
survey 1c 96 7 an 3 di 12 fq s
survey_dron 1n fq b
survey_team 1n di e
survey_text 1n di b
survey_tool 1n di e
surveyo 1c 96 9 eq 3 er 4 fq 6
surviv 14 9 4 2m 4 8c 4 e4 3
surviva 1n 6u 8
sushi 1n ev x
sushi_clas 1n ev b
sushi_grandmo 1n ev b
sushi_learn 1n ev b
suspect 1n 85 3
suspici 1f v h 7t m dc 9
suspici_messag 1n 7t f
suspici_spot 1n v b
sustain 1a 22 8 3y l 8f 9 9r 4 fn h
sustain_cloth 1n 3y j
susu 1n bu h
sw 1c i 9 1l 3 ar 3 e3 m
sw_not 1n e3 b
swabia 1n 4w b
swaddl 1n 4d b
swahili 1n 7l e
swahili_asks 1n 7l b
swallow 15 1k 3 3x 7 9f 7 a7 3 bg 3 dv 6 dw 3
swap q o 2 y 2 1i b 1j c 3z 7 41 5 4q c 5j 5 6r o 81 e 82 5 84 6 8g 9 8i 5 8n 3 8o 7 8p 9 b5 5 bu 3 bw 3 bz 2 cc 9 dg d ed 6
swap_child 1n 8p b
swap_family 1n 6r g
swap_feet 1n 8o b
swap_flat 1n 6r n
swap_hom 1n 6r u
swap_hous 1n 6r n
swap_jigsaw 1n 81 a
swap_next 1f 1j 8 3z a
swap_oth 1n 8g b
swap_shift 1i dg g
swap_twic 1n 4q a
swarm 1n 9l j
swatch 1n 3 4
swear 1n 5z 4
sweat 1a 9 3 4b 9 4s 4
sweatsh 1n 3y a
sweden z 0 6 22 6 35 6 4h 6 4n 6 61 6 73 7 7f 6 89 6 9d 6 a9 6 b0 6 be 5 cx 6 da 6 eb 6
swedish 1n 9z a
sweep 1a c 6 92 4 ef 3 ej 8
sweet 16 2q 7 2r 6 2u 4 5q 9 63 g 81 2 8d 5
sweet_lemonad 1n 63 b
sweet_mexican 1n 5q a
sweeten 1n 63 5
swel 1n 1 4
swept 1f 35 4 8w 4 f8 a
swim x 2 3 4 6 j w n 7 1d 4 1r 2 34 6 38 8 3q 3 48 f 6x h am 4 cj 5 f1 6
swim_adult 1n j e
swim_coach 1n j e
swim_cours 1n j e
swim_hotel 1n j b
swim_lesson 1n j y
swim_pool 1f 38 a 6x m
swim_school 1n j m
swim_short 1n 48 g
swimsui 1n 48 11
swimsui_fish 1n 48 c
swimwea 1n 48 14
swimwea_buy 1n 48 e
swimwea_childre 1n 48 c
swindl 1n bb 4
swing 1n e3 o
swip 1n b4 4
swis 1n ct e
swis_german 1n ct b
switch 7 by 4
switch_cheap 1n by c
switch_off 12 6p e 9t 9
switch_phon 1n bt c
switzer 11 9 6 10 6 5s 6 69 6 77 6 8f 6 9g 7 9r 6 b2 6 bp 6 cg 5 ct 6 d2 6 ef 6
swollen 1c 2h 3 6z 3 a9 3 dy 3
sworn 1f 36 4 4n 5 4x d
sydney 1i cl 2 du 9
syllabu 1n 9y 9
symbol 1n 1l w
symbol_non 1n 1l b
symbol_speak 1n 1l c
symptom 1c 76 l 7f 7 7l 15 dw h
symptom_app 1i 76 c
symptom_check 1n 7l x
symptom_lab 1n 7l b
symptom_pet 1n dw h
symptom_prepar 1n 76 b
symptom_symptom 1n 7l d
symptom_tel 1n 7l b
syndrom 1n 1e m
syndrom_cak 1n 1e b
synth 1n ct a
synthet 1n au a
syrup 1f 2r 4 5w 9 f6 m
syrup_fruit 1n f6 b
system o q 8 u 5 x 5 y 3 10 3 4i 6 4k 3 4q 2 4y 2 69 2 6c 2 6d a 6f 5 6k 2 6l 9 6m 9 8e 6 97 3 9a 3 9b 5 9d 3 9e 5 9u 4 cl 5 cm 3 cn 4 co 4 cr 4 cu 6 cw 4 d3 7 de 6 dl 2 dm 9 e9 3 ea 8 ed 4 ej 3 en 4 fg 8 fk 5 fl 3
system_ash 1n 8e b
system_delet 1n dm b
system_empties 1n cl a
system_hotel 1n cu b
system_surf 1n 6l b
system_writ 1n dm b
são 1i r 9 al 9
tab 1i 55 5 as 4
tabl e e 4 16 3 1k 2 1o 4 2i 5 2l 7 2o 4 2s 9 2t 4 2w 2 2z 3 33 4 39 6 3a 6 3i 3 3m 2 4o 2 4t 2 62 3 6d a 6m 8 6q 3 85 3 8a 8 8h 6 8l 3 90 4 91 3 9y 2 a1 6 ae 7 cl 5 dn 4 f1 3
tabl_asks 1n 6d c
tabl_beds 1n 8a b
tabl_box 1n 1o a
tabl_city 1n ae c
tabl_design 1n 2o b
tabl_mental 1n a1 b
tabl_messag 1i 6d b
tabl_noon 1n 2t c
tabl_oils 1n e c
tabl_onlin 1i 2s b
tabl_ord 1i 6m g
tabl_prop 1n 85 9
tabl_record 1n dn c
tabl_room 1n 6q a
tabl_sunday 1f 3i 8
tabl_unusual 1n 2s c
tabl_walnut 1n 33 c
tablet u 9 a 1h e 1l 8 1r 7 2h 7 3t 4 4n b 5p 4 6c 9 71 4 7a 4 7b e 7g 3 7o 7 7p a 7q a 7r 4 98 4 99 8 9f 3 a0 3 bb h dy 4
tablet_bamboo 1n 9 c
tablet_colour 1n 1r c
tablet_foreman 1n 6c b
tablet_onlin 1n bb 9
tablet_play 1n 7p b
tablet_strok 1n 7o b
tablet_symbol 1n 1l 9
tableto 1n 8h c
tablewa 1n 8l s
tablewa_buy 1n 8l e
tabs 1n 7d 3
tachogr 1n el b
tack 1n e2 5
tackl 1n 89 b
taco 1i 2k a 5t 4
tactil 1n bf 9
taekwon 1n ew r
tag x 48 6 6t 3 8c 4 8m 4 91 5 93 2 9a e 9x d dz 4 e3 8 fp e
tag_databas 1n 9x a
tag_notic 1n fp a
tag_prov 1n 9x c
tag_slid 1n e3 c
tags 1c 9a t cx c dz 7 fp 4
tags_read 1n cx b
tags_show 1n 9a b
tags_tool 1n 9a d
tail 14 2f 3 89 3 9f 3 b2 3 cc 7 en 4
tailor 17 5 4 1s 4 44 c 4a u 86 3 ah h bm 3
tailor_cov 1n ah b
tailor_napl 1n 4a c
taipei 1n 3a a
taiwan 1n 7q 9
tak 1a 7 9 e c dn b e7 8 fd 4
tak_off 1n e c
takeawa 1f 2j b 6m o ft k
takeawa_food 1n ft a
takeawa_restaur 1n 6m b
taken j 1c 2 5b 2 7b 6 7n 2 7p 2 80 2 89 3 9q 2 ca 3 cd 2 cv 3 dd 4 f2 3
takeof 1n ei b
taking 1i 2k 5 f0 4
tal z 8 4 1e 4 2x 3 8u 5 cc 4 e6 2 ew 4
talent 1i 4l a 4z g
talk i u 4 1l b 3i 8 3s 3 4o 2 4w 4 4z 2 51 3 53 6 55 5 73 3 76 6 78 8 79 7 7f 7 7o 7 7t 3 9z 4 a7 8 ad 5 ai 3 ak 4 am 4 ao 5 b5 6 bo 7 bz 2 ck 4 cq 4 di 4 dj 6 dw 5 eh 3
talk_autisti 1n 1l b
talk_deal 1n ao b
talk_doctor 1n 7f b
talk_family 1n 7f b
talk_gynaeco 1n 76 b
talk_lend 1n 55 b
talk_licens 1n dw c
talk_minut 1n 79 b
talk_non 1n 1l e
talk_phon 1n ad c
talk_pictur 1n 7o b
talk_psychol 1i dj a
talkati 1n am 6
tallin 1n 19 a
tampon 1n 6 k
tampon_organic 1n 6 c
tan 1n 86 5
tandem 1f 6y x 9z 4 a7 9
tandem_flight 1n 6y s
tandem_paragli 1n 6y e
tang 1n 8e 4
tangl 1n dq 3
tango 1n i n
tank 12 n 7 15 5 21 6 23 a 5c 2 64 e 6a 3 6n m 83 4
tank_brew 1n 6n d
tank_malt 1n 6n b
tank_moistur 1n 23 b
tanzani 1i 7l 9 fo 9
tap p 27 4 2d e 48 5 4e 6 63 3 64 8 6c 7 6k 6 7q 6 8r 8 9e 4 aj 3 bj h bx 6 ce 4 cg 3 cq 3 d2 6 dd 5 e9 6 fu 5
tap_digitis 1n bj k
tap_digitiz 1n bj b
tap_logs 1n 7q b
tap_scandin 1n 2d c
tap_school 1n 6k c
tap_slid 1n bj 9
tap_start 1n 6c b
tap_wat 1i 2d d
tap_wheth 1n e9 b
tapa 1n 2l b
tapioca 1n 2r j
tapioca_pearl 1n 2r f
taproom 1n 64 n
taproom_brew 1n 64 b
taps 14 1l 8 64 5 8r b 94 4 97 5 a0 4 ea 3 fu 4
taps_fix 1n 8r b
taps_voic 1n 1l 9
target 1n 9r 9
tarif 1c 2a 7 69 l 9t 6 by 4
tarif_cod 1n 69 j
tarot 1n fc z
tarot_app 1n fc e
tarot_read 1n fc b
tarpaul 1i 42 a e2 4
task s 1a e 1e 5 1r a 26 4 4j 3 4k a 4l 3 4s 6 50 5 51 7 71 7 7d e 7g 3 7i 7 99 6 9c 9 a8 4 ar 6 as h cx 8 da d dm 2 dn c dt 6 ef 7 eo 3
task_fee 1n da c
task_follow 1n 51 c
task_kitchen 1n 4k b
task_nam 1i dn b
task_near 1n 1a c
task_onc 1n as a
task_quot 1n 9c b
task_rank 1n ar b
task_secur 1n 7i b
task_sleep 1n 71 b
task_tablet 1n 99 b
task_tiny 1n 7d c
tast s 2d 3 2l 5 2o 9 2s 8 2z 3 30 4 5l 5 5m 7 5r b 5s 3 5t 6 5v 3 5w 4 5y 4 60 5 61 4 62 8 6n 9 bl 6 f6 5 f7 b
tast_room 1n 6n b
tasting 1f 32 d 5x 3 f7 e
tasting_distill 1n f7 8
tasting_travel 1n 32 c
tattoo 1c b 4 m 19 r l 9f 15
tattoo_artist 1i m i 9f p
tattoo_book 1i r c
tattoo_consent 1n 9f d
tattoo_studio 1c m r r c 9f t
tattooi 1n 9f 8
taught 14 34 3 3p 4 9y 3 a4 4 a6 6 bl 3 ct 3
tax o 4l 2 4m 3 4q 2 4t 9 4y 6 52 5 57 2 58 2 6d 2 6q 3 6w b 7k 3 9e 4 9s 3 b7 4 bc 3 bw d bx m d0 a d1 7 d3 c d4 4 dm 5 ed 2 ep e f4 3 f7 4
tax_advi 1n ep i
tax_advis y bx 7 d1 8
tax_app 1n bx j
tax_fil 1n d3 e
tax_mail 1n d3 b
tax_numb 1n 6w p
tax_payment 1i bx a
tax_report 1n bw b
tax_return 1c 4t c bx p d0 9 ep b
taxi 12 2x 3 3u 9 5f 8 6t 5 7w 7 al 5 c6 a c9 r d2 5 dd 9
taxi_driv 1i dd a
taxi_women 1n c9 g
tea w 8 5 14 2 2r o 3t 4 60 t 63 5 71 4 7p 2 8n 8 bc 6 ez 8 f0 g fc 2
tea_among 1n f0 a
tea_blend 1n 60 g
tea_drink 1n 60 h
tea_fans 1n 2r d
tea_instead 1n 2r b
tea_leav 1n 60 e
tea_near 1n 2r g
tea_shop 1f 2r d
tea_soap 1n 8n b
tea_women 1n 60 b
teach n g e i 6 j d 14 9 19 5 1o b 34 d 3h 7 3k 2 3l b 3m 5 3n g 3o g 3p 6 3v 6 4z 6 6r c 70 9 8p 7 9y 6 9z 4 a1 6 a2 6 a3 5 a4 b a5 3 a6 9 a7 5 a8 3 ac d b1 4 bb 9 cc 4 df 2 dk 5 ee j eu 7 ev b ex 6 ff 3 fi a
teach_adult 1n 14 b
teach_childre 1c 1o b 3h 7
teach_click 1n dk b
teach_correct 1i 3o a
teach_german 1n 4z c
teach_heat 1n 3l c
teach_hobby 1n a4 g
teach_hom 1i 1o h 3n a
teach_learn 1n 3o c
teach_listen 1f 3h 8
teach_old 1n bb b
teach_region 1n 70 c
teach_scan 1n ee b
teach_see 1i g b
teach_senior 1n bb c
teach_smal 1n 3o b
teach_song 1n 3n b
teach_spend 1n ee b
teach_swap 1n 6r a
teach_swim 1n j e
teach_theory 1n 3p c
teak 1n 8b 7
team r 13 3 1e 5 2t e 3t a 4z 6 51 g 56 5 59 m 5e k 6j 5 ao d au 7 cl f cm 9 cq 5 cv b cw 3 cz 5 d5 5 da 8 dg 5 di g dj 8 dn a do 7 eb 4
team_build 1n 59 o
team_caregiv 1n 3t b
team_chat 1n dn c
team_event 1n 59 q
team_itself 1n 3t b
team_lead 1i di h
team_learn 1n 51 k
team_lunch 1n 2t d
team_memb 1n 2t c
team_offic 1n 5e m
team_own 1n cv d
team_plan 1n 59 c
team_show 1n ao b
team_thirty 1n 5e c
teapot 1i 3t 3
tear 11 1f 3 1o 3 3m 4 40 3 49 7 8o 5 bj 6 dv 3 ev 4 ex 5 fd 3
teas 1n 60 k
tech 1c 19 i a5 8 bb l dj 8
tech_help 1n bb l
technic 15 10 3 90 d 97 b 98 3 at b cf j cs 4 do d ej t
technic_ask 1n do b
technic_lead 1n at d
technic_own 1n cf b
technic_right 1n 90 c
technic_see 1n ej b
technic_sees 1n cf b
techniq 1i h d eu 4
techniq_clas 1n h b
technol 1a 26 6 52 4 au 9 av 7 bb k
teddy 1n a 4
teen 1i 12 a bp g
teenag 11 6 9 12 e 1h i 2r 6 3m 6 3q 7 3v 7 79 c 7m 6 a2 f a6 6 bp 7 f3 5 fd c
teenag_cheerfu 1n 6 b
teenag_learn 1n a2 c
teenag_school 1n 12 b
teenag_talk 1n 79 b
teeth 13 x 3 10 3 1f 5 3k 4 6z g 8g 3 8p 7 ax 3 bh 6
tel e 5 4 g 2 25 3 4n 2 6e 4 6i 4 7b 4 7l 5 7p 3 7s 4 7t 4 8h 2 90 4 96 4 aj 6 an 4 ay 4 c7 3 cj 4 cw 4 dl 3 e4 4 en 4 ex 3 f9 3 fc 3 fl 3 fo 3
tel_bear 1n fl b
tel_blind 1n 7s a
tel_chef 1n 6e b
tel_city 1n e4 a
tel_clean 1n an a
tel_daught 1n 7b c
tel_don 1n f9 9
tel_engin 1n cw c
tel_family 1f 7t 9
tel_fault 1n 90 c
tel_indepen 1n ay b
tel_lov 1n cj a
tel_mis 1n dl b
tel_own 1c en a
tel_parent 1i 25 a
tel_person 1n 7p b
tel_story 1a 5 9 6i 9
tel_tenant 1n 96 b
tel_wat 1i fo a
tel_wheth 1i 7l a
telehea 1i 7f a dw r
telemat 1n el h
telemed 1n 7f w
telemon 1n 7v a
telepho j 1h 3 1r 3 1z 4 25 3 2b 3 2h 4 2x 3 31 3 39 3 3k 3 3u 3 4g 3 4n 3 67 2 6j 2 6m 3 6v 3 6x 3 78 2 7c 3 7g 5 7i 2 7l 3 7n 2 7t 3 7w 3 83 2 8j 3 al 5 am 5 b0 3 bk 3 bm 4 dz 4
telepho_lin 1f 7g 9
televis 1c p 7 ac 7 b1 7 ff 6
telly 1n ck 7
temp 19 13 a 76 3 9l 3 as 6 dq 3 fi f
tempeh 1n 5x a
tempera 11 a 3 25 c 26 9 2u 5 30 4 3x 3 6a 3 6e 3 92 6 96 3 99 n 9m 9 fu 8
tempera_flow 1n fu b
tempera_mortali 1n 9m a
tempera_sleep 1n 25 b
tempera_staf 1n 99 b
templ 1f c 3 47 4 70 7
templat 16 aa 6 ag 6 bk 5 bl 5 d0 g d6 9 d7 3
tempo 1n 3n 4
tempora 1i 4o q fi j
tempora_shop 1n 4o j
tempora_staf 1n fi h
tempt 1n 5r 4
tenan 1n ag b
tenancy 1a 6r 4 ag d bc 3 bs b eg i
tenant w 14 3 18 5 1d 5 26 5 27 4 2a a 30 3 4o 8 6r 3 7i 2 8r 5 8w 3 8x 5 90 3 93 5 96 h 9w 4 ag q bs k c8 6 eg m f9 6 fm 4
tenant_associa 1i ag b
tenant_help 1n ag l
tenant_let 1i ag h
tenant_messag 1n 96 b
tenant_mov 1n bs d
tenant_repair 1n eg j
tenant_right 1i ag g
tend 19 18 6 2v 7 3b k an 12 d6 n e6 4
tend_alert 1n an g
tend_find 1n an m
tend_fit 1n an g
tend_respons 1n d6 g
tend_search 1n an e
tenni 1c e 7 h 9 3w 9 f2 o
tenni_club 1n f2 d
tenni_court 1i f2 f
tenor 1n cb e
tens 1i 2c a b0 5
tent y 17 c 1h 2 1w 4 2y b 33 h 35 c 3q a 42 4 6p g 6q 4 8o g 93 8 9e 7 bm 3 cj 5
tent_farm 1n 33 e
tent_lodg 1n 6p o
tent_mats 1n 8o b
tent_organic 1n 33 c
tent_plan 1n 35 b
tent_project 1n 17 c
tent_rent 1i 2y b
tent_sand 1n 93 b
tenth 14 20 3 4t 2 5x 3 6n 3 7e 3 7i 5 8f 3 9g 2 9u 3 ey 3
term w j 3 13 3 1h 3 1i 3 1k b 4o 9 5g 3 67 b 6g 6 8p 4 a9 3 ai 3 ar 5 bt 9 c4 9 cs 8 d8 2 en 3 fh 3
term_ends 1i 1k 9
term_insuran 1n bt e
term_layout 1n cs c
term_student 1n c4 b
term_warehou 1n 67 h
termina 1f 2u 4 dd e ff h
termina_ill 1n ff b
termino 1n cs b
termit 1n f9 q
terrac 1f 59 8 8s 6 92 3
terrari 1n et 8
terri 1i dq 5 dt 9
test d 1 5 4 4 7 6 9 3 f 3 p 5 28 3 2d 4 3m 7 3p 6 44 3 47 6 49 3 4d 3 4l 5 56 b 5i 6 7r c 84 3 8z 3 96 4 9a 4 9v 4 a1 3 a3 3 a9 3 ab 8 aq 3 at 5 bl 3 cv a cx 7 dk 6 dx 3 e9 5 eb 3 fu 4
test_br 1n 44 b
test_carpent 1n 49 b
test_check 1i cx a
test_company 1n 56 d
test_escrow 1n 4l g
test_find 1n 96 b
test_fing 1n 7r b
test_hom 1i 7r i
test_hundr 1n 47 b
test_hundred 1i aq a
test_indepen 1n 7 b
test_irritat 1n 1 b
test_kit 1n 7r h
test_kits 1n 7r g
test_lab 1n 5i b
test_liv 1i p b dx b
test_mail 1i 7r c dk i
test_mood 1n 8z b
test_photogr 1n bl a
test_questio 1i 7 a ab a
test_releas 1n cv b
test_serv 1n at b
test_show 1n 7r b
test_smal 1i 56 a
test_tool 1n cv m
test_volunt 1n e9 b
testimo 1n 4w c
texa 16 51 7 66 7 9i 7 9o 6 bl 7 cp 7 dw 7 ed 7
text q q 9 u 2 1v 4 3d 2 4v 9 4x 8 6i 2 9l 8 9n 6 9z 3 a8 c al 3 ar 2 b5 4 ce 4 cq 7 cs 4 ct e cx 9 d0 4 d6 2 d7 6 d8 2 d9 6 di 7 do 2 eb d er 5
text_api 1n ct g
text_beekeep 1n 9l a
text_check 1n eb b
text_dyslexi 1n a8 b
text_includ 1n 4v c
text_messag 1a 9n 8 d7 9 di 9
text_patient 1n q b
text_phon 1n d9 b
text_read 1i 4x b
text_ready 1n cx b
text_speech 1n ct j
textboo 1f 1k 15 1x 9 a1 7
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
textil 1a 4f 8 5a 7 6b a 9v d fs 8
textil_wast 1i 9v c
textur 1n 5x 5
th_chang 17 74 8 di a
th_lack 1n 1w c
th_turn 1i 1x a
thai 1n e b
than e 1 3 23 3 2d 2 3t 5 5u 3 7e 2 8k 2 bz 3 cm 2 cq 3 cw 3 dj 4 dm 2
than_fac 1n 3t f
than_gram 1n 5u b
than_ingredi 1n 1 b
thank y w 2 1w 3 3r 2 3s 2 5k 2 8n b 8u 2 94 3 b7 6 co 4 cr 2 d9 4 de 2
thank_yous 1n 8n b
thaw 1n du 4
theat 1n cc 9
theatr 16 2l 4 38 8 42 3 be 2 cc p ce 7 ck m dx 3
theatr_group 1n cc g
theatr_warehou 1n cc 9
theft 16 1j 6 5c 4 8o 4 8p 4 8x 4 9l 3 9u 3 c4 c
their v 5 3 9 3 2z 4 4c 2 4r 3 58 2 5a 2 6b 3 6n 3 6r 3 ao 2 c5 3 d6 3 e0 2
them 1f 2o 9 3q b 3r 8
themsel o w 3 11 5 14 2 2w 6 2y 6 2z 3 3i 2 50 2 80 4 8h 2 8z 4 ae 3 dc 2 dp 2 f4 2
themsel_ask 1i 2w b
themsel_queu 1n 11 b
theolog 1n 3h 4
theory 1i 3p p ab 14
theory_driv 1n 3p c
theory_test 1n ab n
therap 17 q c u 8 z k 71 8 78 d 7n c 7o 8
therapi 11 e m k g q 8 z q 1l b 78 r 7a 3 7n 9 7o j 8f 3 a8 7 bd 4 dy 8
therapi_back 1i k b
therapi_client 1n z e
therapi_look 1i 7o a
therapi_practic 1f z j
therapi_send 1n z d
therapi_speak 1n 78 c
therapi_tabl 1n e c
therapy 15 e 4 k 8 z e 78 s 79 b 7n p 7o p bg 3 ff k
therapy_against 1n 7n b
therapy_app 1i 7o k
therapy_dogs 1n ff o
therapy_kids 1n 7o d
therapy_practic 1n z g
therefo 1n dy 4
thermal 1c n 9 96 c e1 c fq i
thermal_camera 1i 96 a fq a
thermal_dron 1i e1 b
thermom 1c 25 9 3x 4 5s 4 du 7
thermos 1i 8k 4 fm k
thermos_hotel 1n fm d
thermos_softwar 1n fm b
thick 14 4b 3 8j 3 9h 4 b8 a es 2
thick_pap 1i b8 b
thiev 1n dc 3
thigh 1f a 3 3y 6 dy 3
thin y m 4 43 2 47 4 4g 6 8i 3 8l 2 9b 4 cj 4
thing n 16 5 17 d 1b 3 1e 4 1k 4 1o 5 1v 9 1w 9 1x c 29 c 4h 2 4r 3 7d 3 88 8 8f 6 8g 8 8x 9 8z 3 93 c bg 4 ca 2 fr 3
thing_help 1n 1w c
thing_kids 1n 1v b
thing_kitchen 1n 8f b
thing_neighbo 1n 93 j
thing_photogr 1f 1x b
thing_shop 1i 17 b
thing_try 1i 1o 9
think u o 3 1e 3 5o 3 7e 2 92 7 96 3 cr 2 dt 3 ef 2
think_heat 1n 92 b
thinnes 1n fh 4
third c 7 2 f 3 ae 2 bs 3 bz 3 df 3 ee 2
thirsty 1c 1t 3 2q 4
thirtie 1n 7h 8
thirty j b 3 10 3 1q 2 1t 3 1v 3 2d 3 2i 5 40 3 42 3 4e 4 4l 2 5e 5 5g 5 5s 3 60 3 69 3 6v 3 7e 5 7q 3 8c 4 8k 4 8m 3 a5 3 ae 3 ai 3 ar 2 b3 4 d8 4 do 3 e6 3 ei 3 eo 3 er 2 fa 3 fc 3
thirty_program 1n 7e b
thirty_rent 1n 5e c
thirty_seat 1n 2i c
thirty_smal 1n 5g b
thistl 1i 9o 4
though 1a 2z 3 97 3 bj 3 ec 3
thought 11 2w 4 3g 3 5r 3 79 8 8w 4 ao 2 b4 3 d5 3 de 3
thousan p 1z 6 23 5 2h 2 4f 2 4g 4 4l 2 4m 3 56 2 5u 5 79 2 7e 2 7v 2 8h 2 a4 3 b3 3 bk 8 co 2 cx 2 do 6 eh 4
thousan_machin 1n do b
thousan_phon 1n 1z b
thousan_pictur 1i bk e
thread 15 b 3 2w 5 44 8 4b 3 7z 8 80 3 86 8 8j 3 a4 4
thread_includ 1n 7z 9
threat 1n 4h 5
threate 1n 1g 5
thresho 1n bd 5
threw 1i e5 3
thrift 1n 41 b
thril 1n 4j 5
throat 1c b 2 3o 3 61 8 bg 3
thron 1n 1n 7
throw w l 3 16 5 4m 3 5h 3 5o 3 aw 3 ct 2 es 5 ew 4 fk 7 fr 8 ft 4
throw_away 13 fr 8
throw_bad 1n fk b
thrown x 1z 3 2k 3 2q 3 2u 6 30 3 5m 3 6e e 8d 3 8s 3 90 3 9j 3 ax 2 be 2 dh 3 fk 4
thrown_away 12 6e b
thu 13 q 5 r 5 s 3 x 3 z 3 10 3 de 3 dq 3 eg 3 er 3
thumb w 17 3 4a 4 6k 2 6v 2 b9 2 cp 2
thumbpr 1n 0 4
thund 1i 6x 3
thuring 1n f5 7
thursda e l 3 12 2 1v 6 3m 2 40 4 5j 4 78 2 9j 3 ai 3 am 4 aw 2 dg 2 e2 2 ea 3 f3 3
thursda_app 1i 1v a
thursda_back 1n 40 b
ti 1n 2o 7
tick z q 2 1p 2 32 3 3p 3 4k 3 8q 3 99 9 aq 3 c2 3 ek 9 f9 5
tick_hygien 1n 99 b
tick_room 1n ek c
ticket z 1v g 2i 4 2k 6 36 6 38 b 45 6 4a 3 4y b 6h v 6m 9 7u d 85 5 c9 2 ck 5 cm k cx 4
ticket_claim 1n 7u a
ticket_event 1n 6h e
ticket_fees 1n 6h b
ticket_messag 1n 6h b
ticket_organi 1n 6h e
ticket_platfor 1i 6h f
ticket_right 1n 6m b
ticket_staf 1n cm b
tickl 1n 61 3
tid 1c 34 3 6l b 9m h d4 2
tid_level 1n 6l b
tid_tempera 1n 9m a
tidy 1f o 3 2z 4 95 9
tie 13 12 2 1i 4 26 3 48 3 63 3 8n 5 98 3 cl 2 e3 3
tied 16 9i 6 e3 5 e8 3 eh 4 fr 3
tier 1n 2o m
tier_wed 1n 2o b
ties 1i 12 3 9d 5
tiffin 1n f4 a
tight z 1h 2 1q 6 4d 3 4e 6 4s 3 74 5 9t 4 c0 2 d4 c
tight_red 1n d4 b
tighten 1n fq 4
tightne 1n 23 5
tigriny 1n 4n 3
tiktok 1c 4m 9 aq g b1 9 cp 9
tiktok_ads 1n aq g
til o r 3 y 6 17 6 1b 5 1q 3 4o 4 4r 4 5u 3 5v 5 68 2 6d 8 6m 6 71 3 7l 3 8y a 93 3 9v c cr 8 cu 8 d2 8 df 6 dg 4 en 8 fj 4 fr b
til_collect 1n cr c
til_expens 1n d2 b
til_timb 1n fr a
til_webshop 1n cu b
tilapia 1n 9m f
tilt 1c v 3 26 3 28 c
tilt_curv 1n 28 b
tim 1f 21 3 44 f 7d c
timb 19 1b 3 8a 3 9v 5 9w m 9x 7 fr e
timb_extensi 1n 9w c
timb_window 1n fr a
timeshe 1n da m
timetab 16 g 7 s c 1o 3 7g 4 a9 c cx 3 d6 3
timetab_clas 1n s c
tin y b 6 1p 2 5z e 60 8 61 8 88 4 8z 5 bg 5 bl 4 dd 6 e1 5
tins 19 4 b 5z a 60 b 61 g 7s 8 du b
tins_deliv 1n du b
tins_harvest 1n 60 b
tins_surf 1n 4 b
tint 1n d 7
tiny 19 e b 6p f 7d b 8b 3 9w j du 4
tiny_hom 1n 9w c
tiny_hous 1i 6p d 9w e
tiny_massag 1n e c
tiny_step 1n 7d c
tip 11 32 6 8b 3 8j 3 b5 6 b7 7 bq 5 d1 3 dd 6 f8 i
tip_pric 1n f8 9
tipi 1n 6p l
tips 19 1v 7 8s 4 9f a b5 4
tips_ink 1n 9f b
tir w 16 3 1f a 4o 3 4z 3 73 2 75 3 7r 5 9g 3 9j 4 a8 4 aq 4 bh 2 bu 3 fe 3
tir_parent 1n 1f f
tissu 1n b 3
titl 15 l 4 p 4 4t 4 7k 3 8i c 9c 3 a4 6 b3 6 fh 3
titl_describ 1n 8i c
toast 16 16 c 2n 8 3a 3 bm o ec 2
toast_best 1n bm b
toast_ghostwr 1n bm b
toast_wed 1n bm b
toast_writ 1n bm f
toast_written 1n bm b
today a 1q 3 7l 3 d5 4 fi 3
toddl 14 1f j 1j f 1u 7 3l f 3w e 3z 7 5n h 8g 7 ey u f1 n
toddl_bal 1n f1 c
toddl_café 1n f1 e
toddl_clas 1n ey i
toddl_group 1n ey c
toddl_indoor 1n f1 c
toddl_massag 1n ey c
toddl_meal 1n 5n g
toddl_morn 1n ey c
toddl_music 1n ey c
toddl_parent 1n ey a
toddl_rhym 1n ey c
toddl_sensory 1n ey c
toddl_sign 1n ey c
toddl_sleep 1n 1f l
toddl_soft 1n f1 f
toddl_song 1n ey c
toe 1c p 4 43 f 45 6 9h 3
toe_box 1n 43 b
toes 1i p 3 43 4
tofu 1n 5x a
togeth l z 5 16 8 18 7 1h 5 2o 5 2x 3 36 7 4h 9 57 2 5f 2 6o 3 72 5 80 4 95 5 a3 5 a8 4 ae 5 af 3 b0 5 b3 5 b5 6 bc 6 bo 4 br 6 bu 4 c6 9 eu 5 ex 3
togeth_coupl 1n 2o b
togeth_even 1n eu a
togeth_guarant 1n c6 b
togeth_hom 1n z b
togeth_network 1n b0 b
togeth_old 1n bc 9
togeth_own 1n 16 c
togeth_sold 1n b3 b
togeth_train 1n 72 b
toilet 17 2i 4 35 7 3a 4 3j 3 9i e ek 8
toilet_light 1n 9i b
token 1i 7k 9 bw a
tokenis 1n 7k a
tokeniz 1n 7k a
tokyo 1n ca a
told d 7b 3 7r 3 7t 3 aj 3 e6 3 fu 3
told_onc 15 e6 8
toleran 1n 1 5
tom 1i br 3 ec 4
tomato 11 18 5 1p 3 1w 3 5b 5 6r 5 7s 4 84 j 87 5 9k 8 dr 3
tomato_variety 1n 84 9
tomato_work 1n 9k a
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
tomorro k q 2 16 3 1p 3 1r 3 2n 4 2p 3 3t 2 3u 2 4f 4 54 6 5k 3 65 3 6c 3 6l 2 8d 2 8t 4 9g 3 fj 2
ton 11 3 h 1g a 27 5 4i 3 9p c 9r c aw 7 b3 3 cm 3 d0 3 d9 c fn 4
ton_forty 1n 3 c
ton_stop 1n d9 b
tongu 17 3o 3 5r 4 5v 3 78 b a7 c aq 3
tongu_meet 1n 78 c
tongu_play 1n a7 b
tonic 1i 62 d 63 9
tonight i n 3 s 2 1v 5 1w 5 2l 3 38 6 5r 3 78 3 7l 4 96 2 9d 4 a0 3 al 3 ek 3
tonight_point 1n 1w c
tons 1n 5y 5
tontin 1n bu n
tontin_pap 1n bu b
took s 1k 2 1r 3 3e 2 6c 2 6f 2 72 3 b4 4 by 4 c5 2 da 4 ei 4
tool l x 3 y 4 z 4 17 g 4i 5 4m 5 52 3 5c 6 69 2 6c 3 6e 3 6g 9 7x e 87 5 88 a 8e e 93 h 95 3 9a j 9f 5 a8 5 ag 5 ao 5 ap 6 ar a as 6 at 3 au 4 co 7 cp 3 cq 3 cr 7 cs a cv d cw 8 cz 7 d0 8 d4 7 d6 3 d7 7 d8 3 d9 3 dh 4 di 6 dl 6 dm 5 dn 5 ee 5 ei 3 ek 3 eq a er 9 fb 5 fg a fh a fo 9
tool_advic 1n fb a
tool_child 1n 7x a
tool_childre 1n 7x d
tool_collect 1n dl d
tool_encrypt 1n 4i b
tool_find 1n 4m b
tool_guitar 1n 88 b
tool_invento 1n 9a c
tool_keep 1i d7 a
tool_kit 1n 7x i
tool_learn 1n d4 b
tool_lend 1i 93 k
tool_library 1i 17 s 93 a
tool_local 1n ar b
tool_lost 1n 9a d
tool_machin 1i 9a h
tool_manag 1n 9f b
tool_phon 1i d0 a
tool_post 1n fh a
tool_project 1n 7x f
tool_rent 1n 93 e
tool_runs 1n cv b
tool_says 1i ag a
tool_scan 1n dm b
tool_shar 1n 93 e
tool_sharpen 1n 87 b
tool_stor 1n 9a j
tool_suggest 1n cr c
tool_tags 1n 9a d
tool_tent 1n 17 c
tool_track 1n 9a t
toolbox 1f 7x q 9a 9 eh 9
toolbox_real 1n 7x 8
toolmak 1n 6c 5
tooth 19 10 3 1n b bk 3
tooth_fairy 1n 1n c
toothbr 1i 9 g bo 3
toothpa 1n 9 r
toothpa_tablet 1n 9 g
top q v 6 2m 6 48 3 4g 6 5f 2 5h 3 8b 3 8l 3 8q 4 8r 4 aw 7 bs 2 c9 2 cf 4 cr 2 d8 4
top_draft 1n aw b
top_ups 1n 4g b
topic 1i a3 b a9 b
topping 1n 2r a
tops 1n 4d i
tor 1n 9u 4
torah 1n 3h 9
torch 1c 3q 4 9m 7 b9 2
torchli 1n fp 4
torn z a 3 16 9 3r 3 40 3 45 2 79 2 8o 3 cd 3
torn_cloth 1n 16 c
toronto 16 2r 7 3b 6 3q 8 3s 7 8p 7 8w 8 ad 7 d9 7
tortill 1i 5q c ev n
tortill_learn 1n ev b
tortill_masa 1n 5q a
tortois 1f 47 4 cg 4 e1 4
tot 1n 42 b
total 1f d0 c db 7 dj c
total_tax 1n d0 b
touch o r 2 10 2 3e 3 7f 3 7h 3 7j 2 8e 5 91 3 as 4 d1 3
toupe 1n fd a
tour 11 e 3 20 a 32 y 36 a 37 6 3j k 4c 5 6i 9 6l r 6s h 6t 6 6u i em e er l
tour_bik 1n 32 c
tour_book 1i 6l n
tour_estat 1n er d
tour_floor 1n er g
tour_operato 1i 6l n
tourism 1n 6z h
tourist 11 0 6 32 b 37 6 6g 3 6q 3 6t 3 6u 5 6v i 6y e 9e 3 c4 3 ca e ev h
tourist_few 1n ca c
tournam 1c 82 4 ed 4 ex j f3 e
tournam_sunday 1n ex c
tow 16 35 4 81 4 8v 4 ab 3 b1 3 c7 7 e9 3 f2 3
toward 1c 1c 3 8p 4 a2 4 dp 3
towel 11 4 3 d 5 27 5 5a d 6f 7 8m 7 8v 4 ac 4 bd 5 be 4
towel_smal 1n 5a b
town f m 3 1a 3 1m 3 1q 5 1v 3 2o 3 2x 3 31 5 32 3 4c 2 4m 3 4n 5 4o 5 4r 3 4u 4 4v 2 4y 2 5a 2 5f 3 5j 4 68 2 6g 3 9w 3 ab 3 ad 4 ae 6 az 7 b2 3 c9 3 ck 6 cl 3 cp 2 cs 4 e3 8 e5 9 e6 3 e7 5 e8 4 ea 7 f1 3
town_council 1f az a
town_friend 1n b2 b
town_hal 17 4n b cs 9 ea a
town_keep 1i e3 a
town_news 1n az c
town_put 1n 9w a
town_report 1n e5 b
town_tempora 1n 4o b
town_thursda 1n 5j b
toy 14 3r 4 3v 4 69 5 7x 6 81 3 8f g 8g q 8h 7 8j 4 dv e
toy_brand 1n 8f c
toy_library 1n 8g c
toy_rental 1n 8g t
toys 19 29 4 6r a 88 4 8f 11 8g s
toys_already 1n 6r a
toys_keep 1n 8g b
trac 14 5g 4 5i 5 5v 4 6n 6 7c 3 9x j c1 3 di 3
trac_cocoa 1n 9x c
trac_fish 1n 9x d
traceab 1i y 5 9x v
traceab_softwar 1n 9x e
track r 1y 5 21 5 22 8 24 7 2b 5 2c 8 6c 7 6e 4 6n 9 71 7 74 5 75 5 76 c 77 5 79 b 7d d 7q 7 9a i 9x 7 ah c b5 9 b6 3 bn 9 bw f by 8 c1 5 cb c da h de g dz i ec h ej 2 el 8 em 3 fp 4
track_app 1f 7d c
track_choir 1n cb b
track_far 1n b5 c
track_keep 1n 76 b
track_mood 1n 79 b
track_project 1n da e
track_read 1n da c
track_school 1n ec c
track_sent 1n ah b
track_smal 1i de d
track_streak 1n 7d c
track_tank 1n 6n b
track_tool 1n 9a c
tractor 19 5c r 6b c 9k g 9n y 9o 6 fo 8
tractor_demand 1n 9n h
tractor_driv 1i 5c f
tractor_farm 1n 9n d
tractor_hir 1i 9n k
tractor_shar 1n 9n d
tractor_text 1n 9n b
trad j 12 5 2k 3 49 5 4h 4 4j 3 4k 3 4t 3 4u 4 4v 2 4w 2 4z 2 51 2 53 6 55 2 5b 7 6r a 82 e 8l 3 8r 3 97 3 9c 4 9h 3 9t 4 9u 5 a5 9 ah 3 ai 6 ay 4 ba 6 bu 3 bv 3 bw 7 bx 6 cy b d0 3 dd 7 dm 3 dn 3 ei c el 3 fr 3
trad_card 1n 82 x
trad_centr 1n 9u a
trad_first 1n a5 b
trad_hom 1n 6r j
trad_hous 1n 6r j
trad_quot 1n ei m
trad_record 1n ai c
trad_tax 1n bx d
trad_taxi 1n dd b
trad_websit 1n cy m
tradesm 1i 8r a cy j
tradesp 1i 8r e cy a
traditi 1n et 8
traffic 1c 26 g dv 4 fa 4
traffic_light 1n 26 g
trail z n b 20 i 28 6 2j 6 2k a 43 4 6t e 9e 6 9k 6 ck c fj 4
trail_map 1n 20 f
trail_squar 1n ck 9
trail_stand 1n n b
train g d 4 f e s 7 12 4 13 6 15 5 19 7 1f 4 20 5 2c 6 2j 3 36 9 3i 4 3k 4 3w 4 43 3 4j e 4k c 4n 2 50 6 51 e 6b 3 6j 4 6s 3 72 a 73 7 78 5 7a 4 7n 5 7o 4 7p 9 7s 4 7u 7 7w 4 a5 3 ai 3 ao 7 au 9 aw 2 b4 5 bc 5 c6 2 c9 4 ca 4 ce 4 cf 5 ct 4 df a dk 9 ds 3 dt d dy 5 e9 6 ee 2 ef 3 ew 8 ex 8 f4 4 f9 3 fi 4
train_app 17 4k h 72 a 7a 8 df b
train_arm 1n 7n b
train_cancel 1n 7u a
train_client 1i f g
train_coach 1i ex b
train_compani 1n 3i b
train_consent 1n ct b
train_daily 1n dt c
train_data 1n au g
train_dog 1i f9 8
train_elderly 1n 7p e
train_employ 1f 51 c
train_exercis 1i 2c a 72 a
train_group 1i ex b f4 9
train_help 1n 7w b
train_hom 1n f c
train_hors 1n dy b
train_journey 1n 36 g
train_kids 1n 3w c
train_manag 1i 51 h
train_memory 1n 7p b
train_nail 1n d b
train_nurs 1n 1f 9
train_provid 1n 51 e
train_react 1n 72 b
train_reactiv 1n dt c
train_record 1n e9 b
train_refug 1n 13 f
train_relatio 1n 78 c
train_remot 1n 50 c
train_rid 1i dy a
train_simpl 1n f c
train_sit 1n 3k c
train_smal 1i 36 a
train_staf 1f 4k b df j
train_station 1n 20 b
train_student 1n fi b
train_tun 1n cf b
train_volunt 1n bc 9
train_woman 1n 15 b
train_workpla 1n 51 h
train_writ 1n s c
traine 1a 54 7 57 8 5f 7 bc j ep 7
trainee 1n ef h
trainin 1f 4j f 4k 4 75 7
tram w 32 2 3a 2 3k 2 3o 4 6b 6 8x 2 ab 6 af 4 al 4 b2 5
trampol 1i h a f1 q
trampol_hal 1n f1 e
transac 1f bw 8 d1 f dc 9
transcr 1c ao b bi 7 ct l dn j
transcr_api 1n ct d
transf 16 6s 9 6t n 7h c bj e bo f br d bv q ca 8
transf_end 1n br d
transf_hoist 1n 6s a
transf_walk 1n 6t c
transla 13 3h 5 4n 6 4x 10 av 8 b5 e cs z d0 7 e7 9 eb a
transla_agency 1n 4x i
transla_birth 1n 4x c
transla_busines 1n cs e
transla_check 1n cs c
transla_comment 1n e7 a
transla_court 1n 4x i
transla_manual 1n cs i
transla_onlin 1n b5 c
transla_servic 1n 4x q
transla_tool 1n cs n
transpa 1f 1b 9 3c d 9x 8
transpl 1n 6z t
transpl_istanbu 1n 6z c
transpo 13 20 7 3u a 6a 7 7w v c6 3 c9 3 cg 3 dz 3 ec m fr 3
transpo_attenda 1n ec g
transpo_book 1n 7w l
transpo_servic 1n 7w c
transpo_several 1n 7w b
trap 1f cx 4 dk 4 fo a
trattor 1n 2l i
travel q 5 7 1o 4 1u k 22 2 23 4 2d 9 2x 5 32 9 35 e 36 j 3j e 40 3 50 7 57 5 59 2 6q d 6r 7 6s i 6t 3 6v l 6z b 7u 9 8g 8 94 6 ar 6 bk 4 br 7 bx 3 ca d d2 a dc 8 dr 8 ed 7 ev b
travel_abroad 1i 6z k
travel_book 1i ca b
travel_bottl 1n 5 b
travel_calenda 1n 50 c
travel_cots 1n 8g b
travel_data 1n 6v g
travel_design 1n 36 g
travel_disabil 1n 6s f
travel_esim 1n 6v k
travel_group 1i 36 d
travel_insur 1i 35 a
travel_itinera 1n 1u o
travel_pay 1n ed c
travel_plan 1n 1u j
travel_shop 1n dc b
travel_sim 1n 6v k
tray 12 1e 2 1p 5 2v 3 46 8 5h 7 6e 5 90 3 9j b ff 3
tre s 33 7 3e d 3g 3 3q 7 61 b 6a 3 6p 7 8u 6 9l 3 9r g aj 9 bi g dv 5 e3 8 e7 3 er 3 eu 3 f6 3 fa r
tre_app 1n aj b
tre_archiv 1n bi b
tre_copy 1n bi 9
tre_decemb 1n fa g
tre_deliv 1n fa c
tre_deliver 1n fa n
tre_family 1n fa i
tre_forest 1n fa g
tre_hom 1n fa g
tre_hous 1i 3q b 6p 9
tre_liv 1n fa g
tre_plant 1i 3e a 9r b
tre_pot 1n fa j
tre_puglia 1n 61 b
tre_rent 1n fa k
tre_rental 1n fa g
tre_replant 1n fa g
tre_researc 1n bi b
tre_set 1n fa g
treadmi 1n dy a
treasur 17 31 8 3r k 6i a 6j 9 85 6 bu 3 f3 6
treasur_hunt 1f 3r g 6i 9
treat s 1 2 d 3 k 3 p 5 t 3 2c 4 5i 6 62 2 6k 3 75 2 76 2 77 2 78 4 7d 3 7f 3 7n 2 7r 2 8g 2 ad 3 bz 2 dl 2 dy 8 f9 d
treat_heat 1n f9 9
treat_hors 1n dy b
treat_smal 1n 5i b
treatme y d h k e l 3 q 2 x 2 10 g 4z 3 6z l 70 3 71 3 79 3 7d 3 7f 3 7m 8 7o 3 de 3 dx 3 dy e
treatme_abroad 1n 6z n
treatme_budapes 1n 6z c
treatme_flight 1n 6z b
treatme_hotel 1n 6z b
treatme_plan 1i 10 e 7m 9
treehou 1n 6p 11
treehou_beech 1n 6p 8
treehou_breakfa 1n 6p a
treehou_forest 1n 6p a
treehou_guest 1n 6p a
treehou_interne 1n 6p f
treehou_lak 1n 6p a
treehou_night 1n 6p f
treehou_off 1n 6p a
treehou_stay 1n 6p g
treehou_switch 1n 6p a
treehou_weekend 1n 6p a
treetop 1n 2a 4
trek 1f 20 9 6t k e2 i
trek_wood 1n e2 d
trench 1i 41 7 9s c
trestl 1n 8a 8
tri r d 2 47 3 79 2 88 9 be 3 by 3 cx 3 fd 2
tri_catalog 1n 88 b
triag 1c v 9 x 9 7l e aw e
trial x w o 13 d 24 5 2e 8 2t 3 39 8 3f 2 5k 3 8k 2 8m 5 a5 4 bc 4 ds a ef 8
trial_patient 1n w f
trial_recruit 1n w s
triathl 1n 5m a
tribut 1n 3f r
trick 1c 1h 4 7t 4 dx 3 eq 7
tricycl 1n 2j g
trig 1n 7q m
trig_attack 1n 7q f
trim 1f 8s h 9h n dq 3
trim_hedg 1n 8s b
trinket 1n 29 6
trio 1i 38 7 ce 6
trip t j 3 1u n 2p 5 35 7 36 k 37 j 3j g 59 6 5f 5 5r 4 68 5 6l 7 6s i 6v 2 bi 4 br c c5 c c6 7 d2 e
trip_answ 1n 1u b
trip_check 1n 35 b
trip_mileag 1n d2 b
trip_neighbo 1n c6 b
trip_onlin 1n 6l b
trip_plan 1n 1u y
trip_togeth 1n 36 g
trip_wheelch 1n 6s e
trip_work 1n d2 b
trivia 1i b4 g cl 10
trivia_night 1n cl i
trivia_team 1n cl d
trolley 1i 1q 3 7c 7
trombon 1n cd 6
trot 1i dy 2 e2 4
troubl 1a 4y 4 55 4 dt 3 fg 4
trough 1n fp 4
trous 11 6 4 1s 6 3l 5 3y e 3z 5 49 i 4a 5 4d 3 80 2 bf l
trous_cut 1i 49 a bf 9
trous_linen 1n 3y b
trous_wheelch 1n bf b
trout 1f 5h 7 89 8 9m 8
tru w 2b 3 3h 2 8k 4 a4 3 an 3 b0 6 cr 2 dg 3 dl 7 fh 7 fp 5 fq 4
tru_profit 1n fh a
truck 16 2k u 5b 6 9i z 9s e e4 9 el k fj t
truck_cook 1n 2k b
truck_driv 1n 9i h
truck_load 1n fj k
truck_own 1n fj f
truck_park 1n 9i y
truck_skip 1n e4 a
truck_stop 1i 9i c
truffl 1n 5v b
truly 1c 17 4 6v 4 aa 3 ah 3
trumpet 1i cg r ff 2
trumpet_flut 1n cg 9
trunk 1n 48 b
trust r w 2 3k a 5b 3 5c 2 5i 4 7b 2 8r 5 9m 3 bu 4 ci 2 d1 2 d7 4 d8 2 dj 2 dr 7 ec 2 en 2
trust_neighbo 1n dr b
trust_stand 1n 3k c
truste 1n 7k 8
truth 1f 1s 4 7i 2 9m 4
try m 3 3 6 3 1o 5 2f 3 2g 3 47 8 4e 4 68 5 7o 2 8k 3 a4 4 ao 2 cn 3 ct 3 cx 4 e6 3 fg 8
try_glas 1n fg c
try_hom 1f 47 a
tub 12 1 i 9 5 n c p 3 2p a 6x a fs 6
tub_open 1n n b
tubercu 1n v b
tubs 1f 2p m fs d
tucksho 1n 2v i
tue 15 q 5 r 3 2v 3 3u 3 7j 3 av 3 eg 3
tuesday e 1a 3 3s 2 44 3 4l 2 5d 2 b9 3 cd 3 cp 3 ds 3 f0 3
tuesday_oil 1n 44 b
tug 1n 48 3
tumbl 1n 62 4
tun 13 1t 9 3n 5 7p 2 8p 4 a6 9 b1 3 bg 2 cf y cj 7
tun_hous 1n cf b
tun_near 1n cf g
tun_piano 1n cf j
tun_postcod 1i 1t a cf a
tuna 1n f0 4
tuning 1n cf h
tunisia 1n 4z f
tunisia_teach 1n 4z c
tunnel 1f 8 4 8d 4 b2 6
turban 1n fd a
turbin 1n fq a
turin 1i f a 16 a
turkey 16 10 7 69 7 6z f 7k 6 97 7 ap 7 du 3 fl 7
turkish 1i 5q 9 9z a
turn g i 3 1x 4 2h 2 3e 3 3q 3 4g 4 4o 4 5d 4 5x 4 6l 5 7b 4 8h 3 8j 3 8m 2 9r 3 a0 2 a5 4 a9 4 aj 4 ax 3 b8 3 bh 3 bu 6 cj 3 cq 4 db 3 dn 4 eb 4 f2 3 fm 6 fs 4
turn_blog 1n cq c
turn_clos 1n 5d c
turn_compost 1n fs b
turn_cricket 1n 5x a
turn_crop 1n 9r a
turn_empty 1c 4o 9 f2 8
turn_hospita 1n a5 b
turn_lectur 1n a9 b
turn_nearby 1n 1x b
turn_officia 1n eb b
turn_phon 1n 4g b
turn_pictur 1i bh 9
turn_print 1n aj b
turn_room 1n fm b
turn_schedul 1n 7b c
turn_soil 1n 3e 9
turn_song 1n cj a
turn_task 1n dn c
turnov 1f 5e 5 5u 4 cu 4
turntab 1n ci u
tuscany 1i 2o 9 39 a
tutor 19 14 7 3m 15 3o e 9y x a3 e a8 a
tutor_exam 1i 3m d
tutor_look 1n 9y c
tutor_math 1n 3m e
tutor_minut 1n 3o b
tutor_onlin 1n 3m e
tutor_smal 1n 3m b
tweez 1n bj 3
twelfth 1n an 3
twelv i k 4 1w 3 22 6 2b 3 2s 7 4b 3 4i 3 4n 3 51 2 5r 5 64 4 6b 3 74 3 7a 3 7e 3 7i 4 7j 3 7n 3 7o 3 81 2 8t 2 a0 3 a3 3 a5 4 au 4 bx 3 c1 3 ci 3 cs 4 d4 5 e7 4 f0 4 fd 2
twelv_ahead 1n d4 b
twelv_even 1n a5 b
twelv_habit 1n 22 b
twelv_indian 1n au a
twelv_languag 1n cs c
twelv_onlin 1n k c
twelv_rescu 1n f0 a
twelv_smal 1n 5r c
twelv_strang 1i 2s b
twelv_twelv 1n 22 b
twentie 1n 11 7
twenty i 3 4 e 5 1a 3 1m 3 1p 4 21 3 24 3 27 3 2c 3 2m 5 3a 3 46 3 4c 3 4q 3 53 3 54 3 5i 3 5r 3 70 3 79 5 7v 3 7y 3 88 3 89 2 8e 4 8h 3 8w 3 a1 3 a7 3 a9 3 ad 3 af 4 b6 3 bv 3 by 3 d7 3 dn 3
twenty_colour 1n 3 c
twenty_neck 1n e c
twenty_questio 1i af a
twic e a 4 k 2 4q 3 58 4 5a 4 5l 4 5x 3 68 2 7r 3 8q 3 au 4 c9 3 co 3 ff 3
twic_bik 1i 58 b
twic_doctor 1n au a
twic_market 1n 5l b
twic_protein 1n 5x a
twic_wash 1n a b
twing 1n h 4
twist 1i 80 4 b4 7
typ w l 5 u 4 75 f 90 5 98 6 9b 3 9c 5 9y 9 aq 7 ar 4 as 4 bh 4 d0 3 d1 3 d5 3 db a eh 6 en 2
typ_diabet 1i 75 j
typ_photogr 1n 9y b
typ_shop 1n aq b
typewri 1n bm g
typewri_writ 1n bm 9
typical 1n 1y 5
typist 1n ct 8
tyr 14 21 3 42 7 7h d 9b h 9i 3 9n 3 bz 5 c2 6 c3 k el f
tyr_book 1n el b
tyr_chang 1i c3 d
tyr_hom 1n c3 b
tyr_storag 1n 9b d
tyrol 1c 1b 8 5g 8 c5 8 f7 6
tübinge 1n az a
uae 1i 4k 9 6k 9
uber 1n 2m k
uber_eats 1n 2m b
uganda 1n 4g a
ugc 1f 4m 9 4u a aq 9
ugly 1f 91 4 db 4
ultraso 1i v g au g
ultraso_pictur 1n au a
umbrell 1f 32 6 52 5
umpir 1n ed x
umpir_youth 1n ed f
umrah 1n 3j w
umrah_journey 1n 3j d
unannou 1n 2g 5
unanswe 1n do 5
unask 1f 1b 5 4s 4 7o 4
unassem 1n 8a e
unassem_singl 1n 8a b
unatten 1i 2u c ca 5
unavail 1n 6b a
unchang 1i 7m 4 aw 5
uncl 13 1n 5 1z 4 2w 4 3d 5 3n 5 7o 3 bi 4 cl 4 ex 6
unclear 1i 10 7 au 3
uncut 1n aq 4
undat 1n 8j i
undat_pap 1n 8j c
undercu 1n 54 6
underli 1i 1k 2 8i 3
underne 1n bk 4
underpa 1n 2e 7
undersi 1i 8b 4 fo 3
underst x t 2 1l 3 4n 2 4x 5 6w 2 7o 2 9g 3 a7 9 ct 4 dn 2 eb e
underta 16 30 4 3c p 3d 8 3e d 3f 7 3i 3 9c r
underta_form 1n 9c j
underta_nearby 1n 3c a
underwa 1n dy a
underwe 1f 6 o 4e z be p
underwe_buy 1n 4e e
underwe_men 1i be 8
underwe_sock 1n 4e b
underwe_teenag 1n 6 b
underwr 1n 4g b
undo 1n 9r 5
undon 1i 86 4 am 8
undres 1n 4e 5
undy 1f 8 6 4b 6
uneasy 1n ae 4
unfair 1i 4g 5 de 5
uniform 1f 1i 15 49 q 5a s
uniform_outgrow 1n 1i c
uniform_parent 1n 1i c
uniform_pre 1n 1i c
uniform_restaur 1i 5a f
uniform_sam 1n 1i a
uniform_school 1n 1i j
uniform_second 1n 1i c
uniform_siz 1n 1i c
uniform_sold 1n 1i c
uniform_swap 1n 1i c
uniform_used 1n 1i c
uninjur 1n 73 6
uninsta 1n 22 5
uninsur 1n c5 5
union 17 1k 3 7j 4 90 4 96 4 a9 4 bu 6 d0 4
unit 16 6a 5 7i 7 8x 8 9w 7 a3 5 a4 7 at 4 eg 7
univers x 6 3 h 3 w 5 19 a 1k f 3a 3 3m 8 54 3 6o 5 a5 4 a8 6 a9 7 aa n ax 3 ef 8
univers_applica 1n aa t
univers_help 1n 3m b
univers_student 1c 19 9
unknown 16 w 4 1y 3 38 3 7c b 7t a b1 3 d7 4 ei 4
unknown_cal 1n 7t b
unlawfu 1i af 5 ba 5
unles 1a 2j 4 am 4 cu 4 cv 7 dc 4
unlist 1n 84 4
unload 1i em g fj f
unload_driv 1n em c
unlock 1i 1h l 2u 4
unman 1n 4r h
unmarri 1n bo a
unopen 19 5r 3 7j 6 85 3 9p 3 bn 4
unpack 1a 1x 3 5h 3 6q 3 8w c ft 4
unpack_hom 1n 8w c
unpacka 1n 5p h
unpaid 1a 4f h 9u 4 d9 h da 6 e9 4
unpaid_invoic 1i 4f c d9 g
unpick 1i 4a 4 80 2
unplan 1i el 5 fl 5
unprepa 1n 74 4
unread 1a 2x 3 4g 4 50 4 8i 3 d8 7
unreada 1n e5 4
unsaf 1f 5s 5 6o 9 el 3
unschoo 1n 1o a
unseaso 1n 5x 4
unseen 1f 5u 3 8j 4 ex 5
unsign 1f 10 4 4c 4 ak 4
unslic 1n 2n 4
unsold 1c 11 s 2n 4 5o p 8j 5
unsold_food 1i 11 l 5o h
unsolv 1n b0 f
unsolv_cas 1n b0 b
unsort 1n bn 4
unstaf 1i 4r r fe j
unstaf_shop 1i 4r l fe d
unsubsc 1i co 5 cz 3
unsuita 1n 7f 5
unsur 1f aw 4 d4 3 fq 3
until 8 4 3 68 2 8y 2 a9 2 bn 3
until_fal 1n 24 b
until_gon 1i 2n a
until_last 19 8y a
until_midnigh 16 n 8
until_night 1f 68 a
until_payday 1i bn i
until_rub 1n 4 b
until_test 1n a9 b
untouch 1n db 4
unus 17 18 b 67 8 at m by 8 cg 5 fb e
unus_car 1n 18 b
unus_softwar 1n at f
unusual 1c 2s c 38 g cu 3 dv b
unusual_breed 1n dv b
unusual_room 1i 2s b
unverpa 1n 5p a
unwant 1n cz 4
upcycl 1i 42 x 8b a
upcycl_backpac 1n 42 d
upcycl_bags 1n 42 l
updat 1c u 3 1l 3 5w b fg 4
updat_beekeep 1n 5w b
upfront 1i 9u 9 bs e
uphil 1c c2 3
upholst 1i 8b 5 91 k
upkeep 1n 6i 5
upload 11 4f 7 54 d 6b 2 a9 8 ag 9 ap 9 ax 9 cb a d6 3 d8 9 db 9
upload_draw 1i 54 b
upload_few 1n ax b
upload_nda 1n d8 c
upload_rent 1n ag b
upload_scan 1n db b
upload_scor 1n cb 9
upload_snapsho 1n ap b
upon 16 59 4 6g 3 75 3 79 3 a2 6 co 3 ep 3
upp 13 m 5 10 5 15 5 33 5 6t 2 89 5 9n 5 f0 2
upright 1f 2c 3 8p 4 cf 6
ups r 4g 6 4l 4 4o 5 4z 2 54 5 55 8 5e 5 71 9 ac 2 au 4 ba 2 ca 2 co 2 cq 2 ct 2 cw 3 cx 2 d5 6 d6 2 da 2 dc 2 dl 2 dn 3 dx 7
ups_rain 1n 71 b
ups_shop 1n 4g b
ups_vaccina 1n dx c
upsel 1n 6f i
upset 1n du 5
upsid 1f 6n 3 8j 4 fk 6
upstair 19 2d 2 8a 4 bc 6 eq 6
upstrea 1n fu 4
uptim 1n cw u
uptim_error 1n cw c
uptim_monitor 1n cw i
upward 1n 8t 5
urban 17 n a 18 8 31 8 65 8 9j 7 e7 9 fb 7
urban_spa 1n n b
urg 1n 7e 3
urgency 1i ak 4 fq 5
urgent 16 v a x g 4a 4 7j 3 7l 8 7w 8 cn 9
urgent_book 1n x b
urgent_ones 1n v b
urgent_urgent 1n x b
urn 1i 3e y 3g q
urns 1i 3e 11 e8 6
urns_coffin 1n 3e h
urns_myceliu 1n 3e d
urns_tre 1n 3e a
urology 1n be 4
us 1i 9z 5 d6 d
us_firm 1n d6 b
usabl 1n 20 e
usabl_signal 1n 20 b
use k h 3 1g 5 25 3 4o 3 51 7 5e 7 5z 5 6s 4 7r 3 7s 4 8f 5 a7 3 bf 4 dj 3 ee 3 f2 3
use_childre 1n 1g a
use_own 1f 51 a
use_thing 1n 8f b
use_wheelch 1f 6s 8 7s 9 bf 8
used j 3 3 8 5 1i 7 1j 5 1k b 1x d 25 3 28 3 2h b 41 5 68 2 88 3 8b b 8g 7 8i 9 8p 5 b2 3 bd 4 by 2 c8 4 ci 3 cx 5 da 6 dj 3 fr 9 fs 3
used_baby 1n 1x g
used_balanc 1n 1j a
used_book 1f 1x c 8i h
used_cloth 1n 41 c
used_devic 1n 2h e
used_furnitu 1n 8b s
used_pag 1n cx b
used_phon 1n 2h n
used_piano 1n 8p b
used_stairli 1n bd 8
used_textboo 1i 1k j
used_toys 1n 8g c
used_win 1n 8 c
useful 1f 1y 4 ak 7 cn 5
uses 14 18 4 1l 3 1r 3 88 5 al 3 b6 3 eb 3 ft d fu 3
usual y u 2 1p 3 1q 3 20 5 2i 7 44 8 5s 5 6m 2 6s 3 7u 2 dc 2 di 4 dp 3 ft 4
usual_part 1i 44 a
usually 16 l 6 20 a 7a 4 7f 3 b7 3 bs 3 d4 3 d8 a
usually_accept 1n d8 c
usually_forgott 1n 20 b
utah 1n et 7
utensil 1n 8e h
util 1n fu g
utili 1n 6c a
utility 1c 4g 9 9t 7 eg 9 fu h
utility_report 1n fu b
utrecht 17 13 7 35 7 3q 8 5k 8 93 7 bb 6 dq 7
vacanc 1n ba b
vacancy 1i ah d ba n
vacancy_track 1n ah b
vacant 1n 4o y
vacant_shop 1n 4o o
vacatio 1c 1u 9 6g d dh a dr c
vacatio_rental 1n 6g d
vacatio_vet 1n dr b
vaccin 1c x 9 6a 9 dr 4 dx 3
vaccina 1a o 4 x i 1c 3 2d 4 dx g
vaccina_blood 1n dx d
vaccina_remind 1n x b
vacuum 19 c a 17 3 2f 8 57 7 8u f cf 3
vacuum_clean 1i c a
vacuum_rins 1n 8u b
vain 19 y 3 25 4 5q 4 ac 3 b6 3 en 3
valenci 1f k 9 6w 7 fo 8
valet 1n c3 b
valid 1f 21 3 ak 6 e9 4
valley 16 5w 7 61 4 8d 4 9h 6 9l b 9n b az 8 c9 7
valley_shar 1n 9n b
valu y 7 7 w 2 1y 8 2a 3 75 b 7v a 8v 3 91 3 ad c c0 2 cg 4 en 3 fu 7
valu_fal 1n 7v a
valu_insur 1n 1y b
valu_say 1n ad c
valuabl 1n 1y 5
valuati 1n er b
valv 1a 27 6 9q 5 cg 5 cs 6 fm 8
van m c 7 11 4 2j 7 2k 6 30 4 35 c 3u 5 44 5 4j 2 5b 2 5f 3 5g 3 5p 5 68 3 6t 7 7w 4 87 a 8b 3 8v 3 8w c 90 5 9a a 9h 2 9s 7 bj 4 c2 4 cy 3 dq 7 dx b ec 4 ei 5 ej 4 el b em 5 ep 3 f8 3 f9 3 fn 3 fs 5
van_bring 1f 5p 9 6t 8
van_ful 1i 9s a
van_help 1n 8w c
van_map 1n 3u b
van_park 1n dq b
van_phon 1i el a
van_round 1c dx a
van_scan 1n bj 9
van_sit 1n 9a b
van_stop 1a c 8 87 7
van_travel 1n 35 h
vandal 1n 18 4
vandali 1i c4 5 e4 4
vanilla 1n 5z b
vanish 1a 4e 3 6w 3 7j 4 be 3 ft 4
vans x 27 3 35 g 3u 8 4r 4 5b 5 5f 2 7w b 8w 5 9a a 9s b cn 6 cy 3 ec 6 ej 9 el 8 em c fe 4 fs a
vans_driv 1i 7w a
vans_parent 1n 3u b
vans_pick 1n fs b
vans_rent 1n 35 d
vans_roof 1n 35 b
vap 1n 7e n
vap_chat 1n 7e b
vapour 1n f7 4
variant 1n aq j
variant_tiktok 1n aq b
variety 1n 84 z
variety_sel 1n 84 9
variety_smal 1n 84 9
varifoc 1n 47 5
varnish 1n d g
varroa 1n 9l a
vas 1c 29 9 8d a 8l g 8q 5
vas_sel 1n 8l c
vat 1i bx 9 d1 i
vat_hand 1n d1 b
vault 1n ak k
vault_passwor 1n ak b
veg 1n 5j 11
veg_box 1n 5j p
veg_superma 1n 5j f
vegan 14 0 7 7 9 d a 2l e 2p d 42 d 43 c 5s 7 5v g 5x d
vegan_handbag 1n 42 b
vegan_omega 1n 7 b
vegan_pralin 1n 5v b
vegan_product 1n d b
vegan_restaur 1n 2l c
vegan_sorbet 1n 2p b
vegetab x 18 e 1t d 2q 8 2t 4 5b 9 5h 8 5j n 5u 6 5y d 7y a 84 i 8s b 9k 6 f6 i fb k
vegetab_balcony 1i 1t a
vegetab_box 1i 5j k
vegetab_farm 1i f6 8
vegetab_fruit 1n 2q b
vegetab_garden 1i 8s a
vegetab_lend 1n fb l
vegetab_local 1n 5y b
vegetab_organic 1n 5j b
vegetab_plot 1n fb h
vegetab_produc 1n 5b c
vegetab_rais 1n 18 g
vegetab_sauc 1n 5h c
vegetab_seed 1n 84 h
vegetab_variety 1n 84 d
vegetar 1i 30 e ev 4
vegetar_cater 1n 30 c
vehicl 19 21 8 9c a 9i 3 c3 8 ec 6 el r
vehicl_calenda 1n 9c b
vehicl_charg 1n el b
vehicl_check 1n el d
veil 1n 2x 3
vein 1i 3 4 dr 4
velcro 1i 1l 6 bf 6
ven 1n 91 e
ven_stuck 1n 91 b
vend 1f 2u z 4r 9 58 g
vend_machin 1n 2u n
vendor 1n dl b
venezue 1n 2k e
venezue_arepa 1n 2k b
venison 1n f5 8
vent 1n 98 a
ventila 1n 26 b
venu 16 1v 6 2w i 2x 4 2y a 30 4 38 8 3d 3 6h j
venu_pap 1n 2w c
venu_sel 1n 6h b
vera 1n 1z 4
verbal 1n 1l r
verdict 1n 21 5
verg 1n e8 8
verifi 1i 5p 5 9r 9
verify 1f ad 5 af 5 b7 4
vermin 1n f9 8
vermont 1f 84 7 bm 7 cj 7
verona 1n 36 7
vers 1f cj a
version 11 v 3 20 3 3v 3 72 3 7a 3 aa 3 ah 3 ap 3 b1 9 cv 3 d7 3 d8 3 eb 7
vertica 1n 9j 10
vertica_farm 1n 9j v
vest 1a 37 8 3q 3 4s m 6l 6 fq 3
vest_warn 1n 4s b
vest_work 1n 4s d
vet w x q 1c 3 3g 7 3t b 3u 8 4l i 4z b 8q c 8s 6 9h 5 9o 4 dp a dr b du 7 dw r dx r dy b fp 8
vet_clean 1n 8q h
vet_clinic 1n x k
vet_develop 1n 4z g
vet_driv 1n 3u b
vet_freelan 1n 4l p
vet_hom 1n dx p
vet_liv 1n 3t b
vet_local 1n dp d
vet_pet 1n dr b
vet_practic 1i x r
vet_send 1n dw c
vet_telehea 1n dw n
vet_van 1n dx g
vet_video 1n dw h
veterin 16 x q 3g 3 4h 7 du 4 dw j dx 8 f0 3
veterin_practic 1i x j
vets z x f 1c 5 3g 4 4h 9 dp 4 dq 3 dr 3 ds 3 dt 3 du 3 dw c dx b dy 7 e0 3 e1 3 fp 5
vets_bundl 1n 4h c
vets_voic 1n x b
vhs 1n bj u
vhs_digitis 1n bj b
vhs_digitiz 1n bj b
vibrat 1i 24 9 2c h
vibrat_postur 1n 2c b
vibrati 1n fl n
vibrati_sensor 1n fl g
vic 1n 7x 8
victori 1n 5b b
video o a 6 g 4 k 8 l 7 z 7 1f 5 1n a 2x 5 2y 4 3n 7 3o 3 3p 2 4k 6 4m 5 4n c 4w k 51 4 6y 5 72 7 77 4 78 c 7a 9 7d 8 7f h 7n 5 7v 5 7z 4 80 5 9b 9 a2 3 a4 c a6 3 ac 4 ah 8 ai 5 aq g b1 i b3 9 b6 a bb d bj b c0 5 ch a cl 5 cp 4 de 4 df 8 dt 9 dw b ef 6 f3 3 fc 3 fd 5
video_ads 1n aq m
video_advic 1n a b
video_african 1n b1 b
video_brand 1i 4m a
video_cal 1f k a 1f 8 bb o
video_channel 1n b1 u
video_check 1n 7a b
video_company 1n 4w f
video_compar 1n c0 b
video_consult 1n 7f e
video_cours 1i a4 e
video_creator 1n b6 b
video_cuts 1n fd a
video_doctor 1n 7f d
video_fix 1n ch 9
video_flight 1n 6y a
video_gam 1i b3 i
video_generat 1n aq d
video_homewor 1n dt c
video_instruc 1n 7z 9
video_interpr 1n 4n k
video_learn 1i dw b
video_lesson 1i df b
video_persona 1n 1n a
video_prescri 1n 7f g
video_product 1n 4w v
video_relay 1n 4n b
video_rewrit 1n ah b
video_round 1i 7v 9 cl 9
video_sam 1n 7f b
video_see 1n z b
video_sery 1n b1 j
video_step 1n 80 b
video_tap 1n bj k
video_worn 1n 9b b
vienna 11 a 6 1j 5 2v 6 4q 6 4v 6 91 6 af 6 bc 5 bs 6 c4 6 cf 6 d1 6 dr 6 ev 5
vietnam 1f 4k 8 aa g en 9
vietnam_applica 1n aa b
view 11 2w 3 33 3 88 3 a1 3 b1 e bo 9 er 6 f1 8
view_financ 1n bo b
viewing 1f bo 5 c0 4 er m
villa 1n 31 f
villa_actor 1n 31 c
villag r 14 c 15 g 1b 3 1d b 1l 5 33 5 39 9 4b 7 4n 2 4r i 5w 8 68 9 6a 9 6t b 7f 7 9r 7 9u a au 6 b0 7 b3 9 bi e bj 7 bv 9 c5 c c6 9 c9 j ck e dx 7 e2 4 e9 3 ea e fe p
villag_buy 1n 1d b
villag_child 1n 39 c
villag_corn 1n bv b
villag_cut 1n 6a b
villag_financ 1n 9r a
villag_hal 1f ck a ea n
villag_househo 1n 4r d
villag_jar 1n 5w b
villag_last 1n dx c
villag_memb 1n 4r b
villag_onc 1n 14 b
villag_open 1n fe a
villag_ord 1n c9 b
villag_own 1n fe l
villag_practic 1n 7f b
villag_scan 1n bj 9
villag_sery 1n b0 b
villag_shar 1n c5 b
villag_shop 1f 4r f fe t
villag_shuttl 1n c9 m
villag_station 1n c6 b
villag_taxi 1n c9 i
villag_volunt 1n fe c
vin 1n 6y 4
vinegar 1i 8q 4 ac 4
vineyar 17 33 8 5r 8 6n 8 6y 9 9k b 9o 7 fo 7
vineyar_dawn 1n 6y a
vint 1n fh l
vint_remov 1n fh a
vintag 1a 2y a 41 p 6b k 83 7 8b d
vintag_cloth 1n 41 e
vintag_photo 1n 2y a
vintag_shop 1n 41 l
vinyl 1n ci 1d
vinyl_album 1n ci d
vinyl_collect 1n ci d
vinyl_not 1n ci a
vinyl_record 1n ci u
vinyl_subscri 1n ci b
viola 1n 38 4
violenc 1n 1g 5
violent 1n al 5
violin 1a 3n m 8p t a6 l ba b cg r
violin_cello 1n 8p b
violin_lesson 1n 3n e
violin_mak 1i ba a
violin_mend 1n cg b
violin_piano 1n 3n b
violin_rental 1n 8p h
violin_repair 1n cg g
violin_show 1n a6 b
violin_worksho 1n cg g
virgin 1n 61 s
virgin_oliv 1n 61 l
virtual 11 1s 7 2m b 31 7 3f 6 4j o 50 n 55 7 7n k 9t d am 7 cn 7 er f fg d fp 6
virtual_assista 1n 50 x
virtual_pow 1n 9t h
virtual_reality 1f 4j t 7n n
virtual_tour 1n er h
virtual_try 1n fg h
visa 1c 3j 6 3o 4 6w n av 12
visa_employ 1n av d
visa_relocat 1n av k
visa_step 1n av b
visa_visa 1n av d
visib 1i 9x 8 ar 9
visibil 1f 2e 9 6y 4 ar t
visibil_tool 1n ar g
visibl 1n 8q 3
vision 1i 7s g fk 9
visit i c 3 e 4 h 6 k a n 5 o a p c q 6 t 6 u 3 w 2 x 8 1c 4 1e 5 1n d 1u 3 2i 6 2n 5 3a 5 3b 9 3s c 3t 8 4f 2 4p 6 53 2 6i 5 77 3 7g 9 7l 4 8r 7 8s 6 8u 7 8y 4 90 6 94 9 97 7 9g a 9h 6 9q 3 af 6 an 3 bb 5 bc 4 bi 5 bl 4 c2 3 c3 6 cg 4 cr 2 dr 4 dx b e0 4 ei 3 ej b f0 6 f1 6 f9 9 ff 9
visit_archiv 1n bi c
visit_cancel 1n q b
visit_car 1i 9g b
visit_childre 1n ff d
visit_doctor 1n 7g b
visit_elderly 1i p b
visit_family 1c 1n d
visit_hom 1c 1n a
visit_lonely 1n 3s b
visit_market 1n ev 9
visit_medicat 1n t c
visit_moth 1n o b
visit_music 1n cg 9
visit_need 1i 7l a
visit_offlin 1n ej b
visit_onlin 1n af b
visit_patient 1n k c
visit_phon 1n 97 a
visitor w 16 a 1f 4 2j 5 2l 3 32 e 3s 4 6g 3 6h c 6i j 8l 5 9d 7 9e 3 9s 6 ba 2 dm 6 f6 4 f9 7 ff c
visitor_organis 1n 6h b
visitor_point 1n 6i b
visual 1i 7d e fk l
visual_inspect 1n fk j
visual_plan 1n 7d c
visuall 1n 7s k
visuall_impair 1n 7s g
vital 1n 7v o
vital_sign 1n 7v i
vitamin 1i 7 11 7r f
vitamin_persona 1n 7 d
vitamin_sachet 1n 7 f
vitamin_subscri 1n 7 h
vitamin_test 1n 7r d
vocabul 1i 3m 4 9z l
vocabul_grammar 1n 9z b
vocatio 1i 4j 9 ef a
vodka 1n f7 u
vodka_distil 1n f7 a
voic l t 6 x 5 1l b 2c 3 3f 5 3h 8 6i 4 6n 3 70 6 71 3 75 5 79 5 7l 6 7n 2 7o 2 7t 7 9g 2 a7 3 ai 4 aj 8 am 9 au 4 b0 6 b2 6 bn 5 cb a cd 2 ce 4 cn c cq 5 ct d dk 7 do 5 eh 5 fc 3 fo 5
voic_answ 1i do a
voic_api 1n ct n
voic_bos 1n dk b
voic_child 1i 1l c
voic_compani 1n am h
voic_diary 1n 79 b
voic_non 1n 1l b
voic_not 1i x a eh a
voic_own 1n fo a
voic_pick 1n cn c
voic_recordi 1i aj a
voic_see 1n 75 b
voic_story 1n 3f 9
voic_turn 1n cq c
voic_whil 1n bn b
voic_yoruba 1n ct b
voicema 1n cn 9
volcano 1n ac e
volleyb 1n f2 a
volum 1a 4h 7 8w 4 b9 4 dd 4
volunt x w 8 11 f 12 b 14 f 16 i 1a r 1d 3 6j g 7p 5 7s 4 al 8 bc 7 bj 5 c5 8 ck a e1 8 e9 i fe j ff g
volunt_ambulan 1n ff 9
volunt_car 1n c5 b
volunt_collect 1n 11 f
volunt_fir 1n e9 l
volunt_fix 1n 16 h
volunt_hospic 1n ff b
volunt_hospita 1n ff b
volunt_match 1i bc 9
volunt_mentor 1n 12 g
volunt_phon 1n al b
volunt_platfor 1n 1a h
volunt_post 1i e1 b fe 9
volunt_run 1n fe j
volunt_task 1n 1a e
volunt_teach 1n 14 b
volunte 1n 1a 17
volunte_near 1n 1a i
vosg 1n 6t 9
vot 14 1d 4 36 d 93 3 az 5 b5 3 c8 3 ck 4 e7 n
vot_dat 1n 36 b
vot_project 1n e7 d
vouch 11 2t 5 3s 3 46 5 6y 3 7u 2 8n 5 af 3 bs 9 bu 8 cm 3 e0 3 et 8 fr 3
vouch_landlor 1n bs c
vowel 1n a7 3
vows 1i 2x a bm p
vows_writ 1n bm b
vulnera 1n 56 v
vulnera_found 1n 56 g
wag x 1e 5 2l 3 2t 3 4f 4 4u 3 57 3 5a 3 a2 3 ba 2 bp 4 bv 4 bz k d3 f dw 2
wag_already 1n bz b
wag_early 1n bz c
wag_fil 1n d3 b
wagon 1n 3l f
waist 1c 3y 3 48 6 4a 6 80 3
wait a q 5 s 2 4f 4 4o 2 53 1 7m 3 7o 2 7w 2 9d 3 c8 2 ce 2 d8 2 dp 2 dw 2 fb 3 fi 4
wait_kitchen 1n fi f
wait_list z q f s 7 9d 6
wait_money 1n 4f g
wait_sent 1n 1g a
wait_whil 1n ce a
waiv 1i h 4 6l 5
wak z 6 2 s 3 1f j 24 7 25 b 71 a 7d 3 7f 2 9e 2 9g 3 cw d fp 6
wak_engin 1n cw c
wak_night 1c 1f b
waking 1n 1f 4
wal l e 3 g 3 h 6 j 3 k 3 p 4 17 5 20 3 26 7 2b 5 2x 4 3v 5 47 4 4p e 4q a 4y 4 6i 3 6l 3 6o 5 8a 5 8d 5 8j 7 8k c 8r 4 8y 5 8z 4 92 3 96 a 9b 3 9e 3 9v 4 9w 4 bd 5 ck 3 dv 5 dx 4 e7 4 ea 6 ei 6 ep 3
wal_liv 1n 4p c
wal_notic 1n 2b b
wal_quot 1n ei b
wal_recepti 1n 4p c
wal_shelv 1i dv a
wal_tempera 1i 26 a
walk i t 6 1y 4 20 a 2c 3 2e 5 2l 3 2p 4 32 b 3j 4 3l 2 3s 7 3u 4 57 2 6c 2 6t b 6u c 70 6 72 3 79 2 7w 3 9k 3 9w 3 ae 5 al b bd 9 c9 3 df 3 dp h ds 5 dt 4 e3 3 e8 3 el 5 ez 6
walk_chat 1n 3s e
walk_city 1n 32 c
walk_distanc 19 3j 7 ae 9
walk_flat 1n 1y b
walk_follow 1i dp c
walk_footbal 1n ez d
walk_forest 1n 6u 8
walk_help 1n 3s b
walk_hom 1f al p
walk_liv 1n dp d
walk_next 1i t b 6t 9
walk_round 1n el e
walk_rout 1i 20 k
walk_show 1n bd k
walk_tour 1n 32 n
wallbox 1n c8 s
wallbox_apartme 1n c8 g
wallbox_charg 1n c8 b
wallet 1c 42 9 86 j bw n dd 3
wallet_exchang 1n bw b
wallpap 1n 7d 5
walnut 1f 2 3 33 d 5t c
walnut_recip 1n 5t b
walnut_tre 1n 33 c
waltz 1n 3n a
want u 3 3 i 8 17 6 1v 3 3d 2 3j 2 3n 2 81 2 c3 3 c9 3 es 2 f2 4
want_begin 1n i c
war 1n 1f 4
ward 12 o 3 25 3 4n d 7b 4 7v 5 7w e 8n 3 ai 5 av 4 fd 3 ff l fi 9
warden 1c 6u 5 89 3 ck 4 e9 g
warden_log 1n e9 b
wardrob 10 1s o 1w 5 3y a 40 h 41 d 7z 4 8b 5 8w 5 95 j 96 4 cc n e0 2
wardrob_app 1n 1s c
wardrob_buy 1n 1s b
wardrob_hir 1n cc c
wardrob_kitchen 1n 95 i
wardrob_own 1n 1s e
wardrob_school 1n cc c
wardrob_subscri 1n 40 g
wardrob_theatr 1n cc c
warehou 13 2u 3 4s b 66 d 67 10 7y 3 bz 3 cc 8 cu f en i fi 7
warehou_forklif 1n 67 g
warehou_lend 1n cc 9
warehou_marketp 1n 67 e
warehou_ready 1n cu b
warehou_shar 1n 67 i
warehou_softwar 1n en g
warehou_spac 1n 67 10
warm m 3 6 5 4 e 3 j 8 25 4 2p 4 30 3 3x 8 5m 4 5n 3 5s 3 8m 3 92 4 99 6 a9 3 du 3 dy 3
warm_lunch 1n 3x b
warm_pool 1n j d
warmth 17 3x 4 5y 4 65 3 6n 3 7y 3 ag 3
warn u 8 3 w 3 y 7 1u 3 25 7 4s 9 77 3 7a 3 7b 8 7c 7 7d 3 7i 4 7m 7 7q b 7t b 7v 5 9m 6 bq 3 cw 3 d4 7 d7 7 dk 4 dz 9 fl 4 fo 5 fp 6 fu 7
warn_attack 1n 7q b
warn_chang 1n 7m a
warn_diseas 1n fp a
warn_gaps 1n d4 b
warn_hidden 1n 7c b
warn_legione 1n fu b
warn_notic 1n d7 b
warn_own 1n dz b
warn_pack 1n y b
warn_packet 1n 7b d
warn_parent 1n 25 b
warn_shrimp 1n 9m a
warn_work 1n 4s f
warning 1f 7t 7 8f 5 fo 4
warp 1n 2g 5
warrant 1f 1y z 90 5 9q 4
warrant_dat 1n 1y b
warrant_runs 1n 1y b
warsaw 19 1v 8 2q 7 3r 8 4p 8 58 8 8y 8
wash l 1 2 2 5 6 5 a b c 4 1i 7 1q 3 27 6 2z 5 3b 9 3z 7 49 8 4b 3 4c 4 4e 5 5a c 5p 5 6q 5 7z 3 81 6 8g 4 8m 7 8t 7 8u a 8v c 90 b 9j 3 c3 e c5 3 dq 9 ey 4 ft a
wash_br 1i a a 49 a
wash_car 1n c3 f
wash_count 1n 81 a
wash_dog 1n dq e
wash_dri 1f dq a
wash_drivewa 1n 8u b
wash_fold 1n 8v e
wash_iron 1n 8v b
wash_lin 1i 6q 9
wash_liquid 1n 5p c
wash_machin 19 27 b 90 k
wash_mend 1i 1i a 5a b
wash_rent 1i 5a b
wash_sel 1n 3z b
wash_wat 1n c3 b
washabl 1i a i be m
washabl_nappy 1n a g
washabl_plain 1n be 9
wasp 1i f6 2 f9 x
wasp_nest 1n f9 h
wast v m 3 11 5 1k 2 2j 4 5a 3 5o 9 5p f 64 3 65 3 6e l 8s 6 8v 3 95 3 9p f 9q 9 9r 7 9v j at 5 c3 3 dq 3 e4 f f8 d fr 8 fs n
wast_biochar 1n 9r a
wast_brick 1n 9v h
wast_collect 1i fs r
wast_departm 1n e4 g
wast_restaur 1i 6e c
wast_sel 1n 9p a
wast_shop 1n 5p l
wast_stock 1n 6e l
wast_til 1n 9v b
wast_tip 1n f8 9
wastewa 1n fu a
wat i 0 5 2 5 4 6 j 8 n 4 15 h 18 6 1t 9 23 a 27 d 2d f 2j 4 33 4 34 5 4p 9 58 5 5a 4 60 3 62 2 63 6 64 2 6x 4 89 9 8t 7 94 9 9d 3 9j 4 9m 8 9o 4 9q 3 c3 7 cd 2 e5 4 eq 3 fb 6 fo 6 fu f
wat_block 1n fo f
wat_bottl 1n 2d p
wat_cold 1i 0 a
wat_damag 1i 27 c
wat_drink 1n 2d e
wat_fed 1n 8t d
wat_filt 1i 15 i 2d p
wat_flat 1n 27 b
wat_hardnes 1n 2 b
wat_housepl 1n 23 b
wat_kiosk 1n 15 f
wat_leak 1i 27 o
wat_monitor 1n fu n
wat_offic 1c c3 9
wat_permit 1n 89 b
wat_pip 1n e5 a
wat_plant 1c 94 e
wat_point 1n 15 g
wat_prob 1n fu d
wat_project 1n 15 g
wat_quality 1n fu q
wat_replac 1n 4p c
wat_run 1n 15 b
wat_saf 1n 2d c
wat_sensor 1n fu d
wat_spar 1n 15 b
wat_tank 1n 23 b
wat_test 1c fu d
wat_tool 1n fb a
wat_util 1n fu d
wat_villag 1n 15 d
wat_warm 1n j d
wat_yellow 1n 1t b
watch l 25 7 2b 5 2c 4 2e 3 37 4 4j 2 4m 2 51 2 6l 3 6u c 73 5 74 4 7b 2 7v 4 86 3 94 9 9k 3 a4 5 ar 6 bp 5 by 6 cw 3 fu 5
watch_fal 1n 2b c
watch_grow 1n bp b
watch_guid 1n 6u a
watch_househo 1n by c
watch_morning 1n 6u 8
watch_puls 1n 25 b
watch_search 1n ar b
watch_second 1f 94 a
watch_tempera 1n fu b
watch_walk 1n 6u a
water 19 18 4 1t d 23 k 4p e 8c 4 94 7
water_plant 1n 23 h
waterle 1n c3 b
waterpr 1n 3z 8
waterwo 1n 15 8
wav 16 28 4 34 8 ab 3
wax 1a 8 l d 9 5w 3 86 b 8b 3
wax_canva 1n 86 a
way d 1q 3 21 3 32 2 3h 2 3t 3 4w 1 5f 2 88 2 8v 3 al 4
way_charg 1n 21 b
way_saint 1i 6q 9
way_work 1a 3h 7
ways z 6 2 1f 4 50 3 66 3 7s 3 92 8 al e bo 3 bv 2 c6 2 c9 3 cs 3 dd 3 ez 3
ways_check 1n 92 b
ways_hom 1n al i
wcag 1n cx h
weak 14 99 3 9q 3 a3 3 be 9 bf 4 c3 3 c8 3 ee 3
weak_blad 1n be b
weaken 1n 49 5
weaknes 1i ai 3 be 8
wean 1n 5n k
wear s 3 8 5 8 6 5 1s 8 2b 8 2c b 3z 6 40 4 46 4 47 a 4c 3 4d f 4s 4 5c 3 80 2 8k 2 8p 4 9h 3 bf 3 fd 4
wearabl 17 24 c 25 8 2c q 2e c 4s o 7v e dz g
wearabl_work 1n 4s d
weath v 1s a 2j 4 2o 3 3z 3 6a 6 6l c 6y 4 73 2 75 4 7q 9 8h 2 96 4 dg 2 dp 3 e2 3 eh 9 en 3 fm 8 fo 8
weath_calenda 1n 1s b
weath_trig 1n 7q b
weath_turn 1i 6l a
weath_voic 1n eh b
weather 1n 9v 4
weav 1f 7z 7 ap 4 et v
weav_basket 1n et b
weav_clas 1n et a
weav_cours 1n et d
weav_guest 1n et a
weav_learn 1n et a
weav_weekend 1n et a
weav_worksho 1n et f
web 12 b 9 4i a 4v q 8l a a2 7 a9 3 b8 3 cq 4 cx 9 cy 7 dm 3 eb c
web_design 1n 4v w
web_pag 1i eb a
web_phon 1n 4i b
web_shop 1i b a 8l b
webcomi 1n b9 s
webshop 1n cu e
webshop_book 1n cu b
websit y 3f j 4v i 56 6 ba 9 cc 7 ch 7 cm 6 cq 3 cs 7 cw 7 cx n cy y d0 4 dm f e5 6 eo 6
websit_accessi 1n cx m
websit_blind 1n cx e
websit_build 1i cy m
websit_coupl 1n ch 9
websit_craft 1n cy e
websit_electri 1n cy c
websit_friend 1n 3f 9
websit_restaur 1n cy e
websit_school 1n cc 9
websit_system 1n dm b
websit_trad 1n cy i
websit_tradesm 1n cy h
webtoon 1n b9 v
webtoon_app 1n b9 j
wed s 5 2 9 2 i 2 2j 3 2o a 2w o 2x k 2y 7 3d c 40 d 46 9 5z 5 62 2 7n 2 a6 3 ax 2 bk 4 bm h ch f cj b
wed_band 1n ch d
wed_cak 1n 2o g
wed_ceremon 1n 3d a
wed_danc 1n cj a
wed_guest 1i 40 g
wed_liv 1n ch 9
wed_photogr 1n 2x x
wed_plan 1n 2w z
wed_ring 1n 46 g
wed_speech 1n bm m
wed_themsel 1n 2w c
wedding 10 8 3 n 3 1z 3 2j 8 2w j 2y 5 30 d 3d 6 40 7 5s 3 8d c aj 3 bm 9 ch e
wedding_abroad 1n 2w c
wedding_garden 1n 30 c
wedding_hom 1n 8d b
wedding_saturda 1n 2j b
wedg 1n 98 c
wednesd w 10 2 1p 4 1r 2 2x 2 35 4 3u 3 8d 3 ae c ez 7
wednesd_morning 1n ez 9
wednesd_seat 1n ae c
weed 17 2f 8 3b 8 8s f 9k t 9o 7 au 8 fu 5
weed_fix 1n 8s b
weed_plant 1n 3b 9
weed_robot 1n 9k l
weekday z j 3 1o 3 2i 3 2y 4 37 3 62 6 6d 3 8o 3 93 3 dx 3 f0 3
weekend n 1g a 1v e 25 3 2k 6 33 4 40 8 52 3 6f 2 6l 3 6m 4 6p b 6x 3 6y 3 7v 2 83 5 8h 4 8o 9 93 4 a4 5 ah 4 bo 3 bv 2 dg 2 dr 3 ed 4 et c fm 8
weekend_adjust 1n fm b
weekend_book 1n 1v b
weekend_camp 1n 8o d
weekend_fit 1n 1v b
weekend_off 1i 6p 7
weekend_siz 1n 40 b
weekend_worksho 1i et 7
weekly s 7 2 1o d 1p 9 26 7 2k 7 5a 7 5d 3 5j 4 5k 7 76 7 8d c 8q 6 94 7 a1 4 a3 6 ac 7 ar 6 ay e b0 8 b9 b ba 3 bo 7 bz 2 cl a dg 8 di 5 f5 7 fe 2
weekly_bouquet 1n 8d b
weekly_box 1i 1o 9 f5 7
weekly_bread 1n 5k c
weekly_check 1n 94 c
weekly_comic 1n b9 b
weekly_liv 1n ac b
weekly_market 1a 2k 9
weekly_menu 1n 1p g
weekly_mock 1n a3 b
weekly_money 1n bo b
weekly_newslet 1n ay g
weekly_plan 1n 1o a
weekly_report 1n 26 b
weekly_rota 1n dg c
weekly_talk 1n 76 b
weekly_task 1n ar b
weep 1n bj 4
weigh t 28 7 2d 3 2v 3 30 3 4i 2 58 3 5a 3 5p a 65 4 6e 7 74 4 77 3 7v 2 81 6 8g 4 9g 5 9l 6 9x 9 bl 8 du 5 fs 4
weigh_kilo 1i 28 a
weighbr 1n fs 4
weight q f 9 l a 1q 3 4j 2 4p 4 5p 4 5t 4 6y 3 74 i 82 3 8m 8 9g 2 9l 5 du 8 dv 4 e2 4 fa 2
weight_age 1n du b
weight_app 1n 74 e
weight_los 1i 74 b
weight_slowly 1n l b
weir 1n 37 4
wel i 7 2 b 3 15 6 1b 3 2l 3 77 3 7i 2 8l 3 8p 4 8t 3 94 5 9g 2 cr 3 ec 3
wel_kept 1n 8p b
welcom 16 2i a 7h 4 ae 4 af 4
welcom_play 1n 2i c
weld 1c 28 6 4j c fk 8
weld_electri 1n 4j c
welfar 1f 13 7 f0 4 fp 4
wellb 1i 79 a dj z
wellb_program 1n dj e
welling 1n 64 a
wellnes 1i n p dj a
welly 1f 1r 6 6k 7 en 9
welsh 1n 9z a
went n 12 2 6n 3 72 6 83 6 co 3 cp 2 cr 3 db 3
went_wrong 13 83 8
west 1c 2a 3 5q 7 74 c b3 3
west_african 1i 74 a
western 1i 4z 9 bt 9
wet o r 3 23 3 27 6 2k 3 48 3 5b 4 6n 3 84 3 8o 6 8u 4 9k 3 be 4 dq 3 e9 3 fj 3
wet_detect 1n 27 b
weth 1n 9o 4
wetsuit 1n 48 b
whal 1c 1m 5 37 8 6l 8 6u n
whal_guid 1n 6u d
whal_walk 1n 6u a
whatev z 2d 2 6h 3 73 3 8v 3 ay 3 az 2 cr 3 d1 3 df 3 dw 3 ex 2 f4 6
whatsap 17 6f f cm 8 co f cy f de b e5 9 ep b
whatsap_answ 1n de b
whatsap_assista 1n 6f c
whatsap_bot 1i e5 9
whatsap_fil 1n ep b
whatsap_market 1n co g
wheat 1i 30 7 6o 7
wheel t 11 9 28 e 2j 7 3x 9 5s 5 81 3 87 3 9b 6 9k 3 9m 6 b1 3 c2 5 cg 6 dq 7 dx 6 em 3 es i
wheel_cobbles 1n 28 b
wheel_coffe 1n 2j b
wheel_kiln 1n es d
wheel_tilt 1n 28 b
wheel_unsold 1n 11 b
wheel_van 1n dq b
wheel_visit 1n cg 9
wheelch 11 1b 5 20 c 3j 4 3y c 68 3 6h 3 6s s 7s m 7w i bd h bf p
wheelch_beach 1n 6s c
wheelch_cloth 1n bf b
wheelch_holiday 1n 6s f
wheelch_hotel 1n 6s l
wheelch_map 1n 7s g
wheelch_pushcha 1n 20 b
wheelch_rout 1n 7s f
wheelch_stif 1n bf 9
wheelch_tour 1n 6s c
wheelch_transpo 1n 7w f
wheelch_travel 1n 6s f
wheelch_trip 1n 6s f
wheelch_wheelch 1n 7s a
whenev 13 19 3 1c 3 2l 3 3z 9 7c 3 8q 4 dq 3 f0 3
whenev_child 1n 3z b
wherev 1i 1x 5
wheth d g 2 7c 3 7l 5 80 2 ag 3 bs 2 dw 4 e9 3
wheth_availab 1n e9 b
wheth_clinic 1i 7l a dw b
wheth_food 1f 7c 9
wheth_high 1n ag b
whil j t 5 u 3 1u 5 54 2 70 5 8h 3 94 7 9b 3 a0 5 bj 4 bn 4 ca 3 ce 5 dp 6 dr 7 ec 2 en 3
whil_away 1f 94 f
whil_child 1n a0 c
whil_holiday 1n dr b
whil_leav 1n bn b
whil_own 1c dp a
whil_say 1n ce a
whil_travel 1i 1u a
whil_wait 1c bj 7
whil_walk 1f t b 70 a
whippet 1n dv a
whisk 1n dr 3
whiskey 1n f7 p
whiskey_distil 1n f7 a
whisky 1n f7 v
whisky_distil 1n f7 a
whisky_own 1n f7 c
whisp 16 6 4 3k 4 ah 3 f9 3
whisper 1i 6 3 ct 2
whistl 19 p 3 34 6 3f 2 7o 2 bh 3 ed d
whistle 1n 4i 12
whistle_channel 1n 4i k
whistle_hotlin 1n 4i d
whistle_whistle 1n 4i d
whit s 4 5 6 3 1y 4 24 5 2d 4 2i 5 2j 9 2n 3 4q 4 5r 5 6n 3 7b 3 7s 8 7y 4 8k 4 8z 5 ap 5 ax 6 e1 5 fp 5
whit_can 1n 7s d
whit_convert 1n 2j b
whitebo 1n e9 8
whiten 1i 9 5 45 4
whoduni 1n 85 w
whoduni_clu 1n 85 b
whoduni_envelop 1n 85 b
whoduni_let 1n 85 b
whoduni_mail 1n 85 b
whoduni_monthly 1n 85 b
whoduni_post 1n 85 b
whoev l 1q 2 58 3 59 3 dn 3 ef 4
whol g 17 3 1h 3 31 4 36 4 49 3 66 2 8h 2 8o 4 8t 5 8z 4 9l 4 bw 4 c4 4 f5 4
whol_crypto 1n bw b
whol_even 1f 31 a
whol_flat 1i 8z a
whol_pastur 1n f5 8
whol_season 1n 8o b
whol_street 1f 8t b
whol_term 1n c4 b
whol_trip 1n 36 b
whol_valley 1n 9l a
wholesa u r 3 y f 4h 4 5b 3 5g l 5h 3 5o b 5w 3 60 3 63 6 65 4 6d 3 6o 6 98 3 99 3 9b 8 9j 6 as 9 d1 3 d4 5 d9 7 ei 6 ej 3 ek 3 em 7 en f
wholesa_marketp 1n 5g g
wholesa_sel 1n 5o b
wholesa_warn 1n y b
wholly 1n z 5
whorl 1n c 9
whos f 26 3 4l 2 4t 1 6b 4 7h 3 82 3 8m 4 8y 2 9s 2 ab 3 c0 4 ca 2 dt 3 eh 3
whos_conditi 1n 82 9
whos_fix 1n c0 d
whos_height 1n 8m c
whos_mak 1i 6b a
why b 25 3 4z 2 6e 3 96 3 e0 2 fg 4
why_bedroom 1n 96 b
why_cry 1n 25 b
why_item 1n fg c
wick 1n 8 g
wid v 26 3 3k 2 3y 5 43 b 46 4 47 4 8k 4 8z 4
wid_toe 1n 43 b
widen 1n 46 4
widow 1c 3i y 3s 3 bc o ep 6
widow_app 1n 3i b
widow_compani 1n 3i b
widow_counsel 1n 3i b
widow_even 1n 3i b
widow_group 1n 3i b
widow_onlin 1n 3i b
widow_spar 1n bc d
widow_support 1n 3i b
widow_talk 1n 3i b
width 14 28 3 43 3 80 3 8b 5 8k 3 8z 5 ap 3 c7 3
wif 1n 4t 9
wifi 1n bb q
wig 1n fd 13
wigs 1f 2 9 bf 7 fd 12
wigs_hair 1n fd j
wigs_scarv 1n fd a
wiki 1n do o
wil 1f 3c 4 ak f e2 5
wild 19 1c 8 1t 4 3r 3 6u c 8d 3
wild_herb 1n 6u a
wildern 1n 6u 8
wildflo 1n 84 9
wildlif 1n 6u t
wildlif_guid 1n 6u a
wildlif_tour 1n 6u a
wildlif_walk 1n 6u a
willow 1f 3e m 89 3
willow_basket 1n 3e 9
willpow 1n 7e 8
wilt 1n 8d 5
win n 8 7 10 2 2l 6 2s 4 2z 5 4o 2 53 8 5f 6 5r l 61 4 62 a 68 2 6n b 8k 2 8n 6 9g 2 9x 7 cl 3 co 4 d6 5 dc 8 er 2 eu c
win_back 1i dc a
win_be 1n 62 b
win_bottl 1i 8 b
win_box 1n 5r e
win_cellar 1n 6n h
win_club 1n 5r t
win_drink 1n 5r i
win_mak 1n 53 c
win_open 1n 2l c
win_patient 1n eu a
win_shop 17 5f 9
win_stop 1n 9x a
win_subscri 1n 5r n
wind y 1d 6 34 6 37 5 6a 2 6l 7 6y a 9d 4 cg 6 fo 4 fq 4
window j 3 3 8 3 1t 5 22 3 23 3 26 8 2f 6 2i 4 2l 3 2n 5 2p 4 39 4 4o 3 57 7 5v 5 60 3 65 3 6d 6 6i 3 8c 6 8t g 8u 4 94 3 96 4 9j 2 ap 4 aq 3 ax 2 b4 3 ba 2 bs 2 cp 2 d5 3 em 7 eu 4 fr 6
window_christm 1n 5v b
window_clean 1f 57 g 8t y
window_instead 1n fr a
window_park 1n 2p b
window_send 1n 26 b
window_wash 1n 8t g
window_whol 1n 8t d
windows 1f 7y p f0 3
windows_kit 1n 7y k
windsur 1n 34 g
windy 1n fq 5
winegro 1i 5r n 6n 5
winegro_record 1n 5r c
winemak 1n 5r b
winery 1c 5r g 6n r 9x 7 co g
winery_brewery 1n 6n q
winery_georgia 1i 5r b
winery_writ 1n co c
wing 1c 2u 3 9u 9
wins 1f q 4 8h 3 an 4
wint o n 7 1z 3 24 4 3w 3 4p 2 86 3 8x 4 92 4 96 4 9d 3 9h 2 9l 4 9n 3 aj 3 b3 6 bq 3 c2 4 fm 3
wint_mountai 1n b3 b
wip x 2h b 7w 2 8v 2 9m 5 ao 2 ax 2
wir 14 16 4 2f a 44 3 47 7 4e 5 cw 3 d1 3 d9 3 en 3
wir_recogni 1n 2f b
wireles 1n 99 d
wireles_sensor 1n 99 b
wish y o 3 1c 4 37 3 4v 3 5k 3 6c 3 9c 9 9e 3 ak b b3 5 bn 3 c4 3 dg b f4 3 ff m
wish_dy 1n ff g
wish_holiday 1n dg c
wish_hospic 1n ff b
wish_hospita 1n ff b
wish_ill 1n ff b
wish_onc 1n 9c b
wish_patient 1n ff b
wish_termina 1n ff b
wish_ward 1n ff b
withdra 1a 7h 4 b6 3 bo 3 ct 4 fg 4
withsta 1n dv 5
witnes 1c 6i 4 ak 7 b0 8 eo 3
wok 1i 1f 8 24 4
woken 1c 3t 3 at 6 cw 9
wolf 1n 7t 3
woman 19 o 9 12 3 15 a 19 3 76 4 80 3
woman_villag 1n 15 b
women m 0 6 2 6 3 6 6 8 7 8 8 4 b 6 d 6 f 8 g 4 h 7 l 4 m 9 13 9 14 9 19 j 1s 4 2e a 34 7 36 4 3j 7 3y 4 40 7 41 4 42 4 48 7 49 9 4a 7 4b 5 4d 4 4e 6 60 7 62 4 71 4 72 4 76 e 77 4 79 4 7a 4 7r 4 7z 5 80 7 86 3 8i 4 8q 4 95 4 al a b0 5 b8 9 be 9 bq a bu 7 c1 9 c9 c eu 3 ew b f4 a fc 5 fd c
women_alopeci 1n fd a
women_build 1n 49 b
women_childca 1n 19 b
women_cod 1n 19 s
women_cook 1i 13 a f4 g
women_even 1n h b
women_femal 1n 3j 9
women_fifty 1f f a 80 9
women_fix 1n c9 b
women_footbal 1n b0 b
women_forty 1n 34 b
women_health 1n 76 d
women_hik 1n b8 g
women_los 1n fd a
women_measur 1n 4a c
women_mov 1n bu b
women_parish 1n 3b 9
women_part 1n c1 c
women_run 1f 7 9 2e d 60 a
women_safety 1i al c
women_start 1i bq e
women_tattoo 1n m c
women_tech 1n 19 e
women_train 1n 19 e
women_villag 1n 14 g
women_walk 1n al b
women_women 1n c9 b
won 17 2a 4 8h 3 an 5 cl 3 d6 9
wond 1n 21 5
wonderf 1i 62 5 83 3
wonky 1n 5j j
wonky_fruit 1n 5j b
wood t n 8 15 4 1o 4 2n 7 2y 6 31 3 33 7 39 7 3e b 3g 6 47 5 65 4 7x 8 8a d 8e b 8h 2 8p 6 9q 6 9w 6 cg 4 e2 8 fr a
wood_design 1n 8e b
wood_door 1n fr a
wood_fir 1i n a 2n a
wood_grav 1n 3g 9
wood_host 1n 2y a
wood_shop 1n 39 c
wood_tabl 1n 8a h
wood_town 1n 9w a
woodcut 1n 8k 7
wooden 11 9 5 34 8 37 4 47 c 7x a 81 6 8a b 8f j 8g 3 8h 3 9w 6 a4 9 b2 9 f6 2
wooden_boat 1n 34 b
wooden_build 1n 8f b
wooden_cano 1n a4 b
wooden_figur 1n b2 b
wooden_recycl 1n 47 b
wooden_toolbox 1n 7x c
wooden_toys 1i 8f i
woodlan 1n 3e d
woodlan_cemeter 1n 3e b
woodtur 1n et 8
woodwin 1n cg 9
woodwor 1c 7x w 8b 4 a4 8 et i
woodwor_child 1n 7x a
woodwor_childre 1n 7x a
woodwor_cours 1n et d
woodwor_kids 1n 7x a
woodwor_kit 1n 7x d
woodwor_kits 1n 7x 8
woodwor_project 1n 7x a
woodwor_young 1n 7x a
wool 15 3e g 4b r 7z n 8v 7 co 7 en 5 fh 5
wool_jump 1n 4b h
wool_local 1n 4b g
wool_shop 1n 7z a
wor 1c 1s 4 40 6 44 7 e9 3
word 6 79 2 b4 2
word_back 17 79 8
word_gam 1n b4 g
word_own 19 9y 8 bw 8
word_parent 1f 75 9
word_prepar 1n 7l b
word_stumbl 1n a0 c
word_usually 1n d8 c
wording 1n d0 5
wordpre 1n 4v b
work a 9 3 d 2 13 5 16 3 1e 3 39 5 3l 3 3t 3 49 5 4d 2 4f 2 4j 3 4k 5 4l 2 4s 7 4v 2 4w 3 4z 4 50 3 51 2 5l 2 6c 3 6v 2 6w 4 8k 4 8q 2 9k 3 a5 5 ai 2 av 5 bv 3 bx 4 bz 5 c6 5 d7 3 dg 3 dp 4 ep 4 f4 4 fi 6
work_breastf 1n 4d c
work_contrac 1n d7 b
work_cut 1n 4w c
work_data 1n a5 b
work_deadlin 1n e6 c
work_diem 1n d2 b
work_draw 1n bz b
work_fal 1n 4s b
work_far 1i bz a
work_film 1f b1 9
work_group 1n dp d
work_heat 1n 4s b
work_nearby 1i f4 9
work_night 1i 9k 9
work_pap 1n ep b
work_permit 1i av c
work_photogr 1n bx b
work_questio 1n 4k b
work_refil 1n 9 c
work_remotel 1n 4z c
work_sav 1n 4j c
work_scan 1n 9a b
work_shift 1f 3l e
work_tap 1n 6c b
work_tax 1n bx d
work_togeth 1f c6 9
work_tonic 1n 62 b
work_trad 1c ai a
work_trous 1n 49 j
work_tru 1n fh a
work_visa 1i av k
workben 1f 7x 7 dv 3
workboo 1n a1 b
workflo 1n as x
workflo_automat 1n as o
workout 1i f h 72 1a
workout_app 1n 72 v
workout_hom 1n 72 e
workout_moth 1n 72 b
workpla 19 2t 8 51 f 9s q al 4 df 7 dj d
workpla_actor 1n 51 c
workpla_charg 1n 9s s
workshe 1n a1 8
worksho q 13 a 16 8 1e 8 28 5 35 3 39 9 3v 8 42 6 44 8 46 7 4b 6 51 f 54 9 59 5 5v 6 6b 8 6c 7 86 8 91 d 9b h 9t 7 a4 9 ak 3 ba a c2 7 c3 5 cf 7 cg f cp 3 d0 3 el 6 es 6 et i ev c fl 4
worksho_br 1n 91 b
worksho_build 1n 54 c
worksho_coupl 1n 46 b
worksho_desk 1f 39 a
worksho_gdańsk 1n 42 b
worksho_ingredi 1n 5v b
worksho_local 1n et 8
worksho_near 1n et c
worksho_paid 1n 13 b
worksho_post 1n ba b
worksho_rent 1n 9t a
worksho_repair 1f 44 9 cg 8
worksho_restor 1n 91 b
worksho_softwar 1n 9b p
worksho_spar 1i 86 9
worksho_team 1i 51 j
worksho_wheel 1n cg 9
workspa 1i 39 b 5e b
worktop 1n 5y 8
workwea 1i 49 10 5a u
workwea_rental 1i 49 b
world 17 a 4 2s b 5q h b3 4 d8 3
world_grocery 1n 5q k
world_host 1n 2s c
worldsc 1n 1o a
worldwi 1i 4c 4 b6 9
worm 1f x 4 8b 3 91 9
worn r 5 3 6 2 1s c 2b 6 2c 9 3h 3 41 3 45 7 48 4 4e 6 4s 3 80 5 91 6 9b 7 9h 2 c2 3 e3 3 el 6 fd 2
worn_armchai 1n 91 b
worn_brak 1n 9b b
worn_build 1n 1s b
worn_sho 1n 45 b
worn_should 1n 2c b
worn_tyr 1n el b
worri 1n a8 5
worry 17 12 3 79 8 7m 4 am 3 dj 3 e0 3
wors 12 4t 2 5o 3 6z 2 71 3 79 3 7a 3 7p 3 8r 3 90 3
worship 1i bu 5 bv 5
worst 14 3g 3 4y 4 96 3 9k 3 bq 3 ct 5 dt 3
worth s 1g 4 1u 3 21 5 2k 3 3d 2 45 7 4d 3 90 7 b8 2 bw 3 cz 3 f8 5
worth_someth 1i f8 8
worthle 1n 8g 5
wouldn 1n fj 5
wound 1a o b p 4 t 3 ex 3
wound_first 1n o b
woven 1c 3e m 4d 3 8m e
woven_lithuan 1n 8m c
woven_willow 1n 3e 9
wrap x 0 8 o 2 2k 6 2m 4 2u 5 4d 6 5s 3 5v 6 5x 4 81 4 87 3 8e a 8h 3 8i e 8n 4
wrap_hand 1n 8i c
wrap_pap 1i 0 a
wriggl 1i 1m 4
wrinkl 1n ax g
wrinkl_hair 1n ax b
wrist 13 5 5 g 5 m 3 s 3 v 5 2c 5 3n 3 a6 3 bl 3
wristba 1f 2b e 6h c f1 3
writ 6 u 3 14 2 3d 2 52 4 an 3 ay 3 bm 5 cj 3 co 2 cp 2 cq 4 cz 3 d6 3 dn 2
writ_applica 1i 52 h
writ_appoint 1i cn b
writ_back 1n 14 b
writ_bids 1n an e
writ_buy 1a co 9
writ_caption 1n cp c
writ_clinica 1n u b
writ_daily 1n eh b
writ_dischar 1n u b
writ_easy 1n a6 b
writ_emissio 1n fn b
writ_guest 1n 6g d
writ_help 1c 52 c
writ_hold 1f 3d a
writ_itinera 1n 36 b
writ_let 19 ag 8
writ_not 1i u c
writ_persona 1f bm 8 cz a fc 8
writ_plain 1n cv b
writ_plan 1a l 9
writ_product 1n cq c
writ_prop 1n d0 b
writ_record 19 9g 9 cj 9 dm a
writ_report 1f 96 b
writ_short 1f ay a
writ_song 1n cj g
writ_speech 1n bm g
writ_summary 1n dn c
writ_tend 1n d6 g
writ_test 1n aq b
writ_wed 1n bm c
writ_whatsap 1n 6f c
writ_yearly 1i bw a eg a
written i 3d 4 8v 2 99 3 9g 4 ah 2 ba 2 bm 9 cj 5 cq 5 cv 3 d9 3 do 2 dw 5 e8 4 ee 5 eo 3 er 2
written_answ 1i dw b
written_coupl 1n 3d a
written_homewor 1n ee b
wrocław 1i 3a 9 82 8
wrong e 3 3 1q 2 52 2 69 4 6o 3 7c 4 7i 2 7p 2 83 4 88 3 a1 4 ab 3 bx 3 cm 3 cn 4 do 2 ec 2 en 2 fk 5
wrong_answ 1c a1 a
wrong_label 1n fk f
wrong_writ 1n cn c
wrongdo 1n 4i a
wrongly 1f bn 3 eo 5 fk 3
wrot s 3i 2 4i 2 9h 2 ae 3 ah 2 b8 4 ba 3 di 2 ef 5
württem 1n fn a
yacht 1i 37 a 9d f
yacht_club 1n 9d d
yam 1n 5q f
yam_spic 1n 5q a
yard o 2k 7 4j 2 5c 4 67 3 6b 3 6i 3 6x 3 8w 5 9a 5 9h c 9i 7 9l 8 9n 4 9s 6 9v 5 a4 6 c2 5 c3 7 c7 8 e3 3 ec 2 em 4 fj 3 fq 3 fr 9 fs 5
yard_modul 1n a4 b
yard_send 1n 9h b
yarn 1i 4b c 7z 10
yarn_box 1n 7z j
yarn_knit 1n 7z c
yarn_shop 1i 7z 9
yarn_video 1n 7z 9
yearboo 1n bk r
yearly x 1d 8 3b 9 6i 3 6j 3 8u 8 9n 8 bk e bw 9 c1 5 cf 9 d0 3 d4 5 d8 2 di 5 e3 8 e9 3 eg b en 3
yearly_check 1n 8u b
yearly_cost 1n eg b
yearly_playgro 1n e3 b
yearly_return 1n 1d b
yearly_settlem 1i 9n a
yearly_tax 1i bw c
yeast 1n fe 6
yellow 12 1k 4 1t f 46 5 5o 5 7j 6 d1 6 d7 3
yellow_leav 1n 1t d
yes h q 2 2w 3 30 4 9a 3 9b 5 am 3 bp 4 cz 3 db 4 df 3 di 2 e6 3
yesterd u 1a 2 2n 4 6o 4 7b 2 d9 3
yew 1i 9o 3 e8 3
yield 1n fp a
yoga 11 g u s f 2q b 33 3 5j 3 5y 3 60 3 70 8 dj a ey 6 ez h fc 3
yoga_clas 1n g m
yoga_studio 14 g l s b 2q 9
yoghurt 1f 11 6 2p 9 2u 8
yogurt 1n 2p a
york 1i ag 9 ce 8
yorkshi 1f 63 c 91 8 cc 7
yorkshi_sold 1n 63 b
yoruba 1n ct e
yoruba_hausa 1n ct b
young o 4 4 c 4 m 4 n 4 12 e 1b 4 1s 4 2i 4 2m 4 2r 4 3a 4 41 4 43 4 47 3 4c 4 4o 8 4q 7 5r 6 63 3 6q 3 6v 3 70 4 7d 4 7h 4 7i 4 7k 5 7m 4 7x 7 8c 4 8k 8 8p 7 8v 4 aa 5 ay 6 b1 4 bc 5 bf 4 bh 3 bn 4 bs 4 bt 4 ed 2 f0 4
young_brand 1i 4o c
young_family 1a ay 9
young_illustr 1n 8k b
young_leav 1n 12 b
young_lodg 1n bc 9
young_musicia 1n 8p e
young_paint 1n 4q f
young_use 1n bf 9
young_vietnam 1n aa b
young_winegro 1n 5r c
your o m 3 68 2 ae 3 bo 3 bx 2 c7 4 ce 5 dg 2
your_learn 1n ce a
yoursel t 25 4 5c 3 5h 3 6d 3 80 5 8q 3 am 4 bu 3 c7 3 d2 3 da 3 f4 2 fd 2
yous 1n 8n f
youth 13 12 o 3h 3 3l 4 3p 4 3q 4 3w 7 89 3 cd 5 cg 3 e7 7 ed f
youth_centr 1i 12 c
youth_leagu 1n ed c
youth_mentor 1n 12 m
youtub 1i b1 t b6 9
youtub_channel 1n b1 j
yurt 1n 6p z
yurt_forest 1n 6p a
yurt_guest 1n 6p a
yurt_interne 1n 6p f
yurt_lak 1n 6p a
yurt_night 1n 6p f
yurt_off 1n 6p a
yurt_stay 1n 6p a
yurt_switch 1n 6p a
yurt_weekend 1n 6p a
yusuf 1i 13 6 15 4
zagreb 1n bc 8
zambia 1n 9n a
zanziba 1n 5z e
zanziba_post 1n 5z b
zealand 1a 9 8 z 8 1o 7 6r 7 7m 7
zero 1i 5p q 62 q
zero_alcohol 1n 62 o
zero_wast 1n 5p o
zigzag 1n ab 4
zin 1n b8 i
zip 17 3z 5 42 6 4a 6 6y 7 ca 3 ew 2
ziplin 1n 6y a
zips 1n 45 b
zodiac 1n fc q
zon 1f 34 4 75 3 fq 4
zoo 1n 6i b
zoom 1n ac a
zurich 17 1n 6 1w 8 2t 8 4p 8 8o 7 dj 7 ft 7
zürich 1i 3t 9 dt 9
`;
