/** Software for single trades that inspect, repair and look after things: what the figures need; the keys are those of `../venture.ts`. */
export const INSPECTION_SOFTWARE = `
lift-maintenance-software | firms
kinds: saas hardware
who: lift company, lift companies

fire-safety-inspection | firms
kinds: saas services
who: fire protection firm, fire protection firms

food-safety-records | firms
kinds: saas hardware
who: kitchen, kitchens

tool-tracking | firms
kinds: saas hardware
who: construction company, construction companies

car-workshop-software | firms
kinds: saas
who: garage, garages

funeral-home-software | both
kinds: saas
who: funeral home, funeral homes

marina-software | both
kinds: saas
who: marina, marinas

campsite-software | both
kinds: saas
who: campsite, campsites

tattoo-studio-software | firms
kinds: saas
who: tattoo studio, tattoo studios

midwife-software | both
kinds: saas
who: midwife, midwives

farrier-software | both
kinds: saas
who: farrier, farriers

truck-parking | firms
kinds: marketplace saas
who: haulage company, haulage companies
often: 4 10 20
`;
