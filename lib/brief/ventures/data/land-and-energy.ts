/** Farms, ponds, roofs and the climate: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const LAND_AND_ENERGY = `
vertical-farm | both
cue: vertical-farm microgreens; vertical-farm herbs; vertical-farm container; hydroponic hydroponic; aquaponic aquaponic; lettuce hydroponic; vertical farm; container farm; container farms; indoor farm; hydropon; aquapon; vertical-farm; microgreens; indoor-farm; leafy-greens harvested; grow herbs indoor; aeropon; herbs leafy greens; greens grown indoor; lettuce indoor; greens restaurants grown indoor; rooftop greenhouse hotels; hydroponics hydroponics; herbs grown restaurants; vertical farming; greenhouses city salad; urban greenhouse; salad greenhouse hotel; indoor farms; leds herbs; indoor lettuce
not: kit; kids; home-garden; window; course; sensor; software; balcony; classroom
kinds: services ecommerce hardware
who: restaurant, restaurants
often: 4 8 12
costs: 58 68 78 = power, seed, packing and hands

field-robot | firms
cue: weeding robot; robot weeds; robot farm; autonomous tractor; field robot; robot pulls weeds; harvesting robot; robot harvest; picking robot; robot picks; robot orchard; laser weed; robots field; robot rows; robots weed; robot vineyard; robot strawberr; robot greenhouse; agricultural robot; farming robot; robots farm; weeds robot; weeds laser; robots harvest; robots pick; robot vegetables; robot tractor; robots vineyards; autonomous weed; weeding weeding; robotic weed; robotic harvest; drones pick; drones harvest; machine picks fruit; picks apples; robot apples; ai pick fruit
not: lawn; warehouse; vacuum; toy; milking; kitchen; pool; solar-panel
kinds: hardware services
who: grower, growers

beehive-monitoring | both
cue: sensors lid queen; queen missing beekeep; beekeeper text; beekeepers sensors; hive scale; hive scales; hive sensor; beehive sensor; beehives sensor; hives sensors; hive monitor; weigh colonies; beekeepers message swarm; @beekeep; hives; bee colonies sensor; beekeeping app; beekeeper app; varroa; hives hives; beehives beehives; beehive beehive; bee colonies; hive-scale; bees sensor; bees monitor; hive health; swarm alert
not: honey-jar; adopt; sponsor; candles; honey-subscription; jars; wax
kinds: hardware saas
who: beekeeper, beekeepers

fish-farming | both
cue: shrimp farmers oxygen; shrimp farmers; shrimp probe; oyster growers; oyster tides; mussel growers; fish farmers sensor; fish pond; fish ponds; fish farm; fish farms; @fish; shrimp farm; aquacultur; oyster farm; mussel farm; @aquacultur; tilapia; trout; @oyster; @shrimp; seaweed farm; oyster grow; ponds oxygen; sensors ponds; shrimp pond; salmon farm; @mussel; fishpond; fish ponds sensor; fish-farm; fish-farms; aquaculture aquaculture; pond water farmers; shrimp ponds; fish feed automatic; fish feeding; fish health; oysters tides; mussels growers; seaweed growers; tilapia ponds; water fish farm
not: larvae; insects; restaurant-buy; aquarium; delivery; fishing-licence; anglers; snack; sushi; cosmetics; box; feed-made
kinds: hardware saas services
who: fish farmer, fish farmers

farm-machine-sharing | both
cue: machinery-ring; machinery ring; tractor hire; tractors farmers; share tractors; farmers book tractor; farm-machinery; farm machines; baler; balers; tractor sharing; combine-harvester; tractor owners; farmers rent machines; tractor-hire; tractors by-the-hour; farm equipment rent; tractor on-demand; machinery farmers share; ploughing service; tractors on-demand; tractor rice; tractor demand; tractor farmers; tractors share; machines farms share; harvesters share; farmers machines share; farmers borrow machines; farm-machines; machinery farms; combine farms; tractor service
not: toy; wedding; museum; lawn; autonomous; spare-parts; insurance
kinds: marketplace saas services
who: farmer, farmers
often: 0.3 0.8 2
costs: 70 78 85 = the machine's owner, driver and fuel

grazing-service | both
cue: shepherds flock solar; flock grass solar; shepherds flock grass; sheep graze; graze solar; sheep mow; goats clear; grazing service; sheep solar; graze dykes; sheep instead-of mowing; goats weeds; grazing sheep; rent sheep; rent goats; goats brush; flock graze; sheep grazing; sheep solar-parks; sheep solar parks; goats grass; goats graze; sheep grass; grazing grazing; sheep vineyard; goats land; goats fire; sheep lawns; rent-a-goat
not: collar; wool; milk; cheese; tracker; petting; meat-box; sensor
kinds: services
who: park operator, park operators
costs: 60 70 80 = shepherd, fences, transport and vet

insect-protein | firms
cue: mealworms breed; mealworm feed; mealworms dried; black-soldier-fly; soldier fly; insect protein; larvae; insect farm; mealworm; insects protein; insect-based; insects feed; fly larvae; larvae feed; larvae chicken; larvae waste; insects waste feed; insect feed; insect meal; mealworms; larvae larvae; maggots; insects animal-feed
not: cat; cats; dog; dogs; cat-food; kill; repellent; kids-kit; pest-control; museum
kinds: ecommerce services
who: feed buyer, feed buyers
often: 0.5 1 3
costs: 62 72 82 = waste collection, heat, drying and hands

biogas | both
cue: biogas biogas; biodigester biodigester; biogas; biodigest; digester; digesters; dung cooking-gas; dung gas; manure gas; anaerobic; slurry gas; biomethane; gas dung; gas manure; gas waste cook; cooking-gas waste; manure energy; digesters farm; biogas plant
not: backpack-toy; classroom; investors-app
kinds: hardware services
who: farm household, farm households
often: once
share: 2 4 8
costs: 62 72 80 = the digester, mounting and visits

carbon-credits | firms
cue: carbon-credits; carbon credit; carbon credits; carbon removal; verified credits; biochar; carbon-offset; carbon stored; carbon farming; carbon-farming; sells credits tree; offset compan tree; reforest; mangrove; carbon-removal; carbon-market; tree planting compan; soil carbon; peatland; carbon trees farmers; credits farmers trees; tree-planting credits; biochar biochar; mangroves; trees carbon compan; plant trees compan; compensate emissions; offset emissions; reforestation; soil-carbon; carbon certificates
not: fintech-card; footprint-app; consumers-app; calculate-emissions; cosmetics; report
kinds: services marketplace saas
who: buyer of credits, buyers of credits
costs: 62 72 82 = the landholders' share, measuring and verification

workplace-charging | firms
cue: charging points compan; charging @compan; chargers employees; charge points car parks; workplace charg; charging car-parks; charging employees; charging fleet depot; depot charging; chargers @compan; charge-points; charging hotels; chargers hotels; charging points supermarkets; charging @hotel; charging trucks; chargers trucks; e-bus depot; charging visitors; chargers offices; chargers hotels billing; chargers workplaces; charging company cars; charging offices; chargers car-parks; charging car-park; chargers supermarket; charge points hotels; charge points offices; chargers businesses; ev fleet charging; electric fleet charging; charging electric vans; electric vans charg; electric trucks charg
not: phone; powerbank; laptop; scooters-rent; driveway; neighbours; lamp-post; tenants-home
kinds: services hardware saas
who: company with a car park, companies with a car park

battery-for-firms | both
cue: battery container peak; battery container; battery peak-load; batteries charge when cheap; battery storage; batter grid flex; battery @compan; battery peak; batteries supermarkets; flexibility grid; virtual-power-plant; virtual power plant; power cheap batter; demand-response; demand response; battery diesel replace; batteries @factor; battery-storage; energy-storage; generators replace batter; grid services; batteries flexib; second-life batter; batteries businesses; battery business; batteries solar firms; batteries shops; batteries replace diesel; battery instead diesel; grid batteries; peak shaving; peak-shaving; batteries supermarket; flexible power; battery rental; electricity flexib; batteries old-ev; second-life batteries
not: toy; phone; scooter; e-bike; plug-in; balcony; recycle-at-home; swap
kinds: hardware services saas
who: firm with a large meter, firms with a large meter
costs: 60 70 80 = the battery, fitting, insurance and trading

solar-for-firms | both
cue: solar roofs schools; solar roofs factor; solar @compan; solar @school; solar @factor; solar panels roofs businesses; solar leasing; power-purchase; solar no-upfront; solar rooftop @; solar irrigation; solar pumps; solar pump; pay-as-you-go solar; solar home-systems; solar kiosk; mini-grid; minigrid; mini-grids; solar @business; solar @clinic; solar cold; solar kits; solar roofs business; solar dry; solar lamps; solar-home; solar factories; solar factory; solar schools; solar hotels; solar shops; solar rent; solar lease; solar-leasing; solar-as-a; solar clinics; solar businesses; solar farmers; solar mini-grids; solar villages; solar power villages; solar village; solar roofs; pay-as-you-go lamps; solar instalments; solar electricity sell; solar microgrid; solar pumps farmers
not: balcony; polish; brush; brushes; wash; cooperative; drone; cleaning; plug-in; sheep; graze; garden-lamps; charger-phone; villagers; shares
kinds: services hardware
who: school or factory, schools and factories
costs: 58 68 78 = panels, fitting, finance and care

recycled-building-products | both
cue: bottles bags bricks; press bricks tiles; shred bottles bricks; recycled plastic pav; recycled-plastic brick; plastic bricks; bricks recycled; recycled plastic brick; recycled plastic posts; plastic-waste bricks; paving stones plastic; plastic waste posts; plastic waste tiles; recycled concrete; hemp brick; hempcrete; recycled-plastic; plastic lumber; bricks waste; tiles recycled; building boards waste; panels recycled; straw panels; mycelium insul; recycled glass tiles; panels textile waste; bricks plastic; insulation boards; acoustic panels recycled; roof tiles plastic; eco-bricks; bricks plastic-waste; plastic bottles bricks; plastic waste bricks; waste bricks; pavers plastic; recycled-plastic furniture-boards; insulation recycled; insulation hemp; rubble bricks; bricks rubble; demolition bricks; boards waste; waste tiles; plastic paving; paving plastic; recycled bricks; tiles waste; eco-brick; bricks bottles; building-blocks plastic; plastic blocks building; construction waste bricks; building materials waste; mycelium panels
not: toys; handbag; backpack; clothes; shoes; bottle-drink; jewellery; sunglasses; lego
kinds: ecommerce services
who: builder, builders
often: 0.3 0.8 2
costs: 60 70 80 = collected waste, power, moulds and drivers

modular-building | both
cue: 3d-printed-house; house local-earth; 3d-printed-houses; printed house days; prefab timber; modular timber; prefabricated modules; modular home; modular house; tiny-house; tiny house; tiny houses; prefab house; modular building; prefabricat house; modules storeys; container-homes; container homes; houses 3d-print; 3d-printed homes; 3d concrete; modular classroom; extra storeys; prefab homes; modular units; prefab modules; tiny homes; prefabricated timber; flat-pack house; container homes students; sea-container homes; homes stacked; modular homes; modular-homes; tiny-homes; prefab prefab; prefabricated homes; prefabricated houses; modules crane; wooden modules; timber houses factory; modular houses; container houses; 3d printing houses; 3d-prints houses; houses factory-built; modular schools; modular offices; modular clinics
not: toy; dog; dollhouse; furniture; bees; birds; playground; rent-night; holiday-let; garden-office; garden-offices; garden-rooms; gardens
kinds: ecommerce services
who: housing company, housing companies
often: once
costs: 68 76 84 = timber, hall, lorries, crane and fitters

supply-chain-traceability | both
cue: traceability traceability; nfc tag prove; nfc wine; tag prove comes-from; stop counterfeits; counterfeits tag; traceab; blockchain coffee; blockchain supply; qr-code farm; supply-chain transparen; origin proof; blockchain food; track products farm; trace coffee; blockchain-based; provenance; trace cocoa; traces fish; trace timber; farm-to-cup; authenticity nfc; anti-counterfeit; counterfeit; supply-chain visib; proof of-origin; traces cocoa; traces supply; batch grown cocoa; show where grown; where batch grown; cocoa batch; qr batch; qr origin; origin qr; where fish-caught; track origin; origin blockchain; traceable; blockchain farm; batch origin; origin coffee qr; qr-code origin; garments origin; clothes origin qr; proves origin; origin of-products; supply-chain blockchain; olive-oil qr
not: crypto-wallet; nft-art; invest; parcel; trading; land-titles; voting; pets; donation
kinds: saas services
who: importer, importers
`;
