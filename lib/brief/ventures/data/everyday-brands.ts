/** Everyday goods under an own brand: what the figures need; the keys are those of `../venture.ts`. */
export const EVERYDAY_BRANDS = `
dropshipping-store | people
kinds: ecommerce
who: online shopper, online shoppers
often: 0.08 0.15 0.3
share: 14 22 32
costs: 42 52 64 = supplier price, shipping to the buyer, payment fees, refunds
start: 600 2500 9000 = samples, shop, videos, company papers, first tests
runs: 90 260 800 = shop software, apps, accountant and a return address
hours: 0.15 0.3 0.6 per order
price: 25 42 75 per use = order
unless: @software, lessons, academy, handmade, my own workshop

craft-kits | people
kinds: ecommerce
who: kit buyer, kit buyers
often: 0.1 0.2 0.4
share: 6 10 16
costs: 42 50 60 = materials, tools, cutting, printing, packing and postage
start: 2000 7000 22000 = sample kits, materials, boxes, guides, photos, shop
runs: 150 450 1300 = storage, packing table, shop software and insurance
hours: 0.3 0.5 1 per kit
price: 24 38 60 per use = kit
unless: for dogs, for cats, for pets, @software, meal kit, first aid, beer

kids-activity-box | people
kinds: ecommerce
who: parent, parents
share: 4 7 11
costs: 48 56 66 = materials, printing, packing and postage
start: 4000 13000 38000 = box designs, toy safety tests, first materials, shop
runs: 250 700 2000 = storage, subscription software, insurance and accountant
hours: 0.15 0.3 0.6 per customer-month
price: 20 30 42 per month = box
unless: for dogs, for cats, for pets, @software, @rental, used toys, worn, baby clothes

skincare-brand | people
kinds: ecommerce
who: skin care buyer, skin care buyers
often: 0.2 0.35 0.6
share: 16 24 34
costs: 28 37 48 = formula, filling, bottle, carton, samples and postage
start: 8000 25000 75000 = formulas, safety tests, first batch, photos, shop
runs: 250 650 1800 = product insurance, storage, shop software and accountant
hours: 0.15 0.3 0.5 per order
price: 28 48 85 per use = order
unless: for dogs, for cats, for pets, @software, lessons, academy, facial treatment, mobile beautician, tattoo

home-decor | people
kinds: ecommerce local
who: home decorator, home decorators
often: 0.08 0.15 0.3
share: 14 22 30
costs: 46 54 64 = goods, padding, breakage, postage and returns
start: 4000 14000 45000 = first stock, samples, photos, packing, web shop
runs: 300 900 2600 = storage, shop software, insurance and accountant
hours: 0.25 0.5 1 per order
price: 45 78 160 per use = order
unless: for dogs, for cats, for pets, @software, lessons, academy, for rent, for hire, wedding decoration, balloon*

oral-care | people
kinds: ecommerce
who: household, households
often: 0.2 0.35 0.6
share: 14 22 32
costs: 38 46 56 = formula, filling, brushes, packaging and postage
start: 8000 24000 70000 = formula, safety tests, first batch, packaging, shop
runs: 250 650 1800 = product insurance, storage, shop software and accountant
hours: 0.1 0.2 0.4 per order
price: 18 30 55 per use = order
unless: for dogs, for cats, for pets, @software, dental clinic, dental lab, aligner*

intimate-products | people
kinds: ecommerce local
who: adult buyer, adult buyers
often: 0.08 0.15 0.3
share: 6 11 17
costs: 42 50 60 = goods, plain packaging, postage, payment fees and returns
start: 5000 17000 55000 = first stock or first batch, tests, photos, shop
runs: 250 700 2000 = storage, high-risk payment fees, age check and insurance
hours: 0.2 0.35 0.7 per order
price: 40 68 120 per use = order
unless: for dogs, for cats, for pets, @software, dating, menstrual, period pants

cbd-products | both
kinds: ecommerce local
who: wellness buyer, wellness buyers
often: 0.25 0.45 0.8
share: 3 6 11
costs: 36 45 56 = extract, filling, lab tests, packaging and postage
start: 9000 28000 85000 = licences, formulas, lab tests, first batch, shop
runs: 400 1100 3000 = licence fees, product insurance, payment fees, storage
hours: 0.2 0.35 0.7 per order
price: 38 62 110 per use = order
unless: for dogs, for cats, for pets, @software, lessons, academy, grow lights, hemp clothing, hempcrete

beauty-box | people
kinds: ecommerce
who: beauty fan, beauty fans
share: 4 7 11
costs: 52 61 72 = samples, box, packing and postage
start: 4000 14000 42000 = box design, first samples, packing, photos, shop
runs: 300 800 2200 = storage, subscription software, insurance and accountant
hours: 0.12 0.22 0.45 per customer-month
price: 15 24 38 per month = box
unless: for dogs, for cats, for pets, @software, salon chair, beauty treatment, toys

international-snack-box | people
kinds: ecommerce
who: snack lover, snack lovers
share: 3 6 10
costs: 54 63 72 = snacks, import, box, packing and postage
start: 3500 12000 36000 = first snacks, box design, labels, photos, shop
runs: 250 700 2000 = storage, food insurance, subscription software and accountant
hours: 0.15 0.28 0.5 per customer-month
price: 24 35 50 per month = box
unless: for dogs, for cats, for pets, @software, restaurant, vending, language course

pet-subscription-box | people
kinds: ecommerce
who: pet owner, pet owners
share: 5 9 14
costs: 50 59 68 = toys, treats, box, packing and postage
start: 3500 12000 36000 = first toys and treats, box design, photos, shop
runs: 250 700 2000 = storage, subscription software, insurance and accountant
hours: 0.12 0.22 0.45 per customer-month
price: 24 33 45 per month = box
unless: horse, cattle, livestock, @software, dog walking, grooming salon

savoury-snacks | both
kinds: ecommerce
who: snack buyer, snack buyers
often: 0.4 0.8 1.6
share: 14 22 32
costs: 50 58 68 = raw goods, frying or roasting, bags, cartons and freight
start: 9000 32000 95000 = fryer or first contract run, bags, lab tests
runs: 600 1700 4500 = workshop rent, power, product insurance and lab checks
hours: 0.12 0.25 0.5 per order
price: 18 30 60 per use = case of bags
unless: for dogs, for cats, for pets, @software, monthly box, snack stall

small-dairy | both
kinds: ecommerce local
who: dairy customer, dairy customers
often: 2 3.5 6
share: 6 10 16
costs: 50 58 68 = milk or nuts, cups, power and chilled delivery
start: 18000 55000 150000 = pasteuriser, fridge room, filler, approval, used van
runs: 1200 3000 8000 = rent, power, lab checks, van and insurance
hours: 0.1 0.2 0.4 per order
price: 10 18 35 per use = order
unless: @software, lessons, academy, herd app, cheese making course

pasta-and-noodles | both
kinds: ecommerce local
who: pasta buyer, pasta buyers
often: 1 2 4
share: 7 12 18
costs: 44 53 63 = flour, eggs, filling, packs, making and chilled delivery
start: 8000 28000 85000 = pasta machine, fridges, kitchen fitting, permit, packs
runs: 800 2200 5500 = kitchen rent, power, lab checks, van and insurance
hours: 0.15 0.3 0.6 per order
price: 12 22 45 per use = order
unless: for dogs, for cats, for pets, @software, cooking class, cooking course

baking-mixes | people
kinds: ecommerce
who: home baker, home bakers
often: 0.25 0.5 1
share: 8 14 20
costs: 42 50 60 = ingredients, blending, bags, cartons and postage
start: 3000 11000 35000 = recipes, mixer, scale, first bags, tests, shop
runs: 250 750 2200 = kitchen rent, product insurance, lab checks and software
hours: 0.15 0.3 0.6 per order
price: 18 29 48 per use = order
unless: for dogs, for cats, for pets, @software, fresh bread daily, wedding cakes, concrete

baby-and-feeding-products | people
kinds: ecommerce hardware
who: new parent, new parents
often: 0.1 0.18 0.35
share: 2 3.5 5
costs: 44 53 63 = parts, moulding, assembly, packaging, returns and postage
start: 18000 60000 180000 = prototypes, mould, safety tests, first series, photos
runs: 350 1100 3000 = product insurance, storage, shop software and accountant
hours: 0.2 0.4 0.8 per order
price: 35 70 160 per use = order
unless: for dogs, for cats, for pets, @software, @rental, baby monitor, second hand, milk bank

kids-furniture | both
kinds: ecommerce local
who: parent, parents
often: 0.02 0.04 0.08
share: 6 10 15
costs: 54 62 71 = wood, cutting, paint, packing, freight and assembly help
start: 7000 25000 80000 = prototypes, safety tests, tools, first pieces, photos
runs: 500 1500 4000 = workshop rent, power, product insurance and shop software
hours: 2 4 9 per order
price: 190 360 800 per use = order
unless: for dogs, for cats, for pets, @software, for rent, for hire, doll house, office furniture

school-bags-and-lunchboxes | people
kinds: ecommerce local
who: parent, parents
often: 0.1 0.17 0.3
share: 10 15 22
costs: 44 53 63 = material, making, printing, packaging, returns and postage
start: 6000 20000 60000 = designs, samples, safety tests, first stock, photos
runs: 250 750 2200 = storage, shop software, product insurance and accountant
hours: 0.15 0.3 0.6 per order
price: 25 48 110 per use = order
unless: for dogs, for cats, for pets, @software, school meals, catering, cooked lunch

rugs-and-home-textiles | both
kinds: ecommerce local
who: home textile buyer, home textile buyers
often: 0.04 0.1 0.2
share: 12 18 26
costs: 46 54 64 = yarn, weaving, sewing, samples, returns and freight
start: 4000 15000 50000 = first pieces, samples, photos, packing, web shop
runs: 250 800 2400 = storage, shop software, insurance and accountant
hours: 0.3 0.7 1.5 per order
price: 60 140 420 per use = order
unless: for dogs, for cats, for pets, @software, @repair, carpet cleaning, rug cleaning, prayer app

lamps | both
kinds: ecommerce local
who: lamp buyer, lamp buyers
often: 0.02 0.05 0.1
share: 8 13 20
costs: 44 52 62 = shades, metal, wiring, assembly, packing and freight
start: 4000 15000 48000 = prototypes, electrical tests, tools, parts, photos, shop
runs: 300 900 2500 = workshop rent, product insurance, shop software and accountant
hours: 1 2.2 5 per order
price: 90 190 520 per use = order
unless: @software, for rent, for hire, street lights, grow light, therapy lamp, uv lamp, headlight, nail lamp
`;
