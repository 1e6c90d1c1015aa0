/** Tools and markets for shops, plants, farms and haulage: id | solution | target customer | how it earns, as founders write them. */
export const TRADE_AND_INDUSTRY_SAMPLES = `
online-shop-tools | A Shopify app that asks why an item comes back and offers another size before refunding. | Online shops for shoes and fashion in the Netherlands | €79 per month.
online-shop-tools | Virtual try-on for glasses and hats that online stores add with one line of code. | Online retailers of accessories in South Korea | $99 per month.
marketplace-seller-tools | It works out true profit per item for Amazon sellers and changes ads and prices overnight. | Amazon sellers with 50 to 2,000 products in Germany | €59 per month.
marketplace-seller-tools | List once and the tool posts to eBay, Etsy and Vinted and removes what has sold. | Resellers of second-hand goods in the UK | £19 per month.
shift-staffing | Checked nurses see open shifts nearby and pick them; the hospital gets a confirmed name within the hour. | Hospitals and care homes in Ireland | 18% on top of the nurse's pay.
shift-staffing | We supply waiters and kitchen helps for events, trained students with contracts and insurance. | Caterers and hotels in Prague | Kč 60 per hour worked.
freight-matching | Truck owners who would drive back empty are matched with loads on the same road and paid after unloading. | Shippers and small hauliers between Lagos and Kano | 8% per load.
freight-matching | A marketplace for part loads: manufacturers post pallets and carriers with space bid. | Furniture manufacturers in Northern Italy | 7% of the freight.
quality-camera | A camera above the production line finds scratches and wrong labels and throws out bad bottles. | Beverage plants with 1 to 10 lines in Mexico | $9,000 per line and $300 per month.
quality-camera | AI inspection for castings: it learns from good parts only and marks every surface defect. | Foundries in Germany and the Czech Republic | €1,200 per month.
machine-maintenance | A stick-on vibration sensor tells when a bearing will fail and orders the part. | Paper mills and sawmills in Finland | €30 per machine per month.
machine-maintenance | Simple maintenance software: scan a machine's code, report a fault and the plan for the week changes. | Food plants with 20 to 200 machines in Turkey | €250 per month.
building-energy | It reads meters every quarter of an hour, finds heating that runs at weekends and adjusts building controls. | Owners of office buildings and schools in Denmark | DKK 2,000 per building per month.
building-energy | Smart thermostats and software for hotels that turn down rooms when guests are out, to save energy in the building. | Hotels with 30 to 150 rooms in Greece | €4 per room per month.
carbon-accounting | Software that fills in customers' climate questionnaires from invoices and writes an emissions report. | Suppliers to the car industry in Baden-Württemberg | €250 per month.
carbon-accounting | We calculate the carbon footprint of each product a company sells and keep it up to date with supplier data. | Food producers with 50 to 500 employees in France | €9,000 per year.
crop-and-farm-tools | Soil probes and satellite images tell when and how much to water each block. | Almond and citrus growers in Valencia | €12 per hectare per year.
crop-and-farm-tools | Farmers photograph a sick leaf and get a diagnosis and advice by voice in their own language. | Maize and cassava farmers in Tanzania, through cooperatives | $2 per farmer per season, paid by the cooperative.
livestock-monitoring | An ear tag that notices fever and heat and calls the farmer before calving. | Dairy farms with 50 to 500 cows in Ireland | €4 per cow per month.
livestock-monitoring | Cameras in the barn count coughs and movements of pigs and warn of disease early. | Pig farms in Denmark | €300 per barn per month.
drone-survey | We fly over solar parks with thermal cameras and deliver a list of dead panels by drone within two days. | Operators of solar parks in Spain | €900 per megawatt.
drone-survey | Roof surveys by drone with measurements and photos, so nobody needs a scaffold to quote. | Roofers and housing associations in the UK | £180 per roof.
surplus-materials | A marketplace where builders sell leftover tiles, timber and windows instead of throwing them away. | Builders and renovators in Belgium | 12% of each sale.
surplus-materials | We take out reclaimed wood and doors before demolition and sell them to architects from our yard. | Architects and carpenters in Denmark | Margins of 50% on reclaimed goods.
waste-collection | We collect coffee grounds and peelings from cafés by cargo bike and turn them into compost. | Cafés and juice bars in Amsterdam | €45 per month.
waste-collection | An app and vans that pick up cardboard and plastic from shops, pay by the kilo and sell it to recyclers. | Shops and small factories in Accra | Margin on the material sold.
reusable-packaging | Restaurants lend takeaway food in steel bowls, guests return them anywhere and we wash them. | Restaurants and canteens in Zurich | CHF 0.30 per use.
reusable-packaging | Packaging made of seaweed that replaces plastic sachets for sauces. | Food brands and caterers in Indonesia | $0.04 per sachet.
water-monitoring | Sensors in building pipes watch temperature and flow, warn of legionella risk and find leaks. | Hotels and hospitals in the Netherlands | €90 per building per month.
water-monitoring | A floating probe for small utilities that reports drinking water quality each hour. | Water utilities in small towns in Colombia | $120 per probe per month.
`;
