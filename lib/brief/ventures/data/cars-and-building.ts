/** Cars, building and the trades: what the figures need; the keys are those of `../venture.ts`. */
export const CARS_AND_BUILDING = `
ride-hailing | people
kinds: marketplace services saas
who: passenger, passengers
often: 1 3 8
share: 4 10 20
costs: 76 82 88 = what drivers keep, payment fees and map calls
start: 4000 15000 60000 = licence, driver sign-up, helmets, app store, legal advice
runs: 600 2000 7000 = maps, text messages, support line, insurance and office
hours: 0.03 0.08 0.2 per ride
price: 5 12 24 per use = ride
unless: carpool*, @animals, parcels only, airport transfers only, school run, wheelchair transport

phone-computer-repair | both
kinds: local services
who: device owner, device owners
often: 0.03 0.06 0.12
share: 15 25 40
costs: 35 45 56 = screens, batteries, parts, warranty jobs and card fees
start: 4000 14000 40000 = tools, microscope, first parts, deposit, fittings, sign
runs: 900 2400 5500 = rent, power, insurance, phone and till software
hours: 0.6 1.1 2.5 per repair
price: 60 110 220 per use = repair
unless: washing machine, jewellery, furniture, shoes, clothes, repair cafe, saas, crm

car-garage | both
kinds: local services
who: car owner, car owners
often: 0.1 0.2 0.35
share: 25 40 60
costs: 45 55 66 = parts, oils, waste disposal and bought-in work
start: 25000 80000 250000 = lifts, compressor, diagnostic tools, deposit, first stock
runs: 2500 6000 14000 = rent, power, insurance, tool leases and data licences
hours: 1.5 2.8 6 per repair
price: 150 380 900 per use = repair
unless: saas, crm, bicycles, boats, garage doors, car rental

car-wash | both
kinds: local services
who: driver, drivers
often: 0.5 1 3
share: 15 30 50
costs: 25 38 52 = water, shampoo, power, washers' hours and card fees
start: 8000 60000 400000 = bays, pressure washers, drains, water tank, permits, sign
runs: 1200 3500 12000 = rent, water and sewage base fee, insurance, upkeep
hours: 0.1 0.4 0.9 per wash
price: 9 18 40 per use = wash
unless: @animals, saas, crm, laundry, driveways, mobile detailing, waterless kit

car-rental | both
kinds: services local
who: driver who rents, drivers who rent
often: 0.08 0.15 0.4
share: 3 8 15
costs: 48 58 70 = car payments, insurance, upkeep, cleaning and agents' commission
start: 20000 70000 250000 = deposits on first cars, licence, trackers, website
runs: 800 2500 7000 = parking, office, trackers, booking software and accountant
hours: 1 1.8 3.5 per rental
price: 110 260 520 per use = rental of four days
unless: peer to peer, campervan*, bikes, bicycles, scooters, tools, saas, crm, with driver only, car sharing between neighbours

airport-chauffeur | both
kinds: services marketplace
who: traveller, travellers
often: 0.1 0.3 1.5
share: 4 9 16
costs: 48 58 70 = drivers, fuel, tolls, parking and agents' commission
start: 4000 18000 60000 = car deposit, operator licence, insurance, website, signs
runs: 500 1400 3800 = vehicle insurance, parking, booking software and accountant
hours: 1.3 2 3.5 per transfer
price: 55 95 180 per use = transfer
unless: saas, crm, @animals, parking spaces, self-drive, school run, parcels only, wheelchair transport

towing-roadside | both
kinds: services
who: stranded driver, stranded drivers
often: 0.02 0.04 0.08
share: 20 35 50
costs: 42 52 64 = drivers on call, fuel, tolls and worn equipment
start: 12000 45000 130000 = used tow truck, winch, lights, permits, deposit on yard
runs: 1500 3600 8500 = truck insurance, yard, dispatch phone and maintenance
hours: 1.2 1.8 3 per call
price: 75 140 300 per use = call
unless: saas, crm, caravans for hire, towing dolly shop

general-builder | both
kinds: services
who: home owner, home owners
often: once
share: 0.4 0.9 1.8
costs: 68 77 85 = materials, crew, subcontractors, skips and hired machines
start: 8000 30000 90000 = tools, van, mixer, scaffold, licence, first materials
runs: 900 2400 6000 = insurance, vehicles, yard, estimating and accountant
hours: 250 700 1800 per project
price: 25000 75000 220000 per use = project
unless: saas, crm, @lessons, websites, furniture only, prefab*, marketplace, directory, tiny houses to rent

air-conditioning-heat-pumps | both
kinds: services
who: property owner, property owners
often: 0.04 0.08 0.16
share: 5 12 25
costs: 58 66 75 = units, pipes, refrigerant and installers' hours
start: 7000 20000 55000 = refrigerant certificate, vacuum pump, gauges, van, first units
runs: 500 1400 3500 = insurance, van, certificates, phone and storage
hours: 3 9 24 per job
price: 300 1500 5000 per use = job
unless: saas, crm, @lessons, car air conditioning, portable fans, sensors for sale, comparison site

kitchen-bathroom-fitting | people
kinds: services local
who: home owner, home owners
often: once
share: 1 2.5 4
costs: 62 70 79 = cabinets, tiles, fittings, fitters and partner trades
start: 6000 25000 80000 = tools, van, planning software, samples, small showroom
runs: 700 2200 6000 = insurance, van, showroom rent, software and accountant
hours: 45 110 220 per room
price: 6000 15000 35000 per use = room
unless: saas, crm, restaurant kitchens, cooking classes, shared kitchen, kitchenware, cleaning service

roofing | both
kinds: services
who: home owner, home owners
often: 0.02 0.03 0.06
share: 8 15 25
costs: 60 68 77 = materials, roofers' hours, scaffold, skips and disposal
start: 8000 28000 80000 = ladders, harnesses, tools, van, licence, first materials
runs: 900 2300 5500 = liability insurance, van, yard, training and accountant
hours: 8 45 150 per job
price: 600 4500 16000 per use = job
unless: saas, crm, @lessons, rooftop bar, roof rack*, roof tent*, gutter cleaning only, green roof kit

flooring-tiling | both
kinds: services
who: household, households
often: 0.02 0.03 0.1
share: 8 15 25
costs: 58 66 75 = floors, tiles, adhesive and layers' hours
start: 4000 12000 35000 = saws, tile cutters, sanding machine, van, samples
runs: 350 1000 2800 = insurance, van, storage, samples and accountant
hours: 10 24 60 per job
price: 900 2600 7000 per use = job
unless: saas, crm, @lessons, carpet cleaning, rug shop, dance floor*, play mats

tree-surgery | both
kinds: services
who: tree owner, tree owners
often: 0.03 0.05 0.1
share: 5 11 20
costs: 48 58 68 = climbers and ground crew, fuel, hired chipper and disposal
start: 8000 25000 70000 = climbing gear, chainsaws, chipper, truck, training, licence
runs: 900 2200 5000 = liability insurance, truck, saw upkeep and training
hours: 6 14 32 per job
price: 350 900 2400 per use = job
unless: saas, crm, family tree*, christmas trees, tree planting for carbon, firewood only, treehouse*

paving-and-fencing | both
kinds: services
who: home owner, home owners
often: once
share: 2 4 7
costs: 60 68 77 = stone, boards, posts, crew, digger hire and disposal
start: 8000 25000 70000 = compactor, stone saw, mixer, van, trailer, first stone
runs: 600 1700 4200 = insurance, van, yard, machine upkeep and accountant
hours: 35 90 220 per project
price: 2500 7500 20000 per use = project
unless: saas, crm, fencing club, sword*, driveway cleaning, patio furniture

estate-agency | both
kinds: services local
who: seller or landlord, sellers and landlords
often: once
share: 2 4 7
costs: 40 50 60 = agents' share, portal fees, photos, viewings and referral fees
start: 3000 12000 40000 = licence, training, small office, website, signs, photographs
runs: 900 2600 7000 = portals, office, insurance, car, phone and software
hours: 20 40 80 per deal
price: 1500 6000 14000 per use = deal
unless: saas, crm, @lessons, chatbot, virtual tours only, home staging, plugin, property shares

travel-agency | both
kinds: services ecommerce marketplace
who: holiday maker, holiday makers
often: 0.05 0.09 0.2
share: 8 16 28
costs: 80 85 90 = flights, hotels, guides, transfers and card fees
start: 4000 15000 50000 = travel bond, licence, supplier contracts, website, inspection trips
runs: 500 1500 4500 = bond, insurance, booking system, office and accountant
hours: 4 9 20 per booking
price: 1200 3200 8000 per use = booking for two
unless: saas, crm, plugin, app that plans, itinerary app, language courses, expense tool, data plans, visa app

drinking-water-station | people
kinds: local ecommerce services
who: household, households
often: 3 8 16
share: 20 40 65
costs: 30 42 55 = raw water, power, filters, caps, sachets and delivery
start: 6000 20000 60000 = treatment plant, tanks, pump, permits, lab tests, shopfront
runs: 350 1000 3000 = rent, lab tests, maintenance, base power and licence
hours: 0.03 0.06 0.12 per refill
price: 0.8 1.5 3.5 per use = refill of twenty litres
unless: saas, crm, swimming, pool*, water bottles with filter, meter app, irrigation, flavoured

household-plastic-recycling | both
kinds: services local nonprofit
who: household or recycler, households and recyclers
often: 1 3 6
share: 10 25 45
costs: 52 62 74 = collectors' pay, carts, fuel, buying by weight and haulage
start: 3000 14000 50000 = carts, scales, baler, yard, permits, protective clothing
runs: 350 1000 3000 = yard rent, power, insurance, baler upkeep and phone
hours: 0.1 0.25 0.5 per pickup
price: 2 4 9 per use = pickup and its material
unless: saas, crm, clothes, textiles, food scraps, packaging design, electronics only, factory waste software

photo-studio-hire | both
kinds: local services
who: photographer or creator, photographers and creators
often: 0.3 0.8 2.5
share: 0.3 0.7 1.5
costs: 18 28 40 = cleaning, paper backdrops, power, repairs and booking fees
start: 8000 28000 80000 = deposit, fit-out, lights, backdrops, cove, door lock
runs: 1500 3200 7500 = rent, heating, insurance, booking software and internet
hours: 0.8 1.3 2.5 per booking
price: 80 150 320 per use = booking of three hours
unless: saas, crm, @lessons, we photograph, wedding photographer, photo booth*, yoga, dance studio, ai photos

recording-studio | both
kinds: local services
who: artist or speaker, artists and speakers
often: 0.15 0.4 1.2
share: 0.3 0.7 1.5
costs: 35 46 58 = engineers' hours, session helpers, power and card fees
start: 7000 28000 90000 = microphones, monitors, computer, acoustic treatment, deposit
runs: 900 2400 6000 = rent, insurance, software licences, upkeep and internet
hours: 3 4.5 8 per session
price: 110 230 480 per use = session
unless: saas, crm, plugin, @lessons, ai voice, karaoke, ballet, yoga, photo shoots
`;
