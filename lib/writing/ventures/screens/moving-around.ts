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
thing: trip, trips = Saturday, the small blue one; Two hours, a washing machine; The red one, Ana's, by night
must: Free at that hour, and within walking distance; Opened without its owner there; Scratches before and after, in the same light; Who answers for it, from key to key
later: A seat for a child, in the boot already; The lane behind the church gets one too
screen: Two hours, the blue one | map From your door to the lane behind the church | picture Left door, the scratch that is known | list In it = Parking card; A child's seat, in the boot; Half full | ask I am off to = Washing machine, and back | buttons Open it / There is one more scratch | out until six, and the red one that stands farther off | it will not start: who is rung, who comes, and the next on foot
screen: Owner's phone, Ana | table This week = Day, Who, Back as; Monday, Jonas, clean; Thursday, Mei, sand; Saturday, asked for, - | picture Rear seat, sand | ask Not on = Tuesdays, my mother | switch Only people from this street | buttons Saturday, yes / My car stays here | nobody has it, and what stood still this month | a fine came: who drove at that minute, and it goes on to them

carpooling
thing: ride, rides = Gate two, early shift; From the church bench to the station; Home at four, two seats
must: The same shift, within a few minutes; A way back when somebody falls ill; Who one will sit beside; Costs split by what was driven
later: A Friday that ends early; A third when one of two moves away
screen: Six o'clock, gate two | map From your bench by two more doors to gate two | list In the car = Omar drives; Mei, sleeps; You, in front | words Back at two. With Jonas if Omar stays on | ask I am on = Early shift, until Friday | buttons I am at the bench / Go without me | nobody goes at six, and who does at half past five | a driver is ill, as Omar was: Jonas has a seat, at the bench three minutes later
screen: Gate desk, by shift | table Shift = Shift, Cars, Seats left; Early, nine, four; Late, three, none; Night, one, one | chart Cars in the yard, week by week | steps If one is stranded = Ask the next car out; Ring the taxi that is agreed; Note why | ask From where is nobody going? = The mill road | buttons Two to introduce / Taxi for Ana | no shift has two yet, and who asked first | overtime is announced: all in those cars are told at noon, with who leaves when

parking-sharing
thing: space, spaces = Drive of number nine, until six; Yard, low gate; Match night, two
must: Free for sure when one arrives; Found in the dark, with a picture from the street; Height, width and how one backs out; What happens when somebody else stands there
later: A month at a time for those who work nearby; An evening when the stadium plays
screen: Drive of number nine | picture From the street, a green gate | map From the roundabout to the gate, then on foot | list It is = As long as an estate car; Back in, hedge on the left; Yours until six | ask Number plate = As on the booking | buttons I stand there / Somebody else does | not free today, and the yard with the low gate is | somebody stands in it: stay in the road, the next free one is yours, the owner is told
screen: Mrs Osei's phone, her drive | table This week = Day, From, Who; Tuesday, eight to six, a nurse; Thursday, match night, two; Sunday, mine, - | switch Free while I am at work | ask Not across = The cellar hatch | talk Nurse = Nurse: ten minutes late; Mrs Osei: my son comes at seven | buttons Free on Friday too / I need it now | nobody has booked, and the days on which the hospital is full | will not leave: what was agreed, and who comes, so that you need not knock

ev-charging-home
thing: charge, charges = Bay four, overnight; Driveway of number nine, two hours; Lamp post by the school
must: Metered for each car apart; Enough for all cars of one fuse; What it will be full by; A vote or a yes from the house
later: When the sun is on the roof; A visitor's cable
screen: Bay four, tonight | headline Full by six, if five others do not mind | chart Power of the house, shared out by the hour | list Waiting = Bay two, from midnight; Bay nine, only a little | ask I leave at = Six, and go far | buttons First, please / Let me be last | nothing is plugged in, and how far yours still goes | bay nine trips the fuse: it goes slower for all, and the caretaker is told
screen: House desk, meter by meter | table Bays = Bay, Drawn, Meter says; Two, eight nights, the same; Four, nine nights, the same; Nine, none, a little | ask To the owners' meeting = One more bay, no new cable | switch Checked by somebody licensed | code Bill of one bay | buttons Bills to all / Look at nine | nobody draws yet, and the answers from the owners' meeting | two meters do not agree: no bill for those days, and the electrician sees both

village-shuttle
thing: ride, rides = Doctor, Tuesday at nine; Market, two crates home; Home at night, to the door
must: Booked by telephone, by a voice; Back again after the doctor, however long it takes; A hand on the step, and a walker folded in; Who is in it already
later: Sunday to the grave and to coffee; The last train, when it is late
screen: Rosa's ticket, as read to her | headline Tuesday. We ring twice at half past eight | map From her gate by the mill to the doctor | list With her = Mr Keller; A walker, folded; Two crates on the way back | steps Home again = Say at the desk you are done; Sit; We come within the half hour | buttons All right / The doctor moved it | no ride is booked, and Thursday is market | snow on the hill: rung the evening before, and the doctor is told too
screen: Driver's phone, first round | table Round = Gate, Who, Hand; Mill, Rosa, step and bag; Church, Mr Keller, none; Station, Ana, walker | map From the mill by the church to the doctor | switch Belt shut by me | ask Not at the gate = Rang her, asleep, ten minutes | buttons All in / Nobody opened | no gate before nine, and who has no ride home yet | nobody opens and she said she would come: neighbour first, and then the number she gave

luggage-storage
thing: bag, bags = Two, until the night train; A pushchair, folded; To the airport, flight at six
must: Open until one is back, even at lunch; Sealed while one looks on; Fetched with nothing but a word or a picture; What must not be in it
later: Brought to the train instead; A bike overnight
screen: Two, until the night train | map From the station to the shop with the blue awning | list They are = Open until ten, two people; A step at the door; No food inside, please | picture Seal number nine, on the zip | ask I fetch them = About nine, earlier if it rains | buttons Show the seal / Another hour | nothing is handed in, and who is open on a holiday | the shutter is down: ring, the one with the key is two doors on
screen: Shop's phone, behind the counter | table Behind here = Seal, Whose, Goes; Four, two bags, tonight; Nine, pushchair, at two; Twelve, smells, asked | code Show me the other half | switch She saw it sealed | ask Not taken = A gas stove | buttons Out to her / Nobody came | nothing behind the counter, and who is coming after lunch | a bag nobody knows: nobody lifts it, and who is rung first
`;
