/** Goods on their way: shelves, lockers, papers, parts: id | solution | target customer | how it earns, as founders write them. */
export const GOODS_IN_TRANSIT_SAMPLES = `
fulfilment-service | A fulfilment centre for plant and ceramics shops that packs fragile goods by hand. | Online sellers of fragile goods in the Netherlands | €3.90 per parcel plus €12 per shelf.
fulfilment-service | Small brands send us their stock; we pick, pack and ship it the same day and handle returns. | E-commerce brands with up to 1,000 orders a month in Texas | $3.20 per order plus postage.
warehouse-space | Companies with half-empty halls offer pallet spaces by the day and importers book them online. | Importers and manufacturers in Brazil | 10% of the storage fee.
warehouse-space | On-demand warehousing with forklift and staff near the port. | Seasonal importers in Ghana | $9 per pallet per week.
parcel-lockers | Open parcel lockers in apartment buildings, so couriers of all companies deliver on the first try. | Property managers and couriers in Portugal | €0.45 per delivery.
parcel-lockers | Kiosks become pick-up points where parcels are collected until ten at night. | Online shops and couriers in Nairobi | KES 60 per parcel.
customs-paperwork | It finds the tariff code of each product and fills in the customs declaration from the invoice. | Online shops in Switzerland that import and export | CHF 6 per declaration.
customs-paperwork | We prepare export documents for small food makers, from origin certificate to customs clearance. | Small food producers in Turkey | €140 per shipment.
drone-delivery | A drone service that carries lab samples between islands in minutes. | Hospitals and laboratories in Greece | €35 per flight.
drone-delivery | Long-range drones deliver medicines to villages cut off in the rainy season. | Ministries of health and NGOs in Mozambique | $22 per flight.
obsolete-parts | We reverse-engineer gears and levers for looms and presses whose makers no longer exist. | Textile mills and print workshops in northern Italy | €450 per part.
obsolete-parts | Discontinued parts for classic cars, scanned from one original and cast in small series. | Classic car owners and workshops in England | £180 per part on average.
production-planning | Workers tap start and stop on shop-floor tablets and the foreman sees which production orders will be late. | Furniture makers and metal shops with 15 to 120 people in Spain | €290 per month.
production-planning | A simple ERP for small manufacturers: stock, production orders and delivery dates. | Food and cosmetics manufacturers in India | ₹6,000 per month.
`;
