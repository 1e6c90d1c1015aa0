/** Work done at homes and lets by visit: what the figures need; the keys are those of `../venture.ts`. */
export const EVERYDAY_VISITS = `
holiday-let-cleaning | both
kinds: services marketplace
who: owner of a holiday let, owners of holiday lets
often: 2 5 12
share: 0.3 0.7 1.4
costs: 60 70 79 = cleaners' hours, washing, linen and the drive
start: 1200 4500 15000 = vacuums, linen sets, supplies, used car, website
runs: 250 650 1600 = insurance, car, linen storage and scheduling software
hours: 2.5 3.5 5.5 per turnover
price: 95 150 240 per use = turnover
unless: saas, crm, plugin, office clean*, property management software, ovens

holiday-let-management | both
kinds: services marketplace
who: owner of a holiday let, owners of holiday lets
share: 0.3 0.7 1.4
costs: 45 56 68 = guest support, check-ins, cleaners' coordination and call-outs
start: 1200 4000 12000 = licence, smart locks, photographs, website and contracts
runs: 250 650 1600 = channel manager, insurance, car, phone and accountant
hours: 6 11 20 per customer-month
price: 1800 3500 6500 per use = month's rental income
unless: saas, crm, plugin, @lessons, long-term tenants, student housing, campsite

property-photography | both
kinds: services marketplace
who: estate agent, estate agents
often: 0.7 2 5
share: 0.2 0.4 0.8
costs: 42 52 63 = the photographer's hours, editing and the drive
start: 3000 7500 17000 = camera, wide lens, tripod, drone, laser, site
runs: 180 420 950 = equipment insurance, editing software, car and hosting
hours: 2.2 3.5 5.5 per shoot
price: 150 240 420 per use = home
unless: saas, crm, plugin, @lessons, wedding, weddings, portrait, insurance claims

home-staging | both
kinds: services ecommerce
who: home seller, home sellers
often: once
share: 0.8 1.5 2.5
costs: 50 60 71 = furniture, storage, carriers and the stager's hours
start: 8000 28000 85000 = furniture sets, rugs, art, lamps and photographs
runs: 700 1700 4000 = storage unit, van, insurance and design software
hours: 14 26 45 per home
price: 1500 2900 5500 per once = home
unless: saas, crm, plugin, @lessons, stage lighting, theatre, theatres, concert

plumber-electrician | people
kinds: services marketplace local
who: household, households
often: 0.08 0.15 0.3
share: 12 22 32
costs: 52 62 72 = the tradesman's hours, parts and the drive
start: 6000 20000 55000 = used van, tools, test gear, licence, parts
runs: 500 1200 2800 = van, liability insurance, licence, phone and software
hours: 1.5 2.6 4.5 per visit
price: 160 290 550 per use = repair
unless: saas, crm, @lessons, @rental, certificate*, quotes for builders, job management

painting-decorating | people
kinds: services marketplace
who: household, households
often: 0.02 0.04 0.08
share: 8 14 22
costs: 58 67 76 = painters' hours, paint, filler and masking
start: 1500 6000 20000 = ladders, sprayer, dust sheets, used van, licence
runs: 250 650 1500 = van, liability insurance, storage, phone, quoting software
hours: 9 14 24 per room
price: 400 700 1200 per use = room
unless: saas, crm, @lessons, paint by numbers, face paint*, canvas, portraits

carpet-oven-cleaning | people
kinds: services local
who: household, households
often: 0.08 0.15 0.3
share: 7 12 19
costs: 44 54 64 = the cleaner's hours, the machine, products and the drive
start: 3500 11000 35000 = extraction machine, dip tank, used van, products
runs: 250 650 1500 = van, liability insurance, storage and booking software
hours: 2 3.2 5 per visit
price: 120 200 330 per use = home
unless: saas, crm, @lessons, office clean*, rug weaving, handmade rugs, pizza oven

pressure-washing | both
kinds: services local
who: home owner, home owners
often: 0.04 0.08 0.2
share: 7 13 19
costs: 36 46 57 = crew hours, fuel, cleaning agent and the machine
start: 2500 8000 25000 = pressure washer, surface cleaner, trailer, tank, hoses
runs: 200 520 1300 = trailer and truck, liability insurance, quoting software
hours: 3 5 9 per job
price: 190 340 650 per use = property
unless: saas, crm, @lessons, robot, car wash, new roofs, roofing

pool-care | both
kinds: services local
who: pool owner, pool owners
share: 0.8 2 4
costs: 46 56 66 = technicians' hours, chemicals and the drive
start: 3000 9000 28000 = used truck, poles, vacuum, test kit, licence
runs: 300 700 1700 = truck, liability insurance, route software and storage
hours: 2.2 3.2 5 per customer-month
price: 110 165 250 per month = pool
unless: saas, crm, @lessons, carpool, swim school, pool table, pool hire, by the hour

lawn-and-garden-design | people
kinds: services ecommerce
who: garden owner, garden owners
often: once
share: 4 8 13
costs: 55 65 75 = the designer's hours, the crew, plants and soil
start: 2500 9000 30000 = drawing software, tools, used trailer, licence, portfolio
runs: 300 800 2000 = liability insurance, design software, truck and accountant
hours: 40 95 220 per garden
price: 3500 9000 24000 per once = garden
unless: saas, crm, @lessons, balcony, grave, rooftop farm, seeds

home-solar | people
kinds: services ecommerce hardware
who: home owner, home owners
often: once
share: 6 12 20
costs: 66 75 83 = panels, inverter, batteries, fitters and scaffolding
start: 15000 45000 130000 = licence, van, lifting gear, test tools, first kit
runs: 1200 2800 6500 = van, insurance, storage, design software, licences
hours: 50 85 150 per roof
price: 12000 20000 34000 per once = roof system
unless: saas, crm, @lessons, balcony, plug-in, street light*, solar farm, factories

locksmith-security | people
kinds: services local hardware
who: household, households
often: 0.02 0.04 0.1
share: 12 20 30
costs: 48 58 68 = the locksmith's hours, locks, cameras and the drive
start: 5000 14000 38000 = used van, key machine, lock stock, tools, licence
runs: 400 950 2200 = van, liability insurance, phone line and licence
hours: 1.2 2 3.5 per visit
price: 120 200 380 per use = job
unless: saas, crm, @lessons, cyber, holiday lock box, phishing, guards for events

curtains-blinds | both
kinds: services ecommerce local
who: household, households
often: 0.02 0.04 0.08
share: 5 9 14
costs: 50 60 70 = fabric, sewing, motors and fitting
start: 3000 10000 32000 = fabric books, sewing machines, sample van, drill, site
runs: 350 900 2200 = workroom, van, insurance and quoting software
hours: 8 15 28 per job
price: 700 1500 3200 per use = home fitted
unless: saas, crm, @lessons, theatre, theatres, shower curtains, window cleaning
`;
