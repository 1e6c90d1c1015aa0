/** Gear and gadgets: what the figures need; the keys are those of `../venture.ts`. */
export const GEAR_AND_GADGETS = `
health-wearable | people
kinds: hardware ecommerce saas
who: wearer, wearers
often: once
share: 8 14 22
costs: 44 52 62 = sensors, battery, assembly, size exchanges, warranty and postage
start: 30000 85000 240000 = prototypes, sensor trials, tooling, radio tests, first batch
runs: 700 1800 4500 = hosting, storage, product insurance and web shop
hours: 0.2 0.4 0.8 per piece
price: 99 199 329 per once = ring or band
unless: @animals, @farm, @rental, hearing aid, jewellery box, resistance band, wedding ring

home-camera | people
kinds: hardware ecommerce saas
who: household, households
often: once
share: 12 20 30
costs: 48 57 66 = camera, battery, assembly, returns, warranty and postage
start: 30000 80000 220000 = prototypes, tooling, radio and security tests, first batch
runs: 700 1900 5000 = video hosting, storage, product insurance and web shop
hours: 0.25 0.5 1 per piece
price: 69 129 229 per once = camera
unless: @farm, @rental, baby monitor, dash cam, dashcam, action camera, film camera, webcam, fleet

item-tracker | people
kinds: hardware ecommerce
who: owner of a tracker, owners of trackers
often: 0.02 0.04 0.1
share: 14 22 34
costs: 44 53 64 = tag, battery, assembly, packaging, returns and postage
start: 18000 48000 130000 = electronics design, mould, radio tests, app, first batch
runs: 300 800 2200 = hosting, storage, product insurance and web shop
hours: 0.08 0.15 0.35 per order
price: 25 42 75 per use = order
unless: pet collar, dog collar, cattle, livestock, fleet, pallet, warehouse, tool crib, hospital, expense, habit, children's watch

kitchen-appliance | people
kinds: hardware ecommerce
who: home cook, home cooks
often: once
share: 10 18 28
costs: 50 58 68 = motor, housing, assembly, freight, returns and warranty
start: 35000 95000 280000 = prototypes, tooling, electrical safety tests, first batch
runs: 700 1800 4500 = storage, spare parts, product insurance and web shop
hours: 0.3 0.6 1.2 per piece
price: 99 199 399 per once = appliance
unless: @animals, @rental, kitchen fitter, kitchen installation, restaurant kitchen, vending, meal kit, catering, coffee van

kids-watch | people
kinds: hardware saas ecommerce
who: parent, parents
often: once
share: 6 10 15
costs: 50 59 68 = device, radio module, assembly, returns and warranty
start: 35000 95000 260000 = prototypes, tooling, radio and security tests, first batch
runs: 900 2400 6000 = servers, connectivity, support line, product insurance and storage
hours: 0.3 0.6 1.2 per piece
price: 79 129 179 per once = device
unless: @animals, @farm, @rental, wall clock, babysit*, learn to tell the time

robot-kit-for-kids | both
kinds: hardware education ecommerce
who: parent, parents
often: once
share: 5 9 14
costs: 46 55 64 = boards, motors, parts, packing, returns and postage
start: 15000 42000 120000 = prototypes, moulds, safety tests, lessons, first batch
runs: 350 950 2600 = storage, hosting, product insurance and web shop
hours: 0.25 0.5 1 per kit
price: 49 89 169 per once = kit
unless: dog, cat, lawn, warehouse, robot arm for factories, vacuum, surgical, process automation

audio-gear | people
kinds: hardware ecommerce
who: music listener, music listeners
often: once
share: 10 17 26
costs: 46 55 64 = drivers, housing, battery, assembly, returns and warranty
start: 25000 65000 190000 = prototypes, acoustic tests, tooling, certificates, first batch
runs: 450 1300 3500 = storage, product insurance, measuring tools and web shop
hours: 0.25 0.6 1.5 per piece
price: 79 159 349 per once = piece
unless: @animals, @rental, hearing aid, keynote speaker, guest speaker, native speaker, conference speaker, audiobook, podcast studio, hearing protection

portable-power | both
kinds: hardware ecommerce
who: owner of a power station, owners of power stations
often: once
share: 5 9 15
costs: 58 66 74 = cells, inverter, case, assembly, freight and warranty
start: 40000 110000 320000 = prototypes, battery tests, transport certificates, first batch
runs: 800 2200 5500 = battery storage, product insurance, service and web shop
hours: 0.4 0.9 2 per piece
price: 179 549 1290 per once = power station
unless: @rental, rooftop installation, balcony power plant, power tool, power plant, charging station network, weightlifting, kiosk network

powerbank-sharing | people
kinds: hardware services
who: phone user, phone users
often: 0.2 0.5 1.5
share: 6 11 18
costs: 38 48 60 = venue shares, payment fees, lost packs and service rounds
start: 12000 32000 95000 = first stations and packs, app, payment setup
runs: 600 1600 4200 = hosting, mobile data, van, spare packs and insurance
hours: 0.03 0.06 0.12 per hire
price: 2.5 4.5 8 per use = hire
unless: electric car, ev charging, e-bike, scooter, vape, laptop rental

smart-glasses | people
kinds: hardware saas ecommerce
who: wearer of smart glasses, wearers of smart glasses
often: once
share: 3 6 11
costs: 52 60 69 = displays, optics, battery, assembly, returns and warranty
start: 60000 160000 450000 = prototypes, optics, tooling, radio tests, first batch
runs: 1200 3000 8000 = hosting, speech services, storage and product insurance
hours: 0.5 1 2.2 per piece
price: 249 449 790 per once = pair
unless: cattle, cow, dog, drinking glass*, wine glass*, window glass*, glazing, magnifying glass*, virtual try-on

focus-device | people
kinds: hardware ecommerce
who: buyer of a focus device, buyers of focus devices
often: once
share: 4 8 14
costs: 42 52 62 = parts, assembly, packaging, returns and postage
start: 12000 35000 110000 = prototypes, mould or tooling, tests, first batch
runs: 250 700 2000 = storage, hosting, product insurance and web shop
hours: 0.15 0.35 0.8 per piece
price: 39 69 199 per once = device
unless: @animals, camera lens, autofocus, focus group, children's watch, gun safe, coworking

beauty-device | people
kinds: hardware ecommerce
who: beauty buyer, beauty buyers
often: once
share: 7 12 20
costs: 42 50 60 = device, testing, packaging, returns, warranty and postage
start: 20000 55000 160000 = prototypes, safety tests, tooling, clearances, first batch
runs: 400 1100 3000 = storage, product insurance, photos and web shop
hours: 0.2 0.45 1 per piece
price: 89 189 349 per once = device
unless: @animals, @rental, @lessons, laser clinic, salon chairs, booking, face paint

pain-relief-device | people
kinds: hardware ecommerce
who: person with pain, people with pain
often: once
share: 7 12 20
costs: 42 51 61 = device, pads, packaging, returns, warranty and postage
start: 25000 75000 230000 = prototypes, safety tests, device approval, tooling, first batch
runs: 600 1600 4200 = quality system, storage, product insurance and web shop
hours: 0.25 0.55 1.2 per piece
price: 69 129 249 per once = device
unless: @animals, @rental, @lessons, hot stone, chair massage at, we visit, mattress, insole*, pain point, hearing

camping-gear | people
kinds: ecommerce hardware
who: camper or hiker, campers and hikers
often: 0.04 0.08 0.17
share: 6 10 16
costs: 50 58 67 = cloth, poles, making, freight, returns and repairs
start: 10000 32000 100000 = patterns, prototypes, field tests, first production run, photos
runs: 300 850 2300 = storage, product insurance, shop software and accountant
hours: 0.25 0.5 1.2 per order
price: 69 149 390 per use = order
unless: @animals, @rental, power station, campsite booking, glamping site, motorhome hire, wedding tent, market stall tent, party tent

home-gym-equipment | people
kinds: ecommerce hardware
who: home exerciser, home exercisers
often: 0.04 0.08 0.17
share: 7 12 19
costs: 54 62 70 = steel, making, packing, freight, returns and warranty
start: 12000 38000 120000 = prototypes, load tests, first container or run, photos
runs: 450 1300 3500 = storage hall, product insurance and shop software
hours: 0.3 0.7 1.8 per order
price: 59 189 650 per use = order
unless: @animals, @rental, yoga studio, gym software, coin machine, coffee machine, hair bands, music band

e-bike-and-scooter | people
kinds: hardware ecommerce
who: rider, riders
often: once
share: 6 10 17
costs: 62 70 78 = frame, motor, battery, assembly, freight and warranty
start: 35000 100000 300000 = prototypes, road and battery tests, first bikes or scooters
runs: 1000 2600 6500 = workshop, product insurance, demo vehicles and storage
hours: 2.5 5 10 per piece
price: 590 1490 2790 per once = vehicle
unless: @rental, @lessons, sharing, cargo bike, wheelchair*, mobility scooter, powerchair, pizza, parcel locker, bike repair, toy

team-kit | both
kinds: ecommerce services
who: club or team, clubs and teams
often: 0.08 0.17 0.4
share: 0.15 0.3 0.6
costs: 55 63 72 = cloth, printing, sewing, badges, reprints and postage
start: 2500 9000 32000 = designs, size sets, samples, club shop, deposits
runs: 200 600 1800 = design software, shop, insurance and accountant
hours: 3 6 12 per order
price: 350 800 2200 per use = team order
unless: @animals, @rental, software team, first aid, tool kit, press kit, onboarding kit, fixtures app, hens, hen party

home-use-meter | both
kinds: hardware saas ecommerce
who: household, households
often: once
share: 8 14 22
costs: 46 55 64 = sensor, display, assembly, returns, warranty and postage
start: 18000 50000 150000 = boards, mould, radio and safety tests, app, first batch
runs: 350 950 2600 = hosting, storage, product insurance and web shop
hours: 0.2 0.45 1.1 per piece
price: 59 109 189 per once = device
unless: @animals, parking meter, glucose, blood pressure, leak detection, thermostat, ev charging, air quality

garden-goods | people
kinds: ecommerce
who: garden owner, garden owners
often: 0.06 0.12 0.25
share: 9 15 23
costs: 54 61 70 = wood or metal, making, packing, freight and returns
start: 5000 17000 55000 = prototypes, tools, first stock, packaging, photos, shop
runs: 250 750 2300 = storage, product insurance, shop software and accountant
hours: 0.4 0.9 2.2 per order
price: 59 129 340 per use = order
unless: @animals, @rental, @lessons, we mow, lawn care, garden design, landscaping service, pest control, beer garden, kindergarten

watches | people
kinds: ecommerce hardware
who: watch buyer, watch buyers
often: once
share: 4 8 14
costs: 44 53 63 = movement, case, dial, strap, assembly, warranty and postage
start: 9000 32000 110000 = designs, prototypes, first parts order, tools, photos
runs: 200 650 2000 = workshop, insurance, web shop and accountant
hours: 0.6 2 6 per piece
price: 190 420 850 per once = watch
unless: @animals, smartwatch*, smart watch*, kids watch, children's watch, night watch, neighbourhood watch, neighborhood watch, watch movies, watch party, pre-owned, second-hand, watch repair
`;
