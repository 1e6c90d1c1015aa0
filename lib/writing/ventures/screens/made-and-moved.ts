/** Made, recycled and moved for firms: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MADE_AND_MOVED_SCREENS = `
last-mile-delivery
thing: parcel, parcels = Two boxes for Hill Street; Shoes, this evening; Lamp, fragile
must: Shops book a pickup in one minute; Buyers choose a time window; Photo or code at every handover; A list of failed attempts each evening
later: Returns collected at the door; Orders taken straight from the shop's software
screen: Book a pickup | headline Pickup today | ask Parcels = Four | ask Pickup address = Shop on Mill Road | list Choose = Same evening; Next morning | switch Cash on delivery | button Book the pickup | no parcels booked yet for today | the round is full: the next free pickup is shown
screen: Your parcel | headline Arriving between six and eight | map Driver on the way | steps Progress = Collected; Sorted; On the van; Delivered | buttons Change the time / Leave with neighbour | no parcel is on its way | nobody was at home: choose a new time
screen: Dispatch desk, today | table Rounds = Driver, Stops left, Status; Sam, nine, On time; Mina, four, On time; Leo, seven, Late | map Rounds by district | list Not delivered = Hill Street, nobody home; Park Lane, wrong address | buttons Call driver / Move stops | no rounds are out at the moment | a van has stopped: its parcels are offered to two others

construction-materials-marketplace
thing: order, orders = Cement and sand, Tuesday; Roof timber; Blocks for garden wall
must: Prices with delivery to the site; A material list sent to several dealers; Stock confirmed by the dealer; Goods counted on site before payment
later: Payment terms for regular builders; Price alerts for cement and steel
screen: My material list | headline House on Oak Lane | list Needed = Cement, nine bags; Sand, two loads; Steel bars, one bundle | ask Deliver to site = Thursday, before eight | button Ask dealers | add the first material or upload a list | one item was not found: describe it in your own words
screen: Offers | table Three offers = Dealer, Delivery, Complete; Hill Yard, Thursday, Yes; Stone & Son, Wednesday, Yes; River Depot, Thursday, One item missing | words Prices include delivery | buttons Choose Hill Yard / Ask a question | waiting for the first offer | no dealer has everything: the list can be split in two
screen: Dealer's desk | list New lists = Oak Lane, cement and sand; Mill Road, roof timber | switch In stock | ask Earliest delivery = Wednesday | buttons Send offer / Decline | no new lists this morning | offer came too late: the builder has chosen

factory-sourcing
thing: search, searches = Canvas bag; Ceramic lamp; Steel bottle
must: A brief with drawings and quantities; Quotes side by side; Photos and papers from factory checks; Sample feedback kept in one place
later: Inspection before shipping; Repeat orders with the same factory
screen: Canvas bag, factory search | steps Progress = Brief; Quotes; Checks; Sample; Order | table Quotes = Factory, Smallest order, Visited; Workshop A, Small run, Yes; Workshop B, Small run, Yes; Workshop C, Large run, No | buttons Order a sample / Ask for changes | no quotes yet, the first are due on Friday | a factory withdrew: the next one on the list is asked
screen: Factory check, Workshop A | picture Sewing hall | list Checked = Business licence; Machines; Two past buyers called | list Still open = Fire exit papers; Wage records | button Read the report | visit is planned for Tuesday | papers do not match: the search is paused
screen: Our desk | table Searches = Product, Stage, Next step; Canvas bag, Quotes, Call on Monday; Ceramic lamp, Sample, Await parcel; Steel bottle, Brief, Ask for drawing | list Visits this week = Workshop A; Workshop B | button Add a search | no open searches | sample is late: ask the factory for the parcel number

compostable-packaging
thing: carton, cartons = Soup bowls with lids; Burger boxes; Small mailers
must: Sizes and what each one holds; Certificates on every product page; Sample packs; Mixed cartons for small kitchens
later: Own print on boxes; Standing orders each month
screen: Soup bowls with lids | picture Bowl and lid in fibre | list Tested for = Hot soup; Greasy food; Two hours of delivery | link See certificates | ask Cartons = Two | button Add to order | choose a size to see stock | this size is sold out until Monday
screen: Sample pack | words Try five pieces with your own food | list In the pack = Bowl; Burger box; Tray; Cup; Lid | ask Kitchen address = Corner Café | button Send samples | no samples ordered yet | address could not be found, please check it
screen: Production desk | table This week = Product, Cartons, Status; Bowls, nine, Pressed; Burger boxes, six, Drying; Trays, four, Planned | list Fibre in store = Straw, enough; Bagasse, low | button Plan next run | nothing planned for this week | a batch failed the leak test and is held back

plastic-recycling
thing: batch, batches = White flakes, Monday; Blue pellets; Mixed sheets
must: Weight and source of every delivery; A test sheet for each batch; Stock by kind and colour; Pickup times for suppliers
later: Recycled content proof for customers; Prices that follow the market
screen: Blue pellets, batch from Monday | picture Blue pellets in a bag | table Test sheet = Test, Result; Moisture, Good; Melt flow, Good; Dirt, None seen | ask Quantity = Two tonnes | buttons Order / Ask for a sample | no batch of this kind in stock | sample is late: the next pickup is on Tuesday
screen: Offer plastic for collection | ask Kind = Bottles, clear | ask Amount = Five bags | picture Photo of the bags | button Ask for pickup | no pickup planned yet | this kind is not taken: see the list of plastics
screen: Yard desk | table Coming in = From, Kind, Status; School, Caps, Weighed; Bottler, Film, On the way; Pickers' group, Bottles, Sorting | list Machines = Shredder, running; Washer, stopped | chart Output by day | button Note a weight | nothing delivered today | washer stopped: deliveries are moved to tomorrow

poultry-and-livestock-farm
thing: order, orders = Nine chickens, Friday; Eggs, six trays; Half a pig
must: Weekly list of what is ready; Standing orders for kitchens; Weights and dates on each delivery note; A health and feed record per group
later: Reserved animals for feast days; Cuts and portions to choose from
screen: This week from the farm | headline Ready for Friday | list Available = Whole chickens; Eggs by the tray; Duck legs | ask Whole chickens = Six | switch Repeat every week | button Place the order | nothing left for Friday, and next week is open | too many ordered: the rest can come on Tuesday
screen: Your order | steps Progress = Ordered; Prepared; Chilled; Delivered | list On the note = Six chickens with weights; Two trays of eggs | words Driver comes before nine | buttons Change order / Call the farm | no order for this week | delivery is late: the driver has called ahead
screen: Farm book | table Groups = Group, Age, Health; Shed A, five weeks, Good; Shed B, two weeks, Watch; Goats, seven months, Good | list Today = Feed delivery; Vet visit at nine | chart Feed used by week | button Add a record | no records for today | one group eats less: the vet is called

farm-inputs-supply
thing: order, orders = Maize seed, two bags; Dairy feed, five sacks; Fertiliser for one field
must: Prices with delivery to the village; Order by phone, message or form; Batch number on every receipt; Advice on amount for the field
later: Group orders at a better price; Payment in parts over the season
screen: Order for the season | ask Crop = Maize | ask Field size = Two acres | list Suggested = Seed, two bags; Fertiliser, three bags | ask Deliver to = Village shop | button Order | enter your crop to see what is needed | seed is sold out: a similar one is shown
screen: Group order | headline Hill farmers' group | table Orders = Farmer, Bags, Paid; Ana, three, Yes; Joseph, two, Yes; Mary, five, Not yet | words Truck leaves on Monday | buttons Close the order / Add a farmer | nobody has ordered yet | one deposit is missing: the order waits until Friday
screen: Store desk | table Stock = Product, Bags, Reorder; Maize seed, nine, No; Dairy feed, two, Today; Lime, five, No | list Trucks this week = Valley, Tuesday; Hill road, Friday | button Book a truck | no stock entered yet | the road is closed: move deliveries to another day

agro-processing
thing: batch, batches = Cassava flour, Monday; Sunflower oil; Dried mango
must: Stock by product and bag size; Test results for each batch; Origin of the crop; Delivery days for standing orders
later: Own grade for one customer; Smaller bags for shops
screen: Cassava flour, Monday's batch | picture White flour in a bag | table Test = What, Result; Moisture, Good; Sand, None; Colour, White | ask Bags = Eight | buttons Order / Ask for a sample | no flour ready before Friday | this batch was held back after the test
screen: Farmer delivery | ask Farmer = Grace | ask Weight = Five sacks | list Checked = Clean; Ripe; No mould | words Paid on the same day | button Save and print receipt | no deliveries today | scale is not connected: write down the weight
screen: Plant desk | steps Today = Wash; Press; Dry; Mill; Pack | table Orders = Buyer, Product, Status; Corner Bakery, Flour, Packed; Food depot, Oil, Filling; Sauce maker, Dried chilli, Drying | chart Yield by batch | button Plan tomorrow | nothing planned for today | dryer stopped: the next batch is moved

freight-forwarding
thing: shipment, shipments = Five pallets of tiles by sea; Samples by air; One container of chairs
must: Quote with every charge listed; Papers checked before loading; A message at each step; Arrival date with likely delay
later: Landed cost per piece; Shared containers with set departure days
screen: Get a quote | ask From = Supplier's warehouse | ask To = Our store | ask Load = Five pallets of tiles | list Choose = Sea, slower; Air, faster | switch Insure the goods | button Ask for the price | enter the load to see routes | no departure this week: the next one is Monday
screen: Five pallets of tiles | steps Progress = Collected; At port; At sea; Customs; Delivered | map Where the ship is | list Papers = Invoice, received; Packing list, received; Certificate, missing | buttons Upload paper / Ask us | no shipment on the way | ship is late: new arrival on Thursday
screen: Operations desk | table Open shipments = Client, Step, To do; Tile Shop, At sea, Send papers; Chair House, Customs, Pay duty; Sample Co, Collected, Book flight | list Waiting for = Certificate from supplier; Payment from client | button Message client | no open shipments | customs asks a question: answer today

haulage-dispatch-software
thing: load, loads = Gravel to Mill Road; Steel to the harbour; Pallets, two drops
must: Orders on a board by day and truck; A driver's page that works offline; Signature and photo at delivery; Invoice made from the signed note
later: Profit shown for each load; Vehicle service and permit reminders
screen: Today's board | table Loads = Truck, Load, Status; Truck A, Gravel, On the way; Truck B, Steel, Delivered; Truck C, Pallets, Not started | list Not assigned = Timber, Thursday; Sand, Friday | buttons Assign driver / Add load | no loads for today, add the first one | driver is over his hours: choose another driver
screen: Driver's phone | headline Gravel to Mill Road | words Gate is at the back | steps Load = Loaded; Arrived; Unloaded; Signed | picture Signed ticket | buttons Get signature / Report waiting | no more loads today | no signal: saved and sent later
screen: Ready to bill | table Delivered = Load, Note, Extra; Steel, Signed, None; Gravel, Signed, Waiting time; Pallets, Missing, None | button Send invoices | everything is billed | one note is missing: ask the driver for a photo

warehouse-management
thing: order, orders = Six lines, aisle A; Two boxes, express; One pallet, Tuesday
must: A code for every shelf and bin; Receiving and put-away by scan; Pick lists in walking order; A count while work goes on
later: Billing of storage to clients; Lots and expiry dates
screen: Picker's phone | headline Order for Green Shop | list Next picks = Aisle A, bin three, two pieces; Aisle B, bin one, one piece | picture The item | buttons Scan item / Bin is empty | no orders waiting, well done | wrong item scanned: go to bin three
screen: Goods in | ask Delivery from = Paper Mill | list Expected = Boxes, nine; Tape, six | code Scan the label | ask Put away in = Aisle C, bin four | button Confirm | no deliveries expected today | more came than ordered: note it and tell the buyer
screen: Floor desk, today | table Orders = Order, Picker, Status; Green Shop, Ana, Picking; Tool House, Ben, Packed; Tea Store, None, Waiting | list Stock to check = Aisle B, bin one; Aisle D, bin seven | chart Wrong picks by day | button Assign picker | no open orders | printer is offline: labels wait in the list

demand-forecasting
thing: item, items = Oat milk, one litre; Work gloves, large; Garden chair
must: Sales loaded from till or shop system; A forecast for each item and branch; Order list with the reason for each line; Corrections by the buyer
later: Promotions and holidays planned ahead; Moves of stock between branches
screen: Order list for Monday | table Suggested = Item, Order, Why; Oat milk, Nine boxes, Holiday ahead; Work gloves, Two boxes, Steady sales; Garden chair, None, Season ends | switch Show only changes | buttons Approve / Correct | nothing to order this week | sales of one branch are missing: the list is held
screen: Oat milk | chart Sales and the weeks ahead | list Seen in the data = Sells more before holidays; Supplier needs two weeks | ask My correction = One box more | button Save correction | too little history, and similar items are shown | forecast was far off: see what happened
screen: Buyer's desk | list Watch = Running out, three items; Too much, five items | table Branches = Branch, Out of stock, Overstock; Centre, one, two; Station, two, one; Harbour, none, four | chart Forecast against sales | button Open order list | no sales data loaded yet | link to the till is broken, please connect again

video-surveillance-ai
thing: alert, alerts = Person at the back gate; Truck after closing; Hand in bag, aisle two
must: Works with cameras already there; An alert with picture within seconds; Zones and hours for each camera; Mark an alert as real or false
later: Search footage by words; Speak to intruders through a loudspeaker
screen: Alert, back gate | headline Person at the back gate | picture Still from the camera | list Details = Camera four; After closing; Seen for one minute | buttons Call guard / False alarm | no alerts tonight | camera four is dark: check power or lens
screen: My cameras | list Cameras = Back gate, watching; Till, watching; Yard, off by day | map Site plan with zones | switch Watch only after closing | button Draw a zone | no cameras connected yet | camera does not answer: check the network
screen: Control desk | table Open alerts = Site, What, Status; Timber yard, Person, Being checked; Corner Shop, Bag, Real; Depot, Fox, False | talk Timber yard = Control: Someone is at your gate; Owner: That is not one of us | buttons Send guard / Close alert | no open alerts | owner does not answer: call the next contact

outdoor-advertising
thing: campaign, campaigns = Café, five screens, two weeks; Taxi roofs, one month; Wall on Mill Road
must: Places on a map with free dates; Price for each place and week; Proof with photos or play times; Artwork check before printing
later: Booking by time of day; A code on each advert to count visits
screen: Find a place | map Boards and screens in town | list Free in May = Mill Road wall; Station screen; Bakery screen | ask Weeks = Two | button Ask for this place | no free place in this area, see the next street | place was just booked: choose another date
screen: My campaign | headline Café, five screens | steps Progress = Artwork; Checked; Running; Report | picture Advert on the station screen | table Shown = Place, Days, Photo; Station, five, Yes; Bakery, five, Yes; Gym, four, Yes | button Change the advert | no campaign is running | one screen is off: days are added at the end
screen: Our desk | table Places = Place, Booked by, Free from; Mill Road wall, Paint Store, June; Station screen, Café, Tuesday; Trailer, Nobody, Now | list To do = Take photos; Fix the gym screen | button Offer free places | no places entered yet | permit ends soon: ask the council

print-and-signage
thing: job, jobs = Shop sign, two metres; Van lettering; Three banners
must: Quote from photo and size; Proof to confirm before printing; Fitting date with the job; Files kept for reorders
later: Reorder page for branches; Permit help for signs
screen: Ask for a quote | ask What do you need = Shop sign | picture Photo of your shop front | ask Width = Two metres | switch Fit it for me | button Send | nothing added yet, start with a photo | file is too small to print: send a larger one
screen: Proof, shop sign | picture Sign on your shop front | list Please check = Spelling; Phone number; Colours | buttons Approve / Ask for a change | proof comes this afternoon | proof is older than the last change: open the new one
screen: Workshop desk | table Jobs = Job, Step, Due; Shop sign, Cutting, Thursday; Van lettering, Proof sent, Friday; Banners, Ready, Today | list Fitting this week = Bakery, Tuesday; Gym, Friday | button Add a job | no jobs in work | film has run out: the next roll comes on Monday

custom-packaging
thing: order, orders = Soap boxes, small; Round labels; Mailers with logo
must: Size and quantity with price at once; Upload of logo and a view of the box; Printed sample before the run; Reorder with the same file
later: Stored boxes sent when needed; Help with label texts
screen: Make a box | picture Box with your logo | ask Size = Small mailer | ask Quantity = Smallest run | list Print = Outside; Inside and outside | button See the price | choose a size to begin | logo is too small to print sharply: upload another file
screen: Proof, soap boxes | picture Flat and folded view | list Please check = Text; Colours; Barcode | steps Progress = Proof; Sample; Printing; Sent | buttons Approve / Order a sample | proof is being prepared | text runs over the fold: move it and send again
screen: Print desk | table This week = Order, Step, Due; Soap boxes, Printing, Tuesday; Round labels, Cutting, Wednesday; Mailers, Proof sent, Friday | list Board in store = White, enough; Brown, low | button Plan the next run | no orders in print | misprint found: that run is printed again

industrial-supplies
thing: order, orders = Two bearings and a belt; Gloves, five boxes; Drill bits, small set
must: Search by part number or photo; Stock and delivery day for each dealer; One basket and one invoice; Certificates and safety sheets with the part
later: Lists that are reordered each month; Approval by the purchasing desk
screen: Find a part | ask Part number or name = Bearing for conveyor | picture Photo of the old part | list Found = Bearing, sealed; Bearing, open; Bearing with housing | button Show offers | type a number or add a photo | no exact match: ask a technician
screen: Offers for bearing, sealed | table Dealers = Dealer, Stock, Delivery; Tool House, five, Tomorrow; Bearing Depot, two, Today; River Supply, none, Friday | link See certificate | ask Quantity = Two | buttons Add to basket / Ask a question | no dealer has it today | stock has just changed: choose another dealer
screen: Dealer's desk | table Orders = Workshop, Parts, Status; Metal Shop, Two bearings, To pack; Bakery plant, Belt, Sent; Joinery, Saw blade, New | list To answer = Which seal fits; Is this blade in stock | button Confirm stock | no new orders | part is missing: offer another or cancel

contract-manufacturing
thing: run, runs = Pepper sauce, first run; Steel brackets, repeat; Canvas bags, small run
must: Quote from drawing, recipe or sample; Approved sample before the run; Dates for material, production and delivery; Quality report with each run
later: Stock held and shipped for brands; Repeat order in one step
screen: Ask for a quote | ask Product = Canvas bag | ask Quantity = Small run | picture Your sample or drawing | list We need = Material; Packing; Delivery date | button Send for a quote | add a drawing, recipe or photo to begin | a measure is missing: mark it on the drawing
screen: Canvas bags, small run | steps Progress = Quote; Sample; Material; Production; Sent | picture Approved sample | list Checked = Seams; Size; Label | buttons Approve sample / Ask for a change | sample is ready on Friday | material is late: new date is Tuesday
screen: Production desk | table Machines = Machine, Run, Free from; Mill, Steel brackets, Wednesday; Filler, Pepper sauce, Friday; Sewing line, Canvas bags, Monday | list To quote = Candle tins; Bracket, new size | chart Pieces and faults by day | button Plan a run | no runs planned, see open quotes | machine stopped: move the run to another day

medical-device
thing: device, devices = Handheld unit, ward three; Demo unit; Unit in service
must: A clear result on the device; Self-check before each use; Serial number and service history; Training with a short test
later: Results sent to the patient record; Spare parts ordered by the clinic
screen: Device, ready to use | headline Self-check passed | steps Examination = Clean; Place; Measure; Read | switch Use a new cover | button Start measuring | switch on and wait for the self-check | self-check failed: do not use, call service
screen: Result | headline Usable reading | chart Signal | words The doctor decides on the diagnosis | list Noted = Ward three; Operator Ana; New cover used | buttons Save result / Measure again | no reading yet | movement disturbed the reading: measure again
screen: Quality desk | table Units = Unit, Where, Status; Unit A, Ward three, In use; Unit B, Study, Check due; Unit C, Workshop, Repair | list Open reports = Loose cable; Question about cleaning | button Record a report | no open reports | safety report came in: answer the same day

medical-billing
thing: claim, claims = Check-up, Monday; Therapy session; X-ray with visit
must: Visits taken from the practice's system; Codes checked before sending; Deadlines for each insurer; A weekly report to the practice
later: Eligibility checked before the visit; Patient statements and reminders
screen: Practice page, this week | headline Claims sent and paid | list This week = Sent, nine; Paid, six; Rejected, one | chart Days until payment | list Please answer = Signature missing; Note for Monday's visit | button Answer questions | no visits received this week | the link to your system is down: upload the list
screen: Claim, therapy session | table Check = Item, Result; Patient data, Complete; Code, Fits the note; Approval, Missing | steps Progress = Received; Coded; Sent; Paid | buttons Ask practice / Send claim | choose a claim to check | insurer rejected it: reason and deadline are shown
screen: Biller's desk | table To do = Practice, Task, Due; Hill Clinic, Rejected claim, Today; Dr Lee, Missing note, Tuesday; Physio Centre, Call insurer, Friday | list Deadlines near = Hill Clinic, two claims; Dr Lee, one claim | button Take next claim | nothing due today | deadline passed: tell the practice and note why
`;
