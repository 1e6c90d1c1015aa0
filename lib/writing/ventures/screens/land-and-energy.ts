/** Farms, ponds, roofs and the climate: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const LAND_AND_ENERGY_SCREENS = `
vertical-farm
thing: tray, trays = Basil, ready Thursday; Pea shoots, ready now; Lettuce, next week
must: What is ready and when; Standing orders and single orders; Harvest date on every pack; Water and hygiene tests on file
later: Varieties grown to order; Empty trays collected
screen: Order greens | picture Tray of pea shoots | list Ready = Pea shoots, six trays; Basil, four trays; Red cress, two trays | ask Deliver on = Thursday morning | switch Repeat every week | button Send order | nothing is ready this week, order for next week | one variety is sold out, a similar one is shown
screen: Growing plan | table Racks = Rack, Variety, Harvest; One, basil, Thursday; Two, pea shoots, today; Three, lettuce, Monday | chart Light and water this week | list To do = Sow basil; Clean rack four | button Add a sowing | all racks are empty | the pump has stopped on rack two, check it now
screen: Deliveries | table Today = Customer, Trays, Status; Hotel kitchen, four, packed; Corner bistro, two, harvested; Food market, six, to cut | map Round from the farm to the last customer | button Print labels | no deliveries today | one tray failed the check, the customer is told

field-robot
thing: row, rows = Onions, row four; Tomatoes, house two; Lettuce, north field
must: Stop button on the machine and phone; Map of finished and open rows; Photo of every doubtful plant; Service and replacement in season
later: Yield and plant counts by row; Booking shared with neighbours
screen: Robot now | map North field with finished rows | list Today = Four rows done; Two stops; Battery good | picture Plant it is not sure about | buttons This is a crop / Remove it | the robot is charging, the next start is in the morning | the robot has stopped, help is on the way
screen: Plan the work | ask Field = North field | ask Task = Weeding | ask Start = Monday morning | list Conditions = Soil dry; No heavy rain expected | button Start job | no job planned | the ground is too wet, another day is suggested
screen: Service desk | table Robots = Robot, Farm, Status; One, Hill Farm, working; Two, Green Lane, charging; Three, Mill Farm, wheel stuck | steps Robot three = Stopped; Farmer told; Technician on the way | button Send a replacement | no robot in the field today | the connection is lost, the robot stays where it is

beehive-monitoring
thing: hive, hives = Hive four, garden; Hive two, forest edge; New colony
must: Weight and temperature over time; Alert with a reason; Inspection notes by voice; Places of hives kept private
later: Comparison with hives nearby; Treatment and harvest records
screen: My hives | list Today = Hive four, gaining weight; Hive two, fine; New colony, feed soon | chart Weight this week | words One hive needs a visit before Saturday | buttons Plan a visit / Remind me later | all hives are fine | no data since yesterday, check the battery
screen: Inspection | headline Hive four | list Last time = Queen seen; Six brood frames; Food enough | ask Note by voice = Queen cells on two frames | switch Space added | button Save inspection | no inspection recorded yet | the note was not understood, please repeat it
screen: Alert | headline Hive two may swarm | list Why = Weight dropped; Temperature rose; Louder than usual | ask What did you find = Queen cells | buttons It was right / False alarm | no alerts this week | the sensor is wet, this alert is not certain

fish-farming
thing: pond, ponds = Pond one, shrimp; Nursery pond; North row, oysters
must: Oxygen, temperature and tides in one view; Alarms that go to a second person; A daily record of feed, losses and stock; A reminder to clean and check each sensor
later: A forecast of the next harvest; A report for buyers and authorities
screen: My ponds, now | headline Pond two needs attention | table Readings = Pond, Oxygen, Temperature; Pond one, good, normal; Pond two, low, high; Nursery, good, normal | chart Oxygen since last night | steps What to do = Check the pond; Start the aerator; Confirm here | buttons I am on my way / Call Jonas | all ponds are in the normal range | the sensor in pond two sends nothing: please check by hand
screen: Daily record, pond one | ask Feed given = Three bags | ask Losses today = Two | switch Sensor cleaned | picture Photo of the stock | list Last entries = Monday, three bags, no losses; Tuesday, three bags, one loss | button Save the record | no entry today, and the last one is from yesterday | more losses than usual: the vet's number is shown
screen: Service plan | table This week = Farm, Task, Day; Ana's farm, clean sensors, Tuesday; Omar's farm, new battery, Wednesday; Mei's farm, first visit, Friday | map Route for Tuesday | button Mark as done | no visits due this week | a spare part is missing: the visit moves to Friday

farm-machine-sharing
thing: machine, machines = Baler; Seed drill; Tractor with driver
must: A calendar that shows when each machine is free; Photos of hour meter and condition at each handover; Bookings by phone or text message; A clear rule for insurance and damage
later: Income report for each owner; Service reminders by hours of use
screen: Book a machine | ask Machine = Seed drill | ask Field and day = Upper field, Thursday | list Free nearby = Seed drill, Omar's farm, Thursday; Seed drill, the cooperative, Friday | switch With driver | button Send request | no seed drill is free this week: join the waiting list | the owner declined: two other machines are shown
screen: Handover, baler | picture Hour meter | table Condition = Part, Before, After; Tyres, good, good; Tines, good, one bent; Tank, full, half | ask Note = One tine bent, reported | switch Both have checked | button Confirm handover | the baler has not been handed over yet | damage reported: the owner and the insurer are informed
screen: Plan for the week | table Jobs = Farm, Machine, Day; Ana, baler, Tuesday; Jonas, baler, Wednesday; Mei, seed drill, Thursday | map Route of the baler | words Rain expected on Friday | buttons Move a job / Message all | no jobs planned, and open requests are listed | the baler broke down: a contractor is offered for Wednesday

grazing-service
thing: flock, flocks = Sheep, solar park; Goats, steep bank; Sheep, lower meadow
must: Before and after photos of each section; Daily check of animals, fence and water; A phone number that is answered at night; A plan of sections and dates for the season
later: A report on plants and wildlife; Dates for next season
screen: Site manager, this week | headline Section two is finished | picture Section two, before and after | table Sections = Section, Status, Date; One, done, Monday; Two, done, Thursday; Three, next, Friday | map Flock location today | buttons Message the shepherd / Report a problem | the flock arrives on Monday | animals seen outside the fence: the shepherd is called now
screen: Shepherd's daily check | steps Today = Count the animals; Walk the fence; Fill the water; Check cables and plants | ask Note = One sheep limps, vet called | switch Fence power on | picture Fence at the gate | button Save the check | no flock is out today | an animal is missing: call the site manager and the owner of the land
screen: Quote for a site | ask Site = Solar park, flat | list We include = Fence and water; Daily visits; Insurance | ask Grass height = Knee high | button Request a visit | tell us about the site to get a first quote | the site has plants that are poisonous: a visit is needed first

insect-protein
thing: batch, batches = Dried larvae, room two; Insect meal, Monday; Mealworms, room three
must: A test report for every batch; Feed source recorded for each batch; Label with permitted animals and storage; Regular deliveries on a fixed day
later: Fertiliser from what is left; Volume forecast for the next quarter
screen: Order insect meal | headline Insect meal, batch from Monday | list Details = Protein and fat tested; Fed on bread and bran; Allowed for poultry and fish | link Test report as PDF | ask Amount = Three bags | button Place order | no tested batch is free, and the next one is ready on Friday | this batch failed a test: it is not for sale
screen: Rearing rooms | table Rooms = Room, Day, Temperature; Two, nine, normal; Three, four, low; Breeding room, -, normal | chart Weight per sample | list Feed received = Bread, four crates; Vegetable peels, three crates | buttons Record feeding / Start harvest | no batch in this room: ready for new eggs | room three is too cold: heating check needed now
screen: Customer trial | table Results = Farm, Feed intake, Reorder; Ana, same as usual, yes; Omar, better, yes; Mei, same as usual, open | ask Comment = Hens eat it well | button Send an offer | no trial running, and three farms are interested | a farm stopped the trial: call to find out why

biogas
thing: digester, digesters = Dairy farm, four cows; Food factory; Village kitchen
must: Gas output day by day; Feeding record with amount and kind of waste; Service visits with date and result; Safety steps when gas is smelled
later: Use of the slurry as fertiliser; Remaining instalments at a glance
screen: My digester | headline Working normally | chart Gas per day, this week | list Fed with = Monday, four buckets; Tuesday, four buckets; Today, not yet | ask Waste added today = Four buckets | buttons Save / Report a fault | first filling: gas is expected after a few weeks | smell of gas: close the valve, open the doors and call us
screen: Mechanic, today's visits | table Visits = Customer, Problem, Bring; Ana, weak flame, valve; Jonas, routine check, -; Omar, leak, seal | map Route | steps At each visit = Test for leaks; Check pressure; Clean the inlet | picture Repaired seal | button Visit done | no visits due today | part not available: the customer gets a date and a replacement burner
screen: Offer for a new site | ask Waste per day = Two barrels | ask Fuel used today = Three gas bottles a month | list Result = Size of digester; Gas expected; Monthly payment | button Book a site visit | enter waste and fuel to see an estimate | too little waste for a digester: we explain what else is possible

carbon-credits
thing: plot, plots = Creek plot, planted in May; Hillside, second year; Biochar site, batch six
must: A location and photos for every credit; Measurements with date and method; Land rights and consent on file; Payments to local people by date
later: A certificate for the annual report; Site visits for buyers
screen: Buyer's project page | headline Creek plot | map Location of the plot | picture Same view, May and today | list Latest check = Trees alive, nine of ten; Checked by two people; Reserve kept aside | link Registry entry | button Request an offer | no credits for sale until the next check is complete | damage reported: sale is paused and the reserve is used
screen: Field check | steps Now = Go to the marker; Take the photo; Count or weigh | ask Trees alive = Nine | switch Payment to the family confirmed | picture Photo from the marker | button Save the check | no check is due this month | the two counts differ: a third count is needed
screen: Purchases | table My credits = Project, Tonnes, Status; Creek plot, five, retired; Hillside, three, reserved; Biochar site, two, delivered | link Download evidence | buttons Buy more / Share report | nothing bought yet, and three projects are open | payment not received: the reservation ends on Friday

workplace-charging
thing: car, cars = Grey van, leaves at six; Ana's car, bay two; Guest car, bay five
must: Charged by the leaving time the driver enters; Power shared within the limit of the building; Separate bills for firm, staff and guests; Fault reports with a phone number
later: Charging from the solar roof; More bays on the same cable
screen: Start charging, bay two | ask I leave at = Half past three | list Plan = Starts now; Slower at noon; Ready by three | ask Paid by = My company | buttons Start / I need it sooner | no car connected, and bays two and five are free | charging stopped: unplug, plug in again or call us
screen: Facility manager, today | chart Building and charging load | table Bays = Bay, Vehicle, Ready at; One, grey van, six; Two, Ana, three; Five, guest, two | switch Vans first | button Change the order | no vehicles are charging | station in bay five is offline: a technician is informed
screen: Monthly bill | list Used by = Company vans; Staff; Guests | chart Energy by group | ask Cost centre = Sales team | buttons Approve / Ask a question | no charging this month | one meter reading is missing: this part is billed later

battery-for-firms
thing: peak, peaks = Ovens, early morning; Cold store, hot afternoon; Saws after the break
must: Power bill with and without the battery; Limits for machines that may be paused; Alarms for faults and temperature; Grid, fire and insurance papers in one place
later: Income from the power market; A test of new machines on old data
screen: Energy manager, this month | headline Peak kept below the limit | chart Load with and without battery | list Highest peaks = Tuesday, ovens; Thursday, cold store | list Battery = Charged, ready; No faults | button Show the savings | no peak this week | the battery was empty at the peak: the reason is shown here
screen: Flexible machines | table Machines = Machine, May pause, Limit; Cold room, yes, one hour; Ovens, no, -; Pump two, yes, two hours | switch Ask me before each pause | ask Not today = Delivery at two | button Save limits | no machine is released for pausing | cold room above its limit: switched on again at once
screen: Savings check for a new firm | ask Meter data = Last year, uploaded | chart Load by week | list Result = Peaks that can be cut; Battery size; Yearly saving | button Request an offer | upload meter data to start | data has gaps: three weeks are missing

solar-for-firms
thing: roof, roofs = School, three wings; Workshop, flat roof; Clinic, tin roof
must: A roof check before the offer; Solar, grid and generator power in one chart; Monthly bills based on a meter; Fault alarms and service visits
later: A battery for evening hours; Advice on using power at noon
screen: My power, today | headline Most power today came from the roof | chart Solar, grid and generator by hour | list This month = Solar power used; Power from the grid; Saved so far | link Latest bill | button Report a fault | rain today, and the grid covers most of it | wing three gives less than expected: a technician is planned
screen: Offer for a roof | ask Roof = Flat, workshop | ask Power bill = Upload the last one | list Choose = Buy; Lease; Pay per unit | chart Expected power by month | button Book a roof check | upload a bill to see a first offer | the roof cannot carry panels: ground mounting is an option
screen: Service desk | table Sites = Site, Output, Bill; School, normal, paid; Workshop, low, open; Clinic, normal, paid | picture Panel with shade from a tree | ask Next step = Visit on Thursday | button Send technician | all sites work normally | storm damage reported: system switched off for safety

recycled-building-products
thing: product, products = Paving brick, grey; Acoustic board, soft; Roof tile, curved
must: Test certificates for each product; Clear list of permitted and excluded uses; Samples to order; Fitting instructions with pictures
later: Photos of older projects; Take-back of offcuts and broken pieces
screen: Paving brick, grey | picture Brick and a finished path | table Uses = Use, Allowed, Certificate; Footpath, yes, page two; Driveway, yes, page three; Load-bearing wall, no, - | list Made of = Recycled plastic; Sand | ask Area = Garden path | buttons Order a sample / Get a price | choose a use to see suitable products | not tested for this use: please choose another product
screen: Order and delivery | steps Progress = Order confirmed; In production; Checked; On its way | list Contents = Paving brick, four pallets; Edge pieces, one pallet | link Batch test report | buttons Change delivery date / Call us | no open order | a colour difference was found: photos are sent before delivery
screen: Production and stock | table Today = Product, Batch, Status; Paving brick, Monday, passed; Board, Tuesday, in test; Roof tile, Monday, failed | list Waste in stock = Bottles, six bags; Textile, four bags | button Release batch | no batch in test | batch failed: it goes back to be recycled

modular-building
thing: module, modules = Room six, windows in; Bathroom, tested; Staircase, ready to load
must: Fixed price with a list of what is included; Schedule for factory, ground and site; Photos of progress in the factory; Checks of water, power and joints before handover
later: Extra rooms added later; Moving the building to another site
screen: Owner's view, my building | picture Room six in the factory | steps Progress = Permit granted; In the factory; On site; Handover | list To do for you = Choose flooring; Confirm road access | buttons Approve / Ask a question | production starts once the permit is granted | delivery moved because of wind: new date is Thursday
screen: Site day plan | table Order = Lift, Module, Status; One, bathroom, placed; Two, room six, waiting; Three, staircase, on the road | map Route and crane position | switch Road closed | button Module placed | no delivery this week | a connection does not fit: stop and call the engineer
screen: First offer | ask Use = Two classrooms | ask Site = Level, road on one side | list Included = Modules; Foundation; Connections; Permit drawings | picture First layout | button Book a site visit | enter use and site to see a layout | the road is too narrow: smaller modules are suggested

supply-chain-traceability
thing: lot, lots = Coffee, nine bags; Fish, two crates; Wine, one pallet
must: A record at each step, by phone and offline; Photo and weight at the source; Warnings when volumes do not match; A report for buyers and authorities
later: A page for shoppers behind a code; Supplier ratings over time
screen: Lot, coffee, nine bags | headline Origin confirmed | steps Journey = Weighed at the farm; Washed; Shipped; Received | map Route from farm to warehouse | list Proof = Farm location; Photo; Certificate | button Download report | this lot is on its way, and the port has not confirmed it yet | weight does not match: the lot is on hold until checked
screen: New record at the source | ask Producer = Ana, upper field | ask Weight = Nine bags | picture Bags on the scale | switch Payment confirmed | code Label for this lot | button Save record | no deliveries today | no signal: the record is saved and sent later
screen: Compliance desk | table Suppliers = Supplier, Complete, Missing; Ana's cooperative, yes, -; Omar's mill, no, location; Mei's boats, no, consent | chart Complete shipments by month | button Send reminders | all suppliers are complete | a certificate has expired: the supplier was informed
`;
