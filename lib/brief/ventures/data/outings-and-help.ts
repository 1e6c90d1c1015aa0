/** Events, outings and help: what the figures need; the keys are those of `../venture.ts`. */
export const OUTINGS_AND_HELP = `
event-agency | both
kinds: services
who: host, hosts
often: 0.03 0.08 0.25
share: 1 2 4
costs: 58 68 78 = freelance crew, planners' hours and suppliers paid through us
start: 1000 4000 12000 = website, photographs, contracts, headsets and first samples
runs: 250 700 1800 = liability insurance, planning software, car, phone and accountant
hours: 25 50 110 per event
price: 2500 6000 15000 per use = event budget handled
unless: @software, marketplace, directory, bouncy castle, speed dating, festival, stag

dj-service | both
kinds: services
who: host, hosts
often: 0.03 0.08 0.5
share: 1 2 3.5
costs: 30 40 52 = the DJ's evening, the drive and wear of kit
start: 2500 7000 18000 = speakers, decks, lights, microphones, cases, used van
runs: 120 320 800 = insurance, music pools, car, storage and website
hours: 7 10 15 per booking
price: 450 950 1800 per use = evening booked
unless: @software, teach, dj lesson, dj school, streaming service, recording studio, podcast

wellness-retreats | people
kinds: services local
who: retreat guest, retreat guests
often: 0.03 0.05 0.1
share: 1 2 3.5
costs: 55 64 74 = beds, meals, teachers, transfers and booking commissions
start: 2000 7000 20000 = house deposits, photographs, website, mats and first adverts
runs: 200 550 1500 = liability insurance, booking software, phone, travel and accountant
hours: 4 7 12 per place
price: 450 850 1900 per use = place on a retreat
unless: @software, our app, an app, drop in studio

amateur-sports-league | both
kinds: services local
who: team, teams
often: 0.15 0.3 0.5
share: 3 6 10
costs: 58 67 77 = courts, referees, balls, trophies and card fees
start: 800 3000 9000 = balls, bibs, website, registration and pitch deposits
runs: 150 450 1300 = liability insurance, fixture software, phone and storage
hours: 4 8 14 per season
price: 350 650 1200 per use = team's season entry
unless: @software, youth academy, personal training, esports, betting

race-events | both
kinds: services local
who: entrant, entrants
often: 0.05 0.1 0.25
share: 2 4 8
costs: 52 62 74 = timing, road closures, medics, marshals, medals and food
start: 4000 15000 45000 = permits, barriers, start arch, timing deposit and website
runs: 200 600 1600 = insurance, storage, entry system, phone and accountant
hours: 0.4 0.8 1.5 per entry
price: 25 45 95 per use = race entry
unless: @software, training plan, bike shop, running shoes, horse racing, simulator

festival-organiser | both
kinds: local services nonprofit
who: festival visitor, festival visitors
often: 0.05 0.1 0.2
share: 3 6 12
costs: 62 72 82 = artists, stages, sound, security, toilets and cleaning
start: 8000 30000 90000 = permits, deposits, site plan, website and first publicity
runs: 300 900 2500 = office, insurance, ticket tool, storage and accountant
hours: 0.3 0.6 1.2 per ticket
price: 20 45 120 per use = festival ticket
unless: @software, film production, travel agency, camping gear, clothing brand

market-organiser | both
kinds: local services
who: stallholder, stallholders
often: 0.3 0.8 2
share: 0.3 0.7 1.5
costs: 45 56 67 = site fee, stands, power, wardens, cleaning and publicity
start: 1500 6000 20000 = permits, gazebos, cables, signs, website and insurance
runs: 200 600 1600 = storage, van, insurance, phone and booking tool
hours: 0.8 1.5 3 per pitch
price: 35 65 150 per use = pitch for a day
unless: @software, online marketplace, our online shop, stock market

singles-events | people
kinds: services local
who: single adult, single adults
often: 0.1 0.25 0.6
share: 5 8 13
costs: 42 53 65 = venue, hosts, welcome drinks and card fees
start: 600 2500 8000 = website, booking tool, first venues, photographs, registration
runs: 120 350 1000 = booking software, insurance, phone and accountant
hours: 0.3 0.6 1.2 per ticket
price: 22 38 75 per use = ticket for an evening
unless: @software, our app, an app, swipe app, new mothers, business contacts

pop-up-picnics | people
kinds: services
who: couple, couples
often: 0.03 0.06 0.15
share: 2 4 7
costs: 40 51 62 = flowers, food, helpers, the drive and wear
start: 900 3500 10000 = low tables, cushions, china, lights and photographs
runs: 120 350 1000 = storage, car, permits, insurance and phone
hours: 4 6.5 11 per booking
price: 180 320 750 per use = set-up for a group
unless: @software, picnic basket shop, baskets online, picnic blankets, picnic furniture, our food truck

adventure-park | both
kinds: local services
who: visitor, visitors
often: 0.05 0.1 0.25
share: 8 14 22
costs: 38 48 58 = guides' and instructors' pay, wear, inspections, card fees
start: 40000 140000 400000 = course, karts or kit, permits, engineer, ground, cabin
runs: 2000 5500 14000 = ground lease, insurance, inspections, power and maintenance
hours: 0.3 0.6 1 per visit
price: 22 36 65 per use = visit
unless: @software, simulator, vr, indoor climbing, skate park, water slides, escape room, trampoline

dive-kayak-centre | people
kinds: local services
who: holiday maker, holiday makers
often: 0.03 0.08 0.2
share: 4 7 12
costs: 42 52 63 = guides' pay, boat fuel, air fills, wear and cleaning
start: 15000 50000 150000 = boat, tanks or kayaks, wetsuits, permits and certificates
runs: 900 2400 6000 = mooring, base rent, servicing, insurance and booking software
hours: 0.6 1.1 2 per trip
price: 40 75 150 per use = trip or lesson
unless: @software, fishing shop, swim school, boats made, dive watch, charter yacht, dive bar

farm-day-visits | people
kinds: local services
who: family, families
often: 0.08 0.15 0.4
share: 4 8 13
costs: 35 45 55 = helpers' pay, feed, packaging and goods for the shop
start: 5000 20000 70000 = fences, toilets, parking, signs, shop and permits
runs: 400 1200 3200 = liability insurance, feed, water, cleaning and card terminal
hours: 0.4 0.7 1.2 per visit
price: 15 32 60 per use = family visit
unless: @software, overnight, boarding, vertical farm, delivery box, box subscription, farm machinery

homeless-help | both
kinds: nonprofit services local
who: person without a home, people without a home
often: 2 5 12
share: 0.1 0.3 0.7
costs: 55 68 80 = outreach workers' pay, food, laundry and supplies
start: 2500 12000 45000 = used van or room, showers, bedding and registration
runs: 600 2000 6000 = rent, fuel, insurance, water, phone and case records
hours: 0.7 1.3 2.5 per visit
price: 18 40 90 per use = supported visit
unless: @software, stray, animal shelter, refuge for women, estate agent, home decor

women-livelihoods | both
kinds: nonprofit education services
who: woman in training, women in training
often: once
share: 1 3 8
costs: 58 70 80 = trainers' pay, kits, small grants and field visits
start: 1500 6000 20000 = registration, first kits, training room and website
runs: 300 900 2600 = room, transport, phone, insurance and accountant
hours: 15 28 50 per place
price: 180 450 1200 per once = woman's place in the programme
unless: @software, coding, programming course, fashion brand, loan app, refuge

child-sponsorship | people
kinds: nonprofit
who: sponsor, sponsors
share: 1 2.5 5
costs: 62 74 82 = school fees, food, care, field staff and reports
start: 1500 6000 20000 = registration, safeguarding policy, website and first visits
runs: 250 800 2500 = donation software, accountant, audit, phone and travel
hours: 0.3 0.6 1.2 per customer-month
price: 20 35 50 per month = sponsored child
unless: @software, stray dogs, stray cats, adopt a tree, adopt a tortoise

tree-planting | both
kinds: nonprofit services
who: donor, donors
often: 0.08 0.2 1
share: 3 7 13
costs: 58 68 78 = seedlings, planters' pay, fencing, watering and field checks
start: 1500 6000 22000 = registration, nursery, tools, website and first seedlings
runs: 250 800 2600 = field transport, donation software, insurance and accountant
hours: 0.2 0.4 0.8 per gift
price: 15 40 150 per use = gift for planted trees
unless: @software, tree surgeon, tree felling, garden centre, carbon credit, carbon credits, christmas tree

women-shelter | both
kinds: nonprofit services
who: woman seeking safety, women seeking safety
often: once
share: 0.2 0.5 1.2
costs: 62 74 84 = crisis staff, counsellors, food and court help
start: 6000 25000 90000 = safe flat, beds, locks, phones and registration
runs: 1800 5000 14000 = rent, power, insurance, secure phone line and supervision
hours: 40 80 150 per stay
price: 1800 4500 9500 per once = supported stay of some weeks
unless: @software, animal shelter, dog shelter, tenants, co-living, cohousing, homesharing, personal alarm

peer-support-groups | both
kinds: services saas nonprofit
who: member, members
share: 2 5 9
costs: 38 48 60 = moderators' hours, their training and supervision
start: 800 3500 12000 = website, moderator training, safety rules and video set-up
runs: 150 450 1400 = video rooms, chat tool, insurance and supervision
hours: 0.2 0.4 0.8 per customer-month
price: 12 22 40 per month = member
unless: networking, entrepreneurs, homework, licensed therapist sessions, language exchange

wedding-goods-resale | people
kinds: marketplace ecommerce
who: couple, couples
often: once
share: 0.6 1 1.6
costs: 82 87 91 = the seller's share, payment fees and damaged parcels
start: 1500 5000 15000 = first listings, payment set-up, legal terms and photographs
runs: 150 450 1200 = hosting, identity checks, insurance, support tool and accountant
hours: 0.2 0.4 0.8 per deal
price: 70 180 480 per once = set or dress sold
unless: planner service, cake, photographer app, furniture for offices, handmade to order

event-supplier-marketplace | both
kinds: marketplace saas
who: host, hosts
often: 0.04 0.1 0.25
share: 4 8 13
costs: 82 87 91 = the suppliers' share, payment fees and replacements
start: 2000 7000 20000 = payment set-up, terms, first supplier photos and adverts
runs: 250 700 1900 = hosting, payment tools, phone support and insurance
hours: 0.4 0.8 1.5 per booking
price: 250 650 1800 per use = booking
unless: ticket sales, guest list app, freelance designers, second-hand
`;
