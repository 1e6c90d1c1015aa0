/** Software for single trades that inspect, repair and look after things: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const INSPECTION_SOFTWARE_SCREENS = `
lift-maintenance-software
thing: lift, lifts = North entrance; Hospital, bed lift; Car park, level two
must: Logbook on the phone, also without a signal; Due dates for service and inspection; Fault calls sent to the nearest mechanic; Report for the building owner
later: Parts used by make and model; Warning when the same fault returns
screen: Mechanic's visit | headline North entrance | list Last time = Door adjusted; Light replaced | steps Checks = Doors; Brake; Emergency call; Pit | ask Note = Door closes slowly | buttons Done / Report a fault | no visit planned here this month | no signal, the entry is kept and sent later
screen: Office overview | table Today = Lift, Mechanic, Status; North entrance, Ben, done; Hospital, Nora, on site; Car park, Leo, next | list Due soon = Inspection, car park, Friday; Service, school, Monday | button Assign a fault | no visits planned today | a person is stuck, the nearest mechanic has been called
screen: Logbook of a lift | list Entries = Door adjusted, Monday; Inspection passed, March; Rope checked, January | chart Faults per month | switch Owner may read this logbook | button Print for inspector | no entries yet | one entry has no signature, please complete it

fire-safety-inspection
thing: device, devices = Extinguisher, first floor; Fire door, kitchen; Smoke alarm, hall
must: List and plan of all devices; Photo and note for every fault; Report on the spot; Reminder before the next inspection
later: Quotes for repairs from the same list; Owner's view of open faults
screen: Inspection | headline First floor | list To check = Extinguisher by the lift; Fire door, kitchen; Exit light | picture Photo of the fault | ask Fault = Door does not close | buttons Passed / Fault | no inspection planned today | the device was not found, mark it as not checked
screen: Report | table Result = Device, Place, Result; Extinguisher, first floor, passed; Fire door, kitchen, fault; Exit light, hall, passed | words Two faults, one to be mended this week | ask Signature | button Send report | nothing checked in this building yet | two devices are still open, please finish them first
screen: Buildings | table Due = Building, Devices, Next; School, nine, Monday; Office, six, Thursday; Hotel, eight, in May | list Open faults = School, exit light; Hotel, fire door | button Plan a visit | no building due this month | the inspector is not licensed for this device, choose another

food-safety-records
thing: check, checks = Fridge temperature, morning; Delivery, chilled goods; Cleaning, slicer
must: Daily checks with time and name; Alarm when a fridge gets too warm; What was done about it; Report for the inspector
later: Allergen lists for the menu; Labels with use-by dates
screen: Checks today | list Due now = Fridge one; Freezer; Hand basin | ask Fridge one = Four degrees | switch Cleaned and dry | buttons Save check / Report a problem | all checks are done until noon | the fridge is too warm, please say what was done
screen: Delivery | headline Chilled goods, Tuesday | list Check = Temperature; Packaging; Use-by date | picture Photo of the label | buttons Accept / Send back | no delivery expected today | the goods are too warm, note why they were sent back
screen: Record for the inspector | table This week = Check, Done, Missed; Fridges, nine, none; Cleaning, six, one; Deliveries, four, none | chart Temperature of fridge one | button Print the month | no records for this day | one check was missed, the reason is shown

tool-tracking
thing: tool, tools = Core drill, van two; Laser level, on site; Generator, in the store
must: Who has which tool and since when; Handover with one tap; Test and service dates; Scan by phone, with any make
later: Tool costs per site; Alert when a tool leaves the area
screen: Find a tool | ask Tool = Core drill | map Last seen at the school site | list Details = With Ben since Tuesday; Tested in May; Also free, one in the store | buttons Ask Ben / Reserve | nothing found, try another name | the last scan is old, ask who had it before
screen: Handover | picture Laser level in its case | ask From = Store | ask To = Nora, van two | list Included = Tripod; Charger; Case | button Confirm handover | scan a tool to begin | the test has expired, this tool stays in the store
screen: Store today | table Out = Tool, With, Since; Core drill, Ben, Tuesday; Laser level, Nora, today; Generator, school site, Monday | list Due = Test, generator; Repair, saw | button Remind all | every tool is in the store | one tool was not returned, its last user is told

car-workshop-software
thing: repair, repairs = Front brakes; Tyre change; Noise when cold
must: Bookings by bay and mechanic; Quote with photos and approval by message; Job card from arrival to invoice; Car history and reminders
later: Parts ordered from the quote; Stored tyres with shelf labels
screen: Approve the repair | picture Worn brake pad | list We suggest = Brake pads, front; Check the discs; Test drive | ask Question to the garage = Can the discs wait? | buttons Approve / Call me | the car has not been checked yet | the quote has expired, please ask for a new one
screen: Bays today | table Bays = Bay, Car, Status; One, Maya, brakes; Two, Tom, waiting for parts; Three, Ines, ready | list Arriving = Leo, tyre change, noon; Nora, service, afternoon | buttons Add a booking / Move | no booking today | two cars are booked for the same bay
screen: Job card | headline Maya, front brakes | steps Job = Checked in; Inspected; Approved; In repair; Ready | list Parts = Brake pads, arrived; Discs, not needed | ask Note = Next service in spring | button Write invoice | no job card open | a part is missing, the customer gets a new time

funeral-home-software
thing: funeral, funerals = Burial, Thursday; Cremation, next week; Memorial service, Saturday
must: Names and dates entered once for all forms; Checklist for every funeral; Quote and invoice with clear prices; Calendar of rooms, staff and vehicles
later: Family page for wishes and photos; Reminders on anniversaries
screen: Funeral file | headline Service on Thursday | steps Tasks = Papers received; Registrar informed; Notice approved; Service | list Open = Music; Flowers; Speaker | switch Names checked by the family | button Print forms | no open funeral | a form is incomplete, the missing field is marked
screen: For the family | list Please decide = Music; Photo for the notice; Flowers | ask Name as it will be printed = Anna Maria | words You can change everything until Tuesday | buttons This is correct / Ask us | nothing has to be decided today | your answer was not saved, please try again or call
screen: Calendar | table This week = Day, Service, Vehicle; Tuesday, viewing, one; Thursday, burial, two; Saturday, memorial, none | list Tasks today = Call the cemetery; Order the coffin; Collect papers | button Add a funeral | no service this week | hall and vehicle are not free together, choose another hour

marina-software
thing: berth, berths = Pontoon A, outer end; Pontoon C, shallow; Visitor pier
must: Berth plan with free places tonight; Boat length, width and depth checked; Contracts, invoices and payments; Holders say when they are away
later: Power and water by meter; Waiting list and winter storage
screen: Book a berth | map Berth on pontoon A and the way in | ask Boat length = Nine metres | ask Nights = Two | list Included = Power; Water; Showers | button Book berth | no berth of this size is free, ask for the waiting list | payment failed, the berth is held for one hour
screen: Harbour tonight | table Berths = Berth, Boat, Until; A, visitor, Sunday; B, free, Friday; C, holder, always | list Arriving = Nora, nine metres; Ben, six metres | buttons Assign a berth / Message all | every berth is taken tonight | the holder returns early, choose another berth
screen: My berth | headline Pontoon C | switch I am away this weekend | ask Back on = Sunday evening | list Account = Contract paid; Two guest nights credited | button Save | no berth in your name yet | a guest is still there, the harbour office will call you

campsite-software
thing: pitch, pitches = Under the trees, with power; By the lake, tents; Large pitch, caravans
must: Site map with free pitches; Online booking and payment; Check-in before arrival; Guest list and visitors' tax
later: Barrier code on the phone; Power billed by meter
screen: Choose a pitch | map Campsite with free pitches | ask From = Friday, two nights | ask With = Caravan and two adults | list Pitch = Power; Shade; Near the showers | button Book this pitch | no pitch is free on these days, nearby days are shown | payment failed, the pitch is held for one hour
screen: Check in | headline Under the trees | list Guests = Maya; Tom; One child | code Show this at the barrier | words Your pitch is ready from noon | buttons Check in / Change arrival | no booking under this name | the pitch is not free yet, a place to wait is shown
screen: Reception today | table Arrivals = Guest, Pitch, Status; Maya, trees, checked in; Leo, lake, on the way; Nora, large, unpaid | list Departures = Ben, lake; Ines, trees | buttons Move a guest / Add a booking | no arrivals today | two guests have the same pitch, move one of them

tattoo-studio-software
thing: appointment, appointments = Small flower, arm; Sleeve, second session; First consultation
must: Request form with photo, place and size; Deposit before the appointment; Consent signed on the phone; Inks and needles recorded
later: Aftercare messages; Calendar for guest artists
screen: Ask for a tattoo | picture Reference photo | ask Place = Upper arm | ask Size = As large as a hand | ask Artist = Nora | button Send request | add a photo or describe your idea | the photo is too large, please send a smaller one
screen: Your appointment | headline Tuesday afternoon with Nora | steps Before you come = Design approved; Deposit paid; Consent to sign | list Health questions = Allergies; Medicines; Skin problems | buttons Sign consent / Move the date | no appointment yet | the deposit failed, the date is held until tomorrow
screen: Artist's day | table Today = Client, Tattoo, Consent; Maya, flower, signed; Tom, sleeve, signed; Ines, lettering, missing | list Used today = Black, batch noted; Needles, batch noted | button Start session | no appointments today | consent is missing, ask before you begin

midwife-software
thing: visit, visits = First visit at home; Check in pregnancy; Newborn, weight check
must: Records for mother and child; Notes by voice or without a signal; Bills from the recorded visits; Calendar with routes and reminders
later: Handover to a colleague; Messages and forms for parents
screen: Visit | headline Newborn, third visit | list Last time = Feeding well; Cord dry; Next weighing today | chart Weight since birth | ask Note by voice = Feeding every three hours | buttons Save / Refer to doctor | no visit planned today | no signal, the note is kept and sent later
screen: My week | table Visits = Day, Mother, Visit; Monday, Maya, newborn; Tuesday, Ines, pregnancy; Wednesday, Nora, first visit | map Route from the first visit to the last | button Add a visit | no visits this week | two visits overlap, choose another hour
screen: Bills | table To send = Mother, Visits, Status; Maya, six, ready; Ines, two, note missing; Nora, four, paid | list To check = Signature missing, one | button Send bills | all bills are sent | one bill came back, the reason is shown

farrier-software
thing: horse, horses = Bella, four shoes; Max, trim; Luna, front shoes
must: Next date booked in the yard; Bill and payment link from the phone; Photos and notes for every horse; Works without a signal
later: Reminders to owners; Shared notes with the vet
screen: Horse | headline Bella | picture Left front hoof, last visit | list Last time = Four shoes; Outer side worn; Calm | ask Note by voice = Same shoes, shorter toe | buttons Next in six weeks / Other date | no visit recorded yet | no signal, the note is kept and sent later
screen: My day | table Yards = Yard, Horses, Hour; Hill Farm, three, morning; Mill Stables, five, noon; Green Lane, two, afternoon | map Route from the first yard to the last | list Owners to tell = Maya, a little late | button Start route | no yard today | the route cannot be loaded, yards are listed below
screen: Bills | table Open = Owner, Horse, Status; Maya, Bella, paid; Tom, Max, sent; Ines, Luna, overdue | chart Paid each week | button Remind all | all bills are paid | one payment failed, the owner has been told

truck-parking
thing: place, places = Fenced yard, row two; Near the exit, with shower; Refrigerated truck, power
must: Free places with length and height; Fence, light and cameras shown; Booking confirmed on the driver's phone; One monthly invoice for the fleet
later: Regular place on the same night; Washing, fuel and meals nearby
screen: Find a place | map Yards along the route | ask Arrive = This evening | ask Truck = Trailer, refrigerated | list There = Fence and cameras; Shower; Power for cooling | button Book for tonight | no place is free here, the next yard is shown | the booking failed, call the yard
screen: Driver's booking | headline Row two, until the morning | code Show this at the gate | map From the exit to the gate | list Good to know = Shower near the gate; Quiet at night | buttons I am here / Running late | nothing booked tonight | the place is taken, another yard is booked for you
screen: Fleet tonight | table Trucks = Driver, Place, Status; Ben, row two, parked; Nora, row four, on the way; Leo, none, searching | switch Only fenced yards | button Book for Leo | every truck has a place | a driver reported damage, photos are attached
`;
