/** Feasts, evenings out and journeys: what the figures need; the keys are those of `../venture.ts`. */
export const EVENTS_TRAVEL = `
wedding-planning | people
kinds: services marketplace saas
who: couple, couples
often: once
share: 0.6 1 1.6
costs: 50 60 70 = planners' hours and helpers on the day
start: 800 3000 9000 = website, photographs, headsets, contracts, emergency kit
runs: 150 400 1000 = insurance, planning software, car, phone and accountant
hours: 30 70 150 per wedding
price: 1800 4500 9000 per once = wedding
unless: @animals, @software, dress, cake, tents, chairs, band

wedding-photography | people
kinds: services marketplace
who: couple or family, couples and families
often: 0.03 0.06 0.15
share: 3 5 8
costs: 48 58 68 = the photographer's hours, choosing and editing
start: 4000 10000 24000 = two cameras, lenses, flashes, computer and website
runs: 200 450 1000 = equipment insurance, editing software, gallery and car
hours: 22 34 50 per wedding
price: 1600 3000 5500 per use = wedding
unless: @software, product photo*, photo booth, cameras, pets

photo-booth | both
kinds: services local hardware
who: host, hosts
often: 0.03 0.06 0.1
share: 3 6 9
costs: 36 46 58 = delivery, setting up, paper and props
start: 3000 8000 20000 = booth, camera, printer, backdrops, props and website
runs: 150 380 900 = storage, liability insurance, booth software and van
hours: 4 6.5 10 per booking
price: 400 700 1200 per use = evening
unless: passport, phone booth, sound, recording, voting booth

private-chef | people
kinds: services marketplace
who: host, hosts
often: 0.1 0.25 0.6
share: 2 4 6
costs: 66 74 82 = the cook's fee, food and the way
start: 1000 3000 9000 = knives, cool boxes, pans, food certificate, website
runs: 120 320 800 = liability insurance, car, booking page and laundry
hours: 7 11 18 per dinner
price: 500 850 1600 per use = dinner
unless: @animals, software, knives, restaurant staff, baby

catering | people
kinds: services local
who: host, hosts
often: 0.03 0.06 0.12
share: 3 6 10
costs: 62 70 78 = food, cooks, helpers and the van
start: 8000 24000 65000 = kitchen equipment, warmers, tableware, used van, permits
runs: 1000 2400 5500 = kitchen rent, van, insurance, permits and storage
hours: 16 32 65 per event
price: 900 2400 5500 per use = event
unless: @animals, software, equipment, rental, tents, meal kit

escape-room | people
kinds: local services ecommerce
who: group of friends, groups of friends
often: 0.05 0.12 0.25
share: 6 11 16
costs: 26 36 46 = game masters, repairs and props
start: 20000 55000 150000 = two themed rooms, locks, props, cameras, deposit
runs: 2000 4200 8500 = rent, power, insurance and booking software
hours: 0.25 0.45 0.7 per place
price: 25 34 45 per use = player
unless: by post, app, fire escape, software, puzzle box, props

guided-tours | people
kinds: services marketplace local
who: visitor, visitors
often: once
costs: 52 62 72 = the guide's fee, tastings and tickets
start: 500 2000 6000 = guide licence, route research, website, audio sets
runs: 80 250 700 = liability insurance, booking software, phone and permits
hours: 0.4 0.7 1.3 per guest
price: 28 45 80 per once = guest
unless: @animals, audio guide, @software, museum audio, 360

farm-stay | people
kinds: local services
who: guest, guests
often: 0.03 0.06 0.12
costs: 34 44 54 = cleaning, linen, breakfast, energy and booking commissions
start: 15000 50000 160000 = rooms, bathrooms, beds, linen, permits and photographs
runs: 500 1300 3200 = insurance, internet, booking software and repairs
hours: 1 1.7 3 per night
price: 130 190 290 per use = night
unless: @software, dogs, workers, volunteers, agricultur*

surf-school | people
kinds: local services education
who: beginner, beginners
often: 0.05 0.1 0.3
costs: 50 60 70 = teachers' pay, boards, suits and the bus
start: 6000 18000 45000 = soft boards, wetsuits, trailer, beach permit, certificates
runs: 500 1300 3200 = storage, permit, liability insurance and booking software
hours: 0.4 0.7 1.2 per lesson
price: 60 85 130 per use = lesson
unless: @repair, websurf*, boards made, wetsuits, shape boards

campervan-rental | people
kinds: marketplace local services
who: traveller, travellers
often: 0.3 0.6 1.2
share: 3 6 9
costs: 58 68 78 = the owner's share, insurance, cleaning and wear
start: 4000 14000 70000 = platform, legal terms, insurance set-up, first camper
runs: 400 1100 3000 = fleet insurance base, parking, booking software, accountant
hours: 2.5 4 7 per booking
price: 450 850 1600 per use = booking
unless: convert, conversion, build campers, @repair, pitches

group-travel | people
kinds: services saas marketplace
who: traveller, travellers
often: 0.05 0.1 0.2
share: 6 12 18
costs: 72 80 87 = beds, tickets, guides and payment fees of the journey
start: 2000 7000 22000 = seller licence, bond, scouting trip, website
runs: 250 650 1700 = liability insurance, bond, booking software and accountant
hours: 4 8 15 per traveller
price: 1300 2400 4200 per use = traveller
unless: @animals, @software, school bus, commut*, freight

boat-trips | people
kinds: local marketplace services
who: guest on board, guests on board
often: 0.04 0.08 0.2
costs: 46 56 66 = the skipper, fuel or current, mooring and repairs
start: 18000 50000 140000 = used boat, safety gear, inspection, licence, jetty sign
runs: 700 1600 3800 = mooring, boat insurance, permits and booking software
hours: 0.4 0.7 1.3 per guest
price: 40 65 110 per use = guest
unless: @repair, @lessons, storage, hull, mooring, engine

small-concerts | people
kinds: local services marketplace
who: listener, listeners
often: 0.15 0.35 0.9
share: 4 8 12
costs: 60 69 78 = musicians' fees, the room, sound and rights
start: 1500 6000 20000 = sound system, lights, chairs, permits and website
runs: 200 600 1800 = storage, insurance, ticket tool and bar licence
hours: 0.2 0.4 0.7 per ticket
price: 16 25 40 per use = ticket
unless: recording, instrument, rehearsal room, lessons, app

freelancer-coworking | both
kinds: local services
who: member, members
share: 0.8 1.6 2.8
costs: 22 32 42 = coffee, cleaning, power and the host
start: 15000 45000 130000 = desks, chairs, phone booths, wifi, deposit, locks
runs: 3000 6500 14000 = rent, internet, insurance, member software and accountant
hours: 0.4 0.8 1.5 per customer-month
price: 130 220 380 per month = desk
unless: @software, furniture, cleaning, payroll, invoicing

board-game-cafe | people
kinds: local
who: guest, guests
often: 0.2 0.5 1.2
share: 4 8 13
costs: 32 40 48 = drinks, food, staff on the floor and new games
start: 25000 65000 150000 = games, tables, bar, kitchen, deposit and permits
runs: 3000 5500 10500 = rent, power, insurance, licences and till
hours: 0.3 0.5 0.8 per guest
price: 14 22 34 per use = guest
unless: our game, publish, by post, design a game, app, school
`;
