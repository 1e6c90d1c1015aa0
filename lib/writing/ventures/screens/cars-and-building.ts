/** Cars, building and the trades: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const CARS_AND_BUILDING_SCREENS = `
ride-hailing
thing: ride, rides = Station to Mill Street, car; Market to hospital, motorbike; College to home, car
must: Fare and waiting time shown before booking; Name, picture and number plate of the driver; Trip that a friend can follow on a map; Cash and card payment
later: Rides booked for tomorrow; Monthly bills for firms
screen: Book a ride | map You and the nearest drivers | ask From = Station | ask To = Mill Street | list Rides nearby = Motorbike, two minutes; Car, four minutes; Car with child seat, six minutes | button Book this ride | no driver is free right now, and the next one is six minutes away | the address was not found: put the pin on the map
screen: Your driver is coming | headline Amina is three minutes away | map Amina on her way to you | list Your ride = White car, plate shown; Fare agreed; Licence checked | buttons Call Amina / Share my trip | no ride booked yet | the driver cancelled: the next one is being asked
screen: Dispatch desk | table Requests now = Passenger, From, Status; Ben, Station, Driver on the way; Mei, Hospital, Waiting; Omar, College, On board | map Free drivers | buttons Assign a driver / Call the passenger | no requests waiting, and five drivers are free | no driver accepted: widen the area or call one

phone-computer-repair
thing: repair, repairs = Cracked screen, phone; No power, laptop; Loose charging port, tablet
must: Price for model and fault before the visit; Status of each repair by message; Condition noted with the customer at drop-off; Warranty stored with the repair
later: Pick-up from offices and schools; A reminder before a battery wears out
screen: What is broken? | ask Device = Phone | ask Fault = Cracked screen | words Repaired today if you come before three | list Included = Part and labour; Test in front of you; Written warranty | buttons Book a time / Ask a question | choose your device to see the price | this model is not on the list: send a photo and we answer today
screen: Your repair | headline Your phone is ready | steps Progress = Checked in; Screen replaced; Tested; Ready to collect | list Tested = Camera; Speaker; Touch; Charging | button Get directions | no repair under this number | the part did not fit: a new one comes on Thursday
screen: Bench today | table Jobs = Device, Fault, Status; Phone, Screen, Testing; Laptop, Keyboard, Part on order; Console, Picture port, Waiting | list Low in stock = Two screens; One battery | buttons Next job / Message customer | no devices on the bench | a part is missing: order it or tell the customer

car-garage
thing: job, jobs = Brakes, blue estate; Yearly service, family van; Dent in door, small red car
must: Appointment with a drop-off time; Photos of each worn part before the repair; Customer's yes before any extra work; Service record for each car
later: A reminder when the next service is due; Tyre storage for the season
screen: Your car's check | headline Two things need your yes | picture Worn front brake pad | table What we found = Part, State, Advice; Front brakes, Worn, Do now; Tyres, Fair, Watch; Oil, Due, Change | buttons Approve brakes / Call the mechanic | nothing found, and your car is ready | the photo did not load: call us and we explain
screen: Book a visit | ask Car = Blue estate | ask What is needed = Yearly service | list Free times = Tuesday morning; Wednesday noon; Friday morning | switch Bring me to work | button Book this time | no free time this week, and the next is on Monday | that time was just taken: choose another one
screen: Workshop today | table Lifts = Lift, Car, Status; One, Blue estate, Waiting for yes; Two, Family van, In work; Three, Red car, Ready | list Parts arriving = Brake pads at noon; Exhaust tomorrow | buttons Add a job / Call next customer | no cars booked today | a part is late: tell the owner and move the job

car-wash
thing: wash, washes = Outside wash, small car; Inside and outside, family van; Foam and wax, taxi
must: Waiting time before driving in; Packages and prices by size of car; Pass or card that is read at the entrance; Damage check before the wash
later: A notice on quiet hours; One account for all cars of a firm
screen: Wash now | headline Two cars are waiting | list Packages = Outside; Inside and outside; Foam and wax | ask Number plate = Plate of my car | code Your wash pass | buttons Drive in / Come later | closed now, open again at eight | the pass was not read: show the code to the crew
screen: My wash pass | headline Your car was washed on Tuesday | list Last washes = Tuesday, foam and wax; Friday, outside | switch Remind me after two weeks | buttons Change my car / End the pass | no washes yet, and the first one is waiting for you | payment failed: check your card
screen: Bays today | table Bays = Bay, Car, Status; One, Grey van, Drying; Two, Taxi, Washing; Three, Free, Open | chart Cars by hour | list To check = Shampoo low; Drain filter | buttons Next car / Close a bay | no cars waiting | pump two has stopped: send cars to bay three

car-rental
thing: rental, rentals = Small car, Friday to Monday; Family van, one week; Four-wheel drive, five days
must: Full price with insurance before booking; Photos of the car at handover and return; Driving licence checked before the pick-up; Deposit and return rules in plain words
later: Longer rentals by the month; Key box for night pick-ups
screen: Choose a car | ask From = Friday morning | ask To = Monday evening | picture Small car with five doors | list Included = Insurance; Second driver; Help on the road | buttons Book this car / See other cars | no car is free on these days, and two are free from Tuesday | the licence photo is not readable: take it again in daylight
screen: Handover | headline Your car is at the hotel | picture The car, left side | list Checked together = Scratch on rear door; Full tank; Spare wheel | ask Sign here = Name of driver | button Take the car | no handover today | photos are not saved yet: stay here until they are
screen: Fleet this week | table Cars = Car, Out until, Next; Small white, Monday, Anna; Family van, Free, Tom; Four-wheel drive, Friday, Service | map Cars on the road | buttons Add a booking / Block for service | all cars are free this week | a car is not back: call the driver

airport-chauffeur
thing: transfer, transfers = Airport to Harbour Hotel, Friday; Home to departures, Monday; City to airport, two children
must: Fixed price before booking; Pick-up that moves with the flight; Driver's name and phone on the day; Child seats and luggage asked for
later: Monthly bills for firms; A booking page for hotels
screen: Book a transfer | ask Flight number = Morning flight from Rome | ask Going to = Harbour Hotel | list Cars = Saloon for three; Van for seven; Executive car | list Included = Waiting time; Child seat; Tolls | button Book at this price | no car is free at that hour, and one is free earlier | the flight was not found: check the number or enter the time
screen: Your driver | headline Marco waits in arrivals | picture Marco and his car | steps Today = Flight landed; Marco parked; Meet at the name sign; On the way | buttons Call Marco / Where to meet | no transfer today | the flight is late: Marco comes at the new time
screen: Planner, today's trips | table Trips = Flight, Passenger, Driver; From Rome, Lee, Marco; From Oslo, Berg, Sara; To departures, Khan, Open | map Cars now | buttons Assign a driver / Message passenger | no trips today, and tomorrow's are shown | two trips overlap: move one or ask the partner firm

towing-roadside
thing: call-out, call-outs = Flat battery, supermarket car park; Tow to workshop, small van; Car in ditch, country road
must: Location sent from the phone; Price before the truck leaves; Arrival seen on a map; Photos before and after loading
later: Yearly cover for families and fleets; Job reports sent to insurers
screen: I need help | map Where you are | ask What happened = Flat battery | list Safe now? = Hazard lights on; Everybody behind the barrier; Triangle out | button Send help | tell us where you are to see the arrival time | no location found: read us the nearest road sign
screen: Help is coming | headline Tom arrives in nine minutes | map Truck on the way | list Agreed = Jump start; Tow if needed; Price by message | buttons Call Tom / Share my location | no call-out is open | the road is closed: Tom comes from the other side
screen: Dispatch desk | table Calls = Place, Problem, Truck; Car park, Battery, Tom; Ring road, Accident, Flatbed; Country road, Ditch, Open | map Trucks and calls | buttons Assign a truck / Call driver | no calls open, and two trucks are free | a truck does not answer: ring the driver on standby

general-builder
thing: project, projects = Rear extension, Lopez family; Loft room, Mill Street; Whole house, owner abroad
must: Price by quantities, room by room; Stages with dates and payments; Photos from the site each day; Changes priced and signed before work
later: Materials chosen from a list; A defects list after handover
screen: Your project | headline The walls are up | steps Stages = Foundation done; Walls done; Roof next; Windows; Handover | picture Site on Thursday | list Needs your yes = Larger window; Second socket | buttons Approve changes / Ask the foreman | work begins on Monday, and the plan is shown here | a delivery is late: the new dates are marked
screen: Stage and payment | headline Stage two is ready to check | list Finished = Outer walls; Lintels; Damp course | table Stages = Stage, Checked, Payment; Foundation, Yes, Paid; Walls, Waiting, After check; Roof, No, Later | buttons Confirm stage / Report a fault | no stage is ready to check | the inspection failed: see what is put right and when
screen: Sites this week | table Sites = Site, Crew, Today; Lopez, Four, Roof timbers; Mill Street, Two, Plaster; Old farm, Three, Drains | list To order = Windows; Roof tiles; Skip | buttons Add a change / Move crew | no sites this week | rain stops the roof: choose indoor work for the crew

air-conditioning-heat-pumps
thing: job, jobs = Split unit, bedroom; Heat pump, family house; Spring service, hair salon
must: Rooms measured before the quote; Quote with unit, noise and running cost; Readings stored after fitting; Yearly service with a reminder
later: Grant papers filled in; One page for landlords with many units
screen: Your quote | headline A quiet unit for two rooms | table Rooms = Room, Need, Unit; Bedroom, Low, Small indoor unit; Living room, High, Large indoor unit | picture Place for the outdoor unit | list Included = Pipes; Power connection; First service | buttons Accept quote / Ask a question | no quote yet, and the visit is on Tuesday | the wall is not suitable: two other places are shown
screen: My units | list Units = Bedroom, serviced in spring; Living room, filter due | chart Room temperature this week | switch Remind me before summer | buttons Book service / Report a fault | no units yet, and your fitting is on Friday | a fault was reported: the engineer calls today
screen: Engineer's day | table Jobs = Time, Address, Job; Eight, Mill Street, Fit split unit; One, Hair salon, Service; Four, Park Lane, No cooling | map Route | list In the van = Two units; Pipe; Refrigerant | buttons Start job / Enter readings | no jobs today | a part is missing: the nearest wholesaler is shown

kitchen-bathroom-fitting
thing: room, rooms = Family bathroom with walk-in shower; Kitchen with stone worktop; Bedroom wardrobe, wall to wall
must: Room measured and drawn before the price; Fixed price with every part listed; Day plan for all trades; Photos and sign-off at the end
later: Samples sent home; A care sheet for worktops and seals
screen: Your new bathroom | picture Drawing with walk-in shower | list Chosen = Large grey tiles; Rain shower; Wall cabinet | table Price = Part, Included; Tiles, Yes; Fitting, Yes; Old bath removed, Yes | buttons Accept / Change a part | no drawing yet, and we measure on Wednesday | this tile is sold out: two similar ones are shown
screen: Day by day | headline Water is back on Friday | steps Plan = Old room out; Pipes and power; Tiles; Fittings; Handover | picture Room on Tuesday | button Ask the fitter | the work begins on Monday | a part arrived broken: the new one comes on Thursday
screen: Our rooms | table Rooms = Customer, Room, Status; Novak, Kitchen, Parts complete; Silva, Bathroom, Tiling; Chen, Wardrobe, Measured | list Missing parts = One hinge set; Silva's tap | buttons Plan a room / Order part | no rooms planned this week | the plumber is ill: ask the second partner

roofing
thing: roof job, roof jobs = Leak at chimney, terraced house; New flat roof, garage; Missing tiles, farmhouse
must: Photos of the roof before the price; A list of urgent and later work; Day plan with scaffold and weather; Guarantee kept with photos of each layer
later: A yearly check before winter; A file for the insurer
screen: Your roof report | headline One leak needs repair now | picture Cracked tile at the chimney | table Found = Part, State, Advice; Chimney joint, Open, Repair now; Tiles, Fair, Watch; Gutters, Good, Nothing | buttons Accept repair / Ask the roofer | no report yet, and the visit is on Monday | photos could not be taken in the wind: we return on Wednesday
screen: Your roof this week | steps Plan = Scaffold up; Old tiles off; New layer; Tiles; Clean-up | picture Tuesday, new layer | list Weather = Dry until Thursday; Rain on Friday | button Call the foreman | work starts when the scaffold is up | rain tomorrow: the roof is covered tonight
screen: Roof planner | table Jobs = Address, Roof, Next; Mill Street, Tiles, Finish today; Park Lane, Flat, Scaffold; Old farm, Leak, Inspect | list To order = Tiles; Membrane | buttons Add photos / Move for rain | no roofs planned this week | scaffold is late: choose a small repair for the crew

flooring-tiling
thing: floor, floors = Oak floor, living room; Shower tiles, small bathroom; Stair carpet, two flights
must: Price per square metre from a measured plan; Subfloor readings before the quote; Samples chosen at home; A date for each room
later: Spare tiles and boards kept on file; A care sheet for each floor
screen: Your floor | picture Oak boards in your room | ask Room = Living room | ask Floor = Oak, light | list Included = Old floor removed; Skirting boards; Furniture moved | buttons Book a measure / See samples | choose a room to see the price per square metre | this floor is out of stock: two similar ones are shown
screen: Measured and priced | headline The subfloor needs levelling | table Readings = Point, Level, Moisture; Door, Good, Dry; Window, Low, Dry; Wall, Good, Dry | list Days = Level on Monday; Lay on Wednesday | buttons Accept / Call the layer | no readings yet, and we measure on Tuesday | the floor is still wet: we measure again next week
screen: Layers this week | table Jobs = Customer, Floor, Status; Khan, Oak, Laying; Rossi, Tiles, Grout today; Berg, Carpet, Measured | list In the van = Adhesive; Blades; Spacers | buttons Plan a job / Report a fault | no floors this week | tiles arrived broken: order again and tell the customer

tree-surgery
thing: tree job, tree jobs = Old oak, dead branches; Palm by the roof; Stump in the lawn
must: Photos and advice before any cut; Permit asked for before the date; Safety plan for each job; Wood and chips taken or left as agreed
later: Yearly tree checks; A map of all trees for managers
screen: Your tree | picture Dead branch over the roof | headline Remove one branch, keep the tree | list Our advice = Cut dead wood; Check again in spring; No felling needed | buttons Accept price / Ask the arborist | no visit yet, and we come on Thursday | the tree may be protected: we ask the council first
screen: Job day | steps Plan = Area closed; Climb; Lower branches; Chip; Clean up | map Drop zone | switch Leave wood for the stove | buttons Call the crew / Change the day | no job today | too much wind: the new day is Friday
screen: Tree list for managers | table Trees = Tree, Place, State; Oak, Playground, Urgent; Birch, Gate, Good; Pine, Car park, Watch | map All trees | list Permits = Oak, asked; Pine, granted | buttons Order work / Download report | no trees entered yet | one tree has no photo: add it before the report

paving-and-fencing
thing: project, projects = Driveway for two cars; Garden fence with side gate; Raised deck, family house
must: Fixed price with drawing; Test hole and pipe check before digging; Day plan with stone, base and finish; Photos of the base before it is covered
later: Lights and drains as extras; A check after the first winter
screen: Plan my driveway | picture Your yard with grey blocks | ask Size = Two cars | ask Surface = Block paving | list Included = Base; Edging; Drain; Soil removed | buttons Book a visit / See others | choose a surface to start | this yard needs a permit: we ask the council for you
screen: Your project | headline The base is ready | steps Days = Dig out; Base; Edging; Blocks; Sweep in | picture Base before the blocks | list Found = Old pipe, moved; Soft soil, dug out | buttons Approve / Call the foreman | digging begins on Monday | rain stops work: the new days are shown
screen: Crew and machines | table Today = Site, Crew, Machine; Mill Street, Three, Digger; Park Lane, Two, None; New estate, Two, Roller | list Deliveries = Blocks at nine; Posts at one | buttons Move crew / Order stone | no sites today | the digger is down: hire one or change the order

estate-agency
thing: property, properties = Two-room flat, third floor; Family house with garden; Shop to let, main street
must: Valuation from real sales nearby; Viewings with feedback for the owner; Offers explained side by side; Papers gathered before the contract
later: Video viewings for buyers abroad; Rent statements for landlords
screen: Owner's page | headline Five viewings, one offer | picture Family house with garden | table Viewings = Day, Buyer, Feedback; Monday, Lopez, Likes the garden; Tuesday, Ahmed, Too small; Friday, Berg, Wants to return | chart Visits to the advert | buttons See offer / Call my agent | no viewings yet, and the advert starts on Friday | a viewing was cancelled: the buyer is offered a new time
screen: Book a viewing | picture Two-room flat, third floor | list Facts = Lift; Balcony; Free from May | ask Time = Saturday morning | ask Name = Your name | button Book viewing | all times are taken: join the list for the next open day | the flat is reserved: see two like it
screen: Agency desk | table Properties = Home, Status, Next; Family house, Offer, Call owner; Flat, On the market, Viewing today; Shop, Papers, Land register | list Papers missing = Energy certificate; Plan of shop | buttons Add property / Log a call | no properties yet: add the first valuation | identity check is open: no contract before it is done

travel-agency
thing: trip, trips = Safari for two, six days; Beach week, family of four; Round trip, small group
must: Complete offers with flights, hotels and transfers; Contract, deposit and balance in one place; Travel papers on the phone, also offline; Emergency contact during the trip
later: A list of visas and vaccinations; Group payments by person
screen: Your offer | picture Lodge by the river | headline Six days for two | steps Days = Arrival and hotel; Drive to the park; Two days of wildlife; Lake; Flight home | list Included = Transfers; Guide; Meals in the park | buttons Book with deposit / Change a day | no offer yet, and Ana sends it by Thursday | a lodge is full: Ana suggests one close by
screen: On the trip | headline Today: drive to the park | list Papers = Flight ticket; Hotel voucher; Insurance | talk Ana, your agent = You: Our flight is late; Ana: Your driver knows and waits | buttons Call Ana / Show tickets | your trip begins on Saturday | your flight was cancelled: Ana is booking the next one
screen: Agency desk | table Trips = Guest, Trip, Next; Rossi, Safari, Balance due; Kim, Beach week, Send tickets; Choir, Round trip, Names missing | list On the road = Berg, all well; Lopez, flight late | buttons New offer / Message guest | no open enquiries today | a supplier has not confirmed: call or choose the second one

drinking-water-station
thing: refill, refills = Large bottle, own; Two jerrycans; Bag of sachets for a shop
must: Latest test result in plain sight; Price by litre and container; Prepaid card or phone payment; Bottle washed before each fill
later: Delivery to the door; Standing orders for shops and schools
screen: Fill my bottle | headline Water tested on Monday: good | list Choose = Large bottle; Jerrycan; Small bottle | code My water card | buttons Fill / Add credit | the station is closed, open again at six | not enough credit: add some or pay in cash
screen: Water quality | headline Safe to drink | table Tests = Test, Result; Bacteria, None found; Salt, Low; Clarity, Good | chart Litres by weekday | link See all tests | no test posted yet today | a reading was off: sales stop until the next test
screen: Station desk | table Today = Hour, Litres, Note; Morning, Many, School order; Noon, Few, Filter washed; Evening, Open, Shop order | list To do = Change carbon filter; Send sample; Wash tank | buttons Log a test / Add order | no sales yet this morning | pump pressure is low: switch to the second pump

household-plastic-recycling
thing: pickup, pickups = Two bags, Mill Street; School, mixed bottles; Corner shop, cans and cartons
must: A fixed pickup day for every street; Fair weighing in front of the household; Payment or points at once; Kilos by material for buyers
later: Reports for brands and councils; Swaps for bin bags and groceries
screen: My pickups | headline Next pickup on Tuesday | list Put out = Clean bottles; Cans; Cartons | chart My kilos by week | switch Remind me the evening before | buttons Skip this week / Ask a question | no pickup yet: choose your street | the cart missed your street: it comes tomorrow
screen: Weigh and pay | ask Household = House with green gate | table Weighed = Material, Kilos, Clean; Bottles, Four, Yes; Cans, One, Yes; Film, Two, Wash first | list Reward = Phone credit; Points; Cash | buttons Pay now / Weigh again | nothing weighed yet today | phone payment failed: give a paper slip
screen: Yard today | table Stock = Material, Bales, Buyer; Bottles, Six, Truck on Friday; Cartons, Two, Waiting; Cans, One, Scrap dealer | map Routes today | buttons Book a truck / Change route | the yard is empty | one cart is broken: share its streets between two routes

photo-studio-hire
thing: booking, bookings = Product shoot, three hours; Podcast video, half day; Fashion shoot, full day
must: Free hours and price at a glance; List of lights and backdrops included; Door code for the booked time; Photos of the room before and after
later: Packages of hours for regulars; A helper for the lights on request
screen: Book the studio | picture White cove with two lamps | ask Day = Thursday | ask Hours = Nine to noon | list Included = Four flash lamps; Five backdrops; Make-up corner | button Book and pay | fully booked on this day, and Friday morning is free | payment failed: the hours stay reserved for a short time
screen: Your door code | headline Studio is yours until noon | code Door code | list House rules = Shoes off on the cove; Lamps off; Sweep and send a photo | buttons Add an hour / Report damage | no booking today | the code does not open: call and we open from here
screen: Studio calendar | table Today = Time, Guest, Set; Morning, Lena, Cove; Afternoon, Sam, Kitchen set; Evening, Free, None | list To check = Lamp three; Grey backdrop short | buttons Block hours / Message guest | no bookings today: offer the hours to regulars | two bookings overlap: move one or call the guest

recording-studio
thing: session, sessions = Vocals, two songs; Podcast, one episode; Band, full day
must: Room, engineer and hours booked together; Mixes to hear and comment on; Files delivered in the right formats; Rights agreed before recording
later: Packages for shows and albums; Mixing from files sent in
screen: Book a session | ask What = Vocals | ask Day = Saturday afternoon | picture Live room and vocal booth | list Included = Engineer; Microphones; Rough mix | button Book with deposit | no hours left this week, and Monday morning is free | that time was just taken: see the next two
screen: Listen and comment | headline Mix two of your song | list Tracks = Lead voice; Drums; Full mix | talk Notes = You: Voice a little louder; Engineer: Done in mix two | buttons Approve mix / Add a note | no mix yet, and the first comes on Tuesday | the file does not play: download it instead
screen: Studio desk | table Today = Time, Guest, Room; Morning, Author, Booth; Afternoon, Band, Live room; Evening, Singer, Booth | list To deliver = Podcast cut; Two masters | buttons Add a session / Send files | no sessions today: call regulars for the free hours | a microphone is faulty: use the spare and note it
`;
