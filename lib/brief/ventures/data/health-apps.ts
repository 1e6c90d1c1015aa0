/** Health in the pocket: what the figures need; the keys are those of `../venture.ts`. */
export const HEALTH_APPS = `
meditation-app | people
kinds: saas media
who: meditator, meditators
share: 4 7 12
start: 1000 4000 12000 = microphone, voice recordings, music rights and store accounts
runs: 120 400 1200 = hosting, audio streaming, software and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 5 8 15 per month = user
unless: mediation, divorce, dispute, dogs

sleep-app | people
kinds: saas media
who: bad sleeper, bad sleepers
share: 5 10 16
start: 1000 4500 14000 = recordings, sleep expert check and store accounts
runs: 120 400 1200 = hosting, audio streaming, software and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 5 9 16 per month = user
unless: @animals, truck, babies, baby

workout-app | people
kinds: saas services
who: exerciser, exercisers
share: 6 10 16
start: 1500 5000 15000 = filming gear, exercise videos, music and store accounts
runs: 150 450 1300 = hosting, video streaming, software and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 7 12 22 per month = user
unless: @animals, divorce, seniors, shoes

running-plan | people
kinds: saas services
who: runner, runners
share: 4 8 13
start: 1000 3500 11000 = watch links, coach's plans and store accounts
runs: 120 380 1100 = hosting, map data, software and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 5 9 18 per month = runner
unless: @animals, water, running a business

diet-app | people
kinds: saas services
who: eater, eaters
share: 8 14 22
start: 1000 4500 14000 = food database, dietitian check and store accounts
runs: 180 550 1600 = hosting, food data, image recognition and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 5 10 20 per month = user
unless: @animals, parliament, vending

diabetes-app | people
kinds: saas hardware
who: person with diabetes, people with diabetes
share: 3 5 8
start: 3000 12000 40000 = medical approval, sensor links, expert check and tests
runs: 250 800 2400 = secure hosting, quality system, liability insurance and accountant
hours: 0.03 0.06 0.15 per customer-month
price: 5 10 22 per month = user
unless: @animals, shoes, chocolate, bakery

cycle-menopause | people
kinds: saas services
who: woman, women
share: 6 10 16
start: 1500 5500 18000 = doctor's review, privacy check and store accounts
runs: 150 500 1500 = secure hosting, software, insurance and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 5 9 18 per month = user
unless: bicycle, bikes, motorcycle, recycl*

pregnancy-newborn | people
kinds: saas services
who: expecting parent, expecting parents
share: 1 1.8 3
start: 1500 6000 20000 = midwife-checked texts, privacy check and store accounts
runs: 200 600 1800 = secure hosting, chat tools, insurance and accountant
hours: 0.03 0.08 0.25 per customer-month
price: 5 11 25 per month = family
unless: @animals, mares, lambs, photo*

online-therapy | people
kinds: services marketplace
who: client, clients
often: 0.7 1.3 3
share: 3 6 10
costs: 58 68 78 = the therapists' fees
start: 4000 14000 42000 = secure video platform, licences, contracts and website
runs: 400 1200 3200 = secure video, records software, liability insurance and accountant
hours: 1 1.3 1.8 per session
price: 65 115 190 per use = session
unless: @animals, physio*, massage, speech, vr

mood-journal | people
kinds: saas
who: journal keeper, journal keepers
share: 4 8 14
start: 800 2800 8000 = design, texts, privacy check and store accounts
runs: 80 280 800 = hosting, software and accountant
hours: 0.01 0.02 0.06 per customer-month
price: 2 4 9 per month = user
unless: lighting, lamps, academic, leather

pain-physio-app | people
kinds: saas services
who: pain patient, pain patients
share: 5 9 14
start: 2500 9000 28000 = exercise videos, physio review, medical approval and tests
runs: 250 700 2000 = secure hosting, video, liability insurance and accountant
hours: 0.03 0.07 0.25 per customer-month
price: 9 19 45 per month = user
unless: @animals, paint, bread, mattress

medication-reminder | people
kinds: saas hardware
who: patient, patients
share: 6 10 15
start: 1000 4000 13000 = medicine data, pharmacist review and store accounts
runs: 150 450 1300 = hosting, medicine data, calls and insurance
hours: 0.02 0.04 0.1 per customer-month
price: 3 6 14 per month = user
unless: @animals, mediation, car, vending

food-scanner | people
kinds: saas
who: shopper, shoppers
share: 4 7 12
start: 1000 4000 13000 = product database, dietitian check and store accounts
runs: 150 450 1300 = hosting, product data, software and accountant
hours: 0.01 0.03 0.08 per customer-month
price: 2 4 8 per month = user
unless: @animals, airport, warehouse, feed

habit-adhd | people
kinds: saas services
who: planner, planners
share: 3 6 10
start: 800 3000 9000 = design, coach review and store accounts
runs: 100 350 1000 = hosting, video rooms, software and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 4 8 15 per month = user
unless: habitat, rabbits, nuns, birds

quit-habit | people
kinds: saas services
who: quitter, quitters
share: 4 8 14
start: 1000 4000 13000 = expert review, exercise recordings and store accounts
runs: 120 400 1200 = hosting, chat tools, software and accountant
hours: 0.02 0.05 0.2 per customer-month
price: 6 11 25 per month = user
unless: nuns, job, habitat, rabbits, landlords

telemedicine | people
kinds: services marketplace
who: patient, patients
often: 0.1 0.2 0.5
share: 10 20 35
costs: 48 60 72 = the doctors' fees
start: 6000 22000 70000 = secure video platform, licences, prescription link and contracts
runs: 700 2000 5500 = records software, liability insurance, hosting and licences
hours: 0.3 0.5 0.8 per consultation
price: 39 72 129 per use = consultation
unless: @animals, television, telephone repair

family-caregiving | people
kinds: saas services
who: family carer, family carers
share: 3 6 10
start: 1000 4000 12000 = design, privacy check, care expert and store accounts
runs: 120 400 1200 = secure hosting, software, insurance and accountant
hours: 0.02 0.06 0.15 per customer-month
price: 5 10 20 per month = family
unless: @animals, skin, car, hair, plants
`;
