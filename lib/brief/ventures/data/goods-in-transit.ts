/** Goods on their way: shelves, lockers, papers, parts: what the figures need; the keys are those of `../venture.ts`. */
export const GOODS_IN_TRANSIT = `
fulfilment-service | firms
kinds: services
who: online shop, online shops
costs: 62 72 82 = packers, boxes and the carrier's bill
start: 18000 50000 150000 = racks, packing tables, scanners, software and deposit
runs: 2800 6500 15000 = warehouse rent, warehouse software, power and insurance
hours: 10 25 70 per customer-month
price: 600 1800 6000 per month = shop
unless: personal fulfilment, spiritual

warehouse-space | firms
kinds: marketplace services
who: importer, importers
often: 0.3 0.8 2
start: 2500 8000 25000 = first platform, contracts, photos and payment set-up
runs: 250 800 2200 = hosting, insurance, software and accountant
hours: 0.8 2 5 per booking
price: 250 900 4000 per use = booking
unless: data, boats, furniture, nightclub

parcel-lockers | firms
kinds: hardware services
who: carrier, carriers
often: 10 20 40
costs: 50 60 72 = rent for the place, power, cleaning and the locker itself
start: 25000 70000 220000 = first locker walls, electronics, software and tests
runs: 700 1900 5000 = workshop, mobile data, insurance and software
hours: 0.8 1.8 4 per locker-month
price: 60 120 260 per month = locker wall
unless: gym lockers, land, school, ski

customs-paperwork | firms
kinds: saas services usage
who: small importer, small importers
often: 1 4 12
start: 4000 13000 40000 = customs access, tariff data, licence and first software
runs: 400 1200 3200 = tariff data, hosting, liability insurance and accountant
hours: 0.15 0.5 1.5 per declaration
price: 15 45 110 per use = declaration
unless: custom made, origami, traditions

drone-delivery | firms
kinds: services hardware
who: health authority, health authorities
often: 10 30 60
costs: 55 65 76 = pilots on the ground, batteries, repairs and insurance
start: 60000 180000 550000 = drones, charging base, flight permits and training
runs: 2500 6500 16000 = flight insurance, software, base rent and permits
hours: 0.3 0.6 1.2 per flight
price: 14 32 75 per use = flight
unless: wedding, photo*, roof, spray*, film*

obsolete-parts | both
kinds: services ecommerce
who: machine owner, machine owners
often: 0.1 0.3 0.8
costs: 50 60 70 = scanning, material, machine hours and finishing
start: 12000 38000 120000 = scanner, printer, used milling machine and software
runs: 700 1900 4800 = workshop rent, power, software and insurance
hours: 2 4.5 12 per part
price: 85 260 900 per use = part
unless: phones, toys, theatre, bikes, scrapped

production-planning | firms
kinds: saas
who: job shop, job shops
start: 3000 10000 32000 = first software, demo data, security check and website
runs: 300 900 2500 = hosting, software licences, liability insurance and accountant
hours: 0.5 1.2 3.5 per customer-month
price: 149 340 850 per month = plant
unless: film, theatre, wedding, video, garden
`;
