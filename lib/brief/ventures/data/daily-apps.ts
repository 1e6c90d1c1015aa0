/** Every day, with an app: what the figures need; the keys are those of `../venture.ts`. */
export const DAILY_APPS = `
recipe-planner | people
kinds: saas media
who: household, households
share: 8 14 22
start: 1000 3500 10000 = recipes and photographs, design, stores and website
runs: 100 280 750 = hosting, recipe data, app stores and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 4 6 10 per month = user
unless: @animals, medicine, prescription, soap

grocery-prices | people
kinds: saas media
who: shopper, shoppers
share: 18 28 40
start: 1500 5000 15000 = price data feeds, design, stores and legal check
runs: 250 700 1800 = price data, hosting, app stores and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 2 4 6 per month = user
unless: suppliers, wholesale, house prices

family-calendar | people
kinds: saas
who: family, families
share: 7 12 18
start: 1000 3500 9000 = design, calendar interfaces, app stores and website
runs: 100 280 750 = hosting, text recognition, app stores and accountant
hours: 0.02 0.04 0.08 per customer-month
price: 3 5 8 per month = family
unless: advent, photo calendar, printed, farm

outfit-app | people
kinds: saas media
who: wardrobe owner, wardrobe owners
share: 4 8 14
start: 1000 4000 11000 = design, image model, app stores and website
runs: 150 400 1000 = hosting, image service, weather data and stores
hours: 0.02 0.03 0.08 per customer-month
price: 3 5 9 per month = user
unless: @animals, outfitters, vans, shop fit*

plant-care | people
kinds: saas ecommerce
who: plant keeper, plant keepers
share: 7 12 20
start: 1000 4000 11000 = plant database, image model, design and app stores
runs: 120 320 850 = hosting, image service, weather data and stores
hours: 0.02 0.03 0.08 per customer-month
price: 2 4 7 per month = user
unless: factory, skin care, power plant, hair

travel-itinerary | people
kinds: saas services media
who: traveller, travellers
often: 0.12 0.25 0.4
share: 10 18 28
start: 1000 3500 10000 = map and place data, design, website and stores
runs: 150 400 1000 = map service, language model, hosting and accountant
hours: 0.05 0.15 0.5 per trip
price: 6 12 29 per use = trip plan
unless: @animals, commute, freight, expenses

event-discovery | people
kinds: media marketplace saas
who: night-out planner, night-out planners
often: 0.3 0.8 2
share: 12 20 30
start: 500 2000 6000 = site design, newsletter set-up, map and stickers
runs: 80 220 600 = newsletter tool, hosting, map service and phone
hours: 0.1 0.25 0.6 per booking
price: 10 22 45 per use = ticket
unless: drug, medical, oil, fossil, legal

neighbour-sharing | people
kinds: marketplace
who: neighbour, neighbours
often: 0.3 0.8 1.5
share: 10 18 30
start: 1000 4000 11000 = design, identity check, deposit payments and stores
runs: 120 380 1000 = hosting, loan insurance, identity checks and accountant
hours: 0.05 0.12 0.3 per loan
price: 8 18 40 per use = loan
unless: noise, file sharing, car sharing, cow

second-hand | people
kinds: marketplace ecommerce
who: bargain hunter, bargain hunters
often: 0.3 0.8 2
share: 10 18 28
start: 1500 5000 14000 = design, payment and parcel set-up, legal terms
runs: 150 450 1200 = hosting, identity checks, fraud tool and accountant
hours: 0.05 0.12 0.3 per deal
price: 20 45 100 per use = item sold
unless: clock, clocks, watch repair, smoke

home-inventory | people
kinds: saas
who: household, households
share: 8 14 22
start: 1000 4000 11000 = design, image model, security check and stores
runs: 120 320 850 = hosting, photo storage, image service and accountant
hours: 0.02 0.04 0.08 per customer-month
price: 3 5 8 per month = household
unless: warehouse, shop, restaurants, offices

photo-organising | people
kinds: saas services
who: family archivist, family archivists
share: 8 14 22
start: 1000 4000 12000 = scanner, sorting software, design and website
runs: 150 400 1000 = photo storage, face recognition, hosting and accountant
hours: 0.03 0.06 0.15 per customer-month
price: 5 8 14 per month = user
unless: photographer, photo voltaic, booth

hiking-app | people
kinds: saas media
who: hiker, hikers
share: 10 16 24
start: 2000 6000 16000 = map data, checked routes, design and app stores
runs: 200 500 1300 = map tiles, hosting, weather data and accountant
hours: 0.02 0.04 0.1 per customer-month
price: 20 34 55 per year = user
unless: wage, price hike, horse, boots, bike

car-cost | people
kinds: saas media
who: car owner, car owners
share: 30 42 55
start: 1000 3500 9000 = design, receipt reading, vehicle data and stores
runs: 100 280 750 = hosting, text recognition, vehicle data and accountant
hours: 0.02 0.03 0.08 per customer-month
price: 2 4 6 per month = driver
unless: @animals, cable, train, care costs

carbon-app | people
kinds: saas nonprofit
who: climate-minded person, climate-minded people
share: 4 8 14
start: 1500 5000 14000 = bank interface, emission data, design and stores
runs: 200 550 1400 = bank data service, hosting, emission data, accountant
hours: 0.02 0.03 0.08 per customer-month
price: 2 4 7 per month = user
unless: fibre, factories, copies, steel, copy
`;
