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
rival: shopping-list and leaflet apps | they are free, shared at home and show this week's offers | Bring!, AnyList, Listonic, Flipp@US, Flipp@CA, marktguru@DE | shopping list app
rival: supermarkets' own loyalty apps | they give coupons and points at the till | Tesco Clubcard@GB, Lidl Plus | supermarket app
rival: the usual shop and a paper list | it is close by and needs no comparing
meet: supermarket entrances, family centres and local online groups | head of the family centre | families there watch what they spend on food | compare one real receipt with two shops nearby in {name} and show what the same basket would cost | two afternoons a week | debt advisers, consumer groups and local newspapers | they are asked how to spend less on food
measure: the share of users who compare a basket every week
moat: up-to-date prices for every shop in one town
risk: prices are missing or wrong, and users do not come back | start in one town with all its main shops, and show the date of every price
rule: Settle where prices come from and what may be shown | Ask whether prices may be taken from websites, leaflets and receipts, store receipts without names, mark paid placements, and correct errors that shops report. | the list of sources and rights is filed
trial: Compare one basket for twenty households | Write down prices of thirty usual goods in several shops twice a week for two weeks, send each household its cheapest list, and ask what they bought where. | prices, baskets and money saved are in one table
ask: Do people change shops to save? | | trade-trial | with the receipts of twenty households
ask: Where do prices come from each day? | | f-2 | by testing three sources for cost and errors
ask: Who pays, shoppers or shops? | | price-talks | with ten shoppers and three retailers
roles: a developer for price data | somebody who checks prices in shops | somebody who talks to retailers and local media
search: compare grocery prices
name: +Receiptcut = cuts the receipt
name: Cheaper Aisle = where it costs less
name: +Cartcheck = a check of the cart
name: Unit Price = the figure to compare
name: +Shelfsaver = saves at the shelf
name: Two Tills = prices at two shops
name: *Thriftly = coined from thrift
name: Fair Basket = a basket at a fair price
name: +Pricepantry = prices for the pantry
name: Shelf to Shelf = prices from shop to shop
name: *Grocera = coined from grocery
name: Best Basket = the cheapest full basket
line: Know the cheapest shop before leaving
line: The same basket for less
line: Today's prices, shop by shop
line: Your list, priced in seconds
line: Spend less on the weekly shop
line: See where your basket costs least

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
rival: wardrobe apps | they are free to start and keep all clothes in one place | Whering@GB, Stylebook, Cladwell, Acloset | wardrobe app
rival: personal stylists and styling services | they know body and taste and choose for the customer | Stitch Fix@US, Outfittery@DE | personal stylist
rival: Pinterest, Instagram and the usual outfit | ideas are free and the usual outfit always works | Pinterest, Instagram
meet: clothes swaps, second-hand shops and style workshops | host of the clothes swap | guests talk about full wardrobes and what they never wear | photograph ten pieces of each visitor in {name} and show three outfits on the spot | one Saturday a month | stylists, tailors and second-hand shops | customers ask them what goes with what
measure: the share of days on which a suggested outfit is worn
moat: knowledge of what each user likes and really wears
risk: photographing the whole wardrobe is too much work, so people stop | start with ten pieces and add the rest one at a time
rule: Settle photos, data and paid recommendations | Say how long photos are kept and who sees them, remove faces and rooms where possible, and label every link that earns a commission. | the privacy page and the labels are checked
trial: Suggest outfits to fifteen people by message | Let fifteen people photograph ten pieces, send each an outfit every morning for ten days, and ask for a picture of what was worn. | suggested and worn outfits are in one table
ask: Will people photograph their clothes? | | trade-trial | by counting pieces added after one week
ask: Who pays, the wearer or the shops? | | price-talks | with ten users and three shops
ask: Do people still use it after a month? | | f-3 | by counting active users week by week
roles: a stylist with practice | a developer for image recognition | somebody who reaches people interested in clothes
search: outfit planner app
name: +Wearwell = wear what you own well
name: Hanger & Hue = clothes and colours
name: +Dressday = an outfit for each day
name: Ready by Eight = dressed in time
name: +Closetmate = a friend for the closet
name: Wear It Again = wear old pieces anew
name: *Outfitta = coined from outfit
name: Ten Hangers = a small wardrobe is enough
name: +Matchrail = matches on the rail
name: Dressed by Nine = ready for the day
name: *Wardelo = coined from wardrobe
line: Know what to wear every morning
line: New outfits from your own clothes
line: Get dressed in two minutes
line: Wear more of what you own
line: Your wardrobe, finally in order
line: The right outfit for today's weather

