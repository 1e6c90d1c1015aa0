/** What people wear: what the figures need; the keys are those of `../venture.ts`. */
export const FASHION = `
clothing-brand | people
kinds: ecommerce
who: clothes buyer, clothes buyers
often: 0.1 0.2 0.4
share: 12 18 26
costs: 42 50 60 = cloth, sewing, returns and postage
start: 6000 20000 60000 = patterns, samples, first production run, photographs, shop
runs: 200 550 1500 = storage, web shop, insurance and accountant
hours: 0.25 0.45 0.9 per order
price: 45 85 160 per use = piece
unless: @animals, @software, @lessons, @rental, alteration

kids-clothes | people
kinds: ecommerce marketplace
who: parent, parents
often: 0.25 0.5 1
share: 7 10 14
costs: 48 58 68 = clothes, checking, washing and postage both ways
start: 4000 14000 42000 = patterns, samples, first stock, tests and shop
runs: 180 450 1200 = storage, web shop, insurance and accountant
hours: 0.2 0.4 0.7 per order
price: 24 40 65 per use = piece
unless: @animals, @software, @lessons, dolls, uniform, adults

dress-rental | people
kinds: ecommerce local
who: wedding guest, wedding guests
often: 0.08 0.17 0.35
share: 8 12 18
costs: 36 44 54 = cleaning, mending, wear and postage both ways
start: 5000 16000 45000 = sixty dresses, rails, steamer, boxes and shop
runs: 250 700 1900 = storage or showroom, insurance, rental software, cleaning
hours: 0.6 1 1.7 per rental
price: 50 85 150 per use = rental
unless: dress code, salad, wound, costume, theatre, flat, men

second-hand-clothes | people
kinds: marketplace ecommerce local
who: second-hand shopper, second-hand shoppers
often: 0.2 0.4 0.8
share: 12 18 26
costs: 52 62 72 = what the sellers get, checking, photographs and postage
start: 1000 4000 12000 = app design, photo corner, rails, label printing
runs: 120 380 1100 = hosting, storage, payment tools and accountant
hours: 0.15 0.35 0.7 per deal
price: 15 30 60 per use = item sold
unless: @software, donate clothes, recycling plant, furniture

upcycled-bags | people
kinds: ecommerce
who: bag buyer, bag buyers
often: 0.02 0.04 0.08
share: 12 18 26
costs: 40 50 60 = material, cutting, sewing, zips and postage
start: 2000 6500 18000 = industrial sewing machines, cutting table, zips, shop
runs: 250 600 1500 = workshop rent, power, insurance and web shop
hours: 1.5 2.8 5 per piece
price: 85 135 220 per use = bag
unless: tea bags, sleeping bags, bin bags, punch bag, luggage

shoe-brand | people
kinds: ecommerce
who: shoe buyer, shoe buyers
often: 0.04 0.08 0.15
share: 12 18 26
costs: 46 55 65 = making, boxes, returns and postage
start: 12000 35000 95000 = lasts, samples, size run production, boxes, shop
runs: 250 650 1700 = storage, web shop, insurance and accountant
hours: 0.3 0.5 0.9 per order
price: 110 175 290 per use = pair
unless: @animals, @repair, @rental, brake, orthopaedic, polish

sewing-machine-repair | both
kinds: services local
often: 0.12 0.25 0.5
share: 2 4 8
costs: 45 55 66 = the mechanic's pay, parts and the way there
start: 1200 4000 12000 = bench tools, spare parts, padded boxes, training
runs: 180 500 1300 = workshop, insurance, car, phone and website
hours: 1.2 1.8 3 per repair
price: 85 125 210 per use = service
unless: @software, @lessons, @rental, learn to sew, sewing school, alterations, hem, hems

shoe-repair | people
kinds: local services marketplace
who: shoe owner, shoe owners
often: 0.06 0.14 0.3
share: 14 20 30
costs: 46 55 66 = the craftsman's hours, soles and post both ways
start: 7000 18000 45000 = finishing machine, stitcher, press, soles, counter, deposit
runs: 900 1900 3800 = shop rent, power, insurance and till
hours: 0.3 0.6 1.2 per repair
price: 22 42 90 per use = repair
unless: @animals, @software, @lessons, bags, brake, tyre

jewellery | people
kinds: ecommerce local
who: jewellery buyer, jewellery buyers
often: 0.03 0.06 0.12
share: 12 18 26
costs: 38 46 56 = metal, stones, hours, hallmark and insured post
start: 2500 8000 24000 = bench, torch, polisher, silver, gold and shop
runs: 150 400 1100 = insurance, bench space, web shop and fairs
hours: 1.2 2.5 5 per piece
price: 65 140 320 per use = piece
unless: @animals, @lessons, @repair, @rental, tools, display

eyewear | people
kinds: ecommerce local
who: glasses wearer, glasses wearers
often: 0.03 0.05 0.08
share: 30 40 50
costs: 38 46 56 = lenses, frames, fitting and returns
start: 12000 38000 110000 = frame stock, lens edger, test equipment, licence, shop
runs: 700 2000 5000 = rent, insurance, optician licence, try-on software
hours: 0.6 1 1.7 per pair
price: 110 195 340 per use = pair
unless: @animals, @repair, wine, drinking, beer, window, drink

swimwear | people
kinds: ecommerce
who: swimwear buyer, swimwear buyers
often: 0.08 0.17 0.3
share: 12 18 26
costs: 40 48 58 = cloth, sewing, returns and postage
start: 6000 18000 52000 = patterns by cup size, samples, first run, shop
runs: 180 480 1300 = storage, web shop, insurance and accountant
hours: 0.3 0.5 0.9 per order
price: 70 115 180 per use = swimsuit
unless: @animals, pool, lessons, lifeguard, dryer, @rental

workwear | firms
kinds: ecommerce services
who: employer, employers
often: 1 3 8
costs: 52 60 70 = clothes, printing, exchange and freight
start: 5000 16000 45000 = sample sizes, heat press, embroidery machine, team shop
runs: 350 900 2300 = workshop rent, shop software, insurance and van
hours: 0.4 0.7 1.3 per set
price: 110 180 300 per use = set
unless: @animals, @software, laundry, offices furniture, dolls

tailoring | people
kinds: services marketplace local
who: tailor's customer, tailor's customers
often: 0.05 0.1 0.2
share: 8 12 18
costs: 54 62 72 = cloth, the tailor's hours and corrections
start: 2500 8000 22000 = sewing machines, steam iron, fitting corner, deposit, sign
runs: 450 1200 2800 = shop rent, power, insurance and till
hours: 0.6 1.2 3 per piece
price: 25 55 140 per use = alteration
unless: @animals, @software, tailor made trip, travel, @rental

knitwear | people
kinds: ecommerce
who: knitwear lover, knitwear lovers
often: 0.05 0.1 0.2
share: 8 12 18
costs: 48 57 68 = yarn, knitting hours and postage
start: 3000 11000 35000 = knitting machines, yarn, patterns, samples and shop
runs: 200 500 1300 = workshop rent, web shop, insurance and accountant
hours: 1.5 3 6 per piece
price: 110 180 280 per use = jumper
unless: @lessons, @repair, knitting machine, tight knit, dogs

printed-shirts | both
kinds: ecommerce
who: fan, fans
often: 0.08 0.17 0.35
share: 8 13 20
costs: 55 64 74 = the shirt, printing, returns and postage
start: 1200 5500 18000 = printer, heat press, blank shirts, designs, shop
runs: 120 350 1000 = workshop corner, design software, web shop, insurance
hours: 0.15 0.3 0.5 per piece
price: 18 27 42 per use = shirt
unless: machine, workwear, signs, banners, 3d, leaflets, menu

baby-wear | people
kinds: ecommerce
who: expectant mother, expectant mothers
often: 0.1 0.2 0.4
share: 0.8 1.5 2.5
costs: 42 50 60 = cloth, buckles, sewing, returns and postage
start: 6000 16000 40000 = patterns, samples, safety tests, first batch and web shop
runs: 250 600 1400 = shop software, storage, insurance and accountant
hours: 0.3 0.6 1.8 per order
price: 35 70 160 per use = order
unless: @animals, dolls, @lessons, @repair, monitor, food

underwear | people
kinds: ecommerce
who: underwear buyer, underwear buyers
often: 0.12 0.25 0.45
share: 14 22 32
costs: 38 46 56 = cloth, sewing, returns and postage
start: 8000 22000 55000 = patterns, fit samples, first production run and web shop
runs: 300 700 1600 = shop software, storage, insurance and accountant
hours: 0.2 0.35 0.8 per order
price: 28 58 120 per use = order
unless: @animals, thermal insulation, machine, swim, cleaning
`;
