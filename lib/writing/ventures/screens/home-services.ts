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
thing: house, houses = Number twelve, two stories, tall maple; Bungalow, flat roof at the back; Corner house, three downspouts
must: The day and a two-hour window, told the evening before; Gate and hose reached with nobody at home; What could not be reached, told the same day; How full it was, so that the next visit comes in time
later: A message when the leaves of the street are down; One price for four neighbors on the same day
screen: Your roof, today | headline Gutters clear | picture Back gutter, before and after | list What we saw = Four gutters, emptied; Downspout by the garage, rinsed until it ran; Roof edge, one loose shingle above the door | buttons Thank you / Something is not right | no visit yet, and the date of the next one | it rained too hard: the new date, and nobody has to wait in
screen: Crew's phone, one street | map Houses in the order of the day | table Houses = House, Roof, Mind; Twelve, two stories, glass porch below; Fourteen, one story, dog in the yard; Twenty, two stories, gate code | button Next house | no street tomorrow, and the houses that are due near the next one | a gutter cannot be reached from the ground: photographed, left, and not charged

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
thing: place, places = Dry cellar, under the stairs; Garage, one half of it; Attic room with a door
must: How dry it is, over a winter; When one may get at one's things; What must not be put in; What happens if nobody pays or fetches
later: Somebody who carries; Two places under one roof
screen: Dry places near you | map From your door to the cellar | table Free = Place, Room for, Reached; Cellar under stairs, twelve boxes, evenings; Garage half, a sofa, always; Attic, winter things, by asking | button Ask the first | nothing within ten minutes, and what lies a tram ride away | the owner needs it back: when, and what comes next to it
screen: What lies at yours | list Behind the door = Jonas, nine boxes, until May; Mei, a bicycle, paid | picture The corner, on the day it came | buttons They want to get in / Time is up | the corner is empty, and a picture of it finds somebody | damp on the floor: everybody with boxes is told the same hour

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
thing: house, houses = Terrace, end of the row; Farmhouse with a cold hall; Flat under the roof
must: The first step that pays in any case; What it costs with a grant and without one; Where it escapes, in a picture; Who does it nearby, and when they can
later: The same house a year later; Neighbours who order together
screen: Your house, in four steps | picture The wall in the cold, warm spots bright | steps In this order = Attic door and its gap; Cellar ceiling; Windows to the north; Then only the boiler | chart What is left after each step | button Show it without a grant | a bill and four photographs are enough to begin | the bill does not fit the house: it is asked about before anything is advised
screen: Adviser's phone, in the hall | list Look at = Behind the radiators; Hatch to the attic; Boiler plate | picture The hatch, from below | ask Felt = A draught at knee height | button Into the plan | no visit today, and three plans to finish | a door stays locked: note it as not seen, never as good

tool-lending
thing: tool, tools = Carpet cleaner; Drill with stone bits; Tile cutter
must: Whether it is there on Saturday; The part that always goes missing; How it is used, in one minute; Brought back dirty, what then
later: Sandpaper and blades beside it; A tool the members vote in
screen: On the shelf this weekend | table Tools = Tool, There, Comes with; Carpet cleaner, Sunday, two bottles; Drill, now, six bits; Tile cutter, Monday, goggles | switch Only what is there now | button Keep the drill until Sunday | everything is out, and when the first comes home | not back yet: whoever has it is asked, and you get the next best
screen: Tag on the drill | headline Drill with stone bits | list Belongs in the case = Six bits; The key; Both handles | steps Before you go = Try it on the wall there; Count the bits | code Something is missing or broken | a tool without its list stays on the shelf | a broken one is nobody's fault until it was looked at

house-sitting
thing: visit, visits = Post, plants, a look at the cellar; Lights on at seven; The cat, twice a day
must: A picture and an hour from each visit; Keys with a number and no address; Whom to ring when water stands in the cellar; What must look as if somebody were there
later: Milk and bread for the evening you return; The alarm, known to one person
screen: While you are away | list Today at noon = Post taken in; Plants, not the cactus; Cellar dry | picture The kitchen, as it stands | words Next look on Thursday | buttons Thank you / Please also look at | the journey has not begun, and the list can still be written | a visit is an hour late: the second person with a key goes
screen: Sitter's phone, house by number | list Number six = Key from the box; Alarm, then the hall light; Back door, try it | switch Water seen nowhere | button Picture and seal | no house today, and tomorrow's begins at eight | something is wrong: ring, wait at the door, touch nothing

decluttering
thing: clear-out, clear-outs = Wardrobe, one afternoon; Kitchen cupboards; Garage, full day
must: A clear goal and price for each session; Piles to keep, give away, sell or discard; Donations and waste taken away; A note of valuables and papers found
later: A follow-up visit after a month; Help with selling good pieces
screen: Book a session | picture Photo of the room | ask Where do we start? = Bedroom wardrobe | list Choose = Half day; Full day; Several days | switch Take donations away | ask Date = Wednesday, 9 am | button Book the session | no photo yet, one picture is enough to begin | that day is full, and two other days are offered
screen: My wardrobe | picture Wardrobe before and after | list Sorted = Keep, three shelves; Give away, five bags; Not sure, one box | list Next = Drawer of papers; Shoes | buttons Book the next session / Get help selling | no session yet, and a short list to prepare is shown | a bag was taken by mistake: tell us today and we hold it back
screen: Organiser's desk | table Sessions = Customer, Area, Next; Ana, wardrobe, donations Friday; Ben, garage, van Saturday; Lin, kitchen, follow-up | list Found and handed over = One ring; Two passports | button Plan the van | no sessions this week, and past customers to call | the owner has not agreed in writing: nothing leaves the home

mould-check
thing: room, rooms = Bedroom, north corner; Bath without a window; Child's room behind the wardrobe
must: Air or wall, told apart; A curve over two weeks and not one number; A page the landlord can read; What to do tonight
later: The same corner next winter; A house with all its flats
screen: The north corner | chart Damp in the air, night by night | list It looks like = Mostly air; A little the wall | steps From tonight = Bed a hand from the wall; Window wide, twice, short; Door open by day | button Measure a week more | put the sensor where it is worst, a hand above the floor | a night is missing: the curve has a gap and no guess
screen: For the landlord, two pages | picture The corner, with a ruler | list Measured = How damp, over two weeks; How cold the wall is; How often it was aired | words What the tenant can do, and what only the house can | button Send to both | without two weeks there is no page | both say something else: both are written down, with what was measured
`;