plant-care
job: a plant, plants
rival: plant care and identification apps | they name a plant from a photo and remind people to water | Planta, PictureThis, Greg, Gardenate | plant care app
rival: garden centres and plant shops | they give advice for free when somebody buys | | garden centre
rival: web searches, forums and friends with green fingers | the answer is free and often good enough | Reddit, YouTube
meet: plant swaps, garden centres and online plant groups | owner of the plant shop | customers bring photos of ailing plants and ask for help | sit in the shop for two Saturdays, check customers' photos in {name} and ask for a new photo after two weeks | two Saturdays a month | garden centres, allotment societies and plant bloggers | they are asked every day why leaves turn yellow
measure: the share of ailing plants that look better after three weeks
moat: good diagnoses proven by before and after photos, in many homes and climates
risk: people are keen in spring and forget the app in winter | give each season useful tasks and sell a year instead of a month
rule: Settle what advice may recommend | Check which plant protection products private people may use, mark plants that are poisonous to children or pets, and never call a wild plant edible from a photo. | a gardener has checked the advice and warnings
trial: Care for thirty plants by message | Take photos of thirty ailing plants from fifteen people, give one piece of advice each, and compare photos after two weeks. | thirty pairs of photos and results are in one table
ask: How often is the diagnosis right? | | trade-trial | by letting a gardener check a hundred photos
ask: What do people pay for when naming plants is free? | | interviews-2 | with fifteen people who lost a plant this year
ask: Do users stay through the winter? | | f-3 | by counting active users each month
roles: a gardener who explains well | a developer for image recognition and reminders | somebody known in plant groups
search: plant care app
name: +Leafcheck = a check of the leaves
name: Fern Nurse = care for ailing plants
name: +Rootwise = knows what roots need
name: Sill Life = life on the window sill
name: +Greenkeep = keeps plants green
name: Water Me Well = water, but not too much
name: *Plantina = coined from plant
name: Soil & Sill = soil, pot and window
name: +Potpulse = how the potted plant feels
name: Green Again = a plant recovers
name: Light & Loam = what plants live on
name: *Fernova = coined from fern and new
line: Keep your plants alive and growing
line: Know why the leaves turn yellow
line: Water when the plant needs it
line: A plant doctor in your pocket
line: The right care for every plant
line: From yellow leaf to healthy green

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
rival: neighbourhood and lending apps | many neighbours are already registered | Nextdoor, nebenan.de@DE, Olio, Peerby@NL, Hygglo@SE | borrow from neighbours
rival: chat groups of the house or street | everybody has the app already and it costs nothing | WhatsApp, Facebook, Telegram
rival: hire shops and paid helpers | the tool or helper is certain to come and nothing is owed afterwards | TaskRabbit, HSS Hire@GB, Home Depot@US | tool hire near me
meet: street parties, residents' groups and local shops | chair of the residents' group | members ask there for ladders, helpers and plant sitters | sign up one street at its party and answer the first requests in {name} in person | two Saturdays a month | property managers, corner shops and community centres | residents ask them for help and contacts
measure: the share of requests that a neighbour answers on the same day
moat: streets with enough active neighbours that requests are answered quickly
risk: many people offer help, few dare to ask, and nothing happens | begin with a few streets, invite people to post requests, and fill the first ones by hand
rule: Settle damage, checks and money between neighbours | Ask an insurer about borrowed things and helpers, write down how damage is settled, check that members live where they say, and ask when paid favours count as work. | the policy, the damage form and the member check are ready
trial: Answer thirty requests in one street | Collect requests in one street for two weeks by message and notice, find somebody for each yourself, and note time, refusals and thanks. | requests, answers and hours are in one table
ask: What happens when something comes back broken? | | rules | with an insurer's written terms for one loan
ask: Who pays for the service? | | price-talks | with three housing companies, the town and ten households
ask: How many neighbours does one street need? | | f-3 | by comparing answered requests in three streets
roles: somebody who knows the neighbourhood | a developer for requests and messages | somebody who settles damage and complaints
search: borrow from neighbours
name: +Lendlane = a lane where people lend
name: Next Door Drill = the drill is next door
name: +Streetshare = sharing in the street
name: Hello Next Door = help from next door
name: Ladder & Loaf = what neighbours lend
name: +Doorstepper = help from door to door
name: *Neighbora = coined from neighbour
name: Share & Return = borrow it, bring it back
name: Two Doors Down = a helper close by
name: Good Turn = a favour for a neighbour
name: *Lendoo = coined from lend
line: Borrow it from next door
line: Help from people on your street
line: Why buy a drill? Borrow one
line: Ask once, a neighbour answers
line: Good neighbours, easy to find
line: Share more and buy less

