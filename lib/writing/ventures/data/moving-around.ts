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
rival: car clubs with cars at the kerb | one opens with the telephone and leaves it in the next street | Zipcar@GB, Zipcar@US, Free2move@DE, Mobility@CH, Cambio@DE, Cambio@BE, Communauto@CA | car sharing near me
rival: neighbours' cars by platform | it stands three doors down and has a roof box | Getaround@FR, Turo@US, Turo@CA, Hiyacar@GB, SnappCar@NL, GoMore@DK, GoMore@ES | rent a car from a neighbour
rival: one's own car, and the parents' | it stands there all week and is there on Sunday
meet: housing co-operatives, parish halls and cargo-bike shops | head of the housing co-operative | she has to build parking places that nobody wants to pay for | put two cars into one yard for a month with {name} and show what each stood and drove | two evenings a month | housing co-operatives, town planners and cargo-bike shops | each shared car frees places
measure: the share of members who drive in the second month too
moat: yards and kerbs given by towns and co-operatives
risk: one uninsured crash, or a car left dirty, and owners take theirs out | photograph before each ride, let members rate order and keep a fund for small damage
rule: Settle insurance, licence checks and kerbs | Ask insurers for cover per ride of private cars, how licences have to be checked, ask the town about kerbs, and write down who pays for scratches nobody made. | the policy, the check and the town's answer are there
trial: Share three cars among twenty people for two weeks | Use a calendar and a key box, note rides, hours, dirt, scratches, fuel and quarrels. | rides, hours and quarrels of each car are on one sheet
ask: Who made the scratch? | The last one who took no picture | rules | with the insurer and a page signed by all members
ask: How many hours a week must a car be out? | | f-2 | by adding insurance, tyres, energy and kerb of a month
roles: somebody who knows insurers and damage | somebody who wins co-operatives and towns | a developer for calendar and keys
search: car sharing
name: Tuesday Car = most need one on no other day
name: Yard Key = where it hangs
name: Roof Box Too = what the neighbour has
name: Shared Boot = where everybody's crates go
name: Seat Back Please = set it for the next
name: Half a Car = more than enough
name: Spare Wheels = wheels that stand idle
name: Crumbless Car = how one leaves it
name: Kutsche = German for a coach
name: Next Driver = think of him
name: *Autorella = a small car of everybody's
name: Row of Five = what one car replaces
line: Mine on Tuesday, yours on Sunday
line: It stood there all week anyway
line: Move the seat, leave the music
line: A boot for furniture, twice a year
line: Fewer cars, more kerb

carpooling
job: a ride, rides
rival: platforms for shared rides | for long ways there is always one leaving at four | BlaBlaCar@FR, BlaBlaCar@DE, BlaBlaCar@ES, Liftshare@GB, Karos@FR, Klaxit@FR, Waze | carpool to work
rival: bus and train | they leave without asking anybody
rival: one's own car, alone, with the radio on | nobody has to be waited for
meet: industrial estates, park-and-ride places and company canteens | personnel manager | her new building has forty places for a hundred and twenty cars | bring together one shift of her people by hand with {name} and reserve the places by the door for them | two mornings a week | companies, town planners and traffic associations | they have to build a car park otherwise
measure: the share of commuters who share a second week
moat: companies whose best parking places are for shared cars
risk: with few drivers nobody finds a ride, and with few riders nobody offers one | begin with one estate and one shift, and pay the taxi home when a ride falls through
rule: Settle from when a lift is a taxi, and who insures it | Ask the transport authority up to which share of costs no licence is needed, ask insurers about passengers, and write down what women riders need to feel safe. | the authority's and insurers' answers and the page on safety are there
trial: Share the rides of one company for two weeks | Put up a map with pins, bring people together by hand, and note rides, refusals, minutes of waiting, and the ride home after overtime. | rides, refusals and waits are on one sheet
ask: How does one get home after overtime? | With the next driver, or by a taxi the company pays | closing-calls | by asking three companies for a guarantee of the way home
ask: Who pays, rider, driver or employer? | | price-talks | with ten commuters and five companies
roles: somebody who wins companies | a developer for routes and times | somebody who brings the first hundred together
search: carpool to work
name: Quarter to Six = when the early shift leaves
name: Passenger Jam = one with company
name: Radio Veto = a right of whoever sits in front
name: Third Seat = it was always empty
name: Lay-by Meeting = where one gets in
name: Shift & Shotgun = work, and the front seat
name: Same Exit = all get off there
name: Thermos & Toll = what is shared
name: Mitfahr = from the German for riding along
name: Two Village Stop = one pick-up for both
name: *Ridelia = who is always glad to come along
name: Empty Row = what drives to work each day
line: Four to work, one parking place
line: Who drives tomorrow? Not you
line: The seat beside you has been empty
line: Same gate, same hour, one car
line: News, coffee, next exit, work

