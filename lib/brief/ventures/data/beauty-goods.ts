/** What people put on their skin, and what belongs in the bathroom: what the figures need; the keys are those of `../venture.ts`. */
export const BEAUTY_GOODS = `
natural-soap | people
kinds: ecommerce
who: skin-care buyer, skin-care buyers
often: 0.2 0.35 0.6
share: 8 14 20
costs: 28 36 46 = ingredients, jars, filling and postage
start: 800 2500 7000 = moulds, curing racks, safety assessments, first oils and shop
runs: 90 220 600 = product insurance, web shop, power and curing room
hours: 0.08 0.18 0.35 per piece
price: 6 9 14 per use = bar
unless: @lessons, @software, dispenser, mould, machine, dogs

sensitive-skin | people
kinds: ecommerce
who: person with sensitive skin, people with sensitive skin
often: 0.4 0.7 1.2
share: 5 8 12
costs: 30 38 48 = ingredients, tubes, filling, tests and postage
start: 5000 16000 45000 = formulas, patch and stability tests, first filled batch, shop
runs: 250 600 1500 = product insurance, web shop, storage and safety files
hours: 0.12 0.25 0.4 per order
price: 18 30 48 per use = tube
unless: @animals, @lessons, @software, leather, nickel, tattoo

hair-care | people
kinds: ecommerce
who: shampoo buyer, shampoo buyers
often: 0.25 0.4 0.7
share: 8 14 22
costs: 28 36 46 = ingredients, bottles, filling and postage
start: 3000 9000 28000 = formulas, safety tests, mixing kit, bottles and first batch
runs: 180 450 1200 = product insurance, web shop, mixing room and storage
hours: 0.15 0.3 0.6 per order
price: 16 28 46 per use = bottle
unless: @animals, @software, @lessons, flea, salon software

make-up | people
kinds: ecommerce
who: make-up wearer, make-up wearers
often: 0.25 0.4 0.7
share: 12 18 26
costs: 26 34 44 = filling, cases, cartons, samples and postage
start: 8000 24000 70000 = shade range, tests, cases, first filled batches and photographs
runs: 250 650 1700 = product insurance, web shop, storage and shade tools
hours: 0.15 0.3 0.5 per order
price: 18 32 48 per use = foundation
unless: wedding, bridal, come to, make up time, make up work

sunscreen | people
kinds: ecommerce
who: sunscreen user, sunscreen users
often: 0.1 0.2 0.4
share: 15 24 34
costs: 30 38 48 = filters, bottles, filling, tests and postage
start: 15000 40000 110000 = spf tests, formula, registration, first filled batch and shop
runs: 350 850 2200 = product insurance, web shop, storage and drug listing fees
hours: 0.1 0.2 0.35 per order
price: 18 32 46 per use = tube
unless: car, awning, blinds, window, shade sail, parasol

perfume | people
kinds: ecommerce local
who: perfume wearer, perfume wearers
often: 0.06 0.12 0.25
share: 10 16 24
costs: 24 32 42 = oils, alcohol, bottles, samples and postage
start: 3000 9000 30000 = oils, scales, safety reports, bottles, sample vials and shop
runs: 150 400 1200 = small lab, insurance, web shop and alcohol permits
hours: 0.3 0.6 1.2 per order
price: 45 85 160 per use = bottle
unless: @animals, car, room scent, hotel lobby, cleaning

period-care | people
kinds: ecommerce
who: woman, women
often: 0.3 0.6 1
share: 10 16 22
costs: 42 50 60 = material, sewing or production, packing and postage
start: 6000 18000 55000 = first container of pads, cartons, tests and shop
runs: 200 500 1400 = storage, product insurance, web shop and subscription tool
hours: 0.08 0.15 0.3 per order
price: 9 14 24 per use = box
unless: @animals, period furniture, period house, period drama

supplements | people
kinds: ecommerce
who: supplement user, supplement users
often: 0.6 0.9 1
share: 8 14 22
costs: 24 32 42 = capsules, filling, tests and postage
start: 6000 18000 50000 = first filled batch, lab tests, labels, pouches and shop
runs: 300 700 1800 = product insurance, web shop, storage and batch testing
hours: 0.08 0.15 0.3 per order
price: 20 34 55 per use = monthly pack
unless: @animals, chickens, feed, software, magazine, soil

candles | people
kinds: ecommerce
who: candle lover, candle lovers
often: 0.12 0.25 0.5
share: 12 18 26
costs: 34 42 52 = wax, wick, scent, glass, carton and postage
start: 700 2500 8000 = melter, jugs, wax, scents, glass, burn tests, shop
runs: 80 220 600 = product insurance, web shop, storage and market fees
hours: 0.2 0.35 0.6 per piece
price: 14 24 38 per use = jar
unless: machine, mould, @lessons, led, spark plug, trading, pet owner, mourn*, griev*, funeral, memorial

deodorant | people
kinds: ecommerce
who: household, households
often: 0.3 0.5 0.8
share: 8 14 22
costs: 32 40 50 = ingredients, cases, filling and postage
start: 2500 8000 28000 = formula, safety tests, cases, first sticks and shop
runs: 150 380 1000 = product insurance, web shop, storage and subscription tool
hours: 0.1 0.2 0.35 per order
price: 9 14 22 per use = stick
unless: @animals, shoe, shoes, car, room, refrigerator, cat

cloth-nappies | people
kinds: ecommerce services
who: parent, parents
share: 0.8 1.5 2.5
costs: 46 56 66 = cloth, washing, driving and packing
start: 4000 12000 35000 = nappy stock, washing machines, bins, bags and website
runs: 400 1100 2800 = laundry room, water, van, insurance and booking tool
hours: 0.8 1.5 2.5 per customer-month
price: 80 115 160 per month = family
unless: @animals, adult, incontinence, napkins, restaurant

shaving | people
kinds: ecommerce
who: shaver, shavers
often: 0.2 0.3 0.5
share: 10 16 24
costs: 34 42 52 = handles, blades, filling and postage
start: 4000 14000 40000 = razor tooling, first handles, blades, cartons and shop
runs: 150 400 1100 = storage, product insurance, web shop and accountant
hours: 0.12 0.2 0.4 per order
price: 25 48 85 per use = set
unless: @animals, @software, shearing, ice, parmesan, cow*
`;
