/** What is worn, carried, fitted or given away: what the figures need; the keys are those of `../venture.ts`. */
export const WORN_AND_CARRIED = `
socks-and-basics | people
kinds: ecommerce
who: basics buyer, basics buyers
often: 0.12 0.25 0.45
share: 14 20 30
costs: 42 50 60 = yarn and cloth, sewing, exchanges and postage
start: 4500 14000 40000 = first mill order, samples, packaging, photos, shop
runs: 150 450 1300 = storage, shop software, insurance and accountant
hours: 0.1 0.2 0.4 per order
price: 25 44 80 per use = order
unless: @animals, @software, @lessons, wind sock, laundry service

activewear | people
kinds: ecommerce
who: sportswear buyer, sportswear buyers
often: 0.1 0.2 0.4
share: 12 18 26
costs: 44 52 62 = cloth, sewing, returns and postage
start: 9000 27000 80000 = patterns, samples, first production run, photos, shop
runs: 250 750 2200 = storage, shop software, insurance and accountant
hours: 0.15 0.35 0.8 per order
price: 60 98 170 per use = order
unless: @animals, @software, @lessons, @rental, fitness tracker, gym equipment

modest-and-plus-size-fashion | people
kinds: ecommerce local
who: fashion shopper, fashion shoppers
often: 0.15 0.3 0.5
share: 8 14 22
costs: 44 52 62 = cloth, sewing, returns and postage
start: 7000 21000 65000 = patterns in all sizes, first stock, photos
runs: 250 800 2600 = storage or corner shop, software, insurance
hours: 0.2 0.45 1 per order
price: 55 98 180 per use = order
unless: @animals, @software, @lessons, @rental, doll

hats-and-accessories | people
kinds: ecommerce local
who: accessory buyer, accessory buyers
often: 0.06 0.12 0.25
share: 10 16 24
costs: 40 48 58 = material, making, boxes and postage
start: 2000 8000 26000 = hat blocks, sewing machine, material, photos, shop
runs: 120 400 1300 = workroom, shop software, market fees, insurance
hours: 0.3 0.9 2.5 per piece
price: 35 65 130 per use = hat
unless: @animals, @software, @lessons, phone case, car, bicycle, helmet, hard hat

bags-and-backpacks | people
kinds: ecommerce local
who: bag buyer, bag buyers
often: 0.03 0.05 0.1
share: 14 20 30
costs: 42 52 62 = material, sewing, zips, returns and postage
start: 4000 14000 45000 = industrial sewing machine, prototypes, cloth, first batch
runs: 200 600 1800 = workroom, shop software, insurance and accountant
hours: 0.4 1.2 4 per piece
price: 80 155 290 per use = bag
unless: @software, @lessons, @rental, tea bag, bin bag, sleeping bag, bean bag, punch bag, paper bag

sneakers-resale | people
kinds: ecommerce marketplace local
who: sneaker buyer, sneaker buyers
often: 0.1 0.2 0.5
share: 5 9 14
costs: 64 72 80 = what the sellers get, checking, cleaning and postage
start: 8000 26000 85000 = first pairs, lamps, cleaning gear, shelves, shop
runs: 350 1400 4500 = small shop or storage, software, theft insurance
hours: 0.5 0.9 1.8 per order
price: 120 220 420 per use = pair
unless: @animals, @lessons, @rental, shoe factory, orthopaedic

phone-accessories | people
kinds: ecommerce local
who: phone owner, phone owners
often: 0.08 0.15 0.3
share: 30 45 60
costs: 48 56 66 = goods, packaging, returns and postage
start: 3000 11000 38000 = first stock, samples, moulds, packaging and shop
runs: 150 450 1500 = storage, shop software, insurance and accountant
hours: 0.1 0.2 0.4 per order
price: 20 35 60 per use = order
unless: @animals, @lessons, screen repair, phone repair, call centre, refurbished phone

press-on-nails | people
kinds: ecommerce
who: nail customer, nail customers
often: 0.2 0.4 0.8
share: 6 10 15
costs: 38 46 56 = tips, paint, hours, boxes and postage
start: 300 1200 4000 = lamp, gels, tips, boxes, photos and shop
runs: 50 150 450 = shop software, insurance, workroom corner, accountant
hours: 0.9 1.8 3.5 per order
price: 30 48 85 per use = nail set
unless: @animals, @software, screws, hammer, nail salon

personalised-gifts | both
kinds: ecommerce
who: gift buyer, gift buyers
often: 0.08 0.15 0.3
share: 15 22 32
costs: 42 50 60 = blanks, printing or engraving, wrapping and postage
start: 3500 10000 30000 = laser engraver, printer, blanks, extraction and shop
runs: 150 500 1500 = workshop, design software, machine care, insurance
hours: 0.25 0.55 1.2 per order
price: 25 42 85 per use = gift
unless: @animals, @software, @lessons, song, voucher platform

eco-household | people
kinds: ecommerce
who: household, households
often: 0.3 0.5 1
share: 10 16 24
costs: 44 52 62 = raw materials, filling, packing and postage
start: 6000 19000 55000 = recipes, safety tests, tablet filling, bottles, shop
runs: 250 750 2200 = filling room, storage, product insurance, software
hours: 0.1 0.25 0.5 per order
price: 16 32 60 per use = order
unless: @animals, @software, @lessons, we clean, cleaning company, refill shop

home-fragrance | people
kinds: ecommerce local
who: home fragrance buyer, home fragrance buyers
often: 0.1 0.25 0.5
share: 10 16 24
costs: 38 46 56 = oils, glass, filling and postage
start: 1500 5500 18000 = oils, glass, scales, safety sheets, labels, shop
runs: 120 400 1200 = small studio, product insurance, shop software, storage
hours: 0.2 0.45 1 per order
price: 26 44 80 per use = order
unless: @software, @lessons, perfume for, car wash, essential oil course

home-office-gear | both
kinds: ecommerce hardware
who: home worker, home workers
often: 0.04 0.08 0.15
share: 10 16 24
costs: 52 60 70 = goods, packaging, freight and returns
start: 6000 19000 60000 = prototypes, tools, first batch, packaging, photos, shop
runs: 250 800 2400 = storage, workshop, product insurance, shop software
hours: 0.3 0.8 2.2 per order
price: 80 210 450 per use = order
unless: @animals, @software, coworking, co working, office cleaning, virtual office

bike-and-car-accessories | people
kinds: ecommerce hardware
who: vehicle owner, vehicle owners
often: 0.05 0.1 0.2
share: 25 35 50
costs: 48 56 66 = goods, packaging, returns and postage
start: 6000 20000 65000 = prototypes, moulds, strength tests, first batch, shop
runs: 200 650 1900 = storage, product insurance, shop software, design software
hours: 0.15 0.35 0.8 per order
price: 29 54 120 per use = order
unless: @software, @lessons, @rental, car wash, charging station, workshop software

baby-gear | people
kinds: ecommerce services marketplace
who: parent, parents
often: 0.15 0.3 0.8
share: 2 3.5 5
costs: 46 56 66 = wear, cleaning, checking and delivery both ways
start: 6000 19000 60000 = prams and cots, cleaning gear, storage, van
runs: 350 1100 3000 = storage room, van, product insurance, booking software
hours: 0.7 1.4 2.8 per booking
price: 35 80 180 per use = rental
unless: @animals, @software, @lessons, babysit*, baby monitor, doll, baby clothes
`;
