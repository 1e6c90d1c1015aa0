/** Bikes, cars and getting about: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const MOVING_AROUND_SCREENS = `
bike-repair
thing: repair, repairs = City bike, rear brake; E-bike, yearly service; Folding bike, new tyre
must: Book a visit or drop-off with a photo; A price before any work starts; A message when the bike is ready; A record of every repair and part
later: Yearly service reminders; Service days at the office
screen: Book a repair | ask What is wrong? = Rear brake rubs | picture Photo of the brake | list Where? = At home; At work; Workshop | ask When? = Tuesday morning | words Price is confirmed before we start | button Book | no slot on Tuesday, and Wednesday is open | the photo does not show enough: take one from the side
screen: My bike | steps Status = Checked; Price approved; In repair; Ready | list Found = Brake pads worn; Chain dry | list Done = New pads; Chain oiled | ask Also do = Pump the tyres | buttons Approve / Only the brake | no repair open, and the next service is due in spring | a part is missing: it arrives on Thursday, and you can ride carefully or wait
screen: Mechanic's day | table Today = Bike, Place, Part; City bike, Mill Street, pads; E-bike, office rack, none; Folding bike, sports club, tyre | map Route | list Missing parts = Tyre, small; Brake cable | buttons Done / Send a price | no visits today, and parts to order are listed | the frame is damaged: take a photo and advise not to ride

car-care-home
thing: visit, visits = Inside and outside clean, Tuesday; Winter tyres, at the office; Battery check, at home
must: Book by car, place and time; A fixed price for each service; Photos before and after; Other faults shown with a price, before any work
later: A monthly plan; Reminders for tyres and inspection
screen: Book a visit | ask Car = Small car, blue | ask Where is it parked? = Office car park, row three | list Service = Outside; Inside and outside; Tyres; Battery check | ask Day = Thursday, while I work | switch Parking owner allows it | button Book | no slot on Thursday, and Friday is open | rain on the day: choose a covered place or a new date
screen: My car | steps Status = Arrived; Working; Checked; Key returned | picture Seats before and after | list Also found = Wiper worn; Tyre pressure low | ask Please do = Change the wiper | buttons Approve / Not now | no visit booked, and the last one is shown | the car was not there: call us or choose a new time
screen: Today's route | table Visits = Time, Place, Service; 9 am, office car park, clean; noon, Mill Street, battery; 3 pm, sports club, tyres | map Route | list In the van = Water; Cloths; Two batteries | buttons Arrived / Finished | no visits today, and regular customers to call are listed | the parking owner says no: call the customer and move the car or the date

bike-rental
thing: bike, bikes = City bike, medium; E-bike, large; Cargo bike with child seat
must: Booking with size and pick-up place; Photos of the bike at start and return; Help button for a flat tyre; Deposit and damage rules before booking
later: Monthly rental for residents; Suggested routes
screen: Book a bike | ask From = Saturday morning | ask Where = Hotel by the station | list Available = City bike, medium; E-bike, large; Child's bike | list Included = Lock; Helmet; Help by phone | button Book | no bike is free that day, and the next free day is shown | payment failed: the bike is held for one hour
screen: My rental | picture City bike, number four | code Lock code for pick-up | steps Today = Picked up; Return by six | buttons I need help / Return the bike | no rental yet, and bikes near you are shown | the bike was stolen: report it here and see what to do
screen: Fleet | table Bikes = No., Place, Status; One, hotel, rented; Two, workshop, brake; Three, station, free | chart Days rented, by bike | ask Repair note = New brake pads | button Ready again | all bikes are out | the same fault came twice: take the bike off the list until checked

car-sharing
thing: trip, trips = Blue small car, Saturday; Van, two hours; Ana's estate, Friday night
must: Free cars nearby with time and price; The car opened by phone; Photos before and after each trip; Insurance for every driver and trip
later: Child seats and roof boxes on request; A monthly plan for frequent drivers
screen: Book a car | map Free cars near you | ask From and to = Saturday, two to six | list Available = Blue small car, three minutes away; Van, eight minutes away | ask Driver = Ana | button Book this car | no car is free then: the next free time is Sunday morning | the owner cancelled: two similar cars are shown
screen: My trip, blue small car | picture Left door with known scratch | steps Before you start = Check for damage; Take photos; Unlock the car | list Good to know = Half a tank; Parking permit in the glove box | buttons Unlock / Report damage | no trip booked | the car does not start: call help or take the next car
screen: Owner's calendar | table This week = Day, Driver, Status; Monday, Jonas, returned clean; Thursday, Mei, booked; Saturday, Ben, request | chart Earnings by week | switch Accept new drivers | buttons Accept / Decline | no requests this week | a parking fine arrived: it is passed on to the driver of that hour

carpooling
thing: ride, rides = Early shift, gate two; Village to station, morning; Home at five, two seats
must: Matches by route and time; A guaranteed ride home; Verified profiles and ratings; Costs split automatically
later: Regular groups for the same shift; Reserved parking for shared cars
screen: Find a ride | ask From = Mill Road | ask To = Business park, gate two | ask Arrive by = Six o'clock | list Rides = Omar, one seat, five minutes' walk; Mei, two seats, at your stop | button Ask Mei | no ride at six yet: see half past five or get a message | the car is full: your request goes to Omar
screen: Tomorrow's ride | map From your stop to gate two | list In the car = Mei, driver; You; Ben | words Ride home at five, guaranteed | talk Mei = Mei: I am there at half past five; You: Great, see you | buttons I am at the stop / Cancel | no ride planned for tomorrow | the driver is ill: Omar takes you from the same stop
screen: Employer's page | table This week = Shift, Cars, Free seats; Early, nine, four; Late, three, none; Night, one, one | chart Cars in the car park by week | switch Pay the guaranteed ride home | button Invite staff | no staff have joined yet: send the invitation | overtime announced: all affected riders get a message

parking-sharing
thing: space, spaces = Driveway, Park Road; Courtyard, two spaces; Garage, low entrance
must: Booking with a guaranteed space; Directions and a photo of the entrance; Size and height limits for each space; Help when the space is blocked
later: Monthly parking for commuters; Prices for event days
screen: Book a space | ask Near = City hospital | ask When = Tuesday, eight to two | list Free = Driveway, Park Road, four minutes' walk; Courtyard, six minutes' walk | map Spaces nearby | button Book the driveway | no space free then: the next free one is from ten | payment failed: the space is kept for five minutes
screen: My parking, Park Road | picture Entrance with a green gate | map Way to the gate | list Details = Until two; Room for an estate car; Leave the hatch free | buttons I have parked / Space is blocked | no booking today | space blocked: a spare space nearby is yours, directions are sent
screen: Owner's page, driveway | table Bookings = Day, Time, Driver; Tuesday, eight to two, Ana; Thursday, six to nine, Ben | chart Earnings by week | switch Free on weekdays | ask Not available = Sunday | button Save times | no bookings yet: add more hours | a driver is late: a message was sent and extra time is charged

ev-charging-home
thing: charge, charges = Bay four, overnight; Shared driveway, two hours; Street charger, corner
must: Charging cost shown for each driver; Power shared between all cars; Booking or waiting list when chargers are taken; Fault help by phone
later: Charging with solar power; Access for visitors
screen: My charging, bay four | headline Full by six tomorrow | chart Charging plan for tonight | ask I leave at = Six | list This month = Five charges; Next bill on Monday | buttons Start now / Stop | no car connected | charging stopped: power is shared again in a few minutes
screen: Charger nearby | map Chargers within a short walk | list Free tonight = Ana's driveway, from seven; Street charger, free now | ask Time = Seven to nine | button Book Ana's driveway | no charger free tonight: the first one is free at six | the owner cancelled: the street charger is kept for you
screen: Building manager | table Bays = Bay, Resident, Status; Two, Omar, charging; Four, Mei, full; Five, none, ready | chart Load of the building | list Requests = Bay six, wants a charger; Bay nine, asks about the bill | button Approve request | no open requests | bay two has a fault: the electrician comes on Thursday

village-shuttle
thing: ride, rides = To the doctor, Tuesday; Station, evening train; Home at night
must: Booking by phone and online; A confirmed pick-up time and return ride; Help with steps, bags and walkers; Family can be informed on arrival
later: Regular weekly rides; Rides that wait for a late train
screen: Book a ride | ask From = Home, Mill Road | ask To = Doctor, Tuesday at nine | switch I need a return ride | list Help = Walker; Bags | button Book the ride | no ride booked yet | the nine o'clock round is full: a seat is free at half past eight
screen: My ride, Tuesday | headline Picked up at half past eight | map From home to the doctor | list On board = Driver Jonas; Two more passengers | steps Way back = Call when you are done; Wait inside; We pick you up | buttons Call the driver / Change the ride | no ride today | the road is closed: the driver calls with a new time
screen: Driver's round | table Round = Stop, Passenger, Help; Mill Road, Rosa, walker; Church, Ben, none; Station, Ana, bags | map Route | switch All seat belts checked | buttons Picked up / Not at the stop | no bookings for this round | nobody at the stop: call the passenger, then the contact person

luggage-storage
thing: bag, bags = Two suitcases, until evening; Pushchair, folded; Suitcase to the airport
must: Opening hours and distance at a glance; Seal and photo for each bag; Insurance included in the price; Simple pick-up with a code
later: Delivery to station, hotel or airport; Group bookings
screen: Leave your bags | map Places near you | list Open now = Café at the station, until ten; Book shop, until eight | ask Bags = Two suitcases | ask Pick up = About nine | button Book the café | no place open now: the next one opens at seven | the place is full: the book shop has room
screen: My bags | headline Stored at the station café | picture Two suitcases with seals | code Pick-up code | list Details = Open until ten; Insured; Two seals | buttons Extend / Call for help | no bags stored | the shop closed early: call us, somebody brings your bags
screen: Shop counter | table Bags here = Seal, Name, Pick-up; Four, Ana, nine; Seven, Omar, two; Eight, Mei, six | switch Seal checked with customer | button Scan code | no bags today, two bookings for tomorrow | a bag without booking: do not accept it and call us
`;
