/** Made by `npm run ventures:learn` from founders' answers; the form is that of `../../ventures/model.ts`. */
export const LEARNED = `
# d 0 -v 1 -e 2 14 3 o 4 -f 5 k 6 n 7 -e 8 -h 9 -6 a -a
#_# 1c 0 -l 4 a 5 d 6 7 9 7
#_% 17 0 -9 2 -9 3 j 4 7 6 -9 a -5
#_a 1r 0 b 2 -6 4 -7 5 -6
#_am 1h 0 -a 5 9 6 i
#_and 1d 2 b 5 -9 7 6 8 -6 a 6
#_b 1v 4 7
#_beds 1u 6 5
#_bottl 21 3 b
#_box 21 5 -5 6 a
#_by 21 8 5
#_c 21 2 7
#_childre 1y 2 -5 a a
#_city 20 2 f
#_cm 1v 2 6 3 b
#_country 1q 0 -e 1 9 2 7 9 6
#_d 1g 4 -7 5 j
#_day 1t 6 -5
#_days 18 0 -8 2 k 4 8 7 -7 a -5
#_degr 1n 5 b
#_degre 23 5 9
#_dollar 1r 0 c 5 -8 a 7
#_euro 1m 4 6 5 -d
#_family 1y 2 8 5 -5
#_for 1x 0 5 3 7 5 -5
#_g 1n 2 g 6 -7
#_gram 1l 0 -6 2 7 3 k 5 -b
#_guest 1v 5 8 6 a
#_h 1r 0 -9 5 8 6 9
#_hectar 23 3 5 6 6
#_hour 13 0 -h 5 10 6 -d 8 -8
#_in 1l 2 -6 4 -6 6 8 8 5
#_is 1x 4 a
#_item 23 5 6
#_k 1n 4 6 5 -b 8 9
#_kg 1p 2 8 3 e 6 -7
#_kilo 1n 3 h 6 -7
#_km 1j 2 -6 3 5 5 7
#_languag 1h 0 c
#_litr 1p 0 -6 2 -6 3 m
#_m 1r 0 -6 4 6
#_met 23 2 5
#_metr 1u 2 -5 4 d
#_millise 21 0 -5 1 8 3 b
#_min 1o 0 -9 4 7 5 c
#_minut 15 1 -9 3 -6 5 7 6 d a -b
#_ml 1u 2 b 5 -5
#_mm 1y 2 g
#_month 1f 0 -9 3 5 5 6 8 -6 9 9 a a
#_ms 23 1 e 5 -6 8 5
#_on 1v a 8
#_or 1p 0 -6 2 9 5 -7 9 9
#_p 21 9 5
#_pag 1x 0 -c 8 k
#_peopl 1l 6 9
#_per 20 5 -5 a a
#_percent 1d 2 -e 5 7 8 -6
#_piec 1s 2 8 4 7 5 -5
#_play 23 5 -6 6 9
#_pm 1f 0 -7 2 -8 3 -7 5 9 6 n
#_point 1t 4 6
#_questio 21 2 6
#_s 1q 0 -7 2 d 4 -6 5 a 6 -5
#_seat 1s 2 -6 6 j
#_second 1k 0 7 1 m 2 -7 5 -d
#_shop 1y 0 c
#_squar 1r 5 -6 6 e
#_th 21 8 8
#_the 1x 5 7
#_til 23 7 6
#_to 16 0 -a 2 b 3 -a 4 -8 5 6 6 l 7 7 a -7
#_unit 23 3 b
#_week 1l 3 b 6 -6 7 o a -5
#_with 1o 1 7 6 6
#_women 1q 2 f 6 -8
#_x 1y 0 -6 2 6 5 5
#_xl 21 3 5
#_year 1a 1 -6 2 8 4 -7 5 9 6 5 8 -5
#_you 21 0 -6 4 8
% 17 0 -9 2 -9 3 j 4 7 6 -9 a -5
%_of 1p 4 -5
%_off 21 4 a 5 -6
a 4 0 -6 1 -9 3 f 6 c 9 -6
a:# j 0 g 1 -w 3 -7 4 -p 6 q 7 8 8 j 9 a a -i
a:#_# 16 0 -h 1 -8 2 9 3 7 6 -g 8 n a -5
a:#_also 1x 5 9
a:#_and 16 0 -d 1 -6 5 -8 6 5 7 g 8 8
a:#_b 1p 0 c
a:#_c 23 0 8
a:#_chair 20 0 7
a:#_desk 23 7 7
a:#_employ 1h 0 6 5 f 6 -7
a:#_euro 1t 6 7 9 a
a:#_flat 20 0 a
a:#_from 1x 0 c 5 -6
a:#_guest 21 5 9
a:#_in 13 0 -c 1 -7 2 e 3 -d 5 -e 8 n 9 6
a:#_k 1u 0 7 9 8
a:#_km 1t 2 5
a:#_m 1x 5 5
a:#_million 1x 0 -6 5 6
a:#_month 1t 2 7 6 6
a:#_mostly 21 5 a
a:#_ord 1x 0 7
a:#_peopl 1e 0 g 2 -9 4 -8 5 6 6 9
a:#_plus 1r 4 -5 5 7 6 7
a:#_room 1u 0 8
a:#_school 23 0 -5 3 7
a:#_staf 1b 0 e 5 9
a:#_th 23 5 8
a:#_to o 0 m 1 -e 2 -9 3 -b 4 -9 6 l 7 8 a -7
a:#_unit 1x 5 5
a:#_who 1b 0 -7 2 d 4 -7 5 -d 6 6 8 6
a:#_with 1i 0 -6 2 9 4 -6 6 9
a:#_work 1s 0 9
a:#_year 1j 3 -5 5 5
a:a k 0 -g 3 -p 4 k 5 1a 7 7 8 -n 9 -c
a:a_# 23 5 5
a:a_baby 1y 2 8
a:a_bank 1x 6 9
a:a_barn 21 4 5
a:a_big 23 0 -6 4 8 5 7
a:a_brid 1v 0 -6 6 9
a:a_budget 1y 4 5 5 -5 6 5
a:a_car 1v 5 8
a:a_child 1t 2 7
a:a_dat 20 5 -b 6 a 7 6
a:a_dog 20 4 5 5 -b a d
a:a_few 1m 0 7 5 6
a:a_first 1o 9 6
a:a_flat 21 9 8
a:a_ful 23 5 8
a:a_gap 23 4 8
a:a_gift 1t 2 6
a:a_girl 1y 0 5
a:a_hom 1v 4 c 5 -8
a:a_judg 21 2 -7 6 c
a:a_kitchen 23 1 6
a:a_lad 20 2 -5 6 6
a:a_lot 1u 2 6
a:a_man 21 0 -6 1 6 5 7
a:a_month 1p 0 d 2 -6 5 7
a:a_new 1s 1 5 7 8
a:a_nursery 23 5 8
a:a_parent 1v 1 6 5 6
a:a_partn 21 0 6
a:a_present 1r 0 -8 2 8 5 d
a:a_second 21 7 6
a:a_smal 1u 5 -7
a:a_spar 1x 4 c 5 5
a:a_thousan 21 0 6
a:a_vet 20 0 a 4 5
a:a_wed 21 5 -5 9 a
a:a_widow 1v 2 -6 4 6 5 6
a:a_year 1s 5 5
a:about 1j 2 -5 3 5 5 -6 8 9
a:about_# 1y 5 -5 6 9 8 6
a:abov 1k 4 -6
a:abov_# 1s 0 -6 2 8
a:abroad 17 2 f 3 -d 4 -7 5 i 6 -f 7 -a 9 -5 a k
a:abroad_and 21 a 6
a:abroad_who 1p 3 -5 5 6
a:abuja 1q 0 -6 2 8 4 7
a:academy 1r 0 i
a:acceler 21 0 d
a:account 1n 0 -b 1 d 5 8 6 -5
a:accra 1p 9 8
a:acr 20 3 a 5 -6
a:acros 1b 3 -9 4 b 6 -7 7 -6
a:acros_europ 1u 8 7
a:acros_the 1n 4 7
a:activ 1v 2 6
a:activit 20 4 5
a:ad 23 4 9
a:adelaid 1y 8 6
a:adhd 1q 3 6
a:adhd_or 23 5 7
a:adminis 1r 0 d
a:adopt 1u 0 -5 a e
a:adult 10 0 -c 1 d 2 d 4 -r 5 -6 6 7 7 f 8 b 9 -d
a:adult_# 1q 6 7
a:adult_begin 21 7 8
a:adult_childre 1s 0 -6
a:adult_from 1u 6 -6 8 7
a:adult_in 1k 1 a 4 -9
a:adult_learn 20 5 -5
a:adult_who 1k 2 8 4 -6 7 6
a:adult_with 1j 0 5 1 9 4 -7
a:adventu 1y 2 5
a:adverti 20 0 -6 4 6 8 f
a:advis 1w 0 g
a:affluen 23 2 8
a:africa 1e 0 6 3 d 5 -6 6 -b 8 b a -6
a:africa_and 1u 8 6
a:african 1m 0 -8 2 f 4 -9 5 5
a:african_and 23 2 6
a:aft 16 0 -5 2 5 3 -b 4 -d 5 j 6 q 8 -7 9 -5
a:aft_a 1r 0 -b 5 8
a:aft_birth 21 5 7
a:aft_school 21 3 6
a:aft_surgery 21 6 9
a:aft_the 1x 6 9
a:aft_work 1w 6 b
a:afterno 1w 4 6 5 -8 6 6 7 6
a:age 1l 4 -6 5 9 6 b
a:age_parent 23 5 5
a:aged 19 3 -a 4 8 5 -f 6 h 8 8
a:aged_# 1a 3 -9 4 b 5 -c 8 9
a:agency 15 0 i 2 -8 3 -b 4 9
a:agency_and 1p 4 5 6 -5
a:agency_in 1p 0 e 2 -6 6 6
a:agency_who 1y a 6
a:agency_with 1t 0 9
a:agent 1g 0 9 1 h 2 -6 3 -6 5 5 6 -8
a:agent_in 1x 5 6
a:ages 1v 6 6
a:agri 1y 7 7
a:agricul 23 8 6
a:ai 1v 0 9
a:airbnb 1x 1 6 5 6
a:airbnb_host 21 1 6
a:airlin 1t 2 8 3 -5 5 8
a:alcohol 20 1 5 5 f
a:all 1e 3 -6 5 h
a:all_ages 1w 6 6
a:all_over 1w 5 a
a:allergi 1x 2 a
a:allergy 1r 2 b 5 -7 8 6
a:allotme 1u 2 -5 6 6
a:alon 1h 0 e
a:alon_in 1w 4 6
a:alon_or 23 0 7
a:alopeci 23 2 8
a:already 1n 5 -a 7 i
a:also 16 0 -a 2 8 4 -6 5 h 7 -5 8 -8
a:also_men 23 a 5
a:also_smal 21 1 8
a:alumni 20 9 6 a a
a:amateur 1g 2 6
a:ambitio 1o 4 -6 6 7 7 c
a:ambitio_parent 23 0 -7 3 6 6 6 7 6
a:ambulan 21 4 a
a:america 1f 0 -6 2 a 3 -7 5 -5 6 -5 7 7 8 6
a:america_and 1w 2 5
a:amsterd 20 2 5 5 5
a:an 19 0 -5 3 -7 4 8 5 c 8 9 9 -5
a:an_hour 1w 8 c
a:and 7 0 j 1 -b 2 e 3 -5 4 9 5 o 6 -c 7 -g 8 -5 9 -c
a:and_# 19 0 -9 2 8 3 -8 7 f
a:and_a 1h 2 -6 4 5 5 7 6 -6 a 8
a:and_abroad 1q 0 6 a 7
a:and_abuja 1v 2 5 4 6
a:and_adult 1v 0 -5 7 b
a:and_agency 1t 4 8
a:and_antwerp 21 0 -6 5 6
a:and_anyon 1v a 6
a:and_around 1q 0 -6 5 6
a:and_associa 1y 0 9
a:and_aunty 23 2 6
a:and_austral 1p 5 6 8 9
a:and_austria 1e 0 e 6 -7
a:and_bakery 1y 3 6
a:and_bank 1y 0 -8 1 6 5 8
a:and_beauty 23 0 5
a:and_begin 23 6 e
a:and_belgium 1n 0 7 2 8 5 -7
a:and_bik 23 9 5
a:and_brand 1x 5 5 6 a
a:and_brid 23 3 8
a:and_brown 23 6 6
a:and_bus 21 0 b
a:and_busines 21 2 9
a:and_buy 20 4 7
a:and_café 21 4 6
a:and_canada 1e 0 5 2 9 6 -9
a:and_canteen 21 4 5
a:and_car 1o 2 7 7 e
a:and_cater 21 2 5
a:and_cats 1w a 6
a:and_church 1p 2 5 5 8
a:and_clinic 1y 5 8
a:and_club 1r 2 -6 8 c
a:and_coach 23 0 6
a:and_collect 1w 2 c 4 -6 8 5
a:and_colombi 20 9 7
a:and_commut 20 2 8
a:and_company 1j 0 -8 6 7 a i
a:and_constru 23 0 -5
a:and_consult 1v 1 6
a:and_contrac 23 3 5
a:and_corpora 23 7 5
a:and_council 1x 0 -6 3 5
a:and_coupl 1j 0 -a 2 8 5 8 9 6
a:and_curiou 1y 6 b
a:and_dads 1m 3 6
a:and_denmark 20 5 5
a:and_design 23 1 7
a:and_diaspor 1q 0 8 6 -5 a 5
a:and_donor 1x 6 -6 a j
a:and_dubai 23 5 7
a:and_employ 1u 6 -5 a c
a:and_enginee 23 0 6
a:and_europ 1t 2 5
a:and_expat 21 0 7
a:and_factory 1y 5 5
a:and_family 1b 2 -7 4 5 6 g 7 -6
a:and_farm 1r 5 5 6 6
a:and_fath 1r 0 6
a:and_feel 23 8 5
a:and_financ 21 0 6
a:and_first 1w 6 6
a:and_flat 20 9 7
a:and_food 1u 2 7
a:and_foreign 1v 6 d
a:and_found 21 8 6
a:and_foundat 1u 3 6 5 -8 a i
a:and_franc 1p 1 8
a:and_friend 1w 2 9 8 6
a:and_gam 20 1 5
a:and_germany 1e 0 9 4 -a 5 a 6 -5
a:and_ghana 23 1 5 8 6
a:and_girl 1s 0 -6 5 -6 6 8 7 5
a:and_graduat 20 4 6
a:and_grandpa 1q 2 c
a:and_groc 23 4 6
a:and_group 1t 4 7
a:and_grown 1x 5 9
a:and_gulf 23 1 7
a:and_gyms 23 5 6
a:and_hik 1y 5 -5
a:and_hom 1o 3 -5 4 c 5 -8 6 5
a:and_hous 1v 3 c
a:and_househo 1x 0 -5 4 7
a:and_hungary 23 0 6
a:and_in 1w 5 -6
a:and_indepen 1y 0 5 4 6
a:and_interio 23 4 5
a:and_ireland 1e 0 9 1 5 2 6 5 -8 6 -6 8 7
a:and_italy 1v 3 7
a:and_kiosk 23 3 a
a:and_landlor 1u 5 d
a:and_latin 1v 0 -6
a:and_law 20 6 8
a:and_local 1q 4 -7 5 -5 a 7
a:and_logisti 1x 3 8 9 6
a:and_market 1y 9 7
a:and_men 1j 2 8 5 -6
a:and_mid 1u 0 7 5 6
a:and_mix 1x 4 -6 7 6
a:and_moth 1v 6 d
a:and_mums 20 2 9
a:and_munich 23 5 6
a:and_municip 1t 2 7 4 -6 7 9
a:and_neighbo 23 0 6
a:and_netherl 1r 5 -6
a:and_new 1m 0 6 2 d
a:and_ngos 20 2 6
a:and_no 1v 4 -6 6 5
a:and_norther 1v 3 8
a:and_norway 1x 0 7
a:and_nurs 1v 5 9
a:and_nursery 21 2 -7
a:and_nz 21 2 6
a:and_offic 1l 0 -7 5 6 6 7
a:and_old 1s 5 5 8 5
a:and_one 1y 5 6
a:and_onlin 1v 4 f
a:and_operati 1x 1 8 8 6
a:and_oth 1q 0 b 2 7 4 -5 6 -6
a:and_own 1p 2 -6 3 e 4 d 5 -g
a:and_parent 1j 4 -7 6 9
a:and_patient 20 5 7
a:and_pension 1y 6 6
a:and_peopl 1f 0 -b 2 c 3 8 5 -7
a:and_plastic 23 3 d
a:and_portuga 1l 3 6 4 -8
a:and_privat 1k 4 6 5 6
a:and_product 20 0 6
a:and_regiona 1x 0 7
a:and_relativ 1x 0 -7 1 b 2 6
a:and_researc 23 4 a
a:and_residen 21 0 7
a:and_restaur 1q 2 8 4 7 5 -7
a:and_retail 1v 9 9
a:and_retir 1w 5 5
a:and_return 20 4 7 5 -6
a:and_rural 21 5 a
a:and_school 1g 0 a 2 -c 4 -6 5 d a 6
a:and_seconda 1x 4 6
a:and_sel 23 4 a
a:and_self 1x 9 5
a:and_servic 21 5 6
a:and_shop 1s 8 7
a:and_sixty 1v 5 8 6 8
a:and_slovaki 23 0 7
a:and_smal 15 3 -7 5 r 8 -8 9 -5
a:and_som 1x 2 -5 3 a 4 6
a:and_sons 23 2 -5 5 6
a:and_south 1w 4 7
a:and_spain 1m 5 -6
a:and_staf 21 4 5
a:and_student 1k 2 -8 4 d
a:and_suburb 23 2 6 4 6
a:and_sweden 1v 2 7
a:and_switzer 1j 2 8 5 -8 a 6
a:and_teach 21 a 7
a:and_team 23 5 8
a:and_teen 23 3 6
a:and_the 11 2 8 6 -8 7 -9 8 a a 9
a:and_their 14 0 6 2 -b 4 9 5 5 8 -7
a:and_then 1y 2 5
a:and_thos 1m 6 -8 8 8
a:and_toddl 21 6 6
a:and_tourist 1w 6 7
a:and_town 20 2 8
a:and_trad 1r 0 -6 5 d
a:and_train 1y 0 a
a:and_twelv 23 7 9
a:and_two 1r 4 5
a:and_uganda 1v 5 -5
a:and_uk 1j 2 8 5 -5 6 -5
a:and_univers 1r 4 5 5 6
a:and_up 20 0 -9 1 6 8 8
a:and_us 1o 0 6
a:and_villag 1s 0 8 4 -5 5 5
a:and_visitor 1y 5 -8
a:and_want 1r 0 7
a:and_without 23 6 7
a:and_women 1j 3 -6 4 -5 5 b 6 5 7 -5 a 8
a:and_work 1v 0 a 4 5 5 -b
a:and_worksho 1y 0 7
a:and_young 1j 0 -9 2 9 3 8 5 -7 7 -5
a:android 23 1 6 8 5
a:angel 23 0 i
a:angl 1w 0 b 2 -6 3 6
a:animal 1n 4 6 5 6
a:anniver 1u 1 6 5 7
a:antwerp 1v 0 -7 4 6 5 e
a:anxiety 23 5 5
a:anxiou 1x 3 5
a:any 1n 6 6 8 6
a:anybody 1q 0 d 2 -7 5 5
a:anybody_who 1w 0 l 2 -6
a:anybody_with 23 5 6
a:anyon 1f 0 -d 3 -9 4 h 6 7
a:anyon_who 1p 0 -8 4 9
a:anyon_whos 23 6 8
a:anyon_with 1t 4 a 6 7
a:anywher 20 0 6
a:apartme 1g 0 -a 2 6 3 6 5 m 6 -9 9 -6
a:app 1p 6 -5
a:apply 1x 0 -6 1 5 5 7
a:apprent 1r 1 7 2 -5 5 -9 6 6 8 6
a:apps 1w 0 -6 1 f
a:archite 1j 2 d 3 -6 5 5
a:are 1d a b
a:area 1j 2 -7 5 f 6 7
a:argenti 1s 0 d 2 e 6 -6
a:around 16 0 -r 2 -5 3 -a 5 16 6 r 9 -7 a -a
a:around_leed 21 5 6
a:around_the 1w 4 -6 6 9
a:arriv 20 5 5 6 5
a:arrival 21 4 7
a:art 1s 4 a
a:articl 23 0 7
a:artisan 20 4 8 5 -5 6 8
a:artist 1o 4 d 5 -a
a:as 17 0 -o 6 -7 7 8 8 8 a i
a:as_a 1s 0 -6 5 d
a:as_partn 1u 5 -9 8 9
a:as_wel 1l 0 -7 5 8
a:asia_and 23 1 5
a:asian 1m 2 7 5 6 6 6
a:ask 1q 4 -8
a:asleep 20 7 5
a:assista 1x 7 6
a:associa 1a 0 i 4 -a 6 -a 8 -7
a:associa_and 1q 3 6
a:associa_in 1v 0 5 1 6 5 -5 9 7
a:at y 1 -6 2 d 6 g 9 -6 a -b
a:at_a 1w 1 6
a:at_christm 21 6 7
a:at_hom 1a 0 -8 1 -5 2 n 3 -8 5 b 6 -9
a:at_night 1w 3 a
a:at_the 1k 0 -7 5 6
a:at_weekend 20 6 6
a:at_work 20 5 6
a:attic 1y 5 8
a:au 20 0 a
a:au_pair 20 0 a
a:audienc 20 4 c
a:aunt 1r 2 g 4 -6 9 8
a:aunty 1s 2 7
a:austral 19 0 e 2 h 4 -a 5 -6 6 -e a -6
a:austral_and 1m 0 7 2 9 5 -7
a:austria 16 0 g 2 b 6 -e 7 -8
a:austria_and 1k 2 5
a:austria_who 21 5 5
a:austria_with 20 1 5 a 7
a:author 1s 0 9 2 -6 4 -7 6 6
a:authori 1q 0 7 5 6
a:auto 20 6 6
a:awar 21 2 b
a:away 1m 0 -f 8 e
a:b 1l 0 i
a:b_# 1p 0 d
a:baby 1e 0 o 2 k 3 -9 4 -c 5 -8 9 -5 a -6
a:baby_and 1y 2 7
a:baby_in 1y 0 7
a:bachelo 1x 2 b
a:back 1f 3 -5 6 9
a:back_to 23 2 8 7 8
a:backpac 1t 6 9
a:bad 1v 3 7
a:badly 23 1 5
a:bags 1x 7 5
a:bak 1l 2 a 4 -6 5 -6 6 9 7 6
a:bak_and 23 6 5
a:bakery 1g 0 f 3 b 4 -6 6 -8
a:bakery_and 1w 0 5 2 5
a:bakery_with 20 3 9
a:bal 20 7 5
a:balcony 1v 2 -9 3 9
a:bald 23 2 c
a:baltic 1w 2 6
a:band 1k 0 -7 3 -5 5 d 6 b
a:bangalo 20 5 c
a:banglad 1y 1 6 5 -7
a:bank 19 0 -m 1 w 2 -d 3 -d 4 -f 5 g 7 5 8 6 9 -5 a 6
a:bank_and 1v 5 8 6 5
a:bar 1q 0 5 2 -5 5 a 6 -7
a:bar_own 23 3 5
a:barb 1q 0 e
a:barbecu 21 3 5
a:bargain 1w 4 6
a:bargain_hunt 21 4 6
a:barn 1q 5 j 6 -8
a:bars 1j 0 6 2 5 6 -7
a:bas 1u 1 6 3 8
a:basel 21 5 a
a:bath 1w 2 -6 5 g
a:bathroo 20 1 6
a:bavaria 1n 0 8 6 -6
a:be 1h 0 -7 2 6 3 -8 4 -a 7 9 8 7
a:beach 1w 0 b
a:beauty 1o 3 8
a:beauty_and 23 9 7
a:bed 21 0 -7 1 6 8 5
a:bedroom 1w 4 7
a:beds 1y 8 6
a:beekeep 1v 0 -7 3 a 6 5
a:beer 1t 6 k
a:befor 1e 1 6 9 -6 a -6
a:befor_a 1w 0 9 2 -6 5 a
a:befor_the 1w 0 8
a:begin 1b 0 8 2 -6 3 -7 5 -7 6 i 7 m 8 -6 9 -7 a -6
a:begin_and 1v 7 a
a:begin_in 1v 0 8
a:behind 23 7 6
a:belgium 1g 2 p 3 -5 5 -a 6 -9 8 9
a:belgium_and 1t 2 5 8 7
a:believ 1x 2 5 5 7
a:benefit 1v 5 -5 6 -5 a 8
a:benelux 1q 0 6
a:bereav 1s 0 -7 2 c 5 8
a:bereav_family 1v 0 -5 2 b 5 6
a:berlin 1o 5 a
a:berlin_and 1v 5 6
a:best 1x 5 b
a:bet 1v 0 7
a:between 15 0 -a 1 -6 3 -a 4 -8 6 7 7 g 8 9
a:between_# 1b 0 -9 2 8 3 -7 4 -5 7 e
a:between_thirty 1t 5 8
a:big 1f 0 -h 3 7 4 h
a:big_city 1y 4 c
a:bik 1m 3 -8 5 a 9 6
a:bil 1v a 5
a:bilingu 1y 8 7
a:biotech 23 0 6
a:bird 1x 4 c 5 -b
a:birth 1r 5 e 6 -6
a:birthda 1d 0 -9 3 -7 5 x
a:birthda_group 21 6 6
a:birthda_party 23 6 8
a:bistro 21 2 d
a:black 1o 2 8 4 -9 6 a
a:black_and 1x 4 -6 6 9
a:blind 1v 0 9 3 -5
a:block 1r 4 9 6 -6
a:blood 1v 0 -8 1 a 4 -5 5 6 a a
a:blu 23 2 -6 6 6
a:board 1i 0 e 2 -6 6 6 7 -5 a -5
a:board_school 21 3 9
a:boat 1s 2 a
a:boda 1w 4 -5 5 -6 6 a
a:boda_rid 20 6 b
a:body 1m 0 a 4 -6 5 k 6 -7
a:book 1j 3 -5 7 a
a:bookkee 1v 0 5
a:bor 1u 1 5
a:borough 20 5 6 6 -7 a 7
a:borrow 1y 0 -7 9 k
a:bos 1s 5 a
a:both 1t 0 6 6 5
a:bottl 1v 0 -8 2 d 3 d 5 -9
a:bought 1v 5 6
a:boutiqu 1j 0 8 2 5
a:boutiqu_hotel 1x 2 6
a:box 1m 5 5
a:boys 1l 0 -b 5 -c 6 a a 5
a:boys_and 1y 6 5 a 6
a:braid 21 2 8
a:branch 1p 0 d
a:brand 17 1 -9 2 -g 3 -f 4 a 5 k 7 -a 8 r 9 -6
a:brand_and 1r 5 9 6 -5 a 5
a:brand_in 1p 4 f 5 -7 8 a
a:brazil 1i 0 6 3 8 6 -5
a:brazil_and 1u 0 6
a:break 1s 2 -7 6 i
a:breakfa 1t 2 g
a:breed 1s 6 a
a:breed_and 21 5 6
a:brewery 1v 8 5
a:brid 1b 0 -d 1 -6 2 c 6 x 8 -8 9 -7
a:brid_and 1w 4 9 5 5
a:brid_with 1x 2 7
a:bridal 21 0 5 5 -6
a:bridesm 21 2 b
a:bridg 21 0 6 9 6
a:bristol 1p 0 -7 6 f
a:bristol_and 23 5 a
a:britain 1k 8 7
a:british 20 5 8
a:brittan 1v 4 a
a:brno 1x 5 6 9 5
a:brok 1q 0 6 1 7 4 b 5 -8
a:broken 1v 4 b 5 -7
a:broth 1y 8 6
a:brown 20 6 5
a:brussel 20 0 -7 5 c
a:budget 1l 0 -5 4 a a b
a:build 16 2 -9 3 a 4 6 5 c 7 -9 9 -5 a -6
a:build_and 1s 3 9
a:build_in 1w 5 5
a:buildin 1v 1 c
a:built 23 5 7
a:bulgari 1x 4 5
a:bulk 21 0 6
a:burial 23 0 8
a:burn 1x 5 -b
a:bus 1j 2 -8 4 a 5 -g 6 h
a:busines 1a 0 -6 3 -7 4 -6 5 a 6 b 7 6
a:busines_and 21 5 -5 7 7
a:busines_with 1s 5 5
a:busy 1d 3 5 4 c 6 -6
a:busy_househo 21 4 9
a:busy_profess 20 0 -8 3 a 5 6
a:but 1n 2 -6 8 7
a:butch 1s 0 7 2 7
a:buy 12 0 -9 1 -b 2 g 4 l 5 -9 7 -c 9 6
a:buy_a 1v 4 5
a:buy_and 1y 4 7 9 6
a:buy_by 20 2 9 4 6
a:buy_for 1o 2 9 4 -5 5 -9 a 9
a:buy_from 1v 4 6
a:buy_in 1o 4 a 5 -8
a:buy_the 23 2 9
a:buy_to 23 5 d
a:buys 21 6 6
a:by 13 0 -c 2 -6 3 -5 4 -a 5 8 6 -6 7 6 8 -a 9 -7 a 19
a:by_a 1v 0 -7 6 -6 a j
a:by_donor 21 a a
a:by_the 1l 0 6 4 -6 6 -9
a:by_themsel 1u 1 6 5 6
a:c 20 0 a
a:cabin 21 0 6 2 5 5 -9
a:caf 1n 1 5 2 g 3 -6 6 -7
a:café 1h 3 -7 4 5 5 d
a:café_and 1x 5 a
a:cak 1y 5 -5 6 7 9 6
a:cal 1l 1 8 4 -5 5 b
a:cal_centr 1s 5 a
a:calgary 23 6 6
a:camera 1y 2 7 5 -5
a:camp 1k 3 7 5 -7
a:camp_and 21 3 8
a:campsit 1w 0 5 5 6
a:campus 21 0 -8 5 8
a:can 1g 2 7 3 -9 4 -8 5 e
a:can_t 1l 0 -6 5 m
a:canada 16 0 a 1 -7 2 c 6 -h
a:canada_and 1n 2 a
a:canada_who 1x 0 -7 4 6
a:candida 21 7 5
a:candl 1x 2 7
a:canteen 1j 4 8 5 5
a:canteen_and 1y 5 8
a:cap 1w 5 c
a:cap_town 1y 5 e 6 -7
a:car 11 0 -d 1 6 3 -9 5 -f 6 g 7 f a -c
a:car_about 1v 4 6
a:car_and 1v 0 8 6 6
a:car_at 1x 2 a
a:car_chang 1w 5 -7 7 l
a:car_hom 1n 2 a 5 -6 8 6
a:car_in 1w 5 6 9 8
a:car_own 1p 5 -6 6 i
a:card 1s 0 -9 2 7 5 -7 9 f
a:cardif 20 5 8
a:caregiv 21 1 6 5 -6 6 7
a:caribbe 21 2 7
a:carpent 1y 4 6
a:carri 1u 3 e 5 -6
a:cash 1y 5 -5 6 6 9 6
a:castl 23 5 6
a:casual 1x 0 b 5 -5
a:cat 1k 0 -a 2 6 3 f 4 9 5 -a 6 5
a:cat_and 21 3 6
a:cat_own 1s 4 a 5 -c
a:cat_peopl 23 2 6
a:cater 1g 0 f
a:cater_in 21 2 6
a:cats 1m 0 -8 a d
a:cats_and 21 a 6
a:celebra 1o 0 -5 6 8
a:cellar 1w 0 5 2 -5
a:cemeter 23 0 6
a:centr 1b 0 m 6 -8 7 -6 8 -6 9 -7
a:centr_and 1r 0 -6 5 b a 5
a:centr_in 21 0 6
a:ceremon 21 2 6
a:certifi 1v 7 8
a:chain 1f 0 i 4 -8 6 -7
a:chain_in 20 0 6
a:chair 1s 0 7 4 7
a:chamb 1u 0 c 4 5
a:chang 1l 0 -9 7 j 9 9
a:channel 1y 1 l 5 -6
a:chapel 21 5 8
a:charg 21 0 c 1 6 4 -5 5 -5
a:charity 1n 5 -7 a c
a:cheap 20 1 6 8 8
a:check 1x 1 5
a:chef 1m 0 -9 3 a 5 9 6 6 a -5
a:chemica 20 3 6
a:chemist 1w 0 6
a:chennai 23 2 6
a:chicago 1y 5 d
a:chil 1r 0 a 5 -6
a:child 1n 0 6 2 6
a:childre z 1 -b 2 7 6 m 9 -9
a:childre_# 1m 2 -6 3 a 4 -6
a:childre_aged 1v 5 b
a:childre_and 1v 6 7
a:childre_between 1q 0 -7
a:childre_from 1k 6 7 7 7
a:childre_in 1m 4 7 5 -5 a 6
a:childre_or 20 5 9
a:childre_s 23 4 5
a:childre_und 1x 0 f
a:childre_with 1v 6 7
a:chippy 23 5 9
a:chocola 23 4 6
a:choir 1k 2 5 6 7
a:choir_and 23 6 b
a:christe 23 5 9
a:chronic 1o 1 9
a:chronic_patient 23 0 6
a:church 1a 1 -5 3 -6 4 -6 5 e 7 -8 8 -7 a k
a:church_and 1t 5 6
a:church_group 20 a 9
a:church_in 23 5 7
a:circl 1x 0 7 8 8
a:citizen 1r 0 -6 a m
a:city 12 0 -j 1 -6 3 -7 4 10 5 -6 6 6 9 -7
a:city_and 1o 0 5 2 7 3 -6
a:city_council 21 0 c 5 -6
a:city_family 23 4 7 5 -5 6 5
a:city_househo 23 4 9
a:city_peopl 1x 2 7 4 5
a:city_who 21 6 a
a:civil 1x 0 6
a:claim 23 1 5 5 5
a:clan 20 8 c
a:clas 1f 0 -b 2 -a 5 6 6 a 7 6 a 8
a:clean 1j 0 9 3 8 4 -a 6 -5
a:clear 1v 4 7 5 -5
a:clerk 1r 0 e 5 -9 7 a
a:client 1f 0 c 4 -c 6 c
a:climat 1w 0 a
a:climb 1s 6 7
a:clinic 15 0 k 1 -9 3 8 5 n 6 -m 7 -9
a:clinic_and 1o 2 8
a:cloth 1q 0 9 2 -7 4 -6 5 g 6 -6
a:club 15 0 o 1 -9 2 5 5 j 6 -8 7 -5 9 -e
a:club_and 1m 0 m 4 6 6 -6
a:club_in 1r 2 8 5 7
a:co 1p 2 c 6 -7
a:co_ops 1y 4 6
a:coach 1j 4 c
a:coach_and 1x 2 9
a:coast 1r 3 5 6 -8
a:cod 1v 0 8
a:coeliac 1x 6 5
a:coffe 1p 3 6 5 8 6 -9
a:cold 1v 2 -5 3 f
a:colleag 1s 0 6
a:collect 1c 0 -b 2 12 4 a 5 -h 6 6 7 -5 a -6
a:collect_in 1v 2 b
a:collect_of 1x 2 8
a:colleg 1m 0 8 7 7
a:colombi 1o 9 9
a:colombi_and 20 4 7
a:com 1j 0 -6 2 -6 5 d 6 f
a:comic 21 2 -5 4 5 8 e
a:commerc 1l 3 6 5 6 6 -6 9 6
a:commerc_brand 21 5 7
a:commiss 23 0 8 5 -6
a:commit 1s 4 -7 5 d
a:commun 21 4 8
a:communi 1f 2 -b 3 -8 5 8 6 -a a m
a:communi_group 21 6 -7 a d
a:commut 1d 0 -7 2 -7 3 b 4 7 5 -i 6 u 7 -5 8 8 9 -7 a -6
a:commut_and 1u 2 -8 6 b
a:company u 0 6 1 a 2 -i 3 -b 4 -9 5 s 6 -8 7 -7 8 -9 9 -b a s
a:company_and 1k 1 5 2 -5 a 6
a:company_for 1s 6 6
a:company_from 1x 0 6
a:company_in 1d 0 k 2 -a 5 7 6 -7
a:company_of 1y 0 6
a:company_who 1w a 6
a:company_with 1c 2 8 3 -7 4 7 5 9 6 -b 9 -5 a 8
a:complai 21 0 6
a:complet 20 5 -6
a:complex 1v 4 9
a:compoun 20 3 5
a:concert 20 4 5
a:condo 1q 2 -5 3 b 5 7
a:confere 1v 2 5
a:confere_organis 23 2 8
a:conscio 1n 0 9 4 8
a:consol 23 0 6
a:constru 1n 5 -a
a:constru_company 20 5 -6 7 8
a:consult 1e 0 c
a:consum 1o 0 9
a:consum_brand 1y 4 7
a:content 1y 1 6
a:content_creator 20 1 6
a:contrac 1a 0 o 3 6 4 6 5 -7 8 -5 9 -7 a -6
a:contrac_with 20 0 9
a:control 23 4 7
a:convent 23 8 7
a:convert 1x 2 6 5 -8 6 5 7 5
a:cook 19 0 -8 2 19 3 -c 5 -b 6 c 7 -6 8 -6 9 -6 a -7
a:cook_in 1t 2 8 6 8
a:cook_with 21 2 6
a:coopera 1m 3 8 4 -5 5 -7 9 c
a:coopera_and 20 3 7
a:coopera_in 23 2 8
a:copenha 1v 2 7
a:cork 1t 2 -5 4 8 5 7
a:corn 1u 3 a 4 6 6 -6
a:corpora 1h 4 -6 7 7 a 5
a:cosmeti 1r 2 8
a:cost 21 5 -8 a 7
a:costum 23 4 a
a:cosy 23 8 9
a:cottag 1s 2 -7 3 a 5 a
a:council 1c 0 c 4 -d 5 f 6 -c
a:council_and 1s 0 8 5 -5 6 -7
a:counsel 1w 0 7
a:count 1n 2 -5 4 b
a:country 1m 4 b
a:county 1h 3 -7 6 -7 a e
a:county_and 21 0 6
a:county_governm 20 a 9
a:coupl x 0 -p 1 -a 2 r 5 i 6 h 7 -f 8 -d 9 h a -j
a:coupl_and 1d 0 -6 2 d 5 7 7 -5 8 -7 a -5
a:coupl_family 21 6 6
a:coupl_from 1v 5 c 6 -5
a:coupl_in 1i 0 -8 5 a
a:coupl_liv 21 0 -7 9 e
a:coupl_marry 20 0 8
a:coupl_on 1u 6 d
a:coupl_who 1r 5 9
a:coupl_with 1o 5 7
a:couri 1p 4 -6 9 7
a:cours 1w 0 5 2 -5 6 7
a:court 1u 0 -7 5 f a -5
a:cousin 1v 5 9 6 -5
a:cov 1s 5 -8
a:cowork 23 5 b
a:craft 1l 0 9 4 6 6 -6
a:craft_firm 1y 0 6
a:craftsm 1t 2 -5 5 9
a:crat 20 2 8 5 -6
a:creator 1m 0 -9 1 x 4 9 8 -5 9 -8
a:creator_and 23 0 -8 1 6 4 6
a:credit 1p 1 h
a:credit_union 1y 1 d
a:cremato 21 0 5
a:crew 1h 0 o 5 -9 6 6
a:cricket 20 2 7
a:croatia 1s 0 6 5 -8
a:cros 1v 0 d
a:crossfi 21 2 5
a:crowd 1s 0 -5 5 -7 6 e
a:cruis 1p 0 -7 5 b 6 8
a:crypto 1v 1 b
a:crèch 23 0 6
a:csr 23 a 9
a:cultur 23 8 8
a:curiou 1f 0 -b 2 j 5 -a 8 8
a:curiou_drink 23 6 5
a:custom 1j 4 -8 5 6
a:cut 1t 2 8 4 a 6 -6 7 8
a:cyclist 1k 0 -9 2 g 6 5
a:cyclist_in 20 2 b
a:czechia 1o 0 8 3 b
a:czechia_and 1w 3 a
a:d 1g 3 -7 4 7 5 -5 6 -7 a c
a:d_lik 1o 0 -8 4 c 5 -9 a 7
a:d_rath 21 5 8
a:dad 1t 0 -6 2 5 5 -7 6 8
a:dads 1b 1 -6 6 b 7 8 8 -9 a -9
a:dads_and 23 9 6
a:dads_in 20 6 9
a:dads_of 1w 3 9
a:dads_on 21 0 5
a:dads_with 1s 0 -8 4 7 6 7 9 9
a:dairy 1n 0 -8 2 -9 3 z
a:dairy_farm 21 0 -7 3 d
a:danc 1o 0 8 5 -6 6 6 8 6
a:dat 1m 0 6 2 -5 5 -7 6 j 8 -5
a:data 1v 8 7
a:daught 1f 0 -7 2 8 5 d a -6
a:daught_and 20 5 7
a:daught_who 1y 2 6
a:day 1d 0 -b 5 c 6 9 8 -6 9 -6
a:day_visitor 23 5 7
a:days 1p 0 6 4 -5 5 -f 6 c a 6
a:deaf 1s 0 a 5 -5 a 8
a:deaf_and 21 0 7
a:deal 1i 3 -7 4 l 6 -6
a:deal_in 21 4 a 5 -5
a:deal_with 23 5 6
a:debt 23 0 -7 9 b
a:decid 23 8 6
a:decorat 1s 2 9 4 d 5 -7
a:deli 1w 3 b
a:deliver 1m 4 -5
a:dementi 1w 5 -6
a:denmark 1i 0 9 6 -9
a:dental 1o 4 -6 5 l
a:dental_practic 23 5 5
a:dentist 1k 5 8 6 -8
a:dentist_and 23 5 5
a:dentist_in 23 0 7
a:denv 20 5 f
a:departm 1e 1 7 2 -6 6 -8
a:departm_and 1x 5 5
a:depot 1s 0 b 3 7
a:design 1d 0 5 4 a 7 -5 8 -6 a -6
a:design_and 21 0 6
a:design_lov 1x 4 9
a:design_mind 23 2 -6
a:desk 1i 0 -8 1 d 2 -8 6 7
a:desk_work 20 3 a
a:develop 1h 1 6 2 6 4 -6 5 b a -5
a:devic 1w 5 5
a:diabet 1v 5 9
a:diabeti 1s 0 6 2 9
a:diagnos 1x 4 7
a:dialysi 21 0 d
a:diaspor 19 0 7 1 -7 2 e 3 -7 4 -5 6 -e 8 c 9 -5 a 6
a:diaspor_and 1y 8 7
a:diaspor_family 1w 6 -5
a:diaspor_own 21 0 a
a:differe 21 5 a
a:digital 1p 0 6 1 7 5 -5
a:digital_nomad 20 6 6
a:din 1q 4 7 9 9
a:direct 1y 0 7
a:directo 1s 0 5 5 7
a:disabil 1q 4 -5 5 d
a:disabil_and 23 5 a
a:disabl 1o 6 6 8 9
a:dischar 21 5 5
a:discoun 23 5 -5 8 d
a:dispatc 23 1 5 5 -5 7 7
a:distanc 1x 0 -5 1 6 2 c 5 -5
a:distrib 1n 0 h
a:distric 1f 0 5 2 -g 3 9 4 -7 5 -8 6 9 8 5 a a
a:distric_of 20 6 5
a:divorc 1m 0 i 2 -6 4 -6 5 -6 6 d
a:diwali 21 2 9
a:diy 1t a 8
a:djs 1y 2 9 5 -6
a:do 1f 0 6 3 -7 4 -8 5 -8 6 5 8 7 9 -5 a 8
a:do_it 23 5 -8 6 7 8 b
a:doctor 1f 0 8 6 8 a -5
a:doctor_and 23 5 6
a:documen 23 1 5 5 7
a:dog 1c 0 -9 2 9 3 d 4 6 5 -7 6 7 7 -6 8 -6 9 -6
a:dog_and 1v 5 8
a:dog_own 1j 0 -b 2 a 4 7 6 a
a:dog_walk 23 3 8
a:dogs 1e 0 -a 2 7 6 d a 9
a:dogs_and 1t a a
a:dogs_cats 20 a 5
a:domesti 1v 5 -7 a 7
a:domesti_work 20 2 6 5 -5
a:don 1n 5 6 6 8
a:don_t 1q 5 6 6 6
a:donor 1e 0 -c 2 -9 4 -6 5 -q 6 -h 8 -7 9 -8 a 2q
a:donor_abroad 1y 5 -6 a n
a:donor_and 1y 0 -5 a i
a:donor_in 23 0 -6 a f
a:donor_pay 23 a 9
a:door 1s 6 6
a:dos 23 6 7
a:downsiz 1y 5 9
a:dream 1v 0 -b 1 b 7 8
a:dres 1u 2 5 4 6
a:drink 1h 0 -7 2 7 3 d 4 -7
a:drink_in 1x 6 b
a:driv 16 1 8 2 -c 3 -d 4 -9 5 -d 6 1e a -c
a:driv_and 1w 4 -5 6 c 9 6
a:driv_in 1u 0 a 1 6 6 6
a:driv_of 21 6 6
a:driv_school 1x 0 6
a:driv_without 23 1 e
a:dron 23 5 8
a:drug 23 0 6
a:drum 23 3 5 4 5
a:dtc 23 1 5 5 7
a:dubai 1s 5 h
a:duty 1y 0 8
a:dyslexi 20 0 i 7 -6
a:e 1k 0 -c 2 -5 5 l 6 -a 9 d
a:e_bik 23 4 6 9 6
a:e_commerc 1q 0 -5 9 8
a:each 1s 2 -5 a 6
a:early 1q 0 9 3 c 5 -7
a:earn 1m 0 -b 2 -5 9 s
a:east 1k 0 -7 3 7 6 7 8 7
a:east_africa 1r 3 5 8 6
a:eat 1m 2 9
a:eatery 23 0 8
a:eco 1r 3 c 6 -5
a:eco_mind 1v 3 6
a:eczema 20 2 8
a:edinbur 1x 5 9 6 6
a:edtech 23 1 6
a:educat 21 7 c
a:educati 1w 3 7
a:egypt 21 1 6
a:eid 23 2 9
a:eight_to 1v 4 8
a:eightee 1l 4 5 5 -7
a:eighty 1n 6 6
a:elderly 1i 5 g
a:elderly_peopl 1y 4 7
a:electri 1m 0 b 6 -5
a:electro 1v 3 7 4 -7 5 8 9 7
a:eleven 1s 2 -6 5 7 7 5
a:embassy 1r 0 -5 5 6 6 a a 7
a:emergen 21 0 -b 3 c 4 c
a:emigran 1q 5 8 8 6
a:employ 13 0 -c 1 -6 2 -a 4 8 6 -c 8 -8 9 14
a:employ_and 1t 0 -7 5 b
a:employ_in 1j 0 5 3 6 4 -7
a:employ_who 1x 4 5
a:employ_with 1s 0 b 5 -7
a:empty 1w 4 a
a:engag 1p 4 9
a:engag_coupl 1u 4 6
a:engin 1m 2 -5 4 8
a:engin_and 20 0 5
a:enginee 1n 0 b 5 6
a:england 1k 2 8 6 -7
a:english 1q 4 8
a:enthusi 1s 0 -6 3 a 6 6
a:entrepr 1x 6 9
a:equipme 1w a 7
a:estat 1c 0 -8 1 g 2 -7 5 k 6 -9 7 -6 9 -5
a:estat_agent 1s 0 -b 1 h
a:estonia 1y 5 8
a:etsy 20 1 6
a:eu 1t 1 7
a:euro 1r 6 6 9 a
a:europ 18 0 e 2 8 4 -8 5 7 6 -c
a:europ_and 1k 0 9
a:ev 23 1 d 3 -5
a:even 1m 4 5 5 -c 6 k
a:event 1c 4 6 5 e 7 -5
a:event_agency 20 5 7
a:event_organis 1v 5 8
a:every 1r 0 -5 6 a
a:everyon 1u 4 -5
a:everyth 1x 2 6 5 8
a:everywh 23 3 7
a:ex 1x 9 f
a:exam 1s 0 9 2 -7
a:exchang 1y 0 -9 1 7 2 6
a:executi 1w 5 d
a:expat 1h 0 f 3 -5 5 -f 6 l
a:expat_family 20 0 b
a:expect 1t 0 a 2 9 4 -8 5 -5 8 5
a:expect_parent 23 0 c 4 -7 8 7
a:experie 1r 5 -8 6 6 a c
a:expert 23 0 7
a:export 1m 5 6 6 -6 9 8
a:eyes 1y 2 -7 3 5 8 6
a:fac 1x 0 -6 5 h
a:facilit_manag 1w 5 7
a:factory 1d 0 -c 1 -5 2 -8 3 8 4 a 5 l 6 -8 8 -6
a:factory_in 1x 3 9 4 6
a:fair 1s 1 9 2 -6 4 9 5 -7
a:faith 21 7 7
a:family l 0 -1g 1 -f 2 g 5 13 6 17 8 -b 9 -8 a -c
a:family_abroad 1x 5 6
a:family_and 17 0 -c 1 -6 6 g
a:family_car 1w 2 d 5 -6
a:family_church 20 5 c
a:family_firm 20 5 6
a:family_from 1r 5 -5 6 h
a:family_in 13 0 -t 1 -9 2 i 5 9 7 a
a:family_of 1k 1 9 5 8 6 7
a:family_on 1o 2 -7 5 a
a:family_school 1u 2 6 6 d
a:family_student 20 5 6
a:family_that 1y 0 -5 1 7
a:family_want 23 4 6
a:family_who 1j 0 -5 3 6 5 a a -6
a:family_whos 1x 5 6
a:family_with 10 0 -e 1 -6 2 -8 3 8 5 a 6 c 8 e a -h
a:fans 1f 0 -5 2 d 4 7 5 -j 6 -6 7 -5 8 w 9 -8 a -6
a:fans_of 1y 0 -7 8 9
a:fantasy 23 1 5
a:far 1n 0 -6 6 6 8 9
a:far_away 1v 0 -9 2 -5 5 5 8 8
a:farm 15 0 -r 3 10 4 -5 5 h 7 -7 8 -6
a:farm_and 1s 5 6
a:farm_family 1y 5 8
a:farm_in 1t 0 -9 3 a 4 9
a:farm_with 1u 0 -b 2 -8 3 b 5 9
a:farri 1y 0 5
a:fashion 1l 0 8 2 -5 4 a
a:fashion_and 23 5 8
a:fast 1y 4 7
a:fath 1g 7 8
a:fath_in 21 7 6
a:federat 1v 0 a
a:feed 1r 2 i 6 -6
a:feel 1r 0 6 5 -5 6 b 8 7
a:fees 21 9 7
a:feet 23 2 7 9 5
a:fel 21 2 6
a:fenc 23 0 7
a:ferry 1y 5 7 8 8
a:fertili 21 5 9
a:festiva 1m 0 8 5 -b
a:festiva_and 23 9 7
a:few 1k 0 9 5 8
a:fiddl 21 6 6 9 5
a:field 1q 0 8 3 6
a:fifteen 1n 0 9
a:fifteen_peopl 21 4 5
a:fifty 1b 0 7 6 -7
a:fifty_in 1r 4 9 5 -6
a:fifty_to 21 0 8
a:film 1j 0 -5 1 6 3 -8 4 b 5 b a -6
a:film_student 23 4 6
a:fin 1y 5 a
a:financ 1m 1 g 2 -5 4 -7 6 -5
a:find 20 a 8
a:finland 1r 0 6
a:fintech 1r 0 -6 1 p
a:fir 1p 0 d 2 -6
a:firm w 0 m 2 -c 3 -7 5 v 8 -d 9 -b
a:firm_and 1l 2 -5 4 9
a:firm_in 1f 0 6 2 -6 5 f
a:firm_that 1x 5 e
a:firm_who 20 5 -5 a 5
a:firm_with 1b 0 a 2 -7 6 5 9 -6
a:first 14 3 -7 6 c 8 -8 9 j a -5
a:first_dat 23 6 b
a:first_job 23 0 7
a:first_tim 1g 2 -6 5 6 6 7 8 -6 9 e
a:first_year 1x 2 7
a:fish 1p 3 c
a:fisherm 1y 7 5 8 6
a:fishmon 21 3 7
a:fiv 13 0 a 1 -7 2 a 3 -7 a -8
a:fiv_and 1q 5 5
a:fiv_in 1l 0 d 2 7 5 -6
a:fiv_to 1c 2 5 6 -5
a:fix 20 a 5
a:fland 20 5 6
a:flat 16 0 -b 2 b 3 n 4 7 6 -j 7 -8 8 -9 9 c a -7
a:flat_own 1t 5 g 6 -6
a:flat_shar 1x 5 -a 9 7
a:flat_with 23 3 7
a:flatmat 21 2 7
a:fleet 1n 2 -5 3 -6 5 9 6 b
a:flexita 23 2 7
a:flight 21 0 -8 1 6 5 9
a:flood 20 a a
a:floor 1o 5 g 6 -a
a:florida 1v 0 7
a:florist 1r 3 h 6 -a
a:flow 1w 3 d 5 6 6 -7
a:fly 1r 2 8 4 6
a:fmcg 1y 5 5 8 7
a:folk 15 0 -f 2 a 4 d 5 -9 7 -b 8 a
a:folk_a 1v 0 5 5 a 6 -6
a:folk_and 23 2 6
a:folk_in 1w 8 8
a:folk_who 1r 2 g
a:folk_with 1p 4 7
a:follow 1t 0 8
a:food 18 1 -6 2 -9 3 b 4 -5 5 d 6 i 9 -9 a -9
a:food_and 1p 0 -6 2 -8 5 b
a:food_busines 23 5 9
a:food_lov 20 6 9
a:food_mak 21 0 a 5 -7
a:foody 1v 2 f
a:footbal 1n 2 -6 4 7 5 6 8 8
a:for u 0 -7 2 q 3 -f 4 f 5 -g 6 e 8 -9
a:for_a 1e 2 b 5 -7 6 5 8 -6
a:for_birthda 21 2 a
a:for_by 21 a d
a:for_its 23 5 9
a:for_one 23 4 7 9 a
a:for_parent 1y 0 -5 5 7
a:for_staf 20 5 5
a:for_the 1l 3 -6 7 7
a:for_their 1n 2 9
a:for_themsel 1y 2 6
a:for_work 1v 0 8
a:foreign 1h 3 -6 6 k
a:forest 20 7 6
a:forgetf 1v 2 -5 3 f
a:forgetf_peopl 21 3 b
a:form 1r 0 5 a 6
a:forty 1d 0 g 2 -6 7 5
a:fost 20 0 9 4 -6
a:found 1g 0 g 4 -7 8 7
a:found_in 21 0 -7
a:foundat 1f 0 -b 2 -b 4 -c 5 -6 6 -7 8 -6 9 -7 a 1o
a:foundat_and 1t 0 -8 7 5 a h
a:foundat_pay 20 a a
a:foundry 1y 3 b
a:four 1j 4 -9 5 -7 6 9
a:fourtee 1v 7 9
a:franc 1a 0 9 2 e 5 -a 6 -c a -6
a:franc_and 1l 0 5 2 7 5 -5
a:franc_belgium 21 0 -5
a:franchi 21 0 6
a:fre 1m 4 6
a:freelan 1e 4 -6 5 -a 6 c 9 c
a:freelan_and 1t 0 -9 2 9 5 -8 9 a
a:freibur 20 4 6 6 6
a:french 1x 5 5
a:frequen 1x 3 5
a:fresh 1x 4 c
a:friday 1x 6 d
a:friend 19 0 -o 1 -6 2 j 3 -b 4 -a 5 -9 6 m 7 -8 8 7 9 d a 7
a:friend_and 1w 0 9
a:friend_group 1w 0 -7 6 9
a:friend_in 1w 5 -6 6 8
a:friend_of 21 a b
a:friend_who 1y 2 8
a:from r 0 -6 1 -f 3 -e 4 -m 5 9 6 z 7 7 a a
a:from_# 16 0 7 3 -7 4 -8 5 -c 6 a 9 9
a:from_a 21 7 6
a:from_abroad 1r 0 -5 2 h 5 -6
a:from_eightee 1r 0 -6
a:from_europ 1v 5 e
a:from_fiv 1u 7 6
a:from_germany 1u 5 b
a:from_six 1v 6 a
a:from_the 1g 0 -5 2 -8 4 -5 5 -a 6 k a 6
a:from_thirty 1q 6 9
a:from_thre 20 7 6
a:from_twenty 1f 2 7 5 -a
a:from_two 23 4 5
a:front 20 6 5
a:fruit 1x 5 9
a:ful 1p 4 8 5 e 6 -6
a:ful_of 21 4 5
a:ful_tim 21 5 6
a:fund 1h 0 -6 4 -6 6 -6 8 -6 9 -5 a 15
a:fund_by 21 5 -5 a d
a:funeral 1m 0 5 2 7 5 6 6 -7
a:funeral_directo 23 5 6
a:funeral_hom 21 2 d
a:furnish 1s 4 5
a:furnish_a 1y 2 5
a:furnitu 1n 4 7 6 -6 9 5
a:furnitu_mak 23 2 7 5 -7
a:galicia 20 2 a
a:galway 21 5 g
a:gam 1h 0 -7 1 f 2 -6 3 -7 4 c 8 7 a -5
a:gam_studio 23 0 -6 1 a
a:gap 20 4 6
a:garag 1k 0 6 6 6
a:garag_and 21 6 6
a:garden 1d 1 -5 4 6 5 c 7 -6 9 -6
a:garden_and 1w 2 -5 4 7
a:garment 21 9 7
a:gas 1w 5 7
a:gat 1x 0 -6 2 7
a:gav 23 a 7
a:gen 1q 5 -6 8 8
a:gen_z 1q 5 -6 8 8
a:genealo 23 5 7
a:general 1v 0 6
a:generat 1v 0 7
a:gentl 21 6 7
a:georgia 1y 0 9
a:german 1o 4 7 8 c
a:german_speak 23 0 5
a:germany w 0 t 1 -7 2 m 4 -b 6 -q 7 -8 a -7
a:germany_and 17 0 c 2 6 5 -6 6 -d
a:germany_austria 1j 0 6 2 7 5 -6
a:germany_poland 1y 0 5
a:germany_uk 1v 5 -6
a:germany_with 1s 5 6
a:get 1m 0 -a 2 9
a:ghana 1k 0 c 2 5 5 -f 6 -7
a:ghanaia 1v 2 7 5 7
a:ghent 1r 0 -6 5 8
a:gift 18 0 -c 2 1f 5 -c 7 -6 8 -8 9 -6
a:gift_buy 1p 2 a 4 6
a:gift_giv 1n 0 -6 2 f
a:gift_shop 1x 2 a
a:gig 1x 0 -9 1 7 5 6
a:girl 1a 0 -c 1 -6 2 e 4 7 5 -k 6 c 7 8 9 -5 a 5
a:girl_# 1y 5 -5 6 e
a:girl_from 20 7 7 a 8
a:girl_in 21 2 6
a:girl_who 20 4 9
a:girl_with 20 2 5
a:giv 1a 0 -h 1 -5 2 n 3 -a 4 9 5 -5 6 -b 7 -7 9 -9 a 11
a:giv_in 21 5 8
a:giv_it 1v 2 8
a:giv_up 23 4 e
a:glas 1y 2 g 5 -6
a:glasgow 21 5 -7 9 7
a:go 1b 4 7 5 -7 6 8 7 6 a -5
a:go_back 20 2 8 7 8
a:go_out 20 3 5 8 9
a:go_to 1s 0 9 5 -9 6 d
a:goat 1y 0 -6 3 7 5 5
a:godpare 1x 2 g
a:golf 1v 5 5
a:good 1f 3 -6 5 -b
a:good_and 21 1 6
a:got 20 7 5
a:governm 1s 6 -6 a 8
a:grad 1p 0 -7 2 -6 4 e 7 b
a:grad_# 23 4 7 7 7
a:graduat 1m 0 -8 5 e 6 -6
a:gran 1r 0 7
a:grandad 1s 2 g 5 -8
a:grandch 1v 2 d
a:grandfa 21 0 5
a:grandma 1w 4 6 5 -9
a:grandmo 1r 0 -7 2 9 4 7 5 -6 6 -7 a 6
a:grandpa 1d 0 -d 2 u 4 -7 5 -b 8 h a -6
a:grandpa_and 1y 2 8
a:grandpa_of 21 0 -7
a:grandpa_who 20 8 5
a:granny 1s 2 c
a:graz 1t 1 5 2 6
a:greec 1s 0 9 5 -6
a:groc 1r 3 6 4 7 5 -6
a:groom 1o 2 9
a:group 11 0 -g 1 -a 3 -6 5 e 6 t 7 -a 8 -c 9 8 a 5
a:group_and 1n 5 e
a:group_in 1q 2 5 a 6
a:group_of 1j 0 -j 5 9 6 n 9 5
a:group_practic 21 0 6
a:grow 1i 0 -c 3 m
a:grow_in 21 3 9
a:grown 1j 2 -8 3 6 5 a
a:grown_up 1r 2 -8 3 7 5 b
a:grown_ups 1v 5 -8 6 8
a:guest 1c 0 -c 2 8 3 -6 4 -9 5 7 6 p 7 -6 9 -6 a 7
a:guest_from 21 a 8
a:guest_in 20 a 7
a:guest_who 23 a 6
a:guestho 1p 0 -6 2 9 5 6
a:guid 1t 2 6 4 -6 7 a
a:guild 23 5 5
a:guilty 1y 0 -6 6 6 8 8
a:guitar 21 1 7
a:gujarat 23 0 9 2 5
a:gulf 1k 1 6 2 a 3 -6 6 -5 9 6
a:gym 1n 2 d 5 -5 6 9
a:gym_peopl 21 2 a
a:gyms 1o 0 e 2 6 4 -5 6 -7
a:hail 20 5 6
a:hair 1o 2 8 5 -7
a:hairdre 1r 9 f
a:hal 1f 0 j 2 -7 5 8
a:hal_and 23 5 6
a:hamburg 1w 4 5 5 7
a:hand 1h 0 -a 2 f 3 -8 4 9 5 -f 6 b 7 -5 a 7
a:hand_and 23 8 7
a:harcour 23 5 6
a:hard 1u 3 f
a:hard_of 1x 3 e
a:hardwar 21 a 6
a:has 1v 0 6 5 -8 6 8
a:hat 1t 0 -6
a:haulag 1v 4 6 5 -7
a:hauli 1v 5 -6 7 6 9 6
a:hav 1d 0 -9 2 b 3 -6 4 c 5 6 6 -9
a:hav_a 1v 0 -5 6 7
a:head 1f 0 d 6 -6 7 8
a:head_of 1s 0 c
a:health 1c 4 -7 6 6 7 -5 9 -5
a:health_mind 1y 6 6
a:healthy 20 3 8
a:hear 1v 3 g
a:heavy 1w 3 6
a:hectar 21 9 7
a:heir 1n 5 k
a:help 1o 2 -5 a i
a:hen 1o 0 -a 4 -6 5 8 6 p
a:hen_party 1v 0 -6 5 9 6 7
a:hens 20 5 -5 6 9
a:her 1p 4 -7 a c
a:herd 23 3 9
a:high 1k 0 a 2 -7 5 i 6 -5
a:hik 1l 2 b 5 -c 6 9
a:hil 1v 6 7
a:hip 1y 5 8
a:hips 21 6 a
a:hir 1l 0 b
a:his 1y 0 -6 2 -5 6 k
a:history 1w 0 -5 1 9
a:hoard 23 4 b
a:hoas 21 5 5
a:hobby 1a 0 -6 1 c 2 c 3 -8 4 -8 6 8 9 -7 a -7
a:hobby_cook 1w 6 c
a:hobby_sew 21 6 -6 7 8
a:hobbyis 20 1 5 2 5 5 -6
a:hockey 1x 4 8
a:hol 23 0 -6 4 6 5 5 7 5
a:hold 1n 2 -c 5 a
a:holiday 1d 0 -c 3 d 4 -9 5 i 6 7 7 -6 a -6
a:holiday_let 23 3 7
a:holiday_mak 1y 2 5
a:holland 1y 5 6
a:hom u 0 -l 2 1a 3 a 4 -6 5 q 6 -f 8 -a 9 -7 a -g
a:hom_and 1k 0 a 2 -7 5 d 6 -9
a:hom_bak 20 7 6
a:hom_build 21 5 6
a:hom_car 1v 5 7
a:hom_cook 1i 2 d 6 6
a:hom_for 21 6 9
a:hom_in 1m 2 -6 4 a
a:hom_own 1a 0 -j 1 8 3 i 4 -d 5 r 6 -5 7 -5 8 -6
a:hom_sel 23 5 a
a:hom_work 21 5 -6 6 8
a:homeown 1g 0 -5 4 9 5 h 6 -c
a:homeown_in 1s 5 d
a:homesch 20 0 -6 2 8 4 5 7 6
a:homesic 1w 2 5 6 7
a:honest 1y 2 9
a:honey 20 7 6
a:honeymo 1x 4 7 6 6
a:hors 1r 4 -6 6 h
a:hospic 1w 4 9
a:hospita 13 0 c 1 -7 2 -9 5 n 6 -6 7 -6 8 -7 9 -7 a b
a:hospita_and 1n 0 -b 9 7 a b
a:hospita_group 1v 0 7
a:hospita_in 1w 5 8
a:hospita_with 21 5 6
a:host 19 0 -6 2 6 4 7 5 p 6 -a 7 -6 8 -7 9 -5 a -7
a:host_and 1x 1 6
a:host_in 1r 5 a 6 -5
a:host_smal 21 2 6
a:host_with 1u 0 -5 4 7
a:hot 1v 2 7
a:hotel 12 0 g 1 -9 2 9 3 n 5 i 6 -k 7 -b 8 -c 9 -b
a:hotel_group 1w 2 8
a:hotel_guest 23 5 -6 6 e
a:hotel_in 1u 3 5 5 a
a:hotel_with 20 0 5
a:hour 1l 0 -c 4 5 5 -8 6 6 8 8
a:hous 12 2 -c 3 10 5 s 6 -i 7 -b 9 -d
a:hous_associa 1s 2 5 3 8 5 -8
a:hous_company 1w 3 5
a:hous_in 1o 2 -8 5 g
a:hous_own 1j 0 -a 2 -9 3 c 5 k
a:hous_with 23 3 5
a:househo 10 0 -q 1 -8 3 k 4 c 5 h 6 8 7 -9 8 -9 9 -6
a:househo_and 1o 0 -6 2 -6 4 6 a 8
a:househo_in 1d 0 -d 5 e
a:househo_on 20 a 8
a:househo_school 23 0 5 4 5
a:househo_that 21 2 8
a:househo_with 1l 3 8 4 7 5 -9
a:househo_without 21 4 6
a:housewi 1y 5 -5 7 9
a:how 23 6 6
a:hr 1f 0 -6 2 a 4 9 6 -9
a:hr_and 1p 5 7 7 8
a:hr_manag 23 4 5
a:human 23 0 -7 4 c
a:hundr 1g 0 g 2 -6 3 5
a:hungary 1r 3 5 5 -7 6 -6
a:hungry 1v 4 6
a:hunt 1m 4 b 5 -f
a:husband 1q 5 -6 6 6
a:hybrid 23 4 -7 5 -8 6 i
a:hyderab 1y 2 7
a:ibadan 20 2 -5
a:ice 1v 0 6 3 7 5 -6
a:idea 23 0 7
a:idl 21 4 f
a:ill 1x 0 -8 1 b
a:illnes 1x 5 5
a:immigra 1r 0 -6 1 7 4 -9
a:impact 21 a 8
a:import 1h 0 g 2 -7 4 8 5 5 6 -7
a:import_in 23 0 7 5 -5
a:import_of 23 5 b
a:in 9 0 d 1 -d 2 n 3 -g 4 6 5 11 6 -b 7 -h 9 -c a -9
a:in_# 23 2 7 a 5
a:in_a 1l 3 -6 6 c
a:in_accra 1t 5 6
a:in_africa 1x 0 7
a:in_and 1t 4 5 6 5
a:in_apartme 1v 2 a
a:in_argenti 1x 0 c 2 6
a:in_austral 1h 0 a 2 e 5 -9 6 -7
a:in_bavaria 1v 5 7
a:in_belgium 1q 2 c 6 -5
a:in_berlin 1r 5 b
a:in_big 20 4 7
a:in_birming 23 6 7
a:in_bologna 23 9 5
a:in_brazil 1m 0 9 3 8 6 -5
a:in_bristol 1v 2 -8 5 7 6 c
a:in_britain 1p 8 9
a:in_brittan 20 4 6
a:in_canada 1e 0 a 2 8 5 -6 6 -8
a:in_cap 20 5 7
a:in_central 21 0 6
a:in_chicago 23 5 e
a:in_chil 1x 0 e 5 -5
a:in_city 1m 0 -5 5 6 6 -6 8 6
a:in_company 1x 0 6
a:in_copenha 1w 2 7 5 6
a:in_cork 23 4 8
a:in_croatia 1y 0 5
a:in_czechia 1x 0 5 3 9
a:in_denmark 1m 2 6 6 -7
a:in_dubai 21 5 e
a:in_dublin 1x 3 5
a:in_east 1r 3 5
a:in_edinbur 20 6 7
a:in_egypt 23 1 7
a:in_england 1n 8 6
a:in_europ 1e 0 a 4 -b 6 -6
a:in_finland 1y 0 8
a:in_flat 1v 3 c
a:in_florida 20 0 5
a:in_franc 1j 0 7 5 -7 6 -6 8 7 9 5
a:in_galicia 23 2 6
a:in_galway 23 5 c
a:in_german 20 8 9
a:in_germany 10 0 u 2 h 3 7 5 -f 6 -k
a:in_ghana 1r 2 5 3 6 5 -7
a:in_ghent 1v 5 a a 6
a:in_glasgow 23 5 -6 9 7
a:in_graz 1y 1 6 2 7
a:in_great 21 5 6
a:in_greec 1v 0 a 5 -8
a:in_hamburg 21 5 5
a:in_hous 21 5 6
a:in_hungary 1v 3 7 5 -6 6 -6
a:in_india 1i 0 c 1 8 4 a 5 -f 6 -7
a:in_indian 1x 0 6 2 6
a:in_ireland 1h 2 c 6 -9
a:in_it 21 0 7
a:in_italy 1k 0 a 2 8
a:in_japan 21 2 a
a:in_kampala 21 5 5 9 7
a:in_kent 1u 5 8
a:in_kenya 1l 2 a 5 -a 6 -5 9 d
a:in_kumasi 21 2 6 6 6
a:in_lago 1k 0 -7 2 6 3 -5 5 6 6 -6 9 7
a:in_latin 21 4 6
a:in_law 1w 2 9 5 -7
a:in_leed 1y 0 -5 2 -5 4 6 8 6
a:in_leicest 1y 5 a
a:in_leipzig 20 6 c
a:in_lisbon 1t 2 7 4 7
a:in_london 1o 2 8 6 -6
a:in_lov 21 2 5
a:in_lyon 1v 4 j 5 -b
a:in_madrid 1s 4 7
a:in_malawi 23 2 5
a:in_malaysi 20 0 6
a:in_manches 1t 3 7
a:in_mexico 1o 4 a 6 -6
a:in_mid 1v 8 6
a:in_morocco 21 0 8
a:in_mumbai 21 5 8
a:in_munich 21 2 8 4 6
a:in_my 23 7 6
a:in_nairobi 1m 2 7 5 7 6 -7 8 5
a:in_need 23 a 6
a:in_nepal 23 2 6
a:in_new 1u 2 5
a:in_nigeria 1n 0 a 5 -8 8 a
a:in_north 1t 0 8
a:in_norther 1q 4 5
a:in_norway 1v 0 8
a:in_ohio 20 7 5
a:in_old 23 5 8
a:in_one 21 8 6
a:in_ontario 1u 5 7
a:in_our 1j 2 -7 3 -7 5 -f 6 16
a:in_pari 23 5 5
a:in_perth 20 5 8 a 6
a:in_poland 1j 0 7 2 7 6 -6
a:in_porto 21 6 6
a:in_portuga 1q 0 6
a:in_pun 1v 5 8
a:in_romania 1t 0 5 9 8
a:in_rotterd 1x a 7
a:in_rural 1q 0 6 4 8 6 -6
a:in_scotlan 1w 0 -5 2 7
a:in_singapo 1q 5 6 6 -5
a:in_slovaki 1y 8 6
a:in_sloveni 1s 5 6
a:in_smal 1q 4 -6 5 6 7 7
a:in_south 1m 3 b
a:in_spain 1b 2 m 3 5 5 -a 6 -a a -5
a:in_sum 1x 6 6
a:in_surrey 23 5 8
a:in_sweden 1q 0 d
a:in_switzer 1o 0 b 5 -7
a:in_tallin 23 5 9
a:in_texa 1u 7 9
a:in_the r 2 b 3 -5 7 e 8 -8 9 6 a -e
a:in_their 1k 0 5 a 5
a:in_toronto 1v 4 6
a:in_town 1t 2 -9 3 9 8 9
a:in_turkey 1y 0 -9 1 7 4 9 8 7
a:in_tyrol 21 5 7
a:in_uganda 23 0 -5 3 9
a:in_uk 1c 0 l 1 f 4 -5 6 -9 9 -6
a:in_utrecht 20 7 5
a:in_vermont 23 2 7
a:in_vienna 1v 4 9
a:in_vietnam 23 0 7 8 7
a:in_wal 1v 5 8
a:in_western 23 a 5
a:in_year 23 6 8 7 5
a:in_yorkshi 1x 5 c
a:in_zurich 1y 5 6
a:includ 1s 0 -9 8 5
a:incom 1i 0 -7 4 7 5 6
a:incom_househo 1y 3 8 6 6
a:indepen 18 0 u 2 -c 3 -5 4 d 5 -7 6 -6 a -6
a:indi 1v 2 -5 4 7 5 -6 8 b
a:india 1d 0 8 1 c 2 -6 4 c 5 -b 6 -b a -6
a:india_and 1p 1 b 4 8 5 -7
a:indian 1k 0 6 5 b 6 -7
a:indian_city 23 2 7
a:individ 1u 5 -5 a f
a:indones 1w 0 c
a:indoor 23 7 7
a:industr 1m 2 -6 5 d
a:informa 1y 9 8
a:inherit 1s 5 c
a:injury 1y 6 7
a:inn 21 5 5
a:inspect 1v 0 h 5 -8 7 5
a:instal 1v 0 a
a:instalm 21 6 8
a:institu 1q 0 6 2 -6 4 -7
a:institu_and 23 5 a
a:insur 1e 2 -6 5 8 6 9 7 -5 9 -7
a:insur_and 1v 5 6
a:insur_in 23 5 5
a:insuran 1o 1 a
a:interio 1n 2 f
a:interio_design 1w 2 6
a:interna 1n 0 -8 4 f 5 -9 6 -5 7 8 9 6
a:interna_school 20 7 7
a:interna_student 21 4 7
a:invento 1w 5 7
a:invest 1w 9 5 a 7
a:investo 1n 0 -a 2 -8 4 -8 5 9 6 -9 9 z
a:investo_in 23 9 7
a:invit 23 6 6
a:invoic 23 0 6
a:ireland 17 0 b 2 d 6 -f 9 -6
a:ireland_and 1o 0 5
a:iron 20 8 5
a:irregul 23 9 6
a:island 1o 0 6 2 -7 3 5 4 -6 a a
a:isn 23 2 6
a:isn_t 23 2 6
a:israel 1y 0 7
a:it 14 0 b 1 -8 2 7 4 -e 9 6
a:it_as 1v 3 6
a:it_in 23 7 5
a:italian 20 7 5
a:italy 1d 0 j 3 7 4 -9 5 -7
a:italy_and 1o 0 6 5 -6
a:its 1v 5 7
a:ivf 23 0 c
a:japan 1s 2 9
a:jars 23 a 6
a:job 1g 1 e 2 -c 4 -8 7 c 8 -5 9 5
a:job_seek 1r 1 f 2 -6 6 6
a:jobs 1q 0 -7 2 -7 3 6 4 e 5 -c 6 6
a:jog 20 8 5
a:join 1s 4 -6
a:joint 23 3 9
a:journal 1p 0 8 2 9
a:journey 20 8 7
a:judg 1y 2 -7 6 b
a:juic 20 2 c
a:junior 1x 4 5 7 6
a:just 1n 5 d
a:k 1r 9 7
a:kampala 1v 0 -6 5 d 9 6
a:keen 1y 2 7
a:keep 1i 2 a 4 6
a:keep_of 21 3 7 4 7
a:kennel 21 0 9
a:kent 1u 5 8
a:kenya 1i 0 9 2 7 4 -5 5 -a 6 -7 9 9
a:kenya_and 1r 0 6 1 7 5 -5
a:keys 23 4 8
a:kids 11 0 -i 3 7 4 -5 6 9 7 h
a:kids_# 1m 0 -6 3 b 4 5 6 -a 7 7
a:kids_aged 23 7 8
a:kids_and 1x 4 -6 7 9
a:kids_between 23 0 -5 9 5
a:kids_from 1r 0 -7
a:kids_in 1n 2 -6 3 9 5 8
a:kids_with 1v 1 5 5 -7 6 7
a:kilomet 1w 6 8
a:kind 21 a a
a:kinderg 1n 2 b 3 -5 5 -9 6 6
a:kinderg_and 23 0 9
a:kiosk 1n 0 8 3 e 5 -9 6 -8
a:kitchen 1d 0 6 2 e 6 -9
a:km 1t 2 5
a:kne 1t 2 -5 4 7 5 -5 6 7
a:knit 1u 0 -7 2 h
a:know 1t 2 b 4 6
a:knowled 20 0 6
a:korea 1v 2 6 6 -5 8 8
a:kuala 20 6 7
a:kuala_lumpur 20 6 7
a:kumasi 1x 2 8
a:lab 1x 5 b
a:label 1n 4 7
a:labour 1w 5 -7 a 6
a:labs 1l 0 8 2 -6 5 i 6 -5
a:lack 23 2 7
a:lad 1v 2 -7
a:lads 1j 0 -a 2 -a 4 6 6 e a 6
a:lads_with 1x 0 -6 4 5 6 7
a:lady 1f 2 i 4 -9 5 -9 6 c
a:lady_of 23 6 8
a:lady_with 20 2 b 5 -6
a:lago 1i 3 -6 6 -5 8 6 9 5
a:lago_and 1r 4 7 5 -5
a:lak 20 0 6 4 -6 6 6
a:lamp 1y a b
a:land 1v 0 -6 5 6
a:landlor 1b 0 -b 1 9 3 9 5 k 8 -5 9 -6 a -6
a:landlor_and 1v 5 8
a:landlor_in 1v 5 d
a:landlor_with 1v 0 -7 2 5 3 a 4 -6 5 -6 6 7
a:landsca 1s 5 -9 6 7
a:languag 1o 0 g 4 -9 a 5
a:laptop 1y 6 5
a:larg 1k 2 -6 3 9
a:las 21 0 -6 2 7
a:last 1r 5 8
a:lat 1g 0 -5 4 7 6 -a 7 g
a:latin 1n 0 -6 4 6 7 6
a:latin_america 1o 0 -7 4 6 7 6
a:launch 20 5 6
a:laundry 1v 0 6 5 -7
a:law 1h 3 -5 4 -a 5 a
a:law_firm 1r 4 -6 5 9 6 9
a:lawn 21 4 8
a:lawy 1p 1 9 6 6
a:lay 23 2 d
a:lead 1j 0 i 3 6 4 -6 5 -8 6 -6 8 6
a:lead_at 23 0 c 5 -5
a:lead_in 1w 0 b
a:leagu 1v 0 8 4 9 6 -7
a:learn 1d 0 i 2 -7 3 -8 4 -8 5 -d 6 8 7 i 9 -6
a:learn_driv 1x 6 7
a:learn_in 20 0 c
a:leas 1v 0 -5 2 -5 4 f 5 -6
a:leav 1h 2 -8 5 -a 6 k 7 8 8 -5 a 9
a:leed 1n 0 -6 2 -5 3 -6 5 a 8 6
a:left 1n 0 -6 2 7 8 8 a 6
a:left_hand 20 2 7 8 6
a:legs 1y 2 9
a:leicest 1y 5 a
a:leipzig 1v 0 -5 4 b 6 9
a:lend 1m 0 -9 1 z 2 -8 4 -6 5 -9
a:let 1l 5 a 6 -7
a:let_own 21 3 7
a:lets 1y 5 8
a:level 1y 0 6
a:library 1t 8 e a 5
a:licenc 1r 2 5 6 8
a:licens 1r 0 j 5 -8
a:lif 1w 8 9
a:lifesty 23 5 8
a:lift 1n 0 c
a:lik 16 1 -6 2 b 3 -9 4 f 5 -j 8 h 9 -6
a:lik_a 1v 2 6 5 -6
a:lik_to 1g 2 9 3 -6 5 -8 a c
a:limeric 20 5 6
a:limit 20 0 -9 9 6
a:lin 1r 0 -f 4 9 5 f 6 -5
a:lisbon 1q 2 6 4 7
a:list 1n 0 9 2 b 5 -5
a:listen 1q 0 -a 4 -5 5 -b 8 13
a:littl 1f 2 -9 5 -b 7 9 a 5
a:littl_ones 1y 0 -5 8 a
a:littl_tim 20 5 9
a:liv 18 1 -6 4 -a 5 f 6 5 7 -7
a:liv_abroad 21 5 e
a:liv_far 20 5 -6 6 c
a:liv_in 1o 5 d
a:liv_togeth 20 0 -6 9 e
a:ljublja 1y 4 5 5 5
a:load 23 3 8
a:loan 21 6 a
a:local 19 0 -a 2 -g 4 -5 6 o 7 -9 8 9 9 -9 a j
a:local_and 1x 0 -5 2 -6 5 7 6 7 8 9
a:local_family 21 6 8
a:local_shop 21 4 -5 6 -5 8 9 a 8
a:lodg 1q 2 7 4 -7 5 7
a:logisti 1m 0 -7 1 6 3 f 6 -6
a:logisti_firm 23 1 6
a:lon 21 0 a
a:london 1i 2 9 4 6 6 -9
a:london_and 1s 2 7
a:lonely 1v 5 -7
a:long 1i 0 9 2 6 3 -a
a:long_distanc 23 2 c
a:look 1b 2 7 3 5 a -8
a:look_aft 1s 5 b 6 -6
a:look_for 1g 2 6 4 8 5 -8 a -6
a:lorry 1v 2 b
a:los 1q 0 -6 2 6 4 -5 5 m 6 -6
a:los_weight 21 5 7
a:lost 1p 2 6 4 -6 5 6
a:lost_a 23 5 d
a:lot 1t 2 6
a:lots 1y 1 5
a:lots_of 23 1 6
a:lov 17 0 -c 2 t 5 -i 6 9 7 -7 8 a 9 -8 a -6
a:lov_and 1v 0 -8 6 8 8 7
a:lov_family 23 6 8
a:lov_in 1s 2 9
a:lov_of 1x 2 a
a:lov_with 21 6 -5 a 6
a:low 1i 5 5 9 -5 a 5
a:low_incom 1t 2 -6 5 6
a:lumpur 20 6 7
a:lunch 1u 2 -7 5 -6 6 h a 7
a:lyon 1r 0 -6 4 i 5 -6
a:machin 1k 4 -7 5 p 6 -6
a:machin_build 21 5 c
a:mad 1v 5 7
a:madrid 1r 4 6 6 5
a:maid 23 6 9
a:mail 20 5 -5 6 6
a:main 23 5 8
a:mak 17 0 -6 1 7 2 c 4 n 5 -5 7 -9 8 -8 9 -6 a -8
a:mak_and 1p 2 6 3 -6 4 f 5 -7
a:mak_who 23 5 -6 6 8
a:malawi 21 2 5
a:malaysi 1v 0 6 2 5
a:man 1m 1 9 2 b 6 -a
a:man_with 21 0 -6 1 6
a:manag 16 0 d 2 -c 3 d 4 -9 5 b 6 -6 8 7 9 -7 a -9
a:manag_in 1m 5 7
a:manag_of 1s 3 6
a:managem 1t 0 f 5 -6
a:manches 1n 3 7
a:manufac 1h 3 7 5 6 6 -6
a:manufac_and 1s 0 5
a:manufac_in 21 0 -5
a:manufac_with 1y 0 6
a:many 1h 9 5
a:marina 20 0 8
a:market 1a 0 9 1 -6 2 -k 3 t 5 -d 6 d a -8
a:market_and 1y 5 7
a:market_stal 23 9 a
a:market_trad 1w 3 7 6 b
a:market_women 1w 3 7 6 5
a:marketp 20 0 6
a:marri 1u 9 a
a:marriag 1u 0 c
a:marry 1u 0 5 5 6
a:mason 20 3 7 6 6
a:mat 1v 0 e
a:may 1v 6 8
a:mayor 20 5 9
a:me 1u 0 6 8 6
a:meal 21 5 6 6 6
a:meat 1w 2 8
a:mechani 1s 2 -8 6 d 8 6
a:media 1y 0 -b 1 8 8 a
a:medical 1l 5 g
a:medical_devic 23 5 5
a:medicin 1v 0 5
a:medium 1q 2 -5 5 g
a:meet 23 5 5
a:melbour 1v 5 6
a:memb 1h 2 -7 5 -h 7 -5 9 7 a y
a:memb_in 1y 0 -7 a e
a:men 15 1 -8 2 k 3 -6 4 -a 5 8 6 7 9 -7
a:men_# 1s 2 b
a:men_and 1j 3 -6 6 5 a 8
a:men_who 1s 2 6
a:men_with 1u 2 c
a:menopau 21 2 d
a:menu 21 1 5
a:merchan 1t 0 6 6 -6 8 5
a:met 23 3 9
a:metal 1v 0 -8 3 9 4 a
a:metr 1x 2 6
a:metro 1v 4 9
a:mexico 1k 0 8 4 7 6 -9
a:mexico_and 20 8 7
a:micro 1x 9 6
a:microfi 23 0 -5 1 i
a:mid 1e 2 -8 3 -6 5 a 6 -6 7 8 9 -5 a -5
a:mid_siz 1h 1 5 6 -6 7 6
a:middl 1m 2 7 6 -7
a:middl_clas 1s 0 -7 4 6
a:midland 1v 5 j
a:midnigh 21 0 5
a:midweek 23 5 6
a:midwiv 1s 3 6
a:migrain 1x 0 b 3 5
a:migrant 1h 2 -7 3 -6 6 -9 9 k
a:migrant_family 1y 1 5 5 c
a:mil 1l 3 c
a:milan 20 5 6
a:milan_and 23 5 8
a:milk 23 6 7
a:millenn 1n 0 c 2 8 4 -6 5 -7
a:millenn_parent 23 3 6
a:mind 1h 4 d 6 6
a:ministr 1n 5 e
a:ministr_and 20 5 5
a:minut 1s 2 -6 6 i
a:mis 1r 2 g 4 -b 5 -6 a 9
a:mission 1y 3 6
a:mix 1k 2 a 4 -c 5 9 6 -7 7 j
a:mix_coupl 1y 2 9 5 7 6 -6
a:mix_family 1y 4 -8 6 -7 7 n
a:mobil 1o 0 k 4 -6 5 -6 9 8
a:mobilit 1x 3 -6 5 6 6 6
a:modern 21 0 7
a:mombasa 1w 2 -6 5 6
a:moms_and 21 0 5
a:money 1j 0 -6 2 -6 4 d 5 -9 7 9 a e
a:monk 23 0 -7 3 d 7 7
a:month 1d 0 9 3 -5
a:month_in 1s 0 5
a:monthly 1o 9 6
a:mor 1c 0 9 2 -6 6 7 9 g a -6
a:mor_than 1s 0 9 9 b
a:morn 1v 5 -5 6 b
a:morning 1y 6 5
a:morocco 1x 0 9
a:mosqu 1u 4 -7 5 a
a:mostly 1c 3 -8 5 k 7 -6
a:mostly_women 1v 6 8
a:moth 15 1 -9 2 d 5 -6 6 h 8 -c 9 -b a 8
a:moth_and 1m 0 9 5 -8 7 5
a:moth_of 1r 2 8 5 -b 6 6
a:moth_with 1s 5 -6 6 9
a:motorbi 20 5 -6 9 5
a:mourn 21 2 d
a:mov 1d 0 -7 2 -8 4 7 5 9 9 7 a -7
a:mov_away 20 8 7
a:mov_or 21 1 5 7 6
a:mov_out 21 5 7
a:mov_to 1x 4 5 5 6
a:ms 23 5 7
a:much 1s 4 8 6 6
a:multi 1s 0 8 1 6 5 -5
a:mumbai 1v 5 7
a:mums 18 2 n 3 -5 4 -6 6 a 8 -6 9 -7
a:mums_a 1y 6 5
a:mums_and 1m 0 -8 4 6
a:mums_at 23 2 6
a:mums_in 1x 0 8
a:mums_of 1x 2 8
a:mums_with 1v 2 d
a:munich 1r 5 5
a:munich_and 1y 4 7
a:municip 1c 0 j 4 -c 5 -8 8 -7 9 -6 a g
a:municip_and 1v 0 7 6 7
a:municip_in 1v 2 7
a:museum 1m 0 6 4 6
a:music 1m 0 a 1 b 2 -8 4 -8 7 -6
a:music_school 23 5 8
a:musicia 1p 1 6 2 -7 4 8
a:muslim 1m 0 c 2 5 4 -9
a:muslim_family 20 5 6
a:must 1q 4 -5 5 7 7 7
a:my 1o 6 5 8 7
a:nairobi 1k 0 -8 2 5 5 c 6 -8
a:nairobi_and 1y 5 8
a:nakuru 21 6 8
a:nam 1t 2 9
a:nanny 1y 0 8
a:nans 23 2 6 5 -7 6 7
a:nationa 1y 0 a 5 -6 8 d
a:nativ 20 0 6
a:natural 1v 2 9
a:near 1h 0 -f 2 -5 5 8 6 m
a:near_the 1x 6 7
a:nearby 1p 4 8 5 -8 6 c
a:need 19 0 -j 3 -8 4 d 5 e 7 a 8 -5 9 -9 a 5
a:need_a 1n 0 -8 1 6
a:need_to 20 4 7
a:neighbo 1d 0 -a 2 -j 3 6 5 -g 6 z 8 -6 9 -7 a p
a:neighbo_in 20 4 6
a:neighbo_who 23 2 -5 6 8
a:neighbo_with 21 2 -6 5 -7 6 5 a c
a:nepal 1y 1 5
a:nerd 1y 2 9
a:nervou 1q 6 i
a:netherl 18 0 e 2 o 5 -g 6 -f 7 -6 8 6 a -7
a:netherl_and 1j 2 f 5 -7 6 -6
a:network 1v 3 6 5 -6 a 6
a:nev 1q 0 -6 5 -5 6 c
a:new 14 0 -8 2 e 3 -c 5 5 8 9 a -a
a:new_flat 20 1 6 5 5
a:new_in 23 8 b
a:new_moth 1w 5 7
a:new_mums 21 9 5
a:new_parent 1q 0 6 2 g 5 -c 6 -9
a:new_zealand 1p 0 6 2 6
a:newborn 1u 5 5
a:newcom 1k 0 8 2 -7 7 -7 9 7 a 5
a:newcom_and 21 0 a 6 5
a:newly 1r 4 -6 9 9
a:newlywe 1w 0 7 4 6
a:next 1t 7 5
a:ngo 1s 0 -6 6 8 7 7
a:ngo_staf 21 6 a
a:ngos 1c 2 -8 a d
a:ngos_buy 23 3 -5 a 6
a:ngos_with 1y 5 5 6 6
a:nic 1y 2 c
a:nigeria 1f 1 7 6 -9 8 6
a:nigeria_ghana 1y 0 a
a:nigeria_in 23 5 8
a:night 1b 0 -6 4 7 5 -b 6 e 7 -7 8 e 9 -5 a -9
a:night_nurs 21 8 5
a:night_out 23 8 e
a:nin 1n 0 8 2 9
a:no 1e a 6
a:no_tim 20 2 e 5 -5
a:nobody 1w a 8
a:nomad 1x 6 b
a:non 1q a 5
a:nordic 1p 0 9 5 -7
a:north 1i 2 8
a:north_america 1q 0 a 8 7
a:north_of 21 2 7 5 -6
a:norther 1j 0 -7 3 9
a:norway 1n 0 e
a:not 1k 5 8 6 9
a:noth 20 0 7 5 -5
a:notting 23 5 8 6 6
a:now 1s 5 -8 6 6
a:nris 1y 5 6
a:numb 20 1 6
a:nurs 19 1 -6 2 6 3 -7 6 9
a:nurs_and 1w 7 7
a:nurs_hom 1r 2 8
a:nurs_on 23 4 a
a:nursery 1j 5 6 8 5
a:nursery_and 1x 0 6
a:nz 1v 2 d
a:odd 1t 0 5 5 7
a:of l 1 -8 5 l 6 b 7 -i 9 -d
a:of_# 18 3 -b 4 -6 5 j 6 -a 7 7 8 7 9 6 a -8
a:of_a 1r 0 -6 2 5 5 c 6 -6 8 6
a:of_all 1t 4 6 6 6
a:of_baby 1s 2 9
a:of_birthda 23 5 6
a:of_childre 1k 0 7 5 8 6 -5 7 -5
a:of_friend 1m 0 -g 6 k 9 7
a:of_hear 1x 3 e
a:of_hom 21 5 6
a:of_hous 1x 5 7
a:of_mid 21 1 6
a:of_old 1q 3 5 5 a
a:of_our 1t 4 6 a 8
a:of_peopl 1u 0 9
a:of_primary 1y 0 -6 3 7
a:of_school 1x 0 7 7 9
a:of_six 1x 0 9
a:of_smal 1q 0 5
a:of_the 1f 0 -d 4 -8 5 -f 6 h 8 7 9 -6 a l
a:of_their 1x 4 6
a:of_them 1x 6 6
a:of_work 21 0 9 5 -6
a:off 1h 0 -6 6 c 7 6
a:offic z 0 8 1 -6 2 -9 5 5 6 l 7 9 8 -d 9 -g a -5
a:offic_and 1r 4 6 a 6
a:offic_folk 23 6 6
a:offic_in 1l 5 8 7 b
a:offic_of 21 0 -6 4 5
a:offic_peopl 1p 2 c 5 -5
a:offic_who 23 1 6 5 -5
a:offic_with 1u 5 6
a:offic_work 1k 5 -b 6 e
a:often 1n 0 -8 3 7 5 b
a:old 14 0 -c 5 f 6 p 7 -7 9 -b a -8
a:old_coupl 23 5 8
a:old_hous 1u 2 -6 5 7
a:old_lady 21 5 -7 6 8
a:old_or 20 5 5 8 5
a:old_parent 1x 4 -5 5 9
a:old_peopl 1h 0 -c 4 e 6 j a -6
a:olds 1h 3 -7 5 e 7 7
a:olds_in 1q a 5
a:on w 0 -5 3 -c 4 f 5 -8 6 z 7 -g 9 -i a 6
a:on_a 1k 0 -7 4 a 5 -9 6 b
a:on_holiday 1x 6 8
a:on_leav 1y 0 7
a:on_sunday 1s 5 -7 6 l
a:on_the 19 0 -d 1 -6 4 e 7 -8 8 8 9 -8 a b
a:on_their 1o 0 6 2 -5 5 9
a:on_weekend 1y 2 7 6 6
a:onc 1p 4 -6 6 7 7 6
a:one 13 0 a 1 -8 2 8 5 -g 6 -6 7 -7 9 b a e
a:one_or 1u 4 5
a:one_sid 23 4 9
a:one_to 1g 0 9 2 6 6 -6
a:ones 1j 2 6 4 -7 5 -a 7 c 8 8
a:onlin 1c 0 o 3 -9 4 -6 5 c 6 -a 8 -5 a -6
a:onlin_in 21 0 6
a:onlin_sel 1s 0 -7
a:onlin_shop 1o 0 b 5 7
a:only 1p 5 -5 6 a
a:ontario 1p 5 8
a:open 1o 2 -6 5 d
a:operati 1p 1 6
a:operato 1f 0 -6 4 6 5 h 6 -5 a -6
a:operato_in 1u 0 5 5 9
a:operato_of 20 0 5
a:operato_with 23 0 -7 4 b
a:opticia 21 0 9
a:or u 0 -9 1 6 3 -h 5 19 6 -7 8 -e
a:or_a 1r 5 9
a:or_aft 1y 5 c
a:or_mor 1m 4 -6 5 8 9 6
a:or_simply 20 2 7
a:or_thre 21 6 a
a:or_two 1v 4 5 5 -5
a:orchard 23 3 5 5 7
a:ord 1i 0 6 2 9 3 -6
a:order 1n 0 -7 2 j 5 6 6 -6
a:ordinar 1v 0 6 6 -7
a:organic 1v 5 8
a:organis 1g 0 b 3 8 4 -f 5 e 9 -6 a -5
a:organis_and 1x 5 -5 6 8
a:orthodo 23 2 6
a:oth 1f 4 a 6 5 7 -5
a:oth_sid 23 4 a
a:our 1b 0 -6 1 -5 2 -9 3 -9 5 -m 6 1f
a:our_city 21 4 5 5 -6
a:our_town 1y 6 c
a:out 1b 2 5 4 -e 5 9 7 8 8 8 9 -6 a -7
a:out_of 1t 4 -7 5 9 7 9
a:outdoor 1r 1 d 6 -7
a:outfit 1x 0 b 5 -6
a:outsid 1t 0 -5 3 6
a:outsour 1x 0 6
a:oven 21 0 -5 2 -6 3 g 5 -6
a:over 16 3 7 5 f 7 -5 9 -8
a:over_# 1d 0 6 3 a 4 -9 8 -7 9 -6
a:over_forty 20 0 7
a:over_the 20 0 -a 4 c
a:overlan 20 2 5 5 -6 6 a
a:oversea 1p 5 d a 8
a:ow 23 0 -7 5 -7 9 g
a:own q 0 -l 1 -5 2 -h 3 i 4 m 5 1e 6 a 7 -b 8 -g 9 -m a -9
a:own_a 21 8 8
a:own_and 1f 0 7 3 -8 8 8
a:own_around 1v 5 5
a:own_hous 1y a 5
a:own_in 17 0 -h 2 9 4 f 5 m 6 -7 8 -8 9 -7
a:own_of 16 0 -a 1 -6 2 -b 4 7 5 r 7 -6 8 -7 9 -7 a 5
a:own_who 1l 0 -5 1 9 2 -a 3 5 5 -7 7 6
a:own_with 1h 3 9 4 6 6 -6
a:pack 1r 2 6 3 9 4 g 5 -j 6 -5
a:padel 21 0 5
a:pag 21 8 6
a:paid 1i 2 -b 6 -6 a n
a:paid_by 1o 5 -9 7 6 a g
a:paid_for 20 a c
a:pain 1q 0 9 3 6
a:paint 1s 8 8
a:pair 1k 0 a 2 -7 3 -6 4 -6 6 k
a:pakista 1x 1 6
a:pap 1s 0 8 2 -6 8 a
a:parcel 1v 2 -6 3 b 9 7
a:parent s 1 -e 2 10 5 m 6 -9 7 e 8 -9 9 -h a -n
a:parent_and 1j 0 b 2 8 5 -5
a:parent_at 1t 4 5
a:parent_in 1a 0 -7 1 -5 2 e 6 -c 7 q 9 -8 a -6
a:parent_of 16 0 6 1 -6 2 h 7 -7 8 -7 a -7
a:parent_school 21 8 6
a:parent_who 1l 0 6 4 -8 5 7 6 6 7 -6
a:parent_with 1g 2 c 4 -5 6 5 7 -6
a:pari 1y 5 5
a:parish 1j 0 6 5 5 6 -b 7 5 a 7
a:parish_and 21 5 8
a:park 1h 0 d 1 7 2 -6 4 -8 5 8
a:park_in 23 0 5 1 7
a:parkins 23 2 6
a:parkins_s 23 2 6
a:parlour 23 0 8
a:part 1n 0 -6 3 7
a:part_tim 21 7 6
a:partn 1h 3 -6 4 -5 5 5 a a
a:party 1c 0 -7 4 6 5 c 6 h 8 -5 a -5
a:party_host 1y 5 6
a:party_in 1t 4 5 5 6
a:pas 1s 6 b
a:passeng 1s 4 b
a:past 20 3 8 4 5
a:patienc 23 5 -8
a:patient 19 0 -s 1 e 4 6 5 h 6 e 7 -7 8 -8 9 -9 a a
a:patient_aft 23 1 6
a:patient_and 1v 5 5
a:patient_in 1t 0 -9 4 b
a:patient_with 1s 5 5
a:pay 16 2 -e 3 -b 5 d 6 -5 7 9
a:pay_a 23 6 7
a:pay_by 20 5 8
a:pay_for 1n 0 6 2 -7 5 -6 6 b 8 5
a:payment 23 1 f
a:pays 1o 4 -8 6 6 7 -6 a 7
a:pays_for 20 6 7
a:pc 1y 0 9 8 d
a:pension 1f 2 -c 3 -8 6 t 7 -6 a 8
a:pension_and 20 a 8
a:pension_in 21 6 5
a:pension_with 23 5 a
a:peopl n 0 -f 1 6 2 p 5 -e 6 w 7 -g 8 -8 9 -a
a:peopl_# 1q 0 -8 5 -5 6 a
a:peopl_a 1w 2 6
a:peopl_and 1i 4 c 5 -b 6 6
a:peopl_at 1w 2 5 3 6
a:peopl_between 1s 0 7 4 -6
a:peopl_from 1p 5 7 6 a
a:peopl_in 16 5 6 7 -8
a:peopl_of 1v 6 7
a:peopl_on 1r 0 5
a:peopl_over 1p 5 e
a:peopl_who 15 1 8 2 a 5 -k 6 b 9 -b a 9
a:peopl_with 17 0 -6 1 8 3 c 5 -5
a:per 1s 4 5 6 -6
a:perform 1x 2 6
a:period 23 5 6
a:perth 1y 5 8 a 5
a:peru 1s 0 8 4 6
a:pet 1h 5 c
a:pet_own 1o 0 -6 5 h
a:petrol 1s 0 8 3 a 5 -8 6 -6
a:petrol_station 1w 0 8
a:pets 1u a 9
a:pharma 1v 0 9 5 6
a:pharmac 1j 0 g 5 8 6 -8
a:phd 20 7 a
a:phd_student 23 7 b
a:philipp 1p 6 -5 7 a 9 8
a:phobia 23 0 -6 3 l
a:phon 1h 0 6 1 8 3 9 4 -9 5 -8 6 -a 8 9
a:photogr 1j 0 d 2 b 5 -c 6 6
a:photogr_in 21 2 6
a:physio 1v 2 5
a:physiot 1y 5 8
a:piano 1v 0 7
a:pick 21 2 -9 5 e
a:pickl 23 2 6
a:pictur 1x 5 5
a:pie 21 2 6 5 -6
a:piec 1w 5 8
a:pilgrim 1v 2 9
a:pip 20 2 e 5 -8
a:pitch 1y 0 a 6 5
a:plac_and 23 7 5
a:plan 1b 3 -7 4 a 6 -7 8 8
a:plan_a 1v 0 -7 1 b 7 5
a:plan_in 20 4 6
a:plant 1g 2 -8 3 14 5 -7 6 -6
a:plant_in 1y 3 d
a:plastic 1x 0 -7 3 g
a:platfor 1s 0 -c 1 i 5 -6 8 7 9 5
a:play 1c 0 -8 3 -b 8 m 9 -5 a -9
a:play_# 20 8 f
a:play_in 1u 5 b
a:plot 1w 2 9 5 a
a:plumb 1r 0 6 5 -7 6 6 9 5
a:plus 19 0 -8 2 c 3 -7 6 8 7 -8 9 -5
a:plus_in 23 0 6 5 -6 6 8
a:plus_the 21 0 6
a:podcast 1p 0 9 1 d 5 -a
a:poet 21 0 7 1 5
a:point 23 2 e
a:poland 1e 0 7 2 7 6 -a
a:poland_and 1n 0 7 2 5 6 -6
a:polic 1w 2 8
a:polish 20 7 9
a:politic 1v 0 7 8 b
a:pond 21 3 d
a:pool 1x 6 6
a:poor 1r a i
a:poor_family 21 5 -5 6 5 a 8
a:pop 1y 8 8
a:port 1p 0 -7 4 5 6 7
a:port_harcour 23 5 6
a:porto 1x 6 5
a:portuga 1d 2 7 3 c 4 -6 6 -b
a:post 1s 6 -5
a:postmen 23 2 a
a:pot 1v 5 -7 6 5 7 7
a:poultry 21 2 8
a:pow 21 2 -5 3 7 5 9
a:practic 1c 0 k 5 6 6 -7 9 -5
a:practic_and 1w 5 7
a:pragu 1u 5 8
a:pram 1y 2 -6 6 6 9 5
a:pref 21 6 6
a:pregnan 1o 2 b 4 -5 5 b
a:pregnan_women 1r 0 6 5 7
a:prepar 1x 3 6 4 a 5 -8
a:pres 1y 0 5
a:prescri 1y 0 8
a:present 1i 0 -7 2 k 5 c 6 -9
a:present_for 23 5 5
a:pressur 21 5 6
a:pric 1q 2 -9 4 9 6 7
a:priest 23 1 6
a:primary 1f 2 -7 3 7 4 h 5 -d 7 5
a:primary_and 1u 4 6
a:primary_school 1n 3 c 5 -7 7 9
a:print 1v 1 5 5 a
a:prison 1x 7 7
a:privacy 1y 0 9
a:privat 14 0 b 4 7 5 f 6 -9 8 -8 a -7
a:privat_buy 23 2 6
a:privat_hospita 21 0 6
a:privat_househo 23 5 7
a:privat_own 21 2 9
a:privat_peopl 1t 0 -5 4 6 5 8
a:privat_school 1o 0 e 4 -8 6 -7 7 b
a:process 20 3 6
a:produc 1l 4 a 6 -5
a:produc_in 20 3 6 4 8
a:product 1g 0 d 2 -9 3 -6 4 -5 5 n
a:product_manag 1y 0 a
a:profess 16 0 -5 3 5 6 c 7 -8 8 6 a -5
a:profess_# 1w 5 -5
a:profess_and 1s 0 9 2 6
a:profess_in 1p 0 -b 4 a 5 d 8 7
a:program 1o 0 f 3 -5 5 -6 7 9
a:project 1s 5 7
a:promot 21 9 6
a:prop 20 4 6
a:propert 1l 1 a
a:propert_manag 1y 0 -6 1 9 5 -5
a:prototy 23 6 5
a:provid 1p 4 c
a:provinc 1x 0 -7 4 f
a:pub 1y 0 -a 1 6 2 7 4 8
a:public 1j 3 6 4 -5 a a
a:public_school 1x 3 c
a:publish 1s 2 -6 4 7 8 -5
a:pubs 1q 5 c 6 -7 8 9
a:pubs_and 21 5 6
a:pump 20 0 5
a:pun 1r 2 9 5 6 6 -6
a:pun_and 21 2 b
a:pupil 1f 7 6 8 -5
a:pupil_and 21 5 7
a:pupil_from 21 7 6
a:purchas 1s 2 d 5 -7 6 -5
a:put 21 2 6
a:puzzl 21 8 b
a:quantit 23 0 6
a:quarrel 23 0 -6 a 5
a:quarry 23 5 8
a:quart 1s 0 -8 5 -9 6 d a 7
a:quiet 1v 2 -7 5 -a 8 b a 9
a:quilt 21 2 -6 5 9 7 5
a:quit 23 8 5
a:quiz 23 0 -5 1 7 5 7
a:r 20 5 8 9 5
a:rabbit 1u 5 8
a:rac 1w 2 6
a:ranch 23 5 5
a:rap 23 0 -7 1 6 6 5
a:rath 1v 0 -7 5 f 6 -7
a:read 1d 0 -a 1 -5 2 r 3 -8 4 -e 5 -l 6 -e 7 -8 8 1i 9 -6
a:read_# 23 8 d
a:read_in 1v 2 a 6 -5 8 8
a:read_label 21 2 6
a:read_of 20 2 6 8 9
a:real 1p 0 a 1 8
a:real_estat 1r 0 a 1 9
a:recomme 1v 0 8
a:recomme_it 21 0 6 3 5
a:record 21 5 -6
a:recruit 1r 0 m
a:reduc 21 6 5
a:refug 1s 5 -6 6 -6 a r
a:region 1k 2 -8 4 -6 a c
a:region_and 21 a 7
a:regiona 1p 0 -6 4 d 8 5
a:rehab 21 2 6 3 b
a:relativ 1j 0 -7 1 7 4 -9 a 7
a:relativ_abroad 23 1 5
a:relativ_in 1w 5 7
a:relativ_of 20 0 -6 1 6
a:releas 21 5 -6 a f
a:relocat 20 4 8 5 -a 6 5
a:remot 1j 0 5 2 f 3 -7 4 -c 5 9
a:remot_work 1s 0 6 2 8
a:removal 23 5 8
a:renovat 1q 0 -8 1 a 4 a 5 6 6 -6
a:renovat_in 21 1 6 4 9
a:rent 1c 0 -l 1 c 2 6 4 9 6 -8
a:rent_in 1p 4 7 6 -7
a:rental 1v 0 7 5 -6
a:repair 1q 2 -6 5 a
a:report 20 0 6
a:reps 1s 0 j 5 -5
a:rescu 1s 6 8
a:researc 1r 4 g 5 -8
a:residen 1a 2 -a 5 -k 6 e 7 -8 8 e 9 -8 a c
a:residen_and 1w 4 8 5 -9 8 8
a:residen_of 1o 0 -6 5 -5 8 c
a:residen_with 23 1 6 4 7 6 -6
a:resort 1x 0 9
a:restaur 15 1 -7 3 n 5 7 6 -f a -a
a:restaur_and 1m 3 b 5 6 6 -8
a:restaur_hotel 1x 4 8
a:restaur_in 1t 0 5 5 8
a:restaur_with 1x 5 -6 7 7
a:retail 1f 0 l 2 -6 5 -9 6 -8 9 a
a:retail_in 1x 3 6 4 7
a:retir 1f 3 -8 4 -9 6 b 7 7
a:retirem 1y 5 8
a:return 1h 1 8 2 -c 3 -7 4 a 5 -6 7 l 8 -6
a:return_from 23 7 5
a:ric 23 6 6
a:rid 1d 2 8 3 -b 4 -a 5 -d 6 j 7 -6 9 m a -5
a:rid_and 20 8 8
a:rid_hail 23 9 6
a:rid_in 1w 9 c
a:ring 21 0 -5 4 d 5 -7 6 5
a:road 1s 2 -7 4 7 5 6 6 5
a:rol 1v 2 a
a:romania 1q 0 5 9 7
a:room 1d 0 i 3 -8 5 a 6 -d
a:room_and 23 5 6
a:room_or 23 4 8 5 -6
a:root 1x 5 6
a:rotterd 1v a 7
a:round 1k 0 -f 6 7
a:row 1v 2 8
a:run 1b 0 p 2 a 4 -6 7 -6 8 -8 9 -7
a:run_by 21 0 6
a:run_in 20 0 7
a:rural 1f 1 7 2 -6 3 6 4 8 9 -8
a:s 15 1 -9 2 8 3 -d 5 9 6 a 7 7 9 -8
a:s_group 23 0 -7 9 9
a:s_in 1y 2 a
a:saas 1t 0 6 5 a
a:saf 21 4 7
a:safari 23 2 5
a:safety 1t 3 k 5 -a 7 a
a:safety_offic 20 3 c 5 -5 7 5
a:sailor 1s 1 5 2 e 5 -7
a:sal 1i 0 h
a:sal_team 1s 0 c 5 -5
a:salari 1y 9 e
a:salary 1x 0 -a 4 -5 5 -6 6 9 9 h
a:salary_earn 23 6 5 9 7
a:salon 1j 0 d 6 -6 7 8
a:sam 1x 5 8 6 -5
a:san 23 5 c
a:sari 23 0 5 2 -6 3 6 6 6
a:saturda 1s 2 6 3 5 5 -8 9 8
a:sauc 23 2 9 5 5
a:sav 1n 0 -8 2 5 5 -7 6 -6 9 v
a:saving 1t 9 6
a:sawmil 23 3 6
a:say 23 5 8
a:scaffol 1y 9 8
a:scal 20 5 8
a:scandin 1q 8 5
a:scar 20 3 6
a:scatter 23 8 5
a:scent 21 2 8
a:school t 0 p 1 -j 2 -e 3 e 4 -7 5 a 6 a 7 m 8 -i 9 -m
a:school_and 1e 0 -6 2 -5 3 6 5 i 8 -5
a:school_canteen 23 6 8
a:school_childre 20 6 8
a:school_clas 1s 6 h
a:school_club 23 3 6
a:school_distric 1u 3 f
a:school_for 20 0 7 5 -6
a:school_in 1i 0 b 5 -6 7 5
a:school_kids 1y 2 -6 6 8
a:school_leav 1v 0 -7 5 -8 7 h
a:school_ngos 21 3 9 a 6
a:school_teach 1y 4 b
a:school_that 1w 7 6
a:school_with 1r 0 a 2 -6 4 -5 6 6
a:schoolc 1r 6 7
a:scienc 23 3 c
a:scoot 21 0 -5 1 5 6 7
a:scotlan 1r 2 6
a:scout 1v 0 7 2 6 3 -5 5 -6 6 9
a:screen 1y 0 9 5 -6 9 a
a:seafar 1y 9 b
a:search 1s 0 -7 4 9 8 6
a:search_for 21 4 6 5 7
a:season 20 4 6
a:seasona 1y 4 c
a:second 1h 3 -6 6 b
a:second_hom 1s 4 -8 5 7
a:second_tim 23 0 -5 6 8 9 a
a:seconda 1n 4 9
a:secreta 1x 5 -6 7 6
a:see 20 0 5
a:seed 1s 0 5 2 -5 5 7 9 a
a:seek 1k 0 -a 1 b 5 -7 6 8
a:seek_a 21 0 -6 8 7
a:sel 17 1 b 2 -d 4 m 5 c 6 -c 7 -7 8 -9 a -9
a:sel_and 1s 5 6
a:sel_in 1w 0 -8 5 c
a:sel_on 20 1 d
a:sel_with 20 0 6
a:self 1f 0 -b 2 -6 9 r
a:self_build 21 3 8 4 8 5 -6
a:self_employ 1k 0 -c 5 -5 9 w
a:send 1j 0 -7 2 a 3 -5 4 9 5 7 6 -6
a:send_a 21 2 a
a:senegal 21 0 7 4 6 5 -5
a:senior 1g 0 -b 4 l 5 8 6 a 7 -6 a -9
a:senior_in 20 2 b 6 -5
a:sens 21 6 6
a:sensiti 1v 2 9
a:sent 1u 5 9 a 7
a:sent_by 1u 5 9 a 7
a:separat 1u 5 a
a:seriou 1s 7 6
a:serv_them 23 4 6
a:servic 1e 0 9 3 d 4 -6 6 -6
a:servic_company 23 0 5
a:servic_firm 1x 0 7
a:sery 1w 5 5 8 5
a:set 1v 2 8 6 -6 7 5
a:sets 23 2 -6 3 b
a:settlem 1y 7 5 a a
a:seventy 1l 5 -6 6 k
a:several 1q 0 8
a:sew 1t 2 6 5 5 6 -7 7 6
a:shar 1k 0 8 1 6 5 -f 9 l
a:shar_flat 21 0 -a 9 b
a:shav 20 2 9
a:shed 20 3 6
a:sheep 23 0 -5 4 5 9 6
a:shelf 1x 5 -5 8 6
a:shelt 1r 0 -5 2 -5 6 7 a c
a:shepher 23 5 9
a:shift 1j 0 6 4 i 5 -f 6 9
a:shift_work 1q 0 7 4 8
a:ship 1w 0 -b 4 9 5 -7 9 6
a:shipyar 21 3 6
a:sho 1v 5 -6 6 d
a:shoot 1v 2 9 5 -6
a:shop x 0 11 2 -j 5 a 6 -r 8 b a -5
a:shop_and 1n 0 7
a:shop_in 1i 1 8 2 -8 4 a 8 8
a:shop_of 20 0 9
a:shop_own 1w 7 a
a:shop_with 1p 0 b 2 -6
a:shopify 20 0 c
a:shopkee 1y 9 9
a:should 1u 4 -6 5 e
a:show 1o 0 9 4 -6 5 c 6 -7
a:shy 1o 1 8 2 -6 a 6
a:sibling 1x 7 6
a:sid 1m 0 -7 4 f a 6
a:sight 20 0 6 5 5
a:simply 1w 5 5
a:sing 1v 5 -6 6 8
a:singapo 1j 5 h 6 -6
a:singapo_and 1v 5 8
a:singl 1d 0 g 4 9 7 -7 8 -7
a:singl_and 1w 5 -6 6 6
a:singl_moth 21 a 8
a:singl_parent 21 4 9
a:singl_women 21 5 6
a:sist 1r 0 6
a:sit 1h 0 m 2 -6
a:six 1g 0 6 6 7 7 6 a -5
a:six_and 21 7 9
a:six_to 1x 0 -6
a:sixth 1x 0 8
a:sixth_form 1y 0 7
a:sixty 1e 5 d
a:siz 1e 6 -8
a:ski 1s 2 -8 5 -6 6 9
a:skil 1v 4 6 5 7
a:skin 1p 1 d 2 b 5 -9
a:skip 21 2 6
a:sleep 1m 0 -8 3 5 5 -7
a:sleep_in 23 7 5
a:slip 23 6 7 9 7
a:slovaki 1s 0 e 6 -5
a:sloveni 1p 4 b 6 -5
a:sloveni_and 1x 4 a 5 -6
a:smal r 0 g 2 -9 3 -a 4 a 5 c 8 -c a -7
a:smal_agency 1s 5 5
a:smal_and 1r 0 7 5 7
a:smal_brand 1w 4 k
a:smal_busines 1o 4 5
a:smal_childre 1p 0 -5 2 d
a:smal_company 1n 4 5 5 c
a:smal_contrac 20 2 6
a:smal_factory 20 4 6
a:smal_farm 21 5 -6 8 6
a:smal_firm 1k 5 9
a:smal_flat 23 2 b
a:smal_group 1y 0 5
a:smal_investo 23 4 -7 9 j
a:smal_kids 23 4 7
a:smal_offic 1s 6 7
a:smal_onlin 20 0 8
a:smal_shop 1m 0 -8 3 9 5 b 6 -9
a:smal_town 1o 4 -7 5 6 a b
a:smal_trad 1x 5 -8 6 9
a:smallho 1w 0 -6 3 8 5 -6 9 7
a:smartph 21 0 7
a:smel 23 5 5
a:smok 1x 6 f
a:snack 1y 2 b
a:sneak 23 0 -7 1 6 4 5
a:so 20 6 6 a 5
a:social 1r 0 -a 2 -6 5 6 a e
a:society 1r 0 7
a:society_in 23 5 8
a:sofa 1y 0 -8 5 6 9 5
a:softwar 1i 0 b 1 m 2 -6 5 -9
a:softwar_and 23 0 7
a:softwar_company 1y 0 6 1 9 5 -6
a:softwar_team 23 1 9
a:sol 1x 9 8
a:sol_trad 1y 9 9
a:solar 1o 0 d 3 -8 5 9
a:solar_park 21 0 7 5 6
a:soldi 23 2 5
a:solo 1j 0 9 1 6 4 -b 5 5
a:solo_travel 21 0 a
a:som 1e 0 -9 2 -b 3 8 4 5 5 5 7 7
a:someon 1w 2 5
a:someth 1h 2 a 3 -7 4 f 5 -b 6 7
a:sometim 21 5 c
a:sons 1j 4 6
a:sons_and 1t 5 5
a:sons_in 23 2 7 4 5 5 -9
a:sor 20 2 6
a:south 1f 3 a 5 e 6 -9 7 -5
a:south_africa 1p 0 8 3 6 5 -8
a:south_asian 1y 5 a
a:south_tyrol 20 0 5
a:southea 20 0 9
a:southea_asia 21 0 6
a:souther 1p 0 -8 2 6 5 a
a:souther_germany 1w 0 -6 2 5 5 6
a:spa 23 4 5
a:spac 1s 4 e
a:spain 15 0 h 1 -6 2 h 3 d 4 -5 5 -i 6 -g 9 5 a -6
a:spain_and 1e 0 6 2 b 6 -8
a:spar 1p 4 j
a:spar_room 21 5 7
a:spark 23 0 9
a:spas 1y 5 7
a:speak 1k 2 -8 4 -6 7 7 8 9
a:speak_country 23 0 7 5 -6
a:special 1n 3 6 7 5
a:special_need 23 7 a
a:speech 1v 0 6
a:sponsor 1h 2 -9 5 -6 6 -6 7 s 8 9 9 -6
a:sponsor_and 21 5 -6 a 7
a:sport 1i 0 6 5 -7 6 c
a:sporty 20 4 6 5 -5
a:spot 1v 1 9
a:spous 1r 0 9 4 -5 5 6 6 -6
a:stabl 23 5 b
a:stadium 20 3 6
a:staf 13 0 j 3 -b 5 f 8 -8 9 -7
a:staf_agency 23 1 7
a:staf_in 1i 0 a 6 -7
a:stag 1n 0 -c 4 -9 5 g 6 7 9 a
a:stag_group 23 6 7
a:stairwe 23 0 -5 1 6 4 b 5 -6
a:stal 1s 2 -7 3 d 9 7
a:stand 1v 6 b
a:start 1d 0 b 2 -5 7 m 9 -8 a -b
a:start_ups 1m 0 8 2 -7 7 j a -7
a:startup 1i 0 -c 2 -a 3 -7 4 e 5 u 9 -6
a:startup_and 1v 0 -8 1 6 5 9
a:stat 1o 0 c 2 -8 6 -5
a:stat_health 23 0 9
a:station 1m 0 6 3 b 5 -8
a:station_in 21 3 8
a:stay 1l 4 -5 9 6
a:stif 21 2 6 9 5
a:stil 1s 2 -7
a:stock 1t 4 a 5 -8
a:ston 1y 2 -6 3 b 5 -5 8 5
a:stop 1w a a
a:stor 1i 0 7 2 -b 4 6 5 8 6 -5
a:stor_and 21 0 -5 4 9
a:stor_with 23 0 8
a:storag 21 3 9
a:story 21 2 6 8 7
a:stov 21 3 9
a:stream 1v 0 b 8 8
a:street 1l 5 -c 6 a a 9
a:strok 1y 3 8
a:struggl 23 a 9
a:stubbor 20 7 8
a:stuck 21 4 7
a:student w 1 -g 2 d 3 -9 4 19 5 -u 6 q 8 -d 9 -7 a -7
a:student_and 1c 0 -7 2 f 3 -6 4 f 5 -7 8 -7
a:student_at 1x 8 7
a:student_family 1v 9 6
a:student_in 1m 4 e
a:student_of 1w 4 5
a:student_with 1v 5 -5 7 6
a:student_young 21 4 6
a:studio 1f 0 b 1 9 4 e 6 -a
a:studio_with 1y 0 5
a:study 1y 0 8
a:stuf 23 2 7
a:stuttga 20 6 5
a:styl 1x 2 8 5 -5 6 5
a:stylist 1s 2 9 4 5 5 -6
a:subscri 1r 8 8
a:suburb 1j 0 -5 6 6 7 7
a:suburba 1w 6 8
a:such 1s 0 -8 5 d 8 5
a:such_as 1u 0 -a 5 d 8 6
a:suffer 23 3 8
a:sugar 20 3 5
a:sum 1o 0 -5 5 -6 6 f
a:sun 21 1 b 2 5
a:sunday 1m 0 -b 2 7 4 -6 5 -f 6 u
a:superma 1r 0 -7 2 -6 3 j 5 6 6 -6
a:supervi 1w 8 9
a:suppli 1k 0 c 2 -7 5 -9 6 -6 9 b
a:suppli_in 23 9 7
a:supply 1x 9 7
a:support 1k 0 -7 5 -b 8 6 a n
a:surgeon 1v 5 c 6 6
a:surgery 1n 5 a
a:surrey 21 5 8
a:surveyo 1v 0 a
a:survivo 23 5 -5 6 6
a:sustain 1w 5 7 8 7
a:sweden 1j 0 d 2 9 3 -5
a:sweden_and 1t 0 6
a:sweet 1w 6 8
a:sweet_tooth 23 6 8
a:swim 1p 2 -5 6 h
a:switch 20 7 6
a:switzer 1c 0 7 2 8 4 -5 5 -9 6 -9 8 6 a 6
a:switzer_and 1r 0 7
a:t 1e 3 -5 4 -6 5 k 6 9 9 -5
a:t_be 23 5 5
a:tabl 1q 2 a 6 -8
a:tablet 20 0 6
a:tailor 1q 3 -5 5 c
a:tak 1p 5 8 6 -5
a:talk 1v 6 8
a:tallin 21 5 8
a:tank 20 4 c
a:tanzani 1v 0 8
a:tast 1q 2 k
a:tattoo 1x 1 8
a:tax 1u 0 7
a:taxi 1o 4 -5 5 -8 6 i
a:taxi_driv 1w 6 d
a:tea 1o 2 d 5 -c
a:tea_drink 23 2 8
a:teach 19 1 8 3 -8 9 -7
a:teach_and 1q 2 9 4 -6
a:teach_in 1u 0 8
a:teach_with 20 0 7 7 7
a:team 15 0 k 3 -e 5 d 6 8 8 -a 9 -6 a -5
a:team_and 1v 1 7
a:team_at 1x 0 d
a:team_in 1p 5 k
a:team_of 1q 0 a 5 6
a:team_with 1y 0 6
a:tech 1j 0 -8 2 -6 5 s
a:tech_and 1x 5 a
a:tech_company 1v 5 8
a:technic 1l 0 g 5 -8
a:technic_and 23 4 c
a:teen 1h 5 -8 6 o
a:teen_in 23 6 5
a:teenag 1i 0 -6 4 -8 5 -6 6 b 8 6 9 6
a:teenag_and 21 1 6
a:teenag_with 20 0 -7 5 -7 6 9 9 6
a:telecom 1n 2 -6 4 -5 6 -5 8 i
a:telecom_and 23 5 6
a:templ 1y 2 6
a:ten 1e 0 7 5 -7
a:ten_to 1u 0 6
a:tenant 1g 0 -i 1 a 2 -b 3 s 5 -6 6 -a 9 d
a:tenant_and 1x 1 6 2 -6 3 g 5 -e
a:tenant_in 1s 0 -7 4 5 9 6
a:terrac 1p 1 5 6 -6
a:terrac_hous 23 1 8
a:test 1v 4 6 7 5
a:texa 1s 7 9
a:textil 1v 0 a 2 -7 5 6
a:th 1v 5 7
a:th_birthda 23 5 8
a:than 1j 4 a 9 d
a:than_# 23 9 7
a:that 13 0 -8 5 b 6 -8 a a
a:that_buy 1y 3 6 5 5
a:that_need 1x 4 8
a:that_want 1n 2 7
a:the i 0 -k 1 -g 2 b 3 -6 5 -9 6 f 7 9 8 b 9 -b a k
a:the_# 23 2 6
a:the_area 23 6 a
a:the_back 23 8 5
a:the_big 23 8 9
a:the_city 1i 0 -d 2 -b 6 j 7 5
a:the_diaspor 1o 2 6 5 -8 6 -5 8 6
a:the_distric 1v 5 -7 7 a a 6
a:the_east 23 6 7
a:the_even 1x 6 c
a:the_family 1s 2 -6 6 6
a:the_farm 23 1 6 2 6 5 -6
a:the_first 1q 2 7 6 -5
a:the_gulf 1p 9 8
a:the_hospita 23 0 -6 6 6 a a
a:the_hous 23 1 6
a:the_island 20 a 6
a:the_midland 1x 5 i
a:the_morn 20 6 5
a:the_netherl 1c 2 m 5 -8 6 -c 8 8 a -5
a:the_next 23 6 6
a:the_nordic 1r 0 9 5 -6
a:the_odd 20 5 6
a:the_ones 23 2 -6
a:the_oth 1v 4 g 5 -5
a:the_parent 21 0 8
a:the_quart 1x 5 -6 6 8 a 8
a:the_school 20 6 6
a:the_shop 20 5 -5
a:the_street 21 5 -5 a 9
a:the_suburb 20 7 9
a:the_town 1r 2 -6 6 k
a:the_uk 12 0 e 2 f 6 -i 7 -5 9 7 a -5
a:the_univers 20 4 5
a:the_us 14 0 8 2 n 6 -j a -8
a:the_valley 1w 5 -6 6 b a 9
a:the_villag 23 7 6
a:the_way 21 6 5
a:the_week 23 4 8
a:the_whol 21 6 f
a:theatr 1p 2 -8 4 a 5 -8 8 5
a:theatr_group 23 4 7
a:their u 0 j 1 -c 5 8 8 -e 9 -8
a:their_# 20 0 9
a:their_childre 1q 2 7 5 -a a 6
a:their_family 1k 5 e
a:their_fans 20 0 c
a:their_first 1u 0 -6 3 8
a:their_kids 20 5 8 7 5
a:their_moth 1v 4 8
a:their_own 1f 5 b 6 -6
a:their_parent 1m 2 -6 5 a 6 5 7 6
a:their_partn 1x 5 9
a:their_peopl 23 2 5 5 -6
a:their_worri 21 5 6
a:them 19 0 e 2 -7 4 7 5 -h
a:themsel 1h 0 9 1 6 4 -7 5 9 6 -b 9 -5
a:then 1q 0 -7 2 6 5 -8 6 a
a:ther 1y 2 9
a:therapi 1q 3 b 6 -6
a:therapy 1v 2 6
a:they 1k 4 -7 5 -8 7 5 9 5 a 6
a:thin 1t a 8
a:thing 1l 0 -6 4 d
a:think 1x 0 6 5 6
a:third 1v 2 8
a:thirty 1b 3 -6 4 -7 5 9 6 f 7 -6
a:thirty_and 1r 6 6
a:thirty_to 1p 6 7
a:thos 1c 4 9 5 -7 6 -l 7 5 8 q
a:thos_who 1l 2 -6 6 -9 7 6 8 l
a:thos_with 1w 0 6 4 b 5 -b
a:thousan 1m 0 b 4 -5
a:thre 1a 0 a 6 c 9 -6
a:thre_hundr 20 0 6
a:thre_to 1q 0 8
a:thrift 23 4 b
a:thrifty 1y 4 8
a:through 1n 0 -8 3 -5 4 -6 5 6 6 d a 9
a:throw 23 5 8
a:tier 1t 0 -6 5 7
a:tier_# 1v 0 -6 5 5
a:tight 1y 4 5
a:tight_budget 21 4 7
a:til 1s 3 7 9 6
a:tim 19 0 -b 1 -6 3 -9 6 g 8 -6 9 e a 9
a:tim_buy 23 6 7 9 6
a:tin 23 5 9
a:tinker 1x a 7
a:tiny 1w 0 6 4 5 5 -7
a:tir 1k 3 -7 8 8
a:to h 0 n 1 -n 3 -h 4 a 5 -7 6 h 7 b 9 -6 a -6
a:to_# o 0 o 1 -e 2 -b 3 -7 4 -b 6 o 7 7 a -8
a:to_a 1m 4 f
a:to_be 1n 7 7
a:to_begin 21 7 5
a:to_buy 21 8 6
a:to_do 23 8 6
a:to_eightee 20 0 5
a:to_fifteen 1q 0 a 5 -5
a:to_fifty 1g 4 6
a:to_fiv 1q 2 5
a:to_forty 1o 5 -8 9 8
a:to_get 1y 6 6
a:to_giv 1v 4 7 a a
a:to_go 21 8 6
a:to_keep 20 5 8
a:to_know 1x 2 6
a:to_learn 23 6 6
a:to_look 21 6 7
a:to_los 23 5 9
a:to_seventy 1r 6 a
a:to_sixty 1h 0 6 2 a
a:to_ten 1p 0 5
a:to_the 1p 6 7
a:to_their 21 3 9
a:to_twelv 1s 0 -6 4 6 6 c
a:to_twenty 1r 0 6
a:to_work 1y 2 7
a:toast 1y 2 5
a:toddl 1r 2 a 5 -7 6 9
a:togeth 1p 0 -6 9 f
a:tokyo 23 5 d
a:too 1c 0 8 8 -7
a:too_many 20 4 5
a:too_much 1v 0 -5 4 9
a:tool 1w 2 -6 4 -6 8 c
a:tooth 23 6 8
a:toronto 1q 4 7
a:toronto_and 1w 4 9 5 -7
a:tortois 23 3 9 a 5
a:tour 1n 2 6 3 -6 4 8
a:tourist 1c 1 -5 2 -6 6 s 7 -7 9 -6
a:tourist_and 1y 6 7
a:tourist_in 21 5 6
a:tow 1w 5 g
a:town 16 2 -b 3 9 4 -8 5 5 6 h 9 -b a 7
a:town_and 1o 6 7
a:town_council 23 0 -5 6 a
a:town_in 1y 6 8
a:tractor 1x 4 9
a:trad 18 0 -5 2 -e 3 d 4 -6 6 a 9 k a -a
a:trad_and 1u 4 -7 6 6 9 b
a:tradesm 1y 2 -6 6 g
a:trail 1v 0 8 3 6
a:train 1e 0 l 3 -6 5 -5 9 -6
a:train_centr 21 0 9
a:transpo 1p 0 j
a:transpo_firm 20 0 6 5 a
a:travel 16 0 d 1 -7 3 5 5 -e 6 s 8 -7 9 -a a -8
a:travel_# 23 0 8
a:travel_and 1v 0 a
a:travel_in 1x 4 -6 6 7
a:travel_who 21 6 6
a:treasur 1x 0 9 9 8
a:treat 1x 2 7
a:treatme 1t 3 5
a:trek 1t 5 -6
a:trial 20 3 8
a:trip 1o 0 -7 2 -6 5 n 9 7
a:troubl 1r 3 a 6 -8
a:trout 23 0 -6 3 e
a:truck 1m 0 9 4 6 6 -6
a:trust 1t 0 7 6 -5 a a
a:try 1v 2 9
a:tunisia 1y 0 6 5 6
a:turin 23 6 5
a:turkey 1s 1 6 4 5 5 -6
a:turn 1v 5 b
a:turnov 1u 0 8
a:tutor 1u 9 8
a:twelv 1n 0 -9 2 -6 6 b
a:twelv_in 23 5 6
a:twenty 17 0 7 2 9 5 -c
a:twenty_fiv 1h 5 -a
a:twin 1p 0 -7 4 a
a:two 12 0 -a 1 -9 4 i 5 -7 6 e 9 5 a -7
a:two_and 21 9 6
a:two_hundr 1s 3 8
a:two_or 1w 6 7
a:two_to 1j 0 6 2 -6 4 7 5 -6
a:two_year 1v 5 7
a:typ 1y 0 6
a:typ_# 23 0 6
a:tyrol 1r 5 d 6 -5
a:uganda 1n 3 f 5 -8
a:uk w 0 r 1 7 2 l 4 -9 6 -s 8 -5 9 6 a -d
a:uk_and 18 0 a 1 b 2 b 4 -6 5 -6 6 -9 7 -6 9 -5 a -6
a:uk_canada 21 5 b
a:uk_germany 21 2 5
a:uk_mostly 23 9 5
a:uk_us 1s 5 9
a:uk_who 1s 5 5
a:uk_with 1s 4 6
a:uncl 1s 2 b 5 -6
a:und 1f 0 8 2 -a 4 -5 8 8 a -6
a:und_# 1n 6 7
a:und_the 23 2 -5 5 6 7 7
a:undergr 21 4 b
a:unemplo 20 7 f
a:union 1p 0 5 1 a 6 -6
a:unit 1k 5 c 6 -9
a:univers 1a 0 7 1 -7 2 -i 3 -7 4 s 5 i 7 -9 9 -8
a:univers_and 1v 4 6 5 5
a:univers_in 1v 5 -5 8 7
a:univers_student 1t 0 6
a:up 15 0 -7 2 -e 3 8 4 8 5 b 6 f 7 -7 8 -5 9 -5
a:up_childre 20 3 5 5 6
a:up_for 23 5 6
a:up_in 1y 6 5
a:up_to 1g 2 -9 3 c 6 a
a:up_with 21 4 a
a:ups 1i 0 9 2 -8 6 6 7 f 8 -6 9 -5 a -5
a:ups_and 20 5 9
a:ups_in 20 0 6
a:ups_with 20 0 9
a:urban 1i 2 8 3 8 4 7 5 -8 8 -5
a:urban_househo 23 4 7
a:urban_profess 23 0 -7 3 a
a:us x 0 b 2 t 4 -a 5 e 6 -t 7 -7 8 6 a -b
a:us_and 1a 1 5 2 b 6 -e a -6
a:us_in 1x 2 5
a:us_uk 1v 7 6
a:usa 1y 4 a
a:use 1q 0 b
a:used 1u 4 8
a:usually 1x 5 7
a:utility 1r 5 g
a:valenci 23 4 5
a:valley 1q 0 -8 2 -8 3 -5 5 -8 6 p a 5
a:van 1r 5 -d 8 8
a:ve 1k 0 6 4 -7 5 6
a:vegan 1q 2 8 5 -6
a:vegetab 1v 2 -5 5 a
a:vegetab_and 23 3 5
a:vegetar 21 2 6
a:vehicl 1s 0 -6 4 b 5 -6
a:vendor 1r 3 5
a:venu 1s 3 f 4 5 6 -7
a:vermont 21 2 6
a:very 1y 2 5
a:vet 1u 0 a 6 -6
a:veteran 23 3 9
a:vicar 1v 6 7
a:victori 21 5 b
a:video 1u 0 -c 1 a 4 c
a:vienna 1t 4 8
a:vienna_and 23 5 7
a:vietnam 1u 0 8 4 -5 6 -5 8 5
a:view 1x 4 8 8 6
a:villa 1q 2 -6 5 o
a:villag 1b 1 -6 2 -k 4 -5 6 u 9 -9 a f
a:villag_and 1y 6 8
a:villag_hal 23 5 6
a:vineyar 21 0 8 5 -5
a:vintag 23 4 8
a:vinyl 21 3 5
a:vision 20 2 6
a:visit 1m 2 d 5 7
a:visitor 1e 2 -c 3 9 4 7 6 a 7 -6 9 -5
a:visitor_from 21 6 6
a:vocatio 1x 0 5
a:volunt 1n 5 -b 7 6 a j
a:volunt_and 23 a 7
a:vouch 20 1 6 6 7
a:wait 1p 8 8
a:wait_for 23 3 6 5 -5 8 6
a:wal 1m 2 -7 4 e 5 f
a:wal_and 20 4 8 5 6
a:walk 1f 0 9 2 -c 3 9 4 -d 6 i a -6
a:walk_in 1w 0 9
a:wallet 21 0 -7 1 e
a:want x 0 -o 1 -a 2 f 3 -7 4 k 5 6 6 5 7 a 8 -5 9 -c
a:want_a 1e 0 -i 2 9 3 7 4 8 5 8 6 -6 8 -5 9 -5
a:want_les 21 7 6
a:want_someth 1s 2 5 4 6 5 -7 6 7
a:want_to 18 0 -8 1 -6 3 -7 5 7 6 8 7 6 9 -5 a 6
a:ward 1n 2 b 6 -7
a:warehou 1o 2 -7 3 g 5 -7
a:warsaw 1w 1 5 5 5
a:wash 1v 3 7
a:wast 1p 3 7 6 -5
a:wat 1q 0 6
a:watch 1q 0 5 2 9 5 -9 6 -6 8 5
a:way 1v 6 7
a:we 1v 0 -7 4 8
a:weak 21 2 6
a:wear 1t 2 n 6 -5
a:web 1m 0 g 1 9 5 -7 6 -6
a:web_shop 1x 1 6
a:web_stor 21 1 6
a:wed 1f 2 -7 3 6 4 c 5 -f 6 f
a:wed_coupl 21 6 6
a:wed_photogr 23 0 6 5 -7 9 a
a:wed_plan 23 4 9 5 -6
a:wedding 1i 5 e 6 e
a:week 1h 0 -e 3 -6 4 c 6 a 7 6 a -5
a:weekend 1h 4 -8 6 n
a:weekly 1t 5 d 6 -6
a:weight 1y 5 8
a:wel 1i 0 -6 4 -5 5 8 a 7
a:welcom 1y 2 6
a:weld 20 1 5
a:welling 23 5 a
a:wellnes 1y 2 8
a:west 1m 0 -6 3 6
a:west_africa 1v 3 6
a:what 1v 2 a
a:wheel 20 4 8 6 -6
a:wheelch 1w 0 6 2 a
a:wheelch_us 1y 2 b
a:wher 1o 0 a 5 -7
a:which 1o 4 -7 8 7
a:who j 0 -b 1 -9 2 17 3 -j 5 -d 6 7 8 c 9 -i a 6
a:who_already 1w 5 -6 7 9
a:who_book 21 6 7
a:who_buy 1o 0 -7 2 d 6 -7
a:who_can 1m 0 -6 4 -5 5 j 6 a
a:who_collect 23 3 7
a:who_com 1x 5 9
a:who_cook 1r 2 7
a:who_d 1j 3 -6 4 a 5 -7 6 -8 a d
a:who_do 1w a c
a:who_don 1u 6 8
a:who_eat 20 0 6 a 5
a:who_feel 1y 0 5 5 -6 6 d
a:who_gav 23 a 7
a:who_get 23 5 7
a:who_giv 21 a 8
a:who_hat 1y 0 -6
a:who_hav 1l 0 -8 2 5 4 c 6 -7
a:who_host 20 2 8
a:who_just 1y 5 6 6 5
a:who_left 20 8 6 a 6
a:who_lik 1c 2 b 3 -7 4 9 5 -h 8 m 9 -6
a:who_liv 1p 4 -5 6 5
a:who_lost 1v 5 b
a:who_lov 1o 2 b 8 5
a:who_mak 21 1 6 6 8
a:who_mov 1v 8 6
a:who_must 1t 2 5 5 6 6 -5
a:who_need 1h 0 -a 4 7 7 5
a:who_nev 20 6 a
a:who_ord 1w 2 6
a:who_own 1x 8 7
a:who_pay 1n 5 a
a:who_plan 21 1 6
a:who_play 1y 4 7
a:who_read 1s 2 9 8 a
a:who_recomme 20 0 8
a:who_sel 1s 1 d 2 6 3 -5 5 -7
a:who_start 23 5 6
a:who_tak 23 3 8
a:who_travel 1u 3 7 5 -7 6 8
a:who_use 23 0 5
a:who_ve 1l 0 5 4 -7 5 5
a:who_walk 21 3 6
a:who_want 12 0 -g 1 -6 2 8 4 5 5 -7 7 e 9 -7 a 6
a:who_wish 1w 2 -6
a:who_work 1r 0 -5 6 a
a:who_worry 20 5 8
a:who_would 1v 0 -5 4 a 5 6
a:who_writ 23 0 7
a:whoev 1r 0 -5 a 5
a:whol 1u 4 d 5 -6 6 8
a:wholesa 1k 0 e 5 -9
a:wholesa_in 21 2 7
a:whom 21 5 -6 a 5
a:whos 1e 0 -6 2 -6 3 -5 4 7 5 g 7 -6
a:whos_kids 23 4 6
a:widow 1e 2 -6 5 g 7 -6 8 -6 a 6
a:widow_a 23 5 7
a:widow_and 20 0 8 a 6
a:widow_who 23 2 6 3 5 6 -5
a:widow_with 1w 5 9
a:wil 23 a 8
a:win 1l 3 j
a:winery 1v 0 8 5 9
a:wish 1s 0 5 2 -6 5 -5 a 7
a:wish_to 1v a 8
a:with e 0 k 1 -5 4 9 5 j 7 -b 8 -c 9 -g a -b
a:with_# z 0 u 2 -j 3 6 4 -9 5 13 6 -c 8 -9 9 -b a -a
a:with_a x 3 -9 4 a 5 j 6 -e 8 -8
a:with_adhd 1r 3 6
a:with_age 23 5 8
a:with_an 1k 4 7 5 6 6 -c 8 7
a:with_baby 1r 2 5 6 6
a:with_big 1u 6 5
a:with_childre 1b 3 -5 6 6 7 9 a -8
a:with_chronic 1t 1 5
a:with_dementi 1y 0 7 5 -6
a:with_diabet 21 5 7
a:with_disabil 20 5 9
a:with_field 23 0 6
a:with_fifty 23 0 6
a:with_fiv 1p 0 5
a:with_forty 23 5 -5
a:with_good 20 9 7
a:with_high 23 5 5
a:with_jobs 21 5 -6
a:with_kids 1d 5 -d 6 b
a:with_larg 20 3 9
a:with_littl 1r 0 -6
a:with_long 1v 0 a 5 -a a 5
a:with_many 1s 0 a
a:with_mor 1s 4 8
a:with_no 1p 0 -a 4 e
a:with_old 1s 5 7 6 7
a:with_one 1e 0 6
a:with_over 23 1 a
a:with_pain 23 6 6
a:with_parent 23 5 5
a:with_remot 20 2 8
a:with_school 21 5 -5
a:with_schoolc 1v 4 6
a:with_sensiti 21 2 5
a:with_several 1y 0 5
a:with_six 23 9 b
a:with_smal 1j 0 -e 2 c
a:with_tast 21 2 8
a:with_teenag 23 5 6
a:with_the 1r 0 6 4 7 5 -7 6 -a 7 7
a:with_their 1p 6 6
a:with_thre 1n 0 8 5 6
a:with_too 1v 4 h 5 -7
a:with_two 1i 2 -5 3 6 4 9 5 -c 6 -7 9 7
a:within 1g 0 -b 2 -9 5 -8 6 13
a:within_# 1s 6 b
a:without 18 2 -7 3 -8 4 9 6 8 7 -6 a b
a:without_a 1l 0 5 5 -6
a:without_their 23 4 5
a:woman 1y 9 5
a:women u 0 -7 1 -d 2 w 4 -m 5 -h 6 p 7 -9 a f
a:women_# 1c 0 -8 2 9 6 d 7 -5
a:women_aft 1v 2 7 5 f
a:women_and 1c 0 5 5 -a 6 b 9 -5
a:women_from 1p 6 5
a:women_in 1k 2 6 5 b 6 -7
a:women_s 1s 8 6 9 6
a:women_who 1l 2 g 4 -8 6 -7
a:women_with 1m 2 a 5 -5
a:woocomm 23 0 a
a:work v 1 -a 2 -6 3 -7 4 8 5 -c 6 11 8 -d 9 a
a:work_# 21 7 6 9 6
a:work_and 1i 0 -5 6 f 9 b
a:work_coupl 1v 4 a
a:work_family 23 0 5 6 6
a:work_from 20 3 7
a:work_in 1f 0 -a 6 6 9 i
a:work_on 20 6 7
a:work_or 1x 5 -6
a:work_parent 1r 0 6
a:work_peopl 1t 4 a 6 6
a:work_singl 21 2 9 5 -7
a:work_with 1u 3 6
a:work_women 1v 5 e
a:workpla 20 8 6
a:worksho 1i 0 b 2 -a 4 6 7 6
a:worksho_in 21 0 6
a:world 1w 8 9
a:worldwi 1o 4 9 6 -7 8 g
a:worri 1r 0 -5 1 8 5 b
a:would 1o 0 -8 4 8
a:writ 1m 0 f 4 -5
a:writ_in 21 0 6
a:yard 1n 0 c 3 -6
a:year 15 0 -9 1 -7 2 7 3 -c 4 9 5 c 7 e 8 -7
a:year_and 1y 0 -9 5 b
a:year_old 1y 5 -5
a:year_olds 1i 3 -7 5 b 7 8
a:yet 20 2 5
a:yoga 1x 0 -8 5 6 9 5
a:yorkshi 1x 5 c
a:young 10 0 -v 3 -9 6 k 8 i 9 9 a -6
a:young_adult 1r 0 -8 6 -8 7 6 8 c
a:young_coupl 1q 0 -7 2 6 5 9
a:young_family 1p 6 6
a:young_moth 1y 7 5
a:young_peopl 1l 4 -c 5 -a 8 7 9 f
a:young_profess 1k 4 6 5 -5 6 a 8 6
a:young_women 1v 0 6 7 8
a:young_work 1r 0 -8 9 5
a:youth 1m 5 -6 6 d a a
a:youtub 20 1 5 5 -5
a:z 1q 5 -6 8 8
a:z_and 20 8 8
a:zealand 1p 0 6 2 6
a:zon 23 5 -6 8 5
a:zurich 1t 4 6 5 8
a_# 1c 2 c 5 -8 6 b a -6
a_baby 1y 6 8
a_back 1x 6 7
a_bad 21 4 6
a_badg 21 5 -5 a 5
a_bag 1k 0 -8 4 c
a_bal 20 2 6
a_bar 1s 0 8
a_battery 21 3 c
a_bed 1v 4 b
a_beer 23 6 5 a 6
a_bel 1q a 7
a_bench 1v 5 6 6 8
a_bet 21 0 6
a_big 1n 5 -8 6 5 7 a
a_bilingu 21 8 f
a_birthda 21 8 5
a_bit 1k 0 -5 2 b 3 -6 7 5 9 9
a_black 23 8 6
a_board 1o 4 7
a_book 1m 0 -7 a 5
a_bottl 1y 2 7
a_boutiqu 1y 2 -5 3 5 5 9
a_box 1f 0 -7 3 6 4 a
a_bras 23 3 5 8 6
a_bright 1s 2 -5 6 l
a_broom 23 5 8
a_bucket 1v 6 d
a_buddy 1x 0 -5 8 5
a_budget 20 1 6
a_build 1w 2 7
a_bus 1r 6 9 7 6
a_button 1n 0 9 2 -6
a_buz 21 3 5
a_cabl 20 5 7 a 5
a_café 1w a 6
a_cal 1k 9 5
a_calcula 23 8 6
a_calenda 1o 5 b
a_calm 1r 0 6 8 6
a_camera 1s 3 6
a_car 1n 5 6 6 b
a_card 1e 2 s 3 -6 4 -8 5 -9 9 6
a_carton 1y 2 c
a_cas 1q 0 -a 1 7 3 c 6 -6
a_cat 20 0 b 7 6
a_certifi 1l 2 9 4 -7 5 6 6 -7
a_chair 1t 0 -6 4 a
a_chart 1x 7 6
a_chat 1q 5 8
a_cheap 1r 0 b 5 -7
a_check 1v 4 8
a_checkli 1x 0 8
a_child 1o 0 -6 4 8 7 -5
a_chip 1x 2 6
a_church 23 6 6
a_circl 1x a 9
a_clean 1q 4 9
a_clear 1t 5 6
a_click 1x a 6
a_clinic 23 1 6 7 7
a_clip 1v 0 -5 1 a 3 9 5 -9
a_clipboa 23 4 8
a_clos 1v 2 7 5 -7
a_cloud 1t 0 d 5 -5
a_club 1w 0 5 4 -5 6 b
a_co 20 6 6
a_coach 1r 0 j 5 -b a 9
a_coat 23 2 6
a_cod 1i 4 c 5 -5
a_coffe 1q 2 6
a_coin 1r 0 -7 3 h 5 6
a_collect 21 2 8
a_common 21 4 9
a_communi 1o a 9
a_compact 23 3 d
a_compani 21 5 -5 8 6
a_company 1u 9 h
a_complet 23 2 -5
a_consult 23 6 7
a_contain 1t 5 a 6 -7 a a
a_convert 1u 5 7
a_cook 21 6 8
a_coordin 1y a d
a_cork 23 3 5
a_corn 1t 6 7
a_count 20 a 5
a_cousin 20 5 -6
a_cran 21 2 c
a_credit 1y 9 7
a_crew 20 5 9
a_cup 21 3 6
a_cupboar 20 8 6
a_curat 1w 2 5 4 8
a_custom 1y 0 7
a_cv 21 0 5
a_daily 1q 8 8
a_dashboa 1r 0 d 4 -5
a_dat 1r 0 8
a_data 21 0 -a 1 9 2 9
a_day 14 2 -e 3 d 4 a 5 -e 8 c a -5
a_dentist 21 1 6
a_deposit 1t 6 7 9 a
a_dermato 1v 0 -b 1 t 5 -c
a_desk 20 5 6
a_diary 1x 0 a
a_differe 1v 2 6 5 -6
a_digital 1p 2 7 4 -5
a_doctor 1o 1 6
a_dog 1x 2 6 6 7
a_dot 20 0 -6 3 6
a_draft 21 0 9
a_draw 1m 2 9 4 -6 5 -8 8 6 9 5
a_drip 21 0 -5 5 6 6 5
a_driv 1t 0 e
a_drop 1y 5 7
a_dry 20 4 9 6 -5 a 5
a_fac 1w 4 6 5 -5
a_fair 1r 5 -8 9 6
a_family 1j 4 -6 5 6
a_farm 1u 5 -6
a_fat 21 1 6 3 6 5 5
a_feed 1y a 6
a_few 1n 4 9
a_fifth 21 0 6 3 6
a_fil 1v 0 -7 1 b
a_final 23 7 8
a_fing 1s 0 9 2 -6 5 -a
a_finish 1x 1 5 2 -5
a_first 1s 7 6
a_fit 1v 5 6
a_fiv 1w 5 -5 7 6
a_fix 1h 2 -8 5 e
a_flat 1n 0 -5
a_flight 23 0 6
a_float 23 3 8
a_floor 20 5 9
a_form 1f 3 -6 4 8 6 j 7 -5
a_fortnig 21 6 -5
a_four 1t 5 -5 7 7 8 b
a_fre 1m 4 7 5 -7
a_fresh 20 0 -7 8 8
a_fridg 20 5 -6 6 b
a_friend 1s 4 5 8 5
a_ful 1n 0 -c 1 d 3 7 7 a
a_gam 1u 0 8
a_garag 23 3 7
a_gateway 23 3 5
a_german 23 8 7
a_girl 21 8 c
a_glanc 23 0 6
a_glas 1v 6 7
a_goal 23 4 5 9 6
a_goat 1y 0 -7 4 7 9 a
a_good 1u 3 7 8 7
a_green 1v 2 -5 3 5
a_group 1n 9 a
a_guarant 21 0 -5 9 a
a_guid 1q 2 8 5 a
a_hal 23 5 9
a_half 1p 2 -7 5 e 9 7
a_hand 1n 5 -6
a_hard 23 0 5
a_headset 23 0 -6 3 a
a_help 21 0 7
a_hidden 21 3 7
a_hir 23 5 6
a_hol 20 9 5
a_hors 20 5 -5 6 9
a_hos 20 5 7
a_hospita 20 2 -7
a_host 1v 0 6
a_hot 1t 5 6
a_hotel 1y 6 e
a_hotlin 23 5 a
a_hous 1r 0 -8 6 e
a_househo 1y 4 6
a_human 1g 2 6 3 -7 5 7 6 -7 9 a
a_hundr 1o 2 5 4 -8 5 -8
a_jar 1u 5 6 6 -6
a_job 1u 4 7
a_judg 21 9 5
a_key 1x a 8
a_kids 1y 6 6
a_kit 1x 2 9 5 -6
a_kitchen 1x 6 a
a_lab 1y 2 7
a_lad 21 4 6
a_lady 1t 4 a 5 -c a b
a_lamp 1q 0 5 2 7 5 5 6 -9
a_lawy 1y 7 6
a_leaflet 20 2 e
a_leas 1x 4 7
a_let 1r 0 -6 5 6 8 d
a_letterb 20 2 5
a_level 23 3 5
a_library 1w 4 8 a 5
a_licenc 1v 0 -6 5 7
a_licens 1n 0 -9 4 5 5 5 6 6 9 7
a_lid 1x 1 7 3 7
a_lift 1w 3 7 5 6
a_light 1q 3 5 6 -5
a_limit 21 9 7
a_lin 1l 0 a 4 -5 5 -e 8 e
a_linen 1y 2 8 5 5
a_link 1k 6 -5 9 6
a_list 1g 3 -7 a b
a_littl 1f 0 a 3 9 5 -a 6 -8
a_liv 1h 3 -6 4 c 5 -9
a_loan 1y 9 b
a_local 1j 4 -5 5 6 8 b
a_lock 1r 9 9
a_long 1r 0 -9 6 6 8 b
a_lot 1x 5 6
a_low 1w 2 -5 3 9 5 7
a_m 1y 0 d
a_machin 1v 0 9 7 5
a_magnet 1y 0 -6 2 5 3 c
a_mail 1v 2 e
a_man 1t 0 6 5 -5 6 9
a_map 1h 0 8 3 5 4 e 6 -a
a_marketp 1n 4 e 5 -8
a_mast 21 7 7
a_match 1v 0 a 4 -9 a 8
a_mattres 21 a a
a_meet 1y 0 8
a_memb 1v 8 6
a_mentor 1o 0 -9 4 a 5 -c 6 -6 7 9 a f
a_messag 1q 6 5
a_midwif 23 0 a
a_mil 1y 2 c
a_mini 23 0 8
a_minut 1k 1 6 2 -7 4 9 5 -d 9 5
a_mirror 21 5 6
a_mobil 1q 5 7
a_modern 20 5 -6 6 8
a_monitor 23 6 7
a_month 1a 0 -7 1 -5 4 -c 6 6 8 h
a_monthly 1k 0 -5 2 8 4 8
a_morn 1x 1 7
a_moth 23 7 7
a_motor 21 3 d
a_motorbi 23 5 7
a_mous 23 0 -6 1 6 5 8
a_mug 23 2 5
a_nam 1o 9 7
a_nativ 23 2 -6 6 6
a_neighbo 1s 0 -6 2 -6 4 5 5 9
a_network 1t 6 -5 a 7
a_new 1k 2 b 4 5 8 6
a_newslet 23 8 d
a_nic 20 5 5
a_night 1t 8 6
a_normal 1q 3 6 5 -6 a 8
a_not 1q 0 -7 2 8 5 9
a_notch 23 2 5 8 5
a_noteboo 21 6 8
a_nudg 21 0 6 9 5
a_numb 1p 0 -7 1 b 2 5 5 -6
a_nurs 1k 0 h 4 -7
a_nursery 1y 6 6 a 6
a_nutriti 1y 0 6
a_one 1o 2 6
a_pack 23 3 5
a_pad 1y 5 8
a_pag 1k 0 f 4 6 5 -7 6 -5
a_paid 1w 0 -a 8 g
a_pap 1n 0 -7 4 -7 6 -9 7 5 8 b
a_parcel 1v 2 e 5 -8
a_parent 1r 0 5 7 8
a_part 1v a 6
a_partn 1n 0 6 6 -6 7 6
a_patient 21 0 7
a_payment 21 9 7
a_pdf 1v 0 5
a_pea 23 2 9
a_person 1i 0 -7 2 7 4 -6 6 -7 9 j
a_persona 1o 0 -6 1 8 4 6 5 7
a_pharmac 1v 2 9
a_phon 1e 0 5 1 8 5 -5 6 -6
a_photo 1a 1 -5 3 -a 5 7 7 -6
a_photogr 23 2 5
a_physiot 21 0 7
a_pick 23 2 -5 3 b
a_pickup 21 2 7
a_pictur 1g 0 -6 9 9
a_pin 1x 0 5
a_ping 20 0 9
a_plac 1u 4 c
a_plain 1r 2 8 5 -7
a_plan 1g 0 a 5 9
a_plank 23 5 -8 a 6
a_plant 21 2 -6 6 5
a_platfor 1o 4 f 5 7
a_play 1y 6 9
a_plug 21 0 5
a_pocket 20 2 a
a_point 23 5 6
a_pool 20 5 7
a_portabl 1y 0 -6 3 b
a_portal 1s 0 -6 2 7 5 9
a_portfol 1x 7 8
a_pot 1t 2 6 4 8 9 6
a_pouch 23 2 8
a_practic 20 8 6
a_prepaid 1x 0 -6 5 -6 6 9 9 9
a_pric 1n 0 6 2 5 4 6 5 -8
a_print 1n 0 -9 5 b 8 9
a_privat 1m 0 7 4 -5 6 7
a_program 1u 5 -6 7 8
a_project 1y 0 -9 2 c
a_proof 23 2 6
a_prop 1m 0 -7 6 f
a_psychol 1r 3 5 5 8
a_public 1y 5 6 a 6
a_puck 1y 3 6
a_push 1w 0 -8 4 a 5 -5 a b
a_qr 1n 0 7 6 -5 9 7
a_qualifi 1y 0 -7 5 d
a_questio 1o 5 5 7 6
a_queu 20 7 6
a_quick 23 2 5
a_quiet 1m 2 -6 3 5 6 d
a_radio 1w 7 6
a_read 1y 8 c
a_ready 23 2 5
a_real 1b 0 -8 1 -5 2 -5 6 6 7 c
a_reason 21 0 9
a_receipt 23 9 7
a_recip 1x 8 d
a_record 1s 0 b
a_red 1t 1 5 4 7 5 -6 6 5
a_registe 1x a 8
a_remind 1t 0 6 7 6
a_rent 1w 2 -7 4 -6 9 a a 5
a_replace 1x 5 c
a_report 1l 3 d 5 5
a_residen 1y 5 -6 6 b
a_restor 1y 6 g
a_retir 1r 6 -6 a 7
a_rid 1u 0 -7 5 9 a a
a_robot 1x 0 7
a_roof 1t 6 b
a_room 1q 0 8 4 -5 6 -6 a b
a_row 1s 0 d 2 -7 5 -9 7 6
a_rub 20 2 a 5 -6
a_rug 1w 3 8
a_rul 1v 5 5
a_run 1x 6 5
a_saf 20 1 6
a_scan 1u 0 i
a_school 1u 0 -6
a_scor 1v 9 8
a_scratch 21 2 5
a_screen 1p 2 -5 4 -5
a_script 1y 0 5
a_seal 1x 5 5
a_season 1v 5 5
a_seat 1w 7 5
a_second 1i 5 a
a_secret 23 a 8
a_secur 20 0 b 5 -5
a_senior 21 0 -5
a_sensor 20 3 7
a_sentenc 1x 1 c
a_servic 1q 0 -9 1 9 3 6 4 -5
a_set 1u 0 -7 4 5 7 5
a_sew 23 a a
a_shar 1g 0 -8 1 a 8 6
a_shed 1y 3 6 4 6
a_sheet 1v 2 6
a_shelf 1r 2 8 4 c 5 -7
a_shelt 20 5 5
a_shirt 23 5 -6 6 9
a_sho 21 7 5
a_shop 1j 2 9 3 -6 a 9
a_short 1c 0 e 4 6 5 -5 6 -9
a_show 1w 6 6
a_sid 21 0 -6 5 9
a_sign 1t 5 7
a_silent 1y 5 5
a_simpl 1j 2 -7
a_singl 1h 0 c 2 -a
a_sit 1k 0 -5 4 g 5 -c 8 9
a_six 1v 5 -8 7 7
a_siz 23 5 6
a_sketch 21 2 a
a_skil 23 7 5
a_skirt 1y 3 7 5 -7 6 -5 7 a
a_sleep 23 8 7
a_slim 1y 2 d
a_slip 1x 2 e 6 -8
a_smal 12 3 8 5 -i 7 a
a_smart 1x 4 6 5 -8
a_snap 21 1 5
a_social 1v 0 -e 8 e
a_soft 1r 0 -6 3 k 5 -6
a_softwar 23 5 9
a_solar 20 3 9
a_solid 20 2 8
a_song 1y 0 6
a_sort 23 9 5
a_sound 1y 3 8
a_speak 23 0 -6 5 -7 6 e
a_special 1v 4 7 7 -6
a_speech 23 0 7
a_squar 20 0 5
a_start 21 7 a
a_step 1w 5 6
a_stick 1s 5 a 6 7
a_stool 20 0 -5 3 6
a_stor 20 6 7
a_story 1s 8 d
a_stov 21 6 d
a_str 20 0 -7 1 6 2 7
a_strang 1y 4 6
a_structu 1x 0 5
a_student 1y 5 8
a_studio 1s 2 -6 5 5 8 6
a_styl 20 0 -a 1 g 5 5
a_stylist 23 2 6 4 -5 5 7
a_summary 1s 0 c
a_surpris 23 2 8
a_tabl 1o 2 -8 5 -6 6 6 8 9 a 7
a_tablet 1i 0 7
a_talk 1s a 5
a_tap 1s 0 b
a_tast 1x 6 -5
a_taxi 23 0 6
a_teach 1s 3 7 5 -7
a_team 1o 5 g 6 -8
a_technic 1v 5 a
a_templat 1x 4 a
a_ten 1r 2 -6 4 -6 5 -7 7 a 8 9
a_tent 23 4 5
a_test 1r 2 -9 4 b
a_text 1o 0 5
a_th 1t 0 7
a_them 1y 2 6 6 6
a_thin 1y 3 f
a_third 1l 4 9 6 -6 a 6
a_thre 1t 5 a
a_ticket 1w 5 -6
a_tidy 21 0 c
a_til 1v 4 -6 5 -6 6 d
a_tim 1e 3 -8 4 c 6 -9
a_timelin 23 7 7
a_tin 1p 0 -8 2 a 6 c
a_tir 23 1 7
a_to 1w 2 a 4 -8
a_tool 1s 0 6
a_torch 23 4 a 5 -6 a 6
a_track 1u 1 7 a 8
a_tractor 20 3 8 5 -6
a_trad 1y 0 -7 4 7
a_traffic 20 3 5
a_trail 1w 5 9 6 -6 7 6
a_train 1i 4 5
a_transf 20 1 5 4 -8
a_travel 21 2 5
a_tre 20 2 -6
a_trial 1q 4 a 5 -6
a_trolley 23 5 -5 6 5
a_truck 20 0 7
a_trust 1w 0 a
a_twelv 1y 7 9
a_twist 21 2 a
a_two 1l 0 -6 5 c 8 6
a_univers 23 3 8
a_van 1j 0 -6 3 -5 4 b 5 8
a_verifi 21 4 6
a_vet 1n 0 -6 5 b
a_video 1i 2 -6 4 9 5 7
a_virtual 1y 0 a
a_visit 1x 4 g
a_voic 1j 0 j 5 -b
a_volunt 1t 4 d
a_wait 1y 4 a
a_walk 1r 2 -5 5 -a 6 e 8 6
a_wardrob 21 4 6
a_warm 1r 2 -6 6 c a 5
a_warn 23 1 5
a_web 1p 0 b 2 6
a_websit 1q 2 -7 4 a 6 -5 8 6
a_week 12 1 -7 3 -5 7 8 9 7 a 9
a_weekend 1r 2 6 4 8 5 -5 6 -5
a_weekly 1i 0 c 3 -6 5 -5 6 -5 8 8
a_wet 1w 0 d 6 -5
a_whatsap 1u 0 -7
a_whit 23 8 6
a_whol 1s 5 -7 6 7
a_woman 1s 7 7
a_women 1t 0 -5 5 5
a_wooden 1v 2 6 3 7 8 6
a_work 1v 2 -6 5 6 6 5
a_worksho 1t 5 6
a_wristba 23 5 6
a_written 1q 5 b
a_yard 23 3 a 6 -6
a_year 18 0 -c 1 -6 3 h 4 -8 7 5
a_yes 21 0 8
abaya 21 2 6
about 10 0 7 1 -c 2 k 3 -b 4 -d 5 6 6 -q 7 d 8 t 9 -7 a -5
about_# 1t 3 5
about_a 1w 5 -8 8 m
about_the 1k 5 7 7 5
about_what 1v 2 c
about_your 20 0 -6 2 a 5 6
abov 1f 0 -d 2 -b 3 b 5 e 7 6
abov_the 1n 2 -8 3 9 5 -5 6 6 7 5
abroad 1i 0 -6 4 -a 5 r a 6
absenc 1x 0 7
absent 23 6 a
absolut 23 9 5
absorbe 21 2 8
ac 1w 5 6
academy 1n 5 -9 6 8 7 y a -7
accent 1k 0 9 1 8 4 -7 6 6
accent_and 20 5 6
accept 1b 2 -7 4 c 6 -b 9 6
accept_by 1s 0 5
accept_it 20 4 7
accepta 23 5 9
acces 1f 0 8 5 -i 6 8
acces_to 21 2 7 4 7
accessi 1q 0 a
accesso 1w 2 6
acciden 1q 3 6 4 -7 5 -9 7 b
accompa 1o 0 -5 2 -5 5 l 6 -7
accord 1r 2 b 5 -9
accord_to 1r 2 a 5 -8
account 11 0 -7 2 -o 3 -c 4 -a 5 9 6 -j 7 7 8 -5 9 1r
account_and 1m 5 6 9 9
account_manag 23 5 7
account_the 23 9 8
account_with 1s 0 -9 5 7 9 g
accra 1v 5 9
accra_and 23 5 8
accurac 1w 0 a
accurat 1x 0 c
ach 20 0 d 5 -7
acid 1y 2 5
acr 1r 3 f 5 -d
acros 1a 3 -9 4 5 5 k 6 -e 7 -7 9 -7
acros_all 23 0 6
acros_the 1q 0 -8 4 f 5 6 6 -7
act 1m 2 -5 5 6 6 8 7 -5
act_as 1x 5 7
activ 1w 3 8 5 -5
activit 1l 0 d
activit_and 20 5 -5
actor 1l 0 -a 2 -a 3 -5 5 8 6 e 8 b
actor_and 20 8 c
acts 1s 5 -6 6 h
actual 1l 2 b 5 -6 6 -7
actuall 1j 0 -f 4 c
ad 1q 0 7 8 6
adapt 1h 0 k
adapt_to 1u 0 6
add 19 2 n 3 -6 4 -8 5 7 6 -9 7 -6 8 5 a -8
add_a 1r 2 6
add_on 20 0 6
addicti 23 8 8
additiv 1y 3 b
addres 1c 0 d 1 8 3 -8 4 9 5 -d 6 -7 8 7 9 -7
addres_and 1u 4 8
adds 1m 0 o 5 -7
adhd 20 0 7
adjust 1i 0 c 2 c
adjust_the 1x 0 6
adjusta 1x 2 h
admin 1u 8 6
adminis 1w 0 7 5 -8 7 a
admissi 1u 5 k
adopt 1q 3 5 5 -6 a e
adoptio 1y 4 e 6 -6
ads 1e 0 t 1 -5 2 -7 3 -6 4 -7 5 -9 6 -d 7 a 8 l 9 -5 a -6
ads_no 20 0 e
adult 1i 0 -7 2 6 3 -6 4 -5 5 -9 6 g a c
advanc 1l 0 -a 4 f 9 8
advanc_and 23 0 -6 4 c
adventu 1s 0 -9 2 b 5 -5 8 k
advert 1t 5 -8 6 5 8 a
adverti 1p 0 -6 2 -8 8 t
advic 1a 1 -5 2 -b 4 -9 6 l a h
advic_and 1y 6 6
advic_by 1v 2 7
advic_is 20 5 7
advis 1g 5 9 6 -8 9 e
advis_on 1x 5 b
advisor 1y 5 9
aerator 23 3 7
aesthet 1x 5 -5 6 6
afford 23 5 7
afforda 1v 0 -5 3 6 5 5
africa 1v 4 9 5 -b
african 1j 0 -9 1 b 3 -5 8 6 a -7
african_languag 1y 1 8
afrikaa 21 2 7
afro 1y 5 5 6 9
afrobea 21 1 5
aft r 0 a 2 -f 3 -n 5 r 8 -c a 7
aft_# 1j 2 -8 6 5 9 5
aft_a 1h 2 5 5 8 6 -6
aft_each 1g 0 9 5 6
aft_four 21 5 5 7 7
aft_harvest 23 2 7 5 -7 6 5
aft_it 1v 4 6
aft_my 20 5 -5
aft_one 1v 0 -5 3 8 a 7
aft_school 1p 0 -9 4 7 5 -6 6 6 7 j
aft_six 1u 0 5 5 -5 7 9
aft_ten 1v 6 7
aft_that 1s 0 c 5 -5
aft_the 1f 0 7 5 6 6 -8 a 5
aft_thre 1v 8 9
aft_two 1o 0 8
aft_we 1y a 6
aft_work 23 5 8
aft_you 1y 7 6
afterca 1y 5 b
afterno 1e 2 -9 7 i 8 -5
afterwa 1a 5 5 6 8 9 -6 a 5
again 19 4 -b 5 h 8 -8 9 -9 a 9
again_and 20 a 7
again_in 23 2 5 a 5
against 18 0 b 2 -f 3 7 5 -7
against_the 1n 0 9 4 -5 5 7
age 18 0 f 1 7 2 g 5 -n 8 -6 9 -8
age_# 1y 6 9
age_and 1n 1 7 5 -5 6 -6
age_group 23 2 5 6 6
aged 1s 2 7
agency 1f 0 -9 3 -6 5 j 7 6 9 -6
agency_s 23 2 6
agenda 1v 0 b
agent 19 1 6 3 g 7 -8 8 -9 9 c a -b
agent_in 1v 3 9
ages 1p 0 7 2 -6 4 -6 7 f
ages_# 21 0 -6 7 5
agr 1j 0 5 2 -6 4 f 6 -9 a -5
agr_with 1x 0 7 4 8
agre 1l 0 o 5 -b
agreeme 1g 2 f 3 -5 4 e 6 -7 9 -5
agreeme_and 1y 4 7
agricul 23 1 6 2 -5 3 7
agronom 1w 0 -6 1 8 5 9
ahead 1n 5 f
ai 11 0 1u 1 p 2 -q 4 -9 5 -i 6 -k 9 -c a -a
ai_and 23 3 6
ai_answ 23 0 6
ai_moderat 23 0 -5 8 9 a 6
aid 1j 0 -7 2 -9 4 c 5 b 6 -8 7 5
aid_and 21 7 a
aids 21 6 5
air 1d 0 -k 3 l 4 -c 5 6 6 m 8 -5 9 -5 a -7
air_conditi 1y 3 5 5 -5 6 8
airbnb 23 5 c
airlin 1w 0 8 4 -5
airport 1m 5 p 6 -9
airtim 1o 0 f 2 -5 3 -6 4 -6 6 b 9 -6
aisl 1y 0 6
alarm 1c 0 b 2 -7 3 w 4 -a 6 -5 7 -5 9 -6
alarm_and 20 3 5 5 6
album 1k 0 y 4 -7 6 -8 8 6
alcohol 1k 2 a 5 a
alcohol_fre 1w 5 5
alert 19 0 q 1 -6 2 -e 3 e 4 -6 5 -c 6 -9 7 -6 8 6 a 7
alert_on 23 0 b
alert_to 20 a 5
alert_when 1x 0 a
algorit 1m 0 6 5 -6 6 -7 8 8
alik 1w 2 7
aliv 1q 2 9 6 -7 a 8
all p 0 5 1 -5 2 -7 3 -9 4 h 5 -e 6 h 7 -c 8 e 9 5 a -b
all_and 1w 0 -7 8 c
all_brand 1v 5 a
all_day 1y 0 6 6 9
all_in 1h 4 -6
all_materia 20 6 a
all_night 1y 3 a
all_of 1m 0 -6 4 c
all_on 1v 0 7
all_over 1v 4 b
all_platfor 21 8 6
all_staf 21 0 5
all_year 1s 0 -6 2 -b 3 h 4 9
allerge 1m 0 8 2 8
allergy 1k 0 g 5 7
allocat 1w 0 b 5 -9
allow 1h 0 -8 3 -7 4 c 6 -5 9 6
allow_and 23 8 6 9 6
allowan 1r 5 -6 9 a a 7
almond 1u 2 5 6 6
almost 23 0 5
alon 1e 2 -e 4 -8 5 l 6 8 8 6
along 17 0 -8 1 5 5 b
along_and 1y 5 a
along_on 23 6 6 a 6
along_the 1l 6 9 7 6
along_to 1w 0 -5 a 8
along_with 1q 9 5
alongsi 1w a 8
aloud 1i 0 6 2 -6
aloud_and 23 0 7
already 18 2 -a 4 b 5 -7 6 -5 7 -5 9 8 a 6
already_and 23 5 5
already_in 1x 4 b
already_run 21 0 8 5 5
also w 0 -k 2 9 3 6 5 6 6 g a -9
also_a 1v 0 9 5 5
also_do 1x 6 8
also_for 1t 2 9 5 -7
also_in 1t 0 -9 1 8
also_on 1w 0 -7 2 -5 6 -7 8 9 9 9
also_sel 23 2 c
also_tak 23 2 -5 4 5
also_the 1y 7 8
alt 1y 2 5
alter 23 5 -6
alterat 1t 2 -f 5 6 6 c
alterna 1q 0 a
alumini 1q 2 g 5 8 6 -5
alumni 21 5 -6 7 d 9 7
alway 16 1 -6 2 -6 4 8 5 e 6 g 8 -6 9 -7 a -7
alway_a 21 5 7
alway_in 20 2 6
alway_on 23 6 5
alway_the 1v 4 g 5 -6
alway_with 20 7 6
am 1b 0 -7 2 -a 3 -8 5 a 6 m 8 9 9 -5
am_a 1s a 5
am_and 20 6 b
amazon 1x 2 5
amb 1o 0 e
ambulan 1u 0 -5 4 u 5 -j 7 6
america 1m 0 9 4 -5 5 8
ammonia 1x 0 -6 3 g 5 -5
among 1m 1 6 6 8
amount 1h 1 5 4 -g 9 t
an m 0 8 2 -d 3 10 4 -d 5 -5 7 -5 8 6 9 5 a -e
an_afterno 1s 0 7
an_ai 1k 0 h 1 7 5 -7
an_alarm 21 3 7
an_algorit 21 9 6
an_answ 1v 0 6
an_api 21 1 g 5 -5
an_app 14 0 m 2 -f 6 -b 7 -7 9 5 a -5
an_assista 1x 0 6
an_editor 1w 5 8 8 9
an_egg 20 5 6
an_eight 1y 1 5 7 c
an_electri 1v 6 b
an_email 23 8 6
an_emergen 1y 3 a
an_engin 1t 3 c 5 6
an_envelop 20 5 d
an_even 1v 4 6 6 -5
an_ex 1w 8 5
an_experie 23 5 b
an_eye 23 3 d
an_hour 1a 2 -g 3 5 4 8 6 f a -7
an_indepen 1q 2 e
an_invoic 23 9 c
an_occupat 1v 5 a
an_old 1g 4 -a 6 m
an_onlin 1a 0 -9 2 j 3 -9 4 i 5 9 6 -g 7 -7 8 6
an_open 1x 3 6
an_ordinar 20 0 -7 3 b
an_sms 23 0 5
analys 1r 1 7 6 -5 7 7
analysi 1n 4 -6 5 k
analyst 1s 0 -5 1 6 5 7 7 d
analyti 1r 0 7
and 2 0 a 2 7 5 f 7 -7 9 -b
and_# 1c 0 -6 2 e
and_a m 0 -f 1 -l 3 7 5 b 6 r 9 -6
and_adult 1y 5 8
and_advic 21 2 -7 3 6
and_aft 1f 0 -b 4 -9 5 i
and_afterwa 1x 5 6
and_age 20 0 6
and_agent 20 1 c 5 -5
and_air 1y 6 b
and_all 1m 5 c 6 -6
and_an 1e 0 5 2 -7 3 c 8 5
and_app 1p 0 -5 5 -8 8 7
and_are 1q 0 -8 2 6 5 -5 a 6
and_ask 1s a 8
and_asks 1t 0 7 5 6
and_assembl 20 2 8 5 -6
and_at 1j 0 -5 2 6 3 7 6 -b 7 c
and_automat 1r 0 c 5 -5
and_baby 21 5 6
and_back 1s 2 -6 6 7
and_bak 23 6 -5
and_bank 1u a 8
and_bath 23 2 5 5 5
and_battery 1v 6 6
and_belt 23 6 7
and_big 20 6 5
and_bik 23 4 a 5 -6
and_bil 1p 0 8 4 -6
and_birthda 1t 6 a
and_black 23 2 9
and_board 20 4 e
and_book 1l 0 -b 4 y 5 -7
and_bottl 1s 2 b 5 -5
and_box 1w 6 6
and_br 1j 0 -9 2 7 3 -6 5 v 6 -b
and_brand 23 1 7 5 -6
and_bring 1v 4 -6 5 8
and_budget 1r 0 -6 4 a 5 6
and_build 1j 0 9 2 -8 4 -6 5 k 6 -8
and_bus 1w a 8
and_busines 23 1 8
and_buy 1p 2 -9 4 k
and_by 1m 0 g 3 -6 5 -8 7 6
and_cabl 21 2 a
and_cak 20 a 8
and_cal 1k 3 e 5 -c
and_calcula 20 9 7
and_calenda 20 0 7
and_camera 1y 5 7
and_can 1h 0 5 4 -7
and_cancel 21 9 d
and_car 1t 4 7
and_card 1r 9 j
and_carry 1s 0 -6 5 8 6 -5 8 6
and_cash 1y 0 7
and_chang 1t 1 9 5 8
and_cheap 1y 2 -7 3 6 5 -5 6 6 a 5
and_check 1h 5 a
and_childre 1r 6 7 a 7
and_choos 1x 2 5
and_church 23 5 6
and_city 20 0 6 4 6
and_clay 21 2 -6
and_clean 1n 2 -7 4 5 5 6 6 7
and_clear 1v a 7
and_clip 21 2 a
and_clos 1s 0 9
and_coconut 23 6 b
and_coffe 1v 6 7
and_cold 23 3 6
and_collect 1l 4 h
and_colour 1r 5 6
and_com 1n 3 9 5 a 6 -7
and_comment 21 0 5
and_communi 21 0 -7
and_company 1w 0 -9 8 8 a a
and_compar 20 8 5 a 8
and_connect 1y 4 6
and_contrac 1v 0 6 4 a 5 -6
and_cook 1v 5 8
and_cool 21 3 7
and_cost 1w 0 d
and_cotton 20 2 a
and_count 1s 2 6 6 -8
and_court 21 a 6
and_cov 20 1 5
and_creat 1w 0 9
and_custom 1s 2 7 5 -6
and_cut 1r 2 8 5 6
and_cycl 23 2 6
and_daily 21 1 5 7 6
and_data 1u a 9
and_deadlin 23 9 6
and_deliv 1f 0 -7 2 5 3 5 4 7 5 a 6 -a
and_deliver 1k 2 j
and_deposit 1v 0 b 5 -5
and_design 1y 2 -5 6 9
and_din 23 2 6
and_do 1m 2 -5 4 -6 5 8 6 7
and_doctor 21 0 7
and_documen 20 5 8
and_does 1v 2 -5 5 5
and_door 1s 0 6
and_downloa 1w 0 8
and_draft 1v 0 7
and_drink 21 5 9 8 6
and_driv 1s 2 6 6 -5
and_drop 1n 0 -8 3 8 4 b
and_dry 1v 2 a
and_dust 21 8 8
and_e 1s 0 7 6 -7 8 d
and_each 1g 0 -e 7 a 9 7
and_earn 1y 3 5
and_eat 20 5 -7
and_electri 1r 7 7
and_electro 23 6 6
and_email 1y 5 9
and_emergen 23 7 8
and_employ 21 0 -6 4 7 5 -6 a 5
and_end 21 4 5
and_ends 23 0 -5 8 a
and_english 1g 3 -6 4 -8 5 5
and_even 1q 4 -5
and_event 1y 8 6
and_every 1k 0 -8 6 h
and_exchang 20 0 5 2 5
and_explain 1s 6 5 9 6
and_export 1r 1 7
and_fac 23 1 6
and_family 1q 0 c 2 -5 5 7
and_farm 23 1 6
and_feed 1x 8 5
and_fees 23 0 6
and_fenc 1y 5 8
and_fetch 20 a 5
and_fil 1h 9 e
and_filt 23 a 6
and_financ 21 7 8
and_find 1u 6 -5 a 7
and_finish 1y 0 8 7 6
and_fir 1y 3 7
and_first 1s 4 c 6 -5 7 5
and_fit 1s 2 -5 5 e
and_fiv 20 2 -6 3 8 6 5
and_fix 1t 2 8
and_flag 1w 1 5 5 6
and_floor 21 1 6
and_for 1n 2 5 5 6 6 -6
and_form 1w 5 -6 6 8
and_fre 1n 0 -8 4 7 5 8
and_fresh 1w 3 6 5 8
and_friday 1w 3 9 5 -8
and_from 1x 4 6
and_ful 21 6 7
and_garden 1s 6 c
and_generat 21 8 6
and_german 20 0 -6 3 7 5 8
and_get 18 3 -b 8 -6 9 a
and_gets 1l 4 d 5 -5 6 -7
and_giv 1f 0 7 1 9 2 -9 6 -7 a 6
and_go 1n 0 -e 7 b 8 5
and_goes 1y 2 5 5 -6
and_good 1y 6 b
and_grad 1w 2 5
and_grid 23 4 7
and_grind 23 3 6
and_group 1t 0 a 5 -7
and_grow 23 0 5 7 7
and_guarant 1y 4 6
and_guest 1v 5 9
and_guid 1u 0 f
and_hair 21 2 9
and_hand 1l 5 e 6 6
and_handwri 23 1 5
and_hang 20 2 a
and_has 1r 2 9
and_hav 1s 6 7
and_he 21 9 6
and_health 1y 9 7 a c
and_heat 1t 3 d
and_heavy 23 3 6
and_help 1p 5 c 6 -5 a 6
and_her 1y 0 -8 5 6
and_hir 21 6 8
and_his 21 0 6
and_hold 1s 3 8
and_holiday 1v 0 6 5 -9 7 9
and_hom 1y a 6
and_homewor 23 7 5
and_honest 20 1 5
and_hour 1p 0 d 4 9 6 -6
and_hous 1s 4 a
and_how 1j 5 7 6 -8 a 5
and_i 18 0 -h 2 i 4 -e 5 a 6 i
and_if 1j 0 a 3 -6 9 c
and_in 1f 3 8
and_inciden 21 0 6
and_instal 1r 1 b 2 -6 3 -7 5 c
and_insur 1p 5 h
and_insuran 1l 4 o 5 -a 6 -7
and_interes 20 a 6
and_intervi 23 4 -6 7 8
and_introdu 1w 7 6
and_invoic 1m 0 8 5 -7
and_iron 21 2 -5 a 7
and_issu 20 0 6
and_it 14 0 z 1 h 2 -c 3 f 4 -a 5 -u 6 -i 7 -8 8 6 9 9
and_keep 1h 0 6 1 7 7 -5 a b
and_kids 1v 5 -5 8 5
and_kitchen 1w 2 g
and_know 1p 2 -6 5 8
and_label 1v 0 6
and_labour 23 0 5
and_land 21 1 5 5 6
and_laptop 1y 5 8
and_lay 1y 5 b 6 -6
and_lead 1t 0 5 5 5
and_learn 1r 0 6
and_leav 1n 2 -7 5 c 6 7
and_lend 1w 4 -6 6 6 a 6
and_length 1y 2 9
and_let 1q 0 a
and_level 1y 0 6
and_lift 23 5 a
and_light 1m 1 b 3 -6 5 5
and_lin 23 5 5
and_linkedi 20 5 8
and_list 1s 5 6
and_listen 23 a 5
and_littl 20 3 5
and_liv 1t a 6
and_load 20 5 -6 6 6
and_local 1l 0 9 5 -7 6 a
and_locatio 21 4 -6
and_long 1w 3 6
and_low 1w 2 b 5 7
and_lunch 20 5 8
and_machin 1x 7 5
and_mail 1t 2 b 8 7
and_mak 1h 2 7 4 -8 5 a
and_manag 20 0 a
and_map 21 4 -5 8 9
and_market 1v 4 -6 5 b
and_me 1w 2 6 5 6
and_medical 20 1 6
and_medicin 21 5 a
and_meet 1t 4 5
and_memb 1y 0 9 3 5
and_mend 20 5 -7 6 6
and_mentor 23 a a
and_messag 1v 5 -6
and_met 23 1 6
and_mil 20 5 6
and_mix 1v 2 -7 5 a
and_money 1s 0 8
and_moth 21 0 -7 6 a
and_motorbi 21 4 6
and_mount 20 1 7
and_mountai 23 5 7
and_mov 1p 0 5 5 -7 9 7
and_movemen 21 6 5
and_music 1r 0 -d 1 9 6 a
and_my 1m 0 6 3 a 4 -6 5 -6
and_negotia 21 7 5
and_neighbo 20 0 6
and_night 1h 0 -5 5 9 6 7
and_nin 23 5 6
and_no 19 0 -5 3 5 4 -8 5 -7 8 g
and_nobody 1u 6 7 8 6
and_not 1d 2 -7 4 6 5 d 6 -b a -6
and_now 1u 0 7
and_numb 1v 5 -7
and_off 1q 4 9
and_offic 1x 2 5
and_oil 1w 5 5
and_old 1t 5 8
and_on 1k 0 -6 2 -8 3 -6 5 9 8 6
and_one 1b 0 -b 1 7 2 -8 4 -8 5 c 7 8
and_onlin 1o 2 5 7 a
and_only 1q 6 -5
and_open 1r 0 9
and_operat 20 5 d 8 6
and_ord 1p 0 8 4 5
and_oth 1v 0 5
and_our 1g 0 9 3 -6 4 6 5 -7
and_out 1p 0 9 2 -5
and_outsid 21 3 7
and_own 1s 0 6
and_pac 21 4 5 5 -7
and_pack 1r 5 6
and_packag 21 5 7
and_paid 1w 2 7
and_paint 21 8 b
and_pap 1v 5 8
and_parent 1s 7 6
and_pas 1x 1 5
and_patienc 20 0 9
and_paus 21 1 b
and_pay 1b 2 -d 3 -7 4 v 5 -7 6 -7 9 b
and_payment 1r 5 -7
and_payout 1w 0 i
and_pays 1p 1 a 5 -6
and_peopl 1r 5 6
and_per 21 0 8
and_permit 23 4 b
and_persona 1x 5 7
and_phon 1l 0 b 4 -7 9 6
and_photo 1h 2 -5 4 7 5 5
and_photogr 1s 4 a
and_pick 1l 5 7
and_pictur 1v 1 9
and_plac 1q 4 -8 a f
and_plan 1x 9 5
and_plant 1r 2 -7 5 b a 7
and_play 1o 0 9 5 -5 6 6
and_pool 23 0 6
and_portugu 23 8 5
and_post 1k 2 h 5 -8
and_practic 20 0 7
and_prepar 1v 5 8
and_pres 1x 6 6
and_pric 1n 2 -5 4 a
and_print 1k 0 7 2 5
and_privat 1s 5 5 6 -5
and_produc 1r 0 f
and_product 21 1 5
and_propos 1s 0 6
and_publish 1q 8 8
and_pump 23 0 9
and_pumpkin 21 6 8
and_put 1l 2 5 4 -5 5 c
and_puts 1o 0 g
and_questio 23 1 6
and_quiz 20 2 8
and_radio 23 3 8
and_rain 1x 0 6
and_rat 1u 4 6 5 a
and_rating 23 4 8
and_re 21 0 5
and_read 21 7 9
and_ready 1y 2 -8 3 a
and_real 1t 4 -5 5 -9 7 7 8 a
and_receipt 1x 9 a
and_receiv 1q 2 5 4 7 5 -6
and_recip 20 2 6
and_record 1s 2 -8 5 a 8 a
and_refil 20 5 7
and_refund 21 2 9
and_refurbi 23 2 6
and_remind 1m 0 c 4 6 5 -6
and_rent 1s 0 -6 1 7 6 9
and_repair 1m 5 c
and_resel 21 4 9
and_return 1j 0 -6 1 7 2 -d 5 m 9 -7
and_ric 21 2 7 3 6 5 -5
and_rid 21 5 6
and_ring 1w 5 6
and_roof 23 8 8
and_room 1u 0 6
and_rout 20 0 9
and_rul 20 4 8
and_run 1q 0 -6 5 c
and_runs 1v 8 6
and_safety 20 0 6
and_satelli 23 a 8
and_say 1r 0 -9
and_says 1n 0 e 1 8 2 -6 5 -7 6 5
and_scan 1w 2 7 5 -6
and_school 1r 2 6 5 -7 6 6
and_screen 1v 6 6
and_seal 1v 2 6
and_season 1v 0 8
and_see 1i 0 5
and_sees 1r 0 7
and_sel 18 0 -c 2 x 4 f 5 -9 8 -7 9 -8 a -9
and_self 23 6 c
and_send 17 0 b 3 -5 4 -8 5 g 6 -9 7 -7
and_sent 23 2 9
and_serv 1w 6 7
and_set 1q 2 b
and_settl 20 4 9
and_sew 21 2 9
and_shar 1k 3 -5 5 c
and_she 1x 0 -7 4 9
and_ship 1h 0 -7 2 v 5 -5 6 -8
and_shop 1r 2 -8 4 8
and_short 1p 2 -8 8 c
and_show 1a 0 w 2 -5 3 7 4 -8 5 -g 9 a a -5
and_sick 23 4 5
and_sign 1p 2 7
and_simpl 1v 7 8
and_sing 21 1 5
and_singl 21 2 5
and_six 1w 8 5
and_siz 1t 2 6 4 d 5 -b
and_skil 1w 4 9
and_sleep 1u 3 7 5 -8
and_slid 20 2 7
and_smal 1f 0 -c 3 6 4 9 5 -5
and_sms 1y a 7
and_so 20 8 6
and_social 1u 0 6 5 7
and_soft 23 2 7
and_solar 1v a 8
and_sold 1q 0 -5 2 8
and_som 1v 4 6 5 -6
and_somebod 1y 0 -9 8 7
and_someon 1v 6 6
and_sound 1v 3 7
and_spanish 21 8 6
and_spar 20 3 8
and_speak 1v 5 8
and_spend 21 4 a
and_split 20 3 5 4 6
and_staf 1s 6 7
and_stat 21 7 6
and_stay 1q 3 -6 a 5
and_stick 1y 0 -6 1 6 8 5
and_stitch 1y 2 9
and_stock 1v 2 5
and_stop 20 3 8
and_stor 1s 3 b
and_story 21 2 7 6 -7 7 8
and_street 20 6 6
and_strengt 20 5 5
and_stres 23 0 7
and_stretch 20 6 5
and_styl 1x 1 d
and_suggest 1q 5 7
and_support 1w 4 -6 a g
and_swap 1r 2 f
and_switch 1w 0 9 8 6
and_sync 21 3 5
and_tablet 20 2 7 5 -6 6 7
and_tag 21 0 6
and_tak 1g 0 -d 2 -8 3 d 5 o
and_tap 23 3 5
and_tast 1x 4 a
and_tax 1v 0 7
and_tea 1w 2 7
and_teach 1p 2 -6 5 -8 6 6 7 6
and_technic 1v 5 5
and_tel 1g 0 d 2 -7 3 d
and_tempera 1w 3 b
and_test 1n 6 6 7 7 8 8
and_text 1n 0 a 2 -6 3 9 6 -6 8 6
and_that 1w 2 6
and_the s 0 m 2 -5 3 9 5 -8 6 -a 7 -h a 6
and_their 1v 6 7
and_then 1j 7 -5
and_they 1n 0 -9 5 9 6 -6 7 9
and_til 1x 0 8 1 6 7 -6
and_tim 1l 0 6 4 8 6 -5
and_to 1p 5 -6 6 -6
and_tool 21 6 8
and_touch 23 0 7
and_towel 21 5 7
and_track 1w 5 5
and_trad 20 3 7
and_trail 23 5 7
and_train 1h 0 -7 2 -7 3 8 4 -6 5 j a 9
and_travel 1x 5 5
and_trous 23 2 7
and_turn 1s 0 8
and_twenty 23 5 -5 a 6
and_two 1h 0 -c 6 7 7 6
and_used 21 2 9
and_uv 21 2 9 4 -6 6 8
and_van 20 0 6
and_vegetab 21 8 6
and_vibrati 23 3 7
and_video 1k 0 6 6 -5
and_villag 23 5 -5 6 9 a 7
and_visit 23 4 7
and_voic 1n 0 d 5 -8
and_volunt 23 a 9
and_vot 1y 0 a
and_wait 1u 0 7
and_wal 23 6 6
and_warn 1q 3 b
and_wash 1s 2 9 4 b 6 -8
and_wat 1o 2 5
and_watch 1s 2 -8 5 6 7 5
and_we 11 0 -x 1 -5 2 i 3 -9 5 q 6 9
and_weath 21 0 9
and_web 1w 4 8
and_wednesd 20 5 -7 6 b
and_weekend 1t 5 -8 7 a 9 5
and_weekly 1w 7 5 8 7
and_what 1f 0 l 2 8 3 -6 5 -6 6 -9
and_whatsap 1r 0 b
and_when 1k 2 6 3 8 5 -8
and_wheth 1x 4 7 8 6
and_which 1s 4 7
and_whit 1y 2 6
and_who 1n 1 8 5 -7
and_why 1u 0 e 5 -7
and_win 20 5 7 8 7
and_wint 20 6 6
and_with 1n 1 9 5 6 6 -7
and_within 1y 4 6
and_work 1p 7 8 a 6
and_wrap 23 5 5
and_writ 1f 4 -7 6 -7 a 7
and_year 23 4 7 5 -7
and_you 19 0 -7 2 a 3 -6 5 5 a -6
and_your 1n 5 5
andalus 21 4 8
android 1m 0 6 2 -6 5 -6 8 a
angel 23 0 g
angl 1o 0 g 4 -6 5 6 6 -6
angry 20 0 8 7 7
animal 1a 0 -e 2 7 3 5 5 -h 6 c 9 -6 a k
animati 20 0 8
anniver 1v 0 -5 5 g
annotat 21 5 7
annual 1p 4 -8 5 8
anonymi 21 0 8
anonymo 1j 0 h 2 -8 3 -6 8 n a -6
anoth 1c 2 d 3 d 5 -a 6 -6
anoth_one 20 0 -5 3 a
answ z 0 1b 2 -d 3 -f 6 -q 8 b
answ_at 1y 0 -5 5 6
answ_by 1w 0 6
answ_in 1m 0 7 1 c 2 -7 6 -5
answ_on 1w 9 6
answ_the 1n 0 6
answ_with 1v 4 8
answ_within 1x 8 7
answer 1l 0 9
anti 1s 2 6 3 7
antibio 23 3 b
anxiou 1w 6 8
any 11 0 g 1 5 3 j 4 -7 5 -m 8 -9 a -6
any_brand 21 0 7
any_hour 1v 5 8
any_phon 1y 0 6
any_tim 1q 0 -5
anybody 1o 2 d 4 -7 6 -8 7 7
anyon 1i 1 9 3 -6 9 -5
anyon_can 1y 1 b
anyth 1i 0 -c 5 a 8 c
anyway 23 4 6
anywher 1l 3 6
anywher_in 21 6 7
apart 1m 5 5 6 -8 a 6
apartme 1m 4 -9 5 l 9 6
aperiti 20 2 7
api 1l 0 -f 1 18 5 -a
api_and 23 1 8
api_for 21 1 7 5 -5
app l 0 2d 1 a 2 -1d 4 r 5 -10 6 -14 7 -q 8 7 9 1b a -l
app_and 1i 0 7 2 -5 4 9 5 -8 8 7
app_build 23 2 7
app_collect 20 9 9
app_connect 21 0 -7 5 c
app_explain 23 0 -6 9 5
app_fil 23 1 8
app_find 20 9 c
app_for 16 0 o 1 -6 2 -9 3 -c 6 -b 8 a 9 8 a -7
app_from 21 5 6
app_giv 1w 0 c
app_guid 23 1 6
app_in 1n 0 c
app_is 1v 8 7
app_lets 1u 9 b
app_listen 1y 0 8
app_mak 1u 0 b
app_no 23 3 6
app_on 1x 8 8
app_one 23 4 -6 a 8
app_or 1x 3 -5 5 m
app_photo 23 0 5
app_puts 23 9 b
app_read 1u 0 -9 9 j
app_show 1i 2 -6 3 8 5 -6 9 7
app_stor 21 3 8
app_tel 1x 0 8
app_that 1g 0 o 2 -b 4 7 5 -9 6 -6
app_the 1w 4 -6
app_to 1l 0 f 5 -a 6 -6
app_track 23 0 6
app_turn 1y 1 6
app_wher 1i 0 8 1 6 4 i 5 -9 6 -7
app_which 1r 0 a
app_with 17 0 r 2 -5 4 a 5 -j 6 -e 8 f
app_you 1u 0 7 4 a
appeal 1y 0 5 a 7
appear 1n 0 7 1 e 5 -a 6 -5 8 5
appl 1m 3 -7 4 -5 6 f
applian 1q 2 -5 4 6
applica 1e 0 9 1 7 2 -d 4 -8 7 -6 a 8
applica_and 1x 5 a a 5
apply 1l 2 -6 4 e 9 8
appoint 1b 0 8 2 -j 4 -6 5 e 6 s 7 -5 8 -5 9 -6
appoint_and 1w 6 e
apprent 1u 5 8 6 6
approv 1b 1 7 2 d 3 7 4 -a 6 -c 7 -5 8 -6 9 e a -6
approva 1j 0 7 9 a
approva_and 23 2 5
apps 1h 0 c 2 -7
apricot 23 2 a
april 1t 5 9
apron 1o 0 -7 3 -6 5 b 7 6
aptitud 23 5 e
aquariu 23 4 9
arabic 1f 0 e 1 6 2 -a 3 -6 4 -9 8 7
arabic_and 1v 0 -7 5 8 8 5
arcad 21 6 7
arch 1r 4 7 5 7
archite 1s 5 6
archiv 1n 4 -6 5 d 6 -8 8 9
are l 0 9 2 -h 3 -f 4 s 6 -h 9 -d a t
are_a 1o 5 d 6 -7
are_all 1y 5 7
are_answer 23 9 5
are_at 20 9 6
are_book 21 7 6
are_built 1y 0 5
are_cheap 23 5 8 6 6
are_check 1n 0 -b 4 o 8 6
are_don 1s 0 7
are_employ 20 a 6
are_encrypt 23 0 6
are_for 1t 5 -6 6 b
are_form 1w 7 7
are_fre 1q 6 a
are_handl 1y 4 6
are_in 1p a 5
are_includ 1p 0 a 6 -7
are_mad 1r 2 7
are_mark 21 0 6 4 8
are_match 1y 0 8 5 -5
are_measur 21 a 7
are_nev 1v 6 5
are_no 1y 5 f 6 -6
are_not 21 1 6
are_off 23 1 6
are_on 1s 4 -5 6 5
are_open 1v 3 6
are_our 1w 5 c
are_paid 1r 7 5 a 6
are_possibl 21 0 a
are_real 1x 2 8 5 -5
are_shown 1u 5 -6 9 9
are_stil 21 5 5
are_the 1q 0 c 4 9 5 -8
are_ther 1u a 8
are_thre 21 2 6 5 -5 9 6
are_train 1p 0 -g 4 a 6 9
are_verifi 20 0 -5 4 d 5 -6 a 5
are_welcom 1v 2 -5 3 a
are_women 20 4 6 5 -6 a 9
are_you 23 3 9
area 1h 2 -9 4 7 6 d
area_and 1x 0 6
area_with 20 6 9
aren 1q 0 5
aren_t 1q 0 5
arena 23 6 9 a 6
argu 1n 0 5 4 -6 7 7 a 6
argumen 1s 0 -c 4 -6 9 6 a r
arm 1k 0 -c 2 -7 3 10 6 -d 7 8
arms 1r 0 -9 2 e 3 f 5 -9
army 21 6 6
around 19 4 -7 5 -5 6 c 9 -9
around_a 1y 6 a 8 5
around_the 1q 0 7 2 6 4 -6
around_you 1x 0 b 1 6
arrang 1h 3 -5 5 7
arriv 19 1 -5 2 8 3 -7 4 -9 5 e a -6
arriv_and 21 0 7
arriv_at 1w 4 5
arriv_in 1r 2 7 3 6 5 5 6 -6
arriv_with 1u 5 a
arrival 1g 0 a 3 -6 5 7 6 7
arrow 1t 3 6
art 1i 0 -7 1 8 3 -7 7 6 a -5
articl 1j 0 k 5 -d 6 -5 8 d
artisan 1r 0 -7 4 9
artist 1a 0 -i 3 -8 4 e 5 -a 6 r 8 d 9 -9 a -9
artist_from 23 6 7
arts 21 6 5
artwork 23 0 -5 1 6
as q 0 m 2 a 4 -m 5 d 6 -d 7 c 8 -8 9 -b a -7
as_a 16 0 -5 1 5 3 6 5 7 6 -b 7 7 8 6 9 -5 a -6
as_an 1n 4 -5 6 i a -5
as_i 1y 0 7
as_if 23 0 7
as_long 1s 0 -6 1 6 2 6
as_much 23 3 7
as_one 1v 6 6
as_pdf 1v 0 -f 1 6 2 a
as_proof 23 4 9
as_soon 20 0 5
as_the 1k 0 7 2 5 3 a 4 -5
as_they 1s 1 7 2 a 6 -6
as_wel 1a 0 7 3 -6 5 e 6 -5 7 -6
as_you 1n 2 -7
ash 1l 0 -7 2 j 5 6 6 -6
asian 1x 2 6
asid 1r 0 -a 4 -9 9 s
ask 12 0 n 2 -h 3 -e 4 6 5 -5 6 -d 7 5 a j
ask_a 1w 5 8
ask_about 20 5 9
ask_for 1k 0 7 6 -6
ask_in 21 0 7 5 -8
ask_what 23 7 6
asks 18 0 1j 2 -a 3 -9 4 -d 5 -a 6 -6 7 -5 8 -7 9 8
asks_about 1y 0 6
asks_for 1v 0 6 5 -7
asks_how 23 0 d
asks_questio 21 0 5
asks_what 21 0 8
asleep 1v 0 8 5 9
assembl 1h 2 a 3 e 5 -7 6 -a a 6
assembl_a 23 2 6
assembl_in 1w 3 9
assessm 1q 6 7
asset 1v 5 b
assign 1l 0 i
assist 1w 0 -6 2 -5 3 6 6 6
assista 1d 0 h 2 -9 4 -a 5 g a -6
assista_and 21 6 6
associa 1k 2 -7 5 -8 a v
astrolo 21 0 b
at g 1 -j 2 -j 3 a 4 d 5 w 6 b 8 -9 a -b
at_# 19 1 -5 4 -5 5 -7 6 d 7 -8 9 d
at_a 16 2 -b 3 -6 4 c 5 -a 7 6 8 -9 a h
at_all 1i 0 -c 6 7 8 a
at_any 1r 3 6 4 -6 9 9
at_breakfa 20 1 5
at_christm 20 5 -7 6 7 8 5
at_dawn 1r 2 6 4 -6
at_day 21 5 -6 6 5
at_din 23 5 7
at_dusk 20 5 5
at_each 1q 5 6 6 5
at_eight 1s 0 c
at_fiv 1o 2 -6 3 9 6 a 7 6
at_four 1p 6 b
at_half 1t 0 8
at_her 1y 1 6 5 6
at_hom 16 0 -7 2 d 3 h 5 8 6 -b 8 -9 a -6
at_it 1x 0 -5 2 5
at_least 1o 0 -5 5 5
at_lunch 1y 4 6
at_midnigh 1v 4 b 6 -5 8 9
at_minu 23 5 9
at_my 1v 6 6
at_night 18 0 6 3 7 4 -8 5 c 6 5 9 -8 a -7
at_nin 1o 0 b 4 -6 6 -5 8 8
at_no 21 5 7
at_noon 1p 2 -7 6 a
at_onc 1e 0 7 5 -8 9 7
at_one 1q 0 7
at_our 1n 2 -8 3 -5 5 i
at_partn 1x 4 7
at_school 1s 4 b 5 -7 7 6
at_seven 1s 4 -5 5 5
at_six 1n 4 b 5 -8 6 7
at_start 23 5 7
at_ten 1q 0 a 6 d
at_the t 0 b 1 -8 2 -p 5 7 6 a 7 b 8 -9
at_their 1t 4 5 6 6
at_two 1v 0 a
at_weekend 1u 7 5
at_year 1y 9 7
at_your 1d 0 -6 4 9 5 b 6 -7
ate 1v 0 5
ate_and 23 0 6
ateli 1q 2 -7 6 f
athlet 1v 2 9
attach 1r 0 7 5 -6
attack 1s 0 6 5 6
attenda 1i 0 d 3 -6 4 -8 5 9 a 6
attenda_by 20 0 7
attic 1v 0 -6 5 7
attorne 1v 0 -6
auction 1n 0 -f 2 -6 4 w 5 -f 6 b
audienc 1v 6 6 8 6
audio 1b 0 d 1 h 2 -c 3 -9 4 -7 6 -a 8 q 9 -7
audio_by 21 8 8
audio_for 23 0 6
audit 1d 0 m 2 -8 4 -9 5 d 6 -a
audit_fil 23 0 7
audit_trail 1w 0 a
auditor 1p 0 i
aunt 1k 0 a 2 6 4 -5 a -5
aunt_s 23 2 8
aunty 1t 0 7 2 5
austral 1t 2 d
austria 21 0 6
authent 1p 0 -6 4 o 5 -b
author 1n 8 j
authori 1m 2 -6
autism 23 5 8 6 -6
autisti 20 5 -6
auto 1o 0 9 2 6 5 -9
automat z 0 1j 2 -a 3 -6 4 -e 5 -k 6 -6 7 -6 8 -7 9 k a -6
autumn 1s 0 -9 2 -6 5 8 8 5
availab 1g 0 f 4 9 5 -6 6 -8
avatar 1x 1 9
averag 1f 0 f 2 -b 3 -6 4 5 5 7
averag_# 1w 7 8
avocado 23 2 6 6 5
avoid 1v 5 8
awak 1v 0 -6 5 g
awar 21 0 8
award 1p 0 -6
away 18 0 9 3 -b 5 n 6 -8 8 -7
away_in 21 4 8 6 6
awkward 21 5 7
b 1i 0 -5 2 9 4 6 9 6
b:# 4 0 -5 1 -5 2 13 4 -c 5 y 7 -e 8 -a 9 -a a -o
b:#_# 1b 0 -k 2 m 4 5 8 9
b:#_% s 0 -t 1 -c 3 -r 4 2e 6 -k 7 -b 8 -f 9 15 a -b
b:#_a o 0 l 1 -9 2 f 3 -g 4 -e 6 7 8 b a -f
b:#_abov 20 0 5
b:#_aft 21 4 8 5 -6 6 6
b:#_all 20 6 8
b:#_an 1f 0 -b 2 -7 3 -5 5 j 8 7
b:#_and 1c 0 -8 2 7 6 c
b:#_annual 1y 5 9
b:#_annuall 23 0 a
b:#_at 1w 6 6
b:#_b 20 2 7
b:#_beyond 23 0 8
b:#_bottl 21 2 7
b:#_box 1v 2 7
b:#_by 21 2 6
b:#_c 1p 2 g 3 b 5 -8 6 -7 a 6
b:#_cal 1w 5 a
b:#_cedi 1t 5 8 6 -5
b:#_cent 1n 0 -7 1 b 2 -6
b:#_company 23 5 6
b:#_corpora 21 a 6
b:#_cov 23 8 5
b:#_crown 1s 5 9
b:#_day 1s 0 a 5 -5 6 7
b:#_days 1j 2 7 5 9
b:#_deliver 1q 0 -5 2 7 5 8
b:#_deposit 1x 5 a
b:#_din 23 6 6
b:#_direct 1x 2 d 3 6
b:#_dirham 1q 0 c
b:#_dollar x 0 r 1 6 2 i 3 c 4 -f 6 -5 7 -7 8 -9 9 -i a -a
b:#_drop 20 6 8
b:#_each 1a 0 -i 1 6 2 8 3 p 5 b 7 -7 8 -6 9 -7 a -7
b:#_euro j 0 e 1 -a 2 t 3 f 4 -d 5 e 7 -9 8 -9 9 -e a -i
b:#_every 21 2 a
b:#_family 1v 5 7
b:#_first 1y 4 e
b:#_flat 1v 0 -a 5 p
b:#_for v 0 -m 1 6 2 s 3 -6 4 -c 5 1c 6 -7 7 7 8 -b 9 -k a -a
b:#_forint 1y 5 5
b:#_fram 23 4 5 5 6
b:#_franc 1h 0 6 6 -7
b:#_fre 1r 0 -b 1 d
b:#_from 20 2 6 4 6 5 -8
b:#_ful 1q 0 -6 5 a 6 f
b:#_g 1o 2 n 5 -5
b:#_gb 21 0 -7 2 j
b:#_gift 1v 2 c
b:#_half 1v 6 6
b:#_hour 1l 2 -6 5 8
b:#_i 20 5 -7 9 6
b:#_in 1o 0 -7 3 5 7 9
b:#_instalm 23 9 7
b:#_k 1k 2 c 4 -8 5 6
b:#_kg 1q 2 m 3 -5
b:#_kids 20 5 c
b:#_kit 23 2 9
b:#_kr 1k 0 5 2 a 4 -8
b:#_kron 1n 5 7
b:#_kč 21 8 7
b:#_lakh 1v 5 7
b:#_lira 1v 1 7
b:#_litr 21 2 9
b:#_m 1x 2 6
b:#_margin 20 2 6
b:#_memb 1r 5 -6 8 7
b:#_members 1v 6 a
b:#_minut 1o 2 -5 5 b
b:#_ml 20 2 b
b:#_mo 1x 3 5
b:#_month 1e 0 d 1 7 5 a 6 -6 7 -7 8 -6 a -5
b:#_monthly t 0 1e 2 -u 3 p 4 -6 5 -o 6 -p 8 9 9 b a -6
b:#_night 1y 3 a
b:#_no 1o 3 e 5 -6
b:#_of 1v 0 -7 5 6
b:#_off 23 4 6
b:#_on 1n 0 -6 8 d
b:#_onc 1n 3 m 5 -6 6 -6
b:#_one 20 3 5 5 8
b:#_onlin 1p 0 -5 2 b 3 f 6 -7
b:#_or 1n 0 -5 1 6 3 8 5 7 6 -5
b:#_ord 1w 0 5 6 8
b:#_p 1r 1 9
b:#_pack 21 4 7
b:#_packag 1v 0 -5 5 8 6 7
b:#_pay 21 3 8
b:#_per m 0 9 1 b 3 n 4 -f 5 g 7 -9 8 -c 9 -g a -6
b:#_percent z 0 -d 1 -b 2 -7 3 -d 4 y 5 c 7 -6 8 -b 9 n a -6
b:#_person 20 7 6
b:#_peso 1d 1 6 3 -8 4 -e 6 c a -7
b:#_piec 1q 2 c
b:#_plan 20 2 7
b:#_plus 1l 0 -8 3 i 4 -5
b:#_pound 1c 0 c 1 c 3 8 6 -a 7 -6 a -6
b:#_premium 20 0 a
b:#_privat 1y 6 b
b:#_rand 1w 2 6
b:#_reai 21 0 b 5 -5
b:#_refil 1x 2 a
b:#_return 20 2 8
b:#_rup 1d 4 -7 5 e 7 -6 a -6
b:#_school 1v 5 7
b:#_seat 21 7 5
b:#_session 1y 5 e
b:#_set 20 2 9
b:#_shillin 1h 0 -5 5 -5
b:#_ship 1v 2 a 3 7
b:#_singl 1p 0 -6 5 f
b:#_smal 1x 2 6 6 7
b:#_sol 20 2 -6 4 6
b:#_sold 1r 0 -6 2 6 3 k 5 -6 6 -5
b:#_som 21 5 6
b:#_sponsor 21 5 7
b:#_subscri 1o 2 c
b:#_support 20 0 6
b:#_taka 20 0 -6 1 9
b:#_team 23 1 5
b:#_ten 21 5 b
b:#_the 1o 0 -9 2 a 6 -5
b:#_then 1y 0 -8 5 9 6 5
b:#_to x 0 -11 1 -b 2 1e 3 -c 4 b 5 c 6 n 7 -e 8 -6 9 -8 a -8
b:#_tour 23 5 7
b:#_trad 1s 2 g
b:#_unlimit 1v 0 8
b:#_up 23 8 5
b:#_us 1w 0 9
b:#_usd 1r 1 7 5 -6
b:#_we 1q 2 7
b:#_week 1q 5 c 6 -8 7 7
b:#_weekly 1s 5 b
b:#_wholesa 1v 2 a
b:#_with 1c 0 -8 3 e 4 -6 5 5 7 8 a -5
b:#_won 1w 0 a 2 8
b:#_worksho 21 6 -5 a 9
b:#_year 1s 3 7
b:#_yearly 1d 0 l 2 -7 4 -6 6 -5 8 9
b:#_yen 1x 5 6
b:#_zloty 1o 5 8
b:#_zł 1o 2 7 5 -9
b:% s 0 -t 1 -c 3 -r 4 2e 6 -k 7 -b 8 -f 9 15 a -b
b:%_and 23 5 8
b:%_commiss 1k 0 -8 2 -9 4 x
b:%_deposit 23 5 7
b:%_fee 1s 2 -6 4 e 5 -6
b:%_for 1x 8 6
b:%_from 1k 0 -7 2 -8 4 10 5 -8 6 -6
b:%_gros 21 2 7
b:%_margin 1p 2 b 4 -8 6 6
b:%_of 18 0 d 2 -b 3 -a 4 d 6 -e 9 k
b:%_off 1n 2 m 4 -8 5 5
b:%_on 1h 0 -8 2 -c 4 l 6 -6 9 e
b:%_per 1l 0 6 2 -6 4 9 5 -c 6 -6 9 l
b:%_servic 1y 4 a
b:a d 0 t 2 -a 3 -o 5 -7 6 -8 7 -8 8 9 9 8
b:a_# 1c 0 7 2 k 3 -5 4 -8 6 -c
b:a_bag 1q 2 d
b:a_bit 1s 0 -7 4 a 9 7
b:a_book 1v 0 -5 2 7 5 6
b:a_bottl 1s 2 e
b:a_box 1r 0 -7 2 6 3 9 5 -7 6 5
b:a_cal 20 0 -7 5 g
b:a_card 20 8 5
b:a_chair 23 2 6 5 -5
b:a_coin 1w 3 5 5 -6 9 d
b:a_commiss 1y 0 7
b:a_cup 1y 5 -5 6 i
b:a_cut 1v 4 5 5 -8 6 c
b:a_day 1e 0 -8 2 -9 5 i 9 5 a -5
b:a_family 1u 1 5
b:a_fee 1n 0 -6 4 7 5 6 9 6
b:a_few 1n 0 f 5 -6
b:a_fifth 1t 2 -6 4 n 5 -8 7 7
b:a_fiv 1y 0 i 5 -6
b:a_fix 1r 5 a
b:a_flat 1s 2 -5 5 g
b:a_foundat 1v a 8
b:a_fre 1u 0 -5 1 5 5 -5
b:a_group 1y 5 8 7 5
b:a_head 1o 4 -5
b:a_human 23 1 6
b:a_jar 1q 2 t 5 -9 6 -7 a 7
b:a_kilo 1v 2 a 3 c 6 -8
b:a_lesson 23 6 e
b:a_list 21 4 8
b:a_littl 20 3 9
b:a_meal 23 5 8
b:a_minimum 1y 5 6
b:a_minut 23 0 -c 5 g
b:a_month o 0 2p 2 -p 3 -b 4 -j 5 -v 6 -7 8 e 9 9 a -o
b:a_monthly 1m 2 -6 6 h
b:a_night 1q 0 -7 2 -6 4 j 6 c
b:a_one 21 5 7
b:a_pack 21 4 b
b:a_pag 1x 0 -a 1 8 5 b
b:a_pair 1v 2 8
b:a_part 1x a 6
b:a_person 1v 5 7 6 6
b:a_piec 21 3 8
b:a_pound 23 5 7
b:a_pric 1y 5 g
b:a_quart 1t 0 -6 2 a
b:a_room 20 5 5
b:a_season 1r 8 9
b:a_seat 1t 0 6 5 -6 6 c
b:a_second 1y 6 5
b:a_servic 21 5 7
b:a_session 1q 5 c 6 7
b:a_set 1r 0 -6 2 6
b:a_shar 1q 5 6
b:a_slic 1v 0 -8 4 n 5 -8 9 9
b:a_smal 1i 2 -9 5 5 6 -6
b:a_sum 20 0 -9 1 5 5 7 7 6
b:a_ten 1v 2 5
b:a_tenth 1v 2 -7 4 q 5 -9
b:a_term 1y 5 -5 7 e
b:a_third 1s 4 5 9 6
b:a_ticket 20 6 7
b:a_two 20 5 8
b:a_unit 23 1 6 3 8
b:a_visit 1t 4 8 5 9
b:a_week 1h 6 7 7 -6 8 9
b:a_weekend 1x 6 a
b:a_year 12 0 t 3 -9 4 -f 5 -k 6 -k 8 c a t
b:a_yearly 1m 0 6 1 8 2 -5 4 8 5 -f 6 -8 a e
b:about 17 0 -m 2 r 3 -8 4 -9 6 6 a i
b:about_# 19 0 -e 1 -5 2 k 3 -7 4 -9 6 7 7 -5 a g
b:abov 1k 4 -5 5 8 6 -7 9 d
b:abov_# 1t 5 d 6 -5
b:abroad 1w 2 5 5 -7 a 6
b:accept 20 2 6
b:acces 1s 0 9 2 -7 4 5 5 -6 8 6
b:accesso 1q 0 -6 2 5 3 7 5 -a 6 h
b:account 1j 0 -a 3 -5 5 -6 6 k
b:acr 1y 5 6
b:acros 23 2 8
b:activ 1j 0 p 5 -6
b:activ_work 23 4 5
b:actor 21 6 6
b:ad 1s 4 b 5 -6 6 -5 8 g
b:add 1g 2 8 4 a 6 -7
b:add_# 1x 4 g 5 -7
b:add_on 1n 2 7 4 -a 5 9
b:add_ons 21 4 6
b:additio 1s 5 c
b:addres 23 8 6
b:adoptio 1s 4 a 5 -c 6 -6 a l
b:adoptio_fee 23 4 7 5 -6 a 9
b:ads 1d 2 -c 3 -7 4 -7 5 -9 6 -f 7 -6 8 20 9 -5 a -9
b:ads_# 23 8 b
b:ads_and 1w 5 -5 8 d
b:ads_for 23 4 6
b:ads_from 21 4 6 8 6
b:adult 1r 5 7 6 b
b:advanc 1q 2 6 5 6 6 -7
b:advert 1o 0 -8 5 -7 6 -7 8 12
b:adverti 1p 0 -8 4 9 6 -a 8 h
b:advis 1x 9 9
b:advisor 21 5 6 6 7
b:aed 1v 0 -5 5 a
b:aed_# 1v 0 -5 5 a
b:affilia 1n 0 p 2 -9 4 -9 5 -8 8 k
b:affilia_commiss 20 0 5 8 9
b:affilia_link 23 0 7 8 6
b:aft 19 0 -c 1 -6 5 a 7 7
b:aft_the 1w 3 b
b:aft_two 23 0 -8 5 6 9 8
b:afterno 1v 2 -5 7 a
b:afterwa 1q 0 b
b:afterwa_# 20 0 a
b:agency 1h 4 -c 5 a 6 -5 7 6 8 -5 9 -7 a 9
b:agency_contrac 1x 6 -6 a d
b:agent 1m 0 -5 4 7 5 8
b:agr 21 5 d
b:agreeme 1n 0 -a 5 u 6 -9
b:ahead 1v 2 -7 8 6
b:ai 23 0 6
b:airlin 21 0 6
b:airtim 1w 0 7
b:album 1v 8 a
b:alert 1s 0 7 5 -8 a 8
b:all 1d 0 8 3 -6 5 7
b:all_in 1q 2 -7 4 6 5 b 6 6
b:all_inclusi 21 6 8
b:alon 21 5 5
b:already 1t 0 8
b:also 1n 5 6
b:alumni 21 0 -5 5 -6 7 d a 8
b:alway 21 0 5
b:amazon 23 3 5
b:amount 1v 6 -5
b:an 15 0 -l 1 -5 2 -d 4 a 5 7 6 n 8 5 9 -b a 6
b:an_annual 20 a d
b:an_even 1w 6 b 7 9
b:an_hour 1b 0 -g 2 -a 3 -8 4 h 5 b 6 p 8 -6 9 -5 a -7
b:analysi 20 1 a
b:and k 0 -16 1 -e 4 -r 6 w 7 -h 8 r 9 -a a 16
b:and_# 1a 2 -9 3 -5 4 7 5 f 6 5 7 -5
b:and_a 18 0 -e 2 -6 4 -c 6 -5 8 h 9 9 a d
b:and_an 20 a a
b:and_at 20 2 7
b:and_by 1u 0 -5 2 b
b:and_company 1y a c
b:and_council 20 5 -7 a h
b:and_day 23 4 9 6 -5
b:and_donatio 1y 6 -a a o
b:and_drink 1w 6 8
b:and_family 21 5 7
b:and_foundat 23 a 7
b:and_in 1r 2 6 3 g 5 -5
b:and_month 1j 0 7
b:and_monthly 1v 1 d 3 -6 5 -6 6 5
b:and_one 20 8 6
b:and_onlin 1w 3 9
b:and_pay 21 0 a 6 6
b:and_pharmac 23 2 6
b:and_privat 1w 6 8
b:and_sal 1x 6 7
b:and_sav 20 2 b
b:and_season 20 0 -6 5 8 8 a
b:and_sel 1w 4 9 5 -5
b:and_servic 1x 2 7 3 b 5 -7
b:and_smal 1t 5 -8 a 9
b:and_sponsor 1r 2 -5 4 -6 8 6
b:and_subscri 20 0 -5 1 5
b:and_the 1k 0 -6 2 -5 5 -7 8 b 9 9 a 7
b:and_train 1x 5 6
b:and_two 20 2 8 a a
b:and_we 1v 6 -5 8 5
b:and_week 23 5 6
b:and_wholesa 1y 2 5
b:annual 17 0 14 2 -a 6 -8 7 -8 8 -5 9 -8 a 9
b:annual_contrac 1r 0 5 5 f
b:annual_fee 1v 0 b 5 -6 a a
b:annual_licenc 1o 0 m 5 -8
b:annual_plan 1v 1 6
b:annual_subscri 1y 0 b
b:annuall 1v 0 g 5 -6
b:anonymo 23 0 c
b:answ 20 8 6
b:any 1p 2 8
b:any_tim 1u 0 7 2 8 5 -6
b:apart 1v 3 a 5 -a 6 7
b:api 21 0 b
b:app 1h 0 o 2 -c 3 d 4 -6 5 -8
b:app_# 23 3 8
b:applica 1s 5 f
b:archiv 23 0 -5 1 5 8 9
b:are 1k 0 a 4 -6
b:area 23 5 -6 6 6
b:around 1c 0 -9 2 6 3 7 4 -8 5 6 6 e 7 -5 8 -5
b:around_# 1d 0 -8 3 8 4 -e 5 6 6 g
b:arrival 23 5 6
b:artist 1q 4 c 5 -8 6 9
b:as 18 0 -b 1 7 3 f 6 6 7 -7 8 7 9 -6 a -6
b:as_an 1y 3 c
b:as_extra 1t 3 7
b:ask 1v 2 -6 4 f 5 -a
b:assessm 23 6 6
b:assista 1y 6 5
b:associa 1q 0 9 5 -c a o
b:at r 0 -w 1 -f 2 o 3 u 4 -l 6 q 7 -d 8 g 9 -7 a -a
b:at_# y 0 -j 1 -7 2 n 3 f 4 -b 5 -k 6 k 7 -e 8 k 9 -6
b:at_a 1n 5 9
b:at_christm 1x 5 -6 8 7
b:at_cost 1j 2 -6 5 h
b:at_fair 23 6 -5
b:at_fix 23 9 6
b:at_half 1w 2 6
b:at_the 1g 3 5 4 -9 6 h 7 8 a -6
b:at_weekend 21 6 7
b:attenda 23 6 8
b:au 1j 0 -6 1 5 2 a 4 -7 5 c
b:au_# 1j 0 -6 1 5 2 a 4 -7 5 c
b:audio 1y 5 5
b:audit 1q 0 6 5 d
b:authori 1v 0 5 4 -6 a 6
b:autumn 1v 2 8 4 8
b:availab 1y 2 b
b:averag 1a 0 -l 2 j 3 -c 4 c 5 -9 6 v 7 -6 8 -6
b:averag_# 1s 4 6 6 6
b:averag_basket 1t 2 9 5 -7 6 a
b:averag_ord 1w 2 7
b:averag_spend 23 6 a
b:averag_ticket 20 6 7
b:b 1x 2 b 5 -5
b:b_# 1y 2 7
b:back 1i 0 -6 1 6 2 j 4 -a 6 -d
b:badg 20 8 7
b:bag 1c 0 -e 2 j 4 8 5 c 7 -5 8 -6
b:bag_# 1v 2 7
b:bag_and 21 2 5
b:bag_of 23 6 a
b:bags 1q 2 b 3 -5
b:ban 1v 0 6 8 6
b:band 1y 3 a 5 -5
b:bank 1h 0 -a 1 7 2 -8 4 -7 5 -7 7 9 9 k
b:bank_partn 23 9 9
b:bar 1i 0 -7 4 -6 6 n
b:bars 1q 2 6
b:bas 1n 0 8 5 5 6 -5
b:basic 1f 0 g 5 -6 6 -7
b:basic_# 1s 0 a
b:basic_fre 20 0 8
b:basket 1l 0 -6 2 6 4 -7 5 -9 6 f
b:basket_# 1v 5 -6 6 c
b:batch 1q 0 -a 1 c 4 -5 7 h
b:battery 1r 2 -7 3 q 6 -6
b:bay 1w 1 5 6 9
b:be 1r 0 -6 8 8
b:bean 21 6 9
b:bed 1k 2 -7 4 6 5 6
b:beds 20 6 6
b:beer 20 5 -7 6 e
b:befor 1m 2 c 4 -7 7 5
b:begin 1x 1 6
b:below 1v 2 -5
b:bench 1s 2 9 5 -8 6 9
b:bench_# 23 2 b
b:between 1h 0 -6 3 -7 4 7 5 a
b:between_# 1l 5 6 6 a
b:beyond 1r 0 a 1 8
b:big 1k 0 -b 2 h 6 -9
b:bik 1s 0 -6 2 -9 5 6 9 5
b:bil 1d 1 9 2 -6 3 -6 4 -6 5 l 6 8 8 -5 9 -7 a -7
b:bil_by 21 1 6
b:bil_monthly 1w 2 9
b:bil_to 1w 5 c
b:bin 23 3 b
b:birthda 1o 5 -5 6 m
b:birthda_party 23 6 5
b:bit 1q 0 -9 4 f 9 6
b:bit_of 23 4 a
b:blad 1y 2 9
b:block 1m 0 -6 3 j 6 a
b:block_of 1v 5 6 6 8
b:board 1j 6 g
b:bob 23 6 9
b:bonu 1r 2 -6 4 -6 5 d
b:book 14 0 -k 1 -8 2 9 3 -e 4 1d 5 i 6 -f 8 a 9 -c a -d
b:book_# 20 0 6
b:book_and 1x 0 -7 4 a 8 5
b:book_fee 1p 0 -6 4 o
b:booking 1i 0 7 2 -7 6 i
b:bookkee 21 0 7
b:boost 1v 4 l 5 -6
b:boot 21 6 8
b:borrow 1x 0 -6 9 f
b:both 1m 0 -9 4 b 5 b 6 -7 9 6
b:both_sid 1y 5 a
b:bottl 1d 0 -e 2 o 3 k 4 -9 5 -a 6 9 8 -5
b:bottl_# 1w 2 f
b:bottl_and 20 2 8
b:bought 1v 0 -6 2 5 3 f 5 -a
b:boutiqu 23 2 6
b:bowl 21 6 f
b:box 11 0 -g 1 -9 2 24 3 c 4 -7 5 -n 7 -c 9 -7 a -9
b:box_# 1h 2 g
b:box_for 1w 2 6
b:box_of 1l 2 d
b:box_subscri 23 0 6
b:br 1u 2 -6 6 c
b:branch 1p 0 f
b:brand 1c 0 d 1 -6 3 -5 6 -6 7 -7 8 l 9 -6
b:brand_sponsor 1w 0 f 8 6
b:bread 23 2 6 6 6
b:break 21 6 7
b:break_even 21 6 7
b:breakfa 1s 5 -9 6 q
b:brewery 1v 0 -9 4 -5 8 e
b:bridal 1x 5 -7 6 f
b:broadca 23 8 e
b:brok 1y 4 6
b:bucket 1x 3 l
b:budget 1v 5 e
b:build 1n 5 6 6 -6
b:bulk 1g 0 -d 2 16 4 -9 5 -6 6 -6 7 -5 a -5
b:bulk_ord 1y 8 6
b:bulk_pric 21 3 6 8 5
b:bunch 21 3 i 5 -6 6 -7
b:bundl 1b 0 -9 2 19 3 8 5 -f 6 -e 9 -7 a -6
b:bundl_for 20 2 c
b:bundl_of 1r 1 8 2 8
b:bursary 21 5 -6 7 9
b:busines 1n 2 -7 8 e
b:but 1x 6 a
b:buy 14 0 -6 2 n 3 6 4 y 5 -j 6 -d 7 -b 9 -5 a -6
b:buy_at 21 4 5
b:buy_back 20 2 8
b:buy_by 1x 2 d
b:buy_for 1y 3 6
b:buy_licenc 21 0 8
b:buy_pay 23 4 a
b:buy_s 21 4 h
b:buy_the 1y 3 7
b:buys 21 8 8
b:by l 0 i 1 -e 2 e 4 -d 5 10 6 k 8 -m 9 -j a -h
b:by_a 1u 0 -9 7 9 9 8 a 7
b:by_agreeme 20 3 8 5 6
b:by_branch 23 0 9
b:by_card 1w 0 -5 5 6 8 6
b:by_carton 20 2 5 3 7
b:by_day 1w 5 6 6 7
b:by_distanc 1y 4 7
b:by_employ 21 7 7
b:by_family 21 6 5
b:by_head 1x 5 9
b:by_headcou 1x 5 5
b:by_health 1w 5 -9 6 8
b:by_hour 1n 4 -6 5 f 6 8
b:by_insur 20 0 7
b:by_kilo 1r 6 9 a 6
b:by_mail 1x 2 f
b:by_mobil 1v 3 7
b:by_month 1l 0 9 6 g
b:by_numb 1f 0 t 2 -7 6 -5
b:by_off 23 5 8
b:by_ord 21 0 6
b:by_patient 23 5 5
b:by_piec 1u 2 8 5 8
b:by_populat 1y 0 7 4 5 5 -5
b:by_post 1l 0 -9 2 18 5 -e 6 -8
b:by_quot 1r 5 9
b:by_season 21 5 -5
b:by_seat 20 0 8 7 6
b:by_siz 1o 0 5 5 7
b:by_squar 1v 5 9
b:by_stag 23 5 a
b:by_subscri 1u 0 -6 2 a 3 8 5 -6
b:by_term 21 7 a
b:by_the 11 0 -e 2 -f 3 j 5 g 6 a 7 9 8 -7 9 -b a -a
b:by_us 1w 2 6 3 6 5 -6
b:by_volum 1v 0 b
b:by_web 23 2 a
b:by_week 1u 6 7
b:by_weight 1t 6 a
b:by_year 1y 1 6
b:c 1b 0 -c 1 -6 2 9 3 6 4 6 5 h 6 -9 7 -9 9 -6
b:c_# 1d 0 -b 4 9 5 l 6 -5 7 -8 9 -5
b:cabl 21 7 5
b:cad 1s 5 8 6 6
b:cad_# 1t 5 5 6 6
b:caf 21 2 6
b:café 1p 5 6
b:cak 1u 5 6 6 5
b:cal 1a 2 -b 4 6 5 19 6 -h 7 -6 8 -6 9 -7
b:cal_out 1m 0 -6 5 n
b:calenda 1y 3 6
b:camera 1u 3 g 5 -8 7 5
b:camera_# 23 0 5
b:camp 1n 2 -7 4 -5 5 -8 6 r 7 7
b:camp_# 21 7 c
b:campaig 1r 4 m 5 -c 6 -5 8 a
b:can 1d 5 6 7 -5
b:can_buy 1v 0 8
b:can_t 1x 5 6
b:cancel 1q 0 6 2 9
b:candida 1x 0 c
b:cap 1u 0 9 5 -6
b:capital 1x 3 6 4 -5 9 5 a 7
b:car 1f 2 -9 3 -7 5 j 6 h
b:car_hom 21 8 5
b:car_plan 1y 5 7
b:carbon 20 3 l 5 -6
b:carbon_credit 23 3 e
b:card 15 1 -8 3 -9 4 -8 5 -s 6 19 9 t a -8
b:card_# 1v 6 8 9 7
b:card_and 21 6 5
b:card_fees 1v 0 8 9 8
b:card_for 1u 5 -8
b:card_from 23 8 6
b:card_payment 21 9 5
b:card_with 23 6 8 9 5
b:carpet 1x 5 g
b:carri 1v 0 -8 2 8 3 8
b:carry 1v 5 -7 6 7 a 5
b:cars 21 8 7
b:cart 23 6 a
b:carton 1m 0 -7 2 v 3 e 4 -5 5 -b 6 -9
b:carton_of 23 2 7
b:cartrid 1v 0 -6 2 5 3 d
b:cas 1e 2 f 3 8 4 -9 5 -6
b:cas_# 1w 2 8
b:cas_of 1y 2 5
b:cash 1k 0 -5 2 -7 3 h 6 8
b:cash_or 1s 4 8 5 -8 6 6
b:catalog 1y 0 8
b:catch 23 0 -8 3 5 5 6
b:cater 1u 6 e
b:cedi 1t 5 8 6 -5
b:cel 23 3 d
b:cent 1g 0 -g 1 t 2 -c 4 n 6 -9
b:cent_a 1x 1 g 2 -7
b:cent_per 1t 1 c 4 a 5 -6
b:centr 1p 0 5 3 5 5 -9
b:ceremon 23 5 a
b:certifi 1r 4 -5 5 b a 5
b:chain 1u 3 5 5 -8 6 -6 a a
b:chair 1l 0 f
b:chair_# 23 5 9
b:challen 21 0 c
b:chang 1x 5 5
b:chapt 20 8 e
b:charg 19 2 -6 4 h 7 -6 8 -7 9 8 a -6
b:charg_per 1t 3 8
b:charity 1m 0 -6 4 -9 5 -c a 18
b:chart 1x 0 9 6 5
b:chat 1t 0 a
b:cheap 1e 0 f 4 -a 5 6 6 8
b:cheap_than 21 0 8
b:check 1f 0 -m 1 1u 2 -9 3 -5 4 -b 5 6 6 -5 8 -5 9 -8
b:check_# 1v 0 7 1 e
b:check_up 23 6 6
b:chees 23 8 6
b:chef 1x 5 -6
b:chf 1t 5 9
b:chf_# 1v 5 8
b:child 1e 0 -a 2 -8 3 -8 4 -d 5 -g 6 n 7 s 8 -5 a 8
b:child_# 20 0 -8 7 7 a 9
b:childre 1s 5 -9
b:childre_s 23 2 a
b:chip 1r 2 -5 4 b 5 -5 a a
b:chip_in 1s 4 7 a c
b:christm 1p 0 -8 2 6 5 -c 6 6 8 7 a 9
b:church 1v a a
b:city 1i 5 6 6 -e 7 -6 8 5 a n
b:city_contrac 23 5 7
b:city_grant 1x 6 -7 a l
b:claim 1q 0 9 6 6
b:clas 1e 0 -7 2 -8 5 -7 6 h 7 u 8 -6 9 -6 a -8
b:clas_# 23 7 6
b:clean 1i 3 -5 4 -5 5 k 6 8
b:clearly 20 5 -5 8 g
b:click 23 0 8
b:client 1g 0 8 4 d 6 -7
b:client_pay 20 5 8
b:clinic 1e 2 6 4 -8 5 9 9 -5
b:clinic_pay 23 5 a
b:clip 1w 1 a
b:clos 1v 0 a 6 5
b:cloth 1u 2 c
b:club 1c 0 b 2 g 5 -m 8 c
b:club_# 1v 2 5
b:co 20 5 9
b:coach 1l 0 l 5 7 6 -a
b:coat 21 5 6
b:cod 1r 0 m 5 -6
b:coffe 1n 4 -6 5 -b 6 j a b
b:coffe_and 21 6 c
b:cohort 20 7 7
b:coin 1i 0 -9 2 -d 4 -5 5 -g 6 f 8 d 9 6 a b
b:coin_a 1x 1 6 5 -5
b:collar 21 3 c
b:collect 1i 0 -d 2 h 4 -d 5 b a 8
b:colleg 20 5 8
b:colour 1v 0 -5 8 a
b:com 1l 0 -8 6 e
b:com_from 20 2 5 5 -7 9 6
b:combo 20 2 7
b:commerc 1y 2 b
b:commiss x 0 b 1 -7 2 -p 3 -m 4 22 6 8 7 -d 9 -9 a -j
b:commiss_# 1l 4 f 5 -b 6 e
b:commiss_by 21 4 -8 5 a
b:commiss_for 23 6 6
b:commiss_from 1d 0 g 2 -6 3 -6 4 d a -5
b:commiss_of 1m 0 -5 4 a 5 -6 9 6
b:commiss_on 1f 0 c 2 -c 3 -6 4 8 5 7 6 7 9 -6
b:commiss_per 1p 0 -c 2 -5 4 p
b:commun 23 5 6
b:communi 1y 5 -6 a f
b:company 16 0 -k 3 -7 4 -6 6 -e 9 -5 a 1l
b:company_pay 1v 0 -5 4 -6 a f
b:company_pays 1v 4 7 5 -5 a 9
b:company_sponsor 20 5 c
b:complet 1q 5 -7
b:concept 21 2 5
b:confirm 1x 0 7
b:connect 1v 3 a
b:consign 1w 4 7
b:consult 1j 2 -8 4 -8 5 f 6 g
b:consult_# 1s 2 -5 5 7 6 g
b:contact 1s 0 5
b:contain 1y 6 a
b:content 21 0 a 5 -6
b:contrac y 0 -7 2 -b 4 -m 5 1v 8 -i 9 -i
b:contrac_# 1s 5 d
b:contrac_and 20 a a
b:contrac_by 1w 5 a
b:contrac_for 1r 5 6 6 5
b:contrac_from 21 5 e
b:contrac_per 1j 2 -5 4 -8 5 l 6 -7
b:contrac_with 1m 0 -9 3 9 5 f
b:contrib 1k 0 -5 2 -7 5 -7 a u
b:convers 1v 0 6 9 a
b:cook 1v 2 -6 3 e 5 -5
b:coopera 23 3 8
b:coordin 1x 5 a
b:copy 1n 0 -j 2 8 5 d 8 g
b:copy_# 1y 0 -9 5 9 6 6
b:corpora 1e 0 -g 2 i 5 -l 6 9 8 -7 a n
b:corpora_gift 20 3 6
b:corpora_ord 1y 2 8 4 5
b:corpora_sponsor 23 a e
b:cosmeti 23 8 h
b:cost 15 4 6 5 5 7 -8 a a
b:cost_# 1q 5 -5 a 8
b:cost_noth 1v 0 7
b:cost_plus 20 5 e
b:council 1f 2 -b 3 -8 5 -6 6 -b 8 -7 a 1d
b:council_contrac 1y 1 6 2 -6 5 -7 a c
b:council_grant 1y 6 -6 a e
b:council_pays 21 a 7
b:count 1g 4 -9 6 v
b:count_sal 1y 6 g
b:country 20 9 6
b:county 1s 0 -8 a d
b:coupl 1o 0 -b 5 b 9 9
b:couri 1v 2 g 6 -8
b:cours 1a 1 -5 2 -9 3 -7 4 -a 5 -9 6 m 7 14 8 -8 a -b
b:cours_# 1q 0 -7 6 f 7 8
b:cours_fee 1s 6 -9 7 o
b:cours_of 23 7 7
b:court 1u 6 7
b:cov 1f 4 6 5 -h a o
b:cov_# 23 2 a
b:cov_it 21 0 7
b:cov_the 23 a e
b:cover 23 5 -7 9 8
b:crat 1j 0 -9 2 b 3 h
b:creator 1w 0 -c 4 j
b:credit 1b 0 -k 1 v 3 b 4 a 5 -a 7 -6 8 -8 a -8
b:credit_for 21 1 5
b:crew 1t 5 7
b:crowdfu 1x 2 9 3 5 6 -5 a a
b:crown 1s 5 9
b:crown_a 23 7 5
b:csr 23 a c
b:cubic 1y 2 -6 3 c
b:cubic_metr 20 2 -6 3 d
b:cup 1q 5 -a 6 v
b:cups 1u 0 5 6 b
b:custom 1h 0 7 2 9 5 -6 6 5 9 -5
b:cut 1k 0 -6 2 -6 4 8 5 -6 6 k
b:cut_# 21 6 6
b:cut_of 1x 4 b
b:cycl 1w 5 e
b:d 1q 0 -6 2 i 3 c 6 -7
b:d_# 1s 2 h 3 d 5 -6 6 -7
b:daily 1i 0 -b 2 -9 4 -a 5 f 9 g
b:daily_rat 23 a 8
b:dashboa 1s 3 7 4 6 5 -6
b:dat 1y 6 a
b:data 1h 0 t 3 e 5 -e 9 -6
b:daught 20 6 6
b:day y 0 -j 1 -a 2 -p 3 -i 4 -7 5 1n 6 13 7 8 8 -d 9 -8 a -6
b:day_# 1j 3 -5 4 -9 5 5 7 9
b:day_at 23 5 -6 6 9
b:day_by 23 3 7 4 7 6 -6
b:day_for 21 5 5
b:day_from 23 5 6
b:day_pas 1t 5 -7 6 l
b:day_rat 1i 0 -7 2 -7 3 -5 5 z
b:day_s 23 4 a
b:day_trial 1w 0 d
b:day_with 1x 5 9
b:days 17 0 -c 1 -6 4 -h 5 y 7 -a 8 -7 a i
b:days_# 1v 5 8
b:days_fre 20 0 6
b:deal 1h 0 -6 2 -9 3 r 4 d 5 -d
b:dear 1w 4 9 5 -7
b:decorat 23 2 7
b:deduct 20 2 5
b:deliver 18 0 -m 1 -6 2 n 3 6 4 e 5 8 6 9 7 -7 8 -8 9 -9 a -8
b:deliver_# 1x 2 a
b:deliver_fee 1q 0 -6 4 i 5 5
b:deliver_to 21 6 9
b:departm 1y 5 -6 7 a a 7
b:depend 1q 5 7
b:depend_on 1q 0 5 5 9
b:deposit 19 0 -j 3 e 4 -f 5 d 6 j 7 -6 8 -8 9 5 a -a
b:deposit_# 1s 5 8
b:deposit_of 1v 5 d
b:deposit_on 1y 2 b
b:design 1m 2 9 4 -7 5 7 6 -8
b:design_fee 1w 2 7 8 6
b:desk 1o 0 5 3 -6 6 d
b:detail 21 0 8
b:develop 1t 4 9
b:devic 1e 0 8 3 1d 4 -8 5 -9 6 -b 9 -5 a -6
b:devic_# 1p 0 -e 2 5 3 11 5 -8 6 -6
b:devic_sal 23 0 8
b:diaspor 1v 3 -5 a b
b:differe 1w 0 -6 6 -5 9 7
b:digital 23 2 9
b:din 1m 6 8 a f
b:direct 1e 0 -6 2 q 3 12 4 -b 5 -h 6 -8 8 -5 9 -5
b:direct_onlin 21 2 a
b:direct_sal 1p 3 q 5 -7 6 -6
b:dirham 1q 0 c
b:discoun 1b 0 -5 4 -g 6 9 7 5 9 8 a -7
b:discoun_for 1s 7 6
b:discoun_from 1y 3 a 5 -6 6 5
b:dish 1x 4 5
b:dispens 23 6 d
b:display 23 9 5
b:disposa 23 5 5
b:distanc 1y 4 7
b:distrib 1t 2 7 5 -5
b:distric 20 2 -5 4 6
b:do 1r 4 -6 5 -6
b:doctor 1q 0 6 4 6
b:documen 1p 0 -6 1 8 2 g 4 -6
b:dog 20 5 9
b:dogs 1y 3 7 4 8
b:dollar x 0 q 2 i 3 b 4 -g 6 -5 7 -8 8 -7 9 -g a -b
b:dollar_a 1e 0 8 1 8 6 -b 7 7 8 -7 9 -6
b:dollar_each 21 1 6
b:dollar_for 1s 1 9 6 -6
b:dollar_monthly 1h 0 n 2 -5 3 -6 5 -6 8 6
b:dollar_per 1h 0 5 5 5
b:don 1o 0 f 3 -6 5 -8 9 8
b:don_t 1v 0 8 5 -5 9 a
b:donat 20 0 -5 4 8
b:donatio 1a 0 -9 1 -6 2 -e 3 -b 4 -a 5 -m 6 -v 7 -7 8 -7 9 -8 a 3j
b:donatio_a 21 a 9
b:donatio_and 1s 5 -8 6 -5 a t
b:donor 1h 2 -a 4 -6 5 -g 6 -f 8 -6 9 -5 a 1t
b:door 1m 3 c 5 -d 6 d
b:doubl 1p 2 b
b:downloa 1w 0 -6
b:dozen 1w 1 5 2 f 5 -6
b:draw 1x 9 5
b:dres 1w 6 d
b:dres_# 21 2 5
b:dri 21 2 8 3 6
b:drink 1f 0 -7 2 -b 3 -7 4 -8 6 1a
b:driv 1m 4 e 5 6
b:driv_school 23 0 6
b:dron 1y a 6
b:drop 1h 0 -a 5 f 6 b
b:drop_in 1v 0 -5 5 -9 6 j
b:dry 1x 6 6
b:dues 1w 0 -6 5 5 8 9
b:dur 21 9 6
b:e 1t 0 -5 2 9 6 -5 8 c
b:e_commerc 21 2 b
b:each u 0 -6 1 b 2 -6 3 e 4 n 5 -8 7 -6 8 -6 a -f
b:each_book 1v 4 7
b:each_hour 21 4 a 5 6
b:each_item 23 6 c
b:each_month 1g 0 l 1 5 2 -5 5 -b
b:each_or 21 2 b
b:each_ord 23 4 6
b:each_sal 1v 0 -5 4 a
b:each_season 1w 2 b
b:each_sid 23 4 b
b:each_spr 23 3 5
b:each_year 1v 0 8
b:early 1t 2 -7 4 8 6 -6 8 b
b:earn 1l 2 8 6 -8
b:earn_on 21 0 -5 5 5
b:edition 1v 5 -7 8 b
b:eggs 21 2 e
b:eight 1e 0 -c 7 h 8 -5 9 -6
b:eight_percent 1y 4 a
b:eight_week 21 6 9
b:eighty 1x 5 b 6 -5
b:electri 21 5 a
b:emergen 1y 5 7 a 8
b:employ 19 0 -a 2 -9 3 -8 4 f 5 -8 6 -8 7 7 9 d a 7
b:employ_pay 1q 4 6
b:employ_pays 1v 4 8 a 7
b:employe 1f 0 v 4 5 5 -7 6 -7 9 -5
b:employe_a 1x 0 9
b:employe_monthly 1v 0 b
b:employe_per 1u 0 9
b:empty 1x 5 b
b:end 1v 5 a
b:engin 1u 5 -7 6 9
b:engrav 21 2 6 3 5
b:enterpr 1s 0 8 4 6
b:entry 1h 0 a 2 -a 3 -6 4 -e 6 s 7 -6 8 -7 9 a
b:entry_# 1s 5 -7 6 j
b:envelop 1s 2 c
b:episod 1q 0 -8 5 8 8 j
b:episod_# 23 8 6
b:equipme 1w 3 8
b:equity 23 5 -5 7 i
b:estat 23 4 5
b:euro j 0 h 1 -a 2 q 3 f 4 -a 5 a 7 -8 8 -8 9 -d a -j
b:euro_# 23 1 6
b:euro_a 12 0 o 2 -e 5 -6 8 7 a -6
b:euro_an 1p 0 -7 4 b 6 9
b:euro_and 1s 5 a
b:euro_by 1x 5 7
b:euro_each 1m 1 6 3 8 5 -a
b:euro_for 1d 4 8 7 7 a -5
b:euro_month 23 0 7
b:euro_monthly 15 0 17 1 -6 2 -6 4 -9 5 -c 6 -b 7 -6 8 6 9 7
b:euro_no 20 3 7
b:euro_onc 21 0 -6 2 8 3 8
b:euro_onlin 1s 2 m
b:euro_or 1x 3 c
b:euro_per x 0 v 5 q 6 -g 7 -8 8 -a 9 -9 a -b
b:euro_plus 1s 1 5
b:euro_refil 1w 2 e
b:euro_subscri 23 6 6
b:euro_the 1s 7 7
b:euro_with 1q 2 -7 3 9 6 b
b:euro_yearly 1x 0 b
b:even 1i 0 -d 3 -5 4 -9 5 9 6 o 7 b
b:evening 1p 6 g
b:event 1c 0 d 4 -b 6 e
b:every 1b 0 -7 2 j 4 7 7 -5 9 8
b:every_quart 23 2 8
b:every_six 21 2 d
b:every_two 1v 2 7
b:everyth 1p a 6
b:exam 1u 7 9
b:exchang 1s 0 -9 9 g
b:expansi 23 3 8
b:expert 20 4 f 5 -9 8 6
b:export 1r 2 f
b:expres 1v 0 -a 4 9 5 b
b:extend 23 3 7
b:extra 11 0 -c 3 8 5 d 6 g 8 -5 9 -5 a -e
b:extra_copy 23 0 -7 5 6 8 5
b:extra_for 1w 5 9
b:extra_such 20 4 8
b:factory 21 2 6
b:fair 1q 2 g 6 -8
b:family 14 0 v 2 -8 3 -a 4 -a 5 8 8 -7 a -6
b:family_monthly 23 9 5
b:family_pack 20 2 6
b:family_plan 1r 0 c
b:family_subscri 1v 0 9
b:far 1r 0 -9 4 h
b:farm 1k 1 5 2 -e 3 c 5 -d a 5
b:featur 1r 2 -5 4 j 5 -8 8 b
b:fee o 1 -a 2 -n 3 -q 4 1b 5 v 6 -m 7 g 8 -t 9 y a -l
b:fee_# 1b 3 -9 4 a 8 -8 9 d
b:fee_and 1r 2 -6 4 6 6 9
b:fee_by 1i 0 7 9 8
b:fee_for 1g 0 -9 5 g 6 -6
b:fee_from 1g 3 -5 4 6 9 6
b:fee_in 1y 0 -6 7 i 9 5
b:fee_of 1a 0 -g 2 -a 3 -6 4 d 5 j 7 8 8 -6
b:fee_on 1l 0 b 5 -6 6 -7 9 c
b:fee_per 16 0 g 1 -6 2 -h 3 -6 4 g 5 s 6 -g 8 -b 9 b a -e
b:fee_plus 1r 7 9 9 6
b:feed 1t 0 -6 5 -9 6 5 a 6
b:fees 1b 0 -f 1 -6 2 -b 3 -9 4 -e 5 9 6 o 7 h
b:fees_from 21 6 7
b:fees_pas 23 0 6
b:fees_per 23 7 8
b:festiva 1v 5 -8 8 c
b:few 1j 0 h 1 6 3 -7 4 -5 5 -9
b:few_euro 21 0 9
b:fifteen 1o 4 8
b:fifteen_percent 1t 4 7 5 -6 6 7
b:fifth 1r 4 p 5 -9 6 -6 7 6
b:fifth_of 1x 4 6 7 8
b:fifty 1l 4 -6 5 -6 6 6 8 7
b:fifty_a 21 0 6 6 6
b:fil 1i 6 6 9 6
b:film 1q 5 i 6 -6
b:filt 1v 2 -8 3 f a 5
b:filt_# 23 3 a
b:financ 1n 0 -8 2 5 5 -d 6 i a 8
b:find 1v 0 7 4 -6 5 -5 9 6
b:finish 1x 0 -a 4 9
b:fir 1y 6 6
b:firm 1c 0 -e 3 -b 4 b 5 -j 7 7 a 16
b:firm_pay 1q 0 -7 4 c 5 -d 7 b a 9
b:first 12 0 b 1 c 2 -d 3 e 5 -b 7 -7 a -6
b:first_# 1q 0 5 1 b
b:first_month 1s 0 7
b:first_one 1x 5 -5
b:first_ord 23 5 8
b:first_ten 23 1 a
b:first_thre 21 0 5
b:first_two 1v a 5
b:first_visit 1w 4 6
b:first_week 23 6 7
b:first_year 1p 0 -a 3 8 5 6 9 8
b:fish 23 5 -6 8 6
b:fit 1m 0 -5 2 8 4 -5 5 a
b:fiv 15 1 7 2 8 3 -7 5 c 6 8 7 -9 9 -8 a -a
b:fiv_a 1w 5 9
b:fiv_meeting 23 5 5
b:fiv_percent 23 4 9
b:fix 17 0 -f 1 -6 2 -d 3 -c 5 1j 8 -7 9 b a -8
b:fix_fee 1p 0 -6 5 7 9 f
b:fix_packag 23 5 9
b:fix_pric 1h 0 -7 2 -9 5 o
b:fix_sum 20 5 8
b:flat 16 0 8 2 -e 3 -c 5 13 7 -7 8 -8 9 c a -9
b:flat_# 1r 2 -5 5 e
b:flat_fee 1t 0 -6 5 b 9 5
b:flat_monthly 1w 0 8
b:flat_no 23 9 6
b:flat_per 20 0 6 5 6
b:flat_pric 20 5 6
b:fleet 1n 0 -6 4 6 5 8
b:fleet_contrac 23 6 6
b:flight 1r 0 -6 5 p
b:floor 20 6 b
b:follow 1r 0 -8 5 f
b:follow_up 1v 0 -6 5 h
b:food 1k 2 -7 6 k
b:food_and 1y 6 6
b:foot 1s 5 i 6 -7
b:for f 2 8 4 -7 5 p 6 f 7 -8 8 -e 9 -i
b:for_# y 0 -6 1 7 2 18 4 -8 7 -6 8 -7 9 -d a -c
b:for_a 15 2 c 4 -8 5 g 9 -6 a -7
b:for_agency 1y 5 6
b:for_all 1q 0 8
b:for_an 1t 5 a
b:for_bank 23 0 -5 1 9
b:for_big 1x 0 -7 5 f
b:for_both 1x 9 b
b:for_brand 21 5 9
b:for_company 1u 0 -5 1 6 a 5
b:for_each 1a 0 i 1 5 2 -5 4 7 6 -g 7 7 a -6
b:for_eight 1u 7 c
b:for_event 21 6 6
b:for_extra 1v 0 7 5 -6 9 6
b:for_family 1x 1 5
b:for_firm 1v 2 9
b:for_fiv 1k 2 8 4 -6
b:for_four 1k 0 -b 4 -6 5 d 7 b
b:for_fre 1r 0 b
b:for_group 1u 0 8
b:for_half 1y 2 5 5 -7
b:for_hotel 21 2 5
b:for_larg 1x 0 6 a 5
b:for_mor 1v 0 7 9 7
b:for_nin 23 6 6
b:for_one 1g 0 c 1 a 3 -5 5 -d
b:for_patient 21 4 8
b:for_regular 1y 6 d
b:for_restaur 21 3 a
b:for_school 1s 2 6
b:for_singl 23 5 8
b:for_six 1r 2 -7
b:for_smal 1v 2 -5 8 8
b:for_staf 1y 0 5
b:for_student 1t 5 7
b:for_ten 1m 6 c
b:for_the 11 0 7 1 -6 2 -5 6 7 7 5 9 -8
b:for_their 1s 5 -7
b:for_thos 1q 5 8
b:for_thre 1h 4 -7 5 8
b:for_twelv 1w 7 6
b:for_two 1e 3 -7 6 d
b:for_unlimit 1q 0 d
b:for_up 1t 0 7 5 7
b:for_wedding 20 6 8
b:forecas 21 0 7
b:foreign 23 9 6
b:forev 21 3 7
b:forint 1y 5 5
b:form 1x 6 7
b:fortnig 1v 8 5
b:forty 1n 6 d
b:forty_a 21 2 5
b:forward 23 5 6
b:found 1v 6 c
b:foundat 1c 0 -e 2 -c 3 -8 4 -g 5 -f 6 -j 8 -6 a 2o
b:foundat_and 1v a i
b:foundat_grant 1s 5 -7 a k
b:four 18 0 -h 2 g 4 -7 5 f 8 -6 9 -6
b:four_visit 21 5 7
b:fourtee 20 7 6
b:fram 1q 4 g 5 7 6 -7
b:framewo 1v 2 7
b:framewo_contrac 1x 2 7
b:franc 1h 0 6
b:franc_for 20 0 6 5 -8 7 b
b:franc_monthly 1y 0 8
b:franc_per 20 5 6
b:franchi 21 5 -5 6 h
b:fre q 0 2b 1 7 2 -r 3 -u 5 -q 6 -s 7 -d 8 k 9 a
b:fre_# 1i 0 m 2 -7 3 -6 5 -a 6 -6 8 7 9 7
b:fre_basic 1n 0 d 5 -5
b:fre_first 1y 0 7
b:fre_for 18 0 k 2 -8 3 -8 4 c 5 -7 6 -e a e
b:fre_if 20 5 9
b:fre_of 1w a 5
b:fre_premium 1w 0 a
b:fre_then 1w 1 c 8 6
b:fre_to 1j 2 -8 4 6 6 -7 8 d
b:fre_trial 1x 4 6
b:fre_und 21 0 8
b:fre_up 1q 0 c
b:fre_week 23 0 7
b:fre_with 1m 0 l 4 -6 5 -6
b:freemiu 1g 0 13 1 9 2 -8 3 -7 5 -b 6 -8
b:freemiu_# 21 0 6
b:freemiu_with 1u 0 j
b:freight 1u 0 -6 2 9 4 e 5 -6
b:friday 23 5 -5 6 6
b:friend 1t 0 -b 4 6 5 -9 6 b a e
b:from m 0 -18 1 -c 2 18 3 -u 4 t 5 p 6 6 7 -f a 7
b:from_# s 0 -q 2 1k 3 -l 4 -j 5 1n 6 a 7 -i 8 -b 9 -h a -c
b:from_a 1s 2 6 5 -8 a a
b:from_buy 23 4 6
b:from_c 20 5 c
b:from_each 1r 0 -6 2 -6 4 6 5 -7 6 6 9 e
b:from_insur 1y 0 7
b:from_our 1y 2 a
b:from_own 20 4 9
b:from_s 23 5 b
b:from_sel 1y 4 e
b:from_shop 1w 0 a 1 5
b:from_suppli 1x 4 9
b:from_ten 23 3 8
b:from_the 19 0 -n 1 -5 3 -8 4 14 5 -j a c
b:front 1r 0 -6 4 5 6 -5
b:fruit 21 6 b
b:fuel 1v 3 a 6 -8 a d
b:ful 1c 0 -7 3 -8 4 -7 5 g 6 o 8 -5 a -6
b:ful_day 21 6 b
b:fund 19 0 -m 1 -6 2 -b 3 -9 4 -a a 1h
b:fund_and 1w 5 -7 a d
b:fund_by 1u 6 -5 a k
b:fund_pays 23 6 9
b:fundrai 20 5 7 a 7
b:funeral 21 2 5
b:g 1n 2 m
b:garden 1v 3 6
b:garment 1x 6 b
b:gat 1s 3 f
b:gb 21 0 -9 2 m
b:gear 20 2 -7 5 7
b:gel 21 2 -7 3 f
b:get 19 0 -d 2 6 4 d 5 9 6 -6 a -8
b:get_# 1n 0 -9 5 9 6 -6
b:get_a 1o 5 7
b:gets 1g 0 -e 4 k 6 -8 7 -5 9 -6 a -6
b:gets_# 1q 0 -a 4 a 5 7 6 -6
b:gets_a 1y 3 a
b:ghs 20 5 a
b:ghs_# 20 5 a
b:gift 17 0 -9 1 -6 2 s 3 -6 4 -b 5 -t 6 -a 7 -9 8 -7 9 -7 a 1t
b:gift_box 1t 2 e
b:gift_card 1y 4 8 5 -5
b:gift_from 23 a h
b:gift_sets 20 2 7
b:gift_vouch 1w 5 5
b:giv 1b 0 -g 2 -a 3 -b 4 7 6 -b a 1a
b:giv_# 1q 0 -d 4 6 a c
b:giv_a 1v 5 8 6 -5
b:giv_the 21 a 6
b:giv_us 1u 0 -7 4 h 5 -7 6 9
b:glas 1s 2 5 6 e
b:go 1m 0 -f 1 7 3 -6 6 h a 8
b:go_to 23 2 5
b:goal 23 8 5
b:goes 1m 0 -c 2 -8 4 f 5 -6 8 5
b:goes_to 1q 0 -9 4 i 8 7
b:gold 1y 5 -6 6 e 9 7
b:good 1n 5 -6 6 b
b:governm 21 5 8 a 7
b:gown 21 6 a
b:grad 1x 2 -6 3 8 4 6 5 -7
b:graduat 21 7 8
b:gram 1v 2 c
b:grandpa 1y 2 9
b:grant 16 0 -j 2 -l 3 -c 4 -e 5 -s 6 -p 9 -c a 3r
b:grant_and 1u 5 -6 6 -6 a v
b:grant_for 1v 6 -7 8 5 a e
b:grant_from 1x a f
b:green 21 9 6
b:gros 1v 2 d
b:gros_margin 1w 2 d
b:group 16 0 6 1 -7 2 -a 4 -f 5 e 6 b 7 9 9 -6
b:group_# 1v 5 o 6 -8
b:group_of 1s 7 7
b:group_ord 21 2 6 3 5
b:group_pric 23 0 -6 8 5
b:grow 1y 2 5 6 -5
b:guarant 1u 0 -5 1 8
b:guest 1h 0 6 2 -9 5 j
b:guest_pay 21 5 8
b:guid 1w 5 9 6 6
b:hal 1n 6 9 a a
b:half 12 0 -h 1 -a 3 -a 4 f 5 d 6 o 7 d 8 -8 9 -7 a -a
b:half_a 1u 0 7
b:half_day 1n 0 -6 2 -6 6 i
b:half_hour 1t 3 8 7 8
b:half_in 20 2 7
b:half_litr 23 2 8
b:half_of 1x 4 9 5 -7
b:half_on 21 5 7
b:half_pric 1q 0 7 2 6
b:half_year 23 9 5
b:hand 1y 4 5
b:handl 1q 5 b 6 -6
b:hardwar 1i 0 -h 2 -a 3 1n 5 -b 6 -9 a 8
b:hardwar_# 23 0 -8 3 i
b:hardwar_margin 23 0 -5 3 f
b:hardwar_sal 23 3 c
b:harvest 1v 3 b 5 -6
b:hav 1u 4 9 6 -7
b:head 1a 0 i 2 -8 4 -7 8 -7
b:headcou 1x 5 5
b:headset 21 0 -9 3 l
b:health 1g 3 -6 4 -7 5 b 6 8
b:health_fund 1u 0 -5 6 9
b:health_insur 1v 5 9
b:health_plan 1x 0 8
b:heat 20 a 5
b:hectar 1r 4 5 5 9 6 -6
b:help 1r 0 6
b:her 20 2 6
b:high 1x 6 6
b:hir 18 0 -b 1 -5 2 -k 5 5 6 v 7 a 8 -8 9 -8 a 7
b:hir_# 1v 6 8
b:hir_for 20 6 c
b:hir_per 20 6 7
b:holiday 1p 3 -5 5 -d 6 u
b:holiday_camp 23 6 k 7 -6
b:hom 1b 0 -9 3 f 5 8 6 7 7 -6
b:hom_visit 1w 4 5
b:hospita 1h 4 j 5 -i a 9
b:hospita_pay 1x a 8
b:host 1j 0 -5 4 p 5 -8 6 -8
b:hot 21 6 8
b:hotel 1g 0 -8 2 c 5 5 6 -5
b:hour x 0 -18 1 -7 2 -10 3 -8 4 17 5 1p 6 1i 7 -6 8 -j 9 -h a -n
b:hour_# 1i 0 -9 2 -8 5 h 6 g
b:hour_at 1x 5 a
b:hour_block 23 6 7
b:hour_by 1y 7 6
b:hour_monthly 21 6 5
b:hour_of 1v 4 b
b:hour_or 1v 4 5
b:hour_packag 23 5 5
b:hour_plus 20 6 6
b:hour_ten 20 4 5 5 -7 6 8
b:hour_we 21 4 5
b:hour_with 1v 6 8
b:hourly 1e 0 -c 2 -e 3 -6 4 k 6 z 7 -6 8 -5
b:hourly_# 1y 5 7
b:hourly_rat 1v 6 6
b:hous 1g 4 -a 5 s
b:hous_# 23 5 9
b:househo 1j 2 -9 5 a 6 -c
b:human 1r 5 8
b:hundr 1k 3 a 4 5
b:i 1h 2 6 4 7
b:if 1d 0 a 3 -6 4 -d 5 k 6 -a 7 9 8 -6
b:if_we 20 5 b
b:if_you 1n 3 -5 4 -7 6 -6 7 d
b:imag 1u 1 i
b:impleme 1v 0 7
b:import 1v 0 7
b:in t 0 -11 1 -7 2 g 3 m 5 9 6 8 7 a 9 -i
b:in_a 1n 0 -6 6 -6
b:in_advanc 1v 0 -6 2 9 5 7
b:in_bulk 1y 2 g 5 -6
b:in_instalm 1x 0 -7 3 6 6 -5 7 c
b:in_it 20 0 7
b:in_january 21 6 6
b:in_monthly 20 5 -6 6 7
b:in_one 21 5 7
b:in_our 1r 0 -5 3 h
b:in_shop 23 2 -6 5 5
b:in_sum 20 2 -8 3 b 4 5 5 -6
b:in_the 1e 3 7 4 6 8 -6 a 6
b:in_thre 1q 2 -7 5 8 7 a
b:in_two 1u 7 7
b:incl 1j 0 -9 2 a 4 -5 5 6
b:incl_# 21 1 6 5 5
b:includ 13 3 b 4 -b 5 r 6 -d 8 -6 a -b
b:includ_# 21 0 5
b:inclusi 20 6 b
b:incom 1k 2 -8 4 -b 9 9
b:incom_from 20 7 8
b:individ 1n 0 5 2 -6 4 5 6 -7 a i
b:inhabit 21 0 9
b:ins 21 6 7
b:insid 1x 6 c
b:insight 23 0 6
b:inspect 1r 4 5 5 8
b:instagr 23 2 b
b:instal 20 5 a
b:install 1m 0 -5 1 a 5 f 6 -5
b:instalm 1f 0 -i 2 -5 3 w 4 -d 7 f
b:institu 1n 0 8 4 -8 5 -6
b:instrum 20 5 c 6 -6 7 b
b:insur 1a 0 r 2 -f 4 -j 5 a 9 8
b:insur_and 21 5 a
b:insur_pay 1x 1 9 4 -6 7 5
b:insur_pays 21 6 6
b:insur_refund 23 5 7
b:insur_reimbur 23 0 6
b:insuran 1d 2 -9 5 8 6 l 7 -5
b:intensi 1x 6 d
b:interch 1t 0 -b 5 -5 9 x
b:interes 1m 0 -d 2 -5 4 -6 5 -h 6 l 9 s
b:interne 23 3 c
b:intervi 1x 0 b
b:investm 21 3 6 5 -5
b:invoic 1h 0 -d 3 8 4 -8 5 p
b:is 15 0 -9 2 -8 4 c 5 8 a -5
b:is_# 1m 0 -8 2 -6 4 7 5 6 8 6
b:is_ours 23 1 6
b:is_paid 21 9 5
b:issu 1r 0 -a 2 -b 4 -7 5 -8 6 -5 8 1d
b:it 15 0 8 2 -b 3 -6 5 h 6 -8 7 -6 9 5 a 7
b:it_for 1v 0 h 5 -6
b:it_s 1v 0 -a 4 6 5 9
b:item 1g 2 h 3 -7 4 6
b:item_# 1w 2 7 6 -6
b:january 1y 0 8
b:jar 1i 0 -9 2 15 3 -8 4 -7 6 -b a 6
b:jars 1q 2 l 5 -8 6 -7 a 5
b:jars_# 21 2 9
b:job 1f 0 -8 2 -c 3 -7 4 6 5 8 7 a 9 -5 a 8
b:job_# 21 5 5
b:jobs 1p 5 7 6 5
b:join 1p 4 7
b:k 1k 2 c 4 -8 5 6
b:keep 19 0 -8 1 -5 2 -d 3 -a 4 1r 6 -f 7 -8 8 -5
b:keep_# 1d 0 -7 3 -6 4 14 6 -c 7 -6
b:keep_a 1v 2 -6 4 e
b:keep_the 23 a 5
b:kes 1v 0 -6 2 6 8 6
b:kes_# 1v 0 -5 2 7 8 7
b:key 21 6 a
b:kg 1n 2 o 4 -6
b:kicksta 23 2 g
b:kids 1n 2 -8 3 -5 5 a 6 a
b:kilo 1b 0 -g 1 -5 2 d 3 q 4 -a 5 6 6 8 7 -7 8 -7 9 -7
b:kilomet 1v 4 b a 5
b:kiosk 1u 5 -5 6 7
b:kit 1b 0 -m 1 -5 2 13 3 i 4 -9 5 -c 7 8 8 -6 9 -6
b:kit_# 1m 0 -6 2 8 3 c
b:kit_sal 23 0 -6 5 7 7 9
b:kitchen 1k 0 a
b:kits 1l 0 -8 2 j 4 -6 7 6
b:kits_from 21 2 7
b:km 1x 0 -6 4 8 5 5
b:knif 21 5 9
b:kr 1k 0 5 2 a 4 -8
b:kr_a 1t 2 6
b:kron 1m 5 9
b:kron_a 20 1 6 4 6 5 -8
b:ksh 1g 0 -5 2 8 5 -6 6 i 9 6
b:ksh_# 1g 0 -5 2 8 5 -6 6 i 9 6
b:kwh 1q 0 -b 1 q 4 -8 5 b 6 -7
b:kč 21 8 7
b:lab 1u 3 k 5 -6
b:label 1m 0 9 6 -6
b:labour 1o 0 -8 5 b 6 h
b:labour_by 23 6 5
b:labs 21 1 6
b:lakh 1v 5 7
b:lamp 21 2 c 3 -6 6 -6
b:landlor 1u 4 7
b:larg 1o 2 -9 5 7
b:last 1p 0 -a 4 9 8 5
b:last_year 21 4 7
b:lat 1d 2 -5 3 c 5 -g 8 g
b:lat_a 23 3 6
b:laundry 1y 6 c
b:lawy 1u 2 6 4 9
b:lead 1u 8 a
b:leagu 1w 8 e
b:learn 1p 3 6 7 -6 a b
b:leas 1f 0 -9 2 -8 3 1g 4 -a 6 -7 a -6
b:leas_# 1y 3 j
b:leav 1s 6 7
b:left 23 4 5
b:legacy 21 5 -7 a j
b:lend 1n 0 -b 1 8 4 -9 5 -a 6 -8 9 z
b:lens 1v 1 9 2 a 5 -7
b:lent 1v 3 b 5 -5
b:les 1k 0 -5 4 7 5 b 6 7
b:lesson 1g 2 -9 5 -h 6 11 7 d 8 -5 a -8
b:lesson_# 1s 0 -6 5 -7 6 i 7 9
b:let 1m 1 a 2 8 4 -8 5 g 6 -7
b:level 1v 6 8
b:library 1s 0 9 2 9 5 -6 8 5
b:licenc 10 0 2c 2 -d 4 -9 5 -s 6 -l 7 -b a -6
b:licenc_by 1m 0 p 5 -6
b:licenc_for 1n 0 9
b:licenc_from 21 0 8
b:licenc_per 1f 0 r 5 -7
b:licenc_yearly 23 0 6
b:licens 1p 0 5 5 -7 6 -6 8 9 9 9
b:lifetim 1u 0 c
b:lift 1w 0 c
b:light 23 a 5
b:lik 1m 2 b 5 -7
b:lik_a 20 0 9
b:lin 1n 3 -5 5 8
b:linen 1x 5 d
b:link 1q 2 -6 3 6 4 -6 5 -a 8 h
b:lira 1v 1 7
b:list 1b 2 -6 3 -7 4 17 5 -g 6 7 7 -6 a -5
b:list_fee 1y 0 b
b:list_fre 21 4 l 5 -7
b:listing 1w 4 8
b:litr 1p 2 b 3 6
b:littl 1s 3 6 4 -6
b:liv 1k 2 a 3 -6 4 -7 5 a 6 -9 8 6
b:liv_in 1y 5 c
b:load 1v 0 -5 5 7
b:loaf 21 2 b 5 -5
b:loan 1k 0 -6 2 -9 5 -g 6 i 9 d
b:local 1i 0 -a 2 -9 5 -c 6 7 8 r
b:locatio 1l 0 j 5 -6
b:locatio_monthly 23 0 5
b:lock 1v 2 -6 4 5 6 c
b:lodg 1y 5 -6 8 6
b:log 21 0 6
b:long 1r 6 b
b:look 1v 5 8
b:los 20 0 5 4 -5 5 6
b:lost 23 9 6
b:lots 1y 2 a
b:lottery 1x 6 5 a f
b:low 1q 5 f
b:loyalty 1y 6 h
b:lunch 1q 0 -6 2 -a 6 e a 8
b:m 1m 0 -5 2 9 3 -6 5 q 6 -7
b:m_# 1v 2 a 5 c 6 -8
b:machin 1k 0 -6 3 f
b:mad 1o 2 b
b:mad_to 1v 2 8
b:mail 1u 2 e
b:mailbox 20 5 6
b:main 23 5 -6 6 7
b:mainten 1n 2 -5 5 j
b:mainten_contrac 23 5 6
b:mak 1m 0 -7 2 -7 3 a 4 6
b:mal 21 4 9
b:manag 1u 0 7 5 -6 6 a
b:managem 1x 9 9
b:many 1q 4 6
b:map 1y 0 9
b:margin 10 0 -1a 1 -c 2 17 3 -9 4 g 6 1d 7 -d 8 -f a -c
b:margin_# 1s 2 7
b:margin_about 1v 2 7 6 5
b:margin_around 20 2 9 4 -8 6 8
b:margin_from 21 4 a
b:margin_of 1q 0 -7 2 7 6 c
b:margin_on 1d 0 -g 2 f 3 -b 4 6 5 7 6 h 8 -5
b:margin_per 1v 0 -5 2 -5 4 h 6 8
b:margin_plus 23 0 -5
b:mark 1o 4 -7 5 -c 6 d 8 u
b:mark_as 23 8 c
b:mark_up 1y 4 -5 6 j
b:market 1n 2 7 3 7
b:market_and 21 5 5
b:markup 1s 2 9 5 6
b:markup_on 21 6 9
b:mast 23 0 7 5 -5 8 5
b:mat 23 3 5
b:match 1l 4 g a 8
b:materia 1o 0 -7 5 c
b:may 1n 0 b 5 -c 8 6 a 8
b:mayb 1t 2 8 6 6
b:me 1r 2 -7 4 6 5 8
b:meal 1h 0 -b 2 6 3 -7 5 o 6 6 a -5
b:meal_# 23 2 6
b:measur 1y 2 -5 5 i
b:media 21 0 -6 a c
b:medicin 1t 6 j
b:meet 1y 5 -7 6 9
b:meeting 1y 5 6
b:memb 19 0 6 2 -7 3 -f 5 -l 6 8 7 -8 8 a a u
b:memb_# 20 6 6 a 8
b:memb_at 20 a 9
b:memb_pay 1s 0 a 5 -c 9 5
b:members 12 0 h 1 -b 2 -i 3 -d 5 -c 6 1d 7 -6 8 7 9 -f
b:members_# 1g 0 g 4 -6 5 -d 6 f 7 -6 8 7
b:members_at 1w 0 -8 6 9 8 d
b:members_monthly 1y 5 7
b:members_of 1n 4 5
b:members_per 23 0 7
b:members_with 1y 4 7 6 9
b:memoria 23 5 6
b:mentor 21 0 -b 4 b 7 5
b:menu 1v 6 d
b:merch 23 8 b
b:merchan 1q 5 -6 9 o
b:messag 1s 0 b
b:met 21 0 -5 1 5
b:metal 23 5 i
b:metr 1b 0 -8 2 9 3 5 4 -6 5 10 6 -a 7 -5 8 -5 9 -5 a -6
b:migrati 1x 0 d
b:mil 1v 4 6 5 5
b:mileag 23 5 c
b:milesto 21 0 9
b:million 1t 0 6
b:min 1p 4 6 6 5
b:min_# 1v 0 6 5 -5
b:mini 1x 2 7
b:minimum 19 0 -i 1 k 2 -j 3 -6 4 6 5 v 7 5 9 -9 a -8
b:minimum_# 1l 1 6 2 -5 5 g
b:minimum_of 1v 5 a
b:ministr 1w 0 -5 6 -6 a e
b:minut 1d 1 j 2 -e 3 -a 5 p 6 7 8 -6 9 -6 a -6
b:minut_# 1y 1 a
b:minut_of 21 0 6 5 -5
b:mix 1q 2 7 6 a
b:ml 1y 2 c
b:ml_# 23 2 7
b:mo 1x 3 5
b:mobil 1s 3 6
b:mobil_money 1t 3 6
b:model 1y 3 8
b:modul 1v 3 6
b:monday 1x 5 -5 6 7
b:money 1c 2 -b 4 -9 5 -b a x
b:money_from 20 a 8
b:monitor 1x 3 7
b:month i 0 3h 2 -u 3 -9 4 -11 5 -h 6 -7 7 -b 8 7 9 9 a -x
b:month_# 1k 0 f 5 -8
b:month_aft 1y 0 9 7 7
b:month_and 1q 0 7 4 -5 5 6
b:month_card 21 6 6
b:month_each 1w 0 7 5 5
b:month_family 23 0 6
b:month_first 1p 0 5 5 5 8 7
b:month_flat 1v 0 c
b:month_for 15 0 d 2 -c 4 -7 5 -8 8 7 9 6 a -8
b:month_fre 1k 0 d 8 5
b:month_from 21 6 5 8 5
b:month_in 23 5 5
b:month_incl 1x 0 -6 1 5
b:month_includ 1v 2 5 3 8 5 -7 8 8
b:month_members 20 0 8
b:month_minimum 1t 5 j
b:month_no 1o 0 d 5 -6
b:month_of 21 0 -7 4 7
b:month_on 21 6 9
b:month_one 20 1 6 5 6
b:month_or 1f 1 6 2 -8 4 -6 6 7 8 8 9 6
b:month_per 19 0 x 2 -9 3 -6 5 -e 6 -7 7 7
b:month_plus 1k 0 5 2 -6 6 -7 9 7
b:month_s 1u 4 -6 5 c
b:month_school 21 0 a
b:month_singl 21 6 7
b:month_to 1v 0 c 4 -5
b:month_unlimit 1s 0 6 6 9
b:month_up 1o 0 g
b:month_with 1p 1 5 6 6
b:monthly i 0 3i 2 -16 4 -s 5 -q 7 -a a -a
b:monthly_# 1h 0 j 5 -b
b:monthly_a 21 9 5 a 6
b:monthly_all 21 6 5
b:monthly_bundl 23 4 7
b:monthly_by 1l 0 j
b:monthly_contrac 1v 5 b 6 6
b:monthly_donor 1x 5 -7 a n
b:monthly_each 23 3 6
b:monthly_employ 23 1 6 8 5
b:monthly_fee 1b 2 -c 6 l 7 9 8 -7 a -b
b:monthly_first 1x 0 5
b:monthly_flat 1w 6 8
b:monthly_for 18 0 m 1 -6 2 -c 6 -b 9 6
b:monthly_fre 1t 0 9
b:monthly_from 1v 5 d
b:monthly_gift 23 a d
b:monthly_giv 23 5 -6 a l
b:monthly_includ 23 3 5
b:monthly_instalm 23 3 a
b:monthly_invoic 1v 0 -7 5 b
b:monthly_licenc 1v 0 6
b:monthly_members 1n 4 5 5 -5 6 g
b:monthly_minimum 1s 1 k
b:monthly_no 1w 0 8
b:monthly_or 1e 0 n 2 -5
b:monthly_pas 1q 2 -5 6 i
b:monthly_per 1c 0 o 2 -9 6 -8 9 5
b:monthly_plan 1l 0 8 2 a 5 9 6 -8
b:monthly_plus 1m 0 k 2 -6
b:monthly_premium 21 9 6
b:monthly_pric 1v 0 7
b:monthly_rent 1q 4 -6 6 b 8 8
b:monthly_rental 21 3 b
b:monthly_retain 1w 5 f
b:monthly_school 1y 5 -6 7 9
b:monthly_subscri 1i 0 a 1 6 4 -6 6 -5
b:monthly_unlimit 1t 0 8
b:monthly_up 1w 0 c
b:monthly_with 1n 0 8 5 -6 8 b
b:mor 1d 2 -b 3 -8 5 8 7 -5 8 6
b:mor_for 23 5 7
b:mor_than 20 4 7
b:morn 1v 0 -5 7 h
b:morning 1w 5 -7 6 a
b:most 1r 0 -d 6 9 8 8
b:mostly 1y 4 c
b:moth 20 6 9
b:mov 1u 0 -8 4 f
b:much 1k 2 9 3 -9 4 -6 5 h
b:much_a 1v 2 9
b:much_per 1x 0 8 5 6
b:multi 1y 5 7 a 6
b:multi_year 23 5 7 a 6
b:municip 1j 5 -b a q
b:municip_pays 20 7 8
b:museum 1u 5 -7 8 a
b:music 21 3 8
b:my 1v 0 -7 2 a
b:n 1s 2 6 5 6
b:n_# 1s 2 6 5 6
b:naira 1j 0 -7
b:nam 1u 4 -6 8 5
b:near 23 3 6
b:nev 1u 0 a
b:new 1i 0 -5 2 h 4 h 6 -9
b:newslet 20 0 7 4 9 5 -8
b:next 1q 2 b 5 -6
b:next_year 1y 2 c
b:ngo 1v 0 -5 4 5
b:ngos 1t a 7
b:nibbl 23 4 6 7 7
b:night 19 0 -o 1 -5 2 -j 4 y 5 -7 6 1b 8 -9 9 -7 a -9
b:night_# 20 4 a
b:night_and 21 4 d 5 -c 6 7
b:night_in 23 4 c 5 -7
b:night_pas 23 4 8
b:nightly 23 5 -6 6 e
b:nin 1j 3 b 5 -e
b:nin_a 23 9 6
b:ninetee 23 0 7
b:ninety 1p 0 -8 2 -7 3 7 5 c
b:no 11 0 p 1 g 2 -7 3 7 4 -f 6 -k 7 -a 9 e
b:no_ads 1w 1 6
b:no_commiss 1s 0 c
b:no_contrac 1t 5 6
b:no_cut 23 0 -6
b:no_fee 1v 0 5 2 5
b:no_minimum 23 0 -5 2 -6 5 e
b:no_monthly 1s 0 -6 1 b 3 c 4 -6 5 -8 9 7
b:no_percent 23 0 7
b:no_setup 20 0 7
b:no_subscri 1q 0 -c 1 e 2 -6 3 f 4 7 5 -7
b:non 1s 6 -5 a d
b:non_profit 20 5 -5 a g
b:normal 1v 2 e
b:not 1s 0 9 a 6
b:noth 19 0 e 1 6 2 -e 3 -8 4 f 5 -9 6 -5 7 -7 9 h a -7
b:noth_from 21 4 9 5 -6 9 5
b:noth_if 23 5 8
b:noth_to 21 4 9
b:notic 1w 0 -a 5 5 8 i
b:now 1q 0 -5 6 -8
b:numb 1c 0 y 2 -6 6 -7
b:numb_of 1d 0 t 2 -6 6 -6
b:nurs 1t 0 7 5 7
b:nursery 1w 2 a
b:nz 1p 0 -7 2 5 4 6 5 9
b:nz_# 1p 0 -7 2 5 4 6 5 9
b:of k 0 -f 1 -c 3 -h 4 r 5 a 6 c 9 8 a -7
b:of_# y 0 -e 1 -5 3 -a 5 -6 6 m 7 d 8 8 9 -6
b:of_a 1t 5 -6
b:of_about 1s 0 -6 4 -5 a b
b:of_booking 23 5 8
b:of_charg 1x a 5
b:of_collect 21 2 6
b:of_each 1l 0 -9 4 12 5 -b 6 -6
b:of_eight 1s 2 6
b:of_every 21 4 d
b:of_fifteen 21 4 c
b:of_film 23 5 8
b:of_first 21 0 -6 9 8
b:of_fiv 1o 2 5
b:of_four 1o 0 -9 3 9
b:of_gift 23 a 9
b:of_it 1s 0 -9 2 -5 5 b
b:of_old 23 9 6
b:of_one 1v 5 5
b:of_ord 20 4 7
b:of_rent 21 4 5
b:of_sal 1s 0 5 4 c 5 -9
b:of_six 1j 0 -8 2 9 5 a 6 6
b:of_ten 1i 6 f
b:of_the 17 0 -8 1 -6 2 -g 3 -8 4 e 5 a 6 -b 7 -7 8 6 9 q
b:of_thre 1k 2 d 5 -8
b:of_twelv 23 7 7
b:of_us 23 9 8
b:of_what 1o 0 b 2 -7 4 a 5 8
b:of_which 1t 0 -6 4 h
b:off 18 0 -8 2 f 4 -d 5 c 9 5 a -5
b:off_season 23 4 6
b:offic 1j 6 b
b:officia 20 5 6
b:offlin 23 0 8
b:oil 21 a 9
b:old 1q 0 7
b:on q 0 -r 2 8 3 -g 4 g 5 -6 6 19 7 -e 9 i a -q
b:on_# 1v 0 6
b:on_card 20 9 b
b:on_commiss 21 4 8
b:on_credit 1y 3 9
b:on_each 1i 0 -g 3 -6 4 i 5 8 6 f
b:on_every 1v 9 7
b:on_first 21 4 6
b:on_good 1y 6 5
b:on_monday 1y 6 7
b:on_our 1o 0 -5 2 b 3 9 5 -9
b:on_paid 23 0 5
b:on_premis 21 1 a
b:on_product 1w 4 -6 5 g 6 -6
b:on_request 1s 0 6 5 -6 6 8
b:on_sal 1t 2 -6 4 a
b:on_saturda 23 2 5
b:on_sit 1x 5 6
b:on_subscri 23 2 6
b:on_the 1b 0 -c 2 6 5 h 7 -6 9 c a -6
b:on_top 1g 0 -f 3 -5 4 c 5 6
b:onboard 1m 0 h 5 6
b:onboard_# 20 5 7
b:onc 19 0 j 3 y 4 -9 5 -k 7 -8 a -9
b:onc_for 21 9 a
b:one y 0 8 2 -9 3 8 4 -f 5 d
b:one_# 20 2 6 5 -6
b:one_month 1s 0 -6 5 f 6 7
b:one_off 1m 5 d 6 -6
b:one_percent 21 0 8
b:one_piec 23 2 5
b:one_pric 1v 2 -5 3 8
b:one_sum 1y 5 a
b:one_tim 1m 0 5 3 8
b:one_year 21 0 6
b:ones 1l 4 -5 5 7 8 5
b:onlin 12 0 -q 1 -8 2 1s 3 1c 4 -e 5 -d 6 -o 7 -6 8 -6 9 -8 a -8
b:onlin_# 23 5 -6 7 6
b:onlin_and 1m 2 g 3 e 5 -7 6 -6
b:onlin_for 1x 3 d
b:onlin_sal 1k 0 -8 2 m 6 -5
b:onlin_shop 1r 3 e
b:only 1h 0 -c 4 -9 5 f 6 7
b:only_# 21 5 6 7 5
b:ons 20 4 6
b:operati 20 1 7 5 -6 a 6
b:operato 1o 2 -6 5 b 8 5
b:opticia 23 3 a
b:option 1w 5 6
b:optiona 1i 0 9 4 h 5 -9 6 -7 9 -6
b:optiona_# 21 a 5
b:or t 1 7 3 o 9 -6 a -i
b:or_# 14 1 h 3 8 4 -b 5 -9 a -a
b:or_a 1m 1 8 4 6 5 -a 6 6
b:or_annual 20 0 9
b:or_card 23 7 6
b:or_fix 20 5 d
b:or_flat 21 0 7
b:or_leas 1w 2 5 3 7
b:or_paid 21 3 8
b:or_pay 1y 4 7
b:or_per 1x 5 a
b:or_rent 1y 2 6 4 5
b:or_singl 21 0 -6 2 9
b:or_the 1w 5 5
b:or_yearly 1w 0 7
b:ord 11 0 -j 1 -6 2 1b 4 b 5 -f 9 -5 a -6
b:ord_# 1s 2 6 4 5
b:ord_and 1y 0 5
b:ord_for 1x 2 7
b:ord_from 1v 8 6
b:ord_is 23 5 5
b:ord_plus 20 4 a
b:organis 1n 0 g 2 -6 4 -b 5 -5 6 -8 8 i 9 6
b:oth 1n 3 6 5 6 6 -7
b:otherwi 1w 5 a
b:otherwi_# 21 5 8
b:our 1b 0 -8 2 p 3 m 5 -f 6 -8 7 -5 8 -6
b:our_own 1t 2 d 3 7 5 -7
b:our_sit 1q 2 b 3 8 5 -7
b:our_team 23 0 a 5 -5
b:our_webshop 23 3 5
b:ours 1w 0 -7 1 5 4 b 5 -5 9 7
b:out 1f 0 -c 5 q
b:out_# 21 5 8
b:out_fee 23 a 7
b:outdoor 23 3 6
b:outfit 1v 5 -8 6 8
b:outrigh 21 3 d
b:oven 20 5 8
b:over 1e 0 -7 2 9 4 -b 5 -5 6 j a -6
b:over_# 1o 2 8 9 5
b:over_the 1s 0 -6 5 -8 6 h 8 5
b:overhau 23 5 9 6 -5
b:own 17 1 -6 2 d 3 d 4 t 5 -k 6 -c 7 -8 9 -8
b:own_pay 1x 5 8
b:own_pays 23 4 6
b:own_sit 1w 3 b
b:p 1r 1 9
b:p_per 23 1 c
b:pack 15 0 -h 1 a 2 10 3 d 4 f 5 -l 7 -8 9 -a a -9
b:pack_# 1k 2 g 4 9 5 -7
b:pack_for 1t 5 -5
b:pack_from 23 2 8
b:pack_of 1k 1 f 5 -8
b:pack_rs 23 2 6
b:packag 10 0 -h 1 -7 2 -i 3 -i 5 2g 6 m 7 -a 8 -6 9 -e a -g
b:packag_# 1l 0 -e 5 15
b:packag_and 21 5 8
b:packag_at 1y 0 -5 5 e
b:packag_by 20 0 b 5 -7
b:packag_for 1s 5 7
b:packag_from 1p 0 -7 2 6 4 -5 5 d
b:packag_of 1k 0 -7 2 -7 5 g 7 5
b:packag_pric 1u 5 j 6 -7
b:packet 1w 2 b
b:pads 23 3 e
b:pag 1f 0 -q 1 c 2 6 5 l 7 -6 9 -7 a -6
b:paid 13 2 -d 5 a 6 -8 8 a
b:paid_ahead 23 4 6
b:paid_by 1c 2 -8 6 -6 9 5
b:paid_for 23 5 5
b:paid_in 1w 5 6
b:paid_onc 23 0 8
b:paid_per 1y 0 -5 4 b 6 -5
b:paint 1x 5 8
b:pair 1j 0 -f 2 p 3 6 5 -c
b:pair_# 1y 0 -5 2 d
b:pallet 1w 5 9 6 -5
b:pap 1u 0 -7 2 5 5 6
b:parcel 1m 0 -7 2 i 4 -7 5 6
b:parent 1h 0 5 6 c a -6
b:parent_# 21 0 6
b:park 1y 5 -5
b:part 18 0 -k 2 -6 4 -9 5 s 6 f 7 b 8 -9 9 -7
b:part_and 23 5 6
b:part_of 20 5 9
b:partici 1v 7 e
b:partly 1r 6 6
b:partly_refund 23 6 6
b:partn 1b 0 f 1 -6 4 -8 5 -i 6 -b 7 7 9 i a 8
b:partn_bank 23 5 -5 9 7
b:partn_pay 1y 7 6
b:partn_shop 21 4 8
b:partner 1r 0 -b 5 -5 8 6 a m
b:party 1h 2 -5 5 -9 6 u
b:pas 19 2 -d 3 -d 4 8 5 -c 6 10 7 -9 8 g 9 -8 a -9
b:pas_# 1n 6 b
b:pas_for 1u 6 8 8 5
b:pas_through 23 0 6
b:passeng 23 4 a 5 -5 6 7
b:patient 1i 0 e 2 -6
b:patron 20 5 -6 8 r
b:pattern 20 2 6 5 8
b:paus 1q 2 m
b:paus_when 23 2 8
b:pay s 0 d 1 6 2 -11 3 -h 4 19 6 -i 8 d 9 -c a a
b:pay_# 18 0 -c 3 -8 4 m 5 -b 7 8 8 e 9 -5
b:pay_a 1i 2 -9 4 c 6 -a a h
b:pay_by 1p 2 -6 4 i
b:pay_commiss 1y 0 h
b:pay_for 1c 0 n 2 -b 3 -b 8 7 9 -7
b:pay_half 1x 3 8
b:pay_in 21 2 6
b:pay_monthly 1v 4 5
b:pay_noth 1r 4 8 8 6
b:pay_onc 1y 0 d
b:pay_per 1b 1 g 2 -b 5 9 9 -8 a -a
b:pay_the 1v 5 e
b:pay_to 23 1 6
b:pay_yearly 1y 8 7
b:payment 1b 0 f 4 -d 6 -5 8 -6 9 c
b:payment_fee 1w 0 a
b:payout 1u 9 d
b:pays 12 1 -7 2 -q 3 -j 4 t 5 -9 6 -6 7 8 8 -6 9 e a q
b:pays_# 1d 2 -7 3 -7 4 v 5 -9 6 -b 8 -6 9 6 a 9
b:pays_a 1q 0 -5 5 6
b:pays_by 1v 0 c 5 -8
b:pays_for 1n 0 -9 6 6 7 a 9 9
b:pays_noth 21 0 5
b:pays_per 1n 7 c a 6
b:pays_us 1x 4 d
b:pays_yearly 23 0 e
b:penny 1r 5 -b 9 6
b:pension 20 5 d
b:peopl 1i 0 6 2 -9 5 -7 6 d
b:peopl_# 23 0 6 6 5
b:per c 0 1s 1 c 2 -12 5 1q 6 -b 7 -b 8 -u 9 -h a -t
b:per_# 1o 2 6 4 -6 9 7
b:per_acr 21 5 7
b:per_activ 1m 0 j 5 -8
b:per_bag 1o 0 -8 3 -6 4 k 5 d 6 -8
b:per_bed 1t 4 8 6 -8 a 7
b:per_book 1l 4 r 6 -6
b:per_bottl 1x 2 5 3 a 6 -5
b:per_box 1n 2 m 6 -6
b:per_branch 1v 0 9
b:per_build 23 0 7
b:per_cal 1u 4 c 5 7
b:per_candida 21 0 b
b:per_card 21 2 h
b:per_cas 1r 0 8 5 -6
b:per_chair 20 0 8
b:per_check 1s 0 -d 1 x 9 -5
b:per_child 1i 0 -6 4 -a 5 -a 6 9 7 n
b:per_clas 1v 7 h
b:per_client 20 0 6
b:per_company 20 0 6
b:per_complet 23 0 6
b:per_consult 1v 5 d
b:per_coupl 1y 0 -8 9 d
b:per_crat 21 5 c
b:per_day 1h 0 -9 3 -7 5 l 6 d
b:per_deliver 20 4 5 5 7
b:per_desk 21 0 6
b:per_devic 20 5 5
b:per_doctor 1x 0 9
b:per_documen 1y 0 -8 2 i
b:per_door 1x 3 c
b:per_drop 1x 4 -7 5 o
b:per_employe 1h 0 u 5 -7 6 -6
b:per_engin 20 0 6
b:per_event 1p 0 d 6 -5
b:per_family 1n 0 9 6 -5 7 7 9 7
b:per_fil 1x 4 7 5 6
b:per_finish 21 0 -9 4 7
b:per_flat 1t 0 b
b:per_flight 21 5 c
b:per_group 1s 7 9
b:per_guest 1y 5 c
b:per_half 1s 0 -6 3 5 5 -9 6 5 a 7
b:per_head 1h 0 a 2 -b a 7
b:per_hectar 1w 0 -6 5 e
b:per_hir 20 4 6 5 -5 7 5
b:per_hour 1f 0 -f 2 -8 3 7 4 j 5 9 6 c 7 -6 a -5
b:per_hous 1v 2 5
b:per_househo 1q 6 -6 a 6
b:per_item 1s 5 9
b:per_jar 1y 2 6
b:per_job 1r 0 -5 5 c 6 9
b:per_kilo 1k 0 -a 3 m
b:per_kit 1v 2 c 5 -6
b:per_kitchen 1v 0 9
b:per_kwh 1s 0 -9 1 k 4 -7 5 e 6 -7
b:per_learn 1y 6 5 a 6
b:per_lesson 20 0 9
b:per_list 23 4 8
b:per_litr 23 3 7
b:per_loan 21 0 -6 4 5 9 d
b:per_locatio 1o 0 f
b:per_m 1v 5 f 6 -6
b:per_machin 1x 0 -7 3 g
b:per_mailbox 21 5 6
b:per_meal 1s 5 k
b:per_memb 1w 0 -6 4 a
b:per_metr 1x 2 -6 5 f
b:per_minut 1v 1 h
b:per_month w 0 1q 1 5 2 -i 4 -a 5 -p 6 -8 a -a
b:per_night 1l 2 -6 6 i
b:per_nurs 23 5 8
b:per_ord 1o 0 -6 4 e
b:per_pack 23 0 7
b:per_pag 1x 0 -8 1 7 5 6 6 7
b:per_pair 1y 0 -8 3 9 9 7
b:per_parcel 1y 5 9
b:per_parent 21 0 5
b:per_partici 20 7 f
b:per_patient 21 0 c
b:per_person 1d 2 -b 4 -b 5 q 6 8 7 6 8 -6 a -6
b:per_pictur 23 0 6 1 7
b:per_piec 1j 0 -7 2 6 5 8 6 c
b:per_plac 1w 7 6 a 6
b:per_play 1y 6 8 8 8
b:per_portion 23 2 8
b:per_project 1v 0 8
b:per_propert 23 0 6
b:per_pupil 1o 0 a
b:per_quart 20 2 5
b:per_rep 23 0 6
b:per_report 20 0 -8 1 k
b:per_rid 20 6 5
b:per_room 1q 2 -6 5 g
b:per_sal 1u 0 d 4 8
b:per_school 23 7 8
b:per_season 1r 3 6
b:per_seat 1h 0 7 2 -7 4 8
b:per_sensor 20 3 d
b:per_session 1n 0 -9 6 i 7 a
b:per_set 1t 0 -5 1 8 2 6
b:per_shelf 21 2 -6 5 g
b:per_shop 1t 0 c
b:per_sit 1k 0 o
b:per_song 23 6 9
b:per_sq 21 5 6
b:per_squar 1k 5 i 6 -9
b:per_station 1y 3 8
b:per_stay 23 0 7
b:per_team 1v 5 j
b:per_term 1x 7 6
b:per_test 1w 5 h 6 -b
b:per_thousan 1v 3 6 8 9
b:per_ticket 1v 3 6 4 7 5 6
b:per_ton 1s 2 m 4 -6
b:per_transac 20 0 -5 9 9
b:per_treatme 1u 6 j
b:per_trip 1o 2 -8 5 b
b:per_truck 1y 0 e
b:per_unit 1n 3 h 4 -5 5 6
b:per_use 20 5 d
b:per_user 1e 0 p
b:per_vehicl 1r 4 8 5 -8 6 6
b:per_vet 21 0 7
b:per_visit 1l 0 -9 2 -7 5 m
b:per_wash 23 6 a
b:per_week 1m 2 -9 3 -6 5 d
b:per_word 21 0 -5 5 h
b:per_work 1s 1 5 4 -5
b:per_year 1d 0 w 3 -8 4 -9 5 -a 6 -7 9 7
b:percent v 0 -m 1 -d 2 -7 3 -k 4 1l 5 d 7 -a 8 -8 9 q a -b
b:percent_and 1x 2 9
b:percent_commiss 1x 5 d
b:percent_deliver 21 4 8
b:percent_deposit 21 5 a
b:percent_from 1n 4 d 5 -6
b:percent_of 19 1 -5 2 -f 3 -a 4 r 5 j 6 -b 7 -6 a -6
b:percent_off 1x 2 6
b:percent_on 1i 4 e
b:percent_per 1n 0 -f 4 d 6 -5 9 p
b:permit 1y 0 9
b:person 18 2 -d 3 -8 4 -e 5 v 6 c 7 7 8 -7 a -6
b:person_# 20 5 b
b:person_and 23 9 5
b:person_for 20 6 8
b:person_monthly 21 0 9
b:persona 1x 5 5
b:peso 1d 1 6 3 -8 4 -e 6 c a -7
b:peso_a 1t 1 6 6 7
b:peso_monthly 1t 0 h
b:peso_per 1x 0 -5 1 6
b:pharmac 1n 0 9 2 8 4 -7 5 5 6 -6
b:pharmac_pay 21 0 8
b:phas 23 5 6
b:photo 1m 1 7 2 -b 5 g 6 -6
b:photogr 20 5 9
b:pick 1p 0 -8 3 6 5 6 6 7
b:pick_up 1v 2 9 5 -7 6 c
b:pickup 1t 2 -5 3 c 5 c 6 -7
b:pictur 1q 1 r 2 -b 6 -6
b:piec 17 0 -i 1 -6 2 x 3 b 4 -7 5 a 6 8 7 -7 8 -8 9 -7 a -8
b:piec_# 1s 0 -6 2 8 4 -5 5 a
b:piec_and 20 5 a
b:piec_from 1w 6 5
b:pillow 20 2 b
b:pilot 1m 0 5 3 7
b:pilot_of 20 5 6
b:pint 20 2 -8 6 j
b:pitch 1x 6 g
b:plac 1f 0 -6 2 -7 4 c 5 8 7 7 9 -5
b:plac_for 20 0 -5 4 9
b:placeme 1k 0 -7 2 -6 4 6 8 a a 9
b:placeme_fee 20 a 6
b:plan y 0 w 2 7 3 9 4 -7 5 d 6 -g 7 -a 8 -9 9 -b a -a
b:plan_# 1e 0 -7 3 d 5 m 6 -b
b:plan_and 20 0 e
b:plan_by 1v 0 6
b:plan_fee 20 5 7
b:plan_for 1m 0 9 5 -9 6 6
b:plan_from 1u 0 6 2 8 5 -5
b:plan_of 1u 0 6
b:plant 1l 4 -6 5 -8 6 h a a
b:plant_# 23 2 7
b:plat 1l 2 6 5 -5 6 f
b:plat_# 1w 6 8
b:platfor 1o 2 -7 5 9
b:platfor_fee 1x 9 6
b:play 1j 2 -7 3 -5 4 -7 6 c 8 f a -5
b:plot 1y 6 7
b:plug 21 5 c
b:plus u 2 -k 3 k 4 6 5 r 7 -7 8 -c 9 -6
b:plus_# 19 0 6 1 6 2 -g 3 b 4 b 6 -9 7 -5 8 -6
b:plus_a 1j 9 6
b:plus_card 20 0 c
b:plus_monthly 21 1 7
b:plus_part 1y 6 8
b:plus_smal 1v 6 c
b:plus_sponsor 20 5 8
b:plus_the 20 2 7
b:plus_yearly 1y 3 8
b:pop 20 2 a
b:pop_ups 21 2 9
b:populat 1y 0 7 4 5 5 -5
b:portal 1s 0 6 2 7 4 -5
b:portfol 23 5 6
b:portion 1s 2 c
b:possibl 1p 0 -6 2 8 3 6
b:post 1b 0 -k 2 18 5 -a 6 -d 8 g 9 -6 a -7
b:postag 1r 0 -d 2 q 4 -5 5 -7 8 c
b:pot 1p 0 -6 2 8 3 -6 9 7
b:pouch 1q 2 i
b:pouch_# 21 2 7
b:pound 19 0 6 1 d 4 -6 5 -9 6 -5 7 -8 9 6
b:pound_a 1n 0 i
b:pound_monthly 1x 0 6 1 5
b:pound_per 1x 5 6
b:pow 1y 0 -6 3 -6 5 6 9 5 a a
b:practic 1r 3 c 4 5 5 -6
b:pre 1r 0 -6 3 8 8 8
b:pre_ord 1u 0 -5 3 a
b:premis 21 1 a
b:premium 16 0 15 1 -9 2 -p 4 9 5 -l 6 -f 7 -a 8 l 9 l a -9
b:premium_# 1o 2 -6 5 -5 8 8 9 b
b:premium_at 1v 0 b 9 5
b:premium_for 20 4 8
b:premium_subscri 20 0 9
b:prepaid 1o 2 g 6 6
b:prepara 20 7 a
b:pric s 0 -o 2 a 3 p 4 -d 5 1p 6 7 7 -e 8 -6 9 -h a -p
b:pric_# 1j 3 j 6 -8
b:pric_and 1w 1 7 3 5 5 -a
b:pric_by 1g 4 -9 5 v
b:pric_for 1j 3 9 4 -7
b:pric_from 1r 0 -6
b:pric_list 1u 5 6 6 7
b:pric_of 1t 2 5 5 -7 6 5
b:pric_on 20 6 8
b:pric_per 15 0 -c 2 -6 4 -6 5 12 6 e 7 -6 8 -6 9 -a a -b
b:pric_plus 1t 5 7
b:pric_with 1w 2 6 5 7 6 -6 8 5
b:print 1d 3 -7 5 6 8 c 9 -6
b:print_on 23 8 c
b:privat 19 0 -a 2 -e 4 -g 5 6 6 18 9 -7 a -7
b:privat_group 1y 5 5 6 6
b:privat_hir 21 6 8
b:privat_label 21 2 8
b:privat_party 1y 6 d
b:privat_plan 21 0 9
b:pro 1k 0 p 1 a 2 -8 5 -8 6 -5 8 -6 9 -7
b:pro_# 1y 0 5 1 6
b:pro_plan 21 0 8 a 7
b:prob 20 3 8
b:proces 1x 0 6 2 a
b:produc 1y 2 -6 3 6
b:product 1f 0 a 2 j 3 -9 9 -5
b:profess 21 2 7
b:profil 1v 0 8 5 -6
b:profit 1n 4 -a 5 -8 6 b a h
b:program 1i 0 b 3 -6 4 -a 6 7
b:project 19 0 -c 1 9 2 8 3 -c 4 -c 5 17 6 -b 7 -7 8 -8 9 -7 a 9
b:project_by 21 5 5
b:project_fee 1x 2 8
b:project_from 21 5 c
b:project_pric 1t 0 -7 5 g
b:promot 1x 0 -7 4 8 8 c
b:propert 1v 0 9
b:provid 1r 2 9 5 9
b:public 1r 5 -a 7 b a d
b:publish 1v 0 7 8 9
b:pump 21 5 9
b:punnet 21 5 8
b:pupil 1k 0 g 4 -6 7 a
b:pupil_per 21 0 5
b:puppy 23 2 -5 3 l 6 -8
b:purchas 1h 2 -7 3 n 4 -5 5 -7 6 -6 7 -5 8 6 9 9
b:purchas_# 1v 3 b 5 -7 9 5
b:put 20 0 -8 1 5 5 -5 7 6 8 b
b:quart 1h 0 -c 2 o 3 -6 5 6
b:quarter 1l 2 6 5 c
b:quarter_plan 23 0 -5 5 a
b:questio 1w 0 d
b:quid 1m 0 g 4 6 5 -7 6 -9 9 6
b:quid_a 1y 0 8 4 8
b:quot 1c 0 -b 2 -a 3 -6 5 1m 6 -8 8 -5 a -6
b:quot_by 23 5 5
b:quot_per 1r 2 -6 5 l
b:r 17 0 h 2 c 4 -9 5 a 7 -b 8 -7 a -6
b:r_# 17 0 h 2 c 4 -9 5 a 7 -b 8 -7 a -6
b:raffl 23 a 8
b:rais 21 4 e
b:rand 1v 2 6
b:rat 16 0 -i 1 -8 2 -m 3 -b 4 5 5 13 6 8 7 7 8 -7 9 8
b:rat_# 1u 5 5 6 7
b:rat_for 1t 7 7
b:rat_from 1s 5 7 a 8
b:rat_of 1w 6 7
b:rat_per 20 5 a
b:re 1s 0 -8
b:reach 23 4 8
b:read 1l 2 -9 5 -7 6 -8 8 17
b:reading 21 8 a
b:reai 20 0 c 5 -5
b:rebat 23 5 7
b:receipt 1v 5 9
b:receiv 1p 2 g 4 d 5 -d 6 -8
b:receiv_# 1v 0 -6 2 a 5 -6
b:receiv_a 23 4 8
b:record 1v 7 6
b:recover 1y 5 g
b:recur 1y 0 -8 4 -5 6 7 8 5 a 7
b:recycl 21 a 9
b:redeem 23 0 b
b:reel 23 2 6
b:referra 1q 2 8 4 -6 9 c
b:refil 1c 0 -d 2 15 4 -8 5 -6 7 -5
b:refil_# 1t 2 g
b:refil_subscri 1x 2 6
b:refresh 20 7 a
b:refund 1k 2 5 4 -7 5 5
b:refund_by 21 6 5
b:refund_if 21 0 6 7 6
b:region 1x 4 5
b:registe 1u 4 -6 a i
b:registe_charity 20 5 -6 a f
b:registr 1v 0 7 5 6
b:regular 1t 2 -7 6 h
b:rent 17 0 -l 1 -8 2 -d 3 d 6 n 8 a a -6
b:rent_# 1y 5 -7 6 8
b:rent_by 1w 8 g
b:rent_for 1y 3 7
b:rent_from 20 7 5
b:rent_per 1u 4 5
b:rental 1b 1 -5 2 a 3 k 4 -8 6 6 7 -6 8 -6 a -8
b:rental_# 1v 2 -6 3 8 6 7
b:rental_for 1x 2 9
b:rental_of 21 6 9
b:rental_per 1y 5 7
b:reord 21 2 a
b:rep 23 0 6
b:repair 1j 0 -6 2 -8 4 -8 5 h 6 j
b:repair_by 23 5 6
b:repeat 1r 0 -6 2 a 5 -5 7 6
b:replace 1r 2 -8 3 e 5 9
b:report 1i 0 6 1 c 2 -a 3 6 6 -6
b:report_# 1y 0 8
b:request 1o 4 -5 6 a
b:resal 1s 5 -b 6 r 9 6
b:rescu 1u 0 8
b:resel 1s 2 b 3 8 6 -5
b:reserv 20 6 7
b:reserva 1v 0 9 3 5 5 -6 8 6
b:resol 23 6 8
b:rest 1i 0 -7 2 -8 5 9 6 -9 a m
b:rest_is 23 1 7
b:restaur 1k 3 9 5 -7 6 8
b:restaur_pay 1x 0 7
b:retail 1b 0 -b 2 o 4 -5 5 -o 6 19 7 -6 8 -7 a -7
b:retail_margin 1n 0 -5 5 -a 6 o
b:retail_onlin 21 2 7
b:retail_pric 23 2 6 5 -8 6 9
b:retain 1i 0 -9 2 -7 3 -5 5 12
b:retain_# 1v 0 -6 4 5 5 f
b:retain_for 1w 5 a
b:retain_from 20 5 7
b:return 1j 5 6
b:revenu 1r 5 7 6 -6
b:review 1s 0 -a 1 7 5 c
b:rid 1m 0 -8 2 -6 4 h 6 8
b:ring 20 5 7
b:rm 1v 4 6
b:rm_# 1v 4 6
b:rol 1k 2 f 5 -c
b:rol_# 20 6 9
b:roof 1v 5 7 6 8
b:room 1a 0 -7 2 -d 5 o 9 -6
b:room_# 1v 1 5
b:room_by 21 6 7
b:roughly_# 1x 2 5
b:round 1p 5 a 6 -6 7 a
b:rout 21 5 8
b:rp 23 1 6
b:rp_# 23 1 6
b:rs 1d 2 b 3 5 4 -6
b:rs_# 1d 2 b 3 6 4 -6
b:run 1j 0 -a a i
b:runs 1s 2 5
b:rup 1d 2 7 3 -6 4 -8 5 e a -7
b:rup_monthly 1x 0 8
b:rup_per 1t 1 5
b:rupiah 1w 0 7
b:rush 1x 2 7 5 8
b:s 13 0 -l 1 -a 4 h 6 a 7 -e a i
b:s_# 1f 2 6 3 b 5 9 7 -7 9 -6 a -7
b:s_fee 1y 0 -6 4 b
b:s_rent 23 5 6 a 5
b:saas 1j 0 16 3 -6 5 -7
b:saas_per 1v 0 e
b:sachet 1y 2 7
b:sack 1w 2 9 3 a
b:sal u 0 -t 1 -h 2 g 3 15 5 -m 6 16 7 -c 9 -l
b:sal_# 1r 3 b
b:sal_and 1r 3 6 4 6 5 -7 6 7
b:sal_at 1r 0 -6 2 -7 3 c 5 -6 6 9 8 7
b:sal_averag 23 6 8
b:sal_by 1p 3 a 6 8
b:sal_in 1x a 8
b:sal_instalm 23 3 9
b:sal_of 1b 0 -g 2 c 4 -7 5 b 6 d 7 -8 9 -7
b:sal_on 1x 2 8
b:sal_onlin 1s 3 7
b:sal_or 1x 5 6
b:sal_over 21 6 a
b:sal_per 1o 2 9 3 d 5 -f
b:sal_plus 20 3 8 4 5 5 -5
b:sal_pric 1v 4 d
b:sal_to 23 6 5
b:salary 1s 0 -8 4 -7 5 8 7 a a 5
b:salon 1u 4 7
b:sam 1r 5 b
b:sampl 1r 0 -6 2 g
b:saturda 1r 0 -5 5 -8 6 g 7 9
b:sav 1n 0 8 4 -6 6 -7 9 b
b:sav_# 1w 2 9 9 5
b:saving 1o 0 7 5 -b 9 m
b:scal 1s 0 7
b:scan 1n 0 d 2 h 4 -6 5 -b
b:scholar 1u 0 -5 5 7 6 -6 7 d
b:school 15 0 d 1 -8 4 -8 5 b 6 -7 7 g 8 -6 9 -7 a -9
b:school_# 23 a 7
b:school_and 20 5 7 6 -5
b:school_contrac 1v 7 b
b:school_licenc 1r 0 d
b:school_pays 1w 7 b
b:scoop 23 6 9
b:scor 23 0 -6 1 g
b:screen 1u 0 6 5 -5
b:search 1o 5 d
b:season 18 1 -7 4 8 5 -7 8 n 9 -6 a -7
b:season_# 20 4 a
b:season_fre 20 8 7
b:season_pas 20 8 e
b:seasona 1r 2 b 5 -9 6 d
b:seat 18 0 n 1 -6 2 -g 3 -9 5 -c 6 c 7 o 9 -8
b:seat_# 23 5 8
b:second 1g 0 -k 1 b 4 -7 6 8 7 6 a -5
b:second_child 21 6 6 7 7
b:see 1t 0 7
b:sel 18 0 -o 1 -6 2 -6 3 f 4 18 5 -d 6 c 7 -7 a -8
b:sel_at 20 4 6
b:sel_by 1y 3 6
b:sel_keep 23 4 9
b:sel_the 21 5 7
b:self 1w 7 6
b:semest 1x 7 9
b:send 1w 2 -6 3 6
b:sensor 1q 3 g
b:separat 1o 7 d
b:serv 1s 4 5 6 -5
b:servic 14 0 -e 1 -8 2 -6 3 u 4 j 5 a 7 -9 8 -a 9 -a
b:servic_# 1s 3 6 5 f 6 -8
b:servic_charg 1w 0 -6 4 b 5 9
b:servic_contrac 1s 0 -5 3 7 6 9
b:servic_fee 1j 0 -8 4 s 6 -8
b:servic_for 23 3 7
b:sery 1u 0 -7 5 6
b:session 18 1 -6 2 -k 3 -8 4 -h 5 o 6 1d 7 8 8 -a 9 -8 a -a
b:session_# 1t 5 8 6 8
b:session_a 21 6 9
b:session_or 21 6 6 7 5
b:session_packag 23 6 7
b:set 12 0 -c 2 1i 3 f 5 -6 6 -d 7 -d 8 -b 9 -c a -9
b:set_# 1g 0 -9 2 10 4 -5 5 -i
b:set_at 23 2 8
b:set_for 1y 6 7
b:set_from 21 2 7 4 8
b:set_of 1r 2 9
b:set_pric 1y 3 f 4 6
b:set_up 1h 0 f 1 6 2 -5 3 -7 5 d 9 -5
b:sets 1e 0 -c 2 v 3 a 5 -7 6 -5 7 -5
b:sets_# 21 2 6
b:sets_at 23 2 6
b:sets_from 1w 2 d
b:sets_of 21 3 8
b:settl 1y 6 e
b:setup 1h 0 o 2 -7 4 -6 5 a
b:setup_# 1v 0 5
b:setup_fee 1x 0 7
b:seven 1n 3 -7 5 i 6 -6
b:seventy 1w 2 6 5 8
b:several 1y 4 6
b:sew 23 6 6
b:shar 17 0 -a 2 -b 4 6 5 -6 6 5 9 c a 7
b:shar_# 1x 2 -5 a 9
b:shar_of 1l 2 -8 6 c 9 9
b:sheet 1s 0 -b 1 9 2 8
b:shelf 1p 0 -6 2 -9 3 -5 5 w 6 -6
b:shift 20 5 6
b:shillin 1g 5 -7
b:shillin_a 1w 0 -5 4 9 5 -7 7 6
b:shillin_per 1v 0 d
b:ship 1h 0 -g 2 o 4 9 5 -5
b:shipmen 23 5 d
b:shirt 1m 0 -9 2 9 5 7
b:sho 20 6 b
b:shop 10 0 9 2 v 3 k 5 -l 6 -n 7 -7 8 j 9 -9 a -f
b:shop_# 1y 0 -5 5 7
b:shop_and 1o 0 -6 2 7 3 i 6 -8
b:shop_at 23 2 -5 5 9
b:shop_on 1x 2 8
b:shop_pay 1r 0 7 2 -8 6 -7 8 a
b:shop_pays 1y 0 a
b:shop_pric 1y 2 7
b:short 1u 0 -7 7 8
b:show 1p 2 -6 6 7 8 c
b:sibl 1w 6 b
b:sibling 1o 0 -6 5 5 7 h
b:sibling_# 21 5 a
b:sibling_half 23 6 5 7 8
b:sid 1m 0 -8 2 -6 4 e 5 5 6 6
b:sign 1r 2 -6 5 6
b:sim 1w 0 -9 3 r 5 -6
b:simpl 23 5 9
b:singl 17 0 -j 1 -6 2 z 3 -6 4 -8 5 e 6 5 9 -6 a -7
b:singl_hour 23 5 6
b:sit 17 0 p 1 -6 2 6 3 8 5 d 6 -a 7 -7 8 -8 9 -8 a -9
b:sit_# 1v 3 6
b:sit_and 1r 2 f 5 -6
b:six 16 0 -b 1 -6 2 z 3 -f 4 -8 5 9 6 8 7 -5 8 7 9 -6 a -9
b:six_# 1u 2 9
b:six_for 1y 2 a
b:six_month 1q 2 d
b:sixty 1m 0 b
b:sixty_a 23 0 5
b:siz 1g 2 a 5 i 6 -8
b:siz_of 20 5 6
b:skin 23 8 9
b:skip 1v 2 i 4 -5
b:sleep 21 6 7
b:slic 1s 0 -8 4 o 5 -7 6 -6 9 8
b:slid_scal 20 4 7
b:slip 1w 5 -6 a 5
b:slot 1r 5 -7 6 6 8 7
b:smal 10 1 -a 2 -k 3 -8 4 h 5 -6 6 9 9 7 a f
b:smal_# 21 4 6
b:smal_charg 20 0 5
b:smal_fee 1j 0 9 4 i 5 -f 6 -8 9 9
b:smal_grant 23 a 9
b:smal_monthly 1t 0 9
b:smal_ones 21 5 9
b:smal_yearly 1x 0 6 4 8
b:sms 1v 0 b
b:snack 1s 5 8 6 7
b:so 1f 3 -a 4 -a 5 e 9 e a -6
b:so_much 1l 3 -8 4 -9 5 j 9 5
b:social 21 a 7
b:society 21 5 -6 7 5 a 6
b:sock 21 7 6
b:softwar 1n 0 -a 2 -6 3 o 4 6
b:sol 1v 2 -9 6 f
b:sold 16 0 -e 1 -7 2 f 3 1j 4 a 5 -j 6 -h 8 -7 9 -a
b:sold_at 20 3 6
b:sold_by 1v 2 6 3 7
b:sold_from 23 2 9
b:sold_on 1u 3 a 5 -5
b:sold_onlin 1q 2 -6 3 o 5 -5
b:sold_per 23 3 9
b:sold_through 23 3 9
b:sold_to 21 6 -5 a 5
b:solo 20 0 9
b:solo_# 23 0 7
b:som 1f 0 -6 2 -5 4 -8 5 8 8 d
b:som_employ 23 5 6
b:sometim 1x 0 -7 1 5 5 9
b:song 1v 0 -e 1 j 2 -8 5 9 6 a
b:spac 1x 5 -9 8 6
b:spar 1n 0 -6 3 v 5 -g
b:spar_part 1v 2 7 3 9 5 -9
b:special 1w 8 6
b:spend 1t 5 -6 6 c
b:split 1s 8 a
b:sponsor 11 0 -f 1 -d 2 -t 3 -i 4 -9 5 -9 7 6 8 1r 9 -j a 17
b:sponsor_a 23 0 7
b:sponsor_and 23 a 6
b:sponsor_by 1w 0 -7 5 -7 a 7
b:sponsor_for 1x 6 8
b:sponsor_from 21 8 7
b:sponsor_of 21 8 d
b:sponsor_packag 23 5 6
b:sponsor_pay 1y 8 8
b:sponsor_per 20 8 a
b:sponsor_seat 23 7 c
b:spot 1t 1 9 6 -9 8 c
b:spr 1n 0 -8 5 e
b:spread 1x 0 -8 4 -5 9 l
b:squar 1f 2 9 5 r 6 -c
b:squar_foot 23 5 c
b:squar_metr 1h 2 c 5 g 6 -b
b:staf 1k 0 b 2 -8 4 -6 a d
b:stag 1o 0 -6 2 -6 5 13 6 -7
b:stal 1v 2 5 5 -7 6 e
b:stamp 1v 5 -5 6 l
b:stand 1k 0 -6 2 a 3 6 4 -9 5 -6 a g
b:stand_ord 1r 0 -5 3 c 6 -9 a d
b:standar 20 5 f
b:start 1b 2 d 3 c 5 b 6 -d 8 -6 9 -7 a -5
b:start_kit 1v 2 a
b:start_set 1w 2 c
b:stat 1m 2 -5 4 -6 7 6 a g
b:station 1o 3 g
b:stay 1i 3 -6
b:stem 21 2 -5 3 q 5 -5 6 -7
b:stick 1q 0 a 6 8
b:stil 20 3 5
b:stock 1w 2 h 4 -7
b:stop 1s 0 9
b:stor 1e 0 5 2 t 3 7 4 -g 5 -7 6 -7
b:stor_and 23 3 8
b:storag 1l 2 -9 4 7 5 b 6 6
b:story 20 8 5
b:strap 21 2 a
b:straw 21 3 d
b:stream 1w 1 7 5 -5 8 d
b:student 1f 0 b 3 -7 4 7 5 5 8 -5 9 -5
b:studio 1q 4 a 5 -a
b:study 1x 7 7
b:styl 1w 2 c 6 7
b:subscri u 0 1a 1 b 2 10 4 8 5 -x 6 -r 7 -j 8 d 9 -d a -j
b:subscri_# 1f 0 6 2 7 3 7 5 -9 6 -9 8 i
b:subscri_and 1t 0 c 5 -5
b:subscri_at 1r 0 7 4 7 5 -5
b:subscri_by 1k 0 e 4 7 5 -5
b:subscri_every 21 2 5
b:subscri_for 1h 0 e 4 i 5 -6
b:subscri_from 1s 0 -5
b:subscri_of 1l 2 e 4 -6 6 -6
b:subscri_per 1m 0 f 5 -5
b:subscri_with 1y 2 6
b:subsidi 1w 5 9
b:subsidy 1m 0 -a 2 -a 4 -7 5 6 a j
b:subsidy_per 23 7 6
b:succes 1n 2 -6 4 -5 5 s 6 -7 a -5
b:succes_fee 1u 0 5 5 e
b:success 20 4 7
b:such 1t 0 -5 4 7 5 -7 8 a
b:such_as 1w 4 9 5 -5 6 6
b:suit 1v 2 -6 6 j
b:sum 1e 0 -d 2 -g 5 i 6 a 7 8 8 -6 a -6
b:sum_for 20 5 e
b:sunday 21 6 6
b:sup 23 6 6
b:suppli 1l 2 8 4 c 5 -8
b:suppli_pay 23 4 8
b:supply 1u 5 -5 6 a
b:support 1f 2 -b 4 -a 5 -c 8 r 9 -6 a l
b:support_# 21 8 7
b:surchar 1v 0 -6 1 6 2 8
b:surgery 23 5 -6 6 b
b:surplu 20 a i
b:survey 1x 5 a
b:swap 1r 4 d 5 -9
b:switch 21 9 5
b:sync 20 8 h
b:t 1m 0 9 4 -7 6 -6 9 7
b:tab 23 5 6
b:tabl 1m 0 -6 2 6 3 -5 5 -e 6 h 7 c
b:tabl_# 23 5 5
b:tablet 1t 0 a
b:tag 1v 0 -6 3 h
b:tag_# 21 3 b
b:tak 1c 0 -5 3 -9 4 r 5 -l 8 7
b:tak_# 1k 4 k 5 -6 6 -7
b:tak_a 1y 9 6
b:tak_hom 21 6 b
b:taka 1y 0 -9 1 9 4 7
b:taken 1v 1 6
b:talk 1r 0 -5 2 -7 8 7
b:tank 20 3 -6 6 8
b:tap 1v 2 -7 5 i 6 -6
b:target 21 6 b
b:tarif 1w 0 -6 5 a 6 5
b:task 20 4 a
b:tast 1r 2 9 5 -5 6 6
b:tax 20 0 6
b:tea 1x 8 6
b:teach 1p 4 h
b:team 1c 0 9 2 6 3 -8 4 -8 5 j 7 -6 9 -6
b:team_# 21 0 7
b:ten 12 0 -f 1 5 5 -7 6 19 8 -c 9 -5 a -6
b:ten_card 20 6 6 7 7
b:ten_days 23 5 7
b:ten_for 1s 0 -7 6 c
b:ten_hour 1w 0 -6 1 9 4 8
b:ten_pack 21 6 9
b:ten_peopl 23 5 6
b:ten_percent 1u 0 -5 2 7 4 6
b:tend 1x 0 5
b:tent 20 2 -5 6 6
b:tenth 1s 0 -9 2 -6 4 p 5 -6 6 8
b:tenth_of 21 4 c
b:term 1e 0 -6 2 -7 5 -g 7 1m 8 -6 a -a
b:term_fee 20 7 e
b:term_of 23 6 6
b:termly 23 7 a
b:test 1i 2 -8 4 -5 5 d
b:text 1q 0 f
b:th 1y 5 5
b:than 1p 0 c
b:that 1i 0 8 2 -8 3 -7 4 -a 5 -6 6 9 8 f
b:that_s 20 5 6
b:the j 0 -x 1 -k 2 -n 3 -8 4 l 5 j 6 f 9 9 a f
b:the_# 1y 5 7
b:the_app 1y 3 6
b:the_bil 21 5 a
b:the_board 23 6 6
b:the_book 1u 8 c
b:the_box 20 3 5
b:the_city 1x a 8
b:the_club 23 4 9
b:the_company 1y 0 5
b:the_council 1t 2 -7 6 -7 a m
b:the_count 1p 2 6 5 -7 6 l
b:the_custom 1y 4 7
b:the_day 1q 5 a 6 -7 7 8
b:the_differe 21 2 b 5 -7 9 9
b:the_door 1x 6 d
b:the_employ 1w 5 5
b:the_farm 21 2 -5 5 -6 8 5
b:the_fee 23 4 a
b:the_first 1h 0 9 3 a 4 -6 9 -5
b:the_ful 1w 5 7
b:the_fund 1x 5 b 9 6
b:the_half 1y 7 5
b:the_health 23 6 8
b:the_hour 1i 2 -a 4 k 5 5 6 b
b:the_insur 21 4 -5 9 f
b:the_job 1x 7 6 a b
b:the_month 1p 3 5 4 -6 5 b
b:the_municip 1y 6 a
b:the_night 1y 4 6 6 5
b:the_numb 20 8 5
b:the_own 1y 4 b
b:the_piec 1x 3 a 5 -8
b:the_plan 1y 0 -5 9 8
b:the_pot 1w 6 5
b:the_pric 1u 4 7 5 -b 6 d
b:the_program 1y 0 9
b:the_rent 1v 9 9
b:the_rest 1l 2 -9 3 -5 5 9 a k
b:the_room 1v a 8
b:the_sal 1v 4 a 5 6 6 -5
b:the_sam 1u 5 e
b:the_season 1y 0 6 5 -6
b:the_sel 1v 0 -7 4 9
b:the_shop 1r 4 d 5 -8
b:the_sid 20 6 9
b:the_sit 1v 2 7
b:the_stat 23 a 6
b:the_term 21 5 -7 7 o
b:the_thousan 23 0 6 1 6
b:the_til 23 6 g
b:the_town 20 7 6
b:the_two 23 4 5
b:the_web 1u 2 g
b:the_week 20 5 d 6 -7
b:the_whol 1o 4 -6 6 g
b:the_year 1o 0 6 5 -5 8 d
b:their 1j 2 -8 a b
b:them 1r 8 6
b:then 17 0 8 1 f 3 f 4 -b 6 -b a -9
b:then_# 1f 0 f 1 8 4 -8 6 -7
b:then_a 1v 3 g
b:then_by 23 1 6
b:then_monthly 20 3 5
b:ther 23 6 5
b:therapi 1y 5 7
b:they 1m 5 a 6 -8 7 7
b:thing 21 3 5
b:third 1j 2 -7 5 c
b:third_of 1v 4 -5 9 7
b:thirty 1f 0 -a 8 -6
b:thirty_percent 23 2 7
b:this 21 0 5
b:thos 1o 5 a 7 7
b:thos_who 1v 7 9
b:thousan 1l 0 6 1 7 4 -5 5 -7 8 5
b:thre 11 0 -c 1 -9 2 a 4 -a 5 8 6 8
b:thre_# 20 5 -5
b:thre_for 1v 2 a
b:thre_hour 1y 6 7
b:thre_month 1l 4 -7 5 i
b:thre_siz 23 3 5
b:thre_week 23 4 8
b:thre_year 1v 0 -7 3 a
b:through 1c 3 q 5 -9 9 -6
b:through_us 21 4 6
b:thrown 23 0 6 1 6
b:thrown_in 23 0 6 1 6
b:ti 1r 1 a
b:ticket 19 0 -i 1 -7 2 -d 3 -7 6 19 7 -8 8 n 9 -9 a -7
b:ticket_# 1o 0 -7 4 -6 5 6 6 r 8 -5
b:tier 1n 0 d 1 8 2 -5 4 -6
b:til 1m 0 6 3 -7 4 -a 5 -8 6 p
b:tim 1d 3 7 4 -6 5 -6 6 f 7 -5 a -6
b:tim_a 21 3 7
b:tin 1r 2 i
b:tins 1p 0 -6 2 c 5 -a a i
b:tip 1v a b
b:tips 1x 0 -9 4 i a 6
b:titl 1y 2 7
b:to o 0 -m 1 -i 2 1g 3 9 4 d 5 -7 6 c 7 -m 9 -e a -6
b:to_# v 0 -7 1 -c 2 15 3 -h 5 k 6 j 7 -f 8 -c a -7
b:to_a 1t 2 6 5 -5
b:to_be 23 1 6 8 7
b:to_memb 23 a 6
b:to_ord 1v 2 d
b:to_own 20 5 9 8 7
b:to_r 21 4 5
b:to_read 21 8 k
b:to_shop 23 3 6
b:to_tak 20 6 9
b:to_the 1f 0 -b 2 -6 4 q 5 g 6 -b 8 -6 a 6
b:to_thre 1w 0 7
b:to_try 1x 3 7
b:token 1y 5 -6 6 8
b:ton 1l 2 u 4 -d 5 k 6 -a
b:too 1s 0 -8 5 6
b:tool 1q 4 7 6 -9 7 9 8 a
b:top 1d 0 -e 2 8 4 a a -6
b:top_of 20 4 e 5 -5
b:top_up 1y 3 8
b:tops 20 0 -6 4 9
b:tour 1o 4 -7 5 c
b:tournam 1w 4 5
b:tow 23 2 5
b:town 1p 0 d 4 -5 6 -8 a 8
b:town_pays 21 0 8 a 6
b:track 1p 8 5
b:trad 1g 0 -a 2 n 5 -h 6 8
b:trad_margin 20 4 9
b:trad_pric 1t 2 b 5 -6
b:trail 1v 6 7
b:train 1e 8 -6 a 9
b:train_day 23 2 8
b:transac 1q 0 -7 1 a 9 8
b:transf 1s 0 -a 6 c 9 j
b:transla 23 5 7
b:transpo 1p 2 -7 4 6 5 6
b:travel 1j 5 l
b:tray 1r 0 -5 3 7 4 -6 6 a
b:tre 1r 0 -5 6 -7 a h
b:treatme 1j 0 -8 2 -7 3 -5 4 -6 5 6 6 x
b:trial 1e 0 c 5 -9
b:trio 23 2 6 4 6 5 -5
b:trip 1f 2 -d 4 7 5 a 6 f 7 -5
b:trip_# 20 6 7
b:trous 20 6 8
b:truck 1r 0 f
b:trust 1w 0 -7 5 -a 9 8 a m
b:try 1q 3 b 5 -6
b:tub 1q 2 m 3 -5
b:tubs 1y 6 c
b:tuition 1t 0 -8 5 -c 7 11
b:tun 1x 5 f
b:turnkey 21 5 6
b:twelv 1g 3 -8 6 e 7 6
b:twelv_percent 23 4 8
b:twelv_week 21 7 7
b:twenty 1h 0 5 6 i
b:twenty_percent 21 6 7
b:twic_a 1v 2 6
b:two z 0 -h 1 -b 2 8 4 -5 5 a 6 n 8 -9
b:two_euro 1y 5 -6 6 8
b:two_hour 1q 2 -6 4 c 6 9
b:two_month 1p 0 -9 2 8 5 7
b:two_peopl 20 6 c
b:two_visit 23 5 6
b:two_week 1q 0 7
b:two_year 1u a 7
b:typical 1p 5 8
b:und 1m 0 6 3 -5 9 d
b:und_# 1w 0 6 9 7
b:underwr 20 7 5
b:union 1v a a
b:unit 1g 0 -8 3 u 4 -b 5 c 6 -a
b:univers 1q 0 g 4 5
b:unlimit 1a 0 10 2 -9 3 -7 4 6 5 -8 6 6 8 -5
b:unlimit_us 1y 0 6
b:until 1r 0 7 2 6
b:unus 21 5 7 a 5
b:up 11 0 i 2 -d 3 -8 5 q 6 8 7 -9 8 -7 9 -5 a -b
b:up_# 1u 2 b
b:up_fee 1u 5 8
b:up_front 1v 0 -6 5 6 9 5
b:up_of 1v 6 9
b:up_to 19 0 13 2 -d 6 -9 7 -5
b:updat 1w 0 -a 3 9
b:upfront 1x 5 a 9 5
b:upgrad 1y 3 6
b:upon 1w 5 9
b:ups 1r 0 -5 2 8
b:upsel 21 2 a
b:us 15 0 f 2 -c 3 -5 4 j 5 -h 9 6 a -5
b:us_# 1k 2 -6 5 9
b:us_a 1v 4 b
b:us_pay 23 8 9
b:usag 1s 0 6 1 8
b:usag_bas 23 4 6
b:usd 1p 1 6
b:usd_per 23 1 6 5 -5
b:use 1l 0 5 2 -5 3 5 5 8 6 -6
b:user 1b 0 v 4 -5 5 -5
b:user_monthly 1p 0 a
b:usual 1v 5 9
b:usually 1w 5 c
b:utility 23 3 5 6 7
b:van 1w 6 8
b:ve 1x 0 5 9 5
b:vehicl 1o 0 5 4 5 5 -d 6 c
b:vehicl_monthly 21 0 7
b:vendor 20 4 9
b:venu 1m 2 -5 3 9 4 5 6 -6 8 g
b:venu_pay 23 4 5 8 6
b:verifi 20 0 c
b:verific 23 0 -b 1 j
b:version 1j 0 h 4 -7 7 7 8 -5
b:version_# 1y 0 5 7 8
b:via 1n 2 h 3 6
b:video 1m 0 e 2 -6 4 -6 5 b 6 -6
b:video_# 20 5 a
b:virtual 21 0 -9 5 7 9 a
b:visit 15 0 -d 1 -7 2 -7 3 -8 4 h 5 1b 7 -8 8 -8 9 -8 a -5
b:visit_# 1l 2 -7 5 j
b:visit_fee 21 5 6
b:visit_for 1y 5 9
b:visitor 1v 0 5 4 7
b:volum 1h 1 r 2 9 4 -9
b:volunt 1x 0 -6 5 -8 a m
b:volunta 21 5 -5 a j
b:vouch 1i 0 -a 2 c 3 -7 6 9
b:wag 1w 4 5 6 -7 a b
b:wait 20 2 5 4 9 5 -a
b:wal 1u 8 8
b:walk 1m 0 -6 2 -7 4 d 5 6 a 6
b:walk_in 21 6 d
b:want 1r 2 6
b:ward 23 0 e
b:warehou 20 2 8 5 -6
b:warrant 1t 3 h 5 -8
b:was 21 0 6
b:wash 1m 0 -6 5 a 6 f
b:wash_# 1v 6 b
b:wast 1y a g
b:wat 21 5 7 a 9
b:way 23 5 5
b:we 10 0 -6 1 -a 4 19 6 -d 7 -e 8 -8 9 d a -a
b:we_add 1y 4 e
b:we_earn 1v 0 -6 2 6 4 -6 5 7 9 5
b:we_keep 1d 0 -6 2 -8 3 -6 4 16 6 -8 7 -5
b:we_sel 1u 3 5 5 5
b:we_tak 1k 4 n 5 -5 6 -7
b:web 1g 0 -b 2 1f 3 7 5 -e 6 -b
b:web_sal 23 2 a
b:web_shop 1n 0 -5 2 i 3 c 5 -7 6 -6
b:webshop 1n 2 w 4 -5 6 -7
b:websit 1u 2 i
b:wed 1s 0 7 3 c
b:wedding 1v 6 d
b:wednesd 23 6 6
b:week 11 1 -6 2 -d 3 -8 4 -9 5 p 6 d 7 b 8 8 9 -6 a -d
b:week_# 1u 7 b
b:week_cours 1w 6 8
b:week_fre 1s 0 9
b:week_or 21 1 6 6 5
b:weekday 1v 6 e
b:weekend 1f 0 -c 2 -6 3 -9 4 -8 5 8 6 13
b:weekend_# 20 5 7
b:weekly 18 0 -h 1 -7 2 5 3 i 5 s 6 -6 7 -5 9 -6 a -b
b:weekly_fee 20 6 5 9 6
b:weekly_stand 21 3 5 5 8
b:weekly_subscri 23 2 g
b:weight 1s 2 9 6 9
b:wel 1v a 7
b:what 1f 3 -8 4 j 7 -5 8 -6
b:what_i 23 4 f 5 -7
b:what_s 1x 6 6
b:what_the 23 a 5
b:what_we 23 0 7 4 -6 5 8
b:what_you 1v 0 7 4 6 5 -6
b:when 1b 2 8 3 -7 4 a 5 8 a -6
b:when_a 21 8 7
b:when_it 1x 0 -7 2 c 4 7
b:when_the 1r 0 -8 5 6
b:when_you 1r 2 6 9 6
b:whenev 1x 2 b
b:which 1q 4 j 5 -8
b:whil 21 0 -5
b:whit 1t 5 -7 6 d
b:who 1j 4 6 5 -6 6 -9 7 a a 6
b:who_can 20 5 8
b:whoev 20 4 7 8 5
b:whol 1g 0 -7 3 -5 6 c 7 7 8 -6
b:wholesa 18 0 -f 1 -5 2 1a 3 g 4 -6 5 -j 6 8 7 -6 8 -7 a -8
b:wholesa_by 23 3 a
b:wholesa_to 1k 2 g 3 b 5 -7
b:wil 21 5 7 a 5
b:win 1w 2 -8 3 6 6 e
b:window 1u 5 b
b:wint 1r 0 6 2 -6 4 -6 6 b
b:with r 1 8 3 y 4 -n 5 d 6 9 7 -a 9 -g a -g
b:with_# 1i 3 8 4 -6 5 6
b:with_a 1c 0 e 1 a 2 -6 3 -7 4 -b 6 8 7 -5 a -6
b:with_ads 1y 0 b
b:with_deposit 1w 3 7 4 7 5 -7
b:with_fit 1y 2 c 3 6 5 -8
b:with_fiv 20 0 -6 5 a
b:with_four 20 0 -5
b:with_insur 1y 5 8
b:with_lunch 21 6 5
b:with_one 1s 0 -5
b:with_premium 23 0 5
b:with_the 1i 3 -7 4 6 5 7 8 6
b:with_two 1p 3 a
b:within 20 5 8
b:without 1j 4 -5 8 b
b:without_ads 1y 0 7 8 6
b:won 1u 0 a 2 7
b:word 1s 5 i
b:work 1e 2 -6 3 -8 5 c
b:work_per 20 0 7
b:worksho 1f 0 -g 4 -7 5 8 6 e 9 -5 a e
b:worksho_for 1y 5 6 a 5
b:writ 1x 5 f
b:yard 1x 0 -7 4 a 5 6
b:year u 0 11 1 -6 2 -6 4 -m 5 -c 6 -s 8 7 9 a a q
b:year_# 20 0 -6 5 7
b:year_and 23 0 6 8 5
b:year_contrac 21 5 a
b:year_for 1q 2 d
b:year_fre 21 0 5
b:year_or 23 a 6
b:year_per 1s 0 b
b:year_s 20 0 -9 5 6
b:year_up 21 0 9
b:year_with 1x 3 5
b:yearly x 0 1w 2 -g 4 -8 6 -x 7 -e 9 -6 a 7
b:yearly_# 1u 0 a
b:yearly_by 1x 0 d
b:yearly_fee 1n 0 h 4 6 5 -b
b:yearly_licenc 1m 0 c 5 -6
b:yearly_members 1v 0 g 2 -5
b:yearly_per 21 0 a
b:yearly_plan 1n 0 5
b:yearly_servic 1w 3 5 5 7
b:yearly_subscri 1r 0 a 5 -6
b:yen 1x 5 6
b:you 19 0 a 3 -a 4 -6 6 -5 7 8 9 b a -8
b:you_buy 23 2 5
b:you_can 1y 4 8
b:you_don 23 0 9
b:you_lik 1v 2 b 5 -5
b:you_ve 21 9 6
b:your 1k 3 a 7 b
b:zloty 1o 5 7
b:zon 21 5 9
b:zł 1o 2 7 5 -9
b:zł_a 21 0 6
baby 1a 0 7 2 k 4 -f 5 -6 6 k 8 -6 9 -7
back t 1 7 2 m 3 6 5 5 6 -7 7 -b 8 -d 9 -g
back_a 1y 4 7
back_and 1n 2 a 6 -6
back_as 20 8 5
back_at 23 1 6 3 5
back_by 1v 5 5
back_clean 23 1 5
back_for 1r 5 7
back_i 21 5 -6
back_if 1v 2 5
back_in 1j 3 6 4 -8
back_of 21 0 9
back_on 1x 5 b
back_the 1q 2 6
back_to 1j 0 6 2 c 4 -5 5 -a 6 7
back_we 23 4 6
back_when 1y 2 7
back_with 1r 4 g 5 -7
back_within 1v 2 -6 5 5
backdro 1r 2 -8 5 p
backdro_and 20 5 8
backgro 1h 0 9 1 c 2 -c 4 8 5 a 6 -8
backgro_and 23 0 -5 1 c
backgro_check 1r 4 e
backlin 23 6 7
backpac 1q 0 -5 2 7 3 6
backup 1j 0 9 2 -8 4 -7 5 h 6 b
bad 1c 0 b 2 -5 4 7 5 -d 6 a 8 -6
bad_ones 1v 0 -7 1 5 4 5 5 -5 a 6
badg 1g 0 l 5 -e 9 -6
badly 1y 0 6
badmint 1y 4 5
bag 15 0 -r 1 -8 2 18 3 c 5 5 6 -5 7 -8 8 -b
bag_i 23 5 -9 9 6
bag_is 23 2 5
bag_of 1t 0 -6 2 5
bag_with 1v 2 c
bags 17 0 -g 1 -7 2 v 3 -6 4 g 6 8 7 -8 8 -9 9 -9
bags_and 1o 6 9
bags_at 23 4 a 6 -6
bags_in 20 4 5
bags_of 21 2 7
bahasa 1x 0 9
bait 1w 5 e 6 -5
bak 1c 0 -8 2 y 5 -h 6 -6 7 9 8 -6 9 -6 a b
bak_in 20 2 a
bak_the 21 5 5
bakery 1j 5 c 7 5
bakery_and 20 8 8
bal 1e 0 -b 2 9 4 -5 5 5 6 v 7 -8 8 -6 9 -5 a -7
bal_and 23 6 b
balanc 1f 8 -6
balanc_and 23 0 -7 6 6 9 7
balcony 1s 2 -e 3 h
ballet 23 4 5 5 -6 6 g
balloon 1u 5 c
balm 1x 2 b
bamboo 1n 2 l
ban 1v 5 9
banana 1s 2 c
band 1f 0 -a 2 c 9 -5 a -5
band_with 21 2 j 5 -6
bangla 1y 0 -b 1 k
bank 11 0 -8 1 b 2 -k 3 -b 4 -h 5 -q 6 -e 8 -a 9 21 a h
bank_account 1r 0 -6 4 -5 6 6 9 b
bank_and 1r a 6
bank_in 21 0 6
baptism 23 5 7
bar 17 0 b 1 6 2 9 3 -8 4 -b 6 v 7 -8 8 -9 9 -8 a -a
bar_and 23 6 6
bar_in 1x 6 5
bar_with 1s 5 6
barb 1r 6 d
barbers 23 0 -5 8 5
barcod 1h 0 l 4 7
barista 1v 5 -7 6 7 a c
bark 1v 0 -6 3 b 5 -6
barley 1w 2 c
barn 1j 0 -c 2 -9 3 d 4 c
barrel 1q 2 9 6 8
barri 1v 5 7
barrio 23 8 5
barrow 23 2 7
bars 1e 2 8 3 a 5 6 6 -6 a -5
bars_and 1v 3 a 5 7 6 -6
bart 23 4 g
bartend 1u 5 b
bas 17 2 i a -7
bas_and 20 2 6
bas_in 23 5 a
bas_on 1p 0 a 4 5
basemen 1s 5 c
basic 1o 5 -8 6 a
basil 21 5 8
basin 1t 2 -6 5 f
basket 1e 2 -5 4 l 5 -8 6 b 7 -5
basketb 1y 4 5 7 5
bat 1r 6 5 a 7
batch 19 2 q 5 -e 6 -7 7 b 8 -8 9 -7 a -6
batch_is 21 3 6
batch_numb 21 3 5
batch_of 20 2 6
bath 1e 2 g 5 b 8 -6 9 -5
bath_and 21 2 d 6 -5
bathroo 1k 6 5
battery 13 0 -s 1 -7 2 -n 3 33 4 -b 5 -c 6 8 7 -b 8 -c 9 -8 a -8
battery_and 1n 6 6 a 7
battery_for 21 3 6
battery_in 23 3 7
battery_last 1r 3 p 5 -6
battery_swap 21 9 9
battery_test 23 6 7
battl 1y 0 -6 5 -6 6 6 8 b
bay 1n 0 -6 2 7 3 -7 4 7 5 -8 6 d
bays 1s 6 a
be w 0 d 2 8 3 g 5 -a 6 -7 7 -e 9 -6
be_a 23 0 -6 5 6
be_and 20 0 -8 7 6
be_ask 21 0 -6 1 5
be_book 1x 6 6
be_bought 1y 0 -6 1 6 3 9
be_in 20 8 5
be_order 21 2 7
be_replac 23 3 7
be_seen 21 3 e 5 -7
be_shown 23 4 e
be_the 20 5 -6
be_ther 20 0 -5 5 8
be_wash 23 3 7
beach 1l 0 -a 6 b
beach_and 21 1 5
beacon 23 0 6
bead 1u 2 a 5 -6
beam 1t 0 -6 2 8 4 7 6 -8
bean 1i 0 -7 2 m 4 -7 5 -6 6 5
bear 1u 0 -5 2 -6 3 7 5 -5 6 9 8 5
beard 1r 0 -6 5 6 6 9
beat 1o 3 -6 6 b
beat_and 23 5 -8 6 c
beauty 1v 0 -6 4 7
becam 1x 0 7
becaus 1d 6 -6
becaus_of 20 1 5
becaus_the 1u 3 -5
becaus_we 1y 4 5 5 6
becom 1e 0 i 4 -6 5 -9 6 -8 7 6 8 -5 9 5
becom_a 1q 0 7 2 6 4 -5
bed 1a 1 -5 4 j 5 8 8 -5 9 -8
bedroom 1v 5 -6 6 7 8 6
beds 1c 0 -b 3 -b 6 h 7 -7 8 -6 9 -6 a n
beds_and 1t a 7
bedsid 1r 3 f 4 -6 6 -5 a 5
bedtim 1s 4 8 8 8
beech 1o 0 -7 2 d 3 i 5 -8
beech_and 23 3 a
beef 1t 2 9 6 6
beekeep 1y 4 a
been 1i 0 -6 2 7 5 i a -5
been_through 23 5 f
beep 1l 0 h 2 -c 3 h 4 -8
beer 1l 2 -d 4 -6 6 w
beer_and 21 6 6 a 6
bees 20 2 7 6 -5
beeswax 1s 2 s 5 -7
beet 20 2 7
beetroo 20 2 a
befor p 0 c 1 -8 2 5 3 -j 4 a 5 j 6 8 7 -9 8 -8 a -d
befor_# 1w 2 9 4 a 5 -6
befor_a 1s 1 8
befor_aft 1w 0 9
befor_and 1g 0 -5 4 -7 5 l
befor_any 21 5 -8 6 9 9 5
befor_anyon 21 8 5
befor_anyth 23 5 a
befor_arrival 20 4 6
befor_each 20 6 6
befor_i 1u 0 9 5 -7
befor_it 1i 2 -8 5 7
befor_launch 20 4 5
befor_send 1v 0 6
befor_the 18 3 -8 8 d a 6
befor_they 1m 4 9
befor_we 1n 0 -6 4 -6 5 r
befor_you 1b 5 b 8 -5
befor_your 21 6 b
beforeh 1l 0 -8 5 9 a 6
beg 1x 5 -6
began 1u 0 6 5 -9 a 7
begin 1a 0 -c 4 -5 5 -b 6 q
begin_in 21 6 6
begin_with 1r 5 b
behalf 20 0 -7 1 7
behavio 1k 0 g 5 -9 6 7
behind 17 1 -7 5 -a 6 s 8 -7
behind_a 1w 0 -6 4 5 5 6 6 -6 9 5
behind_glas 23 6 8
behind_it 1x 0 5
behind_me 21 6 7
behind_the 1f 5 -d 6 g 8 -6
bel 1h 0 d 3 -6 6 8 7 -5 8 -5 9 -5 a 5
bel_at 21 6 5
belay 23 6 8
belgium 20 4 8
believ 1w 2 7
belly 1x 5 7
belong 1n 1 i 3 6 5 -8
belong_to 1o 1 e 3 7 5 -8
below 1j 0 -6 3 k 5 -c 8 6
below_# 1x 0 -6 1 9 2 -6 3 7
below_the 23 3 f
belt 1h 0 -6 3 h 6 f
bench 1b 0 -a 1 -6 2 5 3 -b 6 1b 8 -8 9 -8 a -c
bench_in 23 6 8
bench_with 23 6 b
benchma 1w 0 6 8 6
bend 1r 3 d 5 -6 6 -6
beneath 1s 4 -5 5 8 8 5
beneath_the 21 3 7 9 6
benefit 1v 0 7 5 -6
bengali 20 0 8
bent 1w 2 8
berlin 21 0 -7 2 a
besid 1c 3 b 7 -6
besid_it 1w 1 6
besid_my 1w 4 e 5 6 6 -9
besid_the 1o 4 -5 5 7
besid_your 23 0 8 5 -5
bespok 21 5 c
best 1f 0 c 1 5 5 -b 6 -8 9 -5
bet 1f 0 j 3 -8 4 -a 5 -b 6 b
between 13 2 -g 4 d 5 15 7 -8 9 -d a -5
between_# 1x 4 6
between_the 1p 2 -8 3 a 5 6
between_two 21 0 5 4 5
between_visit 20 5 d
bevel 23 5 7
beyond 1x 0 -7 5 8
bias 20 0 7
bibl 20 5 -5 7 9
bibs 20 2 a
bicycl 1n 0 -8 4 6 5 5 a 8
bid 1m 0 7 4 v 5 -e 6 -6
bids 1w 0 8
big 12 0 l 1 -a 2 -9 3 d 4 -b 6 d 9 -5 a -6
big_button 1t 0 8 3 7
big_let 1u 0 9 2 -7 5 6
big_screen 21 0 6
big_siz 23 2 8
bik 17 0 -k 1 -7 2 -6 4 d 5 t 6 -6 7 -6 a -6
bik_shop 23 3 5
bik_with 1v 2 -6 3 g 5 -8
bil 12 0 o 1 p 2 -m 3 -i 6 -5 7 -9 8 -b 9 b
bil_and 1p 1 b 5 -6
bil_by 1x 0 5
bil_for 1y 1 5 5 -6
bil_with 21 0 6
bilingu 1i 0 -8 4 -7 6 g 8 a a -5
bin 1k 2 -7 4 -8 5 j 7 8
bind 1r 0 -f 4 j
bins 1n 2 -9 3 6 5 m
bio 1x 0 7
biologi 1u 5 a
birch 1v 2 f 5 -7
bird 1n 0 -7 2 6 5 7
birming 20 2 8
birth 1m 0 6 6 -5
birthda 1e 0 8 3 -7 4 -7 6 8 8 7 a -5
birthda_and 20 8 5
biscuit 1l 4 9 5 -c 6 9 7 a
bishop 20 5 b
bit 1a 2 i 3 -a 4 -8 7 9 8 -7 9 6 a -6
bit_and 21 5 7
bit_of 1p 0 -8 2 c 7 7
bits 1q 0 -g 4 8 5 6
black 1d 0 -5 2 e 4 -9 5 c 6 8 a -6
black_and 1y 2 7 5 -5
blackli 1y 2 5 4 6 5 -5
blackou 21 5 e
blad 1j 0 -e 3 g 5 g 6 -7
blam 21 1 6 5 -6 6 7
blank 20 2 b 8 6
blanket 1k 0 -7 4 9 5 -d 6 f
blast 23 2 6 5 -6 6 6
ble 20 2 8
bleach 1v 3 a 5 -8 7 b
bleed 23 0 8
blend 1j 0 -5 2 o 4 -6 5 6 6 -8
blind 1i 0 6 2 -e 3 7 4 -7 5 i
blind_and 21 6 6
blink 1w 0 -5 3 8
block 19 0 6 3 i 5 -f
block_and 1y 6 6
blood 1h 3 -6 4 -8 5 6 6 f
blood_pressur 1s 6 c
blood_test 21 6 7
blous 1x 7 9
blow 1p 2 -9 3 -5 5 g 8 5
blown 21 2 7
blu 1h 0 9 3 c 9 -5 a -6
bluetoo 1q 0 e 3 9 5 -5
blur 1x 0 b
blush 1w 2 6 7 5
board 11 1 -8 2 -a 3 -c 4 a 5 j 6 c
board_and 1p 8 6
board_for 1r 0 b 4 7 5 -8 6 -5
board_on 21 5 7
board_the 23 a 5
boat 1h 0 6 2 8 4 -6 5 -9 6 c
boat_and 23 8 7 a 6
body 1a 2 6 6 5 8 -6 9 -7
body_and 1x 5 6
bog 23 a 6
boil 1g 0 8 5 b 6 -6
bold 1x 2 8
bolt 1n 3 o 4 -6 5 -c
bolt_on 21 3 5
bon 1o 2 c 3 -6 4 -5 6 d
bond 1s 9 6
bonnet 1x 2 5
bonu 1r 0 b 5 9 6 -5 9 6
book s 1 -f 2 -f 3 -q 4 1i 5 t 8 7 9 -n a -c
book_a 1g 0 -8 3 -5 4 p 5 -6
book_an 23 4 6
book_and 1k 4 7 5 -7 6 b
book_by 1i 0 -b 2 -7 4 a 6 5 8 e
book_calenda 23 3 7
book_for 1o 4 8 a 6
book_on 1r 4 7 5 7
book_onlin 1n 2 -9 4 l 6 8
book_sit 1u 5 6
book_softwar 21 0 6
book_system 23 0 8
book_the 1l 0 -7 2 -6 4 -7 5 j 6 8
book_with 1p 0 8
book_you 23 1 7
booking 1k 0 6 2 -7 5 8 6 6
bookkee 1q 0 -6 5 8 7 9
booklet 1s 0 -6 2 b 7 8
booksho 1x 2 6 5 -6
boot 1e 0 -8 6 v 9 -6
boot_and 1x 6 7
bootcam 21 7 f
booth 1n 2 -8 4 -7 5 7 6 v
bor 1n 2 7 5 7 6 -9
bord 1p 0 5 2 -5 4 6 6 -6 a 5
borehol 1x 6 8
born 1u 0 -7 1 5 5 7
borrow 1g 0 -9 4 a 5 -h 6 -6 7 5 9 8 a 7
borrow_a 20 0 -5 2 8
borrow_for 23 a 9
bos 1h 0 k 6 -5
bos_sees 1w 0 5
bot 1l 0 f 4 -5 5 -5 6 -5 7 5
botanic 1x 2 7 6 7
both 12 0 b 1 -a 2 -g 4 16 6 -f 7 -a 8 -9 9 6
both_agre 23 0 d 5 -5
both_of 1x 0 6
both_sid 1i 0 -e 4 q 5 -7 a a
both_ways 1w 4 a
both_with 21 4 a
bots 1x 8 9
bottl 15 0 -a 1 -7 2 x 3 w 4 -e 5 -e 6 f 8 -a 9 -9 a -b
bottl_and 1v 2 7
bottl_from 1y 2 -5 6 a
bottl_on 23 3 6
bottl_with 1t 3 b
bottom 1p 4 e 5 -5
bought 1f 0 -a 2 b
bought_a 20 0 -5 2 6
boulder 21 6 9
bound 1s 5 c
boundar 23 3 7
bouquet 1x 3 9
boutiqu 1k 0 -7 2 -d 5 f 6 g
boutiqu_with 23 2 -5 6 8
bow 1w 5 5
bowl 1f 0 -5 5 8 6 o a -6
box u 0 -x 2 1w 3 h 4 7 6 -8 7 -6 8 -g 9 -h a -a
box_and 1m 2 b
box_by 1w 2 6
box_each 23 2 6
box_for 1o 2 7 3 d 5 -6
box_from 23 4 7
box_in 1v 0 -5 2 9 8 5
box_is 20 2 9
box_of 1q 0 -7 2 k 7 a
box_on 1s 2 5
box_or 20 5 9
box_that 1x 1 5 4 5 5 7
box_to 1y 1 6 2 -7 6 9
box_with 1e 2 n 3 7 4 -7 6 -7
boys 1q 0 -7 2 6
br 11 0 -x 1 -6 2 -l 3 -a 4 h 5 1f 6 b 8 -6 9 -a
br_a 1q 5 a
br_back 1w 2 -5 5 8
br_in 21 6 8
br_it 1k 0 -a 2 -9 4 9 6 h
br_own 23 5 6
br_the 1n 5 c
br_them 1u 2 -7 5 c
br_togeth 21 4 a
br_your 1u 3 8 5 -e 6 c 7 5
bra 1y 2 i
bracele 1y 2 7
bracket 1v 5 c
braid 1s 2 9 6 8
brain 1u 3 7 6 -5
brak 1j 0 -9 2 -7 6 s
branch 1j 0 d 2 -a 4 -7 6 9 8 7
brand 13 0 8 1 -6 2 o 6 b 7 -9 9 -a a -9
brand_and 1u 0 -9 5 5
brand_for 21 2 6
brand_in 20 4 9
brand_of 1w 2 f
bras 1i 0 -9 2 i
brav 20 0 -6 5 a 6 5
brazil 1x 0 -7 2 b 9 5
brazili 1w 2 8 5 -5
bre 1r 2 9 3 6 6 -7
bread 1g 0 -6 2 -6 4 -5 6 t a -5
bread_and 23 9 5
break 1b 0 5 2 -7 4 -6 5 f 6 -7 8 -6 a 5
break_the 1v 2 -6 3 6
breakdo 1s 5 6
breakfa 1f 5 -f 6 l 7 -6 a b
breast 20 2 a
breastf 1v 2 6
breath 1d 0 9 2 -e 3 k 4 -8 6 -8 8 5 a -7
breath_and 21 1 5
breath_with 21 3 6
breatha 20 2 a
breed 1v 2 5 3 a 5 -9
brew 1o 6 k
brewery 1p 6 i
brib 20 5 6
brick 1m 2 7 3 g 5 -7 6 -c 9 6
bridal 1u 5 -7 6 f
bridg 1m 6 7
brief 1l 2 7 4 e 5 -6 6 -6
bright 1k 5 -7 6 p
brin 20 2 8
bring 1a 0 -9 4 b 5 a 8 -6
bring_a 20 6 6
bring_it 1o 0 -c 2 6 4 8 5 j 6 -8
bring_them 23 5 5
briquet 20 2 -e 3 t
bristol 23 5 9
british 1v 2 6 6 -5
brochur 23 5 c
brok 1k 0 i 2 -9 3 6 5 -b 6 -7 7 6 9 5
broken 1g 0 -8 4 8 5 f 6 -h 9 -5
broom 1w 4 6 5 h
broth 1g 2 8 4 -8 5 7
broth_s 20 2 8
brought 1u 5 f
brow 1s 6 h
brown 1l 0 -7 2 5 4 -8 5 -7 6 i 7 6
brows 1g 0 z 2 -7 5 -d 6 -8
brows_and 1y 3 7
bruis 21 6 a 7 6
brunch 23 6 6
brush 1h 0 -c 2 9 5 d 6 7
brush_and 1y 2 5
bubbl 1p 4 6 5 9
bucket 1k 0 -7 3 8 5 7 6 9
buckwhe 23 6 6
buddy 1q 5 6 8 7
budget 19 2 -7 3 -8 5 d 6 -c 9 f a -5
budget_and 1q 1 9 5 6
buffet 1v 4 9
buggy 23 2 6 6 6
build x 1 -d 3 8 4 -6 5 9 6 6 7 h 8 -8 a -b
build_a 1c 3 m 4 -5 6 -9
build_an 20 0 6 7 6
build_and 1s 6 a
build_in 1w 2 a
build_it 1v 2 6 5 7
build_one 23 5 -6
build_the 1o 5 6
build_with 23 6 7
buildin 1r 0 7
built 12 0 15 1 -6 2 -f 3 m 4 8 5 -s 7 -9 8 -9
built_a 1k 0 9 3 7 5 -a
built_around 1v 0 6
built_by 1p 0 d
built_for 1q 0 e 5 -7
built_from 1x 9 7
built_in 1i 0 j 3 e 5 -a 6 -8
built_with 1r 0 a
bulb 1r 0 -7 3 8
bulk 1m 0 5 2 9 6 5
bully 23 6 5 8 9
bump 1s 2 6
bump_and 23 2 6
bunch 20 0 -6 3 i 5 -8
bundl 1g 2 a 3 -8 4 b 9 -7
bunk 1u 2 7 6 8
bureau 1q 0 -a 4 -6 5 -8 9 y
burg 20 6 b
burglar 23 5 a
burial 1u 5 7
burn 1h 2 7 3 a
burnt 1t 2 9 5 -8 6 7
bus 18 0 -5 2 -6 3 -b 6 8 9 -6 a l
bus_and 23 a 7
bus_with 20 5 -7 a d
busines 1d 1 8 2 -c 3 -a 4 -9 5 7 6 -d 7 n 9 5 a -6
but 19 0 -e 2 d 4 -b 6 b
but_the 20 5 6
butch 1o 0 -6 5 d 6 9
button 16 0 y 1 -7 2 -5 3 e 5 -c 6 -d
button_and 1s 0 b 4 -5
button_for 1w 0 6
button_to 20 0 9
button_with 20 4 c
buy y 1 -8 2 -8 3 -h 4 10 6 -f 7 -b 9 n a -7
buy_a 1q 0 -9 4 5 9 a
buy_and 1u 4 e
buy_back 21 2 7
buy_can 20 2 -6 5 d
buy_from 1v 2 9
buy_pays 21 4 6
buy_s 1v 0 5 9 6
buy_see 23 4 c
buy_the 1u 0 -5 9 9
buys 1s 4 b 5 -7 8 5
buz 1k 0 u 2 -a 3 7 4 -7 6 -9
by a 0 1i 1 -m 2 d 3 -8 4 12 5 -e 6 -f 7 -l a -p
by_# 1h 2 b 6 -7
by_a 10 0 i 1 -b 2 v 4 -d 7 -a a -6
by_addres 23 8 6
by_age 1m 2 9 5 -8 7 6
by_ai 1s 1 9
by_all 23 6 7
by_an 1i 0 7 2 c 4 -7 7 -5
by_app 1h 0 -d 1 7 2 -a 5 e 6 g
by_appoint 21 2 -a 3 7 6 9
by_bik 1v 5 a
by_blind 21 0 8
by_bluetoo 21 0 9
by_bus 23 0 -6 4 b
by_camera 23 3 6
by_card 1n 5 6
by_chapt 23 8 7
by_chat 1o 0 6 2 7 4 -7 9 7
by_cod 1t 0 -6 3 6 5 -6 6 a
by_colour 1w 2 -7 4 9
by_country 21 5 -6
by_couri 20 5 a
by_cours 23 4 6
by_dat 1y 4 6 5 -6
by_day 1k 0 8 5 a
by_distric 1y 0 d 5 -a
by_doctor 20 0 -9 1 5 4 8 5 -5 8 5
by_driv 23 0 a
by_dron 23 5 8
by_e 21 5 7
by_eight 23 3 8
by_electri 21 5 f
by_even 1x 4 g
by_expert 23 4 8
by_eye 23 2 8
by_four 20 2 -6 a 6
by_fram 23 5 a
by_friday 1y 4 6
by_gps 23 0 9
by_half 1v 5 5
by_hand 1b 0 -8 2 g 5 8 9 -6
by_hour 1o 0 9 5 -8 6 5
by_how 21 7 6
by_human 21 1 6
by_incom 21 0 -a 9 d
by_indepen 23 4 8
by_item 23 9 7
by_itself 1c 0 9 2 -7 3 e 4 -8 6 -d 8 b 9 c a -5
by_languag 21 0 -9 4 9
by_lawy 23 0 a
by_let 1y 2 9 8 6
by_level 1v 0 6
by_lin 21 4 b 5 -7
by_link 1o 0 9 9 5
by_local 1k 0 -a 4 f 5 -7
by_m 1s 5 7
by_machin 21 2 5
by_mail 1o 2 e 5 -8
by_me 1u 0 -5 7 d
by_memb 20 a c
by_messag 21 2 9
by_mobil 1m 3 7 5 -a 9 j
by_monday 21 2 7
by_month 1u 3 7 4 8
by_mood 1w 0 -9 8 e
by_motorbi 20 5 8
by_my 1n 0 -6 2 c 5 -7 8 7
by_nam 1n 2 6
by_nativ 20 2 6
by_neighbo 23 8 5
by_noon 1w 2 -6 4 7 5 b 6 -6
by_numb 20 1 6
by_nurs 20 0 d
by_one 1j 2 a 3 5 4 -7 6 5
by_our 1f 2 8 5 6 6 7
by_ourselv 23 2 7 5 7
by_peopl 1k 0 7 5 7
by_phon 16 1 -8 3 -6 4 k 5 7 6 -7 7 -6
by_photo 1k 5 8 6 -7
by_pix 23 9 5
by_post 1h 0 -6 2 10 5 -g
by_postcod 20 0 6
by_qr 1n 0 h 4 -6
by_radio 23 8 5
by_real 1s 0 -c 1 9 4 b 5 -7 8 9
by_satelli 20 0 7
by_scan 1v 6 6 9 7
by_school 1v 2 -5 4 e
by_season 1w 0 7 7 6
by_shift 23 4 7
by_sid 1l 0 6 4 6
by_siz 1r 5 -6
by_sms 1j 0 a
by_someon 20 0 6
by_step 1m 0 7 4 -5
by_sup 23 0 5
by_tap 21 7 5
by_teach 21 4 f
by_team 23 0 6
by_ten 20 2 6 5 -7
by_text 1i 5 -8 6 a
by_the y 0 -d 1 -6 2 -q 4 z 6 q 8 -9
by_their 20 2 -7 4 6
by_them 1u 2 7
by_thos 23 0 -6 2 5
by_thursda 1y 2 -6 5 a a 5
by_trad 1v 4 -5 8 8
by_train 1s 2 -7 5 p 6 -5
by_tricycl 21 2 -9 4 5 6 b
by_two 1f 0 d 2 d 4 -6 5 -h 8 b a -6
by_us 18 4 d 5 h 6 -a 7 -9 9 -8 a -5
by_ussd 1x 0 6 9 6
by_van 23 6 b
by_video 1b 0 -7 5 m 7 a
by_voic 1f 0 9 4 -8 5 6 6 -7 9 8 a -6
by_week 1o 0 9 5 -e 7 c 9 -6
by_weight 1v 5 -9 6 i
by_whatsap 1f 0 9 2 6 a -6
by_with 23 2 5 5 -5
by_women 1s 5 -7 a 8
by_word 23 1 6
by_young 21 2 -6 4 c
by_your 1v 0 -7 2 7
c 1o 2 r 3 -7 5 -6
cab 20 0 b
cabin 1k 3 -6 6 f 7 5
cabinet 1q 0 -5 3 c 5 5
cabl 1f 0 -c 1 9 3 g 4 -d 5 h 8 -5
cabl_and 21 1 c 3 8
cad 23 5 8
caf 1q 0 -9 3 6 6 c
café 1g 5 -a 6 f 7 -5 a a
café_wher 21 a 8
café_with 1y 6 e
cag 1r 0 -7 5 8 6 7
cak 1d 0 -8 2 a 3 -7 4 5 8 -6 9 -6 a d
cal u 0 j 2 -u 3 c 5 15 6 -o 7 -8 8 -c a -6
cal_a 21 3 5
cal_and 1k 2 -6 3 5 5 5 6 -6
cal_at 1w 0 -6 5 8
cal_back 23 1 a 8 5
cal_befor 20 5 b
cal_by 1w 0 9
cal_centr 1s 0 -6 4 f 9 8
cal_every 20 0 -9 5 6
cal_in 1p 5 8 9 6
cal_or 1t 5 8
cal_the 1n 4 6 5 6
cal_to 1v 3 7
cal_when 21 0 -5
cal_with 1l 0 e 3 -5
cal_you 21 a 7
calcula 1a 0 q 3 -8 5 -f 6 -a 9 c a -6
calcula_and 21 0 6
calcula_the 1y 0 5
calenda 13 0 19 1 -7 2 -7 3 -6 6 -e a -7
calenda_and 1q 9 b
calenda_for 1r 0 f
calenda_that 23 0 -5 4 8
calenda_with 1x 0 7
calf 20 3 7
calibra 1r 3 b 4 -5 5 6
calligr 23 2 8
calm 1b 3 -6 4 -b 5 a 6 d 7 -7 8 f 9 -5 a -8
calory 1y 2 d
calv 20 5 -5 6 b
cam 1h 0 -5 4 -b 5 8 a 8
cam_in 1y 6 8
camera 12 0 i 2 -e 3 13 4 -a 5 -9 7 -9 8 -8
camera_and 1l 0 i 2 -7
camera_for 1y 3 9
camera_on 21 0 7
camp 1g 0 -g 2 -7 4 8 5 a 6 -f 7 d a b
camp_in 1y 5 c
camp_on 23 7 5
campaig 1l 7 c
campaig_for 23 0 -5
campsit 23 6 5
campu 1n 0 -a 4 j 8 6
can n 1 7 2 7 3 z 4 -k 5 -w 7 -7 8 7 9 7 a -9
can_also 1w 5 -7
can_be 13 0 5 1 9 2 6 3 w 4 -6 5 -l 7 -a a -9
can_book 1w 0 -6 8 7
can_buy 1w 6 7 8 5
can_cal 1x 5 6
can_chang 1w 0 -7 4 5
can_check 23 0 a
can_com 1y a 5
can_do 1q 4 8 5 -8
can_eat 23 5 6
can_filt 23 4 5
can_get 23 2 6
can_hav 23 2 a
can_join 1w 8 5
can_leav 23 2 7
can_open 1v 2 a
can_ord 1u 2 8
can_pay 1u 3 5 5 -9 6 d
can_pick 21 5 9
can_ring 21 2 5
can_see 1k 0 7 5 -6 6 h
can_send 1s 5 -7 9 6
can_show 1y 0 -7 1 7
can_sit 23 5 6
can_t 18 2 -6 6 -c 8 5 9 8
can_tak 1u 5 -7
can_try 1x 5 -6 6 7 7 9
can_use 1t 1 e
can_visit 23 3 8
can_watch 1s 0 -7 7 5
can_writ 20 8 9
canal 20 8 6
cancel 1g 2 -7 4 m 6 -5 9 c
cancel_slot 23 0 -5 4 a
cancell 1t 0 a
candida 1l 0 7 5 h 7 5
candl 1h 2 l 3 -7 6 b 8 -6
canist 23 3 8 5 -5
cano 1x 0 -7 2 -5 6 a 8 6
cans 1r 0 -5 2 -7 4 -6 6 j
canteen 1q 0 -6 4 7 5 6 9 6
canva 1q 2 a
canva_with 23 2 a
cap 1j 6 e
capacit 1o 0 8 4 5 6 -5
caps 1o 0 -6 2 d 3 -6 4 -5
capsul 1x 2 c
captain 1y 6 8
caption 1q 0 d 2 5
captur 1s 0 9 1 6
car z 2 -7 3 -f 4 -g 5 j 6 19 a -d
car_and 1v 6 5
car_at 23 5 7
car_for 1s 5 c
car_of 1x 1 5
car_own 23 4 5
car_park 1q 4 -5 5 b 6 d
car_plan 1x 5 6
car_seat 21 2 f 4 -6 5 -8 8 7
caramel 21 2 6
carbon 1n 0 -6 3 f 5 7
card u 0 e 2 x 3 -e 4 -9 5 -m 7 -a 8 -o 9 18 a -d
card_a 23 9 6
card_and 1h 1 6 2 7 3 5 6 -9 7 -5
card_are 23 2 6
card_for 1l 0 -c 4 -7 5 -7 9 r
card_in 1q 9 6
card_or 1t 9 8
card_payment 1x 6 5
card_that 1s 9 6
card_the 21 0 5
card_we 23 a 5
card_with 1k 2 b 3 -5 5 -8 9 9
cardamo 20 2 8
cardboa 1n 0 -a 2 d 4 9 5 8 6 -8
caretak 1q 0 f
cargo 1l 0 -b 3 -5 5 t 6 -5
cargo_bik 1r 0 -5 5 l 6 -5
carpent 1o 4 7 5 5 6 -7 7 7
carpent_and 23 4 6
carpet 1n 0 -6 2 -6 5 8 6 6
carri 1i 0 -8 2 7 3 a 4 6 5 -a
carrot 1q 2 6 6 9
carrot_and 21 6 8
carry 18 0 -h 2 8 5 j 7 -8 9 -5
carry_a 1v 0 -5 2 h 6 -5
carry_out 21 5 d
carry_the 1q 2 -8 3 a 8 6
carry_your 23 4 5 6 8
cars 1h 3 -8 5 c 6 9
cars_and 1x 6 7
cart 1k 2 -e 6 f
cart_and 20 2 -9 6 c
carton 1j 0 -8 2 w 3 -9 5 8 6 -7
cartoon 1u 5 -5
cartrid 1t 0 -7 2 l 3 6 5 -b
carv 1r 0 -8 2 9 7 c
cas 14 2 m 3 g 4 -i 6 -c 7 -7
cas_and 1y 2 8
cas_in 23 2 7
cash 1a 0 -7 2 -g 3 -d 4 j 5 -6 6 a 7 -7 9 q
cash_or 23 4 7
cash_out 23 6 7
cashbac 23 0 c
cashew 1y 2 a
cassava 21 6 9
casset 20 5 6 8 5
cast 1n 0 -8 2 c 5 9
castl 1y 5 g 6 -6
cat 1k 0 8 4 -8 5 -7 6 c
catalan 21 2 6
catalog 1j 0 9 2 a 3 -6 5 -8 6 6 8 -5
catch 1l 0 f 6 -7
categor 20 9 6
cater 1q 0 -6 4 a
cats 1j 0 -b 3 5 6 e
cattl 20 5 5
caught 1x 3 8 6 -6
caus 1p 0 8 3 c 5 -d a 7
cav 1x 6 6
cctv 23 5 -6 6 8
ce 20 2 5
ceil 1r 1 a 4 -5 5 -7 6 9
ceiling 20 1 7 2 -5 5 7
cel 1l 0 -7 2 -b 3 y 5 -c
celebra 1p 7 5
celebri 21 1 6 2 7
cellar 1j 3 -9 4 -6 5 a
cello 1v 0 -6 2 -7 5 g 6 -7
cement 1r 3 8 5 -a 6 8
cent 1o 0 6 4 -5 6 -6 9 6 a f
centime 1s 3 8
centr 1a 0 -d 1 -5 2 -5 4 i 5 -h 6 m a 6
centr_and 1x 0 -8 5 9
centr_for 23 0 -5 4 7
centr_with 1w 5 -7 6 g
central 1q 5 e
central_kitchen 21 2 -7 5 f
ceramic 1m 0 -6 3 8 4 7
ceremon 1n 0 -7 4 -9 5 o 6 9
certifi z 0 -e 4 -e 5 r 7 z 8 -g 9 -8
certifi_and 1o 5 7
certifi_by 1y 5 6
certifi_for 1s 0 6
certifi_with 1x 5 6
chai 1y 6 5
chain 1d 1 7 2 -9 3 -7 5 a 6 d 7 -6 8 -6
chain_of 1v 4 6
chainsa 23 5 -6 7 6 a 7
chair 18 0 -9 1 -6 3 -9 6 16 7 6 8 -7 9 -6 a -7
chair_and 1v 2 9
chalk 1n 0 -a 3 -7 4 5 5 -6 6 e a 6
challen 1n 0 8 1 a 4 -6
chamb 1v 0 -6 6 8
champag 1y 3 a
champio 1x 3 6 5 9 6 -7
chanc 1v 0 7
chang z 0 7 1 i 2 f 3 6 4 -6 6 -d 7 -b 9 -d
chang_and 1s 5 a
chang_by 23 0 8
chang_it 1v 0 8
chang_of 21 0 -8 a 7
chang_the 1o 2 8
chang_with 1u 2 7 3 7
chang_your 23 a 6
channel 1i 0 6 1 5 2 -8 5 -7 6 -7 8 n
channel_and 23 1 7
chapel 1v 0 -a 4 f 6 9
chapt 1l 6 -9 8 v
chapt_and 23 8 6
charact 1o 0 -9 1 n 8 6
charcoa 1r 2 -7 3 o 4 -5 5 -9 6 7
charg 17 0 -k 1 f 2 -c 3 18 4 -8 5 b 6 -5 7 -8 8 -9 a -8
charg_by 20 1 6 3 i
charg_in 23 6 8
charg_on 21 3 g
charg_point 23 1 7
charity 1n 6 -9 a n
chart 1d 0 e 5 -a
chas 1j 0 b 3 -5 4 -7 6 8
chas_the 1w 5 5 a 5
chat 12 0 1c 1 -7 2 -8 3 -c 4 9 5 8 6 -o 9 -5 a -7
chat_and 1o 0 f 6 -6
chat_wher 23 8 6
chat_with 1n 0 a
cheap 17 0 9 2 -g 3 d 6 6 7 -6 9 -8
cheap_and 21 3 5
cheap_phon 1s 0 8 3 5 8 6
cheapes 1r 0 g
cheat 1r 0 8
check p 0 w 1 -6 2 -n 3 -r 4 1h 5 v 6 -m 7 -n 8 -6 9 -6
check_and 1h 0 8 3 -6 4 a 5 7 6 -8
check_at 1t 5 d
check_by 1d 4 p 6 -a 8 8
check_each 1l 0 -a 2 -6 4 8 5 7 6 9
check_every 1r 2 6 4 -6 6 -6 a 5
check_for 1q 4 c
check_in 1e 0 t 5 -9 6 -9
check_ins 21 4 5
check_of 1v 0 8 4 -6
check_on 1t 4 7
check_so 23 0 7
check_that 21 5 -5
check_the 1g 2 -6 5 d 9 8
check_what 21 9 9
check_with 1r 4 d
checkli 1g 0 l 3 -5 4 -a 5 9
checkli_and 20 8 5
checkli_for 21 0 7
checkou 1p 4 a 9 b
cheek 23 5 -6 6 8
chees 1i 0 -6 2 d 3 -9 6 f
chef 1g 2 c 3 -8 5 a 6 7 a -6
chemica 1p 0 -6 3 7 5 k 6 -6
chemist 1n 0 5 2 7 6 -7 7 8
cherry 1t 0 -6 3 b 5 7
ches 1v 4 a 6 7
chest 1r 4 7 5 6
chew 1n 2 g 3 5 4 -6 5 a 6 -9
chicken 1o 2 a 5 -9 6 b
chicken_and 1y 2 7 8 5
chickpe 1y 2 b
chief 1y 5 f
chil 1g 0 -5 2 z 3 -6 4 -8 5 -c
child 14 0 -7 2 f 4 -8 5 j 6 -a 8 -a 9 5 a 6
child_and 1y 0 7
child_psychol 20 3 6 a 5
child_seat 1v 5 a 6 -6
childca 1p 2 -6 4 -6 5 -5 6 5 7 6 a c
childre 13 0 -e 2 -h 3 6 5 -h 6 w 7 g 9 -a a 8
childre_can 1y 0 -9 4 9
childre_from 1v 4 6 5 -7 7 5 8 5
childre_s 1i 6 6
childre_with 20 7 5 a 7
chilli 23 2 9
chilly 20 2 7
chimney 1y 5 7
chin 21 5 7
china 21 5 9
chip 1d 0 -b 1 7 3 d 4 -6 9 -8 a 8
chip_and 1x 3 7
chip_in 20 4 7 5 -6
chlorin 1y 2 8
choic 1k 2 9 3 -5 4 -7 6 7
choir 1w 5 -7 7 5
chok 23 3 5 6 6
choos 10 0 -k 1 m 2 t 3 -e 5 6 6 -f
choos_a 1k 0 -9 1 c 2 7 6 -7
choos_from 1t 2 a 5 -a
choos_one 23 2 9
choos_onlin 23 2 7
choos_the 1k 1 6 5 6 6 -8
choos_your 1s 8 9
chop 1t 5 b
chor 1q 0 5 5 -6 9 c
chosen 1h 0 5 2 m 5 -6
christm 1n 0 -5 2 c 3 -6 5 -8 6 g
church 1h 5 6 a 6
church_hal 1u 0 -6 4 6 5 -9 6 9 7 5 a 6
churn 1x 2 -6 6 d
cigaret 21 0 -5 6 b 9 7
cinema 1v 0 9
circl 1e 0 -6 2 -b 3 -6 6 -e 9 8 a l
circl_of 1v 0 -7 a 9
circl_with 23 0 -5 8 6 a 6
circuit 1u 2 -6 5 7
circula 21 3 6
cit 1y 0 9 5 -6
citizen 1v 0 7 5 -7 a e
city 18 0 -8 1 -7 3 -6 4 h 5 j 7 -6 8 9 9 -7 a -6
civil 1y 0 -6 5 6
claim 1c 0 q 1 -5 2 -6 3 -8 4 -c 5 b 6 -b 8 -6 9 e
claim_get 23 9 8
clamp 1r 2 b 3 d 6 -5
clan 20 0 7
clap 20 6 b
clarity 21 0 6
clas 13 0 -t 2 -c 4 o 5 -s 6 u 7 16 8 -e 9 -7
clas_and 1u 2 5 5 -6
clas_by 20 4 7 6 7
clas_for 1r 6 8 7 c
clas_iia 21 3 7
clas_in 1t 5 -9 6 8 7 f
clas_of 1w 0 -6 7 7
clas_on 20 7 a
clas_with 1y 7 b
classic 1v 6 9
classro 1s 4 7 5 -c 6 9 7 5
claus 1v 1 5 2 b
claw 21 5 6
clay 1i 0 -8 3 9 6 5
clay_and 21 5 5 a 6
clean w 0 -v 2 7 3 e 4 -6 5 11 6 z 7 -f 8 -i 9 -j
clean_and 1g 0 -9 2 7 3 8 4 -6 6 e
clean_by 23 2 5 5 -5
clean_for 1x 5 7
clean_the 1u 3 7 5 6
clean_them 21 4 5
clean_up 1t 0 -5 5 7 a 5
clean_with 20 0 6
cleans 23 2 8
clear 1b 0 -i 5 5 6 5 8 -7 a 6
clear_pric 20 5 -5 6 9 7 7
clearan 1w 0 6
clearly 1w 1 5
clerk 1p 0 b 1 9 4 -7
clev 1w 0 6 1 5
click 15 0 v 2 -8 4 8 5 -h 7 -9 a -7
click_and 1v 0 6 4 6
click_it 23 8 8
click_on 20 1 6
client 11 0 w 1 -6 2 -5 3 -b 4 -6 5 n 8 -b 9 -9 a -5
client_s 1r 2 -6 5 a
cliffha 21 0 -8 8 l
climat 1q 0 6 3 6
climb 1g 6 g 7 -6 8 5 a -6
clinic 18 0 5 2 -a 3 -7 6 v 8 -8
clinic_and 1w 0 -6
clinic_in 20 6 8
clinic_with 1w 6 b
clinica 1k 2 7 3 d 4 -6
clinica_study 20 3 b
clinici 23 5 9
clip 17 0 -8 1 h 3 m 5 6 6 -9 8 -8 9 -9 a -6
clip_and 1u 4 7 5 5
clip_for 1w 0 -5 5 7
clip_in 1w 2 5 3 9 5 -6
clip_on 1s 1 9 3 7
clipboa 21 4 7
clock 1e 0 c 2 -e 4 7 6 h 8 -5 9 -5
clock_and 20 0 9
clon 23 1 b
clos 15 3 9 8 -6 9 -8
clos_and 23 6 7
clos_by 1w 2 -6 3 7 4 5
clos_it 23 2 6
clos_the 1s 2 -7 3 e
clos_with 23 6 -5 7 a
cloth 19 0 -a 1 6 2 l 6 -j 8 -6 9 -8 a d
cloth_and 1v 1 7 5 -6 a 6
cloth_for 20 2 9
cloud 1e 0 p 2 -a 3 f 4 -9 6 -6 9 -6
clov 21 2 e
clu 1x 0 -5 2 b
club 16 0 d 1 -8 3 -c 5 -n 6 o 7 8 8 5 9 -8 a -5
club_and 1t 0 6 7 7
club_for 1x 8 6
club_in 1u 6 -6 7 d a 7
club_with 1s 5 -7 6 b 8 5
clutch 1x 2 a 5 -d 6 h
cm 1u 0 -6 2 a 3 b
cnc 1w 0 -7 5 9 6 6
co 1d 5 e
co_# 1s 3 8 5 7 6 -6
coach 13 0 k 1 -9 2 -d 3 -h 4 -a 5 p 6 j 7 6 8 -g 9 -a
coach_are 1v 0 -6 5 7 6 -6 7 a
coach_by 21 0 d
coach_for 1x 5 8
coach_in 1t 7 7
coach_who 1y 5 6
coast 21 9 5
coat 1h 2 c 3 -6 4 -6 5 r 6 -a
cockpit 23 0 9
cocktai 1t 5 9
cocoa 1u 2 e
coconut 1q 0 -5 5 -6 6 e
cod y 0 h 1 5 2 -h 3 c 4 8 5 -6 6 -9 a -9
cod_a 1y 6 -5
cod_and 1k 0 c 3 7 5 -b
cod_at 1y 4 7
cod_for 1s 6 a 9 9
cod_from 23 0 -8
cod_in 1v 0 5
cod_is 21 7 8
cod_on 1v 4 5
cod_with 1x 0 5
coffe 16 2 -a 3 -b 6 z 8 -9 9 -6 a 9
coffe_and 1r 6 6
coffe_ground 21 2 6 5 7
coffe_hous 21 a b
coffin 20 2 9
cohort 1v 0 8 5 -5 7 c
coil 1s 2 -7 6 i
coin 1g 2 -f 3 a 6 9
cold 1a 0 -9 1 -5 3 a 4 -8 5 g 6 i 7 -6 9 -7 a -6
cold_box 21 5 8
cold_pres 23 6 7
cold_room 1t 5 a
cold_stor 23 6 5
collar 1j 0 -e 2 b 3 t 5 -9
collar_with 20 3 b
collate 21 4 -6 9 h
colleag 1f 0 a 2 -8 5 d 6 -5
colleag_and 21 0 -6 6 5
collect y 0 -7 1 -b 2 f 3 -g 4 i 5 j 7 -f 8 -6
collect_all 1y 0 5 5 -6 9 7
collect_and 1s 4 a 6 -8
collect_at 1v 2 f
collect_eggs 23 6 a
collect_in 1x 4 7
collect_it 1y 2 d
collect_of 1x 2 9
collect_on 21 5 -5
collect_the 1o 0 -7 5 f
colleg 1u 0 -6 6 6
colour 12 2 q 3 a 4 -c 9 -6 a -5
colour_and 1n 3 6
colour_cod 23 5 7
colour_of 1y 7 7
colour_that 1y 2 9
column 1r 0 7 2 -6 4 -6 6 -6 8 f
com p 0 -5 4 a 5 m 8 -f
com_a 1v 0 d
com_along 1w a 7
com_automat 23 5 7
com_back 1e 2 a 5 9 6 -b
com_befor 21 9 g
com_by 1r 2 a
com_every 1w 6 6
com_first 1x 4 6 5 -6
com_for 1s 4 6 5 a
com_from 1f 3 -8 4 -7 7 6
com_hom 1t 5 b
com_in 1e 0 -9 2 6 4 6 a -6
com_off 20 3 8
com_on 1p 4 c 5 -5 6 6
com_out 1k 1 8 2 5 3 -7 4 -8 a 7
com_the 1w 0 7 5 5
com_to 1a 0 -h 2 -6 4 b 5 7 7 6 8 -5
com_two 21 0 6
com_with 1e 0 -a 2 9 3 7 5 8 8 -5 9 -7
comb 1v 2 7
combin 1k 0 7 1 9 2 -5 3 6 4 -7 5 -5
comedy 1x 4 -5 5 6 8 6
comic 1o 2 7 5 -7 6 -c 7 6 8 c
comment 1d 0 r 2 -9 3 -7 4 -6 6 -8 8 f 9 -5
comment_and 1y 0 8
comment_by 23 8 6
comment_on 1x 0 a
commerc 1n 0 -e 1 7 5 7
commiss 1e 0 9 2 -6 4 -5 5 9 9 8
commiss_from 1u 0 -6 5 n
commiss_on 23 0 5
commit 20 0 d
commitm 23 0 e 5 -8 a 6
committ 1v 0 6 5 -8 a g
common 1k 3 -6 5 -8 6 7 a 6
communa 23 6 7
communi 19 0 9 2 -7 3 -7 4 -b 5 -c 8 a a o
commut 1v 0 -8 3 5 4 7 5 -6 8 5
compact 1q 0 -6 3 o
compani 1g 0 j 2 -9 4 8 5 -7 6 -b 8 7
company 12 0 -a 1 -8 2 -d 3 -c 4 c 5 s 6 -e 8 -6 9 e a 8
company_and 1s 5 a 9 5
company_can 23 4 8 5 -6
company_for 21 5 8
company_s 1t 0 6 5 -8
company_with 1t 9 8
compar 18 0 7 1 a 2 -g 4 n 5 -d 6 -b 9 5
compar_and 21 4 d
compar_pric 20 8 6
compar_with 1q 0 6 4 -5 5 -7 a a
compari 1p 2 -5 8 b
compari_with 23 0 8
compart 23 3 7
compati 1u 0 a 5 -8
competi 1o 6 6 7 7
complai 1l 0 n 4 -6
complet 1e 2 e
complia 1j 0 c 2 -7 6 -6 9 a
compone 21 5 a
compos 1r 0 -b 1 b 8 8
compost 1j 0 -a 2 7 5 l 6 -7
compoun 1s 2 -6 5 6
compres 1u 3 8 6 b
comput 1e 0 g 1 6 2 -7 3 a 4 -c 5 -8
concent 1v 0 -5 3 9
concept 1r 5 8
concert 1p 0 -6 2 -6 7 6 8 h
concier 1v 0 6 2 6 4 -5
concret 1n 3 7 4 -6 5 8
conditi 1j 4 c 5 -6
condo 1y 3 6
conduct 1v 3 9
confere 1y 8 6
confide 1m 1 5 2 -5 4 -5 5 9 a 6
configu 1v 2 e
confirm 1c 0 f 2 -8 3 -7 5 9 6 -6
confirm_and 23 5 8
confirm_by 1w 5 7
conflic 1v 0 b
conform 23 0 6
connect 14 0 k 2 -a 5 6 6 -g 8 -5 9 8
connect_and 23 5 7
connect_by 23 0 7
connect_to 1h 0 a 2 -7 9 7
connect_your 1x a 9
consent 1f 0 i 1 g 2 -7 3 -5 4 -7 9 -6 a -5
consent_and 1x 1 f
consent_form 20 0 8
conserv 1v 5 b 7 5
consign 1x 4 7 5 -7
consist 1y 0 -8 1 c
consol 1q 5 -7 6 i
constan 20 0 7 3 -5
constru 1r 5 e
consult 1d 2 -e 3 -6 4 -5 5 g 6 n a -6
consump 1y 5 5
contact 1b 3 b 5 9 6 -a 7 -7
contact_and 1y 3 6
contact_person 21 9 6
contain 1b 0 -f 3 5 4 -6 5 c 6 g 7 -6 8 -6 9 -7 a 6
contain_by 23 5 8
contain_with 23 6 7
contemp 20 6 a
content 1k 0 5 2 6 5 -b 7 f
contest 1y 9 5
contine 23 7 6
continu 1q 7 7
contrac z 1 -5 2 -i 3 -c 4 14 5 f 6 -9 7 -7 8 -5 9 7 a -8
contrac_and 1i 0 8 4 j 6 -8
contrac_is 23 4 6
contrac_templat 23 4 b
contrac_with 1q 4 8 5 d 6 -6
contrad 20 0 9
contrib 1v 0 -d 2 -5 4 d 5 -6 8 d 9 a
control 1b 0 i 1 -5 2 -b 3 a 5 -5 6 a 9 -7 a -7
control_and 21 4 6
control_of 21 0 e
control_room 23 3 6 4 6
convent 21 8 6
convers 1h 0 h 6 -a
convers_and 21 5 5
convert 1j 0 -7 2 -7 4 -a 6 i 8 6
cook 11 0 -t 1 -a 2 e 5 i 6 y 8 -f 9 -d a -5
cook_a 23 4 7
cook_and 1s 0 -5 4 7 5 9
cook_by 23 5 8
cook_fresh 20 5 a
cook_in 1p 6 7
cook_with 21 3 6
cooky 20 2 8
cool 1d 0 -7 2 7 3 g 4 -9 5 -7 6 7 a 5
cool_box 1y 2 6
coop 20 5 -5
coopera 1h 3 a 5 -9 6 7 9 -6 a 7
coordin 1k 0 -f 5 m 6 -6 a f
cop 1n 2 c 4 -5 5 6
copy 1i 2 -9 3 -5 4 -6 5 6 6 7
cor 1s 0 b 5 -6
cord 1v 0 -8 3 d
cork 1l 0 -7 2 e 3 a 5 -6
corn 16 0 -i 2 7 4 g 5 -j 6 13 7 -b 9 -7
corn_and 1r 6 8
corn_for 1x 6 8 8 9
corn_on 23 2 b
corn_shop 1x 2 9 4 7
corpora 1n 2 -5 4 c
correct 1b 0 c 1 8 2 -e 4 -b 6 8 a -7
corrido 1p 2 -9 3 -6 4 i a 6
cosmeti 21 3 5
cost 13 0 w 2 -l 3 f 4 -e 7 -9 8 -7 9 5
cost_# 23 3 6
cost_a 20 0 8 3 8 5 -6
cost_are 21 0 -6 a 9
cost_by 23 0 6
cost_for 23 1 8
cost_les 23 5 8
cost_per 1p 0 f 5 -6
costum 1s 0 -5 4 7 5 a
cosy 23 6 7
cot 1x 2 6 6 -5 a 5
cots 23 2 9 5 -5
cottag 1v 0 -6 1 5
cotton 1e 0 -7 2 16 3 -8 5 -9 6 6
couch 1r 6 g
cough 1n 3 d 5 -e 9 6
could 1o 0 9 5 -c 9 5
council 1h 0 6 2 -8 5 -e 8 e a 8
counsel 1i 0 e 2 -6 3 -5 4 -7 5 11 6 -k 7 -7 8 -5
counsel_in 20 5 8 a 6
count z 0 r 1 -d 2 -a 3 -c 4 6 5 -7 6 n 8 -7 9 -9 a 6
count_and 1r 3 5
count_as 20 0 b
count_by 1w 2 5 8 8
count_for 1v 2 -7 6 a
count_of 1x 8 7
count_the 1o 0 6 2 -8 4 6 5 c 6 -7
count_with 1w 0 -9 5 c 7 5
countdo 1v 0 7
counter 1y 3 7
country 18 1 9 2 d 3 -8 5 d 6 -7 a -a
country_and 1v 0 -5 2 5
country_with 20 0 -5 5 8
county 1s 2 -7 4 f 5 -6 6 -a 8 7
coupl 1f 0 f 2 -7 5 c 6 -a
coupl_and 23 5 5
coupon 21 0 c
couri 1h 0 -9 2 -6 4 d 5 q 6 -9 9 -6
cours 15 1 -8 2 -k 3 -c 6 e 7 1g 8 -c 9 -9
cours_and 1u 5 5
cours_for 1u a 7
cours_in 1p 0 -8 2 -6 7 i
cours_on 1v 0 a 5 -9
cours_with 21 5 -5
court 1d 0 -f 5 i 7 -6 a h
courtya 1v 5 b
cousin 1h 0 -6 2 9 5 -5
cousin_and 23 7 6
cousin_s 1x 2 9 6 -5
cov 15 0 -e 2 e 4 -8 5 9 7 -8 9 o
cov_and 1r 5 6
cov_the 21 9 7
cover 1i 0 -9 1 7 2 -7 4 -9 6 e a 5
cover_and 23 5 6
cow 1r 4 6
cowork 21 6 7
cpa 23 0 -h 5 g 9 9
crack 1h 0 7 2 e
crackl 1u 6 a
craft 1i 0 -e 2 a 4 6 5 -7 7 5 8 6
craftsm 1y 5 b
cran 1n 2 a 4 -7 5 6
crash 1v 0 6
crat 1e 0 -e 2 h 4 7 5 7 6 b 8 -6 9 -6 a -6
crat_and 21 5 e
crat_with 20 4 7
crav 23 0 7
crawl 1p 2 -a 4 e 5 -a 6 6 7 9
cream 1h 2 n 3 -9
cream_and 1y 2 8
creamy 23 6 8
creat 1f 0 8 5 -7
creat_the 1v 0 7
creativ 1u 2 6 4 6
creator 1o 2 -8 4 r 6 -7 9 -6
creatur 23 0 7
credit 19 0 -m 2 -c 4 v 6 -c 7 -5 8 -a 9 18 a -b
credit_bureau 23 9 f
credit_check 20 0 -7 9 e
credit_for 1x 4 b
credit_scor 1x 0 -7 5 -5 9 j
creep 1x 0 k 5 -8
cremati 21 5 b
crew 18 1 -5 2 -b 4 9 5 x 6 -g 7 -6 8 8 9 -7
crew_of 1t 5 b 6 -5 8 6
cricket 1s 0 -6 2 7 5 6 8 7
crim 1u 6 -7 8 m
crisi 1v 8 c
crisp 1v 2 7
criteri 1x 0 5
critica 23 5 6
crm 1o 0 e
crms 23 2 6
crook 1w 0 -7 1 l
crop 1q 0 -8 2 6 3 c 6 -6
cros 1j 0 c 2 7 3 -6 5 -7 6 -a 8 9
crowd 1r 3 9
crown 1s 2 5 6 6
cruis 1y 5 h
crumb 1s 0 -7 9 8
crunchy 1y 2 9
crush 1r 2 a 6 -6
crust 21 2 6 6 9
crutch 23 6 g
cry 1q 0 -c 2 -6 5 b 7 c
crêp 21 6 5
cue 1y 5 c
cuf 1r 0 5 3 7
cultur 1n 0 -9 2 8 4 -6 5 9 7 7 8 5
cultura 21 0 g
cup 1l 0 -6 4 -6 6 k
cupboar 1o 0 -8
cups 1n 2 9 5 -6 6 8
cur 1y 2 5 3 9
curat 1i 2 i 3 -8 4 8 5 -6 6 7 a -6
curat_by 20 0 9
curator 21 0 6
curd 20 2 e 5 -5
curl 1y 5 -7 8 6
curly 1y 2 8
currenc 1m 4 -5 6 -5 9 q
current 1o 3 5 9 6
curricu 1n 2 -6 3 8 5 -9 7 d
curry 1r 6 h
curs 21 0 -5 2 -6 3 9 8 7
curtain 1j 0 -c 3 -8 4 8 6 k
curtain_and 23 1 6
curv 1m 0 g 3 e 4 -5 5 -7 6 -6
cushion 1m 0 -6 2 7 4 -7 5 7
custody 1y 0 5
custom z 0 o 2 s 3 -k 4 -9 8 -8 a -9
custom_fil 21 2 b 4 -6
custom_in 1v 2 7
custom_ord 1v 2 6
custom_s 1q 0 8 4 -5
custom_sign 23 0 a
cut 11 0 -k 1 -7 2 18 3 a 4 -c 5 6 8 -6 9 -a
cut_a 20 0 -6 2 7 5 -7 a a
cut_by 23 2 5
cut_from 20 2 7
cut_in 1t 2 7
cut_it 20 9 6
cut_on 20 2 9
cut_out 23 0 6
cut_the 1u 0 -5 1 7
cut_to 1w 3 9
cuts 1e 0 7 2 7 3 d 4 -8 5 -a 9 -6
cv 1p 0 9 5 6 a 5
cv_and 20 7 5
cvs 23 4 7
cyb 23 0 6
cycl 1k 0 c 4 -6 6 5
cycl_and 1y 0 d 5 -6
cyclist 23 5 5
cylind 1v 0 -6 5 j 6 -5
d 16 2 l 3 -a 4 6 8 -6
d_# 23 2 9
d_be 23 2 6
d_lik 1s 4 9 5 -7
d_rath 1y 4 b
dad 1m 2 5 4 -6 5 6 9 6
dad_s 23 0 6
dads 1u 5 -5 6 b
daily 13 0 f 1 -6 2 -d 5 b 6 -8 8 9 a -b
daily_lesson 21 7 e
dairy 1q 2 d 5 -c 6 9
dal 21 4 5
damag 1h 2 -a 3 -5 5 p
damag_is 20 4 8
damp 1r 3 5 4 6 5 -b
danc 1i 0 -k 5 8 6 c 8 b
danc_floor 20 5 9
dangero 20 1 5
dari 21 0 b
dark 1i 0 6
dark_skin 1y 0 -6
dashboa 1e 0 o 3 b 5 -b 6 -a
dashboa_for 1u 9 6
dat z 0 1b 2 6 3 -f 4 6 6 -a 7 -c 8 -a a -9
dat_and 1g 0 e 5 -5 6 -6
dat_are 20 0 6
dat_by 23 9 5
dat_of 1t 0 7 2 5 5 -7
dat_on 1y 2 8
data 10 0 17 1 h 3 -7 4 -a 5 -r 6 -f 8 7 9 -c
data_and 1o 0 a 1 b 5 -7
data_is 21 0 6
data_protect 1w 0 6
data_stay 1t 0 6
data_to 23 0 9
databas 1k 0 w 4 -6 5 -9 6 -5
daught 1o 3 8 9 7
dawn 1n 0 5 4 -8 5 a
day n 0 -7 1 -e 2 -h 3 -h 4 -6 5 1e 6 9 7 9 8 -a 9 i a -e
day_a 1x 0 7 7 6
day_and 1b 2 -9 5 m
day_befor 1q 6 7
day_by 1r 0 c 4 6 5 -6
day_centr 1y 6 b
day_deliver 21 6 8
day_for 1u 0 5 5 7 9 a
day_from 20 5 5 9 6
day_in 1p a 6
day_is 21 0 9
day_of 1s 0 6 3 6
day_one 1m 2 -7 5 -5 a 8
day_or 1q 4 c 5 b 6 -7
day_rat 23 9 7
day_the 1v 9 5
day_to 1u 1 6 5 6
day_we 1y 5 -5 6 5
day_with 1m 0 a
day_you 1x 5 7
daycar 21 5 -6 6 a
days s 0 -d 1 -c 2 j 4 6 5 s 6 8 7 -j 8 -f a -7
days_a 1n 0 -7 6 g a 5
days_and 1i 9 7
days_by 21 2 5
days_for 23 7 6
days_it 20 0 6
days_no 20 0 6
days_of 1s 2 5 6 -6 9 7
days_on 20 0 7
days_or 1u 4 9 9 7
days_then 23 2 8
days_to 1w 4 7
days_we 1x 5 b
days_with 1t 5 d
days_you 1y 9 7
daytim 1v 5 6
dbs 23 4 6
de 1t 6 6
dead 1j 0 -a 2 6 3 -b 4 -5 6 -a 7 b 8 b 9 a
deadlin 1j 0 h
deaf 1q 4 -7 6 -6 a f
deal 1f 0 d 2 -7 3 -9 4 g 6 -b 9 7 a -7
deal_and 20 4 7
deal_with 20 5 6
dear 21 6 6
death 1y 5 c
debat 21 0 -a a j
debit 1o 4 -6 9 l
debit_card 20 0 -9 9 g
debt 1m 2 -5 5 -a 6 -a 9 l a 6
debtor 23 9 6
decemb 1u 2 c 6 -5
decent 1v 5 6
decid 1f 2 -7 4 -d 5 -d 6 -6 8 8 9 e a l
decid_in 23 9 c
decid_on 20 a 6
decid_what 23 a 7
decisio 1n 0 9 1 5 4 -6 5 -8 9 b a 5
deck 1i 4 -6 5 8 6 -6
deck_and 20 5 b
declara 1x 9 6
decor 1y 4 8 5 7
decorat 1o 6 6
dedicat 1w 0 -9 5 d 8 7
deduct 1w 5 9
deducti 1w 0 -a 5 a 9 c
deep 1k 0 -8 4 -7 5 8 6 d
deep_tissu 23 5 8
deer 23 2 5 5 -8 6 9
default 1t 1 9 4 -8 5 -7 9 l
defect 1r 0 d
degr 1k 2 c 5 e 6 -5
degr_and 21 5 5
degre 1t 0 -7 5 m 6 -6 7 5
delet 1m 0 5 1 f 2 -7 5 -6
delet_aft 1x 1 g 5 -6
deletio 21 0 8
deliv 17 0 -c 2 l 4 d 5 c 7 -5 8 -9 9 -a
deliv_a 1u 2 7
deliv_and 21 2 5
deliv_by 1y 5 9
deliv_in 1x 2 5 4 9
deliv_with 23 4 b 5 -5
deliver x 0 -a 1 -6 2 1i 3 7 4 d 5 7 6 -c 7 -f 8 -7 9 -g a -e
deliver_and 1q 3 d 6 -7
deliver_by 1n 0 -d 2 6 3 -5 4 a
deliver_chil 20 2 5
deliver_in 1k 0 -9 2 e
deliver_next 21 4 8
deliver_not 1x 0 9
deliver_on 1u 3 h
deliver_to 1k 2 l 4 -7
deliver_twic 23 2 6 5 6
deliver_within 1x 2 5 6 7
demand 1j 4 6 5 -a
demo 1o 2 -b 3 -6 7 a 8 d
denmark 23 7 7
dent 1u 0 6 5 f
dental 1q 2 -6 6 k
dentist 1l 4 -6 6 9
departm 1m 0 6 5 9
departu 1x 0 -6 4 8 5 7
depend 20 0 7
depend_on 23 0 8
deposit 17 0 j 1 -6 2 -9 3 -7 5 -e 6 8 7 -6 8 -7 9 u a -8
deposit_and 1q 0 8
depot 1l 2 -a 4 -6 6 7 a 7
depth 1u 2 8 5 -8
dermato 1n 0 -c 1 v 5 -g
describ 1j 1 9 4 g 6 -7
describ_the 1t 4 b 5 -6
descrip 1s 0 a
design y 1 -c 2 1h 3 8 4 -p 5 k 6 -9 7 -9 9 -b a -a
design_a 1w 2 9
design_and 1i 0 -9 2 c 5 j
design_by 1o 0 8 2 9 5 -a
design_for 1r 2 9
design_in 1w 2 5
design_with 1n 0 c 3 a 5 -7
desk 19 0 8 3 -7 5 -7 6 f 8 -7 a -8
desk_and 1x 2 8 5 -5
desk_for 20 7 5
dessert 21 6 d
detail 1q 0 5 2 -5 6 -5 9 6
detect 1m 0 7 2 -5 3 l 5 -9
detecti 1t 0 9 2 6 4 -5 5 5 6 -7
detecto 21 0 6
deterge 1y 2 -6 6 d
detox 23 5 k 6 -a
develop 18 0 -a 2 h 3 k 4 -c 6 -c 9 -7
develop_a 1r 0 -6 3 j 5 -5
develop_an 23 8 6
develop_by 23 7 6
develop_with 1n 2 9 3 d 5 -7
devic 1a 0 d 1 8 2 -7 3 f 4 -8 5 -8 6 6 7 -6 a -6
diabeti 21 5 8
diagnos 1n 1 8 6 5
diagram 23 0 7
dial 1v 2 a
dialect 1i 0 m 2 -6
dialogu 1v 0 a 8 9
diary 1f 0 v 2 -7 6 -9
diary_in 21 0 a
dic 1x 2 f
dictat 1x 0 8
dictati 21 7 6
did 1d 0 9 2 -7 5 a 6 -6 a -6
did_she 21 5 9
did_you 23 0 6
didn 23 0 -6 5 6
didn_t 23 0 -6 5 6
die 1y 0 6 5 -6
died 1x a 7
dies 1v 0 6 2 7 5 -7
diesel 1t 5 6 9 8
dietiti 1p 2 8 5 c
differe 1e 1 7 2 9 5 -c 6 5 9 -5
difficu 1k 2 b
diffus 21 2 7
dig 1l 0 -5 4 -7 5 n 6 -7
digest 1x 3 k 5 -7
digit 1x 0 -5
digital 17 0 h 1 -8 2 6 3 -8 4 -e 5 7
digital_print 23 2 8
digitis 21 0 7
dignity 1y a a
diligen 23 0 5
dim 1x 0 9 2 6 5 -7
din 1a 0 j 1 -5 2 8 3 -8 4 -d 6 j 8 -8 a -7
din_and 1v 4 6 5 8
din_room 1y 2 -6 6 h
ding 21 3 7
dinosau 21 2 7 5 6
dip 1p 0 -8 2 e 5 -8 6 8
diploma 1t 2 -6 7 f
direct 1d 2 j 3 -6 5 -6 7 -6
direct_debit 1u 0 c
direct_from 1u 2 f
directi 1q 0 6
directl 1f 2 6 5 5 6 -8
directl_in 23 0 9
directl_to 1w 2 6
directo 1j 4 8 5 -6
directo_of 23 4 6
dirty 1p 4 -5 5 c
disabil 1q 2 7 4 -6 6 -7 a 6
disabl 21 5 8
disappe 1y 2 5
disc 1s 0 -7 8 5
dischar 1w 0 -6 1 c
discipl 1y 5 b
discoun 1l 0 p 2 -a 5 -6
discov 23 0 -5 4 7
discove 1y 2 5 5 7
discree 1o 2 e 3 -6 4 -6 5 8
discus 21 0 a
discuss 1x 0 -7 5 -6 8 6 a 8
diseas 1y 3 5
dish 1b 3 a 7 -6
dish_with 21 9 6
dishwas 1q 3 e
dishwas_saf 20 3 8
disinfe 1x 2 9
dismant 23 4 7
dispatc 1j 0 7 3 -6 4 r 5 -b
dispens 1w 2 -7 6 g
display 1k 0 -9 2 -e 3 p 5 -b 6 k
display_in 21 3 7
disput 1t 0 -7 5 8 9 8
dissolv 23 2 8
distanc 1i 0 d 2 -6 3 -5 4 e 6 -6 9 -5 a -5
distanc_and 1y 0 6 4 5
distil 1y 2 7 6 6
distill 23 2 9
distrib 1m 3 8
distric 1k 0 c 2 -7 5 7 8 9 9 -5
ditch 20 5 9
div 1v 5 -c 6 l 8 6
divid 1t 0 -5 4 -5 5 5 6 -6 9 p
divorc 1v 2 -6 5 h
dj 1x 6 d
djs 1v 6 7 8 7
dna 21 0 -5 3 6 5 9
do u 2 -n 3 -j 4 -7 5 1o 6 -7 7 7
do_it 1j 0 7 2 -6
do_not 1m 2 -6 5 9
do_the 1c 0 -6 3 -9 4 -8 5 i 8 -5 9 5
do_with 23 5 5 7 9
do_you 1v 0 c
dock 1v 0 -6 3 f
docs 23 1 6
doctor 14 1 j 2 -7 3 -g 5 j 6 8 7 -b 9 -c
doctor_and 1u 0 -5 a 6
doctor_s 1r 4 7
documen 16 1 8 3 -b 5 h 7 6 8 -9 9 -7
documen_and 1s 0 -6 a 7
documen_in 20 1 5
documen_with 21 6 6
does 14 0 c 1 7 2 -7 5 7 8 -7 9 -9
does_it 1r 0 8
does_not 1n 0 -d 2 7 3 b 5 -9
does_the 1l 0 6 2 -7 3 -6 5 f
doesn 18 2 b 3 h 5 -b 6 -8
doesn_t 18 2 b 3 h 5 -b 6 -8
dog 19 0 -c 1 -6 2 f 4 g 9 -8
dog_s 1v 5 6
dogs 1c 0 -i 4 n 6 b 7 -7 9 -6
dogs_and 1v 3 6
dol 21 1 5
dollar 1j 0 b 4 -6 5 -b 6 -a 7 -5 8 6 9 d a a
dom 21 6 i
domain 1w 0 d
don w 0 d 4 9 5 b 6 b 7 -7 8 -b a -e
don_in 1n 0 6 2 -b 4 -6 5 j
don_t 12 2 6 4 a 5 -9 6 8 8 -8 a -6
donat 1u 4 7 a 9
donatio 1q 0 -b 2 8 4 f 6 -6 a 5
donor 1k 0 -b 3 -6 4 -a 6 -6 9 -8 a 1l
door y 0 -7 1 -a 2 -a 5 q 6 q 7 -d 8 -6 9 -d a 7
door_and 1n 3 5
door_cod 1v 0 6
door_is 23 3 5 5 6
door_on 1y 2 8
door_open 1v 0 -7 8 5
door_to 1w 0 -5 5 a
door_with 1r 2 -7 5 a
doorbel 23 0 -6 3 a
doorste 1s 2 9 4 -6 5 8
dorm 21 6 e
dos 1m 2 d 5 -a
dosag 21 2 9
dossi 21 5 8
dot 1o 4 e 5 -9
dots 1w 0 9 2 9 5 -a a 7
doubl 1c 0 9 2 9 5 5 6 -7 8 -5
doubl_and 23 0 7
doubt 1w 5 -8 7 8
dough 1s 3 9 5 -9 6 h
doula 23 5 8
down 10 0 b 3 -b 4 -8 5 t 6 9 7 -6 8 -b 9 -c a -7
down_and 1v 2 -5 5 5 6 e
down_at 20 1 6
down_by 20 5 6 8 5
down_for 1w 4 b
down_in 21 5 6
down_the 1q 6 8
down_to 1p 2 5
down_what 20 5 d
downloa 1g 2 a 6 -a 8 f
downloa_for 23 8 7
downloa_the 20 1 6
downsta 21 5 -6 6 7
dozen 23 4 9
draft 1c 0 s 4 -a 6 -8 8 7 9 -6 a -5
draft_in 20 0 7
draft_the 1r 0 9
drag 1f 0 19 2 -b 5 -a 6 -a 9 -5
drag_a 1x 0 8
drag_and 21 3 6
drag_the 1v 0 i
dragon 1w 0 7
drain 1n 0 -9 2 -7 5 j
drainag 21 5 7
drap 1s 0 d 2 -c 5 b 6 -6 7 7
draw 14 0 c 2 f 4 -g 5 -c 6 -f 8 c 9 d
draw_a 1v 6 5
draw_and 20 5 -8
draw_it 1v 2 6 9 6
draw_of 1y 9 5
draw_the 1q 0 5 6 -5
draw_with 23 8 6
drawing 1g 1 5 6 -c 8 e
drawing_and 1y 1 5 2 5
drawn 1j 2 l 4 -a 8 5
drawn_by 1x 5 -5
dres 1e 0 -9 2 j 3 -6 6 8
drew 1x 0 9 a 5
drew_the 23 0 8
dri 1i 0 -7 2 u 3 a 5 -g
drift 1w 2 -6 6 9 8 b
dril 1d 3 6 5 d 6 -b 8 -5 9 -5
drink 1b 0 -e 5 b 6 j 7 -6 a -7
drink_and 20 5 7
drip 1i 0 -c 6 6 9 a
driv 10 2 -b 3 -a 4 h 5 h 7 -a 9 -9
driv_a 1w 8 5
driv_and 1q 5 7
driv_in 23 6 a
driv_is 21 4 6
driv_licenc 20 5 5
driv_on 23 5 6
driv_the 20 5 9
driv_with 23 0 e 4 -5
drivewa 1q 5 9
dron 1h 0 -9 2 -c 3 -8 4 -9 5 y 6 -a 9 9 a e
dron_and 21 5 6
dron_pictur 21 a 5
drop 11 0 b 2 9 4 q 6 -h 9 -f a -5
drop_in 1p 2 -8 6 -a 7 6 a 6
drop_it 1w 0 -6 2 -6 3 c 4 6
drop_off 1q 6 9
drop_out 1x 0 e 5 -9
drop_the 1x 4 a 5 -6
drug 1t 0 a
drum 1i 0 -k 1 b 4 -7 6 f
drum_and 21 0 -6 1 6 6 8
dry 16 0 -c 1 -7 2 k 5 -9 6 f 8 -7
dry_clean 1x 5 -5
dry_ice 20 6 7
dry_on 23 7 7
dubai 20 2 5 5 8 6 -7
duck 1u 0 -7 4 9 5 -5
due 1j 0 r 2 -5 5 -7
due_dat 1r 0 a
due_diligen 23 0 5
dues 20 0 8
dug 1w 0 -6 5 7 6 a
dul 20 4 7 5 6
dummy 20 7 7
dump 1x 4 -5 5 f
dumplin 20 6 8
duplica 1u 0 8 2 6
dur 1h 2 -5 5 a 6 -b 7 8 a 6
dur_the 1r 0 -7 6 -5 7 9
dusk 1v 1 6
dust 1l 0 -c 3 e 5 a
dust_and 21 3 a
dutch 1q 0 8
duty 1j 0 o 2 -6
duvet 1v 5 6 8 5
dye 1r 6 6
dyed 1v 2 f
dynamic 1s 0 c
dynamic_pric 20 0 6
dyslexi 20 0 g 7 -6
e 1a 0 m 2 -c 3 6 6 -f 8 5
e_bik 1v 3 5 4 b
e_book 23 4 -5 8 k
e_commerc 23 0 -5 5 8 a 5
e_g 1u 0 7
e_mail 1w 0 6
e_prescri 23 5 b
e_sign 20 0 b 5 -6
e_signatu 20 0 6
each j 2 f 3 -i 4 -g 6 -5 8 7 9 a a e
each_bag 1v 2 8 3 7 5 -5 a 5
each_batch 20 2 d
each_bottl 23 2 6
each_box 20 2 9
each_by 23 a 7
each_child 1u 0 -8 2 5 6 8 a 8
each_client 1y 0 7
each_country 1y 5 e
each_distric 21 5 6
each_dog 21 4 8 5 -5 a 5
each_driv 21 1 7 5 -7
each_employe 23 2 9
each_friday 1v 0 a 5 -8 8 8
each_garment 23 2 5
each_gets 1y 1 5 9 7
each_hour 21 6 5
each_is 1w 2 7 4 9 5 -5
each_lin 23 0 5
each_lot 20 2 7
each_memb 1y 6 7
each_month 1a 0 -c 2 l 3 -8 4 -i 8 b 9 a
each_morn 1i 0 h 2 -a 3 d 4 -6 5 -a
each_night 1w 6 6
each_of 21 5 9
each_one 1i 0 -5 2 a 5 -8 6 -9 9 5
each_ord 20 1 7 5 7
each_oth 1i 0 -6 2 -6 3 -7 4 d 5 -9 6 g 8 6 a -6
each_pair 21 2 6
each_pap 21 9 6
each_payment 23 9 a
each_person 1p 2 -6 4 -6 7 8 a 6
each_piec 1s 5 9
each_pupil 21 0 -6
each_purchas 21 9 9 a a
each_quart 1s 0 -9 5 c
each_room 1y 0 6
each_sunday 23 8 5
each_term 1v 0 -5 5 -5 7 j
each_text 23 0 -6 5 7
each_th 1w 1 5
each_thursda 1y 0 b
each_tim 1m 1 5 2 -6 4 -7 6 c
each_two 23 8 5
each_valu 23 0 -c 1 k
each_week 1f 2 -d 4 -7 6 i 7 7 a -6
each_with 1n 2 9
each_year 1s 2 7
ear 1g 3 l 4 6 5 -a 6 -6 7 6 a -5
ear_tag 20 3 8
earbud 21 0 7 3 5 8 5
earli 1n 0 6 1 e 6 -6
early 1e 0 7 5 -b 6 b 9 6 a -6
earn 1c 0 -9 2 -9 4 c 6 -8 9 n
ears 1r 5 7
earth 1w 3 d
east 1r 4 6
easy 1m 0 8 1 c 5 -9 6 -8
easy_to 21 2 8 3 5 6 -5
eat 1e 2 7 3 -9 4 -c 6 a 9 -5
eaten 20 8 6
eats 1t 2 5
echo 21 3 7
eco 1w 4 5 5 -5 6 a
economi 20 0 6
edg 1i 0 -6 2 6 3 6 5 h 6 -6
edit 1f 2 -g 3 -6 4 -8 5 n 8 9
edit_and 20 5 7
edit_it 21 8 a
edit_pictur 23 5 6
editabl 21 0 -d 1 7 2 9 4 7
edition 1n 0 -a 2 j 4 c 5 -b 8 b
editor 1i 0 -a 4 -b 5 l 6 -9 8 z
educati 1r 0 8
educato 1q 0 5 4 -5 5 -c 6 8 a 7
educato_and 23 6 9
effect 1t 0 7 4 6
egg 1i 0 7 2 8 4 -7 5 -d 6 i
eggs 1j 2 a 3 -9 6 p
eggs_and 21 6 5
eight 10 0 -q 2 -7 3 c 6 g 7 i 8 b 9 -8 a -9
eight_and 23 2 -6 5 9 8 6
eight_hour 23 3 5
eight_languag 21 0 8
eight_minut 23 3 6
eight_peopl 1y 5 d
eight_week 1i 2 6 6 -7 7 e 9 -5
eightee 1p 3 6 5 6
eighth 23 5 8
eighty 1o 0 -7 2 -6 8 g
eith 1w 5 7 7 5
elastic 1y 2 c
elbow 1r 2 -b 6 i
eld 1n 5 8 6 -6 a 8
electri 16 0 -f 1 -7 2 -f 3 l 4 -5 6 f 7 6 8 -5
electro 1g 0 -c 3 p 4 -8 5 6 6 5 a -6
electro_and 1y 5 9
elegant 1v 0 6
eleven 1b 0 9 2 -5 3 -c 6 h 8 5
eligibi 1y 5 6
els 1b 0 -d 2 5 6 a a -8
els_is 1y 1 6 5 -6
elsewhe 1w 0 8
email 1b 0 m 2 -6 3 -7 4 -e 5 -5 6 -7 7 7 8 l a -6
email_and 1v 0 a
email_with 23 0 -7 8 i
emb 20 5 6
embroid 1u 2 h 5 -9
emerg 20 6 7
emergen 1f 2 -9 6 -6 7 5 a 6
emissio 1v 0 9 5 5
emotion 1v 0 b 1 8
employ 17 0 -k 2 -c 3 -a 4 s 5 d 6 -j 7 5 8 -9 9 8 a b
employ_and 1u 0 -b 4 9 5 6
employ_by 23 4 5
employe 1n 2 8 5 6 6 -6
employm 1v 5 9
empti 23 7 5
empty 1c 0 -b 2 -c 5 k 7 -6 8 -6 9 5
en 20 0 6
enamel 1y 2 j
encrypt 1j 0 v 3 6 4 -6 5 -9 6 -5
end 15 0 5 1 -6 2 -c 3 -d 4 -c 5 e 6 -7 7 d 8 6 9 a
end_of 1m 4 -6 9 7
end_to 1v 0 8
end_we 23 6 5
endles 21 0 -8 5 6 8 b
endpoin 23 0 -7 1 f
ends 1i 2 -8 5 -6 6 -6 7 c 8 b 9 6
ends_with 1y 0 -6 6 -5 7 f
energy 1i 0 6 4 -7 a 9
energy_and 23 0 6
engagem 1y 0 7
engin 16 0 j 2 -k 3 6 4 9 6 8 9 -a a -7
engin_and 1x 6 7
engin_for 1y 1 9
engin_from 23 5 5
engin_that 21 4 5
enginee 1t 5 8 6 -6
english 12 1 8 3 -d 4 -a 5 d 6 -5 8 a
english_and 1k 3 -5 5 -7 6 6 7 6
english_or 1w 5 8
engrav 1t 0 -5 2 e
enough 1c 2 f 6 -6
enough_for 1o 2 9
enough_to 1t 2 5 3 b
enquiry 1s 0 c 5 -7
enrol 23 5 6
enrolme 1x 0 8
ent 1f 0 6 1 7 3 -6 4 a
entir 1q 0 -8 2 7 4 5
entranc 1r 3 9
entrepr 20 7 a
entry 1g 0 e 3 -6 6 6
envelop 1l 0 -f 2 t 3 -7 4 -9 5 6 6 -a 9 e
environ 20 0 -6
episod 1o 0 -8 2 -8 5 -7 8 13
equal 20 9 6
equip 1u 5 6
equipme 1h 2 6 3 -5 6 a
equity 23 0 9
eras 21 1 6
ergonom 1w 2 g
erp 1q 1 d 5 -7
errand 23 4 6
error 1m 0 d 1 a 2 -5
escrow 1l 0 -d 2 -7 4 15 6 -6
espress 1v 6 f
essay 1r 2 -9 8 b
essenti 1y 2 7
essenti_oils 20 2 8
estat 1k 2 -9 3 b 5 6 8 7
estimat 1i 0 g 2 -6
ethical 1v 5 d
eu 1l 0 7 1 6 2 b
euro 1g 4 m 5 -h 6 -5 9 9
europ 1j 4 b 5 -7 6 -7
evaluat 1x 0 8
even w 0 -k 1 -c 2 -e 4 -6 5 t 6 5 7 h 8 -7 a 7
even_and 1o 0 -6 2 -8 6 9 a 9
even_at 23 8 6
even_befor 1w 2 a
even_clas 20 7 g
even_cours 20 7 g
even_for 1x 5 8
even_hour 21 5 8
even_i 23 9 6
even_in 1s 3 8
even_or 23 3 6
even_the 1r 4 6 8 5
even_we 21 2 5 7 5
even_when 1w 5 5
even_with 1r 5 6
evening 19 0 -6 1 -6 2 -h 3 -7 4 -b 5 j 6 q 7 7 8 -a a 9
evening_and 1t 9 6
evening_in 21 0 -5 5 9 6 7
evening_too 23 0 8
evening_with 23 6 6
event 1d 0 d 4 -6 5 8 6 -5 7 -5 8 9 9 -6
ever 1h 0 -e 3 5 5 7 6 -7 8 6
every n 0 -r 1 -d 2 c 3 -c 4 6 7 6 8 l
every_# 21 5 8 8 6
every_applica 23 0 8 5 -5
every_batch 1u 2 d 5 -7
every_box 20 2 a
every_day 1h 2 -8 5 9
every_even 1r 0 -6 3 6 5 -7 8 9 9 5
every_friday 1t 5 -7 6 7 8 7
every_hour 21 4 5
every_item 1v 4 5 5 6
every_lin 21 5 a
every_lot 1y 4 6
every_monday 1y 0 8
every_month 1g 0 -c 2 e 3 -6 4 -6 5 a 8 b
every_night 1x 6 5 8 5
every_piec 1u 7 7
every_quart 1u 0 -7 2 9 6 5
every_saturda 23 7 a
every_second 1n 2 6
every_session 21 5 9
every_shop 23 1 6
every_six 1u 5 6
every_siz 23 6 8
every_step 21 9 b
every_ten 23 3 b 6 -5
every_term 23 6 -7 7 h
every_thre 1t 6 7
every_thursda 1x 0 -8 8 b
every_tim 1v 6 c
every_tuesday 1v 0 -9
every_two 1n 0 -d 4 8 8 6
every_week 1k 7 c
every_year 20 0 6 4 -5
everybo 1g 0 -d 2 -8 3 -7 4 -8 5 -7 6 j 8 7 9 6 a a
everybo_s 21 5 5 8 6
everyda 1r 5 6
everyon 18 0 8 1 -6 2 -b 3 -9 6 5 9 9
everyon_can 21 0 7
everyon_s 23 6 5
everyon_sees 1v 0 5 9 7
everyon_who 23 0 5
everyth 12 0 -b 1 -9 3 -8 5 y 6 6 8 7 9 -6 a -b
everyth_fits 20 2 9
everyth_in 1u 4 5
everyth_is 1m 0 -6 4 -6 6 d
everyth_on 20 5 e
everyth_with 20 5 6
everywh 1y 4 6 5 -5
evidenc 1k 0 d 3 5
evidenc_bas 23 0 6
ex 1g 0 -a 2 -f 5 h 6 b 8 7
exact 1j 0 f 2 f 5 -7 6 -6
exactly 1l 2 e
exam 1g 2 -8 3 -7 5 -b 6 -8 7 17 8 -5 9 -6 a 7
exam_and 20 7 6
examin 1r 5 -a 7 g
exampl 1q 0 8 5 -5 6 -6 7 g
excavat 21 5 5
excel 1v 7 e
excepti 23 0 7
exchang 1b 0 9 3 -5 4 e 6 -6
exchang_for 1y 4 5 5 b
exchang_rat 21 9 7
exclusi 1t 6 c
executi 20 0 -6 5 c
exercis 1d 0 s 2 -b 4 -9 5 n 7 -6 8 -6 a -8
exercis_and 1v 0 8
exercis_for 20 0 9
exhibit 1q 4 -8 6 b 7 a
exist 1f 0 9 3 7 5 -7
expens 1o 0 8 9 a
expensi 23 0 a
experie 1i 0 -5 4 6 5 a 6 7
experim 1r 3 a 6 -7
expert 1k 0 a 2 -a 4 f
expir 1r 0 8 5 -c 7 5
expiry 1m 0 o 5 -7
expiry_dat 20 0 8
explain 15 0 -6 1 a 3 -b 4 -k 5 7 6 5 7 -a 8 7 9 e
explain_each 1u 1 8 5 -7
explain_every 23 9 c
explain_how 23 6 7
explain_in 1q 2 8
explain_it 1x 9 6
explain_the 1r 0 -6 5 7
explain_why 1y 0 7
explana 1o 1 d 4 5 5 -9 6 -7
export 1c 0 q 1 7 3 -5 4 -8 6 -8 a -6
export_for 1v 0 6
export_to 1t 0 d
extend 23 6 c
extensi 1s 2 -5 4 -8 5 a
externa 21 0 7
extra 1k 0 c 2 -6 4 -7 5 a
extract 1p 6 8
eye 1j 2 8 3 9 6 -h 7 f
eye_on 20 0 -6 3 7
eyes 1j 0 -5 2 9 3 b 4 -9
fabric 1f 2 d 4 7 5 -7
fabric_and 23 2 6
fabrica 23 5 6
fac 15 0 k 1 o 3 5 4 d 5 -g 6 -c 7 -8 8 -7 9 -8 a -a
fac_every 23 5 c
fac_to 23 0 5 5 7
faceboo 1w 7 7
facial 1t 5 6 6 9
facilit 1p 0 -6 5 e
fact 1t 0 6 5 -7 8 d
factor 1w 0 d
factory 1e 0 -a 2 f 4 -c 5 g 9 8 a -6
factory_in 1y 3 7
faculty 20 4 b
fail 1g 0 b 4 5 5 -d
failur 23 8 5
fair 19 0 -i 2 8 3 -7 4 d 5 -e 6 e 7 -8 9 h
fair_pric 1v 2 7
fair_shar 21 9 8
fair_wag 23 4 d 5 -6
fairly 1s 0 -7 5 5 a 7
fairnes 1w 0 6
fairy 20 5 g 6 -6
fak 1f 2 g 3 -6 4 e 5 -c
fal 1d 2 -6 3 e 4 7 5 -9 6 6 7 -5 8 -6
fal_and 21 3 7
family u 0 a 4 -d 5 l 6 -f 8 6 9 -i a l
family_and 1r 0 -5 2 6 5 8 a 6
family_by 23 0 -6 6 6 8 5
family_can 1v 1 b 8 6
family_choos 23 5 9
family_gets 21 8 5 a 6
family_memb 1u 5 -6 8 8
family_s 1u 7 5
family_tre 20 0 -7 2 7 5 7
family_who 1y 4 7
fan 1p 2 -8 3 7 4 7 8 a
fans 1o 0 d 4 -5
fantasy 1w 0 -b 8 q
far 1f 6 -d a a
far_away 23 2 7
farewel 1w 5 f
farm 11 0 -o 2 o 3 7 4 d 5 -n 6 q 8 -6 9 -d
farm_and 1p 3 7 6 -6
farm_group 21 4 7
farm_in 1o 0 -6 2 8 4 -7 5 b
farm_on 20 4 9 7 7
farm_s 1w 2 6 3 6
farm_we 23 5 -5 6 7
farm_with 1y 3 5
farmhou 1v 6 6
fashion 1r 7 j
fast 1h 2 -6 a 9
fat 1l 0 -5 2 c 3 8 4 -7
fath 1m 3 b 4 -7
fath_and 23 2 7
fault 1k 0 9 2 -5 4 9
favour 23 4 6 5 5
favouri 1r 0 e
fear 1u 2 -6 6 7
feath 21 2 b
fed 1u 6 7
federal 21 0 -8 5 9
fee 18 0 7 1 -6 2 -d 3 -8 4 5 5 j 7 -7 8 -8 a 5
feed 15 0 g 3 g 4 -m 5 -7 7 -a 8 f 9 -8
feed_and 1s 8 7
feed_it 1x 1 a 2 -5 3 6 5 -6
feed_the 1x 0 6
feedbac 1k 0 g 4 -7 6 -8 7 b
feedbac_on 1x 7 d
feel 1h 3 l 5 -5 6 7
feel_lik 1y 3 5
fees 1f 0 d 2 -7 3 -5 5 -c 9 9 a d
feet 1k 0 -a 3 9 6 7
feet_and 21 5 7
fel 1t 0 5 5 8
felt 1m 2 i 3 -6
femal 1h 3 -5 4 -6 5 7 6 g
femal_coach 23 6 c
fenc 1f 0 -d 2 -8 5 e 6 f a 5
ferment 1l 2 b 3 d 5 -5 6 -6
ferment_with 23 3 7
ferry 1q 0 9 5 5
fertili 1o 2 g 3 c 4 -8 5 -6
festiva 1n 0 -7 5 -7 6 b 8 a
fetch 1i 0 -6 2 -6 4 b 5 -b 6 d a c
fetch_it 1y 4 a
fetch_the 23 4 7
few 1f 1 5 2 9 3 -7 6 -6 9 7
few_questio 21 0 6
fib 23 0 8
fibr 1k 0 -b 2 b 5 9 6 9
fiddl 23 4 a 8 6
field 1b 0 -f 1 e 3 d
field_and 1y 0 -9 1 9 4 c 5 -6
field_in 23 2 9 5 -7 6 6
fifteen 1f 0 -5 2 5 4 b
fifteen_minut 1u 5 9
fifteen_year 1w 8 6
fifth 1s 0 7
fifty 1g 0 -d 4 7 5 e 6 -b 9 d
fifty_minut 20 5 9
fig 23 2 6
fight 1s 6 f
figur 1l 0 f 3 -5 6 -6
fil u 0 l 1 9 2 9 3 -9 7 -7 8 -c a -e
fil_a 1s 4 5 a 5
fil_and 1r 0 -b 9 7
fil_are 23 0 -5 1 7
fil_at 20 5 6
fil_by 1x 2 5
fil_for 1r 5 7
fil_in 1f 2 d 3 -7 4 8 9 -5
fil_it 1r 1 b 2 -5 4 5
fil_on 23 0 5
fil_one 21 2 6
fil_or 21 1 8
fil_the 1h 5 6 9 a
fil_with 1s 2 5
fil_your 21 0 -5
filipin 21 2 7
fillet 23 3 7
film 16 0 9 2 -8 3 -f 5 d 8 h 9 -6 a -b
film_and 1s 0 a
film_in 23 2 5
film_the 1s 5 6
film_with 1y 0 8 5 -6
filt 19 0 -d 2 -c 3 7 4 z 5 -a 7 -8 9 -8 a g
filt_by 1n 0 -a 4 13 5 -9
filt_for 1y 1 6 2 -5
filter 1v 4 6 5 -5
filter_by 23 4 5
fin 1g 2 b 5 -c 6 g
final 1n 2 -5 5 i 6 -a 7 9
financ 1g 0 6 2 -9 5 a 6 -5 7 b 9 8 a -7
financi 21 0 7
find 11 0 s 1 -b 2 -d 4 c 5 e 6 -m 8 -9
find_a 1m 0 8 4 a 5 -6
find_it 1y 2 6
find_the 1i 2 -6 4 5 5 c
finding 1x 0 -6 1 5 5 b
fing 1e 0 l 2 c 3 -6 5 -f 7 6
fingerp 20 0 -7
finish 19 0 -7 2 8 3 -7 4 -a 5 5 6 9 7 f 9 -8 a -5
finish_in 1w 5 b
finish_with 1x 7 9
fir 1c 1 -5 2 -9 3 e 4 -9 5 c 6 6 7 a 8 -9 9 -7
fir_and 21 6 7
firewoo 21 3 b
firm 18 1 -6 2 -7 3 -6 5 p 6 -5 7 a 8 -7 9 -5
firm_and 1u 5 5 6 -5 a 5
first r 1 -e 2 -d 3 -b 5 i 7 i 8 -9 a h
first_# 1y a 8
first_a 1y 5 7 a 6
first_aid 1n 2 -5 4 g 7 8
first_and 1k 0 -9 1 7 5 -a a a
first_cal 20 5 6
first_clas 23 4 7
first_client 21 0 -7 3 6 7 8
first_day 1w 4 -5 9 7
first_in 21 3 5 8 6
first_meet 1y 0 a
first_month 1t 2 -6 7 b
first_no 21 5 7
first_of 23 2 5
first_ord 1y 4 7
first_read 23 0 -6 8 9
first_the 20 5 7 8 5
first_then 1q 2 7 5 -c a b
first_thre 21 5 a
first_tim 1v 0 -5 5 7 6 g
first_visit 20 0 8 4 6 5 -7
first_week 20 8 6
first_with 23 7 6
fish 1e 3 b 5 -9 6 i
fish_and 23 2 6
fisherm 20 4 8 5 -9 a 5
fist 1y 5 5
fit 13 0 -g 1 6 2 o 3 -a 4 a 5 b 8 -5 9 -b a -6
fit_a 1y 1 5 4 8 5 -7
fit_and 1y 4 8
fit_by 1y 2 f 5 -8
fit_in 1v 3 8
fit_on 1x 2 8 5 -6 6 b
fit_with 21 0 -5 4 b
fitnes 1s 0 8 5 -6 6 9
fits 1b 2 n 3 a 5 8 6 -d 7 -5 8 -7
fits_a 23 5 7
fits_in 1t 2 6
fitting 1w 2 -8 6 b
fiv v 1 -9 2 b 3 b 4 -k 6 e 9 -8
fiv_and 1w 0 8 7 6
fiv_days 1m 0 -8 2 7 5 e 6 -5
fiv_hundr 1y 0 -6 9 8
fiv_in 1v 3 7
fiv_minut 1e 0 5 2 -6 3 a 6 -7 7 -5
fiv_or 23 6 8
fiv_peopl 23 2 8 3 5
fiv_the 23 7 6
fiv_we 23 7 5
fiv_with 1w 0 6 2 7
fiv_year 1l 0 -5 2 5 3 a 4 -6 5 -9 a 6
fix z 0 -6 1 -8 3 -g 4 6 5 1g 7 -c 8 -b 9 -6
fix_a 23 4 6
fix_and 1y 5 8 a 6
fix_days 23 5 7
fix_fee 1x 5 a
fix_pric 1e 0 -g 2 a 4 7 5 m
fix_quot 21 4 c
fix_slot 23 5 7
fix_wing 23 5 8
fixtur 21 0 7
flag 1g 0 l 2 -8 4 7 6 -8
flak 1y 2 g
flam 1s 2 b 3 b
flap 20 0 -5 3 9
flash 1o 3 6 4 -5 6 c
flask 1v 0 -5 3 8
flat 13 0 -k 2 s 5 k 6 -a 8 -9
flat_and 1t 4 9 5 6
flat_pack 1x 2 i 5 -6
flat_pric 1y 1 5
flat_seam 21 2 a
flat_with 1w 2 7 9 5
flatten 23 3 7
flavour 1i 2 u 3 -7 4 -6 5 -9 6 9
fleec 1y 2 d
fleet 1r 4 5 5 b
flexibl 1o 0 -7 3 9
flight 1h 2 -8 3 -6 4 -8 5 1b 6 -8 9 -5
flight_and 20 0 7 5 5
flight_hotel 23 5 c
flip 1y 3 7
flirt 21 0 f
float 1k 3 9 5 -7 6 l
flock 21 2 6
flood 1x 0 -9 5 7
floodli 21 5 -6
floor 14 0 -6 2 -7 3 -7 5 8 6 15 8 -7 9 -a a -c
floor_and 1v 1 5 5 c
floor_plan 1q 0 5 5 a
floor_with 21 0 -6 4 6
florist 1w 3 6 4 d 6 -6
flos 23 0 7 5 -5 6 5
flour 1l 2 j 3 -7 6 8
flow 1a 0 -c 2 j 3 o 4 -c 5 8 6 -b 7 -6 8 -7
flow_with 23 5 9
flush 1y 3 5 5 7
fly 1g 4 -8 5 i
foam 1k 0 -c 3 6 4 -8 5 6 6 k
fob 20 1 6 6 7
focu 1t 0 8 5 a
foil 1v 0 -8 2 9
fold 19 0 -9 1 -6 2 n 4 -7 5 h 9 -8 a -6
fold_in 20 5 f
foldabl 1u 2 7 5 a 6 -6
folk 1e 3 -5 5 -e 6 -7 8 l 9 6
follow 14 0 f 2 -i 5 8 6 -f 8 7 9 -6
follow_a 1x 5 5 7 8 8 8
follow_and 23 1 6
follow_the 1k 0 b 3 6
follow_up 1g 0 c 2 -7 4 -5 5 a
follow_ups 21 5 7
font 20 0 6
food 13 0 a 1 -6 3 -g 6 n 7 -c 8 -6 9 -7 a d
food_and 1q a 6
food_bank 23 a 8
food_not 23 2 c 5 -6
foot 1i 3 6 5 6
footbal 1i 3 -5 6 6 7 -7 8 e a 8
footpri 1u 0 a
for 9 0 q 1 -c 2 g 3 -7 4 f 7 -8 8 -g 9 -a
for_# 18 0 -7 1 -6 2 b 4 -b 6 e 8 -5
for_a 11 0 -o 4 j 7 7 a 6
for_all 1h 0 b 2 -a 4 b 5 -h 6 8 a 6
for_an 1o 4 6
for_and 23 0 -b 9 6 a 8
for_anxiou 23 6 8
for_apartme 21 3 7
for_begin 1v 6 g
for_big 1y 0 6
for_both 1v 3 5
for_cats 20 2 9
for_check 20 5 -6 6 9
for_childre 1l 0 -f 6 b
for_clas 23 5 6
for_clean 20 3 5
for_client 20 2 7
for_club 20 0 9 5 -6 6 6
for_company 1u 5 e 9 5
for_days 23 0 7
for_din 21 0 5 4 5
for_dogs 1v 2 7 4 6
for_each 17 5 c 6 5 7 -5 8 -7
for_eight 1s 0 5
for_event 21 4 5
for_every 1d 0 b 5 -8 7 6 8 -6
for_everyon 1v 5 6
for_exactly 23 2 6
for_family 1l 0 f 2 -7 7 7
for_firm 23 2 6 5 9
for_first 21 8 5
for_fiv 1o 0 -5 3 a
for_forty 1y 0 -6 6 6
for_four 1q 0 5
for_fre 1j 4 -8 5 -6 6 d a a
for_girl 1y 6 6
for_guest 21 2 -5 6 7
for_half 1v 4 5
for_her 1w 6 -5
for_his 23 0 8
for_hom 1s 3 b
for_hour 21 9 7
for_hous 23 5 6
for_hr 23 2 6
for_inspect 20 0 6
for_it 1l 0 -7 5 e 6 -a 7 7
for_its 21 5 6
for_kids 1p 6 6 9 f
for_larg 20 4 d
for_lat 23 5 5
for_lif 1r 2 6 4 a 5 -8
for_liv 1x 5 -6 a 6
for_local 1x 0 8
for_long 21 0 9
for_low 1v 2 7 4 -5
for_mak 21 4 6
for_me 1w 0 6 2 6
for_month 23 4 6
for_my 1x 0 9 1 6 5 -5
for_night 21 4 8 5 -6
for_nin 1s 0 8 2 -6 5 -9 7 8
for_non 20 9 5
for_offic 23 7 c
for_old 1q 0 7 2 -9 6 a
for_one 1i 0 e 4 7 5 -9 6 -a 7 6 8 a
for_our 1p 5 -8 6 -5
for_own 1u 1 6 6 7
for_peopl 1f 1 5 2 6 3 -6 8 5
for_phon 1v 5 -7
for_read 20 5 -5 8 9
for_real 1u 6 -5 7 8
for_rent 21 9 7
for_repair 20 3 9 5 -6 a 5
for_rural 23 5 8
for_school 1s 3 7 6 -7 7 d
for_second 1y 0 7
for_senior 1y 6 9
for_shop 21 0 6
for_shopify 23 0 9
for_sibling 23 2 7
for_six 1l 6 -8 8 5 a 6
for_smal 1h 0 c 3 -6 5 6
for_staf 1t 0 9 5 -5
for_student 21 0 -6 4 a
for_tax 20 0 9
for_team 1w 1 6 5 -9 6 9
for_ten 1j 0 8 2 d
for_that 1u 4 7
for_the r 0 d 5 6 6 -g
for_their 1q 0 -7 9 b
for_them 1q 0 6 2 -d 5 e 6 6
for_thirty 1y 5 -8 6 8
for_thos 1g 0 -h 2 -5 3 -7 5 6 6 7 a 9
for_thre 1m 0 -7 4 d 5 -7
for_today 23 0 8
for_trad 21 1 5
for_train 20 0 5
for_twenty 1s 5 -6 9 7
for_two 1b 0 -7 2 7 3 8 5 6 6 -5 7 -6 8 -7 a 5
for_us 20 5 b
for_used 1w 4 j 5 -5
for_villag 23 a 6
for_who 1w 1 7 5 -6
for_whoev 23 6 7
for_women 1n 5 -c 6 c 7 -7 8 8 a e
for_you 1c 0 9 1 -5 2 -9 3 -6 4 5 5 h 6 -7 8 -6 9 5 a -6
for_your 1f 0 5 1 6
forc 1y 0 -6 3 a
forecas 1m 0 n 4 -6 5 -6
foreign 1m 0 7 2 -5 5 -6 6 5 9 7
foreman 1w 5 b
foremen 1y 5 7
forest 1i 0 -9 2 8 3 -8 5 a 6 -9 7 d
forev 1v 0 -7 2 f 5 -6
forg 1v 2 e
forget 1o 0 8 3 7 4 -5
fork 1p 3 -6 5 j 6 -f 7 d
forklif 1p 0 8 3 7 5 -9
form z 0 a 1 -a 2 -f 3 -i 4 a 5 k 7 -b 8 -7 a j
form_and 1x 5 9
form_fil 23 0 6
form_for 1v 0 9
form_with 1x 0 8 5 5
formal 21 0 5
format 1j 1 b 5 7
formula 1m 0 -6 2 f 5 -8 7 9
fortnig 1m 0 -7 2 7 4 6
forty 14 0 9 1 -8 3 -g 4 8 6 -8 8 8 9 b
forty_minut 1n 2 -8 4 -6 5 e 6 6
forty_one 23 9 6
forty_two 23 0 6
forum 1w 0 -8 7 9 8 k
forward 1q 5 8
fost 1x 4 9 5 -a a i
found 1d 3 -a 4 -f 6 -5 8 e a 8
found_by 23 8 8
foundat 1q 4 -6 a h
fountai 21 4 a
four u 0 -7 1 -7 3 9 4 -e 6 s a -9
four_days 1r 0 -5 5 8
four_hour 1r 0 -6 5 b
four_hundr 1u 3 9 6 -6
four_in 21 6 9
four_month 1p 7 9
four_of 20 5 -6 6 8
four_or 1y 0 7
four_thousan 21 0 5
four_tim 1u 6 -5
four_week 1n 0 9 4 -6 6 -7 8 6
fourtee 1f 0 -9 5 -e 7 f 8 -5 9 6
fourtee_days 21 4 6
fox 1y 5 -7 8 d
fractio 1x 4 6 5 -5
fragran 1v 2 d
fram 1a 0 -9 1 -6 2 c 3 b 5 t 6 -e 7 -7 9 -8 a -8
fram_and 1v 5 b
fram_by 21 5 9
franc 1t 0 -6 3 -5 5 7 9 i
fraud 1p 1 g
fre t 0 -o 1 -i 2 b 3 -f 4 11 6 w 7 -d 9 -j a d
fre_# 20 2 -5 4 7 5 6
fre_and 1r 2 -6 5 c 6 -5
fre_at 23 4 6
fre_dat 1x 4 7
fre_for 1w 4 6
fre_plac 23 4 7
fre_slot 20 4 b
fre_to 23 8 8
fre_wat 23 6 5
fre_with 1y 0 6 5 -9
freedom 23 0 5
freelan 1v 0 -7 4 e 5 -9
freez 1j 6 9
freight 1t 4 5
french 1l 0 6 1 7
frequen 1y 0 b
fresh 17 0 -f 1 -6 2 18 4 -8 6 7 7 -7 9 -8 a -5
freshly 1x 2 7
fri 1v 6 b
friday 15 1 -8 2 -5 3 -7 5 -f 6 m 8 8 9 9
friday_in 20 6 5
friday_it 23 0 6
friday_night 23 0 -6 8 6
friday_the 20 6 6 7 c
fridg 1b 1 -5 2 -9 3 d 4 -9 5 i 6 a 9 -6 a -6
fridg_and 1x 6 5
fridg_for 23 5 6
fridg_with 21 2 -6 5 a 6 c
friend 19 0 5 2 -8 3 -a 4 5 5 -a 6 -g 8 r 9 6
friend_and 1v 0 -a 1 5 8 g
friendl 1b 3 -6 6 i a -7
friends 23 0 c
frighte 23 0 a 5 -6
fring 21 7 c
from e 1 -i 2 1r 5 -7 8 -i 9 -7 a -m
from_# 16 0 -7 2 8 5 -c 6 7
from_a 15 0 -b 2 a 4 b 5 -9 6 m 7 -a 9 -6
from_abroad 20 5 7
from_age 20 6 9
from_an 1s 3 d
from_birth 23 2 5
from_day 1s 0 -7 6 -5 7 6 9 6
from_deal 23 5 5
from_each 1s 6 6 9 7
from_earli 20 4 8
from_first 1r 4 -5 5 9 6 9
from_fiv 1v 6 5
from_forty 1w 0 6 2 6
from_grow 23 2 7
from_her 1t 5 -6 6 b
from_hom 1p 0 a 5 -8
from_it 1x 4 5 7 8
from_last 20 4 7
from_local 1k 2 e 3 b
from_many 23 4 c
from_me 21 3 5
from_my 1m 2 -6 6 e 8 9
from_neighbo 23 4 8
from_old 1u 5 b
from_one 1j 4 8
from_organic 1y 2 9
from_our 19 1 -5 2 11 3 -6 8 -7 a -6
from_own 1w 3 6
from_peopl 1y 0 b
from_real 1n 5 -a 6 -6 7 a 8 7
from_recycl 1x 2 c
from_regiona 21 6 7
from_seven 1x 0 -6 5 9
from_several 1y 2 8
from_shop 1y 4 -6 5 h
from_six 1r 2 8 4 -5 6 6
from_smal 1s 2 6
from_start 21 2 -7 5 7
from_that 1x 7 6
from_the w 0 n 1 -9 4 -e 5 g 7 -e
from_thirty 21 4 8
from_thre 1q 0 7 2 b
from_two 1n 0 -8 6 f
from_us 1r 0 -6 5 b 9 6
from_week 23 5 -6 7 b
from_what 1v 0 5
from_within 23 2 7
from_your 1e 1 6 2 6 3 9 4 -7
front 18 3 5 4 -e 5 6 6 l 7 -5 8 -8 9 -6
front_desk 20 0 6
front_door 23 3 5
front_of 1h 0 -d 4 -6 5 7 6 s
frost 20 0 -6 3 b 5 -7
frozen 1j 0 -7 2 r 4 -5
fruit 1d 0 -b 4 -a 5 e 6 m
fruit_and 1x 2 -7 3 7 6 7
fry 1r 2 6 4 -6 5 -b 6 h
fuel 1k 0 i 2 -7 4 i 5 -7 6 -6 a -6
ful 14 0 -j 1 8 3 7 5 g 7 7 8 -8 9 -6 a -8
ful_and 1y 1 5 3 5
ful_of 1p 5 8
ful_pric 23 0 6
ful_siz 23 2 8
ful_tim 20 0 -5 5 8 7 9
fully 1n 5 a
fully_equip 21 6 6
fun 1n 2 6
fund 1e 1 -5 2 -b 3 -8 4 -a 6 -c 8 -7 9 17 a h
fundrai 23 5 8
funeral 1o 0 -8 2 k 4 -5 5 b 6 -6
funnel 1w 0 6 2 5 5 -8
funny 1p 0 f 4 -5 6 -6 8 7
fur 23 5 8
furnish 1r 6 h
furnitu 1g 0 -d 1 f 2 -8 4 j 5 b 6 -d
furnitu_and 20 1 7
fus 1r 1 9 2 -6 5 -6 6 6
futur 23 0 -a 7 5 9 c
g 1j 2 f 6 -8
gadget 1q 0 6 3 a 5 -6
gain 1u 0 8 5 -7 a 7
gallery 1k 1 7 3 -5 4 -7 6 i
gam 16 0 i 1 -8 2 -6 3 -8 5 -i 7 b 8 k 9 -c
gam_about 23 8 a
gam_and 1u 0 8 7 7
gam_for 1u 0 -6 8 9
gam_in 1y 8 5
gam_mast 23 5 -5 6 d
gap 1l 0 9 4 7 9 6
gaps 1p 0 c
garag 1h 0 -c 1 h 5 -8
garag_in 21 5 -5
garden 18 0 -g 1 -6 4 d 6 q 7 -7
garden_and 1r 5 6 6 d
garden_with 1y 5 6
garlic 21 2 5
garment 1p 2 9
gas 1i 2 -b 3 l 6 f
gat 1a 1 -6 2 -b 3 -a 4 v 6 e 9 -9 a -8
gat_and 1x 4 e
gat_cod 1x 0 8
gat_open 21 4 7
gateway 1u 0 5 3 a
gath 1p 0 6 6 -6
gaug 1v 2 -6 3 5 9 6
gdpr 1u 0 c
gear 1k 2 -5 4 -9 6 j
gearbox 21 3 c 5 -8 6 8
gel 1p 2 b 5 9
gen 21 3 a
general 1k 1 7 2 -6 4 -5 5 7 8 5
generat 19 1 v 2 -a 4 -6 a -5
generat_a 23 0 -9 1 h
generat_for 23 1 7 5 -7
generic 1t 0 h 5 -5
genr 23 1 7
gentl 1g 0 -f 1 9 4 -8 5 7 6 b
gently 1q 3 5
genuin 1s 4 -5 6 o
geometr 23 0 -7 1 c
georgia 1y 2 5
german 1f 0 8 2 -9 4 -8 5 6 8 c
german_and 1x 5 5 8 6
german_english 23 5 6
germany 1o 5 8 6 -6 9 7
germany_and 23 a 6
get o 0 a 1 g 3 -s 4 l 6 -i a 7
get_# 1p 0 a 1 6
get_a 11 0 -6 3 -e 5 -d 7 6 a d
get_an 1t 0 8 4 -6
get_back 21 0 8 2 -5
get_fiv 23 0 5
get_half 23 2 6
get_in 1y 8 5
get_match 21 4 6
get_one 1w 0 5
get_paid 1q 0 -b 4 9 5 -6 6 -7
get_photo 23 5 8
get_the 1e 0 -7 3 -5 4 c
get_them 23 6 5
get_thre 1s 0 6 4 8
get_to 1x a 5
get_train 23 a 5
get_up 23 0 a 4 -6
gets v 0 x 1 -8 2 -d 3 -7 4 b 5 -7 6 -f 7 -7 9 a
gets_a 17 0 k 3 -7 4 -5 7 -7 8 -6 9 7
gets_in 23 4 6
gets_it 1r 0 9
gets_its 1v 5 -5
gets_paid 1w 0 7
gets_the 1l 2 -5 9 9
gets_thre 23 4 8
ghana 1y 0 -7
ghent 1v 2 e 5 -6
ghost 1s 0 e 8 5
gift 1d 0 e 2 x 3 -7 5 -b 6 -d 9 -9
gift_box 1x 2 7
gift_wrap 20 2 c
gig 23 8 5
gigs 20 0 -6 8 c
ging 1n 2 e 6 9
girl 1d 0 -9 2 -7 3 -6 4 -6 5 -e 6 7 7 q 9 -7 a j
giv y 0 7 2 -o 4 c 5 -n 6 -g 8 -7 9 6 a 10
giv_a 1h 3 6 7 5
giv_back 23 1 5
giv_every 23 4 8
giv_one 1y 6 6
giv_the 1n 0 a
giv_us 1u 2 7 4 -6
giv_you 1s 9 7
given 1n 0 -6 4 a
glanc 23 0 6
glas 14 0 -h 2 w 3 c 4 -g 5 -b 6 r 7 -6 8 -9 a -6
glas_and 1s 2 -6 5 b
glas_bottl 23 6 7
glas_of 1y 6 a
glas_with 23 3 h
glaz 1q 2 -6 6 c
glid 23 5 a
global 1y 0 8
glossar 1w 5 9
glov 1j 0 5 5 -6 6 6
glow 1l 2 -a 3 l 5 -7
glu 1i 0 -b 2 6 3 b
glucos 21 0 7
gluten 1q 2 9 6 c
gluten_fre 1v 6 f
go w 0 -e 2 -7 3 -g 4 g 6 5 8 b 9 -7 a h
go_along 1w a 8
go_and 1y 9 8
go_back 1x 0 7
go_by 1x 4 e 6 -7 a 7
go_from 23 7 9
go_hom 1v 6 h
go_in 1n 2 -8 3 -6 4 -7 5 7 6 8 a 6
go_into 23 5 9
go_on 1q 5 -9 6 a
go_out 1n 2 7 5 -7 6 7
go_through 1n 5 a
go_to 1c 2 -a 3 -5 5 6 6 -6 8 d a 8
go_up 1v 0 -8 5 8 a 6
goal 1e 0 6 4 5 6 -6 8 -6 9 t a -8
goal_and 1w 0 -7 4 a
goal_for 23 0 7
goal_with 23 9 a
goat 1i 0 -d 2 c a 8
goat_and 20 2 c
god 20 2 7
godown 23 4 b 5 -6
goes x 0 h 3 -a 4 -a 5 9 6 -5 7 -c 8 -c 9 b a e
goes_along 21 5 7
goes_back 1v 2 9 5 -9
goes_by 20 2 8 a 6
goes_in 1m 0 -6 4 -7 5 6 9 7
goes_into 23 1 6 5 -6
goes_off 1y 5 a
goes_on 1p 0 -6 6 7 a 6
goes_out 1k 0 b 4 -7
goes_through 1x 0 -6 1 6 4 8 5 -6
goes_to 1d 0 b 3 -a 8 -5 a a
goes_up 1x 4 e
goes_with 1w 2 5 3 -5
goggl 1v 0 -9 2 -5 3 p
gold 1j 2 7 4 -7 6 h
gold_and 21 5 -6 6 9
golden 20 3 c
golf 1x 6 9
gon 1h 2 -7 3 -9 4 a 6 k 8 -5 a -5
gon_by 21 2 7
good 12 0 -7 2 g 5 -7 6 a 7 -a 8 -8
good_and 1v 4 6 5 -a
good_in 20 0 e
good_ones 23 1 7
good_with 21 4 6
googl 1l 0 5 2 -5 4 -5 5 a 6 -5 7 b
googl_and 23 5 6
gorgeou 20 0 c
gossip 1s 0 -6 2 -6 4 -6 6 j 8 7
got 1d 0 7 4 d 7 -6
got_a 1r 0 -a 4 6 5 7
governm 21 5 -7 6 8
gown 1t 4 9 5 -a 6 l
gp 1u 1 a
gps 1e 2 -c 3 l 4 g 5 -f 6 -b 7 -5 8 e a -6
gps_and 1v 0 7 4 e 5 -a
gps_track 21 4 8
grad 18 0 -5 2 q 3 d 4 g 5 -h 6 -b 8 -9 9 -6
grad_a 21 2 a 4 -5
grad_and 1u 0 -6 4 m 5 -7
graduat 1q 0 -8 6 -7 7 g 9 6
graffit 23 2 9 6 -5 8 a
grain 1p 2 p 3 -5 5 -8
gram 1f 0 -8 2 k 3 m 5 -g
gram_of 1x 5 -5 6 a
grammar 1v 0 7 5 -6 7 e
grandch 1w 2 c 5 -8 8 7
grandfa 1w 5 6
grandma 1j 2 -8 5 -5 6 b 7 7
grandma_s 1u 5 -6
grandmo 1j 0 -5 6 8 a -5
grandmo_s 1x 6 d
grandpa 1l 3 -5 5 5 7 9 8 8
grandpa_can 21 0 9
granny_s 20 0 6 6 6
grant 1m 2 -5 4 -6 5 i 6 -6
grap 21 a 5
graph 1v 1 g 5 -6
graphic 21 5 5
gras 1m 2 d 4 -5 6 h
grav 1x 5 b
gravel 1s 2 -8 5 l 6 -5
graz 1v 5 7
greas 1y 5 5
greek 1v 0 7 1 5 6 -5
green 18 0 r 1 8 3 a 5 -f 9 -7 a -a
greenho 1r 2 -a 3 k 5 -6 6 8
grew 1n 0 -a 5 9
grew_up 1s 0 -8 5 f
grey 1m 4 6 6 -6
grid 1i 0 8 1 5 2 -8 3 a 5 5 6 -6 a -7
grid_operato 21 1 6
grief 1x 5 9
gril 1m 2 -7 6 g
grind 1l 2 6 5 a
grip 1m 0 -7 2 f 3 i 5 -b
groc 20 2 a 4 -d
grocery 1o 2 -6 5 9 9 7
groom 1q 5 b
ground 1f 2 a 3 -6 a 9
group v 1 -c 2 -l 3 -q 4 -9 6 j 7 x 9 b
group_and 1n 6 8
group_are 23 5 9
group_by 1r 4 7 5 -5 7 b
group_for 1v 5 8
group_in 1y 5 -6 9 6
group_of 1d 0 -j 2 -d 6 f 7 9 8 b
group_on 1y 7 c
group_with 1t 5 b
grout 21 4 7
grov 23 2 b
grow 16 2 y 3 6 4 -8 6 -b 8 -7
grow_and 1x 2 8
grow_from 21 2 7
grow_in 23 1 6
grow_with 1q 2 c
grown 1e 2 6 4 -9 5 -a 7 5 9 -5
grown_up 1y 6 7
grown_ups 1p 0 9 7 8
growth 1t 1 6 2 -7 3 7 4 6 5 -5
grumbl 23 0 6 a 5
gst 1x 0 5
guarant 14 0 -p 1 -7 2 8 3 5 4 g 6 8 8 -6 9 i a -c
guarant_and 1t 5 c
guarant_for 1w 4 a
guarant_in 23 6 6
guarant_of 21 5 8
guarant_on 20 5 -6 6 6
guarant_the 1y 9 9
guard 1i 0 -9 3 -7 4 9 5 f
guardia 23 5 8
gues 1o 4 5 5 8 6 -7
guest 11 0 z 1 -9 2 -h 3 -a 4 -g 5 h 6 s 7 -a 8 -6 9 -9
guest_and 1q 5 6
guest_at 21 6 8
guest_book 1y 4 b
guest_in 23 6 7
guest_ord 20 a c
guest_reserv 23 0 9
guest_scan 21 2 6
guestho 20 5 6 8 5
guid 13 0 g 4 -m 5 11 6 -9 7 -7 8 6 9 -8 a -9
guid_and 1s 5 7
guid_are 20 6 6
guid_by 20 0 -e 5 5
guid_for 1u 5 -5 8 c
guid_in 1y 0 -6 2 6 4 -6 5 f
guid_the 23 0 6
guid_you 21 1 6
guidanc 1t 5 b
guideli 1x 5 a
guilt 1x 0 6
guitar 1r 0 -9 4 -5 7 9
gulf 20 0 a 5 -6
gun 20 5 8
guru 20 7 8
gusset 21 2 c
gut 1q 2 -6 3 9 4 -6 5 h 6 -5
guy 20 4 7 5 -8
gym 1m 2 -5 4 7 5 -b 6 l
gym_with 1x 6 g
gyms 1u 4 g 5 -6 6 7
h 1q 0 -9 3 7 5 7 6 8
habit 1n 0 d 2 -6
hack 1y 0 -6 5 d
had 1k 2 5 4 -8
had_the 23 a 6
haggl 1v 4 g 5 -8
hail 1v 3 6 4 9 6 -7
hair 1d 2 g 4 -9 6 d 8 -7 9 -5
hair_and 23 2 6
haircut 1w 0 5 6 6
hairdre 20 6 5
hal 16 0 -7 1 -7 2 -g 3 -c 4 q 6 k 7 c 8 -a 9 -a
hal_and 1v 5 -8 7 6
hal_with 1n 6 f
halal 1n 6 f
half z 0 -b 2 -k 3 a 6 k 7 6 a -6
half_a 1j 0 -5 1 c 4 8 6 -7
half_an 1s 3 a
half_and 23 0 7 8 6
half_day 1s 0 -6 4 -6 5 5 6 9 7 9
half_hour 1v 2 -6 6 c
half_of 1f 0 -e 5 -8 6 n
half_past 21 1 7
half_the 1k 2 -6 3 d 6 9
ham 1r 0 -6
hammock 1y 6 e
hamp 1x 2 7
hamst 21 2 7
hand u 0 -a 1 -9 2 q 6 k 7 8 9 -g a -c
hand_and 1p 2 5
hand_it 23 1 5
hand_no 23 4 a 7 5
hand_on 1n 0 -6 5 -e 7 q 8 5
hand_out 1v 6 -6 9 6
hand_over 1j 2 -b 4 f 5 b
hand_paint 1y 2 7 8 5
hand_to 21 5 7
hand_wash 20 6 8
hand_with 1v 5 6 6 5
handbag 23 3 a
handhel 1y 0 7 3 6 8 5
handl 15 0 e 2 8 3 -b 4 5 5 a 6 -8 7 -9 8 -9
handl_for 23 5 9
handmad 1q 2 7
handov 1i 0 5 4 l 5 -6 6 -7
handov_at 23 4 7
handset 1p 0 f 3 7 5 -c
handsha 23 4 9
handwri 1j 1 9 2 a 4 -5 6 -6
hang 1a 0 -b 1 -6 2 7 4 8 5 7 6 a 7 -7 9 -8
hang_from 23 3 5
hang_in 20 5 -5 6 8
hang_it 21 2 b 5 -6
hang_on 1x 2 8 6 -5
hang_up 21 5 8
happen 1h 0 -8 6 -5
happen_in 23 8 6
happy 1v 0 6
harbour 1r 4 -5 6 9
hard 1h 3 6 4 -a 5 6 9 6
hardcov 21 0 -9 5 g
hardwar 1p 5 -6
harnes 1s 0 -9 3 b 6 7
harvest 1c 0 -j 2 b 3 1b 5 -h 6 -h
harvest_dat 1y 2 8
harvest_in 1y 3 b
has w 0 a 1 -8 2 i 5 -d 6 -6 a 7
has_a 1b 6 5 9 -8 a d
has_an 1u 5 -7 8 5
has_been 1w 2 9
has_it 1v 4 7
has_its 1w 0 8
has_no 1s 5 -7
has_the 1r 0 e 5 -a
has_to 1m a 6
hasn 1y 0 8
hasn_t 1y 0 8
hat 1m 0 7 3 -5 4 6 8 6
hatch 1v 0 -6 6 i
hatchba 21 5 6 a 6
hats 1q 2 8
haul 23 7 6
hausa 1w 7 6
hav x 1 -7 2 6 3 -7 4 h 6 9 8 -d 9 -8 a 5
hav_a 1j 4 6
hav_been 23 0 -5 5 a
hav_don 21 0 -6 2 -5 6 b
hav_it 1q 2 6 5 -9
hav_seen 23 8 9
hav_their 1u 7 5
haven 1x 3 8
haven_t 20 0 7
hay 1r 2 9 5 -6 6 b
hazard 1y 0 7
hazelnu 23 2 7
he 17 0 c 1 a 3 -9 6 -d 8 -7 a 7
he_s 1r 0 c 2 -6 5 -5 6 -8 a b
head 1b 0 d 5 -7 9 -6 a -7
headban 23 3 c
headlin 1v 5 5 8 7
headpho 1v 2 -7 3 8 5 7
headset 1m 0 -j 2 -6 3 1b 4 -6
headsho 21 1 e
headsto 23 2 8 5 5
heal 1v 6 8
health 1d 0 e 1 -5 2 -6 4 -c 5 -d 6 f a g
health_insuran 20 0 6 9 7
health_work 21 0 d
healthy 1s 5 7
heap 1w 4 6
hear 1c 0 7 2 -g 3 a 5 i 6 -9 7 -6 9 -6
hear_the 1s 0 9
heard 20 6 6
hears 23 8 6
heart 1i 2 -7 3 i 6 -8
heart_rat 21 3 b
heat 15 1 -7 2 j 3 n 4 -7 5 -8 8 -9 9 -6 a -8
heat_and 1o 0 5 2 a 3 8 5 -8
heat_pack 23 2 8
heavy 1j 2 d 4 -8 5 6
hebrew 23 5 -5 7 8
hectar 1q 0 -8 2 -8 3 j 4 8 5 -a 6 7
hedg 1q 4 9 5 -7 a 8
heel 1s 6 b
height 1i 2 m 3 8 5 -k 6 -7
height_and 20 2 8 5 -7
heir 23 2 b 4 -6
held 1h 0 -a 4 r 6 -6
held_by 23 4 6
held_until 1v 4 n 5 -6
helmet 1o 0 -7 5 h
helmet_and 21 5 e 6 -7
help 10 1 -c 2 -c 5 g 6 -5 8 -c 9 -8 a 12
help_and 1r 5 6 a c
help_at 20 5 -6
help_by 1x 2 9
help_for 1y 5 -6 a 7
help_from 21 4 6 9 5
help_in 1t 2 6 3 9 5 -7 6 8
help_to 1v 6 7 a 8
help_with 1i 6 -8 9 -5 a l
helplin 1y 3 6
hemp 1u 2 d
hems 21 2 -5 5 g 6 -7
henna 23 6 8
hens 1x 2 c 5 -7 a a
her y 0 d 2 -i 4 a 5 b 6 -c 7 -9 a 7
her_a 1v 0 g 5 -5
her_and 1r 6 7
her_in 1w 3 8 6 -6
her_own 1u 5 5
her_s 1w 5 -9 9 f
herb 1n 0 -6 2 8 4 -5 6 a
herbal 1w 6 8
herd 1q 0 -5 2 6 4 -6 6 a
heritag 1v 2 -7 6 8 7 9
hero 21 2 7
hers 1x 5 -8 9 f
herself 1r 0 f
hid 1i 2 7 4 -b
hidden 1f 2 8 3 d 4 -c 5 5 6 -7 a -6
high 1c 0 -h 2 m 3 -6 6 e
high_pressur 23 5 9
high_school 20 5 9 a -5
high_street 1y 4 7
hijab 21 6 8
hik 1q 0 a 5 9
hil 1m 4 -7 6 g
him 1g 0 6 4 f
himself 1p 0 e 4 -6 5 -8 a 6
hindi 1c 0 h 1 5 2 -6 6 -7 9 6 a -6
hindi_and 1s 5 -6
hindi_tamil 1r 0 5 1 8 5 -6 8 7
hing 1s 2 6 6 7
hint 1v 8 5
hip 1s 3 a 5 -6 6 7
hips 1x 3 a 5 -a 7 8
hir 18 2 -l 3 -c 4 -6 5 x 6 h 7 a 8 -8 9 -9
hir_for 1x 0 6 2 -6 6 d
hir_out 1y 4 6 5 7
his 16 0 e 2 -d 3 6 6 -c 8 -a 9 h
his_own 1r 0 8 5 -7
his_phon 1w 3 7 7 6
histori 1t 5 e 6 -7
histori_and 23 5 c
history 1c 0 r 6 -a a -6
hit 1u 6 9
hiv 1q 0 -8 2 c 3 f 5 -7 6 -5
hmrc 23 0 5
hob 23 3 5
hobby 1s 0 e
hockey 20 6 a
hoist 1v 6 a
hol 1i 4 -7 5 k
hold 14 1 -7 4 f 6 -i 8 -7 9 h
hold_a 1p 4 -6 5 8
hold_in 23 9 5
hold_it 21 4 a
hold_the 1j 2 -9 4 9 9 7 a b
hold_up 1s 0 6 3 8 5 -c
hold_your 23 9 8
holiday 1c 3 -6 7 f 8 -6
holiday_and 1y 0 6
holiday_camp 21 7 e
holiday_week 23 7 6
hollow 1y 2 -6 3 b 5 a
hom r 0 -6 1 -9 3 7 4 g 5 j 6 n 7 -6 8 -m 9 -d
hom_and 1k 0 a 5 7
hom_by 1w 4 a
hom_cook 1w 4 a 5 -8 6 8
hom_if 23 4 6
hom_in 1m 0 -8 5 d a 6
hom_or 1n 0 6 4 5 6 -6
hom_styl 1x 2 8
hom_to 23 5 7
hom_visit 1q 5 c
hom_we 20 5 5
hom_whil 23 5 8
hom_with 1j 0 -b 3 h 6 b
homewor 1i 2 -8 4 -7 7 q a e
homewor_and 23 7 7
honest 19 0 9 2 -c 4 -6 6 a 7 -7 a 5
honest_about 20 5 b
honestl 1j 2 a 5 -5 8 6
honestl_when 21 6 6
honesty 1w 0 -5 8 7
honey 1o 2 b
hood 1w 3 c
hoof 1x 6 8
hook 1i 2 b 6 6
hoov 1v 2 -5 5 b
hop 1u 2 -6 6 e
hops 1x 0 7 6 a
hormon 1y 0 6
horn 1y 6 -6 7 a
hors 1k 0 -6 3 -7 4 -5 6 x
hos 1l 2 -6 3 6 4 -7 5 a 6 9
hospic 20 5 d
hospita 18 0 -b 1 -7 2 -b 5 b 6 9 a b
hospita_and 1v 5 7
hospita_in 1y 5 6
host 16 0 a 2 -9 3 -7 4 6 5 k 6 -c 7 -7 9 -b
host_in 1o 0 f 5 -5
hostel 1t 0 -5 5 -6 a a
hot 18 0 -e 1 -6 2 -5 3 8 4 -8 5 j 6 r 9 -8
hot_wat 1t 5 6
hotel 18 1 -6 2 7 3 -d 5 p 6 8 7 -8 9 -9
hotel_and 1t 2 -6 5 i
hotel_or 1y 2 f 4 8 5 -9 6 -6
hotel_with 21 5 5 6 6
hotlin 1o 5 f 6 -7 a 8
hour o 2 -w 3 -c 4 10 5 n 6 y 7 -d 8 -e 9 -h
hour_a 1t 5 9
hour_and 1c 0 n 1 9 2 -7 6 -6 9 -6
hour_battery 23 3 f
hour_befor 1w 6 c
hour_by 1v 9 8
hour_each 1y 5 -7 6 7
hour_early 23 5 5
hour_for 1u 0 -5 4 e
hour_from 20 5 9
hour_go 23 a 5
hour_if 20 1 5 5 8
hour_in 1q 5 7
hour_no 1v 0 -6 2 -6 3 9 5 8
hour_of 1m 6 -5
hour_or 1s 4 7 a 8
hour_per 1y 0 5
hour_to 1x 5 -7
hour_weekly 23 a 9
hour_with 1l 6 g
hour_without 21 6 7
hourly 1v 5 9
hous x 0 -f 1 -5 2 -5 3 -6 4 -5 5 n 6 a a 9
hous_and 1m 2 -6 5 c 6 -6
hous_at 23 5 c
hous_i 23 6 6
hous_in 1u 5 a
hous_is 20 2 5
hous_rul 1u 4 6
hous_wher 23 6 7
hous_with 1j 0 -5 2 -6 5 b a 7
househo 1d 2 -h 4 e a e
househo_and 21 2 -6 5 8
how y 0 k 1 -a 4 5 5 -7 6 -k a d
how_it 1s 0 6 5 -6 8 5 a b
how_long 1r 0 7 5 -6
how_many 1i 0 d 4 5
how_much 1m 2 -6 3 b 5 -7 9 e
how_the 1s 8 5
how_to 1b 0 -8 2 a 4 -7 5 b 6 -8 7 8 9 -7 a a
how_you 1s 2 -6 5 -5
howl 23 0 -9 6 7 8 6
hr 1k 1 7 5 a
hub 1o 3 8
hubs 21 2 9
hug 1x 6 7
hum 1v 0 -e 1 i 6 6
human 16 0 6 2 9 3 -a 5 h 6 -i 7 -8 9 6 a -5
human_moderat 21 4 5 8 6
humidit 1o 3 e 6 8
humour 20 8 a
hums 1r 3 d 5 -7
hundr 18 0 a 3 a 4 -5 5 -9 6 -a 9 8
hundred 1y 4 9
hung 1p 4 6 5 7
hungry 21 0 -5
hunt 1o 2 7 3 -5 5 f 6 -a
hunt_for 21 5 a
hurry 23 6 7
hurt 1r 0 9 5 -6 6 -5
husband 1v 9 5
hush 20 2 6
husk 20 3 l 5 -6
hut 1y 4 8 5 -a 6 -6
huts 1y 2 -6 a 8
hybrid 1s 0 -5 3 -5 5 c 6 e
hydraul 1x 3 d 5 -6
hygien 1m 5 -7 6 8 a b
i i 0 -1p 1 -s 2 v 3 -o 4 -i 5 3g 6 k 8 d 9 -n a -z
i_also 1t 0 -5 5 c 6 -6
i_am 1k 2 -7 8 6
i_answ 1u 8 7
i_ask 1t 3 7 5 5 6 -5
i_bak 1x 2 d 5 -6
i_bought 21 5 7
i_br 1m 0 -9 2 -6 5 k
i_build 1q 2 6 3 6 6 -6
i_built 1m 0 9 2 -6
i_buy 1x 6 7
i_cal 21 5 9
i_can 1t 0 -a 4 6
i_check 1y 0 7
i_choos 21 2 6
i_coach 1x 5 e
i_collect 1v 0 -5 4 6
i_com 1e 0 -c 2 -6 4 c 5 z 6 -c
i_convert 23 3 6 5 -6
i_cook 1w 2 7
i_count 20 2 7 6 a
i_cut 1o 0 -5 2 q 3 -5 5 -6 6 -5
i_design 1q 2 c
i_develop 1y 3 c
i_did 1y 5 7
i_do 1h 2 -9 3 -6 5 m 6 d
i_don 1m 0 -5 2 -c 5 d 6 8
i_draw 1s 2 6 5 9 6 -5
i_driv 1r 5 6
i_explain 21 5 5
i_fil 1x 2 8 5 5
i_find 20 2 9
i_get 1w 9 i
i_giv 1v 4 a 6 -5 7 7 8 5
i_go 1q 2 -6 4 -5 5 d 8 a
i_grow 20 3 7 5 -6
i_hav 1p 0 -5 2 9 7 8
i_help 21 5 8
i_hold 1u 5 6
i_hunt 23 2 a
i_keep 1r 0 -8 4 -6 5 7 6 a
i_knock 23 4 8 5 8
i_know 1f 0 -i 3 -6 4 7 5 l 8 -5
i_lead 1w 5 d 7 6
i_learn 23 5 8
i_leav 1t 0 -5 5 c
i_lend 23 6 5
i_listen 21 5 9
i_liv 1x 3 a
i_ll 1n 0 -8 2 b 3 -7 4 -7 6 k
i_look 1t 0 -5 5 c 6 -6
i_m 17 5 h
i_mad 1n 0 9 1 7 2 -7 3 7 4 -5 5 -9 6 -6
i_mak 1e 2 8 3 6 4 -6 6 -6 8 5
i_measur 23 8 8
i_meet 23 5 b
i_mix 21 2 5 3 6
i_need 23 9 5
i_nev 1w 2 7 6 7
i_off 1y 7 7
i_only 23 5 5
i_open 1o 6 k
i_organis 23 5 d
i_photogr 1y 5 a
i_pin 21 5 9 6 -7 7 5
i_play 23 5 9
i_prepar 1y 2 6
i_publish 23 8 b
i_put 1s 5 5 8 6
i_read 1y 5 6
i_record 23 8 9
i_rent 1w 4 9 6 5
i_repair 1y 6 8
i_ring 1r 2 -7 4 -5 6 e
i_run 1h 0 -6 5 -d 6 c 7 5
i_say 1s 5 f
i_see 1v 0 -6 5 9
i_sel 1q 2 6 5 -5 6 c
i_send 1o 0 -6 2 c 5 -7 7 6
i_set 1w 4 6 5 7
i_show 1v 0 -5 2 7 7 b
i_sit 1o 0 -7 5 v 6 -7
i_start 1n 4 7 a 7
i_stay 20 5 a
i_stil 21 9 6
i_tak 1j 0 -c 6 a
i_talk 1v 5 d
i_tap 20 9 b
i_teach 1u 0 -6 2 -5 7 t
i_tel 1y 2 5 7 8
i_test 23 2 7
i_train 1v 5 c
i_travel 23 5 7
i_turn 1s 5 b
i_typ 1x 1 7 5 7 8 6
i_ve 1c 4 -b 5 h 7 5 9 -7 a -7
i_visit 1s 5 9 6 -5
i_walk 1u 5 b
i_want 1n 2 -7 5 -6 8 8
i_was 1f 0 5 3 -7 4 c 5 b
i_wash 23 5 5
i_weigh 20 2 5
i_went 23 1 6
i_would 21 6 a
i_writ 1m 0 -d 5 a 8 g
i_wrot 20 0 -5 5 -6 8 9
ic 23 2 5
ice 1f 5 -7 6 q a -5
ice_and 20 6 8
ice_cream 20 0 6
id 1f 0 -8 1 7 2 -c 3 -5 4 g
id_and 21 1 6 5 -5 a 6
id_check 1s 4 g
idea 1j 0 d 6 -7 7 5
identic 1y 0 6 5 -5
identit 1l 1 7 5 7
identit_check 21 0 a
if r 0 g 3 6 4 6 5 p 6 -j 7 -l 8 -e 9 m a -d
if_a 1p 0 5
if_he 20 0 8
if_i 1s 0 7 2 -7 4 6 6 -7
if_it 19 0 7 2 6 7 -7 a -5
if_need 1o 5 i
if_no 21 3 8
if_not 1v 5 a
if_one 1v a 7
if_she 1v 0 8 5 6
if_somebod 1w 0 -5 9 7
if_someth 1r 0 7
if_the 1d 0 -d 3 7 4 a 6 -7 9 i a -7
if_ther 1r 5 5 9 6
if_they 1k 0 5 5 7
if_want 1p 3 5 5 8
if_we 1s 0 -9 1 7 5 8 6 6
if_wish 1y 5 7
if_you 16 2 7 6 -5 7 -6 9 6
if_your 1v 0 -6 2 7 3 6 4 5 5 -7
ignor 1v 5 -7
iia 21 3 7
illustr 1j 2 l 3 -6 5 -8 6 -8 8 7
imag 1h 0 g 1 i 4 -6 6 -6
imag_and 1y 1 9
imam 21 0 a
immedia 21 1 6
immigra 1x 4 -5
impact 1u a 6
implant 21 6 8
import 1b 0 l 2 d 3 8 4 -7 5 -5 7 -5 8 -6 9 -7 a -6
impossi 23 0 7
in 6 0 -9 1 -6 2 x 3 8 4 -d 5 f 6 6 8 -a 9 -6 a -f
in_# z 0 -a 1 6 2 11 3 d 5 g 6 -n 7 -a 8 -d a -f
in_a q 0 -d 2 q 3 g 4 -a 5 -i 6 r 8 -9 a -9
in_accra 21 2 7
in_advanc 1s 0 -8 4 f 5 8
in_an 18 0 c 2 -9 3 5 4 -c 5 6 6 f a -a
in_and 1f 0 d 2 -7 5 5 a -6
in_any 1q 2 -7 3 7 4 6 5 5 6 -5
in_app 1w 3 6
in_arabic 1q 0 7 5 -7 6 -6 8 b
in_at 1w 6 7
in_august 1w 2 7
in_bed 23 0 7
in_between 1r 5 b 6 -6
in_big 1v 0 -7 5 b 8 7
in_birming 23 2 8
in_both 1v 5 -6
in_box 21 3 8
in_brown 1y 2 a 5 -6
in_by 1m 0 b 5 -6
in_cas 1t 6 a
in_cash 23 6 6
in_chalk 23 2 -6 6 5 a 6
in_chat 1x 0 5
in_clas 1y 0 -6 1 7 2 -5 4 a
in_cold 23 2 6
in_colour 1y 2 7 3 8
in_cool 23 2 6
in_decemb 20 2 e
in_dollar 23 9 6
in_each 1j 3 9 4 -e 6 -a
in_eight 1r 3 8 6 -7
in_eleven 1x 0 7 5 5
in_english 1i 0 -6 5 8 6 -c 7 7 a 5
in_escrow 1v 4 n 5 -7
in_europ 1p 4 8 5 -7
in_every 1i 4 7 5 -6
in_first 1y 0 9 5 -7 6 6
in_fiv 1e 3 5 4 -6 5 5 8 -5 a a
in_for 1p 5 8
in_four 1i 0 -b 5 5
in_french 1y 0 8 2 8
in_from 1u 2 6
in_front 1f 0 -9 4 -7 5 8 6 r a -5
in_german 1u 5 7
in_germany 1u 5 5
in_ghana 23 0 -5
in_ghent 1y 0 7 2 7 5 -7
in_glas 1u 2 g 5 -6
in_green 23 4 7 7 6
in_group 1o 5 -c 6 8 7 j
in_half 1o 1 9 2 -6
in_heat 21 0 -5 3 7
in_her 1v 0 6 5 5
in_hindi 1k 0 9 1 a 3 -6 9 6
in_his 1u 9 9
in_hom 1y 5 a 7 5
in_hospita 23 3 6
in_hour 21 4 b
in_hous 1l 4 -8 5 d 6 f
in_human 20 3 5 5 6
in_india 20 0 -7
in_instalm 1t 5 -6 9 8
in_it 1h 0 8 2 b 6 -c
in_its 1x 3 6
in_january 1t 2 h 5 -e
in_jars 1x 2 a
in_july 20 6 6
in_jun 20 5 7 7 5
in_lago 1t 0 -6 1 8 7 6
in_larg 1y 2 9
in_law 20 0 7
in_leicest 23 2 6
in_leipzig 1w 6 5
in_library 20 0 -6 a b
in_local 1n 0 j 5 -6
in_march 1v 6 -5 8 5 a 6
in_melbour 21 2 9
in_minut 1o 0 -9 1 c 9 6
in_my 1a 1 -5 3 -8 5 h
in_nairobi 1q 0 -6 2 c 5 6
in_new 21 5 e
in_nic 23 2 9
in_nin 1n 0 9 4 -5 5 8
in_normal 21 0 a
in_novemb 20 7 6
in_octob 21 2 8
in_old 21 2 6
in_on 1s 9 6
in_one y 0 1a 2 -6 4 7 5 -e 7 -d a -9
in_or 20 6 6
in_our 14 0 -5 1 -8 2 b 6 f a -8
in_own 1s 0 7 9 8
in_pair 21 4 a
in_pap 1o 2 a
in_part 21 2 6
in_peac 21 6 6
in_person 1k 0 5 2 -6 4 b 5 d a -6
in_pictur 23 a 9
in_pidgin 1y 8 5
in_plac 1v 0 -a 4 a
in_plain 1f 0 9 1 8 3 -5
in_polish 23 0 8
in_portuga 1s 2 9
in_portugu 1v 0 a
in_pun 21 5 a
in_rain 23 2 6
in_red 1w 2 -6 4 7 5 -7 9 8
in_return 1y 5 7
in_school 1y 6 8
in_second 1q 1 c
in_shop 21 8 7
in_show 20 5 9
in_six 1n 0 -8 2 9 5 -5 6 -6 9 8
in_siz 1x 8 5
in_slip 23 4 9
in_smal 1e 0 -9 2 a 7 e
in_spain 1y a 6
in_spanish 1m 4 -6 5 -6 8 8 9 d
in_spr 1q 0 5 2 -5 5 7
in_stag 21 4 c
in_steel 23 4 6
in_step 20 4 8
in_stock 1u 5 7
in_straw 23 2 6
in_sum 1s 2 -a 5 -a 6 n
in_swahili 1q 0 g 5 -6
in_team 23 2 5
in_ten 1d 2 8 4 -6 7 -6 a -5
in_the l 2 -n 3 l 4 -a 5 8 6 q 7 6 8 -6 9 -c a -a
in_their 1g 2 -7 4 7 5 f 6 -5
in_thirty 1v 5 -9 6 8
in_this 23 4 7
in_thre 1c 0 -6 3 9 4 -8 5 e 6 7 7 -9 8 -6
in_tim 23 0 7
in_to 1w 5 -9 6 d
in_town 1o 0 -b 4 d 6 5
in_twelv 1v 3 5 9 8
in_twenty 1v 5 7
in_two 17 0 -8 3 8 4 -b 6 8 7 -6 9 7
in_und 1p 1 8
in_valenci 1y 6 6
in_week 1x 2 c 5 -8 7 7
in_what 20 2 6 a 5
in_whatsap 21 0 7
in_which 1j 0 6 6 -6 8 8
in_wint 1s 0 -6 3 8 5 6
in_with 1k 0 9 5 -9
in_wool 23 2 d
in_word 1x 0 -6 1 9 2 6
in_work 1y 7 9
in_writ 1s 0 -8 5 6 6 7
in_year 21 5 5
in_your 16 0 a 1 9 2 -c 5 b a -8
inbox 1m 0 8
incens 1x 2 7
inch 21 0 -5 2 8 3 9
inciden 1s 0 9
inciden_report 23 0 5
incl 1n 2 -7
includ y 0 b 2 7 3 -f 4 -7 5 g 6 g 8 -7 a -f
includ_a 20 5 8
includ_for 21 2 8 5 -8 9 5
includ_in 1v 1 6
includ_the 1w 5 -6
inclusi 1t 2 5
incom 1g 0 -k 2 -9 4 -b 5 -a 9 1i a 5
incom_and 1y 0 -8 6 7 9 e
indepen 1b 1 -6 4 e 5 -f 6 7 7 -7 9 8
indepen_lab 21 2 9
index 1r 4 -6 6 -5 7 d 9 7
indi 1x 2 5 8 9
india 1q 2 9 4 -6 5 5
india_and 21 5 6
indian 1j 0 7 2 a 4 -5
indigen 1w a 7
individ 1p 5 d
indoor 1l 0 -8 3 8 4 -6 5 6 6 j
indoor_and 21 2 5 3 6 5 -6
inducti 23 6 7
industr 1k 0 -5 1 7 2 -6 7 7
infant 23 6 6
inflata 20 2 5
info 1w 5 -9 9 5
inform 1r 0 b a 6
informa 1y 0 b
infrar 1x 0 -5 2 -8 3 l
infusio 1y 6 7
ingredi 1f 0 8 2 y 3 -6 4 -7 5 -b
ingredi_list 20 2 c
inherit 21 0 7 5 -7
initial 1x 2 f
injecti 1v 5 7 6 a
injury 1y 5 9
ink 1m 0 -a 2 d 5 -9 8 7
inn 1v 6 -5
input 21 3 8
ins 1p 0 5 4 6 5 -5 6 6
ins_and 20 0 7
insect 1w 3 f 6 -5
insert 1x 0 -6 2 d
insid 13 0 -9 1 -6 2 e 3 h 4 -8 6 -8 7 -9 a b
insid_a 1v 0 -5 3 6 8 8
insid_and 1t a 7
insid_one 21 9 7
insid_the 1i 2 7 9 7
insist 23 a 5
inspect 18 0 t 1 -5 2 -d 3 -6 6 c 8 -6 9 -6 a -7
inspect_by 1y 2 -6 4 7
inspect_dat 20 0 6
inspir 1y 2 7
instagr 1k 2 7 4 -9 5 -9 8 a
instal 19 3 i 4 -b 5 v 6 -b 7 -7 8 -7 9 -8
instal_and 1w 5 e
instal_in 1t 3 h
install 1m 0 -7 4 -7 5 j a -6
instalm 1j 0 -6 6 -a 9 k
instalm_over 23 5 a 6 -6
instant 1g 4 o 6 -8 8 -6
instead 15 0 7 1 8 2 -8 5 -g 7 b 9 8 a -6
instead_of 16 0 8 1 9 2 -6 3 6 5 -g 6 -5 7 c 9 6 a -5
institu 1s 0 -a 1 9 3 9 5 -a 6 -5 7 7 9 5
instruc 1d 0 -9 4 -a 5 -c 6 1c 8 -5 9 -5 a -7
instruc_and 1y 6 6
instrum 1k 0 -8 1 b 2 -9 5 g 6 -c 7 g
insulat 1j 0 -9 2 8 5 m
insulat_box 23 2 -8 5 a
insulin 1u 6 8
insur 16 1 -7 2 -5 3 -7 4 y 5 p 6 -g 8 -9
insur_and 1q 4 6 5 7
insur_up 20 4 d
insuran 16 2 -h 3 -7 4 o 5 n 6 -a 7 -8 8 -9 9 6 a -6
insuran_and 1p 2 -6 5 e 9 7
insuran_in 23 0 -5 5 8 9 8
insuran_includ 1y 5 8
insuran_up 20 4 6
integra 1m 0 8 5 6
intelli 1x 4 7
intenti 20 0 7
interes 1f 0 5 2 -7 3 -6 6 -a 8 -6 9 w
interfa 1v 1 5
interna 1q 2 -5 6 7
interne 1c 0 a 3 g 5 -e 9 -6
interne_need 23 2 8
interns 20 0 -6 5 -6 7 b a f
interpr 1n 5 i 6 -8 a a
interru 20 0 5 5 6
interva 21 6 a
intervi 19 0 h 1 -6 2 -a 3 -8 4 6 5 q 6 -e 9 -7 a -5
intervi_and 23 5 -7
intimac 23 0 7
intimat 21 5 6
into w 0 l 1 h 2 d 3 -7 4 -f 5 -g 7 -a
into_a 1a 0 6 5 -c a 7
into_one 1q 5 9
into_the 1g 0 d 1 b 3 -6 4 -7
into_your 21 8 5
intro 1u 4 8 5 5
introdu 1h 0 c 3 -6 4 e 5 -9 a -6
introdu_to 21 7 6
invent 1s 0 7 9 5
invent_a 21 0 9
invento 1m 0 7 5 9 6 -5
invert 1p 2 -6 3 9 5 a 6 7
invest 1w 7 9 9 9
investi 23 0 -7 1 5 5 7
investo 1n 2 -6 4 -6 7 9 9 o a -7
invit 1p 0 b 5 -b 7 5
invitat 1t 0 g 1 6 5 -8
invoic 13 0 13 2 -b 3 -b 5 -9 6 -e 7 -8 8 -8 9 m
invoic_by 20 0 6
invoic_for 23 4 6
invoic_in 1x 9 6
invoic_to 23 0 6
invoic_we 23 0 -6 9 e
invoic_with 1y 0 d
ip 21 0 -6 3 6 8 7
ipad 1x 0 7
ireland 23 5 -6 6 a
iron 1h 2 7 3 -6
irregul 23 0 -6 4 5 9 6
irrigat 1w 2 -6 3 8
is i 0 j 1 -7 2 -8 3 7 4 a 6 -8 7 -7 8 -e 9 6 a 7
is_# 1w 5 -6 8 8
is_a 15 0 -i 3 a 5 -7 6 5 8 5 9 a
is_allow 1y 6 -5 7 5 8 6
is_already 20 6 8
is_alway 1t 4 8
is_an 1p 3 e 4 -5 5 5 7 6
is_ask 20 a 9
is_at 1y 3 -5
is_check 1t 0 6
is_confirm 21 0 -8 5 b
is_don 1m 5 7
is_drawn 23 0 -5 9 7
is_film 23 5 b
is_fix 21 0 5 4 5
is_for 1q 5 -7 6 5 a 6
is_fre 1m 2 -c 4 i 8 a
is_ful 1y 1 5 3 7
is_gon 21 5 9
is_good 23 2 6
is_held 1x 4 a
is_ill 1y 5 6
is_in 1k 0 5 3 a 5 -5 6 7
is_includ 1t 0 -6 2 5 9 7
is_intervi 20 4 7
is_mad 1s 0 5 2 -6
is_measur 1y 7 6
is_need 1v a 5
is_no 20 3 6
is_not 1r 6 d
is_on 1l 0 -6
is_one 1v 2 9
is_only 23 4 6 8 6
is_paid 1v 9 e
is_part 1y 5 b
is_read 21 1 5
is_really 20 3 9
is_record 21 5 -5
is_right 20 0 5
is_sent 1w 2 8 4 6
is_shown 1u 0 9 5 -5
is_stor 20 3 9
is_test 1s a 6
is_that 21 0 b
is_the 1e 1 8 2 b 5 -b 9 5
is_ther 1n 4 6 5 7 6 -6
is_thrown 21 4 6
is_to 23 0 -6 1 d
is_used 1v 6 -6
is_verifi 1v 0 f
is_visibl 21 4 6
is_visit 23 4 6
is_what 1s 4 -5 6 6 9 6
is_wher 23 4 6
is_written 21 5 5
is_your 1t 5 a 6 -7
island 1n 3 -7 4 -7 5 7 8 6 a 5
isn 1e 3 -5 5 c 6 -5
isn_t 1e 3 -5 5 c 6 -5
iso 1y 5 9
iso_# 20 5 a
issu 1m 0 d 2 -6 5 6
it d 0 1p 1 m 3 13 4 -9 5 -11 6 -1a 7 -o 8 -7 9 9 a -e
it_a 1n 5 8
it_aft 1w 3 5
it_again 1w 0 6 6 -6
it_against 21 5 6
it_all 1j 0 -5 2 6 4 -5 5 b 9 5
it_alon 20 6 9
it_also 1r 0 5 5 -9 9 8
it_and 1a 0 -d 1 6 2 f 5 5 7 -6
it_as 1n 2 7 5 -b
it_asks 1p 0 q 5 -7
it_at 1n 0 6 2 7 5 -a
it_back 1i 2 g 3 9 4 5 5 -d
it_befor 1s 2 -6 7 7
it_by 1j 4 7 5 -6 6 -5
it_cal 23 0 7
it_can 1r 3 9
it_clean 23 a 6
it_com 1p 0 -6 5 -7 9 h
it_cost 23 2 -5 3 5 6 6
it_count 1v 0 c
it_does 1u 3 a
it_doesn 1k 0 a 3 9
it_down 1s 1 6
it_draft 23 0 6
it_draw 20 0 b
it_drop 20 3 8
it_explain 23 0 6
it_fail 23 2 6 a 8
it_feel 21 3 b 5 -7 6 7
it_fil 1y 5 5
it_find 20 0 7
it_first 23 0 a
it_fits 1x 0 6
it_for 1h 0 -8 1 a 2 -8 4 a 6 -8
it_from 1r 8 6
it_gets 1q 0 d
it_goes 1g 2 -7 3 -7 5 b 9 9
it_hear 21 0 9
it_hom 21 5 -8 6 g
it_hurt 23 0 9 5 -6 8 6
it_i 1q 0 -8 2 g
it_in 16 0 -6 1 b 2 5 3 7 6 -9 7 -5 a -8
it_into 1n 0 -6 1 8 a 7
it_is 1c 3 -5 5 -8 8 5 9 -7 a a
it_it 1y 9 9
it_keep 1t 0 e
it_know 1r 0 h
it_lays 1x 0 i
it_learn 1s 3 a 5 -7
it_leav 21 1 6 2 7
it_lik 23 3 6
it_listen 21 3 9
it_look 1q 2 9 5 -7
it_mak 1q 0 6 1 5
it_mark 23 0 5
it_nags 20 0 7
it_need 21 0 -5
it_nev 1v 0 6 4 -5 5 -7
it_new 23 1 5
it_not 23 5 5 7 5
it_now 20 0 7
it_nudg 21 0 b
it_off 1s 2 -6
it_on 1b 2 5 3 8 4 k 5 -6 6 -9 7 -6
it_one 21 4 5
it_onlin 1x 4 8
it_or 1x 8 5
it_out 1m 5 8 6 -8 a 7
it_over 1v 2 d 6 -6
it_play 21 0 e 5 -6
it_puts 20 0 b
it_rain 20 0 -5 9 6
it_read 1o 0 8 5 -6 8 7
it_really 23 2 5
it_recogni 1y 4 6
it_return 23 0 6
it_ring 1x 3 5
it_runs 1s 2 -5
it_s y 0 -h 2 -k 6 7 8 b 9 a
it_says 1j 0 p 2 -a 3 -5 5 -8 6 -7 9 g
it_send 1v 0 7 2 8
it_ship 21 1 7
it_show 1n 0 b
it_sinc 1y 2 -6 4 a 6 6
it_sits 1x 0 5 1 5
it_smel 23 2 7
it_so 1w 2 -5 4 6 5 -5 7 6
it_speak 23 0 6
it_stand 21 2 -9 3 a 5 -7 6 7
it_start 21 7 5
it_stil 23 0 8
it_suggest 1x 0 8
it_tak 1s 0 7 5 a
it_tel 1n 0 j 2 -5
it_that 23 3 6
it_the 1o 0 e 5 -8
it_then 23 5 7
it_to 1e 0 -e 2 b 4 b 5 -9
it_up 1h 0 -7 2 7 4 a 6 7
it_was 1r 8 6
it_we 1o 1 a 3 -6 4 7 5 -7
it_weigh 23 3 7
it_when 1u 2 c 9 8
it_whisp 21 0 g 5 -5
it_with 1b 1 d 6 -a
it_won 1v 5 -8
it_work 1n 5 -6 9 7
it_writ 1s 0 i
it_yoursel 1y 0 8
italy 1y 5 8
item 1a 1 -6 2 5 3 -a 4 d 9 5
item_and 1s 4 7
item_are 23 0 6
its 17 0 c 1 -7 3 e 6 -6 8 -6
its_own 1j 3 8 5 -6 9 7
itself 14 0 17 1 -7 2 -h 3 q 4 -c 5 -g 6 -o 9 b a -7
itself_and 1s 3 9
itself_in 1y 0 8
itself_when 21 0 8
itself_with 21 0 8 3 7
jack 20 3 7
jacket 1n 0 -7 1 8 2 j 3 -5 5 -e
jam 1u 2 8
january 1p 2 h 4 -6 5 -d
japan 21 6 7
japanes 1o 0 -5 3 -5 4 8 5 6 6 9
jar 1j 2 d 4 -6 5 5 6 -a 9 g
jargon 1u 0 -8 7 a 9 7
jars 1i 0 -e 2 p 3 -7 5 -9 6 6 9 a
jars_with 23 2 6
jaz 21 2 7
jean 1w 2 7
jersey 1v 2 m
jet 20 5 b
jewelle 1t 3 9 4 9 5 -9
jigsaw 21 2 6
job 16 0 h 1 -7 2 -d 3 -8 4 e 5 -5 6 -g 7 6 9 -9 a k
job_and 1x 0 a
job_board 23 0 -7 4 c
jobs 1e 0 -5 2 -8 4 n 6 -a a 8
jog 23 6 6
join 1a 0 f 2 -b 3 -6 5 -6 8 9
join_a 21 0 -8 8 a
join_in 21 5 -5
join_the 1v 0 9 5 -6
join_with 20 5 -6 a h
joint 1l 0 -8 3 6 9 c
jok 1o 2 7 5 5
journal 1m 0 6 2 -a 4 -5 6 -6 8 n
journey 1v 5 d 6 -7
judg 1o 0 -5 2 -8 5 8 9 6
judo 21 6 c
juic 1p 2 -7 3 9 6 8
july 1y 6 5
jump 1k 6 6 9 6
jun 1q 3 -6 5 6
junior 21 1 5 5 7
jury 1w 2 -8 4 8 a 5
just 13 0 e 1 -6 3 -a 8 -8
just_for 1w 0 -6 4 8 8 5
just_one 21 6 5
just_the 1v 0 b 5 -6
k 1m 2 7 4 5 5 -c 8 8
kannada 23 0 -6 1 6 2 5
karaok 1x 0 -5 5 -7 6 g
kart 21 5 -8 6 e
kayak 1y 5 -6 6 j
keep x 0 i 1 g 3 -7 4 -8 5 -b 6 -6 7 -8 a 7
keep_# 20 4 a
keep_a 1j 0 e 2 -8 3 -5
keep_it 1l 0 8 2 -6 6 7
keep_the 1e 1 e 2 -e 3 6 4 -b 5 7 7 -6 a 6
keep_their 1y 4 6 5 -8 6 7
keep_what 23 0 -5 2 5
keep_your 1t 0 -9 1 a 5 6
kennel 1w 3 a 5 -8
kent 23 2 6
kenyan 21 6 7
kept 1g 0 e 2 9 3 -8 4 -8
kept_in 23 2 5
kerb 21 1 7 3 7
kettl 1k 0 -5 4 8 8 6
key 1c 0 e 5 -9 6 -a 8 -6 a c
key_and 21 5 -6 a 9
keypad 21 0 -7 5 -5 9 c
keys 1e 2 -7 6 8 8 -5
keys_and 1w 5 5 a 7
keys_in 23 4 6 5 -6 6 6
keyword 21 0 6 5 -5 8 6
kg 1o 2 8 3 e 6 -7
kick 1q 3 c 4 -9 8 7
kid 1l 3 9 4 -7 9 9
kid_s 21 3 7 4 -5
kidney 1y 0 6 1 6 5 -7
kids 12 1 -a 2 -h 6 l 7 e 8 5 a -6
kids_and 1v 5 5 6 -5 7 7
kids_are 21 3 7 5 6 6 -6
kids_can 1w 0 a
kids_corn 23 4 6 5 -7 6 9
kids_from 1y 0 -7 9 7
kids_in 21 5 6
kil 1s 9 7
kiln 1r 3 9 5 -e 6 g
kiln_dri 23 3 9 5 -7
kilo 1d 3 l 4 -8 5 j 8 -5 9 -6
kilo_and 23 5 8
kilomet 1i 0 c 3 -6 5 -6 6 -b 8 b 9 -5
kilowat 1v 1 b 4 -7 5 8
kilowat_hour 21 1 d
kind 1m 0 8
kinderg 1v 5 9
kindly 1s 4 -6 5 -7 8 6 9 9
kiosk 1h 3 a 4 5 5 -7 6 g 9 -7 a -6
kiosk_in 23 4 5 5 -6
kiosk_with 1y 6 c
kit 1a 0 -a 1 -6 2 l 3 7 4 -7 8 -7
kit_and 20 5 6
kit_for 1y 2 9 3 6
kit_with 1v 2 a
kitchen 10 2 9 3 -9 4 6 5 9 6 p 7 -d 8 -9 9 -b a -8
kitchen_and 1l 2 5 5 7 6 -9 a 5
kitchen_in 1q 0 -7 5 a
kitchen_with 1r 6 8
kits 1f 0 -9 2 l 3 c 4 -b 5 -7 6 -6 8 -5 a b
kits_for 1y 2 b
kits_with 1x 3 d
kitten 23 3 f
kitty 23 0 5
km 1i 2 -7 4 6 5 6 a 7
kne 1k 0 d 4 9
kneel 20 5 c
knew 23 2 b
knif 1s 0 -6 5 8
knit 1l 0 -7 2 p 5 -e 6 -6 a 6
knit_in 1y 2 6
kniv 1u 5 7
knob 1w 0 6 3 a
knock 1n 4 7 5 7 6 -8
knot 1p 0 -6 2 7 5 9
know w 0 5 1 -9 2 -l 3 -a 4 a 5 t 6 8 7 -e
know_about 23 5 a
know_both 21 0 -5
know_each 1q 0 -6 2 -6 4 5 5 8 a 8
know_every 1u 8 8
know_how 1r 6 9
know_the 1d 2 -6 4 -c 5 m 7 -6 8 6
know_us 20 5 8
know_what 1m 0 -5 2 7 5 a
know_when 20 5 7
know_wher 20 3 5 6 a
know_which 1q 5 7
know_who 1s 4 7
know_your 1w 6 8
knowled 1p 0 j 2 -6
known 1i 0 -h 2 5 4 g 5 -7 8 f
korean 1u 2 6
kumasi 21 3 6
kwh 1x 3 9
lab 17 0 -d 1 6 2 x 3 d 4 -f 8 -8 9 -8 a -9
lab_in 1x 5 a
lab_report 1y 0 -6 2 9
lab_result 20 2 a
lab_sheet 23 2 7
lab_test 1p 2 9 5 5
label 12 0 8 1 -5 2 m 5 d 6 -e 7 -b 9 -c
label_by 21 5 9
label_for 1x 0 -8 4 6 5 8
label_with 1u 2 6 3 e 4 -5 5 -7 6 -6
laborat 1n 0 -6 4 -6 5 d
labour 1o 0 6
labs 1v 0 9 5 6
lac 1u 2 b 5 -8 6 7
lad 1h 2 -b 3 -8 4 e 8 7
lads 1p 0 6 3 -5 5 -5
lady 1c 2 -i 3 -b 4 e 6 p 7 -7
lady_with 21 4 a
lago 1m 0 -a 1 6 3 -5 8 7
laid 1u 0 -6 1 9
lak 1p 2 -5 5 i
lakh 23 1 6
lamb 1v 4 7 6 b
laminat 1v 0 -7 6 d
lamp 19 0 -f 1 6 2 c 3 9 9 -a
lamp_and 1t 2 c
lamp_in 21 3 d 5 -5
lamp_post 21 0 6 1 6 2 -5 4 -5 5 -7 6 6
lan 1r 6 e
lanc 23 6 7
land 19 3 -6 4 -9 5 h 6 -a 7 -7 9 6
land_in 1r 8 8
land_with 21 5 b
landlor 1i 0 -a 2 -7 4 -7 5 6 6 -5 9 k
landmar 1x 0 c
landsca 23 5 8
languag w 0 1g 1 8 2 -d 3 -h 5 -a 6 -d 9 -9
languag_and 1g 3 -5 4 8 5 7
languag_by 23 8 8
languag_for 1v 0 9
languag_of 1y 0 d
languag_the 21 0 9
languag_with 1n 0 c 1 5 4 -6
lantern 1t 0 -5 2 -6 3 b
laptop 1f 0 -9 4 -e 5 8 6 d 7 8 9 -6 a 6
laptop_and 21 a 5
laptop_sleev 20 2 9
larch 23 2 9
larg 1d 0 -8 2 8 3 -6 4 7 a -6
larg_print 1y 2 8
larva 1y 2 e
las 1j 0 -9 5 6 6 k
las_and 23 5 5
lash 1v 5 7 7 8
last 10 0 8 1 -7 3 n 4 -a 6 -a 9 -5 a -8
last_# 1r 3 h
last_danc 23 5 8
last_four 21 3 9
last_month 1x 0 e 5 -7
last_ten 23 3 7
last_tim 1v 0 a
last_two 1t 2 9 3 8 5 -6
last_week 1w 5 -8 8 6
last_year 1j 7 7
lat 13 0 8 4 -c 5 9 6 6 7 -9 9 8
lat_and 23 a 6
lat_hour 23 6 a
lat_in 23 a 8
lat_it 20 1 5 5 5
lat_ones 23 0 5
lat_the 21 3 8 5 -5 6 5
lat_you 23 6 5
latency 21 0 -6 1 f 5 -6
latex 21 0 6
lath 1w 0 -9
laugh 1l 2 8 4 -7 6 e
launch 1j 3 -5 5 j 8 8 9 -5
laundry 1j 2 5 6 b
law 1d 0 j 2 c 3 -7 4 -b 6 -8
lawn 1q 2 -8 4 6 5 7 6 7
laws 23 7 6
lawy 1d 0 -c 1 -5 3 -8 5 d 6 -c 9 a a f
lawy_and 21 0 -6 a 8
lawy_in 23 5 7 a 7
lawy_who 23 0 -7 2 8 a 6
lay 1f 0 9 2 d 4 -6 5 i 6 -c
layout 1o 2 6 4 -5
lays 1n 0 d
lays_out 1x 0 5
lead 15 2 -d 4 -6 5 m 9 -9 a a
lead_a 21 5 9
lead_and 20 5 5
lead_are 21 5 7 a 6
lead_the 23 5 6
lead_to 1v 0 6 8 7
leaders 21 5 6 a a
leaf 1j 2 g 3 6 4 -6
leaflet 1s 2 d
leagu 1j 2 -9 3 -6 5 b 6 d 8 f 9 -5 a -7
leagu_and 20 6 6 8 b
leak 1l 3 b 5 a 6 -8
leakpro 23 2 7
lean 1s 0 6 1 5
learn 10 0 s 1 -6 2 -j 3 9 4 -g 5 -v 6 7 7 14 8 -d 9 -c a c
learn_and 23 0 9
learn_app 21 3 6
learn_from 1p 2 -6 3 9 5 -5
learn_it 21 7 6
learn_the 1r 3 7 5 -7 7 6
learn_to 1q 0 -7 6 b 7 d
learn_with 21 7 a
learn_your 1r 3 9
learnt 23 7 7
leas 1f 2 -a 3 -9 4 b 5 7 6 7 9 5
leas_and 20 6 7
leas_or 23 4 6
least 1n 5 5
leath 1h 0 -a 2 j 3 -5
leath_and 20 5 -6 8 5
leav 10 2 -6 3 h 5 5 6 -6 9 -d
leav_a 1r 2 6
leav_in 23 2 7
leav_it 1s 6 5
leav_no 1y 5 9
leav_the 1j 3 l 5 -a 6 -6 8 5
leav_with 1m 2 -d 6 d 7 7
leav_your 1y 5 a
lectur 1p 0 9 2 -5 5 -a 6 -5 7 8
led 1f 0 -g 4 -b 5 l 6 6 7 -7 a d
led_by 1p 5 j
ledg 1l 5 b 6 -7
leek 21 4 5 5 -6 7 6
left 17 0 f 1 7 2 6 8 -8 a -8
left_and 23 9 6
left_behind 20 0 -8 3 5 6 b
left_hand 1y 2 e
left_over 20 2 a
leftov 1n 4 8 5 9
leg 1v 3 5 5 8
legal 1e 4 -5 5 e 6 -6 7 -5 a 9
legally 1s 0 -6 9 b
legend 20 2 6 5 6
legging 21 2 7
lego 1y 6 -6 7 6 9 5
legs 1s 2 6 6 -6
leicest 23 2 6
leipzig 1w 6 5
lemon 1q 2 7 6 7
lend 1a 0 -n 1 a 2 -7 3 -9 4 -c 5 -a 6 c 7 -6 8 -6 9 16 a a
lend_and 21 9 8
lend_to 23 9 f
length 1j 0 b 2 e
length_and 1y 2 c
lens 1k 0 -f 1 h 2 6 3 p 4 -5 5 -5 6 -d
lent 1v a c
lentil 1s 0 5 6 6
les 1d 2 6 3 a 4 -7 6 -c
lesson 14 0 9 1 -9 2 -l 3 8 4 -8 5 -w 6 f 7 1e 8 -g
lesson_and 1t 7 6
lesson_at 1w 7 b a 6
lesson_for 1s 0 -7 4 -8 6 c a 6
lesson_in 1u 5 -6 7 d
lesson_of 21 0 9
lesson_on 1x 0 6
lesson_plan 21 3 7
lesson_with 1v 0 j
let z 0 -6 1 8 2 -9 3 -f 5 i 6 -v 8 l 9 e
let_and 1o 9 7
let_go 1x 5 6 6 -6 8 a
let_in 1v 5 -5 9 7
let_it 21 8 8
let_peopl 21 4 6 5 -7
let_the 1v 5 -5 9 c
let_them 20 5 -7
let_to 1v 0 7 5 -8 9 7
let_with 1v 8 8
lets 1b 2 -b 4 j 6 -5 7 -5 8 -6 9 f
lets_a 20 9 9
lets_you 1o 4 6
letterb 1m 2 k 3 -5 6 -6 8 6
lettuc 20 3 b
lev 1s 2 -8 5 9 6 9
level 15 0 a 1 -5 4 -7 7 b 8 5 9 -9 a -8
level_and 1s 0 c
liabili 1y 5 6
library 1d 1 -5 2 6 4 g 5 -h 6 -9 9 -6 a b
library_of 1v 4 8 a 6
licenc 1a 0 -6 1 5 2 -6 3 -b 4 k 5 8 8 -7 a -5
licenc_and 1s 0 -8 5 6
licenc_check 23 0 8
licens 18 0 -t 1 6 2 -6 3 -b 5 15 6 d 7 -6 8 -9 9 f a -a
licens_and 20 5 9
licens_therapi 23 5 b
lick 21 6 -5 7 6
lid 1f 0 -c 2 d 3 s 5 -d 6 -6 a -5
lids 1w 0 -6 2 8 8 7
lie 1r 0 -6 4 5 7 c
lies 1r 0 8 1 5 3 7 5 -c
lif 1a 0 -a 2 b 4 8 7 -8 9 -8 a b
lifegua 23 0 -5 6 7
lifetim 1o 0 -6 2 i 4 -6 5 -b 6 5 7 7
lift 1a 0 7 1 -5 2 -b 3 d 4 -8 6 l 7 -7 8 -7 9 -7
light y 0 -a 2 9 3 11 4 -d 5 g 6 9 7 -d 9 -i a -i
light_and 1j 4 -6 5 6 6 6
light_for 20 6 8
light_the 20 5 6
light_up 21 1 5
light_with 23 5 b
lightho 21 2 a 8 7
lik t 2 w 3 s 4 -9 5 -a 7 -d 9 -b a -d
lik_a 15 0 5 3 u 4 -b 5 -9 6 -7 7 -9 8 5 9 -5
lik_an 1u 3 8 6 -5
lik_it 1u 0 -9 9 8
lik_that 23 2 5
lik_the 1n 2 7 4 -6 5 c 6 -b
lik_you 1q 1 c 2 -7 5 6
likely 1s 0 f
lim 1n 2 b 4 -6 5 7
limit 1c 0 -9 5 -b 7 -5 9 n a -6
limit_and 1w 0 -6 9 f
lin x 0 m 2 i 4 -c 5 -a 7 -9 8 8 9 -6 a -g
lin_aft 23 0 8
lin_and 1l 0 d 5 -9
lin_by 1w 4 9 5 -9
lin_for 1x 5 6
lin_in 1t 0 -6 3 6 5 -7 8 8
lin_of 1n 2 b 5 7 6 -7
lin_that 1y 1 5 7 6
lin_up 1s 6 c
lin_with 1y 0 7 5 -6 8 6
lineag 23 0 6
linen 1h 0 -8 2 o 3 -7 4 -a 5 k
linguis 1x 4 -7 5 f
link 10 0 1b 1 6 2 -8 3 -9 4 -6 5 -i 6 -g 7 -9 9 i a -9
link_and 1q 0 e 4 -5
link_by 23 0 -a 1 8
link_for 1x 9 6
link_in 1y 2 6
link_it 20 0 8
link_or 21 0 5
link_so 23 2 8
link_the 1x 9 8
link_to 1k 1 d 4 -7 8 6
link_with 1r 0 a 4 8
linkedi 1o 2 -5 5 m
lino 21 6 8
lip 1w 0 -5 2 e 5 -6
lips 21 3 6 5 -7 6 8
liquid 1s 2 -b 3 p 6 8
lisbon 1y 2 7
list s 0 27 2 -c 3 -o 4 t 5 -j 6 -n 7 -b 9 -e
list_and 1h 0 7
list_by 1s 0 9 3 6 6 -6
list_for 1n 0 b 5 7 6 -5
list_in 1r 0 d
list_is 23 0 7
list_it 1w 4 9
list_of 1c 0 i 1 5 3 -8 4 -8 5 8 8 -5 9 -6
list_on 1v 5 6 6 6
list_the 1u 2 i 4 -5 5 -6
list_their 1w 4 8
list_what 1u 4 d 5 -5 7 6
list_with 1q 0 9
listen 1a 0 h 2 -e 3 b 5 g 6 -e 9 -7
listen_to 1n 0 6
listing 1s 0 -7 4 e 8 5
lit 1o 3 d 5 -e 6 8
literac 21 a 6
literal 23 5 7
litr 1j 2 -b 3 z 4 -7
litr_cans 23 a 5
littl 13 1 -6 3 g 4 -f 5 -j 8 h 9 6
littl_one 20 5 9
littl_ones 1v 6 c
liv t 0 b 1 -c 2 -h 4 d 5 k 6 -i 7 d 8 a 9 -h
liv_her 1x 5 8 6 -5 8 9
liv_in 1h 0 d 2 -9 5 5
liv_it 20 5 e
liv_lesson 23 7 b
liv_map 23 4 7
liv_on 1s 8 7
liv_onlin 21 0 -6 7 e
liv_room 1m 3 7 7 -6
liv_stream 23 4 6
liv_ther 1t 0 -6
liv_track 1w 0 -7 4 h
liv_video 1y 4 f
liv_with 1v 9 5 a 6
livery 21 5 -6 6 l
livestr 1u 2 c
ll 1e 0 -9 2 d 3 -8 5 -6 6 f 9 9 a -5
load 1b 1 9 2 -a 3 m 4 6 5 -7 7 -5 9 -8
loaf 1v 2 9 5 -6
loan 1c 0 -f 1 6 2 -7 3 -7 4 -c 5 -f 6 f 8 -7 9 11
loav 1x 2 b 5 -6
local t 0 7 2 c 3 -8 5 b 6 -5 8 d 9 -h
local_languag 1l 0 a 4 7 5 -9 6 -5
local_servic 23 3 8
local_shop 21 0 7 5 8
local_women 23 4 8
locally 1m 2 8 3 a 6 -5
locatio 1f 0 7 2 -a 3 c
locatio_and 20 0 -5 4 d
lock 15 0 -h 1 -9 2 -b 3 p 4 -b 5 8 6 p 7 -a 8 -6 9 b
lock_and 1v 0 5 6 b
lock_for 23 3 7
lock_in 1q 5 b 9 6
lock_out 23 0 -5
lockout 23 3 c
locksmi 21 5 9
lodg 1p 0 -7 4 -6 5 d
loft 1m 0 -5 4 7 5 9 6 7
loft_and 23 4 6
log 17 0 w 1 -5 2 -d 3 -9 5 c 6 -7 8 -7
log_and 1w 0 6
log_book 21 7 6
log_in 1x 9 7
log_of 23 0 7
logbook 20 4 9
logic 1u 7 6 8 a
login 1l 0 c 5 9
logisti 1v 4 7
logo 1k 2 u 3 -6 5 -c
logo_on 23 2 9
logs 1m 0 e 3 8 4 -6 6 -6
lol 23 0 b
london 1q 5 7
long 13 0 -d 2 -7 5 -6 6 x 8 7 9 -d
long_as 1s 0 -6 1 7 2 5
long_contrac 21 6 b
long_each 23 0 7
long_it 23 3 6
long_tabl 1x 5 -6 6 n
loo 1v 6 8
look x 0 -5 1 o 2 e 3 7 4 -8 5 h 6 -k 7 -e 8 -e
look_aft 1j 0 -9 5 b a 7
look_at 1c 1 6 5 c 6 -a 9 a a -6
look_for 1s 5 6 a 8
look_good 1v 0 5 a 5
look_in 1v 1 5 6 7
look_lik 1e 0 -b 1 7 2 m 3 j 4 -8 6 -c 9 -5
look_through 23 5 9
look_up 23 6 6
loom 21 2 7
loop 1k 1 6 4 a 5 -7 8 7
loos 1l 3 -5 4 5 6 8
lora 20 3 e
lorry 1q 5 f
los 1d 0 a 1 7 3 -5 4 -5 6 -7 7 9 8 -7 9 5
los_the 21 0 -7 1 d
lost 1f 0 7 4 -e 8 a
lot 1c 0 a 1 -5 2 d 3 -6 5 -6 9 -7 a 8
lotion 21 2 a
lots 1k 2 6 4 f 5 -f 7 7 a 6
lots_of 1x 5 -6 6 5 7 c
loud 1l 2 -9 3 7 4 -8 5 -5 6 d 8 c
loung 1m 0 -9 3 -7 6 z
loung_with 20 6 e
lov 1d 2 9 4 6 5 -5
lov_let 23 0 -7 2 -6
low 15 0 -g 2 8 3 f 4 -d 5 k 8 -6 a -8
low_cost 1u 3 a 6 b
low_light 23 1 5
low_sugar 1y 5 7 6 8
loyalty 1v 4 8
lubrica 21 0 -6 2 8 4 7
luggag 1w 4 e
lunch 1a 1 -5 2 -7 3 -6 6 w 9 -8 a 6
lunch_and 20 2 b 5 -a
lupin 23 6 5
luthi 21 2 -5 5 e
luxury 1u 2 e
ly 1t 5 5
lymph 23 5 6
lyon 1x 2 8
lyric 23 0 -6 1 b 5 6
m 13 0 f 5 e 7 -6 a -8
m_a 1h 5 a 6 -b
m_mak 23 0 7
m_pesa 1j 0 b 9 a
machin 10 0 -h 2 -e 3 e 4 -d 5 8 6 v 7 e 8 -7 9 -g
machin_and 1o 7 9
machin_for 1t 3 -5 6 g
machin_in 1w 2 9 5 5
machin_with 1v 5 8
machine 21 4 9
macro 1x 2 6 4 5
mad t 0 s 2 1b 3 o 4 -8 5 -16 6 -a 7 -f 9 -8 a -f
mad_a 1m 0 a 2 -a 3 6 5 -c 6 -7 8 5
mad_by 1b 0 e 4 e 5 -f 6 -6 7 -7 8 b 9 -6
mad_for 1b 0 n 2 7 5 -c 6 -9 a -6
mad_from 1m 2 5 3 7 5 -7
mad_her 23 3 5
mad_in 1d 0 -8 2 x 3 b 5 -d 8 -5
mad_of 1q 2 6 3 9
mad_the 1x 0 6 5 -5
mad_to 1m 0 -6 2 7 5 5
mad_togeth 1x 0 8
mad_with 1m 0 a 2 8 3 7 5 -c
mad_within 23 5 5
magazin 1w 5 5 8 f
magnesi 20 2 b
magnet 1o 0 -b 2 b 3 h 6 -5
magneti 1x 2 d
mahjong 23 5 -6 6 d
mail 15 2 r 3 -6 4 -b 6 -j 7 8 8 d 9 -8 a -6
mail_and 1q 0 c
mail_in 1x 2 c
mail_the 21 2 9
mail_to 1v 5 -5 8 9
mailbox 1v 0 6
main 1l 0 5 5 -7
maintai 1w 5 5
mainten 1k 0 6 2 -5 5 e 6 -6
maiz 1t 3 f 4 -5 5 -5
mak r 2 y 3 a 6 -p 7 8 8 -5 9 -e a -5
mak_a 19 0 a 2 -c 3 h 4 -7 5 -8 6 -9 8 d
mak_an 1t 0 -6 5 9
mak_and 1u 4 7
mak_from 21 6 a
mak_in 1w 2 6
mak_it 1k 0 -c 5 b 6 -6 a 7
mak_one 20 2 7 5 -6 9 6
mak_our 21 2 7
mak_the 1i 0 e 4 -6 6 -8
mak_up 1r 6 -6 7 b
mak_we 23 4 7
mak_you 1x 0 -6 2 8
mal 1o 4 7 5 -6 6 6
mallet 23 2 7
malt 21 2 7 5 -5
mama 20 a 9
man 1e 3 -8 4 8 5 7 6 -5 7 d
manag 16 0 p 1 -7 2 -c 5 d 6 -6 9 6 a -6
manag_it 23 0 6
manag_sees 20 0 6
manag_the 20 0 -5
managem 1f 0 e 1 7 2 -7 4 -9 5 8
managem_softwar 1v 0 6
manches 21 0 -8
mandat 1w 0 6 9 5
mango 1u 2 8 3 -5
manicur 20 5 8
manila 1y 5 6
manual 1l 0 9 4 -5
manufac 1k 0 -8 2 9 3 b 5 7 6 -9
manufac_in 21 3 6
many 1c 4 p 5 -7 6 -6 7 -6
map 14 0 11 1 -5 2 -e 3 c 4 j 5 -i 6 -k 7 -6 9 -c
map_and 1p 4 a
map_for 21 4 7 5 -6
map_of 1q 0 7 6 -6 8 6 a 6
map_wher 21 0 8
map_with 1t 4 a
maps 1i 0 c 2 f 4 -d 6 -7
maps_and 21 2 9
marathi 1r 0 7
maratho 23 4 6
marbl 1v 1 5 2 8 5 -8
march 1n 2 -8 4 -8 5 -6 a 9
margin 1m 0 i 4 7 5 -8
mark 17 0 t 1 6 3 -e 4 -a 8 -7 9 -8
mark_and 1x 0 c 5 -7
market 14 0 -a 1 -9 6 c 7 7 8 5 a -8
market_and 1s 4 -7 5 6
market_in 23 6 7
market_stal 23 6 5
marketp 18 0 -6 1 -7 3 -7 4 1h 5 -6 6 -6 8 -8 a -8
marketp_for 1l 0 -8 4 11 5 -c
marketp_list 23 2 7
marketp_of 1v 0 -5 4 -7 5 a 7 9
marketp_wher 1u 4 9 9 7
marriag 1y 0 h
marshal 20 5 a 6 5
mas 1w a 9
mash 23 2 b
mask 1o 2 -6 3 a 5 -b 6 b
mason 1y 3 8
massag 1l 0 -5 4 -5 6 b
mast 1f 3 -7 5 -e 6 g 8 8
mast_with 23 0 9
mat 1e 3 -7 4 -8 5 h 9 -5
mat_and 1x 5 6
matatu 20 8 c
match y 0 n 1 -b 3 -f 4 1c 5 -b 6 -9 7 -e 8 -6 9 -d a 9
match_a 21 4 -5 5 6
match_and 1w 0 5 2 -6
match_by 1l 4 j 5 -a 6 -6
match_on 1x 0 b 4 -7
match_sets 23 2 9
match_them 1y 4 6
match_to 1q 2 6 4 7
match_with 1t 0 9
matchma 1w 0 a 5 7 6 -6
materia 1d 0 6 1 8 2 9 4 -7 5 -g 7 n 8 -6 9 -5
materia_and 1x 2 5
materia_for 21 1 7
materia_list 23 0 5
materni 1s 2 a
math 1q 2 -7 4 f 5 -7 7 5
mats 1l 0 -6 2 9 3 -6 4 -7 6 m
mats_and 20 2 b
mattres 1o a 7
mattres_and 21 5 9
max 1h 2 -a 3 -6 4 9 6 7 7 c
max_# 1r 0 -6 2 -5 5 b 6 6 7 7
max_four 23 0 8 4 9 5 -5
may 13 2 f 3 -g a c
may_be 1o 0 9 4 9 6 -5
may_watch 23 5 6
mayb 1x 5 b
maz 23 6 5 7 5
me 12 0 x 1 -7 3 -7 4 -f 5 e 9 -9
me_a 1x 5 6
me_and 1q 2 -7 3 5 7 6
me_for 23 0 6
me_i 21 0 7
me_the 1w 2 a
me_to 20 9 5
me_who 23 8 7
meadow 1r 4 -5 5 -5 6 h
meal 1d 2 g 3 -9 4 -9 6 6 7 -7 8 -6 a 7
meal_and 1s 0 6
mean 1i 3 -5
meanwhi 23 6 7
measur 11 0 -c 3 v 5 m 6 -r 7 -7 9 -b
measur_and 1s 2 7 a 6
measur_by 1s 0 a
measur_each 20 0 -5 8 7
measur_in 1v 0 -8
measur_the 1v 5 8
measur_with 1v 2 b
measure 1i 3 -5 4 g 5 -6 8 7
meat 1n 2 a 5 -8 6 i
mechani 1f 0 -e 2 -c 3 e 5 f
medal 21 5 b
medellí 23 2 6
media 1p a 7
mediat 23 4 5
mediato 1y 4 7
medical 1c 0 -9 1 b 2 -7 5 g 8 -6 9 -6
medicat 1o 0 9
medicin 1g 0 7 2 -5 3 -7 4 -5 5 g 6 8
meet 12 0 b 2 -g 4 m 5 f 6 -i 8 -5 9 -d
meet_and 20 4 8
meet_at 1t 4 d 6 -5
meet_every 1x 5 c
meet_in 1y 0 8
meet_on 1v 4 8
meet_point 21 4 c
meet_room 1y 6 b
meet_the 1p 3 7 5 5 6 -6
meet_them 20 5 7
meet_with 1y 1 5
meet_you 1y 5 6
meeting 1m 0 5 2 -6 4 -7 5 9 6 -7 8 c a 5
melbour 1y 2 8
melt 1q 2 j 5 -8
memb 13 0 7 1 -7 3 -a 5 -13 6 c 7 -f 8 r a l
memb_book 21 4 b
memb_get 1s 0 -8 2 7 3 9 5 -7 8 9
memb_one 23 a d
memb_who 23 5 -5 9 8
members 1m 0 j 2 -8 9 -5
memo 23 0 6
memoria 21 2 b 5 9
memory 1j 0 d 5 -7 6 6
men 1h 3 -6 5 9 6 9 7 -6 a 7
men_and 23 5 7
men_s 1x 5 6
mend 1i 0 -c 3 7 a 8
mend_it 1x 2 -5 3 e
menopau 1y 0 e
mention 23 8 6
mentor 1e 0 -k 1 -5 2 -d 3 -8 4 a 5 -h 6 -c 7 k 9 -5 a 1g
mentor_and 23 7 e
mentor_are 23 4 6
mentor_for 23 7 5 a 5
mentor_from 1y 0 -7 5 6 a 7
menu 19 3 -8 5 b 6 f 7 -6 8 -7
menu_chang 21 4 8
menu_of 21 4 9 5 -5
merchan 1r 0 h 2 -6
merely 1v 0 5
merg 1v 7 a
merino 1y 2 b
mesh 1q 2 6 6 6
messag 14 0 x 2 b 5 -f 6 -7 8 -5 9 -7 a -7
messag_and 1v 0 7
messag_from 23 0 -7 2 6 3 6
messag_to 1v 4 7
messag_with 1y 0 7
messeng 1t 0 a
met 1b 0 g 2 -6 3 g 4 7 5 -8 6 -6 7 -6 9 -8 a -7
met_and 1x 4 5
metal 1j 2 7 3 e 4 -9 5 8
meter 1y 0 7
method 1m 0 j 2 -8 4 -8 5 5
metr 1c 0 -6 2 -k 3 e 4 n 5 -9 6 m 7 -5 8 -6 9 -6
metric 23 5 6
mexico 1x 9 5
mic 1w 0 -6 7 5
micro 1m 2 -7 3 b 4 5
microfi 21 5 -6
microph 1m 2 -6 3 h 4 -6 6 8
microso 23 0 -6 5 8
microwa 21 3 8 5 6
mics 20 6 5
mid 1x 9 c
middl 1r 0 -5 4 c 6 -7 7 5
midnigh 1k 0 -b 2 -8 3 -5 4 d 6 f 8 6
midwif 1r 0 a
migrant 20 5 -5 a 5
migrati 20 0 5 8 6
mil 1c 2 w 5 6 6 -8 7 -5 8 -6 9 -6 a -5
mil_in 1x 2 b
mild 1v 2 9
mileag 1s 9 6
milesto 1r 0 8 2 -7 4 8
milk 1e 0 -7 2 d 3 -6 4 -7 5 5 6 n 7 -5 a -6
milk_in 1y 2 -6 6 a
millet 1x 2 7
millime 1x 2 7
million 1s 1 7
millise 1x 0 -8 1 c 3 f 5 -6
min 1e 1 -5 3 -6 4 7 5 i 6 -6 a -7
min_a 23 7 7
mind 1m 3 -5 6 a a a
mind_the 20 8 6
mineral 1v 2 m
mini 1m 2 6 8 5
miniatu 23 2 a 5 -5
minibu 1x 5 -6 6 l
minimum 1h 0 -9 2 5 3 -6 4 7 5 e 6 -a 9 7
ministr 1q 0 d
mint 1u 5 8 6 5
minu 1p 2 -8 3 h 5 c
minu_# 20 3 7 5 8
minut q 0 o 2 -q 4 -e 5 8 6 g 7 -d 8 a 9 9 a -e
minut_# 23 5 8
minut_a 1o 0 6 5 -8 8 5
minut_aft 21 0 9
minut_at 20 3 6
minut_away 21 4 7 5 -6
minut_by 1v 5 7
minut_each 23 5 7
minut_for 1w 6 7
minut_from 20 5 a
minut_in 1q 0 8
minut_lesson 1x 0 9
minut_no 1t 2 -5 3 9
minut_of 1v 0 d 5 -7
minut_on 1t 8 9
minut_one 20 0 -5 7 a
minut_per 23 0 -5 1 5 3 6
minut_the 1x 0 8 5 -8 6 7
minut_then 23 5 5
minut_with 1k 5 -9
minut_without 20 2 7
minut_work 23 0 6
mirror 1g 2 9 4 -a 6 k
mis 17 0 n 1 -6 3 5 5 -p 8 -8 9 b
mis_a 1y 9 7
mis_and 20 0 6 3 6
mis_part 23 4 6
mist 1x 2 7 5 -5 6 6
mistak 1m 5 -6 8 d 9 5
mix 16 0 -j 2 u 3 9 5 -8 6 g 7 -5 8 -7 9 -7
mix_and 1u 2 9
mix_box 20 2 9
mix_with 1y 0 -8 1 5 5 5
ml 1u 2 b 5 -5
mm 1x 2 l
mobil 14 0 f 2 -h 3 e 4 -9 6 -c 7 -7 9 j
mobil_money 1d 2 -8 3 a 4 5 5 -b 7 -5 8 -6 9 i a -7
mobil_wallet 20 4 -6 9 a
mobilit 1v 5 8
mock 1l 2 -9 7 j a -6
mock_exam 23 7 b
mocktai 20 6 9
mod 1g 0 q 1 9 2 -8 5 -f 6 -a 8 7 a -5
mod_and 21 1 6
mod_for 1v 0 d
model 18 0 r 1 i 4 -e 6 -8 8 -9 9 -a a -9
model_and 1v 3 6
model_with 20 1 6
moderat 1g 0 -j 2 -5 3 -6 5 f 6 -d 7 -6 8 17 9 -6
moderat_by 1y 0 -6 8 g
modern 1k 2 5 4 -6 6 9
modest 20 6 9
modul 1k 2 a 3 j 4 -8 5 -b 6 -5 7 b
modular 1q 2 b 3 9 6 -8
moistur 1n 2 b 3 m 5 -6 6 -7
moment 1n 0 k 8 7
monday 1b 0 d 1 -5 3 -7 9 -7 a 7
monday_to 23 5 -6 7 6
money y 0 -o 2 -t 4 11 5 -h 6 -h 9 1s
money_and 1u 3 7
money_back 1p 2 7 5 -8
money_by 23 0 -6 9 c
money_for 1v 5 -a 7 7 8 6
money_from 1y 0 -6 4 -6 9 8 a 6
money_goes 1y 4 5
money_held 20 4 7
money_in 1r 9 7
money_is 1q 4 c
money_or 21 0 a 4 -6
money_stay 23 4 b
monitor 1h 0 -6 3 g 4 -9 5 b 6 a
monsoon 20 2 9
month r 0 -x 1 -f 2 h 3 -e 4 -q 7 k 8 f 9 i a h
month_a 1u 0 -7 2 9 6 5
month_and 1k 5 -7 8 7 a a
month_from 21 2 6
month_guarant 21 5 8
month_it 1x 9 8
month_of 1x 0 b
month_on 20 5 5 7 8
month_one 21 8 7
month_program 21 5 e 6 -6 7 7
month_s 1v 0 5
month_the 1y 5 -6 a 7
month_to 20 6 a
month_warrant 1t 6 9
month_we 1q 0 -8 2 6 5 -6 6 -7 8 a 9 9
month_with 1p 0 -9 2 i 5 -e 7 9 8 7
month_you 1x 2 7
monthly 12 0 -i 1 -8 2 6 3 -d 4 -9 5 f 7 -7 8 6 9 k a d
monthly_box 23 2 8
monthly_fee 23 5 7
monthly_plan 21 9 6
monthly_report 1x 5 e
mood 1j 1 f 3 -6 6 -7 8 8
mood_board 21 1 5
moon 1o 0 a 2 7 3 -6 5 -7
mop 1w 2 -5 7 6
moped 23 5 8
mor 17 0 f 1 -6 6 -8
mor_than 1i 4 -6 5 8
morn 12 0 c 2 -g 3 9 4 -l 5 9 6 t 7 -c 9 -5
morn_and 1n 1 5
morn_by 23 5 7
morn_in 20 5 6
morn_we 20 6 7
morn_with 1v 0 9
morning 1g 0 -d 2 -9 3 -7 6 10 7 h
mortgag 23 9 7
mos 1u 0 5 5 e 6 -5
mosqu 1w 6 -6 9 6
mosquit 23 5 7
most 1b 0 i 4 -7 8 6
most_of 1y 0 9
mostly 1n 0 -5 5 f a 7
moth 18 1 -6 6 f 9 -6
moth_and 1v 5 b
moth_in 1y 0 6
moth_s 1y 3 7 7 6
moth_tongu 1x 0 -6 7 d
motion 1q 3 c 6 -5
moto 20 0 7
motor 1e 0 -9 2 -m 3 1q 4 -7 5 -9 7 6 8 -5 a -6
motor_and 1y 3 f
motorbi 1j 4 -a 5 s
mould 1m 0 -a 2 9 3 e 5 c 6 -9
mount 1j 2 7 3 7 4 -8 5 c 6 -9
mountai 1n 3 -5 5 c
mous 1w 0 -6 1 5 5 d
mouth 1t 3 a
mov 13 0 e 2 -8 3 6 4 a 5 -i 7 -9 8 -8 9 i
mov_by 20 5 5
mov_in 1q 0 -5 4 6 5 -6 6 g
mov_out 1y 9 8
mov_the 1q 9 6
mov_to 1y 2 6
movemen 1j 0 6 1 6 5 -f 6 b
movemen_and 1x 5 -6 6 6
mow 1u 2 -7 5 g
mr 1x 5 -6 6 7
mrs 1w 0 6 1 5
ms 21 1 e 8 5
much 1g 0 -5 2 -9 3 i 4 5 5 -b 6 -6 9 i a -6
mud 1v 0 -6 6 a
muddy 21 6 7
mug 1y 2 9
mugs 1x 6 6
mul 1w 0 -8 1 d 5 9
multi 1l 0 h 4 -6
multili 1w 3 5
multipl 1y 8 7
mum 1i 0 5 4 -8 5 -8 6 6
mum_and 23 a 6
mum_s 1y 7 5
mumbl 20 0 b
municip_and 23 5 5
mural 23 2 8 5 6
murmur 23 0 7
museum 1o 4 8 5 -a
mushroo 1q 2 h 5 -6
music 1a 0 -m 1 7 2 -k 5 6 6 13 8 9 9 -7
music_and 1s 2 -6 5 7
musical 21 6 a
musicia 1u 0 -8 5 c
must 1e 2 -g 3 -6 6 -8 8 a
must_be 1u 0 -6 4 a 6 -5 8 a
mustard 20 2 d
mut 1w 1 b
mutual 23 0 6 7 6
my r 0 d 1 -b 2 d 3 -5 4 -c 5 j 6 a 8 9 9 -7 a -r
my_aunt 1s 0 -6 6 6
my_broth 1m 5 e
my_cousin 1q 0 -5 4 6
my_daught 1x 3 7
my_fath 1w 0 -5 1 5 5 -6 6 9
my_kitchen 21 2 5 6 5
my_moth 1q 5 -a 6 b
my_nephew 1w 3 6
my_own 1g 0 -6 2 6 4 -c 5 9 6 -a 7 7 8 g 9 -6
my_pag 21 4 9 8 5
my_partn 21 0 6 5 -5
my_phon 20 3 h
my_screen 23 0 7
my_sist 1s 2 6 5 -b 6 d
my_son 1w 5 8
my_studio 1w 5 5 6 -8 7 a
my_team 1x 0 -7 5 f 9 6
my_thumb 1y 0 9 5 -7
my_uncl 1v 5 -5 6 a
my_wif 1r 6 a
my_worksho 1x 5 7
myself 1e 4 -6 5 e 6 -6 8 a a -5
myself_and 1s 5 6
mystery 1v 5 7 8 8
nag 1v 0 6 5 6 6 -5
nags 1w 0 a
nail 1i 3 -9 6 e
naira 1v 0 8
nairobi 1l 0 -d 2 7 4 -6 5 d 6 -6 8 8
nairobi_and 20 8 7
nam w 0 7 1 -c 2 u 3 -h 4 8 6 -m 7 -d 8 b
nam_and 1h 0 8 3 -5 5 5
nam_in 1u 2 9
nam_of 1o 2 7 5 -7
nam_on 1o 2 8 5 9
nam_the 1r 0 7
nan 20 2 7
nanny 20 5 8
nap 1s 0 8 6 b
nappy 1q 2 9
naps 1s 0 8
narrati 1y 1 7 5 5
narrow 1y 2 8
nationa 1m 1 8 2 -8
nativ 1f 1 -6 3 -a 5 a 7 6 9 -5 a 6
natural 1h 2 6 6 8
navigat 1y 0 d
nda 1x 0 -8 2 c 4 9
near 18 0 -d 1 -6 3 8 4 m 5 -7 9 -6
near_the 1q 2 -a 6 e
near_you 1r 0 6 8 c
nearby 1e 4 s 5 -9 6 -9 9 -6
nearby_with 20 4 5
nearest 1n 0 9 2 -5 4 i 6 -7
nearly 1s 1 5 4 -6 6 7
neck 1p 3 f
necklac 23 3 7
need x 1 -5 2 -f 3 e 4 8 5 i 7 -c 8 -8
need_# 21 0 6
need_a 1p 0 -5
need_and 1o 4 b
need_it 1y 1 5
need_just 23 9 7
need_no 1p 3 6
need_to 1m 4 a
need_work 21 5 6
needl 1l 2 c 3 a 5 -e 6 7
needn 1t 5 6
needn_t 1t 5 6
neem 23 0 6
negativ 21 2 b 8 7
negotia 1l 2 -7 4 -5 5 9 6 -7 9 c
negotia_with 20 0 a
neighbo 15 0 -6 2 -h 3 -9 4 10 5 -a 6 9 8 7 9 -c a b
neighbo_s 1w 4 9 6 -6
neighbo_we 21 5 7
neighbo_who 23 0 6 a 6
neighbo_with 20 1 6 8 7
neon 23 6 5
nepali 23 9 7
nephew 1u 3 5
nerv 20 3 5
nest 1v a 7
net 1h 0 -7 2 c 3 7 5 -9 6 -6 9 a
netherl 1w 8 7
nets 1u 2 8 5 -b 6 j
nettl 23 7 5 8 5
network 18 0 -e 2 -8 3 i 4 -8 5 -7 8 n 9 -b a 6
network_and 1y 5 6 7 5
network_for 1x 0 -7 3 6 5 -6 8 f
network_in 23 8 8
network_of 1s 6 -5 a 6
neutral 1l 2 9 3 8 4 -8 6 -6
nev 10 0 c 1 -6 3 6 4 -a 6 6 7 -d
nev_a 1y 4 6
nev_mor 1s 6 5
new z 0 -a 1 5 2 u 3 -k 5 -b 7 -c 8 11 9 -a a -a
new_client 21 6 6
new_hir 23 1 7
new_memb 21 8 6
new_one 1u 8 a
new_ones 1w 1 6
newcom 1q 8 7
news 1o 0 -c 2 -7 5 -5 8 11
newslet 1o 0 5 2 -6 8 i
newslet_and 21 0 -6 8 c
newspap 1s 0 -8 4 7 5 -8 8 g
next v 1 -7 2 -5 3 -c 5 s 6 a 7 -a 8 -a a 5
next_day 1e 0 -a 2 -7 3 -8 4 c 5 q 9 7
next_door 1k 0 -5 2 -9 3 -5 6 k a 7
next_month 21 6 8
next_morn 1n 4 -6 5 9 9 6
next_one 20 2 6
next_tim 1u 2 7
next_to 1h 2 -c 3 c 6 p
next_week 1y 5 a
next_year 1u 2 c 5 -6
nfc 21 0 6
ngos 1y 0 -a
nic 1m 2 k
nicely 21 2 -5
nicknam 21 5 5
niec 20 2 5
nigeria 1r 0 -7 1 7 2 a
night v 0 -i 1 -8 2 -8 3 7 4 -j 5 t 6 q 7 -a 8 k 9 -f
night_a 1v 6 7
night_and 1j 4 6 6 e
night_befor 20 2 6
night_i 20 5 7
night_in 1v 0 -8 5 b
night_it 1x 0 6 3 9 5 -5
night_shift 20 5 -5
night_ther 23 7 7
night_we 20 6 9
night_with 1v 4 -5 6 9
nightly 1t 0 6
nin 12 0 l 1 -a 2 -8 3 -6 4 -b 7 i 9 -7
nin_days 1y 2 9 5 -5
nin_languag 1x 0 a
nin_month 1s 7 b a 6
nin_year 1q 0 5 5 -8 7 9
ninetee 1q 5 -9 6 b
ninety 1g 2 -6 3 -7 5 b
ninety_minut 1s 5 7 6 8
ninth 23 0 a
no h 1 -a 3 s 4 -17 5 i 6 -a 7 -l 8 i 9 p a -5
no_account 1s 9 8
no_additiv 23 3 c
no_ads 1o 0 o 4 -5 5 -a 8 b
no_advert 21 8 8
no_advic 23 5 5
no_ai 20 0 -8 2 -5 4 i
no_alcohol 1y 5 7
no_app 1i 0 7 3 m 6 -9
no_bank 21 0 -5 9 b
no_battery 20 2 -5 3 j
no_big 23 3 5
no_book 23 7 6
no_cabl 20 3 c
no_camera 20 3 6
no_cash 23 0 -6 4 6 8 7
no_charg 23 2 -5 6 a
no_chemica 20 3 7 5 5
no_cloud 1y 3 b
no_cod 1y 1 7 5 -7
no_commiss 1p 4 -7 5 e 6 -5 9 c
no_competi 21 6 7
no_consult 21 0 7
no_contrac 1u 0 -7 5 d 9 c
no_cost 20 1 7 5 7
no_credit 1y 0 -5 4 -6 5 8 9 a
no_data 1v 0 7
no_deposit 21 0 -8 5 d 6 -5 9 6
no_dril 23 5 6
no_electri 20 3 a
no_fee 1t 0 -7 6 7 a 7
no_feed 1y 0 d
no_fil 23 2 7
no_glu 21 2 a
no_go 21 0 6
no_interes 20 0 -6 4 -5 9 r
no_interne 1v 3 h 5 -6
no_jargon 1y 5 -6 7 c
no_lad 23 5 9
no_login 20 0 c
no_long 1t 6 b
no_minimum 1r 0 -6 5 d
no_mirror 21 5 6
no_money 1v 4 h
no_monthly 23 1 6 3 5 9 6
no_mor 1s 9 7
no_nam 21 8 a
no_new 1y 0 7 1 7 5 -6
no_one 1i 0 -8 3 -5 4 -6 6 b 7 -5 a a
no_partn 23 6 9 9 5
no_phon 1q 0 -5 2 -6 3 b 9 6
no_plastic 1q 2 j 3 -6 5 5 6 -6
no_point 21 0 9
no_powd 21 6 9
no_preserv 23 2 6
no_problem 1w 3 6 5 6
no_product 20 9 7
no_questio 1x a 8
no_red 23 8 6
no_screen 1t 0 8 2 -6 3 7 5 -6 7 5
no_sham 1y 3 5
no_shout 1x 5 6
no_show 1t 4 7
no_signal 20 7 6
no_smartph 1v 0 7
no_smel 20 5 b
no_strang 1y 0 7 5 -5
no_streak 1y 0 8
no_subcont 21 5 a
no_subscri 1v 0 -a 2 g 3 f 5 -7
no_surpris 21 5 8
no_templat 21 0 -a 1 g 7 6
no_train 1v 0 b
no_two 23 2 c
no_typ 23 0 8
no_visit 23 9 8
no_wait 20 5 7
no_wifi 20 3 d
nobody 10 2 -7 3 -i 6 n 7 -6 8 7 a n
nobody_can 1q 0 5 5 -5 8 9
nobody_does 23 6 5
nobody_els 1k 1 6
nobody_gets 1u 2 -5 4 -5
nobody_is 1r 2 -7 6 h
nobody_need 21 6 5
nobody_pays 23 0 -7 4 6 7 5 a 6
nobody_s 1r 2 5 6 -8 a c
nobody_sits 23 5 7
nod 1v 3 5
nois 1f 0 f 2 -7 5 -b 8 5
nois_and 1t 8 6
noisy 21 6 6
non 1g 4 -6
non_profit 1y a 6
nonprof 1y 4 7 5 -6 6 -5 a i
noodl 23 2 a 5 -6
noon 1f 2 -g 3 9 4 c 6 9 7 -5
noon_with 21 4 5
normal 1c 0 6 3 m 4 -7 7 -5 8 -7 9 -6
north 1r 0 6 4 5
nos 1m 0 -7 2 6
not o 0 1h 1 -8 4 -e 5 a 6 -o 8 -b a -a
not_a 1c 0 7 1 8 2 6 3 -6 4 -7 5 -b 6 6 7 -5 9 6
not_and 1k 0 a
not_by 1n 0 b
not_com 23 0 -5 a 9
not_for 1n 0 f a 7
not_from 1q 6 -6 7 8 9 5
not_in 1n 5 d 6 -5
not_just 1i 0 h 2 -5
not_lik 1v 2 -5 7 6
not_need 20 4 6
not_on 1m 2 a 6 -6
not_one 1y 5 -8 6 8
not_only 1i 0 e 4 -6 6 -6 7 b
not_say 23 0 -8 2 a
not_the 1r 5 -6 8 5
not_to 1q 4 f 5 -5 6 -6
not_with 1w 0 a
notary 1s 4 -8 5 j 9 5
notch 20 2 7
noteboo 1m 2 9 5 -7
noth 11 1 -7 2 h 3 h 4 -8 6 -g 8 -6 9 -a a 9
noth_els 1t 3 6
noth_in 23 3 9
noth_is 1m 0 9 a 6
noth_leav 20 3 7
noth_s 23 7 7 a 6
noth_to 1q 0 -8 3 g 5 -5
notic 1d 4 -7 8 b a -6
notic_and 20 5 7
notic_board 23 0 6 8 7
noticeb 23 0 -6 8 c
notific 23 3 9
novel 1u 0 -6 8 j
now z 0 i 2 -d 4 q 5 -k 6 -9 8 6 a -5
now_a 1q 0 c
now_i 1j 4 8
now_it 20 7 6
now_on 1y 0 c
now_ther 1q 4 7 5 -6 6 5 a 5
now_we 1m 4 -a 5 j a 7
now_with 23 0 -6 1 5 6 c
nudg 1l 0 l 4 -6 9 5
numb y 0 8 1 g 2 -i 3 -c 4 8 5 a 6 -h 7 -6 8 g a -a
numb_and 1m 4 g 5 -a 9 7
numb_for 1y 0 7
numb_from 21 8 a
numb_in 1u 2 -5 5 7
numb_of 1t 1 5 4 8 5 -b
numb_on 1x 5 7
numb_with 20 1 b
number 1m 0 -7 2 e 3 6 4 a 5 -6 6 -5
nurs 14 0 h 1 8 3 -b 4 5 6 j 7 -5 8 -6 9 -b a -9
nurs_and 1r 2 -6 4 9 5 -5 8 6
nurs_on 1u 5 f
nurs_with 1y 0 9
nursery 1j 2 -8 3 5 4 -7 5 -9 6 b 7 7 a 8
nursery_and 21 8 6
nut 1w 2 8
nutriti 1k 2 6 4 -6 6 e
nuts 1k 2 f 3 -5 4 -5 5 a
nuts_and 21 2 6
nylon 1v 2 h
o 1x 6 7
o:# q 0 -m 1 -d 2 9 3 b 5 9 6 q 7 -7 8 -c
o:#_# 1u 6 9
o:#_am 20 6 6
o:#_and 1r 0 -8 2 a 4 5
o:#_b 23 4 9
o:#_d 1r 5 8
o:#_days 1x 5 9
o:#_g 20 2 7
o:#_gram 23 3 7
o:#_hour 1r 2 -7 5 b 6 -6
o:#_in 1y 9 5
o:#_kg 21 3 6
o:#_kids 23 6 7
o:#_km 23 a 9
o:#_litr 1w 2 -9 3 b 6 9
o:#_m 20 3 6 6 9
o:#_minut 1k 5 b 6 -a 7 6 8 7
o:#_peopl 21 6 7
o:#_questio 23 0 -6 2 7
o:#_s 20 5 e
o:#_seat 20 2 -5 6 f
o:#_squar 1v 5 -7 6 d
o:#_to 1f 0 -6 4 -9 6 d
o:#_week 1t 5 -6 6 -5 7 l
o:#_with 21 1 6
o:#_women 1w 2 b 6 -5
o:#_year 1v 0 8 5 -9 7 5
o:a b 0 -9 1 -a 2 -k 3 15 4 -8 5 -s 6 w 8 g 9 -c
o:a_# 1n 4 -5
o:a_bag 1y 3 6 4 6
o:a_battery 23 3 d
o:a_bilingu 23 8 g
o:a_board 1w 4 b
o:a_book 1w 4 -6 5 d
o:a_boutiqu 1y 2 -5 3 5 5 9
o:a_box 1r 2 7
o:a_bright 1v 6 b
o:a_build 21 5 6
o:a_bus 23 4 5 5 -6
o:a_button 21 9 5
o:a_café 1y a 8
o:a_camera 20 9 6
o:a_car 21 6 8
o:a_card 1s 2 8
o:a_carton 23 2 6
o:a_cas 23 3 8
o:a_certifi 21 5 b
o:a_chat 21 0 8
o:a_cheap 23 0 5
o:a_circl 21 a 8
o:a_clean 20 4 a 5 -6
o:a_clos 20 5 -5
o:a_cloud 1v 0 a
o:a_club 23 0 8 6 7
o:a_coach 23 0 5
o:a_cod 1t 2 5
o:a_communi 1w 4 -5 a a
o:a_compact 23 3 d
o:a_company 23 9 d
o:a_contain 1v 5 9 6 -6 a 7
o:a_convert 1w 5 7
o:a_coopera 21 2 7
o:a_curat 1y 4 8
o:a_day 1l 0 8 5 -a
o:a_digital 1t 0 6
o:a_draw 20 0 a
o:a_few 20 1 5
o:a_fix 1u 6 7
o:a_flat 20 2 -7 5 6
o:a_fold 21 3 6
o:a_form 1m 6 j
o:a_four 1x 7 9
o:a_friendl 23 4 8 6 5
o:a_ful 1y 1 6 3 6 7 a
o:a_gam 23 0 5
o:a_group 1y 0 -7 5 -6 9 f
o:a_hand 1y 8 6
o:a_hous 1y 6 8
o:a_kit 23 2 5
o:a_lamp 23 0 5
o:a_library 23 4 6 a 7
o:a_licens 1t 0 -6 6 a 9 9
o:a_light 1s 2 6 3 7
o:a_lin 1w 5 -7 6 6
o:a_link 20 4 6
o:a_list 20 0 -8 4 c
o:a_littl 1s 0 7 2 -8 3 a 8 7
o:a_liv 1v 4 6 5 -6
o:a_local 1r 5 6 8 7
o:a_low 21 3 b
o:a_machin 23 0 7
o:a_map 1x 4 6
o:a_marketp 1n 4 e 5 -7
o:a_mobil 1s 0 5
o:a_modern 21 5 -6 6 8
o:a_monthly 1v 2 8 4 b 6 -7
o:a_network 1x 8 6
o:a_pag 1w 2 7 4 a
o:a_pap 1y 8 9
o:a_persona 1v 4 9
o:a_phon 1n 0 9 1 6
o:a_photo 1o 0 9 5 6
o:a_pictur 1t 0 -6 4 5 5 -6 9 7
o:a_plac 23 4 6
o:a_plan 1r 0 e
o:a_platfor 1o 4 f 5 7
o:a_play 21 6 c
o:a_portabl 20 0 -6 3 b
o:a_print 21 5 a
o:a_privat 1u 6 6
o:a_program 1v 5 -6 7 9
o:a_puck 21 3 7
o:a_qr 1x 0 8 5 -5
o:a_questio 1x 0 -6 5 8
o:a_quiet 1v 6 5
o:a_real 1w 5 6
o:a_record 23 0 5
o:a_rent 20 2 -7 4 -6 9 a
o:a_residen 23 5 -6 6 d
o:a_restor 1y 6 g
o:a_rug 20 3 b
o:a_scan 21 0 e
o:a_school 23 5 5 9 5
o:a_screen 1y 0 6
o:a_self 21 0 5
o:a_servic 1t 0 -7 1 9 3 6
o:a_set 23 0 -8
o:a_shelf 21 4 a
o:a_shop 1t 2 6
o:a_short 1w 0 6 5 -8 8 6
o:a_simpl 1p 0 9 5 -7
o:a_singl 21 4 7
o:a_sit 1m 0 -8 4 e 5 -b 8 7
o:a_six 21 7 9
o:a_slim 21 2 b
o:a_smal 1b 0 -7 3 9 5 -6 6 g
o:a_smart 21 1 6 5 -5
o:a_soft 1w 3 c 5 -5
o:a_solar 23 3 a
o:a_solid 23 2 6
o:a_special 23 0 8 7 -6
o:a_tabl 20 6 6
o:a_tablet 1o 0 8
o:a_team 1t 5 a
o:a_ten 21 7 8
o:a_text 23 2 6
o:a_thin 23 3 d
o:a_thre 1y 5 6
o:a_til 23 a 6
o:a_tim 21 4 5 5 7
o:a_tin 21 2 5
o:a_track 20 1 8 5 -8 a 6
o:a_trail 21 5 7 7 6
o:a_train 1u a 8
o:a_travel 23 2 5
o:a_twelv 1y 7 9
o:a_two 21 8 a
o:a_van 1q 0 -5 4 e
o:a_vet 1w 5 e
o:a_virtual 21 0 a
o:a_voic 1v 0 a
o:a_walk 20 6 b a 6
o:a_warm 20 6 8
o:a_web 1t 0 7
o:a_websit 1u 2 -6 4 a
o:a_week 1k 3 -5 a c
o:a_weekly 1v 8 d
o:a_whatsap 21 8 6
o:a_women 21 6 5
o:a_wooden 23 3 6
o:a_year 1q 0 -a 3 5
o:a_yearly 21 5 7
o:about 1h 0 -8 4 -6 6 -6 7 6 8 p 9 -6 a -6
o:abov 1q 2 -6 3 9 7 6
o:abov_the 1s 2 -5 3 6 5 -5 7 7
o:abroad 1s 0 -5 5 o
o:absorbe 23 2 6
o:ac 23 6 6
o:academy 1o 0 -6 4 -6 5 -e 6 a 7 10 a -6
o:accept 20 4 a 9 7
o:acces 1v 0 -6 2 9 8 6
o:accesso 23 2 9
o:accompa 1y 5 i
o:account 1e 0 -m 2 -9 3 -7 4 -c 5 a 6 -a 9 1n a -6
o:account_and 1y 0 -a 9 f
o:account_with 20 0 -8 9 d
o:accra 20 5 a
o:acr 1w 3 9 5 -8 6 6
o:acros 1q 5 l 6 -7
o:act 1x 6 a
o:act_as 21 5 6
o:activit 1r 4 9
o:actor 20 0 -6 5 6
o:ad 23 0 5 8 5
o:adapt 1w 0 5 2 5
o:adaptiv 20 1 6
o:add 1n 2 c 3 -5 5 5 a -5
o:addres 1r 0 f
o:adminis 21 0 8 5 -8 7 6
o:adopt 21 5 -7 a b
o:ads 1s 2 -5 4 -5 6 -7 7 f 8 b
o:adult 1s 5 -7 6 9 a 7
o:adventu 1w 0 -7 2 8 8 e
o:advic 1u a f
o:advis 1w 5 8
o:aesthet 23 6 9
o:african 1o 1 6 2 7 5 -7 8 5
o:african_languag 20 1 9 5 -6
o:afro 21 5 7 6 7
o:aft 19 2 -6 3 -a 5 c
o:aft_each 1x 0 9
o:aft_school 1v 0 -5 6 5 7 d
o:aft_the 1w 5 8
o:afterno 1u 7 f
o:against 1t 0 6 a 9
o:age 1m 0 7 5 -6 6 8
o:age_and 21 4 6
o:agency 1n 0 -c 5 o 6 -6
o:agenda 23 0 6
o:agent 1o 5 8 9 -5
o:ages 21 8 5
o:ai 17 0 1k 1 j 2 -f 4 -g 5 -6 6 -c 7 -5 8 -b 9 -8
o:ai_assista 1x 0 5
o:aid 21 5 -6 7 a a 6
o:air 1q 0 -6 2 -7 5 7 6 k
o:air_conditi 23 3 6
o:airport 1w 5 f
o:airtim 1y 0 c
o:alarm 1u 3 c
o:album 1v 0 h 5 -7
o:alert 1q 8 b a 8
o:all 15 0 b 4 l 5 -f 7 -7 8 -a 9 d a -5
o:all_in 1u 1 7
o:allerge 1x 0 6
o:almond 21 6 8
o:along 1n 4 5 6 9
o:along_the 1t 6 e
o:already 1q 4 5
o:also 1k 2 -6 3 -6 5 -5 6 j 9 -7 a -6
o:alumini 21 2 8
o:alway 23 0 6 4 a
o:am_a 1v a 6
o:ambulan 20 4 n 5 -8
o:among 20 6 7
o:amount 1x 9 e
o:an u 0 -8 2 -6 3 k 5 -e 7 -7
o:an_ai 1o 0 9
o:an_app 18 0 d 2 -8 3 -6 4 a 6 -c 8 9 9 8
o:an_eight 21 1 6 7 d
o:an_electri 20 5 -6 6 a
o:an_empty 23 5 -5
o:an_experie 23 5 b
o:an_hour 1x 0 -9 6 d
o:an_old 1o 0 -7 4 -8 6 a
o:an_onlin 1d 0 -c 2 g 3 -7 4 h 6 -c 7 -6 8 8
o:analys 1x 0 8 1 8
o:analysi 1u 5 7
o:analyst 23 7 d
o:and a 0 d 1 -c 2 16 4 -f 5 1n 6 -h 7 -k 8 -8 9 -q a -g
o:and_# 1s 2 6 3 6
o:and_a 18 0 -9 1 -6 2 -7 3 d 5 9 9 5
o:and_an 1y 0 -6 3 a 4 b
o:and_app 1v 8 9
o:and_bank 23 a 7
o:and_bil 20 1 7
o:and_book 1u 4 e
o:and_br 1v 2 b 5 d 6 -8
o:and_budget 21 0 -8 4 8 5 6
o:and_build 1t 5 i
o:and_buy 23 2 -7 4 d 8 7
o:and_cal 1y 3 5
o:and_car 23 4 9
o:and_card 21 0 -5 9 g
o:and_city 23 4 7
o:and_custom 23 2 5
o:and_cut 20 2 5
o:and_deliv 21 2 9
o:and_e 21 8 a
o:and_electri 20 7 5
o:and_family 20 0 5 5 b
o:and_fil 21 9 6
o:and_fit 23 1 6
o:and_for 1y 0 -7 2 9
o:and_fresh 21 3 7
o:and_garden 23 6 9
o:and_get 1o 0 a 2 6
o:and_hand 20 5 5
o:and_i 1o 6 8
o:and_instal 1v 1 c 3 -6
o:and_invoic 1x 0 5 9 6
o:and_it 1x 0 7
o:and_keep 23 0 5
o:and_light 23 2 6
o:and_machin 23 7 6
o:and_mak 1s 0 -6 2 8
o:and_me 20 5 7
o:and_money 23 0 7
o:and_my 20 0 6
o:and_night 1x 5 7
o:and_now 20 0 5
o:and_off 20 5 6
o:and_on 20 4 9
o:and_one 1u 4 -6 5 6
o:and_onlin 20 0 7 5 -5
o:and_operat 21 5 8 8 6
o:and_ord 20 0 b
o:and_our 1y 1 8
o:and_payment 23 0 b
o:and_phon 1v 0 d 5 -5
o:and_plant 21 5 5 a 7
o:and_play 21 6 6
o:and_post 23 5 5
o:and_print 1x 0 6
o:and_publish 20 8 6
o:and_ready 23 2 -6 3 b
o:and_rent 1x 1 8
o:and_repair 1y 5 5
o:and_run 1v 5 8
o:and_sel 1k 2 h 3 -7 4 8 5 6 9 -6 a -5
o:and_send 1v 5 5
o:and_ship 21 5 7
o:and_shop 23 2 -5 5 8
o:and_show 1v 9 5
o:and_smal 1t 4 d 6 -7
o:and_teach 23 5 -b 6 7 7 8
o:and_technic 21 7 5
o:and_tel 1y 0 8
o:and_tempera 23 3 8
o:and_test 21 7 7
o:and_text 1u 1 6 3 a 5 -8 8 8
o:and_the 1g 0 g 1 7 2 -6 3 -6 4 -a 9 9
o:and_train 1y 3 7
o:and_turn 23 2 5
o:and_two 1s 0 -6
o:and_voic 1y 0 a
o:and_wat 23 0 6
o:and_we 1r 9 7
o:and_web 1x 4 8
o:and_weekend 20 4 5 5 -5 6 6
o:and_what 23 0 7
o:and_whatsap 23 0 5
o:and_writ 1w 3 8 5 -7
o:android 1w 0 5
o:animal 1o 4 5 5 -c a b
o:anonymo 1s 8 n
o:answ 1f 0 g 3 -5 6 -7 9 -5
o:answ_in 21 1 c
o:any 1i 0 j 3 5 6 -7 9 -5
o:anyon 23 1 5 4 6
o:apart 20 5 7
o:apartme 1r 5 d
o:api 1t 0 -g 1 11 4 -5
o:app p 0 2l 2 -x 3 -s 4 y 5 -14 6 -16 7 -k 8 a 9 10 a -b
o:app_and 1q 0 5 4 a
o:app_build 23 2 7
o:app_connect 21 0 -7 5 c
o:app_explain 23 0 -6 9 5
o:app_find 23 9 d
o:app_for 18 0 k 2 -5 3 -9 4 6 6 -b 8 8 9 8 a -6
o:app_giv 1y 0 a
o:app_in 1s 0 7
o:app_is 1x 8 7
o:app_lets 1u 9 b
o:app_listen 20 0 7
o:app_mak 1v 0 9
o:app_puts 23 9 b
o:app_read 1v 0 -a 9 k
o:app_scan 21 2 5
o:app_show 1p 0 9 4 6
o:app_tel 23 0 7
o:app_that 1i 0 k 2 -7 3 -5 4 8 5 -8 6 -5
o:app_to 1p 0 8 4 7 5 -8
o:app_track 23 0 6
o:app_turn 20 1 6
o:app_wher 1k 4 l 5 -6 6 -6
o:app_which 1u 0 5
o:app_with 19 0 r 2 -5 3 -5 4 c 5 -i 6 -c 7 -6 8 d
o:app_you 1y 0 8
o:applica 1n 0 g 2 -5 5 5
o:appoint 1n 2 -7 6 b
o:approv 1x 3 c 9 b
o:approva 23 0 6
o:apps 1y 0 7
o:aptitud 23 5 e
o:arabic 1q 0 a 5 6 8 6
o:arch 1w 2 5 6 7
o:are 18 0 f 2 -7 3 -7 5 5 7 -8 8 9
o:are_a 1r 5 9
o:are_the 23 0 a 5 -7
o:area 1u 6 9
o:arm 1x 0 -6 3 l
o:arms 23 3 e
o:around 1n 0 c 4 -6 5 -6 6 d
o:around_you 23 0 c
o:arrang 1x 5 e
o:arriv 1t 2 c 6 -5
o:arrival 1x 0 8
o:art 1r 1 c 7 6
o:articl 1u 0 9 5 -6 8 8
o:artisan 1y 4 8 8 5
o:artist 1n 0 -8 2 -8 4 q
o:as 19 1 6 2 7 5 6 6 -a 9 -8
o:as_a 1p 2 -6 6 -7
o:as_an 1x 6 7
o:ash 1v 2 b 3 7
o:asid 20 0 -a 9 n
o:ask 1k 0 d 4 -5 6 -7
o:asks 1n 0 f
o:assembl 1u 3 d 6 -5
o:asset 20 5 9
o:assign 1x 0 8
o:assist 21 6 7
o:assista 1i 0 l 4 -6 5 a
o:assista_for 21 0 5
o:associa 1o a p
o:at w 0 -b 1 -6 2 -k 3 c 4 5 5 r 8 -d 9 7
o:at_# 1v 2 -6 4 -5 6 g
o:at_a 1q 4 8
o:at_dawn 21 2 7
o:at_fiv 21 6 8
o:at_hom 1h 3 e 5 8 6 -c
o:at_lunch 23 4 7
o:at_my 23 6 6 9 6
o:at_night 1w 5 9 6 -6 8 5
o:at_six 23 5 6
o:at_the 1a 0 7 2 -a 4 -8 7 6 8 -6 a 9
o:at_your 1r 5 e
o:ateli 1v 2 -8 6 d
o:attack 1x 5 c
o:attenda 1s 0 6
o:attic 23 4 5 8 6
o:auction 1v 2 -7 4 i 5 -a 6 a
o:audio 1n 0 d 2 -7 4 -6 6 -5 8 9
o:audit 1x 5 7
o:aunt 20 6 7
o:aunty 23 0 9
o:authent 1w 4 8
o:auto 1x 0 5
o:automat 1h 0 i 4 -8 5 -6 6 8
o:availab 1t 0 9
o:award 1x 3 8
o:away 20 0 d 4 -5
o:b 1u 0 -7 4 a
o:b_# 1x 4 7
o:baby 1l 4 -a 6 7
o:back 1f 2 8 6 -5
o:backdro 1y 5 f
o:backpac 1v 2 7 6 5
o:badg 1y a 5
o:bag 1m 0 -6 3 9 5 b 6 -6
o:bags 1i 0 -8 2 6 4 b
o:bak 1i 0 -6 2 n 5 -g
o:bal 1q 4 -6 5 c 6 d
o:balanc 1t 5 -b 6 g
o:balloon 20 5 9
o:bamboo 1r 2 j
o:banana 21 2 e
o:band 1p 0 -5 3 5 6 -6
o:bank 1d 0 -k 1 a 2 -8 4 8 5 -d 6 -8 7 5 8 -7 9 n a 9
o:bank_account 1y 0 -7 9 f
o:bar 1j 4 -6 5 8 6 i
o:bar_in 23 6 6
o:bar_with 1x 5 5
o:barbers 23 0 -5 8 5
o:barcod 1q 0 f
o:barn 1r 0 -5 2 -7 6 8
o:barrel 23 6 5
o:barri 23 5 7
o:bars 1l 2 7 3 a 5 b 6 -8
o:bars_and 20 3 5
o:bas 1i 2 9 7 -5
o:basic 1x 5 -6 9 7
o:basin 21 5 b
o:basketb 21 7 6
o:batch 1m 2 9 7 a
o:bath 1o 2 c 3 -6 5 b
o:bathroo 1w 5 6
o:battery 1h 0 -b 2 -9 3 y 4 -9 5 9
o:battery_and 1y 5 7
o:bay 1y 6 9
o:bays 20 5 -6 6 f
o:be 1r 6 7
o:beach 1r 0 -7 4 -6 5 8 6 6
o:bean 1q 2 b 6 6
o:beat 1x 4 9 5 -9 6 c
o:beautif 1y 2 6
o:becam 23 8 6
o:becom 1r 0 8 6 -7 7 8 a a
o:becom_a 20 7 5
o:bed 1o 4 6 5 b 6 -8 a a
o:beds 1k 0 -5 2 a 3 -6 6 a a 8
o:bedsid 1v 3 6 a 6
o:beech 20 3 b
o:beef 1w 2 6 6 5
o:beep 1v 0 8 3 7
o:beer 20 6 5
o:befor 1g 1 a 6 -b
o:befor_it 23 1 7 a 6
o:befor_the 1x 0 7
o:began 21 0 5 5 -6 7 6
o:begin 1p 0 -d 6 e 9 6
o:behavio 1y 0 6
o:behind 1m 6 6
o:behind_the 1s 5 -b 6 9 a 6
o:bel 21 6 7
o:below 20 3 b
o:belt 1p 0 -6 3 i 5 -7
o:bench 1p 2 b 3 -8 4 -7 5 -a 6 q
o:beneath 23 5 5 9 6
o:besid 1r 3 c 5 -a
o:besid_the 1w 3 7
o:best 1t 5 -5 8 6 a 5
o:bet 23 a 6
o:between 1k 0 -6 2 -8 3 6 5 i
o:bicycl 1v 2 -7 5 c
o:big 1i 2 -a 3 a 4 -9 6 k
o:bik 1f 0 -a 5 d 9 6
o:bik_with 20 3 g 5 -7 8 6
o:bil 1h 0 d 1 9 2 -6 3 -7 4 -7
o:bilingu 1v 0 -8 2 5 8 g
o:bin 21 7 7
o:bins 20 3 a
o:bird 21 2 -6 4 5
o:birth 1w 0 9
o:birthda 1t 0 -6 5 d
o:biscuit 1y 0 6 1 5 4 7 5 -8
o:bit 1r 2 9 5 -7
o:black 1r 2 b
o:blad 1v 3 9
o:blanket 1x 5 5
o:blend 1n 0 -5 2 l 4 -5 5 7 6 -8
o:blind 1v 2 -6 5 9
o:block 1k 3 m 5 -6 6 -9
o:blu 1r 3 e
o:bluetoo 1y 0 d
o:board 1b 3 -5 4 l 5 -c 6 5 9 -7 a -6
o:board_for 1v 0 8 4 9
o:boat 1r 6 b
o:body 1n 5 9
o:boil 1t 5 6
o:bolt 21 0 -5 3 8 5 -5
o:book 12 0 c 1 -a 2 -5 3 -g 4 w 5 d 7 -5 9 -c
o:book_a 1r 4 e
o:book_and 21 2 8
o:book_by 1w 5 -6 6 9
o:book_for 1v 4 6 6 5
o:book_onlin 1w 4 9 5 6
o:book_sit 1w 5 6
o:book_softwar 23 0 5
o:book_with 1w 0 7 2 5
o:booking 1y 0 9
o:bookkee 21 5 6
o:booksho 21 2 6 6 8
o:boot 1s 4 6 5 -6 6 i
o:bootcam 21 7 f
o:booth 1v 0 -6 6 h
o:bord 23 3 8
o:borrow 1o 3 6 5 -g 9 b a b
o:borrow_a 23 5 -6
o:bot 1t 0 d
o:botanic 23 2 6 6 7
o:both 1n 2 -6 4 b 9 6
o:bottl 1g 2 e 3 h 4 -7
o:bottl_with 1w 2 6 3 7
o:bought 1q 0 -b 5 b 6 9
o:bought_a 23 2 7
o:bound 23 5 7
o:boutiqu 1m 0 -a 2 -e 4 7 5 f 6 f
o:boutiqu_with 23 2 -5 6 8
o:bowl 1p 3 -5 5 7 6 8
o:box 15 0 -6 2 15 3 c 4 -c 5 -b 7 -6 8 -7 9 -a
o:box_for 1y 2 a 3 b 5 -6
o:box_of 1v 2 g 5 -6
o:box_with 1k 2 g 3 7
o:boys 23 2 7
o:br 1b 0 -g 3 -9 4 7 5 x 6 -9
o:br_a 1v 5 7
o:br_it 21 9 6
o:br_the 21 5 9
o:br_togeth 21 4 a
o:braid 1w 6 a
o:brain 23 a 6
o:brak 1v 6 i
o:branch 1y 2 -6 5 -7 6 g
o:brand 1e 2 c 3 -7 5 6 8 -6
o:brand_of 1y 2 c
o:bras 1o 2 f
o:bre 1x 3 b
o:bread 1s 5 -6 6 6
o:break 1w 1 6 5 d
o:breakfa 1v 5 -b 6 5
o:breath 1u 2 -5 3 b
o:brew 1v 5 -5 6 c
o:brick 1x 3 d
o:brief 1v 4 6 5 -6
o:bright 1s 6 c
o:bring 1k 2 -7 6 7
o:brok 1y 0 d
o:broth 1r 3 5 5 6
o:brow 23 6 9
o:brown 1y 6 d
o:brows 1o 0 j 2 -6 5 -7
o:brush 1s 2 8
o:bubbl 23 6 6
o:bucket 21 5 9
o:buddy 23 0 6
o:budget 1k 0 -8 6 -6 9 j
o:budget_and 21 4 8
o:build 14 1 -8 2 6 3 m a -9
o:build_a 1h 3 p 5 -c
o:build_an 21 0 7
o:build_and 1y 5 8
o:buildin 1x 5 7
o:built 1c 0 g 2 -a 3 d 4 7 5 -d 7 -5 8 -5
o:built_a 1l 0 7 3 7 5 -a
o:built_in 21 3 9 5 -6
o:bulb 21 3 6
o:bundl 1u 2 a 4 -6 5 7
o:bunk 20 5 -6 6 9
o:bureau 21 6 5 9 5
o:burn 1w 3 a 5 6 6 -5
o:bus 1k 0 -7 2 -5 5 -8 6 a a 7
o:busines 1k 0 6 3 -5 5 8 6 -6 9 5
o:but 1u 0 6 2 7
o:butch 20 2 -6 5 6 6 6
o:button 1m 0 d 4 -8
o:buy 1a 1 -6 3 -c 4 8 7 -6 9 p
o:buy_a 21 2 6 9 8
o:buy_and 1w 4 8
o:buys 23 4 a
o:buz 1y 0 f
o:by q 0 z 1 -i 2 -7 3 -m 4 q 5 i 6 9 7 -8 8 -8 9 -7 a -i
o:by_a 1u 5 8
o:by_app 1x 0 -6 5 b
o:by_day 1x 5 8
o:by_hand 1n 0 -6 2 e 6 -7
o:by_hour 21 6 7
o:by_itself 1x 3 5 8 8
o:by_level 23 7 5
o:by_mobil 23 9 7
o:by_phon 1k 5 7
o:by_post 1x 2 e
o:by_qr 1y 0 a
o:by_room 21 0 5
o:by_sms 23 0 -5 1 8
o:by_step 1v 0 9 5 -7
o:by_the 1c 2 -g 3 -a 4 l 5 e 6 g 7 -7 8 -6 a -9
o:by_two 23 5 -8 6 e
o:by_video 1p 0 -6 5 m 6 -6 7 9
o:by_voic 1u 0 7 5 -6
o:by_week 1x 0 6
o:by_whatsap 1s 0 5 4 -5
o:by_young 23 2 -6 4 d
o:c 20 2 7
o:cabinet 1x 3 d
o:cabl 1w 1 5 2 9 5 -6
o:caf 1x 6 6
o:café 1o 0 -6 2 -6 6 8 a e
o:café_with 20 6 9
o:cak 1s 2 8 4 5
o:cal 1a 0 6 2 -a 3 c 5 g 6 -6 9 -8
o:cal_and 1x 3 7
o:cal_with 1v 0 f
o:calcula 1p 9 6
o:calenda 1f 0 x 2 -5 5 -8 6 -6
o:calenda_for 1w 0 b
o:calenda_of 21 0 6
o:calm 1p 8 9
o:cam 1w 1 5 a 8
o:camera 1c 0 6 1 -6 2 -a 3 14 4 -d 5 6 6 -b 7 -6 8 -6 a -6
o:camera_and 1v 0 d
o:camp 1q 0 -9 4 d 5 f 6 -f a 7
o:campu 1y 0 -6 4 a
o:can 1i 0 7 4 -7
o:candida 1s 0 e 4 -5
o:candl 1q 0 -7 2 j 6 7
o:canopy 23 5 5
o:cans 23 2 -9 3 6 6 8
o:canteen 20 7 7
o:canva 1y 2 a
o:caps 20 2 d
o:captur 1y 1 7
o:car 18 1 -6 3 -5 5 j 9 -6
o:car_for 21 5 6
o:car_park 1y 5 d
o:carbon 1v 2 -7 3 9 5 8
o:card 16 0 a 2 d 5 -l 6 -f 7 -7 8 -a 9 11
o:card_and 1s 3 b a 5
o:card_for 1v 0 -b 9 q
o:card_with 1v 0 5 2 6
o:cardboa 1w 0 -5 5 g 6 -6
o:cargo 1s 0 -5 5 b
o:cargo_bik 1y 5 9
o:carpet 1s 6 8
o:carri 1u 2 a 3 6 5 -8
o:carrot 23 2 7
o:carry 1p 0 -9 3 5 5 8
o:cars 1o 5 b 9 5
o:cart 1y 6 h
o:carton 1x 2 g 5 -6
o:carv 23 6 -5
o:cas 1i 2 c 3 a 6 -6
o:cash 1u 0 -6 5 -7 6 a 9 b
o:castl 23 5 c
o:cat 1v 0 -6 7 5
o:catalog 1t 0 9 2 7
o:catch 1y 0 7
o:cater 20 4 7
o:cats 1s 0 -5 2 6 6 7
o:ceil 1x 6 a
o:cel 1y 3 d 5 -7
o:cellar 1q 5 7 6 5
o:cement 23 6 6
o:centr 1i 0 -9 2 -7 3 -5 5 -7 6 10 a 9
o:centr_with 1y 5 -7 6 d
o:central 1v 5 9
o:central_kitchen 23 5 c
o:ceramic 1v 3 7 4 5 5 -6
o:ceremon 1v 5 a 6 6
o:certifi 1g 2 6 3 -7 7 j
o:chain 1u 2 -6 6 c
o:chair 1k 2 b 5 -8 6 h
o:chalk 20 5 -7 6 7
o:chamb 21 0 -7 6 a
o:chang 1k 0 -b 5 7
o:channel 1n 5 -9 6 -6 8 n
o:chapt 1v 8 g
o:charcoa 20 3 9 6 8
o:charg 1j 0 -7 1 g 3 g 4 -e 5 d 6 -d a -5
o:charg_point 23 1 7
o:charity 20 a f
o:chart 1r 0 b 2 5
o:chat 1h 0 p 2 -6 6 -8
o:chat_with 23 0 6
o:cheap 1r 0 7 4 -8 5 g 6 -6
o:check 15 0 a 2 -d 3 -b 5 z 6 -c 7 -9
o:check_by 23 5 5
o:check_in 1q 0 h
o:check_the 1w 4 -7 5 8 9 7
o:checkli 1t 0 c
o:checkou 1x 0 -5 5 -6 9 f
o:chees 1w 2 c
o:chef 1r 2 e
o:chemica 21 5 c
o:chest 23 0 6
o:chew 21 2 8
o:chicken 1s 2 c 5 -6
o:chicken_and 20 2 8 8 5
o:chickpe 23 2 8
o:chil 1s 2 h 5 -8
o:child 1k 2 9
o:child_s 1x 1 6 2 7
o:childre 1e 0 -8 4 -5 5 -b 6 7 7 e a 7
o:childre_from 23 4 6
o:childre_with 23 6 -8 7 6 a 8
o:chip 1s 0 -6 1 5
o:choic 21 5 6
o:choos 1d 0 -b 1 e 2 h 3 -7 4 a 6 -b 7 -5
o:choos_a 1s 0 -9 1 7 2 8 4 7
o:choos_the 1y 4 a
o:choos_your 21 8 7
o:chosen 23 2 a
o:christm 20 6 c
o:church_hal 20 5 -6 6 5 a 8
o:circl 1m 0 -6 2 -5 6 -9 9 9 a d
o:citizen 20 a g
o:city 1k 4 7 5 7 a -5
o:claim 1t 5 8 a 6
o:clamp 1y 3 8
o:clas 1c 0 -9 1 -5 2 -e 4 b 5 -h 6 i 7 13 8 -7 9 -8 a -9
o:clas_by 23 4 8 6 8
o:clas_for 1v 5 -6 6 a 7 a
o:clas_in 1x 5 -7 7 i
o:clas_with 20 7 c
o:classro 1x 4 9 5 -8 6 6 7 8
o:clay_and 23 a 6
o:clean 18 0 -b 2 b 6 c 7 -8 8 -8 9 -9 a 7
o:clean_and 1v 1 6 5 -a 6 8
o:clean_the 23 5 6
o:cleans 23 2 8
o:click 1p 0 9 2 -9
o:client 1e 0 f 4 -5 5 7
o:climb 1o 4 -5 5 8 6 7
o:clinic 1i 0 -8 2 -7 3 -7 4 -8 5 -6 6 19 a 6
o:clinic_with 20 6 b
o:clip 1g 0 5 1 8 2 -a 3 n 6 -7 8 -5
o:clip_on 1y 3 6
o:clock 1x 0 6
o:clos 1l 5 b
o:cloth 1i 2 i 5 -6 6 -9
o:cloth_for 23 2 9
o:cloud 1k 0 r 4 -5
o:club 1f 5 -h 6 e 7 9
o:club_for 1y 8 6
o:club_in 23 7 7
o:club_with 23 6 a
o:co 1o 0 -6 2 -9 4 6 5 8
o:co_# 23 3 7
o:co_op 23 4 7 a 5
o:coach 1e 2 -a 3 -7 4 -7 5 z 8 -6 9 -6
o:coach_for 21 5 d
o:coach_in 1x 7 8
o:cockpit 23 0 9
o:cocktai 21 5 6
o:cocoa 21 2 8
o:coconut 1y 6 b
o:cod 1d 0 k 2 -7 3 8 4 -7 6 -a
o:cod_for 23 0 6
o:coffe 1j 1 8 2 -b 6 e a a
o:coffe_hous 21 a b
o:coffin 23 2 9
o:cohort 23 0 6 7 7
o:coil 20 2 -7 6 6
o:coin 1x 0 6 1 6 3 8 5 -5
o:cold 1n 4 -6 5 h
o:cold_room 21 5 f
o:collar 1q 0 -6 3 l
o:collar_with 23 3 9
o:colleag 1s 5 c
o:collect 16 1 -7 2 7 3 -c 5 z 6 -d 7 -9
o:collect_all 1y 0 5 5 -6 9 7
o:collect_of 21 2 a
o:collect_the 1t 0 -5 5 c
o:colour 1h 0 8 2 -7 5 d
o:com 15 5 q 6 -b 9 -9
o:com_for 1y 5 d
o:com_hom 21 5 7
o:com_in 1v 5 8
o:com_out 21 1 8 5 -7
o:com_to 1f 0 -8 2 -8 4 c 5 i 6 -9
o:com_with 1t 5 c
o:comb 23 9 6 a 5
o:combin 1r 1 7 2 -8 3 9 4 -6
o:comic 21 8 9
o:comment 1w 0 7
o:commerc 1u 0 -5 2 -5 5 8
o:communi 1j 0 9 3 -8 4 -a 6 -a 8 5 a d
o:compact 1u 3 j 6 -5
o:compani 1k 0 k 2 -5 3 6 4 a 5 -8 6 -7
o:company 1b 3 -7 5 q 6 -c 9 a
o:company_and 23 4 5
o:company_with 1w 9 6
o:compar 1j 0 d 2 -7 4 8 6 -8 9 8
o:compar_and 23 4 a
o:compari 1y 8 b
o:complet 1p 2 d
o:compos 1v 0 -b 1 d
o:compost 20 5 7
o:comput 1o 0 i 2 -5
o:concert 1x 8 d
o:concret 1x 2 -5 3 8 5 7
o:conditi 1v 0 5
o:conduct 23 3 9
o:confirm 1w 0 9 4 -5 a 7
o:connect 1a 0 f 2 -9 4 6 6 -b 8 -6 9 a
o:connect_to 1q 9 8
o:connect_your 1x a 9
o:consent 1s 0 h 5 -7
o:consol 21 6 7
o:consult 1p 2 -6 5 l 6 5
o:contact 1r 3 9
o:contain 1k 0 -a 3 7 4 -8 6 c a a
o:contemp 23 6 b
o:content 23 0 5 5 -8 7 a
o:contrac 1f 0 6 2 5 3 -5 5 c 6 -6
o:convers 1o 0 6 6 -7 7 6
o:convert 1m 2 -5 4 -6 6 m
o:cook 19 0 -f 2 h 3 7 4 a 5 8 8 -6 9 -7 a -6
o:cook_and 23 5 9
o:cook_fresh 21 5 a
o:cool 1t 6 6
o:coopera 1p 3 a 5 -6 a 8
o:coordin 21 5 6 a 8
o:cop 1w 2 g 5 -6
o:cork 1x 2 a
o:corn 1o 0 -a 2 b 4 d
o:corn_shop 21 4 7
o:corpora 20 4 5
o:correct 1x 5 a
o:corrido 21 4 6 6 6
o:cost 1n 0 5 3 8 4 -5 9 5
o:cottag 1y 1 5 2 7
o:cotton 1o 2 j 5 -6
o:council 1v 0 6 5 -6 8 8
o:counsel 1v 0 9 5 8 6 -8 a 7
o:count 1e 5 -d 6 i
o:country 1p 0 -6 2 d 4 6 5 -7 9 5
o:coupl 1s 0 5 5 d
o:couri 1y 5 h
o:cours 1c 1 -5 2 -e 3 -9 6 e 7 z 8 -8 9 -7
o:cours_in 1s 0 -6 7 9
o:court 1r 0 -7 4 5 5 6 6 8
o:cov 1l 0 -a 2 7 3 -6 4 -7 9 n
o:cover 1s 0 -5 5 -5 6 e
o:crack 1y 0 a 2 6
o:craft 1p 0 -8 2 7 5 -6 6 7 8 8
o:crat 1o 0 -6 2 g 4 -6 5 7
o:crawl 1v 7 6
o:cream 1p 2 h
o:creativ 23 2 7
o:creator 1y 4 a
o:credit 1v 0 -8 1 7 9 e
o:crew 1j 4 -6 5 o 6 -8
o:crew_of 1y 5 9
o:cricket 1x 0 -7 2 6 8 9
o:crm 20 0 6
o:cros 21 5 -5 8 a
o:crown 23 6 6
o:crush 21 2 8
o:cuf 1x 0 6 3 6
o:cup 20 6 9
o:curat 1q 2 d 4 5
o:currenc 23 9 8
o:current 20 9 9
o:curry 20 6 6
o:curtain 1w 5 a
o:curv 23 0 7
o:cushion 1u 2 b
o:custom 1d 0 6 2 6 3 -7 6 6
o:cut 1b 0 -d 2 k 3 7 4 -7 9 -5
o:cut_and 21 3 5
o:cuts 1u 0 8 2 -5 6 6
o:cv 20 5 9
o:cylind 23 3 6 5 7
o:d 1h 2 b 6 b
o:d_lik 23 4 8
o:dads 23 6 6
o:daily 1f 0 c
o:dairy 1x 2 9 5 -9 6 5
o:damag 1x 6 7 9 6
o:dark 21 2 -5 3 5
o:dashboa 1s 0 8 5 -7 9 a
o:dat 1f 0 h 2 -5 5 b 8 -7
o:data 1i 2 8 3 -6 5 -5 6 -8 7 8 a 8
o:databas 1w 0 9
o:daught 21 9 5
o:dawn 21 2 7
o:day 14 0 7 3 -d 4 -g 5 h 6 l 8 -7 a -9
o:day_and 1t 5 b
o:day_centr 23 6 7
o:days 1f 2 a 3 -8 4 -8 5 7 6 9 7 -8 8 -5
o:days_a 1x 6 a
o:deadlin 20 0 7
o:deaf 21 a c
o:deal 1t 4 b
o:debit 1x 9 9
o:debt 21 9 8
o:defect 20 0 6
o:deliv 1j 2 h 3 6 4 -8 5 8 6 -8
o:deliv_a 20 2 7 5 -6
o:deliver 1g 2 j 5 9 6 -d
o:demand 1s 0 -6 5 -6 6 7
o:dental 1y 5 -9 6 g
o:departm 20 5 a
o:departu 23 4 7 5 6
o:deposit 1n 0 f 4 -9 5 -a 9 b
o:deposit_and 21 0 5
o:depot 1v 0 -6 2 -6 6 d
o:dermato 23 0 -6 1 g 5 -7
o:describ 1p 1 8 4 c
o:describ_the 1w 4 6 5 -5
o:design 17 1 -6 2 t 4 -7 5 h 6 -7 8 -8 9 -7 a -7
o:design_a 21 3 6
o:design_and 1m 0 -7 5 q 6 -5
o:desk 1h 2 e 3 -8 4 -7 5 7
o:desk_for 21 7 5
o:detect 1w 3 a
o:detecti 23 2 8 5 6
o:develop 1h 0 -8 2 6 3 j 4 -6 5 -6 6 -6 8 8
o:develop_a 1r 0 -6 3 j 5 -5
o:develop_an 23 8 6
o:develop_with 23 3 5
o:devic 1n 1 9 2 -8 3 h 5 -6
o:diary 1r 0 j
o:differe 1v 2 7 5 -7
o:diffus 21 2 7
o:dig 1t 5 g
o:digest 1y 2 -5 3 l 5 -7
o:digital 1c 0 f 1 -5 3 -6 6 -7 8 a
o:din 1k 0 9 2 6 4 -8 6 5
o:din_room 20 2 -6 6 f
o:direct 1r 5 9
o:directl 1y 2 5 4 7 5 -5
o:directo 1s 4 a 5 -8
o:disabil 23 0 5
o:disc 21 0 -6 8 7
o:discree 20 2 8
o:dish 1p 2 6
o:dispatc 1r 4 j
o:display 1w 3 j
o:distanc 1x 0 d
o:distrib 1v 3 6
o:distric 1x 5 6
o:do 19 0 -a 2 -b 3 -b 5 w 6 -6 8 5 9 9
o:do_a 23 4 7
o:do_the 1r 0 -7 5 a 9 a
o:doctor 1j 1 5 2 -7 4 8 5 6 6 8
o:documen 1h 0 b 1 a 4 -8
o:does 1m 6 5
o:doesn 20 3 6
o:doesn_t 21 3 6
o:dog 1r 4 b 5 7
o:dogs 1r 0 -6 4 8 5 b 6 -5
o:dogs_and 23 3 6
o:don 1q 0 9
o:donor 1v a l
o:door 1e 4 -7 5 q 7 -5 8 -6 9 -7
o:doorste 21 2 5
o:dorm 23 6 b
o:dos 23 2 7 4 6
o:down 1k 0 -8 1 6 5 i a -5
o:downloa 1v 2 i 5 -6
o:draft 1q 0 5
o:drag 1s 0 k 5 -5
o:drap 23 5 7
o:draw 1h 0 a 2 5 3 -5 4 -7 8 8
o:dres 1m 2 i 5 -a 6 a
o:drew 23 a 6
o:dri 1v 2 c 3 8 5 -8
o:dril 1o 5 5 6 -6 a 9
o:drink 1o 2 8 5 c
o:drip 1s 2 5 4 -6 5 8
o:driv 1d 0 9 2 -b 3 -5 5 8 6 6
o:driv_and 23 5 8
o:drivewa 1w 5 b
o:dron 1q 0 -6 2 -5 4 -6 5 j 6 -6 9 d
o:drop 1h 0 h 3 -6 4 -6 5 6
o:drop_in 1x 0 5 a 9
o:drum 1v 3 b 5 -7
o:dry 1k 2 9 5 -a 6 5 a 6
o:due 1y 0 9
o:dusk 21 1 7
o:duvet 1y 8 6
o:dyed 20 2 a
o:e 1l 3 c 6 -5
o:e_bik 20 3 7
o:each 10 0 r 2 9 3 -d 4 -c 5 -f 6 -d 7 -c 8 8 9 9 a 8
o:each_month 1n 2 k 6 -6
o:each_morn 1w 0 6
o:each_one 1y 0 -7 8 7 9 9
o:each_oth 20 4 9
o:each_room 23 0 7
o:ear 1v 3 j 5 -6
o:earn 1x 0 -8 4 8 9 h
o:earth 23 3 b 5 -5
o:easy 21 1 9
o:eat 1x 6 6
o:edg 1x 2 5
o:edit 21 6 9
o:editor 1x 5 b
o:egg 1x 5 -6 6 5
o:eggs 20 6 5
o:eight 1b 0 -d 1 7 2 -8 3 -6 4 -8 5 7 6 e 7 d
o:eight_week 1v 1 5 7 a
o:electri 1e 0 -6 2 -a 3 h 6 d
o:electro 1p 3 j 5 -6 6 5
o:eleven 1n 4 c 5 -8
o:email 1m 0 8 6 -6 8 j
o:emergen 1u 0 -a 3 5 6 -6 7 a a 7
o:emotion 23 0 6
o:employ 1j 5 7 9 6 a 5
o:employe 20 2 a
o:empty 1q 0 -7 2 -5 4 5 6 6 a 6
o:encrypt 1x 0 e
o:end 1r 5 8
o:ends 21 4 7 8 6
o:energy 1t a 6
o:engin 1i 0 9 1 b 2 -8 4 6 5 -5 9 -7
o:engin_for 23 1 a
o:english 1m 1 6 2 5 4 -8 7 -5
o:english_and 23 6 8
o:engrav 21 2 8
o:enrolme 20 0 9
o:ent 1k 0 a
o:entry 1y 5 6
o:envelop 20 2 8 9 7
o:episod 23 8 d
o:equipme 1s 0 5
o:ergonom 21 2 6
o:erp 1w 0 b 5 -5
o:error 1y 0 b
o:escrow 23 4 7
o:espress 20 6 9
o:estat 1t 2 -6 5 6
o:estimat 1v 0 f
o:ethical 1x 3 5 5 c
o:euro 20 9 f
o:evaluat 23 0 8
o:even 1d 0 -d 2 -7 4 -7 7 t
o:even_and 21 6 9
o:even_clas 21 7 i
o:even_cours 21 7 d
o:evening 1l 2 -b 5 e a 7
o:event 1l 2 -5 5 6
o:every 13 0 h 2 8 3 -d 4 -6 5 -6 6 -a 8 e
o:every_day 1w 0 6
o:every_month 1r 2 f
o:every_night 23 8 6
o:every_thursda 21 8 c
o:every_tuesday 21 0 -7 9 6
o:every_week 1y 7 a
o:everyda 1v 3 5 5 7
o:everyon 1t 5 -6 8 9 9 8
o:everyth 1n 0 7
o:ex 1x 6 9
o:exact 23 0 7
o:exam 1v 5 -6 7 8 a 8
o:exchang 1n 2 -7 4 t 5 -8
o:exchang_for 21 4 c
o:exercis 1r 0 c 5 -5 6 b
o:exhibit 23 4 -5 6 a
o:exist 1t 0 7 3 6
o:expens 1v 9 d
o:experie 1v 0 -7 4 7 5 c
o:experim 23 3 c
o:expert 21 4 9
o:expiry 23 0 5
o:explain 1n 0 7 1 7 4 -6 5 -6 a b
o:extensi 20 5 5
o:externa 23 0 5
o:extract 21 1 5 6 7
o:eye 1v 3 d
o:fabric 1s 6 -5
o:fac 1l 0 7 1 f 4 -7 5 -5
o:facilit 23 6 9
o:factory 1n 0 -7 2 9 4 -6
o:fair 1u 4 f
o:fak 20 0 6 2 8 5 -6 7 5
o:fal 1w 3 8
o:family 16 0 11 1 -7 2 -9 3 -8 8 7 9 -7
o:family_memb 23 8 a
o:family_who 23 4 5
o:fan 20 3 7 4 6
o:fans 20 0 b
o:fantasy 21 0 -8 8 n
o:far 1x 0 f
o:farewel 23 5 a
o:farm 1b 0 -8 1 -5 2 6 4 f 5 -9 6 c 9 -6
o:farm_in 1w 5 e
o:fashion 1y 7 c
o:fast 20 0 -5 3 -5 5 e
o:fat 21 1 6 2 7 5 -5
o:fath 1v 0 -6 1 5 6 8
o:fault 1w 0 8
o:fee 1s 0 9
o:feed 1g 3 d 4 -7 5 -c 8 d 9 -6
o:feel 23 2 6
o:fees 1s 0 8 a b
o:feet 21 6 7
o:felt 1u 2 5 5 6
o:femal 1w 5 b
o:fenc 1q 2 -5 5 9 6 e
o:ferment 1v 2 a
o:fertili 1v 2 f 3 b 4 -5 5 -5
o:festiva 20 6 a
o:fetch 23 a 6
o:few 1v 2 7
o:fibr 1s 0 -7 2 8 5 e 6 -6
o:field 1l 0 -e 1 9 2 -6 3 d 6 9
o:fifteen 1t 6 a
o:fifty 1v 2 -6 5 a
o:fil 19 0 k 2 8 4 -6 7 -6 8 -7 9 -6 a -7
o:fil_in 1v 2 e
o:fil_the 20 0 -5 9 6
o:film 1i 0 9 3 -7 6 -6 8 c a -6
o:film_the 23 0 7
o:filt 1m 0 -5 2 7 5 -9 6 8 a f
o:financ 1s 5 a 9 8
o:find 1a 0 y 1 -6 2 -e 6 -d 7 -6 8 -9 9 a
o:find_a 1v 0 8 4 9 5 -5
o:find_the 1w 5 a
o:fing 1t 2 6 6 -6
o:fir 1q 0 -6 2 -9 7 c
o:firm 1h 4 -a 5 o
o:first 1c 0 -6 2 8 3 -a 4 -8 5 m 7 b 9 -6
o:first_a 23 5 6
o:fisherm 23 5 -7
o:fit 1i 1 c 2 e 4 -6 5 7 6 -9
o:fitnes 1y 0 8
o:fits 23 2 5
o:fiv 19 1 -7 3 -7 4 -6 6 o 7 -8 8 5 9 -6 a 6
o:fiv_minut 1q 0 7 5 -6 8 7 a 8
o:fix 1f 3 -8 5 j 9 -6
o:fix_pric 21 5 a
o:flag 23 5 d
o:flat 1e 0 -6 5 8 9 5
o:fleet 20 5 i
o:flight 1q 5 l 6 -5
o:float 1x 3 e
o:floor 1g 5 -d 6 p 7 6
o:flour 20 2 i
o:flow 1o 2 7 3 k 5 -7
o:fly 1p 0 -7 2 b 5 b
o:foam 1u 0 -8 2 -6 5 6 6 g
o:fold 1l 2 d 4 -7 5 c 6 -a
o:foldabl 1v 2 8 5 7 6 -6
o:folk 1s 0 -9 6 -5 8 f 9 5
o:follow 1r 0 9 3 7
o:food 1f 0 9 3 -8 4 8 5 -b 6 a 9 -5 a 7
o:foot 1x 4 7 5 6
o:footbal 1q 8 7 a 6
o:footpri 21 0 6
o:for i 0 p 1 -d 4 m 5 8 6 -m 7 -5 a -a
o:for_# 1l 2 5 4 -a 5 -6 6 d
o:for_a 1i 0 -g 3 6 5 7 6 -7 9 8
o:for_all 1r 0 8 4 7 5 -6
o:for_begin 23 6 c
o:for_childre 1q 0 -b 3 7 6 5 7 5
o:for_each 1p 2 6
o:for_every 1t 0 i 5 -6
o:for_family 1r 0 8
o:for_hom 1x 3 8
o:for_kids 1v 9 a
o:for_larg 21 4 d
o:for_old 20 2 -7
o:for_one 1u 7 9
o:for_our 1w 0 6
o:for_parent 1x 5 a
o:for_peopl 1p 4 -6 8 7
o:for_phon 21 6 6
o:for_privat 20 4 6
o:for_school 1x 7 7
o:for_second 23 0 7
o:for_senior 23 6 8
o:for_six 21 8 6
o:for_smal 1k 0 h 6 -6
o:for_team 21 1 7 5 -9 6 8
o:for_the 18 0 a 3 a 4 6 5 -c 6 -9
o:for_them 20 5 7
o:for_thos 20 0 -7 5 5
o:for_thre 1y 5 -5 6 8
o:for_two 1r 0 -9 5 d 6 -6 9 7
o:for_used 1y 2 -6 4 k
o:for_women 1u 6 -5 8 6 a c
o:for_you 1t 0 -7 5 k
o:for_your 1r 0 c
o:forest 1w 5 f
o:forg 1y 2 a
o:form 1c 3 -8 5 -e 6 n 7 -6 a 6
o:formula 20 0 -8 2 5
o:fortnig 21 8 7
o:forty 1g 0 -6 2 7 5 d 6 -d 7 -7 8 a a 7
o:forward 1w 0 6
o:found 1s 4 -5 8 7
o:foundat 1w a 6
o:four 17 0 -9 2 -6 3 7 5 -8 6 g 7 7 a -6
o:fourtee 1p 4 -5 5 -a 6 6 7 j
o:fram 1n 0 -6 3 b 4 5
o:fre 1a 0 9 1 -5 2 -a 3 -a 4 a 5 -e 7 -5 9 -8 a u
o:freelan 1y 4 g 5 -9
o:freez 21 7 5
o:freight 23 5 b
o:french 1y 0 5
o:fresh 1h 0 -6 2 k
o:freshly 20 2 7
o:fri 1y 6 b
o:friday 1p 6 9 8 8
o:fridg 1o 0 -7 4 -8 5 n 6 6
o:fridg_and 23 6 8
o:friend 1r 0 f 4 -7 5 -8 6 -5 8 a
o:friendl 1r 6 9
o:from r 0 7 1 -7 2 1a 3 -7 4 c 6 -f 7 -9 8 -g a -e
o:from_# 1j 9 a
o:from_a 1l 1 5 5 -8 6 c
o:from_first 20 6 7
o:from_local 1r 5 6
o:from_our 1p 2 9 5 6
o:from_shop 23 5 7
o:from_smal 21 2 6
o:from_the 1d 0 9 3 -7 4 -7 5 e 8 -6
o:from_two 1x 6 5
o:from_your 1v 0 9
o:front 1o 0 b 3 7
o:frozen 1w 2 j
o:fruit 1m 2 -5 5 8 6 m
o:fuel 1x 0 8
o:ful 1i 0 -c 1 6 4 -7 5 j 7 8 9 -5 a -5
o:ful_of 23 5 9
o:fully 20 6 8
o:fund 1u 4 -7 5 -5 9 g
o:funeral 1x 5 b
o:furnish 1u 0 -5 1 5 4 -5 6 j
o:furnitu 1q 1 5 4 6 5 8 6 -7
o:g 1y 2 8
o:gadget 1x 2 5 5 -6
o:gallery 1q 0 9 2 -7 5 -6 6 m
o:gam 1e 1 -5 3 -9 4 -7 8 p 9 -7
o:gam_for 21 0 -7 8 a
o:garag 1n 0 -6 1 g 5 -e 6 7
o:garden 1i 0 -8 4 a 6 8
o:gas 1t 3 9
o:gat 1p 2 -7 5 i 6 8
o:gateway 21 0 7
o:gath 1t 4 8 8 5
o:gear 1u 6 9
o:gel 1v 2 9 3 -5
o:general 21 0 -6 5 f
o:generat 1l 0 a 1 k 5 -9
o:gentl 1s 0 -6 2 6 5 6
o:german 1t 3 5 4 -5 8 8
o:get 18 0 11 1 a 3 -a 6 -d 8 -7 9 -9
o:get_# 21 1 9
o:get_a 1m 2 7
o:get_the 1y 2 9
o:get_thre 1y 0 a
o:gets 1m 0 d 4 -9 5 -5 9 b
o:gets_a 21 9 7
o:gift 1o 2 k 5 -6
o:ging 20 2 a
o:girl 1q 0 -8 a 7
o:giv 17 0 h 2 -c 3 -6 5 -8 6 -9 7 6 8 -8 9 9 a e
o:giv_us 23 2 8
o:giv_you 1x 5 6
o:glas 1h 0 -c 2 f 3 c 4 -5
o:glov 1x 2 6
o:glow 20 8 6
o:glucos 23 0 7
o:gluten 20 6 8
o:go 1f 3 -a 5 f 6 -7 a d
o:go_through 1v 0 6
o:go_to 1v 0 -7 8 7 a 6
o:goal 1r 0 m
o:goat 1t 2 9 3 -5
o:goes 1f 0 c 2 -a 4 -8 6 9
o:goes_in 20 1 8 9 8
o:gold 1y 0 -5 6 a
o:golf 23 4 6 6 9
o:good 1j 2 8 4 -a
o:googl 21 5 6
o:got 1s 4 8
o:gown 1w 5 -6 6 h
o:gps 1n 3 d
o:grad 1p 4 5
o:grain 23 6 7
o:gram 20 3 6
o:gras 1v 2 6
o:grav 20 5 b
o:gravel 20 5 j
o:graz 1y 5 8
o:greenho 1w 2 -9 3 k 6 7
o:grey 21 1 5
o:grid 1v 0 6
o:gril 1y 6 7
o:grind 1v 2 f
o:grip 1y 3 b
o:grocery 1u 6 5
o:groom 1y 5 a
o:ground 1p 5 8 6 5
o:groundn 23 2 6
o:group 16 0 -5 1 -8 2 -j 3 -e 7 e 9 d a c
o:group_by 21 4 7 7 5
o:group_of 1n 2 -5 8 8
o:grow 1h 2 9 5 5
o:grown 1u a 5
o:grown_ups 23 a 7
o:guarant 21 9 d
o:guard 1w 0 -7 5 b
o:guest 1e 0 m 2 -9 4 -b 6 7 9 -6
o:guid 1d 0 p 2 -b 4 -d 5 b 6 -7 7 -6 8 a 9 -6
o:guidanc 23 5 9
o:guitar 21 7 c
o:gusset 23 2 8
o:gut 1v 3 6 5 f
o:gym 1s 5 -6 6 i
o:gym_with 20 6 b
o:gyms 23 4 h
o:had 1x 5 6
o:hair 1m 0 -7 2 a 5 -8 6 e
o:hal 1g 3 -7 4 7 5 -c 6 h 7 9 a 8
o:hal_with 1u 5 -6 6 a
o:halal 20 0 7
o:half 1i 0 -a 2 -7 3 6 4 9 6 b
o:half_a 21 5 6
o:half_day 21 5 -8 6 9 7 c
o:hand 17 0 -o 1 -6 2 10 5 -h 6 6 7 7 8 6 a -6
o:hand_on 1v 0 -8 5 -b 7 m
o:handl 1o 2 6 5 b 6 -6
o:handmad 1t 2 9
o:handset 23 6 5
o:hang 1p 2 6 6 -5 8 7
o:harbour 21 6 a
o:hardwar 23 6 7
o:harnes 1x 3 5 6 7
o:harvest 20 0 -a 2 a 3 8 5 -5
o:has 1f 0 b 5 -i 6 8
o:has_a 1u 5 -6 6 8
o:hats 1x 2 8
o:hav 1e 0 -6 3 -8 4 l 5 -6 6 a
o:hav_a 1w 4 9
o:hay 23 6 8
o:he 1o 2 7 4 -5 5 -7 9 a
o:head 1s 3 7
o:headset 1x 0 -d 3 x
o:headsho 23 1 e
o:health 1o 0 a 6 9
o:hear 1s 0 8
o:hear_the 23 0 9
o:heat 1k 3 j 4 -6 6 6
o:heat_and 1y 3 8
o:heavy 1v 4 -6 5 d
o:hectar 21 3 d
o:hedg 23 a 7
o:heel 23 6 d
o:height 21 2 6 5 -5
o:helmet 23 4 6 6 8
o:help 1e 2 -7 5 j 6 -d 7 -5 8 -5 a g
o:help_with 20 5 7
o:hemp 1y 2 e
o:her 1e 0 n 1 -5 2 -d 4 8 6 -7 7 -6 9 7 a -7
o:herb 1w 5 7 6 8
o:herd 21 5 5
o:hid 1w 0 -5 5 8
o:hidden 1v 0 -6 3 e
o:high 1l 0 -7 2 a 6 8
o:high_street 21 4 7
o:hil 21 6 9
o:him 1y 4 8
o:hir 1h 2 -a 3 -6 5 w
o:hir_out 1y 4 6 5 7
o:his 1n 0 8 2 -a 4 -8 9 9
o:history 1u 0 f 4 -6
o:hiv 1v 2 d 3 7 5 -6
o:hobby 21 0 b
o:hol 1y 5 6 8 5
o:hold 1i 0 6 3 -5 4 b
o:hold_the 1y 0 7 4 6 5 -6
o:holiday 1p 0 -8 2 -5 5 k
o:hom 12 0 7 1 -6 5 15 6 -m 8 -b 9 -7
o:hom_and 1w 0 6 5 6
o:hom_cook 20 4 6
o:hom_for 1u 5 8 a 6
o:hom_in 1w 5 5
o:hom_or 1v 5 6
o:hom_with 1v 3 a
o:homewor 1v a a
o:hook 1w 5 a
o:hors 1u 6 c
o:hos 21 6 6
o:hospita 1k 2 -8 3 -5
o:host 1k 0 -8 4 5 5 9
o:hostel 1y 4 7 5 -6
o:hot 1m 0 -6 2 -7 4 -7 5 b 6 f
o:hotel 1k 4 a 5 8 6 8
o:hotel_with 23 6 7
o:hotlin 21 5 -9 a a
o:hour 17 1 -8 3 -d 4 o 6 m 8 -8 9 -8
o:hour_and 1y 0 b 4 -5
o:hour_of 21 7 6
o:hour_or 21 a 6
o:hous 15 3 -c 5 b a g
o:hous_and 1w 0 a 5 6 6 -6
o:hous_in 1w 5 b
o:hous_with 1l 5 7 a 8
o:househo 1j 2 -e 3 -5 5 b a a
o:how 1j 0 e 2 -5 5 -7 7 6
o:how_to 23 7 d
o:hr 1x 1 6
o:hub 1w 5 -5 6 5 a 6
o:hum 23 0 -7 1 b 6 9
o:human 1v 2 8
o:hung 20 4 c 5 -6
o:hunt 1x 5 d
o:hybrid 1x 3 -5 5 c 6 5
o:hydraul 23 3 d
o:i l 0 -w 1 -j 2 p 3 -g 4 -5 5 1q 8 d 9 -9 a -i
o:i_ask 1y 5 7
o:i_bak 1y 2 a 5 -5
o:i_bought 23 5 9
o:i_br 1x 5 6
o:i_build 1s 2 5 3 6 6 -6
o:i_built 1n 2 -5 9 5
o:i_coach 20 5 9
o:i_collect 1x 2 6 4 5
o:i_com 1i 0 -8 2 -5 5 u 6 -7
o:i_cook 1y 2 9
o:i_cut 1v 2 d
o:i_d 20 6 7
o:i_design 1r 2 d
o:i_develop 1y 3 c
o:i_do 1r 0 -6 5 c
o:i_draw 1y 5 6
o:i_driv 1w 5 5 6 7
o:i_go 1v 2 -6 8 7
o:i_grow 23 3 8 5 -6
o:i_hold 23 7 6
o:i_keep 1y 2 a 7 6
o:i_know 1x 4 b
o:i_lead 1w 5 d 7 6
o:i_look 20 4 6
o:i_m 1c 0 8
o:i_mad 1q 0 6 2 -8 3 9 5 -7
o:i_mak 1g 2 7 3 7 5 -8 8 6
o:i_meet 23 5 b
o:i_off 20 2 5 7 7
o:i_open 1p 2 -6 5 6 6 f
o:i_organis 23 5 d
o:i_photogr 20 5 8
o:i_prepar 23 2 7
o:i_put 1v 8 7
o:i_rent 1x 4 9 6 6
o:i_run 1h 0 -6 5 -e 6 c 7 6
o:i_sel 1s 2 5 6 6
o:i_set 20 5 7
o:i_sit 1s 5 o
o:i_start 1s 4 8 a 8
o:i_tak 1n 0 -9 6 i
o:i_tap 21 0 6
o:i_teach 20 5 -5 7 i
o:i_train 23 5 6
o:i_travel 23 5 7
o:i_ve 1k 0 8 3 -7 5 5 6 6 7 5
o:i_visit 20 5 6
o:i_walk 21 5 9 6 -5
o:i_want 1p 2 -8 8 8
o:i_was 1o 2 5 4 a 6 -6
o:i_would 23 6 b
o:i_writ 1s 0 -6 5 7 8 k
o:i_wrot 20 0 -5 5 -6 8 9
o:ice 1u 2 -9 6 j
o:id 1u 1 8 4 5
o:idea 1t 0 d
o:identit 1v 1 a 4 -6 5 9
o:if 1s 0 5 5 7
o:imag 1r 1 a 5 7
o:import 1m 0 8 2 b 3 5 5 -5
o:in h 0 -a 1 -6 2 13 4 -w 5 c 6 6 7 9 8 -b a -b
o:in_# 1g 1 a 3 9 4 -a 5 7 6 -d 8 -5 9 b a -5
o:in_a 15 0 -6 1 -8 2 7 4 -a 5 -8 6 u
o:in_an 1l 4 -6 5 -a 6 h
o:in_and 1y 0 6
o:in_arabic 1v 0 7 8 8
o:in_each 1v 3 6
o:in_english 1y 2 7
o:in_every 21 0 7 2 -5 6 7
o:in_fiv 1w a e
o:in_glas 20 2 e
o:in_group 1s 5 -7 7 j
o:in_my 1j 5 h 6 8
o:in_nairobi 1y 5 6
o:in_one 1f 0 9
o:in_our 1j 0 5 2 6 6 7
o:in_person 23 5 7
o:in_plain 20 1 5
o:in_six 23 0 -6 2 7 9 6
o:in_smal 1q 0 -5 4 6
o:in_swahili 20 0 c
o:in_ten 1v 9 8
o:in_the 11 3 b 5 -8 6 -8 7 7
o:in_thre 1u 9 8
o:in_town 23 4 8
o:in_two 1p 2 7 4 -6 9 9
o:in_which 1n 0 6 8 a
o:in_with 1v 5 -a
o:in_your 1k 1 6 2 -8 4 6
o:inbox 1t 0 8
o:includ 1w 6 c
o:incom 1s 4 -5 9 k
o:indepen 1k 2 -5 4 h 5 -b 6 6 9 6
o:index 1y 0 7 7 a
o:indi 23 8 7
o:indian 1v 0 6
o:individ 1v 5 a
o:indoor 1o 0 -7 3 6 6 g
o:indoor_and 23 2 6 5 -5
o:industr 1w 0 -7 1 5 5 -7 7 7
o:infrar 23 2 -5 3 g
o:ingredi 1q 0 7 2 d 5 -5
o:ink 1x 0 -6 2 b 3 8 5 -8 8 9
o:inn 21 2 6
o:ins 21 5 -5
o:insid 1k 0 -6 3 a 9 -6 a g
o:insid_the 1y 6 5
o:inspect 1k 0 7 2 -7 6 b
o:instagr 21 7 5 8 7
o:instal 1j 0 -5 1 8 3 -5 5 i
o:instal_and 23 5 c
o:instalm 21 0 -6 4 -5 9 k
o:instant 1t 5 b
o:instead 1v 9 a
o:instead_of 1y 9 6
o:institu 23 3 9 7 a
o:instruc 1v 5 -8 6 h
o:instrum 1v 5 b 7 6
o:insulat 1r 5 j
o:insur 1v 0 a 4 -8 5 f
o:intak 21 0 6
o:intelli 1y 4 8
o:interes 1v 0 c 5 7
o:interpr 1v 5 b 8 7
o:intervi 1j 0 c 2 -8 4 -7 5 h 6 -5
o:into 16 0 c 4 -6 5 -6
o:into_a 1j 5 -7
o:into_one 1y 0 5
o:into_the 1x 1 5
o:introdu 1v 4 6
o:invento 1y 0 6
o:invert 1y 3 6
o:invest 1y 9 a
o:invit 20 4 5 5 -7 9 6
o:invitat 1x 0 a 1 6 5 -7
o:invoic 1h 0 d 2 -6 4 -6 5 -a 9 s
o:invoic_and 1v 9 6
o:invoic_in 23 9 7
o:iron 1t a 7
o:is 11 0 9 2 -f 3 i 9 6 a -8
o:is_a 1b 0 -a 2 -d 3 c 4 -8 5 5 8 7
o:is_an 1r 3 c 5 5
o:is_for 1w 6 7
o:is_the 1p 0 6 1 9 5 -7
o:island 1x 5 6
o:issu 21 0 5
o:it w 0 q 1 t 2 -7 3 -c 4 9 6 -n 7 -8 8 -d
o:it_a 1y 5 6
o:it_all 1v 9 a
o:it_and 23 0 -5 1 7
o:it_for 21 0 -8 1 7 5 7
o:it_in 1n 1 b 3 -5 5 -6 9 9
o:it_into 20 0 -6 1 b
o:it_on 1w 2 d
o:it_out 23 a 5
o:it_read 1x 0 b
o:it_s 1p 2 -9 3 7 5 6 8 c
o:it_to 20 0 -6 2 5 4 8
o:it_with 1y 1 7 4 5
o:item 1r 0 i
o:its 1p 0 b
o:itself 1r 0 6 3 7 8 7
o:jacket 1v 2 h 5 -6
o:japanes 1y 2 8 5 -5 6 6
o:jar 23 9 6
o:jars 1w 6 c 9 5
o:jersey 23 2 c
o:jet 23 5 6
o:job 1j 0 a 4 9 5 -8
o:jobs 1p 4 m 5 -6
o:join 1m 0 e 6 -8
o:joint 1w 0 -7 9 7
o:journal 1v 0 d 8 7
o:journey 20 5 h 6 -5
o:juic 1y 5 7 6 7
o:just 1o 5 -6
o:just_for 20 0 -5 4 6 8 6
o:keep 1e 0 8 4 -7 5 -8
o:keep_a 21 7 6
o:keep_the 1v 0 6 2 -6 5 5
o:kennel 21 3 b 5 -6
o:kettl 1v 5 7 6 -5
o:key 1w 0 7
o:keys 1u 2 -7 4 7 6 7
o:kg 21 3 6
o:kick 21 2 7 4 -5
o:kid 23 0 -7 3 a
o:kids 1h 2 7 4 -6 5 -a 9 7
o:kids_and 23 0 7 3 5
o:kiln 21 3 e
o:kilo 1v 5 b 6 -5
o:kiosk 1q 4 -5 6 p 9 -6
o:kiosk_with 20 5 5 6 9
o:kit 1j 0 -5 2 a 3 e 5 -b
o:kit_with 20 3 5
o:kitchen 1b 0 -b 3 -a 5 9 6 r 7 -8 9 -6 a -6
o:kitchen_and 23 5 9
o:kitchen_in 1x 6 7
o:kitchen_with 1x 5 8
o:kits 1l 0 -8 2 j 3 a 4 -6 6 -7
o:kits_for 21 2 d
o:kits_with 20 3 d
o:km 20 0 -6 a e
o:kne 1y 3 8
o:knit 1u 2 d 5 -7 6 -5 7 5
o:knock 1x 2 6
o:know 1l 0 c 3 -6 4 e
o:lab 1p 0 -c 1 e 2 6
o:label 1i 8 d
o:laborat 1x 1 5 5 e
o:lady 1x 6 7
o:lago 1y 8 8
o:lak 1y 5 7
o:lamp 1m 1 9 2 -6 3 6 6 -5
o:land 1p 4 -5 5 9
o:landlor 21 9 c
o:languag 1d 0 b 1 c 3 -7 6 -9 9 -6
o:languag_and 21 0 -8 4 8 5 8
o:languag_with 21 0 a
o:lantern 21 3 b
o:laptop 1n 2 5 3 -5 4 -5 5 6 6 7
o:larg 1p 4 7 5 8
o:las 1s 0 -6 2 -5 6 d
o:lash 20 7 7
o:last 1o 0 -5 2 5 6 -7
o:lat 1v 2 5 5 -5 6 6
o:lath 21 0 -6
o:laundry 1t 5 -5 6 5
o:law 1w 0 7
o:lawn 1y 4 9
o:lawy 1t 0 -a 4 6 6 -6 a 9
o:lay 1o 0 7 4 -5 5 9
o:lays 23 0 6
o:lead 1k 5 g
o:leaf 1v 5 5
o:leagu 1v 2 -7 4 -5 5 e 8 c
o:leak 21 3 5 8 6
o:lean 21 1 7
o:learn 1f 0 h 4 -6 5 -8 7 m 8 -6 9 -6
o:learn_app 23 7 5
o:learn_to 20 6 8
o:leas 1p 3 -6 5 8 6 8
o:leath 1r 2 9
o:leav 1m 0 8 4 6 5 -8
o:lectur 1w 0 6
o:led 1r 0 -9 4 -5 5 a 8 b
o:led_by 21 5 9
o:leed 23 2 5
o:left 1q 2 7 5 -7
o:left_hand 20 2 b
o:leftov 20 2 8 4 7 5 -5
o:legal 1s a 8
o:lend 1i 0 -f 3 -6 6 5 9 s
o:length 21 0 6
o:lens 1v 1 e 3 7 6 -5
o:lesson 1c 0 b 2 -a 5 -f 7 v 8 -8
o:lesson_and 23 0 8
o:lesson_for 1w 0 -5 6 9
o:lesson_on 21 0 7
o:let 1e 1 b 3 -6 5 -a 6 -7 8 7 9 6
o:let_peopl 23 4 8 5 -6
o:lets 1g 2 -5 4 7 9 g
o:lets_you 1v 9 6
o:level 1k 7 b
o:level_and 21 0 7
o:library 1l 2 6 3 -5 4 c 5 -c 6 -7 a a
o:library_of 21 4 a a 6
o:licenc 1v 6 a
o:licens 1h 0 -j 2 -6 3 -5 5 k 6 f 9 7
o:lid 1y 0 -6 2 -7 3 e 7 6
o:lies 21 0 5 3 6
o:lif 1p 0 -9
o:lift 1p 2 -6 6 d
o:light 1a 1 -7 2 f 3 u 4 -7 7 -7 9 -8 a -8
o:light_and 1y 3 6
o:lik 19 0 9 3 j 4 b 5 -q 6 -6 9 -6
o:lik_a 1m 0 e 3 5 4 6 5 -9
o:lik_to 1y 4 6
o:lin 1b 2 a 3 5 4 -5 5 -c 6 6 7 -7 a -6
o:lin_in 21 6 8
o:lin_of 1v 2 c
o:linen 1r 2 7 5 9
o:link 1c 0 t 2 -a 5 -h 6 -6 9 a
o:link_and 20 0 9
o:link_to 20 8 7
o:link_with 21 0 7 4 6
o:lino 23 6 9
o:liquid 1y 2 -5 3 j 5 -6
o:list 15 0 d 1 -7 3 -b 4 1b 5 -a 6 -h 7 -8
o:list_and 20 8 6
o:list_of 1r 0 8
o:list_their 1w 4 8
o:list_what 20 4 d
o:listen 1k 0 b 2 -6 3 7 4 -5
o:listen_to 1y 0 7
o:listing 21 0 -7 8 8
o:lit 21 3 a 4 a 5 -9
o:litr 1s 2 -a 3 f 6 7
o:littl 1f 3 8 4 -7 5 -6 6 5 7 -7 8 f a -5
o:liv 16 4 k 7 e 9 -a a -9
o:livery 23 6 g
o:load 1n 3 6
o:loan 1s 4 -5 5 -c 6 5 9 m
o:loav 23 2 5
o:local 18 2 8 4 8 5 -5 6 -5 7 -b 9 -6 a j
o:locatio 1v 0 8
o:lock 1i 0 -7 3 u 6 -7
o:locksmi 23 5 7
o:lodg 20 6 8
o:loft 1r 5 5
o:log 1k 0 d
o:logbook 23 4 6
o:login 23 5 8
o:logo 1y 0 -5 2 f
o:logs 1w 0 a
o:long 1j 0 -7 3 -7 5 6
o:look 1d 5 j 6 -b 9 5
o:look_aft 1r 0 -7 5 h
o:look_at 1p 9 7
o:look_lik 20 0 7
o:loop 23 4 5 8 8
o:loos 1v 5 9
o:lost 21 0 5 9 6
o:lot 1x a 6
o:lots 1v 2 b 4 6 5 -b 6 -7 a 5
o:loud 20 8 8
o:loung 1r 3 -6 6 l
o:lov 1s 0 -7 4 8 8 7
o:low 1g 0 -9 2 a 3 f 4 -6 5 -6 6 b
o:low_cost 1y 3 c 6 6
o:lunch 1n 2 7 4 7 6 c
o:luxury 21 6 6
o:m 1a 0 8 4 -6 6 7
o:m_a 1k 2 6 4 -5 5 5 6 -9
o:m_mak 23 0 7
o:m_pesa 20 9 9
o:machin 18 2 -b 3 8 4 -a 5 -6 6 o 7 f 9 -a
o:machin_with 1y 4 5
o:mad 17 0 g 2 d 3 e 4 -c 6 -a 7 -7 8 -6
o:mad_a 1n 0 c 2 -7 5 -8
o:mad_by 1u 0 d 5 -7
o:mad_in 21 2 8
o:mad_of 1x 3 7 5 6
o:mad_to 1v 5 8 6 7
o:magazin 23 8 g
o:magnet 20 0 -5 3 9
o:mail 1i 1 5 2 b 4 -7 5 7 6 -6
o:mail_and 23 0 8
o:mainten 1v 0 8
o:mak w 2 r 3 s 4 -a 5 -c 6 -c 9 -6 a -6
o:mak_a 1d 2 -c 3 k 5 -5 7 -6 8 h a -5
o:mak_an 1v 5 9
o:mak_it 1u 0 -9 a 9
o:mak_up 23 7 a
o:mal 1y 0 -6 4 d 5 -6
o:manag 1m 0 8 4 -8 5 h
o:managem 1l 0 6 5 7
o:mandat 23 0 9
o:mango 21 2 8
o:manicur 20 5 8
o:manual 1w 6 9
o:manufac 1p 0 -7 3 f 6 -6
o:many 1v 0 8 2 -6 4 g 5 -7
o:map 1f 0 w 2 -7 3 -6 5 -8 6 -9
o:map_of 1y 0 7 8 8
o:map_with 21 4 7
o:maps 1t 0 b 4 -6
o:marbl 23 4 5
o:mark 1m 0 i 6 -6
o:market 1e 2 -f 3 -8 5 8 6 h 8 a
o:marketp 19 0 -m 1 -5 3 -7 4 1m 5 -7 8 -6 a -7
o:marketp_for 1l 0 -e 4 13 5 -b
o:marketp_list 23 2 7
o:marketp_of 1v 4 -6 5 7 7 9
o:marketp_wher 1v 4 6 9 7
o:marriag 23 0 b
o:mask 1x 2 -6 3 b
o:massag 1r 3 7 6 9
o:mast 1v 0 c
o:mat 1q 5 6 6 6
o:match 1a 0 o 1 -6 2 -6 3 -9 4 n 5 -6 6 -8 7 -9 9 -8 a 6
o:match_with 20 0 c
o:matchma 21 0 9
o:math 1y 4 b
o:mats 1t 2 7 6 a
o:max 21 4 d
o:me 1g 0 b 2 5 4 -9 5 d 7 8 8 -6
o:meadow 21 3 5 5 -6 6 5 a 5
o:meal 1p 2 h 5 6 6 -7
o:measur 1e 0 -7 3 m 4 -5 5 9
o:measure 1x 5 8
o:meat 1y 6 8
o:mechani 1s 2 -6 5 c
o:medical 1l 0 -6 2 -5 5 g 6 -7 a 6
o:medicin 1q 0 d
o:medicin_and 23 0 5
o:meet 1g 5 p 7 -6 8 -6
o:meet_the 1w 2 8
o:meeting 1y 5 8 8 6
o:melt 21 2 b
o:memb 1d 2 6 3 -8 5 -f 7 -6 8 j a a
o:memb_get 23 2 b
o:members 1s 0 j 6 -7
o:memory 21 5 -6
o:men 1s 0 -5
o:mend 20 2 -5 a 5
o:mentor 1t 0 -8 4 7 a o
o:menu 1p 0 a
o:messag 1k 0 6
o:messeng 1v 0 8
o:met 1m 0 c 2 -6 3 j 4 -5 5 -6
o:metal 1v 3 b
o:method 23 0 c 7 -6
o:metr 1n 2 -6 6 h
o:micro 1u 2 -8 3 7 6 7
o:microph 1y 3 b
o:mil 1q 0 -6 2 8 4 9 6 -8
o:mileag 23 9 5
o:milk 1q 2 b 6 5
o:min 1v 2 -5 4 8
o:mind 1x 5 9
o:mineral 20 2 h
o:mini 1r 4 -5
o:minibu 21 6 b
o:minut 17 0 n 1 -8 3 -9 6 -9 8 9
o:minut_and 21 0 g
o:minut_lesson 23 0 6
o:mirror 1s 0 6 6 7
o:mis 1s 0 a 4 -5 a 6
o:mix 1l 0 -7 2 d 3 8
o:mobil 1c 2 -9 3 -7 5 c 6 -8 9 9
o:mobil_money 1v 1 6
o:mock 21 7 5
o:model 1p 0 l 2 -8
o:model_and 23 3 8
o:moderat 1x 5 d
o:modern 1r 5 -6 6 e
o:modest 23 6 7
o:modul 1v 2 f 3 b 5 -c
o:modular 1s 2 8 3 a 6 -5
o:moistur 1v 3 9
o:moment 23 0 7
o:monday 1v 2 6 5 6 6 -8
o:money 1i 2 -6 3 -6 4 b 5 -9 6 -5 9 e
o:monitor 1q 3 b
o:month 19 0 -i 1 -6 2 m 3 -8 4 -d 6 -i 7 k a h
o:month_we 1y 2 6
o:month_with 20 2 a
o:monthly 1f 0 -6 1 -5 2 a 3 -a 7 -6 9 9
o:moon 21 0 7
o:morn 1l 0 e 4 -6 5 8
o:morning 1q 0 -a 6 7 7 d
o:mos 21 5 8
o:mostly 21 4 8 6 -5
o:moth 1r 2 -5 5 8 a 6
o:moth_and 21 5 c
o:motor 1n 2 -9 3 u 5 -a 7 6
o:motorbi 1s 5 j
o:mould 20 5 7
o:mount 1v 2 7
o:mountai 1w 5 e
o:mov 1k 4 a 5 -6 6 -8 9 g
o:movemen 1s 5 -8 6 7 a 7
o:mow 23 a 6
o:multi 1v 0 b 6 8
o:mum 20 2 6 a 6
o:mums 23 2 6 5 -5
o:mushroo 1v 2 g 5 -6
o:music 1q 0 -8 6 6
o:must 20 0 6 7 6
o:my z 0 o 2 -9 4 -e 5 a 6 b a -f
o:my_broth 1v 3 6 5 8
o:my_cousin 21 5 5
o:my_fath 20 0 -5 1 6 2 6 6 8
o:my_own 1w 2 -9 5 b 8 5
o:my_sist 21 0 5
o:my_studio 21 6 -6 7 8
o:my_worksho 23 5 7
o:myself 1v 3 6 5 -7
o:mystery 23 8 a
o:nail 1r 6 5
o:nairobi 1s 0 -7 5 8 8 a
o:nam 1g 0 9 2 e 3 -7 6 -a 8 8
o:nappy 1x 2 a 5 -6
o:naps 23 0 7
o:nativ 1p 7 7
o:nativ_speak 23 7 6
o:natural 1r 6 5
o:near 1g 0 -5 3 5
o:near_the 1v 6 c
o:near_you 20 0 7
o:nearby 1q 0 -b 4 r
o:neck 21 3 b
o:need 1m 0 6 2 -a 4 6
o:needl 20 4 5 5 -7
o:negotia 21 8 6
o:neighbo 1h 0 -8 2 -9 3 -8 4 g 6 e 9 -6 a 5
o:nets 23 2 8 5 -6
o:network 1i 0 -f 2 -9 5 9 6 -c 8 w 9 -6
o:network_for 1y 0 -6 8 g
o:network_of 1x 5 6
o:neutral 23 1 6
o:nev 1w 0 -8
o:new 1b 2 g 3 -a 4 -9 5 -8 6 7 8 k a -9
o:newcom 1y a 5
o:news 20 8 f
o:newslet 1u 8 j
o:newspap 23 0 -6 8 a
o:next 1g 0 6 2 -6 6 f
o:next_to 1u 5 -9 6 k
o:nic 20 2 5 5 8
o:night 1d 0 -9 4 -6 5 p 6 -9 7 -6 8 f 9 -6
o:nin 1f 2 6 3 -8 5 -8 6 d 7 9
o:nin_month 23 7 7
o:no 1g 0 h 3 7 4 -d 9 -6
o:nobody 23 6 8
o:nois 20 4 7 7 5
o:non 1s 0 7 8 7
o:nonprof 1y 4 7 5 -6 6 -5 a i
o:noon 1x 4 7
o:north 23 5 5
o:nos 23 4 6
o:not 1d 0 6 3 6 8 5 a -5
o:noteboo 1r 0 8 2 d 5 -6
o:noth 1v 3 6
o:notic 1s 5 -8 9 8
o:novel 20 0 -9 8 k
o:now 14 0 r 2 -c 4 l 6 -8 a -a
o:now_a 1r 0 e
o:now_i 1m 4 7
o:now_it 23 8 5
o:now_on 21 0 b
o:now_ther 1s 4 9 a 6
o:now_we 1s 4 -6 5 j a -6
o:numb 1i 0 -9 2 -7 4 e 5 -7 8 7 9 6
o:numb_and 23 0 -a 3 5 4 d
o:nurs 1g 2 -6 3 -6 4 9 5 8 6 a
o:nurs_and 21 4 8
o:nursery 1s 2 -8 5 -a 6 g 7 6 a 7
o:nuts 1u 2 7 5 7
o:oak 1s 2 f 5 -7
o:oat 1s 2 7 6 6
o:oats 20 6 5
o:occasio 23 6 b
o:occupat 23 6 a
o:odd 1v 1 5 2 5 4 7 5 -e
o:of o 0 -8 2 m 6 -n 9 -8
o:of_# 1g 0 -a 3 f 6 -6
o:of_a 1l 2 -6 3 g 5 -6
o:of_an 21 9 7
o:of_eight 1y 5 6
o:of_fiv 1u 8 8
o:of_forty 21 2 9 4 -8
o:of_four 1q 0 -6 5 6 7 6
o:of_it 23 9 6
o:of_local 23 2 6 3 6 4 -7
o:of_my 21 6 6
o:of_nin 1x 5 6
o:of_organic 23 2 8
o:of_six 1y 7 9
o:of_smal 1w 5 5
o:of_the 1e 0 d 1 g 5 -8 a -7
o:of_them 23 a 8
o:of_thre 1w 5 9
o:of_twelv 21 5 6
o:of_us 1r 4 8
o:of_your 1v 7 8
o:off 15 3 -c 4 c 6 k 8 -9 a -7
o:off_a 1q 5 -b 7 c
o:off_the 1v 0 -7 2 9
o:offer 1y 5 7 6 7
o:offic 1d 0 -7 4 -9 5 m 6 6 9 -6
o:offic_for 20 6 9
o:offic_with 21 5 6
o:officia 1t 1 8
o:offlin 1q 0 e 5 -6 7 d
o:oil 1l 0 -6 2 g 4 -6 5 -c 6 j
o:oils 1x 2 c
o:old 19 0 -j 2 -a 5 b 6 m 9 -6
o:old_bank 23 a 6
o:old_peopl 23 2 -6 4 6 5 a
o:oliv 1x 2 7
o:on o 0 r 1 -f 2 -g 3 7 7 i 8 d 9 -i a -f
o:on_a 1c 0 6 2 -7 3 -6 4 -a 5 g 6 d a -8
o:on_demand 1v 0 -8 5 -6 6 8
o:on_my 1r 0 6 8 6
o:on_one 1w 4 7
o:on_our 1h 0 -8 4 p 5 -a 6 d
o:on_phon 1x 5 5
o:on_school 21 a 9
o:on_sit 1s 6 -6 7 b
o:on_tablet 21 0 6
o:on_the 11 0 t 1 -7 2 -5 3 8 5 -n 6 8 7 b 8 -7 9 -7 a -7
o:on_whatsap 1w 0 d
o:on_wheel 23 3 8
o:on_your 1t 0 7
o:onc 1k 0 6 1 7 4 -7 5 -7 6 6
o:one u 0 d 1 -7 2 -e 3 -6 4 l 5 -a 6 -c 8 f
o:one_app 1v 4 8
o:one_hour 1x 0 -6 4 a
o:one_in 21 5 7
o:one_of 1w 5 8 6 -6
o:one_plac 1v 0 b
o:one_program 23 0 9
o:one_system 1y 0 7
o:one_tap 1y 0 c
o:one_to 1n 0 -a 5 e 7 6
o:ones 1n 4 -8 5 8 6 8
o:onlin z 0 6 1 -9 2 l 3 -k 4 k 6 -10 7 q 8 e 9 -8 a -f
o:onlin_and 1x 5 e 6 -6
o:onlin_book 1t 0 7 4 -5 8 8
o:onlin_calenda 20 0 7
o:onlin_exchang 23 4 9
o:onlin_in 1y 7 9
o:onlin_marketp 1x 5 6
o:onlin_platfor 23 9 5
o:onlin_shop 1l 2 p 6 -8
o:onlin_stor 1w 2 a
o:onlin_with 20 6 5 7 9
o:only 19 1 -6 2 -d 4 k 6 b 7 -6 8 6 9 -a
o:only_for 1s 0 -8 4 c
o:op 21 4 6 a 5
o:open 13 0 -7 2 -a 3 -7 4 -a 5 -9 6 1e 7 -8 8 -b a a
o:open_a 1f 3 -5 5 -b 6 11
o:open_an 20 5 -6 6 8
o:open_at 23 6 6
o:open_from 21 6 6
o:open_our 20 6 8
o:open_the 1u 5 f 6 -6
o:operat 1s 5 6
o:operato 1x 4 -6 5 5
o:option 1y 1 6
o:or y 0 d 1 9 3 -c 4 k 5 c 6 -e 8 -8 a -9
o:or_a 1s 0 6 1 9
o:or_the 20 5 7
o:or_typ 20 0 8
o:orang 1y 2 7
o:ord 17 0 m 2 9 3 -c 4 n 5 -6 6 -c 7 -7 8 -8 9 -8
o:ord_a 21 4 b
o:ord_and 20 2 a
o:ord_by 21 2 -5 6 5
o:ord_from 1v 4 d
o:order 1r 2 6
o:ordinar 1y 0 -8 9 5
o:organic 1o 2 9
o:organic_cotton 20 2 6
o:organis 1k 2 -7 4 -8 5 m 6 -7 a b
o:origina 1s 2 -a 5 8 6 g
o:oth 1i 2 -8 4 h 9 -5
o:our o 0 i 1 a 2 -7 3 -9 4 8 5 -6 6 8 8 -c 9 -a
o:our_ai 1o 0 9 1 e 5 -6
o:our_app 17 0 e 3 -8 4 7 5 -f 6 -b 9 e
o:our_associa 1x a 6
o:our_engin 21 1 9
o:our_marketp 1s 4 g 5 -6
o:our_own 1j 2 g
o:our_plan 21 0 a
o:our_platfor 1f 0 8 2 -8 4 k 5 -f 9 7
o:our_school 23 6 6
o:our_servic 1v 0 -6 5 c
o:our_shop 20 4 5
o:our_sit 1t 0 7
o:our_smal 1x 5 8
o:our_softwar 1f 0 g 1 7
o:our_studio 1v 2 5 6 5
o:our_system 1s 0 7
o:our_team 1v 0 -5 5 7
o:our_tool 1n 0 8
o:our_web 1y 0 5
o:our_websit 23 4 9 5 -5
o:ours 1u 5 -6
o:ourselv 21 6 9
o:out 15 3 -6 4 c 5 a 7 -9 9 -5
o:out_of 1l 2 9 4 -6
o:out_the 1v 5 a
o:out_their 23 2 8
o:outdoor 1o 0 -a 3 7 6 8 7 f
o:outsid 1p 5 k
o:over 19 0 -o 2 -g 4 d 5 c 6 d 7 8 8 -8
o:over_# 1y 0 -6 1 5 5 7
o:over_the 1m 0 -d 2 -6 6 f
o:overnig 1v 5 6 6 6
o:own 11 0 7 1 -7 2 -9 4 o 7 -a 8 7 a -9
o:own_and 1x 5 -b 8 g
o:own_brand 23 2 7
o:own_list 20 5 8
o:own_smal 21 5 e
o:own_with 1y 4 b
o:oxygen 1y 3 b
o:pac 20 0 a
o:pack 1g 0 -a 2 l 5 b 6 -6
o:pack_in 23 2 8
o:packag 1p 5 9
o:pad 1s 0 -5 3 9 5 9
o:pads 1r 2 d 5 6
o:pads_and 23 2 8
o:pag 1b 0 p 2 f 3 -9 4 8 5 -c 6 -b 7 -6 9 -a
o:pag_for 1w 1 9
o:pag_wher 20 0 9
o:pag_with 1y 2 g
o:paid 1s 0 -7 2 -6 4 -5 6 -5 8 h
o:pain 1x 0 c
o:paint 1j 0 -7 2 9 3 -6 4 -6 5 -9 6 m
o:pair 1o 5 -8 a c
o:pallet 1w 5 b
o:palm 1v 0 -6 2 6 3 9
o:pan 1v 2 -6 4 6
o:panel 1l 0 -9 3 h 4 -7
o:pap 1d 0 -a 3 7 4 -8 5 e 6 -7 8 6
o:paperwo 21 9 7
o:paragli 23 5 b
o:parcel 1o 2 q 5 -6
o:parent 1d 0 8 5 a 7 -a 8 -6 9 5
o:parent_with 23 4 5
o:parish 1x 2 -5 5 b a a
o:park 1i 0 -6 2 -6 3 -6 5 f 6 l
o:part 1g 4 -a 6 g 9 5
o:part_tim 1v 6 b a 7
o:partn 1l 0 e
o:party 1p 2 -7 5 k 6 -a
o:passpor 23 6 6
o:passwor 23 5 7
o:past 1j 0 c 1 6 2 7 3 -5 6 -7
o:pasta 23 6 a
o:patch 23 2 7
o:patient 1k 0 7
o:patio 20 5 8
o:patrol 23 5 7
o:pattern 1r 2 c 6 -6 7 a
o:pav 20 2 6 3 6
o:pay 1f 3 -9 4 -5 5 -d 8 -5 9 14
o:pay_by 21 6 7
o:payment 1m 0 d 1 9 4 -b 5 -9 9 c
o:payrol 1v 5 8
o:pays 1v 9 c
o:pdf 1n 0 d 1 6 2 7 5 -7
o:peanut 23 2 6
o:peel 1y 2 7
o:peer 20 4 c 5 -5
o:pendant 21 0 -6 3 g
o:pension 23 9 9
o:peopl 15 0 -d 2 -7 3 -e 4 l 5 p 6 -d 7 -5 8 9
o:peopl_on 23 1 7 5 -6
o:peopl_to 23 5 5
o:peopl_with 1r 5 7 a 7
o:pep 20 3 8
o:per 1d 0 b 3 -6 6 -9 8 c a -6
o:percent 20 9 6
o:permit 1t 0 5
o:person 1i 0 6 5 p a -5
o:person_with 20 2 6
o:persona 1i 0 c 5 l 6 -9
o:pesa 20 9 9
o:pet 1p 5 6
o:petrol 1x 3 d 6 -9
o:pets 21 4 6
o:ph 23 3 a
o:pharmac 1p 0 6 4 -7 6 e
o:phas 23 0 5
o:phon y 0 19 2 -f 3 7 5 -7 6 -a 7 -e 8 -a
o:phon_and 1o 4 6 5 6
o:phon_app 1q 1 9
o:phon_camera 23 0 6
o:phon_in 1v 0 7 5 -6 9 5
o:phon_on 1x 0 9
o:phon_or 23 6 9
o:photo 14 0 r 1 s 2 -b 3 -e 4 6 5 -6 6 -7 7 -5 9 -9 a -7
o:photo_and 1o 0 6 8 6
o:photo_of 1m 0 g 1 b 2 -7
o:photo_with 23 1 5
o:photogr 1c 0 c 1 7 2 -d 3 -7 4 6 5 c 6 -8 a -5
o:photogr_and 20 5 5
o:photogr_the 1r 1 e 5 -8 9 9
o:piano 23 7 d
o:pick 18 2 c 3 5 7 -7 9 -7
o:pick_a 1v 0 -5 1 a
o:pick_the 1v 0 6 2 9 5 -5
o:pick_up 1n 2 -a 3 6 5 c
o:pick_your 20 2 -5 3 6 5 5
o:pickup 1x 6 6
o:pictur 1c 0 8 1 j 5 -a 6 -6 7 -5 a -6
o:pictur_of 1v 9 8
o:piec 1m 4 a 5 -5
o:pilot 20 5 5
o:pin 1u 3 7 5 -7
o:ping 20 0 5
o:pins 1v 0 8 2 7
o:pip 1v 0 -6 3 5 6 d
o:pit 20 6 b
o:pitch 1u 5 c
o:plac 1a 0 7 2 -8 4 e 6 6
o:plac_for 1v 5 -7 6 7
o:plac_to 23 0 6
o:plac_with 1w 6 8
o:placeme 23 0 -5 1 7 5 -6 7 6
o:plain 1q 0 -d 1 8 2 e
o:plan 12 0 18 3 -c 4 -g 5 8 6 -6 8 -8 a -9
o:plan_and 1q 1 6 5 c
o:plan_for 1r 0 d
o:plan_that 1y 9 6
o:plan_the 1w 1 5
o:plan_with 23 7 b
o:plank 23 2 8
o:plant 1f 3 i 4 -7 6 -6 a a
o:plant_with 23 3 6
o:plast 1v 5 c
o:plastic 1r 2 8 5 7
o:plat 1m 2 8 3 d 4 -6
o:platfor 13 0 h 2 -o 3 -f 4 1f 6 -h 7 -b
o:platfor_connect 1u 0 7
o:platfor_for 1m 2 -6 4 n 5 -5
o:platfor_lets 1v 0 5
o:platfor_match 20 4 9
o:platfor_that 23 4 6
o:platfor_wher 1r 0 -6 4 d 8 6
o:platfor_with 1r 5 6
o:play 1c 0 j 2 -6 4 -d 6 e 7 -a 9 -8 a -5
o:play_with 23 6 5
o:playful 21 1 6 7 5
o:plot 1q 5 8 6 -7
o:plug 1s 0 7 3 8
o:plug_in 20 0 5
o:plumb 1q 5 d 6 -6 7 7
o:plumb_and 21 7 6
o:plus 1d 4 -f 7 e
o:plus_a 1r 4 -6 7 7
o:pm 23 3 9
o:pocket 1q 0 6 5 -7
o:podcast 1w 0 -8 5 -9 6 e 8 g
o:point 1h 0 j 1 6 2 -8 6 -6 8 6 9 -6
o:point_at 1y 5 c
o:point_the 23 0 a
o:pol 21 5 8
o:poland 21 4 8
o:policy 1v 0 8
o:pond 1x 0 -6 3 f 6 -5
o:pool 1j 2 -8 3 -5 4 f 6 a 7 -5
o:pool_and 21 6 8
o:pop 20 2 6 8 6
o:port 20 6 6
o:portabl 1t 0 -8 2 -5 3 l 5 9
o:portal 1j 0 9 4 l 5 -9 6 -6
o:portal_for 20 4 6
o:portal_wher 23 2 6
o:portal_with 23 4 6
o:portion 1x 2 6
o:portrai 20 0 -6 1 h
o:portugu 23 3 6
o:post 1a 2 k 3 -a 4 b 6 -a 7 -6 8 d 9 -9
o:post_in 20 0 8
o:post_the 20 4 b
o:postnat 21 6 5
o:pot 1u 2 7
o:potato 21 2 8
o:pots 1y 2 6 5 6 6 -5
o:pottery 1x 5 -5
o:pouch 1v 2 l
o:pour 1v 2 6 5 9
o:pow 1s 3 h 4 -5 5 -7
o:powd 1w 2 c
o:power 1s 3 b
o:practic 1f 0 f 2 -6 5 7 6 7
o:practic_softwar 21 0 5
o:practis 20 3 6 5 b
o:pram 1x 2 f 5 -9 8 6
o:pre 1m 2 7
o:predict 1v 8 b
o:premium 1s 2 8 4 -5 5 7
o:prepaid 1y 9 d
o:prepar 1n 0 -b 4 -6 5 d 9 7 a 5
o:pres 1h 0 -9 2 h 3 h 5 -c 6 7
o:prescri 1s 5 c
o:present 1y 0 e
o:pric 1d 0 n 3 -7 4 5 6 -6
o:primary 1y 5 -6 6 p
o:primary_school 20 6 k
o:print 19 0 -6 1 -8 2 a 3 -7 6 9 7 6 9 -8 a -8
o:print_and 20 2 6
o:privat 1c 2 -c 3 -7 4 9 6 i 7 -6 a -6
o:privat_own 23 4 a
o:prob 21 3 8
o:proces 1w 2 d
o:produc 1h 0 -e 2 9 3 c 5 -b 6 -a 8 l a -5
o:produc_a 20 0 -5
o:product 1e 0 h 5 7 6 -8
o:profess 1p 4 5 6 -5
o:profil 1m 2 7 4 i 6 -6
o:profit 1y 8 5
o:program 18 0 q 2 -a 4 -g 5 -f 6 -k 7 14 8 -7 9 -9 a 6
o:program_for 1n 0 6 2 -6 3 7 6 -6 7 7
o:program_in 1y 7 6
o:program_on 21 0 b
o:program_that 20 7 6
o:program_with 20 7 6
o:project 1i 5 5 7 6 9 -6
o:project_with 23 4 8
o:prompt 1x 0 a
o:proof 1v 0 6
o:prop 1l 0 -8 5 -7 6 c 8 7
o:propert 1v 7 6
o:propos 1w 0 6
o:proposa 1v 0 8 5 7
o:protect 1y 2 8
o:protein 1v 2 c
o:provid 1m 5 h
o:psychol 20 5 c
o:publish 1m 0 6 2 -6 5 -8 6 -5 8 u
o:publish_a 1y 2 -6 8 i
o:puck 1w 3 j
o:pul 1l 0 g 4 -6 5 -8
o:puls 1y 0 -5 3 f
o:pump 1o 3 -7 5 f
o:pupil 1r a 8
o:purchas 1s 0 7 a 7
o:push 21 6 6
o:put 18 0 6 2 -9 3 8 7 -8 8 6
o:put_in 1v 0 d 5 -b
o:put_our 23 2 -6 3 8
o:put_the 1v 5 e
o:put_togeth 1v 2 a
o:put_up 21 4 9 5 -6 a 6
o:puts 1n 3 6 5 -6 9 g
o:puzzl 1q 0 -b 2 5 4 -5 8 u
o:qr 1j 0 y 4 -7 5 -b
o:qr_cod 1w 0 7
o:qualifi 1r 6 7
o:quality 1t 5 7
o:quart 1w 3 5 5 8
o:quarter 1y 8 7
o:questio 1c 0 k 3 -6 5 7 6 -9 7 -5 a -6
o:questio_and 1x 2 8 8 7
o:quiet 1n 2 6 4 -6 6 7
o:quiet_room 20 6 7 8 8
o:quot 1q 5 d
o:rac 1v 5 i 6 -9 8 a
o:rack 1r 5 g
o:racket 23 4 6
o:radio 1w 3 d
o:rail 1w 4 7 6 -6
o:rain 23 2 c
o:rais 1r 3 f 5 -c a 6
o:ramp 23 0 7
o:rang 1v 2 6
o:rank 20 a 5
o:rat 1p 0 b 4 -6 5 -a 9 a
o:raw 1w 1 6 2 6
o:razor 1x 2 9
o:re 1c 2 -b 4 -8 5 l 6 7 8 6 9 -6
o:re_a 1o 2 -7 5 j
o:re_open 1x 6 9
o:read 15 0 9 1 k 2 -7 4 -7 5 -c 6 -f 8 6
o:read_and 23 7 5
o:read_in 23 0 -6 8 a
o:read_the 1l 0 7 1 8
o:read_your 20 5 6
o:reading 21 0 e 5 -5
o:ready 1i 0 -7 2 g 3 8 5 5 7 -7
o:ready_to 21 5 9
o:real 1d 0 -8 2 b 3 -7 6 -7 7 5 8 h
o:real_tim 20 0 8
o:really 1y 0 c
o:receipt 1q 5 6 9 a
o:receiv 1t 0 7
o:recepti 20 0 6
o:recip 1q 0 d
o:recogni 1m 1 7 3 8 5 -6
o:recogni_the 23 0 7
o:record 19 0 y 2 -c 3 -8 4 -b 5 e 6 -c 8 d 9 -8 a -7
o:record_and 1w 5 8
o:recover 21 5 b
o:recruit 1w 0 7
o:recur 1w 5 -6 9 b
o:recycl 1t 0 -5 2 d
o:red 1u 3 b
o:reed 21 5 6
o:referen 20 5 d
o:refil 1v 3 7 6 a
o:reform 21 6 f
o:refrige 21 5 d
o:region 20 2 -5 4 o
o:regiona 1y 4 9
o:regist 1m 1 6 2 -6 4 -6 5 9 a c
o:registe 1s 0 -9 2 -5 4 5 5 g
o:registr 1v 0 j 4 -7
o:regular 1w 6 6 a 6
o:rehab 21 5 c 6 -6
o:rehears 21 0 9 5 -6
o:relativ 1v 0 8 5 5
o:releas 1x 5 -6 8 j
o:remind 1l 0 q
o:remot 1s 5 f
o:remov 1v 0 h
o:removal 20 6 8
o:renew 21 6 7
o:renovat 1y 5 c
o:rent 16 0 -o 4 9 5 k 6 7 7 -6 a -a
o:rent_a 1u 2 -7 6 b
o:rent_and 21 9 8
o:rent_out 1o 0 -6 2 8 4 e 6 -6
o:reopen 23 6 a
o:reopen_the 23 6 a
o:repair 1h 3 -9 5 k 6 6
o:replac 1s 5 6
o:reply 20 8 8
o:report 1d 0 b 1 h 2 -6 3 -6 4 -9 5 -6 6 -7 9 6
o:report_and 23 0 -8 1 7 5 7
o:request 1n 0 c
o:rescu 1w 4 5 5 -7 a 8
o:researc 1w 5 d
o:reserv 1r 4 f 5 -7 6 -6
o:reserv_a 23 4 6 5 -6
o:reserva 1u 0 a
o:residen 1l 2 -6 6 b
o:resin 20 2 a
o:respons 23 0 -8 7 7
o:restaur 1n 2 -6 4 7 5 7
o:restor 1p 4 -7 6 g
o:result 1x 0 g
o:retail 23 4 8
o:retir 1u 4 7 5 -b a b
o:retirem 23 6 b
o:return 1m 0 d 1 6 2 -7 9 -7
o:reusabl 1y 2 6
o:review 1r 0 g
o:rewrit 20 5 f
o:ric 1r 3 7 4 -6 5 8
o:rid 1j 5 d a -6
o:right 1q 5 7
o:ring 1k 2 -6 3 g
o:ris 23 3 6
o:riv 20 6 8 a 7
o:road 1x 5 6 7 5
o:roast 1r 2 k
o:robot 1l 0 -6 2 -b 3 1j 4 -7 5 -d 6 -d
o:robotic 23 7 e
o:rol 1g 0 -b 2 5 4 -6 5 f 7 -6 9 -5
o:rol_play 23 5 9 8 7
o:roof 1h 3 -a 4 -8 5 c 6 b
o:rooftop 1v 5 6 6 c
o:room 12 2 -j 4 -f 6 16 9 -c
o:room_and 1t 5 8
o:room_by 1y 0 6
o:room_in 1r 5 a 6 a
o:room_with 1o 5 -7 6 b
o:root 20 3 5 6 6
o:rop 1t 0 -7 5 -5 7 c a 6
o:ros 20 2 6
o:rost 1v 0 6
o:rotat 20 5 6 6 8
o:round 1i 0 -a 2 -6 4 -7 5 e 6 -7 9 6 a f
o:round_the 1x 3 5 5 7
o:round_up 21 0 -8 9 8 a a
o:rout 1k 0 8 5 5 6 -7
o:rout_with 23 0 8
o:routin 1v 0 c
o:row 1w 2 7 5 -8 6 6 7 7
o:rows 1y 3 9
o:rub 1x 7 d
o:rug 1s 2 -5 3 j
o:rugs 1x 6 a
o:rul 1s 0 9
o:run 12 0 -6 1 -6 3 -i 4 7 6 m 7 6 9 -7 a 7
o:run_a 1b 0 -9 2 -7 3 -8 5 -b 6 j 7 9 8 8
o:run_an 1t 2 a 4 6
o:run_by 1s 6 j
o:runs 1l 2 -7 3 -5 6 9
o:s y 3 -8 4 q 5 -g 8 9
o:s_a 1j 2 -8 4 c 5 -5
o:s_hom 23 7 5
o:s_own 1v 0 7 6 6
o:s_the 23 8 5
o:s_what 1x 0 -6
o:sachet 23 2 c
o:sack 1x 5 6 6 6
o:saf 1q 4 5 a 8
o:safety 1t 7 9
o:said 21 4 7 5 -5 9 5
o:sal 1l 0 c 4 6
o:salad 21 5 c
o:salon 1n 0 -6 2 -a 4 8 6 m
o:salt 1w 2 c 5 -6 6 6
o:sam 1f 0 i 3 -9 7 -6 9 -7
o:sam_day 1w 5 8
o:sampl 1y 5 5
o:sand 1v 2 -6 6 g
o:satelli 1t 0 6 3 8 4 -5
o:saturda 1j 0 -b 3 -6 4 -9 5 -9 6 d 7 o a 9
o:sauc 1v 5 a
o:sauna 23 6 d
o:sav 1s 6 -5 7 8 9 c
o:saving 1w 0 8 9 5
o:saw 1w 5 -5
o:say 1l 0 b 1 7 5 -8
o:say_what 1y 9 5
o:says 1o 0 i 5 -6
o:says_what 21 0 b
o:scal 1n 0 6 2 -8 3 6 6 6
o:scalp 23 2 7
o:scan 18 0 z 1 6 4 -8 5 -j 7 -6
o:scan_a 1v 0 5 2 8
o:scan_and 1y 0 -8 1 a
o:scen 23 0 -8 1 h
o:schedul 1m 0 l 5 -8
o:school 15 0 -6 1 -8 2 -f 3 -e 4 -7 6 s 7 r 8 -8 a 6
o:school_and 1s a 6
o:school_in 20 a 6
o:school_with 1r 5 -8 6 n 7 9
o:scienc 1w 3 8
o:scissor 1y 0 -5 5 5
o:scoop 20 2 -5 6 9
o:scoot 1v 3 b 5 -6 6 8
o:scor 1r 1 o 9 -6
o:scrap 20 5 f
o:screen 1b 0 x 1 -5 2 -b 3 -5 4 -d 5 -b 6 6 7 -5 8 k
o:screen_and 23 6 6 8 5
o:screw 1v 0 -8 2 7 3 -7 6 5 a 9
o:script 1r 1 d 5 -7 6 9
o:scrub 21 6 8
o:sea 1v 5 h
o:search 1l 0 c 2 -6 4 5 5 b
o:season 1t 0 6 2 -8 5 f
o:seasona 1u 0 9 2 -7 6 5
o:seat 1h 0 -b 4 l 5 -b 6 k
o:seat_and 23 8 7
o:second 1g 0 6 4 -7 5 -7 6 8
o:second_hand 1u 6 8
o:secret 23 a 8
o:secur 1v 0 6 5 -6
o:securit 1v 0 -5 5 e
o:see 1f 1 5 4 g 5 -b 9 -5
o:seed 1n 0 -7 2 t 4 -6 5 -6 6 -6
o:sees 1o 0 e 5 -6
o:sel 13 0 -n 1 -9 2 13 4 x 5 -b 6 a 7 -7 9 -e a -c
o:sel_a 1v 2 6 3 9
o:sel_and 21 4 6 5 7
o:sel_used 23 4 9
o:self 1m 5 -7 6 g
o:self_servic 1x 0 6 6 8
o:selfi 20 0 8
o:send 14 1 d 2 8 3 -8 5 j 6 -l 7 -6
o:send_a 1k 0 8 6 -7
o:send_it 21 0 -6 2 9
o:send_photo 1v 0 -8 1 e 2 -5
o:send_the 1w 0 -6 4 8
o:send_us 1u 0 -9 5 l
o:senior 1r 0 -6 6 5 a 5
o:sensor 1e 0 -8 2 -c 3 1s 4 -6 5 -a 6 -8
o:sensor_for 1v 3 e
o:sensor_in 23 3 e
o:sensory 23 6 6
o:sent 20 0 8
o:sentenc 20 0 -7 1 g 5 8
o:separat 1v 5 d
o:serum 1y 2 g
o:serv 1v 5 5
o:servic 18 0 6 1 6 2 -6 3 -9 4 -c 5 n 6 7 a -9
o:servic_that 1w 1 b 5 8
o:servic_with 1v 0 6 5 b
o:sery 1w 5 8 8 a
o:session 1m 2 -6 5 c
o:set 1b 0 -8 1 8 2 c 3 8 5 -6 6 -7
o:set_a 1x 0 a 1 5
o:set_in 21 1 7 2 6 5 -7 8 8
o:set_of 23 0 -6 3 a
o:set_up 1n 0 -7 5 c a 8
o:sets 1j 2 b
o:seven 1m 4 -7
o:sew 1j 0 -8 2 9 6 -9 7 e a 6
o:sew_machin 21 5 8 a 6
o:sewn 1w 2 b
o:shad 1s 2 9 5 -7 6 6
o:shap 1v 0 -7 2 7 3 d
o:shar 1a 0 a 2 -9 3 -9 4 f 5 -g a a
o:she 1n 0 -7 2 a
o:shea 21 2 6
o:shear 23 2 5
o:shed 1v 2 e 3 7 6 -7
o:sheep 1x 5 9
o:sheet 1j 0 9
o:shel 1y 3 m
o:shelf 1p 0 8 4 b
o:shelt 1v 0 -6 4 b 5 -6 6 5
o:shelv 1o 2 h 3 -5 4 -6 5 -a 6 b
o:shift 1l 0 5 2 5 4 b 6 -6
o:ship 1l 2 6
o:shirt 1s 2 d 5 -5
o:sho 1r 0 -6 2 -5 6 f
o:shoot 1t 5 8
o:shop z 1 -8 3 -p 4 8 5 -k 6 24 7 -8 8 -6 9 -a a -e
o:shop_for 1l 0 -b 2 g 4 a 5 -a 6 d
o:shop_in 1s 2 9 4 -6 5 -7 6 9
o:shop_list 23 5 7
o:shop_near 23 5 7
o:shop_ord 23 4 b
o:shop_sel 1y 2 5 6 9
o:shop_that 23 4 5
o:shop_with 1h 2 c 3 -5 4 -8 5 -b 6 u
o:shopify 21 0 a
o:short 1c 0 h 5 -g 6 -a 8 6
o:short_video 21 0 6 1 7 5 -5
o:show 17 1 -7 2 -g 3 c 4 9 6 -7 7 -8 8 c 9 8
o:show_on 23 3 6
o:show_the 1v 0 9
o:show_what 20 0 -9 4 6 9 6
o:showroo 21 6 7
o:sid 1n 0 f 6 -6
o:sign 1h 2 -7 3 -6 4 6 a e
o:sign_languag 23 a 7
o:sign_up 21 a 9
o:silent 21 3 7
o:silk 1x 6 a
o:silv 23 6 6
o:sim 1x 3 8 5 -7
o:simpl 1f 0 l 5 -b
o:simulat 1s 0 8 5 -7 6 5
o:sinc 1u 0 b 2 -5 9 6
o:sing 1t 0 -b 4 a
o:singl 1j 2 9 4 7 5 b 6 -6
o:sist 1y 0 9
o:sit 13 0 -9 2 -e 3 -d 4 1e 6 -g 7 8 9 -a
o:sit_and 20 4 6 8 7
o:sit_at 20 0 -6 1 5 5 9
o:sit_down 21 6 5
o:sit_for 1u 2 -5 4 h 5 -7
o:sit_to 23 4 7
o:sit_wher 1l 0 -8 4 f 6 -6
o:sit_with 1q 0 -6 5 b 7 5
o:sits 1q 2 -6 3 c
o:six 19 0 -g 1 -6 2 -8 4 -6 6 9 7 o 8 8
o:six_month 1x 5 -8 6 -5 7 d a 9
o:six_week 1w 7 8
o:sixteen 21 7 6
o:siz 1b 3 u 7 -6 9 -7
o:siz_# 1v 2 7
o:siz_of 1w 3 e
o:sketch 1x 2 d 5 -8
o:skil 1n 5 b 6 -7 a 8
o:skin 1m 0 -7 1 6 2 5 3 d 5 -9 6 b
o:skip 23 8 7 9 6
o:skirt 1y 2 9
o:sleep 1m 3 -6 5 7 6 8
o:sleev 1u 2 a 5 -7
o:slid 1l 2 7 6 5
o:slim 1u 2 9
o:slip 1q 9 b
o:slot 1r 4 a
o:slow 1o 0 -8 8 9
o:smal w 0 -t 1 -c 2 -7 3 n 5 7 6 q a -7
o:smal_batch 1s 2 7
o:smal_group 1p 0 -6 4 e
o:smal_sensor 23 3 5
o:smal_shop 20 2 8 5 5 6 -5
o:smal_studio 1y 6 b
o:smal_team 20 5 b
o:smart 1k 0 7 3 c 4 -8 6 6
o:smart_fridg 23 5 e
o:smartph 20 0 d
o:smel 1v 6 f
o:smel_of 21 6 9 8 5
o:smok 1v 3 8
o:sms 1o 0 e 5 -7
o:snack 1s 5 7
o:snap 1n 1 e 5 -6 6 -6 9 7
o:sneak 21 2 6 5 -5 6 9
o:snif 21 6 8
o:so 13 0 e 1 -6 2 j 4 g 5 -o 6 -p 7 -9 9 e
o:so_a 1q 2 6 3 e 4 -5 5 -6 6 -5
o:so_i 1h 2 a 4 6 5 -c 6 -d 9 b
o:so_my 21 0 7
o:so_now 1v 4 8
o:so_on 23 4 8
o:so_ther 1y 0 9
o:so_we 1r 2 5
o:so_you 21 9 6
o:soap 1v 3 8 5 -8
o:social 1o 0 -7 4 -7 8 j
o:sock 1w 2 8 5 5
o:socket 21 1 7
o:soda 21 2 b
o:sofa 1v 5 8
o:soft 1g 0 -b 2 p 3 d 4 -7 7 -5
o:softwar 11 0 1w 2 -e 5 -a 6 -c 7 -7 8 -7 9 -a a -5
o:softwar_for 1g 0 r 5 -8
o:softwar_read 1w 1 b
o:softwar_that 1s 0 a
o:softwar_which 23 5 5
o:softwar_with 1s 4 b
o:soil 21 3 6
o:sol 23 6 5
o:solar 1e 0 -7 2 -d 3 r 4 -7 5 8 7 6 8 -6 9 -8 a 6
o:solar_power 23 5 a
o:solder 23 6 6
o:solid 1x 2 9
o:somebod 1x 2 6 5 -5
o:someon 1s 4 5 a 9
o:someth 1y 0 7
o:song 1p 1 c 2 -a 5 -6 7 7 8 j
o:sort 1h 2 8 6 -9 9 d
o:sound 1m 2 -8 5 h
o:sourc 1v 5 6
o:sourdou 21 2 7 6 7
o:spac 1k 0 -7 3 -6 4 f 5 -d 6 8
o:spac_in 23 4 5
o:spac_with 20 1 6 5 -6 6 6
o:spanish 1v 5 7
o:spar 1r 5 7
o:speak 1f 0 f 2 -7 3 d 5 -8 8 -5
o:speak_with 23 3 a
o:special 1j 2 -7 4 a 6 k 7 -8
o:special_in 1v 6 e 9 5
o:speech 1q 1 g 4 -5 6 7
o:spend 1s 0 -8 9 r
o:spic 1x 2 9
o:spirit 1v 6 6
o:split 1l 4 -6 9 i
o:sport 1m 4 g 5 -7
o:spot 1p 8 6
o:spr 1y 2 -6 3 c 5 5
o:spray 1v 0 -b 3 9 6 b
o:spread 1y 5 h
o:squar 1m 4 6 5 -6 6 d
o:squar_metr 1v 5 -6 6 9
o:stabl 23 5 7
o:stack 1v 0 -6 5 f 6 5
o:staf 1d 0 l 2 -5 4 -7 5 9 6 -6
o:staf_and 23 5 6
o:stag 1n 5 b 6 8
o:stair 20 5 b
o:stal 1x 5 -7 6 i
o:stand 1l 2 c 3 -6
o:stand_in 23 2 6
o:standar 1y 3 d
o:star 1v 0 6
o:start 1e 4 -6 6 -c 7 7 9 5 a d
o:start_a 1u 4 8 5 -7
o:start_with 1x 0 -5 9 b a 8
o:stat 1w 0 5 6 6
o:stateme 1v 9 9
o:station 1h 0 -7 2 -8 3 s 5 -a 6 8
o:station_with 21 3 9
o:statu 23 0 7
o:stay 1q 4 8
o:steam 1r 0 -7 1 6 5 9 6 8
o:steel 1k 2 7 3 c 4 -6 5 7
o:stem 1x 2 5 3 c 5 -6
o:step 1i 0 s 3 6 5 -d 9 -6 a -7
o:step_by 1v 0 8 5 -7
o:stick 1i 2 m 3 g 4 -7 5 -8 6 -7
o:stick_on 1v 2 5 3 a
o:stil 1w 0 -a 1 6 9 5
o:stitch 1y 2 9 5 -6
o:stock 1j 0 6 2 -b 4 8 5 8
o:ston 1p 2 9
o:stool 23 2 8
o:stor 1d 0 -5 3 -6 6 13 8 -6 9 -7
o:stor_and 23 2 -5 4 5
o:stor_for 1y 4 7
o:stor_in 20 2 -5 6 9
o:stor_with 1s 2 6 5 -8 6 f
o:storag 1u 3 6 4 8 5 -9 6 c
o:story 1i 0 7 2 a 4 -8 6 -e 8 f
o:story_in 1w 8 6
o:stov 1s 3 c 5 -8 6 e
o:str 1y 4 7
o:strang 21 0 a
o:strap 1v 3 5
o:strateg 23 2 6
o:straw 1y 2 9 5 -6
o:stream 23 4 7
o:street 1n 3 -5 4 e 5 -7 8 a
o:strengt 1r 6 i
o:stretch 23 4 -5
o:strip 1s 3 6 8 7
o:strong 1u 4 7 5 -6
o:structu 1w 5 7 a 9
o:student 1g 0 -6 2 -8 3 -5 4 11 5 -6 6 -a
o:student_with 23 4 6
o:studio 19 0 -d 1 -7 3 -b 4 -6 5 6 6 10 7 8 8 8 9 -7 a -9
o:studio_for 21 5 b
o:studio_in 1t 5 -7 6 a 7 a
o:studio_with 1r 5 -6 6 k
o:study 1x 0 a
o:styl 1i 1 f 4 -9 5 8
o:stylist 1v 0 -5 2 k
o:subscri 1o 8 7
o:such 1r 4 e 6 -6
o:sugar 1w 6 9
o:suggest 1s 0 c
o:suit 1s 2 -9 6 i
o:suitcas 23 2 8
o:summary 21 1 6
o:sums 23 0 7
o:sunday 1q 0 7 4 -8 5 -6
o:superma 1w 5 c
o:supervi 21 5 b
o:suppli 1m 0 9
o:supply 1m 0 -6 2 6
o:supply_and 21 1 6
o:support 1p 0 -6 2 5 a 5
o:surgery 1w 6 8
o:surplu 23 a 5
o:surpris 20 2 9
o:survey 1s 5 8
o:swahili 20 0 c
o:swap 1o 2 -a 4 b 5 5
o:sweat 23 2 5
o:sweet 20 3 8
o:swim 1s 5 6 6 9
o:swip 21 4 d
o:switch 21 9 6
o:symbol 23 5 6
o:symptom 1u 0 a
o:system 18 0 t 4 5 6 -a 8 -5 a -6
o:system_for 1p 0 e
o:system_with 1p 0 8 3 5
o:t 1p 0 5
o:tabl 1c 0 a 4 -e 5 f 7 -6
o:tabl_and 23 2 7
o:tablet 1d 0 u 2 b 3 -9 5 -a 9 -6
o:tablet_and 21 6 5
o:tablet_app 20 2 6
o:tag 1m 0 b 2 -8 3 f 4 -5 5 -6 6 6
o:tags 1u 3 5
o:tailor 1t 2 -7 4 d 6 -7 7 9
o:tak 13 2 -f 3 -6 5 l 6 9 8 -6
o:tak_a 1p 5 -6 9 6
o:tak_in 1w 2 9
o:tak_out 23 5 5 6 6
o:tak_over 1m 0 -8 5 d 6 b
o:tak_the 1q 0 -7 6 5
o:tak_them 23 a 6
o:taken 20 5 6
o:talk 1e 0 7 2 -c 3 -7 4 -5 5 d 6 -c 8 a a d
o:talk_to 1w 0 6 5 -5 9 6
o:talk_with 23 5 5
o:tank 1k 2 -b 3 b 4 -7 5 g
o:tank_and 21 3 6 5 8
o:tank_with 23 2 -7 3 c
o:tap 1e 0 d 7 -6 a -6
o:tap_the 20 3 8
o:taps 1s 0 6
o:target 23 0 6
o:task 1n 0 d 5 -7 a 5
o:tast 1v 2 6
o:tattoo 23 6 6
o:taught 1y 0 9 4 -5 5 -7 7 d
o:tax 1o 5 8 9 6
o:taxi 1y 4 a 6 -5 8 6 a 5
o:tea 1u 2 5 6 c
o:teach 1c 2 -e 3 -9 4 d 5 -o 6 a 7 17 8 -8 9 -8
o:team 1a 0 -8 2 -7 3 -9 4 -b 5 10 7 -7 a 9
o:team_in 20 4 5
o:team_of 1o 5 j 6 -7 a 7
o:team_with 1y 5 6 a c
o:technic 1j 5 8 6 6
o:tel 1f 0 k 3 7 6 -8 8 -5
o:tel_me 23 0 5
o:tel_the 21 1 5
o:tel_us 1t 2 8 4 6
o:telepho 23 0 9
o:temp 20 0 6 5 -6
o:tempera 1o 0 -6 3 m
o:tempera_and 1x 3 e
o:templat 1q 0 -8 2 7 4 6 8 5
o:ten 1c 4 -e 5 -5 6 c 7 5
o:ten_minut 1p 0 b
o:ten_week 21 5 8 7 7
o:tenant 1r 4 -7 5 h 9 8
o:tend 1v 5 6
o:tenni 1y 0 -6 4 6 5 a 6 -5
o:tent 1o 2 7 6 9
o:term 1y 1 5
o:terrac 1w 2 5
o:test 1a 0 h 1 -7 2 f 3 -9 4 -b 5 8 6 -5 8 8 9 -9 a -9
o:test_and 1x 8 5
o:text 1d 1 m 2 -7 3 c 6 -b 7 -6 9 -7 a -5
o:text_and 1y 1 7
o:textil 1v 5 8 6 8
o:textur 23 6 6
o:th 1p 0 9 2 -8
o:that t 0 m 3 1e 4 -7 5 -d 6 -p 7 -6 8 -7 9 -b
o:that_check 23 5 7
o:that_know 21 0 7
o:that_look 21 0 7
o:that_read 1v 0 6
o:that_s 1o 0 -6 6 -a a c
o:that_show 1u 0 -6 3 b 8 9
o:that_turn 1s 1 9
o:the e 0 1g 1 6 2 -w 3 9 6 a 7 -j 8 -t 9 k a -j
o:the_ai 20 0 9
o:the_app 1f 0 9 2 -6 3 -5 4 -5 9 h
o:the_back 1y 3 7
o:the_bank 1w 0 -b 1 5 7 6 9 b
o:the_beach 23 1 6 5 6
o:the_bedsid 21 a 5
o:the_best 21 8 5
o:the_bil 20 9 9
o:the_board 20 5 6 6 7
o:the_box 1y 1 6
o:the_brows 20 8 7
o:the_bus 23 1 6 6 6
o:the_camera 20 0 a
o:the_car 20 0 5
o:the_card 23 0 -9 1 8 5 -5
o:the_ceil 23 6 8
o:the_child 1s 2 8
o:the_childre 23 6 7
o:the_city 20 5 6 6 7
o:the_company 1v 5 9
o:the_custom 21 4 -5 6 c
o:the_day 1r 6 6 9 5
o:the_even 1v 0 -5 7 9
o:the_family 1r 8 9
o:the_farm 20 4 8 5 -6 6 8
o:the_first 1v 5 b
o:the_hal 21 0 -6 4 6
o:the_harbour 21 6 a
o:the_hom 1y 5 8
o:the_hour 1r 4 d 5 -9
o:the_hous 1p 5 c 6 -6
o:the_kitchen 1x 2 8
o:the_lin 21 3 b
o:the_market 23 6 b
o:the_month 23 5 c
o:the_neighbo 20 6 8
o:the_new 20 5 -7
o:the_offic 23 5 8
o:the_officia 23 0 5 4 5
o:the_old 1m 0 -e 3 a 5 -8 6 6 a 9
o:the_ord 23 2 5
o:the_own 1y 4 6
o:the_park 21 5 8
o:the_phon 1b 0 s 2 -a 3 -9 4 b 5 -6 6 -b 9 7
o:the_platfor 20 0 6
o:the_plot 23 5 8
o:the_receipt 23 9 8
o:the_record 23 0 6
o:the_road 23 7 6
o:the_roof 1v 6 7
o:the_room 1v 7 6
o:the_sam 1l 0 g 2 5 4 7 5 -b 6 -7
o:the_school 1y 6 7
o:the_screen 1r 0 j
o:the_shelv 23 2 6 6 5
o:the_shop 1s 2 -6 4 -5 5 7 6 5
o:the_sit 1y 1 5 5 -7 7 7
o:the_siz 1y 3 h
o:the_softwar 1v 0 8
o:the_stor 23 6 7
o:the_system 1v 0 7
o:the_tabl 1x 0 a
o:the_villag 1w 6 8
o:the_wal 1v 5 -9 7 5
o:the_web 1w 0 -7 2 l
o:the_whol 1n 1 a 5 8
o:the_wood 21 7 8
o:their 18 3 -9 4 j 5 b 6 -b 8 -8 a -6
o:their_own 1t 0 a
o:them 16 1 -8 3 -e 5 t 8 -8 a f
o:them_and 1w 5 -6 6 7 9 a
o:them_to 21 5 9
o:themsel 23 0 7
o:then 1e 3 -9 6 -7 a d
o:then_a 21 5 9
o:then_i 20 8 7
o:theory 21 0 5
o:ther 1f 2 -b 3 -9 4 d 5 -8 6 e
o:ther_s 1l 3 -7 4 g 5 -9 8 5
o:therapi 1q 5 8 6 7
o:therapy 1v 5 6 6 8
o:they 1d 2 -6 5 9 6 -7 7 a 8 -7
o:thick 1w 0 -5 2 f
o:thin 1s 0 -7 2 6 3 m 5 -6
o:thing 1l 4 a
o:thing_from 23 a 6
o:thirty 1h 0 -7 5 7 6 6
o:thirty_year 23 5 a
o:this 1s 5 -b 8 c
o:thos 1r 4 8 a 6
o:thousan 1w 6 8
o:thre 13 1 -6 2 -6 3 a 4 -5 5 -f 6 s 7 -6 8 7
o:thre_tim 23 0 -5 5 -5 6 6 7 5 8 7
o:thre_wheel 23 3 6 5 -5 6 6
o:thread 1v 5 -9
o:through 19 0 m 3 -5 4 -7 5 h 6 -c 7 -5 9 5 a -7
o:through_the 1m 0 6
o:through_your 21 0 9 5 -7
o:throw 1v 2 5
o:thumb 1q 0 x 5 -b 6 -8
o:thursda 1n 0 -8 2 -9 5 -b 7 m 8 6 a 7
o:tick 1t 0 d
o:ticket 1l 0 g 4 h 5 -b
o:tidy 23 0 b
o:til 1g 2 -a 6 9 9 8 a 6
o:tim 19 0 j 2 -b 3 -6 5 8 8 8 9 -9
o:tim_a 21 5 -7 8 a
o:timb 1y 2 c 5 -9
o:timetab 1x 0 7
o:tin 1s 4 7 5 -5
o:tins 1x 5 -8 a d
o:tint 21 2 c
o:tiny 1p 0 -6 3 i 5 -6
o:tip 1w 8 8
o:tir 21 5 c
o:titl 1v 0 -7 2 b 8 9
o:to o 3 -g 5 c 6 e 8 -d
o:to_# 1e 0 -a 2 8 3 -6 4 7 7 6
o:to_a 1q 3 5 5 -6 8 7
o:to_be 23 0 7
o:to_compar 23 4 8
o:to_do 1v 0 7 5 -6
o:to_each 23 4 6
o:to_end 21 0 6
o:to_find 1v 0 a
o:to_fiv 21 3 5
o:to_measur 1w 2 -5 5 a 6 7
o:to_one 1o 0 -9 4 7 5 e 6 -6 a 5
o:to_open 1w 6 a
o:to_ord 1v 4 9
o:to_sel 21 4 7
o:to_the 18 0 -r 1 6 4 -g 6 p 8 -8 9 f a c
o:to_your 1f 2 7 5 e 6 -b
o:togeth 1g 4 d 6 -a
o:togeth_with 21 4 a 6 -5
o:toilet 20 5 7
o:tomato 1x 2 7 3 8 6 -6
o:tomorro 21 4 6
o:too 1q 0 8 6 -8
o:took 1v 6 5 a 7
o:tool 16 0 1c 2 -6 3 -a 5 -h 6 -6 8 -8 9 -9
o:tool_and 21 7 8
o:tool_for 1u 0 c
o:tool_that 1v 0 7
o:tool_wher 1y 0 9
o:top 1n 2 j 3 -8 5 -8 6 -6 8 7
o:topic 1y a 6
o:tops 20 2 9
o:torch 23 3 7 4 5
o:tot 1y 2 8
o:touch 1v 2 -6 5 c
o:tour 1p 5 b
o:tow 1r 3 -6 5 b
o:towel 1w 5 c
o:town 1m 4 5 5 6
o:toys 1q 2 w 5 -9 6 -5
o:track 1d 0 l 2 -a 5 -9
o:track_for 1w 0 d
o:tractor 21 4 8
o:trad 1i 0 5 3 -6 4 8 5 -7 9 6
o:traditi 20 6 5
o:traffic 23 3 6
o:trail 1n 3 -6 4 -7 5 f
o:train 15 0 -6 2 -g 3 -8 5 q 7 e 8 -8 9 -a a c
o:train_and 20 5 6
o:train_for 23 5 d
o:train_in 1y 7 8
o:train_volunt 23 a c
o:train_with 20 5 -7 7 a
o:trainin 23 0 -5 5 -9 6 5 7 c
o:tram 1w 4 5
o:transcr 1v 1 8
o:transf 1s 1 d 4 -9 5 d 6 -7
o:transla 1m 1 5 2 -5 5 j
o:transpo 21 0 9
o:travel 1i 2 f 3 -5 5 9 6 -5
o:tray 1r 2 8 3 5 5 -c
o:tre 1n 0 -7 6 7 a d
o:treat 1p 0 -5 5 8 a 6
o:treatme 1o 5 c 6 8
o:trek 23 6 7
o:trial 20 3 7 5 -6
o:tricycl 23 5 6
o:trim 1v 5 7
o:trip 1p 5 8 6 5
o:trous 1s 2 d
o:trous_and 21 2 7
o:tru 1v 2 -6 5 c 8 6
o:truck 1l 0 -7 3 -6 4 7 5 8 6 c
o:trust 1s a 5
o:try 23 6 5
o:tub 1v 5 8
o:tuesday 1r 0 -a 6 -6 a 7
o:tun 20 5 c
o:tunic 21 2 9
o:tunnel 1x 2 -5 3 d 5 -8 6 8
o:turn 17 0 a 1 9 2 7 5 -f 9 -7
o:turn_any 1y 0 6
o:turn_into 21 4 6
o:turn_it 20 1 6 5 -5 a 5
o:turn_the 1v 5 -5
o:tutor 1u 4 e 5 -8 7 7
o:tv 23 3 7
o:twelv 1e 0 -9 2 -7 4 -5 6 5 7 g 8 7
o:twelv_week 1v 6 -5 7 h
o:twenty 1l 2 -7 3 -6 4 5 5 -5 6 -7 7 g 9 a a -6
o:twic 1i 4 6 5 -e 7 9 8 9
o:twic_a 1n 0 6 2 5 4 a 5 -g 7 7
o:twic_weekly 20 8 9
o:twist 20 6 h
o:two x 0 -j 1 -d 2 -f 3 c 5 e 6 q 7 -5 a 8
o:two_hour 1w 0 -7 7 8
o:two_minut 1w 5 -7 a 7
o:two_peopl 23 0 7
o:two_room 20 5 -5 6 f
o:two_week 1x 5 8
o:typ 1f 0 f 1 7 3 -7 5 -a 6 -7 8 -5
o:typ_the 1x 4 7
o:tyr 1x 6 g
o:uk 1x 2 c
o:ultraso 1w 0 -6 3 k
o:uncl 21 5 -5
o:und 1c 0 -a 3 b 5 m a -5
o:und_# 21 4 6
o:und_the 1m 0 -9 2 -8 3 9 5 a
o:undersh 23 3 5
o:underst 23 0 7
o:underwe 21 2 6
o:uniform 1v 2 5 4 d 5 -6
o:unit 1j 3 b 6 e
o:unit_in 1x 5 -6 6 9
o:univers 1x 4 7
o:unusual 23 4 7
o:up 14 0 -g 1 -5 2 -b 3 -7 4 a 5 c 6 c 8 -b a g
o:up_a 1p 0 -6 2 -9 6 9 a d
o:up_at 20 0 -9 9 6
o:up_in 21 6 6
o:up_the 20 5 b
o:up_to 1q 0 -a 1 5 6 f
o:up_with 1x 2 5
o:updat 1y 0 9
o:upload 18 0 i 1 s 2 -c 3 -a 6 -b 7 -6 8 -5 a -7
o:upload_a 1v 0 5
o:upload_photo 20 0 6
o:upload_the 1n 0 a 5 -6 9 9
o:upload_your 21 5 6
o:upp 23 5 -5 6 6
o:upright 21 7 6
o:ups 1t a b
o:urban 23 6 6
o:urns 21 2 7
o:us 19 2 7 5 d 6 -8 8 -8 9 8
o:us_a 1w 4 -5 9 7
o:us_in 1y 5 a
o:us_the 1s 5 b
o:us_your 1y 0 -6 2 5 5 6
o:use 1r 0 6 4 -6 6 8
o:used 1i 0 -9 2 j 3 -8 4 m 5 -7
o:ussd 1v 0 c
o:vacancy 21 4 9 5 -5
o:vaccina 20 3 8 5 -5
o:vacuum 1w 5 d
o:valu 1s 0 7 5 8
o:van 1g 0 -7 2 -b 3 -8 4 5 5 k 6 8
o:vans 1q 8 5 a 8
o:vas 23 2 9
o:vault 1x 0 6
o:ve 1f 0 7 3 -a 6 d
o:ve_a 21 5 a
o:veg 20 5 9
o:vegetab 1r 2 8 6 6
o:vehicl 1p 0 6
o:vendor 20 0 5
o:venu 1v 4 6 5 -6 6 9
o:verifi 1m 4 l 6 -6
o:verify 1v 4 5
o:vertica 20 8 d
o:vet 1j 0 -5 2 -6 3 -5 4 j a 7
o:veterin 23 6 9
o:via 1r 0 d
o:vibrati 1x 2 -5 3 k
o:video 18 0 c 1 c 2 -c 3 -6 5 o 6 -e 8 -5 9 -6 a -c
o:video_and 21 1 8
o:video_cal 1s 0 7 5 5
o:video_from 23 1 7
o:video_in 21 5 7
o:video_with 1x 5 e
o:view 1v 4 6
o:villag 1i 0 -a 6 e a c
o:vintag 20 6 8
o:vinyl 20 5 a
o:virtual 1s 3 b 5 -6
o:visa 1w 5 b
o:visit 1a 0 5 2 -a 3 -7 5 s 8 -5 9 -6
o:visit_at 21 5 6
o:visit_with 23 5 9
o:visitor 1u 0 8 5 -9 6 7
o:vitamin 23 2 6
o:voic 19 0 z 2 -9 3 -7 4 -5 5 -i 6 7 7 -a 8 i a -8
o:voic_and 23 0 8
o:voic_in 1y 9 6
o:voic_not 1v 0 -7 8 e
o:volunt 1l 2 -5 4 -8 5 -d 6 -7 a 1g
o:vot 1v a k
o:vouch 1y 2 b 5 5
o:vr 21 0 -9 3 l 5 -6 7 5
o:w 1s 0 a 3 9 4 -6 5 -8
o:waffl 23 6 8
o:wag 23 9 9
o:wait 1o 1 a 2 -6 5 7
o:wal 1e 2 g 4 -6 5 -6 8 7 a -5
o:wal_and 20 5 8
o:walk 1a 1 -5 2 -g 4 6 5 q 9 -7
o:walk_in 1n 2 -7 6 e
o:walk_through 1y 5 9
o:wallet 1q 0 -b 1 7 5 -5 9 p
o:want 1g 2 -7
o:want_to 1m 6 b
o:ward 23 0 c
o:wardrob 1r 0 -6 5 9
o:warehou 1q 2 -7 5 b 6 7
o:warm 1n 0 -6 2 -7 5 a 6 c
o:warn 23 9 8
o:was 1j 2 5 3 -6 6 5
o:was_a 1s 2 6 6 a
o:wash 1e 0 -6 2 8 3 5 5 a 6 7 9 -6
o:wash_machin 23 6 6
o:washabl 1y 2 8
o:wast 1r 2 6 5 8
o:wat 1d 3 c 4 -c 5 9 6 c 7 -6 8 -5 9 -5
o:watch 1j 0 c 3 9 5 -6
o:waterpr 1y 0 -6 2 8 3 7
o:wax 1q 2 6
o:way 1v 4 d
o:we f 0 -13 1 -a 2 s 3 -9 4 -7 5 28 6 -y 7 -c a b
o:we_are 1g 2 -5 4 6 8 9
o:we_arrang 23 5 c
o:we_ask 21 8 5
o:we_bak 1y 2 b
o:we_begin 23 a 6
o:we_br 1j 3 -5 4 d 5 f 6 -e
o:we_brew 20 6 8
o:we_build 1i 3 s 4 -6 6 -7
o:we_built 1m 0 e 5 -8
o:we_buy 1l 0 -6 2 9 3 -6 5 6
o:we_check 1s 2 -6 4 -8 9 9
o:we_clean 1t 2 b 4 -6 5 d 6 -5
o:we_collect 1h 3 -6 5 i 6 -5
o:we_com 1n 2 d 5 -6 6 -6
o:we_connect 1o 0 -7 4 k
o:we_convert 23 6 7
o:we_cook 1p 2 m
o:we_creat 1y 8 7
o:we_deliv 1o 2 9 3 b 6 -6
o:we_design 1j 0 -5 2 e 5 f 6 -6
o:we_develop 1q 0 -7 2 7 3 8
o:we_do 1k 0 -7 5 i
o:we_find 1q 5 e 9 6
o:we_fit 20 1 e
o:we_fly 21 5 c
o:we_generat 23 1 a
o:we_giv 1l 0 7 2 -5 7 6
o:we_go 1s 0 -c 5 7 6 -6 a b
o:we_grow 1u 5 a
o:we_guid 21 0 7
o:we_hav 1n 0 6 5 -a 6 a
o:we_hir 1v 5 d
o:we_host 23 6 5
o:we_import 1v 2 8
o:we_instal 1s 5 d
o:we_intervi 1x 5 8
o:we_keep 1y 2 -5
o:we_lend 1w 5 6
o:we_let 1v 5 -9 9 c
o:we_list 1u 0 -9 4 j 5 -8 9 8
o:we_look 1q 0 -8 5 e 9 7
o:we_mad 1r 0 e 5 -6
o:we_mak 18 0 -7 2 q 3 h 5 -b a -8
o:we_manufac 20 2 6 3 9 5 -5
o:we_match 1n 0 -6 4 k 6 -7 a 9
o:we_measur 21 5 7
o:we_meet 23 6 8
o:we_off 1j 9 9
o:we_open 1o 5 -7 6 9
o:we_organis 1r 5 l
o:we_pair 21 a 6
o:we_pick 1w 5 5
o:we_plac 1t 5 h 6 -6
o:we_plan 1s 0 -6 1 c 5 d
o:we_prepar 20 0 -7 a 9
o:we_pres 23 2 d
o:we_print 1w 0 -7 2 7 8 b
o:we_produc 1n 0 -b 3 d 5 -9 6 -6 8 h
o:we_pul 23 1 7
o:we_put 1k 3 5 5 e 6 -7
o:we_re 1e 0 -7 2 -9 4 -6 5 f 8 8 a 5
o:we_read 1v 0 7
o:we_rent 1i 0 -7 3 -6 5 9 6 h
o:we_rewrit 23 5 c
o:we_roast 23 2 6
o:we_run 1b 0 -5 2 -9 3 -9 4 8 6 9 7 6 9 -6 a 7
o:we_sel 1g 0 -a 2 t 3 8 5 -e 6 -9
o:we_send 1i 0 8 2 8 6 -8
o:we_set 1v a b
o:we_sew 1v 4 6
o:we_ship 21 2 6
o:we_start 21 5 -6 a 6
o:we_supply 1u 2 b
o:we_tak 1i 0 -f 3 -6 5 q 6 -8
o:we_teach 1s 7 f
o:we_train 1u a 5
o:we_turn 1q a 6
o:we_ve 1r 5 -b 6 9
o:we_walk 21 7 5
o:we_want 1s 0 -6 5 6 a a
o:we_watch 20 0 8
o:wear 1t 2 5 6 6
o:wearabl 1x 2 8
o:weath 1s 0 8
o:web 1c 0 b 2 q 3 -8 4 8 5 -9 6 -f 9 -6
o:web_and 1y 4 7
o:web_app 23 0 8
o:web_pag 21 1 6
o:web_shop 1t 2 f 5 -6
o:web_stor 20 2 a
o:web_tool 21 0 7
o:websit 1e 0 e 2 -9 3 -7 4 q 5 -6 6 -d 7 -5 8 9 9 -6
o:websit_and 23 8 5
o:websit_for 1y 0 5
o:websit_wher 1u 0 6 2 -8 4 8 8 5
o:websit_with 1y 0 i
o:wed 1q 2 -a 6 g
o:wedding 1v 5 9
o:wednesd 1s 4 9
o:week 15 0 7 3 -d 6 -k 7 1c 8 -a 9 -8
o:week_befor 23 0 5
o:week_by 23 0 7
o:week_in 1y 5 6 6 -5 7 g
o:week_onlin 1y 0 -7 5 -7 7 u
o:week_with 20 5 9
o:weekend 1j 0 -e 2 -6 3 -7 5 c 7 p
o:weekly 1a 1 -6 3 -b 4 -a 6 -6 8 s
o:weight 1n 2 9 4 -6 6 5
o:wel 1t 4 b
o:welcom 21 a 6
o:weld 1u 0 -6 3 5 6 -8 7 7
o:went 20 1 5
o:west 21 8 7
o:wet 1v 6 8
o:what 13 0 p 4 6 5 -g 6 -e
o:what_i 1s 0 f
o:what_is 1v 2 5
o:what_s 1t 0 7 4 c 5 -5
o:what_they 1v 0 -5
o:what_to 1v 0 9
o:what_we 1t 3 9 5 -7
o:what_you 1m 4 5
o:whatsap 1d 0 15 3 -7 4 -e 5 -8 6 -a 8 7 a -8
o:whatsap_and 1y 0 8
o:wheel 1j 0 -6 3 l 4 -8 6 5
o:wheelch 1x 4 -6 6 c
o:when 1g 0 m 5 -8 8 -5
o:when_it 23 7 5
o:when_you 1y 2 5
o:wher z 2 -c 3 -5 4 18 5 -o 7 -8 9 -9 a 9
o:wher_i 20 2 -6 8 7
o:wher_peopl 1w 0 -8 4 b
o:wher_the 1r 5 8
o:wher_they 1w a 6
o:wher_you 1h 1 5 2 8 3 7 4 -9 5 -c 6 6 9 -5
o:which 16 0 q 2 -f 3 m 5 -6 6 -9 7 -6 a -6
o:which_you 20 8 8
o:whil 1q 0 a 2 -7
o:whil_you 1y 6 7
o:whisk 23 2 6
o:whisp 21 0 9
o:who 14 0 m 1 -8 2 -a 3 -e 4 o 5 6 6 -8 7 -9 8 -5
o:who_liv 21 5 9
o:who_s 1y 0 6
o:whol 1h 1 8 2 7 4 6
o:whol_day 23 0 6
o:wholesa 1y 4 9
o:why 23 0 a
o:wid 1s 2 e 3 -6
o:wifi 21 5 a 6 8
o:wigs 23 2 c 5 -8 7 5
o:wil 1t 0 -8 2 -5 5 h 6 6
o:willow 21 2 e
o:win 1q 2 7 5 -8 6 b
o:wind 21 4 7
o:window 1l 2 -9 3 -5 4 9 5 g
o:wing 21 5 8
o:wint 1x 2 9 6 5
o:wip 1y 2 a 5 -5
o:wir 1x 2 6 5 -7
o:wireles 1w 2 -7 3 e
o:wish 1v 0 c 4 -7 5 9
o:with e 0 7 1 -q 3 10 4 -n 6 1c 7 -7 8 -h 9 -r a 7
o:with_# 1c 2 5 3 -6 4 -8 6 n 7 -6
o:with_a y 1 -c 3 w 5 6 6 -c 7 -8 8 -b 9 -6 a f
o:with_ai 1v 0 8
o:with_an 1p 0 -f 3 a 9 5
o:with_automat 21 0 6 6 5
o:with_battery 23 3 7
o:with_big 23 3 a
o:with_camera 1y 3 8
o:with_check 20 5 -6
o:with_consent 23 0 5
o:with_fiv 1v 6 a
o:with_food 23 4 6
o:with_forty 20 2 9
o:with_hand 23 6 5
o:with_local 1q a 6
o:with_nin 23 6 5
o:with_one 1n 5 d
o:with_our 1q 0 6 4 -6
o:with_own 1x 0 6 4 -6 6 7
o:with_peopl 1w 5 6
o:with_phon 20 2 9
o:with_photo 1s 2 a 4 6
o:with_qr 21 0 a
o:with_real 1w 7 7
o:with_scal 21 6 6
o:with_sensor 23 3 a
o:with_short 20 0 a
o:with_six 1s 6 e
o:with_smal 1x 3 6
o:with_soft 20 3 5
o:with_solar 1y 6 7
o:with_ten 21 6 7
o:with_the 1d 4 6 5 5 6 -6
o:with_thirty 20 5 6 6 5
o:with_thre 1w 3 8
o:with_train 21 6 5
o:with_twenty 23 7 a
o:with_two 1g 2 5 4 -a 6 e
o:with_us 23 9 c
o:with_vet 23 4 a
o:with_voic 1y 0 7 9 5
o:with_women 1x 5 b a a
o:with_you 1y 5 7 9 7
o:within 1i 0 -7 3 -5 5 h 6 -5 a 6
o:within_# 1v 5 8
o:without 1h 0 -7 8 a
o:without_a 23 5 -6 8 5
o:woman 1v 0 9 a 6
o:women 19 0 -6 1 -6 3 -8 4 c 7 -a a k
o:women_in 1x 2 7 8 9
o:women_only 20 0 5
o:women_s 1s 0 -7 4 7
o:women_who 20 a 9
o:wood 1k 0 -6 3 8 5 -6 6 8 7 6
o:wooden 1j 2 g 5 -i 6 h
o:wool 1s 2 h
o:word 1o 0 -9 1 q 4 -5 8 5
o:work 18 4 -8 5 f 6 -c 8 -6 a 8
o:work_out 23 5 5
o:work_with 21 5 -6
o:workout 23 0 7
o:workpla 20 5 6
o:worksho 1c 0 -i 2 -8 3 -9 5 f 6 n 7 b 9 -7
o:worksho_for 20 6 7
o:worksho_in 1r 5 7 6 -7 7 9
o:worksho_with 1v 5 -6 6 g
o:workspa 20 5 5
o:world 20 0 -7 8 f
o:worm 23 2 -7 5 d
o:worn 20 3 c
o:would 1x 4 6 5 -5 6 b
o:wound 23 7 6
o:woven 1w 2 e
o:wrap 1v 8 c
o:wrist 20 0 -6 2 9 3 d
o:wristba 23 9 5
o:writ 18 0 b 3 -5 5 9 6 -f 7 -6 8 b a -8
o:writ_a 1y 0 -9 1 5 3 8 4 6 5 -7
o:writ_and 1y 2 -6 5 6 8 e
o:writ_the 1s 0 -6 4 8 5 a
o:written 23 2 7
o:wrot 1u 4 7 5 -7 8 7
o:wrot_a 23 8 5
o:x 1v 0 6
o:yard 1k 0 -8 2 -7 4 d 6 c
o:yard_and 23 a 9
o:year 1a 0 -7 1 -6 2 -5 6 -8 7 s
o:yearly 1t 2 -6 5 6 8 6
o:yellow 1x 3 7
o:yoga 20 5 9
o:you u 0 r 1 i 3 -d 6 -b 7 -c 8 -6 9 b a -b
o:you_and 20 0 7
o:you_answ 23 2 a
o:you_book 1x 6 7
o:you_d 20 5 -5
o:you_ent 23 0 -9 1 8 4 -5 5 6 8 5
o:you_fil 21 2 6
o:you_get 1v 0 9
o:you_photogr 21 0 a
o:you_put 1y 0 g
o:you_re 23 5 5
o:you_say 23 0 8
o:you_see 1y 0 -7 1 5
o:you_tel 23 1 5
o:you_upload 1x 1 a
o:you_writ 1y 0 8
o:young 1n 0 -8 2 -6 4 c 5 5 6 -8 a 7
o:your w 0 x 2 -k 3 -8 5 11 6 -p 7 -b 8 -6 9 9 a -7
o:your_account 20 0 6
o:your_bank 1x 9 d
o:your_door 1x 2 6 5 9
o:your_hom 1n 4 5 5 e
o:your_hous 1w 5 a
o:youth 21 a d
o:youtub 23 8 b
o:zinc 1x 2 g
o:zon 20 3 6
o:zoom 1y 7 9
o_clock 1y 6 8
oak 1m 0 -6 2 e
oat 1p 2 a 5 -5 6 a
oat_milk 20 2 6
oats 1x 6 8
obituar 20 0 -6 5 -9 8 o
object 1q 5 7
objecti 1v 0 9
occasio 1w 4 7 6 9
occupat 1p 6 a
occupat_therapi 1q 6 7
ocean 20 0 -6 2 8
octob 1r 2 8 3 7 6 -8
odd 1i 1 6 4 8 5 -9
of c 0 j 1 -7 2 o 4 -e 6 -d 9 -a
of_# 15 2 6 4 -6 5 -5 6 -9 7 6 8 9
of_a 15 1 -5 2 -7 3 r 4 -6 5 -b
of_account 23 0 -8 1 5
of_all 1r 5 d 6 -7
of_an 1o 9 d
of_any 1w 0 6
of_battery 21 3 f
of_cash 23 9 9
of_chang 21 5 d
of_charg 20 6 6
of_cloth 23 2 7
of_cod 23 1 6
of_cours 1y 5 5
of_cut 23 7 5
of_each 1d 0 a 3 -6 4 6 5 -7
of_eight 1l 0 -c 2 -6 4 -5 6 5 7 6 8 d
of_everyda 23 4 7
of_fiv 1k 3 -5 6 -5 8 b
of_forty 1s 0 6 2 8
of_four 1j 0 -a 4 -7 5 9
of_good 21 0 6
of_hour 1x 4 7
of_import 21 3 9
of_it 1f 2 7 7 -6
of_its 20 6 6
of_lif 1x 5 5
of_light 23 3 9
of_local 1t 4 -8
of_month 20 a 7
of_my 1s 5 -9
of_new 23 2 6
of_nin 1v 5 8
of_ninety 1y 8 5
of_old 1u 1 5
of_organic 23 2 8
of_our 1g 5 8 6 -5
of_ours 1y 0 8 5 -6
of_pap 20 5 -5
of_peopl 1v 1 5 8 8
of_photo 23 0 -a 1 7 4 a
of_practic 23 7 a
of_real 1w 0 c 5 -d
of_record 23 7 b
of_recycl 20 0 -5 3 7 5 8
of_sight 23 5 a
of_six 1m 0 -6 5 a 7 5
of_smal 1s 0 5 5 b
of_ten 1n 7 7
of_test 23 8 7
of_the u 0 r 3 -5 4 -c 7 -5 9 -5
of_their 1q 0 -6 2 6
of_them 1j 3 8
of_thirty 1x 6 a
of_thre 1m 0 b 3 8 6 -5
of_tool 23 4 7 a a
of_train 1w 0 9 5 -8
of_two 1m 0 -6 4 -8 9 6 a 5
of_us 1f 2 -9 3 -8 4 i 5 9 9 -5 a 5
of_what 1n 0 c 5 -b
of_who 1s 0 7 6 -5 a 9
of_you 1n 0 -5 4 -6 6 j 9 8
of_your 1e 0 -7 2 8 5 -7
off s 0 c 1 -7 2 -d 4 x 5 b 8 -i a -i
off_a 1i 3 -7 6 6 7 8
off_and 1o 3 7
off_at 20 5 7
off_for 20 0 7
off_in 1v 9 5
off_it 1v 0 6
off_the 1h 4 9
off_to 20 5 h
off_until 23 5 7
off_when 23 9 8
off_with 1o 0 7 2 -9 3 6 5 9 6 -6
offcut 21 2 7 7 7
offer 1o 6 9
offic 12 2 -b 3 -8 4 -h 5 y 6 b 7 5 8 -c
offic_and 1v 4 6
offic_for 1x 5 8 6 8
offic_in 1v 5 9
offic_sees 1y 0 7
offic_with 1y 5 8
officia 1j 5 6
offlin 16 0 1t 1 -7 2 -f 3 6 5 -m 6 -f a -7
offlin_and 1s 0 c 5 -6
offlin_first 23 7 b
offlin_in 1u 0 9
offlin_on 1y 4 6
offs 21 9 6
often 1n 0 6 a 6
oil 19 0 -8 1 -5 2 z 3 -7 4 -e 6 m 7 -6 8 -7 a -8
oil_and 1s 2 e
oil_in 21 6 8
oils 1p 2 h 5 -6 6 5
ok 1r 9 9
old v 2 -6 4 -l 5 6 6 t 8 7 9 -9
old_bank 21 6 6 a 5
old_one 1w 5 -7 6 5
old_ones 1r 2 c 5 -6 7 7
old_part 21 5 9
old_peopl 1r 2 -8 6 c
old_than 1w 2 6
old_town 21 5 9 8 6
olds 1v 6 6
oliv 1r 2 8 4 7 5 -5
oliv_oil 23 2 5
ombudsm 23 5 8
on a 0 9 1 -j 2 d 5 h 6 e 8 8 9 -g a -n
on_# 1j 0 d 1 7 2 6 4 -5 5 -c
on_a y 0 6 1 -a 4 -c 5 y a -5
on_all 1v 5 7 8 5
on_an 1s 5 6
on_and 1q 0 5
on_any 1s 0 8
on_arrival 1v 5 -5 6 e
on_averag 1s 0 f 2 -6
on_bad 23 0 b
on_battery 1x 3 d
on_board 1r 5 9
on_cal 1l 0 -7 5 k
on_campu 21 5 8
on_chat 1y 5 6
on_cheap 1s 4 8 8 8
on_deliver 1v 0 -7 5 b 8 d
on_demand 1p 0 -a 4 5 6 5 8 6
on_each 1i 2 7
on_every 1l 2 b 3 -5 4 e 5 -5 6 -7
on_fil 21 4 7
on_fix 21 5 7
on_foot 1x 5 e
on_four 23 3 7 7 6
on_friday 1e 3 -9 6 9 7 5
on_her 1u 0 8
on_his 1q 3 8
on_holiday 23 4 8
on_how 1t 2 f
on_ice 20 3 9
on_in 1u 0 -7 3 d
on_it 1k 4 6 5 -6 8 5
on_its 1s 3 b 9 7
on_loan 20 2 9
on_local 23 2 6
on_mats 23 5 -6 6 j
on_monday 1k 0 8 3 -6 4 -7 6 9
on_my 1j 8 9
on_no 21 4 7
on_one 1h 2 6 6 -7
on_ord 20 2 8
on_our 18 0 -6 2 h 3 -6 4 d 5 -e 6 b 7 -7
on_pallet 23 3 a 5 -6
on_pap 21 5 8
on_payday 20 9 b
on_phon 1h 0 h 4 -8 6 -8 8 7 9 5
on_premis 1w 0 8 1 9 5 -6
on_real 1n 7 6 8 6
on_request 1l 3 -5 4 c 5 e
on_roof 21 5 c
on_sal 20 7 7
on_saturda 1g 3 -7 4 -9 6 f a 8
on_school 1y a c
on_screen 1o 5 9 8 7
on_serv 21 5 8
on_set 1y 5 9
on_shift 23 5 7
on_sit 1b 3 -5 4 -6 5 e 6 6 7 a 8 -6 9 -6
on_sunday 1f 2 -6 4 -5 5 b 7 a
on_tablet 1s 0 c
on_tap 23 5 8
on_the m 1 -g 3 6 4 5 5 8 6 s 8 -f 9 -7 a -d
on_their 1k 0 7 5 -b 7 5 a 6
on_this 21 1 6
on_thursda 1h 3 -7 8 c
on_tim 1q 9 6
on_to 20 0 6
on_top 1n 2 6 5 -6
on_tuesday 1n 4 7 5 -5 6 7 a 6
on_video 1k 0 -5 5 a
on_wednesd 1n 3 -5 5 -d 6 d 7 a
on_weekend 1s 5 6 6 e
on_whatsap 1h 0 9 4 -a 5 i
on_wheel 1y 0 -5 3 6 4 9 5 -5
on_which 1s 2 6 4 6
on_with 1t 2 6 5 -7
on_your 19 3 -7 4 g 6 -9 a -7
on_zoom 1x 0 -7 7 9 9 5
onboard 1n 6 -6 9 9
onc 10 0 7 4 -6 5 -6 7 -7 9 d a 8
onc_a 1e 0 -6 2 -7 6 a 8 5
onc_and 1m 0 6 2 -5
onc_for 23 4 9
onc_in 21 3 5
onc_the 1v 5 -5 9 7
oncolog 21 5 6
one g 0 i 1 -l 3 -a 4 g 6 -9 8 d 9 -5
one_aft 23 3 5
one_and 1m 0 -8 6 7 8 8 a 5
one_app 1r 0 7 4 9 5 -5
one_basket 1s 4 m 5 -5
one_big 21 6 a
one_bil 1w 4 7
one_box 1v 0 -5 4 h 5 -8
one_build 21 6 c
one_button 1s 0 e 5 -5
one_can 1y 8 5
one_car 23 5 -5 6 6
one_click 1g 0 s 5 -b
one_contact 1v 0 -7 5 q
one_day 1h 0 a 4 -9 5 h 6 -a 7 b
one_deliver 23 2 -5 4 a
one_els 21 2 7
one_family 1y 5 -6 6 5
one_fil 23 1 5 5 5
one_fix 1x 5 5 8 5
one_for 1o 2 b 5 -b 9 8
one_fre 20 5 8
one_from 21 6 a
one_gets 1x 7 5
one_go 1w 0 5 5 6
one_hand 1s 2 7
one_has 1y 2 7
one_hour 1k 0 -9 2 7 4 a 5 -6 6 f
one_i 21 6 7
one_in 1n 0 -a 5 g 6 -9
one_inbox 1x 0 8
one_invoic 1r 0 -5 4 l 6 -5
one_is 1p 0 -c 2 6 5 -a
one_lin 1q 0 i 5 -8
one_list 20 8 5
one_long 21 6 6
one_minut 1r 1 6 3 5 4 5 5 -7
one_nam 20 5 6
one_no 21 1 8
one_numb 1x 0 -n 4 e 9 k
one_of 1e 5 7
one_off 20 4 6 5 -6
one_on 1v 5 c
one_or 1u 7 6
one_ord 23 a 5
one_pag 1m 0 9 4 7
one_parcel 23 4 6
one_person 1r 0 -9 5 e
one_phon 21 5 8
one_piec 1v 2 7
one_plac 1j 0 e 4 5 5 -a
one_pric 1s 4 -6 5 b
one_program 21 0 9
one_roof 1p 0 -8 2 -8 5 6 6 m
one_s 1s 0 9
one_says 20 6 7
one_screen 1r 0 e 5 -7 8 a
one_sid 23 2 6
one_simpl 23 0 8
one_sit 23 0 -5 4 9
one_smal 23 8 5
one_system 1v 0 7
one_tap 1g 0 b 1 a 5 -9 6 -8 8 -5 9 b
one_team 1w 5 8
one_th 1x 0 8
one_that 21 2 6
one_the 23 0 5
one_thumb 23 5 6
one_to 1e 2 -7 3 -6 5 d 7 c
one_van 20 5 8
one_visit 1v 5 e
one_vot 1y 5 -6 a b
one_who 1y 0 -b 4 8 9 9
one_with 1o 2 7 3 5 5 -6
one_year 1l 3 6 4 -b 6 7 7 a
one_you 21 0 6
ones 11 0 -8 1 i 2 e 8 -6 9 -c
ones_are 1v 4 7
ones_com 23 5 7 a 5
ones_for 1y 2 7
ones_get 21 1 a 2 6 5 -a
ones_go 21 1 6 5 -5 a 7
ones_in 1x 1 6 2 5 6 -6
ones_that 23 0 -5 1 5 4 -5 5 g
onion 1v 2 c
onlin r 0 -g 1 -e 2 1v 3 -v 4 h 6 -s 7 n 9 -6 a -c
onlin_and 1j 0 -9 2 h 5 5
onlin_book 1p 0 7 2 -5 4 -6 8 7
onlin_by 1v 5 a
onlin_calenda 20 0 7
onlin_clas 21 7 7
onlin_cours 23 7 9
onlin_exchang 21 4 6
onlin_for 1v 2 5
onlin_from 1y 2 6
onlin_in 1p 0 -8 2 9 6 -9 7 a
onlin_lesson 21 0 6 6 -5 7 e
onlin_marketp 1w 4 8 5 5
onlin_or 20 6 8
onlin_platfor 23 9 5
onlin_shop 1h 2 t 4 8 5 -6 6 -a
onlin_stor 1o 0 -6 2 m 5 -6
onlin_we 1w 2 9 5 -6 9 5
onlin_with 1l 4 a 7 7
only p 1 6 2 -b 4 13 9 -h a -e
only_# 1s 4 7
only_a 1y 8 5
only_aft 1v 0 -9 4 9 5 5 7 5
only_do 20 5 e
only_for 1j 0 -7 4 c 5 -7 6 -7
only_if 23 9 5
only_in 1w 2 -6
only_no 1w 8 c 9 6
only_onc 23 7 6
only_tak 21 5 7
only_the 1o 2 8 5 -a 7 5
only_verifi 20 8 6
only_what 1v 5 a
only_when 1s a a
only_with 1p 0 5 1 8 5 7
open r 0 -6 1 -a 2 -d 3 a 5 -n 6 1y 7 -c 8 -b
open_# 1t 5 -8 6 l
open_a 1b 3 -6 4 6 5 -a 6 v 9 -6
open_an 1y 6 7
open_and 1r 2 7 4 8 6 -6 7 9
open_at 1s 2 -7 6 f
open_bank 21 0 -9 9 f
open_by 1v 4 7
open_day 1w 4 5 6 8
open_for 20 3 i 5 -6
open_from 1q 5 -b 6 g
open_hour 1y 0 7
open_in 1s 5 9
open_it 1m 0 7 2 d 5 -7 6 -8
open_on 1u 4 5 5 9 6 -5
open_our 1y 6 7
open_sourc 1y 0 c
open_the 1j 2 -6 5 b
open_til 1s 5 -5 6 j
open_to 1v 0 5
open_until 1s 6 j
open_with 1t 3 6
opening 1v 0 -6 5 6
opening_and 23 0 -7 5 7
opera 20 4 g 5 -6 6 -6 9 7
operat 1m 0 -5 3 9 4 -6 5 a 8 6
operato 1g 1 5 2 -7 5 8 6 -7
opinion 1t 0 -6 4 7 5 h
opposit 23 0 7
optimis 1y 0 d
option 1g 2 9 4 7 8 -5 a -6
optiona 1o 0 9 1 8 2 -6
or i 0 d 1 j 2 5 3 -8 4 t 5 s 6 -q 7 -l 8 -h a -l
or_# 1o 0 -6 9 9
or_a 1b 0 5 1 6 2 l 3 -9 4 9 5 -7 6 -7 8 -7 a -6
or_aft 23 5 5
or_app 1t 5 d
or_at 1u 6 6 9 6
or_bank 23 0 -6 1 6 9 6
or_by 1n 0 -a 7 6 9 7
or_cash 23 4 7
or_com 20 4 9
or_english 1s 0 -7 5 b 9 6
or_fiv 23 0 8
or_for 21 4 5
or_four 1x 9 5
or_ful 23 4 5
or_get 21 2 6
or_hom 20 6 6
or_in 1o 0 -6 1 7 5 -6 7 8
or_it 21 4 7
or_just 1w 3 -6
or_money 20 2 -5 4 9
or_mor 21 5 6
or_night 20 5 5
or_no 1p 0 c
or_not 1s 5 7
or_offic 20 5 6
or_on 1r 3 7
or_one 21 0 9 5 -8
or_ord 21 3 8
or_our 1y 0 -7
or_phon 1v 5 8
or_recycl 23 5 6
or_red 20 1 6
or_six 23 6 8
or_spanish 23 0 6
or_tak 21 4 7
or_tamil 21 5 6
or_the 1e 0 9 2 7 3 -5 5 7 6 -9
or_thre 1q 4 o 5 -b
or_to 23 1 6
or_train 20 0 -7 4 8
or_two 1w 5 5
or_typ 20 0 8
or_video 1x 5 c
or_voic 1y 0 5
or_we 1r 5 9
or_week 23 5 6
or_with 1u 4 -6
orang 1n 0 d 2 8
orchard 1u 2 -a 3 f 5 -5 6 8
orchid 20 0 7 6 -5
ord u 0 h 1 -a 2 16 3 -5 4 o 5 -c 6 -f 7 -e 8 -f 9 -9
ord_a 1r 4 b 5 -6
ord_and 1j 0 b 2 h 4 6 5 -d 6 -9
ord_by 1j 0 -8 2 n 3 -6 4 -5 6 a
ord_for 1t 5 -5
ord_from 1m 4 g
ord_on 1r 2 7 4 6 5 -6
ord_one 23 a 6
ord_onlin 1s 2 f 5 -6
ord_the 1u 5 6
ord_through 1y 5 5
ord_with 1u 6 -6 a 7
order 1g 2 h 6 -6
order_onlin 23 2 6
ordinar 1o 0 -8 3 9 4 -5
organic 1h 2 e 3 9 4 -5
organic_cotton 1u 2 d
organis 1d 2 -a 3 -7 5 o 7 -6 9 -6 a b
origin 1p 2 7
origina 1g 2 -c 3 -7 4 6 6 r
orthopa 20 5 -7 6 b
oth z 0 h 2 -g 4 h 5 -i 6 9 7 -6 8 9 9 -5 a -9
oth_apps 23 1 5
oth_peopl 23 1 6
oth_s 20 0 -8 6 6
oth_sid 21 0 6
oth_with 21 0 7
oud 20 2 7
our i 0 -6 1 7 2 q 3 -b 5 j 7 -b 8 -c 9 -6 a -9
our_ai 1n 0 c 1 e 5 -6
our_algorit 23 0 7
our_app 16 0 b 1 b 3 -9 5 -f 6 -e 7 -6 9 k
our_associa 1x a 6
our_boutiqu 23 6 a
our_brand 23 2 8
our_centr 23 0 -a 4 9
our_design 23 5 8
our_driv 21 4 7
our_editor 1w 0 -a 5 6 8 c
our_engin 1u 0 9 1 7
our_factory 21 2 a
our_farm 21 2 5
our_field 23 2 6 5 -5
our_first 1y 3 6
our_garag 20 2 5 4 6
our_guid 21 1 5
our_lab 23 2 -5 5 7
our_list 20 2 5
our_littl 21 8 6
our_local 23 0 5
our_marketp 1s 4 e 5 -6
our_mechani 23 4 9
our_model 20 0 6 1 9
our_offic 23 5 6
our_onlin 1n 2 g
our_own 14 0 -b 2 i 4 -g 6 o 7 -5 a -9
our_partn 1u 0 -7 5 a 9 7
our_pilot 21 0 7
our_plan 20 0 9
our_platfor 1e 0 6 2 -9 4 s 5 -j 9 8
our_region 23 6 6 8 7
our_room 23 7 7
our_school 21 6 5
our_servic 1s 0 -a 1 b 5 a
our_shop 1r 2 7 6 6
our_sit 1h 2 m 5 -8 6 -6
our_smal 1w 5 b
our_softwar 1e 0 k 1 a 4 -6 5 -9
our_staf 23 5 9
our_stor 23 4 a
our_system 1o 0 e 5 -7
our_team 1m 2 -5 4 b 5 b 6 -7
our_technic 1y 5 7
our_tool 1n 0 8
our_two 23 5 7
our_van 1w 2 6 6 -7
our_warehou 21 4 9
our_web 1n 2 j
our_webshop 21 2 9
our_websit 1o 2 h 4 b 5 -7 6 -6
our_worksho 1q 3 5
ours 1h 0 d 6 -5
ourselv 1g 0 -9 2 6 3 -5 4 -6 5 m a -5
ourselv_and 1y 5 6
out q 0 8 2 -b 3 -b 4 e 5 7 6 6 7 -a 8 7 9 -8
out_and 1n 0 d 5 -7 6 -6 8 7
out_as 21 8 5
out_at 1y 0 5 7 6
out_by 1u 0 7
out_com 20 0 6
out_for 21 6 6
out_in 1n 5 -a
out_is 23 0 7
out_of 17 0 -6 2 9 9 -9
out_one 21 8 6
out_the 1h 2 -7 5 f
out_their 20 2 7
out_what 1u 0 -5 5 9 6 -5 a a
out_with 1r 6 6
outag 21 0 6
outcom 23 5 7
outdoor 1i 0 -e 3 c 4 -7 6 f 7 a 8 -5
outfit 1u 2 7
outgrow 21 4 5
outing 23 0 5
outlet 1x 3 6 5 -5 6 6
outlin 23 5 5
outlook 20 0 6
output 1y 3 8
outsid 1b 0 -6 4 -8 5 g 6 b 8 -7 9 -5
outsid_the 1v 0 5 5 5
oven 1i 3 6 6 b
over u 0 -b 1 b 2 -9 3 -7 5 p 7 6 8 -b a -6
over_# 1k 1 7 5 b 6 -7
over_a 1l 0 9 3 -6 5 c
over_and 1y a 6
over_at 21 4 d
over_it 1y 1 5 5 9
over_the 1b 0 -7 2 -5 3 6 5 -a 6 9 9 -6 a 5
over_thre 1w 6 -7
over_tim 21 1 6
over_to 1x 0 8
over_your 23 0 6
overdra 23 0 -7 9 h
overlay 20 0 e
overloc 23 7 a
overnig 1k 0 -5 4 a 5 -5
oversea 1y 0 -5 4 -6 5 b
oversiz 20 4 7 5 -5
overtim 1x 5 -5 9 9
overvie 1x 0 9
owe 20 0 -a 6 9 9 b
owed 21 0 7
owes 1w 9 a
owl 20 3 5 6 -5 7 6
owls 1y 5 7
own l 2 -b 5 8 6 j 7 6 9 -b a -f
own_account 21 9 8
own_and 1l 5 -8 6 -7 8 c
own_brand 1v 2 f
own_by 1r 4 6 6 a
own_colour 21 2 -7 5 9
own_crew 1y 5 a
own_design 21 2 8
own_electri 1y 6 6
own_field 20 2 f
own_fil 21 7 7
own_fit 23 5 c
own_gets 1s 0 6 4 c 5 -7 6 -7 8 9
own_hand 21 6 5
own_in 21 5 8
own_it 1y 1 7 3 9 5 -7
own_kitchen 1v 1 5
own_languag 1r 0 b 4 -8
own_list 1v 5 c
own_machin 21 6 8
own_not 20 7 5
own_of 23 1 7
own_off 23 4 a
own_onlin 21 2 6
own_pag 1y 4 a
own_phon 1s 0 d 5 -7 8 6
own_pric 1y 4 a
own_rat 23 4 8
own_room 21 5 -7 6 9 7 7
own_s 1s 0 8 4 5
own_smal 1x 5 f
own_voic 1v 1 5 5 8
own_with 1w 4 a
own_worksho 20 5 5
ownersh 1x 5 -6 9 d
owns 1o 0 6 3 -5 6 8
oxygen 1r 3 h 5 -6
oxygen_and 23 3 6
oyst 20 2 b
p 1y 0 5 9 7
p:# i 0 1q 1 -6 2 -6 3 -7 6 -9 7 -c 8 -j 9 6 a -f
p:#_# 1l 2 -6 6 5
p:#_% 1f 0 i 2 -5 5 -5 6 -b 9 6
p:#_a 1k 2 -8 4 9
p:#_and 19 2 -5 4 -7 5 f 6 -b
p:#_at 1x 2 6
p:#_befor 23 5 7
p:#_days 1m 5 -8 9 b
p:#_degr 1t 2 -6 5 6 6 8
p:#_dollar 1n 2 8 5 -6
p:#_euro 1e 0 -c 2 a 4 -5 9 e
p:#_for 1v 2 6 4 -6
p:#_guest 1t 0 8 5 a
p:#_hour 1q 0 7 5 a 6 -a
p:#_i 1w 9 5
p:#_in 1k 0 7 2 -5 3 -8 4 5
p:#_is 1y 6 5
p:#_k 1r 5 c
p:#_kilo 1x 3 7
p:#_km 1g 2 -7 3 6 6 f 9 -5
p:#_memb 1w 2 6
p:#_million 1y 2 5
p:#_minut 1p 6 5
p:#_month 1r 6 6
p:#_my 20 0 b
p:#_or 1w 0 8
p:#_pag 1r 0 6
p:#_peopl 1k 0 -7 4 8 6 8
p:#_per 1v 1 6 5 -8 6 5
p:#_percent 1m 9 c
p:#_piec 1w 2 e
p:#_pm 1n 0 9
p:#_pupil 23 4 7
p:#_s 1v 5 7
p:#_th 1p 0 -6 9 c
p:#_thousan 1y 1 5 8 5
p:#_tim 20 0 6
p:#_to 1n 0 7 5 -a
p:#_week 1p 0 -7 4 j 6 -9
p:#_with 1t 0 8
p:#_year 17 0 -e 5 -b 6 h 7 k 9 -6
p:% 1f 0 i 2 -5 5 -5 6 -b 9 6
p:%_of 1p 0 6 6 -5
p:a 9 0 -6 3 -c 4 y 5 k 6 -7 7 -9 8 -b a -6
p:a_# 1h 0 7 4 -6 5 d
p:a_baby 1s 2 d 5 -8
p:a_bad 1p 0 -a 3 9 4 -6
p:a_bag 1u a 9
p:a_balcony 20 3 7 4 9 5 -6
p:a_bank 1v 0 -7 1 8 5 7 9 8
p:a_bar 21 1 5 5 5
p:a_bed 23 0 6
p:a_big 1p 2 -6 3 a
p:a_bik 1y 2 -6 5 9 a 7
p:a_biscuit 1w a 7
p:a_bit 1p 1 8 2 8 5 -6 a 9
p:a_board 21 6 7
p:a_book 1w 2 8
p:a_bottl 23 2 -6 3 6
p:a_box 1q 2 a 6 -5 8 6
p:a_boy 1q 0 -d 2 -6 4 9 6 c
p:a_break 21 5 6
p:a_broken 1t 2 5 5 -6
p:a_bucket 1v a 8
p:a_burst 23 3 7
p:a_bus 1x 0 -b 5 d 6 -7 7 5
p:a_button 20 6 6 9 6
p:a_car 1i 0 -9 2 -6 3 8
p:a_card 23 0 5 9 7
p:a_cat 1s 4 8 5 -e a a
p:a_certifi 23 0 -5 5 -5
p:a_chair 20 0 -6 4 6
p:a_chemist 23 2 b
p:a_christe 20 a 6
p:a_client 20 5 6
p:a_coffe 1w 0 -5 7 9 8 b
p:a_cold 1v 5 7
p:a_company 1y 5 a
p:a_consult 20 0 6
p:a_contrac 21 4 7
p:a_cow 1y 0 -6 3 8 5 6
p:a_custom 20 4 8
p:a_day 1a 0 7 2 -b 4 5
p:a_dead 1s 6 8
p:a_decent 1u 5 8
p:a_dentist 20 0 5
p:a_dog 1s 4 6
p:a_draw 1m 2 7 5 -6 9 5
p:a_dril 1y 4 7 a 9
p:a_driv 1y 1 6 5 -6
p:a_drunk 21 2 -5 7 b
p:a_faceboo 1y 4 a
p:a_fak 23 0 -6
p:a_fal 23 3 a
p:a_family 1r 0 9
p:a_farm 21 4 7 8 5
p:a_fenc 23 7 7
p:a_few 1t 2 7 5 -7
p:a_field 23 4 5
p:a_fifth 1v 0 7 3 6
p:a_fight 20 4 5
p:a_fin 23 0 5
p:a_fing 23 3 6
p:a_first 1x 7 6
p:a_flat 1o 0 -a 2 -5 5 f
p:a_footbal 1y 4 7 5 7
p:a_form 1s 6 -6
p:a_fortun 1h 0 -9 2 9 3 6
p:a_forty 21 6 6
p:a_fre 1w 4 d
p:a_friend 1v 0 8 5 -7 6 5
p:a_ful 1s 5 9 6 6
p:a_gambl 1x 2 6 4 7
p:a_gas 23 2 8 5 -5 6 6
p:a_ghost 23 8 5
p:a_girl 1y 4 a
p:a_goat 23 0 -6 5 8 8 7
p:a_good 1m 0 6 5 -b
p:a_group 1x 6 9
p:a_gym 1v 0 8
p:a_half 20 9 6
p:a_heart 21 5 7
p:a_heat 21 5 9
p:a_heavy 23 5 8
p:a_high 21 5 6
p:a_hol 23 5 8
p:a_hom 1v 9 6
p:a_hospita 1x 0 -8 5 9
p:a_hous 1o 5 9 9 8
p:a_hundr 1k 0 b 2 -7 6 8
p:a_jar 23 8 b
p:a_kettl 23 5 6 6 8
p:a_kilo 21 2 6
p:a_lad 1r 2 -8 4 7 6 b a 5
p:a_lady 20 6 -5
p:a_lamp 1x 5 -7 6 -5 8 b
p:a_lawy 1v a 7
p:a_leaflet 1t 5 9
p:a_legal 23 6 5
p:a_let 1u 0 -5 3 5 5 -6 9 h a 5
p:a_list 1w 4 a
p:a_littl 21 6 5
p:a_liv 23 6 8
p:a_lock 1x 2 7
p:a_logo 20 4 8
p:a_long 1y 5 7
p:a_lot 1k 4 -6 5 -5 9 6
p:a_lottery 20 2 6
p:a_m 1v 4 9 5 6
p:a_machin 20 0 -6 3 c
p:a_man 1k 0 -8 2 -9 3 7
p:a_map 23 0 5 3 5
p:a_meet 21 2 6
p:a_mes 1y 4 9
p:a_million 20 0 5
p:a_mistak 23 0 a
p:a_month 1d 2 e 4 -6 5 -5 6 -b 9 h
p:a_moth 1w 8 9
p:a_nail 21 6 -6
p:a_nam 1x 5 7
p:a_napkin 20 5 9
p:a_newborn 20 2 a
p:a_night 1x 3 7 8 9
p:a_nightma 1x 5 6
p:a_normal 1w 6 5
p:a_not 1x 0 -7
p:a_noteboo 1s 9 e
p:a_numb 1x 4 f
p:a_pain 1y 2 7
p:a_pap 1m 4 7
p:a_parcel 23 4 9
p:a_park 21 0 -8 3 6 5 b
p:a_party 1x 2 6
p:a_pdf 1u 0 a
p:a_pencil 23 5 9
p:a_person 21 8 6
p:a_petrol 1x 6 7
p:a_photo 1w 1 9 5 -5 6 5
p:a_photoco 21 1 6 6 5
p:a_photogr 23 0 -8 1 9 5 8
p:a_pictur 1v 0 -6 a 8
p:a_plac 1u 5 -7 6 7
p:a_plan 1w 5 -5 6 6
p:a_plastic 1t 2 b
p:a_print 1x 5 -7 6 5 7 5 8 8
p:a_privat 20 4 8
p:a_profess 20 1 a
p:a_prop 1v 6 6
p:a_psychol 23 5 8
p:a_quart 1v 0 6
p:a_questio 20 5 -6 6 9
p:a_queu 20 5 7
p:a_rainy 23 6 6
p:a_rash 23 5 7
p:a_real 1u 8 6
p:a_retir 20 4 7 6 7
p:a_ring 21 6 5
p:a_room 1t 0 -7 2 -7 4 n
p:a_row 1y 3 6 5 -7
p:a_saturda 21 0 -6 9 6
p:a_second 1r 3 8
p:a_separat 23 0 6
p:a_sheet 20 6 6
p:a_shelf 1v 4 5
p:a_ship 21 2 9
p:a_shock 23 0 -7 3 5
p:a_shoebox 1s 5 5
p:a_shop 1q 4 -6 6 a
p:a_sick 21 5 8
p:a_singl 1v 0 5
p:a_slip 20 1 5
p:a_smal 1j 0 -8 1 6 2 a 6 -6 7 9 9 6 a -5
p:a_smel 21 2 8
p:a_spoon 20 4 9 5 7
p:a_spreads 1r 0 b
p:a_stick 20 5 8 9 5
p:a_stov 21 4 5
p:a_str 20 3 7
p:a_strang 1r 9 7
p:a_strip 20 5 5
p:a_student 21 4 6
p:a_studio 23 1 b
p:a_suitcas 21 4 7
p:a_tabl 21 3 8
p:a_taxi 1x 0 -6 6 5
p:a_teach 20 3 7
p:a_ten 1y 5 7
p:a_tent 21 5 -6 6 9
p:a_tenth 20 4 7
p:a_third 1j 2 -9 4 7 a 5
p:a_thousan 1p 2 -8
p:a_thumb 1y 2 5
p:a_til 20 7 6
p:a_tin 1y 5 -6
p:a_toddl 1y 0 6 5 -7
p:a_tool 23 7 5
p:a_tooth 21 6 5 9 6
p:a_train 20 5 6
p:a_tram 23 9 5
p:a_tre 21 7 c
p:a_trip 21 0 -9 5 6 9 9
p:a_tub 21 4 6
p:a_two 1u 0 8
p:a_used 1u 4 6
p:a_van 1w 4 8 5 8
p:a_villag 1y 0 7
p:a_wal 1s 0 a
p:a_wash 1y 2 -5
p:a_websit 1v 4 6
p:a_wed 1r 0 -8 2 5 5 7
p:a_week 1a 0 9 2 -9 6 9 9 7
p:a_weekend 1v 0 9 5 -5
p:a_wheelch 1t 0 -7 2 7 4 -5 a 6
p:a_whit 1y 4 9
p:a_whitebo 1s 0 a
p:a_whol 1o 2 a 5 6
p:a_woman 1t 6 -6
p:a_word 1w a 7
p:a_year 17 1 -6 3 -8 6 9 7 -7
p:a_yellow 23 0 f
p:a_yoga 23 0 a 5 -6
p:a_young 20 3 7
p:abandon 1w 0 -8 1 7 2 -6 5 -7 a d
p:about y 0 g 1 5 2 -c 4 -m 5 -d 6 -e 8 17
p:about_# 1x 4 -5 6 8
p:about_it 1n 3 7
p:about_money 1v 9 d
p:about_the 1j 4 -6 7 6 8 9
p:about_to 23 4 a 5 -5
p:about_who 20 1 6
p:about_your 23 0 8 4 5
p:abov 1q 4 -5 6 a
p:abov_a 23 6 7
p:abov_the 23 5 9 7 6
p:abroad 19 1 -7 2 f 4 7 a -9
p:abroad_and 20 0 -7 5 -5 6 6 7 5
p:abroad_but 23 5 5
p:abroad_can 21 2 f
p:abroad_is 20 2 7
p:ac 1w 4 6
p:academy 1w 2 -6 5 -5 6 6 7 b
p:acces 1w 5 -7
p:accessi 1y 5 6 8 8
p:acciden 1o 0 8 4 7 5 -9
p:accordi 20 4 6
p:account 1b 0 -g 1 d 2 -c 3 -a 4 -a 5 8 6 -9 7 6 9 w
p:accra 1h 0 -a 4 g 5 i 6 -7 a -5
p:accra_and 1y 5 9
p:ach 21 2 5
p:acros 1g 2 -7 4 d 6 6
p:acros_the 1o 2 -5 3 -5 4 8 6 8
p:act 21 6 8 a 8
p:activit 1y 0 -7 2 a
p:actuall 1u 0 5
p:ad 21 4 8
p:add 1u 1 c 5 -c
p:addres 1m 0 8 2 -5 6 -5
p:addres_and 23 0 -5 1 6 7 6
p:ads 1k 2 -5 8 h
p:ads_and 23 8 a
p:adult 1e 3 -5 4 -9 5 -6 6 d 7 7
p:adult_want 23 6 8
p:adult_who 1y 7 6
p:advanc 1w 9 7
p:adventu 21 2 g
p:advert 1q 8 c
p:adverti 1r 2 -7 5 -a 8 j
p:advic 1m 2 -6 4 -6 5 i
p:advis 1s 0 8
p:afford 1k 4 8 6 8
p:afford_a 1x 5 -7 6 b
p:afraid 1h 0 -b 1 b 2 -b 3 a
p:afraid_of 1n 0 -7 1 9 2 -8 3 6 a 6
p:afraid_to 1y 3 7
p:africa 1g 0 c 4 c 6 -7 a -5
p:africa_and 20 0 5 4 6 5 -7
p:african 1h 0 7 2 g 4 -5 5 -5 9 -7
p:aft t 1 -d 2 k 4 -a 5 9 6 c 7 -8 8 -d 9 -8 a b
p:aft_a 1c 4 -9 5 8 6 8
p:aft_an 1v 2 8 5 -6
p:aft_birth 23 a 6
p:aft_every 23 3 5 a 5
p:aft_harvest 1y 2 c 9 7
p:aft_nin 20 5 5
p:aft_one 1q 3 6 5 -6
p:aft_school 1v 4 b 6 -6
p:aft_ten 1t 2 9
p:aft_the 1e 8 -5 a 9
p:aft_thre 1q 0 5 3 6
p:aft_twenty 23 0 5
p:aft_two 1j 2 a 3 c 6 -8
p:aft_work 1q 4 5 5 -6 6 c
p:afterno 1l 3 5 a 8
p:afterwa 1q 2 -6 4 6 9 9
p:again 17 0 d 1 -8 4 -6 8 -8 9 6 a -5
p:again_and 1v 2 9 9 5
p:against 1q 2 5 4 -5 6 -8 a 5
p:age 1l 0 7 2 6 3 -6
p:age_of 1y 2 9
p:aged 23 0 7
p:agency 1a 2 -b 4 g 5 l 6 -7
p:agency_in 1y 5 8
p:agency_send 1v 4 7 5 8
p:agent 1f 1 8 2 -9 3 -7 5 h 6 c 8 -5 9 -7
p:agent_who 1x 5 h
p:ago 1r 5 -8
p:agr 21 1 6
p:agreeme 1y 2 8 5 -7
p:ai 1o 6 -5 7 c
p:aid 1x 4 -5 5 -5 7 9 8 6 a 5
p:aids 21 3 5
p:air 1m 0 -c 3 c 4 -7 5 8 6 6
p:airlin 1t 4 -6 5 g
p:airport 1n 2 d 6 -8
p:aisl 1r 0 6 2 b 5 -6
p:alarm 1o 3 a
p:album 1x 0 -6 2 q 5 -6
p:alcohol 1s 6 b
p:algorit 1w 2 8 6 -6 8 8
p:alik 1w 3 7
p:aliv 1y 4 6 6 -7 7 e
p:all u 0 l 2 7 3 n 5 -n 6 -8 7 -a 9 -7 a -6
p:all_and 1w 9 6
p:all_at 20 0 9
p:all_day 1e 0 -c 3 n 4 7 5 -7 9 -5 a -5
p:all_in 1p 0 8 4 6
p:all_is 1y 2 8
p:all_look 20 2 7 5 -6
p:all_my 1y 3 6
p:all_night 1v 0 -6 3 5 4 5 5 b
p:all_of 1p 2 -7 5 6
p:all_over 1x 3 6 6 6
p:all_the 1i 2 5 3 6 5 -e 6 7
p:all_week 1x 0 -6 3 7 4 6 5 -9
p:all_with 1x 5 6 8 6
p:allerge 1y 0 7
p:allergy 1p 0 7 2 8 5 -b 6 5
p:allow 1r 0 -7 1 a 5 -9 6 8
p:allow_to 23 0 -9 1 d
p:alon 17 0 7 4 7 5 -h 6 o 9 -a a -9
p:alon_and 1v 5 6 7 5
p:alon_at 21 0 6
p:alon_in 1q 0 -5 4 -6 6 g
p:alon_with 1v 0 -a 1 6 8 9
p:along 1q 0 -8 5 7 8 7
p:along_the 23 8 5
p:aloud 21 4 5 5 -7 8 6
p:already 1e 3 5 5 e 9 -6
p:also 1e 0 b 2 a 5 -6 6 b a -5
p:althoug 1o 0 -6 1 7 2 5 6 -a
p:alway 14 1 -6 2 i 4 -6 8 -6 9 5
p:alway_ask 20 2 7 5 -7
p:am 18 4 -7 5 -5 7 6 9 -5
p:am_a 1v 0 6
p:am_and 21 8 6
p:amazon 1v 0 6 5 7
p:ambulan 1v 0 b 5 -c
p:america 1h 1 8 6 -6 9 7
p:america_and 21 8 5
p:amharic 1y 1 9
p:amman 21 4 -6 5 b 6 6
p:among 1q 8 6
p:an u 0 b 1 -8 4 5 6 a 8 -a
p:an_acciden 23 5 -7
p:an_account 21 0 -5 9 i
p:an_agency 23 5 8
p:an_appoint 21 0 -5
p:an_emergen 21 3 6
p:an_empty 1r 0 -5 4 7 5 6
p:an_ex 23 5 -5
p:an_excel 23 0 7
p:an_hour 1a 4 6 5 -8 6 g 7 -5 8 -6 9 -6
p:an_inspect 21 5 -5 7 7
p:an_old 1k 0 5 5 8
p:an_onlin 21 6 a
p:and 4 0 j 1 -7 2 a 4 -7 5 q 7 -9 8 -c 9 -8 a -d
p:and_# 1j 0 9
p:and_a y 0 -a 2 -6 3 -b 4 6 5 s 6 -b 9 c
p:and_account 1x a 6
p:and_accra 1y 4 7
p:and_aft 1l 2 a 6 -8 7 6
p:and_agency 1v 4 8
p:and_all 1s 0 -6 1 a
p:and_also 21 0 9
p:and_alway 1t 4 8 5 -9
p:and_an 1n 0 d 4 -6
p:and_answ 21 0 9
p:and_are 1j 0 -9 3 7 5 6
p:and_ask 1n 5 -5 6 5
p:and_at 1k 5 -c 7 8
p:and_austral 23 8 5
p:and_bank 1v 0 -8 1 d 9 6
p:and_big 1s 5 6
p:and_birthda 21 0 -7 1 5
p:and_biscuit 23 5 c
p:and_bit 23 2 8
p:and_both 21 0 5 a 5
p:and_bottl 23 2 -5 6 7
p:and_brazil 1x 0 8
p:and_burn 21 1 6 2 7 5 -7
p:and_busy 21 5 6 7 5
p:and_buy 1m 5 a 6 -5
p:and_by 1o 5 -a
p:and_cabl 23 2 6
p:and_can 1k 0 -g 1 e 5 -9 7 b
p:and_car 1t 0 5 2 6
p:and_card 21 9 7
p:and_chang 21 0 5
p:and_chat 1x 0 8
p:and_cheap 1u 2 a
p:and_church 1x 5 5
p:and_client 1w 2 6
p:and_clinic 1s 0 8 5 6
p:and_cold 21 5 b
p:and_colour 21 6 d
p:and_company 1w 0 -5
p:and_consult 21 0 5
p:and_contrac 1v 0 b
p:and_cook 21 5 6
p:and_couldn 20 9 9
p:and_count 20 0 5
p:and_cours 23 a 5
p:and_custom 1m 2 7
p:and_cut 23 0 -5 1 6 8 5
p:and_dat 23 2 c
p:and_deal 21 5 -6 6 8
p:and_deliver 21 8 6
p:and_die 20 0 6
p:and_doctor 20 6 8
p:and_dog 21 4 a 5 -a
p:and_don 1e 0 d 2 -7 5 8 9 -6
p:and_doubl 23 0 8
p:and_driv 1s 6 a
p:and_each 1m 0 a 4 6 5 -c 6 -6
p:and_eat 21 0 5 5 -6
p:and_elderly 23 5 c
p:and_eleven 21 5 6
p:and_end 1q 0 -8 2 8 5 9
p:and_english 1x 0 a
p:and_ethiopi 23 2 8 4 -5
p:and_every 1k 0 b 4 -6
p:and_everybo 1x 3 b
p:and_expensi 1q 5 6
p:and_factory 1v 4 7
p:and_family 1n 0 -e 5 g
p:and_farm 1v 0 7
p:and_few 23 5 9
p:and_fifty 23 5 6
p:and_find 1n 4 a 8 8
p:and_fir 23 9 7
p:and_fish 1y 5 c 6 -7
p:and_flow 20 2 6
p:and_folk 21 5 a
p:and_food 1v 0 6
p:and_for 1r 0 8 4 -5 9 6
p:and_foreign 20 5 -5
p:and_forget 1r 0 6
p:and_form 23 1 6
p:and_forty 1q 0 -a 2 7
p:and_found 21 7 8 a 5
p:and_four 20 0 8 5 -6
p:and_fuel 23 4 6
p:and_get 1e 5 5
p:and_gets 20 9 5
p:and_go 1p 0 c 4 -5 5 -7
p:and_googl 23 0 c
p:and_got 1x 5 6
p:and_grandma 20 4 6
p:and_half 1k 3 6 4 6 5 -5
p:and_has 1w 5 5
p:and_hav 1h 0 -6 5 7 6 -b
p:and_he 1n 5 7
p:and_hear 1x 5 6
p:and_her 1v 5 6
p:and_his 20 0 -5
p:and_hospita 1s 0 b 5 -6
p:and_hotel 1v 0 b
p:and_hous 1y 2 6
p:and_i 15 0 f 2 b 4 -b 5 -g 6 -5 9 7 a -a
p:and_if 1w 5 -5 6 6
p:and_import 1u 2 a 5 -7
p:and_in 1e 0 -8 2 -8 4 d 7 -5
p:and_india 1s 0 7
p:and_indian 20 1 5
p:and_insur 20 5 6
p:and_is 1r 2 7 4 -6 5 6
p:and_it 1b 0 -7 2 7 3 6 5 -e 7 -7
p:and_its 21 0 a
p:and_kampala 20 5 8
p:and_keep 1t 0 9 5 7
p:and_kenya 1y 0 8
p:and_kenyan 21 0 -8 9 9
p:and_kids 1s 0 b 6 -6
p:and_know 1x 0 e 4 -8
p:and_lago 1x 5 9
p:and_land 23 6 6
p:and_landlor 1y 5 9
p:and_lat 1w 0 -5 9 6
p:and_learn 23 0 -5 1 6 5 -6
p:and_leav 1p 4 -6 5 7
p:and_liv 1w 2 -8 5 b
p:and_local 1t 8 a
p:and_long 20 5 6
p:and_look 1q 0 8 4 5 5 -8
p:and_los 1j 0 a 2 -8
p:and_low 20 2 -6 3 a
p:and_machin 23 4 6 6 8
p:and_mak 1t 5 b
p:and_manag 1y 5 -6
p:and_many 1m 0 -9 a 6
p:and_market 1y 9 5
p:and_me 1v 5 b
p:and_mexico 1y 0 c 2 6 4 -5
p:and_migrant 20 0 7 a 7
p:and_mis 1v 8 c
p:and_mor 1x 0 -6
p:and_most 1j 4 -b 5 6
p:and_moth 1y 5 6
p:and_mum 23 2 5
p:and_my 1d 0 9 5 -7 a -6
p:and_nairobi 20 6 7
p:and_need 1s 3 6 5 -8
p:and_neighbo 1x 6 6
p:and_nev 1g 2 8 3 -6 4 -9 5 -6 6 6 7 7
p:and_new 1t 2 6
p:and_nigeria 1r 1 8 9 5
p:and_no 16 0 -6 2 -c 5 h 6 -5 9 9
p:and_nobody 15 0 5 1 -7 9 -7 a 9
p:and_non 1s 3 7 8 6
p:and_not 1o 2 6
p:and_notic 21 5 9
p:and_offic 1w 8 5
p:and_often 1v 2 7
p:and_old 1m 2 c a 6
p:and_on 1l 0 -8 2 -6 3 8 5 5 6 -7
p:and_one 1i 0 d 2 7 4 -5
p:and_onlin 1v 0 -7
p:and_only 1s 0 8 6 6
p:and_order 23 6 5
p:and_our 1q 3 5 5 -7
p:and_own 1o 3 5
p:and_pakista 1y 4 5
p:and_pap 1s 0 6
p:and_parent 1j 0 -7 5 -9 6 8
p:and_pay 1i 0 -6 2 -7 4 e 6 9 9 7
p:and_peopl 1d 1 9 2 6
p:and_phon 1s 0 7
p:and_portuga 23 5 -6 8 5 a 8
p:and_post 23 a 8
p:and_pray 21 5 5
p:and_privat 1y 5 6
p:and_pupil 20 5 6
p:and_queu 20 6 e
p:and_quit 23 5 7
p:and_rain 23 4 5 6 -5
p:and_restaur 1u 0 7
p:and_run 1w 2 7
p:and_said 1s 2 8 5 7
p:and_says 1x 6 6
p:and_school 1m 0 9
p:and_scratch 23 6 6
p:and_see 1x 5 9
p:and_sel 1p 3 5 4 8 5 -c 6 7
p:and_send 1v 0 6 6 6
p:and_she 1m 2 b
p:and_shop 1s 0 8 5 7
p:and_sinc 20 8 5
p:and_sit 21 7 7
p:and_six 20 0 -6 5 7 9 7
p:and_slow 21 4 8
p:and_smal 1l 4 h 5 -9 9 -5
p:and_smel 1y 2 7
p:and_so 1u 0 a
p:and_social 21 8 5
p:and_sold 1y 4 6
p:and_som 1y 5 -6
p:and_someon 1v 0 6 5 -6 6 5
p:and_sometim 21 0 -5 9 5
p:and_south 20 5 7
p:and_stil 1j 0 5 4 -7 6 -7
p:and_stock 23 4 6
p:and_stop 1y 0 5
p:and_student 1y 4 a 5 -5
p:and_sugar 1x 2 9
p:and_tast 20 2 6
p:and_tax 23 0 8
p:and_teach 1w 7 8
p:and_teenag 1x 7 8
p:and_tenant 23 3 7
p:and_test 1x 0 6
p:and_the p 2 a 3 -8 4 -l 5 19 6 -7 7 -5 8 -b
p:and_their 1p 5 8
p:and_then 16 1 -6 5 m 8 -6
p:and_ther 1h 0 -7 1 6 2 9
p:and_they 1c 4 -9 5 b
p:and_think 23 6 7
p:and_thos 1v 0 -6 6 7
p:and_thousan 21 4 8
p:and_thre 1n 0 7
p:and_tim 23 0 5
p:and_told 21 2 -5 6 c
p:and_too 1v 4 9 5 -7
p:and_train 1w 0 -6 4 5
p:and_turkey 21 1 7
p:and_twelv 1x 4 5
p:and_two 1l 0 b 4 -6 6 -6
p:and_uganda 23 4 7 7 5
p:and_up 23 2 7
p:and_vanish 20 4 a
p:and_vietnam 20 0 7
p:and_villag 23 4 7
p:and_wait 1r 5 5
p:and_wash 23 5 5
p:and_watch 23 0 6
p:and_we 1i 0 9 5 -8 6 9
p:and_what 1s 3 5 5 6
p:and_when 1l 4 -5 9 6
p:and_who 1v 0 b 5 -9
p:and_with 1x 0 -6 5 7
p:and_without 21 a 5
p:and_women 1s 0 8 2 8
p:and_would 20 0 -5
p:and_writ 1s 3 6 4 a
p:and_wrot 20 5 -5
p:and_yet 1y 2 5
p:and_you 1f 0 7 2 d
p:and_young 1q 5 -9 6 7
p:and_your 1s 2 6
p:android 21 8 5
p:angel 21 4 b
p:angry 1k 0 6 1 8 4 -5 5 -7
p:animal 1m 6 7 a 6
p:annual 1y 9 a
p:anoth 1b 0 -c 2 6 5 h 6 -6 8 -7 9 7 a 5
p:answ 17 0 z 1 -5 2 -8 3 -9 4 b 9 -7 a -7
p:answ_and 1w 4 a
p:answ_in 1y 0 8
p:answ_the 1s 4 c
p:anxiou 21 2 8 5 -7 6 c
p:any 1a 0 -9 3 6 4 -8 5 9 6 8 8 9 a -6
p:any_mor 1j 0 -7 2 -5 3 a 4 -6 5 6 8 7
p:any_of 20 8 6
p:anybody 1o 0 -9 2 -8 6 a 7 5
p:anymor 1q 2 7 5 8 6 -5
p:anyon 1j 0 6 5 9
p:anyth 1e 5 -9 a -6
p:anyway 1q 5 -9 8 6
p:anywher 1t 2 -a 6 c a 8
p:apart 1m 0 -6 2 c 3 6
p:apartme 1k 0 -b 4 8 5 b 6 -a
p:apartme_in 23 5 f
p:app 1i 2 -6 6 -6 9 9
p:app_for 23 1 6
p:appeal 23 0 5
p:appear 21 5 5
p:appl 1t 3 8
p:applica 1k 1 9 2 -6 4 9 6 -5
p:appoint 1i 0 -7 1 8 5 9
p:appoint_in 1y 1 5
p:apprent 1w 6 -6 7 c
p:approv 21 1 6
p:apps 18 0 11 3 -9 4 -5 5 -7 6 -a 9 6 a -8
p:apps_are 1u 0 8 8 a
p:apps_assum 23 0 9
p:apps_in 21 1 5
p:apps_show 23 0 7
p:april 1v 5 9
p:apron 21 4 5
p:arabic 1r 0 i 4 -7
p:are h 1 -g 2 u 4 -d 5 -8 6 p 7 -g 8 f 9 -r
p:are_afraid 1n 0 -5 3 7 a 6
p:are_all 1o 2 a 8 9
p:are_alway 1u 5 6
p:are_book 1t 5 b
p:are_bor 1r 6 6
p:are_bought 20 2 7
p:are_dead 20 5 6
p:are_dry 21 2 7
p:are_eith 1u 2 -6 4 5
p:are_everywh 20 7 5
p:are_exhaust 1y 5 5
p:are_expensi 1j 6 5
p:are_fak 1y 4 e
p:are_far 1x 4 6 5 -6
p:are_for 1r 4 6
p:are_ful 1d 0 -d 4 6 5 -a 7 -7 8 r
p:are_gon 1u 0 7 5 -8
p:are_good 1x 4 5 6 -6
p:are_hard 1r 2 b 4 -5
p:are_hidden 1y 0 9 6 -5
p:are_import 21 2 6 3 6
p:are_in 1j 0 9 9 6
p:are_just 1v 2 6
p:are_lat 20 2 5
p:are_left 1v 6 5
p:are_lonely 1y 6 6
p:are_long 1v 6 8
p:are_lost 1w 5 -8
p:are_loud 1v 3 6 6 8
p:are_mad 1r 0 6 2 9
p:are_mis 1o 0 a
p:are_mostly 1w 2 9 6 -5
p:are_nev 1w 0 -6 2 7 5 8
p:are_not 1l 1 7
p:are_often 1v 0 -8 4 e 5 -5
p:are_old 1s 2 7 5 -8 8 6
p:are_on 1p 3 5 6 -6
p:are_only 1t 5 -8 6 6 a 8
p:are_out 20 0 d 1 5 5 -6
p:are_paid 23 9 7
p:are_refus 20 5 -6 6 6
p:are_run 20 0 -9 1 6 4 6
p:are_scar 1t 4 -6 5 7 6 5
p:are_short 23 0 5
p:are_smal 1y 2 7
p:are_so 21 2 6
p:are_sold 1v 0 -5 4 8
p:are_stuck 1w 7 6
p:are_the 1k 2 8 3 8 5 -c 8 6
p:are_thousan 1x 5 7
p:are_tir 1w 0 -8 5 6 8 7
p:are_told 1n 0 5 6 6
p:are_too 1i 0 -7 3 6 4 6 6 6 a -5
p:are_two 1v 8 8
p:are_written 1y 8 5
p:area 1n 2 -b 3 b 6 d
p:aren 1m 6 6
p:aren_t 1m 6 6
p:argenti 1v 4 a
p:argu 1n 0 -9 1 9 2 -6 4 -7 8 5 9 c
p:argu_about 1u 1 6
p:arm 1s 4 5
p:arms 1v 0 -6
p:around 18 0 -7 1 -5 2 -8 3 d 5 -a 6 7 9 -6 a a
p:around_her 1v 3 f
p:around_in 23 0 -5 4 6
p:around_the 1t 0 -7 2 -8 3 7 a 5
p:arriv 1a 0 a 2 -7 3 b 4 6 5 -6 8 -6
p:arriv_in 1q 4 7 6 -5
p:arrow 23 0 -e 1 i
p:art 1r 0 -7 4 -a 6 b 7 7
p:arthrit 21 2 c
p:articl 1w 0 7 8 6
p:artisan 1w 2 -6 6 5
p:artist 1n 0 -6 4 6 6 d 8 7
p:as x 4 -5 5 f 6 -a
p:as_a 1d 2 e 4 -6 5 7 a -6
p:as_an 23 5 8
p:as_if 1s 5 -b a 7
p:as_it 23 4 8
p:as_much 1u 2 8
p:as_nobody 1v 3 9
p:as_the 1r 5 7 6 -6
p:as_they 1q a 6
p:ash 1w 2 a 6 -5
p:asham 1r 5 8
p:asham_and 23 5 8
p:asian 21 2 7
p:asid 23 0 -8 9 d
p:ask x 0 c 1 -5 3 -6 4 -6 8 a
p:ask_about 20 0 -8 4 9 8 6
p:ask_alway 1y 0 -7
p:ask_and 20 5 7
p:ask_by 23 5 6
p:ask_can 20 2 6
p:ask_for 1e 0 k 3 -8 4 -9
p:ask_how 21 3 8
p:ask_if 1v 2 7
p:ask_in 23 0 9
p:ask_me 1k 0 -a 1 8 4 -7 6 -7 7 8
p:ask_the 1o 5 -b 6 6
p:ask_to 1x 3 6
p:ask_us 1w 2 8 5 a
p:ask_what 1r 0 7 8 6
p:ask_wheth 21 4 5
p:ask_which 23 6 8
p:ask_why 23 0 7
p:asks 1e 0 m 2 -7 3 -8 5 -f
p:asks_for 1n 0 7 2 -5 9 6
p:asks_how 20 0 5 2 5
p:asleep 1u 2 -5 6 8
p:assessm 21 0 a 5 -5
p:assista 1s 2 5 5 6
p:associa 1r 0 a 4 -6 5 6
p:assum 1x 0 a
p:at j 0 k 2 a 4 -8 5 -5 6 7 7 6 8 -d 9 -g
p:at_# 18 3 9 4 6 5 -9
p:at_a 1e 6 8
p:at_all 1i 0 a 6 -5 a 8
p:at_dawn 1y 0 -7 1 5 3 b 4 7 5 -6
p:at_each 20 7 6
p:at_eight 1v 6 e
p:at_eleven 21 6 5
p:at_every 20 0 5
p:at_fair 23 8 7
p:at_fiv 1r 4 8 6 6
p:at_four 1o 2 -a 3 9 5 6
p:at_half 21 0 6
p:at_him 21 4 6
p:at_his 1y 5 8
p:at_hom 16 0 9 2 5 4 -i 5 -8 7 l 8 -9
p:at_it 21 2 6 6 -6 7 5
p:at_me 1y 4 7 5 -6
p:at_midnigh 1o 0 9 4 -7 5 5
p:at_my 1p 0 6 3 6 5 -6
p:at_night 1a 0 6 2 -d 5 o 9 -7 a -7
p:at_nin 1u 5 b
p:at_onc 1p 0 6 5 -7
p:at_our 1v 5 -7 6 5 7 5
p:at_party 23 5 6
p:at_school 1v 6 -7 7 g
p:at_seven 1u 4 7 5 -6
p:at_six 1o 2 -7 5 -6 6 c
p:at_ten 1p 4 a 5 8
p:at_the w 1 6 2 e 3 -6 5 -9 8 -7 a g
p:at_their 1x 0 -8 5 e
p:at_thirty 20 0 -7
p:at_thre 1r 0 8
p:at_two 1t 0 a 4 -7 5 -5 6 5
p:at_wedding 21 4 5
p:at_work 1q 0 5 3 5 4 -7 6 5
p:ate 1n 0 f 3 -5 5 7 6 -9
p:athen 21 a 8
p:athlet 1x 0 5 6 a
p:attack 1v 0 -b 3 a 5 d
p:attempt 23 7 5
p:attend 20 2 5 5 -6
p:attenda 20 0 8
p:attenti 1v 8 c
p:attic 1v 5 6
p:aucklan 21 4 c
p:auction 21 4 8 5 -5
p:audio 1v 8 f
p:audit 1s 0 6 5 6
p:auditor 1w 0 8
p:aunt 1m 4 -7 5 9
p:aunti 1y 0 -7 5 c 9 7
p:austral 1i 0 8 2 6 4 -8 6 -5 8 5
p:austria 20 0 5 5 -7
p:author 1v 6 8
p:authori 1r 2 -6
p:autism 1v 6 9
p:autism_or 21 6 7
p:autisti 1v 0 -6 5 5 a 6
p:autumn 20 3 7
p:averag 1r 0 6 3 7 5 -8
p:avocado 1y 1 b 4 6 5 -7
p:awak 1t 3 7
p:awak_til 23 5 6
p:away 12 1 -9 2 6 5 6 7 -5 8 -c a b
p:away_and 1l 0 -9 4 -7 5 9 6 5
p:away_from 1v 0 8 4 -7 5 -8 a 7
p:away_or 21 2 6
p:away_with 23 9 8
p:awful 1s 3 b
p:awkward 1v 0 d
p:b 1p 0 i 4 -6
p:b_# 1x 0 8 5 -7 7 6
p:baby 1c 0 -6 2 7 3 b 4 -8 6 7 9 -6
p:baby_and 1v 6 b
p:back z 0 i 3 e 6 -b 9 -a
p:back_aft 21 2 6
p:back_and 1o 3 8 5 6
p:back_as 23 4 5
p:back_at 1x 3 9
p:back_for 23 5 6
p:back_from 21 9 5
p:back_of 1s 5 -9
p:back_pain 1x 6 8
p:back_room 23 0 6
p:back_with 1x 1 5
p:backgro 20 1 8
p:backyar 1y 3 a
p:bad 17 0 -7 1 -6 3 d 5 c 7 -a a -8
p:badg 1w 5 -5 6 8 8 6
p:badly 1n 2 -7 3 6 5 8
p:bag 1g 6 -6 9 -5 a d
p:bag_and 20 5 -6 a e
p:bag_of 1y 6 6
p:bags 1i 2 a 3 -8 5 6 a b
p:bak 1i 0 -7 2 c 4 6 5 -5
p:bakery 1j 0 9
p:bal 1o 0 -a 4 d a 8
p:balcony 1n 3 9 4 8 5 -6 6 -5
p:bali 21 0 6 2 7 4 -8
p:balloon 20 5 9
p:ballroo 21 6 9
p:ban 1q 2 -5 4 -5 5 c 6 -6
p:banana 1x 2 5
p:band 1o 0 -c 4 f
p:bang 20 2 -6 5 b 6 5
p:bangalo 1v 5 7
p:banglad 1r 0 -8 1 7 2 -a
p:bank 15 0 -r 1 p 2 -m 3 -7 4 -l 5 -c 7 -5 8 -8 9 22
p:bank_account 1x 0 -b 1 a 9 8
p:bank_and 1p 0 9 5 -6 7 6
p:bank_don 23 9 d
p:bank_in 23 1 a
p:bank_refus 21 9 b
p:bank_want 23 9 8
p:bankrup 23 6 5
p:bar 1h 0 5 2 -9 3 5 4 -a 5 7
p:barb 20 1 7
p:bargain 21 6 7
p:bark 1v 3 5 6 6
p:barn 1o 0 -7 4 9 5 -8 6 6
p:barri 1x 5 6
p:bars 1k 0 -6 2 6 5 6 6 a
p:bars_are 23 2 5
p:bas 1v 2 a 5 -9 6 e
p:basel 23 0 8
p:basemen 1y 4 -5 5 k
p:basket 1q 0 8 4 -6 9 7
p:batch 1s 0 6 2 5 3 6 5 -7
p:bath 1m 5 g 6 -8
p:battery 1k 0 -5 3 g 6 -9
p:battery_and 21 5 6
p:bavaria 1x 5 5
p:be 11 0 9 1 -9 3 9 4 -f 6 e 7 7 8 7 9 -9 a -7
p:be_a 1r 0 a 2 -8 5 6
p:be_found 23 6 8
p:be_on 23 0 7
p:be_seen 20 0 -5 5 -5 8 f
p:be_the 1x 3 5
p:beach 1m 4 -8 6 8 a 9
p:bead 23 2 8
p:bean 1s 2 c
p:bear 1y 0 -7 3 7 8 a
p:beat 1v 0 -c 1 8 4 7
p:beautif 1q 6 7
p:beauty 1v 7 6
p:becam 1y 5 -7
p:becaus w 0 6 2 -8 4 -b 5 h 7 -6 8 -a a h
p:becaus_a 1s 2 -6
p:becaus_no 1q 5 5
p:becaus_nobody 1k 5 -c 7 7
p:becaus_noth 1y 0 d
p:becaus_of 1g 0 -e 3 8 6 d a 8
p:becaus_the 1g 3 -7 4 -6 5 h a -5
p:becaus_ther 1x 5 -5 a 8
p:becom 1l 2 5 4 -6 5 8
p:bed 1i 0 8
p:bedroom 1p 0 -a 3 e
p:beds 1o 2 5
p:beds_in 23 a 5
p:bedtim 20 8 5
p:beef 23 2 7
p:been 19 0 5 2 -6 5 a
p:been_a 20 2 -7 8 8
p:been_ther 23 4 8
p:beer 1t 2 -a 5 9 6 b
p:befor 14 0 i 1 -5 2 7 4 -d 5 d 6 5 7 -b a -7
p:befor_# 23 0 -5 5 6 6 6
p:befor_a 1x 0 6
p:befor_i 1x 0 a
p:befor_it 23 4 5
p:befor_the 1k 0 f 3 -7 4 -6
p:befor_they 1y 0 5
p:befor_you 20 5 6
p:beg 1q a 7
p:began 1s 2 9 4 5
p:begin 1g 0 -6 4 -7 6 e
p:behind 19 0 -5 3 g 4 9 7 -8 9 -6
p:behind_the 1g 2 6 3 6 5 7 6 -8
p:beig 1u 2 g 5 -8
p:bel 1n 0 -a 2 -7 5 9 6 b 7 6
p:believ 1q 0 b
p:belly 1x 0 -7 3 6
p:belong 1q 5 -8 a 6
p:belong_to 1s 0 6 5 -5
p:belt 1s 0 -5 2 a 4 6
p:bench 1r 6 g
p:bend 1v 2 d 6 -5
p:beneath 1v 4 6 5 6
p:beneath_the 23 4 9
p:benefit 20 5 9 a 8
p:bengalu 1r 0 -8 4 9 6 6
p:bent 20 3 a
p:berlin 1p 0 -6
p:berth 23 0 5
p:besid 1q 0 5 5 -6
p:best 1g 0 -a 8 7
p:best_man 20 5 i
p:bet 1h 0 b 2 9 4 -5 5 -9
p:between 17 0 9 2 -6 4 d 9 -6
p:between_a 23 2 6 8 5
p:between_the 1v 5 9
p:between_two 21 0 9
p:beyond 1y 0 6
p:bibl 1y 2 6
p:big z 0 -8 1 -5 3 -6 4 l 5 e 7 -6 8 6 9 -9 a -6
p:big_apps 21 4 b
p:big_chain 1y 6 b
p:big_city 20 5 8
p:big_company 20 5 8
p:big_custom 20 5 6 9 6
p:big_platfor 21 4 d
p:big_sit 1w 4 a
p:big_stor 21 5 7
p:bik 1e 0 -b 2 -k 4 e 5 m 6 -6 7 -5 9 a
p:bik_cost 23 3 7
p:bik_for 21 9 c
p:bil 19 0 8 3 9 5 -5 7 -6
p:bil_is 1y 0 -7 a 7
p:bilingu 23 1 6
p:billion 1y 0 7
p:bin 1j 0 -5 5 9
p:bind 1v 0 9
p:bins 1v 0 -5 5 g
p:bird 1s 5 a
p:birth 1q 0 g 4 -6 5 -5
p:birthda 1f 0 -8 2 g 3 -5 5 m 6 -9 8 -5
p:birthda_cak 23 2 7
p:biscuit 1n 0 -6 2 8 6 -7 a 9
p:biscuit_tin 21 a 8
p:bit 1f 2 n 4 -8 5 -7 7 -5
p:bits 20 0 -6 8 5
p:black 1f 0 -6 2 9 3 g 9 -5 a -6
p:blad 1s 2 7 5 5
p:blam 1v 3 c 5 -6
p:blank 1w 7 6
p:blaz 20 4 b 5 -6
p:blend 1u 2 6 3 5
p:blind 1k 0 7 2 7
p:blind_and 1w 5 9
p:blink 1w 3 9
p:blist 21 5 6
p:block 1e 0 -b 3 r 4 5 6 -9
p:block_of 23 1 6
p:block_the 23 5 6
p:blog 1v 0 9
p:blood 1n 0 -g 1 7 4 -7 5 a a g
p:blood_test 20 0 -b 1 b
p:blow 1u 5 6
p:blu 1j 4 8
p:blunt 23 5 6
p:board 1e 0 6 3 -7 4 n 5 -h 6 e 9 -6 a -5
p:board_and 20 6 b
p:boat 1m 0 7
p:boda 1s 0 -6 5 -e 6 a 9 f
p:boda_rid 1w 5 -7 9 e
p:body 1n 0 -8 1 9 3 b 5 -6
p:boil 1i 2 g 6 -7
p:bon 1y 4 8
p:book 14 0 i 1 -8 3 -8 6 -f 8 e a -9
p:book_a 1x 5 7
p:book_and 1q 0 6
p:book_by 21 0 6
p:book_for 1y 5 a
p:book_on 21 0 6 8 5
p:book_out 23 5 7
p:booking 1l 4 8 5 9
p:booking_by 1y 4 5
p:booklet 1v 0 8 2 -8
p:booksho 1y 2 i 6 -5
p:boom 1s 5 -5 6 6
p:boot 1l 4 6 5 -8 6 8 a 8
p:boot_and 21 5 -5 a 9
p:bootcam 20 a b
p:bor 1d 2 a 5 5 8 -6 a -6
p:bor_and 1u 0 6
p:bord 1v 0 -5 9 b
p:borrow 1n 9 i
p:borrow_from 21 9 a
p:bos 1i 0 a 2 -6 3 -6 4 7 5 8 6 -6
p:both 1f 0 h 2 -6 4 -7 5 b
p:bots 1v 2 5
p:bottl 1c 2 c 3 d 6 8 8 -6 9 -5
p:bottl_and 1t 2 7
p:bottom 1v 6 a
p:bought 1e 0 7 2 5 5 -b 9 7
p:bought_a 1x 0 -6 4 5 5 -6 9 b
p:bought_the 23 9 5 a 6
p:bounc 1y 0 -5 5 a
p:bowl 1l 0 -6 2 7 6 e
p:box 15 2 c 3 8 5 -6 7 -7 a -6
p:box_and 1t 4 7
p:box_for 20 0 5
p:box_of 1x 0 -5 2 6
p:box_on 20 1 6
p:boy 1k 0 -5 3 -8 4 6 5 -5 6 a
p:boys 1k 0 -6 3 -7 6 a a e
p:br 1e 4 -6 a 8
p:br_a 23 0 -7 5 7
p:brain 1x 5 -5
p:brak 1t 5 e
p:branch 1r 0 9 3 -7 5 7
p:brand 19 0 -7 2 i 5 -e 6 d 7 -7 8 5 9 -8
p:brand_sel 23 0 5
p:bras 1v 1 5
p:brazil 1e 0 a 1 7 4 -7 5 -6 6 -b 8 7
p:brazil_and 1s 1 9
p:brazili 1r 2 d 4 -a
p:bread 1i 0 -9 2 b 6 b
p:bread_is 23 6 6
p:break 19 0 b 1 -5 2 5 4 -6 5 c 6 -7 7 -8 a -8
p:break_down 21 5 8
p:breakfa 1s 2 a 4 6 5 -6
p:breast 1w 2 6
p:breath 1l 0 -6 2 -b 3 i 4 -7 6 f 7 6
p:breed 23 6 6
p:brewery 1w 6 6
p:brib 23 4 b
p:brick 1q 0 -7 2 i 3 7 5 -d
p:brid 1n 2 -a 4 6 5 -6 6 h
p:bright 1y 0 -6 5 7 a 9
p:brillia 20 5 7 8 5
p:bring_a 23 6 6
p:britain 1x 0 6 5 6
p:british 1y 3 5 6 -5
p:brochur 20 0 -6 a b
p:brok 1g 3 -6 4 9 6 -9 9 6
p:brok_and 23 1 6
p:brok_tak 23 0 -6 4 c
p:broken 1b 5 5 6 5 7 -6 9 -7
p:broken_lamp 23 0 5
p:broom 23 5 b
p:broth 1i 3 -7 4 -5 a 7
p:broth_in 1v 0 8
p:brought 1t 5 -5 6 7 a 8
p:brown 1n 0 -d 2 i 4 6 6 -7 8 6
p:brush 1v 8 5
p:brussel 1y 0 6
p:bubbl 1s 5 8 6 8
p:buck 20 4 6
p:bucket 1n 0 -7 2 -5
p:bucket_of 20 3 8
p:budget 1k 2 -6 4 7 5 b
p:buffet 1v 4 9
p:build 17 6 b 7 e 9 -5 a -9
p:build_and 1y 0 -5 2 6
p:build_sit 1u 5 -7 7 6
p:buildin 1w 0 7 1 7 5 -6
p:built 1k 4 -7 9 5
p:built_for 1y 0 7
p:bul 21 6 6
p:bulb 21 5 5
p:bulk 21 0 -7 4 7
p:bulky 21 3 7 4 5
p:bump 20 3 b
p:bundl 20 5 9
p:bureau 21 0 7
p:burg 1x 6 e
p:buri 1v 0 5
p:burial 21 0 7
p:burn 1b 2 c 3 j 6 -6 8 -6 9 -5
p:burn_it 23 2 9
p:burnt 1m 0 -6 2 6 4 -6 5 9
p:burst 1s 3 6 5 7
p:bus 1b 0 -5 4 9 6 6 9 -8 a c
p:busines 1f 3 -7 5 d
p:busines_with 23 4 5
p:but o 0 -l 1 9 4 -b 5 8 6 k 7 g 9 -f a -7
p:but_a 1n 4 -6 6 7
p:but_aft 23 2 5
p:but_agency 23 5 8
p:but_are 1x 0 -5 3 6 5 7
p:but_big 23 4 b 6 7
p:but_can 1p 0 -c 1 h
p:but_cours 21 5 -8 7 8
p:but_don 1j 6 -7 a 8
p:but_feel 21 6 a
p:but_for 21 6 7
p:but_get 20 5 7
p:but_hav 1o 0 -5 1 5 3 6 5 6
p:but_i 1t 5 6
p:but_in 1v 4 6
p:but_it 1u 8 6
p:but_my 21 0 -5 8 a
p:but_no 1n 0 -c 1 7 2 7 6 -6 7 b
p:but_nobody 1l 0 -9 3 7 7 9
p:but_not 1s 2 -5 3 a 5 -7
p:but_only 20 3 7 5 a 6 -5
p:but_peopl 1x 5 5
p:but_shop 23 6 7
p:but_the 1b 2 e 3 5 4 -e 5 -7 6 7 7 5 a -7
p:but_their 20 a 7
p:but_ther 23 8 8
p:but_they 1p 0 6 4 -6 7 7
p:but_what 21 2 9 5 -7
p:but_when 1y 7 7
p:button 1n 0 c 5 -e
p:buy w 0 -c 2 9 4 r 7 -a a -d
p:buy_a 1f 0 -a 4 6 6 9 7 5 9 5
p:buy_and 20 5 6 6 -5
p:buy_at 1y 4 b
p:buy_cheap 23 5 7
p:buy_from 1s 1 6 4 7 5 -5
p:buy_in 1v 0 -9 3 7 4 a
p:buy_new 1v 4 b
p:buy_the 1s 0 8 2 c 5 -6
p:buys 1n 0 8 4 8 5 -a 6 -5
p:by o 0 w 1 -c 2 -k 3 r 6 -e 9 -9 a -9
p:by_a 1k 4 j 5 -6 6 -8
p:by_email 1r 0 e
p:by_even 20 8 5
p:by_eye 20 3 7
p:by_feel 20 3 9
p:by_gut 1y 0 8
p:by_hand 1b 0 l 1 6 2 -7 3 9 5 -8 6 -8 9 -6
p:by_itself 20 3 6 5 -6 7 5
p:by_law 21 0 6 5 -6 7 8
p:by_mail 20 0 7
p:by_noon 1u 0 -5 2 -9 3 f 5 8
p:by_one 21 5 6 6 -6 7 5
p:by_phon 1k 0 8 4 e 5 -a
p:by_plan 23 2 8 3 5 4 -6
p:by_ten 1v 0 -7 3 8 6 -8 7 8
p:by_text 20 0 8
p:by_the 18 2 a 4 -8 6 6 8 -7 9 a
p:by_then 1u 0 9
p:by_thre 23 0 -6 4 c
p:by_whatsap 1u 0 6 7 5
p:c 20 5 -5 7 6
p:cab 21 4 7
p:cabbag 21 5 6
p:cabl 1o 5 7
p:caf 1x 6 5
p:café 1n 6 b
p:cag 1u 3 8
p:cairo 1x 0 -7 5 d
p:cak 1j 0 a 6 -5
p:cak_and 23 7 5
p:cal 11 0 j 2 -g 3 -6 4 z 5 8 6 -e 7 -a 8 -9
p:cal_centr 1w 0 7
p:cal_it 21 0 5
p:cal_me 1y 3 9 4 5
p:calcula 1m 0 b 5 -9 9 c
p:calcula_by 23 0 7
p:calenda 1n 0 b 3 7
p:calgary 20 4 7 6 5
p:califor 1w 0 -5 3 6 5 8
p:cam 18 0 -7 1 -7 2 8 3 -a 4 -b 5 a 6 b 9 a
p:cam_and 20 0 -6 9 8
p:cam_back 1w 6 -5
p:cam_hom 1y 5 6
p:cam_in 1r 5 9
p:cam_out 1x 2 a 7 5
p:cam_with 23 5 5 6 7
p:camera 1j 3 g 4 -5 5 -7
p:camp 1l 4 7 5 -9
p:can r 2 -5 6 j 9 -c
p:can_afford 23 6 9
p:can_be 1t 6 8
p:can_do 1v 0 6
p:can_get 23 6 5
p:can_not 23 1 6
p:can_prov 23 0 7
p:can_say 21 0 5
p:can_see 23 0 8
p:can_t v 0 -a 1 7 2 -d 3 9 4 8 8 9 9 -9
p:can_you 1x 5 8
p:canada 1k 0 -7 2 b 3 -5 5 7 9 9
p:canada_and 1y 9 6
p:canal 23 5 -6 6 6
p:cancel 1o 0 -5 5 a 9 7
p:candida 1w 0 9 7 8
p:candl 1n 0 -7 2 c 7 8
p:cannot 19 1 6 2 -7
p:cannot_afford 23 4 6
p:cannot_be 1w 8 6
p:cannot_find 1v 3 6 7 8
p:cannot_pay 1y 5 -7 a b
p:cans 21 2 8
p:canteen 1q 0 8 2 -6 3 -5 5 6
p:cap_town 1s 5 6
p:capital 1l 3 7 4 -5 5 b
p:caps 1y 2 f 5 -6
p:car 11 2 -7 3 b 4 o 5 -c 7 -6
p:car_at 21 1 7
p:car_boot 23 6 8
p:car_in 1y 1 7
p:car_or 21 9 7
p:car_park 1w 1 5 4 d 6 -6
p:car_seat 20 2 8
p:caravan 1y 1 5
p:carbon 1v 5 a
p:card 17 0 i 1 b 2 -c 3 -a 5 -b 6 -7 8 -9 9 w a -7
p:card_and 1t 9 7
p:card_in 1y 0 7
p:caretak 1t 0 8
p:cargo 21 4 6
p:carpent 1s 5 b
p:carpet 1q 4 8 6 -7 7 6
p:carri 1l 0 -7 2 6
p:carrot 1v 4 b 5 -6
p:carry 1e 0 -5 2 a 4 -9 5 9 6 -5
p:carry_# 23 5 a
p:carry_the 20 5 6
p:cars 1i 0 -9 1 7 4 7 6 h
p:cart 1y 5 6 6 8
p:carton 1w 0 -5 2 9 5 6
p:cartoon 21 0 -5 8 6
p:carv 1y 0 -6 2 a 4 7
p:cas 1o 2 9 6 -6
p:cas_and 23 1 6
p:cash 1d 0 7 2 -6 3 -8 5 -d 7 -6 8 -5 9 12
p:cash_and 1v 0 7 9 6
p:cash_in 23 4 a
p:castl 23 5 b
p:cat 1e 0 -e 2 8 4 8 a 7
p:catalog 1n 0 -7 2 d
p:catch 1u 0 7
p:cater 1n 2 -6 5 5
p:cats 1n 0 -7 2 a 3 9 5 -e 6 6
p:caus 1u 5 -5 6 8
p:ceil 1q 0 5
p:cel 1x 6 6
p:cellar 1i 2 g 4 7 5 -8 6 5
p:cello 1y 0 a 3 6
p:cement 1r 3 f 5 -7
p:cent 1u 4 a
p:centime 21 5 7
p:centr 1e 0 f 2 -a 5 b 6 7
p:centr_and 1y 0 a
p:centr_in 1y 0 8
p:ceramic 20 5 -7
p:cereal 1w 2 c
p:certain 21 1 5 4 7 5 -9
p:certifi 1g 4 -7 5 b
p:certifi_and 1y 0 -7 5 d
p:chain 1d 0 f 4 -9 5 -9 6 n 9 -5
p:chain_stor 21 6 5
p:chair 1f 0 -b 3 -a 5 c 6 a a 5
p:chair_and 1v 4 5
p:chama 20 0 -8 9 k
p:chamb 23 5 6
p:chanc 1v 0 7
p:chang 17 0 q 1 6 4 -9 5 a 6 -c 7 -5 8 -8 9 -8
p:chang_and 1x 0 5
p:chang_each 23 0 6
p:channel 1v 5 6
p:chao 1q 0 9 8 8
p:chapt 1x 8 7
p:charact 21 5 9
p:charcoa 1v 3 d
p:charg 18 0 -7 1 l 3 h 4 d 5 -6 6 -5 7 -7 8 -8 9 -8 a -6
p:charg_a 1y 3 8 5 -9
p:charity 1p 0 -e 4 -6 5 9 6 -6 a o
p:chas 1j 0 6
p:chat 1h 0 s 6 -5
p:chat_and 23 0 8
p:chatbot 23 0 5
p:chatgpt 21 5 5
p:cheap 1a 2 9 5 -7 8 5
p:cheat 1m 2 -8 6 7
p:cheat_by 23 5 8
p:check 1e 1 8 2 -9 3 i 5 -8 6 -6
p:checkou 1w 0 9 4 7
p:chees 1p 4 7
p:chef 1o 0 7 3 8 5 7 6 -a
p:chemica 1p 0 -5 5 a
p:chemist 1m 0 -7 2 d 5 7
p:chemo 20 2 b 5 -7
p:ches 20 7 6
p:chest 1x 2 5 3 7 5 -5
p:chew 1s 0 -5 6 d
p:chicken 1q 2 n 5 -7
p:chil 1n 0 c 2 5 3 -7
p:child 1b 3 9 5 8 6 -6
p:child_has 20 2 6
p:child_s 20 0 -6 3 6 4 6
p:childre 11 0 -g 1 -6 2 7 3 -8 5 -7 6 -8 7 s a k
p:childre_and 1w 7 7
p:childre_are 1w 0 -7 7 8
p:childre_in 1s 7 5
p:childre_of 1x 5 -5 a b
p:childre_s 1w 0 -7 2 f
p:childre_sit 21 7 7
p:childre_to 1y 0 -6 1 5
p:childre_with 1r a c
p:chilli 21 0 6
p:chimney 20 3 5
p:chin 20 5 9
p:china 1n 2 m 5 -7 6 -5
p:chines 1t 2 5
p:chip 1p 0 -6 4 -5 5 e
p:chlorin 1x 5 8
p:chocola 1r 2 9 5 9
p:choic 1v 6 5
p:choir 1t 0 6
p:chok 1w 5 -5 6 -6 7 8
p:choos 1q 0 -6 5 7
p:christe 1w 3 7 a 5
p:christm 1m 0 c
p:church 1g 4 -5 5 e 9 -5
p:church_and 21 6 6
p:cinema 1t 6 f
p:circula 21 0 -6 4 f 5 -5
p:citizen 1s a 9
p:city 12 0 -6 1 -9 2 -e 4 h 5 m 6 n 7 -7 8 -b 9 -8
p:city_are 20 5 7 6 -6
p:city_buy 23 3 5
p:city_hav 20 0 6 5 -6
p:city_in 23 5 5
p:city_peopl 1v 4 6
p:claim 1l 0 6 4 -6 5 5
p:clas 1e 0 d 4 -5 6 n 7 -8 8 -6
p:clas_at 23 6 8
p:classic 23 3 8
p:classif 1v 4 j 5 -6
p:classro 20 7 6
p:claus 21 1 6 5 7
p:clay 1t 2 -a 3 b 5 -5 6 c
p:clean 1a 0 a 2 -c 3 8 4 6 5 -7 6 e 7 -6 8 -6 9 -7 a 5
p:clean_and 1v 4 6 5 -6
p:clear 1q 5 6
p:clerk 1r 0 9 5 -a 9 5
p:clerk_in 23 0 8
p:click 1m 0 e 6 7
p:client 18 0 k 3 -9 4 -7 6 6 8 -6 a -6
p:client_and 23 9 5
p:climat 21 0 8
p:climb 1l 0 6 7 7
p:clinic 1a 0 d 3 -7 5 t 6 -8 7 -5 8 -6 9 -6
p:clinic_in 1r 0 5 5 8
p:clinic_is 20 0 -6 5 c
p:clip 1r 0 -8 1 8 2 -5 3 5 8 8
p:clipboa 1v 0 f 5 -7
p:clock 1l 2 -8 4 e 5 -a 7 c
p:clog 23 6 5
p:clos 16 0 -l 1 -7 3 -7 4 b 6 d 8 h
p:clos_at 1r 3 5 6 5
p:clos_in 1v 5 7
p:clos_the 1w 0 -5 2 7 8 7
p:clos_to 20 6 5
p:cloth 1f 2 d 3 -5 4 8 5 -8 6 -c a k
p:cloth_and 21 a a
p:cloud 1r 1 6 6 -6
p:clu 1r 5 7
p:club 19 3 -9 4 6 5 6 6 8 7 -6 9 -7 a 8
p:club_and 1v 4 5
p:club_are 1y 6 6
p:club_with 20 a a
p:co 1t 2 -6 5 6
p:co_op 21 3 5
p:coach 1k 0 6 2 -6 4 d
p:coach_and 21 0 6
p:coal 20 1 5 7 c
p:coast 1q 6 a
p:coat 1p 0 a 2 a 5 -6
p:cobbl 1y 5 -a 6 f
p:coconut 21 5 6
p:cod 1h 0 e 3 5 5 -5 6 -6
p:cod_and 1y 0 9 5 -6
p:coeliac 1v 6 6
p:coffe 1e 2 -e 5 -a 6 g 7 7 8 7
p:coffe_and 1y 6 a
p:coffe_machin 20 1 6 7 6
p:coin 1s 5 -6 9 e a 7
p:cola 1y 2 6 5 6
p:cold 1c 2 -9 4 -5 5 g 6 d 7 -5 a -6
p:cold_and 21 6 5
p:colleag 1n 0 a 5 -6
p:collect 1f 2 6 6 -5 8 -5
p:colleg 1w 7 5
p:colombi 1s 9 6
p:colour 1f 0 e 2 6 4 -a 5 -8 6 6
p:com u 0 -a 2 -e 3 c 5 e 6 i 7 -7 8 -8 9 -7
p:com_and 1m 0 -a 2 -5 3 6 5 8
p:com_back 1h 5 -a
p:com_by 1t 0 a
p:com_for 1s 2 -5
p:com_from 1h 2 a 3 e 4 -7
p:com_hom 1r 0 -9 2 c 5 6 6 -7
p:com_in 1l 0 -8 4 -6 6 c 8 6 a 5
p:com_off 20 5 -6 6 7
p:com_only 20 8 6
p:com_out 1p 0 -8 1 d
p:com_the 1x 6 d
p:com_to 1i 2 -d 4 -8 6 h
p:com_when 23 5 6
p:com_with 1r 0 7
p:comic 1v 4 6 5 -7 8 g
p:comment 1v 0 8 2 7 5 -5
p:commerc 1s 4 5 5 -8
p:commiss 1v 4 -7 5 c
p:common 1v 3 7 5 -6 6 5
p:communi 1i 0 6 1 8 2 -5 9 -5 a 8
p:commut 1u 0 -7 2 8 4 5
p:company 11 0 -6 2 -7 3 -f 5 12 7 a 8 -a
p:company_and 1v 0 -5
p:company_hav 1y 0 7
p:company_in 1m 2 6 6 -7
p:company_los 23 1 8
p:company_of 20 5 a
p:company_want 1u 0 -8 1 5 6 6
p:company_with 1v 5 8
p:compar 1q 0 d
p:compet 21 0 9 7 5
p:competi 1r 7 8
p:complai 1d 3 j 5 -6
p:complai_about 1u 3 6
p:complai_and 21 3 6
p:complai_they 23 3 5 7 5
p:complia 1x 1 7
p:complic 1s 1 6 5 9
p:comput 1l 0 7 4 -6 5 -7 7 d
p:concert 1r 5 5 8 9
p:concret 1p 0 -5 5 b
p:conditi 20 4 a
p:conduct 21 1 7 4 5
p:confere 1u 5 7
p:confide 1y 5 -6 6 e
p:confus 1s 2 6 5 c
p:confus_and 23 2 6
p:consent 1u 0 9
p:constru 1o 5 6
p:consult 1j 0 b 2 -6
p:consult_and 20 0 5
p:consult_want 21 4 9 5 -8
p:contact 1w 9 6
p:contain 1k 6 -5
p:content 1u 0 5 2 8
p:contine 23 0 -5
p:contrac 18 0 b 1 -6 4 6 7 -6 9 6 a -6
p:contrac_and 1y 0 5
p:contrac_from 21 0 -5 2 7 8 5
p:contrac_in 1v 0 b
p:contrac_with 21 0 -5 2 9
p:contrad 1v 5 a
p:convent 20 2 b
p:convers 1s 2 -5 8 8 9 7
p:convert 21 9 7
p:cook 18 1 -6 2 a 3 c 5 7 7 -6 8 -5 9 -5
p:cook_a 23 4 7
p:cook_and 1w 4 9
p:cook_for 21 5 8
p:cook_on 21 3 7
p:cool 1v 3 5
p:coopera 1s 0 6 5 -5 6 -5
p:coordin 20 0 8
p:cop 1r 5 b
p:cop_and 23 5 6
p:copi 1n 0 5
p:copi_from 20 8 8
p:copy 1e 3 -6 7 7 9 -5
p:copy_and 20 6 6
p:copy_from 21 2 5
p:corn 1e 0 -e 2 6 5 b 8 7
p:corn_and 23 5 7 6 -8
p:corn_by 23 3 9 5 -9 6 6
p:corn_shop 1y 2 -6 5 f
p:corpora 1s 0 -5 5 7
p:correct 1r 0 7 5 5
p:corrido 1s 2 8 4 6 5 -c
p:cosmeti 1u 3 8
p:cost w 2 j 3 p 5 -m 7 -b 8 -h
p:cost_# 1d 2 b
p:cost_a 1g 0 -7 2 l 3 6 4 -8 9 6
p:cost_and 23 1 8 5 -6
p:cost_as 1w 2 9
p:cost_doubl 23 1 6
p:cost_four 23 9 9
p:cost_me 1v 0 7 2 6
p:cost_mor 1h 0 6 2 -7 6 8 9 -5 a 8
p:cost_much 23 5 5
p:cost_the 1y 9 6
p:cost_thousan 1y 2 -5 5 7
p:cost_thre 20 4 7 5 -8
p:cost_too 1r 2 6 4 d 5 -b
p:cost_us 20 3 a
p:costly 1s 3 6 4 -6
p:costum 20 4 9
p:cot 21 3 6
p:cottag 1x 4 6
p:cotton 20 2 7
p:cough 1q 3 d
p:could 1e 0 7 7 -6 a 8
p:could_not 1u 5 9
p:couldn 1n 0 -6 9 5
p:couldn_t 1n 0 -6 9 5
p:council 1k 3 -5 6 -6 8 5
p:counsel 1r 5 8
p:count 18 0 m 3 -a 5 -k 6 i 8 -8 a 6
p:count_and 20 0 -6 4 5
p:count_in 21 0 7
p:count_with 21 0 7
p:counter 23 4 8
p:country 1c 0 -6 5 -b 9 9
p:country_and 20 0 6
p:county 1o 5 7
p:coupl 1d 0 -6 5 c 7 -5 9 9
p:coupl_in 1y 0 -5 5 8
p:couri 1r 0 -a 3 6 5 9
p:cours 1g 0 5 2 -c 3 -6 4 -5 5 -e 7 w 8 -6
p:cours_are 1s 5 -8 7 f a 5
p:court 1q 6 7
p:cousin 1f 0 -9 4 b 5 9 6 -a
p:cousin_s 1x 4 9
p:cov 1k 6 5
p:cover 1y 5 8
p:cow 1r 0 -a 3 d
p:crab 23 5 8
p:crack 1k 0 -9 3 6 5 c
p:craft 1o 4 9 5 7
p:craftsm 20 0 6
p:crash 1r 0 l 5 -9
p:crat 1s 3 -6 4 b
p:crat_of 23 5 -5 6 8
p:crav 1v 6 8
p:crazy 1r 4 f
p:cream 1m 2 8
p:creativ 20 1 5 5 -6
p:creator 1r 0 a 2 -5 5 -7
p:credit 1i 1 8 2 -5 3 -6 4 -b 5 -5 9 u a -6
p:credit_card 1v 9 i
p:credit_history 20 1 b 9 8
p:crew 1k 0 6 1 6 4 -9 5 8
p:cri 1p 5 8
p:cricket 1q 4 8 8 5
p:crim 1v 0 -8 2 9 4 8 8 6
p:crisp 1s 2 8
p:croissa 23 0 7
p:crook 1s 0 -a 4 6
p:crop 1v 1 f
p:cros 1o 5 -9 8 5 9 8
p:cros_bord 21 0 -5 9 d
p:crowd 1n 0 -6 2 -7 4 e 6 d
p:cruis 20 0 -9 4 7 5 8
p:crumbl 23 2 5
p:crush 21 5 6
p:cry 1j 0 -c 5 g 6 6
p:crypto 23 5 9
p:cultur 1s 6 6
p:cumbia 23 8 8
p:cup 1v 0 -8 4 d 5 -a 8 8
p:cupboar 1m 5 e 6 -6
p:cups 21 6 -5
p:currenc 1w 5 7
p:current 21 0 -5 1 6
p:curtain 1t 6 e
p:custom 12 0 v 1 6 4 -b 8 -b 9 7 a -8
p:custom_ask 1p 0 c 5 -a
p:custom_com 21 1 5 6 a
p:custom_for 23 0 -6 5 9
p:custom_is 23 2 7
p:custom_who 23 0 -6 1 5
p:cut 1b 5 -8 6 -6 8 9
p:cut_in 21 2 8 4 5
p:cuts 1t 0 -5 2 6
p:cycl 1u 3 6 5 7
p:d 13 0 b 1 -8 6 -m 8 -7 9 g
p:d_been 1r 5 7 6 -5
p:d_nev 20 a 7
p:d_paid 20 4 a
p:d_put 23 0 8 5 6
p:dad 1h 2 e 4 -5 5 6 6 -7 a -5
p:dads 21 2 7
p:daily 1f 0 a 1 8 2 -c 3 8 5 -a 6 -7 8 5
p:dairy 1s 3 a 5 -8
p:dakar 1w 6 6
p:damag 1p 3 6 6 a
p:damp 1q 2 -a 3 d 6 7
p:damp_and 21 2 -6 3 8 5 8
p:danc 1n 6 c
p:dangero 1q 5 6
p:dangero_and 20 5 6
p:danish 23 5 6
p:dar 1q 0 c 8 5
p:dar_to 1v 0 5
p:dark 1g 0 -c 1 f 2 9 5 -7 6 8 8 6 a -5
p:dark_skin 1x 1 8 5 -5 6 8
p:dashboa 23 0 c 5 -7
p:dat 1e 0 l 3 -7 6 -6
p:dat_and 20 1 6
p:data 1e 0 j 2 -9 8 6 9 -6 a -6
p:data_and 20 0 8 1 5
p:data_is 21 4 6 8 6
p:daught 1g 0 6 3 8 6 -6
p:dawn 1v 0 -a 3 d 4 b 5 -8 6 -5
p:day x 0 l 2 -9 3 f 4 c 7 -d 8 -7 a -9
p:day_and 1f 6 f
p:day_i 1y 2 6
p:day_in 1x 4 a
p:day_of 1w 5 5
p:day_the 23 0 7
p:days 11 0 9 7 -8 8 -7 9 8
p:days_a 1x 5 -6 6 e
p:days_are 23 4 6
p:days_for 1q 4 -6 9 b
p:days_in 23 0 -a 5 -6 7 5
p:days_lat 21 4 7
p:de 20 0 6 2 8
p:dead 1d 0 9 3 -6 4 c 5 -a 6 d 9 -7
p:deadlin 1n 0 8
p:deaf 1o 0 -6 2 -5 3 b 4 -8 a b
p:deaf_and 23 3 5
p:deaf_peopl 20 8 8 a 9
p:deal 1f 0 7 4 a 5 -g 6 e
p:deal_with 1y 0 -5 7 6
p:dear 1o 2 8 6 -8
p:dear_and 23 0 6
p:death 1t 5 6
p:debt 1u 0 -7 5 -7 8 6 9 g
p:decemb 1u 2 d
p:decent 1k 6 7 a 6
p:decid 1n 0 7 2 -5 6 -5
p:deck 1v 0 7
p:decorat 1t 5 b
p:deducti 21 0 -7 9 e
p:degr 1m 0 -6 4 -6 5 8 6 5
p:degr_and 21 5 c
p:delet 21 0 6
p:delhi 1v 3 8
p:deliv 1q 4 -8 5 c
p:deliver 1e 0 -8 1 8 5 -8 6 6 9 5
p:deliver_not 21 1 b
p:deliver_rid 23 5 6 6 -5 9 6
p:demand 1o 3 7 4 d 5 -a
p:dent 1y 6 g
p:dental 1p 0 d
p:dental_practic 23 0 7
p:dentist 1i 0 8 2 -7 3 7 9 5
p:dentist_and 1y 0 -6 5 8
p:departm 1n 5 8
p:depend 1o 5 8 6 -5
p:depend_on 1o 5 8 6 -5
p:deposit 1h 0 8 2 -8 4 a 9 9 a -7
p:deposit_and 23 5 6
p:depot 1s 3 5
p:dermato 1x 0 -6 1 e 5 -7
p:descrip 23 0 5
p:deserv 1j 2 -7 6 f
p:deserv_a 20 a 6
p:deserv_mor 1y 5 7 6 7
p:design 1f 0 7 2 b 4 d 5 -6 6 -a 9 -7
p:desk 1f 0 9 5 5 6 -9
p:desk_and 1w 4 9
p:destroy 1t 2 8
p:destroy_the 23 8 5
p:detail 1y 4 6
p:develop 1j 1 e 2 5
p:develop_and 23 1 6
p:devic 1o 0 -8 3 f 5 -9 6 9
p:dhaka 1w 0 -7 6 8
p:diabet 1r 0 8
p:diabeti 1s 0 9 2 5
p:dialect 1y 0 8 5 -6 7 6
p:diap 20 2 a
p:diary 1n 0 7 2 5
p:diaspor 1q 0 c 4 -8 6 7 9 5
p:did 1b 0 u 2 -a 3 6 4 -b 6 -9 9 -7
p:did_i 23 3 5
p:did_it 1s 3 5
p:did_not 1v 6 6
p:did_you 21 0 c
p:didn 1q 5 7 9 8
p:didn_t 1q 5 7 9 8
p:die 1d 3 b 4 -e 5 9 7 7 8 -6 9 -7 a 8
p:die_in 1v 5 -6 6 9
p:died 1h 5 6 8 6
p:died_we 21 5 a
p:dies 1o 0 -5 5 e 6 -8
p:diesel 1l 0 c 2 -8 3 a 4 7
p:dif 1y 0 6 2 8
p:differe 19 0 i 4 d 5 -a 7 -7
p:dig 1s 2 5 4 6 5 -6
p:digital 1r 2 6 6 -5
p:dignity 23 5 a 6 -6 a 6
p:din 1h 0 d 3 -5 5 -7 6 d
p:din_and 21 2 7
p:diploma 1w 5 8
p:directo 1x 5 b
p:dirty 1m 5 5 6 a
p:disabil 23 6 -6 a 8
p:disabl 1y 5 7
p:disappe 1l 0 -5 5 e
p:disappo 21 2 a 5 -6
p:disast 23 5 5
p:dischar 21 0 9 4 -6
p:discord 23 0 a 1 5
p:discoun 1s 0 9
p:diseas 1u 5 -6
p:dish 1t 5 -6
p:dispatc 21 1 6
p:disposa 1v 2 6
p:disput 1v 0 9
p:distrib 1u 4 a
p:distric 1k 2 -5 a e
p:divorc 1l 5 a
p:diy 1y 6 g
p:diy_stor 21 6 f
p:dj 21 5 5
p:dms 1w 0 7 4 6
p:do x 0 a 1 -8 4 e 5 b 7 -7 9 -c
p:do_a 1x 5 7
p:do_it 1l 5 d 6 -7
p:do_not 1c 4 s 5 -b
p:do_the 1p 0 9 6 6
p:do_we 23 5 -5 a 6
p:do_with 1u 6 b
p:doctor 1a 1 5 2 -8 4 -a 5 l 6 j 7 -6 9 -7
p:doctor_and 1w 6 8
p:doctor_in 23 5 7
p:doctor_says 23 0 -6 1 6 3 8
p:documen 1p 0 6
p:does 1a 5 f 7 -6
p:does_it 1y 2 6 5 5
p:does_not 1m 2 7 5 5
p:does_noth 23 1 7
p:does_the 20 4 a
p:doesn 19 5 b
p:doesn_t 19 5 b
p:dog 18 0 -h 2 5 3 m 4 7 6 -7 9 -6
p:dog_and 1y 5 5
p:dog_is 23 4 d 5 -5
p:dogs 1d 0 -d 2 9 3 5 4 9 5 -e 6 b 7 -6 8 -5 9 -5 a c
p:dogs_and 1w 5 -7 a 6
p:dogs_from 23 5 6 6 7
p:dogs_in 21 6 6
p:dollar 1f 5 -c 9 a
p:domesti 1w 2 6 5 -7
p:don s 0 9 1 -6 a -8
p:don_in 23 0 -7 8 a
p:don_it 23 0 -7 9 6
p:don_t t 0 i 2 -6 5 6 6 -6 7 -6 a -8
p:donor 1q 0 7 5 -6 a e
p:dont 1w 1 8 5 -5
p:door 18 1 a 2 -7 4 8 8 -6 9 -a
p:door_and 1v 0 7
p:door_to 21 0 -6 1 7
p:dorm 20 6 8
p:doubl 1f 0 m 5 -a 9 -6
p:doubl_and 1v 0 7 5 -6
p:doubl_book 1x 0 5
p:doubl_booking 1y 4 6
p:dough 1v 2 6 3 5 4 -6 5 -a 6 9
p:down 16 3 -c 4 -9 5 j 9 -a a 8
p:down_in 1y 2 a
p:down_syndrom 21 a 9
p:down_the 1q 2 -8 3 -5 5 8 6 6
p:downloa 1w 1 6
p:drag 1w 2 c 4 -6
p:dragon 23 6 5
p:drain 1u 0 8 3 -6 5 f 6 -5
p:draw 1b 1 9 2 5 3 -7 4 7 5 -a 6 -6 7 5 9 a a -a
p:draw_and 21 6 6
p:drawing 1y 0 7
p:drawn 21 2 5
p:dread 23 8 7
p:dream 1o 5 8
p:dream_of 1t 5 7
p:dres 1j 0 6 4 -6 5 8 6 6
p:drew 20 5 6
p:dri 23 2 9 7 5
p:drift 21 0 5
p:dril 1k 2 -7 4 l 5 -9 6 -7 a d
p:drink 1e 2 b 4 -8 6 g
p:drip 1r 3 8
p:driv 11 2 -k 6 p a -b
p:driv_# 1x 6 6
p:driv_and 1w 1 6
p:driv_in 1x 0 -6 9 h
p:driv_to 1n 0 -7 6 7
p:driv_two 23 5 6
p:drivewa 1t 1 c
p:dron 20 0 -8 4 5
p:drop 1f 0 -5 3 c 4 -c 6 c 9 -5 a e
p:drop_out 1w a 5
p:drov 1r 6 -8 7 h a 8
p:drown 1l 5 6
p:drown_in 1q 5 9 6 -6 7 5
p:drug 1u 0 g 5 5
p:drugsto 1x 2 b
p:drum 1r 0 -6 4 f 6 7
p:drunk 1v 2 -6 7 a
p:dry 1d 2 8 5 6 6 7 a -6
p:dry_and 21 2 5
p:dry_clean 20 6 a
p:dry_out 20 3 7
p:dubai 1j 0 7 5 e
p:dubai_and 1v 4 7
p:dublin 1y 9 7
p:duck 1y 2 7
p:due 1o 0 n 4 -7 5 -b 6 -5 9 9
p:due_to 20 0 a
p:dump 1p 3 -5 4 6 5 6 6 -7 a 7
p:dur 1p a 8
p:dur_the 1y a 6
p:dust 1p 0 -8 2 f 5 7
p:dusty 1x 6 7
p:dutch 1x 5 8 7 5
p:duty 1x 5 a
p:dy 1s 0 -7 8 7
p:dye 23 3 7
p:dyslexi 1y 0 h 7 -6
p:e 1j 0 c
p:e_bik 1v 4 9
p:each x 0 g 3 9 4 k 5 -j 6 -g 7 -9 a a
p:each_day 1r 0 8 4 -5 a 5
p:each_friday 23 0 6
p:each_month 1p 5 -a 6 5 9 c
p:each_night 23 4 7
p:each_of 21 4 7
p:each_one 1x 7 5
p:each_oth 1k 0 8 4 8 6 -8
p:each_week 1p 0 6 3 7
p:each_wint 23 3 7
p:ear 1s 1 a 2 -6 5 -6 6 6
p:early 1p 3 m 5 -b
p:earn 1h 0 -8 3 -7 8 e 9 e
p:earn_noth 23 2 5 6 6
p:ears 1q 0 -8 1 8 3 6 4 -5 5 7
p:easily 20 0 8
p:east 1m 0 a 4 9 6 -6
p:east_africa 1x 0 6
p:eat 18 2 w 3 -7 4 -d 5 -d 6 d 7 -7 8 -8
p:eat_the 1w 0 6 1 6
p:eaten 1v 2 6
p:eats 1h 0 -7 2 -7 3 8 5 i 6 -9
p:eats_the 1y 0 -6 3 7
p:egg 1r 2 d 6 5
p:eggs 1y 5 -7 a 6
p:egypt 1q 0 8 1 9 4 -7 5 -9 6 -5 8 7
p:egypt_and 21 5 -5
p:eight 18 0 8 3 -9 4 c a -9
p:eight_hour 21 5 8
p:eightee 1s 2 -6 5 9 6 -6
p:eighty 1k 0 9 3 -5
p:eith 1d 0 -7 2 6 4 7 8 5
p:elbow 1u 2 9
p:eld 1v a 7
p:elderly 1q 0 -a 4 -7 5 c a 9
p:electri 1f 1 g 2 -c 3 d 4 -9 6 -a
p:electri_cars 1x 0 -5 1 c
p:electro 1x 0 -7 3 d
p:eleven 15 2 -b 4 h 5 -8 9 6
p:eleven_minut 21 a 6
p:eleven_peopl 23 8 c
p:eleven_thousan 1x 2 5 3 6 5 -7
p:eleven_year 1v 1 9
p:els 1e 4 a 5 5 8 -5
p:els_s 1y 7 6
p:elsewhe 1u 0 6
p:email 1c 0 17 3 -5 6 -7
p:email_and 1t 0 7
p:embarra 1t 2 5
p:embassy 20 4 5 5 6
p:emergen 1o 3 5
p:emigran 23 5 8
p:employ 1f 0 -8 2 6 3 -6 5 -5 a e
p:employ_in 23 2 e 5 -5
p:employe 1t 5 a 7 5
p:empti 20 0 -5
p:empty 14 0 -8 2 -h 4 z 6 6 9 -9
p:empty_and 1t 3 6 4 8 5 -8 6 6
p:empty_hous 21 5 -6 6 a
p:empty_on 21 6 6
p:empty_room 21 0 5
p:end 16 2 d 3 -8 4 6 8 -6 a -5
p:end_in 1x 2 j
p:end_of 1o 9 6
p:end_up 1e 2 c a -6
p:endles 1r 4 6 5 -6
p:ends 1g 3 -5 4 8 5 8
p:ends_at 21 5 -5 6 9
p:ends_in 1r 4 b 6 -6
p:energy 1n 0 b 2 a 6 -6
p:engag 21 6 8
p:engin 1f 0 c 2 -9 9 -5 a 6
p:engin_and 20 7 a
p:engin_in 23 0 9
p:england 1y 7 5
p:english 1d 0 d 3 -5 5 -5 6 -6 7 f
p:english_and 1r 0 -6 7 d
p:enough 1k 2 7
p:ent 1u 5 d
p:entir 1w 0 6
p:envelop 1s 5 -7 9 f
p:envelop_and 23 0 8
p:episod 20 5 6
p:equipme 1v 2 -7 3 7
p:escap 1w 3 6 5 -6
p:escap_room 21 2 8
p:especia 20 0 -5
p:estat 1h 2 -a 3 -8 5 8 6 g
p:estat_agent 1x 0 8
p:estimat 1y 9 6
p:ethiopi 1r 2 b 3 6 4 -7 6 -6
p:etsy 20 5 7
p:eu 1v 0 c
p:euro 1a 0 -b 1 8 2 9 7 -6 8 -6 9 h
p:euro_and 1q 4 9 5 -a
p:euro_for 1x 5 6
p:europ 1n 1 5 3 9 4 5 5 -7
p:europea 1v 0 8
p:even 14 0 i 5 -7 7 -7 9 -7
p:even_and 1r 4 -5 6 5
p:even_i 23 0 5 3 6
p:even_in 1x 5 -5
p:evening 1k 4 5
p:event 1l 0 a 5 5
p:every u 0 r 1 -8 2 -a 3 6 7 -b 8 5 9 -c a 6
p:every_day 1l 1 6 2 -5 4 8
p:every_even 1s 8 b
p:every_morn 1v 0 8
p:every_night 1x 0 6 4 5
p:every_one 21 8 5 9 5
p:every_second 1t 5 -5
p:every_singl 21 3 5
p:every_sum 1w 5 5 a 5
p:every_thre 21 2 7
p:every_tim 1u 0 -d 3 8 6 6 8 7 a 6
p:every_week 1l 0 5 2 -6 3 a
p:every_year 1n 0 6 5 b
p:everybo 1b a 5
p:everybo_in 1y 2 6
p:everyon 16 2 -5 3 -6 4 e 5 j 6 -6 9 -7
p:everyon_els 1v 4 5 5 7
p:everyon_has 1u 2 5 7 6
p:everyon_in 1y 4 6
p:everyon_s 1t 5 7
p:everyth 15 0 7 3 c 4 -6 5 8 6 -7 a -6
p:everyth_and 1s 0 -7 2 7 9 6
p:everyth_is 1r 0 9 3 9 4 -6
p:everywh 1f 0 b 2 8 5 -a 6 6 9 -6
p:everywh_and 1w 0 6
p:evidenc 21 a 7
p:ex 1s 0 7 5 -6
p:exactly 1q 4 a 5 -8
p:exam 1n 0 d 6 -6 7 5
p:excel 1d 0 p 2 -6 3 -5 6 -6 7 6
p:excel_and 1s 0 9
p:excelle 21 5 6
p:except 1t 6 9
p:exchang 1u 0 d 9 5
p:excus 21 a 5
p:executi 21 5 9
p:exercis 1q 0 a
p:exercis_book 1x 0 7
p:exhaust 1r 0 6
p:exist 1d 5 -e 8 9
p:expat 1q 2 -5 4 e 5 8 6 -5
p:expect 1t 0 -9
p:expensi 16 2 e 3 7 4 -d 5 5 6 f 7 -a 8 -8 a -5
p:expensi_and 1i 2 b
p:expensi_for 1u 5 a
p:expert 1v 0 -8 4 8
p:expir 1n 0 o 4 -6
p:explain 1j 0 -6 1 a 2 -6 4 -9 5 i
p:explain_it 23 1 6
p:explain_what 21 1 5
p:explana 23 0 7 8 5
p:explod 1s 2 8
p:export 1o 2 g 6 -5
p:extensi 1y 1 6
p:extra 1u 8 7
p:eyes 1o 0 -8 3 h 6 -5
p:fabric 1u 2 7 5 -6 6 7
p:fac 1e 2 f 3 -8 5 -7 7 -5
p:fac_a 23 6 5
p:faceboo 1f 0 -e 3 -6 4 6 5 -a 6 -c 7 -5 8 r 9 -6 a j
p:faceboo_and 21 8 9
p:faceboo_group 1p 0 -8 4 h 6 -7 8 g
p:faceboo_pag 21 0 5
p:factory 1c 4 l 5 9 6 -9 7 7 8 -6 a -7
p:factory_and 1w 5 7
p:fad 1t 6 7
p:fail 1e 0 d 1 7 4 -9 5 7 6 -7 7 9 9 -7 a -5
p:fail_the 1v 7 7
p:failur 21 0 6
p:fair 1m 0 -9 4 c 5 -8 8 8 9 9
p:faith 21 0 -7 7 8 8 6
p:fak 1c 1 5 2 b 3 -9 6 d 9 -a
p:fak_or 23 4 5
p:fal 1d 0 -8 2 d 3 c 4 6 8 -6
p:fal_apart 1v 2 b
p:fal_in 21 5 6
p:fal_off 20 2 9
p:fals 1w 0 -9 1 6 3 6
p:family x 2 a 3 -8 4 -8 5 f 7 -8 8 -7 a 7
p:family_abroad 20 7 8
p:family_and 1s 0 -6 5 a
p:family_but 23 0 6 1 5 4 -6
p:family_can 23 5 8
p:family_get 1y 5 5
p:family_hav 1y 0 8 5 -b
p:family_her 23 1 7 5 -7
p:family_in 1h 0 -9 2 -8 5 a
p:family_liv 1v 5 a
p:family_of 20 2 6
p:family_pay 23 0 b 5 -7
p:family_that 23 0 6
p:family_with 1u 5 a
p:famou 1w 0 -5 3 8 4 b 5 -6
p:fancy 1w 5 -6 6 8
p:fans 1k 0 8 2 b 5 -d 6 -5 9 -5
p:fantasy 1x 0 -9 8 k
p:far 1a 0 7 1 -6 6 b 7 7 8 -a 9 -8
p:far_and 20 6 7
p:far_away 1o 4 -8 5 9
p:farm 16 0 -5 2 d 3 c 6 -9 a -6
p:farm_and 1q 0 -9 1 8 5 f
p:farm_hav 23 2 6 4 5
p:farm_in 1q 3 9
p:fast 1l 6 6
p:fat 1r 0 -a 2 6 5 -9 7 b
p:fath 1c 2 b 3 5 4 -b 5 6 7 -8 8 -6
p:fath_s 1v 5 -8 6 5
p:fault 1w 5 7
p:fax 20 5 6
p:fear 1h 5 c
p:fee 1o 4 9 5 -6 9 9
p:feed 1h 0 -8 2 k 5 -c 8 6 a -6
p:feedbac 1y 0 5
p:feel 16 2 -e 3 a 6 s 7 -9
p:feel_guilty 21 6 6
p:feel_lik 1q 5 5
p:feel_unsaf 23 3 5
p:fees 1e 5 -a 6 -6 9 l a a
p:fees_and 1w 9 5
p:feet 1n 0 -5 2 c 3 5 5 -7 a a
p:fel 1m 2 -6 9 6
p:fel_in 23 9 6
p:felt 1o 3 -5 4 7 5 e 6 -8
p:femal 1y 7 9
p:fenc 1r 0 -6 2 -6 6 7
p:fern 20 1 6 2 -6 7 5
p:ferry 1s 5 b
p:fertili 1y 2 5 5 5
p:festiva 1r 0 8 3 8
p:fetch 1v 0 8
p:few 1g 0 8
p:few_month 21 2 7
p:field 1k 4 i 5 -9 9 -6
p:fifty 1e 4 -8 5 b 7 -6
p:fight 1g 3 7 6 5 7 -5 9 5
p:fight_about 1x 0 7
p:fight_with 21 3 6
p:fil 18 0 9 2 -6 3 -8 5 9 6 9 8 -5
p:fil_a 1x 3 5 5 -6 6 7
p:fil_by 23 0 8
p:fil_in 1p 0 a 5 -6 6 8
p:fil_the 1x 0 -5 5 d
p:fil_with 1w 0 -6
p:filipin 1v 2 8 9 7
p:film 1g 1 5 2 a 4 -a 8 b a -5
p:film_and 21 2 6
p:film_crew 23 5 8
p:filt 1w 7 6 a 6
p:fin 1e 2 -5 5 b 6 -6 9 8
p:financ 1p 5 7
p:financi 20 9 6
p:find y 0 k 1 -d 2 a 4 o 5 -g 7 -7 8 6 9 -h a -a
p:find_a 1g 4 p 5 -a
p:find_in 20 2 f
p:find_it 20 5 6
p:find_no 1o 5 5 8 7
p:find_only 1t 2 5 6 8
p:find_out 1k 0 d 3 5 4 -5
p:find_somebod 23 4 7
p:find_the 1n 0 7 3 8
p:find_them 1u 3 5
p:fing 1n 0 -5 2 6 3 d 5 6
p:fing_and 23 5 5
p:finish 1g 0 -7 2 -8 3 a 6 -7 7 a
p:finland 1y 6 7
p:fir 1h 3 8 6 -6
p:firewor 23 a 8
p:firm 15 1 6 2 -9 3 -9 4 7 5 16 6 -g 8 -8 9 -9
p:firm_and 1v 1 5
p:firm_get 21 0 -8 5 7
p:firm_hav 20 5 a
p:firm_in 1q 2 6 4 -7
p:firm_that 20 0 5
p:first 13 0 -d 1 -6 4 -6 5 -e 6 k 9 7
p:first_tim 1t 5 -7 9 d
p:first_year 21 2 8 5 -6
p:fish 1e 3 c 4 -7 5 -5 9 -6
p:fish_in 23 2 5 8 6
p:fisherm 21 1 5
p:fit 1c 2 7 6 8
p:fit_and 1x 2 9
p:fitnes 1v 6 7
p:fits 1p 2 5
p:fiv 11 0 e 3 -7 4 e 8 -6 a -7
p:fiv_and 23 9 6
p:fiv_differe 23 4 7
p:fiv_hour 21 5 b
p:fiv_month 20 1 9 5 -6 6 6
p:fiv_year 1q 2 -7 6 6
p:fix 1i 2 -7 3 -8 4 e 5 -8 6 a
p:flat 13 0 -t 1 i 5 8 6 e 8 -9
p:flat_and 1r 0 -6 2 -6 3 5
p:flat_are 1v 2 9
p:flat_hav 1u 6 8 a 6
p:flat_in 1v 0 -7 4 7
p:flat_the 21 2 6
p:flat_to 23 7 7
p:flat_without 21 0 -9 1 6
p:flavour 1y 6 6
p:flew 21 2 5
p:flight 1m 4 7 5 d 6 -8 9 -5
p:float 1w 3 9
p:flood 1o 6 -7 a g
p:floor 1e 0 -b 3 c 4 6 5 f 7 -5
p:florist 1x 2 -5 3 c 4 9
p:flour 1o 2 7 4 -7 6 6 9 7
p:flow 1k 3 s 4 -7 5 -5 6 -c
p:flow_and 20 3 6
p:flown 20 2 -9 3 b 5 5
p:flown_in 23 3 c
p:fly 1g 0 6 4 -8 5 d
p:foam 1t 2 9 6 6
p:fog 20 8 8
p:foil 1x 6 5
p:fold 1g 0 h
p:fold_in 23 8 6
p:folk 1i 3 6 6 5
p:follow 1f 0 e 2 -8 5 a 6 -9 8 6 9 -7
p:food 19 3 -6 4 7 5 8 6 9 7 -7 8 -6
p:food_is 23 4 b
p:footbal 1g 0 -7 3 -7 4 9 6 6 8 d 9 -5 a -6
p:footpri 23 0 7
p:for f 0 j 1 -e 2 7 4 c 5 9 7 -k 8 -c 9 c a -8
p:for_# 1c 3 5 4 6 5 a 6 -8 8 -5
p:for_a x 1 -8 3 -d 4 f 5 j 7 -7 8 -a 9 8 a -d
p:for_an 1l 2 -6 5 8 6 7
p:for_big 1v 2 8 5 7
p:for_childre 1y 6 -6 8 e
p:for_clean 21 3 7
p:for_days 1v 6 7
p:for_each 1t 0 7
p:for_eleven 1t 0 -7 1 9
p:for_every 1s 3 7
p:for_everybo 23 7 5
p:for_family 21 5 7
p:for_fifty 23 8 7
p:for_fiv 1v 0 -7 4 8
p:for_forty 1w 5 6
p:for_four 1r 0 6
p:for_half 1v 4 9
p:for_her 21 8 7
p:for_hour 1s 3 e 5 -8
p:for_it 1m 5 b
p:for_kids 23 4 d
p:for_men 23 2 7
p:for_month 1n 5 6 9 7
p:for_new 21 5 -9 8 b
p:for_nin 1n 0 5 2 -6 8 6
p:for_ninetee 23 0 b
p:for_noth 1t 3 a
p:for_one 1g 4 9 9 6
p:for_oth 1w 3 6
p:for_our 20 8 a
p:for_smal 1s 0 -7 2 -6 4 b 5 9
p:for_someth 1q 2 8
p:for_ten 1r 2 -5
p:for_that 1y 0 7
p:for_the 13 0 a 1 -6 2 5 3 -6 5 -8 6 -7 9 b
p:for_their 1o 0 -9 9 7
p:for_them 1k 2 6 6 -7
p:for_thirty 1v 5 6 a 7
p:for_thos 20 0 6
p:for_thre 1l 0 -c 5 j 9 5
p:for_two 1g 0 -b 2 -b 4 o 5 -9 6 g
p:for_us 1w 0 c 4 -5
p:for_wedding 20 1 5
p:for_week 1k 4 -6 5 9
p:for_what 20 9 7
p:for_work 1u 0 b
p:for_year 1l 2 8 4 -6 6 -7 9 c
p:for_young 23 0 -5 a b
p:for_your 23 0 5
p:foreign 1e 5 5 a -6
p:forest 1p 0 -6 2 -6 3 l 6 -9 a 6
p:forev 1u 8 9
p:forex 23 7 a
p:forg 23 3 6 5 5
p:forget 1a 0 n 3 7 4 -b 6 -9 7 5
p:forget_to 1s 0 e
p:forgot 1s 0 -9 2 -5 5 5 a 6
p:forgott 1f 0 i 4 -6
p:forgott_and 20 0 6
p:forklif 1w 0 8 3 6
p:form 1c 0 9 1 6 2 -9 5 b 6 -7 8 -5
p:form_and 1r 0 6 a 7
p:format 20 0 7
p:fortun 1g 0 -a 2 a 3 7
p:fortun_and 1v 2 7
p:fortun_for 23 3 6 4 -5
p:forty 12 0 e 1 -7 2 -6 3 -7 4 8 7 -6 a b
p:forty_minut 1n 5 -5 6 5
p:forty_one 1y 0 6 5 -7
p:forty_peopl 1t 4 7
p:forty_second 21 1 6
p:forty_thousan 20 5 -6
p:forty_year 1v 2 -7 4 5 5 5
p:forum 1s 0 7 2 5 5 -6
p:forward 1s 5 -a 8 c
p:found 1a 0 -7 1 -6 2 -b 3 -7 4 7 5 i 6 -a 7 g 9 -6 a 6
p:found_a 1w 0 -b 2 -5 5 c a 8
p:found_in 1w 4 8 7 9
p:found_out 1u 5 -6 7 5 a d
p:four x 0 l 1 -e 2 -a 3 6 4 5 8 -6 9 g a -c
p:four_and 1x 0 6 5 -8
p:four_days 1q 3 c
p:four_hour 1s 0 7 5 8
p:four_hundr 1p 0 -6 5 7 6 -6 9 b
p:four_in 1v 6 a
p:four_minut 1v 6 b
p:four_month 1s 5 7
p:four_thousan 1v 2 5 5 -8
p:four_year 1v 7 5 9 7
p:fourtee 1j 2 -a 6 6
p:fourtee_year 1y 2 -6 4 b
p:fourth 1x 0 7 6 -7
p:fractio 20 0 7
p:fragran 21 2 9
p:frau 23 0 7
p:fraud 1x 1 8 9 7
p:fre 1d 2 6 4 c
p:freelan 1k 0 -i 2 9 4 6 5 -a 9 j
p:freez 1l 5 e 6 -6
p:freez_in 21 5 6
p:freight 1w 2 -5
p:french 1t 0 6
p:fresh 1n 3 j 5 -8
p:friday 1e 0 e 2 -6 4 -8 5 -7 6 5
p:fridg 1g 0 -a 2 -9 5 k a -5
p:fridg_and 21 0 -6
p:friend 17 0 8 1 -6 2 -5 3 -8 6 8 7 -8 8 k 9 5 a -9
p:friend_and 20 8 9
p:friend_hav 1x 2 8 5 -6
p:friendl 23 1 6
p:frighte 1y a 6
p:frog 1x 2 8
p:from n 0 -a 1 -d 2 o 3 k 4 b 5 -b 7 -9 8 -c
p:from_# 1h 2 -8 4 a
p:from_a 1b 0 -e 1 6 2 9 3 -5 5 -g 6 a a b
p:from_abroad 1p 4 5
p:from_big 1v 2 c 5 -8
p:from_china 1s 2 i
p:from_every 23 9 7
p:from_my 1p 0 -9 4 -5 9 7
p:from_one 1u 2 9
p:from_oth 21 2 7
p:from_our 1w 1 6 8 5
p:from_six 21 9 5
p:from_the 12 0 -8 1 -9 2 b 3 g 5 8 8 -a a -7
p:front 1h 0 -6 3 -6 5 b 7 5
p:front_desk 20 0 8
p:front_of 1o 0 -9 5 6 7 8
p:frost 1y 3 d
p:frozen 1n 3 c 6 9
p:fruit 1q 3 5 5 7 6 -6
p:frustra 21 0 5
p:fuel 1m 0 b 2 -6 3 6 4 6 5 -c
p:fuel_and 1y 6 6
p:fuel_is 20 3 7
p:ful 10 0 -a 2 6 3 -e 4 8 6 9 7 -6 8 d 9 -f a a
p:ful_and 1s 6 9
p:ful_of 16 0 -d 2 f 3 -d 5 -7 6 5 8 o 9 -a a 5
p:ful_or 23 4 7
p:ful_pric 23 0 8
p:fun 1r 6 9
p:fund 1p 6 -5 9 b
p:funeral 1n 2 9 4 -5 5 a 6 -6
p:furnitu 1m 2 6 4 8
p:furth 23 4 9
p:fus 20 5 6 a 5
p:futur 21 0 -6 7 e
p:gadget 20 3 a
p:gain 23 5 7
p:galicia 1y 5 6 6 -6
p:gam 1c 0 -5 1 8 3 -8 4 a 5 -h 6 -c 8 t
p:gam_and 1x 0 -5 2 5 4 b
p:gam_are 1v 8 r
p:gambl 1r 4 6
p:gang 21 5 -5 a b
p:gap 1w 9 6
p:gaps 1w 0 5 7 5
p:garag 1g 1 6 2 -8 3 -6 4 7 6 8
p:garden 1f 0 -9 4 6 5 l 6 -9
p:garden_centr 23 5 6
p:garden_in 23 0 5 2 -5
p:garlic 21 2 9
p:garment 1w 9 6
p:gas 1k 0 -6 2 8 5 6
p:gat 1i 2 -7 3 7 5 -a 6 9
p:gav 1j 2 g 3 -7 5 5 9 -5
p:gav_up 1v 2 e 5 -5
p:gdpr 23 0 7
p:gear 1n 0 -b 2 b 5 7 6 -6
p:gearbox 23 9 9
p:gel 20 2 5
p:gen 20 4 6
p:gen_z 21 4 7
p:general 1o 4 a 5 5
p:generat 1i 1 d 2 -c 3 5 5 -6 6 6
p:gentl 21 2 7
p:georgia 1w 4 -7 7 9
p:german 1i 1 6 2 -5 4 6 5 -6
p:germany 1e 5 -8 6 -8 7 c 9 9 a -5
p:germany_must 20 2 5 5 -7
p:get p 1 -6 2 o 3 -b 4 -8 5 q 6 6 7 -b 8 -d
p:get_# 1q 4 5
p:get_a 1d 0 -d 2 9 4 6 5 8 6 -5 a 7
p:get_an 1x 4 5 5 7
p:get_ask 23 0 -8 5 6
p:get_bor 1y 2 7
p:get_cheat 1x 5 f
p:get_in 20 3 b
p:get_into 23 a 7
p:get_lost 1h 0 d
p:get_no 1o 0 6 8 6
p:get_one 1y 0 -9 1 5
p:get_only 1w 3 5 6 5
p:get_paid 1u 0 -6 9 9
p:get_the 1r 0 9 5 -6
p:get_ther 20 7 7
p:get_thrown 21 6 8
p:get_to 1s 2 -6 6 a
p:get_up 20 0 7
p:gets 16 3 8 4 -6 5 -8 6 c 9 a a -8
p:gets_lost 1v 4 5
p:gets_the 21 0 5 2 -5
p:ghana 1i 0 f a -5
p:ghana_and 1y 0 h 5 -6
p:ghanaia 1x 2 6
p:ghost 1x 0 9
p:giant 1r 0 5 4 b
p:gift 1l 2 h 5 -a a 7
p:gig 1y 0 -a 9 f
p:gin 1y 2 6
p:girl 1b 4 a 5 -p 6 e 7 a 9 -6 a b
p:giv 12 3 f 8 -d a 9
p:giv_a 1x 1 8 5 7
p:giv_it 21 4 7
p:giv_me 1x 2 a 9 6
p:giv_the 1v 0 8 3 6 5 -7
p:giv_them 1v 3 5 a 5
p:giv_up 1h 3 5 5 6 6 8
p:given 1w 3 7
p:glas 1f 0 -7 2 a 3 a 5 a 6 -7
p:glas_and 1v 5 6
p:global 1v 2 7
p:glov 1q 4 7
p:glow 23 3 9
p:glu 1o 2 i 4 -a 5 -7 7 5
p:gluten 23 2 8
p:go x 1 -8 3 -b 4 c 5 a 6 l 8 -6 9 -d
p:go_from 21 6 6
p:go_hom 1r 6 5
p:go_in 21 4 6
p:go_into 23 a a
p:go_on 1r 0 -5 2 -6 4 6 6 5 8 8
p:go_out 1q 0 8
p:go_through 1x 0 -7 8 5
p:go_to 1b 0 -i 2 9 3 -8 4 k 5 5 8 -7 a 6
p:goat 1r 0 -9 2 9 5 f 6 -9
p:goes 18 0 9 4 -d 5 8 8 -6
p:goes_to 1r 0 b
p:goes_wrong 20 5 6
p:golf 1v 0 7
p:gon 18 0 6 4 9 8 -9
p:gon_by 1v 0 -a 2 5 4 8 6 -6 9 7
p:good z 3 -8 4 6 5 7 6 e 7 -8 9 -a
p:good_and 20 5 8
p:good_but 1x 0 -7 5 6 6 5
p:good_for 21 8 8
p:good_peopl 1v 0 6 1 8
p:good_with 23 4 9 6 -6 7 8
p:googl 1h 0 l 2 -6
p:googl_and 21 0 6
p:goos 23 8 5
p:gossip 21 0 -5 8 d
p:got 17 0 e 4 -6 6 -7
p:got_a 1p 1 9
p:got_no 23 a 6
p:gothenb 23 6 5
p:governm 1t 5 6
p:gown 1x 2 6 5 -9 a a
p:gps 1w 0 -6 3 7 5 a
p:grad 1q 4 8 6 -5
p:graduat 1o 2 -6 7 f
p:graduat_in 20 4 5 7 7
p:grain 1w 2 g 5 -6
p:gran 23 5 b
p:grand 1x 3 6 5 9
p:grandad 1y 0 -6 2 a
p:grandfa 1r 0 -5
p:grandfa_s 23 a 6
p:grandki 23 8 5
p:grandma 1j 0 -9 1 7 7 8
p:grandma_s 1v 1 6
p:grandmo 1g 2 g 3 -8 6 -7
p:grandmo_s 1t 2 7
p:grandpa 1k 2 6 5 7 6 -9
p:granny 1q 0 -5 2 6 5 7 6 -8
p:grap 21 3 9
p:grav 1w 5 e
p:gravel 1x 5 7
p:greasy 1s 6 7
p:great 1i 0 -a 4 6 5 7 7 9
p:greek 1v 5 5
p:green 1h 0 a 6 -5 a 7
p:greet 21 4 8
p:grey 1k 0 -6 4 5 5 e
p:grid 1w 3 f 5 -b
p:grief 23 5 6
p:grocery 1v 0 7
p:groom 1s 0 5 5 6
p:ground 1s 5 8 6 -7 a 7
p:group 17 3 -7 7 -b 8 i a 7
p:group_and 1r 4 7 a 6
p:group_are 21 8 d
p:group_of 1s 0 -d 5 8 6 -6 8 b
p:group_want 23 2 7 6 5
p:grow 19 0 -9 2 a 3 c 5 -5 6 7 a -6
p:grow_in 20 6 5
p:grow_old 23 6 7
p:guard 1q 0 a 2 -5 4 -6 5 a
p:gues 1l 0 k 4 -5
p:guest 18 0 u 1 -5 5 8 6 -8 7 -6 9 -8 a -7
p:guest_and 1v 0 7
p:guest_at 23 5 a
p:guest_in 1y 4 9
p:guid 1p 0 c 3 -5 4 -7 6 -6 8 c
p:guilt 23 0 7 5 -5
p:guilty 20 6 6
p:guitar 1t 0 6 4 6
p:gulf 1m 3 -6 5 9 6 -7 9 6
p:gulf_and 21 4 8
p:gum 21 5 7
p:gut 1m 0 9
p:gut_feel 20 0 6 1 5
p:guy 1r 4 7 5 8
p:guys 1s 0 b 2 6 4 -6 5 -5
p:gym 1f 2 8 4 6 5 -9 6 7 7 -5
p:gyms 1o 0 -6 6 b
p:gyms_and 21 5 5 8 5
p:gyms_are 23 6 a
p:habit 1w 4 7 5 -6
p:hack 1x 0 -9 3 7 5 c
p:had y 0 c 2 -h 3 a 4 g 5 c 6 -p 7 -f 9 8
p:had_a 1d 0 m 2 -8 4 6 5 -7 7 -5
p:had_been 1p 5 a 6 -7
p:had_gon 21 5 7
p:had_it 1y 4 8
p:had_paid 23 5 9
p:had_the 1s 0 6 2 -7 5 a
p:had_to 1q 2 -5 3 9
p:hadn 1w 6 7
p:hadn_t 1w 6 7
p:haggl 1x 0 -5 4 g
p:hail 20 0 5 8 7
p:hair 1h 2 f 4 -9
p:haircut 23 4 8
p:hairdre 1t 0 6 2 -6
p:hal 1b 2 -e 4 s 9 -8 a 6
p:hal_and 1x 4 8 5 -6 6 7
p:hal_with 21 5 7
p:halal 1x 0 7
p:half y 0 9 1 -b 4 a 5 9 7 -6 a -c
p:half_a 1i 2 -8 4 b 5 c
p:half_an 1t 6 7
p:half_empty 1u 4 d
p:half_of 19 2 c 4 -6 5 9 6 -a a -5
p:half_past 23 0 5 4 5
p:half_the 1j 5 a 6 -6
p:half_their 20 4 d
p:hand 11 2 j 3 a 5 -f 6 -c 7 d 9 -a
p:hand_a 21 5 5
p:hand_and 1p 0 7 2 8
p:hand_in 1t 0 6 5 -5
p:hand_out 21 3 5
p:handbag 21 5 -5
p:handl 1m 0 -8 2 8 5 9
p:handwri 1u 1 8
p:hang 1h 3 -5 4 b 5 -8
p:hang_in 1y 4 a
p:hang_on 21 0 6
p:hang_the 21 5 6
p:happen 1d 2 -b 5 b 8 8 9 -5
p:happen_to 1y 5 8
p:harbour 20 2 c 5 -5
p:hard 1a 3 9 5 6 9 -6
p:hard_to 1j 2 c 3 6
p:hardwar 1w 2 -6 4 7 5 9
p:harp 23 0 -5 9 5
p:harvest 1n 2 d 6 -7
p:has u 0 h 2 -9 3 -a 4 c 6 8 7 -7 8 -5 9 -7
p:has_# 1p 0 b
p:has_a 1e 0 i 7 7 8 -6
p:has_been 1s 6 5
p:has_gon 1y 2 -6 4 7
p:has_it 20 2 6
p:has_left 23 8 f
p:has_no 1g 3 -7 4 a 7 -6 9 -7
p:has_paid 23 0 6
p:has_the 1l 5 -5 a 6
p:has_tim 1s 5 6
p:has_to 1r 0 -6 5 8 7 6
p:has_two 23 5 5
p:hat 1d 5 k 6 6 7 -6
p:hat_it 23 5 b
p:hat_the 21 5 5
p:hav m 0 -8 3 -8 4 e 6 b 8 6 9 -8 a -9
p:hav_# 1n 0 8 5 -9
p:hav_a 1b 5 c 6 -7 7 5
p:hav_an 1w 0 9 5 -6
p:hav_big 23 4 6
p:hav_empty 1v 0 -5 2 -5 4 9 6 5
p:hav_few 23 0 7
p:hav_forty 23 6 9
p:hav_four 1y 5 a
p:hav_got 23 2 6
p:hav_nev 1v 4 6
p:hav_no 12 0 -9 2 -b 4 -5 8 d a a
p:hav_nobody 1s 4 7 5 -8 6 6 a 6
p:hav_not 23 7 6
p:hav_noth 1w 0 -6 3 a
p:hav_nowher 1p 6 j 8 8
p:hav_one 1r 2 5 6 a
p:hav_only 1x 6 8
p:hav_own 23 7 b
p:hav_ten 21 8 8
p:hav_the 1n 2 b 5 -6
p:hav_their 20 4 6
p:hav_tim 1y 5 -5
p:hav_to 1h 3 -5 6 7
p:hav_two 20 8 8
p:hav_wonderf 23 2 6
p:haven 20 0 8 5 -7 6 6
p:haven_t 20 0 8 5 -7 6 6
p:hay 20 4 5
p:he 11 2 -7 3 -7 4 8 5 8 8 -c a c
p:he_d 1k 5 g 6 -6
p:he_had 1x 4 8
p:he_s 1o 0 6 3 -7
p:he_said 1t 0 -6 1 8 6 -6
p:he_want 20 1 5
p:head 1c 0 f 3 7 9 -5
p:head_and 1s 5 9
p:headach 1p 3 8 6 -6
p:heal 23 5 9
p:health 1i 0 7 4 -5 6 6
p:health_insur 21 0 8
p:healthy 1t 5 -5 6 8
p:hear 1a 2 -e 3 d 4 -8 6 -a 8 j a 8
p:hear_about 20 8 6
p:hear_it 1w 3 7 5 6
p:hear_of 20 0 9 5 -5
p:hear_that 21 a 6
p:hear_the 21 0 -6
p:heard 1r 1 9 2 -8 3 6
p:heart 1m 0 c 4 -7 5 7
p:heat 1c 0 -c 3 8 4 f 5 c 9 -5 a -7
p:heat_and 1s 0 6
p:heat_pump 1s 0 -8 4 g
p:heavy 1k 0 -8 5 i
p:hectar 1x 0 -6 2 -6 3 g 4 6
p:hedg 1v 5 9
p:hedgeho 23 6 7
p:heel 1y 5 -7 6 c
p:height 1x 3 d
p:heir 23 5 7
p:held 1q 0 -c 2 a
p:hello 1t 7 7
p:help 1a 0 -9 4 7 5 7 6 -a 8 -8 a k
p:help_but 21 a i
p:help_for 23 4 5
p:hens 1x 4 9 7 5
p:her v 0 -z 1 8 2 -d 4 -h 5 b 6 1a 8 -7 9 -9 a d
p:her_and 1t 0 -6 5 -7 6 b a 6
p:her_are 1w 2 7
p:her_first 23 7 5
p:her_hav 1v 6 b a 7
p:her_head 23 5 7
p:her_in 1k 2 6 4 -6 5 -5 6 6 9 5
p:her_is 20 2 6
p:her_sel 21 6 8
p:her_sist 23 0 -8 1 5 8 7
p:her_the 1y 5 8 6 -6
p:her_want 23 5 6
p:herd 21 2 6
p:hero 23 0 -5 1 a 5 -5 8 9
p:hers 20 5 5
p:hi 1w 0 5
p:hid 1l 0 -6 2 -6 5 -5 6 5 8 5 a 6
p:hid_the 23 0 6
p:hidden 1o 0 b 2 -8 6 -5
p:hidden_in 23 0 8
p:high 1e 2 -5 3 a 4 f 5 -7 6 9 9 -6
p:high_school 23 4 5
p:high_street 1v 4 c 5 -7
p:highest 20 1 5
p:highway 20 5 5
p:hik 1u 0 6 2 -7 8 h
p:hil 1n 0 -c 3 d a 9
p:him 1g 2 g 7 -5 9 -6
p:him_a 23 0 -5 3 5
p:himself 21 7 5
p:hindu 23 5 b
p:hip 1s 2 -5 3 a 6 8
p:hips 1x 2 5
p:hir 1e 0 -5 2 -5 3 -7 5 u 6 -9 9 -6 a 6
p:hir_a 20 5 5
p:his 15 0 -k 1 -9 3 -c 4 a 5 c 6 t 7 -5 8 -c a 6
p:his_mum 23 7 7
p:his_wif 1y 4 6 6 7
p:history 1q 1 8 4 -6 5 -6 9 5
p:hit 1n 3 -8 4 -6 5 u
p:hit_the 21 5 h
p:hits 21 3 6 7 6
p:hiv 1w 3 7 5 -6
p:hobby 1v 5 a
p:hockey 21 4 8
p:hol 1l 2 d 3 -5 4 -6 5 9 6 -5
p:hol_in 21 2 6
p:hold 1c 0 -6 2 9 4 9 8 -6 a -8
p:hold_a 1r 4 8
p:holiday 1c 0 6 4 9 5 -5 7 -5 8 -5
p:holiday_with 23 0 8
p:hom v 1 -5 3 c 4 -i 5 -e 6 p 8 -a
p:hom_alon 21 3 8
p:hom_and 1h 4 -7 5 e
p:hom_are 21 3 6
p:hom_at 1w 1 5
p:hom_cook 1w 4 -6 6 7
p:hom_from 20 2 7
p:hom_in 1n 2 6 4 6 6 -6
p:hom_is 1v 6 8
p:hom_mean 21 3 6
p:hom_to 23 5 7
p:hom_with 1q 2 6 4 -5 5 6
p:honest 1s 4 8 6 -5
p:honestl 23 0 -6 5 8
p:honey 1u 2 6 3 5 4 7 5 -8
p:honeymo 20 5 a
p:hong 1v 2 5
p:hong_kong 1v 2 5
p:hop 1v 6 8
p:horn 23 5 7
p:horror 23 5 8
p:hors 1m 3 -5 6 r
p:hospita 16 0 9 2 -7 3 -9 5 9 8 -6 9 -8 a g
p:hospita_and 1v 5 5
p:hospita_in 1o 5 6 a 6
p:hospita_with 23 4 6
p:host 1l 0 a 5 b 6 -8
p:hostel 1y 4 c
p:hot 1h 0 -8 3 9 6 c
p:hotel 16 0 t 1 -7 3 -5 5 -6 6 j 7 -8 8 -6 9 -a
p:hotel_and 1l 0 d 2 6
p:hotel_guest 23 4 9 5 -5
p:hotel_in 1t 0 d 5 -c
p:hotel_or 23 6 7
p:hour w 0 h 2 -5 3 g 4 9 7 -7 8 -8 9 -c a -5
p:hour_a 1r 4 6
p:hour_and 1g 3 7 6 -5
p:hour_are 20 0 6
p:hour_by 23 2 6
p:hour_for 1t 6 9
p:hour_of 1r 0 5
p:hour_on 1x 0 b 4 -6
p:hour_to 1q 5 9
p:hour_with 1x 0 6
p:hous 12 1 -6 2 -7 3 8 4 b 5 o 7 -9 8 -c a -9
p:hous_and 1r 0 -7 5 7
p:hous_are 23 6 6
p:hous_in 1q 4 6 9 6
p:hous_with 1y 1 6
p:houston 1y 5 6
p:how 15 2 9 3 7 5 -a 6 -7 7 8
p:how_many 1t 0 7
p:how_to 1h 0 -a 5 7 6 -6 7 g
p:howl 1y 4 7 5 -6 7 6
p:hr 1p 5 b
p:hug 1q 0 -7 2 5 8 7
p:hum 1t 5 7
p:human 1r 0 6 4 7
p:humidit 1x 0 5 5 7
p:hundr 15 0 d 2 -b 3 -5 5 -7 8 b
p:hundr_and 1k 0 6
p:hundr_peopl 21 6 6
p:hundred 1i 0 e
p:hundred_of 1n 0 a 4 -5
p:hung 1w 0 -7 8 a
p:hunt 1n 2 -5 3 d 4 8 5 -9 7 6
p:hurt 1h 2 8 4 -6
p:husband 1h 0 l 5 -h 8 -5
p:hybrid 1v 5 -7 6 m
p:hyderab 20 5 -6 6 7
p:hygien 20 5 6
p:hypoall 23 2 9 3 6 5 -5
p:i k 0 16 2 b 3 o 5 -w 6 -v 7 8 a -i
p:i_am 1c 4 -a 6 8 8 -6 9 -6
p:i_ask 1v 0 8
p:i_bought 1t 0 7
p:i_cam 20 5 8
p:i_can 1l 0 5 5 7 6 -b
p:i_couldn 23 8 6
p:i_count 1y 0 6 a 5
p:i_d 1e 0 c 4 6 5 -a 6 -f 9 8
p:i_do 1p 2 b
p:i_don 1o 0 8 2 -8 5 -6 9 7
p:i_drov 1y 5 -5 7 9
p:i_felt 23 2 7
p:i_fix 21 4 5
p:i_forget 1v 3 8
p:i_found 1s 2 -9 4 5 a b
p:i_gav 1v 2 a
p:i_get 1x 2 6
p:i_had 1j 2 -8 4 9 6 -9 9 d
p:i_hat 23 0 -5 5 6 8 5
p:i_hav 1c 0 -9 2 6 3 j 5 -f 7 8
p:i_heard 23 1 5 3 7
p:i_keep 1w 2 8
p:i_knew 21 5 6
p:i_know 1k 3 5 5 7
p:i_learn 1w 5 -6 a 6
p:i_liv 1w 0 -a 1 b 5 7
p:i_ll 21 6 7 9 7
p:i_look 1y 7 6
p:i_los 1v 3 6
p:i_lost 21 0 5 5 -6
p:i_lov 21 6 9 8 7
p:i_m 1a 0 c 7 -6
p:i_mad 21 0 -6 1 7 a 7
p:i_mak 23 0 8
p:i_manag 23 0 6
p:i_mov 23 9 7
p:i_nev 1r 0 e
p:i_own 1t 1 a 4 c 5 -6
p:i_pay 20 1 6 4 -7 5 7
p:i_ran 20 3 7
p:i_rang 20 4 a 5 6
p:i_read 1v 8 e
p:i_run 1t 0 7
p:i_said 1m 2 8 3 -8 5 8
p:i_sat 1w 0 7
p:i_say 1y 5 9 6 5 7 5
p:i_sel 21 2 a
p:i_send 1y 2 7
p:i_start 1v 2 7 8 8
p:i_stood 21 0 -8 2 6 4 d
p:i_stop 23 6 6
p:i_thought 1r 2 6 6 -6
p:i_typ 23 1 6
p:i_ve 1c 0 -5 2 -a 3 9 5 a 6 -6 9 8 a -6
p:i_want 1l 1 7 3 a 4 -6 6 -8
p:i_was 1b 0 6 2 -a 3 6 6 -8 7 b 8 -7 a 5
p:i_writ 1w 1 6 8 a
p:i_wrot 1v 9 8
p:ice 1q 2 -7 5 7 6 b
p:ice_cream 1x 0 6 2 -7 6 6
p:id 21 1 c 6 5
p:idea 1b 0 h 2 -6 3 -5 4 -8 7 7 a -8
p:idea_about 23 0 -7
p:idea_but 21 4 6
p:idea_how 20 5 7 8 6
p:idea_of 1y 6 6
p:identic 20 2 6
p:idl 1w 5 9
p:if 14 1 -8 2 a 4 d 5 -p 6 6 a 6
p:if_a 1y 0 5
p:if_i 1u 2 7 5 -5
p:if_it 1o 4 -6
p:if_ther 1y 0 -6 4 8 5 -7
p:if_they 1y 6 7
p:if_we 1y 5 6
p:if_you 1m 0 -7 6 8
p:ignor 1n 0 i 6 -5
p:ill 1m 2 -8 4 k 5 -l 9 6 a 6
p:illegal 1x 0 -7 4 -5 5 j
p:illustr 1w 0 -7 1 9 2 -5 4 b
p:imag 1v 0 -6 1 7 5 a
p:imagin 1v 1 a 5 -6 6 c
p:immigra 1v 4 -7 5 8
p:implant 20 6 8
p:import 19 1 -5 2 16 3 n 5 -f 6 -k 7 -7 8 -7 9 -6 a -8
p:import_and 1w 4 6
p:import_ones 23 2 8
p:impossi 1r 0 -6 4 5
p:impress 1y 5 b
p:in 7 0 o 1 -d 2 n 3 -7 6 5 7 -c 8 -7 a -a
p:in_# 1e 1 c 2 7 3 -9 5 -8
p:in_a w 1 8 2 7 5 -h 6 -9 7 7 8 6 9 8 a -9
p:in_accra 1m 4 9 5 g 6 -6
p:in_advanc 20 9 8
p:in_africa 1w 0 8
p:in_an 1m 2 9
p:in_and 1q 2 -8 5 6
p:in_anoth 1s 4 7 9 6
p:in_april 21 a 5
p:in_arabic 23 2 6
p:in_aucklan 23 4 a
p:in_august 21 0 6
p:in_austral 1o 0 c 2 6 4 -5
p:in_bad 21 6 6
p:in_bangalo 1w 5 9
p:in_banglad 1v 0 -6 2 -6 3 6 4 7 5 -6
p:in_bavaria 1y 5 6
p:in_bed 21 3 6
p:in_bengalu 1v 0 -6 6 5
p:in_berlin 1s 0 -8
p:in_between 1s 4 7 5 -6
p:in_big 1u 6 a
p:in_bogotá 1s 0 6
p:in_box 20 0 7 4 6
p:in_brazil 1i 1 a 5 -8 6 -9 8 9 9 7
p:in_cairo 21 1 6 5 9
p:in_canada 1p 2 c
p:in_car 21 5 a
p:in_cash 1w 0 7 9 8
p:in_chat 23 2 5 4 5
p:in_china 23 9 6
p:in_delhi 1y 3 7
p:in_dhaka 21 0 -6
p:in_differe 20 0 5 5 -6
p:in_dollar 1y 0 a
p:in_dubai 1n 0 5 5 b 6 -5
p:in_each 20 5 a
p:in_egypt 1y 1 6 5 -6 9 7
p:in_email 1x 0 7
p:in_england 21 7 6
p:in_english 1n 0 a 2 -5 7 a
p:in_every 1s 6 6
p:in_excel 1l 0 6 5 -6 8 6
p:in_faceboo 1x 0 -7 4 6 8 5
p:in_fiv 1p 0 f 6 -5
p:in_flat 1w 0 -6 6 d a 6
p:in_fold 20 0 7
p:in_forty 1y 0 8
p:in_front 1n 0 -9 6 6 7 7
p:in_galicia 20 2 5 5 6 6 -6
p:in_german 1v 1 a 5 -7
p:in_germany 1g 4 6 5 -a 6 -6 7 b 9 a a -6
p:in_ghana 1p 0 c 3 -5
p:in_group 20 0 -5 5 d
p:in_gulf 20 4 9
p:in_hand 21 5 8
p:in_heat 23 2 -6 3 5
p:in_her 1q 0 7 3 a
p:in_his 1w 6 5
p:in_hospita 1y a 6
p:in_hotel 1y 6 7
p:in_india 1d 0 8 2 c 4 -6 5 -7 6 -a 8 5
p:in_indian 1t 0 a
p:in_indones 1t 8 9
p:in_ireland 1y 5 7
p:in_it 1k 0 -8 2 -6 5 -8 6 6 9 6 a 9
p:in_italy 1x 0 8
p:in_jakarta 20 1 6
p:in_january 1r 0 7 6 -6
p:in_japan 1s 2 d
p:in_johanne 1s 0 5 4 -a 5 g
p:in_jordan 23 7 a
p:in_jun 1x 5 6
p:in_kenya 1e 6 -7 9 8 a -6
p:in_kerala 1t 0 -d 5 a 6 a
p:in_kigali 20 4 -6 5 7 6 5
p:in_lago 1d 4 d
p:in_lahor 23 0 -6
p:in_landfil 23 2 a a 5
p:in_law 1p 2 c 4 -5 5 9
p:in_lebanon 20 3 -5 5 7
p:in_leed 1x 1 b 5 -6
p:in_lisbon 1y 0 8 5 -7 7 5
p:in_london 1s 6 f
p:in_lov 20 5 -8 7 5 9 6
p:in_madrid 1v 4 a
p:in_mal 21 6 6
p:in_manila 1m 2 a 4 -5
p:in_many 21 5 8
p:in_march 1t 5 -7 9 a
p:in_melbour 1s 4 9
p:in_my 1a 0 f 5 -j 8 8 9 -6
p:in_nairobi 1e 6 b
p:in_nepal 1y 2 6
p:in_new 1w 2 5 8 5
p:in_nigeria 1g 0 j 3 -5 5 -7 6 -8 9 7
p:in_norther 1x 7 7 a 6
p:in_novemb 1y a 7
p:in_oaxaca 21 6 6
p:in_octob 21 5 -6
p:in_ohio 21 0 -7
p:in_one 1f 0 b 5 -c 7 6 9 6
p:in_ontario 21 6 6
p:in_oregon 23 2 5
p:in_oth 20 5 7
p:in_our y 0 -d 1 -9 2 -9 3 7 5 -8 6 z 9 -c a e
p:in_perth 21 0 9
p:in_peru 23 a 6
p:in_plastic 1q 6 a
p:in_poland 1q 5 9
p:in_porto 1y 8 7
p:in_portuga 1v 0 -7 5 g
p:in_queensl 1x 1 a 2 7
p:in_rural 1n 5 9 6 -7
p:in_school 20 a 8
p:in_scotlan 23 3 6
p:in_shop 1q 2 g 3 8 5 -9
p:in_sick 23 4 5
p:in_singapo 1k 0 5 2 -c 3 8 5 d
p:in_smal 1n 8 6
p:in_spain 1k 0 -6 8 5
p:in_spanish 21 8 6
p:in_sri 21 0 7
p:in_sum 1r 2 -7 4 c
p:in_sweden 21 0 6 2 a 5 -6
p:in_sydney 1w 5 7
p:in_são 1s 0 8 4 -6
p:in_tanzani 20 4 5
p:in_tbilisi 23 5 c
p:in_tear 21 0 6
p:in_ten 1s 0 -6 3 6
p:in_texa 1t 0 6 5 6
p:in_that 1w 5 -6 6 7
p:in_the n 0 b 1 -f 2 l 4 e 7 -j 8 -5 9 -9
p:in_their 1n 1 7 2 -8 4 b
p:in_this 1w 6 5
p:in_thre 1f 0 b 4 -6 6 6
p:in_tim 23 0 -8 6 7
p:in_toronto 1w 0 -8 5 e
p:in_town 1n 5 -7 6 c 7 5
p:in_traffic 1w 5 -6 8 7
p:in_turin 23 0 -5
p:in_turkey 1v 0 8
p:in_two 1m 6 -7 a 7
p:in_vienna 21 6 5
p:in_vietnam 1t 0 b 3 5 5 -7
p:in_villag 1u 3 6 4 -6 5 8 6 6
p:in_wal 21 0 6
p:in_week 1x 7 6
p:in_whatsap 1v 4 6
p:in_wint 1r 0 -5 3 5 6 9
p:in_word 1v 0 8
p:inbox 21 0 9
p:inch 20 5 9
p:incom 1l 0 -e 2 -a 5 8
p:indepen 1k 0 c 2 -7 3 -5 4 8
p:india 19 0 v 2 c 4 -6 5 -b 6 -f 7 -5 a -7
p:india_and 1q 0 a 1 7
p:india_are 23 2 6
p:indian 1c 0 e 3 -5 5 9 6 -c 7 6 9 -7 a -6
p:indian_and 20 5 6
p:indian_wedding 20 5 6
p:indones 1p 8 c
p:industr 1j 2 -5 4 8 5 -9 6 d 7 8
p:industr_park 23 6 6
p:infecti 20 3 5
p:inflati 23 4 8
p:influen 23 4 7
p:informa 1t 0 5 4 -5 6 -6 9 5
p:injur 21 8 7
p:ink 1s 4 8
p:insid 1j 6 -6
p:inspect 1f 0 d 2 -8 3 9 5 -6
p:inspect_com 1y 0 -8 3 c 7 7
p:instagr 1i 0 7 4 d 5 -b
p:instagr_but 23 1 8 4 8 5 -5
p:instal 1o 1 5 5 7
p:instant 20 0 -7 1 6
p:instead 1q 0 -5 4 9
p:institu 1y 5 -6 7 8
p:instruc 1s 5 -7 6 8
p:instrum 21 5 8
p:insulat 1w 4 5
p:insulin 1x 0 b
p:insur 1l 0 8 4 -8 6 6 9 7
p:insuran 1h 0 5 4 -b 5 8 6 -6 9 i
p:interes 1l 9 g
p:interio 1v 1 5
p:interna 1v 5 c
p:interne 1g 2 8 4 -8
p:interpr 1x 5 5
p:intervi 1s 5 9
p:intimid 1y 5 -6 6 f
p:into 19 0 -6 5 6 7 b 8 -7 9 -7 a 8
p:into_a 1n 2 -7 5 -9 6 9 7 7
p:into_the 1l 0 -d 5 7
p:introdu 20 7 6
p:invent 21 1 6 8 5
p:invert 23 5 6
p:invest 20 0 8 4 -5 9 b
p:investo 1t 0 -5 5 5
p:investo_and 23 4 9
p:invisib 1w 2 -6 a 5
p:invit 1x 0 b 5 -6
p:invitat 23 2 6
p:invoic 1d 0 m 2 -7 6 -6
p:invoic_and 1y 4 5 5 -6 9 5
p:ireland 1v 5 e 6 -6
p:iron 1l 2 b 6 b
p:is h 0 i 1 -h 2 r 4 d 5 -5 7 -f 9 -g a -8
p:is_# 1e 0 -6 4 -6 5 f 6 7 7 -6
p:is_a 17 0 6 4 g 6 -e 9 -a
p:is_all 23 2 7
p:is_alon 23 4 l 5 -5
p:is_alway 1p 6 5
p:is_an 1v 2 -6
p:is_bad 1u 4 5 5 b
p:is_be 23 3 6
p:is_big 21 0 5
p:is_block 21 2 6
p:is_boom 1w 6 6
p:is_bor 21 0 d
p:is_broken 1o 4 7 5 8
p:is_burn 23 5 9
p:is_chao 21 8 5
p:is_clos 1w 4 6
p:is_com 1y 0 b
p:is_confus 20 0 -5 5 c
p:is_don 1w 8 8
p:is_down 21 0 6
p:is_eith 1v 2 9 8 7
p:is_everywh 1x 0 -6 1 5
p:is_expensi 1o 0 -8 2 8 5 6 6 -6
p:is_far 1v 5 a 6 8
p:is_for 1v 5 6
p:is_four 21 5 8
p:is_fre 21 0 -5 5 6
p:is_ful 1h 3 -7 6 7 9 -5 a 9
p:is_gon 1n 0 -5 4 7
p:is_good 1t 0 -5 4 6
p:is_hard 1q 0 -6 2 6 3 6 4 6
p:is_import 21 2 5
p:is_impossi 1x 2 -6 4 7
p:is_in 1l 0 c
p:is_lat 1y 3 8
p:is_left 20 2 6 9 8
p:is_lock 23 9 5
p:is_lost 1v 5 6
p:is_mad 1v 0 -6 9 6
p:is_mis 1q 8 5
p:is_mostly 21 2 6
p:is_my 1v 6 6
p:is_nev 23 2 6
p:is_no 1l 5 -6 9 6
p:is_not 1i 2 d
p:is_noth 1x 5 -5
p:is_often 1y 5 6
p:is_one 1v 0 g
p:is_only 1s 0 8 2 6 4 -5 6 5
p:is_over 20 0 -8 5 8 7 6
p:is_sold 1w 3 7 5 -5 6 6
p:is_stil 1u 4 7
p:is_stuck 1y 2 5
p:is_the 1c 1 -7 2 d 5 -8 a -8
p:is_ther 21 0 8
p:is_too 1k 0 -7 5 8
p:is_wher 21 1 8
p:is_worth 23 2 -6
p:is_written 23 1 5
p:is_wrong 1v 0 9
p:island 1n 2 -6 4 -7 5 j a 5
p:isn 1d 5 a 7 -6
p:isn_t 1d 5 a 7 -6
p:isolat 23 6 5
p:isolati 23 a 9
p:issu 1v 5 -8
p:istanbu 1y 6 7
p:it j 0 a 1 -8 2 f 4 -f 5 q 6 -h
p:it_a 1v 3 6 5 -a 9 9
p:it_again 21 9 6
p:it_all 1n 5 6 9 6
p:it_alway 23 a 6
p:it_and 1i 5 d 6 -9
p:it_as 1y 6 -5 7 6
p:it_at 1s 0 -5 1 5 4 5
p:it_befor 23 0 6
p:it_began 21 2 6 4 8 5 -6
p:it_break 21 0 -6 5 5 6 5
p:it_but 1v 5 b
p:it_cam 1y 5 5
p:it_does 21 0 -6
p:it_doesn 21 2 7
p:it_for 1s 1 9 4 6
p:it_from 1w 6 6
p:it_goes 1w 0 -5 5 6
p:it_had 1v 3 d
p:it_happen 20 0 6
p:it_i 1p 2 -6 5 b 7 5
p:it_in 1g 0 -8 2 m 5 -d 9 6
p:it_is 1d 0 c 3 -8 5 -9 6 8
p:it_it 23 0 6
p:it_lik 1x 2 8
p:it_look 20 4 7
p:it_off 1y 0 8
p:it_on 1k 5 5 8 6
p:it_out 1w 2 -6
p:it_rain 1w 0 5 6 7
p:it_s 12 3 c 4 -d 7 9
p:it_start 23 8 7
p:it_stil 23 9 5
p:it_tak 1u 8 5 a 9
p:it_that 21 1 7
p:it_the 1l 5 7 6 -6
p:it_to 1r 2 5 6 7
p:it_took 1y 0 7
p:it_turn 1w 0 -8 2 b
p:it_was 1c 0 6 6 -6 7 -5 a 6
p:it_we 23 0 5
p:it_with 1n 0 7 5 7 6 -9
p:it_wors 1s 5 8
p:italian 1t 5 8
p:italy 1r 0 6
p:itch 1y 2 9
p:item 1w 0 9 4 9 5 -5
p:its 1f 0 a 5 -e 6 g a -6
p:its_own 1s 5 -8 6 c
p:itself 1q 3 b
p:jacket 1p 2 6 4 -5 5 b 6 -b
p:jaipur 21 2 7
p:jakarta 1w 1 5
p:jam 1p 0 -d 1 5 5 -a 6 b
p:january 1l 0 8 6 -7
p:january_and 1w 0 7
p:japan 1p 2 c
p:japanes 1v 2 -6 4 5 6 7
p:jar 1q 5 -c 6 8 8 7
p:jars 1s 0 -5 2 5 6 9
p:jersey 1y 2 a 5 6
p:jewelle 21 0 7
p:job 1a 0 a 2 -9 7 7 8 -6 9 -5
p:jobs 1e 0 -e 2 -7 4 e 7 a 8 -5 9 9
p:jobs_and 1y 0 -6 9 c
p:johanne 1q 4 -b 5 i
p:joint 1x 3 5
p:jok 1v 2 7
p:jollof 21 2 b
p:jordan 1x 2 6 4 -5 7 9
p:juggl 1t 0 9
p:juic 1x 2 6
p:july 1x 5 7
p:jump 1l 0 6 4 -6
p:jun 1o 0 7 5 6
p:jungl 23 2 d 5 -5
p:junior 1v 1 6
p:junk 1x 2 b 4 a 5 -5
p:just 16 4 -8 5 5 6 -6
p:just_a 23 5 5
p:just_to 1v 5 7
p:just_want 21 8 6
p:k 1q 5 b 6 -6
p:k_and 23 4 5
p:kampala 1n 0 -6 4 5
p:kayak 23 0 6
p:kebab 23 6 9
p:keep 14 3 6 4 -8 5 e 6 -6 9 -5
p:keep_ask 1w 2 -5 8 7
p:keep_it 23 6 5
p:keep_the 1t 0 9 6 -6 8 8
p:kennel 1x 5 -7 a 6
p:kenya 1a 0 9 1 -5 6 -6 7 -7 9 6 a -9
p:kenya_and 1o 4 8 5 5
p:kenyan 1p 6 -7 9 c
p:kept 1o 0 6 4 -6
p:kept_a 21 0 8
p:kerala 1r 0 -g 5 b 6 9
p:kerala_and 21 6 5
p:kerb 21 4 -5 8 7
p:kettl 1r 0 -6 5 9 6 5
p:key 1o 0 -d 1 i 4 8 5 -5 6 -6
p:keyboar 1x 0 c
p:keys 1k 2 -8 3 n
p:kick 1w 6 d
p:kid 1m 4 5 5 b
p:kidney 1v 3 6
p:kids 10 0 -g 1 -9 2 9 4 -6 6 9 7 i 9 -7 a 9
p:kids_and 1q 0 -7 2 a 5 8
p:kids_are 1w 6 6
p:kids_don 21 0 8 6 7
p:kids_get 20 3 7
p:kids_in 1l 2 6 3 -6 4 8 5 -e 7 b
p:kids_of 23 4 5
p:kids_outgrow 21 4 9
p:kids_want 21 0 -7 5 6 8 6
p:kil 1h 0 a 3 8 5 -6 7 -5 9 -5
p:kilo 1k 4 -5 5 d
p:kilo_of 1y 0 6
p:kilomet 1o 5 7
p:kilomet_away 23 5 b
p:kind 1q 0 c
p:kind_of 1v 0 9
p:kinderg 1v 5 -7 7 e
p:kinshas 23 4 -6 5 5 6 c
p:kiosk 1s 2 -6 4 9 5 -6
p:kitchen 17 2 -6 5 5 6 6 9 -8
p:kitchen_and 1q 3 -5 5 i
p:kitchen_tabl 1o 4 -5 8 8
p:kits 1x 3 e
p:km 1f 0 -5 2 -7 3 6 6 f 9 -5
p:km_away 1o 6 a
p:kne 1j 0 -9 2 5 6 8 a -5
p:knew 1k 0 e
p:knit 1u 0 5 2 6
p:kniv 1v 1 5 2 -6 5 g
p:knob 23 2 b
p:knock 1v 9 6
p:knot 1x 5 8
p:know s 0 u 1 -d 3 -b 4 f 6 -a 7 -5 a -6
p:know_each 1w a 5
p:know_how 1f 4 7 5 -8 6 -7 7 8
p:know_if 1m 6 -5
p:know_it 1q 4 9 6 5
p:know_the 1i 0 -7 4 8 9 a
p:know_their 20 4 -5
p:know_they 20 0 7
p:know_what 1b 5 -8 8 c
p:know_wher 1j 0 -a 4 -5 9 a a b
p:know_wheth 1s a 8
p:know_which 1l 0 8
p:know_who 1k 0 d 5 -7 6 -5 9 6
p:know_why 1v 0 9 8 5
p:know_you 20 5 -6 6 7
p:knowled 1v 0 7
p:known 1s 3 e 5 -9 8 6
p:kong 1v 2 5
p:korea 21 5 6
p:korean 1v 0 b 5 -6
p:kuala_lumpur 21 5 6
p:lab 1m 2 -5 3 b 5 7 6 -8 7 6
p:label 1e 0 5 1 -5 2 9 3 -9 4 a 9 -5
p:label_and 1v 0 6 5 -9 6 7
p:labs 1v 4 7
p:lac 21 4 a
p:lack 1k 2 6 7 -5 a b
p:lack_of 23 a 8
p:lactos 23 2 -5 6 d
p:lad 1k 3 -8 6 6 a 8
p:ladl 23 6 6
p:lads 21 5 7
p:lady 1h 0 -5 4 f 9 9
p:lag 1y 6 a
p:lago 1a 1 -5 3 -6 4 g 5 f a -6
p:lago_and 1o 4 b 6 -8
p:lahor 21 0 -6
p:laid 1y 9 b
p:lak 1q 2 -7 3 d 5 -9 6 c
p:lakh 23 4 7 5 -7
p:lamb 21 8 7
p:lamp 1i 2 -7 3 g 5 -b 8 9
p:lamp_post 20 8 a
p:lan 20 0 -9 5 5 a 6
p:land 1f 0 -a 3 -7 7 -5 9 a
p:land_on 1y 1 5
p:landfil 1v 2 f
p:landlor 1g 0 -6 2 6 3 a 5 8
p:languag 1c 0 r 2 -5 4 -6 6 -b 7 5 a -6
p:lanka 21 0 7
p:laptop 1k 2 9 3 -6 4 -6
p:larg 1l 4 a 5 6
p:las 1x 3 9
p:last 15 0 c 5 -5 7 -6
p:last_night 23 9 7
p:last_year 1m 6 -5 8 6
p:lat 12 0 f 1 -6 2 -e 3 b 4 -8
p:lat_and 1q 3 5
p:latin 1r 1 c
p:laugh 1i 2 a 3 -8 4 -b 7 5
p:laugh_at 23 2 5
p:launch 1y 0 -6 5 b
p:laundry 1q 3 7
p:law 1e 0 6 2 c 3 -7 4 -6 6 -7 8 -5
p:law_firm 20 1 6 5 -5
p:lawn 1x 5 8
p:lawy 1i 5 9 6 -6 a 6
p:lawy_cost 1x 5 5
p:lay 1n 0 -j 3 i 5 8 6 -a
p:lead 1j 5 d
p:leaf 1t 5 7
p:leaflet 1n 0 9 5 8 6 -8
p:leaflet_and 1x 5 9
p:leagu 1t 0 -a 5 6 8 n
p:leak 1j 2 b 5 d 6 -b
p:leak_and 20 2 5
p:lean 1x 2 9
p:learn 16 0 8 2 -5 3 -8 5 -q 6 l 7 l
p:learn_in 23 5 -6 6 6 a 7
p:learn_the 1x 5 -6 7 7
p:learn_to 1v 6 9
p:leas 1s 4 7 5 -b 6 g
p:leath 1v 4 5
p:leav 12 1 -7 4 -i 5 l 6 6 8 -a a b
p:leav_it 1v 5 c 6 -5
p:leav_school 20 7 6
p:leav_the 1m 5 7 6 -7 a 5
p:leav_them 1x 2 5
p:leav_when 23 9 5
p:lebanon 1x 3 -5 5 6
p:lectur 1v 0 9
p:led 21 2 -6 3 c
p:ledg 20 0 6 1 5
p:leed 1v 1 a 5 -8
p:left 15 1 -8 4 -h 8 c 9 6
p:left_a 20 0 5
p:left_hand 1v 0 -7 2 h 8 5
p:left_in 21 2 7
p:left_the 1y 5 -8 7 b 8 5
p:left_to 23 8 7
p:left_with 1v 5 b
p:leftov 1y 2 5
p:leg 1v 6 -5
p:legs 1s 2 -6 3 6 4 h 6 -7
p:lend 1q 0 -a 1 a 4 -9 5 -d 6 5 9 p
p:lens 1v 5 7 6 -5
p:lentil 1y 0 7 5 -6
p:les 1i 6 7 8 b
p:les_than 1x 0 6
p:lesson 1j 2 -8 3 6 7 c
p:let 17 0 -5 1 9 2 -f 5 l 6 -j 8 -6 9 j
p:let_and 1y 0 5
p:let_from 1u 0 -8 2 -6 3 5 9 g
p:let_in 20 0 -5 1 5 5 6
p:let_to 23 4 8
p:level 1q 5 g 6 -6
p:library 1t 4 e 5 -7
p:licenc 1m 2 -8 5 -b 6 b 7 p
p:lick 1x 2 5 5 -7 6 a
p:lick_the 23 6 6
p:lid 1v 4 6
p:lids 23 5 7
p:lie 1h 0 8 6 6 a -5
p:lie_on 23 5 -6 6 6
p:lies 1q 0 5 3 7
p:lies_in 21 3 8
p:lif 1g 0 -7 3 -b 4 -7 5 5 6 6 7 -6 8 7 a 7
p:lift 1e 0 7 5 l
p:lift_and 23 4 -5
p:lift_the 23 5 c
p:light 1d 0 -5 2 8 3 9 4 -6
p:light_on 23 0 -5 3 5 5 7
p:lik u 1 -b 2 17 3 6 5 -9 8 -d 9 -6 a -d
p:lik_# 23 5 5
p:lik_a 15 1 -6 2 f 3 h 4 -b 6 -7 7 8
p:lik_an 20 0 -6 9 6
p:lik_and 23 2 -5 6 e
p:lik_it 1y 4 8
p:lik_my 23 2 5
p:lik_someth 23 0 -5 2 8
p:lik_that 23 2 6
p:lik_the 1p 0 7
p:lik_them 20 8 7
p:lik_to 1k 7 7
p:lily 23 3 9
p:lim 1y 2 8 3 5
p:lima 1x 5 6
p:limit 1v 2 a 4 -5 5 6
p:limp 1y 5 c a 5
p:lin 1c 1 6 2 -7 3 6 4 c 7 -6 a -7
p:lin_and 1w 0 8 5 -6 6 5
p:lin_for 23 5 6
p:linen 21 2 7
p:link 1w 0 k 2 -5 5 -5
p:linkedi 1r 1 7 5 a 8 6
p:lion 1y 2 a 5 5
p:lisbon 1s 5 -a
p:list 17 0 l 3 -a 4 b 8 -7
p:list_and 1s 0 c
p:list_is 1x 7 5
p:list_of 1v 0 8
p:list_on 21 4 6
p:listen 1m 5 -5 6 -6 8 h
p:listen_to 1u 8 9
p:listing 1v 1 6
p:lit 1u 0 -6 2 6 5 -7 6 6
p:litr 1x 3 9
p:littl 1c 5 -a 6 g 9 -6
p:littl_one 21 0 8
p:littl_ones 1v 6 b
p:liv 11 3 -a 4 9 6 b 7 5 9 -7
p:liv_abroad 20 0 5
p:liv_alon 1s 2 6 3 6 5 -9 6 6
p:liv_and 23 0 5
p:liv_far 1v 0 -7 2 9
p:liv_from 20 0 6
p:liv_in 1g 0 -6 1 6 6 -6 a 6
p:liv_on 1n 6 7
p:liv_room 1r 0 -7 6 8
p:liv_with 1x 0 -6 4 7
p:ll 1m 0 -b 3 -6 4 -7 5 d 6 6 9 8
p:load 1q 2 -5 3 a 6 -5 8 5
p:loaf 23 0 -6 7 6
p:loan 1j 0 -c 1 8 2 -6 4 -a 5 -5 6 -6 9 x
p:loan_shark 20 9 f
p:loav 23 2 5
p:local 19 0 -c 2 -b 4 g 8 k 9 -9 a -6
p:local_shop 20 8 8
p:locatio 1w 0 6
p:lock 1h 0 -6 4 6 5 7 6 -9
p:lock_in 23 4 9
p:lock_out 1y 5 a
p:lodg 20 5 6
p:loft 20 5 9
p:log 1q 0 c
p:logisti 1u 2 -5 5 b
p:logo 1q 2 9 4 a
p:logs 1x 0 6 3 a
p:london 1k 5 a 6 9
p:london_and 23 1 7 5 6
p:lonelin 20 6 5
p:lonely 1n 4 -6 6 h
p:long 15 1 -6 2 b 3 -7 5 5
p:long_and 1v 4 8
p:long_than 1v 4 8
p:long_wait 23 6 7
p:look x 0 c 2 j 3 6 6 -a 8 -d 9 -b a -8
p:look_at 1e 8 -5
p:look_cheap 23 0 9
p:look_for 1g 4 b 6 -6
p:look_lik 1e 2 l 4 5 6 -7 8 -5
p:look_the 1w 2 7
p:loop 21 0 -5
p:loos 1v 3 6
p:lorry 1o 6 7
p:los z 0 v 2 -f 3 a 4 -c 5 k 6 -9 7 -9 8 -7 a -8
p:los_# 21 3 7
p:los_half 1t 0 7 5 7
p:los_hour 23 5 7
p:los_money 1q 0 5 9 -6
p:los_the 1o 0 b 1 5
p:los_their 1w 5 6 7 5
p:los_track 21 0 5
p:lost 14 0 d 1 -8 2 6 3 8 5 -8
p:lost_between 1w 5 7
p:lost_in 1p 2 8 5 -9 6 8
p:lost_its 23 6 8 8 5
p:lost_my 23 2 7 5 -8
p:lost_the 21 3 8
p:lot 1h 9 6
p:lot_for 21 3 7
p:lot_of 1r 0 -6 9 8 a 5
p:lots 1k 0 -7 2 j 4 -6 5 -c 6 c a 5
p:lots_of 1m 0 -6 2 e 4 -7 5 -7 6 c
p:lottery 1v 4 -5 6 7
p:loud 1l 0 -8 4 -5 6 m
p:loud_and 1x 2 5 5 -6 6 9
p:loud_music 21 6 6
p:lov 17 0 -6 4 c 5 -i 6 g 8 8 9 -6 a -5
p:lov_a 20 3 5 4 7 5 -6
p:lov_the 1x 0 9 2 5
p:lov_to 1p 2 -7 6 b
p:lovely 1s 6 a
p:low 1i 3 l 4 9 7 -6 a -5
p:loyal 20 0 f
p:luck 1w 4 8 5 -6
p:luggag 1x 2 9
p:lukewar 20 2 -5 5 a
p:lumpur 21 5 6
p:lunch 1k 0 -5 2 6 3 8
p:lung 23 3 a 5 -5
p:luxury 1v 4 a
p:lyon 1s 6 9
p:m 18 0 f 4 5 7 -7
p:m_a 1k 6 -6 9 6
p:m_the 21 0 8
p:machin 15 0 -e 1 -5 2 -i 3 s 4 -5 5 g 6 b a -a
p:machin_are 1y 5 -6 6 8
p:machin_cost 23 9 8
p:machin_stand 23 5 6
p:mad 16 2 r 5 -9 6 -a
p:mad_for 1l 2 c
p:mad_of 1t 2 a 9 7
p:madam 23 5 f
p:madrid 1v 4 a
p:madrid_and 21 5 6
p:magazin 1v 2 -6 8 b
p:magnet 23 2 -6 3 6 6 6
p:mail 1i 0 m 4 -6
p:mail_and 20 0 6
p:mailbox 21 0 -8 5 7
p:main 1v 3 9 8 9
p:maiz 1v 9 7
p:mak z 2 8 3 c 5 h 6 -a 7 -6 9 -a a -a
p:mak_a 1v 5 b
p:mak_and 1x 2 -6
p:mak_it 1l 0 -9 5 c
p:mak_me 1x 3 8
p:mak_them 1y 3 6
p:mal 1i 0 -5 2 -c 4 6 5 -8 6 v
p:malawi 21 2 8 5 -5
p:malaysi 1x 2 8
p:mallorc 21 2 a
p:malmö 23 1 6
p:man 18 2 -5 4 e 6 -6 8 -5 9 5 a -6
p:man_and 23 5 5
p:man_in 1w 5 5
p:man_who 1w 0 b 5 -8
p:man_with 1r 3 7
p:manag 1a 0 o 3 -5 4 -8 5 c 6 -7 9 -6
p:mango 1w 2 a a 6
p:mangrov 23 5 b
p:manila 1j 2 g 5 5 6 -8
p:manual 1t 0 a 3 6
p:manufac 1q 2 -6
p:manufac_says 23 5 a
p:many 11 0 -d 1 -6 2 a 3 -a 4 -7 6 n 7 7 9 -8 a 6
p:many_of 20 5 5
p:many_peopl 1k 2 6
p:many_young 23 7 6 9 5
p:map 1s 0 7
p:maps 1v 2 6 3 7 5 -6
p:march 1l 0 f 2 -5 9 6
p:mark 1l 2 8 3 -5 5 c
p:market 17 0 -i 1 -6 4 8 6 8 9 g
p:market_is 1u 2 6
p:market_women 1v 0 -7 2 -6 3 5 5 -6 9 f
p:marketp 1w 0 9 2 8
p:marque 23 5 c
p:marri 21 0 9
p:marriag 1w 8 6
p:marry 1w 5 6
p:mas 20 3 7
p:mask 1y 2 -7 3 c
p:massag 1w 2 5
p:mast 1v 7 6
p:mat 1j 5 6
p:matatu 23 8 a
p:match 1j 2 9 4 6 8 6
p:math 1s 4 f 5 -9
p:may 1j 4 h 5 -8
p:mayb 1r 0 9 4 -5
p:mayor 20 6 -5
p:me y 0 d 3 d 5 -h 6 -n 7 5 a 6
p:me_# 1y 0 6
p:me_a 1p 6 -5 8 d 9 b
p:me_about 1w 0 a 2 -6 7 a
p:me_and 1s 6 -5
p:me_for 1x 0 -8 1 7 5 5
p:me_i 1t 0 9 5 -7
p:me_in 1v 0 c 5 -9
p:me_the 1s 0 7 5 6
p:me_to 1t 0 9 5 -5
p:me_with 1w 2 -7 3 a 5 6
p:meadow 21 a 5
p:mean 18 0 -8 2 5 4 c 5 8 8 -7 a -7
p:mean_a 1y 6 9
p:meant 1s 5 8
p:meanwhi 1h 0 f 4 h 5 -g 6 -7
p:measur 1o 0 c
p:measure 23 0 5
p:meat 1v 2 -6 6 9
p:mechani 1k 0 6 4 -6 6 b
p:media 1s 0 -6 8 g
p:medicin 1i 0 a a 9
p:meditat 21 9 b
p:meet 1c 0 c 2 -8 4 -6 6 9 9 -6
p:meet_the 21 0 -7 6 7
p:meeting 1v 5 8 a 6
p:melbour 1q 4 8 6 -6
p:melt 20 5 b
p:memb 1l 0 o 4 -8 5 -b
p:memory 1s 0 6 2 a
p:men 1a 1 -6 2 a 4 -f 6 7 9 8
p:men_and 23 5 9
p:men_don 23 0 -6 5 9
p:men_in 1s 2 -5 6 7 9 7
p:men_s 1x 2 8
p:menopau 1u 2 7 5 7
p:mental 20 0 6
p:merch 21 2 k 5 -6
p:mes 1x 4 8
p:messag 1e 0 8 4 8 5 7 6 -7
p:messeng 20 0 6
p:met 1l 3 b
p:metal 1s 3 5
p:metr 1j 0 -9 2 6 4 d
p:metro 23 8 8
p:mexico 1j 0 f 6 -8
p:mexico_and 20 0 6
p:mexico_city 1v 0 a
p:miami 21 5 6
p:mic 1w 6 6
p:microph 21 5 7
p:mid 1r 0 9
p:mid_siz 1v 0 8
p:middl 1m 6 a
p:middl_of 1y 0 5
p:middlem 1u 3 8 4 5 6 -7
p:midnigh 1h 0 i
p:midwif 1y 0 9 5 -6
p:migrain 1y 5 -7 6 7
p:migrant 1o 5 -8 6 5 a a
p:mil 1h 3 8
p:mil_away 23 6 6
p:mileag 1w 0 -5 5 7
p:milk 1h 2 6 6 6
p:million 1g 0 e 3 9 5 -f 8 6
p:million_of 1t 0 7 5 -6
p:min 1f 2 e 4 7 5 -5 a -7
p:mind 1p 4 7 5 -d 7 5
p:mind_the 21 4 9 5 -7 8 6
p:minimum 1o 4 6 9 7
p:minimum_ord 23 5 8
p:ministr 1w 2 -6 4 b 5 -6
p:minut 15 0 6 2 -d 3 d 4 -5 9 -6 a 6
p:minut_a 21 3 5 a a
p:minut_and 1o 0 -8 5 -5
p:minut_for 21 2 7 a 6
p:minut_of 23 5 5
p:minut_on 21 0 -7 6 6
p:minut_to 1v 6 a
p:mirror 1r 2 6 6 5
p:mis 13 0 b 1 -9 2 -7 3 k 4 -c 6 -8 7 5 8 9
p:mis_a 1x 3 6 4 5 5 -5
p:mis_the 1u 0 -8 8 5 a 7
p:mistak 1i 0 e 1 7 2 -6 5 6 6 -5
p:mix 1d 2 b 4 -7 6 -8 7 -5
p:mix_up 21 0 7
p:mm 23 2 d
p:mobil 1l 0 -8 1 5 2 -6 3 h 4 -9 6 -6 8 e
p:model 1l 8 9
p:model_and 20 1 5 8 a
p:modern 1q 3 7
p:modest 21 0 b 2 -6
p:mom 21 0 7
p:mombasa 1y 4 e
p:moment 1p 0 7 4 5
p:moment_of 23 0 6
p:monday 1h 2 -6 5 a 8 9
p:money 10 0 -7 2 -q 5 -c 8 -9 9 1n
p:money_and 1k 2 -b 3 a 4 -5 5 -7 6 6 9 5
p:money_for 1p 4 9 5 -8 9 9
p:money_hom 20 9 8
p:money_in 1w 5 -7 9 f
p:money_is 1v 9 5
p:money_on 1x a 7
p:money_to 1v 4 5
p:monitor 21 3 a
p:month x 0 7 2 6 3 -k 5 -9 6 6 8 -8 9 r a -7
p:month_and 1h 5 7
p:month_but 1x 0 -6 2 6 5 -7 8 c
p:month_for 1s 0 -8 5 -5 6 i
p:month_in 20 0 5
p:month_lat 1w 0 9
p:month_of 1x a 5
p:month_s 1v 2 7
p:month_the 23 1 6 6 5
p:month_to 1x 5 a
p:monthly 1s 5 -7 9 j
p:moon 21 2 5 5 -5 a 5
p:mor 12 0 b 1 -7 2 -7 3 7 4 -a 6 m 7 -b
p:mor_and 1v 0 -7 5 7 8 5
p:mor_in 23 6 9
p:mor_than 1c 0 c 4 -7 5 8 8 -7 9 -7 a 9
p:morn 1a 3 f 5 -c 6 l 7 -6 9 -7
p:morn_and 21 5 6
p:morning 21 6 7
p:morocco 1t 4 -6 6 -5 a 8
p:morocco_and 21 7 6
p:mortgag 1w 9 5
p:mos 1w 1 8 2 -5 5 6
p:mosqu 20 5 9
p:most 11 0 g 2 b 4 -k 6 -6 9 -7
p:most_of 1p 0 e 5 -5
p:most_peopl 1p 2 6 4 -5 5 -5
p:mostly 1h 0 -6 2 b 5 -a 8 8
p:moth 15 0 b 1 -8 2 b 4 -8 6 e 7 -b a -7
p:moth_and 1v 2 6 5 9
p:moth_in 1l 2 9
p:moth_s 1v 6 a
p:motivat 21 0 b
p:motor 1w 4 6 5 -5
p:motorbi 1s 6 8
p:motorcy 1x 2 -5 8 7
p:motorwa 1v 0 -8 4 f 5 7
p:mould 1n 2 5 3 9 4 -7 5 7 6 -5
p:mount 21 3 b
p:mouth 1q 0 6 2 6
p:mov 17 1 8 3 -7 4 b 6 -8 9 5 a -9
p:mov_and 1y 1 7 6 -5 8 9
p:mov_from 23 8 5
p:mov_in 23 4 6
p:mov_to 1k 2 -6 5 b
p:mow 1v 3 6 6 -6 a 6
p:mr 1v 0 7 2 -7 4 7
p:mrs 1p 0 8 2 -7
p:much 17 1 -7 2 c 6 -7 7 -5
p:much_and 1r 3 a
p:much_as 1v 2 7
p:much_for 1r 0 a 2 9 5 -9 6 -5
p:mud 1r 0 -6 7 b
p:muddy 23 6 8
p:mum 1e 0 -e 3 5 5 a 7 a a -6
p:mum_is 23 4 a
p:mum_s 1v 0 -6 5 9
p:mumbai 1r 2 b 6 -5
p:mums 1o 2 c 5 -c 6 7
p:munich 1x 6 6
p:municip 1q 4 -6 6 -6 a d
p:muscl 1v 0 -6
p:museum 1u 2 -5 5 6
p:mushroo 1s 2 h
p:music 1i 0 -9 1 7 2 -8 3 -5 4 n 5 -5
p:music_and 23 1 8
p:music_school 21 7 b
p:musicia 1o 2 -6 5 -8
p:muslim 1n 0 b 5 8
p:must 16 0 6 2 -c 3 -5 5 9 7 5 8 -9 a 5
p:must_be 1p 5 6
p:must_go 20 0 -5 6 d
p:must_prov 23 0 8
p:mustard 23 0 9
p:my m 0 n 2 1i 3 k 4 -h 5 -17 6 -j 7 -8 a -e
p:my_# 23 0 7
p:my_aunt 1v 5 9
p:my_back 1v 3 9 5 -6 6 -5
p:my_boot 23 2 7
p:my_broth 1o 0 7 5 6
p:my_city 1w 6 6
p:my_client 1x 5 6
p:my_country 20 0 6
p:my_cousin 1s 0 -9 4 a 6 -6 8 7
p:my_dad 1u 0 -9 1 8
p:my_daught 1k 0 7 3 6 6 -6
p:my_fac 23 2 8
p:my_fath 1g 2 9 3 7 4 -6 5 -a
p:my_first 23 9 5
p:my_friend 1q 8 a
p:my_grandmo 1s 0 -6 1 6 2 8 6 -6
p:my_head 1u 1 5
p:my_husband 1p 2 b 3 7 5 -e
p:my_job 21 0 6
p:my_kids 1r 2 6 6 -6
p:my_kitchen 23 5 -5
p:my_kne 21 0 -5 4 7 7 6
p:my_last 23 3 7
p:my_moth 1f 2 8 6 7 a -5
p:my_mum 1t 0 -b 9 5
p:my_nan 21 8 5
p:my_neighbo 1q 5 9
p:my_own 1k 0 -b 5 c a a
p:my_parent 1t 0 6
p:my_phon 1v 0 8
p:my_shop 1y 2 8 3 7
p:my_son 1m 2 7 3 6 5 -9
p:my_uncl 1s a 6
p:my_wif 1f 0 5 2 a 4 -9 a -5
p:myself 1q 6 -8 9 6
p:nail 1k 0 -8 2 d 3 -7 5 d 6 -c 7 6
p:nairobi 1b 1 -5 4 6 6 k 9 -7
p:nairobi_and 1r 4 5 5 7
p:nam 19 0 5 1 h 2 6 3 -6 4 -7 6 -7
p:nam_and 1v 0 6 2 c
p:nam_in 23 1 5
p:nam_is 23 a 5
p:nam_of 21 1 5
p:nam_on 20 7 7
p:nan 1y 2 5
p:nanny 1u 1 5 5 6
p:napkin 1x 5 a
p:nappy 1v 2 6
p:natur 1v 5 5 7 d
p:natural 1u 0 -5 8 5
p:near 1e 0 -5 3 6 4 f 5 -b 6 d 7 -6 9 -6
p:near_the 1o 6 8
p:nearby 1s 0 -7 2 6 4 9 5 -9 6 5
p:nearest 1n 0 -6 2 -6 6 i 7 5
p:nearly 1k 3 7 4 5
p:nearly_all 21 3 6
p:neck 1n 0 -6 2 8
p:need w 0 -k 1 g 3 -a 4 o 5 -9 6 e 8 -d
p:need_# 1u 2 f 5 -8
p:need_a 1d 1 c 2 -8 6 8 8 -6
p:need_an 1w 4 9
p:need_help 23 4 5 5 6
p:need_the 1v 1 5
p:need_thousan 23 0 -6 4 8
p:need_thre 23 4 5
p:need_to 1s 3 7
p:needl 1v 2 c
p:negativ 20 a b
p:neighbo 18 0 -h 2 -b 3 k 4 8 5 5 6 b 7 -7 9 -6
p:neighbo_complai 1x 3 9 4 5 5 -7
p:neighbo_s 1w 1 6
p:neith 1t 0 -9 4 7 5 5
p:nepal 1u 2 b
p:nephew 1v 0 -7 5 a
p:nervou 1v 0 5
p:nest 21 2 -6
p:net 1y 1 5
p:network 1m 4 6 6 -6 8 b
p:nev x 0 e 2 b 3 -c 4 -6 5 -6 a 8
p:nev_been 23 4 6
p:nev_fit 23 2 6
p:nev_get 1o 0 -7 5 9
p:nev_go 21 1 5
p:nev_had 23 2 6
p:nev_know 1n 0 l 4 -6 6 -6
p:nev_learn 1t 6 e
p:nev_match 1y 2 8
p:nev_meet 23 6 9
p:nev_met 1w a 6
p:nev_own 21 0 -5 1 6 9 b
p:nev_return 20 0 9
p:nev_see 1w 6 6
p:nev_seen 20 0 -8 4 a 5 5
p:nev_show 21 0 5
p:new 11 0 7 2 k 3 -6 4 8 5 -a 6 c 7 -b 8 5 9 -b a -b
p:new_jersey 21 5 8
p:new_moth 21 2 6
p:new_zealand 1x 8 5
p:newborn 1v 2 9
p:newcom 1t 0 d 5 -6 6 -5 7 6
p:news 1r 8 e
p:newslet 20 0 7
p:next 18 1 -6 4 8
p:next_day 1y 5 5
p:ngos 1r 5 9
p:ngos_and 20 5 b
p:nic 1f 2 j 3 -9
p:nigeria 18 0 e 1 8 3 -a 4 -9 6 -b 9 b
p:nigeria_and 1m 9 5
p:night 10 0 d 2 -n 3 b 4 h 5 f 6 -7 9 -9 a -6
p:night_on 1y 0 5
p:night_shift 1s 0 7 5 8
p:night_the 21 5 e
p:night_with 1x 2 8
p:nightma 1v 5 8
p:nin 13 2 -c 3 -9 4 9 5 6 6 -8 9 9 a 6
p:nin_and 20 0 7
p:nin_days 1t 5 6 a 7
p:nin_hour 1y 3 6
p:nin_hundr 23 8 5
p:nin_month 23 5 9
p:nin_of 21 0 -7 1 6 8 7
p:nin_to 21 9 6
p:nin_year 1o 9 7
p:ninetee 1k 0 5 2 -5 6 -8 8 d 9 5
p:ninetee_year 23 0 9
p:ninety 1h 6 -7 8 -6 9 k
p:no n 2 -8 3 -c 4 -a 5 j 6 8 7 -a 8 f
p:no_answ 1v 0 a
p:no_car 23 4 a
p:no_clu 1r 5 7
p:no_credit 1v 1 a 9 g
p:no_decent 21 6 6
p:no_good 1y 6 a
p:no_idea 1f 0 9 2 -9 4 -9 5 b 6 -6
p:no_incom 20 2 -5 7 6
p:no_job 23 7 6
p:no_long 1r 2 -5
p:no_money 1v 5 -8 8 7 a 7
p:no_mor 20 5 -8
p:no_one 1b 2 -e 4 -5 5 b 9 8
p:no_plac 1m 0 -6 5 7 6 8
p:no_plan 21 0 -6 5 c
p:no_room 20 2 6
p:no_show 1t 0 c
p:no_the 23 5 5
p:no_tim 1g 4 8 5 9 6 -9
p:no_way 1x 8 9
p:no_work 20 7 8
p:nobody r 0 e 1 -g 2 -f 3 6 5 h 6 -8
p:nobody_answ 1w 5 7
p:nobody_asks 23 4 5
p:nobody_can 1n 0 b 4 -6 5 -5 6 b
p:nobody_check 21 4 -5
p:nobody_find 1y 0 a
p:nobody_had 1x 0 -6 1 6 8 6
p:nobody_has 1i 0 -7
p:nobody_help 21 a 6
p:nobody_in 1t 0 8 2 5
p:nobody_is 21 3 5 5 -6
p:nobody_knew 1x 0 5
p:nobody_know 1c 0 9 2 -8 5 -8 8 7
p:nobody_notic 1v 0 b
p:nobody_open 20 9 5
p:nobody_pays 23 5 6
p:nobody_read 1x 5 7
p:nobody_rememb 20 3 7
p:nobody_s 23 0 -5 5 b
p:nobody_sees 20 0 -9 9 8
p:nobody_tel 1u 0 -6 a 7
p:nobody_to 1r 4 7 5 -7
p:nobody_underst 1x 0 -5 5 9
p:nobody_want 1o 4 c 6 -7
p:nobody_who 1w 5 6
p:nod 23 8 6
p:nois 1k 0 -5 2 -6 6 b
p:nois_and 20 6 a
p:noisy 1w 5 -7
p:non 1f 0 c 4 -a
p:non_of 1q 0 6
p:nonna 20 5 9
p:nonsens 1v 0 7 2 -5 5 8
p:noodl 20 2 b
p:noon 1l 2 -c 3 c 5 a
p:nor 1v 0 -6 5 g
p:normal 1e 0 d 5 7 7 -5 a -5
p:normal_plan 23 0 6
p:norther 1t 6 -8 7 a
p:norther_nigeria 21 7 8
p:norway 21 2 8
p:nos 1p 2 b 5 -a
p:not t 0 i 2 6 3 -g 4 8 6 6 9 -9 a -6
p:not_allow 20 0 -9 1 c
p:not_and 21 1 5
p:not_are 1y 0 7
p:not_at 1y 0 e
p:not_by 23 1 5
p:not_enough 20 2 a
p:not_even 21 5 -7 a 7
p:not_fit 1x 3 6
p:not_for 21 2 6
p:not_hav 1x 0 -8 1 6
p:not_help 21 0 -5 5 5
p:not_know 1l 4 h 6 -8
p:not_on 1v 4 5
p:not_one 1v 0 -6 4 -6 5 8
p:not_pay 21 0 -8 4 5
p:not_the 1r 2 -5 5 5
p:not_to 1y 0 -6 5 9
p:not_want 1y 4 8 5 -5
p:notary 1v 1 6
p:noteboo 1j 0 g 4 -8 5 -b 9 h
p:noteboo_and 1w 9 a
p:noth z 5 -m 6 a
p:noth_but 1y 8 6
p:noth_els 1w 6 9
p:noth_for 1p 2 -6 3 5 4 -7
p:noth_from 23 2 7
p:noth_in 1x 9 6
p:noth_is 1x 0 c
p:noth_on 1x 0 -6 4 b 6 -6
p:noth_to 1q 6 b
p:notic 1e 0 d 5 5 6 -7
p:notic_it 23 0 -5 a 5
p:novel 1u 8 h
p:novemb 1t 4 7 5 -6 a 5
p:now 14 0 -6 4 -8 6 g a c
p:now_and 1x 4 6
p:now_i 1v 7 8
p:now_the 21 5 -6 a 7
p:now_they 1x 2 6
p:nowher 1g 0 -5 3 -7 4 -8 5 -9 6 u
p:nowher_to 1n 2 -6 4 -6 5 -8 6 t a 7
p:numb 19 0 q 3 -5 4 g 5 -f 8 -6 9 -8
p:numb_# 20 0 8 2 6
p:numb_and 1s 0 8 4 6
p:nurs 19 0 -6 1 -6 2 c 4 5 5 -7
p:nurs_from 23 5 6
p:nurs_hom 1v 2 6
p:nurs_in 1x 0 -5 2 8 7 8
p:nursery 1t 2 7
p:o 1q 5 -6 a 8
p:o_clock 1s 0 5 5 -8
p:oaxaca 1w 2 5 5 -6
p:octob 1v 3 5 5 -8
p:odd 1y a 5
p:of f 0 e 2 l 3 -i 5 -a 6 -5 7 -e 8 6 9 -f a e
p:of_# 1f 3 -6 4 a a -6
p:of_a 18 0 5 2 e 3 -c 4 8 5 -a a -8
p:of_ads 21 0 -6 2 -5 8 k
p:of_all 1x 0 6
p:of_big 21 0 5
p:of_chlorin 23 5 6
p:of_fak 23 0 6
p:of_fifty 23 5 7
p:of_flat 23 1 6 5 -5
p:of_fly 23 3 b
p:of_holiday 21 0 -5 5 a
p:of_it 1d 2 f 4 -a 5 8 6 -5
p:of_leav 23 5 8
p:of_money 21 1 5 4 -5 6 5
p:of_month 21 9 7
p:of_my 1o 0 -7 1 b 2 f 4 -5
p:of_noth 1v 2 c
p:of_one 1v 4 7
p:of_oth 23 6 c
p:of_our 1k 1 6 2 -6 4 -7 6 b
p:of_pap 1w 0 9
p:of_peopl 1p 4 -7 8 7 a a
p:of_plastic 1v a 6
p:of_smal 1u 4 9
p:of_that 21 6 6
p:of_the 11 2 -c 3 8 4 -6 5 6 8 7 9 -7 a 8
p:of_their 1n 0 -8 1 f 2 -7 3 5
p:of_them 19 0 l 3 -8 5 -6 6 -8 8 7
p:of_this 23 7 7
p:of_town 1w 6 5 a 6
p:of_us 1k 3 -7 8 6 a a
p:of_what 1q 6 -5 9 a
p:of_work 23 5 6
p:off 10 0 9 1 -b 2 d 3 9 5 a 6 9 7 -5 8 -d 9 -c a -a
p:off_a 1q 0 6 5 d 6 -6
p:off_and 1r 0 8 2 -7 5 9 6 -5
p:off_at 23 3 9
p:off_by 23 5 7
p:off_for 23 4 5
p:off_in 1s 2 h 5 -8
p:off_or 23 0 6 3 6
p:off_the 1m 0 -a 2 8 3 b
p:off_with 1y 4 5 6 6
p:offer 1v 4 8
p:offic 12 0 6 1 -6 2 -6 5 c 6 8 7 -6 9 -5 a -6
p:offic_is 1y 4 7 5 6
p:offic_work 1x 5 -6 6 c
p:often 1c 0 -e 2 9 5 7 8 -6
p:often_get 23 5 8
p:ohio 21 0 -7
p:oil 1j 2 b a -6
p:ok 21 0 6
p:old v 0 -7 1 -c 2 8 5 q 6 f 7 -7 9 -b
p:old_and 1q 2 9
p:old_cat 23 5 6
p:old_dogs 20 2 8
p:old_hous 1v 4 9
p:old_machin 23 6 7
p:old_peopl 1h 5 i
p:old_than 23 2 e
p:old_town 21 5 5
p:old_websit 23 8 6
p:olds 1t 5 -6 6 a
p:oliv 1y 2 6
p:on h 0 u 1 -g 2 -d 3 9 4 9 6 5 7 -c 8 g 9 -f a -a
p:on_# 1u 0 d 5 -6
p:on_a 13 0 8 1 -6 4 p 6 -8 8 9 a -b
p:on_an 1u 0 -6 5 b
p:on_and 20 2 9
p:on_averag 20 3 9
p:on_big 23 4 7
p:on_day 1v 0 a 3 6
p:on_every 1w 2 6
p:on_faceboo 1r 0 -6 4 -6 8 7 a e
p:on_for 23 0 5
p:on_friday 1q 0 6
p:on_her 1r 5 9
p:on_his 20 a 6
p:on_holiday 1r 0 9 3 7 4 8 5 -e
p:on_instagr 1q 0 6 4 d 5 -6
p:on_it 1m 0 -7 3 8 5 8 6 -6
p:on_monday 1p 8 9
p:on_my 1l 0 5 3 7 6 -7
p:on_our 1o 2 -5 6 7 a 6
p:on_pag 21 4 b
p:on_pap 1c 0 t 1 8 4 -7 5 -8 6 -7
p:on_phon 1u 0 9
p:on_screen 23 8 7
p:on_sit 1y 3 5 8 5
p:on_the t 1 -d 5 6 6 b
p:on_their 1n 5 -6
p:on_them 21 4 6
p:on_thursda 1s 0 5 4 7 5 -6
p:on_to 23 2 6
p:on_toast 23 2 6
p:on_top 1v 2 8
p:on_two 20 0 -6
p:on_wednesd 20 0 -6 5 5
p:onc 19 0 7 1 -6 2 j 3 6 4 -6 5 -d 9 7 a -9
p:onc_a 1q 2 -5 3 8 6 6
p:onc_and 1r 2 a
p:onc_for 23 0 6
p:one n 0 8 2 -e 3 -k 4 k 5 -5 6 8 7 -b 8 9 9 9
p:one_can 21 6 a
p:one_day 1v 4 e
p:one_even 1w 4 6
p:one_for 20 0 b
p:one_good 20 2 -6 5 5 8 5
p:one_hand 23 2 7
p:one_in 1n 0 d 5 -c a 5
p:one_is 1r 9 6
p:one_know 1w 0 -6 9 6
p:one_lin 23 0 7
p:one_night 21 4 7 5 -9
p:one_of 1n 2 -5 5 9
p:one_person 1v 4 6 6 -6
p:one_s 23 4 5
p:one_shop 23 0 7
p:one_that 23 2 6
p:one_to 1v 4 6
p:one_was 1y 0 7 1 5 5 -5
p:one_week 1v 2 8 5 -6
p:one_who 1v 5 c
p:one_with 1s a 7
p:one_year 1r 9 9
p:ones 14 0 -6 1 -8 2 15 5 -7 7 -b 8 -5 9 -8
p:ones_are 1q 2 a
p:ones_cost 1x 2 7
p:ones_in 1x 2 6
p:onion 20 2 7
p:onlin 17 0 -8 5 b 7 8 a -8
p:onlin_and 1x 6 6
p:onlin_are 20 5 6
p:onlin_but 21 7 5
p:onlin_sel 23 9 5
p:onlin_shop 1v 2 -5 5 d
p:only u 0 -c 2 7 3 -a 4 -a 5 -g 6 12 8 b 9 -5
p:only_a 1t 5 -5 a 5
p:only_aft 23 0 -5 9 a a 5
p:only_big 20 5 f
p:only_find 20 2 6
p:only_for 1s 5 -9 6 f
p:only_in 1s 0 5 5 -9 6 7
p:only_know 20 6 -6
p:only_off 23 2 5
p:only_one 1u 4 5 5 -8
p:only_see 20 6 9
p:only_the 1s 2 -6 5 7
p:only_want 1y 5 6
p:ons 23 2 d 5 -5
p:ontario 1y 6 5
p:op 1x 2 -7 6 a
p:opaqu 23 4 6
p:open 16 0 -d 1 9 2 -6 4 -6 5 a 6 -a 9 e
p:open_a 1v 0 -8 8 6 9 5
p:open_the 1r 0 -6
p:operati 1v 0 -7 5 k 6 -5
p:operato 1s 3 5 6 -5
p:opinion 1t 0 8 5 -6
p:opposit 1x 0 5 5 -5 a 6
p:opticia 1x 2 8
p:opticia_and 23 2 6
p:or m 1 -6 2 f 3 -6 5 c 6 i 7 -f 8 8 9 -f a -6
p:or_# 23 a 6
p:or_a 1a 0 -7 4 7 5 5 7 -7
p:or_an 21 3 6
p:or_charg 23 1 7 4 5
p:or_com 23 3 6
p:or_driv 23 6 8
p:or_get 1v 2 7
p:or_how 1y 7 6
p:or_is 23 5 5
p:or_medicin 23 a c
p:or_not 1w 0 6 5 5
p:or_pay 1w 2 5
p:or_the 1f 0 7 4 -6 5 c 6 -6
p:or_they 1v 5 5 6 8
p:or_to 20 6 5
p:or_too 20 0 5
p:or_two 1x 9 6
p:or_with 1y 0 9
p:orang 1v 2 c
p:orchid 23 0 b
p:ord 16 0 i 4 7 5 -6 6 8 8 -6 9 -9 a -8
p:ord_a 1u 0 7 7 9
p:ord_by 1y 0 5
p:ord_from 1y 6 5
p:order 1n 2 f 5 -9
p:order_from 23 4 6
p:ordinar 1k 2 -a 3 9 4 6 6 6
p:oregon 23 2 5
p:organis 1k 0 6 4 -a 5 r 6 -7
p:orphan 23 a b
p:orthodo 21 2 5
p:osaka 1y 8 b
p:oslo 1y 1 6 4 -6 8 5
p:oth 12 0 i 1 -6 6 -7 7 -6
p:oth_and 1v 6 7
p:oth_in 21 0 -5 1 5 4 5
p:oth_sid 1y 5 6 a 8
p:otherwi 1w 6 a
p:oud 23 0 6 2 6
p:our q 1 -7 2 -r 3 e 4 -j 5 -6 6 17 7 -6 9 -m a o
p:our_area 1r 0 -5 2 -9 3 8 6 f
p:our_city 1i 5 8 7 6
p:our_client 21 1 6
p:our_country 1r 0 -e 4 a 5 -c 6 d
p:our_county 1w 5 8
p:our_distric 1p 6 -6 a f
p:our_estat 1w 6 7 a 7
p:our_island 21 3 9 6 -7
p:our_neighbo 20 6 7
p:our_own 1p 0 7 2 7 4 -5 5 -9
p:our_part 1t 6 8
p:our_quart 1x 5 -5 6 d
p:our_region 1m 0 d 2 -5 4 -9 6 -7 7 8 8 6
p:our_shop 1y 1 7
p:our_street 1y 2 -5 4 9
p:our_suburb 1u 2 -6 6 d 8 5
p:our_town 1d 0 -g 4 6 6 k 7 -6 8 7
p:our_valley 1s 8 7
p:our_villag 1q 0 -7 2 -6 3 6 6 f
p:ours 1w 2 c
p:out u 8 -7 9 -c a 9
p:out_about 20 7 6
p:out_aft 21 6 5
p:out_and 1p 4 d 6 -c
p:out_at 1q 4 -5 5 a
p:out_becaus 1y 2 6 6 b
p:out_by 1x 4 7
p:out_for 1y 2 -6 6 9
p:out_in 1k 2 a 5 7 6 -9
p:out_of 18 0 -7 2 5 4 -c 5 5 6 5 9 -5 a 6
p:out_with 20 4 d
p:outdat 1v 0 -9 4 d 8 b
p:outdoor 1s 6 7
p:outfit 1v 2 -5 4 b 5 -9 6 c
p:outgrow 1v 2 -6 4 a 5 d
p:outing 23 6 7
p:outlook 1x 0 a
p:outsid 1h 0 5 3 -6 4 5 a b
p:outsid_the 1v 5 9 6 -6 a 7
p:oven 1s 0 -7 3 9
p:over 12 0 -9 2 c
p:over_# 1s 5 -8 6 6 a 5
p:over_a 1r 5 -8 a 6
p:over_and 1u 0 -7
p:over_fifty 1y 0 b
p:over_it 23 4 c
p:over_my 20 0 -8 1 6 2 7 7 6
p:over_the 1i 0 -a 1 c 2 7 3 b 5 -d 6 8
p:overflo 1x 0 -6 3 d
p:overgro 20 5 9
p:overhea 23 a 9
p:overloa 21 0 e 4 -6
p:overnig 1w 3 7
p:overpay 23 9 5
p:overpri 21 2 6
p:oversea 1x 5 8
p:overvie 21 a 5
p:owe 23 9 6
p:own u 1 8 2 -f 5 e 7 6 9 -8 a 5
p:own_# 21 2 6
p:own_a 1p 2 -6 4 9 5 8
p:own_and 1w 5 7
p:own_are 1y 4 7
p:own_get 20 5 8
p:own_hav 1v 0 -8 4 9 8 7
p:own_of 1r 1 6 4 7
p:own_want 21 5 6
p:owns 1u a 7
p:owns_a 1x a 8
p:oxygen 20 3 a
p:oyst 1y 2 b 5 -5
p:p 21 0 b 1 6
p:pack 1h 0 -e 4 c 6 c
p:pack_and 1y 3 5
p:packag 1p 5 -7 8 7
p:packet 1v 0 6
p:paddl 23 3 8
p:pads 1s 2 7
p:pag 19 0 s 1 5 2 -e 3 -a 6 -a 7 -7 8 k 9 -6
p:pag_# 20 4 a
p:pag_and 1w 0 9
p:pag_with 21 5 6
p:paid 1a 0 -8 3 -6 6 -d 9 v
p:paid_a 21 4 a
p:paid_for 1t 5 5 6 -5 9 a
p:paid_in 1y 9 g
p:paid_the 23 9 5
p:pain 1j 0 f 5 9
p:paint 1h 3 -6 4 -8 5 8 6 c
p:paint_and 1y 1 6
p:pair 1o 0 -7 2 o 4 -b 5 -6 9 6
p:pair_of 20 2 b 5 -5 9 6
p:pakista 1r 7 5
p:pal 1w 5 5
p:pallet 1o 2 -8 4 l 6 -6
p:pallet_of 1t 2 -5 4 k
p:palm 1o 3 5 9 7
p:palm_oil 1v 2 6
p:pan 1s 3 5 5 -5 6 9
p:pandemi 21 a 5
p:panel 1r 2 -8 3 a 4 -6 5 9
p:panic 1l 5 7 a 6
p:pantry 23 9 6
p:pap z 0 14 3 -c 4 -9 5 -9 6 -k 8 8
p:pap_a 23 0 -7 2 7
p:pap_card 23 0 8
p:pap_clos 23 0 -6 8 e
p:pap_diary 1w 0 7
p:pap_for 21 0 8
p:pap_form 23 0 a
p:pap_in 1t 0 7
p:pap_list 21 4 7
p:pap_that 1y 1 5
p:parcel 1k 2 -5 3 b 4 5 6 -7
p:parent z 0 f 1 -8 2 9 4 -6 7 b 9 -a a -6
p:parent_and 1u 0 -b 5 a
p:parent_are 1p 6 -5
p:parent_hav 1x 5 9
p:parent_in 1r 4 8 5 -b 6 -5 7 9 8 a
p:parent_want 1s 5 7
p:parent_who 20 7 8
p:parent_work 23 6 a
p:parish 1u 0 6 a 8
p:park 1b 3 6 6 e 9 -9 a -6
p:park_are 21 6 a
p:park_in 20 1 6 5 8
p:parrot 1u 4 5 5 -9 6 d
p:part 1b 2 -9 3 c 6 9 a -6
p:part_of 1q 2 -6 6 7
p:partici 21 0 6
p:partn 1n 4 -a 8 8
p:party 1c 2 6 5 h 6 -7 9 -5
p:party_and 23 2 7
p:party_in 21 4 6 5 9 6 -6
p:pas 1j 2 -5 5 7
p:pas_the 23 5 5
p:passeng 1u 0 -7 4 b 5 6
p:passion 23 7 8
p:passiv 21 0 -a 3 5 5 a
p:passpor 1u 0 5 1 a 5 -6
p:passwor 1u 0 c 5 6
p:past 1e 4 9 6 -b 7 d 9 -6
p:past_nin 23 5 -6 7 5
p:pasta 1s 2 8
p:patch 21 5 5
p:path 20 8 f
p:patienc 1x 0 -b 2 7 8 5 9 5
p:patient 18 0 c 2 -9 5 9 6 c 7 -6 8 -7 9 -7
p:patient_in 1t 5 a
p:patient_wait 21 0 5 3 5
p:pattern 1s 2 k 5 -7
p:paulo 1p 4 -6 5 6
p:pavemen 20 1 7 5 -9
p:pay y 1 -8 2 7 3 -a 4 6 5 -i 7 -e 9 17 a -6
p:pay_# 1o 4 -6
p:pay_a 1m 2 5 5 -8 9 a
p:pay_and 1x 0 -6 2 9
p:pay_for 1h 0 -b 2 -5 4 8 6 f 9 8
p:pay_lat 23 0 -5 9 7
p:pay_rent 21 9 7
p:pay_the 1q 2 -5 4 -6 8 6 a 6
p:pay_to 21 8 e
p:payday 1x 5 -5 9 j
p:payment 1n 4 5 9 7
p:paypal 23 0 6
p:payrol 1y 5 c
p:pays 1e 1 7 2 -d 4 -5 5 b 9 7
p:pays_for 21 6 9
p:payslip 20 0 -6
p:pdf 1p 0 c
p:pdfs 1s 0 f 5 -7
p:peak 23 3 b
p:peas 1x 3 6 5 6 6 -7
p:peel 1r 2 k
p:pen 1t 0 9
p:penalty 21 5 5
p:pencil 1u 2 -5
p:pens 1w 2 l 5 -8
p:pension 1o 6 6 9 b
p:peopl l 0 -9 3 -g 6 q 8 9 9 -h a e
p:peopl_and 1j 0 6 2 -7 4 -8
p:peopl_are 1n 4 -5 5 6 8 8
p:peopl_ask 1w 8 8
p:peopl_at 1x 1 5 6 6
p:peopl_but 23 8 6 a 6
p:peopl_buy 1k 3 -5 5 9
p:peopl_can 1v 8 d
p:peopl_com 1q 2 6 4 7
p:peopl_do 1x 4 9
p:peopl_don 1s 5 6
p:peopl_dream 23 5 7
p:peopl_driv 1x 6 c
p:peopl_find 23 3 5 5 8
p:peopl_for 21 9 8 a 5
p:peopl_get 1q 0 -8 6 9
p:peopl_go 21 6 6
p:peopl_hav 1j 0 -d 1 9 3 -7 5 6
p:peopl_her 1t 5 -8 6 c
p:peopl_in 1b 0 -f 3 -5 7 8 a 6
p:peopl_keep 23 5 5
p:peopl_know 23 4 6
p:peopl_leav 1v 0 6 5 -6 7 c
p:peopl_liv 1u 0 6 2 8 4 -5 5 -5
p:peopl_look 1x 3 6
p:peopl_lov 1y 8 7
p:peopl_mov 1y 4 6
p:peopl_need 1v 6 7
p:peopl_on 1r 0 -5
p:peopl_pay 1s 0 8 5 -6 6 6
p:peopl_s 1y 0 9
p:peopl_sit 23 5 d
p:peopl_sleep 23 a 6
p:peopl_stand 23 a 6
p:peopl_think 1y 6 7
p:peopl_to 1y 5 6
p:peopl_want 1i 3 5 4 -9 5 -7 7 6 a b
p:peopl_watch 20 5 -5 8 5
p:peopl_who 1b 0 -7 4 b 6 6 8 9 9 -6 a -8
p:peopl_with 1e 1 7 4 -5 5 -8 6 5 a b
p:peopl_work 23 2 6 4 5 5 -9
p:peopl_would 1x 5 -6 a 6
p:peopl_writ 21 0 8
p:pep 20 2 6
p:per 1d 0 j 3 5 5 -e 7 -5 9 -5
p:percent 1d 4 -5 6 -b 8 -5 9 v a -6
p:percent_a 21 9 i
p:percent_and 1w 3 7 4 9
p:percent_of 1s 0 9
p:perfect 1r 0 -7 2 -9 4 c 5 -c 7 7 8 7
p:perfum 1v 2 7
p:perhap 21 8 5
p:period 1v 0 6 4 a
p:permit 1o 0 a
p:person 1f 0 9 3 -5 4 8 5 -6 6 -a a f
p:perth 1w 0 8
p:peru 1u 0 b 2 6 4 -6
p:peso 23 4 5
p:pet 1r 2 f
p:pet_shop 23 2 9
p:petrol 1l 3 9 5 -6 6 8
p:petrol_station 1r 6 8
p:pets 1v 5 -7 6 h
p:pharmac 1i 0 a 8 8
p:pharmac_and 21 4 6
p:pharmac_hav 23 8 6
p:phd 23 5 5
p:phd_student 23 5 5
p:philipp 1n 0 e 3 -6
p:philipp_and 23 6 6
p:phoenix 23 5 7
p:phon x 0 j 1 -5 2 5 3 k 4 5 5 -6 6 -8 7 -6 9 -6 a -e
p:phon_and 1e 0 e 4 8 5 -a 9 -5
p:phon_cal 1t 4 6
p:phon_for 20 3 l
p:phon_from 21 0 6
p:phon_in 1w 3 6 6 5
p:phon_numb 1x 0 9 5 -6
p:phon_with 1y 0 -7 4 b
p:photo 1b 0 k 1 e 3 -c 4 a 5 -8 7 -7 9 -9
p:photo_and 1v 0 -6 5 8
p:photo_of 1s 0 h
p:photo_on 21 0 c
p:photoco 1s 4 i 5 -7
p:photogr 1i 1 k 2 -9 3 -5
p:physiot 1y 0 5
p:piano 1n 0 6 2 -6 3 -5 4 7 7 5
p:pick 1g 0 h 3 c 9 -5
p:pick_up 1p 0 b 5 6 6 -5
p:pictur 1a 1 r 2 -6 3 -6 4 -8 5 6 6 -a 7 -6 8 5
p:pictur_and 1v 2 6
p:pictur_book 21 8 a
p:pictur_on 23 8 5
p:piec 1g 2 j 5 b 6 -c
p:piec_and 1y 5 c
p:piec_of 21 0 6 5 -5
p:pig 1x 0 -7 4 5 6 -5 9 5
p:pigs 21 2 5
p:pil 1h 4 -7 5 j 6 -6
p:pil_and 23 3 5
p:pil_up 1t 0 5
p:pilgrim 20 4 8 5 7
p:pillow 21 2 8
p:pink 1m 2 m 3 -8 6 -6
p:pintere 20 0 -6 1 6
p:pip 1p 5 b
p:pitch 1s 0 5
p:pizza 1t 2 -8 5 -8 6 g
p:plac 15 0 7 1 -7 2 -c 3 -a 4 -6 6 15 7 -a 9 -6
p:plac_are 1y 6 5
p:plac_for 1p 5 -7 6 f
p:plac_in 20 6 6
p:plac_is 20 5 -6
p:plac_to 1n 0 -6 4 -6 5 b 6 5 8 8
p:plain 1x 2 b 5 -7 a 6
p:plan 16 0 l 1 -6 2 d 4 -b 5 6 6 -d 8 -7 a -6
p:plan_a 1u 5 e
p:plan_and 20 0 5 7 5
p:plan_for 23 5 5
p:plan_in 20 0 6
p:plan_with 23 2 6
p:planet 21 5 -5 8 5
p:plant 1d 2 -9 3 j 5 b
p:plant_die 20 3 5
p:plast 1x 5 6
p:plaster 21 2 -5 5 6 a 6
p:plastic 16 0 -e 1 -7 2 1e 3 a 4 -b 6 -5 7 -5 8 -6 9 -5
p:plastic_and 1u 2 5
p:plastic_bags 21 2 -7 5 c
p:plastic_bottl 1y 2 5
p:plastic_wast 21 2 c
p:plat 1m 0 6 2 7 4 6
p:platfor 1i 3 -6 4 b 8 9 9 -7
p:platfor_and 21 4 -5 8 6
p:play 17 0 -d 1 6 3 -a 6 8 7 7 8 k 9 -7 a -7
p:play_in 1x 5 -7 7 8
p:play_with 21 6 7
p:playgro 1x 5 6
p:pleas 1x 0 -6 2 5 4 5
p:plenty 20 4 7
p:plenty_of 23 4 6
p:plot 1u 5 6
p:plug 1s 3 8 5 5
p:plum 1y 4 7
p:plumb 1p 5 8
p:plus 1l 6 -7
p:pm 1m 0 8
p:pocket 1q 0 -5 2 c 5 -8
p:podcast 1q 8 9
p:point 1m 0 g 2 -6 5 -9
p:point_at 20 0 6
p:poison 1u 5 7 6 -6
p:poland 1l 5 i
p:polic 1l 5 -5 a b
p:policy 1t 0 7 4 -8
p:polish 1t 2 -6 7 7 8 7
p:politic 1x 0 -9 8 9 a a
p:polyest 1t 2 a 4 a 5 -8
p:pond 1w 0 -5 3 c a 7
p:pool 1l 5 7 6 7
p:poor 1j 0 -8 3 -5 4 -5 5 7 a 8
p:pop 1t 2 b
p:popular 23 6 a
p:porn 21 0 7
p:porridg 1y 2 6
p:portal 1j 0 d 4 b 5 -d
p:portal_and 1x 0 5
p:porto 1v 8 6
p:portuga 1m 0 -8 4 -7 5 d 7 6 a 6
p:portuga_and 20 0 -8 5 7 7 6
p:pos 21 0 -6 4 7 9 6
p:positio 1v 5 8
p:post 1a 0 -g 1 -6 2 -a 4 6 5 -e 7 6 8 r 9 -7 a l
p:post_and 23 0 -6 8 8
p:post_on 20 0 -7 4 7 a 8
p:postman 23 6 a
p:pot 1s 4 6
p:potato 1v 6 -5
p:pots 1v 3 d 5 -7
p:pound 1r 2 b 5 -9 7 6
p:pour 1s 6 b
p:pow 1k 0 -6 3 9 4 -9 a a
p:pow_cuts 23 5 -7 6 7
p:powd 1s 2 6
p:powerpo 20 7 7
p:practic 1f 0 5 5 9
p:practis 1p 1 5
p:pram 1p 0 6 5 -c
p:pray 1r 0 b 6 -6
p:pregnan 1p 0 d 2 8 3 -6
p:pregnan_women 1v 0 a
p:premium 20 2 5 3 9 5 -6
p:prepaid 23 3 7
p:prepar 1r 4 7 6 -7
p:pres 1l 0 -7 2 e 4 7 5 8 6 -7
p:prescri 1s 6 b
p:present 1s 2 6 4 5
p:present_for 21 4 8
p:pretend 1y 5 -5
p:pretty 1y 7 5
p:pric 14 0 o 1 -8 2 9 4 f 5 -g 6 -8 7 -9
p:pric_and 1y 0 -6 4 f
p:pric_by 1x 0 c
p:pric_chang 1x 0 5
p:pric_for 20 0 8
p:pric_in 20 4 -5 6 6
p:pric_is 23 4 8
p:pric_jump 20 3 9 5 -5
p:pric_of 1v 0 5 9 5
p:pricey 23 2 5
p:print 1a 2 a 3 -b 4 -6 8 g
p:print_and 1w 2 7
p:print_want 23 0 5 2 5
p:prison 1x 5 -8 a f
p:privat 1e 4 9 5 b 6 -8
p:privat_school 1v 0 6 5 8
p:pro 23 7 6
p:problem 1l 3 a 4 6 5 -9
p:produc 1k 0 -b 4 6 5 g
p:product 1c 0 b 2 a 3 -6 7 -5 8 -6
p:product_and 20 4 8
p:product_are 23 2 7
p:profess 1j 0 7 1 5 2 -8 3 -5 6 7
p:profess_in 23 5 b
p:profil 23 0 5
p:profit 1r 5 b 6 -6
p:program 1e 0 t 2 -8 4 -6 5 -8 6 -6 7 7 9 -5
p:program_and 20 a 6
p:program_for 20 0 b
p:project 1j 4 b
p:promis 1l 3 5 4 -6 7 5
p:promoti 21 5 6
p:prompt 20 1 9
p:proof 1r 9 5
p:proof_of 23 0 -5 1 6
p:prop 1k 6 c
p:properl 1o 5 -6 6 a
p:propert 1u 1 5 4 -6 5 8
p:propos 23 8 6
p:proposa 1x 0 8
p:pros 21 5 7
p:protect 1s 2 7
p:protein 1s 2 e
p:prov 1r 0 g
p:provid 1t 4 -5 5 a
p:provinc 1v 0 -6 4 6
p:psychol 1s 0 6 5 c
p:pub 1v 5 -5 6 d
p:publish 1m 0 5 2 -8 4 7 8 e
p:pubs 1v 0 -6 5 9
p:pul 1n 3 6 4 -6 6 7
p:pump 1h 5 h 6 -b
p:pun 1s 2 7 4 7
p:pupil 1i 0 -5 2 -5 4 f 5 e 6 -9 a 5
p:puppy 1v 3 a 4 9 5 -b
p:pur 23 6 b
p:purchas 1s 0 h 4 -7
p:purpl 20 0 5 7 7
p:push 1l 0 -6 2 8 4 -6 5 5
p:put 19 0 -5 1 -6 4 8 5 b 7 -5 8 -6 a 5
p:put_a 1y 3 5
p:put_the 1v 0 6 4 5
p:put_them 1w 2 -5 4 a
p:puzzl 1u 0 -6 2 9 8 f
p:pyjama 23 8 6
p:quality 1o 2 7 6 6
p:quarrel 1s 0 7 6 -6
p:quart 1k 4 -7 6 6
p:quart_of 1y 0 6
p:queen 1x 3 6 7 5
p:queensl 1v 1 f 2 6 5 -6
p:questio 1f 0 i 2 -b 3 -6 6 6 8 9
p:queu 1e 0 -5 4 7 5 -5 6 6
p:queu_and 21 0 -5 4 6
p:queu_at 1v 2 7
p:queu_for 20 3 8
p:quickly 20 2 8 4 5 5 -7
p:quiet 1p 0 -6 2 -5 a a
p:quincea 1x 0 6 5 7
p:quit 1m 0 i 2 -8 4 -7 7 6
p:quiz 1y 5 a
p:quot 1g 0 9 4 6 6 -7
p:rabbit 1v 4 8 5 -8
p:rac 1v 5 6
p:rack 1v 6 -6
p:radiato 20 0 6 5 -8 a 5
p:radio 1o 5 -d 6 h 8 7
p:rail 1v 3 6
p:rain 1e 2 b 6 9 8 -6 9 -6 a -7
p:rain_and 23 5 5
p:rainy 1q 0 -6 2 6
p:rainy_season 1y 3 8
p:rais 1r 4 -5 a a
p:ran 1l 0 -5 2 -9 3 9 5 7 6 -5 a 7
p:random 1w 2 7
p:rang 1j 3 -9 4 b 5 m 6 -e 7 7
p:rang_and 23 7 6
p:rank 20 0 7
p:rap 23 0 -7 1 6 4 5 6 5
p:rat 1k 2 -6 4 -6 5 -f 9 i
p:rat_and 20 8 5
p:rath 1s 4 6
p:rattl 1v 0 -5 2 g
p:raw 1w 2 a 3 7 5 -6
p:re 1c 2 -8 5 8 a 5
p:reach 1j 2 -6 3 g 5 -a 8 6
p:reach_the 1v 0 -7 3 9 8 7
p:read 13 0 k 2 -e 3 -8 4 -d 6 -f 8 z 9 -7 a 8
p:read_# 23 0 5
p:read_a 1s a 8
p:read_and 1y 5 6 8 7
p:read_it 1v 5 -6 8 7 a 8
p:read_the 1s a 7
p:ready 1o 2 -5 7 7
p:real 1d 0 -8 2 9 3 d 5 -8 9 -5 a -6
p:really 1m 5 -7 7 b
p:reason 1t 0 9 6 -6
p:receipt 1k 6 -7 9 7
p:receiv 1p 0 5 4 -7
p:recepti 1p 0 8
p:recip 1o 0 -9 2 9 5 9 6 -5 8 7
p:recogni 1v 1 8 a 8
p:recomme 1u 0 7
p:record 1d 1 9 2 -b
p:record_in 20 4 6 5 -6 6 9
p:recruit 1v 0 5
p:recycl 1y 4 -5 5 5 6 7
p:red 1i 3 5 4 -6 6 5
p:referen 1y a 8
p:refug 1s 4 -6 6 -7 9 6 a f
p:refug_and 23 0 7
p:refuge 23 a 7
p:refund 1r 5 c
p:refus 1g 0 8 5 -k 9 6
p:refus_the 23 3 5
p:region 1k 0 a 3 7 4 -7 6 -7 7 7 8 8
p:regiona 1r 5 -c 8 7 a 6
p:regist 1q 0 a
p:registe 20 8 9
p:registr 1p 0 -5 5 g
p:regular 1q 5 6 6 5
p:regulat 21 1 6
p:rehears 20 7 5
p:reinven 21 5 7
p:reject 1r 0 5 1 5
p:relativ 1m 0 6 4 -8 5 -6 a 8
p:releas 21 1 6
p:reliabl 1y 4 i 5 -a
p:religio 20 5 a
p:rely 1u 0 i 4 -6
p:rely_on 1u 0 i 4 -6
p:remain 1x 6 6
p:rememb 1k 0 c 2 5 4 -6 5 -c
p:remind 1s 2 6
p:remot 1p 2 -6 3 5 4 -d 6 h
p:remot_work 21 6 8
p:remov 21 5 6
p:removal 23 4 8 5 -9
p:renew 23 9 6
p:renewal 20 0 8
p:renovat 1x 4 b 5 -6 6 7
p:rent 19 0 -8 2 -d 4 8 5 -f 6 a 7 -8 9 r
p:rent_a 1u 0 -6 1 6 4 a 5 -7 9 5
p:rent_in 20 9 7
p:rental 1o 1 8 5 b 6 -9
p:repair 1j 0 b 4 7 5 -6 6 -7
p:repeat 1s 4 5 5 6 6 -5
p:replac 1x 0 5 4 -6 5 6
p:reply 1r 4 6 5 6
p:report 1e 0 q 2 -8 3 -5 4 -8 5 7 6 -7
p:report_and 21 5 7
p:reps 1t 4 6
p:request 1v 0 e 5 -5
p:requir 1x 4 d
p:rescu 1v 6 6
p:rescu_dogs 21 6 8
p:researc 1v 7 9
p:researc_and 23 7 b
p:resel 23 0 6 2 -5
p:reserva 21 0 8
p:residen 1o 2 7
p:resort 21 6 a
p:respons 1w 2 -6 4 7 5 b
p:rest 1k 0 6 5 8 6 -5
p:restaur 1a 2 -a 3 8 4 9 5 8 a -7
p:restaur_and 1r 3 a
p:restaur_in 1t 2 b 5 -8 6 -9
p:result 1o 1 8
p:retail 1o 5 -8 7 f
p:retenti 23 9 8
p:retir 1g 0 f 2 -d 4 9 5 -h 6 f 9 -6 a 7
p:retir_peopl 20 4 7
p:retirem 20 6 7
p:return 1f 0 g 3 -5 4 6
p:return_to 21 0 5
p:revenu 23 0 6
p:review 1l 0 e 4 -6 6 -5 8 9
p:reward 20 8 6 a 6
p:ric 1j 2 5 3 8 4 5 5 -l a 9
p:ric_and 1x 2 8 5 -6
p:rich 1v 7 8 a 8
p:rid 1d 0 -9 2 7 5 -7 6 d 7 -7 9 i
p:rid_and 20 9 8
p:rid_in 1y 5 -5 6 9
p:right 1e 0 6 8 6 9 -6
p:ring 1a 0 p 1 -5 2 -b 7 -5 8 -7
p:ring_and 21 0 5 3 5
p:ring_on 21 3 5
p:ring_the 1x 0 6 5 -5
p:rip 1t 0 -8 5 q 6 -6
p:rip_off 21 0 -5 2 6 4 -5 5 c
p:ris 1u 0 7 2 -6 4 5
p:risk 1r 5 8 9 6
p:riv 1n 0 -8 2 5 4 -6 5 -c a g
p:rival 21 0 7
p:riyadh 23 4 6
p:road 1e 0 -b 4 a 5 -c 8 b a 7
p:road_and 1x 8 6
p:roadsid 1r 6 f
p:roam 23 0 -6 2 c
p:roast 1v 5 -6
p:rob 1v 4 5 6 5
p:robot 1p 2 -7 3 o 5 -c
p:rock 23 6 5
p:rod 20 0 -5 4 8
p:rol 1g 0 -c 2 f 4 b 5 -e 6 f
p:romania 1v 4 5 5 8
p:roof 1b 2 -e 4 7 5 n 6 -9 7 -6 8 -7 9 -6 a d
p:rooftop 1y 2 6 5 -6
p:room 13 5 a 6 l 9 -b a -8
p:room_and 1w 5 5
p:room_are 1x 2 9 6 b
p:room_for 1u 2 b 5 -6
p:room_in 1x 0 -5 3 b
p:room_is 20 6 5
p:room_with 20 8 5
p:root 1y 3 9
p:rop 1s 2 g
p:ros 1v 3 h
p:rot 1p 2 6 3 9 4 -5 6 -7 a 7
p:rot_in 1w 2 e 6 -6
p:rota 21 6 8
p:rots 20 2 a
p:rough 23 5 6
p:round 1d 2 -6 5 5
p:round_and 1y 6 7
p:round_her 1w 5 6 6 7
p:round_the 1q 8 7
p:row 1r 0 6 a 6
p:rows 20 2 -6 3 9 7 6
p:rubbish 1p 5 a
p:rud 21 5 5
p:rugby 21 8 5
p:ruin 1l 3 b 5 8
p:ruin_the 1v 5 6
p:rul 1h 0 7 8 6
p:rumour 1y 8 8
p:run 11 3 8 6 b 7 -7 8 -b a -9
p:run_# 23 4 6
p:run_a 1n 1 8
p:run_by 21 4 6 5 -5 6 5
p:run_in 1y 2 7
p:run_off 23 2 6
p:run_on 1s 0 a
p:run_sinc 21 2 6
p:run_the 23 2 -6
p:runs 1h 4 -6 9 7
p:rural 1i 3 8 5 b 6 -b 7 -6
p:rush 1v 5 f 6 -6
p:rust 1s 0 -5 4 a 5 b
p:rustl 21 3 5 6 7
p:s l 0 -f 1 -d 5 f 6 c 7 -8 8 d
p:s_# 1t 5 5
p:s_a 1f 3 -a 5 -7 6 a
p:s_all 1x 2 -5 6 6
p:s_alway 1t 0 -7 6 9 9 6
p:s_an 21 7 7
p:s_and 1x 2 -6
p:s_empty 23 4 5
p:s_gon 1s 5 6 9 6
p:s_got 1s 0 8 5 a 6 -9 a 8
p:s_hand 21 5 7
p:s_head 1w 3 8
p:s_how 1t 2 e 6 -6
p:s_in 1n 0 6 3 6 4 -5
p:s_my 23 6 c
p:s_nam 1y 2 7
p:s_no 1k 0 8 2 -9 8 7
p:s_noth 1s 0 -6 8 6
p:s_numb 23 2 6
p:s_on 1o 0 5 4 -7 8 b
p:s_only 1x 5 -7 6 e
p:s_phon 23 2 7
p:s_recip 23 5 9
p:s_the 1h 0 5 2 -7 3 -6 5 6 6 6
p:s_too 1t 3 5
p:s_wag 1y 2 7
p:s_what 23 5 9
p:s_when 23 1 6 5 -a 7 7
p:s_worth 21 a 6
p:sachet 1x 2 7 5 -7 6 e
p:sack 1p 0 -7 2 e 5 5
p:sad 1r 1 5 2 5 5 8
p:saddl 20 6 7
p:saf 1m 3 6
p:safari 1x 5 9
p:safety 1o 0 8 3 5 a 7
p:said 13 0 h 2 h 3 -f 4 -9 5 o 6 -j 7 -a 8 -7
p:said_it 1t 1 5 6 -6
p:said_no 1y 2 8
p:said_so 20 9 5
p:said_the 1o 0 d a 5
p:said_we 23 2 5
p:sail 23 2 6
p:sailor 20 2 a
p:sal 1h 0 i 1 6 3 -6 4 -7 5 -6
p:sal_in 23 0 a 1 7
p:salad 21 6 5
p:salary 1m 3 5 4 -d 5 -5 9 e
p:salmon 21 2 9
p:salon 1i 4 -6 5 b
p:salsa 23 6 7
p:salt 1q 4 -5 5 7 6 -5 a 9
p:salty 23 2 d 5 -b
p:sam x 0 o 2 f 3 -8 4 d 5 -m 7 -7 9 -c
p:sam_and 1y 0 -a 2 6
p:sam_as 21 3 5
p:sam_day 1y 5 9 6 7
p:sam_questio 1v 0 7
p:sam_ten 23 1 7 8 6
p:sam_th 1x 2 6 4 -5
p:sam_tim 1o 0 -6 2 7 4 6 5 -c a 7
p:samosa 23 5 6
p:sampl 1p 0 -5 2 -5 5 h
p:sand 1s 5 6
p:sandwic 1s 5 5 6 6
p:sang 1x 5 b 7 5
p:sat 1k 2 -7 5 7
p:sat_down 23 7 7
p:sat_in 21 5 6
p:sat_on 1u 5 6 9 8
p:saturda 1f 0 -5 2 -9 4 9 5 9 a a
p:saturda_and 1y 5 8 a 5
p:sauc 1p 2 b
p:saudi 23 8 b
p:sausag 21 5 a 6 -5 8 6
p:sav 1l 3 b 5 -7 6 -a 9 n
p:saving 1n 0 5 4 -6 5 -9 7 6 9 k
p:saving_in 23 7 5
p:saw 1i 4 7
p:saw_it 1x 2 -6 5 c
p:saw_the 23 0 7
p:say 18 0 8 2 -8 3 -6 4 -6 5 g 6 9
p:say_i 20 2 -5
p:say_no 23 2 7
p:say_someth 23 0 9
p:say_the 23 0 7
p:say_they 1y 0 -6 5 -5 6 c 9 8
p:says 16 0 a 2 -d 4 6 6 h 8 -b 9 -5
p:says_it 20 2 -5 7 7
p:says_no 1x 4 6 6 5
p:scaffol 1t 0 5
p:scal 1r 0 f
p:scam 1p 4 9
p:scan 1p 0 7
p:scar 1h 2 -8 3 9 4 -b 6 h 7 6
p:scar_of 1x 0 -5 4 -6 6 5 7 a
p:scar_them 1y 5 8
p:scary 1w 0 -9
p:school y 0 f 1 -9 2 -c 5 -8 6 -k 7 15 8 -f a e
p:school_and 1l 0 9 3 -6 6 -5 7 d
p:school_but 23 1 7 6 8
p:school_fees 1y 0 -5 9 c
p:school_has 20 4 8 5 -5 7 6
p:school_hav 21 5 6
p:school_in 1m 5 5 6 -6
p:school_want 23 3 c
p:scienc 1v 5 -7 6 -6 7 e
p:scissor 1x 2 6 8 6
p:scoot 1v 0 -5 5 9
p:scor 1v 9 8
p:scotlan 20 3 5
p:scrap 1s 0 -7 5 9
p:scratch 1o 0 -5 2 a 3 7
p:screen 1d 0 6 1 -5 2 7 3 -8 4 -c 5 -6 6 8 7 9 8 7 9 -6
p:screen_read 21 0 7
p:screens 1q 0 j
p:screw 1r 3 5 5 6 6 -7
p:screwdr 23 3 b
p:scribbl 20 0 6
p:script 1v 0 7 1 8
p:scrol 1k 0 5 2 -8 5 -b 8 9
p:scrol_through 21 4 9
p:sea 1m 0 -6 2 5 3 -5 5 e
p:search 1f 5 -6 6 -9 9 -5 a 9
p:search_engin 23 0 6 5 -5 7 5
p:search_for 1u 4 -7 5 7
p:search_in 20 a b
p:season 1c 2 c 3 7 5 -d 6 5 7 -5
p:season_and 1w 3 8
p:seasona 1v 0 8
p:seat 1g 2 e 3 -c 4 e 5 -a 6 6 9 -5
p:seat_and 23 5 -6
p:second 18 0 -5 2 n 3 7 5 -5 6 -d 9 -6
p:second_and 20 0 9
p:second_hand 1r 0 -7 2 c 4 f 5 -6 6 -6
p:seconda 1y 3 5 a 6
p:seconda_school 20 3 5 a 6
p:secret 1x 3 5
p:secreta 1v 0 7
p:section 23 a 6
p:securit 1o 3 5 4 -6 5 8
p:see 14 0 i 2 8 3 -5 7 -7 8 -c 9 -6
p:see_it 1q 0 7 6 7
p:see_the 1o 3 -5 5 9
p:see_them 21 0 8
p:see_through 1y 2 a 5 -5 a 5
p:seed 1q 2 c 9 7
p:seem 23 9 6
p:seen 1k 0 -c 8 9
p:sees 1n 2 -5 9 7
p:sel z 0 -b 4 t 5 -6 6 g 7 -8 8 -e a -b
p:sel_a 20 4 6 5 6
p:sel_and 21 0 6
p:sel_by 20 0 5
p:sel_in 1r 0 8 4 -5 9 6
p:sel_it 20 4 7
p:sel_on 1v 0 6
p:sel_out 21 2 6
p:sel_the 1v 5 -5 6 5
p:sel_them 1v 4 7
p:sel_to 1v 3 7
p:self 1q 6 9
p:self_employ 20 9 8
p:semest 21 4 7 a 8
p:send 14 0 h 2 b 5 a 6 -9 7 -9 8 -a a -9
p:send_# 20 0 9
p:send_a 1o 4 8
p:send_money 1w 5 9 9 8
p:send_the 1x 3 6
p:send_them 1t 6 6
p:senior 1v 6 6
p:sens 21 1 6 2 7
p:sensor 20 3 6
p:sent 1l 4 8 6 -5
p:sentenc 1t 0 9
p:seoul 1s 2 6
p:separat 1o 5 d 6 -7
p:septemb 1v 4 c 5 -9
p:seriou 1r 4 6
p:serv 1m 8 6
p:servic 1e 0 h 3 -5 4 8
p:servic_and 1x 5 6
p:sery 1w 5 5
p:session_and 23 2 5
p:set 1l 0 -6 4 7
p:sets 1o 2 s 3 5 4 -6 5 -a 6 -7
p:settlem 1w a h
p:seven 1c 0 g 3 -8 5 -g a 9
p:sevente 21 0 -6 1 a
p:seventy 1r 0 -5 5 g 6 7
p:several 1x 9 7
p:sew 1k 0 -7 4 p 6 -5 7 7
p:sex 20 8 7
p:shad 1s 2 9
p:shak 1v 0 -5 3 6
p:sham 1q 2 6
p:shampoo 20 6 8
p:shap 1u 2 9
p:shar 1h 2 -7 9 f a 8
p:shark 20 9 f
p:shav 21 5 6
p:she 11 0 -9 2 -i 5 l 8 7
p:she_d 1l 2 -b 3 a 5 9
p:she_had 20 8 5
p:she_s 1n 4 7
p:she_said 1r 5 8
p:she_typ 23 1 6 8 5
p:she_want 21 8 5
p:she_was 1w 2 6 5 -5 8 5
p:shed 1p 2 b
p:sheet 1f 0 j 5 -7 8 6
p:shelf 1i 0 b 2 9 3 -6 4 h 5 -c 6 -5
p:shelf_and 23 0 7
p:shelt 1p 2 -5 4 8 5 -7 6 -7 a p
p:shelt_are 23 4 5 a 5
p:shelv 1t 2 8
p:shepher 23 3 b 5 -6 8 5
p:shift 1f 0 c 2 6 3 7 4 -6 a -6
p:ship 1f 0 -6 4 5 8 c 9 -5
p:shirt 1j 0 c 2 r 3 -6 5 -a
p:sho 1h 3 -7 6 b 7 -5 8 -6 9 9
p:shock 1x 0 -8 2 6 5 7
p:shoebox 1q 0 c
p:shoot 1n 0 5 2 -6 4 -5 6 5 8 d
p:shop v 0 h 1 -6 2 q 3 -e 6 6 8 -g a -e
p:shop_and 1k 0 6
p:shop_are 1p 2 d 5 -6
p:shop_can 21 4 6
p:shop_clos 21 7 5
p:shop_for 1v 6 7
p:shop_hav 1v 2 5 8 7
p:shop_her 21 2 5
p:shop_in 1i 0 8 4 e 5 -7
p:shop_is 1q 0 -5 2 f 6 -6
p:shop_need 21 1 8 5 a
p:shop_own 1y 0 8 7 7
p:shop_sel 1s 2 8 3 5
p:shop_tak 23 5 6
p:shop_want 20 6 6
p:shop_with 1q 2 -8 6 e
p:shopkee 20 4 8
p:short 1h 4 6
p:short_and 21 2 6
p:shot 1x 4 7
p:should 1c 3 f 9 -6
p:should_be 1v 6 7
p:should_not 23 1 6
p:shouldn 1s 4 6
p:shouldn_t 1s 4 6
p:shout 1g 4 -6 5 -7 6 6 8 6 a 8
p:shout_at 1w 0 5 5 -5 6 6
p:shovel 23 5 7
p:show 15 0 h 2 -7 4 -9 5 6 6 -6 8 7 9 -7
p:show_a 1y 8 5
p:show_them 21 7 6
p:show_up 1s 0 -5 5 a a 7
p:show_you 23 2 8
p:showroo 23 1 6
p:shrimp 23 3 b
p:shrug 1w 6 5
p:shut 1o 2 -8 6 e
p:shy 1v 0 -8 5 7 6 d
p:sibling 1y 0 8
p:sick 1g 0 d
p:sid 1g 5 -5 6 -7 8 -7 a n
p:sid_and 20 0 6
p:sid_of 1w a 7
p:sideboa 21 4 b
p:sight 1v 5 6
p:sign 1d 0 n 2 -7 3 -8 6 -7 8 -6 a a
p:sign_up 23 9 5
p:signal 1x 0 6
p:signatu 1x 9 a
p:silenc 1p 0 h
p:silent 1x 0 -7 4 a
p:silly 1q 2 6 6 6
p:silv 20 3 6 4 6
p:sim 23 0 -9 1 a
p:simpl 1s 0 -7 3 8 4 6 5 -9
p:simply 1o 0 7
p:sinc x 0 8 3 -b 5 5 6 m 9 -a a -7
p:sinc_# 19 0 -9 5 8 6 a 9 -8
p:sinc_i 1w 6 5
p:sinc_it 1w 2 -5 3 a
p:sinc_nobody 1t 0 6 4 -5 6 8
p:sinc_the 1h 2 5 3 -6 6 c
p:sinc_then 1x 6 c 8 5
p:sinc_they 1n 0 b 5 -9 6 -7 7 b
p:sinc_two 21 6 a
p:sing 1n 0 -a 1 c 4 a 5 -6 6 a
p:singapo 1f 2 -a 3 6 5 8 7 -5 a -5
p:singapo_and 1w 0 8
p:singl 1g 0 d 4 -a 5 h
p:sink 1r 2 9
p:sist 1g 6 -9 8 5
p:sist_in 21 8 6
p:sist_s 1v 8 6
p:sit z 0 g 2 -c 4 k 5 -b 9 -b
p:sit_alon 23 6 a
p:sit_are 1w 4 f 5 -8
p:sit_at 1o 2 -5 7 b
p:sit_down 20 0 6 6 8
p:sit_in 1f 0 9 3 6 4 -b
p:sit_on 1q 4 b 5 -5
p:sit_with 1v 1 5
p:sits 1j 0 a 6 9
p:sits_on 1y 0 7
p:six 12 0 7 1 -6 3 -h 4 d 6 6 a -5
p:six_and 1x 5 -5 6 a
p:six_hour 20 0 8
p:six_hundr 20 5 -6 7 6 8 9
p:six_month 1v 5 6
p:six_week 1k 0 7 2 6 5 8 6 -6
p:sixteen 1u 5 7 a 8
p:sixty 1f 3 -5 4 a 6 -7 a 6
p:siz 1c 0 7 2 y 3 -7 5 -8 8 -5 a -5
p:siz_# 1u 2 9
p:skat 23 4 6
p:ski 1v 0 6 2 -5
p:skil 1o 0 -6 7 6 a 8
p:skin 1g 1 7 2 n 4 -7 5 -a a -5
p:skirt 1v 0 8 5 -6
p:skis 21 2 -6 4 7
p:slab 23 5 5
p:sleep 1b 0 6 2 -7 3 6 7 -7 a 6
p:sleep_badly 20 3 5
p:sleep_in 1r 3 6 5 -6 a 7
p:sleev 1s 2 8 5 -9
p:slept 1s 2 -7 6 7
p:slid 1h 0 8 2 8 4 -8 5 7 6 -5
p:slid_and 21 0 9
p:slip 1f 0 i 3 -8 4 -7 6 -8 a 6
p:slop 20 3 8 5 -5
p:slot 1s 4 8 6 -5
p:slow 1h 0 -7 1 8 2 -9 6 5 7 -5
p:slow_and 20 0 -7
p:slowly 20 2 -5 3 5 a 6
p:slum 23 a 6
p:smal v 0 -f 3 7 4 h 5 b 6 -e 8 6 a -8
p:smal_and 20 8 7
p:smal_busines 1v 5 8
p:smal_company 1r 7 6
p:smal_farm 1v 2 -5 9 5
p:smal_firm 1q 5 b
p:smal_for 1w 5 7
p:smal_hotel 1x 0 5 5 6
p:smal_jobs 23 4 h 5 -f
p:smal_shop 1s 0 8 1 6 2 -5 5 -7
p:smal_town 1p 0 -8 4 6
p:smal_trad 21 0 -5 1 7
p:smallho 1u 0 -5 4 5 5 -7
p:smallho_in 23 4 9
p:smartph 1v 0 -8 3 e
p:smel 1c 0 -b 2 11 4 -6 6 6 7 -5 9 -5 a -6
p:smel_and 1w 2 d
p:smel_lik 1x 2 e
p:smel_of 1l 0 -6 2 k 3 -6 6 9
p:smil 1q 4 6 5 -5
p:smok 1k 2 a 3 n 5 -a
p:snack 1v 2 5
p:snap 1u 1 9 2 g 5 -6
p:sneak 1y 0 -8 6 7
p:sneez 21 2 6
p:snif 21 5 -6 6 d a 5
p:snor 20 3 b
p:snow 1w 5 6
p:so x 3 9 4 -5 a -6
p:so_did 23 0 6 8 6
p:so_he 23 a 6
p:so_i 1j 0 -7 3 9 8 5
p:so_it 1v 3 6
p:so_many 1t 2 6
p:so_most 21 3 6 5 7
p:so_peopl 1u 0 b
p:so_that 1y 0 -6 2 b
p:so_the 1p 3 7
p:so_they 1i 2 -7 6 7 7 6
p:so_we 20 1 6 2 -6 5 9
p:social 1m 0 -5 8 f
p:social_media 1u 0 -6 8 e
p:society 1y 0 7
p:sock 1k 0 -7 2 6
p:socket 1y 3 6 5 c 6 -5
p:sofa 1i 2 -5 4 6 5 g
p:soft 1s 2 f
p:softwar 1m 5 9
p:soil 1u 0 -7 4 -6 5 i
p:sol 20 6 6
p:solar 1m 2 -6 3 7 5 d 6 -6
p:sold 1b 0 -9 2 9 3 7 4 g 5 -b 6 -6
p:sold_in 1x 2 8
p:sold_on 23 3 8
p:sold_out 1y 8 7
p:som 1e 0 8 3 -6 4 b
p:som_of 23 a 5
p:somali 21 9 6
p:somebod 17 0 9 2 -b 3 -6 4 a 5 -9 a b
p:somebod_s 1p 0 -7 3 -5 5 -a 6 o
p:somebod_to 21 5 -5
p:somebod_who 1t 2 -6 4 g
p:someon 17 1 5 2 -d 3 -e 4 i 5 -6 6 d 7 -9 a 8
p:someon_dies 23 5 8
p:someon_s 1q 0 -a 2 -7 6 7 8 5 a 7
p:someon_to 21 4 a
p:someon_who 1t 2 -5 4 b 6 5
p:someth 14 0 -c 1 -7 2 e 3 5 4 -7 5 9 a -7
p:someth_for 1y 5 6
p:someth_is 20 5 5
p:someth_to 20 0 -5 2 a
p:sometim 1u 9 7
p:somewhe 1p 5 -6 6 8
p:somewhe_in 21 9 5
p:song 1r 0 -7 1 8 8 b
p:sons 21 5 e
p:sor 1v 0 -5 3 9
p:sorry 1w 0 6 5 -5
p:sort 1o 0 -7 4 8 5 5 6 -6
p:sound 1h 2 -6 3 6 5 9
p:sound_lik 1v 5 7
p:soup 1r 3 -6 4 -5 5 -5 9 6
p:south 1j 3 9 5 5 6 -8
p:south_africa 1p 5 7
p:soy 23 2 b
p:spac 1k 2 5
p:spain 1h 0 -a 5 5
p:spam 20 8 7
p:spanish 1s 5 -5 8 8
p:spar 1l 3 b 6 7
p:spe 1y 9 7
p:speak 1a 0 8 1 -6 2 -e 5 d 6 -7 7 8 8 7 9 -5
p:speak_at 23 5 6
p:speak_in 23 8 7
p:special 1k 0 8 3 5 4 8
p:specy 20 0 6 3 5
p:speech 1o 0 -8 1 j 6 7
p:spel 1x 5 a
p:spend 19 0 8 5 a 9 -7
p:spend_a 1t 5 5
p:spent 1q 7 5
p:spid 1y 3 8
p:spin 1x 2 5
p:spit 1y 3 7 5 -9 6 6 7 7
p:split 1v 2 -5 3 a
p:spoil 1u 3 c
p:spok 1x 0 8 6 -6 8 6
p:sponsor 20 0 6
p:spoon 1r 0 5 4 8 6 -8
p:sport 1l 4 7 6 -6 a f
p:sport_club 20 a 9
p:spot 1p 3 6 5 -e 6 a
p:spous 23 0 8
p:spr 1n 3 6 4 -5 5 -8 6 7
p:spray 1n 0 -8 2 f
p:spread 1p 2 8 8 7
p:spread_over 1y 8 7
p:spreads 1h 0 y 5 -7 6 -6
p:spreads_and 1w 0 9
p:spreads_break 23 0 c
p:squar 1n 3 -5 4 9
p:squar_metr 1u 4 8
p:squeak 21 5 8
p:sri_lanka 21 0 7
p:stabl 21 6 8
p:stack 1w a 5
p:staf 18 0 c 2 -6 3 -6 4 -6 5 l 6 -9
p:staf_and 1y 0 5
p:stag 1q 5 -7 6 d
p:stain 1v 5 7
p:stair 1l 2 9 3 -8
p:stairca 23 4 a 5 -9 a 6
p:stal 1n 2 c
p:stand 16 3 -6 4 d 6 6 8 -a
p:stand_at 20 5 -6
p:stand_befor 21 0 7
p:stand_empty 1p 0 6 4 -8 5 -9 6 8 a 6
p:stand_in 1k 0 -5 4 b
p:stand_on 20 6 6
p:stand_stil 1v 4 5
p:stand_up 21 5 b
p:star 1k 1 7 3 -5 5 -6 7 6
p:star_at 21 7 a
p:start 18 0 -6 3 -5 4 -9 7 d 8 f 9 -8
p:start_a 1x 2 -5 7 6
p:start_at 1v 0 -7 4 7
p:start_in 20 0 -7 2 7
p:start_ups 1v 5 e 7 5
p:start_with 1v 0 7 5 -6
p:startup 1p 0 -5 5 n
p:startup_need 23 5 5
p:stat 1k 0 -6 5 8 7 6
p:stateme 1s 5 6
p:station 1e 3 8 4 5 5 -d 8 -6 9 -6 a 6
p:stay 1a 2 -g 4 -5 5 5 8 a a a
p:stay_at 21 0 -5 7 7
p:stay_empty 21 4 d
p:stay_in 1x 2 -6
p:stay_on 1t 0 f
p:steak 23 9 8
p:steal 1v 5 7 6 6
p:steam 1y 2 b 4 7 5 -6
p:steep 20 3 6
p:stem 23 2 6
p:step 1h 0 6 2 -7 5 7
p:stick 1k 4 8 6 -7
p:stick_and 20 4 a 5 -6
p:sticky 1t 0 9
p:sticky_not 21 0 a
p:stif 1n 6 8
p:stil 12 0 f 1 6 3 -8 5 8 8 -6 a -b
p:stil_has 23 2 7
p:stil_hav 1x 2 9
p:stil_the 21 5 6
p:stil_want 23 5 -6 6 b
p:stink 21 5 a 6 -6
p:stir 20 3 9 6 -5
p:stock 1e 2 a 3 -7 4 8 5 -6 6 -9 7 6 8 -6 9 9
p:stock_in 21 0 7
p:stock_market 23 0 -6 7 e 9 8
p:stolen 1n 0 -g 1 i 2 -5 4 n 5 -e
p:stomach 1s 5 d
p:ston 1p 5 6
p:stood 1j 0 -8 4 k
p:stood_in 1w 4 5
p:stop 15 1 -8 2 b 4 -b 5 o 6 -7 8 -a 9 -d
p:stop_aft 20 5 c
p:stop_and 21 5 5
p:stop_at 1t 0 -5
p:stop_the 1x 5 a
p:stop_work 1v a 7
p:stor 1a 0 -7 2 k 6 d 7 -6 8 -7
p:stor_sel 23 6 6
p:storm 1t 0 -5 5 c 6 -6 a 5
p:story 1i 0 -d 3 -6 4 -d 5 7 6 -9 8 16
p:story_and 23 5 c
p:stov 1o 2 -8 3 i
p:str 1s 3 5
p:straigh 1t 5 7
p:strang 1e 2 -8 4 l 5 -d 7 -5 8 a
p:strap 20 2 f
p:strateg 23 5 -8 7 9
p:straw 1v 2 8 3 b
p:strawbe 21 3 8
p:stray 21 3 5 a 7
p:stream 1o 4 7 5 -5 8 b 9 5
p:street 1a 0 -h 4 m 5 -9 6 f 7 -6 8 -6 9 -8 a b
p:street_and 1y 6 -6
p:street_dogs 23 a 5
p:street_in 23 4 6 5 -5
p:stres 1k 0 8 3 8 5 -e 6 a
p:stres_and 1y 6 9
p:stressf 23 0 -6 5 c
p:strik 21 1 8
p:strip 1n 5 d 6 -7
p:strok 1p 4 -5 9 9
p:strol 23 2 j 5 -b
p:strong 1u 3 6
p:struggl 1t a 6
p:struggl_to 21 7 5
p:stuck 1g 5 n 9 -5
p:stuck_at 1v 4 -5 5 f
p:student 18 1 -7 2 -7 4 w 5 l 6 -f 8 -7 9 -7
p:student_arriv 23 4 9
p:student_in 1v 4 6 5 7 6 -6
p:studio 1g 1 j 2 -a 5 -5 6 c
p:studio_and 23 1 c
p:study 1m 0 12 2 -5 4 -7 5 -a 6 -6
p:stuf 1e 0 -d 2 g 6 -8 8 7
p:stuf_is 21 5 a
p:stupid 1t 4 5
p:styl 1s 2 5
p:stylist 1y 6 7
p:subcont 1v 5 b
p:subject 20 0 8 2 6 5 -7
p:subscri 1w 9 6
p:suburb 1n 0 -7 2 -a 6 h 8 7
p:such 1n 0 a 4 8 5 -a
p:such_as 1v 0 7 4 5 5 -7
p:suddenl 1t 6 9
p:sugar 1g 2 m 5 -7
p:suit 1k 0 b 2 -7 5 6
p:suitcas 1n 4 f 5 5 6 -6
p:sulk 23 2 8 3 8 6 -5
p:sum 1d 0 -6 2 -7 4 f 5 e 6 -d 8 -6
p:sum_and 1y 5 7
p:sum_the 23 5 6
p:sums 1w 3 5
p:sun 1l 2 6 3 7
p:sunday 1c 0 8 3 -a 4 8 6 -6
p:sunday_and 23 0 8
p:sunday_night 1y 0 6
p:sup 1s 2 c 6 -6
p:sup_# 21 2 c
p:superma 16 2 q 4 -a 6 a 7 -7 8 -8
p:superma_and 1v 9 6
p:superma_for 23 1 6 6 8
p:supplem 20 0 7 8 6
p:suppli 1g 6 -7 9 d
p:suppli_in 23 9 6
p:supply 1u 0 8 2 5
p:supply_chain 23 0 5
p:support 1s 0 8
p:sur 1y 0 5
p:surf 1x 4 a 5 -5
p:surgeon 20 5 6
p:surgery 1r 5 a
p:surpris 1s 2 a
p:surviv 1x 6 5
p:swahili 1y 0 6 5 -8
p:swallow 1v 5 7
p:swap 1t 1 8
p:swear 1s 0 -6 2 7 5 8
p:sweat 1r 2 c
p:sweden 20 2 9 5 -6
p:sweet 1k 2 l
p:swim 1m 3 -6 6 a
p:swip 1w 0 a 5 6
p:switch 1p 0 8 3 6 4 -5 6 -6
p:switch_them 23 3 9
p:switzer 23 1 6
p:swollen 23 2 6
p:swor 20 0 b
p:sydney 1u 2 9 6 -5
p:syndrom 1y 6 -5 a b
p:synthet 20 0 -6 1 6 2 6
p:system 1i 0 h 1 5 2 -6 4 -6
p:são 1p 2 -6 4 -6 5 b
p:são_paulo 1q 2 -6 5 8
p:t k 0 5 2 -a 5 e 7 -7 8 8 a -a
p:t_a 1u 0 -7 2 5
p:t_allow 20 5 -5 6 c
p:t_answ 1y 0 6 5 -6 6 7
p:t_ask 21 0 -6 5 6
p:t_be 1m 6 9
p:t_buy 1v 2 7 8 6
p:t_com 1q 2 -5 3 8 5 5 6 -6
p:t_dar 1w 0 8
p:t_do 1n 3 8 6 -8
p:t_eat 20 5 7
p:t_even 1v 0 7 1 6
p:t_exist 1s 1 7 8 6
p:t_feel 23 6 6
p:t_find 1g 4 j 5 -a
p:t_fit 1o 2 9 5 -9
p:t_follow 21 8 8
p:t_get 1i 0 -c 6 5
p:t_giv 1y 4 8 5 -7
p:t_go 1m 5 h
p:t_hav 1m 4 -6
p:t_hear 23 3 8
p:t_help 1r 3 7
p:t_know 12 1 -8 4 c 5 8
p:t_learn 23 0 -6 7 8 9 5
p:t_leav 20 5 9
p:t_let 21 2 5 6 -6
p:t_lik 20 6 5
p:t_need 1t 5 6
p:t_open 23 8 5
p:t_pay 1q 5 -8
p:t_play 21 0 -7 6 8 9 5
p:t_practis 23 3 7
p:t_put 20 3 7
p:t_read 1p 5 -7 8 j a a
p:t_rememb 21 1 6
p:t_say 23 8 8
p:t_see 1n 1 8
p:t_shirt 1v 0 6 2 b
p:t_sit 21 0 6
p:t_sleep 1x 0 -6 8 b 9 a
p:t_speak 1y 7 6
p:t_stop 21 5 7
p:t_tak 1y 5 9
p:t_talk 1w 7 8
p:t_tel 1r 1 6 4 6
p:t_the 23 6 6
p:t_trust 1v 0 6
p:t_underst 1s 0 c
p:t_use 1u 2 -6 4 -5 8 d
p:t_want 1k 0 7
p:t_work 1v 0 -6 5 a
p:tabl 1a 0 6 1 -6 2 9 4 -7 5 c 9 -5
p:tablet 1i 3 8 7 a a -7
p:tabs 1v 0 a 4 5
p:tag 1y 4 a 9 5
p:tail 1s 5 -6 6 b
p:tailor 1o 2 8 5 5 7 5
p:tak w 0 7 3 -g 4 f 5 5 7 -a 8 -5 a -5
p:tak_# 1p 0 f
p:tak_a 1j 4 e 6 7
p:tak_an 20 2 9
p:tak_booking 1y 4 5
p:tak_days 1u 0 -6 1 8
p:tak_four 20 0 6
p:tak_half 1x 0 6
p:tak_hour 1x 1 6 8 6
p:tak_it 21 5 7
p:tak_me 1w 0 b
p:tak_the 1k 5 8 6 8
p:tak_them 1x 6 9
p:tak_thirty 23 4 6
p:tak_thre 1y 2 6 5 5 6 -5
p:tak_two 1v 2 6 9 9
p:takeawa 1u 2 a
p:tal 1v 0 -7
p:talent 1q 2 -6 4 8 5 -b 6 b a 6
p:talk 17 0 h 3 -9 4 -a 6 -9 8 a a 8
p:talk_about 1n 0 -6 8 8
p:talk_to 1l 0 5
p:talk_with 1y 5 7
p:tank 1q 5 7
p:tap 1i 4 5 6 6
p:tap_wat 21 6 8
p:tarif 21 0 6
p:tast 1c 0 -8 2 t 4 -a 5 -9 6 c 8 -5
p:tast_and 23 5 -6 6 6 7 a
p:tast_lik 1s 2 h
p:tast_of 1o 2 c 5 -7 6 6
p:tattoo 20 1 5 6 7
p:tax 1e 0 c 2 -b 4 -7 5 h 6 6
p:tax_advis 21 0 7
p:tax_offic 1x 5 9
p:taxi 1k 0 9
p:tbilisi 1w 5 9
p:tea 1n 3 -6 4 -6 5 -6 6 a
p:tea_towel 23 a 5
p:teach 16 2 -9 3 b 4 e 5 -i 6 -f 7 r 8 -c 9 -8 a 7
p:teach_and 1v 0 9
p:team 1c 0 a 3 -8 5 b 8 -6 9 -6 a -5
p:team_of 23 5 -5 6 6
p:tear 1r 0 5 2 6 4 7 6 -6
p:tech 1n 6 -5 7 7
p:technic 1j 2 -6 4 -6 5 e 6 -8 7 8
p:technol 23 7 f
p:teen 1x 0 -5 7 a a 5
p:teenag 1i 4 -7 5 -7 a 5
p:teenag_in 20 8 8
p:teeth 1u 0 -5 5 9 6 c
p:tel 1a 2 5
p:tel_a 23 1 8
p:tel_me 1p 0 6 a 8
p:tel_the 21 2 8 5 -5
p:tel_us 21 3 6 6 5
p:telepho 1s 3 6 4 -6 5 b
p:televis 21 4 5
p:tempera 23 2 5
p:templat 1y 0 -6 5 b
p:ten 11 4 5 5 8 6 -b
p:ten_hour 23 6 8
p:ten_in 20 5 8
p:ten_minut 1o 0 -6 4 -8 5 a 8 8 a 6
p:ten_percent 23 9 7
p:ten_thousan 1v 2 -5 3 9 4 7 6 -6
p:ten_to 23 0 6
p:ten_year 1m 2 -7
p:tenant 1j 0 -8 3 8 4 -8 5 h 6 -6
p:tenant_and 20 5 8
p:tend 1t 0 a
p:tenni 1w 3 5
p:tent 1m 5 -9 6 c a 5
p:tent_and 21 6 9
p:tenth 1w 4 6 5 -6 a 7
p:term 1r 2 -6 4 h 5 8
p:termina 1x 9 9
p:termit 21 0 7
p:terrac 1v 1 j 4 -9 6 -6
p:test 1c 0 m 2 8 4 -9 8 -6 9 -6 a -6
p:test_are 21 0 6
p:texa 1t 0 6 5 6
p:text 1i 0 b 2 -8
p:text_and 1y 5 8
p:textboo 1v 4 7
p:textil 1x 0 -7 3 a 4 9
p:th 1a 0 -8 1 -5 2 j 4 -9 7 -6 9 8
p:th_and 20 0 -7 2 9 9 9
p:th_the 20 0 -7 2 7 5 8
p:thailan 1y 0 8
p:than 14 0 e 1 -6 2 b 7 -a 8 -8
p:than_a 1m 2 -6 5 5
p:than_in 23 6 5
p:than_the 1h 0 9 2 6 3 -7
p:thank 1s 5 d
p:thank_you 20 5 c
p:that p 0 -c 2 w 3 -b 4 -7 5 6 9 -9
p:that_a 1w 0 6
p:that_are 1v 5 7
p:that_cost 1x 2 8 5 -8 6 7
p:that_doesn 1v 2 6
p:that_don 1v 2 -6 4 8
p:that_fits 23 0 6
p:that_go 20 5 9
p:that_is 1o 0 -e 2 5 8 7
p:that_isn 20 2 7
p:that_it 20 3 7
p:that_look 1u 2 g
p:that_s 19 0 -b 4 -7 6 k a c
p:that_the 1m 4 -7 5 j 6 -6
p:that_they 1q 6 6
p:that_was 1m 0 5 3 -6 5 7 8 7
p:the 6 0 q 1 -j 2 l 4 -9 5 m 7 -f 8 -d 9 -a a -7
p:the_# 1n 5 -6 9 a
p:the_afterno 1w a 7
p:the_airport 1w 2 7
p:the_answ 1x 0 8
p:the_app 23 8 6
p:the_appoint 23 3 6
p:the_baby 1w 5 5
p:the_back 1i 0 a 2 6 3 -6
p:the_bank 1j 2 -7 4 -7 5 -b 6 c 9 o
p:the_bar 20 0 6 5 -6 7 6
p:the_bath 1t 5 e 6 -6
p:the_bathroo 20 1 6
p:the_beach 1s 6 8
p:the_bel 1v 0 -6 2 -5 5 -6 6 f
p:the_bench 20 0 6
p:the_big 1b 5 d 6 -8 9 -7
p:the_bik 20 5 -7 9 g
p:the_bil 1s 9 7 a 5
p:the_bin 1s 6 -7
p:the_block 21 3 8 4 a
p:the_blu 1t 4 6
p:the_board 1v 0 8 7 5
p:the_boat 20 3 6
p:the_boil 1s 0 7
p:the_book 1w 0 7
p:the_bos 1s 0 g 5 -6
p:the_box 1r 0 6 3 7 5 -7
p:the_boy 21 7 6
p:the_brand 21 5 -7 8 7
p:the_bread 23 2 5 a 5
p:the_bus 1l 4 -5 6 7 a a
p:the_busines 20 5 -8 6 a
p:the_camera 23 5 -5
p:the_capital 1o 2 -6 3 a 5 a
p:the_car 1l 0 5 5 8 6 5
p:the_caretak 1w 1 5
p:the_carpet 23 5 -6 7 8
p:the_cat 1p 0 -6 5 d 7 5 9 6
p:the_ceil 1s 2 5
p:the_centr 21 6 8
p:the_chain 1y 6 6
p:the_cheap 21 a 5
p:the_chef 23 0 6
p:the_chemist 1x 2 9
p:the_child 1s 5 7
p:the_childre 1q 5 b 7 6
p:the_church 1x 6 5
p:the_city 1i 0 -7 3 7 6 g
p:the_clean 23 0 7
p:the_client 1r 0 9
p:the_clinic 1t 5 6
p:the_clock 21 7 6
p:the_coffe 23 0 a
p:the_colour 1w 2 5
p:the_company 1s 5 6 7 6
p:the_comput 1y 0 8 5 -5
p:the_contrac 23 0 5
p:the_cook 1y 5 6
p:the_corn 1n 8 9
p:the_council 1s 4 -5 5 8 6 -5 8 8 a 5
p:the_count 1s 6 8
p:the_country 1y 0 8 2 -6
p:the_couri 23 1 6
p:the_custom 1q 4 -6 6 a
p:the_dark 1s 0 -6 5 -5 8 9
p:the_dat 23 0 9
p:the_day 1m 0 f 4 -8
p:the_dentist 1x 0 6
p:the_deposit 21 5 8
p:the_depot 20 5 6
p:the_desk 1s 0 5
p:the_doctor 1n 0 -9 1 8 6 8
p:the_dog 1m 0 -6 7 7
p:the_door 1j 0 6 1 8 3 -5
p:the_draw 1s 5 -9 9 c
p:the_dres 21 5 8
p:the_driv 20 9 6
p:the_dry 23 5 6
p:the_dump 1x a 5
p:the_emergen 1x 5 5
p:the_end 1k 9 8
p:the_entir 20 0 9
p:the_even 1k 0 9 2 -6 4 a
p:the_exercis 23 0 8
p:the_fac 21 2 6
p:the_farm 1x 0 5
p:the_feed 21 6 5
p:the_fenc 21 6 5
p:the_ferry 1x 5 c
p:the_fil 1y 0 6
p:the_first 1e 0 -a 2 h 5 -d 8 5 a 8
p:the_fish 1x 4 5 6 8
p:the_flat 1s 0 -6 6 5
p:the_flood 23 a c
p:the_floor 1v 3 6
p:the_forest 23 5 8
p:the_form 20 5 8
p:the_forum 23 0 5
p:the_fridg 1o 2 -6 3 6 9 5
p:the_front 23 8 5
p:the_funeral 21 0 -6 2 7 5 7
p:the_garag 1t 2 -6 4 6
p:the_garden 23 5 a
p:the_gas 21 5 6
p:the_gat 1s 6 6
p:the_giant 1y 4 a
p:the_girl 1w 0 a
p:the_glas 1y 5 7 6 5
p:the_good 1l 5 6
p:the_groom 21 5 5
p:the_gulf 1t 5 7
p:the_gym 1v 0 c 5 -6
p:the_hal 1x 0 -6 4 7
p:the_health 21 6 7
p:the_high 1w 6 6
p:the_highest 20 1 5
p:the_highway 23 5 7
p:the_hil 1v 2 6 3 9
p:the_hol 21 5 7
p:the_holiday 23 6 7
p:the_hospita 1n 0 8 4 -5 a 9
p:the_host 21 5 5
p:the_hotel 20 2 8 5 -9 6 5
p:the_hous 1m 0 -7 3 7 5 d
p:the_idea 20 6 5
p:the_inspect 1w 0 5
p:the_interne 1n 2 7 4 -5 6 -5
p:the_invoic 1x 0 c
p:the_jar 21 6 6
p:the_key 21 0 -5 1 6 4 7
p:the_kid 1w 2 -5 5 a
p:the_kids 1n 0 -a 9 5 a 5
p:the_label 1w 2 6
p:the_lad 21 2 9 5 -5
p:the_lady 1v 4 9
p:the_lamp 20 5 -6 7 6
p:the_lan 23 0 -6 5 6
p:the_land 20 2 -6 6 6
p:the_larg 1y 2 -5 4 8 5 6
p:the_last 1h 9 5
p:the_law 21 0 -6 2 a
p:the_lead 21 5 7
p:the_left 1v 6 d
p:the_let 1y 5 9
p:the_light 1v 0 -6
p:the_lin 20 3 6 4 a
p:the_list 1v 7 6
p:the_littl 23 7 5
p:the_liv 20 8 5
p:the_local 1v 0 -6 6 5 7 8
p:the_loo 23 0 5
p:the_lot 21 5 a
p:the_machin 1v 0 7
p:the_mal 1y 6 8
p:the_man 1r 0 6 6 -5 9 a
p:the_manag 21 1 6
p:the_market 1k 2 5
p:the_mat 23 0 -7 2 7 9 6
p:the_mattres 23 3 6
p:the_mechani 23 0 7
p:the_men 23 2 5
p:the_middl 1q 6 b
p:the_money 1n 0 -6 1 5 4 -6 9 b a 8
p:the_month 1u 0 7
p:the_morn 1g 3 6 5 -a 6 m
p:the_moth 1y 0 6 6 6
p:the_motorwa 1y 0 -8 4 9 5 9
p:the_mountai 21 3 7 5 7
p:the_municip 23 a a
p:the_nail 23 5 6 7 6
p:the_nam 1w 5 -5 7 6
p:the_nearest 1s 7 7 a 6
p:the_neighbo 1l 0 -7 3 9 4 5 5 -7
p:the_new 1l 0 j 2 8
p:the_next 1i 5 -6 6 6
p:the_night 1r 0 9 2 5 5 -7
p:the_ninety 21 0 -7 4 8 9 6
p:the_north 21 5 6
p:the_numb 1u 0 9 5 -6
p:the_nurs 1x 6 5
p:the_off 23 0 6 6 5
p:the_old 1h 3 -7 4 -6 5 7 6 i
p:the_one 1j 0 5 6 8
p:the_ones 1v 2 5
p:the_only 1q 8 7
p:the_oth 1f 6 -7 9 6
p:the_own 1k 5 b
p:the_paint 1v 5 6 6 6
p:the_pan 23 3 9
p:the_pandemi 23 a 6
p:the_park 1x 6 8
p:the_part 20 3 5 5 -5
p:the_patient 21 6 7
p:the_peopl 1r 2 -6
p:the_person 21 4 7
p:the_philipp 1v 5 6
p:the_phon 1d 0 5 2 6 5 6 6 -5 8 -7 a -6
p:the_photo 1y 4 8 a 5
p:the_pictur 1v 5 5
p:the_plan 1y 0 9
p:the_planet 23 8 5 a 5
p:the_plat 23 5 6
p:the_polic 21 0 5
p:the_port 23 a 5
p:the_post 1t 6 5
p:the_postman 23 6 a
p:the_practic 21 5 7
p:the_pric 1k 0 -6 2 5 4 7 6 -6
p:the_questio 1y 0 9
p:the_queu 1y 0 -5 4 b 5 -6
p:the_radiato 21 5 -7 a 5
p:the_radio 23 2 6
p:the_rain 1s 6 a
p:the_real 1v 0 -6 4 6
p:the_red 20 0 8
p:the_rent 20 0 -6 4 7 5 -6 6 a
p:the_rest 1t 0 8
p:the_ric 23 5 -5 9 5
p:the_riv 1t 0 -5 a 7
p:the_road 1n 4 e
p:the_roadsid 1y 5 7
p:the_roof 1q 3 6 a 7
p:the_rul 21 4 5
p:the_sack 23 2 a
p:the_sam z 0 f 2 a 3 -6 4 g 5 -h 8 5 9 -d
p:the_school 1r 0 a 6 6 7 -6
p:the_screen 1v 7 a
p:the_sea 1t 2 7 6 7
p:the_second 1o 2 a 5 -8
p:the_secreta 23 0 5
p:the_servic 23 0 -6 4 c
p:the_shed 21 2 6
p:the_shelf 1q 0 6 4 7 6 -5
p:the_shop 1e 2 d 3 -9
p:the_sink 20 2 9
p:the_siz 1y 2 5
p:the_skin 1v 2 8 6 -6
p:the_smal 1s 2 6
p:the_smel 23 6 7
p:the_sofa 1t 5 6
p:the_soil 20 2 -5 5 8
p:the_staf 23 7 5
p:the_stair 1t 2 a
p:the_start 23 5 c
p:the_stat 1v a 6
p:the_station 1s 0 -7 4 d 5 -7
p:the_step 1w 4 7
p:the_stock 1y 7 8 9 7
p:the_stor 1w 2 6
p:the_storm 23 5 7
p:the_stov 1w 2 -6 3 a 6 5
p:the_street 1o 0 -7 4 -b 6 c a 6
p:the_sun 1s 5 8
p:the_superma 1h 0 -8 2 a 6 6
p:the_tap 1v 0 5 6 5
p:the_tax 1r 5 7
p:the_test 1y 0 8
p:the_th 1u 0 6 5 6 a 6
p:the_til 1q 3 9 5 -6
p:the_tim 1g 0 a
p:the_town 1w 8 5
p:the_trad 20 6 6
p:the_tram 1y 2 8 5 -6
p:the_tray 23 3 6
p:the_tre 1y a 5
p:the_treasur 21 9 7
p:the_trip 21 0 6 4 -5
p:the_truck 21 2 5
p:the_two 1y 4 5 6 -5
p:the_uk 1v 9 6
p:the_univers 1v 7 6
p:the_us 1n 0 6 8 9
p:the_usual 1r 2 6
p:the_van 1y 9 6
p:the_villag 1o 0 5 5 -d 6 7 7 5
p:the_wal 1i 0 -9 2 h 5 -b 6 -5 a 6
p:the_ward 23 0 7
p:the_wash 1w 4 8
p:the_wat 1v 5 -7 6 8 8 7
p:the_way 1s 0 -6 5 7 6 8
p:the_web 1x 0 9
p:the_wed 1u 5 8
p:the_week 1v 5 6
p:the_weekend 1u 0 5 9 5
p:the_wel 23 a 5
p:the_whol 1e 0 -7 2 6 3 -6 6 -8 8 b
p:the_wifi 23 5 8
p:the_wind 20 8 6
p:the_window 1r 0 -9
p:the_women 20 2 7 8 5
p:the_word 1t 0 -7 1 b 9 a
p:the_work 1x 0 6
p:the_world 1m 0 -8 8 9
p:the_worst 1u 5 7
p:the_wrong 1g 0 a 2 9
p:the_yearly 1v 0 6
p:the_yellow 21 0 7
p:the_young 1x 0 6 5 -5 6 6
p:theatr 1x 4 6 6 6
p:theft 1w 4 6
p:their u 0 -a 1 f 2 -b 3 -9 4 5 5 f 6 7 9 -c
p:their_childre 1v 0 -5 5 -8 7 g
p:their_first 21 0 -5
p:their_hand 20 4 9
p:their_kids 20 0 -5 2 5
p:their_money 20 5 6
p:their_own 1e 3 -7 4 -6 5 -7 8 7
p:their_parent 1v 6 5
p:their_saving 23 5 -6 7 6
p:them s 0 e 1 -9 6 -g 7 8 9 -f a a
p:them_a 1x 5 5
p:them_again 23 0 5 5 6
p:them_and 1i 5 -8 7 5 a 8
p:them_at 1x 6 6
p:them_away 1y 6 6
p:them_for 1s 5 a
p:them_in 1p 2 6 3 -6 6 -7
p:them_off 1w 3 7
p:them_on 1t 2 -5 8 9
p:them_the 1t 0 9
p:them_to 1o 0 -9 5 6
p:them_up 20 8 6
p:themsel 1k 0 8 2 -6 5 g a -7
p:themsel_and 1y 5 7
p:then v 1 -a 2 g 3 -c 5 o 7 a 8 -g a -9
p:then_a 1r 2 6 6 7
p:then_cam 21 0 5
p:then_it 1q 0 -7 2 n
p:then_noth 1v 6 7
p:then_one 23 7 6
p:then_pay 23 9 6
p:then_she 1y 5 9
p:then_somebod 23 5 7
p:then_the 1f 0 5 3 -7 4 -6 5 e
p:then_ther 1u 5 8
p:then_they 1r 0 6 5 -6 7 7
p:then_you 1w 0 -6 4 8
p:theory 1y 0 5 8 6
p:ther v 0 -c 1 -7 3 -8 4 9 6 f 8 9
p:ther_are 1e 0 -9 2 -5 4 a 5 7 6 7 9 -5
p:ther_is 1d 0 f 2 5 4 -6 5 -b a 7
p:ther_s 17 1 -6 3 -5 5 -d 6 f 8 n
p:ther_was 1q 0 -a 5 7
p:ther_wer 1v 5 5 a 6
p:therapi 1p 3 5 5 9 6 6
p:therapy 1s 5 a
p:they o 1 -b 4 -s 5 f 7 h 8 -k 9 9 a a
p:they_are 1i a 9
p:they_ask 1v 2 a
p:they_cal 21 4 6
p:they_can 1f 0 8 3 6 4 -6 5 -c 9 9
p:they_cannot 1v 2 -7 a 7
p:they_d 1m 4 -5 7 7
p:they_don 1f 2 -7 4 -8 5 d
p:they_feel 20 0 -7 3 5 8 6
p:they_get 1p 5 -6 6 9 a 5
p:they_giv 20 5 7
p:they_go 1v 0 -7 5 b 6 -6 7 8
p:they_hav 1j 3 -6 4 -8 7 6
p:they_just 23 7 6
p:they_learn 23 7 7
p:they_look 1v 0 -5 6 6
p:they_los 23 5 6
p:they_must 23 1 7 3 5
p:they_need 1n 2 -7 4 -6 5 8 a 7
p:they_ord 1y 2 5
p:they_pay 1s 5 8
p:they_re 1i a 6
p:they_say 1w 4 5
p:they_should 1y 0 6
p:they_stand 21 7 6
p:they_stop 1w 2 5 5 -7
p:they_tak 20 0 -6 6 5
p:they_wait 20 6 5
p:they_wer 1q 4 6 5 9
p:they_work 20 5 9
p:thick 1v 3 8
p:thiev 1w 0 6 5 h
p:thin 1n 0 -6 2 b 3 8 9 6
p:thing 19 1 -5 2 d 4 b 5 -7 9 -5
p:thing_and 1x 0 7 5 7
p:think 1d 3 -7 6 7
p:think_it 21 5 7
p:think_of 1v 5 8 8 8
p:think_they 1w 5 -6
p:third 1b 0 a 2 -8 4 5
p:third_floor 21 5 e
p:third_of 1m 4 a
p:thirty 19 0 -8 2 6 5 6 8 7
p:thirty_percent 20 2 6
p:thirty_year 1u 0 -8
p:this 1b 7 6 9 -7 a -6
p:this_is 1x 4 7
p:this_one 23 2 -5 5 7
p:this_year 23 1 7
p:thos 1f 0 5
p:though 1m 0 -6 6 8 7 7 8 6 a -5
p:though_it 23 7 6
p:thought 1i 2 6 4 -8 6 -a
p:thought_i 1y 0 6 2 6
p:thousan 12 1 6 2 -a 4 j 5 -b 6 -9 7 -5 8 7
p:thousan_and 1s 0 -5 4 g 6 -5
p:thousan_dollar 21 1 7 2 -5 5 -5
p:thousan_euro 1v 9 7
p:thousan_of 1f 0 -8 4 e 9 -5 a 6
p:thousan_peopl 21 0 a
p:thre t 0 j 1 -8 4 -6 6 -5 8 -8 9 9
p:thre_country 21 9 7
p:thre_days 1q 5 8
p:thre_hour 1p 0 a 2 -6
p:thre_hundr 1r 2 -9 a 8
p:thre_in 1w 0 8
p:thre_languag 20 0 6
p:thre_month 1m 5 -b 9 9
p:thre_tim 1l 0 g
p:thre_week 1g 0 -7 4 -b 5 k
p:thre_year 1l 0 -9 2 i 4 -6 5 -9 7 d
p:threw 1x 3 c 5 -5 a 8
p:threw_it 23 3 a
p:through 16 3 -6 5 g 6 -9
p:through_a 1y 5 5
p:through_the 1l 2 -7 5 g
p:throw 1g 2 c
p:throw_it 23 5 9
p:thrown 1m 2 b 4 -6 6 6
p:thrown_out 20 5 -5 6 b
p:thumb 1o 2 6 3 -7 5 -6 6 6
p:thursda 1i 0 8 4 b 5 -5 6 -6
p:thyroid 23 2 5
p:tick 1x 0 -5 2 -7 5 7 6 8
p:ticket 1j 0 9 4 8 5 -5 6 -6
p:tied 20 2 e 6 -5 a 9
p:ties 21 4 7 5 6
p:tight 1x 3 6
p:tiktok 1q 0 c 5 -6 7 6
p:til 18 3 c 4 i 5 -b 6 -f 8 -8 9 -5
p:til_# 1w 6 7
p:til_it 1x 3 6
p:til_the 1v 1 5 3 5 5 -7
p:tim v 0 m 1 -5 2 -7 3 9 4 b 5 -7 7 -7 8 -c
p:tim_a 1m 0 a
p:tim_and 1i 0 e 5 -8
p:tim_for 1p 4 -5 5 5
p:tim_in 1v 5 -6
p:tim_it 21 a 6
p:tim_or 1y 5 9
p:tim_that 23 4 5
p:tim_to 1h 4 b 6 -9
p:tim_zon 1w 0 8
p:tin 1n 0 -7 5 -9 6 -7 7 6 9 a a 8
p:tiny 1o 2 9 4 6
p:tip 1s 6 -5 8 c
p:tips 1x 0 9
p:tir 1f 0 -5 3 d 4 -b 5 b
p:tir_of 1s 5 7 8 6
p:tissu 1v 2 8
p:titl 1u 8 d 9 8
p:to f 2 -6 3 -6 5 9 6 l 9 -d
p:to_# 1j 0 6 2 8 5 -6
p:to_a 1c 5 m 6 -7
p:to_anoth 1y 0 -5
p:to_ask 1l 0 -b 4 i 5 -8 8 e
p:to_be 1c 0 5 1 -5 5 -6 7 a 8 b
p:to_begin 1y 5 5
p:to_br 1v 5 5
p:to_build 20 6 6
p:to_buy 1h 2 5
p:to_cal 1x a 8
p:to_canada 23 0 -5 9 a
p:to_charg 23 3 8
p:to_check 20 0 -7 1 9 4 6
p:to_clean 20 4 8
p:to_com 20 0 5
p:to_cook 1s 2 8 6 6
p:to_do 1e 2 -6 3 b 4 -7 6 b 7 -5 9 -6
p:to_driv 21 6 7
p:to_each 23 a 6
p:to_earn 23 7 6
p:to_eat 1r 2 7 5 -6 6 7
p:to_eleven 23 0 8
p:to_fetch 23 6 6
p:to_fil 1y 6 b
p:to_find 1i 2 9
p:to_fiv 1w 0 5
p:to_fix 23 2 -6 6 a
p:to_forty 21 5 c
p:to_get 1j 0 -7 8 6
p:to_giv 1s 0 -9 a b
p:to_go 1j 4 b 6 5
p:to_grow 23 2 6
p:to_hear 23 8 8
p:to_help 1y 4 -6 5 -9 a l
p:to_hold 23 0 -6 2 9 7 5
p:to_keep 1w 0 -9
p:to_learn 1o 5 -9 7 a
p:to_let 20 4 e 5 -8 7 7
p:to_me 1v 3 9
p:to_mov 1x 2 6
p:to_my 1s 0 5 2 7
p:to_one 1t 6 -5
p:to_ord 21 0 7 6 8
p:to_our 1u 8 8
p:to_pay 1v 9 j
p:to_peopl 1x 4 f
p:to_put 1v 3 6
p:to_reach 20 3 7 8 9
p:to_read 1p 5 -7 7 6
p:to_rid 20 6 f
p:to_run 20 6 7
p:to_school 1u a d
p:to_see 1p 0 5 2 -7 4 9
p:to_sel 1p 0 -6 6 e
p:to_send 1s 2 6
p:to_show 1y 0 -7 1 5 4 5
p:to_sit 1q 2 -a 3 7 6 5
p:to_sleep 1x 3 9
p:to_someon 21 1 7
p:to_speak 1v 0 6
p:to_start 1w a 6
p:to_swim 1y 6 9
p:to_tak 1q 0 -7 6 6
p:to_talk 1p 8 6
p:to_the 11 0 -c 4 g 6 7
p:to_their 20 0 -6 1 5 a 6
p:to_them 1v 2 6
p:to_touch 1v 6 a
p:to_town 23 1 9 5 -6 6 8
p:to_try 1s 4 6 5 -7
p:to_us 1y 2 -8 5 7
p:to_walk 1w 3 7 5 6 6 -5
p:to_wear 1v 2 7
p:to_work 1r 0 -6 5 -6 7 9
p:to_writ 1w 5 8
p:toast 1l 2 a 6 -6 a 8
p:toast_and 20 0 -5 5 5
p:today 1o 2 -5
p:today_and 21 5 6 9 7
p:today_s 20 6 5 7 7
p:toddl 1n 0 a 3 -7 6 c
p:togeth 1h 0 6 2 -6 5 6 6 -9 9 8
p:toilet 1n 4 -5 6 a
p:told 1a 2 -8 3 -5 4 -d 6 d
p:told_me 1q 0 6 7 5
p:told_to 1q 6 5
p:told_us 23 0 -6 1 6
p:tomato 1n 3 9
p:tomorro 1o 2 -7
p:tomorro_and 23 4 5 5 -6
p:ton 1q 0 -6 2 9 5 8 6 -6
p:too y 0 -a 1 -a 3 i 4 e 5 9 7 -7 9 -6 a -6
p:too_big 1x 6 6
p:too_costly 23 3 5
p:too_heavy 21 5 8
p:too_lat 1k 2 -5 3 b 6 -6 a 7
p:too_littl 1w 5 -5
p:too_long 1t 0 7 5 7 6 -9
p:too_many 1s 2 7 5 -5 6 a
p:too_much 1c 1 -5 2 6 4 a 6 -7
p:too_smal 1p 0 -6
p:took 1g 0 8 2 -a 6 5 9 6 a 5
p:took_a 23 1 6 a 9
p:took_the 1y 2 -6 3 8 6 5
p:tool 1e 0 r 1 6 3 -8 5 -g 6 6 9 -7 a -6
p:tool_are 1v 1 8
p:tool_for 23 0 7
p:tooth 1s 0 -b 6 6 8 8 9 8
p:top 1o 6 6
p:torch 1v 3 9 6 -6
p:torn 1u 0 -6 2 c 5 -9 6 5
p:toronto 1r 0 -a 5 k
p:tortois 23 4 7 5 -6 8 6
p:touch 1k 3 -7 5 b 7 6
p:touch_them 21 5 6
p:tour 1p 4 -8 5 i
p:tourist 1f 0 -8 2 -7 5 7 6 s 7 -5 8 -5
p:tourist_in 1y 4 -6 5 8
p:tow 1q 5 5
p:towel 1q 0 6
p:town 11 0 -7 1 -6 3 -6 6 u 8 6 9 -d
p:town_and 1t 0 5
p:town_are 21 5 -5 6 9
p:town_for 20 6 5
p:town_hal 1v 0 6 a 7
p:town_has 1v 5 6 6 6
p:town_hav 1v 4 7 6 -7
p:town_in 1v 5 -8
p:town_is 21 1 5
p:town_ther 23 5 5
p:town_with 23 0 7
p:townshi 1w 5 -8 6 8 7 6 a 7
p:toy 1t 2 e 4 5 5 -5
p:toys 1o 0 -9 2 h 3 a 5 -c 6 -7 8 7
p:track 1h 0 7 1 8 5 -d
p:track_of 20 0 6
p:tractor 1t 2 -7 3 8 4 7 8 7
p:trad 1b 0 -d 3 -8 4 j 7 8 a -7
p:trad_and 20 4 8
p:trad_in 1w 2 -5 6 6
p:tradesm 1y 6 9
p:traditi 1u 0 8 5 -6 6 7
p:traffic 1i 2 -9 5 a 6 9
p:traffic_and 21 4 -6 5 5
p:trail 1o 5 b 6 -6
p:train 17 0 9 4 -9 5 -7 6 -6 7 v 9 -8
p:train_and 1w 0 6
p:train_in 1y 6 -6 7 9
p:train_is 23 5 5
p:train_station 21 4 6
p:tram 1r 0 6 5 -7
p:transcr 21 0 7 1 8 5 -5
p:transf 1v 0 b
p:transla 1k 0 c 2 -7 8 8
p:transla_and 20 0 9
p:transpo 1r 0 h 5 -9
p:trap 21 7 9
p:trash 21 5 5 a 5
p:travel 1b 0 9 4 -a 5 6 6 c a -8
p:travel_and 20 0 -6 2 8 4 -6 6 6
p:travel_in 21 0 -6 7 6
p:travel_to 1y 6 9
p:tre 1h 0 -5 2 e 3 c 4 -6 6 -9
p:treasur 1t 9 9
p:treat 1m 3 7 6 a
p:treatme 1u 5 5
p:tri 1q 3 a
p:trial 20 0 -5 9 c
p:trick 1w 5 6
p:tricycl 23 9 9
p:trip 1h 4 6 9 7
p:trip_and 23 3 7 4 5
p:trip_to 23 0 -5
p:tripl 20 3 9 5 -7
p:trolley 23 a 6
p:troubl 1n 0 b
p:trous 1p 2 a 5 9 6 -9
p:trout 21 3 o 6 -6
p:tru 1w 2 5
p:truck 1g 0 b 6 a
p:truck_and 21 6 a
p:truck_com 23 2 -7 5 h
p:trust 1h 4 6 5 8
p:try 1g 2 9 5 -6 6 c
p:try_to 20 0 7 7 7
p:tub 1m 2 8 3 -8 5 6 a 7
p:tuesday 1f 0 g 5 -8
p:tuesday_and 21 6 7
p:turin 21 0 -6 5 8
p:turkey 1p 0 e
p:turkey_and 23 0 a
p:turn 17 0 -e 2 a 4 9
p:turn_away 23 9 6
p:turn_into 23 3 5
p:turn_the 1y 6 7
p:turn_up 1s 4 9
p:tutor 1v 0 b
p:tv 1s 0 -7 2 7 4 6 5 -6 6 5
p:twelv 1e 3 -6 4 7 5 6
p:twenty 18 0 8 1 -6 2 -8 5 -h 6 -5 a e
p:twenty_minut 1t 3 9 5 -6 6 -6 a 8
p:twenty_two 23 7 7
p:twic 19 0 b 1 -5 2 9 5 -b 7 -6
p:twic_a 1p 0 -8
p:twic_and 1t 2 b
p:twic_i 21 0 -6
p:twin 1w 2 7
p:two q 0 b 1 -c 3 8 4 e 6 -6 7 -5 8 -7
p:two_and 1v 0 8
p:two_days 1i 3 7
p:two_fing 23 3 9
p:two_hour 1h 3 9
p:two_hundr 1k 0 f 5 -8
p:two_in 1y 2 6
p:two_kids 1v 8 6
p:two_minut 23 0 8
p:two_month 1q 4 b
p:two_of 1v 5 -5 8 5
p:two_street 1y 0 -a 4 l
p:two_suitcas 23 5 9
p:two_thousan 1s 0 5 1 5 4 -6 5 6
p:two_week 1i 0 9 2 9 5 -7 6 -8
p:two_year 1e 0 -b 3 -8 4 c 5 -e 6 8 8 -5 9 b
p:typ 1e 0 n 1 h 2 -9 5 -f 9 -7
p:typ_it 21 0 7 7 5
p:typ_the 1y 0 e
p:tyr 1q 2 -8 6 j
p:ugly 1l 2 s 3 -5 5 -6
p:uk 1m 9 5
p:umbrell 1x 5 6
p:umrah 23 4 -6 5 f
p:uncl 1j 4 5 5 7
p:und 16 0 9 3 9 5 6 8 -a 9 -b a 6
p:und_a 1q 4 7
p:und_the 1f 5 c 6 -8
p:underst 1d 1 a 2 -9 3 -6 4 -b 6 -7 7 g 9 9
p:underst_the 1w 0 9 7 5
p:uniform 1u 0 -6 1 5 4 d 5 -c
p:union 1y 5 5
p:univers 1i 0 5 2 -8 7 7 a 6
p:univers_in 23 4 6
p:unknown 1v 2 5 5 6
p:unles 23 8 7
p:unlock 1w 2 -6 3 6
p:unreada 23 5 6
p:unsur 20 5 6
p:until 16 4 -6 5 6
p:until_# 1y a 6
p:until_a 21 5 6
p:until_midnigh 1t 0 a
p:until_now 1x 5 6
p:until_the 1m 7 6
p:until_they 1x a 7
p:unus 1t 4 c
p:up u 1 -d 2 b 3 -6 5 s 6 6 7 -6 9 -f a -7
p:up_a 1x 4 -6 8 b
p:up_and 1n 0 5 5 -6 a 6
p:up_as 23 3 9
p:up_i 21 5 6
p:up_in 1h 3 -8 4 8 5 8 8 7
p:up_lik 1y 8 6
p:up_the 1n 2 a 6 -6
p:up_to 1m 2 -8 4 5 5 6
p:up_with 1m 0 -6 5 b
p:updat 1y 0 6
p:upgrad 20 a 6
p:upload 23 0 5
p:ups 1m 0 b 5 d
p:ups_in 21 0 7
p:upset 23 2 6
p:urban 21 5 6 6 8
p:us 12 0 b 2 -b 5 e 7 -f 8 e
p:us_and 1w 2 5 5 9
p:us_in 23 0 -6 4 a a 5
p:us_the 23 0 5
p:us_to 20 0 -6 2 -6 5 5 6 9
p:use 19 2 9 5 -5 a -6
p:use_a 1s 2 6
p:use_it 20 5 -8 6 7
p:use_them 23 7 5
p:used 1b 2 e 4 i 5 -g 6 -9 7 -6 a 5
p:used_in 23 2 7
p:used_to 1q 2 6 4 -5
p:useles 1s 9 8
p:usual 1p 2 5
p:utility 1y 0 7
p:vacatio 23 6 5
p:vaccin 1v 5 7 8 7
p:vaccina 1u 0 a
p:vacuum 1x 3 6
p:valenci 23 6 6
p:valley 1n 8 5
p:valv 23 0 8
p:van 1j 0 -d 2 -6 4 d 5 d
p:vanish 1i 3 5 4 a 5 -6
p:vans 1q 2 -6 6 9
p:vap 20 1 5
p:vat 21 0 6
p:ve 16 2 -f 4 6 5 7 9 c a -7
p:ve_a 1x 0 -6 5 a
p:ve_been 1r 0 6 2 -6 5 -6 8 6
p:ve_got 1r 9 a
p:ve_nev 1w 0 -5 5 6
p:veg 20 4 5
p:vegan 1s 5 7
p:vegetab 1l 2 g 5 -a a 7
p:vegetar 1w 2 6
p:vehicl 1t 6 6
p:vendor 1p 2 -6 3 6 5 6
p:venu 1v 5 5
p:version 1y 8 5
p:very 1n 2 -6 4 8 8 8
p:vet 1l 2 8 5 9 6 -7
p:vets 1s 0 7 6 6
p:via 21 0 8
p:video 1e 1 8 4 -7 5 -6 7 n 9 -5 a -6
p:video_and 1t 7 9
p:vienna 20 5 -5
p:vietnam 1m 0 d 3 5 5 -5 6 -7
p:vietnam_and 1x 0 8
p:view 1s 4 5
p:villa 20 5 8
p:villag 18 2 -c 6 i 8 -5 9 -6
p:villag_and 1y 5 9
p:villag_hal 23 0 6
p:villag_in 23 5 5
p:villag_of 21 7 9
p:vinegar 1x 2 e
p:vineyar 1v 2 -a 3 8 6 5
p:vintag 23 2 -7 4 b 5 -5 8 5
p:violin 1w 2 -6 5 f 6 -5 7 5
p:virgin 23 2 8
p:visa 1q 0 6 4 -5 5 6
p:visit 1f 0 g 5 -a
p:visitor 1g 0 6 2 -d 6 p
p:visitor_leav 23 0 6
p:visitor_to 1w 5 8 6 7
p:vitamin 21 2 b
p:voic 1j 1 d 5 -9 6 d 8 7
p:voic_not 1w 0 8
p:volum 1x 5 d
p:volunt 1l 0 b
p:vot 1w a g
p:vouch 1v 5 a
p:w 1y 0 9 8 6
p:wag 1l 0 -6 3 -5 4 -7 9 d
p:wag_and 21 a 7
p:wait 10 2 -j 3 -a 4 8 5 h 6 j 7 -8 8 -9 9 8 a -6
p:wait_a 1x 5 a
p:wait_and 20 0 5
p:wait_for 1f 2 -5 4 c
p:wait_in 21 5 6
p:wait_list 1k 2 -6 6 f 7 -5
p:wait_month 21 6 6
p:wait_room 1x 5 8
p:wait_thre 1x 0 -6 6 6 9 6
p:wait_tim 20 5 6
p:wait_week 1v 4 6
p:wak 1s 2 -5 3 d
p:wal 18 0 -d 1 d 2 g 3 -7 5 6 9 -9
p:wal_and 1s 4 8 5 7
p:wal_is 20 1 6
p:walk 17 0 c 1 -6 2 -8 3 c 6 d 7 -8 8 -7
p:walk_# 23 6 9
p:walk_around 23 0 5 2 5
p:walk_hom 23 3 7
p:walk_in 1s 3 7
p:walk_into 20 6 6
p:walk_on 21 2 6
p:walk_past 1y 5 9
p:walk_the 23 3 6
p:walk_to 23 3 6
p:wallet 1r 1 b 4 -7
p:wallpap 23 2 5 5 -8
p:walnut 23 2 6
p:want q 0 -e 4 b 5 t 8 -8 9 -a a -i
p:want_# 1v 5 6
p:want_a 1c 5 9 6 e 8 -6 9 -8
p:want_an 23 2 b
p:want_it 1t 0 9 5 8
p:want_one 1x 3 8
p:want_someth 1j 0 -8 6 c
p:want_the 1t 2 a 6 -6 9 6
p:want_their 1w 7 6
p:want_to 10 0 -c 1 8 2 -7 4 6 5 a 6 5 7 d 8 -6 9 -a
p:want_you 1y 1 6
p:ward 1s 0 6 4 -7 5 -8 a 8
p:wardrob 1m 4 b 6 -7
p:warehou 1k 0 5 2 -7 5 7
p:warehou_and 23 a 5
p:warm 1m 0 -6 6 a a 6
p:warn 23 0 7
p:warrant 1y 0 5
p:warsaw 20 4 6
p:was v 0 t 1 -6 2 -7 3 8 5 -b 6 -g 7 -9 a c
p:was_# 1v 6 6 9 7
p:was_a 1f 4 9 5 -a 6 -6 a b
p:was_at 20 3 6
p:was_four 23 0 7
p:was_in 1o 0 e 4 -6 a 6
p:was_it 1y 0 9 9 6
p:was_my 21 5 7
p:was_nev 21 3 5
p:was_on 1w 8 5
p:was_one 1y 8 5
p:was_the 1k 0 b 2 -7 4 a 8 6
p:wash 1a 0 -8 3 6 4 a 8 -6
p:wash_and 1u 6 -6 7 5
p:wash_machin 1p 3 7 4 6
p:wast 1f 0 -9 1 -5 2 b 4 9 5 5 6 5 7 6 8 -6 9 -7 a -7
p:wat 18 1 -6 2 5 3 9 4 -j 5 b 6 9 7 -8 9 -8
p:wat_and 1r 5 5
p:wat_is 20 2 -6
p:wat_or 21 2 5 5 6 6 -5
p:watch 1e 0 9 3 8 5 -a 7 9 9 -6 a -5
p:water 20 2 -5 3 8
p:wav 1w 0 -9 6 5
p:wax 1v 2 5 6 7
p:way 1e 2 -6 3 9 4 -8 5 c 7 -7
p:way_and 23 3 5
p:way_to 1t 8 8
p:ways 23 0 -6 9 5
p:we u 0 q 2 -g 5 -a 6 7 8 -5
p:we_are 1d 0 -a a d
p:we_can 21 0 a
p:we_did 21 0 8
p:we_do 1u 0 6 6 -5
p:we_don 1w 6 a
p:we_found 20 5 8
p:we_get 23 a 6
p:we_go 1y 2 -7
p:we_had 1t 0 6 3 8
p:we_hav 1g 0 -9 2 6 6 b
p:we_know 23 0 6
p:we_liv 23 4 a
p:we_los 20 0 8
p:we_mak 1w 5 -6 8 8
p:we_re 1t 3 5 5 7
p:we_run 1t 2 5 6 7
p:we_sel 23 0 -5 1 6
p:we_send 23 2 6
p:we_ve 1o 4 6
p:we_want 20 4 -5 5 5
p:weak 1u 3 8 5 -5
p:wear 1f 0 -5 2 s 3 5 4 -7 5 -5
p:wear_a 23 5 -5 7 6
p:wear_the 20 2 5
p:weath 20 0 6
p:weav 1v 2 c 5 -5
p:web 1n 0 f 4 -5 5 6
p:web_shop 1y 5 7
p:webshop 21 2 5
p:websit 1h 0 9 3 -5 6 -6 8 7
p:websit_and 1x 5 5
p:wed 1b 0 b 2 7 5 a 6 -9 7 -6 8 -6 9 -5
p:wedding 1h 3 -5 5 i 6 -b
p:wedding_and 20 1 5
p:wedding_in 20 5 9
p:wednesd 1q 0 -b 9 6
p:week t 0 h 1 -d 2 9 3 -6 5 h 6 -i 8 -a 9 5
p:week_aft 21 0 5
p:week_and 1b 3 -a 4 -7 5 b 9 5
p:week_becaus 23 0 7
p:week_for 1m 0 -7 2 -5 4 9 5 d 6 -8
p:week_i 21 2 6
p:week_lat 1q 0 7
p:week_of 1q 5 d 6 -5
p:week_the 1w 2 -5
p:week_to 1v 5 -8 9 6
p:week_two 20 0 7 5 -5 7 8
p:week_wait 23 5 8
p:week_with 1t 0 6
p:weekday 21 5 -5 6 7
p:weekend 1b 0 7 2 -5 3 -8 4 a 5 -j 6 f 8 8 9 5 a -7
p:weekly 1s 0 6
p:weigh 1r 5 8 6 7
p:weight 1q 6 8
p:wel 1d 2 -b a d
p:wel_known 20 7 6
p:weld 1p 2 -6 3 f 6 -7
p:went 1d 2 8 3 -6
p:went_to 20 1 5 5 6
p:went_up 23 8 7
p:wept 1x 5 9
p:wer 18 1 -6 2 -7 6 -b 8 8 9 6 a 6
p:western 1w 5 7
p:wet 1h 2 g 3 a 4 -8 6 -6
p:what w 0 9 1 -7 2 e 3 -6 4 -f 5 -5 8 c
p:what_a 1t 4 a 5 -7
p:what_happen 1u 0 6
p:what_i 1q 0 -8 2 7
p:what_is 1m 2 -5
p:what_it 1s 2 -5 6 7 a a
p:what_s 1k 6 -7 8 i
p:what_the 1q 0 -6 2 a
p:what_their 20 0 8 2 -6 4 8
p:what_they 1i 2 b 4 -6 5 -5 9 9
p:what_to 1j 2 6
p:what_was 1s 0 6
p:whatev 1r 2 5 5 c 6 -7
p:whatsap 1b 0 l 3 -6 4 6 5 -d 6 -7 8 d 9 -7
p:whatsap_group 1v 8 a a 5
p:wheel 1o 2 -5 5 8 6 6
p:wheel_and 23 6 9
p:wheelch 1j 0 -5 4 -5 5 5 8 7
p:wheelch_us 20 8 8
p:when u 0 7 1 -d 2 -8 3 6 4 -9 6 e 8 -8 9 9
p:when_a 1l 5 c 6 -6
p:when_an 20 4 9
p:when_dad 23 2 5
p:when_he 1y 0 6
p:when_i 1l 0 6
p:when_it 1l 3 8 4 -5
p:when_my 1t 0 -d 2 9 5 9 a 8
p:when_she 1s 5 c
p:when_someon 1v 5 7
p:when_someth 23 7 6
p:when_the 1a 2 -d 3 a 5 5 7 -6 9 7
p:when_they 1h 6 7 9 7 a -7
p:when_we 1y 3 5 8 5
p:when_you 1l 0 -7
p:wher 12 0 a 2 -d 3 b 4 -b 5 -9 6 o 8 -d a 7
p:wher_i 1v 3 c 5 -8
p:wher_is 1s 0 b
p:wher_it 1u 5 -7
p:wher_nobody 23 6 8
p:wher_s 1w 0 7
p:wher_the 1l 0 -5 2 6
p:wher_they 1t 6 8 a 6
p:wher_to 1q 5 7
p:wher_you 23 0 5 6 9
p:wheth 1g 0 f 2 -6 6 -9 a 6
p:wheth_it 20 0 8
p:wheth_the 1q a 7
p:which 11 0 o 3 -e 5 7 6 -9 7 -b 8 7
p:which_is 1q 2 8
p:which_no 23 0 -7 2 5 9 5
p:which_the 20 5 5
p:whil 12 0 -9 4 b 5 -9 8 -7 a h
p:whil_a 23 4 b
p:whil_family 1y a 7
p:whil_i 1w 5 5
p:whil_their 23 6 6
p:whil_they 21 0 8
p:whistl 1v 1 5 6 6
p:whit 1i 0 7 2 b 3 -b 6 7
p:whitebo 1q 0 f
p:whitebo_and 1y 0 6
p:who r 0 d 2 -7 3 -l 4 f 5 6 8 -7
p:who_are 1w a 6
p:who_can 1o 5 5 6 5
p:who_com 1t 0 6
p:who_d 1q 0 6 6 -5 9 7 a 5
p:who_does 1x 0 7 5 -7
p:who_don 1s 2 9 4 -6
p:who_has 1n 0 a 4 f 5 -b 6 -5
p:who_know 1q 0 6 4 a 5 -9
p:who_leav 21 4 -8 5 g
p:who_left 21 0 -6 a 5
p:who_liv 21 8 8
p:who_paid 1x 7 6 9 b
p:who_pays 1x 0 -6 1 5
p:who_s 1n 0 7
p:who_speak 1x 5 9
p:who_want 1j 2 -7 4 6
p:who_was 20 5 5
p:whoev 1n 5 9
p:whol 18 0 -e 2 7 8 6
p:wholesa 1s 0 7 5 -7 6 7
p:whom 1o 0 7 4 a
p:whos 1l 1 8 4 -9 6 -7 8 7 9 7
p:why 1g 0 m 5 -e
p:why_i 21 2 6
p:why_the 21 0 6
p:wid 1v 5 5 8 a
p:widow 1n 0 g 2 -6 5 -7 7 7
p:wif 1b 0 6 4 -6 6 c
p:wif_and 1v 0 7 1 5 6 -5
p:wif_is 20 7 5
p:wif_s 1y 0 6 6 5
p:wifi 1r 3 8
p:wil 1f 0 -e 2 8 4 -7 5 b 8 -5
p:wil_be 1y 3 7
p:wil_nev 21 1 6 2 9 5 -6 7 5
p:wild 1x 2 6
p:win 1g 3 c 4 -a 8 8
p:wind 1o 4 -7 5 6 6 -8 7 9
p:window 1d 2 -7 3 7 5 o 6 -7
p:window_and 20 5 7
p:winery 20 5 b
p:wing 23 6 7
p:wint 1f 2 -5 3 b 6 e
p:wip 1w 0 6
p:wir 1o 0 -c 1 7 6 -6 9 8
p:wish 1o 0 6 2 9 5 -7
p:with g 0 a 3 -7 4 -8 5 q 6 6 7 -e 8 -9 9 -9
p:with_# 1d 0 k 2 -f
p:with_a w 5 11 6 -m a -6
p:with_adhd 1y 5 6
p:with_all 21 0 b
p:with_an 1q 1 5 5 -7
p:with_autism 1x 6 6
p:with_baby 21 4 7
p:with_big 20 8 6
p:with_down 21 a d
p:with_eight 21 5 9
p:with_fiv 20 0 6
p:with_forty 20 0 6
p:with_good 21 0 7
p:with_her 1v 5 -6 a 7
p:with_his 1t 5 6 6 d
p:with_my 1n 0 8
p:with_no 1g 4 -6 5 5
p:with_noth 1w 6 -6 9 8
p:with_old 1w 6 7
p:with_one 1k 4 -9 8 5
p:with_own 21 a 7
p:with_pap 1s 0 9
p:with_phon 23 5 6
p:with_somebod 1y 4 b
p:with_someon 23 4 a
p:with_ten 21 5 7
p:with_the 15 0 -b 2 9 5 -8 6 g 7 -7 a -5
p:with_their 1p 5 9
p:with_them 1u 0 9 5 -6
p:with_thre 1s 5 6
p:with_twenty 20 a 5
p:with_two 1k 5 i 6 -7
p:with_your 21 5 8
p:within 1j 0 6 5 -9 6 9
p:without 12 0 -9 2 -7 3 8 4 -a 6 k 7 9 8 -8
p:without_a 1j 0 -b 1 b 2 -6 5 6 6 6
p:without_pap 20 0 -5 3 8 6 -5 7 7 9 5
p:wobbl 20 2 8
p:wok 21 0 -5
p:woman 1p 6 -9 a 6
p:women 11 1 -b 2 7 4 -g 5 -g 7 -9 8 9 9 5 a m
p:women_and 1s 6 b
p:women_in 1f 0 -8 5 -6 6 7 9 b a e
p:women_s 1t 8 e
p:women_who 1t 5 -5 8 8
p:women_with 1q 6 6
p:won 1j 3 b 4 -8 6 6
p:won_t 1k 0 -6 3 8 4 -7 6 7
p:wond 1y 7 5
p:wood 1o 3 r 5 -c 6 -6
p:wooden 1u 0 8 5 6
p:wool 1u 2 g 5 -6
p:word 1c 0 d 1 h 3 -9 4 -9 5 -6
p:word_and 20 0 a
p:work u 0 -b 1 -e 2 -a 3 9 5 9 6 s 8 -f 9 6
p:work_# 1y 0 -6 1 5 5 f
p:work_and 1n 2 -b 6 i
p:work_are 1y 3 8
p:work_at 1t 2 8
p:work_for 1o 0 -7 4 -5 5 h
p:work_from 1y 0 -6 6 9
p:work_in 1i 5 -8 9 c
p:work_on 1q 0 -6 6 e
p:work_til 21 4 5 6 7
p:work_want 21 6 6
p:workshe 1r 4 a 7 7
p:worksho 1j 3 c 6 -b
p:worksho_and 21 6 -6
p:world 1i 0 -9 5 -d 6 b 8 e
p:world_and 21 1 6
p:worn 1n 2 -5 4 j 5 -7
p:worn_out 23 2 -5 4 5
p:worry 1q 6 -5
p:wors 1j 0 7 5 c
p:worst 1t 5 7
p:worth 1m 2 -8 4 b a 6
p:would 19 0 -8 2 8 4 f 8 -8 a 6
p:would_be 1y 5 5
p:would_lik 1n 2 8
p:would_lov 1q 0 -6 2 -7 4 e
p:would_rath 23 4 7
p:wrap 1q 0 -5 2 b 5 5 6 6
p:wrap_in 20 2 9
p:wreck 23 5 5
p:wrist 1v 2 a 5 -6 6 -6
p:writ 14 0 1c 2 -b 4 -8 5 -9 6 -c 8 7
p:writ_a 21 0 -6 4 7
p:writ_on 1t 0 b
p:writ_the 1s 0 a
p:writ_them 21 0 7
p:writ_to 1w 9 6
p:written 1l 0 6 2 -6 5 5
p:wrong 14 0 p 1 7 2 -7 3 -a 4 -5 5 b 8 -7 9 -a a -6
p:wrong_and 1v 7 6
p:wrong_plac 23 5 c
p:wrot 1j 1 6 2 -a 4 -5 6 -8 8 a 9 7
p:x 1t 5 9
p:yard 1i 4 d 5 5 a -6
p:year p 0 -f 3 -c 5 -8 6 e 7 d 9 f a 7
p:year_a 1x 0 5 6 -5 8 5
p:year_ago 1x 8 6 a 5
p:year_and 19 1 -5 5 -7 7 9 9 6
p:year_at 1q 2 -7 6 6
p:year_but 21 2 6
p:year_custom 21 3 8 5 -6
p:year_for 1v 2 -5 3 6
p:year_i 1q 5 -9 7 5
p:year_in 1i 0 -f 2 c 6 -8 9 5 a 6
p:year_leas 21 5 -a 6 f
p:year_of 1m 2 -a 3 -5 5 h 9 b
p:year_old 1l 5 6
p:year_olds 1u 5 -5 6 7
p:year_peopl 20 4 8
p:year_s 1w 5 d
p:year_the 1p 5 7 a a
p:year_ther 23 3 6
p:year_they 23 2 6
p:year_to 21 0 -5
p:year_we 1v 6 -6 a 6
p:year_whil 21 2 5
p:year_without 21 5 -6
p:yearly 1q 0 9
p:yellow 1l 0 i 2 7 3 -8
p:yes 1v 5 -9 7 6
p:yesterd 23 6 7
p:yet 18 2 f 3 -6 6 a 9 -6
p:yet_most 1v 6 5
p:yet_the 1t 2 8
p:yoga 1q 0 e 5 -8
p:yoghurt 1t 2 7 6 -5 a 8
p:yoruba 1y 1 9 4 -6 7 8
p:you s 1 -h 2 f 3 -8 5 5 6 9 8 e a -i
p:you_# 23 2 5
p:you_a 1v 5 7
p:you_are 1w 4 5 6 -6 8 e
p:you_buy 23 0 6
p:you_can 1g 2 6 3 8 5 -a 8 7 a -7
p:you_cannot 20 2 a
p:you_d 20 5 -6 8 5
p:you_do 1v 2 -6
p:you_don 1r 4 5
p:you_driv 21 4 -5 5 9
p:you_find 1t 4 -6 8 7
p:you_giv 20 5 b
p:you_hav 1n 2 -8 5 -8 6 6 8 8
p:you_hear 1y 8 b
p:you_know 1r 4 6 5 -9 6 7 9 8
p:you_ll 23 5 8
p:you_look 23 3 5
p:you_mov 21 5 7
p:you_must 21 6 9
p:you_need 1n 4 7 5 -9 6 5
p:you_nev 1v 0 5
p:you_re 1q 5 9 9 6
p:you_see 1v 0 -6 4 7
p:you_sit 20 2 7
p:you_to 1r 2 -7 5 8
p:you_ve 1s 6 6
p:you_wait 21 5 -6 6 c
p:you_want 1u 0 6 2 -5
p:young 14 0 -g 1 -8 2 -7 3 -8 4 6 5 -s 6 m 7 c 9 7 a f
p:young_brand 23 4 7
p:young_family 1y 0 -7 4 7 6 9 8 5
p:young_men 1v 7 7 9 7
p:young_nigeria 23 2 6
p:young_peopl 1f 0 -7 3 -7 5 -j 6 b 7 b a d
p:your 14 2 6 4 -8 5 d 7 6 8 -6 9 -5 a -6
p:your_hom 23 5 8
p:yoursel 1v 5 8
p:youth 1u 0 c 5 -5
p:youtub 1l 1 a 2 -8 5 -9 6 -6 7 g 8 7
p:z 21 4 7
p:zambia 23 5 -7
p:zanziba 20 0 6
p:zealand 1x 8 5
p:zero 1p 0 5 5 -c 7 5
p:zon 1q 0 7 2 -6
pa 21 5 6
pac 1j 0 a 2 -9 6 7
pack 11 0 -a 1 -9 2 1k 4 7 6 -d 7 -8 8 -a 9 -c
pack_a 23 2 7
pack_and 1o 5 9
pack_for 1u 5 9
pack_in 1l 0 -7 2 9 4 c
pack_list 23 0 8
pack_on 23 2 5
pack_them 23 2 6
pack_to 23 2 8
packag 1c 0 -7 2 c 4 -b 5 s 6 7 8 -5 9 -6 a -6
packag_with 1x 6 6
packet 1v 2 d 8 9
pad 1l 0 -9 2 8 3 b 4 -5 5 5
paddl 1x 5 -a 6 h
paddock 1w 5 -6 6 g
padlock 1w 5 -9 6 h
pads 1j 0 -7 2 e 4 -6 6 8
pads_and 1x 2 a
pads_in 23 2 6
paediat 1q 6 6
pag z 0 1j 3 -b 4 g 5 -b 6 -u 8 d 9 -i a -8
pag_# 23 0 6
pag_a 20 0 -f 2 5 7 b
pag_and 1o 4 c
pag_for 1p 0 6 1 7
pag_in 1w 4 5 5 -6 a 6
pag_on 23 0 8
pag_that 23 5 6 a 5
pag_to 23 0 c
pag_what 23 4 b
pag_wher 1v 0 8
pag_with 1m 2 b 6 -6
paid 13 0 -7 2 -5 3 -f 5 d 6 -t 7 7 8 f 9 8 a b
paid_by 1t 0 5 3 8 4 -6
paid_in 21 4 e 5 -5
paid_on 23 5 8
paid_out 1y 0 a
paid_per 21 4 5
pain 1n 0 h 3 6 6 -6
paint 19 0 -j 1 8 2 t 3 -9 4 -d 5 -7 6 i 8 6 9 -8 a -8
paint_and 1s 2 7 7 6
paint_by 21 1 6 2 8 5 -5
pair 1b 1 -5 2 f 4 9 6 -8 9 -7 a 6
pair_of 1u 0 -6
pair_with 21 4 d 5 -6
palet 21 2 b
pallet 1k 0 -a 3 7 4 c 5 h 6 -c
palm 1l 2 a 3 8 4 -5
palm_oil 1w 2 5
pancak 1w 2 b
panel 1d 0 7 3 g 4 -c 6 -8 9 -7
panel_on 1x 3 7 5 7
panic 1s 3 8
pans 1y 6 9
pant 20 2 a
pantry 1x 9 5 a 6
pap y 0 -i 2 e 3 -9 4 8 5 a 6 -j 8 7 9 6
pap_and 1j 2 -7 8 5 a 9
pap_bags 23 5 6
pap_for 1x 1 5
pap_with 1q 0 -6 2 g 6 -6
paperwo 1j 0 -6 5 c 9 6 a 7
paperwo_don 21 5 a
paragli 21 5 c
paragra 1w 1 7
paraleg 20 a 8
paramed 23 0 6 3 5 4 -5 5 -6 7 a
parcel 1a 0 -9 2 13 5 -7 6 -6 7 -6 9 -8
parcel_with 20 0 -5 2 b
parent 10 0 n 1 -a 2 -j 3 d 7 6 8 -d 9 8 a -8
parent_and 1y 5 8
parent_app 21 0 6
parent_can 1t 5 -8 7 e
parent_in 21 6 8
parent_of 21 0 c 4 -5
parent_s 23 0 -8 9 9
parent_see 1u 3 5
parent_who 23 0 8
pari 20 2 7
parish 1q 0 -9 2 -9 4 -8 5 h 6 -5 7 5 a h
park 18 0 -7 2 -j 3 -a 4 7 5 6 6 1f 8 -5 9 -8 a -9
park_and 1y 7 5
park_at 23 5 9
park_in 20 6 6
park_with 1x 6 7
parlour 23 6 7
part z 0 -i 3 l 4 -e 5 b 6 h 7 -d 8 -5 9 5
part_and 1o 5 -7 6 8
part_are 1x 3 a
part_by 21 0 -6 1 6
part_can 21 2 -9 3 g
part_for 1t 2 c
part_from 1x 2 -5 5 8
part_in 1v 3 6
part_of 1m 4 -8 5 8
part_on 23 0 -6
part_tim 1r 0 -9 6 6 a 9
part_with 1v 0 -8 6 7
partial 21 0 8 6 6
partici 1p 7 d
partly 1y 8 6
partn 13 0 o 1 -6 2 -8 3 -a 6 -8 8 -d 9 h
partn_bank 1v 0 -9 9 m
partn_shop 20 4 b
party 1b 0 -a 5 e 8 a 9 -5
party_and 1y 5 -6 a 6
party_in 21 4 6
pas 18 1 d 2 -j 3 -7 4 9 5 f 6 -7 7 a 9 -6
pas_a 1x 4 9
pas_on 1w 0 -8
pas_rat 23 0 -6 1 8 5 -5 7 9
pas_the 1s 1 8
pas_with 23 4 -5 5 b
passag 1y 0 8
passeng 1r 4 7 8 6
passion 1y 0 6
passiv 23 0 -9 5 h
passpor 1n 7 6 9 5
passwor 1q 0 c 5 f
past 19 0 g 1 e 2 d 3 -e 5 -c 8 -5 9 -7 a -8
past_in 20 2 7
pasta 1y 6 9
pasteur 23 2 7
pastor 21 0 5
pastur 21 2 6
patch 1j 5 7 6 b
patch_test 20 2 5 6 6
patent 21 2 8 3 5
path 1p 5 7
patholo 1y 1 b
patienc 1q 0 9 5 9 7 6
patient 19 2 -9 3 7 5 8 8 -7 9 -7
patient_and 20 0 -8 1 7 4 9 5 -6 6 5
patient_by 21 5 6
patient_with 21 3 9 5 6
patio 1v 5 9
patrol 20 5 9 a 6
pattern 1e 0 6 2 l 4 -6 5 -7 6 -9 7 9 8 -5 a -5
paus 1m 1 7 3 -6 4 -6 6 -5 9 b
pav 1v 2 a
pavemen 21 1 f 5 -7
paw 1x 5 a 6 -5 8 6
pay u 0 -t 2 -d 3 -e 4 10 5 -b 7 -6 8 -7 9 1b
pay_a 1t 9 6
pay_and 1o 0 6 2 5
pay_by 1g 2 -7 4 b 6 5 a -5
pay_for 1k 0 -5 1 6 3 -6 4 6 a 7
pay_in 1l 0 -a 2 8 4 a 5 -9 9 a
pay_monthly 23 0 6 4 -7
pay_only 21 5 -5 7 5
pay_per 1v 1 8 5 6
pay_school 23 a b
pay_the 1m 0 -a 2 -7 4 9 9 b
pay_them 23 0 -7 9 a
pay_to 23 4 8 8 7
pay_with 1w 6 9
payday 1s 4 -6 5 -6 9 r
payment 13 2 -c 3 -7 4 h 5 -r 7 -b 8 -9 9 1d
payment_and 1r 0 a 4 6
payment_held 21 4 e
payment_in 1v 4 8 5 -6 6 6
payment_link 1v 9 6
payment_to 20 0 -8 9 f
payout 1i 0 i 2 -a 3 -6 5 -b 6 -9 8 -6 9 q
payout_in 20 0 9 9 8
payrol 1h 0 a 2 -5 9 8
pays 17 0 a 2 -b 3 -a 5 -b 6 -b 8 -9 9 11
pays_by 1u 9 8
pays_for 1s 9 7 a 5
pays_in 20 0 -8 5 5 9 9
pays_the 1u 0 6
payslip 1p 9 a
payslip_and 23 9 6
pc 20 2 -5 8 j
pcos 23 0 7
pcs 1y 6 b
pdf 1d 0 d 1 c 2 d 4 -6 5 -b 6 -7
pdf_for 23 0 6
pdfs 23 0 -7 1 b
pe 23 6 6
pea 1v 2 8
peac 1u 6 8 a 9
peak 1r 0 -8 3 l 5 -7
peanut 1r 2 9
pear 1s 2 6
pearl 1w 2 -a 6 h
pearl_cook 23 6 9
peas 20 3 7
peat 1y 5 6
pedal 1u 5 6
pedicur 1y 5 d
peek 21 0 8
peel 1l 0 -9 2 e 5 -8 6 6
peer 1r 4 c 6 -6
peer_to 23 4 b
pegs 1v 0 -6 2 6 4 7 6 -a
pellet 1v 0 -7 3 i 6 -6 7 5
pen 1s 2 d
penalty 1u 0 7
pencil 1n 2 6 4 6 7 8
pendant 1v 0 -7 3 n 5 -7
pens 1x 2 a
pension 1p 0 -7 2 -6 4 -8 7 6 9 n
peopl r 2 -b 3 -f 4 q 5 b 7 -b 9 -7 a 9
peopl_a 23 6 6
peopl_and 1q 5 -8
peopl_are 1t 4 -6 5 -7
peopl_at 1y 0 5
peopl_can 1v 0 -6 6 d
peopl_com 21 5 b 6 -7
peopl_in 1k 0 -5 5 5
peopl_know 23 1 6
peopl_on 1x 0 5 1 6
peopl_only 23 0 -6 4 5 5 7
peopl_s 1x 6 8
peopl_to 20 5 7
peopl_who 1d 4 f 6 -5
peopl_with 1g 3 -5 a a
peopl_you 1y 8 8
pep 1o 2 e 3 c 5 -b
per w 0 u 1 7 2 -c 3 -7 5 -c 7 7 9 -5 a -c
per_batch 23 2 6 7 6
per_cent 23 0 6 a 8
per_day 1u 0 -5 5 -5 9 9
per_guest 23 0 5
per_item 20 9 6
per_kilo 1x 5 b
per_kilomet 20 0 9
per_month 1r 7 6 9 9
per_room 21 5 5
per_school 23 6 6
per_year 1y 0 -7 2 a
percent 17 0 9 2 -d 9 7
percent_and 21 2 -6 4 6
percent_of 1r 9 5
perfect 1s 0 8 2 -5 6 5
perform 1r 2 -7 6 6
perfum 1u 2 b
period 1q 5 -6 6 6
permiss 1r 1 6
permit 1b 3 -9 5 q 7 -6
permit_and 1v 5 5
permit_for 23 5 7
person z 0 g 1 -9 2 -e 3 -6 4 6 5 y 6 -g 7 -7
person_and 1p 0 h
person_from 1y 5 5
person_i 23 5 a
person_in 1w 0 -8 9 c
person_on 1v 4 7 5 7
person_s 1x 3 5
person_who 1o 0 6 4 -9 5 a
person_you 21 5 8
persona 18 0 c 3 -c 5 o 6 -a 8 -6
persona_data 23 0 8
perth 21 7 5
pesa 1j 0 b 9 a
pestici 20 2 -b 5 e 6 5
pet 1i 0 -7 2 8 5 7 a -5
petrol 1o 0 7 3 b 6 -a
petrol_station 1y 3 c 5 6 6 -8
pets 1r 4 7 a 6
ph 1s 0 -7 3 f 5 5
pharmac 1g 0 5 3 -6 4 -d 5 e 6 b
pharmac_and 1y 5 7
pharmac_on 23 5 9
phas 1s 0 e 5 5
phon m 0 1w 2 -v 3 a 6 -x 7 -j 8 -8 9 8
phon_a 23 a c
phon_and 1c 0 7 2 -9 4 b 5 6 8 -5
phon_app 1o 0 6 1 8
phon_at 1t 5 d
phon_cal 1l 0 a
phon_camera 1s 0 h 2 -6
phon_every 21 5 9
phon_for 1v 3 6 9 8
phon_in 1k 0 e 5 -6 9 5
phon_is 1y 4 5
phon_it 1x 0 8
phon_no 21 4 6
phon_numb 1k 0 7 6 -7 8 8
phon_on 1s 0 9
phon_or 1p 0 -8 4 a 6 c
phon_photo 23 1 5
phon_stay 21 5 8
phon_tak 23 0 7
phon_that 21 2 5
phon_the 1n 2 -6 5 f
phon_we 1y 0 -9 5 9 8 5
phon_with 1o 2 -6
phon_within 23 a 9
phon_without 1y 0 8
phon_you 1r 2 -6 4 7
phonic 21 2 -7 4 j
photo q 0 17 1 k 2 -c 3 -s 4 s 5 b 6 -c 7 -h 8 -9 9 -e a -a
photo_aft 23 4 7
photo_and 1a 1 -5 5 d 6 -d 8 a 9 -7 a 8
photo_at 20 5 5
photo_befor 1t 5 b
photo_by 21 5 -5 8 6
photo_each 20 0 -7 5 e 8 7
photo_for 1w 4 e 5 -9
photo_in 1v 4 6
photo_of 19 0 d 1 8 3 -9 4 7 6 -6 8 -7 a -7
photo_on 1v 0 6 5 -7
photo_proof 1w 0 8
photo_the 20 0 a
photo_to 20 0 7
photo_we 20 5 6
photo_with 1q 4 7
photogr 14 1 6 3 -e 4 b 5 t 6 -k 7 -7 a -6
photogr_and 1p 5 9
photogr_at 21 4 a
photogr_for 21 5 8
photogr_from 23 2 6
photogr_it 23 9 5
photogr_the 1m 1 c 9 8
photogr_with 21 5 6
phras 1t 0 a
physica 1y 4 8
physici 1u 0 -g 1 g 6 8
physio 1o 0 8
physiot 1m 0 6 6 9
piano 1s 7 d
pick w 0 -n 2 t 4 j 5 -a 6 7 7 -f 9 -7
pick_a 1m 1 8 4 8
pick_by 1y 4 a
pick_it 1w 0 -5 2 -5 4 8 5 6
pick_one 1y 0 -8 2 g 5 -7
pick_the 1l 2 f 5 -7
pick_to 23 2 6
pick_up 17 0 -e 1 -6 4 e 5 a 6 f 7 -9 8 -8 9 -5 a 8
pick_your 1u 5 6
pickl 1v 4 7 6 7
pickup 1j 0 -8 2 6 3 -8 5 b 6 g
picnic 21 5 8
pics 23 6 6
pictur y 1 y 3 -6 6 -f 7 -g
pictur_and 1m 0 -9 2 -8 5 h 6 -7 a b
pictur_are 1w 1 a
pictur_by 23 4 7
pictur_for 1v 5 b
pictur_in 1v 1 5
pictur_of 1i 2 7 6 -5 9 a
pictur_so 20 0 -5
pidgin 1r 1 8 8 6
pie 1v 2 a 6 -5
piec 14 0 -8 1 -9 2 14 3 -9 4 c 5 -f 7 e 8 -5 9 -6 a -b
piec_are 20 2 7
piec_in 1t 2 8 6 6
piec_is 1y 6 9
piec_of 1w 2 -a 3 7
pig 1v 2 -6 3 b
pigs 1x 6 8
pil 1m 0 8 3 6 5 -i a d
pilgrim 23 5 h
pillow 1u 0 -6 2 6 3 5
pilot 1m 4 -6 5 o 6 -6 7 7
pilot_with 23 5 9
pin 1f 0 c 6 -7 a -6
pinch 21 6 8
ping 1m 0 m 2 -5 5 -c
pink 1q 6 8
pins 1o 0 b 2 d 4 -6 6 -6
pip 1j 0 -9 2 -e 3 k 4 -9 5 e
pipelin 1v 0 b
pit 1r 6 j
pitch 1h 2 -d 3 -6 4 -9 5 a 6 j 7 b
pitch_and 1y 5 d
pits 21 5 7
pix 1t 0 8 5 -5 9 a
pizza 1t 0 8 5 -a 6 e
plac z 1 -8 2 -c 4 r 5 -6 6 6 7 -7 8 6 9 -9 a 8
plac_a 23 6 6
plac_and 1n 4 7 6 -8 a 7
plac_for 1r 6 b
plac_in 1s 4 8 5 -7
plac_of 1v 0 -a 4 7
plac_on 23 2 5
plac_them 21 5 -7 a d
plac_to 1y 0 5
plac_wher 20 4 9 6 -6 7 5 8 6
placeme 1n 2 -6 5 -d 6 -5 7 r
plain 18 0 g 1 b 2 o 5 -f 6 -8 7 -6 8 -7 a -5
plain_languag 1v 0 8
plain_word 1l 1 b
plan s 0 1t 1 -c 2 -6 3 -g 4 -k 5 p 6 -b 7 -6 8 -f a -8
plan_a 23 6 7
plan_and 1f 0 7 2 -7 3 -6 4 -7
plan_by 1s 2 7 9 7
plan_for 1h 0 h 2 -7 5 9 6 -5
plan_in 1r 0 9
plan_of 1t 0 6 9 7
plan_to 1t 2 5 5 8
plan_with 1l 6 -8 7 b
plank 1t 0 -a 2 f 5 -a 9 9
plant 15 0 -h 1 -8 3 b 5 i 7 -8 8 -b 9 -9 a v
plant_and 1v 4 9 5 -7
plant_bas 21 2 8
plant_for 21 2 5 3 7
plant_in 1x 5 6
plant_with 1x 3 9 5 -7 a 8
plantai 21 6 8
plast 1m 5 m 6 -9
plaster 23 4 7
plastic 1a 0 -e 2 w 3 -6 7 -6
plastic_and 21 5 6
plastic_fre 1v 2 d
plastic_with 23 9 5
plat 1a 1 -5 2 n 3 6 8 -7 9 -7
plat_and 1w 2 9
plat_is 23 5 6
plat_recogni 23 6 5
plat_with 23 2 f
platfor 11 0 k 2 -s 3 -h 4 1o 6 -h 7 -b 8 6 a -6
platfor_and 20 5 6
platfor_connect 1u 0 7
platfor_for 1m 2 -6 4 n 5 -5
platfor_lets 1v 0 5
platfor_match 1y 4 a
platfor_that 23 4 6
platfor_wher 1r 0 -6 4 d 8 6
platfor_with 1p 5 9
play 11 0 d 2 -8 3 -9 4 -d 5 -f 6 h 7 a 8 w 9 -c a -a
play_a 1t 0 -5 1 6 4 -5 5 a
play_along 23 8 7
play_and 1u 4 8
play_by 21 0 -6
play_in 1v 5 -6 6 6 8 7
play_it 23 8 7
play_the 1w 1 7 8 5
play_with 1s 2 -6 5 8 8 9
playful 1v 0 5 3 8 5 -6
playgro 1v 0 8
playlis 1x 6 5
playroo 23 5 6
pleat 1x 2 7
pledg 1w 5 -8 6 8 7 a
plot 1h 0 -5 1 5 2 -6 5 m 6 -e
plot_and 20 2 -6 7 7
plug 1d 2 -b 3 o 5 e 6 -6 7 -5 8 -5 a -6
plug_and 21 3 b
plug_in 1n 0 5 2 -8 3 6
plugin 1y 1 5
plum 1q 0 -6 2 c
plumb 1h 3 -7 5 e 6 -7 a -7
plumb_and 1x 5 7 7 9
plung 1w 6 h
plus y 0 b 1 -6 2 k 3 -9 4 -d
plus_a 1b 2 7 4 -5 a -5
plus_an 20 0 b
plush 23 2 9
plywood 20 2 b 5 -6
pm 1e 0 -8 2 -9 5 9 6 l
pocket 1e 0 a 2 o 5 -j 9 8 a -6
pocket_and 23 2 a
pocket_for 23 2 6
pocket_money 1y 0 -9 9 c
pod 20 0 8 5 -7
podcast 1o 2 -7 4 -8 5 -d 6 k 8 r
pods 1x 2 6
poet 21 7 6
point 14 0 10 4 h 6 -k 7 -9 9 -c a -8
point_at 1u 4 7 5 7
point_for 21 0 6 5 6
point_in 1u 1 6 3 7
point_the 1x 0 7
poison 20 5 8
pok 1v 0 b 7 5
pol 1m 5 b 6 -5 8 d
poland 1x 4 7
polic 1i 0 7 5 6 6 -6 a 5
polic_and 23 5 6
polic_check 20 5 e
policy 1j 0 o 4 -7 8 5
polish 1k 5 6
polit 1q 0 h
politel 1w 0 8
politic 1x 0 -7 6 -5 8 6 a 7
pond 1p 2 -7 3 l 5 9 6 -7
pony 23 6 5 a 6
pool 1b 0 5 2 -f 3 -d 4 x 5 5 6 f 7 -9 8 -7 9 -8
pool_and 1v 6 8
pool_in 21 4 5
pool_of 23 5 9
poor 1u 2 8 a 6
pop 1n 2 d 3 -6
pops 1w 0 c 2 -6
porridg 1s 2 8
port 1q 2 8 3 -6 5 6 6 a
portabl 1q 0 -6 3 i 5 d 6 -5
portal 19 0 f 1 -5 3 -5 4 f 5 8 6 -a 7 -6 8 -6 a -6
portal_wher 21 2 5
portal_with 1v 0 7
portfol 1k 2 -8 6 -9 7 u
portion 1h 2 i 3 -5 4 -5 6 5
portlan 23 5 8
portrai 1t 0 -6 1 f 2 -7
portuga 1n 2 5
portugu 1m 4 -6
pos 1t 0 8 4 7 6 -5
positio 1n 3 a 6 -6
positiv 21 2 6
possibl 1e 2 -c 3 b 5 9 a -7
possibl_and 21 5 6
post y 0 -o 2 z 3 -j 4 l 5 -g 6 -6 8 t 9 -f
post_a 1u 0 -5
post_and 1r 0 -6 5 6 a 6
post_by 20 1 5 4 -5
post_for 23 7 8
post_in 1p 2 7 3 -5
post_it 1s 0 -a 2 m 5 -6 8 9
post_offic 23 6 7
post_the 1u 0 -7 4 h 5 -7
post_their 20 4 d 5 -5
post_to 1s 0 5
post_us 23 2 6
post_with 20 6 6
postcod 1r 0 8 4 7 5 -5
pot 1c 0 -b 2 l 5 -d 6 -7 7 -6 9 s
pot_with 20 2 7
potato 1r 0 -6 4 8 5 -b 7 9
pots 1g 0 -o 2 7 3 -7 4 -7 5 -7 6 h 9 q
pots_with 23 6 a
pottery 1v 5 -6
pouch 1i 0 -a 2 14 3 -5 4 -6
pouch_for 21 2 a
pouch_with 20 2 9
pound 1v 0 -7 6 6 9 6 a 5
pour 1k 0 -6 2 i 4 -6 5 7
pow 1b 1 -5 2 -7 3 j 4 -d 6 e 8 -6 9 -6
pow_bank 23 3 d
powd 1k 2 h 3 6
power 1p 3 g 6 -6
power_by 23 4 5
practic 17 0 h 1 -6 2 -f 3 -a 4 -b 5 e 6 7 7 n a -a
practic_and 1v 7 6
practic_softwar 21 0 5
practic_with 1x 7 9
practis 1l 2 -7 3 9 5 a
practit 21 6 6
prais 21 8 7
pram 1q 2 e 5 -d
pre 1e 2 9 3 -5 6 -7
pre_ord 1y 8 6
preach 23 a 6
precise 1x 2 7
predict 1k 0 7 2 -6 3 c 4 -6 6 -6 8 c
pregnan 1r 0 6
premis 1s 0 5 1 8 5 -7
premium 1n 0 5 2 b
prepaid 1n 3 -6 4 -9 6 f 9 9
prepaid_card 23 0 -8 6 7 9 b
prepar 1c 3 -7 4 -d 5 l 7 7
prepar_for 23 7 a
prepar_the 1p 4 -5 5 c
prepara 1u 7 f
pres 15 1 -9 2 e 3 l 4 -f 5 -h 6 e a -5
pres_a 1u 0 5 2 -5
pres_it 21 2 7
pres_one 21 0 6
pres_send 23 0 7
pres_the 1y 8 6
prescri 1j 3 -5 4 -8 5 q
prescri_and 20 5 7
presenc 1y 5 5
present 1i 5 l a -5
preserv 1s 2 e 5 -7
pressur 1h 0 8 2 -7 4 -6 5 a 6 9
pressur_and 23 6 b
pretty 1v 2 5 5 -6 7 6
prevent 1t 6 5 9 6
preview 1q 0 -7 1 e 4 9 5 -6
pric r 0 c 1 -9 2 -g 3 -g 4 1i 5 q 7 -c 8 -d 9 -c a -k
pric_a 23 9 8
pric_and 1d 0 a 4 h 5 -6 6 -5
pric_as 21 5 b
pric_by 1p 0 6 4 5 5 7 6 -6
pric_for 1n 3 6 4 d 5 -9 6 5
pric_from 1v 0 5 5 6
pric_history 1v 0 5 4 a
pric_in 23 1 6 5 -5
pric_is 1s 0 5 2 -6 9 7
pric_list 1l 0 6 6 9
pric_match 23 6 8
pric_no 1w 0 6
pric_of 1n 0 7 3 9
pric_on 1s 0 -5 5 7 6 9
pric_per 1o 5 f
pric_set 23 4 d 5 -6
pric_shown 20 5 -6
pric_the 21 4 7
pric_told 20 5 9
pric_with 1q 4 a
priest 1u 0 -6 5 h
prim 23 5 8
primary 1s 6 o 7 -5
primary_school 1v 6 k
print w 1 -g 2 1z 3 -k 5 -6 6 -m 8 x 9 -k a -k
print_# 21 8 8
print_a 1q 0 -9 2 -b 8 m
print_and 1l 2 d 4 -7 5 5 8 5
print_at 21 2 d
print_book 23 2 9
print_by 21 2 -7 4 e
print_it 21 0 -6 8 5
print_label 21 4 5
print_no 23 8 6
print_on 1j 0 -7 2 i 6 -7
print_or 1x 4 6
print_the 1o 0 9 2 6 3 6
print_to 23 2 9
print_with 1x 2 9
prior 1x 7 5
prior_to 1y 5 -5 7 5
priorit 1v 0 8 4 7
privacy 1n 6 5
privat 14 2 -f 3 -8 4 a 5 8 6 p 7 -b a -6
privat_own 21 4 9
privat_room 1v 6 i
priz 1u 5 c 9 7
pro 1v 5 -6
prob 1s 3 f
probabi 23 1 7
problem 1m 2 -6 3 7 5 g
procedu 23 5 9
proces 1l 0 -7 2 d 4 -5
procure 1x 0 9 5 -6
produc 19 2 f 3 7 5 -i 6 -5 8 i 9 -7 a -7
produc_in 1x 2 5
produc_the 1v 0 f
product 13 0 m 2 a 4 -b 5 9 6 -c a -b
product_from 1x 0 5
product_link 23 0 6
product_pag 23 0 6
product_with 20 0 -6 7 7
profess 1f 3 -5 4 5 5 9 9 -5 a a
profil 1a 0 a 1 -6 2 6 3 -9 4 s 6 -h 7 -5 9 -8 a -5
profil_and 1x 0 -7 4 c
profil_with 1v 4 d
profit 1j 0 8 4 -8 5 -8 9 5 a b
program 13 0 o 2 -i 3 f 4 -m 5 -j 6 -k 7 1c 8 -5 9 -b a 6
program_and 1y 0 7
program_by 20 7 c
program_for 1m 0 6 2 -6 3 d 4 -5 6 -7 7 6
program_in 1v 7 6
program_of 23 a 8
program_on 21 0 b
program_that 1y 7 5
program_with 1x 7 6
progres 1h 0 e 5 -7 6 5
project 1a 7 u 8 -8 9 -b
project_and 23 0 -6 2 6 4 -5 5 7
project_for 23 7 7
project_with 1y 4 7
promis 1g 2 5 5 -6 6 6
promoti 20 8 e
prompt 1n 0 6 1 k 2 -6 5 -a
proof 18 0 h 2 6 3 a 4 -8 5 9 6 -d a -5
proof_and 21 0 6
proof_of 1r 9 7
prop 1a 0 -i 1 -5 3 -5 4 -7 5 n 6 i 8 5
properl 1k 0 -7 2 -6 5 g 8 9
properl_and 20 0 -5 6 6
propert 1o 2 -a 5 b 9 6
propos 1e 0 s 2 -9 3 -6 4 -7 5 9
propos_a 1v 0 e
propos_the 1y 0 8
propos_thre 20 5 b
proposa 1n 0 h 2 -6 6 -5
prosecc 1y 5 a
protect 1g 2 c 3 -9 5 7 6 -7 9 7
protein 1l 0 -5 2 w 3 -6 6 -8
protoco 1q 0 c
prototy 1v 0 -6 5 b
prov 1q 5 -a 6 -6 8 b 9 7
prov_it 23 8 6
proverb 20 0 -7 2 6 7 5
provid 1g 3 -6 5 g
prun 1v 0 -6 5 9
psychol 1f 2 -6 3 b 4 -b 5 r 6 -e a 8
psychol_and 21 7 6
pub 1w 8 a
public 1e 0 d a 6
publish 18 1 8 3 -7 5 -h 6 -d 7 -6 8 s a 8
publish_a 1x 2 -6 8 i
publish_to 21 0 6
pubs 1y 3 6
puck 1s 3 l 5 -6 6 -6
puf 1w 3 6 6 5
pul 1a 0 b 2 i 4 -5 6 -6 7 -6
pul_it 23 2 9
pul_request 20 0 8
pul_the 20 3 9
pulp 1w 2 f 5 -7
puls 1r 2 -6 3 l 5 -6
pump 1b 0 e 1 -5 2 -8 3 -5 4 -c 5 w 8 -6 9 -7
pump_and 1v a 7
pumpkin 1v 2 6 6 9
pumpkin_seed 21 2 6
pun 1y 5 8
punch 1v 0 -b 4 9 6 e
punctua 1y 0 -6 1 9
punctur 1y 5 8 6 b
punjabi 1s 5 a 9 5
pupil 1e 2 -c 3 6 4 6 5 7 7 9 8 -6 9 -6
puppy 1t 3 j 5 -6
pur 1r 6 7
purchas 1g 0 i 2 -8 9 6
purchas_ord 21 0 8
purifi 21 2 h 5 -a
purpos 1n 5 -6
purs 21 9 5
push 1e 2 -5 3 b 4 b 5 -g a 6
push_it 21 3 5
put z 4 9 5 -a 6 -6 7 -c 8 h
put_a 1p 5 -9 8 f
put_asid 21 9 b
put_in 1j 0 e 1 6 2 -8 5 -d a b
put_it 1m 4 -6
put_our 23 2 -6 3 8
put_the 1n 0 -6 5 g
put_their 1y 4 6
put_them 1w 5 c
put_togeth 1p 2 c
put_up 1r 4 a
puts 1d 0 j 2 -7 4 -9 5 -b 6 -8 9 j
puts_a 1v 0 9
puts_them 1x 0 6
puzzl 1k 0 -h 2 9 4 -7 6 -7 7 6 8 v
puzzl_for 21 8 c
python 1t 0 -a 3 7 6 -6 7 b
python_and 23 a 8
qr 19 0 10 1 -6 2 5 3 -6 5 -6 6 -c 7 -5 8 -7 a -6
qr_cod 1k 0 5 5 5 6 -7 9 6
qr_on 21 0 6
quad 23 5 8
qualifi 1j 2 -5 5 e 6 7
quality 1d 2 f 4 6 6 -5 8 -5 9 -6
quality_check 1x 4 9
quantit 1o 4 5
quarant 21 4 6 5 -b 6 e
quarrel 1o 0 f 5 -9 8 6
quart 1d 3 6 4 -a
quart_and 20 0 5
quart_of 20 3 6
quarter 1o 0 -a 4 -8 8 d 9 g
queen 23 3 8 6 7
query 21 9 6
questio 10 0 1b 2 -7 3 -6 4 -7 5 -7 6 -s 8 c a -6
questio_and 1n 2 6 4 -6 8 g
questio_bank 20 7 6
questio_by 1x 0 6
questio_for 23 1 7
questio_get 20 0 9
questio_in 1r 0 9
questio_to 1w 1 a
questio_with 21 8 8
queu 1h 0 b 2 -a 3 -7 4 n 5 -h 6 b 7 6 a -5
quick 1i 2 a 5 -8 6 7
quick_dry 23 2 7
quid 1y 2 -5 4 6 6 -5 9 9
quiet 18 0 -7 1 -6 4 -6 6 u 8 5 9 -8
quiet_hour 1w 6 7
quiet_room 1t 6 8 8 7
quilt 21 2 d
quinc 1y 4 8 5 -6 6 8
quit 1t 6 6
quiz 1d 0 8 2 k 3 -8 6 -b
quiz_and 21 0 8
quot 1a 0 d 2 -g 3 -6 4 c 5 l 6 -6 a -6
quot_from 1w 5 6
quot_in 23 0 -5 5 8
quran 21 7 7
r 20 7 b
rabbit 21 4 6
rac 1n 0 -b 4 -7 5 f 8 d
rack 1h 0 -6 3 7 4 d 6 8
rack_and 21 6 5
racket 1y 4 9
radio 1d 0 -p 2 -6 3 e 4 -8 5 n 7 8 8 9 9 -6
radiolo 23 0 -6 1 d
raft 23 5 6
rag 1x 5 -6
rail 1j 0 -6 3 d 4 a 5 -c
railway 1v 0 -6 2 5 5 9
rain 1c 0 -e 4 5 5 -5 9 b
rainy 1v 2 5
rais 1j 0 -8 3 h
ramadan 1t 0 9 5 5
ramp 1n 3 -5 5 b 6 7
ran 1q 5 6 9 b
random 1x 0 6 5 -6
rang 1e 2 5 5 -b 6 6 9 -5
rang_and 1x 4 6
rang_for 23 2 7 5 5
rang_of 1y 2 5 6 7
rank 1g 0 l 2 -a 3 -8 4 -7 5 6 6 -5 8 e 9 -5
rank_and 21 0 7
rank_by 1y 0 e
rar 1s 2 8 6 5
rat 12 0 e 1 6 2 -f 4 8 5 -c 6 -d 9 r a -9
rat_# 23 2 -6 5 d
rat_and 1p 0 5
rat_by 1v 5 -5
rat_for 20 1 6 5 -7
rat_is 23 0 -8 8 5
rat_of 21 0 6
rat_on 21 4 7 5 -5
rath 19 0 d 2 -7 4 h 5 -b 6 -9 7 -8
rath_than 1a 0 c 2 -7 4 a 5 -9 6 -6 7 -7
rating 1o 0 -7 4 p
rattl 1v 0 -7 6 6
raw 1p 2 a
ray 1r 5 8 6 7
ray_and 21 6 6
razor 1s 2 d
re 11 2 -9 5 8 6 5 8 6
re_a 1m 2 -7 5 i a 8
re_not 23 9 6
re_open 1v 6 7 a 5
re_thre 23 8 8
reach 1g 0 i 2 -8 5 6 6 -a
reach_the 1y 5 a
reachab 1y 5 c
react 1v 3 6 8 8
read u 0 n 1 l 2 -n 3 -b 4 -k 5 -d 6 -s 8 1d
read_aloud 1s 1 8
read_and 1s 6 -6 7 8
read_by 1y 0 -a 9 5
read_for 23 3 7
read_in 1w 0 -6 8 d
read_it 1o 5 c
read_only 1y 0 a
read_the 1e 0 9 1 8 2 -a 5 -a 6 -6 a 5
read_them 1x 0 6
read_to 23 8 6
read_what 20 1 c
read_with 21 5 6
read_your 1u 0 7 5 6
readabl 1u 0 5
reading 1r 0 e 4 -7 8 6
ready 12 0 e 1 -7 2 c 6 a 7 -e 8 -6 9 -7
ready_for 1q 0 9
ready_in 1j 0 d
ready_on 1y 6 6
ready_to 1n 0 -9 6 8
real s 2 k 3 -7 5 -k 6 -e 7 z 8 i 9 -e a -b
real_ones 23 0 9
real_peopl 21 8 7
real_pric 1v 0 5
real_tim 1l 0 i 2 -6 5 -6 6 -6
real_work 1x 5 -a 6 8 7 7
reality 21 3 b
really 19 0 6 2 a 3 -6 7 8 a -6
really_do 21 7 6
rear 23 3 5
reason 1k 0 g 1 b 2 -5 5 -6
rebat 1v 0 a 5 5
rebook 1x 0 9
rebuild 1y 5 7
recal 1v 0 8 2 6
receipt 19 1 -6 2 -d 3 -7 4 -f 6 8 7 -6 8 -6 9 u a 8
receipt_and 1x 9 d
receipt_by 1y 4 -5 5 a 9 6
receiv 18 0 7 1 9 6 -d 9 a
receiv_a 1k 0 6 6 -6
recent 23 0 8
recepti 1m 0 a 6 5
recharg 1w 2 -5 3 m
recip 17 0 9 1 -6 2 k 3 -a 4 -e 6 h 9 -7 a -5
recip_and 1r 2 8 5 -6
recip_card 20 2 5
recip_for 23 2 6
recip_from 1w 6 6
recip_with 21 8 5
recipie 21 2 7 3 5 5 -5
recitat 23 0 7
reclaim 1x 2 6 5 -5
recogni 1b 0 n 1 6 2 -d 3 c 5 -f 6 -7 7 9 8 -6 9 -6
recogni_and 23 1 5
recogni_by 20 0 7 7 7
recogni_the 1v 0 a
recomme 1n 6 -6 7 8 8 c
recomme_us 23 7 6
reconci 1x 5 a
record z 0 19 2 -m 4 -6 6 -c 7 -8 8 d 9 -5 a -5
record_a 1v 2 -7 4 6 5 b
record_and 1m 0 7 9 8
record_by 1v 0 d
record_in 1t 8 6
record_it 23 0 7
record_of 1w a 6
record_the 1y 6 6
record_with 1s 0 9
recordi 1r 0 -9 1 8 8 7
recover 1p 4 -6 5 i a -5
recruit 1m 0 6 2 -7 5 f
recur 1r 0 8 5 -7 9 d
recycl 1e 0 -g 2 r 4 -c 5 j
recycl_plastic 23 2 6
red 17 0 g 2 -8 3 f 5 -j 6 -6
red_and 20 3 d
red_light 21 8 6
redo 21 7 5
reduc 1v 2 -5
reed 1v 5 9 6 -5
reef 1y 2 5
reel 1s 5 5
refer 1y 5 b 6 -5
referen 1g 2 -5 4 d 5 b 6 -c
referen_from 21 4 7
referra 1w 0 9
refil 1f 0 -9 2 j 3 h 4 -a 5 8 a -6
refil_by 23 2 7
refilla 20 2 6
reflect 1t 2 i
reform 20 6 i
refresh 1y 4 6
refrige 1x 5 e
refug 21 a e
refund 1f 2 b 3 -6 4 8 5 7 7 -5
refurbi 1u 5 a
refus 1l 5 b
regener 1y 2 7 3 7
region 1j 4 j 5 -d
regiona 1i 3 -7 4 b
regist 1e 0 b 2 -b 3 -6 4 -9 5 c 6 -8 a d
regist_and 1y 5 6
regist_the 23 8 5
registe 1h 0 -k 2 -a 4 e 5 k
registr 1g 0 h 2 -7 4 -7 a -5
registr_and 1x 1 6
regret 23 8 6 9 b
regular 1j 0 6 2 -9 6 f a 5
regulat 1k 4 -7 6 -5 9 7
rehab 1w 5 9
rehears 1k 0 b 2 -6 4 -7 5 h 6 -5
rejecti 23 5 6
relativ 1j 0 b 2 -6 6 -8 a 6
relax 1v 5 9
relay 1y 5 d
releas 1e 0 -8 2 -7 3 -7 4 i 5 -5 7 -6 8 n
reliabi 23 0 b
relief 1y a 6
religio 1y 5 8 a 5
relocat 21 5 7
remain 1m 0 -5
remak 1u 0 b 2 -6 5 8
rememb 1l 0 j 2 -6 3 -5 4 -5 5 -a 6 7
rememb_what 1w 0 8
rememb_your 21 5 -5 6 7 8 8
remembe 23 0 5
remind 13 0 1k 1 -6 2 -c 3 -7 4 -7 6 -b
remind_and 1q 2 -6 9 5
remind_befor 21 5 -6 7 7
remind_by 1w 0 a
remind_for 23 5 7
remind_of 20 0 6
remind_when 23 0 6
remot 1g 0 -b 2 -a 3 9 5 p 9 -6
remotel 1q 2 -5 5 j
remov 1k 0 d 4 -8 6 -7 8 8
removal 1o 2 -7 4 -6 5 a 6 7
removal_and 23 5 6
rend 21 1 6
renew 1v 6 6
renewal 1v 9 7
renovat 1u 5 d
rent 11 0 -13 3 -7 4 b 5 o 6 8 7 -8 9 r a -c
rent_a 1s 2 -7 5 5 6 a
rent_and 1v 0 -6 4 -7 6 -6 9 i
rent_by 23 3 5
rent_it 23 4 7 5 -6
rent_out 1m 0 -5 2 6 4 g 6 -6
rental 1i 0 -8 2 5 3 c 5 6 6 -6 9 a
reopen 21 6 a
reopen_the 21 6 a
reord 1s 4 6
rep 1s 0 a
repaid 20 5 -7 9 f
repair 11 0 -c 1 -a 3 c 5 t 6 8 7 -7 8 -b 9 -a a a
repair_and 1n 6 9
repair_for 1v 2 b
repair_fre 23 4 8
repair_in 20 5 7 6 -5
repair_the 20 2 -6 3 6 5 8
repaira 1t 3 d 6 -5
repaira_with 21 3 8
repay 21 7 5 9 d
repayme 1r 1 7 4 -a 5 -b 6 8 9 d
repeat 1o 0 b 5 -a
repetit 1u 0 9
replac 1c 0 -6 2 7 3 d 4 -5 6 6
replace 1f 0 -5 2 i 3 5
replay 1s 0 g 5 -7
reply 1g 0 b 5 -a 6 -7 8 d
reply_in 1y 1 5
report w 0 x 1 5 2 -n 4 -7 5 q 6 -p 7 -7 8 6 9 -5
report_and 1r 5 8
report_by 1s 5 9
report_card 1x 0 7
report_for 1i 0 d 4 6 5 -6
report_in 1s 0 6 5 e
report_it 23 a 9
report_of 1x 0 5
report_on 1v 5 6
report_per 21 3 8
report_to 1p 5 8 9 a
report_with 1k 0 -7 2 -7 5 g 6 -5
request 18 0 o 2 -8 3 -9 4 a 5 6 6 -9 7 -6 8 -7
request_and 21 0 -7 9 5
request_with 1x 4 5
requir 1o 0 5 3 5
resal 1r 0 6 4 9 5 -8
resched 21 0 8
rescu 1l 0 -6 5 -7 6 7 7 6 a 8
researc 1o 5 c 6 -7
resel 1s 0 6 2 -6 4 9 6 -5
reserv 19 2 -7 3 -8 4 w 5 -m 6 5
reserv_a 1t 4 7
reserv_for 20 0 a 5 -5
reserv_in 21 4 5
reserv_onlin 1y 5 -5 a b
reserva 1o 0 b 4 6
reservo 21 2 -6 3 5 4 5
reset 1v 6 6
residen 1d 0 -f 1 9 2 -7 5 -a 6 s 7 -7 8 b 9 -7
resin 1q 0 -5 2 x 3 -6 6 -7
resol 21 5 -6 6 h
resolut 21 2 9
respect 1n 0 b 1 9
respond 20 4 g 5 -6
respons 1n 0 -9 3 -5 5 i
rest 1b 3 -5 4 -6 9 b
rest_of 23 7 6
restaur 1f 2 -a 3 9 4 a
restaur_and 21 5 8
restock 1t 5 g
restor 1m 4 -8 5 6 6 d
restora 1x 5 a 6 6
result 19 1 h 2 h 5 -c 8 -5 9 -9
result_are 21 5 -7
result_in 1v 0 -8 1 5 5 9
result_on 1w 5 -6 6 7
retail 1s 2 -a 3 8 4 b 5 -9
retenti 23 0 7 5 -5
retir 1g 2 -b 3 -7 4 h a 7
retirem 1x 6 9 9 6
retouch 1s 0 g 2 -7
retrofi 20 3 c
return 12 1 6 3 -9 5 19 6 -n 7 -7 8 -a 9 -6 a 7
return_a 23 6 8
return_and 20 0 6 2 6
return_at 23 3 5
return_for 21 7 7
return_it 1x 5 5 a 5
return_the 23 5 6
return_to 1u 2 7
returna 1s 2 7
returna_glas 23 2 8
reus 1t 5 7
reusabl 1s 6 5
reveal 20 6 6
revenu 1q 0 c 2 -6 5 a 6 -7
revers 1v 0 6 3 -5 6 b
review 16 0 d 1 f 3 -b 5 9 6 -9 9 -a a -b
review_and 1t 4 a
review_by 1m 1 a 2 9 4 -5 5 -9
revisio 20 0 5 5 6
reward 1n 0 b 2 -6 6 -6 9 7
rewrit 1u 5 f
rfid 1x 6 8
rhythm 1p 0 -c 1 f 3 8 4 -6 5 8
ribbon 1s 2 5 5 7
ric 1h 2 8 4 -6 5 7 6 a
ric_and 1w 5 6 6 6
rich 1y 5 6
ricksha 23 5 -6 6 a
rid 16 0 -8 1 -8 2 -g 4 8 5 o 6 n 7 -b 8 -9
rid_and 1v 3 7 5 -6
rid_at 23 3 8
rid_in 21 6 b
riddl 20 5 b 8 a
rig 1x 5 b
right 12 0 z 2 -5 3 -9 4 -7 6 -7 7 -9
right_and 1u 8 7
right_at 21 5 9
right_to 20 0 7
ring 12 0 -c 2 -c 3 u 4 d 5 -5 6 -9 7 7 8 -b
ring_a 1x 5 6
ring_and 1r 2 7 5 -9
ring_in 23 0 -5 4 9
ring_me 21 2 7 3 6
ring_on 20 a 9
ring_the 1t 5 a
ring_with 23 3 b 5 -5
ring_you 1w 0 -6 2 7
rins 1v 2 8
ris 1m 3 7 6 7
risk 1f 0 7 1 9 2 -6 3 6 4 -5 5 -7 9 7
risky 1u 1 f
riv 1p 4 -5 a 9
rival 1y 3 7
road 1h 0 -b 4 -6 6 a 8 b
roadsid 23 5 7
roast 1h 0 -8 2 x 3 -7 4 -7 5 -d 6 7
roast_and 23 2 a
roast_in 1x 1 5 2 6 5 -5
robot 1f 2 -c 3 1f 4 -a 5 -l 6 -j 7 h
robot_that 23 3 9
robot_with 21 3 b
robotic 1y 7 g
rock 1x 5 9
rocket 1x 0 -5 5 7 7 a
rod 23 0 -7 4 d
rods 1y 2 -7 5 b 8 6
rol 14 0 -b 1 -6 2 f 4 -d 5 h 6 k 8 -7 9 -d
rol_and 1t 0 6 5 -6 6 6
rol_on 1w 6 6
rol_play 1q 5 9
rol_up 23 5 6
romanc 20 0 -6 8 c
roof 15 0 -g 2 -b 3 -g 4 -a 5 t 6 r
roof_and 1s a a
roof_with 1y 6 6 8 8
rooftop 1o 0 -5 6 k
room t 2 -v 4 -6 6 1t 8 a 9 -l
room_a 23 8 6
room_and 1e 0 -a 2 -6 4 i 5 6 a 5
room_by 1q 0 6
room_for 1n 0 -8 6 g
room_in 1i 2 -8 4 -7 5 c 6 j
room_no 23 6 6
room_or 21 0 a
room_plan 23 0 5
room_so 23 8 8
room_we 1x 6 9
room_wher 23 6 6
room_with 1h 2 -6 5 -k 6 d
room_without 23 5 8
rop 1h 0 -6 4 -8 6 i 7 a
ros 1q 2 h 3 -5
rosary 23 2 a
rosemar 21 2 9
rost 1q 0 8 4 8
rota 1m 0 9 4 -6 a f
rotat 1p 0 -a 5 b 9 5
rotatio 1t 5 5
rotterd 21 2 6
rough 21 0 7 5 -5
round 14 0 -s 1 -9 3 -6 5 z a b
round_and 1x 0 -6 2 -5 5 b 7 9
round_in 21 5 9
round_of 1v 5 g
round_the 1h 0 -f 4 c 5 8 6 8
round_up 21 0 -8 9 8 a a
rout 18 0 u 1 -6 2 -8 3 -8 4 a 5 f 6 -7 7 -8 a -9
rout_and 1s 4 7
rout_with 1w 0 e
routin 1n 0 g 6 -6
row 1k 0 9 2 -6 5 -d 6 d a 6
row_of 21 0 6
rows 1q 3 g 5 -a 6 -8
royalty 1w 4 7
rub 1k 2 a 4 -9 7 b
rucksac 1y 2 5
rud 1u 2 9 4 5
rug 1p 3 f 6 -7
rugs 1s 0 -6 6 b
ruin 21 5 -5 6 b
rul 13 0 y 3 -d
rul_and 1o 4 7 5 e 6 -5
rul_for 1y 0 5
rul_of 20 0 8
run w 0 -b 1 -a 2 -f 3 -e 4 b 5 9 6 q 9 -g a i
run_a 1a 0 -7 2 -9 3 -9 5 -b 6 i 7 b 8 9
run_an 1t 2 a 4 6
run_by 1l 0 -8 5 -6 6 i a 6
run_from 21 0 8
run_in 1x 4 8
run_it 1v 6 a
run_on 1v 6 9
run_the 1n 0 -7 3 7 a 6
run_thre 23 7 5
run_through 21 5 8
run_with 1w 4 g
rung 23 2 6
runs 16 0 a 3 c 4 -8 7 8 a -b
runs_at 23 0 -5 8 5
runs_in 20 5 5
runs_on 1k 0 c 1 6 2 -5 3 8 5 -b 8 7
rural 1u 5 7 6 -6
rush 23 0 -6 1 6
rust 1y 2 9 5 -7
rye 1v 2 b 5 -7
s h 0 v 1 -9 2 -8 5 -b 6 a 7 -6 8 -6 9 d a -7
s_a 15 0 -b 2 -h 3 -9 6 8 9 j
s_age 21 0 5
s_all 1s 1 5 5 7
s_already 23 9 6
s_alway 1u 0 -8 4 7 6 8
s_at 20 0 7 3 7 5 -5
s_back 1y 5 6
s_been 21 5 8
s_consent 23 5 5
s_don 1w 2 -6 6 a
s_end 20 9 7
s_first 23 0 5 6 7
s_for 21 5 -5 6 6 8 5
s_fre 1v 4 8
s_gon 1x 2 -6 4 7 6 9
s_got 1w 4 b
s_group 1s 2 a
s_hom 1u 4 6 5 -8 7 8
s_hous 23 7 5
s_in 1j 0 b 5 -a
s_it 23 0 8
s_just 21 2 7
s_languag 1v 0 7
s_lat 20 0 9
s_left 1r 4 a 6 -5
s_list 23 0 5 4 6
s_mis 1v 5 -5
s_my 21 5 a 8 5
s_nam 1j 2 f
s_no 1p 2 -7 3 d
s_not 1v 2 8
s_on 1r 0 6 2 -7 5 -9 6 8
s_one 23 6 6
s_over 23 5 -5 6 6 7 6
s_own 1f 0 f 2 -9 6 6
s_phon 1i 0 s 2 -6 4 -8 5 -7 6 -6
s_photo 21 4 6
s_recip 1u 2 6 6 8
s_shar 21 9 6
s_shop 21 2 -5 6 6
s_sold 23 7 7
s_stil 1w 4 7
s_tablet 1y 0 7
s_that 23 0 a
s_the 1j 0 9 3 -5 5 6 6 -5
s_ther 23 0 -6 5 c 9 8
s_voic 1v 0 c
s_what 1u 0 -7 4 b
s_whatsap 21 0 8
s_why 21 0 5
s_with 1y 0 6 2 7 5 -7
s_your 1y 1 5
saas 23 8 7
sachet 1n 2 j 5 -6 6 8
sachet_and 23 6 6
sack 1j 0 -6 6 8
sack_of 20 6 5
saddl 1s 5 8
saf 17 2 d 3 a 5 -a 7 -7 9 -8 a 7
saf_for 1w 2 7 6 5
safely 1u a 8
safety 1c 0 c 3 8 5 -b 7 a
safety_certifi 21 5 -a 7 a
safety_check 23 2 6
saffron 23 5 8
sag 20 2 7
said 1l 5 -6 6 -7
saint 21 2 6
sal 17 0 k 1 -7 2 6 3 -6 4 7 5 -6 a -7
sal_and 1v 7 7
salad 1t 5 o
salary 1l 0 -8 2 -6 3 -6 4 7 6 -7 8 8 9 g
salon 1j 0 -6 2 -7 3 -6 4 7 6 d 7 8
salon_and 23 4 8 7 8
salsa 20 6 f
salt 1f 0 -a 2 14 3 -6 5 -6
salt_and 1x 2 6
sam s 3 -a 4 i 5 w 6 6 7 -e 8 -e 9 -6
sam_age 21 0 a 7 5
sam_as 23 5 6
sam_day 18 0 -a 1 -6 3 -7 4 -8 5 12 8 -7 a -6
sam_driv 23 5 a
sam_even 1l 2 -6 4 -a 5 u
sam_fac 1v 0 -8 5 g
sam_for 23 8 6
sam_hour 1y 5 6
sam_morn 1x 5 8
sam_night 1w 2 7
sam_person 1q 0 -7 4 j 6 -7 a 6
sam_pric 1y 5 9
sam_street 1v 0 7 4 6 5 -9 6 -5 a f
sam_tim 1u 0 5 5 -7 6 6
sam_two 1v 5 a
sam_villag 23 a 8
sam_week 1u 6 -5
sampl 1b 0 -9 2 w 5 j 6 -d 8 -5 9 -5 a -6
sampl_and 1y 2 7 5 5
sand 1e 0 -6 3 -7 5 f 6 m 7 -a 8 -6 9 -6 a 6
sand_and 1x 0 8 5 9 7 -6
sandbox 23 1 6
sandwic 1u 0 5 6 a
santa 23 5 f
sari 1x 2 6
sat 1q 4 d 6 -8
satchel 23 2 8
satelli 1j 0 c 2 -7 3 5 4 -f 5 6 6 -8 9 8
satelli_and 23 9 8
saturda 16 0 -l 1 -8 3 -8 4 -c 5 -c 6 w 7 x 9 -8 a 7
saturda_and 1v 4 -5 6 6
saturda_in 20 5 -5
saturda_with 23 5 9
sauc 1n 4 -5 6 e
sauna 1s 6 g
sausag 1s 6 i
sav 19 0 a 2 -6 3 a 4 -9 5 -c 6 -g 9 k
sav_# 23 2 5
sav_and 21 0 6
saving 1g 1 5 2 -b 3 -6 6 -d 8 -5 9 10
saving_circl 23 0 -6 1 5 9 7
saving_group 20 1 7
saw 1m 2 i 4 -7
saws 1x 4 a 5 -6 6 -6
say 13 1 5 3 -e 4 6 5 -7 6 -8 a b
say_it 1v 0 -6 2 -6 5 b a 9
say_no 1v a 5
say_so 1x 0 -5 5 d a 5
say_the 23 0 9
say_what 1r 0 -5 2 7 8 6
say_when 21 2 -7 4 7 7 6
say_which 1y 2 8 5 -6 8 b
say_yes 1x 2 9 5 -8
says 13 0 1h 1 6 2 -g 4 -a 5 -b 6 -d 7 -5 8 -d 9 h a -8
says_how 23 9 8
says_it 1w 0 7
says_no 23 0 6 9 6
says_so 20 9 6
says_what 1t 1 a
scaffol 1v 5 b
scal 1c 3 6 4 -6 5 6 6 c 9 -6 a -7
scal_and 20 5 -5 6 7
scalp 1u 2 b
scam 1s 5 7
scan 10 0 1t 3 -8 5 -k 7 -b 8 -7 9 -7 a -9
scan_a 1p 0 6 2 6
scan_and 1n 1 7 4 -6
scan_barcod 21 0 9
scan_by 21 2 8
scan_for 20 0 8
scan_in 1v 0 5 2 b 5 -7
scan_the 1m 0 8 2 -6
scan_with 23 0 6
scan_your 20 0 6
scandin 1v 2 b
scar 1v 0 -8 6 7
scarf 21 2 7 5 -5
scarv 1x 2 d
scen 1l 0 -5 1 x 4 -9 5 -8
scenari 1u 0 f 5 -a 7 9
scent 1q 2 c
schedul 1d 0 13 3 -6 5 -g
schedul_and 20 0 8
schem 1u 0 a
scholar 1r a b
school w 0 -j 1 -f 2 -k 3 -e 6 o 7 w 8 -c 9 -8 a 11
school_and 1i 4 6 6 -9 7 -8 a q
school_clas 20 0 -6 2 a
school_for 1y 5 5
school_or 1x 5 -9 7 b
school_uniform 23 7 a
school_visit 23 a 7
school_with 1p 0 -6 2 -5 4 -6 5 5 6 i 7 7
scienc 1n 2 -9 4 b 6 -6 7 6
scissor 1p 2 -7 5 h 6 9
scold 1y 0 b 5 -7 7 6
scoop 1t 6 c
scoot 1p 0 -7 2 -5 3 6 6 g
scop 1x 0 8 4 7
scor 16 0 f 1 l 2 -e 4 -b 5 -d 6 -c 9 p a -b
scor_and 1r 0 9
scor_for 20 0 a
scor_from 23 1 7
scout 1v 2 6 8 6
scrap 1n 2 -6 4 -6 5 p 6 -5
scratch 1i 0 -d 2 d 5 -8 7 5 9 c
scratch_cod 23 6 6
scream 1v 3 8
screen z 0 1k 2 -j 4 -o 5 -e 8 b 9 -6 a -9
screen_and 1n 0 -6 1 5
screen_for 1x 8 7
screen_in 1y 0 6 8 c
screen_no 23 0 5
screen_show 20 0 6
screen_to 23 3 5
screen_with 1x 0 7
screens 1s 2 7
screw 1i 0 -g 2 o 3 6 a 6
screwdr 1v 2 b 3 c 5 -8
scribbl 1v 1 8 8 9
script 1i 0 e 1 9 2 -6 3 -8 4 -6 6 5
scrol 1s 0 -7 5 -9 7 a 8 h
scrub 1r 6 b
sdk 20 0 5
sea 1k 2 e 4 -6
sea_salt 23 2 7
seal 1b 0 -b 2 g 3 -7 4 6 5 c 6 b 7 -5 8 -5 a -7
seal_and 1y 4 a
seam 1m 0 -7 2 n
seam_and 23 2 6
seamles 1y 2 9
search 19 0 b 1 -6 2 -b 3 -7 4 p 5 5 6 -b 8 -5 a 8
search_by 1n 0 -b 2 -7 4 13
search_the 23 0 6
searcha 23 0 7
season 17 0 8 2 7 5 6 6 -9 8 6 9 -9 a -6
season_and 1r 0 8
seasona 1k 3 6 4 5 5 -7
seat 16 0 -a 1 -7 3 -b 4 l 6 x 8 -6 9 -8 a -9
seat_and 1v 8 6
second z 0 9 1 z 4 -a 5 -8 7 -8 a -8
second_and 20 0 -6
second_for 21 0 6 5 5
second_hand 1p 2 5 5 -8 6 7
second_lif 20 3 c
second_month 20 2 b
second_opinion 21 5 7
second_sunday 21 a 7
second_the 20 0 8
second_week 1w 5 5
second_with 20 0 -6 1 c
secrecy 1y 1 5 5 8
secret 1q 8 6
secreta 1y 0 7 7 6
section 1s 5 b
sector 1y 8 9
secur 1m 0 6 4 5 5 -6
securit 1i 0 -7 2 -7 5 8 6 a
securit_and 21 6 6
see w 0 k 2 -j 4 v 5 -d 7 -c a -e
see_a 1o 4 5
see_all 20 0 7
see_at 23 0 5
see_fre 21 4 8
see_her 23 4 5
see_it 1m 1 d 5 -7 6 -6
see_pric 23 4 9 5 -5 8 8
see_that 20 0 a
see_the 1e 2 7 3 -6 4 -9 6 7 9 b
see_their 23 1 6
see_them 20 0 6 3 6
see_when 23 0 7
see_which 1r 0 e 5 -6
see_who 1o 4 l 5 -5
see_your 1w 3 6
seed 1d 0 -g 2 15 3 -c 4 -e 6 -8
seed_and 20 2 8
seedlin 20 5 -8 a 8
seek 23 0 -7 4 7 6 7
seen 1k 2 -7 3 6 4 -5
sees 11 0 1e 2 -j 3 7 5 -k 6 -e 7 -9 8 -6 a 5
sees_a 1o 4 c
sees_his 23 0 6
sees_it 1s 1 5 3 7 5 -9
sees_the 1m a 6
sees_what 1s 0 a 5 -5
sees_who 1s 0 5
sel u 0 -o 1 -e 2 17 4 v 5 -n 6 k 9 -d a -d
sel_a 1r 0 -a 3 b
sel_and 1y 0 -5 2 -5 4 a
sel_at 23 8 6
sel_by 1y 6 6
sel_from 23 6 8
sel_in 1q 2 a 5 -7
sel_it 1o 2 -8 4 m 5 -b
sel_no 1y 9 8
sel_on 23 2 5 4 -6
sel_onlin 23 2 7
sel_them 1n 2 o 4 -5
sel_to 1u 2 e 5 6
sel_used 23 4 9
sel_what 20 6 f
sel_with 21 2 g 4 -9
select 1w 4 -6
selecti 1v 5 5
self 1f 0 6 2 -8 5 -a 6 r 7 -5 9 -6
self_servic 1t 0 7 6 a
selfi 1v 0 9 1 8
selfy 23 0 -6 1 l
semest 1y 4 7
send s 0 a 1 b 2 u 3 -9 4 -6 5 5 6 -o 7 -f 9 b a -a
send_a 18 0 6 1 6 2 8 4 -8 5 9 6 -b 7 -7 a -5
send_anoth 20 2 a
send_back 1s 2 6
send_in 23 1 6
send_it 1i 0 -a 2 t 4 -7
send_me 1w 4 5 5 8
send_one 1x 7 6
send_photo 1p 0 -9 1 c 2 -6 5 8
send_pictur 1y 5 -5 8 c
send_the 1e 0 -9 2 8 4 6 9 f
send_them 1p 5 5 6 7
send_thre 23 4 5
send_to 1w 4 -6
send_us 1o 5 e
send_voic 1v 2 5
send_you 1w 6 7
senior 1k 0 -c 6 f a 9
sensiti 1v 0 -6
sensor 18 0 -8 1 -7 2 -p 3 2h 4 -f 5 6 6 -e 8 -7 9 -8 a -8
sensor_and 1v 0 6 3 7
sensor_for 1v 3 e
sensor_in 1x 3 d
sensor_measur 23 3 6
sensor_that 23 3 b
sensory 1u 6 d
sent 1a 2 t 3 -a 4 7 6 -6 8 -7 a -8
sent_in 1w 2 b
sent_to 1o 0 6 6 -5
sentenc 1g 0 b 1 i 2 -6 3 -7 4 -8 6 -5
seo 23 7 b
separat 1f 1 a 2 -6 3 -6 4 -a 6 n 7 -7
septemb 23 3 6
sequenc 20 0 6
serial 1p 0 8
serial_numb 20 0 5
seriou 1u 0 7
serum 1v 2 n
serv 1a 1 a 2 -c 3 -a 4 -f 5 6 6 7 8 9 a 6
serv_and 21 5 b
serv_in 1r 1 c
servic 10 0 6 2 -e 3 c 4 -j 5 q 6 b 7 -a 9 -6 a -6
servic_and 1s 5 6
servic_by 1v 0 5 2 -5 5 -6
servic_for 1v 5 6
servic_in 1x 6 8
servic_that 1v 1 b 5 7
servic_with 1v 0 6 4 -5 5 c
sery 1m 0 -5 4 -6 5 8 8 n
sesam 1y 2 6 6 8
session 17 0 9 1 -6 2 -9 3 -9 4 -6 5 p 6 f 8 -7 9 -8 a -6
session_and 1v 5 9
session_with 1v 5 6
set y 1 6 2 o 3 -8 4 7 5 6 6 -g 7 -7 8 -7 a -7
set_a 1p 0 c 5 -9 6 -6
set_by 1x 4 c
set_in 1u 1 6 2 6 5 -5 8 7
set_it 1x 2 6 6 6
set_of 1t 0 -9 2 7 3 7 4 -6 7 5
set_pric 21 0 -5 4 b
set_the 1y 5 a
set_their 23 4 7
set_up 19 0 c 2 -6 3 -8 4 -c 5 x 8 -6 9 -7
set_with 1y 0 5 3 8 5 -5
set_your 20 0 5
sets 17 1 -6 2 u 4 e 5 -f 7 -7 8 -5
sets_by 21 2 7
sets_for 1x 2 9
sets_in 1x 2 5
sets_the 21 0 a
sets_up 20 4 5
settl 1l 0 -g 6 -7 9 s
settl_by 23 0 -7 9 c
settlem 1v 9 a
setup 1n 0 e 5 7
seven 16 3 -5 4 -8 6 b 7 -6 8 7 a -7
seven_days 1n 2 -8
seven_in 20 0 9 6 -6
seven_minut 1w 0 6 8 9
sevente 21 2 8 5 -5
seventy 1t 6 a
several 1i 5 -a
sew 1d 0 -e 2 c 3 -6 4 6 6 -d 7 f 8 -6 9 -6 a g
sew_and 23 5 5
sew_machin 1u 2 -6 4 6 5 5 6 -8 a f
sewn 1j 0 -9 2 s
sewn_by 21 2 5
sewn_in 1o 0 -6 2 k
sews 1x 5 -5
sex 20 1 6
shad 1g 0 i 2 6 3 -7 4 -8 5 -e 6 j
shadow 1v 5 9 7 7
shak 1k 3 8 5 -6 6 5
sham 1s 5 -7
shampoo 1r 6 9
shap 1f 2 l 3 d 6 -7
shap_from 21 2 6
shar y 0 b 1 9 2 -k 3 -j 7 -d 8 b 9 i
shar_a 1t 0 8 4 7
shar_and 20 0 5
shar_by 1y 4 -7 5 -5 6 9
shar_kitchen 1w 5 -9 6 l
shar_liv 23 6 6
shar_of 1u 0 6 2 c 4 -7 5 -8
shar_one 21 5 -5 a a
shar_out 21 1 6 a 7
shar_the 1t 4 6
shar_with 1p 0 e 5 -a 9 8
shar_your 23 8 9
sharp 1s 4 -6 5 8
sharpen 1t 5 6
shav 1s 2 8
she 15 0 6 2 -9 3 -g 4 a 5 p 6 -e 8 -5 9 8
she_can 1x 7 8
she_is 20 4 a
she_s 1q 2 -5 4 8 5 b 6 -6
she_says 21 0 6
she_talk 23 0 6
shea 1v 2 b
shear 1v 2 b 5 5
shed 1f 0 -h 2 b 3 l 5 -6 6 -9 8 -5
shed_in 1y 2 8
sheep 1l 0 -7 2 h 4 -7
sheep_and 23 5 9
sheet 14 0 k 2 i 3 -b 5 -9 6 -9 a -8
sheet_and 1n 0 9
sheet_for 1v 0 b 2 5
shel 1q 0 -6 3 q 5 -9
shelf 1b 0 m 4 e 6 -6 7 -5 8 -7 9 -7
shelf_and 20 0 8
shelf_lif 1y 2 8
shelf_of 23 4 6
shelt 1m 0 -d 2 -7 3 -5 4 7 5 -9 6 6 7 6 a o
shelt_and 21 a 6
shelv 1h 2 h 3 -8 4 7 5 -7 6 7 8 -5
shelv_and 20 6 6
shepher 1v 5 8
sherwan 21 5 -7
shift 19 4 i 5 -6
shift_and 1v 0 -6 4 a
shillin 1y 9 e
ship 13 0 -8 2 1p 3 -c 4 c 5 -9 6 -6 7 -7 8 -a 9 -a a -b
ship_a 23 5 5
ship_and 20 0 5 4 8
ship_from 1v 2 8 4 5
ship_in 1q 2 u 5 -8
ship_it 20 0 8
ship_to 1v 2 6 4 7
ship_worldwi 21 2 a
shirt 1j 0 -b 2 f 7 9
shirt_and 23 8 5
shisha 21 6 9
sho 1g 2 -j 5 -5 6 s a 6
sho_and 1y 2 -5 6 7
sho_off 23 5 9
shoot 1m 0 -6 2 -8 3 5 5 i 7 6
shop s 0 e 1 -c 2 h 3 -o 5 -a 6 1j 7 -5 8 -a a -h
shop_and 1h 2 u 4 -5 6 -8
shop_at 20 5 -6 6 c
shop_by 20 2 -7 4 5 6 8
shop_floor 20 5 7
shop_for 1k 0 -b 2 i 3 -5 4 8 5 -9 6 9
shop_in 1k 0 6 2 b 5 -a 6 6
shop_list 1q 0 6 2 -6 5 9
shop_near 21 5 7
shop_of 23 2 7
shop_onlin 23 4 9
shop_open 20 6 6
shop_ord 21 4 a
shop_s 1y 0 8
shop_sel 1v 6 a
shop_that 1x 1 5 5 -6
shop_the 21 6 9
shop_to 20 5 7
shop_wher 20 6 6
shop_with 1e 0 -a 2 a 3 -8 4 -5 5 -c 6 x
shopify 1u 0 e
shopify_and 20 0 a
shopkee 1y 5 7
short 10 0 e 3 -8 4 9 5 -9 6 -k 8 l a -8
short_film 1y 5 7
short_lesson 1x 9 8
short_video 1m 0 e 5 -9 6 -6
shortli 20 0 9
shot 1l 0 -7 1 k 2 -7 3 -5 8 8
should 1f 0 5 3 d 4 -b 5 7 9 -5 a -5
should_be 1y 5 c
should_blad 23 3 b
shout 1g 2 -e 6 h 7 -6 9 9
shout_at 21 0 5 5 5
show r 0 1b 1 -a 2 -y 3 f 4 q 5 -q 6 -d 7 -9 8 -5 9 i a -9
show_a 1m 0 -6 6 8
show_all 23 0 -7 4 a 9 5
show_and 1u 4 8
show_cost 23 0 6
show_how 1n 0 a 2 d 5 -c
show_in 20 5 8
show_it 1y 1 7 3 5 5 -6
show_real 23 1 5
show_the 1b 0 c 4 7 5 7 6 -9 8 -5 a -5
show_thre 23 1 6
show_up 1q 0 5 4 8
show_what 1k 3 6 5 -a 6 -6 9 c
show_when 1w 5 -5
show_wher 1s 3 7
show_which 1s 0 a
show_who 1l 0 h 3 5 5 -5
show_with 23 5 5
show_you 1p 2 -6 4 -5 5 6 a b
show_your 20 0 9
shown 1a 2 -e 4 m 5 -8 7 -6 9 c
shown_at 23 5 a
shown_befor 21 4 b
shown_in 21 4 6
shown_on 1x a 6
showroo 1v 6 7
shr 20 2 f
shred 1w 2 f
shriek 23 3 a
shrimp 23 3 7
shrink 1y 0 b
shrub 23 2 -7 6 b
shut 1i 0 b 2 -f 3 8 5 5 6 -7
shuttl 1x 6 d
shy 1r 2 -5 4 5 5 b
sibling 1m 2 5 a 8
sick 1l 2 -5 4 7 5 -6
sick_not 23 0 5
sid 14 4 j 7 -6
sid_and 1r 8 6
sid_by 1l 4 8
sid_of 1y 5 a
sid_with 1w 4 d
siev 1v 2 d 6 -6
sight 1o 4 -5 5 a 6 7
sight_and 23 5 6
sign z 0 f 2 -a 3 -d 5 9 6 -f 7 -g a r
sign_by 1y 2 6
sign_for 23 2 8 a 6
sign_languag 1u 4 -5 6 5 a a
sign_off 1u 5 9
sign_on 1n 0 a 5 -9
sign_the 20 5 5
sign_up 1p 0 -7 6 -7 9 c a 8
sign_with 1u 0 8 2 -6 5 -6 8 8
signal 1j 2 -6 3 8 4 -6 7 6
signal_and 21 7 6
signatu 1e 0 o 3 -5 4 -5 5 8 6 -7
signatu_and 1y 0 8
sil 1v 5 6
silenc 1o 4 -5 5 8 a 7
silent 1h 2 -7 3 c 4 -8 6 f
silicon 1n 0 -5 2 f 3 b 6 -9
silk 1s 2 9 5 -a 6 a
silly 1s 1 5 5 5 6 -5
silv 1t 2 a 3 -5 6 6
sim 1m 0 -7 3 i 4 -7 5 6 6 -6
sim_card 1x 0 -7 3 8 5 8
similar 1r 0 i
simpl 16 0 p 1 6 3 9 4 -5 5 -a 6 -a 8 -9 a -5
simply 1v 5 -6
simulat 1k 0 e 2 -5 3 5 4 -6 5 -g 6 c 7 9
sinc 17 0 h 2 -j 4 -7 6 c 7 -6 9 6 a -7
sinc_# 1p 2 -6 6 9
sinc_the 1v 0 7 2 -7
sinc_then 23 0 c
sinc_we 1x 2 5
sing 1g 0 -d 2 -f 3 -6 4 7 5 f 6 c 7 7 9 -5 a -6
sing_and 23 4 8 6 8
singl 16 4 d 6 9 7 -9 a -9
singl_piec 1x 2 9
singl_use 23 5 6 6 6
sink 1o 4 7
sip 21 2 -8 3 7 6 a
siren 1u 3 b
sist 1j 0 9 4 -5 5 -f 6 h
sit t 0 -8 1 -b 3 -m 4 14 7 6 9 -b
sit_and 1k 8 9
sit_at 1v 0 -8 5 9
sit_besid 21 a 6
sit_by 1y 4 6
sit_down 1r 6 8
sit_for 1q 2 -7 4 i 5 -9 8 7
sit_in 1h 0 -8 2 -7 3 5 5 b 6 -9
sit_on 1o 6 7
sit_or 1y 7 6
sit_to 1x 4 6
sit_visit 23 5 7
sit_wher 1k 0 -8 4 e 6 -7
sit_with 1h 0 -6 5 9 a 5
sits 1d 2 -8 3 7 8 -5
sits_in 1s 0 6
sits_on 1w 3 6
sits_with 1y 4 5 5 6
situati 1t 5 7
six v 0 -i 1 -c 3 -a 4 -a 6 h 7 u
six_and 1x 9 a
six_days 21 6 d
six_in 20 8 6
six_languag 1x 5 -7 9 5
six_minut 1y 2 8
six_month 1g 0 -8 7 9 a a
six_of 23 5 7
six_peopl 20 5 5 7 7
six_to 20 6 5
six_week 1g 2 6 5 7 7 7
six_with 20 4 b 5 -b 7 8
sixteen 1r 7 b
sixteen_week 23 7 c
sixty 1f 2 -7 4 b 6 -d 7 -5 9 8
siz y 0 -7 1 -9 2 1t 3 12 5 -o 6 -g 7 -c 8 -b 9 -c a -7
siz_# 1o 2 8 5 -7 6 7
siz_by 23 2 a
siz_for 1y 3 6
siz_kit 23 2 6
siz_of 1p 3 r
siz_to 1w 2 9
siz_up 23 2 7 3 5
siz_with 1y 2 6
skat 21 4 8
sketch 1n 2 h 5 -6 7 7
ski 1y 5 7
skil 1e 2 -b 3 -7 4 h 9 -6 a 9
skil_and 21 a b
skil_test 1x 4 8
skim 1x 5 b
skin 1a 0 -c 1 q 2 b 3 g 4 -b 5 -q 6 f 9 -8 a -8
skin_and 21 2 8
skin_ton 1u 1 9 5 -7
skip 1i 0 g 4 -d 5 -b 6 6 8 8
skirt 1o 3 a 7 6
skis 21 4 a
sky 20 0 7 5 -7 6 8
slab 1s 2 9
slack 1x 0 6
slang 1x 7 5
slap 23 5 -7 7 c
slat 1s 5 9
slaught 1x 2 h 5 -5
sleep 17 0 f 1 -7 2 -8 3 b 4 -7 5 -7 6 a 7 -9
sleep_bags 21 6 c
sleep_in 1u 6 h
sleep_on 23 5 -5 8 c
sleev 1j 0 -a 2 r 5 -e
sleev_and 20 6 7
slept 1w 0 7
slic 1q 4 -7 5 -6 6 6 9 d
slid 19 0 b 2 -a 4 -6 5 -6 6 5 7 5 9 e a -7
slid_for 23 0 7
slim 1p 0 -6 2 7 3 9
slip 1b 3 -a 6 -a 8 7 9 h
slip_and 23 8 5
slip_on 21 8 5
slip_with 20 a 5
slit 20 2 8 5 -6 9 5
sliv 23 0 -5 3 7
slop 1y 2 -7 3 6 5 a
slot 19 0 9 1 7 2 -6 3 -c 4 v 5 -e 6 9 7 -5 9 -7 a -7
slot_and 1y 4 9
slot_in 23 1 8
slot_onlin 21 6 8
slow 18 0 -5 1 c 2 -a 8 9
slow_down 23 0 5
slow_pac 23 5 7
slowly 1p 6 -7 9 9
slug 21 2 a 6 -7
smal o 0 -w 1 -k 2 j 3 8 4 -a 6 v 7 e 9 -6 a -7
smal_animal 20 6 9
smal_batch 1o 2 b
smal_brand 23 4 9
smal_clas 23 6 6
smal_clip 21 0 9
smal_company 1y 4 9
smal_factory 21 3 5
smal_group 1d 0 -a 2 -d 3 -7 4 b 6 7 7 g 9 -6
smal_mak 1w 2 a
smal_ones 21 5 -5 6 7
smal_pots 23 2 7
smal_robot 23 3 a 5 -5 7 6
smal_room 23 0 7
smal_runs 1x 2 6 5 6
smal_sensor 23 3 5
smal_sery 20 5 5
smal_shop 1v 2 a 4 -5
smal_studio 1w 6 9
smal_talk 21 0 8 5 5
smal_team 1w 5 g
smallho 21 4 -6 5 8
smart 1e 0 i 2 -7 3 b 8 -6 a -6
smart_fridg 23 5 e
smart_lock 21 3 b
smartph 1n 0 k 3 9 5 -8 9 -6
smash 21 6 7 9 8
smear 1y 5 6
smel 1e 0 -a 2 8 4 -6 5 j 8 8 9 -5 a -6
smel_lik 23 2 6 4 6
smel_of 1n 0 -a 5 i 6 8
smil 21 6 5
smok 1g 3 u 4 -5 5 -7
smok_salt 23 2 7
smooth 1v 2 7
sms 1a 0 y 2 -9 4 6 5 -7 6 -9 7 -6 8 -6
sms_and 1s 0 e
sms_with 20 5 9
snack 1l 2 9 6 9
snack_from 23 2 6
snail 21 0 8 8 5
snap 1c 0 j 1 b 2 5 5 -h 6 -c a -5
snap_it 21 1 d
snap_the 1u 0 5 2 -5 9 a
snapsho 23 0 7 2 6
sneak 1s 2 7 5 -6 6 9
snif 1m 0 -8 2 7 4 b 5 -a
snip 1y 2 6
snor 1w 6 a
snow 1p 2 -6 4 -6 5 l
so m 2 m 3 e 4 d 6 -t 7 -h 8 -a 9 7
so_a 1i 0 7 2 6 3 8 6 -7
so_both 21 0 -6 2 7
so_far 1r 0 -b 5 8 6 -7 9 5
so_her 23 2 5 9 5
so_i 1c 2 b 6 -d 9 a
so_it 1d 3 8 6 -6 8 a a -5
so_much 23 0 -8 4 7 5 -6 9 b
so_my 20 0 7
so_no 1c a 8
so_nobody 1i a 5
so_noth 1r 2 7 5 8
so_now 1t 4 c
so_on 1x 4 7
so_peopl 1r 2 -5
so_that 1b 4 7 8 -6 a 8
so_the 1a 0 5 1 7 2 h 5 -7 7 -5 8 -6
so_ther 1o 0 8 3 7 6 -9
so_they 1k 4 8 6 -6
so_we 1i 0 6 6 9 7 -5
so_you 1a 2 -9 3 d 5 8 9 5 a -6
soap 1j 2 -7 3 8 4 6
soap_and 20 6 6
soc 20 6 f
social 1c 0 -9 5 7 8 9
social_media 1s 2 7
social_securit 21 4 7
social_work 1x 6 -6 a a
society 1w 4 6 5 -5
sock 1i 0 -7 2 5 4 -8 5 h 6 8
socket 1r 1 b 3 c 4 -5
soda 1x 2 d
sofa 1i 0 -6 6 8
soft 19 0 -k 1 -6 2 u 3 e 4 -a 5 5 7 -8 a -6
softly 1y 0 7
softwar z 0 1w 1 8 2 -h 4 -7 5 -a 6 -a 7 -7 8 -9 9 -a a -8
softwar_and 1x 0 -9
softwar_for 1g 0 r 5 -8
softwar_read 1u 1 a
softwar_that 1q 0 6 3 5
softwar_which 21 5 5
softwar_with 1s 4 b
soil 1j 0 -c 3 n 4 -6 5 f
soil_and 21 5 a
sol 1r 2 a 4 -8 5 -7 6 9
solar 17 0 -e 2 -8 3 1e 4 -h 8 -a 9 -a a b
solar_and 23 5 7
solar_dry 23 2 5
solar_power 1x 3 a 5 7
sold 13 0 -8 2 1e 5 -i 6 -b 8 5 9 -6
sold_as 21 2 6
sold_at 21 3 6 4 7
sold_by 1v 2 a 5 -5
sold_from 1y 6 6
sold_in 1s a 5
sold_on 1p 2 h 6 -5 9 6
sold_onlin 1o 2 o
sold_out 20 0 -6 7 6
sold_through 20 2 9
sold_to 1v 3 7
solder 1v 2 a 5 -6
solid 1q 2 q 5 -9
solo 20 0 6
solv 1m 0 -d 4 8 5 i 8 6
som 1e 2 a 9 -5
somali 21 0 6
somebod 1a 0 -7 1 -6 2 -f 3 -8 4 l 5 -c 6 k 8 5
somebod_alway 23 a 5
somebod_s 1s 0 -7 2 -7 4 7 6 a
someon 17 1 -7 3 -c 4 8 6 h 7 -7 8 -8 a d
someon_s 1r 0 -9 3 -6 5 9 6 d
someon_to 1v a c
someon_who 1s 5 9
someth 1a 0 c 2 d 9 -7
someth_you 23 2 7
son 1p 5 b
song 1e 0 -i 1 j 2 -8 3 -b 7 a 8 e 9 -6 a -7
song_and 1v 0 -6 2 5 7 6
sons 23 6 a
soon 1v 0 b 5 -6
soon_as 20 0 5
sorry 20 2 5
sort 15 2 a 3 -5 5 c 6 -l 7 -7 9 5 a 7
sort_by 1k 8 9
soul 1v 5 a
sound 18 0 7 2 -f 3 n 5 g 7 -8 8 -6 9 -9 a -8
sound_a 23 3 6
sound_and 1t 3 7
sound_lik 1o 0 c
sound_system 21 6 8
soundpr 23 6 d
soup 1f 3 -a 4 -d 6 g 7 -6 9 5 a e
sour 1t 0 -6 3 9 5 -6 6 6
sourc 1d 0 j 4 -8 6 -8 7 -6 8 5 9 -7
sourdou 1w 2 a
south 1q 4 a
sow 1y 2 9
soy 1v 2 d
spa 1v 5 -9 6 b
spac 1e 0 -d 4 n 5 -e
spac_on 23 a 7
spac_with 20 1 6 5 -6 6 6
spain 1s 4 -6 9 6
span 1x 3 6
spanish 1c 0 d 2 -9 3 -6 4 -8 7 7 8 6 9 b a -7
spanish_and 1s 8 6
spanish_english 21 1 7
spar 18 1 -6 2 9 3 n 4 -6 5 6 7 -6 8 -8 9 -8
spar_part 1j 2 6 3 j 4 -6 5 -9
spar_room 21 5 7
spark 1w 3 7 5 b 6 -6
spe 1n 0 9 4 -7 6 e
speak 11 0 h 2 -l 3 8 5 n 8 -c a -7
speak_# 21 6 6
speak_in 1x 4 5
speak_the 1s 5 -8
speak_with 1r 2 -7 3 7
special 19 0 -9 2 -e 3 -a 4 o 5 j 6 i 7 -b a -9
special_and 21 0 -7 4 6 5 8
special_in 1p 0 -6 2 -6 5 7 6 a
specifi 1x 2 6 4 6 5 -8
spectac 1y 3 6 5 -7 6 7
specy 1p 0 5 2 7 6 -8 a b
speech 1f 0 f 1 d 2 -8 4 -9 5 a 7 -5 8 -6
speech_and 1y 0 a
speech_therapi 1v 0 a
spel 1s 0 k 5 -6 6 -5
spend 1g 0 -b 3 -7 4 c 5 -g 9 w
spent 1q 2 7 4 5 5 -5
spf 21 2 a
spf_# 23 2 8
spic 1q 2 a 4 6 5 -7
spicy 23 4 6
spik 20 a 5
spin 1k 2 n 4 -8
spinach 23 2 9
spindl 23 3 5
spirit 1q 2 6 6 9
spit 1v 0 6
splash 20 5 6
split 1a 0 6 2 -7 4 e 5 -d 6 -9 7 -6 9 o a -8
split_by 1y 5 -6 9 8
split_the 1v 0 6 4 5
spoil 1x 5 7
spok 23 3 9
spoken 1n 0 a 5 -6 6 -5 7 7
spong 20 2 8 7 7
sponsor 1n 5 9 6 -a 8 6 a a
spoon 1n 0 -5 2 g 3 -5 5 -a 8 a
sport 1e 2 -7 4 c 7 -a 8 7 9 -7 a 8
sport_and 23 4 5 6 5
sport_club 23 0 8 5 -6
spot 19 1 e 2 -9 8 b a -7
spot_by 21 1 5
spr 1h 2 -a 3 9 4 -8 5 8 6 9
spr_and 21 5 5
spray 1m 0 -f 2 c 3 f 6 6
spread 1r 0 -6 5 d 6 -5
spreads 1q 0 5 5 -9
spring 1w 3 9
sprint 1x 0 c
spruc 21 2 a
spy 1v 5 d
squad 1r 0 g
squar 1d 4 g 5 -g 6 h a -5
squar_metr 1l 3 6 4 h 5 -d 6 8
squash 21 2 8
squat 1w 2 6
squeak 1t 0 -6 2 a 8 8
squeez 1r 2 7 3 d 5 -6 6 -6 7 6
st 1v 2 7
stabili 1x 2 -6 5 9
stabl 1n 0 -5 3 -6 4 -5 5 g 6 9
stack 1l 0 -7 2 -e 3 n 5 b
staf 10 0 i 2 -6 3 -a 4 -9 5 b 6 k 7 -c 8 -c
staf_by 21 a 8
staf_in 20 5 7
staf_see 23 1 6
staf_who 1x 5 -7 6 j
staf_with 21 6 -5 a 6
stag 1b 1 -5 2 -8 4 7 5 h 6 i 9 -5 a -8
stag_and 23 0 6
stain 1r 0 -6 5 b
stainle 1w 3 a 6 6
stair 1j 3 -6 5 r 6 -a
stairwe 23 5 6
stak 1w 0 b
stal 1k 0 -5 5 -d 6 g
stal_with 21 6 b
stamp 1d 1 c 2 a 3 -b 4 -5 8 -7 a -6
stamp_and 1y 1 9 2 8 5 -5
stand 14 0 -e 1 -7 2 d 5 b 6 d 7 -7
stand_a 23 9 6
stand_and 1x 6 7
stand_at 1u 0 -6 2 -6 4 9
stand_in 1l 2 7 3 -6 5 f 6 -7
stand_on 20 2 b 5 -6
stand_up 1s 5 7
standar 1e 0 e 3 l 4 -7 5 -6 6 -8 7 -5
standar_and 23 5 a
standby 23 5 7
star 1f 0 7 3 -7 4 9 5 -j 6 c 7 9 a -6
starch 21 2 7
start 12 1 -a 2 -9 3 9 4 -5 5 8 6 -h 7 6 9 6 a 8
start_a 1r 4 7 5 -a
start_from 1u 5 -6 a 6
start_in 21 0 -7 4 b 7 5
start_to 1y 5 6
start_with 1m 0 -9 9 a
stat 1e 0 9 5 -8 6 6 7 8 8 -5 9 a a -6
stat_and 21 9 6
stateme 1g 4 -c 5 9 6 -7 9 h
stateme_and 21 0 8
static 20 5 6
station 19 0 -h 1 -6 2 -h 3 14 4 7 6 9 8 -9
station_for 23 3 7 4 5
station_with 1x 3 d 5 -6 7 6
statist 1o 0 k 4 -6
statist_for 21 0 5
statu 1l 0 d 1 6
stay z 0 c 2 -9 3 -a 5 i 7 -9 8 -a a 6
stay_for 20 0 -6 2 8 4 5
stay_on 1m 4 -7 5 7 6 -6
stay_privat 21 1 7
stay_put 23 1 6
stay_with 1n 4 c 6 -6
steady 1s 2 9
steam 1f 0 -9 2 a 6 m 7 -5 8 -6 9 -6
steel 1b 0 -d 2 8 3 h 5 h 6 -6 7 -6 9 -6 a -7
steel_and 21 5 5
steep 1y 2 5
stem 1o 0 -d 1 d 2 a 3 g 5 -c 6 -7
step 13 0 7 1 -8 2 7 3 a 4 -k 5 i 7 -5 8 -9 a -6
step_and 1p 3 6 5 7
step_by 1l 0 6 4 -6
step_for 23 3 8
step_fre 23 8 8
step_in 1r 0 -5 5 c 9 6
steril 1w 5 9
stew 1w 2 b 5 -8 6 9
stick 16 0 -6 2 z 3 8 4 -c 5 -5 a -7
stick_a 20 2 5
stick_on 1o 0 -6 2 8 3 c
stick_with 20 6 6
stif 20 2 a 9 5
stil 19 0 8 2 f 3 -9 8 -8
stil_work 23 7 5
stink 23 2 6
stipend 20 0 8 4 5
stir 1t 2 f 3 6 5 -6
stitch 1h 0 -6 2 z 3 -8 4 -7 5 -6
stock 14 0 b 1 -8 2 c 3 -8 4 a 5 e 6 -6 7 -9 8 -7
stock_and 1p 4 5 6 -5
stock_of 1x 2 -6 4 9
stolen 1y 0 9
ston 1e 2 a 4 -c 5 k a -6
stood 1y 4 a
stool 1q 0 -6 2 g
stop 15 0 w 1 -5 2 -e 4 -6 5 -7 6 9 a -6
stop_and 23 3 5
stop_at 1v 5 -7 6 5
stop_in 23 6 5
stop_the 20 3 9
stop_when 21 0 8
stor 11 1 -7 2 j 4 -b 5 -5 6 m 7 -9 a -9
stor_and 1p 2 c
stor_for 1x 4 7
stor_in 1s 0 7 2 -6 6 a
stor_with 1n 2 c 5 -a 6 e
storag 1i 0 7 2 -f 3 d 4 6 5 -e 6 m 9 -5
storag_and 1y 0 a 5 -6 6 7
storefr 21 5 8
storey 23 5 6
storm 1u 5 6 6 -8 7 5
story 15 1 -7 2 g 3 -8 4 -e 5 9 6 -k 8 15 9 -8 a -6
story_and 1r 2 5 8 8
story_card 23 2 6
story_from 21 a 6
story_in 1v 8 5
story_of 23 3 6
story_told 23 8 9
storybo 20 1 7
storyte 21 8 6
stov 1h 0 -8 2 -8 3 f 4 -b 6 r
stov_with 23 3 8
str 1n 0 -a 5 d
straigh 1b 4 -8 5 7 8 -6 9 9 a -6
straigh_away 1y 0 6
straigh_from 1p 0 -5 2 9 5 -8 6 8
strand 1y 2 a
strang 1e 0 5 4 7 5 -a
strap 1h 0 -8 2 j 3 p 5 -8 6 -a
strap_and 20 2 9
straw 1n 0 -9 2 i 3 a 4 -7 5 -i 6 e
streak 1n 0 s 2 -5
stream 1l 0 -c 1 8 2 -d 3 6 4 b
street 19 1 -7 2 -7 3 -a 4 f 7 -8 8 e 9 -a a c
street_and 21 4 9
strengt 1h 0 a 3 6 4 -7 5 -6 6 c
strengt_and 1y 6 c
stres 1q 0 5 2 6 5 -8
stretch 1m 4 -7 5 -7 6 c 9 6
strict 1v 2 -5 6 b
strik 1u 0 9 5 5
string 1w 6 -5 7 a
strip 1h 0 7 5 9 6 -a 9 -5 a -5
strip_and 23 5 6
strok 1v 0 -9 1 5 5 9 6 -5
strong 1h 0 -a 2 a 3 i 5 -b
structu 1k 0 6 6 -6 a 6
stuck 1l 3 7 6 -b
student 19 0 -b 1 -6 2 -f 3 -8 4 1i 5 -f 6 -c 7 a 8 -9 a f
student_and 1x 4 b 5 -6
student_with 21 4 7
studi 1y 5 8
studio 15 0 -j 2 -a 3 -b 5 a 6 p 7 b 8 b 9 -a a -5
studio_and 20 8 6
studio_for 1x 5 8 a 6
studio_in 1o 0 -5 2 -7 4 b 5 -9 6 5 7 b 8 7
studio_with 1o 6 i 7 7
study 1k 0 m 3 b 4 6 5 -j 6 -5
stuf 1f 0 -9 3 -6 4 i 5 6
stuf_from 23 4 a
stumbl 20 0 6 9 6
stump 1x 5 a
styl 18 0 -7 1 11 2 7 3 -8 4 -e 5 7 8 -6 9 -8 a -6
styl_and 1v 1 f
styl_by 23 4 -5 5 6
stylist 1m 0 -8 2 p 3 -5 4 -6 5 7
sub 20 0 7 8 6
subcont 1u 5 b
subject 1v 0 7
submiss 1v 5 9
submit 1w 0 -6 5 d
subscri 1e 0 -c 2 i 3 7 6 -b a 5
subscri_for 1w 4 7 6 -6
subsidi 21 6 f
subsidy 1s 5 7
substit 1x 5 7
subtitl 1q 5 -7 8 6
subtitl_and 23 1 7
suburb 21 5 5
such 1d 0 e 3 -6 4 h 5 -7 6 -5 8 -6
such_as 1i 5 -6 9 6
suck 21 5 c
suddenl 23 6 8
sugar 1e 0 -a 2 n 3 -6 5 -b 6 m
suggest 19 0 13 2 -7 3 -5 4 a 6 -b 8 -6 a -7
suggest_a 1v 0 d
suit 1d 0 -8 2 -e 5 c 6 o a -6
suit_and 20 2 -6 6 b
suit_with 21 6 7
suitabl 1t 4 7
suitcas 1p 2 b 3 7 4 8 5 -8 6 -5
sulk 1r 0 6
sum 1g 2 -e 5 -h 6 s 7 9 a 6
summary 1g 0 x 5 -e
sums 1t 0 e
sun 1l 0 -8 3 b 4 -7 5 -8 6 d
sunday 15 1 -8 2 -6 3 -7 4 -e 6 j 8 9
sunday_and 21 2 7 3 6
sunday_the 23 0 7 8 5
sunday_with 20 5 -7
sunflow 1w 2 c
sunris 1y 6 b
sunset 1w 4 -5 6 c
sup 1o 0 7 2 5 5 -6 6 a
superma 1k 4 -9 5 c
supervi 1g 0 -6 2 -9 4 -5 5 o
suppli 1a 0 b 3 -8 4 7 6 -c
suppli_and 1y 0 7
supply 1f 0 -9 1 6 2 b 3 6 5 -a
supply_and 21 1 6
supply_the 21 0 6 3 5 5 -5
support 19 0 -b 4 -8 5 9 6 -8 8 -6 9 9 a i
support_and 23 6 6
support_by 1r 5 7
support_work 23 5 c
sur 1u 0 d
surf 21 2 9 6 7
surfac 1t 5 -9
surgeon 1x 1 5 5 6
surgery 1n 6 k
surplu 1v 5 -7 a g
surpris 1o 2 d 5 8 6 -6
survey 1k 2 -5 3 -5 4 5 5 d 9 5
surveyo 1v 0 -5 5 a
surviv 1i 3 d 6 -a a a
surviv_a 23 3 6
surviva 23 5 -8 a c
suspici 1x 0 5 1 9 5 -7
sustain 1y 2 b
swahili 1l 0 b 4 -7 6 -6 8 7
swallow 1v 6 c
swap 14 0 -9 1 -8 2 e 3 i 4 7 5 6 6 -8 7 -a a -d
swap_for 1y 3 a
swap_it 1v 0 -6 2 9
swap_the 1s 6 -6
swap_with 23 0 6
swappab 1y 3 e
swear 1q 4 -5
sweat 1n 0 -7 2 c 3 5
swedish 1y 0 6 4 5
sweep 1s 2 -7 6 a
sweet 1o 0 -6 3 7 5 -b 6 f
swept 21 5 b
swim 1h 2 6 3 -7 4 9 6 7 7 -7
swip 1m 0 h 2 -8 4 7 5 -c 6 -8 8 9 9 6
swis 1x 2 8
switch 1f 0 s 2 -6 3 f 4 -9 5 -h 6 -6
switch_off 23 0 5
switch_on 1y 9 6
syllabl 23 0 8
symptom 1s 0 c
sync 1h 0 o 2 -6 5 -8
sync_with 20 0 6
synthet 1y 2 a
syrup 1u 6 8
system 12 0 1a 2 -8 4 6 5 -7 6 -8 7 -8 8 -8 a -8
system_for 1p 0 e
system_with 1o 0 8 3 5
t s 0 6 2 8 3 a 6 -e 7 -5 8 -6 9 d a -5
t_be 1m 6 -6 8 7 a 5
t_buy 23 5 -5
t_com 23 6 7
t_do 1s 0 -6 1 a 2 -6 6 -6
t_eat 1y 0 6
t_find 23 0 -6 4 7 8 6
t_get 1s 4 6 5 -6 6 5
t_go 23 5 -6 9 5
t_hav 1u 0 a
t_know 1q 0 7 6 6
t_lik 21 2 9
t_need 1r 0 -5 1 6 2 6 9 7
t_read 1u 0 5
t_sel 1v 0 -8 5 7
t_shirt 1x 2 7
t_touch 23 9 6
tabl 10 0 -7 3 -d 4 -l 5 e 6 q
tabl_and 1p 5 -6 6 7
tabl_for 1u 6 7
tabl_in 1t 0 -9 5 f 8 7
tablet 14 0 1i 1 -7 5 -e 7 -8 8 -8 9 -a a -8
tablet_app 20 2 6
tablet_at 1w 0 c
tablet_by 23 0 8
tabs 20 2 5
tactil 21 2 c
tag 1b 0 7 1 -5 3 d 5 a 7 -5 9 -7 a -7
tag_on 1w 6 7
tag_with 20 5 8
tagalog 1p 9 b
tags 1j 0 k 3 a 5 -5 6 -7
tail 1r 5 -7 6 9
tailor 1k 0 -6 3 -6 4 l 5 -a 7 d
tak s 0 -6 2 -u 4 l 5 x 7 -6 8 -7
tak_# 1y 5 -6
tak_a 1g 0 b 5 -c 6 6 9 b
tak_away 21 6 8
tak_car 1y 1 6
tak_hom 1t 2 -8 3 7 5 -a 6 a 7 b
tak_in 1r 2 6 6 7
tak_it 1h 0 -c 2 5 4 b
tak_no 1x 5 7
tak_off 1v 2 6
tak_on 1y 5 9
tak_over 1i 2 -5 5 h 6 5
tak_pictur 1y 0 6
tak_the 1d 0 -9 2 -9 3 7 5 e 7 -5 9 8 a -6
tak_them 1v a 9
tak_thre 21 8 6
tak_two 1v 0 8
tak_you 20 0 6 5 6
tak_your 1w 0 -7 5 8
taken 1f 2 -a 4 6 5 d
taken_from 1x 9 6
taking 20 6 a
tal 1n 0 -8 2 5 3 5 8 e
talent 1v 0 -6 4 9 5 -6 6 9
talk y 0 n 1 -b 2 -k 3 -h 4 -h 5 19 7 -7 8 5
talk_about 1q 6 a
talk_and 1q 5 -6 7 6
talk_befor 20 0 a 5 -6
talk_by 1x 0 5 8 5
talk_for 21 5 c
talk_on 1y 0 5
talk_to 1h 0 a 4 -a 9 7
talk_with 1k 0 -b 2 -5 5 t
tamil 1j 1 e 5 -8 6 -9 7 5 8 8
tamil_english 23 0 8
tamp 21 0 7
tampon 21 2 6
tan 20 2 6
tank 1c 2 -e 3 j 5 h 6 9 8 -5 9 -5 a -7
tank_with 20 2 -7 3 b 5 5
tap 11 0 6 2 -6 5 c 6 -a 7 -b 8 -8 9 k
tap_a 1y 5 6
tap_and 1s 5 6 9 6
tap_in 21 1 6
tap_measur 21 4 7
tap_the 1v 3 b 4 5
tap_to 1x 0 9
tapioca 23 6 8
taps 1e 0 n 2 -a 3 -6 6 8 9 5
tar 21 2 e
target 1q a 5
tarif 1n 0 b 1 b 4 -5 5 -7
tarp 21 2 5
task 1b 0 s 2 -8 3 -6 4 8 5 -i 6 -9 7 g 8 -5
task_and 1t 0 6
tasmani 20 2 8
tast 1a 0 -c 2 n 3 6 8 -7 9 -6
tast_lik 1y 2 a
tasting 1v 5 7
tattoo 1w 5 -6 6 f
taught 1m 2 -9 3 -5 4 -6 7 q a -5
taught_by 20 7 e
tax 18 0 j 1 -7 2 -g 3 -a 4 -5 5 g 6 -a 8 -8 9 o
tax_and 1v 9 a
tax_offic 20 9 a
taxi 1l 3 -6 4 i 5 -5
taxi_driv 20 4 7 5 -6 8 6
tea 18 0 -h 3 -8 6 11 8 -6
tea_aft 23 6 a
tea_and 1v 0 -6 6 e
tea_in 21 7 8
teach y 1 -c 2 -11 3 -6 4 h 5 -17 6 e 7 2a 8 -c 9 -h a c
teach_and 1r 2 -a 4 k
teach_are 1s 5 -8 7 b a 5
teach_for 20 7 a
teach_from 21 7 7
teach_in 1y 4 9
teach_the 1u 7 7
teach_them 21 5 9 6 -7
teach_train 21 3 b 5 -5
teach_what 23 7 b
teach_who 21 6 9 7 8
teach_you 1y 5 d 6 -5
team z 1 -9 2 -b 3 -h 4 -l 5 1n 7 c 8 -6 9 -6
team_from 23 5 7
team_of 1k 2 -8 4 -6 5 n 8 5 a 6
team_sees 23 0 8
team_with 1r 5 5 a a
tear 1u 0 -6 4 b
tech 1p 5 h 6 -6
technic 19 1 -5 5 g 9 -7
techniq 1s 7 8
technol 20 6 7
teen 1q 5 -7 6 -6 9 8 a 8
teenag 1s 5 d
tees 21 2 b
teeth 1l 0 6 4 -7 6 a
tel y 0 s 2 -5 3 h 4 -h 5 -7 8 -5 9 -7
tel_a 1y 3 6
tel_it 21 0 d
tel_me 1r 0 5 4 -5
tel_the 1n 4 -5 5 6
tel_them 20 5 9
tel_us 1j 2 c 4 7
tel_what 1q 0 c 2 -6 3 -5 5 -b 7 6
tel_when 1w 1 5 3 7
tel_which 1y 3 6
tel_you 19 3 6 5 6
telegra 23 0 d
telepho 1q 4 8 5 -6 6 7 8 8
televis 1y 2 -5 6 e
telly 21 0 6
telugu 1y 1 5
temp 1s 0 6 4 5
tempera 1c 0 -7 2 -7 3 12 4 -8 5 a 6 -9
tempera_and 1n 0 -7 3 w 5 -8
templ 1s 6 9
templat 1b 0 l 1 8 3 -6 5 -b 6 -b 8 5 9 -5 a -8
templat_and 21 8 8
templat_for 1u 0 a
tempo 1u 0 -6 1 b
ten u 0 b 3 6 4 -g 6 j 7 -7 8 -8 a -6
ten_days 1k 2 -8 5 g 9 9
ten_hour 1y 5 7
ten_minut 19 0 c 4 -a 5 -5 6 a 7 -7
ten_peopl 23 5 5
ten_percent 1x 6 -6 9 7
ten_second 1s 0 d 2 -5 3 6 5 -5 6 -6
ten_to 1y 6 5
ten_week 1p 2 -7 5 9 7 7 a -6
ten_with 23 0 6
ten_year 1g 2 9 3 9 6 -9 a 8
tenant 1h 0 -5 4 -8 5 h 6 -6 9 m
tenant_pays 23 5 -5 9 g
tend 1q 0 a 2 -7 5 6
tenni 1w 0 -7 4 6 5 e 6 -6
tens 21 2 8
tension 23 1 6 5 b
tent 1g 4 6 5 b 6 b 8 -5
tenth 1v 5 7
term 1c 0 -j 4 j 5 -8 6 -a 7 u 8 -7
termina 1q 0 -5 9 a
termit 20 5 5
terrac 1o 6 d
test s 1 -d 2 1e 3 7 4 -7 5 -8 6 -6 7 7 9 -r
test_# 23 2 6
test_and 1k 3 -7 5 7 6 -6
test_at 1u 2 6 5 -7 6 9
test_by 1h 2 p 5 -6 6 -6
test_each 1w a 6
test_every 20 6 6
test_for 1l 0 -7 2 d 3 b 4 -6 5 -f 8 7
test_in 1k 2 7 3 a 4 7 5 -8 6 -8
test_it 1t 0 a 5 -5
test_of 1x 7 7 8 9
test_on 1l 2 6 4 -6 6 -9 8 6
test_report 21 4 9
test_rid 23 3 c
test_the 1u 0 -6 2 a 3 5 4 -5 5 -7 7 5
test_to 1w 2 7
test_with 1i 2 h 6 -7
text z 0 u 1 b 3 b 4 -e 5 c 6 -e 7 -9 9 -d a -8
text_a 21 4 a 5 -6
text_and 1o 1 5 5 7
text_in 1s 3 a
text_the 1w 0 8
text_to 1y 0 -9 1 j
text_when 1y 6 5
text_with 20 5 6
textboo 21 7 6
textil 1p 0 -7 5 b
textil_and 20 5 9
textur 1o 2 7 5 5
th 19 0 b 1 5 2 -a 3 5 7 -7 9 -6
th_and 23 6 5
th_for 21 a 6
th_in 23 a 6
thai 1x 5 -7 6 c
than 11 0 9 1 -8 2 -7 3 i 6 -c 7 -7
than_# 1v 4 -6 5 d
than_a 1k 3 j 5 -5
than_ten 21 4 6
than_the 1s 0 a 4 -7
than_two 21 3 5
thank 1l 0 9
thank_to 1y 5 9
thank_you 1s 0 a 5 -5
that j 0 q 2 u 3 u 5 -i 6 -p 8 -d 9 -n
that_a 1x 2 6
that_adapt 23 2 7
that_are 1q 0 -6 4 b 6 -5
that_asks 20 0 6
that_can 1r 3 7
that_chang 1y 2 6
that_check 20 5 5
that_clos 1x 2 7 3 6 5 -6
that_com 1y 5 5 9 5
that_crackl 23 2 6
that_doesn 1r 2 h 5 -6
that_don 1v 2 7 5 -9
that_each 23 0 7
that_find 1y 4 a
that_fit 1r 4 c 6 -5
that_fits 1u 0 -7 2 9
that_fold 20 2 6 5 7
that_giv 23 0 7 9 5
that_go 1x 2 c
that_goes 1v 2 5 5 5
that_grow 23 2 6
that_hav 21 4 8
that_isn 21 5 7
that_it 1r 0 5
that_keep 1s 6 -5 8 9
that_last 20 2 7 3 8
that_look 1p 2 a 6 -5
that_mak 1u 6 6
that_match 1x 7 6
that_measur 21 3 d
that_meet 20 8 8
that_mov 1y 1 6
that_night 21 5 6
that_one 1y 1 5
that_only 21 0 9
that_open 1s 0 -7 2 8
that_pas 20 0 6 5 6
that_peopl 23 a 5
that_pick 21 3 g
that_read 1s 0 7
that_s 19 0 6 1 6 5 9 6 -b 9 -7 a 5
that_says 1v 0 7 5 9
that_send 23 4 7
that_show 1o 0 -6 3 d 8 7
that_sits 23 3 8
that_smel 20 6 6 8 9
that_start 1y 0 9
that_stay 1v 2 8
that_stick 21 7 6
that_surviv 20 4 5
that_the 1k 0 9 2 -6 3 -6 4 5 6 -5
that_they 1v 0 -7 6 5
that_turn 1o 1 8 2 5 3 6 5 -7
that_we 1q 4 -5 5 f
that_wer 23 6 6
that_work 1r 4 6
that_you 1j 1 6 5 -6 a 5
the 4 0 q 1 -9 2 -f 3 a 5 k 7 -f 8 -e a -9
the_# 1m 2 -5
the_account 1o 5 6
the_actual 1w 2 7
the_addres 1x 0 6 5 -5
the_agency 21 2 6
the_agreeme 20 4 9
the_ai 1s 0 d
the_air 21 3 7 6 -6 7 9
the_airport 1u 5 f
the_amount 21 0 -6 9 7
the_annual 21 5 -7 9 6
the_answ 1r 0 c
the_app 14 2 -e 4 8 6 -g 7 -7 9 t a -9
the_applica 1w 0 -6 1 6
the_appoint 1y 5 6
the_art 20 6 6 7 5
the_artist 1y 0 -7 1 7 5 -6 6 8
the_ash 21 5 9
the_assista 21 5 5
the_audit 1w 0 6
the_auditor 1y 0 b
the_author 1y 8 d
the_baby 1u 2 6 3 7
the_back 1h 5 -b 6 o 7 5
the_bad 1v a 7
the_bag 1p 5 7
the_bakery 1w 7 a
the_bank 1j 0 d 2 -5 3 -5 5 -9 6 -8 9 b
the_bar 1s 0 6
the_barcod 1y 4 7
the_barn 20 4 7 5 -6
the_basket 21 6 6
the_bath 1x 3 8
the_bathroo 1y 0 6
the_battery 20 1 5
the_beach 1v 0 -7 2 6
the_bed 1p 4 a 5 6 6 -7
the_bedsid 1w 3 7 4 -5
the_bel 21 0 7 6 8
the_bench 1r 4 9 6 a
the_best 1m 1 8 5 -9
the_bid 23 0 7
the_big 1l 0 9 4 -6 5 f
the_bik 1w 0 -5 2 6 9 9
the_bil 1m 0 7 5 -6 9 8
the_bin 1x 1 6 7 6
the_birth 21 5 6
the_blu 23 5 6
the_board 1m 2 -7 6 b
the_boil 1w 0 c
the_book 1n 4 -8 5 f
the_boot 1y 4 7 6 -5
the_bord 23 4 c 5 -5
the_bos 1q 0 i
the_bottl 1u 3 8
the_bottom 1t 0 -6 4 a
the_box 1i 2 8 5 -6
the_brav 23 5 5 6 6
the_broken 1x 5 e
the_brows 1o 0 e 5 -8
the_build 1n 5 -5 6 7 9 6
the_bureau 21 0 -8 5 -5 9 j
the_bus 1n 2 -6 3 -5 a c
the_buy 1n 0 7 6 -6 9 6
the_cabl 20 0 -6 5 a
the_cak 20 4 6
the_cal 1s 5 j
the_calenda 1q 0 c
the_camera 1p 0 c 5 -a
the_canteen 1y 7 7
the_car 1i 0 6 3 -6 5 -a 6 7 9 9
the_card 1u 0 -c 1 6 2 6 4 8 9 9
the_cas 1r 2 6
the_cat 1y 0 7
the_catalog 23 2 6
the_caus 21 3 d 5 -9
the_ceil 1y 1 5 6 a
the_cellar 1v 5 7 8 5
the_centr 21 5 5
the_certifi 1t 0 8 5 9
the_chang 21 1 5
the_chapel 23 0 -8 4 e 6 -6
the_chart 21 9 5
the_chat 20 7 6
the_check 20 0 7
the_chef 20 0 7 3 -7 5 c
the_child 1d 2 8 4 -9 5 9 6 -9 9 9
the_childre 1o 0 -6 5 8
the_chip 20 0 -b 1 7
the_church 1y a 7
the_city 1m 4 9
the_clerk 20 1 6
the_client 1d 2 -9 3 -6 4 5 5 m 9 -5
the_clinic 1t 0 9
the_clip 23 3 5 8 5
the_clock 1m 2 -8 5 6 6 b
the_cloud 23 0 6
the_club 1s 4 6
the_cod 1s 0 7 2 -6 5 -8 9 a
the_coffe 1w 1 7 5 8
the_collar 1y 3 b
the_colour 1u 6 -6 7 6
the_comment 23 8 6
the_communi 1s 8 7 a 6
the_company 1j 0 6 4 -7 5 b 6 -8
the_contrac 1o 5 8 6 -6
the_control 1x 0 6 4 5 5 -5
the_convers 23 0 6
the_corn 1n 2 -6 4 b
the_cost 1t 0 7
the_council 1v 1 7 5 -6 8 6
the_count 1n 0 -6 2 -7 4 6 6 m
the_country 1r 0 -5 2 5 4 b
the_county 1x 4 8 5 -b 6 -6 8 9
the_coupl 1x 0 a
the_cours 1x 7 9
the_court 1v a 9
the_crat 20 2 7 5 b
the_credit 1u 0 -6 9 j
the_crew 1u 4 8
the_cup 21 a 6
the_custom 1e 0 8 4 -c 6 8
the_dark 21 2 5
the_dashboa 23 7 7
the_dat 1k 2 9 4 a 5 -5
the_data 1x 0 c 5 -5
the_daught 23 5 5
the_day 1a 0 5 3 -5 9 c
the_deal 21 4 9
the_deposit 1u 0 -6 9 d
the_design 1v 5 h 6 -6 a 8
the_desk 1s 4 7 5 -7 6 7
the_din 21 0 7
the_dirty 23 5 9
the_doctor 1l 1 6 5 b 6 -7
the_dog 1l 2 e 3 7 6 -a
the_door 1a 5 9 6 g 7 -6 8 -7 9 -7
the_draw 1v 3 5
the_dres 20 5 6
the_driv 1m 1 6 9 5
the_ear 1w 2 -5 4 9
the_edg 1u 5 8
the_elbow 23 6 9
the_electri 1y 0 -9 9 8
the_email 23 0 8 4 -6
the_employ 1x 4 9
the_empty 1y 5 a
the_end 1d 0 5 2 -c 3 -6 4 -b 6 -9 7 n
the_entir 1v 5 9
the_entranc 20 3 a
the_even 1d 0 -8 5 b 6 -5 7 7
the_event 23 5 5
the_exact 1s 0 5
the_exam 23 0 6 7 6
the_eye 23 3 6 7 5
the_factory 1w 5 5 9 a
the_family 1a 0 -g 3 -7 4 -8 5 u 8 6 9 -7 a 6
the_far 21 5 -6
the_farm 1h 0 -6 2 7 4 5
the_fault 1v 0 5
the_fee 1u 0 9
the_ferry 1y 5 6
the_field 1r 1 5 3 e 5 -6
the_fil 1o 0 6 1 8 4 -6
the_film 21 7 6
the_final 23 5 7
the_finish 23 2 8
the_fir 1x 5 6
the_firm 1q 0 7
the_first 16 2 -a 3 5 4 -7 5 5 6 6 a 5
the_fix 20 0 8 5 -6
the_flat 1p 2 -5
the_floor 1l 3 5 4 -5 5 9 6 b
the_flow 23 3 8
the_forest 1x 5 a
the_form 1n 5 a
the_fre 20 0 5 5 -5
the_fridg 1l 2 -6 3 9 5 9 6 -b
the_front 1p 0 5 1 5 2 8 3 -5 5 -6
the_ful 1y 9 b
the_fus 20 1 5 5 -7
the_gam 1v 0 a 5 -5 a 6
the_gas 23 3 8 4 6 5 -7
the_gat 1i 0 e 4 m 5 -k 6 7
the_girl 23 5 -8 6 8 7 6
the_glas 1q 0 7 2 -a
the_goal 1y 0 -6 4 6
the_goat 21 2 7 5 -7
the_good 1p 2 m 6 -9
the_grandpa 1y 0 -d 6 -5 7 7 8 e
the_gras 23 2 6
the_grid 1u 1 a 2 -5 5 8
the_group 1p 5 7 9 c
the_grown 23 6 8
the_guest 1q 0 9
the_gym 23 7 6
the_hal 1n 4 f 5 9 6 -6
the_handset 23 0 b
the_harbour 1v 6 c
the_heart 23 7 5
the_hil 1x 5 a
the_history 20 0 6
the_hiv 23 3 b
the_holiday 23 2 6
the_hom 1p 0 -5 5 6
the_hospita 1n 0 -8 4 6 6 7 a 6
the_hour 1f 4 e 6 a 9 -5
the_hous 1d 0 -9 3 7 5 d 6 -9 9 8
the_industr 23 5 7 6 6
the_insid 1w 3 5
the_inspect 1q 0 c
the_instrum 23 5 6
the_insur 1t 0 d
the_intervi 21 5 a
the_invoic 1s 0 8
the_island 23 6 5
the_item 1w 8 6
the_job 1j 0 5 4 5 a 9
the_kettl 1x 0 -5 2 -5 8 6
the_key 1t 0 a a 5
the_keys 1x 6 6 a 7
the_kid 1v 0 5 5 -5 9 8
the_kids 1p 5 a 8 5
the_kilo 21 6 8
the_kitchen 1i 0 f 2 6 5 6 6 -c
the_label 1p 2 9
the_lad 23 5 8
the_lady 1v 5 b
the_lak 1x 5 6
the_lamp 1v 1 6 2 -7 5 8
the_land 1y 5 7
the_landlor 1o 0 -6 3 5 4 -5 5 -5 9 h
the_larg 1x 0 -7 4 9
the_last 1f 3 -7 7 8
the_laundry 23 2 7 5 -7
the_law 1t 0 7 5 7
the_lawn 20 4 9
the_layout 23 0 8
the_lead 1y 1 7 3 8
the_leaf 21 0 6 2 7
the_leas 1y 5 8
the_left 1v 1 a 5 6
the_leftov 23 4 7
the_legal 1y 0 -9 5 9 9 7
the_lens 1x 3 7
the_let 1p 0 c 5 -7 6 -5
the_letterb 1v 2 f 5 -6
the_licenc 20 7 5 9 9
the_lid 1m 0 -8 2 b 3 g 5 -d
the_lift 1y 5 -5 6 6
the_lin 1j 2 -8 3 6
the_list 1j 0 i 3 -5 4 g 5 -d
the_littl 1n 2 -6 4 -6 5 a 8 7
the_load 20 5 7
the_lobby 21 4 8 8 6
the_local 1o 0 -9 2 -5 5 5
the_lock 1y 5 5
the_loop 23 1 5
the_lot 1y 4 9 5 -6
the_machin 1n 0 -b 2 -8 3 9 5 7
the_main 1v 4 6
the_mak 1s 4 c
the_mal 23 6 e
the_man 20 1 6
the_manag 1t 0 a 5 -7
the_map 1o 0 7 2 -5 3 9 5 -5 8 6
the_market 1h 4 b 6 8
the_mast 1v 0 6
the_mat 1y 5 7
the_match 1v 0 6 8 7
the_measur 23 2 7
the_meeting 21 0 -7 5 8 8 b
the_menu 1q 5 8
the_met 1w 0 8 5 8
the_microph 23 0 5
the_middl 1u 4 8
the_midwif 23 4 5
the_mil 1x 0 a
the_ministr 1v 0 7 5 5
the_minut 1v 6 6
the_mirror 1x 2 -5 6 c
the_mis 1v 0 6 4 8 5 -5
the_model 1y 1 a 5 a
the_moment 20 0 c
the_money 1m 0 -9 2 -6 9 h a 6
the_month 1m 0 -c 2 d 4 6 5 9 6 -a
the_monthly 21 9 9
the_morn 1d 4 -8 6 s
the_mouth 23 3 a
the_mov 23 1 6 4 5
the_municip 1w 5 6
the_nam 1p 2 6 5 5
the_nearest 1s 4 j 6 -5
the_neighbo 1m 0 6
the_new 1o 0 9 4 6 5 -c
the_next 15 1 -7 2 e 3 -7 4 -b 5 e 6 -6 7 -7 a d
the_night 1o 0 5
the_nois 1x 2 -6
the_normal 21 5 -5
the_not 1v 0 8
the_notary 20 5 a
the_numb 1r 5 7
the_odd 1x 0 8 5 -6
the_off 1y 4 a 7 5
the_offic 1l 0 5 5 6
the_officia 1s 3 6 4 7
the_old 1a 0 -9 4 -7 5 -7 6 h
the_one 1p 4 6 6 -6 9 6
the_ones 1w 5 6
the_open 20 0 5 2 5 5 -6
the_operato 1v 3 8
the_ord 1m 2 6 4 7 5 -5 9 6
the_organis 1y 4 7
the_origina 1x 0 6
the_oth 1f 0 8 4 -5 5 -5
the_own 1d 2 -8 4 6 5 e
the_pack 21 2 5
the_pag 1n 0 i
the_paint 20 0 -5 1 6
the_pap 1o 2 -5 5 -a 6 -8 9 d
the_paperwo 21 0 -6 5 -8 9 7 a 9
the_parcel 1t 3 9 5 b
the_parent 1r 5 6
the_parish 1v 2 -5 7 7 a h
the_park 1u 5 c
the_party 21 5 7
the_pdf 21 1 d 5 -5
the_permit 1x 0 -7 4 6 6 7
the_person 1n 5 7
the_pharmac 1w 5 8
the_phon 10 0 11 2 -c 4 b 6 -g 7 -a 8 -7 a -6
the_photo 1u 4 5 5 9 6 -5
the_pictur 1p 2 a
the_piec 1v 0 7
the_pillow 23 3 6
the_pin 23 3 6 5 6
the_pip 21 3 c
the_pitch 1y 0 6 5 -5 6 9
the_plac 1p 5 5 6 -9 7 5 8 6
the_plan 1j 0 k 5 -6 6 -6
the_plant 1t 3 5
the_plat 20 3 a
the_platfor 1v 0 6 5 -6
the_plot 1v 0 -6
the_plug 23 5 5
the_plumb 1v 0 6
the_pond 20 3 c
the_post 1w 9 5
the_pot 1v 9 8
the_pow 20 a d
the_pres 23 5 -5
the_pric 1f 6 -6 9 8
the_print 1v 5 -6 7 6 8 9
the_problem 23 0 -6 4 7
the_product 1r 7 5
the_profess 1y 5 8
the_program 1n 0 8 a 7
the_prop 23 2 -6 5 a
the_pump 1v 2 -6 5 e
the_pupil 1w 5 7 7 8
the_quart 23 3 7 5 7
the_queu 23 6 7
the_rail 1y 2 -6 3 a 5 -a 6 6
the_railway 21 2 7 5 8
the_rain 1y 0 -8 4 8 5 -8 6 9
the_receipt 1u 9 8
the_recip 1y 2 b
the_recipie 21 2 7 3 5 5 -5
the_record 1q 0 f 5 -b a 6
the_region 1t 2 -6 4 i
the_registr 23 4 6
the_rent 1t 0 -9 5 9 8 8 9 6
the_report 1r 0 6
the_rest 1g 3 -8 7 5 9 9 a -5
the_restaur 20 0 6
the_result 1r 0 7
the_return 1x 9 a
the_review 23 0 7
the_rid 1s 5 6
the_right 1c 0 a 6 -7
the_ring 1v 2 -5 5 -6 6 7
the_risk 20 9 7
the_riv 1y 6 5
the_road 1t 0 -8 5 6
the_roof 1k 5 6 6 a
the_room 1i 0 a 7 8
the_rout 1v 4 6
the_row 23 6 8
the_rul 1s 0 9 2 -6 8 5
the_sal 1x 0 5
the_sam x 3 -6 4 19 5 -u 7 -a 8 -7 a 5
the_sand 23 6 b
the_scan 1y 5 8
the_school 1k 0 -8 2 -7 3 -6 4 9 6 7
the_screen 1h 0 p 4 -8 5 -f 9 8
the_script 21 0 5
the_sea 1v 2 9
the_search 23 9 6
the_seat 1x 6 5
the_second 1o 5 g
the_sel 1q 4 7
the_sentenc 23 1 7 5 -5 7 6
the_session 1y 0 -7 2 7
the_set 23 4 7 5 -6
the_shad 23 6 8
the_sheet 1v 1 5 6 5
the_shelf 1r 0 8 2 -6 3 6
the_shelv 21 2 6
the_shift 1v 3 7
the_ship 20 2 5 4 7
the_shop 1c 0 e 2 -i 4 -c 6 d
the_should 1v 3 8
the_show 1v 0 -6 4 7
the_sid 1s 2 -6 3 b 6 a
the_sil 21 3 6
the_sit 1i 2 e 4 6 5 -c 6 -8 8 7
the_siz 1p 0 -6 3 p 6 -5
the_skin 1x 3 8 5 -5
the_skip 21 0 8
the_slid 23 0 6
the_slip 1v 0 8 9 9
the_slot 1y 1 7
the_slow 21 9 5
the_smal 1t 6 7
the_smel 1x 2 8 5 6
the_sofa 1u 2 9 4 6 5 -5 6 -6
the_softwar 1n 0 h 5 -9
the_soil 21 3 a
the_song 20 1 9
the_soup 20 0 6
the_spar 21 0 a
the_spoon 23 2 7
the_spot 1i 4 -9 5 c 6 6
the_squar 21 4 7 5 -6
the_stabl 23 5 5
the_staf 1v 0 -6 4 6
the_stair 1s 5 f
the_stal 23 6 7
the_star 21 6 a
the_start 1v 0 5
the_stat 1y 0 -8 9 6
the_station 1u 7 5
the_step 1w 5 8
the_stick 20 0 c
the_stock 1y 0 6
the_stor 1v 5 b
the_story 1q 0 -7 5 c
the_street 1r 6 6
the_student 1y a 5
the_studio 1x 4 9
the_study 23 0 i 5 -8
the_sugar 21 2 7
the_sun 1y 2 -5 6 5
the_superma 23 6 6
the_system 1n 0 9
the_tabl 1h 6 -7 7 9 a -5
the_tablet 1p 0 f 2 -5 3 7
the_tail 23 6 8
the_tank 20 2 -5 6 c
the_tap 20 2 6
the_target 23 7 6
the_task 1y 5 -9
the_tax 1r 0 9
the_tea 21 6 8
the_teach 1n 0 6 4 7
the_team 1m 0 a 5 9
the_technic 1r 0 7
the_ten 21 0 9
the_tenant 1y 0 -5 9 7
the_th 1o 0 9 4 7 5 -5 6 -7
the_therapi 20 3 6
the_thre 1v 5 -7 9 6
the_ticket 1v 4 6 5 -6 6 5
the_til 1m 0 d 2 -8 6 7
the_tim 1o 6 7
the_tin 23 2 9
the_top 1v 2 e
the_town 1r 4 8
the_trad 1v 0 -7 4 a 5 a
the_trail 20 a 6
the_train 1s 5 -5 6 5
the_tram 20 5 -6
the_tray 1v 2 -9 4 8
the_trip 1s 4 d
the_truck 1w 4 7 5 -6
the_two 1s 4 6 6 7
the_uk 1y 2 6
the_univers 1v 0 -6 3 6 5 6
the_us 1u 4 7
the_van 1k 0 c 2 -9 5 e 6 -9
the_venu 23 8 6
the_very 1y 0 -7 2 5 4 7
the_video 1y 1 8
the_villag 1k 0 -b 2 -7 5 -6 6 r
the_visit 1w 5 7
the_voic 1v 5 5
the_wait 1v 6 -6 a 8
the_wal 1e 0 -8 2 -8 3 8 4 -8 5 -b 6 19 8 -5 9 -6
the_wash 1v 2 a 6 -5
the_wast 23 4 5
the_wat 1k 0 -5 3 5 4 -6 6 f
the_way 1m 0 7 5 9
the_web 1n 2 q 4 9 5 -7 6 -a
the_websit 1r 2 8
the_week 1g 0 9 2 -6 3 -7 5 -6 6 5
the_weekend 1v 0 -7 3 6 5 -8 8 6
the_wheel 1t 5 -5
the_whol 1e 1 6 5 7
the_wholesa 1x 2 -6 5 -6 6 c
the_wind 1u 0 -6 1 7
the_window 1m 0 -6 6 n
the_woman 23 2 7
the_wood 1u 7 f
the_word 1v 5 6
the_work 1k 0 -c 2 -5 5 c
the_world 20 3 5 5 -5 9 5
the_worn 23 6 6
the_yard 1p 4 -5 5 a 6 -5 7 5
the_year 1s 0 -8 2 b 6 -6
the_young 1y a e
theatr 1k 0 -7 5 a 6 b
theft 1r 2 -5 3 d 4 -8 5 5 6 -6 9 a
their u 0 -e 2 -7 3 -d 4 r 5 -d 6 e 7 b 8 -5
their_languag 1s 0 -6 4 a
their_own 18 5 -c 6 b 7 h
their_phon 1q 0 d
them r 1 -9 2 f 3 -e 4 -5 5 y 7 -8 8 -j a a
them_a 1r 4 -7
them_and 1h 0 -8 2 8 3 -6 6 6
them_as 20 2 5
them_at 1r 5 a
them_back 1x 2 -6 5 d
them_by 1n 2 7 4 -6 5 -5 6 8
them_every 23 1 6 5 6
them_for 1u 2 6 4 6 5 -9
them_from 1v 6 7
them_in 1e 2 6 4 -6 5 9
them_on 1k 2 c
them_onlin 1x 0 5 2 9 5 -7
them_out 1v 5 -7 6 8
them_through 1y 4 7
them_to 1j 2 -a 4 -7 5 j
them_togeth 21 9 6
them_up 21 6 6
them_with 1k 2 5
them_you 23 0 -7
themsel 1a 0 g 1 -5 2 -6 3 -7 4 6 6 -6 a 7
then u 2 -e 3 -5 4 -9 5 q 6 -d 8 -8 a l
then_a 1j 3 -6 6 -a 9 d
then_i 1m 4 -6 5 j 6 -7
then_it 1s 2 -5 8 7
then_the 1k 2 -6 5 7 a 5
then_we 1o 4 -6 5 e 6 -6
then_you 1v 0 -g 9 7 a d
theory 1p 5 6 6 5 7 8
ther u 0 -e 1 -b 2 -p 3 -5 4 6 5 f 6 6 7 8 9 9 a f
ther_and 1v 0 -6 1 6
ther_are 1o 4 -6
ther_for 21 5 b 6 -5
ther_in 1y a 8
ther_is 1g 0 -b 2 6 4 8 5 -7
ther_s 13 1 -9 2 -c 5 -h 6 8 9 8 a 7
ther_with 21 5 9
therapi 1a 0 a 4 -9 5 n 6 a 7 -9 8 -7 9 -6
therapi_and 1v 5 7
therapy 1n 5 i a 6
therapy_and 23 5 8
therefo 21 4 c 5 -7
thermal 1q a b
thermom 1x 8 6
thes 1m 4 6 5 6
they s 0 -e 1 -a 3 -8 5 i 6 -e 7 11 8 -7 9 -6
they_are 1p 0 -7 1 c
they_can 1k 0 -5 3 a 5 -8 6 -9
they_choos 1y 7 8
they_com 1s 4 5
they_d 1u 4 c 5 -9
they_get 1r 4 5 6 -6 7 8
they_go 1w 2 6 6 8
they_hav 1x 5 -7 a 7
they_hold 23 2 -5 7 b
they_know 1s 3 8
they_learn 21 7 6
they_leav 1y 5 -7 7 a
they_lik 1u 0 6 2 5
they_look 21 3 8
they_meet 21 4 9 5 -7 a 6
they_need 23 1 6
they_pay 21 5 8
they_re 1j 6 7
they_really 20 4 6
they_see 23 5 5
they_stay 1t 0 -5
they_talk 23 5 -6
they_ve 1p 0 9 2 -6 5 d
they_want 1v 5 5
thick 1m 0 -5 2 l 6 -5
thigh 23 2 7
thin 1h 0 -b 2 9 3 h 4 -7 5 8 6 -5
thing 16 2 9 3 -6 8 7 9 -b a 8
thing_for 20 6 9
thing_from 1u 0 6 5 -6 6 -8 a 9
thing_that 23 8 6
thing_to 1t 8 8
think 1n 0 a
third 1c 0 -6 4 c 5 f 6 -7 7 -7 a 8
third_of 1t 4 8 5 -7
thirtee 1x 5 5
thirty 16 4 a 6 j 9 -6
thirty_days 1x 0 7 4 6
thirty_minut 1t 6 8
thirty_peopl 23 4 5 5 -7
thirty_year 1t 2 -8 5 g
this 18 0 u 5 -e 6 -a 7 -5 8 d 9 -7
this_is 1w 0 7
this_one 1y 0 c
this_week 1x 5 -5 8 8
this_year 1y 1 6 8 c
thos 17 0 -5 3 -9 4 9 a 5
thos_who 1g 3 -6 4 -9 6 6 7 6
thos_with 21 4 d 5 -5
thos_without 20 4 d
though 23 5 8
thought 1w 0 b
thousan 1h 0 c 2 -9 4 6 5 -9 8 8
thre o 0 -5 1 -f 3 8 6 w 7 -f
thre_day 23 6 7
thre_days 1e 0 -8 5 e
thre_hour 1l 6 a
thre_level 20 2 9
thre_lin 21 0 6 8 5
thre_minut 1s 5 7
thre_month 1i 0 -e 3 -6 5 9 7 9
thre_morning 23 6 a
thre_peopl 1y 4 6
thre_questio 21 0 5
thre_siz 1t 2 7
thre_thing 20 0 9
thre_tim 1o 0 -7 4 5 5 7
thre_to 1x 2 -5
thre_week 1m 0 6
thre_wheel 20 3 5
thre_year 1n 4 -5
thread 1g 0 -a 2 r 3 -8 4 -5 5 -6 6 -9 8 h 9 -5
thril 21 0 -5 8 a
throat 21 6 6
through v 0 -f 2 d 3 b 5 w 6 -o 7 -7 8 -5 9 6 a -f
through_a 1i 2 c 6 -5 9 a
through_it 1w 0 -7 5 h
through_our 1l 2 g 6 -6
through_the 1a 3 a 4 6 9 -7
through_their 23 5 5
through_us 1w 4 6
through_whatsap 23 5 6
through_with 23 5 5
through_your 1y 0 8 5 -9 9 9
throw 1h 6 6
throw_away 23 0 6
throw_out 20 1 5 7 6
thrown 1p 3 8
thumb 1c 0 o 3 -d 4 6 5 -8 6 -6
thumb_on 23 0 8
thursda 17 0 7 1 -8 2 -c 3 -i 5 -e 6 h 7 9 8 i 9 -c a b
thursda_and 20 6 7
thursda_at 21 4 a 8 5
thursda_it 23 5 6
ti 1y 0 a
tick 1b 0 11 2 -7 3 -6 4 b 5 -6 6 -7 7 -6 8 -6 9 -7
tick_off 1u 0 d 5 -5
tick_the 21 0 6
ticket 19 0 u 1 -6 3 -c 4 b 5 -d 8 7 9 -9 a -9
ticket_and 1x 2 8
ticket_with 1y 4 7
tidy 1o 0 e 6 -6
tie 1o 2 d
tied 1q 2 8
tiffin 21 4 f 5 -6
tight 21 2 c
tigriny 20 0 5 1 5
til z 0 a 2 -h 3 -d 4 q 5 -c 6 s 8 -b 9 -5
til_# 1o 6 8
til_and 1w 1 6
til_midnigh 1y 4 9
til_she 23 4 7 6 6
til_the 1m 2 7 5 7
til_you 1y 4 6
tilt 1s 0 6 3 7
tim r 0 15 1 -8 2 -k 3 -m 5 g 6 7 7 -7 9 -7
tim_a 1n 0 -9 5 9 8 6
tim_and 1c 0 g 3 -7 4 -5 6 -6 a 9
tim_by 23 0 6
tim_from 20 0 7
tim_in 1t 7 f
tim_is 21 0 8
tim_of 23 0 6
tim_on 20 4 5
tim_or 21 0 7 4 -7
tim_stamp 20 5 8
tim_that 21 a 5
tim_the 1x 5 7
tim_to 1t 3 5
tim_we 23 5 8
tim_with 1q 0 c
tim_you 1x 4 6
tim_zon 1q 0 9 4 7
timb 1r 2 f 5 -7
timelin 1n 2 -6
timetab 1n 6 a
tin 1e 0 -f 2 r 4 9 5 -6 6 7 7 -6 a -7
tin_for 23 2 9
tin_of 23 4 5 5 6
tin_with 23 2 b
tins 1l 0 -7 3 -5 4 -6 5 -5 6 6 a h
tint 1v 2 c 5 -7 6 c
tiny 1e 3 i 5 -7 8 -5 9 6
tip 1i 0 -d 3 8 5 9 6 -a 8 6 9 9
tip_it 21 9 5
tips 1k 2 -5 5 -6
tir 1p 2 8
tissu 1n 0 -5 2 a 4 -6 5 d
titaniu 20 2 c
titl 1h 2 k 3 -6 4 -8 6 -8 9 b a -6
to a 0 8 1 -7 2 s 3 -6 4 -k 5 8 8 -e 9 -6 a c
to_# 10 0 -j 1 -6 2 j 3 -8 6 f a -8
to_a 16 2 -a 5 5
to_add 23 1 6 5 8
to_all 1s 0 7 5 -7
to_an 20 2 6
to_any 1v 0 6 2 8
to_ask 1p 1 8 5 -7
to_bank 20 9 a
to_bar 23 2 6
to_be 1h 2 c 5 -6
to_book 1y 0 6
to_build 1x 2 6
to_buy 1k 0 g 2 -6 4 -9 5 -6
to_cal 1t 9 9
to_carry 21 5 9
to_chang 1y 2 c 5 -5
to_check 1t 0 -7 3 a 5 6
to_clean 21 6 -5
to_com 23 0 5 5 -5
to_compar 20 4 7
to_cook 23 6 7
to_dat 20 0 7
to_do 1f 0 a 4 -8 6 -6
to_each 1j 2 -5 5 -6 6 6 8 6
to_eat 1v 1 5
to_eight 1r 0 -7 5 -7 6 b 8 6
to_end 1r 0 5 5 c
to_every 21 2 5
to_family 1s 4 9 5 -5 6 -5
to_farm 23 0 6
to_fifty 20 0 -6 5 a
to_fil 1x 6 7
to_find 1s 0 7
to_fix 1v 0 9 2 6 5 -9
to_four 1t 0 -7 5 -9 6 f 8 7
to_get 1r 0 -7 5 c
to_go 1u 4 -5
to_hang 21 a 5
to_hear 1y 0 -6 5 b
to_hom 1r 5 7 6 -6
to_hospita 23 a 7
to_hotel 1x 2 e 4 6 5 -7 6 -6
to_instal 1y 3 7
to_it 1r 3 6
to_know 20 0 -6 a 6
to_last 23 5 6
to_learn 1x 5 -5 a 7
to_leav 1v 4 5 a 7
to_look 1y a 6
to_mak 1u 2 8
to_match 1y a 5
to_me 20 8 7
to_measur 1p 5 d
to_memb 20 5 -8 6 7 a 6
to_my 1v 0 8
to_nin 1y 5 8
to_one 1f 0 -8 2 -8 5 m 6 -b 7 a 8 -6
to_ord 1j 2 9 3 7 4 5 5 -7
to_oth 1s 0 -6 2 -7 4 b
to_our 1l 0 -k 1 i 2 a 6 7
to_payrol 20 0 5
to_peer 23 4 b
to_peopl 1w 2 6
to_phon 1y 5 -7
to_play 20 0 -5 7 6
to_post 23 7 5 8 7
to_print 1y 2 -5 4 g
to_put 1w 5 -8
to_rent 21 6 7
to_sav 21 0 -5
to_say 1r 2 -8 4 b 5 -6 6 -6 7 9
to_school 1s 2 a 6 -6
to_sel 1s 0 8 4 5
to_send 20 0 7
to_set 20 2 7
to_shar 1v 4 6
to_shop 1w 8 a
to_show 1u a 5
to_sign 23 5 5
to_sit 1v 4 6 6 7
to_six 1q 6 7
to_sixty 23 2 -5 5 7 9 5
to_smal 23 6 8
to_start 1s 0 b
to_tak 1p 5 -d 6 e a 6
to_talk 1u 2 6
to_ten 1v 0 -8 1 6 5 7
to_text 20 1 8
to_that 23 0 -7 1 6
to_the q 1 -6 4 -a 5 h 6 5 7 -h 8 -a 9 8 a e
to_their 1p 7 9
to_them 1v 0 -5 5 6 a 7
to_thre 1q 3 6 a 6
to_try 1u 6 7
to_turn 20 a 6
to_twenty 20 2 -5 a 5
to_use 1v 0 -6 2 9
to_wait 20 7 5
to_what 1y 5 6
to_wher 20 1 5 5 -7 6 6
to_whom 21 0 5
to_work 1r 5 a
to_writ 1t 0 6 7 9
to_you 1i 0 -5 4 -9 5 k 6 -5 7 7
to_your 16 2 m 3 -5 4 -5 5 k 6 -c 8 -8 9 -5 a -8
toast 1o 0 -5 2 9 4 -5 6 c
toasty 21 6 8
tobacco 23 2 -9 6 k
today 1c 0 g 2 -d 5 -l 8 9 9 f
today_and 1w 0 9
today_s 1u 0 5 5 -6 8 5 9 8
toddl 1p 2 f 3 -6 5 -9 7 a
toe 1w 2 7
toes 20 5 6
togeth 10 0 c 1 -7 2 6 3 -e 5 -8 8 -8 a f
togeth_in 1x a 7
togeth_on 20 7 6 9 5
togeth_with 1f 0 7 3 -6 4 8 6 -d 7 -5 a 6
toilet 1j 2 -9 5 d
toilet_and 1x 5 8
token 1v 0 7 4 -7 5 -8 6 c
tol 21 0 e
told 1i 0 6 6 -5 8 f a -6
told_by 20 8 a
told_on 23 5 9
tomato 1m 2 f 3 i 5 -6
tomorro 1j 0 f 4 8 5 -h 6 -7 8 5
tomorro_s 1w 4 5 5 -6
ton 1d 0 p 1 e 4 -9 6 -6 9 -6 a -5
ton_and 1v 0 7
tongu 1l 2 -6 3 -7 4 c 7 8 8 6
tonic 21 2 5
tonight 1q 0 8 6 -5 8 a
too y 2 6 3 -6 6 -8 8 -7 a 5
too_and 1r 0 -9 3 -5 a 8
too_when 23 4 6
too_with 20 0 6
took 1m 5 -a 6 7 8 9
tool 11 0 1i 2 -8 3 -b 5 -q 6 -7 7 8 8 -6 9 -e a 6
tool_and 1s 5 -6 7 6 a 6
tool_for 1q 0 g 5 -5
tool_that 1u 0 6
tool_wher 1y 0 9
tool_with 1x 0 6
toolbox 20 4 9
top 1b 0 -b 2 11 5 -h 6 -8 9 c a -7
top_of 20 0 a 5 -7
top_up 1s 0 -b 2 e 5 -9 9 d
topic 1j 2 -5 8 b
topic_and 21 8 5
tops 1p 0 -9 2 b 5 6
tops_up 23 9 5
torch 1t 0 -7 4 c 6 -6
torn 20 5 -8 6 7
toronto 1w 0 5
tortill 21 6 6
tot 1v 2 8 5 -6
total 1q 0 7
touch 1d 0 c 4 -d 5 d 7 -6 8 -6
touch_a 23 2 6
touch_it 20 0 7
touch_the 20 3 6
tough 20 8 5
tour 1f 3 -6 4 -7 5 f 6 9
tour_and 23 5 7
tourist 1q 0 6 2 6 3 -6
tourist_tax 1x 0 8
tournam 1p 0 -7 5 6 7 a
tow 1j 0 -6 2 a 5 f
tow_and 21 8 6
towel 1k 0 -7 2 e 3 -8 4 8 5 e 6 -6
town 19 1 -6 2 -7 3 9 4 h 6 7 9 -a a -5
town_and 1u 7 7
toy 1x 4 8
toys 1k 2 x 5 -a 6 -7
trac 1n 0 a
traceab 1n 2 n 4 -6
traceab_to 1y 2 9
track 12 0 v 2 -e 4 h 6 -9 8 -5 9 -9 a -6
track_and 1s 0 -6 4 f 6 -8
track_each 20 8 5
track_for 1u 0 e
track_the 1v 0 a
track_with 21 3 5
tractor 1q 2 -7 4 d
trad 17 2 -j 4 f 6 -e 7 b 8 8
trad_and 1s 0 7 8 6 a 6
trad_fair 21 5 a
trad_in 1v 4 9
traditi 1n 6 a
traffic 1n 0 g 3 6 5 -6
traffic_light 1t 0 a
trail 1d 2 -8 4 -6 5 j 9 -6
trail_and 1y 8 6
trail_with 21 5 d
train r 2 -16 3 -6 4 -d 5 1c 6 r 7 j 8 -i 9 -o a 7
train_a 1y a a
train_and 1m 4 -7 5 a
train_are 23 7 c
train_at 23 5 5
train_by 1r 3 c 5 6
train_coach 23 6 6
train_for 1k 2 -6 5 j
train_in 1h 4 -8 5 i
train_local 21 a 5
train_of 20 5 8
train_on 1h 0 g 1 i 2 -c 4 -6
train_one 20 0 -5 5 9
train_plan 1y 4 5
train_staf 20 6 c
train_the 1r 0 -b 4 7 5 c
train_to 1u 0 -8 7 c
train_two 23 3 7
train_volunt 1x 0 -5 5 -6 a g
train_with 1o 0 6 1 f 5 -e 7 6
trainin 23 0 -5 5 -9 6 5 7 c
tram 1m 2 -7 4 a 5 -a 8 d
tram_depot 23 a a
trampol 20 4 6
transac 20 1 d
transcr 1m 1 5 5 9
transcr_and 1y 1 a
transf 1c 1 9 3 -9 4 -g 5 m 6 -8 7 -5 9 b
transf_and 1x 5 6
transf_to 23 2 6 5 -6
transit 1v 5 6
transla 1b 0 8 2 -5 5 q 6 -8 7 -7 a -5
transla_and 1t 2 8 4 -7
transpa 1i 6 8 7 -5 8 -7 a 6
transpo 1h 4 d 6 7
trap 1p 2 -6 a 8
trauma 1v 5 e
travel 18 0 8 1 -6 2 f 3 -c 4 6 5 c 6 -c 7 -6 9 -7
travel_and 21 0 5
travel_with 1y 4 7
tray 1e 2 6 3 c 5 a 6 -8 7 -5 9 -5
tre 1b 0 -d 1 -6 4 -d 5 8 6 e a m
tre_with 23 6 6
treadmi 20 6 9
treasur 1r 9 6
treat 1e 0 -5 2 a 4 -9 5 h
treat_and 1y a 6
treat_with 23 6 a
treatme 1h 0 -7 4 -5 5 f 6 f
trek 1v 2 c 4 -7 5 -8 6 b
trench 20 5 e
trend 1u 2 7 5 -5
trestl 23 6 -6 7 5 a 5
tri 1o 2 7 4 -6
triag 1y 1 9
trial 1d 2 7 5 -d 6 5 a -5
trial_day 21 5 -6 6 a
trial_week 23 0 -7 5 7 7 6
tribuna 23 5 b
tricycl 1s 0 -7 2 -g 5 c 6 e
trig 1s 0 6 5 -6
trik 1w 0 -6 5 8 9 8
trim 1o 2 -6 5 b
trio 20 4 7
trip 1b 1 -6 2 -8 3 -a 4 e 5 g 8 -7
trolley 1u 0 -6 2 -5 4 a 5 -5
tropica 1y 0 a
troubl 1v 0 7 5 6 6 -5
trous 1m 2 l
trous_and 20 2 8
tru 1j 0 7 2 -9 4 6
truck 19 2 9 4 8 5 b 7 -7 8 -7 9 -9
truck_and 1x 0 b
truck_to 23 5 6
truck_with 21 1 7
truly 1p 1 8
trunk 1y 5 5
trust 1d 2 -6 7 -6 9 b a 7
trust_us 23 5 6
truth 21 a 7
try 1b 1 -6 2 y 3 -d 5 -9 6 c 8 -8 9 -9
try_at 23 2 9
try_it 1x 7 9
try_on 1w 2 k 5 -6
try_to 23 5 6
tub 1f 2 j 5 6
tubs 1u 6 e
tuck 1w 2 j
tuesday 1a 0 k 2 -5 3 -6 5 -g a 6
tuesday_and 1u 3 8
tuesday_i 23 0 -5 a 5
tuition 21 a 7
tuk 23 2 7
tulip 23 2 -5 3 d
tumbl 1v 0 -5 6 b
tummy 20 6 6
tun 1k 0 6 2 -a 3 c 4 -a 5 b 6 -d 7 5
tunic 21 2 c
tunnel 1o 0 -5 3 n 4 -6 5 -b 6 8
turbin 21 a k
turf 1w 5 a
turkey 1w 0 9 4 -5
turkish 1q 1 7 4 -5
turkish_and 20 5 7
turn z 0 v 1 6 2 b 4 -e 5 -8 6 -h 7 -7 8 -8 a 7
turn_a 1s 5 8
turn_any 1y 0 6
turn_from 20 2 7 3 7
turn_green 23 0 7
turn_into 1r 0 a
turn_it 1q 5 -9 a 6
turn_the 1n 0 -9 5 8
turn_to 21 1 5 6 7
turnaro 1y 5 9 6 6
turnov 1v 4 -5 5 a
tutor 1k 2 -7 4 p 5 -g 6 -b 7 e a b
tv 1o 3 6 6 9
twelv 15 0 -b 2 6 4 -9 7 j 8 8 a -6
twelv_month 1y 2 6
twelv_questio 23 0 -8 5 a
twelv_week 1p 6 -8 7 h
twelv_year 21 8 5
twenty 17 1 -7 2 -7 3 -c 4 7 6 -d 7 7 8 7 9 e a 6
twenty_four 1x 2 6
twenty_minut 1n 4 -8 5 8
twenty_year 1t 0 -7 4 b
twi 1y 5 7
twic 15 4 -a 6 6 7 5 9 -7 a 6
twic_a 1b 7 7 9 -7 a 7
twic_weekly 1u 5 -5 7 5 8 8
twic_yearly 1w 0 -7 2 -6 8 7
twin 1o 0 8 2 f 3 -6 4 -6 5 -5
twist 1q 0 -7 2 b 4 -5 6 i
two k 0 -n 1 -j 2 -7 3 g 4 -b 5 q 6 u 9 -c
two_and 1y 5 9
two_at 1y 5 -6
two_days 1a 0 -d 4 6 5 f 7 -6 8 -6
two_evening 1x 6 5 a 8
two_hour 1c 0 -b 2 -c 3 -6 4 -8 5 q 9 -6 a a
two_hundr 1i 0 9 5 -6
two_in 23 1 5
two_lin 20 0 9
two_metr 21 2 -6
two_minut 1f 2 -8 8 5 9 6
two_month 1s 5 -8 7 8
two_of 1s 2 -7 a 7
two_or 1s 0 -6 4 f 5 -6
two_oth 23 8 6
two_peopl 1q 0 a
two_person 1x 3 a
two_piec 23 2 6
two_report 21 8 g
two_room 1x 5 -7 6 g
two_round 1x 0 -6 5 i
two_seat 23 4 8
two_siz 20 2 b
two_smal 20 6 5 a 6
two_taps 1x 0 a
two_thousan 20 8 7
two_to 1o 2 8 5 8
two_train 21 7 a
two_vans 21 6 6
two_week 1a 0 -e 2 7 3 9 4 7 5 c 6 -a a -6
two_with 21 8 6 a 6
two_year 1e 0 -9 2 b 4 -8 5 9 6 -b a e
typ 14 0 10 1 b 2 -8 3 -5 4 6 5 -9 6 -e 8 -6
typ_and 1v 0 8
typ_in 1w 0 7 5 -6
typ_of 1x 6 6
typ_or 21 0 7
typ_the 1s 4 9 5 -6
typ_what 23 1 6
typical 1x 0 c 1 6 4 -5
tyr 1j 2 -b 6 y
tyr_and 23 5 -5 6 b
ugly 1x 0 -6 1 6 2 5 5 -7 7 a
uk 1l 2 c
ukulel 23 4 8
ultraso 1o 0 -a 3 m 4 -7 5 b
ums 21 8 5
uncl_s 23 6 8
und x 0 -10 2 -5 3 z 5 d 6 6 7 -9 a -7
und_# 1i 0 -5 1 7 4 6 6 -7 8 -5
und_a 1k 0 -f 1 6 6 5 8 6
und_it 23 1 8 5 -7 6 5
und_my 21 5 -7 8 5
und_one 1l 0 -8 2 -6 4 6 6 j
und_our 1y 2 7
und_the 1c 0 -h 2 -6 3 i 5 9 8 -6
und_your 1v 3 6
undergr 23 1 6 3 6 5 -6
underne 1w 2 6
undersh 23 3 5
underst 1f 0 g 4 -5
underwa 20 0 -5 3 6 5 b
underwe 1x 2 7
underwr 1y 5 -5 9 g
undy 21 2 9
uniform 1m 0 -6 3 -5 4 c
union 1s 0 -6 7 8
unit 19 0 -c 2 -8 3 l 4 -7 5 g 6 8 8 -8 9 -9
unit_and 1y 0 -6 1 5 5 5 6 8
unit_in 1s 2 6 6 7
unit_with 21 2 -5 3 6
univers 1i 2 -9 3 d 4 9 5 8
unlimit 1t 4 6
unlock 1l 3 8
unlock_the 23 0 b
unpaid 23 9 6
unsur 1w 0 5
until 12 0 -7 2 -i 3 -6 4 8 5 b 6 u 8 -a a -5
until_# 1n 2 -7 5 b 6 e
until_both 23 0 f
until_it 1q 0 -c 2 -9 5 7 6 9 9 7
until_midnigh 1y 6 h
until_six 23 2 a 5 -6
until_the 1i 3 -5 5 8
until_they 1x 6 5
until_you 1r 0 7
unus 1v 2 7
unusual 21 4 6
up n 1 -f 2 -m 3 -j 4 g 5 13 6 m 7 -8 8 -i 9 b
up_# 21 3 6
up_a 1i 2 -7 6 9 a 9
up_aft 1w 2 6
up_and 1i 5 7 6 5
up_at 1j 0 -f 3 -5 4 6 9 5 a 8
up_by 1l 0 9 4 -6 9 7
up_com 20 0 9
up_from 1s 2 6
up_front 21 5 9
up_in 1b 0 a 4 -9 6 e 7 -5 8 -5
up_on 1n 8 6
up_point 23 2 9
up_the 1g 2 -7 3 -5 5 f 6 -7
up_to 18 0 -i 2 -7 4 a 6 b 9 c
up_until 23 9 5
up_within 21 6 a
updat 1d 0 n 6 -7 8 6 a -5
updat_by 1v 4 6
upfront 1w 0 -5 1 5 5 7
upgrad 23 3 7
upi 1v 0 8 9 6
upload 13 0 p 1 l 3 -e 4 8 6 -g 7 -9 a -a
upload_a 1q 5 8
upload_and 23 8 6
upload_photo 1x 8 8
upload_the 1k 0 8 9 7
upload_their 23 4 a
upload_your 1x 4 5
upon 21 6 6
upp 1s 2 6 5 -7 6 7
upright 1w 0 -7 6 -6 7 5
ups 1e 2 -6 3 -9 4 -9 5 g 7 a
upsid 23 0 -8 1 c 2 6
upsid_down 23 0 -8 1 c 2 6
upstair 1r 2 -7 6 r
uptim 1x 3 7
upward 20 9 7
urban 23 6 6
urdu 1u 0 6 9 5
urgency 23 1 5
urgent 1p 1 h
urgent_ones 23 1 b 5 -5
urin 23 5 a 6 -6
urns 1w 2 8
urns_from 23 2 9
us t 0 -b 2 6 3 -h 4 l 5 x 6 -f 7 -7 8 -c
us_a 1o 0 9 4 -8 9 7
us_and 1n 0 -a 4 7 6 7
us_in 1r 5 d 6 -7
us_the 1m 4 6 5 c
us_until 23 4 d
us_what 1v 2 6
us_who 23 5 -5
usabl 21 4 5
usag 1v 3 7 5 -a 7 6
usb 1v 2 6 5 8
use 16 0 5 1 7 3 g 4 -i 5 -8 6 8 9 -9
use_it 1l 0 b 1 7 2 -6 4 -6 5 -6 8 7
use_the 1y 5 5
use_them 21 3 6
used 18 0 -b 1 -6 2 i 4 e 9 -7
used_ones 23 5 7
used_to 1q 2 9
useful 21 0 6
user 1r 4 -8 8 7
uses 1j 0 9 1 7 2 -7 3 d 4 -5 6 -8
uses_a 23 3 b
uses_the 21 3 a
ussd 1k 0 b 3 -6 6 -8 9 c
ussd_and 21 0 e
usual 1n 1 9
usually 1q 5 6 6 -6
utility 1t 0 7 1 6 5 b
uv 1s 0 -6 2 f 5 -6 6 9
vacancy 1v 0 e 4 c 5 -b
vaccin 1r 5 6
vaccina 1q 5 -a 6 6
vacuum 1m 3 8 4 -6 5 d
valenci 1y 6 6
valid 1r 0 -6 3 6
validat 1v 3 9
valu 1c 0 h 1 i 8 -6 9 -7 a -7
valu_in 23 1 6 6 5
valuati 20 4 -5 5 5 9 a
valv 1q 0 -6 3 e 5 5
van 13 1 -5 3 -d 4 e 5 y 7 -8 8 -7 9 -6 a -5
van_and 1s 6 -6
van_for 20 5 d
van_in 23 6 6
van_with 1q 5 b
vanish 1x 8 9
vans 1k 3 -6 8 8 a 8
vans_and 21 8 8
variety 1v 0 -6 2 d 3 8
vas 20 2 8 3 5
vat 1j 0 k
vault 1q 4 5 6 e
ve 14 0 i 2 -c 5 f 7 8 8 -6 9 -5 a -7
ve_a 1s 2 5 5 j
ve_been 1u 5 c
ve_don 21 3 6 5 7
ve_got 1q 5 6
ve_nev 23 0 7
veg 1q 5 9
vegan 1r 2 c 5 -7 6 a
vegetab 1j 2 h 3 -5 5 -6 6 7
vegetab_and 20 2 5
vegetar 1s 0 -5 6 i
vehicl 1g 0 n 2 -6 3 -7 5 -6
velvet 23 5 9
ven 23 6 8
vendor 1k 4 6 5 -7
ventila 1y 6 6
ventur 21 0 a 7 a
venu 1l 5 -9 6 9
verdict 20 8 6
verifi 17 0 i 2 -h 3 -9 4 1q 5 -e 6 -j 7 -8 9 -7
verifi_by 1o 0 r 5 -b
verifi_profil 1x 0 7
verifi_with 23 4 a
verific 1s 0 8 1 9
verify 1n 1 f 5 -c a -6
vers 1y 1 6
version 1b 0 9 1 7 2 h 4 -7 7 -5 9 -6 a -6
version_and 20 1 6
version_for 1s 2 6
version_of 23 1 6
version_with 1x 1 6 5 -6
versu 21 7 6
vertica 1u 0 9 8 b
very 1j 2 6
vest 1r 2 e 5 -9
vet 16 0 -l 1 -8 3 -6 4 x 5 b 7 -6 8 -7 9 -6 a 8
vet_by 20 5 5
vet_nurs 23 4 6
vet_on 21 5 a
veterin 1v 6 6
veto 23 1 7
vets 1q 0 -a 6 c a 9
via 1h 0 b 6 -6
vib 23 6 7
vibrant 21 5 -5 6 8 a 6
vibrat 1y 2 -5 3 j 5 -6
vibrati 1r 3 s 5 -7
victori 20 5 8
video u 0 g 2 -a 3 -f 4 j 5 13 6 -i 9 -f a -b
video_by 1v 2 7
video_cal 1g 0 d 3 -6 5 f
video_for 1t 0 -7 7 8
video_from 1r 2 -7 8 7
video_in 1u 5 c
video_intervi 23 0 6
video_of 1m 0 a 6 -5
video_or 21 6 6
video_session 23 5 7
video_talk 23 5 6
video_we 1x 1 6
video_with 1p 4 -5 5 l
vietnam 1q 2 b 5 -6 7 6
vietnam_and 23 1 5
view 1b 0 n 1 -5 2 -a 3 -7
view_and 1x 9 8
view_of 23 0 6
viewing 21 5 6
villa 1t 5 b
villag 17 0 -r 1 -7 2 d 5 -c 6 n 9 -6 a n
villag_and 23 2 8
villag_on 20 6 9
vin 1w 2 -c 3 m
vintag 1v 2 -6 4 9
vinyl 1s 0 -5 2 5 6 -6 8 b
violin 20 0 -6 1 5 2 -6 5 d 7 6
virtual 1j 0 -6 2 -8 3 h 5 -6 9 a
virtual_card 21 9 f
visa 1k 2 -5 5 u 6 -7
visibl 1k 4 a 9 9
visit y 1 -a 2 -q 3 -8 4 m 5 1j 7 -e 8 -h 9 -a a 8
visit_and 1n 5 7
visit_by 1t 0 6 4 a
visit_every 1v a 5
visit_for 20 5 7
visit_in 1x 4 7 5 a
visit_them 20 5 c
visit_with 1t 5 b
visitor 1h 0 e 2 -a 5 -b 6 d
vitamin 1v 2 d 6 6
vocabul 1u 0 b
vocal 21 0 -a 1 a 6 7
voic x 0 1w 1 7 2 -q 4 -i 5 -j 6 -i 7 -e 8 t 9 7 a -d
voic_and 1q 0 8
voic_entry 23 0 7
voic_first 21 0 6
voic_in 1o 0 c 1 7 5 -9
voic_messag 1q 2 9 7 6
voic_not 1g 5 f 6 -8 8 c
voic_record 21 0 8
volum 1p 4 8 5 a 6 -7
volunt 19 0 -6 2 -9 3 -c 4 8 5 -i 6 -g 8 -a 9 -8 a 25
volunt_who 21 0 7 a 6
volunt_with 20 a b
vot 1d 0 7 2 -e 3 -9 4 -g 5 7 6 -6 7 -7 8 k a l
vot_and 20 1 6 5 -5
vot_for 1y 8 6
vot_in 23 a 7
vot_on 1q 2 -6 4 -7 5 l 6 -6 8 d
vouch 1g 0 j 2 e 3 -8 5 -7 6 -7
vouch_for 1v 0 6 2 8
vr 1w 0 -a 3 n 5 -6
w 1k 0 7 3 7 4 -a 6 6
waffl 1v 6 d
wag 1h 0 -a 2 -9 3 -6 4 9 6 -9 9 d a l
waist 1t 4 6
wait 13 2 -i 4 b 6 p 8 -8 9 -a
wait_at 23 5 6
wait_for 1q 0 6 1 5
wait_in 21 4 7
wait_list 1m 0 c 3 a 5 -8
wait_on 23 6 6
wait_room 1v 0 -8 4 7 5 5
wait_til 21 5 a
wait_until 21 7 5
waitlis 1w 0 7
wak 1o 0 -6 2 -7 3 c 5 b
wak_up 21 5 7
wal 13 0 -k 3 8 4 -6 5 -8 6 15 7 -8 9 -8 a -7
wal_and 1p 5 6
wal_for 20 2 5
wal_of 1y 6 a
walk 10 0 7 1 -b 2 -13 3 5 4 f 5 p 6 6 7 -6 9 -a
walk_distanc 1v 5 9
walk_in 1i 0 -8 2 -b 3 -7 5 -7 6 o 7 6
walk_round 1v 3 6 6 8
walk_the 1s 5 6
walk_through 1r 5 a
walk_to 1x 9 b
walk_with 1w 0 -6 5 7 a 8
wallet 1d 0 -5 2 -6 4 -8 5 -g 8 -5 9 1a
wallet_and 23 1 5
wallet_with 20 9 c
wallpap 1w 0 -8 1 b 2 6 5 -7 a 5
walnut 1x 0 -7 2 6 3 9
wand 1w 2 -7 3 f
want 12 0 -a 1 g 2 -6 3 -9
want_a 1x 5 -8 6 7
want_and 21 3 5 5 7
want_it 1x 1 6 2 -5
want_the 23 0 5
want_to 1f 1 5 3 -7 4 -5 6 i 7 -6 8 -5 a 5
war 1x 2 -5 4 d 5 -8
ward 1i 0 9 4 -b a d
ward_and 20 a 8
wardrob 1l 0 -9 4 b 5 9
warehou 1g 4 9
warehou_in 1x 2 6 5 6
warm 19 2 -6 4 -e 5 f 6 h 7 -b 9 -8 a 6
warm_up 1v 0 9 5 -7 6 7
warm_wat 21 5 7
warmth 23 3 9
warn 1b 0 s 2 -5 3 c 4 -7 5 -c 6 -7
warn_befor 1t 0 6 9 8
warn_of 1v 0 b
warn_when 1u 0 7
warrant 1e 2 7 5 b 6 5 9 -6 a -5
warrant_on 21 5 6
was 12 0 h 1 6 2 -b 3 -a 4 a 6 -6 7 -5 9 -6 a 7
was_a 1i 0 -6 3 -6 4 -7 5 g 6 d
was_an 21 0 6 9 7
was_the 1y 0 8 5 -9
was_train 23 1 a
wash 12 0 -k 1 -9 2 a 4 7 5 d 6 g 8 -b 9 -6
wash_at 23 2 6
wash_in 21 2 -5 3 c
wash_machin 1t a 7
wash_the 21 5 -7 9 6
wash_them 21 6 b
wash_up 21 5 b
washabl 1o 0 -6 2 d 3 c 6 -5
wast 1f 2 c 3 6 5 l 6 -d 9 -6
wat z 0 -l 1 -c 3 o 4 -7 5 f 6 z 7 -e 8 -d 9 -f
wat_and 1j 0 -6 4 9
wat_bas 21 2 c 5 -6
wat_tank 1u 5 8
wat_test 20 5 -5
watch 15 0 i 1 -5 2 -c a -6
watch_it 23 9 6
watch_the 1n 0 b
watch_through 23 7 a
watch_with 23 3 9
watch_your 21 0 8 5 -7
waterco 23 0 -6 2 6
waterpr 1n 0 -b 2 8 3 r 4 -5 6 -9
wav 1s 5 -7 6 a
wax 1g 0 -7 2 q 4 -6 6 -6
wax_and 23 7 7
way 1b 0 e 2 -c 4 i 8 -6 9 -7
way_to 21 a 5
ways 1v 4 9
we a 0 -29 1 -e 2 i 3 -o 4 -c 5 31 6 -7 7 -7 8 -8 a q
we_already 20 5 6
we_also 1j 0 -6 4 -7 6 d
we_answ 1t 5 8
we_are 1b 0 -7 2 -a 3 -6 5 d 6 g 7 -7 8 9 9 -6
we_arrang 1w 5 a
we_ask 1s 4 -6 6 -8
we_assembl 23 3 c
we_bak 1w 2 8 7 6
we_begin 1v 5 8
we_book 21 5 a
we_br 1c 0 -a 2 -a 4 e 5 k
we_brew 20 6 8
we_build 1h 0 6 3 q 4 -8 6 -6
we_built 1m 0 e 5 -8
we_bundl 20 0 8
we_buy 1i 0 -9 2 7 3 -7 4 9 5 9
we_can 1q 2 -5 5 b
we_carry 1v 0 -5
we_chang 1y 5 -6
we_check 1h 2 -a 4 j 5 -j 9 i
we_choos 1v 2 8 4 6 5 -6
we_clean 1o 0 -6 2 6 5 h
we_coach 21 0 5 4 9 5 -6
we_collect 1f 0 -7 3 -7 4 d 5 i
we_com 1d 3 6 4 -a 6 -d 7 7 a 7
we_combin 21 1 f 5 -6
we_connect 1n 0 -7 2 -5 4 k 6 -5
we_convert 23 6 7
we_cook 1o 2 k
we_count 1y a 7
we_creat 1x 8 7
we_deliv 1i 0 -6 2 m 3 6 4 -7
we_design 1i 0 -6 2 c 5 g 6 -7
we_develop 1p 0 -8 2 c 3 7 6 -5
we_did 21 7 5
we_do 18 0 -k 3 -b 4 -7 5 16 7 -7 8 -5 9 6
we_don 1m 0 5 2 -c 4 a 5 -d 7 5
we_driv 21 5 8 8 5
we_explain 1v 0 -9 5 d 9 6
we_feed 23 2 8
we_ferment 21 2 6
we_fil 1u 2 -5 5 8
we_film 1v 0 -7 5 6
we_find 1m 5 c
we_fit 1v 1 c
we_fix 1x 5 8
we_fly 1y 5 e
we_generat 23 1 a
we_get 23 1 6
we_giv 1j 0 6 2 -6 6 5 7 5 a 5
we_go 1k 0 -k 2 -6 3 -6 4 8 5 6 7 6 8 8 a 9
we_grow 1r 2 9 5 8
we_guarant 1v 0 -5
we_guid 20 0 6
we_handl 1r 5 7 a 6
we_help 1q 2 -7 5 5
we_hir 1r 0 -6 5 b
we_hold 1s 4 7
we_import 1t 2 a
we_instal 1r 5 f
we_intervi 1w 5 6
we_keep 1n 5 7 6 -7 a a
we_know 1d 0 -h 3 -9 5 d 8 6 9 6 a 8
we_leav 1x 2 5 5 b
we_let 1s 5 -a 9 g
we_list 1s 0 -6 4 g 5 -8 9 8
we_liv 1y 5 b
we_ll 1y 2 7
we_look 1l 0 -d 2 -6 5 n 6 -5 9 9 a 6
we_mad 1r 0 e 5 -6
we_mail 21 1 5
we_mak 16 0 -6 1 -6 2 o 3 d 4 -b 6 -9 8 -6 a -6
we_manufac 20 2 6 3 9 5 -5
we_match 1l 0 -8 2 -6 4 p a a
we_measur 1p 5 9
we_meet 1w 5 6
we_mov 1w 5 5
we_nam 21 6 9
we_nev 1s 2 -6 5 c
we_off 1i 9 8
we_only 1q 0 -7 2 -5 5 j
we_open 1m 2 -6 5 -a 6 b 9 5
we_organis 1q 2 -5 5 o
we_own 1y 8 5 a d
we_pair 21 a 6
we_pay 1l 0 -b 4 6 5 -6 6 -7 9 b a 8
we_phon 1w 0 -6 5 a a 6
we_photogr 1w 2 8
we_pick 1o 5 8 a 5
we_plac 1t 5 h 6 -6
we_plan 1q 1 b 5 c 6 -6
we_plant 23 3 9 5 -6 a a
we_post 1v 2 9
we_practis 1y 0 -7 5 d
we_prepar 1u 0 -9 7 7 a 7
we_pres 21 2 c
we_print 1n 0 -i 2 9 4 5 6 -6 8 p
we_produc 1m 0 -a 2 6 3 c 5 -9 6 -6 8 g
we_propos 1x 5 5
we_publish 1s 8 8
we_pul 1x 1 6 2 b
we_put 1g 5 8 6 -a
we_re 1a 4 -c 5 e 7 -6 8 b 9 -5 a a
we_read 1q 5 -6 6 -6 7 7
we_rent 1h 0 -8 3 -7 5 9 6 g
we_repair 1w 3 7 5 6
we_replac 1w 2 -7 5 6
we_return 20 7 7
we_rewrit 23 5 c
we_ring 1w 0 -5 6 -9 7 5 9 a
we_roast 1y 2 8
we_rol 21 3 9
we_run 1a 0 -7 2 -a 4 7 6 8 9 -7 a 8
we_say 1r 2 6 3 -5 6 a
we_scan 1w 9 5
we_sel 1c 0 -c 2 v 5 -d 6 -6 7 -5
we_send 1c 2 f 5 6 6 -7
we_set 1o 0 -9 4 -8 5 g 6 5 a 8
we_sew 1v 4 6
we_ship 1s 2 i 5 -5
we_show 1k 2 5
we_sit 1t 2 -5 5 6 8 5
we_sort 1v 2 -6 4 6 5 7
we_speak 1v 5 8
we_stand 23 5 9
we_start 1n 5 -6 9 7
we_stay 1v 5 8
we_stor 1y 2 -7 5 f
we_supply 1q 2 d 3 7 4 -5 5 -7
we_swap 1v 0 -5 5 6
we_tak 1b 0 -m 3 -6 5 y 6 -9
we_talk 1r 9 8
we_teach 1m 2 -7 4 -7 6 9 7 a
we_tel 1r 0 -7 a 5
we_test 1p 0 -7 2 7 4 -5
we_took 23 5 -7 a 5
we_train 1n 2 -5 4 -8 6 7 a 8
we_transla 21 5 6
we_turn 1m 2 -6 4 -6 7 9
we_use 1w 5 -8 6 7
we_ve 1h 1 7 3 -6
we_verify 1v 0 -7 1 f 4 6 5 -b
we_visit 1m 0 -7 2 7 4 9 6 -7 a 7
we_wait 21 6 5 7 5
we_want 1q 0 -8 4 -5 6 6 a 9
we_wash 1u 2 -6 5 e
we_watch 1x 0 a
we_weigh 1y 6 6
we_work 1r 5 i
we_writ 1k 0 -6 5 a
weak 1m 0 9 6 -6
wear 1e 0 -9 2 9 3 f 5 -6 6 9 a -6
wear_it 20 3 a
wearabl 1s 0 a 2 7 3 5 5 -6 6 -5
weath 1d 0 j 2 -d 3 -6 4 -8 5 -5 7 9 8 f a -6
weath_and 1v 0 a
weav 1p 2 9 6 a
web 15 0 d 2 15 3 -9 4 b 5 -g 6 -l 7 -6 9 -6
web_and 1u 4 c
web_app 20 0 9
web_pag 1u 4 6
web_shop 1k 2 q 5 -5 6 -7
web_stor 1q 2 l
web_tool 20 0 9
webcam 1y 0 8 6 7
webshop 1s 2 r 5 -6 6 -7
websit 16 0 k 2 c 3 -d 4 k 5 -a 6 -h 7 -6 8 8 9 -9
websit_and 1o 2 e
websit_that 23 1 6
websit_to 21 4 a
websit_wher 1t 0 5 2 -8 4 9 8 5
websit_with 1s 0 i 5 -5
wed 1i 2 -9 4 6 5 7 6 f
wed_and 21 0 6
wedding 1k 0 -7 4 c 5 8
wedding_and 1y 6 8
wedg 20 2 7
wednesd 1e 3 -7 4 7 5 -n 6 l 7 c 9 -6
wee 1w 0 7 2 -5 3 9 6 -7
weed 1q 0 -7 5 h 6 -6
week o 1 -i 6 -h 7 1n a -l
week_a 1u 5 c
week_ahead 23 5 7
week_and 1d 0 8 4 c 5 -a
week_are 21 4 6
week_at 1y 5 -6 9 8
week_by 1t 0 a
week_for 1u 0 6 2 -6
week_from 1v 4 -6 5 7 7 7
week_in 1k 5 -c 6 -a 7 h 9 7 a -7
week_lat 1t 5 c
week_of 1o 3 b 6 -5
week_onlin 1w 0 -5 5 -6 7 t
week_or 21 2 6 6 -6
week_program 1y 4 -5 7 o
week_s 1s 4 5 5 -8
week_to 1w 2 6 4 b 5 -8
week_two 21 7 a
week_we 1r 4 7
week_with 1i 2 -6 3 6 5 6 7 7
weekday 1s 7 6
weekend 17 0 -d 2 -9 3 -7 7 s
weekend_and 21 3 6
weekend_with 21 4 7 6 -8 7 6
weekly y 1 -a 2 -8 3 -f 4 -5 5 k 6 -6 7 5 8 p a -6
weekly_by 1w 5 5 6 9
weekly_in 1u 5 -6
weekly_liv 20 0 -5 5 6 8 9
weekly_payment 21 9 7
weekly_report 1x 5 a
weekly_video 23 3 6 4 7
weep 1w 6 8
weigh 1c 0 -a 2 f 3 l 4 -f 5 b 7 -5 8 -6 9 -8
weigh_and 21 2 7
weigh_at 21 5 9
weight 19 2 g 3 d 4 -c 6 8 7 -6 8 -7 9 -8 a -8
weight_and 1q 0 6 3 6
weight_of 23 3 b
wel 15 2 9 3 -e 5 b 6 -9
wel_as 1r 4 6
welcom 1f 0 -8 2 -a 4 -6 6 j
weld 1k 0 -b 2 -7 3 k 5 h 6 -e 7 a
welfar 21 6 6
wellnes 1w 0 7
welsh 1y 8 6
went 1i 0 6 2 b 4 -6
went_from 23 5 6
went_wrong 23 2 8
wer 1k 0 c 2 6 5 -7
west 1v 6 8 8 6
western 1r 0 a 5 -6
wet 1g 0 c 4 -7
wetsuit 23 6 8
what o 0 17 1 8 2 -8 3 -f 4 6 5 -7 6 -y 8 -b 9 d
what_a 1t 5 5
what_and 21 0 5
what_cam 1x 0 5
what_can 21 9 5 a 9
what_chang 21 0 9
what_does 21 0 7 7 6
what_each 1y 2 d
what_goes 20 1 6
what_happen 1q 0 -8 1 5 8 8
what_has 20 2 7 9 6
what_he 1t 0 a 1 5
what_i 1m 0 i
what_is 1f 0 -7 3 -5 5 7 9 6
what_it 1n 3 8 5 5 6 -5 9 6
what_mak 23 0 -6
what_mat 21 0 5
what_s 1a 0 a 2 -9 3 -6 4 f 6 -6 7 -6 9 d
what_she 1s 0 -5 1 9 9 5
what_should 21 0 -5
what_stay 21 5 7
what_the 1f 0 5 1 b 3 -7 4 5 5 b 6 -c 9 -6
what_they 1h 0 6 6 -7 8 -5 a b
what_to 1d 0 e 2 -5 3 -5 4 -5 6 -8 7 9 9 -6
what_was 1k 0 b 5 -7 a 7
what_we 1q 3 8 5 -a
what_went 1y 2 5 5 -5
what_would 23 0 5
what_you 18 2 a 4 e 5 -f 6 -7 9 9 a -7
what_your 23 8 6
whatev 1m 0 b 2 a 5 -c
whatev_the 1y 2 5
whatsap 11 0 1e 1 -6 3 -9 4 -k 5 e 6 -c 7 -7 a -c
whatsap_and 1n 0 f 4 -7 5 -7
whatsap_bot 23 2 7 9 5
whatsap_channel 21 8 b
whatsap_deliver 23 0 c 4 -6
whatsap_or 1x 0 6 5 8
whatsap_voic 21 8 7 a 6
whatsap_with 1w 4 5 5 b
wheat 1v 2 7 5 -6 6 7
wheel 1b 0 -g 1 -5 3 v 8 -7
wheel_and 1x a 6
wheel_with 23 3 b
wheelch 1i 2 -7 3 -6 4 -8 5 f 6 k
when p 0 1l 1 -8 2 -7 3 r 4 -e 5 -e 6 -a 7 -9 8 -p 9 8
when_a 1j 0 k
when_he 1v 8 5
when_it 19 1 -6 3 9 5 -b 8 -7 9 d
when_need 1x 0 -5 2 5 5 8 a 5
when_she 1x 3 7
when_somebod 1s 0 7
when_someon 1r 0 g
when_someth 1n 0 7
when_the 16 2 -a 3 8 4 a 5 -7 8 -8 9 9
when_ther 1t 0 7 2 -6 3 8
when_they 1j 0 9 2 -6 4 -a 5 6 6 5 7 6
when_to 1k 0 6 2 6 3 6 6 -6
when_you 1b 2 d 3 7 4 -6 6 -5 a -6
when_your 1s 4 -5 5 c 6 -7
whenev 1r 0 -9 2 8 4 -6 5 9 6 -5
whenev_you 21 2 5
wher q 0 c 1 -5 2 -b 3 -8 4 f 5 9 6 -7 7 -5 8 d 9 -h
wher_a 1p 4 7 5 c
wher_each 1t 1 8 5 -7
wher_every 21 3 6 8 7
wher_folk 23 2 5 5 -8 6 7 8 6
wher_i 1s 0 5 5 -b 8 9
wher_it 1j 0 e 2 -6 4 -a 5 d 6 -9 8 6
wher_memb 20 0 -6
wher_own 23 4 -6 5 6
wher_peopl 1r 0 -6 4 8 5 -5 a a
wher_the 1d 5 d 6 -8 9 -6
wher_ther 21 3 8
wher_they 1k 0 8 4 -7 a 6
wher_to 1p 0 6 6 -5 8 7
wher_we 1u 5 5
wher_you 1b 0 8 3 6 4 -f 6 8 8 5 9 -7
wheth 1h 1 7
wheth_the 1y 0 -6 1 c
wheth_you 1w 5 6
whey 23 2 7
which t 0 18 2 9 3 g 4 -c 5 -m 6 -u 7 -8 a -9
which_are 21 8 7
which_can 21 1 5 4 5
which_i 23 8 6
which_is 1o 3 5 4 -5
which_of 20 0 6
which_show 23 0 5
which_the 1s 3 5 5 -5
which_work 21 0 7
which_you 1q 2 -7 8 d
whichev 23 5 6
whil 17 0 6 2 -e 4 -8 5 i 6 d 8 -8
whil_i 23 5 5
whil_the 1r 0 -7 5 a
whil_they 23 5 6
whil_wait 23 2 6 5 -5
whil_you 1i 0 -5 2 -8 3 7 6 k
whisk 1w 2 6 8 5
whisp 1n 0 l 4 -5 5 -6 6 -6
whistl 1v 0 -6 3 -5 5 d 7 7
whit 1d 0 7 1 -5 2 b 4 -9 6 7 7 -6
whit_label 1v 0 a
whitebo 1x 0 -5 6 7
whiten 23 2 8
who o 0 q 1 -9 2 -o 3 -z 4 c 5 a 6 -7 a t
who_are 1s 5 e
who_cal 23 a 6
who_can 1n 0 -9 2 -8 5 e 6 5
who_com 1p 0 c 5 -9
who_d 1x 4 6 5 -7 6 6
who_do 20 3 5 7 a
who_does 20 5 7
who_don 1v 6 6
who_explain 20 6 9 8 5
who_get 1v 5 -6 6 5
who_gets 23 5 h
who_has 1k 5 8 6 -6
who_hav 1r 4 c
who_is 1n a 7
who_keep 21 0 d 5 -8
who_know 1j 4 8
who_liv 1o 2 6 5 b 6 -6
who_look 23 0 8
who_mad 20 2 6
who_meet 21 5 8
who_need 1w 4 9
who_open 21 0 6
who_owes 21 0 -5 9 b
who_paid 21 0 7
who_pas 1y 4 6 5 -6 7 b
who_play 1w 8 6 9 5
who_read 20 0 9 9 6
who_really 1y 8 a
who_s 1e 0 p 2 -b
who_sign 23 0 -6
who_tak 21 5 7
who_ve 1y 0 7
who_want 1q 1 5 5 -7
who_won 1x 0 6
whoev 1k 2 -9 3 -7 4 9 5 -7 6 8 8 6
whol 16 0 -7 1 8 2 7 4 9 8 -7
whol_hous 23 2 9
wholesa 1k 0 7 2 -c 6 b
whom 1j 0 j 4 -6
whom_to 1y 0 7
whos 1j 6 -5 9 6
why 1c 0 11 2 -5 3 -9 4 -9 5 -7 6 -9
why_it 21 0 8
why_the 1y 7 a 8 6
wick 1t 0 -5 2 a
wid 1j 2 e 5 -7
widget 1v 0 e
widow 1s a 5
width 1r 2 8
wif 1n 0 6 3 -6 6 9
wifi 1h 2 -8 3 m 5 -5 6 h
wifi_and 1v 6 5
wigs 1y 2 8 4 b 5 -d
wil 1f 3 -7 4 5 5 q 8 -5 9 -6
wild 1u 2 -5 6 6 7 a
willow 1w 2 i
win 1a 1 -5 2 -8 4 -h 6 s
win_and 1w 2 -8 6 f
winch 23 5 c
wind 1k 0 -9 5 8
window 17 3 -d 4 6 5 d 6 p 8 -9 a -8
window_and 1r 1 9 5 7
window_for 23 4 6 6 7
wing 1r 0 -7 2 -5 5 a 6 9
wins 1w 0 6
wint 1f 0 -8 3 6 4 -5 6 m a -7
wint_i 20 6 8
wip 1h 0 -9 2 6 3 a
wir 1k 0 -a 2 k 5 -7 7 6
wireles 1s 2 -7 3 f 5 7
wis 1y 5 8
wish 1g 0 k 2 -7 3 -5 4 -9 5 c
with 5 0 9 1 -c 2 d 3 b 4 -5 6 l 8 -a 9 -o a -5
with_# 15 1 -7 2 a 4 -f 5 -c 6 i
with_a l 0 -f 1 -b 2 v 3 m 4 5 6 -i 8 -f
with_actor 23 5 8 8 7
with_ai 1q 0 a 5 -7 7 6
with_all 1p 1 6
with_an 1b 0 -9 2 -5 3 j 6 -8 9 7 a -9
with_answ 23 0 6 4 6
with_any 1x 0 9
with_app 23 6 7
with_audio 20 0 6 2 -6 4 6
with_automat 1v 0 8
with_bad 1y 0 6
with_battery 20 3 6
with_big 1w 3 8
with_book 20 7 8
with_both 1v 4 7
with_cak 23 0 -7 7 7
with_camera 1r 3 a 6 6
with_card 1r 0 c 5 -7
with_certifi 1v 0 -a 1 7 2 e
with_chart 23 0 6
with_cheap 23 0 5
with_check 1t 4 9 5 -8 a 5
with_childca 23 6 6
with_childre 1x 0 7 3 9 6 -5
with_cod 1u 0 -6 1 b 5 -8
with_coffe 1w 4 6 5 -8
with_cold 21 8 5
with_colour 21 1 6
with_consent 1u 1 7
with_contrac 21 3 9 4 7
with_curtain 23 6 8
with_daily 1x 4 5 6 -5 7 e
with_deadlin 20 0 9
with_deposit 1x 6 6
with_disabil 1v 0 7 5 -7 8 6
with_doctor 21 5 7
with_drawing 1x 1 5
with_dry 21 6 7
with_due 23 0 7 6 5
with_each 1k 0 -5 2 6 4 7
with_eight 1s 6 7
with_every 1q 6 5 a 7
with_everyth 20 5 5
with_expiry 20 0 6
with_explana 20 2 7 4 5 5 -7
with_fac 21 0 5
with_family 1v 0 -a 8 9
with_feedbac 23 7 5
with_femal 23 a 5
with_fing 23 4 5
with_fiv 1o 4 -5 6 8
with_fix 1v 4 e
with_food 1v 4 6
with_forty 1v 2 8
with_four 1n 0 -8 2 5 5 a
with_fre 1w 4 b
with_friend 1w 4 7 5 -6 8 6
with_gam 21 5 7
with_hand 1s 0 -b 2 8 5 -8 6 5
with_headset 20 5 8
with_heat 1y 3 a 5 -6
with_her 1s 2 -8 3 5
with_hidden 1x 2 9
with_his 1s 3 7 6 -5
with_hom 23 3 6
with_hot 20 3 5
with_instant 23 0 5
with_insuran 1y 4 -9 5 b
with_it 1m 6 6 9 7
with_kids 1v 5 -7
with_label 20 5 8
with_learn 23 5 6
with_let 1y 2 c
with_licens 21 4 -5 5 a
with_light 20 3 e
with_lin 21 6 8
with_littl 23 2 -5 3 a
with_local 1j 3 -5 5 7
with_locatio 23 3 6
with_low 1v 5 6
with_machin 23 7 a
with_magnet 23 3 6
with_map 21 0 8
with_me 1o 2 -5 5 h
with_milk 23 6 6
with_mobil 1y 3 6
with_monthly 21 0 6 8 8
with_mor 20 2 9
with_music 1y 5 6
with_my 1j 5 b 7 7
with_nam 1n 2 9 4 -6 6 -5
with_nativ 20 7 9
with_natural 21 2 5
with_new 21 2 h 5 -5
with_no 1d 0 -a 1 6 3 c 5 -7 8 6
with_old 21 0 9
with_one 18 1 -6 2 -7 3 8 4 7 5 8 6 -7 7 -8 9 -5 a 5
with_open 23 0 -5 5 5
with_origina 23 6 a
with_oth 1w 6 6
with_our 1f 4 -d 5 d a -5
with_own 1m 0 8 2 -6 6 9
with_panel 23 5 5
with_pap 1u 4 c 5 -7
with_park 23 6 8
with_photo 1a 0 e 8 -5
with_pictur 1k 0 5 5 c
with_point 20 a 5
with_pric 1w 4 8 5 -5
with_print 20 5 a
with_project 23 7 d
with_proof 20 0 8 4 -9 5 8
with_prop 1w 6 5
with_qr 1v 4 6
with_quiz 23 0 7
with_real 1h 0 -9 5 9 7 h a -5
with_recip 1v 2 d
with_remind 20 0 9
with_repair 23 3 6 6 -5
with_roof 23 5 -6 6 9
with_salt 20 2 9
with_sam 1x 0 b
with_sampl 1x 5 a
with_sand 23 0 a 2 -5 6 8 7 -6
with_scal 1x 0 8 5 -6 6 9
with_sensor 20 3 c
with_shad 21 6 9
with_shar 20 6 6
with_ship 23 4 6
with_shop 23 0 d
with_short 1u 0 8
with_similar 21 1 5
with_six 1q 6 b
with_sixty 23 4 9
with_siz 20 0 6
with_smal 1p 0 6 5 6 a -5
with_soft 1s 0 -6
with_solar 1u 3 -5 5 -7 6 k
with_sound 20 1 6
with_stamp 21 1 a
with_stick 1y 2 6 5 -6 9 5
with_story 1v 6 a
with_tabl 21 5 8
with_tablet 23 5 7
with_tap 1y 5 8
with_tast 23 2 5
with_tea 1v 0 -6 4 7
with_tempera 23 5 6
with_templat 21 5 6
with_ten 1v 6 6
with_that 21 5 9
with_the u 0 d 3 -8 5 a 6 -h 7 -8 a 8
with_their 1m 0 -7 4 -5 6 d 8 5
with_thirty 20 5 6 6 5
with_thre 1i 2 8 3 6 4 -a 5 -6 6 9
with_tim 1r 3 8
with_tool 21 7 5
with_train 1q 0 -5 2 -6 3 6 5 -6 6 f
with_transla 23 0 5
with_twenty 1x 4 8 7 9
with_two 18 2 g 4 -7 5 6 6 7 7 -7 8 -5
with_us 1h 0 -f 4 s 5 -j 6 5 9 7
with_verifi 1w 0 -6 8 6
with_vet 1w 4 g
with_video 1n 6 -6
with_voic 1q 0 7 5 -9 9 5
with_volunt 1x 5 -6 a i
with_warm 1x 3 7
with_warrant 1y 5 5
with_wat 1v 3 8 5 -7 6 9
with_weak 21 0 6 3 5
with_weekly 1x 5 a
with_weight 23 5 a
with_what 1m 0 9 7 5
with_win 23 7 a
with_women 1u 5 7 a 9
with_wood 21 6 6
with_you 1e 0 c 3 -5 4 -8 5 l
with_your 1c 1 5 4 -9 5 -f 9 a a 6
withdra 1r 9 f
within w 0 -y 1 8 4 8 5 13 6 -b 7 -b 8 -9 a b
within_# 19 0 -g 5 e 6 8 7 -6 8 -7
within_a 1g 0 -b 1 5 4 7 6 -7 8 6
within_an 1v 1 8
within_eight 23 a 5
within_fiv 1t 5 9
within_four 1v 5 d
within_ten 1r 0 -b 2 -5 5 e 9 5
within_two 1i 0 -6 5 a a a
without v 1 7 2 b 3 u 4 -b 5 -n 7 -b 9 -6
without_a 1h 3 5 5 -g 9 5
without_any 1x 6 5
without_cloud 21 3 b
without_dril 1y 2 8 3 6
without_interne 1p 2 -5 3 9
without_net 23 0 6 3 7
without_signal 1v 3 8
without_you 23 5 a
wiv 23 a 6
wobbl 1w 5 9
wok 23 5 -5 6 e
woman 1i 5 -6 6 -8 a d
woman_who 21 7 6
women 10 0 -o 1 -a 2 f 3 -a 4 c 6 8 7 -8 a q
women_and 1r 2 -5 3 6 5 -a
women_from 1w 2 a 5 -5 a 6
women_in 1t 0 -6 2 5 6 -5 8 7
women_only 1n 2 -6 4 g 6 8
women_s 1h 0 -c 2 e 8 5
women_who 1u 5 5 a a
women_with 1x a a
won 1i 4 -5
wood 19 0 -h 1 -5 2 n 3 b 4 -8 6 b 7 6 8 -8 9 -6 a -7
wood_and 1t 2 b 5 -7 6 6
wooden 1e 0 -c 2 q 4 -5 5 -a 6 d 7 -6 8 5 9 -5 a -6
wool 1i 0 -b 2 z 3 -8 4 -6 5 7
word 13 0 18 1 t 2 7 3 -k 4 -m 6 -l 7 -8 9 -a a -5
word_and 1l 0 7 1 6
word_by 21 0 8
word_for 1x 0 9
work n 0 x 2 -11 3 w 4 -9 5 -8 6 -c 7 f 8 -e a 6
work_also 21 5 9
work_and 1k 0 -8 4 f 5 -7 6 7
work_as 1v 7 a
work_at 1q 0 -8 3 a
work_by 1m 0 f
work_council 20 0 6
work_days 1x 5 7
work_for 1j 0 5 4 -7 6 -7 9 9
work_from 1s 0 8 2 -6
work_in 1d 6 -9 7 g
work_offlin 1f 0 o
work_on 1b 1 6 2 -7 7 7
work_or 23 1 5
work_ord 21 0 8
work_out 1p 9 6
work_through 23 3 5
work_togeth 23 a 8
work_when 1x 4 6
work_wher 23 0 5
work_with 18 0 i 2 -7 3 h 5 -e 8 -5 a -6
work_without 1j 2 -9 3 u 5 -a 6 -7
workboo 23 0 -5 7 7 8 6
workflo 1x 0 9
workout 1x 0 9
workpla 1s 0 -6 2 -5 5 6 7 7 a a
workshe 1v 8 5
worksho 13 0 -n 1 -9 2 a 3 -a 5 g 6 f 7 f 8 -6 9 -8
worksho_and 1p 5 -8 6 f 7 6
worksho_for 1v 6 7
worksho_in 1k 0 -7 2 f 4 -6 5 8 6 -c 7 6
worksho_of 21 2 8
worksho_with 1r 0 -6 6 e
worktop 23 1 6 5 5
world 1o 2 -8 3 5 5 -9 8 h
worldwi 1t 2 f
worm 1s 3 -5 5 t
worn 1l 0 -8 2 b 3 f 5 -8
worn_and 23 1 5
worst 21 8 d
worth 1m 0 6 5 7
worth_it 1y 6 8
would 1h 0 5 4 b 5 -a
would_you 21 0 8
wound 1p 2 -8 4 -5 5 7 7 8
woven 1p 2 j
wrap 1e 0 -a 2 1d 4 -7 5 -6 6 -d 8 9 9 -5 a -5
wrap_and 21 8 7
wrap_in 1s 2 b
wrinkl 23 5 -5 6 8
wrist 1n 3 l 4 -5
wristba 1t 2 -5 3 8
writ w 0 c 3 -k 4 7 5 l 6 -q 8 o 9 -8 a -7
writ_a 1k 0 -a 2 -6 3 5 5 8 6 -5 8 6
writ_and 1q 2 -a 5 d 8 f
writ_down 1r 5 8
writ_for 23 5 8
writ_in 1w 0 6 1 6 5 -5
writ_it 1v 0 -d 1 8
writ_itself 23 0 6
writ_one 1x 7 6 8 6
writ_the 1c 2 -6 3 -7 4 d 7 6
writ_what 1w 4 f
writ_your 20 2 5
written 15 0 8 3 -a 5 a 6 -c 8 j 9 -a
written_by 1f 0 6 2 b 5 -d 6 -8 7 -5 8 k
written_in 20 0 7 2 -7 5 9
written_on 23 5 6
written_with 1x 5 6 8 6
wrong 1c 0 -b 1 e 2 7 4 5 6 5 7 -6 8 -6 9 -5
wrong_and 23 2 5
wrot 1r 1 9 4 6 5 -7 8 6
wrot_a 23 8 5
x 1m 4 -5 5 f
x_ray 1r 5 8 6 7
yard 1a 0 -a 1 -5 2 -a 4 l 6 o 8 -7 9 -8
yard_and 1u 5 b a 7
yard_with 21 3 a 5 6
yarn 1w 2 9
yawn 21 0 9
year q 0 -i 1 -f 2 l 3 k 4 -l 5 a 6 -g 7 b 8 -7 9 -7 a m
year_# 1v a c
year_a 21 2 b 5 -8
year_and 1i 3 a
year_as 1x 5 8
year_battery 21 3 7
year_befor 20 0 5
year_for 1y 5 -6 7 7
year_guarant 1o 0 -6 2 6 3 7 4 -7 5 9
year_i 1w 7 5
year_in 1m 0 -6 6 8
year_no 1w 0 -6 3 6
year_of 1l 2 -9 3 6 5 7
year_old 1v 5 5 8 5
year_olds 1v 6 6
year_or 21 1 6
year_so 1x 5 8
year_to 1y 0 9
year_warrant 1v 2 7 3 7
year_we 1p 7 7 8 5 a 5
year_with 1s 0 7 4 7 5 -c
yearly 1f 2 -d 4 -9 5 b 8 7 9 8 a 7
yeast 21 2 -9 3 6 6 a
yellow 1l 0 5 3 c 5 -a
yes 1e 0 j 2 6 5 -b 6 -d 8 -5
yes_no 21 1 5
yes_or 1t 0 8
yesterd 1s 2 -5
yesterd_s 23 2 -6 4 7 6 7
yet 1v 2 c 5 -6
yield 1w 0 6
yoga 1o 5 m
yoghurt 1w 2 d 6 -5
yoruba 1s 0 -8 1 c 4 -7 5 7 8 7
yoruba_and 21 2 5
you f 0 f 5 a 6 7 7 -a 8 -l 9 g a -p
you_# 23 5 6
you_a 1m 1 7 2 -6 4 a 6 -5
you_add 23 2 7
you_and 1i 0 c 2 -9 6 7
you_answ 1q 2 g
you_approv 20 2 6
you_are 1n 0 5 9 6
you_ask 1x 5 6
you_at 1s 5 7
you_book 1n 2 -5 6 a
you_br 1t 4 7 6 7
you_buy 1r 0 -6 9 6
you_by 1w 5 6
you_can 10 0 -8 2 9 3 6 5 -i 6 l a -d
you_choos 1e 0 -8 6 -5 9 6
you_com 1t 0 -6 2 -7 5 -6 6 i
you_could 23 0 7 5 -5
you_d 1n 5 -9 6 -7 9 d
you_decid 1y 0 -6 7 9 8 8
you_did 1w 0 7
you_do 1p 0 b 5 -7
you_don 1i 0 -5 2 c 9 9
you_drink 1x 6 9
you_ent 20 0 -7 1 7 5 5
you_film 1x 0 5
you_follow 23 0 8
you_for 1x 6 -5 7 7
you_from 21 9 6
you_get 19 0 -6 1 -5 2 7 3 -9 4 -7 5 11 6 -9
you_giv 21 0 -9 1 6 4 7
you_go 1t 2 -6 6 b
you_hav 1i 2 -5 4 6
you_hear 1t 5 5 8 5
you_hold 1x 5 6
you_how 20 5 6 6 -6
you_in 1q 5 8
you_just 1w 5 8
you_keep 1r 0 9 2 8
you_know 1o 2 -6 4 6 5 a
you_learn 1y 5 -5 a 7
you_leav 1s 4 -6 6 -5
you_lik 1h 2 c 5 6
you_liv 23 a 6
you_ll 1q 5 -5 9 7
you_look 1y 1 5
you_lov 21 7 5
you_may 1h 0 -8 2 g 3 -7 5 -h 6 e a -5
you_mov 20 0 -5 3 9
you_must 1y 0 6
you_need 1m 2 -8 4 8 6 8
you_nev 1q 0 5
you_not 1w 0 e
you_on 1v 0 -6 5 9
you_only 1s 2 6
you_ord 1r 0 -8 4 j 5 -6
you_own 1u 1 6 6 -5
you_pay 1j 0 -5 9 6
you_photogr 1y 0 b
you_pick 1o 0 -6 2 8 a 6
you_play 1y 0 8
you_post 1x 0 -7 4 7 8 9
you_put 1t 0 d 5 -6
you_re 1e 0 b 5 -7
you_receiv 1r 2 8
you_reserv 23 6 5
you_sav 20 3 8
you_say 1p 0 f 2 8 6 -8
you_see 1a 0 -c 2 -7 3 6 4 a 9 a a -6
you_send 1k 0 6 1 5
you_set 1u 0 6
you_sign 1s 5 7
you_sit 1r 5 a 6 7
you_start 21 9 6
you_tak 1v 0 -7 1 a 5 -5 6 9
you_talk 1u 5 9 6 -5
you_tap 1v 4 6
you_the 1r 0 -5 6 9
you_through 20 1 5
you_tick 1v 0 a 4 6
you_to 1o 4 -5 5 7 9 c
you_typ 23 0 6
you_upload 1t 1 9
you_ve 1l 0 6 2 -9 4 7
you_wait 1s 2 -6 6 k
you_walk 1v 3 8 6 -7 7 9
you_want 1i 1 b 2 8 3 -5 5 -5
you_we 1x 5 6
you_wear 21 3 c
you_what 1r 0 -5 7 6 9 6
you_when 1n 2 a
you_which 1u a 5
you_wish 1v 1 6
you_with 1q 0 b 2 -6
you_writ 1r 4 9
young 1e 0 -e 2 -8 4 9 a k
young_peopl 1x a a
young_person 1y 5 6
your k 0 j 1 8 2 7 3 7 4 -c 5 s 6 -h 7 -b 8 -e 9 9 a -n
your_account 1s 0 a 4 -6 9 e
your_and 23 4 6
your_bank 1x 9 d
your_calenda 21 5 5
your_cas 21 0 -a 5 c
your_child 1s 7 6
your_city 21 8 5
your_custom 23 9 b
your_data 1y 0 8
your_dog 21 2 6
your_door 1k 0 -9 2 k 5 9 6 -a
your_family 20 5 6
your_flat 21 0 8
your_friend 21 8 9
your_goal 23 0 8
your_group 23 0 6
your_hand 1s 0 -7 2 b 3 8 5 -a
your_hom 1j 5 e
your_hous 1o 4 -7 5 i
your_kitchen 1u 5 i
your_languag 1x 0 -6 5 6 9 9
your_list 1w 0 8
your_moth 23 a 5
your_nam 1q 0 -9 a 7
your_old 1u 2 a
your_own 14 0 -5 1 l 3 h 5 -o 7 a 8 -8 a -6
your_pag 23 0 9
your_peopl 21 6 5
your_phon 1k 5 c 6 -6
your_photo 23 6 6
your_pocket 1v 0 5 5 -5
your_real 21 5 a
your_usual 23 0 6
your_window 23 1 5 2 7
your_work 1y 4 8
yoursel 1m 0 a 4 -5 5 -7 6 7
youth 1m 0 -8 4 -7 6 -e 7 b a r
youtub 1v 8 i
yurt 23 6 7
zero 1e 0 8 4 -a 6 8 a -6
zinc 1v 2 j
zip 1m 2 i 3 -6 5 -b
zips 1q 2 f 5 -7
zon 1h 0 9 2 -9 4 a
zon_and 23 5 6
zoom 1p 6 -7 7 k
`;
