/** Health in the pocket: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const HEALTH_APPS = `
meditation-app | people
cue: meditation app; meditat guided; mindful app; mindful breath; breathing exercise; breathwork; guided meditation; meditat audio; mindful daily; meditat minute; mindful course; meditat teacher
not: employee; retreat; studio; sleep; child-sleep; yoga-studio; corporate; anxious-dog
kinds: saas media
who: meditator, meditators
share: 4 7 12

sleep-app | people
cue: sleep app; sleep sound; sleep better; insomnia insomnia; sleep track; fall asleep; bedtime stor adult; sleep coach; sleep diary; sleep program; sleep therap; insomnia app; insomnia program; wake night; sleep stor; stories fall asleep; rain sound; help fall asleep; stories grown-ups asleep; sound asleep app; sleep night app; sleep doctor; lie awake app
not: mattress; pillow; pajama; baby; dog; truck; hotel; hostel; toddler; newborn; blanket; migraine; headache; consultant
kinds: saas media
who: bad sleeper, bad sleepers
share: 5 10 16

workout-app | people
cue: workout app; workout plan; fitness app; workout home; training plan gym; strength train app; exercise app; workout minute; fitness coach app; personal-trainer app; personal trainer online; workout women; gym app; workout video; exercise senior home; fitness challenge; home-workout; workouts home; workout live; workout stream; workout app home
not: dog; studio-software; employee; running; marathon; gym-owner; rehab; clothing; sell-equipment
kinds: saas services
who: exerciser, exercisers
share: 6 10 16

running-plan | people
cue: running plan; running app; running coach; marathon plan; marathon train; run beginner; learn run; runner train; couch run; run group app; run route; half-marathon train; runner injur
not: dog; shoes; event; race-organis; business; employee; restaurant; reading
kinds: saas services
who: runner, runners
share: 4 8 13

diet-app | people
cue: diet app; nutrition app; calorie app; calorie count; calorie photo; weight loss app; lose weight; eating plan; dietitian online; dietician online; nutrition coach; macro track; gut health app; plant-based plan app; nutritionist online; healthy eating app; dietitian meal; dietician meal; photograph meal; nutritionist plan; weight coach
not: meal-kit; dog; cat; delivery; restaurant; catering; diabet; shopping-list; farm; employee; supplement
kinds: saas services
who: eater, eaters
share: 8 14 22

diabetes-app | people
cue: diabet app; blood sugar; glucose app; diabet track; diabet meal; insulin app; glucose monitor; diabet coach; blood-sugar; prediabet; diabet type; gestational diabet; diabet log; glucose sensor; sugar dish; glucose pattern; child type diabet; sensor diabet; log meals sugar
not: hospital; clinic-software; pharma; dog; cat; bakery; chocolate
kinds: saas hardware
who: person with diabetes, people with diabetes
share: 3 5 8

cycle-menopause | people
cue: menopause app; menopaus symptom; menopaus coach; period app; cycle track; period track; menstrua; endometrios endometrios; perimenopaus perimenopaus; women's-health coach; women health app; hormon women; pcos app; fertility track; menopaus women; cycle app; hot flush
not: employer; employee; dog; horse; bike; underwear; clinic-software; tampon; pads
kinds: saas services
who: woman, women
share: 6 10 16

pregnancy-newborn | people
cue: pregnan app; newborn app; expecting parent; pregnan course; midwife online; midwife video; baby sleep; breastfeed; baby-tracker; postpartum; birth preparation; pregnan week; new parent app; baby app; new mother support; lactation; first baby parent; newborn midwife; chat midwife; midwife night; parents newborn; baby feeding; pregnan midwife app; new parents chat
not: clothes; stroller; furniture; photograph; box; nursery; pram; toys; meal; wear; fitness-studio
kinds: saas services
who: expecting parent, expecting parents
share: 1 1.8 3

online-therapy | people
cue: online therap; therapist online; therapy video; psycholog online; counsell online; online counsel; therapist match; therapist app; therapy session online; psychotherap video; couples therap; therapy app; find therapist; counsellor chat; psycholog video; talk psycholog; psychologist chat; therapist video; therapist talk; online-therapy
not: physio; dog; speech-therap; practice-software; employer; company; companies; occupational
kinds: services marketplace
who: client, clients
often: 2 3 4
share: 3 6 10
costs: 58 68 78 = the therapists' fees

mood-journal | people
cue: mood journal; mood track; journal app; journaling journaling; gratitude journal; diary app; mental-health app; anxiety app; mental health check; anxiety diary; emotion track; therapy journal; mental wellbeing app; daily reflection; worry diary; thought journal
not: employee; employer; marketplace; notebook; school; meditat; bird; travel-journal; pain
kinds: saas
who: journal keeper, journal keepers
share: 4 8 14

pain-physio-app | people
cue: back pain app; back pain exercise; physio app; physiotherap app; pain app; chronic pain; knee exercise app; rehab exercise home; physio video; physiotherap video; pain diary; back-pain; migraine; posture app; pelvic floor; knee pain exercise; physiotherap online
not: birth; mothers; pregnan; postnatal; employer; employee; office-chair; dog; horse; massage; practice-software; practices-use; clinic-software; home-visit; mobile-physio
kinds: saas services
who: pain patient, pain patients
share: 5 9 14

medication-reminder | people
cue: medication remind; medicine remind; pill remind; take pill; pill box; medication plan; medication schedule; tablets remind; pill dispens; medicine parent remind; medication app; forget pill; forget medic; prescription remind; pill-box; medication-plan; reminder pill; remind tablet; tablets time
not: hospital; nursing-home; dog; cat; pharmacies-pay; care-home; farm; dispenser; dispensers
kinds: saas hardware
who: patient, patients
share: 6 10 15

food-scanner | people
cue: scan barcode food; allergy scan; allergen scan; ingredient scan; food scanner; scan ingredient; scan product allerg; allerg app; food intoleran app; gluten scan; label scan allerg; allergen app; histamine app; scan food additive; cosmetic scan ingredient; coeliac app; ingredient label camera; label camera; hidden gluten label; coeliac label; coeliac app camera; reads ingredient label
not: warehouse; shop-staff; restaurant-software; supermarkets-pay; meal-box; delivery; bake; bakery; box; we-cook; snack; restaurants; restaurant
kinds: saas
who: shopper, shoppers
share: 4 7 12

habit-adhd | people
cue: habit track; habit app; adhd planner; adhd app; adhd adult; routine app; to-do adhd; body-doubling; body doubling; habit build; adhd organis; adhd routine; procrastinat; adhd task; habit friend; focus timer
not: student; pupil; diagnos; employer; eating-habit; dyslex; coursework; smok; alcohol
kinds: saas services
who: planner, planners
share: 3 6 10

quit-habit | people
cue: quit smok; stop smok; quit drink; stop drink; sober app; alcohol less; drink less; quit vap; sobriety; alcohol-free app; smoking cessation; quit nicotine; reduce drink; gambling quit; quit gambl; screen time less; phone addict; craving app
not: bar; wine; beer; spirits; event; employer; brew; clinic-software; cocktail; bottle
kinds: saas services
who: quitter, quitters
share: 4 8 14

telemedicine | people
cue: telemedicine telemedicine; doctor video; video consult doctor; online doctor; doctor app video; gp online; doctor online; remote doctor; telehealth doctor; dermatolog photo; skin photo doctor; doctor chat; second opinion doctor; video consultation doctor; specialist video patient; doctor video prescription; dermatolog answer; doctor by-video; see doctor video; video-doctor; online-doctor
not: dog; cat; pet; vet; vets; employer; clinic-software; physio; nurse-visit; lawyer; therapist; tenant; mechanic; designer
kinds: services marketplace
who: patient, patients
often: 0.1 0.2 0.5
share: 10 20 35
costs: 48 60 72 = the doctors' fees

family-caregiving | people
cue: family caregiv; carers app; caregiv app; care ageing parent; care elderly parent; elderly parent app; coordinate care family; care parent sibling; dementia app; dementia famil; caregiver famil; siblings care; carer family; parents remote care; elderly check-in; famil look after parent; share care parent; sibling parent plan; ageing parent; sibling mother; siblings visit; siblings doctor; sibling plan; mother visit plan; sibling parent; ageing-parent
not: nursing-home; care-home; agency; employer; agencies; pet; dog; cleaning; agency-software
kinds: saas services
who: family carer, family carers
share: 3 6 10
`;
