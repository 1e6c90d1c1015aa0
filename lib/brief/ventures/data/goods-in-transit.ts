/** Goods on their way: shelves, lockers, papers, parts: how they are told apart and what the figures need; the keys are those of `../venture.ts`. */
export const GOODS_IN_TRANSIT = `
fulfilment-service | firms
cue: store pack ship; fulfilment fulfilment; fulfillment fulfillment; pack ship orders; fulfilment centre; fulfilment online; warehouse orders ship online; ship orders small; 3pl; packs ships orders; picks packs; pick pack; order fulfilment; stores packs; storage packing ship; fulfilment small; fulfillment @shop; co-packing; warehouse pack ship; pack ship small; stores packs ships; packs ships; pick pack ship; logistics small online-shops; storage shipping online; ship orders shops; shipping for-shops; packing shipping
not: gift-app; dogs; kitchen; moving; meals; software-only; print-on-demand
kinds: services
who: online shop, online shops
costs: 62 72 82 = packers, boxes and the carrier's bill

warehouse-space | firms
cue: warehousing forklift; warehousing port; warehousing seasonal; demand-warehousing; pallet spaces; warehouse-space; warehouse space; rent warehouse; empty warehouse; on-demand warehous; storage space firms; spare warehouse; warehouses rent out; pallet-space; shared warehouse; warehousing marketplace; flexible warehous; warehouse marketplace; warehouses pallet; warehouse space rent; rent warehouse space; empty warehouse space; unused warehouse; share warehouse; warehouses share; warehouse sharing; warehouse-sharing; storage space business; pallets storage; book warehouse; cold-warehouse space; storage capacity
not: self-storage; neighbours; attic; belongings; robot; luggage
kinds: marketplace services
who: importer, importers
often: 0.3 0.8 2

parcel-lockers | firms
cue: parcel-lockers; parcel locker; parcel lockers; lockers village; parcel-locker; lockers couriers; pick-up lockers; lockers parcels; pick-up points shops; parcel shops; lockers apartment; parcel box building; parcels collected shop; parcel-box; lockers residents parcels; parcel points; lockers lockers; parcel-box village; parcels lockers; locker parcels; lockers delivery; parcels shop pick-up; pick-up point; pick-up points; parcel pick-up; collect parcels; parcels neighbours; smart lockers; parcels lockers residents
not: luggage; gym; kids-school-lockers; fridge-meal; laundry; bikes
kinds: hardware services
who: carrier, carriers
often: 10 20 40
costs: 50 60 72 = rent for the place, power, cleaning and the locker itself

customs-paperwork | firms
cue: customs papers; duties customs; customs paperwork; classifies goods; customs declar; tariff-code; import duties; customs documents; hs-code; customs clear; export documents; import papers; tariff codes; export paperwork; duties importers; customs broker; landed cost; hs-codes; customs customs; customs forms; customs duty; export papers; hs codes; import paperwork; import duties calculat; export formalities; tariff numbers; customs importers; customs exporters
not: costumes; habits; visa; passenger; travel; freight-match
kinds: saas services usage
who: small importer, small importers
often: 1 4 12

drone-delivery | firms
cue: drone samples; drone lab; drone islands; drone carries; drone service medic; drones fly; drone deliver; drones deliver; delivery drones; drone blood; drones medic; drone-deliver; drones vaccine; drone transport; drones carry; drones parcels; drones medicines; drone flights samples; drone medical; drones blood; drones medicine; drones samples; drone medicines; drone parcels; drone food deliver; drones bring; delivers drone; deliver by-drone; drone-delivery; drones islands; drone pharmacies
not: photograph; inspect; spray; show; race; survey; map; map-fields; roof
kinds: services hardware
who: health authority, health authorities
often: 10 30 60
costs: 55 65 76 = pilots on the ground, batteries, repairs and insurance

obsolete-parts | both
cue: spare parts no-longer; parts no-longer; parts can-no-longer; obsolete parts; discontinued parts; old machines parts; parts old machines; spare parts vintage; parts classic-cars; out-of-production; reverse-engineer; vintage machines parts; parts museum railway; spare parts obsolete; parts scanned broken; classic-car parts; replacement parts old; parts not-made; parts unavailable; rare parts; parts old trams; parts old tractors; parts old-machines; old machine parts; classic motorbike parts; parts vintage; old trains parts; parts vintage tractors; spare parts old; parts nobody makes; reverse-engineering
not: phone; clothes; garden-tools-rent; consumers-repair; jewellery
kinds: services ecommerce
who: machine owner, machine owners
often: 0.1 0.3 0.8
costs: 50 60 70 = scanning, material, machine hours and finishing

production-planning | firms
cue: planning job-shops; production planning; production schedul; job-shop; job shops; machine schedul orders; which order machine; erp small manufact; mes; manufacturing execution; shop-floor; production orders; orders machines tomorrow; detailed planning machines; manufacturing software; erp metal; production software; shop-floor tablets; machine utilis; order runs machine; oee; plans production; production plan; scheduling factory; factory scheduling; factory schedule; shop-floor orders; workshop orders machines; manufacturing orders; manufacturers erp; erp manufacturers; production tracking; machine-shop; machine shops; plan machines orders; orders late production; erp workshops; track production; factory orders
not: film; video; crew; event; music; energy; weld-inspection; staff-only
kinds: saas
who: job shop, job shops
`;