parking-sharing
job: a parking, parkings
rival: apps for private drives and car parks | one knows before setting off where the car will stand | JustPark@GB, YourParkingSpace@GB, SpotHero@US, ParkWhiz@US, Yespark@FR, Ampido@DE | rent parking space
rival: multi-storey car parks and meters | there is always something, on level five | Q-Park, Apcoa@DE, Indigo@FR, EasyPark, RingGo@GB | parking near me
rival: going round the block | it is free, and takes eleven songs
meet: stadiums, hospitals and churches with a yard | sacristan | his yard is full on Sunday and empty on six days | let his yard for a month of weekdays with {name} and hand him the list | two mornings a week | churches, doctors' practices and event halls | their people complain at the door that there was nothing
measure: the share of bookings at which the space was really free
moat: yards within five minutes of places where nobody finds anything
risk: somebody stands in a space that is booked, and the driver never tries again | keep a second space in reserve nearby and send whoever stands in front of a full one there at once
rule: Settle who may sublet, towing and tax | Ask landlords and owners' associations whether a space may be let, ask who may tow, how owners declare the income, and who answers for a scratch. | sample consents, towing rules and the page on tax are there
trial: Let ten spaces around one hospital for two weeks | Find them by ringing at doors, mark them, answer the telephone yourself, and note bookings, hours, blocked spaces and anger. | bookings, hours and blocked spaces are on one sheet
ask: What happens when the space is taken? | There is a second one kept, and the first is refunded | trade-trial | with ten spaces and a telephone
ask: Why should an owner let a stranger into the yard? | | interviews-2 | by ringing at thirty doors with a yard
roles: somebody who rings at doors | a developer for booking and barriers | somebody for owners, disputes and calls
search: rent a parking space
name: Gap by Gate = the best place
name: Eleven Songs = how long one used to look
name: Spare Kerb = what is left over
name: Twice Around = one time too often
name: Sacristan's Yard = empty on six days
name: Next Drive = where it stands
name: Wheel In = how one arrives
name: White Lines = between them
name: Stellplatz = German for a parking place
name: Left of Lime = under the tree
name: *Parkelot = a court with room for every horse
name: First Try = how one gets in
line: You know before you leave
line: The neighbour's drive is free until five
line: No third time round the block
line: Wheels straight, handbrake, done
line: The yard behind the church is yours

ev-charging-home
job: a charge, charges
rival: charging networks | one finds one on any motorway, and at the supermarket | Ionity, Tesla, ChargePoint@US, EnBW@DE, bp pulse@GB, Fastned@NL | charging station near me
rival: boxes at home, and neighbours' boxes | it is loaded at breakfast | Wallbox, Co Charger@GB, Easee@NO, Zaptec@NO | wallbox for apartment building
rival: waiting with the electric car until the landlord agrees | the old one still runs, and the cellar has no socket
meet: owners' meetings, car dealers and caretakers of large garages | manager of the building | three owners have asked him for a socket and none may be the first | measure the line of one garage for two weeks with {name} and show the owners how many cars it could take | two evenings a month | car dealers, electricians and building managers | they lose a sale at the question of the socket
measure: the share of parking places in a garage whose owners sign up
moat: contracts with whole garages for ten years
risk: the line into the house is too weak, and the grid firm needs a year | measure the line before anything is promised and share the load among the boxes
rule: Settle grid, owners' consent and calibrated billing | Ask the grid firm about load and notice, have a licensed electrician plan it, ask how power may be billed to others, ask the fire service about garages, and write down who owns the cable. | the grid firm's and electrician's papers and a sample resolution are there
trial: Measure one garage and charge five cars for two weeks | Hang a meter on the line, lend two boxes, note kilowatt hours, times, waits and complaints. | load, times and complaints are on one curve
ask: Does the line bear it when all come home at six? | The boxes share what is there, and all are full by morning | trade-trial | with a meter on the line of one garage
ask: How long until the owners of a house agree? | | interviews-2 | by asking ten building managers about their last resolution
roles: a master electrician | somebody who speaks at owners' meetings | a developer for load and billing
search: wallbox apartment building
name: Cellar Current = where it comes from
name: Full by Seven = when one drives
name: Lamp Post Plug = a cable at the kerb
name: Plug & Porridge = both by morning
name: Slow Night = the time to charge
name: Level Minus Two = where the boxes hang
name: Humming Garage = what one hears
name: Third Socket = the one that was missing
name: Strom & Co = German for current, with friends
name: Long Cable = what reaches everybody
name: *Ampereza = ampere with a swing
name: Owl Current = it flows at night
line: Full when the porridge is
line: The garage hums at night
line: A socket for the last place too
line: One line, and all cars share
line: Your lamp post can do more

