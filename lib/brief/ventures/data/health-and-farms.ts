/** Health, farms and supply: what the figures need; the keys are those of `../venture.ts`. */
export const HEALTH_AND_FARMS = `
pilates-studio | people
kinds: local services
who: studio member, studio members
share: 0.8 1.5 2.8
costs: 34 43 53 = instructors' pay, card fees, cleaning and booking software
start: 18000 48000 120000 = reformers, rent deposit, floor, mirrors, insurance, opening
runs: 2500 5200 11000 = rent, insurance, booking software, utilities and accountant
hours: 0.9 1.5 2.4 per customer-month
price: 110 165 250 per month = member
unless: saas, crm, plugin, online course, pilates socks brand, activewear brand

diagnostic-lab | both
kinds: services local
who: patient, patients
often: 0.08 0.17 0.35
share: 8 15 25
costs: 45 55 66 = reagents, technicians, reading doctors, tubes and couriers
start: 25000 75000 250000 = used analysers, licence, rooms, fridge, lab software
runs: 3000 7500 18000 = rent, service contracts, insurance, quality checks and software
hours: 0.3 0.5 0.9 per visit
price: 35 65 140 per use = visit
unless: home test kit, self-test kit, dental laboratory, pets, car diagnostic*, crm

home-nursing | both
kinds: services
who: patient at home, patients at home
often: 2 4 9
share: 0.3 0.7 1.3
costs: 58 67 76 = nurses' hours, travel, dressings and sharps disposal
start: 2500 8500 25000 = registration, insurance, nursing bags, tablets and website
runs: 350 900 2400 = liability insurance, care records, phone line and accountant
hours: 1 1.5 2.3 per visit
price: 85 130 200 per use = visit
unless: saas, crm, plugin, nursery, nursing exam*, breastfeeding wear, childminder*

adult-day-centre | both
kinds: local services nonprofit
who: family of an older person, families of older people
often: 5 9 16
share: 0.15 0.35 0.6
costs: 58 67 76 = carers' hours, meals, minibus and activities
start: 15000 55000 160000 = licence, rooms made accessible, furniture, minibus, training
runs: 3000 6500 14000 = rent, insurance, utilities, van costs and accountant
hours: 1.6 2.2 3.2 per day
price: 65 95 140 per use = day
unless: saas, crm, plugin, doggy*, puppy, toddlers, preschool, overnight stays

addiction-rehab | both
kinds: services local nonprofit
who: patient or family, patients and families
often: once
share: 0.15 0.3 0.6
costs: 50 60 70 = therapists, nurses, doctor, meals and medicines
start: 25000 90000 300000 = licence, house deposit, furniture, insurance and first staff
runs: 6000 14000 35000 = rent, night cover, insurance, utilities and accountant
hours: 45 90 170 per programme
price: 4500 11000 28000 per once = programme
unless: saas, crm, plugin, phone addiction, screen time, physiotherapy clinic, house rehab, flip houses

cryo-and-recovery-studio | people
kinds: local services
who: studio guest, studio guests
often: 1 2 5
share: 1 2.2 4
costs: 28 37 48 = staff on the floor, electricity, water, salt and towels
start: 25000 70000 200000 = used chamber or tubs, plumbing, rent deposit, permits
runs: 3000 6500 14000 = rent, equipment service, insurance, booking software and accountant
hours: 0.4 0.7 1.2 per session
price: 30 48 90 per use = session
unless: saas, crm, plugin, egg freezing, frozen food, addiction, plunge tubs for sale, cryptocurrency

fish-farm | both
kinds: hardware ecommerce
who: fish trader or restaurant, fish traders and restaurants
often: 1 3 6
share: 0.1 0.25 0.5
costs: 58 67 77 = feed, fingerlings, pumping, ice and harvest hands
start: 3000 15000 70000 = ponds or tanks, pumps, nets, fingerlings, first feed
runs: 250 800 2600 = land or water lease, power, guard, tests and van
hours: 2 4 7 per order
price: 70 180 450 per use = order
unless: saas, sensors for, monitoring app, ornamental fish, aquarium*, fishing trips, fishing tackle, online course

greenhouse-vegetable-farm | firms
kinds: hardware ecommerce
who: trader or shop, traders and shops
often: 3 5 9
costs: 48 58 69 = seedlings, feed, pickers, crates and delivery
start: 5000 22000 90000 = tunnels or glass, drip lines, tank, seedlings, crates
runs: 350 1100 3500 = land lease, power, water, insurance and van
hours: 2 3.5 6 per order
price: 60 140 350 per use = order
unless: saas, greenhouse kits, sensors for, garden design, subscription box, online course

flower-farm | both
kinds: hardware ecommerce
who: florist or couple, florists and couples
often: 0.8 2 4
share: 0.1 0.25 0.5
costs: 38 48 59 = seeds and bulbs, pickers, sleeves, buckets and delivery
start: 2500 9000 35000 = bulbs, tubers, low tunnels, drip lines, cold room
runs: 180 550 1700 = land lease, cold room power, insurance and van
hours: 1.5 2.8 5 per order
price: 45 95 260 per use = order
unless: saas, artificial flowers, silk flowers, cannabis, flour mill, flower painting

vineyard | both
kinds: hardware ecommerce local
who: wine drinker, wine drinkers
often: 0.15 0.35 0.8
share: 1 2 3.5
costs: 42 52 63 = grapes, cellar work, bottles, corks, duty and carriage
start: 20000 80000 300000 = vines, posts, rented press and tanks, bottles, licence
runs: 900 2500 7000 = land lease, cellar, storage, insurance and accountant
hours: 0.8 1.5 2.6 per order
price: 45 90 200 per use = order
unless: saas, distill*, whisky, gin, cork trader, wine fridge, wine app

composting-and-worm-farm | both
kinds: services ecommerce hardware
who: household, households
share: 1 2.2 4
costs: 45 55 66 = collection rides, turning, sieving, bags and postage
start: 1500 6500 25000 = buckets, bins, shredder, sieve, cargo bike, permits
runs: 180 550 1600 = site lease, vehicle, insurance, tests and accountant
hours: 0.5 0.8 1.4 per customer-month
price: 18 28 45 per month = household
unless: saas, crm, plugin, plastic recycling, composting toilet, funeral*, scrap metal

dog-breeding | people
kinds: hardware local
who: future pet owner, future pet owners
often: once
share: 1 2 3.5
costs: 38 48 60 = health tests, vet, food, registration and stud fees
start: 3500 9000 25000 = breeding animals, tests, kennel room, registration, first supplies
runs: 150 400 1000 = food, insurance, vet savings, club fees and accountant
hours: 18 30 50 per puppy
price: 900 1800 3200 per once = puppy
unless: saas, app for breeders, dog walk*, dog daycare, grooming salon, adoption app, aquarium*

horse-livery | people
kinds: local services
who: horse owner, horse owners
share: 0.2 0.4 0.8
costs: 50 60 71 = hay, bedding, grooms' hours and manure removal
start: 8000 35000 150000 = stalls, fencing, mats, water lines, used tractor
runs: 1200 3200 8000 = land lease, insurance, repairs, tractor and accountant
hours: 9 16 26 per customer-month
price: 350 600 1000 per month = horse
unless: saas, crm, plugin, riding holidays, horse feed brand, dog kennel, pony parties

brick-and-block-making | both
kinds: hardware ecommerce
who: builder or self-builder, builders and self-builders
often: 0.2 0.7 2
share: 0.5 1 2
costs: 58 67 77 = cement, sand, labour, breakage and delivery
start: 3500 14000 60000 = block machine, mixer, moulds, slab, first cement
runs: 300 950 3000 = yard lease, power, water, repairs and tests
hours: 5 9 16 per order
price: 180 450 1300 per use = order
unless: saas, toy brick*, building blocks toy, blockchain, brick oven, recycled plastic bricks, bricklaying course

firewood-and-briquettes | both
kinds: hardware ecommerce
who: household or grill, households and grills
often: 0.15 0.5 2
share: 4 8 15
costs: 55 64 74 = wood or crop waste, drying, sacks and delivery
start: 2500 11000 45000 = splitter or press, drying racks, sacks, used van
runs: 200 650 2000 = yard lease, fuel, repairs, insurance and accountant
hours: 0.8 1.6 3 per order
price: 35 120 280 per use = order
unless: saas, gas cylinder*, stove maker, barbecue catering, chimney sweep, candle*, fireplace app

clean-cookstoves | both
kinds: hardware ecommerce nonprofit
who: household, households
often: once
share: 3 7 14
costs: 60 68 77 = metal, liner, welders, transport and agents' commission
start: 4000 16000 60000 = prototypes, kitchen tests, jigs, first batch, agent training
runs: 350 1100 3200 = workshop, motorbikes, phone credit, insurance and accountant
hours: 0.6 1.2 2.4 per stove
price: 15 32 75 per once = stove
unless: saas, recipe app, barbecue brand, camping stove, cooking class*, fitted kitchens

solar-home-kits | people
kinds: hardware usage fintech
who: off-grid household, off-grid households
share: 2 5 11
costs: 58 67 77 = kit, freight, agents' commission, payment fees and defaults
start: 12000 45000 180000 = first container share, kits, licences, agent training, spares
runs: 700 2200 6500 = store, payment platform, motorbikes, insurance and accountant
hours: 0.1 0.25 0.5 per customer-month
price: 6 10 19 per month = household
unless: grid-connected rooftop, balcony solar, solar farm, camper vans, net metering, solar installer software

local-internet-provider | both
kinds: services usage
who: connected household, connected households
share: 2 5 10
costs: 35 44 55 = bandwidth, routers, installers, payment fees and power
start: 9000 35000 150000 = licence, radios or fibre, mast, routers, first backhaul
runs: 900 2800 8000 = mast rent, backhaul base fee, power, insurance, licences
hours: 0.15 0.3 0.6 per customer-month
price: 25 45 75 per month = household
unless: hotel wifi marketing, crm, plugin, parental control app, esim for travellers, web design, influencers

bus-ticketing | both
kinds: marketplace saas
who: bus passenger, bus passengers
often: 0.15 0.4 1
share: 4 9 16
costs: 86 90 94 = the bus company's fare, card fees and refunds
start: 2000 7000 20000 = first version, payment connection, ticket scanners, terms
runs: 250 700 2200 = hosting, text messages, maps, insurance and accountant
hours: 0.02 0.04 0.08 per ticket
price: 12 28 60 per use = ticket
unless: concert, school bus, party bus, sightseeing tour, food bus, bus conversion*

detergent-making | both
kinds: hardware ecommerce
who: household or shop, households and shops
often: 0.5 1.5 4
share: 4 9 16
costs: 55 64 74 = raw materials, bottles, labels and delivery
start: 900 4500 20000 = mixing tank, drums, scales, filler, registration, bottles
runs: 120 450 1500 = workshop, water, tests, insurance and transport
hours: 0.3 0.6 1.2 per order
price: 10 28 90 per use = order
unless: saas, skincare, gift soap, soap making class*, pick up laundry, maid service
`;