second-hand
job: a find, finds
rival: large second-hand platforms | they have the most buyers and ship with ready labels | Vinted, eBay, Depop, Kleinanzeigen@DE, Leboncoin@FR | buy second hand
rival: charity shops and flea markets | buyers can see and touch the thing and take it home | Oxfam@GB, Emmaüs@FR, Goodwill@US | second hand shop
rival: giving things to family or friends, or keeping them in storage | it takes no effort and nobody has to haggle
meet: flea markets, clothes sales and house clearances | organiser of the flea market | sellers there want to get rid of what is left at the end of the day | take over ten unsold things from three tables, sell them through {name} and bring back the money | one Saturday a week | removal firms, nurseries and clearance firms | customers ask them where to sell good used things
measure: the share of offered things sold within three weeks
moat: trust in checked condition, and good stock in one kind of goods
risk: handling each single thing costs more time than it earns | take one kind of goods above a minimum price and make photos and descriptions fast
rule: Settle returns, fakes and when a seller is a trader | Write down what happens when a thing is not as described, refuse brands you cannot check, and ask when private sellers must be reported or count as traders. | terms, list of refused goods and the tax answer are filed
trial: Sell fifty things for ten people | Collect five things from each of ten people, photograph and sell them wherever it goes best for two weeks, and note hours, price and returns. | hours, price and returns per thing are in one table
ask: What is left after photos, postage and returns? | | trade-trial | with a stopwatch and fifty sales
ask: Why would a seller not use the big platforms? | | interviews-2 | with ten sellers who gave up on them
ask: Where do good things come from each week? | | f-2 | by comparing three sources for a month
roles: somebody who judges goods and prices well | a developer for listings and payment | somebody for customer service and disputes
search: buy and sell second hand
name: Second Owner = the next person to enjoy it
name: +Onceloved = loved once, good again
name: +Refound = found a second time
name: Good As Found = in good condition
name: +Nextlife = a new life for things
name: Attic & Co = treasures from the attic
name: Twice Owned = owned before, still good
name: *Resella = coined from resell
name: Pass It Along = from one home to another
name: +Keepsold = keep it or have it sold
name: Fair Finds = good finds at fair prices
name: *Mercatina = coined from a small market
line: Good things deserve a second owner
line: Sell what you no longer use
line: Checked, described and sent safely
line: Turn a full cupboard into cash
line: Used, checked and ready to love
line: Quality finds for less

home-inventory
job: an item, items
rival: inventory and warranty apps | they keep photo, receipt and date in one place | Sortly, Encircle, Centriq@US, HomeZada@US | home inventory app
rival: notes, photos and spreadsheets on the phone | they are free and already there | Google Drive, Apple, Microsoft
rival: a folder or drawer with receipts and manuals | every home has one and nothing has to be typed in
meet: insurance offices, estate agents and moving companies | insurance agent | clients are asked to list their belongings when they insure or claim | record one room with a client in {name} and print the list for the insurance file | two afternoons a week | removal firms, property managers and electrical shops | customers ask them for lost receipts and manuals
measure: the share of households that add or look up something each month
moat: product data and manuals that fill in an entry from one photo
risk: people enter a few things on the first day and never come back | read receipts from e-mails and photos automatically, and remind people before a warranty ends
rule: Settle how lists of valuables are protected | Encrypt the data, say who can read it, keep the address apart from the list, and ask insurers which proof they accept. | the security check and an insurer's answer are filed
trial: Record ten homes in an hour each | Go through ten homes with a phone, record what matters most, and ask after two weeks what was looked up. | items, minutes and look-ups are in one table
ask: Does an insurer accept the list as proof? | | rules | with written answers from two insurers
ask: What brings people back to the app? | | f-3 | by counting openings per household for a month
ask: Who pays, households or insurers? | | price-talks | with ten households and three insurance agents
roles: a developer for receipts and photos | somebody with insurance experience | somebody who wins partners such as insurers and movers
search: home inventory app
name: +Homeledger = a ledger of the home
name: Shelf & Serial = where it is and its number
name: +Roomlist = a list for each room
name: Proof of Mine = proof of what you own
name: +Ownbook = a book of what you own
name: Attic to Cellar = the whole house recorded
name: *Inventra = coined from inventory
name: Safe & Listed = listed and protected
name: Warranty Box = warranties in one box
name: *Hausfolio = coined, papers of the house
name: +Keepcount = keep count of things
line: Everything you own in one list
line: Find the receipt in seconds
line: Know when your warranty ends
line: Ready for the insurer before anything happens
line: Manuals and receipts where you need them
line: Photograph it once, find it always