village-shuttle
job: a ride, rides
rival: taxis and ride apps | one sees the car coming, in the city at least | Uber, Bolt, Free Now@DE, Lyft@US | taxi near me
rival: the bus, twice a day | it is cheap, and the driver knows everybody
rival: daughters, neighbours and staying at home | one does not like to ask again
meet: doctors' waiting rooms, the mayor's hour and inns | doctor's receptionist | she gives dates by the bus and knows who does not come for that reason | drive all patients of one morning with {name} for four weeks and let her plan by it | one morning a week | doctors, innkeepers and mayors | their people do not come because they cannot get home
measure: the share of rides with more than one passenger
moat: a licence, and drivers whom the valley knows
risk: long empty ways eat up the fares | plan fixed mornings for doctor, market and church, and ask town, shops and doctors for a share
rule: Settle licence, driver's permit and insurance | Ask the transport authority what licence a fixed or a called ride needs, which permit drivers need, what the town may pay, and insure passengers and help at the door. | licence, permits and policy are in the car
trial: Drive one valley on six mornings with a borrowed bus | Take calls the day before, plan by hand, note passengers, empty kilometres, waits and what they wanted on top. | passengers, empty kilometres and wishes are on one sheet
ask: What does an empty way back cost? | | trade-trial | with six mornings and a note on each kilometre
ask: How long will the town pay? | | closing-calls | by asking mayor, doctors and shops for a share in writing
roles: a driver whom all know | somebody who speaks with authority and mayors | somebody on the telephone the evening before
search: village taxi
name: Church & Cheese = Sunday and market day
name: Ring Before Six = how one calls it
name: Last Farm First = who gets in first
name: Bench at Bend = where one waits
name: Hilda's Bus = everybody knows who drives
name: Valley Nine = the nine seats of the valley
name: Home by Bells = before the evening ringing
name: Doctor & Back = the most frequent ride
name: Paese = Italian for village
name: Front Door Stop = it halts there
name: *Shuttelina = a small one going to and fro
name: Umbrella Ride = when it rains
line: To the doctor, the market and home
line: It stops at the bench by the bend
line: You need not ask your daughter
line: The driver knows which gate
line: Nobody leaves the dance before midnight

luggage-storage
job: a bag, bags
rival: apps with shops that keep bags | there is one in each street, and one pays on the way | Bounce, Radical Storage, Stasher, LuggageHero, Nannybag | luggage storage near me
rival: lockers at station and airport | they are lit, numbered and full by eleven
rival: the hotel's back room, and pulling it along | it is free and rattles over the cobbles
meet: hosts of holiday flats, kiosks near stations and tourist offices | host of holiday flats | guests leave at ten and fly at nine in the evening | put a note with {name} on the fridge of ten flats and take each bag yourself | one morning a week | hosts, hostels and museums without lockers | they are asked each day where the bags can stay
measure: the share of hosts whose guests bring bags in the second month too
moat: shops with long hours at the right corner
risk: shops close over lunch while the traveller stands before them, and his flight leaves | take on only shops with two people and write down the hours before every public holiday
rule: Settle what must not be taken and who answers for loss | Ask an insurer for cover per bag, write a list of forbidden things, ask police and airport about unattended bags, and seal each bag in front of its owner. | policy, list and seals are at each shop
trial: Keep fifty bags in two shops for two weeks | Train the shopkeepers, seal, number and photograph, and note hours, late pick-ups, space and questions. | hours, late ones and questions of each bag are on one sheet
ask: What is in the bag? | We do not look, it is sealed before its owner's eyes, and the list is signed | rules | with the insurer's and the police's answers
ask: What does the shop earn on a bad day? | | price-talks | with ten shopkeepers at three corners
roles: somebody who wins shops and hosts | a developer for booking and seals | somebody on the telephone until the last pick-up
search: luggage storage
name: Cobbles & Wheels = the noise of mornings
name: Hands Free Noon = how one walks from then on
name: Ten Till Nine = the gap in the day
name: Bag Behind Bar = where it stands
name: Kiosk Keep = who looks after it
name: Left by Lunch = when it is handed in
name: Tag & Wander = a number, and off
name: Light Arms = what remains
name: Bagaglio = Italian for luggage
name: Red Ribbon Bag = how one knows one's own
name: *Portarella = a small porter
name: Sealed by Sam = at the kiosk
line: Your bag stays, you see the fresco
line: No wheels over cobbles today
line: Checked out at ten, flying at nine
line: It waits behind the counter
line: Both hands for the ice cream
`;
