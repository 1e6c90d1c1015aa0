/** What is done in and around the home: what the figures need; the keys are those of `../venture.ts`. */
export const HOME_SERVICES = `
house-cleaning | people
kinds: marketplace services
who: household, households
often: 1.5 2.5 4.5
share: 6 10 15
costs: 65 74 82 = the cleaner's pay and insurance
start: 1500 6000 20000 = background checks, booking site, insurance and cleaning kits
runs: 250 700 2000 = liability insurance, booking software, phone and accountant
hours: 2.5 3.5 6 per visit
price: 95 160 280 per use = visit
unless: @software, @lessons, office clean*, holiday flat, boat

handyman | people
kinds: marketplace services
who: household, households
often: 0.15 0.3 0.6
share: 10 18 26
costs: 64 73 82 = the craftsman's hours, the drive and screws
start: 5000 16000 42000 = used van, power tools, ladders, licence and website
runs: 450 1000 2300 = van, liability insurance, phone and job software
hours: 1.5 3 7 per job
price: 110 260 650 per use = job
unless: @software, @lessons, machine tool, restaurants, hotels

garden-care | people
kinds: services marketplace
who: garden owner, garden owners
often: 0.4 0.9 2
share: 4 8 13
costs: 56 66 76 = gardeners' hours, fuel, plants and tipping
start: 6000 17000 45000 = used van, trailer, mowers, trimmers and hand tools
runs: 450 1000 2400 = van, machine service, insurance and tool store
hours: 1 2 5 per visit
price: 55 110 280 per use = visit
unless: @software, @lessons, @rental, seeds, grave, balcony

window-cleaning | people
kinds: services local
who: home owner, home owners
often: 0.15 0.3 0.6
share: 6 11 17
costs: 50 60 70 = cleaners' hours, the van and pure water
start: 3500 12000 32000 = used van, water tank, pure water filter, poles
runs: 300 750 1700 = van, liability insurance, phone and round software
hours: 0.8 1.8 4 per visit
price: 70 160 360 per use = visit
unless: clean gutters, @software, @lessons, robot, new windows

gutter-cleaning | people
kinds: services local
who: homeowner, homeowners
often: 0.06 0.1 0.2
share: 7 13 19
costs: 35 45 55 = crew hours, fuel and disposal
start: 4000 12000 30000 = gutter vacuum, carbon poles, camera, ladders, used van
runs: 300 750 1700 = van, liability insurance, phone and job software
hours: 1.2 2.2 4 per visit
price: 110 185 350 per use = visit
unless: @software, @lessons, robot, new windows, new gutters, gutter guard, replace

laundry-pickup | people
kinds: services marketplace local
who: household, households
often: 2 5 9
share: 3 6 10
costs: 58 67 77 = washing, ironing and two drives
start: 5000 26000 90000 = washers, dryers, used van, bags and app
runs: 700 2200 5500 = laundry rent, van, insurance and order software
hours: 0.6 1 1.8 per order
price: 28 48 95 per use = order
unless: @software, hotel linen, machine rental, detergent

moving-help | people
kinds: marketplace services
who: mover, movers
often: once
share: 4 8 12
costs: 68 76 84 = carriers' hours, the van and cover for damage
start: 4000 20000 60000 = used van, dollies, blankets, licence and website
runs: 500 1300 3200 = van, cargo insurance, phone and booking software
hours: 5 10 24 per move
price: 240 580 1600 per use = move
unless: @animals, @software, boxes for rent, office move, yoga

peer-storage | people
kinds: marketplace local services
who: household short of space, households short of space
often: 0.5 0.8 1
share: 2 4 7
costs: 58 70 80 = rent of the space, handling and insurance
start: 2000 7500 25000 = first platform, insurance contract, photos and payment set-up
runs: 250 800 2400 = damage cover, hosting, payment tools and accountant
hours: 0.1 0.25 0.7 per rental-month
price: 40 95 220 per month = storage space
unless: software for, boat, winter storage, cold, frozen, data

renovation-matching | people
kinds: marketplace services
who: home owner, home owners
often: once
share: 3 6 10
costs: 70 78 86 = trades, material and site management
start: 2500 9000 28000 = first platform, contractor checks, contracts and website
runs: 300 900 2500 = hosting, contractor checks, insurance and accountant
hours: 2 6 20 per project
price: 5000 18000 60000 per use = project
unless: @lessons, boat, caravan, furniture, for builders

interior-design-online | people
kinds: services ecommerce saas
who: household that furnishes, households that furnish
often: once
share: 3 6 10
costs: 38 48 60 = the designer's hours, drawings and samples
start: 1200 4500 14000 = drawing software, computer, sample folders and portfolio site
runs: 180 500 1300 = drawing and rendering software, insurance and accountant
hours: 7 13 28 per room
price: 199 590 1600 per once = room
unless: @lessons, garden design, shop fitting, restaurants

appliance-repair | people
kinds: services local marketplace
who: household, households
often: 0.05 0.1 0.2
share: 12 20 30
costs: 55 65 75 = the technician's time, parts and the drive
start: 7000 20000 52000 = used van, meters, tools, common parts and licence
runs: 500 1200 2700 = van, liability insurance, phone and job software
hours: 1.3 2.2 4 per visit
price: 120 230 420 per use = repair
unless: @software, @lessons, @rental, farm, tractor, phones

furniture-repair | people
kinds: services local ecommerce
who: owner of good furniture, owners of good furniture
often: 0.03 0.06 0.12
share: 4 8 13
costs: 55 65 75 = the craftsman's hours, fabric, foam and collection
start: 4000 13000 38000 = bench, clamps, sewing machine, spray booth and tools
runs: 400 1000 2400 = workshop rent, van, insurance and power
hours: 3 7 18 per piece
price: 120 360 1100 per use = piece
unless: @software, @lessons, boat, pianos, church organ, shoes

home-energy-advice | people
kinds: services marketplace saas
who: home owner, home owners
often: once
share: 5 9 14
costs: 45 56 68 = the adviser's visit, measuring and the report
start: 5000 13000 32000 = thermal camera, blower door, certificate and report software
runs: 250 650 1600 = car, liability insurance, software and accountant
hours: 4 6.5 12 per visit
price: 250 450 850 per once = survey
unless: factory, factories, ev charging, supplements, farm

tool-lending | people
kinds: marketplace local nonprofit
who: household, households
often: 0.2 0.4 0.8
share: 8 14 22
costs: 40 52 65 = wear, repair and the lender's share
start: 2000 8000 28000 = first app, starter tools, lockers and insurance
runs: 250 700 2000 = tool cover, hosting, store room and accountant
hours: 0.2 0.45 1 per loan
price: 9 22 55 per use = loan
unless: @software, scaffold, excavator, construction firms

house-sitting | people
kinds: services marketplace
who: household on a journey, households on a journey
often: 0.3 0.7 1.5
share: 5 9 14
costs: 58 68 78 = keepers' hours, the way and insurance
start: 1200 3000 8000 = website, sitter checks, insurance set-up and first leaflets
runs: 150 350 900 = liability insurance, booking software, phone and accountant
hours: 1 2 3.5 per night
price: 35 55 90 per use = night
unless: @software, babysit*, dog sitting, dogs, old people

decluttering | people
kinds: services local
who: household, households
often: 0.05 0.1 0.25
share: 4 8 13
costs: 52 63 74 = helpers' hours, the van and tipping
start: 800 2500 9000 = website, boxes, labels, liability cover, used trailer or van
runs: 150 400 950 = van insurance, liability cover, phone and bookings
hours: 3.5 5 8 per visit
price: 200 320 560 per use = half-day visit
unless: @software, data, files, inbox, email, warehouse, junk

mould-check | people
kinds: hardware services saas
who: household with damp walls, households with damp walls
often: once
share: 5 9 15
costs: 46 57 68 = sensors, laboratory and the adviser's visit
start: 3500 9000 28000 = moisture meters, thermal camera, sensors, training and website
runs: 250 600 1400 = liability insurance, car, report software and calibration
hours: 2.5 4 6.5 per visit
price: 180 320 550 per once = inspection
unless: silicone, moulds for, casting, cheese, mould making
`;
