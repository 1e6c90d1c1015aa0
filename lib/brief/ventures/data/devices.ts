/** Devices for people and their homes: what the figures need; the keys are those of `../venture.ts`. */
export const DEVICES = `
plant-pot | people
kinds: hardware ecommerce
who: plant owner, plant owners
often: once
share: 10 16 24
costs: 48 57 66 = parts, assembly, packing, returns and postage
start: 5000 16000 45000 = moulds, samples, first batch, cartons and shop
runs: 150 400 1100 = storage, product insurance, web shop and accountant
hours: 0.12 0.25 0.5 per piece
price: 29 48 85 per once = pot
unless: tea pot, cannabis, factory, hot pot

sleep-device | people
kinds: hardware ecommerce
who: poor sleeper, poor sleepers
often: once
share: 12 18 26
costs: 42 50 60 = parts, assembly, returns, warranty and postage
start: 15000 40000 110000 = prototype, mould, safety tests, first 300 units, shop
runs: 250 650 1700 = storage, product insurance, web shop and accountant
hours: 0.2 0.4 0.7 per piece
price: 59 99 169 per once = device
unless: @animals, truck, sleeping bags, babies

baby-monitor | people
kinds: hardware ecommerce
who: new parent, new parents
often: once
share: 0.8 1.5 2.5
costs: 46 54 64 = parts, assembly, tests, warranty and postage
start: 30000 80000 220000 = prototypes, mould, radio tests, first 300 sets
runs: 400 1000 2500 = storage, product insurance, web shop and updates
hours: 0.25 0.45 0.8 per piece
price: 99 165 260 per once = set
unless: @animals, heart clinic, calves, plants

air-sensor | both
kinds: hardware saas
who: sensor buyer, sensor buyers
often: once
share: 6 10 16
costs: 46 55 64 = sensor, housing, assembly, calibration and postage
start: 12000 32000 90000 = boards, mould, radio tests, first 200 boxes, shop
runs: 200 550 1400 = workshop, hosting, product insurance and web shop
hours: 0.3 0.55 1 per piece
price: 89 145 229 per once = sensor
unless: airport, hair, tyre, pressure, airbag

leak-sensor | both
kinds: hardware saas
who: home owner, home owners
often: once
share: 14 20 28
costs: 46 55 64 = sensor or valve, assembly, fitting, warranty and postage
start: 15000 42000 120000 = boards, mould, radio tests, first 300 kits, app
runs: 250 650 1700 = storage, hosting, product insurance and web shop
hours: 0.3 0.6 1.5 per order
price: 79 180 380 per once = kit
unless: information, data leak, roof repair

cargo-bike | both
kinds: hardware ecommerce
who: bike buyer, bike buyers
often: once
share: 4 7 12
costs: 62 70 78 = frame, motor, parts, assembly, warranty and freight
start: 30000 85000 240000 = prototypes, frame jig, safety tests, first ten bikes
runs: 1000 2300 5500 = workshop rent, product insurance, demo van and tools
hours: 10 18 32 per piece
price: 3200 4900 7200 per once = bike
unless: @rental, hire, motorbike, ship*, café
needs: bike*, bicycle*, trike*, cycle*

printed-things | people
kinds: ecommerce hardware
who: print customer, print customers
often: 0.03 0.08 0.16
share: 5 9 14
costs: 40 50 60 = material, machine hours, failures, finishing and postage
start: 900 3000 9000 = printers, material, post-processing tools, camera and shop
runs: 90 250 700 = power, spare parts, design software and web shop
hours: 0.4 0.9 2 per piece
price: 16 32 70 per use = piece
unless: newspaper, t shirt, shirts, menu

plug-in-solar | people
kinds: hardware ecommerce
who: household, households
often: once
share: 14 20 30
costs: 62 70 78 = panels, inverter, brackets, warranty and freight
start: 8000 24000 70000 = first pallet of sets, brackets, approvals and shop
runs: 400 1000 2600 = storage, product insurance, web shop and forklift
hours: 0.6 1.2 2.2 per order
price: 499 850 1600 per once = set
unless: plugin, roof of factories, car, boats

fall-pendant | people
kinds: hardware saas
who: family of an elderly person, families of elderly people
often: once
share: 5 8 12
costs: 40 50 60 = device, radio, call centre and fitting
start: 25000 65000 180000 = pendant prototypes, radio tests, first 300 units, call software
runs: 500 1300 3200 = call centre contract, sim platform, insurance, hosting
hours: 0.8 1.5 3 per piece
price: 70 140 240 per once = pendant
unless: @animals, autumn, leaf, necklace, lamp

posture-wearable | people
kinds: hardware ecommerce
who: wearer, wearers
often: once
share: 8 13 20
costs: 42 50 60 = parts, assembly, returns, warranty and postage
start: 20000 50000 140000 = prototypes, mould, radio tests, app, first 500 units
runs: 250 650 1600 = storage, product insurance, hosting and web shop
hours: 0.15 0.3 0.6 per piece
price: 49 85 139 per once = clip
unless: @animals, chair, chairs, desk, yoga

water-bottle | people
kinds: hardware ecommerce
who: water drinker, water drinkers
often: 0.015 0.03 0.08
share: 16 24 32
costs: 44 52 62 = bottle, filters, tests, packing and postage
start: 8000 25000 80000 = mould, food safety tests, first 1,000 bottles, shop
runs: 200 500 1300 = storage, product insurance, web shop and accountant
hours: 0.08 0.18 0.3 per order
price: 25 42 75 per use = bottle
unless: @animals, fish, aquarium, baby, wine

safety-alarm | people
kinds: hardware ecommerce
who: solo walker, solo walkers
often: once
share: 10 16 24
costs: 42 50 60 = parts, assembly, radio, packing and postage
start: 12000 32000 90000 = mould, radio tests, first 1,000 alarms, app
runs: 180 480 1200 = storage, product insurance, hosting and web shop
hours: 0.1 0.2 0.4 per piece
price: 25 42 79 per once = alarm
unless: @animals, factory, fire, smoke, clock

home-robot | people
kinds: hardware
who: home owner, home owners
often: once
share: 10 16 24
costs: 58 66 74 = parts, assembly, returns, warranty and freight
start: 80000 220000 650000 = prototypes, moulds, safety tests, first 50 robots
runs: 1500 3500 8500 = workshop, product insurance, cloud, tools and accountant
hours: 5 9 18 per piece
price: 900 1900 3400 per once = robot
unless: factory, children learn, restaurant

smart-lock | both
kinds: hardware saas
who: door owner, door owners
often: once
share: 14 20 28
costs: 50 58 66 = lock, radio, fitting, warranty and postage
start: 35000 95000 260000 = prototypes, tooling, security and radio tests, first locks
runs: 500 1200 3000 = storage, hosting, product insurance and web shop
hours: 0.4 0.8 1.8 per piece
price: 129 199 310 per once = lock
unless: dreadlocks, bike lock, lock smith, gun

refurbished-phones | both
kinds: ecommerce services local
who: used-device buyer, used-device buyers
often: 0.03 0.05 0.08
share: 16 24 34
costs: 66 74 82 = buying in, parts, repair, guarantee and postage
start: 6000 18000 50000 = repair benches, test tools, spare parts, first phones
runs: 400 1000 2600 = workshop rent, insurance, test software, web shop
hours: 0.8 1.4 2.5 per piece
price: 160 300 520 per use = phone
unless: car, hearing, landline app, phone box
`;
