/** Farms, ponds, roofs and the climate: what the figures need; the keys are those of `../venture.ts`. */
export const LAND_AND_ENERGY = `
vertical-farm | both
kinds: services ecommerce hardware
who: restaurant, restaurants
often: 4 8 12
costs: 58 68 78 = power, seed, packing and hands

field-robot | firms
kinds: hardware services
who: grower, growers

beehive-monitoring | both
kinds: hardware saas
who: beekeeper, beekeepers

fish-farming | both
kinds: hardware saas services
who: fish farmer, fish farmers

farm-machine-sharing | both
kinds: marketplace saas services
who: farmer, farmers
often: 0.3 0.8 2
costs: 70 78 85 = the machine's owner, driver and fuel

grazing-service | both
kinds: services
who: park operator, park operators
costs: 60 70 80 = shepherd, fences, transport and vet

insect-protein | firms
kinds: ecommerce services
who: feed buyer, feed buyers
often: 0.5 1 3
costs: 62 72 82 = waste collection, heat, drying and hands

biogas | both
kinds: hardware services
who: farm household, farm households
often: once
share: 2 4 8
costs: 62 72 80 = the digester, mounting and visits

carbon-credits | firms
kinds: services marketplace saas
who: buyer of credits, buyers of credits
costs: 62 72 82 = the landholders' share, measuring and verification

workplace-charging | firms
kinds: services hardware saas
who: company with a car park, companies with a car park

battery-for-firms | both
kinds: hardware services saas
who: firm with a large meter, firms with a large meter
costs: 60 70 80 = the battery, fitting, insurance and trading

solar-for-firms | both
kinds: services hardware
who: school or factory, schools and factories
costs: 58 68 78 = panels, fitting, finance and care

recycled-building-products | both
kinds: ecommerce services
who: builder, builders
often: 0.3 0.8 2
costs: 60 70 80 = collected waste, power, moulds and drivers

modular-building | both
kinds: ecommerce services
who: housing company, housing companies
often: once
costs: 68 76 84 = timber, hall, lorries, crane and fitters

supply-chain-traceability | both
kinds: saas services
who: importer, importers
`;
