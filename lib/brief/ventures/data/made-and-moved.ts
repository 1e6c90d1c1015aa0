/** Made, recycled and moved for firms: what the figures need; the keys are those of `../venture.ts`. */
export const MADE_AND_MOVED = `
last-mile-delivery | firms
kinds: services
who: online shop, online shops
often: 30 60 60
costs: 62 72 82 = drivers' pay, fuel, vehicle wear and second attempts
start: 3000 14000 45000 = used van or motorbikes, phones, permits, first insurance
runs: 500 1500 4500 = depot rent, vehicle insurance, tracking software and phones
hours: 0.12 0.2 0.4 per parcel
price: 4 7 13 per use = parcel
unless: saas, plugin, crm, restaurant meals, grocery app, furniture removal

construction-materials-marketplace | firms
kinds: marketplace ecommerce
who: builder, builders
often: 1 3 8
costs: 88 94 97 = what the dealer keeps, card fees and delivery claims
start: 2500 9000 28000 = catalogue, price lists, first version, terms and website
runs: 300 900 2800 = hosting, price updates, insurance, phone and accountant
hours: 0.2 0.5 1.2 per order
price: 250 850 3200 per use = order
unless: leftover*, surplus, salvage*, second hand, @lessons, @rental

factory-sourcing | firms
kinds: services
who: product brand, product brands
often: 0.05 0.12 0.3
costs: 35 46 60 = local agents' hours, factory visits, samples and inspections
start: 1500 6000 18000 = first factory visits, contract templates, website, sample cases
runs: 250 750 2200 = travel, company checks, insurance, software and accountant
hours: 18 35 70 per search
price: 1200 2800 6500 per use = search
unless: saas, plugin, @lessons, recruit*, find distributors abroad

compostable-packaging | firms
kinds: ecommerce hardware
who: food firm, food firms
often: 0.5 1.2 3
costs: 58 66 76 = fibre, pressing, cartons and freight
start: 12000 45000 180000 = moulds, first run or press, certificates and stock
runs: 600 2200 7500 = workshop or warehouse rent, power, insurance, testing
hours: 0.3 0.7 1.5 per order
price: 90 240 750 per use = order
unless: deposit, return and wash, refill, @software, @lessons, composter, compost bins for

plastic-recycling | firms
kinds: ecommerce hardware services
who: manufacturer that buys plastic, manufacturers that buy plastic
often: 1 4 15
costs: 60 70 80 = plastic bought in, sorting, washing, power and haulage
start: 12000 55000 220000 = shredder, washing line, press or extruder, permits
runs: 1200 4000 13000 = hall rent, power connection, machine service, insurance
hours: 4 8 16 per tonne
price: 450 900 1800 per use = tonne
unless: @software, @lessons, skip hire, sports shoes, recycled clothes

poultry-and-livestock-farm | firms
kinds: ecommerce local services
who: restaurant or meat trader, restaurants and meat traders
often: 1 3 6
costs: 62 72 82 = young stock, feed, vet, slaughter and delivery
start: 4000 18000 70000 = sheds, fencing, first animals, feed, water and permits
runs: 300 1000 3500 = land rent, power, water, insurance and repairs
hours: 1.5 3 6 per order
price: 80 220 700 per use = order
unless: @software, sensor, collar, petting, pet food, @lessons, veterinary clinic, plant-based meat

farm-inputs-supply | firms
kinds: ecommerce local marketplace
who: farmer or cooperative, farmers and cooperatives
often: 0.3 0.8 2
costs: 80 87 93 = goods bought in, transport, agents and bad debts
start: 3000 14000 50000 = first stock, store room, dealer licences, scales and website
runs: 300 900 3000 = store rent, vehicle, insurance, phone and accountant
hours: 0.3 0.7 1.6 per order
price: 45 160 900 per use = order
unless: pet food, garden centre, houseplant, livestock sensor, @lessons, dog, cat

agro-processing | firms
kinds: ecommerce services
who: food maker or wholesaler, food makers and wholesalers
often: 0.7 2 5
costs: 66 75 84 = crops bought in, power, bags, tests and freight
start: 10000 45000 180000 = mill, press or dryer, building, permits, first crop
runs: 900 3000 10000 = building rent, power, insurance, laboratory and repairs
hours: 2 5 12 per order
price: 250 900 3500 per use = order
unless: @software, sensor, meal kit, hair, @lessons, biogas

freight-forwarding | firms
kinds: services
who: importer or exporter, importers and exporters
often: 0.2 0.6 2
costs: 80 86 92 = carriers, port charges, customs agents and local haulage
start: 2500 9000 30000 = licence, bond, agent network, software, website and terms
runs: 500 1400 4000 = liability insurance, network fees, software, office and phone
hours: 2.5 5 9 per shipment
price: 700 2200 6000 per use = shipment
unless: load board, removals, food delivery, @lessons, expat*, household move

haulage-dispatch-software | firms
kinds: saas
who: haulage company, haulage companies
costs: 8 14 24 = hosting, text messages, maps, document reading and card fees
start: 1200 4500 11000 = first version, driver app, accounting link, terms and website
runs: 150 420 1200 = hosting, maps, app store, insurance and accountant
hours: 0.2 0.5 1.2 per customer-month
price: 49 129 350 per month = company
unless: ambulance, taxi*, school bus, removals, food delivery, container ship

warehouse-management | firms
kinds: saas
who: warehouse, warehouses
costs: 7 12 22 = hosting, label printing service, support tools and card fees
start: 1500 5500 14000 = first version, handheld scanners, shop links, terms and website
runs: 180 480 1400 = hosting, device tests, insurance and accountant
hours: 0.4 1 2.5 per customer-month
price: 99 240 600 per month = warehouse
unless: self storage, wine cellar, home inventory, food pantry, storage units

demand-forecasting | firms
kinds: saas
who: retailer or distributor, retailers and distributors
costs: 8 14 25 = computing, data links, support tools and card fees
start: 1200 5000 13000 = first models, test data, sales links, terms and website
runs: 180 500 1500 = hosting, computing, data services, insurance and accountant
hours: 0.4 1 2.5 per customer-month
price: 79 190 600 per month = company
unless: energy demand, weather app, share price*, cash flow forecast, patient*, election

video-surveillance-ai | firms
kinds: saas hardware services
who: site or shop owner, site and shop owners
costs: 30 42 56 = cameras or boxes, data, computing and alarm checks
start: 4000 16000 55000 = first version, test cameras, gateway boxes, installer's papers
runs: 400 1200 4000 = hosting, computing, liability insurance, phone and accountant
hours: 0.3 0.8 2 per customer-month
price: 60 150 450 per month = site
unless: baby, elderly, pet, product defects, wildlife, home robot

outdoor-advertising | firms
kinds: media services marketplace
who: advertiser, advertisers
costs: 40 52 66 = rent for places, printing, power, fitting and partners' share
start: 4000 22000 90000 = first screens or boards, permits, mounting and artwork
runs: 500 1600 5500 = insurance, data lines, maintenance, storage and accountant
hours: 1 2.5 6 per customer-month
price: 150 450 1600 per month = campaign
unless: influencer, newsletter, podcast, search ads, @lessons, shop sign

print-and-signage | firms
kinds: services local ecommerce
who: local business, local businesses
often: 0.15 0.35 0.9
costs: 42 52 64 = film, paper, ink, boards, fitting and failed prints
start: 6000 24000 75000 = wide printer, cutter, ladders, first film and van
runs: 700 2000 5000 = workshop rent, leases, insurance, design software and power
hours: 1 2.5 7 per job
price: 80 280 1100 per use = job
unless: @software, photo booth, t-shirt brand, greeting card, sign language, @lessons, digital signature

custom-packaging | firms
kinds: ecommerce services
who: small brand, small brands
often: 0.15 0.3 0.7
costs: 52 61 72 = board, printing, cutting, misprints and freight
start: 3500 16000 70000 = samples, shop with designer, cutter or printer deposit
runs: 350 1100 3800 = workshop or storage, shop software, insurance and accountant
hours: 0.6 1.3 3 per order
price: 120 340 1100 per use = order
unless: deposit return, @software, @lessons, gift box subscription, moving boxes

industrial-supplies | firms
kinds: marketplace ecommerce
who: factory or workshop, factories and workshops
often: 0.8 2 5
costs: 82 89 94 = what the dealers keep, card fees, freight help and returns
start: 2500 9000 30000 = catalogue data, first version, dealer terms and website
runs: 350 1000 3200 = hosting, catalogue upkeep, insurance, phone and accountant
hours: 0.2 0.4 1 per order
price: 90 240 800 per use = order
unless: obsolete, discontinued, surplus, leftover*, @rental, @lessons, office supplies, hobby, second hand

contract-manufacturing | firms
kinds: services hardware
who: product brand, product brands
often: 0.1 0.25 0.6
costs: 55 66 77 = material, operators' hours, energy, scrap and packing
start: 12000 60000 220000 = used machines, hall deposit, tools, tests and permits
runs: 1500 5000 16000 = hall rent, power, leases, insurance and quality checks
hours: 10 28 80 per run
price: 900 3800 14000 per use = run
unless: @software, @lessons, prototypes only, one-off prototype*, find factories, sourcing agent, meal kit

medical-device | firms
kinds: hardware
who: clinic or hospital, clinics and hospitals
often: 0.03 0.08 0.2
costs: 35 46 60 = parts, assembly, sterile packing, testing and service
start: 60000 250000 900000 = prototypes, safety tests, clinical study, quality system and approval
runs: 3000 9000 30000 = quality system, regulatory experts, laboratory, insurance and workshop
hours: 4 9 22 per order
price: 700 3200 14000 per use = order
unless: dog, cat, pet, horse, cattle, livestock, wellness, fitness, posture, massage gun, @rental, second hand, refurbished, cosmetic

medical-billing | firms
kinds: services
who: medical practice, medical practices
costs: 42 52 64 = billers' and coders' hours, clearing house and software per claim
start: 1000 3500 10000 = coding licences, secure computers, privacy set-up, contracts and website
runs: 250 700 2000 = liability insurance, secure hosting, code books, phone and accountant
hours: 12 28 65 per customer-month
price: 600 1600 4500 per month = practice
unless: vet, veterinary, patients dispute, help patients, phone bill, @lessons
`;
