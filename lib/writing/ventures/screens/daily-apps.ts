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
thing: item, items = Butter; Oats; Washing powder
must: The price with the day on which somebody saw it; The price for the same weight, not for the pack; One list for everybody at home; A way to say that a price was wrong
later: A reminder before something is dearer again; What the basket cost a year ago
screen: Your list, by shop | table Where it is cheapest = Item, Across the road, Usual shop; Butter, cheaper, dearer; Oats, the same, the same; Washing powder, not there, on offer | switch One shop only | button Go with this one | the list is empty, and what you buy most weeks can be put on it | a price older than a week is shown in grey, with its day
screen: At the shelf | code The code on the pack | words Cheaper by weight: the large one on the bottom shelf | list Seen here = By a neighbour, this morning; By you, last week | buttons The price is right / It is another one | an item without a price asks you to be the first | without a network the prices of this morning stay, with their hour

family-calendar
thing: appointment, appointments = Dentist, Tuesday at four; School trip, Friday; Swimming lesson, Monday
must: A colour for each person; Tasks assigned to one person; Reminders of what to bring; Notices added from a photo
later: Access for grandparents and sitters; Shared shopping lists
screen: Today | list Appointments = Swimming at three, bring goggles; Dentist at five | table Tasks = What, Who, When; Pick up Mei, Jonas, at four; Bake a cake, open, by Friday | buttons I'll do it / Ask somebody | nothing planned today | two appointments overlap, please choose who goes where
screen: Add a school notice | picture Photo of the notice | list Found = Trip on Friday; Bring a packed lunch; Sign by Wednesday | ask For = Mei | buttons Add to calendar / Correct | take a photo of a notice to begin | the notice could not be read, enter the date by hand
screen: Family settings | list Members = Ana, blue; Jonas, green; Mei, yellow | ask Weekly summary = Sunday evening | switch Grandparents see pick-ups only | button Invite a member | invite a second person to share the calendar | the invitation was not opened, send it again

outfit-app
thing: outfit, outfits = Black jumper, brown trousers; Blue shirt under the long coat; The green dress, at last
must: Ten pieces photographed in ten minutes; The weather on the way home, not only in the morning; What was worn last week to the same people; A piece put away for the season
later: What a piece cost for each time it was worn; A case packed for four days
screen: This morning | picture Blue shirt, brown trousers, long coat | words Dry until six, then rain | list Instead = The green dress, never worn yet; Black jumper, as on Monday | buttons I wear this / Another | two pieces are missing for an outfit, and the camera is ready | where the weather is not known, it asks: in or out
screen: Back of the wardrobe | list Not worn since spring = Shirt with the label on; Red scarf; Second black jumper | picture The shirt on its hanger | buttons Wear it this week / Let it go | everything was worn this season | a picture too dark to use is asked for once more, by the window

plant-care
thing: plant, plants = Fern by the bathroom window; Third basil, kitchen; Rubber plant behind the sofa
must: Water by the soil and not by the calendar; What a yellow leaf means, with a picture beside it; The window each plant stands at; Somebody for the plants while you are away
later: Cuttings to give to friends; What to repot this spring
screen: Today, with the can | list Feel the soil first = Fern, dry on top; Basil, leave it; Rubber plant, half a cup | switch Rain water | button All of it has had water | nothing is thirsty, and the next day is named | a plant nobody touched for two weeks is asked about, without blame
screen: What does it have? | picture The leaf, from close by | list Looks most like = Too much water; Too little light; Nothing, an old leaf | steps For the next two weeks = No water until the soil is dry; One step nearer to the window; Another picture on Sunday | button Remind me on Sunday | show the whole leaf and the soil, in daylight | what cannot be told from the picture is asked in two questions

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
thing: favour, favours = A ladder until Sunday; Somebody to water tomatoes; Two hands for a wardrobe
must: The house number and not the whole address; The day on which a thing comes home; Asking without owing anybody; Somebody in each street who answers first
later: A tool that belongs to the street; A summer list of who is away when
screen: Your street today | list Asked for = A ladder until Sunday; Two hands for a wardrobe, ten minutes; Sugar, one cup | map From number four to number twelve | buttons I have one / I can come | nobody asks today, and somebody always has to begin | no answer by the evening: the next street is asked too
screen: Borrowed and lent | table Out of the house = Thing, With, Home by; Ladder, number nine, Sunday; Drill, number two, tonight; Tent, number twelve, Monday | buttons It is back / A few days more | nothing is out, and nothing is owed | something came back broken: three sentences for both, and no public word

