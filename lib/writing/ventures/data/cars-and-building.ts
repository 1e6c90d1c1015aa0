/** Cars, building and the trades: what is known of them; the keys are those of `../lore.ts`. */
export const CARS_AND_BUILDING = `
ride-hailing
job: a ride, rides
rival: large ride apps | the app is already on the phone and a car is usually close | Uber, Bolt, inDrive, Grab@SG, Grab@MY, Grab@PH, Ola@IN | taxi app near me
rival: taxis from the rank or the street | they are there without an app and take cash | | taxi number
rival: a driver people know and call | he is trusted, knows the house and gives a price by phone
meet: bars, hospitals, colleges and bus stations | shift manager or doorman | people there need a way home at hours when no bus runs | book the first rides with {name} from a poster at the door and note the waiting time | three evenings a week | drivers' associations, hotels and hospitals | they are asked for a safe ride every day
measure: the minutes from the request to the pick-up, and the share of requests that end in a ride
moat: enough trusted drivers in one town that a car is always close
risk: passengers leave when no driver is near, and drivers leave when there are no passengers | start in one district at fixed hours, guarantee drivers an hourly minimum at first, and widen only when waits are short
rule: Settle licences, insurance and drivers' papers | Ask the transport authority which licence the operator, the driver and the vehicle need, check driving records and passenger insurance, and ask how fares and drivers' pay must be reported. | the licence is clear and the papers of every driver are on file
trial: Run rides for two weekends by phone | Sign up eight drivers in one district, take requests by message, send the nearest driver by hand, and note waiting time, fare and refused requests. | requests, completed rides and waiting times are on one sheet
ask: Why would drivers accept your rides? | They keep more of each fare than with the large apps | closing-calls | by signing up ten drivers in one district
ask: What happens when something goes wrong on the way? | Driver, route and time of each ride are recorded | rules | with an emergency procedure checked by the insurer
ask: Are there enough requests outside the busy hours? | | trade-trial | by counting requests hour by hour
roles: a developer for passenger and driver apps | somebody who recruits and checks drivers | somebody for support and the authorities
search: book a taxi app
name: +Ridenear = a ride close by
name: Home Safely = a safe way home
name: +Farefirst = the fare before the ride
name: Ride Round Town = rides to every corner
name: +Quickcab = a cab that comes fast
name: +Hailway = hail a ride on your way
name: +Cabclose = a cab is close
name: Fair Ride = fair to passenger and driver
name: +Townride = rides all over town
name: Tap & Travel = one tap and you travel
name: *Cabiva = a new word for cab
line: The fare before you get in
line: A trusted driver, minutes away
line: Home safely, whatever the hour
line: Local drivers, fair fares
line: Tap, ride, arrive
line: Know your driver before you ride

phone-computer-repair
job: a repair, repairs
rival: the maker's own service centre | original parts are used and the warranty stays | Apple, Samsung | official phone repair
rival: repair stalls and shops nearby | they are cheap and the job is done the same day | | phone repair near me
rival: buying a new device | it comes with a warranty and often with a monthly contract
meet: schools, offices and shops without a repair bench | office manager | people there have cracked screens in the drawer and no time to travel | check devices for free with {name} and give a price on the spot | one lunchtime a week | mobile shops, insurers and schools | they are asked for repairs that they do not do
measure: the share of repairs handed back the same day and not returned under warranty
moat: skilled hands, good parts in stock and reviews from people nearby
risk: poor parts and lost data bring complaints that cost more than the repair earned | buy from two tested suppliers, test each device with the customer before and after, and agree in writing about data
rule: Settle data, warranty and battery rules | Ask which warranty on repairs the law demands, how customers' data must be protected, how old batteries have to be stored and disposed of, and insure devices in your care. | the repair form, the insurance and a battery collection contract are in place
trial: Repair twenty devices from a borrowed bench | Share a table in a shop for two weeks, post a fixed price list for the most common models, and note model, fault, minutes, part cost and result. | twenty repairs with minutes, parts and results are on one sheet
ask: Which models come in most often, and which parts must be in stock? | | trade-trial | by counting models and faults for two weeks
ask: Why not go to the maker? | We give a price at once and most jobs are done the same day | interviews-2 | with ten people who carry a cracked phone
ask: What if the phone is dead after the repair? | It is tested with the customer before and after | rules | with a repair form signed at the counter
roles: a technician who can solder | somebody at the counter who explains prices clearly | somebody for parts, warranty and school or office accounts
search: phone screen repair near me
name: +Fixbench = the bench where it is fixed
name: Good Screen = a screen like new
name: +Mendcell = mends your phone
name: Same Day Fix = repaired on the same day
name: +Screenwell = screens made well again
name: Second Charge = new life for your battery
name: +Phonemend = phones mended
name: Back On = your device is back on
name: +Boardcare = care for the circuit board
name: The Fix Counter = hand it over, get it fixed
name: *Reparo Tech = from a word for repair
line: Broken this morning, working tonight
line: Your phone, fixed while you wait
line: Clear price before we open it
line: Repair it, keep your photos
line: New screen, same phone
line: Fixed here, under warranty

car-garage
job: a car repair, car repairs
rival: the brand's own dealer | it knows the model and keeps the service record and warranty | | main dealer service
rival: repair and tyre chains | they have fixed offers, long hours and many branches | Kwik Fit@GB, Midas@US, Midas@FR, ATU@DE, Norauto@FR | car service offers
rival: a mechanic people have used for years | he is trusted, and knows the car
meet: taxi ranks, van owners' yards and company car parks | fleet manager | vehicles there are driven daily and every lost day costs money | check tyres, brakes and fluids of three vehicles with {name} and leave a written list | two mornings a week | parts dealers, insurers and used-car sellers | their customers ask where to have the work done
measure: the share of cars handed back at the agreed time and price, and not returned with the same fault
moat: mechanics who stay, regulars who come back and a record of every car
risk: an empty lift earns nothing, and a wrong diagnosis costs hours nobody pays for | book the week ahead, charge for diagnosis, and call regulars whose service is due on quiet days
rule: Settle permits, waste oil and liability | Ask the city which permit a workshop needs, how oil, tyres and batteries must be stored and collected, whether a master mechanic is required, and insure customers' cars in your care. | the permit, the waste contract and the garage insurance are on file
trial: Service eight cars on a hired lift | Hire a lift by the day for two weekends, offer a fixed check and service, send photos before any extra work, and note hours, parts, price and wait. | hours, parts and price of eight cars are on one sheet
ask: How many jobs a week does one lift need? | | f-4 | by filling in hours and prices from the trial
ask: Why should drivers trust the list of faults? | They see photos of each part and agree before work starts | trade-trial | with photos of every finding in the trial
ask: Who would come in the quiet months? | | closing-calls | by asking six van and taxi owners for a service agreement
roles: an experienced mechanic with a licence | somebody at the desk for quotes, parts and calls | somebody for fleets, tyres or bodywork
search: car garage near me
name: +Honestlift = honest work on the lift
name: Lift & Spanner = what a workshop runs on
name: +Motorhand = hands that know motors
name: Worn & Shown = you see the worn part
name: +Fairspanner = fair repairs for your car
name: Good Brakes = brakes you can rely on
name: +Carwright = people who put cars right
name: Ready by Five = your car ready that day
name: +Wheelworks = work on wheels and more
name: Open Bonnet = nothing hidden under the bonnet
name: *Garavio = a new word from garage
line: The price agreed before we start
line: See the worn part yourself
line: Your car, ready when promised
line: Honest repairs from people you know
line: Fixed properly the first time
line: Only the work your car needs

car-wash
job: a car wash, car washes
rival: washes at petrol stations | people stop there anyway and pay with the fuel | Shell, BP | car wash near me
rival: hand washes nearby | they clean inside too and cost little | | hand car wash
rival: washing the car at home | it costs only water and an hour, where it is allowed
meet: car parks of offices, taxi ranks and dealers' yards | fleet or site manager | cars stand there all day and have to look clean | wash three cars with {name} for the cost of the water and leave prepaid cards | two mornings a week | car dealers, taxi firms and petrol stations | they need many clean cars and do not want to wash them
measure: the share of drivers who come back within four weeks
moat: a site on a busy road, short queues and regulars with a card or pass
risk: rain and cold empty the bays while rent and wages go on | sell passes that are paid every month, sign taxi and dealer fleets for quiet days, and hire by the hour
rule: Settle water, drains and the site | Ask the city whether the site may be used as a wash, which drain and oil separator it needs, whether water use is limited in dry months, and insure damage to customers' cars. | the site permit, the drain approval and the insurance are on file
trial: Wash forty cars at a borrowed place | Use a yard or car park with a drain for two weekends, offer two fixed packages, and note cars per hour, minutes, litres, price paid and who asked for a card. | cars, minutes, water and cards sold are on one sheet
ask: How many cars pass, and how many would turn in? | | trade-trial | by counting passing cars and stops on four days
ask: What happens in wet weeks? | Passes and fleet contracts bring income in bad weather too | price-talks | by offering a monthly pass to twenty drivers
ask: How much water does a wash need, and may you use it? | | rules | by asking the water company about limits and fees
roles: somebody who leads the washers and checks every car | somebody for machines, pumps and drains | somebody for fleets, passes and the till
search: car wash near me
name: +Foamlane = a lane full of foam
name: Clean Bonnet = a clean car from the front
name: +Shinebay = the bay where cars shine
name: Drive & Shine = drive in, drive out shining
name: +Suds Yard = a yard with plenty of suds
name: Bright Bumper = bright to the last corner
name: +Washturn = quick turn through the wash
name: Dust Off = the road dust comes off
name: +Glosslane = drive in dull, leave glossy
name: Fast & Shiny = quick, and it shines
name: *Washella = a new word from wash
line: Drive in dusty, drive out shining
line: A clean car without the queue
line: Clean inside, clean outside
line: Less water, more shine
line: Your car, clean in minutes
line: One pass, always a clean car

car-rental
job: a rental, rentals
rival: international rental brands | they have desks at the airport and are known by name | Hertz, Avis, Europcar, Sixt, Enterprise | car rental airport
rival: booking sites that compare rentals | many offers stand side by side at a low first price | Rentalcars.com, DiscoverCars | cheap car rental
rival: car sharing, taxis and borrowed cars | there is no deposit, no desk and nothing to return far away | Turo@US, Turo@CA, Turo@GB, Getaround@FR | rent a car from owner
meet: guesthouses, hotels and repair workshops | reception or service desk | guests and customers there need a car for a few days and ask at the desk | bring three cars with {name} to the door and leave a clear price list | two mornings a week | hotels, garages and travel agents | their customers ask for a car and they have none
measure: the share of days on which each car is rented out
moat: well-kept cars, direct bookings and hotels that pass guests on
risk: cars stand unused out of season while payments and insurance go on | buy used and few, sell or rent by the month in the low season, and take deposits for damage
rule: Settle the rental licence, insurance and deposits | Ask which licence a rental firm needs, insure every car for rental use, and have a lawyer check the contract on deposits, damage, fines and data from trackers. | the licence, the fleet policy and the checked contract are on file
trial: Rent out two cars for two weeks | Take two insured cars, offer them through three hotels and one notice online, film each car at handover, and note days rented, price, wear and hours. | days rented, income and damage of two cars are on one sheet
ask: How many days a month does a car have to be out? | | f-4 | by working out the costs of one car for a year
ask: Who pays for scratches and fines? | Each car is filmed at handover and return | rules | with a contract checked by a lawyer
ask: Why not rent from a known brand? | The price is complete and the car comes to the door | interviews-2 | with ten guests who rented last month
roles: somebody who keeps cars safe and on the road | somebody for bookings and handovers at odd hours | somebody for insurance, contracts and buying cars
search: car rental near me
name: +Carfordays = a car for some days
name: Open Road Hire = hire for the open road
name: +Daydrive = a car by the day
name: Full Tank Cars = ready to drive off
name: +Wheelstay = wheels for your stay
name: Clear Hire = a clear price for hire
name: +Keyready = the key is waiting
name: Any Road Cars = a car for every road
name: +Rentwell = a car rented well
name: Borrowed Wheels = wheels for a while
name: *Rentara = a new word from rent
line: The price you see, the car you get
line: Your car is at the door
line: No counter, no queue, just drive
line: A clean car, ready to go
line: No surprises when you bring it back
line: Local cars, help on the road

airport-chauffeur
job: a transfer, transfers
rival: ride apps and taxis at the airport | they can be had on arrival without any booking | Uber, Bolt | airport taxi
rival: transfer booking sites | they cover every airport and can be booked with the trip | Booking.com, Welcome Pickups, Blacklane | airport transfer
rival: trains, shuttle buses and the own car | they cost less, or need no stranger at the wheel
meet: hotels, travel agencies and firms with visitors | reception or office manager | they arrange pick-ups for guests each week and are blamed when the car is late | drive the first guests of three hotels with {name} at a trial rate and send the pick-up time | two mornings a week | hotels, travel agents and wedding planners | their guests ask how to get from the airport
measure: the share of pick-ups where the driver was there before the passenger
moat: punctual drivers, hotels and firms that book again each week
risk: a late flight or a missed pick-up upsets the whole day and loses the hotel as well | follow each flight, leave gaps between trips, and agree with a second operator who steps in
rule: Settle operator licence, insurance and airport access | Ask which licence private hire needs for operator, driver and car, insure passengers for hire, and ask the airport about permits, waiting places and fees. | licence, passenger insurance and airport permit are on file
trial: Drive ten transfers for three hotels | Take ten booked transfers within two weeks with a licensed car, follow each flight, and note waiting time, empty kilometres, price paid and who books again. | ten transfers with times, empty distance and prices are on one sheet
ask: What happens when the flight is three hours late? | The flight is followed and the pick-up moves with it | trade-trial | with a log of every delay in the trial
ask: How many trips drive back empty? | | f-4 | by working out the cost of ten real trips both ways
ask: Will hotels and firms book every week? | | closing-calls | by asking ten of them for a first month
roles: a licensed driver with good manners | somebody who plans trips and answers at all hours | somebody for hotels, firms and monthly bills
search: private airport transfer
name: +Gatecar = a car waiting at the gate
name: Arrivals Hall = where your driver waits
name: +Meetwheels = you are met by your car
name: Landed & Met = met as soon as you land
name: +Airdrive = the drive after the flight
name: Early Flight Car = a car for early flights
name: +Transferwell = transfers that go well
name: Name Board = the sign with your name
name: Door & Runway = from your door to the plane
name: +Carriagehire = a carriage of your own
name: *Transvia = a new word for transfer
line: Your driver is there when you land
line: From your door to departures
line: Early flight, car at the door
line: One price, agreed before you fly
line: Late flight, same driver waiting
line: Met by name, driven in comfort

towing-roadside
job: a call-out, call-outs
rival: breakdown clubs and cover | members have paid already and only dial one number | AAA@US, The AA@GB, RAC@GB, ADAC@DE | breakdown cover
rival: towing firms nearby | they come when called and are known to police and garages | | tow truck near me
rival: a friend with a rope or jump leads | it costs nothing and he is on the way
meet: workshops, body shops and used-car yards | workshop manager | cars that cannot drive have to reach them every week | bring in the first three cars with {name} at a fixed rate and send photos of the loading | two mornings a week | insurers, police call lists and garages | they need somebody who comes at night and in bad weather
measure: the minutes from the call to the arrival of the truck
moat: fast arrival day and night, and insurers and garages that call you first
risk: long waits at night, damage while loading and insurers who pay late | keep a paid standby rota, photograph each car before loading, and agree payment terms before the first job
rule: Settle towing permits, driver licences and cargo insurance | Ask which permit towing needs and who may work on main roads, which driving licence the truck demands, and insure towed cars, the yard and the crew at the roadside. | permits, licences and the insurance for towed cars are on file
trial: Cover two weekends with a hired truck | Hire a truck with a licensed driver, tell ten garages the number, and note calls, arrival time, distance, price and jobs refused. | calls, arrival times and income of two weekends are on one sheet
ask: How many calls come within reach each day? | | trade-trial | by counting calls from ten garages for two weekends
ask: Who drives at three in the morning? | A paid standby driver is on the rota | f-4 | by working out what a night on call costs
ask: How do insurers choose and pay operators? | | interviews-2 | with five insurers and breakdown clubs
roles: a driver with a truck licence and a calm manner | a dispatcher for calls and routes | somebody for insurers, bills and the yard
search: tow truck near me
name: +Towready = ready to tow
name: Hook & Home = hooked up and brought home
name: +Roadlift = lifted off the road
name: Hazard Lights = help when they are on
name: +Flatbedfast = a flatbed that comes fast
name: Roadside Crew = a crew for the roadside
name: +Jumpready = ready to jump-start your car
name: Night Tow = towing at any hour
name: +Safehaul = hauled without a scratch
name: Back Rolling = on your wheels again
name: *Towvia = a new word from tow
line: Stuck? We are on the way
line: The price before the truck leaves
line: Off the roadside and safely home
line: Help day and night, any weather
line: See how far the truck is
line: Loaded gently, brought where you want

general-builder
job: a building project, building projects
rival: local builders known by word of mouth | neighbours can show the finished work | | builder near me
rival: larger contractors and house builders | they have catalogues, show homes and guarantees | | home extension company
rival: hiring single trades and running the site oneself | it looks cheaper and leaves every choice with the owner
meet: architects, planning offices and builders' merchants | architect | owners with drawings in hand look there for somebody to build them | price one set of drawings with {name} line by line within a week | one afternoon a week | architects, estate agents and surveyors | their clients ask for a builder they can trust
measure: the share of stages finished on the promised day and at the agreed price
moat: a crew of one's own, finished houses people can visit and architects who recommend it
risk: one wrong estimate or one unpaid stage eats the profit of the year | price from measured quantities, put every change in writing with its cost, and take stage payments before the next stage begins
rule: Settle licence, permits and site insurance | Ask which licence builders need, who applies for the permit, which safety plan the site must have, how long you are liable for defects, and insure the works and the crew. | licence, insurance and a checked building contract are on file
trial: Build one small job with stage payments | Take one job of a week or two, such as a wall, a porch or a room, price it by quantities, agree stages, and compare hours and materials with the estimate. | planned and real hours and costs of one job are on one sheet
ask: What if the walls hide a surprise? | Changes are priced and signed before work goes on | rules | with a contract clause checked by a lawyer
ask: How many projects can one crew run at once? | | f-4 | by planning the hours of two projects week by week
ask: Why should an owner pay before it is finished? | Each payment follows a finished stage that can be seen | closing-calls | by showing five owners the stage plan
roles: an experienced site foreman | somebody for estimates, permits and contracts | bricklayers and carpenters who stay with the firm
search: home extension builder
name: +Wallwright = people who build good walls
name: Brick by Stage = built and paid by stage
name: +Roomgain = another room gained
name: Own Crew Build = built by our own crew
name: +Groundup Homes = built from the ground up
name: Level & Plumb = straight in every direction
name: +Homeraise = raises homes
name: Solid Start = a good foundation
name: Second Storey = room for one more floor
name: +Stonehand = hands that work stone
name: *Buildara = a new word from build
line: Built by the people you met
line: A fixed price, stage by stage
line: More room without moving house
line: One crew from start to keys
line: Pay only for what stands
line: Your house, built as drawn

air-conditioning-heat-pumps
job: an installation, installations
rival: local heating and cooling firms | they have worked in the area for years and repair what they fit | | air conditioning installer
rival: energy companies and large stores that include fitting | they offer instalments and a known name | Octopus Energy@GB, British Gas@GB, Home Depot@US, Leroy Merlin@FR, Leroy Merlin@ES | heat pump installation
rival: fans, portable units and the old boiler | they are there already or can be carried home today
meet: property managers, stores and architects | property manager | they hear first which rooms are too hot or which boiler has failed | check and clean five units with {name} at a fixed price and report their condition | two mornings a week | electricians, property managers and energy advisers | they are asked for cooling and heating they may not install
measure: the share of installations that hold the promised temperature and need no second visit
moat: certified installers, service contracts and a record of every unit
risk: demand comes in heat waves and cold snaps, and a badly sized unit brings complaints for years | sell service visits for the quiet months, calculate each room before quoting, and never fit without that calculation
rule: Settle refrigerant certificates and electrical work | Ask which certificate handling refrigerant needs, who may make the electrical connection, whether outdoor units need a permit or the neighbours' consent, and insure the work. | certificates, electrical partner and insurance are on file
trial: Service fifteen units in two weeks | Offer a fixed check and clean to homes and shops, measure temperature before and after, and note hours, faults found and who asks for a service plan or a new unit. | fifteen units with readings, hours and requests are on one sheet
ask: Will it be warm or cool enough? | Each room is calculated before the quote | trade-trial | with temperature readings before and after
ask: Which grants can customers claim, and who files them? | | rules | by asking the energy office about three real homes
ask: Will owners pay for yearly service? | | price-talks | by offering a plan to fifteen owners
roles: a certified refrigeration engineer | an electrician who may sign the connection | somebody for surveys, quotes and service plans
search: air conditioning installation near me
name: +Coolrooms = rooms that stay cool
name: Warm & Quiet = heat without noise
name: +Airfit = air units fitted well
name: Cool Nights = cool enough to sleep
name: +Pumpwarm = warmth from a heat pump
name: Right Degree = the right temperature
name: +Climatewell = a good climate indoors
name: Two Seasons = cool summers, warm winters
name: +Breezefit = a fitted breeze
name: Steady Room = the same comfort all day
name: *Climora = a new word from climate
line: Cool rooms on the hottest day
line: Warm in winter, cool in summer
line: Measured first, then fitted
line: Fitted in a day, quiet for years
line: The right unit for every room
line: Comfort at home, lower bills

kitchen-bathroom-fitting
job: a fitted room, fitted rooms
rival: furniture and home stores with a fitting service | the show kitchens can be touched and planned at once | IKEA, Leroy Merlin@FR, Lowe's@US, Wren Kitchens@GB | fitted kitchens
rival: kitchen and bathroom studios | one adviser draws everything and orders it | | bathroom showroom near me
rival: single plumbers, tilers and joiners hired one by one | each is cheaper, and the owner knows one of them already
meet: tile shops, builders' merchants and home fairs | showroom manager | people choosing tiles and taps there have no one to fit them | measure three rooms with {name} and hand over a drawing with a fixed price | two afternoons a week | tile shops, estate agents and therapists for older people | their customers ask who can fit it
measure: the days from the first tool to the finished room, against the days promised
moat: one reliable team for all trades, and finished rooms that neighbours have seen
risk: one late part stops the whole room and the family is without water | start only when every part has been counted, keep a list of quick suppliers, and plan one spare day per room
rule: Settle who may connect water, gas and power | Ask which trades need a licence, have the connections made and signed by licensed people, check waterproofing rules and asbestos in old rooms, and insure damage from leaks. | the licensed partners, the insurance and the checks are on file
trial: Fit one room and measure three more | Fit one small bathroom or kitchen at cost, photograph each day, note hours by trade, and quote three more rooms from measured drawings. | hours by trade for one room and three quotes are on one sheet
ask: How long will the room be out of use? | The days are planned before the first tool comes in | trade-trial | with a diary of the first room
ask: Why not the store that sells the units? | One team does all trades and answers for it | interviews-2 | with ten owners who renovated last year
ask: How large a deposit will owners pay? | | price-talks | by showing ten owners two payment plans
roles: a fitter who can lead several trades | a designer who measures and draws | licensed partners for plumbing and power
search: bathroom renovation company
name: +Roomfitters = fitters for the whole room
name: Tap & Tile = what a new bathroom needs
name: +Newbath = a new bathroom
name: Flush Fit = fits without a gap
name: +Cupboardwise = cupboards planned wisely
name: Soft Close = doors that shut quietly
name: +Showerstep = a shower without a step
name: Ready Kitchens = kitchens ready to cook in
name: +Wellfitted = everything fits well
name: One Team Rooms = one team, whole room
name: *Kitchenova = a new word for kitchen
line: One team, one finished room
line: A new bathroom without the chaos
line: Your kitchen, fitted to the wall
line: Fixed price, fixed days
line: Measured, drawn and fitted by us
line: Step in, no step up

roofing
job: a roof job, roof jobs
rival: roofers nearby | neighbours know their work, and they can look at the leak in person | | roofer near me
rival: door-to-door crews after storms | they come at once and offer to deal with the insurer
rival: patching it and putting a bucket under it | it costs little until the next heavy rain
meet: property managers, estate agents and insurers | property manager | they hear of leaks first and need a report the same week | inspect three roofs with {name} and hand over photos with a priced list | two mornings a week | solar installers, surveyors and loss adjusters | their work stops when the roof is not sound
measure: the share of repaired roofs that stay dry in the next heavy rain
moat: roofers who stay, a guarantee that is kept and photos of every finished roof
risk: a fall or a leak after handover can cost more than the whole job | use scaffold and harness on every job, photograph each layer, and keep part of the price aside for returns
rule: Settle work at height, asbestos and cover | Ask which licence roofing needs, which scaffold and fall protection the law demands, how asbestos must be handled, and insure water damage during the work. | licence, safety plan and insurance are on file
trial: Inspect twelve roofs and repair three | Offer an inspection with photos to owners on a few streets, quote each, repair three small leaks, and note hours, materials and which quotes are accepted. | twelve inspections, three repairs and the accepted quotes are on one sheet
ask: What does the guarantee cover, and who stands behind it? | It is in writing and names the materials and the work | rules | with the guarantee text checked by a lawyer
ask: Who works on the roof in wet weeks? | | f-4 | by planning one month with a third of the days lost
ask: Why should owners trust a roofer at the door? | They see photos of their own roof first | interviews-2 | with ten owners who had a leak
roles: an experienced roofer who leads the crew | somebody for surveys, quotes and insurers' papers | a carpenter or metal worker for frames and gutters
search: roof repair near me
name: +Drytop = dry from the top down
name: Tile & Ridge = two parts of a good roof
name: +Roofwright = people who make good roofs
name: Rain Stays Out = the rain does not get in
name: +Stormcap = a cap against storms
name: Good Slate = slate that lasts
name: +Ridgeline Roofs = straight along the ridge
name: Dry Loft = no drip in the loft
name: +Overhead Care = care for what is above
name: High & Dry Roofs = safe and dry at home
name: *Tectoria = from a word for roof
line: Dry inside, whatever the weather
line: The leak found, fixed and photographed
line: A roof that outlasts the storm
line: See your roof before you pay
line: A written guarantee on every roof
line: Roofers who come back if needed

flooring-tiling
job: a floor job, floor jobs
rival: floor and tile stores with a fitting service | samples, floor and fitter are bought in one place | Tapi@GB, Floor & Decor@US, Lowe's@US | flooring fitting
rival: independent floor layers and tilers | they cost less and come recommended | | floor fitter near me
rival: laying click floors oneself | it costs a weekend and no wages
meet: tile and floor shops, landlords and small builders | shop manager | customers leave with boxes of floor and ask who can lay it | measure three rooms with {name} and hand over a price per square metre | two mornings a week | kitchen fitters, painters and estate agents | their jobs need a floor before or after
measure: the share of floors finished on the agreed day without a call-back
moat: careful layers, shops that pass jobs on and finished floors people can see
risk: a damp or crooked subfloor ruins the new floor and the layer gets the blame | measure moisture and level before quoting, put the readings on the quote, and refuse floors that are not ready
rule: Settle liability, dust and old glue | Ask whether tiling or floor laying needs a licence, how wet rooms must be sealed, how dust and old coverings with asbestos must be handled, and insure the work. | the rules are written down and the insurance is in force
trial: Lay four floors of different kinds | Take a small wood, vinyl, carpet and tile job within two weeks, measure the subfloor first, and note hours per square metre, waste and call-backs. | hours, waste and call-backs of four floors are on one sheet
ask: What if the floor underneath is bad? | Level and moisture are measured before the price | trade-trial | by measuring the first ten subfloors
ask: Do customers want floor and fitting from one hand? | | price-talks | by offering both ways to ten households
ask: How many square metres must be laid in a week? | | f-4 | with the hours from the trial
roles: a skilled floor layer or tiler | a second layer for the other materials | somebody for measuring, samples and quotes
search: floor fitters near me
name: +Floorwright = people who lay good floors
name: Plank & Tile = wood floors and tiles
name: +Levelground = level from wall to wall
name: Under Your Feet = floors under your feet
name: +Groutline = straight lines between tiles
name: Good Footing = a floor you can rely on
name: +Oakline Floors = straight lines of oak
name: Wall to Wall = the whole room covered
name: Barefoot Floors = good to walk on barefoot
name: No Squeak = a floor that stays quiet
name: *Florela = a new word from floor
line: A floor that stays level
line: Old floor out, new floor in
line: Straight lines, quiet boards
line: Measured Monday, laid this week
line: Samples at home, laid by us
line: Good floors under busy feet

tree-surgery
job: a tree job, tree jobs
rival: tree surgeons nearby | they are known on the street and have the machines | | tree surgeon near me
rival: gardeners and farmers with a chainsaw | they charge little and come soon
rival: leaving the tree alone | it costs nothing and needs no permit until a branch falls
meet: councils, schools and property managers | grounds or property manager | they answer for dangerous trees and need a written look at them | inspect five trees with {name} and hand over photos with the urgent ones marked | two mornings a week | gardeners, roofers and insurers | they meet trees they may not climb
measure: the share of jobs finished in the planned day without damage or a complaint
moat: trained climbers, good insurance and yearly contracts for many trees
risk: one accident can hurt a climber, a roof and the firm | plan each job in writing, never climb alone, check the gear before each climb and stop in wind
rule: Settle felling permits, nesting times and cover | Ask the council which trees are protected and when birds may not be disturbed, which chainsaw and climbing certificates are needed, and insure people, roofs and power lines. | certificates, cover and the council's answers are on file
trial: Inspect twenty trees and finish four jobs | Walk two streets, offer a look from the ground with photos, carry out four small jobs with a trained ground person and hired chipper, and note hours and waste. | twenty inspections and the hours of four jobs are on one sheet
ask: Which trees may be cut, and when? | The council is asked before every felling | rules | by asking the council about three real trees
ask: What is done with wood and chips? | | trade-trial | by weighing and placing the waste of four jobs
ask: Which customers come back every year? | | closing-calls | by offering a yearly check to ten owners and managers
roles: a certified climber | a trained ground worker for ropes, chipper and traffic | somebody for surveys, permits and quotes
search: tree removal near me
name: +Crownwise = wise care for tree crowns
name: Rope & Saw = the tools of the trade
name: +Limbline = a line for every limb
name: Safe Branches = no branch to fear
name: +Treehand = hands for trees
name: Safe Fell = felled safely
name: +Stumpless = no stump left behind
name: Good Canopy = a healthy tree top
name: +Barkwell = trees in good health
name: Clear Stump = the stump is cleared
name: *Arbovia = from a word for tree
line: Difficult trees, down in safe pieces
line: Healthy trees, safe roofs
line: Climbed, cut and cleared away
line: The tree goes, the lawn stays
line: Looked at first, cut only if needed
line: Safe trees before the storm

paving-and-fencing
job: a project outdoors, projects outdoors
rival: local paving and fencing crews | their work can be seen on the next street | | driveway company near me
rival: landscapers and garden designers | they plan the whole garden and bring plants too
rival: doing it oneself with material from the builders' market | only stone and boards have to be paid | | how to lay a patio
meet: streets of new houses and builders' merchants | yard manager | new owners buy stone and panels there before they have found a crew | measure three yards with {name} and hand over a fixed price with a drawing | two Saturdays a month | builders, gate makers and estate agents | their customers ask for a drive or a fence
measure: the share of projects finished in the planned days and level after the first heavy rain
moat: own machines, a crew that stays and finished drives in every street
risk: a poor base sinks, and mud, pipes and rain eat the margin | dig a test hole before quoting, agree the price of surprises in writing, and never save on the base
rule: Settle boundaries, pipes and drainage | Ask the council about fence heights, paving that lets rain through and dropped kerbs, have pipes and cables located before digging, and insure the work. | council answers, pipe plans and insurance are on file
trial: Build two small projects on hired machines | Lay one small patio or path and put up one stretch of fence, dig a test hole first, and note hours, stone, waste and days lost to rain. | hours, material and waste of two projects are on one sheet
ask: Who pays when the ground is worse than expected? | A test hole is dug before the price is fixed | trade-trial | with test holes on the first three jobs
ask: What does the crew do in frost and rain? | | f-4 | by planning a year with the lost weeks marked
ask: Will owners pay for a deeper base? | | price-talks | by quoting two bases to ten owners
roles: somebody skilled in stone, levels and drainage | a machine driver and carpenter for decks and fences | somebody for measuring, drawings and quotes
search: driveway and patio installers
name: +Stoneyard Crew = a crew for stone in the yard
name: Post & Panel = the parts of a fence
name: +Drivewright = people who build drives
name: Level Patio = a patio without puddles
name: +Fenceline = a straight line of fence
name: Solid Base = what good paving needs
name: +Deckwell = decks built well
name: Gate & Path = from the gate to the door
name: +Pavecraft = paving as a craft
name: Dry Driveway = no mud on the drive
name: *Pavara = a new word from paving
line: A drive that does not sink
line: Straight fences, solid posts
line: No mud from gate to door
line: A patio ready for summer
line: Built on a proper base
line: Fixed price before the first dig

estate-agency
job: a sale or letting, sales and lettings
rival: established agencies on the high street | their boards stand in the area and buyers are on their lists | | estate agent near me
rival: large agency networks and fixed-fee online agents | they have a known name or a low fee | RE/MAX, Century 21, Purplebricks@GB, Engel & Völkers | sell my house
rival: selling or letting without an agent | the owner keeps the commission and chooses the buyer | Zillow@US, Idealista@ES, Leboncoin@FR | sell house without agent
meet: notaries, owners' meetings and removal firms | notary or administrator | owners who inherit, divorce or move ask there what their home is worth | value five homes with {name} from real sales nearby and hand over a written range | two afternoons a week | notaries, lenders and builders | their clients have to sell before the next step
measure: the weeks from the first viewing to an accepted offer, against other homes nearby
moat: local sales knowledge, owners who recommend the agent and exclusive listings
risk: commission comes months after the work, and owners list at prices nobody pays | take few listings with a written price plan, agree exclusivity, and keep money for half a year
rule: Settle the agent's licence, client money and checks | Ask which licence or register an agent needs, how deposits must be held, which identity checks the law demands, and which cover against mistakes is required. | the licence, the cover and the client account are in place
trial: Value ten homes and win two listings | Compare ten homes with real sales nearby, hand each owner a written range, ask for a listing, and count enquiries and viewings for the first two. | ten valuations, listings and viewings are on one sheet
ask: Why should an owner choose a new agent? | One person does valuation, viewings and negotiation | interviews-2 | with ten owners who sold last year
ask: How long can the firm live before the first commission? | | f-4 | by planning six months with two late sales
ask: Will owners sign exclusively, and at which rate? | | closing-calls | by asking ten owners for a listing
roles: a licensed agent who knows the area | somebody for viewings, photos and portals | somebody for contracts, checks and client money
search: estate agent near me
name: +Homeshake = shaking hands on a home
name: Sold & Settled = sold and all papers done
name: +Doorwise = knows what a door is worth
name: True Valuation = an honest price
name: +Homepass = passes homes to new owners
name: Welcome Door = the door to a new home
name: +Nextkey = the key to the next home
name: Honest Asking = an honest asking price
name: +Streetwise Homes = knows your street
name: Board & Key = from sale board to key
name: *Domavia = from a word for home
line: An honest price, a good buyer
line: Your home sold, step by step
line: Good tenants, rent on time
line: Viewings done, offers explained
line: Sold by someone who knows the street
line: We are paid when you sell

travel-agency
job: a trip, trips
rival: booking sites and airlines | every flight and hotel is there at once, with reviews and prices | Booking.com, Expedia, Trip.com | holiday packages
rival: large tour operators and agency chains | they charter whole hotels and protect the money paid | TUI@DE, TUI@GB, Jet2holidays@GB, Flight Centre@AU | package holiday
rival: planning the trip oneself with blogs and friends' tips | it is free and part of the fun
meet: clubs, wedding shops and parish or company groups | group organiser | one person there has to arrange the trip for all the others | plan one group's trip with {name} and hand over two complete offers | two evenings a week | hotels, lodges and local guides | they want guests who arrive well prepared
measure: the share of enquiries that become a booking, and of travellers who book again
moat: knowledge of the places, trusted suppliers and travellers who recommend the agency
risk: a cancelled flight or a supplier that fails leaves travellers stranded and the agency liable | hold travellers' money apart, insure against failure, and keep a second supplier for each route
rule: Settle the travel bond, licence and contract terms | Ask which licence or bond selling packages needs, what must be told before payment, who is liable when a supplier fails, and keep customers' money in a separate account. | licence, bond and checked terms are on file
trial: Sell three trips through a licensed partner | Plan trips for ten people or groups within two weeks, book through a licensed operator, and note hours, changes, margin and who pays a deposit. | ten plans, deposits and margins are on one sheet
ask: Why pay an agency when everything can be booked online? | One person answers for the whole trip | interviews-2 | with ten people whose last trip went wrong
ask: Who pays when the airline cancels? | | rules | with the terms checked by the bond or insurer
ask: Which trips leave enough margin for the hours? | | f-4 | by working out three real trips
roles: somebody who knows the places well | somebody for bookings, changes and emergencies | somebody for contracts, bond and payments
search: travel agent holiday packages
name: +Packready = packed and ready to travel
name: One Call Trips = the whole trip with one call
name: Far & Well = help however far you go
name: Window Seat = looking forward to the trip
name: +Trailbound = on the way to a trail
name: Away by Sunday = soon on holiday
name: +Journeywell = a journey that goes well
name: Two Weeks Away = a real holiday
name: Sunny Routes = routes to the sun
name: Well Travelled = planned by people who were there
name: *Viajora = from a word for travel
line: The whole trip, one person to call
line: You pack, we arrange the rest
line: Flights, hotels and help on the way
line: Planned by people who were there
line: Help when plans change
line: Your holiday, from door to door

drinking-water-station
job: a refill, refills
rival: other refill shops and water kiosks | they are on the way and people know the taste | | water refilling station near me
rival: bottled and sachet brands in the shops | the seal and the name give trust | Aquafina, Bisleri@IN, Bonafont@MX, Aqua@ID | bottled water
rival: boiling or filtering water at home | it costs only fuel and needs no carrying
meet: schools, markets and street food stalls | head teacher or market leader | many people there need safe water every day | hand out the first refills with {name} beside the posted lab result | two mornings a week | clinics, schools and shops | they see what unsafe water does and are asked where to buy
measure: the share of households that come back for a refill each week
moat: clean test results, a tap close to home and regulars with their own bottles
risk: one bad test or a broken pump closes the station and loses trust | test often, post every result, keep spare filters and a second pump, and stop selling when a reading is off
rule: Settle water rights, quality permits and labels | Ask the health authority which permit and tests drinking water needs, whether drawing groundwater needs a licence, where the waste water may go, and what a label must say. | permits, first lab test and cleaning plan are on the wall
trial: Sell tested water from a partner for two weeks | Buy bulk water from a licensed plant, fill customers' own bottles at a stand, show the lab result, and note litres, price, repeat customers and the distance they come from. | litres, repeat customers and distances are on one sheet
ask: How many households live close enough to carry a bottle? | | trade-trial | by noting the street of every customer
ask: Is the raw water good enough, also in the dry season? | | rules | with two lab tests and the neighbours' wells
ask: What makes people trust the water? | The latest lab result is on the wall | interviews-2 | with ten families who buy water today
roles: somebody who can run pumps and filters | somebody friendly at the taps and the till | a driver for shops and heavy bottles
search: purified water refill near me
name: +Clearjug = a jug of clear water
name: Clean Tap = safe water from the tap
name: +Puredrop Refill = pure to the last drop
name: Good Gallon = a gallon you can trust
name: +Jugstop = a stop to fill your jug
name: Fresh Fill = filled fresh each time
name: +Wellspring Taps = taps like a spring
name: Trusted Jug = water you can trust
name: +Fillwell = bottles filled well
name: Tested Water = every batch is tested
name: *Waterella = a new word from water
line: Safe water, close to home
line: Tested water in your own bottle
line: Clean water for the whole family
line: See the test, taste the water
line: Fill up for less
line: Water the children can drink

household-plastic-recycling
job: a pickup, pickups
rival: the council's or a contractor's rubbish truck | it is paid with local fees or comes without asking | | rubbish collection
rival: single pickers and scrap dealers | they take bottles and metal for free or pay a little in cash
rival: dumping, burning or keeping it in the yard | it costs nothing and can be done any day
meet: housing estates, schools and markets | estate manager or head teacher | waste piles up there and somebody has to answer for it | collect one street with {name} on two fixed days and post the kilos | two mornings a week | recycling plants, councils and consumer brands | they need clean material and proof of what was collected
measure: the kilos of clean material collected per household and week
moat: fixed routes, households that sort and a buyer who takes every tonne
risk: material prices fall or the buyer stops taking it | earn on the pickup as well, agree with two buyers, and keep stocks small
rule: Settle collection permits, the yard and collectors' safety | Ask the council who may collect and store waste, what the yard needs against fire and dirty water, give collectors gloves and contracts, and insure the routes. | permits, contracts and safety gear are in place
trial: Collect from forty homes for two weeks | Hand out two bags per home, collect on a fixed day, weigh by material, sell one load to a buyer, and note hours, kilos, dirt and who would pay. | kilos, hours and income of two weeks are on one sheet
ask: Will households sort, and what makes them do it? | | trade-trial | by comparing streets with and without a reward
ask: Who buys the material, at which purity? | | closing-calls | by asking three recyclers for a written price
ask: Will homes pay for a pickup? | | price-talks | by asking forty homes after the second pickup
roles: somebody who leads routes and collectors | somebody for sorting, baler and yard | somebody for buyers, council and reports
search: plastic waste collection near me
name: +Binrounds = regular rounds for your bin
name: Clean Street = a street without litter
name: +Bottleback = bottles go back into use
name: Sort & Sell = sorted waste has a price
name: +Kilofair = fair pay for each kilo
name: Plastic Again = plastic used again
name: +Wasteworth = waste has worth
name: Green Cart = the cart that collects
name: +Loopstreet = every street in the loop
name: Clear Drains = no plastic in the drains
name: *Recyclara = a new word from recycle
line: Your plastic, collected and used again
line: Clean yards, clean streets
line: Bring plastic, take home cash
line: A fixed day, a clean home
line: Less burning, more recycling
line: Weighed fairly, paid at once

photo-studio-hire
job: a booking, bookings
rival: other rental studios and shared ateliers | they are known and have the lamps | Peerspace@US, Giggster@US | photo studio rental
rival: shooting at home, outdoors or in a rented flat | it costs little and looks real
rival: colleagues who lend their studio | it is a favour and the light is familiar
meet: photo clubs, camera shops and creators' meet-ups | organiser or shop owner | people there own cameras and lack a room | open the room for a free shooting hour with {name} and let ten people book the next slot | two evenings a month | camera shops, model agencies and make-up artists | their customers ask where to shoot
measure: the share of open hours that are booked each week
moat: regular users, a room that works and easy access at all hours
risk: empty weekdays cost the same rent, and rough users break lamps | sell weekday packages to small shops and agencies, take a deposit, and film the room before and after each booking
rule: Settle the lease, liability and noise | Ask whether the lease and the building rules allow hourly hire, check fire exits and electrical load, and write house rules on damage, guests and what may be filmed. | the landlord's consent, insurance and house rules are on file
trial: Let a borrowed room for ten bookings | Borrow or hire a bright room for two weeks, bring lamps and two backdrops, offer slots by message, and note hours, price, wishes and damage. | ten bookings with hours, price and wishes are on one sheet
ask: How many hours must be booked to pay the rent? | | f-4 | with rent, price and hours on one page
ask: Who comes on weekday mornings? | | price-talks | by offering packages to ten online shops
ask: What happens when a lamp breaks? | A deposit and house rules cover it | rules | with rules checked by the insurer
roles: a photographer who knows lights and sets | somebody for bookings, cleaning and keys | somebody for sets, props and pictures of the room
search: photo studio rental by the hour
name: +Coveroom = a room with a cove
name: Backdrop Hall = backdrops ready to use
name: +Lightlease = rent a room with light
name: North Window = soft light all day
name: +Shootspace = a space for shoots
name: Set & Shoot = set ready, start shooting
name: +Framerooms = rooms for your frame
name: White Wall Hire = hire a white wall
name: +Hourlight = light by the hour
name: Studio by Code = open the door with a code
name: *Fotaria = from a word for photo
line: Your studio, by the hour
line: Lights on, sets ready
line: Bring a camera, we have the room
line: Book tonight, shoot tomorrow
line: Good light, any weather
line: A real studio without the rent

recording-studio
job: a session, sessions
rival: recording at home with a laptop and microphone | the gear is paid for once and there is no clock
rival: other studios and engineers nearby | friends recorded there and like the sound | | recording studio near me
rival: online mixing and podcast tools | files are sent in and come back finished without travel | SoundBetter, LANDR, Riverside | mixing and mastering online
meet: open stages, music schools and podcasters' meet-ups | host or teacher | people there have songs or shows and poor recordings | record one song or talk with {name} and hand over the finished file | two evenings a week | music teachers, agencies and publishers | their students and clients need clean sound
measure: the share of artists and speakers who book another session
moat: good ears, a quiet room and artists who send their friends
risk: evenings are full, mornings are empty and rent runs on | offer mornings for podcasts, voices and audiobooks, and mix for people who send files
rule: Settle music rights, noise and the lease | Write down who owns the recordings and who is named, ask whether the lease and the city allow sound at night, and insure instruments and guests. | a one-page session agreement, the landlord's consent and insurance are on file
trial: Record ten people in a borrowed room | Treat a quiet room with blankets, record three songs, three podcasts and four voices, and note hours, price paid, changes asked for and who books again. | ten sessions with hours, prices and repeat bookings are on one sheet
ask: Why leave the home studio? | A quiet room and an engineer make the take usable at once | interviews-2 | with ten people who record at home
ask: Who fills the mornings? | | closing-calls | by offering morning packages to ten firms and authors
ask: Who owns the finished song? | It is written down before the session | rules | with a one-page agreement
roles: a sound engineer with good ears | somebody for bookings, podcasts and editing | a producer or musician with many contacts
search: recording studio near me
name: +Takeone = right on the first take
name: Recording Now = the room where it is recorded
name: +Trackroom = a room for recording tracks
name: Quiet Booth = a quiet place to record
name: +Mixroom = the room where it is mixed
name: Best Take = the take worth keeping
name: +Songdesk = the desk behind your song
name: Clear Voice Room = voices recorded clearly
name: +Soundbarn = a roomy place for sound
name: Ready to Record = walk in and record
name: *Sonoria Rooms = from a word for sound
line: Your song, ready to release
line: A quiet room, a good engineer
line: Come with a song, leave with it recorded
line: Voices that sound close and clear
line: Talk, we record and edit
line: The take you want to keep
`;
