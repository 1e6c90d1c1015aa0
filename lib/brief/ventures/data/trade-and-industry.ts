/** Tools and markets for shops, plants, farms and haulage: what the figures need; the keys are those of `../venture.ts`. */
export const TRADE_AND_INDUSTRY = `
online-shop-tools | firms
kinds: saas
who: online shop, online shops

marketplace-seller-tools | both
kinds: saas services
who: marketplace seller, marketplace sellers

shift-staffing | firms
kinds: marketplace services
who: employer with open shifts, employers with open shifts
often: 2 6 15
costs: 70 78 85 = the worker's pay, contributions and insurance

freight-matching | both
kinds: marketplace saas
often: 3 8 20

quality-camera | firms
kinds: hardware saas

machine-maintenance | firms
kinds: hardware saas

building-energy | firms
kinds: saas hardware services

carbon-accounting | firms
kinds: saas services

crop-and-farm-tools | firms
kinds: hardware saas services
who: farmer, farmers

livestock-monitoring | firms
kinds: hardware saas
who: livestock farmer, livestock farmers

drone-survey | both
kinds: services saas hardware
often: 0.1 0.3 1
costs: 35 45 58 = the pilot, travel and evaluation

surplus-materials | both
kinds: marketplace ecommerce services
often: 0.3 0.8 2

waste-collection | firms
kinds: services hardware marketplace
often: 2 4 9
costs: 45 55 68 = driver, vehicle and treatment

reusable-packaging | firms
kinds: services hardware ecommerce

water-monitoring | firms
kinds: hardware saas services
`;
