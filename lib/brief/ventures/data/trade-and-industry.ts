/** Tools and markets for shops, plants, farms and haulage: what the figures need; the keys are those of `../venture.ts`. */
export const TRADE_AND_INDUSTRY = `
online-shop-tools | firms
kinds: saas
who: online shop, online shops
unless: workshop, repair, hand tools

marketplace-seller-tools | both
kinds: saas services
who: marketplace seller, marketplace sellers
unless: christmas market, farmers, hand tools

shift-staffing | firms
kinds: marketplace services
who: employer with open shifts, employers with open shifts
often: 2 6 15
costs: 70 78 85 = the worker's pay, contributions and insurance
unless: gear, volunteers, land, software

freight-matching | both
kinds: marketplace saas
often: 3 8 20
unless: passengers, dating, toys, moving homes

quality-camera | firms
kinds: hardware saas
unless: air quality, doorbell, wedding, sleep

machine-maintenance | firms
kinds: hardware saas
unless: coffee, washing machine, sewing, lawn

building-energy | firms
kinds: saas hardware services
unless: drinks, muscle, healing, stretch*

carbon-accounting | firms
kinds: saas services
unless: fibre, copies, students, dating

crop-and-farm-tools | firms
kinds: hardware saas services
who: farmer, farmers
unless: hair, photo, wind farm, crop tops

livestock-monitoring | firms
kinds: hardware saas
who: livestock farmer, livestock farmers
unless: dogs, dog, cats, shares, shop stock

drone-survey | both
kinds: services saas hardware
often: 0.1 0.3 1
costs: 35 45 58 = the pilot, travel and evaluation
unless: bees, toy, customers, lessons, racing

surplus-materials | both
kinds: marketplace ecommerce services
often: 0.3 0.8 2
unless: food, army, bakery, clothing brand

waste-collection | firms
kinds: services hardware marketplace
often: 2 4 9
costs: 45 55 68 = driver, vehicle and treatment
unless: stamps, art, donations, fashion, coins

reusable-packaging | firms
kinds: services hardware ecommerce
unless: software package, holiday, travel

water-monitoring | firms
kinds: hardware saas services
unless: @animals, babies, plants, blood
`;
