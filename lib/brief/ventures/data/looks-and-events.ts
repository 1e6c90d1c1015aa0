/** Looks, pictures, parties and the car at the door: what the figures need; the keys are those of `../venture.ts`. */
export const LOOKS_AND_EVENTS = `
mobile-mechanic | people
kinds: services marketplace local
who: car owner, car owners
often: 0.1 0.18 0.35
share: 14 24 34
costs: 54 64 74 = the mechanic's hours, parts and the van
start: 9000 24000 55000 = used van, tools, diagnostic device, jack and parts
runs: 450 950 2000 = van insurance, garage liability, repair data and phone
hours: 1.8 3 5 per visit
price: 180 330 600 per use = repair visit
unless: saas, crm, @lessons, bicycle*, bikes, e-bike, tractor*, tyre shop software

barber-shop | people
kinds: local services
who: client, clients
often: 0.6 1 1.6
share: 8 14 22
costs: 44 54 64 = barbers' pay, products, towels and cleaning
start: 15000 42000 110000 = chairs, mirrors, basins, fit-out and first rent
runs: 1800 3600 7000 = shop rent, power, insurance and booking software
hours: 0.5 0.7 0.9 per visit
price: 24 35 50 per use = haircut
unless: saas, crm, @lessons, @animals, software for, beard oil only, wigs

beauty-salon | people
kinds: local services
who: client, clients
often: 0.4 0.8 1.5
share: 8 14 22
costs: 42 52 63 = beauticians' pay, products, tools and sterilising
start: 12000 35000 95000 = treatment chairs, autoclave, lamps, fit-out and products
runs: 1600 3400 6800 = salon rent, power, insurance and booking software
hours: 0.7 1.1 1.7 per visit
price: 40 62 105 per use = treatment
unless: saas, crm, @lessons, @animals, press-on, software for, tattoo*, we sell nail polish

portrait-photography | people
kinds: services local
who: family or professional, families and professionals
often: 0.03 0.06 0.12
share: 4 8 13
costs: 36 46 57 = the photographer's hours, editing, prints and the studio
start: 3500 9000 25000 = camera, lenses, lights, backdrops and website
runs: 200 600 1600 = studio share, insurance, editing software and gallery
hours: 3 5 8 per session
price: 180 350 700 per use = photo session
unless: saas, crm, @lessons, @animals, ai headshot*, wedding, weddings, listings, product photo*

pet-photography | people
kinds: services local ecommerce
who: pet owner, pet owners
often: 0.02 0.05 0.1
share: 4 8 13
costs: 38 48 58 = the photographer's hours, editing, prints and props
start: 3000 8000 22000 = camera, lenses, lights, props and website
runs: 180 500 1400 = studio share, insurance, editing software and gallery
hours: 3 5 8 per session
price: 170 340 700 per use = session with prints
unless: saas, crm, @lessons, wildlife, pet portraits painted, wedding, weddings

event-photography-video | both
kinds: services marketplace
who: event host, event hosts
often: 0.05 0.12 0.3
share: 3 6 10
costs: 46 56 66 = photographers' and editors' hours, travel and equipment
start: 7000 18000 45000 = cameras, lenses, sound, lights, stabiliser and computer
runs: 250 650 1500 = equipment insurance, editing software, storage and car
hours: 12 20 36 per event
price: 1000 2000 4200 per use = event day
unless: saas, crm, @lessons, photo booth, stock photo*, real estate, listings

party-rental | both
kinds: services local ecommerce
who: party host, party hosts
often: 0.04 0.08 0.15
share: 6 11 17
costs: 36 46 57 = delivery, setting up, washing, wear and insurance
start: 12000 32000 90000 = bouncy castles, tents, tables, chairs and trailer
runs: 600 1400 3200 = store rent, liability insurance, vehicle and booking software
hours: 2.5 4 7 per booking
price: 180 340 750 per use = rental order
unless: saas, crm, @lessons, scaffold*, camping tents, rooftop tent, costumes, photo booth

mobile-bar | both
kinds: services local
who: event host, event hosts
often: 0.03 0.06 0.12
share: 3 6 10
costs: 48 58 68 = bartenders' hours, ice, mixers, glasses and the drive
start: 9000 24000 60000 = converted trailer, taps, fridge, glasses and permits
runs: 300 750 1700 = liquor liability, trailer storage, vehicle and bookings
hours: 14 22 36 per event
price: 800 1700 3500 per use = event
unless: saas, crm, @lessons, chocolate bar*, snack bar*, cocktail kit*, coffee cart, coffee truck

balloon-and-decor | both
kinds: services ecommerce
who: party host, party hosts
often: 0.05 0.1 0.2
share: 6 11 17
costs: 42 52 62 = balloons, flowers, frames, the decorator's hours and the drive
start: 1200 3800 12000 = inflators, frames, backdrops, first balloons and website
runs: 150 420 1100 = storage, insurance, car and web shop
hours: 4 7 12 per event
price: 200 420 1000 per use = decoration set-up
unless: saas, crm, @lessons, hot air balloon*, balloon flight*, home decor, interior design*

event-venue-finder | both
kinds: marketplace
who: event planner, event planners
often: 0.03 0.08 0.2
share: 3 6 10
costs: 20 30 40 = payment fees, checking venues and support
start: 2500 8000 26000 = booking platform, venue photos, contracts and designer
runs: 200 600 1500 = servers, maps, support phone and accountant
hours: 0.6 1.5 3.5 per booking
price: 1200 3500 9000 per use = venue booking
unless: crm, @lessons, ticket sales, tickets, coworking, campsite*, rehearsal room*

wedding-vendor-marketplace | people
kinds: marketplace
who: engaged couple, engaged couples
often: once
share: 0.6 1 1.6
costs: 18 28 38 = payment fees, checking suppliers and support
start: 2500 8000 26000 = platform, supplier contracts, photos and designer
runs: 200 600 1500 = servers, e-signature, support and accountant
hours: 0.6 1.5 3.5 per booking
price: 1200 2800 7000 per use = supplier booking
unless: crm, @lessons, dress rental, wedding dresses, guest list app

day-coordination | both
kinds: services
who: host, hosts
often: once
share: 0.6 1 1.6
costs: 44 54 64 = coordinators' and assistants' hours and travel
start: 800 2500 7500 = website, emergency kit, contract and sample portfolio
runs: 120 320 800 = liability insurance, planning software, phone and car
hours: 22 34 55 per wedding
price: 950 1700 3000 per once = wedding day
unless: saas, crm, @lessons, ticketing, volunteer shifts app, conference software

kids-art-classes | people
kinds: education services local
who: family with children, families with children
share: 3 6 9
costs: 44 54 64 = teachers' pay, the room and materials
start: 3000 9500 28000 = tables, easels, kiln, aprons and first materials
runs: 500 1300 3000 = room rent, insurance, booking software and kiln power
hours: 0.8 1.4 2.4 per customer-month
price: 60 95 150 per month = child
unless: saas, crm, art prints, paint and sip, tattoo*, art rental, martial
`;
