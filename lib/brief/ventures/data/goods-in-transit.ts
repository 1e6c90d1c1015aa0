/** Goods on their way: shelves, lockers, papers, parts: what the figures need; the keys are those of `../venture.ts`. */
export const GOODS_IN_TRANSIT = `
fulfilment-service | firms
kinds: services
who: online shop, online shops
costs: 62 72 82 = packers, boxes and the carrier's bill
unless: personal fulfilment, spiritual

warehouse-space | firms
kinds: marketplace services
who: importer, importers
often: 0.3 0.8 2
unless: data, boats, furniture, nightclub

parcel-lockers | firms
kinds: hardware services
who: carrier, carriers
often: 10 20 40
costs: 50 60 72 = rent for the place, power, cleaning and the locker itself
unless: gym lockers, land, school, ski

customs-paperwork | firms
kinds: saas services usage
who: small importer, small importers
often: 1 4 12
unless: custom made, origami, traditions

drone-delivery | firms
kinds: services hardware
who: health authority, health authorities
often: 10 30 60
costs: 55 65 76 = pilots on the ground, batteries, repairs and insurance
unless: wedding, photo*, roof, spray*, film*

obsolete-parts | both
kinds: services ecommerce
who: machine owner, machine owners
often: 0.1 0.3 0.8
costs: 50 60 70 = scanning, material, machine hours and finishing
unless: phones, toys, theatre, bikes, scrapped

production-planning | firms
kinds: saas
who: job shop, job shops
unless: film, theatre, wedding, video, garden
`;
