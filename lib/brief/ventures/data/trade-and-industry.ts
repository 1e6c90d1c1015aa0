/** Tools and markets for shops, plants, farms and haulage: what the figures need; the keys are those of `../venture.ts`. */
export const TRADE_AND_INDUSTRY = `
online-shop-tools | firms
kinds: saas
who: online shop, online shops
start: 1000 3500 8500 = first version, app store approval, website, terms
runs: 150 400 1200 = hosting, monitoring, insurance and accountant
hours: 0.2 0.35 0.9 per customer-month
price: 15 35 99 per month = online shop
unless: workshop, repair, hand tools

marketplace-seller-tools | both
kinds: saas services
who: marketplace seller, marketplace sellers
start: 1500 4000 10000 = first version, marketplace approval and security check
runs: 200 550 1600 = data hosting, monitoring, insurance and accountant
hours: 0.2 0.5 1.5 per customer-month
price: 29 69 199 per month = seller
unless: christmas market, farmers, hand tools

shift-staffing | firms
kinds: marketplace services
who: employer with open shifts, employers with open shifts
often: 2 6 15
costs: 70 78 85 = the worker's pay, contributions and insurance
start: 4000 14000 45000 = first version, staffing licence, contracts, worker checks
runs: 500 1500 4000 = payroll software, bonds, hosting, liability insurance
hours: 0.2 0.4 1 per booking
price: 120 190 300 per use = filled shift
unless: gear, volunteers, land, software

freight-matching | both
kinds: marketplace saas
often: 3 8 20
start: 4000 12000 38000 = first version, broker licence, bond and contracts
runs: 400 1100 3200 = bond premium, maps, carrier checks, hosting
hours: 0.15 0.4 1.2 per load
price: 500 1300 3200 per use = load
unless: passengers, dating, toys, moving homes

quality-camera | firms
kinds: hardware saas
start: 15000 40000 110000 = demo line, cameras, lights, software, safety approval
runs: 500 1400 3800 = workshop, model training servers, product insurance
hours: 25 50 110 per piece
price: 5000 10000 22000 per once = camera station
unless: air quality, doorbell, wedding, sleep

machine-maintenance | firms
kinds: hardware saas
start: 18000 48000 130000 = sensor design, certificates, first batch, test rigs
runs: 500 1400 3800 = servers, radio data, product insurance, workshop
hours: 0.1 0.25 0.6 per customer-month
price: 12 28 65 per month = sensor
unless: coffee, washing machine, sewing, lawn

building-energy | firms
kinds: saas hardware services
start: 5000 16000 48000 = first version, control boxes, meters, pilot building
runs: 400 1100 3000 = hosting, sim contracts, liability insurance, accountant
hours: 0.8 2 5 per customer-month
price: 110 290 900 per month = building
unless: drinks, muscle, healing, stretch*

carbon-accounting | firms
kinds: saas services
start: 1500 4500 13000 = first version, methodology check, website and terms
runs: 250 700 2000 = emission factor data, hosting, insurance, accountant
hours: 0.5 1.2 4 per customer-month
price: 120 290 800 per month = firm
unless: fibre, copies, students, dating

crop-and-farm-tools | firms
kinds: hardware saas services
who: farmer, farmers
start: 5000 18000 60000 = workshop tools, prototypes, first parts, field trials
runs: 250 750 2200 = workshop rent, hosting, product insurance, accountant
hours: 0.2 0.5 2 per customer-month
price: 12 29 89 per month = farm
unless: hair, photo, wind farm, crop tops

livestock-monitoring | firms
kinds: hardware saas
who: livestock farmer, livestock farmers
start: 20000 55000 140000 = tag design, moulds, radio certificates, first batch
runs: 500 1400 3600 = servers, radio stations, product insurance, storage
hours: 0.02 0.05 0.15 per customer-month
price: 2 4 8 per month = animal
unless: dogs, dog, cats, shares, shop stock

drone-survey | both
kinds: services saas hardware
often: 0.1 0.3 1
costs: 35 45 58 = the pilot, travel and evaluation
start: 3500 9000 28000 = drone, thermal camera, pilot licence, laptop, software
runs: 250 650 1600 = liability insurance, mapping software, car, accountant
hours: 2.5 4 9 per job
price: 190 350 950 per use = survey
unless: bees, toy, customers, lessons, racing

surplus-materials | both
kinds: marketplace ecommerce services
often: 0.3 0.8 2
start: 1500 6000 20000 = first version, storage racks, trailer and website
runs: 200 700 2200 = hosting, small yard, insurance and accountant
hours: 0.2 0.5 1.5 per order
price: 60 180 700 per use = lot sold
unless: food, army, bakery, clothing brand

waste-collection | firms
kinds: services hardware marketplace
often: 2 4 9
costs: 45 55 68 = driver, vehicle and treatment
start: 12000 40000 130000 = cargo bikes or van, containers, permit, scales
runs: 700 2000 5000 = yard rent, insurance, permits and software
hours: 0.2 0.4 0.8 per pickup
price: 15 32 75 per use = pickup
unless: stamps, art, donations, fashion, coins

reusable-packaging | firms
kinds: services hardware ecommerce
start: 18000 48000 130000 = bowls and cups, industrial dishwasher, electric van
runs: 1800 4000 8500 = wash hall rent, power, water, van, software
hours: 3 8 18 per customer-month
price: 90 260 800 per month = restaurant
unless: software package, holiday, travel

water-monitoring | firms
kinds: hardware saas services
start: 15000 40000 110000 = probe design, calibration gear, certificates, first batch
runs: 400 1100 3000 = servers, radio data, product insurance, workshop
hours: 0.05 0.15 0.4 per customer-month
price: 6 14 40 per month = sensor
unless: @animals, babies, plants, blood
`;
