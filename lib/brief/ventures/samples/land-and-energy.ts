/** Farms, ponds, roofs and the climate: id | solution | target customer | how it earns, as founders write them. */
export const LAND_AND_ENERGY_SAMPLES = `
vertical-farm | A vertical farm in an old factory that grows microgreens and edible flowers for chefs. | Hotels and restaurants in Dubai | AED 45 per tray, delivered twice a week.
vertical-farm | Hydroponic lettuce grown in a shipping container next to the supermarket. | Supermarkets in northern Finland | €1.60 per head.
field-robot | A small solar-powered field robot that hoes sugar beet and onions day and night, rented with service. | Organic farmers in Bavaria | €350 per hectare.
field-robot | A picking robot for greenhouse tomatoes that works at night. | Greenhouse growers in Spain | €2,900 per month per robot.
beehive-monitoring | Sensors under the lid hear when a queen is missing and text the beekeeper. | Commercial beekeepers in Argentina | $6 per hive per month.
beehive-monitoring | A beekeeping app with scales that shows nectar flow in the whole valley. | Beekeepers' associations in Slovenia | €25 per year per member.
fish-farming | A floating probe warns shrimp farmers by phone when oxygen drops and starts the paddle wheel. | Shrimp farmers in Ecuador | $25 per pond per month.
fish-farming | An app for oyster growers with tides, temperature, mortality and orders. | Oyster farms in Brittany | €49 per month.
farm-machine-sharing | Smallholders request a tractor by text message and owners with free machines come and plough. | Smallholder farmers in Zambia | 10% of each job.
farm-machine-sharing | Farms in one valley share farm machinery: calendar, hour meter photo, yearly settlement. | Farmers with 10 to 60 hectares in Austria | €9 per month.
grazing-service | Our shepherds bring a flock to keep grass short between solar rows, with fencing and insurance. | Solar park owners in Texas | $420 per acre per year.
grazing-service | Rent goats that clear steep banks and brush where machines cannot drive. | Railway and road authorities in Portugal | €900 per hectare.
insect-protein | We breed mealworms on bakery leftovers and sell them dried to pet food makers. | Pet food makers in the Netherlands | €6 per kilogram.
insect-protein | A black soldier fly farm that takes market waste and sells dried larvae to chicken farmers. | Poultry farmers in Cameroon | XAF 380 per kilogram.
biogas | A flexible biodigester kit that makes gas for cooking and liquid fertiliser, paid in instalments. | Smallholder farmers with cows in Nepal | NPR 1,900 per month over two years.
biogas | We build and run biogas plants for abattoirs and food factories and sell them the heat. | Food factories in Brazil | R$0.22 per kWh of heat.
carbon-credits | Farmers turn crop waste into biochar, and companies buy the carbon removal certificates. | Companies in Switzerland with climate targets | CHF 160 per tonne.
carbon-credits | Mangrove restoration with fishing villages, financed by the sale of carbon credits. | European companies that want to compensate emissions | €32 per tonne.
workplace-charging | Hotels and gyms get EV charge points without investment; we run them and share the income. | Hotels and gyms in Greece | 70% of the charging revenue stays with us.
workplace-charging | Software and hardware for depot charging that makes sure each electric van is full at six. | Delivery companies with 10 to 80 electric vans | €14 per charge point per month.
battery-for-firms | We connect cold stores and pumps to a virtual power plant and pay firms for switching off at peak. | Cold stores and water utilities in Chile | 35% of the grid payments.
battery-for-firms | A battery container that cuts the peak load of bakeries and workshops, rented monthly. | Bakeries and metal workshops in Germany | €690 per month.
solar-for-firms | Solar leasing for clinics and small factories: we own the panels, they pay per kilowatt hour. | Clinics and factories in Ghana | GHS 1.4 per kWh.
solar-for-firms | Solar mini-grids for trading centres far from the grid, prepaid by phone. | Shops and households in villages in Sierra Leone | $0.55 per kWh.
recycled-building-products | We shred bottles and bags and press them into bricks and roof tiles. | Builders and NGOs in Ghana | GHS 6 per brick.
recycled-building-products | Acoustic and insulation boards made of textile waste. | Architects and interior builders in Denmark | DKK 320 per square metre.
modular-building | Modular classrooms made of wood that a town can put up in the summer holidays and move later. | Municipalities in Ireland | €210,000 per classroom.
modular-building | A 3D-printed house in four days with local earth. | Housing programmes in Mexico | $28,000 per house.
supply-chain-traceability | Each fishing boat enters the catch by phone and the buyer traces the fish back to the landing. | Seafood importers in the EU and fishing cooperatives in Senegal | €0.05 per kilogram.
supply-chain-traceability | An NFC tag and a database that prove where a bottle of wine comes from and stop counterfeits. | Wineries in Georgia that export | €0.18 per bottle.
`;
