/** What is done in and around the house: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const HOME_SERVICES_SCREENS = `
house-cleaning
thing: clean, cleans = Two-room flat, Tuesday; Family home, weekly; Kitchen and bath, Friday
must: A price before booking, by home size or hours; The same cleaner each time, or a named stand-in; A checklist for each room; Key handover with a record
later: Windows and oven as extras; A gift card for a clean
screen: Book a clean | ask Home = Two rooms, one bathroom | list Included = Kitchen and bath; Floors; Dusting | list Extras = Oven; Inside of fridge; Windows | ask How often? = Every week | ask Start = Tuesday, 9 am | button Book the clean | no time is free that day, and the next free days are shown | the booking did not go through: nothing was charged, please try again
screen: My cleans | headline Ana comes on Tuesday, 9 am | list Done last time = Kitchen; Bathroom; Floors and dust | ask Note for Ana = Please water the plants | buttons Move the date / Skip this week | no clean booked yet, and a first one takes two minutes to book | the cleaner is ill: Mei can come at the same time, or choose another day
screen: Planning desk, Tuesday | table Cleans = Home, Cleaner, Status; Mill Lane, Ana, in progress; Park Road, Mei, 2 pm; Hill View, nobody yet, 4 pm | list Keys handed out = Mill Lane, to Ana; Park Road, to Mei | button Assign a stand-in | no cleans today, and the week ahead is shown | something broke: photo and note are sent to the customer the same hour

handyman
thing: job, jobs = Shelf in the hall; Dripping tap; Door that sticks
must: A list of jobs with photos; A price before the visit; A time window and a message on the way; A written warranty on the repair
later: Yearly check of doors, taps and seals; An account for landlords with several homes
screen: Ask for a repair | list My jobs = Shelf in the hall; Dripping tap; Door that sticks | picture Photo of the tap | ask When? = Thursday morning | list Price guide = First hour; Each further half hour; Material at cost | button Ask for a price | no job added yet, start with one photo | this work needs a licensed electrician, and we can name one
screen: My visit, Thursday | headline Ben arrives between 9 and noon | steps Status = Price accepted; On the way; In progress; Done | list Agreed = Shelf put up; Tap washer changed; Door planed | buttons Call Ben / Add a job | no visit booked, and free times are shown | running late: the new time is on this page
screen: Handyman's phone, today | table Today = Home, Job, Bring; Mill Lane, shelf, wall plugs; Park Road, tap, washers; Hill View, door, plane | map Route for today | ask Added on the spot = One door handle | button Done, send the bill | no jobs today, and requests to price are listed | a part is missing: a second visit is booked with the customer

garden-care
thing: garden visit, garden visits = Lawn and hedge, Tuesday; Rose beds, Thursday; Leaf clearing, Friday
must: A plan of what is done in which month; A fixed day, with a message before bad weather; Photos after every visit; Green waste taken away or composted
later: Planting plans for beds; Watering during the holidays
screen: My garden plan | headline Next visit: Tuesday | list This month = Mow the lawn; Trim the hedge; Weed the beds | picture Lawn after the last visit | ask Note for the gardener = Leave the wild flowers | buttons Move the visit / Add a job | no plan yet, send three photos for a price | heavy rain on Tuesday: the visit moves to Wednesday
screen: Get a price | ask Garden size = Medium, with hedge | list Choose = Lawn; Hedge; Beds; Leaves | picture Photo of the hedge | ask How often? = Every two weeks | button Send my price | no area chosen yet, start with the lawn | the hedge cannot be judged from the photo: a short visit is offered
screen: Gardener's phone, Tuesday | table Gardens = Garden, Today, Note; Mill Lane, lawn, gate code saved; Park Road, hedge, check for nests; Hill View, beds, dog in garden | map Route for today | switch Green waste loaded | button Photo and next garden | no gardens today, and two visits to price | a machine is broken: the other jobs of the day come first

window-cleaning
thing: clean, cleans = Terraced house, front and back; Shop window, every two weeks; Flat, inside and out
must: A price by number of windows; A fixed interval and a reminder before; Inside, frames and sills as a choice; Payment without being at home
later: Gutters and solar panels; One price for several neighbours
screen: Get a price | ask Address | ask Windows = Eight, two floors | list Choose = Outside; Inside; Frames and sills | ask How often? = Every two months | button Book the first clean | no round in your street yet, and the next free day is shown | the top floor cannot be reached safely: we call you before the visit
screen: My windows | headline Next clean: Thursday | list Included = Front and back; Frames; Skylight | switch Side gate is open | buttons Skip this time / Add the inside | no clean booked yet, and the price takes one minute | storm on Thursday: we come on Friday instead
screen: Round, Thursday | map Stops in order | table Stops = Address, Job, Paid; Mill Lane four, outside, yes; Mill Lane six, all, no; Corner shop, front, monthly | switch Ladder checked | button Done, next stop | no round today, and streets that are due are listed | the gate is locked: a card is left and the customer gets a message

gutter-cleaning
thing: house, houses = Two storeys, tall trees; Bungalow; Row house
must: A price from address and height; Appointment with a time window; Photos before and after; A yearly reminder
later: One date for several neighbours; Small gutter repairs
screen: Book a cleaning | ask Address | list House = One storey; Two storeys; Three storeys | switch Trees close to the house | ask Date = Tuesday morning | button Show price and book | no address yet | the roof is too high for our ladders: we call you
screen: Your visit | headline Gutters are clear | picture Before and after | list Done = Gutters emptied; Downpipes rinsed; Waste taken away | list We saw = One loose bracket | buttons Book next year / Report a problem | no visit booked | strong wind today: choose a new date
screen: Crew, Tuesday | map Houses in order | table Houses = House, Height, Status; Mill Lane, Two storeys, Done; Park Road, One storey, Next; Hill View, Two storeys, Open | list Take along = Ladder; Vacuum; Waste bags | button Next house | no houses today | part cannot be reached: photograph it and do not charge

laundry-pickup
thing: laundry bag, laundry bags = Shirts, eight pieces; Bed linen and towels; Mixed wash, one bag
must: Pick-up and return times to choose from; Items counted and confirmed; Wash, fold, iron or dry-clean as a choice; A message at each step
later: A weekly pick-up at a lower price; Repairs and lost buttons
screen: Book a pick-up | list Choose = Wash and fold; Shirts, ironed; Dry-cleaning | ask Pick-up = Tonight, 7 to 8 pm | ask Back by = Thursday evening | ask Wishes = Mild detergent | button Book the pick-up | no pick-up in your street yet, leave your address for news | tonight is full, and tomorrow evening is free
screen: My bag | steps Status = Collected; Counted; Washed and ironed; On the way back | list Counted = Shirts, eight; Towels, four; One coat, photographed | words Back on Thursday, 7 to 8 pm | buttons Change the time / Report a problem | no bag with us, and the next pick-up is tonight | a stain did not come out: a photo and our note are in the order
screen: Laundry desk | table Bags = Bag, Service, Status; Bag three, shirts, ironing; Bag four, linen, drying; Bag six, coat, dry-cleaner | code Scan the bag label | map Tonight's round | button Packed and ready | no bags in, and tonight's pick-ups are listed | one item is missing: search, then tell the customer today

moving-help
thing: move, moves = Studio, two helpers; Family flat, third floor; Single sofa, across town
must: A price from photos or video of each room; Floors, lift, parking and heavy items recorded; Insurance shown before booking; A fixed arrival window and a contact
later: Packing and boxes to order; Furniture taken apart and put together
screen: Get a price | list Rooms = Living room, filmed; Bedroom, filmed; Kitchen, missing | ask Old home = Third floor, no lift | ask New home = First floor, lift | list Heavy items = Washing machine; Piano | ask Date = Saturday | button Send my price | no room added yet, start with the largest | the video is too dark: film the room again or send photos
screen: My move, Saturday | headline Three movers, 9 am | steps Status = Boxes delivered; Loading; On the road; Unloaded | list Agreed = Piano included; Insurance included; Kitchen not taken apart | buttons Call the crew / Add an item | no move booked, and free dates are shown | the crew is stuck in traffic: the new arrival time is on this page
screen: Crew leader's phone | list Take along = Blankets; Straps; Tool box | steps Order = Photos of old damage; Heavy items; Boxes; Last check of rooms | ask Damage = Scratch on table, photographed | switch Both sides signed | button Finished, send the bill | no move today, and tomorrow's load is listed | more items than quoted: agree on the extra price before loading

peer-storage
thing: space, spaces = Dry cellar; Half a garage; Spare room
must: Photos, size and access times for each space; Insurance shown before booking; Safe payment and deposit; A list of stored things with photos
later: Help with carrying; Short storage during a move
screen: Find a space | map Spaces near you | list Free now = Dry cellar, ground floor; Half a garage; Spare room | ask From = Monday | switch Access at weekends | button Ask the host | no space here yet, widen the search | this space was just taken: see others nearby
screen: My storage | headline Dry cellar, until May | picture My boxes | list Stored = Six boxes; One bicycle | list Access = Weekdays after five | buttons Book access / End storage | nothing stored yet | the payment failed: please update your card
screen: Host page | list Requests = Anna, four boxes; Omar, one sofa | list My space = Half a garage, free | chart Earnings by month | switch Accept new requests | buttons Accept / Decline | no requests yet, add better photos | something got wet: photograph it and tell us

renovation-matching
thing: project, projects = Bathroom, complete; Kitchen and floor; Flat, before moving in
must: One clear description with photos and plan; Only builders with checked licence and insurance; Offers side by side, with what is included; Extras approved in writing
later: Payment released step by step; Photos of the site every week
screen: Describe my project | ask Room = Bathroom | list Work = Tiles; Shower; Pipes checked | picture Photo of the bathroom | ask Start = In three months | ask Budget = Not decided yet | button Find builders | no project yet, most people begin with one room | no builder is free at that date: the next possible start is shown
screen: Compare offers | table Bathroom = Included, Offer one, Offer two; Old tiles removed, yes, extra; New pipes, yes, yes; Finished in, four weeks, six weeks | list Checked = Licence; Insurance; Two references | buttons Choose offer one / Ask a question | one offer is in, and two more arrive by Friday | a builder has withdrawn: another one is invited today
screen: My bathroom, on site | steps Plan = Old tiles out; Pipes; Waterproofing; Tiling; Handover | picture Photo from Tuesday | list Extras = New valve, waits for your approval | buttons Approve the extra / Ask the builder | no work under way, and the start date is shown | a delay is reported: the reason and the new date are shown

interior-design-online
thing: room, rooms = Living room, family of four; Small bedroom; Home office
must: Style, budget and must-keep pieces first; Measurements and photos from the customer; A plan with pictures and a shopping list; One round of changes included
later: Help with ordering and returns; The same style for other rooms
screen: Start my room | ask Room = Living room | ask Budget = Medium | list Must stay = Dining table; Blue sofa | picture Photo of the room | ask Longest wall = Five metres | button Start the design | no room yet, start with one photo | a measurement is missing: see how to take it
screen: My design | picture Living room, first draft | list Shopping list = Floor lamp; Rug; Bookshelf | list Stays = Dining table; Blue sofa | ask Change = A smaller bookshelf | buttons Approve the design / Ask for a change | the first draft is ready on Friday | a piece is sold out: a similar one is suggested
screen: Designer's desk | table Rooms = Customer, Step, Due; Ana, first draft, Thursday; Ben, changes, today; Lin, measurements missing, - | picture Room plan with furniture | list Check = Fits the wall; Within budget; Delivery time | button Send the design | no rooms in work, and new requests are listed | a size does not match: ask the customer for one more measurement

appliance-repair
thing: repair, repairs = Washing machine does not drain; Oven does not heat; Fridge is too warm
must: Model number and photo or video of the fault; A fixed fee for the diagnosis; Advice whether to repair or replace; A warranty on part and work
later: A yearly service; Old appliances taken away
screen: Report a fault | ask Appliance = Washing machine | picture Label with the model number | ask What happens? = Does not drain | list Price = Diagnosis, fixed fee; Common parts, from a list | button Choose a date | no fault reported, and past repairs are listed | the model number cannot be read: take the photo again
screen: My repair, Thursday | headline Sam arrives between 1 and 4 pm | steps Status = Part ordered; On the way; Tested; Done | list Expected = Drain pump; One hour of work | buttons Accept the price / Cancel | no repair booked, and free times are shown | the part is late: the new date is Monday
screen: Technician's phone, today | table Today = Home, Fault, Part; Mill Lane, drain, pump; Park Road, oven, heater; Hill View, fridge, thermostat | ask Found = Pump blocked by a coin | switch Safety test passed | button Done, send report | no repairs today, and parts to order are listed | not worth repairing: explain it, and charge only the diagnosis

furniture-repair
thing: piece, pieces = Chair with a loose leg; Armchair, new fabric; Table with scratches
must: A quote from photos; The final price after a look at the frame; Fabric and finish samples; Photos at each step
later: Care products for wood and fabric; Restored pieces for sale
screen: Get a quote | picture Armchair from the front | ask What is wrong? = Worn seat, loose arm | list Choose = Repair only; New padding; New fabric | switch Please collect it | button Send my photos | no photo yet, take one from the front and one from below | we cannot judge the frame from the photos: a visit is offered
screen: My armchair | steps Status = Collected; Frame checked; New padding; New fabric; Delivered | picture Seat opened in the workshop | list Found = Frame solid; One spring broken | ask Fabric = Grey wool | buttons Approve the price / Ask a question | no piece with us yet, and finished examples are shown | the fabric is sold out: two similar ones are offered
screen: Workshop board | table Pieces = Piece, Step, Due; Armchair, padding, Friday; Dining chair, glue drying, Thursday; Table, varnish, Monday | list To order = Foam; Grey wool fabric | button Send photos to the owner | no pieces in work, and open quotes are listed | more damage than expected: stop and agree on the price first

home-energy-advice
thing: house, houses = Terraced house, gas heating; Detached house, old windows; Flat under the roof
must: A plan in clear steps, in the right order; Costs with and without a grant; Photos of the weak points; Checked installers nearby
later: A second check one year later; Group orders with neighbours
screen: My energy plan | picture Heat image of the outside wall | steps Recommended order = Insulate the attic; Cellar ceiling; New windows; Heat pump | chart Energy use after each step | switch Show with grant | button Ask for quotes | send your bills and a few photos to begin | the bill could not be read: upload it again or type in the figures
screen: Book a house check | headline A check of your home and a plan in three steps | ask Type of home = Terraced house | ask Heating = Gas boiler | list Please have ready = Last energy bills; Floor plan; Year of the boiler | button Choose a date | no date is free this week, and next week opens on Friday | your address is outside our area: leave your mail and we tell you when we come
screen: Adviser's visit | list Rooms to check = Attic, done; Cellar, done; Heating, open | picture Boiler plate | ask Note = Draught at the attic door | button Add to the report | no visits today, and two reports to finish | a room could not be entered: mark it as not checked

tool-lending
thing: tool, tools = Carpet cleaner; Cordless drill; Tile cutter
must: Availability by date; Booking and deposit online; Short instructions for every tool; Report damage with a photo
later: Drill bits and sanding paper to buy; Delivery to the door
screen: Find a tool | ask When? = Saturday and Sunday | table Tools = Tool, Free, Pick up; Carpet cleaner, Sunday, locker two; Drill, today, locker one; Tile cutter, Monday, counter | switch Only free tools | button Book the drill | everything is booked for these days, and the next free day is shown | the tool has not come back: choose another or cancel free of charge
screen: My loan | headline Cordless drill, until Sunday evening | code Open the locker | list In the case = Drill; Charger; Six bits | link Instructions in one minute | buttons Return / Report damage | no loans yet, and the most popular tools are shown | the locker does not open: call us and we open it from here
screen: Tools and returns | table Today = Tool, With, Due; Ladder, Ana, noon; Sander, Ben, 6 pm; Drill, Mei, Sunday | list Maintenance = Carpet cleaner, check hose; Saw, new blade | chart Loans by tool | button Remind Ana | no returns today, and two tools wait for a check | a tool came back damaged: it is blocked until it is repaired

house-sitting
thing: visit, visits = Post and plants, Monday; Cat, twice a day; Full check of the house, Friday
must: Photo and time of every visit; Checked and insured sitters; A checklist for each home; Emergency contacts and what to do
later: Groceries for the day of return; Sharing the visit reports with the insurer
screen: My home while I am away | list Today at noon = Post taken in; Plants watered; Windows closed | picture Living room, today | words Next visit on Thursday | buttons Thank you / Add a task | the first visit is on Monday, and the checklist can still be changed | the visit is late: a second sitter is on the way
screen: Book visits | ask Away from = Monday | ask Back on = Sunday | list What should we do? = Post; Plants; Cat; Look at every room | ask Where do we get the key? = Handed over in person | button Request visits | no sitter is free on these days, and waiting is possible | the dates overlap with another booking: please check them
screen: Sitter's round | table Today = Home, Time, Tasks; Key six, 9 am, cat and post; Key two, noon, plants; Key four, 5 pm, full check | ask Note = All in order | switch Doors locked | button Send photo and finish | no visits today, and tomorrow begins at nine | something is wrong: call the owner and the emergency contact

decluttering
thing: clear-out, clear-outs = Wardrobe, one afternoon; Kitchen cupboards; Garage, full day
must: A clear goal and price for each session; Piles to keep, give away, sell or discard; Donations and waste taken away; A note of valuables and papers found
later: A follow-up visit after a month; Help with selling good pieces
screen: Book a session | picture Photo of the room | ask Where do we start? = Bedroom wardrobe | list Choose = Half day; Full day; Several days | switch Take donations away | ask Date = Wednesday, 9 am | button Book the session | no photo yet, one picture is enough to begin | that day is full, and two other days are offered
screen: My wardrobe | picture Wardrobe before and after | list Sorted = Keep, three shelves; Give away, five bags; Not sure, one box | list Next = Drawer of papers; Shoes | buttons Book the next session / Get help selling | no session yet, and a short list to prepare is shown | a bag was taken by mistake: tell us today and we hold it back
screen: Organiser's desk | table Sessions = Customer, Area, Next; Ana, wardrobe, donations Friday; Ben, garage, van Saturday; Lin, kitchen, follow-up | list Found and handed over = One ring; Two passports | button Plan the van | no sessions this week, and past customers to call | the owner has not agreed in writing: nothing leaves the home

mould-check
thing: check, checks = Bedroom, outside wall; Bathroom without a window; Cellar, north side
must: Humidity and wall temperature by room; The likely cause in plain words; What to do first; A report for tenant and landlord
later: A reminder when it is time to air; A second check in the next winter
screen: My rooms | table Rooms = Room, Humidity, Risk; Bedroom, high, red; Bathroom, medium, yellow; Kitchen, normal, green | chart Humidity this week, bedroom | words Bed stands too close to the outside wall | button See what to do | no sensor is connected, and the set-up takes five minutes | a sensor does not answer: check battery and distance
screen: Report | picture Corner of the bedroom | list Findings = Wall is cold; Air is too humid at night; No leak found | steps What to do = Air twice a day; Move the bed; Insulate the corner | switch Share with landlord | button Download report | the report is ready after two weeks of readings | too few readings: measure a few days longer
screen: Checks this week | table Visits = Address, Day, Status; Flat two, Monday, sensors set; Flat five, Tuesday, report due; House nine, Friday, booked | list To review = Flat five, water in the wall? | button Ask a surveyor | no visits this week, and two reports are open | access was refused: offer a new date in writing
`;
