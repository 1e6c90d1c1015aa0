/** Farms, ponds, roofs and the climate: what the figures need; the keys are those of `../venture.ts`. */
export const LAND_AND_ENERGY = `
vertical-farm | both
kinds: services ecommerce hardware
who: restaurant, restaurants
often: 4 8 12
costs: 58 68 78 = power, seed, packing and hands
unless: @animals, wind farm, blinds, vertical lift, tractor

field-robot | firms
kinds: hardware services
who: grower, growers
unless: vacuum, kitchen, football field, sports field, pool
needs: weed*, field, crop*, vegetable*, soil, vineyard*, harvest*, greenhouse, tractor, grain

beehive-monitoring | both
kinds: hardware saas
who: beekeeper, beekeepers
unless: @lessons, honey jars, beeswax, candles, startup hive
needs: sensor*, scale, weigh*, probe, monitor*, app, text, message, varroa

fish-farming | both
kinds: hardware saas services
who: fish farmer, fish farmers
unless: fish market, fishing, aquarium, angler, smoked, frozen

farm-machine-sharing | both
kinds: marketplace saas services
who: farmer, farmers
often: 0.3 0.8 2
costs: 70 78 85 = the machine's owner, driver and fuel
unless: spare parts, used tractor, parts, sewing, we repair

grazing-service | both
kinds: services
who: park operator, park operators
costs: 60 70 80 = shepherd, fences, transport and vet
unless: grazing table, cheese, platter, catering, cow collar

insect-protein | firms
kinds: ecommerce services
who: feed buyer, feed buyers
often: 0.5 1 3
costs: 62 72 82 = waste collection, heat, drying and hands
unless: pest, human, insects killed, moth, repellent, mosquito

biogas | both
kinds: hardware services
who: farm household, farm households
often: once
share: 2 4 8
costs: 62 72 80 = the digester, mounting and visits
unless: barbecue, gas bottles, camping, heating engineer

carbon-credits | firms
kinds: services marketplace saas
who: buyer of credits, buyers of credits
costs: 62 72 82 = the landholders' share, measuring and verification
unless: college credits, loan, credit card, carbon fibre

workplace-charging | firms
kinds: services hardware saas
who: company with a car park, companies with a car park
unless: phone, phones, forklift, laptop, fees, wireless

battery-for-firms | both
kinds: hardware services saas
who: firm with a large meter, firms with a large meter
costs: 60 70 80 = the battery, fitting, insurance and trading
unless: recycl*, hen, car battery, phones, watch, hearing

solar-for-firms | both
kinds: services hardware
who: school or factory, schools and factories
costs: 58 68 78 = panels, fitting, finance and care
unless: @animals, cleaning, lamp, phones, camping, tanning

recycled-building-products | both
kinds: ecommerce services
who: builder, builders
often: 0.3 0.8 2
costs: 60 70 80 = collected waste, power, moulds and drivers
unless: team building, software, body building, toys, clothing

modular-building | both
kinds: ecommerce services
who: housing company, housing companies
often: once
costs: 68 76 84 = timber, hall, lorries, crane and fitters
unless: team building, software, synth, toys, website, kitchen

supply-chain-traceability | both
kinds: saas services
who: importer, importers
unless: @animals, bike chain, necklace, tools, bicycle
`;
