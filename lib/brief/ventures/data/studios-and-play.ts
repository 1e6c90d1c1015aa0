/** Studios, classes and places to play: what the figures need; the keys are those of `../venture.ts`. */
export const STUDIOS_AND_PLAY = `
pottery-studio | people
kinds: local education
who: hobby potter, hobby potters
often: 1 2 4
share: 2 3.5 5
costs: 42 52 62 = the teacher's hours, clay, glaze and firing
start: 15000 38000 90000 = eight wheels, kiln with wiring, shelves, fit-out
runs: 1800 3500 7000 = studio rent, kiln power, insurance and software
hours: 0.3 0.5 1 per place
price: 32 50 80 per use = class place
unless: @software, by post, glaze shop, tableware for
needs: studio, potter*, ceramic*, wheel*

craft-workshops | people
kinds: local education marketplace
who: person with busy hands, people with busy hands
often: 0.08 0.2 0.4
share: 4 7 11
costs: 52 62 72 = the craftsman's day, material and the room
start: 1500 7000 24000 = tables, tools, first material, photos and website
runs: 150 500 1600 = storage, booking software, insurance and accountant
hours: 0.4 0.7 1.3 per place
price: 48 78 130 per use = workshop place
unless: @software, car workshop, bike workshop, kits by post

paint-and-sip | people
kinds: local education
who: group of friends, groups of friends
often: 0.1 0.25 0.6
share: 4 7 11
costs: 46 56 66 = the teacher, canvas, paint, wine and the room
start: 3500 14000 45000 = easels, tables, sink, wine licence, first canvases
runs: 200 700 2200 = booking software, insurance, storage and accountant
hours: 0.3 0.5 0.9 per place
price: 35 45 65 per use = evening place
unless: house paint*, car paint*, face paint*, paint shop

cooking-classes | people
kinds: local education services
who: hobby cook, hobby cooks
often: 0.06 0.15 0.3
share: 4 7 11
costs: 52 62 72 = the cook, food, wine and washing up
start: 5000 26000 90000 = stoves, steel table, knives, permits, tableware
runs: 600 2200 5500 = kitchen rent, power, insurance and booking software
hours: 0.5 0.8 1.4 per place
price: 70 105 165 per use = class place
unless: @software, fresh pasta, market stall, sell, food truck

martial-arts-school | people
kinds: local education
who: family or beginner, families and beginners
share: 3 5 8
costs: 46 56 66 = the trainers, the hall, mats and insurance
start: 5000 17000 50000 = mats, mirrors, pads, sign and first rent
runs: 250 700 2000 = membership software, association fees, phone, accountant
hours: 0.4 0.8 1.6 per customer-month
price: 85 135 190 per month = member
unless: @animals, @software, gloves, uniforms, fight night

chess-school | people
kinds: education saas local services
who: chess player, chess players
share: 1.5 3 5
costs: 48 58 68 = the trainers' hours, boards and prizes
start: 500 2000 6500 = boards, clocks, teaching software and website
runs: 100 280 800 = video calls, puzzle software, insurance, accountant
hours: 1 1.8 3.5 per customer-month
price: 75 135 250 per month = pupil
unless: board from, carved, carved from, chess boards, cafe

baby-classes | people
kinds: local education
who: parent with a small child, parents with a small child
often: 2 3 4
share: 1.5 2.5 3.5
costs: 46 56 66 = the leader's hours, the room and instruments
start: 700 2500 7000 = instruments, mats, sensory toys, training and website
runs: 80 220 600 = insurance, music licence, storage, booking software
hours: 0.12 0.2 0.4 per place
price: 13 20 30 per use = class place
unless: @software, online course, swimming pool, sleep, prams

senior-fitness | people
kinds: local services education saas
who: older person, older people
often: 3 4 8
share: 7 11 15
costs: 46 56 66 = the trainer's hours, the hall and insurance
start: 1200 5000 50000 = trainer certificate, chairs, weights, mats or machines
runs: 120 450 2500 = music licence, booking software, storage, accountant
hours: 0.08 0.15 0.3 per place
price: 8 14 22 per use = class place
unless: @animals, @software, equipment, wearable, supplements

cat-cafe | people
kinds: local
who: cat lover, cat lovers
often: 0.1 0.25 0.5
share: 8 13 18
costs: 32 42 52 = coffee and cake, feed, litter and vets
start: 45000 95000 220000 = fit-out, cat room, coffee machine, permits, furniture
runs: 4000 7500 14000 = rent, power, insurance, software and air filters
hours: 0.2 0.35 0.6 per visit
price: 14 22 34 per use = visit with drink
unless: by post, cat food, cat furniture, cat litter, dogs

indoor-playground | people
kinds: local
who: family with small children, families with small children
often: 0.4 0.8 1.6
share: 5 8 11
costs: 24 32 40 = helpers, cleaning, wear and coffee
start: 110000 250000 600000 = climbing frames, slides, soft floor, café, fit-out
runs: 9000 16500 32000 = hall rent, power, insurance and ticket software
hours: 0.07 0.13 0.25 per visit
price: 14 20 30 per use = child entry
unless: @animals, @software, inspect*, build playground*, rent

padel-club | people
kinds: local
who: hobby player, hobby players
often: 1 2 4
share: 4 7 11
costs: 14 22 30 = power, balls, cleaning and wear
start: 90000 180000 420000 = three courts, turf, lights, ground works and cabin
runs: 4000 8500 16000 = ground rent, power, insurance and booking software
hours: 0.1 0.2 0.4 per booking
price: 28 40 64 per use = court hour
unless: @software, booking system, court construction

gaming-lounge | people
kinds: local ecommerce
who: gamer, gamers
often: 0.5 1.2 3
share: 4 7 10
costs: 20 28 36 = power, licences, wear and drinks
start: 45000 105000 260000 = twenty computers, consoles, desks, wiring and cooling
runs: 3800 7500 14500 = rent, fast internet, insurance and lounge software
hours: 0.06 0.14 0.3 per visit
price: 10 18 34 per use = visit
unless: indie, our game, game studio, controllers, accessories
`;