second-hand
thing: find, finds = Winter boots, worn one season; Oak chair, one scratch; Camera with two lenses
must: The scratch in the picture and not in the quarrel; What others really paid for the same; Handover or parcel, settled before paying; A sum held until it was unpacked
later: A word when just that size comes in; A whole box sold at once
screen: Found for you | picture Oak chair, from the left | list Said openly = One scratch on the back; Stood in a house without smoke; Fits a table of usual height | buttons Keep it for me / Ask about it | nothing of that size today, and your search stays awake | gone while you looked: the next two that are alike
screen: Sell one thing | steps In three pictures = The whole of it; The worst place; The label or the size | ask What should it bring = What similar ones went for | switch Only to be fetched | button Put it up | what was sold before can be copied | a picture that hides the flaw is asked for again

home-inventory
thing: item, items = Dishwasher, kitchen; Boiler, cellar; Bicycle, shed
must: A receipt read from a photograph; The manual of just that model; The day on which the guarantee ends, a month before; A list for the insurer in one step
later: What the last owner left behind; Who repairs it nearby
screen: It has stopped | picture The plate on the back, photographed | list First = Pull the plug for a minute; Look into the filter; Is the tap open | words Bought in month three, still under guarantee | buttons Ring the maker / Show the manual | say which thing it is, or photograph its plate | a plate that cannot be read: type and room are enough
screen: Cellar | table What stands here = Item, Since, Papers; Boiler, six years, receipt and manual; Freezer, two years, receipt; Drill, unknown, none | button Add by photograph | the room is empty, and one photograph of it is a good beginning | two items that look the same are asked about before one goes

photo-organising
thing: album, albums = The summer by the lake; Grandfather, all years; The first year
must: The best of nineteen that look alike; A name for each face, told by those who knew them; Originals that nobody can delete by mistake; One album finished in one evening
later: Slides and negatives from the attic; A printed book for those without a telephone
screen: Which one stays? | picture Four of the same second | list Kept = Eyes open; The uncle is sharp; The child laughs | buttons Keep the best / Keep them all | no pictures alike are left in this year | nothing is deleted for a month, and everything can be brought back
screen: Who is that? | picture A lady by the sea, about the year of the wedding | ask Her name = Aunt Vera, or was it her sister? | list Asked = Grandmother, not seen yet; Jonas, does not know | button Ask the family | everybody in this album has a name | two names for one face are both kept, with who said them

hiking-app
thing: hike, hikes = The hill behind the station; Lake round, flat; Ridge, only when dry
must: The last bus down, beside each path; Where it is steep, before one stands there; Maps that work without a signal; When somebody last walked it
later: A path for a pushchair or a bad knee; A round for the first snow
screen: Hike for today | map From the station over the hill | list Good to know = Two hours up, one down; Hut open, soup until four; Last bus at six | chart How steep it is, along the way | button Take it along | no hike fits, and the walk to the lake always does | a closed path is crossed out, with the day and who said so
screen: On the way | map Where you are, without a signal | words The blue mark is on the left, after the gate | buttons I am lost / Path is blocked | before the start: water, jacket, bus | no position in the wood: the last one, and how long ago that was

car-cost
thing: refill, refills = Full tank, on the motorway; Half a tank, at home; Charged overnight
must: Fuel and repairs noted by a photograph; What the model's owners pay for the same repair; The month and not only the tank; A warning before the belt and not after
later: What the car would bring today; Two drivers, and who drove what
screen: Is it worth repairing? | ask What the garage said = Timing belt and pump | list Others with this model = Most had it done; Some sold before it; Next after it, the exhaust | chart What it cost you, month by month | buttons Repair / What it would bring | without a year of receipts it can only show what others paid | a sum that cannot be right is asked about before it counts
screen: Glove box | table Papers = Paper, Valid until, Where; Inspection, next spring, in the car; Insurance, December, at home; Service stamp, one year old, photographed | button Photograph a receipt | the box is empty, and the first receipt fills half of it | a paper without a date is kept aside, and not forgotten

carbon-app
thing: step, steps = Draughty window, before autumn; Beans on two days; Train to the sea
must: One large thing at a time; What it saves in something one can picture; Only questions that change the answer; A step that may be given up without shame
later: What neighbours in the same house did; A proof for the landlord
screen: Your one thing | headline The draughty window | steps Until autumn = Hold a candle to the frame; Ask the landlord in writing; Tape for this winter | words As much as all your short drives | buttons Done / Not for us | three questions, and one thing stands here | where a figure is a guess, it says so
screen: What has stayed | list Kept up since spring = Beans on two days; One degree less; Train to the sea | chart Month by month, as your meter says | switch Show it to the household | button The next large thing | nothing yet, because the first one takes a month | a month without a reading is left open and not guessed
`;
