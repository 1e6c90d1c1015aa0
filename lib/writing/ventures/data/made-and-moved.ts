/** Made, recycled and moved for firms: what is known of them; the keys are those of `../lore.ts`. */
export const MADE_AND_MOVED = `
last-mile-delivery
job: a parcel, parcels
rival: national and international parcel carriers | they reach every address, and shop software prints their labels at once | DHL, UPS, FedEx, DPD, Evri@GB | parcel courier for online shop
rival: delivery apps and independent riders | a rider comes within the hour and is paid trip by trip | Lalamove, Borzo@IN, Glovo | same-day delivery rider
rival: sellers who post or deliver the orders themselves | it costs no contract, and with a few parcels a day it still works
meet: markets, trading estates and online groups of sellers | group admin | sellers complain there about late and lost parcels | deliver three sellers' orders for one day with {name} and send them the photo of every handover | three afternoons a week | web agencies, packaging suppliers and storage providers | their clients ask them who delivers well
measure: the share of parcels handed over at the first attempt
moat: drivers who know the streets, and many stops close together
risk: long drives between few stops eat the fee of every parcel | start with a few districts, collect from sellers near each other and add a district only when the rounds are full
rule: Settle permits, insurance and drivers' contracts | Ask which licence carrying goods for others needs, insure vehicles and parcels for trade use, and agree in writing how drivers are employed and how cash is handed over. | the permit, the policies and the drivers' contracts are in one folder
trial: Run one round for five shops | Collect the orders of five online shops on ten days with one vehicle, offer the buyers a time window, and note stops, kilometres, failed attempts and minutes per parcel. | stops, attempts and minutes of ten rounds are on one sheet
ask: How many stops does a driver make in an hour? | | trade-trial | by timing ten rounds in two districts
ask: Would shops pay more for a handover the same day? | | price-talks | by offering two service levels to twenty shops
ask: Who pays for a parcel that is lost or broken? | Every handover is photographed, and goods are insured up to an agreed value | rules | with one page of terms checked by an insurer
roles: a dispatcher who plans rounds and answers drivers | drivers who know the area | somebody who wins shops and looks after them
search: same-day parcel delivery for online shops
name: +Doorround = a daily round to the doors
name: Last Street = delivered to the last street
name: +Parcelrun = the daily run with parcels
name: Rings Once = handed over at the first ring
name: +Dropready = ready to be dropped off
name: Shop to Step = from the shop to the doorstep
name: +Handover = put into the buyer's hands
name: Prompt Parcel = parcels delivered promptly
name: +Swiftstop = quick from stop to stop
name: Nearby Wheels = wheels for the shops nearby
name: *Dropora = coined from drop-off
line: From your shelf to their door
line: Delivered on the day we promised
line: Handed over at the first ring
line: Your parcels, on local wheels
line: Collected today, delivered on time
line: Parcels buyers can count on
line: Every delivery with a photo

construction-materials-marketplace
job: an order, orders
rival: the local builders' merchant | the builder has an account and credit there and knows the people at the counter | Travis Perkins@GB, Jewson@GB, ABC Supply@US | builders' merchant near me
rival: building supply chains and their online shops | prices are shown and small things can be picked up at once | Home Depot@US, Home Depot@CA, Bunnings@AU, Leroy Merlin, Screwfix@GB | building materials online
rival: phone calls and chat messages to several dealers | it is quick for one item, and prices can be argued down
meet: merchants' yards, building sites and trade association evenings | yard manager | builders collect there early and compare prices with each other | price one real material list with {name} and show the builder three full offers | three early mornings a week | quantity surveyors, architects and builders' accountants | they see material costs run over on every job
measure: the share of orders delivered complete on the agreed day
moat: dependable dealers with true stock, and prices that builders cannot see elsewhere
risk: builder and dealer meet once and then order by phone | offer agreed prices, one invoice and help with wrong deliveries, so that ordering through the site stays easier
rule: Settle who sells, who is liable and how money is held | Ask whether holding a buyer's money needs a licence, state clearly that the dealer is the seller, and agree who pays for short weight, breakage and goods below standard. | the terms for buyers and dealers are checked and signed by the first dealers
trial: Fill twenty real orders by hand | Take material lists from ten builders, ask five dealers for prices the same day, let the builder choose, and note savings, reply times, missing goods and complaints. | prices, reply times and complaints of twenty orders are in one table
ask: Will dealers show their prices in the open? | | closing-calls | by asking ten dealers for a price list they would honour for one week
ask: Do builders need credit as they have at the merchant's? | | interviews-2 | with fifteen builders and their last three invoices
ask: Who answers when the truck comes short? | Goods are counted on site, and the dealer is paid after that | rules | with a claims page signed by every dealer
roles: somebody from the building trade whom dealers trust | a developer for catalogue, offers and orders | somebody who follows deliveries and complaints
search: compare building material prices
name: +Yardprice = prices from every yard
name: Site List = the list of what a site needs
name: +Brickbasket = bricks and the rest in one basket
name: Full Load = everything comes on one truck
name: +Matmerchant = a merchant for materials
name: Load & Level = loads at a fair level of price
name: +Sitestock = stock for the site
name: Three Yards = offers from three yards
name: +Buildbasket = one basket for the build
name: Sand & Steel = the first things on every site
name: *Materelle = coined from material
line: Every yard's price on one page
line: One list, three offers, one delivery
line: Materials on site when you start
line: Compare, order and get building
line: Know the price before you pour
line: Less phoning, more building

factory-sourcing
job: a factory search, factory searches
rival: online directories of suppliers | thousands of factories answer within hours, and looking costs nothing | Alibaba, Global Sources, Made-in-China.com | find a manufacturer
rival: freelance sourcing agents and trading companies | they are on the spot, speak the language and take over the whole order | | sourcing agent
rival: asking other founders and going to trade fairs | a recommended factory is trusted, and samples can be held in the hand
meet: trade fairs, product founders' groups and seller forums | fair organiser | people with a finished design ask there who could make it | compare two real quotes with {name} and point out what is missing in each | one fair and two evenings a month | product designers, freight forwarders and trade lawyers | their clients need a factory before they can go on
measure: the weeks from the first brief to an approved sample
moat: factories known from visits, and records of what each one really delivered
risk: the client goes straight to the factory after the first order | charge for the search itself, and offer inspections and repeat orders at a price that is worth paying
rule: Settle commissions, liability and product rules | State in the contract who pays you, take nothing from factories in secret, limit liability for the maker's faults, and ask which safety tests and import papers the product needs. | the client contract and a list of required tests are checked
trial: Find factories for three products | Take three founders with clear drawings, write one brief each, ask ten makers, check papers by phone and video, and hand over three quotes and one sample per product. | quotes, checks and days used for three products are in one table
ask: How do you know that a factory is what it says? | Papers are checked, machines are seen and past buyers are called | trade-trial | by checking ten factories and noting what turned out untrue
ask: Would brands pay before they see a result? | | price-talks | by offering a fixed search and a success fee to ten brands
ask: What happens if the goods are faulty? | | rules | with a contract that names inspection, rework and refund
roles: somebody on the spot who speaks the factories' language | an engineer or buyer who reads drawings and quotes | somebody who looks after clients and contracts
search: find a factory for my product
name: +Makerfinder = finds who makes it
name: Floor Visit = somebody stood on the factory floor
name: +Sourcecare = sourcing done with care
name: Second Quote = never just one offer
name: +Plantpath = the path to the right plant
name: Seen & Signed = visited before you sign
name: +Factoryfit = the factory that fits the product
name: Makers Met = makers we have met in person
name: +Linecheck = the production line was checked
name: First Batch = to the first finished goods
name: *Sourcena = coined from source
line: The right factory, checked in person
line: We stand in the factory for you
line: Know your maker before you pay
line: From drawing to first batch
line: Real factories, real quotes, real samples
line: See the factory before the invoice

compostable-packaging
job: an order, orders
rival: plastic and foam packaging from the wholesaler | it is the cheapest, and kitchens know that it holds | | takeaway packaging wholesale
rival: known brands of compostable tableware | certificates, lids and sizes are complete and delivered within days | Vegware@GB, BioPak@AU, Eco-Products@US, World Centric@US | compostable takeaway boxes
rival: plain paper and cardboard | customers take it for green already, and every supplier has it | Huhtamaki | paper food containers
meet: food markets, catering fairs and wholesalers' counters | market manager | stallholders pack food there all day and see what leaks | let three stalls serve one day's food in {name} and note what customers and cooks say | two market days a week | waste advisers, hygiene consultants and catering wholesalers | kitchens ask them what they may still use
measure: the share of packs that do their job without leaking or tearing
moat: tested material, certificates and a price that kitchens can bear
risk: a material fails with heat or grease, or no composting is found for it | test with the real food, say plainly where it breaks down and sell only what local waste rules accept
rule: Settle food contact, compost claims and plastic rules | Have the material tested for food contact, use the word compostable only with a certificate for home or industrial composting, and ask which packaging fees and bans apply. | test reports, certificates and the wording of claims are filed
trial: Pack one week of food for ten kitchens | Give ten kitchens samples in two sizes, let them pack real dishes for a week, note leaks, softening and complaints, and ask for a paid first order. | leaks, comments and paid orders of ten kitchens are in one table
ask: Where does it really break down? | | rules | with a laboratory certificate and the answer of two local waste firms
ask: How much more will a kitchen pay than for plastic? | | price-talks | by showing two prices to fifteen kitchens
ask: Can the fibre be had all year at a steady price? | | f-2 | with written offers from three suppliers of raw material
roles: somebody who knows fibre, pressing and coatings | somebody who sells to kitchens and wholesalers | somebody for tests, certificates and supply
search: compostable food packaging supplier
name: +Fibrebox = a box made of fibre
name: Back to Soil = it turns into soil again
name: +Strawpack = packs made of straw
name: Leaf & Lid = plant material with a lid
name: +Pulpware = tableware from plant pulp
name: Green Carton = a carton with a green core
name: +Soilbound = on its way back to soil
name: Husk Pack = packed in husk and fibre
name: +Compopack = packaging for the compost
name: Rots Right = breaks down as it should
name: *Fibrana = coined from fibre
line: Holds well, then becomes soil
line: Packaging that grows, not piles up
line: From harvest leftovers to good packaging
line: Strong today, compost tomorrow
line: Good products in honest packaging
line: Leave plastic out of the order

plastic-recycling
job: a tonne of recycled plastic, tonnes of recycled plastic
rival: makers of new plastic and their dealers | quality is always the same, and any quantity can be had | | plastic granules supplier
rival: large recycling companies | they have certified grades and long contracts with collectors | Veolia, Indorama Ventures, MBA Polymers@GB | recycled plastic pellets
rival: scrap dealers who sell it on unsorted | they pay cash for anything and ask no questions
meet: moulders' workshops, industrial estates and recycling yards | production manager | they buy material every week and throw scrap away on the same day | run one batch of {name} on their machine and measure the parts | two visits a week | machine sellers, waste consultants and council recycling officers | they know who has scrap and who needs material
measure: the share of parts made without fault from a delivered batch
moat: steady sources of clean plastic, and batches that always behave the same
risk: the price of new plastic falls and buyers leave overnight | sell to buyers who need recycled content, add finished products and keep purchase prices tied to the selling price
rule: Settle waste permits, fire safety and product claims | Ask which permits are needed to collect, store and process waste, plan fire protection, dust and waste water with the authority, and prove every claim about recycled content. | the permit, the fire plan and the batch records are in one folder
trial: Make one tonne and let three buyers use it | Collect one kind of plastic, have it sorted, shredded and washed on rented machines, give samples to three buyers, and note losses, hours, power and faults. | losses, cost and faults of one tonne are on one sheet
ask: How much usable plastic is left from what comes in? | | trade-trial | by weighing every step of one tonne
ask: Who buys when new plastic gets cheaper? | | closing-calls | with ten buyers and a draft supply agreement
ask: Is there enough clean material within a short drive? | | f-2 | by written offers from three collectors or factories
roles: somebody who knows polymers and machines | somebody who organises collection and pays suppliers | somebody who sells to manufacturers and councils
search: recycled plastic supplier
name: +Flakeworks = works that make plastic flakes
name: Second Pellet = pellets for a second life
name: +Polyreturn = polymers that come back
name: Cap to Plank = from bottle caps to planks
name: +Regrindery = a place where plastic is ground
name: Sorted Plastic = clean and sorted by kind
name: +Pelletline = a steady line of pellets
name: Melt & Make = melted and made into goods
name: +Bottlebound = bottles bound for new use
name: Clean Flake = flakes without dirt
name: *Plastora = coined from plastic
line: Yesterday's bottles, tomorrow's parts
line: Clean flakes, batch after batch
line: Waste in, good material out
line: Recycled plastic your machines will like
line: New things from used plastic
line: Less dumped, more made

poultry-and-livestock-farm
job: an order, orders
rival: meat wholesalers and cash-and-carry markets | everything is there every day, cut and priced, and can be paid later | Metro@DE, Makro@ZA, Sysco@US | meat wholesaler near me
rival: frozen meat from large producers | it costs less, keeps for months and is always the same size | BRF@BR, Tyson Foods@US | frozen chicken wholesale
rival: traders who buy from many small farms | they bring what is ordered, and the buyer talks to one person only
meet: restaurant kitchens, butchers' shops and livestock markets | head chef | they decide there each week what meat is bought and from whom | cook two birds or cuts from {name} with the chef and agree a small weekly order | two mornings a week | vets, slaughterhouses and feed suppliers | they know which buyers pay and who is looking for stock
measure: the share of weekly orders delivered in the agreed weight and number
moat: healthy animals, steady weights and buyers who order every week
risk: disease or a jump in feed prices takes the profit of months | raise animals in separate groups, keep visitors and vehicles away from them and agree prices that follow the cost of feed
rule: Settle animal health, slaughter and land use | Ask about registering the farm, vaccinations, animal welfare, distances to homes and manure, and sell only meat that was slaughtered and inspected as the law requires. | the farm is registered and the slaughterhouse has confirmed in writing
trial: Raise one small batch for five buyers | Take weekly orders from five kitchens or butchers before buying the young stock, or buy ready animals from a neighbour for the first deliveries, and note feed, losses, weights and payments. | costs, weights and paid orders of one batch are on one sheet
ask: What does one kilo cost when feed and losses are counted? | | trade-trial | by weighing feed and animals of one batch
ask: Will buyers promise an order every week? | | closing-calls | with ten buyers and a one-page standing order
ask: What happens if disease comes into the shed? | Groups are kept apart and a vet is named in advance | rules | with a written health plan from the vet
roles: somebody who has kept such animals before | somebody who finds buyers and delivers | a vet who visits regularly
search: fresh chicken supplier for restaurants
name: +Pasturepen = animals on pasture
name: Good Fields = good fields and good feed
name: +Ridgefarm = a farm on the ridge
name: Fresh Herd = fresh from our own herd
name: +Broodfarm = a farm with broods
name: Farm Fresh Week = fresh from the farm weekly
name: Gate Fresh = fresh at the farm gate
name: Straw & Shed = animals kept on straw
name: +Grassherd = a herd kept on grass
name: Good Flock = a flock in good health
name: *Herdora = coined from herd
line: Raised nearby, delivered fresh
line: Good animals from a known farm
line: Fresh meat on the agreed day
line: Good feed, calm animals, better meat
line: From our sheds to your kitchen
line: Steady weights, every single week

farm-inputs-supply
job: an order, orders
rival: the farm shop or dealer in the nearest town | the goods are on the shelf and known customers may pay after harvest | | seed and fertiliser shop
rival: cooperatives and large farm suppliers | they buy in bulk, have agronomists and give credit for a season | Nutrien Ag Solutions, One Acre Fund, DeHaat@IN, Farmers Business Network@US | farm inputs online
rival: saved seed, manure and feed from the own farm | it costs no cash and does not depend on any road
meet: cooperatives' meetings, market days and milk collection points | cooperative chair | farmers talk there about what to plant and what it costs | take a joint order from one farmer group with {name} and hand out sealed bags on the agreed day | two market days a month | agronomists, vets and produce buyers | they are asked which seed and feed can be trusted
measure: the share of orders that arrive before the day they are needed
moat: genuine goods, honest advice and delivery on time for planting
risk: farmers buy on credit, the harvest fails and the debt stays | take deposits or group orders, give credit only within a small limit and tie repayment to the sale of the crop
rule: Settle dealer licences, storage and advice | Ask which licences selling seed, feed, fertiliser, animal medicines and pesticides needs, store them apart and safely, and keep the batch number of every bag sold. | the licences are granted and the batch book is started
trial: Fill one group order for twenty farmers | Collect orders and deposits from twenty farmers for three products, buy them in one go, deliver to one place, and note price saved, transport cost and faults. | orders, costs and comments of twenty farmers are in one table
ask: How does a farmer know that the bag is genuine? | It comes sealed with a batch number and a receipt | rules | with supply letters from the makers
ask: Who pays when the road is closed or the truck is late? | | f-2 | with written offers from two hauliers
ask: How much cash do farmers have before planting? | | interviews-2 | with twenty farmers and their last season's purchases
roles: an agronomist or feed expert whom farmers trust | somebody who buys stock and plans transport | local agents who take orders
search: buy seed and fertiliser online
name: +Seedstore = a store for seed
name: Sack & Seed = feed sacks and seed
name: +Sowready = ready for sowing
name: First Rain = everything is there before the rain
name: +Feedroute = the delivery route for feed
name: Honest Bag = genuine goods in the bag
name: +Fieldstock = stock for the field
name: Row by Row = for each row of the crop
name: +Growbarn = the barn with growing supplies
name: Planting Day = delivered before planting
name: *Agrisa = coined from agriculture
line: The right bag before the rain
line: Genuine seed, honest price, on time
line: Feed and seed brought to you
line: Everything your season needs
line: Order together, pay less
line: Good inputs make good harvests

agro-processing
job: an order, orders
rival: large millers and ingredient companies | they deliver any quantity with the same quality and all the papers | Cargill, ADM, Olam | food ingredient supplier
rival: importers and wholesale markets | imported flour and oil are often cheaper and always in stock | | flour wholesaler
rival: food makers who process crops themselves | they choose their own quality and pay nobody a margin
meet: bakeries, food factories and wholesale markets | production manager | they buy sacks and drums there and know every fault of the present supply | bake or cook one batch with {name} in their own kitchen and compare it with what they use | two mornings a week | farm cooperatives, food technologists and equipment dealers | they know who has crops and who needs ingredients
measure: the share of batches within the agreed moisture, colour and purity
moat: farmers who deliver, even quality and buyers with standing orders
risk: crops come all at once while buyers need the goods all year | dry and store well, agree quantities with farmers and buyers before harvest and use the plant for a second crop
rule: Settle food safety, plant permits and crop purchases | Ask which registration and hygiene plan a food plant needs, have water, waste and noise approved, test for mould and residues, and pay farmers by written weights. | the plant is registered and the first test report is clean
trial: Process one small lot in a rented mill | Buy a small lot from five farmers, have it processed at an existing mill or shared kitchen, give samples to ten buyers, and note yield, cost, test results and orders. | yield, cost, tests and orders of one lot are on one sheet
ask: How much sellable product does one sack of crop give? | | trade-trial | by weighing each step of one lot
ask: Will buyers sign for a whole season? | | closing-calls | with ten buyers and samples from the first lot
ask: Who sells the crop to us when traders pay more? | | f-2 | with written supply terms from two farmer groups
roles: a food technologist or experienced miller | somebody who buys from farmers and keeps the books | somebody who sells to bakeries and food makers
search: bulk flour and oil supplier
name: +Millgrove = a mill among the fields
name: Press & Mill = where oil and flour are made
name: +Harvestmill = a mill for the harvest
name: Second Harvest = what is made after the harvest
name: +Cropworks = works that process crops
name: Husk to Flour = from husk to flour
name: +Grainpress = presses and mills grain
name: Field to Bag = from the field into the bag
name: +Bulkmill = milled in bulk
name: Good Milling = crops milled with care
name: *Farinelle = coined from the word for flour
line: Local crops, ready for your kitchen
line: Every bag the same good quality
line: From the field to fine flour
line: Ingredients with a known origin
line: Pressed, milled and packed nearby
line: Harvest that lasts all year

freight-forwarding
job: a shipment, shipments
rival: large international forwarders | they have offices at both ends, space with every carrier and fixed contracts | DHL Global Forwarding, Kuehne+Nagel, DSV, Flexport | freight forwarder
rival: the supplier's own forwarder | the price is part of the supplier's offer, so nothing has to be arranged
rival: parcel carriers and courier services for small loads | a box is collected at the door and customs is included | DHL Express, FedEx, UPS | ship goods by air
meet: import associations, trade fairs and warehouses near the port | association secretary | small importers swap there what they paid and who let them wait | go through one old freight bill with {name} and price the next shipment line by line | one evening a week | customs agents, sourcing agents and trade finance advisers | their clients ask who can move the goods
measure: the share of shipments that arrive in the promised week at the quoted price
moat: good agents at both ends, and one person who answers
risk: a charge nobody quoted or an unpaid invoice eats the small margin | quote every charge with its limits, take payment before goods are released and check new clients' credit
rule: Settle licences, cargo insurance and liability | Ask which licence or bond a forwarder and a customs agent need, trade under standard terms, carry liability insurance, and offer cargo insurance in writing for each shipment. | the licence, the terms and the policies are in force
trial: Quote twenty shipments and move two | Ask twenty small importers for their next shipment, quote it with two partner forwarders, move two of them, and note hours, hidden charges, delays and what they paid before. | quotes, charges and delays are in one table
ask: Which charges appear only at the port? | | trade-trial | by comparing twenty old bills with their quotes
ask: Will carriers and agents work with a new, small firm? | | f-2 | with written rates from three agents or consolidators
ask: Who pays when the goods are held by customs? | Papers are checked before loading, and duties are the importer's | rules | with standard terms checked by a lawyer
roles: somebody with years in freight operations | somebody with customs knowledge | somebody who sells to small importers
search: freight forwarder for small business
name: +Portpath = the path through the port
name: Dock to Door = from the dock to the door
name: +Boxfreight = freight by the box or container
name: Clear Cargo = cargo with clear prices
name: +Freightclear = freight made clear
name: Two Harbours = somebody at both ends
name: +Palletport = pallets through the port
name: Sea & Sky = freight by sea and air
name: +Cargolane = a lane for your cargo
name: All-In Freight = one price with everything
name: *Fretora = coined from freight
line: From factory gate to your door
line: One price, every charge included
line: Small shipments, handled with care
line: Know the landed cost first
line: Sea, air and customs sorted
line: Your cargo has one contact

haulage-dispatch-software
job: a load, loads
rival: spreadsheets, whiteboards and group chats | they cost nothing, and everybody in the office understands them | | haulage planner spreadsheet
rival: transport management systems | rates, invoices and vehicle records are in one place and the history stays | McLeod Software@US, Mandata@GB, Truckbase@US | transport management software small fleet
rival: tracking and fuel card portals | positions and mileage are already there, paid with the device | Samsara, Geotab, Webfleet | truck fleet tracking
meet: truck stops, haulage associations and truck dealers | association secretary | owners meet there and talk about rates, drivers and late payment | enter one day's real loads with {name} and send the invoices from signed notes | two early evenings a week | transport accountants, truck dealers and insurers | they see the lost paperwork and unbilled waiting time
measure: the hours from delivery to the invoice being sent
moat: rates, customers and past loads in one place, and drivers used to the app
risk: drivers do not use the app, so the office types everything again | need no more than three taps per load, work without a signal and let the office send a plain link
rule: Settle drivers' data and transport records | Ask which location data of drivers may be kept, how long delivery papers and working hours must be stored, and whether electronic notes and invoices are accepted. | the data page and the list of records are checked
trial: Run one week of loads for three hauliers | Take orders, drivers and notes of three firms for a week, use a simple form on the drivers' phones, send the invoices each evening, and count missing notes and hours. | loads, missing notes and office hours are in one table
ask: Why would drivers fill it in? | They get the address, contacts and pay details in one place | trade-trial | by watching five drivers use it for a week
ask: Does it work with the accounting program? | | f-3 | with test invoices in two common programs
ask: What would a firm with five trucks pay? | | price-talks | by showing two prices to ten owners
roles: somebody who has run a transport office | a developer for web and driver app | somebody who sets up firms and answers by phone
search: software for small haulage company
name: +Loaddesk = the desk for all loads
name: Load & Note = the load and its signed note
name: +Truckboard = the board for all trucks
name: Cab to Invoice = from the cab to the invoice
name: +Haulpad = a pad for hauliers
name: Signed Load = delivered and signed for
name: +Lorryline = all lorries in one line
name: Load by Load = each load in its order
name: +Tripslip = the paper of each trip
name: Full Trucks = trucks planned without gaps
name: *Haulena = coined from haul
line: Every load planned, signed and billed
line: Invoice before the truck is home
line: Drivers, loads and papers together
line: No more lost delivery notes
line: Less paperwork for every truck
line: See every load at a glance

warehouse-management
job: a picked order, picked orders
rival: spreadsheets and printed pick lists | they cost nothing, and the people on the floor know where things are | | warehouse stock spreadsheet
rival: stock modules of the accounting or business program | orders and purchases are in it already, and nobody has to connect anything | Odoo, SAP Business One, Zoho Inventory | inventory module bin locations
rival: known warehouse systems | they handle many channels and carriers, and other warehouses recommend them | ShipHero@US, Mintsoft@GB, Logiwa, Manhattan Associates | warehouse management system small business
meet: trading estates, logistics associations and rack suppliers | warehouse manager | wrong and missing goods are a daily subject there | label one aisle and pick ten orders with {name} against the paper list | two mornings a week | rack and scanner dealers, accountants and shop agencies | they see warehouses outgrow the spreadsheet
measure: the share of orders picked without a wrong or missing item
moat: every bin labelled, links to the shops in use, and staff who know it
risk: going live stops the warehouse for days | start with one aisle beside the old way, load stock by a count and move on only when the figures agree
rule: Settle customers' data, lots and access | Agree in writing who may see orders and addresses, keep lot and expiry records as long as food or medicine rules ask, and give each worker an own login. | the data agreement and the list of kept records are signed by the first customer
trial: Run one aisle in three warehouses | Label one aisle in each, let two people pick from it for a week with phones, and note minutes, wrong picks and missing stock before and after. | minutes and wrong picks of three aisles are in one table
ask: Does it work when the wireless network drops? | | trade-trial | by picking ten orders in the worst corner of a hall
ask: How long until stock in the system is right? | | f-3 | with a count of one aisle before and after
ask: Why change while the paper list still works? | | interviews-2 | with ten warehouses and their last wrong shipments
roles: somebody who has run a warehouse floor | a developer for scanning and shop links | somebody who visits customers for set-up
search: warehouse management software small business
name: +Binpath = the path to each bin
name: Right Rack = goods in the right rack
name: +Pickline = picking in a clear line
name: Aisle One = where the walk begins
name: +Shelfcode = a code on every shelf
name: Scan & Stow = scanned and put away
name: +Palletmap = a map of all pallets
name: Bin to Box = from the bin into the box
name: +Stowright = put away in the right place
name: Every Bin = each bin is known
name: *Rackora = coined from rack
line: Know what lies in every bin
line: The right item, picked the first time
line: Less walking, fewer wrong parcels
line: Stock that matches the shelf
line: New pickers ready on day one
line: From delivery to dispatch, step by step

demand-forecasting
job: a forecast, forecasts
rival: spreadsheets and the buyer's experience | it costs nothing, and the buyer knows things no file contains | | sales forecast spreadsheet
rival: reorder points in the stock or business program | they are there already and send a proposal as soon as stock is low | Odoo, SAP, Microsoft Dynamics | reorder point software
rival: specialised planning programs | they know seasons, lead times and many branches, and bring consultants | Netstock, Slimstock, RELEX, Inventory Planner | demand planning software
meet: buying groups, wholesalers' associations and retail fairs | head of the buying group | buyers compare there what sold out and what was left | take one firm's past sales through {name} and compare the forecast with what really sold | one afternoon a week | accountants, business software partners and stock auditors | they see the money that lies in slow stock
measure: the share of items out of stock, against the weeks before
moat: forecasts shown beside what really sold, and links to the systems buyers use
risk: one bad forecast and buyers go back to their own guess | show a range with the reason, let buyers correct it and begin with items that sell steadily
rule: Settle sales data and who decides | Agree in writing how sales and prices are kept apart from other customers, whether they may train models, and that the buyer confirms every order. | the data agreement is signed and the wording on forecasts is checked
trial: Forecast last season for five firms | Take old sales from five firms, hide the last weeks, forecast them, compare with the buyer's own orders, and note the error and money tied up. | errors and order suggestions of five firms are in one table
ask: Is it really better than the buyer's guess? | | trade-trial | by hiding the last weeks of five sales files
ask: What if there is hardly any history? | New items borrow from similar ones and carry a wide range | f-3 | with twenty new items from past seasons
ask: Who in the firm pays for it? | | closing-calls | with ten owners and heads of buying
roles: somebody for statistics and models | a former buyer or planner | a developer for data links and screens
search: demand forecasting software for retail
name: +Stocksight = sees ahead for stock
name: Next Monday = what will be needed next week
name: +Ordersense = a sense for what to order
name: Right Amount = neither too much nor too little
name: +Shelfcast = a forecast for the shelf
name: Before Empty = ordered before the shelf is empty
name: +Reorderly = reorders kept in order
name: Season Ready = ready before the season
name: +Demandline = the line of coming demand
name: Less Left = less stock is left over
name: *Prevora = coined from preview
line: Order what will really sell
line: Full shelves, less money in stock
line: See next month's demand coming
line: The right amount at the right time
line: Fewer gaps, fewer leftovers
line: A clear order list each week

video-surveillance-ai
job: an alert, alerts
rival: ordinary cameras with a recorder | they are already on the wall, and the recording satisfies the insurer | Hikvision, Dahua, Axis Communications | security cameras for business
rival: guards and patrols | a person is seen, can step in and can be called to account | Securitas, G4S | security guard service
rival: camera platforms with built-in recognition | cameras, storage and alerts come from one supplier | Verkada, Avigilon, Veesion@FR | smart surveillance cameras
meet: security installers, retail associations and site offices | security installer | owners call there after a break-in | connect {name} to two cameras for a week and go through the alerts with the owner | one day a week | alarm companies, insurers and safety officers | they are asked how the next loss can be avoided
measure: the share of alerts that turn out to be real
moat: few false alarms in rain, dark and crowds, and installers who trust it
risk: false alarms pile up and the owner switches it off | tune each camera in the first week, check alerts by a person and sell only the dangers that are recognised well
rule: Settle privacy, signs and staff consent | Ask the data authority what may be filmed and for how long it may be kept, put up signs, agree with staff, avoid recognising faces, and ask whether a security licence is needed. | a privacy assessment, the signs and the licence answer are on file
trial: Watch two weeks on five sites | Connect two existing cameras on each of five sites, mark every alert as real or false with the owner, stage a few test events, and note what was missed. | real, false and missed alerts of five sites are in one table
ask: How many alerts are false on a rainy night? | | trade-trial | by counting two weeks of alerts on five sites
ask: Who reacts when an alert comes at night? | The owner, a guard firm or a control room is named for each site | f-2 | with written offers from two control rooms
ask: Is it allowed to film there? | | rules | with the data authority's answer for three kinds of site
roles: an engineer for video recognition | an experienced security installer | somebody who sells to shops and sites
search: AI security camera system for business
name: +Gatewatch = watches the gate
name: Second Look = every alert is looked at again
name: +Yardguard = guards the yard
name: Night Eyes = eyes on the site at night
name: +Sightalert = an alert when something is seen
name: Quiet Night = a night without incidents
name: +Camwarden = the camera becomes a warden
name: Real Alert = only alerts that are real
name: +Sitewatcher = watches over the site
name: Safe Aisle = aisles kept safe from theft
name: *Vigilora = coined from vigilant
line: Cameras that speak up in time
line: Know at once, not next morning
line: Your cameras, now on guard
line: Real alerts, fewer false alarms
line: Stop the theft while it happens
line: Every gate watched, day and night

outdoor-advertising
job: a campaign, campaigns
rival: large owners of posters and screens | they have the best places in every big city and sell through agencies | JCDecaux, Clear Channel, Lamar Advertising@US, Ströer@DE | billboard advertising prices
rival: ads on search and social networks | they can be started today with little money, and clicks are counted | Google, Meta | advertise my local business
rival: leaflets, own shop signs and local radio | they are familiar, and the owner knows somebody who makes them
meet: chambers of commerce, shopping streets and advertising agencies | chamber secretary | owners ask there how to become known in town | show three owners their own advert on one screen or board of {name} for a week | two mornings a week | printers, agencies and event organisers | their clients need places to be seen
measure: the number of customers who say they saw the advert
moat: permits and contracts for good places, and venues that stay
risk: places stand empty while rent and power run on | pay venues a share instead of rent, sell the first months before fitting and offer short bookings
rule: Settle permits, content and road safety | Ask the council which places, lights and vehicles may carry advertising, write contracts with the owners of walls and venues, and check adverts against the rules for alcohol, health and politics. | the permits and the place contracts are on file
trial: Sell one place to four advertisers | Rent one screen, trailer or wall for two weeks, sell four spots or shares, ask customers at the till whether they saw it, and note fitting time and answers. | paid spots, fitting hours and answers are on one sheet
ask: How does an advertiser know that it worked? | | trade-trial | by asking at the till of four advertisers for two weeks
ask: Will the council allow it there? | | rules | with the council's answer for three real places
ask: Who books again after the first month? | | closing-calls | with the first advertisers and an offer for three months
roles: somebody who sells to local advertisers | somebody for permits, fitting and repairs | a designer for clear, large adverts
search: billboard advertising near me
name: +Streetboard = boards along the street
name: Busy Road Ads = seen on busy roads
name: +Wallspot = a spot on the wall
name: Town Screens = screens across town
name: +Wheelposter = posters on wheels
name: Passed Daily = passed by people every day
name: +Roadreach = reaches people on the road
name: Big & Local = large adverts for local firms
name: +Corneradvert = adverts at the corner
name: Seen in Town = seen all over town
name: *Posteria = coined from poster
line: Be seen where your customers pass
line: Your name all over town
line: Local streets, local customers
line: Big adverts for small budgets
line: Seen every day, on every way
line: Book a place, meet the street

print-and-signage
job: a print job, print jobs
rival: online printers | they are cheap, show the price at once and send cards and leaflets within days | Vistaprint, MOO, Flyeralarm@DE | print banners online
rival: other sign makers and print chains in town | they have the file from last time and a fitter | FASTSIGNS, Signarama | sign maker near me
rival: the office printer and a board painted by hand | it is done the same day and costs almost nothing
meet: shopping streets, trade counters and the chamber of commerce | shopkeeper | new shops open there and every one needs a sign | take a photo of three shop fronts and show them with a sign by {name} | two mornings a week | graphic designers, shopfitters and estate agents for shops | their clients need print and signs soon after signing
measure: the share of jobs fitted on the promised day without a reprint
moat: customers' files and measurements on record, and fitting done by the same people
risk: small one-off jobs fill the day and pay little | set a minimum price, sell sets for new shops and agree repeat orders with firms that have branches or vehicles
rule: Settle sign permits, work at height and artwork rights | Ask who applies for the sign permit, insure and train for work on ladders and near power, check fixings, and have the customer confirm rights and spelling on a proof. | the insurance, ladder training and proof form are in place
trial: Sell and fit ten jobs with a trade printer | Sell banners, window film and signs to ten firms, let a trade printer make them, fit them yourself, and note material, hours, mistakes and what was paid. | cost, hours and payments of ten jobs are on one sheet
ask: Which machine is worth buying first? | | f-1 | by comparing ten jobs bought in with the lease of a printer
ask: Who pays when the text is wrong? | Every customer signs a proof before printing | rules | with a proof form used on ten jobs
ask: Why not order online? | | interviews-2 | with fifteen shops and their last print order
roles: somebody who prepares files and prints | a fitter used to ladders and vehicles | somebody who measures, quotes and looks after firms
search: sign shop near me
name: +Signfitters = we make and fit signs
name: Print & Fit = printed and fitted
name: +Signbench = a bench where signs are made
name: Above the Door = where the shop sign hangs
name: +Bannerbay = a bay full of banners
name: Proof to Post = from the proof to the post
name: +Letterfront = letters for the shop front
name: Vinyl & Van = lettering for windows and vans
name: +Inkyard = a yard for ink and print
name: Straight Signs = signs that hang straight
name: *Signaro = coined from sign
line: Designed, printed and up on time
line: Signs people see and remember
line: From artwork to the last screw
line: Your name, clear and straight
line: Local print, fitted by us
line: Ready before your opening day

custom-packaging
job: an order, orders
rival: online printers for boxes and labels | prices are shown at once and samples can be ordered | Packhelp, Packlane@US, noissue, Sticker Mule | custom boxes low minimum
rival: packaging factories and importers | one box costs little when thousands are ordered | Alibaba | custom packaging supplier
rival: plain boxes with a stamp or sticker | they are in stock everywhere and need no design | Uline@US, Rajapack@GB | shipping boxes
meet: makers' markets, food fairs and online groups for sellers | market organiser | small brands look there at each other's packaging | make one sample box with {name} for three makers and ask what they pay now | two market days a month | brand designers, product photographers and packers | their clients ask where to print a few hundred boxes
measure: the days from the approved proof to the delivered boxes
moat: low minimum orders, files on record and boxes that fit the product
risk: many tiny orders with much advice eat the margin | offer set sizes, a clear file check and a minimum order, and make repeat orders simple
rule: Settle food contact, artwork rights and colour limits | Ask which board, inks and glues may touch food or cosmetics, which waste fees packaging carries, have clients confirm rights and label text, and show a proof. | supplier papers, the proof form and the fee answer are filed
trial: Make ten small orders with a print partner | Take paid orders from ten small brands, have boxes or labels printed and cut by a partner, check fit and colour, and note hours, faults and delivery days. | cost, hours and faults of ten orders are on one sheet
ask: What is the smallest order that pays? | | f-1 | by costing ten real orders at three quantities
ask: Will the colours look like those on the screen? | A printed proof can be ordered first | trade-trial | by comparing ten proofs with the finished run
ask: Do brands order again? | | price-talks | by offering a repeat price to ten brands
roles: a packaging designer who knows board and cutting | somebody for printing and quality | somebody who advises small brands
search: custom printed boxes small quantity
name: +Boxbench = a bench where boxes are made
name: Small Run Box = boxes in small runs
name: +Labelnest = a nest for labels
name: Fold & Print = folded and printed
name: +Wrapmark = your mark on the wrap
name: Your Box Co = a box with your name
name: +Cartonkind = cartons of every kind
name: First Fifty = start with a few boxes
name: +Sleevely = sleeves and boxes printed
name: Lid & Label = lids and labels that match
name: *Boxelia = coined from box
line: Your brand on every box
line: Printed boxes without the big order
line: Packaging that fits your product
line: Small runs, proper print
line: See a sample before you print
line: Boxes worth opening slowly

industrial-supplies
job: an order, orders
rival: large catalogue suppliers | nearly every part is in stock and arrives the next day on account | Grainger@US, McMaster-Carr@US, RS, Würth | industrial supplies online
rival: the local tool and parts dealer | he knows the machines, gives credit and lets people collect at once | | bearings and tools supplier near me
rival: general online marketplaces | prices are easy to compare, and everybody has used them before | Amazon Business, Alibaba, Moglix@IN | buy industrial parts online
meet: industrial estates, machine fairs and dealers' counters | maintenance manager | they need small parts every week and know what went wrong with the last order | price one real shopping list with {name} and deliver one missing part the next day | two mornings a week | machine dealers, service technicians and purchasing consultants | they are asked where to get the right part
measure: the hours from asking for a part to having it in the workshop
moat: true stock from local dealers, and part data that buyers trust
risk: thousands of articles with wrong data and tiny baskets eat the margin | begin with one trade and its usual parts, check data by hand and set a minimum order
rule: Settle warranties, fakes and safety papers | Agree who sells and gives warranty, take branded parts only from authorised dealers, keep certificates for protective gear and safety sheets for chemicals, and check rules for goods sold on account. | seller terms and papers for the first articles are filed
trial: Fill twenty shopping lists by hand | Take real lists from ten workshops, find each part at five dealers, quote the same day, deliver, and note minutes, price gaps, wrong parts and margin. | minutes, prices and errors of twenty lists are in one table
ask: Will dealers show true stock? | | closing-calls | by asking ten dealers for a daily stock file
ask: Who pays when the wrong part comes? | Wrong parts are taken back, and the seller pays if the data was wrong | rules | with one returns page signed by all dealers
ask: How often does one workshop buy, and how much? | | interviews-2 | with fifteen workshops and their last month of invoices
roles: somebody with technical knowledge of parts | a developer for catalogue, search and orders | somebody who wins and looks after dealers
search: industrial supplies online
name: +Partsrow = parts in one row
name: Bolt & Belt = from bolts to drive belts
name: +Toolcrib = the tool store of a factory
name: Before Shift = there before the shift starts
name: +Floorsupply = supplies for the shop floor
name: Right Part = the part that fits
name: +Plantsupply = supplies for the plant
name: Factory Basket = all factory supplies in one basket
name: +Bearingbay = a bay with bearings
name: Spare & Ready = spare parts that are ready
name: *Fabrisa = coined from fabricate
line: Every part your workshop needs
line: One basket for the whole factory
line: The right part by tomorrow
line: Less searching, more running machines
line: Original parts from known dealers
line: Keep the line running

contract-manufacturing
job: a production run, production runs
rival: factories abroad | the price per piece is low when the order is large | Alibaba | contract manufacturer overseas
rival: online services for made parts | a drawing gets a price within minutes, and capacity is always there | Xometry, Protolabs, Fictiv@US | CNC parts quote online
rival: making it themselves | they control quality, keep every margin and can change things on the day
meet: maker spaces, product founders' groups and trade fairs | maker space manager | people with a finished sample ask there who could make more | go through one real product with {name} and quote a first run line by line | one evening a week | product designers, packaging suppliers and testing laboratories | their clients need a producer after the prototype
measure: the share of pieces delivered on time and without a fault
moat: quick set-up for small runs, reliable quality and clients who reorder
risk: machines stand idle between runs, or one client fills them all | win several clients with repeat orders, charge for set-up and let nobody take more than half of the hours
rule: Settle liability, ownership and product rules | Write down who owns drawings, formulas and tools, who answers for faults, ask which hygiene, safety or quality certificates the goods need, and insure goods in your care. | the contract is checked and the needed certificates are listed
trial: Make one small run for three brands | Quote ten brands, make a paid small run for three of them, if needed on rented machines, and note set-up, minutes per piece, scrap and delivery. | minutes, scrap and payment of three runs are on one sheet
ask: What is the smallest run that pays? | | f-1 | by costing three products at three quantities
ask: Who pays when a batch is faulty? | Samples are approved first, and each run is checked against them | rules | with a quality agreement for one product
ask: Will a brand order again within the year? | | closing-calls | with ten brands and a price for the repeat order
roles: a production engineer who sets up machines | somebody for quality and records | somebody who quotes and looks after brands
search: small batch contract manufacturer
name: +Runworks = works for small runs
name: Small Lot Works = makes small lots
name: +Makeline = a line for what you make
name: Second Batch = brands come back for more
name: +Batchbay = a bay for batches
name: Pilot to Pallet = from pilot run to full pallet
name: +Fillworks = works that fill and pack
name: Made to Spec = made as it was specified
name: +Linehouse = a house with production lines
name: Set Up & Run = machines set up and running
name: *Produzia = coined from produce
line: Your product, made in small runs
line: From sample to finished pallet
line: Good pieces, on the agreed day
line: Made, packed and ready to sell
line: Start small, order again
line: Our machines, your brand

medical-device
job: a procedure, procedures
rival: devices of the large manufacturers | hospitals have service contracts with them, and the staff is trained on them | Philips, GE HealthCare, Siemens Healthineers, Medtronic | medical equipment supplier
rival: the usual method without a new device | it is in the guideline, it is paid for and everybody knows how to do it
rival: used and simpler equipment | it costs far less and does the main thing | | refurbished medical equipment
meet: hospital departments, medical congresses and clinical engineers' offices | head of department | they know which step fails and who decides on purchases | watch ten procedures, then let three users handle a model of {name} without patients | two days a month | clinical researchers, regulatory experts and medical distributors | they need devices that pass approval and solve a real problem
measure: the share of procedures that succeed with the device at the first try
moat: clinical evidence, approval and users who took part from the start
risk: approval and study take longer than the money lasts | settle the device class first, plan money up to approval with a reserve, and use grants and a clinical partner
rule: Settle device class, study approval and quality system | Ask the authority or a notified body for the device class, get an ethics approval before any patient is involved, build the quality system from the start and insure the study. | the device class, ethics answer and quality plan are on file
trial: Let ten clinicians use a model without patients | Build a model that is safe to handle, let ten users go through the task on a dummy, note errors, minutes and questions, and ask for a letter of interest. | errors, minutes and letters of ten users are in one table
ask: Which approval does it need, and how long does it take? | | rules | with a written view from a regulatory expert
ask: Who in the hospital pays for it, and from which budget? | | interviews-2 | with ten heads of department and purchasers
ask: Is it better than the present method? | | f-6 | with a study plan signed by a clinical partner
roles: a doctor or nurse from the field | an engineer for medical devices | a regulatory and quality expert
search: medical device for clinics
name: +Clinitool = a tool for clinics
name: First Try Med = works at the first try
name: +Wardready = ready for the ward
name: Clear Reading = a reading that is clear
name: +Probehand = a probe in steady hands
name: Bedside First = used first at the bedside
name: +Caregauge = a gauge for better care
name: Sooner Well = patients are well sooner
name: +Clinichand = in the hand of the clinic
name: Ward Partner = a partner on the ward
name: *Medivela = coined from medical
line: Ready to help at the bedside
line: See sooner, treat sooner
line: Made with doctors, tested with care
line: Simple to use, safe for patients
line: Better care in less time
line: One device for a difficult moment

medical-billing
job: a claim, claims
rival: front desk staff who do the billing | they know the patients, and no fee is paid to anybody | | how to submit insurance claims
rival: practice software with billing built in | codes and claims are made from the notes in the same screen | athenahealth@US, AdvancedMD@US, Tebra@US | practice management software billing
rival: large billing companies | they have many coders, know every insurer and take over the whole office | R1 RCM@US | medical billing company
meet: doctors' associations, practice managers' groups and medical buildings | practice manager | they talk there about rejected claims and late payment | go through twenty rejected claims with {name} and show which could still be paid | one afternoon a week | medical accountants, practice software partners and healthcare lawyers | they see the unpaid claims in the books
measure: the share of claims paid at the first submission
moat: coders who know each insurer's rules, and practices that see their money come faster
risk: a wrong code or a missed deadline costs the practice money and trust | have a second person check new codes, keep a calendar of deadlines and insure against errors
rule: Settle patient privacy, coding duties and fees | Sign a data agreement for patient records, work only on secured computers, have coders trained and certified where it is usual, and ask whether a fee as a share of payments is allowed. | the data agreement, fee answer and error insurance are on file
trial: Bill two weeks for two practices | Take the visits of two practices for two weeks, code and submit them beside the staff, rework ten old rejections, and note minutes, rejections and money recovered. | claims, rejections and hours of two practices are on one sheet
ask: Why would a practice let strangers see patient records? | Access is limited, logged and covered by a signed agreement | rules | with a data agreement checked by a lawyer
ask: How many old rejections can still be paid? | | trade-trial | by reworking twenty claims with two practices
ask: Fixed fee or a share of payments? | | price-talks | by showing both to ten practice managers
roles: a certified coder with years in a practice | somebody who follows up with insurers | somebody who wins and looks after practices
search: medical billing service for small practice
name: +Claimcare = care for every claim
name: Clean Claims = claims without faults
name: +Visitcode = the right code for each visit
name: Paid Visit = every visit is paid
name: +Billwell = billing done well
name: First Pass = paid at the first submission
name: +Practicepay = payment for the practice
name: Fewer Denials = fewer claims are denied
name: +Remitdesk = the desk for payments
name: Chart to Check = from the chart to the payment
name: *Claimora = coined from claim
line: Claims paid the first time
line: More paid visits, less paperwork
line: You treat, we handle the claims
line: Every visit coded and followed up
line: Old denials looked at again
line: Your practice, paid on time
`;
