/** Food and drink that somebody makes: what the figures need; the keys are those of `../venture.ts`. */
export const FOOD_MAKERS = `
hot-sauce | people
kinds: ecommerce
who: home cook, home cooks
often: 0.2 0.4 0.8
share: 10 16 24
costs: 42 52 62 = ingredients, glass, filling and postage
start: 4000 13000 38000 = kettle, fermenting tubs, bottles, labels and food approval
runs: 350 900 2400 = shared kitchen, product insurance and shop software
hours: 0.3 0.5 1.1 per order
price: 14 29 55 per use = order
unless: @lessons, machine, bottle maker

snack-bars | people
kinds: ecommerce
who: snacker, snackers
often: 0.4 0.8 1.5
share: 10 16 24
costs: 45 54 64 = ingredients, contract filling, wrapping and postage
start: 10000 28000 80000 = recipe tests, wrappers, first contract batch and shop
runs: 400 1100 2800 = storage, product insurance, software and lab checks
hours: 0.15 0.3 0.7 per order
price: 24 38 68 per use = box of bars
unless: @animals, vending, software, a bar, pub, cocktail bar

chocolate | people
kinds: ecommerce local
who: chocolate lover, chocolate lovers
often: 0.2 0.4 0.8
share: 12 18 26
costs: 40 48 58 = cocoa, sugar, wrapping and postage
start: 9000 30000 90000 = grinder, tempering machine, moulds, cooling and wrapping
runs: 600 1700 4200 = workshop rent, power, insurance and shop software
hours: 0.35 0.7 1.4 per order
price: 18 36 72 per use = order
unless: @animals, machine, moulds, fountain, brown, husk, spa

honey | people
kinds: ecommerce
who: honey lover, honey lovers
often: 0.2 0.3 0.6
share: 8 12 18
costs: 45 54 64 = what the beekeepers get, glass, filling and postage
start: 6000 18000 50000 = hives, extractor, jars, suits and web shop
runs: 200 550 1500 = apiary ground, storage, insurance and shop software
hours: 0.4 0.8 1.6 per order
price: 14 32 62 per use = order
unless: extraction, beekeepers, rental, pollinat*, soap, wasps, roofs, company roof

plant-protein | both
kinds: ecommerce
who: flexitarian household, flexitarian households
often: 0.5 1 2
share: 6 10 16
costs: 50 60 70 = raw materials, production, cooling and packing
start: 25000 75000 240000 = recipe trials, machines or contract batch, freezers, packaging
runs: 1200 3200 8500 = production rent, cold store, insurance and lab checks
hours: 0.2 0.4 1 per order
price: 22 45 110 per use = order
unless: @animals, power plant, factory machines, house plant

ferments | people
kinds: ecommerce
who: pickle lover, pickle lovers
often: 0.3 0.6 1.2
share: 5 9 14
costs: 40 48 58 = vegetables, salt, glass, cooling and postage
start: 6000 18000 50000 = crocks, cutter, cold room, jars and food approval
runs: 500 1300 3200 = kitchen rent, cooling, insurance and shop software
hours: 0.35 0.65 1.3 per order
price: 20 38 70 per use = order
unless: @animals, @lessons, beer, biogas, compost, sensor, kit

spices | people
kinds: ecommerce
who: home cook, home cooks
often: 0.15 0.25 0.5
share: 8 13 20
costs: 38 46 56 = spices, tins, filling and postage
start: 4000 12000 35000 = grinder, filling table, tins, first import and shop
runs: 250 700 1800 = store room, shop software, product insurance and accountant
hours: 0.2 0.4 0.8 per order
price: 18 36 70 per use = order
unless: @animals, rack, grinder, mill, machine, farm workers

tea | people
kinds: ecommerce
who: tea drinker, tea drinkers
often: 0.2 0.4 0.8
share: 9 15 22
costs: 38 46 56 = leaves, tins, filling and postage
start: 4000 12000 35000 = first tea lots, tins, scales and web shop
runs: 250 650 1700 = store room, shop software, product insurance and accountant
hours: 0.2 0.35 0.7 per order
price: 18 36 72 per use = order
unless: plants, seedlings, room, tea house, party, garden tea

olive-oil | people
kinds: ecommerce
who: home cook, home cooks
often: 0.15 0.25 0.4
share: 8 13 20
costs: 52 60 70 = oil, tins, freight and postage
start: 7000 22000 65000 = first pressing, tins, labels, freight and web shop
runs: 300 800 2000 = store room, shop software, product insurance and accountant
hours: 0.2 0.4 0.9 per order
price: 28 65 140 per use = order
unless: machine, press for, mill for, harvest machine, soap

alcohol-free | both
kinds: ecommerce local
who: non-drinker, non-drinkers
often: 0.4 0.8 1.5
share: 8 13 20
costs: 42 52 62 = ingredients, filling, glass and freight
start: 9000 28000 80000 = first bottles, shelves, tastings and web shop
runs: 500 1400 3800 = store room, shop software, insurance and accountant
hours: 0.2 0.4 0.8 per order
price: 28 56 110 per use = order
unless: sanitis*, hand gel, quit, rehab, bar staff, disinfect*

soft-drinks | both
kinds: ecommerce
who: drink buyer, drink buyers
often: 0.4 0.8 1.5
share: 8 14 20
costs: 48 58 68 = ingredients, filling, bottles, deposit and freight
start: 12000 38000 110000 = recipe, brewing tanks or contract filling, bottles, labels
runs: 700 1900 4800 = production room, van, insurance and shop software
hours: 0.25 0.5 1 per case
price: 26 42 70 per use = case
unless: @animals, machine, dispenser, vending, powder for, bar

craft-beer | people
kinds: local ecommerce
who: beer drinker, beer drinkers
often: 0.6 1.2 2.5
share: 6 10 16
costs: 42 52 62 = malt, hops, duty, bottles and freight
start: 90000 220000 550000 = brewhouse, fermenters, taps, licences and taproom fit-out
runs: 4500 9500 20000 = rent, power, licences, leases and insurance
hours: 0.1 0.2 0.4 per visit
price: 10 19 38 per use = taproom visit
unless: @software, glasses, kit, brewing equipment, equipment

mushroom-farm | both
kinds: ecommerce local
who: kitchen, kitchens
often: 2 4 8
share: 3 6 10
costs: 45 55 66 = spawn or seed, substrate, power and delivery
start: 8000 26000 75000 = grow room, shelves, humidifiers, steriliser and cool box
runs: 500 1400 3500 = cellar rent, insurance, van and shop software
hours: 0.3 0.6 1.2 per order
price: 14 32 85 per use = order
unless: at home, foraging, walks, leather, packaging, extract
`;