photo-organising
job: an album, albums
rival: photo clouds | they store everything automatically and find faces and places | Google Photos, Apple Photos, Amazon Photos | photo storage
rival: scanning services and photo books | they take over the work and deliver something to keep | Legacybox@US, CEWE, Popsa | digitise old photos
rival: boxes, old hard drives and full phones | it costs nothing to leave them as they are
meet: libraries, local history groups and community centres | librarian for local history | people bring old photos there and ask how to keep them | hold an open afternoon, sort one box with each visitor in {name} and send the finished album | one afternoon a week | photo shops, funeral directors and removal firms | customers ask them what to do with boxes of photos
measure: the share of customers who finish their first album within two weeks
moat: fast and careful sorting, and families who keep all their pictures in one place
risk: people like the idea but never finish, while storage costs money | offer small steps such as one year or one person, and finish an album each time
rule: Settle privacy, face recognition and care of originals | Ask for consent before faces are matched, say where pictures are stored and how they can be taken out, and insure originals while you have them. | consent form, export and insurance are ready
trial: Sort ten collections with their owners | Sort one box or phone each with ten people, note minutes and pictures kept, and ask who would pay for the rest. | minutes, pictures kept and paid orders are in one table
ask: Why pay when phone storage is included? | | interviews-2 | with ten people who have thousands of unsorted photos
ask: What does one hour of sorting cost you? | | f-2 | by timing ten collections
ask: What happens to pictures when somebody leaves? | They can be taken out completely at any time | rules | with a tested export
roles: a developer for photo software | somebody who sorts and scans with care | somebody who wins families and partners
search: organise family photos
name: +Albumwise = wise about albums
name: Shoebox Sorted = old boxes in order
name: +Framefinder = finds the right picture
name: Best of Summer = the best pictures of a summer
name: +Pictidy = pictures kept tidy
name: Faces & Years = sorted by people and dates
name: +Yearfold = a year in one album
name: Found Photo = the picture is found
name: *Memorela = coined from memory
name: Keep the Best = only the best remain
name: Family Reel = the film of a family
name: *Ricorda = from the Italian for remember
line: Your photos, finally in order
line: Find any picture in seconds
line: From the box to the album
line: Keep the best and lose nothing
line: Family photos everyone can enjoy
line: One album finished every week

hiking-app
job: a hike, hikes
rival: route apps | they have routes and photos for nearly every region | Komoot, AllTrails, Outdooractive | hiking app
rival: hiking clubs, guidebooks and signposts | they know the paths well and work without a phone | | hiking guide
rival: free maps and the usual walk | they are free and people know the way | Google Maps, OpenStreetMap
meet: trailheads, mountain huts and outdoor shops | manager of the outdoor shop | customers ask there for tours when they buy shoes or maps | offer a free guided walk from the shop with {name} and ask each walker to plan the next one alone | one Sunday a week | tourist offices, hut keepers and hiking clubs | visitors ask them for a suitable route every day
measure: the share of planned hikes that are finished as planned
moat: routes checked on foot with up-to-date conditions
risk: people use the free version a few times a year and do not pay | cover one region better than anybody and charge for offline maps, conditions and tours that fit
rule: Settle map rights, land access and safety notices | Check the licence of every map, ask owners and parks about paths, date each description, and explain what to do in an emergency without signal. | licences, permissions and the safety text are filed
trial: Test ten routes with ten hikers | Let ten people each walk a described route alone, and note where they hesitated, went wrong or turned back. | routes, mistakes and ratings are in one table
ask: How do you know that a path is open? | | f-3 | by counting reports and checks per route
ask: What is better than in the large free apps? | | interviews-2 | with fifteen hikers who use one
ask: Would tourist offices or huts pay? | | closing-calls | with ten of them and a sample page
roles: somebody who knows the paths | a developer for offline maps | somebody who works with tourist offices and clubs
search: hiking routes near me
name: +Trailready = ready for the trail
name: Path & Peak = the way and the summit
name: +Hillwise = knows the hills
name: Sunday Summit = a summit for Sunday
name: +Footfinder = finds the way on foot
name: Open Path = the path is open
name: Blue Marker = the mark on the tree
name: +Ridgemate = a friend on the ridge
name: *Sentiera = coined from a word for path
name: Back by Dusk = home before dark
name: *Hikora = coined from hike
line: Find the right hike for today
line: Know the path before you start
line: Maps that work without signal
line: Hikes that fit your legs
line: Less planning, more walking
line: Up, around and safely back

