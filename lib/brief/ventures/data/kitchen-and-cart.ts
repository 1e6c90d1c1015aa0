/** Food made in small kitchens, and what is brought to the door: what the figures need; the keys are those of `../venture.ts`. */
export const KITCHEN_AND_CART = `
granola-and-cereal | people
kinds: ecommerce local
who: breakfast buyer, breakfast buyers
often: 0.4 0.8 1.6
share: 10 16 24
costs: 44 52 62 = oats, nuts, baking, bags and postage
start: 2500 7000 22000 = oven trays, mixer, first oats, labels and permit
runs: 350 900 2200 = shared kitchen, market stalls, insurance and web shop
hours: 0.12 0.22 0.4 per bag
price: 8 11 15 per use = bag
unless: @animals, @software, @lessons, vending, smoothie bar

nut-butter-and-spreads | people
kinds: ecommerce local
who: spread buyer, spread buyers
often: 0.3 0.6 1.2
share: 10 16 24
costs: 46 55 65 = nuts, grinding, jars and postage
start: 4000 10000 30000 = grinder, roaster, first nuts, jars, labels and permit
runs: 350 950 2300 = shared kitchen, insurance, storage and web shop
hours: 0.1 0.2 0.35 per jar
price: 8 12 17 per use = jar
unless: @animals, @software, @lessons, body butter, shea, lotion, soap, skin, grinding machine

sauces-and-pastes | people
kinds: ecommerce local
who: home cook, home cooks
often: 0.4 0.8 1.5
share: 12 18 26
costs: 44 53 63 = ingredients, cooking, jars and postage
start: 3500 9000 28000 = kettle, filler, recipe tests, jars, labels and permit
runs: 350 950 2300 = licensed kitchen, insurance, storage and web shop
hours: 0.1 0.18 0.33 per jar
price: 7 10 15 per use = jar
unless: @animals, @software, @lessons, toothpaste, hair, filling machine, vending

protein-foods | people
kinds: ecommerce
who: active buyer, active buyers
often: 0.4 0.8 1.5
share: 8 14 22
costs: 48 57 66 = ingredients, contract production, lab tests and postage
start: 9000 25000 70000 = first contract run, recipe, lab tests and packaging
runs: 300 900 2300 = storage, product liability, web shop and lab checks
hours: 0.1 0.2 0.4 per order
price: 28 42 65 per use = pouch or box
unless: @animals, @software, insect*, cricket, app, vending, hair

cookies-and-sweets | people
kinds: ecommerce local
who: sweet buyer, sweet buyers
often: 0.2 0.4 0.8
share: 14 22 32
costs: 42 50 60 = ingredients, baking hours, boxes and postage
start: 2000 6500 22000 = oven, mixer, tins, first ingredients, permit and website
runs: 300 900 2300 = kitchen rent, insurance, power and web shop
hours: 0.35 0.6 1 per box
price: 24 36 52 per use = cookie box
unless: @animals, @software, @lessons, cookie banner, cookie consent, website visitor, vending

dog-treats | people
kinds: ecommerce local
who: dog owner, dog owners
often: 0.5 1 2
share: 5 9 14
costs: 44 53 63 = meat and flour, baking or drying, bags and postage
start: 2500 7000 20000 = dryer, freezer, registration, lab test, bags and website
runs: 250 700 1700 = kitchen rent, power, insurance and web shop
hours: 0.1 0.2 0.4 per bag
price: 9 14 22 per use = bag
unless: dog walk*, groom*, boarding, daycare, day care, sitter, tracker, insurance, fresh meals

lunch-van | people
kinds: local services
who: worker, workers
often: 2 5 10
share: 2 4 7
costs: 44 52 60 = ingredients, boxes and cups, gas and fuel
start: 18000 45000 95000 = used van, kitchen fit-out, gas check and permits
runs: 700 1500 3200 = pitch fees, van insurance, commissary kitchen and phone
hours: 0.1 0.17 0.28 per meal
price: 9 13 18 per use = meal
unless: @animals, @software, wedding, festival, ice cream, van conversion, build vans

meal-prep-delivery | people
kinds: ecommerce local services
who: meal customer, meal customers
often: 2 3 4
share: 4 7 12
costs: 52 60 70 = ingredients, kitchen hours, packing and chilled delivery
start: 6000 18000 50000 = cookware, fridges, cool bags, permit, trays and website
runs: 900 2200 5000 = kitchen rent, power, insurance, fridges and ordering software
hours: 0.9 1.5 2.4 per order
price: 75 110 150 per use = ten-meal order
unless: @animals, @software, baby food, toddler, school, recipe app, meal planner

grocery-delivery | people
kinds: services marketplace ecommerce
who: household, households
often: 2 4 8
share: 8 14 22
costs: 62 72 82 = the shopper's pay, the ride and payment fees
start: 2500 8000 28000 = ordering app, cargo bikes, cool bags and cards
runs: 250 650 1600 = insurance, phone, servers and bike upkeep
hours: 0.5 0.8 1.3 per delivery
price: 9 15 25 per use = delivery
unless: @animals, meal kit, recipe, drone, warehouse, software for

restaurant-delivery-app | both
kinds: marketplace services
who: diner, diners
often: 1 2 4
share: 10 18 30
costs: 60 70 80 = riders' pay, payment fees and refunds
start: 4000 12000 40000 = app, printers for restaurants, bags, jackets and website
runs: 400 1000 2500 = servers, maps, riders' insurance and support phone
hours: 0.4 0.6 0.9 per order
price: 25 36 55 per use = meal order
unless: @animals, ghost kitchen, dark kitchen, cloud kitchen, reservation*, table booking, meal kit

gas-and-water-delivery | people
kinds: services ecommerce marketplace
who: household, households
often: 0.7 1.5 4
share: 15 25 40
costs: 70 78 86 = gas or water, the rider, bottles and fuel
start: 6000 16000 45000 = first cylinders and bottles, used van, permit, app
runs: 500 1100 2600 = store rent, hazard insurance, vehicle cover and phone
hours: 0.3 0.5 0.9 per delivery
price: 18 28 45 per use = refill delivered
unless: @animals, gas engineer, boiler, plumb*, leak detector, drinking bottle, treatment plant, borehole

pharmacy-delivery | people
kinds: services marketplace
who: patient, patients
often: 0.6 1 1.6
share: 10 16 25
costs: 60 70 80 = the rider's pay, fuel, sealed bags and payment fees
start: 2000 6500 22000 = ordering app, cool boxes, sealed bags, used car
runs: 300 750 1800 = insurance, servers, data protection and dispatch phone
hours: 0.2 0.35 0.6 per delivery
price: 6 9 14 per use = delivery
unless: @animals, pharmacy software, drone, pill box, pill dispenser, stock software, supplements

farm-marketplace | both
kinds: marketplace ecommerce
who: buyer of farm food, buyers of farm food
often: 2 3 4
share: 5 8 13
costs: 68 76 84 = what the farms get, crates and the round
start: 4000 14000 45000 = shop site, crates, cold room and used van
runs: 450 1200 2900 = cold store, van insurance, servers and pick-up halls
hours: 0.25 0.45 0.8 per order
price: 40 65 120 per use = order
unless: farm equipment, tractor, livestock auction, sensor, fertiliser, restaurant software, farm stay

cocktail-and-mixer-kits | people
kinds: ecommerce
who: home host, home hosts
often: 0.1 0.25 0.6
share: 8 13 20
costs: 44 53 63 = drinks, small bottles, boxes and postage
start: 4000 11000 32000 = recipes, small bottles, boxes, licence, first spirits
runs: 300 800 2000 = storage, alcohol licence, insurance and web shop
hours: 0.25 0.4 0.7 per box
price: 40 58 80 per use = cocktail box
unless: @animals, @software, mobile bar, bar hire, bar staff, bartender school, vending
`;
