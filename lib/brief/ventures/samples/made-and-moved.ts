/** Made, recycled and moved for firms: id | solution | target customer | how it earns, as founders write them. */
export const MADE_AND_MOVED_SAMPLES = `
last-mile-delivery | Vans and motorbikes collect orders from small online shops each afternoon and bring them to the buyers the same evening | Online sellers in one city | A fee for each parcel
last-mile-delivery | A local delivery fleet for web shops with tracking, cash on delivery and returns taken back at the door | E-commerce shops and social media sellers | Price per drop with volume discounts
construction-materials-marketplace | A website where builders compare prices for cement, steel and timber from local dealers and order to the site | Small contractors and material dealers | Commission from the dealer on each order
construction-materials-marketplace | Builders upload a material list, merchants send offers, and the whole list is ordered in one go | Building firms and builders' merchants | A percentage of the order value
factory-sourcing | We search for suitable factories, visit and check them, compare quotes and manage samples and inspection for product brands | Small brands and importers | A fixed fee for each search and a percentage of the first order
factory-sourcing | A sourcing agent on the spot who vets manufacturers and controls quality before goods are shipped | Start-ups and online sellers with their own products | Fee per project
compostable-packaging | Takeaway boxes, cups and trays made of bagasse and straw fibre that break down in compost | Cafés, caterers and food firms | Sale by the carton
compostable-packaging | Plant-based mailers and cushions from agricultural waste that replace plastic and foam | Online shops and makers of fragile goods | Per order with a price by quantity
plastic-recycling | We collect plastic waste, sort, shred and wash it and sell pellets to manufacturers | Plastic manufacturers | Price per tonne of pellets
plastic-recycling | A workshop that turns discarded bottles and caps into planks, tiles and benches | Councils, builders and furniture makers | Sale of products and collection fees
poultry-and-livestock-farm | We raise broilers and laying hens and deliver fresh chicken and eggs to restaurants each week | Restaurants, hotels and meat shops | Price per bird and per tray of eggs
poultry-and-livestock-farm | A farm that fattens goats and cattle and sells them live or slaughtered to butchers nearby | Butchers and meat traders | Price per kilo
farm-inputs-supply | Farmers order seed, fertiliser and animal feed by phone and get it delivered to the village | Small farmers and cooperatives | Margin on the goods
farm-inputs-supply | An online farm supply store with open prices for seed, fertilizer and crop protection | Family farms | Markup on each order
agro-processing | A small plant that mills local cassava and maize into flour for bakeries and wholesalers | Bakeries and food wholesalers | Price per bag
agro-processing | We press sunflower seed from nearby farms into cooking oil and sell the cake as feed | Food makers, shops and feed mixers | Sale of oil and cake by weight
freight-forwarding | We arrange sea and air freight from the supplier's door to the warehouse, with customs papers and insurance | Small importers and exporters | Margin per shipment and a document fee
freight-forwarding | Shared containers and air cargo for small traders with customs clearance and one all-in price | Small firms that import goods | Price per cubic metre or kilo
haulage-dispatch-software | Software for small haulage firms that takes orders, assigns drivers, collects signed delivery notes and sends invoices | Haulage firms with three to thirty trucks | Monthly subscription per truck
haulage-dispatch-software | A transport management system with a driver app, load calendar and proof of delivery for small carriers | Trucking companies | Monthly fee
warehouse-management | Warehouse software for receiving, put-away, bin locations and picking with a phone as scanner | Small warehouses and distributors | Monthly subscription per warehouse
warehouse-management | A WMS for fulfilment houses with pick lists, packing bench and billing of storage to each client | Third-party logistics firms | Monthly fee by orders
demand-forecasting | Software that predicts sales for each item and suggests what to reorder and when | Retailers and distributors | Monthly subscription by number of products
demand-forecasting | AI demand planning that reads sales history, promotions and lead times and drafts purchase orders | Online shops and wholesalers | Software as a service
video-surveillance-ai | AI on existing CCTV cameras that spots intruders, theft and danger and alerts the owner at once | Shops, warehouses and building sites | Monthly fee per camera or site
video-surveillance-ai | Solar camera towers with smart detection and a control room that speaks to intruders | Construction sites and farms | Monthly rent per tower
outdoor-advertising | We run advertising screens in shops and on vehicles and rent the ad space to brands | Local and national brands | Campaign packages by week or month
outdoor-advertising | Billboards and wall posters along busy roads that businesses can book for a few weeks | Advertisers and agencies | Rent for each board
print-and-signage | A print shop that makes and fits shop signs, banners, vehicle lettering and leaflets | Local businesses and clubs | Price per job
print-and-signage | Large-format printing, window vinyl and illuminated signs with measuring and mounting | Shops, restaurants and builders | Quote by size plus fitting
custom-packaging | Printed boxes, labels and mailers from small quantities with a logo uploaded online | Small product brands and online shops | Price per order by quantity
custom-packaging | We design and print custom cartons and pouches in short runs with a sample first | Makers of food and cosmetics | Sale of printed packaging
industrial-supplies | An online marketplace where factories find bearings, tools and safety gear from many dealers in one basket | Factories and workshops | Commission on each order from the dealer
industrial-supplies | A web shop for maintenance supplies with search by part number, one invoice and delivery the next day | Maintenance and purchasing teams | Margin on the goods
contract-manufacturing | We machine and assemble small runs of products for brands without a factory of their own | Hardware start-ups and product brands | Set-up fee and price per unit
contract-manufacturing | Co-packing of sauces and drinks in small batches under the customer's label | Food brands | Price per filled piece
medical-device | A handheld diagnostic device that helps nurses and doctors find a disease early, approved for clinical use | Hospitals and clinics | Sale of the device and single-use covers
medical-device | A new surgical instrument in development with clinical study and regulatory approval | Surgical departments | Price per device with service
medical-billing | We code visits, submit claims to insurers and follow up on denials for doctors' practices | Doctors' practices and clinics | A percentage of collected payments
medical-billing | Medical billing and coding service with eligibility checks, payment posting and monthly reports | Therapists and small clinics | Monthly fee or fee per claim
`;
