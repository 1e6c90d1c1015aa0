/** Every day, with an app: what is known of them; the keys are those of `../lore.ts`. */
export const DAILY_APPS = `
recipe-planner
job: a planned meal, planned meals
rival: free recipe sites, videos and AI chats | there is a recipe for everything and it costs nothing | YouTube, ChatGPT, Cookpad | easy dinner recipes
rival: the same few dishes and a handwritten list | everybody eats them and nobody has to plan
rival: recipe boxes and planning apps | they decide what to cook and prepare the shopping | HelloFresh, Gousto@GB, Mealime, Paprika, Samsung Food | meal planner app
meet: parents' groups online, family centres and food markets | head of the family centre | parents ask every afternoon what to cook that evening | plan three dinners with a family in {name} from what they have at home | two afternoons a week | dietitians, family centres and cookery teachers | they are asked for meals that are quick and healthy
measure: the share of planned meals that were cooked
moat: recipes rated by users of the same tastes, diet and budget
risk: users plan for two weeks and then go back to what they always cook | plan only a few meals, move skipped ones to the next day and repeat what people liked
rule: Settle recipe rights, allergens and paid placements | Use only your own or licensed texts and photos, state clearly that the label decides on allergens, and mark shops and brands that pay for a place. | every recipe has a source, and paid places are marked
trial: Plan the meals of eight households for two weeks | Send eight households three dinners and one shopping list each week, ask what was cooked and thrown away, and offer a paid month at the end. | meals planned, meals cooked and buyers are on one sheet
ask: Will people pay when recipes are free? | They pay to save time and decisions rather than for recipes | price-talks | by offering the same plan at three prices
ask: What does it do better than an AI chat? | | interviews-2 | by asking ten people how they planned last week's meals
ask: How many users still plan in the second month? | | f-3 | by counting weekly plans of the first users
roles: a cook who writes simple recipes | a developer for plans and shopping lists | somebody who tests with households
search: weekly meal planner
name: +Mealmap = a map of the week's meals
name: Dinner Sorted = dinner is decided
name: +Menuweek = a menu for the week
name: Cook & List = recipes and shopping list
name: +Pantryplan = plans with what is there
name: Dinner Plan = dinners planned ahead
name: Use It Up = nothing is wasted
name: Simple Supper = an easy evening meal
name: *Menuva = from the word menu
name: Weekly Table = meals for the whole week
name: +Fridgewise = wise use of the fridge
name: What to Cook = the question it answers
line: Know what's for dinner tonight
line: Plan once, eat well all week
line: One shopping list, nothing forgotten
line: Cook what you have at home
line: Less waste, better dinners
line: Dinner decided in five minutes

grocery-prices
job: a list, lists
rival: shopping-list and leaflet apps | they share one list at home and show this week's offers | Bring!, AnyList, Listonic, Flipp@US, Flipp@CA, marktguru@DE | shopping list app
rival: supermarkets' own apps with points | they give coupons and are asked for at the till | Tesco Clubcard@GB, Lidl Plus | supermarket app
rival: a slip of paper and the shop that lies on the way | it needs no battery and one knows where the butter is
meet: supermarket entrances, family centres and debt advice rooms | debt adviser | people count there before they go in | compare the last receipt with the shop next door in {name} on the pavement | two afternoons a week | debt advisers, family centres and local newspapers | they are asked where it is still affordable
measure: the share of shoppers who open their list in the shop each week
moat: daily prices per shop, down to the small local ones
risk: prices are missing in one town, and whoever stands before a wrong price once never comes back | open one town with every shop before a second one with half of them
rule: Settle where prices may come from | Ask what may be read from shops' pages and leaflets, keep receipts without names, mark paid places, and answer a shop that objects within a day. | the sources and their rights are on one list
trial: Price one basket in six shops by foot | Write down the same thirty goods in six shops twice a week for two weeks and send the list to twenty households. | prices by day and what the households bought are on one sheet
ask: Do people drive further for a cheaper basket? | | trade-trial | with twenty households and their receipts
ask: Where do prices come from once you stop writing them down? | | f-2 | by testing three sources in one town for errors
roles: a developer for prices and lists | somebody who speaks with supermarkets | somebody who checks prices in the shops
search: shopping list app
name: Butter Index = what everybody compares
name: Trolley Token = the coin without which nothing rolls
name: Two Lists = one of them always at home
name: Aisle & Able = found, and affordable
name: Bottom Shelf = where the cheaper one stands
name: +Thriftling = a small saving
name: Receipt Roll = the long paper from the till
name: Forgot the Milk = why one goes back
name: Bancarella = Italian for a market stall
name: Unit Price = the small figure that tells the truth
name: Till Four = the one that has just opened
line: The butter is cheaper across the road
line: Milk. You forgot the milk
line: The bottom shelf, without bending down
line: One list, two people, no third butter
line: Know the till before the trolley

family-calendar
job: an appointment, appointments
rival: the calendar on the phone | it is free, already there and shared in a minute | Google Calendar, Apple Calendar | shared calendar
rival: a paper calendar and a family chat | everybody at home sees it and nobody needs an account | WhatsApp
rival: family organiser apps | they give each person a colour and keep lists too | Cozi, TimeTree, FamilyWall, OurFamilyWizard@US | family calendar app
meet: nurseries, schools and parents' groups online | parents' representative | parents lose track of notices, dates and things to bring | enter this week's notices of one family in {name} and give each parent a task | two afternoons a week | parents' representatives, teachers and family advisers | they answer the same questions about dates every week
measure: the share of tasks taken by somebody other than the parent who plans
moat: families whose schools, clubs and routines are already in it
risk: one parent fills it in and the others never look | invite the second parent in the first minute and send each person only their own tasks
rule: Settle consent and data on children | Ask for consent before reading emails or photos, store as little on children as possible, delete old notices, and define what separated parents can see of each other. | the privacy notice and the access rules are on file
trial: Run the calendar of six families for two weeks | Let six families send you all notices and dates, enter them by hand, remind whoever is responsible, and note what was forgotten and who would pay. | dates, tasks and missed items are on one sheet
ask: Why pay when calendars are free? | | price-talks | by asking ten families about the last date they missed
ask: How do you win the second parent? | | interviews-2 | with both parents of five families, one after the other
ask: How many families still use it after a month? | | f-3 | by counting families in which two people open it each week
roles: a developer for calendars and messages | a designer of simple screens | somebody who talks to parents and schools
search: shared family calendar
name: +Familydue = what is due in the family
name: Our Week = the family's week
name: +Weekhub = the week in one place
name: Shared Tasks = tasks for everybody
name: School & Home = both on one page
name: +Daysync = everybody's day in line
name: Home Schedule = the schedule of a home
name: One Calendar = all dates in one place
name: *Familora = from the word family
name: Pickup Plan = who picks up whom
name: +Housedates = all dates of the house
name: Next Up = what comes next
line: The whole family on one calendar
line: Everybody knows what comes next
line: No more forgotten school dates
line: Share the planning, not just chores
line: Who picks up today? Everybody knows
line: Busy weeks, clearly organised

outfit-app
job: an outfit, outfits
rival: wardrobe apps | they show everything one owns and count how often it was worn | Whering@GB, Stylebook, Cladwell, Acloset | wardrobe app
rival: stylists and shops with advice | they see the person and tell the truth about trousers | Stitch Fix@US, Outfittery@DE | personal stylist
rival: pictures of others, a friend's opinion and the same black jumper | it always fits and nobody has to think before coffee
meet: clothes swaps, tailors' counters and flea markets | host of the clothes swap | people bring bags there with things that still have the label on | photograph ten pieces of somebody in {name} and put three outfits together on the spot | one Saturday a month | tailors, swap hosts and colour advisers | they hear "I have nothing to wear" in front of full wardrobes
measure: the share of mornings on which an outfit from it is really worn
moat: what people really wore again, by weather, body and occasion
risk: photographing a whole wardrobe takes an evening that nobody has | begin with ten pieces and let the rest come in as it is worn
rule: Settle what happens to pictures of bodies and homes | Keep pictures on the device or delete the background, take no pictures of minors, name which shops pay for a suggestion, and train nothing without consent. | the list of stored pictures and paid places is public
trial: Dress fifteen people by message | Let fifteen people photograph ten pieces, send each an outfit every morning for ten days, and ask for a picture of what was worn. | suggested and worn outfits stand side by side
ask: Who photographs eighty pieces of clothing? | | trade-trial | by counting how many pieces people have added after a week
ask: Do you earn when people buy more? | | rules | with every commission named beside the piece
roles: a stylist who likes old clothes | a developer for pictures | somebody known among those who dress with care
search: outfit planner app
name: Black Jumper = what is worn in the end
name: Far Hanger = the one nobody reaches
name: Hem & Whim = the length and the mood
name: Nothing to Wear = said before a full wardrobe
name: Label Still On = bought and never worn
name: +Moththief = who is cheated when things are worn
name: Blue Sock = what goes with everything
name: Ten Hangers = enough for a month
name: Guardaroba = Italian for a wardrobe
name: Chair Pile = neither worn nor washed
name: Mirror Monday = the first look of the week
line: That shirt has waited since May
line: Nothing to wear, eighty pieces of it
line: For the chair with the pile
line: Dressed before the coffee is ready
line: Wear the dress with the label on

plant-care
job: a plant, plants
rival: plant and garden apps | they name any leaf from a picture and ring on watering day | Planta, PictureThis, Greg, Gardenate | plant care app
rival: garden centres and nurseries | they sell the plant, the pot and a sentence on how to treat it | | garden centre
rival: a grandmother's rule, the label in the pot and watering on Sundays | most of them survive it
meet: plant swaps, garden centres and allotment evenings | host of the plant swap | people bring yellow leaves there in a bag | find what is wrong with one plant in {name} and ask for a picture two weeks later | one Saturday a month | garden centres, allotment societies and window-sill neighbours | customers come back with dead plants and blame the seller
measure: the share of ailing plants that look better after three weeks
moat: pictures of the same plants over years, by window and climate
risk: everything is green in May and the app is forgotten in November | give winter its own work and sell the year, with seeds and repotting in it
rule: Settle what advice may recommend | Name no plant protection that is not allowed for amateurs, mark what poisons cats and children, never call a wild plant edible by picture, and ask before soil, seeds or cuttings cross a border. | a gardener has read the advice and the warnings
trial: Nurse thirty plants by message | Take thirty sick plants from fifteen people by picture, give one advice each, and compare pictures after two weeks. | thirty pairs of pictures are on one wall
ask: How often is the diagnosis wrong? | | trade-trial | by letting a gardener name a hundred pictures blind
ask: What do people pay for, when naming plants is free? | | interviews-2 | with keepers who have lost a plant they loved
roles: a gardener who answers patiently | a developer for pictures and reminders | somebody from the swaps
search: plant care app
name: Can & Canopy = the water and the leaves
name: Yellow Leaf = how a plant complains
name: Sill Life = life at the window
name: Root & Rumour = what is under the soil, what people say
name: Fern Nurse = who comes to the dry ones
name: +Greenquiet = what stands and says nothing
name: Last Cactus = what even survives holidays
name: Cutting Club = how plants go from friend to friend
name: Annaffia = Italian for "water it"
name: Third Basil = the two before did not make it
name: North Window = where hardly anything grows
line: This time the basil lives
line: The yellow leaf, explained
line: Water Thursday, not when you feel guilty
line: For windows that face north
line: Your fern has asked for you

travel-itinerary
job: a trip, trips
rival: AI chats and trip-planning apps | they suggest a week within a minute, mostly for free | ChatGPT, Wanderlog, TripIt, Tripadvisor | trip planner
rival: planning it oneself with maps, videos and tips from friends | it costs nothing and is part of the fun | Google Maps, Instagram, YouTube
rival: travel agencies, tours and guidebooks | somebody experienced has tested it and helps when something goes wrong | Lonely Planet, Intrepid Travel | travel agency
meet: travel fairs, travel talks and bookshops with a travel shelf | organiser of the travel talk | visitors have a destination in mind and no plan yet | plan one day of a visitor's trip with {name} and ask afterwards what they really did | one evening a week | hosts of holiday homes, language teachers and travel bloggers | travellers ask them what to see and where to stay
measure: the share of planned stops that travellers really visited
moat: local tips and opening times that are checked by people on the spot
risk: travellers use it once a year and forget it until the next trip | sell by trip, store past trips and write in time before the next holidays
rule: Settle package travel, commissions and wrong information | Ask when selling several bookings together counts as a package with legal duties, show commissions openly, and state that opening hours and entry rules can change. | the answer on packages, the notice and the terms are on file
trial: Plan the next trips of six travellers | Plan a trip or a weekend for six travellers who leave soon, stay in touch by message, and note what was closed, late or skipped. | stops visited, mistakes and paying travellers are on one sheet
ask: What is better than the plan from a chatbot? | Times, distances and opening hours are checked | trade-trial | by checking both plans for the same place
ask: Who pays, travellers or bookings? | | price-talks | by offering ten travellers a price per trip and a free plan with booking links
ask: How often do customers plan a trip? | | interviews-2 | by asking ten travellers about the trips of the last year
roles: somebody who plans trips well | a developer for maps and plans | people who know the destinations
search: trip planner and travel itinerary
name: +Tripready = ready for the trip
name: Day by Day = a plan for every day
name: +Daymapper = every day on a map
name: Easy Route = a route without detours
name: Where Next = the next place to go
name: +Planandgo = plan it, then go
name: Good Trip = a trip that goes well
name: Local Tips = tips from people who live there
name: Slow Days = days without a rush
name: +Routebook = a book for your route
name: *Viaggia = from the Italian for travelling
name: Pack & Leave = ready to leave
line: Your trip, planned day by day
line: Less planning, more holiday
line: Know what's open before you go
line: Local tips, checked and mapped
line: The whole trip on your phone
line: Plan once, enjoy every day

event-discovery
job: a ticket, tickets
rival: social media and friends | people see there what others are going to, and it costs nothing | Instagram, Facebook, WhatsApp | events near me
rival: ticket and event platforms | they sell the large events and the ticket is on the phone | Eventbrite, Fever, Dice, Ticketmaster | event tickets
rival: city magazines, posters and the venues' own pages | people know and trust them | Time Out | what's on this weekend
meet: venues, cultural centres and weekend markets | programme manager of the venue | people there like to go out and ask what else is on | show visitors three events for the next weekend in {name} and ask later which they went to | two evenings a week | hotel receptions, tourist offices and venue managers | guests ask them what to do tonight
measure: the share of users who book or visit an event they found
moat: small local events that no other list has, entered by the organisers themselves
risk: the same large events are listed everywhere, and users see no reason to come back | begin with one city and one kind of event, and list small ones nobody else has
rule: Settle texts, tickets and paid listings | Ask organisers for the right to use texts and images, write down who refunds a cancelled event, check consumer rules for ticket sales, and mark paid listings. | the organiser terms, the refund rule and the mark for advertising are public
trial: Send weekend tips for two weeks | Collect events in one part of the city, send five tips to twenty people on two Thursdays, and ask on Monday where they went. | tips, visits and bookings are on one sheet
ask: Who pays, the organiser or the guest? | | price-talks | by offering ten organisers a commission and a fixed price
ask: How are events kept up to date? | | f-3 | by counting how many organisers enter and change events themselves
ask: Why not social media? | All events of one area are in one place, by date | interviews-2 | by asking ten people how they planned their last weekend
roles: somebody who knows the local scene | a developer for listings and tickets | somebody who wins organisers and venues
search: events this weekend
name: +Nightpick = a pick for tonight
name: What's Tonight = events for this evening
name: +Eventnear = events near you
name: Good Night Out = an evening well spent
name: City Tonight = the city this evening
name: +Tonightlist = a list for tonight
name: Doors Open = when the event begins
name: Out on Friday = plans for Friday
name: Front Row Guide = a guide to good seats
name: *Eventella = from the word event
name: +Freeseat = a seat that is still free
name: Plans Tonight = plans for this evening
line: Find something to do tonight
line: Small events, big evenings
line: All local events in one place
line: Know what's on near you
line: From idea to ticket in minutes
line: Go out more, search less

neighbour-sharing
job: a favour, favours
rival: neighbourhood apps | they know which street one lives in and many neighbours are there already | Nextdoor, nebenan.de@DE, Olio, Peerby@NL, Hygglo@SE | borrow from neighbours
rival: helpers for an hour and hire shops | they come or have it for certain, and nothing is owed afterwards | TaskRabbit, HSS Hire@GB, Home Depot@US | help for an hour
rival: ringing next door, a slip in the hall and doing it alone | a bell needs no account
meet: street parties, stairwells and corner shops | owner of the corner shop | neighbours leave parcels, keys and news there | bring one ladder and one pair of hands across the street through {name} and carry it over yourself | two Saturdays a month | house managers, corner shops and residents' groups | they are asked for a ladder and hold everybody's parcels
measure: the share of requests that a neighbour answers on the same day
moat: streets in which somebody answers each request
risk: everyone offers help, nobody dares to ask, and the street falls silent | begin with requests and fill each by hand until one street answers itself
rule: Settle who pays for what breaks, and who gets through the door | Ask an insurer about things lent and help given, write how damage is settled, check that members live where they say, and ask when a favour counts as work. | the policy, the damage form and the check of members are there
trial: Answer thirty requests in one street by hand | Collect requests in one street by paper and message for two weeks, find somebody for each by ringing doors, and note hours, refusals and thanks. | requests, answers and who owes whom are on one sheet
ask: What happens when a thing comes back broken? | | rules | with the insurer's terms for one loan
ask: Who pays for what neighbours do for nothing? | | price-talks | with three landlords, the town and ten households
roles: somebody whom the whole street knows | a developer for requests and payment | somebody who settles small damage
search: neighbourhood app
name: Number Twelve = the house with the ladder
name: Sugar Cup = what one used to ring for
name: Ladder & Leek = what goes over a fence
name: Across the Way = where it lies unused
name: Over the Fence = the shortest way of all
name: +Doorbellow = a loud ring next door
name: Odd Drill = a thing used twelve minutes in its life
name: Bring It Sunday = the day things come home
name: Nabo = Danish for a neighbour
name: Eleven Ladders = what one street owns
name: Spare Tent = what sleeps in the attic
line: The ladder lives at number twelve
line: Ring twice, borrow once
line: Eleven drills in one street is plenty
line: The tent in the attic wants out
line: Sugar first, then the cement mixer

second-hand
job: a find, finds
rival: second-hand platforms | they have everything from everybody and the parcel label is included | Vinted, eBay, Depop, Kleinanzeigen@DE, Leboncoin@FR | buy second hand
rival: charity shops and flea markets | one can touch it, and it goes home in a bag | Oxfam@GB, Emmaüs@FR, Goodwill@US | second hand shop
rival: passing on to a cousin, or a box in the cellar | it stays in the family, and the cellar is large
meet: flea markets, children's clothes sales and moving days | organiser of the clothes sale | people sit there from six in the morning behind a table of outgrown things | put three things from one table into {name} and see what is gone by the evening | one Saturday a week | organisers of sales, nurseries and removal firms | they have tables left over and people who ask when the next sale is
measure: the share of offered things that are sold within three weeks
moat: sizes, conditions and sellers that can be trusted in one kind of goods
risk: a thousand things nobody wants are offered and the good ones go in an hour elsewhere | take one kind of goods, refuse the rest, and photograph and describe for the seller
rule: Settle returns, fakes and who counts as a trader | Write what happens when a thing is not as described, refuse brands you cannot judge, ask when a seller becomes a trader and what must be reported to the tax office. | the terms, the list of refused goods and the trader question are settled
trial: Sell a hundred things for ten people | Fetch ten things each from ten people, photograph and sell them wherever it goes best, and note hours, price and parcels. | hours and price per thing are on one sheet
ask: Why not where everybody sells already? | | interviews-2 | with sellers who have given up on the large platforms
ask: What is left after photograph, parcel and return? | | trade-trial | by selling a hundred things with a watch beside it
roles: somebody who judges the goods at a glance | a developer for offers and payment | somebody who answers both sides in an argument
search: second hand online
name: Second Owner = who takes better care
name: Cellar Door = behind which it all stands
name: Outgrown = what fitted until Easter
name: Nick & Patina = the small marks of use
name: Table Nineteen = the best one at the flea market
name: +Lovedling = a small thing somebody liked
name: Moving Box = what is never unpacked
name: Grandma's Lamp = wanted again
name: Mercatino = Italian for a little market
name: Six A.M. Find = what is gone by seven
name: Twice Worn = and then it hung there
line: It fitted until Easter
line: Somebody is looking for your lamp
line: Up at six for the flea market? No
line: The cellar gives something back
line: A scratch, a story, a new home

home-inventory
job: an item, items
rival: inventory and warranty apps | they keep picture, receipt and date together | Sortly, Encircle, Centriq@US, HomeZada@US | home inventory app
rival: makers' and shops' own registrations | they prolong the warranty if one signs up at once | John Lewis@GB, MediaMarkt@DE | register product warranty
rival: a drawer with manuals and receipts that have turned white | it is the same drawer in every house
meet: repair cafés, insurance offices and new housing estates | insurance agent | people are asked there after a leak what had stood in the cellar | photograph one room with somebody in {name} and find the receipt of the dearest thing | two afternoons a week | insurance agents, electrical shops and builders at handover | customers come without a receipt and argue
measure: the share of households who look something up in it within three months
moat: models, manuals and typical faults of what stands in the homes of one country
risk: people enter nine things on the first evening and nothing afterwards | read receipts from mails and photographs, and be useful at one moment: when something breaks
rule: Settle how the list of somebody's valuables is protected | Encrypt it, store no address beside it, ask insurers which proof they accept, and ask for the right to show makers' manuals. | an insurer's answer and the list of who can read it are in writing
trial: Record ten homes in an hour each | Go through ten homes with a telephone, record what an insurer would ask for, and call after two weeks about what was looked up. | things, minutes and look-ups are on one sheet
ask: What brings somebody back before something breaks? | | f-3 | by counting openings per household in the quiet months
ask: Does an insurer accept it as proof? | | rules | with the written answer of two insurers
roles: a developer for receipts and pictures | somebody from household insurance | somebody who has cleared out many homes
search: home inventory app
name: Manual Drawer = the same one in every house
name: White Receipt = what paper turns into
name: Boiler Born = the year on the plate
name: Shelf & Serial = where it stands and its number
name: Attic List = what nobody remembers
name: +Hausfolio = a house and its papers
name: Month Twenty = when one should look for the receipt
name: Spare Fuse = what should be in the drawer
name: Inventario = Italian for a list of everything
name: Dear Toaster = a letter to a thing that stopped
name: Sixteen Plugs = what one kitchen has
line: Month twenty-three, and it still counts
line: Where was the receipt? There
line: The drawer with the manuals, searchable
line: What stood in the cellar before the water
line: Your boiler has a birthday

photo-organising
job: an album, albums
rival: photo clouds | they take in everything by themselves and find the dog by its face | Google Photos, Apple Photos, Amazon Photos | photo storage
rival: scanning services and photo books | they take the boxes away and bring back something to leaf through | Legacybox@US, CEWE, Popsa | digitise old photos
rival: shoeboxes, an old hard drive and a winter that will come some day | they have waited for years and do not complain
meet: libraries, local history evenings and golden weddings | librarian for local history | people bring a shoebox there and tell a story to each picture | bring thirty pictures from one box into {name} while the owner talks | one afternoon a week | local history groups, funeral directors and photo shops | they are handed boxes and have no time to sort them
measure: the share of albums that somebody else in the family opens
moat: families whose pictures, names and years are kept together
risk: everybody likes the idea, nobody finishes sorting and storage costs money each month | end something every week: one year, one person, one small album
rule: Settle where the pictures lie and what faces are for | Ask for consent before faces are compared, promise in which country pictures are kept and how they come out again, and insure originals on the way. | the export works, consent is separate and originals are insured
trial: Sort ten boxes with their owners | Sort one box or one telephone each with ten people in an evening, and note minutes per hundred pictures and what was thrown away. | minutes, kept pictures and laughter are on one sheet
ask: What happens to the pictures when you close? | They can be taken out whole at any time | rules | with an export that a stranger has tested
ask: Why pay when storing is included in the telephone? | | interviews-2 | with people who own forty thousand pictures and no album
roles: a developer for pictures | an archivist or librarian | somebody who fetches boxes and listens
search: organise family photos
name: Shoebox Summer = where the best one lies
name: Blurry Uncle = he never stood still
name: Forty Thousand = what is on one telephone
name: Thumb in Corner = how many pictures look
name: Print & Pram = the child and its picture
name: +Yearfold = a year laid together
name: Back of Photo = where the name is written
name: Slide Night = when everybody had to watch
name: Ricordo = Italian for a memory
name: Same Sofa = twenty years, one background
name: Who Is That = said at every old picture
line: The blurry uncle, found and named
line: Forty thousand pictures, one evening
line: Who is the lady by the sea?
line: From the shoebox to the sofa
line: The good one out of nineteen

hiking-app
job: a hike, hikes
rival: route apps | they have a line on the map for every hill and others' pictures of it | Komoot, AllTrails, Outdooractive | hiking app
rival: alpine clubs, guidebooks and signposts | they mark the paths and know which bridge is gone | | hiking guide
rival: the usual walk, and following whoever looks as if they knew | one knows where the inn is
meet: railway stations on Sunday morning, mountain inns and outdoor shops | innkeeper | hikers sit there with a map in two pieces and ask how long it still takes | choose the way home with one table in {name} and ask at the next stop whether it was right | one Sunday a week | innkeepers, station kiosks and outdoor shops | they are asked for the way all day and know which one is closed
measure: the share of hikes that were walked to the end as proposed
moat: paths checked on foot each season by people who live there
risk: everybody plans in May with the free version and nobody pays for the tenth hike | charge for what the free ones lack on that mountain, and stay in one region until it is complete
rule: Settle whose paths, maps and dangers they are | Check the licence of each map, ask owners and parks before a path is shown, date every description, and say who calls for rescue where there is no signal. | licences, answers of parks and the warning text lie in one folder
trial: Walk twelve routes with strangers | Let twelve strangers walk a described route alone, meet them at the end, and mark where they stopped, doubted or turned back. | doubts and wrong turns are on one map
ask: How do you know a path is open this week? | | f-3 | with the number of checks by people on site
ask: What can it do that the large free one cannot? | | interviews-2 | with hikers who were led astray by it
roles: somebody who knows the paths on foot | a developer for maps without signal | somebody who visits huts and offices
search: hiking routes near me
name: Cairn & Crumb = a heap of stones and the picnic
name: Last Bus Down = what every hike depends on
name: Second Summit = the one without a queue
name: Contour = the line that says how steep it is
name: Blue Marker = paint on the tree
name: +Larchway = a path beneath larches
name: Soup at Noon = why one climbs to a hut
name: Wet Boots = a good day, seen from the evening
name: Sentiero = Italian for a path
name: Stile & Sky = what one climbs over, and what is above
name: Half Thermos = when it is time to turn back
line: The hill without the queue
line: Down in time for the last bus
line: Soup at the top, bus at four
line: Blue mark on the tree, you are right
line: For boots that want to be wet

car-cost
job: a refill, refills
rival: logbook, fuel and charging apps | they show the cheapest pump or plug on the way | Drivvo, Fuelio, PlugShare, Waze | car cost app
rival: garages, car clubs and makers' apps | they have the car on the lift or in the system | ADAC@DE, AA@GB, AAA@US | car service
rival: a folder in the glove box and filling up where one passes | it has always started so far
meet: filling stations, test centres and tyre-change Saturdays | master of the tyre workshop | owners wait there for an hour and wonder what else will come | enter one folder from the glove box in {name} while the wheels are changed | two Saturdays in spring and autumn | tyre workshops, insurance agents and driving instructors | customers ask whether a repair is still worth it
measure: the share of owners who enter or look up something in a normal month
moat: what one model really costs, year by year, in one country
risk: people enter six refills and stop, and the figures are wrong ever after | read what can be read, ask for little, and answer one dear question: is this repair worth it
rule: Settle where prices and positions come from | Ask for the right to price data, store no movement without consent, name garages that pay, and give no verdict on road safety from afar. | sources, consent and paid places are in writing
trial: Add up twenty cars by hand | Take the folder of twenty owners, add up a year, tell them the sum per month, and ask two weeks later what they changed. | twenty sums and changes are on one sheet
ask: What does somebody do with the sum once they know it? | | interviews-2 | with owners who got a large bill lately
ask: Who pays when owners do not? | | price-talks | with garages and insurers, and what the owner is told of it
roles: a mechanic who explains honestly | a developer for data and prices | somebody from the car clubs
search: car cost app
name: Glove Box = where the papers are
name: Last Service = the stamp everyone looks for
name: Half Tank = the right moment
name: Rust & Reason = is it still worth it
name: Yellow Lamp = what lights up before holidays
name: +Odosum = what the kilometres add up to
name: Tyre Saturday = twice a year, in a queue
name: Timing Belt = the bill at which cars are parted with
name: Ruota = Italian for a wheel
name: Pump Four = the one that is free
name: Odd Noise = it is gone when the mechanic comes
line: The noise is gone. The bill is not
line: Is it still worth repairing?
line: What the yellow lamp will cost
line: Behind the service stamp, the whole sum
line: Know your car by the month

carbon-app
job: a step, steps
rival: footprint apps | they turn a life into one number and offer to offset it | Klima, Wren@US, AWorld | carbon footprint app
rival: banks and calculators of environment offices | they are already there, or they are free and official | WWF | carbon footprint calculator
rival: cycling more, eating less meat and a bad conscience on flights | one feels what one does, without counting
meet: climate groups, town festivals and school project weeks | coordinator of the climate group | people ask there what one person can change at all | calculate one household's heating in {name} and agree one thing before autumn | one evening a week | climate groups, town climate officers and teachers | they need something that lasts longer than a lecture
measure: the share of people who have changed one large thing after half a year
moat: which change people kept up, in which kind of household
risk: people see their number, feel guilty and uninstall | show one large change with its date, and never the whole guilt at once
rule: Settle what may be claimed about climate and offsets | Name the source of each figure, call nothing neutral, have projects checked by somebody independent, and show what share of a payment reaches them. | sources, checks and shares are on one public page
trial: Change one thing with fifteen households | Look at heating, travel and food with fifteen households, agree one change each, and visit again after two weeks. | agreed and kept changes are on one sheet
ask: What share of a payment reaches a project? | | rules | with the accounts of the first quarter on the site
ask: Why should somebody go on paying? | | f-3 | by asking those who stayed three months
roles: somebody who knows footprints and their limits | a developer for figures and habits | somebody from a climate group
search: carbon footprint app
name: Cooler Socks = one degree less in the room
name: Late Swallow = who waits for summer
name: Train & Toast = travelling and breakfast
name: Beanward = towards less meat
name: Half a Flight = what one can leave out
name: +Soleprint = what one leaves behind walking
name: Draughty Window = where most of it escapes
name: Clothes Line = how laundry dried before
name: Leggero = Italian for light
name: Degree Less = what a jumper is for
name: Bike Tuesday = one day without the car
line: One degree less, one jumper more
line: Begin with the draughty window
line: One large thing before autumn
line: Less guilt, more insulation
line: The bike knows the way to work
`;
