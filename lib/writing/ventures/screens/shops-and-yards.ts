/** Shops, yards and workshops: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const SHOPS_AND_YARDS_SCREENS = `
used-car-dealer
thing: car, cars = Silver hatchback, five doors; Family estate, diesel; Small van, one owner
must: Cars in stock with photos, mileage and known faults; A test drive booked from the phone; A first value for the old car; Papers, warranty and finance on one page
later: A reminder for the next service; An alert when a wanted model arrives
screen: Silver hatchback | picture Car from the front and inside | list Checked = Brakes renewed; Tyres good; Small scratch on the door | words One owner, full service book | ask Test drive = Saturday, 9 am | buttons Book a test drive / Value my old car | this car is sold, and two similar ones are shown | this time is taken: the next free one is offered
screen: Dealer's desk, cars in stock | table Stock = Car, Days here, Status; Silver hatchback, 6, On sale; Family estate, 3, In workshop; Small van, 8, Reserved | list Today = Test drive, Maria; Handover, Tom | list To do = Photos of the estate; Papers for the van | button Add a car | no cars in stock, and the next auction is on Tuesday | papers are missing: the car stays off sale

pet-shop
thing: order, orders = Dry dog food, large bag; Cat litter and treats; Tank filter and plants
must: The usual food kept and ready to collect; Stock that can be seen before the visit; Questions answered by somebody who knows animals; A loyalty card on the phone
later: Delivery on a fixed weekday; A reminder before the bag is empty
screen: My pets | list Pets = Bella, dog; Momo, cat | list Usual order = Dry food, large bag; Litter, two bags | words Next bag needed by Friday | switch Keep it ready every month | buttons Reserve now / Ask a question | no pet added yet: begin with its name | this food is out of stock: a similar one is suggested
screen: Shop desk, today | table Orders = Customer, Order, Status; Ana, Dog food, Ready; Ben, Litter, To pack; Mia, Filter, Collected | list Low stock = Rabbit hay; Puppy food | list Questions = Cat with itchy skin; First fish tank | button Order from supplier | no orders today, and the low shelves are listed | supplier cannot deliver: the customer is told before the visit

electronics-store
thing: device, devices = Smartphone, sealed; Washing machine, white; Television, wall mounted
must: Devices in stock with price and guarantee; A delivery day chosen with the order; Installation and collection of the old device; Receipt and guarantee kept in one place
later: Instalments shown for each device; A call to explain a new device
screen: Washing machine | picture Front with open door | list Included = Delivery on Thursday; Connection at home; Old machine taken away | list Details = Quiet spin; Two-year guarantee | ask Delivery day = Thursday morning | buttons Buy now / Ask the shop | not in stock, and it arrives on Monday | this day is full: the next free day is offered
screen: My devices | list At home = Washing machine, under guarantee; Television, under guarantee | picture Receipt | steps Repair of the phone = Handed in; With the maker; Ready | button Report a fault | no devices yet: your receipts will be kept here | receipt not found: show the box number at the counter
screen: Shop desk, deliveries | table Thursday = Customer, Device, Status; Ana, Washing machine, Loaded; Tom, Television, On the way; Lena, Fridge, Done | map Route | list Bring along = Hose; Wall mount | button Call the next customer | no deliveries today, and the open orders are shown | device is damaged: a new one is reserved and the customer called

car-parts-shop
thing: part, parts = Front brake pads; Oil filter; Battery, small car
must: Parts found by number plate or vehicle; Stock and price seen at once; Delivery to the workshop with a time; Returns and deposits on one account
later: A standing order for oils and filters; Parts suggested with each repair
screen: Find a part | ask Number plate or vehicle = Small hatchback, petrol | list Parts that fit = Front pads, in stock; Brake discs, in stock; Wheel sensor, tomorrow | picture Part with its measurements | switch Deliver to my workshop | button Order now | no vehicle chosen yet: enter the plate or the model | plate not found: choose the model by hand
screen: Counter, today's orders | table Orders = Garage, Part, Status; North Garage, Brake pads, Out; Hill Motors, Battery, Packed; Walk-in, Bulbs, Collected | list To reorder = Oil filters; Wipers | map Delivery round | button Send the driver | no orders yet, and the low shelves are listed | wrong part delivered: the exchange leaves with the next round

mobile-money-agent
thing: transaction, transactions = Withdrawal, Ana; Airtime, Ben; Electricity, stall owner
must: Charges posted before each transaction; A receipt by message every time; Cash and float seen at any hour; Identity checked as the operator asks
later: A second network at the same window; Collection from stalls at closing time
screen: Kiosk window, services | list Services = Deposit; Withdraw; Airtime; Pay a bill | words Cash available now | table Charges = Service, Charge; Deposit, None; Withdrawal, As posted by the operator | code Scan to choose the agent | buttons Withdraw / Deposit | no network at the moment, and deposits are noted for later | name and number do not match: nothing has been sent
screen: Agent's desk, today | table Float = Network, Phone balance, Cash; First network, Good, Good; Second network, Low, Good | chart Transactions by hour | list To do = Bank run at two; Reorder airtime | list Turned away = One large withdrawal; One deposit without papers | button Ask for float | no transactions yet, and the opening cash is counted | cash does not match the log: the last entries are shown

motorbike-workshop
thing: repair, repairs = Scooter, new belt; Motorcycle, yearly service; Rickshaw, clutch
must: A price for common jobs before the visit; A booking by phone with day and hour; A photo and approval before extra work; A message when the bike is ready
later: A service book for each bike; A plan for fleets of riders
screen: My bike | headline Motorcycle, yearly service | steps Progress = Brought in; Checked; Parts fitted; Test ride; Ready | picture Worn chain | list Needs your yes = New chain; Front pads | buttons Approve / Call the mechanic | no bike in the workshop, and the next service is due in May | part not in stock: the new time is shown
screen: Workshop board, today | table Jobs = Bike, Work, Status; Scooter, Belt, On the lift; Motorcycle, Service, Waiting for part; Rickshaw, Clutch, Ready | list Parts to order = Chain kit; Clutch plate | list Walk-ins = Tyre, Tom; Bulb, Ana | button Add a job | no jobs yet, and the next booking is on Monday | two jobs at the same hour: a free lift is suggested

dry-cleaner
thing: order, orders = Suit and two shirts; Evening dress; Four curtains
must: A ticket with each garment and its faults; A promised day that is shown at once; A message when the order is ready; Prices by garment before the visit
later: Collection outside opening hours; A monthly account for offices and hotels
screen: My order | headline Ready on Thursday | list Garments = Grey suit, jacket and trousers; White shirt, two pieces | list Noted at the counter = Small spot on the sleeve; Loose button | steps Progress = Handed in; Cleaned; Pressed; Ready | buttons Send me a message / Ask the shop | no order at the moment, and opening hours are shown | one stain remains: you decide whether it is treated again
screen: Counter, today | table Orders = Customer, Garments, Due; Ana, Suit, Today; Ben, Dress, Thursday; Hotel, Uniforms, Friday | list To check = Silk blouse, colour test; Coat, torn lining | code Scan the ticket | list Not collected = Curtains, three weeks; Jacket, one month | button Hand out order | no orders due today | ticket not found: search by name or phone

garden-centre
thing: plant, plants = Lavender in a small pot; Apple tree, two years; Hedge plant, evergreen
must: Plants in season with light, water and height; Stock that can be reserved before the visit; Advice for the soil and the place; Delivery of soil and large plants
later: A reminder when to plant and prune; Pots planted to order
screen: Lavender | picture Plant in flower and full grown | list Suits = Full sun; Dry ground; Bees | list Size = Small pot; Large pot | ask How many = Six | buttons Reserve / Ask a gardener | not in season, and it is back in April | fewer left than you want: a similar plant is suggested
screen: My garden plan | list To plant this month = Lavender, front bed; Tomatoes, balcony | picture Bed by the fence | words Water in the evening | talk Gardener = Ana: Leaves turn yellow; Gardener: Water less and add feed | button Book a delivery | no plants yet: tell us about sun and soil | photo is too dark: take one more by daylight
screen: Yard desk, today | table Stock = Plant, Where, State; Lavender, Bench two, Good; Apple trees, Field, Low; Roses, Tunnel one, Water | list Orders = Hedge, collected Friday; Soil, delivered Saturday | list To do = Pot on tomatoes; Frost tonight, cover | button Add plants | no orders today, and the watering list is shown | frost warning: plants to bring in are listed

pawn-and-gold-shop
thing: pledge, pledges = Gold chain, six weeks; Watch, one month; Drill, two weeks
must: A valuation done in front of the customer; Charge and due date written on the ticket; A reminder before the due date; Extension or redemption by phone or counter
later: A first estimate from a photo; Unredeemed pieces on sale online
screen: My pledge | headline Gold chain | list On the ticket = Weight and fineness; Money received; Charge until the due day | words Due on Friday | steps Progress = Valued; Sealed; In the safe; Redeemed | buttons Extend / Redeem | no open pledge, and old tickets are kept here | payment did not arrive: the pledge stays safe and we call you
screen: Counter, new valuation | ask Piece = Ring with stone | picture Ring on the scale | list Tests = Weight; Fineness; Identity checked | switch Customer wishes to sell | buttons Print ticket / Refuse | nothing on the scale yet | identity does not match: the piece is not accepted
screen: Due this week | table Pledges = Ticket, Piece, Due; Ana, Gold chain, Monday; Ben, Watch, Wednesday; Mia, Drill, Friday | list To call = Ben; Mia | list For sale soon = Guitar; Bracelet | button Send reminders | nothing is due this week | phone number is wrong: a letter is prepared

vape-and-tobacco-shop
thing: item, items = Refillable kit, black; Box of small cigars; Coils, pack of five
must: Age checked before anything is sold; Only permitted goods on the shelf list; The usual refill kept ready; Advice on device, care and safe batteries
later: A locker for cigars; Used devices and batteries taken back
screen: My usual | words For adults only, age checked in the shop | list Usual = Refill, mild; Coils, one pack | list In stock = Refill, yes; Coils, last two | buttons Keep it for me / Ask the shop | nothing saved yet: we note your usual on the next visit | this item may no longer be sold here: ask us what replaces it
screen: Shop desk, today | list Before each sale = Identity card seen; Duty stamp checked | table Stock = Item, Left, Note; Refillable kit, 6, Good; Small cigars, 3, Reorder; Coils, 2, Reorder | list Kept for customers = Ana, refill; Tom, cigars | button Order from wholesaler | no orders kept, and the low stock is listed | age not proved: the sale is refused and noted

mobility-equipment-shop
thing: aid, aids = Light wheelchair, folding; Rollator with seat; Nursing bed, on hire
must: Measures and weight limits for each aid; A trial in the shop or at home; Hire by the week with a clear end; Repairs and spare parts from the same place
later: Papers for the insurer prepared; A reminder for the yearly check
screen: Rollator with seat | picture Rollator open and folded | list Good to know = Folds for the car; Height can be set; Seat and basket | list Choose = Buy; Hire by the week | ask Your height = Medium | buttons Try at home / Call an adviser | not in the shop today, and it can be ordered | above the weight limit: a stronger model is shown
screen: My hire | headline Nursing bed | steps Progress = Ordered; Delivered; Set up; Collected | words Hired until Friday | list Help = How to raise the back; How to lock the wheels | buttons Hire longer / Report a fault | nothing on hire at the moment | bed does not move: the technician calls you today
screen: Shop desk, this week | table Hire = Customer, Aid, Back on; Ana, Wheelchair, Tuesday; Ben, Bed, Friday; Mia, Rollator, Friday | list To clean and check = Two wheelchairs; One shower seat | list Visits = Home trial, Monday; Repair, Wednesday | button Plan delivery | no hires end this week | aid is overdue: the customer is called

liquor-store
thing: bottle, bottles = Dry white, local; Pale ale, six cans; Single malt, gift box
must: Age checked at every sale; A short note on taste for each bottle; Stock and price seen before the visit; Orders ready to collect, cold if wished
later: Boxes mixed by taste; Glasses and ice for parties
screen: Find a bottle | ask For which meal = Fish with herbs | list Our choice = Dry white, local; Light red, cool; Wheat beer | words Only for adults, age is checked on collection | switch Keep it cold | button Reserve | no meal chosen: this week's bottles are shown | this bottle is sold out: the nearest in taste is shown
screen: Party order | table Order = Drink, How many; Pale ale, Six packs of six; White wine, Nine bottles; Ice, Four bags | list Lend me = Glasses; Cooler | ask Collect on = Saturday, noon | buttons Send order / Ask for advice | your order is empty | outside licensed hours: choose another time
screen: Shop desk, today | table Low stock = Bottle, Left, Order; Dry white, 4, Yes; Single malt, 1, Yes; Pale ale, 8, No | list To collect = Ana, six bottles; Tom, keg | list Refused today = One without identity card; One too young | button Order from wholesaler | no orders to collect | delivery is short: the missing bottles are listed

dessert-parlour
thing: dessert, desserts = Waffle with berries; Crêpe with lemon and sugar; Warm doughnuts, four
must: A menu with pictures, toppings and allergens; Orders from the table or counter; A waiting time that is true; Tables kept for groups and birthdays
later: A card for regular guests; Boxes for delivery
screen: Menu, choose your waffle | picture Waffle with berries | list Toppings = Berries; Chocolate; Nuts; Cream | words Contains wheat, milk and egg | ask Table = Window booth | buttons Order / Add a drink | kitchen is closed, and we open at four | berries are sold out: choose another topping
screen: Kitchen, open orders | table Orders = Table, Dessert, Status; Window booth, Waffle, On the iron; Table two, Crêpe, Ready; Pick-up, Doughnuts, In the fryer | list Watch out = Table two, no nuts; Pick-up, vegan | chart Orders by hour | button Mark as ready | no orders yet, and the batter is resting | one iron is off: waiting time is shown longer

nightclub
thing: evening, evenings = Friday, house and disco; Saturday, afrobeats; Wednesday, students
must: Tickets and guest list on the phone; Tables reserved with a deposit; Guests counted at the door; Safety team reached from any place
later: Earlier entry for regular guests; A lost property list
screen: Saturday, afrobeats | picture Dance floor with lights | list Tonight = Doors at nine; Two DJs; Last entry at two | list Choose = Entry; Table for four; Table for eight | words For adults, bring an identity card | button Get tickets | no event tonight, and the next one is on Friday | sold out: join the waiting list
screen: My ticket | code Show at the door | words Table for four, upper floor | list Good to know = Cloakroom at the stairs; Water is free; Taxi rank outside | buttons Call the safety team / Share with friends | no tickets yet | ticket was already used: please speak to the door staff
screen: Door and bar, tonight | chart Guests by hour | table Tables = Name, Table, Status; Ana, Table two, Here; Ben, Table five, Late; Mia, Table six, Free | list Incidents = Lost phone; Guest felt unwell, cared for | list Staff = Door, four; Bar, five | button Close the door | doors are closed, and the opening check is listed | room is full: nobody enters until a guest leaves

metal-workshop
thing: job, jobs = Sliding gate, driveway; Stair railing, inside; Window grilles, six
must: A drawing with measures before work begins; A quote with steel, coating and fitting apart; A promised day that everybody sees; Photos of the work in the workshop
later: A yearly check for powered gates; An album of designs
screen: My gate | picture Drawing with measures | list Quote = Steel and welding; Coating in grey; Fitting | steps Progress = Measured; Agreed; Welded; Coated; Fitted | words Fitting on Thursday | buttons Agree to drawing / Ask for a change | no drawing yet, and measuring is on Monday | opening is narrower than drawn: we measure again
screen: Workshop board | table Jobs = Customer, Job, Status; Ana, Gate, Welding; Ben, Railing, To coat; School, Grilles, Measured | list Steel to order = Square tube; Flat bar | list Fitting = Gate, Thursday; Railing, Friday | button Add a job | no jobs in work, and the open quotes are listed | coating is late: the customer gets a new day

window-door-fitting
thing: window, windows = Kitchen window, two panes; Front door, grey; Sliding door to the garden
must: A drawing with measures that the customer signs; A quote for each window and door; A fitting day with the order of rooms; Photos and guarantee after the work
later: A yearly adjustment of hinges; Blinds and nets chosen with the frame
screen: My windows | picture Front of the house with new frames | table Quote = Opening, Frame, Glass; Kitchen, White, Double; Front door, Grey, Safety; Garden, Aluminium, Double | steps Progress = Measured; Signed; Made; Fitted | buttons Sign the drawing / Ask for a change | no drawing yet, and we measure on Monday | two measures differ: we come and measure again
screen: Fitting plan, this week | table Jobs = Customer, Work, Status; Ana, Six windows, Thursday; Ben, Front door, In work; Shop, Glass front, To measure | list Frames due = Kitchen window, Tuesday; Sliding door, Friday | list Bring along = Foam and seals; Cover for the floor | map Route | button Add a job | no fitting this week, and the open quotes are listed | a pane arrived broken: the customer gets a new day

drain-and-septic-service
thing: visit, visits = Septic tank, family house; Kitchen drain, restaurant; Camera check, flats
must: A call or request answered at any hour; A price before the work begins; Photos or film before and after; Proof where the waste was emptied
later: A reminder before the tank is full; A yearly plan for kitchens and flats
screen: Ask for help | list What is wrong = Drain is blocked; Tank is full; Bad smell | ask Address = Mill Lane, house with garden | switch Water is coming up | words Price is told before we begin | buttons Send request / Call now | no request open, and your next emptying is in May | access is too narrow for the truck: we bring long hoses
screen: My report | headline Kitchen drain is clear | picture Pipe before and after | list Done = Grease removed; Pipe flushed; Camera check | list Advice = Clean the trap monthly; Check again in spring | buttons Save report / Plan next visit | no report yet | crack found in the pipe: a repair quote follows
screen: Dispatch, today | table Visits = Place, Work, Status; Family house, Tank, On the way; Restaurant, Drain, Working; Flats, Camera, Next | map Trucks and disposal site | list Loads = First load, emptied; Second load, half full | button Send the next truck | no calls waiting, and the reminders are listed | disposal site is closed: the second site is shown

borehole-drilling
thing: borehole, boreholes = Family plot, with pump; School yard, hand pump; Farm, solar pump
must: A survey before any price is fixed; A price by metre with all parts named; Daily notes of depth and ground; A pump and water test at the end
later: A yearly check of pump and water; A display of the tank's level
screen: My borehole | steps Progress = Surveyed; Agreed; Drilled; Tested; Pump fitted | picture Rig on the plot | list Today = Hard rock passed; Water reached; Casing goes in tomorrow | words Next payment after the pump test | buttons See the log / Call the driller | survey is planned for Tuesday | no water at this depth: we call before drilling on
screen: Water test | headline Clean and enough for the house | table Results = Test, Result; Yield, Good; Clarity, Clear; Laboratory, Safe to drink | list Installed = Pump; Tank; Two taps | button Save certificate | laboratory results arrive on Friday | result is not safe: a filter is proposed and tested again
screen: Rig plan, this week | table Sites = Site, Work, Status; Family plot, Drilling, Today; School yard, Pump, Wednesday; Farm, Survey, Friday | list Needed = Casing; Diesel; Gravel | map Sites | button Move the rig | no sites this week, and the open quotes are listed | rig stands still: owners are told the new day

plastering-insulation
thing: job, jobs = Living room, new plaster; Loft, insulation; Outside wall, render
must: A check of damp before the quote; A price by wall, ceiling or loft; A date and drying time for each room; Readings and photos before and after
later: Papers for grants prepared; A check of damp after one year
screen: My rooms | table Work = Room, What, State; Living room, Plaster, Drying; Loft, Insulation, Done; North wall, Boards, Monday | chart Moisture of the north wall | words Living room may be painted next week | list Please prepare = Clear the hall; Keep windows ajar | buttons See photos / Ask the crew | no work yet, and the survey is on Tuesday | wall is still damp: work waits and the cause is sought
screen: Crew board, this week | table Sites = Site, Work, Day; Mill Lane, Ceiling, Monday; Park Road, Loft, Tuesday; Old barn, Render, Friday | list Material = Plaster, nine bags; Boards, one pallet | list Check first = Power and water; Dust cover | map Sites | button Add a site | no sites this week, and the open quotes are listed | rain on Friday: render moves to the next dry day

pool-builder
thing: pool, pools = Family pool, six metres; Plunge pool with deck; Hotel pool, renewed tiles
must: A drawing in the garden with sun and paths; A price by stage, from digging to filling; Photos of the work every week; Guide for pump, filter and cover at handover
later: A first-year check; Lights, heating or cover added later
screen: My pool | picture Drawing in the garden | steps Progress = Permit; Digging; Shell; Tiles; Filling | list This week = Steel in place; Inspection on Thursday | words Next payment after the shell | buttons See photos / Ask the site manager | permit is with the authority, and digging is planned | rock found: digging pauses and you get the choices
screen: Choose your pool | list Shape = Rectangle; Rounded; Plunge pool | list Edge = Stone; Wood; Tiles | switch Safety cover | ask Garden access = Gate, three metres | picture Sketch | button Ask for a price | no shape chosen yet: begin with the space you have | gate is too narrow for the digger: other ways are shown
screen: Site board | table Sites = Site, Stage, Next; Family pool, Shell, Tiles; Plunge pool, Permit, Digging; Hotel, Tiles, Filling | list Ordered = Pump; Mosaic; Cover | list Crews = Digging, Monday; Tiling, Wednesday | button Plan a crew | no sites open, and the sketches to follow up are listed | heavy rain: crews and owners get the new plan
`;
