/** Apps for one's own life: what the figures need; the keys are those of `../venture.ts`. */
export const OWN_LIFE_APPS = `
couples-app | people
kinds: saas
who: couple, couples
share: 6 12 20
costs: 16 23 33 = app store fees, payment fees and hosting per couple
start: 1000 4000 12000 = design, counsellor-written questions, privacy check and stores
runs: 100 300 850 = hosting, notifications, software and accountant
hours: 0.02 0.04 0.08 per customer-month
price: 5 8 13 per month = couple
unless: singles, wedding planning, wedding photo*, matchmaking, bed linen

personal-ai-assistant | people
kinds: saas usage services
who: busy person, busy people
share: 3 6 11
costs: 25 36 50 = language model, phone calls, payment fees and human checks
start: 1500 5500 16000 = first version, account connections, security check and terms
runs: 250 700 2000 = model base fees, hosting, security, insurance and accountant
hours: 0.05 0.1 0.3 per customer-month
price: 10 20 39 per month = user
unless: @animals, patient*, call centre, law firm, factory

notes-second-brain | people
kinds: saas
who: note taker, note takers
share: 3 6 11
costs: 15 22 34 = sync storage, language model, store and payment fees
start: 800 3000 9000 = design, search model, security check and stores
runs: 120 350 950 = hosting, storage, software and accountant
hours: 0.02 0.04 0.08 per customer-month
price: 4 8 14 per month = user
unless: patient notes, sticky notes, fragrance*, banknote*, company wiki, intranet

task-planner-app | people
kinds: saas
who: busy person, busy people
share: 6 12 20
costs: 15 22 33 = language model, store fees, payment fees and hosting
start: 800 3000 9000 = design, calendar connections, app stores and website
runs: 120 350 950 = hosting, model base fees, software and accountant
hours: 0.02 0.04 0.08 per customer-month
price: 4 8 14 per month = user
unless: wedding, meal plan*, construction, crew, technicians, itinerary

distraction-blocker | people
kinds: saas hardware
who: distracted adult, distracted adults
share: 8 15 24
costs: 14 21 31 = app store fees, payment fees and hosting
start: 800 3200 10000 = design, test devices, privacy check and app stores
runs: 90 260 750 = hosting, support tool, software and accountant
hours: 0.02 0.04 0.08 per customer-month
price: 3 5 10 per month = user
unless: parental, noise-cancelling, ad blocker, drain*, sun block

ai-mental-coach | people
kinds: saas
who: stressed person, stressed people
share: 5 10 17
costs: 20 30 43 = language model, store fees, payment fees and psychologists' reviews
start: 2000 7000 20000 = psychologist-written dialogues, safety tests, privacy check and stores
runs: 250 700 2000 = model base fees, hosting, insurance and safety reviews
hours: 0.02 0.05 0.12 per customer-month
price: 6 11 20 per month = user
unless: @animals, sales coach, athletes, football

personal-health-record | people
kinds: saas
who: patient with many records, patients with many records
share: 5 10 18
costs: 16 24 35 = secure storage, text recognition, store and payment fees
start: 2000 6500 18000 = security check, privacy advice, text recognition and stores
runs: 200 550 1500 = secure hosting, text recognition, insurance and accountant
hours: 0.03 0.06 0.15 per customer-month
price: 3 6 11 per month = family
unless: @animals, patient management, vinyl, car records, employees' records

chronic-symptom-tracker | people
kinds: saas
who: person with a chronic illness, people with a chronic illness
share: 5 10 17
costs: 15 22 32 = app store fees, payment fees and secure hosting
start: 1500 5000 14000 = specialist review, privacy check, design and app stores
runs: 150 420 1200 = secure hosting, software, insurance and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 4 6 11 per month = user
unless: @animals, plants, crop, heartburn pills

lab-result-explainer | people
kinds: usage saas services
who: patient with new results, patients with new results
often: 0.1 0.2 0.5
share: 8 15 25
costs: 22 34 50 = language model, doctors' reviews, store and payment fees
start: 2000 6500 19000 = doctors' texts, tests with sample reports, legal advice
runs: 200 550 1600 = secure hosting, model base fees, insurance and accountant
hours: 0.05 0.12 0.4 per report
price: 4 8 20 per use = report
unless: @animals, soil, water test*, school report*, home kit, calibration

fertility-support | people
kinds: saas services
who: couple hoping for a baby, couples hoping for a baby
share: 0.8 1.6 3
costs: 20 31 45 = fertility nurses' hours, store fees and hosting
start: 1500 6000 18000 = doctor-checked texts, privacy check, design and stores
runs: 180 500 1500 = secure hosting, video rooms, insurance and accountant
hours: 0.04 0.1 0.35 per customer-month
price: 7 13 29 per month = couple
unless: @farm, @animals, soil, fertilis*, fertiliz*, mares

wearable-longevity-coach | people
kinds: saas services
who: owner of a wearable, owners of wearables
share: 3 6 11
costs: 22 34 48 = coaches' hours, language model, store and payment fees
start: 2000 6500 18000 = sports doctors' rules, device connections, privacy check and devices
runs: 200 600 1700 = hosting, device data access, model base fees and insurance
hours: 0.05 0.12 0.4 per customer-month
price: 9 19 45 per month = member
unless: @animals, serum, face cream, exoskeleton

move-to-earn | both
kinds: saas marketplace media
who: challenge member, challenge members
share: 6 12 20
costs: 35 48 64 = rewards, payment fees, store fees and fraud checks
start: 2000 7000 22000 = first version, legal advice, step checks, first rewards
runs: 250 700 2000 = hosting, fraud checks, legal advice and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 3 6 12 per month = member
unless: @animals, personal trainer, dance school, running coach, moving boxes

sexual-wellness-app | people
kinds: saas services education
who: adult looking for guidance, adults looking for guidance
share: 4 8 14
costs: 20 29 42 = sex therapists' reviews, store fees, payment fees and hosting
start: 1500 5500 16000 = therapist-written programmes, audio, privacy and legal checks
runs: 150 450 1300 = hosting, payment provider, reviews and insurance
hours: 0.02 0.05 0.15 per customer-month
price: 5 10 18 per month = user
unless: @animals, toys, lingerie, condoms, dating site, escort*

baby-log-app | people
kinds: saas
who: parent of a baby, parents of babies
share: 1 2 3.2
costs: 15 22 32 = app store fees, payment fees and hosting per family
start: 800 3000 9000 = design, midwife review, privacy check and app stores
runs: 90 260 750 = hosting, notifications, software and accountant
hours: 0.02 0.04 0.08 per customer-month
price: 3 5 9 per month = family
unless: @animals, nursery software, daycare software, stroller, monitor camera

parenting-advice-app | people
kinds: saas services education
who: parent, parents
share: 6 11 18
costs: 20 30 43 = educators' hours, language model, store and payment fees
start: 1500 5000 14000 = psychologist-checked texts, videos, privacy check and stores
runs: 150 450 1300 = hosting, model base fees, chat tool and accountant
hours: 0.03 0.08 0.25 per customer-month
price: 5 9 17 per month = family
unless: @animals, puppy, elderly parents, divorce lawyer, babysitter*

child-play-development | people
kinds: saas education
who: parent of a small child, parents of small children
share: 2 4 7
costs: 16 24 34 = app store fees, payment fees, hosting and expert reviews
start: 1000 4000 12000 = therapist-checked activities, short films, design and app stores
runs: 100 300 850 = hosting, video delivery, software and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 4 6 11 per month = family
unless: @animals, indoor playground, toy shop, wooden toys, video games, toy rental

chore-sharing | people
kinds: saas
who: household, households
share: 6 12 20
costs: 15 22 31 = app store fees, payment fees and hosting per household
start: 700 2800 8000 = design, child privacy check, app stores and website
runs: 80 240 700 = hosting, notifications, software and accountant
hours: 0.02 0.03 0.07 per customer-month
price: 3 5 8 per month = household
unless: cleaning company, maid*, our cleaners, robot, farm chores

family-location | people
kinds: saas hardware
who: family, families
share: 7 13 20
costs: 18 26 37 = maps, messages, store fees, payment fees and hosting
start: 1500 5000 14000 = first version, battery tests, privacy advice and app stores
runs: 180 500 1400 = hosting, map service, text messages and accountant
hours: 0.02 0.04 0.09 per customer-month
price: 3 6 10 per month = family
unless: @animals, fleet, parcel*, luggage, family tree, lone workers

private-family-album | people
kinds: saas ecommerce
who: family with children, families with children
share: 4 8 14
costs: 22 32 46 = photo storage, printing, store fees and payment fees
start: 1000 4000 11000 = design, secure storage, privacy check and app stores
runs: 120 340 950 = photo storage, hosting, software and accountant
hours: 0.02 0.04 0.09 per customer-month
price: 3 5 9 per month = family
unless: @animals, photographer, photo shoot*, photo booth, record album, scan old, slides negatives

home-maintenance-planner | people
kinds: saas services
who: home owner, home owners
share: 8 15 23
costs: 15 22 33 = language model, store fees, payment fees and hosting
start: 1000 3800 11000 = tradespeople's checklists, design, app stores and website
runs: 100 300 850 = hosting, messages, software and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 3 6 10 per month = home
unless: @animals, hotel, factory, facility manager*, tenants' requests, nursing home
`;
