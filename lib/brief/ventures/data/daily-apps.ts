/** Every day, with an app: what the figures need; the keys are those of `../venture.ts`. */
export const DAILY_APPS = `
recipe-planner | people
kinds: saas media
who: household, households
share: 8 14 22

grocery-prices | people
kinds: saas media
who: shopper, shoppers
share: 18 28 40

family-calendar | people
kinds: saas
who: family, families
share: 7 12 18

outfit-app | people
kinds: saas media
who: wardrobe owner, wardrobe owners
share: 4 8 14

plant-care | people
kinds: saas ecommerce
who: plant keeper, plant keepers
share: 7 12 20

travel-itinerary | people
kinds: saas services media
who: traveller, travellers
often: 0.12 0.25 0.4
share: 10 18 28

event-discovery | people
kinds: media marketplace saas
who: night-out planner, night-out planners
often: 0.3 0.8 2
share: 12 20 30

neighbour-sharing | people
kinds: marketplace
who: neighbour, neighbours
often: 0.3 0.8 1.5
share: 10 18 30

second-hand | people
kinds: marketplace ecommerce
who: bargain hunter, bargain hunters
often: 0.3 0.8 2
share: 10 18 28

home-inventory | people
kinds: saas
who: household, households
share: 8 14 22

photo-organising | people
kinds: saas services
who: family archivist, family archivists
share: 8 14 22

hiking-app | people
kinds: saas media
who: hiker, hikers
share: 10 16 24

car-cost | people
kinds: saas media
who: car owner, car owners
share: 30 42 55

carbon-app | people
kinds: saas nonprofit
who: climate-minded person, climate-minded people
share: 4 8 14
`;
