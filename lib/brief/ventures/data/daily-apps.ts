/** Every day, with an app: what the figures need; the keys are those of `../venture.ts`. */
export const DAILY_APPS = `
recipe-planner | people
kinds: saas media
who: household, households
share: 8 14 22
unless: @animals, medicine, prescription, soap

grocery-prices | people
kinds: saas media
who: shopper, shoppers
share: 18 28 40
unless: suppliers, wholesale, house prices

family-calendar | people
kinds: saas
who: family, families
share: 7 12 18
unless: advent, photo calendar, printed, farm

outfit-app | people
kinds: saas media
who: wardrobe owner, wardrobe owners
share: 4 8 14
unless: @animals, outfitters, vans, shop fit*

plant-care | people
kinds: saas ecommerce
who: plant keeper, plant keepers
share: 7 12 20
unless: factory, skin care, power plant, hair

travel-itinerary | people
kinds: saas services media
who: traveller, travellers
often: 0.12 0.25 0.4
share: 10 18 28
unless: @animals, commute, freight, expenses

event-discovery | people
kinds: media marketplace saas
who: night-out planner, night-out planners
often: 0.3 0.8 2
share: 12 20 30
unless: drug, medical, oil, fossil, legal

neighbour-sharing | people
kinds: marketplace
who: neighbour, neighbours
often: 0.3 0.8 1.5
share: 10 18 30
unless: noise, file sharing, car sharing, cow

second-hand | people
kinds: marketplace ecommerce
who: bargain hunter, bargain hunters
often: 0.3 0.8 2
share: 10 18 28
unless: clock, clocks, watch repair, smoke

home-inventory | people
kinds: saas
who: household, households
share: 8 14 22
unless: warehouse, shop, restaurants, offices

photo-organising | people
kinds: saas services
who: family archivist, family archivists
share: 8 14 22
unless: photographer, photo voltaic, booth

hiking-app | people
kinds: saas media
who: hiker, hikers
share: 10 16 24
unless: wage, price hike, horse, boots, bike

car-cost | people
kinds: saas media
who: car owner, car owners
share: 30 42 55
unless: @animals, cable, train, care costs

carbon-app | people
kinds: saas nonprofit
who: climate-minded person, climate-minded people
share: 4 8 14
unless: fibre, factories, copies, steel, copy
`;
