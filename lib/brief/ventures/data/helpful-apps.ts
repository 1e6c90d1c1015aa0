/** Apps that help and tell: what the figures need; the keys are those of `../venture.ts`. */
export const HELPFUL_APPS = `
blood-donor-finder | both
kinds: nonprofit saas services
who: hospital or blood bank, hospitals and blood banks
share: 10 20 32
costs: 22 34 48 = text messages, donor support, hosting and payment fees
start: 1500 4500 12000 = first version, medical advice, privacy check, text gateway
runs: 200 600 1700 = hosting, text messages, insurance and accountant
hours: 2 5 12 per customer-month
price: 90 200 600 per month = hospital
unless: blood test, blood tests, blood sugar, blood pressure, @animals, bone marrow only

medicine-finder | both
kinds: saas marketplace usage
who: pharmacy, pharmacies
share: 15 30 45
costs: 20 31 45 = stock data, text messages, support and payment fees
start: 1500 5000 14000 = first version, medicine database, stock connections, legal check
runs: 250 700 2000 = hosting, maps, medicine data, insurance
hours: 0.4 1 3 per customer-month
price: 20 45 110 per month = pharmacy
unless: @animals, fridge, cabinet, pill box, herbal, courier delivery

writing-assistant | people
kinds: saas
who: person who writes, people who write
share: 4 9 16
costs: 22 34 48 = language model, store and payment fees, hosting
start: 1500 4500 13000 = first version, language tests, design and terms
runs: 250 800 2600 = language model, hosting, app stores and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 6 12 25 per month = writer
unless: @animals, copywriting agency, ghostwriter, handwriting, product descriptions, grant writing

deaf-communication-app | both
kinds: saas services usage nonprofit
who: deaf or hard-of-hearing person, deaf and hard-of-hearing people
share: 0.5 2 5
costs: 28 42 58 = speech recognition, interpreters' minutes, store fees and hosting
start: 3000 9000 30000 = first version, signed recordings, deaf testers, privacy check
runs: 300 900 2800 = speech recognition, hosting, interpreters on call, insurance
hours: 0.05 0.15 0.5 per customer-month
price: 5 12 29 per month = user
unless: @animals, hearing aids repair, ear cleaning, stammer

lost-and-found | both
kinds: saas marketplace ecommerce
who: venue with found things, venues with found things
share: 10 20 35
costs: 18 28 42 = image matching, text messages, support and payment fees
start: 1000 3500 10000 = first version, image matching, label printer, terms
runs: 150 420 1300 = hosting, image service, text messages, insurance
hours: 0.3 0.8 2 per customer-month
price: 30 75 200 per month = venue
unless: @animals, missing person, missing persons, unclaimed money, lost wages

legal-help-app | people
kinds: saas services nonprofit
who: person with a legal problem, people with legal problems
often: 0.05 0.12 0.3
share: 8 15 25
costs: 25 38 55 = language model, lawyers' checks, payment fees and support
start: 2500 7500 22000 = first version, lawyers' reviews, letter templates, terms
runs: 250 750 2200 = hosting, law database, liability insurance, accountant
hours: 0.1 0.3 1 per case
price: 12 29 69 per use = case
unless: law firm software, lawyers software, contract review for companies, @animals, patent, trademark

matrimonial-service | people
kinds: saas services marketplace
who: family looking for a match, families looking for a match
share: 1 3 6
costs: 28 42 58 = profile checks, advisers' hours, store and payment fees
start: 1500 5000 15000 = first version, identity checks, legal terms, office
runs: 250 750 2300 = hosting, identity checks, phone lines and insurance
hours: 0.15 0.5 1.5 per customer-month
price: 10 25 80 per month = family
unless: @animals, wedding photographer, wedding photographers, wedding venue, wedding venues, wedding dress, couples counselling

ambulance-app | both
kinds: marketplace saas usage nonprofit
who: family in an emergency, families in an emergency
often: 0.01 0.03 0.08
share: 10 20 35
costs: 82 87 93 = what the ambulance keeps, dispatchers' minutes and payment fees
start: 4000 12000 40000 = first version, permits, call desk, crew checks
runs: 900 2500 7000 = dispatchers' desk, phone lines, hosting, maps, insurance
hours: 0.3 0.6 1.2 per trip
price: 60 180 500 per use = ambulance trip
unless: animal ambulance, pet ambulance, @animals, toy, planned rides, dialysis rides, ambulance design

skin-routine-app | people
kinds: saas media ecommerce
who: skin-care buyer, skin-care buyers
share: 8 15 25
costs: 18 28 42 = image analysis, store and payment fees, hosting
start: 1500 5000 15000 = first version, ingredient database, skin adviser, design
runs: 180 500 1500 = hosting, image analysis, product data and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 3 6 12 per month = user
unless: mole, moles, melanoma, skin cancer, eczema clinic, tattoo removal

transit-app | both
kinds: saas media usage
who: commuter, commuters
share: 15 30 50
costs: 18 28 42 = map and message fees, store and payment fees, hosting
start: 1500 5000 16000 = first version, route mapping, data feeds and design
runs: 200 650 2000 = hosting, map service, data feeds and route scouts
hours: 0.02 0.03 0.08 per customer-month
price: 1 2.5 5 per month = rider
unless: school bus tracking, freight, parcels, transit visa, we drive, flights

fuel-and-charger-finder | both
kinds: saas media usage
who: driver, drivers
share: 20 35 50
costs: 17 27 40 = price data, map fees, store and payment fees
start: 1500 4500 13000 = first version, price feeds, charger data and design
runs: 200 600 1800 = hosting, map service, price and charger data
hours: 0.02 0.03 0.07 per customer-month
price: 1 2.5 5 per month = driver
unless: installs chargers, charger installation, wallbox installation, phone charger, phone chargers, we deliver fuel, firewood, pellets

pet-health-app | people
kinds: saas
who: pet owner, pet owners
share: 15 25 38
costs: 16 24 36 = text recognition, store and payment fees, hosting
start: 1200 4000 11000 = first version, vet's review, design and stores
runs: 120 350 950 = hosting, text recognition, app stores and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 2 4 7 per month = owner
unless: video call with a vet, video vet, horse stable, cattle, dairy, herd, vet practice software, grooming salon, treats baked

language-exchange | people
kinds: saas marketplace nonprofit
who: language learner, language learners
share: 3 6 11
costs: 17 26 38 = video minutes, moderation, store and payment fees
start: 1000 4000 12000 = first version, video service, design and terms
runs: 180 500 1500 = hosting, video service, moderation and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 4 8 14 per month = learner
unless: programming languages, au pair, student exchange programme, translation agency, currency, vocabulary trainer

nature-identifier | both
kinds: saas education
who: nature lover, nature lovers
share: 6 12 20
costs: 18 27 40 = image recognition, store and payment fees, hosting
start: 1500 5000 15000 = first version, image models, species texts and photos
runs: 150 450 1400 = hosting, image recognition, map service and stores
hours: 0.02 0.03 0.07 per customer-month
price: 2 3.5 6 per month = user
unless: house plants, houseplants, houseplant, crop disease, crops, cattle, weed killer, stamps, coins, antiques

book-tracker | people
kinds: saas media
who: reader, readers
share: 6 12 20
costs: 16 24 36 = book data, store and payment fees, hosting
start: 800 3000 9000 = first version, book catalogue, design and app stores
runs: 100 300 900 = hosting, book data, app stores and accountant
hours: 0.02 0.03 0.07 per customer-month
price: 2 4 6 per month = reader
unless: bookkeeping, books accounts, bookings, bookshop, sells books, swap books, audiobook production, printing books

sport-technique-ai | people
kinds: saas usage
who: athlete, athletes
share: 3 7 13
costs: 20 30 44 = video analysis, store and payment fees, coaches' checks
start: 2000 6000 18000 = first version, motion model, test athletes, coach's review
runs: 200 600 1800 = hosting, video analysis, app stores and accountant
hours: 0.03 0.07 0.2 per customer-month
price: 6 12 25 per month = athlete
unless: tv broadcast, fan statistics, betting, brain stroke, stroke patients, weather, painting, physiotherapy practice

ethical-shopping-guide | both
kinds: saas media nonprofit
who: conscious shopper, conscious shoppers
share: 5 11 20
costs: 17 27 40 = brand research, product data, store and payment fees
start: 1200 4500 14000 = first version, product data, brand research and design
runs: 150 450 1400 = hosting, product data, insurance and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 1.5 3 6 per month = member
unless: we sew, our own clothes, carbon footprint of companies, supplier audits, personal stylist

civic-debate-app | both
kinds: nonprofit saas media education
who: supporting member, supporting members
share: 2 5 10
costs: 20 32 46 = editors, moderators, payment fees and hosting
start: 1000 4000 12000 = first version, registration, editorial rules and design
runs: 200 600 1800 = hosting, moderation tools, insurance and accountant
hours: 0.05 0.12 0.3 per customer-month
price: 2 4 8 per month = member
unless: council software, city council platform, permits, pothole, potholes, election campaign software

password-and-privacy-app | people
kinds: saas
who: private internet user, private internet users
share: 8 16 28
costs: 20 30 42 = servers, store and payment fees, customer support
start: 2500 8000 25000 = first version, security audit, legal terms and design
runs: 300 900 2800 = servers, security tests, insurance and accountant
hours: 0.02 0.05 0.12 per customer-month
price: 3 5 10 per month = user
unless: company network, security operations, penetration tests for companies, scam calls, door lock, door locks, employees only, gdpr consulting

cohousing-project | both
kinds: local nonprofit
who: member household, member households
share: 0.3 0.8 2
costs: 72 82 90 = loan interest, repayment, upkeep and common energy
start: 8000 30000 90000 = registration, legal advice, feasibility study, land option
runs: 200 600 1800 = insurance, accountant, meeting room, website and planning advice
hours: 1.5 3.5 8 per customer-month
price: 700 1300 2200 per month = home
unless: @software, hostel, student residence, rooms by the month
`;
