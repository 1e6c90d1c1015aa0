/** Shops, yards and workshops: what the figures need; the keys are those of `../venture.ts`. */
export const SHOPS_AND_YARDS = `
used-car-dealer | people
kinds: local ecommerce
who: car buyer, car buyers
often: 0.008 0.015 0.03
share: 4 8 14
costs: 82 87 92 = the car itself, repairs, cleaning, transport and warranty
start: 25000 90000 300000 = first cars, lot, licence, signs, tools, website
runs: 1800 4500 11000 = lot rent, insurance, listings, trade plates and power
hours: 7 12 20 per car
price: 8000 15000 26000 per use = used car
unless: saas, crm, plugin, @lessons, toy cars, car wash, car sharing

pet-shop | people
kinds: local ecommerce
who: pet owner, pet owners
often: 0.6 1.2 2.2
share: 20 32 45
costs: 56 64 72 = goods bought in, spoiled stock and card fees
start: 18000 55000 150000 = fittings, first stock, deposit, till and sign
runs: 1800 4200 9500 = rent, power, insurance, till software and cleaning
hours: 0.1 0.2 0.4 per basket
price: 18 34 65 per use = basket
unless: saas, crm, plugin, dog walking, pet sitting

electronics-store | people
kinds: local ecommerce
who: household, households
often: 0.03 0.08 0.2
share: 25 40 60
costs: 74 81 88 = devices bought in, delivery, card fees and warranty cases
start: 30000 95000 280000 = first stock, fittings, deposit, security, van
runs: 2200 5500 14000 = rent, security, insurance, van, power and till software
hours: 0.6 1.1 2.2 per purchase
price: 120 320 700 per use = purchase
unless: saas, crm, plugin, phone cases only

car-parts-shop | both
kinds: local ecommerce
who: garage or driver, garages and drivers
often: 0.15 0.6 2.5
share: 12 20 32
costs: 58 66 74 = parts bought in, returns, delivery and card fees
start: 25000 75000 220000 = first stock, shelving, deposit, catalogue, till, van
runs: 1900 4500 10000 = rent, catalogue subscription, van, insurance and power
hours: 0.15 0.3 0.6 per sale
price: 22 48 110 per use = sale
unless: saas, crm, plugin, dismantle*, scrapyard, out of production

mobile-money-agent | people
kinds: local fintech
who: neighbourhood customer, neighbourhood customers
often: 2 5 10
share: 25 45 65
costs: 8 16 28 = share of attendants, theft, errors and bank trips
start: 800 2500 8000 = float, kiosk, phones, lock box, licence and sign
runs: 60 180 500 = rent, power, phone, printing, security and insurance
hours: 0.04 0.07 0.12 per transaction
price: 0.25 0.6 1.5 per use = transaction commission
unless: saas, crm, plugin, @lessons, wallet app

motorbike-workshop | people
kinds: local services
who: motorbike rider, motorbike riders
often: 0.2 0.5 1.5
share: 3 8 20
costs: 42 52 63 = spares, oil, mechanics' hours and workshop supplies
start: 4000 18000 60000 = lift, tools, tyre machine, compressor, deposit, spares
runs: 700 2200 5500 = rent, power, insurance, waste oil and diagnostics
hours: 0.8 1.6 3.5 per job
price: 40 95 220 per use = repair or service
unless: saas, crm, plugin, tours, bicycle, mobility scooter, powerchair, wheelchair*

dry-cleaner | both
kinds: local services
who: household, households
often: 0.3 0.8 1.8
share: 8 16 28
costs: 40 50 60 = pressers' hours, solvent, water, power, hangers and claims
start: 22000 75000 200000 = machine, boiler, pressing tables, fittings, deposit, permit
runs: 2000 4800 10000 = rent, power, maintenance, insurance and till software
hours: 0.3 0.5 0.9 per order
price: 18 34 70 per use = order
unless: saas, crm, plugin, self-service laundry, coin laundry, launderette

garden-centre | people
kinds: local ecommerce
who: garden owner, garden owners
often: 0.2 0.5 1
share: 15 26 40
costs: 50 58 67 = seed, plants and goods bought in, soil, water, losses
start: 15000 65000 220000 = polytunnel, water, first plants, paths, till, sign
runs: 1200 3200 8500 = land, water, heating, insurance, van and till
hours: 0.25 0.45 0.9 per basket
price: 18 38 75 per use = basket
unless: saas, crm, plugin, garden design only, cannabis

pawn-and-gold-shop | people
kinds: local fintech
who: customer in need of cash, customers in need of cash
often: 0.15 0.35 0.8
share: 4 9 16
costs: 30 42 55 = cost of the money lent, losses, testing and storage
start: 30000 90000 250000 = licence, safe, cameras, scales, loan money, fittings
runs: 2000 4500 9500 = rent, security, insurance, licence fees and software
hours: 0.4 0.6 1.1 per pledge
price: 20 45 110 per use = charge on a pledge or resale profit
unless: saas, crm, plugin, @lessons, handmade jewellery

vape-and-tobacco-shop | people
kinds: local ecommerce
who: adult smoker, adult smokers
often: 1.2 2.5 5
share: 6 12 20
costs: 58 66 75 = goods bought in, duty, card fees and unsold flavours
start: 15000 45000 120000 = first stock, fittings, licence, deposit, till, cameras
runs: 1700 3600 7500 = rent, licence, insurance, security, power and till
hours: 0.1 0.2 0.4 per basket
price: 14 26 50 per use = basket
unless: saas, crm, plugin, quit smoking app, cannabis

mobility-equipment-shop | people
kinds: local ecommerce
who: older person or carer, older people and their carers
often: 0.06 0.15 0.3
share: 3 6 10
costs: 55 63 72 = devices bought in, delivery, fitting, spare parts and returns
start: 20000 65000 180000 = demonstration models, first stock, van, fittings, deposit
runs: 2000 4800 10000 = rent, van, insurance, repair bench and till software
hours: 0.7 1.5 3 per order
price: 70 220 700 per use = order
unless: saas, crm, plugin, bathroom conversion, kick scooter

liquor-store | people
kinds: local ecommerce
who: neighbourhood drinker, neighbourhood drinkers
often: 1 2.2 4.5
share: 18 30 45
costs: 68 74 80 = bottles bought in, duty, breakage and card fees
start: 25000 75000 220000 = licence, first stock, shelves, fridges, deposit, till
runs: 2000 4600 10000 = rent, power, licence, insurance, security and till
hours: 0.08 0.15 0.3 per basket
price: 15 28 60 per use = basket
unless: saas, crm, plugin, wine club, monthly box, own brewery

dessert-parlour | people
kinds: local
who: guest, guests
often: 0.4 1 2
share: 14 26 40
costs: 30 38 48 = ingredients, packaging, helpers per guest and delivery fees
start: 25000 80000 220000 = fryers, irons, seating, fittings, deposit, permits
runs: 3500 8500 18000 = rent, staff for opening hours, power, insurance, cleaning
hours: 0.12 0.22 0.4 per guest
price: 7 12 20 per use = guest
unless: saas, crm, plugin, wedding cakes, only ice cream

nightclub | people
kinds: local
who: guest, guests
often: 0.4 1 2
share: 5 10 18
costs: 34 43 54 = drinks, DJs, security, music fees and card fees
start: 60000 220000 700000 = lease, soundproofing, sound, lights, bar, licences
runs: 9000 24000 60000 = rent, fixed staff, licences, insurance, power and repairs
hours: 0.15 0.25 0.45 per guest
price: 22 40 85 per use = guest's evening
unless: saas, crm, plugin, comedy club, supper club, guest list app

metal-workshop | both
kinds: services local
who: home owner or builder, home owners and builders
often: 0.02 0.06 0.3
share: 5 10 18
costs: 52 61 70 = steel, gas, coating, helpers' hours and fitting
start: 6000 26000 90000 = welders, saw, grinders, deposit, power, first steel
runs: 900 2600 7000 = rent, power, insurance, van and tool wear
hours: 9 20 45 per job
price: 500 1600 5000 per use = job
unless: saas, crm, plugin, welding school, jewellery

window-door-fitting | both
kinds: services local
who: home owner or builder, home owners and builders
often: 0.01 0.03 0.15
share: 6 11 18
costs: 56 64 72 = profiles, glass, fittings, fitters' hours and disposal
start: 6000 28000 110000 = van, tools, display frames, samples, deposit, machines
runs: 900 2600 7000 = workshop rent, van, insurance, software and power
hours: 10 24 55 per job
price: 900 3200 9500 per use = job
unless: saas, crm, plugin, car windows, windscreen, window cleaning, window cleaner, garage doors only

drain-and-septic-service | both
kinds: services
who: household or restaurant, households and restaurants
often: 0.03 0.08 0.4
share: 8 16 30
costs: 46 56 66 = drivers' hours, fuel, disposal fees and equipment wear
start: 12000 60000 180000 = used tanker, jetter, camera, permits, safety gear
runs: 1200 3200 7500 = truck, insurance, yard, phone line and permits
hours: 1.6 2.6 5 per visit
price: 120 280 550 per use = visit
unless: saas, crm, plugin, portable toilets only

borehole-drilling | both
kinds: services
who: household or farm, households and farms
often: once
share: 4 10 20
costs: 58 67 76 = casing, fuel, crew, pump, rig wear and dry holes
start: 30000 120000 350000 = used rig, compressor, truck, survey tools, first casing
runs: 2200 6000 14000 = rig upkeep, yard, insurance, licences and vehicles
hours: 35 70 140 per borehole
price: 3500 9000 22000 per use = borehole with pump
unless: saas, crm, plugin, oil and gas, water kiosk, donate, donations

plastering-insulation | both
kinds: services
who: home owner or builder, home owners and builders
often: 0.01 0.03 0.15
share: 6 11 18
costs: 54 63 71 = plaster, insulation, helpers' hours, scaffold and waste
start: 3500 14000 55000 = van, mixer, spray machine, tools, meters, insurance
runs: 600 1700 4500 = van, insurance, store room, phone and tool hire
hours: 14 34 80 per job
price: 800 2600 7500 per use = job
unless: saas, crm, plugin, plaster casts, wound, soundproof booth, pipe insulation only

pool-builder | both
kinds: services
who: home owner or hotel, home owners and hotels
often: once
share: 0.5 1.2 2.5
costs: 64 71 78 = digging, concrete, shell, tiles, pumps and crews
start: 12000 45000 150000 = van, tools, design software, insurance, first materials
runs: 1500 4200 10000 = yard, vehicles, insurance, licence and design software
hours: 120 260 520 per pool
price: 18000 45000 95000 per use = pool
unless: saas, crm, plugin, swimming lessons, pool table, car pool
`;
