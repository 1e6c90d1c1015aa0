/** Old age, and what a family keeps: what the figures need; the keys are those of `../venture.ts`. */
export const MEMORY_AND_OLD_AGE = `
tech-help-for-older | people
kinds: services nonprofit saas
who: older person, older people
often: 0.2 0.4 0.8
share: 7 11 15
costs: 62 70 78 = the helper's hour and the way
start: 500 1800 6000 = website, leaflets, background check, tools and spare cables
runs: 100 280 700 = liability insurance, phone, car and bookings
hours: 1.3 1.8 2.6 per visit
price: 60 85 130 per use = home visit
unless: clinics, classic cars, old tractors

homeshare | people
kinds: services nonprofit marketplace
who: older person with a spare room, older people with a spare room
often: once
share: 1 2 3
costs: 55 65 75 = the hours of matching, visits and mediation
start: 1500 4500 14000 = website, contracts, background checks and matching database
runs: 200 550 1300 = insurance, database, checks and office share
hours: 8 14 25 per match
price: 300 600 1200 per once = match
unless: shares, timeshare, holiday, office

home-adaptation | people
kinds: services local
who: family with an ageing parent, families with an ageing parent
often: once
share: 4 7 10
costs: 62 70 78 = fitters' hours, rails, tiles and waste
start: 9000 24000 60000 = van, tile and plumbing tools, licence, website
runs: 600 1400 3000 = van, liability insurance, store rent and phone
hours: 30 60 120 per project
price: 4000 8500 18000 per once = bathroom adaptation
unless: film, electricity, house swap, shops

incontinence-products | people
kinds: ecommerce hardware
who: person with a weak bladder, people with a weak bladder
often: 0.6 0.9 1
share: 5 8 11
costs: 52 61 70 = the goods, plain packing and postage
start: 5000 14000 42000 = first stock, plain boxes, product registration and shop
runs: 250 700 1800 = storage, web shop, product liability and accountant
hours: 0.12 0.22 0.4 per order
price: 28 42 70 per use = order
unless: @animals, nappies for babies, pipes

adaptive-clothing | people
kinds: ecommerce
who: person whom buttons defeat, people whom buttons defeat
often: 0.08 0.17 0.3
share: 2 3.5 5
costs: 46 54 62 = cloth, sewing, fastenings, returns and postage
start: 9000 26000 75000 = patterns, samples, first sewing run, photos and shop
runs: 300 850 2200 = storage, web shop, insurance and design software
hours: 0.3 0.5 0.9 per order
price: 50 72 110 per use = garment
unless: @animals, babies, cyclists

dementia-activities | people
kinds: ecommerce saas services
who: family with dementia, families with dementia
often: 0.1 0.25 0.5
share: 2.5 4 6
costs: 44 53 62 = print, music rights, making and postage
start: 3000 9000 27000 = designs, print run, puzzle tools, testing and shop
runs: 180 500 1300 = storage, web shop, music rights and insurance
hours: 0.25 0.4 0.8 per order
price: 24 38 65 per use = activity box
unless: @animals, children, office, software

family-newspaper | people
kinds: media ecommerce saas
who: family with grandparents far away, families with grandparents far away
share: 7 11 15
costs: 42 50 58 = printing, envelope and postage
start: 2000 6000 19000 = first version, layout templates and print samples
runs: 150 450 1200 = servers, image storage, app stores and accountant
hours: 0.05 0.1 0.25 per customer-month
price: 9 15 24 per month = recipient
unless: recycl*, companies, town, delivery boy

family-history | people
kinds: services saas
who: family researcher, family researchers
often: once
share: 2 4 7
costs: 56 66 76 = the researcher's hours, copies and the way to archives
start: 600 2000 6500 = archive subscriptions, software, sample report and website
runs: 100 260 600 = archive subscriptions, insurance and accountant
hours: 8 15 32 per project
price: 450 950 2200 per once = family tree
unless: @animals, car history, medical, houses

tape-digitising | people
kinds: services ecommerce
who: family with old films, families with old films
often: once
share: 6 10 14
costs: 50 60 70 = the hours at the machines, spare parts, data sticks and post
start: 3000 9000 26000 = players, film scanner, computers, crates and website
runs: 250 650 1600 = workshop rent, storage, insurance and power
hours: 1.5 3 6 per order
price: 90 190 420 per once = order of tapes
unless: adhesive, measuring, sticky, red tape

photo-books | people
kinds: ecommerce saas services
who: parent with thousands of pictures, parents with thousands of pictures
often: 0.08 0.12 0.2
share: 6 10 14
costs: 45 54 63 = printing, the hours of choosing and postage
start: 1500 4500 15000 = layout software, sample books and web shop
runs: 120 380 1000 = servers, image storage, web shop and accountant
hours: 0.4 1 2.5 per book
price: 55 90 160 per use = photo book
unless: bookkeeping, booth, exhibition

family-cookbook | people
kinds: services ecommerce
who: grown-up child, grown-up children
often: once
share: 4 7 10
costs: 52 61 70 = the visit, testing, photographs, layout and printing
start: 1200 3500 10000 = camera, layout software, sample books and website
runs: 100 280 700 = layout software, transcription, insurance and accountant
hours: 10 20 42 per book
price: 400 850 2000 per once = family cookbook
unless: restaurant, restaurants, software

speech-writing | people
kinds: services saas
who: nervous speaker, nervous speakers
often: once
share: 2.5 4 6
costs: 48 58 68 = the writer's hours and one rehearsal
start: 300 1000 3500 = website, sample speeches and microphone
runs: 40 140 380 = web hosting, video tool and accountant
hours: 3 5 8 per speech
price: 180 320 600 per once = speech
unless: speech therap*, voice, stutter*
`;
