/** Things for the home, for reading and for playing: what the figures need; the keys are those of `../venture.ts`. */
export const HOME_GOODS = `
furniture-maker | people
kinds: ecommerce local
who: furniture buyer, furniture buyers
often: 0.01 0.02 0.04
share: 10 15 22
costs: 56 64 72 = wood, workshop hours, packing and delivery
start: 15000 45000 130000 = saw, planer, sander, dust extraction, van and wood
runs: 1000 2500 6000 = workshop rent, power, insurance, van and software
hours: 15 32 75 per piece
price: 650 1900 5500 per use = piece
unless: @repair, @rental, @lessons, @software, second hand, 3d

used-furniture | people
kinds: marketplace ecommerce local
who: used-furniture buyer, used-furniture buyers
often: 0.03 0.06 0.12
share: 10 15 22
costs: 54 62 72 = buying in, mending, storage and two-man delivery
start: 8000 25000 70000 = used van, straps, store fittings and website
runs: 900 2300 5500 = storage rent, van, insurance and shop software
hours: 2 4 8 per piece
price: 120 340 950 per use = piece
unless: made to measure, @lessons, @software, assembly, polish

house-plants | people
kinds: ecommerce local
who: plant lover, plant lovers
often: 0.12 0.25 0.5
share: 10 16 24
costs: 48 56 66 = plants, pots, packing, losses and delivery
start: 7000 20000 55000 = first plants, shelves, grow lights, pots and shop
runs: 500 1400 3600 = greenhouse or shop rent, heating and shop software
hours: 0.35 0.6 1.2 per order
price: 28 54 110 per use = order
unless: @rental, power plant, factory, vegetable, outdoor, tea

flowers | people
kinds: ecommerce local
who: flower buyer, flower buyers
often: 0.3 0.6 1.2
share: 10 15 22
costs: 48 56 66 = flowers, binding, waste and delivery
start: 7000 24000 70000 = cool room, buckets, workbench, bike and web shop
runs: 700 2000 5000 = studio rent, cooling, insurance and shop software
hours: 0.5 0.9 1.8 per bouquet
price: 38 66 130 per use = bouquet
unless: seeds, @lessons, flour, edible, bees, hemp, tattoo

kitchen-tools | people
kinds: ecommerce hardware
who: home cook, home cooks
often: 0.02 0.05 0.1
share: 14 20 28
costs: 40 48 58 = making, packing, returns and postage
start: 12000 36000 110000 = prototypes, moulds, food tests, first series and shop
runs: 350 950 2500 = storage, product insurance, shop software and accountant
hours: 0.2 0.4 1 per order
price: 29 68 180 per use = order
unless: @repair, @rental, @lessons, app, software, dolls

toys | people
kinds: ecommerce hardware
who: parent, parents
often: 0.1 0.2 0.4
share: 8 12 18
costs: 42 50 60 = making, tests, packing and postage
start: 9000 26000 75000 = prototypes, safety tests, machines, first series and shop
runs: 350 950 2500 = workshop corner, product insurance, storage and software
hours: 0.4 0.8 2 per order
price: 28 58 120 per use = order
unless: @rental, @repair, lend*, dogs, cats, dog, sex, borrow

toy-rental | people
kinds: ecommerce local marketplace
who: family, families
often: 0.3 0.7 1
share: 4 7 10
costs: 44 54 64 = wear, cleaning, missing parts and delivery both ways
start: 6000 18000 50000 = first toys, boxes, cleaning station and website
runs: 350 900 2300 = store room, member software, insurance and accountant
hours: 0.5 0.9 1.8 per box
price: 22 38 65 per use = box
unless: @animals, tool, costume, we sell, video game, carved

board-game | people
kinds: ecommerce hardware
who: player, players
often: 0.03 0.06 0.12
share: 10 15 22
costs: 40 48 58 = printing, boxes, freight, storage and postage
start: 7000 20000 50000 = illustrations, prototypes, safety tests and first print run
runs: 180 500 1400 = storage, shop software and accountant
hours: 0.2 0.4 0.9 per game
price: 19 32 65 per use = game
unless: @rental, circuit, surf, chess lessons, cafe, café

books | people
kinds: ecommerce local
who: reader, readers
often: 0.3 0.6 1.2
share: 12 18 26
costs: 58 66 74 = books, sorting and postage
start: 8000 28000 80000 = first books, shelves, till and web shop
runs: 600 2200 5500 = shop rent, power, insurance and till software
hours: 0.2 0.4 0.8 per order
price: 14 28 55 per use = order
unless: @lessons, bookkeep*, books accounts, audit, bookings

stationery | people
kinds: ecommerce
who: notebook user, notebook users
often: 0.08 0.16 0.3
share: 10 15 22
costs: 38 46 56 = paper, printing, binding and postage
start: 4000 13000 38000 = design, binding tools, first print run and shop
runs: 200 550 1500 = store room, shop software and accountant
hours: 0.25 0.45 1 per order
price: 20 36 70 per use = order
unless: stationary, bike, exercise bike, school furniture, app

art-prints | people
kinds: marketplace ecommerce
who: art buyer, art buyers
often: 0.03 0.06 0.12
share: 6 10 16
costs: 52 62 72 = what the artists get, printing, framing and insured post
start: 2000 7500 24000 = sample prints, photo printer, frames and web shop
runs: 200 550 1500 = gallery site, storage, insurance and accountant
hours: 0.4 0.8 1.8 per print
price: 45 110 290 per use = print
unless: 3d print*, fingerprint, nail art, martial, t shirt

ceramics | people
kinds: ecommerce local
who: tableware buyer, tableware buyers
often: 0.06 0.16 0.35
share: 8 12 18
costs: 44 52 62 = clay, glaze, firing, hours, breakage and postage
start: 6000 17000 45000 = kiln, wheel, shelves, glazes, clay and shop
runs: 400 1000 2500 = studio rent, insurance, shop software and accountant
hours: 1 2 4 per order
price: 38 78 190 per use = order
unless: dental, brake, @lessons, machine, knives, insulators

bedding | people
kinds: ecommerce
who: sleeper, sleepers
often: 0.02 0.04 0.08
share: 16 24 32
costs: 44 52 62 = material, sewing, returns and freight
start: 12000 35000 100000 = samples, textile tests, first woven run and shop
runs: 350 1000 2600 = storage, shop software, insurance and accountant
hours: 0.2 0.4 0.9 per order
price: 89 175 340 per use = order
unless: dogs, horse, cattle, cow, garden, hotel laundry, hay

gift-boxes | both
kinds: ecommerce
who: gift giver, gift givers
often: 0.1 0.2 0.4
share: 14 20 28
costs: 48 56 66 = contents, printing, box, hand-packing and postage
start: 4000 13000 38000 = first contents, printed boxes, packing table and shop
runs: 250 700 1900 = packing room, shop software, insurance and accountant
hours: 0.4 0.6 1.2 per box
price: 42 78 150 per use = box
unless: @software, machine, printing, packaging for, lunch

gear-rental | people
kinds: local ecommerce marketplace
who: weekend camper, weekend campers
often: 0.05 0.1 0.25
share: 8 13 20
costs: 34 44 54 = wear, cleaning, repairs, losses and delivery
start: 10000 30000 85000 = tents, stoves, pads, totes, shelves and website
runs: 800 2000 5000 = store rent, liability insurance, booking software and power
hours: 0.8 1.5 2.8 per rental
price: 65 130 290 per use = rental
unless: excavator, scaffold, software, wedding, theatre

instrument-rental | people
kinds: services ecommerce local
who: family with a young musician, families with a young musician
share: 2 4 6
costs: 40 50 60 = wear, strings, repairs, insurance and delivery
start: 12000 36000 110000 = first instruments, cases, repair bench and website
runs: 400 1100 2800 = storage, instrument insurance, software and accountant
hours: 0.15 0.35 0.8 per customer-month
price: 20 34 70 per month = instrument
unless: surgical, measuring, laboratory, survey*, sell
`;
