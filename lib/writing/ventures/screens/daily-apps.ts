/** Every day, with an app: what is seen on their screens; the keys are those of `../screens-of.ts`. */
export const DAILY_APPS_SCREENS = `
recipe-planner
thing: meal, meals = Lentil soup; Baked fish with potatoes; Pasta with vegetables
must: A weekly plan with meals that can be swapped; A shopping list sorted by aisle; Preferences and allergies for each person; Recipes for what is left at home
later: Recipes of one's own; Online ordering from a shop
screen: This week | list Dinners = Monday, lentil soup; Wednesday, baked fish; Friday, pasta | words Thursday is free, you are eating out | ask People = Four | buttons Swap a meal / Add a meal | no meals planned, choose three to begin | this recipe contains something you avoid, choose another
screen: Shopping list | list To buy = Onions, two; Tomatoes, one tin; Fish, four pieces | list At home = Lentils; Rice; Oil | switch Share with my household | button All done | the list fills when you plan a meal | an item is sold out, use the suggested replacement
screen: Lentil soup | picture Bowl of lentil soup | steps Cook = Chop onions; Add lentils and stock; Simmer until soft | ask Portions = Four | buttons Cooked / Not for us | choose a meal to see the steps | the photo could not be loaded, the steps are below

grocery-prices
thing: list, lists = Weekly shop; Barbecue on Saturday; Baby things
must: Prices of the shops nearby with date; Total of the list for each shop; Comparison by weight or litre; A button to report a wrong price
later: An alert when a usual item is on offer; A list shared with the household
screen: Weekly shop | table Prices = Item, Fresh Market, City Store; Butter, cheaper, dearer; Oats, same, same; Milk, dearer, cheaper | words The whole list costs least at Fresh Market | switch Only one shop | button Use this list | add items to compare shops | two prices are missing, the total is an estimate
screen: Scan an item | code Barcode of the pack | list Price seen = Fresh Market, this morning; City Store, yesterday | buttons Price is right / Report price | scan a pack to see prices | no connection, prices from this morning are shown
screen: Price check | table Reports = Item, Shop, Status; Butter, Fresh Market, to check; Oats, City Store, confirmed; Milk, Corner Shop, corrected | button Confirm price | no reports to check | a shop has sent no prices since Monday

family-calendar
thing: appointment, appointments = Dentist, Tuesday at four; School trip, Friday; Swimming lesson, Monday
must: A colour for each person; Tasks assigned to one person; Reminders of what to bring; Notices added from a photo
later: Access for grandparents and sitters; Shared shopping lists
screen: Today | list Appointments = Swimming at three, bring goggles; Dentist at five | table Tasks = What, Who, When; Pick up Mei, Jonas, at four; Bake a cake, open, by Friday | buttons I'll do it / Ask somebody | nothing planned today | two appointments overlap, please choose who goes where
screen: Add a school notice | picture Photo of the notice | list Found = Trip on Friday; Bring a packed lunch; Sign by Wednesday | ask For = Mei | buttons Add to calendar / Correct | take a photo of a notice to begin | the notice could not be read, enter the date by hand
screen: Family settings | list Members = Ana, blue; Jonas, green; Mei, yellow | ask Weekly summary = Sunday evening | switch Grandparents see pick-ups only | button Invite a member | invite a second person to share the calendar | the invitation was not opened, send it again

outfit-app
thing: outfit, outfits = Blue shirt and grey trousers; Black jumper and jeans; Green dress with boots
must: Clothes added by photo; Outfit suggestions for weather and occasion; A calendar of what was worn; Filters for season, colour and occasion
later: A packing list for trips; A list of clothes never worn
screen: Today | picture Blue shirt, grey trousers, brown shoes | words Cool and dry, meeting at ten | list Other ideas = Black jumper and jeans; Green dress with boots | buttons Wear this / Show another | add ten pieces to get your first outfit | weather unknown, please enter your town
screen: My wardrobe | list Pieces = Blue shirt; Grey trousers; Green dress | ask Filter = Work | words Three pieces not worn this season | buttons Add photo / Plan the week | no clothes yet, start with one photo | the photo is too dark, please take it again

plant-care
thing: plant, plants = Fern in the bathroom; Basil in the kitchen; Rubber plant in the living room
must: Plant recognition from a photo; Watering reminders for each plant; Diagnosis of sick leaves with advice; Warnings for children and pets
later: A calendar for repotting and feeding; A plant sitter's list for holidays
screen: Today | list To water = Fern; Rubber plant | list Not yet = Basil, soil still moist | words Two plants need water today | buttons All watered / Remind me later | no plant needs water today | no photo of the basil for two weeks, please add one
screen: Leaf check | picture Yellow leaf, close up | list Likely cause = Too much water; Too little light | steps Next two weeks = Let the soil dry; Move to the window; Take a new photo | button Save plan | take a photo in daylight | the photo is blurred, please take it again
screen: My plants | table Plants = Plant, Room, Health; Fern, Bathroom, better; Basil, Kitchen, good; Rubber plant, Living room, watch | button Add plant | no plants yet, start with a photo | plant not recognised, please choose from the list

travel-itinerary
thing: day, days = Day one, old town on foot; Day two, market and boat trip; Day three, museum and beach
must: A plan for each day with map and times; Opening hours checked; Tickets and bookings in one place; Works without internet
later: Planning together with friends; A plan for rainy days
screen: Day two | map Market, boat, restaurant | list Plan = Market, 9 am; Boat trip, 1 pm; Dinner, 7 pm | words The museum is closed today | buttons Change the day / Show the route | this day is still free, three ideas nearby are shown | a place has closed: the nearest alternative is suggested
screen: Plan a trip | ask Where to? | ask When = Friday to Monday | list We like = Food; Walking; Museums | switch Slow pace | button Make my plan | enter a destination to begin | too many stops for one day: choose two to drop
screen: My bookings | table Bookings = What, When, Status; Hotel, Friday, confirmed; Boat trip, Saturday, paid; Dinner, Saturday, requested | list Documents = Hotel confirmation; Boat tickets | button Add a booking | no bookings yet, forward a confirmation to add one | a booking was cancelled: see what else is free

event-discovery
thing: event, events = Concert in the park, Friday; Street food market, Saturday; Dance class for beginners, Sunday
must: Events by date, place and interest; Tickets or a seat in a few taps; A quick message when an event changes; Small local events, not only large ones
later: Plans with friends; Tips by email every Thursday
screen: This weekend | ask Where = Near me | list Events = Concert in the park, Friday 7 pm; Street food market, Saturday; Dance class, Sunday 4 pm | map Events near you | switch Free events only | button Show more | nothing near you this weekend, widen the area | events could not be loaded: try again
screen: Concert in the park | picture Stage in the park | list Details = Friday, 7 pm; Doors open at six; A few tickets left | ask Tickets = Two | buttons Get tickets / Share with friends | no tickets on sale yet, set a reminder | cancelled by the organiser: your money is returned
screen: Organiser's page | table My events = Event, Date, Booked; Concert, Friday, nine; Workshop, Sunday, four; Film night, next week, none | chart Views and bookings | ask New event = Name, date and place | button Publish | no events yet, add the first one | place or time is missing: add it before publishing

neighbour-sharing
thing: request, requests = Ladder until Sunday; Help with a wardrobe; Watering plants for a week
must: Requests shown only to the neighbourhood; A check that members live nearby; Return date and photo for borrowed things; Messages without sharing a phone number
later: A list of tools the street owns together; Reviews after each favour
screen: Near you | map Requests in the neighbourhood | list Requests = Ladder until Sunday; Help with a wardrobe; Plant sitter in July | ask I need = A drill for one hour | buttons I can help / Post request | no requests nearby today, post the first one | nobody has answered yet, we are asking the next streets
screen: Ladder until Sunday | picture Ladder in the hall | list Agreement = Maya lends; Tom borrows; Back on Sunday | talk Messages = Maya: You can fetch it at six; Tom: Thank you, see you then | buttons Returned / Ask for more time | nothing borrowed at the moment | something is damaged, report it with a photo
screen: Street overview | table This week = Street, Requests, Answered; Mill Lane, eight, seven; Park Street, five, three; Hill Road, two, two | button Invite neighbours | no requests this week | one member's address is not confirmed

second-hand
thing: find, finds = Winter boots; Oak chair; Camera with lens
must: Photos that show every flaw; Suggested price from similar sales; Protected payment until the item arrives; Collection or shipping with label
later: An alert for a search; Collection of a whole box at home
screen: Oak chair | picture Chair from the front | list Condition = Good; One scratch on the back; From a smoke-free home | ask Delivery = Collect on Saturday | buttons Buy now / Ask seller | no chair found, save the search | just sold, similar chairs are shown
screen: Sell an item | steps Photos = Front; Back; Any flaw | ask Item = Winter boots, worn one season | words Similar boots sold within a week | switch Collection only | button Publish | take a photo to begin | the flaw is not visible, please add a photo
screen: My sales | table Items = Item, Status, Next; Boots, sold, send by Friday; Lamp, online, wait; Camera, reserved, meet on Sunday | button Print label | nothing for sale yet | the buyer reports a fault, please answer

home-inventory
thing: item, items = Dishwasher; Bicycle; Laptop
must: Receipts read from a photo or e-mail; Warranty end dates with a reminder; Manuals found by model number; A list by room for the insurer
later: Access for the family; Contacts for repair nearby
screen: Dishwasher | picture Photo of the appliance and its label | list Details = Kitchen; Bought in March; Warranty until next March | list Files = Receipt; Manual | buttons Report a fault / Edit | no details yet, photograph the label | the label cannot be read, type the model number
screen: Rooms | table Items = Room, Items, With receipt; Kitchen, eight, six; Office, five, five; Cellar, nine, four | words Two warranties end this month | buttons Add item / Export list | no items yet, start with one room | one receipt is unreadable, please scan it again

photo-organising
thing: album, albums = Summer by the lake; Grandma's wedding; Ben's first year
must: Duplicates and blurred photos found; Sorting by person, year and place; Sharing with the family by link; Originals kept safe and exportable
later: Scanning of old prints and slides; A printed photo book
screen: Choose the best | picture Four similar photos by the lake | list Suggested = Everyone looks at the camera; Sharp; Good light | buttons Keep this / Keep all | no similar photos left in this year | deleted by mistake, restore it within a month
screen: Who is this? | picture Woman at a wedding, old print | ask Name = Aunt Vera | list Asked = Grandma, waiting; Jonas, does not know | button Ask the family | everybody in this album has a name | two names were given, please choose
screen: Progress | table Albums = Album, Photos sorted, Status; Summer, all, finished; Wedding, half, open; First year, none, next | chart Albums finished by week | button Continue sorting | no photos imported yet | the upload stopped, we continue on Wi-Fi

hiking-app
thing: hike, hikes = Lake loop; Ridge trail; Forest walk
must: Search by time, distance and difficulty; Offline maps for every route; Current conditions and closures; Timetable for bus or train back
later: Routes for children and pushchairs; Sharing a hike with friends
screen: Lake loop | map Route around the lake | list Good to know = Three hours; Easy; Hut open until five | chart Height along the route | words Path checked on Friday | button Download and start | no hike fits, try a longer time | the path is closed, here is the detour
screen: On the way | map Your position on the route | words Turn left at the bridge | list Ahead = Viewpoint; Hut; Bus stop | buttons Report a problem / Emergency | start the hike to see directions | no position, the last known point is shown
screen: Route reports | table Reports = Route, Report, Status; Lake loop, tree on path, checked; Ridge trail, snow, warning; Forest walk, sign missing, new | button Publish warning | no reports this week | two reports disagree, somebody has to check

car-cost
thing: entry, entries = Refill on Monday; New tyres; Yearly service
must: Receipts added by photo; Monthly total for fuel, repairs and insurance; Reminders for service and inspection; Comparison with similar cars
later: Several drivers for one car; An estimate of the car's value
screen: This month | chart Costs by month | list Entries = Refill on Monday; Car wash; Insurance | words Fuel is lower than last month | buttons Add receipt / See the year | no entries yet, photograph your first receipt | this amount looks wrong, please check it
screen: Repair or sell? | ask Quote from the garage = Timing belt | list Similar cars = Most owners repaired; Some sold | words Next likely repair is the exhaust | buttons Save quote / Compare garages | enter a quote to compare | too few similar cars, the estimate is rough
screen: Due dates | table Coming up = Task, Due, Status; Inspection, May, booked; Service, June, open; Insurance, July, open | switch Remind me a month before | button Book garage | nothing due in the next months | the mileage is missing, please enter it

carbon-app
thing: step, steps = Heat one degree less; Train instead of flight; Two days without meat
must: A short start with few questions; One suggested change at a time; Savings in carbon and money; Sources for every figure
later: A challenge for teams; Link to the energy meter
screen: Your next step | headline Heat one degree less | list It saves = Some carbon every week; Part of the heating bill | steps How = Lower the thermostat; Close curtains at night; Check after a week | buttons I'll try it / Show another | answer three questions to start | this figure is an estimate, see the source
screen: My progress | chart Footprint by month | list Kept up = One degree less; Train to the coast; Meat-free days | words Three changes kept since spring | button Choose next step | no step finished yet | one month is missing, add your meter reading
screen: Team challenge | table This week = Team, People, Steps kept; Office, eight, six; Workshop, five, four; Shop, six, three | button Invite colleagues | no team has joined yet | results are missing for one team
`;
