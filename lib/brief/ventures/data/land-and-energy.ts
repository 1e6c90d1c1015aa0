/** Farms, ponds, roofs and the climate: what the figures need; the keys are those of `../venture.ts`. */
export const LAND_AND_ENERGY = `
vertical-farm | both
kinds: services ecommerce hardware
who: restaurant, restaurants
often: 4 8 12
costs: 58 68 78 = power, seed, packing and hands
start: 12000 38000 120000 = racks, lights, pumps, climate control and cold room
runs: 900 2200 5500 = room rent, base power, insurance and bookkeeping
hours: 0.2 0.35 0.6 per delivery
price: 25 45 90 per use = weekly tray delivery
unless: @animals, wind farm, blinds, vertical lift, tractor

field-robot | firms
kinds: hardware services
who: grower, growers
start: 45000 130000 380000 = prototypes, motors, cameras, field trials and safety certificate
runs: 1500 3500 8500 = workshop rent, insurance, data plans and software licences
hours: 3 6 12 per customer-month
price: 900 1900 3800 per month = robot lease
unless: vacuum, kitchen, football field, sports field, pool
needs: weed*, field, crop*, vegetable*, soil, vineyard*, harvest*, greenhouse, tractor, grain

beehive-monitoring | both
kinds: hardware saas
who: beekeeper, beekeepers
start: 8000 22000 65000 = circuit boards, moulds, radio certificate, first hundred scales
runs: 250 600 1500 = servers, sim cards, storage and product liability
hours: 0.1 0.2 0.4 per customer-month
price: 6 14 30 per month = beekeeper
unless: @lessons, honey jars, beeswax, candles, startup hive
needs: sensor*, scale, weigh*, probe, monitor*, app, text, message, varroa

fish-farming | both
kinds: hardware saas services
who: fish farmer, fish farmers
start: 8000 24000 70000 = probes, alarm units, radio certificate, pond trials, app
runs: 300 700 1700 = servers, sim cards, workshop and liability insurance
hours: 0.3 0.6 1.2 per customer-month
price: 20 45 110 per month = pond
unless: fish market, fishing, aquarium, angler, smoked, frozen

farm-machine-sharing | both
kinds: marketplace saas services
who: farmer, farmers
often: 0.3 0.8 2
costs: 70 78 85 = the machine's owner, driver and fuel
start: 2500 8000 26000 = booking app, hire contracts, insurance scheme and website
runs: 250 650 1600 = servers, insurance, support phone and maps
hours: 0.2 0.5 1 per booking
price: 220 420 900 per use = machine day
unless: spare parts, used tractor, parts, sewing, we repair

grazing-service | both
kinds: services
who: park operator, park operators
costs: 60 70 80 = shepherd, fences, transport and vet
start: 10000 28000 75000 = flock, electric fences, trailer, water tank and dog
runs: 500 1200 2800 = winter pasture, vehicle insurance, liability and vet plan
hours: 3 6 12 per customer-month
price: 250 550 1400 per month = site grazed
unless: grazing table, cheese, platter, catering, cow collar

insect-protein | firms
kinds: ecommerce services
who: feed buyer, feed buyers
often: 0.5 1 3
costs: 62 72 82 = waste collection, heat, drying and hands
start: 30000 85000 260000 = hatchery, trays, dryer, press and feed approval
runs: 1500 3500 8500 = hall rent, base power, insurance and lab tests
hours: 6 12 25 per order
price: 700 1600 3800 per use = tonne of meal
unless: pest, human, insects killed, moth, repellent, mosquito

biogas | both
kinds: hardware services
who: farm household, farm households
often: once
share: 2 4 8
costs: 62 72 80 = the digester, mounting and visits
start: 6000 18000 55000 = first digesters, tools, used pickup and training
runs: 400 1000 2400 = store rent, vehicle, liability insurance and phone
hours: 12 20 40 per place
price: 900 1800 5500 per once = household digester
unless: barbecue, gas bottles, camping, heating engineer

carbon-credits | firms
kinds: services marketplace saas
who: buyer of credits, buyers of credits
costs: 62 72 82 = the landholders' share, measuring and verification
start: 8000 25000 80000 = methodology, first site checks, registry account and contracts
runs: 800 2000 4800 = registry fees, satellite data, insurance and legal advice
hours: 2 5 12 per customer-month
price: 700 2500 8000 per month = credit portfolio
unless: college credits, loan, credit card, carbon fibre

workplace-charging | firms
kinds: services hardware saas
who: company with a car park, companies with a car park
start: 8000 24000 75000 = electrician licence, test chargers, tools, van and software
runs: 600 1400 3200 = charger backend, sim cards, insurance and van
hours: 0.2 0.4 0.8 per customer-month
price: 20 40 75 per month = charging post
unless: phone, phones, forklift, laptop, fees, wireless

battery-for-firms | both
kinds: hardware services saas
who: firm with a large meter, firms with a large meter
costs: 60 70 80 = the battery, fitting, insurance and trading
start: 25000 75000 240000 = first cabinet, control software, grid approval and engineering
runs: 1000 2500 6000 = insurance, metering data, trading access and workshop
hours: 2 4 8 per customer-month
price: 600 1500 3800 per month = battery cabinet
unless: recycl*, hen, car battery, phones, watch, hearing

solar-for-firms | both
kinds: services hardware
who: school or factory, schools and factories
costs: 58 68 78 = panels, fitting, finance and care
start: 15000 45000 140000 = van, scaffolding, tools, licences and design software
runs: 1000 2500 6000 = store rent, liability insurance, vehicles and design software
hours: 2 5 10 per customer-month
price: 600 1500 4000 per month = roof under contract
unless: @animals, cleaning, lamp, phones, camping, tanning

recycled-building-products | both
kinds: ecommerce services
who: builder, builders
often: 0.3 0.8 2
costs: 60 70 80 = collected waste, power, moulds and drivers
start: 12000 38000 120000 = shredder, press, moulds, pallet truck and first stock
runs: 900 2200 5200 = yard rent, insurance, forklift and web shop
hours: 3 6 12 per order
price: 300 750 2000 per use = pallet order
unless: team building, software, body building, toys, clothing

modular-building | both
kinds: ecommerce services
who: housing company, housing companies
often: once
costs: 68 76 84 = timber, hall, lorries, crane and fitters
start: 45000 130000 380000 = hall fit-out, saws, jigs, show module and engineering
runs: 3000 6500 14000 = hall rent, insurance, design software and forklift
hours: 350 650 1300 per project
price: 45000 85000 180000 per once = building
unless: team building, software, synth, toys, website, kitchen

supply-chain-traceability | both
kinds: saas services
who: importer, importers
start: 4000 12000 38000 = first version, map data, legal check and security audit
runs: 400 1000 2500 = servers, satellite maps, insurance and legal updates
hours: 0.8 1.8 4 per customer-month
price: 250 550 1400 per month = importer
unless: @animals, bike chain, necklace, tools, bicycle
`;
