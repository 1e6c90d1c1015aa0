/** Goods with a following, hire and planning: what the figures need; the keys are those of `../venture.ts`. */
export const GOODS_HIRE_AND_PLANNING = `
ethnic-wear | people
kinds: ecommerce local
who: festive clothing buyer, festive clothing buyers
often: 0.08 0.2 0.4
share: 2 5 10
costs: 45 54 65 = cloth, sewing, shipping, duty and exchanges
start: 3500 11000 32000 = first collection, samples, photos, fair stall, web shop
runs: 150 450 1300 = storage, shop software, insurance and accountant
hours: 0.3 0.7 1.6 per order
price: 60 125 280 per use = order
unless: @animals, @software, @lessons, @rental, fabric only, second-hand, wig*

hair-extensions | both
kinds: ecommerce local
who: hair buyer, hair buyers
often: 0.2 0.4 1
share: 2 5 10
costs: 48 58 68 = hair or fibre, freight, duty, packing and exchanges
start: 2500 8000 24000 = first stock, samples, swatches, photos, web shop
runs: 120 380 1100 = storage, shop software, insurance and accountant
hours: 0.15 0.3 0.7 per order
price: 35 85 220 per use = order
unless: @animals, @software, lash*, eyelash*, transplant*

crystals-and-spiritual-goods | people
kinds: ecommerce local
who: spiritual shopper, spiritual shoppers
often: 0.1 0.25 0.6
share: 2 4 8
costs: 42 51 62 = stones and goods, freight, packing and postage
start: 1500 5500 17000 = first stock, display cases, photos, packaging, web shop
runs: 100 320 950 = storage, shop software, fair fees and accountant
hours: 0.15 0.35 0.8 per order
price: 25 48 95 per use = order
unless: @animals, @software, @lessons, horoscope*, birth chart, engagement ring

religious-goods | both
kinds: ecommerce local
who: believer, believers
often: 0.06 0.15 0.35
share: 4 9 18
costs: 45 54 64 = goods, engraving, packing, postage and returns
start: 1800 6000 19000 = first stock, samples, photos, packaging, web shop
runs: 100 320 950 = storage, shop software, stall fees and accountant
hours: 0.15 0.35 0.8 per order
price: 25 52 110 per use = order
unless: @animals, @software, @lessons, prayer app, pilgrimage*, celebrant*

home-water-filter | both
kinds: ecommerce hardware services
who: household, households
often: 0.1 0.2 0.35
share: 6 12 22
costs: 46 56 67 = filters, cartridges, postage, fitting and replacements
start: 4000 14000 45000 = first stock, laboratory tests, samples, tools, web shop
runs: 180 520 1500 = storage, liability insurance, shop software and accountant
hours: 0.2 0.6 1.8 per order
price: 45 110 320 per use = order
unless: @animals, water bottle, pool, aquarium, air filter, leak sensor, refugee*

stickers-and-pins | people
kinds: ecommerce media
who: collector, collectors
often: 0.1 0.25 0.6
share: 3 6 12
costs: 36 46 58 = printing or casting, backing cards, packing and postage
start: 600 2500 9000 = first runs, cutter, samples, packaging, fair table, shop
runs: 60 200 650 = design software, shop fees, storage and accountant
hours: 0.15 0.35 0.8 per order
price: 9 20 42 per use = order
unless: @animals, @software, @lessons, invitation*, school supplies, cooking pin

miniatures-and-roleplay | people
kinds: ecommerce media
who: role player or painter, role players and painters
often: 0.1 0.25 0.5
share: 0.6 1.5 3
costs: 42 52 63 = resin or printing, boxes, artists, postage and replacements
start: 1500 7000 28000 = sculpts, printers or moulds, artwork, first run, shop
runs: 120 400 1200 = storage, shop fees, design software and accountant
hours: 0.2 0.5 1.3 per order
price: 22 48 110 per use = order
unless: @software, @rental, café, board game cafe, model railway

sports-equipment | both
kinds: ecommerce
who: hobby athlete, hobby athletes
often: 0.06 0.14 0.3
share: 6 12 22
costs: 50 59 69 = making, freight, duty, returns and replacements
start: 6000 22000 70000 = samples, tests, first production run, photos, web shop
runs: 200 600 1800 = storage, liability insurance, shop software and accountant
hours: 0.15 0.4 1 per order
price: 40 95 220 per use = order
unless: @animals, @software, @rental, home gym, treadmill, leggings, second-hand

pet-supplements | people
kinds: ecommerce
who: pet owner, pet owners
often: 0.3 0.55 0.9
share: 6 12 20
costs: 44 53 63 = ingredients, mixing, laboratory tests, packing and postage
start: 4000 14000 45000 = formula, registration, tests, first batch, labels, shop
runs: 180 520 1500 = storage, liability insurance, shop software and accountant
hours: 0.12 0.25 0.6 per order
price: 22 39 70 per use = order
unless: @software, @lessons, dog toy*, grooming, for humans

wallpaper-and-murals | both
kinds: ecommerce services local
who: wall owner, wall owners
often: 0.03 0.06 0.15
share: 3 6 12
costs: 45 55 66 = printing or paint, paper, artist or fitter and delivery
start: 1500 6500 24000 = pattern designs, samples, tools, photos, web shop
runs: 120 380 1100 = design software, insurance, sample stock and accountant
hours: 1 4 14 per wall
price: 140 380 1400 per use = wall
unless: @animals, @software, desktop wallpaper, phone wallpaper, acoustic, house painter

skip-and-site-toilet-hire | both
kinds: services
who: builder or organiser, builders and organisers
often: 0.2 0.6 1.6
share: 1 2.5 5
costs: 55 64 74 = driver, fuel, tipping or emptying fees and cleaning
start: 14000 48000 150000 = used truck, first containers or toilets, permits, insurance
runs: 900 2400 6500 = yard, truck insurance, permits, phone and accountant
hours: 1.5 2.4 4.5 per hire
price: 150 330 700 per use = hire
unless: @software, @lessons, compost toilet, bathroom renovation, junk removal, recycling app

motorbike-lease-to-own | people
kinds: fintech services
who: working rider, working riders
share: 0.3 0.9 2
costs: 66 74 84 = cost of the bike, insurance, repairs, tracker and losses
start: 9000 38000 140000 = first bikes, trackers, licence, contracts and insurance
runs: 450 1200 3500 = office, yard, tracking, payment software and accountant
hours: 0.8 1.6 3.5 per customer-month
price: 90 150 240 per month = motorbike
unless: @animals, tourist*, by the hour, test ride, car wash

scooter-rental | people
kinds: services local
who: scooter renter, scooter renters
often: 0.05 0.15 0.4
share: 1.5 4 9
costs: 44 54 65 = wear, repairs, insurance, cleaning and booking fees
start: 9000 32000 95000 = first scooters, helmets, permits, insurance, sign, site
runs: 600 1700 4800 = shop, yard, insurance, booking software and accountant
hours: 0.7 1.3 2.5 per hire
price: 35 85 220 per use = hire
unless: @animals, @lessons, kick scooter, lease to own, campervan, mobility scooter, bicycle tour

camera-and-stage-hire | both
kinds: services local
who: film crew or event host, film crews and event hosts
often: 0.1 0.4 1.2
share: 0.4 1 2
costs: 42 52 64 = wear, technicians, transport, insurance and replacements
start: 7000 28000 90000 = used cameras, speakers, lights, cases, van and site
runs: 400 1200 3500 = storage, equipment insurance, van, software and accountant
hours: 1.5 4 12 per hire
price: 120 380 1800 per use = hire
unless: @animals, @lessons, wedding dress, photo booth, stock photos, security camera, speech therapy

furniture-and-appliance-rental | both
kinds: services ecommerce
who: tenant, tenants
share: 1.5 3.5 8
costs: 54 63 74 = wear, delivery, repairs, cleaning and lost items
start: 8000 30000 95000 = first furniture and appliances, van, storage, contracts, site
runs: 600 1700 4800 = warehouse, van, insurance, rental software and accountant
hours: 0.4 0.8 1.8 per customer-month
price: 35 85 190 per month = customer
unless: @animals, wedding, party, home staging, art rental, sold homes

architecture-practice | both
kinds: services
who: building owner, building owners
often: once
share: 0.6 1.3 2.5
costs: 42 52 64 = drawing hours, structural engineer, surveys, prints and travel
start: 3000 9500 28000 = registration, design software, computer, insurance, website, first models
runs: 350 900 2400 = software licences, liability insurance, workspace and accountant
hours: 50 130 380 per project
price: 5000 16000 55000 per once = project
unless: @animals, @lessons, saas, software architecture, landscape design, home staging, cushions, paint colours

property-development | people
kinds: services
who: home buyer, home buyers
often: once
share: 1.5 3 5
costs: 79 86 93 = land or house, building work, fees, interest and selling
start: 40000 130000 400000 = own share of first purchase, surveys, plans, legal fees
runs: 700 2000 5500 = insurance, bank fees, office, site security and accountant
hours: 180 420 1100 per home
price: 170000 330000 620000 per once = home
unless: @animals, @software, @lessons, property management, estate agent commission, crowdfunding platform, tiny houses on wheels

call-centre | firms
kinds: services
who: firm with many calls, firms with many calls
costs: 62 70 79 = agents' and supervisors' hours, training and telephone minutes
start: 5000 18000 60000 = headsets, computers, phone system, backup power, first training
runs: 700 2000 6000 = rooms, internet lines, phone software, insurance and accountant
hours: 130 330 900 per customer-month
price: 3200 8500 24000 per month = client
unless: @animals, @lessons, call centre software, voice bot, interpreter*, crisis line, emergency call

management-system-consulting | firms
kinds: services
who: manufacturer or supplier, manufacturers and suppliers
often: once
costs: 40 50 62 = consultants' hours, travel, standards and sample documents
start: 1500 5000 15000 = auditor training, standards, liability insurance, templates, website
runs: 200 550 1500 = insurance, standards, office software, car and accountant
hours: 40 105 260 per project
price: 5000 13000 34000 per once = project
unless: @animals, @software, soc 2, penetration test, gift certificate, ssl

proofreading-and-ghostwriting | both
kinds: services
who: author, authors
often: 0.05 0.15 0.6
share: 0.4 1 2
costs: 54 63 74 = editors' and writers' fees and payment charges
start: 500 2200 7500 = style guides, software, contracts, website and sample texts
runs: 100 300 850 = software, insurance, website, phone and accountant
hours: 5 18 90 per manuscript
price: 180 650 3600 per use = manuscript
unless: @animals, @software, writing course, grammar checker, translation agency, subtitles
`;