car-cost
job: a refill, refills
rival: logbook, fuel and charging apps | they show prices nearby and keep a record for free | Drivvo, Fuelio, PlugShare, Waze | car cost app
rival: garages, motoring clubs and car makers' apps | they know the car and people trust them | ADAC@DE, AA@GB, AAA@US | car service
rival: a folder with receipts, a spreadsheet or no record at all | it costs nothing and the car still runs
meet: car workshops, test centres and driving schools | owner of the car workshop | customers wait there and ask what will be due next | enter a customer's last receipts in {name} while the car is being repaired | two afternoons a week | insurance agents, driving instructors and used-car dealers | drivers ask them what a car really costs
measure: the share of drivers who record a cost every month
moat: real cost data by model, age and country
risk: people enter a few refills and stop, and the totals are wrong | read receipts from photos or bank data and ask for as little typing as possible
rule: Settle data, price sources and paid recommendations | Ask for the right to use price data, store trips only with consent, label garages that pay, and leave judgements on road safety to a mechanic. | sources, consent and labels are filed
trial: Add up the costs of fifteen cars | Take the receipts of fifteen drivers, send each a monthly total, and ask after two weeks what they did with it. | totals and decisions are in one table
ask: What do drivers decide with the figures? | | interviews-2 | with ten drivers after a large bill
ask: Who pays, drivers or partners? | | price-talks | with ten drivers, garages and insurers
ask: Do drivers still record after a month? | | f-3 | by counting entries each week
roles: a developer for data and receipts | somebody who knows cars and repairs | somebody who wins drivers and partners
search: car cost app
name: +Carledger = a ledger of the car
name: Fuel & Fair = what fuel costs, fairly shown
name: +Drivecost = what driving costs
name: Every Mile = the cost of every mile
name: Glove Box = where the papers are
name: +Tanktally = the sum of all refills
name: Miles & Money = distance and what it costs
name: *Odosum = coined from odometer and sum
name: +Wheelwise = wise about the car
name: Repair or Sell = the question it answers
name: *Autolia = coined from auto
line: Know what your car really costs
line: Every refill and repair in one place
line: Never miss the next service
line: Repair it or sell it? Know
line: Lower costs, mile after mile
line: Photograph the receipt, see the total

carbon-app
job: a step, steps
rival: carbon footprint apps | they are quick to use and offer offsets at once | Klima, Wren@US, AWorld | carbon footprint app
rival: free online calculators and banks' features | they cost nothing and come from known organisations | WWF | carbon footprint calculator
rival: own habits such as cycling or eating less meat | they are simple and need no app
meet: climate groups, local fairs and companies with climate goals | sustainability manager | companies look for something staff can join without much work | run a two-week challenge with one team in {name} and show the result at the end | two meetings a week | climate groups, teachers and town climate officers | they look for practical steps for people
measure: the share of users who keep one change for a month
moat: reliable figures and proof of which changes people keep
risk: people see their footprint once, feel bad and stop | show one useful change at a time, with what it saves in money and carbon
rule: Settle what may be claimed about carbon and offsets | Name the source of every figure, avoid words such as climate neutral where they are not allowed, and have projects checked by an independent body. | sources and checked claims are published
trial: Help fifteen households change one thing | Look at heating, travel and food with fifteen households, agree on one change each, and ask after two weeks what was kept. | agreed and kept changes are in one table
ask: Why would people keep paying? | | price-talks | with ten users after their first month
ask: Would employers pay for their staff? | | closing-calls | with ten companies and the plan of a two-week challenge
ask: How sure are the figures? | Each shows its source and its range | rules | with an expert's check of the method
roles: somebody who knows carbon accounting | a developer for data and habits | somebody who wins employers and groups
search: carbon footprint app
name: +Stepgreen = one green step at a time
name: Lighter Steps = steps with less carbon
name: +Carboncut = cuts carbon
name: One Less Ton = a ton of carbon saved
name: Train & Toast = travel and food
name: +Habitleaf = green habits grow
name: Small Switch = a small change
name: *Carbella = coined from carbon
name: +Cooltrack = tracks a cooler world
name: Green Week = a week of better choices
name: *Leggera = from the Italian for light
line: One change at a time
line: See what your choices really save
line: Less carbon and lower bills
line: Small steps you can keep
line: Know your footprint, then shrink it
line: Start with what matters most
`;
