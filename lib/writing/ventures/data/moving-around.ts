/** Bikes, cars and getting about: what is known of them; the keys are those of `../lore.ts`. */
export const MOVING_AROUND = `
bike-repair
job: a repair, repairs
rival: bike shops with a workshop | they have the parts, and people bought the bike there | Halfords@GB, REI@US, Decathlon | bike repair near me
rival: repairing it at home with videos and online parts | it costs only the part, and the bike is never away | YouTube | how to fix a bike
rival: mobile mechanics | they come to the home or the office | Velofix@US, Velofix@CA | mobile bike repair
meet: offices with bike racks, schools and residential buildings | facility manager | many bikes stand there, and some of them need repair | check twenty bikes for free at the rack with {name} and hang a card with the findings on each | one morning a week in spring | employers, property managers and cycling clubs | their staff, tenants and members ask for a good mechanic
measure: the share of bikes that are repaired at the first visit
moat: a well-chosen stock of parts and regular visits to fixed places
risk: most work comes in a few warm months | sell winter services, contracts for company bikes and repair courses in the quiet months
rule: Settle liability, battery safety and where you may work | Ask an insurer about faults after a repair, ask the makers which e-bike work they allow, check rules for storing batteries and for working in the street, and keep a record of every repair. | the policy, the makers' answers and the repair form are there
trial: Repair twenty bikes at three places | Spend days at an office, a school and a residential building, and note fault, minutes, missing parts, price and who books again. | faults, minutes and missing parts of twenty bikes are on one sheet
ask: Which parts must always be on hand? | | trade-trial | by listing the parts used and missing in twenty repairs
ask: What do you do in the cold months? | Winter services and company contracts | closing-calls | by offering a winter check to ten companies
ask: What would people pay for a repair at their door? | | price-talks | by offering pick-up, visit and workshop prices to twenty owners
roles: a trained bike mechanic | somebody who wins companies and property managers | somebody for parts and bookings
search: bike repair near me
name: Patch & Pedal = repair it and ride on
name: +Spokewell = wheels in good order
name: True Wheel = a wheel that runs straight
name: +Bikemend = bikes repaired
name: Ride Again = back on the bike
name: Squeak Stop = the noise is gone
name: Quick Spoke = fast bike repair
name: +Brakecheck = brakes that work
name: Chain & Gear = the parts we look after
name: Rack Doctor = repairs at the bike rack
name: *Pedalino = from the word pedal
name: Saddle Up Soon = riding again soon
line: Back on your bike today
line: We fix it where it stands
line: Brakes, gears and tyres done right
line: Repaired while you work
line: A clear price before we start
line: Ride safely again

car-care-home
job: a visit, visits
rival: car washes and local garages | they are cheap or known for years, and no appointment is needed for a wash | IMO Car Wash@GB, Mister Car Wash@US, Kwik Fit@GB, ATU@DE, Jiffy Lube@US | car wash near me
rival: doing it yourself | it costs only water, material and an hour
rival: services that come to the car | the owner keeps working while it is done | Spiffy@US, YourMechanic@US, ClickMechanic@GB | mobile car service
meet: office car parks, residential buildings and sports clubs | facility manager | many cars stand there for hours while their owners are busy | care for three cars at a trial price with {name} in one day and leave a card on the notice board | one day a week | facility managers, car dealers and driving schools | their staff and customers are glad to save the trip
measure: the share of customers who book the next visit within six weeks
moat: permission to work at good car parks, and many regular customers close together
risk: long drives between single jobs and bad weather eat up the day | serve one area or car park a day, keep a weather date and offer subscriptions
rule: Settle waste water, waste and permitted repairs | Ask the water authority about washing outside, ask which repairs need a trade licence, how oil and tyres are disposed of, get the site owner's permission, and insure damage to cars. | the answers, the permissions and the policy are in the van
trial: Serve twelve cars in two weeks | Offer two services at one car park and in one residential area, take photos before and after, and note minutes, material, travel and who books again. | minutes, costs and repeat bookings of twelve cars are on one sheet
ask: How many cars a day cover the costs? | | f-2 | by timing twelve visits with travel
ask: What do you do when you find another fault? | Send a photo and a price, and wait for the owner's answer | trade-trial | with a list of findings from twelve cars
ask: Do customers prefer single visits or a plan? | | price-talks | by offering both to twenty car owners
roles: a trained detailer or mechanic | somebody who wins car parks and companies | somebody for bookings, parts and routes
search: mobile car care
name: +Drivebright = a bright, clean car
name: Bonnet Up = the car gets checked
name: Keys by Five = ready by the end of work
name: +Parkshine = cleaned where it is parked
name: Clean Mirrors = a clear view
name: Wax & Wheels = paint and wheels cared for
name: Car at Home = car care at your door
name: +Washpark = washed where it parks
name: *Chromella = from the word chrome
name: Clean & Ready = clean and ready to drive
name: Shine & Check = cleaned and checked
name: Door & Drive = car care at the door
line: Your car, cared for while you work
line: We come to your car
line: Clean inside, clean outside, no waiting
line: No queue, no trip to the garage
line: Book today, drive clean tomorrow
line: Car care at your door

bike-rental
job: a rental, rentals
rival: bike subscriptions and sharing schemes | bikes stand on the street and are booked by app | Swapfiets@NL, Swapfiets@DE, Lime, Nextbike@DE | e-bike subscription
rival: local hire shops and hotels | they are on the spot, fit the bike and know the routes | | bike rental near me
rival: buying a bike, or using the old one | there is no rent to pay, and it is always there
meet: hotels, tourist offices and employers | hotel manager | guests ask at reception where they can get a bike | place three bikes of {name} at one hotel or company for a week and count the rides | two mornings a week | hotels, employers and campsites | their guests and staff want to get about without a car
measure: the days each bike is rented in a month
moat: a fleet that is easy to repair, and partners at the places where people need bikes
risk: theft, damage and idle bikes eat up the income | use sturdy bikes, good locks and deposits, and move bikes to where they are rented
rule: Settle insurance, liability and parking | Ask an insurer about theft and accidents, ask the town where rental bikes may stand, check brakes, helmets and child seats, and write the rules for damage. | the policy, the town's answer and the rental terms are filed
trial: Rent out a few bikes for two weeks | Put five to eight bikes at one or two places, take bookings by message, and note rentals, faults, questions and prices paid. | rentals, faults and income per bike are on one sheet
ask: How many days must a bike be rented to pay for itself? | | f-2 | with purchase, repairs and insurance for one bike
ask: Who repairs a bike at the weekend? | A spare bike at each place and a mechanic on call | trade-trial | by counting faults and hours in the first weeks
ask: Do hotels and employers want a share or a fixed price? | | closing-calls | with ten hotels and employers
roles: a bicycle mechanic | somebody who wins hotels and employers | somebody for bookings and customers
search: bike rental
name: +Ridewell Hire = good bikes for hire
name: Tailwind Rent = an easy ride
name: +Spokehire = bikes to hire
name: Day on Wheels = a day by bike
name: Saddle Ready = set up and ready
name: +Pedalpass = a pass for bikes
name: Hire & Ride = hire and go
name: Two Wheel Days = days on two wheels
name: +Bikeborrow = borrow a bike
name: *Velorina = from the French for bicycle
name: Ready Bikes = always ready to ride
name: Kickstand Hire = bikes to hire
line: A good bike, ready to ride
line: Rent by the day or month
line: Repairs and locks included
line: Book, unlock and ride
line: Bikes that fit every rider
line: See more by bike

car-sharing
job: a trip, trips
rival: car clubs and rental firms | cars stand all over the city, and the app is already installed | Zipcar@US, Enterprise Car Club@GB, Free2move@DE, Mobility@CH, Cambio@DE, Cambio@BE, Communauto@CA | car sharing near me
rival: platforms for renting private cars | there are many cars nearby, and insurance is included | Getaround@FR, Turo@US, Turo@CA, Turo@GB, Hiyacar@GB, SnappCar@NL, GoMore@DK, GoMore@ES | rent a car from a neighbour
rival: owning a car or borrowing one from the family | it is always there and needs no booking
meet: housing associations, residents' meetings and town mobility days | manager of the housing association | parking is short, and many cars hardly move | place one shared car of {name} at a house for two weeks and report how often it was used | two evenings a month | housing associations, town planners and bicycle shops | every shared car frees parking places
measure: the share of new members who drive again within a month
moat: reserved parking places close to homes, and members who take care of the cars
risk: damage, dirt or an uninsured crash drives owners and members away | check licences, take photos before and after each trip, and set a clear rule for small damage
rule: Settle insurance, licence checks and parking | Ask insurers about cover for every trip and driver, ask how driving licences must be checked, ask the town about reserved places, and agree who pays for damage nobody reports. | the policy, the check and the parking answer are filed
trial: Share two cars among ten people for two weeks | Use two insured cars, a shared calendar and a key box, and note trips, hours, cleaning, damage and complaints. | trips, hours and problems of each car are in one table
ask: Who pays for a scratch nobody reported? | The last driver without photos pays the agreed share | rules | with the insurer and a page that every member signs
ask: How many hours a week must a car be booked? | | f-2 | by adding insurance, parking, repairs and energy for one car
ask: Would members give up or not buy a car? | | interviews-2 | by asking ten residents about their last trips
roles: somebody who knows car insurance and damage | somebody who wins towns and housing associations | a developer for booking and keys
search: car sharing
name: +Carnest = shared cars close to home
name: Next Driver = ready for whoever drives next
name: +Kerbshare = shared cars at the kerb
name: Our Street Car = one car for the street
name: Spare Wheels = wheels that would stand idle
name: +Keypool = keys for everybody in the pool
name: Near Car = a car around the corner
name: Easy Trunk = room for big shopping
name: *Carvella = a coined word from car
name: Half the Cars = fewer cars, same freedom
name: Local Wheels = cars that live nearby
line: A car when you need one
line: Drive today, own nothing
line: A shared car around the corner
line: Pay only when you drive
line: Fewer cars, more room at home
line: Your parked car can earn money

carpooling
job: a ride, rides
rival: platforms and apps for shared rides | they already have many drivers on the main routes | BlaBlaCar@FR, BlaBlaCar@DE, BlaBlaCar@ES, BlaBlaCar Daily@FR, Liftshare@GB, Karos@FR | carpool to work
rival: bus and train | there is a timetable, and nobody has to be asked
rival: driving alone | it needs no planning, and the driver can leave at any time
meet: large employers, business parks and park-and-ride places | personnel or facility manager | parking is full, and some staff are hard to reach by bus | match one shift or one route by hand with {name} and reserve parking for those who share | two mornings a week | employers, town planners and transport authorities | fewer cars save them parking space and traffic
measure: the share of people who ride together again in the second week
moat: enough drivers and riders on the same routes, and employers who reward sharing
risk: there are too few rides at first, so people try once and give up | start with one route or one employer and guarantee the ride home
rule: Settle licence limits, insurance and safety | Ask the transport authority when a shared ride counts as a taxi, ask insurers about passengers and shared costs, and write rules for identity checks, ratings and emergencies. | both answers and the safety rules are written down
trial: Match one route by hand for two weeks | Choose one route, find a handful of drivers and riders, match them by message, pay for the ride home if one fails, and note rides, waits and cancellations. | rides, waits and cancellations are in one table
ask: How does a rider get home when the driver leaves early? | Another driver, or a taxi that is paid for | closing-calls | by asking three employers or towns to pay for this guarantee
ask: Who pays, the rider, the driver or the employer? | | price-talks | by asking ten commuters and five employers
ask: How many drivers does one route need? | | f-2 | by counting requests that found no ride
roles: somebody who wins employers and towns | a developer for routes and matching | somebody who looks after the first riders
search: carpool to work
name: +Ridemate = somebody to ride with
name: Seat Beside = the free seat beside you
name: +Commutual = a commute with others
name: Four Seats = no seat left empty
name: +Lanemates = together in one lane
name: Same Way = people going the same way
name: Fuller Cars = fewer empty seats
name: Next Exit = riders with the same exit
name: *Ridessa = a coined word from ride
name: Share the Way = the way to work, shared
name: Ride in Company = nobody drives alone
line: Share the drive, split the cost
line: Going the same way? Ride together
line: A ride to work, a ride home
line: One car instead of four
line: Less driving, lower costs, good company
line: Fill the empty seat beside you

parking-sharing
job: a booking, bookings
rival: apps for private spaces and car parks | drivers book a sure space before they leave | JustPark@GB, YourParkingSpace@GB, SpotHero@US, ParkWhiz@US, Yespark@FR, Ampido@DE | rent parking space
rival: public car parks and paid street parking | they are signposted and need no booking | Q-Park@NL, Q-Park@GB, Apcoa@DE, Indigo@FR, RingGo@GB | parking near me
rival: looking for a free space on the street | it costs nothing with a little luck
meet: hospitals, event halls, stadiums and residents' groups | facility manager | visitors complain that they find no parking | offer a few spaces nearby with {name} for two weeks and put the link on the visitors' page | two mornings a week | event halls, doctors' practices and building managers | their visitors arrive on time and in a better mood
measure: the share of bookings where the space is free on arrival
moat: reliable spaces within a short walk of places where parking is scarce
risk: somebody else stands in the booked space, and the driver never books again | keep a spare space nearby, offer help by phone and refund at once
rule: Settle who may let, towing and tax | Ask landlords and owners' associations who may let a space, ask what can be done about cars parked without permission, and find out how owners must declare the income and who pays for damage. | the consents, the towing rule and the tax note are filed
trial: Let five spaces near one busy place | Find five owners, mark the spaces, take bookings by message for two weeks, and note bookings, hours, blocked spaces and complaints. | bookings, hours and blocked spaces are in one table
ask: What happens when the space is taken? | A spare space nearby and a refund | trade-trial | by noting each case and how long the solution took
ask: What makes owners let a stranger use their space? | | interviews-2 | by asking ten owners with a free space
ask: What do drivers pay now near the busiest places? | | price-talks | by asking ten drivers on arrival
roles: somebody who finds owners and spaces | a developer for booking and payment | somebody for calls and complaints
search: rent a parking space
name: +Spotsure = a space you can count on
name: Free Drive = a driveway that is free
name: +Baybook = parking bays by booking
name: White Lines = the lines around your space
name: +Drivelet = driveways to let
name: First Try = parked at the first try
name: Parked at Once = no searching
name: Space Next Door = a private space nearby
name: *Parkello = a coined word from park
name: Your Bay = a space kept for you
name: Short Walk = parked close by
line: Know where you will park
line: Book the space before you leave
line: Private parking close to your stop
line: Your empty driveway earns money
line: No more circling for parking
line: A space that waits for you

ev-charging-home
job: a charge, charges
rival: public charging networks | they are on main roads and in car parks, and one card opens many | Ionity, Tesla, ChargePoint@US, EnBW@DE, bp pulse@GB, Fastned@NL | charging station near me
rival: wallbox makers, local electricians and shared private chargers | they install for one household or offer a neighbour's charger | Wallbox, Easee@NO, Zaptec@NO, Co Charger@GB | wallbox installation
rival: an ordinary socket, or waiting to buy an electric car | nothing has to be installed, and no landlord has to be asked
meet: residents' and owners' meetings, car dealers and building managers | building manager | residents ask for charging, and nobody knows what the connection can carry | check one building or street with {name} and present a plan to the residents | two evenings a month | car dealers, electricians and building managers | they lose time or a sale over the question of charging
measure: the share of asked residents who sign up for charging
moat: long contracts with buildings or streets, and reliable billing for every user
risk: the connection is too weak, or the owners take months to agree | check the power connection first, share power between cars and prepare the papers for the vote
rule: Settle grid, consent, fire safety and billing | Ask the grid operator about capacity, have a licensed electrician plan the work, get the owners' consent, and ask how power may be billed to others and what the insurer requires. | the plan, the consent and the billing answer are filed
trial: Check one building or street and charge a few cars | Log the load for two weeks, let a handful of drivers charge at existing or borrowed equipment, and note energy, times, waits and complaints. | load, charging times and comments are in one table
ask: Can the connection carry all cars in the evening? | Cars share the power and are full by morning | trade-trial | with a load log from one building
ask: How long does it take until the owners agree? | | interviews-2 | by asking ten building managers about their last decision
ask: Who pays for cabling, and who for power? | | price-talks | by showing ten residents two payment models
roles: a licensed electrician | somebody who speaks at residents' meetings | a developer for load sharing and billing
search: wallbox apartment building
name: +Homewatt = power close to home
name: Full by Seven = charged by the morning
name: +Chargelane = charging in your own street
name: Plug Nearby = a charger around the corner
name: Night Plug = charging overnight
name: +Garagevolt = power in the garage
name: Own Bay Power = power at your own bay
name: House Charge = charging for the whole house
name: *Amperella = a coined word from ampere
name: Morning Range = full range in the morning
name: Street Plug = charging in the street
line: Charge at home, full by morning
line: Charging for every parking space
line: Your charger, your own bill
line: No driveway? Charge nearby
line: One connection, every car charged
line: Installed, billed and looked after

village-shuttle
job: a ride, rides
rival: taxis and ride apps | they come at once where there are enough cars | Uber, Bolt, Free Now@DE, Lyft@US | taxi near me
rival: bus and train | they cost little and run to a timetable
rival: lifts from family and neighbours, or driving oneself | it costs little, and the driver is known
meet: doctors' practices, town offices and stations | receptionist or town officer | people miss appointments and trains because they cannot get there | run one fixed round with {name} for two weeks and take bookings at the desk | one or two mornings a week | doctors, town councils, hotels and shops | their patients, citizens or guests arrive
measure: the share of passengers picked up within ten minutes of the agreed time
moat: the licence, trusted drivers and fixed customers such as towns or practices
risk: long empty trips cost more than the fares bring in | bundle rides into fixed times, and win a town, employer or practice to share the cost
rule: Settle licence, driver permits and insurance | Ask the transport authority which licence a fixed or booked ride needs, what permit drivers need and how fares are set, and insure passengers and help at the door. | the licence answer, the permits and the policy are filed
trial: Run one route for two weeks | Use an existing or hired vehicle with licence and insurance, take bookings by phone, offer a few fixed times, and note passengers, empty distance, waiting and requests that were refused. | passengers, empty distance and refused requests are in one table
ask: What does an empty trip back cost? | | f-2 | by logging time and fuel of each trip
ask: Who besides the passenger would pay a share? | | closing-calls | by asking towns, practices, employers and hotels
ask: Which times are asked for most? | Fixed rounds follow the requests of the first weeks | trade-trial | by writing down each request, also the refused ones
roles: an experienced driver whom people trust | somebody for authorities and contracts | somebody who takes bookings and plans routes
search: shuttle on demand
name: +Doorhop = from your door, and back
name: Gate to Gate = picked up and brought home
name: +Ridebell = call, and the ride comes
name: Valley Round = a fixed round of stops
name: Local Lift = a ride for people nearby
name: +Hometurn = a sure ride home
name: Small Bus Co = small buses, short waits
name: Kind Ride = drivers who help
name: *Vanella = a coined word from van
name: Home in Time = a ride home in time
name: Call the Bus = a bus that comes when called
line: Booked by phone, picked up at home
line: To the doctor, market and train
line: A safe ride home, every time
line: The bus that comes to you
line: Drivers who help with the bags
line: Get there without your own car

luggage-storage
job: a bag, bags
rival: apps with partner shops | they have shops in most cities and are found first online | Bounce, Radical Storage, Stasher, LuggageHero, Nannybag | luggage storage near me
rival: lockers at stations and airports | they are on the way and need no booking
rival: leaving bags at the hotel or host, or carrying them along | it usually costs nothing
meet: holiday flat hosts, hostels and tourist offices | holiday flat host | guests check out in the morning and travel in the evening | give ten hosts a card of {name} and look after their guests' bags | one morning a week | hosts, hostels, museums and event halls | they are asked every day where bags can be left
measure: the share of travellers who leave and collect their bags without a problem
moat: partner shops or pick-up times in exactly the right places, and good reviews
risk: a shop is closed or a bag goes missing, and the traveller misses the trip | choose partners with long hours and two staff, seal bags and offer help by phone
rule: Settle liability, forbidden items and security | Ask an insurer for cover per bag, publish a list of forbidden items, ask the authorities about unattended bags, and seal and label each bag before the owner's eyes. | the policy, the list and the seals are in place
trial: Look after bags at two places for two weeks | Train two shops or drivers, seal and photograph every bag, and note bookings, hours, late pick-ups and questions. | bookings, hours and late pick-ups are in one table
ask: What must not be stored or carried? | A clear list that every customer accepts before booking | rules | with the insurer and the authorities
ask: What must a partner shop earn to stay? | | price-talks | by asking ten shopkeepers near stations and sights
ask: What does it cost to win one booking? | | f-4 | by comparing hosts' cards with online adverts
roles: somebody who wins shops and hosts | a developer for booking and labels | somebody who answers travellers at all opening hours
search: luggage storage
name: +Bagnest = a safe place for bags
name: Light Hands = hands free for the day
name: +Casekeep = suitcases in good keeping
name: Bags Off = put them down and go
name: +Bagstop = a stop for bags
name: Free Hands Day = a day without luggage
name: Drop & Stroll = leave bags, see the city
name: Safe Suitcase = a suitcase in safe hands
name: *Valizio = a coined word from valise
name: Last Day Light = a light last day
name: Sealed & Safe = every bag sealed
line: Leave your bags, enjoy the day
line: Your luggage, sealed and insured
line: Hands free until your train leaves
line: A safe place close to you
line: Book a place for your bags
line: Travel light on your last day
`;
