/** Courses, coaching and causes: what the figures need; the keys are those of `../venture.ts`. */
export const COURSES_AND_CAUSES = `
trading-course | people
kinds: education services media
who: would-be investor, would-be investors
often: once
share: 2 4 7
costs: 35 45 58 = trainers' hours, learning platform and payment fees
start: 1000 3500 10000 = course material, camera, demo tools, legal advice, website
runs: 150 450 1200 = video tool, chart software, insurance and community platform
hours: 2 4 7 per place
price: 200 450 1200 per once = course place
unless: currency exchange, sports betting, card game, vocational training

digital-marketing-course | both
kinds: education services
who: learner, learners
often: once
share: 2 4 7
costs: 40 50 60 = trainers' hours, practice budgets and the learning platform
start: 1000 3500 11000 = course material, laptop, practice accounts and website
runs: 180 500 1300 = video tool, marketing tools, insurance and room hire
hours: 2 4 8 per place
price: 180 450 1100 per once = course place
unless: @animals, forklift, first aid, driving school, piano

relationship-coaching | people
kinds: services education
who: client, clients
often: 1 2 4
share: 2 4 7
costs: 48 58 68 = the coach's hours, booking fees and the room
start: 800 2800 8000 = coach certificate, website, camera and workbook
runs: 120 320 850 = insurance, video tool, bookings and room share
hours: 1.3 1.8 2.6 per session
price: 85 140 240 per use = session
unless: matchmak*, wedding plan*, @animals, customer relationship, investor relations

parenting-coaching | both
kinds: services education
who: parent, parents
often: 0.5 1.5 3
share: 4 8 12
costs: 48 57 67 = the coach's hours, childcare, rooms and travel
start: 700 2500 7500 = coach training, course material, website and checks
runs: 100 300 800 = insurance, video tool, rooms and bookings
hours: 1.2 1.8 3 per session
price: 50 90 160 per use = session
unless: @animals, parental control, co-parenting app, plant parents, surrogate

sewing-school | people
kinds: education local
who: learner, learners
often: 1 3 4
share: 1 2 4
costs: 32 42 52 = teachers' hours, thread, fabric and machine service
start: 6000 18000 50000 = machines, overlockers, tables, irons, fabric and deposit
runs: 900 2200 5000 = rent, power, insurance, repairs and bookings
hours: 0.5 0.8 1.3 per lesson
price: 25 40 70 per use = lesson
unless: upholstery, leather shoes, surgical, embroidery machine rental, sewing patterns shop

kids-robotics-school | both
kinds: education local services
who: parent, parents
often: 2 4 5
share: 2 4 7
costs: 42 52 62 = instructors' hours, worn parts and materials
start: 3000 10000 28000 = robot kits, laptops, tables, background checks, website
runs: 500 1400 3500 = room hire, insurance, replacement parts and bookings
hours: 0.25 0.4 0.7 per lesson
price: 14 22 35 per use = lesson
unless: industrial robots, warehouse robots, vacuum, surgical, lawn mower

career-guidance-for-pupils | both
kinds: services education
who: parent, parents
often: once
share: 2 3 5
costs: 42 52 62 = counsellors' hours and test licences
start: 1000 3500 10000 = test licences, counsellor training, website and laptop
runs: 150 400 1000 = test licence, video tool, insurance and bookings
hours: 3 4.5 7 per pupil
price: 120 250 500 per once = guidance package
unless: executives, retirement, admission essays

kids-money-school | both
kinds: education services nonprofit
who: parent, parents
often: 1 3 4
share: 2 4 7
costs: 42 52 62 = trainers' hours, games and material
start: 700 2500 8000 = course material, games, background checks, website
runs: 120 350 900 = room hire, insurance, video tool and bookings
hours: 0.25 0.4 0.7 per lesson
price: 14 22 35 per use = lesson
unless: debit card, prepaid card, pocket money app, tax software

heritage-language-school | people
kinds: education local nonprofit
who: parent abroad, parents abroad
often: 2 4 4
share: 1 2 4
costs: 45 55 66 = teachers' hours, books and craft material
start: 600 2500 8000 = books, background checks, registration, website and games
runs: 150 500 1400 = classroom hire, insurance, video tool and bookings
hours: 0.2 0.35 0.6 per lesson
price: 10 18 30 per use = lesson
unless: programming language, sign language, business english, translation agency, speech therapy

style-consulting | people
kinds: services local education
who: client, clients
often: 0.1 0.2 0.4
share: 2 4 7
costs: 40 50 60 = the consultant's hours, travel and samples
start: 1000 3500 10000 = consultant training, colour drapes, mirror, camera, website
runs: 150 400 1000 = studio share, insurance, bookings and travel
hours: 2 3.5 6 per session
price: 120 220 420 per use = session
unless: interior, home staging, nail studio, styling box, tattoo

forest-school | both
kinds: education local nonprofit
who: parent, parents
often: 2 4 12
share: 1 2 4
costs: 52 62 72 = leaders' hours, food, materials and land fee
start: 2000 8000 28000 = leader training, tools, tarps, shelter, first aid, registration
runs: 350 1000 2800 = land use, insurance, gear, first aid and bookings
hours: 0.6 0.9 1.4 per session
price: 20 32 55 per use = session
unless: tree planting, timber, wedding, hotel, survival food, drone

clothes-and-baby-bank | both
kinds: nonprofit local
who: donor, donors
often: 0.1 0.5 1
share: 5 10 18
costs: 45 60 75 = sorting, washing, missing items and delivery
start: 1500 6000 22000 = registration, shelves, boxes, scales, washing machine, used van
runs: 300 900 2500 = storage hall, power, van, insurance and referral software
hours: 0.8 1.5 2.5 per bundle
price: 25 50 110 per use = funded bundle
unless: blood, food parcels, resale app, jewellery

disability-association | both
kinds: nonprofit services
who: member, members
share: 1 2 4
costs: 30 45 60 = transport, guides, rooms and interpreters
start: 500 2500 8000 = registration, legal advice, website, banner and laptop
runs: 150 500 1600 = office share, accessible transport, insurance and phone
hours: 0.4 1 2 per customer-month
price: 15 35 80 per year = membership
unless: care agency, wheelchair shop, insurance policy

free-health-camps | both
kinds: nonprofit services
who: donor, donors
often: 0.1 0.5 1
share: 5 10 18
costs: 50 65 80 = medicine, tests, transport and volunteers' food
start: 2000 9000 30000 = registration, permits, basic equipment, medicine, tents, records
runs: 300 1000 3000 = storage, vehicle, insurance, phone and coordinator's costs
hours: 0.4 0.7 1.2 per patient
price: 8 18 40 per use = funded patient
unless: fitness camp, summer camp, yoga retreat, @animals, paid consultation

scholarship-fund | both
kinds: nonprofit education
who: donor, donors
share: 3 6 10
costs: 75 85 92 = fees, books, travel and allowances
start: 800 3500 10000 = registration, legal advice, website and payment set-up
runs: 100 400 1200 = audit, payment fees, selection days and hosting
hours: 0.1 0.25 0.5 per customer-month
price: 15 30 60 per month = regular gift
unless: scholarship search, student loan, loan app, essay service, pets

sport-for-change | both
kinds: nonprofit education local
who: sponsor, sponsors
often: 0.5 1 2
share: 3 6 10
costs: 50 62 75 = coaches' pay, kit, snacks and transport
start: 1000 4500 14000 = registration, background checks, balls, kit, first aid, website
runs: 300 900 2500 = ground hire, insurance, equipment, phone and transport
hours: 1.5 2.5 4 per place
price: 60 120 250 per use = sponsored place
unless: betting, sportswear brand, gym membership, scouting, sports app

nature-conservation-group | both
kinds: nonprofit services
who: supporter, supporters
share: 3 6 11
costs: 40 55 70 = tools, plants, surveys, travel and site leaders
start: 600 3000 10000 = registration, hand tools, gloves, insurance and website
runs: 120 400 1300 = tool store, insurance, transport and member mailings
hours: 0.15 0.4 0.8 per customer-month
price: 3 7 15 per month = membership
unless: cleaning products, pet shop, safari lodge, recycling app, cosmetics

prisoner-reentry | firms
kinds: nonprofit services local
who: public funder, public funders
often: 1 3 6
costs: 55 68 80 = housing, staff hours, mentors and travel
start: 4000 15000 45000 = registration, checks, rent deposit, furniture, website
runs: 1000 2800 7000 = office, insurance, phone, car and case records
hours: 15 30 55 per placement
price: 1500 3500 7000 per use = supported placement
unless: prison software, bail bonds, security cameras

disaster-relief | both
kinds: nonprofit services
who: donor, donors
often: 0.1 0.3 0.8
share: 8 15 25
costs: 70 80 90 = relief goods, fuel, storage and transport
start: 2000 10000 35000 = registration, first stock, radios, vehicle kit, website
runs: 400 1200 3500 = storage, vehicle, insurance, phone and payment fees
hours: 0.4 0.8 1.5 per kit
price: 25 50 120 per use = funded relief kit
unless: data backup, flood barrier, insurance claims, restoration company, stress relief, pain relief

legal-aid-charity | both
kinds: nonprofit services
who: funder, funders
often: 0.5 2 5
share: 0.5 1 2
costs: 55 68 80 = lawyers' hours, interpreters, court fees and travel
start: 1500 7000 22000 = registration, case records, legal library, laptops, website
runs: 600 1800 4500 = office, professional liability, phone, records and audit
hours: 3 6 12 per case
price: 150 350 800 per use = funded case
unless: contract software, startup lawyers, legal marketplace, patent, @animals
`;
