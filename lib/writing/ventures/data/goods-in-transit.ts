/** Goods on their way: shelves, lockers, papers, parts: what is known of them; the keys are those of `../lore.ts`. */
export const GOODS_IN_TRANSIT = `
fulfilment-service
job: an order, orders
rival: fulfilment companies | they have warehouses, carrier contracts and connections to shop software | ShipBob@US, ShipBob@GB, byrd@DE, byrd@AT, Huboo@GB, Hive@DE | fulfilment for online shops
rival: the marketplace's own warehouse | delivery is fast, and buyers see the badge | Amazon, Zalando
rival: packing in one's own rooms | it costs no fee, and every parcel is under control
meet: makers' fairs, e-commerce meetups and parcel counters | owner of an online shop | packing takes the hours that should go into products and sales | pack and send one week's orders of a shop with {name} and count hours and mistakes | two afternoons a week | web agencies, carriers' sales staff and packaging dealers | they see which shops grow
measure: the share of orders sent complete on the promised day
moat: packing rules learned for each shop, and carrier prices that improve with every customer
risk: small shops make much work, and large ones leave for a lower price | choose shops with similar goods, and agree on a minimum fee each month
rule: Settle liability, stock and packaging duties | Ask an insurer about goods in your care, have a lawyer write terms for lost stock and late payment, check packaging and product duties, and agree on stock counts. | the policy, the terms and the registrations are filed
trial: Send orders for two shops for two weeks | Take over part of the stock of two shops, pack by their rules, and note minutes, mistakes, returns and postage for each order. | minutes, mistakes and cost per order are in one table
ask: What does one order really cost, returns included? | | trade-trial | by timing a hundred orders from shelf to carrier
ask: Who pays for a wrong or broken parcel? | | rules | with a clause in the contract and the insurer's answer
ask: What happens in the busiest weeks before holidays? | Extra packers are trained early, and the cut-off time is announced | f-2 | by packing three times the usual orders on one day
roles: a warehouse manager | somebody who wins online shops | somebody for shop connections and carriers
search: fulfilment for small shops
name: +Packwell = packed with care
name: Pick & Post = picked, packed and posted
name: +Shipshelf = from the shelf to the parcel
name: Sent Today = leaves on the same day
name: +Orderdone = the order is done
name: Spare Room Back = more room for the shop owner
name: Tape & Label = the last step of packing
name: Careful Box = a box packed carefully
name: +Shelfmate = looks after your shelf
name: Next Parcel = ready for the next order
name: *Packora = from the word pack
name: Out by Five = sent by five o'clock
line: You sell, we pack and ship
line: Ordered by noon, sent today
line: Every order complete and on time
line: Get your evenings back
line: Returns handled, stock counted
line: Packed the way you would

warehouse-space
job: a stay, stays
rival: logistics companies and forwarders | storage and transport come on one bill, with one contact | DHL, Kuehne+Nagel, DSV | warehouse storage
rival: storage marketplaces | they show many warehouses with photos and prices | Flexe@US, Warehousing1@DE, Stockspots@NL | short term warehouse space
rival: containers, spare rooms and rented garages | they are cheap and close to the business
meet: ports and freight centres, trade fairs and importers' associations | logistics manager | stock arrives at once, and the firm's own hall is full for weeks | find space for one load through {name}, be there when it arrives, and count the pallets in and out | two days a week | hauliers, customs agents and industrial estate agents | they are asked who has room at short notice
measure: the days from a request to the first pallet in the warehouse
moat: space where firms need it, with reliable counts and prices agreed in advance
risk: space stands empty for months and is full when customers need it | combine customers with different seasons, and agree on extra space with other warehouses nearby
rule: Settle liability, permits and goods accepted | Have a lawyer write the storage terms and liability, check landlord's consent, fire rules and permits of each hall, list the goods that are refused, and insure what is stored. | the terms, the permits and the policy are filed
trial: Store five loads in two weeks | Ask firms for small loads, use free space of your own or of warehouses nearby, arrange everything by phone, count at arrival and departure, and note days, damage and miscounts. | days to place, miscounts and income are in one table
ask: Why would a firm not ask its forwarder? | | interviews-2 | by asking ten importers how they last found space
ask: What if stock stays longer than agreed? | A higher rate and a last date are in the contract | rules | with a clause checked by a lawyer
ask: Do firms pay by the pallet, the week or the handling? | | price-talks | by offering all three to ten firms
roles: a warehouse manager | somebody who wins warehouses and importers | somebody for bookings and stock lists
search: short term warehouse space
name: +Palletbed = a place for pallets
name: Room by Friday = space within days
name: +Stockspace = space for stock
name: Dry & Counted = stored dry, counted well
name: Bay to Spare = a bay that is free
name: +Baylend = a bay lent for a while
name: Spare Racks = racks with room
name: Short Stay Stock = storage for a short time
name: +Hallshare = halls that firms share
name: Weeks, Not Years = space for a short time
name: *Depotia = from the word depot
name: Counted In = every pallet counted
line: Space for your stock within days
line: Pay only while it is stored
line: Room when your own hall is full
line: Counted in, counted out
line: Storage near your customers
line: Extra space for the busy months

parcel-lockers
job: a parcel, parcels
rival: lockers of carriers and marketplaces | they are well known and free for the recipient | InPost@PL, InPost@GB, DHL@DE, Amazon@US, Amazon@GB, Quadient@GB | parcel locker
rival: shops that accept parcels | they are close by, and somebody helps at the counter | Mondial Relay@FR, Evri@GB
rival: neighbours, caretakers and the front door | it needs no app and no extra trip
meet: property managers' events, carriers' depots and neighbourhood shops | property manager or depot manager | parcels pile up, and drivers come twice to the same door | set up one pick-up point of {name} for two weeks and count first deliveries and parcels collected | two days a week | residents' associations, shop owners and building firms | they hear complaints about lost parcels
measure: the share of parcels delivered at the first attempt
moat: good places under contract, open to every carrier
risk: a large carrier puts up its own lockers next door | sign places for years, stay open to all carriers, and choose places they leave out
rule: Settle site, liability and access | Ask landlord and authority for permission, settle who is liable for lost parcels and how long they are kept, protect recipients' data, and keep the lower doors easy to reach. | the permission, the terms and the policy are filed
trial: Run one pick-up point for two weeks | Use a small used locker or a shelf in a shop, agree with one or two couriers, and note parcels, days until collected, questions and faults. | parcels, first deliveries and faults per day are in one table
ask: Who pays, the carrier, the property or the recipient? | Whoever saves a second trip or an hour at the desk | price-talks | by asking five of each
ask: What happens when a door jams in the evening? | | f-2 | by testing the phone help on five evenings
ask: How many parcels a day must one point handle? | | trade-trial | by counting parcels and costs for two weeks
roles: somebody from parcel delivery | a technician for lockers and software | somebody who wins sites and carriers
search: parcel locker
name: +Lockerline = a line of lockers
name: +Parcelnook = a safe corner for parcels
name: Not at Home = delivered when nobody is home
name: First Knock = delivered at the first try
name: Pick Up at Nine = open late
name: +Doorpost = post near your door
name: Parcel Corner = where parcels wait
name: Kept for You = parcels kept safely
name: +Dropwell = a good place to drop
name: Every Carrier = open to every carrier
name: *Parcelia = from the word parcel
name: Collect Anytime = at any hour
line: Your parcel, whenever you come home
line: Delivered at the first attempt
line: One pick-up point for every carrier
line: No more missed deliveries
line: Collect it day or night
line: No more parcels in the hallway

customs-paperwork
job: a declaration, declarations
rival: customs agents and forwarders | they have the licence and take care of the transport too | DHL, Kuehne+Nagel, DSV | customs agent
rival: customs software | it is connected to the authorities and knows every form | Descartes, AEB@DE, KlearNow@US, CustomsCity@US | customs software
rival: filling in forms oneself, or the parcel carrier's clearance | it costs little for a few shipments
meet: chambers of commerce, export seminars and freight centres | export or purchasing clerk | a wrong code or missing paper holds goods at the border | classify ten products of a firm with {name} and have a customs agent check the result | two days a week | forwarders, accountants and trade associations | they are called when a shipment is held
measure: the share of declarations cleared without a query
moat: a growing record of products, codes and documents that customs accepted
risk: a wrong code leads to extra duty and fines years later | show how certain each code is, have a licensed agent check the doubtful ones, and ask for binding rulings
rule: Settle licence, liability and data | Ask customs which licence is needed to declare for others, which systems may be connected, and how long papers are kept, and insure against wrong advice. | the licence or partner contract and the policy are filed
trial: Prepare twenty past shipments again | Take twenty finished shipments from three to five firms, prepare code and papers anew, and compare the result, the duty and the minutes with what was declared. | matches, doubts and minutes are in one table
ask: Who pays if a code was wrong? | | rules | with the insurer and a licensed partner
ask: How certain must a code be before it is declared? | Doubtful ones go to an agent | f-2 | by checking fifty products with two agents
ask: Do firms pay by the shipment or by the month? | | price-talks | by offering both to ten firms
roles: a customs agent | somebody for forms, data and connections | somebody who wins importers and exporters
search: customs declaration help
name: +Tariffwise = knows the tariff code
name: Clear by Noon = through customs by noon
name: +Borderink = papers for the border
name: Right Code = the correct tariff code
name: +Clearform = clear customs forms
name: No Query = cleared without a question
name: Smooth Border = an easy crossing
name: +Dutydesk = a desk for duties
name: Papers in Place = papers ready before the goods
name: Green Channel = straight through customs
name: *Tarivo = from the word tariff
name: Stamp & Go = stamped and on the way
line: Customs papers ready before your goods
line: The right code, checked and explained
line: Fewer delays at the border
line: Know the duty before you ship
line: Export without the form filling
line: Every document in one place

drone-delivery
job: a flight, flights
rival: cars, vans and motorcycle couriers | they are there already, carry more and go in almost any weather
rival: established drone operators | they have permits, aircraft and years of flights | Zipline@GH, Zipline@RW, Zipline@US, Matternet@US, Skyports@GB, Wing@US | drone delivery
rival: boats, ambulances and larger stocks on site | staff know them, and they need no new budget
meet: hospitals, laboratories and health authorities | head of supplies or laboratory | urgent goods arrive late where roads are slow or closed | fly one route with {name} for a few days beside the usual transport and log both times | one visit and two calls a week | aviation authorities, aid organisations and medical suppliers | they know which routes fail
measure: the minutes from the request to the delivery, compared with the road
moat: flight permits, trained local crews and a safety record on each route
risk: a funded project ends and nobody pays for the flights | choose a route where flights save measurable cost, and sign with the body that holds the budget
rule: Settle airspace, safety and cargo | Ask the aviation authority for permission, agree landing sites and emergency plans, ask the health authority about packing and temperature, and insure people and property below. | the permits, the policy and the emergency plan are filed
trial: Test one route for two weeks | Work with a licensed operator or fly only where it is allowed, make ten to twenty test flights with a dummy load, and note minutes, weather, cancellations and temperature. | flights, cancellations, minutes and cost are in one table
ask: On how many days does the weather stop flights? | | f-2 | with weather records of one route for two years
ask: Who pays for the flights, and from which budget? | | price-talks | by asking five hospitals or authorities
ask: What happens when a drone must land on the way? | It comes down safely and a trained person collects it | trade-trial | with a rehearsed landing on each route
roles: a licensed drone operator | somebody from health supplies | an engineer for aircraft and batteries
search: medical drone delivery
name: +Skyerrand = an errand through the sky
name: Shortest Route = the shortest way is by air
name: +Carewing = wings for health care
name: Over the River = where no bridge is
name: +Airrelay = passed on by air
name: Beyond Roads = where roads end
name: Minutes by Air = there in minutes
name: Light Cargo = small and urgent goods
name: +Flyparcel = a parcel that flies
name: Lands Safely = arrives in one piece
name: *Aerova = from aero, the air
name: Urgent by Air = for what cannot wait
line: Urgent supplies in minutes
line: Delivered where roads are slow
line: Samples reach the lab sooner
line: Cold, safe and on time
line: The shortest way is by air
line: Fewer empty shelves in remote clinics

obsolete-parts
job: a part, parts
rival: dealers in old stock and salvage yards | they may have the original part at once | | obsolete spare parts
rival: machining and printing services | they make any drawing quickly and show the price online | Protolabs, Xometry, Craftcloud | custom part made to order
rival: the local toolmaker or the firm's own workshop | they are trusted and can fit the part by hand
meet: maintenance departments, dealers in used machines and owners' clubs | maintenance manager or owner | a machine or car stands still for one part that nobody makes any more | measure one broken part, make it with {name} and let the owner fit it | two days a week | repair shops, insurers and museums | they know which parts can no longer be found
measure: the share of parts that fit at the first attempt
moat: a library of measured parts that can be made again
risk: every part is a single piece and the measuring costs more than it earns | keep to a few kinds of machine, charge for the drawing, and offer the same part to other owners
rule: Settle rights, safety and liability | Ask a lawyer about patents and designs, refuse parts on which lives depend unless an engineer approves them, state material and load, and insure the product. | the list of refused parts, the terms and the policy are filed
trial: Make five parts in two weeks | Take five broken parts from different owners, measure and draw them, have them made, and note hours, cost and whether they fit. | fits, hours and cost per part are in one table
ask: How long does measuring and drawing take? | | trade-trial | by timing five different parts
ask: Do other owners need the same part? | | interviews-2 | by asking ten owners of the same model which parts they lack
ask: What if the broken part was already worn? | A second sample or the matching piece is measured | f-2 | by comparing three samples of one part
roles: a toolmaker or engineer | somebody who measures and draws | somebody who knows owners and workshops
search: obsolete spare parts
name: +Partrevive = brings parts back
name: Made Once More = a part made again
name: +Spareagain = a spare part again
name: Measured & Made = measured, then made
name: +Gearcopy = a copy of the old gear
name: Old Part New = an old part, made new
name: Runs Once More = the machine runs again
name: Last Maker = makes what others stopped
name: +Sparesmith = a maker of spare parts
name: Part Archive = a library of parts
name: *Reparta = from repair and part
name: Back in Gear = running again
line: The part nobody else makes
line: Broken part in, new part out
line: Keep your old machine running
line: Measured, made and ready to fit
line: Spare parts after the maker is gone
line: One part or a small series

production-planning
job: an order, orders
rival: company-wide systems for manufacturers | stock, orders and accounts are in one place | SAP, Epicor@US, proALPHA@DE, Odoo | production planning software
rival: spreadsheets and a planning board | everybody can read them, and changes take a minute | Microsoft Excel
rival: planning tools for small manufacturers | they are quick to set up and cost less than a large system | MRPeasy, Katana, JobBOSS@US | manufacturing software for small business
meet: trade fairs for manufacturers, machine dealers and industry associations | production manager | orders are late, and nobody knows early enough which ones | plan one week of one machine group with {name} and compare the plan with what happened | two mornings a week | accountants, machine suppliers and management consultants | they see late orders and full stores
measure: the share of orders that leave on the promised day
moat: real times for every product and machine, collected on the shop floor
risk: times in the system are wrong, so the plan is wrong too | record real times from the first day, and plan the bottleneck first
rule: Settle data, staff and access | Agree with staff representatives how working times may be used, say who owns drawings and order data, and write down backup, access and support. | the agreement, the data terms and the backup plan are signed
trial: Plan one bottleneck for two weeks | Choose one machine or team, record start and end of each job, plan every morning, and note late orders and changes with their reasons. | late orders, changes and reasons are in one table
ask: What does the plan do when somebody is ill or a machine stops? | It shows which orders will be late and what can move | f-2 | by replaying three bad days of the past
ask: Will workers record start and stop? | | trade-trial | by counting entries on one machine for two weeks
ask: Why not the planning part of the system they have? | | closing-calls | by asking ten firms who own one
roles: a former production manager | a developer for planning software | somebody who trains people on the shop floor
search: production planning software
name: +Floorflow = work flows on the shop floor
name: Plan & Produce = first plan, then make
name: +Shopboard = the board of the workshop
name: On the Floor = planning on the shop floor
name: +Jobsight = every job in view
name: Due by Friday = ready on the promised day
name: Clear Queue = the queue of jobs, clear
name: First to Last = from first order to last
name: +Machineplan = a plan for each machine
name: Ready to Ship = finished on time
name: *Produra = from the word produce
name: Flow First = keeps the work flowing
line: Know which orders will be late
line: A production plan that stays current
line: Deliver on the promised day
line: See every job on the floor
line: Less searching, more producing
line: Stock, orders and dates in one plan
`;
