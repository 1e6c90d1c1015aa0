/** Guests, journeys and days out: what the figures need; the keys are those of `../venture.ts`. */
export const GUESTS_AND_OUTINGS = `
glamping | people
kinds: local services
who: couple or family, couples and families
often: 0.04 0.08 0.15
share: 10 16 24
costs: 28 36 44 = cleaning, laundry, breakfast, wood and booking fees
start: 60000 150000 400000 = tents or cabins, stoves, bathrooms, paths and permits
runs: 1200 3000 7000 = land lease, power, insurance and booking software
hours: 0.8 1.5 2.8 per night
price: 110 185 320 per use = night
unless: clamp*, lamp, tents for sale, amp, buy

hostel | people
kinds: local
who: traveller, travellers
often: once
costs: 34 42 50 = cleaning, laundry, breakfast and booking fees
start: 60000 170000 450000 = bunks, bathrooms, kitchen, fire safety and deposit
runs: 6000 13000 28000 = building rent, power, internet, insurance and software
hours: 0.25 0.5 0.9 per night
price: 26 42 75 per use = bed night
unless: @animals, hospital, software, hostile

home-swap | people
kinds: saas marketplace
who: household that likes to travel, households that like to travel
start: 2000 7000 22000 = first platform, identity checks, legal terms and photos
runs: 250 700 2000 = hosting, identity checks, insurance and accountant
hours: 0.03 0.08 0.2 per customer-month
price: 8 14 24 per month = member
unless: clothes, battery, software, homework

accessible-travel | people
kinds: services marketplace saas
who: traveller with a disability, travellers with a disability
often: once
share: 1 2 3
costs: 76 82 88 = rooms, transfers, aids and people who help
start: 4000 13000 38000 = travel licence, bond, hotel checks and website
runs: 400 1100 2800 = travel insurance, bond, booking software and accountant
hours: 7 14 32 per trip
price: 1800 4600 11000 per once = trip
unless: ramps, software, vans convert*

luggage-transfer | people
kinds: services local
who: walker, walkers
often: once
costs: 52 62 72 = the driver, the van and the inns' share
start: 8000 24000 60000 = used van, racks, tags and booking site
runs: 600 1400 3200 = van, insurance, phone and booking software
hours: 0.15 0.35 0.8 per transfer
price: 14 24 45 per use = bag and stage
unless: money transfer, repair, students, data

nature-walks | people
kinds: services local
who: nature lover, nature lovers
often: 0.06 0.15 0.3
share: 5 8 12
costs: 46 56 66 = the guide, the way, field glasses and tea
start: 600 2500 8000 = first aid course, permits, binoculars and website
runs: 80 250 700 = liability insurance, permits, car and booking software
hours: 0.4 0.8 1.8 per place
price: 22 42 85 per use = place
unless: @animals, catwalk, treadmill, boots

travel-esim | people
kinds: ecommerce saas
who: traveller, travellers
often: 0.08 0.15 0.3
share: 12 20 30
costs: 58 68 78 = data bought from networks and payment
start: 3000 10000 32000 = reseller access, first app, data deposit and website
runs: 350 1000 2800 = hosting, support tools, network fees and accountant
hours: 0.03 0.08 0.2 per order
price: 6 15 38 per use = data plan
unless: @animals, simulator, similar, commute

newcomer-help | people
kinds: services saas
who: newcomer, newcomers
often: once
share: 1.5 3 5
costs: 54 64 74 = the helper's hours, the way, fees and translations
start: 800 3000 9000 = checklists, contracts, website and used car share
runs: 120 380 1000 = phone, car, liability insurance and accountant
hours: 6 13 30 per package
price: 350 850 2400 per once = package
unless: babies, new born, kittens, foals

pool-and-garden-sharing | people
kinds: marketplace local
who: household without a garden, households without a garden
often: 0.2 0.4 0.8
share: 5 9 14
costs: 76 82 88 = the owner's share, insurance and payment
start: 2500 8000 25000 = first platform, insurance contract, photos and payment set-up
runs: 350 1000 2800 = host insurance, hosting, payment tools and accountant
hours: 0.3 0.6 1.5 per booking
price: 60 130 300 per use = booking
unless: clean, car pool, carpool, pool table

tandem-flights | people
kinds: services local education
who: passenger with courage, passengers with courage
often: once
share: 3 5 8
costs: 50 60 70 = pilots, wear of equipment, fuel and insurance
start: 9000 22000 55000 = tandem wings, harnesses, pilot licence, van and cameras
runs: 500 1300 3000 = flight insurance, landing fees, van and booking software
hours: 1 1.8 3 per flight
price: 150 230 380 per use = flight
unless: bicycle, bike, language, drones, bikes

treatment-abroad | people
kinds: services marketplace
who: patient, patients
often: once
share: 2 4 6
costs: 60 72 84 = interpreters, hours of care, rooms and transfers
start: 3000 10000 30000 = clinic visits, contracts, legal advice and website
runs: 350 1000 2600 = liability insurance, phone, software and accountant
hours: 8 16 40 per patient
price: 2500 6500 18000 per use = treatment
unless: @animals, water, wood, water treatment
`;
