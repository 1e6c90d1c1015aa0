/** Goods on their way: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const GOODS_IN_TRANSIT_SCREENS = `
fulfilment-service
thing: order, orders = Two mugs, gift wrap; One plant, fragile; Three notebooks
must: Orders arrive from the shop by themselves; Packing rules for every shop; Tracking link for every customer; Stock levels at any time
later: Returns checked and back on the shelf; Gift notes and seasonal wrapping
screen: Orders today | table Orders = Order, Goods, Status; Maya, two mugs, packed; Tom, one plant, to pack; Ines, notebooks, sent | list Attention = Address incomplete, one; Stock low, mugs | button See all orders | no orders today | the shop connection is down, orders follow later
screen: Packing table | headline Two mugs, gift wrap | picture Packing example for this shop | steps Pack = Check the mugs; Wrap in paper; Add the card; Close and label | buttons Packed / Report a problem | nothing to pack, the shelf check is next | the item is damaged, take another and report it
screen: Stock | table Shelf = Product, In stock, On the way; Mugs, eight, none; Plants, five, six; Notebooks, nine, none | chart Orders per day this month | button Announce a delivery | no stock here yet | the count differs from the list, a recount is planned

warehouse-space
thing: stay, stays = Six pallets, four weeks; Two rows, until spring; Nine pallets, from Monday
must: Free space with photos and price; Booking by pallet and week; Count and photos at arrival and departure; Insurance for stored goods
later: Pick and ship single boxes; Price alerts for regular routes
screen: Find space | map Warehouses near the port | ask Pallets = Six | ask From = Monday, for four weeks | list Matches = Dry hall, ramp; Heated hall, forklift; Fenced yard with roof | button Request this space | no match yet, nearby halls have been asked | the request was not sent, please try again
screen: Your stock | headline Six pallets, counted on arrival | list Arrived = Six pallets; One box dented, photo; Label list | chart Pallets stored each week | buttons Order collection / Extend | nothing stored at the moment | the count differs, the warehouse is checking
screen: Warehouse today | table Today = Firm, Pallets, Action; Nora Imports, six, arriving; Ben Trading, two, leaving; Leo Foods, four, stored | switch Offer free space from Monday | button Confirm arrival | nothing arrives today | goods do not match the booking, do not unload yet

parcel-lockers
thing: parcel, parcels = Small box, door three; Large box, counter; Return, ready to send
must: Pick-up code by message; Open to every carrier; Reminder before the parcel goes back; Help by phone when a door fails
later: Returns and parcels to send; Cooled doors for food
screen: Your parcel | headline Ready in door three | code Show this at the locker | map The pick-up point and the way there | list Good to know = Kept until Friday; Somebody else may collect it | buttons Open the door / Keep two more days | no parcel is waiting | the door did not open, we are opening another way
screen: Driver | list To deliver here = Small boxes, four; Large box, one | table Free doors = Size, Free; Small, six; Medium, three; Large, none | words Large box goes to the counter | button Scan next parcel | nothing to deliver at this stop | all doors are full, the next point is shown
screen: Pick-up points | table Today = Place, Parcels, Waiting; Main entrance, eight, three; Corner shop, five, two; Station, nine, six | chart Parcels per day this week | list To do = Door two jams; Three parcels due back | button Call the technician | no parcels today | one locker is offline, carriers have been told

customs-paperwork
thing: declaration, declarations = Ceramic mugs, export; Cotton shirts, import; Machine parts, transit
must: Tariff code with a reason; Missing papers shown before shipping; Data taken from the invoice; Check by a licensed agent
later: Duty estimate before buying; Alerts when a rule changes
screen: Product and code | headline Ceramic mug with handle | list Suggested = Tableware of ceramic, likely; Ornament of ceramic, less likely | ask Used for = Drinking | words The agent checks before it is declared | buttons Use this code / Ask the agent | add a product or an invoice to begin | the description is too short, please add material and use
screen: Shipment | steps Papers = Invoice read; Codes checked; Origin missing; Ready to declare | list Still needed = Proof of origin; Weight of box two | ask Upload proof of origin | button Send to agent | no shipment open | customs has a question, the answer is due on Thursday
screen: Clearance desk | table Today = Firm, Goods, Status; Nora Imports, mugs, cleared; Ben Trading, shirts, query; Leo Foods, honey, waiting | talk Query = Customs: Please state the material; Agent: Cotton, papers attached | button Answer the query | no open declarations | the connection to customs is down, entries are kept

drone-delivery
thing: flight, flights = Blood units to the clinic; Samples to the lab; Medicines to the island
must: Weather check before every flight; Permission and route on file; Temperature recorded on the way; Message when it is ready to collect
later: Fixed timetable for regular routes; Return flights with samples
screen: Request a flight | ask From = District hospital | ask To = Island clinic | list Cargo = Blood, two units; Cold box | words Weather is good until the evening | button Request flight | no request open | wind is too strong, transport by road is offered
screen: Flight in progress | map From the hospital across the water to the clinic | steps Flight = Packed; Checked; In the air; Landed | chart Temperature in the box | button Call the operator | no flight in the air | the drone has landed on the way, a crew is going there
screen: Operations | table Today = Route, Cargo, Status; Hospital to clinic, blood, in the air; Clinic to lab, samples, ready; Lab to island, medicines, waiting | list Checks = Batteries charged; Airspace clear; Landing site free | buttons Release flight / Hold all | no flights planned today | a check failed, the flight stays on the ground

obsolete-parts
thing: part, parts = Gear for an old press; Window handle; Pump lever
must: Photos and measures uploaded by the customer; Price and delivery date before work starts; Drawing kept for the next order; Material and load stated
later: Library of parts by model; Small series for clubs and dealers
screen: Ask for a part | picture Photo of the broken part | ask Machine or model = Old printing press | ask What broke = One tooth is missing | list Please send = The broken part; The piece it fits into | button Ask for a price | start with a photo of the part | the photo is blurred, please take another
screen: Your part | steps Progress = Received; Measured; Drawn; Made; Sent | picture Drawing with measures | list Agreed = Steel, hardened; One piece; Ready on Friday | buttons Approve drawing / Ask a question | no part ordered yet | a measure is not clear, please send a second sample
screen: Workshop | table Open = Part, Owner, Status; Gear, Nora, drawing; Handle, Ben, in the machine; Lever, Leo, fits | chart Parts that fit at the first attempt | button Start next part | no open orders | the part does not fit, it is made again

production-planning
thing: order, orders = Oak tables, Friday; Steel brackets, Tuesday; Cream jars, Thursday
must: Start and stop with one tap; Late orders shown early; Plan by machine and team; Stock needed for every order
later: Delivery dates for sales; Link to accounting
screen: Plan today | table Machines = Machine, Now, Next; Saw, oak tables, brackets; Press, brackets, free; Filling line, cream jars, oils | list Late = Steel brackets, one day | words The saw is the bottleneck today | buttons Move an order / Confirm plan | no orders planned today | material is missing for one order, it moves to tomorrow
screen: Worker's tablet | headline Oak tables, sanding | steps Job = Cut; Sand; Oil; Pack | ask Pieces done = Six | buttons Start / Stop | no job assigned, please ask the foreman | the entry was not saved, tap again
screen: Orders | table Orders = Order, Promised, Expected; Oak tables, Friday, Friday; Brackets, Tuesday, Wednesday; Cream jars, Thursday, Thursday | chart Orders on time each week | button Tell the customer | no open orders | two orders need the same machine, please decide
`;
